const Y=597,G=[597],J={5693:((N,R,a)=>{a.d(R,{Ey:()=>P,Ii:()=>L,Or:()=>K,WN:()=>U});var c=a(8936),h=a(1281),T=a(3368),d=a(2170),_=a(8339),m=a(8032),v=a(255),M=a(
5106);const I=1440*60*1e3,b=1;function L(t,s){const{hops:r,certificates:o}=t.attempt;return[...H(t,s),...u(t,s),...k(r),...D(o,s),...w(t,s)]}function u(t,s){const{
discovery:r,hops:o}=t.attempt;switch(r.kind){case"skipped":return[(0,d.kH)(r.problem)];case"failed":{const e=s.isFork&&r.problem.code==="document-unauthorized"&&
!t.credentials?.hasToken;return[(0,d.kH)(r.problem,e?{severity:"notice"}:{})]}case"found":case"absent":{const e=o[0]?.url??"";return[...g(e,o.length-1,s),...x(t,
s)]}}}function g(t,s,r){const o=r.clients.filter(e=>s>m.NX[e]);return o.length>0?[(0,d.kH)((0,h.KA)({url:t,asks:"document",redirects:s,clients:o,limits:m.NX}))]:
s>b?[(0,d.kH)((0,h.CL)({url:t,redirects:s}))]:[]}function x(t,{releases:s,slowMs:r}){const o=(0,v.nx)(t.host),e=t.attempt.timing.totalMs,n=K(t),i=y=>C(n,y)!=="n\
ever",l=s.filter(y=>!i(y)),f=({client:y})=>!s.some($=>$.client===y&&i($)),p=[!0,!1].flatMap(y=>{const $=l.filter(B=>f(B)===y);if($.length===0)return[];const A=(0,c.
Qs)({host:o,phase:"complete",tookMs:e,releases:$});return[(0,d.kH)(A,{needed:y})]});if(p.length>0||e<=r)return p;const E=S(t.attempt.timing);return[(0,d.kH)((0,c.
U2)({host:o,tookMs:e,limitMs:r,phase:E,releases:s}))]}function P({host:t,slowest:s,certificates:r},o,{slowMs:e,...n}){const i=o.map($=>$.host),l=r.filter($=>!i.
includes($.host)),f=s?.timing.totalMs??0,p=D(l,n).map($=>({...$,host:t}));if(s===null||f<=e)return p;const E={host:(0,v.nx)(t),url:s.url,tookMs:f,limitMs:e},y=(0,c.
U2)({...E,phase:S(s.timing)});return[(0,d.kH)(y,{host:t}),...p]}function S({lookupMs:t,connectMs:s,tlsMs:r,firstByteMs:o,totalMs:e}){const i=[["lookup",t],["con\
nection",s],["tls",r],["response",o]].map(([f,p])=>({name:f,ms:p??0})),l={name:"rest",ms:i.reduce((f,{ms:p})=>f-p,e)};return i.reduce((f,p)=>p.ms>f.ms?p:f,l)}function k(t){
const s=t.find(({url:o})=>o.startsWith("http://"));if(s===void 0)return[];const r=s.authorization==="withheld";return[(0,d.kH)((0,h.n4)({url:t[0]?.url??"",to:s.
url,exposesToken:r}))]}function D(t,{certificateDays:s,now:r}){const o=new Map;for(const e of t){const n=o.get(e.host);(n===void 0||e.expires<n.expires)&&o.set(
e.host,e)}return[...o.values()].flatMap(({host:e,expires:n})=>{const i=(Date.parse(n)-r)/I;return i<0||i>=s?[]:[(0,d.kH)((0,T.BU)({host:e,days:Math.floor(i),expires:n}))]})}
function w(t,s){const{host:r,attempt:o,earlier:e}=t,[n]=e,i=["failed","skipped"].includes(o.discovery.kind);if(n?.discovery.kind!=="failed"||i)return[];const l=n.
discovery.problem.message,f=K(t),p=s.releases.filter(y=>C(f,y)==="sometimes"),E=e.length+1;return[(0,d.kH)((0,c.Er)({host:(0,v.nx)(r),attempts:E,failure:l,releases:p}))]}
function H({credentials:t,attempt:{discovery:s}},r){if(!t?.problem)return[];const{code:o}=t.problem,e=s.kind==="failed"&&s.problem.code===o,n=r.isFork&&!t.hasToken&&
o==="credentials-empty";return e||n?[]:[(0,d.kH)(t.problem)]}function U({host:t},s){if(!s.some(({service:o})=>o===M.e$))return[];const{name:r}=(0,v.Sv)(t);return[
...r.includes(".")?[]:[(0,_.Zp)({host:t,name:r})],.../(^|\.)xn--/.test(t)?[(0,_._W)({host:t})]:[]].map(o=>(0,d.kH)(o,{services:[M.e$]}))}const K=({earlier:t,attempt:s,
later:r})=>[...t,s,...r];function j({discovery:t,timing:s,headMs:r,hops:o},{attemptMs:e}){const n=r!==null&&r<=e?o.at(-1)?.status:null;return n===null||(0,m.Mq)(
n??0)?"retries":t.kind!=="failed"&&s.totalMs<=e?"works":"fails"}function C(t,s){const r=t.map(n=>j(n,s)),o=r.indexOf("works");return o<0?"never":o<=s.retries&&!r.
slice(0,o).includes("fails")?"always":"sometimes"}}),6597:((N,R,a)=>{a.r(R),a.d(R,{renderJunit:()=>u});var c=a(5693),h=a(2170),T=a(9119),d=a(255),_=a(1780),m=a(
6092),v=a(5102),M=a(4120),I=a(8884);const b=6,L=m.h2+200;function*u(t,s){const{hosts:r,files:o}=t;yield`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>`;for(const[e,n]of r.entries()){const i=g(n,s),l={...i,id:e,classname:"tf-disco.hosts",cases:[i]};yield w({...l,findings:n.findings},s)}if(o.length>
0||s.scan.files>0){const e=s.scan.durationMs,n=x(o,s),i=n.length>0?n:[{name:"all files",timeMs:e,reason:null}],l={name:"files",timeMs:e,id:r.length,classname:"t\
f-disco.files",cases:i};yield w({...l,findings:o},s)}yield`
</testsuites>
`}function g({visit:t,findings:s},r){const{discovery:o}=t.attempt,e=o.kind==="failed"?"error":"failure",n=o.kind==="skipped"?[(0,_.pj)(o.problem.message)]:null;
return{name:(0,d.nx)(t.host),timeMs:(0,c.Or)(t).reduce((i,{timing:l})=>i+l.totalMs,0),reason:P(s,e,r)??(n&&S("skipped",{},n))}}function x(t,s){const r=e=>`${(0,T.
II)((0,h.W7)(e))} ${e.problem.code}`.trim(),o=t.filter(e=>(0,v.Zh)(e,s));return Array.from(Map.groupBy(o,r),([e,n])=>({name:e,timeMs:0,reason:P(n,"failure",s)}))}
function P(t,s,r){const o=t.filter(f=>(0,v.Zh)(f,r)),[e]=o;if(e===void 0)return null;const n=o.length>1?` (and ${o.length-1} more)`:"",i=`${(0,m.RK)((0,_.pj)(e.
problem.message))}${n}`,l=o.flatMap(f=>k(f,r));return S(s,{message:i,type:e.problem.code},l)}const S=(t,s,r)=>({kind:t,xml:C(t,s,K(r))});function k(t,{clients:s,
repositories:r,docsUrl:o}){const{problem:e,affects:n,isHostNew:i}=t,l=(0,h.Xd)(t),p=[["at",l===null?"":(0,T.R3)(l)],["help",(0,m.RK)((0,_.pj)(e.help??""),m.h2)],
["affects",(0,M.od)(n,s)],["hits",(0,I.mj)([t],r.length)],["also at",(0,I.lp)(t,b)],["required by",(0,I.Ky)((0,I.f5)([t]),b)],["host",i?M.dy:""],["see",`${o}#${e.
code}`]].filter(([,E])=>E!=="");return[D(t),...p.map(([E,y])=>`  ${E}: ${y}`)]}const D=({problem:t,severity:s})=>`${s}[${t.code}] ${(0,m.RK)((0,_.pj)(t.message),
m.h2)}`;function w(t,s){const{name:r,id:o,timeMs:e,classname:n,cases:i,findings:l}=t,{version:f,dialect:p,remarks:E,startedAt:y}=s,$=O=>i.filter(({reason:W})=>W?.
kind===O).length,A=$("skipped"),B={name:r,package:"tf-disco",id:o,hostname:"localhost",timestamp:y.slice(0,19),tests:i.length,failures:$("failure"),errors:$("er\
ror"),...A>0&&{skipped:A},time:U(e)},F=[{name:"version",value:f},{name:"dialect",value:p.name},{name:"clients",value:`${(0,M.QI)(p)} (${p.why})`},...E.map(O=>({
name:"remark",value:O}))].map(O=>C("property",O)),X=l.filter(O=>!(0,v.Zh)(O,s)).map(O=>{const W=(0,I.Ky)(O.places,1);return`${D(O)}${W===""?"":` (${W})`}`}),Z=[
C("properties",{},F.join("")),...i.map(O=>H(O,n)),C("system-out",{},K(X)),C("system-err",{})];return`
${C("testsuite",B,`
${Z.join(`
`)}
`)}`}const H=({name:t,timeMs:s,reason:r},o)=>C("testcase",{name:t,classname:o,time:U(s)},r?.xml),U=t=>(t/1e3).toFixed(3),K=t=>t.map(j).join(`
`),j=t=>(0,m.My)((0,m.BP)((0,m.RK)(t,L)));function C(t,s,r=""){const o=Object.entries(s).map(([n,i])=>` ${n}="${j(`${i}`)}"`),e=`${t}${o.join("")}`;return r===""?
`<${e}/>`:`<${e}>${r}</${t}>`}}),1281:((N,R,a)=>{a.d(R,{CL:()=>L,KA:()=>v,Y3:()=>b,f0:()=>M,n4:()=>I});var c=a(8032),h=a(1780),T=a(9432),d=a(9615);const _=({url:u,
asks:g})=>(0,h.xI)`configure ${(0,h.KT)(u)} to return ${g==="document"?"the document":"its answer"}`,m=u=>(0,d.C)((0,h.xI)`${_(u)}, or to redirect straight to it`);
function v({redirects:u,clients:g,limits:x,...P}){const S=g.map(k=>`${c.bB[k]} follows ${x[k]}`);return(0,d.CC)("redirect-limit",{message:(0,h.xI)`${(0,h.KT)(P.
url)} redirects ${u} times; ${S.join(", ")}`,help:m(P),affects:g})}const M=({url:u,asks:g,to:x})=>(0,d.CC)("redirect-loop",{message:(0,h.xI)`the redirects of ${(0,h.
KT)(u)} lead back to ${(0,h.KT)(x)}`,operator:_({url:u,asks:g})}),I=u=>(0,d.CC)("redirect-insecure",{message:(0,h.xI)`${(0,h.KT)(u.url)} redirects to ${(0,h.KT)(
u.to)}, which is not https${u.exposesToken?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,operator:"redirect to an http\
s URL"}),b=u=>(0,d.CC)("redirect-invalid",{message:(0,h.xI)`the redirect ${u.redirect} ${(0,h.KT)(u.url)} cannot be followed: ${(0,T.dh)(u.why)}`,operator:"redi\
rect to an https URL"}),L=({url:u,redirects:g})=>(0,d.CC)("redirect-nested",{message:(0,h.xI)`${(0,h.KT)(u)} redirects ${g} times; the protocol only requires clients to follow 1 redirect`,
help:m({url:u,asks:"document"})})}),3368:((N,R,a)=>{a.d(R,{BU:()=>o,B_:()=>j,MY:()=>r,SE:()=>K,cI:()=>s,rZ:()=>M,vk:()=>I,x1:()=>b});var c=a(1780),h=a(9432),T=a(
9615),d=a(9176);const _=({host:e,isLeaf:n})=>(0,c.xI)`${n?"the certificate":"an authority in the certificate chain"} of ${(0,c.KT)(e)}`,m=e=>v(new Date(e).toISOString()),
v=e=>e.slice(0,10),M=({host:e,reason:n})=>(0,T.CC)("proxy-refused",{message:(0,c.xI)`${(0,c.KT)(e)} was not reached: ${n}`,help:d.TG,obstacle:{verb:"does not re\
ach",what:(0,h.dh)(n),help:d.TG}}),I=e=>(0,T.CC)("tls-expired",{message:(0,c.xI)`${_(e)} expired on ${m(e.at)}`,operator:"renew the certificate and reload the s\
erver"}),b=e=>(0,T.CC)("tls-not-yet-valid",{message:(0,c.xI)`${_(e)} is not valid before ${m(e.at)}`,help:"check the clock of this machine and the start date of\
 the certificate"}),L={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by an unknown authority",
root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},u=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
g="set `ca-file` to the certificate of the issuer",x="add the certificate of the issuer to `ca-file`, which does not contain it";function P(e,{issuer:n,hasFile:i,
host:l}){const f=u.test(n),p=f?", which looks like an intercepting proxy":"",E=`issuer ${(0,h.dh)(n.split(`
`).reverse().join(", "),100)}${p}`,A=`${i?x:g}${(e==="leaf"||e==="chain")&&!f?", or configure the host to send its whole chain":""}; Terraform and OpenTofu read\
 SSL_CERT_FILE`,F={verb:"does not trust",what:E,help:A,isCommon:e==="self-signed"};return{says:(0,c.xI)`${L[e]}; ${(0,c.b7)(l,E)}`,help:A,obstacle:F}}const S={"\
negative-serial":{says:"has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{
says:"issued a certificate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"ha\
s more authorities below it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"\
is not for servers (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (\
nameConstraints)",help:"have it issued by an authority whose name constraints permit all of its names"}},k=(e,n)=>({says:`has ${e}, which Terraform and OpenTofu\
 do not support`,help:n}),D="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",w="issue it with a key of 2048 to 8192 bits",H="have it\
 signed with SHA-256, SHA-384, SHA-512 or Ed25519";function U(e,n){switch(e.kind){case"unknown-authority":return P(e.sent,n);case"curve":return k(`a key on the \
curve ${e.curve}`,D);case"key":return k(`a key of the kind ${e.name}`,D);case"key-size":return k(`an RSA key of ${e.bits} bits`,w);case"signature":return k(`a s\
ignature of the kind ${e.name}`,H);case"critical-extension":return k(`the critical extension ${e.id}`,"issue it without that extension");case"openssl":return{says:"\
passes the rules of Terraform and OpenTofu, but not the second check by OpenSSL (issuer), so nothing was sent",help:"issue it with a program that follows RFC 52\
80"};case"malformed":return{says:`is malformed (${e.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};default:
return S[e.kind]}}function K({flaw:e,...n}){const{says:i,...l}=U(e,n);return(0,T.CC)("tls-untrusted",{message:(0,c.xI)`${_(n)} ${i}`,...l})}function j({host:e,names:n}){
const i=n.length===0?"no DNS name":(0,h.K4)(n,3,h.dh);return(0,T.CC)("tls-name-mismatch",{message:(0,c.xI)`the certificate of ${(0,c.KT)(e)} is for ${i}`,help:(0,c.
xI)`issue a certificate that lists ${(0,c.KT)(e)} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it gets a cert\
ificate for ${i}`,isCommon:!0}})}const C={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-ce\
rtificate":{says:"requires a client certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unkn\
own-name":{says:"is not a name that the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or \
load balancer"}},t={version:e=>({says:`offers no TLS version later than ${e.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the\
 host"}),cipher:e=>({says:`offers only cipher suites that Terraform and OpenTofu do not support, such as ${e}`,help:"enable TLS 1.3, or TLS 1.2 with suites such\
 as ECDHE-RSA-AES128-GCM-SHA256"}),group:e=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${e}`,help:"enable the g\
roup X25519 or P-256 on the host"})};function s({host:e,error:n}){if(typeof n=="object"&&"code"in n)return(0,T.CC)("tls-protocol",{message:(0,c.xI)`the TLS handshake with ${(0,c.
KT)(e)} failed (${n.code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"});const{says:i,help:l}=typeof n=="string"?C[n]:
t[n.kind](n.name);return(0,T.CC)("tls-protocol",{message:(0,c.xI)`${(0,c.KT)(e)} ${i}`,help:l})}const r=({host:e})=>(0,T.CC)("tls-plain-http",{message:(0,c.xI)`${(0,c.
KT)(e)} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery always use\
s https"});function o({host:e,days:n,expires:i}){const l=n===0?"today":n===1?"in 1 day":`in ${n} days`;return(0,T.CC)("tls-expires-soon",{message:(0,c.xI)`the certificate of ${(0,c.
KT)(e)} expires ${l}, on ${v(i)}`,operator:"renew the certificate; if it is renewed automatically, find out why that has not happened"})}})};export{Y as id,G as ids,J as modules};
