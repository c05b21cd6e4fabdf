const Ve=[5332,3053],Ze={5693:((Rt,ft,e)=>{e.d(ft,{Ey:()=>R,Ii:()=>y,Or:()=>x,WN:()=>h});var $=e(8936),E=e(1281),v=e(3368),C=e(2170),G=e(8339),A=e(8032),W=e(255),
L=e(5106);const F=1440*60*1e3,j=1;function y(l,m){const{hops:S,certificates:u}=l.attempt;return[...O(l,m),...M(l,m),...q(S),...V(u,m),...z(l,m)]}function M(l,m){
const{discovery:S,hops:u}=l.attempt;switch(S.kind){case"skipped":return[(0,C.kH)(S.problem)];case"failed":{const I=m.isFork&&S.problem.refusal==="asks";return[(0,C.
kH)(S.problem,I?{severity:"notice"}:{})]}case"found":case"absent":{const I=u[0]?.url??"";return[...o(I,u.length-1,m),...P(l,m)]}}}function o(l,m,S){const u=S.clients.
filter(I=>m>A.NX[I]);return u.length>0?[(0,C.kH)((0,E.KA)({url:l,asks:"document",redirects:m,clients:u,limits:A.NX}))]:m>j?[(0,C.kH)((0,E.CL)({url:l,redirects:m}))]:
[]}function P(l,{releases:m,slowMs:S}){const u=(0,W.nx)(l.host),I=l.attempt.timing.totalMs,Z=x(l),ut=D=>J(Z,D)!=="never",Tt=m.filter(D=>!ut(D)),tt=({client:D})=>!m.
some(Q=>Q.client===D&&ut(Q)),nt=[!0,!1].flatMap(D=>{const Q=Tt.filter(lt=>tt(lt)===D);if(Q.length===0)return[];const rt=(0,$.Qs)({host:u,phase:"complete",tookMs:I,
releases:Q});return[(0,C.kH)(rt,{needed:D})]});if(nt.length>0||I<=S)return nt;const U=N(l.attempt.timing);return[(0,C.kH)((0,$.U2)({host:u,tookMs:I,limitMs:S,phase:U,
releases:m}))]}function R({host:l,slowest:m,certificates:S},u,{slowMs:I,...Z}){const ut=u.map(Q=>Q.host),Tt=S.filter(Q=>!ut.includes(Q.host)),tt=m?.timing.totalMs??
0,nt=V(Tt,Z).map(Q=>({...Q,host:l}));if(m===null||tt<=I)return nt;const U={host:(0,W.nx)(l),url:m.url,tookMs:tt,limitMs:I},D=(0,$.U2)({...U,phase:N(m.timing)});
return[(0,C.kH)(D,{host:l}),...nt]}function N({lookupMs:l,connectMs:m,tlsMs:S,firstByteMs:u,totalMs:I}){const Z=[{name:"lookup",ms:l??0},{name:"connection",ms:m??
0},{name:"tls",ms:S??0},{name:"response",ms:u??0}],ut={name:"rest",ms:Z.reduce((Tt,{ms:tt})=>Tt-tt,I)};return Z.reduce((Tt,tt)=>tt.ms>Tt.ms?tt:Tt,ut)}function q(l){
const m=l.find(({url:u})=>u.startsWith("http://"));if(m===void 0)return[];const S=m.authorization==="withheld";return[(0,C.kH)((0,E.n4)({url:l[0]?.url??"",to:m.
url,exposesToken:S}))]}function V(l,{certificateDays:m,now:S}){return[...Map.groupBy(l,({host:u})=>u)].flatMap(([u,I])=>{const[Z=""]=I.map(Tt=>Tt.expires).sort(),
ut=(Date.parse(Z)-S)/F;return ut<0||ut>=m?[]:[(0,C.kH)((0,v.BU)({host:u,days:Math.floor(ut),expires:Z}))]})}function z(l,m){const{host:S,attempt:u,earlier:I}=l,
[Z]=I,ut=["failed","skipped"].includes(u.discovery.kind);if(Z?.discovery.kind!=="failed"||ut)return[];const Tt=Z.discovery.problem.message,tt=x(l),nt=m.releases.
filter(D=>J(tt,D)==="sometimes"),U=I.length+1;return[(0,C.kH)((0,$.Er)({host:(0,W.nx)(S),attempts:U,failure:Tt,releases:nt}))]}function O({credentials:l,attempt:{
discovery:m}},S){if(!l?.problem)return[];const{code:u}=l.problem,I=m.kind==="failed"&&m.problem.code===u,Z=S.isFork&&!l.hasToken&&u==="credentials-empty";return I||
Z?[]:[(0,C.kH)(l.problem)]}function h({host:l},m){if(!m.some(({service:u})=>u===L.e$))return[];const{name:S}=(0,W.Sv)(l);return[...S.includes(".")?[]:[(0,G.Zp)(
{host:l,name:S})],.../(^|\.)xn--/.test(l)?[(0,G._W)({host:l})]:[]].map(u=>(0,C.kH)(u,{services:[L.e$]}))}const x=({earlier:l,attempt:m,later:S})=>[...l,m,...S];
function X({discovery:l,timing:m,headMs:S,hops:u},{attemptMs:I}){const Z=S!==null&&S<=I?u.at(-1)?.status:null;return Z===null||(0,A.Mq)(Z??0)?"retries":l.kind!==
"failed"&&m.totalMs<=I?"works":"fails"}function J(l,m){const S=l.map(Z=>X(Z,m)),u=S.indexOf("works");return u<0?"never":u<=m.retries&&!S.slice(0,u).includes("fa\
ils")?"always":"sometimes"}}),5332:((Rt,ft,e)=>{e.r(ft),e.d(ft,{attemptsOf:()=>$.Or,contact:()=>je,crashedVisit:()=>Re,judgeRequests:()=>$.Ey,judgeVisit:()=>ke,
outcomesOf:()=>Ae});var $=e(5693),E=e(9961),v=e(2801),C=e(2170),G=e(8032),A=e(255),W=e(8185),L=e(8643),F=e(9432),j=e(1054),y=e(845),M=e(8345),o=e(1780),P=e(5106),
R=e(9615);const N=({offered:t})=>t.length===0?"is empty":`offers ${(0,F.K4)(t,20,F.dh)}`;function q(t,r){const{id:g,host:w,offered:H,block:ot}=t,et=`the discove\
ry document, which ${N(t)}`;if(ot!==null)return`add ${g} to the \`host\` block at ${ot}, which ${N(t)}`;if(g===P.xq&&(0,y.ni)(w))return M.C;if(g===P.xq&&r)return(0,o.
xI)`configure a network mirror for the provider: Artifactory serves providers at https://${(0,o.KT)(w)}/artifactory/api/terraform/REPOSITORY/providers/, not as ${g}`;
const Y=(0,P.qE)(g)?H.find(gt=>(0,P.OA)(gt)===g):void 0,ct=g===P.xq?"configure a network mirror for the provider (`provider_installation`), the usual way with a\
n artifact manager":`use a host that offers ${g}`;return{operator:Y===void 0?`add ${g} to ${et}`:`rename ${Y} to ${g} in ${et}`,user:ct}}const V=t=>t.id==="any"?
(0,R.CC)("service-missing",{message:(0,o.xI)`host ${(0,o.KT)(t.host)} does not provide any service`,operator:`add a service to the discovery document, which ${N(
t)}`}):(0,R.CC)("service-missing",{message:t.why,help:q(t,t.isArtifactory)}),z=t=>(0,R.CC)("service-version",{message:t.why,help:t.isReadable?q(t,!1):`require a\
n id of the form NAME.vN; the discovery document ${N(t)}`}),O=({id:t,host:r,value:g,why:w})=>(0,R.CC)("service-type",{message:(0,o.xI)`${t} of host ${(0,o.KT)(r)} is ${(0,F.
go)(g)}, not a string with a URL`,operator:`set ${t} to a URL such as "/v1/modules/"`,note:(0,F.zd)(w)}),h=({id:t,host:r,url:g,why:w,value:H})=>(0,R.CC)("servic\
e-url-invalid",{message:g===null?(0,o.xI)`${t} of host ${(0,o.KT)(r)}: ${(0,o.b7)(r,(0,F.dh)(w))}`:(0,o.xI)`${t} of host ${(0,o.KT)(r)} is "${(0,o.KT)(g)}", which the clients cannot connect to: ${w}`,
operator:(0,j.Kc)(H)?"replace the placeholder in the discovery document":`set ${t} to an https:// URL, or to a path that starts with a slash`}),x=({id:t,host:r,
why:g})=>(0,R.CC)("service-url-credentials",{message:(0,o.xI)`${t} of host ${(0,o.KT)(r)}: ${g}`,operator:"remove the user name and password from the URL, or fr\
om the redirect that leads to the document",note:"give tokens to the clients instead"}),X=({id:t,host:r,url:g})=>(0,R.CC)("service-url-empty",{message:(0,o.xI)`${t} of host ${(0,o.
KT)(r)} is an empty string, which resolves to the document itself: ${(0,o.KT)(g)}`,operator:`set ${t} to the URL of the service, such as "/v1/${t.split(".")[0]}\
/", or remove it`}),J=({id:t,host:r,value:g,why:w})=>(0,R.CC)("service-url-looks-like-host",{message:(0,o.xI)`${t} of host ${(0,o.KT)(r)} is "${(0,o.KT)(g)}", which is a path and not a URL with a host`,
operator:(0,o.xI)`write "https://${(0,o.KT)(g)}" if a host is meant`,note:w===null?void 0:(0,F.zd)(w)});function l(t){const{id:r,host:g,url:w,clients:H}=t,ot=H.
map(Y=>G.bB[Y]),et=w.slice(w.lastIndexOf("/")+1);return(0,R.CC)("service-url-no-slash",{message:(0,o.xI)`${r} of host ${(0,o.KT)(g)} does not end with a slash: ${(0,o.
KT)(w)}`,operator:"add the slash",note:`without it ${ot.slice(0,-1).join(", ")} and ${ot.at(-1)} replace "${et}" with the path that they append`,affects:H})}const m=({
id:t,host:r,url:g})=>(0,R.CC)("service-url-relative",{message:(0,o.xI)`${t} of host ${(0,o.KT)(r)} is a path without a leading slash: Terraform and OpenTofu resolve it to ${(0,o.
KT)(g)}, other clients do not`,operator:"start the path with a slash, or write the complete URL"}),S=({id:t,host:r})=>(0,R.CC)("service-url-query",{message:(0,o.
xI)`${t} of host ${(0,o.KT)(r)} has a query, which the clients drop when they append a path`,operator:"move the content of the query into the path",note:"never \
put a secret into the document"});function u({host:t,uses:r},g=["is","are"]){const w=Map.groupBy(r,({id:ot})=>ot),H=Array.from(w,([ot,et])=>{const Y=et.flatMap(
({endpoint:ct})=>ct??[]);return Y.length===0?ot:`${ot} (${Y.join(", ")})`});return(0,o.xI)`${(0,F.K4)(H,10,F.dh)} of host ${(0,o.KT)(t)} ${H.length===1?g[0]:g[1]}`}
const I=({urls:t})=>(0,o.XT)(t,3,r=>(0,o.KT)((0,F.dh)(r))),Z=({uses:t})=>G.zK.filter(r=>t.some(({id:g})=>(0,G.SZ)(g).includes(r))),ut=t=>(0,R.CC)("service-url-p\
rivate",{message:(0,o.xI)`${u(t)} at ${I(t)}, which clients elsewhere cannot reach`,operator:(0,o.xI)`set the external URL of the registry (also called base URL or public URL) to https://${(0,o.
KT)(t.host)}`,affects:Z(t)}),Tt=[...G.Du,"dependabot"];function tt(t){const r=t.uses.every(({endpoint:H})=>H!==null),g=r?"a login sends its token in clear text \
otherwise":(0,o.xI)`the clients send the token of ${(0,o.KT)(t.host)} there in clear text`,w=Z(t);return(0,R.CC)("service-url-insecure",{message:(0,o.xI)`${u(t)} not https: ${I(
t)}`,operator:t.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",note:r||t.hasToken?g:void 0,affects:Tt.
filter(H=>w.includes(H))})}const nt=({name:t,...r})=>(0,R.CC)("service-url-cross-host",{message:(0,o.xI)`${u(r)} on another host: ${I(r)}`,help:(0,o.xI)`where outgoing traffic is filtered, allow ${(0,o.
KT)(t)} as well`}),U=t=>(0,R.CC)("service-url-other-port",{message:(0,o.xI)`${u(t)} on another port of the same host: ${I(t)}`,operator:(0,o.xI)`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${(0,o.
KT)(t.host)}`}),D=t=>(0,R.CC)("service-url-double-slash",{message:(0,o.xI)`${u(t,["has","have"])} a double slash in the path: ${I(t)}`,operator:"remove the slas\
h at the end of the external URL of the registry"}),Q=t=>(0,R.CC)("service-url-same",{message:(0,o.xI)`${u(t,["has","have"])} the same URL: ${I(t)}`,operator:"c\
heck both URLs",note:"few registries serve modules and providers below one URL, and a copied line is more likely"});var rt=e(4067),lt=e(2311);function ht({host:t,
attempt:r},g){const{name:w}=A.Sv(t),H=rt.uo(w),ot=r.hops[0]?.address??null;if(H!=="public"||ot===null)return H;const et=rt.Zu(ot),Y=g.some(ct=>ct.name===w);return et===
"loopback"&&Y?"public":et}const dt={public:0,reserved:1,private:2,metadata:2,loopback:3};function T({id:t,url:r},{kind:g,host:w,failures:H}){const ot=H.get(t);return ot!==
void 0&&(0,lt.i)(A.Pm(r)??"",w,ot)||dt[n(r)]>dt[g]}function f(t,r){const{hostname:g}=r,w=t.filter(pt=>T(pt,r)),H=t.filter(pt=>!w.includes(pt)),ot=H.filter(({url:pt})=>pt.
scheme==="http"),et=H.filter(({id:pt,endpoint:$t})=>$t===null&&(0,P.p4)(pt)),Y=Map.groupBy(et,({url:pt})=>s(pt,g)),ct=H.filter(({endpoint:pt,url:$t})=>pt===null&&
d($t,g)),gt=H.filter(({url:pt})=>pt.path.includes("//")),Et=a(r);return[...Et(w,i,ut),...Et(ot,i,tt),...[...Y].flatMap(([pt,$t])=>pt===null?[]:Et($t,i,vt=>nt({...vt,
name:pt}))),...Et(ct,i,U),...Et(gt,p,D),...Et(k(t),p,Q)]}const a=({host:t,hasToken:r})=>(g,w,H)=>{if(g.length===0)return[];const ot=g.map(({url:ct})=>g.length===
1?p(ct):w(ct)),et=H({host:t,hasToken:r,uses:g,urls:[...new Set(ot)]}),Y=[...new Set(g.map(({id:ct})=>ct))];return[(0,C.kH)(et,{services:Y,needed:g.some(({needed:ct})=>ct)})]},
p=t=>(0,F.dh)((0,L.Pl)(t)),i=t=>(0,F.dh)(`${t.scheme}://${t.host}`);function n(t){const{name:r}=(0,L.cz)(t);return rt.Sz(/[^\0-\x7f]/.test(r)?A.$o(r)??"":r.toLowerCase())}
function s(t,r){const{name:g}=(0,L.cz)(t),w=A.Sv(r).name;if(g.toLowerCase()===w)return null;const H=A.Pv(g);return H.ok?H.value===w?null:A.nx(H.value):g}function d(t,r){
if(t.scheme==="http"||s(t,r)!==null)return!1;const g=w=>Number(w||443);return g((0,L.cz)(t).port)!==g(/:(\d+)$/.exec(r)?.[1]??null)}function k(t){const r=[P.e$,
P.xq].flatMap(w=>t.find(H=>H.id===w)??[]),g=new Set(r.map(({url:w})=>p(w).replace(/\/$/,"")));return r.length===2&&g.size===1?r:[]}const _=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,
K=t=>_.test(t)&&!/^[a-z0-9-]+\.json$/i.test(t),st=t=>t.replace(/[?#].*$/s,"");function c(t){const r=b(t),{id:g,host:w,value:H}=t,ot={id:g,host:w,url:(0,L.Pl)(t.
url)};if(r!==null)return[h({...ot,value:H,why:r})];if(/\{\{|\$\{|^\$/.test(H)){const ct=`the placeholder in "${st(H)}" was not replaced`;return[h({...ot,value:H,
url:null,why:ct})]}const Y=it(t)&&!K(H)?(0,G.ab)(g):[];return[H===""?X(ot):null,K(H)?J({...ot,value:st(H),why:null}):null,B(H)?m(ot):null,Y.length>0?l({...ot,clients:Y}):
null,t.url.query!==""&&(0,P.p4)(g)?S(ot):null].filter(ct=>ct!==null)}function b({url:t}){const{name:r,port:g}=(0,L.cz)(t);return r===""?"no Host in request URL":
g===""||Number(g)>0&&Number(g)<=65535?null:`invalid port "${g}"`}const B=t=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(t)&&!K(t),it=({value:t,url:r})=>t!==""&&!/^$|\/$/.
test(r.path);var at=e(3217),mt=e(6745),yt=e(2886),Ct=e(9119);function kt(t,r){const g=t.forced.filter(({client:et})=>r.includes(et)),w=r.filter(et=>!g.some(Y=>Y.
client===et)),ot=(0,Ct.c1)(g,({place:et,services:Y})=>JSON.stringify([et,Y])).map(et=>{const[Y]=et,ct=(0,A.cu)(t.host),{services:gt}=Y,Et={kind:"found",url:ct,services:gt},
pt={...t.attempt.timing,totalMs:0},vt={...t,attempt:{discovery:Et,hops:[],timing:pt,headMs:0,certificates:[]},earlier:[],later:[]};return{clients:et.map(({client:wt})=>wt),
visit:vt,forced:Y}});return w.length>0||ot.length===0?[{clients:w,visit:t,forced:null},...ot]:ot}var St=e(4606);const At=(t,r)=>t.filter(g=>!(0,St.Hf)(g,r.token)).
map(g=>Mt(g,r));function Mt(t,r){const{visit:g,requirements:w,clients:H,token:ot,concerned:et}=r,{services:Y,places:ct}=_t(t.services,w),gt=(0,St.wD)(t,ot),Et=t.
needed&&Nt({problem:gt,services:Y},r),pt=t.affects.filter(vt=>et.includes(vt)),$t={...t,problem:gt,services:Y,needed:Et,affects:pt,host:g.host};return(0,yt.hD)(
{...$t,severity:(0,yt.v1)($t,H),places:t.places.length===0?ct:(0,Ct.As)(jt(t.places))},r)}function Nt({problem:t,services:r},{visit:{host:g,attempt:w},requirements:H,
answering:ot,depth:et}){if(et==="discovery"||w.discovery.kind==="skipped")return!0;const Y=r.some(gt=>ot.has(`${g} ${gt}`));if(t.code==="service-url-no-slash"&&
Y)return!1;const ct=H.filter(({service:gt})=>r.length===0||r.includes(gt));return ct.length===0||ct.some(({isForInit:gt})=>gt)}function _t(t,r){const g=et=>r.filter(
({service:Y})=>et.includes(Y)),w=t.length===0?r:g(t),H=t.filter(et=>w.some(({service:Y})=>Y===et)),ot=(w.length>0?w:g(["any"])).flatMap(et=>et.because);return{services:H.
length>0?H:t,places:(0,Ct.As)(jt([...new Set(ot)]))}}function jt(t){const{inUse:r=[],aside:g=[]}=Object.groupBy(t,w=>typeof w!="string"&&(0,Ct.MV)(w)?"aside":"i\
nUse");return[...r,...g]}function ae(t,r){return r.every(({isImplied:w})=>w)?[...r.flatMap(({clients:w})=>w),...(0,G.Yr)(t)]:G.zK}var le=e(3956);function Zt(t){
if(!Array.isArray(t))return Jt(t);const{shown:r,more:g}=(0,F.zN)(t,5);return`[${r.map(Jt).join(", ")}${g>0?", \u2026":""}]`}function Jt(t){return t===void 0?"mi\
ssing":typeof t=="object"&&t!==null?(0,F.go)(t):(0,F.dh)(JSON.stringify(t))}const ue=({host:t,value:r,why:g})=>(0,R.CC)("login-type",{message:(0,o.xI)`login.v1 of host ${(0,o.
KT)(t)} is ${(0,F.go)(r)}, not an object`,operator:'set login.v1 to an object with "client", "authz" and "token"',note:(0,F.zd)(g)}),Kt=t=>r=>`is ${Zt(r)}${r===
void 0?"":`, not ${t}`}`,Ht=t=>r=>`is ${Zt(r)}${t}`,Qt=t=>r=>`${Kt("an array")(r)}; the clients ignore it${t}`,de={"client-missing":[Kt("a string"),'set "client\
" to the OAuth client ID, for example "terraform-cli"'],"client-empty":[()=>"is an empty string",'set "client" to the OAuth client ID that the authorization ser\
ver expects'],"grant-types-invalid":[Kt("an array of strings"),'set "grant_types" to ["authz_code"], or remove it'],"grant-types-unsupported":[Ht(", which conta\
ins no supported grant type"),'add "authz_code" to "grant_types"'],"grant-types-unknown":[Ht('; the clients know "authz_code" and "password" only'),'remove the \
unknown grant types, or move scopes to "scopes"'],"authz-missing":[Kt("a string with a URL"),'set "authz" to the URL of the authorization endpoint'],"token-miss\
ing":[Kt("a string with a URL"),'set "token" to the URL of the token endpoint'],"ports-count":[Kt("exactly two elements"),'set "ports" to the first and the last\
 port, for example [10000, 10010]'],"ports-range":[Ht("; both must be whole numbers from 1024 to 65535"),'set "ports" to two numbers in this range, for example \
[10000, 10010]'],"ports-order":[Ht("; the first port is greater than the last"),"write the lower port first"],"ports-single":[Ht("; the clients never use the la\
st port, so none is left"),'set "ports" to at least two ports, for example [10000, 10010]'],"ports-ignored":[Qt(" and use 1024 to 65535"),'set "ports" to an arr\
ay such as [10000, 10010], or remove it'],"scopes-invalid":[Kt("an array of strings"),'set "scopes" to an array of strings, or remove it'],"scopes-ignored":[Qt(
""),'set "scopes" to an array of strings, or remove it']};function fe(t,r){const g=t.rule.replace(/-\w+$/,"").replace("-","_"),w=(0,o.xI)`"${g}" in login.v1 of host ${(0,o.
KT)(r)}`;if("why"in t){const Y=`set "${g}" to an https:// URL without user name, or to a path that starts with a slash`,ct=(0,o.xI)`${w}: ${(0,o.b7)(r,(0,F.dh)(
t.why))}`;return(0,R.CC)(`login-${t.rule}`,{message:ct,operator:Y})}const[H,ot]=de[t.rule],et=(0,o.xI)`${w} ${H(t.value)}`;return(0,R.CC)(`login-${t.rule}`,{message:et,
operator:ot})}function he({host:t,endpoints:r}){const g=r.map(({name:ot})=>`"${ot}"`).join(" and "),[w]=r,H=r.length===1;return(0,R.CC)("login-url-port",{message:(0,o.
xI)`${g} in login.v1 of host ${(0,o.KT)(t)} ${H?"names":"name"} no port, so a login uses port 443: ${(0,o.KT)(w?.url??"")}`,operator:`write a path that starts w\
ith a slash, or add :${w?.port??""} to the URL${H?"":"s"}`})}var Gt=e(8225),qt=e(9179);function pe({discovery:t},r){return t.kind==="found"?me(t,r):{services:[],
notes:t.kind==="absent"?[Ee(t,r)]:[]}}function me(t,r){const{requirements:g,clients:w,reader:H}=r,ot=t.services.map(({id:Ot})=>Ot),et=t.services.some(({value:Ot})=>typeof Ot==
"string"&&Ot.includes("/artifactory/")),Y={...r,discovery:t,offered:ot,isArtifactory:et},ct=g.map(({service:Ot})=>Ot),gt=ct.filter(Ot=>Ot!=="any"),Et=ot.filter(
Ot=>!gt.includes(Ot)&&G.Du.some(Ut=>P.oe(Ot,Ut).ok)),pt=gt.map(Ot=>te(Ot,Y)),$t=({outcome:Ot,notes:Ut,urls:zt})=>Ot.kind!=="problem"&&!zt.some(Pt=>Pt.endpoint===
null&&T(Pt,r))&&!Ut.some(Pt=>(0,yt.ER)(Pt)&&w.some(Bt=>Pt.affects.includes(Bt))),vt=Et.map(Ot=>te(Ot,Y)),wt=!ct.includes("any")||[...pt,...vt].some($t),It=[...pt,
...wt?vt.map(ge):vt],xt=It.flatMap(({urls:Ot})=>Ot),Dt=ct.includes("any")&&It.length===0?[(0,C.kH)(V({...Y,id:"any",why:""}))]:[];return{services:It.map(({outcome:Ot})=>Ot.
kind==="problem"?{...Ot,problem:(0,R.as)(Ot.problem,H)}:Ot),notes:[...It.flatMap(({notes:Ot})=>Ot),...f(xt,r),...Dt]}}function ge({outcome:t,notes:r,urls:g}){if(!P.
fg.has(t.id))return{outcome:t,notes:[],urls:[]};const w=H=>({...H,needed:!1});return{outcome:t,notes:r.map(w),urls:g.map(w)}}function Ee({absence:t,url:r},{requirements:g,
host:w}){const H=g.map(({service:et})=>et).filter(et=>et!=="any"),ot=(0,le.HB)({host:w,url:(0,L.Pl)(r),why:t,required:H});return(0,C.kH)(ot,{services:H.length===
1?H:[]})}function te(t,r){const{services:g,url:w}=r.discovery,H=wt=>P.TE(t,{services:g,documentUrl:w,display:r.host,client:wt}),et=(r.requirements.find(({service:wt})=>wt===
t)?.clients??r.clients).map(wt=>({client:wt,lookup:H(wt)})),[Y,...ct]=et;if(Y===void 0)throw new Error("no client is checked");const gt=ct.filter(({lookup:wt})=>wt.
kind!==Y.lookup.kind),Et=wt=>!ye(wt)||H(wt).kind===Y.lookup.kind,pt=gt.length===0?(0,G.SZ)(t).filter(Et):[Y.client],$t=ee(t,Y.lookup,pt,r),vt=gt.flatMap(({client:wt,
lookup:It})=>ee(t,It,[wt],r).notes);return{...$t,notes:[...$t.notes,...vt]}}const ve=2048,ye=t=>G.Du.some(r=>r===t);function ee(t,r,g,w){const{discovery:H,host:ot}=w,
et=Y=>Y.map(ct=>(0,C.kH)(ct,{services:[t]}));switch(r.kind){case"url":{const{url:Y,value:ct}=r,gt=c({id:t,value:ct,url:Y,host:ot}),Et=!gt.some(({code:$t})=>$t===
"service-url-invalid"),pt=(0,F.dh)((0,L.Pl)(Y),ve);return{outcome:{id:t,kind:"url",url:pt},notes:et(gt),urls:Et?[{id:t,endpoint:null,url:Y,needed:!0}]:[]}}case"\
object":{const{login:Y,problems:ct}=we(r.value,H.url,ot),gt=ct.find(({severity:Et})=>Et==="error");return{outcome:gt?{id:t,kind:"problem",problem:gt}:{id:t,kind:"\
login",login:Y},notes:et(ct),urls:(0,Gt.u)(Y).map(Et=>({...Et,id:t,needed:!0}))}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const Y=Te(t,
r,w),ct=(0,C.kH)(Y,{services:[t],clients:g});return{outcome:{id:t,kind:"problem",problem:Y},notes:[ct],urls:[]}}}}function Te(t,r,g){const w={...g,id:t,why:r.why};
switch(r.kind){case"missing":return V(w);case"bad-id":case"version":return z({...w,isReadable:r.kind==="version"});case"type":return(t===P.S3?ue:O)({...w,value:r.
value});case"bad-url":{const H=(0,qt.Nx)(r.why);return K(r.value)?J({...w,value:st(r.value),why:H}):r.reason==="user-info"?x(w):h({...w,value:r.value,url:null,why:H})}}}
function we(t,r,g){const{value:w,flaws:H}=(0,Gt.m)(t,r,g),ot={...w,authz:ne(w.authz),token:ne(w.token)},et=Oe(ot,r),Y=et.length===0?[]:[he({host:g,endpoints:et})];
return{login:ot,problems:[...H.map(ct=>fe(Se(ct),g)),...Y]}}function Oe(t,r){const{name:g,port:w}=(0,L.cz)(r);return w===""||w==="443"?[]:(0,Gt.u)(t).flatMap(({
endpoint:H,text:ot,url:et})=>{const Y=(0,L.cz)(et),ct=Y.name.toLowerCase()===g.toLowerCase();return et.scheme==="https"&&ct&&Y.port===""?[{name:H,url:ot,port:w}]:
[]})}const Se=t=>"why"in t?{...t,why:(0,qt.Nx)(t.why)}:t;function ne(t){const r=t===null?null:(0,L.Dl)(t);return r?.ok?(0,L.Pl)(r.value):null}function ke(t,r){const{
requirements:g,predicted:w,requests:H,answering:ot,isNew:et}=t,Y=(0,St.MC)(t.visit,r),ct=$e(t,r.dialect),gt=(0,yt.TC)(Y.host,g,r),Et=kt(Y,ct).map(Pt=>Ce(Pt,t,r,
gt)),pt=[...Et.flatMap(({notes:Pt})=>Pt),...w],$t=Et.some(({forced:Pt})=>Pt===null),vt=(0,St.ux)(Y,pt,gt,{...r,isAsked:$t}),wt=se({...t,visit:Y},r,{clients:ct,reader:gt,
token:vt}),It=Et[0]?.services??[];let xt=w;const Dt=Et.flatMap(Pt=>{const Bt=Lt=>ot.has(`${Y.host} ${Lt}`),{silent:Ft=[],said:Xt=[]}=Object.groupBy(Pt.notes,Lt=>{
const Vt=Lt.places.length>0?Lt.places:_t(Lt.services,g).places;return wt.ignoredBy({...Lt,host:Y.host,places:Vt}).isIgnored?"silent":"said"}),Wt=(0,mt.WE)({...Pt,
notes:Xt},xt,Bt);return xt=Wt.answers,At([...Wt.causes,...Ft],{...wt,reader:Pt.reader,concerned:wt.concerned.filter(Lt=>Pt.viewers.includes(Lt))})}),Ot=[...$t?(0,at.
so)(Y,g,vt,r):[],...$t?(0,at.uA)(Y,It,r):[],...xt,...H===null?[]:(0,$.Ey)(H,Y.attempt.certificates,r),...(0,$.WN)(Y,g)],Ut=[...Dt,...At(Ot,wt)],zt=Et[0]?.forced?.
place??null;return{visit:Y,requirements:g,services:It,servicesFrom:zt,findings:Ut,isNew:et}}const $e=({requirements:t},{clients:r})=>r.filter(g=>t.some(w=>w.clients.
includes(g))),se=(t,r,g)=>({...r,...t,...g,isHostNew:t.isNew,concerned:ae(t.visit.host,t.requirements)});function Re(t,r,g){const{visit:w,requirements:H,isNew:ot}=t,
et=(0,v.n3)({host:(0,A.nx)(w.host),thrown:g}),Y={kind:"skipped",problem:et},ct={...w,attempt:{...w.attempt,discovery:Y,hops:[]}},gt={clients:r.dialect.clients,reader:null,
token:St.Cg},Et=se({...t,visit:ct},r,gt),pt=At([(0,C.kH)(et)],{...Et,concerned:G.zK});return{visit:ct,requirements:H,services:[],servicesFrom:null,findings:pt,isNew:ot}}
function Ce({clients:t,forced:r,visit:g},{visit:w,requirements:H,predicted:ot},et,Y){const ct=r===null?Y:{...Y,role:"operator"},gt=(0,A.nx)(w.host),Et=r&&(0,yt.
cA)(r.place),{services:pt,notes:$t}=pe(g.attempt,{requirements:H,clients:t,reader:ct,block:Et,hostname:w.host,host:gt,hasToken:w.credentials?.hasToken===!0,failures:new Map(
r===null?ot.flatMap(mt.DK):[]),kind:r===null?ht(w,et.resolve):"loopback"}),vt=et.dialect.releases.filter(({client:xt})=>t.includes(xt)),wt=w.forced.map(({client:xt})=>xt),
It=r===null?G.zK.filter(xt=>!wt.includes(xt)):t;return{forced:r,reader:ct,viewers:It,services:pt,notes:[...Et===null?[]:[(0,C.kH)((0,E.Yv)({host:gt,at:Et}),{clients:t})],
...(0,$.Ii)(g,{...et,clients:t,releases:vt}),...$t,...r===null?(0,W.I4)(w.host,pt,H,et):[]]}}function Ae(t){const r=w=>{const H=t.filter(({problem:ot,affects:et})=>et.
includes(w)&&ot.usualSeverity!=="notice");return H.some(yt.ER)?"fails":H.length>0?"warns":"works"},g=G.zK.map(w=>[w,r(w)]);return Object.fromEntries(g)}var Me=e(
8161),xe=e(493),Pe=e(2798),Ie=e(6452),be=e(7688),_e=e(1331),oe=e(2218),Le=e(3214),Yt=e(2851),Ne=e(479),De=e(9968),Ue=e(3791),Be=e(7057),Ke=e(3298);async function je(t,r,g,w){
const{dialect:H,configs:ot,requirements:et,expand:Y}=r,{releases:ct}=H,{environment:gt,kill:Et,secrets:pt,stop:$t,startTimer:vt}=w,wt={environment:gt,kill:Et,learn:pt.
learn,stop:$t.signal},{credentials:It,forced:xt}=(0,Pe.mQ)({...g,configs:ot},wt),Dt=(0,G.Dv)(H.clients,H.versions),Ot={network:(0,Ie.Af)(g,gt,Dt),credentials:It,
concurrency:g.concurrency,random:Math.random,now:Date.now,startTimer:vt,monotonic:w.now,onRequest:w.onRequest,stop:$t,sessions:g.depth==="discovery"?null:new Map},
Ut={...Ot,forced:xt,required:Map.groupBy(et,({host:bt})=>bt),maxRedirects:Math.max(...H.clients.map(bt=>G.NX[bt])),releases:ct,timeoutMs:g.timeoutMs??(0,Yt.nT)(
ct),retries:g.retries,progress:bt=>w.progress({kind:"visits",...bt})},zt=(0,Yt.pj)(t,Ut),Pt=g.depth==="discovery"?null:Promise.all([e.e(6542),e.e(7907)]).then(e.
bind(e,7907)),Bt=new Map((await zt).map(bt=>[bt.host,bt])),Ft=It.known;if(Pt===null)return{visits:[...Bt.values()],predicted:xe.j7,tokenSources:Ft};const{predictInit:Xt}=await Pt,
Wt=(0,be.tX)(bt=>w.progress({kind:"packages",...bt})),Lt=He(Bt,Ut,g),Vt=bt=>(0,A.ev)(bt,g),{network:Fe}=Ot,ie=ze(w,{...wt,network:Fe,isNamed:Vt,transfers:Wt}),Ge={
...Ot,...r,settings:g,machine:(0,Ne.g8)(gt),directory:w.directory,learn:pt.learn,progress:bt=>w.progress({kind:"registries",...bt}),visits:Bt,following:Y&&{expand:Y,
reach:Lt.reach,fetchRepository:ie.fetchRepository,transfers:Wt}},Ye={...g,isFork:w.isFork},ce=await Xt(r.roots,Ge,Ye).finally(ie.close),Xe=[...ce.notes,...Lt.notes()];
return{visits:[...Bt.values()],predicted:{...ce,notes:Xe},tokenSources:Ft}}const re=100;function He(t,r,g){const w=new Set,H=new Set;return{reach:async Y=>{const ct=Y.
filter(({host:vt})=>!t.has(vt)&&!H.has(vt)),gt=(0,oe.en)(ct,g);for(const[vt,wt]of gt)t.set(vt,(0,_e.i)(vt,wt));for(const{host:vt}of ct)gt.has(vt)||(w.size<re||w.
has(vt)?w.add(vt):H.add(vt));const Et=Map.groupBy(ct,({host:vt})=>vt),pt=[...w].filter(vt=>!t.has(vt)),$t=Map.groupBy(pt,vt=>Et.get(vt)?.every(oe.T1)??!0);for(const[
vt,wt]of $t){const xt={...r,sessions:null,required:Et,origin:vt?{isPublic:vt}:null};for(const Dt of await(0,Yt.pj)(wt,xt))t.set(Dt.host,Dt)}},notes:()=>{const Y=[
...H].map(A.nx),ct=(0,Ue.q)({what:"hosts",max:re,names:Y});return Y.length===0?[]:[(0,C.kH)(ct,{clients:[]})]}}}function ze({environment:t,kill:r,pid:g,secrets:w,
stop:H,startTimer:ot},et){let Y=null;const ct=(0,Ke.O)(async()=>{const{gitFetcher:Et}=await e.e(3518).then(e.bind(e,3518));return Y=Et({...et,kill:r,pause:pt=>(0,Le.
v7)(pt,{stop:H,startTimer:ot}),parent:t.RUNNER_TEMP||(0,Me.tmpdir)(),pid:g,isAlive:pt=>We(pt,r),now:Date.now}),Y});return{fetchRepository:async({url:Et,ref:pt,depth:$t,
sshkey:vt},wt)=>{const It=await ct(),xt=vt===null?null:new Be.ou(vt);xt!==null&&w.learn(xt);const Dt={url:(0,L.jr)(Et),origin:wt,ref:pt,depth:Number($t)||null,sshkey:xt};
return await It.fetch(Dt)},close:async()=>Y?.close()}}function We(t,r){try{return r(t,0),!0}catch(g){return(0,De.Oj)(g)==="EPERM"}}}),2798:((Rt,ft,e)=>{e.d(ft,{
mQ:()=>p});var $=e(4696),E=e(9961),v=e(8294),C=e(8032),G=e(255),A=e(3298),W=e(7630),L=e(3152),F=e(9432),j=e(1879),y=e(7057),M=e(7177),o=e(9562),P=e(2170);const R=(i,n)=>({
name:i,isProgram:!1,answers:n,find:s=>n.get(s)??null});async function N(i,n){let s=null;const d=[],k=[];for(const _ of i){const K=s===null||!_.isProgram,st=K?await _.
find(n):null;d.push({source:st?.source??_.name,held:K?q(st):"not asked",counts:s===null&&st!==null}),st?.problem&&k.push((0,P.kH)(st.problem,{places:st.place===
null?[]:[st.place]})),s??=st}return{answer:s,looks:d,findings:k}}function q(i){return i===null?"nothing":i.token===null?"no token":i.token.reveal()===""?"an emp\
ty token":"a token"}const V=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function z(i,n,s=null){const d=n.reveal(),k=x(i,d,s!==null),_={source:i,place:s,token:n,problem:k,life:O(
d)},K=d.length>y.$c||V.test(d);return K?{..._,isUnsendable:K}:_}function O(i){const[,n=""]=/^(?:\w+-)?eyJ[\w-]+\.([\w-]+)\.[\w-]*$/.exec(i.trim())??[],s=(0,o.V)(
Buffer.from(n,"base64url").toString(),"map"),{exp:d,iat:k}=s.ok&&(0,o.G)(s.value)?s.value:{};return typeof d!="number"||d<0?null:{expires:d*1e3,issued:typeof k==
"number"?k*1e3:null}}const h=[[V,"control character"],[{test:y.wK},"placeholder"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,"quotes"],[/^\s|\s$/,
"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function x(i,n,s){if(n==="")return v.QU({source:i,isInFile:s});const d=n.length>y.
$c?"length":h.find(([k])=>k.test(n))?.[1];return d!==void 0?v.Eu({source:i,isInFile:s,slip:d}):n.length<y.Il?v.fj({source:i}):null}const X=1024*1024;function J(i,n){
let s=null;const d=async k=>{if(s!==null)return s;const _=await I(i,k,n);if("output"in _)return ut(i,_.output,n);const K=Tt(i,_.why);return _.isStopped&&(s??=K),
K};return{name:l(i),isProgram:!0,find:(0,A.O)(d)}}const l=({name:i})=>`credentials helper ${i}`,m=({shown:i},n)=>({why:`failed to run ${i}: ${n}`}),S=({shown:i},n)=>({
why:`${i} ${n} and was stopped`,isStopped:!0}),u="was running when the check ended";async function I(i,n,s){if(i.refusal!==null)return m(i,i.refusal);const{timeoutMs:d,
abortAfter:k=c=>AbortSignal.timeout(c),stop:_,kill:K}=s;if(_.aborted)return S(i,u);const st=await(0,M.m)({path:i.path,args:[...i.args,"get",n],environment:Object.
fromEntries(Object.entries(s.environment).filter(([c])=>!c.startsWith("INPUT_")))},{kill:K,signal:AbortSignal.any([k(d),_]),maxBytes:X});switch(st.kind){case"no\
t-started":return m(i,Z[st.code]??st.code);case"stopped":return st.by==="output"?S(i,`wrote more than ${X/1024/1024} MiB`):S(i,_.aborted?u:`did not exit within ${d/
1e3} s (timeout-seconds)`);case"exited":{if(st.code===0)return{output:st.output};const c=nt(st.complaint.toString()),b=c===""?", but it produced no error messag\
e":`: ${c}`;return{why:`error in ${i.shown}${b}`}}}}const Z={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format error",E2BIG:"ar\
gument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function ut(i,n,{learn:s}){const d=(0,j.Tp)(n);if(d.kind==="not-json"||d.kind==="not-object")return Tt(
i,`malformed output from ${i.shown}: ${(0,F.dh)(d.why)}`);const k=d.kind==="null"?null:d.services.find(({id:K})=>K==="token")?.value;if(typeof k!="string")return null;
const _=new y.ou(k);return s(_),z(l(i),_)}function Tt(i,n){const s=(0,E.Dz)({name:i.name,why:n});return{source:l(i),place:null,token:null,problem:s}}const tt=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),
nt=i=>(0,F.dh)(i.replace(tt,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function U(i,n,s){const d=[f(i),T(n)],k=s.map(({helper:_,credentials:K,turnedOff:st,
client:c})=>{const b=new Map(K.map(at=>[at.host,ht(at)])),B=[...d,R("CLI configuration",b)];return{...{client:c,known:B,off:st.map(rt)},sources:_===null?B:[...B,
_]}});return{known:D(k.flatMap(({known:_})=>_)),find:async _=>{const K=await Promise.all(k.map(async({client:c,sources:b,off:B})=>{const{looks:it,...at}=await N(
b,_),mt=B.filter(yt=>lt(yt,_));return{...at,client:c,unread:mt,looks:[...it,...mt.map(Q)]}})),st=K.flatMap(({answer:c})=>c??[]);return{answer:st.find(({token:c})=>c!==
null)??st[0]??null,clients:K.map(({client:c,looks:b})=>({client:c,looks:b})),findings:K.flatMap(({findings:c})=>c),difference:dt(_,K),lost:K.flatMap(({unread:c})=>c.
flatMap(({problem:b})=>b??[]))[0]}}}}function D(i){const n=new Map(i.toReversed().flatMap(s=>[...s.answers]));return new Map([...n].flatMap(([s,{token:d,source:k}])=>d===
null?[]:[[s,k]]))}const Q=({source:i})=>({source:i,held:"not read",counts:!1});function rt(i){const n=i.host?.replace(/^[a-z]+:\/\/|\/.*$/gis,"")??null;return{...i,
written:n,name:n===null?null:(0,G.$o)(n)}}const lt=({written:i,name:n},s)=>i===null||n===s||i.startsWith("*.")&&s.endsWith(i.slice(1));function ht({host:i,place:n,
token:s,hasValue:d}){const k=`${n.file}:${n.line}`;if(s!==null)return z(k,s,n);const _={kind:"no token",file:k,host:i,hasValue:d},K=(0,E.P4)(_,C.Du);return{source:k,
place:n,token:null,problem:K}}function dt(i,n){const[s,...d]=n,k=s?.answer?.token?.reveal(),_=d.find(({answer:st})=>st?.token?.reveal()!==k);if(s===void 0||_===
void 0)return null;const K=({client:st,answer:c})=>({client:st,source:c?.token?c.source:null});return(0,v.tK)({host:i,first:K(s),other:K(_)})}function T(i){const n=new Map,
s=[];for(const[d,k]of Object.entries(i)){const _=(0,G.$k)(d);if(_===null||k===void 0)continue;const K=(0,W.AI)(k);K.ok?n.set(_,z(d,K.value)):s.push(`${d}: ${K.why}`)}
if(s.length>0)throw new L.GN(s);return R("TF_TOKEN_ variables",n)}function f(i){const n="tokens setting",s=i.map(({host:d,token:k})=>{const _=z(n,k);return[d,k.
reveal()===""?{..._,token:null}:_]});return R(n,new Map(s))}const a=1e4;function p({tokens:i,configs:n,timeoutMs:s},d){for(const c of n.flatMap(b=>b.secrets))d.
learn(c);const k={...d,timeoutMs:s??a},_=(0,A.O)(c=>J(c,k),({path:c,args:b})=>JSON.stringify([c,...b])),K=n.map(({helper:c,...b})=>({...b,helper:c&&_(c)})),st=n.
flatMap(({forced:c,client:b})=>c.map(B=>({...B,client:b})));return{credentials:U(i,d.environment,K),configs:n,complaints:(0,$.Ot)(n.flatMap(({findings:c})=>c)),
forced:Map.groupBy(st,({host:c})=>c)}}}),9713:((Rt,ft,e)=>{e.d(ft,{IK:()=>G,v8:()=>y,x8:()=>R,zy:()=>o});var $=e(7075),E=e(7057),v=e(6452);let C=function(...V){
return{createGunzip:C}=process.getBuiltinModule("node:zlib"),new.target?new C(...V):C(...V)};const G={kind:"excerpt",maxBytes:2048},A=1e3,W=6e4,L=64*1024,F=1024,
j=1024*1024,y=256*1024,M=V=>Buffer.from(V,"latin1").toString("utf8");function o({status:V,reason:z,headers:O}){const h=l=>{const m=O.get(l)?.[0];return m===void 0?
null:M(m)},x=h("content-length"),J=V!==204&&V!==304&&x!=="0"?h("content-encoding"):null;return{status:V,reason:M(z),contentType:h("content-type"),contentEncoding:J,
location:h("location"),retryAfter:h("retry-after"),terraformGet:h("x-terraform-get"),apiVersion:h("tfp-api-version"),mitigation:h("cf-mitigated")??h("x-vercel-m\
itigated")??h("x-amzn-waf-action"),errorType:h("x-amzn-errortype"),challenge:(0,E.kQ)(O.get("www-authenticate")??[]),declaredBytes:x===null||P(J)?null:Number(x)}}
const P=V=>V?.toLowerCase()==="gzip";async function R(V,z,O){if(O.kind==="taken"){try{await O.take(q(N(V),z,O.maxBytes))}finally{V.destroy()}return{bytes:new Uint8Array,
truncated:!1}}const h=[];let x=0,X;const J=O.kind==="excerpt"?setTimeout(()=>V.destroy(),A).unref():void 0;try{for await(const m of q(V,z,O.maxBytes)){if(h.push(
m),h.length===F&&h.splice(0,F,Buffer.concat(h)),x+=m.length,x>O.maxBytes)break;x>j&&(X??=await O.turn?.())}}catch(m){if((0,v.$N)(m)==="COMPRESSED_TOO_LARGE")x=Number.
POSITIVE_INFINITY;else if(O.kind==="whole")throw m}finally{clearTimeout(J),V.destroy(),X?.()}return{bytes:Buffer.concat(h).subarray(0,O.maxBytes),truncated:x>O.
maxBytes}}async function*N(V){let z=!1;const O=()=>{z=!0,V.destroy()};let h=setTimeout(O,W).unref();try{for await(const x of V)clearTimeout(h),yield x,h=setTimeout(
O,W).unref();if(z)throw(0,v.Au)("BODY_PAUSED","the body pauses")}catch(x){throw z?(0,v.Au)("BODY_PAUSED","the body pauses"):x}finally{clearTimeout(h)}}function q(V,z,O){
if(!P(z.contentEncoding))return V;const h=C();let x=O+L;const X=async function*(J){for await(const l of J){if(x-=l.length,x<0)throw(0,v.Au)("COMPRESSED_TOO_LARG\
E","too many compressed bytes");yield l}};return(0,$.pipeline)(V,X,h,()=>{}),h}}),7454:((Rt,ft,e)=>{e.d(ft,{be:()=>U,X5:()=>nt,gQ:()=>D,Ul:()=>Q,JY:()=>Tt,g2:()=>ht,
To:()=>f,dI:()=>tt,Lu:()=>lt,jT:()=>rt});var $=e(9968),E=e(7811),v=e(8643),C=e(255),G=e(4067),A=e(9509);const W=32;function L(n){const s=[];let d=n.getPeerX509Certificate();
for(;d!==void 0&&s.length<W;)s.push(d),d=d.issuerCertificate;return s}function F(n,s,d){const[k]=n;if(k===void 0)return null;const _=s.ok?s.chain.slice(0,Math.max(
1,s.chain.length-1)).map(({notAfter:c})=>c):n.map(({validTo:c})=>Date.parse(c)),K=Date.parse(k.validFrom),st=Math.min(..._);return Number.isNaN(K)||Number.isNaN(
st)?null:{host:d,subject:j(k.subject)??k.subjectAltName??"",issuer:j(k.issuer)??k.issuer??"",validFrom:new Date(K).toISOString(),expires:new Date(st).toISOString()}}
const j=n=>/^CN=(.*)$/m.exec(n??"")?.[1];var y=e(6452),M=e(8500),o=e(1692),P=e(9044),R=e(4604);const N=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TO\
O_LONG"],q=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function V(n,{name:s},d,k){const _=(0,y.$N)(n);if(N.includes(_))return await x(
await k())?(0,y.Au)("PLAIN_HTTP","the port responds in plain HTTP"):n;if(q.test(_))return n;const K=await l(s,d,k);return K===null?n:"flaw"in K?(d.connection.rejection=
K,(0,y.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${K.flaw.kind}`)):(d.connection.unsupported=K,(0,y.Au)("TLS_UNSUPPORTED",`not supported by the clients:\
 ${K.name}`))}const[z,O]=[30,100],h=Buffer.from([22,3,1,0,0]);async function x(n){const s=await new Promise(d=>{X().then(()=>d("")),n.once("data",k=>d(k.toString(
"latin1",0,5))),n.once("error",()=>d("")).once("close",()=>d("")),n.write(h)});return n.destroy(),s==="HTTP/"}async function X(){for(let n=0;n<z;n+=1)await(0,M.
setTimeout)(O,null,{ref:!1})}const J=[R.DS,{...R.DS,maxVersion:"TLSv1.2"}];async function l(n,s,d){for(const k of J){const _=(0,o.createSecureContext)({...k,ca:[]}),
K=await d(),st=await(0,y.ek)(K,s,n,{secureContext:_}).catch(()=>null);if(st===null)continue;const c=m(st);return st.destroy(),c}return null}function m(n){const s=n.
getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(s))return{kind:"version",name:s};const[d]=L(n),k=d&&(0,P.h)(d.raw);if(k?.ok===!1)return{flaw:k.flaw,isLeaf:!0};
const _=n.getCipher().name;if(!R.Cg.includes(_))return{kind:"cipher",name:_};const K=u(n);if(!R.Yx.includes(K))return{kind:"group",name:K};const st=k?.certificate.
key;return st?.kind==="unsupported"?{flaw:{kind:"key",name:st.name},isLeaf:!0}:null}const S={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521",secp224r1:"P\
-224"};function u(n){const s=n.getEphemeralKeyInfo();return s===null||!("type"in s)?"":s.type==="DH"?`ffdhe${s.size}`:S[s.name??""]??s.name??""}let I=function(...n){
return{request:I}=process.getBuiltinModule("node:http"),new.target?new I(...n):I(...n)};const Z="http/1.1",ut="h2";async function Tt(n,s){const d=()=>ht(n,s),k=await d();
if(n.scheme==="http")return k;try{return await T(n,k,s,Z)}catch(_){const K=y.$N(_);throw K.endsWith("_NO_APPLICATION_PROTOCOL")&&await tt(n,s),/^(ERR_SSL|EPROTO|ECONNRESET)/.
test(K)?await V(_,n,s,d):_}}async function tt(n,s){if(n.scheme!=="http")try{const d=await ht(n,s);(await T(n,d,s,ut)).destroy()}catch(d){if(["HTTP2_ONLY","CERTI\
FICATE_REJECTED"].includes(y.$N(d)))throw d}}function nt(n){const{scheme:s}=n;if(s!=="https"&&s!=="http")return(0,E.TR)(`unsupported protocol scheme "${s}"`);const{
name:d,port:k}=(0,v.cz)(n);if(d==="")return(0,E.TR)("no Host in request URL");const _=(0,A.ER)(d)?(0,E.Ju)(d.toLowerCase()):(0,C.Pv)(d);if(!_.ok)return _;const K=k===
""?(0,v.L5)(s):Number(k);return K>0&&K<=65535?(0,E.Ju)({scheme:s,name:_.value,port:K}):(0,E.TR)(`invalid port "${k}"`)}function U(n){const{name:s}=(0,v.cz)(n),d=(0,C.
Pv)(s);return(0,A.ER)(s)||!d.ok?s:d.value}function D(n,{name:s}){const{port:d}=(0,v.cz)(n);return(0,v.EN)(s)+(d===""?"":`:${d}`)}function Q({resolve:n},s,d){const k=n.
some(_=>_.name===s);return!["private","loopback"].includes((0,G.Sz)((k?null:d)??s))}function rt({scheme:n,name:s,port:d}){return(0,v.EN)(s)+(d===(0,v.L5)(n)?"":
`:${d}`)}function lt(n,{resolve:s,chooseProxy:d}){const k=s.find(({name:_,port:K})=>_===n.name&&(K===null||K===n.port));return k===void 0?{host:n.name,port:n.port,
proxy:d(n)}:{host:k.address,port:k.addressPort??n.port,proxy:null}}async function ht(n,s){const{host:d,port:k,proxy:_}=lt(n,s.network);if(_===null)return y.zy(d,
k,s);y.ln(n.name,s),s.connection.proxy=_.host;const K=await dt(_,s);return n.scheme==="https"?i(n,_,K):K}async function dt(n,s){const d=n.protocol==="https:"?"h\
ttps":"http",k=n.hostname.replace(/^\[|\]$/g,""),_={scheme:d,name:k,port:Number(n.port)||(0,v.L5)(d)},K=new y.Ng;try{const st={...s.network,resolve:[],chooseProxy:()=>null};
return await Tt(_,{...s,network:st,connection:K,allowPrivate:!0})}catch(st){if((0,$.qo)(st))throw st;const c=y.$N(st)==="ECONNREFUSED"?`nothing listens at the p\
roxy ${n.host}`:`proxy ${n.host} cannot be reached: ${y.bD(st)}`;throw y.Au("PROXY_ABSENT",c)}finally{s.connection.lookupMs=K.lookupMs,s.connection.connectMs=K.
connectMs}}async function T(n,s,d,k){const{connection:_,network:K}=d,{trust:st}=K,c=performance.now(),b={secureContext:st.context(),ALPNProtocols:[k]},B=await y.
ek(s,d,n.name,b);_.tlsMs=performance.now()-c;const it=L(B),at=st.verify(it.map(({raw:mt})=>mt),n.name);if(_.certificate=F(it,at,rt(n)),at.ok&&B.alpnProtocol!==ut)
return B;throw B.destroy(),at.ok?y.Au("HTTP2_ONLY","the host speaks only HTTP/2"):(_.rejection={...at,issuer:it.at(-1)?.issuer??"",hasFile:st.hasFile},y.Au("CER\
TIFICATE_REJECTED",`certificate rejected: ${at.flaw.kind}`))}function f(n){if(n.username===""&&n.password==="")return{};const s=`${decodeURIComponent(n.username)}\
:${decodeURIComponent(n.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(s).toString("base64")}`}}const a=[502,503,504];function p({pathname:n},s){
return n!=="/"?"PROXY_PATH":s===407?"PROXY_LOGIN":s!==null&&a.includes(s)?"PROXY_NOT_REACHED":"PROXY_REFUSED"}function i(n,s,d){const k=`${(0,v.EN)(n.name)}:${n.
port}`;return new Promise((_,K)=>{const st=I({method:"CONNECT",path:k,headers:{host:k,...f(s)},insecureHTTPParser:!0,createConnection:()=>d});st.on("error",c=>{
const b=`proxy ${s.host} closed the connection: ${c.message}`;K(y.Au(p(s,null),b))}),st.on("connect",(c,b,B)=>{if(c.statusCode===200&&B.length===0)return _(d);d.
destroy();const{statusCode:it=0,statusMessage:at=""}=c,mt=`proxy ${s.host} returned ${it} ${at}`;K(y.Au(p(s,it),mt.trimEnd()))}),st.end()})}}),6452:((Rt,ft,e)=>{
e.d(ft,{Ng:()=>dt,$N:()=>f,Au:()=>T,zy:()=>p,bD:()=>a,Af:()=>ht,ln:()=>s,Q8:()=>K,ek:()=>i});var $=e(610),E=e(1553),v=e(1692),C=e(255),G=e(4067),A=e(3024),W=e(8161),
L=e(6760),F=e(9968),j=e(3298),y=e(9044),M=e(4604),o=e(6554);const P=8192,R=1024,N=100;function q(c){const b=[];for(const[kt,St]of c.sent.entries()){if(!St.ok)return{
ok:!1,flaw:St.flaw,isLeaf:kt===0};const{certificate:At}=St,{key:Mt}=At;if(Mt.kind==="rsa"&&Mt.bits>P)return{ok:!1,flaw:{kind:"key-size",bits:Mt.bits},isLeaf:kt===
0};b.push(At)}const[B,...it]=b;if(B===void 0)throw new Error("a server sends at least one certificate");const at=V(B,c);if(at!==null)return{ok:!1,flaw:at,isLeaf:!0};
const mt={intermediates:it,options:c,checks:0,hint:null},yt=c.anchors(B.subject).some(({raw:kt})=>kt.equals(B.raw))?X(mt,[B]):h(mt,[B]);if(yt!==null)return{ok:!0,
chain:yt};const Ct={kind:"unknown-authority",sent:u(B,it)};return{ok:!1,...mt.hint??{flaw:Ct,isLeaf:!0}}}function V(c,{host:b,now:B}){const it=O(c,B);return it!==
null?it:(0,o.AI)(c.names,b)?z(c):{kind:"other-name",names:c.names.dns}}function z({key:c}){return c.kind==="unsupported"?{kind:"key",name:c.name}:c.kind==="rsa"&&
c.bits<R?{kind:"key-size",bits:c.bits}:null}function O({unhandled:c,notBefore:b,notAfter:B},it){const[at]=c;return at!==void 0?{kind:"critical-extension",id:at}:
it<b?{kind:"not-yet-valid",at:b}:it>B?{kind:"expired",at:B}:null}function h(c,b){const B=b.at(-1),{options:it,intermediates:at}=c,mt=it.anchors(B.issuer),yt=at.
filter(({subject:Ct})=>Ct.equals(B.issuer));for(const[Ct,kt]of[...mt,...yt].entries()){const St=Ct<mt.length;if(c.checks+=1,c.checks>N)return null;if(b.some(_t=>m(
_t,kt)))continue;const At=x(b,kt,St,it);if(At!==null&&(c.hint??=At),At!==null||!B.isSignedBy(kt.x509))continue;if(!B.x509.checkIssued(kt.x509)){c.hint??={flaw:{
kind:"openssl"},isLeaf:b.length===1};continue}const Mt=[...b,kt],Nt=St?X(c,Mt):h(c,Mt);if(Nt!==null)return Nt}return null}function x(c,b,B,{now:it}){const at=c.
at(-1),{isAuthority:mt,maxPath:yt}=b,Ct=At=>({flaw:At,isLeaf:!1});if(!(mt??B))return Ct({kind:"no-authority"});const kt=c.length===1;if(at.unsupportedSignature!==
null)return{flaw:{kind:"signature",name:at.unsupportedSignature},isLeaf:kt};const St=z(b)??O(b,it);return St!==null?Ct(St):yt!==null&&c.length-1>yt?Ct({kind:"pa\
th-length"}):null}function X(c,b){const B=b.findIndex(({usages:at})=>!l(at));return B>=0?(c.hint??={flaw:{kind:"usage"},isLeaf:B===0},null):b.every(({constraints:at},mt)=>at===
null||b.slice(0,mt).every(({names:yt})=>(0,o.z$)(yt,at)))?b:(c.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const J=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],l=c=>c.
length===0||c.some(b=>J.includes(b)),m=(c,b)=>c.subject.equals(b.subject)&&c.keyInfo.equals(b.keyInfo)&&c.encodedNames.equals(b.encodedNames),S=({subject:c,issuer:b})=>c.
equals(b);function u(c,b){return S(c)?"self-signed":b.length===0?"leaf":b.some(S)?"root":"chain"}function I(c,b={}){const it=[()=>[...v.rootCertificates,...c===
null?[]:[c]],...D(b)].map(mt=>(0,j.O)(()=>ut(mt()))),at=tt();return{hasFile:c!==null,context:(0,j.O)(()=>(0,v.createSecureContext)({...M.Hb,ca:[]})),verify:(mt,yt)=>{
const Ct={sent:mt.map(at),host:yt,now:Date.now()},kt=St=>{const At=it.slice(0,St+1),Nt=q({...Ct,anchors:_t=>At.flatMap(jt=>jt()(_t))});return Nt.ok||At.length===
it.length?Nt:kt(St+1)};return kt(0)}}}const Z=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function ut(c){const b=c.flatMap(at=>Array.from(at.
matchAll(Z),([,mt=""])=>Buffer.from(mt,"base64"))),B=Buffer.concat(b),it=new Map;return at=>{const mt=at.toString("latin1"),yt=it.get(mt);if(yt!==void 0)return yt;
const kt=(B.includes(at)?b.filter(St=>St.includes(at)):[]).flatMap(St=>{const At=(0,y.h)(St);return At.ok&&at.equals(At.certificate.subject)?At.certificate:[]});
return kt.length>0&&it.set(mt,kt),kt}}const Tt=200;function tt(){const c=new Map;return b=>{const B=Buffer.from(b).toString("latin1");c.size>=Tt&&!c.has(B)&&c.clear();
const it=c.get(B)??(0,y.h)(b);return c.set(B,it),it}}const nt=["/etc/ssl/certs/ca-certificates.crt","/etc/pki/tls/certs/ca-bundle.crt","/etc/ssl/ca-bundle.pem",
"/etc/pki/tls/cacert.pem","/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem","/etc/ssl/cert.pem"],U=["/etc/ssl/certs","/etc/pki/tls/certs"];function D(c,b=(0,W.
platform)()){const{NODE_EXTRA_CA_CERTS:B,SSL_CERT_FILE:it,SSL_CERT_DIR:at}=c,mt=()=>B?(0,F.r7)(B)??[]:[];if(b!=="linux")return[()=>[mt(),(0,v.getCACertificates)(
"system")].flat()];const yt=it?[it]:nt,Ct=()=>yt.values().map(F.r7).find(St=>St!==null)??[],kt=at?at.split(L.delimiter):U;return[()=>[mt(),Ct()].flat(),()=>kt.flatMap(
Q)]}const Q=c=>(0,F.N0)(()=>(0,A.readdirSync)(c,{withFileTypes:!0}),[]).flatMap(b=>{const B=(0,L.join)(c,b.name);return(b.isSymbolicLink()?(0,F.N0)(()=>(0,A.readlinkSync)(
B),""):"/").includes("/")?(0,F.r7)(B)??[]:[]});let rt=function(...c){return{connect:rt}=process.getBuiltinModule("node:net"),new.target?new rt(...c):rt(...c)},lt=function(...c){
return{isIP:lt}=process.getBuiltinModule("node:net"),new.target?new lt(...c):lt(...c)};function ht(c,b,B){const{resolve:it,chooseProxy:at,authorities:mt,hostnames:yt,
tokens:Ct,fixedHosts:kt}=c,St=kt.filter(({subdomains:Mt})=>!Mt),At=[...yt,...Ct,...St].map(({host:Mt})=>(0,C.Sv)(Mt).name);return{resolve:it,chooseProxy:at,maxInterim:B,
trust:I(mt,b),namedHosts:new Set([...At,...it.map(({name:Mt})=>Mt)])}}class dt{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}
const T=(c,b)=>Object.assign(new Error(b),{code:c});function f(c){return typeof c!="object"||c===null?"":"code"in c&&typeof c.code=="string"?c.code:""}const a=c=>typeof c==
"object"&&c!==null&&"message"in c?String(c.message):String(c);async function p(c,b,B){const{connection:it}=B;lt(c)!==0&&s(c,B);const at=performance.now();let mt=at;
const yt=rt({host:c,port:b,noDelay:!0,lookup:st(B,()=>{mt=performance.now(),it.lookingUp=!1,it.lookupMs=mt-at})});return B.hold(yt),await n(yt,"connect"),it.connectMs=
performance.now()-mt,it.address=yt.remoteAddress??null,yt}async function i(c,b,B,it){const at=(0,v.connect)({...it,socket:c,servername:lt(B)===0?B.replace(/\.$/,
""):"",rejectUnauthorized:!1});return b.hold(at),await n(at,"secureConnect"),at}function n(c,b){return new Promise((B,it)=>{const at=()=>it(T("ECONNRESET","the \
connection was closed")),mt=()=>B(void c.off("close",at));c.once(b,mt).once("error",it).once("close",at)})}function s(c,b){const B=d(c,b);if(B!==null)throw B}function d(c,{
allowPrivate:b}){const B=(0,G.Sz)(c);return B==="metadata"?T("ADDRESS_METADATA",`${c} is a metadata address`):B==="public"||b?null:T(B==="reserved"?"ADDRESS_RES\
ERVED":"ADDRESS_PRIVATE",`${c} is a ${B} address`)}const k=253,_=c=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(c);async function K(c,b){if(s(c,b),lt(c)!==0)return;const B=await(0,E.
lookup)(c,{all:!0});for(const{address:it}of B)s(it,b)}function st(c,b){return(B,it,at)=>{const Ct=(_(B)||B.replace(/\.$/,"").length>k?T("ENOTFOUND",`no such hos\
t: ${B}`):null)??d(B,c);if(Ct!==null)return queueMicrotask(()=>at(Ct,[]));c.connection.lookingUp=!0,(0,$.lookup)(B,{...it,all:!0},(kt,St)=>{if(b(),kt!==null)return at(
kt,[]);const At=St.map(({address:_t})=>d(_t,c)),Mt=St.filter((_t,jt)=>At[jt]===null),Nt=At.find(_t=>_t!==null);if(Mt.length===0&&Nt)return at(Nt,[]);at(null,Mt)})}}}),
9926:((Rt,ft,e)=>{e.d(ft,{Eu:()=>v,PU:()=>E,iD:()=>$,lo:()=>C});class ${#e=[];#t;constructor(A){this.#t=A}async pass(A){const W=await this.enter();return A().finally(
W)}async enter(){return this.#t===0?await new Promise(A=>this.#e.push(A)):this.#t-=1,()=>{const A=this.#e.shift();A===void 0?this.#t+=1:A()}}}const E=4;async function v(G,A,{
concurrency:W},L,F=E){await C(Map.groupBy(G,A).values(),W*E,j=>C(j.values(),F,L))}async function C(G,A,W){const L=async()=>{for(const F of G)await W(F)};await Promise.
all(Array.from({length:A},L))}}),7144:((Rt,ft,e)=>{e.d(ft,{N:()=>lt});var $=e(8643),E=e(4067),v=e(7057),C=e(2432),G=e(9713),A=e(7454),W=e(6452),L=e(7811);function F(f){
const[,a="",p="",i=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(f)??[],n=/^HTTP\/(\d)\.(\d)$/.exec(a);if(n===null)return(0,L.TR)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.
test(p))return(0,L.TR)("malformed status");const[,s="",d=""]=n;return(0,L.Ju)({status:Number(p),reason:i,version:Number(s+d)})}function j(f,a){const p=o(a);if(!p.
ok)return p;const i=new Map(p.value),{status:n,reason:s,version:d}=f,k=V(n,d,i);if(!k.ok)return k;k.value==="chunked"&&i.delete("content-length");const _=k.value!==
1/0&&O(d,i);return(0,L.Ju)({status:n,reason:s,headers:i,framing:k.value,keepAlive:_})}const y=/^[\w!#$%&'*+.^`|~ -]+$/,M=f=>/^[\t -~\u0080-\u00ff]*$/.test(f);function o(f){
const a=new Map;for(const p of N(f)){const i=p.indexOf(":"),n=p.slice(0,Math.max(i,0)),s=R(p.slice(i+1));if(!y.test(n))return(0,L.TR)("malformed header line");if(!M(
s))return(0,L.TR)("control character in a header");const d=n.toLowerCase(),k=a.get(d);k===void 0?a.set(d,[s]):k.push(s)}return(0,L.Ju)(a)}const P=/(?<![ \t])[ \t]+$/,
R=f=>f.replace(/^[ \t]+/,"").replace(P,"");function N(f){const a=[];for(const p of f){const i=R(p),n=a.at(-1);/^[ \t]/.test(p)&&n!==void 0?n.push(i):a.push([/^[ \t]|^[^:]*$/.
test(p)?":":i])}return a.map(p=>p.join(" "))}const q=["transfer-encoding","content-length","trailer"];function V(f,a,p){const i=a>=11?p.get("transfer-encoding")??
[]:[],[n]=i;if(i.length>1)return(0,L.TR)("several Transfer-Encoding headers");if(n!==void 0&&n.toLowerCase()!=="chunked")return(0,L.TR)("unsupported Transfer-En\
coding");const s=z(p,"trailer");if(n!==void 0&&s.some(K=>q.includes(K)))return(0,L.TR)("forbidden name in Trailer");const d=p.get("content-length")??[];if(new Set(
d).size>1)return(0,L.TR)("different Content-Length headers");const[k]=d,_=Number(k);return k!==void 0&&!(/^\d+$/.test(k)&&_<2**63)?(0,L.TR)("malformed Content-L\
ength"):f<200||f===204||f===304?(0,L.Ju)(0):n!==void 0?(0,L.Ju)("chunked"):(0,L.Ju)(k===void 0?1/0:_)}const z=(f,a)=>(f.get(a)??[]).flatMap(p=>p.split(",")).map(
p=>p.trim().toLowerCase());function O(f,a){const p=z(a,"connection");return f<10||p.includes("close")?!1:f>=11||p.includes("keep-alive")}const h=4096,x=16*1024;
class X{#e="size";#t=0;#n=0;#s="";#o=[];#r=0;push(a){const p=new Uint8Array(a.length);let i=0,n=0;for(;n<a.length&&this.#e!=="nothing";){if(this.#t>0){const k=Math.
min(n+this.#t,a.length);for(this.#t-=k-n;n<k;n+=1,i+=1)p[i]=a[n]??0;continue}const s=a[n]??0;if(n+=1,this.#s+=String.fromCharCode(s),this.#s.length+this.#r>h)return(0,L.
TR)("long line in chunks");if(s!==10)continue;const d=this.#i(this.#s);if(d!==null)return(0,L.TR)(d);this.#s=""}return(0,L.Ju)({data:p.subarray(0,i),used:n,isEnd:this.#e===
"nothing"})}#i(a){if(!a.endsWith(`\r
`)||a.indexOf("\r")<a.length-2)return"malformed end of a chunk line";if(this.#e==="size")return this.#c(a);const p=a===`\r
`;if(this.#e==="end of data")return this.#e="size",p?null:"malformed chunk";if(this.#r+=a.length,!p)return this.#o.push(a.slice(0,-2)),null;this.#e="nothing";const i=o(
this.#o);return i.ok?null:i.why}#c(a){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(a)?(this.#t=Number.parseInt(a,16),this.#e=this.#t===0?"trailer":"end of dat\
a",this.#t===0?null:(this.#n=Math.max(0,this.#n+a.length-16-2*this.#t),this.#n>x?"chunks with too little data":null)):"malformed chunk size"}}function J(f,a){const p=new D(
f);let i=!0,n=0;return{mayRepeat:()=>n>0&&p.received===n,isFree:()=>i&&p.isEmpty&&!f.destroyed&&f.readable,get:async s=>{i=!1,n=p.received,f.write(l(s),"latin1"),
await u(p);const d=await I(p,a),{framing:k}=d,_=async function*(){yield*k==="chunked"?nt(p):tt(p,k),i=d.keepAlive},K=()=>{i||f.destroy()};return{head:(0,G.zy)(d),
body:Object.assign(_(),{destroy:K})}}}}function l({path:f,headers:a}){const p=Object.entries(a).map(([n,s])=>`${n}: ${s}`),i=[`GET ${f} HTTP/1.1`,...p];if(i.some(
n=>/[\r\n\0]/.test(n)))throw new Error("a request has a line break");return`${i.join(`\r
`)}\r
\r
`}const m=9,S=4;async function u(f){const a=await f.arrived();if(a===null||a.length<m)return;if(a[0]===0&&a[3]===S&&a.readUInt32BE(5)===0)throw(0,W.Au)("HTTP2_F\
RAME","a frame of HTTP/2, which was not negotiated")}async function I(f,a){f.textBytes=G.v8;for(let p=0;p<=a;p+=1){const i=Z(F(await ut(f))),n=[];for(;;){const d=await ut(
f);if(d==="")break;n.push(d)}const s=Z(j(i,n));if(s.status<100||s.status>199||s.status===101)return s}throw(0,W.Au)("HTTP_MALFORMED",`more than ${a} interim res\
ponses`)}function Z(f){if(!f.ok)throw(0,W.Au)("HTTP_MALFORMED",f.why);return f.value}async function ut(f){const a=await f.line();if(a===null)throw(0,W.Au)("ECON\
NRESET","the connection was closed");return a.endsWith("\r")?a.slice(0,-1):a}const Tt=64*1024;async function*tt(f,a){let p=a;for(;p>0;){const i=await f.arrived()!==
null;if(!i&&p===1/0)return;if(!i)throw(0,W.Au)("BODY_CUT","the body is cut off");const n=f.take(Math.min(p,Tt));p-=n.length,yield n}}async function*nt(f){const a=new X;
for(;;){const p=await f.arrived();if(p===null)throw(0,W.Au)("BODY_CUT","the body is cut off");const{data:i,used:n,isEnd:s}=Z(a.push(p));if(f.take(n),i.length>0&&
(yield i),s)return}}const U=10;class D{#e;#t=Buffer.alloc(0);received=0;textBytes=0;constructor(a){this.#e=a[Symbol.asyncIterator]()}get isEmpty(){return this.#t.
length===0}async line(){const a=[];for(;;){const p=this.#t.indexOf(U),i=this.take(p<0?this.#t.length:p+1);if(a.push(i),this.textBytes-=i.length,this.textBytes<0)
throw(0,W.Au)("HEADERS_TOO_LARGE","too many headers");if(p>=0)return Buffer.concat(a).toString("latin1").slice(0,-1);if(await this.#n())continue;const n=Buffer.
concat(a).toString("latin1");return n===""||n==="\r"?null:n}}async arrived(){return this.isEmpty&&!await this.#n()?null:this.#t}take(a){const p=this.#t.subarray(
0,a);return this.#t=this.#t.subarray(p.length),p}async#n(){const a=await this.#e.next();return a.done===!0?!1:(this.#t=a.value,this.received+=this.#t.length,!0)}}
class Q{connection=null;address=null;isWritten=!1;head=null;firstByteMs=0;body=null;error=null}const rt=12;class lt{network;#e=[];#t=new Map;#n=new Set;#s=!0;constructor(a){
this.network=a}get isOpen(){return this.#s}close=()=>{this.#s=!1;for(const a of[...this.#n].reverse())a.destroy()};async get(a){const p=new Q;try{const{head:i,body:n}=await this.#o(
a,p);p.head=i,p.body=await(0,G.x8)(n,i,a.planBody(i))}catch(i){p.address=p.connection?.address??p.address,p.error=(0,W.$N)(i)==="ECONNRESET"&&this.#e[0]||i}return p}async#o(a,p){
const{scheme:i,name:n,port:s}=a.endpoint,d=`${i}://${n} ${s}`,k=`${d} private`,_=ht(a,this.network),K=async b=>{this.#r(b),p.address=b.address,p.isWritten=!0;const B=performance.
now(),it=await b.http.get(_);return p.firstByteMs=performance.now()-B,it},c=(a.allowPrivate?[d,k]:[d]).map(b=>this.#t.get(b)).find(b=>b?.http.isFree());if(c!==void 0)
try{return await K(c)}catch(b){if(!this.#s||!c.http.mayRepeat())throw b}try{const b=this.#i(a,p),B=await(0,A.JY)(a.endpoint,b),{address:it}=b.connection,at=(0,E.
Sz)(it??n)==="public"?d:k;return await K({key:at,http:J(B,this.network.maxInterim),socket:B,address:it})}catch(b){throw(0,W.$N)(b)==="HTTP2_FRAME"&&await(0,A.dI)(
a.endpoint,this.#i(a,p)),b}}#r(a){const p=this.#t;p.delete(a.key),p.set(a.key,a);const[i]=p;p.size>rt&&i!==void 0&&(p.delete(i[0]),i[1].socket.destroy())}#i({allowPrivate:a},p){
const i=new W.Ng;p.connection=i;const n=s=>{this.#n.add(s),s.on("error",d=>{(0,W.$N)(d).startsWith("ERR_SSL")&&this.#e.push(d)}),s.on("close",()=>this.#n.delete(
s)),this.#s||s.destroy()};return{network:this.network,connection:i,allowPrivate:a,hold:n}}}function ht(f,a){const{url:p,endpoint:i,token:n,headers:s}=f,d=i.scheme===
"http"?(0,A.Lu)(i,a).proxy:null,k=(0,A.gQ)(p,i),_=(0,$.t5)(p);return{path:dt(d===null?_:`http://${k}${_}`).replace(/ /g,"%20"),headers:{host:k,"user-agent":C._O,
...s,...s.range===void 0?{"accept-encoding":"gzip"}:{},...T(p,n),...d===null?{}:(0,A.To)(d)}}}const dt=f=>Buffer.from(f,"utf8").toString("latin1");function T(f,a){
if(a!==null)return{authorization:dt(`Bearer ${a.reveal()}`).trimEnd()};const p=(0,$.aR)(f);return p===null||p.length>v.$c?{}:{authorization:p}}}),3070:((Rt,ft,e)=>{
e.d(ft,{e:()=>U});var $=e(8643),E=e(9432),v=e(1281),C=e(8032),G=e(7057),A=e(9713),W=e(7454),L=e(8161),F=e(9968),j=e(8936),y=e(3956),M=e(3368),o=e(6360),P=e(2801),
R=e(6452);const N=T=>({describe:T,transient:!1}),q=T=>({describe:T,transient:!0}),V=T=>({host:f,asks:a,isRedirected:p})=>j.T0({host:f,asks:p?"answer":a,why:T}),
z=T=>q(({host:f})=>j.P6({host:f,error:T})),O=T=>N(({host:f})=>M.cI({host:f,error:T})),h=T=>q(({host:f,asks:a})=>a==="document"?y.Eh({host:f,why:T}):(0,o.Bz)({host:f,
why:T})),x=T=>N(({host:f,asks:a})=>(0,P.AO)({host:f,address:T,asks:a})),X=T=>N(({host:f,text:a})=>M.rZ({host:f,reason:a,fault:T})),J=N(({host:T,text:f})=>j.P0({
host:T,error:f}));function l({host:T,rejection:f}){if(f===null)throw new Error("a certificate is rejected for a reason");const{flaw:a,isLeaf:p,issuer:i="",hasFile:n=!1}=f;
return a.kind==="expired"?M.vk({host:T,isLeaf:p,at:a.at}):a.kind==="not-yet-valid"?M.x1({host:T,isLeaf:p,at:a.at}):a.kind==="other-name"?M.B_({host:T,names:a.names}):
M.SE({host:T,isLeaf:p,flaw:a,issuer:i,hasFile:n})}const m={ENOTFOUND:N(V("no-such-host")),ENODATA:N(V("no-such-host")),EAI_AGAIN:q(V("no-answer")),EAI_FAIL:q(V(
"server-failed")),ECONNREFUSED:z("refused"),ECONNRESET:z("closed"),ECONNABORTED:z("closed"),EPIPE:z("closed"),EHOSTUNREACH:z("no-host-route"),ENETUNREACH:z("no-\
network-route"),ETIMEDOUT:q(({host:T,asks:f})=>j.Qs({host:T,asks:f,phase:"connection",limitMs:null,attempts:1})),BODY_PAUSED:q(({host:T,asks:f})=>j.Qs({host:T,asks:f,
phase:"body",limitMs:null,attempts:1})),PROXY_NOT_REACHED:q(({host:T,text:f})=>j.P6({host:T,error:{proxy:f}})),PROXY_LOGIN:X("PROXY_LOGIN"),PROXY_ABSENT:X("PROX\
Y_ABSENT"),PROXY_PATH:X("PROXY_PATH"),PROXY_REFUSED:X("PROXY_REFUSED"),PLAIN_HTTP:N(M.MY),ADDRESS_METADATA:x("metadata"),ADDRESS_PRIVATE:x("private"),ADDRESS_RESERVED:x(
"reserved"),CERTIFICATE_REJECTED:N(l),TLS_UNSUPPORTED:N(({host:T,unsupported:f})=>M.cI({host:T,error:f??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:O(
{kind:"not-tls"}),ERR_SSL_PACKET_LENGTH_TOO_LONG:O({kind:"not-tls"}),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:O({kind:"client-certificate"}),HTTP_MALFORMED:J,HTTP2_FRAME:J,
HTTP2_ONLY:N(P.ro),HEADERS_TOO_LARGE:N(y.ku),BODY_CUT:h("closed"),Z_BUF_ERROR:h("gzip"),Z_DATA_ERROR:N(({host:T,asks:f})=>f==="document"?y.jN({host:T,why:"not-g\
zip"}):(0,o.Bz)({host:T,why:"not-gzip"}))};function S(T){return T.endsWith("UNRECOGNIZED_NAME")?O({kind:"unknown-name"}):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(T)?O(
{code:T}):z({code:T})}function u(T){const{code:f}=T,a=Object.hasOwn(m,f)?m[f]:void 0,{describe:p,transient:i}=a??S(f);return{problem:p(T),transient:i}}function I({
error:T,connection:f,head:a},p){const{endpoint:i,limitMs:n,attempts:s=1,...d}=p,{asks:k}=d,_=(0,W.jT)(i);if(n!==null){const B=ut(f,a!==null);return{problem:j.Qs(
{host:_,asks:k,phase:B,limitMs:n,attempts:s}),transient:!0}}const K=(0,R.$N)(T);if(K===""||(0,F.qo)(T))throw T;/^E(?:NOTFOUND|AI_)/.test(K)&&(0,F.yR)(L.devNull);
const st=a!==null&&Z.test(K)?"BODY_CUT":K,{rejection:c,unsupported:b}=f??new R.Ng;return u({...d,code:st,text:(0,R.bD)(T),host:_,rejection:c,unsupported:b})}const Z=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;
function ut(T,f){return T?.lookingUp?"lookup":T?.connectMs===null?"connection":f?"body":"response"}const Tt=[301,302,303,307,308],tt=8192;class nt{options;started;hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(f){
this.options=f,this.started=f.monotonic(),this.startsInPublic=f.origin?.isPublic??!0}}async function U(T){const f=new nt(T),a=T.startTimer(T.timeoutMs,()=>{f.timedOut=
!0,T.session.close()});try{const p=await D(f),{connections:i,firstByteMs:n,headMs:s,started:d}=f,k=c=>{const b=i.map(B=>B[c]).filter(B=>B!==null);return b.length===
0?null:b.reduce((B,it)=>B+it)},_=[...f.hops],K=[...i.flatMap(({certificate:c})=>c??[])],st={lookupMs:k("lookupMs"),connectMs:k("connectMs"),tlsMs:k("tlsMs"),firstByteMs:n,
totalMs:T.monotonic()-d};return{response:p,hops:_,timing:st,headMs:s,certificates:K}}finally{a()}}async function D(T){let{url:f}=T.options;for(;;){const a=(s,d)=>ht(
(0,v.Y3)({redirect:s,url:(0,$.Pl)(f),why:d})),p=(0,W.X5)(f);if(!p.ok)return a("to",p.why);const i=await rt(T,f,p.value);if(i.kind==="failed"||!Q(i.head))return i;
const n=(0,$.O2)(f,i.head.location??"");if(!n.ok)return a("from",`failed to parse Location header: ${n.why}`);if(T.hops.length>T.options.maxRedirects)return dt(
T,n.value);if((0,$.jr)(n.value).length>tt){const s=`its URL has more than ${tt} characters, which servers do not accept`;return a("from",s)}f=n.value}}const Q=({
status:T,location:f})=>Tt.includes(T)&&!!f;async function rt(T,f,a){const{options:p,hops:i}=T,{token:n,session:s,planBody:d,headers:k,origin:_}=p,{network:K}=s,
st=i.length===0&&_===null;T.urls.add((0,$.jr)(f)),T.stops.push({scheme:a.scheme,name:(0,W.be)(f)});const c=n===null?"none":(0,G.nL)(T.stops).at(-1)??"dropped";T.
headMs=null;const b=p.monotonic(),B=await s.get({url:f,endpoint:a,token:c==="sent"?n:null,headers:k,allowPrivate:!T.startsInPublic||st||K.namedHosts.has(a.name),
planBody:Mt=>(T.headMs=p.monotonic()-T.started,Q(Mt)?A.IK:d(Mt))}),it=lt(B,f,c,p.monotonic()-b);i.push(it),p.onRequest?.(it);const{connection:at,head:mt,body:yt}=B;
if(at!==null&&T.connections.push(at),yt!==null&&(T.firstByteMs=(T.firstByteMs??0)+B.firstByteMs),st&&(T.startsInPublic=(0,W.Ul)(K,a.name,B.address)),mt!==null&&
yt!==null)return{kind:"received",url:f,head:mt,body:yt};const Ct=T.timedOut?p.timeoutMs:null,{asks:kt,attempts:St}=p,At={endpoint:a,asks:kt,isRedirected:i.length>
1,limitMs:Ct,attempts:St};return{kind:"failed",...I(B,At)}}function lt({connection:T,address:f,head:a,isWritten:p},i,n,s){return{url:(0,E.dh)((0,$.Pl)(i)),status:a?.
status??null,reason:(0,E.dh)(a?.reason??""),mediaType:a?.contentType?(0,E.dh)(a.contentType):null,authorization:n==="sent"&&!p?"not-sent":n,challenge:a?.challenge?
(0,E.dh)(a.challenge):null,address:f,proxy:T?.proxy??null,ms:s}}const ht=T=>({kind:"failed",problem:T,transient:!1});function dt({urls:T,hops:f,options:a},p){const{
asks:i,maxRedirects:n}=a,s=f[0]?.url??"";if(T.has((0,$.jr)(p)))return ht((0,v.f0)({url:s,asks:i,to:(0,$.Pl)(p)}));const d=f.length,k=i==="document"?C.NX:{terraform:n,
opentofu:n},_=C.Du.filter(K=>d>k[K]);return ht((0,v.KA)({url:s,asks:i,redirects:d,clients:_,limits:k}))}}),7688:((Rt,ft,e)=>{e.d(ft,{kJ:()=>W,sP:()=>L,tX:()=>F});
var $=e(3298),E=e(9926);const v=8,C=4,G=512*1024*1024,A=64*1024*1024,W={kind:"unread",why:`this check reads at most ${A/1024/1024} MiB of configuration in all p\
ackages`},L={kind:"unread",why:`this check transfers at most ${G/1024/1024} MiB of packages`};function F(j){const y=new E.iD(v),M=(0,$.O)(N=>new E.iD(C)),o=[];let P=0;
async function R(N,q){o.push(N),j({done:P,waiting:o});try{return await q()}finally{o.splice(o.indexOf(N),1),P+=1,j({done:P,waiting:o})}}return{pass:(N,q)=>M(N).
pass(()=>y.pass(()=>R(N,q))),room:{bytes:G,kept:A}}}}),7177:((Rt,ft,e)=>{e.d(ft,{m:()=>G});var $=e(8161),E=e(6760),v=e(9968);let C=function(...j){return{spawn:C}=
process.getBuiltinModule("node:child_process"),new.target?new C(...j):C(...j)};async function G(j,y){if(y.signal.aborted)return{kind:"stopped",by:"signal"};try{
return await A(W(j),j,y)}catch(M){return{kind:"not-started",code:(0,v.Oj)(M)}}}function A(j,{environment:y,input:M},o){const{kill:P,signal:R,maxBytes:N}=o,{promise:q,
resolve:V,reject:z}=Promise.withResolvers(),[O,h]=[[],[]];let x=0;const X=m=>{L(j,P,y),V({kind:"stopped",by:m})},J=()=>X("signal");R.addEventListener("abort",J);
const l=m=>S=>{x+=S.length,x>N?X("output"):m.push(S)};return j.stdout?.on("data",l(O)),j.stderr?.on("data",l(h)),j.on("error",z).on("close",m=>{const[S,u]=[Buffer.
concat(O),Buffer.concat(h)];V({kind:"exited",code:m,output:S,complaint:u})}),j.stdin?.on("error",()=>{}).end(M),q.finally(()=>R.removeEventListener("abort",J))}
const W=({path:j,args:y,environment:M,directory:o,input:P})=>C(j,y,{env:M,cwd:o,stdio:[P===void 0?"ignore":"pipe","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0});
function L(j,y,M){try{j.pid!==void 0&&F(j.pid,y,M)}catch(o){(0,v.Oj)(o)}j.stdout?.destroy(),j.stderr?.destroy(),j.unref()}function F(j,y,{SystemRoot:M}){if((0,$.
platform)()!=="win32"){y(-j,"SIGKILL");return}const o=(0,E.join)(M??"C:\\Windows","System32","taskkill.exe"),P=["/pid",String(j),"/t","/f"];C(o,P,{stdio:"ignore",
windowsHide:!0}).on("error",()=>y(j,"SIGKILL")).unref()}}),9044:((Rt,ft,e)=>{e.d(ft,{h:()=>z});var $=e(3298),E=e(5389);const v=["1.3.132.0.33","1.2.840.10045.3.\
1.7","1.3.132.0.34","1.3.132.0.35"],C="1.2.840.113549.1.1.10",G={[C]:"RSA-PSS","1.2.840.113549.1.1.5":"RSA with SHA-1","1.2.840.10045.4.1":"ECDSA with SHA-1","1\
.3.101.113":"Ed448","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"\
secp256k1"},A="public key",W=()=>new E.G4(A);function L(tt,nt){const[U,D]=E.nx(tt,A),[Q,rt]=E.nx(U,A),lt=E.xP(Q),ht=E.e4(D,A);switch(lt){case"1.2.840.113549.1.1\
.1":if(rt?.whole.toString("hex")!=="0500")throw W();return j(ht,nt);case"1.2.840.10045.2.1":return y(ht,rt,nt);case"1.3.101.112":if(rt||ht.length!==32)throw W();
return{kind:"ed25519"};default:return{kind:"unsupported",name:G[lt]??lt}}}const F=/^(?:00[89a-f]|0[1-9a-f]|[1-7])/;function j(tt,{publicKey:nt}){const U=E.nx(E.
ZE(tt,A)[0],A);if(!U.every(({content:lt})=>F.test(lt.toString("hex")))||(U[1]?.content.length??0)>8)throw W();const{modulusLength:Q=0,publicExponent:rt=0n}=nt.asymmetricKeyDetails??
{};return rt>1n&&rt%2n===1n&&rt<2n**31n?{kind:"rsa",bits:Q}:{kind:"unsupported",name:`RSA with the exponent ${rt}`}}function y(tt,nt,U){const D=nt?.tag===6?E.xP(
nt):"explicit parameters";if(!v.includes(D))return{kind:"unsupported-curve",curve:G[D]??D};if(tt[0]!==4||U.publicKey.asymmetricKeyType!=="ec")throw W();return{kind:"\
ecdsa"}}const M=/^(?:1\.2\.840\.113549\.1\.1\.1[123]|1\.2\.840\.10045\.4\.3\.[234]|1\.3\.101\.112)$/,o=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
P=["201 20","202 30","203 40"];function R(tt){const[nt,U]=E.nx(tt,"signature algorithm"),D=E.xP(nt),[,Q,rt]=o.exec(U?.whole.toString("hex")??"")??[];return D===
C&&P.includes(`${Q} ${rt}`)||M.test(D)?null:D===C?"RSA-PSS with other parameters than SHA-2":G[D]??D}var N=e(6554);let q=function(...tt){return{X509Certificate:q}=
process.getBuiltinModule("node:crypto"),new.target?new q(...tt):q(...tt)};const V=tt=>({ok:!1,flaw:tt});function z(tt){try{const nt=new q(tt),{raw:U}=nt;if(!U.equals(
tt))throw new E.G4("certificate");return J(nt,U)}catch(nt){const U=nt instanceof E.G4?nt.message:"certificate";return V({kind:"malformed",part:U})}}const O=160,
h=["020100","020101","020102"],x=163;function X(tt){const nt=E.nx(tt,"certificate"),U=nt[0]?.tag===O,D=U?nt[0]?.content.toString("hex"):h[0];if(!h.includes(D??""))
throw new E.G4("version");return{isThird:D===h[2],fields:nt.slice(U?1:0)}}function J(tt,nt){const[U,D]=E.nx(E.ZE(nt,"certificate")[0],"certificate"),{isThird:Q,
fields:rt}=X(U),[,lt,ht,,dt,T,...f]=rt;if(!lt||!ht||!dt||!T)throw new E.G4("certificate");if(!D?.content.equals(lt.content))throw new E.G4("signature algorithm");
if(tt.serialNumber.startsWith("-"))return V({kind:"negative-serial"});m(ht,"issuer"),m(dt,"subject");const[a,p]=[S(tt.validFrom),S(tt.validTo)],i=L(T,tt);if(i.kind===
"unsupported-curve")return V({kind:"curve",curve:i.curve});const n=Q?f.find(({tag:d})=>d===x):void 0;return{ok:!0,certificate:{raw:nt,x509:tt,isSignedBy:(0,$.O)(
d=>l(tt,d)),subject:dt.whole,issuer:ht.whole,notBefore:a,notAfter:p,unsupportedSignature:R(lt),key:i,keyInfo:T.whole,isAuthority:Q?tt.ca:null,...Z(n)}}}function l(tt,nt){
try{return tt.verify(nt.publicKey)}catch{return!1}}function m(tt,nt){const U=E.nx(tt,nt).flatMap(D=>E.nx(D,nt,49));for(const D of U){const[,Q]=E.nx(D,nt);if(Q===
void 0||!E.KH(Q))throw new E.G4(nt)}}function S(tt){const[,nt,U]=/^(.*:\d\d) (\d+) GMT$/.exec(tt)??[],D=new Date(`${nt} 2000 GMT`).setUTCFullYear(Number(U));if(Number.
isNaN(D))throw new E.G4("validity");return D}const u=[15,19,31,32,33,36,37,54].map(tt=>`2.5.29.${tt}`),I=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function Z(tt){
const nt="extensions",U=new Map,D=[];for(const dt of tt?E.nx(E.nx(tt,nt,x)[0],nt):[]){const[T,f,a]=E.nx(dt,nt),p=E.xP(T),i=a??f;if(i?.tag!==4||U.has(p))throw new E.
G4(nt);U.set(p,i.content),a&&f&&E.Hn(f)&&D.push(p)}if(D.some(dt=>I.includes(dt)))throw new E.G4(nt);const Q=(dt,T)=>{const f=U.get(`2.5.29.${dt}`);return f===void 0?
null:T(f)},rt=Q(17,N.m6)??{dns:[],addresses:[],others:[]},lt=Q(30,N.xV);Q(15,dt=>E.e4(E.ZE(dt,"keyUsage")[0],"keyUsage"));const ht=new Set(u);return Object.values(
rt).some(({length:dt})=>dt>0)&&ht.add("2.5.29.17"),lt?.isKnown&&ht.add("2.5.29.30"),{encodedNames:U.get("2.5.29.17")??Buffer.alloc(0),names:rt,constraints:lt,maxPath:Q(
19,ut),usages:Q(37,Tt)??[],unhandled:D.filter(dt=>!ht.has(dt))}}function ut(tt){const nt="basicConstraints",U=E.nx(E.ZE(tt,nt)[0],nt),D=U[0]?.tag===1;D&&U[0]&&E.
Hn(U[0]);const Q=U[D?1:0]?.content;if(Q&&Q.length>8)throw new E.G4(nt);return Q===void 0?null:+`0x${Q.toString("hex")}`}function Tt(tt){const nt="extendedKeyUsa\
ge";return E.nx(E.ZE(tt,nt)[0],nt).map(U=>E.xP(U))}}),5389:((Rt,ft,e)=>{e.d(ft,{G4:()=>E,Hn:()=>W,KH:()=>j,ZE:()=>C,e4:()=>L,nx:()=>G,xP:()=>A});var $=e(4573);class E extends Error{}
const v=48;function C(y,M){const o=[];for(let P=0;P<y.length;){const R=y[P]??0,N=y[P+1]??128,q=Math.max(N-128,0),V=N<128?N:y.readUIntBE(P+2,q),z=q===0||V>=128&&
y[P+2]!==0,O=P+2+q,h=O+V;if(!z||h>y.length||(R&31)===31)throw new E(M);o.push({tag:R,content:y.subarray(O,h),whole:y.subarray(P,h)}),P=h}return o}function G(y,M,o=v){
if(y?.tag!==o)throw new E(M);return C(y.content,M)}function A(y){const M=[0];for(const N of y?.content??[]){const q=128*(M.pop()??0)+(N&127);if(q>=2**31)throw new E(
"object identifier");M.push(q,...N<128?[0]:[])}const[o=0,...P]=M.slice(0,-1),R=Math.min(Math.floor(o/40),2);return[R,o-40*R,...P].join(".")}function W({tag:y,content:M}){
const o=M.toString("hex");if(y!==1||o!=="00"&&o!=="ff")throw new E("boolean");return o==="ff"}function L(y,M){const{tag:o=0,content:P=Buffer.alloc(0)}=y??{},R=P[0]??
8,N=((P.at(-1)??0)&(1<<R)-1)===0;if(o!==3||R>7||!N)throw new E(M);return P.subarray(1)}const F={18:/^[\d ]*$/,19:/^[A-Za-z\d'()+,./ :=?*&-]*$/,20:/^/,22:/^[\0-\x7f]*$/,
30:/^(?:(?!\xff[\xfe\xff]|\xfd[\xd0-\xef])[^\xd8-\xdf].)*$/s},j=({tag:y,content:M})=>y===12?(0,$.isUtf8)(M):F[y]?.test(M.toString("latin1"))??!1}),6554:((Rt,ft,e)=>{
e.d(ft,{AI:()=>F,m6:()=>L,xV:()=>j,z$:()=>R});var $=e(4573),E=e(6429),v=e(5389);const C=130,G=135,A=[129,134];function W(z,O,h){const x=S=>z.filter(({tag:u})=>u===
S).map(({content:u})=>u),X=x(G);if(!([C,...A].flatMap(x).every(S=>(0,$.isAscii)(S))&&X.every(({length:S})=>O.includes(S))))throw new v.G4(h);const l=A.filter(S=>x(
S).length>0);return{dns:x(C).map(String),addresses:X,others:l}}function L(z){const O="subject alternative names";return W((0,v.nx)((0,v.ZE)(z,O)[0],O),[4,16],O)}
function F({dns:z,addresses:O},h){const x=(0,E.r5)(h);if(x!==null)return O.some(S=>S.equals(Buffer.from((0,E.NW)(x))));const X=h.toLowerCase(),J=X.replace(/\.$/,
""),l=J.replace(/^[^.]*/,""),m=[X,J,...l===""?[]:[`*${l}`]];return z.some(S=>m.includes(S.toLowerCase()))}function j(z){const O="name constraints",[h,...x]=(0,v.
ZE)(z,O),X=(0,v.nx)(h,O),J=X.map(({tag:Z})=>Z).join(),l=X.every(({content:Z})=>Z.length===0);if(x.length>0||l||!["160","161","160,161"].includes(J))throw new v.
G4(O);const m=Z=>X.filter(({tag:ut})=>ut===Z).flatMap(({content:ut})=>(0,v.ZE)(ut,O)).flatMap(ut=>(0,v.nx)(ut,O).slice(0,1)),[S,u]=[m(160),m(161)],I=[C,G,...A];
return{permitted:y(S,O),excluded:y(u,O),isKnown:[...S,...u].every(({tag:Z})=>I.includes(Z))}}function y(z,O){const h=W(z,[8,32],O),x=h.dns.map(J=>J.toLowerCase());
if(!(x.every(J=>M(J.replace(/^\.(?=.)/,"")))&&h.addresses.every(o)))throw new v.G4(O);return{...h,dns:x}}const M=z=>/^[!-~]*$/.test(z)&&!/^\.|\.\.|\.$/.test(z);
function o(z){const O=z.subarray(z.length/2),h=Array.from(O,x=>x.toString(2).padStart(8,"0")).join("");return/^1*0*$/.test(h)}const P=25e4;function R(z,{permitted:O,
excluded:h}){const x=O.dns.length+h.dns.length,X=O.addresses.length+h.addresses.length,J=z.dns.length*x+z.addresses.length*X,l=[...O.others,...h.others];if(J>P||
z.others.some(u=>l.includes(u)))return!1;const m=z.dns.every(u=>{const I=u.toLowerCase();return M(I)&&(O.dns.length===0||O.dns.some(Z=>N(I,Z)))&&!h.dns.some(Z=>N(
I,Z)||q(I,Z))}),S=z.addresses.every(u=>(O.addresses.length===0||O.addresses.some(I=>V(u,I)))&&!h.addresses.some(I=>V(u,I)));return m&&S}const N=(z,O)=>O===""||z===
O||z.endsWith(O.startsWith(".")?O:`.${O}`),q=(z,O)=>z.startsWith("*.")&&O.replace(/^[^.]*/,"")===z.slice(1),V=(z,O)=>2*z.length===O.length&&z.every((h,x)=>{const X=O[z.
length+x]??0;return(h&X)===((O[x]??0)&X)})}),4604:((Rt,ft,e)=>{e.d(ft,{Cg:()=>C,DS:()=>M,Hb:()=>F,Yx:()=>G});let $=function(...o){return{constants:$}=process.getBuiltinModule(
"node:crypto"),new.target?new $(...o):$(...o)};const E=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],v=["AES128-GCM-SHA256",
"AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],C=[...E,...v.flatMap(o=>[`ECDHE-ECDSA-${o}`,`ECDHE-RSA-${o}`])],G=["X25519","P-256","P-384","\
P-521"],A=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha384:rsa_pkcs1_sha512:ecds\
a_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),W="@SECLEVEL=0",L=$.SSL_OP_LEGACY_SERVER_CONNECT|$.SSL_OP_NO_RENEGOTIATION,F={secureOptions:L,minVersion:"\
TLSv1.2",ciphers:[...C,W].join(":"),ecdhCurve:G.join(":"),sigalgs:A},M={secureOptions:L,minVersion:"TLSv1",ciphers:[...C,"TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM\
_8_SHA256:ALL:COMPLEMENTOFALL",W].join(":"),ecdhCurve:[...G,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdhe4096:P-224"].
join(":")}}),9623:((Rt,ft,e)=>{e.d(ft,{qC:()=>V,vA:()=>o,zU:()=>W});var $=e(9562),E=e(9432),v=e(9179),C=e(9713);const G=200,A=80;function W(h){const X=(h.length<
C.IK.maxBytes?v._U:v.NE)(L(h)).trim();return Array.from(X.slice(0,2*G)).slice(0,G).join("")||null}const L=h=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(h.subarray(
0,C.IK.maxBytes)),F=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,j=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i,y=/captcha-delivery\.com|^error code: 10(?:0[6-9]|10|20)\b/,
M=/<title>(?:just a moment|attention required!|vercel security|sucuri|making sure you|request rejected)|_cf_chl_opt|incapsula_resource\?[^"]*incident_id|<title>access denied[\s\S]*(?:errors\.edgesuite\.net|reference&#32;&#35;)|request blocked\.|px-captcha/i;
function o(h,x){const X=z(x,h),J=h.status===403&&R.test(`${h.errorType} ${L(x)}`);return{page:P(x,h.mitigation!==null,h.status===401),...X!==""&&{said:X},...J&&
{isVague:J}}}function P(h,x=!1,X=!1){const J=O(L(h)),l=/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(J),[,m="",S]=l&&/<title[^>]*>([^<]*)(<?)/i.
exec(J)||[],u=m.replace(/\s+/g," ").trim(),I=(0,E.dh)(S===""?(0,v.NE)(u):u,A),Z=y.test(J)||l&&M.test(J);return x||Z&&!X?{kind:"bot-protection",title:I}:l?j.test(
u)?{kind:"captive-portal",title:I}:{kind:F.test(u)||/type=["']?password/i.test(J)?"sign-in":"other",title:I}:null}const R=/<Code>(?:AccessDenied|Authorization(?:Failure|PermissionMismatch))<\/Code>(?!<Message>Request has expired)|\(or it may not exist\)|^(?:MissingAuthenticationToken|IncompleteSignature)Exception|"Missing Authentication Token"/,
N=/"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/,q=($late0??=new RegExp("<Code>[^<]*<\\/Code>\\s*<Message>([^<]{1,200})<|^\\s*([^<>{}\\s]+ [^<>{}\\uFFFD\\p{C}]{1,200})\\s*$","u"));
function V(h){const x=(0,$.V)(N.exec(L(h))?.[1]??"","struct");return x.ok?(0,E.dh)(String(x.value).trim()):""}function z(h,{status:x,reason:X}){const[,J,l=""]=x!==
404&&q.exec(L(h))||[],m=V(h)||(0,E.dh)((J??l).trim()),S=m.toLowerCase().replace(X.toLowerCase(),"");return($late1??=new RegExp("\\p{L}","u")).test(S.replace(/\b(?:error|http|page)\b/g,""))?
m:""}function O(h){let x=h.trimStart();for(;x.startsWith("<!--");){const X=x.indexOf("-->",4);if(X<0)return"";x=x.slice(X+3).trimStart()}return x}}),2851:((Rt,ft,e)=>{
e.d(ft,{nT:()=>m,pj:()=>S});var $=e(9968),E=e(2801),v=e(255),C=e(9926),G=e(7144),A=e(9039),W=e(8643),L=e(8294),F=e(3956),j=e(9176),y=e(1879),M=e(9713),o=e(3070),
P=e(9623);const R={kind:"whole",maxBytes:y.bi},N=U=>U===408||U===425||U===429||U>=500;async function q(U){const{host:D,needed:Q,source:rt}=U,lt=await(0,o.e)({...U,
url:(0,v.cu)(D),asks:"document",headers:{accept:"application/json"},origin:U.origin??null,planBody:_=>V(_)===null?R:M.IK}),{response:ht,...dt}=lt;if(ht.kind==="\
failed"){const{problem:_,transient:K}=ht;return{attempt:{discovery:_.code==="host-http2"?{kind:"skipped",problem:_}:{kind:"failed",problem:_,excerpt:null},...dt},
transient:K,retryAfter:null}}const{head:T,body:f,url:a}=ht,p=lt.hops.at(-1),i=(0,P.vA)(T,f.bytes),n={url:(0,W.Pl)(a),asked:(0,v.nx)(D),hop:p,source:rt,...i},s=z(
ht,n,Q),{status:d,retryAfter:k}=T;return{attempt:{discovery:s,...dt},transient:N(d),retryAfter:k}}function V(U){const{status:D,declaredBytes:Q}=U;if(D===401||D===
403)return({hop:ht,...dt})=>{const{authorization:T="none",challenge:f=null}=ht??{};return(0,L.iX)({...U,...dt,host:dt.asked,token:T,challenge:f})};if(D!==200)return ht=>F.
wE({...U,...ht,transient:N(D)});const rt=U.contentType??"",lt=(0,A.i)(rt);return lt!=="application/json"?ht=>F.e({...ht,contentType:rt,malformed:lt===null}):(Q??
0)<=y.bi?null:ht=>F.zf({...ht,bytes:Q,limit:y.bi})}function z(U,D,Q){const{head:rt,body:lt}=U,ht=U.url.user&&{name:"",password:null},dt={...U.url,user:ht,fragment:""};
if(rt.status===404)return{kind:"absent",url:dt,absence:"status"};const T=V(rt),f=i=>({kind:"failed",problem:(0,j.M8)(i,D),excerpt:(0,P.zU)(lt.bytes)}),a=(0,y.Tp)(
lt.bytes,(0,y.Zo)(Q)),p=lt.truncated?D.page===null:/^(?:object|null)$/.test(a.kind);if(T!==null)return f(T({...D,isJson:p}));switch(a.kind){case"object":return{
...a,kind:"found",url:dt};case"null":return{kind:"absent",url:dt,absence:"null"};case"not-object":return f(F.g0({...D,why:a.why}));case"not-json":return f(O(U,a,
D))}}function O({head:U,body:D},{kind:Q,...rt},lt){if(D.truncated)return F.zf({...lt,bytes:null,limit:y.bi});const ht=U.contentEncoding?.toLowerCase()??"";return[
"","gzip","identity"].includes(ht)?F.pN({...lt,...rt}):F.jN({...lt,encoding:ht})}var h=e(1331),x=e(3214);const X=500,J=1e4,l=3e5,m=U=>Math.min(Math.max(...U.map(
({attemptMs:D})=>D)),l);async function S(U,D){const Q=new Map,rt=new Set,lt={total:U.length,done:0,failed:0,waiting:new Set};await(0,C.lo)(U.values(),D.concurrency,
async dt=>{if(D.stop.why!==null)return;rt.add(dt),lt.waiting.add(dt),D.progress(lt);const T=await u(dt,D).catch(f=>{if((0,$.qo)(f))throw f;return(0,h.i)(dt,(0,E.
n3)({host:(0,v.nx)(dt),thrown:f}))});T!==null&&Q.set(dt,T),lt.waiting.delete(dt),lt.done+=1,(T===null||!ut(T.attempt))&&(lt.failed+=1),D.progress(lt)});const{why:ht}=D.
stop;return U.flatMap(dt=>{const T={host:(0,v.nx)(dt),isBegun:rt.has(dt)};return Q.get(dt)??(ht?(0,h.i)(dt,(0,E.nD)({...T,stopped:ht})):[])})}async function u(U,D){
const{stop:Q}=D,{answer:rt,clients:lt,difference:ht,lost:dt=null}=await D.credentials.find(U),T=D.forced.get(U)??[],f=I(D.required.get(U)??[],T).map(({services:s})=>(0,h.
O)({kind:"found",url:(0,v.cu)(U),services:s})),a=[...f];for(;f.length===0&&Q.why===null;){const s=a.every(Z)?a.length:0,d={...D,attempts:s+1},{attempt:k,transient:_,
retryAfter:K}=await tt(U,rt,d);if(Q.why!==null&&!ut(k)||(a.push(k),!(ut(k)?Tt(a,D.releases):_)||a.length>D.retries))break;await(0,x.v7)(nt(a.length,K,D),D)}const p=a.
findIndex(ut),i=p<0?a.length-1:p,n=a[i];return n===void 0?null:{host:U,attempt:n,earlier:a.slice(0,i),later:a.slice(i+1),credentials:rt&&{source:rt.source,hasToken:rt.
token!==null,problem:rt.problem,life:rt.life??null},looks:lt,difference:ht,lost:dt,forced:T}}function I(U,D){const Q=rt=>D.some(lt=>lt.client===rt);return U.every(
({clients:rt})=>rt.every(Q))?D.slice(0,1):[]}const Z=({discovery:U})=>U.kind==="failed"&&U.problem.code==="host-timeout",ut=({discovery:U})=>U.kind!=="failed",Tt=(U,D)=>D.
some(({attemptMs:Q})=>!U.some(rt=>ut(rt)&&rt.timing.totalMs<=Q));async function tt(U,D,Q){if(D?.isUnsendable&&D.problem!==null){const p={kind:"failed",problem:D.
problem,excerpt:null};return{attempt:(0,h.O)(p),transient:!1,retryAfter:null}}const{network:rt,required:lt,stop:ht,sessions:dt,concurrency:T}=Q,f=(lt.get(U)??[]).
map(({service:p})=>p),a=new G.N(rt);ht.onEnd.add(a.close);try{const{token:p=null,source:i=null}=D??{},n=await q({...Q,host:U,needed:f,session:a,token:p,source:i}),
{discovery:s}=n.attempt;return s.kind==="found"&&(dt?.size??0)<T&&dt?.set(a,s.url),n}finally{ht.onEnd.delete(a.close),dt?.has(a)||a.close()}}function nt(U,D,{random:Q,
now:rt}){const lt=X*2**(U-1)*(.5+Q()/2);return Math.min(Math.max(lt,(0,x.VJ)(D,rt())??0),J)}}),3956:((Rt,ft,e)=>{e.d(ft,{Eh:()=>R,HB:()=>z,e:()=>y,g0:()=>q,jN:()=>P,
ku:()=>o,pN:()=>N,wE:()=>j,zf:()=>M});var $=e(845),E=e(8345),v=e(8032),C=e(1780),G=e(5106),A=e(9432),W=e(9615),L=e(4481);const F='serve a JSON object of service\
 ids, such as {"modules.v1":"/v1/modules/"}';function j({location:O,retryAfter:h,transient:x,...X}){const{asked:J,status:l}=X,m=(S,u,I=(0,A.NM)(X,u))=>(0,W.CC)(
"document-status",{message:(0,C.xI)`${(0,A._r)(X)}${S}; expected 200 or 404`,help:I});if(l>=300&&l<400)return O?m(", which clients do not follow",{operator:"red\
irect with 301, 302, 303, 307 or 308"}):m(" without a Location header",{operator:"add a Location header to the redirect"});if(l===429){const S=h===null?"":` (Re\
try-After: ${(0,A.dh)(h,40)})`;return m(S,L.uK,L.uK)}if(l===511){const S="sign in to this network, or use another one",u="the network answers with 511 Network A\
uthentication Required",I=(0,W.Lw)(S);return{...m("",I,I),obstacle:{verb:"does not reach",what:u,help:S}}}return x?m("",(0,A.q5)(J)):m("",{operator:"return the \
discovery document, or 404 if the host has no services",user:(0,A.Wt)([]),guest:(0,A.qZ)(J)})}function y({contentType:O,malformed:h,isJson:x,...X}){const l=O===
""?"has no Content-Type":`has ${h?"a malformed Content-Type":"Content-Type"} "${(0,A.dh)(O)}"`;return(0,W.CC)("document-type",{message:(0,C.xI)`${(0,C.KT)(X.url)} ${l}; expected "application/json"`,
affects:x?v.Du:v.zK,help:(0,A.NM)(X,{operator:"serve /.well-known/terraform.json as application/json",note:X.page===null?"most servers send it for a file named \
terraform.json":void 0})})}const M=({bytes:O,limit:h,...x})=>(0,W.CC)("document-size",{message:(0,C.xI)`${(0,C.KT)(x.url)} has ${O??`more than ${h}`} bytes, limit ${h}`,
help:(0,A.NM)(x,{operator:"check what is served at this URL",note:"a discovery document only maps service ids to URLs"})}),o=({host:O})=>(0,W.CC)("document-head\
ers",{message:(0,C.xI)`${(0,C.KT)(O)} sent more than 256 KiB of response headers`,operator:"look for a header or cookie that grows with each request"}),P=O=>"wh\
y"in O?(0,W.CC)("document-encoding",(0,A.qG)(O)):(0,W.CC)("document-encoding",{message:(0,C.xI)`${(0,C.KT)(O.url)} has Content-Encoding "${(0,A.dh)(O.encoding)}", which the clients do not decompress`,
help:(0,A.NM)(O,{operator:"configure the server, and any proxy in front of it, to respect Accept-Encoding: gzip"})}),R=O=>(0,W.CC)("document-incomplete",(0,A.qG)(
O)),N=({advice:O,...h})=>(0,W.CC)("document-not-json",{message:(0,C.xI)`${(0,C.KT)(h.url)} ${(0,A.kw)(h)}`,help:(0,A.NM)(h,{operator:O??F})}),q=({why:O,...h})=>(0,W.
CC)("document-not-object",{message:(0,C.xI)`${(0,C.KT)(h.url)} is not a JSON object: ${(0,A.dh)(O)}`,help:(0,A.NM)(h,{operator:F})}),V=20;function z({host:O,url:h,
why:x,required:X}){const J=[...new Set(X.map(S=>S.split(".")[0]??S))],l=(0,A.K4)(J,V,S=>`a ${S} service`)||"any service",m=x==="status"?(0,C.xI)`${(0,C.KT)(h)} returned 404`:
"its discovery document is `null`";return(0,W.CC)("document-absent",{message:(0,C.xI)`host ${(0,C.KT)(O)} does not provide ${l}: ${m}`,...(0,$.ni)(O)&&X.includes(
G.xq)?{help:E.C}:{operator:x==="status"?"serve /.well-known/terraform.json":F,user:(0,A.Wt)(X),guest:(0,A.qZ)(O)}})}}),1281:((Rt,ft,e)=>{e.d(ft,{CL:()=>y,KA:()=>W,
Y3:()=>j,f0:()=>L,n4:()=>F});var $=e(8032),E=e(1780),v=e(9432),C=e(9615);const G=({url:M,asks:o})=>(0,E.xI)`configure ${(0,E.KT)(M)} to return ${o==="document"?
"the document":"its answer"}`,A=M=>(0,E.xI)`${G(M)}, or to redirect straight to it`;function W({redirects:M,clients:o,limits:P,...R}){const N=o.map(q=>`${$.bB[q]}\
 follows ${P[q]}`);return(0,C.CC)("redirect-limit",{message:(0,E.xI)`${(0,E.KT)(R.url)} redirects ${M} times; ${N.join(", ")}`,operator:A(R),affects:o})}const L=({
url:M,asks:o,to:P})=>(0,C.CC)("redirect-loop",{message:(0,E.xI)`the redirects of ${(0,E.KT)(M)} lead back to ${(0,E.KT)(P)}`,operator:G({url:M,asks:o})}),F=M=>(0,C.
CC)("redirect-insecure",{message:(0,E.xI)`${(0,E.KT)(M.url)} redirects to ${(0,E.KT)(M.to)}, which is not https${M.exposesToken?"; Terraform and OpenTofu send t\
he token there in clear text (this check did not)":""}`,operator:"redirect to an https URL"}),j=M=>(0,C.CC)("redirect-invalid",{message:(0,E.xI)`the redirect ${M.
redirect} ${(0,E.KT)(M.url)} cannot be followed: ${(0,v.dh)(M.why)}`,operator:"redirect to an https URL"}),y=({url:M,redirects:o})=>(0,C.CC)("redirect-nested",{
message:(0,E.xI)`${(0,E.KT)(M)} redirects ${o} times; the protocol only requires clients to follow 1 redirect`,operator:A({url:M,asks:"document"})})}),3368:((Rt,ft,e)=>{
e.d(ft,{BU:()=>S,B_:()=>X,MY:()=>m,SE:()=>x,cI:()=>l,rZ:()=>W,vk:()=>L,x1:()=>F});var $=e(1780),E=e(9432),v=e(9615),C=e(9176);const G=({host:u,isLeaf:I})=>(0,$.
xI)`${I?"the certificate":"an authority in the certificate chain"} of ${(0,$.KT)(u)}`,A=u=>new Date(u).toISOString().slice(0,10);function W({host:u,reason:I,fault:Z}){
const ut=C.Yq[Z];return(0,v.CC)("proxy-refused",{message:(0,$.xI)`${(0,$.KT)(u)} was not reached: ${I}`,help:ut,obstacle:{verb:"does not reach",what:(0,E.dh)(I),
help:ut}})}const L=u=>(0,v.CC)("tls-expired",{message:(0,$.xI)`${G(u)} expired on ${A(u.at)}`,operator:"renew the certificate and reload the server"}),F=u=>(0,v.
CC)("tls-not-yet-valid",{message:(0,$.xI)`${G(u)} is not valid before ${A(u.at)}`,help:"check the clock of this machine, or the start date of the certificate"}),
j={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by\
 an unknown authority that signed itself","self-signed":"is self-signed"},y=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
M="set `ca-file` to the certificate of the issuer",o="add the certificate of the issuer to `ca-file`, which does not contain it";function P(u,{issuer:I,hasFile:Z,
host:ut}){const Tt=y.test(I),tt=Tt?", which looks like an intercepting proxy":"",nt=`issuer ${(0,E.dh)(I.split(`
`).reverse().join(", "),100)}${tt}`,Q=`${Z?o:M}${(u==="leaf"||u==="chain")&&!Tt?", or configure the host to send its whole chain":""}; Terraform and OpenTofu re\
ad SSL_CERT_FILE`,lt={verb:"does not trust",what:nt,help:Q,isCommon:u==="self-signed"};return{says:(0,$.xI)`${j[u]}; ${(0,$.b7)(ut,nt)}`,help:Q,obstacle:lt}}const R=(u,I)=>()=>({
says:u,help:I}),N=(u,I)=>({says:`has ${u}, which Terraform and OpenTofu do not support`,help:I}),q="issue it with another key: RSA, ECDSA on P-256, P-384 or P-5\
21, or Ed25519",V="issue it with a key of 2048 to 8192 bits",z="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",O="issue it with a program that follow\
s RFC 5280",h={"negative-serial":R("has a negative serial number, which Terraform and OpenTofu do not support","issue it with a positive serial number"),"no-aut\
hority":R("issued a certificate and is not allowed to","have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"),"path-length":R("has mo\
re authorities below it than it allows (pathlen)","have the certificate issued by a shorter chain, or by an authority with a larger pathlen"),usage:R("is not fo\
r servers (extendedKeyUsage)","issue it with the extended key usage serverAuth"),constraints:R("does not permit all names in the certificate (nameConstraints)",
"have it issued by an authority whose name constraints permit all of its names"),openssl:R("passes the rules of Terraform and OpenTofu, but not the second check\
 by OpenSSL (issuer), so nothing was sent",O),malformed:({part:u})=>({says:`is malformed (${u}); Terraform and OpenTofu cannot read it`,help:O}),curve:({curve:u})=>N(
`a key on the curve ${u}`,q),key:({name:u})=>N(`a key of the kind ${u}`,q),"key-size":({bits:u})=>N(`an RSA key of ${u} bits`,V),signature:({name:u})=>N(`a sign\
ature of the kind ${u}`,z),"critical-extension":({id:u})=>N(`the critical extension ${u}`,"issue it without that extension")};function x({flaw:u,...I}){const{says:Z,
...ut}=u.kind==="unknown-authority"?P(u.sent,I):(0,v.Z9)(h,u);return(0,v.CC)("tls-untrusted",{message:(0,$.xI)`${G(I)} ${Z}`,...ut})}function X({host:u,names:I}){
const Z=I.length===0?"no DNS name":(0,E.K4)(I,3,E.dh);return(0,v.CC)("tls-name-mismatch",{message:(0,$.xI)`the certificate of ${(0,$.KT)(u)} is for ${Z}`,help:(0,$.
xI)`issue a certificate that lists ${(0,$.KT)(u)} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it gets a cert\
ificate for ${Z}`,isCommon:!0}})}const J={"not-tls":R("does not speak TLS on this port","serve TLS on this port, or use the port that does"),"client-certificate":R(
"requires a client certificate","allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"),"unknown-name":R("is not a \
name that the server knows (TLS alert unrecognized_name)","add the name and its certificate to the TLS settings of the server or load balancer"),version:({name:u})=>({
says:`offers no TLS version later than ${u.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:({name:u})=>({says:`\
offers only cipher suites that Terraform and OpenTofu do not support, such as ${u}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SH\
A256"}),group:({name:u})=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${u}`,help:"enable the group X25519 or P-2\
56 on the host"})};function l({host:u,error:I}){if("code"in I)return(0,v.CC)("tls-protocol",{message:(0,$.xI)`the TLS handshake with ${(0,$.KT)(u)} failed (${I.
code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"});const{says:Z,help:ut}=(0,v.Z9)(J,I);return(0,v.CC)("tls-protoco\
l",{message:(0,$.xI)`${(0,$.KT)(u)} ${Z}`,help:ut})}const m=({host:u})=>(0,v.CC)("tls-plain-http",{message:(0,$.xI)`${(0,$.KT)(u)} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,
help:"serve TLS on this port, or use the port that does; discovery always uses https"});function S({host:u,days:I,expires:Z}){const ut=I===0?"today":I===1?"in 1\
 day":`in ${I} days`;return(0,v.CC)("tls-expires-soon",{message:(0,$.xI)`the certificate of ${(0,$.KT)(u)} expires ${ut}, on ${A(Z)}`,expires:Z,operator:"renew \
the certificate; if it is renewed automatically, find out why that has not happened"})}}),6360:((Rt,ft,e)=>{e.d(ft,{Bz:()=>J,Ev:()=>x,MI:()=>M,Mx:()=>X,RK:()=>R,
hy:()=>V,m$:()=>j});var $=e(1780),E=e(9432),v=e(9615),C=e(4481);function G({first:l,others:m,mirror:S}){const u=S===null?l:(0,$.KT)(l);return m===0?u:(0,$.xI)`${u} and ${m} more`}
const A=({kind:l,mirror:m})=>m===null?`${l}s.v1`:"the network mirror";function W(l){const{mirror:m,block:S}=l,u=S===null?"the discovery document":`the \`host\` bl\
ock at ${S}`;return`the URL of ${A(l)} in ${m===null?u:"the CLI configuration"}`}const L=(l,m)=>l.block===null?{operator:`check ${W(l)}${m}`}:{operator:`check ${W(
l)}`,user:`check ${W(l)}`},F=(l,m)=>(0,E.NM)({...l,asked:l.host},m,A(l));function j(l){const{token:m,elsewhere:S}=l,u=(0,$.xI)`the versions of ${G(l)} cannot be read: ${(0,E.
_r)(l)}`;return(0,v.CC)("versions-unauthorized",{message:(0,$.xI)`${u}; ${(0,C.pt)(l,S)}`,...m==="none"&&{unexplained:u},help:F(l,y(l)),...(0,C.c3)(l),severity:m===
"withheld"?"warning":"error"})}function y(l){const{host:m,block:S,elsewhere:u,token:I}=l,Z=(0,C.$w)(l,A(l),u);return S!==null&&u!==null&&I==="none"?{...Z,note:(0,C.
cA)(u,m)}:Z}function M(l){const{attempts:m,transient:S,status:u}=l,I=m>1?` in each of ${m} attempts`:"";return(0,v.CC)("versions-status",{message:(0,$.xI)`the versions of ${G(
l)} cannot be read: ${(0,E._r)(l)}${I}; expected 200`,help:F(l,o(l)??P(l,u,S))})}function o({said:l="",...m}){const[,S]=/\brepository key:? ['"]?([\w.-]+)/i.exec(
l)??[],{host:u,first:I}=m,Z=(0,$.xI)`write the repository key before the namespace: \`source = "${(0,$.KT)(`${u}/REPOSITORY__${I}`)}"\``,ut=`correct the reposit\
ory key \`${S}\` in \`source\`, or in ${W(m)}`;return S===void 0?null:(0,v.Lw)(I.startsWith(`${S}/`)?Z:ut)}function P(l,m,S){return m===429?C.uK:S?(0,E.q5)(l.host):
L(l,", or return 200 with the versions")}const R=l=>(0,v.CC)("versions-shape",{message:(0,$.xI)`the versions of ${G(l)} cannot be read: the response of ${(0,$.KT)(
l.url)} ${(0,E.dh)(l.why)}`,help:F(l,L(l,`, or return ${l.mirror===null?q[l.kind]:N}`))}),N='{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',q={
module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":"1.0.0"}]}'};function V({kind:l,address:m,url:S,ignored:u,isMirror:I}){
const Z=u.length===0,ut=Z?`publish a version of the ${l}, or check that the registry has imported its tag`:`publish versions as ${h[l]}`;return(0,v.CC)("version\
s-empty",{message:Z?(0,$.xI)`${l} ${(0,$.KT)(m)} has no versions: ${(0,$.KT)(S)} lists none`:(0,$.xI)`${l} ${(0,$.KT)(m)} has no valid versions: ${(0,$.KT)(S)} lists only ${z(
u)}`,operator:I?O:ut,user:`check the address, or ask the publisher of the ${l} to release a version`})}const z=l=>(0,E.K4)(l,3,m=>`"${(0,E.dh)(m,40)}"`),O="add \
a version to the mirror, under a key of three numbers such as 1.2.0",h={module:"numbers with dots, such as 1.2.0 or v1.2.0",provider:'three numbers with dots an\
d without a "v", such as 1.2.0'};function x({kind:l,address:m,texts:S,rejects:u}){const I=(0,$.xI)`the registry lists ${z(S)} for ${l} ${(0,$.KT)(m)}, which ${S.
length===1?"is not a version":"are not versions"}`,Z=`publish versions as ${h[l]}, and remove others`;return(0,v.CC)("version-unreadable",{message:(0,$.xI)`${I}; the CLIs ignore ${S.
length===1?"it":"them"}`,operator:Z,severity:l==="module"?"warning":"notice",...u&&{message:(0,$.xI)`${I}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,
user:"use Terraform 1.13 or later, which ignores such versions",severity:"error"}})}const X=l=>(0,v.CC)("provider-warning",{message:(0,$.xI)`the registry returned a warning for ${(0,$.
KT)(l.address)}: "${(0,E.dh)(l.warnings.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"}),J=l=>(0,v.CC)("answer-incomplete",
(0,E.qG)(l))}),4067:((Rt,ft,e)=>{e.d(ft,{Sz:()=>z,Zu:()=>N,uo:()=>O});var $=e(6429),E=e(3298);const v=h=>(0,E.O)(()=>h.trim().split(/\s+/).map(C));function C(h){
const[x="",X]=h.split("/"),J=(0,$.r5)(x);if(J===null)throw new Error(`${x} is no address`);return{prefix:J,bits:X===void 0?J.length*8:Number(X)}}const G=v(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),A=v("127.0.0.0/8 0.0.0.0 ::1 ::"),W=v(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),L=v(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),F=v("0.0.0.0/0 2000::/3"),j=v("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),y=(h,x)=>h().some(X=>(0,$.Wg)(X,x)),M=[12,13,14,15],o=[[v("2002::/16"),[[2,
3,4,5]],0],[v("2001::/32"),[[4,5,6,7]],0],[v("2001::/32"),[M],255],[v("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],M],0]];function P(h){const x=o.filter(
([J])=>y(J,h)).flatMap(([,J,l])=>J.map(m=>m.map(S=>(h[S]??0)^l)));return/^[02],0,94,254$/.test(h.slice(8,12).join())?[...x,h.slice(12)]:x}function R(h){return h===
null?"public":y(A,h)?"loopback":y(j,h)?R(h.slice(12)):[h,...P(h)].some(x=>y(G,x))?"metadata":y(W,h)?"private":y(L,h)||!y(F,h)?"reserved":"public"}const N=h=>R((0,$.
r5)(h)),q=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/,V=/^(?:metadata(?:\.goog|\.google(?:\.internal)?|\.azure\.internal|\.tencentyun\.com|\.platformequinix\.com|\.packet\.net)?|api\.metadata\.cloud\.ibm\.com|instance-data(?:\..*internal)?|(?:kubernetes|openshift)(?:\.default(?:\.svc(?:\..*)?)?)?)$/;
function z(h){const x=h.replace(/\.$/,"");return/(^|\.)localhost(\.localdomain)?$/.test(x)?"loopback":V.test(x)?"metadata":R((0,$.r5)(x)??(0,$.RY)(x))}function O(h){
const x=z(h);return x!=="public"||h.includes(":")?x:q.test(h.replace(/\.$/,""))?"private":"public"}}),2311:((Rt,ft,e)=>{e.d(ft,{i:()=>C});var $=e(4067);const E=G=>G.
replace(/:\d+$/,"").replace(/^\[|\]$/g,""),v=G=>G.split(".").at(-1);function C(G,A,W){if(G===A)return!1;const L=E(G),F=v(L)===v(E(A)),j=L.endsWith(".svc")||(0,$.
uo)(L)!=="public"&&!F,y=(0,$.Sz)(L)!=="public"||L===E(A),M=/^host-(?:timeout|unknown|unreachable)$/.test(W);return W==="host-private-redirect"?!0:W==="host-unkn\
own"&&j||M&&y}}),8225:((Rt,ft,e)=>{e.d(ft,{m:()=>A,u:()=>W});var $=e(8643),E=e(5106);const v=[1024,65535],C=["authz_code","password"],G="app.terraform.io";function A(o,P,R){
const N=[],q=(m,S,u)=>(N.push({rule:S,value:u}),m),V=m=>Object.hasOwn(o,m)?o[m]:void 0,z=L(V("client"),q),O=F(V("grant_types"),R,q),h=(m,S)=>{const u=V(m);if(typeof u!=
"string")return S.some(tt=>O.includes(tt))?q(null,`${m}-missing`,u):null;const I=(0,E.vy)(P,u);if(I.ok&&(0,$.cz)(I.value).name!=="")return(0,$.jr)(I.value);const ut=`\
failed to parse ${m==="authz"?"authorization":"token"} URL: ${I.ok?"no Host in request URL":I.why}`;return N.push({rule:`${m}-invalid`,why:ut}),null},x=h("authz",
["authz_code"]),X=h("token",C),J=j(V("ports"),q),l=M(V("scopes"),q);return{value:{client:z,grantTypes:O,authz:x,token:X,ports:J,scopes:l},flaws:N}}const W=o=>["\
authz","token"].flatMap(P=>{const R=o[P],N=(0,$.Dl)(R??"");return R!==null&&N.ok?[{endpoint:P,text:R,url:N.value}]:[]});function L(o,P){return typeof o!="string"?
P("","client-missing",o):o===""?P(o,"client-empty",o):o}function F(o,P,R){if(o===void 0)return["authz_code"];if(!Array.isArray(o))return R([],"grant-types-inval\
id",o);const N=[...new Set(o.filter(z=>typeof z=="string"))];return N.includes("authz_code")||N.includes("password")&&P===G?N.every(z=>C.includes(z))?N:R(N,"gra\
nt-types-unknown",o):R(N,"grant-types-unsupported",o)}function j(o,P){if(o===void 0)return v;if(!Array.isArray(o))return P(v,"ports-ignored",o);if(o.length!==2)
return P(v,"ports-count",o);const[R,N]=o;return!y(R)||!y(N)?P(v,"ports-range",o):R>N?P(v,"ports-order",o):R===N?P([R,N],"ports-single",o):[R,N]}const y=o=>typeof o==
"number"&&Number.isInteger(o)&&o>=v[0]&&o<=v[1];function M(o,P){if(o===void 0)return[];if(!Array.isArray(o))return P([],"scopes-ignored",o);const R=o.filter(N=>typeof N==
"string");return R.length===o.length?R:P(R,"scopes-invalid",o)}}),1331:((Rt,ft,e)=>{e.d(ft,{O:()=>$,i:()=>E});const $=v=>({discovery:v,hops:[],timing:{lookupMs:null,
connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]}),E=(v,C)=>({host:v,attempt:$({kind:"skipped",problem:C}),earlier:[],later:[],
credentials:null,looks:[],difference:null,forced:[]})}),5011:((Rt,ft,e)=>{e.d(ft,{n:()=>G});var $=e(9432);const E=["TF_CLI_ARGS_init","TF_CLI_ARGS"],v=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
C=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;function G(j){const y=L(j),M=P=>y.flatMap(({name:R,value:N})=>R===P?N:[]),o=P=>M(P).
at(-1);return{upgrade:A(o("upgrade")??"false"),hasBackend:A(o("backend")??o("cloud")??"true"),isLockReadonly:o("lockfile")==="readonly",pluginDirectories:M("plu\
gin-dir"),backendConfig:M("backend-config"),variables:y.filter(({name:P})=>P==="var"||P==="var-file"),remarks:E.flatMap(P=>{const N=y.filter(({name:q,from:V})=>V===
P&&C.test(q)).map(W).join(" ");return N===""?[]:[`init is predicted with ${N} of ${P}`]})}}const A=j=>/^(1|[tT]|true|TRUE|True)$/.test(j);function W({name:j,value:y}){
if(y==="true")return`-${j}`;const M=j==="var"||j==="backend-config"&&!y.startsWith("hostname=");return`-${j}=${(0,$.dh)(M?y.replace(/=.*/s,"=\u2026"):y)}`}function L(j){
const y=E.flatMap(o=>F(j[o]??"").map(P=>({text:P,from:o}))).values(),M=[];for(const{text:o,from:P}of y){const[,R,,N]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(o)??[];if(R===
void 0)break;const q=()=>v.test(R)?y.next().value?.text??"":"true";M.push({name:R,from:P,value:N??q()})}return M}function F(j){const[y=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(j)??[];return(y.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(o=>o.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(P,R,N,q)=>String(R??
q??N.replace(/\\(.)/gs,"$1"))))}}),8345:((Rt,ft,e)=>{e.d(ft,{C:()=>G,c:()=>A});var $=e(9179),E=e(3846),v=e(1054),C=e(845);const G="write the `source` that the d\
ocumentation of the provider shows, such as NAMESPACE/TYPE: a repository is no provider";function A(L,F){if(L.length>v.lG)return null;const[j=""]=L.split("/",1);
if(F.kind!=="invalid")return F.hostImplied?null:(0,v.L6)(j);if((0,v.Kc)(L))return v.dj;if(L!==L.trim())return"remove the white space around the address";const[,
y="",M=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec((0,$.Mi)(L,""))??[],o=y!==""&&/\bterraform-provider-|\.git$/.test(M);if((0,C.ni)(M)||o)return G;const P=(0,C.
Fu)(M,"provider");return P!==null?`write ${P}`:F.error.split(`

`)[1]??W(L,M)}function W(L,F){const[,j="",y]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(F)??[];if(j!==L&&(0,E.mi)(j,"terraform").kind==="registry")return`w\
rite ${j}${y===void 0?"":", and the version in the `version` argument"}`;const M=j.split("/"),[o="",P=""]=M;if(M.length>3){const R=`; service discovery works on\
ly at the root of a host, not below /${P}`;return`write HOST/NAMESPACE/TYPE${(0,v.Cm)(o)?R:""}`}return M.length===3?(0,v.L6)(o):M.length===2&&(0,v.Cm)(o)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}})};export{Ve as ids,Ze as modules};
var $late0,$late1;
