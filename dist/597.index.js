const z=597,Y=[597],G={5693:((W,R,c)=>{c.d(R,{Ey:()=>D,Ii:()=>l,Or:()=>L,WN:()=>U});var T=c(960),p=c(9209),g=c(9872),u=c(2370),m=c(8011),_=c(1064),v=c(1831),C=c(
9562);const w=1440*60*1e3,A=1;function l(s,n){const{hops:o,certificates:e}=s.attempt;return[...H(s,n),...E(s,n),...I(o),...x(e,n),...j(s,n)]}function E(s,n){const{
discovery:o,hops:e}=s.attempt;switch(o.kind){case"skipped":return[(0,u.kH)(o.problem)];case"failed":{const t=n.isFork&&o.problem.code==="document-unauthorized"&&
!s.credentials?.hasToken;return[(0,u.kH)(o.problem,t?{severity:"notice"}:{})]}case"found":case"absent":{const t=e[0]?.url??"";return[...b(t,e.length-1,n),...P(s,
n)]}}}function b(s,n,o){const e=o.clients.filter(t=>n>_.NX[t]);return e.length>0?[(0,u.kH)((0,p.KA)({url:s,asks:"document",redirects:n,clients:e,limits:_.NX}))]:
n>A?[(0,u.kH)((0,p.CL)({url:s,redirects:n}))]:[]}function P(s,{releases:n,slowMs:o}){const e=(0,v.nx)(s.host),t=s.attempt.timing.totalMs,r=L(s),a=f=>i(r,f)!=="n\
ever",y=n.filter(f=>!a(f)),h=({client:f})=>!n.some($=>$.client===f&&a($)),d=[!0,!1].flatMap(f=>{const $=y.filter(N=>h(N)===f);if($.length===0)return[];const K=(0,T.
Qs)({host:e,phase:"complete",tookMs:t,releases:$});return[(0,u.kH)(K,{needed:f})]});if(d.length>0||t<=o)return d;const S=k(s.attempt.timing);return[(0,u.kH)((0,T.
U2)({host:e,tookMs:t,limitMs:o,phase:S,releases:n}))]}function D({host:s,slowest:n,certificates:o},e,{slowMs:t,...r}){const a=e.map($=>$.host),y=o.filter($=>!a.
includes($.host)),h=n?.timing.totalMs??0,d=x(y,r).map($=>({...$,host:s}));if(n===null||h<=t)return d;const S={host:(0,v.nx)(s),url:n.url,tookMs:h,limitMs:t},f=(0,T.
U2)({...S,phase:k(n.timing)});return[(0,u.kH)(f,{host:s}),...d]}function k({lookupMs:s,connectMs:n,tlsMs:o,firstByteMs:e,totalMs:t}){const a=[["lookup",s],["con\
nection",n],["tls",o],["response",e]].map(([h,d])=>({name:h,ms:d??0})),y={name:"rest",ms:a.reduce((h,{ms:d})=>h-d,t)};return a.reduce((h,d)=>d.ms>h.ms?d:h,y)}function I(s){
const n=s.find(({url:e})=>e.startsWith("http://"));if(n===void 0)return[];const o=n.authorization==="withheld";return[(0,u.kH)((0,p.n4)({url:s[0]?.url??"",to:n.
url,exposesToken:o}))]}function x(s,{certificateDays:n,now:o}){const e=new Map;for(const t of s){const r=e.get(t.host);(r===void 0||t.expires<r.expires)&&e.set(
t.host,t)}return[...e.values()].flatMap(({host:t,expires:r})=>{const a=(Date.parse(r)-o)/w;return a<0||a>=n?[]:[(0,u.kH)((0,g.BU)({host:t,days:Math.floor(a),expires:r}))]})}
function j(s,n){const{host:o,attempt:e,earlier:t}=s,[r]=t,a=["failed","skipped"].includes(e.discovery.kind);if(r?.discovery.kind!=="failed"||a)return[];const y=r.
discovery.problem.message,h=L(s),d=n.releases.filter(f=>i(h,f)==="sometimes"),S=t.length+1;return[(0,u.kH)((0,T.Er)({host:(0,v.nx)(o),attempts:S,failure:y,releases:d}))]}
function H({credentials:s,attempt:{discovery:n}},o){if(!s?.problem)return[];const{code:e}=s.problem,t=n.kind==="failed"&&n.problem.code===e,r=o.isFork&&!s.hasToken&&
e==="credentials-empty";return t||r?[]:[(0,u.kH)(s.problem)]}function U({host:s},n){if(!n.some(({service:e})=>e===C.e$))return[];const{name:o}=(0,v.Sv)(s);return[
...o.includes(".")?[]:[(0,m.Zp)({host:s,name:o})],.../(^|\.)xn--/.test(s)?[(0,m._W)({host:s})]:[]].map(e=>(0,u.kH)(e,{services:[C.e$]}))}const L=({earlier:s,attempt:n,
later:o})=>[...s,n,...o];function M({discovery:s,timing:n,headMs:o,hops:e},{attemptMs:t}){const r=o!==null&&o<=t?e.at(-1)?.status:null;return r===null||(0,_.Mq)(
r??0)?"retries":s.kind!=="failed"&&n.totalMs<=t?"works":"fails"}function i(s,n){const o=s.map(r=>M(r,n)),e=o.indexOf("works");return e<0?"never":e<=n.retries&&!o.
slice(0,e).includes("fails")?"always":"sometimes"}}),6597:((W,R,c)=>{c.r(R),c.d(R,{renderJunit:()=>l});var T=c(5693),p=c(2370),g=c(5143),u=c(1831),m=c(8820),_=c(
5102),v=c(4120),C=c(6503);const w=6,A=m.h2+200;function*l(i,s){const{hosts:n,files:o}=i;yield`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>`;for(const[e,t]of n.entries()){const r=E(t,s),a={...r,id:e,classname:"tf-disco.hosts",cases:[r]};yield x({...a,findings:t.findings},s)}if(o.length>
0||s.scan.files>0){const e=s.scan.durationMs,t=b(o,s),r=t.length>0?t:[{name:"all files",timeMs:e,reason:null}],a={name:"files",timeMs:e,id:n.length,classname:"t\
f-disco.files",cases:r};yield x({...a,findings:o},s)}yield`
</testsuites>
`}function E({visit:i,findings:s},n){const{discovery:o}=i.attempt,e=o.kind==="failed"?"error":"failure",t=o.kind==="skipped"?[o.problem.message]:null;return{name:(0,u.
nx)(i.host),timeMs:(0,T.Or)(i).reduce((r,{timing:a})=>r+a.totalMs,0),reason:P(s,e,n)??(t&&D("skipped",{},t))}}function b(i,s){const n=e=>`${(0,g.II)((0,p.W7)(e))}\
 ${e.problem.code}`.trim(),o=i.filter(e=>(0,_.Zh)(e,s));return Array.from(Map.groupBy(o,n),([e,t])=>({name:e,timeMs:0,reason:P(t,"failure",s)}))}function P(i,s,n){
const o=i.filter(y=>(0,_.Zh)(y,n)),[e]=o;if(e===void 0)return null;const t=o.length>1?` (and ${o.length-1} more)`:"",r=`${(0,m.RK)(e.problem.message)}${t}`,a=o.
flatMap(y=>k(y,n));return D(s,{message:r,type:e.problem.code},a)}const D=(i,s,n)=>({kind:i,xml:M(i,s,U(n))});function k(i,{clients:s,repositories:n,docsUrl:o}){
const{problem:e,affects:t,isHostNew:r}=i,a=(0,p.Xd)(i),h=[["at",a===null?"":(0,g.R3)(a)],["help",(0,m.RK)(e.help??"",m.h2)],["affects",(0,v.od)(t,s)],["hits",(0,C.
mj)([i],n.length)],["also at",(0,C.lp)(i,w)],["required by",(0,C.Ky)((0,C.f5)([i]),w)],["host",r?v.dy:""],["see",`${o}#${e.code}`]].filter(([,d])=>d!=="");return[
I(i),...h.map(([d,S])=>`  ${d}: ${S}`)]}const I=({problem:i,severity:s})=>`${s}[${i.code}] ${(0,m.RK)(i.message,m.h2)}`;function x(i,s){const{name:n,id:o,timeMs:e,
classname:t,cases:r,findings:a}=i,{version:y,dialect:h,remarks:d,startedAt:S}=s,f=O=>r.filter(({reason:B})=>B?.kind===O).length,$=f("skipped"),K={name:n,package:"\
tf-disco",id:o,hostname:"localhost",timestamp:S.slice(0,19),tests:r.length,failures:f("failure"),errors:f("error"),...$>0&&{skipped:$},time:H(e)},N=[{name:"vers\
ion",value:y},{name:"dialect",value:h.name},{name:"clients",value:`${(0,v.QI)(h)} (${h.why})`},...d.map(O=>({name:"remark",value:O}))].map(O=>M("property",O)),F=a.
filter(O=>!(0,_.Zh)(O,s)).map(O=>{const B=(0,C.Ky)(O.places,1);return`${I(O)}${B===""?"":` (${B})`}`}),X=[M("properties",{},N.join("")),...r.map(O=>j(O,t)),M("s\
ystem-out",{},U(F)),M("system-err",{})];return`
${M("testsuite",K,`
${X.join(`
`)}
`)}`}const j=({name:i,timeMs:s,reason:n},o)=>M("testcase",{name:i,classname:o,time:H(s)},n?.xml),H=i=>(i/1e3).toFixed(3),U=i=>i.map(L).join(`
`),L=i=>(0,m.My)((0,m.BP)((0,m.RK)(i,A)));function M(i,s,n=""){const o=Object.entries(s).map(([t,r])=>` ${t}="${L(`${r}`)}"`),e=`${i}${o.join("")}`;return n===""?
`<${e}/>`:`<${e}>${n}</${i}>`}}),9209:((W,R,c)=>{c.d(R,{CL:()=>A,KA:()=>_,Y3:()=>w,f0:()=>v,n4:()=>C});var T=c(1064),p=c(4e3),g=c(5799);const u=({url:l,asks:E})=>`\
configure ${l} to return ${E==="document"?"the document":"its answer"}`,m=l=>(0,g.C)(`${u(l)}, or to redirect straight to it`);function _({redirects:l,clients:E,
limits:b,...P}){const D=E.map(k=>`${T.bB[k]} follows ${b[k]}`);return(0,g.CC)("redirect-limit",{message:`${P.url} redirects ${l} times; ${D.join(", ")}`,help:m(
P),affects:E})}const v=({url:l,asks:E,to:b})=>(0,g.CC)("redirect-loop",{message:`the redirects of ${l} lead back to ${b}`,operator:u({url:l,asks:E})}),C=l=>(0,g.
CC)("redirect-insecure",{message:`${l.url} redirects to ${l.to}, which is not https${l.exposesToken?"; Terraform and OpenTofu send the token there in clear text\
 (this check did not)":""}`,operator:"redirect to an https URL"}),w=l=>(0,g.CC)("redirect-invalid",{message:`the redirect ${l.redirect} ${l.url} cannot be follo\
wed: ${(0,p.dh)(l.why)}`,operator:"redirect to an https URL"}),A=({url:l,redirects:E})=>(0,g.CC)("redirect-nested",{message:`${l} redirects ${E} times; the prot\
ocol only requires clients to follow 1 redirect`,help:m({url:l,asks:"document"})})}),9872:((W,R,c)=>{c.d(R,{BU:()=>o,B_:()=>L,MY:()=>n,SE:()=>U,cI:()=>s,rZ:()=>v,
vk:()=>C,x1:()=>w});var T=c(4e3),p=c(5799),g=c(736);const u=({host:e,isLeaf:t})=>t?`the certificate of ${e}`:`an authority in the certificate chain of ${e}`,m=e=>_(
new Date(e).toISOString()),_=e=>e.slice(0,10),v=({host:e,reason:t})=>(0,p.CC)("proxy-refused",{message:`${e} was not reached: ${t}`,help:g.TG,obstacle:{verb:"do\
es not reach",what:(0,T.dh)(t),help:g.TG}}),C=e=>(0,p.CC)("tls-expired",{message:`${u(e)} expired on ${m(e.at)}`,operator:"renew the certificate and reload the \
server"}),w=e=>(0,p.CC)("tls-not-yet-valid",{message:`${u(e)} is not valid before ${m(e.at)}`,help:"check the clock of this machine and the start date of the ce\
rtificate"}),A={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by an unknown authority",root:"\
is signed by an unknown authority that signed itself","self-signed":"is self-signed"},l=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
E="set `ca-file` to the certificate of the issuer",b="add the certificate of the issuer to `ca-file`, which does not contain it";function P(e,{issuer:t,hasFile:r}){
const a=l.test(t),y=a?", which looks like an intercepting proxy":"",h=`issuer ${(0,T.dh)(t.split(`
`).reverse().join(", "),100)}${y}`,f=`${r?b:E}${(e==="leaf"||e==="chain")&&!a?", or configure the host to send its whole chain":""}; Terraform and OpenTofu read\
 SSL_CERT_FILE`,K={verb:"does not trust",what:h,help:f,isCommon:e==="self-signed"};return{says:`${A[e]}; ${h}`,help:f,obstacle:K}}const D={"negative-serial":{says:"\
has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a certifi\
cate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authorities bel\
ow it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for servers\
 (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstraints)",
help:"have it issued by an authority whose name constraints permit all of its names"}},k=(e,t)=>({says:`has ${e}, which Terraform and OpenTofu do not support`,help:t}),
I="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",x="issue it with a key of 2048 to 8192 bits",j="have it signed with SHA-256, SHA-\
384, SHA-512 or Ed25519";function H(e,t){switch(e.kind){case"unknown-authority":return P(e.sent,t);case"curve":return k(`a key on the curve ${e.curve}`,I);case"\
key":return k(`a key of the kind ${e.name}`,I);case"key-size":return k(`an RSA key of ${e.bits} bits`,x);case"signature":return k(`a signature of the kind ${e.name}`,
j);case"critical-extension":return k(`the critical extension ${e.id}`,"issue it without that extension");case"openssl":return{says:"passes the rules of Terrafor\
m and OpenTofu, but not the second check by OpenSSL (issuer), so nothing was sent",help:"issue it with a program that follows RFC 5280"};case"malformed":return{
says:`is malformed (${e.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};default:return D[e.kind]}}function U({
flaw:e,...t}){const{says:r,...a}=H(e,t);return(0,p.CC)("tls-untrusted",{message:`${u(t)} ${r}`,...a})}function L({host:e,names:t}){const r=t.length===0?"no DNS \
name":(0,T.K4)(t,3,T.dh);return(0,p.CC)("tls-name-mismatch",{message:`the certificate of ${e} is for ${r}`,help:`issue a certificate that lists ${e} as a subjec\
t alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it gets a certificate for ${r}`,isCommon:!0}})}const M={"not-tls":{says:"do\
es not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"requires a client certificate",help:"allow \
requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the server knows (TLS ale\
rt unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},i={version:e=>({says:`offers no TLS version \
later than ${e.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:e=>({says:`offers only cipher suites that Ter\
raform and OpenTofu do not support, such as ${e}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256"}),group:e=>({says:`offers on\
ly key exchange groups that Terraform and OpenTofu do not support, such as ${e}`,help:"enable the group X25519 or P-256 on the host"})};function s({host:e,error:t}){
if(typeof t=="object"&&"code"in t)return(0,p.CC)("tls-protocol",{message:`the TLS handshake with ${e} failed (${t.code})`,help:"check the TLS settings of the ho\
st, and that it has a certificate for this name"});const{says:r,help:a}=typeof t=="string"?M[t]:i[t.kind](t.name);return(0,p.CC)("tls-protocol",{message:`${e} ${r}`,
help:a})}const n=({host:e})=>(0,p.CC)("tls-plain-http",{message:`${e} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"serve TLS\
 on this port, or use the port that does; discovery always uses https"});function o({host:e,days:t,expires:r}){const a=t===0?"today":t===1?"in 1 day":`in ${t} d\
ays`;return(0,p.CC)("tls-expires-soon",{message:`the certificate of ${e} expires ${a}, on ${_(r)}`,operator:"renew the certificate; if it is renewed automatical\
ly, find out why that has not happened"})}})};export{z as id,Y as ids,G as modules};
