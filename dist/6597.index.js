const G=6597,J=[6597],Q={5693:((N,K,a)=>{a.d(K,{Ey:()=>y,Ii:()=>R,Or:()=>D,WN:()=>B});var l=a(8936),u=a(1281),p=a(3368),f=a(2170),E=a(8339),C=a(8032),T=a(255),I=a(
5106);const S=1440*60*1e3,O=1;function R(r,e){const{hops:n,certificates:t}=r.attempt;return[...A(r,e),...h(r,e),...x(n),...b(t,e),...w(r,e)]}function h(r,e){const{
discovery:n,hops:t}=r.attempt;switch(n.kind){case"skipped":return[(0,f.kH)(n.problem)];case"failed":{const s=e.isFork&&n.problem.refusal==="asks";return[(0,f.kH)(
n.problem,s?{severity:"notice"}:{})]}case"found":case"absent":{const s=t[0]?.url??"";return[..._(s,t.length-1,e),...P(r,e)]}}}function _(r,e,n){const t=n.clients.
filter(s=>e>C.NX[s]);return t.length>0?[(0,f.kH)((0,u.KA)({url:r,asks:"document",redirects:e,clients:t,limits:C.NX}))]:e>O?[(0,f.kH)((0,u.CL)({url:r,redirects:e}))]:
[]}function P(r,{releases:e,slowMs:n}){const t=(0,T.nx)(r.host),s=r.attempt.timing.totalMs,o=D(r),i=m=>L(o,m)!=="never",c=e.filter(m=>!i(m)),d=({client:m})=>!e.
some($=>$.client===m&&i($)),g=[!0,!1].flatMap(m=>{const $=c.filter(U=>d(U)===m);if($.length===0)return[];const j=(0,l.Qs)({host:t,phase:"complete",tookMs:s,releases:$});
return[(0,f.kH)(j,{needed:m})]});if(g.length>0||s<=n)return g;const M=v(r.attempt.timing);return[(0,f.kH)((0,l.U2)({host:t,tookMs:s,limitMs:n,phase:M,releases:e}))]}
function y({host:r,slowest:e,certificates:n},t,{slowMs:s,...o}){const i=t.map($=>$.host),c=n.filter($=>!i.includes($.host)),d=e?.timing.totalMs??0,g=b(c,o).map(
$=>({...$,host:r}));if(e===null||d<=s)return g;const M={host:(0,T.nx)(r),url:e.url,tookMs:d,limitMs:s},m=(0,l.U2)({...M,phase:v(e.timing)});return[(0,f.kH)(m,{host:r}),
...g]}function v({lookupMs:r,connectMs:e,tlsMs:n,firstByteMs:t,totalMs:s}){const o=[{name:"lookup",ms:r??0},{name:"connection",ms:e??0},{name:"tls",ms:n??0},{name:"\
response",ms:t??0}],i={name:"rest",ms:o.reduce((c,{ms:d})=>c-d,s)};return o.reduce((c,d)=>d.ms>c.ms?d:c,i)}function x(r){const e=r.find(({url:t})=>t.startsWith(
"http://"));if(e===void 0)return[];const n=e.authorization==="withheld";return[(0,f.kH)((0,u.n4)({url:r[0]?.url??"",to:e.url,exposesToken:n}))]}function b(r,{certificateDays:e,
now:n}){return[...Map.groupBy(r,({host:t})=>t)].flatMap(([t,s])=>{const[o=""]=s.map(c=>c.expires).sort(),i=(Date.parse(o)-n)/S;return i<0||i>=e?[]:[(0,f.kH)((0,p.
BU)({host:t,days:Math.floor(i),expires:o}))]})}function w(r,e){const{host:n,attempt:t,earlier:s}=r,[o]=s,i=["failed","skipped"].includes(t.discovery.kind);if(o?.
discovery.kind!=="failed"||i)return[];const c=o.discovery.problem.message,d=D(r),g=e.releases.filter(m=>L(d,m)==="sometimes"),M=s.length+1;return[(0,f.kH)((0,l.
Er)({host:(0,T.nx)(n),attempts:M,failure:c,releases:g}))]}function A({credentials:r,attempt:{discovery:e}},n){if(!r?.problem)return[];const{code:t}=r.problem,s=e.
kind==="failed"&&e.problem.code===t,o=n.isFork&&!r.hasToken&&t==="credentials-empty";return s||o?[]:[(0,f.kH)(r.problem)]}function B({host:r},e){if(!e.some(({service:t})=>t===
I.e$))return[];const{name:n}=(0,T.Sv)(r);return[...n.includes(".")?[]:[(0,E.Zp)({host:r,name:n})],.../(^|\.)xn--/.test(r)?[(0,E._W)({host:r})]:[]].map(t=>(0,f.kH)(
t,{services:[I.e$]}))}const D=({earlier:r,attempt:e,later:n})=>[...r,e,...n];function H({discovery:r,timing:e,headMs:n,hops:t},{attemptMs:s}){const o=n!==null&&
n<=s?t.at(-1)?.status:null;return o===null||(0,C.Mq)(o??0)?"retries":r.kind!=="failed"&&e.totalMs<=s?"works":"fails"}function L(r,e){const n=r.map(o=>H(o,e)),t=n.
indexOf("works");return t<0?"never":t<=e.retries&&!n.slice(0,t).includes("fails")?"always":"sometimes"}}),6597:((N,K,a)=>{a.r(K),a.d(K,{renderJunit:()=>_});var l=a(
5693),u=a(2170),p=a(9119),f=a(255),E=a(1780),C=a(2432),T=a(6092),I=a(5102),S=a(4120),O=a(8884);const R=6,h=T.h2+200;function*_(e,n){const{hosts:t,files:s}=e;yield`\
<?xml version="1.0" encoding="UTF-8"?>
<testsuites>`;for(const[o,i]of t.entries()){const c=P(i,n),d={...c,id:o,classname:"tf-disco.hosts",cases:[c]};yield A({...d,findings:i.findings},n)}if(s.length>
0||n.scan.files>0){const o=n.scan.durationMs,i=y(s,n),c=i.length>0?i:[{name:"all files",timeMs:o,reason:null}],d={name:"files",timeMs:o,id:t.length,classname:"t\
f-disco.files",cases:c};yield A({...d,findings:s},n)}yield`
</testsuites>
`}function P({visit:e,findings:n},t){const{discovery:s}=e.attempt,o=s.kind==="failed"?"error":"failure",i=s.kind==="skipped"?[(0,E.pj)(s.problem.message)]:null;
return{name:(0,f.nx)(e.host),timeMs:(0,l.Or)(e).reduce((c,{timing:d})=>c+d.totalMs,0),reason:v(n,o,t)??(i&&x("skipped",{},i))}}function y(e,n){const t=o=>`${(0,p.
II)((0,u.W7)(o))} ${o.problem.code}`.trim(),s=e.filter(o=>(0,I.Zh)(o,n));return Array.from(Map.groupBy(s,t),([o,i])=>({name:o,timeMs:0,reason:v(i,"failure",n)}))}
function v(e,n,t){const s=e.filter(g=>(0,I.Zh)(g,t)),[o]=s;if(o===void 0)return null;const i=s.length>1?` (and ${s.length-1} more)`:"",c=`${(0,T.RK)((0,E.pj)(o.
problem.message))}${i}`,d=s.flatMap(g=>b(g,t));return x(n,{message:c,type:o.problem.code},d)}const x=(e,n,t)=>({kind:e,xml:r(e,n,H(t))});function b(e,{clients:n,
repositories:t,docsUrl:s}){const{problem:o,affects:i,isHostNew:c}=e,d=(0,u.Xd)(e),M=[["at",d===null?"":(0,p.R3)(d)],["help",(0,T.RK)((0,E.pj)(o.help??""),T.h2)],
["affects",(0,S.od)(i,n)],["hits",(0,O.mj)([e],t.length)],["also at",(0,O.lp)(e,R)],["required by",(0,O.Ky)((0,O.f5)([e]),R)],["host",c?S.dy:""],["see",(0,C.H9)(
o.code,s)]].filter(([,m])=>m!=="");return[w(e),...M.map(([m,$])=>`  ${m}: ${$}`)]}const w=({problem:e,severity:n})=>`${n}[${e.code}] ${(0,T.RK)((0,E.pj)(e.message),
T.h2)}`;function A(e,n){const{name:t,id:s,timeMs:o,classname:i,cases:c,findings:d}=e,{version:g,dialect:M,remarks:m,startedAt:$}=n,j=k=>c.filter(({reason:W})=>W?.
kind===k).length,U=j("skipped"),F={name:t,package:"tf-disco",id:s,hostname:"localhost",timestamp:$.slice(0,19),tests:c.length,failures:j("failure"),errors:j("er\
ror"),...U>0&&{skipped:U},time:D(o)},Z=[{name:"version",value:g},{name:"dialect",value:M.name},{name:"clients",value:(0,S.QI)(M)},...m.map(k=>({name:"remark",value:k}))].
map(k=>r("property",k)),X=d.filter(k=>!(0,I.Zh)(k,n)).map(k=>{const W=(0,O.Ky)(k.places,1);return`${w(k)}${W===""?"":` (${W})`}`}),Y=[r("properties",{},Z.join("")),
...c.map(k=>B(k,i)),r("system-out",{},H(X)),r("system-err",{})];return`
${r("testsuite",F,`
${Y.join(`
`)}
`)}`}const B=({name:e,timeMs:n,reason:t},s)=>r("testcase",{name:e,classname:s,time:D(n)},t?.xml),D=e=>(e/1e3).toFixed(3),H=e=>e.map(L).join(`
`),L=e=>(0,T.My)((0,T.BP)((0,T.RK)(e,h)));function r(e,n,t=""){const s=Object.entries(n).map(([i,c])=>` ${i}="${L(`${c}`)}"`),o=`${e}${s.join("")}`;return t===""?
`<${o}/>`:`<${o}>${t}</${e}>`}}),1281:((N,K,a)=>{a.d(K,{CL:()=>R,KA:()=>T,Y3:()=>O,f0:()=>I,n4:()=>S});var l=a(8032),u=a(1780),p=a(9432),f=a(9615);const E=({url:h,
asks:_})=>(0,u.xI)`configure ${(0,u.KT)(h)} to return ${_==="document"?"the document":"its answer"}`,C=h=>(0,u.xI)`${E(h)}, or to redirect straight to it`;function T({
redirects:h,clients:_,limits:P,...y}){const v=_.map(x=>`${l.bB[x]} follows ${P[x]}`);return(0,f.CC)("redirect-limit",{message:(0,u.xI)`${(0,u.KT)(y.url)} redirects ${h} times; ${v.
join(", ")}`,operator:C(y),affects:_})}const I=({url:h,asks:_,to:P})=>(0,f.CC)("redirect-loop",{message:(0,u.xI)`the redirects of ${(0,u.KT)(h)} lead back to ${(0,u.
KT)(P)}`,operator:E({url:h,asks:_})}),S=h=>(0,f.CC)("redirect-insecure",{message:(0,u.xI)`${(0,u.KT)(h.url)} redirects to ${(0,u.KT)(h.to)}, which is not https${h.
exposesToken?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,operator:"redirect to an https URL"}),O=h=>(0,f.CC)("redire\
ct-invalid",{message:(0,u.xI)`the redirect ${h.redirect} ${(0,u.KT)(h.url)} cannot be followed: ${(0,p.dh)(h.why)}`,operator:"redirect to an https URL"}),R=({url:h,
redirects:_})=>(0,f.CC)("redirect-nested",{message:(0,u.xI)`${(0,u.KT)(h)} redirects ${_} times; the protocol only requires clients to follow 1 redirect`,operator:C(
{url:h,asks:"document"})})}),3368:((N,K,a)=>{a.d(K,{BU:()=>n,B_:()=>H,MY:()=>e,SE:()=>D,cI:()=>r,rZ:()=>T,vk:()=>I,x1:()=>S});var l=a(1780),u=a(9432),p=a(9615),
f=a(9176);const E=({host:t,isLeaf:s})=>(0,l.xI)`${s?"the certificate":"an authority in the certificate chain"} of ${(0,l.KT)(t)}`,C=t=>new Date(t).toISOString().
slice(0,10);function T({host:t,reason:s,fault:o}){const i=f.Yq[o];return(0,p.CC)("proxy-refused",{message:(0,l.xI)`${(0,l.KT)(t)} was not reached: ${s}`,help:i,
obstacle:{verb:"does not reach",what:(0,u.dh)(s),help:i}})}const I=t=>(0,p.CC)("tls-expired",{message:(0,l.xI)`${E(t)} expired on ${C(t.at)}`,operator:"renew th\
e certificate and reload the server"}),S=t=>(0,p.CC)("tls-not-yet-valid",{message:(0,l.xI)`${E(t)} is not valid before ${C(t.at)}`,help:"check the clock of this\
 machine, or the start date of the certificate"}),O={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is \
signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},R=/zscaler|netskope|palo ?alto|blue ?coat|forti(?:net|gate)|forcepoint|sophos|check ?point|umbrella|proxy|mitm|(?:ssl|tls|https)[ -](?:inspection|interception|decryption)/i,
h="set `ca-file` to the certificate of the issuer",_="add the certificate of the issuer to `ca-file`, which does not contain it";function P(t,{issuer:s,hasFile:o,
host:i}){const c=R.test(s),d=c?", which looks like an intercepting proxy":"",g=`issuer ${(0,u.dh)(s.split(`
`).reverse().join(", "),100)}${d}`,$=`${o?_:h}${(t==="leaf"||t==="chain")&&!c?", or configure the host to send its whole chain":""}; Terraform and OpenTofu read\
 SSL_CERT_FILE`,U={verb:"does not trust",what:g,help:$,isCommon:t==="self-signed"};return{says:(0,l.xI)`${O[t]}; ${(0,l.b7)(i,g)}`,help:$,obstacle:U}}const y=(t,s)=>()=>({
says:t,help:s}),v=(t,s)=>({says:`has ${t}, which Terraform and OpenTofu do not support`,help:s}),x="issue it with another key: RSA, ECDSA on P-256, P-384 or P-5\
21, or Ed25519",b="issue it with a key of 2048 to 8192 bits",w="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",A="issue it with a program that follow\
s RFC 5280",B={"negative-serial":y("has a negative serial number, which Terraform and OpenTofu do not support","issue it with a positive serial number"),"no-aut\
hority":y("issued a certificate and is not allowed to","have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"),"path-length":y("has mo\
re authorities below it than it allows (pathlen)","have the certificate issued by a shorter chain, or by an authority with a larger pathlen"),usage:y("is not fo\
r servers (extendedKeyUsage)","issue it with the extended key usage serverAuth"),constraints:y("does not permit all names in the certificate (nameConstraints)",
"have it issued by an authority whose name constraints permit all of its names"),openssl:y("passes the rules of Terraform and OpenTofu, but not the second check\
 by OpenSSL (issuer), so nothing was sent",A),malformed:({part:t})=>({says:`is malformed (${t}); Terraform and OpenTofu cannot read it`,help:A}),curve:({curve:t})=>v(
`a key on the curve ${t}`,x),key:({name:t})=>v(`a key of the kind ${t}`,x),"key-size":({bits:t})=>v(`an RSA key of ${t} bits`,b),signature:({name:t})=>v(`a sign\
ature of the kind ${t}`,w),"critical-extension":({id:t})=>v(`the critical extension ${t}`,"issue it without that extension")};function D({flaw:t,...s}){const{says:o,
...i}=t.kind==="unknown-authority"?P(t.sent,s):(0,p.Z9)(B,t);return(0,p.CC)("tls-untrusted",{message:(0,l.xI)`${E(s)} ${o}`,...i})}function H({host:t,names:s}){
const o=s.length===0?"no DNS name":(0,u.K4)(s,3,u.dh);return(0,p.CC)("tls-name-mismatch",{message:(0,l.xI)`the certificate of ${(0,l.KT)(t)} is for ${o}`,help:(0,l.
xI)`issue a certificate that lists ${(0,l.KT)(t)} as a subject alternative name, or use the name it is for`,obstacle:{verb:"does not reach",what:`it gets a cert\
ificate for ${o}`,isCommon:!0}})}const L={"not-tls":y("does not speak TLS on this port","serve TLS on this port, or use the port that does"),"client-certificate":y(
"requires a client certificate","allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"),"unknown-name":y("is not a \
name that the server knows (TLS alert unrecognized_name)","add the name and its certificate to the TLS settings of the server or load balancer"),version:({name:t})=>({
says:`offers no TLS version later than ${t.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:({name:t})=>({says:`\
offers only cipher suites that Terraform and OpenTofu do not support, such as ${t}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SH\
A256"}),group:({name:t})=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${t}`,help:"enable the group X25519 or P-2\
56 on the host"})};function r({host:t,error:s}){if("code"in s)return(0,p.CC)("tls-protocol",{message:(0,l.xI)`the TLS handshake with ${(0,l.KT)(t)} failed (${s.
code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"});const{says:o,help:i}=(0,p.Z9)(L,s);return(0,p.CC)("tls-protocol",
{message:(0,l.xI)`${(0,l.KT)(t)} ${o}`,help:i})}const e=({host:t})=>(0,p.CC)("tls-plain-http",{message:(0,l.xI)`${(0,l.KT)(t)} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,
help:"serve TLS on this port, or use the port that does; discovery always uses https"});function n({host:t,days:s,expires:o}){const i=s===0?"today":s===1?"in 1 \
day":`in ${s} days`;return(0,p.CC)("tls-expires-soon",{message:(0,l.xI)`the certificate of ${(0,l.KT)(t)} expires ${i}, on ${C(o)}`,expires:o,operator:"renew th\
e certificate; if it is renewed automatically, find out why that has not happened"})}})};export{G as id,J as ids,Q as modules};
