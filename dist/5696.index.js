const Jt=[5696,3053,8580,4947],Qt={1331:((Mt,Q,t)=>{t.d(Q,{O:()=>R,i:()=>U});const R=N=>({discovery:N,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,
totalMs:0},headMs:null,certificates:[]}),U=(N,i)=>({host:N,attempt:R({kind:"skipped",problem:i}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
5011:((Mt,Q,t)=>{t.d(Q,{n:()=>B});var R=t(9432);const U=["TF_CLI_ARGS_init","TF_CLI_ARGS"],N=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
i=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;function B(S){const w=I(S),g=p=>w.flatMap(({name:O,value:a})=>O===p?a:[]),_=p=>g(p).
at(-1);return{upgrade:G(_("upgrade")??"false"),hasBackend:G(_("backend")??_("cloud")??"true"),isLockReadonly:_("lockfile")==="readonly",pluginDirectories:g("plu\
gin-dir"),backendConfig:g("backend-config"),variables:w.filter(({name:p})=>p==="var"||p==="var-file"),remarks:U.flatMap(p=>{const a=w.filter(({name:l,from:f})=>f===
p&&i.test(l)).map(v).join(" ");return a===""?[]:[`init is predicted with ${a} of ${p}`]})}}const G=S=>/^(1|[tT]|true|TRUE|True)$/.test(S);function v({name:S,value:w}){
if(w==="true")return`-${S}`;const g=S==="var"||S==="backend-config"&&!w.startsWith("hostname=");return`-${S}=${(0,R.dh)(g?w.replace(/=.*/s,"=\u2026"):w)}`}function I(S){
const w=U.flatMap(_=>y(S[_]??"").map(p=>({text:p,from:_}))).values(),g=[];for(const{text:_,from:p}of w){const[,O,,a]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(_)??[];if(O===
void 0)break;const l=()=>N.test(O)?w.next().value?.text??"":"true";g.push({name:O,from:p,value:a??l()})}return g}function y(S){const[w=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(S)??[];return(w.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(_=>_.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(p,O,a,l)=>String(O??
l??a.replace(/\\(.)/gs,"$1"))))}}),5440:((Mt,Q,t)=>{t.d(Q,{Qm:()=>a,TU:()=>_,i4:()=>T,pb:()=>P,zt:()=>w});var R=t(7811),U=t(8516),N=t(8339),i=t(1054),B=t(8345),
G=t(2213),v=t(255),I=t(5243),y=t(9897),S=t(3846);const w={host:null,isHostImplied:!1,needed:null},g=e=>({host:e,isHostImplied:!1,needed:e}),_=e=>({host:e,isHostImplied:!0,
needed:e}),p=e=>({host:e,isHostImplied:!1,needed:null}),O=e=>e===null?w:{...w,directHost:e},a=e=>({...w,problem:e}),l=(e,h)=>a((0,N.DA)({reason:"rejected",error:e,
advice:h}));function f(e,h,E){return E===null?e:{...e,problem:(0,N.My)({text:h,host:e.host,advice:E})}}const P={module:M,"test-module":(e,h,E)=>{const C=(0,I.vL)(
e,h).kind==="remote";return h==="opentofu"||!C?M(e,h,E):a((0,N.DA)({reason:"remote-in-test",text:e}))},provider:n,"locked-provider":o,"stack-component":r,stack:(e,h)=>{
const E=(0,I.A)(e);return E.ok&&!e.startsWith(".")?p(E.value.host):{...r(e,h),isHostImplied:!1,needed:null}},"stack-output":e=>{const[h="",...E]=e.split("/");return E.
length===3?D(h,p):a((0,N.DA)({reason:"stack",text:e}))},terragrunt:d,host:e=>D(e,g),url:e=>O((0,G.Ul)(e)),"host-part":e=>O((0,G.D8)(e)),"state-path":e=>O((0,G.Bm)(
e))};function T(e,h,E){if(e==="terragrunt"){const[,W]=/^tfr:\/\/([^/?]*)\//.exec(h)??[];return W!==void 0?c(W,E):/^$|^t$|^tfr?$|^tfr:/.test(h)?void 0:u(h,E)}if(e===
"url"&&/^postgres|=/i.test(h))return O(y.IZ);if(/^(url|host-part|state-path)$/.test(e))return u(h,E);if(e!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(h))return u(h,E);const C=h.indexOf("/");if(C<0)return;const k=(0,I.vL)(`${h.slice(0,C)}/a/b/c`,E);return k.kind!=="registry"?u(h,E):h.split("/").length<A?{
...m(k),directHost:y.IZ}:m(k)}const A=4,c=(e,h)=>e===""?_((0,I.Vm)(h)):D(e,g),u=(e,h)=>(0,I.Nj)(e)?w:O((0,y.uE)(e,h)),m=({host:e,hostImplied:h})=>h?_(e):g(e);function D(e,h){
const E=(0,v.Pv)(e),C=(0,i.L6)(e);return E.ok?f(h(E.value),e,C):a((0,N.k0)({text:e,error:E.why,advice:C}))}function M(e,h,E){if((0,I.Nj)(e)&&!E)return w;const C=(0,I.
vL)(e,h),k=C.kind==="registry"?(0,R.Ju)(C):(0,I.rE)(e,h);if(E&&!k.ok){const{why:lt}=k,_t=/^https?:/i.test(e)?{kind:"invalid",error:lt}:C,ct=/^(?:git\+\w+|ssh):/i.
test(e)?null:(0,i.NM)(e,_t,k),pt=/^[a-z0-9]+::/i.test(e)?"remote":C.kind;return ct===null&&(pt==="local"||pt==="remote")?a((0,N.DA)({reason:`${pt}-with-version`,
text:e})):l(lt,ct)}const x=(0,i.NM)(e,C,k);if(k.ok)return f(m(k.value),e,x);if(C.kind==="invalid"){const lt=e.includes("://")?{directHost:y.IZ}:{};return{...l(C.
error,x??i.x3),...lt}}if(C.kind!=="remote")return f(w,e,x);const{refusal:W,host:Y}=C;return W!==null?l(W,x??i.x3):Y!==y.IZ||x!==null?f(O(Y),e,x):{...O(Y),problem:(0,N.
My)({text:e,host:Y,advice:s})}}const s="write the host after the scheme, such as git::https://HOST/PATH";function n(e,h){const E=(0,S.mi)(e,h);switch(E.kind){case"\
legacy":return l(`Invalid legacy provider address: the provider "${E.type}" has no namespace`,`write NAMESPACE/${E.type}`);case"registry":return E.hostImplied?_(
E.host):f(g(E.host),e,(0,B.c)(e,E));case"builtin":return E.type==="terraform"?p(E.host):l(`Invalid dependency on built-in provider: none is named "${E.type}"`,"\
write the address of a provider in a registry");case"invalid":return l(E.error.split(`

`)[0]??"",(0,B.c)(e,E))}}function o(e,h){const E=(0,S.mi)(e,h);if(E.kind==="invalid")return l(E.error,null);const C=(0,S.NE)(E);if(C!==e)return a((0,U.FA)({kind:"\
not-normal",of:"address",provider:e,normal:C}));if(E.kind==="builtin")return p(E.host);const k=E.host===(0,I.Vm)("terraform");return{...g(E.host),needed:k?(0,I.
Vm)(h):E.host}}function r(e,h){if(e!==e.trim())return a((0,N.DA)({reason:"white-space",text:e}));if(e==="."||e==="..")return w;const E=(0,I.rE)(e,h);if(E.ok)return m(
E.value);const C=(0,I.A)(e);if(C.ok)return p(C.value.host);const k=(0,I.vL)(e,h);return k.kind==="invalid"?l(k.error,(0,i.NM)(e,k,E)):O(k.kind==="remote"?k.host:
null)}function d(e,h){const[E,C="",k=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(e)??[];if(E===void 0){if(e.startsWith("gitlab.com/"))return O("gitlab.com");if((0,y.
GL)(e))return w;const W=(0,y.cx)(e,"opentofu");if(!(W.ok&&(0,y.Of)(e,W.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(e)){const lt=(0,y.cx)(e,h);return O(lt.
ok?lt.value.host:y.IZ)}}const[x=""]=k.split("//");return x.split("/").length!==3?a((0,N.DA)({reason:"terragrunt",text:e})):c(C,h)}}),5517:((Mt,Q,t)=>{t.d(Q,{Ot:()=>B,
QB:()=>N,im:()=>U,jm:()=>y,mU:()=>w,pR:()=>a,sO:()=>S,yX:()=>i});var R=t(493);const U=["fails","warns","works","unchecked","skipped"],N=5,i=({outcome:l})=>l!=="\
unchecked"&&l!=="skipped",B=30,G=[7,30,90],v=30,I=20;function y(l,f){const P=l.filter(i);return{recent:l.slice(-B),uptime:G.map(T=>{const A=g(P,f,T);return{days:T,
good:A.filter(_).length,runs:A.length}}),medianMs:p(g(l,f,v)),incidents:O(P).reverse().slice(0,I)}}const S=864e5,w=(l,f)=>new Date(Date.parse(l)+f*S).toISOString();
function g(l,f,P){const T=w(f,-P);return l.filter(({at:A})=>A>T)}const _=({outcome:l})=>l!=="fails";function p(l){const f=l.flatMap(({ms:P})=>P??[]).sort((P,T)=>P-
T);return f[Math.ceil(f.length/2)-1]??null}function O(l){const f=[];let P=[];const T=A=>{const[c]=P;if(c!==void 0){const u=[...new Set(P.flatMap(m=>m.codes))].slice(
0,N);f.push({from:c.at,until:A,runs:P.length,codes:u})}P=[]};for(const A of l)_(A)?T(A.at):P.push(A);return T(null),f}function a(l,{issueAfter:f,failOn:P}){let T={
isDown:!1,since:null,failed:0,good:0},A=null;for(const c of l){if(!i(c))continue;const u=c.outcome==="fails"?"error":"warning",m=c.outcome!=="works"&&(0,R.k2)(u,
P),D=m?T.failed+1:0,M=m?0:T.good+1;D===1&&(A=c.at);const s=T.isDown?M<f:D>=f,n=s?T.since??A:null;T={isDown:s,since:n,failed:D,good:M}}return T}}),4503:((Mt,Q,t)=>{
t.d(Q,{DZ:()=>S,R8:()=>g,aE:()=>v,oW:()=>w,uM:()=>N});var R=t(9119),U=t(8884);function N(_,{links:p,repositories:O}){const{line:a,target:l=_.file}=_,{repository:f,
path:P}=(0,R.bH)(l);if(f!==null){const A=O.find(({name:m})=>m===f),c=S(A,"blob"),u=w(P);return c===null||u===null?null:`${c}/${u}#L${a}`}const T=p?.get(l);return T===
void 0?null:T.diff?.lines.has(a)?`${T.diff.url}R${a}`:`${T.url}#L${a}`}const i=600,B=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,G=/^(?:[\da-f]{40}|[\da-f]{64})$/;
function v(_){const p=_?.url??"";return p.length<=i&&B.test(p)?p:null}const I=/^https?:\/\/gitlab\./i,y=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function S(_,p="commit"){const O=v(_),a=_?.commit??"";return O===null||!G.test(a)||y.test(O)?null:`${O}${I.test(O)?"/-":""}/${p}/${a}`}function w(_){if(!_.isWellFormed()||
/(?:^|\/)\.{0,2}(?:\/|$)/.test(_))return null;const p=a=>`%${a.charCodeAt(0).toString(16).toUpperCase()}`;return _.split("/").map(encodeURIComponent).join("/").
replace(/[!'()*_~]/g,p)}function g(_){const O=(0,U.YC)(_).flat().flatMap(a=>typeof a=="string"?[]:a.target??a.file);return new Set(O.filter(U.CN))}}),7035:((Mt,Q,t)=>{
t.d(Q,{K5:()=>f,XQ:()=>w,bW:()=>p,hF:()=>a,hc:()=>P,kW:()=>g,mc:()=>_,vZ:()=>O});var R=t(9432),U=t(5517),N=t(5102),i=t(4120),B=t(7792),G=t(806);const v=20,I=200,
y=40,S=30;function w({incidents:[A]}){return A?.until!==null||A.runs<2?null:`failing since ${(0,i.QN)(A.from)} (${(0,R.px)(A.runs,"run")})`}function g({recent:A,
uptime:c,incidents:[u]}){const{good:m=0,runs:D=0}=c.at(-1)??{};if(u?.until!==null||D<2)return null;if(D-m===1)return`first failure in ${(0,R.px)(D,"run")}`;const M=A.
filter(({outcome:n})=>n==="fails").length;return M<=u.runs&&u.runs>1?null:`failed ${M} of the last ${A.filter(U.yX).length} runs`}function _({good:A,runs:c}){const u=Math.
floor(1e4*A/c);if(u>=9900)return`${u/100}%`;const m=Math.floor(u/10);return m===0&&A>0?"below 0.1%":`${m/10}%`}function p(A,c,u="results"){if(A.length===0)return B.
Gy.nothing;const m=c.detailed.size<=S;return{kind:"chart",of:u,runs:A,label:l(A),isLabelled:m}}const O=({at:A,outcome:c,ms:u})=>`${(0,i.QN)(A)}: ${N.nx[c]}${u===
null?"":` in ${(0,i.kJ)(u)}`}`;function a(A){const c=[A[0],A.at(-1)].map(u=>u?.at.slice(0,10));return[...new Set(c)].join(" to ")}function l(A){const c=N.vh.flatMap(
m=>{const{length:D}=A.filter(s=>s.outcome===m),M=m==="warns"?"with warnings":N.nx[m];return D===0?[]:[`${D} ${M}`]});return`${A.length===1?"last run":`last ${(0,R.
px)(A.length,"run")}`}: ${c.join(", ")}`}function f({recent:A,uptime:c,medianMs:u},m){const D=c.filter(({runs:r})=>r>0).map(r=>{const{days:d,good:e,runs:h}=r;return`${_(
r)} (${e} of ${(0,R.px)(h,"run")} in ${d} days)`}),M=A.flatMap(({ms:r})=>r??[]).sort((r,d)=>r-d),s=new Set([...M.slice(0,1),...M.slice(-1)].map(i.kJ)),n=(0,B.mG)`, last runs ${[
...s].join(" to ")}${p(A,m,"latency")}`,o=(0,B.mG)`median ${(0,i.kJ)(u??0)} in 30 days${M.length===0?"":n}`;return{runs:[(0,B.mG)`${p(A,m)} ${l(A)} (${a(A)})`],
uptime:[B.Gy.joined(D)],latency:u===null?[]:[o]}}function P(A){const c=[...A.context.history??[]].flatMap(([r,{incidents:d}])=>d.map(e=>({...e,host:r}))).toSorted(
(r,d)=>+(r.from<d.from)-+(r.from>d.from));if(c.length===0)return[];const u=c.filter(({until:r})=>r===null).length,m=u===0?"":c.length===1?", ongoing":`, ${u} on\
going`,D=`${(0,R.px)(c.length,"incident")}${m}`,M={...A,elsewhere:"in the history file"},s=A.medium==="page",n=s?I:v,o=(0,G.Ku)(c,n,"incident",M,r=>T(r,A));return s?
[B.om.paragraph(`${D}.`),...o]:B.om.details(B.om.title(D),o)}function T(A,c){const u=c.medium==="page",m=s=>u?(0,G.U1)(s,c):B.Gy.code(s,y),D=({from:s,until:n})=>n===
null?`${(0,i.u8)(s,c.context.startedAt)} so far`:(0,i.u8)(s,n),M=[B.om.column("Host",({host:s})=>(0,G.b8)(s,c,B.Gy.name),"name"),B.om.column("From",({from:s})=>(0,i.
QN)(s),"when"),B.om.column("Duration",D,"when"),B.om.column("Failed runs",({runs:s})=>s,"number"),B.om.column("Problems",({codes:s})=>B.Gy.joined(s.map(m)))];return B.
om.table(A,M,"Incidents")}}),7615:((Mt,Q,t)=>{t.d(Q,{G_:()=>u,h0:()=>g,xS:()=>_});var R=t(9432),U=t(9119),N=t(8032),i=t(9179),B=t(5102),G=t(4120),v=t(7792),I=t(
7035),y=t(806);const S=120,w=/^credentials-|^document-unauthorized$/,g=M=>v.Gy.code(M,S);function _(M,s){const{host:n,attempt:o,earlier:r,credentials:d,looks:e,
forced:h}=M.visit,{discovery:E,timing:C,hops:k,certificates:x}=o,{context:W,medium:Y,limits:lt,elsewhere:_t}=s,et=E.kind==="failed"?E.excerpt:null,ct=M.findings.
some(({problem:at})=>w.test(at.code)),pt=Y==="page"&&M.findings.length>0,St=Y==="page"?W.history?.get(n):void 0,Lt={problems:s.detailed.size>1?p(M,s):[],result:E.
kind==="skipped"&&!pt?[v.Gy.prose(E.problem.message)]:[],required:O(M,s),clients:Y==="log"?[]:a(M,s),response:k.map(f),services:M.services.map(at=>P(at,s)),body:et===
null?[]:[v.Gy.code(et.replace(/\s+/gu," ").trim())],timing:[T(C)],retried:r.map(A),"token from":d?.hasToken?[v.Gy.prose(d.source)]:[],certificate:x.map(at=>c(at,
W.startedAt)),credentials:ct?D(e):[],"host block":[...Map.groupBy(h,at=>(0,U.eo)(at.place))].map(([at,ut])=>(0,v.mG)`${v.Gy.path(at)} for ${(0,R.eZ)(ut.map(({client:$t})=>$t))}`)},
q=Y==="log"&&(0,B.QK)(M).length===0;return Object.entries({...Lt,...St&&(0,I.K5)(St,s)}).flatMap(([at,ut])=>{if(q&&!["credentials","host block"].includes(at))return[];
const{shown:$t,more:Ot}=(0,R.zN)(ut.filter(Pt=>!v.Gy.isEmpty(Pt)),lt.rows),It=Ot===0?[]:[(0,v.mG)`and ${Ot} more ${_t}`];return $t.length===0?[]:[{label:at,texts:[
...$t,...It]}]})}const p=({findings:M},s)=>(0,U.c1)(M,({problem:n})=>n.code).map(([{severity:n,problem:o}])=>(0,v.mG)`${v.Gy.sign(v.rC[n])} ${o.title} (${(0,y.U1)(
o.code,s)})`);function O({requirements:M},s){const{context:n,limits:o}=s,r=Map.groupBy(M,({because:d})=>d.map(U.df).join(`
`));return Array.from(r.values(),d=>{const e=v.Gy.some(d,o.rows,({service:h,clients:E})=>{const C=h==="any"?v.Gy.words("any service"):g(h);return n.dialect.clients.
every(x=>E.includes(x))?C:(0,v.mG)`${C} for ${(0,R.eZ)(E)}`});return(0,y.ZT)(e,(0,y.AZ)(d[0]?.because??[],o.places,s))})}const a=({clients:M},{context:s})=>[...Map.
groupBy(s.clients,n=>M[n])].map(([n,o])=>(0,v.mG)`${v.Gy.sign(n)} ${o.map(r=>N.bB[r]).join(", ")}: ${B.nx[n]}`),l={none:"none",sent:"sent","not-sent":"not sent \
(no connection)",withheld:"not sent (not HTTPS)",dropped:"not sent (redirected to another host)"};function f({status:M,reason:s,url:n,ms:o,...r}){const{mediaType:d,
address:e,proxy:h,authorization:E}=r,C=M===null||s===""?v.Gy.nothing:v.Gy.prose(s,S),k=v.Gy.joined([`${M??"none"}`,C]," ");return(0,y.ZT)((0,v.mG)`${k} from ${v.
Gy.code((0,i.cq)(n))} ${M===null?"after":"in"} ${(0,G.kJ)(o)}`,d===null?v.Gy.nothing:g(d),e===null?v.Gy.nothing:(0,v.mG)`at ${g(e)}`,h===null?v.Gy.nothing:(0,v.
mG)`through ${v.Gy.code((0,i.cq)(h))}`,E==="none"?v.Gy.nothing:`token ${l[E]}`)}function P(M,s){const n=g(M.id);switch(M.kind){case"url":return(0,v.mG)`${n} ${v.
Gy.code((0,i.cq)(M.url))}`;case"login":{const{client:o,authz:r,token:d,ports:e}=M.login;return(0,v.mG)`${n} authz ${v.Gy.code((0,i.cq)(r??"none"))}, token ${v.Gy.
code((0,i.cq)(d??"none"))}, client ${v.Gy.code(o)}, ports ${e.join(" to ")}`}case"problem":return(0,v.mG)`${n}: ${(0,y.U1)(M.problem.code,s)}`}}function T({lookupMs:M,
connectMs:s,tlsMs:n,firstByteMs:o,totalMs:r}){return Object.entries({...{DNS:M,connect:s,TLS:n,"first byte":o},total:r}).flatMap(([e,h])=>h===null?[]:`${e} ${(0,G.
kJ)(h)}`).join(", ")}const A=({discovery:M,timing:s})=>`${M.kind==="failed"?M.problem.code:M.kind} after ${(0,G.kJ)(s.totalMs)}`,c=({host:M,subject:s,issuer:n,expires:o},r)=>(0,v.
mG)`${g(M)} valid until ${v.Gy.prose((0,G.nO)(o,r))}; subject ${g(s)}, issuer ${g(n)}`,u=M=>Array.from(Map.groupBy(M,s=>JSON.stringify(s.looks)).values(),s=>({clients:s.
map(({client:n})=>n),looks:(s[0]?.looks??[]).map(({source:n,held:o,counts:r})=>{const d=o==="no token"?" (ends the search)":" (used)";return{source:n,held:`${m[o]}${r?
d:""}`}})})),m={nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"\
turned off"};function D(M){const s=u(M);return s.flatMap(({clients:n,looks:o})=>o.map(({source:r,held:d})=>{const e=s.length>1?`${(0,R.eZ)(n)}: `:"";return(0,v.
mG)`${e}${v.Gy.prose(r)}: ${d}`}))}}),806:((Mt,Q,t)=>{t.d(Q,{AZ:()=>n,Ku:()=>P,N8:()=>s,OS:()=>f,U1:()=>c,ZT:()=>T,b8:()=>m,dI:()=>u,dS:()=>S,du:()=>O,h:()=>a,ik:()=>M,
jR:()=>D,xy:()=>l});var R=t(9432),U=t(9119),N=t(255),i=t(2432),B=t(4503),G=t(5102),v=t(8884),I=t(7792);const y=Number.POSITIVE_INFINITY,S=3,w={causes:y,hosts:6,
messages:4,characters:4e3,places:12,ownPlaces:4,items:y,rows:y,roots:1e3,details:2e3,remarks:y,hasLines:!0},g={...w,causes:20,characters:500,items:100,rows:50,roots:100,
details:20,remarks:5,hasLines:!1},_={...g,causes:30,hosts:4,messages:3,characters:1e3,places:6,items:1e3,rows:20,roots:3,remarks:y,hasLines:!0},p={log:_,summary:g,
brief:{...g,causes:10,items:0,rows:0,roots:0,details:0},notes:{..._,hosts:20,messages:10,characters:700,places:8,items:0},page:w},O=(o,r,d,e=[])=>({context:o,medium:r,
limits:p[r],elsewhere:d,detailed:new Set,lines:new Map(e.map(h=>[(0,U.R3)(h.place),h]))}),a=I.Gy.words("in the JSON report"),l=I.Gy.words("in the job summary"),
f=(o,r,{elsewhere:d})=>o===0?[]:[I.om.paragraph((0,I.mG)`and ${(0,R.px)(o,`more ${r}`)} ${d}`)];function P(o,r,d,e,h){const{shown:E,more:C}=(0,R.zN)(o,r);return E.
length===0?[]:[...h(E),...f(C,d,e)]}function T(o,...r){const d=I.Gy.joined(r,I.Gy.words("; "));return I.Gy.isEmpty(d)?o:(0,I.mG)`${o} (${d})`}const A=/^[a-z\d]+(?:-[a-z\d]+)*$/,
c=(o,{context:r})=>I.Gy.link(A.test(o)?(0,i.H9)(o,r.docsUrl):null,I.Gy.code(o)),u=o=>`host-${o}`;function m(o,{detailed:r},d=I.Gy.code){const e=(0,N.nx)(o);return r.
has(o)?I.Gy.link(`#${u(o)}`,d(e)):d(e)}const D=(o,{medium:r,limits:d})=>r==="log"&&d.details===0&&o.length===1&&o.every(G.DI);function M(o,{context:r},d=!1){if(typeof o==
"string")return I.Gy.code(o);const e=d?(0,U.bH)(o.file).path:o.file;return I.Gy.link((0,B.uM)(o,r),I.Gy.path((0,U.eo)({...o,file:e})))}function s({module:o,place:r},d){
const e=o===void 0?I.Gy.nothing:I.Gy.path(o);return I.Gy.joined([e,M(r,d)],I.Gy.words(": "))}function n(o,r,d,e=!1){const{places:h,noun:E}=(0,v.TD)(o);return I.
Gy.some(h,r,C=>M(C,d,e),E)}}),6906:((Mt,Q,t)=>{t.d(Q,{B2:()=>N,MC:()=>S,qX:()=>y,wh:()=>i});var R=t(6092),U=t(5517);const N={fails:{text:"\u2717",emoji:"\u274C",
style:"red",height:16},unchecked:{text:"\u2717",emoji:"\u274C",style:"red",height:2},warns:{text:"!",emoji:"\u26A0\uFE0F",style:"yellow",height:10},skipped:{text:"\
\u25CB",emoji:"\u26AA",style:"blue",height:2},works:{text:"\u2713",emoji:"\u2705",style:"green",height:6},notice:{text:"\xB7",emoji:"\u2139\uFE0F",style:"blue",
height:0}};function i(w){if(typeof w=="string")return(0,R.RK)(w);if(!("kind"in w))return w.map(i).join("");switch(w.kind){case"words":return w.text;case"code":case"\
prose":case"sentence":return(0,R.RK)(w.text,w.max);case"strong":case"small":case"link":return i(w.content);case"sign":return N[w.of].text;case"break":return", ";case"\
chart":return y(w.runs)}}const B=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"\
below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"\
2.5 s or more"}],G="\u2573",v="\u254C";function I(w){return w.outcome==="fails"?G:(0,U.yX)(w)?B.find(({belowMs:g})=>(w.ms??0)<g)?.mark??"":v}const y=w=>w.map(I).
join("");function S(w){const g=new Set(w.map(I)),_=w.some(a=>I(a)===B[0].mark&&a.ms===null);return[...B.map(({mark:a,words:l},f)=>[a,f===0&&_?`${l} or not measu\
red`:l]),[G,"failed"],[v,"no result"]].filter(([a])=>g.has(a))}}),7792:((Mt,Q,t)=>{t.d(Q,{AA:()=>I,Gy:()=>S,mG:()=>i,om:()=>w,rC:()=>N});var R=t(9432),U=t(1780);
const N={error:"fails",warning:"warns",notice:"notice"},i=(g,..._)=>g.flatMap((p,O)=>{const a=_[O]??[],l=typeof a=="number"?String(a):a;return p===""?[l]:[{kind:"\
words",text:p},l]}),B=g=>g===""||Array.isArray(g)&&g.every(B),G=(g,_={kind:"words",text:", "})=>g.filter(p=>!B(p)).flatMap((p,O)=>O===0?[p]:[_,p]);function v(g,_,p,O=""){
const{shown:a,more:l}=R.zN(g,_),f=G(a.map(p)),P=O===""?`${l} more`:R.px(l,`more ${O}`);return l===0?f:i`${f} and ${P}`}const I=g=>/^https?:\/\/[!-~]+$/.test(g),
y=60,S={isEmpty:B,joined:G,some:v,nothing:[],newLine:{kind:"break"},words:g=>({kind:"words",text:g}),code:(g,_)=>({kind:"code",text:g,max:_}),name:g=>({kind:"co\
de",text:g,breaks:"dots"}),path:g=>({kind:"code",text:g,breaks:"slashes"}),value:g=>({kind:"code",text:g,max:y,breaks:"never"}),prose:(g,_)=>({kind:"prose",text:(0,U.
pj)(g),max:_}),sentence:(g,_)=>({kind:"sentence",text:(0,U.pj)(g),max:_}),strong:g=>({kind:"strong",content:g}),small:g=>B(g)?[]:{kind:"small",content:g},link:(g,_)=>({
kind:"link",url:g,content:_}),sign:g=>({kind:"sign",of:g})},w={column:(g,_,p)=>({title:g,cell:O=>i`${_(O)}`,style:p}),title:(g,_=[],p=null)=>({sign:p,name:g,text:_}),
paragraph:g=>({kind:"paragraph",content:g}),line:g=>({kind:"details",title:g,children:[]}),details:(g,_)=>_.length===0?[]:[{kind:"details",title:g,children:_}],
table:(g,_,p,O=()=>({}),a,l=Number.MAX_SAFE_INTEGER)=>{const f=_.filter(({cell:T})=>g.some(A=>!B(T(A)))),P=g.map(T=>({...O(T),cells:f.map(({cell:A})=>A(T))}));return Array.
from({length:Math.ceil(P.length/l)},(T,A)=>{const c=P.slice(A*l,(A+1)*l);return{kind:"table",caption:p,columns:f,rows:c,style:a}})}}}),8345:((Mt,Q,t)=>{t.d(Q,{C:()=>B,
c:()=>G});var R=t(9179),U=t(3846),N=t(1054),i=t(845);const B="write the `source` that the documentation of the provider shows, such as NAMESPACE/TYPE: a reposit\
ory is no provider";function G(I,y){if(I.length>N.lG)return null;const[S=""]=I.split("/",1);if(y.kind!=="invalid")return y.hostImplied?null:(0,N.L6)(S);if((0,N.
Kc)(I))return N.dj;if(I!==I.trim())return"remove the white space around the address";const[,w="",g=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec((0,R.Mi)(I,
""))??[],_=w!==""&&/\bterraform-provider-|\.git$/.test(g);if((0,i.ni)(g)||_)return B;const p=(0,i.Fu)(g,"provider");return p!==null?`write ${p}`:y.error.split(`\


`)[1]??v(I,g)}function v(I,y){const[,S="",w]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(y)??[];if(S!==I&&(0,U.mi)(S,"terraform").kind==="registry")return`w\
rite ${S}${w===void 0?"":", and the version in the `version` argument"}`;const g=S.split("/"),[_="",p=""]=g;if(g.length>3){const O=`; service discovery works on\
ly at the root of a host, not below /${p}`;return`write HOST/NAMESPACE/TYPE${(0,N.Cm)(_)?O:""}`}return g.length===3?(0,N.L6)(_):g.length===2&&(0,N.Cm)(_)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}}),437:((Mt,Q,t)=>{t.d(Q,{k_:()=>lt,w5:()=>Lt});var R=t(493),U=t(3024),N=t(6760),i=t(9968),B=t(3114),G=t(9432),
v=t(9179);const I=1024*1024,y=4e3;function S(q,dt){const{redact:at,names:ut,directory:$t,checkedAt:Ot,configs:It}=dt,V=It.flatMap(z=>z.files).flatMap(({path:z,shown:$})=>[
w(z),$]),X=z=>!V.includes(z)&&(0,B.L8)((0,N.basename)(z),new Set,(0,N.basename)((0,N.dirname)(z)))!==void 0;return[...Map.groupBy(q,({file:z})=>z)].flatMap(([z,
$])=>{const b=w((0,N.resolve)($t,z)),tt=(0,i.N0)(()=>(0,U.statSync)(b).mtimeMs<=Ot+1,!1)&&[z,b].every(X)?(0,i.yR)(b,I):null,st=tt?.ok?tt.text.replace(/^\uFEFF/,
"").split(/\r?\n/):[];return $.flatMap(it=>{const nt=st[it.line-1]??"";return it.column<=nt.length&&nt.length<=y&&at(nt,ut)===nt?T(nt,it):[]})})}const w=q=>(0,i.
N0)(()=>(0,U.realpathSync)(q),(0,N.resolve)(q)),g=80,_=($late0??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.-]|\"[^\"\\\\$%]*\")*","u")),p=($late1??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.?!&|>*+-]|\"[^\"\\\\$%]*\")*","u")),
O=q=>_.exec(q)?.[0]??"",a=($late2??=new RegExp("(?<=(?:^|[{,])\\s{0,99}|[\"}/]\\s{1,99})(?:[\\p{ID_Continue}-]+|\"[\\p{ID_Continue}-]+\")\\s*[=:]\\s*$","u")),l=/^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/,
f=/^\s*"?(?:source"?\s*[=:]\s*["'](?=.*[./])(?!.*(?:\w{16}|gh[a-z]_|github_pat|glpat|AKIA|eyJ|xox|sk-|hf_|hvs|atlasv1))[\w./'${}-]*|version"?\s*[=:]\s*["'][\d.,~><=!\s-]*)$/,
P=/^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/;function T(q,dt){const at=Array.from(q),ut=at.slice(0,dt.column-1).join(""),
$t=f.test(q),Ot=$t?at.length:dt.endColumn-1,It=at.slice(dt.column-1,Ot).join(""),Pt=ut.length+It.length,V=ut.length<=g&&O(ut)===ut,X=V?l.exec(q.slice(0,2*g))?.[0]??
"":"",z=X.length>=Pt,$=z||$t||P.test(It);if(!V&&!$)return[];const b=z?ut:a.exec(ut)?.[0]??"",H=/^"?source\b/.test(b)?c:void 0,Z=(0,v.Qj)(It),tt=X.slice(Pt),st=q.
slice(Pt+tt.length),it=/^\s*$/.test(ut)&&/^[\w-]+$/.test(It)&&/^\s*=\s/.test(st),nt=V&&$&&(it||/["{]\s*$/.test(It+tt));return{place:dt,before:(V?u(ut.slice(0,ut.
length-b.length)):"\u2026 ")+b,literal:(0,G.dh)($?Z:u(Z,p.exec(Z)?.[0],H),2*g),after:tt+u(st,nt?O(st.slice(0,g)):"")}}const A=new RegExp("\"[^\"]*\"|(?<![\\p{ID_Continue}.-])(?!(?<=(?:^|[{,]\\s)\\s*)[\\p{ID_Continue}.-]+\\s*[={:]|(?<=^)[\\p{ID_Continue}.-]+\\()[\\p{ID_Continue}.-]+","gu"),
c=/^"(?:\.\.?\/|git::[\w./:-]*"$)|^(?:each|local|module|path|var)\./;function u(q,dt=O(q.slice(0,2*g)),at){const ut=q.slice(dt.length);return dt.replaceAll(A,Ot=>at?.
test(Ot)===!0?Ot:Ot.startsWith('"')?'"\u2026"':"\u2026")+(ut.trim()===""?"":`${/^[\s#/]{0,9}/.exec(ut)}\u2026`)}var m=t(1331),D=t(2218),M=t(3214),s=t(5011),n=t(
3087),o=t(6097),r=t(255),d=t(2432),e=t(6092),h=t(345),E=t(3152),C=t(4515),k=t(2332);let x=function(...q){return{nameRepository:x}=t.late([4878],4878),new.target?
new x(...q):x(...q)},W=function(...q){return{prepareFleet:W}=t.late([8317,4668,9108],9108),new.target?new W(...q):W(...q)},Y=function(...q){return{recordRun:Y}=
t.late([8317,3169],3169),new.target?new Y(...q):Y(...q)};async function lt(q,dt,at,ut){const{env:$t,kill:Ot,pid:It}=dt,Pt={environment:$t,kill:Ot,pid:It,now:(0,C.
ie)(dt)},V={...ut,...Pt,startTimer:M.Ip,progress:at.show};try{return _t(await et(q,V),{...V,random:Math.random})}finally{at.end()}}function _t(q,dt){const{history:at}=q.
settings;if(at===null)return{checked:q,warnings:[]};try{const{history:ut,warnings:$t}=Y(at,q,dt);return{checked:{...q,context:{...q.context,history:ut}},warnings:$t}}catch(ut){
const $t=(0,e.RK)((0,n.A3)(ut));return{checked:q,warnings:[`the history ${(0,e.RK)(at)} was not read: ${$t}`]}}}async function et(q,dt){const at=new Date,ut=(0,h.
s)(q,dt),{upgrade:$t}=(0,s.n)(dt.environment),Ot={...ut,upgrade:ut.upgrade||$t},It=Ot.deadlineMs;(Ot.usages.length>0||Ot.depth!=="discovery")&&(0,C.L2)();const Pt=()=>dt.
stop.end({kind:"deadline",ms:It}),V=dt.startTimer(It,Pt),X=dt.now()+It;dt.stop.endIfDue=()=>dt.now()<X?void 0:Pt();try{const $=await(Ot.usages.length===0?k.iA:W)(
Ot,dt,at);await(0,C.xu)();const b=await ct($,Ot,dt);return St(b,$,Ot,dt)}finally{V()}}async function ct(q,dt,at){const{environment:ut,stop:$t,isFork:Ot,wording:It=E.
w7}=at,{dialect:Pt,missing:V,ignore:X}=q,z=await pt(q,dt,at),{predicted:$}=z,b=[q.requirements,$.requirements],H={...q,...z,requirements:(0,D.h1)(b,Pt.clients),
tokenVariables:Lt(ut),tokenHosts:dt.tokens.map(({host:it})=>it),stopped:[$t.why??[],V??[]].flat()},Z={...at.secrets,names:(0,D.wX)(H.requirements,q.usages),configs:q.
configs,directory:at.directory,checkedAt:q.startedAt.getTime()},{isTerminal:tt}=It,st={...dt,ignore:X,dialect:Pt,isFork:Ot,isTerminal:tt,now:Z.checkedAt};return(0,R.
S4)(H,st,it=>S(it,Z))}async function pt(q,dt,at){const{requirements:ut,roots:$t}=q,Ot=(0,D.en)(ut,dt),It=Array.from(Ot,([H,Z])=>(0,m.i)(H,Z)),Pt=new Set(ut.map(
({host:H})=>H).filter(H=>!Ot.has(H))),V=dt.depth!=="discovery"&&$t.length>0;if(Pt.size===0&&!V)return{visits:It,predicted:R.j7,tokenSources:new Map};const{contact:X}=await Promise.
all([t.e(5866),t.e(5332)]).then(t.bind(t,5332)),z=await X([...Pt],q,dt,at),$=new Set(z.visits.map(({host:H})=>H)),b=It.filter(({host:H})=>!$.has(H));return{...z,
visits:[...z.visits,...b]}}function St(q,dt,at,ut){const{startedAt:$t,requirements:Ot,usages:It,changes:Pt,scan:V,clients:X,repositories:z}=dt,$=(0,D.wX)([...Ot,
...q.roots.flatMap(({rows:Tt})=>Tt)],It),b=(0,o.QA)(q,ut.environment),H=[...at.remarks,...dt.remarks,...(0,o.f2)(q,at)],Z=(0,o.q9)([...b,...H,...(0,o.rc)(q)]),{
why:tt,evidence:st}=dt.dialect,it={verdict:q,remarks:Z,detection:{why:tt,evidence:st}},{verdict:nt,remarks:Et,detection:ht}=ut.secrets.redact(it,$),gt=V.files>0&&
z.length===0,Gt={dialect:{...dt.dialect,...ht},failOn:at.failOn,depth:at.depth,scan:V,remarks:Et,startedAt:$t.toISOString(),durationMs:Date.now()-$t.getTime(),version:d.
xv,docsUrl:d.aq,clients:X(),links:null,repository:gt?x(ut.directory,ut.environment):null,repositories:z,history:null};return{settings:at,changes:Pt,verdict:nt,context:Gt}}
const Lt=q=>Object.keys(q).filter(r.Zp)}),2332:((Mt,Q,t)=>{t.d(Q,{fT:()=>$t,iA:()=>dt,Nu:()=>ut});var R=t(3024),U=t(6760),N=t(8185),i=t(3114),B=t(9432),G=t(2170),
v=t(255),I=t(3298);function y({links:V,...X},z,$,b){const H={...X,newHosts:new Set,files:null,remarks:[]};if(z===null)return H;const{since:Z}={since:void 0,...z},
tt=Z===void 0?"changed-only":`--changed-since ${(0,B.dh)(Z)}`,st=At=>({...H,remarks:[`${tt} has no effect: ${At}`]});if(z.kind==="all")return st(z.why);if(z.files.
some(({file:At})=>At===i.Dp))return st(`${i.Dp} has changed`);const it=S(z.files,V),nt=new Set(it.filter(({status:At})=>At!=="removed").map(({file:At})=>At)),Et=nt.
size===0||[...nt].some(At=>$(At)!==null);if(Z===void 0&&!Et)return st("the checkout contains none of the files that the pull request changes");const ht=X.usages.
filter(At=>nt.has(At.place.file)||b(At)),gt=Z===void 0?`${tt}: the pull request changes`:`${tt} finds`,Gt=(0,B.px)(z.files.length,"file"),Tt=`${ht.length} of ${(0,B.
px)(X.usages.length,"usage")}`,Rt=`${gt} ${Gt} with ${Tt}`;return{usages:ht,notes:X.notes.filter(At=>w((0,G.W7)(At),nt)||b(At)),newHosts:_(X.usages,it,$),files:new Set(
it.map(({file:At})=>At)),remarks:[Rt]}}function S(V,X){const z=new Map(V.map(b=>[b.file,b])),$=X.entries().flatMap(([b,H])=>{const Z=z.get(H);return Z===void 0?
[]:[{...Z,file:b}]});return[...V,...$]}const w=(V,X)=>X.has(V)||V==="."||[...X].some(z=>z.startsWith(`${V}/`)),g=2e8;function _(V,X,z){const $=new Set;if(X.some(
l))return $;const b=new Map(X.map(nt=>[nt.file,nt])),H=(0,I.O)(nt=>p(b.get(nt),z)),Z=X.flatMap(({patch:nt})=>O(nt,/^[ -]/));let tt=0;const st=(nt,Et)=>{const ht=[
Et,(0,v.pk)(Et).toLowerCase()];return nt.filter(gt=>(tt+=gt.length,tt<=g&&ht.some(Gt=>gt.includes(Gt)))).length},it=(nt,Et)=>{const{isNew:ht,now:gt,added:Gt}=H(
nt),Tt=ht?0:st(gt,Et);return ht||Tt>0&&Tt===st(Gt,Et)};for(const[nt,Et]of Map.groupBy(V,ht=>ht.host)){if(nt===null||Et.some(({isHostImplied:gt})=>gt))continue;const ht=[
...new Set(Et.map(({place:gt})=>gt.file))];!ht.every(gt=>b.has(gt))||st(Z,nt)>0||ht.every(gt=>it(gt,nt))&&tt<=g&&$.add(nt)}return $}function p(V,X){const{file:z="",
status:$,patch:b=null}=V??{},H=$==="added";if(H||b===null)return{isNew:H,now:[],added:[]};const Z=(X(z)??"").toLowerCase().split(`
`);return{isNew:H,now:Z,added:O(b,/^\+/)}}const O=(V,X)=>(V??"").toLowerCase().split(`
`).filter(z=>X.test(z)),a=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,l=({file:V,status:X,changes:z,patch:$})=>$===null&&X!=="added"&&z>0&&a.test(V);var f=t(
2218),P=t(9968),T=t(4202),A=t(1011),c=t(4120),u=t(4756),m=t(3096),D=t(3474),M=t(3152),s=t(9029),n=t(5011),o=t(5440),r=t(7706),d=t(1098),e=t(9119),h=t(5106);const E=[
"TF_CLOUD_HOSTNAME",h.OZ],C=["TFE_HOSTNAME",h.M],k={cloud:E,cloud_default:E,provider_tfe:C,provider_tfe_default:C,terragrunt_source:["TG_TF_DEFAULT_REGISTRY_HOS\
T",h.e$]},x=/^(cloud|backend_)/,W=/^backend_remote/,Y="remote backends are not checked, because a file of -backend-config may name others";function lt({usages:V,
notes:X,declared:z},$,b){const H=new Set(V.flatMap(({workspace:Rt})=>Rt?.name??[])),Z=new _t($,H.size>1),tt=V.map(Z.read),{settled:st,missing:it,added:nt,remarks:Et,
init:ht}=Z,gt=b!=="discovery",Gt=gt?tt.flatMap(Rt=>St(Rt,$)):[],Tt=Rt=>{const{code:At}=Rt.problem,Wt=Ft=>Rt.places.some(xt=>Ft.has((0,e.df)(xt)));return/^(host|source)-/.
test(At)&&Wt(st)?[]:At==="block-backend"&&!ht.hasBackend?[]:At==="host-missing"&&gt&&Wt(it)?{...Rt,severity:"error"}:Rt};return{usages:tt,notes:[...X.flatMap(Tt),
...nt,...Gt],declared:z.filter(({kind:Rt})=>ht.hasBackend||Rt!=="state-expression"),remarks:[...Et],isLockReadonly:ht.isLockReadonly}}class _t{environment;isAmongOthers;init;remarks;settled=new Set;missing=new Set;added=[];constructor(X,z){
this.environment=X,this.isAmongOthers=z,this.init=(0,n.n)(X),this.remarks=new Set(this.init.remarks)}read=X=>{const{kind:z,place:$,workspace:b}=X,{backendConfig:H,
hasBackend:Z}=this.init,tt=W.test(z),st=tt&&H.some(Tt=>!Tt.includes("="));if(st||!Z&&x.test(z))return this.settled.add((0,e.df)($)),st&&this.remarks.add(Y),{...X,
needs:[],directHost:void 0,workspace:void 0};const[it,nt]=[b?.name,this.environment.TF_WORKSPACE];if(/^cloud/.test(z)&&it&&nt&&it!==nt&&!X.isOverridden){const{isAmongOthers:Tt}=this,
Rt=(0,r.g6)({kind:"workspace",what:it,selected:nt,isAmongOthers:Tt});this.added.push((0,G.kH)(Rt,{places:[$],clients:X.clients}))}const ht=tt&&H.some(Tt=>!et.test(
Tt))?{...X,workspace:void 0}:X,gt=tt?ct(H):pt(X,this.environment);if(gt!==null&&!X.isOverridden)return this.withHost(ht,gt);const Gt=z==="backend_remote_default"&&
b?.organization===null;return x.test(z)&&!Gt&&this.missing.add((0,e.df)($)),ht};withHost(X,{text:z,service:$,variable:b}){const{place:H,replacedFor:Z=[]}=X,tt=X.
clients.filter(Et=>!Z.includes(Et)),{host:st,needed:it,problem:nt}=o.pb.host(z,"terraform",!1);return this.settled.add((0,e.df)(H)),b!==null&&this.remarks.add(`${b}\
 names ${(0,B.dh)(z)}`),nt&&this.added.push((0,G.kH)(nt,{places:[H],clients:tt})),{...X,host:st,isHostImplied:!1,needs:it===null?[]:[{host:it,service:$,clients:tt}],
text:X.text?.replace(/^tfr:\/\/\//,`tfr://${z}/`)??null}}}const et=/^hostname=/;function ct(V){const z=(V.findLast($=>et.test($))??"").replace(et,"");return z?{
text:z,service:h.Bn,variable:null}:null}function pt({kind:V,text:X,backend:z,isHostImplied:$},b){const[H="",Z=""]=(z==="cloud"?E:k[V])??[],st=$||V.endsWith("_de\
fault")&&X===null?b[H]:void 0;return st?{text:st,service:Z,variable:H}:null}function St({kind:V,workspace:X,place:z,clients:$,isOverridden:b,replacedFor:H=[]},Z){
const tt=W.test(V),st=(X?.lacks??[]).filter(gt=>tt||!Z[h.uW[gt]]);if(b||st.length===0)return[];const it=tt?"remote backend":"cloud block",nt=V==="backend_remote\
_default"&&st.length===A.Rt.length,Et=$.filter(gt=>!H.includes(gt)),ht=(0,d.y7)({block:it,lacks:st,isOpen:nt});return[(0,G.kH)(ht,{places:[z],clients:Et})]}var Lt=t(
533),q=t(4359);async function dt(V,X,z){const $=X.now(),b=await(0,q.SQ)(V,X),H=V.scan.length===0?0:X.now()-$,{usedBy:Z,...tt}=(0,q.o0)(V,b,X),{files:st,bytes:it}=b,
nt=V.scan.length===0,Et=V.changedOnly?await X.changes(V):null,ht=nt?null:Et,gt=[...tt.notes,...It(b,X.stop.why)],Gt={...b,...tt,notes:gt,changes:ht,setting:V.dialect},
{unmatched:Tt,directories:Rt,endedAt:At}=b,Wt=(0,T.Ls)(V.exclude),Ht=Kt=>Kt.split("/").some(T.G$)||(0,m.eH)((0,m.jt)(Kt)).some(Wt),xt=At===null&&!(V.ofProject.has(
"exclude")&&!V.scan.includes("."))?[...Tt].filter(Kt=>!Ht(Kt)):[],{GITHUB_EVENT_NAME:Vt=""}=X.environment,Yt=V.changedOnly||/^pull_request|^merge_group/.test(Vt),
Xt={startedAt:z,dialect:tt.dialect,isEmpty:V.scan.length>0&&b.isEmpty&&b.endedAt===null,changes:ht,ignore:tt.ignore,bots:tt.bots,remarks:[...nt&&Yt?[at]:[],...(0,q.
CH)(b,X.directory),...(0,c.$V)("exclude",xt,[...Rt])],notes:[],scan:{files:st,bytes:it,durationMs:H},clients:Z,repositories:[],missing:null,checkouts:null};return $t(
[ut(null,Gt,V,X)],Xt,V,X)}const at="no files were read, because of `hostnames`; to read them, set `scan: .`";function ut(V,X,z,{environment:$,directory:b,stop:H}){
const Z=lt(X,$,z.depth),tt=(0,s.y)(X.dialect,$),st={...X,...Z,unmanaged:tt,settings:{...z,dialect:X.setting}},it={...st,...(0,Lt.G9)(st)},nt=At=>(0,P.r7)((0,U.join)(
b,At)),Et=At=>(0,N.US)(At,z),ht=y(it,X.changes,nt,Et),{roots:gt,notes:Gt,expand:Tt,locks:Rt}=(0,Lt.D0)({...it,changed:ht.files,ending:H});return{name:V,dialect:X.
dialect,usages:Rt.without(ht.usages),roots:gt,expand:Tt,namedHosts:(0,A.kA)(it.usages),notes:ht.notes,rootNotes:Gt,newHosts:ht.newHosts,remarks:[...ht.remarks,...Z.
remarks,...it.remarks]}}function $t(V,X,z,$){const{dialect:b,checkouts:H,scan:Z}=X,tt=$.environment.SSL_CERT_FILE||"/",st=V.flatMap(({usages:Tt})=>Tt),it=V.flatMap(
Tt=>Tt.roots),nt=(0,s.j)(st,z,b,$,H?.plugins??null,it),{usages:Et,configs:ht,releases:gt}=nt,Gt=Ot(Et,V,z,b.clients);return Pt(Gt.requirements),{...X,...Gt,dialect:{
...b,releases:gt},configs:ht,usages:Et.filter(A.s7),roots:it,expand:V[0]?.expand??null,notes:[...V.flatMap(({notes:Tt})=>Tt),...V.flatMap(({rootNotes:Tt})=>Tt),
...X.notes],newHosts:new Set(V.flatMap(({newHosts:Tt})=>[...Tt])),namedHosts:Z.files===0||z.exclude.length>0?null:new Set(V.flatMap(({namedHosts:Tt})=>[...Tt])),
complaints:nt.findings,remarks:[...X.remarks,...(0,R.existsSync)(tt)?[]:[`SSL_CERT_FILE names ${(0,B.dh)(tt)}, which does not exist`],...new Set(V.flatMap(Tt=>Tt.
remarks)),...nt.remarks],scan:{...Z,usages:Et.length}}}function Ot(V,X,z,$){const b=z.hostnames.map(({host:st})=>st),H=Map.groupBy(V,({repository:st=null})=>st),
Z=X.map(({name:st,namedHosts:it})=>{const nt=new Set([...it,...b]),Et={hostnames:[],requiredServices:[]};return(0,f.CG)(Et,H.get(st)??[],$,nt)}),tt=X.flatMap(({
name:st,dialect:it},nt)=>(0,f.Fh)(st,it,Z[nt]??[]));return{requirements:(0,f.h1)([(0,f.CG)(z,[],$),...Z],$),guesses:tt}}function It({endedAt:V,files:X},z){return V===
null||z===null?[]:[(0,G.ht)(V,(0,u.ub)({kind:"time",stopped:z,files:X}))]}function Pt(V){const{size:X}=new Set(V.map(({host:$})=>$)),z=`scan found ${X} hosts, t\
he limit is ${D.pS}: narrow scan or exclude files`;if(X>D.pS)throw new M.GN([z])}}),2796:((Mt,Q,t)=>{t.d(Q,{cZ:()=>y,cr:()=>T,hs:()=>A,pq:()=>c});var R=t(2886),
U=t(9432),N=t(9119),i=t(8032),B=t(255),G=t(1780),v=t(8884);const I=3;function y(u){const m=new Map(u.map(s=>[s,(0,v.eb)([s]).length])),D=s=>m.get(s)??0,M=u.toSorted(
(s,n)=>D(n)-D(s));return(0,N.c1)(M,w).flatMap(s=>{const n=(0,N.c1)(s,g);return n.length>I?[s]:n}).map(_).toSorted((s,n)=>(0,R.Np)(s,n)||S(s)-S(n)||n.hits-s.hits||
n.hosts.length-s.hosts.length)}function S({code:u,affects:m}){return u==="machine-network"?-1:u==="host-not-checked"?2:m.length===0||i.Du.some(D=>m.includes(D))?
0:1}const w=({severity:u,problem:{code:m},affects:D,exclude:M})=>JSON.stringify([u,m,m==="machine-network"||D,M===void 0]),g=u=>u.exclude===void 0?f(u.problem.help??
"",u):"";function _(u){const[m]=u,D=[...new Set(u.flatMap(({host:e})=>e??[]))],{code:M,title:s}=m.problem,n=e=>{const h=C=>D.length>1?f(e(C),C):(0,G.pj)(e(C)),E=h(
m);return u.every(C=>h(C)===E)?E:null},r=u.length>1&&m.exclude!==void 0?"":n(({problem:e})=>e.help??""),d=n(({problem:e})=>e.message);return{severity:m.severity,
code:M,title:s,affects:[...new Set(u.flatMap(({affects:e})=>e))],findings:u,hosts:D,hits:(0,v.eb)(u).length,message:r===null?null:d,help:r?.includes(O)?`${r}; ${l(
D)}`:r}}const p="HOST",O=B.xV+p,a=5,l=u=>`${O} is ${(0,U.K4)(u,a,m=>(0,B.fK)(m)[0]??m)}`,f=(u,{host:m})=>(0,G.pj)(u,D=>P(D,m));function P({host:u,shownAs:m,isVariable:D},M){
if(D)return u===M?O:m;const s=`.${u}:`.replace(`.${M}:`,`.${p}:`).slice(1,-1);return s===u?m:s}const T=u=>(0,N.c1)(u,({problem:{message:m,help:D=""}})=>`${(0,G.
pj)(m)}
${(0,G.pj)(D)}`),A=u=>u.some(({host:m})=>m!==null)&&!u.every(R.zX);function c({hosts:u,findings:m}){const D=A(m),M=D?u.length:(0,v.Dx)(m).length;return M>1?`${(0,U.
px)(M,D?"host":"place")}: `:""}}),7039:((Mt,Q,t)=>{t.d(Q,{hF:()=>w});var R=t(8643),U=t(2170),N=t(9119),i=t(9615),B=t(3841),G=t(255),v=t(9179),I=t(5955),y=t(8884);
let S=function(...s){return{attemptsOf:S}=t.late([5866,5332],5332),new.target?new S(...s):S(...s)};function*w(s,n){const{hosts:o,findings:r,passed:d,ignored:e,stopped:h,
roots:E}=s,{dialect:C,remarks:k,repository:x,repositories:W,startedAt:Y,durationMs:lt}=n,{usages:_t,...et}=n.scan;yield*(0,I.M)({schemaVersion:1,version:n.version,
passed:d,stopped:(0,B.p)(h)||void 0,incomplete:g(h),failOn:n.failOn,repository:x??void 0,repositories:g(W),dialect:C.name,clientDetection:p(C),clients:n.clients,
startedAt:Y,durationMs:lt,counts:Object.fromEntries(i.oC.map(ct=>[`${ct}s`,_(r,ct)])),hosts:o.values().map(O),findings:r.values().map(c),roots:g(E)?.values().map(
m),ignored:e.length,ignoredFindings:g(e)?.values().map(u),usages:_t,remarks:g(k),scan:et}),yield`
`}const g=s=>s.length===0?void 0:s,_=(s,n)=>s.filter(o=>o.severity===n).length;function p({clients:s,versions:n,releases:o,isGuess:r,why:d,evidence:e}){return{clients:s,
assumed:r??!1,why:(0,v._U)(d),versions:Object.entries(n).map(([h,E])=>({client:h,version:(0,v._U)(E)})),releases:o.map(({name:h})=>h),evidence:e.map(({client:h,
version:E,level:C,text:k,place:x})=>({client:h,version:E===null?null:(0,v._U)(E),kind:C,text:(0,v._U)(k),...T(x)}))}}function O(s){const{visit:n,requirements:o,
services:r,servicesFrom:d,clients:e,isNew:h}=s,{discovery:E,hops:C,timing:k,certificates:x}=n.attempt;return{host:n.host,display:(0,G.pk)(n.host),discovery:E.kind,
...a(E),..."excerpt"in E&&E.excerpt!==null&&{excerpt:E.excerpt},documentUrl:"url"in E?(0,R.Pl)(E.url):null,hops:C.map(({challenge:W,...Y})=>({...Y,url:(0,v.cq)(
Y.url),proxy:Y.proxy&&(0,v.cq)(Y.proxy)})),services:Object.fromEntries(r.map(W=>[W.id,f(W)])),servicesFrom:d&&T(d),hostBlocks:n.forced.map(({client:W,place:Y})=>({
client:W,place:T(Y)})),required:o.map(({service:W,clients:Y,because:lt})=>({service:W,clients:Y,because:lt.map(P)})),credentials:n.credentials?.hasToken?n.credentials.
source:null,looks:n.looks,attempts:S(n).length,...n.earlier.length>0&&{earlier:n.earlier.map(l)},timingMs:{lookup:k.lookupMs,connect:k.connectMs,tls:k.tlsMs,firstByte:k.
firstByteMs,total:k.totalMs},certificates:x,clients:e,...h&&{new:!0}}}const a=s=>"problem"in s?{code:s.problem.code}:{},l=({discovery:s,timing:n})=>({discovery:s.
kind,...a(s),ms:n.totalMs});function f(s){if(s.kind==="url")return{url:(0,v.cq)(s.url)};if(s.kind==="problem")return{problem:{code:s.problem.code,...(0,i.ag)(s.
problem)}};const{authz:n,token:o}=s.login,r={authz:n&&(0,v.cq)(n),token:o&&(0,v.cq)(o)};return{login:{...s.login,...r}}}const P=s=>typeof s=="string"?s:T(s);function T({
file:s,line:n,column:o,endColumn:r,target:d,inside:e}){const{repository:h,path:E}=(0,N.bH)(s),C=h===null?{file:s}:{repository:h,file:E},k=d&&(0,N.bH)(d).path;return{
...C,line:n,column:o,endColumn:r,target:k,...A(e)}}function A(s){if(s===void 0)return{};const{through:n,isPublic:o,...r}=s;return{through:n,inside:r}}function c(s){
const{problem:n,severity:o,host:r,places:d,affects:e,exclude:h}=s;return{code:n.code,severity:o,host:r,service:(0,y.ju)(s),...(0,i.ag)(n),...A((0,U.Xd)(s)?.inside),
places:d.map(P),affects:e,...n.constraints&&{constraints:n.constraints.map(E=>({...M(E),conflicts:E.conflicts}))},...h&&{exclude:h}}}function u({finding:s,rule:n}){
const{code:o,severity:r,host:d,places:e}=c(s),h=n.place&&T(n.place);return{code:o,severity:r,host:d,places:e,reason:n.reason,from:h}}function m({directory:s,clients:n,
rows:o}){const{repository:r,path:d}=(0,N.bH)(s);return{...r&&{repository:r},directory:d,clients:n,rows:o.map(D)}}function D({problems:s,places:n,rejectedAt:o,...r}){
const{excluding:d=[],conflicting:e=[],requiredBy:h,...E}=r;return{...E,...h&&{requiredBy:h.map(C=>({...M(C),...e.includes(C)&&{conflicts:!0},...d.includes(C)&&{
excludesNewest:!0}}))},codes:s.map(({code:C})=>C),places:n.map(P)}}const M=({text:s,module:n,place:o})=>({constraint:s,module:n,place:P(o)})}),6662:((Mt,Q,t)=>{
t.d(Q,{S5:()=>m,K8:()=>D,gM:()=>M});var R=t(3471),U=t(5102),N=t(4073),i=t(806),B=t(8884),G=t(6906),v=t(6097),I=t(2398),y=t(6092),S=t(7792);const w=13,g="  ",_=(n,o)=>p(
n,o).map(r=>(0,y.BP)(r.replaceAll("\xA0"," "))).join(`
`);function p(n,o,r="red"){switch(n.kind){case"paragraph":return l(n.content).flatMap(d=>(0,R.ky)((0,G.wh)(d),o));case"note":return O(`${n.label}:`,n.text,o);case"\
facts":return n.facts.flatMap(({label:d,texts:e})=>e.flatMap((h,E)=>O(E===0?d:"",h,o,w)));case"sources":return n.items.flatMap(d=>T(d,r,o));case"problem":return f(
n,o);case"table":return u(n,o);case"details":return A(n,o)}}const O=(n,o,r,d)=>(0,R.wW)({indent:2,label:n,style:"dim",column:d,text:(0,G.wh)(o)},r),a=n=>typeof n==
"string"||"kind"in n?[n]:n.flatMap(a);function l(n){const o=a(n),r=o.indexOf(S.Gy.newLine);return r<0?[o]:[o.slice(0,r),...l(o.slice(r+1))]}function f(n,o){const{
severity:r,code:d,url:e,message:h,count:E,title:C,parts:k}=n,x=G.B2[S.rC[r]].style,W=(0,G.wh)(S.Gy.isEmpty(h)?[E,C]:h);return[...(0,R.wW)({indent:0,label:`${r}[${d}\
]:`,style:x,url:e,text:W},o),...k.flatMap(Y=>P(Y,o,x))]}const P=(n,o,r)=>n.kind==="paragraph"?p(n,{...o,width:o.width-2}).map(d=>`  ${d}`):p(n,o,r);function T({
place:n="",message:o="",help:r="",line:d},e,h){const E=typeof n=="object"&&"kind"in n&&n.kind==="link",C=(0,G.wh)(n),k=E&&(0,S.AA)(n.url??"")?n.url:null,x={text:C,
url:k},W=[C,(0,G.wh)(o)].filter(lt=>lt!=="").join(": "),Y=E?"-->":"-";return[...W===""?[]:(0,R.wW)({indent:2,label:Y,style:"dim",text:W,linked:x},h),...d===void 0?
[]:(0,I.i)(d,e,h),...S.Gy.isEmpty(r)?[]:O("help:",r,h)]}function A({title:n,children:o},r){const{sign:d,name:e,text:h}=n,{withFlags:E=String}=r,C=E((0,G.wh)(d===
null?e:(0,S.mG)`${S.Gy.sign(d)} ${e}`)),k=d===null?"bold":G.B2[d].style;return[...(0,R.wW)({indent:0,label:C,style:k,text:(0,G.wh)(h)},r),...o.flatMap(x=>P(x,r))]}
const c=(n="")=>/^(?:number|history)/.test(n);function u({columns:n,rows:o},r){const d=n.map(({title:k})=>(0,G.wh)(k)),e=o.map(({sign:k="works",cells:x})=>({sign:k,
cells:x.map(W=>l(W).map(G.wh))})),h=d.map((k,x)=>Math.max(...[k,...e.flatMap(({cells:W})=>W[x]??[])].map(R.nc)));if(h.reduce((k,x)=>k+g.length+x,g.length)>r.width)
return e.flatMap(({sign:k,cells:x})=>{const[W,...Y]=x.map(et=>et.join(", ")),lt=Y.flatMap((et,ct)=>et===""?[]:[`${d[ct+1]} ${et}`.trim()]),_t=`${W}: ${lt.join("\
; ")}`;return(0,R.wW)({indent:2,label:G.B2[k].text,style:G.B2[k].style,text:_t},r)});const C=k=>k.map((x,W)=>{const Y=" ".repeat((h[W]??0)-(0,R.nc)(x));return c(
n[W]?.style)?Y+x:x+Y}).join(g).trimEnd();return[`    ${(0,R.nI)(C(d),"dim",r)}`,...e.flatMap(({sign:k,cells:x})=>{const W=Math.max(...x.map(({length:Y})=>Y));return Array.
from({length:W},(Y,lt)=>{const et=C(x.map(pt=>pt[lt]??"")).replace(/\u2573+/g,pt=>(0,R.nI)(pt,"red",r));return`  ${lt===0?(0,R.nI)(G.B2[k].text,G.B2[k].style,r):" "}\
 ${et}`})})]}function*m(n,o){for(const{text:r}of D(n,o))yield`${r}
`;yield`${M(n,o)}
`}function*D(n,o){const{isQuiet:r=!1,isRunner:d=!1,context:e}=o,h=(0,i.du)(e,"log",i.h,n.lines),E=d?h:{...h,limits:{...h.limits,items:0,details:0}},C=n.findings.
filter(W=>(0,U.Zh)(W,e)),k=r?(0,N.CI)(["problems"],{...n,findings:C},E):(0,N.CI)(N.$9,n,E);let x=!1;for(const W of k){const Y=_(W,o),lt=d&&W.kind==="details"&&Y.
includes(`
`),_t=!lt&&Y.includes(`
`);(x||_t&&W!==k[0])&&(yield{kind:"plain",text:""}),x=_t,yield{kind:lt?"group":"plain",text:Y}}k.length>0&&(yield{kind:"plain",text:""}),r||(yield{kind:"plain",
text:s(n,o,E)})}function M(n,o){const{text:r,style:d}=G.B2[n.passed?"works":"fails"],e=(0,v.$N)(n,o.context);return(0,R.wW)({indent:0,label:r,style:d,text:e},o).
join(`
`)}function s(n,o,r){const{findings:d,hosts:e}=n,{context:h,isRunner:E}=o,C=(0,B.Dx)(d).length>r.limits.places,k=e.length>i.dS||C||d.length>0&&!(0,i.jR)(e,r),x=E?
"the JSON report has all details; its path is the output `report`":"for all details: `--format json` or `--report FILE.json`",W=[...(0,N.vH)(n,r).shown,...(0,v.
j6)(n,h).map(S.Gy.words),...d.some(U.nM)?[S.Gy.words(`problem codes: ${h.docsUrl}`)]:[],...k?[S.Gy.words(x)]:[]];return _(S.om.paragraph(S.Gy.joined(W,S.Gy.newLine)),
o)}}),2307:((Mt,Q,t)=>{t.d(Q,{I4:()=>y,PT:()=>i,g8:()=>v});var R=t(6092),U=t(4120),N=t(7792);function i(a,l){if(typeof a=="string")return(0,R.js)(a);if(!("kind"in
a))return a.map(f=>i(f,l)).join("");switch(a.kind){case"words":return(0,R.My)(a.text).replaceAll("\xA0",l.space);case"code":return B(a,l);case"prose":return(0,R.
h$)(a.text,a.max);case"strong":return`<b>${i(a.content,l)}</b>`;case"small":return l.small(i(a.content,l));case"sentence":return(0,U.Iu)((0,R.h$)(a.text,a.max));case"\
link":return G(a.url,i(a.content,l));case"sign":return l.sign(a.of);case"break":return`<br${l.end}`;case"chart":return l.chart(a)}}function B({text:a,max:l,breaks:f},{
end:P,space:T}){const A=(0,R.D9)(a,l);return f==="never"?A.replaceAll(" ",T):f===void 0?A:A.replaceAll(f==="dots"?/\./g:/(?<!<)\//g,`$&<wbr${P}`)}const G=(a,l)=>a!==
null&&((0,N.AA)(a)||/^#[!-~]+$/.test(a))?`<a href="${(0,R.js)(a,a.length)}">${l}</a>`:l;function v(a,l){const f=P=>i(P,l);switch(a.kind){case"paragraph":return`\
<p>${f(a.content)}</p>
`;case"note":return`<p>${S(a,l)}</p>
`;case"facts":return`<dl>
${a.facts.map(({label:P,texts:T})=>`<dt>${(0,U.Iu)(P)}</dt>${T.map(A=>`<dd>${f(A)}</dd>`).join("")}
`).join("")}</dl>
`;case"sources":return g(a.items,l);case"problem":return w(a,l);case"table":return O(a,l);case"details":return p(a,l)}}const I=(a,l)=>a.map(f=>v(f,l)).join(""),
y=a=>a===void 0?"":` class="${a}"`;function S({label:a,text:l,as:f},P){const T=i(l,P);if(f==="items")return T;const A=(0,U.Iu)(a);return f!=="small"?f==="help"?
`<b>${A}:</b> ${T}`:`${A}: ${T}`:P.small(`${a==="history"?(0,U.Iu)(T):`${A} ${T}`}.`)}function w(a,l){const{severity:f,code:P,url:T,count:A,title:c,message:u,parts:m}=a,
D={kind:"link",url:T,content:P},M=(0,N.mG)`${N.Gy.sign(N.rC[f])} ${N.Gy.strong([A,c])} (${D})`,s=N.Gy.isEmpty(u)?"":`<p>${i(u,l)}</p>
`;return l.problem(f,i(M,l),`${s}${I(m,l)}`)}function g(a,l){const f=u=>i(u,l),{figures:P=[],messages:T=[]}=Object.groupBy(a,({message:u=""})=>N.Gy.isEmpty(u)?"\
figures":"messages"),A=P.map(({place:u="",line:m})=>`<figure><figcaption>${f(u)}</figcaption>${_(m,l)}</figure>
`),c=T.map(({place:u="",message:m="",help:D="",line:M})=>{const s=N.Gy.isEmpty(D)?"":`<br${l.end}<b>Help:</b> ${f(D)}`;return`<li>${f(N.Gy.joined([u,m],N.Gy.words(
": ")))}${s}${_(M,l)}</li>
`});return`${A.join("")}${c.length===0?"":`<ul>
${c.join("")}</ul>
`}`}function _(a,l){if(a===void 0)return"";const f=(0,R.J7)(a.before.trimStart().replaceAll("	"," ")),[P,T,A]=[f,a.literal,a.after].map(c=>i(c.replaceAll("	"," "),
l));return`<pre>${P}<mark>${T}</mark>${A}</pre>`}function p({title:a,children:l,anchor:f,isOpen:P},T){const A=i(a.name,T),c=I(l,T),u=a.sign===null&&N.Gy.isEmpty(
a.text),m=c===""?`<b>${A}</b>`:T.name(A),M=[a.sign===null?"":T.sign(a.sign),u?A:m,i(a.text,T)].filter(n=>n!=="").join(" ");if(c==="")return`<p>${M}</p>
`;const s=f===void 0?c:`<div id="${(0,R.My)(f)}">
${c}</div>
`;return`<details${y(f===void 0?void 0:"host")}${P?' open=""':""}>
<summary>${M}</summary>
${s}</details>
`}function O({caption:a,columns:l,rows:f,style:P},T){const A=l.map(({title:m})=>i(m,T)),c=f.map(({cells:m,host:D,sign:M})=>{const s=D===void 0?"":` data-host="${(0,R.
My)(D.anchor)}"${D.isFailing?' data-failing=""':""}`,[n="",...o]=m,d=[M===void 0?n:(0,N.mG)`${N.Gy.sign(M)}${N.Gy.words("\xA0")}${n}`,...o].map((e,h)=>T.cell(h===
0?"first column":"row",N.Gy.isEmpty(e)?"\u2013":i(e,T),l[h]?.style,P===void 0?A[h]:""));return`<tr${s}>${d.join("")}</tr>
`}),u=l.map((m,D)=>T.cell("head",A[D]??"",m.style));return T.table(a,P,`<thead>
<tr>${u.join("")}</tr>
</thead>
<tbody>
${c.join("")}</tbody>
`)}}),1423:((Mt,Q,t)=>{t.d(Q,{OT:()=>g,TM:()=>M,Zw:()=>_});var R=t(9432),U=t(9119),N=t(1780),i=t(2432),B=t(2796),G=t(4503),v=t(4120),I=t(8884),y=t(7792),S=t(7035),
w=t(806);function g(s,n){const{shown:o,rest:r}=(0,R.zN)((0,B.cZ)(s),n.limits.causes),d=new Set,e=r.flatMap(h=>h.findings).length;return[...o.map(h=>_(h,n,d)),...(0,w.
OS)(e,"finding",n)]}function _(s,n,o=new Set){const{severity:r,code:d,title:e,message:h,help:E,hosts:C,findings:k}=s,{context:x,limits:W}=n,Y=(0,I.f5)(k).map(St=>(0,w.
ik)(St,n)),[lt,_t]=C,et=lt&&_t===void 0?x.history?.get(lt):void 0,ct=r==="error"&&(0,B.hs)(k)&&!o.has(`history ${lt}`),pt=et&&ct?(0,S.kW)(et):null;return pt!==null&&
o.add(`history ${lt}`),{kind:"problem",severity:r,code:d,url:(0,i.H9)(d,x.docsUrl),count:(0,B.pq)(s),title:e,message:h===null?y.Gy.nothing:y.Gy.sentence(h,W.characters),
parts:[...h===null?l(s,n,o):O(s,n,o),...p("required by",y.Gy.joined(Y),"line"),...p("help",E?y.Gy.prose(E,W.characters):y.Gy.nothing,"help"),...p("affects",(0,v.
od)(s.affects,x.clients),"small"),...p("history",pt??y.Gy.nothing,"small")]}}const p=(s,n,o)=>y.Gy.isEmpty(n)?[]:[{kind:"note",label:s,text:n,as:o}];function O(s,n,o){
const{findings:r}=s,d=A(r,n),e=(0,I.Dx)(r),h=d.length>1&&e.length>1,E=d.length>1?"hosts":"host",C=P(r,n,o),k=n.limits.hasLines&&(!h||C.line!==void 0),x=k?e.slice(
0,1):[];return[...D(E,d,n.limits.hosts,"host",n,W=>c(W,h,n)),...k?T([C]):[],...u(r,x,h,n),...a(r,n)]}function a([s],n){const o=(s?.problem.constraints??[]).filter(
({conflicts:d})=>!d),r=n.limits.places;return D("other constraints",o,r,"constraint",n,d=>(0,w.ZT)(y.Gy.value(d.text),(0,w.N8)(d,n)))}function l(s,n,o){const r=(0,B.
cr)(s.findings),{shown:d,rest:e}=(0,R.zN)(r,n.limits.messages),h=x=>T(x.map(W=>f(W,s,n,o))),C=(m(n)===0?d:r).flatMap(x=>(0,I.Dx)(x).slice(0,1)),k=!n.limits.hasLines||
s.hosts.length>1;return[...h(d),...M(e.flat(),"finding",n,x=>h((0,B.cr)(x))),...u(s.findings,C,k,n)]}function f(s,{help:n},o,r){const[{problem:d}]=s,{characters:e,
hosts:h}=o.limits,E=A(s,{...o,detailed:new Set}),C=y.Gy.some(E,h,_t=>c(_t,E.length>1,o),"host"),{places:k,noun:x}=(0,I.TD)((0,I.Dx)(s)),W=k.length<2?"":` (and ${(0,R.
px)(k.length-1,`more ${x}`)})`,Y=(0,y.mG)`${y.Gy.prose(d.message,e)}${W}`,lt=n===null?d.help:void 0;return{...P(s,o,r),message:y.Gy.joined([C,Y],y.Gy.words(": ")),
help:lt?y.Gy.prose(lt,e):y.Gy.nothing}}function P(s,n,o){const r=(0,I.tN)(s);if(r===null)return{};const d=(0,U.R3)(r),e=r.target===void 0?"":` \u2192 ${(0,U.II)(
r.target)}`,h=!n.limits.hasLines||o.has(d)?void 0:n.lines.get(d);return o.add(d),{place:y.Gy.link((0,G.uM)(r,n.context),y.Gy.path(d+e)),line:h}}const T=s=>{const n=s.
filter(({place:o="",message:r=""})=>!y.Gy.isEmpty([o,r]));return n.length===0?[]:[{kind:"sources",items:n}]};function A(s,{detailed:n}){if(!(0,B.hs)(s))return[];
const o=[...Map.groupBy(s,({host:d})=>d).values()],[r]=s;return o.length>1||!r?.host||r.isHostNew||n.has(r.host)?o:(0,N.PP)(r.problem.message).includes(r.host)?
[]:o}function c(s,n,o){const[r]=s,d=r?.host?(0,w.b8)(r.host,o):y.Gy.nothing,e=(0,I.mj)(s,o.context.repositories.length),h=y.Gy.some((0,I.Dx)(s),1,k=>(0,w.ik)(k,
o)),E=n?e===""?h:e:y.Gy.nothing,C=r?.isHostNew?v.dy:y.Gy.nothing;return(0,w.ZT)(d,C,E)}function u(s,n,o,r){const{limits:d,context:e}=r,h=(0,I.mj)(s,e.repositories.
length);if(h===""&&o)return[];const E=(0,I.Dx)(s),C=(0,I.oN)(h===""?E:(0,I.TD)(E).places,n),k=W=>(0,w.ik)(W,r),x=n.length>0?"also at":"place";return h===""?D(x,
C,d.places,"place",r,k):C.length===0?[y.om.paragraph(y.Gy.sentence(`in ${h}`))]:D(`in ${h}`,C,d.hosts,"repository",r,k)}const m=({medium:s,limits:n})=>s==="log"?
0:n.items;function D(s,n,o,r,d,e){const{shown:h,rest:E}=(0,R.zN)(n,o),C=r==="host"||s==="place"?"items":"line";if(m(d)===0){const x=E.length>0&&d.medium!=="log"?
(0,y.mG)` ${d.elsewhere}`:y.Gy.nothing;return p(s,(0,y.mG)`${y.Gy.some(n,o,e,r)}${x}`,C)}return[...p(s,y.Gy.joined(h.map(e)),C),...M(E,r,d,k=>[y.om.paragraph(y.
Gy.joined(k.map(e)))])]}function M(s,n,o,r){if(m(o)===0)return(0,w.OS)(s.length,n,o);const d=y.om.title((0,R.px)(s.length,`more ${n}`));return y.om.details(d,(0,w.
Ku)(s,m(o),n,o,r))}}),3435:((Mt,Q,t)=>{t.d(Q,{Ub:()=>a,aJ:()=>w,gT:()=>g,qP:()=>P,sN:()=>_,wn:()=>O});var R=t(9432),U=t(9119),N=t(4503),i=t(5102),B=t(4120),G=t(
7792),v=t(806);const I=4,y=7;function S(c){const u=c.flatMap(D=>{const M=Map.groupBy(D.places,f);return M.size===0&&M.set(null,[]),Array.from(M,([s,n])=>({name:s,
finding:{...D,places:n}}))}),m=([,D])=>D.filter(({severity:M})=>M==="error").length;return[...Map.groupBy(u,({name:D})=>D)].map(([D,M])=>[D,M.map(({finding:s})=>s)]).
toSorted((D,M)=>m(M)-m(D))}function w(c,u){if(u.context.repositories.length===0)return[];const m=S(c.filter(i.nM)).filter(([r])=>r!==null),[D]=m;if(D===void 0)return[];
const M=G.Gy.some(m,{few:I},([r,d])=>(0,G.mG)`${G.Gy.code(r??"")} (${(0,B.H8)(d)})`),s=G.om.title((0,R.px)(m.length,"repository"),(0,G.mG)`with errors or warnings in files: ${M}`,
(0,i.hm)(D[1])==="error"?"fails":"warns"),n=u.medium==="log"?0:u.limits.rows,o=(0,v.Ku)(m,n,"repository",u,r=>T(r,u));return[{kind:"details",title:s,children:o}]}
const g=c=>["fails","unchecked"].includes((0,i.sG)(c));function _({hosts:c,files:u},m){const D=p(c.filter(g).map(a)),M=u.filter(({severity:k})=>k==="error"),s=p(
M.map(({places:k})=>l(k))),n=[G.om.column("Repository",k=>G.Gy.link((0,N.aE)(k),G.Gy.code(k.name))),G.om.column("Commit",O),G.om.column("Failing hosts",D,"numbe\
r"),G.om.column("Errors in files",s,"number")],o=(k,x)=>G.om.table(k,n,x),r=k=>(D(k)??0)+(s(k)??0),{hit:d=[],other:e=[]}=Object.groupBy(m.context.repositories,k=>r(
k)>0?"hit":"other"),h=d.toSorted((k,x)=>r(x)-r(k)),E=(0,R.px)(e.length,"repository"),C=G.om.title(`${E} without failing hosts or errors in files`);return[...o(h,
"Repositories with failures"),...G.om.details(C,o(e,"Other repositories"))]}function p(c){const u=Map.groupBy(c.flat(),m=>m);return({name:m})=>u.get(m)?.length??
null}const O=c=>c.commit===null?G.Gy.nothing:G.Gy.link((0,N.DZ)(c),G.Gy.code(c.commit.slice(0,y))),a=({requirements:c})=>l(c.flatMap(({because:u})=>u)),l=c=>[...new Set(
c.map(f))].filter(u=>u!==null),f=c=>typeof c=="string"?null:(0,U._M)(c.file),P=(c,u)=>u.context.repositories.length===0?[]:T(S(c),u),T=(c,u)=>c.flatMap(([m,D])=>{
const{context:M,limits:s}=u,n=M.repositories.find(e=>e.name===m),o=G.Gy.link((0,N.aE)(n),G.Gy.path(m??"this checkout")),r=G.om.title(o,(0,B.H8)(D)),d=e=>G.om.table(
e,A(u),"Findings in files");return G.om.details(r,(0,v.Ku)(D,s.rows,"finding",u,d))}),A=c=>[G.om.column("Place",({places:u})=>(0,v.AZ)(u,c.limits.ownPlaces,c,!0)),
G.om.column("Severity",({severity:u})=>(0,G.mG)`${G.Gy.sign(G.rC[u])} ${u}`),G.om.column("Problem",({problem:{message:u,code:m}})=>(0,G.mG)`${G.Gy.sentence(u,c.
limits.characters)} (${(0,v.U1)(m,c)})`)]}),4073:((Mt,Q,t)=>{t.d(Q,{YK:()=>gt,$9:()=>Gt,KL:()=>Tt,dI:()=>At,$M:()=>ht,WQ:()=>Ht,vH:()=>Xt,CI:()=>Zt,Ks:()=>Kt});
var R=t(9432),U=t(5102),N=t(6097),i=t(7792),B=t(5517),G=t(4120),v=t(6906),I=t(7035),y=t(806);const S=10,w=[7,30,90],g=30;function _(j,L){const{medium:K,limits:F,
context:J}=L,[ot,rt]=[K==="log",K==="summary"],ft=a(j,J),mt=rt?ft:ft.filter(bt=>f(bt,J)),vt=bt=>i.om.title("History:",bt);if(mt.length===0)return rt&&J.history?.
size?[i.om.line(vt("1 run so far"))]:[];const{shown:yt,rest:jt}=(0,R.zN)(mt,Math.max(F.rows,S)),kt=(0,R.zN)(yt,ot?yt.length:S),Ut=[i.om.column("Host",bt=>c(bt,L)),
...u(mt,L)],Dt=bt=>({sign:(0,U.sG)(bt)}),Ct=bt=>i.om.table(bt,Ut,"History",Dt),Bt=i.om.title((0,R.px)(kt.rest.length,"more host")),zt=K==="brief"?L.elsewhere:"i\
n the history file",wt=[...Ct(kt.shown),...i.om.details(Bt,Ct(kt.rest)),i.om.paragraph(i.Gy.small(T(yt,L))),...(0,y.OS)(jt.length,"host",{...L,elsewhere:zt})],Nt=P(
ft,J);return ot?i.om.details(vt(`${Nt}; uptime and latency of ${g} days`),wt):[i.om.line(vt(Nt)),...wt,...rt?(0,I.hc)(L):[]]}const p=({visit:j},{history:L})=>L?.
get(j.host),O=(j,L)=>p(j,L)?.recent??[];function a({hosts:j},L){const K=(F,J)=>{const{good:ot,runs:rt}=l(F,J,L)??{good:1,runs:1};return ot/rt};return j.filter(F=>O(
F,L).filter(B.yX).length>1).toSorted((F,J)=>Number((0,U.DI)(J))-Number((0,U.DI)(F))||K(F,g)-K(J,g)||K(F,90)-K(J,90))}const l=(j,L,K)=>p(j,K)?.uptime.find(({days:F,
runs:J})=>F===L&&J>0),f=(j,L)=>(0,U.DI)(j)||O(j,L).some(({outcome:K})=>K==="fails");function P(j,L){const K=j.map(rt=>O(rt,L)),F=`the last ${(0,R.px)(Math.max(...K.
map(({length:rt})=>rt)),"run")}`,J=j.filter(rt=>f(rt,L)).length;if(J===0)return`no failure in ${F}`;const ot=K.flat().filter(({outcome:rt})=>rt==="fails").length;
return j.length===1?`${ot} of ${F} failed`:`${J} of ${j.length} hosts failed in ${F}`}function T(j,{medium:L,context:K}){const F=ot=>i.Gy.words(ot.replaceAll(" ",
"\xA0")),J=i.Gy.joined((0,v.MC)(j.flatMap(ot=>O(ot,K))).map(([ot,rt])=>(0,i.mG)`${i.Gy.code(ot)}${F(` ${rt}`)}`));return L==="log"?J:(0,i.mG)`The newest run is at the right. ${J}. Uptime: the share of runs without an error. Latency: median of discovery.`}
const A=({medium:j})=>j==="summary"||j==="brief";function c(j,L){const K=(0,y.b8)(j.visit.host,L,i.Gy.name),F=p(j,L.context);if(!A(L)||F===void 0)return K;const J=(0,I.
XQ)(F),ot=L.medium==="brief"||J===null?i.Gy.nothing:i.Gy.small(J);return i.Gy.joined([K,(0,I.bW)(F.recent,L),ot],i.Gy.newLine)}function u(j,L){const{medium:K,context:F}=L;
if(F.history===null)return[];const J=K==="log",ot=(Dt,Ct)=>J?Dt:(0,i.mG)`${Dt}${i.Gy.newLine}${i.Gy.words(`${Ct}\xA0days`)}`,rt=(Dt,Ct)=>{const Bt=l(Dt,Ct,F);if(Bt===
void 0)return i.Gy.nothing;const zt=A(L)?i.Gy.small((0,R.px)(Bt.runs,"run")):i.Gy.nothing;return i.Gy.joined([(0,I.mc)(Bt),zt],i.Gy.newLine)},ft=Dt=>{const Ct=p(
Dt,F)?.medianMs??null;return Ct===null?i.Gy.nothing:(0,G.kJ)(Ct)},mt=Dt=>(0,I.bW)(O(Dt,F),L),vt=j.flatMap(Dt=>p(Dt,F)??[]),yt=vt.flatMap(({recent:Dt})=>[...Dt.slice(
0,1),...Dt.slice(-1)]),jt=i.Gy.small((0,I.hF)(yt.toSorted((Dt,Ct)=>Date.parse(Dt.at)-Date.parse(Ct.at)))),kt=J?"Last runs":(0,i.mG)`Last runs${i.Gy.newLine}${jt}`,
Ut=w.filter(Dt=>vt.some(Ct=>m(Ct,Dt)));return[...A(L)?[]:[i.om.column(kt,mt,"history")],...(J?[g]:Ut).map(Dt=>{const Ct=Dt===w[0]?"number uptime":"number older";
return i.om.column(ot("Uptime",Dt),Bt=>rt(Bt,Dt),Ct)}),i.om.column(ot("Latency",g),ft,"number minor")]}const m=({uptime:j},L)=>j.some(({days:K,runs:F},J)=>K===L&&
F>1.1*(j[J-1]?.runs??0));var D=t(2886),M=t(7615),s=t(3435);const n=2,o=4,r=6,d=20,e=200;function h(j,L=i.Gy.nothing){const{discovery:K}=j.visit.attempt,F=new Set(
(0,U.QK)(j).map(({problem:ot})=>ot.title));if(F.size>0)return(0,R.K4)([...F],n);if(K.kind==="skipped")return K.problem.title;const J=i.Gy.some(j.services,r,({id:ot})=>(0,M.
h0)(ot));return(0,y.ZT)(i.Gy.isEmpty(J)?"no services":J,L)}const E=({visit:j,servicesFrom:L},K)=>L===null?(0,G.kJ)(j.attempt.timing.totalMs):(0,i.mG)`host block at ${(0,y.
ik)(L,K)}`;function C(j,L){const{visit:K,isNew:F}=j,J=(0,U.sG)(j),ot=(0,y.b8)(K.host,{...L,detailed:new Set}),rt=F?` (${G.dy})`:"",ft=(0,i.mG)`${U.nx[J]}${rt}: ${h(
j,E(j,L))}`,mt=i.om.title(ot,ft,J),vt={kind:"facts",facts:(0,M.xS)(j,L)},yt={kind:"details",title:mt,children:[vt]};return L.medium==="page"?{...yt,isOpen:L.detailed.
size===1,anchor:(0,y.dI)(K.host)}:yt}function k(j,L,K){const{medium:F,limits:J}=K,ot=L.filter(wt=>(0,U.QK)(wt).every(Nt=>!(0,U.JR)(wt)&&!(0,D.zv)(Nt))),rt=j.flatMap(
wt=>ot.filter(Nt=>(0,U.sG)(Nt)===wt)),[ft]=rt;if(ft===void 0||(0,y.jR)(L,K))return[];const mt=F==="log",vt=(0,U.QK)(ft).length>0,yt=mt||vt,jt=yt&&rt.length<=y.dS,
kt=vt?J.details:mt?J.items:J.rows,Ut=(0,y.Ku)(rt,jt?y.dS:kt,"host",K,wt=>yt?wt.map(Nt=>C(Nt,K)):i.om.table(wt,x(K),"Hosts"));if(jt||vt&&(mt||Ut.length===0))return Ut;
const Dt=i.Gy.some(rt,{few:o},({visit:wt})=>(0,y.b8)(wt.host,K)),Ct=(0,U.sG)(ft),Bt=vt?"with errors or warnings":U.nx[Ct];return[{kind:"details",title:rt.length===
1?i.om.title(Dt,Bt,Ct):i.om.title((0,R.px)(rt.length,"host"),(0,i.mG)`${Bt}: ${Dt}`,Ct),children:Ut}]}const x=j=>[i.om.column("Host",L=>W(L,j)),i.om.column("Req\
uired by",({requirements:L})=>{const K=L.flatMap(F=>F.because);return(0,y.AZ)(K,j.limits.ownPlaces,j)}),i.om.column("Result",L=>h(L,E(L,j)))];function W({visit:{
host:j},isNew:L},K){const F=L?i.Gy.small(G.dy):i.Gy.nothing;return i.Gy.joined([(0,y.b8)(j,K,i.Gy.name),F],i.Gy.newLine)}const Y=j=>(0,i.mG)`${i.Gy.sign((0,U.sG)(
j))} ${U.nx[(0,U.sG)(j)]} ${i.Gy.small(h(j))}`;function lt(j,L){const K=mt=>(0,s.Ub)(mt).length||null,F=[i.om.column("Host",mt=>W(mt,L),"name"),i.om.column("Sta\
tus",Y,"status"),i.om.column("Time",mt=>(0,U.JR)(mt)?null:E(mt,L),"number minor"),i.om.column("Repositories",K,"number repositories"),...u(j,L),i.om.column("Cer\
tificate expires",et,"minor when")],J=mt=>i.om.table(mt,F,"Hosts",_t,"hosts",e),{good:ot=[],other:rt=[]}=Object.groupBy(j,mt=>(0,U.sG)(mt)==="works"?"good":"oth\
er");if(ot.length<=d||rt.length===0)return J(j);const ft=i.om.title((0,R.px)(ot.length,"host"),U.nx.works,"works");return[...J(rt),...i.om.details(ft,J(ot))]}const _t=j=>({
host:{anchor:(0,y.dI)(j.visit.host),isFailing:(0,s.gT)(j)}}),et=({visit:j})=>j.attempt.certificates.map(({expires:L})=>L.slice(0,10)).sort()[0]??"";var ct=t(1423),
pt=t(9119),St=t(8032),Lt=t(5243);const q=3,dt=6,at=2,ut=12;function $t(j,L,K){const F=new Set(L.failing),J=({directory:rt,clients:ft})=>F.has(rt)&&ft.some(mt=>L.
clients.includes(mt)),ot=rt=>J(rt)?"fails":(0,U.Fl)(rt.rows);return(0,U.Yn)(j,ot).flatMap(rt=>rt.slice(0,1).flatMap(ft=>Ot(rt,ot(ft),K)))}function Ot(j,L,K){const{
medium:F,limits:J,context:ot}=K,rt=Pt(j,L),ft=j.length<=y.dS,mt=rt.sign==="fails"||rt.sign==="warns"?F!=="log"||ft:F==="page"||F==="summary"&&ot.repositories.length<=
1||F==="log"&&ft&&j.some(({rows:yt})=>yt.some(It)),vt=(0,y.Ku)(j,mt?J.roots:0,"root module",K,yt=>yt.map(jt=>({kind:"details",title:Pt([jt],L),children:z(jt,K)})));
return ft&&vt.length>0?vt:[{kind:"details",title:rt,children:vt}]}const It=({excluding:j=[]})=>j.length>0;function Pt(j,L){const K=j.flatMap(kt=>kt.rows),F=j.length===
1,J=j[0]?.clients??[],ot=K.filter(kt=>(0,U.Fl)([kt])===L),rt=new Set(ot.map(kt=>it(kt,J))),ft=F?Array.from(rt,i.Gy.path):j.map(X),mt=(0,i.mG)` ${F?"for":"in"} ${i.
Gy.some(ft,q,kt=>kt)}`,vt=ft.length===0?i.Gy.nothing:mt,yt={fails:(0,i.mG)`init fails${vt}`,warns:(0,i.mG)`warnings${vt}`,skipped:V(K),works:V(K)},jt=F?j.map(X):
(0,R.px)(j.length,"root module");return i.om.title((0,i.mG)`${jt}:`,yt[L],L)}function V(j){const L=({kind:yt,source:jt})=>`${yt} ${jt}`,K=[...new Map(j.map(yt=>[
L(yt),yt])).values()];if(K.length===0)return"no registry modules and no providers";const F=Map.groupBy(K,({kind:yt})=>yt),J=Array.from(F,([yt,{length:jt}])=>(0,R.
px)(jt,yt)).join(" and "),ot=j.some(({isDirect:yt,platforms:jt})=>yt||jt.length>0),rt=[...j.some(({isDirect:yt})=>!yt)?["version"]:[],...ot?["package"]:[]],ft=new Set(
j.filter(U.Rm).map(L)).size,mt=K.filter(({chosen:yt})=>Object.values(yt).includes(null)).length,vt=[...mt>0?[`${mt} without a version`]:[],...ft>0?[`${ft} not c\
hecked`]:[]];return`${J}, ${vt.join(", ")||`every ${rt.join(" and ")} is available`}`}const X=({directory:j})=>j==="."?i.Gy.words("the top directory"):i.Gy.path(
(0,pt.II)(j));function z({rows:j,clients:L},K){const F=(0,U.Yn)(j,ot=>(0,U.Fl)([ot])).flat(),J=ot=>({sign:(0,U.Fl)([ot])});return(0,y.Ku)(F,K.limits.rows,"row",
K,ot=>i.om.table(ot,$(L,K),"Modules and providers",J))}const $=(j,L)=>[i.om.column("Module or provider",K=>b(K,j,L)),i.om.column("Problem",({problems:K})=>{const F=K.
filter(({usualSeverity:J})=>J!=="notice");return i.Gy.joined(F.map(({code:J})=>(0,y.U1)(J,L)))}),i.om.column("Constraint",K=>H(K,L)),i.om.column("Version",K=>nt(
K,j)),i.om.column("Newest",K=>Z(K,L)),i.om.column("Platforms",({platforms:K})=>i.Gy.some(K,ut,({platform:F,available:J})=>{const ot=J===null?"?":J?"\u2713":"\u2717";
return(0,i.mG)`${i.Gy.words(ot)} ${i.Gy.value(F)}`}))];function b(j,L,K){const F=i.Gy.path(it(j,L));if(K.medium==="log")return F;const J=j.source===j.address?i.
Gy.nothing:i.Gy.path(j.source),ot=j.places.slice(0,1).map(ft=>(0,y.ik)(ft,K)),rt=i.Gy.joined([J,ot],i.Gy.words(" at "));return i.Gy.joined([i.Gy.strong(F),i.Gy.
small(rt)],i.Gy.newLine)}function H({constraints:j,requiredBy:L,conflicting:K=[]},F){if(L===void 0)return i.Gy.joined(j.map(i.Gy.value));const J=[...new Set([...K,
...L])],{shown:ot,more:rt}=(0,R.zN)((0,pt.c1)(J,({text:vt})=>vt),dt),ft=ot.map(vt=>{const[yt]=vt,jt=K.includes(yt)?i.Gy.words("\u2717\xA0"):i.Gy.nothing,kt=(0,i.
mG)`${jt}${i.Gy.value(yt.text)}`,Ut=tt(vt,F);return F.medium==="log"?(0,y.ZT)(kt,Ut):(0,i.mG)`${kt} ${i.Gy.small(Ut)}`}),mt=rt===0?i.Gy.nothing:i.Gy.words(`and ${rt}\
 more`);return i.Gy.joined([...ft,mt],i.Gy.newLine)}function Z({newest:j,excluding:L=[]},K){if(j===null)return i.Gy.nothing;const F=L.length===0?i.Gy.nothing:(0,i.
mG)`excluded by ${tt(L,K)}`;return(0,y.ZT)(i.Gy.value(j),F)}const tt=(j,L)=>i.Gy.some(j,at,K=>L.medium!=="log"||(0,pt.Kh)(K)?(0,y.N8)(K,L):i.Gy.path(st(K))),st=({
module:j,place:L})=>[j,...(typeof L=="string"?void 0:L.inside)?.through??[]].flatMap(K=>K?.replace(/ \(.*\)$/,"")??[]).join(" > "),it=({address:j,host:L},K)=>K.
every(F=>(0,Lt.Vm)(F)===L)&&j.startsWith(`${L}/`)?j.slice(L.length+1):j;function nt({chosen:j,locked:L},K){const F=St.Du.filter(mt=>j[mt]!==void 0),J=Map.groupBy(
F,mt=>j[mt]??null),ot=J.size<2&&K.every(mt=>F.includes(mt)),rt=Array.from(J,([mt,vt])=>{const yt=mt===null?"none":i.Gy.value(mt);return ot?yt:(0,i.mG)`${(0,R.eZ)(
vt)} ${yt}`});if(L===null||rt.length===0)return i.Gy.joined(rt);const ft=J.size===1&&J.has(L);return(0,y.ZT)(i.Gy.joined(rt),ft?"locked":(0,i.mG)`locked: ${i.Gy.
value(L)}`)}const Et=["problems","unchecked","ownFiles","history","roots"],ht=[...Et,"requests","passed","skipped","notices","ignored","notes"],gt=[...Et,"passe\
d","skipped","notes"],Gt=[...Et,"requests","passed","skipped"],Tt=["problems","hosts","details","incidents","repositories","roots","files","notices","ignored","\
notes"],Rt=(j,...L)=>({title:j,blocks:({hosts:K},F)=>k(L,K,F)}),At={problems:{title:"Problems",blocks:({findings:j},L)=>(0,ct.OT)(L.medium==="log"?j:j.filter(U.
nM),L)},ownFiles:{title:"Repositories",blocks:({files:j},L)=>(0,s.aJ)(j,L)},history:{title:"History",blocks:_},roots:{title:"Root modules",blocks:Wt},requests:Rt(
"Requests","fails","warns"),unchecked:Rt("Hosts","unchecked"),passed:Rt("Hosts that passed","works"),skipped:Rt("Skipped hosts","skipped"),hosts:{title:"Hosts",
blocks:({hosts:j},L)=>lt((0,U.md)(j),L)},incidents:{title:"Incidents",blocks:(j,L)=>(0,I.hc)(L)},details:{title:"Details",blocks:({hosts:j},L)=>Ft((0,U.md)(j),L)},
repositories:{title:"Repositories",blocks:s.sN},files:{title:"Findings in files",blocks:({files:j},L)=>(0,s.qP)(j,L)},notices:{title:"Notices",blocks:xt},ignored:{
title:"Ignored findings",blocks:Vt},notes:{title:"About this check",blocks:Yt}};function Wt({roots:j,hosts:L,init:K},F){const J=(0,y.jR)(L,F),ot=j.filter(({rows:rt})=>!J||
(0,U.Fl)(rt)!=="fails");return $t(ot,K,F)}const Ht=({hosts:j},{limits:L})=>new Set((0,R.zN)((0,U.md)(j),L.details).shown.map(({visit:K})=>K.host)),Ft=(j,L)=>(0,y.
Ku)(j,L.limits.details,"host",L,K=>K.map(F=>C(F,L)));function xt({findings:j},L){const K=j.filter(J=>!(0,U.nM)(J)),F=i.om.title((0,R.px)(K.length,"notice"),i.Gy.
nothing,"notice");return i.om.details(F,(0,ct.OT)(K,L))}function Vt({ignored:j},L){const{rows:K,characters:F}=L.limits,J=i.Gy.code("ignore"),ot=[i.om.column("Co\
de",({finding:ft})=>(0,y.U1)(ft.problem.code,L)),i.om.column("Host",({finding:{host:ft}})=>ft&&(0,y.b8)(ft,L)),i.om.column("Place",({finding:ft})=>(0,y.AZ)(ft.places,
1,L)),i.om.column("Reason",({rule:ft})=>ft.reason&&i.Gy.prose(ft.reason,F)),i.om.column("Ignored by",({rule:ft})=>ft.place?(0,y.ik)(ft.place,L):J)],rt=(0,y.Ku)(
j,K,"ignored finding",L,ft=>i.om.table(ft,ot,"Ignored findings"));return i.om.details(i.om.title((0,R.px)(j.length,"ignored finding")),rt)}function Yt(j,L){const{
shown:K,rest:F}=Xt(j,L),J=ot=>[i.om.paragraph(i.Gy.joined(ot,i.Gy.newLine))];return[...J(K),...(0,ct.TM)(F,"remark",L,J)]}function Xt(j,{context:L,limits:K}){const F=(0,N.
h$)(j,L).map(J=>i.Gy.sentence(J,K.characters));return(0,R.zN)(F,K.remarks)}const Kt=(j,L,K)=>j.flatMap(F=>{const{title:J,blocks:ot}=At[F],rt=F==="details"&&L.hosts.
length>y.dS,mt=L.hosts.length===1&&F==="hosts"?[]:ot(L,K);return mt.length===0?[]:[{id:F,title:J,isFolded:rt,blocks:mt}]}),Zt=(j,L,K)=>j.flatMap(F=>At[F].blocks(
L,K))}),5955:((Mt,Q,t)=>{t.d(Q,{M:()=>B,u:()=>v});var R=t(2170),U=t(1780),N=t(6092),i=t(8884);function*B(I,y=""){const S=`${y}  `,w=I instanceof Iterator,[g,_]=w?
"[]":"{}";let p=g;for(const O of w?I:Object.entries(I)){const[a,l]=w?["",O]:[`"${O[0]}": `,O[1]];if(l===void 0)continue;const f=`${p}
${S}${a}`;p=",",G(l)?(yield f,yield*B(l,S)):yield f+(0,N.s$)(JSON.stringify(l,null,2).replaceAll(`
`,`
${S}`))}yield p===g?`${g}${_}`:`
${y}${_}`}const G=I=>I instanceof Iterator||Object.values(I??{}).some(y=>y instanceof Iterator);function v(){const I=new Map;return y=>{const{host:S,problem:w}=y,
g=(0,N.RK)((0,i.ju)(y)??""),p=S===null&&!w.code.startsWith("file-")?(0,N.RK)((0,U.pj)(w.message)):"",O=[w.code,S??"",g,(0,R.W7)(y),p].join("|"),a=(I.get(O)??0)+
1;return I.set(O,a),`${O}|${a}`}}}),3394:((Mt,Q,t)=>{t.d(Q,{Cf:()=>T,Fp:()=>D,Gc:()=>f,gD:()=>u,ni:()=>g,wQ:()=>P,yv:()=>M});var R=t(9432),U=t(6092),N=t(2307),i=t(
5102),B=t(4073),G=t(806),v=t(4120),I=t(6906),y=t(6097),S=t(7792);const w={sign:s=>I.B2[s].emoji,small:s=>`<sub>${s}</sub>`,name:s=>`<b>${s}</b>`,chart:({runs:s,
label:n})=>`<code role="img" aria-label="${(0,U.My)(n)}">${(0,I.qX)(s)}</code>`,problem:(s,n,o)=>`<p>${n}</p>
${o}`.replaceAll(`</p>
<p>`,`
<br>`).replaceAll(`</sub>
<br><sub>`," "),table:(s,n,o)=>`<table>
${o}</table>
`,cell:(s,n,o)=>{const r=o?.startsWith("number"),d=r?n.replaceAll(" ","&nbsp;"):n,e=r?' align="right"':"";return s==="head"?`<th${e||' align="left"'}>${d}</th>`:
`<td${e}>${d}</td>`},end:">",space:"&nbsp;"},g=s=>(0,N.PT)(s,w),_=s=>s.map(n=>(0,N.g8)(n,w).trim()).filter(n=>n!=="").join(`

`),p=1e6,O=10,a=100,l=7;function f(s,n){const o=n.docsUrl.replace(/[^/]*\/[^/]*$/,"recipes.md#keep-the-report"),r=S.Gy.link(o,S.Gy.words("in the JSON report"));
return T(B.$M,s,(0,G.du)(n,"summary",r,s.lines),{head:`## ${u(s,n)}`,foot:(0,S.mG)`tf-disco ${n.version}, started ${(0,v.QN)(n.startedAt)}.`,maxBytes:p})}const P=(s,n,o,r)=>T(
B.YK,s,(0,G.du)(n,"brief",G.xy),{head:`### ${m(s,n)}`,foot:(0,S.mG)`Details in the summary of ${D(o)}. Updated automatically.`,maxBytes:r});function T(s,n,o,{head:r,
foot:d,maxBytes:e}){const h=_([S.om.paragraph(S.Gy.small(d))]),E=e-O-(0,R.$$)(r+h),C=A(s,n,o),k=c(C,_,E);return`${[r,...k,h].filter(x=>x!=="").join(`

`)}
`}const A=(s,n,o)=>s.flatMap(r=>{const{title:d,blocks:e}=B.dI[r],h=S.om.paragraph((0,S.mG)`${d}: more ${o.elsewhere}`);return r!=="problems"?[[e(n,o),[h]]]:e(n,
o).map(E=>E.kind==="problem"?[[E],[{...E,message:S.Gy.nothing,parts:[]}]]:[[E]])});function c(s,n,o){const r=s.map(([h=[]])=>n(h)),d=()=>r.reduce((h,E)=>h+(E===
""?0:(0,R.$$)(`${E}

`)),0)>o,e=[...s.keys()].reverse().filter(h=>r[h]!=="");for(const h of e){const E=s[h]?.[1];E!==void 0&&d()&&(r[h]=n(E))}for(const h of e)d()&&(r[h]="");return r}
const u=(s,n)=>`${I.B2[(0,i.fi)(s)].emoji} ${(0,v.Iu)((0,y.$N)(s,n))}`,m=(s,n)=>`${I.B2[(0,i.fi)(s)].emoji} Terraform service discovery: ${(0,y.$N)(s,n)}`;function D({
url:s,workflow:n,job:o,commit:r}){const d=n.split("/").at(-1)??"";return S.Gy.joined([S.Gy.link(s,S.Gy.code(d===""?"this run":d,a)),o===""?S.Gy.nothing:(0,S.mG)`job ${S.
Gy.code(o,a)}`,r===""?S.Gy.nothing:(0,S.mG)`commit ${S.Gy.code(r.slice(0,l))}`])}const M=(s,n,o)=>`${m(s,n)}. ${g(S.Gy.small(D(o)))}
`}),6811:((Mt,Q,t)=>{t.d(Q,{Ng:()=>B,XP:()=>p,fN:()=>_,qY:()=>S});var R=t(9432),U=t(255),N=t(6092),i=t(3471);function B({url:a,status:l,ms:f,address:P,proxy:T,authorization:A}){
const c=P??(T===null?"not connected":`proxy ${T}`),u=A==="sent"?", token sent":"",m=`${l??"no response"} in ${Math.round(f)} ms`;return(0,N.BP)((0,N.RK)(`GET ${a}\
: ${m} (${c}${u})`,N.h2))}const G=2,v=80;function I(a){if(a.kind==="scan")return`read ${(0,R.px)(a.files,"file")}`;if(a.kind==="registries")return`${a.done} of ${(0,R.
px)(a.total,"registry request")} done`;if(a.kind==="packages"){const u=[...new Set(a.waiting)];return`${(0,R.px)(a.done,"transfer")} of packages done${y(u)}`}const{
done:l,total:f,failed:P,waiting:T}=a,A=P===0?"":`, ${P} failed so far`,c=[...T];return`${l} of ${(0,R.px)(f,"host")} checked${A}${y(c)}`}function y(a){const{shown:l,
more:f}=(0,R.zN)(a,G),P=l.map(T=>(0,N.RK)((0,U.nx)(T),v));return P.length===0?"":f===0?`; waiting for ${P.join(" and ")}`:`; waiting for ${P.join(", ")} and ${(0,R.
px)(f,"other")}`}const S={show:()=>{},end:()=>{}},w=5e3,g=200;function _(a){let l=!0;return O(w,f=>{l&&a(f),l=!l})}function p(a,l){let f="";const{show:P,end:T}=O(
g,c=>{const u=(0,i.Wc)(c,0,l-1);u!==f&&a(`\r${u}\x1B[K`),f=u});return{show:P,end:()=>{T(),f!==""&&a("\r\x1B[K")}}}function O(a,l){let f=null;const P=setInterval(
()=>{f!==null&&l(I(f))},a).unref();return{show:A=>{f=A},end:()=>clearInterval(P)}}}),3397:((Mt,Q,t)=>{t.d(Q,{B:()=>g,t:()=>w});var R=t(3087),U=t(7039),N=t(3394),
i=t(6092);let B=function(..._){return{hash:B}=process.getBuiltinModule("node:crypto"),new.target?new B(..._):B(..._)},G=function(..._){return{badgesOf:G}=t.late(
[7912],7912),new.target?new G(..._):G(..._)},v=function(..._){return{renderCodeQuality:v}=t.late([9811],9811),new.target?new v(..._):v(..._)},I=function(..._){return{
renderJunit:I}=t.late([6597],6597),new.target?new I(..._):I(..._)},y=function(..._){return{renderHtml:y}=t.late([8594],6213),new.target?new y(..._):y(..._)},S=function(..._){
return{renderSarif:S}=t.late([8554],8554),new.target?new S(..._):S(..._)};function w(_,p,O){const a=[],l=(f,P)=>{const T=(0,R.KE)(()=>(0,R.f8)(O,f,(0,R.mk)(P())));
return T!==null&&a.push(`the report ${(0,i.RK)(f)} was not written: ${T}`),T===null};for(const{path:f,format:P,title:T}of _)P!=="badge"?l(f,()=>g(P,p,T)):G(f,p).
every(A=>l(A.path,()=>[A.text]));return a}function g(_,{verdict:p,context:O},a){switch(_){case"json":return(0,U.hF)(p,O);case"sarif":return S(p,O);case"junit":return I(
p,O);case"codequality":return v(p,l=>B("sha256",l));case"html":return y(p,O,l=>B("sha256",l,"base64"),a);case"markdown":return[(0,N.Gc)(p,O)]}}}),2019:((Mt,Q,t)=>{
t.d(Q,{G:()=>B});var R=t(6760),U=t(9968);const N=/^[0-9a-f]{40}$/,i=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;function B(a){const l=(0,R.join)(a,".git"),f=G(l,a)??l,P=S(
(0,R.join)(f,"commondir")),T=P===null?f:(0,R.resolve)(f,P),A=()=>(0,U.r7)((0,R.join)(T,"packed-refs"))??"",c=v(S((0,R.join)(f,"HEAD")),[f,T],A);return c===null?
null:{commit:c,isFetched:y(c,(0,U.r7)((0,R.join)(f,"FETCH_HEAD"))??"",A),remote:_((0,U.r7)((0,R.join)(T,"config"))??"")}}function G(a,l){const[,f]=/^gitdir: (.+)$/.
exec(S(a)??"")??[];return f===void 0?null:(0,R.resolve)(l,f)}function v(a,l,f){const[,P]=i.exec(a??"")??[],T=P===void 0?a:I(P,l,f);return T!==null&&N.test(T)?T:
null}function I(a,l,f){for(const T of l){const A=S((0,R.join)(T,a));if(A!==null)return A}return f().split(`
`).find(T=>T.endsWith(` ${a}`))?.slice(0,40)??null}function y(a,l,f){const P=(T,A)=>T.split(`
`).some(c=>c.startsWith(`${a}${A}`));return P(l,"	")||P(f()," refs/remotes/")}const S=a=>(0,U.r7)(a)?.replace(/\r?\n$/,"")??null,w=21,g=/^(?!\.{1,2}$)[\w.-]+$/;
function _(a){let l=!1;for(const f of a.split(`
`).map(P=>P.trim())){f.startsWith("[")&&(l=f==='[remote "origin"]');const P=f.indexOf("=");if(!(!l||P<0||f.slice(0,P).trim().toLowerCase()!=="url"))return p(f.slice(
P+1).trim())}return null}function p(a){const l=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(a),[f,P]=l===null?O(a):[l[1],l[2]],T=(P??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),A=T.length>1&&T.length<=w;return!f||!A||!T.every(c=>g.test(c))?null:{host:f.toLowerCase(),owner:T.slice(0,-1).join("/"),name:T.at(-1)??""}}function O(a){
const l=URL.parse(a);return l===null||!/^(https?|ssh):$/.test(l.protocol)?[]:[l.protocol==="ssh:"?l.hostname:l.host,l.pathname.slice(1)]}}),1116:((Mt,Q,t)=>{t.d(
Q,{H:()=>f});var R=t(9432),U=t(2170),N=t(9119),i=t(9615),B=t(255),G=t(6092),v=t(2796),I=t(5102),y=t(1423),S=t(806),w=t(8884),g=t(6906),_=t(6097),p=t(7792);const O=10,
a=200,l=3600,f=(s,n)=>[...T(s,n),...i.oC.flatMap(o=>{const r=s.findings.filter(d=>{const e=(0,I.Zh)(d,n)||P(d);return d.severity===o&&e});return A(o,(0,v.cZ)(r),
n)})],P=s=>(0,I.nM)(s)&&!(0,v.hs)([s])&&u((0,U.Xd)(s)),T=(s,n)=>s.passed||(0,I.hm)(s.findings)==="error"?[]:[m("error","The check failed",(0,_.$N)(s,n))];function A(s,n,o){
const r=(0,S.du)(o,"notes",S.xy),{shown:d,rest:e}=(0,R.zN)(n,n.length>O?O-1:O),h=e.flatMap(({findings:k})=>k),E=[...new Set(e.map(({title:k})=>k)),"see the job \
summary"],C=`and ${(0,R.px)(h.length,`more ${s}`)}`;return[...d.map(k=>{const x=(0,w.tN)(k.findings),W=u(x)?x:null,Y=W===null?"":(0,N.R3)({...W,inside:void 0});
return m(s,c(k),D((0,y.Zw)(k,r),Y),W)}),...h.length>0?[m(s,C,E.join(`
`))]:[]]}function c(s){const[n]=s.hosts,o=n===void 0?"":`${(0,G.RK)((0,B.nx)(n))}: `;return`${(0,v.pq)(s)||o}${s.title}`}function u(s){const n=s?.file??"";return n!==
""&&(0,w.CN)(n)&&(0,G.BP)((0,G.RK)(n,n.length))===n}const m=(s,n,o,r=null)=>({level:s,title:(0,G.LS)((0,G.RK)(n,a)),message:(0,G.LS)(o),...r,inside:void 0});function D({
message:s,title:n,code:o,url:r,parts:d},e){const h=(0,g.wh)(p.Gy.isEmpty(s)?n:s),{first:E=[],last:C=[]}=Object.groupBy(d,W=>W.kind==="note"&&(W.as==="help"||W.as===
"small")?"first":"last"),k=[...E,...C].flatMap(W=>M(W,e)),x=l-r.length;return`${(0,R.dh)([`${(0,R.dh)(h,x/2)} [${o}]`,...k].join(`
`),x)}
${r}`}function M(s,n){return s.kind==="note"?[`${s.label}: ${(0,g.wh)(s.text)}`]:s.kind==="paragraph"?[(0,g.wh)(s.content)]:s.kind!=="sources"?[]:s.items.flatMap(
({place:o="",message:r="",help:d=""})=>{const e=(0,g.wh)(o)===n?p.Gy.nothing:o;if(p.Gy.isEmpty(r))return p.Gy.isEmpty(e)?[]:[`at: ${(0,g.wh)(e)}`];const h=`- ${(0,g.
wh)(p.Gy.joined([e,r],p.Gy.words(": ")))}`;return p.Gy.isEmpty(d)?[h]:[h,`  help: ${(0,g.wh)(d)}`]})}}),8065:((Mt,Q,t)=>{t.d(Q,{Fr:()=>f,GN:()=>l,K$:()=>A,O7:()=>c,
cn:()=>I,fF:()=>y,yi:()=>P});var R=t(9432),U=t(6092),N=t(4073),i=t(806),B=t(4120),G=t(3394),v=t(7792);const I="the files",y="certificates and tokens that expire\
 soon",S=m=>m!==I&&m!==y,w=200,g="Terraform service discovery fails: ",_="Terraform service discovery recovers: ",p="Registry check: ",O=3,a=10;function l({failing:{
first:m,count:D}},M=I){const s=m.filter(({recovering:k})=>k===void 0),n=s.some(({subject:k})=>S(k)),[o,r]=s.length===0?[_,m]:[n?g:p,s],d=D-m.length+r.length,e=({
subject:k})=>k===I?M:k,h=r.slice(0,O).map(e),E=d>h.length?[`${d-h.length} more`]:[],C=(0,U.RK)(`${o}${[...h,...E].join(", ")}`);return C.length>w?`${o}${d} host\
s`:C}const f=m=>[g,_,p].some(D=>m.startsWith(D));function P(m,D,{outage:M,page:s,maxBytes:n}){const{startedAt:o}=D,r=M.failing.count>0?" Closes when all hosts r\
ecover.":"",d=T(M.failing,o).map(G.ni);return(0,G.Cf)(N.YK,m,(0,i.du)(D,"brief",i.xy),{head:[`### ${(0,G.gD)(m,D)}`,...d].join(`

`),foot:(0,v.mG)`Last checked ${(0,B.QN)(o)}; details in the summary of ${(0,G.Fp)(s)}. Updated automatically.${r}`,maxBytes:n})}function T({first:m,count:D},M){
const n=[...Map.groupBy(m,({subject:d,since:e,recovering:h})=>h===void 0?`${d===y?"Reported":"Failing"} since ${(0,B.QN)(e)} (${(0,B.u8)(e,M)})`:`Recovering, ${h.
good} of ${(0,R.px)(h.needed,"run")} without a failure`)].slice(0,a),o=D-n.flatMap(([,d])=>d).length,r=n.map(([d,e])=>{const h=v.Gy.sign(e.some(({recovering:C})=>C)?
"works":"fails"),E=v.Gy.some(e,a,({subject:C})=>u(C));return(0,v.mG)`${h} ${d}: ${E}`});return o>0?[...r,(0,v.mG)`and ${o} more`]:r}function A(m,D){const{at:M,down:s,
up:n,gone:o,still:r,endedSince:d,isReopened:e}=m,h=(x,W,Y)=>Y.length===0?v.Gy.nothing:(0,v.mG)`${v.Gy.sign(x)} ${W}: ${v.Gy.some(Y,a,lt=>lt)}.`,E=({subject:x,since:W})=>(0,v.
mG)`${u(x)} (after ${(0,B.u8)(W,M)})`;return`${[e?(0,v.mG)`Reopened: the failure continues or has returned.`:v.Gy.nothing,h("fails","Failing",s.map(u)),h("works",
"Recovered",n.map(E)),h("skipped","No longer checked",o.map(u)),h("fails","Still failing",r.map(u)),d===null?v.Gy.nothing:(0,v.mG)`${v.Gy.strong("Nothing fails \
any more.")} The outage lasted ${(0,B.u8)(d,M)}, from ${(0,B.QN)(d)} to ${(0,B.QN)(M)}, as observed by this check.`,v.Gy.small(v.Gy.joined([(0,B.QN)(M),(0,G.Fp)(
D)]))].filter(x=>!v.Gy.isEmpty(x)).map(G.ni).join(`

`)}
`}const c=m=>`Duplicate of #${m}, which another run opened at the same time.
`,u=m=>S(m)?v.Gy.code(m):m}),4947:((Mt,Q,t)=>{t.a(Mt,async(R,U)=>{try{let k=function(et){for(const ct of d.redact(et))f.pq(ct)},x=function(et){for(const ct of d.
redact(et))f.$e((0,_.LS)(ct))},lt=function(et){const{verdict:ct,changes:pt,context:St}=et,Lt=M===null?[]:(0,a.ws)((0,y.R8)(ct),o,M),q=pt?.kind==="files"?pt.files:
[],dt=M===null?new Map:(0,a.hP)(Lt,q,o,M);return{...et,located:Lt,context:{...St,links:dt}}};t.r(Q);var N=t(9876),i=t(3628),B=t(3214),G=t(3087),v=t(1116),I=t(7039),
y=t(4503),S=t(6662),w=t(3394),g=t(255),_=t(6092),p=t(437),O=t(9973),a=t(8278),l=t(6102),f=t(166),P=t(4436),T=t(6811),A=t(4515),c=t(3397);const u={colour:!1,width:120,
isRunner:!0};(0,A.kL)(process,et=>process.stderr.write(`the log was not written: ${et}
`));const{env:m}=process,D=f.j_(m.GITHUB_EVENT_PATH);delete m.GITHUB_EVENT_PATH;const M=(0,P.ng)(m,D),s=(0,P.$c)(m.GITHUB_EVENT_NAME,D),n=Object.keys(m).filter(
et=>et.startsWith(g.xV)&&!m[et]);for(const et of s?n:[])delete m[et];const o=m.GITHUB_WORKSPACE??process.cwd(),r=f.Ko(),d=(0,N.cA)(r,m,(0,i.K)(f.Pq)),e=new B.VG;
let h=[];await(0,A.mB)(process,{stop:e,secrets:d,isFinal:!1,act:E,reportMistakes:et=>f.z3(et.map(ct=>(0,_.LS)(ct)).join(`
`),{title:"Wrong settings"}),reportCrash:et=>f.z3(et,{title:"Could not run"})});async function E(et){const ct=(0,T.fN)(q=>k([q])),{checked:pt,warnings:St}=await(0,p.
k_)(r,process,ct,{directory:o,isFork:s,stop:e,changes:C,onRequest:m.RUNNER_DEBUG==="1"?q=>f.Yz(d.redact((0,T.Ng)(q))):void 0,secrets:d}),Lt=et.aborted?3:pt.verdict.
passed?0:1;return x(St),await Y(pt,et),h.length>0?3:Lt}async function C({githubToken:et}){const ct=await(0,O.S)(M,et,e.signal);return ct.kind==="all"&&M?.pull&&
x([`changed-only has no effect: ${ct.why}`]),ct}async function W(et,ct){try{await ct()}catch(pt){x([`${et}: ${(0,G.A3)(pt)}`])}}async function Y(et,ct){let pt={
...et,located:[]};await W("places are not links",()=>{pt=lt(et)}),await _t(pt),ct.aborted||await W("the comment and the issue were not written",async()=>{const{
notes:St,warnings:Lt}=await(0,l.m)(pt,M,o,ct);k(St),x(Lt)}),await W("the log was not written",()=>f.pq((0,S.gM)(et.verdict,{...u,context:et.context})))}async function _t({
settings:et,verdict:ct,context:pt}){const{GITHUB_OUTPUT:St,GITHUB_STEP_SUMMARY:Lt,RUNNER_TEMP:q}=m,dt={...u,context:pt},at={"the log was not written":()=>f.ur((0,S.
K8)(ct,dt)),"the annotations were not written":()=>f.fz((0,v.H)(ct,pt)),"the outputs were not written":()=>x(f.Kn(St,f.Fc(ct))),"the job summary was not written\
 to GITHUB_STEP_SUMMARY":()=>f.Sy(Lt,(0,w.Gc)(ct,pt)),"the JSON report was not written to RUNNER_TEMP":()=>{const ut=f.u5(q,(0,I.hF)(ct,pt));x(f.Kn(St,{report:ut}))},
"the report files were not written":()=>{h=(0,c.t)(et.report,{verdict:ct,context:pt},o);for(const ut of d.redact(h))f.z3((0,_.LS)(ut))}};for(const[ut,$t]of Object.
entries(at))await W(ut,$t)}U()}catch(u){U(u)}},1)}),9973:((Mt,Q,t)=>{t.d(Q,{N:()=>B,S:()=>A});var R=t(1123),U=t(4436);const N=100,i=100;async function B(c,u,m,D){
const M=AbortSignal.any([AbortSignal.timeout(m),D]),{connect:s}=await Promise.all([t.e(9795),t.e(8302)]).then(t.bind(t,8302)),{rest:n,paginate:o}=s(c,u,M),r={owner:c.
owner,repo:c.repository},d={...r,per_page:N},e=(E,C)=>v(E.then(({data:k})=>C(k))),h=async(E,C,k)=>(await v(G(E,k))).flatMap(C);return{listComments:E=>{const C={
...d,issue_number:E};return h(o.iterator(n.issues.listComments,C),I)},createComment:(E,C)=>e(n.issues.createComment({...r,issue_number:E,body:C}),I),updateComment:(E,C)=>v(
n.issues.updateComment({...r,comment_id:E,body:C})),deleteComment:E=>v(n.issues.deleteComment({...r,comment_id:E})),listIssues:(E,C)=>{const k=o.iterator(n.issues.
listForRepo,{...d,...E});return h(k,W=>(0,U.at)(W,"pull_request")===void 0?y(W):[],C)},createIssue:E=>e(n.issues.create({...r,...E,labels:[...E.labels]}),y),updateIssue:(E,C)=>v(
n.issues.update({...r,issue_number:E,...C})),addLabels:(E,C)=>v(n.issues.addLabels({...r,issue_number:E,labels:[...C]})),createLabel:E=>v(n.issues.createLabel({
...r,...E})),listChangedFiles:E=>{const C={...d,pull_number:E};return h(o.iterator(n.pulls.listFiles,C),S)}}}async function G(c,u=Number.POSITIVE_INFINITY){const m=[];
let D=0;for await(const{data:M}of c){for(const s of w(M))m.push(s);if(m.length>=u)return m.slice(0,u);if(D+=1,D===i)throw new R.F9(`the list has more than ${i} \
pages`)}return m}async function v(c){try{return await c}catch(u){if(u instanceof R.F9)throw u;return l()}}const I=c=>({id:a(c,"id"),body:O(c,"body")??"",isTrusted:_(
c)}),y=c=>({number:a(c,"number"),title:p(c,"title"),body:O(c,"body")??"",isOpen:p(c,"state")==="open",reason:O(c,"state_reason"),closedAt:O(c,"closed_at"),labels:w(
(0,U.at)(c,"labels")).flatMap(u=>typeof u=="string"?u:O(u,"name")??[]),isTrusted:_(c)}),S=c=>({file:p(c,"filename"),status:p(c,"status"),changes:a(c,"changes"),
patch:O(c,"patch")}),w=c=>Array.isArray(c)?c:l(),g=["OWNER","MEMBER","COLLABORATOR"],_=c=>(0,U.at)(c,"user","type")==="Bot"||g.includes((0,U.at)(c,"author_assoc\
iation")),p=(c,u)=>O(c,u)??l();function O(c,u){const m=(0,U.at)(c,u)??null;return m===null||typeof m=="string"?m:l()}function a(c,u){const m=(0,U.at)(c,u),D=typeof m==
"bigint"?Number(m):m;return typeof D=="number"&&Number.isFinite(D)&&D>=0?D:l()}function l(){throw new R.F9("the response is not one of GitHub\u2019s REST API")}
const f=3e3,P=6e4,T=c=>({kind:"all",why:c});async function A(c,u,m,D=P){if(c===null)return T("not a workflow run");const{pull:M,event:s}=c;if(M===null)return T(
`a ${s} event has no pull request`);const n=(0,U.h0)(c,u);if(!n.ok)return T(n.why);try{const r=await(await B(c,n.value.token,D,m)).listChangedFiles(M.number);return r.
length<f?{kind:"files",files:r}:T(`the pull request changes ${f} files or more, and GitHub lists at most ${f}`)}catch(o){return T((0,R.Ic)("the changed files co\
uld not be listed",o,{run:c,permission:"pull-requests: read"}))}}}),1123:((Mt,Q,t)=>{t.d(Q,{F9:()=>N,Ic:()=>g,Wo:()=>i,jy:()=>y});var R=t(3087),U=t(6092);class N extends Error{name="\
ApiFailure";httpStatus;headers;constructor(O,a=null,l={}){super(O),this.httpStatus=a,this.headers=l}}async function i(p){try{return await p,!0}catch(O){if(O instanceof
N&&O.httpStatus===404)return!1;throw O}}const B=2e4,G=2,v=500,I=p=>S(p,0,0)!==null;function y(p,O,a,l){if(a>=G)return null;const f=S(p,a,l);if(f!==null)return f<=
B?f:null;if(O==="POST")return null;const{httpStatus:P}=p;return P===null||P===408||P>=500?v*2**a:null}function S({httpStatus:p,headers:O,message:a},l,f){if(p!==
403&&p!==429)return null;const P=Number(O["retry-after"]??Number.NaN);if(Number.isFinite(P))return Math.max(0,P*1e3);const T=Number(O["x-ratelimit-reset"]??Number.
NaN);return String(O["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(T)?Math.max(0,T*1e3-f):p===429||/secondary rate limit|abuse detection/i.test(a)?5e3*2**
l:null}const w=300;function g(p,O,{run:a,permission:l}){if(!(O instanceof N))return`${p}: ${(0,R.A3)(O)}`;const{httpStatus:f,message:P}=O,T=P.startsWith("the ")?
" as expected":"",A=f===null?`did not answer${T}`:`returned ${f}`,c=(0,U.BP)((0,U.RK)(P.replace(/\s+/gu," "),w));return`${p}: ${(0,U.RK)(a.apiUrl)} ${A} (${c})${_(
O,a,l)}`}function _(p,O,a){if(I(p))return"; GitHub limits the rate of requests, try again later";switch(p.httpStatus){case 401:return"; github-token is invalid \
or has expired";case 403:case 404:return O.pull?.isFork===!0&&a.endsWith("write")?"; the token of a pull request from a fork is read-only, whatever `permissions\
` says":`; add \`${a}\` to \`permissions\` of the job`;case 410:return a==="issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:
return""}}}),8278:((Mt,Q,t)=>{t.d(Q,{hP:()=>S,ws:()=>I});var R=t(6760),U=t(9968),N=t(2019),i=t(4503),B=t(3096),G=t(3298);let v=function(..._){return{createHash:v}=
process.getBuiltinModule("node:crypto"),new.target?new v(..._):v(..._)};function I(_,p,O){const a=(0,G.O)(l=>{const f=(0,R.join)(p,l),P=(0,U.UO)(f,p)?(0,N.G)(f):
null;return P!==null?y(P,l,O):l===""?null:a((0,B.jt)(l))});return[..._].flatMap(l=>{const f=a((0,B.jt)(l));if(f===null)return[];const{prefix:P,blob:T,isOfRun:A}=f,
c=l.slice(P.length),u=(0,i.oW)(c);return u===null?[]:{file:l,path:c,url:`${T}/${u}`,isOfRun:A}})}function y({commit:_,isFetched:p,remote:O},a,l){const f=URL.parse(
l.serverUrl);if(O===null||f===null||!/^https?:\/\/[\w.:/-]+$/.test(l.serverUrl)||O.host!==f.host&&O.host!==f.hostname||!p&&![l.commit,l.defaultCommit].includes(
_))return null;const P=`${O.owner}/${O.name}`,T=A=>A?.toLowerCase()===P.toLowerCase();return{prefix:a===""?"":`${a}/`,blob:`${l.serverUrl}/${P}/blob/${_}`,isOfRun:T(
`${l.owner}/${l.repository}`)||T(l.pull?.from)}}function S(_,p,O,{pull:a,serverUrl:l,owner:f,repository:P}){const T=new Map(p.map(({file:c,patch:u})=>[c,u])),A=_.
map(({file:c,path:u,url:m,isOfRun:D})=>{const M=T.get(u)??null,s=M===null||!D?null:(0,U.r7)((0,R.join)(O,c));if(a===null||M===null||s===null)return[c,{url:m}];const n=v(
"sha256").update(u).digest("hex"),o=`${l}/${f}/${P}/pull/${a.number}/files#diff-${n}`;return[c,{url:m,diff:{url:o,lines:w(M,s)}}]});return new Map(A)}function w(_,p){
const O=p.split(`
`).map(g),a=new Set;let l=0;for(const f of _.split(`
`)){const[,P]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(f)??[];P!==void 0?l=Number(P):/^[ +]/.test(f)&&(O[l-1]===g(f.slice(1))&&a.add(l),l+=1)}return a}const g=_=>_.endsWith(
"\r")?_.slice(0,-1):_}),8648:((Mt,Q,t)=>{t.d(Q,{Fq:()=>a,KY:()=>v,Uv:()=>y,pT:()=>_});var R=t(493),U=t(8065),N=t(5102),i=t(9432),B=t(4436),G=t(3131);function v({
verdict:c,context:u},{issueAfter:m},D){const M=W=>W.some(({severity:Y})=>(0,R.k2)(Y,u.failOn)),{stopped:s}=c,n=c.hosts.map(W=>{const Y=W.visit.host,lt=u.history?.
get(W.visit.host)?.alarm??null,_t=M(W.findings),et=(0,N.sG)(W)==="skipped",ct=lt===null?_t||(0,N.b)(W):lt.isDown&&!et;return{name:Y,alarm:et?null:lt,failsNow:_t,
isDown:ct}}),o=n.map(({name:W})=>W).toSorted(),r=n.filter(({isDown:W})=>W).map(({name:W})=>W),d=M(c.files)?[U.cn]:[],h=c.findings.some(({problem:W})=>W.expires!==
void 0)&&u.failOn==="error"?[U.fF]:[],E=[...r,...d,...h].toSorted(),C=n.flatMap(({alarm:W,...Y})=>W===null?[]:{alarm:W,...Y}),k=C.filter(({alarm:W})=>W.good<m),
x=C.filter(({failsNow:W,isDown:Y})=>W&&!Y);return{hosts:o,failing:E,since:new Map(C.flatMap(({name:W,alarm:Y})=>Y.since?[[W,Y.since]]:[])),unsettled:new Map(k.map(
({name:W,alarm:Y})=>[W,Y.good])),issueAfter:m,pending:new Map(x.map(({name:W,alarm:Y})=>[W,Y.failed])),isWhole:!s.some(({kind:W})=>W==="missing"),at:u.startedAt,
run:D.id}}const I=c=>({kind:"nothing",why:c});function y(c,u){const m=c?.isOpen?S(u,c.state):u,D=m.failing.length===0,M=m.pending.size===0?"no failures":"too fe\
w failing runs";if(c===null)return D?I(M):{kind:"open",state:w(null,m)};const{state:s,isOpen:n,reason:o}=c;if(s.run>m.run)return I("a later run has updated it");
if(!n&&D)return I(M);if(!n&&o==="not_planned"&&s.digest===(0,G.ol)(m.failing))return I("it was closed as not planned");const r=w(s,m),d=s.digest!==r.digest||!n;
return{kind:D?"close":n?"update":"reopen",state:r,event:d?g(s,m,!n):null}}function S(c,{failing:u}){const m=new Set(c.hosts),D=({subject:s})=>c.unsettled.has(s)||
!c.isWhole&&!m.has(s),M=u.first.filter(D).map(({subject:s})=>s);return{...c,failing:[...new Set([...c.failing,...M])].toSorted()}}function w(c,u){const m=new Map(
c?.failing.first.map(({subject:s,since:n})=>[s,n])),D=u.failing.map(s=>{const n=m.get(s)??u.since.get(s)??u.at,o=u.unsettled.get(s)??0;return{subject:s,since:n,
...o>0&&{recovering:{good:o,needed:u.issueAfter}}}}),M=u.failing.map(s=>u.since.get(s)??u.at);return{hosts:O(u.hosts),failing:O(D),digest:(0,G.ol)(u.failing),since:D.
length===0?null:c?.since??[u.at,...M].toSorted()[0]??u.at,run:u.run}}function g({failing:c,since:u},m,D){const M=new Set(c.first.map(({subject:e})=>e)),s=c.count===
c.first.length,{still:n=[],down:o=[]}=Object.groupBy(m.failing,e=>M.has(e)||!s?"still":"down"),r=new Set([...m.hosts,U.cn,U.fF]),d=c.first.filter(({subject:e})=>!m.
failing.includes(e));return{at:m.at,down:o,up:d.filter(({subject:e})=>r.has(e)),gone:d.flatMap(({subject:e})=>r.has(e)?[]:[e]),still:n,endedSince:m.failing.length===
0?u:null,isReopened:D}}function _(c,{hosts:u}){if(c.length===0||u.count===0)return 1;const m=new Set(u.first),D=O(c).first.filter(s=>m.has(s)).length;return c.length===
u.count&&D===m.size?D+1:D}const p=6e3;function O(c){const{shown:u}=(0,i.I0)(c,p,0,m=>JSON.stringify(m));return{first:c.slice(0,u.length),count:c.length}}function a(c){
const u=l((0,B.at)(c,"hosts"),f),m=l((0,B.at)(c,"failing"),T);if(u===null||m===null)return null;const D=(0,B.at)(c,"since");return{hosts:u,failing:m,digest:(0,B.
$6)(c,"digest")??"",since:P(D)?D:null,run:A((0,B.at)(c,"run"))}}function l(c,u){const m=(0,B.at)(c,"first");return!Array.isArray(m)||!m.every(u)?null:{first:m,count:Math.
max(m.length,A((0,B.at)(c,"count")))}}const f=c=>typeof c=="string",P=c=>f(c)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(c)&&!Number.isNaN(Date.parse(c)),T=c=>f((0,B.at)(
c,"subject"))&&P((0,B.at)(c,"since")),A=c=>typeof c=="number"&&Number.isSafeInteger(c)&&c>=0?c:0}),3131:((Mt,Q,t)=>{t.d(Q,{Pe:()=>v,ol:()=>B,t7:()=>I,yR:()=>i});
var R=t(6092);let U=function(...y){return{createHash:U}=process.getBuiltinModule("node:crypto"),new.target?new U(...y):U(...y)};const N="tf-disco",i=(y,...S)=>B(
[y.workflow,y.job,y.step,...S]),B=y=>U("sha256").update(JSON.stringify(y)).digest("hex").slice(0,16),G=65536;function v(y,S,w,g){const _=JSON.stringify(w).replace(
/[<>&]/g,R.z5),p=`<!-- ${N} ${y} ${S} ${_} -->`;return`${p}
${g(G-p.length-1)}`}function I(y,S,w){const g=`<!-- ${N} ${S} ${w} `;if(!y.startsWith(g))return;const _=y.indexOf(" -->",g.length);if(!(_<0))try{return JSON.parse(
y.slice(g.length,_))}catch{return}}}),6102:((Mt,Q,t)=>{t.d(Q,{m:()=>p});var R=t(9432),U=t(9973),N=t(1123),i=t(8278),B=t(4436),G=t(8648),v=t(3131);let I=function(...l){
return{deliverComment:I}=t.late([9681],9681),new.target?new I(...l):I(...l)},y=function(...l){return{deliverIssue:y}=t.late([9681],9681),new.target?new y(...l):
y(...l)};const S=6e4,w=1e4,g=10,_={comment:"pull-requests: write",issue:"issues: write"};async function p(l,f,P,T){const{settings:A}=l,c=["comment","issue"].filter(
Y=>A[Y]!=="never"),u=(0,B.h0)(f,A.githubToken),m=[],D=[];if(!u.ok)return{notes:m,warnings:c.map(Y=>`the ${Y} was not written: ${u.why}`)};const{run:M,token:s}=u.
value,n=await(0,U.N)(M,s,S,T),o=async()=>{const{changes:Y,located:lt,context:_t}=l,ct=Y?.kind==="files"||!lt.some(({isOfRun:pt})=>pt)?null:await(0,U.S)(M,s,T,w);
return ct?.kind==="files"?(0,i.hP)(lt,ct.files,P,M):_t.links},r=(0,G.KY)(l,A,M),d=O(M),{pull:e,event:h}=M,{name:E,version:C}=A.dialect,k=(0,v.yR)(M,C===null?E:`${E}\
 ${C}`),x={comment:async()=>e===null?`skipped, a ${h} event has no pull request`:await I(n,{...l,run:M,pull:e.number,findLinks:o}),issue:async()=>d===null?await y(
n,{...l,run:M,key:k,now:r}):`skipped, ${d}`};for(const Y of c)try{m.push(`${Y}: ${await x[Y]()}`)}catch(lt){const _t=_[Y];D.push((0,N.Ic)(`the ${Y} was not writ\
ten`,lt,{run:M,permission:_t}))}return{notes:A.issue!=="never"&&d===null?[...m,...a(r)]:m,warnings:D}}function O({event:l,isDefaultBranch:f,pull:P}){return P!==
null||l==="merge_group"?`a ${l} event checks a proposed change`:f===!1?"not on the default branch":null}function a({pending:l,issueAfter:f}){const P=Map.groupBy(
l,([,T])=>T);return Array.from(P,([T,A])=>`issue: ${(0,R.K4)(A,g,([u])=>u)} failed in ${T} of ${f} runs needed to open an issue`)}}),166:((Mt,Q,t)=>{t.d(Q,{fz:()=>dt,
Yz:()=>r,z3:()=>d,pq:()=>E,Fc:()=>z,j_:()=>Pt,Ko:()=>St,Pq:()=>A,$e:()=>e,ur:()=>Lt,Kn:()=>ut,u5:()=>It,Sy:()=>at});var R=t(3024),U=t(6760),N=t(857);function i($){
return $==null?"":typeof $=="string"||$ instanceof String?$:JSON.stringify($)}function B($){return Object.keys($).length?{title:$.title,file:$.file,line:$.startLine,
endLine:$.endLine,col:$.startColumn,endColumn:$.endColumn}:{}}function G($,b,H){const Z=new y($,b,H);process.stdout.write(Z.toString()+N.EOL)}function v($,b=""){
G($,{},b)}const I="::";class y{constructor(b,H,Z){b||(b="missing.command"),this.command=b,this.properties=H,this.message=Z}toString(){let b=I+this.command;if(this.
properties&&Object.keys(this.properties).length>0){b+=" ";let H=!0;for(const Z in this.properties)if(this.properties.hasOwnProperty(Z)){const tt=this.properties[Z];
tt&&(H?H=!1:b+=",",b+=`${Z}=${w(tt)}`)}}return b+=`${I}${S(this.message)}`,b}}function S($){return i($).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"\
%0A")}function w($){return i($).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function g(){throw new Error(
"this function of @actions/core is not bundled")}function _(){throw new Error("this function of @actions/core is not bundled")}var p=t(6928);function O($){return $.
replace(/[\\]/g,"/")}function a($){return $.replace(/[/]/g,"\\")}function l($){return $.replace(/[/\\]/g,path.sep)}var f=function($,b,H,Z){function tt(st){return st instanceof
H?st:new H(function(it){it(st)})}return new(H||(H=Promise))(function(st,it){function nt(gt){try{ht(Z.next(gt))}catch(Gt){it(Gt)}}function Et(gt){try{ht(Z.throw(
gt))}catch(Gt){it(Gt)}}function ht(gt){gt.done?st(gt.value):tt(gt.value).then(nt,Et)}ht((Z=Z.apply($,b||[])).next())})},P;(function($){$[$.Success=0]="Success",
$[$.Failure=1]="Failure"})(P||(P={}));function T($,b){const H=toCommandValue(b);if(process.env[$]=H,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
$,b));issueCommand("set-env",{name:$},H)}function A($){G("add-mask",{},$)}function c($){process.env.GITHUB_PATH||""?issueFileCommand("PATH",$):issueCommand("add\
-path",{},$),process.env.PATH=`${$}${path.delimiter}${process.env.PATH}`}function u($,b){const H=process.env[`INPUT_${$.replace(/ /g,"_").toUpperCase()}`]||"";if(b&&
b.required&&!H)throw new Error(`Input required and not supplied: ${$}`);return b&&b.trimWhitespace===!1?H:H.trim()}function m($,b){const H=u($,b).split(`
`).filter(Z=>Z!=="");return b&&b.trimWhitespace===!1?H:H.map(Z=>Z.trim())}function D($,b){const H=["true","True","TRUE"],Z=["false","False","FALSE"],tt=u($,b);if(H.
includes(tt))return!0;if(Z.includes(tt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${$}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function M($,b){if(process.env.GITHUB_OUTPUT||"")return g("OUTPUT",_($,b));process.
stdout.write(N.EOL),G("set-output",{name:$},i(b))}function s($){issue("echo",$?"on":"off")}function n($){process.exitCode=P.Failure,d($)}function o(){return process.
env.RUNNER_DEBUG==="1"}function r($){G("debug",{},$)}function d($,b={}){G("error",B(b),$ instanceof Error?$.toString():$)}function e($,b={}){G("warning",B(b),$ instanceof
Error?$.toString():$)}function h($,b={}){G("notice",B(b),$ instanceof Error?$.toString():$)}function E($){process.stdout.write($+N.EOL)}function C($){v("group",
$)}function k(){v("endgroup")}function x($,b){return f(this,void 0,void 0,function*(){C($);let H;try{H=yield b()}finally{k()}return H})}function W($,b){if(process.
env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage($,b));issueCommand("save-state",{name:$},toCommandValue(b))}function Y($){return process.
env[`STATE_${$}`]||""}function lt($){return f(this,void 0,void 0,function*(){return yield OidcClient.getIDToken($)})}var _t=t(3087),et=t(9968),ct=t(9432),pt=t(7773);
const St=()=>Object.fromEntries(pt.mc.map(({name:$})=>[$,u($)]));function Lt($){for(const{kind:b,text:H}of $){const[Z="",...tt]=H.split(`
`);b==="plain"?E(H):(C(Z),E(tt.join(`
`)),k())}}const q={error:d,warning:e,notice:h};function dt($){if($.length!==0){C("Annotations");for(const{level:b,message:H,line:Z,column:tt,...st}of $)q[b](H,{
...st,...Z!==void 0&&{startLine:Z},...tt!==void 0&&{startColumn:tt}});k()}}const at=($,b)=>Ot("GITHUB_STEP_SUMMARY",$,()=>b);function ut($,b){const H=new Map;for(const[
st,it]of Object.entries(b))try{$?Ot("GITHUB_OUTPUT",$,()=>$t(st,it)):M(st,it)}catch(nt){H.set(st,(0,_t.A3)(nt))}const[Z]=H.values();return Z===void 0?[]:[`not w\
ritten to GITHUB_OUTPUT, and empty for later steps: ${[...H.keys()].join(", ")}: ${Z}`]}function $t($,b){const H=typeof b=="string"?b:JSON.stringify(b);if(/[\r\n]/.
test(H))throw new _t.hM("the value has a line break");return`${$}=${H}
`}function Ot($,b,H){if(!b)throw new _t.hM(`${$} is not set; run this as an action on a runner`);(0,et.ET)((0,R.openSync)(b,"r+"),Z=>{const{size:tt}=(0,R.fstatSync)(
Z);try{(0,R.appendFileSync)(b,H())}catch(st){throw(0,R.fstatSync)(Z).size>tt&&(0,R.ftruncateSync)(Z,tt),st}})}function It($,b){if(!$)throw new _t.hM("RUNNER_TEM\
P is not set; run this as an action on a runner");const H=(0,U.join)("tf-disco","report.json");return(0,_t.f8)($,H,(0,_t.mk)(b)),(0,U.join)($,H)}function Pt($){
if($===void 0||$==="")return null;const b=(0,et.yR)($);try{if(b.ok)return JSON.parse(b.text)}catch{}const H=b.ok?"is not JSON":(0,ct.mP)(b.failure);return e(`th\
e event of this run is ignored: the file in GITHUB_EVENT_PATH ${H}; check that no earlier step changes it`),null}const V={hosts:12e4,services:36e4},X=1;function z({
passed:$,hosts:b,findings:H}){const Z=nt=>H.filter(Et=>Et.severity===nt).length,tt=({visit:nt})=>JSON.stringify(nt.host),{shown:st}=(0,ct.I0)(b,V.hosts,X,tt),{shown:it}=(0,ct.
I0)(b,V.services,X,nt=>{const Et=nt.services.flatMap(ht=>ht.kind==="url"?[[ht.id,ht.url]]:[]);return`${tt(nt)}:${JSON.stringify(Object.fromEntries(Et))}`});return{
passed:$,hosts:`[${st.join(",")}]`,services:`{${it.join(",")}}`,errors:Z("error"),warnings:Z("warning"),"left-out":b.length-Math.min(st.length,it.length)}}}),4436:((Mt,Q,t)=>{
t.d(Q,{$6:()=>w,$c:()=>I,at:()=>S,h0:()=>G,ng:()=>i});var R=t(7811),U=t(6092);const N=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function i(g,_){const p=T=>g[T]?.
trim()??"",[,O,a]=N.exec(p("GITHUB_REPOSITORY"))??[];if(O===void 0||a===void 0)return null;const l=B(p("GITHUB_SERVER_URL")||"https://github.com"),f=w(_,"reposi\
tory","default_branch");return{...{workflow:v(p("GITHUB_WORKFLOW_REF"))??p("GITHUB_WORKFLOW"),job:p("GITHUB_JOB"),url:`${l}/${O}/${a}/actions/runs/${p("GITHUB_R\
UN_ID")}`,commit:w(_,"pull_request","head","sha")??p("GITHUB_SHA")},owner:O,repository:a,apiUrl:B(p("GITHUB_API_URL")||"https://api.github.com"),serverUrl:l,event:p(
"GITHUB_EVENT_NAME"),step:p("GITHUB_ACTION"),id:Number(/^\d+$/.exec(p("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:p("GITHUB_SHA"),pull:y(p("GITHUB_EVENT_NAME"),_),
isDefaultBranch:f===void 0?null:p("GITHUB_REF")===`refs/heads/${f}`}}const B=g=>g.replace(/(?<!\/)\/+$/,"");function G(g,_){return g===null?(0,R.TR)("not a work\
flow run, GITHUB_REPOSITORY is not set"):_===null?(0,R.TR)("github-token is empty"):/^https?:$/.test(URL.parse(g.apiUrl)?.protocol??"")?(0,R.Ju)({run:g,token:_}):
(0,R.TR)(`GITHUB_API_URL is not an https URL: ${(0,U.RK)(g.apiUrl)}`)}const v=g=>/^[^/]+\/[^/]+\/(.+?)@/.exec(g)?.[1];function I(g,_){if(g==="pull_request_targe\
t")return!1;const p=S(_,"pull_request","head"),O=S(p,"repo","full_name"),a=S(_,"pull_request","base","repo","full_name");return p!==void 0&&O!==a}function y(g,_){
const p=S(_,"pull_request","number");return typeof p!="number"||!Number.isSafeInteger(p)||p<=0?null:{number:p,isFork:I(g,_),from:w(_,"pull_request","head","repo",
"full_name")??null}}function S(g,..._){return _.reduce((p,O)=>typeof p=="object"&&p!==null?Reflect.get(p,O):void 0,g)}function w(g,..._){const p=S(g,..._);return typeof p==
"string"?p:void 0}})};export{Jt as ids,Qt as modules};
var $late0,$late1,$late2;
