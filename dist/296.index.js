const X=296,K=[296],Y={5296:((k,T,o)=>{o.r(T),o.d(T,{settingsMistakes:()=>u});var m=o(5751),M=o(3152),g=o(1460);function u(E,d){try{return(0,m.s)(E,{...d,wording:g.
E}),[]}catch(p){if(p instanceof M.GN)return p.mistakes;throw p}}}),4e3:((k,T,o)=>{o.d(T,{$$:()=>v,B9:()=>B,Cw:()=>C,I0:()=>w,K4:()=>R,NM:()=>L,VW:()=>A,Wt:()=>P,
YA:()=>x,_r:()=>N,dh:()=>E,eZ:()=>_,go:()=>f,mP:()=>h,oZ:()=>F,px:()=>p,qZ:()=>I,zM:()=>j,zN:()=>O,zd:()=>a});var m=o(6174),M=o(1064),g=o(9562);const u=300;function E(t,e=u){
if(t.length<=e)return t;const n=(0,m._U)(t);return n.length<=e?n:`${d(n,e)}\u2026`}const d=(t,e)=>structuredClone(t.slice(0,e).toWellFormed()),p=(t,e)=>`${t} ${t===
1?e:S(e)}`,S=t=>`${t.replace(/(?<=[^aeiou])y$/,"ie")}s`;function O(t,e){const{length:n}=t,r=typeof e=="number"?e:n<=2*e.few?n:e.few,s=t.slice(r);return{shown:t.
slice(0,r),rest:s,more:s.length}}function R(t,e,n=String,r=s=>`${s} more`){const{shown:s,more:i}=O(t,e),c=s.map(l=>n(l)).join(", ");return i>0?`${c} and ${r(i)}`:
c}const v=t=>new TextEncoder().encode(t).length;function w(t,e,n,r){const s=[];let i=0;for(const c of Iterator.from(t).map(r)){if(i+=v(c)+n,i>e)break;s.push(c)}
return{shown:s,more:t.length-s.length}}const _=t=>t.map(e=>M.bB[e]).join(" and "),a=t=>`the clients print "${t}"`;function f(t){return t===null?"null":Array.isArray(
t)?"an array":typeof t=="object"?"an object":`a ${typeof t}`}function h(t){if(t.kind==="error")return`cannot be read: ${t.code}`;const{bytes:e,maxBytes:n}=t;return`\
has ${e} bytes and is not read; the limit is ${n/1024/1024} MiB`}const $={[g.e$]:"correct the host in the source address, or remove it for a module of the publi\
c registry (NAMESPACE/NAME/SYSTEM)",[g.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has n\
o host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function P(t){return t.flatMap(n=>$[n]??[])[0]??"correct the host in `sou\
rce` or `hostname`, or add the `source` that a child module lacks"}const y=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io",
"https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","ht\
tps://status.gitlab.com"]]),A=t=>y.get(t)??null,B=t=>`wait and run the check again; see ${A(t)??"its status page"}, and consider a network mirror for providers`,
I=t=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${t} serves its discovery document to everyone, so the registry, a proxy or a firewall blo\
cks this network, for example by country`;function L({page:t,asked:e},n){if(t===null)return n;const r=t.title===""?"":` ("${t.title}")`,s=n.guest??I(e);switch(t.
kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:s,because:`the host returned a sign-in page${r}`};case"\
captive-portal":return`a proxy or captive portal returned an HTML page${r}: allow this machine to reach the host`;case"other":{const i=n.user??`check that ${e} \
is a registry, and ${P([])}`;return{...n,user:i,guest:s,because:`the host returned an HTML page${r}`}}}}const N=({url:t,status:e,reason:n})=>`${t} returned ${`${e}\
 ${E(n)}`.trim()}`,x=t=>`${Math.round(t/100)/10} s`,j=t=>t.kind==="several"?t.reasons:[t];function C(t){switch(t.kind){case"deadline":return`the check reached i\
ts deadline of ${x(t.ms)}`;case"signal":return`the check was interrupted by ${t.signal}`;case"crash":return"tf-disco crashed";case"missing":return U(t);case"sev\
eral":return t.reasons.map(C).join("; ")}}function U({repositories:t,total:e}){const n=e===1?"repository":"repositories",r=t.length===1?"is":"are",s=R(t,10,E);return`${t.
length} of ${e} ${n} ${r} missing: ${s}`}const F=({kind:t,address:e,version:n})=>`${t} ${e} ${E(n,40)}`}),1460:((k,T,o)=>{o.d(T,{E:()=>O,W:()=>S});var m=o(6760),
M=o(5747),g=o(1831),u=o(8535),E=o(7773),d=o(7188);const p=new Set(E.f.flatMap(([,a])=>a.map(({name:f})=>f))),S=a=>a.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(f,h,$)=>p.has(h)?`\`--${h}${$===void 0?"":` ${$}`}\``:f).replaceAll("hostnames input","--hostnames"),O={setting:a=>`--${a}`,missingPath:(a,f)=>{const[h="",...$]=a.
split("=");if($.length>0&&w(h))return`"${h}=\u2026" does not exist in ${f}; did you mean --tokens?`;const P=v(a,f),y=P===null?"":`; did you mean ${P}?`;return`"${a}\
" does not exist in ${f}${y}`}},R=new Map([...["init","lint","run","scan","test","validate"].map(a=>[a,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function v(a,f){const h=R.get(a)??(0,u.q)(a,d.bw);if(h!==null)return`"tf-disco ${h}"`;const $=(0,u.q)((0,m.basename)(a),(0,M.wX)((0,m.dirname)((0,m.
resolve)(f,a))));if($!==null)return`"${(0,m.join)((0,m.dirname)(a),$)}"`;const P=a.replace(/^https:\/\/|\/$/g,""),y=(0,g.Pv)(P);return y.ok&&w(P)?`--hostnames ${(0,g.
nx)(y.value)}`:null}const w=a=>a.includes(".")&&!_.test(a)&&(0,g.Pv)(a).ok,_=/\.(?:tf|tofu|hcl|json|tfvars)$/}),5751:((k,T,o)=>{o.d(T,{s:()=>N});var m=o(3024),M=o(
6760),g=o(5747),u=o(4091),E=o(4e3),d=o(7030),p=o(6181),S=o(1831);function O(t){const e=s=>t[s]||t[s.toLowerCase()]||"",n={http:v("HTTP_PROXY",e("HTTP_PROXY")),https:v(
"HTTPS_PROXY",e("HTTPS_PROXY"))},r=a(e("NO_PROXY"));return s=>{const i=n[s.scheme];return i===null||_(s.name)||r(s)?null:i}}const R=["http:","https:"];function v(t,e){
if(e==="")return null;const n=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(e)?e:`http://${e}`);if(n===null)throw new TypeError(`${t} is not a URL; expected http://\
HOST:PORT`);if(!R.includes(n.protocol))throw new TypeError(`${t} is a ${n.protocol}// proxy; expected http:// or https://`);if(!w(n.username)||!w(n.password))throw new TypeError(
`${t} has a user name or password with a bare "%"; write "%25" for it`);return n}function w(t){try{return decodeURIComponent(t),!0}catch(e){if(e instanceof URIError)
return!1;throw e}}const _=t=>t==="localhost"||["127.0.0.0/8","::1/128"].some(e=>h(e)?.(t));function a(t){const e=t.split(",").map(n=>n.trim().toLowerCase()).filter(
n=>n!=="").map(f);return n=>e.some(r=>r(n))}function f(t){if(t==="*")return()=>!0;const e=h(t);if(e!==null)return({name:l})=>e(l);const{name:n,port:r}=y(t),s=l=>r===
""||String(l.port)===r,i=(0,d.isIP)(n)===4?32:128,c=h(`${n}/${i}`)??P(n);return l=>s(l)&&c(l.name)}function h(t){const[,e="",n=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(
t)??[];if(!$(e))return null;const r=Number(n);if(r>((0,d.isIP)(e)===4?32:128))return null;const s=r-((0,d.isIP)(e)===6?96:0),i=new d.BlockList,c=(0,d.isIP)((0,p.
n7)(e))===4&&s>=0;return c?i.addSubnet((0,p.n7)(e),s,"ipv4"):i.addSubnet(e,r,"ipv6"),l=>{const b=(0,p.n7)(c?l:l.replace(/%.*$/s,""));return(0,d.isIP)(b)===(c?4:
6)&&i.check(b,c?"ipv4":"ipv6")}}const $=t=>(0,d.isIP)(t)!==0&&!t.includes("%");function P(t){if(t==="")return()=>!1;const e=t.replace(/^\*\./,"."),n=e.replace(/^\./,
""),r=(0,S.Pv)(n),s=r.ok?r.value:n,i=c=>!e.startsWith(".")&&c===s;return c=>(0,d.isIP)(c)===0&&(c.endsWith(`.${s}`)||i(c))}function y(t){const e=/^\[([^\]]*)\]:([^:]*)$/.
exec(t)??/^([^:[\]]*):([^:[\]]*)$/.exec(t);return e===null?{name:t,port:""}:{name:e[1]??"",port:e[2]??""}}var A=o(3152);const B=function(...t){const{X509Certificate:e}=process.
getBuiltinModule("node:crypto");return new.target?new e(...t):e(...t)},I=4*1024*1024,L=20;function N(t,{environment:e,directory:n,wording:r=A.w7}){const{settings:s,
mistakes:i}=(0,A.P$)(t,r),c=C(s.caFile,r),l=j(e),b=[c,l].flatMap(D=>D.ok?[]:[D.why]),W=x(s.scan,n).slice(0,L).map(D=>r.missingPath(D,n)),H=[...i,...b,...W];if(H.
length>0||!c.ok||!l.ok)throw new A.GN(H);return{...s,authorities:c.value,chooseProxy:l.value}}const x=(t,e)=>t.filter(n=>!/[*?[\]{}]/.test(n)&&!(0,m.existsSync)(
(0,M.resolve)(e,n)));function j(t){try{return(0,u.Ju)(O(t))}catch(e){if(e instanceof TypeError)return(0,u.TR)(e.message);throw e}}function C(t,{setting:e}){if(t===
null)return(0,u.Ju)(null);const n=(0,g.yR)(t,I),r=e("ca-file");if(!n.ok)return(0,u.TR)(`${r} "${t}" ${(0,E.mP)(n.failure)}`);const s=F(n.text);return s.ok?s:(0,u.
TR)(`${r} "${t}" ${s.why}`)}const U=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function F(t){const e=t.match(U)??[];if(e.length===0)return(0,u.
TR)("contains no certificate; expected PEM");try{for(const n of e)new B(n);return(0,u.Ju)(e.join(`
`))}catch(n){return(0,u.TR)(`contains an invalid certificate: ${n instanceof Error?n.message:n}`)}}})};export{X as id,K as ids,Y as modules};
