const qe=[7786,3053],tn={5693:((Rt,ft,n)=>{n.d(ft,{Ey:()=>C,Ii:()=>T,Or:()=>x,WN:()=>p});var $=n(8936),E=n(1281),y=n(3368),R=n(2170),Y=n(8339),A=n(8032),F=n(255),
L=n(5106);const G=1440*60*1e3,H=1;function T(l,g){const{hops:S,certificates:u}=l.attempt;return[...O(l,g),...M(l,g),...tt(S),...V(u,g),...W(l,g)]}function M(l,g){
const{discovery:S,hops:u}=l.attempt;switch(S.kind){case"skipped":return[(0,R.kH)(S.problem)];case"failed":{const I=g.isFork&&S.problem.refusal==="asks";return[(0,R.
kH)(S.problem,I?{severity:"notice"}:{})]}case"found":case"absent":{const I=u[0]?.url??"";return[...s(I,u.length-1,g),...P(l,g)]}}}function s(l,g,S){const u=S.clients.
filter(I=>g>A.NX[I]);return u.length>0?[(0,R.kH)((0,E.KA)({url:l,asks:"document",redirects:g,clients:u,limits:A.NX}))]:g>H?[(0,R.kH)((0,E.CL)({url:l,redirects:g}))]:
[]}function P(l,{releases:g,slowMs:S}){const u=(0,F.nx)(l.host),I=l.attempt.timing.totalMs,Z=x(l),ut=D=>Q(Z,D)!=="never",wt=g.filter(D=>!ut(D)),et=({client:D})=>!g.
some(q=>q.client===D&&ut(q)),st=[!0,!1].flatMap(D=>{const q=wt.filter(lt=>et(lt)===D);if(q.length===0)return[];const it=(0,$.Qs)({host:u,phase:"complete",tookMs:I,
releases:q});return[(0,R.kH)(it,{needed:D})]});if(st.length>0||I<=S)return st;const U=N(l.attempt.timing);return[(0,R.kH)((0,$.U2)({host:u,tookMs:I,limitMs:S,phase:U,
releases:g}))]}function C({host:l,slowest:g,certificates:S},u,{slowMs:I,...Z}){const ut=u.map(q=>q.host),wt=S.filter(q=>!ut.includes(q.host)),et=g?.timing.totalMs??
0,st=V(wt,Z).map(q=>({...q,host:l}));if(g===null||et<=I)return st;const U={host:(0,F.nx)(l),url:g.url,tookMs:et,limitMs:I},D=(0,$.U2)({...U,phase:N(g.timing)});
return[(0,R.kH)(D,{host:l}),...st]}function N({lookupMs:l,connectMs:g,tlsMs:S,firstByteMs:u,totalMs:I}){const Z=[{name:"lookup",ms:l??0},{name:"connection",ms:g??
0},{name:"tls",ms:S??0},{name:"response",ms:u??0}],ut={name:"rest",ms:Z.reduce((wt,{ms:et})=>wt-et,I)};return Z.reduce((wt,et)=>et.ms>wt.ms?et:wt,ut)}function tt(l){
const g=l.find(({url:u})=>u.startsWith("http://"));if(g===void 0)return[];const S=g.authorization==="withheld";return[(0,R.kH)((0,E.n4)({url:l[0]?.url??"",to:g.
url,exposesToken:S}))]}function V(l,{certificateDays:g,now:S}){return[...Map.groupBy(l,({host:u})=>u)].flatMap(([u,I])=>{const[Z=""]=I.map(wt=>wt.expires).sort(),
ut=(Date.parse(Z)-S)/G;return ut<0||ut>=g?[]:[(0,R.kH)((0,y.BU)({host:u,days:Math.floor(ut),expires:Z}))]})}function W(l,g){const{host:S,attempt:u,earlier:I}=l,
[Z]=I,ut=["failed","skipped"].includes(u.discovery.kind);if(Z?.discovery.kind!=="failed"||ut)return[];const wt=Z.discovery.problem.message,et=x(l),st=g.releases.
filter(D=>Q(et,D)==="sometimes"),U=I.length+1;return[(0,R.kH)((0,$.Er)({host:(0,F.nx)(S),attempts:U,failure:wt,releases:st}))]}function O({credentials:l,attempt:{
discovery:g}},S){if(!l?.problem)return[];const{code:u}=l.problem,I=g.kind==="failed"&&g.problem.code===u,Z=S.isFork&&!l.hasToken&&u==="credentials-empty";return I||
Z?[]:[(0,R.kH)(l.problem)]}function p({host:l},g){if(!g.some(({service:u})=>u===L.e$))return[];const{name:S}=(0,F.Sv)(l);return[...S.includes(".")?[]:[(0,Y.Zp)(
{host:l,name:S})],.../(^|\.)xn--/.test(l)?[(0,Y._W)({host:l})]:[]].map(u=>(0,R.kH)(u,{services:[L.e$]}))}const x=({earlier:l,attempt:g,later:S})=>[...l,g,...S];
function X({discovery:l,timing:g,headMs:S,hops:u},{attemptMs:I}){const Z=S!==null&&S<=I?u.at(-1)?.status:null;return Z===null||(0,A.Mq)(Z??0)?"retries":l.kind!==
"failed"&&g.totalMs<=I?"works":"fails"}function Q(l,g){const S=l.map(Z=>X(Z,g)),u=S.indexOf("works");return u<0?"never":u<=g.retries&&!S.slice(0,u).includes("fa\
ils")?"always":"sometimes"}}),7786:((Rt,ft,n)=>{n.r(ft),n.d(ft,{attemptsOf:()=>$.Or,contact:()=>We,crashedVisit:()=>Me,judgeRequests:()=>$.Ey,judgeVisit:()=>Re,
outcomesOf:()=>Pe});var $=n(5693),E=n(9961),y=n(2801),R=n(2170),Y=n(8032),A=n(255),F=n(8185),L=n(8643),G=n(9432),H=n(1054),T=n(845),M=n(8345),s=n(1780),P=n(5106),
C=n(9615);const N=({offered:t})=>t.length===0?"is empty":`offers ${(0,G.K4)(t,20,G.dh)}`;function tt(t,r){const{id:h,host:v,offered:B,block:J}=t,nt=`the discove\
ry document, which ${N(t)}`;if(J!==null)return`add ${h} to the \`host\` block at ${J}, which ${N(t)}`;if(h===P.xq&&(0,T.ni)(v))return M.C;if(h===P.xq&&r)return(0,s.
xI)`configure a network mirror for the provider: Artifactory serves providers at https://${(0,s.KT)(v)}/artifactory/api/terraform/REPOSITORY/providers/, not as ${h}`;
const z=(0,P.qE)(h)?B.find(mt=>(0,P.OA)(mt)===h):void 0,rt=h===P.xq?"configure a network mirror for the provider (`provider_installation`), the usual way with a\
n artifact manager":`use a host that offers ${h}`;return{operator:z===void 0?`add ${h} to ${nt}`:`rename ${z} to ${h} in ${nt}`,user:rt}}const V=t=>t.id==="any"?
(0,C.CC)("service-missing",{message:(0,s.xI)`host ${(0,s.KT)(t.host)} does not provide any service`,operator:`add a service to the discovery document, which ${N(
t)}`}):(0,C.CC)("service-missing",{message:t.why,help:tt(t,t.isArtifactory)}),W=t=>(0,C.CC)("service-version",{message:t.why,help:t.isReadable?tt(t,!1):`require\
 an id of the form NAME.vN; the discovery document ${N(t)}`}),O=({id:t,host:r,value:h,why:v})=>(0,C.CC)("service-type",{message:(0,s.xI)`${t} of host ${(0,s.KT)(
r)} is ${(0,G.go)(h)}, not a string with a URL`,operator:`set ${t} to a URL such as "/v1/modules/"`,note:(0,G.zd)(v)}),p=({id:t,host:r,url:h,why:v,value:B})=>(0,C.
CC)("service-url-invalid",{message:h===null?(0,s.xI)`${t} of host ${(0,s.KT)(r)}: ${(0,s.b7)(r,(0,G.dh)(v))}`:(0,s.xI)`${t} of host ${(0,s.KT)(r)} is "${(0,s.KT)(
h)}", which the clients cannot connect to: ${v}`,operator:(0,H.Kc)(B)?"replace the placeholder in the discovery document":`set ${t} to an https:// URL, or to a \
path that starts with a slash`}),x=({id:t,host:r,why:h})=>(0,C.CC)("service-url-credentials",{message:(0,s.xI)`${t} of host ${(0,s.KT)(r)}: ${h}`,operator:"remo\
ve the user name and password from the URL, or from the redirect that leads to the document",note:"give tokens to the clients instead"}),X=({id:t,host:r,url:h})=>(0,C.
CC)("service-url-empty",{message:(0,s.xI)`${t} of host ${(0,s.KT)(r)} is an empty string, which resolves to the document itself: ${(0,s.KT)(h)}`,operator:`set ${t}\
 to the URL of the service, such as "/v1/${t.split(".")[0]}/", or remove it`}),Q=({id:t,host:r,value:h,why:v})=>(0,C.CC)("service-url-looks-like-host",{message:(0,s.
xI)`${t} of host ${(0,s.KT)(r)} is "${(0,s.KT)(h)}", which is a path and not a URL with a host`,operator:(0,s.xI)`write "https://${(0,s.KT)(h)}" if a host is meant`,
note:v===null?void 0:(0,G.zd)(v)});function l(t){const{id:r,host:h,url:v,clients:B}=t,J=B.map(z=>Y.bB[z]),nt=v.slice(v.lastIndexOf("/")+1);return(0,C.CC)("servi\
ce-url-no-slash",{message:(0,s.xI)`${r} of host ${(0,s.KT)(h)} does not end with a slash: ${(0,s.KT)(v)}`,operator:"add the slash",note:`without it ${J.slice(0,
-1).join(", ")} and ${J.at(-1)} replace "${nt}" with the path that they append`,affects:B})}const g=({id:t,host:r,url:h})=>(0,C.CC)("service-url-relative",{message:(0,s.
xI)`${t} of host ${(0,s.KT)(r)} is a path without a leading slash: Terraform and OpenTofu resolve it to ${(0,s.KT)(h)}, other clients do not`,operator:"start th\
e path with a slash, or write the complete URL"}),S=({id:t,host:r})=>(0,C.CC)("service-url-query",{message:(0,s.xI)`${t} of host ${(0,s.KT)(r)} has a query, which the clients drop when they append a path`,
operator:"move the content of the query into the path",note:"never put a secret into the document"});function u({host:t,uses:r},h=["is","are"]){const v=Map.groupBy(
r,({id:J})=>J),B=Array.from(v,([J,nt])=>{const z=nt.flatMap(({endpoint:rt})=>rt??[]);return z.length===0?J:`${J} (${z.join(", ")})`});return(0,s.xI)`${(0,G.K4)(
B,10,G.dh)} of host ${(0,s.KT)(t)} ${B.length===1?h[0]:h[1]}`}const I=({urls:t})=>(0,s.XT)(t,3,r=>(0,s.KT)((0,G.dh)(r))),Z=({uses:t})=>Y.zK.filter(r=>t.some(({id:h})=>(0,Y.
SZ)(h).includes(r))),ut=t=>(0,C.CC)("service-url-private",{message:(0,s.xI)`${u(t)} at ${I(t)}, which clients elsewhere cannot reach`,operator:(0,s.xI)`set the external URL of the registry (also called base URL or public URL) to https://${(0,s.
KT)(t.host)}`,affects:Z(t)}),wt=[...Y.Du,"dependabot"];function et(t){const r=t.uses.every(({endpoint:B})=>B!==null),h=r?"a login sends its token in clear text \
otherwise":(0,s.xI)`the clients send the token of ${(0,s.KT)(t.host)} there in clear text`,v=Z(t);return(0,C.CC)("service-url-insecure",{message:(0,s.xI)`${u(t)} not https: ${I(
t)}`,operator:t.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",note:r||t.hasToken?h:void 0,affects:wt.
filter(B=>v.includes(B))})}const st=({name:t,...r})=>(0,C.CC)("service-url-cross-host",{message:(0,s.xI)`${u(r)} on another host: ${I(r)}`,help:(0,s.xI)`where outgoing traffic is filtered, allow ${(0,s.
KT)(t)} as well`}),U=t=>(0,C.CC)("service-url-other-port",{message:(0,s.xI)`${u(t)} on another port of the same host: ${I(t)}`,operator:(0,s.xI)`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${(0,s.
KT)(t.host)}`}),D=t=>(0,C.CC)("service-url-double-slash",{message:(0,s.xI)`${u(t,["has","have"])} a double slash in the path: ${I(t)}`,operator:"remove the slas\
h at the end of the external URL of the registry"}),q=t=>(0,C.CC)("service-url-same",{message:(0,s.xI)`${u(t,["has","have"])} the same URL: ${I(t)}`,operator:"c\
heck both URLs",note:"few registries serve modules and providers below one URL, and a copied line is more likely"});var it=n(4067),lt=n(2311);function ht({host:t,
attempt:r},h){const{name:v}=A.Sv(t),B=it.uo(v),J=r.hops[0]?.address??null;if(B!=="public"||J===null)return B;const nt=it.Zu(J),z=h.some(rt=>rt.name===v);return nt===
"loopback"&&z?"public":nt}const dt={public:0,reserved:1,private:2,metadata:2,loopback:3};function w({id:t,url:r},{kind:h,host:v,failures:B}){const J=B.get(t);return J!==
void 0&&(0,lt.i)(A.Pm(r)??"",v,J)||dt[e(r)]>dt[h]}function f(t,r){const{hostname:h}=r,v=t.filter(pt=>w(pt,r)),B=t.filter(pt=>!v.includes(pt)),J=B.filter(({url:pt})=>pt.
scheme==="http"),nt=B.filter(({id:pt,endpoint:yt})=>yt===null&&(0,P.p4)(pt)),z=Map.groupBy(nt,({url:pt})=>o(pt,h)),rt=B.filter(({endpoint:pt,url:yt})=>pt===null&&
d(yt,h)),mt=B.filter(({url:pt})=>pt.path.includes("//")),vt=a(r);return[...vt(v,i,ut),...vt(J,i,et),...[...z].flatMap(([pt,yt])=>pt===null?[]:vt(yt,i,Et=>st({...Et,
name:pt}))),...vt(rt,i,U),...vt(mt,m,D),...vt(k(t),m,q)]}const a=({host:t,hasToken:r})=>(h,v,B)=>{if(h.length===0)return[];const J=h.map(({url:rt})=>h.length===
1?m(rt):v(rt)),nt=B({host:t,hasToken:r,uses:h,urls:[...new Set(J)]}),z=[...new Set(h.map(({id:rt})=>rt))];return[(0,R.kH)(nt,{services:z,needed:h.some(({needed:rt})=>rt)})]},
m=t=>(0,G.dh)((0,L.Pl)(t)),i=t=>(0,G.dh)(`${t.scheme}://${t.host}`);function e(t){const{name:r}=(0,L.cz)(t);return it.Sz(/[^\0-\x7f]/.test(r)?A.$o(r)??"":r.toLowerCase())}
function o(t,r){const{name:h}=(0,L.cz)(t),v=A.Sv(r).name;if(h.toLowerCase()===v)return null;const B=A.Pv(h);return B.ok?B.value===v?null:A.nx(B.value):h}function d(t,r){
if(t.scheme==="http"||o(t,r)!==null)return!1;const h=v=>Number(v||443);return h((0,L.cz)(t).port)!==h(/:(\d+)$/.exec(r)?.[1]??null)}function k(t){const r=[P.e$,
P.xq].flatMap(v=>t.find(B=>B.id===v)??[]),h=new Set(r.map(({url:v})=>m(v).replace(/\/$/,"")));return r.length===2&&h.size===1?r:[]}const _=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,
j=t=>_.test(t)&&!/^[a-z0-9-]+\.json$/i.test(t),ot=t=>t.replace(/[?#].*$/s,"");function c(t){const r=b(t),{id:h,host:v,value:B}=t,J={id:h,host:v,url:(0,L.Pl)(t.url)};
if(r!==null)return[p({...J,value:B,why:r})];if(/\{\{|\$\{|^\$/.test(B)){const rt=`the placeholder in "${ot(B)}" was not replaced`;return[p({...J,value:B,url:null,
why:rt})]}const z=ct(t)&&!j(B)?(0,Y.ab)(h):[];return[B===""?X(J):null,j(B)?Q({...J,value:ot(B),why:null}):null,K(B)?g(J):null,z.length>0?l({...J,clients:z}):null,
t.url.query!==""&&(0,P.p4)(h)?S(J):null].filter(rt=>rt!==null)}function b({url:t}){const{name:r,port:h}=(0,L.cz)(t);return r===""?"no Host in request URL":h===""||
Number(h)>0&&Number(h)<=65535?null:`invalid port "${h}"`}const K=t=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(t)&&!j(t),ct=({value:t,url:r})=>t!==""&&!/^$|\/$/.test(r.
path);var at=n(3217);const gt=[[/^service-url-(?:cross-host|private)$/,/^(?:host|tls|proxy)-/],[/^service-url-(?:empty|invalid|looks-like-host|no-slash|relative)$/,
/^(?:module|provider)-unknown$|^versions-shape$/]],kt=({services:t,problem:{code:r}})=>t.map(h=>[h,r]);function Mt(t,r,h){let v=r;return{causes:t.notes.flatMap(
J=>{const{code:nt,severity:z,affects:rt}=J.problem,mt=t.viewers.filter(yt=>z!=="error"||rt.includes(yt)),vt=({problem:yt,services:Et,affects:Tt})=>gt.some(([At,
Pt])=>At.test(nt)&&Pt.test(yt.code))&&Et.length>0&&Et.every(At=>J.services.includes(At)&&!h(At))&&Tt.every(At=>mt.includes(At)),pt=v.filter(vt);return pt.length===
0?J:(v=v.flatMap(yt=>pt.includes(yt)?z==="error"?[]:$t(yt,J):yt),z==="error"?Ct(J,pt):[])}),answers:v}}function $t(t,{problem:{message:r,cures:h}}){const v=(0,s.
xI)`${r}; ${t.problem.message}`;return{...t,problem:{...t.problem,message:v,...h&&{cures:h}}}}const Ct=(t,r)=>(0,R.Qp)([t,...r],()=>null).map(h=>{const v=r.find(
({problem:J})=>J.obstacle!==void 0),B=v&&(0,s.xI)`${h.problem.message}; ${v.problem.message}`;return B===void 0?h:{...h,problem:{...h.problem,message:B}}});var St=n(
2886),xt=n(9119);function Lt(t,r){const h=t.forced.filter(({client:nt})=>r.includes(nt)),v=r.filter(nt=>!h.some(z=>z.client===nt)),J=(0,xt.c1)(h,({place:nt,services:z})=>JSON.
stringify([nt,z])).map(nt=>{const[z]=nt,rt=(0,A.cu)(t.host),{services:mt}=z,vt={kind:"found",url:rt,services:mt},pt={...t.attempt.timing,totalMs:0},Et={...t,attempt:{
discovery:vt,hops:[],timing:pt,headMs:0,certificates:[]},earlier:[],later:[]};return{clients:nt.map(({client:Tt})=>Tt),visit:Et,forced:z}});return v.length>0||J.
length===0?[{clients:v,visit:t,forced:null},...J]:J}var bt=n(4606);const Kt=(t,r)=>t.filter(h=>!(0,bt.Hf)(h,r.token)).map(h=>ae(h,r));function ae(t,r){const{visit:h,
requirements:v,clients:B,token:J,concerned:nt}=r,{services:z,places:rt}=ue(t.services,v),mt=(0,bt.wD)(t,J),vt=t.needed&&le({problem:mt,services:z},r),pt=t.affects.
filter(Et=>nt.includes(Et)),yt={...t,problem:mt,services:z,needed:vt,affects:pt,host:h.host};return(0,St.hD)({...yt,severity:(0,St.v1)(yt,B),places:t.places.length===
0?rt:(0,xt.As)(Vt(t.places))},r)}function le({problem:t,services:r},{visit:{host:h,attempt:v},requirements:B,answering:J,depth:nt}){if(nt==="discovery"||v.discovery.
kind==="skipped")return!0;const z=r.some(mt=>J.has(`${h} ${mt}`));if(t.code==="service-url-no-slash"&&z)return!1;const rt=B.filter(({service:mt})=>r.length===0||
r.includes(mt));return rt.length===0||rt.some(({isForInit:mt})=>mt)}function ue(t,r){const h=nt=>r.filter(({service:z})=>nt.includes(z)),v=t.length===0?r:h(t),B=t.
filter(nt=>v.some(({service:z})=>z===nt)),J=(v.length>0?v:h(["any"])).flatMap(nt=>nt.because);return{services:B.length>0?B:t,places:(0,xt.As)(Vt([...new Set(J)]))}}
function Vt(t){const{inUse:r=[],aside:h=[]}=Object.groupBy(t,v=>typeof v!="string"&&(0,xt.MV)(v)?"aside":"inUse");return[...r,...h]}function de(t,r){return r.every(
({isImplied:v})=>v)?[...r.flatMap(({clients:v})=>v),...(0,Y.Yr)(t)]:Y.zK}var fe=n(3956);function Zt(t){if(!Array.isArray(t))return Jt(t);const{shown:r,more:h}=(0,G.
zN)(t,5);return`[${r.map(Jt).join(", ")}${h>0?", \u2026":""}]`}function Jt(t){return t===void 0?"missing":typeof t=="object"&&t!==null?(0,G.go)(t):(0,G.dh)(JSON.
stringify(t))}const he=({host:t,value:r,why:h})=>(0,C.CC)("login-type",{message:(0,s.xI)`login.v1 of host ${(0,s.KT)(t)} is ${(0,G.go)(r)}, not an object`,operator:'\
set login.v1 to an object with "client", "authz" and "token"',note:(0,G.zd)(h)}),jt=t=>r=>`is ${Zt(r)}${r===void 0?"":`, not ${t}`}`,Ht=t=>r=>`is ${Zt(r)}${t}`,
Qt=t=>r=>`${jt("an array")(r)}; the clients ignore it${t}`,pe={"client-missing":[jt("a string"),'set "client" to the OAuth client ID, for example "terraform-cli\
"'],"client-empty":[()=>"is an empty string",'set "client" to the OAuth client ID that the authorization server expects'],"grant-types-invalid":[jt("an array of\
 strings"),'set "grant_types" to ["authz_code"], or remove it'],"grant-types-unsupported":[Ht(", which contains no supported grant type"),'add "authz_code" to "\
grant_types"'],"grant-types-unknown":[Ht('; the clients know "authz_code" and "password" only'),'remove the unknown grant types, or move scopes to "scopes"'],"a\
uthz-missing":[jt("a string with a URL"),'set "authz" to the URL of the authorization endpoint'],"token-missing":[jt("a string with a URL"),'set "token" to the \
URL of the token endpoint'],"ports-count":[jt("exactly two elements"),'set "ports" to the first and the last port, for example [10000, 10010]'],"ports-range":[Ht(
"; both must be whole numbers from 1024 to 65535"),'set "ports" to two numbers in this range, for example [10000, 10010]'],"ports-order":[Ht("; the first port i\
s greater than the last"),"write the lower port first"],"ports-single":[Ht("; the clients never use the last port, so none is left"),'set "ports" to at least tw\
o ports, for example [10000, 10010]'],"ports-ignored":[Qt(" and use 1024 to 65535"),'set "ports" to an array such as [10000, 10010], or remove it'],"scopes-inva\
lid":[jt("an array of strings"),'set "scopes" to an array of strings, or remove it'],"scopes-ignored":[Qt(""),'set "scopes" to an array of strings, or remove it']};
function me(t,r){const h=t.rule.replace(/-\w+$/,"").replace("-","_"),v=(0,s.xI)`"${h}" in login.v1 of host ${(0,s.KT)(r)}`;if("why"in t){const z=`set "${h}" to \
an https:// URL without user name, or to a path that starts with a slash`,rt=(0,s.xI)`${v}: ${(0,s.b7)(r,(0,G.dh)(t.why))}`;return(0,C.CC)(`login-${t.rule}`,{message:rt,
operator:z})}const[B,J]=pe[t.rule],nt=(0,s.xI)`${v} ${B(t.value)}`;return(0,C.CC)(`login-${t.rule}`,{message:nt,operator:J})}function ge({host:t,endpoints:r}){const h=r.
map(({name:J})=>`"${J}"`).join(" and "),[v]=r,B=r.length===1;return(0,C.CC)("login-url-port",{message:(0,s.xI)`${h} in login.v1 of host ${(0,s.KT)(t)} ${B?"name\
s":"name"} no port, so a login uses port 443: ${(0,s.KT)(v?.url??"")}`,operator:`write a path that starts with a slash, or add :${v?.port??""} to the URL${B?"":
"s"}`})}var Gt=n(8225),qt=n(9179);function Ee({discovery:t},r){return t.kind==="found"?ve(t,r):{services:[],notes:t.kind==="absent"?[Te(t,r)]:[]}}function ve(t,r){
const{requirements:h,clients:v,reader:B}=r,J=t.services.map(({id:Ot})=>Ot),nt=t.services.some(({value:Ot})=>typeof Ot=="string"&&Ot.includes("/artifactory/")),z={
...r,discovery:t,offered:J,isArtifactory:nt},rt=h.map(({service:Ot})=>Ot),mt=rt.filter(Ot=>Ot!=="any"),vt=J.filter(Ot=>!mt.includes(Ot)&&Y.Du.some(Dt=>P.oe(Ot,Dt).
ok)),pt=mt.map(Ot=>te(Ot,z)),yt=({outcome:Ot,notes:Dt,urls:zt})=>Ot.kind!=="problem"&&!zt.some(It=>It.endpoint===null&&w(It,r))&&!Dt.some(It=>(0,St.ER)(It)&&v.some(
Ut=>It.affects.includes(Ut))),Et=vt.map(Ot=>te(Ot,z)),Tt=!rt.includes("any")||[...pt,...Et].some(yt),At=[...pt,...Tt?Et.map(ye):Et],Pt=At.flatMap(({urls:Ot})=>Ot),
Nt=rt.includes("any")&&At.length===0?[(0,R.kH)(V({...z,id:"any",why:""}))]:[];return{services:At.map(({outcome:Ot})=>Ot.kind==="problem"?{...Ot,problem:(0,C.as)(
Ot.problem,B)}:Ot),notes:[...At.flatMap(({notes:Ot})=>Ot),...f(Pt,r),...Nt]}}function ye({outcome:t,notes:r,urls:h}){if(!P.fg.has(t.id))return{outcome:t,notes:[],
urls:[]};const v=B=>({...B,needed:!1});return{outcome:t,notes:r.map(v),urls:h.map(v)}}function Te({absence:t,url:r},{requirements:h,host:v}){const B=h.map(({service:nt})=>nt).
filter(nt=>nt!=="any"),J=(0,fe.HB)({host:v,url:(0,L.Pl)(r),why:t,required:B});return(0,R.kH)(J,{services:B.length===1?B:[]})}function te(t,r){const{services:h,url:v}=r.
discovery,B=Tt=>P.TE(t,{services:h,documentUrl:v,display:r.host,client:Tt}),nt=(r.requirements.find(({service:Tt})=>Tt===t)?.clients??r.clients).map(Tt=>({client:Tt,
lookup:B(Tt)})),[z,...rt]=nt;if(z===void 0)throw new Error("no client is checked");const mt=rt.filter(({lookup:Tt})=>Tt.kind!==z.lookup.kind),vt=Tt=>!Oe(Tt)||B(
Tt).kind===z.lookup.kind,pt=mt.length===0?(0,Y.SZ)(t).filter(vt):[z.client],yt=ee(t,z.lookup,pt,r),Et=mt.flatMap(({client:Tt,lookup:At})=>ee(t,At,[Tt],r).notes);
return{...yt,notes:[...yt.notes,...Et]}}const we=2048,Oe=t=>Y.Du.some(r=>r===t);function ee(t,r,h,v){const{discovery:B,host:J}=v,nt=z=>z.map(rt=>(0,R.kH)(rt,{services:[
t]}));switch(r.kind){case"url":{const{url:z,value:rt}=r,mt=c({id:t,value:rt,url:z,host:J}),vt=!mt.some(({code:yt})=>yt==="service-url-invalid"),pt=(0,G.dh)((0,L.
Pl)(z),we);return{outcome:{id:t,kind:"url",url:pt},notes:nt(mt),urls:vt?[{id:t,endpoint:null,url:z,needed:!0}]:[]}}case"object":{const{login:z,problems:rt}=ke(r.
value,B.url,J),mt=rt.find(({severity:vt})=>vt==="error");return{outcome:mt?{id:t,kind:"problem",problem:mt}:{id:t,kind:"login",login:z},notes:nt(rt),urls:(0,Gt.
u)(z).map(vt=>({...vt,id:t,needed:!0}))}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const z=Se(t,r,v),rt=(0,R.kH)(z,{services:[t],clients:h});
return{outcome:{id:t,kind:"problem",problem:z},notes:[rt],urls:[]}}}}function Se(t,r,h){const v={...h,id:t,why:r.why};switch(r.kind){case"missing":return V(v);case"\
bad-id":case"version":return W({...v,isReadable:r.kind==="version"});case"type":return(t===P.S3?he:O)({...v,value:r.value});case"bad-url":{const B=(0,qt.Nx)(r.why);
return j(r.value)?Q({...v,value:ot(r.value),why:B}):r.reason==="user-info"?x(v):p({...v,value:r.value,url:null,why:B})}}}function ke(t,r,h){const{value:v,flaws:B}=(0,Gt.
m)(t,r,h),J={...v,authz:ne(v.authz),token:ne(v.token)},nt=$e(J,r),z=nt.length===0?[]:[ge({host:h,endpoints:nt})];return{login:J,problems:[...B.map(rt=>me(Ce(rt),
h)),...z]}}function $e(t,r){const{name:h,port:v}=(0,L.cz)(r);return v===""||v==="443"?[]:(0,Gt.u)(t).flatMap(({endpoint:B,text:J,url:nt})=>{const z=(0,L.cz)(nt),
rt=z.name.toLowerCase()===h.toLowerCase();return nt.scheme==="https"&&rt&&z.port===""?[{name:B,url:J,port:v}]:[]})}const Ce=t=>"why"in t?{...t,why:(0,qt.Nx)(t.why)}:
t;function ne(t){const r=t===null?null:(0,L.Dl)(t);return r?.ok?(0,L.Pl)(r.value):null}function Re(t,r){const{requirements:h,predicted:v,requests:B,answering:J,
isNew:nt}=t,z=(0,bt.MC)(t.visit,r),rt=Ae(t,r.dialect),mt=(0,St.TC)(z.host,h,r),vt=Lt(z,rt).map(It=>xe(It,t,r,mt)),pt=[...vt.flatMap(({notes:It})=>It),...v],yt=vt.
some(({forced:It})=>It===null),Et=(0,bt.ux)(z,pt,mt,{...r,isAsked:yt}),Tt=se({...t,visit:z},r,{clients:rt,reader:mt,token:Et}),At=vt[0]?.services??[];let Pt=v;const Nt=vt.
flatMap(It=>{const Ut=Bt=>J.has(`${z.host} ${Bt}`),{silent:Ft=[],said:Xt=[]}=Object.groupBy(It.notes,Bt=>(0,St.pi)({...Bt,host:z.host},Tt.ignore)?"silent":"said"),
Wt=Mt({...It,notes:Xt},Pt,Ut);return Pt=Wt.answers,Kt([...Wt.causes,...Ft],{...Tt,reader:It.reader,concerned:Tt.concerned.filter(Bt=>It.viewers.includes(Bt))})}),
Ot=[...yt?(0,at.so)(z,h,Et,r):[],...yt?(0,at.uA)(z,At,r):[],...Pt,...B===null?[]:(0,$.Ey)(B,z.attempt.certificates,r),...(0,$.WN)(z,h)],Dt=[...Nt,...Kt(Ot,Tt)],
zt=vt[0]?.forced?.place??null;return{visit:z,requirements:h,services:At,servicesFrom:zt,findings:Dt,isNew:nt}}const Ae=({requirements:t},{clients:r})=>r.filter(
h=>t.some(v=>v.clients.includes(h))),se=(t,r,h)=>({...r,...t,...h,isHostNew:t.isNew,concerned:de(t.visit.host,t.requirements)});function Me(t,r,h){const{visit:v,
requirements:B,isNew:J}=t,nt=(0,y.n3)({host:(0,A.nx)(v.host),thrown:h}),z={kind:"skipped",problem:nt},rt={...v,attempt:{...v.attempt,discovery:z,hops:[]}},mt={clients:r.
dialect.clients,reader:null,token:bt.Cg},vt=se({...t,visit:rt},r,mt),pt=Kt([(0,R.kH)(nt)],{...vt,concerned:Y.zK});return{visit:rt,requirements:B,services:[],servicesFrom:null,
findings:pt,isNew:J}}function xe({clients:t,forced:r,visit:h},{visit:v,requirements:B,predicted:J},nt,z){const rt=r===null?z:{...z,role:"operator"},mt=(0,A.nx)(
v.host),vt=r&&(0,St.cA)(r.place),{services:pt,notes:yt}=Ee(h.attempt,{requirements:B,clients:t,reader:rt,block:vt,hostname:v.host,host:mt,hasToken:v.credentials?.
hasToken===!0,failures:new Map(r===null?J.flatMap(kt):[]),kind:r===null?ht(v,nt.resolve):"loopback"}),Et=nt.dialect.releases.filter(({client:Pt})=>t.includes(Pt)),
Tt=v.forced.map(({client:Pt})=>Pt),At=r===null?Y.zK.filter(Pt=>!Tt.includes(Pt)):t;return{forced:r,reader:rt,viewers:At,services:pt,notes:[...vt===null?[]:[(0,R.
kH)((0,E.Yv)({host:mt,at:vt}),{clients:t})],...(0,$.Ii)(h,{...nt,clients:t,releases:Et}),...yt,...r===null?(0,F.I4)(v.host,pt,B,nt):[]]}}function Pe(t){const r=v=>{
const B=t.filter(({problem:J,affects:nt})=>nt.includes(v)&&J.usualSeverity!=="notice");return B.some(St.ER)?"fails":B.length>0?"warns":"works"},h=Y.zK.map(v=>[v,
r(v)]);return Object.fromEntries(h)}var Ie=n(8161),be=n(493),_e=n(2798),Le=n(6452),Ne=n(7688),De=n(1331),oe=n(2218),Ue=n(3214),Yt=n(2851),Be=n(479),Ke=n(9968),je=n(
3791),He=n(7057),ze=n(3298);async function We(t,r,h,v){const{dialect:B,configs:J,requirements:nt,expand:z}=r,{releases:rt}=B,{environment:mt,kill:vt,secrets:pt,
stop:yt,startTimer:Et}=v,Tt={environment:mt,kill:vt,learn:pt.learn,stop:yt.signal},{credentials:At,forced:Pt}=(0,_e.mQ)({...h,configs:J},Tt),Nt=(0,Y.Dv)(B.clients,
B.versions),Ot={network:(0,Le.Af)(h,mt,Nt),credentials:At,concurrency:h.concurrency,random:Math.random,now:Date.now,startTimer:Et,monotonic:v.now,stop:yt,sessions:h.
depth==="discovery"?null:new Map},Dt={...Ot,forced:Pt,required:Map.groupBy(nt,({host:_t})=>_t),maxRedirects:Math.max(...B.clients.map(_t=>Y.NX[_t])),releases:rt,
timeoutMs:h.timeoutMs??(0,Yt.nT)(rt),retries:h.retries,progress:_t=>v.progress({kind:"visits",..._t})},zt=(0,Yt.pj)(t,Dt),It=h.depth==="discovery"?null:Promise.
all([n.e(6542),n.e(7907)]).then(n.bind(n,7907)),Ut=new Map((await zt).map(_t=>[_t.host,_t])),Ft=At.known;if(It===null)return{visits:[...Ut.values()],predicted:be.
j7,tokenSources:Ft};const{predictInit:Xt}=await It,Wt=(0,Ne.tX)(_t=>v.progress({kind:"packages",..._t})),Bt=Fe(Ut,Dt,h),Xe=_t=>(0,A.ev)(_t,h),{network:Ve}=Ot,ie=Ge(
v,{...Tt,network:Ve,isNamed:Xe,transfers:Wt}),Ze={...Ot,...r,settings:h,machine:(0,Be.g8)(mt),directory:v.directory,learn:pt.learn,progress:_t=>v.progress({kind:"\
registries",..._t}),visits:Ut,following:z&&{expand:z,reach:Bt.reach,fetchRepository:ie.fetchRepository,transfers:Wt}},Je={...h,isFork:v.isFork},ce=await Xt(r.roots,
Ze,Je).finally(ie.close),Qe=[...ce.notes,...Bt.notes()];return{visits:[...Ut.values()],predicted:{...ce,notes:Qe},tokenSources:Ft}}const re=100;function Fe(t,r,h){
const v=new Set,B=new Set;return{reach:async z=>{const rt=z.filter(({host:Et})=>!t.has(Et)&&!B.has(Et)),mt=(0,oe.en)(rt,h);for(const[Et,Tt]of mt)t.set(Et,(0,De.
i)(Et,Tt));for(const{host:Et}of rt)mt.has(Et)||(v.size<re||v.has(Et)?v.add(Et):B.add(Et));const vt=Map.groupBy(rt,({host:Et})=>Et),pt=[...v].filter(Et=>!t.has(Et)),
yt=Map.groupBy(pt,Et=>vt.get(Et)?.every(oe.T1)??!0);for(const[Et,Tt]of yt){const Pt={...r,sessions:null,required:vt,origin:Et?{isPublic:Et}:null};for(const Nt of await(0,Yt.
pj)(Tt,Pt))t.set(Nt.host,Nt)}},notes:()=>{const z=[...B].map(A.nx),rt=(0,je.q)({what:"hosts",max:re,names:z});return z.length===0?[]:[(0,R.kH)(rt,{clients:[]})]}}}
function Ge({environment:t,kill:r,pid:h,secrets:v,stop:B,startTimer:J},nt){let z=null;const rt=(0,ze.O)(async()=>{const{gitFetcher:vt}=await n.e(679).then(n.bind(
n,679));return z=vt({...nt,kill:r,pause:pt=>(0,Ue.v7)(pt,{stop:B,startTimer:J}),parent:t.RUNNER_TEMP||(0,Ie.tmpdir)(),pid:h,isAlive:pt=>Ye(pt,r),now:Date.now}),
z});return{fetchRepository:async({url:vt,ref:pt,depth:yt,sshkey:Et},Tt)=>{const At=await rt(),Pt=Et===null?null:new He.ou(Et);Pt!==null&&v.learn(Pt);const Nt={url:(0,L.
jr)(vt),origin:Tt,ref:pt,depth:Number(yt)||null,sshkey:Pt};return await At.fetch(Nt)},close:async()=>z?.close()}}function Ye(t,r){try{return r(t,0),!0}catch(h){
return(0,Ke.Oj)(h)==="EPERM"}}}),2798:((Rt,ft,n)=>{n.d(ft,{mQ:()=>m});var $=n(4696),E=n(9961),y=n(8294),R=n(8032),Y=n(255),A=n(3298),F=n(7630),L=n(3152),G=n(9432),
H=n(1879),T=n(7057),M=n(7177),s=n(9562),P=n(2170);const C=(i,e)=>({name:i,isProgram:!1,answers:e,find:o=>e.get(o)??null});async function N(i,e){let o=null;const d=[],
k=[];for(const _ of i){const j=o===null||!_.isProgram,ot=j?await _.find(e):null;d.push({source:ot?.source??_.name,held:j?tt(ot):"not asked",counts:o===null&&ot!==
null}),ot?.problem&&k.push((0,P.kH)(ot.problem,{places:ot.place===null?[]:[ot.place]})),o??=ot}return{answer:o,looks:d,findings:k}}function tt(i){return i===null?
"nothing":i.token===null?"no token":i.token.reveal()===""?"an empty token":"a token"}const V=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function W(i,e,o=null){const d=e.reveal(),
k=x(i,d,o!==null),_={source:i,place:o,token:e,problem:k,life:O(d)},j=d.length>T.$c||V.test(d);return j?{..._,isUnsendable:j}:_}function O(i){const[,e=""]=/^(?:\w+-)?eyJ[\w-]+\.([\w-]+)\.[\w-]*$/.
exec(i.trim())??[],o=(0,s.V)(Buffer.from(e,"base64url").toString(),"map"),{exp:d,iat:k}=o.ok&&(0,s.G)(o.value)?o.value:{};return typeof d!="number"||d<0?null:{expires:d*
1e3,issued:typeof k=="number"?k*1e3:null}}const p=[[V,"control character"],[{test:T.wK},"placeholder"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function x(i,e,o){if(e==="")return y.QU({source:i,isInFile:o});
const d=e.length>T.$c?"length":p.find(([k])=>k.test(e))?.[1];return d!==void 0?y.Eu({source:i,isInFile:o,slip:d}):e.length<T.Il?y.fj({source:i}):null}const X=1024*
1024;function Q(i,e){let o=null;const d=async k=>{if(o!==null)return o;const _=await I(i,k,e);if("output"in _)return ut(i,_.output,e);const j=wt(i,_.why);return _.
isStopped&&(o??=j),j};return{name:l(i),isProgram:!0,find:(0,A.O)(d)}}const l=({name:i})=>`credentials helper ${i}`,g=({shown:i},e)=>({why:`failed to run ${i}: ${e}`}),
S=({shown:i},e)=>({why:`${i} ${e} and was stopped`,isStopped:!0}),u="was running when the check ended";async function I(i,e,o){if(i.refusal!==null)return g(i,i.
refusal);const{timeoutMs:d,abortAfter:k=c=>AbortSignal.timeout(c),stop:_,kill:j}=o;if(_.aborted)return S(i,u);const ot=await(0,M.m)({path:i.path,args:[...i.args,
"get",e],environment:Object.fromEntries(Object.entries(o.environment).filter(([c])=>!c.startsWith("INPUT_")))},{kill:j,signal:AbortSignal.any([k(d),_]),maxBytes:X});
switch(ot.kind){case"not-started":return g(i,Z[ot.code]??ot.code);case"stopped":return ot.by==="output"?S(i,`wrote more than ${X/1024/1024} MiB`):S(i,_.aborted?
u:`did not exit within ${d/1e3} s (timeout-seconds)`);case"exited":{if(ot.code===0)return{output:ot.output};const c=st(ot.complaint.toString()),b=c===""?", but \
it produced no error message":`: ${c}`;return{why:`error in ${i.shown}${b}`}}}}const Z={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"e\
xec format error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function ut(i,e,{learn:o}){const d=(0,H.Tp)(e);if(d.kind==="not-json"||
d.kind==="not-object")return wt(i,`malformed output from ${i.shown}: ${(0,G.dh)(d.why)}`);const k=d.kind==="null"?null:d.services.find(({id:j})=>j==="token")?.value;
if(typeof k!="string")return null;const _=new T.ou(k);return o(_),W(l(i),_)}function wt(i,e){const o=(0,E.Dz)({name:i.name,why:e});return{source:l(i),place:null,
token:null,problem:o}}const et=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),st=i=>(0,G.dh)(i.replace(et,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function U(i,e,o){
const d=[f(i),w(e)],k=o.map(({helper:_,credentials:j,turnedOff:ot,client:c})=>{const b=new Map(j.map(at=>[at.host,ht(at)])),K=[...d,C("CLI configuration",b)];return{
...{client:c,known:K,off:ot.map(it)},sources:_===null?K:[...K,_]}});return{known:D(k.flatMap(({known:_})=>_)),find:async _=>{const j=await Promise.all(k.map(async({
client:c,sources:b,off:K})=>{const{looks:ct,...at}=await N(b,_),gt=K.filter(kt=>lt(kt,_));return{...at,client:c,unread:gt,looks:[...ct,...gt.map(q)]}})),ot=j.flatMap(
({answer:c})=>c??[]);return{answer:ot.find(({token:c})=>c!==null)??ot[0]??null,clients:j.map(({client:c,looks:b})=>({client:c,looks:b})),findings:j.flatMap(({findings:c})=>c),
difference:dt(_,j),lost:j.flatMap(({unread:c})=>c.flatMap(({problem:b})=>b??[]))[0]}}}}function D(i){const e=new Map(i.toReversed().flatMap(o=>[...o.answers]));
return new Map([...e].flatMap(([o,{token:d,source:k}])=>d===null?[]:[[o,k]]))}const q=({source:i})=>({source:i,held:"not read",counts:!1});function it(i){const e=i.
host?.replace(/^[a-z]+:\/\/|\/.*$/gis,"")??null;return{...i,written:e,name:e===null?null:(0,Y.$o)(e)}}const lt=({written:i,name:e},o)=>i===null||e===o||i.startsWith(
"*.")&&o.endsWith(i.slice(1));function ht({host:i,place:e,token:o,hasValue:d}){const k=`${e.file}:${e.line}`;if(o!==null)return W(k,o,e);const _={kind:"no token",
file:k,host:i,hasValue:d},j=(0,E.P4)(_,R.Du);return{source:k,place:e,token:null,problem:j}}function dt(i,e){const[o,...d]=e,k=o?.answer?.token?.reveal(),_=d.find(
({answer:ot})=>ot?.token?.reveal()!==k);if(o===void 0||_===void 0)return null;const j=({client:ot,answer:c})=>({client:ot,source:c?.token?c.source:null});return(0,y.
tK)({host:i,first:j(o),other:j(_)})}function w(i){const e=new Map,o=[];for(const[d,k]of Object.entries(i)){const _=(0,Y.$k)(d);if(_===null||k===void 0)continue;
const j=(0,F.AI)(k);j.ok?e.set(_,W(d,j.value)):o.push(`${d}: ${j.why}`)}if(o.length>0)throw new L.GN(o);return C("TF_TOKEN_ variables",e)}function f(i){const e="\
tokens setting",o=i.map(({host:d,token:k})=>{const _=W(e,k);return[d,k.reveal()===""?{..._,token:null}:_]});return C(e,new Map(o))}const a=1e4;function m({tokens:i,
configs:e,timeoutMs:o},d){for(const c of e.flatMap(b=>b.secrets))d.learn(c);const k={...d,timeoutMs:o??a},_=(0,A.O)(c=>Q(c,k),({path:c,args:b})=>JSON.stringify(
[c,...b])),j=e.map(({helper:c,...b})=>({...b,helper:c&&_(c)})),ot=e.flatMap(({forced:c,client:b})=>c.map(K=>({...K,client:b})));return{credentials:U(i,d.environment,
j),configs:e,complaints:(0,$.Ot)(e.flatMap(({findings:c})=>c)),forced:Map.groupBy(ot,({host:c})=>c)}}}),9713:((Rt,ft,n)=>{n.d(ft,{IK:()=>Y,v8:()=>T,x8:()=>C,zy:()=>s});
var $=n(7075),E=n(7057),y=n(6452);let R=function(...V){return{createGunzip:R}=process.getBuiltinModule("node:zlib"),new.target?new R(...V):R(...V)};const Y={kind:"\
excerpt",maxBytes:2048},A=1e3,F=6e4,L=64*1024,G=1024,H=1024*1024,T=256*1024,M=V=>Buffer.from(V,"latin1").toString("utf8");function s({status:V,reason:W,headers:O}){
const p=l=>{const g=O.get(l)?.[0];return g===void 0?null:M(g)},x=p("content-length"),Q=V!==204&&V!==304&&x!=="0"?p("content-encoding"):null;return{status:V,reason:M(
W),contentType:p("content-type"),contentEncoding:Q,location:p("location"),retryAfter:p("retry-after"),terraformGet:p("x-terraform-get"),apiVersion:p("tfp-api-ve\
rsion"),mitigation:p("cf-mitigated")??p("x-vercel-mitigated")??p("x-amzn-waf-action"),errorType:p("x-amzn-errortype"),challenge:(0,E.kQ)(O.get("www-authenticate")??
[]),declaredBytes:x===null||P(Q)?null:Number(x)}}const P=V=>V?.toLowerCase()==="gzip";async function C(V,W,O){if(O.kind==="taken"){try{await O.take(tt(N(V),W,O.
maxBytes))}finally{V.destroy()}return{bytes:new Uint8Array,truncated:!1}}const p=[];let x=0,X;const Q=O.kind==="excerpt"?setTimeout(()=>V.destroy(),A).unref():void 0;
try{for await(const g of tt(V,W,O.maxBytes)){if(p.push(g),p.length===G&&p.splice(0,G,Buffer.concat(p)),x+=g.length,x>O.maxBytes)break;x>H&&(X??=await O.turn?.())}}catch(g){
if((0,y.$N)(g)==="COMPRESSED_TOO_LARGE")x=Number.POSITIVE_INFINITY;else if(O.kind==="whole")throw g}finally{clearTimeout(Q),V.destroy(),X?.()}return{bytes:Buffer.
concat(p).subarray(0,O.maxBytes),truncated:x>O.maxBytes}}async function*N(V){let W=!1;const O=()=>{W=!0,V.destroy()};let p=setTimeout(O,F).unref();try{for await(const x of V)
clearTimeout(p),yield x,p=setTimeout(O,F).unref();if(W)throw(0,y.Au)("BODY_PAUSED","the body pauses")}catch(x){throw W?(0,y.Au)("BODY_PAUSED","the body pauses"):
x}finally{clearTimeout(p)}}function tt(V,W,O){if(!P(W.contentEncoding))return V;const p=R();let x=O+L;const X=async function*(Q){for await(const l of Q){if(x-=l.
length,x<0)throw(0,y.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield l}};return(0,$.pipeline)(V,X,p,()=>{}),p}}),7454:((Rt,ft,n)=>{n.d(ft,{be:()=>U,
X5:()=>st,gQ:()=>D,Ul:()=>q,JY:()=>wt,g2:()=>ht,To:()=>f,dI:()=>et,Lu:()=>lt,jT:()=>it});var $=n(9968),E=n(7811),y=n(8643),R=n(255),Y=n(4067),A=n(9509);const F=32;
function L(e){const o=[];let d=e.getPeerX509Certificate();for(;d!==void 0&&o.length<F;)o.push(d),d=d.issuerCertificate;return o}function G(e,o,d){const[k]=e;if(k===
void 0)return null;const _=o.ok?o.chain.slice(0,Math.max(1,o.chain.length-1)).map(({notAfter:c})=>c):e.map(({validTo:c})=>Date.parse(c)),j=Date.parse(k.validFrom),
ot=Math.min(..._);return Number.isNaN(j)||Number.isNaN(ot)?null:{host:d,subject:H(k.subject)??k.subjectAltName??"",issuer:H(k.issuer)??k.issuer??"",validFrom:new Date(
j).toISOString(),expires:new Date(ot).toISOString()}}const H=e=>/^CN=(.*)$/m.exec(e??"")?.[1];var T=n(6452),M=n(8500),s=n(1692),P=n(9044),C=n(4604);const N=["ER\
R_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],tt=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function V(e,{name:o},d,k){
const _=(0,T.$N)(e);if(N.includes(_))return await x(await k())?(0,T.Au)("PLAIN_HTTP","the port responds in plain HTTP"):e;if(tt.test(_))return e;const j=await l(
o,d,k);return j===null?e:"flaw"in j?(d.connection.rejection=j,(0,T.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${j.flaw.kind}`)):(d.connection.unsupported=
j,(0,T.Au)("TLS_UNSUPPORTED",`not supported by the clients: ${j.name}`))}const[W,O]=[30,100],p=Buffer.from([22,3,1,0,0]);async function x(e){const o=await new Promise(
d=>{X().then(()=>d("")),e.once("data",k=>d(k.toString("latin1",0,5))),e.once("error",()=>d("")).once("close",()=>d("")),e.write(p)});return e.destroy(),o==="HTT\
P/"}async function X(){for(let e=0;e<W;e+=1)await(0,M.setTimeout)(O,null,{ref:!1})}const Q=[C.DS,{...C.DS,maxVersion:"TLSv1.2"}];async function l(e,o,d){for(const k of Q){
const _=(0,s.createSecureContext)({...k,ca:[]}),j=await d(),ot=await(0,T.ek)(j,o,e,{secureContext:_}).catch(()=>null);if(ot===null)continue;const c=g(ot);return ot.
destroy(),c}return null}function g(e){const o=e.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(o))return{kind:"version",name:o};const[d]=L(e),k=d&&(0,P.h)(
d.raw);if(k?.ok===!1)return{flaw:k.flaw,isLeaf:!0};const _=e.getCipher().name;if(!C.Cg.includes(_))return{kind:"cipher",name:_};const j=u(e);if(!C.Yx.includes(j))
return{kind:"group",name:j};const ot=k?.certificate.key;return ot?.kind==="unsupported"?{flaw:{kind:"key",name:ot.name},isLeaf:!0}:null}const S={prime256v1:"P-2\
56",secp384r1:"P-384",secp521r1:"P-521",secp224r1:"P-224"};function u(e){const o=e.getEphemeralKeyInfo();return o===null||!("type"in o)?"":o.type==="DH"?`ffdhe${o.
size}`:S[o.name??""]??o.name??""}let I=function(...e){return{request:I}=process.getBuiltinModule("node:http"),new.target?new I(...e):I(...e)};const Z="http/1.1",
ut="h2";async function wt(e,o){const d=()=>ht(e,o),k=await d();if(e.scheme==="http")return k;try{return await w(e,k,o,Z)}catch(_){const j=T.$N(_);throw j.endsWith(
"_NO_APPLICATION_PROTOCOL")&&await et(e,o),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(j)?await V(_,e,o,d):_}}async function et(e,o){if(e.scheme!=="http")try{const d=await ht(
e,o);(await w(e,d,o,ut)).destroy()}catch(d){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes(T.$N(d)))throw d}}function st(e){const{scheme:o}=e;if(o!=="https"&&
o!=="http")return(0,E.TR)(`unsupported protocol scheme "${o}"`);const{name:d,port:k}=(0,y.cz)(e);if(d==="")return(0,E.TR)("no Host in request URL");const _=(0,A.
ER)(d)?(0,E.Ju)(d.toLowerCase()):(0,R.Pv)(d);if(!_.ok)return _;const j=k===""?(0,y.L5)(o):Number(k);return j>0&&j<=65535?(0,E.Ju)({scheme:o,name:_.value,port:j}):
(0,E.TR)(`invalid port "${k}"`)}function U(e){const{name:o}=(0,y.cz)(e),d=(0,R.Pv)(o);return(0,A.ER)(o)||!d.ok?o:d.value}function D(e,{name:o}){const{port:d}=(0,y.
cz)(e);return(0,y.EN)(o)+(d===""?"":`:${d}`)}function q({resolve:e},o,d){const k=e.some(_=>_.name===o);return!["private","loopback"].includes((0,Y.Sz)((k?null:d)??
o))}function it({scheme:e,name:o,port:d}){return(0,y.EN)(o)+(d===(0,y.L5)(e)?"":`:${d}`)}function lt(e,{resolve:o,chooseProxy:d}){const k=o.find(({name:_,port:j})=>_===
e.name&&(j===null||j===e.port));return k===void 0?{host:e.name,port:e.port,proxy:d(e)}:{host:k.address,port:k.addressPort??e.port,proxy:null}}async function ht(e,o){
const{host:d,port:k,proxy:_}=lt(e,o.network);if(_===null)return T.zy(d,k,o);T.ln(e.name,o),o.connection.proxy=_.host;const j=await dt(_,o);return e.scheme==="ht\
tps"?i(e,_,j):j}async function dt(e,o){const d=e.protocol==="https:"?"https":"http",k=e.hostname.replace(/^\[|\]$/g,""),_={scheme:d,name:k,port:Number(e.port)||
(0,y.L5)(d)},j=new T.Ng;try{const ot={...o.network,resolve:[],chooseProxy:()=>null};return await wt(_,{...o,network:ot,connection:j,allowPrivate:!0})}catch(ot){
if((0,$.qo)(ot))throw ot;const c=T.$N(ot)==="ECONNREFUSED"?`nothing listens at the proxy ${e.host}`:`proxy ${e.host} cannot be reached: ${T.bD(ot)}`;throw T.Au(
"PROXY_ABSENT",c)}finally{o.connection.lookupMs=j.lookupMs,o.connection.connectMs=j.connectMs}}async function w(e,o,d,k){const{connection:_,network:j}=d,{trust:ot}=j,
c=performance.now(),b={secureContext:ot.context(),ALPNProtocols:[k]},K=await T.ek(o,d,e.name,b);_.tlsMs=performance.now()-c;const ct=L(K),at=ot.verify(ct.map(({
raw:gt})=>gt),e.name);if(_.certificate=G(ct,at,it(e)),at.ok&&K.alpnProtocol!==ut)return K;throw K.destroy(),at.ok?T.Au("HTTP2_ONLY","the host speaks only HTTP/2"):
(_.rejection={...at,issuer:ct.at(-1)?.issuer??"",hasFile:ot.hasFile},T.Au("CERTIFICATE_REJECTED",`certificate rejected: ${at.flaw.kind}`))}function f(e){if(e.username===
""&&e.password==="")return{};const o=`${decodeURIComponent(e.username)}:${decodeURIComponent(e.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(o).
toString("base64")}`}}const a=[502,503,504];function m({pathname:e},o){return e!=="/"?"PROXY_PATH":o===407?"PROXY_LOGIN":o!==null&&a.includes(o)?"PROXY_NOT_REAC\
HED":"PROXY_REFUSED"}function i(e,o,d){const k=`${(0,y.EN)(e.name)}:${e.port}`;return new Promise((_,j)=>{const ot=I({method:"CONNECT",path:k,headers:{host:k,...f(
o)},insecureHTTPParser:!0,createConnection:()=>d});ot.on("error",c=>{const b=`proxy ${o.host} closed the connection: ${c.message}`;j(T.Au(m(o,null),b))}),ot.on(
"connect",(c,b,K)=>{if(c.statusCode===200&&K.length===0)return _(d);d.destroy();const{statusCode:ct=0,statusMessage:at=""}=c,gt=`proxy ${o.host} returned ${ct} ${at}`;
j(T.Au(m(o,ct),gt.trimEnd()))}),ot.end()})}}),6452:((Rt,ft,n)=>{n.d(ft,{Ng:()=>dt,$N:()=>f,Au:()=>w,zy:()=>m,bD:()=>a,Af:()=>ht,ln:()=>o,Q8:()=>j,ek:()=>i});var $=n(
610),E=n(1553),y=n(1692),R=n(255),Y=n(4067),A=n(3024),F=n(8161),L=n(6760),G=n(9968),H=n(3298),T=n(9044),M=n(4604),s=n(6554);const P=8192,C=1024,N=100;function tt(c){
const b=[];for(const[$t,Ct]of c.sent.entries()){if(!Ct.ok)return{ok:!1,flaw:Ct.flaw,isLeaf:$t===0};const{certificate:St}=Ct,{key:xt}=St;if(xt.kind==="rsa"&&xt.bits>
P)return{ok:!1,flaw:{kind:"key-size",bits:xt.bits},isLeaf:$t===0};b.push(St)}const[K,...ct]=b;if(K===void 0)throw new Error("a server sends at least one certifi\
cate");const at=V(K,c);if(at!==null)return{ok:!1,flaw:at,isLeaf:!0};const gt={intermediates:ct,options:c,checks:0,hint:null},kt=c.anchors(K.subject).some(({raw:$t})=>$t.
equals(K.raw))?X(gt,[K]):p(gt,[K]);if(kt!==null)return{ok:!0,chain:kt};const Mt={kind:"unknown-authority",sent:u(K,ct)};return{ok:!1,...gt.hint??{flaw:Mt,isLeaf:!0}}}
function V(c,{host:b,now:K}){const ct=O(c,K);return ct!==null?ct:(0,s.AI)(c.names,b)?W(c):{kind:"other-name",names:c.names.dns}}function W({key:c}){return c.kind===
"unsupported"?{kind:"key",name:c.name}:c.kind==="rsa"&&c.bits<C?{kind:"key-size",bits:c.bits}:null}function O({unhandled:c,notBefore:b,notAfter:K},ct){const[at]=c;
return at!==void 0?{kind:"critical-extension",id:at}:ct<b?{kind:"not-yet-valid",at:b}:ct>K?{kind:"expired",at:K}:null}function p(c,b){const K=b.at(-1),{options:ct,
intermediates:at}=c,gt=ct.anchors(K.issuer),kt=at.filter(({subject:Mt})=>Mt.equals(K.issuer));for(const[Mt,$t]of[...gt,...kt].entries()){const Ct=Mt<gt.length;if(c.
checks+=1,c.checks>N)return null;if(b.some(bt=>g(bt,$t)))continue;const St=x(b,$t,Ct,ct);if(St!==null&&(c.hint??=St),St!==null||!K.isSignedBy($t.x509))continue;
if(!K.x509.checkIssued($t.x509)){c.hint??={flaw:{kind:"openssl"},isLeaf:b.length===1};continue}const xt=[...b,$t],Lt=Ct?X(c,xt):p(c,xt);if(Lt!==null)return Lt}return null}
function x(c,b,K,{now:ct}){const at=c.at(-1),{isAuthority:gt,maxPath:kt}=b,Mt=St=>({flaw:St,isLeaf:!1});if(!(gt??K))return Mt({kind:"no-authority"});const $t=c.
length===1;if(at.unsupportedSignature!==null)return{flaw:{kind:"signature",name:at.unsupportedSignature},isLeaf:$t};const Ct=W(b)??O(b,ct);return Ct!==null?Mt(Ct):
kt!==null&&c.length-1>kt?Mt({kind:"path-length"}):null}function X(c,b){const K=b.findIndex(({usages:at})=>!l(at));return K>=0?(c.hint??={flaw:{kind:"usage"},isLeaf:K===
0},null):b.every(({constraints:at},gt)=>at===null||b.slice(0,gt).every(({names:kt})=>(0,s.z$)(kt,at)))?b:(c.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const Q=[
"1.3.6.1.5.5.7.3.1","2.5.29.37.0"],l=c=>c.length===0||c.some(b=>Q.includes(b)),g=(c,b)=>c.subject.equals(b.subject)&&c.keyInfo.equals(b.keyInfo)&&c.encodedNames.
equals(b.encodedNames),S=({subject:c,issuer:b})=>c.equals(b);function u(c,b){return S(c)?"self-signed":b.length===0?"leaf":b.some(S)?"root":"chain"}function I(c,b={}){
const ct=[()=>[...y.rootCertificates,...c===null?[]:[c]],...D(b)].map(gt=>(0,H.O)(()=>ut(gt()))),at=et();return{hasFile:c!==null,context:(0,H.O)(()=>(0,y.createSecureContext)(
{...M.Hb,ca:[]})),verify:(gt,kt)=>{const Mt={sent:gt.map(at),host:kt,now:Date.now()},$t=Ct=>{const St=ct.slice(0,Ct+1),Lt=tt({...Mt,anchors:bt=>St.flatMap(Kt=>Kt()(
bt))});return Lt.ok||St.length===ct.length?Lt:$t(Ct+1)};return $t(0)}}}const Z=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function ut(c){const b=c.
flatMap(at=>Array.from(at.matchAll(Z),([,gt=""])=>Buffer.from(gt,"base64"))),K=Buffer.concat(b),ct=new Map;return at=>{const gt=at.toString("latin1"),kt=ct.get(
gt);if(kt!==void 0)return kt;const $t=(K.includes(at)?b.filter(Ct=>Ct.includes(at)):[]).flatMap(Ct=>{const St=(0,T.h)(Ct);return St.ok&&at.equals(St.certificate.
subject)?St.certificate:[]});return $t.length>0&&ct.set(gt,$t),$t}}const wt=200;function et(){const c=new Map;return b=>{const K=Buffer.from(b).toString("latin1");
c.size>=wt&&!c.has(K)&&c.clear();const ct=c.get(K)??(0,T.h)(b);return c.set(K,ct),ct}}const st=["/etc/ssl/certs/ca-certificates.crt","/etc/pki/tls/certs/ca-bund\
le.crt","/etc/ssl/ca-bundle.pem","/etc/pki/tls/cacert.pem","/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem","/etc/ssl/cert.pem"],U=["/etc/ssl/certs","/etc/pk\
i/tls/certs"];function D(c,b=(0,F.platform)()){const{NODE_EXTRA_CA_CERTS:K,SSL_CERT_FILE:ct,SSL_CERT_DIR:at}=c,gt=()=>K?(0,G.r7)(K)??[]:[];if(b!=="linux")return[
()=>[gt(),(0,y.getCACertificates)("system")].flat()];const kt=ct?[ct]:st,Mt=()=>kt.values().map(G.r7).find(Ct=>Ct!==null)??[],$t=at?at.split(L.delimiter):U;return[
()=>[gt(),Mt()].flat(),()=>$t.flatMap(q)]}const q=c=>(0,G.N0)(()=>(0,A.readdirSync)(c,{withFileTypes:!0}),[]).flatMap(b=>{const K=(0,L.join)(c,b.name);return(b.
isSymbolicLink()?(0,G.N0)(()=>(0,A.readlinkSync)(K),""):"/").includes("/")?(0,G.r7)(K)??[]:[]});let it=function(...c){return{connect:it}=process.getBuiltinModule(
"node:net"),new.target?new it(...c):it(...c)},lt=function(...c){return{isIP:lt}=process.getBuiltinModule("node:net"),new.target?new lt(...c):lt(...c)};function ht(c,b,K){
const{resolve:ct,chooseProxy:at,authorities:gt,hostnames:kt,tokens:Mt,allowedHosts:$t}=c,Ct=$t.filter(({subdomains:xt})=>!xt),St=[...kt,...Mt,...Ct].map(({host:xt})=>(0,R.
Sv)(xt).name);return{resolve:ct,chooseProxy:at,maxInterim:K,trust:I(gt,b),namedHosts:new Set([...St,...ct.map(({name:xt})=>xt)])}}class dt{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}
const w=(c,b)=>Object.assign(new Error(b),{code:c});function f(c){return typeof c!="object"||c===null?"":"code"in c&&typeof c.code=="string"?c.code:""}const a=c=>typeof c==
"object"&&c!==null&&"message"in c?String(c.message):String(c);async function m(c,b,K){const{connection:ct}=K;lt(c)!==0&&o(c,K);const at=performance.now();let gt=at;
const kt=it({host:c,port:b,noDelay:!0,lookup:ot(K,()=>{gt=performance.now(),ct.lookingUp=!1,ct.lookupMs=gt-at})});return K.hold(kt),await e(kt,"connect"),ct.connectMs=
performance.now()-gt,ct.address=kt.remoteAddress??null,kt}async function i(c,b,K,ct){const at=(0,y.connect)({...ct,socket:c,servername:lt(K)===0?K.replace(/\.$/,
""):"",rejectUnauthorized:!1});return b.hold(at),await e(at,"secureConnect"),at}function e(c,b){return new Promise((K,ct)=>{const at=()=>ct(w("ECONNRESET","the \
connection was closed")),gt=()=>K(void c.off("close",at));c.once(b,gt).once("error",ct).once("close",at)})}function o(c,b){const K=d(c,b);if(K!==null)throw K}function d(c,{
allowPrivate:b}){const K=(0,Y.Sz)(c);return K==="metadata"?w("ADDRESS_METADATA",`${c} is a metadata address`):K==="public"||b?null:w(K==="reserved"?"ADDRESS_RES\
ERVED":"ADDRESS_PRIVATE",`${c} is a ${K} address`)}const k=253,_=c=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(c);async function j(c,b){if(o(c,b),lt(c)!==0)return;const K=await(0,E.
lookup)(c,{all:!0});for(const{address:ct}of K)o(ct,b)}function ot(c,b){return(K,ct,at)=>{const Mt=(_(K)||K.replace(/\.$/,"").length>k?w("ENOTFOUND",`no such hos\
t: ${K}`):null)??d(K,c);if(Mt!==null)return queueMicrotask(()=>at(Mt,[]));c.connection.lookingUp=!0,(0,$.lookup)(K,{...ct,all:!0},($t,Ct)=>{if(b(),$t!==null)return at(
$t,[]);const St=Ct.map(({address:bt})=>d(bt,c)),xt=Ct.filter((bt,Kt)=>St[Kt]===null),Lt=St.find(bt=>bt!==null);if(xt.length===0&&Lt)return at(Lt,[]);at(null,xt)})}}}),
9926:((Rt,ft,n)=>{n.d(ft,{Eu:()=>y,PU:()=>E,iD:()=>$,lo:()=>R});class ${#e=[];#t;constructor(A){this.#t=A}async pass(A){const F=await this.enter();return A().finally(
F)}async enter(){return this.#t===0?await new Promise(A=>this.#e.push(A)):this.#t-=1,()=>{const A=this.#e.shift();A===void 0?this.#t+=1:A()}}}const E=4;async function y(Y,A,{
concurrency:F},L,G=E){await R(Map.groupBy(Y,A).values(),F*E,H=>R(H.values(),G,L))}async function R(Y,A,F){const L=async()=>{for(const G of Y)await F(G)};await Promise.
all(Array.from({length:A},L))}}),7144:((Rt,ft,n)=>{n.d(ft,{N:()=>lt});var $=n(8643),E=n(4067),y=n(7057),R=n(2432),Y=n(9713),A=n(7454),F=n(6452),L=n(7811);function G(f){
const[,a="",m="",i=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(f)??[],e=/^HTTP\/(\d)\.(\d)$/.exec(a);if(e===null)return(0,L.TR)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.
test(m))return(0,L.TR)("malformed status");const[,o="",d=""]=e;return(0,L.Ju)({status:Number(m),reason:i,version:Number(o+d)})}function H(f,a){const m=s(a);if(!m.
ok)return m;const i=new Map(m.value),{status:e,reason:o,version:d}=f,k=V(e,d,i);if(!k.ok)return k;k.value==="chunked"&&i.delete("content-length");const _=k.value!==
1/0&&O(d,i);return(0,L.Ju)({status:e,reason:o,headers:i,framing:k.value,keepAlive:_})}const T=/^[\w!#$%&'*+.^`|~ -]+$/,M=f=>/^[\t -~\u0080-\u00ff]*$/.test(f);function s(f){
const a=new Map;for(const m of N(f)){const i=m.indexOf(":"),e=m.slice(0,Math.max(i,0)),o=C(m.slice(i+1));if(!T.test(e))return(0,L.TR)("malformed header line");if(!M(
o))return(0,L.TR)("control character in a header");const d=e.toLowerCase(),k=a.get(d);k===void 0?a.set(d,[o]):k.push(o)}return(0,L.Ju)(a)}const P=/(?<![ \t])[ \t]+$/,
C=f=>f.replace(/^[ \t]+/,"").replace(P,"");function N(f){const a=[];for(const m of f){const i=C(m),e=a.at(-1);/^[ \t]/.test(m)&&e!==void 0?e.push(i):a.push([/^[ \t]|^[^:]*$/.
test(m)?":":i])}return a.map(m=>m.join(" "))}const tt=["transfer-encoding","content-length","trailer"];function V(f,a,m){const i=a>=11?m.get("transfer-encoding")??
[]:[],[e]=i;if(i.length>1)return(0,L.TR)("several Transfer-Encoding headers");if(e!==void 0&&e.toLowerCase()!=="chunked")return(0,L.TR)("unsupported Transfer-En\
coding");const o=W(m,"trailer");if(e!==void 0&&o.some(j=>tt.includes(j)))return(0,L.TR)("forbidden name in Trailer");const d=m.get("content-length")??[];if(new Set(
d).size>1)return(0,L.TR)("different Content-Length headers");const[k]=d,_=Number(k);return k!==void 0&&!(/^\d+$/.test(k)&&_<2**63)?(0,L.TR)("malformed Content-L\
ength"):f<200||f===204||f===304?(0,L.Ju)(0):e!==void 0?(0,L.Ju)("chunked"):(0,L.Ju)(k===void 0?1/0:_)}const W=(f,a)=>(f.get(a)??[]).flatMap(m=>m.split(",")).map(
m=>m.trim().toLowerCase());function O(f,a){const m=W(a,"connection");return f<10||m.includes("close")?!1:f>=11||m.includes("keep-alive")}const p=4096,x=16*1024;
class X{#e="size";#t=0;#n=0;#s="";#o=[];#r=0;push(a){const m=new Uint8Array(a.length);let i=0,e=0;for(;e<a.length&&this.#e!=="nothing";){if(this.#t>0){const k=Math.
min(e+this.#t,a.length);for(this.#t-=k-e;e<k;e+=1,i+=1)m[i]=a[e]??0;continue}const o=a[e]??0;if(e+=1,this.#s+=String.fromCharCode(o),this.#s.length+this.#r>p)return(0,L.
TR)("long line in chunks");if(o!==10)continue;const d=this.#i(this.#s);if(d!==null)return(0,L.TR)(d);this.#s=""}return(0,L.Ju)({data:m.subarray(0,i),used:e,isEnd:this.#e===
"nothing"})}#i(a){if(!a.endsWith(`\r
`)||a.indexOf("\r")<a.length-2)return"malformed end of a chunk line";if(this.#e==="size")return this.#c(a);const m=a===`\r
`;if(this.#e==="end of data")return this.#e="size",m?null:"malformed chunk";if(this.#r+=a.length,!m)return this.#o.push(a.slice(0,-2)),null;this.#e="nothing";const i=s(
this.#o);return i.ok?null:i.why}#c(a){return/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(a)?(this.#t=Number.parseInt(a,16),this.#e=this.#t===0?"trailer":"end of dat\
a",this.#t===0?null:(this.#n=Math.max(0,this.#n+a.length-16-2*this.#t),this.#n>x?"chunks with too little data":null)):"malformed chunk size"}}function Q(f,a){const m=new D(
f);let i=!0,e=0;return{mayRepeat:()=>e>0&&m.received===e,isFree:()=>i&&m.isEmpty&&!f.destroyed&&f.readable,get:async o=>{i=!1,e=m.received,f.write(l(o),"latin1"),
await u(m);const d=await I(m,a),{framing:k}=d,_=async function*(){yield*k==="chunked"?st(m):et(m,k),i=d.keepAlive},j=()=>{i||f.destroy()};return{head:(0,Y.zy)(d),
body:Object.assign(_(),{destroy:j})}}}}function l({path:f,headers:a}){const m=Object.entries(a).map(([e,o])=>`${e}: ${o}`),i=[`GET ${f} HTTP/1.1`,...m];if(i.some(
e=>/[\r\n\0]/.test(e)))throw new Error("a request has a line break");return`${i.join(`\r
`)}\r
\r
`}const g=9,S=4;async function u(f){const a=await f.arrived();if(a===null||a.length<g)return;if(a[0]===0&&a[3]===S&&a.readUInt32BE(5)===0)throw(0,F.Au)("HTTP2_F\
RAME","a frame of HTTP/2, which was not negotiated")}async function I(f,a){f.textBytes=Y.v8;for(let m=0;m<=a;m+=1){const i=Z(G(await ut(f))),e=[];for(;;){const d=await ut(
f);if(d==="")break;e.push(d)}const o=Z(H(i,e));if(o.status<100||o.status>199||o.status===101)return o}throw(0,F.Au)("HTTP_MALFORMED",`more than ${a} interim res\
ponses`)}function Z(f){if(!f.ok)throw(0,F.Au)("HTTP_MALFORMED",f.why);return f.value}async function ut(f){const a=await f.line();if(a===null)throw(0,F.Au)("ECON\
NRESET","the connection was closed");return a.endsWith("\r")?a.slice(0,-1):a}const wt=64*1024;async function*et(f,a){let m=a;for(;m>0;){const i=await f.arrived()!==
null;if(!i&&m===1/0)return;if(!i)throw(0,F.Au)("BODY_CUT","the body is cut off");const e=f.take(Math.min(m,wt));m-=e.length,yield e}}async function*st(f){const a=new X;
for(;;){const m=await f.arrived();if(m===null)throw(0,F.Au)("BODY_CUT","the body is cut off");const{data:i,used:e,isEnd:o}=Z(a.push(m));if(f.take(e),i.length>0&&
(yield i),o)return}}const U=10;class D{#e;#t=Buffer.alloc(0);received=0;textBytes=0;constructor(a){this.#e=a[Symbol.asyncIterator]()}get isEmpty(){return this.#t.
length===0}async line(){const a=[];for(;;){const m=this.#t.indexOf(U),i=this.take(m<0?this.#t.length:m+1);if(a.push(i),this.textBytes-=i.length,this.textBytes<0)
throw(0,F.Au)("HEADERS_TOO_LARGE","too many headers");if(m>=0)return Buffer.concat(a).toString("latin1").slice(0,-1);if(await this.#n())continue;const e=Buffer.
concat(a).toString("latin1");return e===""||e==="\r"?null:e}}async arrived(){return this.isEmpty&&!await this.#n()?null:this.#t}take(a){const m=this.#t.subarray(
0,a);return this.#t=this.#t.subarray(m.length),m}async#n(){const a=await this.#e.next();return a.done===!0?!1:(this.#t=a.value,this.received+=this.#t.length,!0)}}
class q{connection=null;address=null;isWritten=!1;head=null;firstByteMs=0;body=null;error=null}const it=12;class lt{network;#e=[];#t=new Map;#n=new Set;#s=!0;constructor(a){
this.network=a}get isOpen(){return this.#s}close=()=>{this.#s=!1;for(const a of[...this.#n].reverse())a.destroy()};async get(a){const m=new q;try{const{head:i,body:e}=await this.#o(
a,m);m.head=i,m.body=await(0,Y.x8)(e,i,a.planBody(i))}catch(i){m.address=m.connection?.address??m.address,m.error=(0,F.$N)(i)==="ECONNRESET"&&this.#e[0]||i}return m}async#o(a,m){
const{scheme:i,name:e,port:o}=a.endpoint,d=`${i}://${e} ${o}`,k=`${d} private`,_=ht(a,this.network),j=async b=>{this.#r(b),m.address=b.address,m.isWritten=!0;const K=performance.
now(),ct=await b.http.get(_);return m.firstByteMs=performance.now()-K,ct},c=(a.allowPrivate?[d,k]:[d]).map(b=>this.#t.get(b)).find(b=>b?.http.isFree());if(c!==void 0)
try{return await j(c)}catch(b){if(!this.#s||!c.http.mayRepeat())throw b}try{const b=this.#i(a,m),K=await(0,A.JY)(a.endpoint,b),{address:ct}=b.connection,at=(0,E.
Sz)(ct??e)==="public"?d:k;return await j({key:at,http:Q(K,this.network.maxInterim),socket:K,address:ct})}catch(b){throw(0,F.$N)(b)==="HTTP2_FRAME"&&await(0,A.dI)(
a.endpoint,this.#i(a,m)),b}}#r(a){const m=this.#t;m.delete(a.key),m.set(a.key,a);const[i]=m;m.size>it&&i!==void 0&&(m.delete(i[0]),i[1].socket.destroy())}#i({allowPrivate:a},m){
const i=new F.Ng;m.connection=i;const e=o=>{this.#n.add(o),o.on("error",d=>{(0,F.$N)(d).startsWith("ERR_SSL")&&this.#e.push(d)}),o.on("close",()=>this.#n.delete(
o)),this.#s||o.destroy()};return{network:this.network,connection:i,allowPrivate:a,hold:e}}}function ht(f,a){const{url:m,endpoint:i,token:e,headers:o}=f,d=i.scheme===
"http"?(0,A.Lu)(i,a).proxy:null,k=(0,A.gQ)(m,i),_=(0,$.t5)(m);return{path:dt(d===null?_:`http://${k}${_}`).replace(/ /g,"%20"),headers:{host:k,"user-agent":R._O,
...o,...o.range===void 0?{"accept-encoding":"gzip"}:{},...w(m,e),...d===null?{}:(0,A.To)(d)}}}const dt=f=>Buffer.from(f,"utf8").toString("latin1");function w(f,a){
if(a!==null)return{authorization:dt(`Bearer ${a.reveal()}`).trimEnd()};const m=(0,$.aR)(f);return m===null||m.length>y.$c?{}:{authorization:m}}}),3070:((Rt,ft,n)=>{
n.d(ft,{e:()=>U});var $=n(8643),E=n(9432),y=n(1281),R=n(8032),Y=n(7057),A=n(9713),F=n(7454),L=n(8161),G=n(9968),H=n(8936),T=n(3956),M=n(3368),s=n(6360),P=n(2801),
C=n(6452);const N=w=>({describe:w,transient:!1}),tt=w=>({describe:w,transient:!0}),V=w=>({host:f,asks:a,isRedirected:m})=>H.T0({host:f,asks:m?"answer":a,why:w}),
W=w=>tt(({host:f})=>H.P6({host:f,error:w})),O=w=>N(({host:f})=>M.cI({host:f,error:w})),p=w=>tt(({host:f,asks:a})=>a==="document"?T.Eh({host:f,why:w}):(0,s.Bz)({
host:f,why:w})),x=w=>N(({host:f,asks:a})=>(0,P.AO)({host:f,address:w,asks:a})),X=w=>N(({host:f,text:a})=>M.rZ({host:f,reason:a,fault:w})),Q=N(({host:w,text:f})=>H.
P0({host:w,error:f}));function l({host:w,rejection:f}){if(f===null)throw new Error("a certificate is rejected for a reason");const{flaw:a,isLeaf:m,issuer:i="",hasFile:e=!1}=f;
return a.kind==="expired"?M.vk({host:w,isLeaf:m,at:a.at}):a.kind==="not-yet-valid"?M.x1({host:w,isLeaf:m,at:a.at}):a.kind==="other-name"?M.B_({host:w,names:a.names}):
M.SE({host:w,isLeaf:m,flaw:a,issuer:i,hasFile:e})}const g={ENOTFOUND:N(V("no-such-host")),ENODATA:N(V("no-such-host")),EAI_AGAIN:tt(V("no-answer")),EAI_FAIL:tt(
V("server-failed")),ECONNREFUSED:W("refused"),ECONNRESET:W("closed"),ECONNABORTED:W("closed"),EPIPE:W("closed"),EHOSTUNREACH:W("no-host-route"),ENETUNREACH:W("n\
o-network-route"),ETIMEDOUT:tt(({host:w,asks:f})=>H.Qs({host:w,asks:f,phase:"connection",limitMs:null,attempts:1})),BODY_PAUSED:tt(({host:w,asks:f})=>H.Qs({host:w,
asks:f,phase:"body",limitMs:null,attempts:1})),PROXY_NOT_REACHED:tt(({host:w,text:f})=>H.P6({host:w,error:{proxy:f}})),PROXY_LOGIN:X("PROXY_LOGIN"),PROXY_ABSENT:X(
"PROXY_ABSENT"),PROXY_PATH:X("PROXY_PATH"),PROXY_REFUSED:X("PROXY_REFUSED"),PLAIN_HTTP:N(M.MY),ADDRESS_METADATA:x("metadata"),ADDRESS_PRIVATE:x("private"),ADDRESS_RESERVED:x(
"reserved"),CERTIFICATE_REJECTED:N(l),TLS_UNSUPPORTED:N(({host:w,unsupported:f})=>M.cI({host:w,error:f??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:O(
{kind:"not-tls"}),ERR_SSL_PACKET_LENGTH_TOO_LONG:O({kind:"not-tls"}),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:O({kind:"client-certificate"}),HTTP_MALFORMED:Q,HTTP2_FRAME:Q,
HTTP2_ONLY:N(P.ro),HEADERS_TOO_LARGE:N(T.ku),BODY_CUT:p("closed"),Z_BUF_ERROR:p("gzip"),Z_DATA_ERROR:N(({host:w,asks:f})=>f==="document"?T.jN({host:w,why:"not-g\
zip"}):(0,s.Bz)({host:w,why:"not-gzip"}))};function S(w){return w.endsWith("UNRECOGNIZED_NAME")?O({kind:"unknown-name"}):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(w)?O(
{code:w}):W({code:w})}function u(w){const{code:f}=w,a=Object.hasOwn(g,f)?g[f]:void 0,{describe:m,transient:i}=a??S(f);return{problem:m(w),transient:i}}function I({
error:w,connection:f,head:a},m){const{endpoint:i,limitMs:e,attempts:o=1,...d}=m,{asks:k}=d,_=(0,F.jT)(i);if(e!==null){const K=ut(f,a!==null);return{problem:H.Qs(
{host:_,asks:k,phase:K,limitMs:e,attempts:o}),transient:!0}}const j=(0,C.$N)(w);if(j===""||(0,G.qo)(w))throw w;/^E(?:NOTFOUND|AI_)/.test(j)&&(0,G.yR)(L.devNull);
const ot=a!==null&&Z.test(j)?"BODY_CUT":j,{rejection:c,unsupported:b}=f??new C.Ng;return u({...d,code:ot,text:(0,C.bD)(w),host:_,rejection:c,unsupported:b})}const Z=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;
function ut(w,f){return w?.lookingUp?"lookup":w?.connectMs===null?"connection":f?"body":"response"}const wt=[301,302,303,307,308],et=8192;class st{options;started;hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(f){
this.options=f,this.started=f.monotonic(),this.startsInPublic=f.origin?.isPublic??!0}}async function U(w){const f=new st(w),a=w.startTimer(w.timeoutMs,()=>{f.timedOut=
!0,w.session.close()});try{const m=await D(f),{connections:i,firstByteMs:e,headMs:o,started:d}=f,k=c=>{const b=i.map(K=>K[c]).filter(K=>K!==null);return b.length===
0?null:b.reduce((K,ct)=>K+ct)},_=[...f.hops],j=[...i.flatMap(({certificate:c})=>c??[])],ot={lookupMs:k("lookupMs"),connectMs:k("connectMs"),tlsMs:k("tlsMs"),firstByteMs:e,
totalMs:w.monotonic()-d};return{response:m,hops:_,timing:ot,headMs:o,certificates:j}}finally{a()}}async function D(w){let{url:f}=w.options;for(;;){const a=(o,d)=>ht(
(0,y.Y3)({redirect:o,url:(0,$.Pl)(f),why:d})),m=(0,F.X5)(f);if(!m.ok)return a("to",m.why);const i=await it(w,f,m.value);if(i.kind==="failed"||!q(i.head))return i;
const e=(0,$.O2)(f,i.head.location??"");if(!e.ok)return a("from",`failed to parse Location header: ${e.why}`);if(w.hops.length>w.options.maxRedirects)return dt(
w,e.value);if((0,$.jr)(e.value).length>et){const o=`its URL has more than ${et} characters, which servers do not accept`;return a("from",o)}f=e.value}}const q=({
status:w,location:f})=>wt.includes(w)&&!!f;async function it(w,f,a){const{options:m,hops:i}=w,{token:e,session:o,planBody:d,headers:k,origin:_}=m,{network:j}=o,
ot=i.length===0&&_===null;w.urls.add((0,$.jr)(f)),w.stops.push({scheme:a.scheme,name:(0,F.be)(f)});const c=e===null?"none":(0,Y.nL)(w.stops).at(-1)??"dropped";w.
headMs=null;const b=m.monotonic(),K=await o.get({url:f,endpoint:a,token:c==="sent"?e:null,headers:k,allowPrivate:!w.startsInPublic||ot||j.namedHosts.has(a.name),
planBody:St=>(w.headMs=m.monotonic()-w.started,q(St)?A.IK:d(St))});i.push(lt(K,f,c,m.monotonic()-b));const{connection:ct,head:at,body:gt}=K;if(ct!==null&&w.connections.
push(ct),gt!==null&&(w.firstByteMs=(w.firstByteMs??0)+K.firstByteMs),ot&&(w.startsInPublic=(0,F.Ul)(j,a.name,K.address)),at!==null&&gt!==null)return{kind:"recei\
ved",url:f,head:at,body:gt};const kt=w.timedOut?m.timeoutMs:null,{asks:Mt,attempts:$t}=m,Ct={endpoint:a,asks:Mt,isRedirected:i.length>1,limitMs:kt,attempts:$t};
return{kind:"failed",...I(K,Ct)}}function lt({connection:w,address:f,head:a,isWritten:m},i,e,o){return{url:(0,E.dh)((0,$.Pl)(i)),status:a?.status??null,reason:(0,E.
dh)(a?.reason??""),mediaType:a?.contentType?(0,E.dh)(a.contentType):null,authorization:e==="sent"&&!m?"not-sent":e,challenge:a?.challenge?(0,E.dh)(a.challenge):
null,address:f,proxy:w?.proxy??null,ms:o}}const ht=w=>({kind:"failed",problem:w,transient:!1});function dt({urls:w,hops:f,options:a},m){const{asks:i,maxRedirects:e}=a,
o=f[0]?.url??"";if(w.has((0,$.jr)(m)))return ht((0,y.f0)({url:o,asks:i,to:(0,$.Pl)(m)}));const d=f.length,k=i==="document"?R.NX:{terraform:e,opentofu:e},_=R.Du.
filter(j=>d>k[j]);return ht((0,y.KA)({url:o,asks:i,redirects:d,clients:_,limits:k}))}}),7688:((Rt,ft,n)=>{n.d(ft,{kJ:()=>F,sP:()=>L,tX:()=>G});var $=n(3298),E=n(
9926);const y=8,R=4,Y=512*1024*1024,A=64*1024*1024,F={kind:"unread",why:`this check reads at most ${A/1024/1024} MiB of configuration in all packages`},L={kind:"\
unread",why:`this check transfers at most ${Y/1024/1024} MiB of packages`};function G(H){const T=new E.iD(y),M=(0,$.O)(N=>new E.iD(R)),s=[];let P=0;async function C(N,tt){
s.push(N),H({done:P,waiting:s});try{return await tt()}finally{s.splice(s.indexOf(N),1),P+=1,H({done:P,waiting:s})}}return{pass:(N,tt)=>M(N).pass(()=>T.pass(()=>C(
N,tt))),room:{bytes:Y,kept:A}}}}),7177:((Rt,ft,n)=>{n.d(ft,{m:()=>Y});var $=n(8161),E=n(6760),y=n(9968);let R=function(...H){return{spawn:R}=process.getBuiltinModule(
"node:child_process"),new.target?new R(...H):R(...H)};async function Y(H,T){if(T.signal.aborted)return{kind:"stopped",by:"signal"};try{return await A(F(H),H,T)}catch(M){
return{kind:"not-started",code:(0,y.Oj)(M)}}}function A(H,{environment:T,input:M},s){const{kill:P,signal:C,maxBytes:N}=s,{promise:tt,resolve:V,reject:W}=Promise.
withResolvers(),[O,p]=[[],[]];let x=0;const X=g=>{L(H,P,T),V({kind:"stopped",by:g})},Q=()=>X("signal");C.addEventListener("abort",Q);const l=g=>S=>{x+=S.length,
x>N?X("output"):g.push(S)};return H.stdout?.on("data",l(O)),H.stderr?.on("data",l(p)),H.on("error",W).on("close",g=>{const[S,u]=[Buffer.concat(O),Buffer.concat(
p)];V({kind:"exited",code:g,output:S,complaint:u})}),H.stdin?.on("error",()=>{}).end(M),tt.finally(()=>C.removeEventListener("abort",Q))}const F=({path:H,args:T,
environment:M,directory:s,input:P})=>R(H,T,{env:M,cwd:s,stdio:[P===void 0?"ignore":"pipe","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0});function L(H,T,M){
try{H.pid!==void 0&&G(H.pid,T,M)}catch(s){(0,y.Oj)(s)}H.stdout?.destroy(),H.stderr?.destroy(),H.unref()}function G(H,T,{SystemRoot:M}){if((0,$.platform)()!=="wi\
n32"){T(-H,"SIGKILL");return}const s=(0,E.join)(M??"C:\\Windows","System32","taskkill.exe"),P=["/pid",String(H),"/t","/f"];R(s,P,{stdio:"ignore",windowsHide:!0}).
on("error",()=>T(H,"SIGKILL")).unref()}}),9044:((Rt,ft,n)=>{n.d(ft,{h:()=>W});var $=n(3298),E=n(5389);const y=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.3\
4","1.3.132.0.35"],R="1.2.840.113549.1.1.10",Y={[R]:"RSA-PSS","1.2.840.113549.1.1.5":"RSA with SHA-1","1.2.840.10045.4.1":"ECDSA with SHA-1","1.3.101.113":"Ed44\
8","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1"},A="p\
ublic key",F=()=>new E.G4(A);function L(et,st){const[U,D]=E.nx(et,A),[q,it]=E.nx(U,A),lt=E.xP(q),ht=E.e4(D,A);switch(lt){case"1.2.840.113549.1.1.1":if(it?.whole.
toString("hex")!=="0500")throw F();return H(ht,st);case"1.2.840.10045.2.1":return T(ht,it,st);case"1.3.101.112":if(it||ht.length!==32)throw F();return{kind:"ed2\
5519"};default:return{kind:"unsupported",name:Y[lt]??lt}}}const G=/^(?:00[89a-f]|0[1-9a-f]|[1-7])/;function H(et,{publicKey:st}){const U=E.nx(E.ZE(et,A)[0],A);if(!U.
every(({content:lt})=>G.test(lt.toString("hex")))||(U[1]?.content.length??0)>8)throw F();const{modulusLength:q=0,publicExponent:it=0n}=st.asymmetricKeyDetails??
{};return it>1n&&it%2n===1n&&it<2n**31n?{kind:"rsa",bits:q}:{kind:"unsupported",name:`RSA with the exponent ${it}`}}function T(et,st,U){const D=st?.tag===6?E.xP(
st):"explicit parameters";if(!y.includes(D))return{kind:"unsupported-curve",curve:Y[D]??D};if(et[0]!==4||U.publicKey.asymmetricKeyType!=="ec")throw F();return{kind:"\
ecdsa"}}const M=/^(?:1\.2\.840\.113549\.1\.1\.1[123]|1\.2\.840\.10045\.4\.3\.[234]|1\.3\.101\.112)$/,s=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
P=["201 20","202 30","203 40"];function C(et){const[st,U]=E.nx(et,"signature algorithm"),D=E.xP(st),[,q,it]=s.exec(U?.whole.toString("hex")??"")??[];return D===
R&&P.includes(`${q} ${it}`)||M.test(D)?null:D===R?"RSA-PSS with other parameters than SHA-2":Y[D]??D}var N=n(6554);let tt=function(...et){return{X509Certificate:tt}=
process.getBuiltinModule("node:crypto"),new.target?new tt(...et):tt(...et)};const V=et=>({ok:!1,flaw:et});function W(et){try{const st=new tt(et),{raw:U}=st;if(!U.
equals(et))throw new E.G4("certificate");return Q(st,U)}catch(st){const U=st instanceof E.G4?st.message:"certificate";return V({kind:"malformed",part:U})}}const O=160,
p=["020100","020101","020102"],x=163;function X(et){const st=E.nx(et,"certificate"),U=st[0]?.tag===O,D=U?st[0]?.content.toString("hex"):p[0];if(!p.includes(D??""))
throw new E.G4("version");return{isThird:D===p[2],fields:st.slice(U?1:0)}}function Q(et,st){const[U,D]=E.nx(E.ZE(st,"certificate")[0],"certificate"),{isThird:q,
fields:it}=X(U),[,lt,ht,,dt,w,...f]=it;if(!lt||!ht||!dt||!w)throw new E.G4("certificate");if(!D?.content.equals(lt.content))throw new E.G4("signature algorithm");
if(et.serialNumber.startsWith("-"))return V({kind:"negative-serial"});g(ht,"issuer"),g(dt,"subject");const[a,m]=[S(et.validFrom),S(et.validTo)],i=L(w,et);if(i.kind===
"unsupported-curve")return V({kind:"curve",curve:i.curve});const e=q?f.find(({tag:d})=>d===x):void 0;return{ok:!0,certificate:{raw:st,x509:et,isSignedBy:(0,$.O)(
d=>l(et,d)),subject:dt.whole,issuer:ht.whole,notBefore:a,notAfter:m,unsupportedSignature:C(lt),key:i,keyInfo:w.whole,isAuthority:q?et.ca:null,...Z(e)}}}function l(et,st){
try{return et.verify(st.publicKey)}catch{return!1}}function g(et,st){const U=E.nx(et,st).flatMap(D=>E.nx(D,st,49));for(const D of U){const[,q]=E.nx(D,st);if(q===
void 0||!E.KH(q))throw new E.G4(st)}}function S(et){const[,st,U]=/^(.*:\d\d) (\d+) GMT$/.exec(et)??[],D=new Date(`${st} 2000 GMT`).setUTCFullYear(Number(U));if(Number.
isNaN(D))throw new E.G4("validity");return D}const u=[15,19,31,32,33,36,37,54].map(et=>`2.5.29.${et}`),I=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function Z(et){
const st="extensions",U=new Map,D=[];for(const dt of et?E.nx(E.nx(et,st,x)[0],st):[]){const[w,f,a]=E.nx(dt,st),m=E.xP(w),i=a??f;if(i?.tag!==4||U.has(m))throw new E.
G4(st);U.set(m,i.content),a&&f&&E.Hn(f)&&D.push(m)}if(D.some(dt=>I.includes(dt)))throw new E.G4(st);const q=(dt,w)=>{const f=U.get(`2.5.29.${dt}`);return f===void 0?
null:w(f)},it=q(17,N.m6)??{dns:[],addresses:[],others:[]},lt=q(30,N.xV);q(15,dt=>E.e4(E.ZE(dt,"keyUsage")[0],"keyUsage"));const ht=new Set(u);return Object.values(
it).some(({length:dt})=>dt>0)&&ht.add("2.5.29.17"),lt?.isKnown&&ht.add("2.5.29.30"),{encodedNames:U.get("2.5.29.17")??Buffer.alloc(0),names:it,constraints:lt,maxPath:q(
19,ut),usages:q(37,wt)??[],unhandled:D.filter(dt=>!ht.has(dt))}}function ut(et){const st="basicConstraints",U=E.nx(E.ZE(et,st)[0],st),D=U[0]?.tag===1;D&&U[0]&&E.
Hn(U[0]);const q=U[D?1:0]?.content;if(q&&q.length>8)throw new E.G4(st);return q===void 0?null:+`0x${q.toString("hex")}`}function wt(et){const st="extendedKeyUsa\
ge";return E.nx(E.ZE(et,st)[0],st).map(U=>E.xP(U))}}),5389:((Rt,ft,n)=>{n.d(ft,{G4:()=>E,Hn:()=>F,KH:()=>H,ZE:()=>R,e4:()=>L,nx:()=>Y,xP:()=>A});var $=n(4573);class E extends Error{}
const y=48;function R(T,M){const s=[];for(let P=0;P<T.length;){const C=T[P]??0,N=T[P+1]??128,tt=Math.max(N-128,0),V=N<128?N:T.readUIntBE(P+2,tt),W=tt===0||V>=128&&
T[P+2]!==0,O=P+2+tt,p=O+V;if(!W||p>T.length||(C&31)===31)throw new E(M);s.push({tag:C,content:T.subarray(O,p),whole:T.subarray(P,p)}),P=p}return s}function Y(T,M,s=y){
if(T?.tag!==s)throw new E(M);return R(T.content,M)}function A(T){const M=[0];for(const N of T?.content??[]){const tt=128*(M.pop()??0)+(N&127);if(tt>=2**31)throw new E(
"object identifier");M.push(tt,...N<128?[0]:[])}const[s=0,...P]=M.slice(0,-1),C=Math.min(Math.floor(s/40),2);return[C,s-40*C,...P].join(".")}function F({tag:T,content:M}){
const s=M.toString("hex");if(T!==1||s!=="00"&&s!=="ff")throw new E("boolean");return s==="ff"}function L(T,M){const{tag:s=0,content:P=Buffer.alloc(0)}=T??{},C=P[0]??
8,N=((P.at(-1)??0)&(1<<C)-1)===0;if(s!==3||C>7||!N)throw new E(M);return P.subarray(1)}const G={18:/^[\d ]*$/,19:/^[A-Za-z\d'()+,./ :=?*&-]*$/,20:/^/,22:/^[\0-\x7f]*$/,
30:/^(?:(?!\xff[\xfe\xff]|\xfd[\xd0-\xef])[^\xd8-\xdf].)*$/s},H=({tag:T,content:M})=>T===12?(0,$.isUtf8)(M):G[T]?.test(M.toString("latin1"))??!1}),6554:((Rt,ft,n)=>{
n.d(ft,{AI:()=>G,m6:()=>L,xV:()=>H,z$:()=>C});var $=n(4573),E=n(6429),y=n(5389);const R=130,Y=135,A=[129,134];function F(W,O,p){const x=S=>W.filter(({tag:u})=>u===
S).map(({content:u})=>u),X=x(Y);if(!([R,...A].flatMap(x).every(S=>(0,$.isAscii)(S))&&X.every(({length:S})=>O.includes(S))))throw new y.G4(p);const l=A.filter(S=>x(
S).length>0);return{dns:x(R).map(String),addresses:X,others:l}}function L(W){const O="subject alternative names";return F((0,y.nx)((0,y.ZE)(W,O)[0],O),[4,16],O)}
function G({dns:W,addresses:O},p){const x=(0,E.r5)(p);if(x!==null)return O.some(S=>S.equals(Buffer.from((0,E.NW)(x))));const X=p.toLowerCase(),Q=X.replace(/\.$/,
""),l=Q.replace(/^[^.]*/,""),g=[X,Q,...l===""?[]:[`*${l}`]];return W.some(S=>g.includes(S.toLowerCase()))}function H(W){const O="name constraints",[p,...x]=(0,y.
ZE)(W,O),X=(0,y.nx)(p,O),Q=X.map(({tag:Z})=>Z).join(),l=X.every(({content:Z})=>Z.length===0);if(x.length>0||l||!["160","161","160,161"].includes(Q))throw new y.
G4(O);const g=Z=>X.filter(({tag:ut})=>ut===Z).flatMap(({content:ut})=>(0,y.ZE)(ut,O)).flatMap(ut=>(0,y.nx)(ut,O).slice(0,1)),[S,u]=[g(160),g(161)],I=[R,Y,...A];
return{permitted:T(S,O),excluded:T(u,O),isKnown:[...S,...u].every(({tag:Z})=>I.includes(Z))}}function T(W,O){const p=F(W,[8,32],O),x=p.dns.map(Q=>Q.toLowerCase());
if(!(x.every(Q=>M(Q.replace(/^\.(?=.)/,"")))&&p.addresses.every(s)))throw new y.G4(O);return{...p,dns:x}}const M=W=>/^[!-~]*$/.test(W)&&!/^\.|\.\.|\.$/.test(W);
function s(W){const O=W.subarray(W.length/2),p=Array.from(O,x=>x.toString(2).padStart(8,"0")).join("");return/^1*0*$/.test(p)}const P=25e4;function C(W,{permitted:O,
excluded:p}){const x=O.dns.length+p.dns.length,X=O.addresses.length+p.addresses.length,Q=W.dns.length*x+W.addresses.length*X,l=[...O.others,...p.others];if(Q>P||
W.others.some(u=>l.includes(u)))return!1;const g=W.dns.every(u=>{const I=u.toLowerCase();return M(I)&&(O.dns.length===0||O.dns.some(Z=>N(I,Z)))&&!p.dns.some(Z=>N(
I,Z)||tt(I,Z))}),S=W.addresses.every(u=>(O.addresses.length===0||O.addresses.some(I=>V(u,I)))&&!p.addresses.some(I=>V(u,I)));return g&&S}const N=(W,O)=>O===""||
W===O||W.endsWith(O.startsWith(".")?O:`.${O}`),tt=(W,O)=>W.startsWith("*.")&&O.replace(/^[^.]*/,"")===W.slice(1),V=(W,O)=>2*W.length===O.length&&W.every((p,x)=>{
const X=O[W.length+x]??0;return(p&X)===((O[x]??0)&X)})}),4604:((Rt,ft,n)=>{n.d(ft,{Cg:()=>R,DS:()=>M,Hb:()=>G,Yx:()=>Y});let $=function(...s){return{constants:$}=
process.getBuiltinModule("node:crypto"),new.target?new $(...s):$(...s)};const E=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],
y=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],R=[...E,...y.flatMap(s=>[`ECDHE-ECDSA-${s}`,`ECDHE-RSA-${s}`])],Y=["X2\
5519","P-256","P-384","P-521"],A=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha38\
4:rsa_pkcs1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),F="@SECLEVEL=0",L=$.SSL_OP_LEGACY_SERVER_CONNECT|$.SSL_OP_NO_RENEGOTIATION,G={secureOptions:L,
minVersion:"TLSv1.2",ciphers:[...R,F].join(":"),ecdhCurve:Y.join(":"),sigalgs:A},M={secureOptions:L,minVersion:"TLSv1",ciphers:[...R,"TLS_AES_128_CCM_SHA256:TLS\
_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL",F].join(":"),ecdhCurve:[...Y,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdh\
e4096:P-224"].join(":")}}),9623:((Rt,ft,n)=>{n.d(ft,{qC:()=>V,vA:()=>s,zU:()=>F});var $=n(9562),E=n(9432),y=n(9179),R=n(9713);const Y=200,A=80;function F(p){const X=(p.
length<R.IK.maxBytes?y._U:y.NE)(L(p)).trim();return Array.from(X.slice(0,2*Y)).slice(0,Y).join("")||null}const L=p=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(
p.subarray(0,R.IK.maxBytes)),G=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,H=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i,
T=/captcha-delivery\.com|^error code: 10(?:0[6-9]|10|20)\b/,M=/<title>(?:just a moment|attention required!|vercel security|sucuri|making sure you|request rejected)|_cf_chl_opt|incapsula_resource\?[^"]*incident_id|<title>access denied[\s\S]*(?:errors\.edgesuite\.net|reference&#32;&#35;)|request blocked\.|px-captcha/i;
function s(p,x){const X=W(x,p),Q=p.status===403&&C.test(`${p.errorType} ${L(x)}`);return{page:P(x,p.mitigation!==null,p.status===401),...X!==""&&{said:X},...Q&&
{isVague:Q}}}function P(p,x=!1,X=!1){const Q=O(L(p)),l=/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(Q),[,g="",S]=l&&/<title[^>]*>([^<]*)(<?)/i.
exec(Q)||[],u=g.replace(/\s+/g," ").trim(),I=(0,E.dh)(S===""?(0,y.NE)(u):u,A),Z=T.test(Q)||l&&M.test(Q);return x||Z&&!X?{kind:"bot-protection",title:I}:l?H.test(
u)?{kind:"captive-portal",title:I}:{kind:G.test(u)||/type=["']?password/i.test(Q)?"sign-in":"other",title:I}:null}const C=/<Code>(?:AccessDenied|Authorization(?:Failure|PermissionMismatch))<\/Code>(?!<Message>Request has expired)|\(or it may not exist\)|^(?:MissingAuthenticationToken|IncompleteSignature)Exception|"Missing Authentication Token"/,
N=/"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/,tt=($late0??=new RegExp("<Code>[^<]*<\\/Code>\\s*<Message>([^<]{1,200})<|^\\s*([^<>{}\\s]+ [^<>{}\\uFFFD\\p{C}]{1,200})\\s*$","u"));
function V(p){const x=(0,$.V)(N.exec(L(p))?.[1]??"","struct");return x.ok?(0,E.dh)(String(x.value).trim()):""}function W(p,{status:x,reason:X}){const[,Q,l=""]=x!==
404&&tt.exec(L(p))||[],g=V(p)||(0,E.dh)((Q??l).trim()),S=g.toLowerCase().replace(X.toLowerCase(),"");return($late1??=new RegExp("\\p{L}","u")).test(S.replace(/\b(?:error|http|page)\b/g,""))?
g:""}function O(p){let x=p.trimStart();for(;x.startsWith("<!--");){const X=x.indexOf("-->",4);if(X<0)return"";x=x.slice(X+3).trimStart()}return x}}),2851:((Rt,ft,n)=>{
n.d(ft,{nT:()=>g,pj:()=>S});var $=n(9968),E=n(2801),y=n(255),R=n(9926),Y=n(7144),A=n(9039),F=n(8643),L=n(8294),G=n(3956),H=n(9176),T=n(1879),M=n(9713),s=n(3070),
P=n(9623);const C={kind:"whole",maxBytes:T.bi},N=U=>U===408||U===425||U===429||U>=500;async function tt(U){const{host:D,needed:q,source:it}=U,lt=await(0,s.e)({...U,
url:(0,y.cu)(D),asks:"document",headers:{accept:"application/json"},origin:U.origin??null,planBody:_=>V(_)===null?C:M.IK}),{response:ht,...dt}=lt;if(ht.kind==="\
failed"){const{problem:_,transient:j}=ht;return{attempt:{discovery:_.code==="host-http2"?{kind:"skipped",problem:_}:{kind:"failed",problem:_,excerpt:null},...dt},
transient:j,retryAfter:null}}const{head:w,body:f,url:a}=ht,m=lt.hops.at(-1),i=(0,P.vA)(w,f.bytes),e={url:(0,F.Pl)(a),asked:(0,y.nx)(D),hop:m,source:it,...i},o=W(
ht,e,q),{status:d,retryAfter:k}=w;return{attempt:{discovery:o,...dt},transient:N(d),retryAfter:k}}function V(U){const{status:D,declaredBytes:q}=U;if(D===401||D===
403)return({hop:ht,...dt})=>{const{authorization:w="none",challenge:f=null}=ht??{};return(0,L.iX)({...U,...dt,host:dt.asked,token:w,challenge:f})};if(D!==200)return ht=>G.
wE({...U,...ht,transient:N(D)});const it=U.contentType??"",lt=(0,A.i)(it);return lt!=="application/json"?ht=>G.e({...ht,contentType:it,malformed:lt===null}):(q??
0)<=T.bi?null:ht=>G.zf({...ht,bytes:q,limit:T.bi})}function W(U,D,q){const{head:it,body:lt}=U,ht=U.url.user&&{name:"",password:null},dt={...U.url,user:ht,fragment:""};
if(it.status===404)return{kind:"absent",url:dt,absence:"status"};const w=V(it),f=i=>({kind:"failed",problem:(0,H.M8)(i,D),excerpt:(0,P.zU)(lt.bytes)}),a=(0,T.Tp)(
lt.bytes,(0,T.Zo)(q)),m=lt.truncated?D.page===null:/^(?:object|null)$/.test(a.kind);if(w!==null)return f(w({...D,isJson:m}));switch(a.kind){case"object":return{
...a,kind:"found",url:dt};case"null":return{kind:"absent",url:dt,absence:"null"};case"not-object":return f(G.g0({...D,why:a.why}));case"not-json":return f(O(U,a,
D))}}function O({head:U,body:D},{kind:q,...it},lt){if(D.truncated)return G.zf({...lt,bytes:null,limit:T.bi});const ht=U.contentEncoding?.toLowerCase()??"";return[
"","gzip","identity"].includes(ht)?G.pN({...lt,...it}):G.jN({...lt,encoding:ht})}var p=n(1331),x=n(3214);const X=500,Q=1e4,l=3e5,g=U=>Math.min(Math.max(...U.map(
({attemptMs:D})=>D)),l);async function S(U,D){const q=new Map,it=new Set,lt={total:U.length,done:0,failed:0,waiting:new Set};await(0,R.lo)(U.values(),D.concurrency,
async dt=>{if(D.stop.why!==null)return;it.add(dt),lt.waiting.add(dt),D.progress(lt);const w=await u(dt,D).catch(f=>{if((0,$.qo)(f))throw f;return(0,p.i)(dt,(0,E.
n3)({host:(0,y.nx)(dt),thrown:f}))});w!==null&&q.set(dt,w),lt.waiting.delete(dt),lt.done+=1,(w===null||!ut(w.attempt))&&(lt.failed+=1),D.progress(lt)});const{why:ht}=D.
stop;return U.flatMap(dt=>{const w={host:(0,y.nx)(dt),isBegun:it.has(dt)};return q.get(dt)??(ht?(0,p.i)(dt,(0,E.nD)({...w,stopped:ht})):[])})}async function u(U,D){
const{stop:q}=D,{answer:it,clients:lt,difference:ht,lost:dt=null}=await D.credentials.find(U),w=D.forced.get(U)??[],f=I(D.required.get(U)??[],w).map(({services:o})=>(0,p.
O)({kind:"found",url:(0,y.cu)(U),services:o})),a=[...f];for(;f.length===0&&q.why===null;){const o=a.every(Z)?a.length:0,d={...D,attempts:o+1},{attempt:k,transient:_,
retryAfter:j}=await et(U,it,d);if(q.why!==null&&!ut(k)||(a.push(k),!(ut(k)?wt(a,D.releases):_)||a.length>D.retries))break;await(0,x.v7)(st(a.length,j,D),D)}const m=a.
findIndex(ut),i=m<0?a.length-1:m,e=a[i];return e===void 0?null:{host:U,attempt:e,earlier:a.slice(0,i),later:a.slice(i+1),credentials:it&&{source:it.source,hasToken:it.
token!==null,problem:it.problem,life:it.life??null},looks:lt,difference:ht,lost:dt,forced:w}}function I(U,D){const q=it=>D.some(lt=>lt.client===it);return U.every(
({clients:it})=>it.every(q))?D.slice(0,1):[]}const Z=({discovery:U})=>U.kind==="failed"&&U.problem.code==="host-timeout",ut=({discovery:U})=>U.kind!=="failed",wt=(U,D)=>D.
some(({attemptMs:q})=>!U.some(it=>ut(it)&&it.timing.totalMs<=q));async function et(U,D,q){if(D?.isUnsendable&&D.problem!==null){const m={kind:"failed",problem:D.
problem,excerpt:null};return{attempt:(0,p.O)(m),transient:!1,retryAfter:null}}const{network:it,required:lt,stop:ht,sessions:dt,concurrency:w}=q,f=(lt.get(U)??[]).
map(({service:m})=>m),a=new Y.N(it);ht.onEnd.add(a.close);try{const{token:m=null,source:i=null}=D??{},e=await tt({...q,host:U,needed:f,session:a,token:m,source:i}),
{discovery:o}=e.attempt;return o.kind==="found"&&(dt?.size??0)<w&&dt?.set(a,o.url),e}finally{ht.onEnd.delete(a.close),dt?.has(a)||a.close()}}function st(U,D,{random:q,
now:it}){const lt=X*2**(U-1)*(.5+q()/2);return Math.min(Math.max(lt,(0,x.VJ)(D,it())??0),Q)}}),3956:((Rt,ft,n)=>{n.d(ft,{Eh:()=>C,HB:()=>W,e:()=>T,g0:()=>tt,jN:()=>P,
ku:()=>s,pN:()=>N,wE:()=>H,zf:()=>M});var $=n(845),E=n(8345),y=n(8032),R=n(1780),Y=n(5106),A=n(9432),F=n(9615),L=n(4481);const G='serve a JSON object of service\
 ids, such as {"modules.v1":"/v1/modules/"}';function H({location:O,retryAfter:p,transient:x,...X}){const{asked:Q,status:l}=X,g=(S,u,I=(0,A.NM)(X,u))=>(0,F.CC)(
"document-status",{message:(0,R.xI)`${(0,A._r)(X)}${S}; expected 200 or 404`,help:I});if(l>=300&&l<400)return O?g(", which clients do not follow",{operator:"red\
irect with 301, 302, 303, 307 or 308"}):g(" without a Location header",{operator:"add a Location header to the redirect"});if(l===429){const S=p===null?"":` (Re\
try-After: ${(0,A.dh)(p,40)})`;return g(S,L.uK,L.uK)}if(l===511){const S="sign in to this network, or use another one",u="the network answers with 511 Network A\
uthentication Required",I=(0,F.Lw)(S);return{...g("",I,I),obstacle:{verb:"does not reach",what:u,help:S}}}return x?g("",(0,A.q5)(Q)):g("",{operator:"return the \
discovery document, or 404 if the host has no services",user:(0,A.Wt)([]),guest:(0,A.qZ)(Q)})}function T({contentType:O,malformed:p,isJson:x,...X}){const l=O===
""?"has no Content-Type":`has ${p?"a malformed Content-Type":"Content-Type"} "${(0,A.dh)(O)}"`;return(0,F.CC)("document-type",{message:(0,R.xI)`${(0,R.KT)(X.url)} ${l}; expected "application/json"`,
affects:x?y.Du:y.zK,help:(0,A.NM)(X,{operator:"serve /.well-known/terraform.json as application/json",note:X.page===null?"most servers send it for a file named \
terraform.json":void 0})})}const M=({bytes:O,limit:p,...x})=>(0,F.CC)("document-size",{message:(0,R.xI)`${(0,R.KT)(x.url)} has ${O??`more than ${p}`} bytes, limit ${p}`,
help:(0,A.NM)(x,{operator:"check what is served at this URL",note:"a discovery document only maps service ids to URLs"})}),s=({host:O})=>(0,F.CC)("document-head\
ers",{message:(0,R.xI)`${(0,R.KT)(O)} sent more than 256 KiB of response headers`,operator:"look for a header or cookie that grows with each request"}),P=O=>"wh\
y"in O?(0,F.CC)("document-encoding",(0,A.qG)(O)):(0,F.CC)("document-encoding",{message:(0,R.xI)`${(0,R.KT)(O.url)} has Content-Encoding "${(0,A.dh)(O.encoding)}", which the clients do not decompress`,
help:(0,A.NM)(O,{operator:"configure the server, and any proxy in front of it, to respect Accept-Encoding: gzip"})}),C=O=>(0,F.CC)("document-incomplete",(0,A.qG)(
O)),N=({advice:O,...p})=>(0,F.CC)("document-not-json",{message:(0,R.xI)`${(0,R.KT)(p.url)} ${(0,A.kw)(p)}`,help:(0,A.NM)(p,{operator:O??G})}),tt=({why:O,...p})=>(0,F.
CC)("document-not-object",{message:(0,R.xI)`${(0,R.KT)(p.url)} is not a JSON object: ${(0,A.dh)(O)}`,help:(0,A.NM)(p,{operator:G})}),V=20;function W({host:O,url:p,
why:x,required:X}){const Q=[...new Set(X.map(S=>S.split(".")[0]??S))],l=(0,A.K4)(Q,V,S=>`a ${S} service`)||"any service",g=x==="status"?(0,R.xI)`${(0,R.KT)(p)} returned 404`:
"its discovery document is `null`";return(0,F.CC)("document-absent",{message:(0,R.xI)`host ${(0,R.KT)(O)} does not provide ${l}: ${g}`,...(0,$.ni)(O)&&X.includes(
Y.xq)?{help:E.C}:{operator:x==="status"?"serve /.well-known/terraform.json":G,user:(0,A.Wt)(X),guest:(0,A.qZ)(O)}})}}),1281:((Rt,ft,n)=>{n.d(ft,{CL:()=>T,KA:()=>F,
Y3:()=>H,f0:()=>L,n4:()=>G});var $=n(8032),E=n(1780),y=n(9432),R=n(9615);const Y=({url:M,asks:s})=>(0,E.xI)`configure ${(0,E.KT)(M)} to return ${s==="document"?
"the document":"its answer"}`,A=M=>(0,E.xI)`${Y(M)}, or to redirect straight to it`;function F({redirects:M,clients:s,limits:P,...C}){const N=s.map(tt=>`${$.bB[tt]}\
 follows ${P[tt]}`);return(0,R.CC)("redirect-limit",{message:(0,E.xI)`${(0,E.KT)(C.url)} redirects ${M} times; ${N.join(", ")}`,operator:A(C),affects:s})}const L=({
url:M,asks:s,to:P})=>(0,R.CC)("redirect-loop",{message:(0,E.xI)`the redirects of ${(0,E.KT)(M)} lead back to ${(0,E.KT)(P)}`,operator:Y({url:M,asks:s})}),G=M=>(0,R.
CC)("redirect-insecure",{message:(0,E.xI)`${(0,E.KT)(M.url)} redirects to ${(0,E.KT)(M.to)}, which is not https${M.exposesToken?"; Terraform and OpenTofu send t\
he token there in clear text (this check did not)":""}`,operator:"redirect to an https URL"}),H=M=>(0,R.CC)("redirect-invalid",{message:(0,E.xI)`the redirect ${M.
redirect} ${(0,E.KT)(M.url)} cannot be followed: ${(0,y.dh)(M.why)}`,operator:"redirect to an https URL"}),T=({url:M,redirects:s})=>(0,R.CC)("redirect-nested",{
message:(0,E.xI)`${(0,E.KT)(M)} redirects ${s} times; the protocol only requires clients to follow 1 redirect`,operator:A({url:M,asks:"document"})})}),3368:((Rt,ft,n)=>{
n.d(ft,{BU:()=>S,B_:()=>X,MY:()=>g,SE:()=>x,cI:()=>l,rZ:()=>F,vk:()=>L,x1:()=>G});var $=n(1780),E=n(9432),y=n(9615),R=n(9176);const Y=({host:u,isLeaf:I})=>(0,$.
xI)`${I?"the certificate":"an authority in the certificate chain"} of ${(0,$.KT)(u)}`,A=u=>new Date(u).toISOString().slice(0,10);function F({host:u,reason:I,fault:Z}){
const ut=R.Yq[Z];return(0,y.CC)("proxy-refused",{message:(0,$.xI)`${(0,$.KT)(u)} was not reached: ${I}`,help:ut,obstacle:{verb:"does not reach",what:(0,E.dh)(I),
help:ut}})}const L=u=>(0,y.CC)("tls-expired",{message:(0,$.xI)`${Y(u)} expired on ${A(u.at)}`,operator:"renew the certificate and reload the server"}),G=u=>(0,y.
CC)("tls-not-yet-valid",{message:(0,$.xI)`${Y(u)} is not valid before ${A(u.at)}`,help:"check the clock of this machine, or the start date of the certificate"}),
H={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by\
 an unknown authority that signed itself","self-signed":"is self-signed"},T=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
M="set `ca-file` to the certificate of the issuer",s="add the certificate of the issuer to `ca-file`, which does not contain it";function P(u,{issuer:I,hasFile:Z,
host:ut}){const wt=T.test(I),et=wt?", which looks like an intercepting proxy":"",st=`issuer ${(0,E.dh)(I.split(`
`).reverse().join(", "),100)}${et}`,q=`${Z?s:M}${(u==="leaf"||u==="chain")&&!wt?", or configure the host to send its whole chain":""}; Terraform and OpenTofu re\
ad SSL_CERT_FILE`,lt={verb:"does not trust",what:st,help:q,isCommon:u==="self-signed"};return{says:(0,$.xI)`${H[u]}; ${(0,$.b7)(ut,st)}`,help:q,obstacle:lt}}const C=(u,I)=>()=>({
says:u,help:I}),N=(u,I)=>({says:`has ${u}, which Terraform and OpenTofu do not support`,help:I}),tt="issue it with another key: RSA, ECDSA on P-256, P-384 or P-\
521, or Ed25519",V="issue it with a key of 2048 to 8192 bits",W="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",O="issue it with a program that follo\
ws RFC 5280",p={"negative-serial":C("has a negative serial number, which Terraform and OpenTofu do not support","issue it with a positive serial number"),"no-au\
thority":C("issued a certificate and is not allowed to","have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"),"path-length":C("has m\
ore authorities below it than it allows (pathlen)","have the certificate issued by a shorter chain, or by an authority with a larger pathlen"),usage:C("is not f\
or servers (extendedKeyUsage)","issue it with the extended key usage serverAuth"),constraints:C("does not permit all names in the certificate (nameConstraints)",
"have it issued by an authority whose name constraints permit all of its names"),openssl:C("passes the rules of Terraform and OpenTofu, but not the second check\
 by OpenSSL (issuer), so nothing was sent",O),malformed:({part:u})=>({says:`is malformed (${u}); Terraform and OpenTofu cannot read it`,help:O}),curve:({curve:u})=>N(
`a key on the curve ${u}`,tt),key:({name:u})=>N(`a key of the kind ${u}`,tt),"key-size":({bits:u})=>N(`an RSA key of ${u} bits`,V),signature:({name:u})=>N(`a si\
gnature of the kind ${u}`,W),"critical-extension":({id:u})=>N(`the critical extension ${u}`,"issue it without that extension")};function x({flaw:u,...I}){const{
says:Z,...ut}=u.kind==="unknown-authority"?P(u.sent,I):(0,y.Z9)(p,u);return(0,y.CC)("tls-untrusted",{message:(0,$.xI)`${Y(I)} ${Z}`,...ut})}function X({host:u,names:I}){
const Z=I.length===0?"no DNS name":(0,E.K4)(I,3,E.dh);return(0,y.CC)("tls-name-mismatch",{message:(0,$.xI)`the certificate of ${(0,$.KT)(u)} is for ${Z}`,help:(0,$.
xI)`issue a certificate that lists ${(0,$.KT)(u)} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it gets a cert\
ificate for ${Z}`,isCommon:!0}})}const Q={"not-tls":C("does not speak TLS on this port","serve TLS on this port, or use the port that does"),"client-certificate":C(
"requires a client certificate","allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"),"unknown-name":C("is not a \
name that the server knows (TLS alert unrecognized_name)","add the name and its certificate to the TLS settings of the server or load balancer"),version:({name:u})=>({
says:`offers no TLS version later than ${u.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:({name:u})=>({says:`\
offers only cipher suites that Terraform and OpenTofu do not support, such as ${u}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SH\
A256"}),group:({name:u})=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${u}`,help:"enable the group X25519 or P-2\
56 on the host"})};function l({host:u,error:I}){if("code"in I)return(0,y.CC)("tls-protocol",{message:(0,$.xI)`the TLS handshake with ${(0,$.KT)(u)} failed (${I.
code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"});const{says:Z,help:ut}=(0,y.Z9)(Q,I);return(0,y.CC)("tls-protoco\
l",{message:(0,$.xI)`${(0,$.KT)(u)} ${Z}`,help:ut})}const g=({host:u})=>(0,y.CC)("tls-plain-http",{message:(0,$.xI)`${(0,$.KT)(u)} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,
help:"serve TLS on this port, or use the port that does; discovery always uses https"});function S({host:u,days:I,expires:Z}){const ut=I===0?"today":I===1?"in 1\
 day":`in ${I} days`;return(0,y.CC)("tls-expires-soon",{message:(0,$.xI)`the certificate of ${(0,$.KT)(u)} expires ${ut}, on ${A(Z)}`,expires:Z,operator:"renew \
the certificate; if it is renewed automatically, find out why that has not happened"})}}),6360:((Rt,ft,n)=>{n.d(ft,{Bz:()=>Q,Ev:()=>x,MI:()=>M,Mx:()=>X,RK:()=>C,
hy:()=>V,m$:()=>H});var $=n(1780),E=n(9432),y=n(9615),R=n(4481);function Y({first:l,others:g,mirror:S}){const u=S===null?l:(0,$.KT)(l);return g===0?u:(0,$.xI)`${u} and ${g} more`}
const A=({kind:l,mirror:g})=>g===null?`${l}s.v1`:"the network mirror";function F(l){const{mirror:g,block:S}=l,u=S===null?"the discovery document":`the \`host\` bl\
ock at ${S}`;return`the URL of ${A(l)} in ${g===null?u:"the CLI configuration"}`}const L=(l,g)=>l.block===null?{operator:`check ${F(l)}${g}`}:{operator:`check ${F(
l)}`,user:`check ${F(l)}`},G=(l,g)=>(0,E.NM)({...l,asked:l.host},g,A(l));function H(l){const{token:g,elsewhere:S}=l,u=(0,$.xI)`the versions of ${Y(l)} cannot be read: ${(0,E.
_r)(l)}`;return(0,y.CC)("versions-unauthorized",{message:(0,$.xI)`${u}; ${(0,R.pt)(l,S)}`,...g==="none"&&{unexplained:u},help:G(l,T(l)),...(0,R.c3)(l),severity:g===
"withheld"?"warning":"error"})}function T(l){const{host:g,block:S,elsewhere:u,token:I}=l,Z=(0,R.$w)(l,A(l),u);return S!==null&&u!==null&&I==="none"?{...Z,note:(0,R.
cA)(u,g)}:Z}function M(l){const{attempts:g,transient:S,status:u}=l,I=g>1?` in each of ${g} attempts`:"";return(0,y.CC)("versions-status",{message:(0,$.xI)`the versions of ${Y(
l)} cannot be read: ${(0,E._r)(l)}${I}; expected 200`,help:G(l,s(l)??P(l,u,S))})}function s({said:l="",...g}){const[,S]=/\brepository key:? ['"]?([\w.-]+)/i.exec(
l)??[],{host:u,first:I}=g,Z=(0,$.xI)`write the repository key before the namespace: \`source = "${(0,$.KT)(`${u}/REPOSITORY__${I}`)}"\``,ut=`correct the reposit\
ory key \`${S}\` in \`source\`, or in ${F(g)}`;return S===void 0?null:(0,y.Lw)(I.startsWith(`${S}/`)?Z:ut)}function P(l,g,S){return g===429?R.uK:S?(0,E.q5)(l.host):
L(l,", or return 200 with the versions")}const C=l=>(0,y.CC)("versions-shape",{message:(0,$.xI)`the versions of ${Y(l)} cannot be read: the response of ${(0,$.KT)(
l.url)} ${(0,E.dh)(l.why)}`,help:G(l,L(l,`, or return ${l.mirror===null?tt[l.kind]:N}`))}),N='{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',tt={
module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":"1.0.0"}]}'};function V({kind:l,address:g,url:S,ignored:u,isMirror:I}){
const Z=u.length===0,ut=Z?`publish a version of the ${l}, or check that the registry has imported its tag`:`publish versions as ${p[l]}`;return(0,y.CC)("version\
s-empty",{message:Z?(0,$.xI)`${l} ${(0,$.KT)(g)} has no versions: ${(0,$.KT)(S)} lists none`:(0,$.xI)`${l} ${(0,$.KT)(g)} has no valid versions: ${(0,$.KT)(S)} lists only ${W(
u)}`,operator:I?O:ut,user:`check the address, or ask the publisher of the ${l} to release a version`})}const W=l=>(0,E.K4)(l,3,g=>`"${(0,E.dh)(g,40)}"`),O="add \
a version to the mirror, under a key of three numbers such as 1.2.0",p={module:"numbers with dots, such as 1.2.0 or v1.2.0",provider:'three numbers with dots an\
d without a "v", such as 1.2.0'};function x({kind:l,address:g,texts:S,rejects:u}){const I=(0,$.xI)`the registry lists ${W(S)} for ${l} ${(0,$.KT)(g)}, which ${S.
length===1?"is not a version":"are not versions"}`,Z=`publish versions as ${p[l]}, and remove others`;return(0,y.CC)("version-unreadable",{message:(0,$.xI)`${I}; the CLIs ignore ${S.
length===1?"it":"them"}`,operator:Z,severity:l==="module"?"warning":"notice",...u&&{message:(0,$.xI)`${I}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,
user:"use Terraform 1.13 or later, which ignores such versions",severity:"error"}})}const X=l=>(0,y.CC)("provider-warning",{message:(0,$.xI)`the registry returned a warning for ${(0,$.
KT)(l.address)}: "${(0,E.dh)(l.warnings.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"}),Q=l=>(0,y.CC)("answer-incomplete",
(0,E.qG)(l))}),4067:((Rt,ft,n)=>{n.d(ft,{Sz:()=>W,Zu:()=>N,uo:()=>O});var $=n(6429),E=n(3298);const y=p=>(0,E.O)(()=>p.trim().split(/\s+/).map(R));function R(p){
const[x="",X]=p.split("/"),Q=(0,$.r5)(x);if(Q===null)throw new Error(`${x} is no address`);return{prefix:Q,bits:X===void 0?Q.length*8:Number(X)}}const Y=y(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),A=y("127.0.0.0/8 0.0.0.0 ::1 ::"),F=y(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),L=y(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),G=y("0.0.0.0/0 2000::/3"),H=y("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),T=(p,x)=>p().some(X=>(0,$.Wg)(X,x)),M=[12,13,14,15],s=[[y("2002::/16"),[[2,
3,4,5]],0],[y("2001::/32"),[[4,5,6,7]],0],[y("2001::/32"),[M],255],[y("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],M],0]];function P(p){const x=s.filter(
([Q])=>T(Q,p)).flatMap(([,Q,l])=>Q.map(g=>g.map(S=>(p[S]??0)^l)));return/^[02],0,94,254$/.test(p.slice(8,12).join())?[...x,p.slice(12)]:x}function C(p){return p===
null?"public":T(A,p)?"loopback":T(H,p)?C(p.slice(12)):[p,...P(p)].some(x=>T(Y,x))?"metadata":T(F,p)?"private":T(L,p)||!T(G,p)?"reserved":"public"}const N=p=>C((0,$.
r5)(p)),tt=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/,V=/^(?:metadata(?:\.goog|\.google(?:\.internal)?|\.azure\.internal|\.tencentyun\.com|\.platformequinix\.com|\.packet\.net)?|api\.metadata\.cloud\.ibm\.com|instance-data(?:\..*internal)?|(?:kubernetes|openshift)(?:\.default(?:\.svc(?:\..*)?)?)?)$/;
function W(p){const x=p.replace(/\.$/,"");return/(^|\.)localhost(\.localdomain)?$/.test(x)?"loopback":V.test(x)?"metadata":C((0,$.r5)(x)??(0,$.RY)(x))}function O(p){
const x=W(p);return x!=="public"||p.includes(":")?x:tt.test(p.replace(/\.$/,""))?"private":"public"}}),2311:((Rt,ft,n)=>{n.d(ft,{i:()=>R});var $=n(4067);const E=Y=>Y.
replace(/:\d+$/,"").replace(/^\[|\]$/g,""),y=Y=>Y.split(".").at(-1);function R(Y,A,F){if(Y===A)return!1;const L=E(Y),G=y(L)===y(E(A)),H=L.endsWith(".svc")||(0,$.
uo)(L)!=="public"&&!G,T=(0,$.Sz)(L)!=="public"||L===E(A),M=/^host-(?:timeout|unknown|unreachable)$/.test(F);return F==="host-private-redirect"?!0:F==="host-unkn\
own"&&H||M&&T}}),8225:((Rt,ft,n)=>{n.d(ft,{m:()=>A,u:()=>F});var $=n(8643),E=n(5106);const y=[1024,65535],R=["authz_code","password"],Y="app.terraform.io";function A(s,P,C){
const N=[],tt=(g,S,u)=>(N.push({rule:S,value:u}),g),V=g=>Object.hasOwn(s,g)?s[g]:void 0,W=L(V("client"),tt),O=G(V("grant_types"),C,tt),p=(g,S)=>{const u=V(g);if(typeof u!=
"string")return S.some(et=>O.includes(et))?tt(null,`${g}-missing`,u):null;const I=(0,E.vy)(P,u);if(I.ok&&(0,$.cz)(I.value).name!=="")return(0,$.jr)(I.value);const ut=`\
failed to parse ${g==="authz"?"authorization":"token"} URL: ${I.ok?"no Host in request URL":I.why}`;return N.push({rule:`${g}-invalid`,why:ut}),null},x=p("authz",
["authz_code"]),X=p("token",R),Q=H(V("ports"),tt),l=M(V("scopes"),tt);return{value:{client:W,grantTypes:O,authz:x,token:X,ports:Q,scopes:l},flaws:N}}const F=s=>[
"authz","token"].flatMap(P=>{const C=s[P],N=(0,$.Dl)(C??"");return C!==null&&N.ok?[{endpoint:P,text:C,url:N.value}]:[]});function L(s,P){return typeof s!="strin\
g"?P("","client-missing",s):s===""?P(s,"client-empty",s):s}function G(s,P,C){if(s===void 0)return["authz_code"];if(!Array.isArray(s))return C([],"grant-types-in\
valid",s);const N=[...new Set(s.filter(W=>typeof W=="string"))];return N.includes("authz_code")||N.includes("password")&&P===Y?N.every(W=>R.includes(W))?N:C(N,"\
grant-types-unknown",s):C(N,"grant-types-unsupported",s)}function H(s,P){if(s===void 0)return y;if(!Array.isArray(s))return P(y,"ports-ignored",s);if(s.length!==
2)return P(y,"ports-count",s);const[C,N]=s;return!T(C)||!T(N)?P(y,"ports-range",s):C>N?P(y,"ports-order",s):C===N?P([C,N],"ports-single",s):[C,N]}const T=s=>typeof s==
"number"&&Number.isInteger(s)&&s>=y[0]&&s<=y[1];function M(s,P){if(s===void 0)return[];if(!Array.isArray(s))return P([],"scopes-ignored",s);const C=s.filter(N=>typeof N==
"string");return C.length===s.length?C:P(C,"scopes-invalid",s)}}),1331:((Rt,ft,n)=>{n.d(ft,{O:()=>$,i:()=>E});const $=y=>({discovery:y,hops:[],timing:{lookupMs:null,
connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]}),E=(y,R)=>({host:y,attempt:$({kind:"skipped",problem:R}),earlier:[],later:[],
credentials:null,looks:[],difference:null,forced:[]})}),5011:((Rt,ft,n)=>{n.d(ft,{n:()=>Y});var $=n(9432);const E=["TF_CLI_ARGS_init","TF_CLI_ARGS"],y=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
R=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;function Y(H){const T=L(H),M=P=>T.flatMap(({name:C,value:N})=>C===P?N:[]),s=P=>M(P).
at(-1);return{upgrade:A(s("upgrade")??"false"),hasBackend:A(s("backend")??s("cloud")??"true"),isLockReadonly:s("lockfile")==="readonly",pluginDirectories:M("plu\
gin-dir"),backendConfig:M("backend-config"),variables:T.filter(({name:P})=>P==="var"||P==="var-file"),remarks:E.flatMap(P=>{const N=T.filter(({name:tt,from:V})=>V===
P&&R.test(tt)).map(F).join(" ");return N===""?[]:[`init is predicted with ${N} of ${P}`]})}}const A=H=>/^(1|[tT]|true|TRUE|True)$/.test(H);function F({name:H,value:T}){
if(T==="true")return`-${H}`;const M=H==="var"||H==="backend-config"&&!T.startsWith("hostname=");return`-${H}=${(0,$.dh)(M?T.replace(/=.*/s,"=\u2026"):T)}`}function L(H){
const T=E.flatMap(s=>G(H[s]??"").map(P=>({text:P,from:s}))).values(),M=[];for(const{text:s,from:P}of T){const[,C,,N]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(s)??[];if(C===
void 0)break;const tt=()=>y.test(C)?T.next().value?.text??"":"true";M.push({name:C,from:P,value:N??tt()})}return M}function G(H){const[T=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(H)??[];return(T.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(s=>s.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(P,C,N,tt)=>String(C??
tt??N.replace(/\\(.)/gs,"$1"))))}}),8345:((Rt,ft,n)=>{n.d(ft,{C:()=>Y,c:()=>A});var $=n(9179),E=n(3846),y=n(1054),R=n(845);const Y="write the `source` that the \
documentation of the provider shows, such as NAMESPACE/TYPE: a repository is no provider";function A(L,G){if(L.length>y.lG)return null;const[H=""]=L.split("/",1);
if(G.kind!=="invalid")return G.hostImplied?null:(0,y.L6)(H);if((0,y.Kc)(L))return y.dj;if(L!==L.trim())return"remove the white space around the address";const[,
T="",M=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec((0,$.Mi)(L,""))??[],s=T!==""&&/\bterraform-provider-|\.git$/.test(M);if((0,R.ni)(M)||s)return Y;const P=(0,R.
Fu)(M,"provider");return P!==null?`write ${P}`:G.error.split(`

`)[1]??F(L,M)}function F(L,G){const[,H="",T]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(G)??[];if(H!==L&&(0,E.mi)(H,"terraform").kind==="registry")return`w\
rite ${H}${T===void 0?"":", and the version in the `version` argument"}`;const M=H.split("/"),[s="",P=""]=M;if(M.length>3){const C=`; service discovery works on\
ly at the root of a host, not below /${P}`;return`write HOST/NAMESPACE/TYPE${(0,y.Cm)(s)?C:""}`}return M.length===3?(0,y.L6)(s):M.length===2&&(0,y.Cm)(s)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}})};export{qe as ids,tn as modules};
var $late0,$late1;
