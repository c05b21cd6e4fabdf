const qt=[1427,3053,8580,4947],tn={1331:((Mt,tt,t)=>{t.d(tt,{O:()=>D,i:()=>C});const D=b=>({discovery:b,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,
firstByteMs:null,totalMs:0},headMs:null,certificates:[]}),C=(b,r)=>({host:b,attempt:D({kind:"skipped",problem:r}),earlier:[],later:[],credentials:null,looks:[],
difference:null,forced:[]})}),5011:((Mt,tt,t)=>{t.d(tt,{n:()=>N});var D=t(9432);const C=["TF_CLI_ARGS_init","TF_CLI_ARGS"],b=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
r=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;function N(S){const B=v(S),E=u=>B.flatMap(({name:h,value:s})=>h===u?s:[]),y=u=>E(u).
at(-1);return{upgrade:R(y("upgrade")??"false"),hasBackend:R(y("backend")??y("cloud")??"true"),isLockReadonly:y("lockfile")==="readonly",pluginDirectories:E("plu\
gin-dir"),backendConfig:E("backend-config"),variables:B.filter(({name:u})=>u==="var"||u==="var-file"),remarks:C.flatMap(u=>{const s=B.filter(({name:i,from:l})=>l===
u&&r.test(i)).map($).join(" ");return s===""?[]:[`init is predicted with ${s} of ${u}`]})}}const R=S=>/^(1|[tT]|true|TRUE|True)$/.test(S);function $({name:S,value:B}){
if(B==="true")return`-${S}`;const E=S==="var"||S==="backend-config"&&!B.startsWith("hostname=");return`-${S}=${(0,D.dh)(E?B.replace(/=.*/s,"=\u2026"):B)}`}function v(S){
const B=C.flatMap(y=>G(S[y]??"").map(u=>({text:u,from:y}))).values(),E=[];for(const{text:y,from:u}of B){const[,h,,s]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(y)??[];if(h===
void 0)break;const i=()=>b.test(h)?B.next().value?.text??"":"true";E.push({name:h,from:u,value:s??i()})}return E}function G(S){const[B=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(S)??[];return(B.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(y=>y.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(u,h,s,i)=>String(h??
i??s.replace(/\\(.)/gs,"$1"))))}}),5440:((Mt,tt,t)=>{t.d(tt,{Qm:()=>s,TU:()=>y,i4:()=>T,pb:()=>M,zt:()=>B});var D=t(7811),C=t(8516),b=t(8339),r=t(1054),N=t(8345),
R=t(2213),$=t(255),v=t(5243),G=t(9897),S=t(3846);const B={host:null,isHostImplied:!1,needed:null},E=o=>({host:o,isHostImplied:!1,needed:o}),y=o=>({host:o,isHostImplied:!0,
needed:o}),u=o=>({host:o,isHostImplied:!1,needed:null}),h=o=>o===null?B:{...B,directHost:o},s=o=>({...B,problem:o}),i=(o,I)=>s((0,b.DA)({reason:"rejected",error:o,
advice:I}));function l(o,I,d){return d===null?o:{...o,problem:(0,b.My)({text:I,host:o.host,advice:d})}}const M={module:a,"test-module":(o,I,d)=>{const A=(0,v.vL)(
o,I).kind==="remote";return I==="opentofu"||!A?a(o,I,d):s((0,b.DA)({reason:"remote-in-test",text:o}))},provider:e,"locked-provider":p,"stack-component":_,stack:(o,I)=>{
const d=(0,v.A)(o);return d.ok&&!o.startsWith(".")?u(d.value.host):{..._(o,I),isHostImplied:!1,needed:null}},"stack-output":o=>{const[I="",...d]=o.split("/");return d.
length===3?m(I,u):s((0,b.DA)({reason:"stack",text:o}))},terragrunt:j,host:o=>m(o,E),url:o=>h((0,R.Ul)(o)),"host-part":o=>h((0,R.D8)(o)),"state-path":o=>h((0,R.Bm)(
o))};function T(o,I,d){if(o==="terragrunt"){const[,K]=/^tfr:\/\/([^/?]*)\//.exec(I)??[];return K!==void 0?c(K,d):/^$|^t$|^tfr?$|^tfr:/.test(I)?void 0:f(I,d)}if(o===
"url"&&/^postgres|=/i.test(I))return h(G.IZ);if(/^(url|host-part|state-path)$/.test(o))return f(I,d);if(o!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(I))return f(I,d);const A=I.indexOf("/");if(A<0)return;const P=(0,v.vL)(`${I.slice(0,A)}/a/b/c`,d);return P.kind!=="registry"?f(I,d):I.split("/").length<k?{
...g(P),directHost:G.IZ}:g(P)}const k=4,c=(o,I)=>o===""?y((0,v.Vm)(I)):m(o,E),f=(o,I)=>(0,v.Nj)(o)?B:h((0,G.uE)(o,I)),g=({host:o,hostImplied:I})=>I?y(o):E(o);function m(o,I){
const d=(0,$.Pv)(o),A=(0,r.L6)(o);return d.ok?l(I(d.value),o,A):s((0,b.k0)({text:o,error:d.why,advice:A}))}function a(o,I,d){if((0,v.Nj)(o)&&!d)return B;const A=(0,v.
vL)(o,I),P=A.kind==="registry"?(0,D.Ju)(A):(0,v.rE)(o,I);if(d&&!P.ok){const{why:rt}=P,dt=/^https?:/i.test(o)?{kind:"invalid",error:rt}:A,Y=/^(?:git\+\w+|ssh):/i.
test(o)?null:(0,r.NM)(o,dt,P),nt=/^[a-z0-9]+::/i.test(o)?"remote":A.kind;return Y===null&&(nt==="local"||nt==="remote")?s((0,b.DA)({reason:`${nt}-with-version`,
text:o})):i(rt,Y)}const x=(0,r.NM)(o,A,P);if(P.ok)return l(g(P.value),o,x);if(A.kind==="invalid"){const rt=o.includes("://")?{directHost:G.IZ}:{};return{...i(A.
error,x??r.x3),...rt}}if(A.kind!=="remote")return l(B,o,x);const{refusal:K,host:X}=A;return K!==null?i(K,x??r.x3):X!==G.IZ||x!==null?l(h(X),o,x):{...h(X),problem:(0,b.
My)({text:o,host:X,advice:n})}}const n="write the host after the scheme, such as git::https://HOST/PATH";function e(o,I){const d=(0,S.mi)(o,I);switch(d.kind){case"\
legacy":return i(`Invalid legacy provider address: the provider "${d.type}" has no namespace`,`write NAMESPACE/${d.type}`);case"registry":return d.hostImplied?y(
d.host):l(E(d.host),o,(0,N.c)(o,d));case"builtin":return d.type==="terraform"?u(d.host):i(`Invalid dependency on built-in provider: none is named "${d.type}"`,"\
write the address of a provider in a registry");case"invalid":return i(d.error.split(`

`)[0]??"",(0,N.c)(o,d))}}function p(o,I){const d=(0,S.mi)(o,I);if(d.kind==="invalid")return i(d.error,null);const A=(0,S.NE)(d);if(A!==o)return s((0,C.FA)({kind:"\
not-normal",of:"address",provider:o,normal:A}));if(d.kind==="builtin")return u(d.host);const P=d.host===(0,v.Vm)("terraform");return{...E(d.host),needed:P?(0,v.
Vm)(I):d.host}}function _(o,I){if(o!==o.trim())return s((0,b.DA)({reason:"white-space",text:o}));if(o==="."||o==="..")return B;const d=(0,v.rE)(o,I);if(d.ok)return g(
d.value);const A=(0,v.A)(o);if(A.ok)return u(A.value.host);const P=(0,v.vL)(o,I);return P.kind==="invalid"?i(P.error,(0,r.NM)(o,P,d)):h(P.kind==="remote"?P.host:
null)}function j(o,I){const[d,A="",P=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(o)??[];if(d===void 0){if(o.startsWith("gitlab.com/"))return h("gitlab.com");if((0,G.
GL)(o))return B;const K=(0,G.cx)(o,"opentofu");if(!(K.ok&&(0,G.Of)(o,K.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(o)){const rt=(0,G.cx)(o,I);return h(rt.
ok?rt.value.host:G.IZ)}}const[x=""]=P.split("//");return x.split("/").length!==3?s((0,b.DA)({reason:"terragrunt",text:o})):c(A,I)}}),5517:((Mt,tt,t)=>{t.d(tt,{Ot:()=>r,
QB:()=>C,im:()=>D,jm:()=>v,mU:()=>S,pR:()=>h,sO:()=>G,yX:()=>b});const D=["fails","warns","works","unchecked","skipped"],C=5,b=({outcome:s})=>s!=="unchecked"&&s!==
"skipped",r=30,N=[7,30,90],R=30,$=20;function v(s,i){const l=s.filter(b);return{recent:s.slice(-r),uptime:N.map(M=>{const T=B(l,i,M);return{days:M,good:T.filter(
E).length,runs:T.length}}),medianMs:y(B(s,i,R)),incidents:u(l).reverse().slice(0,$)}}const G=864e5,S=(s,i)=>new Date(Date.parse(s)+i*G).toISOString();function B(s,i,l){
const M=S(i,-l);return s.filter(({at:T})=>T>M)}const E=({outcome:s})=>s!=="fails";function y(s){const i=s.flatMap(({ms:l})=>l??[]).sort((l,M)=>l-M);return i[Math.
ceil(i.length/2)-1]??null}function u(s){const i=[];let l=[];const M=T=>{const[k]=l;if(k!==void 0){const c=[...new Set(l.flatMap(f=>f.codes))].slice(0,C);i.push(
{from:k.at,until:T,runs:l.length,codes:c})}l=[]};for(const T of s)E(T)?M(T.at):l.push(T);return M(null),i}function h(s,i){let l={isDown:!1,since:null,failed:0,good:0},
M=null;for(const T of s){if(!b(T))continue;const k=i.isFailing(T),c=k?l.failed+1:0,f=k?0:l.good+1;c===1&&(M=T.at);const g=l.isDown?f<i.issueCloseAfter:c>=i.issueOpenAfter,
m=g?l.since??M:null;l={isDown:g,since:m,failed:c,good:f}}return l}}),4503:((Mt,tt,t)=>{t.d(tt,{DZ:()=>S,R8:()=>E,aE:()=>$,oW:()=>B,uM:()=>b});var D=t(9119),C=t(
8884);function b(y,{links:u,repositories:h}){const{line:s,target:i=y.file}=y,{repository:l,path:M}=(0,D.bH)(i);if(l!==null){const k=h.find(({name:g})=>g===l),c=S(
k,"blob"),f=B(M);return c===null||f===null?null:`${c}/${f}#L${s}`}const T=u?.get(i);return T===void 0?null:T.diff?.lines.has(s)?`${T.diff.url}R${s}`:`${T.url}#L${s}`}
const r=600,N=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,R=/^(?:[\da-f]{40}|[\da-f]{64})$/;function $(y){const u=y?.url??"";return u.length<=
r&&N.test(u)?u:null}const v=/^https?:\/\/gitlab\./i,G=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;function S(y,u="\
commit"){const h=$(y),s=y?.commit??"";return h===null||!R.test(s)||G.test(h)?null:`${h}${v.test(h)?"/-":""}/${u}/${s}`}function B(y){if(!y.isWellFormed()||/(?:^|\/)\.{0,2}(?:\/|$)/.
test(y))return null;const u=s=>`%${s.charCodeAt(0).toString(16).toUpperCase()}`;return y.split("/").map(encodeURIComponent).join("/").replace(/[!'()*_~]/g,u)}function E(y){
const h=(0,C.YC)(y).flat().flatMap(s=>typeof s=="string"?[]:s.target??s.file);return new Set(h.filter(C.CN))}}),7035:((Mt,tt,t)=>{t.d(tt,{K5:()=>h,XQ:()=>G,bW:()=>y,
be:()=>E,cT:()=>i,hc:()=>s,kW:()=>S,mc:()=>B});var D=t(9432),C=t(5517),b=t(5102),r=t(4120),N=t(7792),R=t(806);const $=20,v=40;function G({incidents:[l]}){return l?.
until!==null||l.runs<2?null:`failing since ${(0,r.QN)(l.from)} (${(0,D.px)(l.runs,"run")})`}function S({recent:l,uptime:M,incidents:[T]}){const{good:k=0,runs:c=0}=M.
at(-1)??{};if(T?.until!==null||c<2)return null;if(c-k===1)return`first failure in ${(0,D.px)(c,"run")}`;const f=l.filter(({outcome:m})=>m==="fails").length;return f<=
T.runs&&T.runs>1?null:`failed ${f} of the last ${l.filter(C.yX).length} runs`}function B({good:l,runs:M}){const T=Math.floor(1e4*l/M);if(T>=9900)return`${T/100}\
%`;const k=Math.floor(T/10);return k===0&&l>0?"below 0.1%":`${k/10}%`}function E(l,M,T){const k=l.toSorted((g,m)=>M(g)-M(m)).map(T),[c="",f=""]=[k[0],k.at(-1)];
return c===f?c:`${c} to ${f}`}const y=(l,M="results")=>l.length===0?N.Gy.nothing:{kind:"chart",of:M,runs:l,label:u(l)};function u(l){const M=b.vh.flatMap(k=>{const{
length:c}=l.filter(g=>g.outcome===k),f=k==="warns"?"with warnings":b.nx[k];return c===0?[]:[`${c} ${f}`]});return`${l.length===1?"last run":`last ${(0,D.px)(l.length,
"run")}`}: ${M.join(", ")}`}function h({recent:l,uptime:M,medianMs:T}){const k=M.filter(({runs:m})=>m>0).map(m=>{const{days:a,good:n,runs:e}=m;return`${B(m)} (${n}\
 of ${(0,D.px)(e,"run")} in ${a} days)`}),c=l.flatMap(({ms:m})=>m??[]),f=c.length===0?"":`, last runs ${E(c,Number,r.kJ)}`,g=(0,N.mG)`median ${(0,r.kJ)(T??0)} in 30 days${f}${y(
l,"latency")}`;return{runs:[(0,N.mG)`${y(l)} ${u(l)}`],uptime:[N.Gy.joined(k)],latency:T===null?[]:[g]}}function s(l){const M=[...l.context.history??[]].flatMap(
([m,{incidents:a}])=>a.map(n=>({...n,host:m}))).toSorted((m,a)=>+(m.from<a.from)-+(m.from>a.from));if(M.length===0)return[];const T=M.filter(({until:m})=>m===null).
length,k=T===0?"":M.length===1?", ongoing":`, ${T} ongoing`,c=`${(0,D.px)(M.length,"incident")}${k}`,f={...l,elsewhere:"in the history file"},g=(0,R.Ku)(M,$,"in\
cident",f,m=>i(m,l));return l.medium==="page"?[N.om.paragraph(`${c}.`),...g]:N.om.details(N.om.title(c),g)}function i(l,M){const T=M.medium==="page",k=m=>T?(0,R.
U1)(m,M):N.Gy.code(m,v),c=({from:m,until:a})=>a===null?`${(0,r.u8)(m,M.context.startedAt)} so far`:(0,r.u8)(m,a),f=({host:m})=>m===void 0?null:(0,R.b8)(m,M,N.Gy.
name),g=[N.om.column("Host",f,"name"),N.om.column("From",({from:m})=>(0,r.QN)(m),"when"),N.om.column("Duration",c,"when"),N.om.column("Failed runs",({runs:m})=>m,
"number"),N.om.column("Problems",({codes:m})=>N.Gy.joined(m.map(k)))];return N.om.table(l,g,"Incidents")}}),7615:((Mt,tt,t)=>{t.d(tt,{G_:()=>c,h0:()=>E,xS:()=>y});
var D=t(9432),C=t(9119),b=t(8032),r=t(9179),N=t(5102),R=t(4120),$=t(7792),v=t(7035),G=t(806);const S=120,B=/^credentials-|^document-unauthorized$/,E=m=>$.Gy.code(
m,S);function y(m,a){const{host:n,attempt:e,earlier:p,credentials:_,looks:j,forced:o}=m.visit,{discovery:I,timing:d,hops:A,certificates:P}=e,{context:x,medium:K,
limits:X,elsewhere:rt}=a,dt=I.kind==="failed"?I.excerpt:null,lt=m.findings.some(({problem:z})=>B.test(z.code)),Y=K==="page"?x.history?.get(n):void 0,nt={result:I.
kind==="skipped"?[$.Gy.prose(I.problem.message)]:[],required:u(m,a),clients:K==="log"?[]:h(m,a),response:A.map(i),services:m.services.map(z=>l(z,a)),body:dt===null?
[]:[$.Gy.code(dt.replace(/\s+/gu," ").trim())],timing:[M(d)],retried:p.map(T),"token from":_?.hasToken?[$.Gy.prose(_.source)]:[],certificate:P.map(z=>k(z,x.startedAt)),
credentials:lt?g(j):[],"host block":[...Map.groupBy(o,z=>(0,C.eo)(z.place))].map(([z,ot])=>(0,$.mG)`${$.Gy.path(z)} for ${(0,D.eZ)(ot.map(({client:mt})=>mt))}`)},
pt=K==="log"&&(0,N.QK)(m).length===0;return Object.entries({...nt,...Y&&(0,v.K5)(Y)}).flatMap(([z,ot])=>{if(pt&&!["credentials","host block"].includes(z))return[];
const{shown:mt,more:ht}=(0,D.zN)(ot.filter(Ot=>!$.Gy.isEmpty(Ot)),X.rows),$t=ht===0?[]:[(0,$.mG)`and ${ht} more ${rt}`];return mt.length===0?[]:[{label:z,texts:[
...mt,...$t]}]})}function u({requirements:m},a){const{context:n,limits:e}=a,p=Map.groupBy(m,({because:_})=>_.map(C.df).join(`
`));return Array.from(p.values(),_=>{const j=$.Gy.some(_,e.rows,({service:o,clients:I})=>{const d=o==="any"?$.Gy.words("any service"):E(o);return n.dialect.clients.
every(P=>I.includes(P))?d:(0,$.mG)`${d} for ${(0,D.eZ)(I)}`});return(0,G.ZT)(j,(0,G.AZ)(_[0]?.because??[],e.places,a))})}const h=({clients:m},{context:a})=>[...Map.
groupBy(a.clients,n=>m[n])].map(([n,e])=>(0,$.mG)`${$.Gy.sign(n)} ${e.map(p=>b.bB[p]).join(", ")}: ${N.nx[n]}`),s={none:"none",sent:"sent","not-sent":"not sent \
(no connection)",withheld:"not sent (not HTTPS)",dropped:"not sent (redirected to another host)"};function i({status:m,reason:a,url:n,ms:e,...p}){const{mediaType:_,
address:j,proxy:o,authorization:I}=p,d=m===null||a===""?$.Gy.nothing:$.Gy.prose(a,S),A=$.Gy.joined([`${m??"none"}`,d]," ");return(0,G.ZT)((0,$.mG)`${A} from ${$.
Gy.code((0,r.cq)(n))} ${m===null?"after":"in"} ${(0,R.kJ)(e)}`,_===null?$.Gy.nothing:E(_),j===null?$.Gy.nothing:(0,$.mG)`at ${E(j)}`,o===null?$.Gy.nothing:(0,$.
mG)`through ${$.Gy.code((0,r.cq)(o))}`,I==="none"?$.Gy.nothing:`token ${s[I]}`)}function l(m,a){const n=E(m.id);switch(m.kind){case"url":return(0,$.mG)`${n} ${$.
Gy.code((0,r.cq)(m.url))}`;case"login":{const{client:e,authz:p,token:_,ports:j}=m.login;return(0,$.mG)`${n} authz ${$.Gy.code((0,r.cq)(p??"none"))}, token ${$.Gy.
code((0,r.cq)(_??"none"))}, client ${$.Gy.code(e)}, ports ${j.join(" to ")}`}case"problem":return(0,$.mG)`${n}: ${(0,G.U1)(m.problem.code,a)}`}}function M({lookupMs:m,
connectMs:a,tlsMs:n,firstByteMs:e,totalMs:p}){return Object.entries({...{DNS:m,connect:a,TLS:n,"first byte":e},total:p}).flatMap(([j,o])=>o===null?[]:`${j} ${(0,R.
kJ)(o)}`).join(", ")}const T=({discovery:m,timing:a})=>`${m.kind==="failed"?m.problem.code:m.kind} after ${(0,R.kJ)(a.totalMs)}`,k=({host:m,subject:a,issuer:n,expires:e},p)=>(0,$.
mG)`${E(m)} valid until ${$.Gy.prose((0,R.nO)(e,p))}; subject ${E(a)}, issuer ${E(n)}`,c=m=>Array.from(Map.groupBy(m,a=>JSON.stringify(a.looks)).values(),a=>({clients:a.
map(({client:n})=>n),looks:(a[0]?.looks??[]).map(({source:n,held:e,counts:p})=>{const _=e==="no token"?" (ends the search)":" (used)";return{source:n,held:`${f[e]}${p?
_:""}`}})})),f={nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"\
turned off"};function g(m){const a=c(m);return a.flatMap(({clients:n,looks:e})=>e.map(({source:p,held:_})=>{const j=a.length>1?`${(0,D.eZ)(n)}: `:"";return(0,$.
mG)`${j}${$.Gy.prose(p)}: ${_}`}))}}),806:((Mt,tt,t)=>{t.d(tt,{AZ:()=>n,Ku:()=>l,N8:()=>a,OS:()=>i,U1:()=>k,ZT:()=>M,b8:()=>f,dI:()=>c,dS:()=>G,du:()=>u,h:()=>h,
ik:()=>m,jR:()=>g,xy:()=>s});var D=t(9432),C=t(9119),b=t(255),r=t(4503),N=t(5102),R=t(8884),$=t(7792);const v=Number.POSITIVE_INFINITY,G=3,S={causes:v,hosts:6,messages:4,
characters:4e3,places:12,ownPlaces:4,items:v,rows:v,roots:1e3,details:2e3,remarks:v,hasLines:!0},B={...S,causes:20,characters:500,items:100,rows:50,roots:100,details:20,
remarks:5,hasLines:!1},E={...B,causes:30,hosts:4,messages:3,characters:1e3,places:6,items:1e3,rows:20,roots:3,remarks:v,hasLines:!0},y={log:E,summary:B,brief:{...B,
causes:10,items:0,rows:0,roots:0,details:0},notes:{...E,hosts:20,messages:10,characters:700,places:8,items:0},page:S},u=(e,p,_,j=[])=>({context:e,medium:p,limits:y[p],
elsewhere:_,detailed:new Set,lines:new Map(j.map(o=>[(0,C.R3)(o.place),o]))}),h=$.Gy.words("in the JSON report"),s=$.Gy.words("in the job summary"),i=(e,p,{elsewhere:_})=>e===
0?[]:[$.om.paragraph((0,$.mG)`and ${(0,D.px)(e,`more ${p}`)} ${_}`)];function l(e,p,_,j,o){const{shown:I,more:d}=(0,D.zN)(e,p);return I.length===0?[]:[...o(I),...i(
d,_,j)]}function M(e,...p){const _=$.Gy.joined(p,$.Gy.words("; "));return $.Gy.isEmpty(_)?e:(0,$.mG)`${e} (${_})`}const T=/^[a-z\d]+(?:-[a-z\d]+)*$/,k=(e,{context:p})=>$.
Gy.link(T.test(e)?`${p.docsUrl}#${e}`:null,$.Gy.code(e)),c=e=>`host-${e}`;function f(e,{detailed:p},_=$.Gy.code){const j=(0,b.nx)(e);return p.has(e)?$.Gy.link(`\
#${c(e)}`,_(j)):_(j)}const g=(e,{medium:p,limits:_})=>p==="log"&&_.details===0&&e.length===1&&e.every(N.DI);function m(e,{context:p},_=!1){if(typeof e=="string")
return $.Gy.code(e);const j=_?(0,C.bH)(e.file).path:e.file;return $.Gy.link((0,r.uM)(e,p),$.Gy.path((0,C.eo)({...e,file:j})))}function a({module:e,place:p},_){const j=e===
void 0?$.Gy.nothing:$.Gy.path(e);return $.Gy.joined([j,m(p,_)],$.Gy.words(": "))}function n(e,p,_,j=!1){const{places:o,noun:I}=(0,R.TD)(e);return $.Gy.some(o,p,
d=>m(d,_,j),I)}}),7792:((Mt,tt,t)=>{t.d(tt,{AA:()=>v,Gy:()=>S,mG:()=>r,om:()=>B,rC:()=>b});var D=t(9432),C=t(1780);const b={error:"fails",warning:"warns",notice:"\
notice"},r=(E,...y)=>E.flatMap((u,h)=>{const s=y[h]??[],i=typeof s=="number"?String(s):s;return u===""?[i]:[{kind:"words",text:u},i]}),N=E=>E===""||Array.isArray(
E)&&E.every(N),R=(E,y={kind:"words",text:", "})=>E.filter(u=>!N(u)).flatMap((u,h)=>h===0?[u]:[y,u]);function $(E,y,u,h=""){const{shown:s,more:i}=D.zN(E,y),l=R(s.
map(u)),M=h===""?`${i} more`:D.px(i,`more ${h}`);return i===0?l:r`${l} and ${M}`}const v=E=>/^https?:\/\/[!-~]+$/.test(E),G=60,S={isEmpty:N,joined:R,some:$,nothing:[],
newLine:{kind:"break"},words:E=>({kind:"words",text:E}),code:(E,y)=>({kind:"code",text:E,max:y}),name:E=>({kind:"code",text:E,breaks:"dots"}),path:E=>({kind:"co\
de",text:E,breaks:"slashes"}),value:E=>({kind:"code",text:E,max:G,breaks:"never"}),prose:(E,y)=>({kind:"prose",text:(0,C.pj)(E),max:y}),sentence:(E,y)=>({kind:"\
sentence",text:(0,C.pj)(E),max:y}),strong:E=>({kind:"strong",content:E}),small:E=>N(E)?[]:{kind:"small",content:E},link:(E,y)=>({kind:"link",url:E,content:y}),sign:E=>({
kind:"sign",of:E})},B={column:(E,y,u)=>({title:E,cell:h=>r`${y(h)}`,style:u}),title:(E,y=[],u=null)=>({sign:u,name:E,text:y}),paragraph:E=>({kind:"paragraph",content:E}),
line:E=>({kind:"details",title:E,children:[]}),details:(E,y)=>y.length===0?[]:[{kind:"details",title:E,children:y}],table:(E,y,u,h=()=>({}),s,i=Number.MAX_SAFE_INTEGER)=>{
const l=y.filter(({cell:T})=>E.some(k=>!N(T(k)))),M=E.map(T=>({...h(T),cells:l.map(({cell:k})=>k(T))}));return Array.from({length:Math.ceil(M.length/i)},(T,k)=>{
const c=M.slice(k*i,(k+1)*i);return{kind:"table",caption:u,columns:l,rows:c,style:s}})}}}),8345:((Mt,tt,t)=>{t.d(tt,{C:()=>N,c:()=>R});var D=t(9179),C=t(3846),b=t(
1054),r=t(845);const N="write the `source` that the documentation of the provider shows, such as NAMESPACE/TYPE: a repository is no provider";function R(v,G){if(v.
length>b.lG)return null;const[S=""]=v.split("/",1);if(G.kind!=="invalid")return G.hostImplied?null:(0,b.L6)(S);if((0,b.Kc)(v))return b.dj;if(v!==v.trim())return"\
remove the white space around the address";const[,B="",E=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec((0,D.Mi)(v,""))??[],y=B!==""&&/\bterraform-provider-|\.git$/.
test(E);if((0,r.ni)(E)||y)return N;const u=(0,r.Fu)(E,"provider");return u!==null?`write ${u}`:G.error.split(`

`)[1]??$(v,E)}function $(v,G){const[,S="",B]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(G)??[];if(S!==v&&(0,C.mi)(S,"terraform").kind==="registry")return`w\
rite ${S}${B===void 0?"":", and the version in the `version` argument"}`;const E=S.split("/"),[y="",u=""]=E;if(E.length>3){const h=`; service discovery works on\
ly at the root of a host, not below /${u}`;return`write HOST/NAMESPACE/TYPE${(0,b.Cm)(y)?h:""}`}return E.length===3?(0,b.L6)(y):E.length===2&&(0,b.Cm)(y)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}}),437:((Mt,tt,t)=>{t.d(tt,{k_:()=>rt,w5:()=>It});var D=t(493),C=t(3024),b=t(6760),r=t(9968),N=t(3114),R=t(
9432),$=t(9179);const v=1024*1024,G=4e3;function S(z,ot){const{redact:mt,names:ht,directory:$t,checkedAt:Ot,configs:Dt}=ot,H=Dt.flatMap(O=>O.files).flatMap(({path:O,
shown:U})=>[B(O),U]),q=O=>!H.includes(O)&&(0,N.L8)((0,b.basename)(O),new Set,(0,b.basename)((0,b.dirname)(O)))!==void 0;return[...Map.groupBy(z,({file:O})=>O)].
flatMap(([O,U])=>{const F=B((0,b.resolve)($t,O)),st=(0,r.N0)(()=>(0,C.statSync)(F).mtimeMs<=Ot+1,!1)&&[O,F].every(q)?(0,r.yR)(F,v):null,ut=st?.ok?st.text.replace(
/^\uFEFF/,"").split(/\r?\n/):[];return U.flatMap(it=>{const Et=ut[it.line-1]??"";return it.column<=Et.length&&Et.length<=G&&mt(Et,ht)===Et?T(Et,it):[]})})}const B=z=>(0,r.
N0)(()=>(0,C.realpathSync)(z),(0,b.resolve)(z)),E=80,y=($late0??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.-]|\"[^\"\\\\$%]*\")*","u")),u=($late1??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.?!&|>*+-]|\"[^\"\\\\$%]*\")*","u")),
h=z=>y.exec(z)?.[0]??"",s=($late2??=new RegExp("(?<=(?:^|[{,])\\s{0,99}|[\"}/]\\s{1,99})(?:[\\p{ID_Continue}-]+|\"[\\p{ID_Continue}-]+\")\\s*[=:]\\s*$","u")),i=/^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/,
l=/^\s*"?(?:source"?\s*[=:]\s*["'](?=.*[./])(?!.*(?:\w{16}|gh[a-z]_|github_pat|glpat|AKIA|eyJ|xox|sk-|hf_|hvs|atlasv1))[\w./'${}-]*|version"?\s*[=:]\s*["'][\d.,~><=!\s-]*)$/,
M=/^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/;function T(z,ot){const mt=Array.from(z),ht=mt.slice(0,ot.column-1).join(""),
$t=l.test(z),Ot=$t?mt.length:ot.endColumn-1,Dt=mt.slice(ot.column-1,Ot).join(""),Z=ht.length+Dt.length,H=ht.length<=E&&h(ht)===ht,q=H?i.exec(z.slice(0,2*E))?.[0]??
"":"",O=q.length>=Z,U=O||$t||M.test(Dt);if(!H&&!U)return[];const F=O?ht:s.exec(ht)?.[0]??"",J=/^"?source\b/.test(F)?c:void 0,et=(0,$.Qj)(Dt),st=q.slice(Z),ut=z.
slice(Z+st.length),it=/^\s*$/.test(ht)&&/^[\w-]+$/.test(Dt)&&/^\s*=\s/.test(ut),Et=H&&U&&(it||/["{]\s*$/.test(Dt+st));return{place:ot,before:(H?f(ht.slice(0,ht.
length-F.length)):"\u2026 ")+F,literal:(0,R.dh)(U?et:f(et,u.exec(et)?.[0],J),2*E),after:st+f(ut,Et?h(ut.slice(0,E)):"")}}const k=new RegExp("\"[^\"]*\"|(?<![\\p{ID_Continue}.-])(?!(?<=(?:^|[{,]\\s)\\s*)[\\p{ID_Continue}.-]+\\s*[={:]|(?<=^)[\\p{ID_Continue}.-]+\\()[\\p{ID_Continue}.-]+","gu"),
c=/^"(?:\.\.?\/|git::[\w./:-]*"$)|^(?:each|local|module|path|var)\./;function f(z,ot=h(z.slice(0,2*E)),mt){const ht=z.slice(ot.length);return ot.replaceAll(k,Ot=>mt?.
test(Ot)===!0?Ot:Ot.startsWith('"')?'"\u2026"':"\u2026")+(ht.trim()===""?"":`${/^[\s#/]{0,9}/.exec(ht)}\u2026`)}var g=t(1331),m=t(2218),a=t(3214),n=t(5011),e=t(
3087),p=t(6097),_=t(255),j=t(2432),o=t(6092),I=t(345),d=t(3152),A=t(4515),P=t(2332);let x=function(...z){return{nameRepository:x}=t.late([4878],4878),new.target?
new x(...z):x(...z)},K=function(...z){return{prepareFleet:K}=t.late([8317,4668,9108],9108),new.target?new K(...z):K(...z)},X=function(...z){return{recordRun:X}=
t.late([8317,3169],3169),new.target?new X(...z):X(...z)};async function rt(z,ot,mt,ht){const{env:$t,kill:Ot,pid:Dt}=ot,Z={environment:$t,kill:Ot,pid:Dt,now:(0,A.
ie)(ot)},H={...ht,...Z,startTimer:a.Ip,progress:mt.show};try{return dt(await lt(z,H),{...H,random:Math.random})}finally{mt.end()}}function dt(z,ot){const{history:mt}=z.
settings;if(mt===null)return{checked:z,warnings:[]};try{const{history:ht,warnings:$t}=X(mt,z,ot);return{checked:{...z,context:{...z.context,history:ht}},warnings:$t}}catch(ht){
const $t=(0,o.RK)((0,e.A3)(ht));return{checked:z,warnings:[`the history ${(0,o.RK)(mt)} was not read: ${$t}`]}}}async function lt(z,ot){const mt=new Date,ht=(0,I.
s)(z,ot),{upgrade:$t}=(0,n.n)(ot.environment),Ot={...ht,upgrade:ht.upgrade||$t},Dt=Ot.deadlineMs;(Ot.usages.length>0||Ot.depth!=="discovery")&&(0,A.L2)();const Z=()=>ot.
stop.end({kind:"deadline",ms:Dt}),H=ot.startTimer(Dt,Z),q=ot.now()+Dt;ot.stop.endIfDue=()=>ot.now()<q?void 0:Z();try{const U=await(Ot.usages.length===0?P.iA:K)(
Ot,ot,mt);await(0,A.xu)();const F=await Y(U,Ot,ot);return pt(F,U,Ot,ot)}finally{H()}}async function Y(z,ot,mt){const{environment:ht,stop:$t,isFork:Ot,wording:Dt=d.
w7}=mt,{dialect:Z,missing:H}=z,q=await nt(z,ot,mt),{predicted:O}=q,U=[z.requirements,O.requirements],F={...z,...q,requirements:(0,m.h1)(U,Z.clients),tokenVariables:It(
ht),tokenHosts:ot.tokens.map(({host:ut})=>ut),stopped:[$t.why??[],H??[]].flat()},J={...mt.secrets,names:(0,m.wX)(F.requirements,z.usages),configs:z.configs,directory:mt.
directory,checkedAt:z.startedAt.getTime()},{isTerminal:et}=Dt,st={...ot,dialect:Z,isFork:Ot,isTerminal:et,now:J.checkedAt};return(0,D.S4)(F,st,ut=>S(ut,J))}async function nt(z,ot,mt){
const{requirements:ht,roots:$t}=z,Ot=(0,m.en)(ht,ot),Dt=Array.from(Ot,([J,et])=>(0,g.i)(J,et)),Z=new Set(ht.map(({host:J})=>J).filter(J=>!Ot.has(J))),H=ot.depth!==
"discovery"&&$t.length>0;if(Z.size===0&&!H)return{visits:Dt,predicted:D.j7,tokenSources:new Map};const{contact:q}=await Promise.all([t.e(2798),t.e(7786)]).then(
t.bind(t,7786)),O=await q([...Z],z,ot,mt),U=new Set(O.visits.map(({host:J})=>J)),F=Dt.filter(({host:J})=>!U.has(J));return{...O,visits:[...O.visits,...F]}}function pt(z,ot,mt,ht){
const{startedAt:$t,requirements:Ot,usages:Dt,changes:Z,scan:H,clients:q,repositories:O}=ot,U=(0,m.wX)([...Ot,...z.roots.flatMap(({rows:St})=>St)],Dt),F=(0,p.QA)(
z,ht.environment),J=[...ot.remarks,...(0,p.f2)(z,mt)],et=(0,p.q9)([...F,...J,...(0,p.rc)(z)]),{why:st,evidence:ut}=ot.dialect,it={verdict:z,remarks:et,detection:{
why:st,evidence:ut}},{verdict:Et,remarks:ct,detection:_t}=ht.secrets.redact(it,U),Rt=H.files>0&&O.length===0,vt={dialect:{...ot.dialect,..._t},failOn:mt.failOn,
depth:mt.depth,scan:H,remarks:ct,startedAt:$t.toISOString(),durationMs:Date.now()-$t.getTime(),version:j.xv,docsUrl:j.aq,clients:q(),links:null,repository:Rt?x(
ht.directory,ht.environment):null,repositories:O,history:null};return{settings:mt,changes:Z,verdict:Et,context:vt}}const It=z=>Object.keys(z).filter(_.Zp)}),2332:((Mt,tt,t)=>{
t.d(tt,{fT:()=>ht,iA:()=>z,Nu:()=>mt});var D=t(3024),C=t(6760),b=t(8185),r=t(2170),N=t(255),R=t(3298);function $({links:Z,...H},q,O,U){const F={...H,newHosts:new Set,
files:null,remarks:[]};if(q===null)return F;const J=ct=>({...F,remarks:[`changed-only has no effect: ${ct}`]});if(q.kind==="all")return J(q.why);const et=v(q.files,
Z),st=new Set(et.filter(({status:ct})=>ct!=="removed").map(({file:ct})=>ct));if(st.size>0&&![...st].some(ct=>O(ct)!==null))return J("the checkout contains none \
of the files that the pull request changes");const ut=H.usages.filter(ct=>st.has(ct.place.file)||U(ct)),Et=`changed-only: the pull request changes ${q.files.length===
1?"1 file":`${q.files.length} files`} with ${ut.length} of ${H.usages.length} usages`;return{usages:ut,notes:H.notes.filter(ct=>G((0,r.W7)(ct),st)||U(ct)),newHosts:B(
H.usages,et,O),files:new Set(et.map(({file:ct})=>ct)),remarks:[Et]}}function v(Z,H){const q=new Map(Z.map(U=>[U.file,U])),O=H.entries().flatMap(([U,F])=>{const J=q.
get(F);return J===void 0?[]:[{...J,file:U}]});return[...Z,...O]}const G=(Z,H)=>H.has(Z)||Z==="."||[...H].some(q=>q.startsWith(`${Z}/`)),S=2e8;function B(Z,H,q){
const O=new Set;if(H.some(h))return O;const U=new Map(H.map(it=>[it.file,it])),F=(0,R.O)(it=>E(U.get(it),q)),J=H.flatMap(({patch:it})=>y(it,/^[ -]/));let et=0;const st=(it,Et)=>{
const ct=[Et,(0,N.pk)(Et).toLowerCase()];return it.filter(_t=>(et+=_t.length,et<=S&&ct.some(Rt=>_t.includes(Rt)))).length},ut=(it,Et)=>{const{isNew:ct,now:_t,added:Rt}=F(
it),vt=ct?0:st(_t,Et);return ct||vt>0&&vt===st(Rt,Et)};for(const[it,Et]of Map.groupBy(Z,ct=>ct.host)){if(it===null||Et.some(({isHostImplied:_t})=>_t))continue;const ct=[
...new Set(Et.map(({place:_t})=>_t.file))];!ct.every(_t=>U.has(_t))||st(J,it)>0||ct.every(_t=>ut(_t,it))&&et<=S&&O.add(it)}return O}function E(Z,H){const{file:q="",
status:O,patch:U=null}=Z??{},F=O==="added";if(F||U===null)return{isNew:F,now:[],added:[]};const J=(H(q)??"").toLowerCase().split(`
`);return{isNew:F,now:J,added:y(U,/^\+/)}}const y=(Z,H)=>(Z??"").toLowerCase().split(`
`).filter(q=>H.test(q)),u=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,h=({file:Z,status:H,changes:q,patch:O})=>O===null&&H!=="added"&&q>0&&u.test(Z);var s=t(
2218),i=t(9968),l=t(4202),M=t(1011),T=t(4120),k=t(9432),c=t(4756),f=t(3096),g=t(3474),m=t(3152),a=t(9029),n=t(5011),e=t(5440),p=t(7706),_=t(1098),j=t(9119),o=t(
5106);const I=["TF_CLOUD_HOSTNAME",o.OZ],d=["TFE_HOSTNAME",o.M],A={cloud:I,cloud_default:I,provider_tfe:d,provider_tfe_default:d,terragrunt_source:["TG_TF_DEFAU\
LT_REGISTRY_HOST",o.e$]},P=/^(cloud|backend_)/,x=/^backend_remote/,K="remote backends are not checked, because a file of -backend-config may name others";function X({
usages:Z,notes:H,declared:q},O,U){const F=new Set(Z.flatMap(({workspace:St})=>St?.name??[])),J=new rt(O,F.size>1),et=Z.map(J.read),{settled:st,missing:ut,added:it,
remarks:Et,init:ct}=J,_t=U!=="discovery",Rt=_t?et.flatMap(St=>nt(St,O)):[],vt=St=>{const{code:Bt}=St.problem,Kt=Wt=>St.places.some(Ht=>Wt.has((0,j.df)(Ht)));return/^(host|source)-/.
test(Bt)&&Kt(st)?[]:Bt==="block-backend"&&!ct.hasBackend?[]:Bt==="host-missing"&&_t&&Kt(ut)?{...St,severity:"error"}:St};return{usages:et,notes:[...H.flatMap(vt),
...it,...Rt],declared:q.filter(({kind:St})=>ct.hasBackend||St!=="state-expression"),remarks:[...Et],isLockReadonly:ct.isLockReadonly}}class rt{environment;isAmongOthers;init;remarks;settled=new Set;missing=new Set;added=[];constructor(H,q){
this.environment=H,this.isAmongOthers=q,this.init=(0,n.n)(H),this.remarks=new Set(this.init.remarks)}read=H=>{const{kind:q,place:O,workspace:U}=H,{backendConfig:F,
hasBackend:J}=this.init,et=x.test(q),st=et&&F.some(vt=>!vt.includes("="));if(st||!J&&P.test(q))return this.settled.add((0,j.df)(O)),st&&this.remarks.add(K),{...H,
needs:[],directHost:void 0,workspace:void 0};const[ut,it]=[U?.name,this.environment.TF_WORKSPACE];if(/^cloud/.test(q)&&ut&&it&&ut!==it&&!H.isOverridden){const{isAmongOthers:vt}=this,
St=(0,p.g6)({kind:"workspace",what:ut,selected:it,isAmongOthers:vt});this.added.push((0,r.kH)(St,{places:[O],clients:H.clients}))}const ct=et&&F.some(vt=>!dt.test(
vt))?{...H,workspace:void 0}:H,_t=et?lt(F):Y(H,this.environment);if(_t!==null&&!H.isOverridden)return this.withHost(ct,_t);const Rt=q==="backend_remote_default"&&
U?.organization===null;return P.test(q)&&!Rt&&this.missing.add((0,j.df)(O)),ct};withHost(H,{text:q,service:O,variable:U}){const{place:F,replacedFor:J=[]}=H,et=H.
clients.filter(Et=>!J.includes(Et)),{host:st,needed:ut,problem:it}=e.pb.host(q,"terraform",!1);return this.settled.add((0,j.df)(F)),U!==null&&this.remarks.add(`${U}\
 names ${(0,k.dh)(q)}`),it&&this.added.push((0,r.kH)(it,{places:[F],clients:et})),{...H,host:st,isHostImplied:!1,needs:ut===null?[]:[{host:ut,service:O,clients:et}],
text:H.text?.replace(/^tfr:\/\/\//,`tfr://${q}/`)??null}}}const dt=/^hostname=/;function lt(Z){const q=(Z.findLast(O=>dt.test(O))??"").replace(dt,"");return q?{
text:q,service:o.Bn,variable:null}:null}function Y({kind:Z,text:H,backend:q,isHostImplied:O},U){const[F="",J=""]=(q==="cloud"?I:A[Z])??[],st=O||Z.endsWith("_def\
ault")&&H===null?U[F]:void 0;return st?{text:st,service:J,variable:F}:null}function nt({kind:Z,workspace:H,place:q,clients:O,isOverridden:U,replacedFor:F=[]},J){
const et=x.test(Z),st=(H?.lacks??[]).filter(_t=>et||!J[o.uW[_t]]);if(U||st.length===0)return[];const ut=et?"remote backend":"cloud block",it=Z==="backend_remote\
_default"&&st.length===M.Rt.length,Et=O.filter(_t=>!F.includes(_t)),ct=(0,_.y7)({block:ut,lacks:st,isOpen:it});return[(0,r.kH)(ct,{places:[q],clients:Et})]}var pt=t(
533),It=t(5306);async function z(Z,H,q){const O=H.now(),U=await(0,It.SQ)(Z,H),F=Z.scan.length===0?0:H.now()-O,{usedBy:J,...et}=(0,It.o0)(Z,U,H),{files:st,bytes:ut}=U,
it=Z.changedOnly?await H.changes(Z):null,Et=[...et.notes,...Ot(U,H.stop.why)],ct={...U,...et,notes:Et,changes:it,setting:Z.dialect},{unmatched:_t,directories:Rt,
endedAt:vt}=U,St=(0,l.Ls)(Z.exclude),Bt=xt=>xt.split("/").some(l.G$)||(0,f.eH)((0,f.jt)(xt)).some(St),Kt=vt===null?[..._t].filter(xt=>!Bt(xt)):[],{GITHUB_EVENT_NAME:Nt=""}=H.
environment,Wt=Z.scan.length===0&&/^pull_request|^merge_group/.test(Nt),Ht={startedAt:q,dialect:et.dialect,isEmpty:Z.scan.length>0&&U.isEmpty&&U.endedAt===null,
changes:it,bots:et.bots,remarks:[...Wt?[ot]:[],...(0,T.$V)("exclude",Kt,[...Rt])],notes:[],scan:{files:st,bytes:ut,durationMs:F},clients:J,repositories:[],missing:null,
checkouts:null};return ht([mt(null,ct,Z,H)],Ht,Z,H)}const ot="the files of this pull request were not read, because of `hostnames`; to read them, set `scan: .`";
function mt(Z,H,q,{environment:O,directory:U,stop:F}){const J=X(H,O,q.depth),et=(0,a.yY)(q,H.dialect,O),st={...H,...J,unmanaged:et,settings:{...q,dialect:H.setting}},
ut={...st,...(0,pt.G9)(st)},it=Bt=>(0,i.r7)((0,C.join)(U,Bt)),Et=Bt=>(0,b.US)(Bt,q),ct=$(ut,H.changes,it,Et),{roots:_t,notes:Rt,expand:vt,locks:St}=(0,pt.D0)({...ut,
changed:ct.files,ending:F});return{name:Z,dialect:H.dialect,usages:St.without(ct.usages),roots:_t,expand:vt,namedHosts:(0,M.kA)(ut.usages),notes:ct.notes,rootNotes:Rt,
newHosts:ct.newHosts,remarks:[...ct.remarks,...J.remarks,...ut.remarks]}}function ht(Z,H,q,O){const{dialect:U,checkouts:F,scan:J}=H,et=O.environment.SSL_CERT_FILE||
"/",st=Z.flatMap(({usages:vt})=>vt),ut=Z.flatMap(vt=>vt.roots),it=(0,a.jK)(st,q,U,O,F?.plugins??null,ut),{usages:Et,configs:ct,releases:_t}=it,Rt=$t(Et,Z,q,U.clients);
return Dt(Rt.requirements),{...H,...Rt,dialect:{...U,releases:_t},configs:ct,usages:Et.filter(M.s7),roots:ut,expand:Z[0]?.expand??null,notes:[...Z.flatMap(({notes:vt})=>vt),
...Z.flatMap(({rootNotes:vt})=>vt),...H.notes],newHosts:new Set(Z.flatMap(({newHosts:vt})=>[...vt])),namedHosts:J.files===0||q.exclude.length>0?null:new Set(Z.flatMap(
({namedHosts:vt})=>[...vt])),complaints:it.findings,remarks:[...H.remarks,...(0,D.existsSync)(et)?[]:[`SSL_CERT_FILE names ${(0,k.dh)(et)}, which does not exist`],
...new Set(Z.flatMap(vt=>vt.remarks)),...it.remarks],scan:{...J,usages:Et.length}}}function $t(Z,H,q,O){const U=q.hostnames.map(({host:st})=>st),F=Map.groupBy(Z,
({repository:st=null})=>st),J=H.map(({name:st,namedHosts:ut})=>{const it=new Set([...ut,...U]),Et={hostnames:[],requiredServices:[]};return(0,s.CG)(Et,F.get(st)??
[],O,it)}),et=H.flatMap(({name:st,dialect:ut},it)=>(0,s.Fh)(st,ut,J[it]??[]));return{requirements:(0,s.h1)([(0,s.CG)(q,[],O),...J],O),guesses:et}}function Ot({endedAt:Z,
files:H},q){return Z===null||q===null?[]:[(0,r.ht)(Z,(0,c.ub)({kind:"time",stopped:q,files:H}))]}function Dt(Z){const{size:H}=new Set(Z.map(({host:O})=>O)),q=`s\
can found ${H} hosts, the limit is ${g.pS}: narrow scan or exclude files`;if(H>g.pS)throw new m.GN([q])}}),2796:((Mt,tt,t)=>{t.d(tt,{cZ:()=>G,cr:()=>T,hs:()=>k,
pq:()=>c});var D=t(2886),C=t(9432),b=t(9119),r=t(8032),N=t(255),R=t(1780),$=t(8884);const v=3;function G(f){const g=new Map(f.map(n=>[n,(0,$.eb)([n]).length])),
m=n=>g.get(n)??0,a=f.toSorted((n,e)=>m(e)-m(n));return(0,b.c1)(a,B).flatMap(n=>{const e=(0,b.c1)(n,E);return e.length>v?[n]:e}).map(y).toSorted((n,e)=>(0,D.Np)(
n,e)||S(n)-S(e)||e.hits-n.hits||e.hosts.length-n.hosts.length)}function S({code:f,affects:g}){return f==="machine-network"?-1:f==="host-not-checked"?2:g.length===
0||r.Du.some(m=>g.includes(m))?0:1}const B=({severity:f,problem:{code:g},affects:m,exclude:a})=>JSON.stringify([f,g,g==="machine-network"||m,a===void 0]),E=f=>f.
exclude===void 0?l(f.problem.help??"",f):"";function y(f){const[g]=f,m=[...new Set(f.flatMap(({host:o})=>o??[]))],{code:a,title:n}=g.problem,e=o=>{const I=A=>m.
length>1?l(o(A),A):(0,R.pj)(o(A)),d=I(g);return f.every(A=>I(A)===d)?d:null},_=f.length>1&&g.exclude!==void 0?"":e(({problem:o})=>o.help??""),j=e(({problem:o})=>o.
message);return{severity:g.severity,code:a,title:n,affects:[...new Set(f.flatMap(({affects:o})=>o))],findings:f,hosts:m,hits:(0,$.eb)(f).length,message:_===null?
null:j,help:_?.includes(h)?`${_}; ${i(m)}`:_}}const u="HOST",h=N.xV+u,s=5,i=f=>`${h} is ${(0,C.K4)(f,s,g=>(0,N.fK)(g)[0]??g)}`,l=(f,{host:g})=>(0,R.pj)(f,m=>M(m,
g));function M({host:f,shownAs:g,isVariable:m},a){if(m)return f===a?h:g;const n=`.${f}:`.replace(`.${a}:`,`.${u}:`).slice(1,-1);return n===f?g:n}const T=f=>(0,b.
c1)(f,({problem:{message:g,help:m=""}})=>`${(0,R.pj)(g)}
${(0,R.pj)(m)}`),k=f=>f.some(({host:g})=>g!==null)&&!f.every(D.zX);function c({hosts:f,findings:g}){const m=k(g),a=m?f.length:(0,$.Dx)(g).length;return a>1?`${(0,C.
px)(a,m?"host":"place")}: `:""}}),7039:((Mt,tt,t)=>{t.d(tt,{hF:()=>B});var D=t(8643),C=t(2170),b=t(9119),r=t(9615),N=t(3841),R=t(255),$=t(9179),v=t(5955),G=t(8884);
let S=function(...a){return{attemptsOf:S}=t.late([2798,7786],7786),new.target?new S(...a):S(...a)};function*B(a,n){const{hosts:e,findings:p,passed:_,ignored:j,stopped:o,
roots:I}=a,{dialect:d,remarks:A,repository:P,repositories:x,startedAt:K,durationMs:X}=n,{usages:rt,...dt}=n.scan;yield*(0,v.M)({schemaVersion:1,version:n.version,
passed:_,stopped:(0,N.p)(o)||void 0,incomplete:E(o),failOn:n.failOn,repository:P??void 0,repositories:E(x),dialect:d.name,clientDetection:u(d),clients:n.clients,
startedAt:K,durationMs:X,counts:Object.fromEntries(r.oC.map(lt=>[`${lt}s`,y(p,lt)])),hosts:e.values().map(h),findings:p.values().map(c),roots:E(I)?.values().map(
f),ignored:j,usages:rt,remarks:E(A),scan:dt}),yield`
`}const E=a=>a.length===0?void 0:a,y=(a,n)=>a.filter(e=>e.severity===n).length;function u({clients:a,versions:n,releases:e,isGuess:p,why:_,evidence:j}){return{clients:a,
assumed:p??!1,why:(0,$._U)(_),versions:Object.entries(n).map(([o,I])=>({client:o,version:(0,$._U)(I)})),releases:e.map(({name:o})=>o),evidence:j.map(({client:o,
version:I,level:d,text:A,place:P})=>({client:o,version:I===null?null:(0,$._U)(I),kind:d,text:(0,$._U)(A),...T(P)}))}}function h(a){const{visit:n,requirements:e,
services:p,servicesFrom:_,clients:j,isNew:o}=a,{discovery:I,hops:d,timing:A,certificates:P}=n.attempt;return{host:n.host,display:(0,R.pk)(n.host),discovery:I.kind,
...s(I),..."excerpt"in I&&I.excerpt!==null&&{excerpt:I.excerpt},documentUrl:"url"in I?(0,D.Pl)(I.url):null,hops:d.map(({challenge:x,...K})=>({...K,url:(0,$.cq)(
K.url),proxy:K.proxy&&(0,$.cq)(K.proxy)})),services:Object.fromEntries(p.map(x=>[x.id,l(x)])),servicesFrom:_&&T(_),hostBlocks:n.forced.map(({client:x,place:K})=>({
client:x,place:T(K)})),required:e.map(({service:x,clients:K,because:X})=>({service:x,clients:K,because:X.map(M)})),credentials:n.credentials?.hasToken?n.credentials.
source:null,looks:n.looks,attempts:S(n).length,...n.earlier.length>0&&{earlier:n.earlier.map(i)},timingMs:{lookup:A.lookupMs,connect:A.connectMs,tls:A.tlsMs,firstByte:A.
firstByteMs,total:A.totalMs},certificates:P,clients:j,...o&&{new:!0}}}const s=a=>"problem"in a?{code:a.problem.code}:{},i=({discovery:a,timing:n})=>({discovery:a.
kind,...s(a),ms:n.totalMs});function l(a){if(a.kind==="url")return{url:(0,$.cq)(a.url)};if(a.kind==="problem")return{problem:{code:a.problem.code,...(0,r.ag)(a.
problem)}};const{authz:n,token:e}=a.login,p={authz:n&&(0,$.cq)(n),token:e&&(0,$.cq)(e)};return{login:{...a.login,...p}}}const M=a=>typeof a=="string"?a:T(a);function T({
file:a,line:n,column:e,endColumn:p,target:_,inside:j}){const{repository:o,path:I}=(0,b.bH)(a),d=o===null?{file:a}:{repository:o,file:I},A=_&&(0,b.bH)(_).path;return{
...d,line:n,column:e,endColumn:p,target:A,...k(j)}}function k(a){if(a===void 0)return{};const{through:n,isPublic:e,...p}=a;return{through:n,inside:p}}function c(a){
const{problem:n,severity:e,host:p,places:_,affects:j,exclude:o}=a;return{code:n.code,severity:e,host:p,service:(0,G.ju)(a),...(0,r.ag)(n),...k((0,C.Xd)(a)?.inside),
places:_.map(M),affects:j,...n.constraints&&{constraints:n.constraints.map(I=>({...m(I),conflicts:I.conflicts}))},...o&&{exclude:o}}}function f({directory:a,clients:n,
rows:e}){const{repository:p,path:_}=(0,b.bH)(a);return{...p&&{repository:p},directory:_,clients:n,rows:e.map(g)}}function g({problems:a,places:n,rejectedAt:e,...p}){
const{excluding:_=[],conflicting:j=[],requiredBy:o,...I}=p;return{...I,...o&&{requiredBy:o.map(d=>({...m(d),...j.includes(d)&&{conflicts:!0},..._.includes(d)&&{
excludesNewest:!0}}))},codes:a.map(({code:d})=>d),places:n.map(M)}}const m=({text:a,module:n,place:e})=>({constraint:a,module:n,place:M(e)})}),6662:((Mt,tt,t)=>{
t.d(tt,{S5:()=>_,K8:()=>j,gM:()=>o});var D=t(3471),C=t(5102),b=t(4073),r=t(806),N=t(8884),R=t(6906),$=t(6097),v=t(6092),G=t(7792);const S=13,B="  ",E=(d,A)=>y(d,
A).map(P=>(0,v.BP)(P.replaceAll("\xA0"," "))).join(`
`);function y(d,A,P="red"){switch(d.kind){case"paragraph":return s(d.content).flatMap(x=>(0,D.ky)((0,R.wh)(x),A));case"note":return u(`${d.label}:`,d.text,A);case"\
facts":return d.facts.flatMap(({label:x,texts:K})=>K.flatMap((X,rt)=>u(rt===0?x:"",X,A,S)));case"sources":return d.items.flatMap(x=>M(x,P,A));case"problem":return i(
d,A);case"table":return c(d,A);case"details":return T(d,A)}}const u=(d,A,P,x)=>(0,D.wW)({indent:2,label:d,style:"dim",column:x,text:(0,R.wh)(A)},P),h=d=>typeof d==
"string"||"kind"in d?[d]:d.flatMap(h);function s(d){const A=h(d),P=A.indexOf(G.Gy.newLine);return P<0?[A]:[A.slice(0,P),...s(A.slice(P+1))]}function i(d,A){const{
severity:P,code:x,url:K,message:X,count:rt,title:dt,parts:lt}=d,Y=R.B2[G.rC[P]].style,nt=(0,R.wh)(G.Gy.isEmpty(X)?[rt,dt]:X);return[...(0,D.wW)({indent:0,label:`${P}\
[${x}]:`,style:Y,url:K,text:nt},A),...lt.flatMap(pt=>l(pt,A,Y))]}const l=(d,A,P)=>d.kind==="paragraph"?y(d,{...A,width:A.width-2}).map(x=>`  ${x}`):y(d,A,P);function M({
place:d="",message:A="",help:P="",line:x},K,X){const rt=typeof d=="object"&&"kind"in d&&d.kind==="link",dt=(0,R.wh)(d),lt=rt&&(0,G.AA)(d.url??"")?d.url:null,Y={
text:dt,url:lt},nt=[dt,(0,R.wh)(A)].filter(It=>It!=="").join(": "),pt=rt?"-->":"-";return[...nt===""?[]:(0,D.wW)({indent:2,label:pt,style:"dim",text:nt,linked:Y},
X),...x===void 0?[]:n(x,K,X),...G.Gy.isEmpty(P)?[]:u("help:",P,X)]}function T({title:d,children:A},P){const{sign:x,name:K,text:X}=d,{withFlags:rt=String}=P,dt=rt(
(0,R.wh)(x===null?K:(0,G.mG)`${G.Gy.sign(x)} ${K}`)),lt=x===null?"bold":R.B2[x].style;return[...(0,D.wW)({indent:0,label:dt,style:lt,text:(0,R.wh)(X)},P),...A.flatMap(
Y=>l(Y,P))]}const k=(d="")=>/^(?:number|history)/.test(d);function c({columns:d,rows:A},P){const x=d.map(({title:lt})=>(0,R.wh)(lt)),K=A.map(({sign:lt="works",cells:Y})=>({
sign:lt,cells:Y.map(nt=>s(nt).map(R.wh))})),X=x.map((lt,Y)=>Math.max(...[lt,...K.flatMap(({cells:nt})=>nt[Y]??[])].map(D.nc)));if(X.reduce((lt,Y)=>lt+B.length+Y,
B.length)>P.width)return K.flatMap(({sign:lt,cells:Y})=>{const[nt,...pt]=Y.map(ot=>ot.join(", ")),It=pt.flatMap((ot,mt)=>ot===""?[]:[`${x[mt+1]} ${ot}`.trim()]),
z=`${nt}: ${It.join("; ")}`;return(0,D.wW)({indent:2,label:R.B2[lt].text,style:R.B2[lt].style,text:z},P)});const dt=lt=>lt.map((Y,nt)=>{const pt=" ".repeat((X[nt]??
0)-(0,D.nc)(Y));return k(d[nt]?.style)?pt+Y:Y+pt}).join(B).trimEnd();return[`    ${(0,D.nI)(dt(x),"dim",P)}`,...K.flatMap(({sign:lt,cells:Y})=>{const nt=Math.max(
...Y.map(({length:pt})=>pt));return Array.from({length:nt},(pt,It)=>{const ot=dt(Y.map(ht=>ht[It]??"")).replace(/\u2573+/g,ht=>(0,D.nI)(ht,"red",P));return`  ${It===
0?(0,D.nI)(R.B2[lt].text,R.B2[lt].style,P):" "} ${ot}`})})]}const f=160,g=12,m="    ",a=/##\w*\[/;function n(d,A,P){const{place:x,before:K,literal:X,after:rt}=d,
dt=" ".repeat(`  ${x.line}`.length),lt=Math.min(P.width,f)-dt.length-3;if(lt<g)return[];const Y=e(K+X+rt),nt=Y(K+X+rt),pt=(0,D.nc)(nt)<=lt?0:Y(K).search(/[^ ]|$/),
It=nt.slice(pt),z=(0,D.nc)(Y(K))-pt,ot=(0,D.nc)(Y(K+X))-pt,{from:mt,to:ht,text:$t}=p(It,z,Math.max(ot,z+1),lt),Ot=(0,D.nI)("|","dim",P),Dt="^".repeat(Math.max(1,
Math.min(ot,ht)-Math.max(z,mt))),Z=" ".repeat(Math.max(z,mt)-mt);return[`${(0,D.nI)(`  ${x.line}`,"dim",P)} ${Ot} ${$t}`.trimEnd(),`${dt} ${Ot} ${Z}${(0,D.nI)(Dt,
A,P)}`]}function e(d){const A=P=>(0,v.RK)(P.replaceAll("	",m),Number.POSITIVE_INFINITY);return a.test(A(d))?P=>A(P).replaceAll(/(?<=#)#/g," #"):A}function p(d,A,P,x){
const K=(0,D.nc)(d);if(K<=x)return{from:0,to:x,text:d};const X=Math.max(0,x-2-(P-A)),rt=P<x?0:Math.max(0,A-1-Math.ceil(X*2/3)),dt=K-rt<=x,lt=rt+(dt?x:x-1),Y=(0,D.
Wc)(d,rt===0?0:rt+1,lt),nt=`${rt===0?"":"\u2026"}${Y}${dt?"":"\u2026"}`;return{from:rt,to:lt,text:nt}}function*_(d,A){for(const{text:P}of j(d,A))yield`${P}
`;yield`${o(d,A)}
`}function*j(d,A){const{isQuiet:P=!1,isRunner:x=!1,context:K}=A,X=(0,r.du)(K,"log",r.h,d.lines),rt=x?X:{...X,limits:{...X.limits,items:0,details:0}},dt=d.findings.
filter(nt=>(0,C.Zh)(nt,K)),lt=P?(0,b.CI)(["problems"],{...d,findings:dt},rt):(0,b.CI)(b.$9,d,rt);let Y=!1;for(const nt of lt){const pt=E(nt,A),It=x&&nt.kind==="\
details"&&pt.includes(`
`),z=!It&&pt.includes(`
`);(Y||z&&nt!==lt[0])&&(yield{kind:"plain",text:""}),Y=z,yield{kind:It?"group":"plain",text:pt}}lt.length>0&&(yield{kind:"plain",text:""}),P||(yield{kind:"plain",
text:I(d,A,rt)})}function o(d,A){const{text:P,style:x}=R.B2[d.passed?"works":"fails"],K=(0,$.$N)(d,A.context);return(0,D.wW)({indent:0,label:P,style:x,text:K},A).
join(`
`)}function I(d,A,P){const{findings:x,hosts:K}=d,{context:X,isRunner:rt}=A,dt=(0,N.Dx)(x).length>P.limits.places,lt=K.length>r.dS||dt||x.length>0&&!(0,r.jR)(K,P),
Y=rt?"the JSON report has all details; its path is the output `report`":"for all details: `--format json` or `--report FILE.json`",nt=[...(0,b.vH)(d,P).shown,...(0,$.
j6)(d,X).map(G.Gy.words),...x.some(C.nM)?[G.Gy.words(`problem codes: ${X.docsUrl}`)]:[],...lt?[G.Gy.words(Y)]:[]];return E(G.om.paragraph(G.Gy.joined(nt,G.Gy.newLine)),
A)}}),2307:((Mt,tt,t)=>{t.d(tt,{I4:()=>G,PT:()=>r,g8:()=>$});var D=t(6092),C=t(4120),b=t(7792);function r(s,i){if(typeof s=="string")return(0,D.js)(s);if(!("kin\
d"in s))return s.map(l=>r(l,i)).join("");switch(s.kind){case"words":return(0,D.My)(s.text).replaceAll("\xA0",i.space);case"code":return N(s,i);case"prose":return(0,D.
h$)(s.text,s.max);case"strong":return`<b>${r(s.content,i)}</b>`;case"small":return i.small(r(s.content,i));case"sentence":return(0,C.Iu)((0,D.h$)(s.text,s.max));case"\
link":return R(s.url,r(s.content,i));case"sign":return i.sign(s.of);case"break":return`<br${i.end}`;case"chart":return i.chart(s)}}function N({text:s,max:i,breaks:l},{
end:M,space:T}){const k=(0,D.D9)(s,i);return l==="never"?k.replaceAll(" ",T):l===void 0?k:k.replaceAll(l==="dots"?/\./g:/(?<!<)\//g,`$&<wbr${M}`)}const R=(s,i)=>s!==
null&&((0,b.AA)(s)||/^#[!-~]+$/.test(s))?`<a href="${(0,D.js)(s,s.length)}">${i}</a>`:i;function $(s,i){const l=M=>r(M,i);switch(s.kind){case"paragraph":return`\
<p>${l(s.content)}</p>
`;case"note":return`<p>${S(s,i)}</p>
`;case"facts":return`<dl>
${s.facts.map(({label:M,texts:T})=>`<dt>${(0,C.Iu)(M)}</dt>${T.map(k=>`<dd>${l(k)}</dd>`).join("")}
`).join("")}</dl>
`;case"sources":return E(s.items,i);case"problem":return B(s,i);case"table":return h(s,i);case"details":return u(s,i)}}const v=(s,i)=>s.map(l=>$(l,i)).join(""),
G=s=>s===void 0?"":` class="${s}"`;function S({label:s,text:i,as:l},M){const T=r(i,M);if(l==="items")return T;const k=(0,C.Iu)(s);return l!=="small"?l==="help"?
`<b>${k}:</b> ${T}`:`${k}: ${T}`:M.small(`${s==="history"?(0,C.Iu)(T):`${k} ${T}`}.`)}function B(s,i){const{severity:l,code:M,url:T,count:k,title:c,message:f,parts:g}=s,
m={kind:"link",url:T,content:M},a=(0,b.mG)`${b.Gy.sign(b.rC[l])} ${b.Gy.strong([k,c])} (${m})`,n=b.Gy.isEmpty(f)?"":`<p>${r(f,i)}</p>
`;return i.problem(l,r(a,i),`${n}${v(g,i)}`)}function E(s,i){const l=f=>r(f,i),{figures:M=[],messages:T=[]}=Object.groupBy(s,({message:f=""})=>b.Gy.isEmpty(f)?"\
figures":"messages"),k=M.map(({place:f="",line:g})=>`<figure><figcaption>${l(f)}</figcaption>${y(g,i)}</figure>
`),c=T.map(({place:f="",message:g="",help:m="",line:a})=>{const n=b.Gy.isEmpty(m)?"":`<br${i.end}<b>Help:</b> ${l(m)}`;return`<li>${l(b.Gy.joined([f,g],b.Gy.words(
": ")))}${n}${y(a,i)}</li>
`});return`${k.join("")}${c.length===0?"":`<ul>
${c.join("")}</ul>
`}`}function y(s,i){if(s===void 0)return"";const l=(0,D.J7)(s.before.trimStart().replaceAll("	"," ")),[M,T,k]=[l,s.literal,s.after].map(c=>r(c.replaceAll("	"," "),
i));return`<pre>${M}<mark>${T}</mark>${k}</pre>`}function u({title:s,children:i,anchor:l,isOpen:M},T){const k=r(s.name,T),c=v(i,T),f=s.sign===null&&b.Gy.isEmpty(
s.text),g=c===""?`<b>${k}</b>`:T.name(k),a=[s.sign===null?"":T.sign(s.sign),f?k:g,r(s.text,T)].filter(e=>e!=="").join(" ");if(c==="")return`<p>${a}</p>
`;const n=l===void 0?c:`<div id="${(0,D.My)(l)}">
${c}</div>
`;return`<details${G(l===void 0?void 0:"host")}${M?' open=""':""}>
<summary>${a}</summary>
${n}</details>
`}function h({caption:s,columns:i,rows:l,style:M},T){const k=i.map(({title:g})=>r(g,T)),c=l.map(({cells:g,host:m,sign:a})=>{const n=m===void 0?"":` data-host="${(0,D.
My)(m.anchor)}"${m.isFailing?' data-failing=""':""}`,[e="",...p]=g,j=[a===void 0?e:(0,b.mG)`${b.Gy.sign(a)}${b.Gy.words("\xA0")}${e}`,...p].map((o,I)=>T.cell(I===
0?"first column":"row",b.Gy.isEmpty(o)?"\u2013":r(o,T),i[I]?.style,M===void 0?k[I]:""));return`<tr${n}>${j.join("")}</tr>
`}),f=i.map((g,m)=>T.cell("head",k[m]??"",g.style));return T.table(s,M,`<thead>
<tr>${f.join("")}</tr>
</thead>
<tbody>
${c.join("")}</tbody>
`)}}),1423:((Mt,tt,t)=>{t.d(tt,{OT:()=>B,TM:()=>m,Zw:()=>E});var D=t(9432),C=t(9119),b=t(1780),r=t(2796),N=t(4503),R=t(4120),$=t(8884),v=t(7792),G=t(7035),S=t(806);
function B(a,n){const{shown:e,rest:p}=(0,D.zN)((0,r.cZ)(a),n.limits.causes),_=new Set,j=p.flatMap(o=>o.findings).length;return[...e.map(o=>E(o,n,_)),...(0,S.OS)(
j,"finding",n)]}function E(a,n,e=new Set){const{severity:p,code:_,title:j,message:o,help:I,hosts:d,findings:A}=a,{context:P,limits:x}=n,K=(0,$.f5)(A).map(nt=>(0,S.
ik)(nt,n)),[X,rt]=d,dt=X&&rt===void 0?P.history?.get(X):void 0,lt=p==="error"&&(0,r.hs)(A)&&!e.has(`history ${X}`),Y=dt&&lt?(0,G.kW)(dt):null;return Y!==null&&e.
add(`history ${X}`),{kind:"problem",severity:p,code:_,url:`${P.docsUrl}#${_}`,count:(0,r.pq)(a),title:j,message:o===null?v.Gy.nothing:v.Gy.sentence(o,x.characters),
parts:[...o===null?s(a,n,e):u(a,n,e),...y("required by",v.Gy.joined(K),"line"),...y("help",I?v.Gy.prose(I,x.characters):v.Gy.nothing,"help"),...y("affects",(0,R.
od)(a.affects,P.clients),"small"),...y("history",Y??v.Gy.nothing,"small")]}}const y=(a,n,e)=>v.Gy.isEmpty(n)?[]:[{kind:"note",label:a,text:n,as:e}];function u(a,n,e){
const{findings:p}=a,_=T(p,n),j=(0,$.Dx)(p),o=_.length>1&&j.length>1,I=_.length>1?"hosts":"host",d=l(p,n,e),A=n.limits.hasLines&&(!o||d.line!==void 0),P=A?j.slice(
0,1):[];return[...g(I,_,n.limits.hosts,"host",n,x=>k(x,o,n)),...A?M([d]):[],...c(p,P,o,n),...h(p,n)]}function h([a],n){const e=(a?.problem.constraints??[]).filter(
({conflicts:_})=>!_),p=n.limits.places;return g("other constraints",e,p,"constraint",n,_=>(0,S.ZT)(v.Gy.value(_.text),(0,S.N8)(_,n)))}function s(a,n,e){const p=(0,r.
cr)(a.findings),{shown:_,rest:j}=(0,D.zN)(p,n.limits.messages),o=P=>M(P.map(x=>i(x,a,n,e))),d=(f(n)===0?_:p).flatMap(P=>(0,$.Dx)(P).slice(0,1)),A=!n.limits.hasLines||
a.hosts.length>1;return[...o(_),...m(j.flat(),"finding",n,P=>o((0,r.cr)(P))),...c(a.findings,d,A,n)]}function i(a,{help:n},e,p){const[{problem:_}]=a,{characters:j,
hosts:o}=e.limits,I=T(a,{...e,detailed:new Set}),d=v.Gy.some(I,o,rt=>k(rt,I.length>1,e),"host"),{places:A,noun:P}=(0,$.TD)((0,$.Dx)(a)),x=A.length<2?"":` (and ${(0,D.
px)(A.length-1,`more ${P}`)})`,K=(0,v.mG)`${v.Gy.prose(_.message,j)}${x}`,X=n===null?_.help:void 0;return{...l(a,e,p),message:v.Gy.joined([d,K],v.Gy.words(": ")),
help:X?v.Gy.prose(X,j):v.Gy.nothing}}function l(a,n,e){const p=(0,$.tN)(a);if(p===null)return{};const _=(0,C.R3)(p),j=p.target===void 0?"":` \u2192 ${(0,C.II)(p.
target)}`,o=!n.limits.hasLines||e.has(_)?void 0:n.lines.get(_);return e.add(_),{place:v.Gy.link((0,N.uM)(p,n.context),v.Gy.path(_+j)),line:o}}const M=a=>{const n=a.
filter(({place:e="",message:p=""})=>!v.Gy.isEmpty([e,p]));return n.length===0?[]:[{kind:"sources",items:n}]};function T(a,{detailed:n}){if(!(0,r.hs)(a))return[];
const e=[...Map.groupBy(a,({host:_})=>_).values()],[p]=a;return e.length>1||!p?.host||p.isHostNew||n.has(p.host)?e:(0,b.PP)(p.problem.message).includes(p.host)?
[]:e}function k(a,n,e){const[p]=a,_=p?.host?(0,S.b8)(p.host,e):v.Gy.nothing,j=(0,$.mj)(a,e.context.repositories.length),o=v.Gy.some((0,$.Dx)(a),1,A=>(0,S.ik)(A,
e)),I=n?j===""?o:j:v.Gy.nothing,d=p?.isHostNew?R.dy:v.Gy.nothing;return(0,S.ZT)(_,d,I)}function c(a,n,e,p){const{limits:_,context:j}=p,o=(0,$.mj)(a,j.repositories.
length);if(o===""&&e)return[];const I=(0,$.Dx)(a),d=(0,$.oN)(o===""?I:(0,$.TD)(I).places,n),A=x=>(0,S.ik)(x,p),P=n.length>0?"also at":"place";return o===""?g(P,
d,_.places,"place",p,A):d.length===0?[v.om.paragraph(v.Gy.sentence(`in ${o}`))]:g(`in ${o}`,d,_.hosts,"repository",p,A)}const f=({medium:a,limits:n})=>a==="log"?
0:n.items;function g(a,n,e,p,_,j){const{shown:o,rest:I}=(0,D.zN)(n,e),d=p==="host"||a==="place"?"items":"line";if(f(_)===0){const P=I.length>0&&_.medium!=="log"?
(0,v.mG)` ${_.elsewhere}`:v.Gy.nothing;return y(a,(0,v.mG)`${v.Gy.some(n,e,j,p)}${P}`,d)}return[...y(a,v.Gy.joined(o.map(j)),d),...m(I,p,_,A=>[v.om.paragraph(v.
Gy.joined(A.map(j)))])]}function m(a,n,e,p){if(f(e)===0)return(0,S.OS)(a.length,n,e);const _=v.om.title((0,D.px)(a.length,`more ${n}`));return v.om.details(_,(0,S.
Ku)(a,f(e),n,e,p))}}),3435:((Mt,tt,t)=>{t.d(tt,{Ub:()=>s,aJ:()=>B,gT:()=>E,qP:()=>M,sN:()=>y,wn:()=>h});var D=t(9432),C=t(9119),b=t(4503),r=t(5102),N=t(4120),R=t(
7792),$=t(806);const v=4,G=7;function S(c){const f=c.flatMap(m=>{const a=Map.groupBy(m.places,l);return a.size===0&&a.set(null,[]),Array.from(a,([n,e])=>({name:n,
finding:{...m,places:e}}))}),g=([,m])=>m.filter(({severity:a})=>a==="error").length;return[...Map.groupBy(f,({name:m})=>m)].map(([m,a])=>[m,a.map(({finding:n})=>n)]).
toSorted((m,a)=>g(a)-g(m))}function B(c,f){if(f.context.repositories.length===0)return[];const g=S(c.filter(r.nM)).filter(([_])=>_!==null),[m]=g;if(m===void 0)return[];
const a=R.Gy.some(g,{few:v},([_,j])=>(0,R.mG)`${R.Gy.code(_??"")} (${(0,N.H8)(j)})`),n=R.om.title((0,D.px)(g.length,"repository"),(0,R.mG)`with errors or warnings in files: ${a}`,
(0,r.hm)(m[1])==="error"?"fails":"warns"),e=f.medium==="log"?0:f.limits.rows,p=(0,$.Ku)(g,e,"repository",f,_=>T(_,f));return[{kind:"details",title:n,children:p}]}
const E=c=>["fails","unchecked"].includes((0,r.sG)(c));function y({hosts:c,files:f},g){const m=u(c.filter(E).map(s)),a=f.filter(({severity:P})=>P==="error"),n=u(
a.map(({places:P})=>i(P))),e=[R.om.column("Repository",P=>R.Gy.link((0,b.aE)(P),R.Gy.code(P.name))),R.om.column("Commit",h),R.om.column("Failing hosts",m,"numbe\
r"),R.om.column("Errors in files",n,"number")],p=(P,x)=>R.om.table(P,e,x),_=P=>(m(P)??0)+(n(P)??0),{hit:j=[],other:o=[]}=Object.groupBy(g.context.repositories,P=>_(
P)>0?"hit":"other"),I=j.toSorted((P,x)=>_(x)-_(P)),d=(0,D.px)(o.length,"repository"),A=R.om.title(`${d} without failing hosts or errors in files`);return[...p(I,
"Repositories with failures"),...R.om.details(A,p(o,"Other repositories"))]}function u(c){const f=Map.groupBy(c.flat(),g=>g);return({name:g})=>f.get(g)?.length??
null}const h=c=>c.commit===null?R.Gy.nothing:R.Gy.link((0,b.DZ)(c),R.Gy.code(c.commit.slice(0,G))),s=({requirements:c})=>i(c.flatMap(({because:f})=>f)),i=c=>[...new Set(
c.map(l))].filter(f=>f!==null),l=c=>typeof c=="string"?null:(0,C._M)(c.file),M=(c,f)=>f.context.repositories.length===0?[]:T(S(c),f),T=(c,f)=>c.flatMap(([g,m])=>{
const{context:a,limits:n}=f,e=a.repositories.find(o=>o.name===g),p=R.Gy.link((0,b.aE)(e),R.Gy.path(g??"this checkout")),_=R.om.title(p,(0,N.H8)(m)),j=o=>R.om.table(
o,k(f),"Findings in files");return R.om.details(_,(0,$.Ku)(m,n.rows,"finding",f,j))}),k=c=>[R.om.column("Place",({places:f})=>(0,$.AZ)(f,c.limits.ownPlaces,c,!0)),
R.om.column("Severity",({severity:f})=>(0,R.mG)`${R.Gy.sign(R.rC[f])} ${f}`),R.om.column("Problem",({problem:{message:f,code:g}})=>(0,R.mG)`${R.Gy.sentence(f,c.
limits.characters)} (${(0,$.U1)(g,c)})`)]}),4073:((Mt,tt,t)=>{t.d(tt,{YK:()=>St,$9:()=>Bt,KL:()=>Kt,dI:()=>Wt,$M:()=>vt,WQ:()=>xt,vH:()=>Xt,CI:()=>Qt,Ks:()=>Zt});
var D=t(9432),C=t(5102),b=t(6097),r=t(7792),N=t(5517),R=t(4120),$=t(6906),v=t(7035),G=t(806);const S=10,B=[7,30,90],E=30;function y(w,L){const{medium:W,limits:V,
context:Q}=L,[at,ft]=[W==="log",W==="summary"],yt=s(w,Q),gt=ft?yt:yt.filter(Ct=>l(Ct,Q)),At=Ct=>r.om.title("History:",Ct);if(gt.length===0)return ft&&Q.history?.
size?[r.om.line(At("1 run so far"))]:[];const Tt=at?gt.map(Ct=>[Ct]):M(gt,Q),{shown:Pt,rest:Gt}=(0,D.zN)(Tt,Math.max(V.rows,S)),wt=(0,D.zN)(Pt,at?Pt.length:S),jt=[
r.om.column("Host",Ct=>g(Ct,L)),...m(gt,L)],bt=([Ct])=>Ct?{sign:(0,C.sG)(Ct)}:{},Ut=Ct=>r.om.table(Ct,jt,"History",bt),Ft=r.om.title((0,D.px)(wt.rest.flat().length,
"more host")),Lt=W==="brief"?L.elsewhere:"in the history file",kt=[...Ut(wt.shown),...r.om.details(Ft,Ut(wt.rest)),r.om.paragraph(r.Gy.small(k(Pt,L))),...(0,G.OS)(
Gt.flat().length,"host",{...L,elsewhere:Lt})],zt=T(yt,Q);return at?r.om.details(At(`${zt}; uptime and latency of ${E} days`),kt):[r.om.line(At(zt)),...kt,...ft?
(0,v.hc)(L):[]]}const u=(w,{history:L})=>w.flatMap(({visit:W})=>L?.get(W.host)??[]),h=(w,L)=>u(w,L).flatMap(({recent:W})=>W);function s({hosts:w},L){const W=(V,Q)=>{
const[{good:at,runs:ft}={good:1,runs:1}]=i([V],Q,L);return at/ft};return w.filter(V=>h([V],L).filter(N.yX).length>1).toSorted((V,Q)=>Number((0,C.DI)(Q))-Number(
(0,C.DI)(V))||W(V,E)-W(Q,E)||W(V,90)-W(Q,90))}const i=(w,L,W)=>u(w,W).flatMap(({uptime:V})=>V.find(({days:Q,runs:at})=>Q===L&&at>0)??[]),l=(w,L)=>(0,C.DI)(w)||h(
[w],L).some(({outcome:W})=>W==="fails"),M=(w,L)=>[...Map.groupBy(w,W=>{const[V]=u([W],L).flatMap(({incidents:Q})=>Q.slice(0,1));return V?.until===null?V.from:W.
visit.host}).values()];function T(w,L){const W=Math.max(...u(w,L).map(({recent:ft})=>ft.length)),V=`the last ${(0,D.px)(W,"run")}`,Q=w.filter(ft=>l(ft,L)).length;
if(Q===0)return`no failure in ${V}`;const at=h(w,L).filter(({outcome:ft})=>ft==="fails").length;return w.length===1?`${at} of ${V} failed`:`${Q} of ${w.length} \
hosts failed in ${V}`}function k(w,{medium:L,context:W}){const V=yt=>r.Gy.words(yt.replaceAll(" ","\xA0")),Q=r.Gy.joined((0,$.MC)(w.flatMap(yt=>c(yt,W))).map(([
yt,gt])=>(0,r.mG)`${r.Gy.code(yt)}${V(` ${gt}`)}`));if(L==="log")return Q;const ft=w.some(({length:yt})=>yt>1)?"; of several hosts, the worst of each run":"";return(0,r.
mG)`The newest run is at the right${r.Gy.words(ft)}. ${Q}. Uptime: the share of runs without an error. Latency: median of discovery.`}function c(w,L){const W=u(
w,L);return(W[0]?.recent??[]).map((V,Q,{length:at})=>{const ft=W.flatMap(({recent:At})=>At.at(Q-at)??[]),yt=ft.flatMap(({ms:At})=>At??[]);return{outcome:N.im.find(
At=>ft.some(Tt=>Tt.outcome===At))??"skipped",ms:yt.length===0?null:Math.max(...yt)}})}const f=({medium:w})=>w==="summary"||w==="brief";function g(w,L){const W=r.
Gy.some(w,L.limits.hosts,({visit:ft})=>(0,G.b8)(ft.host,L,r.Gy.name));if(!f(L))return W;const[V]=u(w,L.context),Q=V===void 0?null:(0,v.XQ)(V),at=L.medium==="bri\
ef"||Q===null?r.Gy.nothing:r.Gy.small(Q);return r.Gy.joined([W,(0,v.bW)(c(w,L.context)),at],r.Gy.newLine)}function m(w,L){const{medium:W,context:V}=L;if(V.history===
null)return[];const Q=W==="log",at=(Gt,wt)=>Q?Gt:(0,r.mG)`${Gt}${r.Gy.newLine}${r.Gy.words(`${wt}\xA0days`)}`,ft=(Gt,wt)=>{const jt=i(Gt,wt,V),bt=(0,D.px)(Math.
max(0,...jt.map(({runs:Lt})=>Lt)),"run"),Ut=f(L)&&jt.length>0?r.Gy.small(bt):r.Gy.nothing,Ft=({good:Lt,runs:kt})=>Lt/kt;return r.Gy.joined([(0,v.be)(jt,Ft,v.mc),
Ut],r.Gy.newLine)},yt=Gt=>u(Gt,V).flatMap(({medianMs:wt})=>wt??[]),gt=Gt=>(0,v.be)(yt(Gt),Number,R.kJ),At=Gt=>(0,v.bW)(c(Gt,V)),Tt=u(w,V),Pt=B.filter(Gt=>Tt.some(
wt=>a(wt,Gt)));return[...f(L)?[]:[r.om.column("Last runs",At,"history")],...(Q?[E]:Pt).map(Gt=>{const wt=Gt===B[0]?"number uptime":"number older";return r.om.column(
at("Uptime",Gt),jt=>ft(jt,Gt),wt)}),r.om.column(at("Latency",E),gt,"number minor")]}const a=({uptime:w},L)=>w.some(({days:W,runs:V},Q)=>W===L&&V>1.1*(w[Q-1]?.runs??
0));var n=t(2886),e=t(7615),p=t(3435);const _=2,j=4,o=6,I=20,d=200;function A(w,L=r.Gy.nothing){const{discovery:W}=w.visit.attempt,V=new Set((0,C.QK)(w).map(({problem:at})=>at.
title));if(V.size>0)return(0,D.K4)([...V],_);if(W.kind==="skipped")return W.problem.title;const Q=r.Gy.some(w.services,o,({id:at})=>(0,e.h0)(at));return(0,G.ZT)(
r.Gy.isEmpty(Q)?"no services":Q,L)}const P=({visit:w,servicesFrom:L},W)=>L===null?(0,R.kJ)(w.attempt.timing.totalMs):(0,r.mG)`host block at ${(0,G.ik)(L,W)}`;function x(w,L,W=!1){
const{visit:V,isNew:Q,findings:at}=w,ft=(0,C.sG)(w),yt=(0,G.b8)(V.host,{...L,detailed:new Set}),gt=Q?` (${R.dy})`:"",At=(0,r.mG)`${C.nx[ft]}${gt}: ${A(w,P(w,L))}`,
Tt=r.om.title(yt,At,ft),Pt={kind:"facts",facts:(0,e.xS)(w,L)};if(L.medium!=="page")return{kind:"details",title:Tt,children:[Pt]};const Gt=at.map(({severity:jt,problem:{
message:bt,help:Ut,code:Ft}})=>{const Lt=Ut?(0,r.mG)` ${r.Gy.strong("Help:")} ${r.Gy.prose(Ut)}`:r.Gy.nothing,kt=r.Gy.sign(r.rC[jt]);return{message:(0,r.mG)`${kt} ${r.
Gy.sentence(bt)}.${Lt} (${(0,G.U1)(Ft,L)})`}}),wt=L.context.history?.get(V.host)?.incidents??[];return{kind:"details",title:Tt,isOpen:W,anchor:(0,G.dI)(V.host),
children:[{kind:"sources",items:Gt},Pt,...(0,v.cT)(wt,L)]}}function K(w,L,W){const{medium:V,limits:Q}=W,at=L.filter(Lt=>(0,C.QK)(Lt).every(kt=>!(0,C.JR)(Lt)&&!(0,n.
zv)(kt))),ft=w.flatMap(Lt=>at.filter(kt=>(0,C.sG)(kt)===Lt)),[yt]=ft;if(yt===void 0||(0,G.jR)(L,W))return[];const gt=V==="log",At=(0,C.QK)(yt).length>0,Tt=gt||At,
Pt=Tt&&ft.length<=G.dS,Gt=At?Q.details:gt?Q.items:Q.rows,wt=(0,G.Ku)(ft,Pt?G.dS:Gt,"host",W,Lt=>Tt?Lt.map(kt=>x(kt,W)):r.om.table(Lt,X(W),"Hosts"));if(Pt||At&&(gt||
wt.length===0))return wt;const jt=r.Gy.some(ft,{few:j},({visit:Lt})=>(0,G.b8)(Lt.host,W)),bt=(0,C.sG)(yt),Ut=At?"with errors or warnings":C.nx[bt];return[{kind:"\
details",title:ft.length===1?r.om.title(jt,Ut,bt):r.om.title((0,D.px)(ft.length,"host"),(0,r.mG)`${Ut}: ${jt}`,bt),children:wt}]}const X=w=>[r.om.column("Host",
L=>rt(L,w)),r.om.column("Required by",({requirements:L})=>{const W=L.flatMap(V=>V.because);return(0,G.AZ)(W,w.limits.ownPlaces,w)}),r.om.column("Result",L=>A(L,
P(L,w)))];function rt({visit:{host:w},isNew:L},W){const V=L?r.Gy.small(R.dy):r.Gy.nothing;return r.Gy.joined([(0,G.b8)(w,W,r.Gy.name),V],r.Gy.newLine)}const dt=w=>(0,r.
mG)`${r.Gy.sign((0,C.sG)(w))} ${C.nx[(0,C.sG)(w)]} ${r.Gy.small(A(w))}`;function lt(w,L){const W=gt=>(0,p.Ub)(gt).length||null,V=[r.om.column("Host",gt=>rt(gt,L),
"name"),r.om.column("Status",dt,"status"),r.om.column("Time",gt=>(0,C.JR)(gt)?null:P(gt,L),"number minor"),r.om.column("Repositories",W,"number repositories"),...m(
w,L).map(gt=>({...gt,cell:At=>gt.cell([At])})),r.om.column("Certificate expires",nt,"minor when")],Q=gt=>r.om.table(gt,V,"Hosts",Y,"hosts",d),{good:at=[],other:ft=[]}=Object.
groupBy(w,gt=>(0,C.sG)(gt)==="works"?"good":"other");if(at.length<=I||ft.length===0)return Q(w);const yt=r.om.title((0,D.px)(at.length,"host"),C.nx.works,"works");
return[...Q(ft),...r.om.details(yt,Q(at))]}const Y=w=>({host:{anchor:(0,G.dI)(w.visit.host),isFailing:(0,p.gT)(w)}}),nt=({visit:w})=>w.attempt.certificates.map(
({expires:L})=>L.slice(0,10)).sort()[0]??"";var pt=t(1423),It=t(9119),z=t(8032),ot=t(5243);const mt=3,ht=6,$t=2,Ot=12,Dt=(w,L)=>(0,C.Yn)(w,({rows:W})=>W).flatMap(
W=>Z(W,L));function Z(w,L){if(w.length===0)return[];const{medium:W,limits:V,context:Q}=L,at=q(w),ft=w.length<=G.dS,yt=at.sign==="fails"||at.sign==="warns"?W!=="\
log"||ft:W==="page"||W==="summary"&&Q.repositories.length<=1||W==="log"&&ft&&w.some(({rows:At})=>At.some(H)),gt=(0,G.Ku)(w,yt?V.roots:0,"root module",L,At=>At.map(
Tt=>({kind:"details",title:q([Tt]),children:F(Tt,L)})));return ft&&gt.length>0?gt:[{kind:"details",title:at,children:gt}]}const H=({excluding:w=[]})=>w.length>0;
function q(w){const L=w.flatMap(Pt=>Pt.rows),W=(0,C.Fl)(L),V=w.length===1,Q=w[0]?.clients??[],at=L.filter(Pt=>(0,C.Fl)([Pt])===W),ft=new Set(at.map(Pt=>ct(Pt,Q))),
yt=V?Array.from(ft,r.Gy.path):w.map(U),gt=(0,r.mG)`${V?"for":"in"} ${r.Gy.some(yt,mt,Pt=>Pt)}`,At={fails:(0,r.mG)`init fails ${gt}`,warns:(0,r.mG)`warnings ${gt}`,
skipped:O(L),works:O(L)},Tt=V?w.map(U):(0,D.px)(w.length,"root module");return r.om.title((0,r.mG)`${Tt}:`,At[W],W)}function O(w){const L=({kind:Tt,source:Pt})=>`${Tt}\
 ${Pt}`,W=[...new Map(w.map(Tt=>[L(Tt),Tt])).values()];if(W.length===0)return"no registry modules and no providers";const V=Map.groupBy(W,({kind:Tt})=>Tt),Q=Array.
from(V,([Tt,{length:Pt}])=>(0,D.px)(Pt,Tt)).join(" and "),at=w.some(({isDirect:Tt,platforms:Pt})=>Tt||Pt.length>0),ft=[...w.some(({isDirect:Tt})=>!Tt)?["version"]:
[],...at?["package"]:[]],yt=new Set(w.filter(C.Rm).map(L)).size,gt=W.filter(({chosen:Tt})=>Object.values(Tt).includes(null)).length,At=[...gt>0?[`${gt} without \
a version`]:[],...yt>0?[`${yt} not checked`]:[]];return`${Q}, ${At.join(", ")||`every ${ft.join(" and ")} is available`}`}const U=({directory:w})=>w==="."?r.Gy.
words("the top directory"):r.Gy.path((0,It.II)(w));function F({rows:w,clients:L},W){const V=(0,C.Yn)(w,at=>[at]).flat(),Q=at=>({sign:(0,C.Fl)([at])});return(0,G.
Ku)(V,W.limits.rows,"row",W,at=>r.om.table(at,J(L,W),"Modules and providers",Q))}const J=(w,L)=>[r.om.column("Module or provider",W=>et(W,w,L)),r.om.column("Pro\
blem",({problems:W})=>{const V=W.filter(({usualSeverity:Q})=>Q!=="notice");return r.Gy.joined(V.map(({code:Q})=>(0,G.U1)(Q,L)))}),r.om.column("Constraint",W=>st(
W,L)),r.om.column("Version",W=>_t(W,w)),r.om.column("Newest",W=>ut(W,L)),r.om.column("Platforms",({platforms:W})=>r.Gy.some(W,Ot,({platform:V,available:Q})=>{const at=Q===
null?"?":Q?"\u2713":"\u2717";return(0,r.mG)`${r.Gy.words(at)} ${r.Gy.value(V)}`}))];function et(w,L,W){const V=r.Gy.path(ct(w,L));if(W.medium==="log")return V;const Q=w.
source===w.address?r.Gy.nothing:r.Gy.path(w.source),at=w.places.slice(0,1).map(yt=>(0,G.ik)(yt,W)),ft=r.Gy.joined([Q,at],r.Gy.words(" at "));return r.Gy.joined(
[r.Gy.strong(V),r.Gy.small(ft)],r.Gy.newLine)}function st({constraints:w,requiredBy:L,conflicting:W=[]},V){if(L===void 0)return r.Gy.joined(w.map(r.Gy.value));const Q=[
...new Set([...W,...L])],{shown:at,more:ft}=(0,D.zN)((0,It.c1)(Q,({text:At})=>At),ht),yt=at.map(At=>{const[Tt]=At,Pt=W.includes(Tt)?r.Gy.words("\u2717\xA0"):r.Gy.
nothing,Gt=(0,r.mG)`${Pt}${r.Gy.value(Tt.text)}`,wt=it(At,V);return V.medium==="log"?(0,G.ZT)(Gt,wt):(0,r.mG)`${Gt} ${r.Gy.small(wt)}`}),gt=ft===0?r.Gy.nothing:
r.Gy.words(`and ${ft} more`);return r.Gy.joined([...yt,gt],r.Gy.newLine)}function ut({newest:w,excluding:L=[]},W){if(w===null)return r.Gy.nothing;const V=L.length===
0?r.Gy.nothing:(0,r.mG)`excluded by ${it(L,W)}`;return(0,G.ZT)(r.Gy.value(w),V)}const it=(w,L)=>r.Gy.some(w,$t,W=>L.medium!=="log"||(0,It.Kh)(W)?(0,G.N8)(W,L):r.
Gy.path(Et(W))),Et=({module:w,place:L})=>[w,...(typeof L=="string"?void 0:L.inside)?.through??[]].flatMap(W=>W?.replace(/ \(.*\)$/,"")??[]).join(" > "),ct=({address:w,
host:L},W)=>W.every(V=>(0,ot.Vm)(V)===L)&&w.startsWith(`${L}/`)?w.slice(L.length+1):w;function _t({chosen:w,locked:L},W){const V=z.Du.filter(gt=>w[gt]!==void 0),
Q=Map.groupBy(V,gt=>w[gt]??null),at=Q.size<2&&W.every(gt=>V.includes(gt)),ft=Array.from(Q,([gt,At])=>{const Tt=gt===null?"none":r.Gy.value(gt);return at?Tt:(0,r.
mG)`${(0,D.eZ)(At)} ${Tt}`});if(L===null||ft.length===0)return r.Gy.joined(ft);const yt=Q.size===1&&Q.has(L);return(0,G.ZT)(r.Gy.joined(ft),yt?"locked":(0,r.mG)`locked: ${r.
Gy.value(L)}`)}const Rt=["problems","unchecked","ownFiles","history","roots"],vt=[...Rt,"requests","passed","skipped","notices","notes"],St=[...Rt,"passed","ski\
pped","notes"],Bt=[...Rt,"requests","passed","skipped"],Kt=["problems","hosts","details","incidents","repositories","roots","files","notices","notes"],Nt=(w,...L)=>({
title:w,blocks:({hosts:W},V)=>K(L,W,V)}),Wt={problems:{title:"Problems",blocks:({findings:w},L)=>(0,pt.OT)(L.medium==="log"?w:w.filter(C.nM),L)},ownFiles:{title:"\
Repositories",blocks:({files:w},L)=>(0,p.aJ)(w,L)},history:{title:"History",blocks:y},roots:{title:"Root modules",blocks:Ht},requests:Nt("Requests","fails","war\
ns"),unchecked:Nt("Hosts","unchecked"),passed:Nt("Hosts that passed","works"),skipped:Nt("Skipped hosts","skipped"),hosts:{title:"Hosts",blocks:({hosts:w},L)=>lt(
(0,C.md)(w),L)},details:{title:"Details",blocks:({hosts:w},L)=>Vt((0,C.md)(w),L)},incidents:{title:"Incidents",blocks:(w,L)=>(0,v.hc)(L)},repositories:{title:"R\
epositories",blocks:p.sN},files:{title:"Findings in files",blocks:({files:w},L)=>(0,p.qP)(w,L)},notices:{title:"Notices",blocks:Yt},notes:{title:"About this che\
ck",blocks:Jt}};function Ht({roots:w,hosts:L},W){const V=(0,G.jR)(L,W),Q=w.filter(({rows:at})=>!V||(0,C.Fl)(at)!=="fails");return Dt(Q,W)}const xt=({hosts:w},{limits:L})=>new Set(
(0,D.zN)((0,C.md)(w),L.details).shown.map(({visit:W})=>W.host)),Vt=(w,L)=>(0,G.Ku)(w,L.limits.details,"host",L,W=>W.map(V=>x(V,L,W.length===1)));function Yt({findings:w},L){
const W=w.filter(Q=>!(0,C.nM)(Q)),V=r.om.title((0,D.px)(W.length,"notice"),r.Gy.nothing,"notice");return r.om.details(V,(0,pt.OT)(W,L))}function Jt(w,L){const{shown:W,
rest:V}=Xt(w,L),Q=at=>[r.om.paragraph(r.Gy.joined(at,r.Gy.newLine))];return[...Q(W),...(0,pt.TM)(V,"remark",L,Q)]}function Xt(w,{context:L,limits:W}){const V=(0,b.
h$)(w,L).map(Q=>r.Gy.sentence(Q,W.characters));return(0,D.zN)(V,W.remarks)}const Zt=(w,L,W)=>w.flatMap(V=>{const{title:Q,blocks:at}=Wt[V],ft=V==="details"&&L.hosts.
length>G.dS,yt=at(L,W);return yt.length===0?[]:[{id:V,title:Q,isFolded:ft,blocks:yt}]}),Qt=(w,L,W)=>w.flatMap(V=>Wt[V].blocks(L,W))}),5955:((Mt,tt,t)=>{t.d(tt,{
M:()=>N,u:()=>$});var D=t(2170),C=t(1780),b=t(6092),r=t(8884);function*N(v,G=""){const S=`${G}  `,B=v instanceof Iterator,[E,y]=B?"[]":"{}";let u=E;for(const h of B?
v:Object.entries(v)){const[s,i]=B?["",h]:[`"${h[0]}": `,h[1]];if(i===void 0)continue;const l=`${u}
${S}${s}`;u=",",R(i)?(yield l,yield*N(i,S)):yield l+(0,b.s$)(JSON.stringify(i,null,2).replaceAll(`
`,`
${S}`))}yield u===E?`${E}${y}`:`
${G}${y}`}const R=v=>v instanceof Iterator||Object.values(v??{}).some(G=>G instanceof Iterator);function $(){const v=new Map;return G=>{const{host:S,problem:B}=G,
E=(0,b.RK)((0,r.ju)(G)??""),u=S===null&&!B.code.startsWith("file-")?(0,b.RK)((0,C.pj)(B.message)):"",h=[B.code,S??"",E,(0,D.W7)(G),u].join("|"),s=(v.get(h)??0)+
1;return v.set(h,s),`${h}|${s}`}}}),6906:((Mt,tt,t)=>{t.d(tt,{B2:()=>b,MC:()=>S,qX:()=>G,wh:()=>r});var D=t(6092),C=t(5517);const b={fails:{text:"\u2717",emoji:"\
\u274C",style:"red",height:16},unchecked:{text:"\u2717",emoji:"\u274C",style:"red",height:2},warns:{text:"!",emoji:"\u26A0\uFE0F",style:"yellow",height:10},skipped:{
text:"\u25CB",emoji:"\u26AA",style:"blue",height:2},works:{text:"\u2713",emoji:"\u2705",style:"green",height:6},notice:{text:"\xB7",emoji:"\u2139\uFE0F",style:"\
blue",height:0}};function r(B){if(typeof B=="string")return(0,D.RK)(B);if(!("kind"in B))return B.map(r).join("");switch(B.kind){case"words":return B.text;case"c\
ode":case"prose":case"sentence":return(0,D.RK)(B.text,B.max);case"strong":case"small":case"link":return r(B.content);case"sign":return b[B.of].text;case"break":
return", ";case"chart":return G(B.runs)}}const N=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",
belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,
words:"2.5 s or more"}],R="\u2573",$="\u254C";function v(B){return B.outcome==="fails"?R:(0,C.yX)(B)?N.find(({belowMs:E})=>(B.ms??0)<E)?.mark??"":$}const G=B=>B.
map(v).join("");function S(B){const E=new Set(B.map(v)),y=B.some(s=>v(s)===N[0].mark&&s.ms===null);return[...N.map(({mark:s,words:i},l)=>[s,l===0&&y?`${i} or no\
t measured`:i]),[R,"failed"],[$,"no result"]].filter(([s])=>E.has(s))}}),3394:((Mt,tt,t)=>{t.d(tt,{Cf:()=>T,Fp:()=>m,Gc:()=>l,gD:()=>f,ni:()=>E,wQ:()=>M,yv:()=>a});
var D=t(9432),C=t(6092),b=t(2307),r=t(5102),N=t(4073),R=t(806),$=t(4120),v=t(6906),G=t(6097),S=t(7792);const B={sign:n=>v.B2[n].emoji,small:n=>`<sub>${n}</sub>`,
name:n=>`<b>${n}</b>`,chart:({runs:n,label:e})=>`<code role="img" aria-label="${(0,C.My)(e)}">${(0,v.qX)(n)}</code>`,problem:(n,e,p)=>`<p>${e}</p>
${p}`.replaceAll(`</p>
<p>`,`
<br>`).replaceAll(`</sub>
<br><sub>`," "),table:(n,e,p)=>`<table>
${p}</table>
`,cell:(n,e,p)=>{const _=p?.startsWith("number"),j=_?e.replaceAll(" ","&nbsp;"):e,o=_?' align="right"':"";return n==="head"?`<th${o||' align="left"'}>${j}</th>`:
`<td${o}>${j}</td>`},end:">",space:"&nbsp;"},E=n=>(0,b.PT)(n,B),y=n=>n.map(e=>(0,b.g8)(e,B).trim()).filter(e=>e!=="").join(`

`),u=1e6,h=10,s=100,i=7;function l(n,e){const p=e.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),_=S.Gy.link(p,S.Gy.words("in the JSON report"));return T(
N.$M,n,(0,R.du)(e,"summary",_,n.lines),{head:`## ${f(n,e)}`,foot:(0,S.mG)`tf-disco ${e.version}, started ${(0,$.QN)(e.startedAt)}.`,maxBytes:u})}const M=(n,e,p,_)=>T(
N.YK,n,(0,R.du)(e,"brief",R.xy),{head:`### ${g(n,e)}`,foot:(0,S.mG)`Details in the summary of ${m(p)}. Updated automatically.`,maxBytes:_});function T(n,e,p,{head:_,
foot:j,maxBytes:o}){const I=y([S.om.paragraph(S.Gy.small(j))]),d=o-h-(0,D.$$)(_+I),A=k(n,e,p),P=c(A,y,d);return`${[_,...P,I].filter(x=>x!=="").join(`

`)}
`}const k=(n,e,p)=>n.flatMap(_=>{const{title:j,blocks:o}=N.dI[_],I=S.om.paragraph((0,S.mG)`${j}: more ${p.elsewhere}`);return _!=="problems"?[[o(e,p),[I]]]:o(e,
p).map(d=>d.kind==="problem"?[[d],[{...d,message:S.Gy.nothing,parts:[]}]]:[[d]])});function c(n,e,p){const _=n.map(([I=[]])=>e(I)),j=()=>_.reduce((I,d)=>I+(d===
""?0:(0,D.$$)(`${d}

`)),0)>p,o=[...n.keys()].reverse().filter(I=>_[I]!=="");for(const I of o){const d=n[I]?.[1];d!==void 0&&j()&&(_[I]=e(d))}for(const I of o)j()&&(_[I]="");return _}
const f=(n,e)=>`${v.B2[(0,r.fi)(n)].emoji} ${(0,$.Iu)((0,G.$N)(n,e))}`,g=(n,e)=>`${v.B2[(0,r.fi)(n)].emoji} Terraform service discovery: ${(0,G.$N)(n,e)}`;function m({
url:n,workflow:e,job:p,commit:_}){const j=e.split("/").at(-1)??"";return S.Gy.joined([S.Gy.link(n,S.Gy.code(j===""?"this run":j,s)),p===""?S.Gy.nothing:(0,S.mG)`job ${S.
Gy.code(p,s)}`,_===""?S.Gy.nothing:(0,S.mG)`commit ${S.Gy.code(_.slice(0,i))}`])}const a=(n,e,p)=>`${g(n,e)}. ${E(S.Gy.small(m(p)))}
`}),3471:((Mt,tt,t)=>{t.d(tt,{LV:()=>$,Wc:()=>y,ky:()=>N,nI:()=>C,nc:()=>G,wW:()=>r});const D={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},C=(u,h,{colour:s})=>s?
`\x1B[${D[h]}m${u}\x1B[0m`:u,b=(u,h,{hyperlinks:s})=>h&&s?`\x1B]8;;${h}\x1B\\${u}\x1B]8;;\x1B\\`:u;function r(u,h){const s=" ".repeat(u.indent),i=u.label.padEnd(
(u.column??0)-1),l=" ".repeat(u.indent+(u.column??2)),M=h.width-s.length-i.length-1,T=R(u.text,h),[k="",...c]=$(T,M,h.width-l.length),f=b(C(i,u.style,h),u.url,h),
{text:g="",url:m}=u.linked??{},n=k.startsWith(g)?`${b(g,m,h)}${k.slice(g.length)}`:k;return[`${s}${f} ${n}`.trimEnd(),...c.map(e=>`${l}${e}`)]}function N(u,h){const[
s="",...i]=$(R(u,h),h.width,h.width-2);return[s,...i.map(l=>`  ${l}`)]}const R=(u,h)=>h.withFlags?.(u)??u;function $(u,h,s=h){const i=[];let l="",M=0;for(const T of u.
split(" ")){const k=G(T),c=i.length===0?h:s;l!==""&&M+1+k>c&&(i.push(l),l=""),M=l===""?k:M+1+k,l=l===""?T:`${l} ${T}`}return[...i,l]}const v=/^[ -~]*$/,G=u=>v.test(
u)?u.length:Iterator.from(u).reduce((h,s)=>h+S(s),0);function S(u){return v.test(u)?1:B(u)?0:($late3??=new RegExp("\\p{Regional_Indicator}","u")).test(u)?1:E(u)?2:1}const B=u=>($late4??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).
test(u),E=u=>($late5??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(u);function y(u,h,s){let[i,l]=["",0];for(const M of u){const T=S(M),k=l+T;if(l>=h&&k<=s&&(T>0||l>h)?i+=M:i+=" ".repeat(Math.max(0,Math.min(k,s)-Math.max(l,
h))),l=k,l>s)break}return i}}),6811:((Mt,tt,t)=>{t.d(tt,{XP:()=>y,fN:()=>E,qY:()=>G});var D=t(9432),C=t(255),b=t(6092),r=t(3471);const N=2,R=80;function $(h){if(h.
kind==="scan")return`read ${(0,D.px)(h.files,"file")}`;if(h.kind==="registries")return`${h.done} of ${(0,D.px)(h.total,"registry request")} done`;if(h.kind==="p\
ackages"){const c=[...new Set(h.waiting)];return`${(0,D.px)(h.done,"transfer")} of packages done${v(c)}`}const{done:s,total:i,failed:l,waiting:M}=h,T=l===0?"":`\
, ${l} failed so far`,k=[...M];return`${s} of ${(0,D.px)(i,"host")} checked${T}${v(k)}`}function v(h){const{shown:s,more:i}=(0,D.zN)(h,N),l=s.map(M=>(0,b.RK)((0,C.
nx)(M),R));return l.length===0?"":i===0?`; waiting for ${l.join(" and ")}`:`; waiting for ${l.join(", ")} and ${(0,D.px)(i,"other")}`}const G={show:()=>{},end:()=>{}},
S=5e3,B=200;function E(h){let s=!0;return u(S,i=>{s&&h(i),s=!s})}function y(h,s){let i="";const{show:l,end:M}=u(B,k=>{const c=(0,r.Wc)(k,0,s-1);c!==i&&h(`\r${c}\
\x1B[K`),i=c});return{show:l,end:()=>{M(),i!==""&&h("\r\x1B[K")}}}function u(h,s){let i=null;const l=setInterval(()=>{i!==null&&s($(i))},h).unref();return{show:T=>{
i=T},end:()=>clearInterval(l)}}}),3397:((Mt,tt,t)=>{t.d(tt,{t:()=>B});var D=t(3087),C=t(7039),b=t(3394),r=t(6092);let N=function(...y){return{hash:N}=process.getBuiltinModule(
"node:crypto"),new.target?new N(...y):N(...y)},R=function(...y){return{renderBadge:R}=t.late([7912],7912),new.target?new R(...y):R(...y)},$=function(...y){return{
renderCodeQuality:$}=t.late([9811],9811),new.target?new $(...y):$(...y)},v=function(...y){return{renderJunit:v}=t.late([6597],6597),new.target?new v(...y):v(...y)},
G=function(...y){return{renderHtml:G}=t.late([8594],6213),new.target?new G(...y):G(...y)},S=function(...y){return{renderSarif:S}=t.late([8554],8554),new.target?
new S(...y):S(...y)};function B({report:y,badge:u},h,s){const i=[],l=(M,T,k)=>{const c=(0,D.KE)(()=>(0,D.f8)(s,T,(0,D.mk)(k())));c!==null&&i.push(`the ${M} ${(0,r.
RK)(T)} was not written: ${c}`)};for(const{path:M,format:T}of y)l("report",M,()=>E(T,h));return u!==null&&l("badge",u,()=>[R(h)]),i}function E(y,{verdict:u,context:h}){
switch(y){case"json":return(0,C.hF)(u,h);case"sarif":return S(u,h);case"junit":return v(u,h);case"codequality":return $(u,s=>N("sha256",s));case"html":return G(
u,h,s=>N("sha256",s,"base64"));case"markdown":return[(0,b.Gc)(u,h)]}}}),2019:((Mt,tt,t)=>{t.d(tt,{G:()=>N});var D=t(6760),C=t(9968);const b=/^[0-9a-f]{40}$/,r=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;
function N(s){const i=(0,D.join)(s,".git"),l=R(i,s)??i,M=S((0,D.join)(l,"commondir")),T=M===null?l:(0,D.resolve)(l,M),k=()=>(0,C.r7)((0,D.join)(T,"packed-refs"))??
"",c=$(S((0,D.join)(l,"HEAD")),[l,T],k);return c===null?null:{commit:c,isFetched:G(c,(0,C.r7)((0,D.join)(l,"FETCH_HEAD"))??"",k),remote:y((0,C.r7)((0,D.join)(T,
"config"))??"")}}function R(s,i){const[,l]=/^gitdir: (.+)$/.exec(S(s)??"")??[];return l===void 0?null:(0,D.resolve)(i,l)}function $(s,i,l){const[,M]=r.exec(s??"")??
[],T=M===void 0?s:v(M,i,l);return T!==null&&b.test(T)?T:null}function v(s,i,l){for(const T of i){const k=S((0,D.join)(T,s));if(k!==null)return k}return l().split(
`
`).find(T=>T.endsWith(` ${s}`))?.slice(0,40)??null}function G(s,i,l){const M=(T,k)=>T.split(`
`).some(c=>c.startsWith(`${s}${k}`));return M(i,"	")||M(l()," refs/remotes/")}const S=s=>(0,C.r7)(s)?.replace(/\r?\n$/,"")??null,B=21,E=/^(?!\.{1,2}$)[\w.-]+$/;
function y(s){let i=!1;for(const l of s.split(`
`).map(M=>M.trim())){l.startsWith("[")&&(i=l==='[remote "origin"]');const M=l.indexOf("=");if(!(!i||M<0||l.slice(0,M).trim().toLowerCase()!=="url"))return u(l.slice(
M+1).trim())}return null}function u(s){const i=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(s),[l,M]=i===null?h(s):[i[1],i[2]],T=(M??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),k=T.length>1&&T.length<=B;return!l||!k||!T.every(c=>E.test(c))?null:{host:l.toLowerCase(),owner:T.slice(0,-1).join("/"),name:T.at(-1)??""}}function h(s){
const i=URL.parse(s);return i===null||!/^(https?|ssh):$/.test(i.protocol)?[]:[i.protocol==="ssh:"?i.hostname:i.host,i.pathname.slice(1)]}}),1116:((Mt,tt,t)=>{t.
d(tt,{H:()=>l});var D=t(9432),C=t(2170),b=t(9119),r=t(9615),N=t(255),R=t(6092),$=t(2796),v=t(5102),G=t(1423),S=t(806),B=t(8884),E=t(6906),y=t(6097),u=t(7792);const h=10,
s=200,i=3600,l=(n,e)=>[...T(n,e),...r.oC.flatMap(p=>{const _=n.findings.filter(j=>{const o=(0,v.Zh)(j,e)||M(j);return j.severity===p&&o});return k(p,(0,$.cZ)(_),
e)})],M=n=>(0,v.nM)(n)&&!(0,$.hs)([n])&&f((0,C.Xd)(n)),T=(n,e)=>n.passed||(0,v.hm)(n.findings)==="error"?[]:[g("error","The check failed",(0,y.$N)(n,e))];function k(n,e,p){
const _=(0,S.du)(p,"notes",S.xy),{shown:j,rest:o}=(0,D.zN)(e,e.length>h?h-1:h),I=o.flatMap(({findings:P})=>P),d=[...new Set(o.map(({title:P})=>P)),"see the job \
summary"],A=`and ${(0,D.px)(I.length,`more ${n}`)}`;return[...j.map(P=>{const x=(0,B.tN)(P.findings),K=f(x)?x:null,X=K===null?"":(0,b.R3)({...K,inside:void 0});
return g(n,c(P),m((0,G.Zw)(P,_),X),K)}),...I.length>0?[g(n,A,d.join(`
`))]:[]]}function c(n){const[e]=n.hosts,p=e===void 0?"":`${(0,R.RK)((0,N.nx)(e))}: `;return`${(0,$.pq)(n)||p}${n.title}`}function f(n){const e=n?.file??"";return e!==
""&&(0,B.CN)(e)&&(0,R.BP)((0,R.RK)(e,e.length))===e}const g=(n,e,p,_=null)=>({level:n,title:(0,R.LS)((0,R.RK)(e,s)),message:(0,R.LS)(p),..._,inside:void 0});function m({
message:n,title:e,code:p,url:_,parts:j},o){const I=(0,E.wh)(u.Gy.isEmpty(n)?e:n),{first:d=[],last:A=[]}=Object.groupBy(j,K=>K.kind==="note"&&(K.as==="help"||K.as===
"small")?"first":"last"),P=[...d,...A].flatMap(K=>a(K,o)),x=i-_.length;return`${(0,D.dh)([`${(0,D.dh)(I,x/2)} [${p}]`,...P].join(`
`),x)}
${_}`}function a(n,e){return n.kind==="note"?[`${n.label}: ${(0,E.wh)(n.text)}`]:n.kind==="paragraph"?[(0,E.wh)(n.content)]:n.kind!=="sources"?[]:n.items.flatMap(
({place:p="",message:_="",help:j=""})=>{const o=(0,E.wh)(p)===e?u.Gy.nothing:p;if(u.Gy.isEmpty(_))return u.Gy.isEmpty(o)?[]:[`at: ${(0,E.wh)(o)}`];const I=`- ${(0,E.
wh)(u.Gy.joined([o,_],u.Gy.words(": ")))}`;return u.Gy.isEmpty(j)?[I]:[I,`  help: ${(0,E.wh)(j)}`]})}}),8065:((Mt,tt,t)=>{t.d(tt,{Fr:()=>l,GN:()=>i,K$:()=>k,O7:()=>c,
cn:()=>v,fF:()=>G,yi:()=>M});var D=t(9432),C=t(6092),b=t(4073),r=t(806),N=t(4120),R=t(3394),$=t(7792);const v="the files",G="certificates and tokens that expire\
 soon",S=g=>g!==v&&g!==G,B=200,E="Terraform service discovery fails: ",y="Terraform service discovery recovers: ",u="Registry check: ",h=3,s=10;function i({failing:{
first:g,count:m}},a=v){const n=g.filter(({recovering:P})=>P===void 0),e=n.some(({subject:P})=>S(P)),[p,_]=n.length===0?[y,g]:[e?E:u,n],j=m-g.length+_.length,o=({
subject:P})=>P===v?a:P,I=_.slice(0,h).map(o),d=j>I.length?[`${j-I.length} more`]:[],A=(0,C.RK)(`${p}${[...I,...d].join(", ")}`);return A.length>B?`${p}${j} host\
s`:A}const l=g=>[E,y,u].some(m=>g.startsWith(m));function M(g,m,{outage:a,page:n,maxBytes:e}){const{startedAt:p}=m,_=a.failing.count>0?" Closes when all hosts r\
ecover.":"",j=T(a.failing,p).map(R.ni);return(0,R.Cf)(b.YK,g,(0,r.du)(m,"brief",r.xy),{head:[`### ${(0,R.gD)(g,m)}`,...j].join(`

`),foot:(0,$.mG)`Last checked ${(0,N.QN)(p)}; details in the summary of ${(0,R.Fp)(n)}. Updated automatically.${_}`,maxBytes:e})}function T({first:g,count:m},a){
const e=[...Map.groupBy(g,({subject:j,since:o,recovering:I})=>I===void 0?`${j===G?"Reported":"Failing"} since ${(0,N.QN)(o)} (${(0,N.u8)(o,a)})`:`Recovering, ${I.
good} of ${(0,D.px)(I.needed,"run")} without a failure`)].slice(0,s),p=m-e.flatMap(([,j])=>j).length,_=e.map(([j,o])=>{const I=$.Gy.sign(o.some(({recovering:A})=>A)?
"works":"fails"),d=$.Gy.some(o,s,({subject:A})=>f(A));return(0,$.mG)`${I} ${j}: ${d}`});return p>0?[..._,(0,$.mG)`and ${p} more`]:_}function k(g,m){const{at:a,down:n,
up:e,gone:p,still:_,endedSince:j,isReopened:o}=g,I=(x,K,X)=>X.length===0?$.Gy.nothing:(0,$.mG)`${$.Gy.sign(x)} ${K}: ${$.Gy.some(X,s,rt=>rt)}.`,d=({subject:x,since:K})=>(0,$.
mG)`${f(x)} (after ${(0,N.u8)(K,a)})`;return`${[o?(0,$.mG)`Reopened: the failure continues or has returned.`:$.Gy.nothing,I("fails","Failing",n.map(f)),I("works",
"Recovered",e.map(d)),I("skipped","No longer checked",p.map(f)),I("fails","Still failing",_.map(f)),j===null?$.Gy.nothing:(0,$.mG)`${$.Gy.strong("Nothing fails \
any more.")} The outage lasted ${(0,N.u8)(j,a)}, from ${(0,N.QN)(j)} to ${(0,N.QN)(a)}, as observed by this check.`,$.Gy.small($.Gy.joined([(0,N.QN)(a),(0,R.Fp)(
m)]))].filter(x=>!$.Gy.isEmpty(x)).map(R.ni).join(`

`)}
`}const c=g=>`Duplicate of #${g}, which another run opened at the same time.
`,f=g=>S(g)?$.Gy.code(g):g}),4947:((Mt,tt,t)=>{t.a(Mt,async(D,C)=>{try{let x=function(Y){for(const nt of o.redact(Y))M.pq(nt)},K=function(Y){for(const nt of o.redact(
Y))M.$e((0,y.LS)(nt))},dt=function(Y){const{verdict:nt,changes:pt,context:It}=Y,z=n===null?[]:(0,i.ws)((0,G.R8)(nt),_,n),ot=pt?.kind==="files"?pt.files:[],mt=n===
null?new Map:(0,i.hP)(z,ot,_,n);return{...Y,located:z,context:{...It,links:mt}}};t.r(tt);var b=t(9876),r=t(3628),N=t(3214),R=t(3087),$=t(1116),v=t(7039),G=t(4503),
S=t(6662),B=t(3394),E=t(255),y=t(6092),u=t(7773),h=t(437),s=t(9973),i=t(8278),l=t(6102),M=t(166),T=t(4436),k=t(6811),c=t(4515),f=t(3397);const g={colour:!1,width:120,
isRunner:!0};(0,c.kL)(process,Y=>process.stderr.write(`the log was not written: ${Y}
`));const{env:m}=process,a=M.j_(m.GITHUB_EVENT_PATH);delete m.GITHUB_EVENT_PATH;const n=(0,T.ng)(m,a),e=(0,T.$c)(m.GITHUB_EVENT_NAME,a),p=Object.keys(m).filter(
Y=>Y.startsWith(E.xV)&&!m[Y]);for(const Y of e?p:[])delete m[Y];const _=m.GITHUB_WORKSPACE??process.cwd(),j=M.Ko(u.y.map(({name:Y})=>Y)),o=(0,b.cA)(j,m,(0,r.K)(
M.Pq)),I=new N.VG;let d=[];await(0,c.mB)(process,{stop:I,secrets:o,isFinal:!1,act:A,reportMistakes:Y=>M.z3(Y.map(nt=>(0,y.LS)(nt)).join(`
`),{title:"Wrong settings"}),reportCrash:Y=>M.z3(Y,{title:"Could not run"})});async function A(Y){const nt=(0,k.fN)(ot=>x([ot])),{checked:pt,warnings:It}=await(0,h.
k_)(j,process,nt,{directory:_,isFork:e,stop:I,changes:P,secrets:o}),z=Y.aborted?3:pt.verdict.passed?0:1;return K(It),await rt(pt,Y),d.length>0?3:z}async function P({
githubToken:Y}){const nt=await(0,s.S)(n,Y,I.signal);return nt.kind==="all"&&n?.pull&&K([`changed-only has no effect: ${nt.why}`]),nt}async function X(Y,nt){try{
await nt()}catch(pt){K([`${Y}: ${(0,R.A3)(pt)}`])}}async function rt(Y,nt){let pt={...Y,located:[]};await X("places are not links",()=>{pt=dt(Y)}),await lt(pt),
nt.aborted||await X("the comment and the issue were not written",async()=>{const{notes:It,warnings:z}=await(0,l.m)(pt,n,_,nt);x(It),K(z)}),await X("the log was \
not written",()=>M.pq((0,S.gM)(Y.verdict,{...g,context:Y.context})))}async function lt({settings:Y,verdict:nt,context:pt}){const{GITHUB_OUTPUT:It,GITHUB_STEP_SUMMARY:z,
RUNNER_TEMP:ot}=m,mt={...g,context:pt},ht={"the log was not written":()=>M.ur((0,S.K8)(nt,mt)),"the annotations were not written":()=>M.fz((0,$.H)(nt,pt)),"the \
outputs were not written":()=>K(M.Kn(It,M.Yz(nt))),"the job summary was not written to GITHUB_STEP_SUMMARY":()=>M.Sy(z,(0,B.Gc)(nt,pt)),"the JSON report was not\
 written to RUNNER_TEMP":()=>{const $t=M.u5(ot,(0,v.hF)(nt,pt));K(M.Kn(It,{report:$t}))},"the report files were not written":()=>{d=(0,f.t)(Y,{verdict:nt,context:pt},
_);for(const $t of o.redact(d))M.z3((0,y.LS)($t))}};for(const[$t,Ot]of Object.entries(ht))await X($t,Ot)}C()}catch(g){C(g)}},1)}),9973:((Mt,tt,t)=>{t.d(tt,{N:()=>N,
S:()=>k});var D=t(1123),C=t(4436);const b=100,r=100;async function N(c,f,g,m){const a=AbortSignal.any([AbortSignal.timeout(g),m]),{connect:n}=await Promise.all(
[t.e(9795),t.e(8302)]).then(t.bind(t,8302)),{rest:e,paginate:p}=n(c,f,a),_={owner:c.owner,repo:c.repository},j={..._,per_page:b},o=(d,A)=>$(d.then(({data:P})=>A(
P))),I=async(d,A,P)=>(await $(R(d,P))).flatMap(A);return{listComments:d=>{const A={...j,issue_number:d};return I(p.iterator(e.issues.listComments,A),v)},createComment:(d,A)=>o(
e.issues.createComment({..._,issue_number:d,body:A}),v),updateComment:(d,A)=>$(e.issues.updateComment({..._,comment_id:d,body:A})),deleteComment:d=>$(e.issues.deleteComment(
{..._,comment_id:d})),listIssues:(d,A)=>{const P=p.iterator(e.issues.listForRepo,{...j,...d});return I(P,K=>(0,C.at)(K,"pull_request")===void 0?G(K):[],A)},createIssue:d=>o(
e.issues.create({..._,...d,labels:[...d.labels]}),G),updateIssue:(d,A)=>$(e.issues.update({..._,issue_number:d,...A})),addLabels:(d,A)=>$(e.issues.addLabels({..._,
issue_number:d,labels:[...A]})),createLabel:d=>$(e.issues.createLabel({..._,...d})),listChangedFiles:d=>{const A={...j,pull_number:d};return I(p.iterator(e.pulls.
listFiles,A),S)}}}async function R(c,f=Number.POSITIVE_INFINITY){const g=[];let m=0;for await(const{data:a}of c){for(const n of B(a))g.push(n);if(g.length>=f)return g.
slice(0,f);if(m+=1,m===r)throw new D.F9(`the list has more than ${r} pages`)}return g}async function $(c){try{return await c}catch(f){if(f instanceof D.F9)throw f;
return i()}}const v=c=>({id:s(c,"id"),body:h(c,"body")??"",isTrusted:y(c)}),G=c=>({number:s(c,"number"),title:u(c,"title"),body:h(c,"body")??"",isOpen:u(c,"stat\
e")==="open",reason:h(c,"state_reason"),closedAt:h(c,"closed_at"),labels:B((0,C.at)(c,"labels")).flatMap(f=>typeof f=="string"?f:h(f,"name")??[]),isTrusted:y(c)}),
S=c=>({file:u(c,"filename"),status:u(c,"status"),changes:s(c,"changes"),patch:h(c,"patch")}),B=c=>Array.isArray(c)?c:i(),E=["OWNER","MEMBER","COLLABORATOR"],y=c=>(0,C.
at)(c,"user","type")==="Bot"||E.includes((0,C.at)(c,"author_association")),u=(c,f)=>h(c,f)??i();function h(c,f){const g=(0,C.at)(c,f)??null;return g===null||typeof g==
"string"?g:i()}function s(c,f){const g=(0,C.at)(c,f),m=typeof g=="bigint"?Number(g):g;return typeof m=="number"&&Number.isFinite(m)&&m>=0?m:i()}function i(){throw new D.
F9("the response is not one of GitHub\u2019s REST API")}const l=3e3,M=6e4,T=c=>({kind:"all",why:c});async function k(c,f,g,m=M){if(c===null)return T("not a work\
flow run");const{pull:a,event:n}=c;if(a===null)return T(`a ${n} event has no pull request`);const e=(0,C.h0)(c,f);if(!e.ok)return T(e.why);try{const _=await(await N(
c,e.value.token,m,g)).listChangedFiles(a.number);return _.length<l?{kind:"files",files:_}:T(`the pull request changes ${l} files or more, and GitHub lists at mo\
st ${l}`)}catch(p){return T((0,D.Ic)("the changed files could not be listed",p,{run:c,permission:"pull-requests: read"}))}}}),1123:((Mt,tt,t)=>{t.d(tt,{F9:()=>b,
Ic:()=>E,Wo:()=>r,jy:()=>G});var D=t(3087),C=t(6092);class b extends Error{name="ApiFailure";httpStatus;headers;constructor(h,s=null,i={}){super(h),this.httpStatus=
s,this.headers=i}}async function r(u){try{return await u,!0}catch(h){if(h instanceof b&&h.httpStatus===404)return!1;throw h}}const N=2e4,R=2,$=500,v=u=>S(u,0,0)!==
null;function G(u,h,s,i){if(s>=R)return null;const l=S(u,s,i);if(l!==null)return l<=N?l:null;if(h==="POST")return null;const{httpStatus:M}=u;return M===null||M===
408||M>=500?$*2**s:null}function S({httpStatus:u,headers:h,message:s},i,l){if(u!==403&&u!==429)return null;const M=Number(h["retry-after"]??Number.NaN);if(Number.
isFinite(M))return Math.max(0,M*1e3);const T=Number(h["x-ratelimit-reset"]??Number.NaN);return String(h["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(T)?
Math.max(0,T*1e3-l):u===429||/secondary rate limit|abuse detection/i.test(s)?5e3*2**i:null}const B=300;function E(u,h,{run:s,permission:i}){if(!(h instanceof b))
return`${u}: ${(0,D.A3)(h)}`;const{httpStatus:l,message:M}=h,T=M.startsWith("the ")?" as expected":"",k=l===null?`did not answer${T}`:`returned ${l}`,c=(0,C.BP)(
(0,C.RK)(M.replace(/\s+/gu," "),B));return`${u}: ${(0,C.RK)(s.apiUrl)} ${k} (${c})${y(h,s,i)}`}function y(u,h,s){if(v(u))return"; GitHub limits the rate of requ\
ests, try again later";switch(u.httpStatus){case 401:return"; github-token is invalid or has expired";case 403:case 404:return h.pull?.isFork===!0&&s.endsWith("\
write")?"; the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${s}\` to \`permissions\` of the job`;case 410:return s===
"issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}}),8278:((Mt,tt,t)=>{t.d(tt,{hP:()=>S,ws:()=>v});var D=t(6760),
C=t(9968),b=t(2019),r=t(4503),N=t(3096),R=t(3298);let $=function(...y){return{createHash:$}=process.getBuiltinModule("node:crypto"),new.target?new $(...y):$(...y)};
function v(y,u,h){const s=(0,R.O)(i=>{const l=(0,D.join)(u,i),M=(0,C.UO)(l,u)?(0,b.G)(l):null;return M!==null?G(M,i,h):i===""?null:s((0,N.jt)(i))});return[...y].
flatMap(i=>{const l=s((0,N.jt)(i));if(l===null)return[];const{prefix:M,blob:T,isOfRun:k}=l,c=i.slice(M.length),f=(0,r.oW)(c);return f===null?[]:{file:i,path:c,url:`${T}\
/${f}`,isOfRun:k}})}function G({commit:y,isFetched:u,remote:h},s,i){const l=URL.parse(i.serverUrl);if(h===null||l===null||!/^https?:\/\/[\w.:/-]+$/.test(i.serverUrl)||
h.host!==l.host&&h.host!==l.hostname||!u&&![i.commit,i.defaultCommit].includes(y))return null;const M=`${h.owner}/${h.name}`,T=k=>k?.toLowerCase()===M.toLowerCase();
return{prefix:s===""?"":`${s}/`,blob:`${i.serverUrl}/${M}/blob/${y}`,isOfRun:T(`${i.owner}/${i.repository}`)||T(i.pull?.from)}}function S(y,u,h,{pull:s,serverUrl:i,
owner:l,repository:M}){const T=new Map(u.map(({file:c,patch:f})=>[c,f])),k=y.map(({file:c,path:f,url:g,isOfRun:m})=>{const a=T.get(f)??null,n=a===null||!m?null:
(0,C.r7)((0,D.join)(h,c));if(s===null||a===null||n===null)return[c,{url:g}];const e=$("sha256").update(f).digest("hex"),p=`${i}/${l}/${M}/pull/${s.number}/files\
#diff-${e}`;return[c,{url:g,diff:{url:p,lines:B(a,n)}}]});return new Map(k)}function B(y,u){const h=u.split(`
`).map(E),s=new Set;let i=0;for(const l of y.split(`
`)){const[,M]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(l)??[];M!==void 0?i=Number(M):/^[ +]/.test(l)&&(h[i-1]===E(l.slice(1))&&s.add(i),i+=1)}return s}const E=y=>y.endsWith(
"\r")?y.slice(0,-1):y}),8648:((Mt,tt,t)=>{t.d(tt,{Fq:()=>s,KY:()=>$,Uv:()=>G,pT:()=>y});var D=t(493),C=t(8065),b=t(5102),r=t(9432),N=t(4436),R=t(3131);function $({
verdict:c,context:f},{issueCloseAfter:g},m){const a=K=>K.some(({severity:X})=>(0,D.k2)(X,f.failOn)),{stopped:n}=c,e=c.hosts.map(K=>{const X=K.visit.host,rt=f.history?.
get(K.visit.host)?.alarm??null,dt=a(K.findings),lt=(0,b.sG)(K)==="skipped",Y=rt===null?dt||(0,b.b)(K):rt.isDown&&!lt;return{name:X,alarm:lt?null:rt,failsNow:dt,
isDown:Y}}),p=e.map(({name:K})=>K).toSorted(),_=e.filter(({isDown:K})=>K).map(({name:K})=>K),j=a(c.files)?[C.cn]:[],I=c.findings.some(({problem:K})=>K.expires!==
void 0)&&f.failOn==="error"?[C.fF]:[],d=[..._,...j,...I].toSorted(),A=e.flatMap(({alarm:K,...X})=>K===null?[]:{alarm:K,...X}),P=A.filter(({alarm:K})=>K.good<g),
x=A.filter(({failsNow:K,isDown:X})=>K&&!X);return{hosts:p,failing:d,since:new Map(A.flatMap(({name:K,alarm:X})=>X.since?[[K,X.since]]:[])),unsettled:new Map(P.map(
({name:K,alarm:X})=>[K,X.good])),goodRuns:g,pending:new Map(x.map(({name:K,alarm:X})=>[K,X.failed])),isWhole:!n.some(({kind:K})=>K==="missing"),at:f.startedAt,run:m.
id}}const v=c=>({kind:"nothing",why:c});function G(c,f){const g=c?.isOpen?S(f,c.state):f,m=g.failing.length===0,a=g.pending.size===0?"no failures":"too few fail\
ing runs";if(c===null)return m?v(a):{kind:"open",state:B(null,g)};const{state:n,isOpen:e,reason:p}=c;if(n.run>g.run)return v("a later run has updated it");if(!e&&
m)return v(a);if(!e&&p==="not_planned"&&n.digest===(0,R.ol)(g.failing))return v("it was closed as not planned");const _=B(n,g),j=n.digest!==_.digest||!e;return{
kind:m?"close":e?"update":"reopen",state:_,event:j?E(n,g,!e):null}}function S(c,{failing:f}){const g=new Set(c.hosts),m=({subject:n})=>c.unsettled.has(n)||!c.isWhole&&
!g.has(n),a=f.first.filter(m).map(({subject:n})=>n);return{...c,failing:[...new Set([...c.failing,...a])].toSorted()}}function B(c,f){const g=new Map(c?.failing.
first.map(({subject:n,since:e})=>[n,e])),m=f.failing.map(n=>{const e=g.get(n)??f.since.get(n)??f.at,p=f.unsettled.get(n)??0;return{subject:n,since:e,...p>0&&{recovering:{
good:p,needed:f.goodRuns}}}}),a=f.failing.map(n=>f.since.get(n)??f.at);return{hosts:h(f.hosts),failing:h(m),digest:(0,R.ol)(f.failing),since:m.length===0?null:c?.
since??[f.at,...a].toSorted()[0]??f.at,run:f.run}}function E({failing:c,since:f},g,m){const a=new Set(c.first.map(({subject:o})=>o)),n=c.count===c.first.length,
{still:e=[],down:p=[]}=Object.groupBy(g.failing,o=>a.has(o)||!n?"still":"down"),_=new Set([...g.hosts,C.cn,C.fF]),j=c.first.filter(({subject:o})=>!g.failing.includes(
o));return{at:g.at,down:p,up:j.filter(({subject:o})=>_.has(o)),gone:j.flatMap(({subject:o})=>_.has(o)?[]:[o]),still:e,endedSince:g.failing.length===0?f:null,isReopened:m}}
function y(c,{hosts:f}){if(c.length===0||f.count===0)return 1;const g=new Set(f.first),m=h(c).first.filter(n=>g.has(n)).length;return c.length===f.count&&m===g.
size?m+1:m}const u=6e3;function h(c){const{shown:f}=(0,r.I0)(c,u,0,g=>JSON.stringify(g));return{first:c.slice(0,f.length),count:c.length}}function s(c){const f=i(
(0,N.at)(c,"hosts"),l),g=i((0,N.at)(c,"failing"),T);if(f===null||g===null)return null;const m=(0,N.at)(c,"since");return{hosts:f,failing:g,digest:(0,N.$6)(c,"di\
gest")??"",since:M(m)?m:null,run:k((0,N.at)(c,"run"))}}function i(c,f){const g=(0,N.at)(c,"first");return!Array.isArray(g)||!g.every(f)?null:{first:g,count:Math.
max(g.length,k((0,N.at)(c,"count")))}}const l=c=>typeof c=="string",M=c=>l(c)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(c)&&!Number.isNaN(Date.parse(c)),T=c=>l((0,N.at)(
c,"subject"))&&M((0,N.at)(c,"since")),k=c=>typeof c=="number"&&Number.isSafeInteger(c)&&c>=0?c:0}),3131:((Mt,tt,t)=>{t.d(tt,{Pe:()=>$,ol:()=>N,t7:()=>v,yR:()=>r});
var D=t(6092);let C=function(...G){return{createHash:C}=process.getBuiltinModule("node:crypto"),new.target?new C(...G):C(...G)};const b="tf-disco",r=(G,...S)=>N(
[G.workflow,G.job,G.step,...S]),N=G=>C("sha256").update(JSON.stringify(G)).digest("hex").slice(0,16),R=65536;function $(G,S,B,E){const y=JSON.stringify(B).replace(
/[<>&]/g,D.z5),u=`<!-- ${b} ${G} ${S} ${y} -->`;return`${u}
${E(R-u.length-1)}`}function v(G,S,B){const E=`<!-- ${b} ${S} ${B} `;if(!G.startsWith(E))return;const y=G.indexOf(" -->",E.length);if(!(y<0))try{return JSON.parse(
G.slice(E.length,y))}catch{return}}}),6102:((Mt,tt,t)=>{t.d(tt,{m:()=>u});var D=t(9432),C=t(9973),b=t(1123),r=t(8278),N=t(4436),R=t(8648),$=t(3131);let v=function(...i){
return{deliverComment:v}=t.late([9681],9681),new.target?new v(...i):v(...i)},G=function(...i){return{deliverIssue:G}=t.late([9681],9681),new.target?new G(...i):
G(...i)};const S=6e4,B=1e4,E=10,y={comment:"pull-requests: write",issue:"issues: write"};async function u(i,l,M,T){const{settings:k}=i,c=["comment","issue"].filter(
X=>k[X]!=="never"),f=(0,N.h0)(l,k.githubToken),g=[],m=[];if(!f.ok)return{notes:g,warnings:c.map(X=>`the ${X} was not written: ${f.why}`)};const{run:a,token:n}=f.
value,e=await(0,C.N)(a,n,S,T),p=async()=>{const{changes:X,located:rt,context:dt}=i,Y=X?.kind==="files"||!rt.some(({isOfRun:nt})=>nt)?null:await(0,C.S)(a,n,T,B);
return Y?.kind==="files"?(0,r.hP)(rt,Y.files,M,a):dt.links},_=(0,R.KY)(i,k,a),j=h(a),{pull:o,event:I}=a,{name:d,version:A}=k.dialect,P=(0,$.yR)(a,A===null?d:`${d}\
 ${A}`),x={comment:async()=>o===null?`skipped, a ${I} event has no pull request`:await v(e,{...i,run:a,pull:o.number,findLinks:p}),issue:async()=>j===null?await G(
e,{...i,run:a,key:P,now:_}):`skipped, ${j}`};for(const X of c)try{g.push(`${X}: ${await x[X]()}`)}catch(rt){const dt=y[X];m.push((0,b.Ic)(`the ${X} was not writ\
ten`,rt,{run:a,permission:dt}))}return{notes:k.issue!=="never"&&j===null?[...g,...s(_,k)]:g,warnings:m}}function h({event:i,isDefaultBranch:l,pull:M}){return M!==
null||i==="merge_group"?`a ${i} event checks a proposed change`:l===!1?"not on the default branch":null}function s({pending:i},{issueOpenAfter:l}){const M=Map.groupBy(
i,([,T])=>T);return Array.from(M,([T,k])=>`issue: ${(0,D.K4)(k,E,([f])=>f)} failed in ${T} of ${l} runs needed to open an issue`)}}),166:((Mt,tt,t)=>{t.d(tt,{fz:()=>z,
z3:()=>j,pq:()=>d,Yz:()=>q,j_:()=>Dt,Ko:()=>nt,Pq:()=>k,$e:()=>o,ur:()=>pt,Kn:()=>mt,u5:()=>Ot,Sy:()=>ot});var D=t(3024),C=t(6760),b=t(857);function r(O){return O==
null?"":typeof O=="string"||O instanceof String?O:JSON.stringify(O)}function N(O){return Object.keys(O).length?{title:O.title,file:O.file,line:O.startLine,endLine:O.
endLine,col:O.startColumn,endColumn:O.endColumn}:{}}function R(O,U,F){const J=new G(O,U,F);process.stdout.write(J.toString()+b.EOL)}function $(O,U=""){R(O,{},U)}
const v="::";class G{constructor(U,F,J){U||(U="missing.command"),this.command=U,this.properties=F,this.message=J}toString(){let U=v+this.command;if(this.properties&&
Object.keys(this.properties).length>0){U+=" ";let F=!0;for(const J in this.properties)if(this.properties.hasOwnProperty(J)){const et=this.properties[J];et&&(F?F=
!1:U+=",",U+=`${J}=${B(et)}`)}}return U+=`${v}${S(this.message)}`,U}}function S(O){return r(O).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function B(O){
return r(O).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function E(){throw new Error("this function of\
 @actions/core is not bundled")}function y(){throw new Error("this function of @actions/core is not bundled")}var u=t(6928);function h(O){return O.replace(/[\\]/g,
"/")}function s(O){return O.replace(/[/]/g,"\\")}function i(O){return O.replace(/[/\\]/g,path.sep)}var l=function(O,U,F,J){function et(st){return st instanceof F?
st:new F(function(ut){ut(st)})}return new(F||(F=Promise))(function(st,ut){function it(_t){try{ct(J.next(_t))}catch(Rt){ut(Rt)}}function Et(_t){try{ct(J.throw(_t))}catch(Rt){
ut(Rt)}}function ct(_t){_t.done?st(_t.value):et(_t.value).then(it,Et)}ct((J=J.apply(O,U||[])).next())})},M;(function(O){O[O.Success=0]="Success",O[O.Failure=1]=
"Failure"})(M||(M={}));function T(O,U){const F=toCommandValue(U);if(process.env[O]=F,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
O,U));issueCommand("set-env",{name:O},F)}function k(O){R("add-mask",{},O)}function c(O){process.env.GITHUB_PATH||""?issueFileCommand("PATH",O):issueCommand("add\
-path",{},O),process.env.PATH=`${O}${path.delimiter}${process.env.PATH}`}function f(O,U){const F=process.env[`INPUT_${O.replace(/ /g,"_").toUpperCase()}`]||"";if(U&&
U.required&&!F)throw new Error(`Input required and not supplied: ${O}`);return U&&U.trimWhitespace===!1?F:F.trim()}function g(O,U){const F=f(O,U).split(`
`).filter(J=>J!=="");return U&&U.trimWhitespace===!1?F:F.map(J=>J.trim())}function m(O,U){const F=["true","True","TRUE"],J=["false","False","FALSE"],et=f(O,U);if(F.
includes(et))return!0;if(J.includes(et))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${O}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function a(O,U){if(process.env.GITHUB_OUTPUT||"")return E("OUTPUT",y(O,U));process.
stdout.write(b.EOL),R("set-output",{name:O},r(U))}function n(O){issue("echo",O?"on":"off")}function e(O){process.exitCode=M.Failure,j(O)}function p(){return process.
env.RUNNER_DEBUG==="1"}function _(O){issueCommand("debug",{},O)}function j(O,U={}){R("error",N(U),O instanceof Error?O.toString():O)}function o(O,U={}){R("warni\
ng",N(U),O instanceof Error?O.toString():O)}function I(O,U={}){R("notice",N(U),O instanceof Error?O.toString():O)}function d(O){process.stdout.write(O+b.EOL)}function A(O){
$("group",O)}function P(){$("endgroup")}function x(O,U){return l(this,void 0,void 0,function*(){A(O);let F;try{F=yield U()}finally{P()}return F})}function K(O,U){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(O,U));issueCommand("save-state",{name:O},toCommandValue(U))}function X(O){
return process.env[`STATE_${O}`]||""}function rt(O){return l(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(O)})}var dt=t(3087),lt=t(9968),Y=t(
9432);const nt=O=>Object.fromEntries(O.map(U=>[U,f(U)]));function pt(O){for(const{kind:U,text:F}of O){const[J="",...et]=F.split(`
`);U==="plain"?d(F):(A(J),d(et.join(`
`)),P())}}const It={error:j,warning:o,notice:I};function z(O){if(O.length!==0){A("Annotations");for(const{level:U,message:F,line:J,column:et,...st}of O)It[U](F,
{...st,...J!==void 0&&{startLine:J},...et!==void 0&&{startColumn:et}});P()}}const ot=(O,U)=>$t("GITHUB_STEP_SUMMARY",O,()=>U);function mt(O,U){const F=new Map;for(const[
st,ut]of Object.entries(U))try{O?$t("GITHUB_OUTPUT",O,()=>ht(st,ut)):a(st,ut)}catch(it){F.set(st,(0,dt.A3)(it))}const[J]=F.values();return J===void 0?[]:[`not w\
ritten to GITHUB_OUTPUT, and empty for later steps: ${[...F.keys()].join(", ")}: ${J}`]}function ht(O,U){const F=typeof U=="string"?U:JSON.stringify(U);if(/[\r\n]/.
test(F))throw new dt.hM("the value has a line break");return`${O}=${F}
`}function $t(O,U,F){if(!U)throw new dt.hM(`${O} is not set; run this as an action on a runner`);(0,lt.ET)((0,D.openSync)(U,"r+"),J=>{const{size:et}=(0,D.fstatSync)(
J);try{(0,D.appendFileSync)(U,F())}catch(st){throw(0,D.fstatSync)(J).size>et&&(0,D.ftruncateSync)(J,et),st}})}function Ot(O,U){if(!O)throw new dt.hM("RUNNER_TEM\
P is not set; run this as an action on a runner");const F=(0,C.join)("tf-disco","report.json");return(0,dt.f8)(O,F,(0,dt.mk)(U)),(0,C.join)(O,F)}function Dt(O){
if(O===void 0||O==="")return null;const U=(0,lt.yR)(O);try{if(U.ok)return JSON.parse(U.text)}catch{}const F=U.ok?"is not JSON":(0,Y.mP)(U.failure);return o(`the\
 event of this run is ignored: the file in GITHUB_EVENT_PATH ${F}; check that no earlier step changes it`),null}const Z={hosts:12e4,services:36e4},H=1;function q({
passed:O,hosts:U,findings:F}){const J=it=>F.filter(Et=>Et.severity===it).length,et=({visit:it})=>JSON.stringify(it.host),{shown:st}=(0,Y.I0)(U,Z.hosts,H,et),{shown:ut}=(0,Y.
I0)(U,Z.services,H,it=>{const Et=it.services.flatMap(ct=>ct.kind==="url"?[[ct.id,ct.url]]:[]);return`${et(it)}:${JSON.stringify(Object.fromEntries(Et))}`});return{
passed:O,hosts:`[${st.join(",")}]`,services:`{${ut.join(",")}}`,errors:J("error"),warnings:J("warning"),"left-out":U.length-Math.min(st.length,ut.length)}}}),4436:((Mt,tt,t)=>{
t.d(tt,{$6:()=>B,$c:()=>v,at:()=>S,h0:()=>R,ng:()=>r});var D=t(7811),C=t(6092);const b=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function r(E,y){const u=T=>E[T]?.
trim()??"",[,h,s]=b.exec(u("GITHUB_REPOSITORY"))??[];if(h===void 0||s===void 0)return null;const i=N(u("GITHUB_SERVER_URL")||"https://github.com"),l=B(y,"reposi\
tory","default_branch");return{...{workflow:$(u("GITHUB_WORKFLOW_REF"))??u("GITHUB_WORKFLOW"),job:u("GITHUB_JOB"),url:`${i}/${h}/${s}/actions/runs/${u("GITHUB_R\
UN_ID")}`,commit:B(y,"pull_request","head","sha")??u("GITHUB_SHA")},owner:h,repository:s,apiUrl:N(u("GITHUB_API_URL")||"https://api.github.com"),serverUrl:i,event:u(
"GITHUB_EVENT_NAME"),step:u("GITHUB_ACTION"),id:Number(/^\d+$/.exec(u("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:u("GITHUB_SHA"),pull:G(u("GITHUB_EVENT_NAME"),y),
isDefaultBranch:l===void 0?null:u("GITHUB_REF")===`refs/heads/${l}`}}const N=E=>E.replace(/(?<!\/)\/+$/,"");function R(E,y){return E===null?(0,D.TR)("not a work\
flow run, GITHUB_REPOSITORY is not set"):y===null?(0,D.TR)("github-token is empty"):/^https?:$/.test(URL.parse(E.apiUrl)?.protocol??"")?(0,D.Ju)({run:E,token:y}):
(0,D.TR)(`GITHUB_API_URL is not an https URL: ${(0,C.RK)(E.apiUrl)}`)}const $=E=>/^[^/]+\/[^/]+\/(.+?)@/.exec(E)?.[1];function v(E,y){if(E==="pull_request_targe\
t")return!1;const u=S(y,"pull_request","head"),h=S(u,"repo","full_name"),s=S(y,"pull_request","base","repo","full_name");return u!==void 0&&h!==s}function G(E,y){
const u=S(y,"pull_request","number");return typeof u!="number"||!Number.isSafeInteger(u)||u<=0?null:{number:u,isFork:v(E,y),from:B(y,"pull_request","head","repo",
"full_name")??null}}function S(E,...y){return y.reduce((u,h)=>typeof u=="object"&&u!==null?Reflect.get(u,h):void 0,E)}function B(E,...y){const u=S(E,...y);return typeof u==
"string"?u:void 0}})};export{qt as ids,tn as modules};
var $late0,$late1,$late2,$late3,$late4,$late5;
