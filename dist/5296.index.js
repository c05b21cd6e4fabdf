const V=5296,Q=[5296],q={5296:((U,M,n)=>{n.r(M),n.d(M,{settingsMistakes:()=>_});var E=n(345),h=n(3152),$=n(1460);function _(T,O){try{return(0,E.s)(T,{...O,wording:$.
E}),[]}catch(d){if(d instanceof h.GN)return d.mistakes;throw d}}}),9432:((U,M,n)=>{n.d(M,{$$:()=>R,B9:()=>K,Cw:()=>z,Dl:()=>P,I0:()=>o,K4:()=>C,NM:()=>W,VW:()=>S,
Wt:()=>y,YA:()=>H,_r:()=>N,dh:()=>d,eZ:()=>m,gL:()=>k,go:()=>u,kw:()=>a,mP:()=>f,oZ:()=>Y,pk:()=>X,px:()=>D,q5:()=>j,qG:()=>w,qZ:()=>v,rU:()=>r,zN:()=>I,zd:()=>s});
var E=n(8032),h=n(1780),$=n(5106),_=n(9179);const T=300,O=8192;function d(t,e=T){const{length:c}=t,i=c>O?(0,_.NE)(t.slice(0,O)):(0,_._U)(t);return i.length<=e?i:
`${structuredClone(i.slice(0,e).toWellFormed())}\u2026`}const P=(t,e)=>/^~|\$\{?\w|%\w+%/.test(t)?"write the absolute path or name: the client does not expand ~\
 and variables":e,D=(t,e)=>`${t} ${t===1?e:A(e)}`,A=t=>`${t.replace(/(?<=[^aeiou])y$/,"ie")}s`;function I(t,e){const{length:c}=t,i=typeof e=="number"?e:c<=2*e.few?
c:e.few,l=t.slice(i);return{shown:t.slice(0,i),rest:l,more:l.length}}function C(t,e,c=String,i=l=>`${l} more`){const{shown:l,more:p}=I(t,e),g=l.map(G=>c(G)).join(
", ");return p>0?`${g} and ${i(p)}`:g}const R=t=>new TextEncoder().encode(t).length;function o(t,e,c,i){const l=[];let p=0;for(const g of Iterator.from(t).map(i)){
if(p+=R(g)+c,p>e)break;l.push(g)}return{shown:l,more:t.length-l.length}}const m=t=>t.map(e=>E.bB[e]).join(" and "),s=t=>(0,h.xI)`the clients print "${t}"`,r=t=>`\
it begins with "${d(t.trimStart(),60).replace(/[\r\n].*/s,"")}"`,a=({why:t,beginning:e})=>`is not ${/^line/.test(t)?"valid ":""}JSON: ${e===null?t:r(e)}`;function u(t){
return t===null?"null":Array.isArray(t)?"an array":typeof t=="object"?"an object":`a ${typeof t}`}function f(t){if(t.kind==="error")return`cannot be read: ${t.code}`;
if(t.kind==="special")return`is ${t.is} and is not read`;const{bytes:e,maxBytes:c}=t;return`has ${e} bytes and is not read; the limit is ${c/1024/1024} MiB`}const x={
[$.e$]:"correct the host in the source address (public modules need none)",[$.xq]:"correct the host in `source` (public providers need none), or use a filesyste\
m mirror"},y=t=>t.flatMap(e=>x[e]??[])[0]??"correct the host in `source` or `hostname`",b=new Map([["registry.terraform.io","https://status.hashicorp.com"],["ap\
p.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["releases.hashicorp.com","https://status.hashicorp.com"],
["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),S=t=>b.get(t)??null,L=/(^|\.)github(usercontent)?\.com$/;function K(t){
const e=L.test(t)?"https://www.githubstatus.com":S(t);return`wait and run the check again${e===null?"":`; see ${e}`}`}const j=t=>({operator:"check the logs of t\
he host and of any proxy in front of it",user:"wait and run the check again, or check the proxy of this network",guest:K(t)}),k=t=>`if that is intended, set \`al\
lowed-hosts\` to all hosts that may be used, with ${t}`,v=t=>(0,h.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,h.KT)(t)} is public, so this network or country is blocked`,
B="/.well-known/terraform.json";function W({page:t,asked:e},c,i=B){if(t===null)return c;const l=t.title===""?"":` ("${t.title}")`,p=c.guest??v(e);switch(t.kind){case"\
sign-in":return{operator:`allow requests to ${i} without a browser`,guest:p,because:`the host returned a sign-in page${l}`};case"bot-protection":return{operator:`\
exempt ${i} from its bot protection, or let the addresses of CI runners through`,guest:p,because:l===""?void 0:`the host returned a page${l}`};case"captive-port\
al":return`a proxy or captive portal returned an HTML page${l}: allow this machine to reach the host`;case"other":{const g=`the host returned an HTML page${l}`;
return{...i===B&&{user:y([])},...c,guest:p,because:g}}}}function N({url:t,status:e,reason:c,said:i},l=!1){const p=i===void 0?"":` ("${d(i)}")`,g=!/^(?:unknown|<none>)?$/i.
test(c),G=e>=520&&e<=526?"(Cloudflare gets no answer from it)":"",Z=g?d(c):G;return(0,h.xI)`${l?"":(0,h.xI)`${(0,h.KT)(t)} returned `}${`${e} ${Z}`.trim()}${p}`}
const F={closed:"closed the connection before the end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-\
Encoding: gzip that is not gzip"},w=({host:t,why:e})=>({message:(0,h.xI)`${(0,h.KT)(t)} ${F[e]}`,operator:"look for a server that crashes while it responds, or \
a proxy that changes the body"}),H=t=>`${Math.round(t/100)/10} s`,X=t=>t.map(z).join("; ");function z(t){switch(t.kind){case"deadline":return`the deadline of ${H(
t.ms)} was reached`;case"signal":return`interrupted by ${t.signal}`;case"crash":return"tf-disco crashed";case"missing":return J(t)}}function J({repositories:t,total:e}){
const c=t.length===1?"is":"are",i=C(t,10,d);return`${t.length} of ${D(e,"repository")} ${c} missing: ${i}`}const Y=({kind:t,address:e,version:c})=>c===""?(0,h.xI)`${t} ${d(
e)}`:(0,h.xI)`${t} ${(0,h.KT)(e)} ${d(c,40)}`}),1460:((U,M,n)=>{n.d(M,{E:()=>D,W:()=>P});var E=n(6760),h=n(9968),$=n(255),_=n(8535),T=n(7773),O=n(7188);const d=new Set(
T.f.flatMap(([,o])=>o.map(({name:m})=>m))),P=o=>o.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(m,s,r)=>d.has(s)?`\`--${s}${r===void 0?"":` ${r}`}\``:m).replaceAll(
"hostnames input","--hostnames"),D={isTerminal:!0,setting:o=>`--${o}`,missingPath:(o,m)=>{const[s="",...r]=o.split("="),a=r.length>0&&C(s),u=a?"--tokens":I(o,m),
f=u===null?"":`; did you mean ${u}?`;return`"${a?`${s}=\u2026`:o}" does not exist in ${m}${f}`}},A=new Map([...["init","lint","run","scan","test","validate"].map(
o=>[o,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function I(o,m){const s=A.get(o)??(0,_.q)(o,O.bw);if(s!==null)return`"tf-disco ${s}\
"`;const r=(0,_.q)((0,E.basename)(o),(0,h.wX)((0,E.dirname)((0,E.resolve)(m,o))));if(r!==null)return`"${(0,E.join)((0,E.dirname)(o),r)}"`;const a=o.replace(/^https:\/\/|\/$/g,
""),u=(0,$.Pv)(a);return u.ok&&C(a)?`--hostnames ${u.value}`:null}const C=o=>o.includes(".")&&!R.test(o)&&(0,$.Pv)(o).ok,R=/\.(?:tf|tofu|hcl|json|tfvars)$/}),345:((U,M,n)=>{
n.d(M,{s:()=>A});var E=n(3024),h=n(6760),$=n(9968),_=n(7811),T=n(9432),O=n(101),d=n(3152);let P=function(...s){return{X509Certificate:P}=process.getBuiltinModule(
"node:crypto"),new.target?new P(...s):P(...s)};const D=4*1024*1024;function A(s,{environment:r,directory:a,wording:u=d.w7}){const{settings:f,mistakes:x}=(0,d.P$)(
s,u),y=R(f.caFile,u),b=C(r),S=[y,b].flatMap(w=>w.ok?[]:[w.why]),L=(0,$.N0)(()=>(0,E.statSync)(a).isDirectory(),!1),j=f.scan.filter(w=>!/[*?[\]{}]/.test(w)).flatMap(
w=>I(w,a,u)??[]),k=`GITHUB_WORKSPACE names ${(0,T.dh)(a)}, which is not a directory`,v=[...x,...S,...L?j:[k]];if(v.length>0||!y.ok||!b.ok)throw new d.GN(v);const{
NODE_EXTRA_CA_CERTS:B,SSL_CERT_FILE:W,SSL_CERT_DIR:N}=r,F={NODE_EXTRA_CA_CERTS:B,SSL_CERT_FILE:W,SSL_CERT_DIR:N};return{...f,authorities:y.value,certificateVariables:F,
chooseProxy:b.value}}function I(s,r,{missingPath:a,setting:u}){const f=(0,h.resolve)(r,s);return(0,E.existsSync)(f)?(0,$.N0)(()=>(0,E.accessSync)(f,E.constants.
R_OK)===void 0,!1)?null:`${u("scan")} names ${f}, which this user may not read`:a(s,r)}function C(s){try{return(0,_.Ju)((0,O.N)(s))}catch(r){if(r instanceof TypeError)
return(0,_.TR)(r.message);throw r}}function R(s,{setting:r}){if(s===null)return(0,_.Ju)(null);const a=(0,$.yR)(s,D),u=r("ca-file");if(!a.ok)return(0,_.TR)(`${u}\
 "${s}" ${(0,T.mP)(a.failure)}`);const f=m(a.text);return f.ok?f:(0,_.TR)(`${u} "${s}" ${f.why}`)}const o=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function m(s){const r=s.match(o)??[];if(r.length===0)return(0,_.TR)("contains no certificate; expected PEM");try{for(const a of r)new P(a);return(0,_.Ju)(r.join(
`
`))}catch(a){const u=a instanceof Error?a.message:a;return(0,_.TR)(`contains an invalid certificate: ${u}`)}}})};export{V as id,Q as ids,q as modules};
