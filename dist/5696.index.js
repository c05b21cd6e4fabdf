const Jt=[5696,3053,8580,4947],Qt={1331:(($t,Q,t)=>{t.d(Q,{O:()=>G,i:()=>U});const G=N=>({discovery:N,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,
totalMs:0},headMs:null,certificates:[]}),U=(N,i)=>({host:N,attempt:G({kind:"skipped",problem:i}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
5011:(($t,Q,t)=>{t.d(Q,{n:()=>B});var G=t(9432);const U=["TF_CLI_ARGS_init","TF_CLI_ARGS"],N=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
i=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;function B(L){const w=I(L),g=p=>w.flatMap(({name:O,value:a})=>O===p?a:[]),_=p=>g(p).
at(-1);return{upgrade:R(_("upgrade")??"false"),hasBackend:R(_("backend")??_("cloud")??"true"),isLockReadonly:_("lockfile")==="readonly",pluginDirectories:g("plu\
gin-dir"),backendConfig:g("backend-config"),variables:w.filter(({name:p})=>p==="var"||p==="var-file"),remarks:U.flatMap(p=>{const a=w.filter(({name:l,from:f})=>f===
p&&i.test(l)).map(v).join(" ");return a===""?[]:[`init is predicted with ${a} of ${p}`]})}}const R=L=>/^(1|[tT]|true|TRUE|True)$/.test(L);function v({name:L,value:w}){
if(w==="true")return`-${L}`;const g=L==="var"||L==="backend-config"&&!w.startsWith("hostname=");return`-${L}=${(0,G.dh)(g?w.replace(/=.*/s,"=\u2026"):w)}`}function I(L){
const w=U.flatMap(_=>y(L[_]??"").map(p=>({text:p,from:_}))).values(),g=[];for(const{text:_,from:p}of w){const[,O,,a]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(_)??[];if(O===
void 0)break;const l=()=>N.test(O)?w.next().value?.text??"":"true";g.push({name:O,from:p,value:a??l()})}return g}function y(L){const[w=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(L)??[];return(w.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(_=>_.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(p,O,a,l)=>String(O??
l??a.replace(/\\(.)/gs,"$1"))))}}),5440:(($t,Q,t)=>{t.d(Q,{Qm:()=>a,TU:()=>_,i4:()=>T,pb:()=>D,zt:()=>w});var G=t(7811),U=t(8516),N=t(8339),i=t(1054),B=t(8345),
R=t(2213),v=t(255),I=t(5243),y=t(9897),L=t(3846);const w={host:null,isHostImplied:!1,needed:null},g=s=>({host:s,isHostImplied:!1,needed:s}),_=s=>({host:s,isHostImplied:!0,
needed:s}),p=s=>({host:s,isHostImplied:!1,needed:null}),O=s=>s===null?w:{...w,directHost:s},a=s=>({...w,problem:s}),l=(s,h)=>a((0,N.DA)({reason:"rejected",error:s,
advice:h}));function f(s,h,E){return E===null?s:{...s,problem:(0,N.My)({text:h,host:s.host,advice:E})}}const D={module:M,"test-module":(s,h,E)=>{const C=(0,I.vL)(
s,h).kind==="remote";return h==="opentofu"||!C?M(s,h,E):a((0,N.DA)({reason:"remote-in-test",text:s}))},provider:n,"locked-provider":o,"stack-component":r,stack:(s,h)=>{
const E=(0,I.A)(s);return E.ok&&!s.startsWith(".")?p(E.value.host):{...r(s,h),isHostImplied:!1,needed:null}},"stack-output":s=>{const[h="",...E]=s.split("/");return E.
length===3?P(h,p):a((0,N.DA)({reason:"stack",text:s}))},terragrunt:d,host:s=>P(s,g),url:s=>O((0,R.Ul)(s)),"host-part":s=>O((0,R.D8)(s)),"state-path":s=>O((0,R.Bm)(
s))};function T(s,h,E){if(s==="terragrunt"){const[,K]=/^tfr:\/\/([^/?]*)\//.exec(h)??[];return K!==void 0?c(K,E):/^$|^t$|^tfr?$|^tfr:/.test(h)?void 0:u(h,E)}if(s===
"url"&&/^postgres|=/i.test(h))return O(y.IZ);if(/^(url|host-part|state-path)$/.test(s))return u(h,E);if(s!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(h))return u(h,E);const C=h.indexOf("/");if(C<0)return;const k=(0,I.vL)(`${h.slice(0,C)}/a/b/c`,E);return k.kind!=="registry"?u(h,E):h.split("/").length<A?{
...m(k),directHost:y.IZ}:m(k)}const A=4,c=(s,h)=>s===""?_((0,I.Vm)(h)):P(s,g),u=(s,h)=>(0,I.Nj)(s)?w:O((0,y.uE)(s,h)),m=({host:s,hostImplied:h})=>h?_(s):g(s);function P(s,h){
const E=(0,v.Pv)(s),C=(0,i.L6)(s);return E.ok?f(h(E.value),s,C):a((0,N.k0)({text:s,error:E.why,advice:C}))}function M(s,h,E){if((0,I.Nj)(s)&&!E)return w;const C=(0,I.
vL)(s,h),k=C.kind==="registry"?(0,G.Ju)(C):(0,I.rE)(s,h);if(E&&!k.ok){const{why:ct}=k,_t=/^https?:/i.test(s)?{kind:"invalid",error:ct}:C,it=/^(?:git\+\w+|ssh):/i.
test(s)?null:(0,i.NM)(s,_t,k),ht=/^[a-z0-9]+::/i.test(s)?"remote":C.kind;return it===null&&(ht==="local"||ht==="remote")?a((0,N.DA)({reason:`${ht}-with-version`,
text:s})):l(ct,it)}const x=(0,i.NM)(s,C,k);if(k.ok)return f(m(k.value),s,x);if(C.kind==="invalid"){const ct=s.includes("://")?{directHost:y.IZ}:{};return{...l(C.
error,x??i.x3),...ct}}if(C.kind!=="remote")return f(w,s,x);const{refusal:K,host:V}=C;return K!==null?l(K,x??i.x3):V!==y.IZ||x!==null?f(O(V),s,x):{...O(V),problem:(0,N.
My)({text:s,host:V,advice:e})}}const e="write the host after the scheme, such as git::https://HOST/PATH";function n(s,h){const E=(0,L.mi)(s,h);switch(E.kind){case"\
legacy":return l(`Invalid legacy provider address: the provider "${E.type}" has no namespace`,`write NAMESPACE/${E.type}`);case"registry":return E.hostImplied?_(
E.host):f(g(E.host),s,(0,B.c)(s,E));case"builtin":return E.type==="terraform"?p(E.host):l(`Invalid dependency on built-in provider: none is named "${E.type}"`,"\
write the address of a provider in a registry");case"invalid":return l(E.error.split(`

`)[0]??"",(0,B.c)(s,E))}}function o(s,h){const E=(0,L.mi)(s,h);if(E.kind==="invalid")return l(E.error,null);const C=(0,L.NE)(E);if(C!==s)return a((0,U.FA)({kind:"\
not-normal",of:"address",provider:s,normal:C}));if(E.kind==="builtin")return p(E.host);const k=E.host===(0,I.Vm)("terraform");return{...g(E.host),needed:k?(0,I.
Vm)(h):E.host}}function r(s,h){if(s!==s.trim())return a((0,N.DA)({reason:"white-space",text:s}));if(s==="."||s==="..")return w;const E=(0,I.rE)(s,h);if(E.ok)return m(
E.value);const C=(0,I.A)(s);if(C.ok)return p(C.value.host);const k=(0,I.vL)(s,h);return k.kind==="invalid"?l(k.error,(0,i.NM)(s,k,E)):O(k.kind==="remote"?k.host:
null)}function d(s,h){const[E,C="",k=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(s)??[];if(E===void 0){if(s.startsWith("gitlab.com/"))return O("gitlab.com");if((0,y.
GL)(s))return w;const K=(0,y.cx)(s,"opentofu");if(!(K.ok&&(0,y.Of)(s,K.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(s)){const ct=(0,y.cx)(s,h);return O(ct.
ok?ct.value.host:y.IZ)}}const[x=""]=k.split("//");return x.split("/").length!==3?a((0,N.DA)({reason:"terragrunt",text:s})):c(C,h)}}),5517:(($t,Q,t)=>{t.d(Q,{Ot:()=>B,
QB:()=>N,im:()=>U,jm:()=>y,mU:()=>w,pR:()=>a,sO:()=>L,yX:()=>i});var G=t(8252);const U=["fails","warns","works","unchecked","skipped"],N=5,i=({outcome:l})=>l!==
"unchecked"&&l!=="skipped",B=30,R=[7,30,90],v=30,I=20;function y(l,f){const D=l.filter(i);return{recent:l.slice(-B),uptime:R.map(T=>{const A=g(D,f,T);return{days:T,
good:A.filter(_).length,runs:A.length}}),medianMs:p(g(l,f,v)),incidents:O(D).reverse().slice(0,I)}}const L=864e5,w=(l,f)=>new Date(Date.parse(l)+f*L).toISOString();
function g(l,f,D){const T=w(f,-D);return l.filter(({at:A})=>A>T)}const _=({outcome:l})=>l!=="fails";function p(l){const f=l.flatMap(({ms:D})=>D??[]).sort((D,T)=>D-
T);return f[Math.ceil(f.length/2)-1]??null}function O(l){const f=[];let D=[];const T=A=>{const[c]=D;if(c!==void 0){const u=[...new Set(D.flatMap(m=>m.codes))].slice(
0,N);f.push({from:c.at,until:A,runs:D.length,codes:u})}D=[]};for(const A of l)_(A)?T(A.at):D.push(A);return T(null),f}function a(l,{issueAfter:f,failOn:D}){let T={
isDown:!1,since:null,failed:0,good:0},A=null;for(const c of l){if(!i(c))continue;const u=c.outcome==="fails"?"error":"warning",m=c.outcome!=="works"&&(0,G.k2)(u,
D),P=m?T.failed+1:0,M=m?0:T.good+1;P===1&&(A=c.at);const e=T.isDown?M<f:P>=f,n=e?T.since??A:null;T={isDown:e,since:n,failed:P,good:M}}return T}}),4503:(($t,Q,t)=>{
t.d(Q,{DZ:()=>L,R8:()=>g,aE:()=>v,oW:()=>w,uM:()=>N});var G=t(9119),U=t(8884);function N(_,{links:p,repositories:O}){const{line:a,target:l=_.file}=_,{repository:f,
path:D}=(0,G.bH)(l);if(f!==null){const A=O.find(({name:m})=>m===f),c=L(A,"blob"),u=w(D);return c===null||u===null?null:`${c}/${u}#L${a}`}const T=p?.get(l);return T===
void 0?null:T.diff?.lines.has(a)?`${T.diff.url}R${a}`:`${T.url}#L${a}`}const i=600,B=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,R=/^(?:[\da-f]{40}|[\da-f]{64})$/;
function v(_){const p=_?.url??"";return p.length<=i&&B.test(p)?p:null}const I=/^https?:\/\/gitlab\./i,y=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function L(_,p="commit"){const O=v(_),a=_?.commit??"";return O===null||!R.test(a)||y.test(O)?null:`${O}${I.test(O)?"/-":""}/${p}/${a}`}function w(_){if(!_.isWellFormed()||
/(?:^|\/)\.{0,2}(?:\/|$)/.test(_))return null;const p=a=>`%${a.charCodeAt(0).toString(16).toUpperCase()}`;return _.split("/").map(encodeURIComponent).join("/").
replace(/[!'()*_~]/g,p)}function g(_){const O=(0,U.YC)(_).flat().flatMap(a=>typeof a=="string"?[]:a.target??a.file);return new Set(O.filter(U.CN))}}),7035:(($t,Q,t)=>{
t.d(Q,{K5:()=>f,XQ:()=>w,bW:()=>p,hF:()=>a,hc:()=>D,kW:()=>g,mc:()=>_,vZ:()=>O});var G=t(9432),U=t(5517),N=t(5102),i=t(4120),B=t(7792),R=t(806);const v=20,I=200,
y=40,L=30;function w({incidents:[A]}){return A?.until!==null||A.runs<2?null:`failing since ${(0,i.QN)(A.from)} (${(0,G.px)(A.runs,"run")})`}function g({recent:A,
uptime:c,incidents:[u]}){const{good:m=0,runs:P=0}=c.at(-1)??{};if(u?.until!==null||P<2)return null;if(P-m===1)return`first failure in ${(0,G.px)(P,"run")}`;const M=A.
filter(({outcome:n})=>n==="fails").length;return M<=u.runs&&u.runs>1?null:`failed ${M} of the last ${A.filter(U.yX).length} runs`}function _({good:A,runs:c}){const u=Math.
floor(1e4*A/c);if(u>=9900)return`${u/100}%`;const m=Math.floor(u/10);return m===0&&A>0?"below 0.1%":`${m/10}%`}function p(A,c,u="results"){if(A.length===0)return B.
Gy.nothing;const m=c.detailed.size<=L;return{kind:"chart",of:u,runs:A,label:l(A),isLabelled:m}}const O=({at:A,outcome:c,ms:u})=>`${(0,i.QN)(A)}: ${N.nx[c]}${u===
null?"":` in ${(0,i.kJ)(u)}`}`;function a(A){const c=[A[0],A.at(-1)].map(u=>u?.at.slice(0,10));return[...new Set(c)].join(" to ")}function l(A){const c=N.vh.flatMap(
m=>{const{length:P}=A.filter(e=>e.outcome===m),M=m==="warns"?"with warnings":N.nx[m];return P===0?[]:[`${P} ${M}`]});return`${A.length===1?"last run":`last ${(0,G.
px)(A.length,"run")}`}: ${c.join(", ")}`}function f({recent:A,uptime:c,medianMs:u},m){const P=c.filter(({runs:r})=>r>0).map(r=>{const{days:d,good:s,runs:h}=r;return`${_(
r)} (${s} of ${(0,G.px)(h,"run")} in ${d} days)`}),M=A.flatMap(({ms:r})=>r??[]).sort((r,d)=>r-d),e=new Set([...M.slice(0,1),...M.slice(-1)].map(i.kJ)),n=(0,B.mG)`, last runs ${[
...e].join(" to ")}${p(A,m,"latency")}`,o=(0,B.mG)`median ${(0,i.kJ)(u??0)} in 30 days${M.length===0?"":n}`;return{runs:[(0,B.mG)`${p(A,m)} ${l(A)} (${a(A)})`],
uptime:[B.Gy.joined(P)],latency:u===null?[]:[o]}}function D(A){const c=[...A.context.history??[]].flatMap(([r,{incidents:d}])=>d.map(s=>({...s,host:r}))).toSorted(
(r,d)=>+(r.from<d.from)-+(r.from>d.from));if(c.length===0)return[];const u=c.filter(({until:r})=>r===null).length,m=u===0?"":c.length===1?", ongoing":`, ${u} on\
going`,P=`${(0,G.px)(c.length,"incident")}${m}`,M={...A,elsewhere:"in the history file"},e=A.medium==="page",n=e?I:v,o=(0,R.Ku)(c,n,"incident",M,r=>T(r,A));return e?
[B.om.paragraph(`${P}.`),...o]:B.om.details(B.om.title(P),o)}function T(A,c){const u=c.medium==="page",m=e=>u?(0,R.U1)(e,c):B.Gy.code(e,y),P=({from:e,until:n})=>n===
null?`${(0,i.u8)(e,c.context.startedAt)} so far`:(0,i.u8)(e,n),M=[B.om.column("Host",({host:e})=>(0,R.b8)(e,c,B.Gy.name),"name"),B.om.column("From",({from:e})=>(0,i.
QN)(e),"when"),B.om.column("Duration",P,"when"),B.om.column("Failed runs",({runs:e})=>e,"number"),B.om.column("Problems",({codes:e})=>B.Gy.joined(e.map(m)))];return B.
om.table(A,M,"Incidents")}}),7615:(($t,Q,t)=>{t.d(Q,{G_:()=>u,h0:()=>g,xS:()=>_});var G=t(9432),U=t(9119),N=t(8032),i=t(9179),B=t(5102),R=t(4120),v=t(7792),I=t(
7035),y=t(806);const L=120,w=/^credentials-|^document-unauthorized$/,g=M=>v.Gy.code(M,L);function _(M,e){const{host:n,attempt:o,earlier:r,credentials:d,looks:s,
forced:h}=M.visit,{discovery:E,timing:C,hops:k,certificates:x}=o,{context:K,medium:V,limits:ct,elsewhere:_t}=e,st=E.kind==="failed"?E.excerpt:null,it=M.findings.
some(({problem:lt})=>w.test(lt.code)),ht=V==="page"&&M.findings.length>0,St=V==="page"?K.history?.get(n):void 0,Lt={problems:e.detailed.size>1?p(M,e):[],result:E.
kind==="skipped"&&!ht?[v.Gy.prose(E.problem.message)]:[],required:O(M,e),clients:V==="log"?[]:a(M,e),response:k.map(f),services:M.services.map(lt=>D(lt,e)),body:st===
null?[]:[v.Gy.code(st.replace(/\s+/gu," ").trim())],timing:[T(C)],retried:r.map(A),"token from":d?.hasToken?[v.Gy.prose(d.source)]:[],certificate:x.map(lt=>c(lt,
K.startedAt)),credentials:it?P(s):[],"host block":[...Map.groupBy(h,lt=>(0,U.eo)(lt.place))].map(([lt,at])=>(0,v.mG)`${v.Gy.path(lt)} for ${(0,G.eZ)(at.map(({client:Ot})=>Ot))}`)},
q=V==="log"&&(0,B.QK)(M).length===0;return Object.entries({...Lt,...St&&(0,I.K5)(St,e)}).flatMap(([lt,at])=>{if(q&&!["credentials","host block"].includes(lt))return[];
const{shown:Ot,more:Tt}=(0,G.zN)(at.filter(Dt=>!v.Gy.isEmpty(Dt)),ct.rows),vt=Tt===0?[]:[(0,v.mG)`and ${Tt} more ${_t}`];return Ot.length===0?[]:[{label:lt,texts:[
...Ot,...vt]}]})}const p=({findings:M},e)=>(0,U.c1)(M,({problem:n})=>n.code).map(([{severity:n,problem:o}])=>(0,v.mG)`${v.Gy.sign(v.rC[n])} ${o.title} (${(0,y.U1)(
o.code,e)})`);function O({requirements:M},e){const{context:n,limits:o}=e,r=Map.groupBy(M,({because:d})=>d.map(U.df).join(`
`));return Array.from(r.values(),d=>{const s=v.Gy.some(d,o.rows,({service:h,clients:E})=>{const C=h==="any"?v.Gy.words("any service"):g(h);return n.dialect.clients.
every(x=>E.includes(x))?C:(0,v.mG)`${C} for ${(0,G.eZ)(E)}`});return(0,y.ZT)(s,(0,y.AZ)(d[0]?.because??[],o.places,e))})}const a=({clients:M},{context:e})=>[...Map.
groupBy(e.clients,n=>M[n])].map(([n,o])=>(0,v.mG)`${v.Gy.sign(n)} ${o.map(r=>N.bB[r]).join(", ")}: ${B.nx[n]}`),l={none:"none",sent:"sent","not-sent":"not sent \
(no connection)",withheld:"not sent (not HTTPS)",dropped:"not sent (redirected to another host)"};function f({status:M,reason:e,url:n,ms:o,...r}){const{mediaType:d,
address:s,proxy:h,authorization:E}=r,C=M===null||e===""?v.Gy.nothing:v.Gy.prose(e,L),k=v.Gy.joined([`${M??"none"}`,C]," ");return(0,y.ZT)((0,v.mG)`${k} from ${v.
Gy.code((0,i.cq)(n))} ${M===null?"after":"in"} ${(0,R.kJ)(o)}`,d===null?v.Gy.nothing:g(d),s===null?v.Gy.nothing:(0,v.mG)`at ${g(s)}`,h===null?v.Gy.nothing:(0,v.
mG)`through ${v.Gy.code((0,i.cq)(h))}`,E==="none"?v.Gy.nothing:`token ${l[E]}`)}function D(M,e){const n=g(M.id);switch(M.kind){case"url":return(0,v.mG)`${n} ${v.
Gy.code((0,i.cq)(M.url))}`;case"login":{const{client:o,authz:r,token:d,ports:s}=M.login;return(0,v.mG)`${n} authz ${v.Gy.code((0,i.cq)(r??"none"))}, token ${v.Gy.
code((0,i.cq)(d??"none"))}, client ${v.Gy.code(o)}, ports ${s.join(" to ")}`}case"problem":return(0,v.mG)`${n}: ${(0,y.U1)(M.problem.code,e)}`}}function T({lookupMs:M,
connectMs:e,tlsMs:n,firstByteMs:o,totalMs:r}){return Object.entries({...{DNS:M,connect:e,TLS:n,"first byte":o},total:r}).flatMap(([s,h])=>h===null?[]:`${s} ${(0,R.
kJ)(h)}`).join(", ")}const A=({discovery:M,timing:e})=>`${M.kind==="failed"?M.problem.code:M.kind} after ${(0,R.kJ)(e.totalMs)}`,c=({host:M,subject:e,issuer:n,expires:o},r)=>(0,v.
mG)`${g(M)} valid until ${v.Gy.prose((0,R.nO)(o,r))}; subject ${g(e)}, issuer ${g(n)}`,u=M=>Array.from(Map.groupBy(M,e=>JSON.stringify(e.looks)).values(),e=>({clients:e.
map(({client:n})=>n),looks:(e[0]?.looks??[]).map(({source:n,held:o,counts:r})=>{const d=o==="no token"?" (ends the search)":" (used)";return{source:n,held:`${m[o]}${r?
d:""}`}})})),m={nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"\
turned off"};function P(M){const e=u(M);return e.flatMap(({clients:n,looks:o})=>o.map(({source:r,held:d})=>{const s=e.length>1?`${(0,G.eZ)(n)}: `:"";return(0,v.
mG)`${s}${v.Gy.prose(r)}: ${d}`}))}}),806:(($t,Q,t)=>{t.d(Q,{AZ:()=>n,Ku:()=>D,N8:()=>e,OS:()=>f,U1:()=>c,ZT:()=>T,b8:()=>m,dI:()=>u,dS:()=>L,du:()=>O,h:()=>a,ik:()=>M,
jR:()=>P,xy:()=>l});var G=t(9432),U=t(9119),N=t(255),i=t(2432),B=t(4503),R=t(5102),v=t(8884),I=t(7792);const y=Number.POSITIVE_INFINITY,L=3,w={causes:y,hosts:6,
messages:4,characters:4e3,places:12,ownPlaces:4,items:y,rows:y,roots:1e3,details:2e3,remarks:y,hasLines:!0},g={...w,causes:20,characters:500,items:100,rows:50,roots:100,
details:20,remarks:5,hasLines:!1},_={...g,causes:30,hosts:4,messages:3,characters:1e3,places:6,items:1e3,rows:20,roots:3,remarks:y,hasLines:!0},p={log:_,summary:g,
brief:{...g,causes:10,items:0,rows:0,roots:0,details:0},notes:{..._,hosts:20,messages:10,characters:700,places:8,items:0},page:w},O=(o,r,d,s=[])=>({context:o,medium:r,
limits:p[r],elsewhere:d,detailed:new Set,lines:new Map(s.map(h=>[(0,U.R3)(h.place),h]))}),a=I.Gy.words("in the JSON report"),l=I.Gy.words("in the job summary"),
f=(o,r,{elsewhere:d})=>o===0?[]:[I.om.paragraph((0,I.mG)`and ${(0,G.px)(o,`more ${r}`)} ${d}`)];function D(o,r,d,s,h){const{shown:E,more:C}=(0,G.zN)(o,r);return E.
length===0?[]:[...h(E),...f(C,d,s)]}function T(o,...r){const d=I.Gy.joined(r,I.Gy.words("; "));return I.Gy.isEmpty(d)?o:(0,I.mG)`${o} (${d})`}const A=/^[a-z\d]+(?:-[a-z\d]+)*$/,
c=(o,{context:r})=>I.Gy.link(A.test(o)?(0,i.H9)(o,r.docsUrl):null,I.Gy.code(o)),u=o=>`host-${o}`;function m(o,{detailed:r},d=I.Gy.code){const s=(0,N.nx)(o);return r.
has(o)?I.Gy.link(`#${u(o)}`,d(s)):d(s)}const P=(o,{medium:r,limits:d})=>r==="log"&&d.details===0&&o.length===1&&o.every(R.DI);function M(o,{context:r},d=!1){if(typeof o==
"string")return I.Gy.code(o);const s=d?(0,U.bH)(o.file).path:o.file;return I.Gy.link((0,B.uM)(o,r),I.Gy.path((0,U.eo)({...o,file:s})))}function e({module:o,place:r},d){
const s=o===void 0?I.Gy.nothing:I.Gy.path(o);return I.Gy.joined([s,M(r,d)],I.Gy.words(": "))}function n(o,r,d,s=!1){const{places:h,noun:E}=(0,v.TD)(o);return I.
Gy.some(h,r,C=>M(C,d,s),E)}}),6906:(($t,Q,t)=>{t.d(Q,{B2:()=>N,MC:()=>L,qX:()=>y,wh:()=>i});var G=t(6092),U=t(5517);const N={fails:{text:"\u2717",emoji:"\u274C",
style:"red",height:16},unchecked:{text:"\u2717",emoji:"\u274C",style:"red",height:2},warns:{text:"!",emoji:"\u26A0\uFE0F",style:"yellow",height:10},skipped:{text:"\
\u25CB",emoji:"\u26AA",style:"blue",height:2},works:{text:"\u2713",emoji:"\u2705",style:"green",height:6},notice:{text:"\xB7",emoji:"\u2139\uFE0F",style:"blue",
height:0}};function i(w){if(typeof w=="string")return(0,G.RK)(w);if(!("kind"in w))return w.map(i).join("");switch(w.kind){case"words":return w.text;case"code":case"\
prose":case"sentence":return(0,G.RK)(w.text,w.max);case"strong":case"small":case"link":return i(w.content);case"sign":return N[w.of].text;case"break":return", ";case"\
chart":return y(w.runs)}}const B=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"\
below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"\
2.5 s or more"}],R="\u2573",v="\u254C";function I(w){return w.outcome==="fails"?R:(0,U.yX)(w)?B.find(({belowMs:g})=>(w.ms??0)<g)?.mark??"":v}const y=w=>w.map(I).
join("");function L(w){const g=new Set(w.map(I)),_=w.some(a=>I(a)===B[0].mark&&a.ms===null);return[...B.map(({mark:a,words:l},f)=>[a,f===0&&_?`${l} or not measu\
red`:l]),[R,"failed"],[v,"no result"]].filter(([a])=>g.has(a))}}),7792:(($t,Q,t)=>{t.d(Q,{AA:()=>I,Gy:()=>L,mG:()=>i,om:()=>w,rC:()=>N});var G=t(9432),U=t(1780);
const N={error:"fails",warning:"warns",notice:"notice"},i=(g,..._)=>g.flatMap((p,O)=>{const a=_[O]??[],l=typeof a=="number"?String(a):a;return p===""?[l]:[{kind:"\
words",text:p},l]}),B=g=>g===""||Array.isArray(g)&&g.every(B),R=(g,_={kind:"words",text:", "})=>g.filter(p=>!B(p)).flatMap((p,O)=>O===0?[p]:[_,p]);function v(g,_,p,O=""){
const{shown:a,more:l}=G.zN(g,_),f=R(a.map(p)),D=O===""?`${l} more`:G.px(l,`more ${O}`);return l===0?f:i`${f} and ${D}`}const I=g=>/^https?:\/\/[!-~]+$/.test(g),
y=60,L={isEmpty:B,joined:R,some:v,nothing:[],newLine:{kind:"break"},words:g=>({kind:"words",text:g}),code:(g,_)=>({kind:"code",text:g,max:_}),name:g=>({kind:"co\
de",text:g,breaks:"dots"}),path:g=>({kind:"code",text:g,breaks:"slashes"}),value:g=>({kind:"code",text:g,max:y,breaks:"never"}),prose:(g,_)=>({kind:"prose",text:(0,U.
pj)(g),max:_}),sentence:(g,_)=>({kind:"sentence",text:(0,U.pj)(g),max:_}),strong:g=>({kind:"strong",content:g}),small:g=>B(g)?[]:{kind:"small",content:g},link:(g,_)=>({
kind:"link",url:g,content:_}),sign:g=>({kind:"sign",of:g})},w={column:(g,_,p)=>({title:g,cell:O=>i`${_(O)}`,style:p}),title:(g,_=[],p=null)=>({sign:p,name:g,text:_}),
paragraph:g=>({kind:"paragraph",content:g}),line:g=>({kind:"details",title:g,children:[]}),details:(g,_)=>_.length===0?[]:[{kind:"details",title:g,children:_}],
table:(g,_,p,O=()=>({}),a,l=Number.MAX_SAFE_INTEGER)=>{const f=_.filter(({cell:T})=>g.some(A=>!B(T(A)))),D=g.map(T=>({...O(T),cells:f.map(({cell:A})=>A(T))}));return Array.
from({length:Math.ceil(D.length/l)},(T,A)=>{const c=D.slice(A*l,(A+1)*l);return{kind:"table",caption:p,columns:f,rows:c,style:a}})}}}),8345:(($t,Q,t)=>{t.d(Q,{C:()=>B,
c:()=>R});var G=t(9179),U=t(3846),N=t(1054),i=t(845);const B="write the `source` that the documentation of the provider shows, such as NAMESPACE/TYPE: a reposit\
ory is no provider";function R(I,y){if(I.length>N.lG)return null;const[L=""]=I.split("/",1);if(y.kind!=="invalid")return y.hostImplied?null:(0,N.L6)(L);if((0,N.
Kc)(I))return N.dj;if(I!==I.trim())return"remove the white space around the address";const[,w="",g=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec((0,G.Mi)(I,
""))??[],_=w!==""&&/\bterraform-provider-|\.git$/.test(g);if((0,i.ni)(g)||_)return B;const p=(0,i.Fu)(g,"provider");return p!==null?`write ${p}`:y.error.split(`\


`)[1]??v(I,g)}function v(I,y){const[,L="",w]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(y)??[];if(L!==I&&(0,U.mi)(L,"terraform").kind==="registry")return`w\
rite ${L}${w===void 0?"":", and the version in the `version` argument"}`;const g=L.split("/"),[_="",p=""]=g;if(g.length>3){const O=`; service discovery works on\
ly at the root of a host, not below /${p}`;return`write HOST/NAMESPACE/TYPE${(0,N.Cm)(_)?O:""}`}return g.length===3?(0,N.L6)(_):g.length===2&&(0,N.Cm)(_)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}}),437:(($t,Q,t)=>{t.d(Q,{k_:()=>ct,w5:()=>Lt});var G=t(8252),U=t(3024),N=t(6760),i=t(9968),B=t(3114),R=t(9432),
v=t(9179);const I=1024*1024,y=4e3;function L(q,dt){const{redact:lt,names:at,directory:Ot,checkedAt:Tt,configs:vt}=dt,Y=vt.flatMap(z=>z.files).flatMap(({path:z,shown:$})=>[
w(z),$]),F=z=>!Y.includes(z)&&(0,B.L8)((0,N.basename)(z),new Set,(0,N.basename)((0,N.dirname)(z)))!==void 0;return[...Map.groupBy(q,({file:z})=>z)].flatMap(([z,
$])=>{const b=w((0,N.resolve)(Ot,z)),tt=(0,i.N0)(()=>(0,U.statSync)(b).mtimeMs<=Tt+1,!1)&&[z,b].every(F)?(0,i.yR)(b,I):null,et=tt?.ok?tt.text.replace(/^\uFEFF/,
"").split(/\r?\n/):[];return $.flatMap(rt=>{const nt=et[rt.line-1]??"";return rt.column<=nt.length&&nt.length<=y&&lt(nt,at)===nt?T(nt,rt):[]})})}const w=q=>(0,i.
N0)(()=>(0,U.realpathSync)(q),(0,N.resolve)(q)),g=80,_=($late0??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.-]|\"[^\"\\\\$%]*\")*","u")),p=($late1??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.?!&|>*+-]|\"[^\"\\\\$%]*\")*","u")),
O=q=>_.exec(q)?.[0]??"",a=($late2??=new RegExp("(?<=(?:^|[{,])\\s{0,99}|[\"}/]\\s{1,99})(?:[\\p{ID_Continue}-]+|\"[\\p{ID_Continue}-]+\")\\s*[=:]\\s*$","u")),l=/^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/,
f=/^\s*"?(?:source"?\s*[=:]\s*["'](?=.*[./])(?!.*(?:\w{16}|gh[a-z]_|github_pat|glpat|AKIA|eyJ|xox|sk-|hf_|hvs|atlasv1))[\w./'${}-]*|version"?\s*[=:]\s*["'][\d.,~><=!\s-]*)$/,
D=/^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/;function T(q,dt){const lt=Array.from(q),at=lt.slice(0,dt.column-1).join(""),
Ot=f.test(q),Tt=Ot?lt.length:dt.endColumn-1,vt=lt.slice(dt.column-1,Tt).join(""),Dt=at.length+vt.length,Y=at.length<=g&&O(at)===at,F=Y?l.exec(q.slice(0,2*g))?.[0]??
"":"",z=F.length>=Dt,$=z||Ot||D.test(vt);if(!Y&&!$)return[];const b=z?at:a.exec(at)?.[0]??"",H=/^"?source\b/.test(b)?c:void 0,Z=(0,v.Qj)(vt),tt=F.slice(Dt),et=q.
slice(Dt+tt.length),rt=/^\s*$/.test(at)&&/^[\w-]+$/.test(vt)&&/^\s*=\s/.test(et),nt=Y&&$&&(rt||/["{]\s*$/.test(vt+tt));return{place:dt,before:(Y?u(at.slice(0,at.
length-b.length)):"\u2026 ")+b,literal:(0,R.dh)($?Z:u(Z,p.exec(Z)?.[0],H),2*g),after:tt+u(et,nt?O(et.slice(0,g)):"")}}const A=new RegExp("\"[^\"]*\"|(?<![\\p{ID_Continue}.-])(?!(?<=(?:^|[{,]\\s)\\s*)[\\p{ID_Continue}.-]+\\s*[={:]|(?<=^)[\\p{ID_Continue}.-]+\\()[\\p{ID_Continue}.-]+","gu"),
c=/^"(?:\.\.?\/|git::[\w./:-]*"$)|^(?:each|local|module|path|var)\./;function u(q,dt=O(q.slice(0,2*g)),lt){const at=q.slice(dt.length);return dt.replaceAll(A,Tt=>lt?.
test(Tt)===!0?Tt:Tt.startsWith('"')?'"\u2026"':"\u2026")+(at.trim()===""?"":`${/^[\s#/]{0,9}/.exec(at)}\u2026`)}var m=t(1331),P=t(2218),M=t(3214),e=t(5011),n=t(
3087),o=t(6097),r=t(255),d=t(2432),s=t(6092),h=t(4815),E=t(3152),C=t(4515),k=t(2332);let x=function(...q){return{nameRepository:x}=t.late([4878],4878),new.target?
new x(...q):x(...q)},K=function(...q){return{prepareFleet:K}=t.late([8317,4668,9108],9108),new.target?new K(...q):K(...q)},V=function(...q){return{recordRun:V}=
t.late([8317,3169],3169),new.target?new V(...q):V(...q)};async function ct(q,dt,lt,at){const{env:Ot,kill:Tt,pid:vt}=dt,Dt={environment:Ot,kill:Tt,pid:vt,now:(0,C.
ie)(dt)},Y={...at,...Dt,startTimer:M.Ip,progress:lt.show};try{return _t(await st(q,Y),{...Y,random:Math.random})}finally{lt.end()}}function _t(q,dt){const{history:lt}=q.
settings;if(lt===null)return{checked:q,warnings:[]};try{const{history:at,warnings:Ot}=V(lt,q,dt);return{checked:{...q,context:{...q.context,history:at}},warnings:Ot}}catch(at){
const Ot=(0,s.RK)((0,n.A3)(at));return{checked:q,warnings:[`the history ${(0,s.RK)(lt)} was not read: ${Ot}`]}}}async function st(q,dt){const lt=new Date,at=(0,h.
s)(q,dt),{upgrade:Ot}=(0,e.n)(dt.environment),Tt={...at,upgrade:at.upgrade||Ot},vt=Tt.deadlineMs;(Tt.usages.length>0||Tt.depth!=="discovery")&&(0,C.L2)();const Dt=()=>dt.
stop.end({kind:"deadline",ms:vt}),Y=dt.startTimer(vt,Dt),F=dt.now()+vt;dt.stop.endIfDue=()=>dt.now()<F?void 0:Dt();try{const $=await(Tt.usages.length===0?k.iA:K)(
Tt,dt,lt);await(0,C.xu)();const b=await it($,Tt,dt);return St(b,$,Tt,dt)}finally{Y()}}async function it(q,dt,lt){const{environment:at,stop:Ot,isFork:Tt,wording:vt=E.
w7}=lt,{dialect:Dt,missing:Y,ignore:F}=q,z=await ht(q,dt,lt),{predicted:$}=z,b=[q.requirements,$.requirements],H={...q,...z,requirements:(0,P.h1)(b,Dt.clients),
tokenVariables:Lt(at),tokenHosts:dt.tokens.map(({host:rt})=>rt),stopped:[Ot.why??[],Y??[]].flat()},Z={...lt.secrets,names:(0,P.wX)(H.requirements,q.usages),configs:q.
configs,directory:lt.directory,checkedAt:q.startedAt.getTime()},{isTerminal:tt}=vt,et={...dt,ignore:F,dialect:Dt,isFork:Tt,isTerminal:tt,now:Z.checkedAt};return(0,G.
S4)(H,et,rt=>L(rt,Z))}async function ht(q,dt,lt){const{requirements:at,roots:Ot}=q,Tt=(0,P.en)(at,dt),vt=Array.from(Tt,([H,Z])=>(0,m.i)(H,Z)),Dt=new Set(at.map(
({host:H})=>H).filter(H=>!Tt.has(H))),Y=dt.depth!=="discovery"&&Ot.length>0;if(Dt.size===0&&!Y)return{visits:vt,predicted:G.j7,tokenSources:new Map};const{contact:F}=await Promise.
all([t.e(5866),t.e(5332)]).then(t.bind(t,5332)),z=await F([...Dt],q,dt,lt),$=new Set(z.visits.map(({host:H})=>H)),b=vt.filter(({host:H})=>!$.has(H));return{...z,
visits:[...z.visits,...b]}}function St(q,dt,lt,at){const{startedAt:Ot,requirements:Tt,usages:vt,changes:Dt,scan:Y,clients:F,repositories:z}=dt,$=(0,P.wX)([...Tt,
...q.roots.flatMap(({rows:At})=>At)],vt),b=(0,o.QA)(q,at.environment),H=[...lt.remarks,...dt.remarks,...(0,o.f2)(q,lt)],Z=(0,o.q9)([...b,...H,...(0,o.rc)(q)]),{
why:tt,evidence:et}=dt.dialect,rt={verdict:q,remarks:Z,detection:{why:tt,evidence:et}},{verdict:nt,remarks:Et,detection:mt}=at.secrets.redact(rt,$),pt=Y.files>0&&
z.length===0,Gt={dialect:{...dt.dialect,...mt},failOn:lt.failOn,depth:lt.depth,scan:Y,remarks:Et,startedAt:Ot.toISOString(),durationMs:Date.now()-Ot.getTime(),version:d.
xv,docsUrl:d.aq,clients:F(),links:null,repository:pt?x(at.directory,at.environment):null,repositories:z,history:null};return{settings:lt,changes:Dt,verdict:nt,context:Gt}}
const Lt=q=>Object.keys(q).filter(r.Zp)}),2332:(($t,Q,t)=>{t.d(Q,{fT:()=>Ot,iA:()=>dt,Nu:()=>at});var G=t(3024),U=t(6760),N=t(8185),i=t(9432),B=t(2170),R=t(255),
v=t(3298),I=t(6975);function y({links:Y,...F},z,$,b){const H={...F,newHosts:new Set,files:null,remarks:[]};if(z===null)return H;const{since:Z}={since:void 0,...z},
tt=Z===void 0?"changed-only":`--changed-since ${(0,i.dh)(Z)}`,et=yt=>({...H,remarks:[`${tt} has no effect: ${yt}`]});if(z.kind==="all")return et(z.why);if(z.files.
some(({file:yt})=>yt===I.Dp))return et(`${I.Dp} has changed`);const rt=L(z.files,Y),nt=new Set(rt.filter(({status:yt})=>yt!=="removed").map(({file:yt})=>yt)),Et=nt.
size===0||[...nt].some(yt=>$(yt)!==null);if(Z===void 0&&!Et)return et("the checkout contains none of the files that the pull request changes");const mt=F.usages.
filter(yt=>nt.has(yt.place.file)||b(yt)),pt=Z===void 0?`${tt}: the pull request changes`:`${tt} finds`,Gt=(0,i.px)(z.files.length,"file"),At=`${pt} ${Gt} with ${mt.
length} of ${F.usages.length} usages`;return{usages:mt,notes:F.notes.filter(yt=>w((0,B.W7)(yt),nt)||b(yt)),newHosts:_(F.usages,rt,$),files:new Set(rt.map(({file:yt})=>yt)),
remarks:[At]}}function L(Y,F){const z=new Map(Y.map(b=>[b.file,b])),$=F.entries().flatMap(([b,H])=>{const Z=z.get(H);return Z===void 0?[]:[{...Z,file:b}]});return[
...Y,...$]}const w=(Y,F)=>F.has(Y)||Y==="."||[...F].some(z=>z.startsWith(`${Y}/`)),g=2e8;function _(Y,F,z){const $=new Set;if(F.some(l))return $;const b=new Map(
F.map(nt=>[nt.file,nt])),H=(0,v.O)(nt=>p(b.get(nt),z)),Z=F.flatMap(({patch:nt})=>O(nt,/^[ -]/));let tt=0;const et=(nt,Et)=>{const mt=[Et,(0,R.pk)(Et).toLowerCase()];
return nt.filter(pt=>(tt+=pt.length,tt<=g&&mt.some(Gt=>pt.includes(Gt)))).length},rt=(nt,Et)=>{const{isNew:mt,now:pt,added:Gt}=H(nt),At=mt?0:et(pt,Et);return mt||
At>0&&At===et(Gt,Et)};for(const[nt,Et]of Map.groupBy(Y,mt=>mt.host)){if(nt===null||Et.some(({isHostImplied:pt})=>pt))continue;const mt=[...new Set(Et.map(({place:pt})=>pt.
file))];!mt.every(pt=>b.has(pt))||et(Z,nt)>0||mt.every(pt=>rt(pt,nt))&&tt<=g&&$.add(nt)}return $}function p(Y,F){const{file:z="",status:$,patch:b=null}=Y??{},H=$===
"added";if(H||b===null)return{isNew:H,now:[],added:[]};const Z=(F(z)??"").toLowerCase().split(`
`);return{isNew:H,now:Z,added:O(b,/^\+/)}}const O=(Y,F)=>(Y??"").toLowerCase().split(`
`).filter(z=>F.test(z)),a=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,l=({file:Y,status:F,changes:z,patch:$})=>$===null&&F!=="added"&&z>0&&a.test(Y);var f=t(
2218),D=t(9968),T=t(4202),A=t(1011),c=t(4120),u=t(4756),m=t(3096),P=t(3474),M=t(3152),e=t(9029),n=t(5011),o=t(5440),r=t(7706),d=t(1098),s=t(9119),h=t(5106);const E=[
"TF_CLOUD_HOSTNAME",h.OZ],C=["TFE_HOSTNAME",h.M],k={cloud:E,cloud_default:E,provider_tfe:C,provider_tfe_default:C,terragrunt_source:["TG_TF_DEFAULT_REGISTRY_HOS\
T",h.e$]},x=/^(cloud|backend_)/,K=/^backend_remote/,V="remote backends are not checked, because a file of -backend-config may name others";function ct({usages:Y,
notes:F,declared:z},$,b){const H=new Set(Y.flatMap(({workspace:yt})=>yt?.name??[])),Z=new _t($,H.size>1),tt=Y.map(Z.read),{settled:et,missing:rt,added:nt,remarks:Et,
init:mt}=Z,pt=b!=="discovery",Gt=pt?tt.flatMap(yt=>St(yt,$)):[],At=yt=>{const{code:Ct}=yt.problem,Kt=xt=>yt.places.some(Ht=>xt.has((0,s.df)(Ht)));return/^(host|source)-/.
test(Ct)&&Kt(et)?[]:Ct==="block-backend"&&!mt.hasBackend?[]:Ct==="host-missing"&&pt&&Kt(rt)?{...yt,severity:"error"}:yt};return{usages:tt,notes:[...F.flatMap(At),
...nt,...Gt],declared:z.filter(({kind:yt})=>mt.hasBackend||yt!=="state-expression"),remarks:[...Et],isLockReadonly:mt.isLockReadonly}}class _t{environment;isAmongOthers;init;remarks;settled=new Set;missing=new Set;added=[];constructor(F,z){
this.environment=F,this.isAmongOthers=z,this.init=(0,n.n)(F),this.remarks=new Set(this.init.remarks)}read=F=>{const{kind:z,place:$,workspace:b}=F,{backendConfig:H,
hasBackend:Z}=this.init,tt=K.test(z),et=tt&&H.some(At=>!At.includes("="));if(et||!Z&&x.test(z))return this.settled.add((0,s.df)($)),et&&this.remarks.add(V),{...F,
needs:[],directHost:void 0,workspace:void 0};const[rt,nt]=[b?.name,this.environment.TF_WORKSPACE];if(/^cloud/.test(z)&&rt&&nt&&rt!==nt&&!F.isOverridden){const{isAmongOthers:At}=this,
yt=(0,r.g6)({kind:"workspace",what:rt,selected:nt,isAmongOthers:At});this.added.push((0,B.kH)(yt,{places:[$],clients:F.clients}))}const mt=tt&&H.some(At=>!st.test(
At))?{...F,workspace:void 0}:F,pt=tt?it(H):ht(F,this.environment);if(pt!==null&&!F.isOverridden)return this.withHost(mt,pt);const Gt=z==="backend_remote_default"&&
b?.organization===null;return x.test(z)&&!Gt&&this.missing.add((0,s.df)($)),mt};withHost(F,{text:z,service:$,variable:b}){const{place:H,replacedFor:Z=[]}=F,tt=F.
clients.filter(Et=>!Z.includes(Et)),{host:et,needed:rt,problem:nt}=o.pb.host(z,"terraform",!1);return this.settled.add((0,s.df)(H)),b!==null&&this.remarks.add(`${b}\
 names ${(0,i.dh)(z)}`),nt&&this.added.push((0,B.kH)(nt,{places:[H],clients:tt})),{...F,host:et,isHostImplied:!1,needs:rt===null?[]:[{host:rt,service:$,clients:tt}],
text:F.text?.replace(/^tfr:\/\/\//,`tfr://${z}/`)??null}}}const st=/^hostname=/;function it(Y){const z=(Y.findLast($=>st.test($))??"").replace(st,"");return z?{
text:z,service:h.Bn,variable:null}:null}function ht({kind:Y,text:F,backend:z,isHostImplied:$},b){const[H="",Z=""]=(z==="cloud"?E:k[Y])??[],et=$||Y.endsWith("_de\
fault")&&F===null?b[H]:void 0;return et?{text:et,service:Z,variable:H}:null}function St({kind:Y,workspace:F,place:z,clients:$,isOverridden:b,replacedFor:H=[]},Z){
const tt=K.test(Y),et=(F?.lacks??[]).filter(pt=>tt||!Z[h.uW[pt]]);if(b||et.length===0)return[];const rt=tt?"remote backend":"cloud block",nt=Y==="backend_remote\
_default"&&et.length===A.Rt.length,Et=$.filter(pt=>!H.includes(pt)),mt=(0,d.y7)({block:rt,lacks:et,isOpen:nt});return[(0,B.kH)(mt,{places:[z],clients:Et})]}var Lt=t(
533),q=t(4359);async function dt(Y,F,z){const $=F.now(),b=await(0,q.SQ)(Y,F),H=Y.scan.length===0?0:F.now()-$,{usedBy:Z,...tt}=(0,q.o0)(Y,b,F),{files:et,bytes:rt}=b,
nt=Y.changedOnly?await F.changes(Y):null,Et=[...tt.notes,...vt(b,F.stop.why)],mt={...b,...tt,notes:Et,changes:nt,setting:Y.dialect},{unmatched:pt,directories:Gt,
endedAt:At}=b,yt=(0,T.Ls)(Y.exclude),Ct=Wt=>Wt.split("/").some(T.G$)||(0,m.eH)((0,m.jt)(Wt)).some(yt),Kt=At===null?[...pt].filter(Wt=>!Ct(Wt)):[],{GITHUB_EVENT_NAME:Ft=""}=F.
environment,xt=Y.scan.length===0&&/^pull_request|^merge_group/.test(Ft),Ht={startedAt:z,dialect:tt.dialect,isEmpty:Y.scan.length>0&&b.isEmpty&&b.endedAt===null,
changes:nt,ignore:tt.ignore,bots:tt.bots,remarks:[...xt?[lt]:[],...(0,c.$V)("exclude",Kt,[...Gt])],notes:[],scan:{files:et,bytes:rt,durationMs:H},clients:Z,repositories:[],
missing:null,checkouts:null};return Ot([at(null,mt,Y,F)],Ht,Y,F)}const lt="the files of this pull request were not read, because of `hostnames`; to read them, s\
et `scan: .`";function at(Y,F,z,{environment:$,directory:b,stop:H}){const Z=ct(F,$,z.depth),tt=(0,e.y)(F.dialect,$),et={...F,...Z,unmanaged:tt,settings:{...z,dialect:F.
setting}},rt={...et,...(0,Lt.G9)(et)},nt=Ct=>(0,D.r7)((0,U.join)(b,Ct)),Et=Ct=>(0,N.US)(Ct,z),mt=y(rt,F.changes,nt,Et),{roots:pt,notes:Gt,expand:At,locks:yt}=(0,Lt.
D0)({...rt,changed:mt.files,ending:H});return{name:Y,dialect:F.dialect,usages:yt.without(mt.usages),roots:pt,expand:At,namedHosts:(0,A.kA)(rt.usages),notes:mt.notes,
rootNotes:Gt,newHosts:mt.newHosts,remarks:[...mt.remarks,...Z.remarks,...rt.remarks]}}function Ot(Y,F,z,$){const{dialect:b,checkouts:H,scan:Z}=F,tt=$.environment.
SSL_CERT_FILE||"/",et=Y.flatMap(({usages:At})=>At),rt=Y.flatMap(At=>At.roots),nt=(0,e.j)(et,z,b,$,H?.plugins??null,rt),{usages:Et,configs:mt,releases:pt}=nt,Gt=Tt(
Et,Y,z,b.clients);return Dt(Gt.requirements),{...F,...Gt,dialect:{...b,releases:pt},configs:mt,usages:Et.filter(A.s7),roots:rt,expand:Y[0]?.expand??null,notes:[
...Y.flatMap(({notes:At})=>At),...Y.flatMap(({rootNotes:At})=>At),...F.notes],newHosts:new Set(Y.flatMap(({newHosts:At})=>[...At])),namedHosts:Z.files===0||z.exclude.
length>0?null:new Set(Y.flatMap(({namedHosts:At})=>[...At])),complaints:nt.findings,remarks:[...F.remarks,...(0,G.existsSync)(tt)?[]:[`SSL_CERT_FILE names ${(0,i.
dh)(tt)}, which does not exist`],...new Set(Y.flatMap(At=>At.remarks)),...nt.remarks],scan:{...Z,usages:Et.length}}}function Tt(Y,F,z,$){const b=z.hostnames.map(
({host:et})=>et),H=Map.groupBy(Y,({repository:et=null})=>et),Z=F.map(({name:et,namedHosts:rt})=>{const nt=new Set([...rt,...b]),Et={hostnames:[],requiredServices:[]};
return(0,f.CG)(Et,H.get(et)??[],$,nt)}),tt=F.flatMap(({name:et,dialect:rt},nt)=>(0,f.Fh)(et,rt,Z[nt]??[]));return{requirements:(0,f.h1)([(0,f.CG)(z,[],$),...Z],
$),guesses:tt}}function vt({endedAt:Y,files:F},z){return Y===null||z===null?[]:[(0,B.ht)(Y,(0,u.ub)({kind:"time",stopped:z,files:F}))]}function Dt(Y){const{size:F}=new Set(
Y.map(({host:$})=>$)),z=`scan found ${F} hosts, the limit is ${P.pS}: narrow scan or exclude files`;if(F>P.pS)throw new M.GN([z])}}),2796:(($t,Q,t)=>{t.d(Q,{cZ:()=>y,
cr:()=>T,hs:()=>A,pq:()=>c});var G=t(2886),U=t(9432),N=t(9119),i=t(8032),B=t(255),R=t(1780),v=t(8884);const I=3;function y(u){const m=new Map(u.map(e=>[e,(0,v.eb)(
[e]).length])),P=e=>m.get(e)??0,M=u.toSorted((e,n)=>P(n)-P(e));return(0,N.c1)(M,w).flatMap(e=>{const n=(0,N.c1)(e,g);return n.length>I?[e]:n}).map(_).toSorted((e,n)=>(0,G.
Np)(e,n)||L(e)-L(n)||n.hits-e.hits||n.hosts.length-e.hosts.length)}function L({code:u,affects:m}){return u==="machine-network"?-1:u==="host-not-checked"?2:m.length===
0||i.Du.some(P=>m.includes(P))?0:1}const w=({severity:u,problem:{code:m},affects:P,exclude:M})=>JSON.stringify([u,m,m==="machine-network"||P,M===void 0]),g=u=>u.
exclude===void 0?f(u.problem.help??"",u):"";function _(u){const[m]=u,P=[...new Set(u.flatMap(({host:s})=>s??[]))],{code:M,title:e}=m.problem,n=s=>{const h=C=>P.
length>1?f(s(C),C):(0,R.pj)(s(C)),E=h(m);return u.every(C=>h(C)===E)?E:null},r=u.length>1&&m.exclude!==void 0?"":n(({problem:s})=>s.help??""),d=n(({problem:s})=>s.
message);return{severity:m.severity,code:M,title:e,affects:[...new Set(u.flatMap(({affects:s})=>s))],findings:u,hosts:P,hits:(0,v.eb)(u).length,message:r===null?
null:d,help:r?.includes(O)?`${r}; ${l(P)}`:r}}const p="HOST",O=B.xV+p,a=5,l=u=>`${O} is ${(0,U.K4)(u,a,m=>(0,B.fK)(m)[0]??m)}`,f=(u,{host:m})=>(0,R.pj)(u,P=>D(P,
m));function D({host:u,shownAs:m,isVariable:P},M){if(P)return u===M?O:m;const e=`.${u}:`.replace(`.${M}:`,`.${p}:`).slice(1,-1);return e===u?m:e}const T=u=>(0,N.
c1)(u,({problem:{message:m,help:P=""}})=>`${(0,R.pj)(m)}
${(0,R.pj)(P)}`),A=u=>u.some(({host:m})=>m!==null)&&!u.every(G.zX);function c({hosts:u,findings:m}){const P=A(m),M=P?u.length:(0,v.Dx)(m).length;return M>1?`${(0,U.
px)(M,P?"host":"place")}: `:""}}),7039:(($t,Q,t)=>{t.d(Q,{hF:()=>w});var G=t(8643),U=t(2170),N=t(9119),i=t(9615),B=t(3841),R=t(255),v=t(9179),I=t(5955),y=t(8884);
let L=function(...e){return{attemptsOf:L}=t.late([5866,5332],5332),new.target?new L(...e):L(...e)};function*w(e,n){const{hosts:o,findings:r,passed:d,ignored:s,stopped:h,
roots:E}=e,{dialect:C,remarks:k,repository:x,repositories:K,startedAt:V,durationMs:ct}=n,{usages:_t,...st}=n.scan;yield*(0,I.M)({schemaVersion:1,version:n.version,
passed:d,stopped:(0,B.p)(h)||void 0,incomplete:g(h),failOn:n.failOn,repository:x??void 0,repositories:g(K),dialect:C.name,clientDetection:p(C),clients:n.clients,
startedAt:V,durationMs:ct,counts:Object.fromEntries(i.oC.map(it=>[`${it}s`,_(r,it)])),hosts:o.values().map(O),findings:r.values().map(c),roots:g(E)?.values().map(
m),ignored:s.length,ignoredFindings:g(s)?.values().map(u),usages:_t,remarks:g(k),scan:st}),yield`
`}const g=e=>e.length===0?void 0:e,_=(e,n)=>e.filter(o=>o.severity===n).length;function p({clients:e,versions:n,releases:o,isGuess:r,why:d,evidence:s}){return{clients:e,
assumed:r??!1,why:(0,v._U)(d),versions:Object.entries(n).map(([h,E])=>({client:h,version:(0,v._U)(E)})),releases:o.map(({name:h})=>h),evidence:s.map(({client:h,
version:E,level:C,text:k,place:x})=>({client:h,version:E===null?null:(0,v._U)(E),kind:C,text:(0,v._U)(k),...T(x)}))}}function O(e){const{visit:n,requirements:o,
services:r,servicesFrom:d,clients:s,isNew:h}=e,{discovery:E,hops:C,timing:k,certificates:x}=n.attempt;return{host:n.host,display:(0,R.pk)(n.host),discovery:E.kind,
...a(E),..."excerpt"in E&&E.excerpt!==null&&{excerpt:E.excerpt},documentUrl:"url"in E?(0,G.Pl)(E.url):null,hops:C.map(({challenge:K,...V})=>({...V,url:(0,v.cq)(
V.url),proxy:V.proxy&&(0,v.cq)(V.proxy)})),services:Object.fromEntries(r.map(K=>[K.id,f(K)])),servicesFrom:d&&T(d),hostBlocks:n.forced.map(({client:K,place:V})=>({
client:K,place:T(V)})),required:o.map(({service:K,clients:V,because:ct})=>({service:K,clients:V,because:ct.map(D)})),credentials:n.credentials?.hasToken?n.credentials.
source:null,looks:n.looks,attempts:L(n).length,...n.earlier.length>0&&{earlier:n.earlier.map(l)},timingMs:{lookup:k.lookupMs,connect:k.connectMs,tls:k.tlsMs,firstByte:k.
firstByteMs,total:k.totalMs},certificates:x,clients:s,...h&&{new:!0}}}const a=e=>"problem"in e?{code:e.problem.code}:{},l=({discovery:e,timing:n})=>({discovery:e.
kind,...a(e),ms:n.totalMs});function f(e){if(e.kind==="url")return{url:(0,v.cq)(e.url)};if(e.kind==="problem")return{problem:{code:e.problem.code,...(0,i.ag)(e.
problem)}};const{authz:n,token:o}=e.login,r={authz:n&&(0,v.cq)(n),token:o&&(0,v.cq)(o)};return{login:{...e.login,...r}}}const D=e=>typeof e=="string"?e:T(e);function T({
file:e,line:n,column:o,endColumn:r,target:d,inside:s}){const{repository:h,path:E}=(0,N.bH)(e),C=h===null?{file:e}:{repository:h,file:E},k=d&&(0,N.bH)(d).path;return{
...C,line:n,column:o,endColumn:r,target:k,...A(s)}}function A(e){if(e===void 0)return{};const{through:n,isPublic:o,...r}=e;return{through:n,inside:r}}function c(e){
const{problem:n,severity:o,host:r,places:d,affects:s,exclude:h}=e;return{code:n.code,severity:o,host:r,service:(0,y.ju)(e),...(0,i.ag)(n),...A((0,U.Xd)(e)?.inside),
places:d.map(D),affects:s,...n.constraints&&{constraints:n.constraints.map(E=>({...M(E),conflicts:E.conflicts}))},...h&&{exclude:h}}}function u({finding:e,rule:n}){
const{code:o,severity:r,host:d,places:s}=c(e),h=n.place&&T(n.place);return{code:o,severity:r,host:d,places:s,reason:n.reason,from:h}}function m({directory:e,clients:n,
rows:o}){const{repository:r,path:d}=(0,N.bH)(e);return{...r&&{repository:r},directory:d,clients:n,rows:o.map(P)}}function P({problems:e,places:n,rejectedAt:o,...r}){
const{excluding:d=[],conflicting:s=[],requiredBy:h,...E}=r;return{...E,...h&&{requiredBy:h.map(C=>({...M(C),...s.includes(C)&&{conflicts:!0},...d.includes(C)&&{
excludesNewest:!0}}))},codes:e.map(({code:C})=>C),places:n.map(D)}}const M=({text:e,module:n,place:o})=>({constraint:e,module:n,place:D(o)})}),6662:(($t,Q,t)=>{
t.d(Q,{S5:()=>m,K8:()=>P,gM:()=>M});var G=t(3471),U=t(5102),N=t(4073),i=t(806),B=t(8884),R=t(6906),v=t(6097),I=t(2398),y=t(6092),L=t(7792);const w=13,g="  ",_=(n,o)=>p(
n,o).map(r=>(0,y.BP)(r.replaceAll("\xA0"," "))).join(`
`);function p(n,o,r="red"){switch(n.kind){case"paragraph":return l(n.content).flatMap(d=>(0,G.ky)((0,R.wh)(d),o));case"note":return O(`${n.label}:`,n.text,o);case"\
facts":return n.facts.flatMap(({label:d,texts:s})=>s.flatMap((h,E)=>O(E===0?d:"",h,o,w)));case"sources":return n.items.flatMap(d=>T(d,r,o));case"problem":return f(
n,o);case"table":return u(n,o);case"details":return A(n,o)}}const O=(n,o,r,d)=>(0,G.wW)({indent:2,label:n,style:"dim",column:d,text:(0,R.wh)(o)},r),a=n=>typeof n==
"string"||"kind"in n?[n]:n.flatMap(a);function l(n){const o=a(n),r=o.indexOf(L.Gy.newLine);return r<0?[o]:[o.slice(0,r),...l(o.slice(r+1))]}function f(n,o){const{
severity:r,code:d,url:s,message:h,count:E,title:C,parts:k}=n,x=R.B2[L.rC[r]].style,K=(0,R.wh)(L.Gy.isEmpty(h)?[E,C]:h);return[...(0,G.wW)({indent:0,label:`${r}[${d}\
]:`,style:x,url:s,text:K},o),...k.flatMap(V=>D(V,o,x))]}const D=(n,o,r)=>n.kind==="paragraph"?p(n,{...o,width:o.width-2}).map(d=>`  ${d}`):p(n,o,r);function T({
place:n="",message:o="",help:r="",line:d},s,h){const E=typeof n=="object"&&"kind"in n&&n.kind==="link",C=(0,R.wh)(n),k=E&&(0,L.AA)(n.url??"")?n.url:null,x={text:C,
url:k},K=[C,(0,R.wh)(o)].filter(ct=>ct!=="").join(": "),V=E?"-->":"-";return[...K===""?[]:(0,G.wW)({indent:2,label:V,style:"dim",text:K,linked:x},h),...d===void 0?
[]:(0,I.i)(d,s,h),...L.Gy.isEmpty(r)?[]:O("help:",r,h)]}function A({title:n,children:o},r){const{sign:d,name:s,text:h}=n,{withFlags:E=String}=r,C=E((0,R.wh)(d===
null?s:(0,L.mG)`${L.Gy.sign(d)} ${s}`)),k=d===null?"bold":R.B2[d].style;return[...(0,G.wW)({indent:0,label:C,style:k,text:(0,R.wh)(h)},r),...o.flatMap(x=>D(x,r))]}
const c=(n="")=>/^(?:number|history)/.test(n);function u({columns:n,rows:o},r){const d=n.map(({title:k})=>(0,R.wh)(k)),s=o.map(({sign:k="works",cells:x})=>({sign:k,
cells:x.map(K=>l(K).map(R.wh))})),h=d.map((k,x)=>Math.max(...[k,...s.flatMap(({cells:K})=>K[x]??[])].map(G.nc)));if(h.reduce((k,x)=>k+g.length+x,g.length)>r.width)
return s.flatMap(({sign:k,cells:x})=>{const[K,...V]=x.map(st=>st.join(", ")),ct=V.flatMap((st,it)=>st===""?[]:[`${d[it+1]} ${st}`.trim()]),_t=`${K}: ${ct.join("\
; ")}`;return(0,G.wW)({indent:2,label:R.B2[k].text,style:R.B2[k].style,text:_t},r)});const C=k=>k.map((x,K)=>{const V=" ".repeat((h[K]??0)-(0,G.nc)(x));return c(
n[K]?.style)?V+x:x+V}).join(g).trimEnd();return[`    ${(0,G.nI)(C(d),"dim",r)}`,...s.flatMap(({sign:k,cells:x})=>{const K=Math.max(...x.map(({length:V})=>V));return Array.
from({length:K},(V,ct)=>{const st=C(x.map(ht=>ht[ct]??"")).replace(/\u2573+/g,ht=>(0,G.nI)(ht,"red",r));return`  ${ct===0?(0,G.nI)(R.B2[k].text,R.B2[k].style,r):" "}\
 ${st}`})})]}function*m(n,o){for(const{text:r}of P(n,o))yield`${r}
`;yield`${M(n,o)}
`}function*P(n,o){const{isQuiet:r=!1,isRunner:d=!1,context:s}=o,h=(0,i.du)(s,"log",i.h,n.lines),E=d?h:{...h,limits:{...h.limits,items:0,details:0}},C=n.findings.
filter(K=>(0,U.Zh)(K,s)),k=r?(0,N.CI)(["problems"],{...n,findings:C},E):(0,N.CI)(N.$9,n,E);let x=!1;for(const K of k){const V=_(K,o),ct=d&&K.kind==="details"&&V.
includes(`
`),_t=!ct&&V.includes(`
`);(x||_t&&K!==k[0])&&(yield{kind:"plain",text:""}),x=_t,yield{kind:ct?"group":"plain",text:V}}k.length>0&&(yield{kind:"plain",text:""}),r||(yield{kind:"plain",
text:e(n,o,E)})}function M(n,o){const{text:r,style:d}=R.B2[n.passed?"works":"fails"],s=(0,v.$N)(n,o.context);return(0,G.wW)({indent:0,label:r,style:d,text:s},o).
join(`
`)}function e(n,o,r){const{findings:d,hosts:s}=n,{context:h,isRunner:E}=o,C=(0,B.Dx)(d).length>r.limits.places,k=s.length>i.dS||C||d.length>0&&!(0,i.jR)(s,r),x=E?
"the JSON report has all details; its path is the output `report`":"for all details: `--format json` or `--report FILE.json`",K=[...(0,N.vH)(n,r).shown,...(0,v.
j6)(n,h).map(L.Gy.words),...d.some(U.nM)?[L.Gy.words(`problem codes: ${h.docsUrl}`)]:[],...k?[L.Gy.words(x)]:[]];return _(L.om.paragraph(L.Gy.joined(K,L.Gy.newLine)),
o)}}),2307:(($t,Q,t)=>{t.d(Q,{I4:()=>y,PT:()=>i,g8:()=>v});var G=t(6092),U=t(4120),N=t(7792);function i(a,l){if(typeof a=="string")return(0,G.js)(a);if(!("kind"in
a))return a.map(f=>i(f,l)).join("");switch(a.kind){case"words":return(0,G.My)(a.text).replaceAll("\xA0",l.space);case"code":return B(a,l);case"prose":return(0,G.
h$)(a.text,a.max);case"strong":return`<b>${i(a.content,l)}</b>`;case"small":return l.small(i(a.content,l));case"sentence":return(0,U.Iu)((0,G.h$)(a.text,a.max));case"\
link":return R(a.url,i(a.content,l));case"sign":return l.sign(a.of);case"break":return`<br${l.end}`;case"chart":return l.chart(a)}}function B({text:a,max:l,breaks:f},{
end:D,space:T}){const A=(0,G.D9)(a,l);return f==="never"?A.replaceAll(" ",T):f===void 0?A:A.replaceAll(f==="dots"?/\./g:/(?<!<)\//g,`$&<wbr${D}`)}const R=(a,l)=>a!==
null&&((0,N.AA)(a)||/^#[!-~]+$/.test(a))?`<a href="${(0,G.js)(a,a.length)}">${l}</a>`:l;function v(a,l){const f=D=>i(D,l);switch(a.kind){case"paragraph":return`\
<p>${f(a.content)}</p>
`;case"note":return`<p>${L(a,l)}</p>
`;case"facts":return`<dl>
${a.facts.map(({label:D,texts:T})=>`<dt>${(0,U.Iu)(D)}</dt>${T.map(A=>`<dd>${f(A)}</dd>`).join("")}
`).join("")}</dl>
`;case"sources":return g(a.items,l);case"problem":return w(a,l);case"table":return O(a,l);case"details":return p(a,l)}}const I=(a,l)=>a.map(f=>v(f,l)).join(""),
y=a=>a===void 0?"":` class="${a}"`;function L({label:a,text:l,as:f},D){const T=i(l,D);if(f==="items")return T;const A=(0,U.Iu)(a);return f!=="small"?f==="help"?
`<b>${A}:</b> ${T}`:`${A}: ${T}`:D.small(`${a==="history"?(0,U.Iu)(T):`${A} ${T}`}.`)}function w(a,l){const{severity:f,code:D,url:T,count:A,title:c,message:u,parts:m}=a,
P={kind:"link",url:T,content:D},M=(0,N.mG)`${N.Gy.sign(N.rC[f])} ${N.Gy.strong([A,c])} (${P})`,e=N.Gy.isEmpty(u)?"":`<p>${i(u,l)}</p>
`;return l.problem(f,i(M,l),`${e}${I(m,l)}`)}function g(a,l){const f=u=>i(u,l),{figures:D=[],messages:T=[]}=Object.groupBy(a,({message:u=""})=>N.Gy.isEmpty(u)?"\
figures":"messages"),A=D.map(({place:u="",line:m})=>`<figure><figcaption>${f(u)}</figcaption>${_(m,l)}</figure>
`),c=T.map(({place:u="",message:m="",help:P="",line:M})=>{const e=N.Gy.isEmpty(P)?"":`<br${l.end}<b>Help:</b> ${f(P)}`;return`<li>${f(N.Gy.joined([u,m],N.Gy.words(
": ")))}${e}${_(M,l)}</li>
`});return`${A.join("")}${c.length===0?"":`<ul>
${c.join("")}</ul>
`}`}function _(a,l){if(a===void 0)return"";const f=(0,G.J7)(a.before.trimStart().replaceAll("	"," ")),[D,T,A]=[f,a.literal,a.after].map(c=>i(c.replaceAll("	"," "),
l));return`<pre>${D}<mark>${T}</mark>${A}</pre>`}function p({title:a,children:l,anchor:f,isOpen:D},T){const A=i(a.name,T),c=I(l,T),u=a.sign===null&&N.Gy.isEmpty(
a.text),m=c===""?`<b>${A}</b>`:T.name(A),M=[a.sign===null?"":T.sign(a.sign),u?A:m,i(a.text,T)].filter(n=>n!=="").join(" ");if(c==="")return`<p>${M}</p>
`;const e=f===void 0?c:`<div id="${(0,G.My)(f)}">
${c}</div>
`;return`<details${y(f===void 0?void 0:"host")}${D?' open=""':""}>
<summary>${M}</summary>
${e}</details>
`}function O({caption:a,columns:l,rows:f,style:D},T){const A=l.map(({title:m})=>i(m,T)),c=f.map(({cells:m,host:P,sign:M})=>{const e=P===void 0?"":` data-host="${(0,G.
My)(P.anchor)}"${P.isFailing?' data-failing=""':""}`,[n="",...o]=m,d=[M===void 0?n:(0,N.mG)`${N.Gy.sign(M)}${N.Gy.words("\xA0")}${n}`,...o].map((s,h)=>T.cell(h===
0?"first column":"row",N.Gy.isEmpty(s)?"\u2013":i(s,T),l[h]?.style,D===void 0?A[h]:""));return`<tr${e}>${d.join("")}</tr>
`}),u=l.map((m,P)=>T.cell("head",A[P]??"",m.style));return T.table(a,D,`<thead>
<tr>${u.join("")}</tr>
</thead>
<tbody>
${c.join("")}</tbody>
`)}}),1423:(($t,Q,t)=>{t.d(Q,{OT:()=>g,TM:()=>M,Zw:()=>_});var G=t(9432),U=t(9119),N=t(1780),i=t(2432),B=t(2796),R=t(4503),v=t(4120),I=t(8884),y=t(7792),L=t(7035),
w=t(806);function g(e,n){const{shown:o,rest:r}=(0,G.zN)((0,B.cZ)(e),n.limits.causes),d=new Set,s=r.flatMap(h=>h.findings).length;return[...o.map(h=>_(h,n,d)),...(0,w.
OS)(s,"finding",n)]}function _(e,n,o=new Set){const{severity:r,code:d,title:s,message:h,help:E,hosts:C,findings:k}=e,{context:x,limits:K}=n,V=(0,I.f5)(k).map(St=>(0,w.
ik)(St,n)),[ct,_t]=C,st=ct&&_t===void 0?x.history?.get(ct):void 0,it=r==="error"&&(0,B.hs)(k)&&!o.has(`history ${ct}`),ht=st&&it?(0,L.kW)(st):null;return ht!==null&&
o.add(`history ${ct}`),{kind:"problem",severity:r,code:d,url:(0,i.H9)(d,x.docsUrl),count:(0,B.pq)(e),title:s,message:h===null?y.Gy.nothing:y.Gy.sentence(h,K.characters),
parts:[...h===null?l(e,n,o):O(e,n,o),...p("required by",y.Gy.joined(V),"line"),...p("help",E?y.Gy.prose(E,K.characters):y.Gy.nothing,"help"),...p("affects",(0,v.
od)(e.affects,x.clients),"small"),...p("history",ht??y.Gy.nothing,"small")]}}const p=(e,n,o)=>y.Gy.isEmpty(n)?[]:[{kind:"note",label:e,text:n,as:o}];function O(e,n,o){
const{findings:r}=e,d=A(r,n),s=(0,I.Dx)(r),h=d.length>1&&s.length>1,E=d.length>1?"hosts":"host",C=D(r,n,o),k=n.limits.hasLines&&(!h||C.line!==void 0),x=k?s.slice(
0,1):[];return[...P(E,d,n.limits.hosts,"host",n,K=>c(K,h,n)),...k?T([C]):[],...u(r,x,h,n),...a(r,n)]}function a([e],n){const o=(e?.problem.constraints??[]).filter(
({conflicts:d})=>!d),r=n.limits.places;return P("other constraints",o,r,"constraint",n,d=>(0,w.ZT)(y.Gy.value(d.text),(0,w.N8)(d,n)))}function l(e,n,o){const r=(0,B.
cr)(e.findings),{shown:d,rest:s}=(0,G.zN)(r,n.limits.messages),h=x=>T(x.map(K=>f(K,e,n,o))),C=(m(n)===0?d:r).flatMap(x=>(0,I.Dx)(x).slice(0,1)),k=!n.limits.hasLines||
e.hosts.length>1;return[...h(d),...M(s.flat(),"finding",n,x=>h((0,B.cr)(x))),...u(e.findings,C,k,n)]}function f(e,{help:n},o,r){const[{problem:d}]=e,{characters:s,
hosts:h}=o.limits,E=A(e,{...o,detailed:new Set}),C=y.Gy.some(E,h,_t=>c(_t,E.length>1,o),"host"),{places:k,noun:x}=(0,I.TD)((0,I.Dx)(e)),K=k.length<2?"":` (and ${(0,G.
px)(k.length-1,`more ${x}`)})`,V=(0,y.mG)`${y.Gy.prose(d.message,s)}${K}`,ct=n===null?d.help:void 0;return{...D(e,o,r),message:y.Gy.joined([C,V],y.Gy.words(": ")),
help:ct?y.Gy.prose(ct,s):y.Gy.nothing}}function D(e,n,o){const r=(0,I.tN)(e);if(r===null)return{};const d=(0,U.R3)(r),s=r.target===void 0?"":` \u2192 ${(0,U.II)(
r.target)}`,h=!n.limits.hasLines||o.has(d)?void 0:n.lines.get(d);return o.add(d),{place:y.Gy.link((0,R.uM)(r,n.context),y.Gy.path(d+s)),line:h}}const T=e=>{const n=e.
filter(({place:o="",message:r=""})=>!y.Gy.isEmpty([o,r]));return n.length===0?[]:[{kind:"sources",items:n}]};function A(e,{detailed:n}){if(!(0,B.hs)(e))return[];
const o=[...Map.groupBy(e,({host:d})=>d).values()],[r]=e;return o.length>1||!r?.host||r.isHostNew||n.has(r.host)?o:(0,N.PP)(r.problem.message).includes(r.host)?
[]:o}function c(e,n,o){const[r]=e,d=r?.host?(0,w.b8)(r.host,o):y.Gy.nothing,s=(0,I.mj)(e,o.context.repositories.length),h=y.Gy.some((0,I.Dx)(e),1,k=>(0,w.ik)(k,
o)),E=n?s===""?h:s:y.Gy.nothing,C=r?.isHostNew?v.dy:y.Gy.nothing;return(0,w.ZT)(d,C,E)}function u(e,n,o,r){const{limits:d,context:s}=r,h=(0,I.mj)(e,s.repositories.
length);if(h===""&&o)return[];const E=(0,I.Dx)(e),C=(0,I.oN)(h===""?E:(0,I.TD)(E).places,n),k=K=>(0,w.ik)(K,r),x=n.length>0?"also at":"place";return h===""?P(x,
C,d.places,"place",r,k):C.length===0?[y.om.paragraph(y.Gy.sentence(`in ${h}`))]:P(`in ${h}`,C,d.hosts,"repository",r,k)}const m=({medium:e,limits:n})=>e==="log"?
0:n.items;function P(e,n,o,r,d,s){const{shown:h,rest:E}=(0,G.zN)(n,o),C=r==="host"||e==="place"?"items":"line";if(m(d)===0){const x=E.length>0&&d.medium!=="log"?
(0,y.mG)` ${d.elsewhere}`:y.Gy.nothing;return p(e,(0,y.mG)`${y.Gy.some(n,o,s,r)}${x}`,C)}return[...p(e,y.Gy.joined(h.map(s)),C),...M(E,r,d,k=>[y.om.paragraph(y.
Gy.joined(k.map(s)))])]}function M(e,n,o,r){if(m(o)===0)return(0,w.OS)(e.length,n,o);const d=y.om.title((0,G.px)(e.length,`more ${n}`));return y.om.details(d,(0,w.
Ku)(e,m(o),n,o,r))}}),3435:(($t,Q,t)=>{t.d(Q,{Ub:()=>a,aJ:()=>w,gT:()=>g,qP:()=>D,sN:()=>_,wn:()=>O});var G=t(9432),U=t(9119),N=t(4503),i=t(5102),B=t(4120),R=t(
7792),v=t(806);const I=4,y=7;function L(c){const u=c.flatMap(P=>{const M=Map.groupBy(P.places,f);return M.size===0&&M.set(null,[]),Array.from(M,([e,n])=>({name:e,
finding:{...P,places:n}}))}),m=([,P])=>P.filter(({severity:M})=>M==="error").length;return[...Map.groupBy(u,({name:P})=>P)].map(([P,M])=>[P,M.map(({finding:e})=>e)]).
toSorted((P,M)=>m(M)-m(P))}function w(c,u){if(u.context.repositories.length===0)return[];const m=L(c.filter(i.nM)).filter(([r])=>r!==null),[P]=m;if(P===void 0)return[];
const M=R.Gy.some(m,{few:I},([r,d])=>(0,R.mG)`${R.Gy.code(r??"")} (${(0,B.H8)(d)})`),e=R.om.title((0,G.px)(m.length,"repository"),(0,R.mG)`with errors or warnings in files: ${M}`,
(0,i.hm)(P[1])==="error"?"fails":"warns"),n=u.medium==="log"?0:u.limits.rows,o=(0,v.Ku)(m,n,"repository",u,r=>T(r,u));return[{kind:"details",title:e,children:o}]}
const g=c=>["fails","unchecked"].includes((0,i.sG)(c));function _({hosts:c,files:u},m){const P=p(c.filter(g).map(a)),M=u.filter(({severity:k})=>k==="error"),e=p(
M.map(({places:k})=>l(k))),n=[R.om.column("Repository",k=>R.Gy.link((0,N.aE)(k),R.Gy.code(k.name))),R.om.column("Commit",O),R.om.column("Failing hosts",P,"numbe\
r"),R.om.column("Errors in files",e,"number")],o=(k,x)=>R.om.table(k,n,x),r=k=>(P(k)??0)+(e(k)??0),{hit:d=[],other:s=[]}=Object.groupBy(m.context.repositories,k=>r(
k)>0?"hit":"other"),h=d.toSorted((k,x)=>r(x)-r(k)),E=(0,G.px)(s.length,"repository"),C=R.om.title(`${E} without failing hosts or errors in files`);return[...o(h,
"Repositories with failures"),...R.om.details(C,o(s,"Other repositories"))]}function p(c){const u=Map.groupBy(c.flat(),m=>m);return({name:m})=>u.get(m)?.length??
null}const O=c=>c.commit===null?R.Gy.nothing:R.Gy.link((0,N.DZ)(c),R.Gy.code(c.commit.slice(0,y))),a=({requirements:c})=>l(c.flatMap(({because:u})=>u)),l=c=>[...new Set(
c.map(f))].filter(u=>u!==null),f=c=>typeof c=="string"?null:(0,U._M)(c.file),D=(c,u)=>u.context.repositories.length===0?[]:T(L(c),u),T=(c,u)=>c.flatMap(([m,P])=>{
const{context:M,limits:e}=u,n=M.repositories.find(s=>s.name===m),o=R.Gy.link((0,N.aE)(n),R.Gy.path(m??"this checkout")),r=R.om.title(o,(0,B.H8)(P)),d=s=>R.om.table(
s,A(u),"Findings in files");return R.om.details(r,(0,v.Ku)(P,e.rows,"finding",u,d))}),A=c=>[R.om.column("Place",({places:u})=>(0,v.AZ)(u,c.limits.ownPlaces,c,!0)),
R.om.column("Severity",({severity:u})=>(0,R.mG)`${R.Gy.sign(R.rC[u])} ${u}`),R.om.column("Problem",({problem:{message:u,code:m}})=>(0,R.mG)`${R.Gy.sentence(u,c.
limits.characters)} (${(0,v.U1)(m,c)})`)]}),4073:(($t,Q,t)=>{t.d(Q,{YK:()=>pt,$9:()=>Gt,KL:()=>At,dI:()=>Ct,$M:()=>mt,WQ:()=>Ft,vH:()=>zt,CI:()=>Zt,Ks:()=>Yt});
var G=t(9432),U=t(5102),N=t(6097),i=t(7792),B=t(5517),R=t(4120),v=t(6906),I=t(7035),y=t(806);const L=10,w=[7,30,90],g=30;function _(j,S){const{medium:W,limits:X,
context:J}=S,[ot,ut]=[W==="log",W==="summary"],gt=a(j,J),ft=ut?gt:gt.filter(bt=>f(bt,J)),It=bt=>i.om.title("History:",bt);if(ft.length===0)return ut&&J.history?.
size?[i.om.line(It("1 run so far"))]:[];const{shown:Mt,rest:Rt}=(0,G.zN)(ft,Math.max(X.rows,L)),wt=(0,G.zN)(Mt,ot?Mt.length:L),Ut=[i.om.column("Host",bt=>c(bt,S)),
...u(ft,S)],Pt=bt=>({sign:(0,U.sG)(bt)}),jt=bt=>i.om.table(bt,Ut,"History",Pt),Bt=i.om.title((0,G.px)(wt.rest.length,"more host")),Xt=W==="brief"?S.elsewhere:"i\
n the history file",kt=[...jt(wt.shown),...i.om.details(Bt,jt(wt.rest)),i.om.paragraph(i.Gy.small(T(Mt,S))),...(0,y.OS)(Rt.length,"host",{...S,elsewhere:Xt})],Nt=D(
gt,J);return ot?i.om.details(It(`${Nt}; uptime and latency of ${g} days`),kt):[i.om.line(It(Nt)),...kt,...ut?(0,I.hc)(S):[]]}const p=({visit:j},{history:S})=>S?.
get(j.host),O=(j,S)=>p(j,S)?.recent??[];function a({hosts:j},S){const W=(X,J)=>{const{good:ot,runs:ut}=l(X,J,S)??{good:1,runs:1};return ot/ut};return j.filter(X=>O(
X,S).filter(B.yX).length>1).toSorted((X,J)=>Number((0,U.DI)(J))-Number((0,U.DI)(X))||W(X,g)-W(J,g)||W(X,90)-W(J,90))}const l=(j,S,W)=>p(j,W)?.uptime.find(({days:X,
runs:J})=>X===S&&J>0),f=(j,S)=>(0,U.DI)(j)||O(j,S).some(({outcome:W})=>W==="fails");function D(j,S){const W=j.map(ut=>O(ut,S)),X=`the last ${(0,G.px)(Math.max(...W.
map(({length:ut})=>ut)),"run")}`,J=j.filter(ut=>f(ut,S)).length;if(J===0)return`no failure in ${X}`;const ot=W.flat().filter(({outcome:ut})=>ut==="fails").length;
return j.length===1?`${ot} of ${X} failed`:`${J} of ${j.length} hosts failed in ${X}`}function T(j,{medium:S,context:W}){const X=ot=>i.Gy.words(ot.replaceAll(" ",
"\xA0")),J=i.Gy.joined((0,v.MC)(j.flatMap(ot=>O(ot,W))).map(([ot,ut])=>(0,i.mG)`${i.Gy.code(ot)}${X(` ${ut}`)}`));return S==="log"?J:(0,i.mG)`The newest run is at the right. ${J}. Uptime: the share of runs without an error. Latency: median of discovery.`}
const A=({medium:j})=>j==="summary"||j==="brief";function c(j,S){const W=(0,y.b8)(j.visit.host,S,i.Gy.name),X=p(j,S.context);if(!A(S)||X===void 0)return W;const J=(0,I.
XQ)(X),ot=S.medium==="brief"||J===null?i.Gy.nothing:i.Gy.small(J);return i.Gy.joined([W,(0,I.bW)(X.recent,S),ot],i.Gy.newLine)}function u(j,S){const{medium:W,context:X}=S;
if(X.history===null)return[];const J=W==="log",ot=(Pt,jt)=>J?Pt:(0,i.mG)`${Pt}${i.Gy.newLine}${i.Gy.words(`${jt}\xA0days`)}`,ut=(Pt,jt)=>{const Bt=l(Pt,jt,X);if(Bt===
void 0)return i.Gy.nothing;const Xt=A(S)?i.Gy.small((0,G.px)(Bt.runs,"run")):i.Gy.nothing;return i.Gy.joined([(0,I.mc)(Bt),Xt],i.Gy.newLine)},gt=Pt=>{const jt=p(
Pt,X)?.medianMs??null;return jt===null?i.Gy.nothing:(0,R.kJ)(jt)},ft=Pt=>(0,I.bW)(O(Pt,X),S),It=j.flatMap(Pt=>p(Pt,X)??[]),Mt=It.flatMap(({recent:Pt})=>[...Pt.slice(
0,1),...Pt.slice(-1)]),Rt=i.Gy.small((0,I.hF)(Mt.toSorted((Pt,jt)=>Date.parse(Pt.at)-Date.parse(jt.at)))),wt=J?"Last runs":(0,i.mG)`Last runs${i.Gy.newLine}${Rt}`,
Ut=w.filter(Pt=>It.some(jt=>m(jt,Pt)));return[...A(S)?[]:[i.om.column(wt,ft,"history")],...(J?[g]:Ut).map(Pt=>{const jt=Pt===w[0]?"number uptime":"number older";
return i.om.column(ot("Uptime",Pt),Bt=>ut(Bt,Pt),jt)}),i.om.column(ot("Latency",g),gt,"number minor")]}const m=({uptime:j},S)=>j.some(({days:W,runs:X},J)=>W===S&&
X>1.1*(j[J-1]?.runs??0));var P=t(2886),M=t(7615),e=t(3435);const n=2,o=4,r=6,d=20,s=200;function h(j,S=i.Gy.nothing){const{discovery:W}=j.visit.attempt,X=new Set(
(0,U.QK)(j).map(({problem:ot})=>ot.title));if(X.size>0)return(0,G.K4)([...X],n);if(W.kind==="skipped")return W.problem.title;const J=i.Gy.some(j.services,r,({id:ot})=>(0,M.
h0)(ot));return(0,y.ZT)(i.Gy.isEmpty(J)?"no services":J,S)}const E=({visit:j,servicesFrom:S},W)=>S===null?(0,R.kJ)(j.attempt.timing.totalMs):(0,i.mG)`host block at ${(0,y.
ik)(S,W)}`;function C(j,S){const{visit:W,isNew:X}=j,J=(0,U.sG)(j),ot=(0,y.b8)(W.host,{...S,detailed:new Set}),ut=X?` (${R.dy})`:"",gt=(0,i.mG)`${U.nx[J]}${ut}: ${h(
j,E(j,S))}`,ft=i.om.title(ot,gt,J),It={kind:"facts",facts:(0,M.xS)(j,S)},Mt={kind:"details",title:ft,children:[It]};return S.medium==="page"?{...Mt,isOpen:S.detailed.
size===1,anchor:(0,y.dI)(W.host)}:Mt}function k(j,S,W){const{medium:X,limits:J}=W,ot=S.filter(kt=>(0,U.QK)(kt).every(Nt=>!(0,U.JR)(kt)&&!(0,P.zv)(Nt))),ut=j.flatMap(
kt=>ot.filter(Nt=>(0,U.sG)(Nt)===kt)),[gt]=ut;if(gt===void 0||(0,y.jR)(S,W))return[];const ft=X==="log",It=(0,U.QK)(gt).length>0,Mt=ft||It,Rt=Mt&&ut.length<=y.dS,
wt=It?J.details:ft?J.items:J.rows,Ut=(0,y.Ku)(ut,Rt?y.dS:wt,"host",W,kt=>Mt?kt.map(Nt=>C(Nt,W)):i.om.table(kt,x(W),"Hosts"));if(Rt||It&&(ft||Ut.length===0))return Ut;
const Pt=i.Gy.some(ut,{few:o},({visit:kt})=>(0,y.b8)(kt.host,W)),jt=(0,U.sG)(gt),Bt=It?"with errors or warnings":U.nx[jt];return[{kind:"details",title:ut.length===
1?i.om.title(Pt,Bt,jt):i.om.title((0,G.px)(ut.length,"host"),(0,i.mG)`${Bt}: ${Pt}`,jt),children:Ut}]}const x=j=>[i.om.column("Host",S=>K(S,j)),i.om.column("Req\
uired by",({requirements:S})=>{const W=S.flatMap(X=>X.because);return(0,y.AZ)(W,j.limits.ownPlaces,j)}),i.om.column("Result",S=>h(S,E(S,j)))];function K({visit:{
host:j},isNew:S},W){const X=S?i.Gy.small(R.dy):i.Gy.nothing;return i.Gy.joined([(0,y.b8)(j,W,i.Gy.name),X],i.Gy.newLine)}const V=j=>(0,i.mG)`${i.Gy.sign((0,U.sG)(
j))} ${U.nx[(0,U.sG)(j)]} ${i.Gy.small(h(j))}`;function ct(j,S){const W=ft=>(0,e.Ub)(ft).length||null,X=[i.om.column("Host",ft=>K(ft,S),"name"),i.om.column("Sta\
tus",V,"status"),i.om.column("Time",ft=>(0,U.JR)(ft)?null:E(ft,S),"number minor"),i.om.column("Repositories",W,"number repositories"),...u(j,S),i.om.column("Cer\
tificate expires",st,"minor when")],J=ft=>i.om.table(ft,X,"Hosts",_t,"hosts",s),{good:ot=[],other:ut=[]}=Object.groupBy(j,ft=>(0,U.sG)(ft)==="works"?"good":"oth\
er");if(ot.length<=d||ut.length===0)return J(j);const gt=i.om.title((0,G.px)(ot.length,"host"),U.nx.works,"works");return[...J(ut),...i.om.details(gt,J(ot))]}const _t=j=>({
host:{anchor:(0,y.dI)(j.visit.host),isFailing:(0,e.gT)(j)}}),st=({visit:j})=>j.attempt.certificates.map(({expires:S})=>S.slice(0,10)).sort()[0]??"";var it=t(1423),
ht=t(9119),St=t(8032),Lt=t(5243);const q=3,dt=6,lt=2,at=12,Ot=(j,S)=>(0,U.Yn)(j,({rows:W})=>W).flatMap(W=>Tt(W,S));function Tt(j,S){if(j.length===0)return[];const{
medium:W,limits:X,context:J}=S,ot=Dt(j),ut=j.length<=y.dS,gt=ot.sign==="fails"||ot.sign==="warns"?W!=="log"||ut:W==="page"||W==="summary"&&J.repositories.length<=
1||W==="log"&&ut&&j.some(({rows:It})=>It.some(vt)),ft=(0,y.Ku)(j,gt?X.roots:0,"root module",S,It=>It.map(Mt=>({kind:"details",title:Dt([Mt]),children:z(Mt,S)})));
return ut&&ft.length>0?ft:[{kind:"details",title:ot,children:ft}]}const vt=({excluding:j=[]})=>j.length>0;function Dt(j){const S=j.flatMap(Rt=>Rt.rows),W=(0,U.Fl)(
S),X=j.length===1,J=j[0]?.clients??[],ot=S.filter(Rt=>(0,U.Fl)([Rt])===W),ut=new Set(ot.map(Rt=>rt(Rt,J))),gt=X?Array.from(ut,i.Gy.path):j.map(F),ft=(0,i.mG)`${X?
"for":"in"} ${i.Gy.some(gt,q,Rt=>Rt)}`,It={fails:(0,i.mG)`init fails ${ft}`,warns:(0,i.mG)`warnings ${ft}`,skipped:Y(S),works:Y(S)},Mt=X?j.map(F):(0,G.px)(j.length,
"root module");return i.om.title((0,i.mG)`${Mt}:`,It[W],W)}function Y(j){const S=({kind:Mt,source:Rt})=>`${Mt} ${Rt}`,W=[...new Map(j.map(Mt=>[S(Mt),Mt])).values()];
if(W.length===0)return"no registry modules and no providers";const X=Map.groupBy(W,({kind:Mt})=>Mt),J=Array.from(X,([Mt,{length:Rt}])=>(0,G.px)(Rt,Mt)).join(" a\
nd "),ot=j.some(({isDirect:Mt,platforms:Rt})=>Mt||Rt.length>0),ut=[...j.some(({isDirect:Mt})=>!Mt)?["version"]:[],...ot?["package"]:[]],gt=new Set(j.filter(U.Rm).
map(S)).size,ft=W.filter(({chosen:Mt})=>Object.values(Mt).includes(null)).length,It=[...ft>0?[`${ft} without a version`]:[],...gt>0?[`${gt} not checked`]:[]];return`${J}\
, ${It.join(", ")||`every ${ut.join(" and ")} is available`}`}const F=({directory:j})=>j==="."?i.Gy.words("the top directory"):i.Gy.path((0,ht.II)(j));function z({
rows:j,clients:S},W){const X=(0,U.Yn)(j,ot=>[ot]).flat(),J=ot=>({sign:(0,U.Fl)([ot])});return(0,y.Ku)(X,W.limits.rows,"row",W,ot=>i.om.table(ot,$(S,W),"Modules \
and providers",J))}const $=(j,S)=>[i.om.column("Module or provider",W=>b(W,j,S)),i.om.column("Problem",({problems:W})=>{const X=W.filter(({usualSeverity:J})=>J!==
"notice");return i.Gy.joined(X.map(({code:J})=>(0,y.U1)(J,S)))}),i.om.column("Constraint",W=>H(W,S)),i.om.column("Version",W=>nt(W,j)),i.om.column("Newest",W=>Z(
W,S)),i.om.column("Platforms",({platforms:W})=>i.Gy.some(W,at,({platform:X,available:J})=>{const ot=J===null?"?":J?"\u2713":"\u2717";return(0,i.mG)`${i.Gy.words(
ot)} ${i.Gy.value(X)}`}))];function b(j,S,W){const X=i.Gy.path(rt(j,S));if(W.medium==="log")return X;const J=j.source===j.address?i.Gy.nothing:i.Gy.path(j.source),
ot=j.places.slice(0,1).map(gt=>(0,y.ik)(gt,W)),ut=i.Gy.joined([J,ot],i.Gy.words(" at "));return i.Gy.joined([i.Gy.strong(X),i.Gy.small(ut)],i.Gy.newLine)}function H({
constraints:j,requiredBy:S,conflicting:W=[]},X){if(S===void 0)return i.Gy.joined(j.map(i.Gy.value));const J=[...new Set([...W,...S])],{shown:ot,more:ut}=(0,G.zN)(
(0,ht.c1)(J,({text:It})=>It),dt),gt=ot.map(It=>{const[Mt]=It,Rt=W.includes(Mt)?i.Gy.words("\u2717\xA0"):i.Gy.nothing,wt=(0,i.mG)`${Rt}${i.Gy.value(Mt.text)}`,Ut=tt(
It,X);return X.medium==="log"?(0,y.ZT)(wt,Ut):(0,i.mG)`${wt} ${i.Gy.small(Ut)}`}),ft=ut===0?i.Gy.nothing:i.Gy.words(`and ${ut} more`);return i.Gy.joined([...gt,
ft],i.Gy.newLine)}function Z({newest:j,excluding:S=[]},W){if(j===null)return i.Gy.nothing;const X=S.length===0?i.Gy.nothing:(0,i.mG)`excluded by ${tt(S,W)}`;return(0,y.
ZT)(i.Gy.value(j),X)}const tt=(j,S)=>i.Gy.some(j,lt,W=>S.medium!=="log"||(0,ht.Kh)(W)?(0,y.N8)(W,S):i.Gy.path(et(W))),et=({module:j,place:S})=>[j,...(typeof S==
"string"?void 0:S.inside)?.through??[]].flatMap(W=>W?.replace(/ \(.*\)$/,"")??[]).join(" > "),rt=({address:j,host:S},W)=>W.every(X=>(0,Lt.Vm)(X)===S)&&j.startsWith(
`${S}/`)?j.slice(S.length+1):j;function nt({chosen:j,locked:S},W){const X=St.Du.filter(ft=>j[ft]!==void 0),J=Map.groupBy(X,ft=>j[ft]??null),ot=J.size<2&&W.every(
ft=>X.includes(ft)),ut=Array.from(J,([ft,It])=>{const Mt=ft===null?"none":i.Gy.value(ft);return ot?Mt:(0,i.mG)`${(0,G.eZ)(It)} ${Mt}`});if(S===null||ut.length===
0)return i.Gy.joined(ut);const gt=J.size===1&&J.has(S);return(0,y.ZT)(i.Gy.joined(ut),gt?"locked":(0,i.mG)`locked: ${i.Gy.value(S)}`)}const Et=["problems","unch\
ecked","ownFiles","history","roots"],mt=[...Et,"requests","passed","skipped","notices","ignored","notes"],pt=[...Et,"passed","skipped","notes"],Gt=[...Et,"reque\
sts","passed","skipped"],At=["problems","hosts","details","incidents","repositories","roots","files","notices","ignored","notes"],yt=(j,...S)=>({title:j,blocks:({
hosts:W},X)=>k(S,W,X)}),Ct={problems:{title:"Problems",blocks:({findings:j},S)=>(0,it.OT)(S.medium==="log"?j:j.filter(U.nM),S)},ownFiles:{title:"Repositories",blocks:({
files:j},S)=>(0,e.aJ)(j,S)},history:{title:"History",blocks:_},roots:{title:"Root modules",blocks:Kt},requests:yt("Requests","fails","warns"),unchecked:yt("Host\
s","unchecked"),passed:yt("Hosts that passed","works"),skipped:yt("Skipped hosts","skipped"),hosts:{title:"Hosts",blocks:({hosts:j},S)=>ct((0,U.md)(j),S)},incidents:{
title:"Incidents",blocks:(j,S)=>(0,I.hc)(S)},details:{title:"Details",blocks:({hosts:j},S)=>xt((0,U.md)(j),S)},repositories:{title:"Repositories",blocks:e.sN},files:{
title:"Findings in files",blocks:({files:j},S)=>(0,e.qP)(j,S)},notices:{title:"Notices",blocks:Ht},ignored:{title:"Ignored findings",blocks:Wt},notes:{title:"Ab\
out this check",blocks:Vt}};function Kt({roots:j,hosts:S},W){const X=(0,y.jR)(S,W),J=j.filter(({rows:ot})=>!X||(0,U.Fl)(ot)!=="fails");return Ot(J,W)}const Ft=({
hosts:j},{limits:S})=>new Set((0,G.zN)((0,U.md)(j),S.details).shown.map(({visit:W})=>W.host)),xt=(j,S)=>(0,y.Ku)(j,S.limits.details,"host",S,W=>W.map(X=>C(X,S)));
function Ht({findings:j},S){const W=j.filter(J=>!(0,U.nM)(J)),X=i.om.title((0,G.px)(W.length,"notice"),i.Gy.nothing,"notice");return i.om.details(X,(0,it.OT)(W,
S))}function Wt({ignored:j},S){const{rows:W,characters:X}=S.limits,J=i.Gy.code("ignore"),ot=[i.om.column("Code",({finding:gt})=>(0,y.U1)(gt.problem.code,S)),i.om.
column("Host",({finding:{host:gt}})=>gt&&(0,y.b8)(gt,S)),i.om.column("Place",({finding:gt})=>(0,y.AZ)(gt.places,1,S)),i.om.column("Reason",({rule:gt})=>gt.reason&&
i.Gy.prose(gt.reason,X)),i.om.column("Ignored by",({rule:gt})=>gt.place?(0,y.ik)(gt.place,S):J)],ut=(0,y.Ku)(j,W,"ignored finding",S,gt=>i.om.table(gt,ot,"Ignor\
ed findings"));return i.om.details(i.om.title((0,G.px)(j.length,"ignored finding")),ut)}function Vt(j,S){const{shown:W,rest:X}=zt(j,S),J=ot=>[i.om.paragraph(i.Gy.
joined(ot,i.Gy.newLine))];return[...J(W),...(0,it.TM)(X,"remark",S,J)]}function zt(j,{context:S,limits:W}){const X=(0,N.h$)(j,S).map(J=>i.Gy.sentence(J,W.characters));
return(0,G.zN)(X,W.remarks)}const Yt=(j,S,W)=>j.flatMap(X=>{const{title:J,blocks:ot}=Ct[X],ut=X==="details"&&S.hosts.length>y.dS,ft=S.hosts.length===1&&X==="hos\
ts"?[]:ot(S,W);return ft.length===0?[]:[{id:X,title:J,isFolded:ut,blocks:ft}]}),Zt=(j,S,W)=>j.flatMap(X=>Ct[X].blocks(S,W))}),5955:(($t,Q,t)=>{t.d(Q,{M:()=>B,u:()=>v});
var G=t(2170),U=t(1780),N=t(6092),i=t(8884);function*B(I,y=""){const L=`${y}  `,w=I instanceof Iterator,[g,_]=w?"[]":"{}";let p=g;for(const O of w?I:Object.entries(
I)){const[a,l]=w?["",O]:[`"${O[0]}": `,O[1]];if(l===void 0)continue;const f=`${p}
${L}${a}`;p=",",R(l)?(yield f,yield*B(l,L)):yield f+(0,N.s$)(JSON.stringify(l,null,2).replaceAll(`
`,`
${L}`))}yield p===g?`${g}${_}`:`
${y}${_}`}const R=I=>I instanceof Iterator||Object.values(I??{}).some(y=>y instanceof Iterator);function v(){const I=new Map;return y=>{const{host:L,problem:w}=y,
g=(0,N.RK)((0,i.ju)(y)??""),p=L===null&&!w.code.startsWith("file-")?(0,N.RK)((0,U.pj)(w.message)):"",O=[w.code,L??"",g,(0,G.W7)(y),p].join("|"),a=(I.get(O)??0)+
1;return I.set(O,a),`${O}|${a}`}}}),3394:(($t,Q,t)=>{t.d(Q,{Cf:()=>T,Fp:()=>P,Gc:()=>f,gD:()=>u,ni:()=>g,wQ:()=>D,yv:()=>M});var G=t(9432),U=t(6092),N=t(2307),i=t(
5102),B=t(4073),R=t(806),v=t(4120),I=t(6906),y=t(6097),L=t(7792);const w={sign:e=>I.B2[e].emoji,small:e=>`<sub>${e}</sub>`,name:e=>`<b>${e}</b>`,chart:({runs:e,
label:n})=>`<code role="img" aria-label="${(0,U.My)(n)}">${(0,I.qX)(e)}</code>`,problem:(e,n,o)=>`<p>${n}</p>
${o}`.replaceAll(`</p>
<p>`,`
<br>`).replaceAll(`</sub>
<br><sub>`," "),table:(e,n,o)=>`<table>
${o}</table>
`,cell:(e,n,o)=>{const r=o?.startsWith("number"),d=r?n.replaceAll(" ","&nbsp;"):n,s=r?' align="right"':"";return e==="head"?`<th${s||' align="left"'}>${d}</th>`:
`<td${s}>${d}</td>`},end:">",space:"&nbsp;"},g=e=>(0,N.PT)(e,w),_=e=>e.map(n=>(0,N.g8)(n,w).trim()).filter(n=>n!=="").join(`

`),p=1e6,O=10,a=100,l=7;function f(e,n){const o=n.docsUrl.replace(/[^/]*\/[^/]*$/,"recipes.md#keep-the-report"),r=L.Gy.link(o,L.Gy.words("in the JSON report"));
return T(B.$M,e,(0,R.du)(n,"summary",r,e.lines),{head:`## ${u(e,n)}`,foot:(0,L.mG)`tf-disco ${n.version}, started ${(0,v.QN)(n.startedAt)}.`,maxBytes:p})}const D=(e,n,o,r)=>T(
B.YK,e,(0,R.du)(n,"brief",R.xy),{head:`### ${m(e,n)}`,foot:(0,L.mG)`Details in the summary of ${P(o)}. Updated automatically.`,maxBytes:r});function T(e,n,o,{head:r,
foot:d,maxBytes:s}){const h=_([L.om.paragraph(L.Gy.small(d))]),E=s-O-(0,G.$$)(r+h),C=A(e,n,o),k=c(C,_,E);return`${[r,...k,h].filter(x=>x!=="").join(`

`)}
`}const A=(e,n,o)=>e.flatMap(r=>{const{title:d,blocks:s}=B.dI[r],h=L.om.paragraph((0,L.mG)`${d}: more ${o.elsewhere}`);return r!=="problems"?[[s(n,o),[h]]]:s(n,
o).map(E=>E.kind==="problem"?[[E],[{...E,message:L.Gy.nothing,parts:[]}]]:[[E]])});function c(e,n,o){const r=e.map(([h=[]])=>n(h)),d=()=>r.reduce((h,E)=>h+(E===
""?0:(0,G.$$)(`${E}

`)),0)>o,s=[...e.keys()].reverse().filter(h=>r[h]!=="");for(const h of s){const E=e[h]?.[1];E!==void 0&&d()&&(r[h]=n(E))}for(const h of s)d()&&(r[h]="");return r}
const u=(e,n)=>`${I.B2[(0,i.fi)(e)].emoji} ${(0,v.Iu)((0,y.$N)(e,n))}`,m=(e,n)=>`${I.B2[(0,i.fi)(e)].emoji} Terraform service discovery: ${(0,y.$N)(e,n)}`;function P({
url:e,workflow:n,job:o,commit:r}){const d=n.split("/").at(-1)??"";return L.Gy.joined([L.Gy.link(e,L.Gy.code(d===""?"this run":d,a)),o===""?L.Gy.nothing:(0,L.mG)`job ${L.
Gy.code(o,a)}`,r===""?L.Gy.nothing:(0,L.mG)`commit ${L.Gy.code(r.slice(0,l))}`])}const M=(e,n,o)=>`${m(e,n)}. ${g(L.Gy.small(P(o)))}
`}),6811:(($t,Q,t)=>{t.d(Q,{Ng:()=>B,XP:()=>p,fN:()=>_,qY:()=>L});var G=t(9432),U=t(255),N=t(6092),i=t(3471);function B({url:a,status:l,ms:f,address:D,proxy:T,authorization:A}){
const c=D??(T===null?"not connected":`proxy ${T}`),u=A==="sent"?", token sent":"",m=`${l??"no response"} in ${Math.round(f)} ms`;return(0,N.BP)((0,N.RK)(`GET ${a}\
: ${m} (${c}${u})`,N.h2))}const R=2,v=80;function I(a){if(a.kind==="scan")return`read ${(0,G.px)(a.files,"file")}`;if(a.kind==="registries")return`${a.done} of ${(0,G.
px)(a.total,"registry request")} done`;if(a.kind==="packages"){const u=[...new Set(a.waiting)];return`${(0,G.px)(a.done,"transfer")} of packages done${y(u)}`}const{
done:l,total:f,failed:D,waiting:T}=a,A=D===0?"":`, ${D} failed so far`,c=[...T];return`${l} of ${(0,G.px)(f,"host")} checked${A}${y(c)}`}function y(a){const{shown:l,
more:f}=(0,G.zN)(a,R),D=l.map(T=>(0,N.RK)((0,U.nx)(T),v));return D.length===0?"":f===0?`; waiting for ${D.join(" and ")}`:`; waiting for ${D.join(", ")} and ${(0,G.
px)(f,"other")}`}const L={show:()=>{},end:()=>{}},w=5e3,g=200;function _(a){let l=!0;return O(w,f=>{l&&a(f),l=!l})}function p(a,l){let f="";const{show:D,end:T}=O(
g,c=>{const u=(0,i.Wc)(c,0,l-1);u!==f&&a(`\r${u}\x1B[K`),f=u});return{show:D,end:()=>{T(),f!==""&&a("\r\x1B[K")}}}function O(a,l){let f=null;const D=setInterval(
()=>{f!==null&&l(I(f))},a).unref();return{show:A=>{f=A},end:()=>clearInterval(D)}}}),3397:(($t,Q,t)=>{t.d(Q,{B:()=>g,t:()=>w});var G=t(3087),U=t(7039),N=t(3394),
i=t(6092);let B=function(..._){return{hash:B}=process.getBuiltinModule("node:crypto"),new.target?new B(..._):B(..._)},R=function(..._){return{badgesOf:R}=t.late(
[7912],7912),new.target?new R(..._):R(..._)},v=function(..._){return{renderCodeQuality:v}=t.late([9811],9811),new.target?new v(..._):v(..._)},I=function(..._){return{
renderJunit:I}=t.late([6597],6597),new.target?new I(..._):I(..._)},y=function(..._){return{renderHtml:y}=t.late([8594],6213),new.target?new y(..._):y(..._)},L=function(..._){
return{renderSarif:L}=t.late([8554],8554),new.target?new L(..._):L(..._)};function w(_,p,O){const a=[],l=(f,D)=>{const T=(0,G.KE)(()=>(0,G.f8)(O,f,(0,G.mk)(D())));
return T!==null&&a.push(`the report ${(0,i.RK)(f)} was not written: ${T}`),T===null};for(const{path:f,format:D,title:T}of _)D!=="badge"?l(f,()=>g(D,p,T)):R(f,p).
every(A=>l(A.path,()=>[A.text]));return a}function g(_,{verdict:p,context:O},a){switch(_){case"json":return(0,U.hF)(p,O);case"sarif":return L(p,O);case"junit":return I(
p,O);case"codequality":return v(p,l=>B("sha256",l));case"html":return y(p,O,l=>B("sha256",l,"base64"),a);case"markdown":return[(0,N.Gc)(p,O)]}}}),2019:(($t,Q,t)=>{
t.d(Q,{G:()=>B});var G=t(6760),U=t(9968);const N=/^[0-9a-f]{40}$/,i=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;function B(a){const l=(0,G.join)(a,".git"),f=R(l,a)??l,D=L(
(0,G.join)(f,"commondir")),T=D===null?f:(0,G.resolve)(f,D),A=()=>(0,U.r7)((0,G.join)(T,"packed-refs"))??"",c=v(L((0,G.join)(f,"HEAD")),[f,T],A);return c===null?
null:{commit:c,isFetched:y(c,(0,U.r7)((0,G.join)(f,"FETCH_HEAD"))??"",A),remote:_((0,U.r7)((0,G.join)(T,"config"))??"")}}function R(a,l){const[,f]=/^gitdir: (.+)$/.
exec(L(a)??"")??[];return f===void 0?null:(0,G.resolve)(l,f)}function v(a,l,f){const[,D]=i.exec(a??"")??[],T=D===void 0?a:I(D,l,f);return T!==null&&N.test(T)?T:
null}function I(a,l,f){for(const T of l){const A=L((0,G.join)(T,a));if(A!==null)return A}return f().split(`
`).find(T=>T.endsWith(` ${a}`))?.slice(0,40)??null}function y(a,l,f){const D=(T,A)=>T.split(`
`).some(c=>c.startsWith(`${a}${A}`));return D(l,"	")||D(f()," refs/remotes/")}const L=a=>(0,U.r7)(a)?.replace(/\r?\n$/,"")??null,w=21,g=/^(?!\.{1,2}$)[\w.-]+$/;
function _(a){let l=!1;for(const f of a.split(`
`).map(D=>D.trim())){f.startsWith("[")&&(l=f==='[remote "origin"]');const D=f.indexOf("=");if(!(!l||D<0||f.slice(0,D).trim().toLowerCase()!=="url"))return p(f.slice(
D+1).trim())}return null}function p(a){const l=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(a),[f,D]=l===null?O(a):[l[1],l[2]],T=(D??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),A=T.length>1&&T.length<=w;return!f||!A||!T.every(c=>g.test(c))?null:{host:f.toLowerCase(),owner:T.slice(0,-1).join("/"),name:T.at(-1)??""}}function O(a){
const l=URL.parse(a);return l===null||!/^(https?|ssh):$/.test(l.protocol)?[]:[l.protocol==="ssh:"?l.hostname:l.host,l.pathname.slice(1)]}}),1116:(($t,Q,t)=>{t.d(
Q,{H:()=>f});var G=t(9432),U=t(2170),N=t(9119),i=t(9615),B=t(255),R=t(6092),v=t(2796),I=t(5102),y=t(1423),L=t(806),w=t(8884),g=t(6906),_=t(6097),p=t(7792);const O=10,
a=200,l=3600,f=(e,n)=>[...T(e,n),...i.oC.flatMap(o=>{const r=e.findings.filter(d=>{const s=(0,I.Zh)(d,n)||D(d);return d.severity===o&&s});return A(o,(0,v.cZ)(r),
n)})],D=e=>(0,I.nM)(e)&&!(0,v.hs)([e])&&u((0,U.Xd)(e)),T=(e,n)=>e.passed||(0,I.hm)(e.findings)==="error"?[]:[m("error","The check failed",(0,_.$N)(e,n))];function A(e,n,o){
const r=(0,L.du)(o,"notes",L.xy),{shown:d,rest:s}=(0,G.zN)(n,n.length>O?O-1:O),h=s.flatMap(({findings:k})=>k),E=[...new Set(s.map(({title:k})=>k)),"see the job \
summary"],C=`and ${(0,G.px)(h.length,`more ${e}`)}`;return[...d.map(k=>{const x=(0,w.tN)(k.findings),K=u(x)?x:null,V=K===null?"":(0,N.R3)({...K,inside:void 0});
return m(e,c(k),P((0,y.Zw)(k,r),V),K)}),...h.length>0?[m(e,C,E.join(`
`))]:[]]}function c(e){const[n]=e.hosts,o=n===void 0?"":`${(0,R.RK)((0,B.nx)(n))}: `;return`${(0,v.pq)(e)||o}${e.title}`}function u(e){const n=e?.file??"";return n!==
""&&(0,w.CN)(n)&&(0,R.BP)((0,R.RK)(n,n.length))===n}const m=(e,n,o,r=null)=>({level:e,title:(0,R.LS)((0,R.RK)(n,a)),message:(0,R.LS)(o),...r,inside:void 0});function P({
message:e,title:n,code:o,url:r,parts:d},s){const h=(0,g.wh)(p.Gy.isEmpty(e)?n:e),{first:E=[],last:C=[]}=Object.groupBy(d,K=>K.kind==="note"&&(K.as==="help"||K.as===
"small")?"first":"last"),k=[...E,...C].flatMap(K=>M(K,s)),x=l-r.length;return`${(0,G.dh)([`${(0,G.dh)(h,x/2)} [${o}]`,...k].join(`
`),x)}
${r}`}function M(e,n){return e.kind==="note"?[`${e.label}: ${(0,g.wh)(e.text)}`]:e.kind==="paragraph"?[(0,g.wh)(e.content)]:e.kind!=="sources"?[]:e.items.flatMap(
({place:o="",message:r="",help:d=""})=>{const s=(0,g.wh)(o)===n?p.Gy.nothing:o;if(p.Gy.isEmpty(r))return p.Gy.isEmpty(s)?[]:[`at: ${(0,g.wh)(s)}`];const h=`- ${(0,g.
wh)(p.Gy.joined([s,r],p.Gy.words(": ")))}`;return p.Gy.isEmpty(d)?[h]:[h,`  help: ${(0,g.wh)(d)}`]})}}),8065:(($t,Q,t)=>{t.d(Q,{Fr:()=>f,GN:()=>l,K$:()=>A,O7:()=>c,
cn:()=>I,fF:()=>y,yi:()=>D});var G=t(9432),U=t(6092),N=t(4073),i=t(806),B=t(4120),R=t(3394),v=t(7792);const I="the files",y="certificates and tokens that expire\
 soon",L=m=>m!==I&&m!==y,w=200,g="Terraform service discovery fails: ",_="Terraform service discovery recovers: ",p="Registry check: ",O=3,a=10;function l({failing:{
first:m,count:P}},M=I){const e=m.filter(({recovering:k})=>k===void 0),n=e.some(({subject:k})=>L(k)),[o,r]=e.length===0?[_,m]:[n?g:p,e],d=P-m.length+r.length,s=({
subject:k})=>k===I?M:k,h=r.slice(0,O).map(s),E=d>h.length?[`${d-h.length} more`]:[],C=(0,U.RK)(`${o}${[...h,...E].join(", ")}`);return C.length>w?`${o}${d} host\
s`:C}const f=m=>[g,_,p].some(P=>m.startsWith(P));function D(m,P,{outage:M,page:e,maxBytes:n}){const{startedAt:o}=P,r=M.failing.count>0?" Closes when all hosts r\
ecover.":"",d=T(M.failing,o).map(R.ni);return(0,R.Cf)(N.YK,m,(0,i.du)(P,"brief",i.xy),{head:[`### ${(0,R.gD)(m,P)}`,...d].join(`

`),foot:(0,v.mG)`Last checked ${(0,B.QN)(o)}; details in the summary of ${(0,R.Fp)(e)}. Updated automatically.${r}`,maxBytes:n})}function T({first:m,count:P},M){
const n=[...Map.groupBy(m,({subject:d,since:s,recovering:h})=>h===void 0?`${d===y?"Reported":"Failing"} since ${(0,B.QN)(s)} (${(0,B.u8)(s,M)})`:`Recovering, ${h.
good} of ${(0,G.px)(h.needed,"run")} without a failure`)].slice(0,a),o=P-n.flatMap(([,d])=>d).length,r=n.map(([d,s])=>{const h=v.Gy.sign(s.some(({recovering:C})=>C)?
"works":"fails"),E=v.Gy.some(s,a,({subject:C})=>u(C));return(0,v.mG)`${h} ${d}: ${E}`});return o>0?[...r,(0,v.mG)`and ${o} more`]:r}function A(m,P){const{at:M,down:e,
up:n,gone:o,still:r,endedSince:d,isReopened:s}=m,h=(x,K,V)=>V.length===0?v.Gy.nothing:(0,v.mG)`${v.Gy.sign(x)} ${K}: ${v.Gy.some(V,a,ct=>ct)}.`,E=({subject:x,since:K})=>(0,v.
mG)`${u(x)} (after ${(0,B.u8)(K,M)})`;return`${[s?(0,v.mG)`Reopened: the failure continues or has returned.`:v.Gy.nothing,h("fails","Failing",e.map(u)),h("works",
"Recovered",n.map(E)),h("skipped","No longer checked",o.map(u)),h("fails","Still failing",r.map(u)),d===null?v.Gy.nothing:(0,v.mG)`${v.Gy.strong("Nothing fails \
any more.")} The outage lasted ${(0,B.u8)(d,M)}, from ${(0,B.QN)(d)} to ${(0,B.QN)(M)}, as observed by this check.`,v.Gy.small(v.Gy.joined([(0,B.QN)(M),(0,R.Fp)(
P)]))].filter(x=>!v.Gy.isEmpty(x)).map(R.ni).join(`

`)}
`}const c=m=>`Duplicate of #${m}, which another run opened at the same time.
`,u=m=>L(m)?v.Gy.code(m):m}),4947:(($t,Q,t)=>{t.a($t,async(G,U)=>{try{let k=function(st){for(const it of d.redact(st))f.pq(it)},x=function(st){for(const it of d.
redact(st))f.$e((0,_.LS)(it))},ct=function(st){const{verdict:it,changes:ht,context:St}=st,Lt=M===null?[]:(0,a.ws)((0,y.R8)(it),o,M),q=ht?.kind==="files"?ht.files:
[],dt=M===null?new Map:(0,a.hP)(Lt,q,o,M);return{...st,located:Lt,context:{...St,links:dt}}};t.r(Q);var N=t(9876),i=t(3628),B=t(3214),R=t(3087),v=t(1116),I=t(7039),
y=t(4503),L=t(6662),w=t(3394),g=t(255),_=t(6092),p=t(437),O=t(9973),a=t(8278),l=t(6102),f=t(166),D=t(4436),T=t(6811),A=t(4515),c=t(3397);const u={colour:!1,width:120,
isRunner:!0};(0,A.kL)(process,st=>process.stderr.write(`the log was not written: ${st}
`));const{env:m}=process,P=f.j_(m.GITHUB_EVENT_PATH);delete m.GITHUB_EVENT_PATH;const M=(0,D.ng)(m,P),e=(0,D.$c)(m.GITHUB_EVENT_NAME,P),n=Object.keys(m).filter(
st=>st.startsWith(g.xV)&&!m[st]);for(const st of e?n:[])delete m[st];const o=m.GITHUB_WORKSPACE??process.cwd(),r=f.Ko(),d=(0,N.cA)(r,m,(0,i.K)(f.Pq)),s=new B.VG;
let h=[];await(0,A.mB)(process,{stop:s,secrets:d,isFinal:!1,act:E,reportMistakes:st=>f.z3(st.map(it=>(0,_.LS)(it)).join(`
`),{title:"Wrong settings"}),reportCrash:st=>f.z3(st,{title:"Could not run"})});async function E(st){const it=(0,T.fN)(q=>k([q])),{checked:ht,warnings:St}=await(0,p.
k_)(r,process,it,{directory:o,isFork:e,stop:s,changes:C,onRequest:m.RUNNER_DEBUG==="1"?q=>f.Yz(d.redact((0,T.Ng)(q))):void 0,secrets:d}),Lt=st.aborted?3:ht.verdict.
passed?0:1;return x(St),await V(ht,st),h.length>0?3:Lt}async function C({githubToken:st}){const it=await(0,O.S)(M,st,s.signal);return it.kind==="all"&&M?.pull&&
x([`changed-only has no effect: ${it.why}`]),it}async function K(st,it){try{await it()}catch(ht){x([`${st}: ${(0,R.A3)(ht)}`])}}async function V(st,it){let ht={
...st,located:[]};await K("places are not links",()=>{ht=ct(st)}),await _t(ht),it.aborted||await K("the comment and the issue were not written",async()=>{const{
notes:St,warnings:Lt}=await(0,l.m)(ht,M,o,it);k(St),x(Lt)}),await K("the log was not written",()=>f.pq((0,L.gM)(st.verdict,{...u,context:st.context})))}async function _t({
settings:st,verdict:it,context:ht}){const{GITHUB_OUTPUT:St,GITHUB_STEP_SUMMARY:Lt,RUNNER_TEMP:q}=m,dt={...u,context:ht},lt={"the log was not written":()=>f.ur((0,L.
K8)(it,dt)),"the annotations were not written":()=>f.fz((0,v.H)(it,ht)),"the outputs were not written":()=>x(f.Kn(St,f.Fc(it))),"the job summary was not written\
 to GITHUB_STEP_SUMMARY":()=>f.Sy(Lt,(0,w.Gc)(it,ht)),"the JSON report was not written to RUNNER_TEMP":()=>{const at=f.u5(q,(0,I.hF)(it,ht));x(f.Kn(St,{report:at}))},
"the report files were not written":()=>{h=(0,c.t)(st.report,{verdict:it,context:ht},o);for(const at of d.redact(h))f.z3((0,_.LS)(at))}};for(const[at,Ot]of Object.
entries(lt))await K(at,Ot)}U()}catch(u){U(u)}},1)}),9973:(($t,Q,t)=>{t.d(Q,{N:()=>B,S:()=>A});var G=t(1123),U=t(4436);const N=100,i=100;async function B(c,u,m,P){
const M=AbortSignal.any([AbortSignal.timeout(m),P]),{connect:e}=await Promise.all([t.e(9795),t.e(8302)]).then(t.bind(t,8302)),{rest:n,paginate:o}=e(c,u,M),r={owner:c.
owner,repo:c.repository},d={...r,per_page:N},s=(E,C)=>v(E.then(({data:k})=>C(k))),h=async(E,C,k)=>(await v(R(E,k))).flatMap(C);return{listComments:E=>{const C={
...d,issue_number:E};return h(o.iterator(n.issues.listComments,C),I)},createComment:(E,C)=>s(n.issues.createComment({...r,issue_number:E,body:C}),I),updateComment:(E,C)=>v(
n.issues.updateComment({...r,comment_id:E,body:C})),deleteComment:E=>v(n.issues.deleteComment({...r,comment_id:E})),listIssues:(E,C)=>{const k=o.iterator(n.issues.
listForRepo,{...d,...E});return h(k,K=>(0,U.at)(K,"pull_request")===void 0?y(K):[],C)},createIssue:E=>s(n.issues.create({...r,...E,labels:[...E.labels]}),y),updateIssue:(E,C)=>v(
n.issues.update({...r,issue_number:E,...C})),addLabels:(E,C)=>v(n.issues.addLabels({...r,issue_number:E,labels:[...C]})),createLabel:E=>v(n.issues.createLabel({
...r,...E})),listChangedFiles:E=>{const C={...d,pull_number:E};return h(o.iterator(n.pulls.listFiles,C),L)}}}async function R(c,u=Number.POSITIVE_INFINITY){const m=[];
let P=0;for await(const{data:M}of c){for(const e of w(M))m.push(e);if(m.length>=u)return m.slice(0,u);if(P+=1,P===i)throw new G.F9(`the list has more than ${i} \
pages`)}return m}async function v(c){try{return await c}catch(u){if(u instanceof G.F9)throw u;return l()}}const I=c=>({id:a(c,"id"),body:O(c,"body")??"",isTrusted:_(
c)}),y=c=>({number:a(c,"number"),title:p(c,"title"),body:O(c,"body")??"",isOpen:p(c,"state")==="open",reason:O(c,"state_reason"),closedAt:O(c,"closed_at"),labels:w(
(0,U.at)(c,"labels")).flatMap(u=>typeof u=="string"?u:O(u,"name")??[]),isTrusted:_(c)}),L=c=>({file:p(c,"filename"),status:p(c,"status"),changes:a(c,"changes"),
patch:O(c,"patch")}),w=c=>Array.isArray(c)?c:l(),g=["OWNER","MEMBER","COLLABORATOR"],_=c=>(0,U.at)(c,"user","type")==="Bot"||g.includes((0,U.at)(c,"author_assoc\
iation")),p=(c,u)=>O(c,u)??l();function O(c,u){const m=(0,U.at)(c,u)??null;return m===null||typeof m=="string"?m:l()}function a(c,u){const m=(0,U.at)(c,u),P=typeof m==
"bigint"?Number(m):m;return typeof P=="number"&&Number.isFinite(P)&&P>=0?P:l()}function l(){throw new G.F9("the response is not one of GitHub\u2019s REST API")}
const f=3e3,D=6e4,T=c=>({kind:"all",why:c});async function A(c,u,m,P=D){if(c===null)return T("not a workflow run");const{pull:M,event:e}=c;if(M===null)return T(
`a ${e} event has no pull request`);const n=(0,U.h0)(c,u);if(!n.ok)return T(n.why);try{const r=await(await B(c,n.value.token,P,m)).listChangedFiles(M.number);return r.
length<f?{kind:"files",files:r}:T(`the pull request changes ${f} files or more, and GitHub lists at most ${f}`)}catch(o){return T((0,G.Ic)("the changed files co\
uld not be listed",o,{run:c,permission:"pull-requests: read"}))}}}),1123:(($t,Q,t)=>{t.d(Q,{F9:()=>N,Ic:()=>g,Wo:()=>i,jy:()=>y});var G=t(3087),U=t(6092);class N extends Error{name="\
ApiFailure";httpStatus;headers;constructor(O,a=null,l={}){super(O),this.httpStatus=a,this.headers=l}}async function i(p){try{return await p,!0}catch(O){if(O instanceof
N&&O.httpStatus===404)return!1;throw O}}const B=2e4,R=2,v=500,I=p=>L(p,0,0)!==null;function y(p,O,a,l){if(a>=R)return null;const f=L(p,a,l);if(f!==null)return f<=
B?f:null;if(O==="POST")return null;const{httpStatus:D}=p;return D===null||D===408||D>=500?v*2**a:null}function L({httpStatus:p,headers:O,message:a},l,f){if(p!==
403&&p!==429)return null;const D=Number(O["retry-after"]??Number.NaN);if(Number.isFinite(D))return Math.max(0,D*1e3);const T=Number(O["x-ratelimit-reset"]??Number.
NaN);return String(O["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(T)?Math.max(0,T*1e3-f):p===429||/secondary rate limit|abuse detection/i.test(a)?5e3*2**
l:null}const w=300;function g(p,O,{run:a,permission:l}){if(!(O instanceof N))return`${p}: ${(0,G.A3)(O)}`;const{httpStatus:f,message:D}=O,T=D.startsWith("the ")?
" as expected":"",A=f===null?`did not answer${T}`:`returned ${f}`,c=(0,U.BP)((0,U.RK)(D.replace(/\s+/gu," "),w));return`${p}: ${(0,U.RK)(a.apiUrl)} ${A} (${c})${_(
O,a,l)}`}function _(p,O,a){if(I(p))return"; GitHub limits the rate of requests, try again later";switch(p.httpStatus){case 401:return"; github-token is invalid \
or has expired";case 403:case 404:return O.pull?.isFork===!0&&a.endsWith("write")?"; the token of a pull request from a fork is read-only, whatever `permissions\
` says":`; add \`${a}\` to \`permissions\` of the job`;case 410:return a==="issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:
return""}}}),8278:(($t,Q,t)=>{t.d(Q,{hP:()=>L,ws:()=>I});var G=t(6760),U=t(9968),N=t(2019),i=t(4503),B=t(3096),R=t(3298);let v=function(..._){return{createHash:v}=
process.getBuiltinModule("node:crypto"),new.target?new v(..._):v(..._)};function I(_,p,O){const a=(0,R.O)(l=>{const f=(0,G.join)(p,l),D=(0,U.UO)(f,p)?(0,N.G)(f):
null;return D!==null?y(D,l,O):l===""?null:a((0,B.jt)(l))});return[..._].flatMap(l=>{const f=a((0,B.jt)(l));if(f===null)return[];const{prefix:D,blob:T,isOfRun:A}=f,
c=l.slice(D.length),u=(0,i.oW)(c);return u===null?[]:{file:l,path:c,url:`${T}/${u}`,isOfRun:A}})}function y({commit:_,isFetched:p,remote:O},a,l){const f=URL.parse(
l.serverUrl);if(O===null||f===null||!/^https?:\/\/[\w.:/-]+$/.test(l.serverUrl)||O.host!==f.host&&O.host!==f.hostname||!p&&![l.commit,l.defaultCommit].includes(
_))return null;const D=`${O.owner}/${O.name}`,T=A=>A?.toLowerCase()===D.toLowerCase();return{prefix:a===""?"":`${a}/`,blob:`${l.serverUrl}/${D}/blob/${_}`,isOfRun:T(
`${l.owner}/${l.repository}`)||T(l.pull?.from)}}function L(_,p,O,{pull:a,serverUrl:l,owner:f,repository:D}){const T=new Map(p.map(({file:c,patch:u})=>[c,u])),A=_.
map(({file:c,path:u,url:m,isOfRun:P})=>{const M=T.get(u)??null,e=M===null||!P?null:(0,U.r7)((0,G.join)(O,c));if(a===null||M===null||e===null)return[c,{url:m}];const n=v(
"sha256").update(u).digest("hex"),o=`${l}/${f}/${D}/pull/${a.number}/files#diff-${n}`;return[c,{url:m,diff:{url:o,lines:w(M,e)}}]});return new Map(A)}function w(_,p){
const O=p.split(`
`).map(g),a=new Set;let l=0;for(const f of _.split(`
`)){const[,D]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(f)??[];D!==void 0?l=Number(D):/^[ +]/.test(f)&&(O[l-1]===g(f.slice(1))&&a.add(l),l+=1)}return a}const g=_=>_.endsWith(
"\r")?_.slice(0,-1):_}),8648:(($t,Q,t)=>{t.d(Q,{Fq:()=>a,KY:()=>v,Uv:()=>y,pT:()=>_});var G=t(8252),U=t(8065),N=t(5102),i=t(9432),B=t(4436),R=t(3131);function v({
verdict:c,context:u},{issueAfter:m},P){const M=K=>K.some(({severity:V})=>(0,G.k2)(V,u.failOn)),{stopped:e}=c,n=c.hosts.map(K=>{const V=K.visit.host,ct=u.history?.
get(K.visit.host)?.alarm??null,_t=M(K.findings),st=(0,N.sG)(K)==="skipped",it=ct===null?_t||(0,N.b)(K):ct.isDown&&!st;return{name:V,alarm:st?null:ct,failsNow:_t,
isDown:it}}),o=n.map(({name:K})=>K).toSorted(),r=n.filter(({isDown:K})=>K).map(({name:K})=>K),d=M(c.files)?[U.cn]:[],h=c.findings.some(({problem:K})=>K.expires!==
void 0)&&u.failOn==="error"?[U.fF]:[],E=[...r,...d,...h].toSorted(),C=n.flatMap(({alarm:K,...V})=>K===null?[]:{alarm:K,...V}),k=C.filter(({alarm:K})=>K.good<m),
x=C.filter(({failsNow:K,isDown:V})=>K&&!V);return{hosts:o,failing:E,since:new Map(C.flatMap(({name:K,alarm:V})=>V.since?[[K,V.since]]:[])),unsettled:new Map(k.map(
({name:K,alarm:V})=>[K,V.good])),issueAfter:m,pending:new Map(x.map(({name:K,alarm:V})=>[K,V.failed])),isWhole:!e.some(({kind:K})=>K==="missing"),at:u.startedAt,
run:P.id}}const I=c=>({kind:"nothing",why:c});function y(c,u){const m=c?.isOpen?L(u,c.state):u,P=m.failing.length===0,M=m.pending.size===0?"no failures":"too fe\
w failing runs";if(c===null)return P?I(M):{kind:"open",state:w(null,m)};const{state:e,isOpen:n,reason:o}=c;if(e.run>m.run)return I("a later run has updated it");
if(!n&&P)return I(M);if(!n&&o==="not_planned"&&e.digest===(0,R.ol)(m.failing))return I("it was closed as not planned");const r=w(e,m),d=e.digest!==r.digest||!n;
return{kind:P?"close":n?"update":"reopen",state:r,event:d?g(e,m,!n):null}}function L(c,{failing:u}){const m=new Set(c.hosts),P=({subject:e})=>c.unsettled.has(e)||
!c.isWhole&&!m.has(e),M=u.first.filter(P).map(({subject:e})=>e);return{...c,failing:[...new Set([...c.failing,...M])].toSorted()}}function w(c,u){const m=new Map(
c?.failing.first.map(({subject:e,since:n})=>[e,n])),P=u.failing.map(e=>{const n=m.get(e)??u.since.get(e)??u.at,o=u.unsettled.get(e)??0;return{subject:e,since:n,
...o>0&&{recovering:{good:o,needed:u.issueAfter}}}}),M=u.failing.map(e=>u.since.get(e)??u.at);return{hosts:O(u.hosts),failing:O(P),digest:(0,R.ol)(u.failing),since:P.
length===0?null:c?.since??[u.at,...M].toSorted()[0]??u.at,run:u.run}}function g({failing:c,since:u},m,P){const M=new Set(c.first.map(({subject:s})=>s)),e=c.count===
c.first.length,{still:n=[],down:o=[]}=Object.groupBy(m.failing,s=>M.has(s)||!e?"still":"down"),r=new Set([...m.hosts,U.cn,U.fF]),d=c.first.filter(({subject:s})=>!m.
failing.includes(s));return{at:m.at,down:o,up:d.filter(({subject:s})=>r.has(s)),gone:d.flatMap(({subject:s})=>r.has(s)?[]:[s]),still:n,endedSince:m.failing.length===
0?u:null,isReopened:P}}function _(c,{hosts:u}){if(c.length===0||u.count===0)return 1;const m=new Set(u.first),P=O(c).first.filter(e=>m.has(e)).length;return c.length===
u.count&&P===m.size?P+1:P}const p=6e3;function O(c){const{shown:u}=(0,i.I0)(c,p,0,m=>JSON.stringify(m));return{first:c.slice(0,u.length),count:c.length}}function a(c){
const u=l((0,B.at)(c,"hosts"),f),m=l((0,B.at)(c,"failing"),T);if(u===null||m===null)return null;const P=(0,B.at)(c,"since");return{hosts:u,failing:m,digest:(0,B.
$6)(c,"digest")??"",since:D(P)?P:null,run:A((0,B.at)(c,"run"))}}function l(c,u){const m=(0,B.at)(c,"first");return!Array.isArray(m)||!m.every(u)?null:{first:m,count:Math.
max(m.length,A((0,B.at)(c,"count")))}}const f=c=>typeof c=="string",D=c=>f(c)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(c)&&!Number.isNaN(Date.parse(c)),T=c=>f((0,B.at)(
c,"subject"))&&D((0,B.at)(c,"since")),A=c=>typeof c=="number"&&Number.isSafeInteger(c)&&c>=0?c:0}),3131:(($t,Q,t)=>{t.d(Q,{Pe:()=>v,ol:()=>B,t7:()=>I,yR:()=>i});
var G=t(6092);let U=function(...y){return{createHash:U}=process.getBuiltinModule("node:crypto"),new.target?new U(...y):U(...y)};const N="tf-disco",i=(y,...L)=>B(
[y.workflow,y.job,y.step,...L]),B=y=>U("sha256").update(JSON.stringify(y)).digest("hex").slice(0,16),R=65536;function v(y,L,w,g){const _=JSON.stringify(w).replace(
/[<>&]/g,G.z5),p=`<!-- ${N} ${y} ${L} ${_} -->`;return`${p}
${g(R-p.length-1)}`}function I(y,L,w){const g=`<!-- ${N} ${L} ${w} `;if(!y.startsWith(g))return;const _=y.indexOf(" -->",g.length);if(!(_<0))try{return JSON.parse(
y.slice(g.length,_))}catch{return}}}),6102:(($t,Q,t)=>{t.d(Q,{m:()=>p});var G=t(9432),U=t(9973),N=t(1123),i=t(8278),B=t(4436),R=t(8648),v=t(3131);let I=function(...l){
return{deliverComment:I}=t.late([9681],9681),new.target?new I(...l):I(...l)},y=function(...l){return{deliverIssue:y}=t.late([9681],9681),new.target?new y(...l):
y(...l)};const L=6e4,w=1e4,g=10,_={comment:"pull-requests: write",issue:"issues: write"};async function p(l,f,D,T){const{settings:A}=l,c=["comment","issue"].filter(
V=>A[V]!=="never"),u=(0,B.h0)(f,A.githubToken),m=[],P=[];if(!u.ok)return{notes:m,warnings:c.map(V=>`the ${V} was not written: ${u.why}`)};const{run:M,token:e}=u.
value,n=await(0,U.N)(M,e,L,T),o=async()=>{const{changes:V,located:ct,context:_t}=l,it=V?.kind==="files"||!ct.some(({isOfRun:ht})=>ht)?null:await(0,U.S)(M,e,T,w);
return it?.kind==="files"?(0,i.hP)(ct,it.files,D,M):_t.links},r=(0,R.KY)(l,A,M),d=O(M),{pull:s,event:h}=M,{name:E,version:C}=A.dialect,k=(0,v.yR)(M,C===null?E:`${E}\
 ${C}`),x={comment:async()=>s===null?`skipped, a ${h} event has no pull request`:await I(n,{...l,run:M,pull:s.number,findLinks:o}),issue:async()=>d===null?await y(
n,{...l,run:M,key:k,now:r}):`skipped, ${d}`};for(const V of c)try{m.push(`${V}: ${await x[V]()}`)}catch(ct){const _t=_[V];P.push((0,N.Ic)(`the ${V} was not writ\
ten`,ct,{run:M,permission:_t}))}return{notes:A.issue!=="never"&&d===null?[...m,...a(r)]:m,warnings:P}}function O({event:l,isDefaultBranch:f,pull:D}){return D!==
null||l==="merge_group"?`a ${l} event checks a proposed change`:f===!1?"not on the default branch":null}function a({pending:l,issueAfter:f}){const D=Map.groupBy(
l,([,T])=>T);return Array.from(D,([T,A])=>`issue: ${(0,G.K4)(A,g,([u])=>u)} failed in ${T} of ${f} runs needed to open an issue`)}}),166:(($t,Q,t)=>{t.d(Q,{fz:()=>dt,
Yz:()=>r,z3:()=>d,pq:()=>E,Fc:()=>z,j_:()=>Dt,Ko:()=>St,Pq:()=>A,$e:()=>s,ur:()=>Lt,Kn:()=>at,u5:()=>vt,Sy:()=>lt});var G=t(3024),U=t(6760),N=t(857);function i($){
return $==null?"":typeof $=="string"||$ instanceof String?$:JSON.stringify($)}function B($){return Object.keys($).length?{title:$.title,file:$.file,line:$.startLine,
endLine:$.endLine,col:$.startColumn,endColumn:$.endColumn}:{}}function R($,b,H){const Z=new y($,b,H);process.stdout.write(Z.toString()+N.EOL)}function v($,b=""){
R($,{},b)}const I="::";class y{constructor(b,H,Z){b||(b="missing.command"),this.command=b,this.properties=H,this.message=Z}toString(){let b=I+this.command;if(this.
properties&&Object.keys(this.properties).length>0){b+=" ";let H=!0;for(const Z in this.properties)if(this.properties.hasOwnProperty(Z)){const tt=this.properties[Z];
tt&&(H?H=!1:b+=",",b+=`${Z}=${w(tt)}`)}}return b+=`${I}${L(this.message)}`,b}}function L($){return i($).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"\
%0A")}function w($){return i($).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function g(){throw new Error(
"this function of @actions/core is not bundled")}function _(){throw new Error("this function of @actions/core is not bundled")}var p=t(6928);function O($){return $.
replace(/[\\]/g,"/")}function a($){return $.replace(/[/]/g,"\\")}function l($){return $.replace(/[/\\]/g,path.sep)}var f=function($,b,H,Z){function tt(et){return et instanceof
H?et:new H(function(rt){rt(et)})}return new(H||(H=Promise))(function(et,rt){function nt(pt){try{mt(Z.next(pt))}catch(Gt){rt(Gt)}}function Et(pt){try{mt(Z.throw(
pt))}catch(Gt){rt(Gt)}}function mt(pt){pt.done?et(pt.value):tt(pt.value).then(nt,Et)}mt((Z=Z.apply($,b||[])).next())})},D;(function($){$[$.Success=0]="Success",
$[$.Failure=1]="Failure"})(D||(D={}));function T($,b){const H=toCommandValue(b);if(process.env[$]=H,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
$,b));issueCommand("set-env",{name:$},H)}function A($){R("add-mask",{},$)}function c($){process.env.GITHUB_PATH||""?issueFileCommand("PATH",$):issueCommand("add\
-path",{},$),process.env.PATH=`${$}${path.delimiter}${process.env.PATH}`}function u($,b){const H=process.env[`INPUT_${$.replace(/ /g,"_").toUpperCase()}`]||"";if(b&&
b.required&&!H)throw new Error(`Input required and not supplied: ${$}`);return b&&b.trimWhitespace===!1?H:H.trim()}function m($,b){const H=u($,b).split(`
`).filter(Z=>Z!=="");return b&&b.trimWhitespace===!1?H:H.map(Z=>Z.trim())}function P($,b){const H=["true","True","TRUE"],Z=["false","False","FALSE"],tt=u($,b);if(H.
includes(tt))return!0;if(Z.includes(tt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${$}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function M($,b){if(process.env.GITHUB_OUTPUT||"")return g("OUTPUT",_($,b));process.
stdout.write(N.EOL),R("set-output",{name:$},i(b))}function e($){issue("echo",$?"on":"off")}function n($){process.exitCode=D.Failure,d($)}function o(){return process.
env.RUNNER_DEBUG==="1"}function r($){R("debug",{},$)}function d($,b={}){R("error",B(b),$ instanceof Error?$.toString():$)}function s($,b={}){R("warning",B(b),$ instanceof
Error?$.toString():$)}function h($,b={}){R("notice",B(b),$ instanceof Error?$.toString():$)}function E($){process.stdout.write($+N.EOL)}function C($){v("group",
$)}function k(){v("endgroup")}function x($,b){return f(this,void 0,void 0,function*(){C($);let H;try{H=yield b()}finally{k()}return H})}function K($,b){if(process.
env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage($,b));issueCommand("save-state",{name:$},toCommandValue(b))}function V($){return process.
env[`STATE_${$}`]||""}function ct($){return f(this,void 0,void 0,function*(){return yield OidcClient.getIDToken($)})}var _t=t(3087),st=t(9968),it=t(9432),ht=t(7773);
const St=()=>Object.fromEntries(ht.mc.map(({name:$})=>[$,u($)]));function Lt($){for(const{kind:b,text:H}of $){const[Z="",...tt]=H.split(`
`);b==="plain"?E(H):(C(Z),E(tt.join(`
`)),k())}}const q={error:d,warning:s,notice:h};function dt($){if($.length!==0){C("Annotations");for(const{level:b,message:H,line:Z,column:tt,...et}of $)q[b](H,{
...et,...Z!==void 0&&{startLine:Z},...tt!==void 0&&{startColumn:tt}});k()}}const lt=($,b)=>Tt("GITHUB_STEP_SUMMARY",$,()=>b);function at($,b){const H=new Map;for(const[
et,rt]of Object.entries(b))try{$?Tt("GITHUB_OUTPUT",$,()=>Ot(et,rt)):M(et,rt)}catch(nt){H.set(et,(0,_t.A3)(nt))}const[Z]=H.values();return Z===void 0?[]:[`not w\
ritten to GITHUB_OUTPUT, and empty for later steps: ${[...H.keys()].join(", ")}: ${Z}`]}function Ot($,b){const H=typeof b=="string"?b:JSON.stringify(b);if(/[\r\n]/.
test(H))throw new _t.hM("the value has a line break");return`${$}=${H}
`}function Tt($,b,H){if(!b)throw new _t.hM(`${$} is not set; run this as an action on a runner`);(0,st.ET)((0,G.openSync)(b,"r+"),Z=>{const{size:tt}=(0,G.fstatSync)(
Z);try{(0,G.appendFileSync)(b,H())}catch(et){throw(0,G.fstatSync)(Z).size>tt&&(0,G.ftruncateSync)(Z,tt),et}})}function vt($,b){if(!$)throw new _t.hM("RUNNER_TEM\
P is not set; run this as an action on a runner");const H=(0,U.join)("tf-disco","report.json");return(0,_t.f8)($,H,(0,_t.mk)(b)),(0,U.join)($,H)}function Dt($){
if($===void 0||$==="")return null;const b=(0,st.yR)($);try{if(b.ok)return JSON.parse(b.text)}catch{}const H=b.ok?"is not JSON":(0,it.mP)(b.failure);return s(`th\
e event of this run is ignored: the file in GITHUB_EVENT_PATH ${H}; check that no earlier step changes it`),null}const Y={hosts:12e4,services:36e4},F=1;function z({
passed:$,hosts:b,findings:H}){const Z=nt=>H.filter(Et=>Et.severity===nt).length,tt=({visit:nt})=>JSON.stringify(nt.host),{shown:et}=(0,it.I0)(b,Y.hosts,F,tt),{shown:rt}=(0,it.
I0)(b,Y.services,F,nt=>{const Et=nt.services.flatMap(mt=>mt.kind==="url"?[[mt.id,mt.url]]:[]);return`${tt(nt)}:${JSON.stringify(Object.fromEntries(Et))}`});return{
passed:$,hosts:`[${et.join(",")}]`,services:`{${rt.join(",")}}`,errors:Z("error"),warnings:Z("warning"),"left-out":b.length-Math.min(et.length,rt.length)}}}),4436:(($t,Q,t)=>{
t.d(Q,{$6:()=>w,$c:()=>I,at:()=>L,h0:()=>R,ng:()=>i});var G=t(7811),U=t(6092);const N=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function i(g,_){const p=T=>g[T]?.
trim()??"",[,O,a]=N.exec(p("GITHUB_REPOSITORY"))??[];if(O===void 0||a===void 0)return null;const l=B(p("GITHUB_SERVER_URL")||"https://github.com"),f=w(_,"reposi\
tory","default_branch");return{...{workflow:v(p("GITHUB_WORKFLOW_REF"))??p("GITHUB_WORKFLOW"),job:p("GITHUB_JOB"),url:`${l}/${O}/${a}/actions/runs/${p("GITHUB_R\
UN_ID")}`,commit:w(_,"pull_request","head","sha")??p("GITHUB_SHA")},owner:O,repository:a,apiUrl:B(p("GITHUB_API_URL")||"https://api.github.com"),serverUrl:l,event:p(
"GITHUB_EVENT_NAME"),step:p("GITHUB_ACTION"),id:Number(/^\d+$/.exec(p("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:p("GITHUB_SHA"),pull:y(p("GITHUB_EVENT_NAME"),_),
isDefaultBranch:f===void 0?null:p("GITHUB_REF")===`refs/heads/${f}`}}const B=g=>g.replace(/(?<!\/)\/+$/,"");function R(g,_){return g===null?(0,G.TR)("not a work\
flow run, GITHUB_REPOSITORY is not set"):_===null?(0,G.TR)("github-token is empty"):/^https?:$/.test(URL.parse(g.apiUrl)?.protocol??"")?(0,G.Ju)({run:g,token:_}):
(0,G.TR)(`GITHUB_API_URL is not an https URL: ${(0,U.RK)(g.apiUrl)}`)}const v=g=>/^[^/]+\/[^/]+\/(.+?)@/.exec(g)?.[1];function I(g,_){if(g==="pull_request_targe\
t")return!1;const p=L(_,"pull_request","head"),O=L(p,"repo","full_name"),a=L(_,"pull_request","base","repo","full_name");return p!==void 0&&O!==a}function y(g,_){
const p=L(_,"pull_request","number");return typeof p!="number"||!Number.isSafeInteger(p)||p<=0?null:{number:p,isFork:I(g,_),from:w(_,"pull_request","head","repo",
"full_name")??null}}function L(g,..._){return _.reduce((p,O)=>typeof p=="object"&&p!==null?Reflect.get(p,O):void 0,g)}function w(g,..._){const p=L(g,..._);return typeof p==
"string"?p:void 0}})};export{Jt as ids,Qt as modules};
var $late0,$late1,$late2;
