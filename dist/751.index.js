const V=751,J=[751],Z={5747:((U,M,o)=>{o.d(M,{Oj:()=>x,io:()=>D,yR:()=>B});var E=o(4573),y=o(3024);const T=16*1024*1024,O=y.constants.O_RDONLY|(y.constants.O_NONBLOCK??
0)|(y.constants.O_NOCTTY??0),u=Buffer.allocUnsafeSlow(256*1024);let w=u;const B=(i,m=T)=>g(i,m,C);function D(i,m){const p=g(i,m,(f,$)=>Buffer.from(f.subarray(0,
$)));return Buffer.isBuffer(p)?p:null}function g(i,m,p){let f;try{f=(0,y.openSync)(i,O)}catch($){return I($)}try{const $=(0,y.readSync)(f,u,0,u.length,null);return $<
u.length?p(u,$):v(f,m,p)}catch($){return I($)}finally{(0,y.closeSync)(f)}}function v(i,m,p){const{size:f}=(0,y.fstatSync)(i);if(f>m||f<u.length)return{ok:!1,failure:{
kind:"size",bytes:f,maxBytes:m}};w.length<f&&(w=Buffer.allocUnsafeSlow(f));const $=w;let A=0;for(;A<f;){const k=(0,y.readSync)(i,$,A,f-A,A);if(k===0)break;A+=k}
return p($,A)}function C(i,m){const p=i.toString("utf8",0,m),f=!p.includes("\uFFFD")||(0,E.isUtf8)(i.subarray(0,m));return{ok:!0,text:p,isUtf8:f,bytes:m}}function x(i){
if(!(typeof i=="object"&&i!==null&&"code"in i)||typeof i.code!="string")throw i;return i.code}const I=i=>({ok:!1,failure:{kind:"error",code:x(i)}})}),4e3:((U,M,o)=>{
o.d(M,{Af:()=>f,B9:()=>x,Cw:()=>A,Fn:()=>k,NM:()=>i,Vb:()=>N,Wt:()=>C,XT:()=>w,YA:()=>p,_r:()=>m,dh:()=>u,eZ:()=>$,go:()=>D,mP:()=>g,qZ:()=>I,zd:()=>B});var E=o(
4714),y=o(7715),T=o(9562);const O=300;function u(t,d=O){return t.length<=d?t:`${(0,E.o)(t,d)}\u2026`}function w(t,d,h=0){const S=t.slice(0,d).map(b=>u(b)),R=t.length-
S.length+h;return S.join(", ")+(R>0?` and ${R} more`:"")}const B=t=>`the clients print "${t}"`;function D(t){return t===null?"null":Array.isArray(t)?"an array":
typeof t=="object"?"an object":`a ${typeof t}`}function g(t){if(t.kind==="error")return`cannot be read: ${t.code}`;const{bytes:d,maxBytes:h}=t;return`has ${d} b\
ytes and is not read; the limit is ${h/1024/1024} MiB`}const v={[T.e$]:"correct the host in the source address, or remove it for a module of the public registry\
 (NAMESPACE/NAME/SYSTEM)",[T.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has no host (NA\
MESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function C(t){return t.flatMap(h=>v[h]??[])[0]??"correct the host in `source` or `h\
ostname`, or add the `source` that a child module lacks"}const x=t=>`wait and run the check again; see ${(0,y.V)(t)??"its status page"}, and consider a network \
mirror for providers`,I=t=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${t} serves its discovery document to everyone, so the registry, a p\
roxy or a firewall blocks this network, for example by country`;function i(t,d,h){if(t===null)return h;const S=t.title===""?"":` ("${t.title}")`,R=h.guest??I(d);
switch(t.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:R,because:`the host returned a sign-in page${S}`};case"\
captive-portal":return`a proxy or captive portal returned an HTML page${S}: allow this machine to reach the host`;case"other":{const b=h.user??`check that ${d} \
is a registry, and ${C([])}`;return{...h,user:b,guest:R,because:`the host returned an HTML page${S}`}}}}const m=({url:t,status:d,reason:h})=>`${t} returned ${`${d}\
 ${u(h)}`.trim()}`,p=t=>`${Math.round(t/100)/10} s`,f=t=>t.map(({name:d,attemptMs:h,retries:S})=>{const R=Number.isFinite(h)?p(h):"without a limit",b=S===0?"":`\
 in each of ${S+1} attempts`,F=d.includes(" and ")?"wait":"waits";return`${d} ${F} ${R}${b}`}).join(", "),$=t=>t.map(({name:d})=>d).join(" and ");function A(t){
switch(t.kind){case"deadline":return`the check reached its deadline of ${p(t.ms)}`;case"signal":return`the check was interrupted by ${t.signal}`;case"crash":return"\
tf-disco crashed"}}const k=t=>`${t}; it may use hosts that are not in \`allowed-hosts\``,N=({kind:t,address:d,version:h})=>`${t} ${d} ${u(h,40)}`}),4714:((U,M,o)=>{
o.d(M,{o:()=>T,w:()=>O});var E=o(3307);const y=2048,T=(u,w=y)=>u.length<=w?u:structuredClone(u.slice(0,w).toWellFormed());function O(u){if(u.length<=y)return(0,E.
IL)(u);switch(u[0]){case'"':return T((0,E.I)(u));case"[":return[];case"{":return{};default:return(0,E.IL)(u)}}}),7715:((U,M,o)=>{o.d(M,{V:()=>y});const E=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),y=T=>E.get(T)??null}),5751:((U,M,o)=>{o.d(M,{readSettings:()=>F});
var E=o(3024),y=o(6760),T=o(5747),O=o(3625),u=o(4e3),w=o(3592),B=o(3474),D=o(8535),g=o(7030),v=o(6181),C=o(1831);function x(n){const s=a=>n[a]||n[a.toLowerCase()]||
"",e={http:i("HTTP_PROXY",s("HTTP_PROXY")),https:i("HTTPS_PROXY",s("HTTPS_PROXY"))},r=A(s("NO_PROXY"));return a=>{const l=e[a.scheme];return l===null||f(a.name)||
r(a)?null:l}}const I=["http:","https:"];function i(n,s){if(s==="")return null;const e=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(s)?s:`http://${s}`);if(e===null)
throw new TypeError(`${n} is not a URL; expected http://HOST:PORT`);if(!I.includes(e.protocol))throw new TypeError(`${n} is a ${e.protocol}// proxy; expected ht\
tp:// or https://`);if(!m(e.username)||!m(e.password))throw new TypeError(`${n} has a user name or password with a bare "%"; write "%25" for it`);return e}function m(n){
try{return decodeURIComponent(n),!0}catch(s){if(s instanceof URIError)return!1;throw s}}const p=new g.BlockList;p.addSubnet("127.0.0.0",8,"ipv4"),p.addAddress("\
::1","ipv6");const f=n=>n==="localhost"||$(p,n);function $(n,s){const e=(0,v.n7)(s.replace(/%.*$/s,"")),r=(0,g.isIP)(e);return r!==0&&n.check(e,r===4?"ipv4":"ip\
v6")}function A(n){const s=n.split(",").map(e=>e.trim().toLowerCase()).filter(e=>e!=="").map(k);return e=>s.some(r=>r(e))}function k(n){if(n==="*")return()=>!0;
const s=N(n);if(s!==null)return({name:c})=>s(c);const{name:e,port:r}=h(n),a=c=>r===""||String(c.port)===r;if(t(e)){const c=(0,v.n7)(e),P=new g.BlockList;return P.
addAddress(c,(0,g.isIP)(c)===4?"ipv4":"ipv6"),L=>$(P,L.name)&&a(L)}const l=d(e);return c=>(0,g.isIP)(c.name)===0&&a(c)&&l(c.name)}function N(n){const[,s="",e=""]=/^([\da-f:.]+)\/(\d{1,6})$/.
exec(n)??[];if(!t(s))return null;const r=Number(e);if(r>((0,g.isIP)(s)===4?32:128))return null;const a=r-((0,g.isIP)(s)===6?96:0),l=new g.BlockList,c=(0,g.isIP)(
(0,v.n7)(s))===4&&a>=0;return c?l.addSubnet((0,v.n7)(s),a,"ipv4"):l.addSubnet(s,r,"ipv6"),P=>$(l,P)&&(0,g.isIP)((0,v.n7)(P))===4===c}const t=n=>(0,g.isIP)(n)!==
0&&!n.includes("%");function d(n){if(n==="")return()=>!1;const s=n.replace(/^\*\./,"."),e=s.replace(/^\./,""),r=(0,C.Pv)(e),a=r.ok?r.value:e;return l=>l.endsWith(
`.${a}`)||!s.startsWith(".")&&l===a}function h(n){const s=/^\[([^\]]*)\]:([^:]*)$/.exec(n)??/^([^:[\]]*):([^:[\]]*)$/.exec(n);return s===null?{name:n,port:""}:{
name:s[1]??"",port:s[2]??""}}var S=o(3152);const R=4*1024*1024,b=20;async function F(n,{environment:s,directory:e,wording:r=S.w7}){const{settings:a,mistakes:l}=(0,S.
P$)(n,r),c=await z(a.caFile,r),P=K(s),L=[...await W(a,r),...await X(a,r)],Y=await Promise.all(H(a.scan,e).slice(0,b).map(j=>r.missingPath(j,e)));if(l.length===0&&
L.length===0&&Y.length===0&&c.ok&&P.ok)return{...a,authorities:c.value,chooseProxy:P.value};const G=[c,P].flatMap(j=>j.ok?[]:[j.why]);throw new S.GN([...l,...L,
...G,...Y])}const H=(n,s)=>n.filter(e=>!/[*?[\]{}]/.test(e)&&!(0,E.existsSync)((0,y.resolve)(s,e)));async function W({hostnames:n},{setting:s}){const e=s("hostn\
ames"),r=n.flatMap(({addresses:c})=>c);if(r.length===0)return[];const{parseNamedAddress:a}=await Promise.all([o.e(917),o.e(667)]).then(o.bind(o,1257)),l=r.flatMap(
c=>{const P=a(c,"terraform");return P.ok?[]:[`${e}: "${c.service}=${c.text}" is wrong: ${P.why}`]});return(0,B.Ku)(l,e)}async function X({ignore:n},{setting:s}){
const e=s("ignore");if(n.length===0)return[];const{problemFacts:r}=await Promise.all([o.e(931),o.e(341),o.e(709)]).then(o.bind(o,709)),a=r(),l=n.flatMap(({code:c})=>{
if(Object.hasOwn(a,c))return[];const P=(0,D.q)(c,Object.keys(a)),L=P===null?`${w.aq} lists the codes`:`did you mean "${P}"?`;return[`${e}: "${c}" is not a probl\
em code; ${L}`]});return(0,B.Ku)(l,e)}function K(n){try{return(0,O.J)(x(n))}catch(s){if(s instanceof TypeError)return(0,O.T)(s.message);throw s}}async function z(n,{
setting:s}){if(n===null)return(0,O.J)(null);const e=(0,T.yR)(n,R),r=s("ca-file");if(!e.ok)return(0,O.T)(`${r} "${n}" ${(0,u.mP)(e.failure)}`);const{parseAuthorities:a}=await o.
e(36).then(o.bind(o,5036)),l=a(e.text);return l.ok?l:(0,O.T)(`${r} "${n}" ${l.why}`)}})};export{V as id,J as ids,Z as modules};
