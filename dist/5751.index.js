const J=5751,Z=[5751],Q={5747:((j,v,e)=>{e.d(v,{Oj:()=>B,io:()=>U,yR:()=>L});var E=e(4573),$=e(3024);const T=16*1024*1024,O=$.constants.O_RDONLY|($.constants.O_NONBLOCK??
0)|($.constants.O_NOCTTY??0),l=Buffer.allocUnsafeSlow(256*1024);let M=l;const L=(u,m=T)=>g(u,m,C);function U(u,m){const p=g(u,m,(f,y)=>Buffer.from(f.subarray(0,
y)));return Buffer.isBuffer(p)?p:null}function g(u,m,p){let f;try{f=(0,$.openSync)(u,O)}catch(y){return I(y)}try{const y=(0,$.readSync)(f,l,0,l.length,null);return y<
l.length?p(l,y):w(f,m,p)}catch(y){return I(y)}finally{(0,$.closeSync)(f)}}function w(u,m,p){const{size:f}=(0,$.fstatSync)(u);if(f>m||f<l.length)return{ok:!1,failure:{
kind:"size",bytes:f,maxBytes:m}};M.length<f&&(M=Buffer.allocUnsafeSlow(Math.min(2*f,m)));const y=M;let A=0;for(;A<f;){const x=(0,$.readSync)(u,y,A,f-A,A);if(x===
0)break;A+=x}return p(y,A)}function C(u,m){const p=u.toString("utf8",0,m),f=!p.includes("\uFFFD")||(0,E.isUtf8)(u.subarray(0,m));return{ok:!0,text:p,isUtf8:f,bytes:m}}
function B(u){if(!(typeof u=="object"&&u!==null&&"code"in u)||typeof u.code!="string")throw u;return u.code}const I=u=>({ok:!1,failure:{kind:"error",code:B(u)}})}),
4e3:((j,v,e)=>{e.d(v,{Af:()=>f,B9:()=>B,Cw:()=>A,Fn:()=>k,NM:()=>u,Vb:()=>X,Wt:()=>C,XT:()=>M,YA:()=>p,_r:()=>m,dh:()=>l,eZ:()=>y,go:()=>U,mP:()=>g,qZ:()=>I,zd:()=>L});
var E=e(4714),$=e(7715),T=e(9562);const O=300;function l(t,c=O){return t.length<=c?t:`${(0,E.o)(t,c)}\u2026`}function M(t,c,d=0){const S=t.slice(0,c).map(b=>l(b)),
R=t.length-S.length+d;return S.join(", ")+(R>0?` and ${R} more`:"")}const L=t=>`the clients print "${t}"`;function U(t){return t===null?"null":Array.isArray(t)?
"an array":typeof t=="object"?"an object":`a ${typeof t}`}function g(t){if(t.kind==="error")return`cannot be read: ${t.code}`;const{bytes:c,maxBytes:d}=t;return`\
has ${c} bytes and is not read; the limit is ${d/1024/1024} MiB`}const w={[T.e$]:"correct the host in the source address, or remove it for a module of the publi\
c registry (NAMESPACE/NAME/SYSTEM)",[T.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has n\
o host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function C(t){return t.flatMap(d=>w[d]??[])[0]??"correct the host in `sou\
rce` or `hostname`, or add the `source` that a child module lacks"}const B=t=>`wait and run the check again; see ${(0,$.V)(t)??"its status page"}, and consider \
a network mirror for providers`,I=t=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${t} serves its discovery document to everyone, so the reg\
istry, a proxy or a firewall blocks this network, for example by country`;function u(t,c,d){if(t===null)return d;const S=t.title===""?"":` ("${t.title}")`,R=d.guest??
I(c);switch(t.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:R,because:`the host returned a sign-in p\
age${S}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${S}: allow this machine to reach the host`;case"other":{const b=d.user??`c\
heck that ${c} is a registry, and ${C([])}`;return{...d,user:b,guest:R,because:`the host returned an HTML page${S}`}}}}const m=({url:t,status:c,reason:d})=>`${t}\
 returned ${`${c} ${l(d)}`.trim()}`,p=t=>`${Math.round(t/100)/10} s`,f=t=>t.map(({name:c,attemptMs:d,retries:S})=>{const R=Number.isFinite(d)?p(d):"without a li\
mit",b=S===0?"":` in each of ${S+1} attempts`,Y=c.includes(" and ")?"wait":"waits";return`${c} ${Y} ${R}${b}`}).join(", "),y=t=>t.map(({name:c})=>c).join(" and ");
function A(t){switch(t.kind){case"deadline":return`the check reached its deadline of ${p(t.ms)}`;case"signal":return`the check was interrupted by ${t.signal}`;case"\
crash":return"tf-disco crashed";case"missing":return F(t);case"reported":return t.why;case"several":return t.reasons.map(A).join("; ")}}const x=10;function F({what:t,
names:c,total:d}){const S=M(c,x);return t==="shard"?`${c.length} of ${d} shards ${c.length===1?"is":"are"} missing: ${S}`:`the usages of ${c.length} of ${d} rep\
ositories are missing: ${S}`}const k=t=>`${t}; it may use hosts that are not in \`allowed-hosts\``,X=({kind:t,address:c,version:d})=>`${t} ${c} ${l(d,40)}`}),4714:((j,v,e)=>{
e.d(v,{o:()=>T,w:()=>O});var E=e(3307);const $=2048,T=(l,M=$)=>l.length<=M?l:structuredClone(l.slice(0,M).toWellFormed());function O(l){if(l.length<=$)return(0,E.
IL)(l);switch(l[0]){case'"':return T((0,E.I)(l));case"[":return[];case"{":return{};default:return(0,E.IL)(l)}}}),7715:((j,v,e)=>{e.d(v,{V:()=>$});const E=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),$=T=>E.get(T)??null}),5751:((j,v,e)=>{e.d(v,{readSettings:()=>b});
var E=e(3024),$=e(6760),T=e(5747),O=e(3625),l=e(4e3),M=e(3592),L=e(3474),U=e(8535),g=e(7030),w=e(6181),C=e(1831);function B(s){const n=a=>s[a]||s[a.toLowerCase()]||
"",r={http:u("HTTP_PROXY",n("HTTP_PROXY")),https:u("HTTPS_PROXY",n("HTTPS_PROXY"))},o=A(n("NO_PROXY"));return a=>{const h=r[a.scheme];return h===null||f(a.name)||
o(a)?null:h}}const I=["http:","https:"];function u(s,n){if(n==="")return null;const r=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(n)?n:`http://${n}`);if(r===null)
throw new TypeError(`${s} is not a URL; expected http://HOST:PORT`);if(!I.includes(r.protocol))throw new TypeError(`${s} is a ${r.protocol}// proxy; expected ht\
tp:// or https://`);if(!m(r.username)||!m(r.password))throw new TypeError(`${s} has a user name or password with a bare "%"; write "%25" for it`);return r}function m(s){
try{return decodeURIComponent(s),!0}catch(n){if(n instanceof URIError)return!1;throw n}}const p=new g.BlockList;p.addSubnet("127.0.0.0",8,"ipv4"),p.addAddress("\
::1","ipv6");const f=s=>s==="localhost"||y(p,s);function y(s,n){const r=(0,w.n7)(n.replace(/%.*$/s,"")),o=(0,g.isIP)(r);return o!==0&&s.check(r,o===4?"ipv4":"ip\
v6")}function A(s){const n=s.split(",").map(r=>r.trim().toLowerCase()).filter(r=>r!=="").map(x);return r=>n.some(o=>o(r))}function x(s){if(s==="*")return()=>!0;
const n=F(s);if(n!==null)return({name:i})=>n(i);const{name:r,port:o}=t(s),a=i=>o===""||String(i.port)===o;if(k(r)){const i=(0,w.n7)(r),P=new g.BlockList;return P.
addAddress(i,(0,g.isIP)(i)===4?"ipv4":"ipv6"),D=>y(P,D.name)&&a(D)}const h=X(r);return i=>(0,g.isIP)(i.name)===0&&a(i)&&h(i.name)}function F(s){const[,n="",r=""]=/^([\da-f:.]+)\/(\d{1,6})$/.
exec(s)??[];if(!k(n))return null;const o=Number(r);if(o>((0,g.isIP)(n)===4?32:128))return null;const a=o-((0,g.isIP)(n)===6?96:0),h=new g.BlockList,i=(0,g.isIP)(
(0,w.n7)(n))===4&&a>=0;return i?h.addSubnet((0,w.n7)(n),a,"ipv4"):h.addSubnet(n,o,"ipv6"),P=>y(h,P)&&(0,g.isIP)((0,w.n7)(P))===4===i}const k=s=>(0,g.isIP)(s)!==
0&&!s.includes("%");function X(s){if(s==="")return()=>!1;const n=s.replace(/^\*\./,"."),r=n.replace(/^\./,""),o=(0,C.Pv)(r),a=o.ok?o.value:r;return h=>h.endsWith(
`.${a}`)||!n.startsWith(".")&&h===a}function t(s){const n=/^\[([^\]]*)\]:([^:]*)$/.exec(s)??/^([^:[\]]*):([^:[\]]*)$/.exec(s);return n===null?{name:s,port:""}:{
name:n[1]??"",port:n[2]??""}}var c=e(3152),d=e(6339);const S=4*1024*1024,R=20;async function b(s,{environment:n,directory:r,wording:o=c.w7}){const{settings:a,mistakes:h}=(0,c.
P$)(s,o),i=await G(a.caFile,o),P=z(n),D=[i,P].flatMap(N=>N.ok?[]:[N.why]),V=await Promise.all(Y(a.scan,r).slice(0,R).map(N=>o.missingPath(N,r))),H=[...h,...(0,d.
S)(a,o),...await W(a,o),...await K(a,o),...D,...V];if(H.length>0||!i.ok||!P.ok)throw new c.GN(H);return{...a,authorities:i.value,chooseProxy:P.value}}const Y=(s,n)=>s.
filter(r=>!/[*?[\]{}]/.test(r)&&!(0,E.existsSync)((0,$.resolve)(n,r)));async function W({hostnames:s},{setting:n}){const r=n("hostnames"),o=s.flatMap(({addresses:i})=>i);
if(o.length===0)return[];const{parseNamedAddress:a}=await Promise.all([e.e(6917),e.e(1667)]).then(e.bind(e,1257)),h=o.flatMap(i=>{const P=a(i,"terraform");return P.
ok?[]:[`${r}: "${i.service}=${i.text}" is wrong: ${P.why}`]});return(0,L.Ku)(h,r)}async function K({ignore:s},{setting:n}){const r=n("ignore");if(s.length===0)return[];
const{problemFacts:o}=await Promise.all([e.e(660),e.e(7341),e.e(2558),e.e(1371),e.e(709)]).then(e.bind(e,709)),a=o(),h=s.flatMap(({code:i})=>{if(Object.hasOwn(a,
i))return[];const P=(0,U.q)(i,Object.keys(a)),D=P===null?`${M.aq} lists the codes`:`did you mean "${P}"?`;return[`${r}: "${i}" is not a problem code; ${D}`]});return(0,L.
Ku)(h,r)}function z(s){try{return(0,O.J)(B(s))}catch(n){if(n instanceof TypeError)return(0,O.T)(n.message);throw n}}async function G(s,{setting:n}){if(s===null)
return(0,O.J)(null);const r=(0,T.yR)(s,S),o=n("ca-file");if(!r.ok)return(0,O.T)(`${o} "${s}" ${(0,l.mP)(r.failure)}`);const{parseAuthorities:a}=await e.e(5036).
then(e.bind(e,5036)),h=a(r.text);return h.ok?h:(0,O.T)(`${o} "${s}" ${h.why}`)}})};export{J as id,Z as ids,Q as modules};
