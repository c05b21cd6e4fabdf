const J=5296,Y=[5296],Z={5296:((U,M,s)=>{s.r(M),s.d(M,{settingsMistakes:()=>d});var E=s(345),l=s(3152),m=s(1460);function d(T,O){try{return(0,E.s)(T,{...O,wording:m.
E}),[]}catch(_){if(_ instanceof l.GN)return _.mistakes;throw _}}}),9432:((U,M,s)=>{s.d(M,{$$:()=>I,B9:()=>K,Dl:()=>P,I0:()=>o,K4:()=>w,NM:()=>N,VW:()=>S,Wt:()=>R,
YA:()=>H,_r:()=>k,dh:()=>_,eZ:()=>p,gL:()=>W,go:()=>i,kw:()=>a,mP:()=>f,oZ:()=>z,px:()=>A,q5:()=>j,qG:()=>C,qZ:()=>x,rU:()=>r,zN:()=>D,zd:()=>n});var E=s(8032),
l=s(1780),m=s(5106),d=s(9179);const T=300,O=8192;function _(t,e=T){const{length:c}=t,h=c>O?(0,d.NE)(t.slice(0,O)):(0,d._U)(t);return h.length<=e?h:`${structuredClone(
h.slice(0,e).toWellFormed())}\u2026`}const P=(t,e)=>/^~|\$\{?\w|%\w+%/.test(t)?"write the absolute path or name: the client does not expand ~ and variables":e,A=(t,e)=>`${t}\
 ${t===1?e:y(e)}`,y=t=>`${t.replace(/(?<=[^aeiou])y$/,"ie")}s`;function D(t,e){const{length:c}=t,h=typeof e=="number"?e:c<=2*e.few?c:e.few,u=t.slice(h);return{shown:t.
slice(0,h),rest:u,more:u.length}}function w(t,e,c=String,h=u=>`${u} more`){const{shown:u,more:$}=D(t,e),g=u.map(G=>c(G)).join(", ");return $>0?`${g} and ${h($)}`:
g}const I=t=>new TextEncoder().encode(t).length;function o(t,e,c,h){const u=[];let $=0;for(const g of Iterator.from(t).map(h)){if($+=I(g)+c,$>e)break;u.push(g)}
return{shown:u,more:t.length-u.length}}const p=t=>t.map(e=>E.bB[e]).join(" and "),n=t=>(0,l.xI)`the clients print "${t}"`,r=t=>`it begins with "${_(t.trimStart(),
60).replace(/[\r\n].*/s,"")}"`,a=({why:t,beginning:e})=>`is not ${/^line/.test(t)?"valid ":""}JSON: ${e===null?t:r(e)}`;function i(t){return t===null?"null":Array.
isArray(t)?"an array":typeof t=="object"?"an object":`a ${typeof t}`}function f(t){if(t.kind==="error")return`cannot be read: ${t.code}`;if(t.kind==="special")return`\
is ${t.is} and is not read`;const{bytes:e,maxBytes:c}=t;return`has ${e} bytes and is not read; the limit is ${c/1024/1024} MiB`}const b={[m.e$]:"correct the hos\
t in the source address (public modules need none)",[m.xq]:"correct the host in `source` (public providers need none), or use a filesystem mirror"},R=t=>t.flatMap(
e=>b[e]??[])[0]??"correct the host in `source` or `hostname`",v=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://s\
tatus.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["releases.hashicorp.com","https://status.hashicorp.com"],["registry.opentofu.org",
"https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),S=t=>v.get(t)??null,L=/(^|\.)github(usercontent)?\.com$/;function K(t){const e=L.test(
t)?"https://www.githubstatus.com":S(t);return`wait and run the check again${e===null?"":`; see ${e}`}`}const j=t=>({operator:"check the logs of the host and of \
any proxy in front of it",user:"wait and run the check again, or check the proxy of this network",guest:K(t)}),W=t=>`if that is intended, set \`allowed-hosts\` to\
 all hosts that may be used, with ${t}`,x=t=>(0,l.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,l.KT)(t)} is public, so this network or country is blocked`,
B="/.well-known/terraform.json";function N({page:t,asked:e},c,h=B){if(t===null)return c;const u=t.title===""?"":` ("${t.title}")`,$=c.guest??x(e);switch(t.kind){case"\
sign-in":return{operator:`allow requests to ${h} without a browser`,guest:$,because:`the host returned a sign-in page${u}`};case"bot-protection":return{operator:`\
exempt ${h} from its bot protection, or let the addresses of CI runners through`,guest:$,because:u===""?void 0:`the host returned a page${u}`};case"captive-port\
al":return`a proxy or captive portal returned an HTML page${u}: allow this machine to reach the host`;case"other":{const g=`the host returned an HTML page${u}`;
return{...h===B&&{user:R([])},...c,guest:$,because:g}}}}function k({url:t,status:e,reason:c,said:h},u=!1){const $=h===void 0?"":` ("${_(h)}")`,g=!/^(?:unknown|<none>)?$/i.
test(c),G=e>=520&&e<=526?"(Cloudflare gets no answer from it)":"",X=g?_(c):G;return(0,l.xI)`${u?"":(0,l.xI)`${(0,l.KT)(t)} returned `}${`${e} ${X}`.trim()}${$}`}
const F={closed:"closed the connection before the end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-\
Encoding: gzip that is not gzip"},C=({host:t,why:e})=>({message:(0,l.xI)`${(0,l.KT)(t)} ${F[e]}`,operator:"look for a server that crashes while it responds, or \
a proxy that changes the body"}),H=t=>`${Math.round(t/100)/10} s`,z=({kind:t,address:e,version:c})=>c===""?(0,l.xI)`${t} ${_(e)}`:(0,l.xI)`${t} ${(0,l.KT)(e)} ${_(
c,40)}`}),1460:((U,M,s)=>{s.d(M,{E:()=>A,W:()=>P});var E=s(6760),l=s(9968),m=s(255),d=s(8535),T=s(7773),O=s(7188);const _=new Set(T.f.flatMap(([,o])=>o.map(({name:p})=>p))),
P=o=>o.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(p,n,r)=>_.has(n)?`\`--${n}${r===void 0?"":` ${r}`}\``:p).replaceAll("hostnames input","--hostnames"),A={
isTerminal:!0,setting:o=>`--${o}`,missingPath:(o,p)=>{const[n="",...r]=o.split("="),a=r.length>0&&w(n),i=a?"--tokens":D(o,p),f=i===null?"":`; did you mean ${i}?`;
return`"${a?`${n}=\u2026`:o}" does not exist in ${p}${f}`}},y=new Map([...["init","lint","run","scan","test","validate"].map(o=>[o,"check"]),["hosts","usages"],
["list","usages"],["version","--version"]]);function D(o,p){const n=y.get(o)??(0,d.q)(o,O.bw);if(n!==null)return`"tf-disco ${n}"`;const r=(0,d.q)((0,E.basename)(
o),(0,l.wX)((0,E.dirname)((0,E.resolve)(p,o))));if(r!==null)return`"${(0,E.join)((0,E.dirname)(o),r)}"`;const a=o.replace(/^https:\/\/|\/$/g,""),i=(0,m.Pv)(a);return i.
ok&&w(a)?`--hostnames ${i.value}`:null}const w=o=>o.includes(".")&&!I.test(o)&&(0,m.Pv)(o).ok,I=/\.(?:tf|tofu|hcl|json|tfvars)$/}),345:((U,M,s)=>{s.d(M,{s:()=>y});
var E=s(3024),l=s(6760),m=s(9968),d=s(7811),T=s(9432),O=s(101),_=s(3152);let P=function(...n){return{X509Certificate:P}=process.getBuiltinModule("node:crypto"),
new.target?new P(...n):P(...n)};const A=4*1024*1024;function y(n,{environment:r,directory:a,wording:i=_.w7}){const{settings:f,mistakes:b}=(0,_.P$)(n,i),R=I(f.caFile,
i),v=w(r),S=[R,v].flatMap(C=>C.ok?[]:[C.why]),L=(0,m.N0)(()=>(0,E.statSync)(a).isDirectory(),!1),j=f.scan.filter(C=>!/[*?[\]{}]/.test(C)).flatMap(C=>D(C,a,i)??[]),
W=`GITHUB_WORKSPACE names ${(0,T.dh)(a)}, which is not a directory`,x=[...b,...S,...L?j:[W]];if(x.length>0||!R.ok||!v.ok)throw new _.GN(x);const{NODE_EXTRA_CA_CERTS:B,
SSL_CERT_FILE:N,SSL_CERT_DIR:k}=r,F={NODE_EXTRA_CA_CERTS:B,SSL_CERT_FILE:N,SSL_CERT_DIR:k};return{...f,authorities:R.value,certificateVariables:F,chooseProxy:v.
value}}function D(n,r,{missingPath:a,setting:i}){const f=(0,l.resolve)(r,n);return(0,E.existsSync)(f)?(0,m.N0)(()=>(0,E.accessSync)(f,E.constants.R_OK)===void 0,
!1)?null:`${i("scan")} names ${f}, which this user may not read`:a(n,r)}function w(n){try{return(0,d.Ju)((0,O.N)(n))}catch(r){if(r instanceof TypeError)return(0,d.
TR)(r.message);throw r}}function I(n,{setting:r}){if(n===null)return(0,d.Ju)(null);const a=(0,m.yR)(n,A),i=r("ca-file");if(!a.ok)return(0,d.TR)(`${i} "${n}" ${(0,T.
mP)(a.failure)}`);const f=p(a.text);return f.ok?f:(0,d.TR)(`${i} "${n}" ${f.why}`)}const o=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function p(n){
const r=n.match(o)??[];if(r.length===0)return(0,d.TR)("contains no certificate; expected PEM");try{for(const a of r)new P(a);return(0,d.Ju)(r.join(`
`))}catch(a){const i=a instanceof Error?a.message:a;return(0,d.TR)(`contains an invalid certificate: ${i}`)}}})};export{J as id,Y as ids,Z as modules};
