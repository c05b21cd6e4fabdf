const K=296,Y=[296],G={5296:((L,y,a)=>{a.r(y),a.d(y,{settingsMistakes:()=>l});var p=a(5751),O=a(3152),E=a(1460);function l(P,d){try{return(0,p.s)(P,{...d,wording:E.
E}),[]}catch($){if($ instanceof O.GN)return $.mistakes;throw $}}}),4e3:((L,y,a)=>{a.d(y,{$$:()=>v,B9:()=>I,Cw:()=>D,I0:()=>w,K4:()=>R,NM:()=>N,VW:()=>x,Wt:()=>T,
YA:()=>b,_r:()=>j,dh:()=>P,eZ:()=>_,go:()=>f,mP:()=>h,oZ:()=>W,px:()=>$,qZ:()=>C,zM:()=>U,zN:()=>A,zd:()=>c});var p=a(6174),O=a(1064),E=a(9562);const l=300;function P(n,t=l){
if(n.length<=t)return n;const e=(0,p._U)(n);return e.length<=t?e:`${d(e,t)}\u2026`}const d=(n,t)=>structuredClone(n.slice(0,t).toWellFormed()),$=(n,t)=>`${n} ${n===
1?t:S(t)}`,S=n=>`${n.replace(/(?<=[^aeiou])y$/,"ie")}s`;function A(n,t){const{length:e}=n,s=typeof t=="number"?t:e<=2*t.few?e:t.few,r=n.slice(s);return{shown:n.
slice(0,s),rest:r,more:r.length}}function R(n,t,e=String,s=r=>`${r} more`){const{shown:r,more:o}=A(n,t),i=r.map(u=>e(u)).join(", ");return o>0?`${i} and ${s(o)}`:
i}const v=n=>new TextEncoder().encode(n).length;function w(n,t,e,s){const r=[];let o=0;for(const i of Iterator.from(n).map(s)){if(o+=v(i)+e,o>t)break;r.push(i)}
return{shown:r,more:n.length-r.length}}const _=n=>n.map(t=>O.bB[t]).join(" and "),c=n=>`the clients print "${n}"`;function f(n){return n===null?"null":Array.isArray(
n)?"an array":typeof n=="object"?"an object":`a ${typeof n}`}function h(n){if(n.kind==="error")return`cannot be read: ${n.code}`;const{bytes:t,maxBytes:e}=n;return`\
has ${t} bytes and is not read; the limit is ${e/1024/1024} MiB`}const g={[E.e$]:"correct the host in the source address, or remove it for a module of the publi\
c registry (NAMESPACE/NAME/SYSTEM)",[E.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has n\
o host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function T(n){return n.flatMap(e=>g[e]??[])[0]??"correct the host in `sou\
rce` or `hostname`, or add the `source` that a child module lacks"}const M=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io",
"https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","ht\
tps://status.gitlab.com"]]),x=n=>M.get(n)??null,I=n=>`wait and run the check again; see ${x(n)??"its status page"}, and consider a network mirror for providers`,
C=n=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${n} serves its discovery document to everyone, so the registry, a proxy or a firewall blo\
cks this network, for example by country`;function N({page:n,asked:t},e){if(n===null)return e;const s=n.title===""?"":` ("${n.title}")`,r=e.guest??C(t);switch(n.
kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:r,because:`the host returned a sign-in page${s}`};case"\
captive-portal":return`a proxy or captive portal returned an HTML page${s}: allow this machine to reach the host`;case"other":{const o=e.user??`check that ${t} \
is a registry, and ${T([])}`;return{...e,user:o,guest:r,because:`the host returned an HTML page${s}`}}}}const j=({url:n,status:t,reason:e})=>`${n} returned ${`${t}\
 ${P(e)}`.trim()}`,b=n=>`${Math.round(n/100)/10} s`,U=n=>n.kind==="several"?n.reasons:[n];function D(n){switch(n.kind){case"deadline":return`the check reached i\
ts deadline of ${b(n.ms)}`;case"signal":return`the check was interrupted by ${n.signal}`;case"crash":return"tf-disco crashed";case"missing":return F(n);case"sev\
eral":return n.reasons.map(D).join("; ")}}function F({repositories:n,total:t}){const e=t===1?"repository":"repositories",s=n.length===1?"is":"are",r=R(n,10,P);return`${n.
length} of ${t} ${e} ${s} missing: ${r}`}const W=({kind:n,address:t,version:e})=>`${n} ${t} ${P(e,40)}`}),1460:((L,y,a)=>{a.d(y,{E:()=>A,W:()=>S});var p=a(6760),
O=a(5747),E=a(1831),l=a(8535),P=a(7773),d=a(7188);const $=new Set(P.f.flatMap(([,c])=>c.map(({name:f})=>f))),S=c=>c.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(f,h,g)=>$.has(h)?`\`--${h}${g===void 0?"":` ${g}`}\``:f).replaceAll("hostnames input","--hostnames"),A={setting:c=>`--${c}`,missingPath:(c,f)=>{const[h="",...g]=c.
split("=");if(g.length>0&&w(h))return`"${h}=\u2026" does not exist in ${f}; did you mean --tokens?`;const T=v(c,f),M=T===null?"":`; did you mean ${T}?`;return`"${c}\
" does not exist in ${f}${M}`}},R=new Map([...["init","lint","run","scan","test","validate"].map(c=>[c,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function v(c,f){const h=R.get(c)??(0,l.q)(c,d.bw);if(h!==null)return`"tf-disco ${h}"`;const g=(0,l.q)((0,p.basename)(c),(0,O.wX)((0,p.dirname)((0,p.
resolve)(f,c))));if(g!==null)return`"${(0,p.join)((0,p.dirname)(c),g)}"`;const T=c.replace(/^https:\/\/|\/$/g,""),M=(0,E.Pv)(T);return M.ok&&w(T)?`--hostnames ${(0,E.
nx)(M.value)}`:null}const w=c=>c.includes(".")&&!_.test(c)&&(0,E.Pv)(c).ok,_=/\.(?:tf|tofu|hcl|json|tfvars)$/}),5751:((L,y,a)=>{a.d(y,{s:()=>b});var p=a(3024),O=a(
6760),E=a(5747),l=a(4091),P=a(4e3),d=a(7030),$=a(6181),S=a(1831);function A(t){const e=o=>t[o]||t[o.toLowerCase()]||"",s={http:v("HTTP_PROXY",e("HTTP_PROXY")),https:v(
"HTTPS_PROXY",e("HTTPS_PROXY"))},r=c(e("NO_PROXY"));return o=>{const i=s[o.scheme];return i===null||_(o.name)||r(o)?null:i}}const R=["http:","https:"];function v(t,e){
if(e==="")return null;const s=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(e)?e:`http://${e}`);if(s===null)throw new TypeError(`${t} is not a URL; expected http://\
HOST:PORT`);if(!R.includes(s.protocol))throw new TypeError(`${t} is a ${s.protocol}// proxy; expected http:// or https://`);if(!w(s.username)||!w(s.password))throw new TypeError(
`${t} has a user name or password with a bare "%"; write "%25" for it`);return s}function w(t){try{return decodeURIComponent(t),!0}catch(e){if(e instanceof URIError)
return!1;throw e}}const _=t=>t==="localhost"||T.some(e=>e?.(t));function c(t){const e=t.split(",").map(s=>s.trim().toLowerCase()).filter(s=>s!=="").map(f);return s=>e.
some(r=>r(s))}function f(t){if(t==="*")return()=>!0;const e=h(t);if(e!==null)return({name:m})=>e(m);const{name:s,port:r}=x(t),o=m=>r===""||String(m.port)===r,i=(0,d.
isIP)(s)===4?32:128,u=h(`${s}/${i}`)??M(s);return m=>o(m)&&u(m.name)}function h(t){const[,e="",s=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(t)??[];if(!g(e))return null;
const r=Number(s);if(r>((0,d.isIP)(e)===4?32:128))return null;const o=r-((0,d.isIP)(e)===6?96:0),i=new d.BlockList,u=(0,d.isIP)((0,$.n7)(e))===4&&o>=0;return u?
i.addSubnet((0,$.n7)(e),o,"ipv4"):i.addSubnet(e,r,"ipv6"),m=>{const B=(0,$.n7)(u?m:m.replace(/%.*$/s,""));return(0,d.isIP)(B)===(u?4:6)&&i.check(B,u?"ipv4":"ipv\
6")}}const g=t=>(0,d.isIP)(t)!==0&&!t.includes("%"),T=["127.0.0.0/8","::1/128"].map(h);function M(t){if(t==="")return()=>!1;const e=t.replace(/^\*\./,"."),s=e.replace(
/^\./,""),r=(0,S.Pv)(s),o=r.ok?r.value:s,i=u=>!e.startsWith(".")&&u===o;return u=>(0,d.isIP)(u)===0&&(u.endsWith(`.${o}`)||i(u))}function x(t){const e=/^\[([^\]]*)\]:([^:]*)$/.
exec(t)??/^([^:[\]]*):([^:[\]]*)$/.exec(t);return e===null?{name:t,port:""}:{name:e[1]??"",port:e[2]??""}}var I=a(3152);const C=function(...t){const{X509Certificate:e}=process.
getBuiltinModule("node:crypto");return new.target?new e(...t):e(...t)},N=4*1024*1024,j=20;function b(t,{environment:e,directory:s,wording:r=I.w7}){const{settings:o,
mistakes:i}=(0,I.P$)(t,r),u=F(o.caFile,r),m=D(e),B=[u,m].flatMap(k=>k.ok?[]:[k.why]),H=U(o.scan,s).slice(0,j).map(k=>r.missingPath(k,s)),X=[...i,...B,...H];if(X.
length>0||!u.ok||!m.ok)throw new I.GN(X);return{...o,authorities:u.value,chooseProxy:m.value}}const U=(t,e)=>t.filter(s=>!/[*?[\]{}]/.test(s)&&!(0,p.existsSync)(
(0,O.resolve)(e,s)));function D(t){try{return(0,l.Ju)(A(t))}catch(e){if(e instanceof TypeError)return(0,l.TR)(e.message);throw e}}function F(t,{setting:e}){if(t===
null)return(0,l.Ju)(null);const s=(0,E.yR)(t,N),r=e("ca-file");if(!s.ok)return(0,l.TR)(`${r} "${t}" ${(0,P.mP)(s.failure)}`);const o=n(s.text);return o.ok?o:(0,l.
TR)(`${r} "${t}" ${o.why}`)}const W=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function n(t){const e=t.match(W)??[];if(e.length===0)return(0,l.
TR)("contains no certificate; expected PEM");try{for(const s of e)new C(s);return(0,l.Ju)(e.join(`
`))}catch(s){return(0,l.TR)(`contains an invalid certificate: ${s instanceof Error?s.message:s}`)}}})};export{K as id,Y as ids,G as modules};
