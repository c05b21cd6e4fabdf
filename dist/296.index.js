const H=296,X=[296],K={5296:((L,y,a)=>{a.r(y),a.d(y,{settingsMistakes:()=>d});var m=a(5751),M=a(3152),E=a(1460);function d(O,l){try{return(0,m.s)(O,{...l,wording:E.
E}),[]}catch(p){if(p instanceof M.GN)return p.mistakes;throw p}}}),4e3:((L,y,a)=>{a.d(y,{$$:()=>v,B9:()=>N,Cw:()=>D,I0:()=>x,K4:()=>w,NM:()=>j,VW:()=>R,Wt:()=>T,
YA:()=>b,_r:()=>U,dh:()=>l,eZ:()=>i,go:()=>h,mP:()=>$,oZ:()=>s,px:()=>S,qZ:()=>I,zM:()=>F,zN:()=>A,zd:()=>f});var m=a(1064),M=a(9562),E=a(9587);const d=300,O=8192;
function l(t,e=d){const{length:r}=t,c=r>O?(0,E.NE)(t.slice(0,O)):(0,E._U)(t);return c.length<=e?c:`${p(c,e)}\u2026`}const p=(t,e)=>structuredClone(t.slice(0,e).
toWellFormed()),S=(t,e)=>`${t} ${t===1?e:_(e)}`,_=t=>`${t.replace(/(?<=[^aeiou])y$/,"ie")}s`;function A(t,e){const{length:r}=t,c=typeof e=="number"?e:r<=2*e.few?
r:e.few,o=t.slice(c);return{shown:t.slice(0,c),rest:o,more:o.length}}function w(t,e,r=String,c=o=>`${o} more`){const{shown:o,more:u}=A(t,e),g=o.map(k=>r(k)).join(
", ");return u>0?`${g} and ${c(u)}`:g}const v=t=>new TextEncoder().encode(t).length;function x(t,e,r,c){const o=[];let u=0;for(const g of Iterator.from(t).map(c)){
if(u+=v(g)+r,u>e)break;o.push(g)}return{shown:o,more:t.length-o.length}}const i=t=>t.map(e=>m.bB[e]).join(" and "),f=t=>`the clients print "${t}"`;function h(t){
return t===null?"null":Array.isArray(t)?"an array":typeof t=="object"?"an object":`a ${typeof t}`}function $(t){if(t.kind==="error")return`cannot be read: ${t.code}`;
if(t.kind==="special")return`is ${t.is} and is not read`;const{bytes:e,maxBytes:r}=t;return`has ${e} bytes and is not read; the limit is ${r/1024/1024} MiB`}const P={
[M.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[M.xq]:"correct the host in `source`, \
or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesys\
tem mirror"};function T(t){return t.flatMap(r=>P[r]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const C=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),R=t=>C.get(t)??null,N=t=>`wait and run the check again\
; see ${R(t)??"its status page"}, and consider a network mirror for providers`,I=t=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${t} serves\
 its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function j({page:t,asked:e},r){if(t===null)
return r;const c=t.title===""?"":` ("${t.title}")`,o=r.guest??I(e);switch(t.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/\
terraform.json",guest:o,because:`the host returned a sign-in page${c}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${c}: allow t\
his machine to reach the host`;case"other":{const u=r.user??`check that ${e} is a registry, and ${T([])}`;return{...r,user:u,guest:o,because:`the host returned \
an HTML page${c}`}}}}const U=({url:t,status:e,reason:r})=>`${t} returned ${`${e} ${l(r)}`.trim()}`,b=t=>`${Math.round(t/100)/10} s`,F=t=>t.kind==="several"?t.reasons:
[t];function D(t){switch(t.kind){case"deadline":return`the check reached its deadline of ${b(t.ms)}`;case"signal":return`the check was interrupted by ${t.signal}`;case"\
crash":return"tf-disco crashed";case"missing":return n(t);case"several":return t.reasons.map(D).join("; ")}}function n({repositories:t,total:e}){const r=e===1?"\
repository":"repositories",c=t.length===1?"is":"are",o=w(t,10,l);return`${t.length} of ${e} ${r} ${c} missing: ${o}`}const s=({kind:t,address:e,version:r})=>`${t}\
 ${e} ${l(r,40)}`}),1460:((L,y,a)=>{a.d(y,{E:()=>_,W:()=>S});var m=a(6760),M=a(5747),E=a(1831),d=a(8535),O=a(7773),l=a(7188);const p=new Set(O.f.flatMap(([,i])=>i.
map(({name:f})=>f))),S=i=>i.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(f,h,$)=>p.has(h)?`\`--${h}${$===void 0?"":` ${$}`}\``:f).replaceAll("hostnames inp\
ut","--hostnames"),_={setting:i=>`--${i}`,missingPath:(i,f)=>{const[h="",...$]=i.split("=");if($.length>0&&v(h))return`"${h}=\u2026" does not exist in ${f}; did\
 you mean --tokens?`;const P=w(i,f),T=P===null?"":`; did you mean ${P}?`;return`"${i}" does not exist in ${f}${T}`}},A=new Map([...["init","lint","run","scan","\
test","validate"].map(i=>[i,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function w(i,f){const h=A.get(i)??(0,d.q)(i,l.bw);if(h!==null)
return`"tf-disco ${h}"`;const $=(0,d.q)((0,m.basename)(i),(0,M.wX)((0,m.dirname)((0,m.resolve)(f,i))));if($!==null)return`"${(0,m.join)((0,m.dirname)(i),$)}"`;const P=i.
replace(/^https:\/\/|\/$/g,""),T=(0,E.Pv)(P);return T.ok&&v(P)?`--hostnames ${T.value}`:null}const v=i=>i.includes(".")&&!x.test(i)&&(0,E.Pv)(i).ok,x=/\.(?:tf|tofu|hcl|json|tfvars)$/}),
5751:((L,y,a)=>{a.d(y,{s:()=>I});var m=a(3024),M=a(6760),E=a(5747),d=a(4091),O=a(4e3),l=a(7030),p=a(6181),S=a(1831);function _(n){const s=r=>n[r]||n[r.toLowerCase()]||
"",t={http:w("HTTP_PROXY",s("HTTP_PROXY")),https:w("HTTPS_PROXY",s("HTTPS_PROXY"))},e=i(s("NO_PROXY"));return r=>{const c=t[r.scheme];return c===null||x(r.name)||
e(r)?null:c}}const A=["http:","https:"];function w(n,s){if(s==="")return null;const t=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(s)?s:`http://${s}`);if(t===null)
throw new TypeError(`${n} is not a URL; expected http://HOST:PORT`);if(!A.includes(t.protocol))throw new TypeError(`${n} is a ${t.protocol}// proxy; expected ht\
tp:// or https://`);if(!v(t.username)||!v(t.password))throw new TypeError(`${n} has a user name or password with a bare "%"; write "%25" for it`);return t}function v(n){
try{return decodeURIComponent(n),!0}catch(s){if(s instanceof URIError)return!1;throw s}}const x=n=>n==="localhost"||["127.0.0.0/8","::1/128"].some(s=>h(s)?.(n));
function i(n){const s=n.split(",").map(t=>t.trim().toLowerCase()).filter(t=>t!=="").map(f);return t=>s.some(e=>e(t))}function f(n){if(n==="*")return()=>!0;const s=h(
n);if(s!==null)return({name:u})=>s(u);const{name:t,port:e}=T(n),r=u=>e===""||String(u.port)===e,c=(0,l.isIP)(t)===4?32:128,o=h(`${t}/${c}`)??P(t);return u=>r(u)&&
o(u.name)}function h(n){const[,s="",t=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(n)??[];if(!$(s))return null;const e=Number(t);if(e>((0,l.isIP)(s)===4?32:128))return null;
const r=e-((0,l.isIP)(s)===6?96:0),c=new l.BlockList,o=(0,l.isIP)((0,p.n7)(s))===4&&r>=0;return o?c.addSubnet((0,p.n7)(s),r,"ipv4"):c.addSubnet(s,e,"ipv6"),u=>{
const g=(0,p.n7)(o?u:u.replace(/%.*$/s,""));return(0,l.isIP)(g)===(o?4:6)&&c.check(g,o?"ipv4":"ipv6")}}const $=n=>(0,l.isIP)(n)!==0&&!n.includes("%");function P(n){
if(n==="")return()=>!1;const s=n.replace(/^\*\./,"."),t=s.replace(/^\./,""),e=(0,S.Pv)(t),r=e.ok?e.value:t,c=o=>!s.startsWith(".")&&o===r;return o=>(0,l.isIP)(o)===
0&&(o.endsWith(`.${r}`)||c(o))}function T(n){const s=/^\[([^\]]*)\]:([^:]*)$/.exec(n)??/^([^:[\]]*):([^:[\]]*)$/.exec(n);return s===null?{name:n,port:""}:{name:s[1]??
"",port:s[2]??""}}var C=a(3152);let R=function(...n){return{X509Certificate:R}=process.getBuiltinModule("node:crypto"),new.target?new R(...n):R(...n)};const N=4*
1024*1024;function I(n,{environment:s,directory:t,wording:e=C.w7}){const{settings:r,mistakes:c}=(0,C.P$)(n,e),o=b(r.caFile,e),u=U(s),g=[o,u].flatMap(B=>B.ok?[]:
[B.why]),k=j(r.scan,t).map(B=>e.missingPath(B,t)),W=[...c,...g,...k];if(W.length>0||!o.ok||!u.ok)throw new C.GN(W);return{...r,authorities:o.value,chooseProxy:u.
value}}const j=(n,s)=>n.filter(t=>!/[*?[\]{}]/.test(t)&&!(0,m.existsSync)((0,M.resolve)(s,t)));function U(n){try{return(0,d.Ju)(_(n))}catch(s){if(s instanceof TypeError)
return(0,d.TR)(s.message);throw s}}function b(n,{setting:s}){if(n===null)return(0,d.Ju)(null);const t=(0,E.yR)(n,N),e=s("ca-file");if(!t.ok)return(0,d.TR)(`${e}\
 "${n}" ${(0,O.mP)(t.failure)}`);const r=D(t.text);return r.ok?r:(0,d.TR)(`${e} "${n}" ${r.why}`)}const F=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function D(n){const s=n.match(F)??[];if(s.length===0)return(0,d.TR)("contains no certificate; expected PEM");try{for(const t of s)new R(t);return(0,d.Ju)(s.join(
`
`))}catch(t){return(0,d.TR)(`contains an invalid certificate: ${t instanceof Error?t.message:t}`)}}})};export{H as id,X as ids,K as modules};
