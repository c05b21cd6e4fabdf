const V=5751,J=[5751],Z={5747:((U,A,r)=>{r.d(A,{Oj:()=>B,io:()=>D,yR:()=>L});var E=r(4573),$=r(3024);const T=16*1024*1024,O=$.constants.O_RDONLY|($.constants.O_NONBLOCK??
0)|($.constants.O_NOCTTY??0),l=Buffer.allocUnsafeSlow(256*1024);let M=l;const L=(u,m=T)=>g(u,m,C);function D(u,m){const p=g(u,m,(h,y)=>Buffer.from(h.subarray(0,
y)));return Buffer.isBuffer(p)?p:null}function g(u,m,p){let h;try{h=(0,$.openSync)(u,O)}catch(y){return I(y)}try{const y=(0,$.readSync)(h,l,0,l.length,null);return y<
l.length?p(l,y):v(h,m,p)}catch(y){return I(y)}finally{(0,$.closeSync)(h)}}function v(u,m,p){const{size:h}=(0,$.fstatSync)(u);if(h>m||h<l.length)return{ok:!1,failure:{
kind:"size",bytes:h,maxBytes:m}};M.length<h&&(M=Buffer.allocUnsafeSlow(Math.min(2*h,m)));const y=M;let w=0;for(;w<h;){const x=(0,$.readSync)(u,y,w,h-w,w);if(x===
0)break;w+=x}return p(y,w)}function C(u,m){const p=u.toString("utf8",0,m),h=!p.includes("\uFFFD")||(0,E.isUtf8)(u.subarray(0,m));return{ok:!0,text:p,isUtf8:h,bytes:m}}
function B(u){if(!(typeof u=="object"&&u!==null&&"code"in u)||typeof u.code!="string")throw u;return u.code}const I=u=>({ok:!1,failure:{kind:"error",code:B(u)}})}),
4e3:((U,A,r)=>{r.d(A,{Af:()=>h,B9:()=>B,Cw:()=>w,Fn:()=>j,NM:()=>u,Vb:()=>X,Wt:()=>C,XT:()=>M,YA:()=>p,_r:()=>m,dh:()=>l,eZ:()=>y,go:()=>D,mP:()=>g,qZ:()=>I,zd:()=>L});
var E=r(4714),$=r(7715),T=r(9562);const O=300;function l(t,a=O){return t.length<=a?t:`${(0,E.o)(t,a)}\u2026`}function M(t,a,d=0){const S=t.slice(0,a).map(b=>l(b)),
R=t.length-S.length+d;return S.join(", ")+(R>0?` and ${R} more`:"")}const L=t=>`the clients print "${t}"`;function D(t){return t===null?"null":Array.isArray(t)?
"an array":typeof t=="object"?"an object":`a ${typeof t}`}function g(t){if(t.kind==="error")return`cannot be read: ${t.code}`;const{bytes:a,maxBytes:d}=t;return`\
has ${a} bytes and is not read; the limit is ${d/1024/1024} MiB`}const v={[T.e$]:"correct the host in the source address, or remove it for a module of the publi\
c registry (NAMESPACE/NAME/SYSTEM)",[T.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has n\
o host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function C(t){return t.flatMap(d=>v[d]??[])[0]??"correct the host in `sou\
rce` or `hostname`, or add the `source` that a child module lacks"}const B=t=>`wait and run the check again; see ${(0,$.V)(t)??"its status page"}, and consider \
a network mirror for providers`,I=t=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${t} serves its discovery document to everyone, so the reg\
istry, a proxy or a firewall blocks this network, for example by country`;function u(t,a,d){if(t===null)return d;const S=t.title===""?"":` ("${t.title}")`,R=d.guest??
I(a);switch(t.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:R,because:`the host returned a sign-in p\
age${S}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${S}: allow this machine to reach the host`;case"other":{const b=d.user??`c\
heck that ${a} is a registry, and ${C([])}`;return{...d,user:b,guest:R,because:`the host returned an HTML page${S}`}}}}const m=({url:t,status:a,reason:d})=>`${t}\
 returned ${`${a} ${l(d)}`.trim()}`,p=t=>`${Math.round(t/100)/10} s`,h=t=>t.map(({name:a,attemptMs:d,retries:S})=>{const R=Number.isFinite(d)?p(d):"without a li\
mit",b=S===0?"":` in each of ${S+1} attempts`,Y=a.includes(" and ")?"wait":"waits";return`${a} ${Y} ${R}${b}`}).join(", "),y=t=>t.map(({name:a})=>a).join(" and ");
function w(t){switch(t.kind){case"deadline":return`the check reached its deadline of ${p(t.ms)}`;case"signal":return`the check was interrupted by ${t.signal}`;case"\
crash":return"tf-disco crashed";case"missing":return F(t);case"reported":return t.why;case"several":return t.reasons.map(w).join("; ")}}const x=10;function F({what:t,
names:a,total:d}){const S=M(a,x);return t==="shard"?`${a.length} of ${d} shards ${a.length===1?"is":"are"} missing: ${S}`:`the usages of ${a.length} of ${d} rep\
ositories are missing: ${S}`}const j=t=>`${t}; it may use hosts that are not in \`allowed-hosts\``,X=({kind:t,address:a,version:d})=>`${t} ${a} ${l(d,40)}`}),4714:((U,A,r)=>{
r.d(A,{o:()=>T,w:()=>O});var E=r(3307);const $=2048,T=(l,M=$)=>l.length<=M?l:structuredClone(l.slice(0,M).toWellFormed());function O(l){if(l.length<=$)return(0,E.
IL)(l);switch(l[0]){case'"':return T((0,E.I)(l));case"[":return[];case"{":return{};default:return(0,E.IL)(l)}}}),7715:((U,A,r)=>{r.d(A,{V:()=>$});const E=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),$=T=>E.get(T)??null}),5751:((U,A,r)=>{r.d(A,{readSettings:()=>R});
var E=r(3024),$=r(6760),T=r(5747),O=r(3625),l=r(4e3),M=r(3592),L=r(3474),D=r(8535),g=r(7030),v=r(6181),C=r(1831);function B(s){const n=c=>s[c]||s[c.toLowerCase()]||
"",e={http:u("HTTP_PROXY",n("HTTP_PROXY")),https:u("HTTPS_PROXY",n("HTTPS_PROXY"))},o=w(n("NO_PROXY"));return c=>{const f=e[c.scheme];return f===null||h(c.name)||
o(c)?null:f}}const I=["http:","https:"];function u(s,n){if(n==="")return null;const e=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(n)?n:`http://${n}`);if(e===null)
throw new TypeError(`${s} is not a URL; expected http://HOST:PORT`);if(!I.includes(e.protocol))throw new TypeError(`${s} is a ${e.protocol}// proxy; expected ht\
tp:// or https://`);if(!m(e.username)||!m(e.password))throw new TypeError(`${s} has a user name or password with a bare "%"; write "%25" for it`);return e}function m(s){
try{return decodeURIComponent(s),!0}catch(n){if(n instanceof URIError)return!1;throw n}}const p=new g.BlockList;p.addSubnet("127.0.0.0",8,"ipv4"),p.addAddress("\
::1","ipv6");const h=s=>s==="localhost"||y(p,s);function y(s,n){const e=(0,v.n7)(n.replace(/%.*$/s,"")),o=(0,g.isIP)(e);return o!==0&&s.check(e,o===4?"ipv4":"ip\
v6")}function w(s){const n=s.split(",").map(e=>e.trim().toLowerCase()).filter(e=>e!=="").map(x);return e=>n.some(o=>o(e))}function x(s){if(s==="*")return()=>!0;
const n=F(s);if(n!==null)return({name:i})=>n(i);const{name:e,port:o}=t(s),c=i=>o===""||String(i.port)===o;if(j(e)){const i=(0,v.n7)(e),P=new g.BlockList;return P.
addAddress(i,(0,g.isIP)(i)===4?"ipv4":"ipv6"),k=>y(P,k.name)&&c(k)}const f=X(e);return i=>(0,g.isIP)(i.name)===0&&c(i)&&f(i.name)}function F(s){const[,n="",e=""]=/^([\da-f:.]+)\/(\d{1,6})$/.
exec(s)??[];if(!j(n))return null;const o=Number(e);if(o>((0,g.isIP)(n)===4?32:128))return null;const c=o-((0,g.isIP)(n)===6?96:0),f=new g.BlockList,i=(0,g.isIP)(
(0,v.n7)(n))===4&&c>=0;return i?f.addSubnet((0,v.n7)(n),c,"ipv4"):f.addSubnet(n,o,"ipv6"),P=>y(f,P)&&(0,g.isIP)((0,v.n7)(P))===4===i}const j=s=>(0,g.isIP)(s)!==
0&&!s.includes("%");function X(s){if(s==="")return()=>!1;const n=s.replace(/^\*\./,"."),e=n.replace(/^\./,""),o=(0,C.Pv)(e),c=o.ok?o.value:e;return f=>f.endsWith(
`.${c}`)||!n.startsWith(".")&&f===c}function t(s){const n=/^\[([^\]]*)\]:([^:]*)$/.exec(s)??/^([^:[\]]*):([^:[\]]*)$/.exec(s);return n===null?{name:s,port:""}:{
name:n[1]??"",port:n[2]??""}}var a=r(3152);const d=4*1024*1024,S=20;async function R(s,{environment:n,directory:e,wording:o=a.w7}){const{settings:c,mistakes:f}=(0,a.
P$)(s,o),i=await z(c.caFile,o),P=K(n),k=[i,P].flatMap(N=>N.ok?[]:[N.why]),G=await Promise.all(b(c.scan,e).slice(0,S).map(N=>o.missingPath(N,e))),H=[...f,...await Y(
c,o),...await W(c,o),...k,...G];if(H.length>0||!i.ok||!P.ok)throw new a.GN(H);return{...c,authorities:i.value,chooseProxy:P.value}}const b=(s,n)=>s.filter(e=>!/[*?[\]{}]/.
test(e)&&!(0,E.existsSync)((0,$.resolve)(n,e)));async function Y({hostnames:s},{setting:n}){const e=n("hostnames"),o=s.flatMap(({addresses:i})=>i);if(o.length===
0)return[];const{parseNamedAddress:c}=await Promise.all([r.e(6917),r.e(1667)]).then(r.bind(r,1257)),f=o.flatMap(i=>{const P=c(i,"terraform");return P.ok?[]:[`${e}\
: "${i.service}=${i.text}" is wrong: ${P.why}`]});return(0,L.Ku)(f,e)}async function W({ignore:s},{setting:n}){const e=n("ignore");if(s.length===0)return[];const{
problemFacts:o}=await Promise.all([r.e(660),r.e(2558),r.e(7341),r.e(1371),r.e(709)]).then(r.bind(r,709)),c=o(),f=s.flatMap(({code:i})=>{if(Object.hasOwn(c,i))return[];
const P=(0,D.q)(i,Object.keys(c)),k=P===null?`${M.aq} lists the codes`:`did you mean "${P}"?`;return[`${e}: "${i}" is not a problem code; ${k}`]});return(0,L.Ku)(
f,e)}function K(s){try{return(0,O.J)(B(s))}catch(n){if(n instanceof TypeError)return(0,O.T)(n.message);throw n}}async function z(s,{setting:n}){if(s===null)return(0,O.
J)(null);const e=(0,T.yR)(s,d),o=n("ca-file");if(!e.ok)return(0,O.T)(`${o} "${s}" ${(0,l.mP)(e.failure)}`);const{parseAuthorities:c}=await r.e(5036).then(r.bind(
r,5036)),f=c(e.text);return f.ok?f:(0,O.T)(`${o} "${s}" ${f.why}`)}})};export{V as id,J as ids,Z as modules};
