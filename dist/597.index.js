const z=597,Y=[597],G={5693:((W,P,c)=>{c.d(P,{Ey:()=>w,Ii:()=>l,Or:()=>A,WN:()=>j});var E=c(960),p=c(9209),$=c(9872),u=c(5799),m=c(8011),_=c(1064),v=c(1831),C=c(
9562);const R=1440*60*1e3,I=1;function l(s,n){const{hops:o,certificates:e}=s.attempt;return[...x(s,n),...g(s,n),...U(o),...L(e,n),...K(s,n)]}function g(s,n){const{
discovery:o,hops:e}=s.attempt;switch(o.kind){case"skipped":return[(0,u.hD)(o.problem)];case"failed":{const t=n.isFork&&o.problem.code==="document-unauthorized"&&
!s.credentials?.hasToken;return[(0,u.hD)(o.problem,t?{severity:"notice"}:{})]}case"found":case"absent":{const t=e[0]?.url??"";return[...M(t,e.length-1,n),...b(s,
n)]}}}function M(s,n,o){const e=o.clients.filter(t=>n>_.NX[t]);return e.length>0?[(0,u.hD)((0,p.KA)({url:s,asks:"document",redirects:n,clients:e,limits:_.NX}))]:
n>I?[(0,u.hD)((0,p.CL)({url:s,redirects:n}))]:[]}function b(s,{releases:n,slowMs:o}){const e=(0,v.nx)(s.host),t=s.attempt.timing.totalMs,r=A(s),a=d=>i(r,d)!=="n\
ever",y=n.filter(d=>!a(d)),h=({client:d})=>!n.some(S=>S.client===d&&a(S)),f=[!0,!1].flatMap(d=>{const S=y.filter(N=>h(N)===d);if(S.length===0)return[];const H=(0,E.
Qs)({host:e,phase:"complete",tookMs:t,releases:S});return[(0,u.hD)(H,{needed:d})]});if(f.length>0||t<=o)return f;const D=T(s.attempt.timing);return[(0,u.hD)((0,E.
U2)({host:e,tookMs:t,limitMs:o,phase:D,releases:n}))]}function w({host:s,slowest:n,certificates:o},e,{slowMs:t,...r}){const a=e.map(d=>d.host),y=o.filter(d=>!a.
includes(d.host)),h=n?.timing.totalMs??0;if(n===null||h<=t)return L(y,r);const f={host:(0,v.nx)(s),url:n.url,tookMs:h,limitMs:t},D=(0,E.U2)({...f,phase:T(n.timing)});
return[(0,u.hD)(D),...L(y,r)]}function T({lookupMs:s,connectMs:n,tlsMs:o,firstByteMs:e,totalMs:t}){const a=[["lookup",s],["connection",n],["tls",o],["response",
e]].map(([h,f])=>({name:h,ms:f??0})),y={name:"rest",ms:a.reduce((h,{ms:f})=>h-f,t)};return a.reduce((h,f)=>f.ms>h.ms?f:h,y)}function U(s){const n=s.find(({url:e})=>e.
startsWith("http://"));if(n===void 0)return[];const o=n.authorization==="withheld";return[(0,u.hD)((0,p.n4)({url:s[0]?.url??"",to:n.url,exposesToken:o}))]}function L(s,{
certificateDays:n,now:o}){const e=new Map;for(const t of s){const r=e.get(t.host);(r===void 0||t.expires<r.expires)&&e.set(t.host,t)}return[...e.values()].flatMap(
({host:t,expires:r})=>{const a=(Date.parse(r)-o)/R;return a<0||a>=n?[]:[(0,u.hD)((0,$.BU)({host:t,days:Math.floor(a),expires:r}))]})}function K(s,n){const{host:o,
attempt:e,earlier:t}=s,[r]=t,a=["failed","skipped"].includes(e.discovery.kind);if(r?.discovery.kind!=="failed"||a)return[];const y=r.discovery.problem.message,h=A(
s),f=n.releases.filter(d=>i(h,d)==="sometimes"),D=t.length+1;return[(0,u.hD)((0,E.Er)({host:(0,v.nx)(o),attempts:D,failure:y,releases:f}))]}function x({credentials:s,
attempt:{discovery:n}},o){if(!s?.problem)return[];const{code:e}=s.problem,t=n.kind==="failed"&&n.problem.code===e,r=o.isFork&&!s.hasToken&&e==="credentials-empt\
y";return t||r?[]:[(0,u.hD)(s.problem)]}function j({host:s},n){if(!n.some(({service:e})=>e===C.e$))return[];const{name:o}=(0,v.Sv)(s);return[...o.includes(".")?
[]:[(0,m.Zp)({host:s,name:o})],.../(^|\.)xn--/.test(s)?[(0,m._W)({host:s})]:[]].map(e=>(0,u.hD)(e,{services:[C.e$]}))}const A=({earlier:s,attempt:n,later:o})=>[
...s,n,...o];function O({discovery:s,timing:n,headMs:o,hops:e},{attemptMs:t}){const r=o!==null&&o<=t?e.at(-1)?.status:null;return r===null||(0,_.Mq)(r??0)?"retr\
ies":s.kind!=="failed"&&n.totalMs<=t?"works":"fails"}function i(s,n){const o=s.map(r=>O(r,n)),e=o.indexOf("works");return e<0?"never":e<=n.retries&&!o.slice(0,e).
includes("fails")?"always":"sometimes"}}),6597:((W,P,c)=>{c.r(P),c.d(P,{renderJunit:()=>l});var E=c(5693),p=c(5143),$=c(5799),u=c(1831),m=c(8820),_=c(5102),v=c(
4120),C=c(6503);const R=6,I=m.h2+200;function*l(i,s){const{hosts:n,files:o}=i;yield`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>`;for(const[e,t]of n.entries()){const r=g(t,s),a={...r,id:e,classname:"tf-disco.hosts",cases:[r]};yield L({...a,findings:t.findings},s)}if(o.length>
0||s.scan.files>0){const e=s.scan.durationMs,t=M(o,s),r=t.length>0?t:[{name:"all files",timeMs:e,reason:null}],a={name:"files",timeMs:e,id:n.length,classname:"t\
f-disco.files",cases:r};yield L({...a,findings:o},s)}yield`
</testsuites>
`}function g({visit:i,findings:s},n){const{discovery:o}=i.attempt,e=o.kind==="failed"?"error":"failure",t=o.kind==="skipped"?[o.problem.message]:null;return{name:(0,u.
nx)(i.host),timeMs:(0,E.Or)(i).reduce((r,{timing:a})=>r+a.totalMs,0),reason:b(s,e,n)??(t&&w("skipped",{},t))}}function M(i,s){const n=e=>`${(0,p.II)((0,$.W7)(e))}\
 ${e.problem.code}`.trim(),o=i.filter(e=>(0,_.Zh)(e,s));return Array.from(Map.groupBy(o,n),([e,t])=>({name:e,timeMs:0,reason:b(t,"failure",s)}))}function b(i,s,n){
const o=i.filter(y=>(0,_.Zh)(y,n)),[e]=o;if(e===void 0)return null;const t=o.length>1?` (and ${o.length-1} more)`:"",r=`${(0,m.RK)(e.problem.message)}${t}`,a=o.
flatMap(y=>T(y,n));return w(s,{message:r,type:e.problem.code},a)}const w=(i,s,n)=>({kind:i,xml:O(i,s,j(n))});function T(i,{clients:s,repositories:n,docsUrl:o}){
const{problem:e,affects:t,isHostNew:r}=i,a=(0,$.Xd)(i),h=[["at",a===null?"":(0,p.R3)(a)],["help",(0,m.RK)(e.help??"",m.h2)],["affects",(0,v.od)(t,s)],["hits",(0,C.
mj)([i],n.length)],["also at",(0,C.lp)(i,R)],["required by",(0,C.Ky)((0,C.f5)([i]),R)],["host",r?v.dy:""],["see",`${o}#${e.code}`]].filter(([,f])=>f!=="");return[
U(i),...h.map(([f,D])=>`  ${f}: ${D}`)]}const U=({problem:i,severity:s})=>`${s}[${i.code}] ${(0,m.RK)(i.message,m.h2)}`;function L(i,s){const{name:n,id:o,timeMs:e,
classname:t,cases:r,findings:a}=i,{version:y,dialect:h,remarks:f,startedAt:D}=s,d=k=>r.filter(({reason:B})=>B?.kind===k).length,S=d("skipped"),H={name:n,package:"\
tf-disco",id:o,hostname:"localhost",timestamp:D.slice(0,19),tests:r.length,failures:d("failure"),errors:d("error"),...S>0&&{skipped:S},time:x(e)},N=[{name:"vers\
ion",value:y},{name:"dialect",value:h.name},{name:"clients",value:`${(0,v.QI)(h)} (${h.why})`},...f.map(k=>({name:"remark",value:k}))].map(k=>O("property",k)),F=a.
filter(k=>!(0,_.Zh)(k,s)).map(k=>{const B=(0,C.Ky)(k.places,1);return`${U(k)}${B===""?"":` (${B})`}`}),X=[O("properties",{},N.join("")),...r.map(k=>K(k,t)),O("s\
ystem-out",{},j(F)),O("system-err",{})];return`
${O("testsuite",H,`
${X.join(`
`)}
`)}`}const K=({name:i,timeMs:s,reason:n},o)=>O("testcase",{name:i,classname:o,time:x(s)},n?.xml),x=i=>(i/1e3).toFixed(3),j=i=>i.map(A).join(`
`),A=i=>(0,m.My)((0,m.BP)((0,m.RK)(i,I)));function O(i,s,n=""){const o=Object.entries(s).map(([t,r])=>` ${t}="${A(`${r}`)}"`),e=`${i}${o.join("")}`;return n===""?
`<${e}/>`:`<${e}>${n}</${i}>`}}),9209:((W,P,c)=>{c.d(P,{CL:()=>I,KA:()=>_,Y3:()=>R,f0:()=>v,n4:()=>C});var E=c(1064),p=c(4e3),$=c(5799);const u=({url:l,asks:g})=>`\
configure ${l} to return ${g==="document"?"the document":"its answer"}`,m=l=>(0,$.C)(`${u(l)}, or to redirect straight to it`);function _({redirects:l,clients:g,
limits:M,...b}){const w=g.map(T=>`${E.bB[T]} follows ${M[T]}`);return(0,$.CC)("redirect-limit",{message:`${b.url} redirects ${l} times; ${w.join(", ")}`,help:m(
b),affects:g})}const v=({url:l,asks:g,to:M})=>(0,$.CC)("redirect-loop",{message:`the redirects of ${l} lead back to ${M}`,operator:u({url:l,asks:g})}),C=l=>(0,$.
CC)("redirect-insecure",{message:`${l.url} redirects to ${l.to}, which is not https${l.exposesToken?"; Terraform and OpenTofu send the token there in clear text\
 (this check did not)":""}`,operator:"redirect to an https URL"}),R=l=>(0,$.CC)("redirect-invalid",{message:`the redirect ${l.redirect} ${l.url} cannot be follo\
wed: ${(0,p.dh)(l.why)}`,operator:"redirect to an https URL"}),I=({url:l,redirects:g})=>(0,$.CC)("redirect-nested",{message:`${l} redirects ${g} times; the prot\
ocol only requires clients to follow 1 redirect`,help:m({url:l,asks:"document"})})}),9872:((W,P,c)=>{c.d(P,{BU:()=>o,B_:()=>A,MY:()=>n,SE:()=>j,cI:()=>s,rZ:()=>v,
vk:()=>C,x1:()=>R});var E=c(4e3),p=c(5799),$=c(736);const u=({host:e,isLeaf:t})=>t?`the certificate of ${e}`:`an authority in the certificate chain of ${e}`,m=e=>_(
new Date(e).toISOString()),_=e=>e.slice(0,10),v=({host:e,reason:t})=>(0,p.CC)("proxy-refused",{message:`${e} was not reached: ${t}`,help:$.TG,obstacle:{verb:"do\
es not reach",what:(0,E.dh)(t),help:$.TG}}),C=e=>(0,p.CC)("tls-expired",{message:`${u(e)} expired on ${m(e.at)}`,operator:"renew the certificate and reload the \
server"}),R=e=>(0,p.CC)("tls-not-yet-valid",{message:`${u(e)} is not valid before ${m(e.at)}`,help:"check the clock of this machine and the start date of the ce\
rtificate"}),I={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by an unknown authority",root:"\
is signed by an unknown authority that signed itself","self-signed":"is self-signed"},l=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
g="set `ca-file` to the certificate of the issuer",M="add the certificate of the issuer to `ca-file`, which does not contain it";function b(e,{issuer:t,hasFile:r}){
const a=l.test(t),y=a?", which looks like an intercepting proxy":"",h=`issuer ${(0,E.dh)(t.split(`
`).reverse().join(", "),100)}${y}`,d=`${r?M:g}${(e==="leaf"||e==="chain")&&!a?", or configure the host to send its whole chain":""}; Terraform and OpenTofu read\
 SSL_CERT_FILE`,H={verb:"does not trust",what:h,help:d,isCommon:e==="self-signed"};return{says:`${I[e]}; ${h}`,help:d,obstacle:H}}const w={"negative-serial":{says:"\
has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a certifi\
cate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authorities bel\
ow it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for servers\
 (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstraints)",
help:"have it issued by an authority whose name constraints permit all of its names"}},T=(e,t)=>({says:`has ${e}, which Terraform and OpenTofu do not support`,help:t}),
U="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",L="issue it with a key of 2048 to 8192 bits",K="have it signed with SHA-256, SHA-\
384, SHA-512 or Ed25519";function x(e,t){switch(e.kind){case"unknown-authority":return b(e.sent,t);case"curve":return T(`a key on the curve ${e.curve}`,U);case"\
key":return T(`a key of the kind ${e.name}`,U);case"key-size":return T(`an RSA key of ${e.bits} bits`,L);case"signature":return T(`a signature of the kind ${e.name}`,
K);case"critical-extension":return T(`the critical extension ${e.id}`,"issue it without that extension");case"openssl":return{says:`passes the rules of Terrafor\
m and OpenTofu, but not the second check by OpenSSL (${e.check}), so nothing was sent`,help:"issue it with a program that follows RFC 5280"};case"malformed":return{
says:`is malformed (${e.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};default:return w[e.kind]}}function j({
flaw:e,...t}){const{says:r,...a}=x(e,t);return(0,p.CC)("tls-untrusted",{message:`${u(t)} ${r}`,...a})}function A({host:e,names:t}){const r=t.length===0?"no DNS \
name":(0,E.K4)(t,3,E.dh);return(0,p.CC)("tls-name-mismatch",{message:`the certificate of ${e} is for ${r}`,help:`issue a certificate that lists ${e} as a subjec\
t alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it gets a certificate for ${r}`,isCommon:!0}})}const O={"not-tls":{says:"do\
es not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"requires a client certificate",help:"allow \
requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the server knows (TLS ale\
rt unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},i={version:e=>({says:`offers no TLS version \
later than ${e.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:e=>({says:`offers only cipher suites that Ter\
raform and OpenTofu do not support, such as ${e}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256"}),group:e=>({says:`offers on\
ly key exchange groups that Terraform and OpenTofu do not support, such as ${e}`,help:"enable the group X25519 or P-256 on the host"})};function s({host:e,error:t}){
if(typeof t=="object"&&"code"in t)return(0,p.CC)("tls-protocol",{message:`the TLS handshake with ${e} failed (${t.code})`,help:"check the TLS settings of the ho\
st, and that it has a certificate for this name"});const{says:r,help:a}=typeof t=="string"?O[t]:i[t.kind](t.name);return(0,p.CC)("tls-protocol",{message:`${e} ${r}`,
help:a})}const n=({host:e})=>(0,p.CC)("tls-plain-http",{message:`${e} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"serve TLS\
 on this port, or use the port that does; discovery always uses https"});function o({host:e,days:t,expires:r}){const a=t===0?"today":t===1?"in 1 day":`in ${t} d\
ays`;return(0,p.CC)("tls-expires-soon",{message:`the certificate of ${e} expires ${a}, on ${_(r)}`,operator:"renew the certificate; if it is renewed automatical\
ly, find out why that has not happened"})}})};export{z as id,Y as ids,G as modules};
