const qt=[5696,3053,8580,4947],tn={1331:((At,tt,t)=>{t.d(tt,{O:()=>P,i:()=>k});const P=N=>({discovery:N,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,
firstByteMs:null,totalMs:0},headMs:null,certificates:[]}),k=(N,o)=>({host:N,attempt:P({kind:"skipped",problem:o}),earlier:[],later:[],credentials:null,looks:[],
difference:null,forced:[]})}),5011:((At,tt,t)=>{t.d(tt,{n:()=>b});var P=t(9432);const k=["TF_CLI_ARGS_init","TF_CLI_ARGS"],N=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
o=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;function b(L){const U=I(L),E=g=>U.flatMap(({name:v,value:l})=>v===g?l:[]),_=g=>E(g).
at(-1);return{upgrade:S(_("upgrade")??"false"),hasBackend:S(_("backend")??_("cloud")??"true"),isLockReadonly:_("lockfile")==="readonly",pluginDirectories:E("plu\
gin-dir"),backendConfig:E("backend-config"),variables:U.filter(({name:g})=>g==="var"||g==="var-file"),remarks:k.flatMap(g=>{const l=U.filter(({name:r,from:u})=>u===
g&&o.test(r)).map(M).join(" ");return l===""?[]:[`init is predicted with ${l} of ${g}`]})}}const S=L=>/^(1|[tT]|true|TRUE|True)$/.test(L);function M({name:L,value:U}){
if(U==="true")return`-${L}`;const E=L==="var"||L==="backend-config"&&!U.startsWith("hostname=");return`-${L}=${(0,P.dh)(E?U.replace(/=.*/s,"=\u2026"):U)}`}function I(L){
const U=k.flatMap(_=>G(L[_]??"").map(g=>({text:g,from:_}))).values(),E=[];for(const{text:_,from:g}of U){const[,v,,l]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(_)??[];if(v===
void 0)break;const r=()=>N.test(v)?U.next().value?.text??"":"true";E.push({name:v,from:g,value:l??r()})}return E}function G(L){const[U=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(L)??[];return(U.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(_=>_.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(g,v,l,r)=>String(v??
r??l.replace(/\\(.)/gs,"$1"))))}}),5440:((At,tt,t)=>{t.d(tt,{Qm:()=>l,TU:()=>_,i4:()=>O,pb:()=>y,zt:()=>U});var P=t(7811),k=t(8516),N=t(8339),o=t(1054),b=t(8345),
S=t(2213),M=t(255),I=t(5243),G=t(9897),L=t(3846);const U={host:null,isHostImplied:!1,needed:null},E=s=>({host:s,isHostImplied:!1,needed:s}),_=s=>({host:s,isHostImplied:!0,
needed:s}),g=s=>({host:s,isHostImplied:!1,needed:null}),v=s=>s===null?U:{...U,directHost:s},l=s=>({...U,problem:s}),r=(s,A)=>l((0,N.DA)({reason:"rejected",error:s,
advice:A}));function u(s,A,a){return a===null?s:{...s,problem:(0,N.My)({text:A,host:s.host,advice:a})}}const y={module:c,"test-module":(s,A,a)=>{const T=(0,I.vL)(
s,A).kind==="remote";return A==="opentofu"||!T?c(s,A,a):l((0,N.DA)({reason:"remote-in-test",text:s}))},provider:e,"locked-provider":m,"stack-component":p,stack:(s,A)=>{
const a=(0,I.A)(s);return a.ok&&!s.startsWith(".")?g(a.value.host):{...p(s,A),isHostImplied:!1,needed:null}},"stack-output":s=>{const[A="",...a]=s.split("/");return a.
length===3?f(A,g):l((0,N.DA)({reason:"stack",text:s}))},terragrunt:j,host:s=>f(s,E),url:s=>v((0,S.Ul)(s)),"host-part":s=>v((0,S.D8)(s)),"state-path":s=>v((0,S.Bm)(
s))};function O(s,A,a){if(s==="terragrunt"){const[,K]=/^tfr:\/\/([^/?]*)\//.exec(A)??[];return K!==void 0?i(K,a):/^$|^t$|^tfr?$|^tfr:/.test(A)?void 0:d(A,a)}if(s===
"url"&&/^postgres|=/i.test(A))return v(G.IZ);if(/^(url|host-part|state-path)$/.test(s))return d(A,a);if(s!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(A))return d(A,a);const T=A.indexOf("/");if(T<0)return;const D=(0,I.vL)(`${A.slice(0,T)}/a/b/c`,a);return D.kind!=="registry"?d(A,a):A.split("/").length<B?{
...h(D),directHost:G.IZ}:h(D)}const B=4,i=(s,A)=>s===""?_((0,I.Vm)(A)):f(s,E),d=(s,A)=>(0,I.Nj)(s)?U:v((0,G.uE)(s,A)),h=({host:s,hostImplied:A})=>A?_(s):E(s);function f(s,A){
const a=(0,M.Pv)(s),T=(0,o.L6)(s);return a.ok?u(A(a.value),s,T):l((0,N.k0)({text:s,error:a.why,advice:T}))}function c(s,A,a){if((0,I.Nj)(s)&&!a)return U;const T=(0,I.
vL)(s,A),D=T.kind==="registry"?(0,P.Ju)(T):(0,I.rE)(s,A);if(a&&!D.ok){const{why:ot}=D,dt=/^https?:/i.test(s)?{kind:"invalid",error:ot}:T,it=/^(?:git\+\w+|ssh):/i.
test(s)?null:(0,o.NM)(s,dt,D),Z=/^[a-z0-9]+::/i.test(s)?"remote":T.kind;return it===null&&(Z==="local"||Z==="remote")?l((0,N.DA)({reason:`${Z}-with-version`,text:s})):
r(ot,it)}const x=(0,o.NM)(s,T,D);if(D.ok)return u(h(D.value),s,x);if(T.kind==="invalid"){const ot=s.includes("://")?{directHost:G.IZ}:{};return{...r(T.error,x??
o.x3),...ot}}if(T.kind!=="remote")return u(U,s,x);const{refusal:K,host:X}=T;return K!==null?r(K,x??o.x3):X!==G.IZ||x!==null?u(v(X),s,x):{...v(X),problem:(0,N.My)(
{text:s,host:X,advice:n})}}const n="write the host after the scheme, such as git::https://HOST/PATH";function e(s,A){const a=(0,L.mi)(s,A);switch(a.kind){case"l\
egacy":return r(`Invalid legacy provider address: the provider "${a.type}" has no namespace`,`write NAMESPACE/${a.type}`);case"registry":return a.hostImplied?_(
a.host):u(E(a.host),s,(0,b.c)(s,a));case"builtin":return a.type==="terraform"?g(a.host):r(`Invalid dependency on built-in provider: none is named "${a.type}"`,"\
write the address of a provider in a registry");case"invalid":return r(a.error.split(`

`)[0]??"",(0,b.c)(s,a))}}function m(s,A){const a=(0,L.mi)(s,A);if(a.kind==="invalid")return r(a.error,null);const T=(0,L.NE)(a);if(T!==s)return l((0,k.FA)({kind:"\
not-normal",of:"address",provider:s,normal:T}));if(a.kind==="builtin")return g(a.host);const D=a.host===(0,I.Vm)("terraform");return{...E(a.host),needed:D?(0,I.
Vm)(A):a.host}}function p(s,A){if(s!==s.trim())return l((0,N.DA)({reason:"white-space",text:s}));if(s==="."||s==="..")return U;const a=(0,I.rE)(s,A);if(a.ok)return h(
a.value);const T=(0,I.A)(s);if(T.ok)return g(T.value.host);const D=(0,I.vL)(s,A);return D.kind==="invalid"?r(D.error,(0,o.NM)(s,D,a)):v(D.kind==="remote"?D.host:
null)}function j(s,A){const[a,T="",D=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(s)??[];if(a===void 0){if(s.startsWith("gitlab.com/"))return v("gitlab.com");if((0,G.
GL)(s))return U;const K=(0,G.cx)(s,"opentofu");if(!(K.ok&&(0,G.Of)(s,K.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(s)){const ot=(0,G.cx)(s,A);return v(ot.
ok?ot.value.host:G.IZ)}}const[x=""]=D.split("//");return x.split("/").length!==3?l((0,N.DA)({reason:"terragrunt",text:s})):i(T,A)}}),5517:((At,tt,t)=>{t.d(tt,{Ot:()=>o,
QB:()=>k,im:()=>P,jm:()=>I,mU:()=>L,pR:()=>v,sO:()=>G,yX:()=>N});const P=["fails","warns","works","unchecked","skipped"],k=5,N=({outcome:l})=>l!=="unchecked"&&l!==
"skipped",o=30,b=[7,30,90],S=30,M=20;function I(l,r){const u=l.filter(N);return{recent:l.slice(-o),uptime:b.map(y=>{const O=U(u,r,y);return{days:y,good:O.filter(
E).length,runs:O.length}}),medianMs:_(U(l,r,S)),incidents:g(u).reverse().slice(0,M)}}const G=864e5,L=(l,r)=>new Date(Date.parse(l)+r*G).toISOString();function U(l,r,u){
const y=L(r,-u);return l.filter(({at:O})=>O>y)}const E=({outcome:l})=>l!=="fails";function _(l){const r=l.flatMap(({ms:u})=>u??[]).sort((u,y)=>u-y);return r[Math.
ceil(r.length/2)-1]??null}function g(l){const r=[];let u=[];const y=O=>{const[B]=u;if(B!==void 0){const i=[...new Set(u.flatMap(d=>d.codes))].slice(0,k);r.push(
{from:B.at,until:O,runs:u.length,codes:i})}u=[]};for(const O of l)E(O)?y(O.at):u.push(O);return y(null),r}function v(l,r){let u={isDown:!1,since:null,failed:0,good:0},
y=null;for(const O of l){if(!N(O))continue;const B=r.isFailing(O),i=B?u.failed+1:0,d=B?0:u.good+1;i===1&&(y=O.at);const h=u.isDown?d<r.issueCloseAfter:i>=r.issueOpenAfter,
f=h?u.since??y:null;u={isDown:h,since:f,failed:i,good:d}}return u}}),4503:((At,tt,t)=>{t.d(tt,{DZ:()=>L,R8:()=>E,aE:()=>M,oW:()=>U,uM:()=>N});var P=t(9119),k=t(
8884);function N(_,{links:g,repositories:v}){const{line:l,target:r=_.file}=_,{repository:u,path:y}=(0,P.bH)(r);if(u!==null){const B=v.find(({name:h})=>h===u),i=L(
B,"blob"),d=U(y);return i===null||d===null?null:`${i}/${d}#L${l}`}const O=g?.get(r);return O===void 0?null:O.diff?.lines.has(l)?`${O.diff.url}R${l}`:`${O.url}#L${l}`}
const o=600,b=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,S=/^(?:[\da-f]{40}|[\da-f]{64})$/;function M(_){const g=_?.url??"";return g.length<=
o&&b.test(g)?g:null}const I=/^https?:\/\/gitlab\./i,G=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;function L(_,g="\
commit"){const v=M(_),l=_?.commit??"";return v===null||!S.test(l)||G.test(v)?null:`${v}${I.test(v)?"/-":""}/${g}/${l}`}function U(_){if(!_.isWellFormed()||/(?:^|\/)\.{0,2}(?:\/|$)/.
test(_))return null;const g=l=>`%${l.charCodeAt(0).toString(16).toUpperCase()}`;return _.split("/").map(encodeURIComponent).join("/").replace(/[!'()*_~]/g,g)}function E(_){
const v=(0,k.YC)(_).flat().flatMap(l=>typeof l=="string"?[]:l.target??l.file);return new Set(v.filter(k.CN))}}),7035:((At,tt,t)=>{t.d(tt,{K5:()=>v,XQ:()=>G,bW:()=>_,
be:()=>E,cT:()=>r,hc:()=>l,kW:()=>L,mc:()=>U});var P=t(9432),k=t(5517),N=t(5102),o=t(4120),b=t(7792),S=t(806);const M=20,I=40;function G({incidents:[u]}){return u?.
until!==null||u.runs<2?null:`failing since ${(0,o.QN)(u.from)} (${(0,P.px)(u.runs,"run")})`}function L({recent:u,uptime:y,incidents:[O]}){const{good:B=0,runs:i=0}=y.
at(-1)??{};if(O?.until!==null||i<2)return null;if(i-B===1)return`first failure in ${(0,P.px)(i,"run")}`;const d=u.filter(({outcome:f})=>f==="fails").length;return d<=
O.runs&&O.runs>1?null:`failed ${d} of the last ${u.filter(k.yX).length} runs`}function U({good:u,runs:y}){const O=Math.floor(1e4*u/y);if(O>=9900)return`${O/100}\
%`;const B=Math.floor(O/10);return B===0&&u>0?"below 0.1%":`${B/10}%`}function E(u,y,O){const B=u.toSorted((h,f)=>y(h)-y(f)).map(O),[i="",d=""]=[B[0],B.at(-1)];
return i===d?i:`${i} to ${d}`}const _=(u,y="results")=>u.length===0?b.Gy.nothing:{kind:"chart",of:y,runs:u,label:g(u)};function g(u){const y=N.vh.flatMap(B=>{const{
length:i}=u.filter(h=>h.outcome===B),d=B==="warns"?"with warnings":N.nx[B];return i===0?[]:[`${i} ${d}`]});return`${u.length===1?"last run":`last ${(0,P.px)(u.length,
"run")}`}: ${y.join(", ")}`}function v({recent:u,uptime:y,medianMs:O}){const B=y.filter(({runs:f})=>f>0).map(f=>{const{days:c,good:n,runs:e}=f;return`${U(f)} (${n}\
 of ${(0,P.px)(e,"run")} in ${c} days)`}),i=u.flatMap(({ms:f})=>f??[]),d=i.length===0?"":`, last runs ${E(i,Number,o.kJ)}`,h=(0,b.mG)`median ${(0,o.kJ)(O??0)} in 30 days${d}${_(
u,"latency")}`;return{runs:[(0,b.mG)`${_(u)} ${g(u)}`],uptime:[b.Gy.joined(B)],latency:O===null?[]:[h]}}function l(u){const y=[...u.context.history??[]].flatMap(
([f,{incidents:c}])=>c.map(n=>({...n,host:f}))).toSorted((f,c)=>+(f.from<c.from)-+(f.from>c.from));if(y.length===0)return[];const O=y.filter(({until:f})=>f===null).
length,B=O===0?"":y.length===1?", ongoing":`, ${O} ongoing`,i=`${(0,P.px)(y.length,"incident")}${B}`,d={...u,elsewhere:"in the history file"},h=(0,S.Ku)(y,M,"in\
cident",d,f=>r(f,u));return u.medium==="page"?[b.om.paragraph(`${i}.`),...h]:b.om.details(b.om.title(i),h)}function r(u,y){const O=y.medium==="page",B=f=>O?(0,S.
U1)(f,y):b.Gy.code(f,I),i=({from:f,until:c})=>c===null?`${(0,o.u8)(f,y.context.startedAt)} so far`:(0,o.u8)(f,c),d=({host:f})=>f===void 0?null:(0,S.b8)(f,y,b.Gy.
name),h=[b.om.column("Host",d,"name"),b.om.column("From",({from:f})=>(0,o.QN)(f),"when"),b.om.column("Duration",i,"when"),b.om.column("Failed runs",({runs:f})=>f,
"number"),b.om.column("Problems",({codes:f})=>b.Gy.joined(f.map(B)))];return b.om.table(u,h,"Incidents")}}),7615:((At,tt,t)=>{t.d(tt,{G_:()=>i,h0:()=>E,xS:()=>_});
var P=t(9432),k=t(9119),N=t(8032),o=t(9179),b=t(5102),S=t(4120),M=t(7792),I=t(7035),G=t(806);const L=120,U=/^credentials-|^document-unauthorized$/,E=f=>M.Gy.code(
f,L);function _(f,c){const{host:n,attempt:e,earlier:m,credentials:p,looks:j,forced:s}=f.visit,{discovery:A,timing:a,hops:T,certificates:D}=e,{context:x,medium:K,
limits:X,elsewhere:ot}=c,dt=A.kind==="failed"?A.excerpt:null,lt=f.findings.some(({problem:z})=>U.test(z.code)),it=K==="page"?x.history?.get(n):void 0,Z={result:A.
kind==="skipped"?[M.Gy.prose(A.problem.message)]:[],required:g(f,c),clients:K==="log"?[]:v(f,c),response:T.map(r),services:f.services.map(z=>u(z,c)),body:dt===null?
[]:[M.Gy.code(dt.replace(/\s+/gu," ").trim())],timing:[y(a)],retried:m.map(O),"token from":p?.hasToken?[M.Gy.prose(p.source)]:[],certificate:D.map(z=>B(z,x.startedAt)),
credentials:lt?h(j):[],"host block":[...Map.groupBy(s,z=>(0,k.eo)(z.place))].map(([z,nt])=>(0,M.mG)`${M.Gy.path(z)} for ${(0,P.eZ)(nt.map(({client:ft})=>ft))}`)},
ct=K==="log"&&(0,b.QK)(f).length===0;return Object.entries({...Z,...it&&(0,I.K5)(it)}).flatMap(([z,nt])=>{if(ct&&!["credentials","host block"].includes(z))return[];
const{shown:ft,more:mt}=(0,P.zN)(nt.filter(Mt=>!M.Gy.isEmpty(Mt)),X.rows),vt=mt===0?[]:[(0,M.mG)`and ${mt} more ${ot}`];return ft.length===0?[]:[{label:z,texts:[
...ft,...vt]}]})}function g({requirements:f},c){const{context:n,limits:e}=c,m=Map.groupBy(f,({because:p})=>p.map(k.df).join(`
`));return Array.from(m.values(),p=>{const j=M.Gy.some(p,e.rows,({service:s,clients:A})=>{const a=s==="any"?M.Gy.words("any service"):E(s);return n.dialect.clients.
every(D=>A.includes(D))?a:(0,M.mG)`${a} for ${(0,P.eZ)(A)}`});return(0,G.ZT)(j,(0,G.AZ)(p[0]?.because??[],e.places,c))})}const v=({clients:f},{context:c})=>[...Map.
groupBy(c.clients,n=>f[n])].map(([n,e])=>(0,M.mG)`${M.Gy.sign(n)} ${e.map(m=>N.bB[m]).join(", ")}: ${b.nx[n]}`),l={none:"none",sent:"sent","not-sent":"not sent \
(no connection)",withheld:"not sent (not HTTPS)",dropped:"not sent (redirected to another host)"};function r({status:f,reason:c,url:n,ms:e,...m}){const{mediaType:p,
address:j,proxy:s,authorization:A}=m,a=f===null||c===""?M.Gy.nothing:M.Gy.prose(c,L),T=M.Gy.joined([`${f??"none"}`,a]," ");return(0,G.ZT)((0,M.mG)`${T} from ${M.
Gy.code((0,o.cq)(n))} ${f===null?"after":"in"} ${(0,S.kJ)(e)}`,p===null?M.Gy.nothing:E(p),j===null?M.Gy.nothing:(0,M.mG)`at ${E(j)}`,s===null?M.Gy.nothing:(0,M.
mG)`through ${M.Gy.code((0,o.cq)(s))}`,A==="none"?M.Gy.nothing:`token ${l[A]}`)}function u(f,c){const n=E(f.id);switch(f.kind){case"url":return(0,M.mG)`${n} ${M.
Gy.code((0,o.cq)(f.url))}`;case"login":{const{client:e,authz:m,token:p,ports:j}=f.login;return(0,M.mG)`${n} authz ${M.Gy.code((0,o.cq)(m??"none"))}, token ${M.Gy.
code((0,o.cq)(p??"none"))}, client ${M.Gy.code(e)}, ports ${j.join(" to ")}`}case"problem":return(0,M.mG)`${n}: ${(0,G.U1)(f.problem.code,c)}`}}function y({lookupMs:f,
connectMs:c,tlsMs:n,firstByteMs:e,totalMs:m}){return Object.entries({...{DNS:f,connect:c,TLS:n,"first byte":e},total:m}).flatMap(([j,s])=>s===null?[]:`${j} ${(0,S.
kJ)(s)}`).join(", ")}const O=({discovery:f,timing:c})=>`${f.kind==="failed"?f.problem.code:f.kind} after ${(0,S.kJ)(c.totalMs)}`,B=({host:f,subject:c,issuer:n,expires:e},m)=>(0,M.
mG)`${E(f)} valid until ${M.Gy.prose((0,S.nO)(e,m))}; subject ${E(c)}, issuer ${E(n)}`,i=f=>Array.from(Map.groupBy(f,c=>JSON.stringify(c.looks)).values(),c=>({clients:c.
map(({client:n})=>n),looks:(c[0]?.looks??[]).map(({source:n,held:e,counts:m})=>{const p=e==="no token"?" (ends the search)":" (used)";return{source:n,held:`${d[e]}${m?
p:""}`}})})),d={nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"\
turned off"};function h(f){const c=i(f);return c.flatMap(({clients:n,looks:e})=>e.map(({source:m,held:p})=>{const j=c.length>1?`${(0,P.eZ)(n)}: `:"";return(0,M.
mG)`${j}${M.Gy.prose(m)}: ${p}`}))}}),806:((At,tt,t)=>{t.d(tt,{AZ:()=>n,Ku:()=>u,N8:()=>c,OS:()=>r,U1:()=>B,ZT:()=>y,b8:()=>d,dI:()=>i,dS:()=>G,du:()=>g,h:()=>v,
ik:()=>f,jR:()=>h,xy:()=>l});var P=t(9432),k=t(9119),N=t(255),o=t(4503),b=t(5102),S=t(8884),M=t(7792);const I=Number.POSITIVE_INFINITY,G=3,L={causes:I,hosts:6,messages:4,
characters:4e3,places:12,ownPlaces:4,items:I,rows:I,roots:1e3,details:2e3,remarks:I,hasLines:!0},U={...L,causes:20,characters:500,items:100,rows:50,roots:100,details:20,
remarks:5,hasLines:!1},E={...U,causes:30,hosts:4,messages:3,characters:1e3,places:6,items:1e3,rows:20,roots:3,remarks:I,hasLines:!0},_={log:E,summary:U,brief:{...U,
causes:10,items:0,rows:0,roots:0,details:0},notes:{...E,hosts:20,messages:10,characters:700,places:8,items:0},page:L},g=(e,m,p,j=[])=>({context:e,medium:m,limits:_[m],
elsewhere:p,detailed:new Set,lines:new Map(j.map(s=>[(0,k.R3)(s.place),s]))}),v=M.Gy.words("in the JSON report"),l=M.Gy.words("in the job summary"),r=(e,m,{elsewhere:p})=>e===
0?[]:[M.om.paragraph((0,M.mG)`and ${(0,P.px)(e,`more ${m}`)} ${p}`)];function u(e,m,p,j,s){const{shown:A,more:a}=(0,P.zN)(e,m);return A.length===0?[]:[...s(A),...r(
a,p,j)]}function y(e,...m){const p=M.Gy.joined(m,M.Gy.words("; "));return M.Gy.isEmpty(p)?e:(0,M.mG)`${e} (${p})`}const O=/^[a-z\d]+(?:-[a-z\d]+)*$/,B=(e,{context:m})=>M.
Gy.link(O.test(e)?`${m.docsUrl}#${e}`:null,M.Gy.code(e)),i=e=>`host-${e}`;function d(e,{detailed:m},p=M.Gy.code){const j=(0,N.nx)(e);return m.has(e)?M.Gy.link(`\
#${i(e)}`,p(j)):p(j)}const h=(e,{medium:m,limits:p})=>m==="log"&&p.details===0&&e.length===1&&e.every(b.DI);function f(e,{context:m},p=!1){if(typeof e=="string")
return M.Gy.code(e);const j=p?(0,k.bH)(e.file).path:e.file;return M.Gy.link((0,o.uM)(e,m),M.Gy.path((0,k.eo)({...e,file:j})))}function c({module:e,place:m},p){const j=e===
void 0?M.Gy.nothing:M.Gy.path(e);return M.Gy.joined([j,f(m,p)],M.Gy.words(": "))}function n(e,m,p,j=!1){const{places:s,noun:A}=(0,S.TD)(e);return M.Gy.some(s,m,
a=>f(a,p,j),A)}}),6906:((At,tt,t)=>{t.d(tt,{B2:()=>N,MC:()=>L,qX:()=>G,wh:()=>o});var P=t(6092),k=t(5517);const N={fails:{text:"\u2717",emoji:"\u274C",style:"re\
d",height:16},unchecked:{text:"\u2717",emoji:"\u274C",style:"red",height:2},warns:{text:"!",emoji:"\u26A0\uFE0F",style:"yellow",height:10},skipped:{text:"\u25CB",
emoji:"\u26AA",style:"blue",height:2},works:{text:"\u2713",emoji:"\u2705",style:"green",height:6},notice:{text:"\xB7",emoji:"\u2139\uFE0F",style:"blue",height:0}};
function o(U){if(typeof U=="string")return(0,P.RK)(U);if(!("kind"in U))return U.map(o).join("");switch(U.kind){case"words":return U.text;case"code":case"prose":case"\
sentence":return(0,P.RK)(U.text,U.max);case"strong":case"small":case"link":return o(U.content);case"sign":return N[U.of].text;case"break":return", ";case"chart":
return G(U.runs)}}const b=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"b\
elow 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"\
2.5 s or more"}],S="\u2573",M="\u254C";function I(U){return U.outcome==="fails"?S:(0,k.yX)(U)?b.find(({belowMs:E})=>(U.ms??0)<E)?.mark??"":M}const G=U=>U.map(I).
join("");function L(U){const E=new Set(U.map(I)),_=U.some(l=>I(l)===b[0].mark&&l.ms===null);return[...b.map(({mark:l,words:r},u)=>[l,u===0&&_?`${r} or not measu\
red`:r]),[S,"failed"],[M,"no result"]].filter(([l])=>E.has(l))}}),7792:((At,tt,t)=>{t.d(tt,{AA:()=>I,Gy:()=>L,mG:()=>o,om:()=>U,rC:()=>N});var P=t(9432),k=t(1780);
const N={error:"fails",warning:"warns",notice:"notice"},o=(E,..._)=>E.flatMap((g,v)=>{const l=_[v]??[],r=typeof l=="number"?String(l):l;return g===""?[r]:[{kind:"\
words",text:g},r]}),b=E=>E===""||Array.isArray(E)&&E.every(b),S=(E,_={kind:"words",text:", "})=>E.filter(g=>!b(g)).flatMap((g,v)=>v===0?[g]:[_,g]);function M(E,_,g,v=""){
const{shown:l,more:r}=P.zN(E,_),u=S(l.map(g)),y=v===""?`${r} more`:P.px(r,`more ${v}`);return r===0?u:o`${u} and ${y}`}const I=E=>/^https?:\/\/[!-~]+$/.test(E),
G=60,L={isEmpty:b,joined:S,some:M,nothing:[],newLine:{kind:"break"},words:E=>({kind:"words",text:E}),code:(E,_)=>({kind:"code",text:E,max:_}),name:E=>({kind:"co\
de",text:E,breaks:"dots"}),path:E=>({kind:"code",text:E,breaks:"slashes"}),value:E=>({kind:"code",text:E,max:G,breaks:"never"}),prose:(E,_)=>({kind:"prose",text:(0,k.
pj)(E),max:_}),sentence:(E,_)=>({kind:"sentence",text:(0,k.pj)(E),max:_}),strong:E=>({kind:"strong",content:E}),small:E=>b(E)?[]:{kind:"small",content:E},link:(E,_)=>({
kind:"link",url:E,content:_}),sign:E=>({kind:"sign",of:E})},U={column:(E,_,g)=>({title:E,cell:v=>o`${_(v)}`,style:g}),title:(E,_=[],g=null)=>({sign:g,name:E,text:_}),
paragraph:E=>({kind:"paragraph",content:E}),line:E=>({kind:"details",title:E,children:[]}),details:(E,_)=>_.length===0?[]:[{kind:"details",title:E,children:_}],
table:(E,_,g,v=()=>({}),l,r=Number.MAX_SAFE_INTEGER)=>{const u=_.filter(({cell:O})=>E.some(B=>!b(O(B)))),y=E.map(O=>({...v(O),cells:u.map(({cell:B})=>B(O))}));return Array.
from({length:Math.ceil(y.length/r)},(O,B)=>{const i=y.slice(B*r,(B+1)*r);return{kind:"table",caption:g,columns:u,rows:i,style:l}})}}}),8345:((At,tt,t)=>{t.d(tt,
{C:()=>b,c:()=>S});var P=t(9179),k=t(3846),N=t(1054),o=t(845);const b="write the `source` that the documentation of the provider shows, such as NAMESPACE/TYPE: \
a repository is no provider";function S(I,G){if(I.length>N.lG)return null;const[L=""]=I.split("/",1);if(G.kind!=="invalid")return G.hostImplied?null:(0,N.L6)(L);
if((0,N.Kc)(I))return N.dj;if(I!==I.trim())return"remove the white space around the address";const[,U="",E=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec((0,P.
Mi)(I,""))??[],_=U!==""&&/\bterraform-provider-|\.git$/.test(E);if((0,o.ni)(E)||_)return b;const g=(0,o.Fu)(E,"provider");return g!==null?`write ${g}`:G.error.split(
`

`)[1]??M(I,E)}function M(I,G){const[,L="",U]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(G)??[];if(L!==I&&(0,k.mi)(L,"terraform").kind==="registry")return`w\
rite ${L}${U===void 0?"":", and the version in the `version` argument"}`;const E=L.split("/"),[_="",g=""]=E;if(E.length>3){const v=`; service discovery works on\
ly at the root of a host, not below /${g}`;return`write HOST/NAMESPACE/TYPE${(0,N.Cm)(_)?v:""}`}return E.length===3?(0,N.L6)(_):E.length===2&&(0,N.Cm)(_)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}}),437:((At,tt,t)=>{t.d(tt,{k_:()=>ot,w5:()=>yt});var P=t(493),k=t(3024),N=t(6760),o=t(9968),b=t(3114),S=t(
9432),M=t(9179);const I=1024*1024,G=4e3;function L(z,nt){const{redact:ft,names:mt,directory:vt,checkedAt:Mt,configs:Pt}=nt,F=Pt.flatMap($=>$.files).flatMap(({path:$,
shown:C})=>[U($),C]),q=$=>!F.includes($)&&(0,b.L8)((0,N.basename)($),new Set,(0,N.basename)((0,N.dirname)($)))!==void 0;return[...Map.groupBy(z,({file:$})=>$)].
flatMap(([$,C])=>{const H=U((0,N.resolve)(vt,$)),st=(0,o.N0)(()=>(0,k.statSync)(H).mtimeMs<=Mt+1,!1)&&[$,H].every(q)?(0,o.yR)(H,I):null,ut=st?.ok?st.text.replace(
/^\uFEFF/,"").split(/\r?\n/):[];return C.flatMap(rt=>{const gt=ut[rt.line-1]??"";return rt.column<=gt.length&&gt.length<=G&&ft(gt,mt)===gt?O(gt,rt):[]})})}const U=z=>(0,o.
N0)(()=>(0,k.realpathSync)(z),(0,N.resolve)(z)),E=80,_=($late0??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.-]|\"[^\"\\\\$%]*\")*","u")),g=($late1??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.?!&|>*+-]|\"[^\"\\\\$%]*\")*","u")),
v=z=>_.exec(z)?.[0]??"",l=($late2??=new RegExp("(?<=(?:^|[{,])\\s{0,99}|[\"}/]\\s{1,99})(?:[\\p{ID_Continue}-]+|\"[\\p{ID_Continue}-]+\")\\s*[=:]\\s*$","u")),r=/^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/,
u=/^\s*"?(?:source"?\s*[=:]\s*["'](?=.*[./])(?!.*(?:\w{16}|gh[a-z]_|github_pat|glpat|AKIA|eyJ|xox|sk-|hf_|hvs|atlasv1))[\w./'${}-]*|version"?\s*[=:]\s*["'][\d.,~><=!\s-]*)$/,
y=/^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/;function O(z,nt){const ft=Array.from(z),mt=ft.slice(0,nt.column-1).join(""),
vt=u.test(z),Mt=vt?ft.length:nt.endColumn-1,Pt=ft.slice(nt.column-1,Mt).join(""),J=mt.length+Pt.length,F=mt.length<=E&&v(mt)===mt,q=F?r.exec(z.slice(0,2*E))?.[0]??
"":"",$=q.length>=J,C=$||vt||y.test(Pt);if(!F&&!C)return[];const H=$?mt:l.exec(mt)?.[0]??"",Y=/^"?source\b/.test(H)?i:void 0,et=(0,M.Qj)(Pt),st=q.slice(J),ut=z.
slice(J+st.length),rt=/^\s*$/.test(mt)&&/^[\w-]+$/.test(Pt)&&/^\s*=\s/.test(ut),gt=F&&C&&(rt||/["{]\s*$/.test(Pt+st));return{place:nt,before:(F?d(mt.slice(0,mt.
length-H.length)):"\u2026 ")+H,literal:(0,S.dh)(C?et:d(et,g.exec(et)?.[0],Y),2*E),after:st+d(ut,gt?v(ut.slice(0,E)):"")}}const B=new RegExp("\"[^\"]*\"|(?<![\\p{ID_Continue}.-])(?!(?<=(?:^|[{,]\\s)\\s*)[\\p{ID_Continue}.-]+\\s*[={:]|(?<=^)[\\p{ID_Continue}.-]+\\()[\\p{ID_Continue}.-]+","gu"),
i=/^"(?:\.\.?\/|git::[\w./:-]*"$)|^(?:each|local|module|path|var)\./;function d(z,nt=v(z.slice(0,2*E)),ft){const mt=z.slice(nt.length);return nt.replaceAll(B,Mt=>ft?.
test(Mt)===!0?Mt:Mt.startsWith('"')?'"\u2026"':"\u2026")+(mt.trim()===""?"":`${/^[\s#/]{0,9}/.exec(mt)}\u2026`)}var h=t(1331),f=t(2218),c=t(3214),n=t(5011),e=t(
3087),m=t(6097),p=t(255),j=t(2432),s=t(6092),A=t(345),a=t(3152),T=t(4515),D=t(2332);let x=function(...z){return{nameRepository:x}=t.late([4878],4878),new.target?
new x(...z):x(...z)},K=function(...z){return{prepareFleet:K}=t.late([8317,4668,9108],9108),new.target?new K(...z):K(...z)},X=function(...z){return{recordRun:X}=
t.late([8317,3169],3169),new.target?new X(...z):X(...z)};async function ot(z,nt,ft,mt){const{env:vt,kill:Mt,pid:Pt}=nt,J={environment:vt,kill:Mt,pid:Pt,now:(0,T.
ie)(nt)},F={...mt,...J,startTimer:c.Ip,progress:ft.show};try{return dt(await lt(z,F),{...F,random:Math.random})}finally{ft.end()}}function dt(z,nt){const{history:ft}=z.
settings;if(ft===null)return{checked:z,warnings:[]};try{const{history:mt,warnings:vt}=X(ft,z,nt);return{checked:{...z,context:{...z.context,history:mt}},warnings:vt}}catch(mt){
const vt=(0,s.RK)((0,e.A3)(mt));return{checked:z,warnings:[`the history ${(0,s.RK)(ft)} was not read: ${vt}`]}}}async function lt(z,nt){const ft=new Date,mt=(0,A.
s)(z,nt),{upgrade:vt}=(0,n.n)(nt.environment),Mt={...mt,upgrade:mt.upgrade||vt},Pt=Mt.deadlineMs;(Mt.usages.length>0||Mt.depth!=="discovery")&&(0,T.L2)();const J=()=>nt.
stop.end({kind:"deadline",ms:Pt}),F=nt.startTimer(Pt,J),q=nt.now()+Pt;nt.stop.endIfDue=()=>nt.now()<q?void 0:J();try{const C=await(Mt.usages.length===0?D.iA:K)(
Mt,nt,ft);await(0,T.xu)();const H=await it(C,Mt,nt);return ct(H,C,Mt,nt)}finally{F()}}async function it(z,nt,ft){const{environment:mt,stop:vt,isFork:Mt,wording:Pt=a.
w7}=ft,{dialect:J,missing:F}=z,q=await Z(z,nt,ft),{predicted:$}=q,C=[z.requirements,$.requirements],H={...z,...q,requirements:(0,f.h1)(C,J.clients),tokenVariables:yt(
mt),tokenHosts:nt.tokens.map(({host:ut})=>ut),stopped:[vt.why??[],F??[]].flat()},Y={...ft.secrets,names:(0,f.wX)(H.requirements,z.usages),configs:z.configs,directory:ft.
directory,checkedAt:z.startedAt.getTime()},{isTerminal:et}=Pt,st={...nt,dialect:J,isFork:Mt,isTerminal:et,now:Y.checkedAt};return(0,P.S4)(H,st,ut=>L(ut,Y))}async function Z(z,nt,ft){
const{requirements:mt,roots:vt}=z,Mt=(0,f.en)(mt,nt),Pt=Array.from(Mt,([Y,et])=>(0,h.i)(Y,et)),J=new Set(mt.map(({host:Y})=>Y).filter(Y=>!Mt.has(Y))),F=nt.depth!==
"discovery"&&vt.length>0;if(J.size===0&&!F)return{visits:Pt,predicted:P.j7,tokenSources:new Map};const{contact:q}=await Promise.all([t.e(2798),t.e(7786)]).then(
t.bind(t,7786)),$=await q([...J],z,nt,ft),C=new Set($.visits.map(({host:Y})=>Y)),H=Pt.filter(({host:Y})=>!C.has(Y));return{...$,visits:[...$.visits,...H]}}function ct(z,nt,ft,mt){
const{startedAt:vt,requirements:Mt,usages:Pt,changes:J,scan:F,clients:q,repositories:$}=nt,C=(0,f.wX)([...Mt,...z.roots.flatMap(({rows:wt})=>wt)],Pt),H=(0,m.QA)(
z,mt.environment),Y=[...nt.remarks,...(0,m.f2)(z,ft)],et=(0,m.q9)([...H,...Y,...(0,m.rc)(z)]),{why:st,evidence:ut}=nt.dialect,rt={verdict:z,remarks:et,detection:{
why:st,evidence:ut}},{verdict:gt,remarks:Et,detection:_t}=mt.secrets.redact(rt,C),$t=F.files>0&&$.length===0,Dt={dialect:{...nt.dialect,..._t},failOn:ft.failOn,
depth:ft.depth,scan:F,remarks:Et,startedAt:vt.toISOString(),durationMs:Date.now()-vt.getTime(),version:j.xv,docsUrl:j.aq,clients:q(),links:null,repository:$t?x(
mt.directory,mt.environment):null,repositories:$,history:null};return{settings:ft,changes:J,verdict:gt,context:Dt}}const yt=z=>Object.keys(z).filter(p.Zp)}),2332:((At,tt,t)=>{
t.d(tt,{fT:()=>mt,iA:()=>z,Nu:()=>ft});var P=t(3024),k=t(6760),N=t(8185),o=t(9432),b=t(2170),S=t(255),M=t(3298);function I({links:J,...F},q,$,C){const H={...F,newHosts:new Set,
files:null,remarks:[]};if(q===null)return H;const Y=$t=>({...H,remarks:[`changed-only has no effect: ${$t}`]});if(q.kind==="all")return Y(q.why);const{since:et}=q,
st=G(q.files,J),ut=new Set(st.filter(({status:$t})=>$t!=="removed").map(({file:$t})=>$t));if(et===void 0&&ut.size>0&&![...ut].some($t=>$($t)!==null))return Y("t\
he checkout contains none of the files that the pull request changes");const rt=F.usages.filter($t=>ut.has($t.place.file)||C($t)),gt=q.files.length===1?"1 file":
`${q.files.length} files`,_t=`${et===void 0?"changed-only: the pull request changes":`checked what has changed since ${(0,o.dh)(et)}:`} ${gt} with ${rt.length} \
of ${F.usages.length} usages`;return{usages:rt,notes:F.notes.filter($t=>L((0,b.W7)($t),ut)||C($t)),newHosts:E(F.usages,st,$),files:new Set(st.map(({file:$t})=>$t)),
remarks:[_t]}}function G(J,F){const q=new Map(J.map(C=>[C.file,C])),$=F.entries().flatMap(([C,H])=>{const Y=q.get(H);return Y===void 0?[]:[{...Y,file:C}]});return[
...J,...$]}const L=(J,F)=>F.has(J)||J==="."||[...F].some(q=>q.startsWith(`${J}/`)),U=2e8;function E(J,F,q){const $=new Set;if(F.some(l))return $;const C=new Map(
F.map(rt=>[rt.file,rt])),H=(0,M.O)(rt=>_(C.get(rt),q)),Y=F.flatMap(({patch:rt})=>g(rt,/^[ -]/));let et=0;const st=(rt,gt)=>{const Et=[gt,(0,S.pk)(gt).toLowerCase()];
return rt.filter(_t=>(et+=_t.length,et<=U&&Et.some($t=>_t.includes($t)))).length},ut=(rt,gt)=>{const{isNew:Et,now:_t,added:$t}=H(rt),Dt=Et?0:st(_t,gt);return Et||
Dt>0&&Dt===st($t,gt)};for(const[rt,gt]of Map.groupBy(J,Et=>Et.host)){if(rt===null||gt.some(({isHostImplied:_t})=>_t))continue;const Et=[...new Set(gt.map(({place:_t})=>_t.
file))];!Et.every(_t=>C.has(_t))||st(Y,rt)>0||Et.every(_t=>ut(_t,rt))&&et<=U&&$.add(rt)}return $}function _(J,F){const{file:q="",status:$,patch:C=null}=J??{},H=$===
"added";if(H||C===null)return{isNew:H,now:[],added:[]};const Y=(F(q)??"").toLowerCase().split(`
`);return{isNew:H,now:Y,added:g(C,/^\+/)}}const g=(J,F)=>(J??"").toLowerCase().split(`
`).filter(q=>F.test(q)),v=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,l=({file:J,status:F,changes:q,patch:$})=>$===null&&F!=="added"&&q>0&&v.test(J);var r=t(
2218),u=t(9968),y=t(4202),O=t(1011),B=t(4120),i=t(4756),d=t(3096),h=t(3474),f=t(3152),c=t(9029),n=t(5011),e=t(5440),m=t(7706),p=t(1098),j=t(9119),s=t(5106);const A=[
"TF_CLOUD_HOSTNAME",s.OZ],a=["TFE_HOSTNAME",s.M],T={cloud:A,cloud_default:A,provider_tfe:a,provider_tfe_default:a,terragrunt_source:["TG_TF_DEFAULT_REGISTRY_HOS\
T",s.e$]},D=/^(cloud|backend_)/,x=/^backend_remote/,K="remote backends are not checked, because a file of -backend-config may name others";function X({usages:J,
notes:F,declared:q},$,C){const H=new Set(J.flatMap(({workspace:wt})=>wt?.name??[])),Y=new ot($,H.size>1),et=J.map(Y.read),{settled:st,missing:ut,added:rt,remarks:gt,
init:Et}=Y,_t=C!=="discovery",$t=_t?et.flatMap(wt=>Z(wt,$)):[],Dt=wt=>{const{code:Ut}=wt.problem,Kt=Wt=>wt.places.some(Ft=>Wt.has((0,j.df)(Ft)));return/^(host|source)-/.
test(Ut)&&Kt(st)?[]:Ut==="block-backend"&&!Et.hasBackend?[]:Ut==="host-missing"&&_t&&Kt(ut)?{...wt,severity:"error"}:wt};return{usages:et,notes:[...F.flatMap(Dt),
...rt,...$t],declared:q.filter(({kind:wt})=>Et.hasBackend||wt!=="state-expression"),remarks:[...gt],isLockReadonly:Et.isLockReadonly}}class ot{environment;isAmongOthers;init;remarks;settled=new Set;missing=new Set;added=[];constructor(F,q){
this.environment=F,this.isAmongOthers=q,this.init=(0,n.n)(F),this.remarks=new Set(this.init.remarks)}read=F=>{const{kind:q,place:$,workspace:C}=F,{backendConfig:H,
hasBackend:Y}=this.init,et=x.test(q),st=et&&H.some(Dt=>!Dt.includes("="));if(st||!Y&&D.test(q))return this.settled.add((0,j.df)($)),st&&this.remarks.add(K),{...F,
needs:[],directHost:void 0,workspace:void 0};const[ut,rt]=[C?.name,this.environment.TF_WORKSPACE];if(/^cloud/.test(q)&&ut&&rt&&ut!==rt&&!F.isOverridden){const{isAmongOthers:Dt}=this,
wt=(0,m.g6)({kind:"workspace",what:ut,selected:rt,isAmongOthers:Dt});this.added.push((0,b.kH)(wt,{places:[$],clients:F.clients}))}const Et=et&&H.some(Dt=>!dt.test(
Dt))?{...F,workspace:void 0}:F,_t=et?lt(H):it(F,this.environment);if(_t!==null&&!F.isOverridden)return this.withHost(Et,_t);const $t=q==="backend_remote_default"&&
C?.organization===null;return D.test(q)&&!$t&&this.missing.add((0,j.df)($)),Et};withHost(F,{text:q,service:$,variable:C}){const{place:H,replacedFor:Y=[]}=F,et=F.
clients.filter(gt=>!Y.includes(gt)),{host:st,needed:ut,problem:rt}=e.pb.host(q,"terraform",!1);return this.settled.add((0,j.df)(H)),C!==null&&this.remarks.add(`${C}\
 names ${(0,o.dh)(q)}`),rt&&this.added.push((0,b.kH)(rt,{places:[H],clients:et})),{...F,host:st,isHostImplied:!1,needs:ut===null?[]:[{host:ut,service:$,clients:et}],
text:F.text?.replace(/^tfr:\/\/\//,`tfr://${q}/`)??null}}}const dt=/^hostname=/;function lt(J){const q=(J.findLast($=>dt.test($))??"").replace(dt,"");return q?{
text:q,service:s.Bn,variable:null}:null}function it({kind:J,text:F,backend:q,isHostImplied:$},C){const[H="",Y=""]=(q==="cloud"?A:T[J])??[],st=$||J.endsWith("_de\
fault")&&F===null?C[H]:void 0;return st?{text:st,service:Y,variable:H}:null}function Z({kind:J,workspace:F,place:q,clients:$,isOverridden:C,replacedFor:H=[]},Y){
const et=x.test(J),st=(F?.lacks??[]).filter(_t=>et||!Y[s.uW[_t]]);if(C||st.length===0)return[];const ut=et?"remote backend":"cloud block",rt=J==="backend_remote\
_default"&&st.length===O.Rt.length,gt=$.filter(_t=>!H.includes(_t)),Et=(0,p.y7)({block:ut,lacks:st,isOpen:rt});return[(0,b.kH)(Et,{places:[q],clients:gt})]}var ct=t(
533),yt=t(5306);async function z(J,F,q){const $=F.now(),C=await(0,yt.SQ)(J,F),H=J.scan.length===0?0:F.now()-$,{usedBy:Y,...et}=(0,yt.o0)(J,C,F),{files:st,bytes:ut}=C,
rt=J.changedOnly?await F.changes(J):null,gt=[...et.notes,...Mt(C,F.stop.why)],Et={...C,...et,notes:gt,changes:rt,setting:J.dialect},{unmatched:_t,directories:$t,
endedAt:Dt}=C,wt=(0,y.Ls)(J.exclude),Ut=xt=>xt.split("/").some(y.G$)||(0,d.eH)((0,d.jt)(xt)).some(wt),Kt=Dt===null?[..._t].filter(xt=>!Ut(xt)):[],{GITHUB_EVENT_NAME:bt=""}=F.
environment,Wt=J.scan.length===0&&/^pull_request|^merge_group/.test(bt),Ft={startedAt:q,dialect:et.dialect,isEmpty:J.scan.length>0&&C.isEmpty&&C.endedAt===null,
changes:rt,bots:et.bots,remarks:[...Wt?[nt]:[],...(0,B.$V)("exclude",Kt,[...$t])],notes:[],scan:{files:st,bytes:ut,durationMs:H},clients:Y,repositories:[],missing:null,
checkouts:null};return mt([ft(null,Et,J,F)],Ft,J,F)}const nt="the files of this pull request were not read, because of `hostnames`; to read them, set `scan: .`";
function ft(J,F,q,{environment:$,directory:C,stop:H}){const Y=X(F,$,q.depth),et=(0,c.yY)(q,F.dialect,$),st={...F,...Y,unmanaged:et,settings:{...q,dialect:F.setting}},
ut={...st,...(0,ct.G9)(st)},rt=Ut=>(0,u.r7)((0,k.join)(C,Ut)),gt=Ut=>(0,N.US)(Ut,q),Et=I(ut,F.changes,rt,gt),{roots:_t,notes:$t,expand:Dt,locks:wt}=(0,ct.D0)({...ut,
changed:Et.files,ending:H});return{name:J,dialect:F.dialect,usages:wt.without(Et.usages),roots:_t,expand:Dt,namedHosts:(0,O.kA)(ut.usages),notes:Et.notes,rootNotes:$t,
newHosts:Et.newHosts,remarks:[...Et.remarks,...Y.remarks,...ut.remarks]}}function mt(J,F,q,$){const{dialect:C,checkouts:H,scan:Y}=F,et=$.environment.SSL_CERT_FILE||
"/",st=J.flatMap(({usages:Dt})=>Dt),ut=J.flatMap(Dt=>Dt.roots),rt=(0,c.jK)(st,q,C,$,H?.plugins??null,ut),{usages:gt,configs:Et,releases:_t}=rt,$t=vt(gt,J,q,C.clients);
return Pt($t.requirements),{...F,...$t,dialect:{...C,releases:_t},configs:Et,usages:gt.filter(O.s7),roots:ut,expand:J[0]?.expand??null,notes:[...J.flatMap(({notes:Dt})=>Dt),
...J.flatMap(({rootNotes:Dt})=>Dt),...F.notes],newHosts:new Set(J.flatMap(({newHosts:Dt})=>[...Dt])),namedHosts:Y.files===0||q.exclude.length>0?null:new Set(J.flatMap(
({namedHosts:Dt})=>[...Dt])),complaints:rt.findings,remarks:[...F.remarks,...(0,P.existsSync)(et)?[]:[`SSL_CERT_FILE names ${(0,o.dh)(et)}, which does not exist`],
...new Set(J.flatMap(Dt=>Dt.remarks)),...rt.remarks],scan:{...Y,usages:gt.length}}}function vt(J,F,q,$){const C=q.hostnames.map(({host:st})=>st),H=Map.groupBy(J,
({repository:st=null})=>st),Y=F.map(({name:st,namedHosts:ut})=>{const rt=new Set([...ut,...C]),gt={hostnames:[],requiredServices:[]};return(0,r.CG)(gt,H.get(st)??
[],$,rt)}),et=F.flatMap(({name:st,dialect:ut},rt)=>(0,r.Fh)(st,ut,Y[rt]??[]));return{requirements:(0,r.h1)([(0,r.CG)(q,[],$),...Y],$),guesses:et}}function Mt({endedAt:J,
files:F},q){return J===null||q===null?[]:[(0,b.ht)(J,(0,i.ub)({kind:"time",stopped:q,files:F}))]}function Pt(J){const{size:F}=new Set(J.map(({host:$})=>$)),q=`s\
can found ${F} hosts, the limit is ${h.pS}: narrow scan or exclude files`;if(F>h.pS)throw new f.GN([q])}}),2796:((At,tt,t)=>{t.d(tt,{cZ:()=>G,cr:()=>O,hs:()=>B,
pq:()=>i});var P=t(2886),k=t(9432),N=t(9119),o=t(8032),b=t(255),S=t(1780),M=t(8884);const I=3;function G(d){const h=new Map(d.map(n=>[n,(0,M.eb)([n]).length])),
f=n=>h.get(n)??0,c=d.toSorted((n,e)=>f(e)-f(n));return(0,N.c1)(c,U).flatMap(n=>{const e=(0,N.c1)(n,E);return e.length>I?[n]:e}).map(_).toSorted((n,e)=>(0,P.Np)(
n,e)||L(n)-L(e)||e.hits-n.hits||e.hosts.length-n.hosts.length)}function L({code:d,affects:h}){return d==="machine-network"?-1:d==="host-not-checked"?2:h.length===
0||o.Du.some(f=>h.includes(f))?0:1}const U=({severity:d,problem:{code:h},affects:f,exclude:c})=>JSON.stringify([d,h,h==="machine-network"||f,c===void 0]),E=d=>d.
exclude===void 0?u(d.problem.help??"",d):"";function _(d){const[h]=d,f=[...new Set(d.flatMap(({host:s})=>s??[]))],{code:c,title:n}=h.problem,e=s=>{const A=T=>f.
length>1?u(s(T),T):(0,S.pj)(s(T)),a=A(h);return d.every(T=>A(T)===a)?a:null},p=d.length>1&&h.exclude!==void 0?"":e(({problem:s})=>s.help??""),j=e(({problem:s})=>s.
message);return{severity:h.severity,code:c,title:n,affects:[...new Set(d.flatMap(({affects:s})=>s))],findings:d,hosts:f,hits:(0,M.eb)(d).length,message:p===null?
null:j,help:p?.includes(v)?`${p}; ${r(f)}`:p}}const g="HOST",v=b.xV+g,l=5,r=d=>`${v} is ${(0,k.K4)(d,l,h=>(0,b.fK)(h)[0]??h)}`,u=(d,{host:h})=>(0,S.pj)(d,f=>y(f,
h));function y({host:d,shownAs:h,isVariable:f},c){if(f)return d===c?v:h;const n=`.${d}:`.replace(`.${c}:`,`.${g}:`).slice(1,-1);return n===d?h:n}const O=d=>(0,N.
c1)(d,({problem:{message:h,help:f=""}})=>`${(0,S.pj)(h)}
${(0,S.pj)(f)}`),B=d=>d.some(({host:h})=>h!==null)&&!d.every(P.zX);function i({hosts:d,findings:h}){const f=B(h),c=f?d.length:(0,M.Dx)(h).length;return c>1?`${(0,k.
px)(c,f?"host":"place")}: `:""}}),7039:((At,tt,t)=>{t.d(tt,{hF:()=>U});var P=t(8643),k=t(2170),N=t(9119),o=t(9615),b=t(3841),S=t(255),M=t(9179),I=t(5955),G=t(8884);
let L=function(...c){return{attemptsOf:L}=t.late([2798,7786],7786),new.target?new L(...c):L(...c)};function*U(c,n){const{hosts:e,findings:m,passed:p,ignored:j,stopped:s,
roots:A}=c,{dialect:a,remarks:T,repository:D,repositories:x,startedAt:K,durationMs:X}=n,{usages:ot,...dt}=n.scan;yield*(0,I.M)({schemaVersion:1,version:n.version,
passed:p,stopped:(0,b.p)(s)||void 0,incomplete:E(s),failOn:n.failOn,repository:D??void 0,repositories:E(x),dialect:a.name,clientDetection:g(a),clients:n.clients,
startedAt:K,durationMs:X,counts:Object.fromEntries(o.oC.map(lt=>[`${lt}s`,_(m,lt)])),hosts:e.values().map(v),findings:m.values().map(i),roots:E(A)?.values().map(
d),ignored:j,usages:ot,remarks:E(T),scan:dt}),yield`
`}const E=c=>c.length===0?void 0:c,_=(c,n)=>c.filter(e=>e.severity===n).length;function g({clients:c,versions:n,releases:e,isGuess:m,why:p,evidence:j}){return{clients:c,
assumed:m??!1,why:(0,M._U)(p),versions:Object.entries(n).map(([s,A])=>({client:s,version:(0,M._U)(A)})),releases:e.map(({name:s})=>s),evidence:j.map(({client:s,
version:A,level:a,text:T,place:D})=>({client:s,version:A===null?null:(0,M._U)(A),kind:a,text:(0,M._U)(T),...O(D)}))}}function v(c){const{visit:n,requirements:e,
services:m,servicesFrom:p,clients:j,isNew:s}=c,{discovery:A,hops:a,timing:T,certificates:D}=n.attempt;return{host:n.host,display:(0,S.pk)(n.host),discovery:A.kind,
...l(A),..."excerpt"in A&&A.excerpt!==null&&{excerpt:A.excerpt},documentUrl:"url"in A?(0,P.Pl)(A.url):null,hops:a.map(({challenge:x,...K})=>({...K,url:(0,M.cq)(
K.url),proxy:K.proxy&&(0,M.cq)(K.proxy)})),services:Object.fromEntries(m.map(x=>[x.id,u(x)])),servicesFrom:p&&O(p),hostBlocks:n.forced.map(({client:x,place:K})=>({
client:x,place:O(K)})),required:e.map(({service:x,clients:K,because:X})=>({service:x,clients:K,because:X.map(y)})),credentials:n.credentials?.hasToken?n.credentials.
source:null,looks:n.looks,attempts:L(n).length,...n.earlier.length>0&&{earlier:n.earlier.map(r)},timingMs:{lookup:T.lookupMs,connect:T.connectMs,tls:T.tlsMs,firstByte:T.
firstByteMs,total:T.totalMs},certificates:D,clients:j,...s&&{new:!0}}}const l=c=>"problem"in c?{code:c.problem.code}:{},r=({discovery:c,timing:n})=>({discovery:c.
kind,...l(c),ms:n.totalMs});function u(c){if(c.kind==="url")return{url:(0,M.cq)(c.url)};if(c.kind==="problem")return{problem:{code:c.problem.code,...(0,o.ag)(c.
problem)}};const{authz:n,token:e}=c.login,m={authz:n&&(0,M.cq)(n),token:e&&(0,M.cq)(e)};return{login:{...c.login,...m}}}const y=c=>typeof c=="string"?c:O(c);function O({
file:c,line:n,column:e,endColumn:m,target:p,inside:j}){const{repository:s,path:A}=(0,N.bH)(c),a=s===null?{file:c}:{repository:s,file:A},T=p&&(0,N.bH)(p).path;return{
...a,line:n,column:e,endColumn:m,target:T,...B(j)}}function B(c){if(c===void 0)return{};const{through:n,isPublic:e,...m}=c;return{through:n,inside:m}}function i(c){
const{problem:n,severity:e,host:m,places:p,affects:j,exclude:s}=c;return{code:n.code,severity:e,host:m,service:(0,G.ju)(c),...(0,o.ag)(n),...B((0,k.Xd)(c)?.inside),
places:p.map(y),affects:j,...n.constraints&&{constraints:n.constraints.map(A=>({...f(A),conflicts:A.conflicts}))},...s&&{exclude:s}}}function d({directory:c,clients:n,
rows:e}){const{repository:m,path:p}=(0,N.bH)(c);return{...m&&{repository:m},directory:p,clients:n,rows:e.map(h)}}function h({problems:c,places:n,rejectedAt:e,...m}){
const{excluding:p=[],conflicting:j=[],requiredBy:s,...A}=m;return{...A,...s&&{requiredBy:s.map(a=>({...f(a),...j.includes(a)&&{conflicts:!0},...p.includes(a)&&{
excludesNewest:!0}}))},codes:c.map(({code:a})=>a),places:n.map(y)}}const f=({text:c,module:n,place:e})=>({constraint:c,module:n,place:y(e)})}),6662:((At,tt,t)=>{
t.d(tt,{S5:()=>p,K8:()=>j,gM:()=>s});var P=t(3471),k=t(5102),N=t(4073),o=t(806),b=t(8884),S=t(6906),M=t(6097),I=t(6092),G=t(7792);const L=13,U="  ",E=(a,T)=>_(a,
T).map(D=>(0,I.BP)(D.replaceAll("\xA0"," "))).join(`
`);function _(a,T,D="red"){switch(a.kind){case"paragraph":return l(a.content).flatMap(x=>(0,P.ky)((0,S.wh)(x),T));case"note":return g(`${a.label}:`,a.text,T);case"\
facts":return a.facts.flatMap(({label:x,texts:K})=>K.flatMap((X,ot)=>g(ot===0?x:"",X,T,L)));case"sources":return a.items.flatMap(x=>y(x,D,T));case"problem":return r(
a,T);case"table":return i(a,T);case"details":return O(a,T)}}const g=(a,T,D,x)=>(0,P.wW)({indent:2,label:a,style:"dim",column:x,text:(0,S.wh)(T)},D),v=a=>typeof a==
"string"||"kind"in a?[a]:a.flatMap(v);function l(a){const T=v(a),D=T.indexOf(G.Gy.newLine);return D<0?[T]:[T.slice(0,D),...l(T.slice(D+1))]}function r(a,T){const{
severity:D,code:x,url:K,message:X,count:ot,title:dt,parts:lt}=a,it=S.B2[G.rC[D]].style,Z=(0,S.wh)(G.Gy.isEmpty(X)?[ot,dt]:X);return[...(0,P.wW)({indent:0,label:`${D}\
[${x}]:`,style:it,url:K,text:Z},T),...lt.flatMap(ct=>u(ct,T,it))]}const u=(a,T,D)=>a.kind==="paragraph"?_(a,{...T,width:T.width-2}).map(x=>`  ${x}`):_(a,T,D);function y({
place:a="",message:T="",help:D="",line:x},K,X){const ot=typeof a=="object"&&"kind"in a&&a.kind==="link",dt=(0,S.wh)(a),lt=ot&&(0,G.AA)(a.url??"")?a.url:null,it={
text:dt,url:lt},Z=[dt,(0,S.wh)(T)].filter(yt=>yt!=="").join(": "),ct=ot?"-->":"-";return[...Z===""?[]:(0,P.wW)({indent:2,label:ct,style:"dim",text:Z,linked:it},
X),...x===void 0?[]:n(x,K,X),...G.Gy.isEmpty(D)?[]:g("help:",D,X)]}function O({title:a,children:T},D){const{sign:x,name:K,text:X}=a,{withFlags:ot=String}=D,dt=ot(
(0,S.wh)(x===null?K:(0,G.mG)`${G.Gy.sign(x)} ${K}`)),lt=x===null?"bold":S.B2[x].style;return[...(0,P.wW)({indent:0,label:dt,style:lt,text:(0,S.wh)(X)},D),...T.flatMap(
it=>u(it,D))]}const B=(a="")=>/^(?:number|history)/.test(a);function i({columns:a,rows:T},D){const x=a.map(({title:lt})=>(0,S.wh)(lt)),K=T.map(({sign:lt="works",
cells:it})=>({sign:lt,cells:it.map(Z=>l(Z).map(S.wh))})),X=x.map((lt,it)=>Math.max(...[lt,...K.flatMap(({cells:Z})=>Z[it]??[])].map(P.nc)));if(X.reduce((lt,it)=>lt+
U.length+it,U.length)>D.width)return K.flatMap(({sign:lt,cells:it})=>{const[Z,...ct]=it.map(nt=>nt.join(", ")),yt=ct.flatMap((nt,ft)=>nt===""?[]:[`${x[ft+1]} ${nt}`.
trim()]),z=`${Z}: ${yt.join("; ")}`;return(0,P.wW)({indent:2,label:S.B2[lt].text,style:S.B2[lt].style,text:z},D)});const dt=lt=>lt.map((it,Z)=>{const ct=" ".repeat(
(X[Z]??0)-(0,P.nc)(it));return B(a[Z]?.style)?ct+it:it+ct}).join(U).trimEnd();return[`    ${(0,P.nI)(dt(x),"dim",D)}`,...K.flatMap(({sign:lt,cells:it})=>{const Z=Math.
max(...it.map(({length:ct})=>ct));return Array.from({length:Z},(ct,yt)=>{const nt=dt(it.map(mt=>mt[yt]??"")).replace(/\u2573+/g,mt=>(0,P.nI)(mt,"red",D));return`  ${yt===
0?(0,P.nI)(S.B2[lt].text,S.B2[lt].style,D):" "} ${nt}`})})]}const d=160,h=12,f="    ",c=/##\w*\[/;function n(a,T,D){const{place:x,before:K,literal:X,after:ot}=a,
dt=" ".repeat(`  ${x.line}`.length),lt=Math.min(D.width,d)-dt.length-3;if(lt<h)return[];const it=e(K+X+ot),Z=it(K+X+ot),ct=(0,P.nc)(Z)<=lt?0:it(K).search(/[^ ]|$/),
yt=Z.slice(ct),z=(0,P.nc)(it(K))-ct,nt=(0,P.nc)(it(K+X))-ct,{from:ft,to:mt,text:vt}=m(yt,z,Math.max(nt,z+1),lt),Mt=(0,P.nI)("|","dim",D),Pt="^".repeat(Math.max(
1,Math.min(nt,mt)-Math.max(z,ft))),J=" ".repeat(Math.max(z,ft)-ft);return[`${(0,P.nI)(`  ${x.line}`,"dim",D)} ${Mt} ${vt}`.trimEnd(),`${dt} ${Mt} ${J}${(0,P.nI)(
Pt,T,D)}`]}function e(a){const T=D=>(0,I.RK)(D.replaceAll("	",f),Number.POSITIVE_INFINITY);return c.test(T(a))?D=>T(D).replaceAll(/(?<=#)#/g," #"):T}function m(a,T,D,x){
const K=(0,P.nc)(a);if(K<=x)return{from:0,to:x,text:a};const X=Math.max(0,x-2-(D-T)),ot=D<x?0:Math.max(0,T-1-Math.ceil(X*2/3)),dt=K-ot<=x,lt=ot+(dt?x:x-1),it=(0,P.
Wc)(a,ot===0?0:ot+1,lt),Z=`${ot===0?"":"\u2026"}${it}${dt?"":"\u2026"}`;return{from:ot,to:lt,text:Z}}function*p(a,T){for(const{text:D}of j(a,T))yield`${D}
`;yield`${s(a,T)}
`}function*j(a,T){const{isQuiet:D=!1,isRunner:x=!1,context:K}=T,X=(0,o.du)(K,"log",o.h,a.lines),ot=x?X:{...X,limits:{...X.limits,items:0,details:0}},dt=a.findings.
filter(Z=>(0,k.Zh)(Z,K)),lt=D?(0,N.CI)(["problems"],{...a,findings:dt},ot):(0,N.CI)(N.$9,a,ot);let it=!1;for(const Z of lt){const ct=E(Z,T),yt=x&&Z.kind==="deta\
ils"&&ct.includes(`
`),z=!yt&&ct.includes(`
`);(it||z&&Z!==lt[0])&&(yield{kind:"plain",text:""}),it=z,yield{kind:yt?"group":"plain",text:ct}}lt.length>0&&(yield{kind:"plain",text:""}),D||(yield{kind:"plai\
n",text:A(a,T,ot)})}function s(a,T){const{text:D,style:x}=S.B2[a.passed?"works":"fails"],K=(0,M.$N)(a,T.context);return(0,P.wW)({indent:0,label:D,style:x,text:K},
T).join(`
`)}function A(a,T,D){const{findings:x,hosts:K}=a,{context:X,isRunner:ot}=T,dt=(0,b.Dx)(x).length>D.limits.places,lt=K.length>o.dS||dt||x.length>0&&!(0,o.jR)(K,D),
it=ot?"the JSON report has all details; its path is the output `report`":"for all details: `--format json` or `--report FILE.json`",Z=[...(0,N.vH)(a,D).shown,...(0,M.
j6)(a,X).map(G.Gy.words),...x.some(k.nM)?[G.Gy.words(`problem codes: ${X.docsUrl}`)]:[],...lt?[G.Gy.words(it)]:[]];return E(G.om.paragraph(G.Gy.joined(Z,G.Gy.newLine)),
T)}}),2307:((At,tt,t)=>{t.d(tt,{I4:()=>G,PT:()=>o,g8:()=>M});var P=t(6092),k=t(4120),N=t(7792);function o(l,r){if(typeof l=="string")return(0,P.js)(l);if(!("kin\
d"in l))return l.map(u=>o(u,r)).join("");switch(l.kind){case"words":return(0,P.My)(l.text).replaceAll("\xA0",r.space);case"code":return b(l,r);case"prose":return(0,P.
h$)(l.text,l.max);case"strong":return`<b>${o(l.content,r)}</b>`;case"small":return r.small(o(l.content,r));case"sentence":return(0,k.Iu)((0,P.h$)(l.text,l.max));case"\
link":return S(l.url,o(l.content,r));case"sign":return r.sign(l.of);case"break":return`<br${r.end}`;case"chart":return r.chart(l)}}function b({text:l,max:r,breaks:u},{
end:y,space:O}){const B=(0,P.D9)(l,r);return u==="never"?B.replaceAll(" ",O):u===void 0?B:B.replaceAll(u==="dots"?/\./g:/(?<!<)\//g,`$&<wbr${y}`)}const S=(l,r)=>l!==
null&&((0,N.AA)(l)||/^#[!-~]+$/.test(l))?`<a href="${(0,P.js)(l,l.length)}">${r}</a>`:r;function M(l,r){const u=y=>o(y,r);switch(l.kind){case"paragraph":return`\
<p>${u(l.content)}</p>
`;case"note":return`<p>${L(l,r)}</p>
`;case"facts":return`<dl>
${l.facts.map(({label:y,texts:O})=>`<dt>${(0,k.Iu)(y)}</dt>${O.map(B=>`<dd>${u(B)}</dd>`).join("")}
`).join("")}</dl>
`;case"sources":return E(l.items,r);case"problem":return U(l,r);case"table":return v(l,r);case"details":return g(l,r)}}const I=(l,r)=>l.map(u=>M(u,r)).join(""),
G=l=>l===void 0?"":` class="${l}"`;function L({label:l,text:r,as:u},y){const O=o(r,y);if(u==="items")return O;const B=(0,k.Iu)(l);return u!=="small"?u==="help"?
`<b>${B}:</b> ${O}`:`${B}: ${O}`:y.small(`${l==="history"?(0,k.Iu)(O):`${B} ${O}`}.`)}function U(l,r){const{severity:u,code:y,url:O,count:B,title:i,message:d,parts:h}=l,
f={kind:"link",url:O,content:y},c=(0,N.mG)`${N.Gy.sign(N.rC[u])} ${N.Gy.strong([B,i])} (${f})`,n=N.Gy.isEmpty(d)?"":`<p>${o(d,r)}</p>
`;return r.problem(u,o(c,r),`${n}${I(h,r)}`)}function E(l,r){const u=d=>o(d,r),{figures:y=[],messages:O=[]}=Object.groupBy(l,({message:d=""})=>N.Gy.isEmpty(d)?"\
figures":"messages"),B=y.map(({place:d="",line:h})=>`<figure><figcaption>${u(d)}</figcaption>${_(h,r)}</figure>
`),i=O.map(({place:d="",message:h="",help:f="",line:c})=>{const n=N.Gy.isEmpty(f)?"":`<br${r.end}<b>Help:</b> ${u(f)}`;return`<li>${u(N.Gy.joined([d,h],N.Gy.words(
": ")))}${n}${_(c,r)}</li>
`});return`${B.join("")}${i.length===0?"":`<ul>
${i.join("")}</ul>
`}`}function _(l,r){if(l===void 0)return"";const u=(0,P.J7)(l.before.trimStart().replaceAll("	"," ")),[y,O,B]=[u,l.literal,l.after].map(i=>o(i.replaceAll("	"," "),
r));return`<pre>${y}<mark>${O}</mark>${B}</pre>`}function g({title:l,children:r,anchor:u,isOpen:y},O){const B=o(l.name,O),i=I(r,O),d=l.sign===null&&N.Gy.isEmpty(
l.text),h=i===""?`<b>${B}</b>`:O.name(B),c=[l.sign===null?"":O.sign(l.sign),d?B:h,o(l.text,O)].filter(e=>e!=="").join(" ");if(i==="")return`<p>${c}</p>
`;const n=u===void 0?i:`<div id="${(0,P.My)(u)}">
${i}</div>
`;return`<details${G(u===void 0?void 0:"host")}${y?' open=""':""}>
<summary>${c}</summary>
${n}</details>
`}function v({caption:l,columns:r,rows:u,style:y},O){const B=r.map(({title:h})=>o(h,O)),i=u.map(({cells:h,host:f,sign:c})=>{const n=f===void 0?"":` data-host="${(0,P.
My)(f.anchor)}"${f.isFailing?' data-failing=""':""}`,[e="",...m]=h,j=[c===void 0?e:(0,N.mG)`${N.Gy.sign(c)}${N.Gy.words("\xA0")}${e}`,...m].map((s,A)=>O.cell(A===
0?"first column":"row",N.Gy.isEmpty(s)?"\u2013":o(s,O),r[A]?.style,y===void 0?B[A]:""));return`<tr${n}>${j.join("")}</tr>
`}),d=r.map((h,f)=>O.cell("head",B[f]??"",h.style));return O.table(l,y,`<thead>
<tr>${d.join("")}</tr>
</thead>
<tbody>
${i.join("")}</tbody>
`)}}),1423:((At,tt,t)=>{t.d(tt,{OT:()=>U,TM:()=>f,Zw:()=>E});var P=t(9432),k=t(9119),N=t(1780),o=t(2796),b=t(4503),S=t(4120),M=t(8884),I=t(7792),G=t(7035),L=t(806);
function U(c,n){const{shown:e,rest:m}=(0,P.zN)((0,o.cZ)(c),n.limits.causes),p=new Set,j=m.flatMap(s=>s.findings).length;return[...e.map(s=>E(s,n,p)),...(0,L.OS)(
j,"finding",n)]}function E(c,n,e=new Set){const{severity:m,code:p,title:j,message:s,help:A,hosts:a,findings:T}=c,{context:D,limits:x}=n,K=(0,M.f5)(T).map(Z=>(0,L.
ik)(Z,n)),[X,ot]=a,dt=X&&ot===void 0?D.history?.get(X):void 0,lt=m==="error"&&(0,o.hs)(T)&&!e.has(`history ${X}`),it=dt&&lt?(0,G.kW)(dt):null;return it!==null&&
e.add(`history ${X}`),{kind:"problem",severity:m,code:p,url:`${D.docsUrl}#${p}`,count:(0,o.pq)(c),title:j,message:s===null?I.Gy.nothing:I.Gy.sentence(s,x.characters),
parts:[...s===null?l(c,n,e):g(c,n,e),..._("required by",I.Gy.joined(K),"line"),..._("help",A?I.Gy.prose(A,x.characters):I.Gy.nothing,"help"),..._("affects",(0,S.
od)(c.affects,D.clients),"small"),..._("history",it??I.Gy.nothing,"small")]}}const _=(c,n,e)=>I.Gy.isEmpty(n)?[]:[{kind:"note",label:c,text:n,as:e}];function g(c,n,e){
const{findings:m}=c,p=O(m,n),j=(0,M.Dx)(m),s=p.length>1&&j.length>1,A=p.length>1?"hosts":"host",a=u(m,n,e),T=n.limits.hasLines&&(!s||a.line!==void 0),D=T?j.slice(
0,1):[];return[...h(A,p,n.limits.hosts,"host",n,x=>B(x,s,n)),...T?y([a]):[],...i(m,D,s,n),...v(m,n)]}function v([c],n){const e=(c?.problem.constraints??[]).filter(
({conflicts:p})=>!p),m=n.limits.places;return h("other constraints",e,m,"constraint",n,p=>(0,L.ZT)(I.Gy.value(p.text),(0,L.N8)(p,n)))}function l(c,n,e){const m=(0,o.
cr)(c.findings),{shown:p,rest:j}=(0,P.zN)(m,n.limits.messages),s=D=>y(D.map(x=>r(x,c,n,e))),a=(d(n)===0?p:m).flatMap(D=>(0,M.Dx)(D).slice(0,1)),T=!n.limits.hasLines||
c.hosts.length>1;return[...s(p),...f(j.flat(),"finding",n,D=>s((0,o.cr)(D))),...i(c.findings,a,T,n)]}function r(c,{help:n},e,m){const[{problem:p}]=c,{characters:j,
hosts:s}=e.limits,A=O(c,{...e,detailed:new Set}),a=I.Gy.some(A,s,ot=>B(ot,A.length>1,e),"host"),{places:T,noun:D}=(0,M.TD)((0,M.Dx)(c)),x=T.length<2?"":` (and ${(0,P.
px)(T.length-1,`more ${D}`)})`,K=(0,I.mG)`${I.Gy.prose(p.message,j)}${x}`,X=n===null?p.help:void 0;return{...u(c,e,m),message:I.Gy.joined([a,K],I.Gy.words(": ")),
help:X?I.Gy.prose(X,j):I.Gy.nothing}}function u(c,n,e){const m=(0,M.tN)(c);if(m===null)return{};const p=(0,k.R3)(m),j=m.target===void 0?"":` \u2192 ${(0,k.II)(m.
target)}`,s=!n.limits.hasLines||e.has(p)?void 0:n.lines.get(p);return e.add(p),{place:I.Gy.link((0,b.uM)(m,n.context),I.Gy.path(p+j)),line:s}}const y=c=>{const n=c.
filter(({place:e="",message:m=""})=>!I.Gy.isEmpty([e,m]));return n.length===0?[]:[{kind:"sources",items:n}]};function O(c,{detailed:n}){if(!(0,o.hs)(c))return[];
const e=[...Map.groupBy(c,({host:p})=>p).values()],[m]=c;return e.length>1||!m?.host||m.isHostNew||n.has(m.host)?e:(0,N.PP)(m.problem.message).includes(m.host)?
[]:e}function B(c,n,e){const[m]=c,p=m?.host?(0,L.b8)(m.host,e):I.Gy.nothing,j=(0,M.mj)(c,e.context.repositories.length),s=I.Gy.some((0,M.Dx)(c),1,T=>(0,L.ik)(T,
e)),A=n?j===""?s:j:I.Gy.nothing,a=m?.isHostNew?S.dy:I.Gy.nothing;return(0,L.ZT)(p,a,A)}function i(c,n,e,m){const{limits:p,context:j}=m,s=(0,M.mj)(c,j.repositories.
length);if(s===""&&e)return[];const A=(0,M.Dx)(c),a=(0,M.oN)(s===""?A:(0,M.TD)(A).places,n),T=x=>(0,L.ik)(x,m),D=n.length>0?"also at":"place";return s===""?h(D,
a,p.places,"place",m,T):a.length===0?[I.om.paragraph(I.Gy.sentence(`in ${s}`))]:h(`in ${s}`,a,p.hosts,"repository",m,T)}const d=({medium:c,limits:n})=>c==="log"?
0:n.items;function h(c,n,e,m,p,j){const{shown:s,rest:A}=(0,P.zN)(n,e),a=m==="host"||c==="place"?"items":"line";if(d(p)===0){const D=A.length>0&&p.medium!=="log"?
(0,I.mG)` ${p.elsewhere}`:I.Gy.nothing;return _(c,(0,I.mG)`${I.Gy.some(n,e,j,m)}${D}`,a)}return[..._(c,I.Gy.joined(s.map(j)),a),...f(A,m,p,T=>[I.om.paragraph(I.
Gy.joined(T.map(j)))])]}function f(c,n,e,m){if(d(e)===0)return(0,L.OS)(c.length,n,e);const p=I.om.title((0,P.px)(c.length,`more ${n}`));return I.om.details(p,(0,L.
Ku)(c,d(e),n,e,m))}}),3435:((At,tt,t)=>{t.d(tt,{Ub:()=>l,aJ:()=>U,gT:()=>E,qP:()=>y,sN:()=>_,wn:()=>v});var P=t(9432),k=t(9119),N=t(4503),o=t(5102),b=t(4120),S=t(
7792),M=t(806);const I=4,G=7;function L(i){const d=i.flatMap(f=>{const c=Map.groupBy(f.places,u);return c.size===0&&c.set(null,[]),Array.from(c,([n,e])=>({name:n,
finding:{...f,places:e}}))}),h=([,f])=>f.filter(({severity:c})=>c==="error").length;return[...Map.groupBy(d,({name:f})=>f)].map(([f,c])=>[f,c.map(({finding:n})=>n)]).
toSorted((f,c)=>h(c)-h(f))}function U(i,d){if(d.context.repositories.length===0)return[];const h=L(i.filter(o.nM)).filter(([p])=>p!==null),[f]=h;if(f===void 0)return[];
const c=S.Gy.some(h,{few:I},([p,j])=>(0,S.mG)`${S.Gy.code(p??"")} (${(0,b.H8)(j)})`),n=S.om.title((0,P.px)(h.length,"repository"),(0,S.mG)`with errors or warnings in files: ${c}`,
(0,o.hm)(f[1])==="error"?"fails":"warns"),e=d.medium==="log"?0:d.limits.rows,m=(0,M.Ku)(h,e,"repository",d,p=>O(p,d));return[{kind:"details",title:n,children:m}]}
const E=i=>["fails","unchecked"].includes((0,o.sG)(i));function _({hosts:i,files:d},h){const f=g(i.filter(E).map(l)),c=d.filter(({severity:D})=>D==="error"),n=g(
c.map(({places:D})=>r(D))),e=[S.om.column("Repository",D=>S.Gy.link((0,N.aE)(D),S.Gy.code(D.name))),S.om.column("Commit",v),S.om.column("Failing hosts",f,"numbe\
r"),S.om.column("Errors in files",n,"number")],m=(D,x)=>S.om.table(D,e,x),p=D=>(f(D)??0)+(n(D)??0),{hit:j=[],other:s=[]}=Object.groupBy(h.context.repositories,D=>p(
D)>0?"hit":"other"),A=j.toSorted((D,x)=>p(x)-p(D)),a=(0,P.px)(s.length,"repository"),T=S.om.title(`${a} without failing hosts or errors in files`);return[...m(A,
"Repositories with failures"),...S.om.details(T,m(s,"Other repositories"))]}function g(i){const d=Map.groupBy(i.flat(),h=>h);return({name:h})=>d.get(h)?.length??
null}const v=i=>i.commit===null?S.Gy.nothing:S.Gy.link((0,N.DZ)(i),S.Gy.code(i.commit.slice(0,G))),l=({requirements:i})=>r(i.flatMap(({because:d})=>d)),r=i=>[...new Set(
i.map(u))].filter(d=>d!==null),u=i=>typeof i=="string"?null:(0,k._M)(i.file),y=(i,d)=>d.context.repositories.length===0?[]:O(L(i),d),O=(i,d)=>i.flatMap(([h,f])=>{
const{context:c,limits:n}=d,e=c.repositories.find(s=>s.name===h),m=S.Gy.link((0,N.aE)(e),S.Gy.path(h??"this checkout")),p=S.om.title(m,(0,b.H8)(f)),j=s=>S.om.table(
s,B(d),"Findings in files");return S.om.details(p,(0,M.Ku)(f,n.rows,"finding",d,j))}),B=i=>[S.om.column("Place",({places:d})=>(0,M.AZ)(d,i.limits.ownPlaces,i,!0)),
S.om.column("Severity",({severity:d})=>(0,S.mG)`${S.Gy.sign(S.rC[d])} ${d}`),S.om.column("Problem",({problem:{message:d,code:h}})=>(0,S.mG)`${S.Gy.sentence(d,i.
limits.characters)} (${(0,M.U1)(h,i)})`)]}),4073:((At,tt,t)=>{t.d(tt,{YK:()=>wt,$9:()=>Ut,KL:()=>Kt,dI:()=>Wt,$M:()=>Dt,WQ:()=>xt,vH:()=>Xt,CI:()=>Qt,Ks:()=>Zt});
var P=t(9432),k=t(5102),N=t(6097),o=t(7792),b=t(5517),S=t(4120),M=t(6906),I=t(7035),G=t(806);const L=10,U=[7,30,90],E=30;function _(R,w){const{medium:W,limits:V,
context:Q}=w,[at,ht]=[W==="log",W==="summary"],Ot=l(R,Q),pt=ht?Ot:Ot.filter(Ct=>u(Ct,Q)),It=Ct=>o.om.title("History:",Ct);if(pt.length===0)return ht&&Q.history?.
size?[o.om.line(It("1 run so far"))]:[];const Tt=at?pt.map(Ct=>[Ct]):y(pt,Q),{shown:Gt,rest:Rt}=(0,P.zN)(Tt,Math.max(V.rows,L)),St=(0,P.zN)(Gt,at?Gt.length:L),jt=[
o.om.column("Host",Ct=>h(Ct,w)),...f(pt,w)],Nt=([Ct])=>Ct?{sign:(0,k.sG)(Ct)}:{},Bt=Ct=>o.om.table(Ct,jt,"History",Nt),Ht=o.om.title((0,P.px)(St.rest.flat().length,
"more host")),Lt=W==="brief"?w.elsewhere:"in the history file",kt=[...Bt(St.shown),...o.om.details(Ht,Bt(St.rest)),o.om.paragraph(o.Gy.small(B(Gt,w))),...(0,G.OS)(
Rt.flat().length,"host",{...w,elsewhere:Lt})],zt=O(Ot,Q);return at?o.om.details(It(`${zt}; uptime and latency of ${E} days`),kt):[o.om.line(It(zt)),...kt,...ht?
(0,I.hc)(w):[]]}const g=(R,{history:w})=>R.flatMap(({visit:W})=>w?.get(W.host)??[]),v=(R,w)=>g(R,w).flatMap(({recent:W})=>W);function l({hosts:R},w){const W=(V,Q)=>{
const[{good:at,runs:ht}={good:1,runs:1}]=r([V],Q,w);return at/ht};return R.filter(V=>v([V],w).filter(b.yX).length>1).toSorted((V,Q)=>Number((0,k.DI)(Q))-Number(
(0,k.DI)(V))||W(V,E)-W(Q,E)||W(V,90)-W(Q,90))}const r=(R,w,W)=>g(R,W).flatMap(({uptime:V})=>V.find(({days:Q,runs:at})=>Q===w&&at>0)??[]),u=(R,w)=>(0,k.DI)(R)||v(
[R],w).some(({outcome:W})=>W==="fails"),y=(R,w)=>[...Map.groupBy(R,W=>{const[V]=g([W],w).flatMap(({incidents:Q})=>Q.slice(0,1));return V?.until===null?V.from:W.
visit.host}).values()];function O(R,w){const W=Math.max(...g(R,w).map(({recent:ht})=>ht.length)),V=`the last ${(0,P.px)(W,"run")}`,Q=R.filter(ht=>u(ht,w)).length;
if(Q===0)return`no failure in ${V}`;const at=v(R,w).filter(({outcome:ht})=>ht==="fails").length;return R.length===1?`${at} of ${V} failed`:`${Q} of ${R.length} \
hosts failed in ${V}`}function B(R,{medium:w,context:W}){const V=Ot=>o.Gy.words(Ot.replaceAll(" ","\xA0")),Q=o.Gy.joined((0,M.MC)(R.flatMap(Ot=>i(Ot,W))).map(([
Ot,pt])=>(0,o.mG)`${o.Gy.code(Ot)}${V(` ${pt}`)}`));if(w==="log")return Q;const ht=R.some(({length:Ot})=>Ot>1)?"; of several hosts, the worst of each run":"";return(0,o.
mG)`The newest run is at the right${o.Gy.words(ht)}. ${Q}. Uptime: the share of runs without an error. Latency: median of discovery.`}function i(R,w){const W=g(
R,w);return(W[0]?.recent??[]).map((V,Q,{length:at})=>{const ht=W.flatMap(({recent:It})=>It.at(Q-at)??[]),Ot=ht.flatMap(({ms:It})=>It??[]);return{outcome:b.im.find(
It=>ht.some(Tt=>Tt.outcome===It))??"skipped",ms:Ot.length===0?null:Math.max(...Ot)}})}const d=({medium:R})=>R==="summary"||R==="brief";function h(R,w){const W=o.
Gy.some(R,w.limits.hosts,({visit:ht})=>(0,G.b8)(ht.host,w,o.Gy.name));if(!d(w))return W;const[V]=g(R,w.context),Q=V===void 0?null:(0,I.XQ)(V),at=w.medium==="bri\
ef"||Q===null?o.Gy.nothing:o.Gy.small(Q);return o.Gy.joined([W,(0,I.bW)(i(R,w.context)),at],o.Gy.newLine)}function f(R,w){const{medium:W,context:V}=w;if(V.history===
null)return[];const Q=W==="log",at=(Rt,St)=>Q?Rt:(0,o.mG)`${Rt}${o.Gy.newLine}${o.Gy.words(`${St}\xA0days`)}`,ht=(Rt,St)=>{const jt=r(Rt,St,V),Nt=(0,P.px)(Math.
max(0,...jt.map(({runs:Lt})=>Lt)),"run"),Bt=d(w)&&jt.length>0?o.Gy.small(Nt):o.Gy.nothing,Ht=({good:Lt,runs:kt})=>Lt/kt;return o.Gy.joined([(0,I.be)(jt,Ht,I.mc),
Bt],o.Gy.newLine)},Ot=Rt=>g(Rt,V).flatMap(({medianMs:St})=>St??[]),pt=Rt=>(0,I.be)(Ot(Rt),Number,S.kJ),It=Rt=>(0,I.bW)(i(Rt,V)),Tt=g(R,V),Gt=U.filter(Rt=>Tt.some(
St=>c(St,Rt)));return[...d(w)?[]:[o.om.column("Last runs",It,"history")],...(Q?[E]:Gt).map(Rt=>{const St=Rt===U[0]?"number uptime":"number older";return o.om.column(
at("Uptime",Rt),jt=>ht(jt,Rt),St)}),o.om.column(at("Latency",E),pt,"number minor")]}const c=({uptime:R},w)=>R.some(({days:W,runs:V},Q)=>W===w&&V>1.1*(R[Q-1]?.runs??
0));var n=t(2886),e=t(7615),m=t(3435);const p=2,j=4,s=6,A=20,a=200;function T(R,w=o.Gy.nothing){const{discovery:W}=R.visit.attempt,V=new Set((0,k.QK)(R).map(({problem:at})=>at.
title));if(V.size>0)return(0,P.K4)([...V],p);if(W.kind==="skipped")return W.problem.title;const Q=o.Gy.some(R.services,s,({id:at})=>(0,e.h0)(at));return(0,G.ZT)(
o.Gy.isEmpty(Q)?"no services":Q,w)}const D=({visit:R,servicesFrom:w},W)=>w===null?(0,S.kJ)(R.attempt.timing.totalMs):(0,o.mG)`host block at ${(0,G.ik)(w,W)}`;function x(R,w,W=!1){
const{visit:V,isNew:Q,findings:at}=R,ht=(0,k.sG)(R),Ot=(0,G.b8)(V.host,{...w,detailed:new Set}),pt=Q?` (${S.dy})`:"",It=(0,o.mG)`${k.nx[ht]}${pt}: ${T(R,D(R,w))}`,
Tt=o.om.title(Ot,It,ht),Gt={kind:"facts",facts:(0,e.xS)(R,w)};if(w.medium!=="page")return{kind:"details",title:Tt,children:[Gt]};const Rt=at.map(({severity:jt,problem:{
message:Nt,help:Bt,code:Ht}})=>{const Lt=Bt?(0,o.mG)` ${o.Gy.strong("Help:")} ${o.Gy.prose(Bt)}`:o.Gy.nothing,kt=o.Gy.sign(o.rC[jt]);return{message:(0,o.mG)`${kt} ${o.
Gy.sentence(Nt)}.${Lt} (${(0,G.U1)(Ht,w)})`}}),St=w.context.history?.get(V.host)?.incidents??[];return{kind:"details",title:Tt,isOpen:W,anchor:(0,G.dI)(V.host),
children:[{kind:"sources",items:Rt},Gt,...(0,I.cT)(St,w)]}}function K(R,w,W){const{medium:V,limits:Q}=W,at=w.filter(Lt=>(0,k.QK)(Lt).every(kt=>!(0,k.JR)(Lt)&&!(0,n.
zv)(kt))),ht=R.flatMap(Lt=>at.filter(kt=>(0,k.sG)(kt)===Lt)),[Ot]=ht;if(Ot===void 0||(0,G.jR)(w,W))return[];const pt=V==="log",It=(0,k.QK)(Ot).length>0,Tt=pt||It,
Gt=Tt&&ht.length<=G.dS,Rt=It?Q.details:pt?Q.items:Q.rows,St=(0,G.Ku)(ht,Gt?G.dS:Rt,"host",W,Lt=>Tt?Lt.map(kt=>x(kt,W)):o.om.table(Lt,X(W),"Hosts"));if(Gt||It&&(pt||
St.length===0))return St;const jt=o.Gy.some(ht,{few:j},({visit:Lt})=>(0,G.b8)(Lt.host,W)),Nt=(0,k.sG)(Ot),Bt=It?"with errors or warnings":k.nx[Nt];return[{kind:"\
details",title:ht.length===1?o.om.title(jt,Bt,Nt):o.om.title((0,P.px)(ht.length,"host"),(0,o.mG)`${Bt}: ${jt}`,Nt),children:St}]}const X=R=>[o.om.column("Host",
w=>ot(w,R)),o.om.column("Required by",({requirements:w})=>{const W=w.flatMap(V=>V.because);return(0,G.AZ)(W,R.limits.ownPlaces,R)}),o.om.column("Result",w=>T(w,
D(w,R)))];function ot({visit:{host:R},isNew:w},W){const V=w?o.Gy.small(S.dy):o.Gy.nothing;return o.Gy.joined([(0,G.b8)(R,W,o.Gy.name),V],o.Gy.newLine)}const dt=R=>(0,o.
mG)`${o.Gy.sign((0,k.sG)(R))} ${k.nx[(0,k.sG)(R)]} ${o.Gy.small(T(R))}`;function lt(R,w){const W=pt=>(0,m.Ub)(pt).length||null,V=[o.om.column("Host",pt=>ot(pt,w),
"name"),o.om.column("Status",dt,"status"),o.om.column("Time",pt=>(0,k.JR)(pt)?null:D(pt,w),"number minor"),o.om.column("Repositories",W,"number repositories"),...f(
R,w).map(pt=>({...pt,cell:It=>pt.cell([It])})),o.om.column("Certificate expires",Z,"minor when")],Q=pt=>o.om.table(pt,V,"Hosts",it,"hosts",a),{good:at=[],other:ht=[]}=Object.
groupBy(R,pt=>(0,k.sG)(pt)==="works"?"good":"other");if(at.length<=A||ht.length===0)return Q(R);const Ot=o.om.title((0,P.px)(at.length,"host"),k.nx.works,"works");
return[...Q(ht),...o.om.details(Ot,Q(at))]}const it=R=>({host:{anchor:(0,G.dI)(R.visit.host),isFailing:(0,m.gT)(R)}}),Z=({visit:R})=>R.attempt.certificates.map(
({expires:w})=>w.slice(0,10)).sort()[0]??"";var ct=t(1423),yt=t(9119),z=t(8032),nt=t(5243);const ft=3,mt=6,vt=2,Mt=12,Pt=(R,w)=>(0,k.Yn)(R,({rows:W})=>W).flatMap(
W=>J(W,w));function J(R,w){if(R.length===0)return[];const{medium:W,limits:V,context:Q}=w,at=q(R),ht=R.length<=G.dS,Ot=at.sign==="fails"||at.sign==="warns"?W!=="\
log"||ht:W==="page"||W==="summary"&&Q.repositories.length<=1||W==="log"&&ht&&R.some(({rows:It})=>It.some(F)),pt=(0,G.Ku)(R,Ot?V.roots:0,"root module",w,It=>It.map(
Tt=>({kind:"details",title:q([Tt]),children:H(Tt,w)})));return ht&&pt.length>0?pt:[{kind:"details",title:at,children:pt}]}const F=({excluding:R=[]})=>R.length>0;
function q(R){const w=R.flatMap(Gt=>Gt.rows),W=(0,k.Fl)(w),V=R.length===1,Q=R[0]?.clients??[],at=w.filter(Gt=>(0,k.Fl)([Gt])===W),ht=new Set(at.map(Gt=>Et(Gt,Q))),
Ot=V?Array.from(ht,o.Gy.path):R.map(C),pt=(0,o.mG)`${V?"for":"in"} ${o.Gy.some(Ot,ft,Gt=>Gt)}`,It={fails:(0,o.mG)`init fails ${pt}`,warns:(0,o.mG)`warnings ${pt}`,
skipped:$(w),works:$(w)},Tt=V?R.map(C):(0,P.px)(R.length,"root module");return o.om.title((0,o.mG)`${Tt}:`,It[W],W)}function $(R){const w=({kind:Tt,source:Gt})=>`${Tt}\
 ${Gt}`,W=[...new Map(R.map(Tt=>[w(Tt),Tt])).values()];if(W.length===0)return"no registry modules and no providers";const V=Map.groupBy(W,({kind:Tt})=>Tt),Q=Array.
from(V,([Tt,{length:Gt}])=>(0,P.px)(Gt,Tt)).join(" and "),at=R.some(({isDirect:Tt,platforms:Gt})=>Tt||Gt.length>0),ht=[...R.some(({isDirect:Tt})=>!Tt)?["version"]:
[],...at?["package"]:[]],Ot=new Set(R.filter(k.Rm).map(w)).size,pt=W.filter(({chosen:Tt})=>Object.values(Tt).includes(null)).length,It=[...pt>0?[`${pt} without \
a version`]:[],...Ot>0?[`${Ot} not checked`]:[]];return`${Q}, ${It.join(", ")||`every ${ht.join(" and ")} is available`}`}const C=({directory:R})=>R==="."?o.Gy.
words("the top directory"):o.Gy.path((0,yt.II)(R));function H({rows:R,clients:w},W){const V=(0,k.Yn)(R,at=>[at]).flat(),Q=at=>({sign:(0,k.Fl)([at])});return(0,G.
Ku)(V,W.limits.rows,"row",W,at=>o.om.table(at,Y(w,W),"Modules and providers",Q))}const Y=(R,w)=>[o.om.column("Module or provider",W=>et(W,R,w)),o.om.column("Pro\
blem",({problems:W})=>{const V=W.filter(({usualSeverity:Q})=>Q!=="notice");return o.Gy.joined(V.map(({code:Q})=>(0,G.U1)(Q,w)))}),o.om.column("Constraint",W=>st(
W,w)),o.om.column("Version",W=>_t(W,R)),o.om.column("Newest",W=>ut(W,w)),o.om.column("Platforms",({platforms:W})=>o.Gy.some(W,Mt,({platform:V,available:Q})=>{const at=Q===
null?"?":Q?"\u2713":"\u2717";return(0,o.mG)`${o.Gy.words(at)} ${o.Gy.value(V)}`}))];function et(R,w,W){const V=o.Gy.path(Et(R,w));if(W.medium==="log")return V;const Q=R.
source===R.address?o.Gy.nothing:o.Gy.path(R.source),at=R.places.slice(0,1).map(Ot=>(0,G.ik)(Ot,W)),ht=o.Gy.joined([Q,at],o.Gy.words(" at "));return o.Gy.joined(
[o.Gy.strong(V),o.Gy.small(ht)],o.Gy.newLine)}function st({constraints:R,requiredBy:w,conflicting:W=[]},V){if(w===void 0)return o.Gy.joined(R.map(o.Gy.value));const Q=[
...new Set([...W,...w])],{shown:at,more:ht}=(0,P.zN)((0,yt.c1)(Q,({text:It})=>It),mt),Ot=at.map(It=>{const[Tt]=It,Gt=W.includes(Tt)?o.Gy.words("\u2717\xA0"):o.Gy.
nothing,Rt=(0,o.mG)`${Gt}${o.Gy.value(Tt.text)}`,St=rt(It,V);return V.medium==="log"?(0,G.ZT)(Rt,St):(0,o.mG)`${Rt} ${o.Gy.small(St)}`}),pt=ht===0?o.Gy.nothing:
o.Gy.words(`and ${ht} more`);return o.Gy.joined([...Ot,pt],o.Gy.newLine)}function ut({newest:R,excluding:w=[]},W){if(R===null)return o.Gy.nothing;const V=w.length===
0?o.Gy.nothing:(0,o.mG)`excluded by ${rt(w,W)}`;return(0,G.ZT)(o.Gy.value(R),V)}const rt=(R,w)=>o.Gy.some(R,vt,W=>w.medium!=="log"||(0,yt.Kh)(W)?(0,G.N8)(W,w):o.
Gy.path(gt(W))),gt=({module:R,place:w})=>[R,...(typeof w=="string"?void 0:w.inside)?.through??[]].flatMap(W=>W?.replace(/ \(.*\)$/,"")??[]).join(" > "),Et=({address:R,
host:w},W)=>W.every(V=>(0,nt.Vm)(V)===w)&&R.startsWith(`${w}/`)?R.slice(w.length+1):R;function _t({chosen:R,locked:w},W){const V=z.Du.filter(pt=>R[pt]!==void 0),
Q=Map.groupBy(V,pt=>R[pt]??null),at=Q.size<2&&W.every(pt=>V.includes(pt)),ht=Array.from(Q,([pt,It])=>{const Tt=pt===null?"none":o.Gy.value(pt);return at?Tt:(0,o.
mG)`${(0,P.eZ)(It)} ${Tt}`});if(w===null||ht.length===0)return o.Gy.joined(ht);const Ot=Q.size===1&&Q.has(w);return(0,G.ZT)(o.Gy.joined(ht),Ot?"locked":(0,o.mG)`locked: ${o.
Gy.value(w)}`)}const $t=["problems","unchecked","ownFiles","history","roots"],Dt=[...$t,"requests","passed","skipped","notices","notes"],wt=[...$t,"passed","ski\
pped","notes"],Ut=[...$t,"requests","passed","skipped"],Kt=["problems","hosts","details","incidents","repositories","roots","files","notices","notes"],bt=(R,...w)=>({
title:R,blocks:({hosts:W},V)=>K(w,W,V)}),Wt={problems:{title:"Problems",blocks:({findings:R},w)=>(0,ct.OT)(w.medium==="log"?R:R.filter(k.nM),w)},ownFiles:{title:"\
Repositories",blocks:({files:R},w)=>(0,m.aJ)(R,w)},history:{title:"History",blocks:_},roots:{title:"Root modules",blocks:Ft},requests:bt("Requests","fails","war\
ns"),unchecked:bt("Hosts","unchecked"),passed:bt("Hosts that passed","works"),skipped:bt("Skipped hosts","skipped"),hosts:{title:"Hosts",blocks:({hosts:R},w)=>lt(
(0,k.md)(R),w)},details:{title:"Details",blocks:({hosts:R},w)=>Vt((0,k.md)(R),w)},incidents:{title:"Incidents",blocks:(R,w)=>(0,I.hc)(w)},repositories:{title:"R\
epositories",blocks:m.sN},files:{title:"Findings in files",blocks:({files:R},w)=>(0,m.qP)(R,w)},notices:{title:"Notices",blocks:Yt},notes:{title:"About this che\
ck",blocks:Jt}};function Ft({roots:R,hosts:w},W){const V=(0,G.jR)(w,W),Q=R.filter(({rows:at})=>!V||(0,k.Fl)(at)!=="fails");return Pt(Q,W)}const xt=({hosts:R},{limits:w})=>new Set(
(0,P.zN)((0,k.md)(R),w.details).shown.map(({visit:W})=>W.host)),Vt=(R,w)=>(0,G.Ku)(R,w.limits.details,"host",w,W=>W.map(V=>x(V,w,W.length===1)));function Yt({findings:R},w){
const W=R.filter(Q=>!(0,k.nM)(Q)),V=o.om.title((0,P.px)(W.length,"notice"),o.Gy.nothing,"notice");return o.om.details(V,(0,ct.OT)(W,w))}function Jt(R,w){const{shown:W,
rest:V}=Xt(R,w),Q=at=>[o.om.paragraph(o.Gy.joined(at,o.Gy.newLine))];return[...Q(W),...(0,ct.TM)(V,"remark",w,Q)]}function Xt(R,{context:w,limits:W}){const V=(0,N.
h$)(R,w).map(Q=>o.Gy.sentence(Q,W.characters));return(0,P.zN)(V,W.remarks)}const Zt=(R,w,W)=>R.flatMap(V=>{const{title:Q,blocks:at}=Wt[V],ht=V==="details"&&w.hosts.
length>G.dS,Ot=at(w,W);return Ot.length===0?[]:[{id:V,title:Q,isFolded:ht,blocks:Ot}]}),Qt=(R,w,W)=>R.flatMap(V=>Wt[V].blocks(w,W))}),5955:((At,tt,t)=>{t.d(tt,{
M:()=>b,u:()=>M});var P=t(2170),k=t(1780),N=t(6092),o=t(8884);function*b(I,G=""){const L=`${G}  `,U=I instanceof Iterator,[E,_]=U?"[]":"{}";let g=E;for(const v of U?
I:Object.entries(I)){const[l,r]=U?["",v]:[`"${v[0]}": `,v[1]];if(r===void 0)continue;const u=`${g}
${L}${l}`;g=",",S(r)?(yield u,yield*b(r,L)):yield u+(0,N.s$)(JSON.stringify(r,null,2).replaceAll(`
`,`
${L}`))}yield g===E?`${E}${_}`:`
${G}${_}`}const S=I=>I instanceof Iterator||Object.values(I??{}).some(G=>G instanceof Iterator);function M(){const I=new Map;return G=>{const{host:L,problem:U}=G,
E=(0,N.RK)((0,o.ju)(G)??""),g=L===null&&!U.code.startsWith("file-")?(0,N.RK)((0,k.pj)(U.message)):"",v=[U.code,L??"",E,(0,P.W7)(G),g].join("|"),l=(I.get(v)??0)+
1;return I.set(v,l),`${v}|${l}`}}}),3394:((At,tt,t)=>{t.d(tt,{Cf:()=>O,Fp:()=>f,Gc:()=>u,gD:()=>d,ni:()=>E,wQ:()=>y,yv:()=>c});var P=t(9432),k=t(6092),N=t(2307),
o=t(5102),b=t(4073),S=t(806),M=t(4120),I=t(6906),G=t(6097),L=t(7792);const U={sign:n=>I.B2[n].emoji,small:n=>`<sub>${n}</sub>`,name:n=>`<b>${n}</b>`,chart:({runs:n,
label:e})=>`<code role="img" aria-label="${(0,k.My)(e)}">${(0,I.qX)(n)}</code>`,problem:(n,e,m)=>`<p>${e}</p>
${m}`.replaceAll(`</p>
<p>`,`
<br>`).replaceAll(`</sub>
<br><sub>`," "),table:(n,e,m)=>`<table>
${m}</table>
`,cell:(n,e,m)=>{const p=m?.startsWith("number"),j=p?e.replaceAll(" ","&nbsp;"):e,s=p?' align="right"':"";return n==="head"?`<th${s||' align="left"'}>${j}</th>`:
`<td${s}>${j}</td>`},end:">",space:"&nbsp;"},E=n=>(0,N.PT)(n,U),_=n=>n.map(e=>(0,N.g8)(e,U).trim()).filter(e=>e!=="").join(`

`),g=1e6,v=10,l=100,r=7;function u(n,e){const m=e.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),p=L.Gy.link(m,L.Gy.words("in the JSON report"));return O(
b.$M,n,(0,S.du)(e,"summary",p,n.lines),{head:`## ${d(n,e)}`,foot:(0,L.mG)`tf-disco ${e.version}, started ${(0,M.QN)(e.startedAt)}.`,maxBytes:g})}const y=(n,e,m,p)=>O(
b.YK,n,(0,S.du)(e,"brief",S.xy),{head:`### ${h(n,e)}`,foot:(0,L.mG)`Details in the summary of ${f(m)}. Updated automatically.`,maxBytes:p});function O(n,e,m,{head:p,
foot:j,maxBytes:s}){const A=_([L.om.paragraph(L.Gy.small(j))]),a=s-v-(0,P.$$)(p+A),T=B(n,e,m),D=i(T,_,a);return`${[p,...D,A].filter(x=>x!=="").join(`

`)}
`}const B=(n,e,m)=>n.flatMap(p=>{const{title:j,blocks:s}=b.dI[p],A=L.om.paragraph((0,L.mG)`${j}: more ${m.elsewhere}`);return p!=="problems"?[[s(e,m),[A]]]:s(e,
m).map(a=>a.kind==="problem"?[[a],[{...a,message:L.Gy.nothing,parts:[]}]]:[[a]])});function i(n,e,m){const p=n.map(([A=[]])=>e(A)),j=()=>p.reduce((A,a)=>A+(a===
""?0:(0,P.$$)(`${a}

`)),0)>m,s=[...n.keys()].reverse().filter(A=>p[A]!=="");for(const A of s){const a=n[A]?.[1];a!==void 0&&j()&&(p[A]=e(a))}for(const A of s)j()&&(p[A]="");return p}
const d=(n,e)=>`${I.B2[(0,o.fi)(n)].emoji} ${(0,M.Iu)((0,G.$N)(n,e))}`,h=(n,e)=>`${I.B2[(0,o.fi)(n)].emoji} Terraform service discovery: ${(0,G.$N)(n,e)}`;function f({
url:n,workflow:e,job:m,commit:p}){const j=e.split("/").at(-1)??"";return L.Gy.joined([L.Gy.link(n,L.Gy.code(j===""?"this run":j,l)),m===""?L.Gy.nothing:(0,L.mG)`job ${L.
Gy.code(m,l)}`,p===""?L.Gy.nothing:(0,L.mG)`commit ${L.Gy.code(p.slice(0,r))}`])}const c=(n,e,m)=>`${h(n,e)}. ${E(L.Gy.small(f(m)))}
`}),6811:((At,tt,t)=>{t.d(tt,{Ng:()=>b,XP:()=>v,fN:()=>g,qY:()=>U});var P=t(9432),k=t(255),N=t(6092),o=t(3471);function b(r){const{url:u,status:y,failure:O,ms:B,
address:i,proxy:d,authorization:h,source:f,tried:c}=r,n=[i??(d===null?null:`proxy ${d}`),h==="sent"?`token from ${f}`:null,c===0?null:`retry ${c}`].filter(p=>p!==
null),e=[y,O].filter(p=>p!==null).join(", "),m=n.length===0?"":` (${n.join(", ")})`;return(0,N.BP)((0,N.RK)(`GET ${u}: ${e} in ${Math.round(B)} ms${m}`,S))}const S=2e3,
M=2,I=80;function G(r){if(r.kind==="scan")return`read ${(0,P.px)(r.files,"file")}`;if(r.kind==="registries")return`${r.done} of ${(0,P.px)(r.total,"registry req\
uest")} done`;if(r.kind==="packages"){const h=[...new Set(r.waiting)];return`${(0,P.px)(r.done,"transfer")} of packages done${L(h)}`}const{done:u,total:y,failed:O,
waiting:B}=r,i=O===0?"":`, ${O} failed so far`,d=[...B];return`${u} of ${(0,P.px)(y,"host")} checked${i}${L(d)}`}function L(r){const{shown:u,more:y}=(0,P.zN)(r,
M),O=u.map(B=>(0,N.RK)((0,k.nx)(B),I));return O.length===0?"":y===0?`; waiting for ${O.join(" and ")}`:`; waiting for ${O.join(", ")} and ${(0,P.px)(y,"other")}`}
const U={show:()=>{},end:()=>{}},E=5e3,_=200;function g(r){let u=!0;return l(E,y=>{u&&r(y),u=!u})}function v(r,u){let y="";const{show:O,end:B}=l(_,d=>{const h=(0,o.
Wc)(d,0,u-1);h!==y&&r(`\r${h}\x1B[K`),y=h});return{show:O,end:()=>{B(),y!==""&&r("\r\x1B[K")}}}function l(r,u){let y=null;const O=setInterval(()=>{y!==null&&u(G(
y))},r).unref();return{show:i=>{y=i},end:()=>clearInterval(O)}}}),3397:((At,tt,t)=>{t.d(tt,{B:()=>E,t:()=>U});var P=t(3087),k=t(7039),N=t(3394),o=t(6092);let b=function(..._){
return{hash:b}=process.getBuiltinModule("node:crypto"),new.target?new b(..._):b(..._)},S=function(..._){return{renderBadge:S}=t.late([7912],7912),new.target?new S(
..._):S(..._)},M=function(..._){return{renderCodeQuality:M}=t.late([9811],9811),new.target?new M(..._):M(..._)},I=function(..._){return{renderJunit:I}=t.late([6597],
6597),new.target?new I(..._):I(..._)},G=function(..._){return{renderHtml:G}=t.late([8594],6213),new.target?new G(..._):G(..._)},L=function(..._){return{renderSarif:L}=
t.late([8554],8554),new.target?new L(..._):L(..._)};function U({report:_,badge:g},v,l){const r=[],u=(y,O,B)=>{const i=(0,P.KE)(()=>(0,P.f8)(l,O,(0,P.mk)(B())));
i!==null&&r.push(`the ${y} ${(0,o.RK)(O)} was not written: ${i}`)};for(const{path:y,format:O}of _)u("report",y,()=>E(O,v));return g!==null&&u("badge",g,()=>[S(v)]),
r}function E(_,{verdict:g,context:v}){switch(_){case"json":return(0,k.hF)(g,v);case"sarif":return L(g,v);case"junit":return I(g,v);case"codequality":return M(g,
l=>b("sha256",l));case"html":return G(g,v,l=>b("sha256",l,"base64"));case"markdown":return[(0,N.Gc)(g,v)]}}}),2019:((At,tt,t)=>{t.d(tt,{G:()=>b});var P=t(6760),
k=t(9968);const N=/^[0-9a-f]{40}$/,o=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;function b(l){const r=(0,P.join)(l,".git"),u=S(r,l)??r,y=L((0,P.join)(u,"commondir")),O=y===
null?u:(0,P.resolve)(u,y),B=()=>(0,k.r7)((0,P.join)(O,"packed-refs"))??"",i=M(L((0,P.join)(u,"HEAD")),[u,O],B);return i===null?null:{commit:i,isFetched:G(i,(0,k.
r7)((0,P.join)(u,"FETCH_HEAD"))??"",B),remote:_((0,k.r7)((0,P.join)(O,"config"))??"")}}function S(l,r){const[,u]=/^gitdir: (.+)$/.exec(L(l)??"")??[];return u===
void 0?null:(0,P.resolve)(r,u)}function M(l,r,u){const[,y]=o.exec(l??"")??[],O=y===void 0?l:I(y,r,u);return O!==null&&N.test(O)?O:null}function I(l,r,u){for(const O of r){
const B=L((0,P.join)(O,l));if(B!==null)return B}return u().split(`
`).find(O=>O.endsWith(` ${l}`))?.slice(0,40)??null}function G(l,r,u){const y=(O,B)=>O.split(`
`).some(i=>i.startsWith(`${l}${B}`));return y(r,"	")||y(u()," refs/remotes/")}const L=l=>(0,k.r7)(l)?.replace(/\r?\n$/,"")??null,U=21,E=/^(?!\.{1,2}$)[\w.-]+$/;
function _(l){let r=!1;for(const u of l.split(`
`).map(y=>y.trim())){u.startsWith("[")&&(r=u==='[remote "origin"]');const y=u.indexOf("=");if(!(!r||y<0||u.slice(0,y).trim().toLowerCase()!=="url"))return g(u.slice(
y+1).trim())}return null}function g(l){const r=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(l),[u,y]=r===null?v(l):[r[1],r[2]],O=(y??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),B=O.length>1&&O.length<=U;return!u||!B||!O.every(i=>E.test(i))?null:{host:u.toLowerCase(),owner:O.slice(0,-1).join("/"),name:O.at(-1)??""}}function v(l){
const r=URL.parse(l);return r===null||!/^(https?|ssh):$/.test(r.protocol)?[]:[r.protocol==="ssh:"?r.hostname:r.host,r.pathname.slice(1)]}}),1116:((At,tt,t)=>{t.
d(tt,{H:()=>u});var P=t(9432),k=t(2170),N=t(9119),o=t(9615),b=t(255),S=t(6092),M=t(2796),I=t(5102),G=t(1423),L=t(806),U=t(8884),E=t(6906),_=t(6097),g=t(7792);const v=10,
l=200,r=3600,u=(n,e)=>[...O(n,e),...o.oC.flatMap(m=>{const p=n.findings.filter(j=>{const s=(0,I.Zh)(j,e)||y(j);return j.severity===m&&s});return B(m,(0,M.cZ)(p),
e)})],y=n=>(0,I.nM)(n)&&!(0,M.hs)([n])&&d((0,k.Xd)(n)),O=(n,e)=>n.passed||(0,I.hm)(n.findings)==="error"?[]:[h("error","The check failed",(0,_.$N)(n,e))];function B(n,e,m){
const p=(0,L.du)(m,"notes",L.xy),{shown:j,rest:s}=(0,P.zN)(e,e.length>v?v-1:v),A=s.flatMap(({findings:D})=>D),a=[...new Set(s.map(({title:D})=>D)),"see the job \
summary"],T=`and ${(0,P.px)(A.length,`more ${n}`)}`;return[...j.map(D=>{const x=(0,U.tN)(D.findings),K=d(x)?x:null,X=K===null?"":(0,N.R3)({...K,inside:void 0});
return h(n,i(D),f((0,G.Zw)(D,p),X),K)}),...A.length>0?[h(n,T,a.join(`
`))]:[]]}function i(n){const[e]=n.hosts,m=e===void 0?"":`${(0,S.RK)((0,b.nx)(e))}: `;return`${(0,M.pq)(n)||m}${n.title}`}function d(n){const e=n?.file??"";return e!==
""&&(0,U.CN)(e)&&(0,S.BP)((0,S.RK)(e,e.length))===e}const h=(n,e,m,p=null)=>({level:n,title:(0,S.LS)((0,S.RK)(e,l)),message:(0,S.LS)(m),...p,inside:void 0});function f({
message:n,title:e,code:m,url:p,parts:j},s){const A=(0,E.wh)(g.Gy.isEmpty(n)?e:n),{first:a=[],last:T=[]}=Object.groupBy(j,K=>K.kind==="note"&&(K.as==="help"||K.as===
"small")?"first":"last"),D=[...a,...T].flatMap(K=>c(K,s)),x=r-p.length;return`${(0,P.dh)([`${(0,P.dh)(A,x/2)} [${m}]`,...D].join(`
`),x)}
${p}`}function c(n,e){return n.kind==="note"?[`${n.label}: ${(0,E.wh)(n.text)}`]:n.kind==="paragraph"?[(0,E.wh)(n.content)]:n.kind!=="sources"?[]:n.items.flatMap(
({place:m="",message:p="",help:j=""})=>{const s=(0,E.wh)(m)===e?g.Gy.nothing:m;if(g.Gy.isEmpty(p))return g.Gy.isEmpty(s)?[]:[`at: ${(0,E.wh)(s)}`];const A=`- ${(0,E.
wh)(g.Gy.joined([s,p],g.Gy.words(": ")))}`;return g.Gy.isEmpty(j)?[A]:[A,`  help: ${(0,E.wh)(j)}`]})}}),8065:((At,tt,t)=>{t.d(tt,{Fr:()=>u,GN:()=>r,K$:()=>B,O7:()=>i,
cn:()=>I,fF:()=>G,yi:()=>y});var P=t(9432),k=t(6092),N=t(4073),o=t(806),b=t(4120),S=t(3394),M=t(7792);const I="the files",G="certificates and tokens that expire\
 soon",L=h=>h!==I&&h!==G,U=200,E="Terraform service discovery fails: ",_="Terraform service discovery recovers: ",g="Registry check: ",v=3,l=10;function r({failing:{
first:h,count:f}},c=I){const n=h.filter(({recovering:D})=>D===void 0),e=n.some(({subject:D})=>L(D)),[m,p]=n.length===0?[_,h]:[e?E:g,n],j=f-h.length+p.length,s=({
subject:D})=>D===I?c:D,A=p.slice(0,v).map(s),a=j>A.length?[`${j-A.length} more`]:[],T=(0,k.RK)(`${m}${[...A,...a].join(", ")}`);return T.length>U?`${m}${j} host\
s`:T}const u=h=>[E,_,g].some(f=>h.startsWith(f));function y(h,f,{outage:c,page:n,maxBytes:e}){const{startedAt:m}=f,p=c.failing.count>0?" Closes when all hosts r\
ecover.":"",j=O(c.failing,m).map(S.ni);return(0,S.Cf)(N.YK,h,(0,o.du)(f,"brief",o.xy),{head:[`### ${(0,S.gD)(h,f)}`,...j].join(`

`),foot:(0,M.mG)`Last checked ${(0,b.QN)(m)}; details in the summary of ${(0,S.Fp)(n)}. Updated automatically.${p}`,maxBytes:e})}function O({first:h,count:f},c){
const e=[...Map.groupBy(h,({subject:j,since:s,recovering:A})=>A===void 0?`${j===G?"Reported":"Failing"} since ${(0,b.QN)(s)} (${(0,b.u8)(s,c)})`:`Recovering, ${A.
good} of ${(0,P.px)(A.needed,"run")} without a failure`)].slice(0,l),m=f-e.flatMap(([,j])=>j).length,p=e.map(([j,s])=>{const A=M.Gy.sign(s.some(({recovering:T})=>T)?
"works":"fails"),a=M.Gy.some(s,l,({subject:T})=>d(T));return(0,M.mG)`${A} ${j}: ${a}`});return m>0?[...p,(0,M.mG)`and ${m} more`]:p}function B(h,f){const{at:c,down:n,
up:e,gone:m,still:p,endedSince:j,isReopened:s}=h,A=(x,K,X)=>X.length===0?M.Gy.nothing:(0,M.mG)`${M.Gy.sign(x)} ${K}: ${M.Gy.some(X,l,ot=>ot)}.`,a=({subject:x,since:K})=>(0,M.
mG)`${d(x)} (after ${(0,b.u8)(K,c)})`;return`${[s?(0,M.mG)`Reopened: the failure continues or has returned.`:M.Gy.nothing,A("fails","Failing",n.map(d)),A("works",
"Recovered",e.map(a)),A("skipped","No longer checked",m.map(d)),A("fails","Still failing",p.map(d)),j===null?M.Gy.nothing:(0,M.mG)`${M.Gy.strong("Nothing fails \
any more.")} The outage lasted ${(0,b.u8)(j,c)}, from ${(0,b.QN)(j)} to ${(0,b.QN)(c)}, as observed by this check.`,M.Gy.small(M.Gy.joined([(0,b.QN)(c),(0,S.Fp)(
f)]))].filter(x=>!M.Gy.isEmpty(x)).map(S.ni).join(`

`)}
`}const i=h=>`Duplicate of #${h}, which another run opened at the same time.
`,d=h=>L(h)?M.Gy.code(h):h}),4947:((At,tt,t)=>{t.a(At,async(P,k)=>{try{let x=function(Z){for(const ct of s.redact(Z))y.pq(ct)},K=function(Z){y.Yz(s.redact((0,B.
Ng)(Z)))},X=function(Z){for(const ct of s.redact(Z))y.$e((0,_.LS)(ct))},lt=function(Z){const{verdict:ct,changes:yt,context:z}=Z,nt=n===null?[]:(0,r.ws)((0,G.R8)(
ct),p,n),ft=yt?.kind==="files"?yt.files:[],mt=n===null?new Map:(0,r.hP)(nt,ft,p,n);return{...Z,located:nt,context:{...z,links:mt}}};t.r(tt);var N=t(9876),o=t(3628),
b=t(3214),S=t(3087),M=t(1116),I=t(7039),G=t(4503),L=t(6662),U=t(3394),E=t(255),_=t(6092),g=t(7773),v=t(437),l=t(9973),r=t(8278),u=t(6102),y=t(166),O=t(4436),B=t(
6811),i=t(4515),d=t(3397);const h={colour:!1,width:120,isRunner:!0};(0,i.kL)(process,Z=>process.stderr.write(`the log was not written: ${Z}
`));const{env:f}=process,c=y.j_(f.GITHUB_EVENT_PATH);delete f.GITHUB_EVENT_PATH;const n=(0,O.ng)(f,c),e=(0,O.$c)(f.GITHUB_EVENT_NAME,c),m=Object.keys(f).filter(
Z=>Z.startsWith(E.xV)&&!f[Z]);for(const Z of e?m:[])delete f[Z];const p=f.GITHUB_WORKSPACE??process.cwd(),j=y.Ko(g.y.map(({name:Z})=>Z)),s=(0,N.cA)(j,f,(0,o.K)(
y.Pq)),A=new b.VG;let a=[];await(0,i.mB)(process,{stop:A,secrets:s,isFinal:!1,act:T,reportMistakes:Z=>y.z3(Z.map(ct=>(0,_.LS)(ct)).join(`
`),{title:"Wrong settings"}),reportCrash:Z=>y.z3(Z,{title:"Could not run"})});async function T(Z){const ct=(0,B.fN)(ft=>x([ft])),{checked:yt,warnings:z}=await(0,v.
k_)(j,process,ct,{directory:p,isFork:e,stop:A,changes:D,onRequest:f.RUNNER_DEBUG==="1"?K:void 0,secrets:s}),nt=Z.aborted?3:yt.verdict.passed?0:1;return X(z),await dt(
yt,Z),a.length>0?3:nt}async function D({githubToken:Z}){const ct=await(0,l.S)(n,Z,A.signal);return ct.kind==="all"&&n?.pull&&X([`changed-only has no effect: ${ct.
why}`]),ct}async function ot(Z,ct){try{await ct()}catch(yt){X([`${Z}: ${(0,S.A3)(yt)}`])}}async function dt(Z,ct){let yt={...Z,located:[]};await ot("places are \
not links",()=>{yt=lt(Z)}),await it(yt),ct.aborted||await ot("the comment and the issue were not written",async()=>{const{notes:z,warnings:nt}=await(0,u.m)(yt,n,
p,ct);x(z),X(nt)}),await ot("the log was not written",()=>y.pq((0,L.gM)(Z.verdict,{...h,context:Z.context})))}async function it({settings:Z,verdict:ct,context:yt}){
const{GITHUB_OUTPUT:z,GITHUB_STEP_SUMMARY:nt,RUNNER_TEMP:ft}=f,mt={...h,context:yt},vt={"the log was not written":()=>y.ur((0,L.K8)(ct,mt)),"the annotations wer\
e not written":()=>y.fz((0,M.H)(ct,yt)),"the outputs were not written":()=>X(y.Kn(z,y.Fc(ct))),"the job summary was not written to GITHUB_STEP_SUMMARY":()=>y.Sy(
nt,(0,U.Gc)(ct,yt)),"the JSON report was not written to RUNNER_TEMP":()=>{const Mt=y.u5(ft,(0,I.hF)(ct,yt));X(y.Kn(z,{report:Mt}))},"the report files were not w\
ritten":()=>{a=(0,d.t)(Z,{verdict:ct,context:yt},p);for(const Mt of s.redact(a))y.z3((0,_.LS)(Mt))}};for(const[Mt,Pt]of Object.entries(vt))await ot(Mt,Pt)}k()}catch(h){
k(h)}},1)}),9973:((At,tt,t)=>{t.d(tt,{N:()=>b,S:()=>B});var P=t(1123),k=t(4436);const N=100,o=100;async function b(i,d,h,f){const c=AbortSignal.any([AbortSignal.
timeout(h),f]),{connect:n}=await Promise.all([t.e(9795),t.e(8302)]).then(t.bind(t,8302)),{rest:e,paginate:m}=n(i,d,c),p={owner:i.owner,repo:i.repository},j={...p,
per_page:N},s=(a,T)=>M(a.then(({data:D})=>T(D))),A=async(a,T,D)=>(await M(S(a,D))).flatMap(T);return{listComments:a=>{const T={...j,issue_number:a};return A(m.iterator(
e.issues.listComments,T),I)},createComment:(a,T)=>s(e.issues.createComment({...p,issue_number:a,body:T}),I),updateComment:(a,T)=>M(e.issues.updateComment({...p,
comment_id:a,body:T})),deleteComment:a=>M(e.issues.deleteComment({...p,comment_id:a})),listIssues:(a,T)=>{const D=m.iterator(e.issues.listForRepo,{...j,...a});return A(
D,K=>(0,k.at)(K,"pull_request")===void 0?G(K):[],T)},createIssue:a=>s(e.issues.create({...p,...a,labels:[...a.labels]}),G),updateIssue:(a,T)=>M(e.issues.update(
{...p,issue_number:a,...T})),addLabels:(a,T)=>M(e.issues.addLabels({...p,issue_number:a,labels:[...T]})),createLabel:a=>M(e.issues.createLabel({...p,...a})),listChangedFiles:a=>{
const T={...j,pull_number:a};return A(m.iterator(e.pulls.listFiles,T),L)}}}async function S(i,d=Number.POSITIVE_INFINITY){const h=[];let f=0;for await(const{data:c}of i){
for(const n of U(c))h.push(n);if(h.length>=d)return h.slice(0,d);if(f+=1,f===o)throw new P.F9(`the list has more than ${o} pages`)}return h}async function M(i){
try{return await i}catch(d){if(d instanceof P.F9)throw d;return r()}}const I=i=>({id:l(i,"id"),body:v(i,"body")??"",isTrusted:_(i)}),G=i=>({number:l(i,"number"),
title:g(i,"title"),body:v(i,"body")??"",isOpen:g(i,"state")==="open",reason:v(i,"state_reason"),closedAt:v(i,"closed_at"),labels:U((0,k.at)(i,"labels")).flatMap(
d=>typeof d=="string"?d:v(d,"name")??[]),isTrusted:_(i)}),L=i=>({file:g(i,"filename"),status:g(i,"status"),changes:l(i,"changes"),patch:v(i,"patch")}),U=i=>Array.
isArray(i)?i:r(),E=["OWNER","MEMBER","COLLABORATOR"],_=i=>(0,k.at)(i,"user","type")==="Bot"||E.includes((0,k.at)(i,"author_association")),g=(i,d)=>v(i,d)??r();function v(i,d){
const h=(0,k.at)(i,d)??null;return h===null||typeof h=="string"?h:r()}function l(i,d){const h=(0,k.at)(i,d),f=typeof h=="bigint"?Number(h):h;return typeof f=="n\
umber"&&Number.isFinite(f)&&f>=0?f:r()}function r(){throw new P.F9("the response is not one of GitHub\u2019s REST API")}const u=3e3,y=6e4,O=i=>({kind:"all",why:i});
async function B(i,d,h,f=y){if(i===null)return O("not a workflow run");const{pull:c,event:n}=i;if(c===null)return O(`a ${n} event has no pull request`);const e=(0,k.
h0)(i,d);if(!e.ok)return O(e.why);try{const p=await(await b(i,e.value.token,f,h)).listChangedFiles(c.number);return p.length<u?{kind:"files",files:p}:O(`the pul\
l request changes ${u} files or more, and GitHub lists at most ${u}`)}catch(m){return O((0,P.Ic)("the changed files could not be listed",m,{run:i,permission:"pu\
ll-requests: read"}))}}}),1123:((At,tt,t)=>{t.d(tt,{F9:()=>N,Ic:()=>E,Wo:()=>o,jy:()=>G});var P=t(3087),k=t(6092);class N extends Error{name="ApiFailure";httpStatus;headers;constructor(v,l=null,r={}){
super(v),this.httpStatus=l,this.headers=r}}async function o(g){try{return await g,!0}catch(v){if(v instanceof N&&v.httpStatus===404)return!1;throw v}}const b=2e4,
S=2,M=500,I=g=>L(g,0,0)!==null;function G(g,v,l,r){if(l>=S)return null;const u=L(g,l,r);if(u!==null)return u<=b?u:null;if(v==="POST")return null;const{httpStatus:y}=g;
return y===null||y===408||y>=500?M*2**l:null}function L({httpStatus:g,headers:v,message:l},r,u){if(g!==403&&g!==429)return null;const y=Number(v["retry-after"]??
Number.NaN);if(Number.isFinite(y))return Math.max(0,y*1e3);const O=Number(v["x-ratelimit-reset"]??Number.NaN);return String(v["x-ratelimit-remaining"]??"")==="0"&&
Number.isFinite(O)?Math.max(0,O*1e3-u):g===429||/secondary rate limit|abuse detection/i.test(l)?5e3*2**r:null}const U=300;function E(g,v,{run:l,permission:r}){if(!(v instanceof
N))return`${g}: ${(0,P.A3)(v)}`;const{httpStatus:u,message:y}=v,O=y.startsWith("the ")?" as expected":"",B=u===null?`did not answer${O}`:`returned ${u}`,i=(0,k.
BP)((0,k.RK)(y.replace(/\s+/gu," "),U));return`${g}: ${(0,k.RK)(l.apiUrl)} ${B} (${i})${_(v,l,r)}`}function _(g,v,l){if(I(g))return"; GitHub limits the rate of \
requests, try again later";switch(g.httpStatus){case 401:return"; github-token is invalid or has expired";case 403:case 404:return v.pull?.isFork===!0&&l.endsWith(
"write")?"; the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${l}\` to \`permissions\` of the job`;case 410:return l===
"issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}}),8278:((At,tt,t)=>{t.d(tt,{hP:()=>L,ws:()=>I});var P=t(6760),
k=t(9968),N=t(2019),o=t(4503),b=t(3096),S=t(3298);let M=function(..._){return{createHash:M}=process.getBuiltinModule("node:crypto"),new.target?new M(..._):M(..._)};
function I(_,g,v){const l=(0,S.O)(r=>{const u=(0,P.join)(g,r),y=(0,k.UO)(u,g)?(0,N.G)(u):null;return y!==null?G(y,r,v):r===""?null:l((0,b.jt)(r))});return[..._].
flatMap(r=>{const u=l((0,b.jt)(r));if(u===null)return[];const{prefix:y,blob:O,isOfRun:B}=u,i=r.slice(y.length),d=(0,o.oW)(i);return d===null?[]:{file:r,path:i,url:`${O}\
/${d}`,isOfRun:B}})}function G({commit:_,isFetched:g,remote:v},l,r){const u=URL.parse(r.serverUrl);if(v===null||u===null||!/^https?:\/\/[\w.:/-]+$/.test(r.serverUrl)||
v.host!==u.host&&v.host!==u.hostname||!g&&![r.commit,r.defaultCommit].includes(_))return null;const y=`${v.owner}/${v.name}`,O=B=>B?.toLowerCase()===y.toLowerCase();
return{prefix:l===""?"":`${l}/`,blob:`${r.serverUrl}/${y}/blob/${_}`,isOfRun:O(`${r.owner}/${r.repository}`)||O(r.pull?.from)}}function L(_,g,v,{pull:l,serverUrl:r,
owner:u,repository:y}){const O=new Map(g.map(({file:i,patch:d})=>[i,d])),B=_.map(({file:i,path:d,url:h,isOfRun:f})=>{const c=O.get(d)??null,n=c===null||!f?null:
(0,k.r7)((0,P.join)(v,i));if(l===null||c===null||n===null)return[i,{url:h}];const e=M("sha256").update(d).digest("hex"),m=`${r}/${u}/${y}/pull/${l.number}/files\
#diff-${e}`;return[i,{url:h,diff:{url:m,lines:U(c,n)}}]});return new Map(B)}function U(_,g){const v=g.split(`
`).map(E),l=new Set;let r=0;for(const u of _.split(`
`)){const[,y]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(u)??[];y!==void 0?r=Number(y):/^[ +]/.test(u)&&(v[r-1]===E(u.slice(1))&&l.add(r),r+=1)}return l}const E=_=>_.endsWith(
"\r")?_.slice(0,-1):_}),8648:((At,tt,t)=>{t.d(tt,{Fq:()=>l,KY:()=>M,Uv:()=>G,pT:()=>_});var P=t(493),k=t(8065),N=t(5102),o=t(9432),b=t(4436),S=t(3131);function M({
verdict:i,context:d},{issueCloseAfter:h},f){const c=K=>K.some(({severity:X})=>(0,P.k2)(X,d.failOn)),{stopped:n}=i,e=i.hosts.map(K=>{const X=K.visit.host,ot=d.history?.
get(K.visit.host)?.alarm??null,dt=c(K.findings),lt=(0,N.sG)(K)==="skipped",it=ot===null?dt||(0,N.b)(K):ot.isDown&&!lt;return{name:X,alarm:lt?null:ot,failsNow:dt,
isDown:it}}),m=e.map(({name:K})=>K).toSorted(),p=e.filter(({isDown:K})=>K).map(({name:K})=>K),j=c(i.files)?[k.cn]:[],A=i.findings.some(({problem:K})=>K.expires!==
void 0)&&d.failOn==="error"?[k.fF]:[],a=[...p,...j,...A].toSorted(),T=e.flatMap(({alarm:K,...X})=>K===null?[]:{alarm:K,...X}),D=T.filter(({alarm:K})=>K.good<h),
x=T.filter(({failsNow:K,isDown:X})=>K&&!X);return{hosts:m,failing:a,since:new Map(T.flatMap(({name:K,alarm:X})=>X.since?[[K,X.since]]:[])),unsettled:new Map(D.map(
({name:K,alarm:X})=>[K,X.good])),goodRuns:h,pending:new Map(x.map(({name:K,alarm:X})=>[K,X.failed])),isWhole:!n.some(({kind:K})=>K==="missing"),at:d.startedAt,run:f.
id}}const I=i=>({kind:"nothing",why:i});function G(i,d){const h=i?.isOpen?L(d,i.state):d,f=h.failing.length===0,c=h.pending.size===0?"no failures":"too few fail\
ing runs";if(i===null)return f?I(c):{kind:"open",state:U(null,h)};const{state:n,isOpen:e,reason:m}=i;if(n.run>h.run)return I("a later run has updated it");if(!e&&
f)return I(c);if(!e&&m==="not_planned"&&n.digest===(0,S.ol)(h.failing))return I("it was closed as not planned");const p=U(n,h),j=n.digest!==p.digest||!e;return{
kind:f?"close":e?"update":"reopen",state:p,event:j?E(n,h,!e):null}}function L(i,{failing:d}){const h=new Set(i.hosts),f=({subject:n})=>i.unsettled.has(n)||!i.isWhole&&
!h.has(n),c=d.first.filter(f).map(({subject:n})=>n);return{...i,failing:[...new Set([...i.failing,...c])].toSorted()}}function U(i,d){const h=new Map(i?.failing.
first.map(({subject:n,since:e})=>[n,e])),f=d.failing.map(n=>{const e=h.get(n)??d.since.get(n)??d.at,m=d.unsettled.get(n)??0;return{subject:n,since:e,...m>0&&{recovering:{
good:m,needed:d.goodRuns}}}}),c=d.failing.map(n=>d.since.get(n)??d.at);return{hosts:v(d.hosts),failing:v(f),digest:(0,S.ol)(d.failing),since:f.length===0?null:i?.
since??[d.at,...c].toSorted()[0]??d.at,run:d.run}}function E({failing:i,since:d},h,f){const c=new Set(i.first.map(({subject:s})=>s)),n=i.count===i.first.length,
{still:e=[],down:m=[]}=Object.groupBy(h.failing,s=>c.has(s)||!n?"still":"down"),p=new Set([...h.hosts,k.cn,k.fF]),j=i.first.filter(({subject:s})=>!h.failing.includes(
s));return{at:h.at,down:m,up:j.filter(({subject:s})=>p.has(s)),gone:j.flatMap(({subject:s})=>p.has(s)?[]:[s]),still:e,endedSince:h.failing.length===0?d:null,isReopened:f}}
function _(i,{hosts:d}){if(i.length===0||d.count===0)return 1;const h=new Set(d.first),f=v(i).first.filter(n=>h.has(n)).length;return i.length===d.count&&f===h.
size?f+1:f}const g=6e3;function v(i){const{shown:d}=(0,o.I0)(i,g,0,h=>JSON.stringify(h));return{first:i.slice(0,d.length),count:i.length}}function l(i){const d=r(
(0,b.at)(i,"hosts"),u),h=r((0,b.at)(i,"failing"),O);if(d===null||h===null)return null;const f=(0,b.at)(i,"since");return{hosts:d,failing:h,digest:(0,b.$6)(i,"di\
gest")??"",since:y(f)?f:null,run:B((0,b.at)(i,"run"))}}function r(i,d){const h=(0,b.at)(i,"first");return!Array.isArray(h)||!h.every(d)?null:{first:h,count:Math.
max(h.length,B((0,b.at)(i,"count")))}}const u=i=>typeof i=="string",y=i=>u(i)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(i)&&!Number.isNaN(Date.parse(i)),O=i=>u((0,b.at)(
i,"subject"))&&y((0,b.at)(i,"since")),B=i=>typeof i=="number"&&Number.isSafeInteger(i)&&i>=0?i:0}),3131:((At,tt,t)=>{t.d(tt,{Pe:()=>M,ol:()=>b,t7:()=>I,yR:()=>o});
var P=t(6092);let k=function(...G){return{createHash:k}=process.getBuiltinModule("node:crypto"),new.target?new k(...G):k(...G)};const N="tf-disco",o=(G,...L)=>b(
[G.workflow,G.job,G.step,...L]),b=G=>k("sha256").update(JSON.stringify(G)).digest("hex").slice(0,16),S=65536;function M(G,L,U,E){const _=JSON.stringify(U).replace(
/[<>&]/g,P.z5),g=`<!-- ${N} ${G} ${L} ${_} -->`;return`${g}
${E(S-g.length-1)}`}function I(G,L,U){const E=`<!-- ${N} ${L} ${U} `;if(!G.startsWith(E))return;const _=G.indexOf(" -->",E.length);if(!(_<0))try{return JSON.parse(
G.slice(E.length,_))}catch{return}}}),6102:((At,tt,t)=>{t.d(tt,{m:()=>g});var P=t(9432),k=t(9973),N=t(1123),o=t(8278),b=t(4436),S=t(8648),M=t(3131);let I=function(...r){
return{deliverComment:I}=t.late([9681],9681),new.target?new I(...r):I(...r)},G=function(...r){return{deliverIssue:G}=t.late([9681],9681),new.target?new G(...r):
G(...r)};const L=6e4,U=1e4,E=10,_={comment:"pull-requests: write",issue:"issues: write"};async function g(r,u,y,O){const{settings:B}=r,i=["comment","issue"].filter(
X=>B[X]!=="never"),d=(0,b.h0)(u,B.githubToken),h=[],f=[];if(!d.ok)return{notes:h,warnings:i.map(X=>`the ${X} was not written: ${d.why}`)};const{run:c,token:n}=d.
value,e=await(0,k.N)(c,n,L,O),m=async()=>{const{changes:X,located:ot,context:dt}=r,it=X?.kind==="files"||!ot.some(({isOfRun:Z})=>Z)?null:await(0,k.S)(c,n,O,U);return it?.
kind==="files"?(0,o.hP)(ot,it.files,y,c):dt.links},p=(0,S.KY)(r,B,c),j=v(c),{pull:s,event:A}=c,{name:a,version:T}=B.dialect,D=(0,M.yR)(c,T===null?a:`${a} ${T}`),
x={comment:async()=>s===null?`skipped, a ${A} event has no pull request`:await I(e,{...r,run:c,pull:s.number,findLinks:m}),issue:async()=>j===null?await G(e,{...r,
run:c,key:D,now:p}):`skipped, ${j}`};for(const X of i)try{h.push(`${X}: ${await x[X]()}`)}catch(ot){const dt=_[X];f.push((0,N.Ic)(`the ${X} was not written`,ot,
{run:c,permission:dt}))}return{notes:B.issue!=="never"&&j===null?[...h,...l(p,B)]:h,warnings:f}}function v({event:r,isDefaultBranch:u,pull:y}){return y!==null||
r==="merge_group"?`a ${r} event checks a proposed change`:u===!1?"not on the default branch":null}function l({pending:r},{issueOpenAfter:u}){const y=Map.groupBy(
r,([,O])=>O);return Array.from(y,([O,B])=>`issue: ${(0,P.K4)(B,E,([d])=>d)} failed in ${O} of ${u} runs needed to open an issue`)}}),166:((At,tt,t)=>{t.d(tt,{fz:()=>z,
Yz:()=>p,z3:()=>j,pq:()=>a,Fc:()=>q,j_:()=>Pt,Ko:()=>Z,Pq:()=>B,$e:()=>s,ur:()=>ct,Kn:()=>ft,u5:()=>Mt,Sy:()=>nt});var P=t(3024),k=t(6760),N=t(857);function o($){
return $==null?"":typeof $=="string"||$ instanceof String?$:JSON.stringify($)}function b($){return Object.keys($).length?{title:$.title,file:$.file,line:$.startLine,
endLine:$.endLine,col:$.startColumn,endColumn:$.endColumn}:{}}function S($,C,H){const Y=new G($,C,H);process.stdout.write(Y.toString()+N.EOL)}function M($,C=""){
S($,{},C)}const I="::";class G{constructor(C,H,Y){C||(C="missing.command"),this.command=C,this.properties=H,this.message=Y}toString(){let C=I+this.command;if(this.
properties&&Object.keys(this.properties).length>0){C+=" ";let H=!0;for(const Y in this.properties)if(this.properties.hasOwnProperty(Y)){const et=this.properties[Y];
et&&(H?H=!1:C+=",",C+=`${Y}=${U(et)}`)}}return C+=`${I}${L(this.message)}`,C}}function L($){return o($).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"\
%0A")}function U($){return o($).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function E(){throw new Error(
"this function of @actions/core is not bundled")}function _(){throw new Error("this function of @actions/core is not bundled")}var g=t(6928);function v($){return $.
replace(/[\\]/g,"/")}function l($){return $.replace(/[/]/g,"\\")}function r($){return $.replace(/[/\\]/g,path.sep)}var u=function($,C,H,Y){function et(st){return st instanceof
H?st:new H(function(ut){ut(st)})}return new(H||(H=Promise))(function(st,ut){function rt(_t){try{Et(Y.next(_t))}catch($t){ut($t)}}function gt(_t){try{Et(Y.throw(
_t))}catch($t){ut($t)}}function Et(_t){_t.done?st(_t.value):et(_t.value).then(rt,gt)}Et((Y=Y.apply($,C||[])).next())})},y;(function($){$[$.Success=0]="Success",
$[$.Failure=1]="Failure"})(y||(y={}));function O($,C){const H=toCommandValue(C);if(process.env[$]=H,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
$,C));issueCommand("set-env",{name:$},H)}function B($){S("add-mask",{},$)}function i($){process.env.GITHUB_PATH||""?issueFileCommand("PATH",$):issueCommand("add\
-path",{},$),process.env.PATH=`${$}${path.delimiter}${process.env.PATH}`}function d($,C){const H=process.env[`INPUT_${$.replace(/ /g,"_").toUpperCase()}`]||"";if(C&&
C.required&&!H)throw new Error(`Input required and not supplied: ${$}`);return C&&C.trimWhitespace===!1?H:H.trim()}function h($,C){const H=d($,C).split(`
`).filter(Y=>Y!=="");return C&&C.trimWhitespace===!1?H:H.map(Y=>Y.trim())}function f($,C){const H=["true","True","TRUE"],Y=["false","False","FALSE"],et=d($,C);if(H.
includes(et))return!0;if(Y.includes(et))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${$}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function c($,C){if(process.env.GITHUB_OUTPUT||"")return E("OUTPUT",_($,C));process.
stdout.write(N.EOL),S("set-output",{name:$},o(C))}function n($){issue("echo",$?"on":"off")}function e($){process.exitCode=y.Failure,j($)}function m(){return process.
env.RUNNER_DEBUG==="1"}function p($){S("debug",{},$)}function j($,C={}){S("error",b(C),$ instanceof Error?$.toString():$)}function s($,C={}){S("warning",b(C),$ instanceof
Error?$.toString():$)}function A($,C={}){S("notice",b(C),$ instanceof Error?$.toString():$)}function a($){process.stdout.write($+N.EOL)}function T($){M("group",
$)}function D(){M("endgroup")}function x($,C){return u(this,void 0,void 0,function*(){T($);let H;try{H=yield C()}finally{D()}return H})}function K($,C){if(process.
env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage($,C));issueCommand("save-state",{name:$},toCommandValue(C))}function X($){return process.
env[`STATE_${$}`]||""}function ot($){return u(this,void 0,void 0,function*(){return yield OidcClient.getIDToken($)})}var dt=t(3087),lt=t(9968),it=t(9432);const Z=$=>Object.
fromEntries($.map(C=>[C,d(C)]));function ct($){for(const{kind:C,text:H}of $){const[Y="",...et]=H.split(`
`);C==="plain"?a(H):(T(Y),a(et.join(`
`)),D())}}const yt={error:j,warning:s,notice:A};function z($){if($.length!==0){T("Annotations");for(const{level:C,message:H,line:Y,column:et,...st}of $)yt[C](H,
{...st,...Y!==void 0&&{startLine:Y},...et!==void 0&&{startColumn:et}});D()}}const nt=($,C)=>vt("GITHUB_STEP_SUMMARY",$,()=>C);function ft($,C){const H=new Map;for(const[
st,ut]of Object.entries(C))try{$?vt("GITHUB_OUTPUT",$,()=>mt(st,ut)):c(st,ut)}catch(rt){H.set(st,(0,dt.A3)(rt))}const[Y]=H.values();return Y===void 0?[]:[`not w\
ritten to GITHUB_OUTPUT, and empty for later steps: ${[...H.keys()].join(", ")}: ${Y}`]}function mt($,C){const H=typeof C=="string"?C:JSON.stringify(C);if(/[\r\n]/.
test(H))throw new dt.hM("the value has a line break");return`${$}=${H}
`}function vt($,C,H){if(!C)throw new dt.hM(`${$} is not set; run this as an action on a runner`);(0,lt.ET)((0,P.openSync)(C,"r+"),Y=>{const{size:et}=(0,P.fstatSync)(
Y);try{(0,P.appendFileSync)(C,H())}catch(st){throw(0,P.fstatSync)(Y).size>et&&(0,P.ftruncateSync)(Y,et),st}})}function Mt($,C){if(!$)throw new dt.hM("RUNNER_TEM\
P is not set; run this as an action on a runner");const H=(0,k.join)("tf-disco","report.json");return(0,dt.f8)($,H,(0,dt.mk)(C)),(0,k.join)($,H)}function Pt($){
if($===void 0||$==="")return null;const C=(0,lt.yR)($);try{if(C.ok)return JSON.parse(C.text)}catch{}const H=C.ok?"is not JSON":(0,it.mP)(C.failure);return s(`th\
e event of this run is ignored: the file in GITHUB_EVENT_PATH ${H}; check that no earlier step changes it`),null}const J={hosts:12e4,services:36e4},F=1;function q({
passed:$,hosts:C,findings:H}){const Y=rt=>H.filter(gt=>gt.severity===rt).length,et=({visit:rt})=>JSON.stringify(rt.host),{shown:st}=(0,it.I0)(C,J.hosts,F,et),{shown:ut}=(0,it.
I0)(C,J.services,F,rt=>{const gt=rt.services.flatMap(Et=>Et.kind==="url"?[[Et.id,Et.url]]:[]);return`${et(rt)}:${JSON.stringify(Object.fromEntries(gt))}`});return{
passed:$,hosts:`[${st.join(",")}]`,services:`{${ut.join(",")}}`,errors:Y("error"),warnings:Y("warning"),"left-out":C.length-Math.min(st.length,ut.length)}}}),4436:((At,tt,t)=>{
t.d(tt,{$6:()=>U,$c:()=>I,at:()=>L,h0:()=>S,ng:()=>o});var P=t(7811),k=t(6092);const N=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function o(E,_){const g=O=>E[O]?.
trim()??"",[,v,l]=N.exec(g("GITHUB_REPOSITORY"))??[];if(v===void 0||l===void 0)return null;const r=b(g("GITHUB_SERVER_URL")||"https://github.com"),u=U(_,"reposi\
tory","default_branch");return{...{workflow:M(g("GITHUB_WORKFLOW_REF"))??g("GITHUB_WORKFLOW"),job:g("GITHUB_JOB"),url:`${r}/${v}/${l}/actions/runs/${g("GITHUB_R\
UN_ID")}`,commit:U(_,"pull_request","head","sha")??g("GITHUB_SHA")},owner:v,repository:l,apiUrl:b(g("GITHUB_API_URL")||"https://api.github.com"),serverUrl:r,event:g(
"GITHUB_EVENT_NAME"),step:g("GITHUB_ACTION"),id:Number(/^\d+$/.exec(g("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:g("GITHUB_SHA"),pull:G(g("GITHUB_EVENT_NAME"),_),
isDefaultBranch:u===void 0?null:g("GITHUB_REF")===`refs/heads/${u}`}}const b=E=>E.replace(/(?<!\/)\/+$/,"");function S(E,_){return E===null?(0,P.TR)("not a work\
flow run, GITHUB_REPOSITORY is not set"):_===null?(0,P.TR)("github-token is empty"):/^https?:$/.test(URL.parse(E.apiUrl)?.protocol??"")?(0,P.Ju)({run:E,token:_}):
(0,P.TR)(`GITHUB_API_URL is not an https URL: ${(0,k.RK)(E.apiUrl)}`)}const M=E=>/^[^/]+\/[^/]+\/(.+?)@/.exec(E)?.[1];function I(E,_){if(E==="pull_request_targe\
t")return!1;const g=L(_,"pull_request","head"),v=L(g,"repo","full_name"),l=L(_,"pull_request","base","repo","full_name");return g!==void 0&&v!==l}function G(E,_){
const g=L(_,"pull_request","number");return typeof g!="number"||!Number.isSafeInteger(g)||g<=0?null:{number:g,isFork:I(E,_),from:U(_,"pull_request","head","repo",
"full_name")??null}}function L(E,..._){return _.reduce((g,v)=>typeof g=="object"&&g!==null?Reflect.get(g,v):void 0,E)}function U(E,..._){const g=L(E,..._);return typeof g==
"string"?g:void 0}})};export{qt as ids,tn as modules};
var $late0,$late1,$late2;
