const Qt=[773,576,456,696],qt={7310:((Te,ae,s)=>{s.d(ae,{Dz:()=>F,P4:()=>z,Yv:()=>p,kV:()=>o});var v=s(6246),l=s(1064),e=s(1831),I=s(4e3),j=s(5799);const z=(0,j.
lS)((0,j.$e)("credentials-config","CLI configuration has a mistake",l.Du),({clients:n,mistake:f})=>({...J(f),affects:n}));function J(n){switch(n.kind){case"miss\
ing":return{message:`${n.setting} names ${(0,v.o)(n.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"\
unreadable":return{message:`${n.file} ${(0,I.mP)(n.failure)}`,help:n.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"l\
et this account read the file; the client continues without it"};case"syntax":return{message:`${n.file} has a syntax error: ${n.why}`,help:"correct the file; th\
e client ignores all of it, including its tokens"};case"type":return{message:`${n.file}: ${n.path.join(".")} must be ${n.want}`,help:"correct the value; Terrafo\
rm ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${n.file}: ${n.why}`,help:"correct the block; the client i\
gnores it"};case"label":return{message:`the label of the block ${n.type} ${(0,v.o)(n.label)} is not a hostname: ${n.why}`,help:n.advice??"write a hostname as th\
e label; the client ignores the block"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client \
uses any of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client us\
es the first"};case"no token":return{message:n.hasValue?`the token in the credentials block for host ${(0,e.nx)(n.host)} at ${n.file} is not a string`:`the cred\
entials block for host ${(0,e.nx)(n.host)} at ${n.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other cred\
entials source'};case"no helper":return{message:`credentials helper ${(0,v.o)(n.name)}: there is no terraform-credentials-${n.name} in ${n.directories.join(", ")}`,
help:n.name===n.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the \
client finds no other name"}}}const F=(0,j.lS)((0,j.z3)("credentials-helper","Credentials helper failed",l.Du),({name:n,why:f})=>({message:`credentials helper ${n}\
: ${f}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install provi\
ders'})),Z=10,p=(0,j.lS)((0,j.lm)("services-forced","A host block replaces service discovery",["terraform","opentofu"]),({host:n,at:f})=>({message:`the host blo\
ck at ${f} defines the services of ${n}; the host's own discovery document is not used`,help:`remove the host block at ${f} to use the discovery document of ${n}`})),
o=(0,j.lS)((0,j.lm)("services-forced-differ","A host block and the discovery document differ",["terraform","opentofu"]),({host:n,at:f,services:g})=>({message:`t\
he host block at ${f} and the discovery document of ${n} differ in ${(0,I.K4)(g,Z,I.dh)}`,help:"update the host block or remove it; machines without it use othe\
r services"}))}),960:((Te,ae,s)=>{s.d(ae,{Er:()=>T,P0:()=>n,P6:()=>J,Qs:()=>o,T0:()=>j,U2:()=>g});var v=s(1064),l=s(4e3),e=s(5799);const I={"no-such-host":"does\
 not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server reporte\
d a failure"},j=(0,e.lS)((0,e.z3)("host-unknown","Hostname does not resolve",v.zK),({host:R,why:c})=>({message:`${R} ${I[c]}`,help:c==="no-such-host"?"check the\
 spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again"})),z={refused:"refused the connection",
closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its net\
work"},J=(0,e.lS)((0,e.z3)("host-unreachable","Host is unreachable",v.zK),({host:R,error:c})=>{if(typeof c=="object"&&"proxy"in c)return{message:`${R} is unreac\
hable: ${c.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"};const $=typeof c=="string"?z[c]:`is unreachable \
(${c.code})`;return{message:`${R} ${$}`,help:{operator:"check that the host is up, and that a firewall lets this machine connect to it",user:"check that a firew\
all or proxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine connect to it; otherwise ${(0,l.B9)(R)}`}}}),F={lookup:{failed:"\
could not be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"ch\
eck that the host is up, and that a firewall does not drop packets from this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish \
its response",help:""}},Z="serve the document as a static file",p=({asks:R})=>R==="document"?Z:"find out what the server waits for, such as its storage",o=(0,e.
lS)((0,e.z3)("host-timeout","Host does not respond in time",v.zK),R=>{if(R.phase==="complete")return{message:`${R.host} took ${(0,l.YA)(R.tookMs)} to return its\
 discovery document; ${(0,l.Af)(R.releases)}`,help:(0,e.C)(Z),affects:[...new Set(R.releases.map(({client:C})=>C))]};const{failed:c,help:$}=F[R.phase],O=R.limitMs===
null?"in time":`within ${(0,l.YA)(R.limitMs)}`;return{message:`${R.host} ${c} ${O}`,help:$||{operator:p(R),guest:(0,l.B9)(R.host)}}}),n=(0,e.lS)((0,e.z3)("host-\
protocol","Host does not speak HTTP",v.zK),({host:R,error:c})=>({message:`the response of ${R} is not valid HTTP (${c})`,help:{operator:"check that the port ser\
ves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}})),f={lookup:"the DNS lookup",connection:"the connec\
tion",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"},g=(0,e.lS)((0,e.$e)("host-slow","Host is slow"),({host:R,phase:c,
tookMs:$,limitMs:O,...C})=>{const k=`(limit ${(0,l.YA)(O)}); ${f[c.name]} took ${(0,l.YA)(c.ms)}`;return"url"in C?{message:`${C.url} took ${(0,l.YA)($)} to answ\
er ${k}`,help:(0,e.C)(p({asks:"answer"}))}:{message:`${R} took ${(0,l.YA)($)} to return its discovery document ${k}`,help:(0,e.C)(Z,(0,l.Af)(C.releases))}}),T=(0,e.
lS)((0,e.lm)("host-recovered","Discovery succeeded after a retry"),({host:R,attempts:c,failure:$,releases:O})=>({message:`discovery of ${R} succeeded at attempt\
 ${c}; the first attempt failed: ${$}`,help:(0,e.C)("find out why the host fails intermittently",O.length===0?"init succeeded, because the CLI retries discovery":
`init with ${(0,l.eZ)(O)} would have failed`)}))}),2636:((Te,ae,s)=>{s.d(ae,{Eh:()=>f,HB:()=>c,e:()=>F,g0:()=>T,jN:()=>o,ku:()=>p,pN:()=>g,wE:()=>j,zf:()=>Z});var v=s(
1064),l=s(4e3),e=s(5799);const I='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',j=(0,e.lS)((0,e.z3)("document-status","Unexpected H\
TTP status",v.zK),({location:$,retryAfter:O,transient:C,asked:k,..._})=>{const{page:X,status:u}=_,P=(H,d)=>({message:`${(0,l._r)(_)}${H}; expected 200 or 404`,help:(0,l.
NM)(X,k,d)});if(u>=300&&u<400)return $?P(", which clients do not follow",(0,e.C)("redirect with 301, 302, 303, 307 or 308")):P(" without a Location header",(0,e.
C)("add a Location header to the redirect"));if(u===429){const H=O===null?"":` (Retry-After: ${(0,l.dh)(O,z)})`;return{...P(H,J),help:J}}return C?P("",{operator:"\
check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,l.B9)(k)}):P("",{operator:"return\
 the discovery document, or 404 if the host has no services",user:(0,l.Wt)([]),guest:(0,l.qZ)(k)})}),z=40,J={because:"the host limits the requests of this machi\
ne or of its network",operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)",user:"wait, send\
 fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},F=(0,e.lS)((0,e.z3)("d\
ocument-type","Wrong Content-Type",v.Du),({url:$,page:O,asked:C,contentType:k,malformed:_})=>{const u=k===""?"has no Content-Type":`has ${_?"a malformed Content\
-Type":"Content-Type"} "${(0,l.dh)(k)}"`;return{message:`${$} ${u}; expected "application/json"`,help:(0,l.NM)(O,C,(0,e.C)("serve the discovery document with Co\
ntent-Type: application/json","most servers send it for a file named terraform.json"))}}),Z=(0,e.lS)((0,e.z3)("document-size","Discovery document is too large",
v.Du),({url:$,page:O,asked:C,bytes:k,limit:_,isPadding:X=!1})=>X?{message:`${$} has more than ${_} bytes; what exceeds the limit is white space`,help:(0,e.C)("r\
emove the white space at the end of the document"),severity:"warning"}:{message:`${$} has ${k??`more than ${_}`} bytes, limit ${_}`,help:(0,l.NM)(O,C,(0,e.C)("c\
heck what is served at this URL","a discovery document only maps service ids to URLs"))}),p=(0,e.lS)((0,e.z3)("document-headers","Response headers are too large",
v.zK),({host:$})=>({message:`${$} sent more than 256 KiB of response headers`,help:(0,e.C)("look for a header or cookie that grows with each request")})),o=(0,e.
lS)((0,e.z3)("document-encoding","Discovery document cannot be decompressed",v.Du),$=>"host"in $?{message:`${$.host} sent a discovery document that is not gzip,\
 with Content-Encoding: gzip`,help:(0,e.C)("remove the Content-Encoding header, or compress the document")}:{message:`${$.url} has Content-Encoding "${(0,l.dh)(
$.encoding)}", which the clients do not decompress`,help:(0,l.NM)($.page,$.asked,(0,e.C)("configure the server, and any proxy in front of it, to respect Accept-\
Encoding: gzip"))}),n={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document that is cut off"},f=(0,e.lS)((0,e.z3)("document-i\
ncomplete","Discovery document is incomplete",v.zK),({host:$,why:O})=>({message:`${$} ${n[O]}`,help:(0,e.C)("look for a server that crashes while it responds, o\
r a proxy that changes the body")})),g=(0,e.lS)((0,e.z3)("document-not-json","Discovery document is not valid JSON",v.zK),({url:$,page:O,asked:C,why:k,advice:_})=>({
message:`${$} is not valid JSON: ${(0,l.dh)(k)}`,help:(0,l.NM)(O,C,(0,e.C)(_??I))})),T=(0,e.lS)((0,e.z3)("document-not-object","Discovery document is not a JSON\
 object",v.zK),({url:$,page:O,asked:C,why:k})=>({message:`${$} is not a JSON object: ${(0,l.dh)(k)}`,help:(0,l.NM)(O,C,(0,e.C)(I))})),R=20,c=(0,e.lS)((0,e.z3)("\
document-absent","Host has no discovery document",v.zK),({host:$,url:O,why:C,required:k,clientErrors:_})=>{const X=k.length===0?"at least one service":k.join(",\
 "),u=C==="status"?`has no discovery document (${O} returned 404)`:"has the discovery document `null`, which offers no services",P=_.slice(0,R).map(H=>`"${H}"`).
join(", ");return{message:`host ${$} ${u}; required: ${X}`,help:{operator:"serve /.well-known/terraform.json at the root of the host",user:(0,l.Wt)(k),guest:(0,l.
qZ)($),...P===""?{}:{note:`the clients print ${P}`}}}})}),9209:((Te,ae,s)=>{s.d(ae,{CL:()=>p,KA:()=>z,Y3:()=>Z,f0:()=>J,n4:()=>F});var v=s(1064),l=s(4e3),e=s(5799);
const I=({url:o,asks:n})=>`configure ${o} to return ${n==="document"?"the document":"its answer"}`,j=o=>(0,e.C)(`${I(o)}, or to redirect straight to it`),z=(0,e.
lS)((0,e.z3)("redirect-limit","Too many redirects",v.Du),({redirects:o,clients:n,limits:f,...g})=>{const T=n.map(R=>`${v.bB[R]} follows ${f[R]}`);return{message:`${g.
url} redirects ${o} times; ${T.join(", ")}`,help:j(g),affects:n}}),J=(0,e.lS)((0,e.z3)("redirect-loop","Redirect loop",v.zK),({url:o,asks:n,to:f})=>({message:`t\
he redirects of ${o} lead back to ${f}`,help:(0,e.C)(I({url:o,asks:n}))})),F=(0,e.lS)((0,e.$e)("redirect-insecure","Redirect to plain HTTP",v.Du),({url:o,to:n,exposesToken:f})=>({
message:`${o} redirects to ${n}, which is not https${f?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,help:(0,e.C)("red\
irect to an https URL")})),Z=(0,e.lS)((0,e.z3)("redirect-invalid","Invalid redirect",v.zK),({redirect:o,url:n,why:f})=>({message:`the redirect ${o} ${n} cannot \
be followed: ${(0,l.dh)(f)}`,help:(0,e.C)("redirect to an https URL")})),p=(0,e.lS)((0,e.lm)("redirect-nested","More than one redirect"),({url:o,redirects:n})=>({
message:`${o} redirects ${n} times; the protocol only requires clients to follow 1 redirect`,help:j({url:o,asks:"document"})}))}),9872:((Te,ae,s)=>{s.d(ae,{BU:()=>H,
B_:()=>C,MY:()=>P,SE:()=>$,cI:()=>u,rZ:()=>J,vk:()=>F,x1:()=>Z});var v=s(1064),l=s(4e3),e=s(5799);const I=({host:d,isLeaf:M})=>M?`the certificate of ${d}`:`an a\
uthority in the certificate chain of ${d}`,j=d=>z(new Date(d).toISOString()),z=d=>d.slice(0,10),J=(0,e.lS)((0,e.z3)("proxy-refused","Proxy refused the request",
v.zK),({host:d,reason:M})=>({message:`${d} was not reached: ${M}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too"})),F=(0,e.
lS)((0,e.z3)("tls-expired","TLS certificate has expired",v.zK),d=>({message:`${I(d)} expired on ${j(d.at)}`,help:(0,e.C)("renew the certificate and reload the s\
erver")})),Z=(0,e.lS)((0,e.z3)("tls-not-yet-valid","TLS certificate is not valid yet",v.zK),d=>({message:`${I(d)} is not valid before ${j(d.at)}`,help:"check th\
e clock of this machine and the start date of the certificate"})),p={leaf:"is signed by an unknown authority, or the host does not send the intermediate certifi\
cate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},o="configure the hos\
t to send its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",n={"negative-serial":{says:"has a negative serial numbe\
r, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a certificate and is not allowed to",
help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authorities below it than it allows (pathle\
n)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for servers (extendedKeyUsage)",help:"i\
ssue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstraints)",help:"have it issued by an a\
uthority whose name constraints permit all of its names"}},f=(d,M)=>({says:`has ${d}, which Terraform and OpenTofu do not support`,help:M}),g="issue it with ano\
ther key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",T="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",R={name:"the name of the host",dates:"it\
s dates",authority:"the authority above it",issuer:"its issuer and extensions",encoding:"its encoding"};function c(d){switch(d.kind){case"unknown-authority":return{
says:p[d.sent],help:o};case"curve":return f(`a key on the curve ${d.curve}`,g);case"key":return f(`a key of the kind ${d.name}`,g);case"key-size":return f(`an R\
SA key of ${d.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":return f(`a signature of the kind ${d.name}`,T);case"critical-extension":return f(
`the critical extension ${d.id}`,"issue it without that extension");case"openssl":return{says:`passes the rules of Terraform and OpenTofu, but not the second ch\
eck by OpenSSL (${R[d.check]}), so nothing was sent`,help:"issue it with a program that follows RFC 5280"};case"malformed":return{says:`is malformed (${d.part})\
; Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};case"negative-serial":case"no-authority":case"path-length":case"u\
sage":case"constraints":return n[d.kind]}}const $=(0,e.lS)((0,e.z3)("tls-untrusted","TLS certificate is not trusted",v.zK),({flaw:d,...M})=>{const{says:ue,help:ge}=c(
d);return{message:`${I(M)} ${ue}`,help:ge}}),O=3,C=(0,e.lS)((0,e.z3)("tls-name-mismatch","TLS certificate is for another name",v.zK),({host:d,names:M})=>({message:M.
length===0?`the certificate of ${d} has no DNS name among its subject alternative names`:`the certificate of ${d} is for ${(0,l.K4)(M,O,l.dh)}`,help:`issue a ce\
rtificate that lists ${d} as a subject alternative name, or use the name it is for`})),k={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on t\
his port, or use the port that does"},"client-certificate":{says:"requires a client certificate",help:"allow requests for /.well-known/terraform.json without on\
e; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the server knows (TLS alert unrecognized_name)",help:"add the name and its c\
ertificate to the TLS settings of the server or load balancer"}},_="enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256";function X({kind:d,
name:M}){switch(d){case"version":return{says:`offers no TLS version later than ${M.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later\
 on the host"};case"cipher":return{says:`offers only cipher suites that Terraform and OpenTofu do not support, such as ${M}`,help:_};case"group":return{says:`of\
fers only key exchange groups that Terraform and OpenTofu do not support, such as ${M}`,help:"enable the group X25519 or P-256 on the host"}}}const u=(0,e.lS)((0,e.
z3)("tls-protocol","TLS handshake failed",v.zK),({host:d,error:M})=>{if(typeof M=="object"&&"code"in M)return{message:`the TLS handshake with ${d} failed (${M.code}\
)`,help:"check the TLS settings of the host, and that it has a certificate for this name"};const{says:ue,help:ge}=typeof M=="string"?k[M]:X(M);return{message:`${d}\
 ${ue}`,help:ge}}),P=(0,e.lS)((0,e.z3)("tls-plain-http","Port serves plain HTTP",v.zK),({host:d})=>({message:`${d} serves plain HTTP on this port: server gave H\
TTP response to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery always uses https"})),H=(0,e.lS)((0,e.$e)("tls-expires-soon","T\
LS certificate expires soon"),({host:d,days:M,expires:ue})=>{const ge=M===0?"today":M===1?"in 1 day":`in ${M} days`;return{message:`the certificate of ${d} expi\
res ${ge}, on ${z(ue)}`,help:(0,e.C)("renew the certificate; if it is renewed automatically, find out why that has not happened")}})}),4592:((Te,ae,s)=>{s.d(ae,
{Bz:()=>X,Ev:()=>C,MI:()=>o,Mx:()=>k,RK:()=>f,hy:()=>R,m$:()=>Z});var v=s(1064),l=s(4e3),e=s(5799),I=s(8937);const j=({kind:u,first:P,others:H})=>H===0?P:`${P} \
and ${H} other ${u}${H===1?"":"s"}`,z=({kind:u,mirror:P})=>P===null?`${u}s.v1`:"the network mirror",J=u=>`the URL of ${z(u)} in the ${u.mirror===null?"discovery\
 document":"CLI configuration"}`;function F({page:u,host:P,...H},d){if(u?.kind!=="sign-in")return(0,l.NM)(u,P,d);const M=`allow requests to ${z({host:P,...H})} \
without a browser`,ue=u.title===""?"":` ("${u.title}")`;return{operator:M,because:`the host returned a sign-in page${ue}`}}const Z=(0,e.lS)((0,e.z3)("versions-u\
nauthorized","Registry requires a valid token",v.Du),u=>{const{token:P,elsewhere:H,challenge:d,isFork:M}=u,ue=M&&P==="none",ge=d===null?"":` and requires ${d} a\
uthentication`,q=ue?"secrets are withheld from pull requests of forks":(0,I.pt)(u,H);return{message:`the versions of ${j(u)} cannot be read: ${(0,l._r)(u)}${ge}\
; ${q}`,help:ue?I.ro:F(u,p(u)),...P==="withheld"?{severity:"warning"}:{},...ue?{severity:"notice"}:{}}});function p(u){const{host:P,source:H,elsewhere:d,challenge:M,
kind:ue}=u,ge=z(u);if(M!==null)return{operator:`accept Bearer tokens at the URL of ${ge}`,note:"the CLIs send only Bearer tokens"};const q=d===null?`check that \
the token from ${H} is complete, has not expired and may read this ${ue}`:`check that ${d} accepts the token from ${H}: the CLIs send it the token for ${P}, not\
 one for ${d}`;return(0,I.$w)(u,ge,d,q)}const o=(0,e.lS)((0,e.z3)("versions-status","Registry fails to list versions",v.Du),u=>{const{attempts:P,transient:H,host:d,
status:M}=u,ue=P>1?` in each of ${P} attempts`:"";return{message:`the versions of ${j(u)} cannot be read: ${(0,l._r)(u)}${ue}; expected 200`,help:F(u,n(d,M,H,J(
u)))}});function n(u,P,H,d){return P===429?{because:"the host limits requests from this machine or network",operator:"raise the limit, or run fewer jobs at once",
user:"wait, run fewer jobs at once, or use a runner with its own IP address"}:H?{operator:"check the logs of the registry and of any proxy in front of it",user:"\
wait and run the check again; check the proxy of this network if there is one",guest:(0,l.B9)(u)}:{operator:`check ${d}; return 200 with the versions, or 404 fo\
r an unknown name`}}const f=(0,e.lS)((0,e.z3)("versions-shape","List of versions cannot be read",v.Du),u=>({message:`the versions of ${j(u)} cannot be read: the\
 response of ${u.url} ${(0,l.dh)(u.why)}`,help:F(u,{operator:`check ${J(u)}, and return ${u.mirror===null?T[u.kind]:g}`})})),g='{"versions":{"1.0.0":{}}} with `\
Content-Type: application/json`',T={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":"1.0.0"}]}'},R=(0,e.lS)((0,e.z3)(
"versions-empty","Registry lists no versions",v.Du),({kind:u,address:P,url:H,ignored:d,isMirror:M})=>({message:d.length===0?`${u} ${P} has no versions: ${H} lis\
ts none`:`${u} ${P} has no valid versions: ${H} lists only ${$(d)}`,help:{operator:M?"add a version to the mirror, under a key of three numbers such as 1.2.0":d.
length===0?`publish a version of the ${u}; if its tag exists, check that the registry has imported it`:`publish versions as ${O[u]}`,user:`check the address, or\
 ask the publisher of the ${u} to release a version`}})),c=3,$=u=>(0,l.K4)(u,c,P=>`"${(0,l.dh)(P,40)}"`),O={module:"numbers with dots, such as 1.2.0 or v1.2.0",
provider:'three numbers with dots and without a "v", such as 1.2.0'},C=(0,e.lS)((0,e.z3)("version-unreadable","Listed version cannot be read",v.Du),({kind:u,address:P,
texts:H,rejects:d})=>{const M=`the registry lists ${$(H)} for ${u} ${P}, which ${H.length===1?"is not a version":"are not versions"}`,ue=`publish versions as ${O[u]}\
, and remove others`;return d?{message:`${M}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,help:{operator:ue,user:"use Terraform 1.13 or \
later, which ignores such versions"}}:{message:`${M}; the CLIs ignore ${H.length===1?"it":"them"}`,help:(0,e.C)(ue),severity:u==="module"?"warning":"notice"}}),
k=(0,e.lS)((0,e.lm)("provider-warning","Registry warns about a provider"),({address:u,warnings:P})=>({message:`the registry returned a warning for ${u}: "${(0,l.
dh)(P.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"})),_={closed:"closed the connection before the end of a response",gzip:"\
sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},X=(0,e.lS)((0,e.z3)("answer-incomplete","\
Response is incomplete",v.Du),({host:u,why:P})=>({message:`${u} ${_[P]}`,help:(0,e.C)("check for a server that crashes while it responds, or a proxy that change\
s the body")}))}),793:((Te,ae,s)=>{s.d(ae,{Cq:()=>H,K3:()=>T,N4:()=>g,QI:()=>k,Si:()=>n,TJ:()=>R,Vr:()=>C,WC:()=>X,XB:()=>O,e7:()=>Z,iP:()=>o,lT:()=>P,mH:()=>u,
mL:()=>$,pF:()=>p,uR:()=>_,xu:()=>c,yA:()=>f});var v=s(1064),l=s(4e3),e=s(5799);const I=5;function j(d){if(!Array.isArray(d))return z(d);const M=d.length>I?", \u2026":
"";return`[${d.slice(0,I).map(z).join(", ")}${M}]`}function z(d){return d===void 0?"missing":typeof d=="object"&&d!==null?(0,l.go)(d):(0,l.dh)(JSON.stringify(d))}
const J=(d,M)=>`is ${j(d)}${d===void 0?"":`, not ${M}`}`,F=(d,M)=>`"${M}" in login.v1 of host ${d}`,Z=(0,e.lS)((0,e.z3)("login-type","login.v1 is not an object",
v.Du),({host:d,value:M,why:ue})=>({message:`login.v1 of host ${d} is ${(0,l.go)(M)}, not an object`,help:(0,e.C)('set login.v1 to an object with "client", "auth\
z" and "token"',(0,l.zd)(ue))})),p=(0,e.lS)((0,e.z3)("login-client-missing","login.v1 has no client",v.Du),({host:d,value:M})=>({message:`${F(d,"client")} ${J(M,
"a string")}`,help:(0,e.C)('set "client" to the OAuth client ID, for example "terraform-cli"')})),o=(0,e.lS)((0,e.$e)("login-client-empty","login.v1 has an empt\
y client",v.Du),({host:d})=>({message:`${F(d,"client")} is an empty string`,help:(0,e.C)('set "client" to the OAuth client ID that the authorization server expe\
cts')})),n=(0,e.lS)((0,e.z3)("login-grant-types-invalid","grant_types in login.v1 is not an array",v.Du),({host:d,value:M})=>({message:`${F(d,"grant_types")} ${J(
M,"an array of strings")}`,help:(0,e.C)('set "grant_types" to ["authz_code"], or remove it')})),f=(0,e.lS)((0,e.z3)("login-grant-types-unsupported","login.v1 ha\
s no usable grant type",v.Du),({host:d,value:M})=>({message:`${F(d,"grant_types")} is ${j(M)}, which contains no supported grant type`,help:(0,e.C)('add "authz_\
code" to "grant_types"')})),g=(0,e.lS)((0,e.lm)("login-grant-types-unknown","login.v1 has unknown grant types"),({host:d,value:M})=>({message:`${F(d,"grant_type\
s")} is ${j(M)}; the clients know "authz_code" and "password" only`,help:(0,e.C)('remove the unknown grant types; move scopes to "scopes"')})),T=(0,e.lS)((0,e.z3)(
"login-authz-missing","login.v1 has no authz URL",v.Du),({host:d,value:M})=>({message:`${F(d,"authz")} ${J(M,"a string with a URL")}`,help:(0,e.C)('set "authz" \
to the URL of the authorization endpoint')})),R=(0,e.lS)((0,e.z3)("login-authz-invalid","authz URL in login.v1 cannot be used",v.Du),({host:d,why:M})=>({message:`${F(
d,"authz")}: ${(0,l.dh)(M)}`,help:(0,e.C)('set "authz" to an https:// URL without user name, or to a path that starts with a slash')})),c=(0,e.lS)((0,e.z3)("log\
in-token-missing","login.v1 has no token URL",v.Du),({host:d,value:M})=>({message:`${F(d,"token")} ${J(M,"a string with a URL")}`,help:(0,e.C)('set "token" to t\
he URL of the token endpoint')})),$=(0,e.lS)((0,e.z3)("login-token-invalid","token URL in login.v1 cannot be used",v.Du),({host:d,why:M})=>({message:`${F(d,"tok\
en")}: ${(0,l.dh)(M)}`,help:(0,e.C)('set "token" to an https:// URL without user name, or to a path that starts with a slash')})),O=(0,e.lS)((0,e.z3)("login-por\
ts-count","ports in login.v1 is not two ports",v.Du),({host:d,value:M})=>({message:`${F(d,"ports")} ${J(M,"exactly two elements")}`,help:(0,e.C)('set "ports" to\
 the first and the last port, for example [10000, 10010]')})),C=(0,e.lS)((0,e.z3)("login-ports-range","ports in login.v1 are out of range",v.Du),({host:d,value:M})=>({
message:`${F(d,"ports")} is ${j(M)}; both must be whole numbers from 1024 to 65535`,help:(0,e.C)('set "ports" to two numbers in this range, for example [10000, \
10010]')})),k=(0,e.lS)((0,e.z3)("login-ports-order","ports in login.v1 are in the wrong order",v.Du),({host:d,value:M})=>({message:`${F(d,"ports")} is ${j(M)}; \
the first port is greater than the last`,help:(0,e.C)("write the lower port first")})),_=(0,e.lS)((0,e.z3)("login-ports-single","ports in login.v1 is a range of\
 one port",v.Du),({host:d,value:M})=>({message:`${F(d,"ports")} is ${j(M)}; the clients never use the last port, so none is left`,help:(0,e.C)('set "ports" to a\
t least two ports, for example [10000, 10010]')})),X=(0,e.lS)((0,e.$e)("login-ports-ignored","ports in login.v1 is not an array",v.Du),({host:d,value:M})=>({message:`${F(
d,"ports")} ${J(M,"an array")}; the clients ignore it and use 1024 to 65535`,help:(0,e.C)('set "ports" to an array such as [10000, 10010], or remove it')})),u=(0,e.
lS)((0,e.z3)("login-scopes-invalid","scopes in login.v1 contains a value that is not a string",v.Du),({host:d,value:M})=>({message:`${F(d,"scopes")} ${J(M,"an a\
rray of strings")}`,help:(0,e.C)('set "scopes" to an array of strings, or remove it')})),P=(0,e.lS)((0,e.$e)("login-scopes-ignored","scopes in login.v1 is not a\
n array",v.Du),({host:d,value:M})=>({message:`${F(d,"scopes")} ${J(M,"an array")}; the clients ignore it`,help:(0,e.C)('set "scopes" to an array of strings, or \
remove it')})),H=(0,e.lS)((0,e.$e)("login-url-port","Login URL has no port",v.Du),({host:d,endpoints:M})=>{const ue=M.map(({name:ce})=>`"${ce}"`).join(" and "),
[ge]=M,q=M.length===1;return{message:`${ue} in login.v1 of host ${d} ${q?"names":"name"} no port, so a login uses port 443: ${ge?.url??""}`,help:(0,e.C)(`write \
a path that starts with a slash, or add :${ge?.port??""} to the URL${q?"":"s"}`)}})}),9319:((Te,ae,s)=>{s.d(ae,{$H:()=>_,Ew:()=>J,Gh:()=>k,J6:()=>Z,Ju:()=>j,Q8:()=>z,
T$:()=>C,WS:()=>I,Xq:()=>p,jI:()=>F,l5:()=>O,ln:()=>X,o1:()=>c});var v=s(1064),l=s(4e3),e=s(5799);const I=(0,e.lS)((0,e.z3)("service-url-invalid","Service URL c\
annot be used",v.zK),({id:u,host:P,url:H,why:d})=>({message:H===null?`${u} of host ${P}: ${(0,l.dh)(d)}`:`${u} of host ${P} is "${H}", which the clients cannot \
connect to: ${d}`,help:(0,e.C)(`set ${u} to an https:// URL, or to a path that starts with a slash`)})),j=(0,e.lS)((0,e.z3)("service-url-credentials","Service U\
RL contains a user name",v.zK),({id:u,host:P,why:H})=>({message:`${u} of host ${P}: ${H}`,help:(0,e.C)("remove the user name and password from the URL, or from \
the redirect that leads to the document","give tokens to the clients instead")})),z=(0,e.lS)((0,e.z3)("service-url-empty","Service URL is empty",v.zK),({id:u,host:P,
url:H})=>({message:`${u} of host ${P} is an empty string, which resolves to the document itself: ${H}`,help:(0,e.C)(`set ${u} to the URL of the service, such as\
 "/v1/${u.split(".")[0]}/", or remove it`)})),J=(0,e.lS)((0,e.z3)("service-url-looks-like-host","Service URL has no https://",v.zK),({id:u,host:P,value:H,why:d})=>({
message:`${u} of host ${P} is "${H}", which is a path and not a URL with a host`,help:(0,e.C)(`write "https://${H}" if a host is meant`,d===null?void 0:(0,l.zd)(
d))})),F=(0,e.lS)((0,e.z3)("service-url-no-slash","Service URL does not end with a slash",v.rG),({id:u,host:P,url:H,clients:d})=>{const M=d.map(ge=>v.bB[ge]),ue=H.
slice(H.lastIndexOf("/")+1);return{message:`${u} of host ${P} does not end with a slash: ${H}`,help:(0,e.C)("add the slash",`without it ${M.slice(0,-1).join(", ")}\
 and ${M.at(-1)} replace "${ue}" with the path that they append`),affects:d}}),Z=(0,e.lS)((0,e.$e)("service-url-relative","Service URL is relative to the docume\
nt",["dependabot","renovate","terragrunt"]),({id:u,host:P,url:H})=>({message:`${u} of host ${P} is a path without a leading slash: Terraform and OpenTofu resolv\
e it to ${H}, other clients do not`,help:(0,e.C)("start the path with a slash, or write the complete URL")})),p=(0,e.lS)((0,e.$e)("service-url-query","Service U\
RL has a query",v.Du),({id:u,host:P})=>({message:`${u} of host ${P} has a query, which the clients drop when they append a path`,help:(0,e.C)("move the content \
of the query into the path","never put a secret into the document")})),o=10,n=3;function f({host:u,uses:P},H=["is","are"]){const d=Map.groupBy(P,({id:ue})=>ue),
M=Array.from(d,([ue,ge])=>{const q=ge.flatMap(({endpoint:ce})=>ce??[]);return q.length===0?ue:`${ue} (${q.join(", ")})`});return`${(0,l.K4)(M,o,l.dh)} of host ${u}\
 ${M.length===1?H[0]:H[1]}`}const g=({urls:u})=>(0,l.K4)(u,n,l.dh),T=({uses:u})=>v.zK.filter(P=>u.some(({id:H})=>(0,v.SZ)(H).includes(P))),R={loopback:"on other\
 machines",private:"outside of its network",reserved:"on the internet"},c=(0,e.lS)((0,e.z3)("service-url-private","Service URL has a non-public address",v.zK),u=>({
message:`${f(u)} at ${g(u)}, which clients ${R[u.kind]} cannot reach`,help:(0,e.C)(`set the external URL of the registry (also called base URL or public URL) to\
 https://${u.host}`),affects:T(u)})),$=[...v.Du,"dependabot"],O=(0,e.lS)((0,e.$e)("service-url-insecure","Service URL is not https",$),u=>{const P=u.uses.every(
({endpoint:M})=>M!==null),H=P?"a login sends its token in clear text otherwise":`the clients send the token of ${u.host} there in clear text`,d=T(u);return{message:`${f(
u)} not https: ${g(u)}`,help:(0,e.C)(u.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",P||u.hasToken?
H:void 0),affects:$.filter(M=>d.includes(M))}}),C=(0,e.lS)((0,e.$e)("service-url-cross-host","Service is on another host",["dependabot","renovate"]),u=>{const{host:P,
name:H}=u,d=`${f(u)} on another host: ${g(u)}`,M=T(u).includes("renovate");return u.hasToken&&M?{message:d,help:`give Dependabot and Renovate a token for ${H}; \
Terraform and OpenTofu send it the token of ${P}`}:{message:d,help:`where outgoing traffic is filtered, allow ${H} as well`,severity:"notice",affects:[]}}),k=(0,e.
lS)((0,e.lm)("service-url-other-port","Service is on another port of the host"),u=>({message:`${f(u)} on another port of the same host: ${g(u)}`,help:(0,e.C)(`c\
heck that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${u.host}`)})),_=(0,e.lS)((0,e.$e)("service-url-doub\
le-slash","Service URL has a double slash"),u=>({message:`${f(u,["has","have"])} a double slash in the path: ${g(u)}`,help:(0,e.C)("remove the slash at the end \
of the external URL of the registry")})),X=(0,e.lS)((0,e.$e)("service-url-same","Two services have the same URL"),u=>({message:`${f(u,["has","have"])} the same \
URL: ${g(u)}`,help:(0,e.C)("check both URLs","few registries serve modules and providers below one URL, and a copied line is more likely")}))}),2847:((Te,ae,s)=>{
s.d(ae,{C6:()=>Z,IR:()=>p,WI:()=>F});var v=s(1064),l=s(9562),e=s(4e3),I=s(5799);const j=20,z=({offered:o})=>o.length===0?"is empty":`offers ${(0,e.K4)(o,j,e.dh)}`;
function J(o,n){const{id:f,host:g,offered:T,block:R}=o,c=`the discovery document, which ${z(o)}`;if(R!==null)return`add ${f} to the \`host\` block at ${R}, whic\
h ${z(o)}`;if(f===l.xq&&n)return`configure a network mirror for the provider: Artifactory serves providers at https://${g}/artifactory/api/terraform/REPOSITORY/\
providers/ and offers no ${f}; the discovery document ${z(o)}`;const $=(0,l.qE)(f)?T.find(C=>(0,l.OA)(C)===f):void 0,O=f===l.xq?`use a host that offers ${f}, or\
 configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${f}`;return{operator:$===
void 0?`add ${f} to ${c}`:`rename ${$} to ${f} in ${c}`,user:O}}const F=(0,I.lS)((0,I.z3)("service-missing","Service is not offered",v.zK),o=>o.id==="any"?{message:`\
host ${o.host} does not provide any service`,help:(0,I.C)(`add a service to the discovery document, which ${z(o)}`)}:{message:o.why,help:J(o,o.isArtifactory)}),
Z=(0,I.lS)((0,I.z3)("service-version","Service is offered in another version",v.zK),o=>({message:o.why,help:o.isReadable?J(o,!1):`require an id of the form NAME\
.vN; the discovery document ${z(o)}`})),p=(0,I.lS)((0,I.z3)("service-type","Service URL is not a string",v.zK),({id:o,host:n,value:f,why:g})=>({message:`${o} of\
 host ${n} is ${(0,e.go)(f)}, not a string with a URL`,help:(0,I.C)(`set ${o} to a URL such as "/v1/modules/"`,(0,e.zd)(g))}))}),8011:((Te,ae,s)=>{s.d(ae,{DA:()=>Z,
J0:()=>T,ME:()=>R,My:()=>p,Zp:()=>C,_W:()=>k,jP:()=>c,k0:()=>$,tg:()=>O});var v=s(6174),l=s(1064),e=s(4e3),I=s(5799);const j=120,z={"remote-in-test":["is a remo\
te module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has white space at its begin\
ning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete pro\
vider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYST\
EM"]},J={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an\
 object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function F(_){if("error"in _)return{message:_.error,help:_.
advice??void 0};if("address"in _){const[P,H]=J[_.reason];return{message:`${_.address} ${P}`,help:H}}const[X,u]=z[_.reason];return{message:`"${_.text}" ${X}`,help:u}}
const Z=(0,I.lS)((0,I.z3)("source-invalid","Source address is invalid",l.Du),F),p=(0,I.lS)((0,I.$e)("source-near-miss","Source address is probably a mistake",l.
Du),_=>({message:_.host===null?`"${_.text}" is not read as a registry address`:`"${_.text}" is read as host ${_.host}`,help:_.advice})),o=4,n="to check its host\
, add the host to `hostnames`; to read files as well, set `scan: .`";function f(_){const X=_.slice(0,o).map(({text:H,from:d})=>`${H===null?"not known":(0,e.dh)(
H,j)} ${d??"by default"}`),u=_.length-X.length,P=u>0?`${u} more`:X.pop();return`${X.join(", ")} and ${P}`}function g(_){const{address:X,argument:u,expression:P,
candidates:H,refused:d}=_,M=(0,v.Q)((0,e.dh)(P,j)),ue=`${u} of ${X} is ${M}`;if(d==="never")return{message:`${ue}, which Terraform does not evaluate`,help:`writ\
e the ${u} as a literal`};if(d!==null){const{variable:ge}=d;return{message:`${ue}, and Terraform evaluates var.${ge} here only with \`const = true\``,help:`add \
\`const = true\` to variable "${ge}", which requires Terraform 1.15, or write the ${u} as a literal`}}return H.length>1?{message:`${ue}, which is ${f(H)}`,help:n}:
{message:`${ue}, which is only known at init time`,help:n}}const T=(0,I.lS)((0,I.lm)("source-dynamic","Source address is only known at init time"),g),R=(0,I.lS)(
(0,I.lm)("block-reserved","Block is reserved for a future version"),({block:_,parent:X})=>({message:`${_} is not allowed at the top level of a file; Terraform a\
nd OpenTofu reserve it for a future version`,help:`move it into a ${X} block`})),c=(0,I.lS)((0,I.z3)("block-unsupported","Block is not supported by this CLI",l.
Du),({kind:_})=>{const{client:X,what:u}=l.$I[_];return{message:`${u} is supported by ${l.bB[X]} only`,help:X==="opentofu"?"remove it, move it into a `.tofu` fil\
e, or correct `dialect`":"remove it, or correct `dialect`"}}),$=(0,I.lS)((0,I.z3)("host-invalid","Hostname is invalid",l.Du),_=>({message:`"${_.text}" is not a \
hostname: ${_.error}`,help:_.advice??void 0})),O=(0,I.lS)((0,I.z3)("host-missing","Hostname is missing",["opentofu"]),({block:_})=>({severity:"warning",message:`\
the ${_} has no hostname, and OpenTofu has no default`,help:_==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add \
`hostname`"})),C=(0,I.lS)((0,I.z3)("host-dotless-module","Module host has no dot in its name",l.Du),({host:_,name:X})=>({message:`module sources cannot name hos\
t ${_}: must contain at least one dot`,help:`use a full name such as ${X}.localdomain; provider addresses accept the short name`})),k=(0,I.lS)((0,I.z3)("host-id\
n-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:_})=>({message:`Terraform cannot use modules from host ${_}: it co\
nverts the name to punycode and then refuses punycode`,help:(0,I.C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),
8022:((Te,ae,s)=>{s.d(ae,{_:()=>Y,m:()=>ee});var v=s(9349);const l={a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},e=new Map(Object.entries(l)),I=/\\(?:([abfnrtv\\"])|u([0-9a-fA-F]{4}))/y;function j(a){let m="",y=++a.at;for(;;){const i=a.skipAll(v.Tj);
if(i===`
`||i==="")return a.stop("string is not terminated",a.at);const h=i!=='"'&&i!=="\\";if(h||(m+=a.text.slice(y,a.at)),i==='"')return a.at++,m;if(i==="$"&&a.peek(1)===
"{")z(a);else if(h)a.at++;else{I.lastIndex=a.at;const[A="",D="",G]=I.exec(a.text)??[];if(A==="")return a.stop("invalid escape sequence",a.at);y=a.at+=A.length;const W=String.
fromCodePoint(Number.parseInt(G??"0",16)).toWellFormed();m+=G===void 0?e.get(D)??D:W}}}function z(a){let m=0;do a.at++,a.peek()==="{"?m++:a.peek()==="}"&&m--;while(m>
0&&!a.isAtEnd())}const J=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function F(a){const{text:m,at:y}=a;J.lastIndex=y;const[i,h,A]=J.exec(m)??[];if(i===void 0)return a.stop(
"invalid heredoc marker",y);const D=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${h?"+":"*"})${A}\\n`,"g"),G=y+i.length;D.lastIndex=G;const W=D.exec(m);if(W===null)return a.
stop("heredoc is not terminated",m.length);a.at=D.lastIndex;const[,de=""]=W,pe=m.slice(G,W.index);if(!h)return pe+de;const Re=pe.split(`
`).slice(0,-1);return Re.every(Se=>Se.startsWith(de))?Re.map(Se=>`${Se.slice(de.length)}
`).join(""):pe}var Z=s(2245),p=s(6134);const o=200,n=/[\0\ue123]/,f=new RegExp("[\\p{L}_]","uy"),g=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),T=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;
function R(a,m){const y=new RegExp("^\\p{White_Space}*\\{","u").test(a),i=y?a:a.replaceAll(`\r
`,`
`),h=new p.n_(Number.POSITIVE_INFINITY),A=new v.bs(i),D=i.search(n);if(D>=0)A.stop("null character or U+E123",D);else if(y){const{body:W,problems:de}=(0,Z.O)(i,
h,!0);return{text:a,body:{kind:"json",members:c((0,p.Td)(W))},parts:h,problems:de}}const G=O(A,m);return A.isAtEnd()||d(A,"the end of the file"),(0,p.pH)(i,{kind:"\
json",members:G},A.mistake,h)}const c=a=>a.flatMap(m=>{const{value:y}=m;if(y.kind==="tuple"&&$(y.elements))return c(y.elements.map(h=>({...m,value:h})));if(y.kind!==
"object")return[m];const i=$(y.items.map(h=>h.value));return[{...m,hasLabels:i,value:{...y,items:c(y.items)}}]}),$=a=>a.length>0&&a.every(({kind:m})=>m==="objec\
t");function O(a,m){const y=[],i=new Set;for(let h=a.skipBlank();h!=="}"&&h!=="";h=a.skipBlank()){const A=C(a,m);if(A===void 0)break;y.push(A);const D=a.text.slice(
A.start,A.end);m&&A.isAssigned&&i.has(D)&&a.stop("each argument can only be defined once",A.start),A.isAssigned&&i.add(D),a.skipBlank()===","&&a.at++}return y}function C(a,m){
const y=[];for(let pe=k(a);pe!==void 0;pe=k(a))y.push(pe);const[i,h,A]=y,D=a.skipBlank();if(i===void 0)return d(a,"a name");const G={name:i.value,start:i.start,
end:i.end};if(D==="="&&h===void 0){a.at++;const pe=a.skipBlank()===""?void 0:u(a,m);return pe&&{...G,value:pe,isAssigned:!0}}if(D!=="{")return d(a,D==="="?'"{"':
'"=" or "{"');if(A!==void 0)return a.stop('expected "{" after one label',A.start);const W=u(a,m);if(W===void 0||h===void 0)return W&&{...G,value:W};const de={name:h.
value,start:h.start,end:h.end,value:W};return{...G,hasLabels:!0,value:{...W,kind:"object",items:[de]}}}function k(a){const m=a.skipBlank(),y=a.at,i=X(a),h=i!==""&&
!_(i);h&&(a.at+=i.length);const A=m==='"'?j(a):h?i:void 0;return A===void 0?void 0:{value:A,start:y,end:a.at}}const _=a=>a==="true"||a==="false";function X({text:a,
at:m}){return f.lastIndex=m,f.test(a)?(g.lastIndex=m,a.slice(m,g.exec(a)?.index??a.length)):""}function u(a,m){const y=a.skipBlank(),i=a.at;if(y==='"'||y==="<"){
const W=y==='"'?j(a):F(a);return W===void 0?void 0:{kind:"string",start:i,end:a.at,value:W,verbatim:W}}if(y!=="{"&&y!=="[")return P(a);if(a.depth>=o)return a.stop(
`values are nested deeper than ${o} levels`,i);a.depth++,a.at++;const h=y==="{"?O(a,m):[],A=y==="["?H(a,m):[];a.depth--;const D=y==="{"?"}":"]";if(a.peek()!==D)
return d(a,`"${D}"`);const G={start:i,end:++a.at};return y==="{"?{kind:"object",...G,items:h}:{kind:"tuple",...G,elements:A}}function P(a){const{text:m,at:y}=a,
i=X(a);T.lastIndex=y;const h=_(i)?i:T.exec(m)?.[0];if(h===void 0)return d(a,"a value");a.at+=h.length;const A=_(i)?i==="true":Number(h);return{kind:"primitive",
start:y,end:a.at,value:A}}function H(a,m){const y=[];let i=!1;for(let h=a.skipBlank();h!=="]";h=a.skipBlank()){if(h===",")a.at++;else{i&&d(a,'"," or "]"');const A=u(
a,m);if(A===void 0)break;y.push(A)}i=h!==","&&h!=="["}return y}function d(a,m){const y=X(a)===""?M(a.peek()):"a word without quotation marks",i=y===void 0?"ille\
gal character":`expected ${m}, found ${y}`;return a.stop(i,a.at)}function M(a){return a===""?"the end of the file":a==='"'?"a string":a==="<"?"a heredoc":/[\d.-]/.
test(a)?"a number":/[[\]{},=]/.test(a)?`"${a}"`:void 0}var ue=s(7310),ge=s(5799),q=s(2713),ce=s(7932),B=s(1541);const U=a=>({plugin_cache_dir:B.sc,plugin_cache_may_break_dependency_lock_file:B.
zC,host:(0,B.A7)((0,B.Tb)({services:(0,B.A7)(B.T)},a)),credentials:(0,B.A7)((0,B.A7)(B.T)),credentials_helper:(0,B.A7)((0,B.Tb)({args:(0,B.c3)(B.sc)},a))}),oe={
providers:(0,B.A7)(B.sc),provisioners:(0,B.A7)(B.sc),disable_checkpoint:B.zC,disable_checkpoint_signature:B.zC,...U(!1)},se=U(!0),fe={path:[],span:{start:0,end:0}};
function Ee(a,m){const y=m==="terraform",i={};try{return y?(0,B.ql)(a,fe,oe,i):(0,B.ql)(a,fe,se,i),{values:i,mistake:null}}catch(h){if(!(h instanceof B.aZ))throw h;
return{values:y?{}:i,mistake:h}}}const Ae={credentials:new Map,hosts:new Map,helpers:new Map,installations:null,protocols:ce.eo,findings:[],secrets:[],isRead:!1},
Y=(a,m,y)=>(0,ge.hD)((0,ue.P4)({clients:[a],mistake:m}),{places:y===null?[]:[y]});function ee({shown:a,text:m,isUtf8:y},i){const h=(_e,Me)=>Y(i,_e,Me),A=(_e,Me)=>({
...Ae,findings:[h({kind:"syntax",file:a,why:_e},Me)]}),D=R(m,i==="opentofu"),[G]=D.problems;if(G!==void 0){const{message:_e,...Me}=G;return A(_e,{file:a,...Me})}
if(!y)return A("illegal UTF-8 encoding",null);const W=(0,p.Td)(D.body),{values:de,mistake:pe}=Ee(W,i),Re=(0,p.yN)(D.text),Se=_e=>({file:a,...Re(_e)}),De=({argument:{
path:_e,span:Me},want:je})=>h({kind:"type",file:a,path:_e,want:je},Se(Me)),$e=pe===null?W:[],Le=(0,ce.zT)(i==="opentofu"?$e:[]),Ie=({span:_e,why:Me})=>h({kind:"\
block",file:a,why:Me},Se(_e));return{credentials:E(de.credentials,_e=>L(_e,Se(_e))),hosts:E(de.host,_e=>({place:Se(_e),services:Array.from(_e.value.services??[],
([Me,{value:je}])=>({id:Me,value:je}))})),helpers:E(de.credentials_helper,_e=>({place:Se(_e),args:_e.value.args??[]})),installations:{items:$e.filter(re),shown:a,
placeOf:Se},protocols:Le,findings:[...pe===null?[]:[De(pe)],...Le.mistakes.map(Ie)],secrets:[...de.credentials?.values()??[]].flatMap(V),isRead:pe===null||i==="\
opentofu"}}const re=({name:a})=>a==="provider_installation",E=(a=new Map,m)=>new Map(Array.from(a,([y,i])=>[y,m(i)]));function L(a,m){const y=a.value.get("token")?.
value;return{place:m,token:typeof y=="string"?new q.o(y.normalize("NFC")):null,hasValue:y!==void 0}}const V=a=>[...a.value.values()].flatMap(({value:m})=>typeof m==
"string"||Number.isInteger(m)?[new q.o(String(m))]:[])}),1541:((Te,ae,s)=>{s.d(ae,{A7:()=>F,AV:()=>I,T:()=>T,Tb:()=>J,aZ:()=>v,c3:()=>Z,ql:()=>j,sD:()=>o,sc:()=>p,
zC:()=>f});class v extends Error{argument;want;constructor($,O){super(`${$.path.join(".")} must be ${O}`),this.argument=$,this.want=O}}const l=c=>c.name!==void 0;
function e(c,$){if(c.kind==="object")return c.items.filter(l);throw new v($,"a block")}function I({value:c,hasLabels:$}){if(c.kind!=="object")return[];const O=c.
items.filter(l);return $?O.flatMap(I):[O]}function j(c,$,O,C={}){for(const k of Object.keys(O)){const _=c.filter(P=>P.name.toLowerCase()===k),[X]=_;if(X===void 0)
continue;const u={path:[...$.path,k],span:X};for(const P of z(_))C[k]=O[k](P,u,C[k])}return C}function z(c){const $=c.flatMap(({hasLabels:C,value:k})=>C&&k.kind===
"object"?k.items:[]),O=c.filter(({hasLabels:C})=>!C).map(({value:C})=>C);return $.length===0?O:[{kind:"object",start:0,end:0,items:$},...O]}const J=(c,$)=>(O,C,k)=>j(
e(O,C),C,c,$?k:{}),F=c=>($,O,C=new Map)=>{const k=new Map;for(const{name:_,start:X,end:u,value:P,hasLabels:H=!1}of e($,O)){const d={path:[...O.path,_],span:{start:X,
end:u}};if((k.get(_)??H)!==H)throw new v(d,"a block with one label");k.set(_,H),C.set(_,{start:X,end:u,value:c(P,d,C.get(_)?.value)})}return C},Z=c=>($,O,C=[])=>{
if($.kind!=="tuple")throw new v(O,"a list");const k=$.elements.map(_=>c(_,O));for(const _ of k)C.push(_);return C},p=(c,$)=>{if(c.kind==="string"||c.kind==="tem\
plate")return c.verbatim??"";if(c.kind==="primitive"&&c.value===null)return"";if(n(c))return String(c.value);throw new v($,"a string")},o=(c,$)=>{if(n(c))return c.
value;if(c.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(c.value))return Number(c.value);throw new v($,"a whole number")},n=c=>c.kind==="primitive"&&Number.isSafeInteger(
c.value)&&String(c.value).length===c.end-c.start,f=(c,$)=>{if(c.kind==="primitive"&&typeof c.value=="boolean")return c.value;throw new v($,"true or false")},g=2**
63-1,T=(c,$,O)=>{const C=R(c,$);if(O!==void 0&&(typeof O=="object"||typeof O!=typeof C))throw new v($,"set only once");return C};function R(c,$){if(c.kind==="tu\
ple")return c.elements.map(O=>R(O,$));if(c.kind==="object"){const O=F(T)(c,$);return Object.fromEntries(Array.from(O,([C,k])=>[C,k.value]))}if(c.kind!=="primiti\
ve"||c.value===null)return p(c,$);if(Math.abs(Number(c.value))>g)throw new v($,"a whole number");return c.value}}),7932:((Te,ae,s)=>{s.d(ae,{Hl:()=>z,eo:()=>e,f5:()=>Z,
zT:()=>I});var v=s(1541);const l="registry_protocols",e={requestTimeoutSeconds:null,retryCount:null};function I(o){for(const n of o){const[f]=n.name===l?(0,v.AV)(
n):[];if(f!==void 0)try{const g=(0,v.ql)(f,{path:[l],span:n},j);return{requestTimeoutSeconds:g.request_timeout_seconds??null,retryCount:g.retry_count??null,mistakes:[]}}catch(g){
if(!(g instanceof v.aZ))throw g;const T={span:g.argument.span,why:g.message};return{...e,mistakes:[T]}}}return{...e,mistakes:[]}}const j={retry_count:v.sD,request_timeout_seconds:v.
sD};function z(o,n){const f=p(n.TF_REGISTRY_CLIENT_TIMEOUT);return f!==null?f*1e3:o===null?null:o>0?o*1e3:Number.POSITIVE_INFINITY}const J=1e4,F=1;function Z(o,{
requestTimeoutSeconds:n,retryCount:f},g){const T=p(g.TF_REGISTRY_DISCOVERY_RETRY)??f??F;return{client:o,attemptMs:z(n,g)??J,retries:Math.max(T,0)}}function p(o){
const n=/^\+?\d+$/.test(o??"")?Number(o):0;return n>0?n:null}}),1807:((Te,ae,s)=>{s.d(ae,{Mc:()=>e,v2:()=>j,wX:()=>I});var v=s(3024),l=s(5747);const e=z=>(0,l.N0)(
()=>(0,v.readdirSync)(z,{withFileTypes:!0}),[]),I=z=>e(z).map(({name:J})=>J).sort(),j=z=>e(z).flatMap(J=>J.isDirectory()?J.name:[])}),2245:((Te,ae,s)=>{s.d(ae,{
O:()=>I});var v=s(4009),l=s(6134);const e=200;function I(Z,p=new l.n_,o=!1){const n=new j(Z,p,o),f=n.readRoot(),g={kind:"json",members:f===void 0?[]:(0,l.lS)(f)};
return(0,l.pH)(Z,g,n.mistake,p)}class j{text;parts;isHcl1;at=0;depth=0;mistake;constructor(p,o,n){this.text=p,this.parts=o,this.isHcl1=n}readRoot(){const{text:p}=this;
p.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const o=this.readValue();if(this.isHcl1)
return o;this.skipSpaces(),o!==void 0&&this.at<p.length&&this.report("extraneous data after value: extra characters appear after the JSON value",this.at);const n=o?.
kind==="object"||o?.kind==="tuple";return o!==void 0&&!n&&this.report("root value must be object: it is neither an object nor an array of objects",o.start),o}report(p,o,n=o+
1){this.mistake??={message:p,start:o,end:n}}stop(p,o){this.report(p,o),this.at=this.text.length}skipSpaces(){const{text:p}=this;for(;;){const o=p.charCodeAt(this.
at);if(o===32||o===10||o===13||o===9)this.at++;else if(o===47)this.skipComment();else return p.charAt(this.at)}}skipComment(){const p=this.text.startsWith("//",
this.at);this.report("invalid start of value: JSON has no comments",this.at);const o=p?`
`:"*/",n=this.text.indexOf(o,this.at+1);this.at=n<0?this.text.length:n+o.length}readValue(){const{text:p,parts:o,at:n}=this;if(!o.add()){this.at=p.length;return}
const f=p.charAt(n);if(f==='"'){const g=this.readString();return g===void 0?void 0:(0,v.BD)(g,{start:n,end:this.at},o)}if(f==="{"||f==="["){if(this.depth>=e)return this.
stop(`values are nested deeper than ${e} levels`,n);this.depth++;const g=f==="{"?this.readObject():this.readArray();return this.depth--,g}return this.readPrimitive()}readPrimitive(){
const{text:p,at:o}=this;z.lastIndex=o;const n=z.exec(p)?.[0];return n===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracke\
t, a number, a string, or a keyword",o):(this.at+=n.length,{kind:"primitive",start:o,end:this.at,value:JSON.parse(n)})}readObject(){const p=this.at++,o=[];for(let n=this.
skipSpaces();n!=="}";n=this.skipSpaces()){if(n!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.at);break}const f=this.
readMember();if(f===void 0)break;o.push(f),this.endItem("}")}return{kind:"object",start:p,end:this.skipBracket(),items:o}}readMember(){const p=this.at,o=this.readString();
if(o===void 0)return;const n=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.
at++,this.skipSpaces();const f=this.readValue();return f&&{name:o,start:p,end:n,value:f}}readArray(){const p=this.at++,o=[];for(;this.skipSpaces()!=="]";){const n=this.
readValue();if(n===void 0)break;o.push(n),this.endItem("]")}return{kind:"tuple",start:p,end:this.skipBracket(),elements:o}}skipBracket(){return this.at<this.text.
length&&this.at++,this.at}endItem(p){const o=this.skipSpaces(),n=this.at;if(o!==p){if(o===""&&this.stop(`unclosed value: no "${p}" before the end of the file`,n),
o!==","){this.report(`missing separator: expected "," or "${p}"`,n);return}this.at++,this.skipSpaces()===p&&!this.isHcl1&&this.report("trailing comma: JSON allo\
ws none",n)}}readString(){const{text:p,at:o}=this;let n=o+1,f=!0;for(let g=p.charCodeAt(n);g!==34;g=p.charCodeAt(n)){if(!(g>=32))return this.stopInString(o,n);g===
92&&(f=!1),n+=g===92?2:1}return this.at=n+1,f?p.slice(o+1,n):this.unescape(p.slice(o+1,n),o+1)}stopInString(p,o){return o>=this.text.length||this.text.charCodeAt(
o)===10?this.stop("invalid JSON string: no closing quote in its line",p):this.stop("invalid JSON string: a control character must be escaped",o)}unescape(p,o){return p.
replace(J,(n,f,g)=>{const T=this.isHcl1&&F.test(n);if(f===void 0&&!T)return JSON.parse(`"${n}"`);const R=`invalid JSON string: ${JSON.stringify(n)} is not an es\
cape sequence`;return this.report(this.isHcl1?"invalid escape sequence":R,o+g,o+g+2),n}).toWellFormed()}}const z=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
J=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,F=/\/|u[dD][89a-fA-F]/}),1731:((Te,ae,s)=>{s.d(ae,{Cg:()=>p,Ty:()=>Z,Zy:()=>o,dU:()=>n,hZ:()=>e,oF:()=>z,rK:()=>J});
var v=s(9562);const l=new RegExp(`^${v.eQ}$`),e=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,I=new RegExp(`^${e}[.+-]?$`),
j=2n**63n-1n;function z(g){const[,T,R,c,$]=l.exec(g)??[];return T===void 0?null:F(g,T,c??R,$)}function J(g){const[,T,R,c]=I.exec(g)??[];return T===void 0?null:F(
g,T,R,c)}function F(g,T,R="",c=""){const $=T.split(".").map(C=>C.replace(/^0+(?=.)/,""));if($.some(C=>C.length>19))return null;const O=$.map(BigInt);if(O.some(C=>C>
j))return null;for(;O.length<3;)O.push(0n);return{text:g,numbers:O,written:$.length,pre:R,build:c}}const Z=g=>g.pre!=="",p=({numbers:g,pre:T,build:R})=>`${g.join(
".")}${T===""?"":`-${T}`}${R===""?"":`+${R}`}`;function o(g,T){const R=Math.max(g.numbers.length,T.numbers.length);for(let c=0;c<R;c++){const[$,O]=[g.numbers[c]??
0n,T.numbers[c]??0n];if($!==O)return $<O?-1:1}return g.pre===T.pre||g.numbers.length!==T.numbers.length?0:g.pre===""||T.pre===""?g.pre===""?1:-1:n(g.pre,T.pre)}
function n(g,T){const[R,c]=[g.split("."),T.split(".")];for(let $=0;;$++){const[O,C]=[$+1>=R.length,$+1>=c.length];if(O!==C)return O?-1:1;const k=f(R[$]??"",c[$]??
"");if(k!==0||O)return k}}function f(g,T){const[R,c]=[/^[0-9]*$/.test(g),/^[0-9]*$/.test(T)];return R!==c?R?-1:1:R&&g.length!==T.length?g.length-T.length:g===T?
0:g<T?-1:1}}),73:((Te,ae,s)=>{s.d(ae,{O:()=>Ae,J:()=>B});var v=s(3024),l=s(6760),e=s(1807),I=s(5747),j=s(5799),z=s(8022),J=s(1731);function F(Y,ee,re,E=null){const L=o(
ee.environment,E),V=n(ee),a={directory:null,directoryOff:null,helperDirectories:[],mirrorDirectories:[]};if(V===null)return{main:L,...a};const m=ee.system==="wi\
ndows"?g:f,{main:y,directory:i,dataDirectories:h}=m(Y,V,ee.environment,re),A=R(ee),D=h.flatMap(pe=>[A(pe,"plugins"),A(pe,"plugins",ee.platform)]),G=[...h,...Z(V,
ee)].map(pe=>A(pe,"plugins")),W={helperDirectories:D,mirrorDirectories:G};if(L===null)return{main:{path:y,chosenBy:"default"},directory:i,directoryOff:null,...W};
const de={path:i,by:L.chosenBy};return{main:L,directory:null,directoryOff:de,...W}}function Z(Y,ee){const{system:re,platform:E,environment:L}=ee;if(re==="window\
s")return[$(Y,"HashiCorp","Terraform")];if(E.startsWith("darwin"))return[Y,""].map(y=>c(y,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:V="",
XDG_DATA_DIRS:a}=L,m=y=>y.startsWith("/");return[m(V)?V:c(Y,".local","share"),...(a||"/usr/local/share:/usr/share").split(":").filter(m)].map(y=>c(y,"terraform"))}
function p(Y,ee){const re=n(ee),E=ee.system==="windows"?"\\":"/";return re===null||re.length<2||!Y.startsWith(re+E)?Y:(ee.system==="windows"?"%APPDATA%":"~")+Y.
slice(re.length)}function o(Y,ee){if(ee)return{path:ee,chosenBy:"cli-config"};for(const re of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const E=Y[re];if(E)return{
path:E,chosenBy:re}}return null}function n({system:Y,environment:ee,accountHome:re}){return Y==="windows"?ee.APPDATA||null:ee.HOME||re||null}function f(Y,ee,re,E){
const[L,V]=[c(ee,".terraformrc"),c(ee,".tofurc")],a=c(ee,".terraform.d");if(Y==="terraform")return{main:L,directory:a,dataDirectories:[a]};const{XDG_CONFIG_HOME:m,
XDG_DATA_HOME:y}=re,i=!E(L)&&!E(V);return{main:m&&i?c(m,"opentofu","tofurc"):T(V,L,E),directory:m&&!E(a)?c(m,"opentofu"):a,dataDirectories:y?[a,c(y,"opentofu")]:
[a]}}function g(Y,ee,re,E){const[L,V]=[$(ee,"terraform.rc"),$(ee,"tofu.rc")],a=$(ee,"terraform.d");return{main:Y==="terraform"?L:T(V,L,E),directory:a,dataDirectories:[
a]}}const T=(Y,ee,re)=>re(ee)&&!re(Y)?ee:Y,R=({system:Y})=>Y==="windows"?$:c,c=(Y,...ee)=>[Y.replace(/(?<!\/)\/+$/,""),...ee].join("/"),$=(Y,...ee)=>[Y.replace(
/(?<![\\/])[\\/]+$/,""),...ee].join("\\");function O({name:Y,args:ee,place:re},E,L,V){const a=E.map(h=>({directory:h,files:(0,e.wX)(h).filter(A=>C((0,l.join)(h,
A)))})),m=h=>p(h,V),y=P(Y,a);if(y!==null){const h=(0,l.resolve)(y.directory,y.file),A=_(h,V);return{helper:{name:Y,args:ee,path:h,shown:m(h),refusal:A},findings:[]}}
const i={kind:"no helper",name:Y,directories:E.map(m)};return{helper:null,findings:[(0,z._)(L,i,re)]}}const C=Y=>(0,v.existsSync)(Y)&&!(0,v.statSync)(Y).isDirectory(),
k=256;function _(Y,{system:ee}){if(ee==="windows")return null;if(!(0,v.statSync)(Y).isFile())return"permission denied";const re=Buffer.alloc(k);let E;try{const V=(0,v.
openSync)(Y,"r");try{E=(0,v.readSync)(V,re)}finally{(0,v.closeSync)(V)}}catch(V){return(0,I.Oj)(V),null}return re.toString("latin1",0,2)==="#!"||re.subarray(0,E).
includes(0)?null:"exec format error"}const X="terraform-credentials-",u="0.0.0";function P(Y,ee){let re=null;for(const{directory:E,files:L}of ee)for(const V of L){
const a=H(V,Y);a===null||re!==null&&(0,J.Zy)(a,re.version)<=0||(re={directory:E,file:V,version:a})}return re}function H(Y,ee){if(!Y.startsWith(X))return null;const re=Y.
toLowerCase().slice(X.length).replace(/\.exe$/,""),E=re.indexOf("_v");return(E<0?re:re.slice(0,E))!==ee||re===""?null:(0,J.oF)(E<0?u:re.slice(E+2).replace(/_x.*$/s,
""))}var d=s(3229),M=s(1831);function ue(Y,ee){const re=Y.flatMap(y=>y.findings),E=(y,i)=>{re.push((0,z._)(ee,y,i))},L=ge(new Map(Y.flatMap(y=>[...y.credentials])),
E),V=ge(new Map(Y.flatMap(y=>[...y.hosts])),E),[a,...m]=new Map(Y.flatMap(y=>[...y.helpers]));for(const[,{place:y}]of m)E({kind:"two helpers"},y);return{credentials:L,
forced:V,helper:a===void 0?null:{name:a[0],...a[1]},findings:re}}function ge(Y,ee){const re=new Map;for(const[E,L]of Y){const V=(0,M.Pv)(E);if(V.ok){re.set(V.value,
{...L,host:V.value});continue}const a="services"in L?"host":"credentials",m=(0,d.L6)(E);ee({kind:"label",type:a,label:E,why:V.why,advice:m},L.place)}return[...re.
values()]}var q=s(7932);const ce=1024*1024;function B(Y,ee,re=null){const E=F(Y,ee,v.existsSync,re),{directory:L,directoryOff:V,helperDirectories:a}=E,m=oe(E,Y,
ee),y=[...m,...fe(L,Y,ee)],i=fe(V?.path??null,Y,ee),h=ue(U(y),Y),A=h.helper&&O(h.helper,a,Y,ee),D=ue(U(i),Y).credentials,G=m[0]?.blocks?.protocols??q.eo;return{
...h,client:Y,installations:U(y).flatMap(({installations:W})=>W??[]),mirrors:E.mirrorDirectories.map(W=>({path:W,shown:p(W,ee)})),paths:E,files:[...y.map(({file:W})=>W),
...i.map(({file:W})=>({...W,state:"off"}))],turnedOff:D.map(({host:W,place:de})=>({host:W,place:de,by:V?.by??""})),helper:A?.helper??null,requestTimeoutMs:Y==="\
opentofu"?(0,q.Hl)(G.requestTimeoutSeconds,ee.environment):null,patience:(0,q.f5)(Y,G,ee.environment),findings:[...y.flatMap(({finding:W})=>W??[]),...h.findings,
...A?.findings??[]],secrets:[...U(y),...U(i)].flatMap(({secrets:W})=>W)}}const U=Y=>Y.flatMap(({blocks:ee})=>ee??[]);function oe({main:Y},ee,re){if(Y===null)return[];
const{path:E,chosenBy:L}=Y;if((0,v.existsSync)(E))return[Ee(E,ee,re)];const V={path:E,shown:p(E,re),state:"absent"},a={kind:"missing",setting:L,path:E},m=L==="d\
efault"?null:(0,z._)(ee,a,null);return[{file:V,blocks:null,finding:m}]}const se=/\.tfrc(?:\.json)?$/s,fe=(Y,ee,re)=>(Y===null?[]:(0,e.wX)(Y)).filter(E=>se.test(
E)).map(E=>Ee((0,l.join)(Y??"",E),ee,re));function Ee(Y,ee,re){const E=(0,I.yR)(Y,ce),L=p(Y,re);if(!E.ok){const m={kind:"unreadable",file:L,failure:E.failure},y=(0,z.
_)(ee,m,null);return{file:{path:Y,shown:L,state:"not read"},blocks:null,finding:y}}const V=(0,z.m)({shown:L,...E},ee),a=V.isRead?"read":"not read";return{file:{
path:Y,shown:L,state:a},blocks:V,finding:null}}const Ae=Y=>(0,j.DF)(Y,({problem:{code:ee,message:re},places:E})=>[ee,re,E])}),7531:((Te,ae,s)=>{s.d(ae,{T:()=>z,
b:()=>I});var v=s(3307),l=s(8947),e=s(2168);const I=1024*1024,j={keeps:()=>!0,maxValue:Number.POSITIVE_INFINITY};function z(Z,p=j){const o=(0,l._6)(Z),n=F(o,p),
f=(0,v.Ey)(o,n.add);if(f!==null){const T=(0,e.Q)(o);return T===null?{kind:"not-json",...f}:{kind:"not-json",why:`it ${T.what}`,advice:T.advice}}const g=/[^\t\n\r ]/.
exec(o)?.[0];return g==="{"?{kind:"object",services:n.read()}:g==="n"?{kind:"null"}:{kind:"not-object",why:`found ${J(g)}`}}function J(Z){switch(Z){case"[":return"\
an array";case'"':return"a string";case"t":case"f":return"a boolean";default:return"a number"}}function F(Z,p){const o=new Map,n=Z.includes("\\");return{add:(T,R,c,$)=>{
if($===0)return;const O=Z.slice(c,$),C=n?(0,v.I)(O):O.slice(1,-1),k=o.get(C);k!==void 0?Object.assign(k,{start:T,end:R}):p.keeps(C,R-T)&&o.set(C,{id:(0,v.I)(O),
start:T,end:R})},read:()=>Array.from(o.values(),({id:T,start:R,end:c})=>({id:T,value:c-R>p.maxValue?void 0:(0,v.IL)(Z.slice(R,c))}))}}}),2168:((Te,ae,s)=>{s.d(ae,
{Q:()=>l});const v=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]];function l(e){const I=v.find(([j])=>j.test(e));return I===void 0?null:{what:I[1],advice:I[2]}}}),6456:((Te,ae,s)=>{s.
d(ae,{Z:()=>y});var v=s(73),l=s(7310),e=s(3534),I=s(1064),j=s(1831),z=s(2713),J=s(5799);const F=(i,h)=>({name:i,isProgram:!1,answers:h,find:A=>h.get(A)??null});
async function Z(i,h){let A=null;const D=[],G=[];for(const W of i){const de=A===null||!W.isProgram,pe=de?await W.find(h):null;D.push({source:pe?.source??W.name,
held:de?p(pe):"not asked",counts:A===null&&pe!==null}),pe?.problem&&G.push((0,J.hD)(pe.problem,{places:pe.place===null?[]:[pe.place]})),A??=pe}return{answer:A,looks:D,
findings:G}}function p(i){return i===null?"nothing":i.token===null?"no token":i.token.reveal()===""?"an empty token":"a token"}const o=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;
function n(i,h,A=null){const D=h.reveal(),G={source:i,place:A,token:h,problem:g(i,D)};return o.test(D)?{...G,isUnsendable:!0}:G}const f=[[o,"control character"],
[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCI\
I"]];function g(i,h){if(h==="")return(0,e.QU)({source:i});const A=f.find(([D])=>D.test(h))?.[1];return A!==void 0?(0,e.Eu)({source:i,slip:A}):h.length<z.I?(0,e.
fj)({source:i}):null}function T(i){const h=Object.entries(i).flatMap(([A,D])=>{const G=(0,j.$k)(A);return G===null||D===void 0?[]:[[G,n(A,new z.o(D))]]});return F(
"TF_TOKEN_ variables",new Map(h))}function R(i){const h="tokens setting",A=i.map(({host:D,token:G})=>{const W=n(h,G);return[D,G.reveal()===""?{...W,token:null}:
W]});return F(h,new Map(A))}function c({tokens:i,environment:h,clients:A}){const D=[R(i),T(h)],G=A.map(({helper:W,credentials:de,...pe})=>{const Re=[...D,C(de)];
return{...pe,known:Re,sources:W===null?Re:[...Re,W]}});return{known:$(G.flatMap(({known:W})=>W)),find:async W=>{const de=await Promise.all(G.map(async({client:pe,
sources:Re,turnedOff:Se})=>{const{looks:De,...$e}=await Z(Re,W);return{...$e,client:pe,looks:[...De,...O(Se,W)]}}));return{answer:_(de.map(({answer:pe})=>pe)),clients:de.
map(({client:pe,looks:Re})=>({client:pe,looks:Re})),findings:de.flatMap(({findings:pe})=>pe),difference:X(W,de)}}}}function $(i){const h=new Map(i.toReversed().
flatMap(A=>[...A.answers]));return new Map([...h].flatMap(([A,{token:D,source:G}])=>D===null?[]:[[A,G]]))}const O=(i,h)=>i.filter(A=>A.host===h).map(({place:A,by:D})=>({
source:`${A.file}:${A.line} (${D} names another file)`,held:"not read",counts:!1})),C=i=>F("CLI configuration",new Map(i.map(h=>[h.host,k(h)])));function k({host:i,
place:h,token:A,hasValue:D}){const G=`${h.file}:${h.line}`;if(A!==null)return n(G,A,h);const W={kind:"no token",file:G,host:i,hasValue:D};return{source:G,place:h,
token:null,problem:(0,l.P4)({clients:I.Du,mistake:W})}}const _=i=>i.find(h=>h?.token)??i.find(h=>h!==null)??null;function X(i,h){const[A,...D]=h,G=A?.answer?.token?.
reveal(),W=D.find(({answer:pe})=>pe?.token?.reveal()!==G);if(A===void 0||W===void 0)return null;const de=({client:pe,answer:Re})=>({client:pe,source:Re?.token?Re.
source:null});return(0,e.tK)({host:i,first:de(A),other:de(W)})}var u=s(1421),P=s(8161),H=s(5747),d=s(4e3),M=s(7531);const ue=1024*1024;function ge(i,h){const A=new Map;
let D=null;const G=async W=>{if(D!==null)return D;const de=await oe(i,W,h);if("output"in de)return re(i,de.output,h);const pe=E(i,de.why);return de.isStopped&&(D??=
pe),pe};return{name:q(i),isProgram:!0,find:W=>{const de=A.get(W)??G(W);return A.set(W,de),de}}}const q=({name:i})=>`credentials helper ${i}`,ce=({shown:i},h)=>({
why:`failed to run ${i}: ${h}`}),B=({shown:i},h)=>({why:`${i} ${h} and was stopped`,isStopped:!0}),U="was running when the check ended";async function oe(i,h,A){
if(i.refusal!==null)return ce(i,i.refusal);if(A.stop.aborted)return B(i,U);const D=Ee(i,h,A.environment);return typeof D=="string"?ce(i,D):se(D,i,A)}function se(i,h,A){
const{timeoutMs:D,abortAfter:G,stop:W}=A,de=AbortSignal.any([G(D),W]);return new Promise(pe=>{const Re=[],Se=[];let De=0;const $e=Me=>{de.removeEventListener("a\
bort",Ie),pe(Me)},Le=Me=>{fe(i,A),$e(B(h,Me))},Ie=()=>Le(W.aborted?U:`did not exit within ${D/1e3} s (timeout-seconds)`);de.addEventListener("abort",Ie);const _e=Me=>je=>{
De+=je.length,De>ue?Le(`wrote more than ${ue/1024/1024} MiB`):Me.push(je)};i.stdout?.on("data",_e(Re)),i.stderr?.on("data",_e(Se)),i.on("error",Me=>$e(ce(h,ee(Me)))),
i.on("close",Me=>{if(Me===0)return $e({output:Buffer.concat(Re)});const je=V(Buffer.concat(Se).toString()),K=je===""?", but it produced no error message":`: ${je}`;
$e({why:`error in ${h.shown}${K}`})})})}function fe(i,{kill:h}){try{i.pid!==void 0&&h((0,P.platform)()==="win32"?i.pid:-i.pid,"SIGKILL")}catch(A){(0,H.Oj)(A)}i.
stdout?.destroy(),i.stderr?.destroy(),i.unref()}function Ee({path:i,args:h},A,D){try{return(0,u.spawn)(i,[...h,"get",A],{env:Ae(D),stdio:["ignore","pipe","pipe"],
shell:!1,detached:!0,windowsHide:!0})}catch(G){return ee(G)}}const Ae=i=>Object.fromEntries(Object.entries(i).filter(([h])=>!h.startsWith("INPUT_"))),Y={EACCES:"\
permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function ee(i){
const h=(0,H.Oj)(i);return Y[h]??h}function re(i,h,{learn:A}){const D=(0,M.T)(h);if(D.kind==="not-json"||D.kind==="not-object")return E(i,`malformed output from\
 ${i.shown}: ${(0,d.dh)(D.why)}`);const G=D.kind==="null"?null:D.services.find(({id:de})=>de==="token")?.value;if(typeof G!="string")return null;const W=new z.o(
G);return A(W),n(q(i),W)}function E(i,h){const A=(0,l.Dz)({name:i.name,why:h});return{source:q(i),place:null,token:null,problem:A}}const L=new RegExp("\\p{Cc}(?:\
\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),V=i=>(0,d.dh)(i.replace(L,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim()),a=1e4;function m({tokens:i,configs:h,timeoutMs:A},D,G){
for(const Se of h.flatMap(De=>De.secrets))G.learn(Se);const W=new Map,de=Se=>{if(Se===null)return null;const De=JSON.stringify([Se.path,...Se.args]),$e={timeoutMs:A??
a,environment:D},Le=W.get(De)??ge(Se,{...G,...$e});return W.set(De,Le),Le},pe=h.map(Se=>({...Se,helper:de(Se.helper)})),Re=h.flatMap(Se=>Se.forced.map(De=>({...De,
client:Se.client})));return{credentials:c({tokens:i,environment:D,clients:pe}),configs:h,complaints:(0,v.O)(h.flatMap(({findings:Se})=>Se)),forced:Map.groupBy(Re,
({host:Se})=>Se)}}function y(i,h,{environment:A,secrets:D,kill:G,stop:W}){return m({...i,configs:h},A,{learn:D.learn,kill:G,stop:W.signal,abortAfter:de=>AbortSignal.
timeout(de)})}}),7511:((Te,ae,s)=>{s.d(ae,{i:()=>o});var v=s(3625);const l="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",e=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,
I=String.raw`[()<>@,;:\\"/[\]?=]`,j=new RegExp(`^(${l})?(/)?(${l})?(.*)$`,"s"),z=String.raw`"((?:[^"\\\r\n]|\\${I}|\\(?!${I}))*)"`,J=new RegExp(`;${e}*(${l})${e}\
*=${e}*(?:(${l})|${z})${e}*`,"y"),F=new RegExp(`;${e}*$`,"y"),Z=new RegExp(String.raw`\\(${I})`,"g"),p=new RegExp(`^${e}+|(?<!${e})${e}+$`,"g");function o(T){const R=T.
indexOf(";"),c=g((R<0?T:T.slice(0,R)).replace(p,"")),$=n(c)??(R<0?null:f(T,R));return $===null?(0,v.J)(c):(0,v.T)($)}function n(T){const[,R,c,$,O]=j.exec(T)??[];
return R===void 0?"mime: no media type":R===T?null:c===void 0?"mime: expected slash after first token":$===void 0?"mime: expected token after slash":O===""?null:
"mime: unexpected content after media subtype"}function f(T,R){const c=new Map;for(let $=R;$<T.length;){J.lastIndex=$;const[O,C="",k,_=""]=J.exec(T)??[];if(O===
void 0)return F.lastIndex=$,F.test(T)?null:"mime: invalid media parameter";const X=C.toLowerCase(),u=k??_.replace(Z,"$1"),P=c.get(X);if(P!==void 0&&P!==u)return"\
mime: duplicate parameter name";c.set(X,u),$+=O.length}return null}const g=T=>T.replaceAll("\u0130","i").toLowerCase()}),2767:((Te,ae,s)=>{s.d(ae,{h:()=>R});var v=s(
8947),l=s(5792);const e={"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3\
.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1","1.2.840.10045.3.1.1":"P-192","1.2.156.10197.1.301":"SM2"},I=["1.3.132.0.33","1.2.840.10045.3.1.7","1.\
3.132.0.34","1.3.132.0.35"],j={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.110":"X25519","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.10040.4.1":"DSA","2.\
16.840.1.101.3.4.3.17":"ML-DSA-44","2.16.840.1.101.3.4.3.18":"ML-DSA-65","2.16.840.1.101.3.4.3.19":"ML-DSA-87"};function z(B){const U=new l.lL(B,"public key").inside(
l.Dk.sequence),oe=U.inside(l.Dk.sequence),se=oe.oid(),fe=U.bits();switch(se){case"1.2.840.113549.1.1.1":if(g(oe.any().whole)!=="0500")throw new l.I4("public key");
return J(fe);case"1.2.840.10045.2.1":{const Ee=oe.isNext(l.Dk.oid)?oe.oid():"explicit parameters";if(!I.includes(Ee))return{kind:"unsupported-curve",curve:e[Ee]??
Ee};if(fe[0]!==4)throw new l.I4("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!oe.isEmpty||fe.length!==32)throw new l.I4("public key");return{kind:"ed\
25519"};default:return{kind:"unsupported",name:j[se]??se}}}function J(B){const U=new l.lL(B,"public key").inside(l.Dk.sequence),oe=U.integer(),se=U.count(),[fe=0,
Ee=0]=oe;if(fe>=128||se===0)throw new l.I4("public key");if(se===1||se%2===0||se>=2**31)return{kind:"unsupported",name:`RSA with the exponent ${se}`};const Ae=fe===
0?Ee:fe;return{kind:"rsa",bits:8*(oe.length-(fe===0?2:1))+(32-Math.clz32(Ae))}}const F={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],"1.2.840.113549.1.1.1\
2":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.840.10045.4.3.3":["ec\
dsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},Z={"1.2.840.113549.1.1.4":"RSA with MD5","1\
.2.840.113549.1.1.5":"RSA with SHA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.113549.1.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"ECDSA with SHA-1","1.2.84\
0.10045.4.3.1":"ECDSA with SHA-224","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224","2.16.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.16.840.1.101.3.4.3.14":"RS\
A with SHA3-256","1.3.101.113":"Ed448"},p="1.2.840.113549.1.1.10",o=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
n={201:"20",202:"30",203:"40"};function f(B){const U=new l.lL(B,"signature algorithm"),oe=U.oid(),se=U.isEmpty?"":g(U.any().whole);if(oe===p){const Ae=o.exec(se);
return Ae&&n[Ae[1]??""]===Ae[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[fe,Ee]=F[oe]??[];
return fe===void 0||Ee===void 0?{isSupported:!1,name:Z[oe]??oe}:{isSupported:!0,key:fe,name:Ee}}const g=B=>Array.from(B,U=>U.toString(16).padStart(2,"0")).join(
"");var T=s(8167);function R(B){try{const U=new l.lL(B,"certificate"),oe=U.inside(l.Dk.sequence);if(!U.isEmpty)throw new l.I4("certificate");const se=oe.inside(
l.Dk.sequence),fe=oe.content(l.Dk.sequence),Ee=C(B,se,fe);return oe.bits(),"kind"in Ee?{ok:!1,flaw:Ee}:{ok:!0,certificate:Ee}}catch(U){if(!(U instanceof l.I4))throw U;
return{ok:!1,flaw:{kind:"malformed",part:U.message}}}}const c=160,$=163,O=[129,130];function C(B,U,oe){const se=U.isNext(c)?U.inside(c).count()+1:1;if(se>3)throw new l.
I4("version");if((U.integer()[0]??0)>=128)return{kind:"negative-serial"};const fe=U.content(l.Dk.sequence);if(!(0,l.er)(fe,oe))throw new l.I4("signature algorit\
hm");const Ee=k(U,"issuer"),Ae=U.inside(l.Dk.sequence),Y=X(Ae),ee=X(Ae),re=k(U,"subject"),E=U.element(l.Dk.sequence).whole,L=z(E);if(L.kind==="unsupported-curve")
return{kind:"curve",curve:L.curve};if(se>1)for(const V of O)U.optional(V);return{raw:B,subject:re,issuer:Ee,notBefore:Y,notAfter:ee,version:se,signature:f(fe),key:L,
keyInfo:E,...d(se===3?U.optional($):null)}}function k(B,U){const{whole:oe}=B.element(l.Dk.sequence),se=new l.lL(oe,U).inside(l.Dk.sequence);for(;!se.isEmpty;){const fe=se.
inside(l.Dk.set);for(;!fe.isEmpty;){const Ee=fe.inside(l.Dk.sequence);if(Ee.oid(),!(0,l.KH)(Ee.any()))throw new l.I4(U)}}return oe}const _=[{tag:l.Dk.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},
{tag:l.Dk.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];function X(B){const U=_.find(({tag:V})=>B.isNext(V)),oe=U?.format.exec((0,v.iP)(B.
content(U.tag)));if(!oe)throw new l.I4("validity");const[se=0,fe=0,...Ee]=oe.slice(1).map(V=>Number(V??0)),Ae=oe[1]?.length===4?se:se<50?2e3+se:1900+se,[Y=0,ee=0,
re=0,E=0]=Ee,L=new Date(0);if(L.setUTCFullYear(Ae,fe-1,Y),L.getUTCMonth()!==fe-1||ee>23||re>59||E>59)throw new l.I4("validity");return L.setUTCHours(ee,re,E)}const u={
dns:[],addresses:[],others:[]},P=["31","32","33","36","54"].map(B=>`2.5.29.${B}`),H=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function d(B){const U=new Map,
oe=B&&new l.lL(B,"extensions").inside(l.Dk.sequence);for(;oe&&!oe.isEmpty;){const V=oe.inside(l.Dk.sequence),a=V.oid(),m=V.isNext(l.Dk.boolean)&&V.boolean();if(U.
has(a))throw new l.I4("extensions");if(m&&H.includes(a))throw new l.I4("extensions");U.set(a,{critical:m,value:V.content(l.Dk.octets)})}const se=V=>U.get(`2.5.2\
9.${V}`)?.value??null,[fe,Ee,Ae,Y,ee]=[15,17,19,30,37].map(se),re=Ee?(0,T.xq)(Ee):null,E=Y?(0,T.cP)(Y):null,L=new Set([...P,...["15","19","37"].map(V=>`2.5.29.${V}`),
...re?.isKnown?["2.5.29.17"]:[],...E?.isKnown?["2.5.29.30"]:[]]);return{encodedNames:Ee??new Uint8Array,names:re??u,constraints:E,basic:Ae?M(Ae):null,maySign:fe?
q(fe):null,usages:ee?ce(ee):[],unhandled:[...U].flatMap(([V,{critical:a}])=>a&&!L.has(V)?V:[])}}function M(B){const U=new l.lL(B,"basicConstraints").inside(l.Dk.
sequence);return{isAuthority:U.isNext(l.Dk.boolean)&&U.boolean(),maxPath:U.isNext(l.Dk.integer)?U.count():null}}const ue=4,ge=128;function q(B){const[U=0,oe=0]=new l.
lL(B,"keyUsage").bits();return U===0&&oe<ge?null:(U&ue)!==0}function ce(B){const U=new l.lL(B,"extendedKeyUsage").inside(l.Dk.sequence),oe=[];for(;!U.isEmpty;)oe.
push(U.oid());return oe}}),5792:((Te,ae,s)=>{s.d(ae,{Dk:()=>l,I4:()=>e,KH:()=>J,er:()=>Z,lL:()=>I});var v=s(8947);const l={boolean:1,integer:2,bits:3,octets:4,oid:6,
utcTime:23,generalizedTime:24,sequence:48,set:49};class e extends Error{}class I{#e;#n;constructor(o,n){this.#e=o,this.#n=n}get isEmpty(){return this.#e.length===
0}isNext(o){return this.#e[0]===o}any(){const o=this.#e[0]??0,n=this.#e[1]??0;if(this.#e.length<2||(o&31)===31)throw this.#t();const f=n<128?0:n&127,g=f===0&&n<
128?n:this.#s(f),T=2+f,R=T+g;if(R>this.#e.length)throw this.#t();const c={tag:o,content:this.#e.subarray(T,R),whole:this.#e.subarray(0,R)};return this.#e=this.#e.
subarray(R),c}element(o){if(!this.isNext(o))throw this.#t();return this.any()}content(o){return this.element(o).content}optional(o){return this.isNext(o)?this.content(
o):null}inside(o){return new I(this.content(o),this.#n)}oid(){const o=this.content(l.oid);if(o.length===0||(o.at(-1)??0)>=128)throw this.#t();const n=j(o);if(n===
null)throw this.#t();const[f=0,...g]=n,T=Math.min(Math.floor(f/40),2);return[T,f-40*T,...g].join(".")}integer(){const o=this.content(l.integer),n=o[0],f=o[1]??0,
g=n===0&&f<128||n===255&&f>=128;if(n===void 0||o.length>1&&g)throw this.#t();return o}count(){const o=this.integer();if(o.length>8||(o[0]??0)>=128)throw this.#t();
return o.reduce((n,f)=>n*256+f,0)}boolean(){const o=this.content(l.boolean);if(o.length!==1||o[0]!==0&&o[0]!==255)throw this.#t();return o[0]!==0}bits(){const o=this.
content(l.bits),[n=8]=o,f=o.subarray(1),g=f.at(-1)??0;if(n>7||n>0&&f.length===0)throw this.#t();if((g&(1<<n)-1)!==0)throw this.#t();return f}#s(o){const n=this.#e.
subarray(2,2+o);if(o===0||o>4||n.length<o)throw this.#t();const f=n.reduce((g,T)=>g*256+T,0);if(f<128||n[0]===0)throw this.#t();return f}#t(){return new e(this.#n)}}
function j(p){const o=[];let n=!0,f=0;for(const g of p){if(n&&g===128||(f=f*128+(g&127),f>=2**31))return null;n=g<128,n&&(o.push(f),f=0)}return o}const z={12:p=>!(0,v.
_6)(p).includes("\uFFFD"),18:p=>/^[\d ]*$/.test((0,v.iP)(p)),19:p=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test((0,v.iP)(p)),20:()=>!0,22:p=>p.every(o=>o<128),30:p=>p.length%
2===0&&F(p)},J=({tag:p,content:o})=>z[p]?.(o)??!1,F=p=>p.every((o,n)=>{const f=o*256+(p[n+1]??0);return n%2===1||!(f>=55296&&f<57344||f>=65534||f>=64976&&f<=65007)}),
Z=(p,o)=>p.length===o.length&&p.every((n,f)=>n===o[f])}),8167:((Te,ae,s)=>{s.d(ae,{AI:()=>f,cP:()=>F,xq:()=>J,z$:()=>R});var v=s(6181),l=s(8947),e=s(5792);const I=130,
j=135,z=[129,134];function J(C){const k="subject alternative names",_=new e.lL(C,k).inside(e.Dk.sequence),X=[],u=[],P=[];for(;!_.isEmpty;){const{tag:H,content:d}=_.
any();if(z.includes(H)&&P.push(H),H===I&&X.push(n(d,k)),H===j){if(d.length!==4&&d.length!==16)throw new e.I4(k);u.push(d)}}return{dns:X,addresses:u,others:P,isKnown:[
...X,...u,...P].length>0}}function F(C){const k="name constraints",_=new e.lL(C,k),X=_.inside(e.Dk.sequence),[u,P]=[160,161].map(M=>X.optional(M)??new Uint8Array);
if(!u||!P||!X.isEmpty||!_.isEmpty)throw new e.I4(k);if(u.length+P.length===0)throw new e.I4(k);const[H,d]=[Z(u),Z(P)];return{permitted:H,excluded:d,isKnown:H.isKnown&&
d.isKnown}}function Z(C){const k="name constraints",_=new e.lL(C,k),X=[],u=[],P=[];let H=!0;for(;!_.isEmpty;){const{tag:M,content:ue}=_.inside(e.Dk.sequence).any(),
ge=ue.length/2;if(M===I)X.push(n(ue,k).toLowerCase());else if(M===j&&(ge===4||ge===16))u.push({address:ue.subarray(0,ge),mask:ue.subarray(ge)});else{if(M===j)throw new e.
I4(k);z.includes(M)?P.push(M):H=!1}}if(!(X.every(M=>p(M.replace(/^\.(?=.)/,"")))&&u.every(({mask:M})=>o(M))))throw new e.I4(k);return{dns:X,networks:u,others:P,
isKnown:H}}const p=C=>/^[!-~]*$/.test(C)&&!/^\.|\.\.|\.$/.test(C),o=C=>/^1*0*$/.test(Array.from(C,k=>k.toString(2).padStart(8,"0")).join(""));function n(C,k){if(C.
some(_=>_>=128))throw new e.I4(k);return(0,l.iP)(C)}function f({dns:C,addresses:k},_){const X=(0,v.r5)((0,v.n7)(_));if(X!==null)return k.some(d=>(0,e.er)(d,Uint8Array.
from(X)));const u=_.toLowerCase(),P=u.replace(/\.$/,"").split("."),H=P.every(d=>g.test(d));return C.some(d=>{const M=d.toLowerCase(),[ue,...ge]=M.split("."),q=ue===
"*"&&ge.length>0,ce=q?ge:[ue,...ge];return!H||!ce.every(B=>g.test(B??""))?M===u&&M!==".":ce.join(".")===P.slice(q?1:0).join(".")})}const g=/^[a-z0-9_][a-z0-9_-]*$/,
T=25e4;function R(C,{permitted:k,excluded:_}){const X=k.dns.length+_.dns.length,u=k.networks.length+_.networks.length;if(C.dns.length*X+C.addresses.length*u>T)return!1;
const H=new Set([...k.others,..._.others]);if(C.others.some(ue=>H.has(ue)))return!1;const d=C.dns.every(ue=>{const ge=ue.toLowerCase();return p(ge)&&(k.dns.length===
0||k.dns.some(q=>c(ge,q)))&&!_.dns.some(q=>c(ge,q)||$(ge,q))}),M=C.addresses.every(ue=>(k.networks.length===0||k.networks.some(ge=>O(ue,ge)))&&!_.networks.some(
ge=>O(ue,ge)));return d&&M}const c=(C,k)=>k===""||C===k||C.endsWith(k.startsWith(".")?k:`.${k}`),$=(C,k)=>C.startsWith("*.")&&k.replace(/^[^.]*/,"")===C.slice(1),
O=(C,{address:k,mask:_})=>C.length===k.length&&C.every((X,u)=>{const P=_[u]??0;return(X&P)===((k[u]??0)&P)})}),997:((Te,ae,s)=>{s.d(ae,{O:()=>l,T:()=>I});var v=s(
1064);const l=({earlier:j,attempt:z,later:J})=>[...j,z,...J];function e({discovery:j,timing:z,headMs:J,hops:F},{attemptMs:Z}){const p=J!==null&&J<=Z?F.at(-1)?.status:
null;return p===null||(0,v.Mq)(p??0)?"retries":j.kind!=="failed"&&z.totalMs<=Z?"works":"fails"}function I(j,z){const J=j.map(p=>e(p,z)),F=J.indexOf("works");return F<
0?"never":F<=z.retries&&!J.slice(0,F).includes("fails")?"always":"sometimes"}}),2696:((Te,ae,s)=>{s.r(ae),s.d(ae,{contact:()=>Yt,crashedVisit:()=>yt,judgeRequests:()=>u,
judgeVisit:()=>vt,mergeMistakes:()=>j.O,outcomesOf:()=>wt,readCliConfig:()=>j.J,thisMachine:()=>I});var v=s(8161),l=s(5747);const e={x64:"amd64",ia32:"386",ppc64:"\
ppc64le"};function I(t){const r=(0,v.platform)();return{system:r==="win32"?"windows":"unix",platform:`${r==="win32"?"windows":r}_${e[(0,v.arch)()]??(0,v.arch)()}`,
environment:t,accountHome:(0,l.N0)(()=>(0,v.userInfo)().homedir||null,null)}}var j=s(73),z=s(960),J=s(2636),F=s(9209),Z=s(9872),p=s(5799),o=s(8011),n=s(1064),f=s(
7531),g=s(1831),T=s(9562),R=s(997);const c=1440*60*1e3,$=1;function O(t,r){const{hops:w,certificates:S}=t.attempt;return[...ue(t),...C(t,r),...H(w),...d(S,r),...M(
t,r)]}function C(t,r){const{discovery:w,hops:S}=t.attempt;switch(w.kind){case"skipped":return[(0,p.hD)(w.problem)];case"failed":{const b=r.isFork&&w.problem.code===
"document-unauthorized"&&!t.credentials?.hasToken;return[(0,p.hD)(w.problem,b?{severity:"notice"}:{})]}case"found":case"absent":{const b=S[0]?.url??"";return[..._(
b,S.length-1,r),...X(t,r),...w.kind==="found"&&w.truncated?[k(t)]:[]]}}}const k=({host:t,attempt:{hops:r}})=>(0,p.hD)((0,J.zf)({url:r.at(-1)?.url??"",page:null,
asked:(0,g.nx)(t),bytes:null,limit:f.b,isPadding:!0}));function _(t,r,w){const S=w.clients.filter(b=>r>n.NX[b]);return S.length>0?[(0,p.hD)((0,F.KA)({url:t,asks:"\
document",redirects:r,clients:S,limits:n.NX}))]:r>$?[(0,p.hD)((0,F.CL)({url:t,redirects:r}))]:[]}function X(t,{releases:r,slowMs:w}){const S=(0,g.nx)(t.host),b=t.
attempt.timing.totalMs,Q=(0,R.O)(t),te=ie=>(0,R.T)(Q,ie)!=="never",le=r.filter(ie=>!te(ie)),he=({client:ie})=>!r.some(ye=>ye.client===ie&&te(ye)),ve=[!0,!1].flatMap(
ie=>{const ye=le.filter(Ce=>he(Ce)===ie);if(ye.length===0)return[];const Pe=(0,z.Qs)({host:S,phase:"complete",tookMs:b,releases:ye});return[(0,p.hD)(Pe,{needed:ie})]});
if(ve.length>0||b<=w)return ve;const we=P(t.attempt.timing);return[(0,p.hD)((0,z.U2)({host:S,tookMs:b,limitMs:w,phase:we,releases:r}))]}function u({host:t,slowest:r,
certificates:w},S,{slowMs:b,...Q}){const te=S.map(ie=>ie.host),le=w.filter(ie=>!te.includes(ie.host)),he=r?.timing.totalMs??0;if(r===null||he<=b)return d(le,Q);
const ve={host:(0,g.nx)(t),url:r.url,tookMs:he,limitMs:b},we=(0,z.U2)({...ve,phase:P(r.timing)});return[(0,p.hD)(we),...d(le,Q)]}function P({lookupMs:t,connectMs:r,
tlsMs:w,firstByteMs:S,totalMs:b}){const te=[["lookup",t],["connection",r],["tls",w],["response",S]].map(([he,ve])=>({name:he,ms:ve??0})),le={name:"rest",ms:te.reduce(
(he,{ms:ve})=>he-ve,b)};return te.reduce((he,ve)=>ve.ms>he.ms?ve:he,le)}function H(t){const r=t.find(({url:S})=>S.startsWith("http://"));if(r===void 0)return[];
const w=r.authorization==="withheld";return[(0,p.hD)((0,F.n4)({url:t[0]?.url??"",to:r.url,exposesToken:w}))]}function d(t,{certificateDays:r,now:w}){const S=new Map;
for(const b of t){const Q=S.get(b.host);(Q===void 0||b.expires<Q.expires)&&S.set(b.host,b)}return[...S.values()].flatMap(({host:b,expires:Q})=>{const te=(Date.parse(
Q)-w)/c;return te<0||te>=r?[]:[(0,p.hD)((0,Z.BU)({host:b,days:Math.floor(te),expires:Q}))]})}function M(t,r){const{host:w,attempt:S,earlier:b}=t,[Q]=b,te=["fail\
ed","skipped"].includes(S.discovery.kind);if(Q?.discovery.kind!=="failed"||te)return[];const le=Q.discovery.problem.message,he=(0,R.O)(t),ve=r.releases.filter(ie=>(0,R.
T)(he,ie)==="sometimes"),we=b.length+1;return[(0,p.hD)((0,z.Er)({host:(0,g.nx)(w),attempts:we,failure:le,releases:ve}))]}function ue({credentials:t,attempt:r}){
const{discovery:w}=r;return t?.problem?w.kind==="failed"&&w.problem.code===t.problem.code?[]:[(0,p.hD)(t.problem)]:[]}function ge({host:t},r){if(!r.some(({service:S})=>S===
T.e$))return[];const{name:w}=(0,g.Sv)(t);return[...w.includes(".")?[]:[(0,o.Zp)({host:t,name:w})],.../(^|\.)xn--/.test(t)?[(0,o._W)({host:t})]:[]].map(S=>(0,p.hD)(
S,{services:[T.e$]}))}var q=s(6697),ce=s(5143),B=s(8185),U=s(4283),oe=s(4e3),se=s(9319),fe=s(5195);function Ee({host:t,attempt:r},w){const{name:S}=(0,g.Sv)(t),b=(0,fe.
uo)(S),Q=r.hops[0]?.address??null;if(b!=="public"||Q===null)return b;const te=(0,fe.Zu)(Q),le=w.some(he=>he.name===S);return te==="loopback"&&le?"public":te}const Ae={
public:0,reserved:1,private:2,metadata:2,loopback:3},Y=(t,{kind:r})=>Ae[V(t)]>Ae[r];function ee(t,r){const{host:w,hasToken:S,hostname:b}=r,Q=t.filter(({url:ie})=>Y(
ie,r)),te=t.filter(ie=>!Q.includes(ie)),le=te.filter(({url:ie})=>ie.scheme==="http"),he=te.filter(({id:ie,endpoint:ye})=>ye===null&&(0,T.p4)(ie)),ve=Map.groupBy(
he,({url:ie})=>a(ie,b)),we=te.filter(({endpoint:ie,url:ye})=>ie===null&&m(ye,b));return[...re(Q,L,ie=>{const[ye,...Pe]=new Set(Q.map(({url:Ue})=>V(Ue))),Ce=Pe.length===
0&&(ye==="loopback"||ye==="reserved");return(0,se.o1)({...ie,host:w,kind:Ce?ye:"private"})}),...re(le,L,ie=>(0,se.l5)({...ie,host:w,hasToken:S})),...[...ve].flatMap(
([ie,ye])=>ie===null?[]:re(ye,L,Pe=>(0,se.T$)({...Pe,host:w,name:ie,hasToken:S}))),...re(we,L,ie=>(0,se.Gh)({...ie,host:w})),...re(te.filter(({url:ie})=>ie.path.
includes("//")),E,ie=>(0,se.$H)({...ie,host:w})),...re(y(t),E,ie=>(0,se.ln)({...ie,host:w}))]}function re(t,r,w){if(t.length===0)return[];const S=[...new Set(t.
map(({url:b})=>t.length===1?E(b):r(b)))];return[(0,p.hD)(w({uses:t,urls:S}),{services:[...new Set(t.map(({id:b})=>b))],needed:t.some(({needed:b})=>b)})]}const E=t=>(0,oe.
dh)((0,U.Pl)(t)),L=t=>(0,oe.dh)(`${t.scheme}://${t.host}`);function V(t){const{name:r}=(0,U.cz)(t);return(0,fe.Sz)(/[^\0-\x7f]/.test(r)?(0,g.$o)(r)??"":r.toLowerCase())}
function a(t,r){const{name:w}=(0,U.cz)(t),S=(0,g.Sv)(r).name;if(w.toLowerCase()===S)return null;const b=(0,g.Pv)(w);return b.ok&&b.value===S?null:w}function m(t,r){
if(t.scheme==="http"||a(t,r)!==null)return!1;const w=S=>Number(S||443);return w((0,U.cz)(t).port)!==w(/:(\d+)$/.exec(r)?.[1]??null)}function y(t){const r=[T.e$,
T.xq].flatMap(S=>t.find(b=>b.id===S)??[]),w=new Set(r.map(({url:S})=>E(S).replace(/\/$/,"")));return r.length===2&&w.size===1?r:[]}var i=s(8988),h=s(2886),A=s(7310);
function D(t,r){const w=t.forced.filter(({client:te})=>r.includes(te)),S=r.filter(te=>!w.some(le=>le.client===te)),Q=[...Map.groupBy(w,({place:te,services:le})=>JSON.
stringify([te,le])).values()].flatMap(te=>{const[le]=te;if(le===void 0)return[];const he={...t,attempt:G(t,le.services),earlier:[],later:[]};return[{clients:te.
map(({client:ve})=>ve),visit:he,forced:le}]});return S.length>0||Q.length===0?[{clients:S,visit:t,forced:null},...Q]:Q}function G({host:t,attempt:r},w){return{discovery:{
kind:"found",url:(0,g.cu)(t),services:w,truncated:!1},hops:[],timing:{...r.timing,totalMs:0},headMs:0,certificates:[]}}function W(t,{forced:r,clients:w}){if(r===
null)return[];const{discovery:S}=t.attempt,b=`${r.place.file}:${r.place.line}`,Q={host:(0,g.nx)(t.host),at:b},te=S.kind==="found"?S.services:r.services,le=de(r.
services,te);return[(0,A.Yv)(Q),...le.length>0?[(0,A.kV)({...Q,services:le})]:[]].map(ve=>(0,p.hD)(ve,{clients:w}))}function de(t,r){const[w,S]=[t,r].map(Q=>new Map(
Q.map(({id:te,value:le})=>[te,le])));return[...new Set([...t,...r].map(({id:Q})=>Q))].filter(Q=>!pe(w?.get(Q),S?.get(Q)))}function pe(t,r){const w=[[t,r]];for(const[
S,b]of w){if(S===b)continue;if(!Re(S)||!Re(b))return!1;const Q=Object.keys(S);if(!(Array.isArray(S)===Array.isArray(b)&&Q.length===Object.keys(b).length)||Q.some(
le=>!Object.hasOwn(b,le)))return!1;for(const le of Q)w.push([S[le],b[le]])}return!0}const Re=t=>typeof t=="object"&&t!==null;var Se=s(9464),De=s(2847),$e=s(793),
Le=s(9529);const Ie=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,_e=t=>Ie.test(t)&&!/^[a-z0-9-]+\.json$/i.test(t),Me=t=>t.replace(/[?#].*$/s,
""),je=t=>t.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function K(t){const r=x(t),{id:w,host:S,value:b}=t,Q={id:w,host:S,url:(0,U.Pl)(t.url)};
if(r!==null)return[(0,se.WS)({...Q,why:r})];const te=ne(t)?(0,n.ab)(w):[];return[b===""?(0,se.Q8)(Q):null,_e(b)?(0,se.Ew)({...Q,value:Me(b),why:null}):null,N(b)?
(0,se.J6)(Q):null,te.length>0?(0,se.jI)({...Q,clients:te}):null,t.url.query!==""&&(0,T.p4)(w)?(0,se.Xq)(Q):null].filter(le=>le!==null)}function x({url:t}){const{
name:r,port:w}=(0,U.cz)(t);return r===""?"no Host in request URL":w===""||Number(w)>0&&Number(w)<=65535?null:`invalid port "${w}"`}const N=t=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.
test(t)&&!_e(t),ne=({value:t,url:r})=>t!==""&&!/^$|\/$/.test(r.path),me={"client-missing":$e.pF,"client-empty":$e.iP,"grant-types-invalid":$e.Si,"grant-types-un\
supported":$e.yA,"grant-types-unknown":$e.N4,"authz-missing":$e.K3,"token-missing":$e.xu,"ports-count":$e.XB,"ports-range":$e.Vr,"ports-order":$e.QI,"ports-sing\
le":$e.uR,"ports-ignored":$e.WC,"scopes-invalid":$e.mH,"scopes-ignored":$e.lT};function ke(t,r,w){const{value:S,flaws:b}=(0,Le.m)(t,r,w),Q={...S,authz:xe(S.authz),
token:xe(S.token)},te=be(Q,r),le=te.length===0?[]:[$e.Cq({host:w,endpoints:te})];return{login:Q,problems:[...b.map(he=>Oe(he,w)),...le]}}function be(t,r){const w=(0,U.
cz)(r);return w.port===""||w.port==="443"?[]:["authz","token"].flatMap(S=>{const b=t[S],Q=b===null?null:(0,U.Dl)(b);if(b===null||!Q?.ok||Q.value.scheme!=="https")
return[];const te=(0,U.cz)(Q.value);return te.name.toLowerCase()===w.name.toLowerCase()&&te.port===""?[{name:S,url:b,port:w.port}]:[]})}function Oe(t,r){return"\
why"in t?(t.rule==="authz-invalid"?$e.TJ:$e.mL)({host:r,why:je(t.why)}):me[t.rule]({host:r,value:t.value})}function xe(t){const r=t===null?null:(0,U.Dl)(t);return r?.
ok?(0,U.Pl)(r.value):null}function Be(t,r){const w=ie=>{const{discovery:ye,base:Pe}=r,{services:Ce,url:Ue}=ye;return(0,T.TE)(t,{services:Ce,documentUrl:Ue,display:Pe.
host,client:ie})},S=He(t,r).map(ie=>({client:ie,lookup:w(ie)})),[b,...Q]=S;if(b===void 0)throw new Error("no client is checked");const te=Q.filter(({lookup:ie})=>ie.
kind!==b.lookup.kind),le=ie=>!Ye(ie)||w(ie).kind===b.lookup.kind,he=te.length===0?(0,n.SZ)(t).filter(le):[b.client],ve=Je(t,b.lookup,he,r),we=te.flatMap(({client:ie,
lookup:ye})=>Je(t,ye,[ie],r).findings);return{...ve,findings:[...ve.findings,...we]}}function He(t,{requirements:r,clients:w}){return r.find(({service:S})=>S===
t)?.clients??w}const Xe=2048,Ye=t=>n.Du.some(r=>r===t);function Je(t,r,w,S){const{discovery:b,base:Q}=S,{host:te}=Q,le=he=>he.map(ve=>(0,p.hD)(ve,{services:[t]}));
switch(r.kind){case"url":{const{url:he,value:ve}=r,we=K({id:t,value:ve,url:he,host:te}),ie=!we.some(({code:Pe})=>Pe==="service-url-invalid"),ye=(0,oe.dh)((0,U.Pl)(
he),Xe);return{outcome:{id:t,kind:"url",url:ye},findings:le(we),urls:ie?[{id:t,endpoint:null,url:he,needed:!0}]:[]}}case"object":{const{login:he,problems:ve}=ke(
r.value,b.url,te),we=ve.find(({severity:ie})=>ie==="error");return{outcome:we?{id:t,kind:"problem",problem:we}:{id:t,kind:"login",login:he},findings:le(ve),urls:ut(
he,t)}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const he=ht(t,r,S),ve=(0,p.hD)(he,{services:[t],clients:w});return{outcome:{id:t,kind:"\
problem",problem:he},findings:[ve],urls:[]}}}}const ut=(t,r)=>["authz","token"].flatMap(w=>{const S=(0,U.Dl)(t[w]??"");return t[w]!==null&&S.ok?[{id:r,endpoint:w,
url:S.value,needed:!0}]:[]}),Ze=(t,{offer:r,base:w,block:S})=>({id:t,host:w.host,block:S,...r}),dt=({services:t})=>({offered:t.map(({id:r})=>r),isArtifactory:t.
some(({value:r})=>typeof r=="string"&&r.includes("/artifactory/"))});function ht(t,r,w){const S={...Ze(t,w),why:r.why};switch(r.kind){case"missing":return(0,De.
WI)(S);case"bad-id":case"version":return(0,De.C6)({...S,isReadable:r.kind==="version"});case"type":{const{value:b}=r;return t===T.S3?(0,$e.e7)({...S,value:b}):(0,De.
IR)({...S,value:b})}case"bad-url":{const b=je(r.why);return _e(r.value)?(0,se.Ew)({...S,value:Me(r.value),why:b}):r.reason==="user-info"?(0,se.Ju)(S):(0,se.WS)(
{...S,url:null,why:b})}}}function ft({discovery:t},r){const w=r.requirements.map(({service:S})=>S);switch(t.kind){case"failed":case"skipped":return{services:[],
findings:[]};case"absent":return{services:[],findings:[gt(t,r.base.host,w)]};case"found":return pt({...r,discovery:t,offer:dt(t)},w)}}function pt(t,r){const{discovery:w,
clients:S}=t,b=r.filter(ye=>ye!=="any"),Q=w.services.map(({id:ye})=>ye).filter(ye=>!b.includes(ye)&&n.Du.some(Pe=>(0,T.oe)(ye,Pe).ok)),te=b.map(ye=>Be(ye,t)),le=({
outcome:ye,findings:Pe,urls:Ce})=>ye.kind!=="problem"&&!Ce.some(({endpoint:Ue,url:Ne})=>Ue===null&&Y(Ne,t.base))&&!Pe.some(Ue=>(0,h.ER)(Ue)&&S.some(Ne=>Ue.affects.
includes(Ne))),he=Q.map(ye=>Be(ye,t)),ve=!r.includes("any")||[...te,...he].some(le),we=[...te,...ve?he.map(mt):he],ie=r.includes("any")&&we.length===0?[(0,p.hD)(
(0,De.WI)({...Ze("any",t),why:""}))]:[];return{services:we.map(({outcome:ye})=>ye),findings:[...we.flatMap(({findings:ye})=>ye),...ee(we.flatMap(({urls:ye})=>ye),
t.base),...ie]}}function mt({outcome:t,findings:r,urls:w}){if(!(0,T.D6)(t.id))return{outcome:t,findings:[],urls:[]};const S=b=>({...b,needed:!1});return{outcome:t,
findings:r.map(S),urls:w.map(S)}}function gt({why:t,url:r},w,S){const b=S.filter(he=>he!=="any"),te=[...new Set(b.map(he=>he.split(".")[0]??he))].map(T.Tz),le=(0,J.
HB)({host:w,url:(0,U.Pl)(r),why:t,required:b,clientErrors:te});return(0,p.hD)(le,{services:b.length===1?b:[]})}function vt(t,r,w){const{visit:S,requirements:b,predicted:Q,
requests:te,isNew:le}=t,{host:he}=S,ve=r.dialect.clients.filter(ze=>b.some(Ge=>Ge.clients.includes(ze))),we=(0,h.TC)(he,b),ie=D(S,ve),ye=ie.map(ze=>St(S,ze,b,r,
we)),Pe=ye[0]?.services??[],Ce=ie.some(({forced:ze})=>ze===null)?[...(0,i.s)(S,b,we,w),...(0,Se.u)(S,Pe,w)]:[],Ue=Qe(t),Ne=[...[...ye.flatMap(ze=>ze.findings),...Ce].
map(Ue),...Q.map(ze=>({...Ue(ze),places:(0,ce.As)((0,h.Rh)(ze.places))})),...(te===null?[]:u(te,S.attempt.certificates,r)).map(Ue),...ge(S,b).map(Ue)],Vt=Et(he,
b),Gt=Ne.map(ze=>{const Ge=ze.needed&&(0,h.ld)(ze,t,r),Zt=(0,p.pj)(ze.problem,we);return(0,h.nv)((0,p.aZ)({...ze,problem:Zt,needed:Ge},Vt),ve)}),Jt=ie[0]?.forced?.
place??null;return{visit:S,requirements:b,services:Pe,servicesFrom:Jt,findings:Gt,isNew:le}}function Qe({visit:t,requirements:r,isNew:w}){const S=(0,h.HJ)(r);return b=>({
...b,...S(b.services),host:t.host,isHostNew:w})}function yt(t,{clients:r},w){const{visit:S,requirements:b,isNew:Q}=t,te=(0,q.n3)({host:(0,g.nx)(S.host),thrown:w}),
le={kind:"skipped",problem:te};return{visit:{...S,attempt:{...S.attempt,discovery:le,hops:[]}},requirements:b,services:[],servicesFrom:null,findings:[(0,h.nv)(Qe(
t)((0,p.hD)(te)),r)],isNew:Q}}function Et(t,r){return r.every(({isImplied:S})=>S)?[...r.flatMap(({clients:S})=>S),...(0,n.Yr)(t)]:n.zK}function St(t,r,w,S,b){const{
clients:Q,forced:te}=r,{services:le,findings:he}=ft(r.visit.attempt,{requirements:w,clients:Q,block:te===null?null:`${te.place.file}:${te.place.line}`,base:{hostname:t.
host,host:(0,g.nx)(t.host),hasToken:t.credentials?.hasToken===!0,kind:te===null?Ee(t,S.resolve):"loopback"}}),ve=te===null?b:{...b,role:"operator"},we=S.dialect.
releases.filter(({client:Ce})=>Q.includes(Ce)),ie=[...W(t,r),...O(r.visit,{...S,clients:Q,releases:we}),...he,...te===null?(0,B.I)(t.host,le,w,S):[]],ye=t.forced.
map(({client:Ce})=>Ce),Pe=te===null?n.zK.filter(Ce=>!ye.includes(Ce)):r.clients;return{services:le.map(Ce=>Ce.kind==="problem"?{...Ce,problem:(0,p.pj)(Ce.problem,
ve)}:Ce),findings:ie.map(Ce=>({...(0,p.aZ)(Ce,Pe),problem:(0,p.pj)(Ce.problem,ve)}))}}function wt(t){const r=S=>{const b=t.filter(({problem:Q,affects:te})=>te.includes(
S)&&Q.usualSeverity!=="notice");return b.some(h.ER)?"fails":b.length>0?"warns":"works"},w=n.zK.map(S=>[S,r(S)]);return Object.fromEntries(w)}var kt=s(2389),Fe=s(
7598),We=s(1692),qe=s(2767),Ke=s(5792),et=s(8167);const Tt=8192,tt=1024,$t=100;function nt(t){const r=[];for(const[Q,te]of t.sent.entries()){const le=(0,qe.h)(te);
if(!le.ok)return{ok:!1,flaw:le.flaw,isLeaf:Q===0};const{certificate:he}=le,{key:ve}=he;if(ve.kind==="rsa"&&ve.bits>Tt)return{ok:!1,flaw:{kind:"key-size",bits:ve.
bits},isLeaf:Q===0};r.push(he)}const[w,...S]=r;if(w===void 0)throw new Error("a server sends at least one certificate");const b=Ot(w,t);return b!==null?{ok:!1,flaw:b,
isLeaf:!0}:At(w,S,t)}function Ot(t,{host:r,now:w}){const S=st(t,w);if(S!==null)return S;const{key:b}=t;return(0,et.AI)(t.names,r)?b.kind==="unsupported"?{kind:"\
key",name:b.name}:b.kind==="rsa"&&b.bits<tt?{kind:"key-size",bits:b.bits}:null:{kind:"other-name",names:t.names.dns}}function st({unhandled:t,notBefore:r,notAfter:w},S){
const[b]=t;return b!==void 0?{kind:"critical-extension",id:b}:S<r?{kind:"not-yet-valid",at:r}:S>w?{kind:"expired",at:w}:null}function At(t,r,w){const S={others:r,
options:w,checks:0,hint:null},b=w.anchors(t.subject).some(Q=>Dt(Q,t))?rt(S,[t]):ot(S,[t]);return b!==null?{ok:!0,chain:b}:{ok:!1,...S.hint??{flaw:{kind:"unknown\
-authority",sent:Pt(t,r)},isLeaf:!0}}}function ot(t,r){const w=r.at(-1),{options:S,others:b}=t,Q=S.anchors(w.issuer),te=b.filter(({subject:le})=>(0,Ke.er)(le,w.
issuer));for(const[le,he]of[...Q,...te].entries()){const ve=le<Q.length;if(t.checks+=1,t.checks>$t)return null;if(r.some(Pe=>Ct(Pe,he)))continue;const we=_t(r,he,
ve,S);if(we!==null&&(t.hint??=we),we!==null||!bt(he,w,S))continue;const ie=[...r,he],ye=ve?rt(t,ie):ot(t,ie);if(ye!==null)return ye}return null}function _t(t,r,w,{
now:S}){const b=t.at(-1),{basic:Q,key:te,maySign:le,version:he}=r,ve=Ce=>({flaw:Ce,isLeaf:!1});if(!(Q===null?he<3&&w:Q.isAuthority)||le===!1)return ve({kind:"no\
-authority"});const ie=t.length===1;if(!b.signature.isSupported)return{flaw:{kind:"signature",name:b.signature.name},isLeaf:ie};if(te.kind==="rsa"&&te.bits<tt)return ve(
{kind:"key-size",bits:te.bits});if(te.kind==="unsupported")return ve({kind:"key",name:te.name});const ye=st(r,S);if(ye!==null)return ve(ye);const Pe=Q?.maxPath??
null;return Pe!==null&&t.length-1>Pe?ve({kind:"path-length"}):null}const bt=(t,r,{isSignedBy:w})=>r.signature.isSupported&&t.key.kind===r.signature.key&&w(r,t);
function rt(t,r){const w=r.findIndex(({usages:b})=>!Mt(b));return w>=0?(t.hint??={flaw:{kind:"usage"},isLeaf:w===0},null):r.every(({constraints:b},Q)=>b===null||
r.slice(0,Q).every(({names:te})=>(0,et.z$)(te,b)))?r:(t.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const Rt=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],Mt=t=>t.
length===0||t.some(r=>Rt.includes(r)),Ct=(t,r)=>(0,Ke.er)(t.subject,r.subject)&&(0,Ke.er)(t.keyInfo,r.keyInfo)&&(0,Ke.er)(t.encodedNames,r.encodedNames),Dt=(t,r)=>(0,Ke.
er)(t.raw,r.raw),it=({subject:t,issuer:r})=>(0,Ke.er)(t,r);function Pt(t,r){return it(t)?"self-signed":r.length===0?"leaf":r.some(it)?"root":"chain"}var It=s(3427),
Lt=s(7030);function xt(t,r,w){for(const[S,b]of t.entries()){const Q=S===0,te=Nt(b,t[S+1],Q?r:null,w);if(te!==null)return{flaw:{kind:"openssl",check:te},isLeaf:Q}}
return null}function Nt({raw:t},r,w,S){try{const b=new Fe.X509Certificate(t),{validFrom:Q,validTo:te}=b;if(!(Date.parse(Q)<=S&&S<=Date.parse(te)))return"dates";
if(w!==null&&!zt(b,w))return"name";if(r===void 0)return null;const le=new Fe.X509Certificate(r.raw);return r.version===3&&!le.ca?"authority":b.checkIssued(le)?null:
"issuer"}catch{return"encoding"}}const Ut={subject:"never",partialWildcards:!1};function zt(t,r){if((0,Lt.isIP)(r)!==0)return t.checkIP(r)!==void 0;const w=r.replace(
/\.$/,"").toLowerCase();if(t.checkHost(w,Ut)!==void 0)return!0;const S=w.replace(/^[^.]*/,""),b=t.subjectAltName?.toLowerCase().split(", ")??[];return S!==""&&b.
includes(`dns:*${S}`)}function jt(t){const r=Ve(()=>at([...We.rootCertificates,...(0,We.getCACertificates)("extra"),...t===null?[]:[t]])),w=Ve(()=>at((0,We.getCACertificates)(
"system")));return{context:Ve(()=>(0,We.createSecureContext)({...It.Hb,ca:[]})),verify:(S,b)=>{const Q=Date.now(),te={sent:S,host:b,now:Q,isSignedBy:Kt},le=nt({
...te,anchors:r()}),he=le.ok?le:nt({...te,anchors:we=>[...r()(we),...w()(we)]});if(!he.ok)return he;const ve=xt(he.chain,b,Q);return ve===null?he:{ok:!1,...ve}}}}
function Ve(t){let r;return()=>(r??={value:t()},r.value)}const Ht=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function at(t){const r=t.flatMap(
b=>Array.from(b.matchAll(Ht),([,Q=""])=>Buffer.from(Q,"base64"))),w=Buffer.concat(r),S=new Map;return b=>{const Q=Buffer.from(b),te=Q.toString("latin1"),le=S.get(
te);if(le!==void 0)return le;const ve=(w.includes(Q)?r.filter(we=>we.includes(Q)):[]).flatMap(we=>{const ie=(0,qe.h)(we);return ie.ok&&Q.equals(ie.certificate.subject)?
ie.certificate:[]});return ve.length>0&&S.set(te,ve),ve}}const ct=new WeakMap;function Bt(t){const r=ct.get(t);if(r!==void 0)return r;const w=new Fe.X509Certificate(
t.raw).publicKey;return ct.set(t,w),w}function Kt(t,r){try{return new Fe.X509Certificate(t.raw).verify(Bt(r))}catch{return!1}}function Ft(t){const r=[...[...t.hostnames,
...t.tokens].map(({host:w})=>(0,g.Sv)(w).name),...t.resolve.map(({name:w})=>w)];return{resolve:t.resolve,namedHosts:new Set(r),chooseProxy:t.chooseProxy,trust:jt(
t.authorities)}}var Wt=s(7854),lt=s(290),Xt=s(6456);async function Yt(t,r,w,S){const{dialect:b,configs:Q,requirements:te}=r,{releases:le}=b,{credentials:he,forced:ve}=(0,Xt.
Z)(w,Q,S),we={network:Ft(w),credentials:{...he,find:(0,Wt.Oo)(he.find)},concurrency:w.concurrency,random:Math.random,now:Date.now,startTimer:S.startTimer,stop:S.
stop},ie=await(0,lt.pj)(t,{...we,forced:ve,required:Map.groupBy(te,({host:Ne})=>Ne),maxRedirects:Math.max(...b.clients.map(Ne=>n.NX[Ne])),releases:le,timeoutMs:w.
timeoutMs??(0,lt.nT)(le),retries:w.retries,progress:Ne=>S.progress({kind:"visits",...Ne})}),ye=he.known;if(w.depth==="discovery")return{visits:ie,predicted:kt.j7,
tokenSources:ye};const{predictInit:Pe}=await Promise.all([s.e(927),s.e(414)]).then(s.bind(s,5176)),Ce={...we,...r,settings:w,machine:I(S.environment),directory:S.
directory,lockHashes:r.checkouts?.lockHashes??null,plugins:r.checkouts?.plugins??null,learn:S.secrets.learn,progress:Ne=>S.progress({kind:"registries",...Ne}),visits:new Map(
ie.map(Ne=>[Ne.host,Ne]))},Ue={...w,dialect:b,isFork:S.isFork};return{visits:ie,predicted:await Pe(r.roots,Ce,Ue),tokenSources:ye}}}),6367:((Te,ae,s)=>{s.d(ae,{
JY:()=>u,dI:()=>P,Lu:()=>d,jT:()=>H});var v=s(4283);const l=32;function e(q){const ce=[];let B=q.getPeerX509Certificate();for(;B!==void 0&&ce.length<l;)ce.push(
B),B=B.issuerCertificate;return ce}function I(q,ce,B){const[U]=q;if(U===void 0)return null;const oe=ce.ok?ce.chain.slice(0,Math.max(1,ce.chain.length-1)).map(({
notAfter:Ee})=>Ee):q.map(({validTo:Ee})=>Date.parse(Ee)),se=Date.parse(U.validFrom),fe=Math.min(...oe);return Number.isNaN(se)||Number.isNaN(fe)?null:{host:B,subject:j(
U.subject)??U.subjectAltName??"",issuer:j(U.issuer)??U.issuer??"",validFrom:new Date(se).toISOString(),expires:new Date(fe).toISOString()}}const j=q=>/^CN=(.*)$/m.
exec(q??"")?.[1];var z=s(7602),J=s(1692),F=s(2767),Z=s(3427);const p=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],o=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;
async function n(q){const{code:ce,error:B,dialing:U}=q;if(p.includes(ce))return await T(await q.connectAgain())?(0,z.Au)("PLAIN_HTTP","the port responds in plai\
n HTTP"):B;if(o.test(ce))return B;const oe=await c(q);return oe===null?B:"flaw"in oe?(U.connection.rejection=oe,(0,z.Au)("CERTIFICATE_REJECTED",`certificate rej\
ected: ${oe.flaw.kind}`)):(U.connection.unsupported=oe,(0,z.Au)("TLS_UNSUPPORTED",`not supported by the clients: ${oe.name}`))}const f=3e3,g=Buffer.from([22,3,1,
0,0]);async function T(q){const ce=await new Promise(B=>{q.setTimeout(f,()=>B("")),q.once("data",U=>B(U.toString("latin1",0,5))),q.once("error",()=>B("")).once(
"close",()=>B("")),q.write(g)});return q.destroy(),ce==="HTTP/"}const R=[Z.DS,{...Z.DS,maxVersion:"TLSv1.2"}];async function c({endpoint:{name:q},dialing:ce,connectAgain:B}){
for(const U of R){const oe=(0,J.createSecureContext)({...U,ca:[]}),se=await B(),fe=await(0,z.ek)(se,ce,{name:q,secureContext:oe}).catch(()=>null);if(fe===null)continue;
const Ee=$(fe);return fe.destroy(),Ee}return null}function $(q){const ce=q.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(ce))return{kind:"version",name:ce};
const[B]=e(q),U=B&&(0,F.h)(B.raw);if(U?.ok===!1)return{flaw:U.flaw,isLeaf:!0};const oe=q.getCipher().name;if(!Z.Cg.includes(oe))return{kind:"cipher",name:oe};const se=C(
q);if(!Z.Yx.includes(se))return{kind:"group",name:se};const fe=U?.certificate.key;return fe?.kind==="unsupported"?{flaw:{kind:"key",name:fe.name},isLeaf:!0}:null}
const O={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521",secp224r1:"P-224"};function C(q){const ce=q.getEphemeralKeyInfo();return ce===null||!("type"in ce)?
"":ce.type==="DH"?`ffdhe${ce.size}`:O[ce.name??""]??ce.name??""}var k=s(2230);const _="http/1.1",X="h2";async function u(q,ce,B){if(q.scheme==="http")return M(q,
ce,B);const U=()=>M(q,ce,B),oe=await U();try{return await ge(q,oe,ce.trust,B,_)}catch(se){const fe=(0,z.$N)(se);throw fe.endsWith("_NO_APPLICATION_PROTOCOL")&&await P(
q,ce,B),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(fe)?await n({error:se,code:fe,endpoint:q,dialing:B,connectAgain:U}):se}}async function P(q,ce,B){if(q.scheme!=="http")
try{const U=await M(q,ce,B);(await ge(q,U,ce.trust,B,X)).destroy()}catch(U){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes((0,z.$N)(U)))throw U}}function H({
scheme:q,name:ce,port:B}){return(0,v.EN)(ce)+(B===(0,v.L5)(q)?"":`:${B}`)}function d(q,ce){const B=ce.resolve.find(({name:U,port:oe})=>U===q.name&&(oe===null||oe===
q.port));return B===void 0?{host:q.name,port:q.port,proxy:ce.chooseProxy(q)}:{host:B.address,port:B.addressPort??q.port,proxy:null}}async function M(q,ce,B){const{
host:U,port:oe,proxy:se}=d(q,ce);if(se===null)return(0,z.zy)(U,oe,B);(0,z.ln)(q.name,B),B.connection.proxy=se.host;const fe=await ue(se,ce,B);return q.scheme===
"https"?(0,k.X)(q,se,fe):fe}async function ue(q,ce,B){const U=q.protocol==="https:"?"https":"http",oe=q.hostname.replace(/^\[|\]$/g,""),se={scheme:U,name:oe,port:Number(
q.port)||(0,v.L5)(U)},fe=(0,z.s0)();try{return await u(se,{...ce,resolve:[],chooseProxy:()=>null},{...B,connection:fe,allowPrivate:!0})}catch(Ee){const Ae=`prox\
y ${q.host} cannot be reached: ${(0,z.bD)(Ee)}`;throw(0,z.Au)("PROXY_REFUSED",Ae)}finally{B.connection.lookupMs=fe.lookupMs,B.connection.connectMs=fe.connectMs}}
async function ge(q,ce,B,U,oe){const{connection:se}=U,fe=performance.now(),Ee=await(0,z.ek)(ce,U,{name:q.name,secureContext:B.context(),ALPNProtocols:[oe]});se.
tlsMs=performance.now()-fe;const Ae=e(Ee),Y=B.verify(Ae.map(({raw:ee})=>ee),q.name);if(se.certificate=I(Ae,Y,H(q)),Y.ok&&Ee.alpnProtocol!==X)return Ee;throw Ee.
destroy(),Y.ok?(0,z.Au)("HTTP2_ONLY","the host speaks only HTTP/2"):(se.rejection=Y,(0,z.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${Y.flaw.kind}`))}}),
7602:((Te,ae,s)=>{s.d(ae,{$N:()=>J,Au:()=>z,bD:()=>F,ek:()=>p,ln:()=>n,s0:()=>j,zy:()=>Z});var v=s(610),l=s(7030),e=s(1692),I=s(5195);const j=()=>({lookingUp:!1,
lookupMs:null,connectMs:null,tlsMs:null,address:null,proxy:null,certificate:null,rejection:null,unsupported:null}),z=(c,$)=>Object.assign(new Error($),{code:c});
function J(c){return typeof c!="object"||c===null?"":"code"in c&&typeof c.code=="string"?c.code:""}const F=c=>typeof c=="object"&&c!==null&&"message"in c?String(
c.message):String(c);async function Z(c,$,O){const{connection:C}=O;(0,l.isIP)(c)!==0&&n(c,O);const k=performance.now();let _=k;const X=(0,l.connect)({host:c,port:$,
noDelay:!0,lookup:R(O,()=>{_=performance.now(),C.lookingUp=!1,C.lookupMs=_-k})});return O.hold(X),await o(X,"connect"),C.connectMs=performance.now()-_,C.address=
X.remoteAddress??null,X}async function p(c,$,{name:O,...C}){const k=(0,e.connect)({...C,socket:c,servername:(0,l.isIP)(O)===0?O.replace(/\.$/,""):"",rejectUnauthorized:!1});
return $.hold(k),await o(k,"secureConnect"),k}function o(c,$){return new Promise((O,C)=>{const k=()=>C(z("ECONNRESET","the connection was closed"));c.once($,O).
once("error",C).once("close",k)})}function n(c,$){const O=f(c,$);if(O!==null)throw O}function f(c,{allowPrivate:$}){const O=(0,I.Sz)(c);return O==="metadata"?z(
"ADDRESS_METADATA",`${c} is a metadata address`):O==="public"||$?null:z(O==="reserved"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${c} is a ${O} address`)}const g=253,
T=c=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(c);function R(c,$){return(O,C,k)=>{if(T(O)||O.replace(/\.$/,"").length>g){const _=z("ENOTFOUND",`no such host: ${O}`);queueMicrotask(
()=>k(_,[]));return}c.connection.lookingUp=!0,(0,v.lookup)(O,{...C,all:!0},(_,X)=>{if($(),_!==null)return k(_,[]);const u=X.map(({address:d})=>f(d,c)),P=X.filter(
(d,M)=>u[M]===null),H=u.find(d=>d!==null);if(P.length===0&&H)return k(H,[]);k(null,P)})}}}),4529:((Te,ae,s)=>{s.d(ae,{X5:()=>j,be:()=>z,gQ:()=>J});var v=s(3625),
l=s(4283),e=s(1831),I=s(8408);function j(Z){const{scheme:p}=Z;if(p!=="https"&&p!=="http")return(0,v.T)(`unsupported protocol scheme "${p}"`);const{name:o,port:n}=(0,l.
cz)(Z);if(o==="")return(0,v.T)("no Host in request URL");const f=F(o);if(!f.ok)return f;const g=n===""?(0,l.L5)(p):Number(n);return g>0&&g<=65535?(0,v.J)({scheme:p,
name:f.value,port:g}):(0,v.T)(`invalid port "${n}"`)}function z(Z){const{name:p}=(0,l.cz)(Z),o=(0,e.Pv)(p);return(0,I.ER)(p)||!o.ok?p:o.value}function J(Z,{name:p}){
const{port:o}=(0,l.cz)(Z);return(0,l.EN)(p)+(o===""?"":`:${o}`)}function F(Z){return(0,I.ER)(Z)?(0,v.J)(Z.toLowerCase()):(0,e.Pv)(Z)}}),772:((Te,ae,s)=>{s.d(ae,
{f:()=>Re});var v=s(4283),l=s(3592),e=s(7075),I=s(8522),j=s(7602);const z=1e3,J=64*1024,F=1024,Z=256*1024,p=K=>Buffer.from(K,"latin1").toString("utf8");function o({
status:K,reason:x,headers:N}){const ne=Oe=>{const xe=N.get(Oe)?.[0];return xe===void 0?null:p(xe)},me=ne("content-length"),be=K!==204&&K!==304&&me!=="0"?ne("con\
tent-encoding"):null;return{status:K,reason:p(x),contentType:ne("content-type"),contentEncoding:be,location:ne("location"),retryAfter:ne("retry-after"),terraformGet:ne(
"x-terraform-get"),apiVersion:ne("tfp-api-version"),challenge:n(N.get("www-authenticate")??[]),declaredBytes:me===null||f(be)?null:Number(me)}}function n(K){const x=K.
flatMap(ne=>ne.split(",")).flatMap(ne=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(ne)?.[1]??[]);return x.some(ne=>ne.toLowerCase()==="bearer")?null:x[0]??null}const f=K=>K?.
toLowerCase()==="gzip";async function g(K,x,N){const ne=[];let me=0;const ke=N.kind==="excerpt"?setTimeout(()=>K.destroy(),z).unref():void 0;try{for await(const Oe of T(
K,x,N.maxBytes))if(ne.push(Oe),ne.length===F&&ne.splice(0,F,Buffer.concat(ne)),me+=Oe.length,me>N.maxBytes)break}catch(Oe){if((0,j.$N)(Oe)==="COMPRESSED_TOO_LAR\
GE")me=Number.POSITIVE_INFINITY;else if(N.kind==="whole")throw Oe}finally{clearTimeout(ke),K.destroy()}return{bytes:Buffer.concat(ne).subarray(0,N.maxBytes),truncated:me>
N.maxBytes}}function T(K,x,N){if(!f(x.contentEncoding))return K;const ne=(0,I.createGunzip)();return(0,e.pipeline)(K,R(N+J),ne,()=>{}),ne}const R=K=>async function*(x){
let N=K;for await(const ne of x){if(N-=ne.length,N<0)throw(0,j.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield ne}};var c=s(6367),$=s(4529),O=s(3625);
function C(K){const[,x="",N="",ne=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(K)??[],me=/^HTTP\/(\d)\.(\d)$/.exec(x);if(me===null)return(0,O.T)("malformed status line");
if(!/^(\d|\+(?=\d))\d\d$/.test(N))return(0,O.T)("malformed status");const[,ke="",be=""]=me;return(0,O.J)({status:Number(N),reason:ne,version:Number(ke+be)})}function k(K,x){
const N=u(x);if(!N.ok)return N;const ne=new Map(N.value),{status:me,reason:ke,version:be}=K,Oe=ue(me,be,ne);if(!Oe.ok)return Oe;Oe.value.kind==="chunked"&&ne.delete(
"content-length");const xe=Oe.value.kind!=="close"&&q(be,ne);return(0,O.J)({status:me,reason:ke,headers:ne,framing:Oe.value,keepAlive:xe})}const _=/^[\w!#$%&'*+.^`|~ -]+$/,
X=K=>/^[\t -~\u0080-\u00ff]*$/.test(K);function u(K){const x=new Map;for(const N of d(K)){const ne=N.indexOf(":"),me=N.slice(0,Math.max(ne,0)),ke=H(N.slice(ne+1));
if(!_.test(me))return(0,O.T)("malformed header line");if(!X(ke))return(0,O.T)("control character in a header");const be=me.toLowerCase(),Oe=x.get(be);Oe===void 0?
x.set(be,[ke]):Oe.push(ke)}return(0,O.J)(x)}const P=/(?<![ \t])[ \t]+$/,H=K=>K.replace(/^[ \t]+/,"").replace(P,"");function d(K){const x=[];for(const N of K){const ne=H(
N),me=x.at(-1);/^[ \t]/.test(N)&&me!==void 0?me.push(ne):x.push([/^[ \t]|^[^:]*$/.test(N)?":":ne])}return x.map(N=>N.join(" "))}const M=["transfer-encoding","co\
ntent-length","trailer"];function ue(K,x,N){const ne=x>=11?N.get("transfer-encoding")??[]:[],[me]=ne;if(ne.length>1)return(0,O.T)("several Transfer-Encoding hea\
ders");if(me!==void 0&&me.toLowerCase()!=="chunked")return(0,O.T)("unsupported Transfer-Encoding");const ke=ge(N,"trailer");if(me!==void 0&&ke.some(Be=>M.includes(
Be)))return(0,O.T)("forbidden name in Trailer");const be=N.get("content-length")??[];if(new Set(be).size>1)return(0,O.T)("different Content-Length headers");const[
Oe]=be,xe=Number(Oe);return Oe!==void 0&&!(/^\d+$/.test(Oe)&&xe<2**63)?(0,O.T)("malformed Content-Length"):K<200||K===204||K===304?(0,O.J)({kind:"length",bytes:0}):
me!==void 0?(0,O.J)({kind:"chunked"}):(0,O.J)(Oe===void 0?{kind:"close"}:{kind:"length",bytes:xe})}const ge=(K,x)=>(K.get(x)??[]).flatMap(N=>N.split(",")).map(N=>N.
trim().toLowerCase());function q(K,x){const N=ge(x,"connection");return K<10||N.includes("close")?!1:K>=11||N.includes("keep-alive")}function ce(K){const[x=""]=K.
replace(P,"").split(";",1);return/^[\da-f]{1,16}$/i.test(x)?(0,O.J)(Number.parseInt(x,16)):(0,O.T)("malformed chunk size")}var B=s(8947);const U=4096,oe=16*1024,
se=10;class fe{#e="size";#n=0;#s=0;#t="";#o=[];#r=0;push(x){const N=new Uint8Array(x.length);let ne=0,me=0;for(;me<x.length&&this.#e!=="end";){if(this.#e==="dat\
a"){const Oe=Math.min(x.length,me+this.#n);N.set(x.subarray(me,Oe),ne),ne+=Oe-me,this.#n-=Oe-me,me=Oe,this.#n===0&&(this.#e="end of data");continue}const ke=x.indexOf(
se,me)+1||x.length;this.#t+=(0,B.iP)(x.subarray(me,ke)),me=ke;const be=this.#i(x[ke-1]===se);if(be!==null)return(0,O.T)(be)}return(0,O.J)({data:N.subarray(0,ne),
used:me,isEnd:this.#e==="end"})}#i(x){const N=this.#t;return N.length+this.#r>U?"long line in chunks":x?(this.#t="",!N.endsWith(`\r
`)||N.indexOf("\r")<N.length-2?"malformed end of a chunk line":this.#a(N.slice(0,-2))):null}#a(x){if(this.#e==="size")return this.#c(x);if(this.#e==="end of dat\
a")return this.#e="size",x===""?null:"malformed chunk";if(this.#r+=x.length+2,x!=="")return this.#o.push(x),null;this.#e="end";const N=u(this.#o);return N.ok?null:
N.why}#c(x){const N=ce(x);return N.ok?(this.#n=N.value,this.#e=N.value===0?"trailer":"data",N.value===0?null:(this.#s=Math.max(0,this.#s+x.length+2-16-2*N.value),
this.#s>oe?"chunks with too little data":null)):N.why}}const Ee=10;class Ae{#e;#n=Buffer.alloc(0);received=0;constructor(x){this.#e=x[Symbol.asyncIterator]()}get isEmpty(){
return this.#n.length===0}async line(x){const N=[];for(;;){const ne=this.#n.indexOf(Ee),me=this.#s(ne<0?this.#n.length:ne+1);if(N.push(me),x.bytes-=me.length,x.
bytes<0)throw(0,j.Au)("HEADERS_TOO_LARGE","too many headers");if(ne>=0)return Buffer.concat(N).toString("latin1").slice(0,-1);if(await this.#t())continue;const ke=Buffer.
concat(N).toString("latin1");return ke===""||ke==="\r"?null:ke}}async bytes(x){return await this.arrived()&&this.#s(x)}async arrived(){return this.isEmpty&&!await this.#t()?
null:this.#n}skip(x){this.#s(x)}#s(x){const N=this.#n.subarray(0,x);return this.#n=this.#n.subarray(N.length),N}async#t(){const x=await this.#e.next();return x.
done===!0?!1:(this.#n=x.value,this.received+=this.#n.length,!0)}}function Y(K){const x=new Ae(K);let N=!0,ne=0;return{mayRepeat:()=>ne>0&&x.received===ne,isFree:()=>N&&
x.isEmpty&&!K.destroyed&&K.readable,get:async me=>{N=!1,ne=x.received,K.write(ee(me),"latin1"),await L(x);const ke=await a(x),be=async function*(){yield*h(x,ke.
framing),N=ke.keepAlive},Oe=()=>{N||K.destroy()};return{head:o(ke),body:Object.assign(be(),{destroy:Oe})}}}}function ee({path:K,headers:x}){const N=Object.entries(
x).map(([me,ke])=>`${me}: ${ke}`),ne=[`GET ${K} HTTP/1.1`,...N];if(ne.some(me=>/[\r\n\0]/.test(me)))throw new Error("a request has a line break");return`${ne.join(
`\r
`)}\r
\r
`}const re=9,E=4;async function L(K){const x=await K.arrived();if(x===null||x.length<re)return;if(x[0]===0&&x[3]===E&&x.readUInt32BE(5)===0)throw(0,j.Au)("HTTP2\
_FRAME","a frame of HTTP/2, which was not negotiated")}const V=5;async function a(K){const x={bytes:Z};for(let N=0;N<=V;N+=1){const ne=m(C(await i(K,x))),me=m(k(
ne,await y(K,x)));if(me.status<100||me.status>199||me.status===101)return me}throw(0,j.Au)("HTTP_MALFORMED",`more than ${V} interim responses`)}function m(K){if(!K.
ok)throw(0,j.Au)("HTTP_MALFORMED",K.why);return K.value}async function y(K,x){const N=[];for(;;){const ne=await i(K,x);if(ne==="")return N;N.push(ne)}}async function i(K,x){
const N=await K.line(x);if(N===null)throw(0,j.Au)("ECONNRESET","the connection was closed");return N.endsWith("\r")?N.slice(0,-1):N}function h(K,x){switch(x.kind){case"\
length":return G(K,x.bytes);case"chunked":return W(K);case"close":return A(K)}}async function*A(K){for(;;){const x=await K.bytes(D);if(x===null)return;yield x}}
const D=64*1024;async function*G(K,x){let N=x;for(;N>0;){const ne=await K.bytes(Math.min(N,D));if(ne===null)throw(0,j.Au)("BODY_CUT","the body is cut off");N-=ne.
length,yield ne}}async function*W(K){const x=new fe;for(;;){const N=await K.arrived();if(N===null)throw(0,j.Au)("BODY_CUT","the body is cut off");const{data:ne,
used:me,isEnd:ke}=m(x.push(N));if(K.skip(me),ne.length>0&&(yield ne),ke)return}}var de=s(2230);const pe=12;function Re(K){const x={settings:K,alerts:[],channels:new Map,
sockets:new Set,closed:!1};return{get:N=>Se(x,N),isOpen:()=>!x.closed,close:()=>{x.closed=!0;for(const N of[...x.sockets].reverse())N.destroy()}}}async function Se(K,x){
const N={connection:null,address:null,head:null,firstByteMs:0,body:null,error:null};try{const{head:ne,body:me}=await De(K,x,N);N.head=ne,N.body=await g(me,ne,x.
planBody(ne))}catch(ne){N.address=N.connection?.address??N.address,N.error=(0,j.$N)(ne)==="ECONNRESET"&&K.alerts[0]||ne}return N}async function De(K,x,N){const{
scheme:ne,name:me,port:ke}=x.endpoint,be=`${ne}://${me} ${ke}`,Oe=_e(K,x),xe=async He=>{$e(K,be,He),N.address=He.address;const Xe=performance.now(),Ye=await He.
http.get(Oe);return N.firstByteMs=performance.now()-Xe,Ye},Be=K.channels.get(be);if(Be?.http.isFree())try{return await xe(Be)}catch(He){if(K.closed||!Be.http.mayRepeat())
throw He}try{return await xe(await Le(K,x,N))}catch(He){throw(0,j.$N)(He)==="HTTP2_FRAME"&&await(0,c.dI)(x.endpoint,K.settings,Ie(K,x,N)),He}}function $e({channels:K},x,N){
K.delete(x),K.set(x,N);const[ne]=K;K.size>pe&&ne!==void 0&&(K.delete(ne[0]),ne[1].socket.destroy())}async function Le(K,x,N){const ne=Ie(K,x,N),me=await(0,c.JY)(
x.endpoint,K.settings,ne);return{http:Y(me),socket:me,address:ne.connection.address}}function Ie(K,{allowPrivate:x},N){const ne=(0,j.s0)();return N.connection=ne,
{connection:ne,allowPrivate:x,hold:ke=>{K.sockets.add(ke),ke.on("error",be=>{(0,j.$N)(be).startsWith("ERR_SSL")&&K.alerts.push(be)}),ke.on("close",()=>K.sockets.
delete(ke)),K.closed&&ke.destroy()}}}function _e({settings:K},{url:x,endpoint:N,token:ne,headers:me}){const{proxy:ke}=(0,c.Lu)(N,K),be=N.scheme==="http"?ke:null,
Oe=(0,$.gQ)(x,N),xe=(0,v.t5)(x);return{path:Me(be===null?xe:`http://${Oe}${xe}`).replace(/ /g,"%20"),headers:{host:Oe,"user-agent":l._O,...me,...me.range===void 0?
{"accept-encoding":"gzip"}:{},...je(x,ne),...be===null?{}:(0,de.T)(be)}}}const Me=K=>Buffer.from(K,"utf8").toString("latin1");function je(K,x){if(x!==null)return{
authorization:Me(`Bearer ${x.reveal()}`).trimEnd()};const N=(0,v.aR)(K);return N===null?{}:{authorization:N}}}),3948:((Te,ae,s)=>{s.d(ae,{e:()=>U,U:()=>Y});var v=s(
4283),l=s(630),e=s(4e3),I=s(9209),j=s(1064),z=s(5195),J=s(7027),F=s(4529),Z=s(960),p=s(2636),o=s(9872),n=s(4592),f=s(6697),g=s(6367),T=s(7602);const R=E=>({describe:E,
transient:!1}),c=E=>({describe:E,transient:!0}),$=E=>L=>(0,Z.T0)({host:L.host,why:E}),O=E=>c(({host:L})=>(0,Z.P6)({host:L,error:E})),C=E=>R(({host:L})=>(0,o.cI)(
{host:L,error:E})),k=E=>c(({host:L,asks:V})=>V==="document"?(0,p.Eh)({host:L,why:E}):(0,n.Bz)({host:L,why:E})),_=E=>R(({host:L,asks:V})=>(0,f.AO)({host:L,address:E,
asks:V})),X=R(({host:E,text:L})=>(0,Z.P0)({host:E,error:L}));function u({host:E,rejection:L}){if(L===null)throw new Error("a certificate is rejected for a reaso\
n");const{flaw:V,isLeaf:a}=L;return V.kind==="expired"?(0,o.vk)({host:E,isLeaf:a,at:V.at}):V.kind==="not-yet-valid"?(0,o.x1)({host:E,isLeaf:a,at:V.at}):V.kind===
"other-name"?(0,o.B_)({host:E,names:V.names}):(0,o.SE)({host:E,isLeaf:a,flaw:V})}const P={ENOTFOUND:R($("no-such-host")),ENODATA:R($("no-such-host")),EAI_AGAIN:c(
$("no-answer")),EAI_FAIL:c($("server-failed")),ECONNREFUSED:O("refused"),ECONNRESET:O("closed"),ECONNABORTED:O("closed"),EPIPE:O("closed"),EHOSTUNREACH:O("no-ho\
st-route"),ENETUNREACH:O("no-network-route"),ETIMEDOUT:c(({host:E,asks:L})=>(0,Z.Qs)({host:E,asks:L,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:c(({host:E,
text:L})=>(0,Z.P6)({host:E,error:{proxy:L}})),PROXY_REFUSED:R(({host:E,text:L})=>(0,o.rZ)({host:E,reason:L})),PLAIN_HTTP:R(o.MY),ADDRESS_METADATA:_("metadata"),
ADDRESS_PRIVATE:_("private"),ADDRESS_RESERVED:_("reserved"),CERTIFICATE_REJECTED:R(u),TLS_UNSUPPORTED:R(({host:E,unsupported:L})=>(0,o.cI)({host:E,error:L??{code:"\
TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:C("not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:C("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:C("client-c\
ertificate"),HTTP_MALFORMED:X,HTTP2_FRAME:X,HTTP2_ONLY:R(f.ro),HEADERS_TOO_LARGE:R(p.ku),BODY_CUT:k("closed"),Z_BUF_ERROR:k("gzip"),Z_DATA_ERROR:R(({host:E,asks:L})=>L===
"document"?(0,p.jN)({host:E,encoding:"broken gzip"}):(0,n.Bz)({host:E,why:"not-gzip"}))};function H(E){return E.endsWith("UNRECOGNIZED_NAME")?C("unknown-name"):
/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(E)?C({code:E}):O({code:E})}function d(E){const{code:L}=E,V=Object.hasOwn(P,L)?P[L]:void 0,{describe:a,transient:m}=V??H(L);return{
problem:a(E),transient:m}}function M({error:E,connection:L,head:V},{endpoint:a,asks:m,limitMs:y}){const i=(0,g.jT)(a);if(y!==null){const G=ge(L,V!==null);return{
problem:(0,Z.Qs)({host:i,asks:m,phase:G,limitMs:y}),transient:!0}}const h=(0,T.$N)(E);if(h==="")throw E;const{rejection:A,unsupported:D}=L??(0,T.s0)();return d(
{code:V!==null&&ue.test(h)?"BODY_CUT":h,text:(0,T.bD)(E),asks:m,host:i,rejection:A,unsupported:D})}const ue=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function ge(E,L){
return E?.lookingUp?"lookup":E?.connectMs===null?"connection":L?"body":"response"}const q=[301,302,303,307,308],ce={kind:"excerpt",maxBytes:2048},B=8192;async function U(E){
const L={options:E,started:performance.now(),hops:[],urls:new Set,connections:[],stops:[],firstByteMs:null,headMs:null,startsInPublic:E.origin?.isPublic??!0,timedOut:!1},
V=E.startTimer(E.timeoutMs,()=>{L.timedOut=!0,E.session.close()});try{return{response:await se(L),hops:[...L.hops],timing:oe(L,performance.now()-L.started),headMs:L.
headMs,certificates:[...L.connections.flatMap(({certificate:m})=>m??[])]}}finally{V()}}function oe({connections:E,firstByteMs:L},V){const a=h=>{const A=E.map(D=>D[h]).
filter(D=>D!==null);return A.length===0?null:A.reduce((D,G)=>D+G)},[m,y,i]=[a("lookupMs"),a("connectMs"),a("tlsMs")];return{lookupMs:m,connectMs:y,tlsMs:i,firstByteMs:L,
totalMs:V}}async function se(E){let{url:L}=E.options;for(;;){const V=(0,F.X5)(L);if(!V.ok)return ee((0,I.Y3)({redirect:"to",url:(0,v.Pl)(L),why:V.why}));const a=await Ee(
E,L,V.value);if(a.kind==="failed"||!fe(a.head))return a;const m=(0,l.O)(L,a.head.location??"");if(!m.ok){const y=`failed to parse Location header: ${m.why}`;return ee(
(0,I.Y3)({redirect:"from",url:(0,v.Pl)(L),why:y}))}if(E.hops.length>E.options.maxRedirects)return re(E,m.value);if((0,v.jr)(m.value).length>B){const y=`its URL \
has more than ${B} characters, which servers do not accept`;return ee((0,I.Y3)({redirect:"from",url:(0,v.Pl)(L),why:y}))}L=m.value}}const fe=({status:E,location:L})=>q.
includes(E)&&!!L;async function Ee(E,L,V){const{options:a,hops:m}=E,{token:y,settings:i,planBody:h,headers:A,origin:D}=a,G=m.length===0&&D===null;E.urls.add((0,v.
jr)(L)),E.stops.push({scheme:V.scheme,name:(0,F.be)(L)});const W=y===null?"none":(0,J.n)(E.stops).at(-1)??"dropped";E.headMs=null;const de=performance.now(),pe=await a.
session.get({url:L,endpoint:V,token:W==="sent"?y:null,headers:A,allowPrivate:!E.startsInPublic||G||i.namedHosts.has(V.name),planBody:Ie=>(E.headMs=performance.now()-
E.started,fe(Ie)?ce:h(Ie))}),Re=performance.now()-de;Ae(E,pe,{url:(0,e.dh)((0,v.Pl)(L)),authorization:W,ms:Re}),G&&(E.startsInPublic=Y(i,V.name,pe.address));const{
head:Se,body:De}=pe;if(Se!==null&&De!==null)return{kind:"received",url:L,head:Se,body:De};const $e=E.timedOut?a.timeoutMs:null,{asks:Le}=a;return{kind:"failed",
...M(pe,{endpoint:V,asks:Le,limitMs:$e})}}function Ae(E,L,{url:V,authorization:a,ms:m}){const{connection:y,head:i}=L;y!==null&&E.connections.push(y),L.body!==null&&
(E.firstByteMs=(E.firstByteMs??0)+L.firstByteMs),E.hops.push({url:V,status:i?.status??null,reason:(0,e.dh)(i?.reason??""),mediaType:i?.contentType?(0,e.dh)(i.contentType):
null,authorization:a,challenge:i?.challenge?(0,e.dh)(i.challenge):null,address:y?.address??null,proxy:y?.proxy??null,ms:m})}function Y({resolve:E},L,V){const a=E.
some(m=>m.name===L);return!["private","loopback"].includes((0,z.Sz)((a?null:V)??L))}const ee=E=>({kind:"failed",problem:E,transient:!1});function re({urls:E,hops:L,
options:V},a){const{asks:m,redirectLimits:y}=V,i=L[0]?.url??"";if(E.has((0,v.jr)(a)))return ee((0,I.f0)({url:i,asks:m,to:(0,v.Pl)(a)}));const h=L.length,A=j.Du.
filter(D=>h>y[D]);return ee((0,I.KA)({url:i,asks:m,redirects:h,clients:A,limits:y}))}}),2230:((Te,ae,s)=>{s.d(ae,{T:()=>I,X:()=>z});var v=s(7067),l=s(4283),e=s(
7602);function I(J){if(J.username===""&&J.password==="")return{};const F=`${decodeURIComponent(J.username)}:${decodeURIComponent(J.password)}`;return{"proxy-aut\
horization":`Basic ${Buffer.from(F).toString("base64")}`}}const j=[502,503,504];function z(J,F,Z){const p=`${(0,l.EN)(J.name)}:${J.port}`,o=(n=0,f="")=>(0,e.Au)(
j.includes(n)?"PROXY_NOT_REACHED":"PROXY_REFUSED",`proxy ${F.host} returned ${n} ${f}`.trimEnd());return new Promise((n,f)=>{const g=(0,v.request)({method:"CONN\
ECT",path:p,headers:{host:p,...I(F)},insecureHTTPParser:!0,createConnection:()=>Z});g.on("error",T=>{const R=`proxy ${F.host} closed the connection: ${T.message}`;
f((0,e.Au)("PROXY_REFUSED",R))}),g.on("connect",(T,R,c)=>{if(T.statusCode===200&&c.length===0)return n(Z);Z.destroy(),f(o(T.statusCode,T.statusMessage))}),g.end()})}}),
5195:((Te,ae,s)=>{s.d(ae,{Sz:()=>O,Zu:()=>c,uo:()=>C});var v=s(6181);function l(k){let _;const X=()=>k.trim().split(/\s+/).map(e);return()=>_??=X()}function e(k){
const[_="",X]=k.split("/"),u=(0,v.r5)(_);if(u===null)throw new Error(`${_} is no address`);return{prefix:u,bits:X===void 0?u.length*8:Number(X)}}const I=({prefix:k,
bits:_},X)=>k.length===X.length&&k.every((u,P)=>{const H=Math.min(Math.max(8*(P+1)-_,0),8);return u>>H===(X[P]??0)>>H}),j=l(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),z=l("127.0.0.0/8 0.0.0.0 ::1 ::"),J=l(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),F=l(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),Z=l("0.0.0.0/0 2000::/3"),p=l("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),o=(k,_)=>k().some(X=>I(X,_)),n=[12,13,14,15],f=(k,..._)=>{const X=l(k);return{
isIn:u=>o(X,u),at:_,mask:0}},g=[f("2002::/16",[2,3,4,5]),f("2001::/32",[4,5,6,7]),{...f("2001::/32",n),mask:255},f("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,
11,12],n),{isIn:k=>/^[02],0,94,254$/.test(k.slice(8,12).join()),at:[n],mask:0}],T=k=>g.filter(_=>_.isIn(k)).flatMap(({at:_,mask:X})=>_.map(u=>u.map(P=>(k[P]??0)^
X)));function R(k){return o(z,k)?"loopback":o(p,k)?R(k.slice(12)):[k,...T(k)].some(_=>o(j,_))?"metadata":o(J,k)?"private":o(F,k)||!o(Z,k)?"reserved":"public"}function c(k){
const _=(0,v.r5)(k);return _===null?"public":R(_)}const $=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;function O(k){
const _=k.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(_))return"loopback";const X=(0,v.r5)(_)??(0,v.RY)(_);return X===null?"public":R(X)}function C(k){
const _=O(k);return _!=="public"||k.includes(":")?_:$.test(k.replace(/\.$/,""))?"private":"public"}}),9529:((Te,ae,s)=>{s.d(ae,{m:()=>z});var v=s(4283),l=s(8999);
const e=[1024,65535],I=["authz_code","password"],j="app.terraform.io";function z(n,f,g){const T=[],R=(P,H,d)=>(T.push({rule:H,value:d}),P),c=P=>Object.hasOwn(n,
P)?n[P]:void 0,$=J(c("client"),R),O=F(c("grant_types"),g,R),C=(P,H)=>{const d=c(P);if(typeof d!="string")return H.some(ce=>O.includes(ce))?R(null,`${P}-missing`,
d):null;const M=(0,l.v)(f,d);if(M.ok&&(0,v.cz)(M.value).name!=="")return(0,v.jr)(M.value);const ge=`failed to parse ${P==="authz"?"authorization":"token"} URL: ${M.
ok?"no Host in request URL":M.why}`;return T.push({rule:`${P}-invalid`,why:ge}),null},k=C("authz",["authz_code"]),_=C("token",I),X=Z(c("ports"),R),u=o(c("scopes"),
R);return{value:{client:$,grantTypes:O,authz:k,token:_,ports:X,scopes:u},flaws:T}}function J(n,f){return typeof n!="string"?f("","client-missing",n):n===""?f(n,
"client-empty",n):n}function F(n,f,g){if(n===void 0)return["authz_code"];if(!Array.isArray(n))return g([],"grant-types-invalid",n);const T=[...new Set(n.filter(
$=>typeof $=="string"))];return T.includes("authz_code")||T.includes("password")&&f===j?T.every($=>I.includes($))?T:g(T,"grant-types-unknown",n):g(T,"grant-type\
s-unsupported",n)}function Z(n,f){if(n===void 0)return e;if(!Array.isArray(n))return f(e,"ports-ignored",n);if(n.length!==2)return f(e,"ports-count",n);const[g,
T]=n;return!p(g)||!p(T)?f(e,"ports-range",n):g>T?f(e,"ports-order",n):g===T?f([g,T],"ports-single",n):[g,T]}const p=n=>typeof n=="number"&&Number.isInteger(n)&&
n>=e[0]&&n<=e[1];function o(n,f){if(n===void 0)return[];if(!Array.isArray(n))return f([],"scopes-ignored",n);const g=n.filter(T=>typeof T=="string");return g.length===
n.length?g:f(g,"scopes-invalid",n)}}),7027:((Te,ae,s)=>{s.d(ae,{n:()=>v});function v(e){const[I]=e;let j=!1;return e.map(({scheme:z,name:J})=>(j||=I!==void 0&&!l(
I.name,J),j?"dropped":z==="https"?"sent":"withheld"))}function l(e,I){return e===I?!0:/[:%]|^[\d.]+$/.test(I)?!1:I.endsWith(`.${e}`)}}),3427:((Te,ae,s)=>{s.d(ae,
{Cg:()=>I,DS:()=>n,Hb:()=>Z,Yx:()=>j});var v=s(7598);const l=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],e=["AES128-GCM-S\
HA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],I=[...l,...e.flatMap(f=>[`ECDHE-ECDSA-${f}`,`ECDHE-RSA-${f}`])],j=["X25519","P-256","P\
-384","P-521"],z=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha384:rsa_pkcs1_sha5\
12:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),J="@SECLEVEL=0",F=v.constants.SSL_OP_LEGACY_SERVER_CONNECT|v.constants.SSL_OP_NO_RENEGOTIATION,Z={secureOptions:F,
minVersion:"TLSv1.2",ciphers:[...I,J].join(":"),ecdhCurve:j.join(":"),sigalgs:z},n={secureOptions:F,minVersion:"TLSv1",ciphers:[...I,"TLS_AES_128_CCM_SHA256:TLS\
_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL",J].join(":"),ecdhCurve:[...j,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:ffdhe2048:ffdhe3072:ffdh\
e4096:P-224"].join(":")}}),290:((Te,ae,s)=>{s.d(ae,{nT:()=>U,pj:()=>oe});var v=s(772),l=s(6697),e=s(1831),I=s(7511),j=s(4283),z=s(3948),J=s(3534),F=s(2636),Z=s(
1064),p=s(7531),o=s(9562);const n=100,f=16*1024,g=200;function T(m){const y=new Set(m),i=new Set(m.map(R));let h=0,A=f;return{maxValue:o.Ls,keeps:(D,G)=>{if((0,o.
D6)(D)||y.has(D))return!0;const W=D.length<=g&&i.delete(R(D));return h===n||D.length+G>A?W:(h+=1,A-=D.length+G,!0)}}}const R=m=>m.slice(0,m.indexOf(".")+1);var c=s(
6974);const $={kind:"whole",maxBytes:p.b},O={kind:"excerpt",maxBytes:c.mj},C=m=>m===408||m===425||m===429||m>=500;async function k(m){const{host:y,needed:i}=m,h=await(0,z.
e)({...m,url:(0,e.cu)(y),asks:"document",headers:{accept:"application/json"},origin:null,redirectLimits:Z.NX,planBody:Ie=>_(Ie)===null?$:O}),{response:A,...D}=h;
if(A.kind==="failed"){const{problem:Ie,transient:_e}=A;return{attempt:{discovery:Ie.code==="host-http2"?{kind:"skipped",problem:Ie}:{kind:"failed",problem:Ie,excerpt:null},
...D},transient:_e,retryAfter:null}}const{head:G,body:W,url:de}=A,pe=(0,c.y8)(W.bytes),Re=h.hops.at(-1),Se={url:(0,j.Pl)(de),page:pe,asked:(0,e.nx)(y),hop:Re},De=X(
A,Se,i),{status:$e,retryAfter:Le}=G;return{attempt:{discovery:De,...D},transient:C($e),retryAfter:Le}}function _(m){const{status:y,declaredBytes:i}=m;if(y===401||
y===403)return({hop:D,...G})=>{const{authorization:W="none",challenge:de=null}=D??{};return(0,J.iX)({...m,...G,host:G.asked,token:W,challenge:de})};if(y!==200)return({
url:D,page:G,asked:W})=>(0,F.wE)({...m,url:D,page:G,asked:W,transient:C(y)});const h=m.contentType??"",A=(0,I.i)(h);return!A.ok||A.value!=="application/json"?D=>(0,F.
e)({...D,contentType:h,malformed:!A.ok}):(i??0)<=p.b?null:D=>(0,F.zf)({...D,bytes:i,limit:p.b})}function X(m,y,i){const{head:h,body:A}=m,D=m.url.user&&{name:"",
password:null},G={...m.url,user:D,fragment:""};if(h.status===404)return{kind:"absent",url:G,why:"status"};const W=_(h);if(W!==null)return u(W(y),A);const de=(0,p.
T)(A.bytes,T(i));switch(de.kind){case"object":return{...de,kind:"found",url:G,truncated:A.truncated};case"null":return{kind:"absent",url:G,why:"null"};case"not-\
object":return u((0,F.g0)({...y,why:de.why}),A);case"not-json":return u(P(m,de,y),A)}}const u=(m,{bytes:y})=>({kind:"failed",problem:m,excerpt:(0,c.zU)(y)});function P({
head:m,body:y},{why:i,advice:h},A){if(y.truncated)return(0,F.zf)({...A,bytes:null,limit:p.b});const D=m.contentEncoding?.toLowerCase()??"";return["","gzip","ide\
ntity"].includes(D)?(0,F.pN)({...A,why:i,advice:h}):(0,F.jN)({...A,encoding:D})}var H=s(7082),d=s(5960),M=s(6875);const ue=500,ge=1e4,q=3,ce=2e3,B=3e5,U=m=>Math.
min(Math.max(...m.map(({attemptMs:y})=>y)),B);async function oe(m,y){const i=m.map(G=>({host:G,tookMs:null})),h=m.entries(),A={total:m.length,done:0,failed:0,waiting:new Set},
D=async()=>{for(const[G,W]of h){if(y.stop.why!==null)return;A.waiting.add(W),y.progress(A);const de=await Ae(W,y).catch(pe=>(0,d.i)(W,(0,l.n3)({host:(0,e.nx)(W),
thrown:pe})));i[G]=de,A.waiting.delete(W),A.done+=1,(!se(de)||!ee(de.attempt))&&(A.failed+=1),y.progress(A)}};return await Promise.all(Array.from({length:Math.min(
y.concurrency,m.length)},D)),fe(i,y.stop)}const se=m=>"attempt"in m;function fe(m,{why:y}){if(y===null)return m.filter(se);const i=m.length-m.filter(se).length,
h=m.flatMap(D=>{if(se(D)&&ee(D.attempt))return[];const G=se(D)?Ee(D):D.tookMs;return G!==null&&G>=ce?[{host:(0,e.nx)(D.host),tookMs:G}]:[]}).sort((D,G)=>G.tookMs-
D.tookMs).slice(0,q),A={stopped:y,unchecked:i,total:m.length,slowest:h};return m.map(D=>{if(se(D))return D;const{host:G,tookMs:W}=D,de=W!==null;return(0,d.i)(G,
(0,l.nD)({host:(0,e.nx)(G),isBegun:de,...A}))})}const Ee=({attempt:m,earlier:y})=>[...y,m].reduce((i,{timing:h})=>i+h.totalMs,0);async function Ae(m,y){const{stop:i}=y,
h=performance.now(),A=await y.credentials.find(m),D=[];for(;i.why===null;){const{attempt:G,transient:W,retryAfter:de}=await L(m,A.answer,y);if(i.why!==null&&!ee(
G)||(D.push(G),!(ee(G)?re(D,y.releases):W)||D.length>y.retries))break;await(0,M.v7)(a(D.length,de,y),y)}return D.length===0?{host:m,tookMs:performance.now()-h}:
Y(m,A,D,y)}function Y(m,{answer:y,clients:i,difference:h},A,{forced:D}){return{host:m,...E(A),credentials:y&&{source:y.source,hasToken:y.token!==null,problem:y.
problem},looks:i,difference:h,forced:D.get(m)??[]}}const ee=({discovery:m})=>m.kind!=="failed",re=(m,y)=>y.some(({attemptMs:i})=>!m.some(h=>ee(h)&&h.timing.totalMs<=
i));function E(m){const y=m.findIndex(ee),i=y<0?m.length-1:y,[h]=m.slice(i);if(h===void 0)throw new Error("a visit without an attempt");return{attempt:h,earlier:m.
slice(0,i),later:m.slice(i+1)}}async function L(m,y,i){if(y?.isUnsendable&&y.problem!==null){const de={kind:"failed",problem:y.problem,excerpt:null};return{attempt:(0,H.
O)(de),transient:!1,retryAfter:null}}const{network:h,maxRedirects:A,timeoutMs:D,stop:G}=i,W=(0,v.f)(h);G.signal.addEventListener("abort",W.close);try{return await k(
{host:m,needed:V(m,i),session:W,settings:h,token:y?.token??null,maxRedirects:A,timeoutMs:D,startTimer:i.startTimer})}finally{G.signal.removeEventListener("abort",
W.close),W.close()}}const V=(m,{required:y,forced:i})=>[...(y.get(m)??[]).map(({service:h})=>h),...(i.get(m)??[]).flatMap(({services:h})=>h.map(({id:A})=>A))];function a(m,y,{
random:i,now:h}){const A=ue*2**(m-1)*(.5+i()/2);return Math.min(Math.max(A,(0,M.VJ)(y,h())??0),ge)}}),6974:((Te,ae,s)=>{s.d(ae,{mj:()=>e,y8:()=>o,zU:()=>z});var v=s(
4e3),l=s(6174);const e=2048,I=200,j=80;function z(f){const g=F(f),T=f.length<e?g:g.replace(J,"://***@"),R=(0,l._)(T).trim();return R===""?null:Array.from(R.slice(
0,2*I)).slice(0,I).join("")}const J=/:\/\/[^/?#\s"'@]+$/,F=f=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(f.subarray(0,e)),Z=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,
p=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;function o(f){const g=n(F(f));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.
test(g))return null;const T=/<title[^>]*>([^<]{0,400})/i.exec(g)?.[1]?.replace(/\s+/g," ").trim()??"",R=(0,v.dh)(T,j);return p.test(T)?{kind:"captive-portal",title:R}:
{kind:Z.test(T)||/type=["']?password/i.test(g)?"sign-in":"other",title:R}}function n(f){let g=f.trimStart();for(;g.startsWith("<!--");){const T=g.indexOf("-->",
4);if(T<0)return"";g=g.slice(T+3).trimStart()}return g}})};export{Qt as ids,qt as modules};
