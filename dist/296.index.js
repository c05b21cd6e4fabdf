const X=296,K=[296],Y={5296:((B,M,o)=>{o.r(M),o.d(M,{settingsMistakes:()=>l});var $=o(5751),w=o(3152),g=o(1460);function l(O,h){try{return(0,$.s)(O,{...h,wording:g.
E}),[]}catch(E){if(E instanceof w.GN)return E.mistakes;throw E}}}),4e3:((B,M,o)=>{o.d(M,{$$:()=>R,B9:()=>C,Cw:()=>D,I0:()=>A,K4:()=>v,NM:()=>N,VW:()=>S,Wt:()=>T,
YA:()=>b,_r:()=>j,dh:()=>h,eZ:()=>i,go:()=>p,mP:()=>m,oZ:()=>n,px:()=>y,qZ:()=>I,zM:()=>U,zN:()=>_,zd:()=>f});var $=o(1064),w=o(9562),g=o(9587);const l=300,O=8192;
function h(t,e=l){const{length:s}=t,r=s>O?(0,g.NE)(t.slice(0,O)):(0,g._U)(t);return r.length<=e?r:`${E(r,e)}\u2026`}const E=(t,e)=>structuredClone(t.slice(0,e).
toWellFormed()),y=(t,e)=>`${t} ${t===1?e:d(e)}`,d=t=>`${t.replace(/(?<=[^aeiou])y$/,"ie")}s`;function _(t,e){const{length:s}=t,r=typeof e=="number"?e:s<=2*e.few?
s:e.few,c=t.slice(r);return{shown:t.slice(0,r),rest:c,more:c.length}}function v(t,e,s=String,r=c=>`${c} more`){const{shown:c,more:a}=_(t,e),u=c.map(x=>s(x)).join(
", ");return a>0?`${u} and ${r(a)}`:u}const R=t=>new TextEncoder().encode(t).length;function A(t,e,s,r){const c=[];let a=0;for(const u of Iterator.from(t).map(r)){
if(a+=R(u)+s,a>e)break;c.push(u)}return{shown:c,more:t.length-c.length}}const i=t=>t.map(e=>$.bB[e]).join(" and "),f=t=>`the clients print "${t}"`;function p(t){
return t===null?"null":Array.isArray(t)?"an array":typeof t=="object"?"an object":`a ${typeof t}`}function m(t){if(t.kind==="error")return`cannot be read: ${t.code}`;
if(t.kind==="special")return`is ${t.is} and is not read`;const{bytes:e,maxBytes:s}=t;return`has ${e} bytes and is not read; the limit is ${s/1024/1024} MiB`}const P={
[w.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[w.xq]:"correct the host in `source` (\
public providers need none), add the `source` that a child module lacks, or use a filesystem mirror"};function T(t){return t.flatMap(s=>P[s]??[])[0]??"correct t\
he host in `source` or `hostname`, or add the `source` that a child module lacks"}const L=new Map([["registry.terraform.io","https://status.hashicorp.com"],["ap\
p.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],[
"gitlab.com","https://status.gitlab.com"]]),S=t=>L.get(t)??null,C=t=>`wait and run the check again; see ${S(t)??"its status page"}, and consider a network mirro\
r for providers`,I=t=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${t} is public, so this network or country is blocked`;function N({page:t,
asked:e},s){if(t===null)return s;const r=t.title===""?"":` ("${t.title}")`,c=s.guest??I(e);switch(t.kind){case"sign-in":return{operator:"allow unauthenticated r\
equests to /.well-known/terraform.json",guest:c,because:`the host returned a sign-in page${r}`};case"captive-portal":return`a proxy or captive portal returned a\
n HTML page${r}: allow this machine to reach the host`;case"other":{const a=`the host returned an HTML page${r}`;return{user:T([]),...s,guest:c,because:a}}}}const j=({
url:t,status:e,reason:s,said:r})=>`${t} returned ${`${e} ${h(s)}`.trim()}${r===void 0?"":` ("${h(r)}")`}`,b=t=>`${Math.round(t/100)/10} s`,U=t=>t.kind==="severa\
l"?t.reasons:[t];function D(t){switch(t.kind){case"deadline":return`the check reached its deadline of ${b(t.ms)}`;case"signal":return`the check was interrupted \
by ${t.signal}`;case"crash":return"tf-disco crashed";case"missing":return F(t);case"several":return t.reasons.map(D).join("; ")}}function F({repositories:t,total:e}){
const s=e===1?"repository":"repositories",r=t.length===1?"is":"are",c=v(t,10,h);return`${t.length} of ${e} ${s} ${r} missing: ${c}`}const n=({kind:t,address:e,version:s})=>`${t}\
 ${e} ${h(s,40)}`}),1460:((B,M,o)=>{o.d(M,{E:()=>d,W:()=>y});var $=o(6760),w=o(5747),g=o(1831),l=o(8535),O=o(7773),h=o(7188);const E=new Set(O.f.flatMap(([,i])=>i.
map(({name:f})=>f))),y=i=>i.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(f,p,m)=>E.has(p)?`\`--${p}${m===void 0?"":` ${m}`}\``:f).replaceAll("hostnames inp\
ut","--hostnames"),d={isTerminal:!0,setting:i=>`--${i}`,missingPath:(i,f)=>{const[p="",...m]=i.split("=");if(m.length>0&&R(p))return`"${p}=\u2026" does not exist in ${f}\
; did you mean --tokens?`;const P=v(i,f),T=P===null?"":`; did you mean ${P}?`;return`"${i}" does not exist in ${f}${T}`}},_=new Map([...["init","lint","run","sc\
an","test","validate"].map(i=>[i,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function v(i,f){const p=_.get(i)??(0,l.q)(i,h.bw);if(p!==
null)return`"tf-disco ${p}"`;const m=(0,l.q)((0,$.basename)(i),(0,w.wX)((0,$.dirname)((0,$.resolve)(f,i))));if(m!==null)return`"${(0,$.join)((0,$.dirname)(i),m)}\
"`;const P=i.replace(/^https:\/\/|\/$/g,""),T=(0,g.Pv)(P);return T.ok&&R(P)?`--hostnames ${T.value}`:null}const R=i=>i.includes(".")&&!A.test(i)&&(0,g.Pv)(i).ok,
A=/\.(?:tf|tofu|hcl|json|tfvars)$/}),5751:((B,M,o)=>{o.d(M,{s:()=>N});var $=o(3024),w=o(6760),g=o(5747),l=o(4091),O=o(4e3),h=o(6181),E=o(1831);let y=function(...n){
return{BlockList:y}=process.getBuiltinModule("node:net"),new.target?new y(...n):y(...n)},d=function(...n){return{isIP:d}=process.getBuiltinModule("node:net"),new.target?
new d(...n):d(...n)};function _(n){const t=r=>n[r]||n[r.toLowerCase()]||"",e={http:R("HTTP_PROXY",t("HTTP_PROXY")),https:R("HTTPS_PROXY",t("HTTPS_PROXY"))},s=f(
t("NO_PROXY"));return r=>{const c=e[r.scheme];return c===null||i(r.name)||s(r)?null:c}}const v=["http:","https:"];function R(n,t){if(t==="")return null;const e=URL.
parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(t)?t:`http://${t}`);if(e===null)throw new TypeError(`${n} is not a URL; expected http://HOST:PORT`);if(!v.includes(e.protocol))
throw new TypeError(`${n} is a ${e.protocol}// proxy; expected http:// or https://`);if(!A(e.username)||!A(e.password))throw new TypeError(`${n} has a user name\
 or password with a bare "%"; write "%25" for it`);return e}function A(n){try{return decodeURIComponent(n),!0}catch(t){if(t instanceof URIError)return!1;throw t}}
const i=n=>n==="localhost"||["127.0.0.0/8","::1/128"].some(t=>m(t)?.(n));function f(n){const t=n.split(",").map(e=>e.trim().toLowerCase()).filter(e=>e!=="").map(
p);return e=>t.some(s=>s(e))}function p(n){if(n==="*")return()=>!0;const t=m(n);if(t!==null)return({name:u})=>t(u);const{name:e,port:s}=L(n),r=u=>s===""||String(
u.port)===s,c=d(e)===4?32:128,a=m(`${e}/${c}`)??T(e);return u=>r(u)&&a(u.name)}function m(n){const[,t="",e=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(n)??[];if(!P(t))
return null;const s=Number(e);if(s>(d(t)===4?32:128))return null;const r=s-(d(t)===6?96:0),c=new y,a=d((0,h.n7)(t))===4&&r>=0;return a?c.addSubnet((0,h.n7)(t),r,
"ipv4"):c.addSubnet(t,s,"ipv6"),u=>{const x=(0,h.n7)(a?u:u.replace(/%.*$/s,""));return d(x)===(a?4:6)&&c.check(x,a?"ipv4":"ipv6")}}const P=n=>d(n)!==0&&!n.includes(
"%");function T(n){if(n==="")return()=>!1;const t=n.replace(/^\*\./,"."),e=t.replace(/^\./,""),s=(0,E.Pv)(e),r=s.ok?s.value:e,c=a=>!t.startsWith(".")&&a===r;return a=>d(
a)===0&&(a.endsWith(`.${r}`)||c(a))}function L(n){const t=/^\[([^\]]*)\]:([^:]*)$/.exec(n)??/^([^:[\]]*):([^:[\]]*)$/.exec(n);return t===null?{name:n,port:""}:{
name:t[1]??"",port:t[2]??""}}var S=o(3152);let C=function(...n){return{X509Certificate:C}=process.getBuiltinModule("node:crypto"),new.target?new C(...n):C(...n)};
const I=4*1024*1024;function N(n,{environment:t,directory:e,wording:s=S.w7}){const{settings:r,mistakes:c}=(0,S.P$)(n,s),a=U(r.caFile,s),u=b(t),x=[a,u].flatMap(k=>k.
ok?[]:[k.why]),W=j(r.scan,e).map(k=>s.missingPath(k,e)),H=[...c,...x,...W];if(H.length>0||!a.ok||!u.ok)throw new S.GN(H);return{...r,authorities:a.value,chooseProxy:u.
value}}const j=(n,t)=>n.filter(e=>!/[*?[\]{}]/.test(e)&&!(0,$.existsSync)((0,w.resolve)(t,e)));function b(n){try{return(0,l.Ju)(_(n))}catch(t){if(t instanceof TypeError)
return(0,l.TR)(t.message);throw t}}function U(n,{setting:t}){if(n===null)return(0,l.Ju)(null);const e=(0,g.yR)(n,I),s=t("ca-file");if(!e.ok)return(0,l.TR)(`${s}\
 "${n}" ${(0,O.mP)(e.failure)}`);const r=F(e.text);return r.ok?r:(0,l.TR)(`${s} "${n}" ${r.why}`)}const D=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function F(n){const t=n.match(D)??[];if(t.length===0)return(0,l.TR)("contains no certificate; expected PEM");try{for(const e of t)new C(e);return(0,l.Ju)(t.join(
`
`))}catch(e){return(0,l.TR)(`contains an invalid certificate: ${e instanceof Error?e.message:e}`)}}})};export{X as id,K as ids,Y as modules};
