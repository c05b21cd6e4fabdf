const qt=[1427,3053,8580,4947],tn={1331:((Mt,nt,t)=>{t.d(nt,{O:()=>D,i:()=>C});const D=U=>({discovery:U,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,
firstByteMs:null,totalMs:0},headMs:null,certificates:[]}),C=(U,s)=>({host:U,attempt:D({kind:"skipped",problem:s}),earlier:[],later:[],credentials:null,looks:[],
difference:null,forced:[]})}),5011:((Mt,nt,t)=>{t.d(nt,{n:()=>b});var D=t(9432);const C=["TF_CLI_ARGS_init","TF_CLI_ARGS"],U=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
s=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;function b(w){const B=v(w),E=u=>B.flatMap(({name:p,value:r})=>p===u?r:[]),_=u=>E(u).
at(-1);return{upgrade:R(_("upgrade")??"false"),hasBackend:R(_("backend")??_("cloud")??"true"),isLockReadonly:_("lockfile")==="readonly",pluginDirectories:E("plu\
gin-dir"),backendConfig:E("backend-config"),variables:B.filter(({name:u})=>u==="var"||u==="var-file"),remarks:C.flatMap(u=>{const r=B.filter(({name:c,from:i})=>i===
u&&s.test(c)).map(M).join(" ");return r===""?[]:[`init is predicted with ${r} of ${u}`]})}}const R=w=>/^(1|[tT]|true|TRUE|True)$/.test(w);function M({name:w,value:B}){
if(B==="true")return`-${w}`;const E=w==="var"||w==="backend-config"&&!B.startsWith("hostname=");return`-${w}=${(0,D.dh)(E?B.replace(/=.*/s,"=\u2026"):B)}`}function v(w){
const B=C.flatMap(_=>G(w[_]??"").map(u=>({text:u,from:_}))).values(),E=[];for(const{text:_,from:u}of B){const[,p,,r]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(_)??[];if(p===
void 0)break;const c=()=>U.test(p)?B.next().value?.text??"":"true";E.push({name:p,from:u,value:r??c()})}return E}function G(w){const[B=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(w)??[];return(B.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(_=>_.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(u,p,r,c)=>String(p??
c??r.replace(/\\(.)/gs,"$1"))))}}),5440:((Mt,nt,t)=>{t.d(nt,{Qm:()=>r,TU:()=>_,i4:()=>T,pb:()=>$,zt:()=>B});var D=t(7811),C=t(8516),U=t(8339),s=t(1054),b=t(8345),
R=t(2213),M=t(255),v=t(5243),G=t(9897),w=t(3846);const B={host:null,isHostImplied:!1,needed:null},E=o=>({host:o,isHostImplied:!1,needed:o}),_=o=>({host:o,isHostImplied:!0,
needed:o}),u=o=>({host:o,isHostImplied:!1,needed:null}),p=o=>o===null?B:{...B,directHost:o},r=o=>({...B,problem:o}),c=(o,I)=>r((0,U.DA)({reason:"rejected",error:o,
advice:I}));function i(o,I,d){return d===null?o:{...o,problem:(0,U.My)({text:I,host:o.host,advice:d})}}const $={module:l,"test-module":(o,I,d)=>{const A=(0,v.vL)(
o,I).kind==="remote";return I==="opentofu"||!A?l(o,I,d):r((0,U.DA)({reason:"remote-in-test",text:o}))},provider:e,"locked-provider":g,"stack-component":y,stack:(o,I)=>{
const d=(0,v.A)(o);return d.ok&&!o.startsWith(".")?u(d.value.host):{...y(o,I),isHostImplied:!1,needed:null}},"stack-output":o=>{const[I="",...d]=o.split("/");return d.
length===3?m(I,u):r((0,U.DA)({reason:"stack",text:o}))},terragrunt:L,host:o=>m(o,E),url:o=>p((0,R.Ul)(o)),"host-part":o=>p((0,R.D8)(o)),"state-path":o=>p((0,R.Bm)(
o))};function T(o,I,d){if(o==="terragrunt"){const[,K]=/^tfr:\/\/([^/?]*)\//.exec(I)??[];return K!==void 0?a(K,d):/^$|^t$|^tfr?$|^tfr:/.test(I)?void 0:f(I,d)}if(o===
"url"&&/^postgres|=/i.test(I))return p(G.IZ);if(/^(url|host-part|state-path)$/.test(o))return f(I,d);if(o!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(I))return f(I,d);const A=I.indexOf("/");if(A<0)return;const P=(0,v.vL)(`${I.slice(0,A)}/a/b/c`,d);return P.kind!=="registry"?f(I,d):I.split("/").length<k?{
...h(P),directHost:G.IZ}:h(P)}const k=4,a=(o,I)=>o===""?_((0,v.Vm)(I)):m(o,E),f=(o,I)=>(0,v.Nj)(o)?B:p((0,G.uE)(o,I)),h=({host:o,hostImplied:I})=>I?_(o):E(o);function m(o,I){
const d=(0,M.Pv)(o),A=(0,s.L6)(o);return d.ok?i(I(d.value),o,A):r((0,U.k0)({text:o,error:d.why,advice:A}))}function l(o,I,d){if((0,v.Nj)(o)&&!d)return B;const A=(0,v.
vL)(o,I),P=A.kind==="registry"?(0,D.Ju)(A):(0,v.rE)(o,I);if(d&&!P.ok){const{why:rt}=P,ft=/^https?:/i.test(o)?{kind:"invalid",error:rt}:A,J=/^(?:git\+\w+|ssh):/i.
test(o)?null:(0,s.NM)(o,ft,P),ot=/^[a-z0-9]+::/i.test(o)?"remote":A.kind;return J===null&&(ot==="local"||ot==="remote")?r((0,U.DA)({reason:`${ot}-with-version`,
text:o})):c(rt,J)}const x=(0,s.NM)(o,A,P);if(P.ok)return i(h(P.value),o,x);if(A.kind==="invalid"){const rt=o.includes("://")?{directHost:G.IZ}:{};return{...c(A.
error,x??s.x3),...rt}}if(A.kind!=="remote")return i(B,o,x);const{refusal:K,host:z}=A;return K!==null?c(K,x??s.x3):z!==G.IZ||x!==null?i(p(z),o,x):{...p(z),problem:(0,U.
My)({text:o,host:z,advice:n})}}const n="write the host after the scheme, such as git::https://HOST/PATH";function e(o,I){const d=(0,w.mi)(o,I);switch(d.kind){case"\
legacy":return c(`Invalid legacy provider address: the provider "${d.type}" has no namespace`,`write NAMESPACE/${d.type}`);case"registry":return d.hostImplied?_(
d.host):i(E(d.host),o,(0,b.c)(o,d));case"builtin":return d.type==="terraform"?u(d.host):c(`Invalid dependency on built-in provider: none is named "${d.type}"`,"\
write the address of a provider in a registry");case"invalid":return c(d.error.split(`

`)[0]??"",(0,b.c)(o,d))}}function g(o,I){const d=(0,w.mi)(o,I);if(d.kind==="invalid")return c(d.error,null);const A=(0,w.NE)(d);if(A!==o)return r((0,C.FA)({kind:"\
not-normal",of:"address",provider:o,normal:A}));if(d.kind==="builtin")return u(d.host);const P=d.host===(0,v.Vm)("terraform");return{...E(d.host),needed:P?(0,v.
Vm)(I):d.host}}function y(o,I){if(o!==o.trim())return r((0,U.DA)({reason:"white-space",text:o}));if(o==="."||o==="..")return B;const d=(0,v.rE)(o,I);if(d.ok)return h(
d.value);const A=(0,v.A)(o);if(A.ok)return u(A.value.host);const P=(0,v.vL)(o,I);return P.kind==="invalid"?c(P.error,(0,s.NM)(o,P,d)):p(P.kind==="remote"?P.host:
null)}function L(o,I){const[d,A="",P=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(o)??[];if(d===void 0){if(o.startsWith("gitlab.com/"))return p("gitlab.com");if((0,G.
GL)(o))return B;const K=(0,G.cx)(o,"opentofu");if(!(K.ok&&(0,G.Of)(o,K.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(o)){const rt=(0,G.cx)(o,I);return p(rt.
ok?rt.value.host:G.IZ)}}const[x=""]=P.split("//");return x.split("/").length!==3?r((0,U.DA)({reason:"terragrunt",text:o})):a(A,I)}}),5517:((Mt,nt,t)=>{t.d(nt,{Ot:()=>b,
QB:()=>U,im:()=>C,jm:()=>G,mU:()=>B,pR:()=>r,sO:()=>w,yX:()=>s});var D=t(493);const C=["fails","warns","works","unchecked","skipped"],U=5,s=({outcome:c})=>c!=="\
unchecked"&&c!=="skipped",b=30,R=[7,30,90],M=30,v=20;function G(c,i){const $=c.filter(s);return{recent:c.slice(-b),uptime:R.map(T=>{const k=E($,i,T);return{days:T,
good:k.filter(_).length,runs:k.length}}),medianMs:u(E(c,i,M)),incidents:p($).reverse().slice(0,v)}}const w=864e5,B=(c,i)=>new Date(Date.parse(c)+i*w).toISOString();
function E(c,i,$){const T=B(i,-$);return c.filter(({at:k})=>k>T)}const _=({outcome:c})=>c!=="fails";function u(c){const i=c.flatMap(({ms:$})=>$??[]).sort(($,T)=>$-
T);return i[Math.ceil(i.length/2)-1]??null}function p(c){const i=[];let $=[];const T=k=>{const[a]=$;if(a!==void 0){const f=[...new Set($.flatMap(h=>h.codes))].slice(
0,U);i.push({from:a.at,until:k,runs:$.length,codes:f})}$=[]};for(const k of c)_(k)?T(k.at):$.push(k);return T(null),i}function r(c,{issueAfter:i,failOn:$}){let T={
isDown:!1,since:null,failed:0,good:0},k=null;for(const a of c){if(!s(a))continue;const f=a.outcome==="fails"?"error":"warning",h=a.outcome!=="works"&&(0,D.k2)(f,
$),m=h?T.failed+1:0,l=h?0:T.good+1;m===1&&(k=a.at);const n=T.isDown?l<i:m>=i,e=n?T.since??k:null;T={isDown:n,since:e,failed:m,good:l}}return T}}),4503:((Mt,nt,t)=>{
t.d(nt,{DZ:()=>w,R8:()=>E,aE:()=>M,oW:()=>B,uM:()=>U});var D=t(9119),C=t(8884);function U(_,{links:u,repositories:p}){const{line:r,target:c=_.file}=_,{repository:i,
path:$}=(0,D.bH)(c);if(i!==null){const k=p.find(({name:h})=>h===i),a=w(k,"blob"),f=B($);return a===null||f===null?null:`${a}/${f}#L${r}`}const T=u?.get(c);return T===
void 0?null:T.diff?.lines.has(r)?`${T.diff.url}R${r}`:`${T.url}#L${r}`}const s=600,b=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,R=/^(?:[\da-f]{40}|[\da-f]{64})$/;
function M(_){const u=_?.url??"";return u.length<=s&&b.test(u)?u:null}const v=/^https?:\/\/gitlab\./i,G=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function w(_,u="commit"){const p=M(_),r=_?.commit??"";return p===null||!R.test(r)||G.test(p)?null:`${p}${v.test(p)?"/-":""}/${u}/${r}`}function B(_){if(!_.isWellFormed()||
/(?:^|\/)\.{0,2}(?:\/|$)/.test(_))return null;const u=r=>`%${r.charCodeAt(0).toString(16).toUpperCase()}`;return _.split("/").map(encodeURIComponent).join("/").
replace(/[!'()*_~]/g,u)}function E(_){const p=(0,C.YC)(_).flat().flatMap(r=>typeof r=="string"?[]:r.target??r.file);return new Set(p.filter(C.CN))}}),7035:((Mt,nt,t)=>{
t.d(nt,{K5:()=>p,XQ:()=>G,bW:()=>_,be:()=>E,cT:()=>c,hc:()=>r,kW:()=>w,mc:()=>B});var D=t(9432),C=t(5517),U=t(5102),s=t(4120),b=t(7792),R=t(806);const M=20,v=40;
function G({incidents:[i]}){return i?.until!==null||i.runs<2?null:`failing since ${(0,s.QN)(i.from)} (${(0,D.px)(i.runs,"run")})`}function w({recent:i,uptime:$,
incidents:[T]}){const{good:k=0,runs:a=0}=$.at(-1)??{};if(T?.until!==null||a<2)return null;if(a-k===1)return`first failure in ${(0,D.px)(a,"run")}`;const f=i.filter(
({outcome:m})=>m==="fails").length;return f<=T.runs&&T.runs>1?null:`failed ${f} of the last ${i.filter(C.yX).length} runs`}function B({good:i,runs:$}){const T=Math.
floor(1e4*i/$);if(T>=9900)return`${T/100}%`;const k=Math.floor(T/10);return k===0&&i>0?"below 0.1%":`${k/10}%`}function E(i,$,T){const k=i.toSorted((h,m)=>$(h)-
$(m)).map(T),[a="",f=""]=[k[0],k.at(-1)];return a===f?a:`${a} to ${f}`}const _=(i,$="results")=>i.length===0?b.Gy.nothing:{kind:"chart",of:$,runs:i,label:u(i)};
function u(i){const $=U.vh.flatMap(k=>{const{length:a}=i.filter(h=>h.outcome===k),f=k==="warns"?"with warnings":U.nx[k];return a===0?[]:[`${a} ${f}`]});return`${i.
length===1?"last run":`last ${(0,D.px)(i.length,"run")}`}: ${$.join(", ")}`}function p({recent:i,uptime:$,medianMs:T}){const k=$.filter(({runs:m})=>m>0).map(m=>{
const{days:l,good:n,runs:e}=m;return`${B(m)} (${n} of ${(0,D.px)(e,"run")} in ${l} days)`}),a=i.flatMap(({ms:m})=>m??[]),f=a.length===0?"":`, last runs ${E(a,Number,
s.kJ)}`,h=(0,b.mG)`median ${(0,s.kJ)(T??0)} in 30 days${f}${_(i,"latency")}`;return{runs:[(0,b.mG)`${_(i)} ${u(i)}`],uptime:[b.Gy.joined(k)],latency:T===null?[]:
[h]}}function r(i){const $=[...i.context.history??[]].flatMap(([m,{incidents:l}])=>l.map(n=>({...n,host:m}))).toSorted((m,l)=>+(m.from<l.from)-+(m.from>l.from));
if($.length===0)return[];const T=$.filter(({until:m})=>m===null).length,k=T===0?"":$.length===1?", ongoing":`, ${T} ongoing`,a=`${(0,D.px)($.length,"incident")}${k}`,
f={...i,elsewhere:"in the history file"},h=(0,R.Ku)($,M,"incident",f,m=>c(m,i));return i.medium==="page"?[b.om.paragraph(`${a}.`),...h]:b.om.details(b.om.title(
a),h)}function c(i,$){const T=$.medium==="page",k=m=>T?(0,R.U1)(m,$):b.Gy.code(m,v),a=({from:m,until:l})=>l===null?`${(0,s.u8)(m,$.context.startedAt)} so far`:(0,s.
u8)(m,l),f=({host:m})=>m===void 0?null:(0,R.b8)(m,$,b.Gy.name),h=[b.om.column("Host",f,"name"),b.om.column("From",({from:m})=>(0,s.QN)(m),"when"),b.om.column("D\
uration",a,"when"),b.om.column("Failed runs",({runs:m})=>m,"number"),b.om.column("Problems",({codes:m})=>b.Gy.joined(m.map(k)))];return b.om.table(i,h,"Incident\
s")}}),7615:((Mt,nt,t)=>{t.d(nt,{G_:()=>a,h0:()=>E,xS:()=>_});var D=t(9432),C=t(9119),U=t(8032),s=t(9179),b=t(5102),R=t(4120),M=t(7792),v=t(7035),G=t(806);const w=120,
B=/^credentials-|^document-unauthorized$/,E=m=>M.Gy.code(m,w);function _(m,l){const{host:n,attempt:e,earlier:g,credentials:y,looks:L,forced:o}=m.visit,{discovery:I,
timing:d,hops:A,certificates:P}=e,{context:x,medium:K,limits:z,elsewhere:rt}=l,ft=I.kind==="failed"?I.excerpt:null,Y=m.findings.some(({problem:V})=>B.test(V.code)),
J=K==="page"?x.history?.get(n):void 0,ot={result:I.kind==="skipped"?[M.Gy.prose(I.problem.message)]:[],required:u(m,l),clients:K==="log"?[]:p(m,l),response:A.map(
c),services:m.services.map(V=>i(V,l)),body:ft===null?[]:[M.Gy.code(ft.replace(/\s+/gu," ").trim())],timing:[$(d)],retried:g.map(T),"token from":y?.hasToken?[M.Gy.
prose(y.source)]:[],certificate:P.map(V=>k(V,x.startedAt)),credentials:Y?h(L):[],"host block":[...Map.groupBy(o,V=>(0,C.eo)(V.place))].map(([V,it])=>(0,M.mG)`${M.
Gy.path(V)} for ${(0,D.eZ)(it.map(({client:gt})=>gt))}`)},Et=K==="log"&&(0,b.QK)(m).length===0;return Object.entries({...ot,...J&&(0,v.K5)(J)}).flatMap(([V,it])=>{
if(Et&&!["credentials","host block"].includes(V))return[];const{shown:gt,more:dt}=(0,D.zN)(it.filter(Ot=>!M.Gy.isEmpty(Ot)),z.rows),vt=dt===0?[]:[(0,M.mG)`and ${dt} more ${rt}`];
return gt.length===0?[]:[{label:V,texts:[...gt,...vt]}]})}function u({requirements:m},l){const{context:n,limits:e}=l,g=Map.groupBy(m,({because:y})=>y.map(C.df).
join(`
`));return Array.from(g.values(),y=>{const L=M.Gy.some(y,e.rows,({service:o,clients:I})=>{const d=o==="any"?M.Gy.words("any service"):E(o);return n.dialect.clients.
every(P=>I.includes(P))?d:(0,M.mG)`${d} for ${(0,D.eZ)(I)}`});return(0,G.ZT)(L,(0,G.AZ)(y[0]?.because??[],e.places,l))})}const p=({clients:m},{context:l})=>[...Map.
groupBy(l.clients,n=>m[n])].map(([n,e])=>(0,M.mG)`${M.Gy.sign(n)} ${e.map(g=>U.bB[g]).join(", ")}: ${b.nx[n]}`),r={none:"none",sent:"sent","not-sent":"not sent \
(no connection)",withheld:"not sent (not HTTPS)",dropped:"not sent (redirected to another host)"};function c({status:m,reason:l,url:n,ms:e,...g}){const{mediaType:y,
address:L,proxy:o,authorization:I}=g,d=m===null||l===""?M.Gy.nothing:M.Gy.prose(l,w),A=M.Gy.joined([`${m??"none"}`,d]," ");return(0,G.ZT)((0,M.mG)`${A} from ${M.
Gy.code((0,s.cq)(n))} ${m===null?"after":"in"} ${(0,R.kJ)(e)}`,y===null?M.Gy.nothing:E(y),L===null?M.Gy.nothing:(0,M.mG)`at ${E(L)}`,o===null?M.Gy.nothing:(0,M.
mG)`through ${M.Gy.code((0,s.cq)(o))}`,I==="none"?M.Gy.nothing:`token ${r[I]}`)}function i(m,l){const n=E(m.id);switch(m.kind){case"url":return(0,M.mG)`${n} ${M.
Gy.code((0,s.cq)(m.url))}`;case"login":{const{client:e,authz:g,token:y,ports:L}=m.login;return(0,M.mG)`${n} authz ${M.Gy.code((0,s.cq)(g??"none"))}, token ${M.Gy.
code((0,s.cq)(y??"none"))}, client ${M.Gy.code(e)}, ports ${L.join(" to ")}`}case"problem":return(0,M.mG)`${n}: ${(0,G.U1)(m.problem.code,l)}`}}function $({lookupMs:m,
connectMs:l,tlsMs:n,firstByteMs:e,totalMs:g}){return Object.entries({...{DNS:m,connect:l,TLS:n,"first byte":e},total:g}).flatMap(([L,o])=>o===null?[]:`${L} ${(0,R.
kJ)(o)}`).join(", ")}const T=({discovery:m,timing:l})=>`${m.kind==="failed"?m.problem.code:m.kind} after ${(0,R.kJ)(l.totalMs)}`,k=({host:m,subject:l,issuer:n,expires:e},g)=>(0,M.
mG)`${E(m)} valid until ${M.Gy.prose((0,R.nO)(e,g))}; subject ${E(l)}, issuer ${E(n)}`,a=m=>Array.from(Map.groupBy(m,l=>JSON.stringify(l.looks)).values(),l=>({clients:l.
map(({client:n})=>n),looks:(l[0]?.looks??[]).map(({source:n,held:e,counts:g})=>{const y=e==="no token"?" (ends the search)":" (used)";return{source:n,held:`${f[e]}${g?
y:""}`}})})),f={nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"\
turned off"};function h(m){const l=a(m);return l.flatMap(({clients:n,looks:e})=>e.map(({source:g,held:y})=>{const L=l.length>1?`${(0,D.eZ)(n)}: `:"";return(0,M.
mG)`${L}${M.Gy.prose(g)}: ${y}`}))}}),806:((Mt,nt,t)=>{t.d(nt,{AZ:()=>n,Ku:()=>i,N8:()=>l,OS:()=>c,U1:()=>k,ZT:()=>$,b8:()=>f,dI:()=>a,dS:()=>G,du:()=>u,h:()=>p,
ik:()=>m,jR:()=>h,xy:()=>r});var D=t(9432),C=t(9119),U=t(255),s=t(4503),b=t(5102),R=t(8884),M=t(7792);const v=Number.POSITIVE_INFINITY,G=3,w={causes:v,hosts:6,messages:4,
characters:4e3,places:12,ownPlaces:4,items:v,rows:v,roots:1e3,details:2e3,remarks:v,hasLines:!0},B={...w,causes:20,characters:500,items:100,rows:50,roots:100,details:20,
remarks:5,hasLines:!1},E={...B,causes:30,hosts:4,messages:3,characters:1e3,places:6,items:1e3,rows:20,roots:3,remarks:v,hasLines:!0},_={log:E,summary:B,brief:{...B,
causes:10,items:0,rows:0,roots:0,details:0},notes:{...E,hosts:20,messages:10,characters:700,places:8,items:0},page:w},u=(e,g,y,L=[])=>({context:e,medium:g,limits:_[g],
elsewhere:y,detailed:new Set,lines:new Map(L.map(o=>[(0,C.R3)(o.place),o]))}),p=M.Gy.words("in the JSON report"),r=M.Gy.words("in the job summary"),c=(e,g,{elsewhere:y})=>e===
0?[]:[M.om.paragraph((0,M.mG)`and ${(0,D.px)(e,`more ${g}`)} ${y}`)];function i(e,g,y,L,o){const{shown:I,more:d}=(0,D.zN)(e,g);return I.length===0?[]:[...o(I),...c(
d,y,L)]}function $(e,...g){const y=M.Gy.joined(g,M.Gy.words("; "));return M.Gy.isEmpty(y)?e:(0,M.mG)`${e} (${y})`}const T=/^[a-z\d]+(?:-[a-z\d]+)*$/,k=(e,{context:g})=>M.
Gy.link(T.test(e)?`${g.docsUrl}#${e}`:null,M.Gy.code(e)),a=e=>`host-${e}`;function f(e,{detailed:g},y=M.Gy.code){const L=(0,U.nx)(e);return g.has(e)?M.Gy.link(`\
#${a(e)}`,y(L)):y(L)}const h=(e,{medium:g,limits:y})=>g==="log"&&y.details===0&&e.length===1&&e.every(b.DI);function m(e,{context:g},y=!1){if(typeof e=="string")
return M.Gy.code(e);const L=y?(0,C.bH)(e.file).path:e.file;return M.Gy.link((0,s.uM)(e,g),M.Gy.path((0,C.eo)({...e,file:L})))}function l({module:e,place:g},y){const L=e===
void 0?M.Gy.nothing:M.Gy.path(e);return M.Gy.joined([L,m(g,y)],M.Gy.words(": "))}function n(e,g,y,L=!1){const{places:o,noun:I}=(0,R.TD)(e);return M.Gy.some(o,g,
d=>m(d,y,L),I)}}),7792:((Mt,nt,t)=>{t.d(nt,{AA:()=>v,Gy:()=>w,mG:()=>s,om:()=>B,rC:()=>U});var D=t(9432),C=t(1780);const U={error:"fails",warning:"warns",notice:"\
notice"},s=(E,..._)=>E.flatMap((u,p)=>{const r=_[p]??[],c=typeof r=="number"?String(r):r;return u===""?[c]:[{kind:"words",text:u},c]}),b=E=>E===""||Array.isArray(
E)&&E.every(b),R=(E,_={kind:"words",text:", "})=>E.filter(u=>!b(u)).flatMap((u,p)=>p===0?[u]:[_,u]);function M(E,_,u,p=""){const{shown:r,more:c}=D.zN(E,_),i=R(r.
map(u)),$=p===""?`${c} more`:D.px(c,`more ${p}`);return c===0?i:s`${i} and ${$}`}const v=E=>/^https?:\/\/[!-~]+$/.test(E),G=60,w={isEmpty:b,joined:R,some:M,nothing:[],
newLine:{kind:"break"},words:E=>({kind:"words",text:E}),code:(E,_)=>({kind:"code",text:E,max:_}),name:E=>({kind:"code",text:E,breaks:"dots"}),path:E=>({kind:"co\
de",text:E,breaks:"slashes"}),value:E=>({kind:"code",text:E,max:G,breaks:"never"}),prose:(E,_)=>({kind:"prose",text:(0,C.pj)(E),max:_}),sentence:(E,_)=>({kind:"\
sentence",text:(0,C.pj)(E),max:_}),strong:E=>({kind:"strong",content:E}),small:E=>b(E)?[]:{kind:"small",content:E},link:(E,_)=>({kind:"link",url:E,content:_}),sign:E=>({
kind:"sign",of:E})},B={column:(E,_,u)=>({title:E,cell:p=>s`${_(p)}`,style:u}),title:(E,_=[],u=null)=>({sign:u,name:E,text:_}),paragraph:E=>({kind:"paragraph",content:E}),
line:E=>({kind:"details",title:E,children:[]}),details:(E,_)=>_.length===0?[]:[{kind:"details",title:E,children:_}],table:(E,_,u,p=()=>({}),r,c=Number.MAX_SAFE_INTEGER)=>{
const i=_.filter(({cell:T})=>E.some(k=>!b(T(k)))),$=E.map(T=>({...p(T),cells:i.map(({cell:k})=>k(T))}));return Array.from({length:Math.ceil($.length/c)},(T,k)=>{
const a=$.slice(k*c,(k+1)*c);return{kind:"table",caption:u,columns:i,rows:a,style:r}})}}}),8345:((Mt,nt,t)=>{t.d(nt,{C:()=>b,c:()=>R});var D=t(9179),C=t(3846),U=t(
1054),s=t(845);const b="write the `source` that the documentation of the provider shows, such as NAMESPACE/TYPE: a repository is no provider";function R(v,G){if(v.
length>U.lG)return null;const[w=""]=v.split("/",1);if(G.kind!=="invalid")return G.hostImplied?null:(0,U.L6)(w);if((0,U.Kc)(v))return U.dj;if(v!==v.trim())return"\
remove the white space around the address";const[,B="",E=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec((0,D.Mi)(v,""))??[],_=B!==""&&/\bterraform-provider-|\.git$/.
test(E);if((0,s.ni)(E)||_)return b;const u=(0,s.Fu)(E,"provider");return u!==null?`write ${u}`:G.error.split(`

`)[1]??M(v,E)}function M(v,G){const[,w="",B]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(G)??[];if(w!==v&&(0,C.mi)(w,"terraform").kind==="registry")return`w\
rite ${w}${B===void 0?"":", and the version in the `version` argument"}`;const E=w.split("/"),[_="",u=""]=E;if(E.length>3){const p=`; service discovery works on\
ly at the root of a host, not below /${u}`;return`write HOST/NAMESPACE/TYPE${(0,U.Cm)(_)?p:""}`}return E.length===3?(0,U.L6)(_):E.length===2&&(0,U.Cm)(_)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}}),437:((Mt,nt,t)=>{t.d(nt,{k_:()=>rt,w5:()=>It});var D=t(493),C=t(3024),U=t(6760),s=t(9968),b=t(3114),R=t(
9432),M=t(9179);const v=1024*1024,G=4e3;function w(V,it){const{redact:gt,names:dt,directory:vt,checkedAt:Ot,configs:Dt}=it,H=Dt.flatMap(et=>et.files).flatMap(({
path:et,shown:O})=>[B(et),O]),tt=et=>!H.includes(et)&&(0,b.L8)((0,U.basename)(et),new Set,(0,U.basename)((0,U.dirname)(et)))!==void 0;return[...Map.groupBy(V,({
file:et})=>et)].flatMap(([et,O])=>{const W=B((0,U.resolve)(vt,et)),st=(0,s.N0)(()=>(0,C.statSync)(W).mtimeMs<=Ot+1,!1)&&[et,W].every(tt)?(0,s.yR)(W,v):null,lt=st?.
ok?st.text.replace(/^\uFEFF/,"").split(/\r?\n/):[];return O.flatMap(ct=>{const ht=lt[ct.line-1]??"";return ct.column<=ht.length&&ht.length<=G&&gt(ht,dt)===ht?T(
ht,ct):[]})})}const B=V=>(0,s.N0)(()=>(0,C.realpathSync)(V),(0,U.resolve)(V)),E=80,_=($late0??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.-]|\"[^\"\\\\$%]*\")*","u")),u=($late1??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.?!&|>*+-]|\"[^\"\\\\$%]*\")*","u")),
p=V=>_.exec(V)?.[0]??"",r=($late2??=new RegExp("(?<=(?:^|[{,])\\s{0,99}|[\"}/]\\s{1,99})(?:[\\p{ID_Continue}-]+|\"[\\p{ID_Continue}-]+\")\\s*[=:]\\s*$","u")),c=/^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/,
i=/^\s*"?(?:source"?\s*[=:]\s*["'](?=.*[./])(?!.*(?:\w{16}|gh[a-z]_|github_pat|glpat|AKIA|eyJ|xox|sk-|hf_|hvs|atlasv1))[\w./'${}-]*|version"?\s*[=:]\s*["'][\d.,~><=!\s-]*)$/,
$=/^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/;function T(V,it){const gt=Array.from(V),dt=gt.slice(0,it.column-1).join(""),
vt=i.test(V),Ot=vt?gt.length:it.endColumn-1,Dt=gt.slice(it.column-1,Ot).join(""),Z=dt.length+Dt.length,H=dt.length<=E&&p(dt)===dt,tt=H?c.exec(V.slice(0,2*E))?.[0]??
"":"",et=tt.length>=Z,O=et||vt||$.test(Dt);if(!H&&!O)return[];const W=et?dt:r.exec(dt)?.[0]??"",F=/^"?source\b/.test(W)?a:void 0,Q=(0,M.Qj)(Dt),st=tt.slice(Z),lt=V.
slice(Z+st.length),ct=/^\s*$/.test(dt)&&/^[\w-]+$/.test(Dt)&&/^\s*=\s/.test(lt),ht=H&&O&&(ct||/["{]\s*$/.test(Dt+st));return{place:it,before:(H?f(dt.slice(0,dt.
length-W.length)):"\u2026 ")+W,literal:(0,R.dh)(O?Q:f(Q,u.exec(Q)?.[0],F),2*E),after:st+f(lt,ht?p(lt.slice(0,E)):"")}}const k=new RegExp("\"[^\"]*\"|(?<![\\p{ID_Continue}.-])(?!(?<=(?:^|[{,]\\s)\\s*)[\\p{ID_Continue}.-]+\\s*[={:]|(?<=^)[\\p{ID_Continue}.-]+\\()[\\p{ID_Continue}.-]+","gu"),
a=/^"(?:\.\.?\/|git::[\w./:-]*"$)|^(?:each|local|module|path|var)\./;function f(V,it=p(V.slice(0,2*E)),gt){const dt=V.slice(it.length);return it.replaceAll(k,Ot=>gt?.
test(Ot)===!0?Ot:Ot.startsWith('"')?'"\u2026"':"\u2026")+(dt.trim()===""?"":`${/^[\s#/]{0,9}/.exec(dt)}\u2026`)}var h=t(1331),m=t(2218),l=t(3214),n=t(5011),e=t(
3087),g=t(6097),y=t(255),L=t(2432),o=t(6092),I=t(345),d=t(3152),A=t(4515),P=t(2332);let x=function(...V){return{nameRepository:x}=t.late([4878],4878),new.target?
new x(...V):x(...V)},K=function(...V){return{prepareFleet:K}=t.late([8317,4668,9108],9108),new.target?new K(...V):K(...V)},z=function(...V){return{recordRun:z}=
t.late([8317,3169],3169),new.target?new z(...V):z(...V)};async function rt(V,it,gt,dt){const{env:vt,kill:Ot,pid:Dt}=it,Z={environment:vt,kill:Ot,pid:Dt,now:(0,A.
ie)(it)},H={...dt,...Z,startTimer:l.Ip,progress:gt.show};try{return ft(await Y(V,H),{...H,random:Math.random})}finally{gt.end()}}function ft(V,it){const{history:gt}=V.
settings;if(gt===null)return{checked:V,warnings:[]};try{const{history:dt,warnings:vt}=z(gt,V,it);return{checked:{...V,context:{...V.context,history:dt}},warnings:vt}}catch(dt){
const vt=(0,o.RK)((0,e.A3)(dt));return{checked:V,warnings:[`the history ${(0,o.RK)(gt)} was not read: ${vt}`]}}}async function Y(V,it){const gt=new Date,dt=(0,I.
s)(V,it),{upgrade:vt}=(0,n.n)(it.environment),Ot={...dt,upgrade:dt.upgrade||vt},Dt=Ot.deadlineMs;(Ot.usages.length>0||Ot.depth!=="discovery")&&(0,A.L2)();const Z=()=>it.
stop.end({kind:"deadline",ms:Dt}),H=it.startTimer(Dt,Z),tt=it.now()+Dt;it.stop.endIfDue=()=>it.now()<tt?void 0:Z();try{const O=await(Ot.usages.length===0?P.iA:K)(
Ot,it,gt);await(0,A.xu)();const W=await J(O,Ot,it);return Et(W,O,Ot,it)}finally{H()}}async function J(V,it,gt){const{environment:dt,stop:vt,isFork:Ot,wording:Dt=d.
w7}=gt,{dialect:Z,missing:H}=V,tt=await ot(V,it,gt),{predicted:et}=tt,O=[V.requirements,et.requirements],W={...V,...tt,requirements:(0,m.h1)(O,Z.clients),tokenVariables:It(
dt),tokenHosts:it.tokens.map(({host:lt})=>lt),stopped:[vt.why??[],H??[]].flat()},F={...gt.secrets,names:(0,m.wX)(W.requirements,V.usages),configs:V.configs,directory:gt.
directory,checkedAt:V.startedAt.getTime()},{isTerminal:Q}=Dt,st={...it,dialect:Z,isFork:Ot,isTerminal:Q,now:F.checkedAt};return(0,D.S4)(W,st,lt=>w(lt,F))}async function ot(V,it,gt){
const{requirements:dt,roots:vt}=V,Ot=(0,m.en)(dt,it),Dt=Array.from(Ot,([F,Q])=>(0,h.i)(F,Q)),Z=new Set(dt.map(({host:F})=>F).filter(F=>!Ot.has(F))),H=it.depth!==
"discovery"&&vt.length>0;if(Z.size===0&&!H)return{visits:Dt,predicted:D.j7,tokenSources:new Map};const{contact:tt}=await Promise.all([t.e(5866),t.e(7786)]).then(
t.bind(t,7786)),et=await tt([...Z],V,it,gt),O=new Set(et.visits.map(({host:F})=>F)),W=Dt.filter(({host:F})=>!O.has(F));return{...et,visits:[...et.visits,...W]}}
function Et(V,it,gt,dt){const{startedAt:vt,requirements:Ot,usages:Dt,changes:Z,scan:H,clients:tt,repositories:et}=it,O=(0,m.wX)([...Ot,...V.roots.flatMap(({rows:wt})=>wt)],
Dt),W=(0,g.QA)(V,dt.environment),F=[...it.remarks,...(0,g.f2)(V,gt)],Q=(0,g.q9)([...W,...F,...(0,g.rc)(V)]),{why:st,evidence:lt}=it.dialect,ct={verdict:V,remarks:Q,
detection:{why:st,evidence:lt}},{verdict:ht,remarks:ut,detection:_t}=dt.secrets.redact(ct,O),Pt=H.files>0&&et.length===0,Tt={dialect:{...it.dialect,..._t},failOn:gt.
failOn,depth:gt.depth,scan:H,remarks:ut,startedAt:vt.toISOString(),durationMs:Date.now()-vt.getTime(),version:L.xv,docsUrl:L.aq,clients:tt(),links:null,repository:Pt?
x(dt.directory,dt.environment):null,repositories:et,history:null};return{settings:gt,changes:Z,verdict:ht,context:Tt}}const It=V=>Object.keys(V).filter(y.Zp)}),
2332:((Mt,nt,t)=>{t.d(nt,{fT:()=>dt,iA:()=>V,Nu:()=>gt});var D=t(3024),C=t(6760),U=t(8185),s=t(2170),b=t(255),R=t(3298);function M({links:Z,...H},tt,et,O){const W={
...H,newHosts:new Set,files:null,remarks:[]};if(tt===null)return W;const F=ut=>({...W,remarks:[`changed-only has no effect: ${ut}`]});if(tt.kind==="all")return F(
tt.why);const Q=v(tt.files,Z),st=new Set(Q.filter(({status:ut})=>ut!=="removed").map(({file:ut})=>ut));if(st.size>0&&![...st].some(ut=>et(ut)!==null))return F("\
the checkout contains none of the files that the pull request changes");const lt=H.usages.filter(ut=>st.has(ut.place.file)||O(ut)),ht=`changed-only: the pull re\
quest changes ${tt.files.length===1?"1 file":`${tt.files.length} files`} with ${lt.length} of ${H.usages.length} usages`;return{usages:lt,notes:H.notes.filter(ut=>G(
(0,s.W7)(ut),st)||O(ut)),newHosts:B(H.usages,Q,et),files:new Set(Q.map(({file:ut})=>ut)),remarks:[ht]}}function v(Z,H){const tt=new Map(Z.map(O=>[O.file,O])),et=H.
entries().flatMap(([O,W])=>{const F=tt.get(W);return F===void 0?[]:[{...F,file:O}]});return[...Z,...et]}const G=(Z,H)=>H.has(Z)||Z==="."||[...H].some(tt=>tt.startsWith(
`${Z}/`)),w=2e8;function B(Z,H,tt){const et=new Set;if(H.some(p))return et;const O=new Map(H.map(ct=>[ct.file,ct])),W=(0,R.O)(ct=>E(O.get(ct),tt)),F=H.flatMap(({
patch:ct})=>_(ct,/^[ -]/));let Q=0;const st=(ct,ht)=>{const ut=[ht,(0,b.pk)(ht).toLowerCase()];return ct.filter(_t=>(Q+=_t.length,Q<=w&&ut.some(Pt=>_t.includes(
Pt)))).length},lt=(ct,ht)=>{const{isNew:ut,now:_t,added:Pt}=W(ct),Tt=ut?0:st(_t,ht);return ut||Tt>0&&Tt===st(Pt,ht)};for(const[ct,ht]of Map.groupBy(Z,ut=>ut.host)){
if(ct===null||ht.some(({isHostImplied:_t})=>_t))continue;const ut=[...new Set(ht.map(({place:_t})=>_t.file))];!ut.every(_t=>O.has(_t))||st(F,ct)>0||ut.every(_t=>lt(
_t,ct))&&Q<=w&&et.add(ct)}return et}function E(Z,H){const{file:tt="",status:et,patch:O=null}=Z??{},W=et==="added";if(W||O===null)return{isNew:W,now:[],added:[]};
const F=(H(tt)??"").toLowerCase().split(`
`);return{isNew:W,now:F,added:_(O,/^\+/)}}const _=(Z,H)=>(Z??"").toLowerCase().split(`
`).filter(tt=>H.test(tt)),u=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,p=({file:Z,status:H,changes:tt,patch:et})=>et===null&&H!=="added"&&tt>0&&u.test(
Z);var r=t(2218),c=t(9968),i=t(4202),$=t(1011),T=t(4120),k=t(9432),a=t(4756),f=t(3096),h=t(3474),m=t(3152),l=t(9029),n=t(5011),e=t(5440),g=t(7706),y=t(1098),L=t(
9119),o=t(5106);const I=["TF_CLOUD_HOSTNAME",o.OZ],d=["TFE_HOSTNAME",o.M],A={cloud:I,cloud_default:I,provider_tfe:d,provider_tfe_default:d,terragrunt_source:["T\
G_TF_DEFAULT_REGISTRY_HOST",o.e$]},P=/^(cloud|backend_)/,x=/^backend_remote/,K="remote backends are not checked, because a file of -backend-config may name othe\
rs";function z({usages:Z,notes:H,declared:tt},et,O){const W=new Set(Z.flatMap(({workspace:wt})=>wt?.name??[])),F=new rt(et,W.size>1),Q=Z.map(F.read),{settled:st,
missing:lt,added:ct,remarks:ht,init:ut}=F,_t=O!=="discovery",Pt=_t?Q.flatMap(wt=>ot(wt,et)):[],Tt=wt=>{const{code:Bt}=wt.problem,Kt=Wt=>wt.places.some(Ht=>Wt.has(
(0,L.df)(Ht)));return/^(host|source)-/.test(Bt)&&Kt(st)?[]:Bt==="block-backend"&&!ut.hasBackend?[]:Bt==="host-missing"&&_t&&Kt(lt)?{...wt,severity:"error"}:wt};
return{usages:Q,notes:[...H.flatMap(Tt),...ct,...Pt],declared:tt.filter(({kind:wt})=>ut.hasBackend||wt!=="state-expression"),remarks:[...ht],isLockReadonly:ut.isLockReadonly}}
class rt{environment;isAmongOthers;init;remarks;settled=new Set;missing=new Set;added=[];constructor(H,tt){this.environment=H,this.isAmongOthers=tt,this.init=(0,n.
n)(H),this.remarks=new Set(this.init.remarks)}read=H=>{const{kind:tt,place:et,workspace:O}=H,{backendConfig:W,hasBackend:F}=this.init,Q=x.test(tt),st=Q&&W.some(
Tt=>!Tt.includes("="));if(st||!F&&P.test(tt))return this.settled.add((0,L.df)(et)),st&&this.remarks.add(K),{...H,needs:[],directHost:void 0,workspace:void 0};const[
lt,ct]=[O?.name,this.environment.TF_WORKSPACE];if(/^cloud/.test(tt)&&lt&&ct&&lt!==ct&&!H.isOverridden){const{isAmongOthers:Tt}=this,wt=(0,g.g6)({kind:"workspace",
what:lt,selected:ct,isAmongOthers:Tt});this.added.push((0,s.kH)(wt,{places:[et],clients:H.clients}))}const ut=Q&&W.some(Tt=>!ft.test(Tt))?{...H,workspace:void 0}:
H,_t=Q?Y(W):J(H,this.environment);if(_t!==null&&!H.isOverridden)return this.withHost(ut,_t);const Pt=tt==="backend_remote_default"&&O?.organization===null;return P.
test(tt)&&!Pt&&this.missing.add((0,L.df)(et)),ut};withHost(H,{text:tt,service:et,variable:O}){const{place:W,replacedFor:F=[]}=H,Q=H.clients.filter(ht=>!F.includes(
ht)),{host:st,needed:lt,problem:ct}=e.pb.host(tt,"terraform",!1);return this.settled.add((0,L.df)(W)),O!==null&&this.remarks.add(`${O} names ${(0,k.dh)(tt)}`),ct&&
this.added.push((0,s.kH)(ct,{places:[W],clients:Q})),{...H,host:st,isHostImplied:!1,needs:lt===null?[]:[{host:lt,service:et,clients:Q}],text:H.text?.replace(/^tfr:\/\/\//,
`tfr://${tt}/`)??null}}}const ft=/^hostname=/;function Y(Z){const tt=(Z.findLast(et=>ft.test(et))??"").replace(ft,"");return tt?{text:tt,service:o.Bn,variable:null}:
null}function J({kind:Z,text:H,backend:tt,isHostImplied:et},O){const[W="",F=""]=(tt==="cloud"?I:A[Z])??[],st=et||Z.endsWith("_default")&&H===null?O[W]:void 0;return st?
{text:st,service:F,variable:W}:null}function ot({kind:Z,workspace:H,place:tt,clients:et,isOverridden:O,replacedFor:W=[]},F){const Q=x.test(Z),st=(H?.lacks??[]).
filter(_t=>Q||!F[o.uW[_t]]);if(O||st.length===0)return[];const lt=Q?"remote backend":"cloud block",ct=Z==="backend_remote_default"&&st.length===$.Rt.length,ht=et.
filter(_t=>!W.includes(_t)),ut=(0,y.y7)({block:lt,lacks:st,isOpen:ct});return[(0,s.kH)(ut,{places:[tt],clients:ht})]}var Et=t(533),It=t(5306);async function V(Z,H,tt){
const et=H.now(),O=await(0,It.SQ)(Z,H),W=Z.scan.length===0?0:H.now()-et,{usedBy:F,...Q}=(0,It.o0)(Z,O,H),{files:st,bytes:lt}=O,ct=Z.changedOnly?await H.changes(
Z):null,ht=[...Q.notes,...Ot(O,H.stop.why)],ut={...O,...Q,notes:ht,changes:ct,setting:Z.dialect},{unmatched:_t,directories:Pt,endedAt:Tt}=O,wt=(0,i.Ls)(Z.exclude),
Bt=xt=>xt.split("/").some(i.G$)||(0,f.eH)((0,f.jt)(xt)).some(wt),Kt=Tt===null?[..._t].filter(xt=>!Bt(xt)):[],{GITHUB_EVENT_NAME:Nt=""}=H.environment,Wt=Z.scan.length===
0&&/^pull_request|^merge_group/.test(Nt),Ht={startedAt:tt,dialect:Q.dialect,isEmpty:Z.scan.length>0&&O.isEmpty&&O.endedAt===null,changes:ct,bots:Q.bots,remarks:[
...Wt?[it]:[],...(0,T.$V)("exclude",Kt,[...Pt])],notes:[],scan:{files:st,bytes:lt,durationMs:W},clients:F,repositories:[],missing:null,checkouts:null};return dt(
[gt(null,ut,Z,H)],Ht,Z,H)}const it="the files of this pull request were not read, because of `hostnames`; to read them, set `scan: .`";function gt(Z,H,tt,{environment:et,
directory:O,stop:W}){const F=z(H,et,tt.depth),Q=(0,l.y)(H.dialect,et),st={...H,...F,unmanaged:Q,settings:{...tt,dialect:H.setting}},lt={...st,...(0,Et.G9)(st)},
ct=Bt=>(0,c.r7)((0,C.join)(O,Bt)),ht=Bt=>(0,U.US)(Bt,tt),ut=M(lt,H.changes,ct,ht),{roots:_t,notes:Pt,expand:Tt,locks:wt}=(0,Et.D0)({...lt,changed:ut.files,ending:W});
return{name:Z,dialect:H.dialect,usages:wt.without(ut.usages),roots:_t,expand:Tt,namedHosts:(0,$.kA)(lt.usages),notes:ut.notes,rootNotes:Pt,newHosts:ut.newHosts,
remarks:[...ut.remarks,...F.remarks,...lt.remarks]}}function dt(Z,H,tt,et){const{dialect:O,checkouts:W,scan:F}=H,Q=et.environment.SSL_CERT_FILE||"/",st=Z.flatMap(
({usages:Tt})=>Tt),lt=Z.flatMap(Tt=>Tt.roots),ct=(0,l.j)(st,tt,O,et,W?.plugins??null,lt),{usages:ht,configs:ut,releases:_t}=ct,Pt=vt(ht,Z,tt,O.clients);return Dt(
Pt.requirements),{...H,...Pt,dialect:{...O,releases:_t},configs:ut,usages:ht.filter($.s7),roots:lt,expand:Z[0]?.expand??null,notes:[...Z.flatMap(({notes:Tt})=>Tt),
...Z.flatMap(({rootNotes:Tt})=>Tt),...H.notes],newHosts:new Set(Z.flatMap(({newHosts:Tt})=>[...Tt])),namedHosts:F.files===0||tt.exclude.length>0?null:new Set(Z.
flatMap(({namedHosts:Tt})=>[...Tt])),complaints:ct.findings,remarks:[...H.remarks,...(0,D.existsSync)(Q)?[]:[`SSL_CERT_FILE names ${(0,k.dh)(Q)}, which does not\
 exist`],...new Set(Z.flatMap(Tt=>Tt.remarks)),...ct.remarks],scan:{...F,usages:ht.length}}}function vt(Z,H,tt,et){const O=tt.hostnames.map(({host:st})=>st),W=Map.
groupBy(Z,({repository:st=null})=>st),F=H.map(({name:st,namedHosts:lt})=>{const ct=new Set([...lt,...O]),ht={hostnames:[],requiredServices:[]};return(0,r.CG)(ht,
W.get(st)??[],et,ct)}),Q=H.flatMap(({name:st,dialect:lt},ct)=>(0,r.Fh)(st,lt,F[ct]??[]));return{requirements:(0,r.h1)([(0,r.CG)(tt,[],et),...F],et),guesses:Q}}function Ot({
endedAt:Z,files:H},tt){return Z===null||tt===null?[]:[(0,s.ht)(Z,(0,a.ub)({kind:"time",stopped:tt,files:H}))]}function Dt(Z){const{size:H}=new Set(Z.map(({host:et})=>et)),
tt=`scan found ${H} hosts, the limit is ${h.pS}: narrow scan or exclude files`;if(H>h.pS)throw new m.GN([tt])}}),2796:((Mt,nt,t)=>{t.d(nt,{cZ:()=>G,cr:()=>T,hs:()=>k,
pq:()=>a});var D=t(2886),C=t(9432),U=t(9119),s=t(8032),b=t(255),R=t(1780),M=t(8884);const v=3;function G(f){const h=new Map(f.map(n=>[n,(0,M.eb)([n]).length])),
m=n=>h.get(n)??0,l=f.toSorted((n,e)=>m(e)-m(n));return(0,U.c1)(l,B).flatMap(n=>{const e=(0,U.c1)(n,E);return e.length>v?[n]:e}).map(_).toSorted((n,e)=>(0,D.Np)(
n,e)||w(n)-w(e)||e.hits-n.hits||e.hosts.length-n.hosts.length)}function w({code:f,affects:h}){return f==="machine-network"?-1:f==="host-not-checked"?2:h.length===
0||s.Du.some(m=>h.includes(m))?0:1}const B=({severity:f,problem:{code:h},affects:m,exclude:l})=>JSON.stringify([f,h,h==="machine-network"||m,l===void 0]),E=f=>f.
exclude===void 0?i(f.problem.help??"",f):"";function _(f){const[h]=f,m=[...new Set(f.flatMap(({host:o})=>o??[]))],{code:l,title:n}=h.problem,e=o=>{const I=A=>m.
length>1?i(o(A),A):(0,R.pj)(o(A)),d=I(h);return f.every(A=>I(A)===d)?d:null},y=f.length>1&&h.exclude!==void 0?"":e(({problem:o})=>o.help??""),L=e(({problem:o})=>o.
message);return{severity:h.severity,code:l,title:n,affects:[...new Set(f.flatMap(({affects:o})=>o))],findings:f,hosts:m,hits:(0,M.eb)(f).length,message:y===null?
null:L,help:y?.includes(p)?`${y}; ${c(m)}`:y}}const u="HOST",p=b.xV+u,r=5,c=f=>`${p} is ${(0,C.K4)(f,r,h=>(0,b.fK)(h)[0]??h)}`,i=(f,{host:h})=>(0,R.pj)(f,m=>$(m,
h));function $({host:f,shownAs:h,isVariable:m},l){if(m)return f===l?p:h;const n=`.${f}:`.replace(`.${l}:`,`.${u}:`).slice(1,-1);return n===f?h:n}const T=f=>(0,U.
c1)(f,({problem:{message:h,help:m=""}})=>`${(0,R.pj)(h)}
${(0,R.pj)(m)}`),k=f=>f.some(({host:h})=>h!==null)&&!f.every(D.zX);function a({hosts:f,findings:h}){const m=k(h),l=m?f.length:(0,M.Dx)(h).length;return l>1?`${(0,C.
px)(l,m?"host":"place")}: `:""}}),7039:((Mt,nt,t)=>{t.d(nt,{hF:()=>B});var D=t(8643),C=t(2170),U=t(9119),s=t(9615),b=t(3841),R=t(255),M=t(9179),v=t(5955),G=t(8884);
let w=function(...l){return{attemptsOf:w}=t.late([5866,7786],7786),new.target?new w(...l):w(...l)};function*B(l,n){const{hosts:e,findings:g,passed:y,ignored:L,stopped:o,
roots:I}=l,{dialect:d,remarks:A,repository:P,repositories:x,startedAt:K,durationMs:z}=n,{usages:rt,...ft}=n.scan;yield*(0,v.M)({schemaVersion:1,version:n.version,
passed:y,stopped:(0,b.p)(o)||void 0,incomplete:E(o),failOn:n.failOn,repository:P??void 0,repositories:E(x),dialect:d.name,clientDetection:u(d),clients:n.clients,
startedAt:K,durationMs:z,counts:Object.fromEntries(s.oC.map(Y=>[`${Y}s`,_(g,Y)])),hosts:e.values().map(p),findings:g.values().map(a),roots:E(I)?.values().map(f),
ignored:L,usages:rt,remarks:E(A),scan:ft}),yield`
`}const E=l=>l.length===0?void 0:l,_=(l,n)=>l.filter(e=>e.severity===n).length;function u({clients:l,versions:n,releases:e,isGuess:g,why:y,evidence:L}){return{clients:l,
assumed:g??!1,why:(0,M._U)(y),versions:Object.entries(n).map(([o,I])=>({client:o,version:(0,M._U)(I)})),releases:e.map(({name:o})=>o),evidence:L.map(({client:o,
version:I,level:d,text:A,place:P})=>({client:o,version:I===null?null:(0,M._U)(I),kind:d,text:(0,M._U)(A),...T(P)}))}}function p(l){const{visit:n,requirements:e,
services:g,servicesFrom:y,clients:L,isNew:o}=l,{discovery:I,hops:d,timing:A,certificates:P}=n.attempt;return{host:n.host,display:(0,R.pk)(n.host),discovery:I.kind,
...r(I),..."excerpt"in I&&I.excerpt!==null&&{excerpt:I.excerpt},documentUrl:"url"in I?(0,D.Pl)(I.url):null,hops:d.map(({challenge:x,...K})=>({...K,url:(0,M.cq)(
K.url),proxy:K.proxy&&(0,M.cq)(K.proxy)})),services:Object.fromEntries(g.map(x=>[x.id,i(x)])),servicesFrom:y&&T(y),hostBlocks:n.forced.map(({client:x,place:K})=>({
client:x,place:T(K)})),required:e.map(({service:x,clients:K,because:z})=>({service:x,clients:K,because:z.map($)})),credentials:n.credentials?.hasToken?n.credentials.
source:null,looks:n.looks,attempts:w(n).length,...n.earlier.length>0&&{earlier:n.earlier.map(c)},timingMs:{lookup:A.lookupMs,connect:A.connectMs,tls:A.tlsMs,firstByte:A.
firstByteMs,total:A.totalMs},certificates:P,clients:L,...o&&{new:!0}}}const r=l=>"problem"in l?{code:l.problem.code}:{},c=({discovery:l,timing:n})=>({discovery:l.
kind,...r(l),ms:n.totalMs});function i(l){if(l.kind==="url")return{url:(0,M.cq)(l.url)};if(l.kind==="problem")return{problem:{code:l.problem.code,...(0,s.ag)(l.
problem)}};const{authz:n,token:e}=l.login,g={authz:n&&(0,M.cq)(n),token:e&&(0,M.cq)(e)};return{login:{...l.login,...g}}}const $=l=>typeof l=="string"?l:T(l);function T({
file:l,line:n,column:e,endColumn:g,target:y,inside:L}){const{repository:o,path:I}=(0,U.bH)(l),d=o===null?{file:l}:{repository:o,file:I},A=y&&(0,U.bH)(y).path;return{
...d,line:n,column:e,endColumn:g,target:A,...k(L)}}function k(l){if(l===void 0)return{};const{through:n,isPublic:e,...g}=l;return{through:n,inside:g}}function a(l){
const{problem:n,severity:e,host:g,places:y,affects:L,exclude:o}=l;return{code:n.code,severity:e,host:g,service:(0,G.ju)(l),...(0,s.ag)(n),...k((0,C.Xd)(l)?.inside),
places:y.map($),affects:L,...n.constraints&&{constraints:n.constraints.map(I=>({...m(I),conflicts:I.conflicts}))},...o&&{exclude:o}}}function f({directory:l,clients:n,
rows:e}){const{repository:g,path:y}=(0,U.bH)(l);return{...g&&{repository:g},directory:y,clients:n,rows:e.map(h)}}function h({problems:l,places:n,rejectedAt:e,...g}){
const{excluding:y=[],conflicting:L=[],requiredBy:o,...I}=g;return{...I,...o&&{requiredBy:o.map(d=>({...m(d),...L.includes(d)&&{conflicts:!0},...y.includes(d)&&{
excludesNewest:!0}}))},codes:l.map(({code:d})=>d),places:n.map($)}}const m=({text:l,module:n,place:e})=>({constraint:l,module:n,place:$(e)})}),6662:((Mt,nt,t)=>{
t.d(nt,{S5:()=>y,K8:()=>L,gM:()=>o});var D=t(3471),C=t(5102),U=t(4073),s=t(806),b=t(8884),R=t(6906),M=t(6097),v=t(6092),G=t(7792);const w=13,B="  ",E=(d,A)=>_(d,
A).map(P=>(0,v.BP)(P.replaceAll("\xA0"," "))).join(`
`);function _(d,A,P="red"){switch(d.kind){case"paragraph":return r(d.content).flatMap(x=>(0,D.ky)((0,R.wh)(x),A));case"note":return u(`${d.label}:`,d.text,A);case"\
facts":return d.facts.flatMap(({label:x,texts:K})=>K.flatMap((z,rt)=>u(rt===0?x:"",z,A,w)));case"sources":return d.items.flatMap(x=>$(x,P,A));case"problem":return c(
d,A);case"table":return a(d,A);case"details":return T(d,A)}}const u=(d,A,P,x)=>(0,D.wW)({indent:2,label:d,style:"dim",column:x,text:(0,R.wh)(A)},P),p=d=>typeof d==
"string"||"kind"in d?[d]:d.flatMap(p);function r(d){const A=p(d),P=A.indexOf(G.Gy.newLine);return P<0?[A]:[A.slice(0,P),...r(A.slice(P+1))]}function c(d,A){const{
severity:P,code:x,url:K,message:z,count:rt,title:ft,parts:Y}=d,J=R.B2[G.rC[P]].style,ot=(0,R.wh)(G.Gy.isEmpty(z)?[rt,ft]:z);return[...(0,D.wW)({indent:0,label:`${P}\
[${x}]:`,style:J,url:K,text:ot},A),...Y.flatMap(Et=>i(Et,A,J))]}const i=(d,A,P)=>d.kind==="paragraph"?_(d,{...A,width:A.width-2}).map(x=>`  ${x}`):_(d,A,P);function $({
place:d="",message:A="",help:P="",line:x},K,z){const rt=typeof d=="object"&&"kind"in d&&d.kind==="link",ft=(0,R.wh)(d),Y=rt&&(0,G.AA)(d.url??"")?d.url:null,J={text:ft,
url:Y},ot=[ft,(0,R.wh)(A)].filter(It=>It!=="").join(": "),Et=rt?"-->":"-";return[...ot===""?[]:(0,D.wW)({indent:2,label:Et,style:"dim",text:ot,linked:J},z),...x===
void 0?[]:n(x,K,z),...G.Gy.isEmpty(P)?[]:u("help:",P,z)]}function T({title:d,children:A},P){const{sign:x,name:K,text:z}=d,{withFlags:rt=String}=P,ft=rt((0,R.wh)(
x===null?K:(0,G.mG)`${G.Gy.sign(x)} ${K}`)),Y=x===null?"bold":R.B2[x].style;return[...(0,D.wW)({indent:0,label:ft,style:Y,text:(0,R.wh)(z)},P),...A.flatMap(J=>i(
J,P))]}const k=(d="")=>/^(?:number|history)/.test(d);function a({columns:d,rows:A},P){const x=d.map(({title:Y})=>(0,R.wh)(Y)),K=A.map(({sign:Y="works",cells:J})=>({
sign:Y,cells:J.map(ot=>r(ot).map(R.wh))})),z=x.map((Y,J)=>Math.max(...[Y,...K.flatMap(({cells:ot})=>ot[J]??[])].map(D.nc)));if(z.reduce((Y,J)=>Y+B.length+J,B.length)>
P.width)return K.flatMap(({sign:Y,cells:J})=>{const[ot,...Et]=J.map(it=>it.join(", ")),It=Et.flatMap((it,gt)=>it===""?[]:[`${x[gt+1]} ${it}`.trim()]),V=`${ot}: ${It.
join("; ")}`;return(0,D.wW)({indent:2,label:R.B2[Y].text,style:R.B2[Y].style,text:V},P)});const ft=Y=>Y.map((J,ot)=>{const Et=" ".repeat((z[ot]??0)-(0,D.nc)(J));
return k(d[ot]?.style)?Et+J:J+Et}).join(B).trimEnd();return[`    ${(0,D.nI)(ft(x),"dim",P)}`,...K.flatMap(({sign:Y,cells:J})=>{const ot=Math.max(...J.map(({length:Et})=>Et));
return Array.from({length:ot},(Et,It)=>{const it=ft(J.map(dt=>dt[It]??"")).replace(/\u2573+/g,dt=>(0,D.nI)(dt,"red",P));return`  ${It===0?(0,D.nI)(R.B2[Y].text,R.B2[Y].
style,P):" "} ${it}`})})]}const f=160,h=12,m="    ",l=/##\w*\[/;function n(d,A,P){const{place:x,before:K,literal:z,after:rt}=d,ft=" ".repeat(`  ${x.line}`.length),
Y=Math.min(P.width,f)-ft.length-3;if(Y<h)return[];const J=e(K+z+rt),ot=J(K+z+rt),Et=(0,D.nc)(ot)<=Y?0:J(K).search(/[^ ]|$/),It=ot.slice(Et),V=(0,D.nc)(J(K))-Et,
it=(0,D.nc)(J(K+z))-Et,{from:gt,to:dt,text:vt}=g(It,V,Math.max(it,V+1),Y),Ot=(0,D.nI)("|","dim",P),Dt="^".repeat(Math.max(1,Math.min(it,dt)-Math.max(V,gt))),Z="\
 ".repeat(Math.max(V,gt)-gt);return[`${(0,D.nI)(`  ${x.line}`,"dim",P)} ${Ot} ${vt}`.trimEnd(),`${ft} ${Ot} ${Z}${(0,D.nI)(Dt,A,P)}`]}function e(d){const A=P=>(0,v.
RK)(P.replaceAll("	",m),Number.POSITIVE_INFINITY);return l.test(A(d))?P=>A(P).replaceAll(/(?<=#)#/g," #"):A}function g(d,A,P,x){const K=(0,D.nc)(d);if(K<=x)return{
from:0,to:x,text:d};const z=Math.max(0,x-2-(P-A)),rt=P<x?0:Math.max(0,A-1-Math.ceil(z*2/3)),ft=K-rt<=x,Y=rt+(ft?x:x-1),J=(0,D.Wc)(d,rt===0?0:rt+1,Y),ot=`${rt===
0?"":"\u2026"}${J}${ft?"":"\u2026"}`;return{from:rt,to:Y,text:ot}}function*y(d,A){for(const{text:P}of L(d,A))yield`${P}
`;yield`${o(d,A)}
`}function*L(d,A){const{isQuiet:P=!1,isRunner:x=!1,context:K}=A,z=(0,s.du)(K,"log",s.h,d.lines),rt=x?z:{...z,limits:{...z.limits,items:0,details:0}},ft=d.findings.
filter(ot=>(0,C.Zh)(ot,K)),Y=P?(0,U.CI)(["problems"],{...d,findings:ft},rt):(0,U.CI)(U.$9,d,rt);let J=!1;for(const ot of Y){const Et=E(ot,A),It=x&&ot.kind==="de\
tails"&&Et.includes(`
`),V=!It&&Et.includes(`
`);(J||V&&ot!==Y[0])&&(yield{kind:"plain",text:""}),J=V,yield{kind:It?"group":"plain",text:Et}}Y.length>0&&(yield{kind:"plain",text:""}),P||(yield{kind:"plain",
text:I(d,A,rt)})}function o(d,A){const{text:P,style:x}=R.B2[d.passed?"works":"fails"],K=(0,M.$N)(d,A.context);return(0,D.wW)({indent:0,label:P,style:x,text:K},A).
join(`
`)}function I(d,A,P){const{findings:x,hosts:K}=d,{context:z,isRunner:rt}=A,ft=(0,b.Dx)(x).length>P.limits.places,Y=K.length>s.dS||ft||x.length>0&&!(0,s.jR)(K,P),
J=rt?"the JSON report has all details; its path is the output `report`":"for all details: `--format json` or `--report FILE.json`",ot=[...(0,U.vH)(d,P).shown,...(0,M.
j6)(d,z).map(G.Gy.words),...x.some(C.nM)?[G.Gy.words(`problem codes: ${z.docsUrl}`)]:[],...Y?[G.Gy.words(J)]:[]];return E(G.om.paragraph(G.Gy.joined(ot,G.Gy.newLine)),
A)}}),2307:((Mt,nt,t)=>{t.d(nt,{I4:()=>G,PT:()=>s,g8:()=>M});var D=t(6092),C=t(4120),U=t(7792);function s(r,c){if(typeof r=="string")return(0,D.js)(r);if(!("kin\
d"in r))return r.map(i=>s(i,c)).join("");switch(r.kind){case"words":return(0,D.My)(r.text).replaceAll("\xA0",c.space);case"code":return b(r,c);case"prose":return(0,D.
h$)(r.text,r.max);case"strong":return`<b>${s(r.content,c)}</b>`;case"small":return c.small(s(r.content,c));case"sentence":return(0,C.Iu)((0,D.h$)(r.text,r.max));case"\
link":return R(r.url,s(r.content,c));case"sign":return c.sign(r.of);case"break":return`<br${c.end}`;case"chart":return c.chart(r)}}function b({text:r,max:c,breaks:i},{
end:$,space:T}){const k=(0,D.D9)(r,c);return i==="never"?k.replaceAll(" ",T):i===void 0?k:k.replaceAll(i==="dots"?/\./g:/(?<!<)\//g,`$&<wbr${$}`)}const R=(r,c)=>r!==
null&&((0,U.AA)(r)||/^#[!-~]+$/.test(r))?`<a href="${(0,D.js)(r,r.length)}">${c}</a>`:c;function M(r,c){const i=$=>s($,c);switch(r.kind){case"paragraph":return`\
<p>${i(r.content)}</p>
`;case"note":return`<p>${w(r,c)}</p>
`;case"facts":return`<dl>
${r.facts.map(({label:$,texts:T})=>`<dt>${(0,C.Iu)($)}</dt>${T.map(k=>`<dd>${i(k)}</dd>`).join("")}
`).join("")}</dl>
`;case"sources":return E(r.items,c);case"problem":return B(r,c);case"table":return p(r,c);case"details":return u(r,c)}}const v=(r,c)=>r.map(i=>M(i,c)).join(""),
G=r=>r===void 0?"":` class="${r}"`;function w({label:r,text:c,as:i},$){const T=s(c,$);if(i==="items")return T;const k=(0,C.Iu)(r);return i!=="small"?i==="help"?
`<b>${k}:</b> ${T}`:`${k}: ${T}`:$.small(`${r==="history"?(0,C.Iu)(T):`${k} ${T}`}.`)}function B(r,c){const{severity:i,code:$,url:T,count:k,title:a,message:f,parts:h}=r,
m={kind:"link",url:T,content:$},l=(0,U.mG)`${U.Gy.sign(U.rC[i])} ${U.Gy.strong([k,a])} (${m})`,n=U.Gy.isEmpty(f)?"":`<p>${s(f,c)}</p>
`;return c.problem(i,s(l,c),`${n}${v(h,c)}`)}function E(r,c){const i=f=>s(f,c),{figures:$=[],messages:T=[]}=Object.groupBy(r,({message:f=""})=>U.Gy.isEmpty(f)?"\
figures":"messages"),k=$.map(({place:f="",line:h})=>`<figure><figcaption>${i(f)}</figcaption>${_(h,c)}</figure>
`),a=T.map(({place:f="",message:h="",help:m="",line:l})=>{const n=U.Gy.isEmpty(m)?"":`<br${c.end}<b>Help:</b> ${i(m)}`;return`<li>${i(U.Gy.joined([f,h],U.Gy.words(
": ")))}${n}${_(l,c)}</li>
`});return`${k.join("")}${a.length===0?"":`<ul>
${a.join("")}</ul>
`}`}function _(r,c){if(r===void 0)return"";const i=(0,D.J7)(r.before.trimStart().replaceAll("	"," ")),[$,T,k]=[i,r.literal,r.after].map(a=>s(a.replaceAll("	"," "),
c));return`<pre>${$}<mark>${T}</mark>${k}</pre>`}function u({title:r,children:c,anchor:i,isOpen:$},T){const k=s(r.name,T),a=v(c,T),f=r.sign===null&&U.Gy.isEmpty(
r.text),h=a===""?`<b>${k}</b>`:T.name(k),l=[r.sign===null?"":T.sign(r.sign),f?k:h,s(r.text,T)].filter(e=>e!=="").join(" ");if(a==="")return`<p>${l}</p>
`;const n=i===void 0?a:`<div id="${(0,D.My)(i)}">
${a}</div>
`;return`<details${G(i===void 0?void 0:"host")}${$?' open=""':""}>
<summary>${l}</summary>
${n}</details>
`}function p({caption:r,columns:c,rows:i,style:$},T){const k=c.map(({title:h})=>s(h,T)),a=i.map(({cells:h,host:m,sign:l})=>{const n=m===void 0?"":` data-host="${(0,D.
My)(m.anchor)}"${m.isFailing?' data-failing=""':""}`,[e="",...g]=h,L=[l===void 0?e:(0,U.mG)`${U.Gy.sign(l)}${U.Gy.words("\xA0")}${e}`,...g].map((o,I)=>T.cell(I===
0?"first column":"row",U.Gy.isEmpty(o)?"\u2013":s(o,T),c[I]?.style,$===void 0?k[I]:""));return`<tr${n}>${L.join("")}</tr>
`}),f=c.map((h,m)=>T.cell("head",k[m]??"",h.style));return T.table(r,$,`<thead>
<tr>${f.join("")}</tr>
</thead>
<tbody>
${a.join("")}</tbody>
`)}}),1423:((Mt,nt,t)=>{t.d(nt,{OT:()=>B,TM:()=>m,Zw:()=>E});var D=t(9432),C=t(9119),U=t(1780),s=t(2796),b=t(4503),R=t(4120),M=t(8884),v=t(7792),G=t(7035),w=t(806);
function B(l,n){const{shown:e,rest:g}=(0,D.zN)((0,s.cZ)(l),n.limits.causes),y=new Set,L=g.flatMap(o=>o.findings).length;return[...e.map(o=>E(o,n,y)),...(0,w.OS)(
L,"finding",n)]}function E(l,n,e=new Set){const{severity:g,code:y,title:L,message:o,help:I,hosts:d,findings:A}=l,{context:P,limits:x}=n,K=(0,M.f5)(A).map(ot=>(0,w.
ik)(ot,n)),[z,rt]=d,ft=z&&rt===void 0?P.history?.get(z):void 0,Y=g==="error"&&(0,s.hs)(A)&&!e.has(`history ${z}`),J=ft&&Y?(0,G.kW)(ft):null;return J!==null&&e.add(
`history ${z}`),{kind:"problem",severity:g,code:y,url:`${P.docsUrl}#${y}`,count:(0,s.pq)(l),title:L,message:o===null?v.Gy.nothing:v.Gy.sentence(o,x.characters),
parts:[...o===null?r(l,n,e):u(l,n,e),..._("required by",v.Gy.joined(K),"line"),..._("help",I?v.Gy.prose(I,x.characters):v.Gy.nothing,"help"),..._("affects",(0,R.
od)(l.affects,P.clients),"small"),..._("history",J??v.Gy.nothing,"small")]}}const _=(l,n,e)=>v.Gy.isEmpty(n)?[]:[{kind:"note",label:l,text:n,as:e}];function u(l,n,e){
const{findings:g}=l,y=T(g,n),L=(0,M.Dx)(g),o=y.length>1&&L.length>1,I=y.length>1?"hosts":"host",d=i(g,n,e),A=n.limits.hasLines&&(!o||d.line!==void 0),P=A?L.slice(
0,1):[];return[...h(I,y,n.limits.hosts,"host",n,x=>k(x,o,n)),...A?$([d]):[],...a(g,P,o,n),...p(g,n)]}function p([l],n){const e=(l?.problem.constraints??[]).filter(
({conflicts:y})=>!y),g=n.limits.places;return h("other constraints",e,g,"constraint",n,y=>(0,w.ZT)(v.Gy.value(y.text),(0,w.N8)(y,n)))}function r(l,n,e){const g=(0,s.
cr)(l.findings),{shown:y,rest:L}=(0,D.zN)(g,n.limits.messages),o=P=>$(P.map(x=>c(x,l,n,e))),d=(f(n)===0?y:g).flatMap(P=>(0,M.Dx)(P).slice(0,1)),A=!n.limits.hasLines||
l.hosts.length>1;return[...o(y),...m(L.flat(),"finding",n,P=>o((0,s.cr)(P))),...a(l.findings,d,A,n)]}function c(l,{help:n},e,g){const[{problem:y}]=l,{characters:L,
hosts:o}=e.limits,I=T(l,{...e,detailed:new Set}),d=v.Gy.some(I,o,rt=>k(rt,I.length>1,e),"host"),{places:A,noun:P}=(0,M.TD)((0,M.Dx)(l)),x=A.length<2?"":` (and ${(0,D.
px)(A.length-1,`more ${P}`)})`,K=(0,v.mG)`${v.Gy.prose(y.message,L)}${x}`,z=n===null?y.help:void 0;return{...i(l,e,g),message:v.Gy.joined([d,K],v.Gy.words(": ")),
help:z?v.Gy.prose(z,L):v.Gy.nothing}}function i(l,n,e){const g=(0,M.tN)(l);if(g===null)return{};const y=(0,C.R3)(g),L=g.target===void 0?"":` \u2192 ${(0,C.II)(g.
target)}`,o=!n.limits.hasLines||e.has(y)?void 0:n.lines.get(y);return e.add(y),{place:v.Gy.link((0,b.uM)(g,n.context),v.Gy.path(y+L)),line:o}}const $=l=>{const n=l.
filter(({place:e="",message:g=""})=>!v.Gy.isEmpty([e,g]));return n.length===0?[]:[{kind:"sources",items:n}]};function T(l,{detailed:n}){if(!(0,s.hs)(l))return[];
const e=[...Map.groupBy(l,({host:y})=>y).values()],[g]=l;return e.length>1||!g?.host||g.isHostNew||n.has(g.host)?e:(0,U.PP)(g.problem.message).includes(g.host)?
[]:e}function k(l,n,e){const[g]=l,y=g?.host?(0,w.b8)(g.host,e):v.Gy.nothing,L=(0,M.mj)(l,e.context.repositories.length),o=v.Gy.some((0,M.Dx)(l),1,A=>(0,w.ik)(A,
e)),I=n?L===""?o:L:v.Gy.nothing,d=g?.isHostNew?R.dy:v.Gy.nothing;return(0,w.ZT)(y,d,I)}function a(l,n,e,g){const{limits:y,context:L}=g,o=(0,M.mj)(l,L.repositories.
length);if(o===""&&e)return[];const I=(0,M.Dx)(l),d=(0,M.oN)(o===""?I:(0,M.TD)(I).places,n),A=x=>(0,w.ik)(x,g),P=n.length>0?"also at":"place";return o===""?h(P,
d,y.places,"place",g,A):d.length===0?[v.om.paragraph(v.Gy.sentence(`in ${o}`))]:h(`in ${o}`,d,y.hosts,"repository",g,A)}const f=({medium:l,limits:n})=>l==="log"?
0:n.items;function h(l,n,e,g,y,L){const{shown:o,rest:I}=(0,D.zN)(n,e),d=g==="host"||l==="place"?"items":"line";if(f(y)===0){const P=I.length>0&&y.medium!=="log"?
(0,v.mG)` ${y.elsewhere}`:v.Gy.nothing;return _(l,(0,v.mG)`${v.Gy.some(n,e,L,g)}${P}`,d)}return[..._(l,v.Gy.joined(o.map(L)),d),...m(I,g,y,A=>[v.om.paragraph(v.
Gy.joined(A.map(L)))])]}function m(l,n,e,g){if(f(e)===0)return(0,w.OS)(l.length,n,e);const y=v.om.title((0,D.px)(l.length,`more ${n}`));return v.om.details(y,(0,w.
Ku)(l,f(e),n,e,g))}}),3435:((Mt,nt,t)=>{t.d(nt,{Ub:()=>r,aJ:()=>B,gT:()=>E,qP:()=>$,sN:()=>_,wn:()=>p});var D=t(9432),C=t(9119),U=t(4503),s=t(5102),b=t(4120),R=t(
7792),M=t(806);const v=4,G=7;function w(a){const f=a.flatMap(m=>{const l=Map.groupBy(m.places,i);return l.size===0&&l.set(null,[]),Array.from(l,([n,e])=>({name:n,
finding:{...m,places:e}}))}),h=([,m])=>m.filter(({severity:l})=>l==="error").length;return[...Map.groupBy(f,({name:m})=>m)].map(([m,l])=>[m,l.map(({finding:n})=>n)]).
toSorted((m,l)=>h(l)-h(m))}function B(a,f){if(f.context.repositories.length===0)return[];const h=w(a.filter(s.nM)).filter(([y])=>y!==null),[m]=h;if(m===void 0)return[];
const l=R.Gy.some(h,{few:v},([y,L])=>(0,R.mG)`${R.Gy.code(y??"")} (${(0,b.H8)(L)})`),n=R.om.title((0,D.px)(h.length,"repository"),(0,R.mG)`with errors or warnings in files: ${l}`,
(0,s.hm)(m[1])==="error"?"fails":"warns"),e=f.medium==="log"?0:f.limits.rows,g=(0,M.Ku)(h,e,"repository",f,y=>T(y,f));return[{kind:"details",title:n,children:g}]}
const E=a=>["fails","unchecked"].includes((0,s.sG)(a));function _({hosts:a,files:f},h){const m=u(a.filter(E).map(r)),l=f.filter(({severity:P})=>P==="error"),n=u(
l.map(({places:P})=>c(P))),e=[R.om.column("Repository",P=>R.Gy.link((0,U.aE)(P),R.Gy.code(P.name))),R.om.column("Commit",p),R.om.column("Failing hosts",m,"numbe\
r"),R.om.column("Errors in files",n,"number")],g=(P,x)=>R.om.table(P,e,x),y=P=>(m(P)??0)+(n(P)??0),{hit:L=[],other:o=[]}=Object.groupBy(h.context.repositories,P=>y(
P)>0?"hit":"other"),I=L.toSorted((P,x)=>y(x)-y(P)),d=(0,D.px)(o.length,"repository"),A=R.om.title(`${d} without failing hosts or errors in files`);return[...g(I,
"Repositories with failures"),...R.om.details(A,g(o,"Other repositories"))]}function u(a){const f=Map.groupBy(a.flat(),h=>h);return({name:h})=>f.get(h)?.length??
null}const p=a=>a.commit===null?R.Gy.nothing:R.Gy.link((0,U.DZ)(a),R.Gy.code(a.commit.slice(0,G))),r=({requirements:a})=>c(a.flatMap(({because:f})=>f)),c=a=>[...new Set(
a.map(i))].filter(f=>f!==null),i=a=>typeof a=="string"?null:(0,C._M)(a.file),$=(a,f)=>f.context.repositories.length===0?[]:T(w(a),f),T=(a,f)=>a.flatMap(([h,m])=>{
const{context:l,limits:n}=f,e=l.repositories.find(o=>o.name===h),g=R.Gy.link((0,U.aE)(e),R.Gy.path(h??"this checkout")),y=R.om.title(g,(0,b.H8)(m)),L=o=>R.om.table(
o,k(f),"Findings in files");return R.om.details(y,(0,M.Ku)(m,n.rows,"finding",f,L))}),k=a=>[R.om.column("Place",({places:f})=>(0,M.AZ)(f,a.limits.ownPlaces,a,!0)),
R.om.column("Severity",({severity:f})=>(0,R.mG)`${R.Gy.sign(R.rC[f])} ${f}`),R.om.column("Problem",({problem:{message:f,code:h}})=>(0,R.mG)`${R.Gy.sentence(f,a.
limits.characters)} (${(0,M.U1)(h,a)})`)]}),4073:((Mt,nt,t)=>{t.d(nt,{YK:()=>wt,$9:()=>Bt,KL:()=>Kt,dI:()=>Wt,$M:()=>Tt,WQ:()=>xt,vH:()=>Xt,CI:()=>Qt,Ks:()=>Zt});
var D=t(9432),C=t(5102),U=t(6097),s=t(7792),b=t(5517),R=t(4120),M=t(6906),v=t(7035),G=t(806);const w=10,B=[7,30,90],E=30;function _(S,j){const{medium:N,limits:X,
context:q}=j,[at,mt]=[N==="log",N==="summary"],yt=r(S,q),pt=mt?yt:yt.filter(Ct=>i(Ct,q)),At=Ct=>s.om.title("History:",Ct);if(pt.length===0)return mt&&q.history?.
size?[s.om.line(At("1 run so far"))]:[];const $t=at?pt.map(Ct=>[Ct]):$(pt,q),{shown:Gt,rest:Rt}=(0,D.zN)($t,Math.max(X.rows,w)),St=(0,D.zN)(Gt,at?Gt.length:w),jt=[
s.om.column("Host",Ct=>h(Ct,j)),...m(pt,j)],bt=([Ct])=>Ct?{sign:(0,C.sG)(Ct)}:{},Ut=Ct=>s.om.table(Ct,jt,"History",bt),Ft=s.om.title((0,D.px)(St.rest.flat().length,
"more host")),Lt=N==="brief"?j.elsewhere:"in the history file",kt=[...Ut(St.shown),...s.om.details(Ft,Ut(St.rest)),s.om.paragraph(s.Gy.small(k(Gt,j))),...(0,G.OS)(
Rt.flat().length,"host",{...j,elsewhere:Lt})],zt=T(yt,q);return at?s.om.details(At(`${zt}; uptime and latency of ${E} days`),kt):[s.om.line(At(zt)),...kt,...mt?
(0,v.hc)(j):[]]}const u=(S,{history:j})=>S.flatMap(({visit:N})=>j?.get(N.host)??[]),p=(S,j)=>u(S,j).flatMap(({recent:N})=>N);function r({hosts:S},j){const N=(X,q)=>{
const[{good:at,runs:mt}={good:1,runs:1}]=c([X],q,j);return at/mt};return S.filter(X=>p([X],j).filter(b.yX).length>1).toSorted((X,q)=>Number((0,C.DI)(q))-Number(
(0,C.DI)(X))||N(X,E)-N(q,E)||N(X,90)-N(q,90))}const c=(S,j,N)=>u(S,N).flatMap(({uptime:X})=>X.find(({days:q,runs:at})=>q===j&&at>0)??[]),i=(S,j)=>(0,C.DI)(S)||p(
[S],j).some(({outcome:N})=>N==="fails"),$=(S,j)=>[...Map.groupBy(S,N=>{const[X]=u([N],j).flatMap(({incidents:q})=>q.slice(0,1));return X?.until===null?X.from:N.
visit.host}).values()];function T(S,j){const N=Math.max(...u(S,j).map(({recent:mt})=>mt.length)),X=`the last ${(0,D.px)(N,"run")}`,q=S.filter(mt=>i(mt,j)).length;
if(q===0)return`no failure in ${X}`;const at=p(S,j).filter(({outcome:mt})=>mt==="fails").length;return S.length===1?`${at} of ${X} failed`:`${q} of ${S.length} \
hosts failed in ${X}`}function k(S,{medium:j,context:N}){const X=yt=>s.Gy.words(yt.replaceAll(" ","\xA0")),q=s.Gy.joined((0,M.MC)(S.flatMap(yt=>a(yt,N))).map(([
yt,pt])=>(0,s.mG)`${s.Gy.code(yt)}${X(` ${pt}`)}`));if(j==="log")return q;const mt=S.some(({length:yt})=>yt>1)?"; of several hosts, the worst of each run":"";return(0,s.
mG)`The newest run is at the right${s.Gy.words(mt)}. ${q}. Uptime: the share of runs without an error. Latency: median of discovery.`}function a(S,j){const N=u(
S,j);return(N[0]?.recent??[]).map((X,q,{length:at})=>{const mt=N.flatMap(({recent:At})=>At.at(q-at)??[]),yt=mt.flatMap(({ms:At})=>At??[]);return{outcome:b.im.find(
At=>mt.some($t=>$t.outcome===At))??"skipped",ms:yt.length===0?null:Math.max(...yt)}})}const f=({medium:S})=>S==="summary"||S==="brief";function h(S,j){const N=s.
Gy.some(S,j.limits.hosts,({visit:mt})=>(0,G.b8)(mt.host,j,s.Gy.name));if(!f(j))return N;const[X]=u(S,j.context),q=X===void 0?null:(0,v.XQ)(X),at=j.medium==="bri\
ef"||q===null?s.Gy.nothing:s.Gy.small(q);return s.Gy.joined([N,(0,v.bW)(a(S,j.context)),at],s.Gy.newLine)}function m(S,j){const{medium:N,context:X}=j;if(X.history===
null)return[];const q=N==="log",at=(Rt,St)=>q?Rt:(0,s.mG)`${Rt}${s.Gy.newLine}${s.Gy.words(`${St}\xA0days`)}`,mt=(Rt,St)=>{const jt=c(Rt,St,X),bt=(0,D.px)(Math.
max(0,...jt.map(({runs:Lt})=>Lt)),"run"),Ut=f(j)&&jt.length>0?s.Gy.small(bt):s.Gy.nothing,Ft=({good:Lt,runs:kt})=>Lt/kt;return s.Gy.joined([(0,v.be)(jt,Ft,v.mc),
Ut],s.Gy.newLine)},yt=Rt=>u(Rt,X).flatMap(({medianMs:St})=>St??[]),pt=Rt=>(0,v.be)(yt(Rt),Number,R.kJ),At=Rt=>(0,v.bW)(a(Rt,X)),$t=u(S,X),Gt=B.filter(Rt=>$t.some(
St=>l(St,Rt)));return[...f(j)?[]:[s.om.column("Last runs",At,"history")],...(q?[E]:Gt).map(Rt=>{const St=Rt===B[0]?"number uptime":"number older";return s.om.column(
at("Uptime",Rt),jt=>mt(jt,Rt),St)}),s.om.column(at("Latency",E),pt,"number minor")]}const l=({uptime:S},j)=>S.some(({days:N,runs:X},q)=>N===j&&X>1.1*(S[q-1]?.runs??
0));var n=t(2886),e=t(7615),g=t(3435);const y=2,L=4,o=6,I=20,d=200;function A(S,j=s.Gy.nothing){const{discovery:N}=S.visit.attempt,X=new Set((0,C.QK)(S).map(({problem:at})=>at.
title));if(X.size>0)return(0,D.K4)([...X],y);if(N.kind==="skipped")return N.problem.title;const q=s.Gy.some(S.services,o,({id:at})=>(0,e.h0)(at));return(0,G.ZT)(
s.Gy.isEmpty(q)?"no services":q,j)}const P=({visit:S,servicesFrom:j},N)=>j===null?(0,R.kJ)(S.attempt.timing.totalMs):(0,s.mG)`host block at ${(0,G.ik)(j,N)}`;function x(S,j,N=!1){
const{visit:X,isNew:q,findings:at}=S,mt=(0,C.sG)(S),yt=(0,G.b8)(X.host,{...j,detailed:new Set}),pt=q?` (${R.dy})`:"",At=(0,s.mG)`${C.nx[mt]}${pt}: ${A(S,P(S,j))}`,
$t=s.om.title(yt,At,mt),Gt={kind:"facts",facts:(0,e.xS)(S,j)};if(j.medium!=="page")return{kind:"details",title:$t,children:[Gt]};const Rt=at.map(({severity:jt,problem:{
message:bt,help:Ut,code:Ft}})=>{const Lt=Ut?(0,s.mG)` ${s.Gy.strong("Help:")} ${s.Gy.prose(Ut)}`:s.Gy.nothing,kt=s.Gy.sign(s.rC[jt]);return{message:(0,s.mG)`${kt} ${s.
Gy.sentence(bt)}.${Lt} (${(0,G.U1)(Ft,j)})`}}),St=j.context.history?.get(X.host)?.incidents??[];return{kind:"details",title:$t,isOpen:N,anchor:(0,G.dI)(X.host),
children:[{kind:"sources",items:Rt},Gt,...(0,v.cT)(St,j)]}}function K(S,j,N){const{medium:X,limits:q}=N,at=j.filter(Lt=>(0,C.QK)(Lt).every(kt=>!(0,C.JR)(Lt)&&!(0,n.
zv)(kt))),mt=S.flatMap(Lt=>at.filter(kt=>(0,C.sG)(kt)===Lt)),[yt]=mt;if(yt===void 0||(0,G.jR)(j,N))return[];const pt=X==="log",At=(0,C.QK)(yt).length>0,$t=pt||At,
Gt=$t&&mt.length<=G.dS,Rt=At?q.details:pt?q.items:q.rows,St=(0,G.Ku)(mt,Gt?G.dS:Rt,"host",N,Lt=>$t?Lt.map(kt=>x(kt,N)):s.om.table(Lt,z(N),"Hosts"));if(Gt||At&&(pt||
St.length===0))return St;const jt=s.Gy.some(mt,{few:L},({visit:Lt})=>(0,G.b8)(Lt.host,N)),bt=(0,C.sG)(yt),Ut=At?"with errors or warnings":C.nx[bt];return[{kind:"\
details",title:mt.length===1?s.om.title(jt,Ut,bt):s.om.title((0,D.px)(mt.length,"host"),(0,s.mG)`${Ut}: ${jt}`,bt),children:St}]}const z=S=>[s.om.column("Host",
j=>rt(j,S)),s.om.column("Required by",({requirements:j})=>{const N=j.flatMap(X=>X.because);return(0,G.AZ)(N,S.limits.ownPlaces,S)}),s.om.column("Result",j=>A(j,
P(j,S)))];function rt({visit:{host:S},isNew:j},N){const X=j?s.Gy.small(R.dy):s.Gy.nothing;return s.Gy.joined([(0,G.b8)(S,N,s.Gy.name),X],s.Gy.newLine)}const ft=S=>(0,s.
mG)`${s.Gy.sign((0,C.sG)(S))} ${C.nx[(0,C.sG)(S)]} ${s.Gy.small(A(S))}`;function Y(S,j){const N=pt=>(0,g.Ub)(pt).length||null,X=[s.om.column("Host",pt=>rt(pt,j),
"name"),s.om.column("Status",ft,"status"),s.om.column("Time",pt=>(0,C.JR)(pt)?null:P(pt,j),"number minor"),s.om.column("Repositories",N,"number repositories"),...m(
S,j).map(pt=>({...pt,cell:At=>pt.cell([At])})),s.om.column("Certificate expires",ot,"minor when")],q=pt=>s.om.table(pt,X,"Hosts",J,"hosts",d),{good:at=[],other:mt=[]}=Object.
groupBy(S,pt=>(0,C.sG)(pt)==="works"?"good":"other");if(at.length<=I||mt.length===0)return q(S);const yt=s.om.title((0,D.px)(at.length,"host"),C.nx.works,"works");
return[...q(mt),...s.om.details(yt,q(at))]}const J=S=>({host:{anchor:(0,G.dI)(S.visit.host),isFailing:(0,g.gT)(S)}}),ot=({visit:S})=>S.attempt.certificates.map(
({expires:j})=>j.slice(0,10)).sort()[0]??"";var Et=t(1423),It=t(9119),V=t(8032),it=t(5243);const gt=3,dt=6,vt=2,Ot=12,Dt=(S,j)=>(0,C.Yn)(S,({rows:N})=>N).flatMap(
N=>Z(N,j));function Z(S,j){if(S.length===0)return[];const{medium:N,limits:X,context:q}=j,at=tt(S),mt=S.length<=G.dS,yt=at.sign==="fails"||at.sign==="warns"?N!==
"log"||mt:N==="page"||N==="summary"&&q.repositories.length<=1||N==="log"&&mt&&S.some(({rows:At})=>At.some(H)),pt=(0,G.Ku)(S,yt?X.roots:0,"root module",j,At=>At.
map($t=>({kind:"details",title:tt([$t]),children:W($t,j)})));return mt&&pt.length>0?pt:[{kind:"details",title:at,children:pt}]}const H=({excluding:S=[]})=>S.length>
0;function tt(S){const j=S.flatMap(Gt=>Gt.rows),N=(0,C.Fl)(j),X=S.length===1,q=S[0]?.clients??[],at=j.filter(Gt=>(0,C.Fl)([Gt])===N),mt=new Set(at.map(Gt=>ut(Gt,
q))),yt=X?Array.from(mt,s.Gy.path):S.map(O),pt=(0,s.mG)`${X?"for":"in"} ${s.Gy.some(yt,gt,Gt=>Gt)}`,At={fails:(0,s.mG)`init fails ${pt}`,warns:(0,s.mG)`warnings ${pt}`,
skipped:et(j),works:et(j)},$t=X?S.map(O):(0,D.px)(S.length,"root module");return s.om.title((0,s.mG)`${$t}:`,At[N],N)}function et(S){const j=({kind:$t,source:Gt})=>`${$t}\
 ${Gt}`,N=[...new Map(S.map($t=>[j($t),$t])).values()];if(N.length===0)return"no registry modules and no providers";const X=Map.groupBy(N,({kind:$t})=>$t),q=Array.
from(X,([$t,{length:Gt}])=>(0,D.px)(Gt,$t)).join(" and "),at=S.some(({isDirect:$t,platforms:Gt})=>$t||Gt.length>0),mt=[...S.some(({isDirect:$t})=>!$t)?["version"]:
[],...at?["package"]:[]],yt=new Set(S.filter(C.Rm).map(j)).size,pt=N.filter(({chosen:$t})=>Object.values($t).includes(null)).length,At=[...pt>0?[`${pt} without \
a version`]:[],...yt>0?[`${yt} not checked`]:[]];return`${q}, ${At.join(", ")||`every ${mt.join(" and ")} is available`}`}const O=({directory:S})=>S==="."?s.Gy.
words("the top directory"):s.Gy.path((0,It.II)(S));function W({rows:S,clients:j},N){const X=(0,C.Yn)(S,at=>[at]).flat(),q=at=>({sign:(0,C.Fl)([at])});return(0,G.
Ku)(X,N.limits.rows,"row",N,at=>s.om.table(at,F(j,N),"Modules and providers",q))}const F=(S,j)=>[s.om.column("Module or provider",N=>Q(N,S,j)),s.om.column("Prob\
lem",({problems:N})=>{const X=N.filter(({usualSeverity:q})=>q!=="notice");return s.Gy.joined(X.map(({code:q})=>(0,G.U1)(q,j)))}),s.om.column("Constraint",N=>st(
N,j)),s.om.column("Version",N=>_t(N,S)),s.om.column("Newest",N=>lt(N,j)),s.om.column("Platforms",({platforms:N})=>s.Gy.some(N,Ot,({platform:X,available:q})=>{const at=q===
null?"?":q?"\u2713":"\u2717";return(0,s.mG)`${s.Gy.words(at)} ${s.Gy.value(X)}`}))];function Q(S,j,N){const X=s.Gy.path(ut(S,j));if(N.medium==="log")return X;const q=S.
source===S.address?s.Gy.nothing:s.Gy.path(S.source),at=S.places.slice(0,1).map(yt=>(0,G.ik)(yt,N)),mt=s.Gy.joined([q,at],s.Gy.words(" at "));return s.Gy.joined(
[s.Gy.strong(X),s.Gy.small(mt)],s.Gy.newLine)}function st({constraints:S,requiredBy:j,conflicting:N=[]},X){if(j===void 0)return s.Gy.joined(S.map(s.Gy.value));const q=[
...new Set([...N,...j])],{shown:at,more:mt}=(0,D.zN)((0,It.c1)(q,({text:At})=>At),dt),yt=at.map(At=>{const[$t]=At,Gt=N.includes($t)?s.Gy.words("\u2717\xA0"):s.Gy.
nothing,Rt=(0,s.mG)`${Gt}${s.Gy.value($t.text)}`,St=ct(At,X);return X.medium==="log"?(0,G.ZT)(Rt,St):(0,s.mG)`${Rt} ${s.Gy.small(St)}`}),pt=mt===0?s.Gy.nothing:
s.Gy.words(`and ${mt} more`);return s.Gy.joined([...yt,pt],s.Gy.newLine)}function lt({newest:S,excluding:j=[]},N){if(S===null)return s.Gy.nothing;const X=j.length===
0?s.Gy.nothing:(0,s.mG)`excluded by ${ct(j,N)}`;return(0,G.ZT)(s.Gy.value(S),X)}const ct=(S,j)=>s.Gy.some(S,vt,N=>j.medium!=="log"||(0,It.Kh)(N)?(0,G.N8)(N,j):s.
Gy.path(ht(N))),ht=({module:S,place:j})=>[S,...(typeof j=="string"?void 0:j.inside)?.through??[]].flatMap(N=>N?.replace(/ \(.*\)$/,"")??[]).join(" > "),ut=({address:S,
host:j},N)=>N.every(X=>(0,it.Vm)(X)===j)&&S.startsWith(`${j}/`)?S.slice(j.length+1):S;function _t({chosen:S,locked:j},N){const X=V.Du.filter(pt=>S[pt]!==void 0),
q=Map.groupBy(X,pt=>S[pt]??null),at=q.size<2&&N.every(pt=>X.includes(pt)),mt=Array.from(q,([pt,At])=>{const $t=pt===null?"none":s.Gy.value(pt);return at?$t:(0,s.
mG)`${(0,D.eZ)(At)} ${$t}`});if(j===null||mt.length===0)return s.Gy.joined(mt);const yt=q.size===1&&q.has(j);return(0,G.ZT)(s.Gy.joined(mt),yt?"locked":(0,s.mG)`locked: ${s.
Gy.value(j)}`)}const Pt=["problems","unchecked","ownFiles","history","roots"],Tt=[...Pt,"requests","passed","skipped","notices","notes"],wt=[...Pt,"passed","ski\
pped","notes"],Bt=[...Pt,"requests","passed","skipped"],Kt=["problems","hosts","details","incidents","repositories","roots","files","notices","notes"],Nt=(S,...j)=>({
title:S,blocks:({hosts:N},X)=>K(j,N,X)}),Wt={problems:{title:"Problems",blocks:({findings:S},j)=>(0,Et.OT)(j.medium==="log"?S:S.filter(C.nM),j)},ownFiles:{title:"\
Repositories",blocks:({files:S},j)=>(0,g.aJ)(S,j)},history:{title:"History",blocks:_},roots:{title:"Root modules",blocks:Ht},requests:Nt("Requests","fails","war\
ns"),unchecked:Nt("Hosts","unchecked"),passed:Nt("Hosts that passed","works"),skipped:Nt("Skipped hosts","skipped"),hosts:{title:"Hosts",blocks:({hosts:S},j)=>Y(
(0,C.md)(S),j)},details:{title:"Details",blocks:({hosts:S},j)=>Vt((0,C.md)(S),j)},incidents:{title:"Incidents",blocks:(S,j)=>(0,v.hc)(j)},repositories:{title:"R\
epositories",blocks:g.sN},files:{title:"Findings in files",blocks:({files:S},j)=>(0,g.qP)(S,j)},notices:{title:"Notices",blocks:Yt},notes:{title:"About this che\
ck",blocks:Jt}};function Ht({roots:S,hosts:j},N){const X=(0,G.jR)(j,N),q=S.filter(({rows:at})=>!X||(0,C.Fl)(at)!=="fails");return Dt(q,N)}const xt=({hosts:S},{limits:j})=>new Set(
(0,D.zN)((0,C.md)(S),j.details).shown.map(({visit:N})=>N.host)),Vt=(S,j)=>(0,G.Ku)(S,j.limits.details,"host",j,N=>N.map(X=>x(X,j,N.length===1)));function Yt({findings:S},j){
const N=S.filter(q=>!(0,C.nM)(q)),X=s.om.title((0,D.px)(N.length,"notice"),s.Gy.nothing,"notice");return s.om.details(X,(0,Et.OT)(N,j))}function Jt(S,j){const{shown:N,
rest:X}=Xt(S,j),q=at=>[s.om.paragraph(s.Gy.joined(at,s.Gy.newLine))];return[...q(N),...(0,Et.TM)(X,"remark",j,q)]}function Xt(S,{context:j,limits:N}){const X=(0,U.
h$)(S,j).map(q=>s.Gy.sentence(q,N.characters));return(0,D.zN)(X,N.remarks)}const Zt=(S,j,N)=>S.flatMap(X=>{const{title:q,blocks:at}=Wt[X],mt=X==="details"&&j.hosts.
length>G.dS,yt=at(j,N);return yt.length===0?[]:[{id:X,title:q,isFolded:mt,blocks:yt}]}),Qt=(S,j,N)=>S.flatMap(X=>Wt[X].blocks(j,N))}),5955:((Mt,nt,t)=>{t.d(nt,{
M:()=>b,u:()=>M});var D=t(2170),C=t(1780),U=t(6092),s=t(8884);function*b(v,G=""){const w=`${G}  `,B=v instanceof Iterator,[E,_]=B?"[]":"{}";let u=E;for(const p of B?
v:Object.entries(v)){const[r,c]=B?["",p]:[`"${p[0]}": `,p[1]];if(c===void 0)continue;const i=`${u}
${w}${r}`;u=",",R(c)?(yield i,yield*b(c,w)):yield i+(0,U.s$)(JSON.stringify(c,null,2).replaceAll(`
`,`
${w}`))}yield u===E?`${E}${_}`:`
${G}${_}`}const R=v=>v instanceof Iterator||Object.values(v??{}).some(G=>G instanceof Iterator);function M(){const v=new Map;return G=>{const{host:w,problem:B}=G,
E=(0,U.RK)((0,s.ju)(G)??""),u=w===null&&!B.code.startsWith("file-")?(0,U.RK)((0,C.pj)(B.message)):"",p=[B.code,w??"",E,(0,D.W7)(G),u].join("|"),r=(v.get(p)??0)+
1;return v.set(p,r),`${p}|${r}`}}}),6906:((Mt,nt,t)=>{t.d(nt,{B2:()=>U,MC:()=>w,qX:()=>G,wh:()=>s});var D=t(6092),C=t(5517);const U={fails:{text:"\u2717",emoji:"\
\u274C",style:"red",height:16},unchecked:{text:"\u2717",emoji:"\u274C",style:"red",height:2},warns:{text:"!",emoji:"\u26A0\uFE0F",style:"yellow",height:10},skipped:{
text:"\u25CB",emoji:"\u26AA",style:"blue",height:2},works:{text:"\u2713",emoji:"\u2705",style:"green",height:6},notice:{text:"\xB7",emoji:"\u2139\uFE0F",style:"\
blue",height:0}};function s(B){if(typeof B=="string")return(0,D.RK)(B);if(!("kind"in B))return B.map(s).join("");switch(B.kind){case"words":return B.text;case"c\
ode":case"prose":case"sentence":return(0,D.RK)(B.text,B.max);case"strong":case"small":case"link":return s(B.content);case"sign":return U[B.of].text;case"break":
return", ";case"chart":return G(B.runs)}}const b=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",
belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,
words:"2.5 s or more"}],R="\u2573",M="\u254C";function v(B){return B.outcome==="fails"?R:(0,C.yX)(B)?b.find(({belowMs:E})=>(B.ms??0)<E)?.mark??"":M}const G=B=>B.
map(v).join("");function w(B){const E=new Set(B.map(v)),_=B.some(r=>v(r)===b[0].mark&&r.ms===null);return[...b.map(({mark:r,words:c},i)=>[r,i===0&&_?`${c} or no\
t measured`:c]),[R,"failed"],[M,"no result"]].filter(([r])=>E.has(r))}}),3394:((Mt,nt,t)=>{t.d(nt,{Cf:()=>T,Fp:()=>m,Gc:()=>i,gD:()=>f,ni:()=>E,wQ:()=>$,yv:()=>l});
var D=t(9432),C=t(6092),U=t(2307),s=t(5102),b=t(4073),R=t(806),M=t(4120),v=t(6906),G=t(6097),w=t(7792);const B={sign:n=>v.B2[n].emoji,small:n=>`<sub>${n}</sub>`,
name:n=>`<b>${n}</b>`,chart:({runs:n,label:e})=>`<code role="img" aria-label="${(0,C.My)(e)}">${(0,v.qX)(n)}</code>`,problem:(n,e,g)=>`<p>${e}</p>
${g}`.replaceAll(`</p>
<p>`,`
<br>`).replaceAll(`</sub>
<br><sub>`," "),table:(n,e,g)=>`<table>
${g}</table>
`,cell:(n,e,g)=>{const y=g?.startsWith("number"),L=y?e.replaceAll(" ","&nbsp;"):e,o=y?' align="right"':"";return n==="head"?`<th${o||' align="left"'}>${L}</th>`:
`<td${o}>${L}</td>`},end:">",space:"&nbsp;"},E=n=>(0,U.PT)(n,B),_=n=>n.map(e=>(0,U.g8)(e,B).trim()).filter(e=>e!=="").join(`

`),u=1e6,p=10,r=100,c=7;function i(n,e){const g=e.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),y=w.Gy.link(g,w.Gy.words("in the JSON report"));return T(
b.$M,n,(0,R.du)(e,"summary",y,n.lines),{head:`## ${f(n,e)}`,foot:(0,w.mG)`tf-disco ${e.version}, started ${(0,M.QN)(e.startedAt)}.`,maxBytes:u})}const $=(n,e,g,y)=>T(
b.YK,n,(0,R.du)(e,"brief",R.xy),{head:`### ${h(n,e)}`,foot:(0,w.mG)`Details in the summary of ${m(g)}. Updated automatically.`,maxBytes:y});function T(n,e,g,{head:y,
foot:L,maxBytes:o}){const I=_([w.om.paragraph(w.Gy.small(L))]),d=o-p-(0,D.$$)(y+I),A=k(n,e,g),P=a(A,_,d);return`${[y,...P,I].filter(x=>x!=="").join(`

`)}
`}const k=(n,e,g)=>n.flatMap(y=>{const{title:L,blocks:o}=b.dI[y],I=w.om.paragraph((0,w.mG)`${L}: more ${g.elsewhere}`);return y!=="problems"?[[o(e,g),[I]]]:o(e,
g).map(d=>d.kind==="problem"?[[d],[{...d,message:w.Gy.nothing,parts:[]}]]:[[d]])});function a(n,e,g){const y=n.map(([I=[]])=>e(I)),L=()=>y.reduce((I,d)=>I+(d===
""?0:(0,D.$$)(`${d}

`)),0)>g,o=[...n.keys()].reverse().filter(I=>y[I]!=="");for(const I of o){const d=n[I]?.[1];d!==void 0&&L()&&(y[I]=e(d))}for(const I of o)L()&&(y[I]="");return y}
const f=(n,e)=>`${v.B2[(0,s.fi)(n)].emoji} ${(0,M.Iu)((0,G.$N)(n,e))}`,h=(n,e)=>`${v.B2[(0,s.fi)(n)].emoji} Terraform service discovery: ${(0,G.$N)(n,e)}`;function m({
url:n,workflow:e,job:g,commit:y}){const L=e.split("/").at(-1)??"";return w.Gy.joined([w.Gy.link(n,w.Gy.code(L===""?"this run":L,r)),g===""?w.Gy.nothing:(0,w.mG)`job ${w.
Gy.code(g,r)}`,y===""?w.Gy.nothing:(0,w.mG)`commit ${w.Gy.code(y.slice(0,c))}`])}const l=(n,e,g)=>`${h(n,e)}. ${E(w.Gy.small(m(g)))}
`}),3471:((Mt,nt,t)=>{t.d(nt,{LV:()=>M,Wc:()=>_,ky:()=>b,nI:()=>C,nc:()=>G,wW:()=>s});const D={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},C=(u,p,{colour:r})=>r?
`\x1B[${D[p]}m${u}\x1B[0m`:u,U=(u,p,{hyperlinks:r})=>p&&r?`\x1B]8;;${p}\x1B\\${u}\x1B]8;;\x1B\\`:u;function s(u,p){const r=" ".repeat(u.indent),c=u.label.padEnd(
(u.column??0)-1),i=" ".repeat(u.indent+(u.column??2)),$=p.width-r.length-c.length-1,T=R(u.text,p),[k="",...a]=M(T,$,p.width-i.length),f=U(C(c,u.style,p),u.url,p),
{text:h="",url:m}=u.linked??{},n=k.startsWith(h)?`${U(h,m,p)}${k.slice(h.length)}`:k;return[`${r}${f} ${n}`.trimEnd(),...a.map(e=>`${i}${e}`)]}function b(u,p){const[
r="",...c]=M(R(u,p),p.width,p.width-2);return[r,...c.map(i=>`  ${i}`)]}const R=(u,p)=>p.withFlags?.(u)??u;function M(u,p,r=p){const c=[];let i="",$=0;for(const T of u.
split(" ")){const k=G(T),a=c.length===0?p:r;i!==""&&$+1+k>a&&(c.push(i),i=""),$=i===""?k:$+1+k,i=i===""?T:`${i} ${T}`}return[...c,i]}const v=/^[ -~]*$/,G=u=>v.test(
u)?u.length:Iterator.from(u).reduce((p,r)=>p+w(r),0);function w(u){return v.test(u)?1:B(u)?0:($late3??=new RegExp("\\p{Regional_Indicator}","u")).test(u)?1:E(u)?2:1}const B=u=>($late4??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).
test(u),E=u=>($late5??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(u);function _(u,p,r){let[c,i]=["",0];for(const $ of u){const T=w($),k=i+T;if(i>=p&&k<=r&&(T>0||i>p)?c+=$:c+=" ".repeat(Math.max(0,Math.min(k,r)-Math.max(i,
p))),i=k,i>r)break}return c}}),6811:((Mt,nt,t)=>{t.d(nt,{XP:()=>_,fN:()=>E,qY:()=>G});var D=t(9432),C=t(255),U=t(6092),s=t(3471);const b=2,R=80;function M(p){if(p.
kind==="scan")return`read ${(0,D.px)(p.files,"file")}`;if(p.kind==="registries")return`${p.done} of ${(0,D.px)(p.total,"registry request")} done`;if(p.kind==="p\
ackages"){const a=[...new Set(p.waiting)];return`${(0,D.px)(p.done,"transfer")} of packages done${v(a)}`}const{done:r,total:c,failed:i,waiting:$}=p,T=i===0?"":`\
, ${i} failed so far`,k=[...$];return`${r} of ${(0,D.px)(c,"host")} checked${T}${v(k)}`}function v(p){const{shown:r,more:c}=(0,D.zN)(p,b),i=r.map($=>(0,U.RK)((0,C.
nx)($),R));return i.length===0?"":c===0?`; waiting for ${i.join(" and ")}`:`; waiting for ${i.join(", ")} and ${(0,D.px)(c,"other")}`}const G={show:()=>{},end:()=>{}},
w=5e3,B=200;function E(p){let r=!0;return u(w,c=>{r&&p(c),r=!r})}function _(p,r){let c="";const{show:i,end:$}=u(B,k=>{const a=(0,s.Wc)(k,0,r-1);a!==c&&p(`\r${a}\
\x1B[K`),c=a});return{show:i,end:()=>{$(),c!==""&&p("\r\x1B[K")}}}function u(p,r){let c=null;const i=setInterval(()=>{c!==null&&r(M(c))},p).unref();return{show:T=>{
c=T},end:()=>clearInterval(i)}}}),3397:((Mt,nt,t)=>{t.d(nt,{t:()=>B});var D=t(3087),C=t(7039),U=t(3394),s=t(6092);let b=function(..._){return{hash:b}=process.getBuiltinModule(
"node:crypto"),new.target?new b(..._):b(..._)},R=function(..._){return{renderBadge:R}=t.late([7912],7912),new.target?new R(..._):R(..._)},M=function(..._){return{
renderCodeQuality:M}=t.late([9811],9811),new.target?new M(..._):M(..._)},v=function(..._){return{renderJunit:v}=t.late([6597],6597),new.target?new v(..._):v(..._)},
G=function(..._){return{renderHtml:G}=t.late([8594],6213),new.target?new G(..._):G(..._)},w=function(..._){return{renderSarif:w}=t.late([8554],8554),new.target?
new w(..._):w(..._)};const B=(_,u,p)=>_.flatMap(({path:r,format:c})=>{const i=(0,D.KE)(()=>(0,D.f8)(p,r,(0,D.mk)(E(c,u))));return i===null?[]:`the report ${(0,s.
RK)(r)} was not written: ${i}`});function E(_,{verdict:u,context:p}){switch(_){case"json":return(0,C.hF)(u,p);case"sarif":return w(u,p);case"junit":return v(u,p);case"\
codequality":return M(u,r=>b("sha256",r));case"html":return G(u,p,r=>b("sha256",r,"base64"));case"markdown":return[(0,U.Gc)(u,p)];case"badge":return[R({verdict:u,
context:p})]}}}),2019:((Mt,nt,t)=>{t.d(nt,{G:()=>b});var D=t(6760),C=t(9968);const U=/^[0-9a-f]{40}$/,s=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;function b(r){const c=(0,D.
join)(r,".git"),i=R(c,r)??c,$=w((0,D.join)(i,"commondir")),T=$===null?i:(0,D.resolve)(i,$),k=()=>(0,C.r7)((0,D.join)(T,"packed-refs"))??"",a=M(w((0,D.join)(i,"H\
EAD")),[i,T],k);return a===null?null:{commit:a,isFetched:G(a,(0,C.r7)((0,D.join)(i,"FETCH_HEAD"))??"",k),remote:_((0,C.r7)((0,D.join)(T,"config"))??"")}}function R(r,c){
const[,i]=/^gitdir: (.+)$/.exec(w(r)??"")??[];return i===void 0?null:(0,D.resolve)(c,i)}function M(r,c,i){const[,$]=s.exec(r??"")??[],T=$===void 0?r:v($,c,i);return T!==
null&&U.test(T)?T:null}function v(r,c,i){for(const T of c){const k=w((0,D.join)(T,r));if(k!==null)return k}return i().split(`
`).find(T=>T.endsWith(` ${r}`))?.slice(0,40)??null}function G(r,c,i){const $=(T,k)=>T.split(`
`).some(a=>a.startsWith(`${r}${k}`));return $(c,"	")||$(i()," refs/remotes/")}const w=r=>(0,C.r7)(r)?.replace(/\r?\n$/,"")??null,B=21,E=/^(?!\.{1,2}$)[\w.-]+$/;
function _(r){let c=!1;for(const i of r.split(`
`).map($=>$.trim())){i.startsWith("[")&&(c=i==='[remote "origin"]');const $=i.indexOf("=");if(!(!c||$<0||i.slice(0,$).trim().toLowerCase()!=="url"))return u(i.slice(
$+1).trim())}return null}function u(r){const c=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(r),[i,$]=c===null?p(r):[c[1],c[2]],T=($??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),k=T.length>1&&T.length<=B;return!i||!k||!T.every(a=>E.test(a))?null:{host:i.toLowerCase(),owner:T.slice(0,-1).join("/"),name:T.at(-1)??""}}function p(r){
const c=URL.parse(r);return c===null||!/^(https?|ssh):$/.test(c.protocol)?[]:[c.protocol==="ssh:"?c.hostname:c.host,c.pathname.slice(1)]}}),1116:((Mt,nt,t)=>{t.
d(nt,{H:()=>i});var D=t(9432),C=t(2170),U=t(9119),s=t(9615),b=t(255),R=t(6092),M=t(2796),v=t(5102),G=t(1423),w=t(806),B=t(8884),E=t(6906),_=t(6097),u=t(7792);const p=10,
r=200,c=3600,i=(n,e)=>[...T(n,e),...s.oC.flatMap(g=>{const y=n.findings.filter(L=>{const o=(0,v.Zh)(L,e)||$(L);return L.severity===g&&o});return k(g,(0,M.cZ)(y),
e)})],$=n=>(0,v.nM)(n)&&!(0,M.hs)([n])&&f((0,C.Xd)(n)),T=(n,e)=>n.passed||(0,v.hm)(n.findings)==="error"?[]:[h("error","The check failed",(0,_.$N)(n,e))];function k(n,e,g){
const y=(0,w.du)(g,"notes",w.xy),{shown:L,rest:o}=(0,D.zN)(e,e.length>p?p-1:p),I=o.flatMap(({findings:P})=>P),d=[...new Set(o.map(({title:P})=>P)),"see the job \
summary"],A=`and ${(0,D.px)(I.length,`more ${n}`)}`;return[...L.map(P=>{const x=(0,B.tN)(P.findings),K=f(x)?x:null,z=K===null?"":(0,U.R3)({...K,inside:void 0});
return h(n,a(P),m((0,G.Zw)(P,y),z),K)}),...I.length>0?[h(n,A,d.join(`
`))]:[]]}function a(n){const[e]=n.hosts,g=e===void 0?"":`${(0,R.RK)((0,b.nx)(e))}: `;return`${(0,M.pq)(n)||g}${n.title}`}function f(n){const e=n?.file??"";return e!==
""&&(0,B.CN)(e)&&(0,R.BP)((0,R.RK)(e,e.length))===e}const h=(n,e,g,y=null)=>({level:n,title:(0,R.LS)((0,R.RK)(e,r)),message:(0,R.LS)(g),...y,inside:void 0});function m({
message:n,title:e,code:g,url:y,parts:L},o){const I=(0,E.wh)(u.Gy.isEmpty(n)?e:n),{first:d=[],last:A=[]}=Object.groupBy(L,K=>K.kind==="note"&&(K.as==="help"||K.as===
"small")?"first":"last"),P=[...d,...A].flatMap(K=>l(K,o)),x=c-y.length;return`${(0,D.dh)([`${(0,D.dh)(I,x/2)} [${g}]`,...P].join(`
`),x)}
${y}`}function l(n,e){return n.kind==="note"?[`${n.label}: ${(0,E.wh)(n.text)}`]:n.kind==="paragraph"?[(0,E.wh)(n.content)]:n.kind!=="sources"?[]:n.items.flatMap(
({place:g="",message:y="",help:L=""})=>{const o=(0,E.wh)(g)===e?u.Gy.nothing:g;if(u.Gy.isEmpty(y))return u.Gy.isEmpty(o)?[]:[`at: ${(0,E.wh)(o)}`];const I=`- ${(0,E.
wh)(u.Gy.joined([o,y],u.Gy.words(": ")))}`;return u.Gy.isEmpty(L)?[I]:[I,`  help: ${(0,E.wh)(L)}`]})}}),8065:((Mt,nt,t)=>{t.d(nt,{Fr:()=>i,GN:()=>c,K$:()=>k,O7:()=>a,
cn:()=>v,fF:()=>G,yi:()=>$});var D=t(9432),C=t(6092),U=t(4073),s=t(806),b=t(4120),R=t(3394),M=t(7792);const v="the files",G="certificates and tokens that expire\
 soon",w=h=>h!==v&&h!==G,B=200,E="Terraform service discovery fails: ",_="Terraform service discovery recovers: ",u="Registry check: ",p=3,r=10;function c({failing:{
first:h,count:m}},l=v){const n=h.filter(({recovering:P})=>P===void 0),e=n.some(({subject:P})=>w(P)),[g,y]=n.length===0?[_,h]:[e?E:u,n],L=m-h.length+y.length,o=({
subject:P})=>P===v?l:P,I=y.slice(0,p).map(o),d=L>I.length?[`${L-I.length} more`]:[],A=(0,C.RK)(`${g}${[...I,...d].join(", ")}`);return A.length>B?`${g}${L} host\
s`:A}const i=h=>[E,_,u].some(m=>h.startsWith(m));function $(h,m,{outage:l,page:n,maxBytes:e}){const{startedAt:g}=m,y=l.failing.count>0?" Closes when all hosts r\
ecover.":"",L=T(l.failing,g).map(R.ni);return(0,R.Cf)(U.YK,h,(0,s.du)(m,"brief",s.xy),{head:[`### ${(0,R.gD)(h,m)}`,...L].join(`

`),foot:(0,M.mG)`Last checked ${(0,b.QN)(g)}; details in the summary of ${(0,R.Fp)(n)}. Updated automatically.${y}`,maxBytes:e})}function T({first:h,count:m},l){
const e=[...Map.groupBy(h,({subject:L,since:o,recovering:I})=>I===void 0?`${L===G?"Reported":"Failing"} since ${(0,b.QN)(o)} (${(0,b.u8)(o,l)})`:`Recovering, ${I.
good} of ${(0,D.px)(I.needed,"run")} without a failure`)].slice(0,r),g=m-e.flatMap(([,L])=>L).length,y=e.map(([L,o])=>{const I=M.Gy.sign(o.some(({recovering:A})=>A)?
"works":"fails"),d=M.Gy.some(o,r,({subject:A})=>f(A));return(0,M.mG)`${I} ${L}: ${d}`});return g>0?[...y,(0,M.mG)`and ${g} more`]:y}function k(h,m){const{at:l,down:n,
up:e,gone:g,still:y,endedSince:L,isReopened:o}=h,I=(x,K,z)=>z.length===0?M.Gy.nothing:(0,M.mG)`${M.Gy.sign(x)} ${K}: ${M.Gy.some(z,r,rt=>rt)}.`,d=({subject:x,since:K})=>(0,M.
mG)`${f(x)} (after ${(0,b.u8)(K,l)})`;return`${[o?(0,M.mG)`Reopened: the failure continues or has returned.`:M.Gy.nothing,I("fails","Failing",n.map(f)),I("works",
"Recovered",e.map(d)),I("skipped","No longer checked",g.map(f)),I("fails","Still failing",y.map(f)),L===null?M.Gy.nothing:(0,M.mG)`${M.Gy.strong("Nothing fails \
any more.")} The outage lasted ${(0,b.u8)(L,l)}, from ${(0,b.QN)(L)} to ${(0,b.QN)(l)}, as observed by this check.`,M.Gy.small(M.Gy.joined([(0,b.QN)(l),(0,R.Fp)(
m)]))].filter(x=>!M.Gy.isEmpty(x)).map(R.ni).join(`

`)}
`}const a=h=>`Duplicate of #${h}, which another run opened at the same time.
`,f=h=>w(h)?M.Gy.code(h):h}),4947:((Mt,nt,t)=>{t.a(Mt,async(D,C)=>{try{let P=function(Y){for(const J of L.redact(Y))i.pq(J)},x=function(Y){for(const J of L.redact(
Y))i.$e((0,_.LS)(J))},rt=function(Y){const{verdict:J,changes:ot,context:Et}=Y,It=l===null?[]:(0,r.ws)((0,G.R8)(J),g,l),V=ot?.kind==="files"?ot.files:[],it=l===null?
new Map:(0,r.hP)(It,V,g,l);return{...Y,located:It,context:{...Et,links:it}}};t.r(nt);var U=t(9876),s=t(3628),b=t(3214),R=t(3087),M=t(1116),v=t(7039),G=t(4503),w=t(
6662),B=t(3394),E=t(255),_=t(6092),u=t(437),p=t(9973),r=t(8278),c=t(6102),i=t(166),$=t(4436),T=t(6811),k=t(4515),a=t(3397);const f={colour:!1,width:120,isRunner:!0};
(0,k.kL)(process,Y=>process.stderr.write(`the log was not written: ${Y}
`));const{env:h}=process,m=i.j_(h.GITHUB_EVENT_PATH);delete h.GITHUB_EVENT_PATH;const l=(0,$.ng)(h,m),n=(0,$.$c)(h.GITHUB_EVENT_NAME,m),e=Object.keys(h).filter(
Y=>Y.startsWith(E.xV)&&!h[Y]);for(const Y of n?e:[])delete h[Y];const g=h.GITHUB_WORKSPACE??process.cwd(),y=i.Ko(),L=(0,U.cA)(y,h,(0,s.K)(i.Pq)),o=new b.VG;let I=[];
await(0,k.mB)(process,{stop:o,secrets:L,isFinal:!1,act:d,reportMistakes:Y=>i.z3(Y.map(J=>(0,_.LS)(J)).join(`
`),{title:"Wrong settings"}),reportCrash:Y=>i.z3(Y,{title:"Could not run"})});async function d(Y){const J=(0,T.fN)(V=>P([V])),{checked:ot,warnings:Et}=await(0,u.
k_)(y,process,J,{directory:g,isFork:n,stop:o,changes:A,secrets:L}),It=Y.aborted?3:ot.verdict.passed?0:1;return x(Et),await z(ot,Y),I.length>0?3:It}async function A({
githubToken:Y}){const J=await(0,p.S)(l,Y,o.signal);return J.kind==="all"&&l?.pull&&x([`changed-only has no effect: ${J.why}`]),J}async function K(Y,J){try{await J()}catch(ot){
x([`${Y}: ${(0,R.A3)(ot)}`])}}async function z(Y,J){let ot={...Y,located:[]};await K("places are not links",()=>{ot=rt(Y)}),await ft(ot),J.aborted||await K("the\
 comment and the issue were not written",async()=>{const{notes:Et,warnings:It}=await(0,c.m)(ot,l,g,J);P(Et),x(It)}),await K("the log was not written",()=>i.pq((0,w.
gM)(Y.verdict,{...f,context:Y.context})))}async function ft({settings:Y,verdict:J,context:ot}){const{GITHUB_OUTPUT:Et,GITHUB_STEP_SUMMARY:It,RUNNER_TEMP:V}=h,it={
...f,context:ot},gt={"the log was not written":()=>i.ur((0,w.K8)(J,it)),"the annotations were not written":()=>i.fz((0,M.H)(J,ot)),"the outputs were not written":()=>x(
i.Kn(Et,i.Yz(J))),"the job summary was not written to GITHUB_STEP_SUMMARY":()=>i.Sy(It,(0,B.Gc)(J,ot)),"the JSON report was not written to RUNNER_TEMP":()=>{const dt=i.
u5(V,(0,v.hF)(J,ot));x(i.Kn(Et,{report:dt}))},"the report files were not written":()=>{I=(0,a.t)(Y.report,{verdict:J,context:ot},g);for(const dt of L.redact(I))
i.z3((0,_.LS)(dt))}};for(const[dt,vt]of Object.entries(gt))await K(dt,vt)}C()}catch(f){C(f)}},1)}),9973:((Mt,nt,t)=>{t.d(nt,{N:()=>b,S:()=>k});var D=t(1123),C=t(
4436);const U=100,s=100;async function b(a,f,h,m){const l=AbortSignal.any([AbortSignal.timeout(h),m]),{connect:n}=await Promise.all([t.e(9795),t.e(8302)]).then(
t.bind(t,8302)),{rest:e,paginate:g}=n(a,f,l),y={owner:a.owner,repo:a.repository},L={...y,per_page:U},o=(d,A)=>M(d.then(({data:P})=>A(P))),I=async(d,A,P)=>(await M(
R(d,P))).flatMap(A);return{listComments:d=>{const A={...L,issue_number:d};return I(g.iterator(e.issues.listComments,A),v)},createComment:(d,A)=>o(e.issues.createComment(
{...y,issue_number:d,body:A}),v),updateComment:(d,A)=>M(e.issues.updateComment({...y,comment_id:d,body:A})),deleteComment:d=>M(e.issues.deleteComment({...y,comment_id:d})),
listIssues:(d,A)=>{const P=g.iterator(e.issues.listForRepo,{...L,...d});return I(P,K=>(0,C.at)(K,"pull_request")===void 0?G(K):[],A)},createIssue:d=>o(e.issues.
create({...y,...d,labels:[...d.labels]}),G),updateIssue:(d,A)=>M(e.issues.update({...y,issue_number:d,...A})),addLabels:(d,A)=>M(e.issues.addLabels({...y,issue_number:d,
labels:[...A]})),createLabel:d=>M(e.issues.createLabel({...y,...d})),listChangedFiles:d=>{const A={...L,pull_number:d};return I(g.iterator(e.pulls.listFiles,A),
w)}}}async function R(a,f=Number.POSITIVE_INFINITY){const h=[];let m=0;for await(const{data:l}of a){for(const n of B(l))h.push(n);if(h.length>=f)return h.slice(
0,f);if(m+=1,m===s)throw new D.F9(`the list has more than ${s} pages`)}return h}async function M(a){try{return await a}catch(f){if(f instanceof D.F9)throw f;return c()}}
const v=a=>({id:r(a,"id"),body:p(a,"body")??"",isTrusted:_(a)}),G=a=>({number:r(a,"number"),title:u(a,"title"),body:p(a,"body")??"",isOpen:u(a,"state")==="open",
reason:p(a,"state_reason"),closedAt:p(a,"closed_at"),labels:B((0,C.at)(a,"labels")).flatMap(f=>typeof f=="string"?f:p(f,"name")??[]),isTrusted:_(a)}),w=a=>({file:u(
a,"filename"),status:u(a,"status"),changes:r(a,"changes"),patch:p(a,"patch")}),B=a=>Array.isArray(a)?a:c(),E=["OWNER","MEMBER","COLLABORATOR"],_=a=>(0,C.at)(a,"\
user","type")==="Bot"||E.includes((0,C.at)(a,"author_association")),u=(a,f)=>p(a,f)??c();function p(a,f){const h=(0,C.at)(a,f)??null;return h===null||typeof h==
"string"?h:c()}function r(a,f){const h=(0,C.at)(a,f),m=typeof h=="bigint"?Number(h):h;return typeof m=="number"&&Number.isFinite(m)&&m>=0?m:c()}function c(){throw new D.
F9("the response is not one of GitHub\u2019s REST API")}const i=3e3,$=6e4,T=a=>({kind:"all",why:a});async function k(a,f,h,m=$){if(a===null)return T("not a work\
flow run");const{pull:l,event:n}=a;if(l===null)return T(`a ${n} event has no pull request`);const e=(0,C.h0)(a,f);if(!e.ok)return T(e.why);try{const y=await(await b(
a,e.value.token,m,h)).listChangedFiles(l.number);return y.length<i?{kind:"files",files:y}:T(`the pull request changes ${i} files or more, and GitHub lists at mo\
st ${i}`)}catch(g){return T((0,D.Ic)("the changed files could not be listed",g,{run:a,permission:"pull-requests: read"}))}}}),1123:((Mt,nt,t)=>{t.d(nt,{F9:()=>U,
Ic:()=>E,Wo:()=>s,jy:()=>G});var D=t(3087),C=t(6092);class U extends Error{name="ApiFailure";httpStatus;headers;constructor(p,r=null,c={}){super(p),this.httpStatus=
r,this.headers=c}}async function s(u){try{return await u,!0}catch(p){if(p instanceof U&&p.httpStatus===404)return!1;throw p}}const b=2e4,R=2,M=500,v=u=>w(u,0,0)!==
null;function G(u,p,r,c){if(r>=R)return null;const i=w(u,r,c);if(i!==null)return i<=b?i:null;if(p==="POST")return null;const{httpStatus:$}=u;return $===null||$===
408||$>=500?M*2**r:null}function w({httpStatus:u,headers:p,message:r},c,i){if(u!==403&&u!==429)return null;const $=Number(p["retry-after"]??Number.NaN);if(Number.
isFinite($))return Math.max(0,$*1e3);const T=Number(p["x-ratelimit-reset"]??Number.NaN);return String(p["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(T)?
Math.max(0,T*1e3-i):u===429||/secondary rate limit|abuse detection/i.test(r)?5e3*2**c:null}const B=300;function E(u,p,{run:r,permission:c}){if(!(p instanceof U))
return`${u}: ${(0,D.A3)(p)}`;const{httpStatus:i,message:$}=p,T=$.startsWith("the ")?" as expected":"",k=i===null?`did not answer${T}`:`returned ${i}`,a=(0,C.BP)(
(0,C.RK)($.replace(/\s+/gu," "),B));return`${u}: ${(0,C.RK)(r.apiUrl)} ${k} (${a})${_(p,r,c)}`}function _(u,p,r){if(v(u))return"; GitHub limits the rate of requ\
ests, try again later";switch(u.httpStatus){case 401:return"; github-token is invalid or has expired";case 403:case 404:return p.pull?.isFork===!0&&r.endsWith("\
write")?"; the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${r}\` to \`permissions\` of the job`;case 410:return r===
"issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}}),8278:((Mt,nt,t)=>{t.d(nt,{hP:()=>w,ws:()=>v});var D=t(6760),
C=t(9968),U=t(2019),s=t(4503),b=t(3096),R=t(3298);let M=function(..._){return{createHash:M}=process.getBuiltinModule("node:crypto"),new.target?new M(..._):M(..._)};
function v(_,u,p){const r=(0,R.O)(c=>{const i=(0,D.join)(u,c),$=(0,C.UO)(i,u)?(0,U.G)(i):null;return $!==null?G($,c,p):c===""?null:r((0,b.jt)(c))});return[..._].
flatMap(c=>{const i=r((0,b.jt)(c));if(i===null)return[];const{prefix:$,blob:T,isOfRun:k}=i,a=c.slice($.length),f=(0,s.oW)(a);return f===null?[]:{file:c,path:a,url:`${T}\
/${f}`,isOfRun:k}})}function G({commit:_,isFetched:u,remote:p},r,c){const i=URL.parse(c.serverUrl);if(p===null||i===null||!/^https?:\/\/[\w.:/-]+$/.test(c.serverUrl)||
p.host!==i.host&&p.host!==i.hostname||!u&&![c.commit,c.defaultCommit].includes(_))return null;const $=`${p.owner}/${p.name}`,T=k=>k?.toLowerCase()===$.toLowerCase();
return{prefix:r===""?"":`${r}/`,blob:`${c.serverUrl}/${$}/blob/${_}`,isOfRun:T(`${c.owner}/${c.repository}`)||T(c.pull?.from)}}function w(_,u,p,{pull:r,serverUrl:c,
owner:i,repository:$}){const T=new Map(u.map(({file:a,patch:f})=>[a,f])),k=_.map(({file:a,path:f,url:h,isOfRun:m})=>{const l=T.get(f)??null,n=l===null||!m?null:
(0,C.r7)((0,D.join)(p,a));if(r===null||l===null||n===null)return[a,{url:h}];const e=M("sha256").update(f).digest("hex"),g=`${c}/${i}/${$}/pull/${r.number}/files\
#diff-${e}`;return[a,{url:h,diff:{url:g,lines:B(l,n)}}]});return new Map(k)}function B(_,u){const p=u.split(`
`).map(E),r=new Set;let c=0;for(const i of _.split(`
`)){const[,$]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(i)??[];$!==void 0?c=Number($):/^[ +]/.test(i)&&(p[c-1]===E(i.slice(1))&&r.add(c),c+=1)}return r}const E=_=>_.endsWith(
"\r")?_.slice(0,-1):_}),8648:((Mt,nt,t)=>{t.d(nt,{Fq:()=>r,KY:()=>M,Uv:()=>G,pT:()=>_});var D=t(493),C=t(8065),U=t(5102),s=t(9432),b=t(4436),R=t(3131);function M({
verdict:a,context:f},{issueAfter:h},m){const l=K=>K.some(({severity:z})=>(0,D.k2)(z,f.failOn)),{stopped:n}=a,e=a.hosts.map(K=>{const z=K.visit.host,rt=f.history?.
get(K.visit.host)?.alarm??null,ft=l(K.findings),Y=(0,U.sG)(K)==="skipped",J=rt===null?ft||(0,U.b)(K):rt.isDown&&!Y;return{name:z,alarm:Y?null:rt,failsNow:ft,isDown:J}}),
g=e.map(({name:K})=>K).toSorted(),y=e.filter(({isDown:K})=>K).map(({name:K})=>K),L=l(a.files)?[C.cn]:[],I=a.findings.some(({problem:K})=>K.expires!==void 0)&&f.
failOn==="error"?[C.fF]:[],d=[...y,...L,...I].toSorted(),A=e.flatMap(({alarm:K,...z})=>K===null?[]:{alarm:K,...z}),P=A.filter(({alarm:K})=>K.good<h),x=A.filter(
({failsNow:K,isDown:z})=>K&&!z);return{hosts:g,failing:d,since:new Map(A.flatMap(({name:K,alarm:z})=>z.since?[[K,z.since]]:[])),unsettled:new Map(P.map(({name:K,
alarm:z})=>[K,z.good])),issueAfter:h,pending:new Map(x.map(({name:K,alarm:z})=>[K,z.failed])),isWhole:!n.some(({kind:K})=>K==="missing"),at:f.startedAt,run:m.id}}
const v=a=>({kind:"nothing",why:a});function G(a,f){const h=a?.isOpen?w(f,a.state):f,m=h.failing.length===0,l=h.pending.size===0?"no failures":"too few failing \
runs";if(a===null)return m?v(l):{kind:"open",state:B(null,h)};const{state:n,isOpen:e,reason:g}=a;if(n.run>h.run)return v("a later run has updated it");if(!e&&m)
return v(l);if(!e&&g==="not_planned"&&n.digest===(0,R.ol)(h.failing))return v("it was closed as not planned");const y=B(n,h),L=n.digest!==y.digest||!e;return{kind:m?
"close":e?"update":"reopen",state:y,event:L?E(n,h,!e):null}}function w(a,{failing:f}){const h=new Set(a.hosts),m=({subject:n})=>a.unsettled.has(n)||!a.isWhole&&
!h.has(n),l=f.first.filter(m).map(({subject:n})=>n);return{...a,failing:[...new Set([...a.failing,...l])].toSorted()}}function B(a,f){const h=new Map(a?.failing.
first.map(({subject:n,since:e})=>[n,e])),m=f.failing.map(n=>{const e=h.get(n)??f.since.get(n)??f.at,g=f.unsettled.get(n)??0;return{subject:n,since:e,...g>0&&{recovering:{
good:g,needed:f.issueAfter}}}}),l=f.failing.map(n=>f.since.get(n)??f.at);return{hosts:p(f.hosts),failing:p(m),digest:(0,R.ol)(f.failing),since:m.length===0?null:
a?.since??[f.at,...l].toSorted()[0]??f.at,run:f.run}}function E({failing:a,since:f},h,m){const l=new Set(a.first.map(({subject:o})=>o)),n=a.count===a.first.length,
{still:e=[],down:g=[]}=Object.groupBy(h.failing,o=>l.has(o)||!n?"still":"down"),y=new Set([...h.hosts,C.cn,C.fF]),L=a.first.filter(({subject:o})=>!h.failing.includes(
o));return{at:h.at,down:g,up:L.filter(({subject:o})=>y.has(o)),gone:L.flatMap(({subject:o})=>y.has(o)?[]:[o]),still:e,endedSince:h.failing.length===0?f:null,isReopened:m}}
function _(a,{hosts:f}){if(a.length===0||f.count===0)return 1;const h=new Set(f.first),m=p(a).first.filter(n=>h.has(n)).length;return a.length===f.count&&m===h.
size?m+1:m}const u=6e3;function p(a){const{shown:f}=(0,s.I0)(a,u,0,h=>JSON.stringify(h));return{first:a.slice(0,f.length),count:a.length}}function r(a){const f=c(
(0,b.at)(a,"hosts"),i),h=c((0,b.at)(a,"failing"),T);if(f===null||h===null)return null;const m=(0,b.at)(a,"since");return{hosts:f,failing:h,digest:(0,b.$6)(a,"di\
gest")??"",since:$(m)?m:null,run:k((0,b.at)(a,"run"))}}function c(a,f){const h=(0,b.at)(a,"first");return!Array.isArray(h)||!h.every(f)?null:{first:h,count:Math.
max(h.length,k((0,b.at)(a,"count")))}}const i=a=>typeof a=="string",$=a=>i(a)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(a)&&!Number.isNaN(Date.parse(a)),T=a=>i((0,b.at)(
a,"subject"))&&$((0,b.at)(a,"since")),k=a=>typeof a=="number"&&Number.isSafeInteger(a)&&a>=0?a:0}),3131:((Mt,nt,t)=>{t.d(nt,{Pe:()=>M,ol:()=>b,t7:()=>v,yR:()=>s});
var D=t(6092);let C=function(...G){return{createHash:C}=process.getBuiltinModule("node:crypto"),new.target?new C(...G):C(...G)};const U="tf-disco",s=(G,...w)=>b(
[G.workflow,G.job,G.step,...w]),b=G=>C("sha256").update(JSON.stringify(G)).digest("hex").slice(0,16),R=65536;function M(G,w,B,E){const _=JSON.stringify(B).replace(
/[<>&]/g,D.z5),u=`<!-- ${U} ${G} ${w} ${_} -->`;return`${u}
${E(R-u.length-1)}`}function v(G,w,B){const E=`<!-- ${U} ${w} ${B} `;if(!G.startsWith(E))return;const _=G.indexOf(" -->",E.length);if(!(_<0))try{return JSON.parse(
G.slice(E.length,_))}catch{return}}}),6102:((Mt,nt,t)=>{t.d(nt,{m:()=>u});var D=t(9432),C=t(9973),U=t(1123),s=t(8278),b=t(4436),R=t(8648),M=t(3131);let v=function(...c){
return{deliverComment:v}=t.late([9681],9681),new.target?new v(...c):v(...c)},G=function(...c){return{deliverIssue:G}=t.late([9681],9681),new.target?new G(...c):
G(...c)};const w=6e4,B=1e4,E=10,_={comment:"pull-requests: write",issue:"issues: write"};async function u(c,i,$,T){const{settings:k}=c,a=["comment","issue"].filter(
z=>k[z]!=="never"),f=(0,b.h0)(i,k.githubToken),h=[],m=[];if(!f.ok)return{notes:h,warnings:a.map(z=>`the ${z} was not written: ${f.why}`)};const{run:l,token:n}=f.
value,e=await(0,C.N)(l,n,w,T),g=async()=>{const{changes:z,located:rt,context:ft}=c,J=z?.kind==="files"||!rt.some(({isOfRun:ot})=>ot)?null:await(0,C.S)(l,n,T,B);
return J?.kind==="files"?(0,s.hP)(rt,J.files,$,l):ft.links},y=(0,R.KY)(c,k,l),L=p(l),{pull:o,event:I}=l,{name:d,version:A}=k.dialect,P=(0,M.yR)(l,A===null?d:`${d}\
 ${A}`),x={comment:async()=>o===null?`skipped, a ${I} event has no pull request`:await v(e,{...c,run:l,pull:o.number,findLinks:g}),issue:async()=>L===null?await G(
e,{...c,run:l,key:P,now:y}):`skipped, ${L}`};for(const z of a)try{h.push(`${z}: ${await x[z]()}`)}catch(rt){const ft=_[z];m.push((0,U.Ic)(`the ${z} was not writ\
ten`,rt,{run:l,permission:ft}))}return{notes:k.issue!=="never"&&L===null?[...h,...r(y)]:h,warnings:m}}function p({event:c,isDefaultBranch:i,pull:$}){return $!==
null||c==="merge_group"?`a ${c} event checks a proposed change`:i===!1?"not on the default branch":null}function r({pending:c,issueAfter:i}){const $=Map.groupBy(
c,([,T])=>T);return Array.from($,([T,k])=>`issue: ${(0,D.K4)(k,E,([f])=>f)} failed in ${T} of ${i} runs needed to open an issue`)}}),166:((Mt,nt,t)=>{t.d(nt,{fz:()=>it,
z3:()=>L,pq:()=>d,Yz:()=>et,j_:()=>Z,Ko:()=>Et,Pq:()=>k,$e:()=>o,ur:()=>It,Kn:()=>dt,u5:()=>Dt,Sy:()=>gt});var D=t(3024),C=t(6760),U=t(857);function s(O){return O==
null?"":typeof O=="string"||O instanceof String?O:JSON.stringify(O)}function b(O){return Object.keys(O).length?{title:O.title,file:O.file,line:O.startLine,endLine:O.
endLine,col:O.startColumn,endColumn:O.endColumn}:{}}function R(O,W,F){const Q=new G(O,W,F);process.stdout.write(Q.toString()+U.EOL)}function M(O,W=""){R(O,{},W)}
const v="::";class G{constructor(W,F,Q){W||(W="missing.command"),this.command=W,this.properties=F,this.message=Q}toString(){let W=v+this.command;if(this.properties&&
Object.keys(this.properties).length>0){W+=" ";let F=!0;for(const Q in this.properties)if(this.properties.hasOwnProperty(Q)){const st=this.properties[Q];st&&(F?F=
!1:W+=",",W+=`${Q}=${B(st)}`)}}return W+=`${v}${w(this.message)}`,W}}function w(O){return s(O).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function B(O){
return s(O).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function E(){throw new Error("this function of\
 @actions/core is not bundled")}function _(){throw new Error("this function of @actions/core is not bundled")}var u=t(6928);function p(O){return O.replace(/[\\]/g,
"/")}function r(O){return O.replace(/[/]/g,"\\")}function c(O){return O.replace(/[/\\]/g,path.sep)}var i=function(O,W,F,Q){function st(lt){return lt instanceof F?
lt:new F(function(ct){ct(lt)})}return new(F||(F=Promise))(function(lt,ct){function ht(Pt){try{_t(Q.next(Pt))}catch(Tt){ct(Tt)}}function ut(Pt){try{_t(Q.throw(Pt))}catch(Tt){
ct(Tt)}}function _t(Pt){Pt.done?lt(Pt.value):st(Pt.value).then(ht,ut)}_t((Q=Q.apply(O,W||[])).next())})},$;(function(O){O[O.Success=0]="Success",O[O.Failure=1]=
"Failure"})($||($={}));function T(O,W){const F=toCommandValue(W);if(process.env[O]=F,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
O,W));issueCommand("set-env",{name:O},F)}function k(O){R("add-mask",{},O)}function a(O){process.env.GITHUB_PATH||""?issueFileCommand("PATH",O):issueCommand("add\
-path",{},O),process.env.PATH=`${O}${path.delimiter}${process.env.PATH}`}function f(O,W){const F=process.env[`INPUT_${O.replace(/ /g,"_").toUpperCase()}`]||"";if(W&&
W.required&&!F)throw new Error(`Input required and not supplied: ${O}`);return W&&W.trimWhitespace===!1?F:F.trim()}function h(O,W){const F=f(O,W).split(`
`).filter(Q=>Q!=="");return W&&W.trimWhitespace===!1?F:F.map(Q=>Q.trim())}function m(O,W){const F=["true","True","TRUE"],Q=["false","False","FALSE"],st=f(O,W);if(F.
includes(st))return!0;if(Q.includes(st))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${O}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function l(O,W){if(process.env.GITHUB_OUTPUT||"")return E("OUTPUT",_(O,W));process.
stdout.write(U.EOL),R("set-output",{name:O},s(W))}function n(O){issue("echo",O?"on":"off")}function e(O){process.exitCode=$.Failure,L(O)}function g(){return process.
env.RUNNER_DEBUG==="1"}function y(O){issueCommand("debug",{},O)}function L(O,W={}){R("error",b(W),O instanceof Error?O.toString():O)}function o(O,W={}){R("warni\
ng",b(W),O instanceof Error?O.toString():O)}function I(O,W={}){R("notice",b(W),O instanceof Error?O.toString():O)}function d(O){process.stdout.write(O+U.EOL)}function A(O){
M("group",O)}function P(){M("endgroup")}function x(O,W){return i(this,void 0,void 0,function*(){A(O);let F;try{F=yield W()}finally{P()}return F})}function K(O,W){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(O,W));issueCommand("save-state",{name:O},toCommandValue(W))}function z(O){
return process.env[`STATE_${O}`]||""}function rt(O){return i(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(O)})}var ft=t(3087),Y=t(9968),J=t(
9432),ot=t(7773);const Et=()=>Object.fromEntries(ot.mc.map(({name:O})=>[O,f(O)]));function It(O){for(const{kind:W,text:F}of O){const[Q="",...st]=F.split(`
`);W==="plain"?d(F):(A(Q),d(st.join(`
`)),P())}}const V={error:L,warning:o,notice:I};function it(O){if(O.length!==0){A("Annotations");for(const{level:W,message:F,line:Q,column:st,...lt}of O)V[W](F,{
...lt,...Q!==void 0&&{startLine:Q},...st!==void 0&&{startColumn:st}});P()}}const gt=(O,W)=>Ot("GITHUB_STEP_SUMMARY",O,()=>W);function dt(O,W){const F=new Map;for(const[
lt,ct]of Object.entries(W))try{O?Ot("GITHUB_OUTPUT",O,()=>vt(lt,ct)):l(lt,ct)}catch(ht){F.set(lt,(0,ft.A3)(ht))}const[Q]=F.values();return Q===void 0?[]:[`not w\
ritten to GITHUB_OUTPUT, and empty for later steps: ${[...F.keys()].join(", ")}: ${Q}`]}function vt(O,W){const F=typeof W=="string"?W:JSON.stringify(W);if(/[\r\n]/.
test(F))throw new ft.hM("the value has a line break");return`${O}=${F}
`}function Ot(O,W,F){if(!W)throw new ft.hM(`${O} is not set; run this as an action on a runner`);(0,Y.ET)((0,D.openSync)(W,"r+"),Q=>{const{size:st}=(0,D.fstatSync)(
Q);try{(0,D.appendFileSync)(W,F())}catch(lt){throw(0,D.fstatSync)(Q).size>st&&(0,D.ftruncateSync)(Q,st),lt}})}function Dt(O,W){if(!O)throw new ft.hM("RUNNER_TEM\
P is not set; run this as an action on a runner");const F=(0,C.join)("tf-disco","report.json");return(0,ft.f8)(O,F,(0,ft.mk)(W)),(0,C.join)(O,F)}function Z(O){if(O===
void 0||O==="")return null;const W=(0,Y.yR)(O);try{if(W.ok)return JSON.parse(W.text)}catch{}const F=W.ok?"is not JSON":(0,J.mP)(W.failure);return o(`the event o\
f this run is ignored: the file in GITHUB_EVENT_PATH ${F}; check that no earlier step changes it`),null}const H={hosts:12e4,services:36e4},tt=1;function et({passed:O,
hosts:W,findings:F}){const Q=ht=>F.filter(ut=>ut.severity===ht).length,st=({visit:ht})=>JSON.stringify(ht.host),{shown:lt}=(0,J.I0)(W,H.hosts,tt,st),{shown:ct}=(0,J.
I0)(W,H.services,tt,ht=>{const ut=ht.services.flatMap(_t=>_t.kind==="url"?[[_t.id,_t.url]]:[]);return`${st(ht)}:${JSON.stringify(Object.fromEntries(ut))}`});return{
passed:O,hosts:`[${lt.join(",")}]`,services:`{${ct.join(",")}}`,errors:Q("error"),warnings:Q("warning"),"left-out":W.length-Math.min(lt.length,ct.length)}}}),4436:((Mt,nt,t)=>{
t.d(nt,{$6:()=>B,$c:()=>v,at:()=>w,h0:()=>R,ng:()=>s});var D=t(7811),C=t(6092);const U=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function s(E,_){const u=T=>E[T]?.
trim()??"",[,p,r]=U.exec(u("GITHUB_REPOSITORY"))??[];if(p===void 0||r===void 0)return null;const c=b(u("GITHUB_SERVER_URL")||"https://github.com"),i=B(_,"reposi\
tory","default_branch");return{...{workflow:M(u("GITHUB_WORKFLOW_REF"))??u("GITHUB_WORKFLOW"),job:u("GITHUB_JOB"),url:`${c}/${p}/${r}/actions/runs/${u("GITHUB_R\
UN_ID")}`,commit:B(_,"pull_request","head","sha")??u("GITHUB_SHA")},owner:p,repository:r,apiUrl:b(u("GITHUB_API_URL")||"https://api.github.com"),serverUrl:c,event:u(
"GITHUB_EVENT_NAME"),step:u("GITHUB_ACTION"),id:Number(/^\d+$/.exec(u("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:u("GITHUB_SHA"),pull:G(u("GITHUB_EVENT_NAME"),_),
isDefaultBranch:i===void 0?null:u("GITHUB_REF")===`refs/heads/${i}`}}const b=E=>E.replace(/(?<!\/)\/+$/,"");function R(E,_){return E===null?(0,D.TR)("not a work\
flow run, GITHUB_REPOSITORY is not set"):_===null?(0,D.TR)("github-token is empty"):/^https?:$/.test(URL.parse(E.apiUrl)?.protocol??"")?(0,D.Ju)({run:E,token:_}):
(0,D.TR)(`GITHUB_API_URL is not an https URL: ${(0,C.RK)(E.apiUrl)}`)}const M=E=>/^[^/]+\/[^/]+\/(.+?)@/.exec(E)?.[1];function v(E,_){if(E==="pull_request_targe\
t")return!1;const u=w(_,"pull_request","head"),p=w(u,"repo","full_name"),r=w(_,"pull_request","base","repo","full_name");return u!==void 0&&p!==r}function G(E,_){
const u=w(_,"pull_request","number");return typeof u!="number"||!Number.isSafeInteger(u)||u<=0?null:{number:u,isFork:v(E,_),from:B(_,"pull_request","head","repo",
"full_name")??null}}function w(E,..._){return _.reduce((u,p)=>typeof u=="object"&&u!==null?Reflect.get(u,p):void 0,E)}function B(E,..._){const u=w(E,..._);return typeof u==
"string"?u:void 0}})};export{qt as ids,tn as modules};
var $late0,$late1,$late2,$late3,$late4,$late5;
