const Ut=[693,597,667,977],jt={5693:((be,ge,r)=>{r.d(ge,{Ey:()=>o,Ii:()=>J,Or:()=>a,WN:()=>L});var v=r(960),R=r(2636),j=r(9209),q=r(9872),Z=r(5799),Q=r(8011),ce=r(
1064),ue=r(1919),le=r(1831),U=r(9562);const z=1440*60*1e3,B=1;function J(h,k){const{hops:N,certificates:F}=h.attempt;return[...E(h),...x(h,k),...g(N),...l(F,k),
...u(h,k)]}function x(h,k){const{discovery:N,hops:F}=h.attempt;switch(N.kind){case"skipped":return[(0,Z.hD)(N.problem)];case"failed":{const oe=k.isFork&&N.problem.
code==="document-unauthorized"&&!h.credentials?.hasToken;return[(0,Z.hD)(N.problem,oe?{severity:"notice"}:{})]}case"found":case"absent":{const oe=F[0]?.url??"";
return[...c(oe,F.length-1,k),...d(h,k),...N.kind==="found"&&N.truncated?[m(h)]:[]]}}}const m=({host:h,attempt:{hops:k}})=>(0,Z.hD)((0,R.zf)({url:k.at(-1)?.url??
"",page:null,asked:(0,le.nx)(h),bytes:null,limit:ue.bi,isPadding:!0}));function c(h,k,N){const F=N.clients.filter(oe=>k>ce.NX[oe]);return F.length>0?[(0,Z.hD)((0,j.
KA)({url:h,asks:"document",redirects:k,clients:F,limits:ce.NX}))]:k>B?[(0,Z.hD)((0,j.CL)({url:h,redirects:k}))]:[]}function d(h,{releases:k,slowMs:N}){const F=(0,le.
nx)(h.host),oe=h.attempt.timing.totalMs,D=a(h),V=A=>_(D,A)!=="never",ae=k.filter(A=>!V(A)),ne=({client:A})=>!k.some(K=>K.client===A&&V(K)),fe=[!0,!1].flatMap(A=>{
const K=ae.filter(he=>ne(he)===A);if(K.length===0)return[];const ie=(0,v.Qs)({host:F,phase:"complete",tookMs:oe,releases:K});return[(0,Z.hD)(ie,{needed:A})]});if(fe.
length>0||oe<=N)return fe;const $e=C(h.attempt.timing);return[(0,Z.hD)((0,v.U2)({host:F,tookMs:oe,limitMs:N,phase:$e,releases:k}))]}function o({host:h,slowest:k,
certificates:N},F,{slowMs:oe,...D}){const V=F.map(A=>A.host),ae=N.filter(A=>!V.includes(A.host)),ne=k?.timing.totalMs??0;if(k===null||ne<=oe)return l(ae,D);const fe={
host:(0,le.nx)(h),url:k.url,tookMs:ne,limitMs:oe},$e=(0,v.U2)({...fe,phase:C(k.timing)});return[(0,Z.hD)($e),...l(ae,D)]}function C({lookupMs:h,connectMs:k,tlsMs:N,
firstByteMs:F,totalMs:oe}){const V=[["lookup",h],["connection",k],["tls",N],["response",F]].map(([ne,fe])=>({name:ne,ms:fe??0})),ae={name:"rest",ms:V.reduce((ne,{
ms:fe})=>ne-fe,oe)};return V.reduce((ne,fe)=>fe.ms>ne.ms?fe:ne,ae)}function g(h){const k=h.find(({url:F})=>F.startsWith("http://"));if(k===void 0)return[];const N=k.
authorization==="withheld";return[(0,Z.hD)((0,j.n4)({url:h[0]?.url??"",to:k.url,exposesToken:N}))]}function l(h,{certificateDays:k,now:N}){const F=new Map;for(const oe of h){
const D=F.get(oe.host);(D===void 0||oe.expires<D.expires)&&F.set(oe.host,oe)}return[...F.values()].flatMap(({host:oe,expires:D})=>{const V=(Date.parse(D)-N)/z;return V<
0||V>=k?[]:[(0,Z.hD)((0,q.BU)({host:oe,days:Math.floor(V),expires:D}))]})}function u(h,k){const{host:N,attempt:F,earlier:oe}=h,[D]=oe,V=["failed","skipped"].includes(
F.discovery.kind);if(D?.discovery.kind!=="failed"||V)return[];const ae=D.discovery.problem.message,ne=a(h),fe=k.releases.filter(A=>_(ne,A)==="sometimes"),$e=oe.
length+1;return[(0,Z.hD)((0,v.Er)({host:(0,le.nx)(N),attempts:$e,failure:ae,releases:fe}))]}function E({credentials:h,attempt:k}){const{discovery:N}=k;return h?.
problem?N.kind==="failed"&&N.problem.code===h.problem.code?[]:[(0,Z.hD)(h.problem)]:[]}function L({host:h},k){if(!k.some(({service:F})=>F===U.e$))return[];const{
name:N}=(0,le.Sv)(h);return[...N.includes(".")?[]:[(0,Q.Zp)({host:h,name:N})],.../(^|\.)xn--/.test(h)?[(0,Q._W)({host:h})]:[]].map(F=>(0,Z.hD)(F,{services:[U.e$]}))}
const a=({earlier:h,attempt:k,later:N})=>[...h,k,...N];function S({discovery:h,timing:k,headMs:N,hops:F},{attemptMs:oe}){const D=N!==null&&N<=oe?F.at(-1)?.status:
null;return D===null||(0,ce.Mq)(D??0)?"retries":h.kind!=="failed"&&k.totalMs<=oe?"works":"fails"}function _(h,k){const N=h.map(D=>S(D,k)),F=N.indexOf("works");return F<
0?"never":F<=k.retries&&!N.slice(0,F).includes("fails")?"always":"sometimes"}}),960:((be,ge,r)=>{r.d(ge,{Er:()=>m,P0:()=>B,P6:()=>Q,Qs:()=>z,T0:()=>q,U2:()=>x});
var v=r(4e3),R=r(5799);const j={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-fai\
led":"could not be looked up: the DNS server reported a failure"},q=({host:c,why:d})=>(0,R.CC)("host-unknown",{message:`${c} ${j[d]}`,help:d==="no-such-host"?"c\
heck the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again"}),Z={refused:"refused the conn\
ection",closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to\
 its network"};function Q({host:c,error:d}){if(typeof d=="object"&&"proxy"in d)return(0,R.CC)("host-unreachable",{message:`${c} is unreachable: ${d.proxy}`,help:"\
check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"});const o=typeof d=="string"?Z[d]:`is unreachable (${d.code})`;return(0,R.
CC)("host-unreachable",{message:`${c} ${o}`,operator:"check that the host is up, and that a firewall lets this machine connect to it",user:"check that a firewal\
l or proxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine connect to it; otherwise ${(0,v.B9)(c)}`})}const ce={lookup:{
failed:"could not be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{failed:"did not accept a connection",
help:"check that the host is up, and that a firewall does not drop packets from this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not\
 finish its response",help:""}},ue="serve the document as a static file",le=({asks:c})=>c==="document"?ue:"find out what the server waits for, such as its stora\
ge",U=c=>c.map(({name:d,attemptMs:o,retries:C})=>{const g=Number.isFinite(o)?(0,v.YA)(o):"without a limit",l=C===0?"":` in each of ${C+1} attempts`,u=d.includes(
" and ")?"wait":"waits";return`${d} ${u} ${g}${l}`}).join(", ");function z(c){if(c.phase==="complete")return(0,R.CC)("host-timeout",{message:`${c.host} took ${(0,v.
YA)(c.tookMs)} to return its discovery document; ${U(c.releases)}`,operator:ue,affects:[...new Set(c.releases.map(({client:g})=>g))]});const{failed:d,help:o}=ce[c.
phase],C=c.limitMs===null?"in time":`within ${(0,v.YA)(c.limitMs)}`;return(0,R.CC)("host-timeout",{message:`${c.host} ${d} ${C}`,help:o||{operator:le(c),guest:(0,v.
B9)(c.host)}})}const B=({host:c,error:d})=>(0,R.CC)("host-protocol",{message:`the response of ${c} is not valid HTTP (${d})`,operator:"check that the port serve\
s HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}),J={lookup:"the DNS lookup",connection:"the connection",
tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};function x({host:c,phase:d,tookMs:o,limitMs:C,...g}){const l=`(l\
imit ${(0,v.YA)(C)}); ${J[d.name]} took ${(0,v.YA)(d.ms)}`;return"url"in g?(0,R.CC)("host-slow",{message:`${g.url} took ${(0,v.YA)(o)} to answer ${l}`,operator:le(
{asks:"answer"})}):(0,R.CC)("host-slow",{message:`${c} took ${(0,v.YA)(o)} to return its discovery document ${l}`,operator:ue,note:U(g.releases)})}const m=({host:c,
attempts:d,failure:o,releases:C})=>(0,R.CC)("host-recovered",{message:`discovery of ${c} succeeded at attempt ${d}; the first attempt failed: ${o}`,operator:"fi\
nd out why the host fails intermittently",note:C.length===0?"init succeeded, because the CLI retries discovery":`init with ${C.map(({name:g})=>g).join(" and ")}\
 would have failed`})}),2636:((be,ge,r)=>{r.d(ge,{Eh:()=>z,HB:()=>x,e:()=>Q,g0:()=>J,jN:()=>le,ku:()=>ue,pN:()=>B,wE:()=>q,zf:()=>ce});var v=r(4e3),R=r(5799);const j='\
serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';function q({location:m,retryAfter:c,transient:d,...o}){const{asked:C,status:g}=o,l=(u,E,L=(0,v.
NM)(o,E))=>(0,R.CC)("document-status",{message:`${(0,v._r)(o)}${u}; expected 200 or 404`,help:L});if(g>=300&&g<400)return m?l(", which clients do not follow",(0,R.
C)("redirect with 301, 302, 303, 307 or 308")):l(" without a Location header",(0,R.C)("add a Location header to the redirect"));if(g===429){const u=c===null?"":
` (Retry-After: ${(0,v.dh)(c,40)})`;return l(u,Z,Z)}return d?l("",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, an\
d check any proxy of this network",guest:(0,v.B9)(C)}):l("",{operator:"return the discovery document, or 404 if the host has no services",user:(0,v.Wt)([]),guest:(0,v.
qZ)(C)})}const Z={because:"the host limits the requests of this machine or of its network",operator:"raise the limit for /.well-known/terraform.json, or send fe\
wer requests at once (`concurrency`, parallel jobs)",user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of \
its own, because hosted runners share theirs"};function Q({contentType:m,malformed:c,...d}){const C=m===""?"has no Content-Type":`has ${c?"a malformed Content-T\
ype":"Content-Type"} "${(0,v.dh)(m)}"`;return(0,R.CC)("document-type",{message:`${d.url} ${C}; expected "application/json"`,help:(0,v.NM)(d,(0,R.C)("serve the d\
iscovery document with Content-Type: application/json","most servers send it for a file named terraform.json"))})}const ce=({bytes:m,limit:c,isPadding:d=!1,...o})=>d?
(0,R.CC)("document-size",{message:`${o.url} has more than ${c} bytes; what exceeds the limit is white space`,operator:"remove the white space at the end of the \
document",severity:"warning"}):(0,R.CC)("document-size",{message:`${o.url} has ${m??`more than ${c}`} bytes, limit ${c}`,help:(0,v.NM)(o,(0,R.C)("check what is \
served at this URL","a discovery document only maps service ids to URLs"))}),ue=({host:m})=>(0,R.CC)("document-headers",{message:`${m} sent more than 256 KiB of\
 response headers`,operator:"look for a header or cookie that grows with each request"}),le=m=>"host"in m?(0,R.CC)("document-encoding",{message:`${m.host} sent \
a discovery document that is not gzip, with Content-Encoding: gzip`,operator:"remove the Content-Encoding header, or compress the document"}):(0,R.CC)("document\
-encoding",{message:`${m.url} has Content-Encoding "${(0,v.dh)(m.encoding)}", which the clients do not decompress`,help:(0,v.NM)(m,(0,R.C)("configure the server\
, and any proxy in front of it, to respect Accept-Encoding: gzip"))}),U={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document\
 that is cut off"},z=({host:m,why:c})=>(0,R.CC)("document-incomplete",{message:`${m} ${U[c]}`,operator:"look for a server that crashes while it responds, or a p\
roxy that changes the body"}),B=({why:m,advice:c,...d})=>(0,R.CC)("document-not-json",{message:`${d.url} is not valid JSON: ${(0,v.dh)(m)}`,help:(0,v.NM)(d,(0,R.
C)(c??j))}),J=({why:m,...c})=>(0,R.CC)("document-not-object",{message:`${c.url} is not a JSON object: ${(0,v.dh)(m)}`,help:(0,v.NM)(c,(0,R.C)(j))});function x({
host:m,url:c,why:d,required:o,clientErrors:C}){const g=o.length===0?"at least one service":o.join(", "),l=d==="status"?`has no discovery document (${c} returned\
 404)`:"has the discovery document `null`, which offers no services",u=C.slice(0,20).map(E=>`"${E}"`);return(0,R.CC)("document-absent",{message:`host ${m} ${l};\
 required: ${g}`,operator:"serve /.well-known/terraform.json at the root of the host",user:(0,v.Wt)(o),guest:(0,v.qZ)(m),...u.length===0?{}:{note:`the clients p\
rint ${u.join(", ")}`}})}}),9209:((be,ge,r)=>{r.d(ge,{CL:()=>U,KA:()=>Q,Y3:()=>le,f0:()=>ce,n4:()=>ue});var v=r(1064),R=r(4e3),j=r(5799);const q=({url:z,asks:B})=>`\
configure ${z} to return ${B==="document"?"the document":"its answer"}`,Z=z=>(0,j.C)(`${q(z)}, or to redirect straight to it`);function Q({redirects:z,clients:B,
limits:J,...x}){const m=B.map(c=>`${v.bB[c]} follows ${J[c]}`);return(0,j.CC)("redirect-limit",{message:`${x.url} redirects ${z} times; ${m.join(", ")}`,help:Z(
x),affects:B})}const ce=({url:z,asks:B,to:J})=>(0,j.CC)("redirect-loop",{message:`the redirects of ${z} lead back to ${J}`,operator:q({url:z,asks:B})}),ue=z=>(0,j.
CC)("redirect-insecure",{message:`${z.url} redirects to ${z.to}, which is not https${z.exposesToken?"; Terraform and OpenTofu send the token there in clear text\
 (this check did not)":""}`,operator:"redirect to an https URL"}),le=z=>(0,j.CC)("redirect-invalid",{message:`the redirect ${z.redirect} ${z.url} cannot be foll\
owed: ${(0,R.dh)(z.why)}`,operator:"redirect to an https URL"}),U=({url:z,redirects:B})=>(0,j.CC)("redirect-nested",{message:`${z} redirects ${B} times; the pro\
tocol only requires clients to follow 1 redirect`,help:Z({url:z,asks:"document"})})}),9872:((be,ge,r)=>{r.d(ge,{BU:()=>L,B_:()=>C,MY:()=>E,SE:()=>o,cI:()=>u,rZ:()=>Q,
vk:()=>ce,x1:()=>ue});var v=r(4e3),R=r(5799);const j=({host:a,isLeaf:S})=>S?`the certificate of ${a}`:`an authority in the certificate chain of ${a}`,q=a=>Z(new Date(
a).toISOString()),Z=a=>a.slice(0,10),Q=({host:a,reason:S})=>(0,R.CC)("proxy-refused",{message:`${a} was not reached: ${S}`,help:"check HTTPS_PROXY, HTTP_PROXY a\
nd NO_PROXY, which Terraform and OpenTofu read too"}),ce=a=>(0,R.CC)("tls-expired",{message:`${j(a)} expired on ${q(a.at)}`,operator:"renew the certificate and \
reload the server"}),ue=a=>(0,R.CC)("tls-not-yet-valid",{message:`${j(a)} is not valid before ${q(a.at)}`,help:"check the clock of this machine and the start da\
te of the certificate"}),le={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by an unknown aut\
hority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},U="configure the host to send its whole chain, or set `ca-fi\
le` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",z={"negative-serial":{says:"has a negative serial number, which Terraform and OpenTofu do not s\
upport",help:"issue it with a positive serial number"},"no-authority":{says:"issued a certificate and is not allowed to",help:"have it issued by an authority: b\
asicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authorities below it than it allows (pathlen)",help:"have the certificate issued b\
y a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for servers (extendedKeyUsage)",help:"issue it with the extended key usage ser\
verAuth"},constraints:{says:"does not permit all names in the certificate (nameConstraints)",help:"have it issued by an authority whose name constraints permit \
all of its names"}},B=(a,S)=>({says:`has ${a}, which Terraform and OpenTofu do not support`,help:S}),J="issue it with another key: RSA, ECDSA on P-256, P-384 or\
 P-521, or Ed25519",x="issue it with a key of 2048 to 8192 bits",m="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",c={name:"the name of the host",dates:"\
its dates",authority:"the authority above it",issuer:"its issuer and extensions",encoding:"its encoding"};function d(a){switch(a.kind){case"unknown-authority":return{
says:le[a.sent],help:U};case"curve":return B(`a key on the curve ${a.curve}`,J);case"key":return B(`a key of the kind ${a.name}`,J);case"key-size":return B(`an \
RSA key of ${a.bits} bits`,x);case"signature":return B(`a signature of the kind ${a.name}`,m);case"critical-extension":return B(`the critical extension ${a.id}`,
"issue it without that extension");case"openssl":return{says:`passes the rules of Terraform and OpenTofu, but not the second check by OpenSSL (${c[a.check]}), s\
o nothing was sent`,help:"issue it with a program that follows RFC 5280"};case"malformed":return{says:`is malformed (${a.part}); Terraform and OpenTofu cannot r\
ead it`,help:"issue it with a program that follows RFC 5280"};default:return z[a.kind]}}function o({flaw:a,...S}){const{says:_,help:h}=d(a);return(0,R.CC)("tls-\
untrusted",{message:`${j(S)} ${_}`,help:h})}const C=({host:a,names:S})=>(0,R.CC)("tls-name-mismatch",{message:S.length===0?`the certificate of ${a} has no DNS n\
ame among its subject alternative names`:`the certificate of ${a} is for ${(0,v.K4)(S,3,v.dh)}`,help:`issue a certificate that lists ${a} as a subject alternati\
ve name, or use the name it is for`}),g={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-cer\
tificate":{says:"requires a client certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unkno\
wn-name":{says:"is not a name that the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or l\
oad balancer"}},l={version:a=>({says:`offers no TLS version later than ${a.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the \
host"}),cipher:a=>({says:`offers only cipher suites that Terraform and OpenTofu do not support, such as ${a}`,help:"enable TLS 1.3, or TLS 1.2 with suites such \
as ECDHE-RSA-AES128-GCM-SHA256"}),group:a=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${a}`,help:"enable the gr\
oup X25519 or P-256 on the host"})};function u({host:a,error:S}){if(typeof S=="object"&&"code"in S)return(0,R.CC)("tls-protocol",{message:`the TLS handshake wit\
h ${a} failed (${S.code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"});const{says:_,help:h}=typeof S=="string"?g[S]:
l[S.kind](S.name);return(0,R.CC)("tls-protocol",{message:`${a} ${_}`,help:h})}const E=({host:a})=>(0,R.CC)("tls-plain-http",{message:`${a} serves plain HTTP on \
this port: server gave HTTP response to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery always uses https"});function L({host:a,
days:S,expires:_}){const h=S===0?"today":S===1?"in 1 day":`in ${S} days`;return(0,R.CC)("tls-expires-soon",{message:`the certificate of ${a} expires ${h}, on ${Z(
_)}`,operator:"renew the certificate; if it is renewed automatically, find out why that has not happened"})}}),8011:((be,ge,r)=>{r.d(ge,{DA:()=>le,J0:()=>x,ME:()=>m,
My:()=>U,Zp:()=>C,_W:()=>g,jP:()=>c,k0:()=>d,tg:()=>o});var v=r(6174),R=r(1064),j=r(4e3),q=r(5799);const Z=120,Q={"remote-in-test":["is a remote module source; \
Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has white space at its beginning or end","remo\
ve the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","wr\
ite HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},ce={missing:[
"has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a sou\
rce",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function ue(l){if("error"in l)return{message:l.error,help:l.advice??void 0};
if("address"in l){const[L,a]=ce[l.reason];return{message:`${l.address} ${L}`,help:a}}const[u,E]=Q[l.reason];return{message:`"${l.text}" ${u}`,help:E}}const le=l=>(0,q.
CC)("source-invalid",ue(l)),U=l=>(0,q.CC)("source-near-miss",{message:l.host===null?`"${l.text}" is not read as a registry address`:`"${l.text}" is read as host\
 ${l.host}`,help:l.advice}),z="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function B(l){const{shown:u,more:E}=(0,j.zN)(
l,4),L=u.map(({text:S,from:_})=>`${S===null?"not known":(0,j.dh)(S,Z)} ${_??"by default"}`),a=E>0?`${E} more`:L.pop();return`${L.join(", ")} and ${a}`}function J(l){
const{address:u,argument:E,expression:L,candidates:a,refused:S}=l,_=(0,v.Qj)((0,j.dh)(L,Z)),h=`${E} of ${u} is ${_}`;if(S==="never")return{message:`${h}, which \
Terraform does not evaluate`,help:`write the ${E} as a literal`};if(S!==null){const{variable:k}=S;return{message:`${h}, and Terraform evaluates var.${k} here on\
ly with \`const = true\``,help:`add \`const = true\` to variable "${k}", which requires Terraform 1.15, or write the ${E} as a literal`}}return a.length>1?{message:`${h}\
, which is ${B(a)}`,help:z}:{message:`${h}, which is only known at init time`,help:z}}const x=l=>(0,q.CC)("source-dynamic",J(l)),m=({block:l,parent:u})=>(0,q.CC)(
"block-reserved",{message:`${l} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${u} blo\
ck`});function c({kind:l}){const{client:u,what:E}=R.$I[l];return(0,q.CC)("block-unsupported",{message:`${E} is supported by ${R.bB[u]} only`,help:u==="opentofu"?
"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const d=l=>(0,q.CC)("host-invalid",{message:`"${l.text}" is n\
ot a hostname: ${l.error}`,help:l.advice??void 0}),o=({block:l})=>(0,q.CC)("host-missing",{severity:"warning",message:`the ${l} has no hostname, and OpenTofu ha\
s no default`,help:l==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"}),C=({host:l,name:u})=>(0,q.CC)(
"host-dotless-module",{message:`module sources cannot name host ${l}: must contain at least one dot`,help:`use a full name such as ${u}.localdomain; provider ad\
dresses accept the short name`}),g=({host:l})=>(0,q.CC)("host-idn-module",{message:`Terraform cannot use modules from host ${l}: it converts the name to punycod\
e and then refuses punycode`,operator:"serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),7511:((be,ge,r)=>{r.d(ge,
{i:()=>z});var v=r(4091);const R="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",j=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,q=String.raw`[()<>@,;:\\"/[\]?=]`,
Z=new RegExp(`^(${R})?(/)?(${R})?(.*)$`,"s"),Q=String.raw`"((?:[^"\\\r\n]|\\${q}|\\(?!${q}))*)"`,ce=new RegExp(`;${j}*(${R})${j}*=${j}*(?:(${R})|${Q})${j}*`,"y"),
ue=new RegExp(`;${j}*$`,"y"),le=new RegExp(String.raw`\\(${q})`,"g"),U=new RegExp(`^${j}+|(?<!${j})${j}+$`,"g");function z(m){const c=m.indexOf(";"),d=x((c<0?m:
m.slice(0,c)).replace(U,"")),o=B(d)??(c<0?null:J(m,c));return o===null?(0,v.Ju)(d):(0,v.TR)(o)}function B(m){const[,c,d,o,C]=Z.exec(m)??[];return c===void 0?"mi\
me: no media type":c===m?null:d===void 0?"mime: expected slash after first token":o===void 0?"mime: expected token after slash":C===""?null:"mime: unexpected co\
ntent after media subtype"}function J(m,c){const d=new Map;for(let o=c;o<m.length;){ce.lastIndex=o;const[C,g="",l,u=""]=ce.exec(m)??[];if(C===void 0)return ue.lastIndex=
o,ue.test(m)?null:"mime: invalid media parameter";const E=g.toLowerCase(),L=l??u.replace(le,"$1"),a=d.get(E);if(a!==void 0&&a!==L)return"mime: duplicate paramet\
er name";d.set(E,L),o+=C.length}return null}const x=m=>m.replaceAll("\u0130","i").toLowerCase()}),6597:((be,ge,r)=>{r.r(ge),r.d(ge,{attemptsOf:()=>J.Or,configPaths:()=>Z,
contact:()=>It,crashedVisit:()=>kt,judgeRequests:()=>J.Ey,judgeVisit:()=>Me,mergeMistakes:()=>B.Ot,outcomesOf:()=>bt,readCliConfig:()=>B.J1,shownPath:()=>ce,thisMachine:()=>q});
var v=r(8161),R=r(5747);const j={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function q(t){const i=(0,v.platform)();return{system:i==="win32"?"windows":"unix",platform:`${i===
"win32"?"windows":i}_${j[(0,v.arch)()]??(0,v.arch)()}`,environment:t,accountHome:(0,R.N0)(()=>(0,v.userInfo)().homedir||null,null)}}function Z(t,i,p,T=null){const P=ue(
i.environment,T),Y=le(i),G=Y===null?null:U(t,i,Y,p),te=G?.dataDirectories??[],ee=Y===null?[]:Q(Y,i),pe=z(i),Ce=Te=>pe(Te,"plugins");return{main:P??(G&&{path:G.main,
chosenBy:"default"}),directory:P===null&&G!==null?G.directory:null,directoryOff:P&&G&&{path:G.directory,by:P.chosenBy},helperDirectories:te.map(Ce).flatMap(Te=>[
Te,pe(Te,i.platform)]),mirrorDirectories:[...te,...ee].map(Ce)}}function Q(t,i){const{system:p,platform:T,environment:P}=i,Y=z(i);if(p==="windows")return[Y(t,"H\
ashiCorp","Terraform")];if(T.startsWith("darwin"))return[t,""].map(pe=>Y(pe,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:G="",XDG_DATA_DIRS:te}=P,
ee=pe=>pe.startsWith("/");return[ee(G)?G:Y(t,".local","share"),...(te||"/usr/local/share:/usr/share").split(":").filter(ee)].map(pe=>Y(pe,"terraform"))}function ce(t,i){
const p=le(i),T=i.system==="windows"?"\\":"/";return p===null||p.length<2||!t.startsWith(p+T)?t:(i.system==="windows"?"%APPDATA%":"~")+t.slice(p.length)}function ue(t,i){
if(i)return{path:i,chosenBy:"cli-config"};for(const p of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const T=t[p];if(T)return{path:T,chosenBy:p}}return null}function le({
system:t,environment:i,accountHome:p}){return t==="windows"?i.APPDATA||null:i.HOME||p||null}function U(t,i,p,T){const P=z(i),Y=i.system==="windows",G=P(p,Y?"ter\
raform.rc":".terraformrc"),te=P(p,Y?"tofu.rc":".tofurc"),ee=P(p,Y?"terraform.d":".terraform.d");if(t==="terraform")return{main:G,directory:ee,dataDirectories:[ee]};
const pe=T(G)&&!T(te)?G:te;if(Y)return{main:pe,directory:ee,dataDirectories:[ee]};const{XDG_CONFIG_HOME:Ce,XDG_DATA_HOME:Te}=i.environment,Re=!T(G)&&!T(te);return{
main:Ce&&Re?P(Ce,"opentofu","tofurc"):pe,directory:Ce&&!T(ee)?P(Ce,"opentofu"):ee,dataDirectories:Te?[ee,P(Te,"opentofu")]:[ee]}}const z=({system:t})=>(i,...p)=>t===
"windows"?[i.replace(/(?<![\\/])[\\/]+$/,""),...p].join("\\"):[i.replace(/(?<!\/)\/+$/,""),...p].join("/");var B=r(2905),J=r(5693),x=r(6697),m=r(5143),c=r(5799),
d=r(1064),o=r(1831),C=r(8185),g=r(4283),l=r(4e3);const u=({id:t,host:i,url:p,why:T})=>(0,c.CC)("service-url-invalid",{message:p===null?`${t} of host ${i}: ${(0,l.
dh)(T)}`:`${t} of host ${i} is "${p}", which the clients cannot connect to: ${T}`,operator:`set ${t} to an https:// URL, or to a path that starts with a slash`}),
E=({id:t,host:i,why:p})=>(0,c.CC)("service-url-credentials",{message:`${t} of host ${i}: ${p}`,operator:"remove the user name and password from the URL, or from\
 the redirect that leads to the document",note:"give tokens to the clients instead"}),L=({id:t,host:i,url:p})=>(0,c.CC)("service-url-empty",{message:`${t} of ho\
st ${i} is an empty string, which resolves to the document itself: ${p}`,operator:`set ${t} to the URL of the service, such as "/v1/${t.split(".")[0]}/", or rem\
ove it`}),a=({id:t,host:i,value:p,why:T})=>(0,c.CC)("service-url-looks-like-host",{message:`${t} of host ${i} is "${p}", which is a path and not a URL with a ho\
st`,operator:`write "https://${p}" if a host is meant`,note:T===null?void 0:(0,l.zd)(T)});function S(t){const{id:i,host:p,url:T,clients:P}=t,Y=P.map(te=>d.bB[te]),
G=T.slice(T.lastIndexOf("/")+1);return(0,c.CC)("service-url-no-slash",{message:`${i} of host ${p} does not end with a slash: ${T}`,operator:"add the slash",note:`\
without it ${Y.slice(0,-1).join(", ")} and ${Y.at(-1)} replace "${G}" with the path that they append`,affects:P})}const _=({id:t,host:i,url:p})=>(0,c.CC)("servi\
ce-url-relative",{message:`${t} of host ${i} is a path without a leading slash: Terraform and OpenTofu resolve it to ${p}, other clients do not`,operator:"start\
 the path with a slash, or write the complete URL"}),h=({id:t,host:i})=>(0,c.CC)("service-url-query",{message:`${t} of host ${i} has a query, which the clients \
drop when they append a path`,operator:"move the content of the query into the path",note:"never put a secret into the document"});function k({host:t,uses:i},p=[
"is","are"]){const T=Map.groupBy(i,({id:Y})=>Y),P=Array.from(T,([Y,G])=>{const te=G.flatMap(({endpoint:ee})=>ee??[]);return te.length===0?Y:`${Y} (${te.join(", ")}\
)`});return`${(0,l.K4)(P,10,l.dh)} of host ${t} ${P.length===1?p[0]:p[1]}`}const N=({urls:t})=>(0,l.K4)(t,3,l.dh),F=({uses:t})=>d.zK.filter(i=>t.some(({id:p})=>(0,d.
SZ)(p).includes(i))),oe={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},D=t=>(0,c.CC)("service-url-private",{message:`${k(
t)} at ${N(t)}, which clients ${oe[t.kind]} cannot reach`,operator:`set the external URL of the registry (also called base URL or public URL) to https://${t.host}`,
affects:F(t)}),V=[...d.Du,"dependabot"];function ae(t){const i=t.uses.every(({endpoint:P})=>P!==null),p=i?"a login sends its token in clear text otherwise":`the\
 clients send the token of ${t.host} there in clear text`,T=F(t);return(0,c.CC)("service-url-insecure",{message:`${k(t)} not https: ${N(t)}`,operator:t.uses.length===
1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",note:i||t.hasToken?p:void 0,affects:V.filter(P=>T.includes(
P))})}function ne(t){const{host:i,name:p}=t,T=`${k(t)} on another host: ${N(t)}`,P=F(t).includes("renovate");return t.hasToken&&P?(0,c.CC)("service-url-cross-ho\
st",{message:T,help:`give Dependabot and Renovate a token for ${p}; Terraform and OpenTofu send it the token of ${i}`}):(0,c.CC)("service-url-cross-host",{message:T,
help:`where outgoing traffic is filtered, allow ${p} as well`,severity:"notice",affects:[]})}const fe=t=>(0,c.CC)("service-url-other-port",{message:`${k(t)} on \
another port of the same host: ${N(t)}`,operator:`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${t.
host}`}),$e=t=>(0,c.CC)("service-url-double-slash",{message:`${k(t,["has","have"])} a double slash in the path: ${N(t)}`,operator:"remove the slash at the end o\
f the external URL of the registry"}),A=t=>(0,c.CC)("service-url-same",{message:`${k(t,["has","have"])} the same URL: ${N(t)}`,operator:"check both URLs",note:"\
few registries serve modules and providers below one URL, and a copied line is more likely"});var K=r(5195),ie=r(9562);function he({host:t,attempt:i},p){const{name:T}=o.
Sv(t),P=K.uo(T),Y=i.hops[0]?.address??null;if(P!=="public"||Y===null)return P;const G=K.Zu(Y),te=p.some(ee=>ee.name===T);return G==="loopback"&&te?"public":G}const H={
public:0,reserved:1,private:2,metadata:2,loopback:3},O=(t,{kind:i})=>H[W(t)]>H[i];function b(t,i){const{hostname:p}=i,T=t.filter(({url:Te})=>O(Te,i)),P=t.filter(
Te=>!T.includes(Te)),Y=P.filter(({url:Te})=>Te.scheme==="http"),G=P.filter(({id:Te,endpoint:Re})=>Re===null&&(0,ie.p4)(Te)),te=Map.groupBy(G,({url:Te})=>re(Te,p)),
ee=P.filter(({endpoint:Te,url:Re})=>Te===null&&de(Re,p)),pe=P.filter(({url:Te})=>Te.path.includes("//")),Ce=f(i);return[...Ce(T,I,Te=>{const[Re,...De]=new Set(T.
map(({url:Ie})=>W(Ie))),Se=De.length===0&&(Re==="loopback"||Re==="reserved");return D({...Te,kind:Se?Re:"private"})}),...Ce(Y,I,ae),...[...te].flatMap(([Te,Re])=>Te===
null?[]:Ce(Re,I,De=>ne({...De,name:Te}))),...Ce(ee,I,fe),...Ce(pe,y,$e),...Ce(Ee(t),y,A)]}const f=({host:t,hasToken:i})=>(p,T,P)=>{if(p.length===0)return[];const Y=p.
map(({url:ee})=>p.length===1?y(ee):T(ee)),G=P({host:t,hasToken:i,uses:p,urls:[...new Set(Y)]}),te=[...new Set(p.map(({id:ee})=>ee))];return[(0,c.hD)(G,{services:te,
needed:p.some(({needed:ee})=>ee)})]},y=t=>(0,l.dh)((0,g.Pl)(t)),I=t=>(0,l.dh)(`${t.scheme}://${t.host}`);function W(t){const{name:i}=(0,g.cz)(t);return K.Sz(/[^\0-\x7f]/.
test(i)?o.$o(i)??"":i.toLowerCase())}function re(t,i){const{name:p}=(0,g.cz)(t),T=o.Sv(i).name;if(p.toLowerCase()===T)return null;const P=o.Pv(p);return P.ok&&P.
value===T?null:p}function de(t,i){if(t.scheme==="http"||re(t,i)!==null)return!1;const p=T=>Number(T||443);return p((0,g.cz)(t).port)!==p(/:(\d+)$/.exec(i)?.[1]??
null)}function Ee(t){const i=[ie.e$,ie.xq].flatMap(T=>t.find(P=>P.id===T)??[]),p=new Set(i.map(({url:T})=>y(T).replace(/\/$/,"")));return i.length===2&&p.size===
1?i:[]}const ye=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,Oe=t=>ye.test(t)&&!/^[a-z0-9-]+\.json$/i.test(t),ke=t=>t.replace(/[?#].*$/s,
""),Pe=t=>t.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function xe(t){const i=Ue(t),{id:p,host:T,value:P}=t,Y={id:p,host:T,url:(0,g.Pl)(t.
url)};if(i!==null)return[u({...Y,why:i})];const G=ze(t)?(0,d.ab)(p):[];return[P===""?L(Y):null,Oe(P)?a({...Y,value:ke(P),why:null}):null,He(P)?_(Y):null,G.length>
0?S({...Y,clients:G}):null,t.url.query!==""&&(0,ie.p4)(p)?h(Y):null].filter(te=>te!==null)}function Ue({url:t}){const{name:i,port:p}=(0,g.cz)(t);return i===""?"\
no Host in request URL":p===""||Number(p)>0&&Number(p)<=65535?null:`invalid port "${p}"`}const He=t=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(t)&&!Oe(t),ze=({value:t,
url:i})=>t!==""&&!/^$|\/$/.test(i.path);var Fe=r(3217),Le=r(2886),je=r(4929);function Ve(t,i){const p=t.forced.filter(({client:G})=>i.includes(G)),T=i.filter(G=>!p.
some(te=>te.client===G)),Y=[...Map.groupBy(p,({place:G,services:te})=>JSON.stringify([G,te])).values()].flatMap(G=>{const[te]=G;if(te===void 0)return[];const ee=ht(
t,te.services),pe={...t,attempt:ee,earlier:[],later:[]};return[{clients:G.map(({client:Ce})=>Ce),visit:pe,forced:te}]});return T.length>0||Y.length===0?[{clients:T,
visit:t,forced:null},...Y]:Y}function ht({host:t,attempt:i},p){const T={kind:"found",url:(0,o.cu)(t),services:p,truncated:!1},P={...i.timing,totalMs:0};return{discovery:T,
hops:[],timing:P,headMs:0,certificates:[]}}function ft(t,{forced:i,clients:p}){if(i===null)return[];const{discovery:T}=t.attempt,P=`${i.place.file}:${i.place.line}`,
Y={host:(0,o.nx)(t.host),at:P},G=T.kind==="found"?T.services:i.services,te=tt(i.services,G);return[(0,je.Yv)(Y),...te.length>0?[(0,je.kV)({...Y,services:te})]:[]].
map(pe=>(0,c.hD)(pe,{clients:p}))}function tt(t,i){const[p,T]=[t,i].map(Y=>new Map(Y.map(({id:G,value:te})=>[G,te])));return[...new Set([...t,...i].map(({id:Y})=>Y))].
filter(Y=>!pt(p?.get(Y),T?.get(Y)))}function pt(t,i){const p=[[t,i]];for(const[T,P]of p){if(T===P)continue;if(!Ge(T)||!Ge(P))return!1;const Y=Object.keys(T);if(!(Array.
isArray(T)===Array.isArray(P)&&Y.length===Object.keys(P).length)||Y.some(te=>!Object.hasOwn(P,te)))return!1;for(const te of Y)p.push([T[te],P[te]])}return!0}const Ge=t=>typeof t==
"object"&&t!==null;var mt=r(2636);function Ze(t){if(!Array.isArray(t))return Je(t);const{shown:i,more:p}=(0,l.zN)(t,5);return`[${i.map(Je).join(", ")}${p>0?", \u2026":
""}]`}function Je(t){return t===void 0?"missing":typeof t=="object"&&t!==null?(0,l.go)(t):(0,l.dh)(JSON.stringify(t))}const gt=({host:t,value:i,why:p})=>(0,c.CC)(
"login-type",{message:`login.v1 of host ${t} is ${(0,l.go)(i)}, not an object`,operator:'set login.v1 to an object with "client", "authz" and "token"',note:(0,l.
zd)(p)}),Be=t=>i=>`is ${Ze(i)}${i===void 0?"":`, not ${t}`}`,Ke=t=>i=>`is ${Ze(i)}${t}`,nt=t=>i=>`${Be("an array")(i)}; the clients ignore it${t}`,Et={"client-m\
issing":[Be("a string"),'set "client" to the OAuth client ID, for example "terraform-cli"'],"client-empty":[()=>"is an empty string",'set "client" to the OAuth \
client ID that the authorization server expects'],"grant-types-invalid":[Be("an array of strings"),'set "grant_types" to ["authz_code"], or remove it'],"grant-t\
ypes-unsupported":[Ke(", which contains no supported grant type"),'add "authz_code" to "grant_types"'],"grant-types-unknown":[Ke('; the clients know "authz_code\
" and "password" only'),'remove the unknown grant types; move scopes to "scopes"'],"authz-missing":[Be("a string with a URL"),'set "authz" to the URL of the aut\
horization endpoint'],"token-missing":[Be("a string with a URL"),'set "token" to the URL of the token endpoint'],"ports-count":[Be("exactly two elements"),'set \
"ports" to the first and the last port, for example [10000, 10010]'],"ports-range":[Ke("; both must be whole numbers from 1024 to 65535"),'set "ports" to two nu\
mbers in this range, for example [10000, 10010]'],"ports-order":[Ke("; the first port is greater than the last"),"write the lower port first"],"ports-single":[Ke(
"; the clients never use the last port, so none is left"),'set "ports" to at least two ports, for example [10000, 10010]'],"ports-ignored":[nt(" and use 1024 to\
 65535"),'set "ports" to an array such as [10000, 10010], or remove it'],"scopes-invalid":[Be("an array of strings"),'set "scopes" to an array of strings, or re\
move it'],"scopes-ignored":[nt(""),'set "scopes" to an array of strings, or remove it']};function st(t,i){const p=t.rule.replace(/-\w+$/,"").replace("-","_"),T=`\
"${p}" in login.v1 of host ${i}`;if("why"in t){const te=`set "${p}" to an https:// URL without user name, or to a path that starts with a slash`,ee=`${T}: ${(0,l.
dh)(t.why)}`;return(0,c.CC)(`login-${t.rule}`,{message:ee,operator:te})}const[P,Y]=Et[t.rule],G=`${T} ${P(t.value)}`;return(0,c.CC)(`login-${t.rule}`,{message:G,
operator:Y})}function yt({host:t,endpoints:i}){const p=i.map(({name:Y})=>`"${Y}"`).join(" and "),[T]=i,P=i.length===1;return(0,c.CC)("login-url-port",{message:`${p}\
 in login.v1 of host ${t} ${P?"names":"name"} no port, so a login uses port 443: ${T?.url??""}`,operator:`write a path that starts with a slash, or add :${T?.port??
""} to the URL${P?"":"s"}`})}const We=({offered:t})=>t.length===0?"is empty":`offers ${(0,l.K4)(t,20,l.dh)}`;function ot(t,i){const{id:p,host:T,offered:P,block:Y}=t,
G=`the discovery document, which ${We(t)}`;if(Y!==null)return`add ${p} to the \`host\` block at ${Y}, which ${We(t)}`;if(p===ie.xq&&i)return`configure a network\
 mirror for the provider: Artifactory serves providers at https://${T}/artifactory/api/terraform/REPOSITORY/providers/ and offers no ${p}; the discovery documen\
t ${We(t)}`;const te=(0,ie.qE)(p)?P.find(pe=>(0,ie.OA)(pe)===p):void 0,ee=p===ie.xq?`use a host that offers ${p}, or configure a network mirror for the provider\
 (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${p}`;return{operator:te===void 0?`add ${p} to ${G}`:`rename ${te}\
 to ${p} in ${G}`,user:ee}}const Ye=t=>t.id==="any"?(0,c.CC)("service-missing",{message:`host ${t.host} does not provide any service`,operator:`add a service to\
 the discovery document, which ${We(t)}`}):(0,c.CC)("service-missing",{message:t.why,help:ot(t,t.isArtifactory)}),Qe=t=>(0,c.CC)("service-version",{message:t.why,
help:t.isReadable?ot(t,!1):`require an id of the form NAME.vN; the discovery document ${We(t)}`}),wt=({id:t,host:i,value:p,why:T})=>(0,c.CC)("service-type",{message:`${t}\
 of host ${i} is ${(0,l.go)(p)}, not a string with a URL`,operator:`set ${t} to a URL such as "/v1/modules/"`,note:(0,l.zd)(T)});var rt=r(9529);function it(t,i,p){
const{value:T,flaws:P}=(0,rt.m)(t,i,p),Y={...T,authz:qe(T.authz),token:qe(T.token)},G=xt(Y,i),te=G.length===0?[]:[yt({host:p,endpoints:G})];return{login:Y,problems:[
...P.map(ee=>st(Nt(ee),p)),...te]}}const vt=(t,i)=>["authz","token"].flatMap(p=>{const T=(0,g.Dl)(t[p]??"");return t[p]!==null&&T.ok?[{id:i,endpoint:p,url:T.value,
needed:!0}]:[]});function xt(t,i){const p=(0,g.cz)(i);return p.port===""||p.port==="443"?[]:["authz","token"].flatMap(T=>{const P=t[T],Y=P===null?null:(0,g.Dl)(
P);if(P===null||!Y?.ok||Y.value.scheme!=="https")return[];const G=(0,g.cz)(Y.value);return G.name.toLowerCase()===p.name.toLowerCase()&&G.port===""?[{name:T,url:P,
port:p.port}]:[]})}const Nt=t=>"why"in t?{...t,why:Pe(t.why)}:t;function qe(t){const i=t===null?null:(0,g.Dl)(t);return i?.ok?(0,g.Pl)(i.value):null}function Tt({
discovery:t},i){switch(t.kind){case"failed":case"skipped":return{services:[],findings:[]};case"absent":return{services:[],findings:[ct(t,i)]};case"found":return et(
t,i)}}function et(t,i){const{requirements:p,clients:T,base:P,block:Y}=i,G=t.services.map(({id:s})=>s),te=t.services.some(({value:s})=>typeof s=="string"&&s.includes(
"/artifactory/")),ee={...i,discovery:t,found:{host:P.host,block:Y,offered:G,isArtifactory:te}},pe=p.map(({service:s})=>s),Ce=pe.filter(s=>s!=="any"),Te=G.filter(
s=>!Ce.includes(s)&&d.Du.some($=>ie.oe(s,$).ok)),Re=Ce.map(s=>at(s,ee)),De=({outcome:s,findings:$,urls:w})=>s.kind!=="problem"&&!w.some(({endpoint:M,url:X})=>M===
null&&O(X,ee.base))&&!$.some(M=>(0,Le.ER)(M)&&T.some(X=>M.affects.includes(X))),Se=Te.map(s=>at(s,ee)),Ie=!pe.includes("any")||[...Re,...Se].some(De),n=[...Re,...Ie?
Se.map($t):Se],e=pe.includes("any")&&n.length===0?[(0,c.hD)(Ye({...ee.found,id:"any",why:""}))]:[];return{services:n.map(({outcome:s})=>s),findings:[...n.flatMap(
({findings:s})=>s),...b(n.flatMap(({urls:s})=>s),ee.base),...e]}}function $t({outcome:t,findings:i,urls:p}){if(!ie.D6(t.id))return{outcome:t,findings:[],urls:[]};
const T=P=>({...P,needed:!1});return{outcome:t,findings:i.map(T),urls:p.map(T)}}function ct({why:t,url:i},{requirements:p,base:{host:T}}){const P=p.map(({service:ee})=>ee).
filter(ee=>ee!=="any"),G=[...new Set(P.map(ee=>ee.split(".")[0]??ee))].map(ie.Tz),te=(0,mt.HB)({host:T,url:(0,g.Pl)(i),why:t,required:P,clientErrors:G});return(0,c.
hD)(te,{services:P.length===1?P:[]})}function at(t,i){const{services:p,url:T}=i.discovery,P=Se=>ie.TE(t,{services:p,documentUrl:T,display:i.base.host,client:Se}),
G=(i.requirements.find(({service:Se})=>Se===t)?.clients??i.clients).map(Se=>({client:Se,lookup:P(Se)})),[te,...ee]=G;if(te===void 0)throw new Error("no client i\
s checked");const pe=ee.filter(({lookup:Se})=>Se.kind!==te.lookup.kind),Ce=Se=>!Ct(Se)||P(Se).kind===te.lookup.kind,Te=pe.length===0?(0,d.SZ)(t).filter(Ce):[te.
client],Re=lt(t,te.lookup,Te,i),De=pe.flatMap(({client:Se,lookup:Ie})=>lt(t,Ie,[Se],i).findings);return{...Re,findings:[...Re.findings,...De]}}const St=2048,Ct=t=>d.
Du.some(i=>i===t);function lt(t,i,p,T){const{discovery:P,base:Y}=T,{host:G}=Y,te=ee=>ee.map(pe=>(0,c.hD)(pe,{services:[t]}));switch(i.kind){case"url":{const{url:ee,
value:pe}=i,Ce=xe({id:t,value:pe,url:ee,host:G}),Te=!Ce.some(({code:De})=>De==="service-url-invalid"),Re=(0,l.dh)((0,g.Pl)(ee),St);return{outcome:{id:t,kind:"ur\
l",url:Re},findings:te(Ce),urls:Te?[{id:t,endpoint:null,url:ee,needed:!0}]:[]}}case"object":{const{login:ee,problems:pe}=it(i.value,P.url,G),Ce=pe.find(({severity:Te})=>Te===
"error");return{outcome:Ce?{id:t,kind:"problem",problem:Ce}:{id:t,kind:"login",login:ee},findings:te(pe),urls:vt(ee,t)}}case"bad-id":case"missing":case"version":case"\
type":case"bad-url":{const ee=_t(t,i,T),pe=(0,c.hD)(ee,{services:[t],clients:p});return{outcome:{id:t,kind:"problem",problem:ee},findings:[pe],urls:[]}}}}function _t(t,i,p){
const T={...p.found,id:t,why:i.why};switch(i.kind){case"missing":return Ye(T);case"bad-id":case"version":return Qe({...T,isReadable:i.kind==="version"});case"ty\
pe":{const{value:P}=i;return t===ie.S3?gt({...T,value:P}):wt({...T,value:P})}case"bad-url":{const P=Pe(i.why);return Oe(i.value)?a({...T,value:ke(i.value),why:P}):
i.reason==="user-info"?E(T):u({...T,url:null,why:P})}}}function Me(t,i,p){const{visit:T,requirements:P,predicted:Y,requests:G,isNew:te}=t,{host:ee}=T,pe=i.dialect.
clients.filter(w=>P.some(M=>M.clients.includes(w))),Ce=(0,Le.TC)(ee,P),Te=Ve(T,pe),Re=Te.map(w=>Rt(T,w,P,i,Ce)),De=Re[0]?.services??[],Se=Te.some(({forced:w})=>w===
null)?[...(0,Fe.so)(T,P,Ce,p),...(0,Fe.uA)(T,De,p)]:[],Ie=ut(t),n=[...[...Re.flatMap(w=>w.findings),...Se].map(Ie),...Y.map(w=>({...Ie(w),places:(0,m.As)((0,Le.
Rh)(w.places))})),...(G===null?[]:(0,J.Ey)(G,T.attempt.certificates,i)).map(Ie),...(0,J.WN)(T,P).map(Ie)],e=At(ee,P),s=n.map(w=>{const M=w.needed&&Ot(w,t,i),X=(0,c.
pj)(w.problem,Ce);return(0,Le.nv)((0,c.aZ)({...w,problem:X,needed:M},e),pe)}),$=Te[0]?.forced?.place??null;return{visit:T,requirements:P,services:De,servicesFrom:$,
findings:s,isNew:te}}function Ot({problem:t,services:i},{visit:{host:p,attempt:T},requirements:P,answering:Y},{depth:G}){if(G==="discovery"||T.discovery.kind===
"skipped")return!0;const te=i.some(pe=>Y.has(`${p} ${pe}`));if(t.code==="service-url-no-slash"&&te)return!1;const ee=P.filter(({service:pe})=>i.length===0||i.includes(
pe));return ee.length===0||ee.some(({isForInit:pe})=>pe)}function ut({visit:t,requirements:i,isNew:p}){const T=(0,Le.HJ)(i);return P=>({...P,...T(P.services),host:t.
host,isHostNew:p})}function kt(t,{clients:i},p){const{visit:T,requirements:P,isNew:Y}=t,G=(0,x.n3)({host:(0,o.nx)(T.host),thrown:p}),te={kind:"skipped",problem:G};
return{visit:{...T,attempt:{...T.attempt,discovery:te,hops:[]}},requirements:P,services:[],servicesFrom:null,findings:[(0,Le.nv)(ut(t)((0,c.hD)(G)),i)],isNew:Y}}
function At(t,i){return i.every(({isImplied:T})=>T)?[...i.flatMap(({clients:T})=>T),...(0,d.Yr)(t)]:d.zK}function Rt(t,i,p,T,P){const{clients:Y,forced:G}=i,{services:te,
findings:ee}=Tt(i.visit.attempt,{requirements:p,clients:Y,block:G===null?null:`${G.place.file}:${G.place.line}`,base:{hostname:t.host,host:(0,o.nx)(t.host),hasToken:t.
credentials?.hasToken===!0,kind:G===null?he(t,T.resolve):"loopback"}}),pe=G===null?P:{...P,role:"operator"},Ce=T.dialect.releases.filter(({client:Se})=>Y.includes(
Se)),Te=[...ft(t,i),...(0,J.Ii)(i.visit,{...T,clients:Y,releases:Ce}),...ee,...G===null?(0,C.I)(t.host,te,p,T):[]],Re=t.forced.map(({client:Se})=>Se),De=G===null?
d.zK.filter(Se=>!Re.includes(Se)):i.clients;return{services:te.map(Se=>Se.kind==="problem"?{...Se,problem:(0,c.pj)(Se.problem,pe)}:Se),findings:Te.map(Se=>({...(0,c.
aZ)(Se,De),problem:(0,c.pj)(Se.problem,pe)}))}}function bt(t){const i=T=>{const P=t.filter(({problem:Y,affects:G})=>G.includes(T)&&Y.usualSeverity!=="notice");return P.
some(Le.ER)?"fails":P.length>0?"warns":"works"},p=d.zK.map(T=>[T,i(T)]);return Object.fromEntries(p)}var Mt=r(4977),Pt=r(2389),Dt=r(5306),Lt=r(7854),dt=r(9940);
async function It(t,i,p,T){const{dialect:P,configs:Y,requirements:G}=i,{releases:te}=P,{environment:ee,kill:pe,secrets:Ce,stop:Te,startTimer:Re}=T,De={kill:pe,learn:Ce.
learn,stop:Te.signal},Se=(0,Mt.mQ)({...p,configs:Y},ee,De),{credentials:Ie,forced:n}=Se,e={network:(0,Dt.Af)(p),credentials:{...Ie,find:(0,Lt.Oo)(Ie.find)},concurrency:p.
concurrency,random:Math.random,now:Date.now,startTimer:Re,stop:Te},s=await(0,dt.pj)(t,{...e,forced:n,required:Map.groupBy(G,({host:se})=>se),maxRedirects:Math.max(
...P.clients.map(se=>d.NX[se])),releases:te,timeoutMs:p.timeoutMs??(0,dt.nT)(te),retries:p.retries,progress:se=>T.progress({kind:"visits",...se})}),$=Ie.known;if(p.
depth==="discovery")return{visits:s,predicted:Pt.j7,tokenSources:$};const{predictInit:w}=await Promise.all([r.e(9),r.e(321),r.e(778),r.e(531),r.e(473)]).then(r.
bind(r,9473)),M={...e,...i,settings:p,machine:q(ee),directory:T.directory,lockHashes:i.checkouts?.lockHashes??null,plugins:i.checkouts?.plugins??null,learn:Ce.learn,
progress:se=>T.progress({kind:"registries",...se}),visits:new Map(s.map(se=>[se.host,se]))},X={...p,dialect:P,isFork:T.isFork};return{visits:s,predicted:await w(
i.roots,M,X),tokenSources:$}}}),2832:((be,ge,r)=>{r.d(ge,{IK:()=>q,v8:()=>ue,x8:()=>J,zy:()=>U});var v=r(7075),R=r(8522),j=r(7602);const q={kind:"excerpt",maxBytes:2048},
Z=1e3,Q=64*1024,ce=1024,ue=256*1024,le=m=>Buffer.from(m,"latin1").toString("utf8");function U({status:m,reason:c,headers:d}){const o=u=>{const E=d.get(u)?.[0];return E===
void 0?null:le(E)},C=o("content-length"),l=m!==204&&m!==304&&C!=="0"?o("content-encoding"):null;return{status:m,reason:le(c),contentType:o("content-type"),contentEncoding:l,
location:o("location"),retryAfter:o("retry-after"),terraformGet:o("x-terraform-get"),apiVersion:o("tfp-api-version"),challenge:z(d.get("www-authenticate")??[]),
declaredBytes:C===null||B(l)?null:Number(C)}}function z(m){const c=m.flatMap(o=>o.split(",")).flatMap(o=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(o)?.[1]??[]);return c.some(
o=>o.toLowerCase()==="bearer")?null:c[0]??null}const B=m=>m?.toLowerCase()==="gzip";async function J(m,c,d){const o=[];let C=0;const g=d.kind==="excerpt"?setTimeout(
()=>m.destroy(),Z).unref():void 0;try{for await(const u of x(m,c,d.maxBytes))if(o.push(u),o.length===ce&&o.splice(0,ce,Buffer.concat(o)),C+=u.length,C>d.maxBytes)
break}catch(u){if((0,j.$N)(u)==="COMPRESSED_TOO_LARGE")C=Number.POSITIVE_INFINITY;else if(d.kind==="whole")throw u}finally{clearTimeout(g),m.destroy()}return{bytes:Buffer.
concat(o).subarray(0,d.maxBytes),truncated:C>d.maxBytes}}function x(m,c,d){if(!B(c.contentEncoding))return m;const o=(0,R.createGunzip)();let C=d+Q;const g=async function*(l){
for await(const u of l){if(C-=u.length,C<0)throw(0,j.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield u}};return(0,v.pipeline)(m,g,o,()=>{}),o}}),5306:((be,ge,r)=>{
r.d(ge,{be:()=>P,X5:()=>T,gQ:()=>Y,Ul:()=>G,Af:()=>Ie,JY:()=>i,To:()=>Re,dI:()=>p,Lu:()=>ee,jT:()=>te});var v=r(7067),R=r(4091),j=r(4283),q=r(1831),Z=r(5195),Q=r(
8408);const ce=32;function ue(n){const e=[];let s=n.getPeerX509Certificate();for(;s!==void 0&&e.length<ce;)e.push(s),s=s.issuerCertificate;return e}function le(n,e,s){
const[$]=n;if($===void 0)return null;const w=e.ok?e.chain.slice(0,Math.max(1,e.chain.length-1)).map(({notAfter:se})=>se):n.map(({validTo:se})=>Date.parse(se)),M=Date.
parse($.validFrom),X=Math.min(...w);return Number.isNaN(M)||Number.isNaN(X)?null:{host:s,subject:U($.subject)??$.subjectAltName??"",issuer:U($.issuer)??$.issuer??
"",validFrom:new Date(M).toISOString(),expires:new Date(X).toISOString()}}const U=n=>/^CN=(.*)$/m.exec(n??"")?.[1];var z=r(7598),B=r(7030),J=r(1692);const x={boolean:1,
integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};class m extends Error{}class c{#t;#e;constructor(e,s){this.#t=e,this.#e=s}get isEmpty(){
return this.#t.length===0}isNext(e){return this.#t[0]===e}any(){const e=this.#t[0]??0,s=this.#t[1]??0;if(this.#t.length<2||(e&31)===31)throw this.#n();const $=s<
128?0:s&127,w=$===0&&s<128?s:this.#s($),M=2+$,X=M+w;if(X>this.#t.length)throw this.#n();const[se,me]=[this.#t.subarray(M,X),this.#t.subarray(0,X)];return this.#t=
this.#t.subarray(X),{tag:e,content:se,whole:me}}element(e){if(!this.isNext(e))throw this.#n();return this.any()}content(e){return this.element(e).content}optional(e){
return this.isNext(e)?this.content(e):null}inside(e){return new c(this.content(e),this.#e)}oid(){const e=[];let s=0,$=!0;for(const se of this.content(x.oid)){if(s=
s*128+(se&127),$&&se===128||s>=2**31)throw this.#n();$=se<128,$&&(e.push(s),s=0)}const[w,...M]=e;if(w===void 0||!$)throw this.#n();const X=Math.min(Math.floor(w/
40),2);return[X,w-40*X,...M].join(".")}integer(){const e=this.content(x.integer),s=e[0],$=e[1]??0,w=s===0&&$<128||s===255&&$>=128;if(s===void 0||e.length>1&&w)throw this.#n();
return e}count(){const e=this.integer();if(e.length>8||(e[0]??0)>=128)throw this.#n();return e.reduce((s,$)=>s*256+$,0)}boolean(){const e=this.content(x.boolean);
if(e.length!==1||e[0]!==0&&e[0]!==255)throw this.#n();return e[0]!==0}bits(){const e=this.content(x.bits),[s=8]=e,$=e.subarray(1),w=$.at(-1)??0;if(s>7||s>0&&$.length===
0)throw this.#n();if((w&(1<<s)-1)!==0)throw this.#n();return $}#s(e){const s=this.#t.subarray(2,2+e);if(e===0||e>4||s.length<e)throw this.#n();const $=s.reduce(
(w,M)=>w*256+M,0);if($<128||s[0]===0)throw this.#n();return $}#n(){return new m(this.#e)}}const d=/^(?:..)*?(?:[\xd8-\xdf].|\xff[\xfe\xff]|\xfd[\xd0-\xef])/s,o={
12:n=>!(0,R._6)(n).includes("\uFFFD"),18:n=>/^[\d ]*$/.test((0,R.iP)(n)),19:n=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test((0,R.iP)(n)),20:()=>!0,22:n=>n.every(e=>e<128),
30:n=>n.length%2===0&&!d.test((0,R.iP)(n))},C=({tag:n,content:e})=>o[n]?.(e)??!1,g=(n,e)=>n.length===e.length&&n.every((s,$)=>s===e[$]),l={"1.3.36.3.3.2.8.1.1.5":"\
brainpoolP224r1","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"se\
cp256k1","1.2.840.10045.3.1.1":"P-192","1.2.156.10197.1.301":"SM2"},u=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],E={"1.2.840.113549.1.\
1.10":"RSA-PSS","1.3.101.110":"X25519","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.10040.4.1":"DSA","2.16.840.1.101.3.4.3.17":"ML-DSA-44","2.16.840.1.10\
1.3.4.3.18":"ML-DSA-65","2.16.840.1.101.3.4.3.19":"ML-DSA-87"};function L(n){const e=new c(n,"public key").inside(x.sequence),s=e.inside(x.sequence),$=s.oid(),w=e.
bits();switch($){case"1.2.840.113549.1.1.1":if(oe(s.any().whole)!=="0500")throw new m("public key");return a(w);case"1.2.840.10045.2.1":{const M=s.isNext(x.oid)?
s.oid():"explicit parameters";if(!u.includes(M))return{kind:"unsupported-curve",curve:l[M]??M};if(w[0]!==4)throw new m("public key");return{kind:"ecdsa"}}case"1\
.3.101.112":if(!s.isEmpty||w.length!==32)throw new m("public key");return{kind:"ed25519"};default:return{kind:"unsupported",name:E[$]??$}}}function a(n){const e=new c(
n,"public key").inside(x.sequence),s=e.integer(),$=e.count(),[w=0,M=0]=s;if(w>=128||$===0)throw new m("public key");if($===1||$%2===0||$>=2**31)return{kind:"uns\
upported",name:`RSA with the exponent ${$}`};const X=w===0?M:w;return{kind:"rsa",bits:8*(s.length-(w===0?2:1))+(32-Math.clz32(X))}}const S={"1.2.840.113549.1.1.\
11":["rsa","RSA with SHA-256"],"1.2.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecd\
sa","ECDSA with SHA-256"],"1.2.840.10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed\
25519"]},_={"1.2.840.113549.1.1.4":"RSA with MD5","1.2.840.113549.1.1.5":"RSA with SHA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.113549.1.1.14":"RSA with SHA\
-224","1.2.840.10045.4.1":"ECDSA with SHA-1","1.2.840.10045.4.3.1":"ECDSA with SHA-224","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224","2.16.840.1.101.3.4.3.10":"\
ECDSA with SHA3-256","2.16.840.1.101.3.4.3.14":"RSA with SHA3-256","1.3.101.113":"Ed448"},h="1.2.840.113549.1.1.10",k=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
N={201:"20",202:"30",203:"40"};function F(n){const e=new c(n,"signature algorithm"),s=e.oid(),$=e.isEmpty?"":oe(e.any().whole);if(s===h){const X=k.exec($);return X&&
N[X[1]??""]===X[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[w,M]=S[s]??[];return w===void 0||
M===void 0?{isSupported:!1,name:_[s]??s}:{isSupported:!0,key:w,name:M}}const oe=n=>Array.from(n,e=>e.toString(16).padStart(2,"0")).join("");var D=r(6181);const V=130,
ae=135,ne=[129,134];function fe(n){const e="subject alternative names",s=new c(n,e).inside(x.sequence),$=[],w=[],M=[];for(;!s.isEmpty;){const{tag:X,content:se}=s.
any();if(ne.includes(X)&&M.push(X),X===V&&$.push(he(se,e)),X===ae){if(se.length!==4&&se.length!==16)throw new m(e);w.push(se)}}return{dns:$,addresses:w,others:M,
isKnown:[...$,...w,...M].length>0}}function $e(n){const e="name constraints",s=new c(n,e),$=s.inside(x.sequence),[w,M]=[160,161].map(me=>$.optional(me)??new Uint8Array);
if(!w||!M||!$.isEmpty||!s.isEmpty)throw new m(e);if(w.length+M.length===0)throw new m(e);const[X,se]=[A(w),A(M)];return{permitted:X,excluded:se,isKnown:X.isKnown&&
se.isKnown}}function A(n){const e="name constraints",s=new c(n,e),$=[],w=[],M=[];let X=!0;for(;!s.isEmpty;){const{tag:me,content:ve}=s.inside(x.sequence).any(),
we=ve.length/2;if(me===V)$.push(he(ve,e).toLowerCase());else if(me===ae&&(we===4||we===16))w.push({address:ve.subarray(0,we),mask:ve.subarray(we)});else{if(me===
ae)throw new m(e);ne.includes(me)?M.push(me):X=!1}}if(!($.every(me=>K(me.replace(/^\.(?=.)/,"")))&&w.every(({mask:me})=>ie(me))))throw new m(e);return{dns:$,networks:w,
others:M,isKnown:X}}const K=n=>/^[!-~]*$/.test(n)&&!/^\.|\.\.|\.$/.test(n),ie=n=>/^1*0*$/.test(Array.from(n,e=>e.toString(2).padStart(8,"0")).join(""));function he(n,e){
if(n.some(s=>s>=128))throw new m(e);return(0,R.iP)(n)}function H({dns:n,addresses:e},s){const $=(0,D.r5)((0,D.n7)(s));if($!==null)return e.some(se=>g(se,Uint8Array.
from($)));const w=s.toLowerCase(),M=w.replace(/\.$/,"").split("."),X=M.every(se=>O.test(se));return n.some(se=>{const me=se.toLowerCase(),[ve,...we]=me.split("."),
_e=ve==="*"&&we.length>0,Ae=_e?we:[ve,...we];return!X||!Ae.every(Ne=>O.test(Ne??""))?me===w&&me!==".":Ae.join(".")===M.slice(_e?1:0).join(".")})}const O=/^[a-z0-9_][a-z0-9_-]*$/,
b=25e4;function f(n,{permitted:e,excluded:s}){const $=e.dns.length+s.dns.length,w=e.networks.length+s.networks.length;if(n.dns.length*$+n.addresses.length*w>b)return!1;
const X=new Set([...e.others,...s.others]);if(n.others.some(ve=>X.has(ve)))return!1;const se=n.dns.every(ve=>{const we=ve.toLowerCase();return K(we)&&(e.dns.length===
0||e.dns.some(_e=>y(we,_e)))&&!s.dns.some(_e=>y(we,_e)||I(we,_e))}),me=n.addresses.every(ve=>(e.networks.length===0||e.networks.some(we=>W(ve,we)))&&!s.networks.
some(we=>W(ve,we)));return se&&me}const y=(n,e)=>e===""||n===e||n.endsWith(e.startsWith(".")?e:`.${e}`),I=(n,e)=>n.startsWith("*.")&&e.replace(/^[^.]*/,"")===n.
slice(1),W=(n,{address:e,mask:s})=>n.length===e.length&&n.every(($,w)=>{const M=s[w]??0;return($&M)===((e[w]??0)&M)});function re(n){try{const e=new c(n,"certif\
icate"),s=e.inside(x.sequence);if(!e.isEmpty)throw new m("certificate");const $=s.inside(x.sequence),w=s.content(x.sequence),M=Oe(n,$,w);return s.bits(),"kind"in
M?{ok:!1,flaw:M}:{ok:!0,certificate:M}}catch(e){if(!(e instanceof m))throw e;return{ok:!1,flaw:{kind:"malformed",part:e.message}}}}const de=160,Ee=163,ye=[129,130];
function Oe(n,e,s){const $=e.isNext(de)?e.inside(de).count()+1:1;if($>3)throw new m("version");if((e.integer()[0]??0)>=128)return{kind:"negative-serial"};const w=e.
content(x.sequence);if(!g(w,s))throw new m("signature algorithm");const M=ke(e,"issuer"),X=e.inside(x.sequence),se=xe(X),me=xe(X),ve=ke(e,"subject"),we=e.element(
x.sequence).whole,_e=L(we);if(_e.kind==="unsupported-curve")return{kind:"curve",curve:_e.curve};if($>1)for(const Ae of ye)e.optional(Ae);return{raw:n,subject:ve,
issuer:M,notBefore:se,notAfter:me,version:$,signature:F(w),key:_e,keyInfo:we,...ze($===3?e.optional(Ee):null)}}function ke(n,e){const{whole:s}=n.element(x.sequence),
$=new c(s,e).inside(x.sequence);for(;!$.isEmpty;){const w=$.inside(x.set);for(;!w.isEmpty;){const M=w.inside(x.sequence);if(M.oid(),!C(M.any()))throw new m(e)}}
return s}const Pe=[{tag:x.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:x.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];
function xe(n){const e=Pe.find(({tag:Ae})=>n.isNext(Ae)),s=e?.format.exec((0,R.iP)(n.content(e.tag)));if(!s)throw new m("validity");const[$=0,w=0,...M]=s.slice(
1).map(Ae=>Number(Ae??0)),X=s[1]?.length===4?$:$<50?2e3+$:1900+$,[se=0,me=0,ve=0,we=0]=M,_e=new Date(0);if(_e.setUTCFullYear(X,w-1,se),_e.getUTCMonth()!==w-1||me>
23||ve>59||we>59)throw new m("validity");return _e.setUTCHours(me,ve,we)}const Ue=[15,19,31,32,33,36,37,54].map(n=>`2.5.29.${n}`),He=["2.5.29.14","2.5.29.35","1\
.3.6.1.5.5.7.1.1"];function ze(n){const e=new Map,s=n&&new c(n,"extensions").inside(x.sequence);for(;s&&!s.isEmpty;){const Ae=s.inside(x.sequence),Ne=Ae.oid(),Xe=Ae.
isNext(x.boolean)&&Ae.boolean();if(e.has(Ne))throw new m("extensions");if(Xe&&He.includes(Ne))throw new m("extensions");e.set(Ne,{critical:Xe,value:Ae.content(x.
octets)})}const $=Ae=>e.get(`2.5.29.${Ae}`)?.value??null,[w,M,X,se,me]=[15,17,19,30,37].map($),ve=M?fe(M):null,we=se?$e(se):null,_e=new Set(Ue);return ve?.isKnown&&
_e.add("2.5.29.17"),we?.isKnown&&_e.add("2.5.29.30"),{encodedNames:M??new Uint8Array,names:ve??{dns:[],addresses:[],others:[]},constraints:we,basic:X?Fe(X):null,
maySign:w?Ve(w):null,usages:me?ht(me):[],unhandled:[...e].flatMap(([Ae,{critical:Ne}])=>Ne&&!_e.has(Ae)?Ae:[])}}function Fe(n){const e=new c(n,"basicConstraints").
inside(x.sequence);return{isAuthority:e.isNext(x.boolean)&&e.boolean(),maxPath:e.isNext(x.integer)?e.count():null}}const Le=4,je=128;function Ve(n){const[e=0,s=0]=new c(
n,"keyUsage").bits();return e===0&&s<je?null:(e&Le)!==0}function ht(n){const e=new c(n,"extendedKeyUsage").inside(x.sequence),s=[];for(;!e.isEmpty;)s.push(e.oid());
return s}const ft=8192,tt=1024,pt=100;function Ge(n){const e=[];for(const[me,ve]of n.sent.entries()){const we=re(ve);if(!we.ok)return{ok:!1,flaw:we.flaw,isLeaf:me===
0};const{certificate:_e}=we,{key:Ae}=_e;if(Ae.kind==="rsa"&&Ae.bits>ft)return{ok:!1,flaw:{kind:"key-size",bits:Ae.bits},isLeaf:me===0};e.push(_e)}const[s,...$]=e;
if(s===void 0)throw new Error("a server sends at least one certificate");const w=mt(s,n);if(w!==null)return{ok:!1,flaw:w,isLeaf:!0};const M={others:$,options:n,
checks:0,hint:null},X=n.anchors(s.subject).some(({raw:me})=>g(me,s.raw))?Be(M,[s]):Je(M,[s]);if(X!==null)return{ok:!0,chain:X};const se={kind:"unknown-authority",
sent:yt(s,$)};return{ok:!1,...M.hint??{flaw:se,isLeaf:!0}}}function mt(n,{host:e,now:s}){const $=Ze(n,s);if($!==null)return $;const{key:w}=n;return H(n.names,e)?
w.kind==="unsupported"?{kind:"key",name:w.name}:w.kind==="rsa"&&w.bits<tt?{kind:"key-size",bits:w.bits}:null:{kind:"other-name",names:n.names.dns}}function Ze({
unhandled:n,notBefore:e,notAfter:s},$){const[w]=n;return w!==void 0?{kind:"critical-extension",id:w}:$<e?{kind:"not-yet-valid",at:e}:$>s?{kind:"expired",at:s}:null}
function Je(n,e){const s=e.at(-1),{options:$,others:w}=n,M=$.anchors(s.issuer),X=w.filter(({subject:se})=>g(se,s.issuer));for(const[se,me]of[...M,...X].entries()){
const ve=se<M.length;if(n.checks+=1,n.checks>pt)return null;if(e.some(Xe=>Et(Xe,me)))continue;const we=gt(e,me,ve,$);if(we!==null&&(n.hint??=we),!(we===null&&s.
signature.isSupported&&me.key.kind===s.signature.key&&$.isSignedBy(s,me)))continue;const Ae=[...e,me],Ne=ve?Be(n,Ae):Je(n,Ae);if(Ne!==null)return Ne}return null}
function gt(n,e,s,{now:$}){const w=n.at(-1),{basic:M,key:X,maySign:se,version:me}=e,ve=Xe=>({flaw:Xe,isLeaf:!1});if(!(M===null?me<3&&s:M.isAuthority)||se===!1)return ve(
{kind:"no-authority"});const _e=n.length===1;if(!w.signature.isSupported)return{flaw:{kind:"signature",name:w.signature.name},isLeaf:_e};if(X.kind==="rsa"&&X.bits<
tt)return ve({kind:"key-size",bits:X.bits});if(X.kind==="unsupported")return ve({kind:"key",name:X.name});const Ae=Ze(e,$);if(Ae!==null)return ve(Ae);const Ne=M?.
maxPath??null;return Ne!==null&&n.length-1>Ne?ve({kind:"path-length"}):null}function Be(n,e){const s=e.findIndex(({usages:w})=>!nt(w));return s>=0?(n.hint??={flaw:{
kind:"usage"},isLeaf:s===0},null):e.every(({constraints:w},M)=>w===null||e.slice(0,M).every(({names:X})=>f(X,w)))?e:(n.hint??={flaw:{kind:"constraints"},isLeaf:!1},
null)}const Ke=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],nt=n=>n.length===0||n.some(e=>Ke.includes(e)),Et=(n,e)=>g(n.subject,e.subject)&&g(n.keyInfo,e.keyInfo)&&g(n.encodedNames,
e.encodedNames),st=({subject:n,issuer:e})=>g(n,e);function yt(n,e){return st(n)?"self-signed":e.length===0?"leaf":e.some(st)?"root":"chain"}const We=["TLS_AES_1\
28_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],ot=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],
Ye=[...We,...ot.flatMap(n=>[`ECDHE-ECDSA-${n}`,`ECDHE-RSA-${n}`])],Qe=["X25519","P-256","P-384","P-521"],wt=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519\
:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha384:rsa_pkcs1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),rt="@SEC\
LEVEL=0",it=z.constants.SSL_OP_LEGACY_SERVER_CONNECT|z.constants.SSL_OP_NO_RENEGOTIATION,vt={secureOptions:it,minVersion:"TLSv1.2",ciphers:[...Ye,rt].join(":"),
ecdhCurve:Qe.join(":"),sigalgs:wt},qe={secureOptions:it,minVersion:"TLSv1",ciphers:[...Ye,"TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL",
rt].join(":"),ecdhCurve:[...Qe,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdhe4096:P-224"].join(":")};function Tt(n){const e=et(
()=>ct([...J.rootCertificates,...(0,J.getCACertificates)("extra"),...n===null?[]:[n]])),s=et(()=>ct((0,J.getCACertificates)("system")));return{context:et(()=>(0,J.
createSecureContext)({...vt,ca:[]})),verify:($,w)=>{const M=Date.now(),X={sent:$,host:w,now:M,isSignedBy:at},se=Ge({...X,anchors:e()}),me=se.ok?se:Ge({...X,anchors:we=>[
...e()(we),...s()(we)]});if(!me.ok)return me;const ve=St(me.chain,w,M);return ve===null?me:{ok:!1,...ve}}}}function et(n){let e;return()=>(e??={value:n()},e.value)}
const $t=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function ct(n){const e=n.flatMap(w=>Array.from(w.matchAll($t),([,M=""])=>Buffer.from(M,"\
base64"))),s=Buffer.concat(e),$=new Map;return w=>{const M=Buffer.from(w),X=M.toString("latin1"),se=$.get(X);if(se!==void 0)return se;const ve=(s.includes(M)?e.
filter(we=>we.includes(M)):[]).flatMap(we=>{const _e=re(we);return _e.ok&&M.equals(_e.certificate.subject)?_e.certificate:[]});return ve.length>0&&$.set(X,ve),ve}}
function at(n,e){try{return new z.X509Certificate(n.raw).verify(new z.X509Certificate(e.raw).publicKey)}catch{return!1}}function St(n,e,s){for(const[$,w]of n.entries()){
const M=$===0,X=Ct(w,n[$+1],M?e:null,s);if(X!==null)return{flaw:{kind:"openssl",check:X},isLeaf:M}}return null}function Ct({raw:n},e,s,$){try{const w=new z.X509Certificate(
n),{validFrom:M,validTo:X}=w;if(!(Date.parse(M)<=$&&$<=Date.parse(X)))return"dates";if(s!==null&&!_t(w,s))return"name";if(e===void 0)return null;const se=new z.
X509Certificate(e.raw);return e.version===3&&!se.ca?"authority":w.checkIssued(se)?null:"issuer"}catch{return"encoding"}}const lt={subject:"never",partialWildcards:!1};
function _t(n,e){if((0,B.isIP)(e)!==0)return n.checkIP(e)!==void 0;const s=e.replace(/\.$/,"").toLowerCase();if(n.checkHost(s,lt)!==void 0)return!0;const $=s.replace(
/^[^.]*/,""),w=n.subjectAltName?.toLowerCase().split(", ")??[];return $!==""&&w.includes(`dns:*${$}`)}var Me=r(7602);const Ot=["ERR_SSL_WRONG_VERSION_NUMBER","E\
RR_SSL_PACKET_LENGTH_TOO_LONG"],ut=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function kt(n,{name:e},s,$){const w=(0,Me.$N)(n);if(Ot.
includes(w))return await bt(await $())?(0,Me.Au)("PLAIN_HTTP","the port responds in plain HTTP"):n;if(ut.test(w))return n;const M=await Pt(e,s,$);return M===null?
n:"flaw"in M?(s.connection.rejection=M,(0,Me.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${M.flaw.kind}`)):(s.connection.unsupported=M,(0,Me.Au)("TLS_UNSU\
PPORTED",`not supported by the clients: ${M.name}`))}const At=3e3,Rt=Buffer.from([22,3,1,0,0]);async function bt(n){const e=await new Promise(s=>{n.setTimeout(At,
()=>s("")),n.once("data",$=>s($.toString("latin1",0,5))),n.once("error",()=>s("")).once("close",()=>s("")),n.write(Rt)});return n.destroy(),e==="HTTP/"}const Mt=[
qe,{...qe,maxVersion:"TLSv1.2"}];async function Pt(n,e,s){for(const $ of Mt){const w=(0,J.createSecureContext)({...$,ca:[]}),M=await s(),X=await(0,Me.ek)(M,e,n,
{secureContext:w}).catch(()=>null);if(X===null)continue;const se=Dt(X);return X.destroy(),se}return null}function Dt(n){const e=n.getProtocol()??"";if(!["TLSv1.\
2","TLSv1.3"].includes(e))return{kind:"version",name:e};const[s]=ue(n),$=s&&re(s.raw);if($?.ok===!1)return{flaw:$.flaw,isLeaf:!0};const w=n.getCipher().name;if(!Ye.
includes(w))return{kind:"cipher",name:w};const M=dt(n);if(!Qe.includes(M))return{kind:"group",name:M};const X=$?.certificate.key;return X?.kind==="unsupported"?
{flaw:{kind:"key",name:X.name},isLeaf:!0}:null}const Lt={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521",secp224r1:"P-224"};function dt(n){const e=n.getEphemeralKeyInfo();
return e===null||!("type"in e)?"":e.type==="DH"?`ffdhe${e.size}`:Lt[e.name??""]??e.name??""}const It="http/1.1",t="h2";async function i(n,e){const s=()=>pe(n,e),
$=await s();if(n.scheme==="http")return $;try{return await Te(n,$,e,It)}catch(w){const M=Me.$N(w);throw M.endsWith("_NO_APPLICATION_PROTOCOL")&&await p(n,e),/^(ERR_SSL|EPROTO|ECONNRESET)/.
test(M)?await kt(w,n,e,s):w}}async function p(n,e){if(n.scheme!=="http")try{const s=await pe(n,e);(await Te(n,s,e,t)).destroy()}catch(s){if(["HTTP2_ONLY","CERTI\
FICATE_REJECTED"].includes(Me.$N(s)))throw s}}function T(n){const{scheme:e}=n;if(e!=="https"&&e!=="http")return(0,R.TR)(`unsupported protocol scheme "${e}"`);const{
name:s,port:$}=(0,j.cz)(n);if(s==="")return(0,R.TR)("no Host in request URL");const w=(0,Q.ER)(s)?(0,R.Ju)(s.toLowerCase()):(0,q.Pv)(s);if(!w.ok)return w;const M=$===
""?(0,j.L5)(e):Number($);return M>0&&M<=65535?(0,R.Ju)({scheme:e,name:w.value,port:M}):(0,R.TR)(`invalid port "${$}"`)}function P(n){const{name:e}=(0,j.cz)(n),s=(0,q.
Pv)(e);return(0,Q.ER)(e)||!s.ok?e:s.value}function Y(n,{name:e}){const{port:s}=(0,j.cz)(n);return(0,j.EN)(e)+(s===""?"":`:${s}`)}function G({resolve:n},e,s){const $=n.
some(w=>w.name===e);return!["private","loopback"].includes((0,Z.Sz)(($?null:s)??e))}function te({scheme:n,name:e,port:s}){return(0,j.EN)(e)+(s===(0,j.L5)(n)?"":
`:${s}`)}function ee(n,e){const s=e.resolve.find(({name:$,port:w})=>$===n.name&&(w===null||w===n.port));return s===void 0?{host:n.name,port:n.port,proxy:e.chooseProxy(
n)}:{host:s.address,port:s.addressPort??n.port,proxy:null}}async function pe(n,e){const{host:s,port:$,proxy:w}=ee(n,e.settings);if(w===null)return Me.zy(s,$,e);
Me.ln(n.name,e),e.connection.proxy=w.host;const M=await Ce(w,e);return n.scheme==="https"?Se(n,w,M):M}async function Ce(n,e){const s=n.protocol==="https:"?"http\
s":"http",$=n.hostname.replace(/^\[|\]$/g,""),w={scheme:s,name:$,port:Number(n.port)||(0,j.L5)(s)},M=new Me.Ng;try{const X={...e.settings,resolve:[],chooseProxy:()=>null};
return await i(w,{...e,settings:X,connection:M,allowPrivate:!0})}catch(X){const se=`proxy ${n.host} cannot be reached: ${Me.bD(X)}`;throw Me.Au("PROXY_REFUSED",
se)}finally{e.connection.lookupMs=M.lookupMs,e.connection.connectMs=M.connectMs}}async function Te(n,e,s,$){const{connection:w,settings:M}=s,{trust:X}=M,se=performance.
now(),me={secureContext:X.context(),ALPNProtocols:[$]},ve=await Me.ek(e,s,n.name,me);w.tlsMs=performance.now()-se;const we=ue(ve),_e=X.verify(we.map(({raw:Ae})=>Ae),
n.name);if(w.certificate=le(we,_e,te(n)),_e.ok&&ve.alpnProtocol!==t)return ve;throw ve.destroy(),_e.ok?Me.Au("HTTP2_ONLY","the host speaks only HTTP/2"):(w.rejection=
_e,Me.Au("CERTIFICATE_REJECTED",`certificate rejected: ${_e.flaw.kind}`))}function Re(n){if(n.username===""&&n.password==="")return{};const e=`${decodeURIComponent(
n.username)}:${decodeURIComponent(n.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(e).toString("base64")}`}}const De=[502,503,504];function Se(n,e,s){
const $=`${(0,j.EN)(n.name)}:${n.port}`;return new Promise((w,M)=>{const X=(0,v.request)({method:"CONNECT",path:$,headers:{host:$,...Re(e)},insecureHTTPParser:!0,
createConnection:()=>s});X.on("error",se=>{const me=`proxy ${e.host} closed the connection: ${se.message}`;M(Me.Au("PROXY_REFUSED",me))}),X.on("connect",(se,me,ve)=>{
if(se.statusCode===200&&ve.length===0)return w(s);s.destroy();const{statusCode:we=0,statusMessage:_e=""}=se,Ae=De.includes(we)?"PROXY_NOT_REACHED":"PROXY_REFUSE\
D",Ne=`proxy ${e.host} returned ${we} ${_e}`;M(Me.Au(Ae,Ne.trimEnd()))}),X.end()})}function Ie(n){const e=[...[...n.hostnames,...n.tokens].map(({host:s})=>(0,q.
Sv)(s).name),...n.resolve.map(({name:s})=>s)];return{resolve:n.resolve,namedHosts:new Set(e),chooseProxy:n.chooseProxy,trust:Tt(n.authorities)}}}),7602:((be,ge,r)=>{
r.d(ge,{$N:()=>ce,Au:()=>Q,Ng:()=>Z,bD:()=>ue,ek:()=>U,ln:()=>B,zy:()=>le});var v=r(610),R=r(7030),j=r(1692),q=r(5195);class Z{lookingUp=!1;lookupMs=null;connectMs=null;tlsMs=null;address=null;proxy=null;certificate=null;rejection=null;unsupported=null}
const Q=(d,o)=>Object.assign(new Error(o),{code:d});function ce(d){return typeof d!="object"||d===null?"":"code"in d&&typeof d.code=="string"?d.code:""}const ue=d=>typeof d==
"object"&&d!==null&&"message"in d?String(d.message):String(d);async function le(d,o,C){const{connection:g}=C;(0,R.isIP)(d)!==0&&B(d,C);const l=performance.now();
let u=l;const E=(0,R.connect)({host:d,port:o,noDelay:!0,lookup:c(C,()=>{u=performance.now(),g.lookingUp=!1,g.lookupMs=u-l})});return C.hold(E),await z(E,"connec\
t"),g.connectMs=performance.now()-u,g.address=E.remoteAddress??null,E}async function U(d,o,C,g){const l=(0,j.connect)({...g,socket:d,servername:(0,R.isIP)(C)===
0?C.replace(/\.$/,""):"",rejectUnauthorized:!1});return o.hold(l),await z(l,"secureConnect"),l}function z(d,o){return new Promise((C,g)=>{const l=()=>g(Q("ECONN\
RESET","the connection was closed"));d.once(o,C).once("error",g).once("close",l)})}function B(d,o){const C=J(d,o);if(C!==null)throw C}function J(d,{allowPrivate:o}){
const C=(0,q.Sz)(d);return C==="metadata"?Q("ADDRESS_METADATA",`${d} is a metadata address`):C==="public"||o?null:Q(C==="reserved"?"ADDRESS_RESERVED":"ADDRESS_P\
RIVATE",`${d} is a ${C} address`)}const x=253,m=d=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(d);function c(d,o){return(C,g,l)=>{if(m(C)||C.replace(/\.$/,"").length>x){
const u=Q("ENOTFOUND",`no such host: ${C}`);queueMicrotask(()=>l(u,[]));return}d.connection.lookingUp=!0,(0,v.lookup)(C,{...g,all:!0},(u,E)=>{if(o(),u!==null)return l(
u,[]);const L=E.map(({address:_})=>J(_,d)),a=E.filter((_,h)=>L[h]===null),S=L.find(_=>_!==null);if(a.length===0&&S)return l(S,[]);l(null,a)})}}}),1654:((be,ge,r)=>{
r.d(ge,{N:()=>A});var v=r(4283),R=r(3592),j=r(2832),q=r(5306),Z=r(7602),Q=r(4091);function ce(H){const[,O="",b="",f=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(H)??[],y=/^HTTP\/(\d)\.(\d)$/.
exec(O);if(y===null)return(0,Q.TR)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(b))return(0,Q.TR)("malformed status");const[,I="",W=""]=y;return(0,Q.
Ju)({status:Number(b),reason:f,version:Number(I+W)})}function ue(H,O){const b=z(O);if(!b.ok)return b;const f=new Map(b.value),{status:y,reason:I,version:W}=H,re=c(
y,W,f);if(!re.ok)return re;re.value==="chunked"&&f.delete("content-length");const de=re.value!==1/0&&o(W,f);return(0,Q.Ju)({status:y,reason:I,headers:f,framing:re.
value,keepAlive:de})}const le=/^[\w!#$%&'*+.^`|~ -]+$/,U=H=>/^[\t -~\u0080-\u00ff]*$/.test(H);function z(H){const O=new Map;for(const b of x(H)){const f=b.indexOf(
":"),y=b.slice(0,Math.max(f,0)),I=J(b.slice(f+1));if(!le.test(y))return(0,Q.TR)("malformed header line");if(!U(I))return(0,Q.TR)("control character in a header");
const W=y.toLowerCase(),re=O.get(W);re===void 0?O.set(W,[I]):re.push(I)}return(0,Q.Ju)(O)}const B=/(?<![ \t])[ \t]+$/,J=H=>H.replace(/^[ \t]+/,"").replace(B,"");
function x(H){const O=[];for(const b of H){const f=J(b),y=O.at(-1);/^[ \t]/.test(b)&&y!==void 0?y.push(f):O.push([/^[ \t]|^[^:]*$/.test(b)?":":f])}return O.map(
b=>b.join(" "))}const m=["transfer-encoding","content-length","trailer"];function c(H,O,b){const f=O>=11?b.get("transfer-encoding")??[]:[],[y]=f;if(f.length>1)return(0,Q.
TR)("several Transfer-Encoding headers");if(y!==void 0&&y.toLowerCase()!=="chunked")return(0,Q.TR)("unsupported Transfer-Encoding");const I=d(b,"trailer");if(y!==
void 0&&I.some(Ee=>m.includes(Ee)))return(0,Q.TR)("forbidden name in Trailer");const W=b.get("content-length")??[];if(new Set(W).size>1)return(0,Q.TR)("differen\
t Content-Length headers");const[re]=W,de=Number(re);return re!==void 0&&!(/^\d+$/.test(re)&&de<2**63)?(0,Q.TR)("malformed Content-Length"):H<200||H===204||H===
304?(0,Q.Ju)(0):y!==void 0?(0,Q.Ju)("chunked"):(0,Q.Ju)(re===void 0?1/0:de)}const d=(H,O)=>(H.get(O)??[]).flatMap(b=>b.split(",")).map(b=>b.trim().toLowerCase());
function o(H,O){const b=d(O,"connection");return H<10||b.includes("close")?!1:H>=11||b.includes("keep-alive")}const C=4096,g=16*1024,l=10;class u{#t=this.#r();#e=this.#t.
next("");#s="";#n=0;push(O){const b=new Uint8Array(O.length);let f=0,y=0;for(;y<O.length&&!this.#e.done;){const{value:I}=this.#e;if(I==="line"){const W=O.indexOf(
l,y)+1||O.length,re=this.#o((0,Q.iP)(O.subarray(y,W)));if(re!==null)return(0,Q.TR)(re);y=W}else{const W=O.subarray(y,y+I);b.set(W,f),f+=W.length,y+=W.length,this.#e=
W.length===I?this.#t.next(""):{value:I-W.length,done:!1}}}return(0,Q.Ju)({data:b.subarray(0,f),used:y,isEnd:this.#e.done===!0})}#o(O){const b=this.#s+O;return b.
length+this.#n>C?"long line in chunks":(this.#s=b.endsWith(`
`)?"":b,this.#s!==""?null:!b.endsWith(`\r
`)||b.indexOf("\r")<b.length-2?"malformed end of a chunk line":(this.#e=this.#t.next(b.slice(0,-2)),this.#e.done?this.#e.value:null))}*#r(){for(let f=0;;){const y=yield"\
line",[I=""]=y.replace(B,"").split(";",1);if(!/^[\da-f]{1,16}$/i.test(I))return"malformed chunk size";const W=Number.parseInt(I,16);if(W===0)break;if(f=Math.max(
0,f+y.length+2-16-2*W),f>g)return"chunks with too little data";if(yield W,(yield"line")!=="")return"malformed chunk"}const O=[];for(let f=yield"line";f!=="";f=yield"\
line")O.push(f),this.#n+=f.length+2;const b=z(O);return b.ok?null:b.why}}function E(H){const O=new ne(H);let b=!0,f=0;return{mayRepeat:()=>f>0&&O.received===f,isFree:()=>b&&
O.isEmpty&&!H.destroyed&&H.readable,get:async y=>{b=!1,f=O.received,H.write(L(y),"latin1"),await _(O);const I=await k(O),{framing:W}=I,re=async function*(){yield*W===
"chunked"?V(O):D(O,W),b=I.keepAlive},de=()=>{b||H.destroy()};return{head:(0,j.zy)(I),body:Object.assign(re(),{destroy:de})}}}}function L({path:H,headers:O}){const b=Object.
entries(O).map(([y,I])=>`${y}: ${I}`),f=[`GET ${H} HTTP/1.1`,...b];if(f.some(y=>/[\r\n\0]/.test(y)))throw new Error("a request has a line break");return`${f.join(
`\r
`)}\r
\r
`}const a=9,S=4;async function _(H){const O=await H.arrived();if(O===null||O.length<a)return;if(O[0]===0&&O[3]===S&&O.readUInt32BE(5)===0)throw(0,Z.Au)("HTTP2_F\
RAME","a frame of HTTP/2, which was not negotiated")}const h=5;async function k(H){H.textBytes=j.v8;for(let O=0;O<=h;O+=1){const b=N(ce(await F(H))),f=[];for(;;){
const I=await F(H);if(I==="")break;f.push(I)}const y=N(ue(b,f));if(y.status<100||y.status>199||y.status===101)return y}throw(0,Z.Au)("HTTP_MALFORMED",`more than\
 ${h} interim responses`)}function N(H){if(!H.ok)throw(0,Z.Au)("HTTP_MALFORMED",H.why);return H.value}async function F(H){const O=await H.line();if(O===null)throw(0,Z.
Au)("ECONNRESET","the connection was closed");return O.endsWith("\r")?O.slice(0,-1):O}const oe=64*1024;async function*D(H,O){let b=O;for(;b>0;){const f=await H.
arrived()!==null;if(!f&&b===1/0)return;if(!f)throw(0,Z.Au)("BODY_CUT","the body is cut off");const y=H.take(Math.min(b,oe));b-=y.length,yield y}}async function*V(H){
const O=new u;for(;;){const b=await H.arrived();if(b===null)throw(0,Z.Au)("BODY_CUT","the body is cut off");const{data:f,used:y,isEnd:I}=N(O.push(b));if(H.take(
y),f.length>0&&(yield f),I)return}}const ae=10;class ne{#t;#e=Buffer.alloc(0);received=0;textBytes=0;constructor(O){this.#t=O[Symbol.asyncIterator]()}get isEmpty(){
return this.#e.length===0}async line(){const O=[];for(;;){const b=this.#e.indexOf(ae),f=this.take(b<0?this.#e.length:b+1);if(O.push(f),this.textBytes-=f.length,
this.textBytes<0)throw(0,Z.Au)("HEADERS_TOO_LARGE","too many headers");if(b>=0)return Buffer.concat(O).toString("latin1").slice(0,-1);if(await this.#s())continue;
const y=Buffer.concat(O).toString("latin1");return y===""||y==="\r"?null:y}}async arrived(){return this.isEmpty&&!await this.#s()?null:this.#e}take(O){const b=this.#e.
subarray(0,O);return this.#e=this.#e.subarray(b.length),b}async#s(){const O=await this.#t.next();return O.done===!0?!1:(this.#e=O.value,this.received+=this.#e.length,
!0)}}class fe{connection=null;address=null;head=null;firstByteMs=0;body=null;error=null}const $e=12;class A{#t;#e=[];#s=new Map;#n=new Set;#o=!0;constructor(O){
this.#t=O}get isOpen(){return this.#o}close=()=>{this.#o=!1;for(const O of[...this.#n].reverse())O.destroy()};async get(O){const b=new fe;try{const{head:f,body:y}=await this.#r(
O,b);b.head=f,b.body=await(0,j.x8)(y,f,O.planBody(f))}catch(f){b.address=b.connection?.address??b.address,b.error=(0,Z.$N)(f)==="ECONNRESET"&&this.#e[0]||f}return b}async#r(O,b){
const{scheme:f,name:y,port:I}=O.endpoint,W=`${f}://${y} ${I}`,re=K(O,this.#t),de=async ye=>{this.#c(W,ye),b.address=ye.address;const Oe=performance.now(),ke=await ye.
http.get(re);return b.firstByteMs=performance.now()-Oe,ke},Ee=this.#s.get(W);if(Ee?.http.isFree())try{return await de(Ee)}catch(ye){if(!this.#o||!Ee.http.mayRepeat())
throw ye}try{const ye=this.#i(O,b),Oe=await(0,q.JY)(O.endpoint,ye),{address:ke}=ye.connection;return await de({http:E(Oe),socket:Oe,address:ke})}catch(ye){throw(0,Z.
$N)(ye)==="HTTP2_FRAME"&&await(0,q.dI)(O.endpoint,this.#i(O,b)),ye}}#c(O,b){const f=this.#s;f.delete(O),f.set(O,b);const[y]=f;f.size>$e&&y!==void 0&&(f.delete(y[0]),
y[1].socket.destroy())}#i({allowPrivate:O},b){const f=new Z.Ng;b.connection=f;const y=I=>{this.#n.add(I),I.on("error",W=>{(0,Z.$N)(W).startsWith("ERR_SSL")&&this.#e.
push(W)}),I.on("close",()=>this.#n.delete(I)),this.#o||I.destroy()};return{settings:this.#t,connection:f,allowPrivate:O,hold:y}}}function K(H,O){const{url:b,endpoint:f,
token:y,headers:I}=H,{proxy:W}=(0,q.Lu)(f,O),re=f.scheme==="http"?W:null,de=(0,q.gQ)(b,f),Ee=(0,v.t5)(b);return{path:ie(re===null?Ee:`http://${de}${Ee}`).replace(
/ /g,"%20"),headers:{host:de,"user-agent":R._O,...I,...I.range===void 0?{"accept-encoding":"gzip"}:{},...he(b,y),...re===null?{}:(0,q.To)(re)}}}const ie=H=>Buffer.
from(H,"utf8").toString("latin1");function he(H,O){if(O!==null)return{authorization:ie(`Bearer ${O.reveal()}`).trimEnd()};const b=(0,v.aR)(H);return b===null?{}:
{authorization:b}}}),3948:((be,ge,r)=>{r.d(ge,{e:()=>oe});var v=r(4283),R=r(4e3),j=r(9209),q=r(1064),Z=r(2713),Q=r(2832),ce=r(5306),ue=r(960),le=r(2636),U=r(9872),
z=r(4592),B=r(6697),J=r(7602);const x=A=>({describe:A,transient:!1}),m=A=>({describe:A,transient:!0}),c=A=>K=>ue.T0({host:K.host,why:A}),d=A=>m(({host:K})=>ue.P6(
{host:K,error:A})),o=A=>x(({host:K})=>U.cI({host:K,error:A})),C=A=>m(({host:K,asks:ie})=>ie==="document"?le.Eh({host:K,why:A}):(0,z.Bz)({host:K,why:A})),g=A=>x(
({host:K,asks:ie})=>(0,B.AO)({host:K,address:A,asks:ie})),l=x(({host:A,text:K})=>ue.P0({host:A,error:K}));function u({host:A,rejection:K}){if(K===null)throw new Error(
"a certificate is rejected for a reason");const{flaw:ie,isLeaf:he}=K;return ie.kind==="expired"?U.vk({host:A,isLeaf:he,at:ie.at}):ie.kind==="not-yet-valid"?U.x1(
{host:A,isLeaf:he,at:ie.at}):ie.kind==="other-name"?U.B_({host:A,names:ie.names}):U.SE({host:A,isLeaf:he,flaw:ie})}const E={ENOTFOUND:x(c("no-such-host")),ENODATA:x(
c("no-such-host")),EAI_AGAIN:m(c("no-answer")),EAI_FAIL:m(c("server-failed")),ECONNREFUSED:d("refused"),ECONNRESET:d("closed"),ECONNABORTED:d("closed"),EPIPE:d(
"closed"),EHOSTUNREACH:d("no-host-route"),ENETUNREACH:d("no-network-route"),ETIMEDOUT:m(({host:A,asks:K})=>ue.Qs({host:A,asks:K,phase:"connection",limitMs:null})),
PROXY_NOT_REACHED:m(({host:A,text:K})=>ue.P6({host:A,error:{proxy:K}})),PROXY_REFUSED:x(({host:A,text:K})=>U.rZ({host:A,reason:K})),PLAIN_HTTP:x(U.MY),ADDRESS_METADATA:g(
"metadata"),ADDRESS_PRIVATE:g("private"),ADDRESS_RESERVED:g("reserved"),CERTIFICATE_REJECTED:x(u),TLS_UNSUPPORTED:x(({host:A,unsupported:K})=>U.cI({host:A,error:K??
{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:o("not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:o("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:o("c\
lient-certificate"),HTTP_MALFORMED:l,HTTP2_FRAME:l,HTTP2_ONLY:x(B.ro),HEADERS_TOO_LARGE:x(le.ku),BODY_CUT:C("closed"),Z_BUF_ERROR:C("gzip"),Z_DATA_ERROR:x(({host:A,
asks:K})=>K==="document"?le.jN({host:A,encoding:"broken gzip"}):(0,z.Bz)({host:A,why:"not-gzip"}))};function L(A){return A.endsWith("UNRECOGNIZED_NAME")?o("unkn\
own-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(A)?o({code:A}):d({code:A})}function a(A){const{code:K}=A,ie=Object.hasOwn(E,K)?E[K]:void 0,{describe:he,transient:H}=ie??
L(K);return{problem:he(A),transient:H}}function S({error:A,connection:K,head:ie},{endpoint:he,asks:H,limitMs:O}){const b=(0,ce.jT)(he);if(O!==null){const W=h(K,
ie!==null);return{problem:ue.Qs({host:b,asks:H,phase:W,limitMs:O}),transient:!0}}const f=(0,J.$N)(A);if(f==="")throw A;const{rejection:y,unsupported:I}=K??new J.
Ng;return a({code:ie!==null&&_.test(f)?"BODY_CUT":f,text:(0,J.bD)(A),asks:H,host:b,rejection:y,unsupported:I})}const _=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;
function h(A,K){return A?.lookingUp?"lookup":A?.connectMs===null?"connection":K?"body":"response"}const k=[301,302,303,307,308],N=8192;class F{options;started=performance.
now();hops=[];urls=new Set;connections=[];stops=[];firstByteMs=null;headMs=null;startsInPublic;timedOut=!1;constructor(K){this.options=K,this.startsInPublic=K.origin?.
isPublic??!0}}async function oe(A){const K=new F(A),ie=A.startTimer(A.timeoutMs,()=>{K.timedOut=!0,A.session.close()});try{const he=await D(K),{connections:H,firstByteMs:O,
headMs:b,started:f}=K,y=de=>{const Ee=H.map(ye=>ye[de]).filter(ye=>ye!==null);return Ee.length===0?null:Ee.reduce((ye,Oe)=>ye+Oe)},[I,W,re]=[y("lookupMs"),y("co\
nnectMs"),y("tlsMs")];return{response:he,hops:[...K.hops],timing:{lookupMs:I,connectMs:W,tlsMs:re,firstByteMs:O,totalMs:performance.now()-f},headMs:b,certificates:[
...H.flatMap(({certificate:de})=>de??[])]}}finally{ie()}}async function D(A){let{url:K}=A.options;for(;;){const ie=(b,f)=>fe((0,j.Y3)({redirect:b,url:(0,v.Pl)(K),
why:f})),he=(0,ce.X5)(K);if(!he.ok)return ie("to",he.why);const H=await ae(A,K,he.value);if(H.kind==="failed"||!V(H.head))return H;const O=(0,v.O2)(K,H.head.location??
"");if(!O.ok)return ie("from",`failed to parse Location header: ${O.why}`);if(A.hops.length>A.options.maxRedirects)return $e(A,O.value);if((0,v.jr)(O.value).length>
N){const b=`its URL has more than ${N} characters, which servers do not accept`;return ie("from",b)}K=O.value}}const V=({status:A,location:K})=>k.includes(A)&&!!K;
async function ae(A,K,ie){const{options:he,hops:H}=A,{token:O,settings:b,planBody:f,headers:y,origin:I}=he,W=H.length===0&&I===null;A.urls.add((0,v.jr)(K)),A.stops.
push({scheme:ie.scheme,name:(0,ce.be)(K)});const re=O===null?"none":(0,Z.nL)(A.stops).at(-1)??"dropped";A.headMs=null;const de=performance.now(),Ee=await he.session.
get({url:K,endpoint:ie,token:re==="sent"?O:null,headers:y,allowPrivate:!A.startsInPublic||W||b.namedHosts.has(ie.name),planBody:Ue=>(A.headMs=performance.now()-
A.started,V(Ue)?Q.IK:f(Ue))}),ye=performance.now()-de;ne(A,Ee,{url:(0,R.dh)((0,v.Pl)(K)),authorization:re,ms:ye}),W&&(A.startsInPublic=(0,ce.Ul)(b,ie.name,Ee.address));
const{head:Oe,body:ke}=Ee;if(Oe!==null&&ke!==null)return{kind:"received",url:K,head:Oe,body:ke};const Pe=A.timedOut?he.timeoutMs:null,{asks:xe}=he;return{kind:"\
failed",...S(Ee,{endpoint:ie,asks:xe,limitMs:Pe})}}function ne(A,K,{url:ie,authorization:he,ms:H}){const{connection:O,head:b}=K;O!==null&&A.connections.push(O),
K.body!==null&&(A.firstByteMs=(A.firstByteMs??0)+K.firstByteMs),A.hops.push({url:ie,status:b?.status??null,reason:(0,R.dh)(b?.reason??""),mediaType:b?.contentType?
(0,R.dh)(b.contentType):null,authorization:he,challenge:b?.challenge?(0,R.dh)(b.challenge):null,address:O?.address??null,proxy:O?.proxy??null,ms:H})}const fe=A=>({
kind:"failed",problem:A,transient:!1});function $e({urls:A,hops:K,options:ie},he){const{asks:H,redirectLimits:O}=ie,b=K[0]?.url??"";if(A.has((0,v.jr)(he)))return fe(
(0,j.f0)({url:b,asks:H,to:(0,v.Pl)(he)}));const f=K.length,y=q.Du.filter(I=>f>O[I]);return fe((0,j.KA)({url:b,asks:H,redirects:f,clients:y,limits:O}))}}),4592:((be,ge,r)=>{
r.d(ge,{Bz:()=>l,Ev:()=>o,MI:()=>U,Mx:()=>C,RK:()=>B,hy:()=>m,m$:()=>ue});var v=r(4e3),R=r(5799),j=r(8937);const q=({kind:u,first:E,others:L})=>L===0?E:`${E} an\
d ${L} other ${u}${L===1?"":"s"}`,Z=({kind:u,mirror:E})=>E===null?`${u}s.v1`:"the network mirror",Q=u=>`the URL of ${Z(u)} in the ${u.mirror===null?"discovery d\
ocument":"CLI configuration"}`;function ce({page:u,host:E,...L},a){if(u?.kind!=="sign-in")return(0,v.NM)({page:u,asked:E},a);const S=`allow requests to ${Z({host:E,
...L})} without a browser`,_=u.title===""?"":` ("${u.title}")`;return{operator:S,because:`the host returned a sign-in page${_}`}}function ue(u){const{token:E,elsewhere:L,
challenge:a,isFork:S}=u,_=S&&E==="none",h=a===null?"":` and requires ${a} authentication`,k=_?"secrets are withheld from pull requests of forks":(0,j.pt)(u,L);return(0,R.
CC)("versions-unauthorized",{message:`the versions of ${q(u)} cannot be read: ${(0,v._r)(u)}${h}; ${k}`,help:_?j.ro:ce(u,le(u)),severity:_?"notice":E==="withhel\
d"?"warning":"error"})}function le(u){const{host:E,source:L,elsewhere:a,challenge:S,kind:_}=u,h=Z(u);if(S!==null)return{operator:`accept Bearer tokens at the UR\
L of ${h}`,note:"the CLIs send only Bearer tokens"};const k=a===null?`check that the token from ${L} is complete, has not expired and may read this ${_}`:`check\
 that ${a} accepts the token from ${L}: the CLIs send it the token for ${E}, not one for ${a}`;return(0,j.$w)(u,h,a,k)}function U(u){const{attempts:E,transient:L,
host:a,status:S}=u,_=E>1?` in each of ${E} attempts`:"";return(0,R.CC)("versions-status",{message:`the versions of ${q(u)} cannot be read: ${(0,v._r)(u)}${_}; e\
xpected 200`,help:ce(u,z(a,S,L,Q(u)))})}function z(u,E,L,a){return E===429?{because:"the host limits requests from this machine or network",operator:"raise the \
limit, or run fewer jobs at once",user:"wait, run fewer jobs at once, or use a runner with its own IP address"}:L?{operator:"check the logs of the registry and \
of any proxy in front of it",user:"wait and run the check again; check the proxy of this network if there is one",guest:(0,v.B9)(u)}:{operator:`check ${a}; retu\
rn 200 with the versions, or 404 for an unknown name`}}const B=u=>(0,R.CC)("versions-shape",{message:`the versions of ${q(u)} cannot be read: the response of ${u.
url} ${(0,v.dh)(u.why)}`,help:ce(u,{operator:`check ${Q(u)}, and return ${u.mirror===null?x[u.kind]:J}`})}),J='{"versions":{"1.0.0":{}}} with `Content-Type: app\
lication/json`',x={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":"1.0.0"}]}'},m=({kind:u,address:E,url:L,ignored:a,
isMirror:S})=>(0,R.CC)("versions-empty",{message:a.length===0?`${u} ${E} has no versions: ${L} lists none`:`${u} ${E} has no valid versions: ${L} lists only ${c(
a)}`,operator:S?"add a version to the mirror, under a key of three numbers such as 1.2.0":a.length===0?`publish a version of the ${u}; if its tag exists, check \
that the registry has imported it`:`publish versions as ${d[u]}`,user:`check the address, or ask the publisher of the ${u} to release a version`}),c=u=>(0,v.K4)(
u,3,E=>`"${(0,v.dh)(E,40)}"`),d={module:"numbers with dots, such as 1.2.0 or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'};function o({
kind:u,address:E,texts:L,rejects:a}){const S=`the registry lists ${c(L)} for ${u} ${E}, which ${L.length===1?"is not a version":"are not versions"}`,_=`publish \
versions as ${d[u]}, and remove others`;return a?(0,R.CC)("version-unreadable",{message:`${S}; OpenTofu, and Terraform before 1.13, therefore reject all version\
s`,help:{operator:_,user:"use Terraform 1.13 or later, which ignores such versions"}}):(0,R.CC)("version-unreadable",{message:`${S}; the CLIs ignore ${L.length===
1?"it":"them"}`,operator:_,severity:u==="module"?"warning":"notice"})}const C=u=>(0,R.CC)("provider-warning",{message:`the registry returned a warning for ${u.address}\
: "${(0,v.dh)(u.warnings.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"}),g={closed:"closed the connection before the end\
 of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},l=({host:u,why:E})=>(0,R.
CC)("answer-incomplete",{message:`${u} ${g[E]}`,operator:"check for a server that crashes while it responds, or a proxy that changes the body"})}),5195:((be,ge,r)=>{
r.d(ge,{Sz:()=>o,Zu:()=>c,uo:()=>C});var v=r(6181);function R(g){let l;const u=()=>g.trim().split(/\s+/).map(j);return()=>l??=u()}function j(g){const[l="",u]=g.
split("/"),E=(0,v.r5)(l);if(E===null)throw new Error(`${l} is no address`);return{prefix:E,bits:u===void 0?E.length*8:Number(u)}}const q=({prefix:g,bits:l},u)=>g.
length===u.length&&g.every((E,L)=>{const a=Math.min(Math.max(8*(L+1)-l,0),8);return E>>a===(u[L]??0)>>a}),Z=R(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),Q=R("127.0.0.0/8 0.0.0.0 ::1 ::"),ce=R(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),ue=R(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),le=R("0.0.0.0/0 2000::/3"),U=R("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),z=(g,l)=>g().some(u=>q(u,l)),B=[12,13,14,15],J=[[R("2002::/16"),[[2,3,4,5]],
0],[R("2001::/32"),[[4,5,6,7]],0],[R("2001::/32"),[B],255],[R("64:ff9b:1::/48"),[[6,7,9,10],[7,9,10,11],[9,10,11,12],B],0]];function x(g){const l=J.filter(([E])=>z(
E,g)).flatMap(([,E,L])=>E.map(a=>a.map(S=>(g[S]??0)^L)));return/^[02],0,94,254$/.test(g.slice(8,12).join())?[...l,g.slice(12)]:l}function m(g){return z(Q,g)?"lo\
opback":z(U,g)?m(g.slice(12)):[g,...x(g)].some(l=>z(Z,l))?"metadata":z(ce,g)?"private":z(ue,g)||!z(le,g)?"reserved":"public"}function c(g){const l=(0,v.r5)(g);return l===
null?"public":m(l)}const d=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;function o(g){const l=g.replace(/\.$/,"");
if(/(^|\.)localhost(\.localdomain)?$/.test(l))return"loopback";const u=(0,v.r5)(l)??(0,v.RY)(l);return u===null?"public":m(u)}function C(g){const l=o(g);return l!==
"public"||g.includes(":")?l:d.test(g.replace(/\.$/,""))?"private":"public"}}),9529:((be,ge,r)=>{r.d(ge,{m:()=>Q});var v=r(4283),R=r(9562);const j=[1024,65535],q=[
"authz_code","password"],Z="app.terraform.io";function Q(B,J,x){const m=[],c=(a,S,_)=>(m.push({rule:S,value:_}),a),d=a=>Object.hasOwn(B,a)?B[a]:void 0,o=ce(d("c\
lient"),c),C=ue(d("grant_types"),x,c),g=(a,S)=>{const _=d(a);if(typeof _!="string")return S.some(oe=>C.includes(oe))?c(null,`${a}-missing`,_):null;const h=(0,R.
vy)(J,_);if(h.ok&&(0,v.cz)(h.value).name!=="")return(0,v.jr)(h.value);const N=`failed to parse ${a==="authz"?"authorization":"token"} URL: ${h.ok?"no Host in re\
quest URL":h.why}`;return m.push({rule:`${a}-invalid`,why:N}),null},l=g("authz",["authz_code"]),u=g("token",q),E=le(d("ports"),c),L=z(d("scopes"),c);return{value:{
client:o,grantTypes:C,authz:l,token:u,ports:E,scopes:L},flaws:m}}function ce(B,J){return typeof B!="string"?J("","client-missing",B):B===""?J(B,"client-empty",B):
B}function ue(B,J,x){if(B===void 0)return["authz_code"];if(!Array.isArray(B))return x([],"grant-types-invalid",B);const m=[...new Set(B.filter(o=>typeof o=="str\
ing"))];return m.includes("authz_code")||m.includes("password")&&J===Z?m.every(o=>q.includes(o))?m:x(m,"grant-types-unknown",B):x(m,"grant-types-unsupported",B)}
function le(B,J){if(B===void 0)return j;if(!Array.isArray(B))return J(j,"ports-ignored",B);if(B.length!==2)return J(j,"ports-count",B);const[x,m]=B;return!U(x)||
!U(m)?J(j,"ports-range",B):x>m?J(j,"ports-order",B):x===m?J([x,m],"ports-single",B):[x,m]}const U=B=>typeof B=="number"&&Number.isInteger(B)&&B>=j[0]&&B<=j[1];function z(B,J){
if(B===void 0)return[];if(!Array.isArray(B))return J([],"scopes-ignored",B);const x=B.filter(m=>typeof m=="string");return x.length===B.length?x:J(x,"scopes-inv\
alid",B)}}),1193:((be,ge,r)=>{r.d(ge,{k4:()=>x,y8:()=>a});var v=r(7511),R=r(4283),j=r(2832),q=r(3948),Z=r(4e3),Q=r(3534),ce=r(2636),ue=r(6174),le=r(1064),U=r(1919),
z=r(1831);const B={kind:"whole",maxBytes:U.bi},J=_=>_===408||_===425||_===429||_>=500;async function x(_){const{host:h,needed:k}=_,N=await(0,q.e)({..._,url:(0,z.
cu)(h),asks:"document",headers:{accept:"application/json"},origin:null,redirectLimits:le.NX,planBody:he=>m(he)===null?B:j.IK}),{response:F,...oe}=N;if(F.kind===
"failed"){const{problem:he,transient:H}=F;return{attempt:{discovery:he.code==="host-http2"?{kind:"skipped",problem:he}:{kind:"failed",problem:he,excerpt:null},...oe},
transient:H,retryAfter:null}}const{head:D,body:V,url:ae}=F,ne=a(V.bytes),fe=N.hops.at(-1),$e={url:(0,R.Pl)(ae),page:ne,asked:(0,z.nx)(h),hop:fe},A=c(F,$e,k),{status:K,
retryAfter:ie}=D;return{attempt:{discovery:A,...oe},transient:J(K),retryAfter:ie}}function m(_){const{status:h,declaredBytes:k}=_;if(h===401||h===403)return({hop:oe,
...D})=>{const{authorization:V="none",challenge:ae=null}=oe??{};return(0,Q.iX)({..._,...D,host:D.asked,token:V,challenge:ae})};if(h!==200)return({url:oe,page:D,
asked:V})=>ce.wE({..._,url:oe,page:D,asked:V,transient:J(h)});const N=_.contentType??"",F=(0,v.i)(N);return!F.ok||F.value!=="application/json"?oe=>ce.e({...oe,contentType:N,
malformed:!F.ok}):(k??0)<=U.bi?null:oe=>ce.zf({...oe,bytes:k,limit:U.bi})}function c(_,h,k){const{head:N,body:F}=_,oe=_.url.user&&{name:"",password:null},D={..._.
url,user:oe,fragment:""};if(N.status===404)return{kind:"absent",url:D,why:"status"};const V=m(N),ae=fe=>({kind:"failed",problem:fe,excerpt:g(F.bytes)});if(V!==null)
return ae(V(h));const ne=(0,U.Tp)(F.bytes,(0,U.Zo)(k));switch(ne.kind){case"object":return{...ne,kind:"found",url:D,truncated:F.truncated};case"null":return{kind:"\
absent",url:D,why:"null"};case"not-object":return ae(ce.g0({...h,why:ne.why}));case"not-json":return ae(d(_,ne,h))}}function d({head:_,body:h},{why:k,advice:N},F){
if(h.truncated)return ce.zf({...F,bytes:null,limit:U.bi});const oe=_.contentEncoding?.toLowerCase()??"";return["","gzip","identity"].includes(oe)?ce.pN({...F,why:k,
advice:N}):ce.jN({...F,encoding:oe})}const o=200,C=80;function g(_){const h=u(_),k=_.length<j.IK.maxBytes?h:h.replace(l,"://***@"),N=(0,ue._U)(k).trim();return Array.
from(N.slice(0,2*o)).slice(0,o).join("")||null}const l=/:\/\/[^/?#\s"'@]+$/,u=_=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(_.subarray(0,j.IK.maxBytes)),E=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,
L=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;function a(_){const h=S(u(_));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.
test(h))return null;const k=/<title[^>]*>([^<]{0,400})/i.exec(h)?.[1]?.replace(/\s+/g," ").trim()??"",N=(0,Z.dh)(k,C);return L.test(k)?{kind:"captive-portal",title:N}:
{kind:E.test(k)||/type=["']?password/i.test(h)?"sign-in":"other",title:N}}function S(_){let h=_.trimStart();for(;h.startsWith("<!--");){const k=h.indexOf("-->",
4);if(k<0)return"";h=h.slice(k+3).trimStart()}return h}}),9940:((be,ge,r)=>{r.d(ge,{nT:()=>B,pj:()=>J});var v=r(1654),R=r(6697),j=r(1831),q=r(1193),Z=r(7082),Q=r(
6875);const ce=500,ue=1e4,le=3,U=2e3,z=3e5,B=E=>Math.min(Math.max(...E.map(({attemptMs:L})=>L)),z);async function J(E,L){const a=E.map(k=>({host:k,tookMs:null})),
S=E.entries(),_={total:E.length,done:0,failed:0,waiting:new Set},h=async()=>{for(const[k,N]of S){if(L.stop.why!==null)return;_.waiting.add(N),L.progress(_);const F=await d(
N,L).catch(oe=>(0,Z.i)(N,(0,R.n3)({host:(0,j.nx)(N),thrown:oe})));a[k]=F,_.waiting.delete(N),_.done+=1,(!x(F)||!o(F.attempt))&&(_.failed+=1),L.progress(_)}};return await Promise.
all(Array.from({length:Math.min(L.concurrency,E.length)},h)),m(a,L.stop)}const x=E=>"attempt"in E;function m(E,{why:L}){if(L===null)return E.filter(x);const a=E.
length-E.filter(x).length,S=E.flatMap(h=>{if(x(h)&&o(h.attempt))return[];const k=x(h)?c(h):h.tookMs;return k!==null&&k>=U?[{host:(0,j.nx)(h.host),tookMs:k}]:[]}).
sort((h,k)=>k.tookMs-h.tookMs).slice(0,le),_={stopped:L,unchecked:a,total:E.length,slowest:S};return E.map(h=>{if(x(h))return h;const{host:k,tookMs:N}=h,F=N!==null;
return(0,Z.i)(k,(0,R.nD)({host:(0,j.nx)(k),isBegun:F,..._}))})}const c=({attempt:E,earlier:L})=>[...L,E].reduce((a,{timing:S})=>a+S.totalMs,0);async function d(E,L){
const{stop:a}=L,S=performance.now(),{answer:_,clients:h,difference:k}=await L.credentials.find(E),N=[];for(;a.why===null;){const{attempt:F,transient:oe,retryAfter:D}=await l(
E,_,L);if(a.why!==null&&!o(F)||(N.push(F),!(o(F)?C(N,L.releases):oe)||N.length>L.retries))break;await(0,Q.v7)(u(N.length,D,L),L)}return N.length===0?{host:E,tookMs:performance.
now()-S}:{host:E,...g(N),credentials:_&&{source:_.source,hasToken:_.token!==null,problem:_.problem},looks:h,difference:k,forced:L.forced.get(E)??[]}}const o=({discovery:E})=>E.
kind!=="failed",C=(E,L)=>L.some(({attemptMs:a})=>!E.some(S=>o(S)&&S.timing.totalMs<=a));function g(E){const L=E.findIndex(o),a=L<0?E.length-1:L,[S]=E.slice(a);if(S===
void 0)throw new Error("a visit without an attempt");return{attempt:S,earlier:E.slice(0,a),later:E.slice(a+1)}}async function l(E,L,a){if(L?.isUnsendable&&L.problem!==
null){const oe={kind:"failed",problem:L.problem,excerpt:null};return{attempt:(0,Z.O)(oe),transient:!1,retryAfter:null}}const{network:S,required:_,forced:h,stop:k}=a,
N=[...(_.get(E)??[]).map(({service:oe})=>oe),...(h.get(E)??[]).flatMap(({services:oe})=>oe.map(({id:D})=>D))],F=new v.N(S);k.signal.addEventListener("abort",F.close);
try{return await(0,q.k4)({...a,host:E,needed:N,session:F,settings:S,token:L?.token??null})}finally{k.signal.removeEventListener("abort",F.close),F.close()}}function u(E,L,{
random:a,now:S}){const _=ce*2**(E-1)*(.5+a()/2);return Math.min(Math.max(_,(0,Q.VJ)(L,S())??0),ue)}}),1541:((be,ge,r)=>{r.d(ge,{A7:()=>le,AV:()=>Z,LH:()=>R,T:()=>c,
Tb:()=>ue,aZ:()=>v,c3:()=>U,ql:()=>Q,sD:()=>B,sc:()=>z,zC:()=>x});class v extends Error{argument;want;constructor(C,g){super(`${C.path.join(".")} must be ${g}`),
this.argument=C,this.want=g}}function R(o){try{return o(),null}catch(C){if(C instanceof v)return C;throw C}}const j=o=>o.name!==void 0;function q(o,C){if(o.kind===
"object")return o.items.filter(j);throw new v(C,"a block")}function Z({value:o,hasLabels:C}){if(o.kind!=="object")return[];const g=o.items.filter(j);return C?g.
flatMap(Z):[g]}function Q(o,C,g,l={}){for(const u of Object.keys(g)){const E=o.filter(S=>S.name.toLowerCase()===u),[L]=E;if(L===void 0)continue;const a={path:[...C.
path,u],span:L};for(const S of ce(E))l[u]=g[u](S,a,l[u])}return l}function ce(o){const C=o.flatMap(({hasLabels:l,value:u})=>l&&u.kind==="object"?u.items:[]),g=o.
filter(({hasLabels:l})=>!l).map(({value:l})=>l);return C.length===0?g:[{kind:"object",start:0,end:0,items:C},...g]}const ue=(o,C)=>(g,l,u)=>Q(q(g,l),l,o,C?u:{}),
le=o=>(C,g,l=new Map)=>{const u=new Map;for(const{name:E,start:L,end:a,value:S,hasLabels:_=!1}of q(C,g)){const h={path:[...g.path,E],span:{start:L,end:a}};if((u.
get(E)??_)!==_)throw new v(h,"a block with one label");u.set(E,_),l.set(E,{start:L,end:a,value:o(S,h,l.get(E)?.value)})}return l},U=o=>(C,g,l=[])=>{if(C.kind!==
"tuple")throw new v(g,"a list");const u=C.elements.map(E=>o(E,g));for(const E of u)l.push(E);return l},z=(o,C)=>{if(o.kind==="string"||o.kind==="template")return o.
verbatim??"";if(o.kind==="primitive"&&o.value===null)return"";if(J(o))return String(o.value);throw new v(C,"a string")},B=(o,C)=>{if(J(o))return o.value;if(o.kind===
"string"&&/^-?(?:0|[1-9]\d*)$/.test(o.value))return Number(o.value);throw new v(C,"a whole number")},J=o=>o.kind==="primitive"&&Number.isSafeInteger(o.value)&&String(
o.value).length===o.end-o.start,x=(o,C)=>{if(o.kind==="primitive"&&typeof o.value=="boolean")return o.value;throw new v(C,"true or false")},m=2**63-1,c=(o,C,g)=>{
const l=d(o,C);if(g!==void 0&&(typeof g=="object"||typeof g!=typeof l))throw new v(C,"set only once");return l};function d(o,C){if(o.kind==="tuple")return o.elements.
map(g=>d(g,C));if(o.kind==="object"){const g=le(c)(o,C);return Object.fromEntries(Array.from(g,([l,u])=>[l,u.value]))}if(o.kind!=="primitive"||o.value===null)return z(
o,C);if(Math.abs(Number(o.value))>m)throw new v(C,"a whole number");return o.value}}),4265:((be,ge,r)=>{r.d(ge,{Hl:()=>U,Ln:()=>Q,f5:()=>J,zT:()=>le});var v=r(1541);
const R=m=>({plugin_cache_dir:v.sc,plugin_cache_may_break_dependency_lock_file:v.zC,host:v.A7(v.Tb({services:v.A7(v.T)},m)),credentials:v.A7(v.A7(v.T)),credentials_helper:v.
A7(v.Tb({args:v.c3(v.sc)},m))}),j={providers:v.A7(v.sc),provisioners:v.A7(v.sc),disable_checkpoint:v.zC,disable_checkpoint_signature:v.zC,...R(!1)},q=R(!0),Z={path:[],
span:{start:0,end:0}};function Q(m,c){const d=c==="terraform",o={},C=v.LH(()=>{d?v.ql(m,Z,j,o):v.ql(m,Z,q,o)});return{values:d&&C!==null?{}:o,mistake:C}}const ce="\
registry_protocols",ue={retry_count:v.sD,request_timeout_seconds:v.sD};function le(m){const[c=[]]=m.flatMap(C=>C.name===ce?v.AV(C):[]),d={},o=v.LH(()=>v.ql(c,{...Z,
path:[ce]},ue,d));return o===null?{protocols:d,mistakes:[]}:{protocols:{},mistakes:[{span:o.argument.span,why:o.message}]}}function U({request_timeout_seconds:m},c){
const d=x(c.TF_REGISTRY_CLIENT_TIMEOUT);return d!==null?d*1e3:m===void 0?null:m>0?m*1e3:Number.POSITIVE_INFINITY}const z=1e4,B=1;function J(m,c,d){const o=x(d.TF_REGISTRY_DISCOVERY_RETRY)??
c.retry_count??B;return{client:m,attemptMs:U(c,d)??z,retries:Math.max(o,0)}}function x(m){const c=/^\+?\d+$/.test(m??"")?Number(m):0;return c>0?c:null}}),4929:((be,ge,r)=>{
r.d(ge,{Dz:()=>ce,P4:()=>Z,Yv:()=>ue,kV:()=>le});var v=r(4091),R=r(1831),j=r(4e3),q=r(5799);const Z=({clients:U,mistake:z})=>(0,q.CC)("credentials-config",{...Q(
z),affects:U});function Q(U){switch(U.kind){case"missing":return{message:`${U.setting} names ${(0,v.ol)(U.path)}, which does not exist`,help:"correct the path; \
the client continues without any CLI configuration"};case"unreadable":return{message:`${U.file} ${(0,j.mP)(U.failure)}`,help:U.failure.kind==="size"?"shorten th\
e file; the client reads all of it, this check nothing":"let this account read the file; the client continues without it"};case"syntax":return{message:`${U.file}\
 has a syntax error: ${U.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${U.file}: ${U.path.join(
".")} must be ${U.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${U.
file}: ${U.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${U.type} ${(0,v.ol)(U.label)} is not a hos\
tname: ${U.why}`,help:U.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than one credenti\
als_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_inst\
allation block",help:"remove all but one; the client uses the first"};case"no token":return{message:U.hasValue?`the token in the credentials block for host ${(0,R.
nx)(U.host)} at ${U.file} is not a string`:`the credentials block for host ${(0,R.nx)(U.host)} at ${U.file} has no token`,help:'add token = "\u2026" or remove the bl\
ock; the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,v.ol)(U.name)}: there is no terrafo\
rm-credentials-${U.name} in ${U.directories.join(", ")}`,help:U.name===U.name.toLowerCase()?"install the program there (PATH is not searched); the client contin\
ues without a helper":"write the name in lower case; the client finds no other name"}}}const ce=({name:U,why:z})=>(0,q.CC)("credentials-helper",{message:`creden\
tials helper ${U}: ${z}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails\
 to install providers'}),ue=({host:U,at:z})=>(0,q.CC)("services-forced",{message:`the host block at ${z} defines the services of ${U}; the host's own discovery \
document is not used`,help:`remove the host block at ${z} to use the discovery document of ${U}`}),le=U=>(0,q.CC)("services-forced-differ",{message:`the host bl\
ock at ${U.at} and the discovery document of ${U.host} differ in ${(0,j.K4)(U.services,10,j.dh)}`,help:"update the host block or remove it; machines without it \
use other services"})}),1731:((be,ge,r)=>{r.d(ge,{Cg:()=>z,PW:()=>o,Ty:()=>U,Zy:()=>B,_T:()=>C,hZ:()=>q,kv:()=>E,mb:()=>L,oF:()=>ce,rK:()=>ue});var v=r(4091),R=r(
9562);const j=new RegExp(`^${R.eQ}$`),q=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,Z=new RegExp(`^${q}[.+-]?$`),Q=2n**63n-
1n;function ce(a){const[,S,_,h,k]=j.exec(a)??[];return S===void 0?null:le(a,S,h??_,k)}function ue(a){const[,S,_,h]=Z.exec(a)??[];return S===void 0?null:le(a,S,_,
h)}function le(a,S,_="",h=""){const k=S.split(".").map(F=>F.replace(/^0+(?=.)/,""));if(k.some(F=>F.length>19))return null;const N=k.map(BigInt);if(N.some(F=>F>Q))
return null;for(;N.length<3;)N.push(0n);return{text:a,numbers:N,written:k.length,pre:_,build:h}}const U=a=>a.pre!=="",z=({numbers:a,pre:S,build:_})=>`${a.join("\
.")}${S===""?"":`-${S}`}${_===""?"":`+${_}`}`;function B(a,S){const _=Math.max(a.numbers.length,S.numbers.length);for(let h=0;h<_;h++){const[k,N]=[a.numbers[h]??
0n,S.numbers[h]??0n];if(k!==N)return k<N?-1:1}return a.pre===S.pre||a.numbers.length!==S.numbers.length?0:a.pre===""||S.pre===""?a.pre===""?1:-1:J(a.pre,S.pre)}
function J(a,S){const[_,h]=[a.split("."),S.split(".")];for(let k=0;;k++){const[N,F]=[k+1>=_.length,k+1>=h.length];if(N!==F)return N?-1:1;const oe=x(_[k]??"",h[k]??
"");if(oe!==0||N)return oe}}function x(a,S){const[_,h]=[/^[0-9]*$/.test(a),/^[0-9]*$/.test(S)];return _!==h?_?-1:1:_&&a.length!==S.length?a.length-S.length:a===
S?0:a<S?-1:1}const m="[\\t\\n\\f\\r ]*",c=new RegExp(`^${m}(<=|>=|!=|~>|<|>|=|)${m}(${R.eQ})${m}$`),d="This string does not use correct version constraint synta\
x";function o(a){const S=[];for(const _ of a.split(",")){const[,h,k=""]=c.exec(_)??[],N=ce(k);if(N===null)return(0,v.TR)(d);S.push({operator:h||"=",version:N,text:_})}
return(0,v.Ju)(S)}function C(a){const S=o(a);if(!S.ok)return S;const _=[];for(const h of S.value){const k=ue(h.version.text);if(k===null||!g.test(h.text.trim()))
return(0,v.TR)(`Incorrect version constraint syntax: ${l(h)}`);_.push({...h,version:k})}return(0,v.Ju)(_)}const g=/^[<>=!~]* ?[0-9]/;function l({operator:a,version:S,
text:_}){const h=_.trim();if(S.text.startsWith("v"))return'a "v" prefix should not be used';if(!g.test(h))return`only one space is expected after the operator "${a}\
"`;if(S.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[k]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(h)??[""];return`missing comma after "${k}"`}const u=[">",">=","=","~>","<=","<","!="];function E(a){const S=[...a].sort((_,h)=>B(_.version,h.version)||J(_.
version.build,h.version.build)||u.indexOf(_.operator)-u.indexOf(h.operator)||h.version.written-_.version.written);return[...new Set(S.map(L))].join(", ")}function L({
operator:a,version:S}){if(a==="=")return z(S);const _=a==="~>"&&S.written<3?S.numbers.slice(0,2):S.numbers;return`${a} ${z({...S,numbers:_})}`}}),2905:((be,ge,r)=>{
r.d(ge,{Ot:()=>oe,J1:()=>L});var v=r(3024),R=r(6760),j=r(5747),q=r(5799),Z=r(3229),Q=r(1831),ce=r(1731);const ue=function(...D){const{configFinding:V}=r.late([9,
778,765],4765);return new.target?new V(...D):V(...D)},le=function(...D){const{shownPath:V}=r.late([693,597],6597);return new.target?new V(...D):V(...D)};function U({
name:D,args:V,place:ae},ne,fe,$e){const A=ne.map(H=>({directory:H,files:(0,j.wX)(H).filter(O=>z((0,R.join)(H,O)))})),K=H=>le(H,$e),ie=c(D,A);if(ie!==null){const H=(0,R.
resolve)(ie.directory,ie.file),O=J(H,$e);return{helper:{name:D,args:V,path:H,shown:K(H),refusal:O},findings:[]}}const he={kind:"no helper",name:D,directories:ne.
map(K)};return{helper:null,findings:[ue(fe,he,ae)]}}const z=D=>(0,v.existsSync)(D)&&!(0,v.statSync)(D).isDirectory(),B=256;function J(D,{system:V}){if(V==="wind\
ows")return null;if(!(0,v.statSync)(D).isFile())return"permission denied";const ae=Buffer.alloc(B),ne=()=>(0,j.ET)((0,v.openSync)(D,"r"),A=>ae.subarray(0,(0,v.readSync)(
A,ae))),fe=(0,j.N0)(ne,null);return fe===null||fe.toString("latin1",0,2)==="#!"||fe.includes(0)?null:"exec format error"}const x="terraform-credentials-",m="0.0\
.0";function c(D,V){let ae=null;for(const{directory:ne,files:fe}of V)for(const $e of fe){const A=d($e,D);A===null||ae!==null&&(0,ce.Zy)(A,ae.version)<=0||(ae={directory:ne,
file:$e,version:A})}return ae}function d(D,V){if(!D.startsWith(x))return null;const ae=D.toLowerCase().slice(x.length).replace(/\.exe$/,""),ne=ae.indexOf("_v");
return(ne<0?ae:ae.slice(0,ne))!==V||ae===""?null:(0,ce.oF)(ne<0?m:ae.slice(ne+2).replace(/_x.*$/s,""))}var o=r(4265);const C=function(...D){const{configFinding:V}=r.
late([9,778,765],4765);return new.target?new V(...D):V(...D)},g=function(...D){const{parseConfigFile:V}=r.late([9,778,765],4765);return new.target?new V(...D):V(
...D)},l=function(...D){const{configPaths:V}=r.late([693,597],6597);return new.target?new V(...D):V(...D)},u=function(...D){const{shownPath:V}=r.late([693,597],
6597);return new.target?new V(...D):V(...D)},E=1024*1024;function L(D,V,ae=null){const ne=l(D,V,v.existsSync,ae),{directory:fe,directoryOff:$e,helperDirectories:A}=ne,
K=a(ne,D,V),ie=[...K,...h(fe,D,V)],he=h($e?.path??null,D,V),H=N(ie,D),O=H.helper&&U(H.helper,A,D,V),b=N(he,D).credentials,f=K[0]?.protocols??{};return{...H,client:D,
installations:ie.map(({installations:y})=>y),mirrors:ne.mirrorDirectories.map(y=>({path:y,shown:u(y,V)})),paths:ne,files:[...ie.map(({file:y})=>y),...he.map(({file:y})=>({
...y,state:"off"}))],turnedOff:b.map(({host:y,place:I})=>({host:y,place:I,by:$e?.by??""})),helper:O?.helper??null,requestTimeoutMs:D==="opentofu"?(0,o.Hl)(f,V.environment):
null,patience:(0,o.f5)(D,f,V.environment),findings:[...H.findings,...O?.findings??[]],secrets:[...ie,...he].flatMap(({secrets:y})=>y)}}function a({main:D},V,ae){
if(D===null)return[];const{path:ne,chosenBy:fe}=D;if((0,v.existsSync)(ne))return[k(ne,V,ae)];const $e={path:ne,shown:u(ne,ae),state:"absent"};return fe==="defau\
lt"?[S($e,null,V)]:[S($e,{kind:"missing",setting:fe,path:ne},V)]}function S(D,V,ae){return{...g({shown:D.shown,text:"",isUtf8:!0},ae),findings:V===null?[]:[C(ae,
V,null)],file:D}}const _=/\.tfrc(?:\.json)?$/s,h=(D,V,ae)=>(D===null?[]:(0,j.wX)(D)).filter(ne=>_.test(ne)).map(ne=>k((0,R.join)(D??"",ne),V,ae));function k(D,V,ae){
const ne=(0,j.yR)(D,E),fe=u(D,ae);if(!ne.ok){const A={kind:"unreadable",file:fe,failure:ne.failure};return S({path:D,shown:fe,state:"not read"},A,V)}const $e=g(
{shown:fe,...ne},V);return{...$e,file:{path:D,shown:fe,state:$e.isRead?"read":"not read"}}}function N(D,V){const ae=D.flatMap(he=>he.findings),ne=(he,H)=>{ae.push(
C(V,he,H))},fe=F(new Map(D.flatMap(he=>[...he.credentials])),ne),$e=F(new Map(D.flatMap(he=>[...he.hosts])),ne),[A,...K]=new Map(D.flatMap(he=>[...he.helpers]));
for(const[,{place:he}]of K)ne({kind:"two helpers"},he);const ie=A===void 0?null:{name:A[0],...A[1]};return{credentials:fe,forced:$e,helper:ie,findings:ae}}function F(D,V){
const ae=new Map;for(const[ne,fe]of D){const $e=(0,Q.Pv)(ne),A="services"in fe?"host":"credentials";if($e.ok)ae.set($e.value,{...fe,host:$e.value});else{const K={
label:ne,why:$e.why,advice:(0,Z.L6)(ne)};V({kind:"label",type:A,...K},fe.place)}}return[...ae.values()]}const oe=D=>(0,q.DF)(D,({problem:{code:V,message:ae},places:ne})=>[
V,ae,ne])}),4977:((be,ge,r)=>{r.d(ge,{mQ:()=>b});var v=r(2905),R=r(4929),j=r(3534),q=r(1064),Z=r(1831),Q=r(2713),ce=r(1421),ue=r(8161),le=r(5747),U=r(4e3),z=r(1919),
B=r(5799);const J=(f,y)=>({name:f,isProgram:!1,answers:y,find:I=>y.get(I)??null});async function x(f,y){let I=null;const W=[],re=[];for(const de of f){const Ee=I===
null||!de.isProgram,ye=Ee?await de.find(y):null;W.push({source:ye?.source??de.name,held:Ee?m(ye):"not asked",counts:I===null&&ye!==null}),ye?.problem&&re.push((0,B.
hD)(ye.problem,{places:ye.place===null?[]:[ye.place]})),I??=ye}return{answer:I,looks:W,findings:re}}function m(f){return f===null?"nothing":f.token===null?"no t\
oken":f.token.reveal()===""?"an empty token":"a token"}const c=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function d(f,y,I=null){const W=y.reveal(),re={source:f,place:I,token:y,
problem:C(f,W)};return c.test(W)?{...re,isUnsendable:!0}:re}const o=[[c,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,"\
quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function C(f,y){if(y==="")return j.QU({source:f});const I=o.find(
([W])=>W.test(y))?.[1];return I!==void 0?j.Eu({source:f,slip:I}):y.length<Q.Il?j.fj({source:f}):null}const g=1024*1024;function l(f,y){const I=new Map;let W=null;
const re=async de=>{if(W!==null)return W;const Ee=await S(f,de,y);if("output"in Ee)return oe(f,Ee.output,y);const ye=D(f,Ee.why);return Ee.isStopped&&(W??=ye),ye};
return{name:u(f),isProgram:!0,find:de=>{const Ee=I.get(de)??re(de);return I.set(de,Ee),Ee}}}const u=({name:f})=>`credentials helper ${f}`,E=({shown:f},y)=>({why:`\
failed to run ${f}: ${y}`}),L=({shown:f},y)=>({why:`${f} ${y} and was stopped`,isStopped:!0}),a="was running when the check ended";async function S(f,y,I){if(f.
refusal!==null)return E(f,f.refusal);if(I.stop.aborted)return L(f,a);try{return await _(k(f,y,I.environment),f,I)}catch(W){const re=(0,le.Oj)(W);return E(f,F[re]??
re)}}function _(f,y,I){const{timeoutMs:W,abortAfter:re,stop:de}=I,Ee=AbortSignal.any([re(W),de]);return new Promise((ye,Oe)=>{const ke=[],Pe=[];let xe=0;const Ue=Le=>{
Ee.removeEventListener("abort",ze),ye(Le)},He=Le=>{h(f,I),Ue(L(y,Le))},ze=()=>He(de.aborted?a:`did not exit within ${W/1e3} s (timeout-seconds)`);Ee.addEventListener(
"abort",ze);const Fe=Le=>je=>{xe+=je.length,xe>g?He(`wrote more than ${g/1024/1024} MiB`):Le.push(je)};f.stdout?.on("data",Fe(ke)),f.stderr?.on("data",Fe(Pe)),f.
on("error",Oe),f.on("close",Le=>{if(Le===0)return Ue({output:Buffer.concat(ke)});const je=ae(Buffer.concat(Pe).toString()),Ve=je===""?", but it produced no erro\
r message":`: ${je}`;Ue({why:`error in ${y.shown}${Ve}`})})})}function h(f,{kill:y}){try{f.pid!==void 0&&y((0,ue.platform)()==="win32"?f.pid:-f.pid,"SIGKILL")}catch(I){
(0,le.Oj)(I)}f.stdout?.destroy(),f.stderr?.destroy(),f.unref()}const k=({path:f,args:y},I,W)=>(0,ce.spawn)(f,[...y,"get",I],{env:N(W),stdio:["ignore","pipe","pi\
pe"],shell:!1,detached:!0,windowsHide:!0}),N=f=>Object.fromEntries(Object.entries(f).filter(([y])=>!y.startsWith("INPUT_"))),F={EACCES:"permission denied",ENOENT:"\
no such file or directory",ENOEXEC:"exec format error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function oe(f,y,{learn:I}){const W=(0,z.
Tp)(y);if(W.kind==="not-json"||W.kind==="not-object")return D(f,`malformed output from ${f.shown}: ${(0,U.dh)(W.why)}`);const re=W.kind==="null"?null:W.services.
find(({id:Ee})=>Ee==="token")?.value;if(typeof re!="string")return null;const de=new Q.ou(re);return I(de),d(u(f),de)}function D(f,y){const I=(0,R.Dz)({name:f.name,
why:y});return{source:u(f),place:null,token:null,problem:I}}const V=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),ae=f=>(0,U.dh)(f.replace(V,
"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function ne({tokens:f,environment:y,clients:I}){const W=[H(f),he(y)],re=I.map(({helper:de,credentials:Ee,...ye})=>{
const Oe=[...W,A(Ee)];return{...ye,known:Oe,sources:de===null?Oe:[...Oe,de]}});return{known:fe(re.flatMap(({known:de})=>de)),find:async de=>{const Ee=await Promise.
all(re.map(async({client:Oe,sources:ke,turnedOff:Pe})=>{const{looks:xe,...Ue}=await x(ke,de);return{...Ue,client:Oe,looks:[...xe,...$e(Pe,de)]}})),ye=Ee.flatMap(
({answer:Oe})=>Oe??[]);return{answer:ye.find(({token:Oe})=>Oe!==null)??ye[0]??null,clients:Ee.map(({client:Oe,looks:ke})=>({client:Oe,looks:ke})),findings:Ee.flatMap(
({findings:Oe})=>Oe),difference:ie(de,Ee)}}}}function fe(f){const y=new Map(f.toReversed().flatMap(I=>[...I.answers]));return new Map([...y].flatMap(([I,{token:W,
source:re}])=>W===null?[]:[[I,re]]))}const $e=(f,y)=>f.filter(I=>I.host===y).map(({place:I,by:W})=>({source:`${I.file}:${I.line} (${W} names another file)`,held:"\
not read",counts:!1})),A=f=>J("CLI configuration",new Map(f.map(y=>[y.host,K(y)])));function K({host:f,place:y,token:I,hasValue:W}){const re=`${y.file}:${y.line}`;
if(I!==null)return d(re,I,y);const de={kind:"no token",file:re,host:f,hasValue:W};return{source:re,place:y,token:null,problem:(0,R.P4)({clients:q.Du,mistake:de})}}
function ie(f,y){const[I,...W]=y,re=I?.answer?.token?.reveal(),de=W.find(({answer:ye})=>ye?.token?.reveal()!==re);if(I===void 0||de===void 0)return null;const Ee=({
client:ye,answer:Oe})=>({client:ye,source:Oe?.token?Oe.source:null});return(0,j.tK)({host:f,first:Ee(I),other:Ee(de)})}function he(f){const y=Object.entries(f).
flatMap(([I,W])=>{const re=(0,Z.$k)(I);return re===null||W===void 0?[]:[[re,d(I,new Q.ou(W))]]});return J("TF_TOKEN_ variables",new Map(y))}function H(f){const y="\
tokens setting",I=f.map(({host:W,token:re})=>{const de=d(y,re);return[W,re.reveal()===""?{...de,token:null}:de]});return J(y,new Map(I))}const O=1e4;function b({
tokens:f,configs:y,timeoutMs:I},W,re){for(const ke of y.flatMap(Pe=>Pe.secrets))re.learn(ke);const de=new Map,Ee=ke=>{if(ke===null)return null;const Pe=JSON.stringify(
[ke.path,...ke.args]),xe=ze=>AbortSignal.timeout(ze),Ue={timeoutMs:I??O,environment:W},He=de.get(Pe)??l(ke,{abortAfter:xe,...re,...Ue});return de.set(Pe,He),He},
ye=y.map(ke=>({...ke,helper:Ee(ke.helper)})),Oe=y.flatMap(({forced:ke,client:Pe})=>ke.map(xe=>({...xe,client:Pe})));return{credentials:ne({tokens:f,environment:W,
clients:ye}),configs:y,complaints:(0,v.Ot)(y.flatMap(({findings:ke})=>ke)),forced:Map.groupBy(Oe,({host:ke})=>ke)}}}),1919:((be,ge,r)=>{r.d(ge,{Qc:()=>U,Tp:()=>Q,
Zo:()=>x,bi:()=>q});var v=r(3307),R=r(4091),j=r(9562);const q=1024*1024,Z={keeps:()=>!0,maxValue:Number.POSITIVE_INFINITY};function Q(c,d=Z){const o=(0,R._6)(c),
C=ue(o,d),g=(0,v.Ey)(o,C.add);if(g!==null){const[,u,E]=U(o)??[];return u===void 0?{kind:"not-json",...g}:{kind:"not-json",why:`it ${u}`,advice:E??null}}const l=/[^\t\n\r ]/.
exec(o)?.[0];return l==="{"?{kind:"object",services:C.read()}:l==="n"?{kind:"null"}:{kind:"not-object",why:`found ${ce[l??""]??"a number"}`}}const ce={"[":"an a\
rray",'"':"a string",t:"a boolean",f:"a boolean"};function ue(c,d){const o=new Map,C=c.includes("\\");return{add:(u,E,L,a)=>{if(a===0)return;const S=c.slice(L,a),
_=C?(0,v.I)(S):S.slice(1,-1),h=o.get(_);h!==void 0?Object.assign(h,{start:u,end:E}):d.keeps(_,E-u)&&o.set(_,{id:(0,v.I)(S),start:u,end:E})},read:()=>Array.from(
o.values(),({id:u,start:E,end:L})=>({id:u,value:L-E>d.maxValue?void 0:(0,v.IL)(c.slice(E,L))}))}}const le=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts w\
ith a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("\
^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],U=c=>le.find(([d])=>d.
test(c)),z=100,B=16*1024,J=200;function x(c){const d=new Set(c),o=new Set(c.map(m));let C=0,g=B;return{maxValue:j.Ls,keeps:(l,u)=>{if((0,j.D6)(l)||d.has(l))return!0;
const E=l.length<=J&&o.delete(m(l));return C===z||l.length+u>g?E:(C+=1,g-=l.length+u,!0)}}}const m=c=>c.slice(0,c.indexOf(".")+1)})};export{Ut as ids,jt as modules};
