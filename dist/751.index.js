const V=751,J=[751],Z={5747:((U,M,o)=>{o.d(M,{Oj:()=>C,io:()=>D,yR:()=>L});var E=o(4573),y=o(3024);const T=16*1024*1024,O=y.constants.O_RDONLY|(y.constants.O_NONBLOCK??
0)|(y.constants.O_NOCTTY??0),u=Buffer.allocUnsafeSlow(256*1024);let w=u;const L=(i,m=T)=>P(i,m,B);function D(i,m){const p=P(i,m,(f,$)=>Buffer.from(f.subarray(0,
$)));return Buffer.isBuffer(p)?p:null}function P(i,m,p){let f;try{f=(0,y.openSync)(i,O)}catch($){return I($)}try{const $=(0,y.readSync)(f,u,0,u.length,null);return $<
u.length?p(u,$):v(f,m,p)}catch($){return I($)}finally{(0,y.closeSync)(f)}}function v(i,m,p){const{size:f}=(0,y.fstatSync)(i);if(f>m||f<u.length)return{ok:!1,failure:{
kind:"size",bytes:f,maxBytes:m}};w.length<f&&(w=Buffer.allocUnsafeSlow(f));const $=w;let A=0;for(;A<f;){const x=(0,y.readSync)(i,$,A,f-A,A);if(x===0)break;A+=x}
return p($,A)}function B(i,m){const p=i.toString("utf8",0,m),f=!p.includes("\uFFFD")||(0,E.isUtf8)(i.subarray(0,m));return{ok:!0,text:p,isUtf8:f,bytes:m}}function C(i){
if(!(typeof i=="object"&&i!==null&&"code"in i)||typeof i.code!="string")throw i;return i.code}const I=i=>({ok:!1,failure:{kind:"error",code:C(i)}})}),4e3:((U,M,o)=>{
o.d(M,{Af:()=>f,B9:()=>C,Cw:()=>A,Fn:()=>x,NM:()=>i,Vb:()=>N,Wt:()=>B,XT:()=>w,YA:()=>p,_r:()=>m,dh:()=>u,eZ:()=>$,go:()=>D,mP:()=>P,qZ:()=>I,zd:()=>L});var E=o(
4714),y=o(7715),T=o(9562);const O=300;function u(t,l=O){return t.length<=l?t:`${(0,E.o)(t,l)}\u2026`}function w(t,l,h=0){const S=t.slice(0,l).map(b=>u(b)),R=t.length-
S.length+h;return S.join(", ")+(R>0?` and ${R} more`:"")}const L=t=>`the clients print "${t}"`;function D(t){return t===null?"null":Array.isArray(t)?"an array":
typeof t=="object"?"an object":`a ${typeof t}`}function P(t){if(t.kind==="error")return`cannot be read: ${t.code}`;const{bytes:l,maxBytes:h}=t;return`has ${l} b\
ytes and is not read; the limit is ${h/1024/1024} MiB`}const v={[T.e$]:"correct the host in the source address, or remove it for a module of the public registry\
 (NAMESPACE/NAME/SYSTEM)",[T.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has no host (NA\
MESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function B(t){return t.flatMap(h=>v[h]??[])[0]??"correct the host in `source` or `h\
ostname`, or add the `source` that a child module lacks"}const C=t=>`wait and run the check again; see ${(0,y.V)(t)??"its status page"}, and consider a network \
mirror for providers`,I=t=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${t} serves its discovery document to everyone, so the registry, a p\
roxy or a firewall blocks this network, for example by country`;function i(t,l,h){if(t===null)return h;const S=t.title===""?"":` ("${t.title}")`,R=h.guest??I(l);
switch(t.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:R,because:`the host returned a sign-in page${S}`};case"\
captive-portal":return`a proxy or captive portal returned an HTML page${S}: allow this machine to reach the host`;case"other":{const b=h.user??`check that ${l} \
is a registry, and ${B([])}`;return{...h,user:b,guest:R,because:`the host returned an HTML page${S}`}}}}const m=({url:t,status:l,reason:h})=>`${t} returned ${`${l}\
 ${u(h)}`.trim()}`,p=t=>`${Math.round(t/100)/10} s`,f=t=>t.map(({name:l,attemptMs:h,retries:S})=>{const R=Number.isFinite(h)?p(h):"without a limit",b=S===0?"":`\
 in each of ${S+1} attempts`,F=l.includes(" and ")?"wait":"waits";return`${l} ${F} ${R}${b}`}).join(", "),$=t=>t.map(({name:l})=>l).join(" and ");function A(t){
switch(t.kind){case"deadline":return`the check reached its deadline of ${p(t.ms)}`;case"signal":return`the check was interrupted by ${t.signal}`;case"crash":return"\
tf-disco crashed"}}const x=t=>`${t}; it may use hosts that are not in \`allowed-hosts\``,N=({kind:t,address:l,version:h})=>`${t} ${l} ${u(h,40)}`}),4714:((U,M,o)=>{
o.d(M,{o:()=>T,w:()=>O});var E=o(3307);const y=2048,T=(u,w=y)=>u.length<=w?u:structuredClone(u.slice(0,w).toWellFormed());function O(u){if(u.length<=y)return(0,E.
IL)(u);switch(u[0]){case'"':return T((0,E.I)(u));case"[":return[];case"{":return{};default:return(0,E.IL)(u)}}}),7715:((U,M,o)=>{o.d(M,{V:()=>y});const E=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),y=T=>E.get(T)??null}),5751:((U,M,o)=>{o.d(M,{readSettings:()=>F});
var E=o(3024),y=o(6760),T=o(5747),O=o(3625),u=o(4e3),w=o(3592),L=o(3474),D=o(8535),P=o(7030),v=o(6181),B=o(1831);function C(s){const n=a=>s[a]||s[a.toLowerCase()]||
"",e={http:i("HTTP_PROXY",n("HTTP_PROXY")),https:i("HTTPS_PROXY",n("HTTPS_PROXY"))},r=A(n("NO_PROXY"));return a=>{const d=e[a.scheme];return d===null||f(a.name)||
r(a)?null:d}}const I=["http:","https:"];function i(s,n){if(n==="")return null;const e=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(n)?n:`http://${n}`);if(e===null)
throw new TypeError(`${s} is not a URL; expected http://HOST:PORT`);if(!I.includes(e.protocol))throw new TypeError(`${s} is a ${e.protocol}// proxy; expected ht\
tp:// or https://`);if(!m(e.username)||!m(e.password))throw new TypeError(`${s} has a user name or password with a bare "%"; write "%25" for it`);return e}function m(s){
try{return decodeURIComponent(s),!0}catch(n){if(n instanceof URIError)return!1;throw n}}const p=new P.BlockList;p.addSubnet("127.0.0.0",8,"ipv4"),p.addAddress("\
::1","ipv6");const f=s=>s==="localhost"||$(p,s);function $(s,n){const e=(0,v.n7)(n.replace(/%.*$/s,"")),r=(0,P.isIP)(e);return r!==0&&s.check(e,r===4?"ipv4":"ip\
v6")}function A(s){const n=s.split(",").map(e=>e.trim().toLowerCase()).filter(e=>e!=="").map(x);return e=>n.some(r=>r(e))}function x(s){if(s==="*")return()=>!0;
const n=N(s);if(n!==null)return({name:c})=>n(c);const{name:e,port:r}=h(s),a=c=>r===""||String(c.port)===r;if(t(e)){const c=(0,v.n7)(e),g=new P.BlockList;return g.
addAddress(c,(0,P.isIP)(c)===4?"ipv4":"ipv6"),k=>$(g,k.name)&&a(k)}const d=l(e);return c=>(0,P.isIP)(c.name)===0&&a(c)&&d(c.name)}function N(s){const[,n="",e=""]=/^([\da-f:.]+)\/(\d{1,6})$/.
exec(s)??[];if(!t(n))return null;const r=Number(e);if(r>((0,P.isIP)(n)===4?32:128))return null;const a=r-((0,P.isIP)(n)===6?96:0),d=new P.BlockList,c=(0,P.isIP)(
(0,v.n7)(n))===4&&a>=0;return c?d.addSubnet((0,v.n7)(n),a,"ipv4"):d.addSubnet(n,r,"ipv6"),g=>$(d,g)&&(0,P.isIP)((0,v.n7)(g))===4===c}const t=s=>(0,P.isIP)(s)!==
0&&!s.includes("%");function l(s){if(s==="")return()=>!1;const n=s.replace(/^\*\./,"."),e=n.replace(/^\./,""),r=(0,B.Pv)(e),a=r.ok?r.value:e;return d=>d.endsWith(
`.${a}`)||!n.startsWith(".")&&d===a}function h(s){const n=/^\[([^\]]*)\]:([^:]*)$/.exec(s)??/^([^:[\]]*):([^:[\]]*)$/.exec(s);return n===null?{name:s,port:""}:{
name:n[1]??"",port:n[2]??""}}var S=o(3152);const R=4*1024*1024,b=20;async function F(s,{environment:n,directory:e,wording:r=S.w7}){const{settings:a,mistakes:d}=(0,S.
P$)(s,r),c=await z(a.caFile,r),g=K(n),k=[c,g].flatMap(j=>j.ok?[]:[j.why]),G=await Promise.all(H(a.scan,e).slice(0,b).map(j=>r.missingPath(j,e))),Y=[...d,...await W(
a,r),...await X(a,r),...k,...G];if(Y.length>0||!c.ok||!g.ok)throw new S.GN(Y);return{...a,authorities:c.value,chooseProxy:g.value}}const H=(s,n)=>s.filter(e=>!/[*?[\]{}]/.
test(e)&&!(0,E.existsSync)((0,y.resolve)(n,e)));async function W({hostnames:s},{setting:n}){const e=n("hostnames"),r=s.flatMap(({addresses:c})=>c);if(r.length===
0)return[];const{parseNamedAddress:a}=await Promise.all([o.e(917),o.e(48)]).then(o.bind(o,1257)),d=r.flatMap(c=>{const g=a(c,"terraform");return g.ok?[]:[`${e}:\
 "${c.service}=${c.text}" is wrong: ${g.why}`]});return(0,L.Ku)(d,e)}async function X({ignore:s},{setting:n}){const e=n("ignore");if(s.length===0)return[];const{
problemFacts:r}=await Promise.all([o.e(660),o.e(558),o.e(341),o.e(371),o.e(709)]).then(o.bind(o,709)),a=r(),d=s.flatMap(({code:c})=>{if(Object.hasOwn(a,c))return[];
const g=(0,D.q)(c,Object.keys(a)),k=g===null?`${w.aq} lists the codes`:`did you mean "${g}"?`;return[`${e}: "${c}" is not a problem code; ${k}`]});return(0,L.Ku)(
d,e)}function K(s){try{return(0,O.J)(C(s))}catch(n){if(n instanceof TypeError)return(0,O.T)(n.message);throw n}}async function z(s,{setting:n}){if(s===null)return(0,O.
J)(null);const e=(0,T.yR)(s,R),r=n("ca-file");if(!e.ok)return(0,O.T)(`${r} "${s}" ${(0,u.mP)(e.failure)}`);const{parseAuthorities:a}=await o.e(36).then(o.bind(o,
5036)),d=a(e.text);return d.ok?d:(0,O.T)(`${r} "${s}" ${d.why}`)}})};export{V as id,J as ids,Z as modules};
