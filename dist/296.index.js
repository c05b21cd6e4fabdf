const Y=296,G=[296],z={5747:((B,A,i)=>{i.d(A,{$r:()=>y,Mc:()=>v,N0:()=>R,Oj:()=>w,io:()=>b,v2:()=>$,wX:()=>l,yR:()=>P});var M=i(4573),m=i(3024);const _=16*1024*
1024,p=m.constants.O_RDONLY|(m.constants.O_NONBLOCK??0)|(m.constants.O_NOCTTY??0),E=Buffer.allocUnsafeSlow(256*1024);let h=E;function P(r,c=_){const o=I(r,c);if(!Buffer.
isBuffer(o))return o;const g=o.toString("utf8");return{ok:!0,text:g,isUtf8:!g.includes("\uFFFD")||(0,M.isUtf8)(o),bytes:o.length}}function b(r,c){const o=I(r,c);
return Buffer.isBuffer(o)?Buffer.from(o):null}function I(r,c){let o;try{o=(0,m.openSync)(r,p);const g=(0,m.readSync)(o,E,0,E.length,null);return g<E.length?E.subarray(
0,g):C(o,c)}catch(g){return{ok:!1,failure:{kind:"error",code:w(g)}}}finally{o!==void 0&&(0,m.closeSync)(o)}}function C(r,c){const{size:o}=(0,m.fstatSync)(r);if(o>
c||o<E.length)return{ok:!1,failure:{kind:"size",bytes:o,maxBytes:c}};h.length<o&&(h=Buffer.allocUnsafeSlow(Math.min(2*o,c)));let g=0;for(;g<o;){const x=(0,m.readSync)(
r,h,g,o-g,g);if(x===0)break;g+=x}return h.subarray(0,g)}function w(r){if(!(typeof r=="object"&&r!==null&&"code"in r)||typeof r.code!="string")throw r;return r.code}
function R(r,c){try{return r()}catch(o){return w(o),c}}const v=r=>R(()=>(0,m.readdirSync)(r,{withFileTypes:!0}),[]),l=r=>v(r).map(({name:c})=>c).sort(),$=r=>v(r).
flatMap(c=>c.isDirectory()?c.name:[]);function y(r){try{const c=(0,m.realpathSync)(r),o=(0,m.statSync)(c);return o.isFile()?{kind:"file",path:c}:{kind:o.isDirectory()?
"directory":"special",path:c}}catch(c){return{kind:"error",code:w(c)}}}}),5296:((B,A,i)=>{i.r(A),i.d(A,{settingsMistakes:()=>p});var M=i(5751),m=i(3152),_=i(1460);
function p(E,h){try{return(0,M.s)(E,{...h,wording:_.E}),[]}catch(P){if(P instanceof m.GN)return P.mistakes;throw P}}}),4e3:((B,A,i)=>{i.d(A,{$$:()=>C,B9:()=>o,Cw:()=>L,
I0:()=>w,K4:()=>I,NM:()=>x,VW:()=>c,Wt:()=>y,YA:()=>D,_r:()=>k,dh:()=>p,go:()=>v,mP:()=>l,oZ:()=>W,px:()=>h,qZ:()=>g,zM:()=>U,zN:()=>b,zd:()=>R});var M=i(6174),
m=i(9562);const _=300;function p(t,a=_){if(t.length<=a)return t;const f=(0,M._U)(t);return f.length<=a?f:`${E(f,a)}\u2026`}const E=(t,a)=>structuredClone(t.slice(
0,a).toWellFormed()),h=(t,a)=>`${t} ${t===1?a:P(a)}`,P=t=>`${t.replace(/(?<=[^aeiou])y$/,"ie")}s`;function b(t,a){const{length:f}=t,n=typeof a=="number"?a:f<=2*
a.few?f:a.few,e=t.slice(n);return{shown:t.slice(0,n),rest:e,more:e.length}}function I(t,a,f=String,n=e=>`${e} more`){const{shown:e,more:s}=b(t,a),u=e.map(d=>f(d)).
join(", ");return s>0?`${u} and ${n(s)}`:u}const C=t=>new TextEncoder().encode(t).length;function w(t,a,f,n){const e=[];let s=0;for(const u of Iterator.from(t).
map(n)){if(s+=C(u)+f,s>a)break;e.push(u)}return{shown:e,more:t.length-e.length}}const R=t=>`the clients print "${t}"`;function v(t){return t===null?"null":Array.
isArray(t)?"an array":typeof t=="object"?"an object":`a ${typeof t}`}function l(t){if(t.kind==="error")return`cannot be read: ${t.code}`;const{bytes:a,maxBytes:f}=t;
return`has ${a} bytes and is not read; the limit is ${f/1024/1024} MiB`}const $={[m.e$]:"correct the host in the source address, or remove it for a module of th\
e public registry (NAMESPACE/NAME/SYSTEM)",[m.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registr\
y has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function y(t){return t.flatMap(f=>$[f]??[])[0]??"correct the host \
in `source` or `hostname`, or add the `source` that a child module lacks"}const r=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraf\
orm.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.\
com","https://status.gitlab.com"]]),c=t=>r.get(t)??null,o=t=>`wait and run the check again; see ${c(t)??"its status page"}, and consider a network mirror for pr\
oviders`,g=t=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${t} serves its discovery document to everyone, so the registry, a proxy or a fir\
ewall blocks this network, for example by country`;function x({page:t,asked:a},f){if(t===null)return f;const n=t.title===""?"":` ("${t.title}")`,e=f.guest??g(a);
switch(t.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:e,because:`the host returned a sign-in page${n}`};case"\
captive-portal":return`a proxy or captive portal returned an HTML page${n}: allow this machine to reach the host`;case"other":{const s=f.user??`check that ${a} \
is a registry, and ${y([])}`;return{...f,user:s,guest:e,because:`the host returned an HTML page${n}`}}}}const k=({url:t,status:a,reason:f})=>`${t} returned ${`${a}\
 ${p(f)}`.trim()}`,D=t=>`${Math.round(t/100)/10} s`,U=t=>t.kind==="several"?t.reasons:[t];function L(t){switch(t.kind){case"deadline":return`the check reached i\
ts deadline of ${D(t.ms)}`;case"signal":return`the check was interrupted by ${t.signal}`;case"crash":return"tf-disco crashed";case"missing":return j(t);case"sev\
eral":return t.reasons.map(L).join("; ")}}const F=10;function j({repositories:t,total:a}){const f=a===1?"repository":"repositories",n=t.length===1?"is":"are",e=I(
t,F,p);return`${t.length} of ${a} ${f} ${n} missing: ${e}`}const W=({kind:t,address:a,version:f})=>`${t} ${a} ${p(f,40)}`}),1460:((B,A,i)=>{i.d(A,{E:()=>I,W:()=>b});
var M=i(6760),m=i(5747),_=i(1831),p=i(8535),E=i(7773),h=i(7188);const P=new Set(E.f.flatMap(([,l])=>l.map(({name:$})=>$))),b=l=>l.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
($,y,r)=>P.has(y)?`\`--${y}${r===void 0?"":` ${r}`}\``:$).replaceAll("hostnames input","--hostnames"),I={setting:l=>`--${l}`,missingPath:(l,$)=>{const[y="",...r]=l.
split("=");if(r.length>0&&R(y))return`"${y}=\u2026" does not exist in ${$}; did you mean --tokens?`;const c=w(l,$),o=c===null?"":`; did you mean ${c}?`;return`"${l}\
" does not exist in ${$}${o}`}},C=new Map([...["init","lint","run","scan","test","validate"].map(l=>[l,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function w(l,$){const y=C.get(l)??(0,p.q)(l,h.bw);if(y!==null)return`"tf-disco ${y}"`;const r=(0,p.q)((0,M.basename)(l),(0,m.wX)((0,M.dirname)((0,M.
resolve)($,l))));if(r!==null)return`"${(0,M.join)((0,M.dirname)(l),r)}"`;const c=l.replace(/^https:\/\/|\/$/g,""),o=(0,_.Pv)(c);return o.ok&&R(c)?`--hostnames ${(0,_.
nx)(o.value)}`:null}const R=l=>l.includes(".")&&!v.test(l)&&(0,_.Pv)(l).ok,v=/\.(?:tf|tofu|hcl|json|tfvars)$/}),5751:((B,A,i)=>{i.d(A,{s:()=>F});var M=i(3024),m=i(
6760),_=i(5747),p=i(4091),E=i(4e3),h=i(7030),P=i(6181),b=i(1831);function I(n){const e=d=>n[d]||n[d.toLowerCase()]||"",s={http:w("HTTP_PROXY",e("HTTP_PROXY")),https:w(
"HTTPS_PROXY",e("HTTPS_PROXY"))},u=y(e("NO_PROXY"));return d=>{const O=s[d.scheme];return O===null||l(d.name)||u(d)?null:O}}const C=["http:","https:"];function w(n,e){
if(e==="")return null;const s=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(e)?e:`http://${e}`);if(s===null)throw new TypeError(`${n} is not a URL; expected http://\
HOST:PORT`);if(!C.includes(s.protocol))throw new TypeError(`${n} is a ${s.protocol}// proxy; expected http:// or https://`);if(!R(s.username)||!R(s.password))throw new TypeError(
`${n} has a user name or password with a bare "%"; write "%25" for it`);return s}function R(n){try{return decodeURIComponent(n),!0}catch(e){if(e instanceof URIError)
return!1;throw e}}const v=new h.BlockList;v.addSubnet("127.0.0.0",8,"ipv4"),v.addAddress("::1","ipv6");const l=n=>n==="localhost"||$(v,n);function $(n,e){const s=(0,P.
n7)(e.replace(/%.*$/s,"")),u=(0,h.isIP)(s);return u!==0&&n.check(s,u===4?"ipv4":"ipv6")}function y(n){const e=n.split(",").map(s=>s.trim().toLowerCase()).filter(
s=>s!=="").map(r);return s=>e.some(u=>u(s))}function r(n){if(n==="*")return()=>!0;const e=c(n);if(e!==null)return({name:S})=>e(S);const{name:s,port:u}=x(n),d=S=>u===
""||String(S.port)===u,O=(0,h.isIP)(s)===4?32:128,T=c(`${s}/${O}`)??g(s);return S=>d(S)&&T(S.name)}function c(n){const[,e="",s=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(
n)??[];if(!o(e))return null;const u=Number(s);if(u>((0,h.isIP)(e)===4?32:128))return null;const d=u-((0,h.isIP)(e)===6?96:0),O=new h.BlockList,T=(0,h.isIP)((0,P.
n7)(e))===4&&d>=0;return T?O.addSubnet((0,P.n7)(e),d,"ipv4"):O.addSubnet(e,u,"ipv6"),S=>$(O,S)&&(0,h.isIP)((0,P.n7)(S))===4===T}const o=n=>(0,h.isIP)(n)!==0&&!n.
includes("%");function g(n){if(n==="")return()=>!1;const e=n.replace(/^\*\./,"."),s=e.replace(/^\./,""),u=(0,b.Pv)(s),d=u.ok?u.value:s,O=T=>!e.startsWith(".")&&
T===d;return T=>(0,h.isIP)(T)===0&&(T.endsWith(`.${d}`)||O(T))}function x(n){const e=/^\[([^\]]*)\]:([^:]*)$/.exec(n)??/^([^:[\]]*):([^:[\]]*)$/.exec(n);return e===
null?{name:n,port:""}:{name:e[1]??"",port:e[2]??""}}var k=i(3152);const D=function(...n){const{X509Certificate:e}=process.getBuiltinModule("node:crypto");return new.target?
new e(...n):e(...n)},U=4*1024*1024,L=20;function F(n,{environment:e,directory:s,wording:u=k.w7}){const{settings:d,mistakes:O}=(0,k.P$)(n,u),T=t(d.caFile,u),S=W(
e),H=[T,S].flatMap(N=>N.ok?[]:[N.why]),K=j(d.scan,s).slice(0,L).map(N=>u.missingPath(N,s)),X=[...O,...H,...K];if(X.length>0||!T.ok||!S.ok)throw new k.GN(X);return{
...d,authorities:T.value,chooseProxy:S.value}}const j=(n,e)=>n.filter(s=>!/[*?[\]{}]/.test(s)&&!(0,M.existsSync)((0,m.resolve)(e,s)));function W(n){try{return(0,p.
Ju)(I(n))}catch(e){if(e instanceof TypeError)return(0,p.TR)(e.message);throw e}}function t(n,{setting:e}){if(n===null)return(0,p.Ju)(null);const s=(0,_.yR)(n,U),
u=e("ca-file");if(!s.ok)return(0,p.TR)(`${u} "${n}" ${(0,E.mP)(s.failure)}`);const d=f(s.text);return d.ok?d:(0,p.TR)(`${u} "${n}" ${d.why}`)}const a=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function f(n){const e=n.match(a)??[];if(e.length===0)return(0,p.TR)("contains no certificate; expected PEM");try{for(const s of e)new D(s);return(0,p.Ju)(e.join(
`
`))}catch(s){return(0,p.TR)(`contains an invalid certificate: ${s instanceof Error?s.message:s}`)}}})};export{Y as id,G as ids,z as modules};
