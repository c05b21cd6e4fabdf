const Y=296,G=[296],z={5747:((B,M,o)=>{o.d(M,{N0:()=>I,Oj:()=>w,io:()=>b,yR:()=>_});var S=o(4573),d=o(3024);const E=16*1024*1024,p=d.constants.O_RDONLY|(d.constants.
O_NONBLOCK??0)|(d.constants.O_NOCTTY??0),$=Buffer.allocUnsafeSlow(256*1024);let h=$;function _(a,m=E){const s=v(a,m);if(!Buffer.isBuffer(s))return s;const i=s.toString(
"utf8");return{ok:!0,text:i,isUtf8:!i.includes("\uFFFD")||(0,S.isUtf8)(s),bytes:s.length}}function b(a,m){const s=v(a,m);return Buffer.isBuffer(s)?Buffer.from(s):
null}function v(a,m){let s;try{s=(0,d.openSync)(a,p);const i=(0,d.readSync)(s,$,0,$.length,null);return i<$.length?$.subarray(0,i):C(s,m)}catch(i){return{ok:!1,
failure:{kind:"error",code:w(i)}}}finally{s!==void 0&&(0,d.closeSync)(s)}}function C(a,m){const{size:s}=(0,d.fstatSync)(a);if(s>m||s<$.length)return{ok:!1,failure:{
kind:"size",bytes:s,maxBytes:m}};h.length<s&&(h=Buffer.allocUnsafeSlow(Math.min(2*s,m)));let i=0;for(;i<s;){const g=(0,d.readSync)(a,h,i,s-i,i);if(g===0)break;i+=
g}return h.subarray(0,i)}function w(a){if(!(typeof a=="object"&&a!==null&&"code"in a)||typeof a.code!="string")throw a;return a.code}function I(a,m){try{return a()}catch(s){
return w(s),m}}}),5296:((B,M,o)=>{o.r(M),o.d(M,{settingsMistakes:()=>p});var S=o(5751),d=o(8189),E=o(1460);function p($,h){try{return(0,S.s)($,{...h,wording:E.E}),
[]}catch(_){if(_ instanceof d.GN)return _.mistakes;throw _}}}),4e3:((B,M,o)=>{o.d(M,{Af:()=>x,B9:()=>i,Cw:()=>k,Fn:()=>j,K4:()=>v,NM:()=>T,Wt:()=>s,YA:()=>A,_r:()=>R,
dh:()=>$,eZ:()=>D,go:()=>I,hS:()=>_,mP:()=>a,oZ:()=>W,qZ:()=>g,v:()=>C,zM:()=>N,zN:()=>b,zd:()=>w});var S=o(6174),d=o(7715),E=o(9562);const p=300;function $(t,c=p){
if(t.length<=c)return t;const u=(0,S._)(t);return u.length<=c?u:`${h(u,c)}\u2026`}const h=(t,c)=>structuredClone(t.slice(0,c).toWellFormed()),_=(t,c)=>`${t} ${c}${t===
1?"":"s"}`,b=(t,c)=>({shown:t.slice(0,c),more:Math.max(0,t.length-c)});function v(t,c,u=String){const{shown:n,more:e}=b(t,c);return C(n.map(r=>u(r)),e)}const C=(t,c)=>`${t.
join(", ")}${c>0?` and ${c} more`:""}`,w=t=>`the clients print "${t}"`;function I(t){return t===null?"null":Array.isArray(t)?"an array":typeof t=="object"?"an o\
bject":`a ${typeof t}`}function a(t){if(t.kind==="error")return`cannot be read: ${t.code}`;const{bytes:c,maxBytes:u}=t;return`has ${c} bytes and is not read; th\
e limit is ${u/1024/1024} MiB`}const m={[E.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",
[E.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one tha\
t is installed by hand needs a filesystem mirror"};function s(t){return t.flatMap(u=>m[u]??[])[0]??"correct the host in `source` or `hostname`, or add the `sour\
ce` that a child module lacks"}const i=t=>`wait and run the check again; see ${(0,d.V)(t)??"its status page"}, and consider a network mirror for providers`,g=t=>`\
use another network, a proxy (HTTPS_PROXY) or a network mirror: ${t} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks th\
is network, for example by country`;function T(t,c,u){if(t===null)return u;const n=t.title===""?"":` ("${t.title}")`,e=u.guest??g(c);switch(t.kind){case"sign-in":
return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:e,because:`the host returned a sign-in page${n}`};case"captive-portal":return`\
a proxy or captive portal returned an HTML page${n}: allow this machine to reach the host`;case"other":{const r=u.user??`check that ${c} is a registry, and ${s(
[])}`;return{...u,user:r,guest:e,because:`the host returned an HTML page${n}`}}}}const R=({url:t,status:c,reason:u})=>`${t} returned ${`${c} ${$(u)}`.trim()}`,A=t=>`${Math.
round(t/100)/10} s`,x=t=>t.map(({name:c,attemptMs:u,retries:n})=>{const e=Number.isFinite(u)?A(u):"without a limit",r=n===0?"":` in each of ${n+1} attempts`,l=c.
includes(" and ")?"wait":"waits";return`${c} ${l} ${e}${r}`}).join(", "),D=t=>t.map(({name:c})=>c).join(" and "),N=t=>t.kind==="several"?t.reasons:[t];function k(t){
switch(t.kind){case"deadline":return`the check reached its deadline of ${A(t.ms)}`;case"signal":return`the check was interrupted by ${t.signal}`;case"crash":return"\
tf-disco crashed";case"missing":return F(t);case"several":return t.reasons.map(k).join("; ")}}const U=10;function F({repositories:t,total:c}){const u=c===1?"rep\
ository":"repositories",n=t.length===1?"is":"are",e=v(t,U,$);return`${t.length} of ${c} ${u} ${n} missing: ${e}`}const j=t=>`${t}; it may use hosts that are not\
 in \`allowed-hosts\``,W=({kind:t,address:c,version:u})=>`${t} ${c} ${$(u,40)}`}),7715:((B,M,o)=>{o.d(M,{V:()=>d});const S=new Map([["registry.terraform.io","ht\
tps://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org",
"https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),d=E=>S.get(E)??null}),1460:((B,M,o)=>{o.d(M,{E:()=>v,W:()=>b});var S=o(3024),d=o(6760),
E=o(1831),p=o(8535),$=o(7773),h=o(7188);const _=new Set($.f.flatMap(([,s])=>s.map(({name:i})=>i))),b=s=>s.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(i,g,T)=>_.
has(g)?`\`--${g}${T===void 0?"":` ${T}`}\``:i).replaceAll("hostnames input","--hostnames"),v={setting:s=>`--${s}`,missingPath:(s,i)=>{const[g="",...T]=s.split("\
=");if(T.length>0&&I(g))return`"${g}=\u2026" does not exist in ${i}; did you mean --tokens?`;const R=w(s,i),A=R===null?"":`; did you mean ${R}?`;return`"${s}" d\
oes not exist in ${i}${A}`}},C=new Map([...["init","lint","run","scan","test","validate"].map(s=>[s,"check"]),["hosts","usages"],["list","usages"],["version","-\
-version"]]);function w(s,i){const g=C.get(s)??(0,p.q)(s,h.bw);if(g!==null)return`"tf-disco ${g}"`;const T=(0,p.q)((0,d.basename)(s),m((0,d.dirname)((0,d.resolve)(
i,s))));if(T!==null)return`"${(0,d.join)((0,d.dirname)(s),T)}"`;const R=s.replace(/^https:\/\/|\/$/g,""),A=(0,E.Pv)(R);return A.ok&&I(R)?`--hostnames ${(0,E.nx)(
A.value)}`:null}const I=s=>s.includes(".")&&!a.test(s)&&(0,E.Pv)(s).ok,a=/\.(?:tf|tofu|hcl|json|tfvars)$/;function m(s){try{return(0,S.readdirSync)(s)}catch{return[]}}}),
5751:((B,M,o)=>{o.d(M,{s:()=>F});var S=o(3024),d=o(6760),E=o(5747),p=o(3625),$=o(4e3),h=o(7030),_=o(6181),b=o(1831);function v(n){const e=f=>n[f]||n[f.toLowerCase()]||
"",r={http:w("HTTP_PROXY",e("HTTP_PROXY")),https:w("HTTPS_PROXY",e("HTTPS_PROXY"))},l=i(e("NO_PROXY"));return f=>{const O=r[f.scheme];return O===null||m(f.name)||
l(f)?null:O}}const C=["http:","https:"];function w(n,e){if(e==="")return null;const r=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(e)?e:`http://${e}`);if(r===null)
throw new TypeError(`${n} is not a URL; expected http://HOST:PORT`);if(!C.includes(r.protocol))throw new TypeError(`${n} is a ${r.protocol}// proxy; expected ht\
tp:// or https://`);if(!I(r.username)||!I(r.password))throw new TypeError(`${n} has a user name or password with a bare "%"; write "%25" for it`);return r}function I(n){
try{return decodeURIComponent(n),!0}catch(e){if(e instanceof URIError)return!1;throw e}}const a=new h.BlockList;a.addSubnet("127.0.0.0",8,"ipv4"),a.addAddress("\
::1","ipv6");const m=n=>n==="localhost"||s(a,n);function s(n,e){const r=(0,_.n7)(e.replace(/%.*$/s,"")),l=(0,h.isIP)(r);return l!==0&&n.check(r,l===4?"ipv4":"ip\
v6")}function i(n){const e=n.split(",").map(r=>r.trim().toLowerCase()).filter(r=>r!=="").map(g);return r=>e.some(l=>l(r))}function g(n){if(n==="*")return()=>!0;
const e=T(n);if(e!==null)return({name:y})=>e(y);const{name:r,port:l}=x(n),f=y=>l===""||String(y.port)===l,O=(0,h.isIP)(r)===4?32:128,P=T(`${r}/${O}`)??A(r);return y=>f(
y)&&P(y.name)}function T(n){const[,e="",r=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(n)??[];if(!R(e))return null;const l=Number(r);if(l>((0,h.isIP)(e)===4?32:128))return null;
const f=l-((0,h.isIP)(e)===6?96:0),O=new h.BlockList,P=(0,h.isIP)((0,_.n7)(e))===4&&f>=0;return P?O.addSubnet((0,_.n7)(e),f,"ipv4"):O.addSubnet(e,l,"ipv6"),y=>s(
O,y)&&(0,h.isIP)((0,_.n7)(y))===4===P}const R=n=>(0,h.isIP)(n)!==0&&!n.includes("%");function A(n){if(n==="")return()=>!1;const e=n.replace(/^\*\./,"."),r=e.replace(
/^\./,""),l=(0,b.Pv)(r),f=l.ok?l.value:r,O=P=>!e.startsWith(".")&&P===f;return P=>(0,h.isIP)(P)===0&&(P.endsWith(`.${f}`)||O(P))}function x(n){const e=/^\[([^\]]*)\]:([^:]*)$/.
exec(n)??/^([^:[\]]*):([^:[\]]*)$/.exec(n);return e===null?{name:n,port:""}:{name:e[1]??"",port:e[2]??""}}var D=o(8189);const N=function(...n){const{X509Certificate:e}=process.
getBuiltinModule("node:crypto");return new.target?new e(...n):e(...n)},k=4*1024*1024,U=20;function F(n,{environment:e,directory:r,wording:l=D.w7}){const{settings:f,
mistakes:O}=(0,D.P$)(n,l),P=t(f.caFile,l),y=W(e),H=[P,y].flatMap(L=>L.ok?[]:[L.why]),X=j(f.scan,r).slice(0,U).map(L=>l.missingPath(L,r)),K=[...O,...H,...X];if(K.
length>0||!P.ok||!y.ok)throw new D.GN(K);return{...f,authorities:P.value,chooseProxy:y.value}}const j=(n,e)=>n.filter(r=>!/[*?[\]{}]/.test(r)&&!(0,S.existsSync)(
(0,d.resolve)(e,r)));function W(n){try{return(0,p.J)(v(n))}catch(e){if(e instanceof TypeError)return(0,p.T)(e.message);throw e}}function t(n,{setting:e}){if(n===
null)return(0,p.J)(null);const r=(0,E.yR)(n,k),l=e("ca-file");if(!r.ok)return(0,p.T)(`${l} "${n}" ${(0,$.mP)(r.failure)}`);const f=u(r.text);return f.ok?f:(0,p.
T)(`${l} "${n}" ${f.why}`)}const c=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function u(n){const e=n.match(c)??[];if(e.length===0)return(0,p.
T)("contains no certificate; expected PEM");try{for(const r of e)new N(r);return(0,p.J)(e.join(`
`))}catch(r){return(0,p.T)(`contains an invalid certificate: ${r instanceof Error?r.message:r}`)}}})};export{Y as id,G as ids,z as modules};
