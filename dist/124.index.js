const jt=[124,312,667,718,977],zt={960:((je,ue,o)=>{o.d(ue,{Er:()=>D,P0:()=>S,P6:()=>Q,Qs:()=>l,T0:()=>B,U2:()=>P});var h=o(1064),O=o(4e3),t=o(5799);const K={"n\
o-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the \
DNS server reported a failure"},B=(0,t.lS)((0,t.z3)("host-unknown","Hostname does not resolve",h.zK),({host:f,why:c})=>({message:`${f} ${K[c]}`,help:c==="no-suc\
h-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again"})),Z={refused:"refus\
ed the connection",closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: \
no route to its network"},Q=(0,t.lS)((0,t.z3)("host-unreachable","Host is unreachable",h.zK),({host:f,error:c})=>{if(typeof c=="object"&&"proxy"in c)return{message:`${f}\
 is unreachable: ${c.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"};const E=typeof c=="string"?Z[c]:`is un\
reachable (${c.code})`;return{message:`${f} ${E}`,help:{operator:"check that the host is up, and that a firewall lets this machine connect to it",user:"check th\
at a firewall or proxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine connect to it; otherwise ${(0,O.B9)(f)}`}}}),se={
lookup:{failed:"could not be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{failed:"did not accept a conn\
ection",help:"check that the host is up, and that a firewall does not drop packets from this machine"},response:{failed:"did not respond",help:""},body:{failed:"\
did not finish its response",help:""}},G="serve the document as a static file",ne=({asks:f})=>f==="document"?G:"find out what the server waits for, such as its \
storage",A=f=>f.map(({name:c,attemptMs:E,retries:T})=>{const _=Number.isFinite(E)?(0,O.YA)(E):"without a limit",g=T===0?"":` in each of ${T+1} attempts`,j=c.includes(
" and ")?"wait":"waits";return`${c} ${j} ${_}${g}`}).join(", "),l=(0,t.lS)((0,t.z3)("host-timeout","Host does not respond in time",h.zK),f=>{if(f.phase==="compl\
ete")return{message:`${f.host} took ${(0,O.YA)(f.tookMs)} to return its discovery document; ${A(f.releases)}`,help:(0,t.C)(G),affects:[...new Set(f.releases.map(
({client:_})=>_))]};const{failed:c,help:E}=se[f.phase],T=f.limitMs===null?"in time":`within ${(0,O.YA)(f.limitMs)}`;return{message:`${f.host} ${c} ${T}`,help:E||
{operator:ne(f),guest:(0,O.B9)(f.host)}}}),S=(0,t.lS)((0,t.z3)("host-protocol","Host does not speak HTTP",h.zK),({host:f,error:c})=>({message:`the response of ${f}\
 is not valid HTTP (${c})`,help:{operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in \
the address"}})),H={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the \
body,"},P=(0,t.lS)((0,t.$e)("host-slow","Host is slow"),({host:f,phase:c,tookMs:E,limitMs:T,..._})=>{const g=`(limit ${(0,O.YA)(T)}); ${H[c.name]} took ${(0,O.YA)(
c.ms)}`;return"url"in _?{message:`${_.url} took ${(0,O.YA)(E)} to answer ${g}`,help:(0,t.C)(ne({asks:"answer"}))}:{message:`${f} took ${(0,O.YA)(E)} to return i\
ts discovery document ${g}`,help:(0,t.C)(G,A(_.releases))}}),D=(0,t.lS)((0,t.lm)("host-recovered","Discovery succeeded after a retry"),({host:f,attempts:c,failure:E,
releases:T})=>({message:`discovery of ${f} succeeded at attempt ${c}; the first attempt failed: ${E}`,help:(0,t.C)("find out why the host fails intermittently",
T.length===0?"init succeeded, because the CLI retries discovery":`init with ${T.map(({name:_})=>_).join(" and ")} would have failed`)}))}),2636:((je,ue,o)=>{o.d(
ue,{Eh:()=>S,HB:()=>f,e:()=>se,g0:()=>P,jN:()=>A,ku:()=>ne,pN:()=>H,wE:()=>B,zf:()=>G});var h=o(1064),O=o(4e3),t=o(5799);const K='serve a JSON object of service\
 ids, such as {"modules.v1":"/v1/modules/"}',B=(0,t.lS)((0,t.z3)("document-status","Unexpected HTTP status",h.zK),({location:c,retryAfter:E,transient:T,..._})=>{
const{asked:g,status:j}=_,n=(a,p)=>({message:`${(0,O._r)(_)}${a}; expected 200 or 404`,help:(0,O.NM)(_,p)});if(j>=300&&j<400)return c?n(", which clients do not \
follow",(0,t.C)("redirect with 301, 302, 303, 307 or 308")):n(" without a Location header",(0,t.C)("add a Location header to the redirect"));if(j===429){const a=E===
null?"":` (Retry-After: ${(0,O.dh)(E,Z)})`;return{...n(a,Q),help:Q}}return T?n("",{operator:"check the host and any proxy in front of it",user:"wait and run the\
 check again, and check any proxy of this network",guest:(0,O.B9)(g)}):n("",{operator:"return the discovery document, or 404 if the host has no services",user:(0,O.
Wt)([]),guest:(0,O.qZ)(g)})}),Z=40,Q={because:"the host limits the requests of this machine or of its network",operator:"raise the limit for /.well-known/terraf\
orm.json, or send fewer requests at once (`concurrency`, parallel jobs)",user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner\
 with an address of its own, because hosted runners share theirs"},se=(0,t.lS)((0,t.z3)("document-type","Wrong Content-Type",h.Du),({contentType:c,malformed:E,...T})=>{
const g=c===""?"has no Content-Type":`has ${E?"a malformed Content-Type":"Content-Type"} "${(0,O.dh)(c)}"`;return{message:`${T.url} ${g}; expected "application/\
json"`,help:(0,O.NM)(T,(0,t.C)("serve the discovery document with Content-Type: application/json","most servers send it for a file named terraform.json"))}}),G=(0,t.
lS)((0,t.z3)("document-size","Discovery document is too large",h.Du),({bytes:c,limit:E,isPadding:T=!1,..._})=>T?{message:`${_.url} has more than ${E} bytes; wha\
t exceeds the limit is white space`,help:(0,t.C)("remove the white space at the end of the document"),severity:"warning"}:{message:`${_.url} has ${c??`more than\
 ${E}`} bytes, limit ${E}`,help:(0,O.NM)(_,(0,t.C)("check what is served at this URL","a discovery document only maps service ids to URLs"))}),ne=(0,t.lS)((0,t.
z3)("document-headers","Response headers are too large",h.zK),({host:c})=>({message:`${c} sent more than 256 KiB of response headers`,help:(0,t.C)("look for a h\
eader or cookie that grows with each request")})),A=(0,t.lS)((0,t.z3)("document-encoding","Discovery document cannot be decompressed",h.Du),c=>"host"in c?{message:`${c.
host} sent a discovery document that is not gzip, with Content-Encoding: gzip`,help:(0,t.C)("remove the Content-Encoding header, or compress the document")}:{message:`${c.
url} has Content-Encoding "${(0,O.dh)(c.encoding)}", which the clients do not decompress`,help:(0,O.NM)(c,(0,t.C)("configure the server, and any proxy in front \
of it, to respect Accept-Encoding: gzip"))}),l={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document that is cut off"},S=(0,t.
lS)((0,t.z3)("document-incomplete","Discovery document is incomplete",h.zK),({host:c,why:E})=>({message:`${c} ${l[E]}`,help:(0,t.C)("look for a server that cras\
hes while it responds, or a proxy that changes the body")})),H=(0,t.lS)((0,t.z3)("document-not-json","Discovery document is not valid JSON",h.zK),({why:c,advice:E,
...T})=>({message:`${T.url} is not valid JSON: ${(0,O.dh)(c)}`,help:(0,O.NM)(T,(0,t.C)(E??K))})),P=(0,t.lS)((0,t.z3)("document-not-object","Discovery document i\
s not a JSON object",h.zK),({why:c,...E})=>({message:`${E.url} is not a JSON object: ${(0,O.dh)(c)}`,help:(0,O.NM)(E,(0,t.C)(K))})),D=20,f=(0,t.lS)((0,t.z3)("do\
cument-absent","Host has no discovery document",h.zK),({host:c,url:E,why:T,required:_,clientErrors:g})=>{const j=_.length===0?"at least one service":_.join(", "),
n=T==="status"?`has no discovery document (${E} returned 404)`:"has the discovery document `null`, which offers no services",a=g.slice(0,D).map(p=>`"${p}"`);return{
message:`host ${c} ${n}; required: ${j}`,help:{operator:"serve /.well-known/terraform.json at the root of the host",user:(0,O.Wt)(_),guest:(0,O.qZ)(c),...a.length===
0?{}:{note:`the clients print ${a.join(", ")}`}}}})}),9209:((je,ue,o)=>{o.d(ue,{CL:()=>ne,KA:()=>Z,Y3:()=>G,f0:()=>Q,n4:()=>se});var h=o(1064),O=o(4e3),t=o(5799);
const K=({url:A,asks:l})=>`configure ${A} to return ${l==="document"?"the document":"its answer"}`,B=A=>(0,t.C)(`${K(A)}, or to redirect straight to it`),Z=(0,t.
lS)((0,t.z3)("redirect-limit","Too many redirects",h.Du),({redirects:A,clients:l,limits:S,...H})=>{const P=l.map(D=>`${h.bB[D]} follows ${S[D]}`);return{message:`${H.
url} redirects ${A} times; ${P.join(", ")}`,help:B(H),affects:l}}),Q=(0,t.lS)((0,t.z3)("redirect-loop","Redirect loop",h.zK),({url:A,asks:l,to:S})=>({message:`t\
he redirects of ${A} lead back to ${S}`,help:(0,t.C)(K({url:A,asks:l}))})),se=(0,t.lS)((0,t.$e)("redirect-insecure","Redirect to plain HTTP",h.Du),({url:A,to:l,
exposesToken:S})=>({message:`${A} redirects to ${l}, which is not https${S?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,
help:(0,t.C)("redirect to an https URL")})),G=(0,t.lS)((0,t.z3)("redirect-invalid","Invalid redirect",h.zK),({redirect:A,url:l,why:S})=>({message:`the redirect ${A}\
 ${l} cannot be followed: ${(0,O.dh)(S)}`,help:(0,t.C)("redirect to an https URL")})),ne=(0,t.lS)((0,t.lm)("redirect-nested","More than one redirect"),({url:A,redirects:l})=>({
message:`${A} redirects ${l} times; the protocol only requires clients to follow 1 redirect`,help:B({url:A,asks:"document"})}))}),9872:((je,ue,o)=>{o.d(ue,{BU:()=>p,
B_:()=>_,MY:()=>a,SE:()=>E,cI:()=>n,rZ:()=>Q,vk:()=>se,x1:()=>G});var h=o(1064),O=o(4e3),t=o(5799);const K=({host:u,isLeaf:i})=>i?`the certificate of ${u}`:`an \
authority in the certificate chain of ${u}`,B=u=>Z(new Date(u).toISOString()),Z=u=>u.slice(0,10),Q=(0,t.lS)((0,t.z3)("proxy-refused","Proxy refused the request",
h.zK),({host:u,reason:i})=>({message:`${u} was not reached: ${i}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too"})),se=(0,t.
lS)((0,t.z3)("tls-expired","TLS certificate has expired",h.zK),u=>({message:`${K(u)} expired on ${B(u.at)}`,help:(0,t.C)("renew the certificate and reload the s\
erver")})),G=(0,t.lS)((0,t.z3)("tls-not-yet-valid","TLS certificate is not valid yet",h.zK),u=>({message:`${K(u)} is not valid before ${B(u.at)}`,help:"check th\
e clock of this machine and the start date of the certificate"})),ne={leaf:"is signed by an unknown authority, or the host does not send the intermediate certif\
icate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},A="configure the ho\
st to send its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",l={"negative-serial":{says:"has a negative serial numb\
er, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a certificate and is not allowed to",
help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authorities below it than it allows (pathle\
n)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for servers (extendedKeyUsage)",help:"i\
ssue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstraints)",help:"have it issued by an a\
uthority whose name constraints permit all of its names"}},S=(u,i)=>({says:`has ${u}, which Terraform and OpenTofu do not support`,help:i}),H="issue it with ano\
ther key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",P="issue it with a key of 2048 to 8192 bits",D="have it signed with SHA-256, SHA-384, SHA-512 or Ed25\
519",f={name:"the name of the host",dates:"its dates",authority:"the authority above it",issuer:"its issuer and extensions",encoding:"its encoding"};function c(u){
switch(u.kind){case"unknown-authority":return{says:ne[u.sent],help:A};case"curve":return S(`a key on the curve ${u.curve}`,H);case"key":return S(`a key of the k\
ind ${u.name}`,H);case"key-size":return S(`an RSA key of ${u.bits} bits`,P);case"signature":return S(`a signature of the kind ${u.name}`,D);case"critical-extens\
ion":return S(`the critical extension ${u.id}`,"issue it without that extension");case"openssl":return{says:`passes the rules of Terraform and OpenTofu, but not\
 the second check by OpenSSL (${f[u.check]}), so nothing was sent`,help:"issue it with a program that follows RFC 5280"};case"malformed":return{says:`is malform\
ed (${u.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};default:return l[u.kind]}}const E=(0,t.lS)((0,t.z3)(
"tls-untrusted","TLS certificate is not trusted",h.zK),({flaw:u,...i})=>{const{says:r,help:w}=c(u);return{message:`${K(i)} ${r}`,help:w}}),T=3,_=(0,t.lS)((0,t.z3)(
"tls-name-mismatch","TLS certificate is for another name",h.zK),({host:u,names:i})=>({message:i.length===0?`the certificate of ${u} has no DNS name among its su\
bject alternative names`:`the certificate of ${u} is for ${(0,O.K4)(i,T,O.dh)}`,help:`issue a certificate that lists ${u} as a subject alternative name, or use \
the name it is for`})),g={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"\
requires a client certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"i\
s not a name that the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},j={
version:u=>({says:`offers no TLS version later than ${u.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:u=>({
says:`offers only cipher suites that Terraform and OpenTofu do not support, such as ${u}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-\
GCM-SHA256"}),group:u=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${u}`,help:"enable the group X25519 or P-256 \
on the host"})},n=(0,t.lS)((0,t.z3)("tls-protocol","TLS handshake failed",h.zK),({host:u,error:i})=>{if(typeof i=="object"&&"code"in i)return{message:`the TLS h\
andshake with ${u} failed (${i.code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"};const{says:r,help:w}=typeof i=="s\
tring"?g[i]:j[i.kind](i.name);return{message:`${u} ${r}`,help:w}}),a=(0,t.lS)((0,t.z3)("tls-plain-http","Port serves plain HTTP",h.zK),({host:u})=>({message:`${u}\
 serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery always uses https"})),
p=(0,t.lS)((0,t.$e)("tls-expires-soon","TLS certificate expires soon"),({host:u,days:i,expires:r})=>{const w=i===0?"today":i===1?"in 1 day":`in ${i} days`;return{
message:`the certificate of ${u} expires ${w}, on ${Z(r)}`,help:(0,t.C)("renew the certificate; if it is renewed automatically, find out why that has not happen\
ed")}})}),4592:((je,ue,o)=>{o.d(ue,{Bz:()=>j,Ev:()=>T,MI:()=>A,Mx:()=>_,RK:()=>S,hy:()=>D,m$:()=>G});var h=o(1064),O=o(4e3),t=o(5799),K=o(8937);const B=({kind:n,
first:a,others:p})=>p===0?a:`${a} and ${p} other ${n}${p===1?"":"s"}`,Z=({kind:n,mirror:a})=>a===null?`${n}s.v1`:"the network mirror",Q=n=>`the URL of ${Z(n)} i\
n the ${n.mirror===null?"discovery document":"CLI configuration"}`;function se({page:n,host:a,...p},u){if(n?.kind!=="sign-in")return(0,O.NM)({page:n,asked:a},u);
const i=`allow requests to ${Z({host:a,...p})} without a browser`,r=n.title===""?"":` ("${n.title}")`;return{operator:i,because:`the host returned a sign-in pag\
e${r}`}}const G=(0,t.lS)((0,t.z3)("versions-unauthorized","Registry requires a valid token",h.Du),n=>{const{token:a,elsewhere:p,challenge:u,isFork:i}=n,r=i&&a===
"none",w=u===null?"":` and requires ${u} authentication`,I=r?"secrets are withheld from pull requests of forks":(0,K.pt)(n,p);return{message:`the versions of ${B(
n)} cannot be read: ${(0,O._r)(n)}${w}; ${I}`,help:r?K.ro:se(n,ne(n)),severity:r?"notice":a==="withheld"?"warning":"error"}});function ne(n){const{host:a,source:p,
elsewhere:u,challenge:i,kind:r}=n,w=Z(n);if(i!==null)return{operator:`accept Bearer tokens at the URL of ${w}`,note:"the CLIs send only Bearer tokens"};const I=u===
null?`check that the token from ${p} is complete, has not expired and may read this ${r}`:`check that ${u} accepts the token from ${p}: the CLIs send it the tok\
en for ${a}, not one for ${u}`;return(0,K.$w)(n,w,u,I)}const A=(0,t.lS)((0,t.z3)("versions-status","Registry fails to list versions",h.Du),n=>{const{attempts:a,
transient:p,host:u,status:i}=n,r=a>1?` in each of ${a} attempts`:"";return{message:`the versions of ${B(n)} cannot be read: ${(0,O._r)(n)}${r}; expected 200`,help:se(
n,l(u,i,p,Q(n)))}});function l(n,a,p,u){return a===429?{because:"the host limits requests from this machine or network",operator:"raise the limit, or run fewer \
jobs at once",user:"wait, run fewer jobs at once, or use a runner with its own IP address"}:p?{operator:"check the logs of the registry and of any proxy in fron\
t of it",user:"wait and run the check again; check the proxy of this network if there is one",guest:(0,O.B9)(n)}:{operator:`check ${u}; return 200 with the vers\
ions, or 404 for an unknown name`}}const S=(0,t.lS)((0,t.z3)("versions-shape","List of versions cannot be read",h.Du),n=>({message:`the versions of ${B(n)} cann\
ot be read: the response of ${n.url} ${(0,O.dh)(n.why)}`,help:se(n,{operator:`check ${Q(n)}, and return ${n.mirror===null?P[n.kind]:H}`})})),H='{"versions":{"1.\
0.0":{}}} with `Content-Type: application/json`',P={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":"1.0.0"}]}'},D=(0,t.
lS)((0,t.z3)("versions-empty","Registry lists no versions",h.Du),({kind:n,address:a,url:p,ignored:u,isMirror:i})=>({message:u.length===0?`${n} ${a} has no versi\
ons: ${p} lists none`:`${n} ${a} has no valid versions: ${p} lists only ${c(u)}`,help:{operator:i?"add a version to the mirror, under a key of three numbers suc\
h as 1.2.0":u.length===0?`publish a version of the ${n}; if its tag exists, check that the registry has imported it`:`publish versions as ${E[n]}`,user:`check t\
he address, or ask the publisher of the ${n} to release a version`}})),f=3,c=n=>(0,O.K4)(n,f,a=>`"${(0,O.dh)(a,40)}"`),E={module:"numbers with dots, such as 1.2\
.0 or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'},T=(0,t.lS)((0,t.z3)("version-unreadable","Listed version cannot be read",h.Du),
({kind:n,address:a,texts:p,rejects:u})=>{const i=`the registry lists ${c(p)} for ${n} ${a}, which ${p.length===1?"is not a version":"are not versions"}`,r=`publ\
ish versions as ${E[n]}, and remove others`;return u?{message:`${i}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,help:{operator:r,user:"\
use Terraform 1.13 or later, which ignores such versions"}}:{message:`${i}; the CLIs ignore ${p.length===1?"it":"them"}`,help:(0,t.C)(r),severity:n==="module"?"\
warning":"notice"}}),_=(0,t.lS)((0,t.lm)("provider-warning","Registry warns about a provider"),({address:n,warnings:a})=>({message:`the registry returned a warn\
ing for ${n}: "${(0,O.dh)(a.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"})),g={closed:"closed the connection before the\
 end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},j=(0,t.lS)((0,t.
z3)("answer-incomplete","Response is incomplete",h.Du),({host:n,why:a})=>({message:`${n} ${g[a]}`,help:(0,t.C)("check for a server that crashes while it respond\
s, or a proxy that changes the body")}))}),793:((je,ue,o)=>{o.d(ue,{Cq:()=>i,K3:()=>D,N4:()=>P,QI:()=>j,Si:()=>S,TJ:()=>f,Vr:()=>g,WC:()=>a,XB:()=>_,e7:()=>ne,iP:()=>l,
lT:()=>u,mH:()=>p,mL:()=>E,pF:()=>A,uR:()=>n,xu:()=>c,yA:()=>H});var h=o(1064),O=o(4e3),t=o(5799);const K=5;function B(r){if(!Array.isArray(r))return Z(r);const w=r.
length>K?", \u2026":"";return`[${r.slice(0,K).map(Z).join(", ")}${w}]`}function Z(r){return r===void 0?"missing":typeof r=="object"&&r!==null?(0,O.go)(r):(0,O.dh)(
JSON.stringify(r))}const Q=(r,w)=>`is ${B(r)}${r===void 0?"":`, not ${w}`}`,se=(r,w)=>`"${w}" in login.v1 of host ${r}`,G=(r,w,I,Y)=>(0,t.lS)(r,({host:M,value:X})=>({
message:`${se(M,w)} ${I(X)}`,help:(0,t.C)(Y)})),ne=(0,t.lS)((0,t.z3)("login-type","login.v1 is not an object",h.Du),({host:r,value:w,why:I})=>({message:`login.v\
1 of host ${r} is ${(0,O.go)(w)}, not an object`,help:(0,t.C)('set login.v1 to an object with "client", "authz" and "token"',(0,O.zd)(I))})),A=G((0,t.z3)("login\
-client-missing","login.v1 has no client",h.Du),"client",r=>Q(r,"a string"),'set "client" to the OAuth client ID, for example "terraform-cli"'),l=G((0,t.$e)("lo\
gin-client-empty","login.v1 has an empty client",h.Du),"client",()=>"is an empty string",'set "client" to the OAuth client ID that the authorization server expe\
cts'),S=G((0,t.z3)("login-grant-types-invalid","grant_types in login.v1 is not an array",h.Du),"grant_types",r=>Q(r,"an array of strings"),'set "grant_types" to\
 ["authz_code"], or remove it'),H=G((0,t.z3)("login-grant-types-unsupported","login.v1 has no usable grant type",h.Du),"grant_types",r=>`is ${B(r)}, which conta\
ins no supported grant type`,'add "authz_code" to "grant_types"'),P=G((0,t.lm)("login-grant-types-unknown","login.v1 has unknown grant types"),"grant_types",r=>`\
is ${B(r)}; the clients know "authz_code" and "password" only`,'remove the unknown grant types; move scopes to "scopes"'),D=G((0,t.z3)("login-authz-missing","lo\
gin.v1 has no authz URL",h.Du),"authz",r=>Q(r,"a string with a URL"),'set "authz" to the URL of the authorization endpoint'),f=(0,t.lS)((0,t.z3)("login-authz-in\
valid","authz URL in login.v1 cannot be used",h.Du),({host:r,why:w})=>T("authz",r,w)),c=G((0,t.z3)("login-token-missing","login.v1 has no token URL",h.Du),"toke\
n",r=>Q(r,"a string with a URL"),'set "token" to the URL of the token endpoint'),E=(0,t.lS)((0,t.z3)("login-token-invalid","token URL in login.v1 cannot be used",
h.Du),({host:r,why:w})=>T("token",r,w)),T=(r,w,I)=>({message:`${se(w,r)}: ${(0,O.dh)(I)}`,help:(0,t.C)(`set "${r}" to an https:// URL without user name, or to a\
 path that starts with a slash`)}),_=G((0,t.z3)("login-ports-count","ports in login.v1 is not two ports",h.Du),"ports",r=>Q(r,"exactly two elements"),'set "port\
s" to the first and the last port, for example [10000, 10010]'),g=G((0,t.z3)("login-ports-range","ports in login.v1 are out of range",h.Du),"ports",r=>`is ${B(r)}\
; both must be whole numbers from 1024 to 65535`,'set "ports" to two numbers in this range, for example [10000, 10010]'),j=G((0,t.z3)("login-ports-order","ports\
 in login.v1 are in the wrong order",h.Du),"ports",r=>`is ${B(r)}; the first port is greater than the last`,"write the lower port first"),n=G((0,t.z3)("login-po\
rts-single","ports in login.v1 is a range of one port",h.Du),"ports",r=>`is ${B(r)}; the clients never use the last port, so none is left`,'set "ports" to at le\
ast two ports, for example [10000, 10010]'),a=G((0,t.$e)("login-ports-ignored","ports in login.v1 is not an array",h.Du),"ports",r=>`${Q(r,"an array")}; the cli\
ents ignore it and use 1024 to 65535`,'set "ports" to an array such as [10000, 10010], or remove it'),p=G((0,t.z3)("login-scopes-invalid","scopes in login.v1 co\
ntains a value that is not a string",h.Du),"scopes",r=>Q(r,"an array of strings"),'set "scopes" to an array of strings, or remove it'),u=G((0,t.$e)("login-scope\
s-ignored","scopes in login.v1 is not an array",h.Du),"scopes",r=>`${Q(r,"an array")}; the clients ignore it`,'set "scopes" to an array of strings, or remove it'),
i=(0,t.lS)((0,t.$e)("login-url-port","Login URL has no port",h.Du),({host:r,endpoints:w})=>{const I=w.map(({name:X})=>`"${X}"`).join(" and "),[Y]=w,M=w.length===
1;return{message:`${I} in login.v1 of host ${r} ${M?"names":"name"} no port, so a login uses port 443: ${Y?.url??""}`,help:(0,t.C)(`write a path that starts wit\
h a slash, or add :${Y?.port??""} to the URL${M?"":"s"}`)}})}),9319:((je,ue,o)=>{o.d(ue,{$H:()=>g,Ew:()=>Q,Gh:()=>_,J6:()=>G,Ju:()=>B,Q8:()=>Z,T$:()=>T,WS:()=>K,
Xq:()=>ne,jI:()=>se,l5:()=>E,ln:()=>j,o1:()=>f});var h=o(1064),O=o(4e3),t=o(5799);const K=(0,t.lS)((0,t.z3)("service-url-invalid","Service URL cannot be used",h.
zK),({id:n,host:a,url:p,why:u})=>({message:p===null?`${n} of host ${a}: ${(0,O.dh)(u)}`:`${n} of host ${a} is "${p}", which the clients cannot connect to: ${u}`,
help:(0,t.C)(`set ${n} to an https:// URL, or to a path that starts with a slash`)})),B=(0,t.lS)((0,t.z3)("service-url-credentials","Service URL contains a user\
 name",h.zK),({id:n,host:a,why:p})=>({message:`${n} of host ${a}: ${p}`,help:(0,t.C)("remove the user name and password from the URL, or from the redirect that \
leads to the document","give tokens to the clients instead")})),Z=(0,t.lS)((0,t.z3)("service-url-empty","Service URL is empty",h.zK),({id:n,host:a,url:p})=>({message:`${n}\
 of host ${a} is an empty string, which resolves to the document itself: ${p}`,help:(0,t.C)(`set ${n} to the URL of the service, such as "/v1/${n.split(".")[0]}\
/", or remove it`)})),Q=(0,t.lS)((0,t.z3)("service-url-looks-like-host","Service URL has no https://",h.zK),({id:n,host:a,value:p,why:u})=>({message:`${n} of ho\
st ${a} is "${p}", which is a path and not a URL with a host`,help:(0,t.C)(`write "https://${p}" if a host is meant`,u===null?void 0:(0,O.zd)(u))})),se=(0,t.lS)(
(0,t.z3)("service-url-no-slash","Service URL does not end with a slash",h.rG),({id:n,host:a,url:p,clients:u})=>{const i=u.map(w=>h.bB[w]),r=p.slice(p.lastIndexOf(
"/")+1);return{message:`${n} of host ${a} does not end with a slash: ${p}`,help:(0,t.C)("add the slash",`without it ${i.slice(0,-1).join(", ")} and ${i.at(-1)} \
replace "${r}" with the path that they append`),affects:u}}),G=(0,t.lS)((0,t.$e)("service-url-relative","Service URL is relative to the document",["dependabot",
"renovate","terragrunt"]),({id:n,host:a,url:p})=>({message:`${n} of host ${a} is a path without a leading slash: Terraform and OpenTofu resolve it to ${p}, othe\
r clients do not`,help:(0,t.C)("start the path with a slash, or write the complete URL")})),ne=(0,t.lS)((0,t.$e)("service-url-query","Service URL has a query",h.
Du),({id:n,host:a})=>({message:`${n} of host ${a} has a query, which the clients drop when they append a path`,help:(0,t.C)("move the content of the query into \
the path","never put a secret into the document")})),A=10,l=3;function S({host:n,uses:a},p=["is","are"]){const u=Map.groupBy(a,({id:r})=>r),i=Array.from(u,([r,w])=>{
const I=w.flatMap(({endpoint:Y})=>Y??[]);return I.length===0?r:`${r} (${I.join(", ")})`});return`${(0,O.K4)(i,A,O.dh)} of host ${n} ${i.length===1?p[0]:p[1]}`}const H=({
urls:n})=>(0,O.K4)(n,l,O.dh),P=({uses:n})=>h.zK.filter(a=>n.some(({id:p})=>(0,h.SZ)(p).includes(a))),D={loopback:"on other machines",private:"outside of its net\
work",reserved:"on the internet"},f=(0,t.lS)((0,t.z3)("service-url-private","Service URL has a non-public address",h.zK),n=>({message:`${S(n)} at ${H(n)}, which\
 clients ${D[n.kind]} cannot reach`,help:(0,t.C)(`set the external URL of the registry (also called base URL or public URL) to https://${n.host}`),affects:P(n)})),
c=[...h.Du,"dependabot"],E=(0,t.lS)((0,t.$e)("service-url-insecure","Service URL is not https",c),n=>{const a=n.uses.every(({endpoint:i})=>i!==null),p=a?"a logi\
n sends its token in clear text otherwise":`the clients send the token of ${n.host} there in clear text`,u=P(n);return{message:`${S(n)} not https: ${H(n)}`,help:(0,t.
C)(n.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",a||n.hasToken?p:void 0),affects:c.filter(
i=>u.includes(i))}}),T=(0,t.lS)((0,t.$e)("service-url-cross-host","Service is on another host",["dependabot","renovate"]),n=>{const{host:a,name:p}=n,u=`${S(n)} \
on another host: ${H(n)}`,i=P(n).includes("renovate");return n.hasToken&&i?{message:u,help:`give Dependabot and Renovate a token for ${p}; Terraform and OpenTof\
u send it the token of ${a}`}:{message:u,help:`where outgoing traffic is filtered, allow ${p} as well`,severity:"notice",affects:[]}}),_=(0,t.lS)((0,t.lm)("serv\
ice-url-other-port","Service is on another port of the host"),n=>({message:`${S(n)} on another port of the same host: ${H(n)}`,help:(0,t.C)(`check that clients \
can connect to this port; behind a proxy, set the external URL of the registry to https://${n.host}`)})),g=(0,t.lS)((0,t.$e)("service-url-double-slash","Service\
 URL has a double slash"),n=>({message:`${S(n,["has","have"])} a double slash in the path: ${H(n)}`,help:(0,t.C)("remove the slash at the end of the external UR\
L of the registry")})),j=(0,t.lS)((0,t.$e)("service-url-same","Two services have the same URL"),n=>({message:`${S(n,["has","have"])} the same URL: ${H(n)}`,help:(0,t.
C)("check both URLs","few registries serve modules and providers below one URL, and a copied line is more likely")}))}),2847:((je,ue,o)=>{o.d(ue,{C6:()=>G,IR:()=>ne,
WI:()=>se});var h=o(1064),O=o(9562),t=o(4e3),K=o(5799);const B=20,Z=({offered:A})=>A.length===0?"is empty":`offers ${(0,t.K4)(A,B,t.dh)}`;function Q(A,l){const{
id:S,host:H,offered:P,block:D}=A,f=`the discovery document, which ${Z(A)}`;if(D!==null)return`add ${S} to the \`host\` block at ${D}, which ${Z(A)}`;if(S===O.xq&&
l)return`configure a network mirror for the provider: Artifactory serves providers at https://${H}/artifactory/api/terraform/REPOSITORY/providers/ and offers no\
 ${S}; the discovery document ${Z(A)}`;const c=(0,O.qE)(S)?P.find(T=>(0,O.OA)(T)===S):void 0,E=S===O.xq?`use a host that offers ${S}, or configure a network mir\
ror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${S}`;return{operator:c===void 0?`add ${S} to ${f}`:
`rename ${c} to ${S} in ${f}`,user:E}}const se=(0,K.lS)((0,K.z3)("service-missing","Service is not offered",h.zK),A=>A.id==="any"?{message:`host ${A.host} does \
not provide any service`,help:(0,K.C)(`add a service to the discovery document, which ${Z(A)}`)}:{message:A.why,help:Q(A,A.isArtifactory)}),G=(0,K.lS)((0,K.z3)(
"service-version","Service is offered in another version",h.zK),A=>({message:A.why,help:A.isReadable?Q(A,!1):`require an id of the form NAME.vN; the discovery d\
ocument ${Z(A)}`})),ne=(0,K.lS)((0,K.z3)("service-type","Service URL is not a string",h.zK),({id:A,host:l,value:S,why:H})=>({message:`${A} of host ${l} is ${(0,t.
go)(S)}, not a string with a URL`,help:(0,K.C)(`set ${A} to a URL such as "/v1/modules/"`,(0,t.zd)(H))}))}),1541:((je,ue,o)=>{o.d(ue,{A7:()=>se,AV:()=>K,T:()=>P,
Tb:()=>Q,aZ:()=>h,c3:()=>G,ql:()=>B,sD:()=>A,sc:()=>ne,zC:()=>S});class h extends Error{argument;want;constructor(c,E){super(`${c.path.join(".")} must be ${E}`),
this.argument=c,this.want=E}}const O=f=>f.name!==void 0;function t(f,c){if(f.kind==="object")return f.items.filter(O);throw new h(c,"a block")}function K({value:f,
hasLabels:c}){if(f.kind!=="object")return[];const E=f.items.filter(O);return c?E.flatMap(K):[E]}function B(f,c,E,T={}){for(const _ of Object.keys(E)){const g=f.
filter(a=>a.name.toLowerCase()===_),[j]=g;if(j===void 0)continue;const n={path:[...c.path,_],span:j};for(const a of Z(g))T[_]=E[_](a,n,T[_])}return T}function Z(f){
const c=f.flatMap(({hasLabels:T,value:_})=>T&&_.kind==="object"?_.items:[]),E=f.filter(({hasLabels:T})=>!T).map(({value:T})=>T);return c.length===0?E:[{kind:"ob\
ject",start:0,end:0,items:c},...E]}const Q=(f,c)=>(E,T,_)=>B(t(E,T),T,f,c?_:{}),se=f=>(c,E,T=new Map)=>{const _=new Map;for(const{name:g,start:j,end:n,value:a,hasLabels:p=!1}of t(
c,E)){const u={path:[...E.path,g],span:{start:j,end:n}};if((_.get(g)??p)!==p)throw new h(u,"a block with one label");_.set(g,p),T.set(g,{start:j,end:n,value:f(a,
u,T.get(g)?.value)})}return T},G=f=>(c,E,T=[])=>{if(c.kind!=="tuple")throw new h(E,"a list");const _=c.elements.map(g=>f(g,E));for(const g of _)T.push(g);return T},
ne=(f,c)=>{if(f.kind==="string"||f.kind==="template")return f.verbatim??"";if(f.kind==="primitive"&&f.value===null)return"";if(l(f))return String(f.value);throw new h(
c,"a string")},A=(f,c)=>{if(l(f))return f.value;if(f.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(f.value))return Number(f.value);throw new h(c,"a whole number")},
l=f=>f.kind==="primitive"&&Number.isSafeInteger(f.value)&&String(f.value).length===f.end-f.start,S=(f,c)=>{if(f.kind==="primitive"&&typeof f.value=="boolean")return f.
value;throw new h(c,"true or false")},H=2**63-1,P=(f,c,E)=>{const T=D(f,c);if(E!==void 0&&(typeof E=="object"||typeof E!=typeof T))throw new h(c,"set only once");
return T};function D(f,c){if(f.kind==="tuple")return f.elements.map(E=>D(E,c));if(f.kind==="object"){const E=se(P)(f,c);return Object.fromEntries(Array.from(E,([
T,_])=>[T,_.value]))}if(f.kind!=="primitive"||f.value===null)return ne(f,c);if(Math.abs(Number(f.value))>H)throw new h(c,"a whole number");return f.value}}),4265:((je,ue,o)=>{
o.d(ue,{Hl:()=>ne,Ln:()=>Z,f5:()=>S,zT:()=>G});var h=o(1541);const O=P=>({plugin_cache_dir:h.sc,plugin_cache_may_break_dependency_lock_file:h.zC,host:(0,h.A7)((0,h.
Tb)({services:(0,h.A7)(h.T)},P)),credentials:(0,h.A7)((0,h.A7)(h.T)),credentials_helper:(0,h.A7)((0,h.Tb)({args:(0,h.c3)(h.sc)},P))}),t={providers:(0,h.A7)(h.sc),
provisioners:(0,h.A7)(h.sc),disable_checkpoint:h.zC,disable_checkpoint_signature:h.zC,...O(!1)},K=O(!0),B={path:[],span:{start:0,end:0}};function Z(P,D){const f=D===
"terraform",c={};try{return f?(0,h.ql)(P,B,t,c):(0,h.ql)(P,B,K,c),{values:c,mistake:null}}catch(E){if(!(E instanceof h.aZ))throw E;return{values:f?{}:c,mistake:E}}}
const Q="registry_protocols",se={retry_count:h.sD,request_timeout_seconds:h.sD};function G(P){for(const D of P){const[f]=D.name===Q?(0,h.AV)(D):[];if(f!==void 0)
try{return{protocols:(0,h.ql)(f,{path:[Q],span:D},se),mistakes:[]}}catch(c){if(!(c instanceof h.aZ))throw c;return{protocols:{},mistakes:[{span:c.argument.span,
why:c.message}]}}}return{protocols:{},mistakes:[]}}function ne({request_timeout_seconds:P},D){const f=H(D.TF_REGISTRY_CLIENT_TIMEOUT);return f!==null?f*1e3:P===
void 0?null:P>0?P*1e3:Number.POSITIVE_INFINITY}const A=1e4,l=1;function S(P,D,f){const c=H(f.TF_REGISTRY_DISCOVERY_RETRY)??D.retry_count??l;return{client:P,attemptMs:ne(
D,f)??A,retries:Math.max(c,0)}}function H(P){const D=/^\+?\d+$/.test(P??"")?Number(P):0;return D>0?D:null}}),4929:((je,ue,o)=>{o.d(ue,{Dz:()=>se,P4:()=>Z,Yv:()=>ne,
kV:()=>A});var h=o(4091),O=o(1064),t=o(1831),K=o(4e3),B=o(5799);const Z=(0,B.lS)((0,B.$e)("credentials-config","CLI configuration has a mistake",O.Du),({clients:l,
mistake:S})=>({...Q(S),affects:l}));function Q(l){switch(l.kind){case"missing":return{message:`${l.setting} names ${(0,h.ol)(l.path)}, which does not exist`,help:"\
correct the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${l.file} ${(0,K.mP)(l.failure)}`,help:l.failure.kind===
"size"?"shorten the file; the client reads all of it, this check nothing":"let this account read the file; the client continues without it"};case"syntax":return{
message:`${l.file} has a syntax error: ${l.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${l.file}\
: ${l.path.join(".")} must be ${l.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{
message:`${l.file}: ${l.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${l.type} ${(0,h.ol)(l.label)}\
 is not a hostname: ${l.why}`,help:l.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than\
 one credentials_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one \
provider_installation block",help:"remove all but one; the client uses the first"};case"no token":return{message:l.hasValue?`the token in the credentials block \
for host ${(0,t.nx)(l.host)} at ${l.file} is not a string`:`the credentials block for host ${(0,t.nx)(l.host)} at ${l.file} has no token`,help:'add token = "\u2026" \
or remove the block; the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,h.ol)(l.name)}: the\
re is no terraform-credentials-${l.name} in ${l.directories.join(", ")}`,help:l.name===l.name.toLowerCase()?"install the program there (PATH is not searched); t\
he client continues without a helper":"write the name in lower case; the client finds no other name"}}}const se=(0,B.lS)((0,B.z3)("credentials-helper","Credenti\
als helper failed",O.Du),({name:l,why:S})=>({message:`credentials helper ${l}: ${S}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"}\
 and exit with 0; without it discovery works, but init fails to install providers'})),G=10,ne=(0,B.lS)((0,B.lm)("services-forced","A host block replaces service\
 discovery",["terraform","opentofu"]),({host:l,at:S})=>({message:`the host block at ${S} defines the services of ${l}; the host's own discovery document is not \
used`,help:`remove the host block at ${S} to use the discovery document of ${l}`})),A=(0,B.lS)((0,B.lm)("services-forced-differ","A host block and the discovery\
 document differ",["terraform","opentofu"]),({host:l,at:S,services:H})=>({message:`the host block at ${S} and the discovery document of ${l} differ in ${(0,K.K4)(
H,G,K.dh)}`,help:"update the host block or remove it; machines without it use other services"}))}),1731:((je,ue,o)=>{o.d(ue,{Cg:()=>A,PW:()=>c,Ty:()=>ne,Zy:()=>l,
_T:()=>E,hZ:()=>K,kv:()=>j,mb:()=>n,oF:()=>Q,rK:()=>se});var h=o(4091),O=o(9562);const t=new RegExp(`^${O.eQ}$`),K=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
B=new RegExp(`^${K}[.+-]?$`),Z=2n**63n-1n;function Q(a){const[,p,u,i,r]=t.exec(a)??[];return p===void 0?null:G(a,p,i??u,r)}function se(a){const[,p,u,i]=B.exec(a)??
[];return p===void 0?null:G(a,p,u,i)}function G(a,p,u="",i=""){const r=p.split(".").map(I=>I.replace(/^0+(?=.)/,""));if(r.some(I=>I.length>19))return null;const w=r.
map(BigInt);if(w.some(I=>I>Z))return null;for(;w.length<3;)w.push(0n);return{text:a,numbers:w,written:r.length,pre:u,build:i}}const ne=a=>a.pre!=="",A=({numbers:a,
pre:p,build:u})=>`${a.join(".")}${p===""?"":`-${p}`}${u===""?"":`+${u}`}`;function l(a,p){const u=Math.max(a.numbers.length,p.numbers.length);for(let i=0;i<u;i++){
const[r,w]=[a.numbers[i]??0n,p.numbers[i]??0n];if(r!==w)return r<w?-1:1}return a.pre===p.pre||a.numbers.length!==p.numbers.length?0:a.pre===""||p.pre===""?a.pre===
""?1:-1:S(a.pre,p.pre)}function S(a,p){const[u,i]=[a.split("."),p.split(".")];for(let r=0;;r++){const[w,I]=[r+1>=u.length,r+1>=i.length];if(w!==I)return w?-1:1;
const Y=H(u[r]??"",i[r]??"");if(Y!==0||w)return Y}}function H(a,p){const[u,i]=[/^[0-9]*$/.test(a),/^[0-9]*$/.test(p)];return u!==i?u?-1:1:u&&a.length!==p.length?
a.length-p.length:a===p?0:a<p?-1:1}const P="[\\t\\n\\f\\r ]*",D=new RegExp(`^${P}(<=|>=|!=|~>|<|>|=|)${P}(${O.eQ})${P}$`),f="This string does not use correct ve\
rsion constraint syntax";function c(a){const p=[];for(const u of a.split(",")){const[,i,r=""]=D.exec(u)??[],w=Q(r);if(w===null)return(0,h.TR)(f);p.push({operator:i||
"=",version:w,text:u})}return(0,h.Ju)(p)}function E(a){const p=c(a);if(!p.ok)return p;const u=[];for(const i of p.value){const r=se(i.version.text);if(r===null||
!T.test(i.text.trim()))return(0,h.TR)(`Incorrect version constraint syntax: ${_(i)}`);u.push({...i,version:r})}return(0,h.Ju)(u)}const T=/^[<>=!~]* ?[0-9]/;function _({
operator:a,version:p,text:u}){const i=u.trim();if(p.text.startsWith("v"))return'a "v" prefix should not be used';if(!T.test(i))return`only one space is expected\
 after the operator "${a}"`;if(p.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[r]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(i)??[""];return`missing comma after "${r}"`}const g=[">",">=","=","~>","<=","<","!="];function j(a){const p=[...a].sort((u,i)=>l(u.version,i.version)||S(u.
version.build,i.version.build)||g.indexOf(u.operator)-g.indexOf(i.operator)||i.version.written-u.version.written);return[...new Set(p.map(n))].join(", ")}function n({
operator:a,version:p}){if(a==="=")return A(p);const u=a==="~>"&&p.written<3?p.numbers.slice(0,2):p.numbers;return`${a} ${A({...p,numbers:u})}`}}),7511:((je,ue,o)=>{
o.d(ue,{i:()=>A});var h=o(4091);const O="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",t=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,K=String.
raw`[()<>@,;:\\"/[\]?=]`,B=new RegExp(`^(${O})?(/)?(${O})?(.*)$`,"s"),Z=String.raw`"((?:[^"\\\r\n]|\\${K}|\\(?!${K}))*)"`,Q=new RegExp(`;${t}*(${O})${t}*=${t}*(\
?:(${O})|${Z})${t}*`,"y"),se=new RegExp(`;${t}*$`,"y"),G=new RegExp(String.raw`\\(${K})`,"g"),ne=new RegExp(`^${t}+|(?<!${t})${t}+$`,"g");function A(P){const D=P.
indexOf(";"),f=H((D<0?P:P.slice(0,D)).replace(ne,"")),c=l(f)??(D<0?null:S(P,D));return c===null?(0,h.Ju)(f):(0,h.TR)(c)}function l(P){const[,D,f,c,E]=B.exec(P)??
[];return D===void 0?"mime: no media type":D===P?null:f===void 0?"mime: expected slash after first token":c===void 0?"mime: expected token after slash":E===""?null:
"mime: unexpected content after media subtype"}function S(P,D){const f=new Map;for(let c=D;c<P.length;){Q.lastIndex=c;const[E,T="",_,g=""]=Q.exec(P)??[];if(E===
void 0)return se.lastIndex=c,se.test(P)?null:"mime: invalid media parameter";const j=T.toLowerCase(),n=_??g.replace(G,"$1"),a=f.get(j);if(a!==void 0&&a!==n)return"\
mime: duplicate parameter name";f.set(j,n),c+=E.length}return null}const H=P=>P.replaceAll("\u0130","i").toLowerCase()}),5693:((je,ue,o)=>{o.d(ue,{Ey:()=>c,Ii:()=>S,
Or:()=>a,WN:()=>n});var h=o(960),O=o(2636),t=o(9209),K=o(9872),B=o(5799),Z=o(8011),Q=o(1064),se=o(1919),G=o(1831),ne=o(9562);const A=1440*60*1e3,l=1;function S(i,r){
const{hops:w,certificates:I}=i.attempt;return[...j(i),...H(i,r),...T(w),..._(I,r),...g(i,r)]}function H(i,r){const{discovery:w,hops:I}=i.attempt;switch(w.kind){case"\
skipped":return[(0,B.hD)(w.problem)];case"failed":{const Y=r.isFork&&w.problem.code==="document-unauthorized"&&!i.credentials?.hasToken;return[(0,B.hD)(w.problem,
Y?{severity:"notice"}:{})]}case"found":case"absent":{const Y=I[0]?.url??"";return[...D(Y,I.length-1,r),...f(i,r),...w.kind==="found"&&w.truncated?[P(i)]:[]]}}}const P=({
host:i,attempt:{hops:r}})=>(0,B.hD)((0,O.zf)({url:r.at(-1)?.url??"",page:null,asked:(0,G.nx)(i),bytes:null,limit:se.bi,isPadding:!0}));function D(i,r,w){const I=w.
clients.filter(Y=>r>Q.NX[Y]);return I.length>0?[(0,B.hD)((0,t.KA)({url:i,asks:"document",redirects:r,clients:I,limits:Q.NX}))]:r>l?[(0,B.hD)((0,t.CL)({url:i,redirects:r}))]:
[]}function f(i,{releases:r,slowMs:w}){const I=(0,G.nx)(i.host),Y=i.attempt.timing.totalMs,M=a(i),X=_e=>u(M,_e)!=="never",ie=r.filter(_e=>!X(_e)),q=({client:_e})=>!r.
some(N=>N.client===_e&&X(N)),ve=[!0,!1].flatMap(_e=>{const N=ie.filter(de=>q(de)===_e);if(N.length===0)return[];const z=(0,h.Qs)({host:I,phase:"complete",tookMs:Y,
releases:N});return[(0,B.hD)(z,{needed:_e})]});if(ve.length>0||Y<=w)return ve;const ye=E(i.attempt.timing);return[(0,B.hD)((0,h.U2)({host:I,tookMs:Y,limitMs:w,phase:ye,
releases:r}))]}function c({host:i,slowest:r,certificates:w},I,{slowMs:Y,...M}){const X=I.map(_e=>_e.host),ie=w.filter(_e=>!X.includes(_e.host)),q=r?.timing.totalMs??
0;if(r===null||q<=Y)return _(ie,M);const ve={host:(0,G.nx)(i),url:r.url,tookMs:q,limitMs:Y},ye=(0,h.U2)({...ve,phase:E(r.timing)});return[(0,B.hD)(ye),..._(ie,M)]}
function E({lookupMs:i,connectMs:r,tlsMs:w,firstByteMs:I,totalMs:Y}){const X=[["lookup",i],["connection",r],["tls",w],["response",I]].map(([q,ve])=>({name:q,ms:ve??
0})),ie={name:"rest",ms:X.reduce((q,{ms:ve})=>q-ve,Y)};return X.reduce((q,ve)=>ve.ms>q.ms?ve:q,ie)}function T(i){const r=i.find(({url:I})=>I.startsWith("http://"));
if(r===void 0)return[];const w=r.authorization==="withheld";return[(0,B.hD)((0,t.n4)({url:i[0]?.url??"",to:r.url,exposesToken:w}))]}function _(i,{certificateDays:r,
now:w}){const I=new Map;for(const Y of i){const M=I.get(Y.host);(M===void 0||Y.expires<M.expires)&&I.set(Y.host,Y)}return[...I.values()].flatMap(({host:Y,expires:M})=>{
const X=(Date.parse(M)-w)/A;return X<0||X>=r?[]:[(0,B.hD)((0,K.BU)({host:Y,days:Math.floor(X),expires:M}))]})}function g(i,r){const{host:w,attempt:I,earlier:Y}=i,
[M]=Y,X=["failed","skipped"].includes(I.discovery.kind);if(M?.discovery.kind!=="failed"||X)return[];const ie=M.discovery.problem.message,q=a(i),ve=r.releases.filter(
_e=>u(q,_e)==="sometimes"),ye=Y.length+1;return[(0,B.hD)((0,h.Er)({host:(0,G.nx)(w),attempts:ye,failure:ie,releases:ve}))]}function j({credentials:i,attempt:r}){
const{discovery:w}=r;return i?.problem?w.kind==="failed"&&w.problem.code===i.problem.code?[]:[(0,B.hD)(i.problem)]:[]}function n({host:i},r){if(!r.some(({service:I})=>I===
ne.e$))return[];const{name:w}=(0,G.Sv)(i);return[...w.includes(".")?[]:[(0,Z.Zp)({host:i,name:w})],.../(^|\.)xn--/.test(i)?[(0,Z._W)({host:i})]:[]].map(I=>(0,B.
hD)(I,{services:[ne.e$]}))}const a=({earlier:i,attempt:r,later:w})=>[...i,r,...w];function p({discovery:i,timing:r,headMs:w,hops:I},{attemptMs:Y}){const M=w!==null&&
w<=Y?I.at(-1)?.status:null;return M===null||(0,Q.Mq)(M??0)?"retries":i.kind!=="failed"&&r.totalMs<=Y?"works":"fails"}function u(i,r){const w=i.map(M=>p(M,r)),I=w.
indexOf("works");return I<0?"never":I<=r.retries&&!w.slice(0,I).includes("fails")?"always":"sometimes"}}),9718:((je,ue,o)=>{o.r(ue),o.d(ue,{attemptsOf:()=>S.Or,
configPaths:()=>B,contact:()=>Et,crashedVisit:()=>at,judgeRequests:()=>S.Ey,judgeVisit:()=>Xe,mergeMistakes:()=>l.Ot,outcomesOf:()=>ft,readCliConfig:()=>l.J1,shownPath:()=>Q,
thisMachine:()=>K});var h=o(8161),O=o(5747);const t={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function K(m){const y=(0,h.platform)();return{system:y==="win32"?"w\
indows":"unix",platform:`${y==="win32"?"windows":y}_${t[(0,h.arch)()]??(0,h.arch)()}`,environment:m,accountHome:(0,O.N0)(()=>(0,h.userInfo)().homedir||null,null)}}
function B(m,y,L,b=null){const U=se(y.environment,b),ee=G(y);if(ee===null)return{main:U,directory:null,directoryOff:null,...{helperDirectories:[],mirrorDirectories:[]}};
const{main:te,directory:le,dataDirectories:ce}=ne(m,y,ee,L),Ee=A(y);return{main:U??{path:te,chosenBy:"default"},directory:U===null?le:null,directoryOff:U&&{path:le,
by:U.chosenBy},helperDirectories:ce.flatMap(be=>[Ee(be,"plugins"),Ee(be,"plugins",y.platform)]),mirrorDirectories:[...ce,...Z(ee,y)].map(be=>Ee(be,"plugins"))}}
function Z(m,y){const{system:L,platform:b,environment:U}=y,ee=A(y);if(L==="windows")return[ee(m,"HashiCorp","Terraform")];if(b.startsWith("darwin"))return[m,""].
map(Ee=>ee(Ee,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:te="",XDG_DATA_DIRS:le}=U,ce=Ee=>Ee.startsWith("/");return[ce(te)?te:ee(m,".l\
ocal","share"),...(le||"/usr/local/share:/usr/share").split(":").filter(ce)].map(Ee=>ee(Ee,"terraform"))}function Q(m,y){const L=G(y),b=y.system==="windows"?"\\":
"/";return L===null||L.length<2||!m.startsWith(L+b)?m:(y.system==="windows"?"%APPDATA%":"~")+m.slice(L.length)}function se(m,y){if(y)return{path:y,chosenBy:"cli\
-config"};for(const L of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const b=m[L];if(b)return{path:b,chosenBy:L}}return null}function G({system:m,environment:y,accountHome:L}){
return m==="windows"?y.APPDATA||null:y.HOME||L||null}function ne(m,y,L,b){const U=A(y),ee=y.system==="windows",te=U(L,ee?"terraform.rc":".terraformrc"),le=U(L,ee?
"tofu.rc":".tofurc"),ce=U(L,ee?"terraform.d":".terraform.d");if(m==="terraform")return{main:te,directory:ce,dataDirectories:[ce]};const Ee=b(te)&&!b(le)?te:le;if(ee)
return{main:Ee,directory:ce,dataDirectories:[ce]};const{XDG_CONFIG_HOME:be,XDG_DATA_HOME:we}=y.environment,Ue=!b(te)&&!b(le);return{main:be&&Ue?U(be,"opentofu",
"tofurc"):Ee,directory:be&&!b(ce)?U(be,"opentofu"):ce,dataDirectories:we?[ce,U(we,"opentofu")]:[ce]}}const A=({system:m})=>(y,...L)=>m==="windows"?[y.replace(/(?<![\\/])[\\/]+$/,
""),...L].join("\\"):[y.replace(/(?<!\/)\/+$/,""),...L].join("/");var l=o(2905),S=o(5693),H=o(6697),P=o(5143),D=o(5799),f=o(1064),c=o(1831),E=o(8185),T=o(4283),
_=o(4e3),g=o(9319),j=o(5195),n=o(9562);function a({host:m,attempt:y},L){const{name:b}=(0,c.Sv)(m),U=(0,j.uo)(b),ee=y.hops[0]?.address??null;if(U!=="public"||ee===
null)return U;const te=(0,j.Zu)(ee),le=L.some(ce=>ce.name===b);return te==="loopback"&&le?"public":te}const p={public:0,reserved:1,private:2,metadata:2,loopback:3},
u=(m,{kind:y})=>p[Y(m)]>p[y];function i(m,y){const{host:L,hasToken:b,hostname:U}=y,ee=m.filter(({url:we})=>u(we,y)),te=m.filter(we=>!ee.includes(we)),le=te.filter(
({url:we})=>we.scheme==="http"),ce=te.filter(({id:we,endpoint:Ue})=>Ue===null&&(0,n.p4)(we)),Ee=Map.groupBy(ce,({url:we})=>M(we,U)),be=te.filter(({endpoint:we,url:Ue})=>we===
null&&X(Ue,U));return[...r(ee,I,we=>{const[Ue,...We]=new Set(ee.map(({url:Ye})=>Y(Ye))),Ae=We.length===0&&(Ue==="loopback"||Ue==="reserved");return(0,g.o1)({...we,
host:L,kind:Ae?Ue:"private"})}),...r(le,I,we=>(0,g.l5)({...we,host:L,hasToken:b})),...[...Ee].flatMap(([we,Ue])=>we===null?[]:r(Ue,I,We=>(0,g.T$)({...We,host:L,
name:we,hasToken:b}))),...r(be,I,we=>(0,g.Gh)({...we,host:L})),...r(te.filter(({url:we})=>we.path.includes("//")),w,we=>(0,g.$H)({...we,host:L})),...r(ie(m),w,we=>(0,g.
ln)({...we,host:L}))]}function r(m,y,L){if(m.length===0)return[];const b=[...new Set(m.map(({url:U})=>m.length===1?w(U):y(U)))];return[(0,D.hD)(L({uses:m,urls:b}),
{services:[...new Set(m.map(({id:U})=>U))],needed:m.some(({needed:U})=>U)})]}const w=m=>(0,_.dh)((0,T.Pl)(m)),I=m=>(0,_.dh)(`${m.scheme}://${m.host}`);function Y(m){
const{name:y}=(0,T.cz)(m);return(0,j.Sz)(/[^\0-\x7f]/.test(y)?(0,c.$o)(y)??"":y.toLowerCase())}function M(m,y){const{name:L}=(0,T.cz)(m),b=(0,c.Sv)(y).name;if(L.
toLowerCase()===b)return null;const U=(0,c.Pv)(L);return U.ok&&U.value===b?null:L}function X(m,y){if(m.scheme==="http"||M(m,y)!==null)return!1;const L=b=>Number(
b||443);return L((0,T.cz)(m).port)!==L(/:(\d+)$/.exec(y)?.[1]??null)}function ie(m){const y=[n.e$,n.xq].flatMap(b=>m.find(U=>U.id===b)??[]),L=new Set(y.map(({url:b})=>w(
b).replace(/\/$/,"")));return y.length===2&&L.size===1?y:[]}const q=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,ve=m=>q.test(m)&&!/^[a-z0-9-]+\.json$/i.
test(m),ye=m=>m.replace(/[?#].*$/s,""),_e=m=>m.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function N(m){const y=z(m),{id:L,host:b,value:U}=m,
ee={id:L,host:b,url:(0,T.Pl)(m.url)};if(y!==null)return[(0,g.WS)({...ee,why:y})];const te=he(m)?(0,f.ab)(L):[];return[U===""?(0,g.Q8)(ee):null,ve(U)?(0,g.Ew)({...ee,
value:ye(U),why:null}):null,de(U)?(0,g.J6)(ee):null,te.length>0?(0,g.jI)({...ee,clients:te}):null,m.url.query!==""&&(0,n.p4)(L)?(0,g.Xq)(ee):null].filter(le=>le!==
null)}function z({url:m}){const{name:y,port:L}=(0,T.cz)(m);return y===""?"no Host in request URL":L===""||Number(L)>0&&Number(L)<=65535?null:`invalid port "${L}\
"`}const de=m=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(m)&&!ve(m),he=({value:m,url:y})=>m!==""&&!/^$|\/$/.test(y.path);var ke=o(3217),Ce=o(2886),Ne=o(4929);function Le(m,y){
const L=m.forced.filter(({client:te})=>y.includes(te)),b=y.filter(te=>!L.some(le=>le.client===te)),ee=[...Map.groupBy(L,({place:te,services:le})=>JSON.stringify(
[te,le])).values()].flatMap(te=>{const[le]=te;if(le===void 0)return[];const ce=W(m,le.services),Ee={...m,attempt:ce,earlier:[],later:[]};return[{clients:te.map(
({client:be})=>be),visit:Ee,forced:le}]});return b.length>0||ee.length===0?[{clients:b,visit:m,forced:null},...ee]:ee}function W({host:m,attempt:y},L){const b={
kind:"found",url:(0,c.cu)(m),services:L,truncated:!1},U={...y.timing,totalMs:0};return{discovery:b,hops:[],timing:U,headMs:0,certificates:[]}}function J(m,{forced:y,
clients:L}){if(y===null)return[];const{discovery:b}=m.attempt,U=`${y.place.file}:${y.place.line}`,ee={host:(0,c.nx)(m.host),at:U},te=b.kind==="found"?b.services:
y.services,le=re(y.services,te);return[(0,Ne.Yv)(ee),...le.length>0?[(0,Ne.kV)({...ee,services:le})]:[]].map(Ee=>(0,D.hD)(Ee,{clients:L}))}function re(m,y){const[
L,b]=[m,y].map(ee=>new Map(ee.map(({id:te,value:le})=>[te,le])));return[...new Set([...m,...y].map(({id:ee})=>ee))].filter(ee=>!fe(L?.get(ee),b?.get(ee)))}function fe(m,y){
const L=[[m,y]];for(const[b,U]of L){if(b===U)continue;if(!Te(b)||!Te(U))return!1;const ee=Object.keys(b);if(!(Array.isArray(b)===Array.isArray(U)&&ee.length===Object.
keys(U).length)||ee.some(le=>!Object.hasOwn(U,le)))return!1;for(const le of ee)L.push([b[le],U[le]])}return!0}const Te=m=>typeof m=="object"&&m!==null;var Se=o(
2636),pe=o(793),Re=o(2847),He=o(9529);const xe={"client-missing":pe.pF,"client-empty":pe.iP,"grant-types-invalid":pe.Si,"grant-types-unsupported":pe.yA,"grant-t\
ypes-unknown":pe.N4,"authz-missing":pe.K3,"token-missing":pe.xu,"ports-count":pe.XB,"ports-range":pe.Vr,"ports-order":pe.QI,"ports-single":pe.uR,"ports-ignored":pe.
WC,"scopes-invalid":pe.mH,"scopes-ignored":pe.lT};function Ke(m,y,L){const{value:b,flaws:U}=(0,He.m)(m,y,L),ee={...b,authz:Je(b.authz),token:Je(b.token)},te=et(
ee,y),le=te.length===0?[]:[pe.Cq({host:L,endpoints:te})];return{login:ee,problems:[...U.map(ce=>tt(ce,L)),...le]}}const Fe=(m,y)=>["authz","token"].flatMap(L=>{
const b=(0,T.Dl)(m[L]??"");return m[L]!==null&&b.ok?[{id:y,endpoint:L,url:b.value,needed:!0}]:[]});function et(m,y){const L=(0,T.cz)(y);return L.port===""||L.port===
"443"?[]:["authz","token"].flatMap(b=>{const U=m[b],ee=U===null?null:(0,T.Dl)(U);if(U===null||!ee?.ok||ee.value.scheme!=="https")return[];const te=(0,T.cz)(ee.value);
return te.name.toLowerCase()===L.name.toLowerCase()&&te.port===""?[{name:b,url:U,port:L.port}]:[]})}function tt(m,y){return"why"in m?(m.rule==="authz-invalid"?pe.
TJ:pe.mL)({host:y,why:_e(m.why)}):xe[m.rule]({host:y,value:m.value})}function Je(m){const y=m===null?null:(0,T.Dl)(m);return y?.ok?(0,T.Pl)(y.value):null}function Ge({
discovery:m},y){switch(m.kind){case"failed":case"skipped":return{services:[],findings:[]};case"absent":return{services:[],findings:[R(m,y)]};case"found":return C(
m,y)}}function C(m,y){const{requirements:L,clients:b,base:U,block:ee}=y,te=m.services.map(({id:Ie})=>Ie),le=m.services.some(({value:Ie})=>typeof Ie=="string"&&Ie.
includes("/artifactory/")),ce={...y,discovery:m,found:{host:U.host,block:ee,offered:te,isArtifactory:le}},Ee=L.map(({service:Ie})=>Ie),be=Ee.filter(Ie=>Ie!=="an\
y"),we=te.filter(Ie=>!be.includes(Ie)&&f.Du.some(ot=>(0,n.oe)(Ie,ot).ok)),Ue=be.map(Ie=>F(Ie,ce)),We=({outcome:Ie,findings:ot,urls:Pe})=>Ie.kind!=="problem"&&!Pe.
some(({endpoint:Ze,url:rt})=>Ze===null&&u(rt,ce.base))&&!ot.some(Ze=>(0,Ce.ER)(Ze)&&b.some(rt=>Ze.affects.includes(rt))),Ae=we.map(Ie=>F(Ie,ce)),Ye=!Ee.includes(
"any")||[...Ue,...Ae].some(We),st=[...Ue,...Ye?Ae.map($):Ae],it=Ee.includes("any")&&st.length===0?[(0,D.hD)((0,Re.WI)({...ce.found,id:"any",why:""}))]:[];return{
services:st.map(({outcome:Ie})=>Ie),findings:[...st.flatMap(({findings:Ie})=>Ie),...i(st.flatMap(({urls:Ie})=>Ie),ce.base),...it]}}function $({outcome:m,findings:y,
urls:L}){if(!(0,n.D6)(m.id))return{outcome:m,findings:[],urls:[]};const b=U=>({...U,needed:!1});return{outcome:m,findings:y.map(b),urls:L.map(b)}}function R({why:m,
url:y},{requirements:L,base:{host:b}}){const U=L.map(({service:ce})=>ce).filter(ce=>ce!=="any"),te=[...new Set(U.map(ce=>ce.split(".")[0]??ce))].map(n.Tz),le=(0,Se.
HB)({host:b,url:(0,T.Pl)(y),why:m,required:U,clientErrors:te});return(0,D.hD)(le,{services:U.length===1?U:[]})}function F(m,y){const{services:L,url:b}=y.discovery,
U=Ae=>(0,n.TE)(m,{services:L,documentUrl:b,display:y.base.host,client:Ae}),te=(y.requirements.find(({service:Ae})=>Ae===m)?.clients??y.clients).map(Ae=>({client:Ae,
lookup:U(Ae)})),[le,...ce]=te;if(le===void 0)throw new Error("no client is checked");const Ee=ce.filter(({lookup:Ae})=>Ae.kind!==le.lookup.kind),be=Ae=>!$e(Ae)||
U(Ae).kind===le.lookup.kind,we=Ee.length===0?(0,f.SZ)(m).filter(be):[le.client],Ue=De(m,le.lookup,we,y),We=Ee.flatMap(({client:Ae,lookup:Ye})=>De(m,Ye,[Ae],y).findings);
return{...Ue,findings:[...Ue.findings,...We]}}const oe=2048,$e=m=>f.Du.some(y=>y===m);function De(m,y,L,b){const{discovery:U,base:ee}=b,{host:te}=ee,le=ce=>ce.map(
Ee=>(0,D.hD)(Ee,{services:[m]}));switch(y.kind){case"url":{const{url:ce,value:Ee}=y,be=N({id:m,value:Ee,url:ce,host:te}),we=!be.some(({code:We})=>We==="service-\
url-invalid"),Ue=(0,_.dh)((0,T.Pl)(ce),oe);return{outcome:{id:m,kind:"url",url:Ue},findings:le(be),urls:we?[{id:m,endpoint:null,url:ce,needed:!0}]:[]}}case"obje\
ct":{const{login:ce,problems:Ee}=Ke(y.value,U.url,te),be=Ee.find(({severity:we})=>we==="error");return{outcome:be?{id:m,kind:"problem",problem:be}:{id:m,kind:"l\
ogin",login:ce},findings:le(Ee),urls:Fe(ce,m)}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const ce=Me(m,y,b),Ee=(0,D.hD)(ce,{services:[m],
clients:L});return{outcome:{id:m,kind:"problem",problem:ce},findings:[Ee],urls:[]}}}}function Me(m,y,L){const b={...L.found,id:m,why:y.why};switch(y.kind){case"\
missing":return(0,Re.WI)(b);case"bad-id":case"version":return(0,Re.C6)({...b,isReadable:y.kind==="version"});case"type":{const{value:U}=y;return m===n.S3?(0,pe.
e7)({...b,value:U}):(0,Re.IR)({...b,value:U})}case"bad-url":{const U=_e(y.why);return ve(y.value)?(0,g.Ew)({...b,value:ye(y.value),why:U}):y.reason==="user-info"?
(0,g.Ju)(b):(0,g.WS)({...b,url:null,why:U})}}}function Xe(m,y,L){const{visit:b,requirements:U,predicted:ee,requests:te,isNew:le}=m,{host:ce}=b,Ee=y.dialect.clients.
filter(Pe=>U.some(Ze=>Ze.clients.includes(Pe))),be=(0,Ce.TC)(ce,U),we=Le(b,Ee),Ue=we.map(Pe=>ht(b,Pe,U,y,be)),We=Ue[0]?.services??[],Ae=we.some(({forced:Pe})=>Pe===
null)?[...(0,ke.so)(b,U,be,L),...(0,ke.uA)(b,We,L)]:[],Ye=Ve(m),st=[...[...Ue.flatMap(Pe=>Pe.findings),...Ae].map(Ye),...ee.map(Pe=>({...Ye(Pe),places:(0,P.As)(
(0,Ce.Rh)(Pe.places))})),...(te===null?[]:(0,S.Ey)(te,b.attempt.certificates,y)).map(Ye),...(0,S.WN)(b,U).map(Ye)],it=ct(ce,U),Ie=st.map(Pe=>{const Ze=Pe.needed&&
nt(Pe,m,y),rt=(0,D.pj)(Pe.problem,be);return(0,Ce.nv)((0,D.aZ)({...Pe,problem:rt,needed:Ze},it),Ee)}),ot=we[0]?.forced?.place??null;return{visit:b,requirements:U,
services:We,servicesFrom:ot,findings:Ie,isNew:le}}function nt({problem:m,services:y},{visit:{host:L,attempt:b},requirements:U,answering:ee},{depth:te}){if(te===
"discovery"||b.discovery.kind==="skipped")return!0;const le=y.some(Ee=>ee.has(`${L} ${Ee}`));if(m.code==="service-url-no-slash"&&le)return!1;const ce=U.filter(({
service:Ee})=>y.length===0||y.includes(Ee));return ce.length===0||ce.some(({isForInit:Ee})=>Ee)}function Ve({visit:m,requirements:y,isNew:L}){const b=(0,Ce.HJ)(
y);return U=>({...U,...b(U.services),host:m.host,isHostNew:L})}function at(m,{clients:y},L){const{visit:b,requirements:U,isNew:ee}=m,te=(0,H.n3)({host:(0,c.nx)(
b.host),thrown:L}),le={kind:"skipped",problem:te};return{visit:{...b,attempt:{...b.attempt,discovery:le,hops:[]}},requirements:U,services:[],servicesFrom:null,findings:[
(0,Ce.nv)(Ve(m)((0,D.hD)(te)),y)],isNew:ee}}function ct(m,y){return y.every(({isImplied:b})=>b)?[...y.flatMap(({clients:b})=>b),...(0,f.Yr)(m)]:f.zK}function ht(m,y,L,b,U){
const{clients:ee,forced:te}=y,{services:le,findings:ce}=Ge(y.visit.attempt,{requirements:L,clients:ee,block:te===null?null:`${te.place.file}:${te.place.line}`,base:{
hostname:m.host,host:(0,c.nx)(m.host),hasToken:m.credentials?.hasToken===!0,kind:te===null?a(m,b.resolve):"loopback"}}),Ee=te===null?U:{...U,role:"operator"},be=b.
dialect.releases.filter(({client:Ae})=>ee.includes(Ae)),we=[...J(m,y),...(0,S.Ii)(y.visit,{...b,clients:ee,releases:be}),...ce,...te===null?(0,E.I)(m.host,le,L,
b):[]],Ue=m.forced.map(({client:Ae})=>Ae),We=te===null?f.zK.filter(Ae=>!Ue.includes(Ae)):y.clients;return{services:le.map(Ae=>Ae.kind==="problem"?{...Ae,problem:(0,D.
pj)(Ae.problem,Ee)}:Ae),findings:we.map(Ae=>({...(0,D.aZ)(Ae,We),problem:(0,D.pj)(Ae.problem,Ee)}))}}function ft(m){const y=b=>{const U=m.filter(({problem:ee,affects:te})=>te.
includes(b)&&ee.usualSeverity!=="notice");return U.some(Ce.ER)?"fails":U.length>0?"warns":"works"},L=f.zK.map(b=>[b,y(b)]);return Object.fromEntries(L)}var pt=o(
4977),mt=o(2389),lt=o(5306),gt=o(7854),ut=o(9940);async function Et(m,y,L,b){const{dialect:U,configs:ee,requirements:te}=y,{releases:le}=U,{environment:ce,kill:Ee,
secrets:be,stop:we,startTimer:Ue}=b,We={kill:Ee,learn:be.learn,stop:we.signal},Ae=(0,pt.mQ)({...L,configs:ee},ce,We),{credentials:Ye,forced:st}=Ae,it={network:(0,lt.
Af)(L),credentials:{...Ye,find:(0,gt.Oo)(Ye.find)},concurrency:L.concurrency,random:Math.random,now:Date.now,startTimer:Ue,stop:we},Ie=await(0,ut.pj)(m,{...it,forced:st,
required:Map.groupBy(te,({host:Qe})=>Qe),maxRedirects:Math.max(...U.clients.map(Qe=>f.NX[Qe])),releases:le,timeoutMs:L.timeoutMs??(0,ut.nT)(le),retries:L.retries,
progress:Qe=>b.progress({kind:"visits",...Qe})}),ot=Ye.known;if(L.depth==="discovery")return{visits:Ie,predicted:mt.j7,tokenSources:ot};const{predictInit:Pe}=await Promise.
all([o.e(9),o.e(321),o.e(599),o.e(531),o.e(783)]).then(o.bind(o,3783)),Ze={...it,...y,settings:L,machine:K(ce),directory:b.directory,lockHashes:y.checkouts?.lockHashes??
null,plugins:y.checkouts?.plugins??null,learn:be.learn,progress:Qe=>b.progress({kind:"registries",...Qe}),visits:new Map(Ie.map(Qe=>[Qe.host,Qe]))},rt={...L,dialect:U,
isFork:b.isFork};return{visits:Ie,predicted:await Pe(y.roots,Ze,rt),tokenSources:ot}}}),5306:((je,ue,o)=>{o.d(ue,{Af:()=>Ut,JY:()=>wt,To:()=>Ot,dI:()=>St,Lu:()=>Tt,
jT:()=>_t});var h=o(7067),O=o(4283),t=o(1831);const K=32;function B(s){const e=[];let d=s.getPeerX509Certificate();for(;d!==void 0&&e.length<K;)e.push(d),d=d.issuerCertificate;
return e}function Z(s,e,d){const[v]=s;if(v===void 0)return null;const k=e.ok?e.chain.slice(0,Math.max(1,e.chain.length-1)).map(({notAfter:ae})=>ae):s.map(({validTo:ae})=>Date.
parse(ae)),x=Date.parse(v.validFrom),V=Math.min(...k);return Number.isNaN(x)||Number.isNaN(V)?null:{host:d,subject:Q(v.subject)??v.subjectAltName??"",issuer:Q(v.
issuer)??v.issuer??"",validFrom:new Date(x).toISOString(),expires:new Date(V).toISOString()}}const Q=s=>/^CN=(.*)$/m.exec(s??"")?.[1];var se=o(7598),G=o(7030),ne=o(
1692),A=o(4091);const l={boolean:1,integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};class S extends Error{}class H{#e;#n;constructor(e,d){
this.#e=e,this.#n=d}get isEmpty(){return this.#e.length===0}isNext(e){return this.#e[0]===e}any(){const e=this.#e[0]??0,d=this.#e[1]??0;if(this.#e.length<2||(e&
31)===31)throw this.#t();const v=d<128?0:d&127,k=v===0&&d<128?d:this.#s(v),x=2+v,V=x+k;if(V>this.#e.length)throw this.#t();const ae={tag:e,content:this.#e.subarray(
x,V),whole:this.#e.subarray(0,V)};return this.#e=this.#e.subarray(V),ae}element(e){if(!this.isNext(e))throw this.#t();return this.any()}content(e){return this.element(
e).content}optional(e){return this.isNext(e)?this.content(e):null}inside(e){return new H(this.content(e),this.#n)}oid(){const e=this.content(l.oid);if(e.length===
0||(e.at(-1)??0)>=128)throw this.#t();const d=P(e);if(d===null)throw this.#t();const[v=0,...k]=d,x=Math.min(Math.floor(v/40),2);return[x,v-40*x,...k].join(".")}integer(){
const e=this.content(l.integer),d=e[0],v=e[1]??0,k=d===0&&v<128||d===255&&v>=128;if(d===void 0||e.length>1&&k)throw this.#t();return e}count(){const e=this.integer();
if(e.length>8||(e[0]??0)>=128)throw this.#t();return e.reduce((d,v)=>d*256+v,0)}boolean(){const e=this.content(l.boolean);if(e.length!==1||e[0]!==0&&e[0]!==255)
throw this.#t();return e[0]!==0}bits(){const e=this.content(l.bits),[d=8]=e,v=e.subarray(1),k=v.at(-1)??0;if(d>7||d>0&&v.length===0)throw this.#t();if((k&(1<<d)-
1)!==0)throw this.#t();return v}#s(e){const d=this.#e.subarray(2,2+e);if(e===0||e>4||d.length<e)throw this.#t();const v=d.reduce((k,x)=>k*256+x,0);if(v<128||d[0]===
0)throw this.#t();return v}#t(){return new S(this.#n)}}function P(s){const e=[];let d=!0,v=0;for(const k of s){if(d&&k===128||(v=v*128+(k&127),v>=2**31))return null;
d=k<128,d&&(e.push(v),v=0)}return e}const D={12:s=>!(0,A._6)(s).includes("\uFFFD"),18:s=>/^[\d ]*$/.test((0,A.iP)(s)),19:s=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test((0,A.
iP)(s)),20:()=>!0,22:s=>s.every(e=>e<128),30:s=>s.length%2===0&&c(s)},f=({tag:s,content:e})=>D[s]?.(e)??!1,c=s=>s.every((e,d)=>{const v=e*256+(s[d+1]??0);return d%
2===1||!(v>=55296&&v<57344||v>=65534||v>=64976&&v<=65007)}),E=(s,e)=>s.length===e.length&&s.every((d,v)=>d===e[v]),T={"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","\
1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1","1.2.840.\
10045.3.1.1":"P-192","1.2.156.10197.1.301":"SM2"},_=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],g={"1.2.840.113549.1.1.10":"RSA-PSS","1\
.3.101.110":"X25519","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.10040.4.1":"DSA","2.16.840.1.101.3.4.3.17":"ML-DSA-44","2.16.840.1.101.3.4.3.18":"ML-DS\
A-65","2.16.840.1.101.3.4.3.19":"ML-DSA-87"};function j(s){const e=new H(s,"public key").inside(l.sequence),d=e.inside(l.sequence),v=d.oid(),k=e.bits();switch(v){case"\
1.2.840.113549.1.1.1":if(I(d.any().whole)!=="0500")throw new S("public key");return n(k);case"1.2.840.10045.2.1":{const x=d.isNext(l.oid)?d.oid():"explicit para\
meters";if(!_.includes(x))return{kind:"unsupported-curve",curve:T[x]??x};if(k[0]!==4)throw new S("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!d.isEmpty||
k.length!==32)throw new S("public key");return{kind:"ed25519"};default:return{kind:"unsupported",name:g[v]??v}}}function n(s){const e=new H(s,"public key").inside(
l.sequence),d=e.integer(),v=e.count(),[k=0,x=0]=d;if(k>=128||v===0)throw new S("public key");if(v===1||v%2===0||v>=2**31)return{kind:"unsupported",name:`RSA wit\
h the exponent ${v}`};const V=k===0?x:k;return{kind:"rsa",bits:8*(d.length-(k===0?2:1))+(32-Math.clz32(V))}}const a={"1.2.840.113549.1.1.11":["rsa","RSA with SH\
A-256"],"1.2.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],
"1.2.840.10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},p={"1.2.840.11354\
9.1.1.4":"RSA with MD5","1.2.840.113549.1.1.5":"RSA with SHA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.113549.1.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"\
ECDSA with SHA-1","1.2.840.10045.4.3.1":"ECDSA with SHA-224","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224","2.16.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.1\
6.840.1.101.3.4.3.14":"RSA with SHA3-256","1.3.101.113":"Ed448"},u="1.2.840.113549.1.1.10",i=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
r={201:"20",202:"30",203:"40"};function w(s){const e=new H(s,"signature algorithm"),d=e.oid(),v=e.isEmpty?"":I(e.any().whole);if(d===u){const V=i.exec(v);return V&&
r[V[1]??""]===V[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[k,x]=a[d]??[];return k===void 0||
x===void 0?{isSupported:!1,name:p[d]??d}:{isSupported:!0,key:k,name:x}}const I=s=>Array.from(s,e=>e.toString(16).padStart(2,"0")).join("");var Y=o(6181);const M=130,
X=135,ie=[129,134];function q(s){const e="subject alternative names",d=new H(s,e).inside(l.sequence),v=[],k=[],x=[];for(;!d.isEmpty;){const{tag:V,content:ae}=d.
any();if(ie.includes(V)&&x.push(V),V===M&&v.push(z(ae,e)),V===X){if(ae.length!==4&&ae.length!==16)throw new S(e);k.push(ae)}}return{dns:v,addresses:k,others:x,isKnown:[
...v,...k,...x].length>0}}function ve(s){const e="name constraints",d=new H(s,e),v=d.inside(l.sequence),[k,x]=[160,161].map(me=>v.optional(me)??new Uint8Array);
if(!k||!x||!v.isEmpty||!d.isEmpty)throw new S(e);if(k.length+x.length===0)throw new S(e);const[V,ae]=[ye(k),ye(x)];return{permitted:V,excluded:ae,isKnown:V.isKnown&&
ae.isKnown}}function ye(s){const e="name constraints",d=new H(s,e),v=[],k=[],x=[];let V=!0;for(;!d.isEmpty;){const{tag:me,content:ge}=d.inside(l.sequence).any(),
Oe=ge.length/2;if(me===M)v.push(z(ge,e).toLowerCase());else if(me===X&&(Oe===4||Oe===16))k.push({address:ge.subarray(0,Oe),mask:ge.subarray(Oe)});else{if(me===X)
throw new S(e);ie.includes(me)?x.push(me):V=!1}}if(!(v.every(me=>_e(me.replace(/^\.(?=.)/,"")))&&k.every(({mask:me})=>N(me))))throw new S(e);return{dns:v,networks:k,
others:x,isKnown:V}}const _e=s=>/^[!-~]*$/.test(s)&&!/^\.|\.\.|\.$/.test(s),N=s=>/^1*0*$/.test(Array.from(s,e=>e.toString(2).padStart(8,"0")).join(""));function z(s,e){
if(s.some(d=>d>=128))throw new S(e);return(0,A.iP)(s)}function de({dns:s,addresses:e},d){const v=(0,Y.r5)((0,Y.n7)(d));if(v!==null)return e.some(ae=>E(ae,Uint8Array.
from(v)));const k=d.toLowerCase(),x=k.replace(/\.$/,"").split("."),V=x.every(ae=>he.test(ae));return s.some(ae=>{const me=ae.toLowerCase(),[ge,...Oe]=me.split("\
."),ze=ge==="*"&&Oe.length>0,Be=ze?Oe:[ge,...Oe];return!V||!Be.every(qe=>he.test(qe??""))?me===k&&me!==".":Be.join(".")===x.slice(ze?1:0).join(".")})}const he=/^[a-z0-9_][a-z0-9_-]*$/,
ke=25e4;function Ce(s,{permitted:e,excluded:d}){const v=e.dns.length+d.dns.length,k=e.networks.length+d.networks.length;if(s.dns.length*v+s.addresses.length*k>ke)
return!1;const V=new Set([...e.others,...d.others]);if(s.others.some(ge=>V.has(ge)))return!1;const ae=s.dns.every(ge=>{const Oe=ge.toLowerCase();return _e(Oe)&&
(e.dns.length===0||e.dns.some(ze=>Ne(Oe,ze)))&&!d.dns.some(ze=>Ne(Oe,ze)||Le(Oe,ze))}),me=s.addresses.every(ge=>(e.networks.length===0||e.networks.some(Oe=>W(ge,
Oe)))&&!d.networks.some(Oe=>W(ge,Oe)));return ae&&me}const Ne=(s,e)=>e===""||s===e||s.endsWith(e.startsWith(".")?e:`.${e}`),Le=(s,e)=>s.startsWith("*.")&&e.replace(
/^[^.]*/,"")===s.slice(1),W=(s,{address:e,mask:d})=>s.length===e.length&&s.every((v,k)=>{const x=d[k]??0;return(v&x)===((e[k]??0)&x)});function J(s){try{const e=new H(
s,"certificate"),d=e.inside(l.sequence);if(!e.isEmpty)throw new S("certificate");const v=d.inside(l.sequence),k=d.content(l.sequence),x=Se(s,v,k);return d.bits(),
"kind"in x?{ok:!1,flaw:x}:{ok:!0,certificate:x}}catch(e){if(!(e instanceof S))throw e;return{ok:!1,flaw:{kind:"malformed",part:e.message}}}}const re=160,fe=163,
Te=[129,130];function Se(s,e,d){const v=e.isNext(re)?e.inside(re).count()+1:1;if(v>3)throw new S("version");if((e.integer()[0]??0)>=128)return{kind:"negative-se\
rial"};const k=e.content(l.sequence);if(!E(k,d))throw new S("signature algorithm");const x=pe(e,"issuer"),V=e.inside(l.sequence),ae=He(V),me=He(V),ge=pe(e,"subj\
ect"),Oe=e.element(l.sequence).whole,ze=j(Oe);if(ze.kind==="unsupported-curve")return{kind:"curve",curve:ze.curve};if(v>1)for(const Be of Te)e.optional(Be);return{
raw:s,subject:ge,issuer:x,notBefore:ae,notAfter:me,version:v,signature:w(k),key:ze,keyInfo:Oe,...et(v===3?e.optional(fe):null)}}function pe(s,e){const{whole:d}=s.
element(l.sequence),v=new H(d,e).inside(l.sequence);for(;!v.isEmpty;){const k=v.inside(l.set);for(;!k.isEmpty;){const x=k.inside(l.sequence);if(x.oid(),!f(x.any()))
throw new S(e)}}return d}const Re=[{tag:l.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:l.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];
function He(s){const e=Re.find(({tag:Be})=>s.isNext(Be)),d=e?.format.exec((0,A.iP)(s.content(e.tag)));if(!d)throw new S("validity");const[v=0,k=0,...x]=d.slice(
1).map(Be=>Number(Be??0)),V=d[1]?.length===4?v:v<50?2e3+v:1900+v,[ae=0,me=0,ge=0,Oe=0]=x,ze=new Date(0);if(ze.setUTCFullYear(V,k-1,ae),ze.getUTCMonth()!==k-1||me>
23||ge>59||Oe>59)throw new S("validity");return ze.setUTCHours(me,ge,Oe)}const xe={dns:[],addresses:[],others:[]},Ke=["31","32","33","36","54"].map(s=>`2.5.29.${s}`),
Fe=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function et(s){const e=new Map,d=s&&new H(s,"extensions").inside(l.sequence);for(;d&&!d.isEmpty;){const Be=d.inside(
l.sequence),qe=Be.oid(),dt=Be.isNext(l.boolean)&&Be.boolean();if(e.has(qe))throw new S("extensions");if(dt&&Fe.includes(qe))throw new S("extensions");e.set(qe,{
critical:dt,value:Be.content(l.octets)})}const v=Be=>e.get(`2.5.29.${Be}`)?.value??null,[k,x,V,ae,me]=[15,17,19,30,37].map(v),ge=x?q(x):null,Oe=ae?ve(ae):null,ze=new Set(
[...Ke,...["15","19","37"].map(Be=>`2.5.29.${Be}`),...ge?.isKnown?["2.5.29.17"]:[],...Oe?.isKnown?["2.5.29.30"]:[]]);return{encodedNames:x??new Uint8Array,names:ge??
xe,constraints:Oe,basic:V?tt(V):null,maySign:k?C(k):null,usages:me?$(me):[],unhandled:[...e].flatMap(([Be,{critical:qe}])=>qe&&!ze.has(Be)?Be:[])}}function tt(s){
const e=new H(s,"basicConstraints").inside(l.sequence);return{isAuthority:e.isNext(l.boolean)&&e.boolean(),maxPath:e.isNext(l.integer)?e.count():null}}const Je=4,
Ge=128;function C(s){const[e=0,d=0]=new H(s,"keyUsage").bits();return e===0&&d<Ge?null:(e&Je)!==0}function $(s){const e=new H(s,"extendedKeyUsage").inside(l.sequence),
d=[];for(;!e.isEmpty;)d.push(e.oid());return d}const R=8192,F=1024,oe=100;function $e(s){const e=[];for(const[x,V]of s.sent.entries()){const ae=J(V);if(!ae.ok)return{
ok:!1,flaw:ae.flaw,isLeaf:x===0};const{certificate:me}=ae,{key:ge}=me;if(ge.kind==="rsa"&&ge.bits>R)return{ok:!1,flaw:{kind:"key-size",bits:ge.bits},isLeaf:x===
0};e.push(me)}const[d,...v]=e;if(d===void 0)throw new Error("a server sends at least one certificate");const k=De(d,s);return k!==null?{ok:!1,flaw:k,isLeaf:!0}:
Xe(d,v,s)}function De(s,{host:e,now:d}){const v=Me(s,d);if(v!==null)return v;const{key:k}=s;return de(s.names,e)?k.kind==="unsupported"?{kind:"key",name:k.name}:
k.kind==="rsa"&&k.bits<F?{kind:"key-size",bits:k.bits}:null:{kind:"other-name",names:s.names.dns}}function Me({unhandled:s,notBefore:e,notAfter:d},v){const[k]=s;
return k!==void 0?{kind:"critical-extension",id:k}:v<e?{kind:"not-yet-valid",at:e}:v>d?{kind:"expired",at:d}:null}function Xe(s,e,d){const v={others:e,options:d,
checks:0,hint:null},k=d.anchors(s.subject).some(x=>mt(x,s))?ct(v,[s]):nt(v,[s]);return k!==null?{ok:!0,chain:k}:{ok:!1,...v.hint??{flaw:{kind:"unknown-authority",
sent:gt(s,e)},isLeaf:!0}}}function nt(s,e){const d=e.at(-1),{options:v,others:k}=s,x=v.anchors(d.issuer),V=k.filter(({subject:ae})=>E(ae,d.issuer));for(const[ae,
me]of[...x,...V].entries()){const ge=ae<x.length;if(s.checks+=1,s.checks>oe)return null;if(e.some(qe=>pt(qe,me)))continue;const Oe=Ve(e,me,ge,v);if(Oe!==null&&(s.
hint??=Oe),Oe!==null||!at(me,d,v))continue;const ze=[...e,me],Be=ge?ct(s,ze):nt(s,ze);if(Be!==null)return Be}return null}function Ve(s,e,d,{now:v}){const k=s.at(
-1),{basic:x,key:V,maySign:ae,version:me}=e,ge=dt=>({flaw:dt,isLeaf:!1});if(!(x===null?me<3&&d:x.isAuthority)||ae===!1)return ge({kind:"no-authority"});const ze=s.
length===1;if(!k.signature.isSupported)return{flaw:{kind:"signature",name:k.signature.name},isLeaf:ze};if(V.kind==="rsa"&&V.bits<F)return ge({kind:"key-size",bits:V.
bits});if(V.kind==="unsupported")return ge({kind:"key",name:V.name});const Be=Me(e,v);if(Be!==null)return ge(Be);const qe=x?.maxPath??null;return qe!==null&&s.length-
1>qe?ge({kind:"path-length"}):null}const at=(s,e,{isSignedBy:d})=>e.signature.isSupported&&s.key.kind===e.signature.key&&d(e,s);function ct(s,e){const d=e.findIndex(
({usages:k})=>!ft(k));return d>=0?(s.hint??={flaw:{kind:"usage"},isLeaf:d===0},null):e.every(({constraints:k},x)=>k===null||e.slice(0,x).every(({names:V})=>Ce(V,
k)))?e:(s.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const ht=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],ft=s=>s.length===0||s.some(e=>ht.includes(e)),pt=(s,e)=>E(
s.subject,e.subject)&&E(s.keyInfo,e.keyInfo)&&E(s.encodedNames,e.encodedNames),mt=(s,e)=>E(s.raw,e.raw),lt=({subject:s,issuer:e})=>E(s,e);function gt(s,e){return lt(
s)?"self-signed":e.length===0?"leaf":e.some(lt)?"root":"chain"}const ut=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],Et=["\
AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],m=[...ut,...Et.flatMap(s=>[`ECDHE-ECDSA-${s}`,`ECDHE-RSA-${s}`])],y=["X255\
19","P-256","P-384","P-521"],L=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha384:\
rsa_pkcs1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),b="@SECLEVEL=0",U=se.constants.SSL_OP_LEGACY_SERVER_CONNECT|se.constants.SSL_OP_NO_RENEGOTIATION,
ee={secureOptions:U,minVersion:"TLSv1.2",ciphers:[...m,b].join(":"),ecdhCurve:y.join(":"),sigalgs:L},ce={secureOptions:U,minVersion:"TLSv1",ciphers:[...m,"TLS_A\
ES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL",b].join(":"),ecdhCurve:[...y,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffd\
he2048:ffdhe3072:ffdhe4096:P-224"].join(":")};function Ee(s){const e=be(()=>Ue([...ne.rootCertificates,...(0,ne.getCACertificates)("extra"),...s===null?[]:[s]])),
d=be(()=>Ue((0,ne.getCACertificates)("system")));return{context:be(()=>(0,ne.createSecureContext)({...ee,ca:[]})),verify:(v,k)=>{const x=Date.now(),V={sent:v,host:k,
now:x,isSignedBy:Ye},ae=$e({...V,anchors:e()}),me=ae.ok?ae:$e({...V,anchors:Oe=>[...e()(Oe),...d()(Oe)]});if(!me.ok)return me;const ge=st(me.chain,k,x);return ge===
null?me:{ok:!1,...ge}}}}function be(s){let e;return()=>(e??={value:s()},e.value)}const we=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function Ue(s){
const e=s.flatMap(k=>Array.from(k.matchAll(we),([,x=""])=>Buffer.from(x,"base64"))),d=Buffer.concat(e),v=new Map;return k=>{const x=Buffer.from(k),V=x.toString(
"latin1"),ae=v.get(V);if(ae!==void 0)return ae;const ge=(d.includes(x)?e.filter(Oe=>Oe.includes(x)):[]).flatMap(Oe=>{const ze=J(Oe);return ze.ok&&x.equals(ze.certificate.
subject)?ze.certificate:[]});return ge.length>0&&v.set(V,ge),ge}}const We=new WeakMap;function Ae(s){const e=We.get(s);if(e!==void 0)return e;const d=new se.X509Certificate(
s.raw).publicKey;return We.set(s,d),d}function Ye(s,e){try{return new se.X509Certificate(s.raw).verify(Ae(e))}catch{return!1}}function st(s,e,d){for(const[v,k]of s.
entries()){const x=v===0,V=it(k,s[v+1],x?e:null,d);if(V!==null)return{flaw:{kind:"openssl",check:V},isLeaf:x}}return null}function it({raw:s},e,d,v){try{const k=new se.
X509Certificate(s),{validFrom:x,validTo:V}=k;if(!(Date.parse(x)<=v&&v<=Date.parse(V)))return"dates";if(d!==null&&!ot(k,d))return"name";if(e===void 0)return null;
const ae=new se.X509Certificate(e.raw);return e.version===3&&!ae.ca?"authority":k.checkIssued(ae)?null:"issuer"}catch{return"encoding"}}const Ie={subject:"never",
partialWildcards:!1};function ot(s,e){if((0,G.isIP)(e)!==0)return s.checkIP(e)!==void 0;const d=e.replace(/\.$/,"").toLowerCase();if(s.checkHost(d,Ie)!==void 0)
return!0;const v=d.replace(/^[^.]*/,""),k=s.subjectAltName?.toLowerCase().split(", ")??[];return v!==""&&k.includes(`dns:*${v}`)}var Pe=o(7602);const Ze=["ERR_S\
SL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],rt=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function Qe(s){const{code:e,
error:d,dialing:v}=s;if(Ze.includes(e))return await At(await s.connectAgain())?(0,Pe.Au)("PLAIN_HTTP","the port responds in plain HTTP"):d;if(rt.test(e))return d;
const k=await bt(s);return k===null?d:"flaw"in k?(v.connection.rejection=k,(0,Pe.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${k.flaw.kind}`)):(v.connection.
unsupported=k,(0,Pe.Au)("TLS_UNSUPPORTED",`not supported by the clients: ${k.name}`))}const Rt=3e3,kt=Buffer.from([22,3,1,0,0]);async function At(s){const e=await new Promise(
d=>{s.setTimeout(Rt,()=>d("")),s.once("data",v=>d(v.toString("latin1",0,5))),s.once("error",()=>d("")).once("close",()=>d("")),s.write(kt)});return s.destroy(),
e==="HTTP/"}const Mt=[ce,{...ce,maxVersion:"TLSv1.2"}];async function bt({endpoint:{name:s},dialing:e,connectAgain:d}){for(const v of Mt){const k=(0,ne.createSecureContext)(
{...v,ca:[]}),x=await d(),V=await(0,Pe.ek)(x,e,{name:s,secureContext:k}).catch(()=>null);if(V===null)continue;const ae=Pt(V);return V.destroy(),ae}return null}function Pt(s){
const e=s.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(e))return{kind:"version",name:e};const[d]=B(s),v=d&&J(d.raw);if(v?.ok===!1)return{flaw:v.flaw,isLeaf:!0};
const k=s.getCipher().name;if(!m.includes(k))return{kind:"cipher",name:k};const x=Dt(s);if(!y.includes(x))return{kind:"group",name:x};const V=v?.certificate.key;
return V?.kind==="unsupported"?{flaw:{kind:"key",name:V.name},isLeaf:!0}:null}const Ct={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521",secp224r1:"P-224"};
function Dt(s){const e=s.getEphemeralKeyInfo();return e===null||!("type"in e)?"":e.type==="DH"?`ffdhe${e.size}`:Ct[e.name??""]??e.name??""}const Lt="http/1.1",vt="\
h2";async function wt(s,e,d){if(s.scheme==="http")return yt(s,e,d);const v=()=>yt(s,e,d),k=await v();try{return await $t(s,k,e.trust,d,Lt)}catch(x){const V=(0,Pe.
$N)(x);throw V.endsWith("_NO_APPLICATION_PROTOCOL")&&await St(s,e,d),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(V)?await Qe({error:x,code:V,endpoint:s,dialing:d,connectAgain:v}):
x}}async function St(s,e,d){if(s.scheme!=="http")try{const v=await yt(s,e,d);(await $t(s,v,e.trust,d,vt)).destroy()}catch(v){if(["HTTP2_ONLY","CERTIFICATE_REJEC\
TED"].includes((0,Pe.$N)(v)))throw v}}function _t({scheme:s,name:e,port:d}){return(0,O.EN)(e)+(d===(0,O.L5)(s)?"":`:${d}`)}function Tt(s,e){const d=e.resolve.find(
({name:v,port:k})=>v===s.name&&(k===null||k===s.port));return d===void 0?{host:s.name,port:s.port,proxy:e.chooseProxy(s)}:{host:d.address,port:d.addressPort??s.
port,proxy:null}}async function yt(s,e,d){const{host:v,port:k,proxy:x}=Tt(s,e);if(x===null)return(0,Pe.zy)(v,k,d);(0,Pe.ln)(s.name,d),d.connection.proxy=x.host;
const V=await It(x,e,d);return s.scheme==="https"?xt(s,x,V):V}async function It(s,e,d){const v=s.protocol==="https:"?"https":"http",k=s.hostname.replace(/^\[|\]$/g,
""),x={scheme:v,name:k,port:Number(s.port)||(0,O.L5)(v)},V=(0,Pe.s0)();try{return await wt(x,{...e,resolve:[],chooseProxy:()=>null},{...d,connection:V,allowPrivate:!0})}catch(ae){
const me=`proxy ${s.host} cannot be reached: ${(0,Pe.bD)(ae)}`;throw(0,Pe.Au)("PROXY_REFUSED",me)}finally{d.connection.lookupMs=V.lookupMs,d.connection.connectMs=
V.connectMs}}async function $t(s,e,d,v,k){const{connection:x}=v,V=performance.now(),ae=await(0,Pe.ek)(e,v,{name:s.name,secureContext:d.context(),ALPNProtocols:[
k]});x.tlsMs=performance.now()-V;const me=B(ae),ge=d.verify(me.map(({raw:Oe})=>Oe),s.name);if(x.certificate=Z(me,ge,_t(s)),ge.ok&&ae.alpnProtocol!==vt)return ae;
throw ae.destroy(),ge.ok?(0,Pe.Au)("HTTP2_ONLY","the host speaks only HTTP/2"):(x.rejection=ge,(0,Pe.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${ge.flaw.
kind}`))}function Ot(s){if(s.username===""&&s.password==="")return{};const e=`${decodeURIComponent(s.username)}:${decodeURIComponent(s.password)}`;return{"proxy\
-authorization":`Basic ${Buffer.from(e).toString("base64")}`}}const Nt=[502,503,504];function xt(s,e,d){const v=`${(0,O.EN)(s.name)}:${s.port}`,k=(x=0,V="")=>(0,Pe.
Au)(Nt.includes(x)?"PROXY_NOT_REACHED":"PROXY_REFUSED",`proxy ${e.host} returned ${x} ${V}`.trimEnd());return new Promise((x,V)=>{const ae=(0,h.request)({method:"\
CONNECT",path:v,headers:{host:v,...Ot(e)},insecureHTTPParser:!0,createConnection:()=>d});ae.on("error",me=>{const ge=`proxy ${e.host} closed the connection: ${me.
message}`;V((0,Pe.Au)("PROXY_REFUSED",ge))}),ae.on("connect",(me,ge,Oe)=>{if(me.statusCode===200&&Oe.length===0)return x(d);d.destroy(),V(k(me.statusCode,me.statusMessage))}),
ae.end()})}function Ut(s){const e=[...[...s.hostnames,...s.tokens].map(({host:d})=>(0,t.Sv)(d).name),...s.resolve.map(({name:d})=>d)];return{resolve:s.resolve,namedHosts:new Set(
e),chooseProxy:s.chooseProxy,trust:Ee(s.authorities)}}}),7602:((je,ue,o)=>{o.d(ue,{$N:()=>Q,Au:()=>Z,II:()=>f,bD:()=>se,ek:()=>ne,ln:()=>l,s0:()=>B,zy:()=>G});var h=o(
610),O=o(7030),t=o(1692),K=o(5195);const B=()=>({lookingUp:!1,lookupMs:null,connectMs:null,tlsMs:null,address:null,proxy:null,certificate:null,rejection:null,unsupported:null}),
Z=(c,E)=>Object.assign(new Error(E),{code:c});function Q(c){return typeof c!="object"||c===null?"":"code"in c&&typeof c.code=="string"?c.code:""}const se=c=>typeof c==
"object"&&c!==null&&"message"in c?String(c.message):String(c);async function G(c,E,T){const{connection:_}=T;(0,O.isIP)(c)!==0&&l(c,T);const g=performance.now();
let j=g;const n=(0,O.connect)({host:c,port:E,noDelay:!0,lookup:D(T,()=>{j=performance.now(),_.lookingUp=!1,_.lookupMs=j-g})});return T.hold(n),await A(n,"connec\
t"),_.connectMs=performance.now()-j,_.address=n.remoteAddress??null,n}async function ne(c,E,{name:T,..._}){const g=(0,t.connect)({..._,socket:c,servername:(0,O.
isIP)(T)===0?T.replace(/\.$/,""):"",rejectUnauthorized:!1});return E.hold(g),await A(g,"secureConnect"),g}function A(c,E){return new Promise((T,_)=>{const g=()=>_(
Z("ECONNRESET","the connection was closed"));c.once(E,T).once("error",_).once("close",g)})}function l(c,E){const T=S(c,E);if(T!==null)throw T}function S(c,{allowPrivate:E}){
const T=(0,K.Sz)(c);return T==="metadata"?Z("ADDRESS_METADATA",`${c} is a metadata address`):T==="public"||E?null:Z(T==="reserved"?"ADDRESS_RESERVED":"ADDRESS_P\
RIVATE",`${c} is a ${T} address`)}const H=253,P=c=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(c);function D(c,E){return(T,_,g)=>{if(P(T)||T.replace(/\.$/,"").length>H){
const j=Z("ENOTFOUND",`no such host: ${T}`);queueMicrotask(()=>g(j,[]));return}c.connection.lookingUp=!0,(0,h.lookup)(T,{..._,all:!0},(j,n)=>{if(E(),j!==null)return g(
j,[]);const a=n.map(({address:i})=>S(i,c)),p=n.filter((i,r)=>a[r]===null),u=a.find(i=>i!==null);if(p.length===0&&u)return g(u,[]);g(null,p)})}}function f(c,E,T){
const _=a=>{const p=c.map(u=>u[a]).filter(u=>u!==null);return p.length===0?null:p.reduce((u,i)=>u+i)},[g,j,n]=[_("lookupMs"),_("connectMs"),_("tlsMs")];return{lookupMs:g,
connectMs:j,tlsMs:n,firstByteMs:E,totalMs:T}}}),4529:((je,ue,o)=>{o.d(ue,{Ul:()=>ne,X5:()=>Z,be:()=>Q,gQ:()=>se});var h=o(4091),O=o(4283),t=o(1831),K=o(5195),B=o(
8408);function Z(A){const{scheme:l}=A;if(l!=="https"&&l!=="http")return(0,h.TR)(`unsupported protocol scheme "${l}"`);const{name:S,port:H}=(0,O.cz)(A);if(S==="")
return(0,h.TR)("no Host in request URL");const P=G(S);if(!P.ok)return P;const D=H===""?(0,O.L5)(l):Number(H);return D>0&&D<=65535?(0,h.Ju)({scheme:l,name:P.value,
port:D}):(0,h.TR)(`invalid port "${H}"`)}function Q(A){const{name:l}=(0,O.cz)(A),S=(0,t.Pv)(l);return(0,B.ER)(l)||!S.ok?l:S.value}function se(A,{name:l}){const{
port:S}=(0,O.cz)(A);return(0,O.EN)(l)+(S===""?"":`:${S}`)}function G(A){return(0,B.ER)(A)?(0,h.Ju)(A.toLowerCase()):(0,t.Pv)(A)}function ne({resolve:A},l,S){const H=A.
some(P=>P.name===l);return!["private","loopback"].includes((0,K.Sz)((H?null:S)??l))}}),8542:((je,ue,o)=>{o.d(ue,{f:()=>Re});var h=o(4283),O=o(3592),t=o(7075),K=o(
8522),B=o(7602);const Z=1e3,Q=64*1024,se=1024,G=256*1024,ne=C=>Buffer.from(C,"latin1").toString("utf8");function A({status:C,reason:$,headers:R}){const F=Me=>{const Xe=R.
get(Me)?.[0];return Xe===void 0?null:ne(Xe)},oe=F("content-length"),De=C!==204&&C!==304&&oe!=="0"?F("content-encoding"):null;return{status:C,reason:ne($),contentType:F(
"content-type"),contentEncoding:De,location:F("location"),retryAfter:F("retry-after"),terraformGet:F("x-terraform-get"),apiVersion:F("tfp-api-version"),challenge:l(
R.get("www-authenticate")??[]),declaredBytes:oe===null||S(De)?null:Number(oe)}}function l(C){const $=C.flatMap(F=>F.split(",")).flatMap(F=>/^\s*([A-Za-z]+)(?:\s|$)/.
exec(F)?.[1]??[]);return $.some(F=>F.toLowerCase()==="bearer")?null:$[0]??null}const S=C=>C?.toLowerCase()==="gzip";async function H(C,$,R){const F=[];let oe=0;
const $e=R.kind==="excerpt"?setTimeout(()=>C.destroy(),Z).unref():void 0;try{for await(const Me of P(C,$,R.maxBytes))if(F.push(Me),F.length===se&&F.splice(0,se,
Buffer.concat(F)),oe+=Me.length,oe>R.maxBytes)break}catch(Me){if((0,B.$N)(Me)==="COMPRESSED_TOO_LARGE")oe=Number.POSITIVE_INFINITY;else if(R.kind==="whole")throw Me}finally{
clearTimeout($e),C.destroy()}return{bytes:Buffer.concat(F).subarray(0,R.maxBytes),truncated:oe>R.maxBytes}}function P(C,$,R){if(!S($.contentEncoding))return C;const F=(0,K.
createGunzip)();return(0,t.pipeline)(C,D(R+Q),F,()=>{}),F}const D=C=>async function*($){let R=C;for await(const F of $){if(R-=F.length,R<0)throw(0,B.Au)("COMPRE\
SSED_TOO_LARGE","too many compressed bytes");yield F}};var f=o(5306),c=o(4529),E=o(4091);function T(C){const[,$="",R="",F=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(C)??
[],oe=/^HTTP\/(\d)\.(\d)$/.exec($);if(oe===null)return(0,E.TR)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(R))return(0,E.TR)("malformed status");const[
,$e="",De=""]=oe;return(0,E.Ju)({status:Number(R),reason:F,version:Number($e+De)})}function _(C,$){const R=n($);if(!R.ok)return R;const F=new Map(R.value),{status:oe,
reason:$e,version:De}=C,Me=r(oe,De,F);if(!Me.ok)return Me;Me.value.kind==="chunked"&&F.delete("content-length");const Xe=Me.value.kind!=="close"&&I(De,F);return(0,E.
Ju)({status:oe,reason:$e,headers:F,framing:Me.value,keepAlive:Xe})}const g=/^[\w!#$%&'*+.^`|~ -]+$/,j=C=>/^[\t -~\u0080-\u00ff]*$/.test(C);function n(C){const $=new Map;
for(const R of u(C)){const F=R.indexOf(":"),oe=R.slice(0,Math.max(F,0)),$e=p(R.slice(F+1));if(!g.test(oe))return(0,E.TR)("malformed header line");if(!j($e))return(0,E.
TR)("control character in a header");const De=oe.toLowerCase(),Me=$.get(De);Me===void 0?$.set(De,[$e]):Me.push($e)}return(0,E.Ju)($)}const a=/(?<![ \t])[ \t]+$/,
p=C=>C.replace(/^[ \t]+/,"").replace(a,"");function u(C){const $=[];for(const R of C){const F=p(R),oe=$.at(-1);/^[ \t]/.test(R)&&oe!==void 0?oe.push(F):$.push([
/^[ \t]|^[^:]*$/.test(R)?":":F])}return $.map(R=>R.join(" "))}const i=["transfer-encoding","content-length","trailer"];function r(C,$,R){const F=$>=11?R.get("tr\
ansfer-encoding")??[]:[],[oe]=F;if(F.length>1)return(0,E.TR)("several Transfer-Encoding headers");if(oe!==void 0&&oe.toLowerCase()!=="chunked")return(0,E.TR)("u\
nsupported Transfer-Encoding");const $e=w(R,"trailer");if(oe!==void 0&&$e.some(nt=>i.includes(nt)))return(0,E.TR)("forbidden name in Trailer");const De=R.get("c\
ontent-length")??[];if(new Set(De).size>1)return(0,E.TR)("different Content-Length headers");const[Me]=De,Xe=Number(Me);return Me!==void 0&&!(/^\d+$/.test(Me)&&
Xe<2**63)?(0,E.TR)("malformed Content-Length"):C<200||C===204||C===304?(0,E.Ju)({kind:"length",bytes:0}):oe!==void 0?(0,E.Ju)({kind:"chunked"}):(0,E.Ju)(Me===void 0?
{kind:"close"}:{kind:"length",bytes:Xe})}const w=(C,$)=>(C.get($)??[]).flatMap(R=>R.split(",")).map(R=>R.trim().toLowerCase());function I(C,$){const R=w($,"conn\
ection");return C<10||R.includes("close")?!1:C>=11||R.includes("keep-alive")}function Y(C){const[$=""]=C.replace(a,"").split(";",1);return/^[\da-f]{1,16}$/i.test(
$)?(0,E.Ju)(Number.parseInt($,16)):(0,E.TR)("malformed chunk size")}const M=4096,X=16*1024,ie=10;class q{#e="size";#n=0;#s=0;#t="";#o=[];#r=0;push($){const R=new Uint8Array(
$.length);let F=0,oe=0;for(;oe<$.length&&this.#e!=="end";){if(this.#e==="data"){const Me=Math.min($.length,oe+this.#n);R.set($.subarray(oe,Me),F),F+=Me-oe,this.#n-=
Me-oe,oe=Me,this.#n===0&&(this.#e="end of data");continue}const $e=$.indexOf(ie,oe)+1||$.length;this.#t+=(0,E.iP)($.subarray(oe,$e)),oe=$e;const De=this.#i($[$e-
1]===ie);if(De!==null)return(0,E.TR)(De)}return(0,E.Ju)({data:R.subarray(0,F),used:oe,isEnd:this.#e==="end"})}#i($){const R=this.#t;return R.length+this.#r>M?"l\
ong line in chunks":$?(this.#t="",!R.endsWith(`\r
`)||R.indexOf("\r")<R.length-2?"malformed end of a chunk line":this.#c(R.slice(0,-2))):null}#c($){if(this.#e==="size")return this.#a($);if(this.#e==="end of dat\
a")return this.#e="size",$===""?null:"malformed chunk";if(this.#r+=$.length+2,$!=="")return this.#o.push($),null;this.#e="end";const R=n(this.#o);return R.ok?null:
R.why}#a($){const R=Y($);return R.ok?(this.#n=R.value,this.#e=R.value===0?"trailer":"data",R.value===0?null:(this.#s=Math.max(0,this.#s+$.length+2-16-2*R.value),
this.#s>X?"chunks with too little data":null)):R.why}}function ve(C){const $=new Se(C);let R=!0,F=0;return{mayRepeat:()=>F>0&&$.received===F,isFree:()=>R&&$.isEmpty&&
!C.destroyed&&C.readable,get:async oe=>{R=!1,F=$.received,C.write(ye(oe),"latin1"),await z($);const $e=await he($),De=async function*(){yield*Le($,$e.framing),R=
$e.keepAlive},Me=()=>{R||C.destroy()};return{head:A($e),body:Object.assign(De(),{destroy:Me})}}}}function ye({path:C,headers:$}){const R=Object.entries($).map(([
oe,$e])=>`${oe}: ${$e}`),F=[`GET ${C} HTTP/1.1`,...R];if(F.some(oe=>/[\r\n\0]/.test(oe)))throw new Error("a request has a line break");return`${F.join(`\r
`)}\r
\r
`}const _e=9,N=4;async function z(C){const $=await C.arrived();if($===null||$.length<_e)return;if($[0]===0&&$[3]===N&&$.readUInt32BE(5)===0)throw(0,B.Au)("HTTP2\
_FRAME","a frame of HTTP/2, which was not negotiated")}const de=5;async function he(C){const $={bytes:G};for(let R=0;R<=de;R+=1){const F=ke(T(await Ne(C,$))),oe=ke(
_(F,await Ce(C,$)));if(oe.status<100||oe.status>199||oe.status===101)return oe}throw(0,B.Au)("HTTP_MALFORMED",`more than ${de} interim responses`)}function ke(C){
if(!C.ok)throw(0,B.Au)("HTTP_MALFORMED",C.why);return C.value}async function Ce(C,$){const R=[];for(;;){const F=await Ne(C,$);if(F==="")return R;R.push(F)}}async function Ne(C,$){
const R=await C.line($);if(R===null)throw(0,B.Au)("ECONNRESET","the connection was closed");return R.endsWith("\r")?R.slice(0,-1):R}function Le(C,$){switch($.kind){case"\
length":return re(C,$.bytes);case"chunked":return fe(C);case"close":return W(C)}}async function*W(C){for(;;){const $=await C.bytes(J);if($===null)return;yield $}}
const J=64*1024;async function*re(C,$){let R=$;for(;R>0;){const F=await C.bytes(Math.min(R,J));if(F===null)throw(0,B.Au)("BODY_CUT","the body is cut off");R-=F.
length,yield F}}async function*fe(C){const $=new q;for(;;){const R=await C.arrived();if(R===null)throw(0,B.Au)("BODY_CUT","the body is cut off");const{data:F,used:oe,
isEnd:$e}=ke($.push(R));if(C.skip(oe),F.length>0&&(yield F),$e)return}}const Te=10;class Se{#e;#n=Buffer.alloc(0);received=0;constructor($){this.#e=$[Symbol.asyncIterator]()}get isEmpty(){
return this.#n.length===0}async line($){const R=[];for(;;){const F=this.#n.indexOf(Te),oe=this.#s(F<0?this.#n.length:F+1);if(R.push(oe),$.bytes-=oe.length,$.bytes<
0)throw(0,B.Au)("HEADERS_TOO_LARGE","too many headers");if(F>=0)return Buffer.concat(R).toString("latin1").slice(0,-1);if(await this.#t())continue;const $e=Buffer.
concat(R).toString("latin1");return $e===""||$e==="\r"?null:$e}}async bytes($){return await this.arrived()&&this.#s($)}async arrived(){return this.isEmpty&&!await this.#t()?
null:this.#n}skip($){this.#s($)}#s($){const R=this.#n.subarray(0,$);return this.#n=this.#n.subarray(R.length),R}async#t(){const $=await this.#e.next();return $.
done===!0?!1:(this.#n=$.value,this.received+=this.#n.length,!0)}}const pe=12;function Re(C){const $={settings:C,alerts:[],channels:new Map,sockets:new Set,closed:!1};
return{get:R=>He($,R),isOpen:()=>!$.closed,close:()=>{$.closed=!0;for(const R of[...$.sockets].reverse())R.destroy()}}}async function He(C,$){const R={connection:null,
address:null,head:null,firstByteMs:0,body:null,error:null};try{const{head:F,body:oe}=await xe(C,$,R);R.head=F,R.body=await H(oe,F,$.planBody(F))}catch(F){R.address=
R.connection?.address??R.address,R.error=(0,B.$N)(F)==="ECONNRESET"&&C.alerts[0]||F}return R}async function xe(C,$,R){const{scheme:F,name:oe,port:$e}=$.endpoint,
De=`${F}://${oe} ${$e}`,Me=tt(C,$),Xe=async Ve=>{Ke(C,De,Ve),R.address=Ve.address;const at=performance.now(),ct=await Ve.http.get(Me);return R.firstByteMs=performance.
now()-at,ct},nt=C.channels.get(De);if(nt?.http.isFree())try{return await Xe(nt)}catch(Ve){if(C.closed||!nt.http.mayRepeat())throw Ve}try{return await Xe(await Fe(
C,$,R))}catch(Ve){throw(0,B.$N)(Ve)==="HTTP2_FRAME"&&await(0,f.dI)($.endpoint,C.settings,et(C,$,R)),Ve}}function Ke({channels:C},$,R){C.delete($),C.set($,R);const[
F]=C;C.size>pe&&F!==void 0&&(C.delete(F[0]),F[1].socket.destroy())}async function Fe(C,$,R){const F=et(C,$,R),oe=await(0,f.JY)($.endpoint,C.settings,F);return{http:ve(
oe),socket:oe,address:F.connection.address}}function et(C,{allowPrivate:$},R){const F=(0,B.s0)();return R.connection=F,{connection:F,allowPrivate:$,hold:$e=>{C.
sockets.add($e),$e.on("error",De=>{(0,B.$N)(De).startsWith("ERR_SSL")&&C.alerts.push(De)}),$e.on("close",()=>C.sockets.delete($e)),C.closed&&$e.destroy()}}}function tt({
settings:C},{url:$,endpoint:R,token:F,headers:oe}){const{proxy:$e}=(0,f.Lu)(R,C),De=R.scheme==="http"?$e:null,Me=(0,c.gQ)($,R),Xe=(0,h.t5)($);return{path:Je(De===
null?Xe:`http://${Me}${Xe}`).replace(/ /g,"%20"),headers:{host:Me,"user-agent":O._O,...oe,...oe.range===void 0?{"accept-encoding":"gzip"}:{},...Ge($,F),...De===
null?{}:(0,f.To)(De)}}}const Je=C=>Buffer.from(C,"utf8").toString("latin1");function Ge(C,$){if($!==null)return{authorization:Je(`Bearer ${$.reveal()}`).trimEnd()};
const R=(0,h.aR)(C);return R===null?{}:{authorization:R}}}),3948:((je,ue,o)=>{o.d(ue,{e:()=>M});var h=o(4283),O=o(630),t=o(4e3),K=o(9209),B=o(1064),Z=o(2713),Q=o(
7602),se=o(4529),G=o(960),ne=o(2636),A=o(9872),l=o(4592),S=o(6697),H=o(5306);const P=N=>({describe:N,transient:!1}),D=N=>({describe:N,transient:!0}),f=N=>z=>(0,G.
T0)({host:z.host,why:N}),c=N=>D(({host:z})=>(0,G.P6)({host:z,error:N})),E=N=>P(({host:z})=>(0,A.cI)({host:z,error:N})),T=N=>D(({host:z,asks:de})=>de==="document"?
(0,ne.Eh)({host:z,why:N}):(0,l.Bz)({host:z,why:N})),_=N=>P(({host:z,asks:de})=>(0,S.AO)({host:z,address:N,asks:de})),g=P(({host:N,text:z})=>(0,G.P0)({host:N,error:z}));
function j({host:N,rejection:z}){if(z===null)throw new Error("a certificate is rejected for a reason");const{flaw:de,isLeaf:he}=z;return de.kind==="expired"?(0,A.
vk)({host:N,isLeaf:he,at:de.at}):de.kind==="not-yet-valid"?(0,A.x1)({host:N,isLeaf:he,at:de.at}):de.kind==="other-name"?(0,A.B_)({host:N,names:de.names}):(0,A.SE)(
{host:N,isLeaf:he,flaw:de})}const n={ENOTFOUND:P(f("no-such-host")),ENODATA:P(f("no-such-host")),EAI_AGAIN:D(f("no-answer")),EAI_FAIL:D(f("server-failed")),ECONNREFUSED:c(
"refused"),ECONNRESET:c("closed"),ECONNABORTED:c("closed"),EPIPE:c("closed"),EHOSTUNREACH:c("no-host-route"),ENETUNREACH:c("no-network-route"),ETIMEDOUT:D(({host:N,
asks:z})=>(0,G.Qs)({host:N,asks:z,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:D(({host:N,text:z})=>(0,G.P6)({host:N,error:{proxy:z}})),PROXY_REFUSED:P(
({host:N,text:z})=>(0,A.rZ)({host:N,reason:z})),PLAIN_HTTP:P(A.MY),ADDRESS_METADATA:_("metadata"),ADDRESS_PRIVATE:_("private"),ADDRESS_RESERVED:_("reserved"),CERTIFICATE_REJECTED:P(
j),TLS_UNSUPPORTED:P(({host:N,unsupported:z})=>(0,A.cI)({host:N,error:z??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:E("not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:E(
"not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:E("client-certificate"),HTTP_MALFORMED:g,HTTP2_FRAME:g,HTTP2_ONLY:P(S.ro),HEADERS_TOO_LARGE:P(ne.ku),BODY_CUT:T(
"closed"),Z_BUF_ERROR:T("gzip"),Z_DATA_ERROR:P(({host:N,asks:z})=>z==="document"?(0,ne.jN)({host:N,encoding:"broken gzip"}):(0,l.Bz)({host:N,why:"not-gzip"}))};
function a(N){return N.endsWith("UNRECOGNIZED_NAME")?E("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(N)?E({code:N}):c({code:N})}function p(N){const{code:z}=N,
de=Object.hasOwn(n,z)?n[z]:void 0,{describe:he,transient:ke}=de??a(z);return{problem:he(N),transient:ke}}function u({error:N,connection:z,head:de},{endpoint:he,
asks:ke,limitMs:Ce}){const Ne=(0,H.jT)(he);if(Ce!==null){const re=r(z,de!==null);return{problem:(0,G.Qs)({host:Ne,asks:ke,phase:re,limitMs:Ce}),transient:!0}}const Le=(0,Q.
$N)(N);if(Le==="")throw N;const{rejection:W,unsupported:J}=z??(0,Q.s0)();return p({code:de!==null&&i.test(Le)?"BODY_CUT":Le,text:(0,Q.bD)(N),asks:ke,host:Ne,rejection:W,
unsupported:J})}const i=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function r(N,z){return N?.lookingUp?"lookup":N?.connectMs===null?"connection":z?"body":"resp\
onse"}const w=[301,302,303,307,308],I={kind:"excerpt",maxBytes:2048},Y=8192;async function M(N){const z={options:N,started:performance.now(),hops:[],urls:new Set,
connections:[],stops:[],firstByteMs:null,headMs:null,startsInPublic:N.origin?.isPublic??!0,timedOut:!1},de=N.startTimer(N.timeoutMs,()=>{z.timedOut=!0,N.session.
close()});try{return{response:await X(z),hops:[...z.hops],timing:(0,Q.II)(z.connections,z.firstByteMs,performance.now()-z.started),headMs:z.headMs,certificates:[
...z.connections.flatMap(({certificate:ke})=>ke??[])]}}finally{de()}}async function X(N){let{url:z}=N.options;for(;;){const de=(0,se.X5)(z);if(!de.ok)return ye(
(0,K.Y3)({redirect:"to",url:(0,h.Pl)(z),why:de.why}));const he=await q(N,z,de.value);if(he.kind==="failed"||!ie(he.head))return he;const ke=(0,O.O)(z,he.head.location??
"");if(!ke.ok){const Ce=`failed to parse Location header: ${ke.why}`;return ye((0,K.Y3)({redirect:"from",url:(0,h.Pl)(z),why:Ce}))}if(N.hops.length>N.options.maxRedirects)
return _e(N,ke.value);if((0,h.jr)(ke.value).length>Y){const Ce=`its URL has more than ${Y} characters, which servers do not accept`;return ye((0,K.Y3)({redirect:"\
from",url:(0,h.Pl)(z),why:Ce}))}z=ke.value}}const ie=({status:N,location:z})=>w.includes(N)&&!!z;async function q(N,z,de){const{options:he,hops:ke}=N,{token:Ce,
settings:Ne,planBody:Le,headers:W,origin:J}=he,re=ke.length===0&&J===null;N.urls.add((0,h.jr)(z)),N.stops.push({scheme:de.scheme,name:(0,se.be)(z)});const fe=Ce===
null?"none":(0,Z.nL)(N.stops).at(-1)??"dropped";N.headMs=null;const Te=performance.now(),Se=await he.session.get({url:z,endpoint:de,token:fe==="sent"?Ce:null,headers:W,
allowPrivate:!N.startsInPublic||re||Ne.namedHosts.has(de.name),planBody:Fe=>(N.headMs=performance.now()-N.started,ie(Fe)?I:Le(Fe))}),pe=performance.now()-Te;ve(
N,Se,{url:(0,t.dh)((0,h.Pl)(z)),authorization:fe,ms:pe}),re&&(N.startsInPublic=(0,se.Ul)(Ne,de.name,Se.address));const{head:Re,body:He}=Se;if(Re!==null&&He!==null)
return{kind:"received",url:z,head:Re,body:He};const xe=N.timedOut?he.timeoutMs:null,{asks:Ke}=he;return{kind:"failed",...u(Se,{endpoint:de,asks:Ke,limitMs:xe})}}
function ve(N,z,{url:de,authorization:he,ms:ke}){const{connection:Ce,head:Ne}=z;Ce!==null&&N.connections.push(Ce),z.body!==null&&(N.firstByteMs=(N.firstByteMs??
0)+z.firstByteMs),N.hops.push({url:de,status:Ne?.status??null,reason:(0,t.dh)(Ne?.reason??""),mediaType:Ne?.contentType?(0,t.dh)(Ne.contentType):null,authorization:he,
challenge:Ne?.challenge?(0,t.dh)(Ne.challenge):null,address:Ce?.address??null,proxy:Ce?.proxy??null,ms:ke})}const ye=N=>({kind:"failed",problem:N,transient:!1});
function _e({urls:N,hops:z,options:de},he){const{asks:ke,redirectLimits:Ce}=de,Ne=z[0]?.url??"";if(N.has((0,h.jr)(he)))return ye((0,K.f0)({url:Ne,asks:ke,to:(0,h.
Pl)(he)}));const Le=z.length,W=B.Du.filter(J=>Le>Ce[J]);return ye((0,K.KA)({url:Ne,asks:ke,redirects:Le,clients:W,limits:Ce}))}}),8011:((je,ue,o)=>{o.d(ue,{DA:()=>G,
J0:()=>P,ME:()=>D,My:()=>ne,Zp:()=>T,_W:()=>_,jP:()=>f,k0:()=>c,tg:()=>E});var h=o(6174),O=o(1064),t=o(4e3),K=o(5799);const B=120,Z={"remote-in-test":["is a rem\
ote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has white space at its begi\
nning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete pr\
ovider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYS\
TEM"]},Q={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor a\
n object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function se(g){if("error"in g)return{message:g.error,help:g.
advice??void 0};if("address"in g){const[a,p]=Q[g.reason];return{message:`${g.address} ${a}`,help:p}}const[j,n]=Z[g.reason];return{message:`"${g.text}" ${j}`,help:n}}
const G=(0,K.lS)((0,K.z3)("source-invalid","Source address is invalid",O.Du),se),ne=(0,K.lS)((0,K.$e)("source-near-miss","Source address is probably a mistake",
O.Du),g=>({message:g.host===null?`"${g.text}" is not read as a registry address`:`"${g.text}" is read as host ${g.host}`,help:g.advice})),A=4,l="to check its ho\
st, add the host to `hostnames`; to read files as well, set `scan: .`";function S(g){const{shown:j,more:n}=(0,t.zN)(g,A),a=j.map(({text:u,from:i})=>`${u===null?
"not known":(0,t.dh)(u,B)} ${i??"by default"}`),p=n>0?`${n} more`:a.pop();return`${a.join(", ")} and ${p}`}function H(g){const{address:j,argument:n,expression:a,
candidates:p,refused:u}=g,i=(0,h.Qj)((0,t.dh)(a,B)),r=`${n} of ${j} is ${i}`;if(u==="never")return{message:`${r}, which Terraform does not evaluate`,help:`write\
 the ${n} as a literal`};if(u!==null){const{variable:w}=u;return{message:`${r}, and Terraform evaluates var.${w} here only with \`const = true\``,help:`add \`con\
st = true\` to variable "${w}", which requires Terraform 1.15, or write the ${n} as a literal`}}return p.length>1?{message:`${r}, which is ${S(p)}`,help:l}:{message:`${r}\
, which is only known at init time`,help:l}}const P=(0,K.lS)((0,K.lm)("source-dynamic","Source address is only known at init time"),H),D=(0,K.lS)((0,K.lm)("bloc\
k-reserved","Block is reserved for a future version"),({block:g,parent:j})=>({message:`${g} is not allowed at the top level of a file; Terraform and OpenTofu re\
serve it for a future version`,help:`move it into a ${j} block`})),f=(0,K.lS)((0,K.z3)("block-unsupported","Block is not supported by this CLI",O.Du,{isCuredByScan:!0}),
({kind:g})=>{const{client:j,what:n}=O.$I[g];return{message:`${n} is supported by ${O.bB[j]} only`,help:j==="opentofu"?"remove it, move it into a `.tofu` file, o\
r correct `dialect`":"remove it, or correct `dialect`"}}),c=(0,K.lS)((0,K.z3)("host-invalid","Hostname is invalid",O.Du),g=>({message:`"${g.text}" is not a host\
name: ${g.error}`,help:g.advice??void 0})),E=(0,K.lS)((0,K.z3)("host-missing","Hostname is missing",["opentofu"]),({block:g})=>({severity:"warning",message:`the\
 ${g} has no hostname, and OpenTofu has no default`,help:g==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `ho\
stname`"})),T=(0,K.lS)((0,K.z3)("host-dotless-module","Module host has no dot in its name",O.Du),({host:g,name:j})=>({message:`module sources cannot name host ${g}\
: must contain at least one dot`,help:`use a full name such as ${j}.localdomain; provider addresses accept the short name`})),_=(0,K.lS)((0,K.z3)("host-idn-modu\
le","Terraform cannot use modules from an internationalized host",["terraform"]),({host:g})=>({message:`Terraform cannot use modules from host ${g}: it converts\
 the name to punycode and then refuses punycode`,help:(0,K.C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),5195:((je,ue,o)=>{
o.d(ue,{Sz:()=>E,Zu:()=>f,uo:()=>T});var h=o(6181);function O(_){let g;const j=()=>_.trim().split(/\s+/).map(t);return()=>g??=j()}function t(_){const[g="",j]=_.
split("/"),n=(0,h.r5)(g);if(n===null)throw new Error(`${g} is no address`);return{prefix:n,bits:j===void 0?n.length*8:Number(j)}}const K=({prefix:_,bits:g},j)=>_.
length===j.length&&_.every((n,a)=>{const p=Math.min(Math.max(8*(a+1)-g,0),8);return n>>p===(j[a]??0)>>p}),B=O(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),Z=O("127.0.0.0/8 0.0.0.0 ::1 ::"),Q=O(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),se=O(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),G=O("0.0.0.0/0 2000::/3"),ne=O("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),A=(_,g)=>_().some(j=>K(j,g)),l=[12,13,14,15],S=(_,...g)=>{const j=O(_);return{
isIn:n=>A(j,n),at:g,mask:0}},H=[S("2002::/16",[2,3,4,5]),S("2001::/32",[4,5,6,7]),{...S("2001::/32",l),mask:255},S("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,
11,12],l),{isIn:_=>/^[02],0,94,254$/.test(_.slice(8,12).join()),at:[l],mask:0}],P=_=>H.filter(g=>g.isIn(_)).flatMap(({at:g,mask:j})=>g.map(n=>n.map(a=>(_[a]??0)^
j)));function D(_){return A(Z,_)?"loopback":A(ne,_)?D(_.slice(12)):[_,...P(_)].some(g=>A(B,g))?"metadata":A(Q,_)?"private":A(se,_)||!A(G,_)?"reserved":"public"}
function f(_){const g=(0,h.r5)(_);return g===null?"public":D(g)}const c=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;
function E(_){const g=_.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(g))return"loopback";const j=(0,h.r5)(g)??(0,h.RY)(g);return j===null?"publi\
c":D(j)}function T(_){const g=E(_);return g!=="public"||_.includes(":")?g:c.test(_.replace(/\.$/,""))?"private":"public"}}),9529:((je,ue,o)=>{o.d(ue,{m:()=>Z});
var h=o(4283),O=o(9562);const t=[1024,65535],K=["authz_code","password"],B="app.terraform.io";function Z(l,S,H){const P=[],D=(a,p,u)=>(P.push({rule:p,value:u}),
a),f=a=>Object.hasOwn(l,a)?l[a]:void 0,c=Q(f("client"),D),E=se(f("grant_types"),H,D),T=(a,p)=>{const u=f(a);if(typeof u!="string")return p.some(Y=>E.includes(Y))?
D(null,`${a}-missing`,u):null;const i=(0,O.vy)(S,u);if(i.ok&&(0,h.cz)(i.value).name!=="")return(0,h.jr)(i.value);const w=`failed to parse ${a==="authz"?"authori\
zation":"token"} URL: ${i.ok?"no Host in request URL":i.why}`;return P.push({rule:`${a}-invalid`,why:w}),null},_=T("authz",["authz_code"]),g=T("token",K),j=G(f(
"ports"),D),n=A(f("scopes"),D);return{value:{client:c,grantTypes:E,authz:_,token:g,ports:j,scopes:n},flaws:P}}function Q(l,S){return typeof l!="string"?S("","cl\
ient-missing",l):l===""?S(l,"client-empty",l):l}function se(l,S,H){if(l===void 0)return["authz_code"];if(!Array.isArray(l))return H([],"grant-types-invalid",l);
const P=[...new Set(l.filter(c=>typeof c=="string"))];return P.includes("authz_code")||P.includes("password")&&S===B?P.every(c=>K.includes(c))?P:H(P,"grant-type\
s-unknown",l):H(P,"grant-types-unsupported",l)}function G(l,S){if(l===void 0)return t;if(!Array.isArray(l))return S(t,"ports-ignored",l);if(l.length!==2)return S(
t,"ports-count",l);const[H,P]=l;return!ne(H)||!ne(P)?S(t,"ports-range",l):H>P?S(t,"ports-order",l):H===P?S([H,P],"ports-single",l):[H,P]}const ne=l=>typeof l=="\
number"&&Number.isInteger(l)&&l>=t[0]&&l<=t[1];function A(l,S){if(l===void 0)return[];if(!Array.isArray(l))return S([],"scopes-ignored",l);const H=l.filter(P=>typeof P==
"string");return H.length===l.length?H:S(H,"scopes-invalid",l)}}),1193:((je,ue,o)=>{o.d(ue,{k4:()=>H,y8:()=>p});var h=o(7511),O=o(4283),t=o(3948),K=o(4e3),B=o(3534),
Z=o(2636),Q=o(6174),se=o(1064),G=o(1919),ne=o(1831);const A={kind:"whole",maxBytes:G.bi},l={kind:"excerpt",maxBytes:2048},S=i=>i===408||i===425||i===429||i>=500;
async function H(i){const{host:r,needed:w}=i,I=await(0,t.e)({...i,url:(0,ne.cu)(r),asks:"document",headers:{accept:"application/json"},origin:null,redirectLimits:se.
NX,planBody:he=>P(he)===null?A:l}),{response:Y,...M}=I;if(Y.kind==="failed"){const{problem:he,transient:ke}=Y;return{attempt:{discovery:he.code==="host-http2"?{
kind:"skipped",problem:he}:{kind:"failed",problem:he,excerpt:null},...M},transient:ke,retryAfter:null}}const{head:X,body:ie,url:q}=Y,ve=p(ie.bytes),ye=I.hops.at(
-1),_e={url:(0,O.Pl)(q),page:ve,asked:(0,ne.nx)(r),hop:ye},N=D(Y,_e,w),{status:z,retryAfter:de}=X;return{attempt:{discovery:N,...M},transient:S(z),retryAfter:de}}
function P(i){const{status:r,declaredBytes:w}=i;if(r===401||r===403)return({hop:M,...X})=>{const{authorization:ie="none",challenge:q=null}=M??{};return(0,B.iX)(
{...i,...X,host:X.asked,token:ie,challenge:q})};if(r!==200)return({url:M,page:X,asked:ie})=>(0,Z.wE)({...i,url:M,page:X,asked:ie,transient:S(r)});const I=i.contentType??
"",Y=(0,h.i)(I);return!Y.ok||Y.value!=="application/json"?M=>(0,Z.e)({...M,contentType:I,malformed:!Y.ok}):(w??0)<=G.bi?null:M=>(0,Z.zf)({...M,bytes:w,limit:G.bi})}
function D(i,r,w){const{head:I,body:Y}=i,M=i.url.user&&{name:"",password:null},X={...i.url,user:M,fragment:""};if(I.status===404)return{kind:"absent",url:X,why:"\
status"};const ie=P(I);if(ie!==null)return f(ie(r),Y);const q=(0,G.Tp)(Y.bytes,(0,G.Zo)(w));switch(q.kind){case"object":return{...q,kind:"found",url:X,truncated:Y.
truncated};case"null":return{kind:"absent",url:X,why:"null"};case"not-object":return f((0,Z.g0)({...r,why:q.why}),Y);case"not-json":return f(c(i,q,r),Y)}}const f=(i,{
bytes:r})=>({kind:"failed",problem:i,excerpt:_(r)});function c({head:i,body:r},{why:w,advice:I},Y){if(r.truncated)return(0,Z.zf)({...Y,bytes:null,limit:G.bi});const M=i.
contentEncoding?.toLowerCase()??"";return["","gzip","identity"].includes(M)?(0,Z.pN)({...Y,why:w,advice:I}):(0,Z.jN)({...Y,encoding:M})}const E=200,T=80;function _(i){
const r=j(i),w=i.length<l.maxBytes?r:r.replace(g,"://***@"),I=(0,Q._U)(w).trim();return I===""?null:Array.from(I.slice(0,2*E)).slice(0,E).join("")}const g=/:\/\/[^/?#\s"'@]+$/,
j=i=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(i.subarray(0,l.maxBytes)),n=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,a=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
function p(i){const r=u(j(i));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(r))return null;const w=/<title[^>]*>([^<]{0,400})/i.exec(r)?.[1]?.
replace(/\s+/g," ").trim()??"",I=(0,K.dh)(w,T);return a.test(w)?{kind:"captive-portal",title:I}:{kind:n.test(w)||/type=["']?password/i.test(r)?"sign-in":"other",
title:I}}function u(i){let r=i.trimStart();for(;r.startsWith("<!--");){const w=r.indexOf("-->",4);if(w<0)return"";r=r.slice(w+3).trimStart()}return r}}),9940:((je,ue,o)=>{
o.d(ue,{nT:()=>l,pj:()=>S});var h=o(8542),O=o(6697),t=o(1831),K=o(1193),B=o(7082),Z=o(6875);const Q=500,se=1e4,G=3,ne=2e3,A=3e5,l=n=>Math.min(Math.max(...n.map(
({attemptMs:a})=>a)),A);async function S(n,a){const p=n.map(w=>({host:w,tookMs:null})),u=n.entries(),i={total:n.length,done:0,failed:0,waiting:new Set},r=async()=>{
for(const[w,I]of u){if(a.stop.why!==null)return;i.waiting.add(I),a.progress(i);const Y=await f(I,a).catch(M=>(0,B.i)(I,(0,O.n3)({host:(0,t.nx)(I),thrown:M})));p[w]=
Y,i.waiting.delete(I),i.done+=1,(!H(Y)||!c(Y.attempt))&&(i.failed+=1),a.progress(i)}};return await Promise.all(Array.from({length:Math.min(a.concurrency,n.length)},
r)),P(p,a.stop)}const H=n=>"attempt"in n;function P(n,{why:a}){if(a===null)return n.filter(H);const p=n.length-n.filter(H).length,u=n.flatMap(r=>{if(H(r)&&c(r.attempt))
return[];const w=H(r)?D(r):r.tookMs;return w!==null&&w>=ne?[{host:(0,t.nx)(r.host),tookMs:w}]:[]}).sort((r,w)=>w.tookMs-r.tookMs).slice(0,G),i={stopped:a,unchecked:p,
total:n.length,slowest:u};return n.map(r=>{if(H(r))return r;const{host:w,tookMs:I}=r,Y=I!==null;return(0,B.i)(w,(0,O.nD)({host:(0,t.nx)(w),isBegun:Y,...i}))})}const D=({
attempt:n,earlier:a})=>[...a,n].reduce((p,{timing:u})=>p+u.totalMs,0);async function f(n,a){const{stop:p}=a,u=performance.now(),{answer:i,clients:r,difference:w}=await a.
credentials.find(n),I=[];for(;p.why===null;){const{attempt:Y,transient:M,retryAfter:X}=await _(n,i,a);if(p.why!==null&&!c(Y)||(I.push(Y),!(c(Y)?E(I,a.releases):
M)||I.length>a.retries))break;await(0,Z.v7)(j(I.length,X,a),a)}return I.length===0?{host:n,tookMs:performance.now()-u}:{host:n,...T(I),credentials:i&&{source:i.
source,hasToken:i.token!==null,problem:i.problem},looks:r,difference:w,forced:a.forced.get(n)??[]}}const c=({discovery:n})=>n.kind!=="failed",E=(n,a)=>a.some(({
attemptMs:p})=>!n.some(u=>c(u)&&u.timing.totalMs<=p));function T(n){const a=n.findIndex(c),p=a<0?n.length-1:a,[u]=n.slice(p);if(u===void 0)throw new Error("a vi\
sit without an attempt");return{attempt:u,earlier:n.slice(0,p),later:n.slice(p+1)}}async function _(n,a,p){if(a?.isUnsendable&&a.problem!==null){const Y={kind:"\
failed",problem:a.problem,excerpt:null};return{attempt:(0,B.O)(Y),transient:!1,retryAfter:null}}const{network:u,maxRedirects:i,timeoutMs:r,stop:w}=p,I=(0,h.f)(u);
w.signal.addEventListener("abort",I.close);try{return await(0,K.k4)({host:n,needed:g(n,p),session:I,settings:u,token:a?.token??null,maxRedirects:i,timeoutMs:r,startTimer:p.
startTimer})}finally{w.signal.removeEventListener("abort",I.close),I.close()}}const g=(n,{required:a,forced:p})=>[...(a.get(n)??[]).map(({service:u})=>u),...(p.
get(n)??[]).flatMap(({services:u})=>u.map(({id:i})=>i))];function j(n,a,{random:p,now:u}){const i=Q*2**(n-1)*(.5+p()/2);return Math.min(Math.max(i,(0,Z.VJ)(a,u())??
0),se)}}),2905:((je,ue,o)=>{o.d(ue,{Ot:()=>Y,J1:()=>n});var h=o(3024),O=o(6760),t=o(5747),K=o(5799),B=o(3229),Z=o(1831),Q=o(1731);const se=function(...M){const{
configFinding:X}=o.late([9,599,765],4765);return new.target?new X(...M):X(...M)},G=function(...M){const{shownPath:X}=o.late([124,312,718],9718);return new.target?
new X(...M):X(...M)};function ne({name:M,args:X,place:ie},q,ve,ye){const _e=q.map(he=>({directory:he,files:(0,t.wX)(he).filter(ke=>A((0,O.join)(he,ke)))})),N=he=>G(
he,ye),z=D(M,_e);if(z!==null){const he=(0,O.resolve)(z.directory,z.file),ke=S(he,ye);return{helper:{name:M,args:X,path:he,shown:N(he),refusal:ke},findings:[]}}const de={
kind:"no helper",name:M,directories:q.map(N)};return{helper:null,findings:[se(ve,de,ie)]}}const A=M=>(0,h.existsSync)(M)&&!(0,h.statSync)(M).isDirectory(),l=256;
function S(M,{system:X}){if(X==="windows")return null;if(!(0,h.statSync)(M).isFile())return"permission denied";const ie=Buffer.alloc(l);let q;try{const ye=(0,h.
openSync)(M,"r");try{q=(0,h.readSync)(ye,ie)}finally{(0,h.closeSync)(ye)}}catch(ye){return(0,t.Oj)(ye),null}return ie.toString("latin1",0,2)==="#!"||ie.subarray(
0,q).includes(0)?null:"exec format error"}const H="terraform-credentials-",P="0.0.0";function D(M,X){let ie=null;for(const{directory:q,files:ve}of X)for(const ye of ve){
const _e=f(ye,M);_e===null||ie!==null&&(0,Q.Zy)(_e,ie.version)<=0||(ie={directory:q,file:ye,version:_e})}return ie}function f(M,X){if(!M.startsWith(H))return null;
const ie=M.toLowerCase().slice(H.length).replace(/\.exe$/,""),q=ie.indexOf("_v");return(q<0?ie:ie.slice(0,q))!==X||ie===""?null:(0,Q.oF)(q<0?P:ie.slice(q+2).replace(
/_x.*$/s,""))}var c=o(4265);const E=function(...M){const{configFinding:X}=o.late([9,599,765],4765);return new.target?new X(...M):X(...M)},T=function(...M){const{
parseConfigFile:X}=o.late([9,599,765],4765);return new.target?new X(...M):X(...M)},_=function(...M){const{configPaths:X}=o.late([124,312,718],9718);return new.target?
new X(...M):X(...M)},g=function(...M){const{shownPath:X}=o.late([124,312,718],9718);return new.target?new X(...M):X(...M)},j=1024*1024;function n(M,X,ie=null){const q=_(
M,X,h.existsSync,ie),{directory:ve,directoryOff:ye,helperDirectories:_e}=q,N=p(q,M,X),z=[...N,...i(ve,M,X)],de=i(ye?.path??null,M,X),he=w(a(z),M),ke=he.helper&&
ne(he.helper,_e,M,X),Ce=w(a(de),M).credentials,Ne=N[0]?.blocks?.protocols??{};return{...he,client:M,installations:a(z).flatMap(({installations:Le})=>Le??[]),mirrors:q.
mirrorDirectories.map(Le=>({path:Le,shown:g(Le,X)})),paths:q,files:[...z.map(({file:Le})=>Le),...de.map(({file:Le})=>({...Le,state:"off"}))],turnedOff:Ce.map(({
host:Le,place:W})=>({host:Le,place:W,by:ye?.by??""})),helper:ke?.helper??null,requestTimeoutMs:M==="opentofu"?(0,c.Hl)(Ne,X.environment):null,patience:(0,c.f5)(
M,Ne,X.environment),findings:[...z.flatMap(({finding:Le})=>Le??[]),...he.findings,...ke?.findings??[]],secrets:[...a(z),...a(de)].flatMap(({secrets:Le})=>Le)}}const a=M=>M.
flatMap(({blocks:X})=>X??[]);function p({main:M},X,ie){if(M===null)return[];const{path:q,chosenBy:ve}=M;if((0,h.existsSync)(q))return[r(q,X,ie)];const ye={path:q,
shown:g(q,ie),state:"absent"},N=ve==="default"?null:E(X,{kind:"missing",setting:ve,path:q},null);return[{file:ye,blocks:null,finding:N}]}const u=/\.tfrc(?:\.json)?$/s,
i=(M,X,ie)=>(M===null?[]:(0,t.wX)(M)).filter(q=>u.test(q)).map(q=>r((0,O.join)(M??"",q),X,ie));function r(M,X,ie){const q=(0,t.yR)(M,j),ve=g(M,ie);if(!q.ok){const N={
kind:"unreadable",file:ve,failure:q.failure},z=E(X,N,null);return{file:{path:M,shown:ve,state:"not read"},blocks:null,finding:z}}const ye=T({shown:ve,...q},X),_e=ye.
isRead?"read":"not read";return{file:{path:M,shown:ve,state:_e},blocks:ye,finding:null}}function w(M,X){const ie=M.flatMap(z=>z.findings),q=(z,de)=>{ie.push(E(X,
z,de))},ve=I(new Map(M.flatMap(z=>[...z.credentials])),q),ye=I(new Map(M.flatMap(z=>[...z.hosts])),q),[_e,...N]=new Map(M.flatMap(z=>[...z.helpers]));for(const[
,{place:z}]of N)q({kind:"two helpers"},z);return{credentials:ve,forced:ye,helper:_e===void 0?null:{name:_e[0],..._e[1]},findings:ie}}function I(M,X){const ie=new Map;
for(const[q,ve]of M){const ye=(0,Z.Pv)(q);if(ye.ok){ie.set(ye.value,{...ve,host:ye.value});continue}const _e="services"in ve?"host":"credentials",N=(0,B.L6)(q);
X({kind:"label",type:_e,label:q,why:ye.why,advice:N},ve.place)}return[...ie.values()]}const Y=M=>(0,K.DF)(M,({problem:{code:X,message:ie},places:q})=>[X,ie,q])}),
4977:((je,ue,o)=>{o.d(ue,{mQ:()=>Le});var h=o(2905),O=o(4929),t=o(3534),K=o(1064),B=o(1831),Z=o(2713),Q=o(1421),se=o(8161),G=o(5747),ne=o(4e3),A=o(1919),l=o(5799);
const S=(W,J)=>({name:W,isProgram:!1,answers:J,find:re=>J.get(re)??null});async function H(W,J){let re=null;const fe=[],Te=[];for(const Se of W){const pe=re===null||
!Se.isProgram,Re=pe?await Se.find(J):null;fe.push({source:Re?.source??Se.name,held:pe?P(Re):"not asked",counts:re===null&&Re!==null}),Re?.problem&&Te.push((0,l.
hD)(Re.problem,{places:Re.place===null?[]:[Re.place]})),re??=Re}return{answer:re,looks:fe,findings:Te}}function P(W){return W===null?"nothing":W.token===null?"n\
o token":W.token.reveal()===""?"an empty token":"a token"}const D=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function f(W,J,re=null){const fe=J.reveal(),Te={source:W,place:re,
token:J,problem:E(W,fe)};return D.test(fe)?{...Te,isUnsendable:!0}:Te}const c=[[D,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function E(W,J){if(J==="")return(0,t.QU)({source:W});const re=c.
find(([fe])=>fe.test(J))?.[1];return re!==void 0?(0,t.Eu)({source:W,slip:re}):J.length<Z.Il?(0,t.fj)({source:W}):null}const T=1024*1024;function _(W,J){const re=new Map;
let fe=null;const Te=async Se=>{if(fe!==null)return fe;const pe=await p(W,Se,J);if("output"in pe)return M(W,pe.output,J);const Re=X(W,pe.why);return pe.isStopped&&
(fe??=Re),Re};return{name:g(W),isProgram:!0,find:Se=>{const pe=re.get(Se)??Te(Se);return re.set(Se,pe),pe}}}const g=({name:W})=>`credentials helper ${W}`,j=({shown:W},J)=>({
why:`failed to run ${W}: ${J}`}),n=({shown:W},J)=>({why:`${W} ${J} and was stopped`,isStopped:!0}),a="was running when the check ended";async function p(W,J,re){
if(W.refusal!==null)return j(W,W.refusal);if(re.stop.aborted)return n(W,a);const fe=r(W,J,re.environment);return typeof fe=="string"?j(W,fe):u(fe,W,re)}function u(W,J,re){
const{timeoutMs:fe,abortAfter:Te,stop:Se}=re,pe=AbortSignal.any([Te(fe),Se]);return new Promise(Re=>{const He=[],xe=[];let Ke=0;const Fe=Ge=>{pe.removeEventListener(
"abort",tt),Re(Ge)},et=Ge=>{i(W,re),Fe(n(J,Ge))},tt=()=>et(Se.aborted?a:`did not exit within ${fe/1e3} s (timeout-seconds)`);pe.addEventListener("abort",tt);const Je=Ge=>C=>{
Ke+=C.length,Ke>T?et(`wrote more than ${T/1024/1024} MiB`):Ge.push(C)};W.stdout?.on("data",Je(He)),W.stderr?.on("data",Je(xe)),W.on("error",Ge=>Fe(j(J,Y(Ge)))),
W.on("close",Ge=>{if(Ge===0)return Fe({output:Buffer.concat(He)});const C=q(Buffer.concat(xe).toString()),$=C===""?", but it produced no error message":`: ${C}`;
Fe({why:`error in ${J.shown}${$}`})})})}function i(W,{kill:J}){try{W.pid!==void 0&&J((0,se.platform)()==="win32"?W.pid:-W.pid,"SIGKILL")}catch(re){(0,G.Oj)(re)}
W.stdout?.destroy(),W.stderr?.destroy(),W.unref()}function r({path:W,args:J},re,fe){try{return(0,Q.spawn)(W,[...J,"get",re],{env:w(fe),stdio:["ignore","pipe","p\
ipe"],shell:!1,detached:!0,windowsHide:!0})}catch(Te){return Y(Te)}}const w=W=>Object.fromEntries(Object.entries(W).filter(([J])=>!J.startsWith("INPUT_"))),I={EACCES:"\
permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function Y(W){
const J=(0,G.Oj)(W);return I[J]??J}function M(W,J,{learn:re}){const fe=(0,A.Tp)(J);if(fe.kind==="not-json"||fe.kind==="not-object")return X(W,`malformed output \
from ${W.shown}: ${(0,ne.dh)(fe.why)}`);const Te=fe.kind==="null"?null:fe.services.find(({id:pe})=>pe==="token")?.value;if(typeof Te!="string")return null;const Se=new Z.
ou(Te);return re(Se),f(g(W),Se)}function X(W,J){const re=(0,O.Dz)({name:W.name,why:J});return{source:g(W),place:null,token:null,problem:re}}const ie=new RegExp(
"\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),q=W=>(0,ne.dh)(W.replace(ie,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function ve({tokens:W,environment:J,
clients:re}){const fe=[Ce(W),ke(J)],Te=re.map(({helper:Se,credentials:pe,...Re})=>{const He=[...fe,N(pe)];return{...Re,known:He,sources:Se===null?He:[...He,Se]}});
return{known:ye(Te.flatMap(({known:Se})=>Se)),find:async Se=>{const pe=await Promise.all(Te.map(async({client:Re,sources:He,turnedOff:xe})=>{const{looks:Ke,...Fe}=await H(
He,Se);return{...Fe,client:Re,looks:[...Ke,..._e(xe,Se)]}}));return{answer:de(pe.map(({answer:Re})=>Re)),clients:pe.map(({client:Re,looks:He})=>({client:Re,looks:He})),
findings:pe.flatMap(({findings:Re})=>Re),difference:he(Se,pe)}}}}function ye(W){const J=new Map(W.toReversed().flatMap(re=>[...re.answers]));return new Map([...J].
flatMap(([re,{token:fe,source:Te}])=>fe===null?[]:[[re,Te]]))}const _e=(W,J)=>W.filter(re=>re.host===J).map(({place:re,by:fe})=>({source:`${re.file}:${re.line} \
(${fe} names another file)`,held:"not read",counts:!1})),N=W=>S("CLI configuration",new Map(W.map(J=>[J.host,z(J)])));function z({host:W,place:J,token:re,hasValue:fe}){
const Te=`${J.file}:${J.line}`;if(re!==null)return f(Te,re,J);const Se={kind:"no token",file:Te,host:W,hasValue:fe};return{source:Te,place:J,token:null,problem:(0,O.
P4)({clients:K.Du,mistake:Se})}}const de=W=>W.find(J=>J?.token)??W.find(J=>J!==null)??null;function he(W,J){const[re,...fe]=J,Te=re?.answer?.token?.reveal(),Se=fe.
find(({answer:Re})=>Re?.token?.reveal()!==Te);if(re===void 0||Se===void 0)return null;const pe=({client:Re,answer:He})=>({client:Re,source:He?.token?He.source:null});
return(0,t.tK)({host:W,first:pe(re),other:pe(Se)})}function ke(W){const J=Object.entries(W).flatMap(([re,fe])=>{const Te=(0,B.$k)(re);return Te===null||fe===void 0?
[]:[[Te,f(re,new Z.ou(fe))]]});return S("TF_TOKEN_ variables",new Map(J))}function Ce(W){const J="tokens setting",re=W.map(({host:fe,token:Te})=>{const Se=f(J,Te);
return[fe,Te.reveal()===""?{...Se,token:null}:Se]});return S(J,new Map(re))}const Ne=1e4;function Le({tokens:W,configs:J,timeoutMs:re},fe,Te){for(const xe of J.
flatMap(Ke=>Ke.secrets))Te.learn(xe);const Se=new Map,pe=xe=>{if(xe===null)return null;const Ke=JSON.stringify([xe.path,...xe.args]),Fe=Je=>AbortSignal.timeout(
Je),et={timeoutMs:re??Ne,environment:fe},tt=Se.get(Ke)??_(xe,{abortAfter:Fe,...Te,...et});return Se.set(Ke,tt),tt},Re=J.map(xe=>({...xe,helper:pe(xe.helper)})),
He=J.flatMap(xe=>xe.forced.map(Ke=>({...Ke,client:xe.client})));return{credentials:ve({tokens:W,environment:fe,clients:Re}),configs:J,complaints:(0,h.Ot)(J.flatMap(
({findings:xe})=>xe)),forced:Map.groupBy(He,({host:xe})=>xe)}}}),1919:((je,ue,o)=>{o.d(ue,{Qc:()=>ne,Tp:()=>Z,Zo:()=>H,bi:()=>K});var h=o(3307),O=o(4091),t=o(9562);
const K=1024*1024,B={keeps:()=>!0,maxValue:Number.POSITIVE_INFINITY};function Z(D,f=B){const c=(0,O._6)(D),E=se(c,f),T=(0,h.Ey)(c,E.add);if(T!==null){const[,g,j]=ne(
c)??[];return g===void 0?{kind:"not-json",...T}:{kind:"not-json",why:`it ${g}`,advice:j??null}}const _=/[^\t\n\r ]/.exec(c)?.[0];return _==="{"?{kind:"object",services:E.
read()}:_==="n"?{kind:"null"}:{kind:"not-object",why:`found ${Q[_??""]??"a number"}`}}const Q={"[":"an array",'"':"a string",t:"a boolean",f:"a boolean"};function se(D,f){
const c=new Map,E=D.includes("\\");return{add:(g,j,n,a)=>{if(a===0)return;const p=D.slice(n,a),u=E?(0,h.I)(p):p.slice(1,-1),i=c.get(u);i!==void 0?Object.assign(
i,{start:g,end:j}):f.keeps(u,j-g)&&c.set(u,{id:(0,h.I)(p),start:g,end:j})},read:()=>Array.from(c.values(),({id:g,start:j,end:n})=>({id:g,value:n-j>f.maxValue?void 0:
(0,h.IL)(D.slice(j,n))}))}}const G=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]],ne=D=>G.find(([f])=>f.test(D)),A=100,l=16*1024,S=200;function H(D){const f=new Set(D),c=new Set(D.map(P));let E=0,T=l;
return{maxValue:t.Ls,keeps:(_,g)=>{if((0,t.D6)(_)||f.has(_))return!0;const j=_.length<=S&&c.delete(P(_));return E===A||_.length+g>T?j:(E+=1,T-=_.length+g,!0)}}}
const P=D=>D.slice(0,D.indexOf(".")+1)})};export{jt as ids,zt as modules};
