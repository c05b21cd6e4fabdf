const V=5751,Z=[5751],k={5747:((F,I,o)=>{o.d(I,{Oj:()=>g,io:()=>B,yR:()=>$});var L=o(4573),y=o(3024);const M=16*1024*1024,S=y.constants.O_RDONLY|(y.constants.O_NONBLOCK??
0)|(y.constants.O_NOCTTY??0),P=Buffer.allocUnsafeSlow(256*1024);let T=P;const $=(c,f=M)=>h(c,f,A);function B(c,f){const m=h(c,f,(l,u)=>Buffer.from(l.subarray(0,
u)));return Buffer.isBuffer(m)?m:null}function h(c,f,m){let l;try{l=(0,y.openSync)(c,S)}catch(u){return x(u)}try{const u=(0,y.readSync)(l,P,0,P.length,null);return u<
P.length?m(P,u):v(l,f,m)}catch(u){return x(u)}finally{(0,y.closeSync)(l)}}function v(c,f,m){const{size:l}=(0,y.fstatSync)(c);if(l>f||l<P.length)return{ok:!1,failure:{
kind:"size",bytes:l,maxBytes:f}};T.length<l&&(T=Buffer.allocUnsafeSlow(Math.min(2*l,f)));const u=T;let p=0;for(;p<l;){const R=(0,y.readSync)(c,u,p,l-p,p);if(R===
0)break;p+=R}return m(u,p)}function A(c,f){const m=c.toString("utf8",0,f),l=!m.includes("\uFFFD")||(0,L.isUtf8)(c.subarray(0,f));return{ok:!0,text:m,isUtf8:l,bytes:f}}
function g(c){if(!(typeof c=="object"&&c!==null&&"code"in c)||typeof c.code!="string")throw c;return c.code}const x=c=>({ok:!1,failure:{kind:"error",code:g(c)}})}),
5751:((F,I,o)=>{o.d(I,{readSettings:()=>W});var L=o(3024),y=o(6760),M=o(5747),S=o(3625),P=o(4e3),T=o(3592),$=o(3474),B=o(8535),h=o(7030),v=o(6181),A=o(1831);function g(t){
const n=r=>t[r]||t[r.toLowerCase()]||"",s={http:c("HTTP_PROXY",n("HTTP_PROXY")),https:c("HTTPS_PROXY",n("HTTPS_PROXY"))},e=p(n("NO_PROXY"));return r=>{const i=s[r.
scheme];return i===null||l(r.name)||e(r)?null:i}}const x=["http:","https:"];function c(t,n){if(n==="")return null;const s=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(
n)?n:`http://${n}`);if(s===null)throw new TypeError(`${t} is not a URL; expected http://HOST:PORT`);if(!x.includes(s.protocol))throw new TypeError(`${t} is a ${s.
protocol}// proxy; expected http:// or https://`);if(!f(s.username)||!f(s.password))throw new TypeError(`${t} has a user name or password with a bare "%"; write\
 "%25" for it`);return s}function f(t){try{return decodeURIComponent(t),!0}catch(n){if(n instanceof URIError)return!1;throw n}}const m=new h.BlockList;m.addSubnet(
"127.0.0.0",8,"ipv4"),m.addAddress("::1","ipv6");const l=t=>t==="localhost"||u(m,t);function u(t,n){const s=(0,v.n7)(n.replace(/%.*$/s,"")),e=(0,h.isIP)(s);return e!==
0&&t.check(s,e===4?"ipv4":"ipv6")}function p(t){const n=t.split(",").map(s=>s.trim().toLowerCase()).filter(s=>s!=="").map(R);return s=>n.some(e=>e(s))}function R(t){
if(t==="*")return()=>!0;const n=N(t);if(n!==null)return({name:a})=>n(a);const{name:s,port:e}=X(t),r=a=>e===""||String(a.port)===e;if(w(s)){const a=(0,v.n7)(s),d=new h.
BlockList;return d.addAddress(a,(0,h.isIP)(a)===4?"ipv4":"ipv6"),O=>u(d,O.name)&&r(O)}const i=Y(s);return a=>(0,h.isIP)(a.name)===0&&r(a)&&i(a.name)}function N(t){
const[,n="",s=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(t)??[];if(!w(n))return null;const e=Number(s);if(e>((0,h.isIP)(n)===4?32:128))return null;const r=e-((0,h.isIP)(
n)===6?96:0),i=new h.BlockList,a=(0,h.isIP)((0,v.n7)(n))===4&&r>=0;return a?i.addSubnet((0,v.n7)(n),r,"ipv4"):i.addSubnet(n,e,"ipv6"),d=>u(i,d)&&(0,h.isIP)((0,v.
n7)(d))===4===a}const w=t=>(0,h.isIP)(t)!==0&&!t.includes("%");function Y(t){if(t==="")return()=>!1;const n=t.replace(/^\*\./,"."),s=n.replace(/^\./,""),e=(0,A.
Pv)(s),r=e.ok?e.value:s;return i=>i.endsWith(`.${r}`)||!n.startsWith(".")&&i===r}function X(t){const n=/^\[([^\]]*)\]:([^:]*)$/.exec(t)??/^([^:[\]]*):([^:[\]]*)$/.
exec(t);return n===null?{name:t,port:""}:{name:n[1]??"",port:n[2]??""}}var U=o(3152),D=o(6339);const H=4*1024*1024,K=20;async function W(t,{environment:n,directory:s,
wording:e=U.w7}){const{settings:r,mistakes:i}=(0,U.P$)(t,e),a=await b(r.caFile,e),d=J(n),O=[a,d].flatMap(E=>E.ok?[]:[E.why]),Q=await Promise.all(j(r.scan,s).slice(
0,K).map(E=>e.missingPath(E,s))),C=[...i,...(0,D.S)(r,e),...await z(r,e),...await G(r,e),...O,...Q];if(C.length>0||!a.ok||!d.ok)throw new U.GN(C);return{...r,authorities:a.
value,chooseProxy:d.value}}const j=(t,n)=>t.filter(s=>!/[*?[\]{}]/.test(s)&&!(0,L.existsSync)((0,y.resolve)(n,s)));async function z({hostnames:t},{setting:n}){const s=n(
"hostnames"),e=t.flatMap(({addresses:a})=>a);if(e.length===0)return[];const{parseNamedAddress:r}=await Promise.all([o.e(1741),o.e(1257)]).then(o.bind(o,1257)),i=e.
flatMap(a=>{const d=r(a,"terraform");return d.ok?[]:[`${s}: "${a.service}=${a.text}" is wrong: ${d.why}`]});return(0,$.Ku)(i,s)}async function G({ignore:t},{setting:n}){
const s=n("ignore");if(t.length===0)return[];const{problemFacts:e}=await Promise.all([o.e(660),o.e(7341),o.e(2558),o.e(1371),o.e(709)]).then(o.bind(o,709)),r=e(),
i=t.flatMap(({code:a})=>{if(Object.hasOwn(r,a))return[];const d=(0,B.q)(a,Object.keys(r)),O=d===null?`${T.aq} lists the codes`:`did you mean "${d}"?`;return[`${s}\
: "${a}" is not a problem code; ${O}`]});return(0,$.Ku)(i,s)}function J(t){try{return(0,S.J)(g(t))}catch(n){if(n instanceof TypeError)return(0,S.T)(n.message);throw n}}
async function b(t,{setting:n}){if(t===null)return(0,S.J)(null);const s=(0,M.yR)(t,H),e=n("ca-file");if(!s.ok)return(0,S.T)(`${e} "${t}" ${(0,P.mP)(s.failure)}`);
const{parseAuthorities:r}=await o.e(5036).then(o.bind(o,5036)),i=r(s.text);return i.ok?i:(0,S.T)(`${e} "${t}" ${i.why}`)}})};export{V as id,Z as ids,k as modules};
