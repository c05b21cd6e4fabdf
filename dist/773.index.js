const Zt=[773,641,456,696],Qt={4929:((be,ue,s)=>{s.d(ue,{Dz:()=>Y,P4:()=>W,Yv:()=>y,kV:()=>n});var m=s(6246),l=s(1064),e=s(1831),P=s(4e3),j=s(5799);const W=(0,j.
lS)((0,j.$e)("credentials-config","CLI configuration has a mistake",l.Du),({clients:o,mistake:c})=>({...Q(c),affects:o}));function Q(o){switch(o.kind){case"miss\
ing":return{message:`${o.setting} names ${(0,m.o)(o.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"\
unreadable":return{message:`${o.file} ${(0,P.mP)(o.failure)}`,help:o.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"l\
et this account read the file; the client continues without it"};case"syntax":return{message:`${o.file} has a syntax error: ${o.why}`,help:"correct the file; th\
e client ignores all of it, including its tokens"};case"type":return{message:`${o.file}: ${o.path.join(".")} must be ${o.want}`,help:"correct the value; Terrafo\
rm ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${o.file}: ${o.why}`,help:"correct the block; the client i\
gnores it"};case"label":return{message:`the label of the block ${o.type} ${(0,m.o)(o.label)} is not a hostname: ${o.why}`,help:o.advice??"write a hostname as th\
e label; the client ignores the block"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client \
uses any of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client us\
es the first"};case"no token":return{message:o.hasValue?`the token in the credentials block for host ${(0,e.nx)(o.host)} at ${o.file} is not a string`:`the cred\
entials block for host ${(0,e.nx)(o.host)} at ${o.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other cred\
entials source'};case"no helper":return{message:`credentials helper ${(0,m.o)(o.name)}: there is no terraform-credentials-${o.name} in ${o.directories.join(", ")}`,
help:o.name===o.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the \
client finds no other name"}}}const Y=(0,j.lS)((0,j.z3)("credentials-helper","Credentials helper failed",l.Du),({name:o,why:c})=>({message:`credentials helper ${o}\
: ${c}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install provi\
ders'})),V=10,y=(0,j.lS)((0,j.lm)("services-forced","A host block replaces service discovery",["terraform","opentofu"]),({host:o,at:c})=>({message:`the host blo\
ck at ${c} defines the services of ${o}; the host's own discovery document is not used`,help:`remove the host block at ${c} to use the discovery document of ${o}`})),
n=(0,j.lS)((0,j.lm)("services-forced-differ","A host block and the discovery document differ",["terraform","opentofu"]),({host:o,at:c,services:k})=>({message:`t\
he host block at ${c} and the discovery document of ${o} differ in ${(0,P.K4)(k,V,P.dh)}`,help:"update the host block or remove it; machines without it use othe\
r services"}))}),960:((be,ue,s)=>{s.d(ue,{Er:()=>w,P0:()=>o,P6:()=>Q,Qs:()=>n,T0:()=>j,U2:()=>k});var m=s(1064),l=s(4e3),e=s(5799);const P={"no-such-host":"does\
 not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server reporte\
d a failure"},j=(0,e.lS)((0,e.z3)("host-unknown","Hostname does not resolve",m.zK),({host:M,why:p})=>({message:`${M} ${P[p]}`,help:p==="no-such-host"?"check the\
 spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again"})),W={refused:"refused the connection",
closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its net\
work"},Q=(0,e.lS)((0,e.z3)("host-unreachable","Host is unreachable",m.zK),({host:M,error:p})=>{if(typeof p=="object"&&"proxy"in p)return{message:`${M} is unreac\
hable: ${p.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"};const _=typeof p=="string"?W[p]:`is unreachable \
(${p.code})`;return{message:`${M} ${_}`,help:{operator:"check that the host is up, and that a firewall lets this machine connect to it",user:"check that a firew\
all or proxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine connect to it; otherwise ${(0,l.B9)(M)}`}}}),Y={lookup:{failed:"\
could not be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"ch\
eck that the host is up, and that a firewall does not drop packets from this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish \
its response",help:""}},V="serve the document as a static file",y=({asks:M})=>M==="document"?V:"find out what the server waits for, such as its storage",n=(0,e.
lS)((0,e.z3)("host-timeout","Host does not respond in time",m.zK),M=>{if(M.phase==="complete")return{message:`${M.host} took ${(0,l.YA)(M.tookMs)} to return its\
 discovery document; ${(0,l.Af)(M.releases)}`,help:(0,e.C)(V),affects:[...new Set(M.releases.map(({client:D})=>D))]};const{failed:p,help:_}=Y[M.phase],b=M.limitMs===
null?"in time":`within ${(0,l.YA)(M.limitMs)}`;return{message:`${M.host} ${p} ${b}`,help:_||{operator:y(M),guest:(0,l.B9)(M.host)}}}),o=(0,e.lS)((0,e.z3)("host-\
protocol","Host does not speak HTTP",m.zK),({host:M,error:p})=>({message:`the response of ${M} is not valid HTTP (${p})`,help:{operator:"check that the port ser\
ves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}})),c={lookup:"the DNS lookup",connection:"the connec\
tion",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"},k=(0,e.lS)((0,e.$e)("host-slow","Host is slow"),({host:M,phase:p,
tookMs:_,limitMs:b,...D})=>{const E=`(limit ${(0,l.YA)(b)}); ${c[p.name]} took ${(0,l.YA)(p.ms)}`;return"url"in D?{message:`${D.url} took ${(0,l.YA)(_)} to answ\
er ${E}`,help:(0,e.C)(y({asks:"answer"}))}:{message:`${M} took ${(0,l.YA)(_)} to return its discovery document ${E}`,help:(0,e.C)(V,(0,l.Af)(D.releases))}}),w=(0,e.
lS)((0,e.lm)("host-recovered","Discovery succeeded after a retry"),({host:M,attempts:p,failure:_,releases:b})=>({message:`discovery of ${M} succeeded at attempt\
 ${p}; the first attempt failed: ${_}`,help:(0,e.C)("find out why the host fails intermittently",b.length===0?"init succeeded, because the CLI retries discovery":
`init with ${(0,l.eZ)(b)} would have failed`)}))}),2636:((be,ue,s)=>{s.d(ue,{Eh:()=>c,HB:()=>p,e:()=>Y,g0:()=>w,jN:()=>n,ku:()=>y,pN:()=>k,wE:()=>j,zf:()=>V});var m=s(
1064),l=s(4e3),e=s(5799);const P='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',j=(0,e.lS)((0,e.z3)("document-status","Unexpected H\
TTP status",m.zK),({location:_,retryAfter:b,transient:D,asked:E,...T})=>{const{page:G,status:u}=T,R=(H,h)=>({message:`${(0,l._r)(T)}${H}; expected 200 or 404`,help:(0,l.
NM)(G,E,h)});if(u>=300&&u<400)return _?R(", which clients do not follow",(0,e.C)("redirect with 301, 302, 303, 307 or 308")):R(" without a Location header",(0,e.
C)("add a Location header to the redirect"));if(u===429){const H=b===null?"":` (Retry-After: ${(0,l.dh)(b,W)})`;return{...R(H,Q),help:Q}}return D?R("",{operator:"\
check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,l.B9)(E)}):R("",{operator:"return\
 the discovery document, or 404 if the host has no services",user:(0,l.Wt)([]),guest:(0,l.qZ)(E)})}),W=40,Q={because:"the host limits the requests of this machi\
ne or of its network",operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)",user:"wait, send\
 fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},Y=(0,e.lS)((0,e.z3)("d\
ocument-type","Wrong Content-Type",m.Du),({url:_,page:b,asked:D,contentType:E,malformed:T})=>{const u=E===""?"has no Content-Type":`has ${T?"a malformed Content\
-Type":"Content-Type"} "${(0,l.dh)(E)}"`;return{message:`${_} ${u}; expected "application/json"`,help:(0,l.NM)(b,D,(0,e.C)("serve the discovery document with Co\
ntent-Type: application/json","most servers send it for a file named terraform.json"))}}),V=(0,e.lS)((0,e.z3)("document-size","Discovery document is too large",
m.Du),({url:_,page:b,asked:D,bytes:E,limit:T,isPadding:G=!1})=>G?{message:`${_} has more than ${T} bytes; what exceeds the limit is white space`,help:(0,e.C)("r\
emove the white space at the end of the document"),severity:"warning"}:{message:`${_} has ${E??`more than ${T}`} bytes, limit ${T}`,help:(0,l.NM)(b,D,(0,e.C)("c\
heck what is served at this URL","a discovery document only maps service ids to URLs"))}),y=(0,e.lS)((0,e.z3)("document-headers","Response headers are too large",
m.zK),({host:_})=>({message:`${_} sent more than 256 KiB of response headers`,help:(0,e.C)("look for a header or cookie that grows with each request")})),n=(0,e.
lS)((0,e.z3)("document-encoding","Discovery document cannot be decompressed",m.Du),_=>"host"in _?{message:`${_.host} sent a discovery document that is not gzip,\
 with Content-Encoding: gzip`,help:(0,e.C)("remove the Content-Encoding header, or compress the document")}:{message:`${_.url} has Content-Encoding "${(0,l.dh)(
_.encoding)}", which the clients do not decompress`,help:(0,l.NM)(_.page,_.asked,(0,e.C)("configure the server, and any proxy in front of it, to respect Accept-\
Encoding: gzip"))}),o={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document that is cut off"},c=(0,e.lS)((0,e.z3)("document-i\
ncomplete","Discovery document is incomplete",m.zK),({host:_,why:b})=>({message:`${_} ${o[b]}`,help:(0,e.C)("look for a server that crashes while it responds, o\
r a proxy that changes the body")})),k=(0,e.lS)((0,e.z3)("document-not-json","Discovery document is not valid JSON",m.zK),({url:_,page:b,asked:D,why:E,advice:T})=>({
message:`${_} is not valid JSON: ${(0,l.dh)(E)}`,help:(0,l.NM)(b,D,(0,e.C)(T??P))})),w=(0,e.lS)((0,e.z3)("document-not-object","Discovery document is not a JSON\
 object",m.zK),({url:_,page:b,asked:D,why:E})=>({message:`${_} is not a JSON object: ${(0,l.dh)(E)}`,help:(0,l.NM)(b,D,(0,e.C)(P))})),M=20,p=(0,e.lS)((0,e.z3)("\
document-absent","Host has no discovery document",m.zK),({host:_,url:b,why:D,required:E,clientErrors:T})=>{const G=E.length===0?"at least one service":E.join(",\
 "),u=D==="status"?`has no discovery document (${b} returned 404)`:"has the discovery document `null`, which offers no services",R=T.slice(0,M).map(H=>`"${H}"`).
join(", ");return{message:`host ${_} ${u}; required: ${G}`,help:{operator:"serve /.well-known/terraform.json at the root of the host",user:(0,l.Wt)(E),guest:(0,l.
qZ)(_),...R===""?{}:{note:`the clients print ${R}`}}}})}),9209:((be,ue,s)=>{s.d(ue,{CL:()=>y,KA:()=>W,Y3:()=>V,f0:()=>Q,n4:()=>Y});var m=s(1064),l=s(4e3),e=s(5799);
const P=({url:n,asks:o})=>`configure ${n} to return ${o==="document"?"the document":"its answer"}`,j=n=>(0,e.C)(`${P(n)}, or to redirect straight to it`),W=(0,e.
lS)((0,e.z3)("redirect-limit","Too many redirects",m.Du),({redirects:n,clients:o,limits:c,...k})=>{const w=o.map(M=>`${m.bB[M]} follows ${c[M]}`);return{message:`${k.
url} redirects ${n} times; ${w.join(", ")}`,help:j(k),affects:o}}),Q=(0,e.lS)((0,e.z3)("redirect-loop","Redirect loop",m.zK),({url:n,asks:o,to:c})=>({message:`t\
he redirects of ${n} lead back to ${c}`,help:(0,e.C)(P({url:n,asks:o}))})),Y=(0,e.lS)((0,e.$e)("redirect-insecure","Redirect to plain HTTP",m.Du),({url:n,to:o,exposesToken:c})=>({
message:`${n} redirects to ${o}, which is not https${c?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,help:(0,e.C)("red\
irect to an https URL")})),V=(0,e.lS)((0,e.z3)("redirect-invalid","Invalid redirect",m.zK),({redirect:n,url:o,why:c})=>({message:`the redirect ${n} ${o} cannot \
be followed: ${(0,l.dh)(c)}`,help:(0,e.C)("redirect to an https URL")})),y=(0,e.lS)((0,e.lm)("redirect-nested","More than one redirect"),({url:n,redirects:o})=>({
message:`${n} redirects ${o} times; the protocol only requires clients to follow 1 redirect`,help:j({url:n,asks:"document"})}))}),9872:((be,ue,s)=>{s.d(ue,{BU:()=>H,
B_:()=>D,MY:()=>R,SE:()=>_,cI:()=>u,rZ:()=>Q,vk:()=>Y,x1:()=>V});var m=s(1064),l=s(4e3),e=s(5799);const P=({host:h,isLeaf:A})=>A?`the certificate of ${h}`:`an a\
uthority in the certificate chain of ${h}`,j=h=>W(new Date(h).toISOString()),W=h=>h.slice(0,10),Q=(0,e.lS)((0,e.z3)("proxy-refused","Proxy refused the request",
m.zK),({host:h,reason:A})=>({message:`${h} was not reached: ${A}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too"})),Y=(0,e.
lS)((0,e.z3)("tls-expired","TLS certificate has expired",m.zK),h=>({message:`${P(h)} expired on ${j(h.at)}`,help:(0,e.C)("renew the certificate and reload the s\
erver")})),V=(0,e.lS)((0,e.z3)("tls-not-yet-valid","TLS certificate is not valid yet",m.zK),h=>({message:`${P(h)} is not valid before ${j(h.at)}`,help:"check th\
e clock of this machine and the start date of the certificate"})),y={leaf:"is signed by an unknown authority, or the host does not send the intermediate certifi\
cate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},n="configure the hos\
t to send its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",o={"negative-serial":{says:"has a negative serial numbe\
r, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a certificate and is not allowed to",
help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authorities below it than it allows (pathle\
n)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for servers (extendedKeyUsage)",help:"i\
ssue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstraints)",help:"have it issued by an a\
uthority whose name constraints permit all of its names"}},c=(h,A)=>({says:`has ${h}, which Terraform and OpenTofu do not support`,help:A}),k="issue it with ano\
ther key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",w="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",M={name:"the name of the host",dates:"it\
s dates",authority:"the authority above it",issuer:"its issuer and extensions",encoding:"its encoding"};function p(h){switch(h.kind){case"unknown-authority":return{
says:y[h.sent],help:n};case"curve":return c(`a key on the curve ${h.curve}`,k);case"key":return c(`a key of the kind ${h.name}`,k);case"key-size":return c(`an R\
SA key of ${h.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":return c(`a signature of the kind ${h.name}`,w);case"critical-extension":return c(
`the critical extension ${h.id}`,"issue it without that extension");case"openssl":return{says:`passes the rules of Terraform and OpenTofu, but not the second ch\
eck by OpenSSL (${M[h.check]}), so nothing was sent`,help:"issue it with a program that follows RFC 5280"};case"malformed":return{says:`is malformed (${h.part})\
; Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};case"negative-serial":case"no-authority":case"path-length":case"u\
sage":case"constraints":return o[h.kind]}}const _=(0,e.lS)((0,e.z3)("tls-untrusted","TLS certificate is not trusted",m.zK),({flaw:h,...A})=>{const{says:he,help:ge}=p(
h);return{message:`${P(A)} ${he}`,help:ge}}),b=3,D=(0,e.lS)((0,e.z3)("tls-name-mismatch","TLS certificate is for another name",m.zK),({host:h,names:A})=>({message:A.
length===0?`the certificate of ${h} has no DNS name among its subject alternative names`:`the certificate of ${h} is for ${(0,l.K4)(A,b,l.dh)}`,help:`issue a ce\
rtificate that lists ${h} as a subject alternative name, or use the name it is for`})),E={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on t\
his port, or use the port that does"},"client-certificate":{says:"requires a client certificate",help:"allow requests for /.well-known/terraform.json without on\
e; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the server knows (TLS alert unrecognized_name)",help:"add the name and its c\
ertificate to the TLS settings of the server or load balancer"}},T="enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256";function G({kind:h,
name:A}){switch(h){case"version":return{says:`offers no TLS version later than ${A.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later\
 on the host"};case"cipher":return{says:`offers only cipher suites that Terraform and OpenTofu do not support, such as ${A}`,help:T};case"group":return{says:`of\
fers only key exchange groups that Terraform and OpenTofu do not support, such as ${A}`,help:"enable the group X25519 or P-256 on the host"}}}const u=(0,e.lS)((0,e.
z3)("tls-protocol","TLS handshake failed",m.zK),({host:h,error:A})=>{if(typeof A=="object"&&"code"in A)return{message:`the TLS handshake with ${h} failed (${A.code}\
)`,help:"check the TLS settings of the host, and that it has a certificate for this name"};const{says:he,help:ge}=typeof A=="string"?E[A]:G(A);return{message:`${h}\
 ${he}`,help:ge}}),R=(0,e.lS)((0,e.z3)("tls-plain-http","Port serves plain HTTP",m.zK),({host:h})=>({message:`${h} serves plain HTTP on this port: server gave H\
TTP response to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery always uses https"})),H=(0,e.lS)((0,e.$e)("tls-expires-soon","T\
LS certificate expires soon"),({host:h,days:A,expires:he})=>{const ge=A===0?"today":A===1?"in 1 day":`in ${A} days`;return{message:`the certificate of ${h} expi\
res ${ge}, on ${W(he)}`,help:(0,e.C)("renew the certificate; if it is renewed automatically, find out why that has not happened")}})}),4592:((be,ue,s)=>{s.d(ue,
{Bz:()=>G,Ev:()=>D,MI:()=>n,Mx:()=>E,RK:()=>c,hy:()=>M,m$:()=>V});var m=s(1064),l=s(4e3),e=s(5799),P=s(8937);const j=({kind:u,first:R,others:H})=>H===0?R:`${R} \
and ${H} other ${u}${H===1?"":"s"}`,W=({kind:u,mirror:R})=>R===null?`${u}s.v1`:"the network mirror",Q=u=>`the URL of ${W(u)} in the ${u.mirror===null?"discovery\
 document":"CLI configuration"}`;function Y({page:u,host:R,...H},h){if(u?.kind!=="sign-in")return(0,l.NM)(u,R,h);const A=`allow requests to ${W({host:R,...H})} \
without a browser`,he=u.title===""?"":` ("${u.title}")`;return{operator:A,because:`the host returned a sign-in page${he}`}}const V=(0,e.lS)((0,e.z3)("versions-u\
nauthorized","Registry requires a valid token",m.Du),u=>{const{token:R,elsewhere:H,challenge:h,isFork:A}=u,he=A&&R==="none",ge=h===null?"":` and requires ${h} a\
uthentication`,q=he?"secrets are withheld from pull requests of forks":(0,P.pt)(u,H);return{message:`the versions of ${j(u)} cannot be read: ${(0,l._r)(u)}${ge}\
; ${q}`,help:he?P.ro:Y(u,y(u)),...R==="withheld"?{severity:"warning"}:{},...he?{severity:"notice"}:{}}});function y(u){const{host:R,source:H,elsewhere:h,challenge:A,
kind:he}=u,ge=W(u);if(A!==null)return{operator:`accept Bearer tokens at the URL of ${ge}`,note:"the CLIs send only Bearer tokens"};const q=h===null?`check that \
the token from ${H} is complete, has not expired and may read this ${he}`:`check that ${h} accepts the token from ${H}: the CLIs send it the token for ${R}, not\
 one for ${h}`;return(0,P.$w)(u,ge,h,q)}const n=(0,e.lS)((0,e.z3)("versions-status","Registry fails to list versions",m.Du),u=>{const{attempts:R,transient:H,host:h,
status:A}=u,he=R>1?` in each of ${R} attempts`:"";return{message:`the versions of ${j(u)} cannot be read: ${(0,l._r)(u)}${he}; expected 200`,help:Y(u,o(h,A,H,Q(
u)))}});function o(u,R,H,h){return R===429?{because:"the host limits requests from this machine or network",operator:"raise the limit, or run fewer jobs at once",
user:"wait, run fewer jobs at once, or use a runner with its own IP address"}:H?{operator:"check the logs of the registry and of any proxy in front of it",user:"\
wait and run the check again; check the proxy of this network if there is one",guest:(0,l.B9)(u)}:{operator:`check ${h}; return 200 with the versions, or 404 fo\
r an unknown name`}}const c=(0,e.lS)((0,e.z3)("versions-shape","List of versions cannot be read",m.Du),u=>({message:`the versions of ${j(u)} cannot be read: the\
 response of ${u.url} ${(0,l.dh)(u.why)}`,help:Y(u,{operator:`check ${Q(u)}, and return ${u.mirror===null?w[u.kind]:k}`})})),k='{"versions":{"1.0.0":{}}} with `\
Content-Type: application/json`',w={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":"1.0.0"}]}'},M=(0,e.lS)((0,e.z3)(
"versions-empty","Registry lists no versions",m.Du),({kind:u,address:R,url:H,ignored:h,isMirror:A})=>({message:h.length===0?`${u} ${R} has no versions: ${H} lis\
ts none`:`${u} ${R} has no valid versions: ${H} lists only ${_(h)}`,help:{operator:A?"add a version to the mirror, under a key of three numbers such as 1.2.0":h.
length===0?`publish a version of the ${u}; if its tag exists, check that the registry has imported it`:`publish versions as ${b[u]}`,user:`check the address, or\
 ask the publisher of the ${u} to release a version`}})),p=3,_=u=>(0,l.K4)(u,p,R=>`"${(0,l.dh)(R,40)}"`),b={module:"numbers with dots, such as 1.2.0 or v1.2.0",
provider:'three numbers with dots and without a "v", such as 1.2.0'},D=(0,e.lS)((0,e.z3)("version-unreadable","Listed version cannot be read",m.Du),({kind:u,address:R,
texts:H,rejects:h})=>{const A=`the registry lists ${_(H)} for ${u} ${R}, which ${H.length===1?"is not a version":"are not versions"}`,he=`publish versions as ${b[u]}\
, and remove others`;return h?{message:`${A}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,help:{operator:he,user:"use Terraform 1.13 or \
later, which ignores such versions"}}:{message:`${A}; the CLIs ignore ${H.length===1?"it":"them"}`,help:(0,e.C)(he),severity:u==="module"?"warning":"notice"}}),
E=(0,e.lS)((0,e.lm)("provider-warning","Registry warns about a provider"),({address:u,warnings:R})=>({message:`the registry returned a warning for ${u}: "${(0,l.
dh)(R.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"})),T={closed:"closed the connection before the end of a response",gzip:"\
sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},G=(0,e.lS)((0,e.z3)("answer-incomplete","\
Response is incomplete",m.Du),({host:u,why:R})=>({message:`${u} ${T[R]}`,help:(0,e.C)("check for a server that crashes while it responds, or a proxy that change\
s the body")}))}),793:((be,ue,s)=>{s.d(ue,{Cq:()=>H,K3:()=>w,N4:()=>k,QI:()=>E,Si:()=>o,TJ:()=>M,Vr:()=>D,WC:()=>G,XB:()=>b,e7:()=>V,iP:()=>n,lT:()=>R,mH:()=>u,
mL:()=>_,pF:()=>y,uR:()=>T,xu:()=>p,yA:()=>c});var m=s(1064),l=s(4e3),e=s(5799);const P=5;function j(h){if(!Array.isArray(h))return W(h);const A=h.length>P?", \u2026":
"";return`[${h.slice(0,P).map(W).join(", ")}${A}]`}function W(h){return h===void 0?"missing":typeof h=="object"&&h!==null?(0,l.go)(h):(0,l.dh)(JSON.stringify(h))}
const Q=(h,A)=>`is ${j(h)}${h===void 0?"":`, not ${A}`}`,Y=(h,A)=>`"${A}" in login.v1 of host ${h}`,V=(0,e.lS)((0,e.z3)("login-type","login.v1 is not an object",
m.Du),({host:h,value:A,why:he})=>({message:`login.v1 of host ${h} is ${(0,l.go)(A)}, not an object`,help:(0,e.C)('set login.v1 to an object with "client", "auth\
z" and "token"',(0,l.zd)(he))})),y=(0,e.lS)((0,e.z3)("login-client-missing","login.v1 has no client",m.Du),({host:h,value:A})=>({message:`${Y(h,"client")} ${Q(A,
"a string")}`,help:(0,e.C)('set "client" to the OAuth client ID, for example "terraform-cli"')})),n=(0,e.lS)((0,e.$e)("login-client-empty","login.v1 has an empt\
y client",m.Du),({host:h})=>({message:`${Y(h,"client")} is an empty string`,help:(0,e.C)('set "client" to the OAuth client ID that the authorization server expe\
cts')})),o=(0,e.lS)((0,e.z3)("login-grant-types-invalid","grant_types in login.v1 is not an array",m.Du),({host:h,value:A})=>({message:`${Y(h,"grant_types")} ${Q(
A,"an array of strings")}`,help:(0,e.C)('set "grant_types" to ["authz_code"], or remove it')})),c=(0,e.lS)((0,e.z3)("login-grant-types-unsupported","login.v1 ha\
s no usable grant type",m.Du),({host:h,value:A})=>({message:`${Y(h,"grant_types")} is ${j(A)}, which contains no supported grant type`,help:(0,e.C)('add "authz_\
code" to "grant_types"')})),k=(0,e.lS)((0,e.lm)("login-grant-types-unknown","login.v1 has unknown grant types"),({host:h,value:A})=>({message:`${Y(h,"grant_type\
s")} is ${j(A)}; the clients know "authz_code" and "password" only`,help:(0,e.C)('remove the unknown grant types; move scopes to "scopes"')})),w=(0,e.lS)((0,e.z3)(
"login-authz-missing","login.v1 has no authz URL",m.Du),({host:h,value:A})=>({message:`${Y(h,"authz")} ${Q(A,"a string with a URL")}`,help:(0,e.C)('set "authz" \
to the URL of the authorization endpoint')})),M=(0,e.lS)((0,e.z3)("login-authz-invalid","authz URL in login.v1 cannot be used",m.Du),({host:h,why:A})=>({message:`${Y(
h,"authz")}: ${(0,l.dh)(A)}`,help:(0,e.C)('set "authz" to an https:// URL without user name, or to a path that starts with a slash')})),p=(0,e.lS)((0,e.z3)("log\
in-token-missing","login.v1 has no token URL",m.Du),({host:h,value:A})=>({message:`${Y(h,"token")} ${Q(A,"a string with a URL")}`,help:(0,e.C)('set "token" to t\
he URL of the token endpoint')})),_=(0,e.lS)((0,e.z3)("login-token-invalid","token URL in login.v1 cannot be used",m.Du),({host:h,why:A})=>({message:`${Y(h,"tok\
en")}: ${(0,l.dh)(A)}`,help:(0,e.C)('set "token" to an https:// URL without user name, or to a path that starts with a slash')})),b=(0,e.lS)((0,e.z3)("login-por\
ts-count","ports in login.v1 is not two ports",m.Du),({host:h,value:A})=>({message:`${Y(h,"ports")} ${Q(A,"exactly two elements")}`,help:(0,e.C)('set "ports" to\
 the first and the last port, for example [10000, 10010]')})),D=(0,e.lS)((0,e.z3)("login-ports-range","ports in login.v1 are out of range",m.Du),({host:h,value:A})=>({
message:`${Y(h,"ports")} is ${j(A)}; both must be whole numbers from 1024 to 65535`,help:(0,e.C)('set "ports" to two numbers in this range, for example [10000, \
10010]')})),E=(0,e.lS)((0,e.z3)("login-ports-order","ports in login.v1 are in the wrong order",m.Du),({host:h,value:A})=>({message:`${Y(h,"ports")} is ${j(A)}; \
the first port is greater than the last`,help:(0,e.C)("write the lower port first")})),T=(0,e.lS)((0,e.z3)("login-ports-single","ports in login.v1 is a range of\
 one port",m.Du),({host:h,value:A})=>({message:`${Y(h,"ports")} is ${j(A)}; the clients never use the last port, so none is left`,help:(0,e.C)('set "ports" to a\
t least two ports, for example [10000, 10010]')})),G=(0,e.lS)((0,e.$e)("login-ports-ignored","ports in login.v1 is not an array",m.Du),({host:h,value:A})=>({message:`${Y(
h,"ports")} ${Q(A,"an array")}; the clients ignore it and use 1024 to 65535`,help:(0,e.C)('set "ports" to an array such as [10000, 10010], or remove it')})),u=(0,e.
lS)((0,e.z3)("login-scopes-invalid","scopes in login.v1 contains a value that is not a string",m.Du),({host:h,value:A})=>({message:`${Y(h,"scopes")} ${Q(A,"an a\
rray of strings")}`,help:(0,e.C)('set "scopes" to an array of strings, or remove it')})),R=(0,e.lS)((0,e.$e)("login-scopes-ignored","scopes in login.v1 is not a\
n array",m.Du),({host:h,value:A})=>({message:`${Y(h,"scopes")} ${Q(A,"an array")}; the clients ignore it`,help:(0,e.C)('set "scopes" to an array of strings, or \
remove it')})),H=(0,e.lS)((0,e.$e)("login-url-port","Login URL has no port",m.Du),({host:h,endpoints:A})=>{const he=A.map(({name:te})=>`"${te}"`).join(" and "),
[ge]=A,q=A.length===1;return{message:`${he} in login.v1 of host ${h} ${q?"names":"name"} no port, so a login uses port 443: ${ge?.url??""}`,help:(0,e.C)(`write \
a path that starts with a slash, or add :${ge?.port??""} to the URL${q?"":"s"}`)}})}),9319:((be,ue,s)=>{s.d(ue,{$H:()=>T,Ew:()=>Q,Gh:()=>E,J6:()=>V,Ju:()=>j,Q8:()=>W,
T$:()=>D,WS:()=>P,Xq:()=>y,jI:()=>Y,l5:()=>b,ln:()=>G,o1:()=>p});var m=s(1064),l=s(4e3),e=s(5799);const P=(0,e.lS)((0,e.z3)("service-url-invalid","Service URL c\
annot be used",m.zK),({id:u,host:R,url:H,why:h})=>({message:H===null?`${u} of host ${R}: ${(0,l.dh)(h)}`:`${u} of host ${R} is "${H}", which the clients cannot \
connect to: ${h}`,help:(0,e.C)(`set ${u} to an https:// URL, or to a path that starts with a slash`)})),j=(0,e.lS)((0,e.z3)("service-url-credentials","Service U\
RL contains a user name",m.zK),({id:u,host:R,why:H})=>({message:`${u} of host ${R}: ${H}`,help:(0,e.C)("remove the user name and password from the URL, or from \
the redirect that leads to the document","give tokens to the clients instead")})),W=(0,e.lS)((0,e.z3)("service-url-empty","Service URL is empty",m.zK),({id:u,host:R,
url:H})=>({message:`${u} of host ${R} is an empty string, which resolves to the document itself: ${H}`,help:(0,e.C)(`set ${u} to the URL of the service, such as\
 "/v1/${u.split(".")[0]}/", or remove it`)})),Q=(0,e.lS)((0,e.z3)("service-url-looks-like-host","Service URL has no https://",m.zK),({id:u,host:R,value:H,why:h})=>({
message:`${u} of host ${R} is "${H}", which is a path and not a URL with a host`,help:(0,e.C)(`write "https://${H}" if a host is meant`,h===null?void 0:(0,l.zd)(
h))})),Y=(0,e.lS)((0,e.z3)("service-url-no-slash","Service URL does not end with a slash",m.rG),({id:u,host:R,url:H,clients:h})=>{const A=h.map(ge=>m.bB[ge]),he=H.
slice(H.lastIndexOf("/")+1);return{message:`${u} of host ${R} does not end with a slash: ${H}`,help:(0,e.C)("add the slash",`without it ${A.slice(0,-1).join(", ")}\
 and ${A.at(-1)} replace "${he}" with the path that they append`),affects:h}}),V=(0,e.lS)((0,e.$e)("service-url-relative","Service URL is relative to the docume\
nt",["dependabot","renovate","terragrunt"]),({id:u,host:R,url:H})=>({message:`${u} of host ${R} is a path without a leading slash: Terraform and OpenTofu resolv\
e it to ${H}, other clients do not`,help:(0,e.C)("start the path with a slash, or write the complete URL")})),y=(0,e.lS)((0,e.$e)("service-url-query","Service U\
RL has a query",m.Du),({id:u,host:R})=>({message:`${u} of host ${R} has a query, which the clients drop when they append a path`,help:(0,e.C)("move the content \
of the query into the path","never put a secret into the document")})),n=10,o=3;function c({host:u,uses:R},H=["is","are"]){const h=Map.groupBy(R,({id:he})=>he),
A=Array.from(h,([he,ge])=>{const q=ge.flatMap(({endpoint:te})=>te??[]);return q.length===0?he:`${he} (${q.join(", ")})`});return`${(0,l.K4)(A,n,l.dh)} of host ${u}\
 ${A.length===1?H[0]:H[1]}`}const k=({urls:u})=>(0,l.K4)(u,o,l.dh),w=({uses:u})=>m.zK.filter(R=>u.some(({id:H})=>(0,m.SZ)(H).includes(R))),M={loopback:"on other\
 machines",private:"outside of its network",reserved:"on the internet"},p=(0,e.lS)((0,e.z3)("service-url-private","Service URL has a non-public address",m.zK),u=>({
message:`${c(u)} at ${k(u)}, which clients ${M[u.kind]} cannot reach`,help:(0,e.C)(`set the external URL of the registry (also called base URL or public URL) to\
 https://${u.host}`),affects:w(u)})),_=[...m.Du,"dependabot"],b=(0,e.lS)((0,e.$e)("service-url-insecure","Service URL is not https",_),u=>{const R=u.uses.every(
({endpoint:A})=>A!==null),H=R?"a login sends its token in clear text otherwise":`the clients send the token of ${u.host} there in clear text`,h=w(u);return{message:`${c(
u)} not https: ${k(u)}`,help:(0,e.C)(u.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",R||u.hasToken?
H:void 0),affects:_.filter(A=>h.includes(A))}}),D=(0,e.lS)((0,e.$e)("service-url-cross-host","Service is on another host",["dependabot","renovate"]),u=>{const{host:R,
name:H}=u,h=`${c(u)} on another host: ${k(u)}`,A=w(u).includes("renovate");return u.hasToken&&A?{message:h,help:`give Dependabot and Renovate a token for ${H}; \
Terraform and OpenTofu send it the token of ${R}`}:{message:h,help:`where outgoing traffic is filtered, allow ${H} as well`,severity:"notice",affects:[]}}),E=(0,e.
lS)((0,e.lm)("service-url-other-port","Service is on another port of the host"),u=>({message:`${c(u)} on another port of the same host: ${k(u)}`,help:(0,e.C)(`c\
heck that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${u.host}`)})),T=(0,e.lS)((0,e.$e)("service-url-doub\
le-slash","Service URL has a double slash"),u=>({message:`${c(u,["has","have"])} a double slash in the path: ${k(u)}`,help:(0,e.C)("remove the slash at the end \
of the external URL of the registry")})),G=(0,e.lS)((0,e.$e)("service-url-same","Two services have the same URL"),u=>({message:`${c(u,["has","have"])} the same \
URL: ${k(u)}`,help:(0,e.C)("check both URLs","few registries serve modules and providers below one URL, and a copied line is more likely")}))}),2847:((be,ue,s)=>{
s.d(ue,{C6:()=>V,IR:()=>y,WI:()=>Y});var m=s(1064),l=s(9562),e=s(4e3),P=s(5799);const j=20,W=({offered:n})=>n.length===0?"is empty":`offers ${(0,e.K4)(n,j,e.dh)}`;
function Q(n,o){const{id:c,host:k,offered:w,block:M}=n,p=`the discovery document, which ${W(n)}`;if(M!==null)return`add ${c} to the \`host\` block at ${M}, whic\
h ${W(n)}`;if(c===l.xq&&o)return`configure a network mirror for the provider: Artifactory serves providers at https://${k}/artifactory/api/terraform/REPOSITORY/\
providers/ and offers no ${c}; the discovery document ${W(n)}`;const _=(0,l.qE)(c)?w.find(D=>(0,l.OA)(D)===c):void 0,b=c===l.xq?`use a host that offers ${c}, or\
 configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${c}`;return{operator:_===
void 0?`add ${c} to ${p}`:`rename ${_} to ${c} in ${p}`,user:b}}const Y=(0,P.lS)((0,P.z3)("service-missing","Service is not offered",m.zK),n=>n.id==="any"?{message:`\
host ${n.host} does not provide any service`,help:(0,P.C)(`add a service to the discovery document, which ${W(n)}`)}:{message:n.why,help:Q(n,n.isArtifactory)}),
V=(0,P.lS)((0,P.z3)("service-version","Service is offered in another version",m.zK),n=>({message:n.why,help:n.isReadable?Q(n,!1):`require an id of the form NAME\
.vN; the discovery document ${W(n)}`})),y=(0,P.lS)((0,P.z3)("service-type","Service URL is not a string",m.zK),({id:n,host:o,value:c,why:k})=>({message:`${n} of\
 host ${o} is ${(0,e.go)(c)}, not a string with a URL`,help:(0,P.C)(`set ${n} to a URL such as "/v1/modules/"`,(0,e.zd)(k))}))}),8011:((be,ue,s)=>{s.d(ue,{DA:()=>V,
J0:()=>w,ME:()=>M,My:()=>y,Zp:()=>D,_W:()=>E,jP:()=>p,k0:()=>_,tg:()=>b});var m=s(6174),l=s(1064),e=s(4e3),P=s(5799);const j=120,W={"remote-in-test":["is a remo\
te module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has white space at its begin\
ning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete pro\
vider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYST\
EM"]},Q={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an\
 object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function Y(T){if("error"in T)return{message:T.error,help:T.
advice??void 0};if("address"in T){const[R,H]=Q[T.reason];return{message:`${T.address} ${R}`,help:H}}const[G,u]=W[T.reason];return{message:`"${T.text}" ${G}`,help:u}}
const V=(0,P.lS)((0,P.z3)("source-invalid","Source address is invalid",l.Du),Y),y=(0,P.lS)((0,P.$e)("source-near-miss","Source address is probably a mistake",l.
Du),T=>({message:T.host===null?`"${T.text}" is not read as a registry address`:`"${T.text}" is read as host ${T.host}`,help:T.advice})),n=4,o="to check its host\
, add the host to `hostnames`; to read files as well, set `scan: .`";function c(T){const G=T.slice(0,n).map(({text:H,from:h})=>`${H===null?"not known":(0,e.dh)(
H,j)} ${h??"by default"}`),u=T.length-G.length,R=u>0?`${u} more`:G.pop();return`${G.join(", ")} and ${R}`}function k(T){const{address:G,argument:u,expression:R,
candidates:H,refused:h}=T,A=(0,m.Q)((0,e.dh)(R,j)),he=`${u} of ${G} is ${A}`;if(h==="never")return{message:`${he}, which Terraform does not evaluate`,help:`writ\
e the ${u} as a literal`};if(h!==null){const{variable:ge}=h;return{message:`${he}, and Terraform evaluates var.${ge} here only with \`const = true\``,help:`add \
\`const = true\` to variable "${ge}", which requires Terraform 1.15, or write the ${u} as a literal`}}return H.length>1?{message:`${he}, which is ${c(H)}`,help:o}:
{message:`${he}, which is only known at init time`,help:o}}const w=(0,P.lS)((0,P.lm)("source-dynamic","Source address is only known at init time"),k),M=(0,P.lS)(
(0,P.lm)("block-reserved","Block is reserved for a future version"),({block:T,parent:G})=>({message:`${T} is not allowed at the top level of a file; Terraform a\
nd OpenTofu reserve it for a future version`,help:`move it into a ${G} block`})),p=(0,P.lS)((0,P.z3)("block-unsupported","Block is not supported by this CLI",l.
Du),({kind:T})=>{const{client:G,what:u}=l.$I[T];return{message:`${u} is supported by ${l.bB[G]} only`,help:G==="opentofu"?"remove it, move it into a `.tofu` fil\
e, or correct `dialect`":"remove it, or correct `dialect`"}}),_=(0,P.lS)((0,P.z3)("host-invalid","Hostname is invalid",l.Du),T=>({message:`"${T.text}" is not a \
hostname: ${T.error}`,help:T.advice??void 0})),b=(0,P.lS)((0,P.z3)("host-missing","Hostname is missing",["opentofu"]),({block:T})=>({severity:"warning",message:`\
the ${T} has no hostname, and OpenTofu has no default`,help:T==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add \
`hostname`"})),D=(0,P.lS)((0,P.z3)("host-dotless-module","Module host has no dot in its name",l.Du),({host:T,name:G})=>({message:`module sources cannot name hos\
t ${T}: must contain at least one dot`,help:`use a full name such as ${G}.localdomain; provider addresses accept the short name`})),E=(0,P.lS)((0,P.z3)("host-id\
n-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:T})=>({message:`Terraform cannot use modules from host ${T}: it co\
nverts the name to punycode and then refuses punycode`,help:(0,P.C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),
8022:((be,ue,s)=>{s.d(ue,{_:()=>X,m:()=>Z});var m=s(9349);const l={a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},e=new Map(Object.entries(l)),P=/\\(?:([abfnrtv\\"])|u([0-9a-fA-F]{4}))/y;function j(i){let I="",d=++i.at;for(;;){const r=i.skipAll(m.Tj);
if(r===`
`||r==="")return i.stop("string is not terminated",i.at);const f=r!=='"'&&r!=="\\";if(f||(I+=i.text.slice(d,i.at)),r==='"')return i.at++,I;if(r==="$"&&i.peek(1)===
"{")W(i);else if(f)i.at++;else{P.lastIndex=i.at;const[S="",L="",U]=P.exec(i.text)??[];if(S==="")return i.stop("invalid escape sequence",i.at);d=i.at+=S.length;const z=String.
fromCodePoint(Number.parseInt(U??"0",16)).toWellFormed();I+=U===void 0?e.get(L)??L:z}}}function W(i){let I=0;do i.at++,i.peek()==="{"?I++:i.peek()==="}"&&I--;while(I>
0&&!i.isAtEnd())}const Q=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function Y(i){const{text:I,at:d}=i;Q.lastIndex=d;const[r,f,S]=Q.exec(I)??[];if(r===void 0)return i.stop(
"invalid heredoc marker",d);const L=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${f?"+":"*"})${S}\\n`,"g"),U=d+r.length;L.lastIndex=U;const z=L.exec(I);if(z===null)return i.
stop("heredoc is not terminated",I.length);i.at=L.lastIndex;const[,ie=""]=z,le=I.slice(U,z.index);if(!f)return le+ie;const Ae=le.split(`
`).slice(0,-1);return Ae.every(we=>we.startsWith(ie))?Ae.map(we=>`${we.slice(ie.length)}
`).join(""):le}var V=s(2245),y=s(6134);const n=200,o=/[\0\ue123]/,c=new RegExp("[\\p{L}_]","uy"),k=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),w=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;
function M(i,I){const d=new RegExp("^\\p{White_Space}*\\{","u").test(i),r=d?i:i.replaceAll(`\r
`,`
`),f=new y.n_(Number.POSITIVE_INFINITY),S=new m.bs(r),L=r.search(o);if(L>=0)S.stop("null character or U+E123",L);else if(d){const{body:z,problems:ie}=(0,V.O)(r,
f,!0);return{text:i,body:{kind:"json",members:p((0,y.Td)(z))},parts:f,problems:ie}}const U=b(S,I);return S.isAtEnd()||h(S,"the end of the file"),(0,y.pH)(r,{kind:"\
json",members:U},S.mistake,f)}const p=i=>i.flatMap(I=>{const{value:d}=I;if(d.kind==="tuple"&&_(d.elements))return p(d.elements.map(f=>({...I,value:f})));if(d.kind!==
"object")return[I];const r=_(d.items.map(f=>f.value));return[{...I,hasLabels:r,value:{...d,items:p(d.items)}}]}),_=i=>i.length>0&&i.every(({kind:I})=>I==="objec\
t");function b(i,I){const d=[],r=new Set;for(let f=i.skipBlank();f!=="}"&&f!=="";f=i.skipBlank()){const S=D(i,I);if(S===void 0)break;d.push(S);const L=i.text.slice(
S.start,S.end);I&&S.isAssigned&&r.has(L)&&i.stop("each argument can only be defined once",S.start),S.isAssigned&&r.add(L),i.skipBlank()===","&&i.at++}return d}function D(i,I){
const d=[];for(let le=E(i);le!==void 0;le=E(i))d.push(le);const[r,f,S]=d,L=i.skipBlank();if(r===void 0)return h(i,"a name");const U={name:r.value,start:r.start,
end:r.end};if(L==="="&&f===void 0){i.at++;const le=i.skipBlank()===""?void 0:u(i,I);return le&&{...U,value:le,isAssigned:!0}}if(L!=="{")return h(i,L==="="?'"{"':
'"=" or "{"');if(S!==void 0)return i.stop('expected "{" after one label',S.start);const z=u(i,I);if(z===void 0||f===void 0)return z&&{...U,value:z};const ie={name:f.
value,start:f.start,end:f.end,value:z};return{...U,hasLabels:!0,value:{...z,kind:"object",items:[ie]}}}function E(i){const I=i.skipBlank(),d=i.at,r=G(i),f=r!==""&&
!T(r);f&&(i.at+=r.length);const S=I==='"'?j(i):f?r:void 0;return S===void 0?void 0:{value:S,start:d,end:i.at}}const T=i=>i==="true"||i==="false";function G({text:i,
at:I}){return c.lastIndex=I,c.test(i)?(k.lastIndex=I,i.slice(I,k.exec(i)?.index??i.length)):""}function u(i,I){const d=i.skipBlank(),r=i.at;if(d==='"'||d==="<"){
const z=d==='"'?j(i):Y(i);return z===void 0?void 0:{kind:"string",start:r,end:i.at,value:z,verbatim:z}}if(d!=="{"&&d!=="[")return R(i);if(i.depth>=n)return i.stop(
`values are nested deeper than ${n} levels`,r);i.depth++,i.at++;const f=d==="{"?b(i,I):[],S=d==="["?H(i,I):[];i.depth--;const L=d==="{"?"}":"]";if(i.peek()!==L)
return h(i,`"${L}"`);const U={start:r,end:++i.at};return d==="{"?{kind:"object",...U,items:f}:{kind:"tuple",...U,elements:S}}function R(i){const{text:I,at:d}=i,
r=G(i);w.lastIndex=d;const f=T(r)?r:w.exec(I)?.[0];if(f===void 0)return h(i,"a value");i.at+=f.length;const S=T(r)?r==="true":Number(f);return{kind:"primitive",
start:d,end:i.at,value:S}}function H(i,I){const d=[];let r=!1;for(let f=i.skipBlank();f!=="]";f=i.skipBlank()){if(f===",")i.at++;else{r&&h(i,'"," or "]"');const S=u(
i,I);if(S===void 0)break;d.push(S)}r=f!==","&&f!=="["}return d}function h(i,I){const d=G(i)===""?A(i.peek()):"a word without quotation marks",r=d===void 0?"ille\
gal character":`expected ${I}, found ${d}`;return i.stop(r,i.at)}function A(i){return i===""?"the end of the file":i==='"'?"a string":i==="<"?"a heredoc":/[\d.-]/.
test(i)?"a number":/[[\]{},=]/.test(i)?`"${i}"`:void 0}var he=s(4929),ge=s(2713),q=s(7932),te=s(1541);const J=i=>({plugin_cache_dir:te.sc,plugin_cache_may_break_dependency_lock_file:te.
zC,host:(0,te.A7)((0,te.Tb)({services:(0,te.A7)(te.T)},i)),credentials:(0,te.A7)((0,te.A7)(te.T)),credentials_helper:(0,te.A7)((0,te.Tb)({args:(0,te.c3)(te.sc)},
i))}),B={providers:(0,te.A7)(te.sc),provisioners:(0,te.A7)(te.sc),disable_checkpoint:te.zC,disable_checkpoint_signature:te.zC,...J(!1)},ae=J(!0),se={path:[],span:{
start:0,end:0}};function me(i,I){const d=I==="terraform",r={};try{return d?(0,te.ql)(i,se,B,r):(0,te.ql)(i,se,ae,r),{values:r,mistake:null}}catch(f){if(!(f instanceof
te.aZ))throw f;return{values:d?{}:r,mistake:f}}}const Ee={credentials:new Map,hosts:new Map,helpers:new Map,installations:null,protocols:q.eo,findings:[],secrets:[],
isRead:!1},X=(i,I,d)=>({problem:(0,he.P4)({clients:[i],mistake:I}),place:d});function Z({shown:i,text:I,isUtf8:d},r){const f=(Te,Me)=>X(r,Te,Me),S=(Te,Me)=>({...Ee,
findings:[f({kind:"syntax",file:i,why:Te},Me)]}),L=M(I,r==="opentofu"),[U]=L.problems;if(U!==void 0){const{message:Te,...Me}=U;return S(Te,{file:i,...Me})}if(!d)
return S("illegal UTF-8 encoding",null);const z=(0,y.Td)(L.body),{values:ie,mistake:le}=me(z,r),Ae=(0,y.yN)(L.text),we=Te=>({file:i,...Ae(Te)}),De=({argument:{path:Te,
span:Me},want:Ne})=>f({kind:"type",file:i,path:Te,want:Ne},we(Me)),$e=le===null?z:[],xe=(0,q.zT)(r==="opentofu"?$e:[]),ze=({span:Te,why:Me})=>f({kind:"block",file:i,
why:Me},we(Te));return{credentials:oe(ie.credentials,Te=>O(Te,we(Te))),hosts:oe(ie.host,Te=>({place:we(Te),services:Array.from(Te.value.services??[],([Me,{value:Ne}])=>({
id:Me,value:Ne}))})),helpers:oe(ie.credentials_helper,Te=>({place:we(Te),args:Te.value.args??[]})),installations:{items:$e.filter(re),shown:i,placeOf:we},protocols:xe,
findings:[...le===null?[]:[De(le)],...xe.mistakes.map(ze)],secrets:[...ie.credentials?.values()??[]].flatMap(C),isRead:le===null||r==="opentofu"}}const re=({name:i})=>i===
"provider_installation",oe=(i=new Map,I)=>new Map(Array.from(i,([d,r])=>[d,I(r)]));function O(i,I){const d=i.value.get("token")?.value;return{place:I,token:typeof d==
"string"?new ge.o(d.normalize("NFC")):null,hasValue:d!==void 0}}const C=i=>[...i.value.values()].flatMap(({value:I})=>typeof I=="string"||Number.isInteger(I)?[new ge.
o(String(I))]:[])}),1541:((be,ue,s)=>{s.d(ue,{A7:()=>Y,AV:()=>P,T:()=>w,Tb:()=>Q,aZ:()=>m,c3:()=>V,ql:()=>j,sD:()=>n,sc:()=>y,zC:()=>c});class m extends Error{argument;want;constructor(_,b){
super(`${_.path.join(".")} must be ${b}`),this.argument=_,this.want=b}}const l=p=>p.name!==void 0;function e(p,_){if(p.kind==="object")return p.items.filter(l);
throw new m(_,"a block")}function P({value:p,hasLabels:_}){if(p.kind!=="object")return[];const b=p.items.filter(l);return _?b.flatMap(P):[b]}function j(p,_,b,D={}){
for(const E of Object.keys(b)){const T=p.filter(R=>R.name.toLowerCase()===E),[G]=T;if(G===void 0)continue;const u={path:[..._.path,E],span:G};for(const R of W(T))
D[E]=b[E](R,u,D[E])}return D}function W(p){const _=p.flatMap(({hasLabels:D,value:E})=>D&&E.kind==="object"?E.items:[]),b=p.filter(({hasLabels:D})=>!D).map(({value:D})=>D);
return _.length===0?b:[{kind:"object",start:0,end:0,items:_},...b]}const Q=(p,_)=>(b,D,E)=>j(e(b,D),D,p,_?E:{}),Y=p=>(_,b,D=new Map)=>{const E=new Map;for(const{
name:T,start:G,end:u,value:R,hasLabels:H=!1}of e(_,b)){const h={path:[...b.path,T],span:{start:G,end:u}};if((E.get(T)??H)!==H)throw new m(h,"a block with one la\
bel");E.set(T,H),D.set(T,{start:G,end:u,value:p(R,h,D.get(T)?.value)})}return D},V=p=>(_,b,D=[])=>{if(_.kind!=="tuple")throw new m(b,"a list");const E=_.elements.
map(T=>p(T,b));for(const T of E)D.push(T);return D},y=(p,_)=>{if(p.kind==="string"||p.kind==="template")return p.verbatim??"";if(p.kind==="primitive"&&p.value===
null)return"";if(o(p))return String(p.value);throw new m(_,"a string")},n=(p,_)=>{if(o(p))return p.value;if(p.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(p.value))
return Number(p.value);throw new m(_,"a whole number")},o=p=>p.kind==="primitive"&&Number.isSafeInteger(p.value)&&String(p.value).length===p.end-p.start,c=(p,_)=>{
if(p.kind==="primitive"&&typeof p.value=="boolean")return p.value;throw new m(_,"true or false")},k=2**63-1,w=(p,_,b)=>{const D=M(p,_);if(b!==void 0&&(typeof b==
"object"||typeof b!=typeof D))throw new m(_,"set only once");return D};function M(p,_){if(p.kind==="tuple")return p.elements.map(b=>M(b,_));if(p.kind==="object"){
const b=Y(w)(p,_);return Object.fromEntries(Array.from(b,([D,E])=>[D,E.value]))}if(p.kind!=="primitive"||p.value===null)return y(p,_);if(Math.abs(Number(p.value))>
k)throw new m(_,"a whole number");return p.value}}),7932:((be,ue,s)=>{s.d(ue,{Hl:()=>W,eo:()=>e,f5:()=>V,zT:()=>P});var m=s(1541);const l="registry_protocols",e={
requestTimeoutSeconds:null,retryCount:null};function P(n){for(const o of n){const[c]=o.name===l?(0,m.AV)(o):[];if(c!==void 0)try{const k=(0,m.ql)(c,{path:[l],span:o},
j);return{requestTimeoutSeconds:k.request_timeout_seconds??null,retryCount:k.retry_count??null,mistakes:[]}}catch(k){if(!(k instanceof m.aZ))throw k;const w={span:k.
argument.span,why:k.message};return{...e,mistakes:[w]}}}return{...e,mistakes:[]}}const j={retry_count:m.sD,request_timeout_seconds:m.sD};function W(n,o){const c=y(
o.TF_REGISTRY_CLIENT_TIMEOUT);return c!==null?c*1e3:n===null?null:n>0?n*1e3:Number.POSITIVE_INFINITY}const Q=1e4,Y=1;function V(n,{requestTimeoutSeconds:o,retryCount:c},k){
const w=y(k.TF_REGISTRY_DISCOVERY_RETRY)??c??Y;return{client:n,attemptMs:W(o,k)??Q,retries:Math.max(w,0)}}function y(n){const o=/^\+?\d+$/.test(n??"")?Number(n):
0;return o>0?o:null}}),2245:((be,ue,s)=>{s.d(ue,{O:()=>P});var m=s(4009),l=s(6134);const e=200;function P(V,y=new l.n_,n=!1){const o=new j(V,y,n),c=o.readRoot(),
k={kind:"json",members:c===void 0?[]:(0,l.lS)(c)};return(0,l.pH)(V,k,o.mistake,y)}class j{text;parts;isHcl1;at=0;depth=0;mistake;constructor(y,n,o){this.text=y,
this.parts=n,this.isHcl1=o}readRoot(){const{text:y}=this;y.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),
this.skipSpaces();const n=this.readValue();if(this.isHcl1)return n;this.skipSpaces(),n!==void 0&&this.at<y.length&&this.report("extraneous data after value: ext\
ra characters appear after the JSON value",this.at);const o=n?.kind==="object"||n?.kind==="tuple";return n!==void 0&&!o&&this.report("root value must be object:\
 it is neither an object nor an array of objects",n.start),n}report(y,n,o=n+1){this.mistake??={message:y,start:n,end:o}}stop(y,n){this.report(y,n),this.at=this.
text.length}skipSpaces(){const{text:y}=this;for(;;){const n=y.charCodeAt(this.at);if(n===32||n===10||n===13||n===9)this.at++;else if(n===47)this.skipComment();else
return y.charAt(this.at)}}skipComment(){const y=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no comments",this.at);const n=y?
`
`:"*/",o=this.text.indexOf(n,this.at+1);this.at=o<0?this.text.length:o+n.length}readValue(){const{text:y,parts:n,at:o}=this;if(!n.add()){this.at=y.length;return}
const c=y.charAt(o);if(c==='"'){const k=this.readString();return k===void 0?void 0:(0,m.BD)(k,{start:o,end:this.at},n)}if(c==="{"||c==="["){if(this.depth>=e)return this.
stop(`values are nested deeper than ${e} levels`,o);this.depth++;const k=c==="{"?this.readObject():this.readArray();return this.depth--,k}return this.readPrimitive()}readPrimitive(){
const{text:y,at:n}=this;W.lastIndex=n;const o=W.exec(y)?.[0];return o===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracke\
t, a number, a string, or a keyword",n):(this.at+=o.length,{kind:"primitive",start:n,end:this.at,value:JSON.parse(o)})}readObject(){const y=this.at++,n=[];for(let o=this.
skipSpaces();o!=="}";o=this.skipSpaces()){if(o!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.at);break}const c=this.
readMember();if(c===void 0)break;n.push(c),this.endItem("}")}return{kind:"object",start:y,end:this.skipBracket(),items:n}}readMember(){const y=this.at,n=this.readString();
if(n===void 0)return;const o=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.
at++,this.skipSpaces();const c=this.readValue();return c&&{name:n,start:y,end:o,value:c}}readArray(){const y=this.at++,n=[];for(;this.skipSpaces()!=="]";){const o=this.
readValue();if(o===void 0)break;n.push(o),this.endItem("]")}return{kind:"tuple",start:y,end:this.skipBracket(),elements:n}}skipBracket(){return this.at<this.text.
length&&this.at++,this.at}endItem(y){const n=this.skipSpaces(),o=this.at;if(n!==y){if(n===""&&this.stop(`unclosed value: no "${y}" before the end of the file`,o),
n!==","){this.report(`missing separator: expected "," or "${y}"`,o);return}this.at++,this.skipSpaces()===y&&!this.isHcl1&&this.report("trailing comma: JSON allo\
ws none",o)}}readString(){const{text:y,at:n}=this;let o=n+1,c=!0;for(let k=y.charCodeAt(o);k!==34;k=y.charCodeAt(o)){if(!(k>=32))return this.stopInString(n,o);k===
92&&(c=!1),o+=k===92?2:1}return this.at=o+1,c?y.slice(n+1,o):this.unescape(y.slice(n+1,o),n+1)}stopInString(y,n){return n>=this.text.length||this.text.charCodeAt(
n)===10?this.stop("invalid JSON string: no closing quote in its line",y):this.stop("invalid JSON string: a control character must be escaped",n)}unescape(y,n){return y.
replace(Q,(o,c,k)=>{const w=this.isHcl1&&Y.test(o);if(c===void 0&&!w)return JSON.parse(`"${o}"`);const M=`invalid JSON string: ${JSON.stringify(o)} is not an es\
cape sequence`;return this.report(this.isHcl1?"invalid escape sequence":M,n+k,n+k+2),o}).toWellFormed()}}const W=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
Q=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,Y=/\/|u[dD][89a-fA-F]/}),73:((be,ue,s)=>{s.d(ue,{D:()=>Ee,J:()=>te});var m=s(3024),l=s(6760),e=s(1807),P=s(5747),
j=s(8022),W=s(1731);function Q(X,Z,re,oe=null){const O=y(Z.environment,oe),C=n(Z),i={directory:null,directoryOff:null,helperDirectories:[],mirrorDirectories:[]};
if(C===null)return{main:O,...i};const I=Z.system==="windows"?c:o,{main:d,directory:r,dataDirectories:f}=I(X,C,Z.environment,re),S=w(Z),L=f.flatMap(le=>[S(le,"pl\
ugins"),S(le,"plugins",Z.platform)]),U=[...f,...Y(C,Z)].map(le=>S(le,"plugins")),z={helperDirectories:L,mirrorDirectories:U};if(O===null)return{main:{path:d,chosenBy:"\
default"},directory:r,directoryOff:null,...z};const ie={path:r,by:O.chosenBy};return{main:O,directory:null,directoryOff:ie,...z}}function Y(X,Z){const{system:re,
platform:oe,environment:O}=Z;if(re==="windows")return[p(X,"HashiCorp","Terraform")];if(oe.startsWith("darwin"))return[X,""].map(d=>M(d,"Library","Application Su\
pport","io.terraform"));const{XDG_DATA_HOME:C="",XDG_DATA_DIRS:i}=O,I=d=>d.startsWith("/");return[I(C)?C:M(X,".local","share"),...(i||"/usr/local/share:/usr/sha\
re").split(":").filter(I)].map(d=>M(d,"terraform"))}function V(X,Z){const re=n(Z),oe=Z.system==="windows"?"\\":"/";return re===null||re.length<2||!X.startsWith(
re+oe)?X:(Z.system==="windows"?"%APPDATA%":"~")+X.slice(re.length)}function y(X,Z){if(Z)return{path:Z,chosenBy:"cli-config"};for(const re of["TF_CLI_CONFIG_FILE",
"TERRAFORM_CONFIG"]){const oe=X[re];if(oe)return{path:oe,chosenBy:re}}return null}function n({system:X,environment:Z,accountHome:re}){return X==="windows"?Z.APPDATA||
null:Z.HOME||re||null}function o(X,Z,re,oe){const[O,C]=[M(Z,".terraformrc"),M(Z,".tofurc")],i=M(Z,".terraform.d");if(X==="terraform")return{main:O,directory:i,dataDirectories:[
i]};const{XDG_CONFIG_HOME:I,XDG_DATA_HOME:d}=re,r=!oe(O)&&!oe(C);return{main:I&&r?M(I,"opentofu","tofurc"):k(C,O,oe),directory:I&&!oe(i)?M(I,"opentofu"):i,dataDirectories:d?
[i,M(d,"opentofu")]:[i]}}function c(X,Z,re,oe){const[O,C]=[p(Z,"terraform.rc"),p(Z,"tofu.rc")],i=p(Z,"terraform.d");return{main:X==="terraform"?O:k(C,O,oe),directory:i,
dataDirectories:[i]}}const k=(X,Z,re)=>re(Z)&&!re(X)?Z:X,w=({system:X})=>X==="windows"?p:M,M=(X,...Z)=>[X.replace(/(?<!\/)\/+$/,""),...Z].join("/"),p=(X,...Z)=>[
X.replace(/(?<![\\/])[\\/]+$/,""),...Z].join("\\");function _({name:X,args:Z,place:re},oe,O,C){const i=oe.map(f=>({directory:f,files:(0,e.wX)(f).filter(S=>b((0,l.
join)(f,S)))})),I=f=>V(f,C),d=u(X,i);if(d!==null){const f=(0,l.resolve)(d.directory,d.file),S=E(f,C);return{helper:{name:X,args:Z,path:f,shown:I(f),refusal:S},findings:[]}}
const r={kind:"no helper",name:X,directories:oe.map(I)};return{helper:null,findings:[(0,j._)(O,r,re)]}}const b=X=>(0,m.existsSync)(X)&&!(0,m.statSync)(X).isDirectory(),
D=256;function E(X,{system:Z}){if(Z==="windows")return null;if(!(0,m.statSync)(X).isFile())return"permission denied";const re=Buffer.alloc(D);let oe;try{const C=(0,m.
openSync)(X,"r");try{oe=(0,m.readSync)(C,re)}finally{(0,m.closeSync)(C)}}catch(C){return(0,P.Oj)(C),null}return re.toString("latin1",0,2)==="#!"||re.subarray(0,
oe).includes(0)?null:"exec format error"}const T="terraform-credentials-",G="0.0.0";function u(X,Z){let re=null;for(const{directory:oe,files:O}of Z)for(const C of O){
const i=R(C,X);i===null||re!==null&&(0,W.Zy)(i,re.version)<=0||(re={directory:oe,file:C,version:i})}return re}function R(X,Z){if(!X.startsWith(T))return null;const re=X.
toLowerCase().slice(T.length).replace(/\.exe$/,""),oe=re.indexOf("_v");return(oe<0?re:re.slice(0,oe))!==Z||re===""?null:(0,W.oF)(oe<0?G:re.slice(oe+2).replace(/_x.*$/s,
""))}var H=s(3229),h=s(1831);function A(X,Z){const re=X.flatMap(d=>d.findings),oe=(d,r)=>{re.push((0,j._)(Z,d,r))},O=he(new Map(X.flatMap(d=>[...d.credentials])),
oe),C=he(new Map(X.flatMap(d=>[...d.hosts])),oe),[i,...I]=new Map(X.flatMap(d=>[...d.helpers]));for(const[,{place:d}]of I)oe({kind:"two helpers"},d);return{credentials:O,
forced:C,helper:i===void 0?null:{name:i[0],...i[1]},findings:re}}function he(X,Z){const re=new Map;for(const[oe,O]of X){const C=(0,h.Pv)(oe);if(C.ok){re.set(C.value,
{...O,host:C.value});continue}const i="services"in O?"host":"credentials",I=(0,H.L6)(oe);Z({kind:"label",type:i,label:oe,why:C.why,advice:I},O.place)}return[...re.
values()]}var ge=s(7932);const q=1024*1024;function te(X,Z,re=null){const oe=Q(X,Z,m.existsSync,re),{directory:O,directoryOff:C,helperDirectories:i}=oe,I=B(oe,X,
Z),d=[...I,...se(O,X,Z)],r=se(C?.path??null,X,Z),f=A(J(d),X),S=f.helper&&_(f.helper,i,X,Z),L=A(J(r),X).credentials,U=I[0]?.blocks?.protocols??ge.eo;return{...f,
client:X,installations:J(d).flatMap(({installations:z})=>z??[]),mirrors:oe.mirrorDirectories.map(z=>({path:z,shown:V(z,Z)})),paths:oe,files:[...d.map(({file:z})=>z),
...r.map(({file:z})=>({...z,state:"off"}))],turnedOff:L.map(({host:z,place:ie})=>({host:z,place:ie,by:C?.by??""})),helper:S?.helper??null,requestTimeoutMs:X==="\
opentofu"?(0,ge.Hl)(U.requestTimeoutSeconds,Z.environment):null,patience:(0,ge.f5)(X,U,Z.environment),findings:[...d.flatMap(({finding:z})=>z??[]),...f.findings,
...S?.findings??[]],secrets:[...J(d),...J(r)].flatMap(({secrets:z})=>z)}}const J=X=>X.flatMap(({blocks:Z})=>Z??[]);function B({main:X},Z,re){if(X===null)return[];
const{path:oe,chosenBy:O}=X;if((0,m.existsSync)(oe))return[me(oe,Z,re)];const C={path:oe,shown:V(oe,re),state:"absent"},i={kind:"missing",setting:O,path:oe},I=O===
"default"?null:(0,j._)(Z,i,null);return[{file:C,blocks:null,finding:I}]}const ae=/\.tfrc(?:\.json)?$/s,se=(X,Z,re)=>(X===null?[]:(0,e.wX)(X)).filter(oe=>ae.test(
oe)).map(oe=>me((0,l.join)(X??"",oe),Z,re));function me(X,Z,re){const oe=(0,P.yR)(X,q),O=V(X,re);if(!oe.ok){const I={kind:"unreadable",file:O,failure:oe.failure},
d=(0,j._)(Z,I,null);return{file:{path:X,shown:O,state:"not read"},blocks:null,finding:d}}const C=(0,j.m)({shown:O,...oe},Z),i=C.isRead?"read":"not read";return{
file:{path:X,shown:O,state:i},blocks:C,finding:null}}function Ee(X){const Z=new Map;for(const re of X){const{problem:oe,place:O}=re,C=JSON.stringify([oe.code,oe.
message,O]),i=Z.get(C)?.problem.affects??[],I=[...new Set([...i,...oe.affects??[]])];Z.set(C,{problem:{...oe,affects:I},place:O})}return[...Z.values()]}}),7531:((be,ue,s)=>{
s.d(ue,{T:()=>W,b:()=>P});var m=s(3307),l=s(8947),e=s(2168);const P=1024*1024,j={keeps:()=>!0,maxValue:Number.POSITIVE_INFINITY};function W(V,y=j){const n=(0,l.
_6)(V),o=Y(n,y),c=(0,m.Ey)(n,o.add);if(c!==null){const w=(0,e.Q)(n);return w===null?{kind:"not-json",...c}:{kind:"not-json",why:`it ${w.what}`,advice:w.advice}}
const k=/[^\t\n\r ]/.exec(n)?.[0];return k==="{"?{kind:"object",services:o.read()}:k==="n"?{kind:"null"}:{kind:"not-object",why:`found ${Q(k)}`}}function Q(V){switch(V){case"\
[":return"an array";case'"':return"a string";case"t":case"f":return"a boolean";default:return"a number"}}function Y(V,y){const n=new Map,o=V.includes("\\");return{
add:(w,M,p,_)=>{if(_===0)return;const b=V.slice(p,_),D=o?(0,m.I)(b):b.slice(1,-1),E=n.get(D);E!==void 0?Object.assign(E,{start:w,end:M}):y.keeps(D,M-w)&&n.set(D,
{id:(0,m.I)(b),start:w,end:M})},read:()=>Array.from(n.values(),({id:w,start:M,end:p})=>({id:w,value:p-M>y.maxValue?void 0:(0,m.IL)(V.slice(M,p))}))}}}),2168:((be,ue,s)=>{
s.d(ue,{Q:()=>l});const m=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]];function l(e){const P=m.find(([j])=>j.test(e));return P===void 0?null:{what:P[1],advice:P[2]}}}),6456:((be,ue,s)=>{s.
d(ue,{Z:()=>d});var m=s(73),l=s(4929),e=s(3534),P=s(1064),j=s(1831),W=s(2713);const Q=(r,f)=>({name:r,isProgram:!1,answers:f,find:S=>f.get(S)??null});async function Y(r,f){
let S=null;const L=[],U=[];for(const z of r){const ie=S===null||!z.isProgram,le=ie?await z.find(f):null;L.push({source:le?.source??z.name,held:ie?V(le):"not ask\
ed",counts:S===null&&le!==null}),le?.problem&&U.push({problem:le.problem,place:le.place}),S??=le}return{answer:S,looks:L,findings:U}}function V(r){return r===null?
"nothing":r.token===null?"no token":r.token.reveal()===""?"an empty token":"a token"}const y=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function n(r,f,S=null){const L=f.reveal(),
U={source:r,place:S,token:f,problem:c(r,L)};return y.test(L)?{...U,isUnsendable:!0}:U}const o=[[y,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function c(r,f){if(f==="")return(0,e.QU)({source:r});const S=o.
find(([L])=>L.test(f))?.[1];return S!==void 0?(0,e.Eu)({source:r,slip:S}):f.length<W.I?(0,e.fj)({source:r}):null}function k(r){const f=Object.entries(r).flatMap(
([S,L])=>{const U=(0,j.$k)(S);return U===null||L===void 0?[]:[[U,n(S,new W.o(L))]]});return Q("TF_TOKEN_ variables",new Map(f))}function w(r){const f="tokens se\
tting",S=r.map(({host:L,token:U})=>{const z=n(f,U);return[L,U.reveal()===""?{...z,token:null}:z]});return Q(f,new Map(S))}function M({tokens:r,environment:f,clients:S}){
const L=[w(r),k(f)],U=S.map(({helper:z,credentials:ie,...le})=>{const Ae=[...L,b(ie)];return{...le,known:Ae,sources:z===null?Ae:[...Ae,z]}});return{known:p(U.flatMap(
({known:z})=>z)),find:async z=>{const ie=await Promise.all(U.map(async({client:le,sources:Ae,turnedOff:we})=>{const{looks:De,...$e}=await Y(Ae,z);return{...$e,client:le,
looks:[...De,..._(we,z)]}}));return{answer:E(ie.map(({answer:le})=>le)),clients:ie.map(({client:le,looks:Ae})=>({client:le,looks:Ae})),findings:ie.flatMap(({findings:le})=>le),
difference:T(z,ie)}}}}function p(r){const f=new Map(r.toReversed().flatMap(S=>[...S.answers]));return new Map([...f].flatMap(([S,{token:L,source:U}])=>L===null?
[]:[[S,U]]))}const _=(r,f)=>r.filter(S=>S.host===f).map(({place:S,by:L})=>({source:`${S.file}:${S.line} (${L} names another file)`,held:"not read",counts:!1})),
b=r=>Q("CLI configuration",new Map(r.map(f=>[f.host,D(f)])));function D({host:r,place:f,token:S,hasValue:L}){const U=`${f.file}:${f.line}`;if(S!==null)return n(
U,S,f);const z={kind:"no token",file:U,host:r,hasValue:L};return{source:U,place:f,token:null,problem:(0,l.P4)({clients:P.Du,mistake:z})}}const E=r=>r.find(f=>f?.
token)??r.find(f=>f!==null)??null;function T(r,f){const[S,...L]=f,U=S?.answer?.token?.reveal(),z=L.find(({answer:le})=>le?.token?.reveal()!==U);if(S===void 0||z===
void 0)return null;const ie=({client:le,answer:Ae})=>({client:le,source:Ae?.token?Ae.source:null});return(0,e.tK)({host:r,first:ie(S),other:ie(z)})}var G=s(1421),
u=s(8161),R=s(5747),H=s(4e3),h=s(7531);const A=1024*1024;function he(r,f){const S=new Map;let L=null;const U=async z=>{if(L!==null)return L;const ie=await B(r,z,
f);if("output"in ie)return re(r,ie.output,f);const le=oe(r,ie.why);return ie.isStopped&&(L??=le),le};return{name:ge(r),isProgram:!0,find:z=>{const ie=S.get(z)??
U(z);return S.set(z,ie),ie}}}const ge=({name:r})=>`credentials helper ${r}`,q=({shown:r},f)=>({why:`failed to run ${r}: ${f}`}),te=({shown:r},f)=>({why:`${r} ${f}\
 and was stopped`,isStopped:!0}),J="was running when the check ended";async function B(r,f,S){if(r.refusal!==null)return q(r,r.refusal);if(S.stop.aborted)return te(
r,J);const L=me(r,f,S.environment);return typeof L=="string"?q(r,L):ae(L,r,S)}function ae(r,f,S){const{timeoutMs:L,abortAfter:U,stop:z}=S,ie=AbortSignal.any([U(
L),z]);return new Promise(le=>{const Ae=[],we=[];let De=0;const $e=Me=>{ie.removeEventListener("abort",ze),le(Me)},xe=Me=>{se(r,S),$e(te(f,Me))},ze=()=>xe(z.aborted?
J:`did not exit within ${L/1e3} s (timeout-seconds)`);ie.addEventListener("abort",ze);const Te=Me=>Ne=>{De+=Ne.length,De>A?xe(`wrote more than ${A/1024/1024} Mi\
B`):Me.push(Ne)};r.stdout?.on("data",Te(Ae)),r.stderr?.on("data",Te(we)),r.on("error",Me=>$e(q(f,Z(Me)))),r.on("close",Me=>{if(Me===0)return $e({output:Buffer.concat(
Ae)});const Ne=C(Buffer.concat(we).toString()),Ke=Ne===""?", but it produced no error message":`: ${Ne}`;$e({why:`error in ${f.shown}${Ke}`})})})}function se(r,{
kill:f}){try{r.pid!==void 0&&f((0,u.platform)()==="win32"?r.pid:-r.pid,"SIGKILL")}catch(S){(0,R.Oj)(S)}r.stdout?.destroy(),r.stderr?.destroy(),r.unref()}function me({
path:r,args:f},S,L){try{return(0,G.spawn)(r,[...f,"get",S],{env:Ee(L),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0})}catch(U){return Z(U)}}
const Ee=r=>Object.fromEntries(Object.entries(r).filter(([f])=>!f.startsWith("INPUT_"))),X={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"\
exec format error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function Z(r){const f=(0,R.Oj)(r);return X[f]??f}function re(r,f,{learn:S}){
const L=(0,h.T)(f);if(L.kind==="not-json"||L.kind==="not-object")return oe(r,`malformed output from ${r.shown}: ${(0,H.dh)(L.why)}`);const U=L.kind==="null"?null:
L.services.find(({id:ie})=>ie==="token")?.value;if(typeof U!="string")return null;const z=new W.o(U);return S(z),n(ge(r),z)}function oe(r,f){const S=(0,l.Dz)({name:r.
name,why:f});return{source:ge(r),place:null,token:null,problem:S}}const O=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),C=r=>(0,H.dh)(r.replace(
O,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim()),i=1e4;function I({tokens:r,configs:f,timeoutMs:S},L,U){for(const we of f.flatMap(De=>De.secrets))U.learn(we);
const z=new Map,ie=we=>{if(we===null)return null;const De=JSON.stringify([we.path,...we.args]),$e={timeoutMs:S??i,environment:L},xe=z.get(De)??he(we,{...U,...$e});
return z.set(De,xe),xe},le=f.map(we=>({...we,helper:ie(we.helper)})),Ae=f.flatMap(we=>we.forced.map(De=>({...De,client:we.client})));return{credentials:M({tokens:r,
environment:L,clients:le}),configs:f,complaints:(0,m.D)(f.flatMap(({findings:we})=>we)),forced:Map.groupBy(Ae,({host:we})=>we)}}function d(r,f,{environment:S,secrets:L,
kill:U,stop:z}){return I({...r,configs:f},S,{learn:L.learn,kill:U,stop:z.signal,abortAfter:ie=>AbortSignal.timeout(ie)})}}),7511:((be,ue,s)=>{s.d(ue,{i:()=>n});
var m=s(3625);const l="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",e=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,P=String.raw`[()<>@,;:\\"/[\]?=]`,
j=new RegExp(`^(${l})?(/)?(${l})?(.*)$`,"s"),W=String.raw`"((?:[^"\\\r\n]|\\${P}|\\(?!${P}))*)"`,Q=new RegExp(`;${e}*(${l})${e}*=${e}*(?:(${l})|${W})${e}*`,"y"),
Y=new RegExp(`;${e}*$`,"y"),V=new RegExp(String.raw`\\(${P})`,"g"),y=new RegExp(`^${e}+|(?<!${e})${e}+$`,"g");function n(w){const M=w.indexOf(";"),p=k((M<0?w:w.
slice(0,M)).replace(y,"")),_=o(p)??(M<0?null:c(w,M));return _===null?(0,m.J)(p):(0,m.T)(_)}function o(w){const[,M,p,_,b]=j.exec(w)??[];return M===void 0?"mime: \
no media type":M===w?null:p===void 0?"mime: expected slash after first token":_===void 0?"mime: expected token after slash":b===""?null:"mime: unexpected conten\
t after media subtype"}function c(w,M){const p=new Map;for(let _=M;_<w.length;){Q.lastIndex=_;const[b,D="",E,T=""]=Q.exec(w)??[];if(b===void 0)return Y.lastIndex=
_,Y.test(w)?null:"mime: invalid media parameter";const G=D.toLowerCase(),u=E??T.replace(V,"$1"),R=p.get(G);if(R!==void 0&&R!==u)return"mime: duplicate parameter\
 name";p.set(G,u),_+=b.length}return null}const k=w=>w.replaceAll("\u0130","i").toLowerCase()}),2767:((be,ue,s)=>{s.d(ue,{h:()=>M});var m=s(8947),l=s(5792);const e={
"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP5\
12r1","1.3.132.0.10":"secp256k1","1.2.840.10045.3.1.1":"P-192","1.2.156.10197.1.301":"SM2"},P=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],
j={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.110":"X25519","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.10040.4.1":"DSA","2.16.840.1.101.3.4.3.17":"ML-D\
SA-44","2.16.840.1.101.3.4.3.18":"ML-DSA-65","2.16.840.1.101.3.4.3.19":"ML-DSA-87"};function W(J){const B=new l.lL(J,"public key").inside(l.Dk.sequence),ae=B.inside(
l.Dk.sequence),se=ae.oid(),me=B.bits();switch(se){case"1.2.840.113549.1.1.1":if(k(ae.any().whole)!=="0500")throw new l.I4("public key");return Q(me);case"1.2.84\
0.10045.2.1":{const Ee=ae.isNext(l.Dk.oid)?ae.oid():"explicit parameters";if(!P.includes(Ee))return{kind:"unsupported-curve",curve:e[Ee]??Ee};if(me[0]!==4)throw new l.
I4("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!ae.isEmpty||me.length!==32)throw new l.I4("public key");return{kind:"ed25519"};default:return{kind:"\
unsupported",name:j[se]??se}}}function Q(J){const B=new l.lL(J,"public key").inside(l.Dk.sequence),ae=B.integer(),se=B.count(),[me=0,Ee=0]=ae;if(me>=128||se===0)
throw new l.I4("public key");if(se===1||se%2===0||se>=2**31)return{kind:"unsupported",name:`RSA with the exponent ${se}`};const X=me===0?Ee:me;return{kind:"rsa",
bits:8*(ae.length-(me===0?2:1))+(32-Math.clz32(X))}}const Y={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],"1.2.840.113549.1.1.12":["rsa","RSA with SHA-384"],
"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.840.10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.\
2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},V={"1.2.840.113549.1.1.4":"RSA with MD5","1.2.840.113549.1.1.5":"RSA with\
 SHA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.113549.1.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"ECDSA with SHA-1","1.2.840.10045.4.3.1":"ECDSA with SHA\
-224","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224","2.16.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.16.840.1.101.3.4.3.14":"RSA with SHA3-256","1.3.101.113":"\
Ed448"},y="1.2.840.113549.1.1.10",n=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
o={201:"20",202:"30",203:"40"};function c(J){const B=new l.lL(J,"signature algorithm"),ae=B.oid(),se=B.isEmpty?"":k(B.any().whole);if(ae===y){const X=n.exec(se);
return X&&o[X[1]??""]===X[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[me,Ee]=Y[ae]??[];return me===
void 0||Ee===void 0?{isSupported:!1,name:V[ae]??ae}:{isSupported:!0,key:me,name:Ee}}const k=J=>Array.from(J,B=>B.toString(16).padStart(2,"0")).join("");var w=s(
8167);function M(J){try{const B=new l.lL(J,"certificate"),ae=B.inside(l.Dk.sequence);if(!B.isEmpty)throw new l.I4("certificate");const se=ae.inside(l.Dk.sequence),
me=ae.content(l.Dk.sequence),Ee=D(J,se,me);return ae.bits(),"kind"in Ee?{ok:!1,flaw:Ee}:{ok:!0,certificate:Ee}}catch(B){if(!(B instanceof l.I4))throw B;return{ok:!1,
flaw:{kind:"malformed",part:B.message}}}}const p=160,_=163,b=[129,130];function D(J,B,ae){const se=B.isNext(p)?B.inside(p).count()+1:1;if(se>3)throw new l.I4("v\
ersion");if((B.integer()[0]??0)>=128)return{kind:"negative-serial"};const me=B.content(l.Dk.sequence);if(!(0,l.er)(me,ae))throw new l.I4("signature algorithm");
const Ee=E(B,"issuer"),X=B.inside(l.Dk.sequence),Z=G(X),re=G(X),oe=E(B,"subject"),O=B.element(l.Dk.sequence).whole,C=W(O);if(C.kind==="unsupported-curve")return{
kind:"curve",curve:C.curve};if(se>1)for(const i of b)B.optional(i);return{raw:J,subject:oe,issuer:Ee,notBefore:Z,notAfter:re,version:se,signature:c(me),key:C,keyInfo:O,
...h(se===3?B.optional(_):null)}}function E(J,B){const{whole:ae}=J.element(l.Dk.sequence),se=new l.lL(ae,B).inside(l.Dk.sequence);for(;!se.isEmpty;){const me=se.
inside(l.Dk.set);for(;!me.isEmpty;){const Ee=me.inside(l.Dk.sequence);if(Ee.oid(),!(0,l.KH)(Ee.any()))throw new l.I4(B)}}return ae}const T=[{tag:l.Dk.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},
{tag:l.Dk.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];function G(J){const B=T.find(({tag:i})=>J.isNext(i)),ae=B?.format.exec((0,m.iP)(J.
content(B.tag)));if(!ae)throw new l.I4("validity");const[se=0,me=0,...Ee]=ae.slice(1).map(i=>Number(i??0)),X=ae[1]?.length===4?se:se<50?2e3+se:1900+se,[Z=0,re=0,
oe=0,O=0]=Ee,C=new Date(0);if(C.setUTCFullYear(X,me-1,Z),C.getUTCMonth()!==me-1||re>23||oe>59||O>59)throw new l.I4("validity");return C.setUTCHours(re,oe,O)}const u={
dns:[],addresses:[],others:[]},R=["31","32","33","36","54"].map(J=>`2.5.29.${J}`),H=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function h(J){const B=new Map,
ae=J&&new l.lL(J,"extensions").inside(l.Dk.sequence);for(;ae&&!ae.isEmpty;){const i=ae.inside(l.Dk.sequence),I=i.oid(),d=i.isNext(l.Dk.boolean)&&i.boolean();if(B.
has(I))throw new l.I4("extensions");if(d&&H.includes(I))throw new l.I4("extensions");B.set(I,{critical:d,value:i.content(l.Dk.octets)})}const se=i=>B.get(`2.5.2\
9.${i}`)?.value??null,[me,Ee,X,Z,re]=[15,17,19,30,37].map(se),oe=Ee?(0,w.xq)(Ee):null,O=Z?(0,w.cP)(Z):null,C=new Set([...R,...["15","19","37"].map(i=>`2.5.29.${i}`),
...oe?.isKnown?["2.5.29.17"]:[],...O?.isKnown?["2.5.29.30"]:[]]);return{encodedNames:Ee??new Uint8Array,names:oe??u,constraints:O,basic:X?A(X):null,maySign:me?q(
me):null,usages:re?te(re):[],unhandled:[...B].flatMap(([i,{critical:I}])=>I&&!C.has(i)?i:[])}}function A(J){const B=new l.lL(J,"basicConstraints").inside(l.Dk.sequence);
return{isAuthority:B.isNext(l.Dk.boolean)&&B.boolean(),maxPath:B.isNext(l.Dk.integer)?B.count():null}}const he=4,ge=128;function q(J){const[B=0,ae=0]=new l.lL(J,
"keyUsage").bits();return B===0&&ae<ge?null:(B&he)!==0}function te(J){const B=new l.lL(J,"extendedKeyUsage").inside(l.Dk.sequence),ae=[];for(;!B.isEmpty;)ae.push(
B.oid());return ae}}),5792:((be,ue,s)=>{s.d(ue,{Dk:()=>l,I4:()=>e,KH:()=>Q,er:()=>V,lL:()=>P});var m=s(8947);const l={boolean:1,integer:2,bits:3,octets:4,oid:6,
utcTime:23,generalizedTime:24,sequence:48,set:49};class e extends Error{}class P{#e;#n;constructor(n,o){this.#e=n,this.#n=o}get isEmpty(){return this.#e.length===
0}isNext(n){return this.#e[0]===n}any(){const n=this.#e[0]??0,o=this.#e[1]??0;if(this.#e.length<2||(n&31)===31)throw this.#t();const c=o<128?0:o&127,k=c===0&&o<
128?o:this.#s(c),w=2+c,M=w+k;if(M>this.#e.length)throw this.#t();const p={tag:n,content:this.#e.subarray(w,M),whole:this.#e.subarray(0,M)};return this.#e=this.#e.
subarray(M),p}element(n){if(!this.isNext(n))throw this.#t();return this.any()}content(n){return this.element(n).content}optional(n){return this.isNext(n)?this.content(
n):null}inside(n){return new P(this.content(n),this.#n)}oid(){const n=this.content(l.oid);if(n.length===0||(n.at(-1)??0)>=128)throw this.#t();const o=j(n);if(o===
null)throw this.#t();const[c=0,...k]=o,w=Math.min(Math.floor(c/40),2);return[w,c-40*w,...k].join(".")}integer(){const n=this.content(l.integer),o=n[0],c=n[1]??0,
k=o===0&&c<128||o===255&&c>=128;if(o===void 0||n.length>1&&k)throw this.#t();return n}count(){const n=this.integer();if(n.length>8||(n[0]??0)>=128)throw this.#t();
return n.reduce((o,c)=>o*256+c,0)}boolean(){const n=this.content(l.boolean);if(n.length!==1||n[0]!==0&&n[0]!==255)throw this.#t();return n[0]!==0}bits(){const n=this.
content(l.bits),[o=8]=n,c=n.subarray(1),k=c.at(-1)??0;if(o>7||o>0&&c.length===0)throw this.#t();if((k&(1<<o)-1)!==0)throw this.#t();return c}#s(n){const o=this.#e.
subarray(2,2+n);if(n===0||n>4||o.length<n)throw this.#t();const c=o.reduce((k,w)=>k*256+w,0);if(c<128||o[0]===0)throw this.#t();return c}#t(){return new e(this.#n)}}
function j(y){const n=[];let o=!0,c=0;for(const k of y){if(o&&k===128||(c=c*128+(k&127),c>=2**31))return null;o=k<128,o&&(n.push(c),c=0)}return n}const W={12:y=>!(0,m.
_6)(y).includes("\uFFFD"),18:y=>/^[\d ]*$/.test((0,m.iP)(y)),19:y=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test((0,m.iP)(y)),20:()=>!0,22:y=>y.every(n=>n<128),30:y=>y.length%
2===0&&Y(y)},Q=({tag:y,content:n})=>W[y]?.(n)??!1,Y=y=>y.every((n,o)=>{const c=n*256+(y[o+1]??0);return o%2===1||!(c>=55296&&c<57344||c>=65534||c>=64976&&c<=65007)}),
V=(y,n)=>y.length===n.length&&y.every((o,c)=>o===n[c])}),8167:((be,ue,s)=>{s.d(ue,{AI:()=>c,cP:()=>Y,xq:()=>Q,z$:()=>M});var m=s(6181),l=s(8947),e=s(5792);const P=130,
j=135,W=[129,134];function Q(D){const E="subject alternative names",T=new e.lL(D,E).inside(e.Dk.sequence),G=[],u=[],R=[];for(;!T.isEmpty;){const{tag:H,content:h}=T.
any();if(W.includes(H)&&R.push(H),H===P&&G.push(o(h,E)),H===j){if(h.length!==4&&h.length!==16)throw new e.I4(E);u.push(h)}}return{dns:G,addresses:u,others:R,isKnown:[
...G,...u,...R].length>0}}function Y(D){const E="name constraints",T=new e.lL(D,E),G=T.inside(e.Dk.sequence),[u,R]=[160,161].map(A=>G.optional(A)??new Uint8Array);
if(!u||!R||!G.isEmpty||!T.isEmpty)throw new e.I4(E);if(u.length+R.length===0)throw new e.I4(E);const[H,h]=[V(u),V(R)];return{permitted:H,excluded:h,isKnown:H.isKnown&&
h.isKnown}}function V(D){const E="name constraints",T=new e.lL(D,E),G=[],u=[],R=[];let H=!0;for(;!T.isEmpty;){const{tag:A,content:he}=T.inside(e.Dk.sequence).any(),
ge=he.length/2;if(A===P)G.push(o(he,E).toLowerCase());else if(A===j&&(ge===4||ge===16))u.push({address:he.subarray(0,ge),mask:he.subarray(ge)});else{if(A===j)throw new e.
I4(E);W.includes(A)?R.push(A):H=!1}}if(!(G.every(A=>y(A.replace(/^\.(?=.)/,"")))&&u.every(({mask:A})=>n(A))))throw new e.I4(E);return{dns:G,networks:u,others:R,
isKnown:H}}const y=D=>/^[!-~]*$/.test(D)&&!/^\.|\.\.|\.$/.test(D),n=D=>/^1*0*$/.test(Array.from(D,E=>E.toString(2).padStart(8,"0")).join(""));function o(D,E){if(D.
some(T=>T>=128))throw new e.I4(E);return(0,l.iP)(D)}function c({dns:D,addresses:E},T){const G=(0,m.r5)((0,m.n7)(T));if(G!==null)return E.some(h=>(0,e.er)(h,Uint8Array.
from(G)));const u=T.toLowerCase(),R=u.replace(/\.$/,"").split("."),H=R.every(h=>k.test(h));return D.some(h=>{const A=h.toLowerCase(),[he,...ge]=A.split("."),q=he===
"*"&&ge.length>0,te=q?ge:[he,...ge];return!H||!te.every(J=>k.test(J??""))?A===u&&A!==".":te.join(".")===R.slice(q?1:0).join(".")})}const k=/^[a-z0-9_][a-z0-9_-]*$/,
w=25e4;function M(D,{permitted:E,excluded:T}){const G=E.dns.length+T.dns.length,u=E.networks.length+T.networks.length;if(D.dns.length*G+D.addresses.length*u>w)return!1;
const H=new Set([...E.others,...T.others]);if(D.others.some(he=>H.has(he)))return!1;const h=D.dns.every(he=>{const ge=he.toLowerCase();return y(ge)&&(E.dns.length===
0||E.dns.some(q=>p(ge,q)))&&!T.dns.some(q=>p(ge,q)||_(ge,q))}),A=D.addresses.every(he=>(E.networks.length===0||E.networks.some(ge=>b(he,ge)))&&!T.networks.some(
ge=>b(he,ge)));return h&&A}const p=(D,E)=>E===""||D===E||D.endsWith(E.startsWith(".")?E:`.${E}`),_=(D,E)=>D.startsWith("*.")&&E.replace(/^[^.]*/,"")===D.slice(1),
b=(D,{address:E,mask:T})=>D.length===E.length&&D.every((G,u)=>{const R=T[u]??0;return(G&R)===((E[u]??0)&R)})}),997:((be,ue,s)=>{s.d(ue,{O:()=>l,T:()=>P});var m=s(
1064);const l=({earlier:j,attempt:W,later:Q})=>[...j,W,...Q];function e({discovery:j,timing:W,headMs:Q,hops:Y},{attemptMs:V}){const y=Q!==null&&Q<=V?Y.at(-1)?.status:
null;return y===null||(0,m.Mq)(y??0)?"retries":j.kind!=="failed"&&W.totalMs<=V?"works":"fails"}function P(j,W){const Q=j.map(y=>e(y,W)),Y=Q.indexOf("works");return Y<
0?"never":Y<=W.retries&&!Q.slice(0,Y).includes("fails")?"always":"sometimes"}}),2696:((be,ue,s)=>{s.r(ue),s.d(ue,{contact:()=>Xt,crashedVisit:()=>vt,judgeRequests:()=>u,
judgeVisit:()=>gt,mergeFindings:()=>j.D,readCliConfig:()=>j.J,thisMachine:()=>P});var m=s(8161),l=s(5747);const e={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function P(t){
const a=(0,m.platform)();return{system:a==="win32"?"windows":"unix",platform:`${a==="win32"?"windows":a}_${e[(0,m.arch)()]??(0,m.arch)()}`,environment:t,accountHome:(0,l.
N0)(()=>(0,m.userInfo)().homedir||null,null)}}var j=s(73),W=s(960),Q=s(2636),Y=s(9209),V=s(9872),y=s(8011),n=s(1064),o=s(7531),c=s(1831),k=s(9562),w=s(2886),M=s(
997);const p=1440*60*1e3,_=1;function b(t,a){const{hops:g,certificates:v}=t.attempt;return[...he(t),...D(t,a),...H(g),...h(v,a),...A(t,a)]}function D(t,a){const{
discovery:g,hops:v}=t.attempt;switch(g.kind){case"skipped":return[(0,w.bz)(g.problem)];case"failed":{const $=a.isFork&&g.problem.code==="document-unauthorized"&&
!t.credentials?.hasToken;return[(0,w.bz)($?{...g.problem,severity:"notice"}:g.problem)]}case"found":case"absent":{const $=v[0]?.url??"";return[...T($,v.length-1,
a),...G(t,a),...g.kind==="found"&&g.truncated?[E(t)]:[]]}}}const E=({host:t,attempt:{hops:a}})=>(0,w.bz)((0,Q.zf)({url:a.at(-1)?.url??"",page:null,asked:(0,c.nx)(
t),bytes:null,limit:o.b,isPadding:!0}));function T(t,a,g){const v=g.clients.filter($=>a>n.NX[$]);return v.length>0?[(0,w.bz)((0,Y.KA)({url:t,asks:"document",redirects:a,
clients:v,limits:n.NX}))]:a>_?[(0,w.bz)((0,Y.CL)({url:t,redirects:a}))]:[]}function G(t,{releases:a,slowMs:g}){const v=(0,c.nx)(t.host),$=t.attempt.timing.totalMs,
F=(0,M.O)(t),ee=de=>(0,M.T)(F,de)!=="never",ce=a.filter(de=>!ee(de)),pe=({client:de})=>!a.some(fe=>fe.client===de&&ee(fe)),ye=[!0,!1].flatMap(de=>{const fe=ce.filter(
Re=>pe(Re)===de);if(fe.length===0)return[];const Ce=(0,W.Qs)({host:v,phase:"complete",tookMs:$,releases:fe});return[(0,w.bz)(Ce,null,de)]});if(ye.length>0||$<=g)
return ye;const Se=R(t.attempt.timing);return[(0,w.bz)((0,W.U2)({host:v,tookMs:$,limitMs:g,phase:Se,releases:a}))]}function u({host:t,slowest:a,certificates:g},v,{
slowMs:$,...F}){const ee=v.map(de=>de.host),ce=g.filter(de=>!ee.includes(de.host)),pe=a?.timing.totalMs??0;if(a===null||pe<=$)return h(ce,F);const ye={host:(0,c.
nx)(t),url:a.url,tookMs:pe,limitMs:$},Se=(0,W.U2)({...ye,phase:R(a.timing)});return[(0,w.bz)(Se),...h(ce,F)]}function R({lookupMs:t,connectMs:a,tlsMs:g,firstByteMs:v,
totalMs:$}){const ee=[["lookup",t],["connection",a],["tls",g],["response",v]].map(([pe,ye])=>({name:pe,ms:ye??0})),ce={name:"rest",ms:ee.reduce((pe,{ms:ye})=>pe-
ye,$)};return ee.reduce((pe,ye)=>ye.ms>pe.ms?ye:pe,ce)}function H(t){const a=t.find(({url:v})=>v.startsWith("http://"));if(a===void 0)return[];const g=a.authorization===
"withheld";return[(0,w.bz)((0,Y.n4)({url:t[0]?.url??"",to:a.url,exposesToken:g}))]}function h(t,{certificateDays:a,now:g}){const v=new Map;for(const $ of t){const F=v.
get($.host);(F===void 0||$.expires<F.expires)&&v.set($.host,$)}return[...v.values()].flatMap(({host:$,expires:F})=>{const ee=(Date.parse(F)-g)/p;return ee<0||ee>=
a?[]:[(0,w.bz)((0,V.BU)({host:$,days:Math.floor(ee),expires:F}))]})}function A(t,a){const{host:g,attempt:v,earlier:$}=t,[F]=$,ee=["failed","skipped"].includes(v.
discovery.kind);if(F?.discovery.kind!=="failed"||ee)return[];const ce=F.discovery.problem.message,pe=(0,M.O)(t),ye=a.releases.filter(de=>(0,M.T)(pe,de)==="somet\
imes"),Se=$.length+1;return[(0,w.bz)((0,W.Er)({host:(0,c.nx)(g),attempts:Se,failure:ce,releases:ye}))]}function he({credentials:t,attempt:a}){const{discovery:g}=a;
return t?.problem?g.kind==="failed"&&g.problem.code===t.problem.code?[]:[(0,w.bz)(t.problem)]:[]}function ge({host:t},a){if(!a.some(({service:v})=>v===k.e$))return[];
const{name:g}=(0,c.Sv)(t);return[...g.includes(".")?[]:[(0,y.Zp)({host:t,name:g})],.../(^|\.)xn--/.test(t)?[(0,y._W)({host:t})]:[]].map(v=>(0,w.bz)(v,k.e$))}var q=s(
6697),te=s(5799),J=s(8185),B=s(4283),ae=s(4e3),se=s(9319),me=s(5195);function Ee({host:t,attempt:a},g){const{name:v}=(0,c.Sv)(t),$=(0,me.uo)(v),F=a.hops[0]?.address??
null;if($!=="public"||F===null)return $;const ee=(0,me.Zu)(F),ce=g.some(pe=>pe.name===v);return ee==="loopback"&&ce?"public":ee}const X={public:0,reserved:1,private:2,
metadata:2,loopback:3},Z=(t,{kind:a})=>X[i(t)]>X[a];function re(t,a){const{host:g,hasToken:v,hostname:$}=a,F=t.filter(({url:de})=>Z(de,a)),ee=t.filter(de=>!F.includes(
de)),ce=ee.filter(({url:de})=>de.scheme==="http"),pe=ee.filter(({id:de,endpoint:fe})=>fe===null&&(0,k.p4)(de)),ye=Map.groupBy(pe,({url:de})=>I(de,$)),Se=ee.filter(
({endpoint:de,url:fe})=>de===null&&d(fe,$));return[...oe(F,C,de=>{const[fe,...Ce]=new Set(F.map(({url:Ue})=>i(Ue))),Re=Ce.length===0&&(fe==="loopback"||fe==="re\
served");return(0,se.o1)({...de,host:g,kind:Re?fe:"private"})}),...oe(ce,C,de=>(0,se.l5)({...de,host:g,hasToken:v})),...[...ye].flatMap(([de,fe])=>de===null?[]:
oe(fe,C,Ce=>(0,se.T$)({...Ce,host:g,name:de,hasToken:v}))),...oe(Se,C,de=>(0,se.Gh)({...de,host:g})),...oe(ee.filter(({url:de})=>de.path.includes("//")),O,de=>(0,se.
$H)({...de,host:g})),...oe(r(t),O,de=>(0,se.ln)({...de,host:g}))]}function oe(t,a,g){if(t.length===0)return[];const v=[...new Set(t.map(({url:$})=>t.length===1?
O($):a($)))];return[{services:[...new Set(t.map(({id:$})=>$))],problem:g({uses:t,urls:v}),needed:t.some(({needed:$})=>$)}]}const O=t=>(0,ae.dh)((0,B.Pl)(t)),C=t=>(0,ae.
dh)(`${t.scheme}://${t.host}`);function i(t){const{name:a}=(0,B.cz)(t);return(0,me.Sz)(/[^\0-\x7f]/.test(a)?(0,c.$o)(a)??"":a.toLowerCase())}function I(t,a){const{
name:g}=(0,B.cz)(t),v=(0,c.Sv)(a).name;if(g.toLowerCase()===v)return null;const $=(0,c.Pv)(g);return $.ok&&$.value===v?null:g}function d(t,a){if(t.scheme==="htt\
p"||I(t,a)!==null)return!1;const g=v=>Number(v||443);return g((0,B.cz)(t).port)!==g(/:(\d+)$/.exec(a)?.[1]??null)}function r(t){const a=[k.e$,k.xq].flatMap(v=>t.
find($=>$.id===v)??[]),g=new Set(a.map(({url:v})=>O(v).replace(/\/$/,"")));return a.length===2&&g.size===1?a:[]}var f=s(8988),S=s(4929);function L(t,a){const g=t.
forced.filter(({client:ee})=>a.includes(ee)),v=a.filter(ee=>!g.some(ce=>ce.client===ee)),F=[...Map.groupBy(g,({place:ee,services:ce})=>JSON.stringify([ee,ce])).
values()].flatMap(ee=>{const[ce]=ee;if(ce===void 0)return[];const pe={...t,attempt:U(t,ce.services),earlier:[],later:[]};return[{clients:ee.map(({client:ye})=>ye),
visit:pe,forced:ce}]});return v.length>0||F.length===0?[{clients:v,visit:t,forced:null},...F]:F}function U({host:t,attempt:a},g){return{discovery:{kind:"found",
url:(0,c.cu)(t),services:g,truncated:!1},hops:[],timing:{...a.timing,totalMs:0},headMs:0,certificates:[]}}function z(t,{forced:a,clients:g}){if(a===null)return[];
const{discovery:v}=t.attempt,$=`${a.place.file}:${a.place.line}`,F={host:(0,c.nx)(t.host),at:$},ee=v.kind==="found"?v.services:a.services,ce=ie(a.services,ee);return[
(0,S.Yv)(F),...ce.length>0?[(0,S.kV)({...F,services:ce})]:[]].map(ye=>(0,w.bz)((0,w.aZ)(ye,g)))}function ie(t,a){const[g,v]=[t,a].map(F=>new Map(F.map(({id:ee,value:ce})=>[
ee,ce])));return[...new Set([...t,...a].map(({id:F})=>F))].filter(F=>!le(g?.get(F),v?.get(F)))}function le(t,a){const g=[[t,a]];for(const[v,$]of g){if(v===$)continue;
if(!Ae(v)||!Ae($))return!1;const F=Object.keys(v);if(!(Array.isArray(v)===Array.isArray($)&&F.length===Object.keys($).length)||F.some(ce=>!Object.hasOwn($,ce)))
return!1;for(const ce of F)g.push([v[ce],$[ce]])}return!0}const Ae=t=>typeof t=="object"&&t!==null;var we=s(9464),De=s(2847),$e=s(793),xe=s(9529);const ze=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,
Te=t=>ze.test(t)&&!/^[a-z0-9-]+\.json$/i.test(t),Me=t=>t.replace(/[?#].*$/s,""),Ne=t=>t.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function Ke(t){
const a=K(t),{id:g,host:v,value:$}=t,F={id:g,host:v,url:(0,B.Pl)(t.url)};if(a!==null)return[(0,se.WS)({...F,why:a})];const ee=N(t)?(0,n.ab)(g):[];return[$===""?
(0,se.Q8)(F):null,Te($)?(0,se.Ew)({...F,value:Me($),why:null}):null,x($)?(0,se.J6)(F):null,ee.length>0?(0,se.jI)({...F,clients:ee}):null,t.url.query!==""&&(0,k.
p4)(g)?(0,se.Xq)(F):null].filter(ce=>ce!==null)}function K({url:t}){const{name:a,port:g}=(0,B.cz)(t);return a===""?"no Host in request URL":g===""||Number(g)>0&&
Number(g)<=65535?null:`invalid port "${g}"`}const x=t=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(t)&&!Te(t),N=({value:t,url:a})=>t!==""&&!/^$|\/$/.test(a.path),ne={"c\
lient-missing":$e.pF,"client-empty":$e.iP,"grant-types-invalid":$e.Si,"grant-types-unsupported":$e.yA,"grant-types-unknown":$e.N4,"authz-missing":$e.K3,"token-m\
issing":$e.xu,"ports-count":$e.XB,"ports-range":$e.Vr,"ports-order":$e.QI,"ports-single":$e.uR,"ports-ignored":$e.WC,"scopes-invalid":$e.mH,"scopes-ignored":$e.
lT};function ve(t,a,g){const{value:v,flaws:$}=(0,xe.m)(t,a,g),F={...v,authz:Oe(v.authz),token:Oe(v.token)},ee=ke(F,a),ce=ee.length===0?[]:[$e.Cq({host:g,endpoints:ee})];
return{login:F,problems:[...$.map(pe=>_e(pe,g)),...ce]}}function ke(t,a){const g=(0,B.cz)(a);return g.port===""||g.port==="443"?[]:["authz","token"].flatMap(v=>{
const $=t[v],F=$===null?null:(0,B.Dl)($);if($===null||!F?.ok||F.value.scheme!=="https")return[];const ee=(0,B.cz)(F.value);return ee.name.toLowerCase()===g.name.
toLowerCase()&&ee.port===""?[{name:v,url:$,port:g.port}]:[]})}function _e(t,a){return"why"in t?(t.rule==="authz-invalid"?$e.TJ:$e.mL)({host:a,why:Ne(t.why)}):ne[t.
rule]({host:a,value:t.value})}function Oe(t){const a=t===null?null:(0,B.Dl)(t);return a?.ok?(0,B.Pl)(a.value):null}function Ie(t,a,g){const v=fe=>{const{discovery:Ce,
base:Re}=g,{services:Ue,url:Pe}=Ce;return(0,k.TE)(t,{services:Ue,documentUrl:Pe,display:Re.host,client:fe})},$=He(t,g).map(fe=>({client:fe,lookup:v(fe)})),[F,...ee]=$;
if(F===void 0)throw new Error("no client is checked");const ce=ee.filter(({lookup:fe})=>fe.kind!==F.lookup.kind),pe=fe=>!Ye(fe)||v(fe).kind===F.lookup.kind,ye=ce.
length===0?(0,n.SZ)(t).filter(pe):[F.client],Se=Fe(t,F.lookup,a,ye,g),de=ce.flatMap(({client:fe,lookup:Ce})=>Fe(t,Ce,a,[fe],g).drafts);return{...Se,drafts:[...Se.
drafts,...de]}}function He(t,{requirements:a,clients:g}){return a.find(({service:v})=>v===t)?.clients??g}const je=2048,Ye=t=>n.Du.some(a=>a===t);function Fe(t,a,g,v,$){
const{discovery:F,base:ee}=$,{host:ce}=ee,pe=g||(0,k.D6)(t),ye=Se=>pe?Se.map(de=>(0,w.bz)(de,t,g)):[];switch(a.kind){case"url":{const{url:Se,value:de}=a,fe=Ke({
id:t,value:de,url:Se,host:ce}),Ce=pe&&!fe.some(({code:Ue})=>Ue==="service-url-invalid"),Re=(0,ae.dh)((0,B.Pl)(Se),je);return{outcome:{id:t,kind:"url",url:Re},drafts:ye(
fe),urls:Ce?[{id:t,endpoint:null,url:Se,needed:g}]:[]}}case"object":{const{login:Se,problems:de}=ve(a.value,F.url,ce),fe=de.find(({severity:Ce})=>Ce==="error");
return{outcome:fe?{id:t,kind:"problem",problem:fe}:{id:t,kind:"login",login:Se},drafts:ye(de),urls:ut(Se,t,g)}}case"bad-id":case"missing":case"version":case"typ\
e":case"bad-url":{const Se=(0,w.aZ)(ht(t,a,$),v);return{outcome:{id:t,kind:"problem",problem:Se},drafts:ye([Se]),urls:[]}}}}const ut=(t,a,g)=>["authz","token"].
flatMap(v=>{const $=(0,B.Dl)(t[v]??"");return t[v]!==null&&$.ok?[{id:a,endpoint:v,url:$.value,needed:g}]:[]}),Ve=(t,{offer:a,base:g,block:v})=>({id:t,host:g.host,
block:v,...a}),dt=({services:t})=>({offered:t.map(({id:a})=>a),isArtifactory:t.some(({value:a})=>typeof a=="string"&&a.includes("/artifactory/"))});function ht(t,a,g){
const v={...Ve(t,g),why:a.why};switch(a.kind){case"missing":return(0,De.WI)(v);case"bad-id":case"version":return(0,De.C6)({...v,isReadable:a.kind==="version"});case"\
type":{const{value:$}=a;return t===k.S3?(0,$e.e7)({...v,value:$}):(0,De.IR)({...v,value:$})}case"bad-url":{const $=Ne(a.why);return Te(a.value)?(0,se.Ew)({...v,
value:Me(a.value),why:$}):a.reason==="user-info"?(0,se.Ju)(v):(0,se.WS)({...v,url:null,why:$})}}}function ft({discovery:t},a){const g=a.requirements.map(({service:v})=>v);
switch(t.kind){case"failed":case"skipped":return{services:[],drafts:[]};case"absent":return{services:[],drafts:[mt(t,a.base.host,g)]};case"found":return pt({...a,
discovery:t,offer:dt(t)},g)}}function pt(t,a){const{discovery:g,clients:v}=t,$=a.filter(fe=>fe!=="any"),F=g.services.map(({id:fe})=>fe).filter(fe=>!$.includes(fe)&&
n.Du.some(Ce=>(0,k.oe)(fe,Ce).ok)),ee=$.map(fe=>Ie(fe,!0,t)),ce=({outcome:fe,drafts:Ce,urls:Re})=>fe.kind!=="problem"&&!Re.some(({endpoint:Ue,url:Pe})=>Ue===null&&
Z(Pe,t.base))&&!Ce.some(Ue=>(0,w.ER)(Ue)&&v.some(Pe=>Ue.problem.affects.includes(Pe))),pe=F.map(fe=>Ie(fe,!0,t)),ye=!a.includes("any")||[...ee,...pe].some(ce),Se=[
...ee,...ye?F.map(fe=>Ie(fe,!1,t)):pe],de=a.includes("any")&&Se.length===0?[(0,w.bz)((0,De.WI)({...Ve("any",t),why:""}))]:[];return{services:Se.map(({outcome:fe})=>fe),
drafts:[...Se.flatMap(({drafts:fe})=>fe),...re(Se.flatMap(({urls:fe})=>fe),t.base),...de]}}function mt({why:t,url:a},g,v){const $=v.filter(pe=>pe!=="any"),ee=[...new Set(
$.map(pe=>pe.split(".")[0]??pe))].map(k.Tz),ce=$.length===1?$[0]??null:null;return(0,w.bz)((0,Q.HB)({host:g,url:(0,B.Pl)(a),why:t,required:$,clientErrors:ee}),ce)}
function gt(t,a,g){const{visit:v,requirements:$,isNew:F}=t,{host:ee}=v,ce=a.dialect.clients.filter(Le=>$.some(Vt=>Vt.clients.includes(Le))),pe=(0,w.TC)(ee,$),ye=L(
v,ce),Se=ye.map(Le=>St(v,Le,$,a,pe)),de=Se[0]?.services??[],Ce=ye.some(({forced:Le})=>Le===null)?[...(0,f.s)(v,$,pe,g),...(0,we.u)(v,de,g)]:[],Re=[...Se.flatMap(
Le=>Le.drafts),...Ce],Ue=yt(Re,t,a),Pe=Ue.filter(({problem:Le})=>!(0,w.pi)(Le,ee,a.ignore)),Yt=(0,w.HJ)($),ct=Le=>(0,w.hD)({...Le,problem:(0,te.pj)(Le.problem,pe)},
ce,{host:ee,...Yt(Le.services),..."places"in Le?{places:(0,w.Rh)(Le.places)}:{},isHostNew:F}),{own:lt=[],ofFiles:Gt=[]}=Object.groupBy(Pe,Le=>"places"in Le&&(0,w.
l$)(Le)?"ofFiles":"own");return{verdict:{visit:v,requirements:$,services:de,servicesFrom:ye[0]?.forced?.place??null,findings:lt.map(ct).sort(w.Np),clients:Je(lt),
isNew:F},ofFiles:Gt.map(ct),ignored:Ue.length-Pe.length}}function vt({visit:t,requirements:a,isNew:g},{dialect:v,ignore:$},F){const{host:ee,attempt:ce}=t,pe=(0,q.
n3)({host:(0,c.nx)(ee),thrown:F}),ye=(0,w.pi)(pe,ee,$)?[]:[(0,w.bz)(pe)],Se=ye.map(fe=>(0,w.hD)(fe,v.clients,{host:ee,...(0,w.HJ)(a)([]),isHostNew:g}));return{verdict:{
visit:{...t,attempt:{...ce,discovery:{kind:"skipped",problem:pe},hops:[]}},requirements:a,services:[],servicesFrom:null,findings:Se,clients:Je(ye),isNew:g},ofFiles:[],
ignored:1-ye.length}}function yt(t,a,g){const{visit:v,requirements:$,predicted:F,requests:ee}=a,ce=v.attempt.certificates,pe=Et(v.host,$);return[...t,...F,...ee===
null?[]:u(ee,ce,g),...ge(v,$)].map(ye=>({...ye,needed:ye.needed&&(0,w.ld)(ye,a,g),problem:(0,w.aZ)(ye.problem,pe)}))}function Et(t,a){return a.every(({isImplied:v})=>v)?
[...a.flatMap(({clients:v})=>v),...(0,n.Yr)(t)]:n.zK}function St(t,a,g,v,$){const{clients:F,forced:ee}=a,{services:ce,drafts:pe}=ft(a.visit.attempt,{requirements:g,
clients:F,block:ee===null?null:`${ee.place.file}:${ee.place.line}`,base:{hostname:t.host,host:(0,c.nx)(t.host),hasToken:t.credentials?.hasToken===!0,kind:ee===null?
Ee(t,v.resolve):"loopback"}}),ye=ee===null?$:{...$,role:"operator"},Se=v.dialect.releases.filter(({client:Re})=>F.includes(Re)),de=[...z(t,a),...b(a.visit,{...v,
clients:F,releases:Se}),...pe,...ee===null?(0,J.I)(t.host,ce,g,v):[]],fe=t.forced.map(({client:Re})=>Re),Ce=ee===null?n.zK.filter(Re=>!fe.includes(Re)):a.clients;
return{services:ce.map(Re=>Re.kind==="problem"?{...Re,problem:(0,te.pj)(Re.problem,ye)}:Re),drafts:de.map(Re=>({...Re,problem:(0,te.pj)((0,w.aZ)(Re.problem,Ce),
ye)}))}}function Je(t){const a=v=>{const $=t.filter(({problem:F})=>F.affects.includes(v)&&F.usualSeverity!=="notice");return $.some(w.ER)?"fails":$.length>0?"wa\
rns":"works"},g=n.zK.map(v=>[v,a(v)]);return Object.fromEntries(g)}var wt=s(2389),We=s(7598),Xe=s(1692),Ze=s(2767),Be=s(5792),Qe=s(8167);const kt=8192,qe=1024,Tt=100;
function et(t){const a=[];for(const[F,ee]of t.sent.entries()){const ce=(0,Ze.h)(ee);if(!ce.ok)return{ok:!1,flaw:ce.flaw,isLeaf:F===0};const{certificate:pe}=ce,{
key:ye}=pe;if(ye.kind==="rsa"&&ye.bits>kt)return{ok:!1,flaw:{kind:"key-size",bits:ye.bits},isLeaf:F===0};a.push(pe)}const[g,...v]=a;if(g===void 0)throw new Error(
"a server sends at least one certificate");const $=$t(g,t);return $!==null?{ok:!1,flaw:$,isLeaf:!0}:Ot(g,v,t)}function $t(t,{host:a,now:g}){const v=tt(t,g);if(v!==
null)return v;const{key:$}=t;return(0,Qe.AI)(t.names,a)?$.kind==="unsupported"?{kind:"key",name:$.name}:$.kind==="rsa"&&$.bits<qe?{kind:"key-size",bits:$.bits}:
null:{kind:"other-name",names:t.names.dns}}function tt({unhandled:t,notBefore:a,notAfter:g},v){const[$]=t;return $!==void 0?{kind:"critical-extension",id:$}:v<a?
{kind:"not-yet-valid",at:a}:v>g?{kind:"expired",at:g}:null}function Ot(t,a,g){const v={others:a,options:g,checks:0,hint:null},$=g.anchors(t.subject).some(F=>Ct(
F,t))?st(v,[t]):nt(v,[t]);return $!==null?{ok:!0,chain:$}:{ok:!1,...v.hint??{flaw:{kind:"unknown-authority",sent:Dt(t,a)},isLeaf:!0}}}function nt(t,a){const g=a.
at(-1),{options:v,others:$}=t,F=v.anchors(g.issuer),ee=$.filter(({subject:ce})=>(0,Be.er)(ce,g.issuer));for(const[ce,pe]of[...F,...ee].entries()){const ye=ce<F.
length;if(t.checks+=1,t.checks>Tt)return null;if(a.some(Ce=>Mt(Ce,pe)))continue;const Se=bt(a,pe,ye,v);if(Se!==null&&(t.hint??=Se),Se!==null||!At(pe,g,v))continue;
const de=[...a,pe],fe=ye?st(t,de):nt(t,de);if(fe!==null)return fe}return null}function bt(t,a,g,{now:v}){const $=t.at(-1),{basic:F,key:ee,maySign:ce,version:pe}=a,
ye=Re=>({flaw:Re,isLeaf:!1});if(!(F===null?pe<3&&g:F.isAuthority)||ce===!1)return ye({kind:"no-authority"});const de=t.length===1;if(!$.signature.isSupported)return{
flaw:{kind:"signature",name:$.signature.name},isLeaf:de};if(ee.kind==="rsa"&&ee.bits<qe)return ye({kind:"key-size",bits:ee.bits});if(ee.kind==="unsupported")return ye(
{kind:"key",name:ee.name});const fe=tt(a,v);if(fe!==null)return ye(fe);const Ce=F?.maxPath??null;return Ce!==null&&t.length-1>Ce?ye({kind:"path-length"}):null}const At=(t,a,{
isSignedBy:g})=>a.signature.isSupported&&t.key.kind===a.signature.key&&g(a,t);function st(t,a){const g=a.findIndex(({usages:$})=>!Rt($));return g>=0?(t.hint??={
flaw:{kind:"usage"},isLeaf:g===0},null):a.every(({constraints:$},F)=>$===null||a.slice(0,F).every(({names:ee})=>(0,Qe.z$)(ee,$)))?a:(t.hint??={flaw:{kind:"const\
raints"},isLeaf:!1},null)}const _t=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],Rt=t=>t.length===0||t.some(a=>_t.includes(a)),Mt=(t,a)=>(0,Be.er)(t.subject,a.subject)&&(0,Be.
er)(t.keyInfo,a.keyInfo)&&(0,Be.er)(t.encodedNames,a.encodedNames),Ct=(t,a)=>(0,Be.er)(t.raw,a.raw),ot=({subject:t,issuer:a})=>(0,Be.er)(t,a);function Dt(t,a){return ot(
t)?"self-signed":a.length===0?"leaf":a.some(ot)?"root":"chain"}var Pt=s(3427),Lt=s(7030);function It(t,a,g){for(const[v,$]of t.entries()){const F=v===0,ee=xt($,
t[v+1],F?a:null,g);if(ee!==null)return{flaw:{kind:"openssl",check:ee},isLeaf:F}}return null}function xt({raw:t},a,g,v){try{const $=new We.X509Certificate(t),{validFrom:F,
validTo:ee}=$;if(!(Date.parse(F)<=v&&v<=Date.parse(ee)))return"dates";if(g!==null&&!Ut($,g))return"name";if(a===void 0)return null;const ce=new We.X509Certificate(
a.raw);return a.version===3&&!ce.ca?"authority":$.checkIssued(ce)?null:"issuer"}catch{return"encoding"}}const Nt={subject:"never",partialWildcards:!1};function Ut(t,a){
if((0,Lt.isIP)(a)!==0)return t.checkIP(a)!==void 0;const g=a.replace(/\.$/,"").toLowerCase();if(t.checkHost(g,Nt)!==void 0)return!0;const v=g.replace(/^[^.]*/,""),
$=t.subjectAltName?.toLowerCase().split(", ")??[];return v!==""&&$.includes(`dns:*${v}`)}function zt(t){const a=Ge(()=>rt([...Xe.rootCertificates,...(0,Xe.getCACertificates)(
"extra"),...t===null?[]:[t]])),g=Ge(()=>rt((0,Xe.getCACertificates)("system")));return{context:Ge(()=>(0,Xe.createSecureContext)({...Pt.Hb,ca:[]})),verify:(v,$)=>{
const F=Date.now(),ee={sent:v,host:$,now:F,isSignedBy:Bt},ce=et({...ee,anchors:a()}),pe=ce.ok?ce:et({...ee,anchors:Se=>[...a()(Se),...g()(Se)]});if(!pe.ok)return pe;
const ye=It(pe.chain,$,F);return ye===null?pe:{ok:!1,...ye}}}}function Ge(t){let a;return()=>(a??={value:t()},a.value)}const jt=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;
function rt(t){const a=t.flatMap($=>Array.from($.matchAll(jt),([,F=""])=>Buffer.from(F,"base64"))),g=Buffer.concat(a),v=new Map;return $=>{const F=Buffer.from($),
ee=F.toString("latin1"),ce=v.get(ee);if(ce!==void 0)return ce;const ye=(g.includes(F)?a.filter(Se=>Se.includes(F)):[]).flatMap(Se=>{const de=(0,Ze.h)(Se);return de.
ok&&F.equals(de.certificate.subject)?de.certificate:[]});return ye.length>0&&v.set(ee,ye),ye}}const it=new WeakMap;function Ht(t){const a=it.get(t);if(a!==void 0)
return a;const g=new We.X509Certificate(t.raw).publicKey;return it.set(t,g),g}function Bt(t,a){try{return new We.X509Certificate(t.raw).verify(Ht(a))}catch{return!1}}
function Kt(t){const a=[...[...t.hostnames,...t.tokens].map(({host:g})=>(0,c.Sv)(g).name),...t.resolve.map(({name:g})=>g)];return{resolve:t.resolve,namedHosts:new Set(
a),chooseProxy:t.chooseProxy,trust:zt(t.authorities)}}var Ft=s(7854),at=s(290),Wt=s(6456);async function Xt(t,a,g,v){const{dialect:$,configs:F,requirements:ee}=a,
{releases:ce}=$,{credentials:pe,forced:ye}=(0,Wt.Z)(g,F,v),Se={network:Kt(g),credentials:{...pe,find:(0,Ft.Oo)(pe.find)},concurrency:g.concurrency,random:Math.random,
now:Date.now,startTimer:v.startTimer,stop:v.stop},de=await(0,at.pj)(t,{...Se,forced:ye,required:Map.groupBy(ee,({host:Pe})=>Pe),maxRedirects:Math.max(...$.clients.
map(Pe=>n.NX[Pe])),releases:ce,timeoutMs:g.timeoutMs??(0,at.nT)(ce),retries:g.retries,progress:Pe=>v.progress({kind:"visits",...Pe})}),fe=pe.known;if(g.depth===
"discovery")return{visits:de,predicted:wt.j7,tokenSources:fe};const{predictInit:Ce}=await Promise.all([s.e(927),s.e(229)]).then(s.bind(s,8229)),Re={...Se,...a,settings:g,
machine:P(v.environment),directory:v.directory,lockHashes:a.checkouts?.lockHashes??null,plugins:a.checkouts?.plugins??null,learn:v.secrets.learn,progress:Pe=>v.
progress({kind:"registries",...Pe}),visits:new Map(de.map(Pe=>[Pe.host,Pe]))},Ue={...g,dialect:$,isFork:v.isFork};return{visits:de,predicted:await Ce(a.roots,Re,
Ue),tokenSources:fe}}}),6367:((be,ue,s)=>{s.d(ue,{JY:()=>u,dI:()=>R,Lu:()=>h,jT:()=>H});var m=s(4283);const l=32;function e(q){const te=[];let J=q.getPeerX509Certificate();
for(;J!==void 0&&te.length<l;)te.push(J),J=J.issuerCertificate;return te}function P(q,te,J){const[B]=q;if(B===void 0)return null;const ae=te.ok?te.chain.slice(0,
Math.max(1,te.chain.length-1)).map(({notAfter:Ee})=>Ee):q.map(({validTo:Ee})=>Date.parse(Ee)),se=Date.parse(B.validFrom),me=Math.min(...ae);return Number.isNaN(
se)||Number.isNaN(me)?null:{host:J,subject:j(B.subject)??B.subjectAltName??"",issuer:j(B.issuer)??B.issuer??"",validFrom:new Date(se).toISOString(),expires:new Date(
me).toISOString()}}const j=q=>/^CN=(.*)$/m.exec(q??"")?.[1];var W=s(7602),Q=s(1692),Y=s(2767),V=s(3427);const y=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_\
LENGTH_TOO_LONG"],n=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function o(q){const{code:te,error:J,dialing:B}=q;if(y.includes(te))
return await w(await q.connectAgain())?(0,W.Au)("PLAIN_HTTP","the port responds in plain HTTP"):J;if(n.test(te))return J;const ae=await p(q);return ae===null?J:
"flaw"in ae?(B.connection.rejection=ae,(0,W.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${ae.flaw.kind}`)):(B.connection.unsupported=ae,(0,W.Au)("TLS_UNSU\
PPORTED",`not supported by the clients: ${ae.name}`))}const c=3e3,k=Buffer.from([22,3,1,0,0]);async function w(q){const te=await new Promise(J=>{q.setTimeout(c,
()=>J("")),q.once("data",B=>J(B.toString("latin1",0,5))),q.once("error",()=>J("")).once("close",()=>J("")),q.write(k)});return q.destroy(),te==="HTTP/"}const M=[
V.DS,{...V.DS,maxVersion:"TLSv1.2"}];async function p({endpoint:{name:q},dialing:te,connectAgain:J}){for(const B of M){const ae=(0,Q.createSecureContext)({...B,
ca:[]}),se=await J(),me=await(0,W.ek)(se,te,{name:q,secureContext:ae}).catch(()=>null);if(me===null)continue;const Ee=_(me);return me.destroy(),Ee}return null}function _(q){
const te=q.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(te))return{kind:"version",name:te};const[J]=e(q),B=J&&(0,Y.h)(J.raw);if(B?.ok===!1)return{flaw:B.
flaw,isLeaf:!0};const ae=q.getCipher().name;if(!V.Cg.includes(ae))return{kind:"cipher",name:ae};const se=D(q);if(!V.Yx.includes(se))return{kind:"group",name:se};
const me=B?.certificate.key;return me?.kind==="unsupported"?{flaw:{kind:"key",name:me.name},isLeaf:!0}:null}const b={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"\
P-521",secp224r1:"P-224"};function D(q){const te=q.getEphemeralKeyInfo();return te===null||!("type"in te)?"":te.type==="DH"?`ffdhe${te.size}`:b[te.name??""]??te.
name??""}var E=s(2230);const T="http/1.1",G="h2";async function u(q,te,J){if(q.scheme==="http")return A(q,te,J);const B=()=>A(q,te,J),ae=await B();try{return await ge(
q,ae,te.trust,J,T)}catch(se){const me=(0,W.$N)(se);throw me.endsWith("_NO_APPLICATION_PROTOCOL")&&await R(q,te,J),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(me)?await o(
{error:se,code:me,endpoint:q,dialing:J,connectAgain:B}):se}}async function R(q,te,J){if(q.scheme!=="http")try{const B=await A(q,te,J);(await ge(q,B,te.trust,J,G)).
destroy()}catch(B){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes((0,W.$N)(B)))throw B}}function H({scheme:q,name:te,port:J}){return(0,m.EN)(te)+(J===(0,m.L5)(
q)?"":`:${J}`)}function h(q,te){const J=te.resolve.find(({name:B,port:ae})=>B===q.name&&(ae===null||ae===q.port));return J===void 0?{host:q.name,port:q.port,proxy:te.
chooseProxy(q)}:{host:J.address,port:J.addressPort??q.port,proxy:null}}async function A(q,te,J){const{host:B,port:ae,proxy:se}=h(q,te);if(se===null)return(0,W.zy)(
B,ae,J);(0,W.ln)(q.name,J),J.connection.proxy=se.host;const me=await he(se,te,J);return q.scheme==="https"?(0,E.X)(q,se,me):me}async function he(q,te,J){const B=q.
protocol==="https:"?"https":"http",ae=q.hostname.replace(/^\[|\]$/g,""),se={scheme:B,name:ae,port:Number(q.port)||(0,m.L5)(B)},me=(0,W.s0)();try{return await u(
se,{...te,resolve:[],chooseProxy:()=>null},{...J,connection:me,allowPrivate:!0})}catch(Ee){const X=`proxy ${q.host} cannot be reached: ${(0,W.bD)(Ee)}`;throw(0,W.
Au)("PROXY_REFUSED",X)}finally{J.connection.lookupMs=me.lookupMs,J.connection.connectMs=me.connectMs}}async function ge(q,te,J,B,ae){const{connection:se}=B,me=performance.
now(),Ee=await(0,W.ek)(te,B,{name:q.name,secureContext:J.context(),ALPNProtocols:[ae]});se.tlsMs=performance.now()-me;const X=e(Ee),Z=J.verify(X.map(({raw:re})=>re),
q.name);if(se.certificate=P(X,Z,H(q)),Z.ok&&Ee.alpnProtocol!==G)return Ee;throw Ee.destroy(),Z.ok?(0,W.Au)("HTTP2_ONLY","the host speaks only HTTP/2"):(se.rejection=
Z,(0,W.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${Z.flaw.kind}`))}}),7602:((be,ue,s)=>{s.d(ue,{$N:()=>Q,Au:()=>W,bD:()=>Y,ek:()=>y,ln:()=>o,s0:()=>j,zy:()=>V});
var m=s(610),l=s(7030),e=s(1692),P=s(5195);const j=()=>({lookingUp:!1,lookupMs:null,connectMs:null,tlsMs:null,address:null,proxy:null,certificate:null,rejection:null,
unsupported:null}),W=(p,_)=>Object.assign(new Error(_),{code:p});function Q(p){return typeof p!="object"||p===null?"":"code"in p&&typeof p.code=="string"?p.code:
""}const Y=p=>typeof p=="object"&&p!==null&&"message"in p?String(p.message):String(p);async function V(p,_,b){const{connection:D}=b;(0,l.isIP)(p)!==0&&o(p,b);const E=performance.
now();let T=E;const G=(0,l.connect)({host:p,port:_,noDelay:!0,lookup:M(b,()=>{T=performance.now(),D.lookingUp=!1,D.lookupMs=T-E})});return b.hold(G),await n(G,"\
connect"),D.connectMs=performance.now()-T,D.address=G.remoteAddress??null,G}async function y(p,_,{name:b,...D}){const E=(0,e.connect)({...D,socket:p,servername:(0,l.
isIP)(b)===0?b.replace(/\.$/,""):"",rejectUnauthorized:!1});return _.hold(E),await n(E,"secureConnect"),E}function n(p,_){return new Promise((b,D)=>{const E=()=>D(
W("ECONNRESET","the connection was closed"));p.once(_,b).once("error",D).once("close",E)})}function o(p,_){const b=c(p,_);if(b!==null)throw b}function c(p,{allowPrivate:_}){
const b=(0,P.Sz)(p);return b==="metadata"?W("ADDRESS_METADATA",`${p} is a metadata address`):b==="public"||_?null:W(b==="reserved"?"ADDRESS_RESERVED":"ADDRESS_P\
RIVATE",`${p} is a ${b} address`)}const k=253,w=p=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(p);function M(p,_){return(b,D,E)=>{if(w(b)||b.replace(/\.$/,"").length>k){
const T=W("ENOTFOUND",`no such host: ${b}`);queueMicrotask(()=>E(T,[]));return}p.connection.lookingUp=!0,(0,m.lookup)(b,{...D,all:!0},(T,G)=>{if(_(),T!==null)return E(
T,[]);const u=G.map(({address:h})=>c(h,p)),R=G.filter((h,A)=>u[A]===null),H=u.find(h=>h!==null);if(R.length===0&&H)return E(H,[]);E(null,R)})}}}),4529:((be,ue,s)=>{
s.d(ue,{X5:()=>j,be:()=>W,gQ:()=>Q});var m=s(3625),l=s(4283),e=s(1831),P=s(8408);function j(V){const{scheme:y}=V;if(y!=="https"&&y!=="http")return(0,m.T)(`unsup\
ported protocol scheme "${y}"`);const{name:n,port:o}=(0,l.cz)(V);if(n==="")return(0,m.T)("no Host in request URL");const c=Y(n);if(!c.ok)return c;const k=o===""?
(0,l.L5)(y):Number(o);return k>0&&k<=65535?(0,m.J)({scheme:y,name:c.value,port:k}):(0,m.T)(`invalid port "${o}"`)}function W(V){const{name:y}=(0,l.cz)(V),n=(0,e.
Pv)(y);return(0,P.ER)(y)||!n.ok?y:n.value}function Q(V,{name:y}){const{port:n}=(0,l.cz)(V);return(0,l.EN)(y)+(n===""?"":`:${n}`)}function Y(V){return(0,P.ER)(V)?
(0,m.J)(V.toLowerCase()):(0,e.Pv)(V)}}),772:((be,ue,s)=>{s.d(ue,{f:()=>we});var m=s(4283),l=s(3592),e=s(7075),P=s(8522),j=s(7602);const W=1e3,Q=64*1024,Y=1024,V=256*
1024,y=K=>Buffer.from(K,"latin1").toString("utf8");function n({status:K,reason:x,headers:N}){const ne=Oe=>{const Ie=N.get(Oe)?.[0];return Ie===void 0?null:y(Ie)},
ve=ne("content-length"),_e=K!==204&&K!==304&&ve!=="0"?ne("content-encoding"):null;return{status:K,reason:y(x),contentType:ne("content-type"),contentEncoding:_e,
location:ne("location"),retryAfter:ne("retry-after"),terraformGet:ne("x-terraform-get"),apiVersion:ne("tfp-api-version"),challenge:o(N.get("www-authenticate")??
[]),declaredBytes:ve===null||c(_e)?null:Number(ve)}}function o(K){const x=K.flatMap(ne=>ne.split(",")).flatMap(ne=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(ne)?.[1]??[]);
return x.some(ne=>ne.toLowerCase()==="bearer")?null:x[0]??null}const c=K=>K?.toLowerCase()==="gzip";async function k(K,x,N){const ne=[];let ve=0;const ke=N.kind===
"excerpt"?setTimeout(()=>K.destroy(),W).unref():void 0;try{for await(const Oe of w(K,x,N.maxBytes))if(ne.push(Oe),ne.length===Y&&ne.splice(0,Y,Buffer.concat(ne)),
ve+=Oe.length,ve>N.maxBytes)break}catch(Oe){if((0,j.$N)(Oe)==="COMPRESSED_TOO_LARGE")ve=Number.POSITIVE_INFINITY;else if(N.kind==="whole")throw Oe}finally{clearTimeout(
ke),K.destroy()}return{bytes:Buffer.concat(ne).subarray(0,N.maxBytes),truncated:ve>N.maxBytes}}function w(K,x,N){if(!c(x.contentEncoding))return K;const ne=(0,P.
createGunzip)();return(0,e.pipeline)(K,M(N+Q),ne,()=>{}),ne}const M=K=>async function*(x){let N=K;for await(const ne of x){if(N-=ne.length,N<0)throw(0,j.Au)("CO\
MPRESSED_TOO_LARGE","too many compressed bytes");yield ne}};var p=s(6367),_=s(4529),b=s(3625);function D(K){const[,x="",N="",ne=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(
K)??[],ve=/^HTTP\/(\d)\.(\d)$/.exec(x);if(ve===null)return(0,b.T)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(N))return(0,b.T)("malformed status");const[
,ke="",_e=""]=ve;return(0,b.J)({status:Number(N),reason:ne,version:Number(ke+_e)})}function E(K,x){const N=u(x);if(!N.ok)return N;const ne=new Map(N.value),{status:ve,
reason:ke,version:_e}=K,Oe=he(ve,_e,ne);if(!Oe.ok)return Oe;Oe.value.kind==="chunked"&&ne.delete("content-length");const Ie=Oe.value.kind!=="close"&&q(_e,ne);return(0,b.
J)({status:ve,reason:ke,headers:ne,framing:Oe.value,keepAlive:Ie})}const T=/^[\w!#$%&'*+.^`|~ -]+$/,G=K=>/^[\t -~\u0080-\u00ff]*$/.test(K);function u(K){const x=new Map;
for(const N of h(K)){const ne=N.indexOf(":"),ve=N.slice(0,Math.max(ne,0)),ke=H(N.slice(ne+1));if(!T.test(ve))return(0,b.T)("malformed header line");if(!G(ke))return(0,b.
T)("control character in a header");const _e=ve.toLowerCase(),Oe=x.get(_e);Oe===void 0?x.set(_e,[ke]):Oe.push(ke)}return(0,b.J)(x)}const R=/(?<![ \t])[ \t]+$/,H=K=>K.
replace(/^[ \t]+/,"").replace(R,"");function h(K){const x=[];for(const N of K){const ne=H(N),ve=x.at(-1);/^[ \t]/.test(N)&&ve!==void 0?ve.push(ne):x.push([/^[ \t]|^[^:]*$/.
test(N)?":":ne])}return x.map(N=>N.join(" "))}const A=["transfer-encoding","content-length","trailer"];function he(K,x,N){const ne=x>=11?N.get("transfer-encodin\
g")??[]:[],[ve]=ne;if(ne.length>1)return(0,b.T)("several Transfer-Encoding headers");if(ve!==void 0&&ve.toLowerCase()!=="chunked")return(0,b.T)("unsupported Tra\
nsfer-Encoding");const ke=ge(N,"trailer");if(ve!==void 0&&ke.some(He=>A.includes(He)))return(0,b.T)("forbidden name in Trailer");const _e=N.get("content-length")??
[];if(new Set(_e).size>1)return(0,b.T)("different Content-Length headers");const[Oe]=_e,Ie=Number(Oe);return Oe!==void 0&&!(/^\d+$/.test(Oe)&&Ie<2**63)?(0,b.T)(
"malformed Content-Length"):K<200||K===204||K===304?(0,b.J)({kind:"length",bytes:0}):ve!==void 0?(0,b.J)({kind:"chunked"}):(0,b.J)(Oe===void 0?{kind:"close"}:{kind:"\
length",bytes:Ie})}const ge=(K,x)=>(K.get(x)??[]).flatMap(N=>N.split(",")).map(N=>N.trim().toLowerCase());function q(K,x){const N=ge(x,"connection");return K<10||
N.includes("close")?!1:K>=11||N.includes("keep-alive")}function te(K){const[x=""]=K.replace(R,"").split(";",1);return/^[\da-f]{1,16}$/i.test(x)?(0,b.J)(Number.parseInt(
x,16)):(0,b.T)("malformed chunk size")}var J=s(8947);const B=4096,ae=16*1024,se=10;class me{#e="size";#n=0;#s=0;#t="";#o=[];#r=0;push(x){const N=new Uint8Array(
x.length);let ne=0,ve=0;for(;ve<x.length&&this.#e!=="end";){if(this.#e==="data"){const Oe=Math.min(x.length,ve+this.#n);N.set(x.subarray(ve,Oe),ne),ne+=Oe-ve,this.#n-=
Oe-ve,ve=Oe,this.#n===0&&(this.#e="end of data");continue}const ke=x.indexOf(se,ve)+1||x.length;this.#t+=(0,J.iP)(x.subarray(ve,ke)),ve=ke;const _e=this.#i(x[ke-
1]===se);if(_e!==null)return(0,b.T)(_e)}return(0,b.J)({data:N.subarray(0,ne),used:ve,isEnd:this.#e==="end"})}#i(x){const N=this.#t;return N.length+this.#r>B?"lo\
ng line in chunks":x?(this.#t="",!N.endsWith(`\r
`)||N.indexOf("\r")<N.length-2?"malformed end of a chunk line":this.#a(N.slice(0,-2))):null}#a(x){if(this.#e==="size")return this.#c(x);if(this.#e==="end of dat\
a")return this.#e="size",x===""?null:"malformed chunk";if(this.#r+=x.length+2,x!=="")return this.#o.push(x),null;this.#e="end";const N=u(this.#o);return N.ok?null:
N.why}#c(x){const N=te(x);return N.ok?(this.#n=N.value,this.#e=N.value===0?"trailer":"data",N.value===0?null:(this.#s=Math.max(0,this.#s+x.length+2-16-2*N.value),
this.#s>ae?"chunks with too little data":null)):N.why}}const Ee=10;class X{#e;#n=Buffer.alloc(0);received=0;constructor(x){this.#e=x[Symbol.asyncIterator]()}get isEmpty(){
return this.#n.length===0}async line(x){const N=[];for(;;){const ne=this.#n.indexOf(Ee),ve=this.#s(ne<0?this.#n.length:ne+1);if(N.push(ve),x.bytes-=ve.length,x.
bytes<0)throw(0,j.Au)("HEADERS_TOO_LARGE","too many headers");if(ne>=0)return Buffer.concat(N).toString("latin1").slice(0,-1);if(await this.#t())continue;const ke=Buffer.
concat(N).toString("latin1");return ke===""||ke==="\r"?null:ke}}async bytes(x){return await this.arrived()&&this.#s(x)}async arrived(){return this.isEmpty&&!await this.#t()?
null:this.#n}skip(x){this.#s(x)}#s(x){const N=this.#n.subarray(0,x);return this.#n=this.#n.subarray(N.length),N}async#t(){const x=await this.#e.next();return x.
done===!0?!1:(this.#n=x.value,this.received+=this.#n.length,!0)}}function Z(K){const x=new X(K);let N=!0,ne=0;return{mayRepeat:()=>ne>0&&x.received===ne,isFree:()=>N&&
x.isEmpty&&!K.destroyed&&K.readable,get:async ve=>{N=!1,ne=x.received,K.write(re(ve),"latin1"),await C(x);const ke=await I(x),_e=async function*(){yield*S(x,ke.
framing),N=ke.keepAlive},Oe=()=>{N||K.destroy()};return{head:n(ke),body:Object.assign(_e(),{destroy:Oe})}}}}function re({path:K,headers:x}){const N=Object.entries(
x).map(([ve,ke])=>`${ve}: ${ke}`),ne=[`GET ${K} HTTP/1.1`,...N];if(ne.some(ve=>/[\r\n\0]/.test(ve)))throw new Error("a request has a line break");return`${ne.join(
`\r
`)}\r
\r
`}const oe=9,O=4;async function C(K){const x=await K.arrived();if(x===null||x.length<oe)return;if(x[0]===0&&x[3]===O&&x.readUInt32BE(5)===0)throw(0,j.Au)("HTTP2\
_FRAME","a frame of HTTP/2, which was not negotiated")}const i=5;async function I(K){const x={bytes:V};for(let N=0;N<=i;N+=1){const ne=d(D(await f(K,x))),ve=d(E(
ne,await r(K,x)));if(ve.status<100||ve.status>199||ve.status===101)return ve}throw(0,j.Au)("HTTP_MALFORMED",`more than ${i} interim responses`)}function d(K){if(!K.
ok)throw(0,j.Au)("HTTP_MALFORMED",K.why);return K.value}async function r(K,x){const N=[];for(;;){const ne=await f(K,x);if(ne==="")return N;N.push(ne)}}async function f(K,x){
const N=await K.line(x);if(N===null)throw(0,j.Au)("ECONNRESET","the connection was closed");return N.endsWith("\r")?N.slice(0,-1):N}function S(K,x){switch(x.kind){case"\
length":return z(K,x.bytes);case"chunked":return ie(K);case"close":return L(K)}}async function*L(K){for(;;){const x=await K.bytes(U);if(x===null)return;yield x}}
const U=64*1024;async function*z(K,x){let N=x;for(;N>0;){const ne=await K.bytes(Math.min(N,U));if(ne===null)throw(0,j.Au)("BODY_CUT","the body is cut off");N-=ne.
length,yield ne}}async function*ie(K){const x=new me;for(;;){const N=await K.arrived();if(N===null)throw(0,j.Au)("BODY_CUT","the body is cut off");const{data:ne,
used:ve,isEnd:ke}=d(x.push(N));if(K.skip(ve),ne.length>0&&(yield ne),ke)return}}var le=s(2230);const Ae=12;function we(K){const x={settings:K,alerts:[],channels:new Map,
sockets:new Set,closed:!1};return{get:N=>De(x,N),isOpen:()=>!x.closed,close:()=>{x.closed=!0;for(const N of[...x.sockets].reverse())N.destroy()}}}async function De(K,x){
const N={connection:null,address:null,head:null,firstByteMs:0,body:null,error:null};try{const{head:ne,body:ve}=await $e(K,x,N);N.head=ne,N.body=await k(ve,ne,x.
planBody(ne))}catch(ne){N.address=N.connection?.address??N.address,N.error=(0,j.$N)(ne)==="ECONNRESET"&&K.alerts[0]||ne}return N}async function $e(K,x,N){const{
scheme:ne,name:ve,port:ke}=x.endpoint,_e=`${ne}://${ve} ${ke}`,Oe=Me(K,x),Ie=async je=>{xe(K,_e,je),N.address=je.address;const Ye=performance.now(),Fe=await je.
http.get(Oe);return N.firstByteMs=performance.now()-Ye,Fe},He=K.channels.get(_e);if(He?.http.isFree())try{return await Ie(He)}catch(je){if(K.closed||!He.http.mayRepeat())
throw je}try{return await Ie(await ze(K,x,N))}catch(je){throw(0,j.$N)(je)==="HTTP2_FRAME"&&await(0,p.dI)(x.endpoint,K.settings,Te(K,x,N)),je}}function xe({channels:K},x,N){
K.delete(x),K.set(x,N);const[ne]=K;K.size>Ae&&ne!==void 0&&(K.delete(ne[0]),ne[1].socket.destroy())}async function ze(K,x,N){const ne=Te(K,x,N),ve=await(0,p.JY)(
x.endpoint,K.settings,ne);return{http:Z(ve),socket:ve,address:ne.connection.address}}function Te(K,{allowPrivate:x},N){const ne=(0,j.s0)();return N.connection=ne,
{connection:ne,allowPrivate:x,hold:ke=>{K.sockets.add(ke),ke.on("error",_e=>{(0,j.$N)(_e).startsWith("ERR_SSL")&&K.alerts.push(_e)}),ke.on("close",()=>K.sockets.
delete(ke)),K.closed&&ke.destroy()}}}function Me({settings:K},{url:x,endpoint:N,token:ne,headers:ve}){const{proxy:ke}=(0,p.Lu)(N,K),_e=N.scheme==="http"?ke:null,
Oe=(0,_.gQ)(x,N),Ie=(0,m.t5)(x);return{path:Ne(_e===null?Ie:`http://${Oe}${Ie}`).replace(/ /g,"%20"),headers:{host:Oe,"user-agent":l._O,...ve,...ve.range===void 0?
{"accept-encoding":"gzip"}:{},...Ke(x,ne),..._e===null?{}:(0,le.T)(_e)}}}const Ne=K=>Buffer.from(K,"utf8").toString("latin1");function Ke(K,x){if(x!==null)return{
authorization:Ne(`Bearer ${x.reveal()}`).trimEnd()};const N=(0,m.aR)(K);return N===null?{}:{authorization:N}}}),3948:((be,ue,s)=>{s.d(ue,{e:()=>B,U:()=>Z});var m=s(
4283),l=s(630),e=s(4e3),P=s(9209),j=s(1064),W=s(5195),Q=s(7027),Y=s(4529),V=s(960),y=s(2636),n=s(9872),o=s(4592),c=s(6697),k=s(6367),w=s(7602);const M=O=>({describe:O,
transient:!1}),p=O=>({describe:O,transient:!0}),_=O=>C=>(0,V.T0)({host:C.host,why:O}),b=O=>p(({host:C})=>(0,V.P6)({host:C,error:O})),D=O=>M(({host:C})=>(0,n.cI)(
{host:C,error:O})),E=O=>p(({host:C,asks:i})=>i==="document"?(0,y.Eh)({host:C,why:O}):(0,o.Bz)({host:C,why:O})),T=O=>M(({host:C,asks:i})=>(0,c.AO)({host:C,address:O,
asks:i})),G=M(({host:O,text:C})=>(0,V.P0)({host:O,error:C}));function u({host:O,rejection:C}){if(C===null)throw new Error("a certificate is rejected for a reaso\
n");const{flaw:i,isLeaf:I}=C;return i.kind==="expired"?(0,n.vk)({host:O,isLeaf:I,at:i.at}):i.kind==="not-yet-valid"?(0,n.x1)({host:O,isLeaf:I,at:i.at}):i.kind===
"other-name"?(0,n.B_)({host:O,names:i.names}):(0,n.SE)({host:O,isLeaf:I,flaw:i})}const R={ENOTFOUND:M(_("no-such-host")),ENODATA:M(_("no-such-host")),EAI_AGAIN:p(
_("no-answer")),EAI_FAIL:p(_("server-failed")),ECONNREFUSED:b("refused"),ECONNRESET:b("closed"),ECONNABORTED:b("closed"),EPIPE:b("closed"),EHOSTUNREACH:b("no-ho\
st-route"),ENETUNREACH:b("no-network-route"),ETIMEDOUT:p(({host:O,asks:C})=>(0,V.Qs)({host:O,asks:C,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:p(({host:O,
text:C})=>(0,V.P6)({host:O,error:{proxy:C}})),PROXY_REFUSED:M(({host:O,text:C})=>(0,n.rZ)({host:O,reason:C})),PLAIN_HTTP:M(n.MY),ADDRESS_METADATA:T("metadata"),
ADDRESS_PRIVATE:T("private"),ADDRESS_RESERVED:T("reserved"),CERTIFICATE_REJECTED:M(u),TLS_UNSUPPORTED:M(({host:O,unsupported:C})=>(0,n.cI)({host:O,error:C??{code:"\
TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:D("not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:D("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:D("client-c\
ertificate"),HTTP_MALFORMED:G,HTTP2_FRAME:G,HTTP2_ONLY:M(c.ro),HEADERS_TOO_LARGE:M(y.ku),BODY_CUT:E("closed"),Z_BUF_ERROR:E("gzip"),Z_DATA_ERROR:M(({host:O,asks:C})=>C===
"document"?(0,y.jN)({host:O,encoding:"broken gzip"}):(0,o.Bz)({host:O,why:"not-gzip"}))};function H(O){return O.endsWith("UNRECOGNIZED_NAME")?D("unknown-name"):
/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(O)?D({code:O}):b({code:O})}function h(O){const{code:C}=O,i=Object.hasOwn(R,C)?R[C]:void 0,{describe:I,transient:d}=i??H(C);return{
problem:I(O),transient:d}}function A({error:O,connection:C,head:i},{endpoint:I,asks:d,limitMs:r}){const f=(0,k.jT)(I);if(r!==null){const z=ge(C,i!==null);return{
problem:(0,V.Qs)({host:f,asks:d,phase:z,limitMs:r}),transient:!0}}const S=(0,w.$N)(O);if(S==="")throw O;const{rejection:L,unsupported:U}=C??(0,w.s0)();return h(
{code:i!==null&&he.test(S)?"BODY_CUT":S,text:(0,w.bD)(O),asks:d,host:f,rejection:L,unsupported:U})}const he=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function ge(O,C){
return O?.lookingUp?"lookup":O?.connectMs===null?"connection":C?"body":"response"}const q=[301,302,303,307,308],te={kind:"excerpt",maxBytes:2048},J=8192;async function B(O){
const C={options:O,started:performance.now(),hops:[],urls:new Set,connections:[],stops:[],firstByteMs:null,headMs:null,startsInPublic:O.origin?.isPublic??!0,timedOut:!1},
i=O.startTimer(O.timeoutMs,()=>{C.timedOut=!0,O.session.close()});try{return{response:await se(C),hops:[...C.hops],timing:ae(C,performance.now()-C.started),headMs:C.
headMs,certificates:[...C.connections.flatMap(({certificate:d})=>d??[])]}}finally{i()}}function ae({connections:O,firstByteMs:C},i){const I=S=>{const L=O.map(U=>U[S]).
filter(U=>U!==null);return L.length===0?null:L.reduce((U,z)=>U+z)},[d,r,f]=[I("lookupMs"),I("connectMs"),I("tlsMs")];return{lookupMs:d,connectMs:r,tlsMs:f,firstByteMs:C,
totalMs:i}}async function se(O){let{url:C}=O.options;for(;;){const i=(0,Y.X5)(C);if(!i.ok)return re((0,P.Y3)({redirect:"to",url:(0,m.Pl)(C),why:i.why}));const I=await Ee(
O,C,i.value);if(I.kind==="failed"||!me(I.head))return I;const d=(0,l.O)(C,I.head.location??"");if(!d.ok){const r=`failed to parse Location header: ${d.why}`;return re(
(0,P.Y3)({redirect:"from",url:(0,m.Pl)(C),why:r}))}if(O.hops.length>O.options.maxRedirects)return oe(O,d.value);if((0,m.jr)(d.value).length>J){const r=`its URL \
has more than ${J} characters, which servers do not accept`;return re((0,P.Y3)({redirect:"from",url:(0,m.Pl)(C),why:r}))}C=d.value}}const me=({status:O,location:C})=>q.
includes(O)&&!!C;async function Ee(O,C,i){const{options:I,hops:d}=O,{token:r,settings:f,planBody:S,headers:L,origin:U}=I,z=d.length===0&&U===null;O.urls.add((0,m.
jr)(C)),O.stops.push({scheme:i.scheme,name:(0,Y.be)(C)});const ie=r===null?"none":(0,Q.n)(O.stops).at(-1)??"dropped";O.headMs=null;const le=performance.now(),Ae=await I.
session.get({url:C,endpoint:i,token:ie==="sent"?r:null,headers:L,allowPrivate:!O.startsInPublic||z||f.namedHosts.has(i.name),planBody:Te=>(O.headMs=performance.
now()-O.started,me(Te)?te:S(Te))}),we=performance.now()-le;X(O,Ae,{url:(0,e.dh)((0,m.Pl)(C)),authorization:ie,ms:we}),z&&(O.startsInPublic=Z(f,i.name,Ae.address));
const{head:De,body:$e}=Ae;if(De!==null&&$e!==null)return{kind:"received",url:C,head:De,body:$e};const xe=O.timedOut?I.timeoutMs:null,{asks:ze}=I;return{kind:"fa\
iled",...A(Ae,{endpoint:i,asks:ze,limitMs:xe})}}function X(O,C,{url:i,authorization:I,ms:d}){const{connection:r,head:f}=C;r!==null&&O.connections.push(r),C.body!==
null&&(O.firstByteMs=(O.firstByteMs??0)+C.firstByteMs),O.hops.push({url:i,status:f?.status??null,reason:(0,e.dh)(f?.reason??""),mediaType:f?.contentType?(0,e.dh)(
f.contentType):null,authorization:I,challenge:f?.challenge?(0,e.dh)(f.challenge):null,address:r?.address??null,proxy:r?.proxy??null,ms:d})}function Z({resolve:O},C,i){
const I=O.some(d=>d.name===C);return!["private","loopback"].includes((0,W.Sz)((I?null:i)??C))}const re=O=>({kind:"failed",problem:O,transient:!1});function oe({
urls:O,hops:C,options:i},I){const{asks:d,redirectLimits:r}=i,f=C[0]?.url??"";if(O.has((0,m.jr)(I)))return re((0,P.f0)({url:f,asks:d,to:(0,m.Pl)(I)}));const S=C.
length,L=j.Du.filter(U=>S>r[U]);return re((0,P.KA)({url:f,asks:d,redirects:S,clients:L,limits:r}))}}),2230:((be,ue,s)=>{s.d(ue,{T:()=>P,X:()=>W});var m=s(7067),
l=s(4283),e=s(7602);function P(Q){if(Q.username===""&&Q.password==="")return{};const Y=`${decodeURIComponent(Q.username)}:${decodeURIComponent(Q.password)}`;return{
"proxy-authorization":`Basic ${Buffer.from(Y).toString("base64")}`}}const j=[502,503,504];function W(Q,Y,V){const y=`${(0,l.EN)(Q.name)}:${Q.port}`,n=(o=0,c="")=>(0,e.
Au)(j.includes(o)?"PROXY_NOT_REACHED":"PROXY_REFUSED",`proxy ${Y.host} returned ${o} ${c}`.trimEnd());return new Promise((o,c)=>{const k=(0,m.request)({method:"\
CONNECT",path:y,headers:{host:y,...P(Y)},insecureHTTPParser:!0,createConnection:()=>V});k.on("error",w=>{const M=`proxy ${Y.host} closed the connection: ${w.message}`;
c((0,e.Au)("PROXY_REFUSED",M))}),k.on("connect",(w,M,p)=>{if(w.statusCode===200&&p.length===0)return o(V);V.destroy(),c(n(w.statusCode,w.statusMessage))}),k.end()})}}),
5195:((be,ue,s)=>{s.d(ue,{Sz:()=>b,Zu:()=>p,uo:()=>D});var m=s(6181);function l(E){let T;const G=()=>E.trim().split(/\s+/).map(e);return()=>T??=G()}function e(E){
const[T="",G]=E.split("/"),u=(0,m.r5)(T);if(u===null)throw new Error(`${T} is no address`);return{prefix:u,bits:G===void 0?u.length*8:Number(G)}}const P=({prefix:E,
bits:T},G)=>E.length===G.length&&E.every((u,R)=>{const H=Math.min(Math.max(8*(R+1)-T,0),8);return u>>H===(G[R]??0)>>H}),j=l(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),W=l("127.0.0.0/8 0.0.0.0 ::1 ::"),Q=l(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),Y=l(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),V=l("0.0.0.0/0 2000::/3"),y=l("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),n=(E,T)=>E().some(G=>P(G,T)),o=[12,13,14,15],c=(E,...T)=>{const G=l(E);return{
isIn:u=>n(G,u),at:T,mask:0}},k=[c("2002::/16",[2,3,4,5]),c("2001::/32",[4,5,6,7]),{...c("2001::/32",o),mask:255},c("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,
11,12],o),{isIn:E=>/^[02],0,94,254$/.test(E.slice(8,12).join()),at:[o],mask:0}],w=E=>k.filter(T=>T.isIn(E)).flatMap(({at:T,mask:G})=>T.map(u=>u.map(R=>(E[R]??0)^
G)));function M(E){return n(W,E)?"loopback":n(y,E)?M(E.slice(12)):[E,...w(E)].some(T=>n(j,T))?"metadata":n(Q,E)?"private":n(Y,E)||!n(V,E)?"reserved":"public"}function p(E){
const T=(0,m.r5)(E);return T===null?"public":M(T)}const _=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;function b(E){
const T=E.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(T))return"loopback";const G=(0,m.r5)(T)??(0,m.RY)(T);return G===null?"public":M(G)}function D(E){
const T=b(E);return T!=="public"||E.includes(":")?T:_.test(E.replace(/\.$/,""))?"private":"public"}}),9529:((be,ue,s)=>{s.d(ue,{m:()=>W});var m=s(4283),l=s(8999);
const e=[1024,65535],P=["authz_code","password"],j="app.terraform.io";function W(o,c,k){const w=[],M=(R,H,h)=>(w.push({rule:H,value:h}),R),p=R=>Object.hasOwn(o,
R)?o[R]:void 0,_=Q(p("client"),M),b=Y(p("grant_types"),k,M),D=(R,H)=>{const h=p(R);if(typeof h!="string")return H.some(te=>b.includes(te))?M(null,`${R}-missing`,
h):null;const A=(0,l.v)(c,h);if(A.ok&&(0,m.cz)(A.value).name!=="")return(0,m.jr)(A.value);const ge=`failed to parse ${R==="authz"?"authorization":"token"} URL: ${A.
ok?"no Host in request URL":A.why}`;return w.push({rule:`${R}-invalid`,why:ge}),null},E=D("authz",["authz_code"]),T=D("token",P),G=V(p("ports"),M),u=n(p("scopes"),
M);return{value:{client:_,grantTypes:b,authz:E,token:T,ports:G,scopes:u},flaws:w}}function Q(o,c){return typeof o!="string"?c("","client-missing",o):o===""?c(o,
"client-empty",o):o}function Y(o,c,k){if(o===void 0)return["authz_code"];if(!Array.isArray(o))return k([],"grant-types-invalid",o);const w=[...new Set(o.filter(
_=>typeof _=="string"))];return w.includes("authz_code")||w.includes("password")&&c===j?w.every(_=>P.includes(_))?w:k(w,"grant-types-unknown",o):k(w,"grant-type\
s-unsupported",o)}function V(o,c){if(o===void 0)return e;if(!Array.isArray(o))return c(e,"ports-ignored",o);if(o.length!==2)return c(e,"ports-count",o);const[k,
w]=o;return!y(k)||!y(w)?c(e,"ports-range",o):k>w?c(e,"ports-order",o):k===w?c([k,w],"ports-single",o):[k,w]}const y=o=>typeof o=="number"&&Number.isInteger(o)&&
o>=e[0]&&o<=e[1];function n(o,c){if(o===void 0)return[];if(!Array.isArray(o))return c([],"scopes-ignored",o);const k=o.filter(w=>typeof w=="string");return k.length===
o.length?k:c(k,"scopes-invalid",o)}}),7027:((be,ue,s)=>{s.d(ue,{n:()=>m});function m(e){const[P]=e;let j=!1;return e.map(({scheme:W,name:Q})=>(j||=P!==void 0&&!l(
P.name,Q),j?"dropped":W==="https"?"sent":"withheld"))}function l(e,P){return e===P?!0:/[:%]|^[\d.]+$/.test(P)?!1:P.endsWith(`.${e}`)}}),3427:((be,ue,s)=>{s.d(ue,
{Cg:()=>P,DS:()=>o,Hb:()=>V,Yx:()=>j});var m=s(7598);const l=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],e=["AES128-GCM-S\
HA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],P=[...l,...e.flatMap(c=>[`ECDHE-ECDSA-${c}`,`ECDHE-RSA-${c}`])],j=["X25519","P-256","P\
-384","P-521"],W=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha384:rsa_pkcs1_sha5\
12:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),Q="@SECLEVEL=0",Y=m.constants.SSL_OP_LEGACY_SERVER_CONNECT|m.constants.SSL_OP_NO_RENEGOTIATION,V={secureOptions:Y,
minVersion:"TLSv1.2",ciphers:[...P,Q].join(":"),ecdhCurve:j.join(":"),sigalgs:W},o={secureOptions:Y,minVersion:"TLSv1",ciphers:[...P,"TLS_AES_128_CCM_SHA256:TLS\
_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL",Q].join(":"),ecdhCurve:[...j,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdh\
e4096:P-224"].join(":")}}),290:((be,ue,s)=>{s.d(ue,{nT:()=>B,pj:()=>ae});var m=s(772),l=s(6697),e=s(1831),P=s(7511),j=s(4283),W=s(3948),Q=s(3534),Y=s(2636),V=s(
1064),y=s(7531),n=s(9562);const o=100,c=16*1024,k=200;function w(d){const r=new Set(d),f=new Set(d.map(M));let S=0,L=c;return{maxValue:n.Ls,keeps:(U,z)=>{if((0,n.
D6)(U)||r.has(U))return!0;const ie=U.length<=k&&f.delete(M(U));return S===o||U.length+z>L?ie:(S+=1,L-=U.length+z,!0)}}}const M=d=>d.slice(0,d.indexOf(".")+1);var p=s(
6974);const _={kind:"whole",maxBytes:y.b},b={kind:"excerpt",maxBytes:p.mj},D=d=>d===408||d===425||d===429||d>=500;async function E(d){const{host:r,needed:f}=d,S=await(0,W.
e)({...d,url:(0,e.cu)(r),asks:"document",headers:{accept:"application/json"},origin:null,redirectLimits:V.NX,planBody:Te=>T(Te)===null?_:b}),{response:L,...U}=S;
if(L.kind==="failed"){const{problem:Te,transient:Me}=L;return{attempt:{discovery:Te.code==="host-http2"?{kind:"skipped",problem:Te}:{kind:"failed",problem:Te,excerpt:null},
...U},transient:Me,retryAfter:null}}const{head:z,body:ie,url:le}=L,Ae=(0,p.y8)(ie.bytes),we=S.hops.at(-1),De={url:(0,j.Pl)(le),page:Ae,asked:(0,e.nx)(r),hop:we},
$e=G(L,De,f),{status:xe,retryAfter:ze}=z;return{attempt:{discovery:$e,...U},transient:D(xe),retryAfter:ze}}function T(d){const{status:r,declaredBytes:f}=d;if(r===
401||r===403)return({hop:U,...z})=>{const{authorization:ie="none",challenge:le=null}=U??{};return(0,Q.iX)({...d,...z,host:z.asked,token:ie,challenge:le})};if(r!==
200)return({url:U,page:z,asked:ie})=>(0,Y.wE)({...d,url:U,page:z,asked:ie,transient:D(r)});const S=d.contentType??"",L=(0,P.i)(S);return!L.ok||L.value!=="applic\
ation/json"?U=>(0,Y.e)({...U,contentType:S,malformed:!L.ok}):(f??0)<=y.b?null:U=>(0,Y.zf)({...U,bytes:f,limit:y.b})}function G(d,r,f){const{head:S,body:L}=d,U=d.
url.user&&{name:"",password:null},z={...d.url,user:U,fragment:""};if(S.status===404)return{kind:"absent",url:z,why:"status"};const ie=T(S);if(ie!==null)return u(
ie(r),L);const le=(0,y.T)(L.bytes,w(f));switch(le.kind){case"object":return{...le,kind:"found",url:z,truncated:L.truncated};case"null":return{kind:"absent",url:z,
why:"null"};case"not-object":return u((0,Y.g0)({...r,why:le.why}),L);case"not-json":return u(R(d,le,r),L)}}const u=(d,{bytes:r})=>({kind:"failed",problem:d,excerpt:(0,p.
zU)(r)});function R({head:d,body:r},{why:f,advice:S},L){if(r.truncated)return(0,Y.zf)({...L,bytes:null,limit:y.b});const U=d.contentEncoding?.toLowerCase()??"";
return["","gzip","identity"].includes(U)?(0,Y.pN)({...L,why:f,advice:S}):(0,Y.jN)({...L,encoding:U})}var H=s(7082),h=s(5960),A=s(6875);const he=500,ge=1e4,q=3,te=2e3,
J=3e5,B=d=>Math.min(Math.max(...d.map(({attemptMs:r})=>r)),J);async function ae(d,r){const f=d.map(z=>({host:z,tookMs:null})),S=d.entries(),L={total:d.length,done:0,
failed:0,waiting:new Set},U=async()=>{for(const[z,ie]of S){if(r.stop.why!==null)return;L.waiting.add(ie),r.progress(L);const le=await X(ie,r).catch(Ae=>(0,h.i)(
ie,(0,l.n3)({host:(0,e.nx)(ie),thrown:Ae})));f[z]=le,L.waiting.delete(ie),L.done+=1,(!se(le)||!re(le.attempt))&&(L.failed+=1),r.progress(L)}};return await Promise.
all(Array.from({length:Math.min(r.concurrency,d.length)},U)),me(f,r.stop)}const se=d=>"attempt"in d;function me(d,{why:r}){if(r===null)return d.filter(se);const f=d.
length-d.filter(se).length,S=d.flatMap(U=>{if(se(U)&&re(U.attempt))return[];const z=se(U)?Ee(U):U.tookMs;return z!==null&&z>=te?[{host:(0,e.nx)(U.host),tookMs:z}]:
[]}).sort((U,z)=>z.tookMs-U.tookMs).slice(0,q),L={stopped:r,unchecked:f,total:d.length,slowest:S};return d.map(U=>{if(se(U))return U;const{host:z,tookMs:ie}=U,le=ie!==
null;return(0,h.i)(z,(0,l.nD)({host:(0,e.nx)(z),isBegun:le,...L}))})}const Ee=({attempt:d,earlier:r})=>[...r,d].reduce((f,{timing:S})=>f+S.totalMs,0);async function X(d,r){
const{stop:f}=r,S=performance.now(),L=await r.credentials.find(d),U=[];for(;f.why===null;){const{attempt:z,transient:ie,retryAfter:le}=await C(d,L.answer,r);if(f.
why!==null&&!re(z)||(U.push(z),!(re(z)?oe(U,r.releases):ie)||U.length>r.retries))break;await(0,A.v7)(I(U.length,le,r),r)}return U.length===0?{host:d,tookMs:performance.
now()-S}:Z(d,L,U,r)}function Z(d,{answer:r,clients:f,difference:S},L,{forced:U}){return{host:d,...O(L),credentials:r&&{source:r.source,hasToken:r.token!==null,problem:r.
problem},looks:f,difference:S,forced:U.get(d)??[]}}const re=({discovery:d})=>d.kind!=="failed",oe=(d,r)=>r.some(({attemptMs:f})=>!d.some(S=>re(S)&&S.timing.totalMs<=
f));function O(d){const r=d.findIndex(re),f=r<0?d.length-1:r,[S]=d.slice(f);if(S===void 0)throw new Error("a visit without an attempt");return{attempt:S,earlier:d.
slice(0,f),later:d.slice(f+1)}}async function C(d,r,f){if(r?.isUnsendable&&r.problem!==null){const le={kind:"failed",problem:r.problem,excerpt:null};return{attempt:(0,H.
O)(le),transient:!1,retryAfter:null}}const{network:S,maxRedirects:L,timeoutMs:U,stop:z}=f,ie=(0,m.f)(S);z.signal.addEventListener("abort",ie.close);try{return await E(
{host:d,needed:i(d,f),session:ie,settings:S,token:r?.token??null,maxRedirects:L,timeoutMs:U,startTimer:f.startTimer})}finally{z.signal.removeEventListener("abor\
t",ie.close),ie.close()}}const i=(d,{required:r,forced:f})=>[...(r.get(d)??[]).map(({service:S})=>S),...(f.get(d)??[]).flatMap(({services:S})=>S.map(({id:L})=>L))];
function I(d,r,{random:f,now:S}){const L=he*2**(d-1)*(.5+f()/2);return Math.min(Math.max(L,(0,A.VJ)(r,S())??0),ge)}}),6974:((be,ue,s)=>{s.d(ue,{mj:()=>e,y8:()=>n,
zU:()=>W});var m=s(4e3),l=s(6174);const e=2048,P=200,j=80;function W(c){const k=Y(c),w=c.length<e?k:k.replace(Q,"://***@"),M=(0,l._)(w).trim();return M===""?null:
Array.from(M.slice(0,2*P)).slice(0,P).join("")}const Q=/:\/\/[^/?#\s"'@]+$/,Y=c=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(c.subarray(0,e)),V=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,
y=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;function n(c){const k=o(Y(c));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.
test(k))return null;const w=/<title[^>]*>([^<]{0,400})/i.exec(k)?.[1]?.replace(/\s+/g," ").trim()??"",M=(0,m.dh)(w,j);return y.test(w)?{kind:"captive-portal",title:M}:
{kind:V.test(w)||/type=["']?password/i.test(k)?"sign-in":"other",title:M}}function o(c){let k=c.trimStart();for(;k.startsWith("<!--");){const w=k.indexOf("-->",
4);if(w<0)return"";k=k.slice(w+3).trimStart()}return k}})};export{Zt as ids,Qt as modules};
