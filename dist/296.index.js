const X=296,K=[296],Y={5296:((B,y,o)=>{o.r(y),o.d(y,{settingsMistakes:()=>l});var $=o(5751),M=o(3152),g=o(1460);function l(w,h){try{return(0,$.s)(w,{...h,wording:g.
E}),[]}catch(E){if(E instanceof M.GN)return E.mistakes;throw E}}}),4e3:((B,y,o)=>{o.d(y,{$$:()=>R,B9:()=>x,Cw:()=>D,I0:()=>_,K4:()=>A,NM:()=>N,VW:()=>S,Wt:()=>T,
YA:()=>b,_r:()=>j,dh:()=>h,eZ:()=>a,go:()=>p,mP:()=>m,oZ:()=>n,px:()=>O,qZ:()=>I,zM:()=>U,zN:()=>v,zd:()=>f});var $=o(1064),M=o(9562),g=o(9587);const l=300,w=8192;
function h(t,e=l){const{length:s}=t,r=s>w?(0,g.NE)(t.slice(0,w)):(0,g._U)(t);return r.length<=e?r:`${E(r,e)}\u2026`}const E=(t,e)=>structuredClone(t.slice(0,e).
toWellFormed()),O=(t,e)=>`${t} ${t===1?e:d(e)}`,d=t=>`${t.replace(/(?<=[^aeiou])y$/,"ie")}s`;function v(t,e){const{length:s}=t,r=typeof e=="number"?e:s<=2*e.few?
s:e.few,c=t.slice(r);return{shown:t.slice(0,r),rest:c,more:c.length}}function A(t,e,s=String,r=c=>`${c} more`){const{shown:c,more:i}=v(t,e),u=c.map(C=>s(C)).join(
", ");return i>0?`${u} and ${r(i)}`:u}const R=t=>new TextEncoder().encode(t).length;function _(t,e,s,r){const c=[];let i=0;for(const u of Iterator.from(t).map(r)){
if(i+=R(u)+s,i>e)break;c.push(u)}return{shown:c,more:t.length-c.length}}const a=t=>t.map(e=>$.bB[e]).join(" and "),f=t=>`the clients print "${t}"`;function p(t){
return t===null?"null":Array.isArray(t)?"an array":typeof t=="object"?"an object":`a ${typeof t}`}function m(t){if(t.kind==="error")return`cannot be read: ${t.code}`;
if(t.kind==="special")return`is ${t.is} and is not read`;const{bytes:e,maxBytes:s}=t;return`has ${e} bytes and is not read; the limit is ${s/1024/1024} MiB`}const P={
[M.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[M.xq]:"correct the host in `source`, \
or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesys\
tem mirror"};function T(t){return t.flatMap(s=>P[s]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const L=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),S=t=>L.get(t)??null,x=t=>`wait and run the check again\
; see ${S(t)??"its status page"}, and consider a network mirror for providers`,I=t=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${t} serves\
 its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function N({page:t,asked:e},s){if(t===null)
return s;const r=t.title===""?"":` ("${t.title}")`,c=s.guest??I(e);switch(t.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/\
terraform.json",guest:c,because:`the host returned a sign-in page${r}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${r}: allow t\
his machine to reach the host`;case"other":{const i=s.user??`check that ${e} is a registry, and ${T([])}`;return{...s,user:i,guest:c,because:`the host returned \
an HTML page${r}`}}}}const j=({url:t,status:e,reason:s,said:r})=>`${t} returned ${`${e} ${h(s)}`.trim()}${r===void 0?"":` ("${h(r)}")`}`,b=t=>`${Math.round(t/100)/
10} s`,U=t=>t.kind==="several"?t.reasons:[t];function D(t){switch(t.kind){case"deadline":return`the check reached its deadline of ${b(t.ms)}`;case"signal":return`\
the check was interrupted by ${t.signal}`;case"crash":return"tf-disco crashed";case"missing":return F(t);case"several":return t.reasons.map(D).join("; ")}}function F({
repositories:t,total:e}){const s=e===1?"repository":"repositories",r=t.length===1?"is":"are",c=A(t,10,h);return`${t.length} of ${e} ${s} ${r} missing: ${c}`}const n=({
kind:t,address:e,version:s})=>`${t} ${e} ${h(s,40)}`}),1460:((B,y,o)=>{o.d(y,{E:()=>d,W:()=>O});var $=o(6760),M=o(5747),g=o(1831),l=o(8535),w=o(7773),h=o(7188);
const E=new Set(w.f.flatMap(([,a])=>a.map(({name:f})=>f))),O=a=>a.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(f,p,m)=>E.has(p)?`\`--${p}${m===void 0?"":` ${m}`}\
\``:f).replaceAll("hostnames input","--hostnames"),d={isTerminal:!0,setting:a=>`--${a}`,missingPath:(a,f)=>{const[p="",...m]=a.split("=");if(m.length>0&&R(p))return`\
"${p}=\u2026" does not exist in ${f}; did you mean --tokens?`;const P=A(a,f),T=P===null?"":`; did you mean ${P}?`;return`"${a}" does not exist in ${f}${T}`}},v=new Map(
[...["init","lint","run","scan","test","validate"].map(a=>[a,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function A(a,f){const p=v.
get(a)??(0,l.q)(a,h.bw);if(p!==null)return`"tf-disco ${p}"`;const m=(0,l.q)((0,$.basename)(a),(0,M.wX)((0,$.dirname)((0,$.resolve)(f,a))));if(m!==null)return`"${(0,$.
join)((0,$.dirname)(a),m)}"`;const P=a.replace(/^https:\/\/|\/$/g,""),T=(0,g.Pv)(P);return T.ok&&R(P)?`--hostnames ${T.value}`:null}const R=a=>a.includes(".")&&
!_.test(a)&&(0,g.Pv)(a).ok,_=/\.(?:tf|tofu|hcl|json|tfvars)$/}),5751:((B,y,o)=>{o.d(y,{s:()=>N});var $=o(3024),M=o(6760),g=o(5747),l=o(4091),w=o(4e3),h=o(6181),
E=o(1831);let O=function(...n){return{BlockList:O}=process.getBuiltinModule("node:net"),new.target?new O(...n):O(...n)},d=function(...n){return{isIP:d}=process.
getBuiltinModule("node:net"),new.target?new d(...n):d(...n)};function v(n){const t=r=>n[r]||n[r.toLowerCase()]||"",e={http:R("HTTP_PROXY",t("HTTP_PROXY")),https:R(
"HTTPS_PROXY",t("HTTPS_PROXY"))},s=f(t("NO_PROXY"));return r=>{const c=e[r.scheme];return c===null||a(r.name)||s(r)?null:c}}const A=["http:","https:"];function R(n,t){
if(t==="")return null;const e=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(t)?t:`http://${t}`);if(e===null)throw new TypeError(`${n} is not a URL; expected http://\
HOST:PORT`);if(!A.includes(e.protocol))throw new TypeError(`${n} is a ${e.protocol}// proxy; expected http:// or https://`);if(!_(e.username)||!_(e.password))throw new TypeError(
`${n} has a user name or password with a bare "%"; write "%25" for it`);return e}function _(n){try{return decodeURIComponent(n),!0}catch(t){if(t instanceof URIError)
return!1;throw t}}const a=n=>n==="localhost"||["127.0.0.0/8","::1/128"].some(t=>m(t)?.(n));function f(n){const t=n.split(",").map(e=>e.trim().toLowerCase()).filter(
e=>e!=="").map(p);return e=>t.some(s=>s(e))}function p(n){if(n==="*")return()=>!0;const t=m(n);if(t!==null)return({name:u})=>t(u);const{name:e,port:s}=L(n),r=u=>s===
""||String(u.port)===s,c=d(e)===4?32:128,i=m(`${e}/${c}`)??T(e);return u=>r(u)&&i(u.name)}function m(n){const[,t="",e=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(n)??[];
if(!P(t))return null;const s=Number(e);if(s>(d(t)===4?32:128))return null;const r=s-(d(t)===6?96:0),c=new O,i=d((0,h.n7)(t))===4&&r>=0;return i?c.addSubnet((0,h.
n7)(t),r,"ipv4"):c.addSubnet(t,s,"ipv6"),u=>{const C=(0,h.n7)(i?u:u.replace(/%.*$/s,""));return d(C)===(i?4:6)&&c.check(C,i?"ipv4":"ipv6")}}const P=n=>d(n)!==0&&
!n.includes("%");function T(n){if(n==="")return()=>!1;const t=n.replace(/^\*\./,"."),e=t.replace(/^\./,""),s=(0,E.Pv)(e),r=s.ok?s.value:e,c=i=>!t.startsWith(".")&&
i===r;return i=>d(i)===0&&(i.endsWith(`.${r}`)||c(i))}function L(n){const t=/^\[([^\]]*)\]:([^:]*)$/.exec(n)??/^([^:[\]]*):([^:[\]]*)$/.exec(n);return t===null?
{name:n,port:""}:{name:t[1]??"",port:t[2]??""}}var S=o(3152);let x=function(...n){return{X509Certificate:x}=process.getBuiltinModule("node:crypto"),new.target?new x(
...n):x(...n)};const I=4*1024*1024;function N(n,{environment:t,directory:e,wording:s=S.w7}){const{settings:r,mistakes:c}=(0,S.P$)(n,s),i=U(r.caFile,s),u=b(t),C=[
i,u].flatMap(k=>k.ok?[]:[k.why]),W=j(r.scan,e).map(k=>s.missingPath(k,e)),H=[...c,...C,...W];if(H.length>0||!i.ok||!u.ok)throw new S.GN(H);return{...r,authorities:i.
value,chooseProxy:u.value}}const j=(n,t)=>n.filter(e=>!/[*?[\]{}]/.test(e)&&!(0,$.existsSync)((0,M.resolve)(t,e)));function b(n){try{return(0,l.Ju)(v(n))}catch(t){
if(t instanceof TypeError)return(0,l.TR)(t.message);throw t}}function U(n,{setting:t}){if(n===null)return(0,l.Ju)(null);const e=(0,g.yR)(n,I),s=t("ca-file");if(!e.
ok)return(0,l.TR)(`${s} "${n}" ${(0,w.mP)(e.failure)}`);const r=F(e.text);return r.ok?r:(0,l.TR)(`${s} "${n}" ${r.why}`)}const D=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function F(n){const t=n.match(D)??[];if(t.length===0)return(0,l.TR)("contains no certificate; expected PEM");try{for(const e of t)new x(e);return(0,l.Ju)(t.join(
`
`))}catch(e){return(0,l.TR)(`contains an invalid certificate: ${e instanceof Error?e.message:e}`)}}})};export{X as id,K as ids,Y as modules};
