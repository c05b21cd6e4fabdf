const z=6597,G=[6597],J={5693:((N,K,a)=>{a.d(K,{Ey:()=>_,Ii:()=>b,Or:()=>D,WN:()=>H});var c=a(8936),u=a(1281),p=a(3368),h=a(2170),y=a(8339),f=a(8032),C=a(255),x=a(
5106);const I=1440*60*1e3,R=1;function b(e,n){const{hops:o,certificates:t}=e.attempt;return[...w(e,n),...d(e,n),...P(o),...A(t,n),...L(e,n)]}function d(e,n){const{
discovery:o,hops:t}=e.attempt;switch(o.kind){case"skipped":return[(0,h.kH)(o.problem)];case"failed":{const s=n.isFork&&o.problem.refusal==="asks";return[(0,h.kH)(
o.problem,s?{severity:"notice"}:{})]}case"found":case"absent":{const s=t[0]?.url??"";return[...E(s,t.length-1,n),...S(e,n)]}}}function E(e,n,o){const t=o.clients.
filter(s=>n>f.NX[s]);return t.length>0?[(0,h.kH)((0,u.KA)({url:e,asks:"document",redirects:n,clients:t,limits:f.NX}))]:n>R?[(0,h.kH)((0,u.CL)({url:e,redirects:n}))]:
[]}function S(e,{releases:n,slowMs:o}){const t=(0,C.nx)(e.host),s=e.attempt.timing.totalMs,r=D(e),i=$=>k(r,$)!=="never",l=n.filter($=>!i($)),m=({client:$})=>!n.
some(T=>T.client===$&&i(T)),g=[!0,!1].flatMap($=>{const T=l.filter(B=>m(B)===$);if(T.length===0)return[];const U=(0,c.Qs)({host:t,phase:"complete",tookMs:s,releases:T});
return[(0,h.kH)(U,{needed:$})]});if(g.length>0||s<=o)return g;const O=v(e.attempt.timing);return[(0,h.kH)((0,c.U2)({host:t,tookMs:s,limitMs:o,phase:O,releases:n}))]}
function _({host:e,slowest:n,certificates:o},t,{slowMs:s,...r}){const i=t.map(T=>T.host),l=o.filter(T=>!i.includes(T.host)),m=n?.timing.totalMs??0,g=A(l,r).map(
T=>({...T,host:e}));if(n===null||m<=s)return g;const O={host:(0,C.nx)(e),url:n.url,tookMs:m,limitMs:s},$=(0,c.U2)({...O,phase:v(n.timing)});return[(0,h.kH)($,{host:e}),
...g]}function v({lookupMs:e,connectMs:n,tlsMs:o,firstByteMs:t,totalMs:s}){const r=[{name:"lookup",ms:e??0},{name:"connection",ms:n??0},{name:"tls",ms:o??0},{name:"\
response",ms:t??0}],i={name:"rest",ms:r.reduce((l,{ms:m})=>l-m,s)};return r.reduce((l,m)=>m.ms>l.ms?m:l,i)}function P(e){const n=e.find(({url:t})=>t.startsWith(
"http://"));if(n===void 0)return[];const o=n.authorization==="withheld";return[(0,h.kH)((0,u.n4)({url:e[0]?.url??"",to:n.url,exposesToken:o}))]}function A(e,{certificateDays:n,
now:o}){return[...Map.groupBy(e,({host:t})=>t)].flatMap(([t,s])=>{const[r=""]=s.map(l=>l.expires).sort(),i=(Date.parse(r)-o)/I;return i<0||i>=n?[]:[(0,h.kH)((0,p.
BU)({host:t,days:Math.floor(i),expires:r}))]})}function L(e,n){const{host:o,attempt:t,earlier:s}=e,[r]=s,i=["failed","skipped"].includes(t.discovery.kind);if(r?.
discovery.kind!=="failed"||i)return[];const l=r.discovery.problem.message,m=D(e),g=n.releases.filter($=>k(m,$)==="sometimes"),O=s.length+1;return[(0,h.kH)((0,c.
Er)({host:(0,C.nx)(o),attempts:O,failure:l,releases:g}))]}function w({credentials:e,attempt:{discovery:n}},o){if(!e?.problem)return[];const{code:t}=e.problem,s=n.
kind==="failed"&&n.problem.code===t,r=o.isFork&&!e.hasToken&&t==="credentials-empty";return s||r?[]:[(0,h.kH)(e.problem)]}function H({host:e},n){if(!n.some(({service:t})=>t===
x.e$))return[];const{name:o}=(0,C.Sv)(e);return[...o.includes(".")?[]:[(0,y.Zp)({host:e,name:o})],.../(^|\.)xn--/.test(e)?[(0,y._W)({host:e})]:[]].map(t=>(0,h.kH)(
t,{services:[x.e$]}))}const D=({earlier:e,attempt:n,later:o})=>[...e,n,...o];function j({discovery:e,timing:n,headMs:o,hops:t},{attemptMs:s}){const r=o!==null&&
o<=s?t.at(-1)?.status:null;return r===null||(0,f.Mq)(r??0)?"retries":e.kind!=="failed"&&n.totalMs<=s?"works":"fails"}function k(e,n){const o=e.map(r=>j(r,n)),t=o.
indexOf("works");return t<0?"never":t<=n.retries&&!o.slice(0,t).includes("fails")?"always":"sometimes"}}),6597:((N,K,a)=>{a.r(K),a.d(K,{renderJunit:()=>d});var c=a(
5693),u=a(2170),p=a(9119),h=a(255),y=a(1780),f=a(6092),C=a(5102),x=a(4120),I=a(8884);const R=6,b=f.h2+200;function*d(e,n){const{hosts:o,files:t}=e;yield`<?xml v\
ersion="1.0" encoding="UTF-8"?>
<testsuites>`;for(const[s,r]of o.entries()){const i=E(r,n),l={...i,id:s,classname:"tf-disco.hosts",cases:[i]};yield L({...l,findings:r.findings},n)}if(t.length>
0||n.scan.files>0){const s=n.scan.durationMs,r=S(t,n),i=r.length>0?r:[{name:"all files",timeMs:s,reason:null}],l={name:"files",timeMs:s,id:o.length,classname:"t\
f-disco.files",cases:i};yield L({...l,findings:t},n)}yield`
</testsuites>
`}function E({visit:e,findings:n},o){const{discovery:t}=e.attempt,s=t.kind==="failed"?"error":"failure",r=t.kind==="skipped"?[(0,y.pj)(t.problem.message)]:null;
return{name:(0,h.nx)(e.host),timeMs:(0,c.Or)(e).reduce((i,{timing:l})=>i+l.totalMs,0),reason:_(n,s,o)??(r&&v("skipped",{},r))}}function S(e,n){const o=s=>`${(0,p.
II)((0,u.W7)(s))} ${s.problem.code}`.trim(),t=e.filter(s=>(0,C.Zh)(s,n));return Array.from(Map.groupBy(t,o),([s,r])=>({name:s,timeMs:0,reason:_(r,"failure",n)}))}
function _(e,n,o){const t=e.filter(m=>(0,C.Zh)(m,o)),[s]=t;if(s===void 0)return null;const r=t.length>1?` (and ${t.length-1} more)`:"",i=`${(0,f.RK)((0,y.pj)(s.
problem.message))}${r}`,l=t.flatMap(m=>P(m,o));return v(n,{message:i,type:s.problem.code},l)}const v=(e,n,o)=>({kind:e,xml:k(e,n,D(o))});function P(e,{clients:n,
repositories:o,docsUrl:t}){const{problem:s,affects:r,isHostNew:i}=e,l=(0,u.Xd)(e),g=[["at",l===null?"":(0,p.R3)(l)],["help",(0,f.RK)((0,y.pj)(s.help??""),f.h2)],
["affects",(0,x.od)(r,n)],["hits",(0,I.mj)([e],o.length)],["also at",(0,I.lp)(e,R)],["required by",(0,I.Ky)((0,I.f5)([e]),R)],["host",i?x.dy:""],["see",`${t}#${s.
code}`]].filter(([,O])=>O!=="");return[A(e),...g.map(([O,$])=>`  ${O}: ${$}`)]}const A=({problem:e,severity:n})=>`${n}[${e.code}] ${(0,f.RK)((0,y.pj)(e.message),
f.h2)}`;function L(e,n){const{name:o,id:t,timeMs:s,classname:r,cases:i,findings:l}=e,{version:m,dialect:g,remarks:O,startedAt:$}=n,T=M=>i.filter(({reason:W})=>W?.
kind===M).length,U=T("skipped"),B={name:o,package:"tf-disco",id:t,hostname:"localhost",timestamp:$.slice(0,19),tests:i.length,failures:T("failure"),errors:T("er\
ror"),...U>0&&{skipped:U},time:H(s)},F=[{name:"version",value:m},{name:"dialect",value:g.name},{name:"clients",value:(0,x.QI)(g)},...O.map(M=>({name:"remark",value:M}))].
map(M=>k("property",M)),Z=l.filter(M=>!(0,C.Zh)(M,n)).map(M=>{const W=(0,I.Ky)(M.places,1);return`${A(M)}${W===""?"":` (${W})`}`}),X=[k("properties",{},F.join("")),
...i.map(M=>w(M,r)),k("system-out",{},D(Z)),k("system-err",{})];return`
${k("testsuite",B,`
${X.join(`
`)}
`)}`}const w=({name:e,timeMs:n,reason:o},t)=>k("testcase",{name:e,classname:t,time:H(n)},o?.xml),H=e=>(e/1e3).toFixed(3),D=e=>e.map(j).join(`
`),j=e=>(0,f.My)((0,f.BP)((0,f.RK)(e,b)));function k(e,n,o=""){const t=Object.entries(n).map(([r,i])=>` ${r}="${j(`${i}`)}"`),s=`${e}${t.join("")}`;return o===""?
`<${s}/>`:`<${s}>${o}</${e}>`}}),1281:((N,K,a)=>{a.d(K,{CL:()=>b,KA:()=>C,Y3:()=>R,f0:()=>x,n4:()=>I});var c=a(8032),u=a(1780),p=a(9432),h=a(9615);const y=({url:d,
asks:E})=>(0,u.xI)`configure ${(0,u.KT)(d)} to return ${E==="document"?"the document":"its answer"}`,f=d=>(0,u.xI)`${y(d)}, or to redirect straight to it`;function C({
redirects:d,clients:E,limits:S,..._}){const v=E.map(P=>`${c.bB[P]} follows ${S[P]}`);return(0,h.CC)("redirect-limit",{message:(0,u.xI)`${(0,u.KT)(_.url)} redirects ${d} times; ${v.
join(", ")}`,operator:f(_),affects:E})}const x=({url:d,asks:E,to:S})=>(0,h.CC)("redirect-loop",{message:(0,u.xI)`the redirects of ${(0,u.KT)(d)} lead back to ${(0,u.
KT)(S)}`,operator:y({url:d,asks:E})}),I=d=>(0,h.CC)("redirect-insecure",{message:(0,u.xI)`${(0,u.KT)(d.url)} redirects to ${(0,u.KT)(d.to)}, which is not https${d.
exposesToken?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,operator:"redirect to an https URL"}),R=d=>(0,h.CC)("redire\
ct-invalid",{message:(0,u.xI)`the redirect ${d.redirect} ${(0,u.KT)(d.url)} cannot be followed: ${(0,p.dh)(d.why)}`,operator:"redirect to an https URL"}),b=({url:d,
redirects:E})=>(0,h.CC)("redirect-nested",{message:(0,u.xI)`${(0,u.KT)(d)} redirects ${E} times; the protocol only requires clients to follow 1 redirect`,operator:f(
{url:d,asks:"document"})})}),3368:((N,K,a)=>{a.d(K,{BU:()=>o,B_:()=>j,MY:()=>n,SE:()=>D,cI:()=>e,rZ:()=>C,vk:()=>x,x1:()=>I});var c=a(1780),u=a(9432),p=a(9615),
h=a(9176);const y=({host:t,isLeaf:s})=>(0,c.xI)`${s?"the certificate":"an authority in the certificate chain"} of ${(0,c.KT)(t)}`,f=t=>new Date(t).toISOString().
slice(0,10);function C({host:t,reason:s,fault:r}){const i=h.Yq[r];return(0,p.CC)("proxy-refused",{message:(0,c.xI)`${(0,c.KT)(t)} was not reached: ${s}`,help:i,
obstacle:{verb:"does not reach",what:(0,u.dh)(s),help:i}})}const x=t=>(0,p.CC)("tls-expired",{message:(0,c.xI)`${y(t)} expired on ${f(t.at)}`,operator:"renew th\
e certificate and reload the server"}),I=t=>(0,p.CC)("tls-not-yet-valid",{message:(0,c.xI)`${y(t)} is not valid before ${f(t.at)}`,help:"check the clock of this\
 machine, or the start date of the certificate"}),R={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is \
signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},b=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
d="set `ca-file` to the certificate of the issuer",E="add the certificate of the issuer to `ca-file`, which does not contain it";function S(t,{issuer:s,hasFile:r,
host:i}){const l=b.test(s),m=l?", which looks like an intercepting proxy":"",g=`issuer ${(0,u.dh)(s.split(`
`).reverse().join(", "),100)}${m}`,T=`${r?E:d}${(t==="leaf"||t==="chain")&&!l?", or configure the host to send its whole chain":""}; Terraform and OpenTofu read\
 SSL_CERT_FILE`,B={verb:"does not trust",what:g,help:T,isCommon:t==="self-signed"};return{says:(0,c.xI)`${R[t]}; ${(0,c.b7)(i,g)}`,help:T,obstacle:B}}const _=(t,s)=>()=>({
says:t,help:s}),v=(t,s)=>({says:`has ${t}, which Terraform and OpenTofu do not support`,help:s}),P="issue it with another key: RSA, ECDSA on P-256, P-384 or P-5\
21, or Ed25519",A="issue it with a key of 2048 to 8192 bits",L="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",w="issue it with a program that follow\
s RFC 5280",H={"negative-serial":_("has a negative serial number, which Terraform and OpenTofu do not support","issue it with a positive serial number"),"no-aut\
hority":_("issued a certificate and is not allowed to","have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"),"path-length":_("has mo\
re authorities below it than it allows (pathlen)","have the certificate issued by a shorter chain, or by an authority with a larger pathlen"),usage:_("is not fo\
r servers (extendedKeyUsage)","issue it with the extended key usage serverAuth"),constraints:_("does not permit all names in the certificate (nameConstraints)",
"have it issued by an authority whose name constraints permit all of its names"),openssl:_("passes the rules of Terraform and OpenTofu, but not the second check\
 by OpenSSL (issuer), so nothing was sent",w),malformed:({part:t})=>({says:`is malformed (${t}); Terraform and OpenTofu cannot read it`,help:w}),curve:({curve:t})=>v(
`a key on the curve ${t}`,P),key:({name:t})=>v(`a key of the kind ${t}`,P),"key-size":({bits:t})=>v(`an RSA key of ${t} bits`,A),signature:({name:t})=>v(`a sign\
ature of the kind ${t}`,L),"critical-extension":({id:t})=>v(`the critical extension ${t}`,"issue it without that extension")};function D({flaw:t,...s}){const{says:r,
...i}=t.kind==="unknown-authority"?S(t.sent,s):(0,p.Z9)(H,t);return(0,p.CC)("tls-untrusted",{message:(0,c.xI)`${y(s)} ${r}`,...i})}function j({host:t,names:s}){
const r=s.length===0?"no DNS name":(0,u.K4)(s,3,u.dh);return(0,p.CC)("tls-name-mismatch",{message:(0,c.xI)`the certificate of ${(0,c.KT)(t)} is for ${r}`,help:(0,c.
xI)`issue a certificate that lists ${(0,c.KT)(t)} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it gets a cert\
ificate for ${r}`,isCommon:!0}})}const k={"not-tls":_("does not speak TLS on this port","serve TLS on this port, or use the port that does"),"client-certificate":_(
"requires a client certificate","allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"),"unknown-name":_("is not a \
name that the server knows (TLS alert unrecognized_name)","add the name and its certificate to the TLS settings of the server or load balancer"),version:({name:t})=>({
says:`offers no TLS version later than ${t.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:({name:t})=>({says:`\
offers only cipher suites that Terraform and OpenTofu do not support, such as ${t}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SH\
A256"}),group:({name:t})=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${t}`,help:"enable the group X25519 or P-2\
56 on the host"})};function e({host:t,error:s}){if("code"in s)return(0,p.CC)("tls-protocol",{message:(0,c.xI)`the TLS handshake with ${(0,c.KT)(t)} failed (${s.
code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"});const{says:r,help:i}=(0,p.Z9)(k,s);return(0,p.CC)("tls-protocol",
{message:(0,c.xI)`${(0,c.KT)(t)} ${r}`,help:i})}const n=({host:t})=>(0,p.CC)("tls-plain-http",{message:(0,c.xI)`${(0,c.KT)(t)} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,
help:"serve TLS on this port, or use the port that does; discovery always uses https"});function o({host:t,days:s,expires:r}){const i=s===0?"today":s===1?"in 1 \
day":`in ${s} days`;return(0,p.CC)("tls-expires-soon",{message:(0,c.xI)`the certificate of ${(0,c.KT)(t)} expires ${i}, on ${f(r)}`,expires:r,operator:"renew th\
e certificate; if it is renewed automatically, find out why that has not happened"})}})};export{z as id,G as ids,J as modules};
