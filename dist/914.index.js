const qt=[914,456,696],en={4929:((ze,re,s)=>{s.d(re,{Dz:()=>L,P4:()=>F,Yv:()=>x,kV:()=>b});var c=s(6246),v=s(1064),e=s(1831),D=s(4e3),C=s(5799);const F=(0,C.lS)(
(0,C.$e)("credentials-config","CLI configuration has a mistake",v.Du),({clients:l,mistake:h})=>({...H(h),affects:l}));function H(l){switch(l.kind){case"missing":
return{message:`${l.setting} names ${(0,c.o)(l.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"u\
nreadable":return{message:`${l.file} ${(0,D.mP)(l.failure)}`,help:l.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"le\
t this account read the file; the client continues without it"};case"syntax":return{message:`${l.file} has a syntax error: ${l.why}`,help:"correct the file; the\
 client ignores all of it, including its tokens"};case"type":return{message:`${l.file}: ${l.path.join(".")} must be ${l.want}`,help:"correct the value; Terrafor\
m ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${l.file}: ${l.why}`,help:"correct the block; the client ig\
nores it"};case"label":return{message:`the label of the block ${l.type} ${(0,c.o)(l.label)} is not a hostname: ${l.why}`,help:l.advice??"write a hostname as the\
 label; the client ignores the block"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client u\
ses any of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client use\
s the first"};case"no token":return{message:l.hasValue?`the token in the credentials block for host ${(0,e.nx)(l.host)} at ${l.file} is not a string`:`the crede\
ntials block for host ${(0,e.nx)(l.host)} at ${l.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other crede\
ntials source'};case"no helper":return{message:`credentials helper ${(0,c.o)(l.name)}: there is no terraform-credentials-${l.name} in ${l.directories.join(", ")}`,
help:l.name===l.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the \
client finds no other name"}}}const L=(0,C.lS)((0,C.z3)("credentials-helper","Credentials helper failed",v.Du),({name:l,why:h})=>({message:`credentials helper ${l}\
: ${h}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install provi\
ders'})),j=10,x=(0,C.lS)((0,C.lm)("services-forced","A host block replaces service discovery",["terraform","opentofu"]),({host:l,at:h})=>({message:`the host blo\
ck at ${h} defines the services of ${l}; the host's own discovery document is not used`,help:`remove the host block at ${h} to use the discovery document of ${l}`})),
b=(0,C.lS)((0,C.lm)("services-forced-differ","A host block and the discovery document differ",["terraform","opentofu"]),({host:l,at:h,services:r})=>({message:`t\
he host block at ${h} and the discovery document of ${l} differ in ${(0,D.K4)(r,j,D.dh)}`,help:"update the host block or remove it; machines without it use othe\
r services"}))}),960:((ze,re,s)=>{s.d(re,{Er:()=>d,P0:()=>l,P6:()=>H,Qs:()=>b,T0:()=>C,U2:()=>r});var c=s(1064),v=s(4e3),e=s(5799);const D={"no-such-host":"does\
 not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server reporte\
d a failure"},C=(0,e.lS)((0,e.z3)("host-unknown","Hostname does not resolve",c.zK),({host:n,why:T})=>({message:`${n} ${D[T]}`,help:T==="no-such-host"?"check the\
 spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again"})),F={refused:"refused the connection",
closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its net\
work"},H=(0,e.lS)((0,e.z3)("host-unreachable","Host is unreachable",c.zK),({host:n,error:T})=>{if(typeof T=="object"&&"proxy"in T)return{message:`${n} is unreac\
hable: ${T.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"};const f=typeof T=="string"?F[T]:`is unreachable \
(${T.code})`;return{message:`${n} ${f}`,help:{operator:"check that the host is up, and that a firewall lets this machine connect to it",user:"check that a firew\
all or proxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine connect to it; otherwise ${(0,v.B9)(n)}`}}}),L={lookup:{failed:"\
could not be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"ch\
eck that the host is up, and that a firewall does not drop packets from this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish \
its response",help:""}},j="serve the document as a static file",x=({asks:n})=>n==="document"?j:"find out what the server waits for, such as its storage",b=(0,e.
lS)((0,e.z3)("host-timeout","Host does not respond in time",c.zK),n=>{if(n.phase==="complete")return{message:`${n.host} took ${(0,v.YA)(n.tookMs)} to return its\
 discovery document; ${(0,v.Af)(n.releases)}`,help:(0,e.C)(j),affects:[...new Set(n.releases.map(({client:A})=>A))]};const{failed:T,help:f}=L[n.phase],E=n.limitMs===
null?"in time":`within ${(0,v.YA)(n.limitMs)}`;return{message:`${n.host} ${T} ${E}`,help:f||{operator:x(n),guest:(0,v.B9)(n.host)}}}),l=(0,e.lS)((0,e.z3)("host-\
protocol","Host does not speak HTTP",c.zK),({host:n,error:T})=>({message:`the response of ${n} is not valid HTTP (${T})`,help:{operator:"check that the port ser\
ves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}})),h={lookup:"the DNS lookup",connection:"the connec\
tion",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"},r=(0,e.lS)((0,e.$e)("host-slow","Host is slow"),({host:n,phase:T,
tookMs:f,limitMs:E,...A})=>{const M=`(limit ${(0,v.YA)(E)}); ${h[T.name]} took ${(0,v.YA)(T.ms)}`;return"url"in A?{message:`${A.url} took ${(0,v.YA)(f)} to answ\
er ${M}`,help:(0,e.C)(x({asks:"answer"}))}:{message:`${n} took ${(0,v.YA)(f)} to return its discovery document ${M}`,help:(0,e.C)(j,(0,v.Af)(A.releases))}}),d=(0,e.
lS)((0,e.lm)("host-recovered","Discovery succeeded after a retry"),({host:n,attempts:T,failure:f,releases:E})=>({message:`discovery of ${n} succeeded at attempt\
 ${T}; the first attempt failed: ${f}`,help:(0,e.C)("find out why the host fails intermittently",E.length===0?"init succeeded, because the CLI retries discovery":
`init with ${(0,v.eZ)(E)} would have failed`)}))}),2636:((ze,re,s)=>{s.d(re,{Eh:()=>h,HB:()=>T,e:()=>L,g0:()=>d,jN:()=>b,ku:()=>x,pN:()=>r,wE:()=>C,zf:()=>j});var c=s(
1064),v=s(4e3),e=s(5799);const D='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',C=(0,e.lS)((0,e.z3)("document-status","Unexpected H\
TTP status",c.zK),({location:f,retryAfter:E,transient:A,asked:M,...a})=>{const{page:O,status:w}=a,U=(z,p)=>({message:`${(0,v._r)(a)}${z}; expected 200 or 404`,help:(0,v.
NM)(O,M,p)});if(w>=300&&w<400)return f?U(", which clients do not follow",(0,e.C)("redirect with 301, 302, 303, 307 or 308")):U(" without a Location header",(0,e.
C)("add a Location header to the redirect"));if(w===429){const z=E===null?"":` (Retry-After: ${(0,v.dh)(E,F)})`;return{...U(z,H),help:H}}return A?U("",{operator:"\
check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,v.B9)(M)}):U("",{operator:"return\
 the discovery document, or 404 if the host has no services",user:(0,v.Wt)([]),guest:(0,v.qZ)(M)})}),F=40,H={because:"the host limits the requests of this machi\
ne or of its network",operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)",user:"wait, send\
 fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},L=(0,e.lS)((0,e.z3)("d\
ocument-type","Wrong Content-Type",c.Du),({url:f,page:E,asked:A,contentType:M,malformed:a})=>{const w=M===""?"has no Content-Type":`has ${a?"a malformed Content\
-Type":"Content-Type"} "${(0,v.dh)(M)}"`;return{message:`${f} ${w}; expected "application/json"`,help:(0,v.NM)(E,A,(0,e.C)("serve the discovery document with Co\
ntent-Type: application/json","most servers send it for a file named terraform.json"))}}),j=(0,e.lS)((0,e.z3)("document-size","Discovery document is too large",
c.Du),({url:f,page:E,asked:A,bytes:M,limit:a,isPadding:O=!1})=>O?{message:`${f} has more than ${a} bytes; what exceeds the limit is white space`,help:(0,e.C)("r\
emove the white space at the end of the document"),severity:"warning"}:{message:`${f} has ${M??`more than ${a}`} bytes, limit ${a}`,help:(0,v.NM)(E,A,(0,e.C)("c\
heck what is served at this URL","a discovery document only maps service ids to URLs"))}),x=(0,e.lS)((0,e.z3)("document-headers","Response headers are too large",
c.zK),({host:f})=>({message:`${f} sent more than 256 KiB of response headers`,help:(0,e.C)("look for a header or cookie that grows with each request")})),b=(0,e.
lS)((0,e.z3)("document-encoding","Discovery document cannot be decompressed",c.Du),f=>"host"in f?{message:`${f.host} sent a discovery document that is not gzip,\
 with Content-Encoding: gzip`,help:(0,e.C)("remove the Content-Encoding header, or compress the document")}:{message:`${f.url} has Content-Encoding "${(0,v.dh)(
f.encoding)}", which the clients do not decompress`,help:(0,v.NM)(f.page,f.asked,(0,e.C)("configure the server, and any proxy in front of it, to respect Accept-\
Encoding: gzip"))}),l={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document that is cut off"},h=(0,e.lS)((0,e.z3)("document-i\
ncomplete","Discovery document is incomplete",c.zK),({host:f,why:E})=>({message:`${f} ${l[E]}`,help:(0,e.C)("look for a server that crashes while it responds, o\
r a proxy that changes the body")})),r=(0,e.lS)((0,e.z3)("document-not-json","Discovery document is not valid JSON",c.zK),({url:f,page:E,asked:A,why:M,advice:a})=>({
message:`${f} is not valid JSON: ${(0,v.dh)(M)}`,help:(0,v.NM)(E,A,(0,e.C)(a??D))})),d=(0,e.lS)((0,e.z3)("document-not-object","Discovery document is not a JSON\
 object",c.zK),({url:f,page:E,asked:A,why:M})=>({message:`${f} is not a JSON object: ${(0,v.dh)(M)}`,help:(0,v.NM)(E,A,(0,e.C)(D))})),n=20,T=(0,e.lS)((0,e.z3)("\
document-absent","Host has no discovery document",c.zK),({host:f,url:E,why:A,required:M,clientErrors:a})=>{const O=M.length===0?"at least one service":M.join(",\
 "),w=A==="status"?`has no discovery document (${E} returned 404)`:"has the discovery document `null`, which offers no services",U=a.slice(0,n).map(z=>`"${z}"`).
join(", ");return{message:`host ${f} ${w}; required: ${O}`,help:{operator:"serve /.well-known/terraform.json at the root of the host",user:(0,v.Wt)(M),guest:(0,v.
qZ)(f),...U===""?{}:{note:`the clients print ${U}`}}}})}),9209:((ze,re,s)=>{s.d(re,{CL:()=>x,KA:()=>F,Y3:()=>j,f0:()=>H,n4:()=>L});var c=s(1064),v=s(4e3),e=s(5799);
const D=({url:b,asks:l})=>`configure ${b} to return ${l==="document"?"the document":"its answer"}`,C=b=>(0,e.C)(`${D(b)}, or to redirect straight to it`),F=(0,e.
lS)((0,e.z3)("redirect-limit","Too many redirects",c.Du),({redirects:b,clients:l,limits:h,...r})=>{const d=l.map(n=>`${c.bB[n]} follows ${h[n]}`);return{message:`${r.
url} redirects ${b} times; ${d.join(", ")}`,help:C(r),affects:l}}),H=(0,e.lS)((0,e.z3)("redirect-loop","Redirect loop",c.zK),({url:b,asks:l,to:h})=>({message:`t\
he redirects of ${b} lead back to ${h}`,help:(0,e.C)(D({url:b,asks:l}))})),L=(0,e.lS)((0,e.$e)("redirect-insecure","Redirect to plain HTTP",c.Du),({url:b,to:l,exposesToken:h})=>({
message:`${b} redirects to ${l}, which is not https${h?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,help:(0,e.C)("red\
irect to an https URL")})),j=(0,e.lS)((0,e.z3)("redirect-invalid","Invalid redirect",c.zK),({redirect:b,url:l,why:h})=>({message:`the redirect ${b} ${l} cannot \
be followed: ${(0,v.dh)(h)}`,help:(0,e.C)("redirect to an https URL")})),x=(0,e.lS)((0,e.lm)("redirect-nested","More than one redirect"),({url:b,redirects:l})=>({
message:`${b} redirects ${l} times; the protocol only requires clients to follow 1 redirect`,help:C({url:b,asks:"document"})}))}),9872:((ze,re,s)=>{s.d(re,{BU:()=>z,
B_:()=>A,MY:()=>U,SE:()=>f,cI:()=>w,rZ:()=>H,vk:()=>L,x1:()=>j});var c=s(1064),v=s(4e3),e=s(5799);const D=({host:p,isLeaf:P})=>P?`the certificate of ${p}`:`an a\
uthority in the certificate chain of ${p}`,C=p=>F(new Date(p).toISOString()),F=p=>p.slice(0,10),H=(0,e.lS)((0,e.z3)("proxy-refused","Proxy refused the request",
c.zK),({host:p,reason:P})=>({message:`${p} was not reached: ${P}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too"})),L=(0,e.
lS)((0,e.z3)("tls-expired","TLS certificate has expired",c.zK),p=>({message:`${D(p)} expired on ${C(p.at)}`,help:(0,e.C)("renew the certificate and reload the s\
erver")})),j=(0,e.lS)((0,e.z3)("tls-not-yet-valid","TLS certificate is not valid yet",c.zK),p=>({message:`${D(p)} is not valid before ${C(p.at)}`,help:"check th\
e clock of this machine and the start date of the certificate"})),x={leaf:"is signed by an unknown authority, or the host does not send the intermediate certifi\
cate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},b="configure the hos\
t to send its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",l={"negative-serial":{says:"has a negative serial numbe\
r, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a certificate and is not allowed to",
help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authorities below it than it allows (pathle\
n)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for servers (extendedKeyUsage)",help:"i\
ssue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstraints)",help:"have it issued by an a\
uthority whose name constraints permit all of its names"}},h=(p,P)=>({says:`has ${p}, which Terraform and OpenTofu do not support`,help:P}),r="issue it with ano\
ther key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",d="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",n={name:"the name of the host",dates:"it\
s dates",authority:"the authority above it",issuer:"its issuer and extensions",signature:"its signature",encoding:"its encoding"};function T(p){switch(p.kind){case"\
unknown-authority":return{says:x[p.sent],help:b};case"curve":return h(`a key on the curve ${p.curve}`,r);case"key":return h(`a key of the kind ${p.name}`,r);case"\
key-size":return h(`an RSA key of ${p.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":return h(`a signature of the kind ${p.name}`,d);case"\
critical-extension":return h(`the critical extension ${p.id}`,"issue it without that extension");case"openssl":return{says:`passes the rules of Terraform and Op\
enTofu, but not the second check by OpenSSL (${n[p.check]}), so nothing was sent`,help:"issue it with a program that follows RFC 5280"};case"malformed":return{says:`\
is malformed (${p.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};case"negative-serial":case"no-authority":case"\
path-length":case"usage":case"constraints":return l[p.kind]}}const f=(0,e.lS)((0,e.z3)("tls-untrusted","TLS certificate is not trusted",c.zK),({flaw:p,...P})=>{
const{says:Se,help:V}=T(p);return{message:`${D(P)} ${Se}`,help:V}}),E=3,A=(0,e.lS)((0,e.z3)("tls-name-mismatch","TLS certificate is for another name",c.zK),({host:p,
names:P})=>({message:P.length===0?`the certificate of ${p} has no DNS name among its subject alternative names`:`the certificate of ${p} is for ${(0,v.K4)(P,E,v.
dh)}`,help:`issue a certificate that lists ${p} as a subject alternative name, or use the name it is for`})),M={"not-tls":{says:"does not speak TLS on this port",
help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"requires a client certificate",help:"allow requests for /.well-known/terra\
form.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the server knows (TLS alert unrecognized_name)",help:"ad\
d the name and its certificate to the TLS settings of the server or load balancer"}},a="enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA2\
56";function O({kind:p,name:P}){switch(p){case"version":return{says:`offers no TLS version later than ${P.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"\
enable TLS 1.2 or later on the host"};case"cipher":return{says:`offers only cipher suites that Terraform and OpenTofu do not support, such as ${P}`,help:a};case"\
group":return{says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${P}`,help:"enable the group X25519 or P-256 on the host"}}}
const w=(0,e.lS)((0,e.z3)("tls-protocol","TLS handshake failed",c.zK),({host:p,error:P})=>{if(typeof P=="object"&&"code"in P)return{message:`the TLS handshake w\
ith ${p} failed (${P.code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"};const{says:Se,help:V}=typeof P=="string"?M[P]:
O(P);return{message:`${p} ${Se}`,help:V}}),U=(0,e.lS)((0,e.z3)("tls-plain-http","Port serves plain HTTP",c.zK),({host:p})=>({message:`${p} serves plain HTTP on \
this port: server gave HTTP response to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery always uses https"})),z=(0,e.lS)((0,e.$e)(
"tls-expires-soon","TLS certificate expires soon"),({host:p,days:P,expires:Se})=>{const V=P===0?"today":P===1?"in 1 day":`in ${P} days`;return{message:`the cert\
ificate of ${p} expires ${V}, on ${F(Se)}`,help:(0,e.C)("renew the certificate; if it is renewed automatically, find out why that has not happened")}})}),4715:((ze,re,s)=>{
s.d(re,{B:()=>D});var c=s(1064),v=s(5799);const e={closed:"closed the connection before the end of a response",gzip:"sent a response whose gzip data is cut off",
"not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},D=(0,v.lS)((0,v.z3)("answer-incomplete","Response is incomplete",c.Du),({host:C,why:F})=>({
message:`${C} ${e[F]}`,help:(0,v.C)("check for a server that crashes while it responds, or a proxy that changes the body")}))}),793:((ze,re,s)=>{s.d(re,{Cq:()=>z,
K3:()=>d,N4:()=>r,QI:()=>M,Si:()=>l,TJ:()=>n,Vr:()=>A,WC:()=>O,XB:()=>E,e7:()=>j,iP:()=>b,lT:()=>U,mH:()=>w,mL:()=>f,pF:()=>x,uR:()=>a,xu:()=>T,yA:()=>h});var c=s(
1064),v=s(4e3),e=s(5799);const D=5;function C(p){if(!Array.isArray(p))return F(p);const P=p.length>D?", \u2026":"";return`[${p.slice(0,D).map(F).join(", ")}${P}\
]`}function F(p){return p===void 0?"missing":typeof p=="object"&&p!==null?(0,v.go)(p):(0,v.dh)(JSON.stringify(p))}const H=(p,P)=>`is ${C(p)}${p===void 0?"":`, n\
ot ${P}`}`,L=(p,P)=>`"${P}" in login.v1 of host ${p}`,j=(0,e.lS)((0,e.z3)("login-type","login.v1 is not an object",c.Du),({host:p,value:P,why:Se})=>({message:`l\
ogin.v1 of host ${p} is ${(0,v.go)(P)}, not an object`,help:(0,e.C)('set login.v1 to an object with "client", "authz" and "token"',(0,v.zd)(Se))})),x=(0,e.lS)((0,e.
z3)("login-client-missing","login.v1 has no client",c.Du),({host:p,value:P})=>({message:`${L(p,"client")} ${H(P,"a string")}`,help:(0,e.C)('set "client" to the \
OAuth client ID, for example "terraform-cli"')})),b=(0,e.lS)((0,e.$e)("login-client-empty","login.v1 has an empty client",c.Du),({host:p})=>({message:`${L(p,"cl\
ient")} is an empty string`,help:(0,e.C)('set "client" to the OAuth client ID that the authorization server expects')})),l=(0,e.lS)((0,e.z3)("login-grant-types-\
invalid","grant_types in login.v1 is not an array",c.Du),({host:p,value:P})=>({message:`${L(p,"grant_types")} ${H(P,"an array of strings")}`,help:(0,e.C)('set "\
grant_types" to ["authz_code"], or remove it')})),h=(0,e.lS)((0,e.z3)("login-grant-types-unsupported","login.v1 has no usable grant type",c.Du),({host:p,value:P})=>({
message:`${L(p,"grant_types")} is ${C(P)}, which contains no supported grant type`,help:(0,e.C)('add "authz_code" to "grant_types"')})),r=(0,e.lS)((0,e.lm)("log\
in-grant-types-unknown","login.v1 has unknown grant types"),({host:p,value:P})=>({message:`${L(p,"grant_types")} is ${C(P)}; the clients know "authz_code" and "\
password" only`,help:(0,e.C)('remove the unknown grant types; move scopes to "scopes"')})),d=(0,e.lS)((0,e.z3)("login-authz-missing","login.v1 has no authz URL",
c.Du),({host:p,value:P})=>({message:`${L(p,"authz")} ${H(P,"a string with a URL")}`,help:(0,e.C)('set "authz" to the URL of the authorization endpoint')})),n=(0,e.
lS)((0,e.z3)("login-authz-invalid","authz URL in login.v1 cannot be used",c.Du),({host:p,why:P})=>({message:`${L(p,"authz")}: ${(0,v.dh)(P)}`,help:(0,e.C)('set \
"authz" to an https:// URL without user name, or to a path that starts with a slash')})),T=(0,e.lS)((0,e.z3)("login-token-missing","login.v1 has no token URL",c.
Du),({host:p,value:P})=>({message:`${L(p,"token")} ${H(P,"a string with a URL")}`,help:(0,e.C)('set "token" to the URL of the token endpoint')})),f=(0,e.lS)((0,e.
z3)("login-token-invalid","token URL in login.v1 cannot be used",c.Du),({host:p,why:P})=>({message:`${L(p,"token")}: ${(0,v.dh)(P)}`,help:(0,e.C)('set "token" t\
o an https:// URL without user name, or to a path that starts with a slash')})),E=(0,e.lS)((0,e.z3)("login-ports-count","ports in login.v1 is not two ports",c.Du),
({host:p,value:P})=>({message:`${L(p,"ports")} ${H(P,"exactly two elements")}`,help:(0,e.C)('set "ports" to the first and the last port, for example [10000, 100\
10]')})),A=(0,e.lS)((0,e.z3)("login-ports-range","ports in login.v1 are out of range",c.Du),({host:p,value:P})=>({message:`${L(p,"ports")} is ${C(P)}; both must\
 be whole numbers from 1024 to 65535`,help:(0,e.C)('set "ports" to two numbers in this range, for example [10000, 10010]')})),M=(0,e.lS)((0,e.z3)("login-ports-o\
rder","ports in login.v1 are in the wrong order",c.Du),({host:p,value:P})=>({message:`${L(p,"ports")} is ${C(P)}; the first port is greater than the last`,help:(0,e.
C)("write the lower port first")})),a=(0,e.lS)((0,e.z3)("login-ports-single","ports in login.v1 is a range of one port",c.Du),({host:p,value:P})=>({message:`${L(
p,"ports")} is ${C(P)}; the clients never use the last port, so none is left`,help:(0,e.C)('set "ports" to at least two ports, for example [10000, 10010]')})),O=(0,e.
lS)((0,e.$e)("login-ports-ignored","ports in login.v1 is not an array",c.Du),({host:p,value:P})=>({message:`${L(p,"ports")} ${H(P,"an array")}; the clients igno\
re it and use 1024 to 65535`,help:(0,e.C)('set "ports" to an array such as [10000, 10010], or remove it')})),w=(0,e.lS)((0,e.z3)("login-scopes-invalid","scopes \
in login.v1 contains a value that is not a string",c.Du),({host:p,value:P})=>({message:`${L(p,"scopes")} ${H(P,"an array of strings")}`,help:(0,e.C)('set "scope\
s" to an array of strings, or remove it')})),U=(0,e.lS)((0,e.$e)("login-scopes-ignored","scopes in login.v1 is not an array",c.Du),({host:p,value:P})=>({message:`${L(
p,"scopes")} ${H(P,"an array")}; the clients ignore it`,help:(0,e.C)('set "scopes" to an array of strings, or remove it')})),z=(0,e.lS)((0,e.$e)("login-url-port",
"Login URL has no port",c.Du),({host:p,endpoints:P})=>{const Se=P.map(({name:Q})=>`"${Q}"`).join(" and "),[V]=P,te=P.length===1;return{message:`${Se} in login.v\
1 of host ${p} ${te?"names":"name"} no port, so a login uses port 443: ${V?.url??""}`,help:(0,e.C)(`write a path that starts with a slash, or add :${V?.port??""}\
 to the URL${te?"":"s"}`)}})}),9319:((ze,re,s)=>{s.d(re,{$H:()=>a,Ew:()=>H,Gh:()=>M,J6:()=>j,Ju:()=>C,Q8:()=>F,T$:()=>A,WS:()=>D,Xq:()=>x,jI:()=>L,l5:()=>E,ln:()=>O,
o1:()=>T});var c=s(1064),v=s(4e3),e=s(5799);const D=(0,e.lS)((0,e.z3)("service-url-invalid","Service URL cannot be used",c.zK),({id:w,host:U,url:z,why:p})=>({message:z===
null?`${w} of host ${U}: ${(0,v.dh)(p)}`:`${w} of host ${U} is "${z}", which the clients cannot connect to: ${p}`,help:(0,e.C)(`set ${w} to an https:// URL, or \
to a path that starts with a slash`)})),C=(0,e.lS)((0,e.z3)("service-url-credentials","Service URL contains a user name",c.zK),({id:w,host:U,why:z})=>({message:`${w}\
 of host ${U}: ${z}`,help:(0,e.C)("remove the user name and password from the URL, or from the redirect that leads to the document","give tokens to the clients \
instead")})),F=(0,e.lS)((0,e.z3)("service-url-empty","Service URL is empty",c.zK),({id:w,host:U,url:z})=>({message:`${w} of host ${U} is an empty string, which \
resolves to the document itself: ${z}`,help:(0,e.C)(`set ${w} to the URL of the service, such as "/v1/${w.split(".")[0]}/", or remove it`)})),H=(0,e.lS)((0,e.z3)(
"service-url-looks-like-host","Service URL has no https://",c.zK),({id:w,host:U,value:z,why:p})=>({message:`${w} of host ${U} is "${z}", which is a path and not\
 a URL with a host`,help:(0,e.C)(`write "https://${z}" if a host is meant`,p===null?void 0:(0,v.zd)(p))})),L=(0,e.lS)((0,e.z3)("service-url-no-slash","Service U\
RL does not end with a slash",c.rG),({id:w,host:U,url:z,clients:p})=>{const P=p.map(V=>c.bB[V]),Se=z.slice(z.lastIndexOf("/")+1);return{message:`${w} of host ${U}\
 does not end with a slash: ${z}`,help:(0,e.C)("add the slash",`without it ${P.slice(0,-1).join(", ")} and ${P.at(-1)} replace "${Se}" with the path that they a\
ppend`),affects:p}}),j=(0,e.lS)((0,e.$e)("service-url-relative","Service URL is relative to the document",["dependabot","renovate","terragrunt"]),({id:w,host:U,
url:z})=>({message:`${w} of host ${U} is a path without a leading slash: Terraform and OpenTofu resolve it to ${z}, other clients do not`,help:(0,e.C)("start th\
e path with a slash, or write the complete URL")})),x=(0,e.lS)((0,e.$e)("service-url-query","Service URL has a query",c.Du),({id:w,host:U})=>({message:`${w} of \
host ${U} has a query, which the clients drop when they append a path`,help:(0,e.C)("move the content of the query into the path","never put a secret into the d\
ocument")})),b=10,l=3;function h({host:w,uses:U},z=["is","are"]){const p=Map.groupBy(U,({id:Se})=>Se),P=Array.from(p,([Se,V])=>{const te=V.flatMap(({endpoint:Q})=>Q??
[]);return te.length===0?Se:`${Se} (${te.join(", ")})`});return`${(0,v.K4)(P,b,v.dh)} of host ${w} ${P.length===1?z[0]:z[1]}`}const r=({urls:w})=>(0,v.K4)(w,l,v.
dh),d=({uses:w})=>c.zK.filter(U=>w.some(({id:z})=>(0,c.SZ)(z).includes(U))),n={loopback:"on other machines",private:"outside of its network",reserved:"on the in\
ternet"},T=(0,e.lS)((0,e.z3)("service-url-private","Service URL has a non-public address",c.zK),w=>({message:`${h(w)} at ${r(w)}, which clients ${n[w.kind]} can\
not reach`,help:(0,e.C)(`set the external URL of the registry (also called base URL or public URL) to https://${w.host}`),affects:d(w)})),f=[...c.Du,"dependabot"],
E=(0,e.lS)((0,e.$e)("service-url-insecure","Service URL is not https",f),w=>{const U=w.uses.every(({endpoint:P})=>P!==null),z=U?"a login sends its token in clea\
r text otherwise":`the clients send the token of ${w.host} there in clear text`,p=d(w);return{message:`${h(w)} not https: ${r(w)}`,help:(0,e.C)(w.uses.length===
1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",U||w.hasToken?z:void 0),affects:f.filter(P=>p.includes(P))}}),
A=(0,e.lS)((0,e.$e)("service-url-cross-host","Service is on another host",["dependabot","renovate"]),w=>{const{host:U,name:z}=w,p=`${h(w)} on another host: ${r(
w)}`,P=d(w).includes("renovate");return w.hasToken&&P?{message:p,help:`give Dependabot and Renovate a token for ${z}; Terraform and OpenTofu send it the token o\
f ${U}`}:{message:p,help:`where outgoing traffic is filtered, allow ${z} as well`,severity:"notice",affects:[]}}),M=(0,e.lS)((0,e.lm)("service-url-other-port","\
Service is on another port of the host"),w=>({message:`${h(w)} on another port of the same host: ${r(w)}`,help:(0,e.C)(`check that clients can connect to this p\
ort; behind a proxy, set the external URL of the registry to https://${w.host}`)})),a=(0,e.lS)((0,e.$e)("service-url-double-slash","Service URL has a double sla\
sh"),w=>({message:`${h(w,["has","have"])} a double slash in the path: ${r(w)}`,help:(0,e.C)("remove the slash at the end of the external URL of the registry")})),
O=(0,e.lS)((0,e.$e)("service-url-same","Two services have the same URL"),w=>({message:`${h(w,["has","have"])} the same URL: ${r(w)}`,help:(0,e.C)("check both UR\
Ls","few registries serve modules and providers below one URL, and a copied line is more likely")}))}),2847:((ze,re,s)=>{s.d(re,{C6:()=>j,IR:()=>x,WI:()=>L});var c=s(
1064),v=s(9562),e=s(4e3),D=s(5799);const C=20,F=({offered:b})=>b.length===0?"is empty":`offers ${(0,e.K4)(b,C,e.dh)}`;function H(b,l){const{id:h,host:r,offered:d,
block:n}=b,T=`the discovery document, which ${F(b)}`;if(n!==null)return`add ${h} to the \`host\` block at ${n}, which ${F(b)}`;if(h===v.xq&&l)return`configure a\
 network mirror for the provider: Artifactory serves providers at https://${r}/artifactory/api/terraform/REPOSITORY/providers/ and offers no ${h}; the discovery\
 document ${F(b)}`;const f=(0,v.qE)(h)?d.find(A=>(0,v.OA)(A)===h):void 0,E=h===v.xq?`use a host that offers ${h}, or configure a network mirror for the provider\
 (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${h}`;return{operator:f===void 0?`add ${h} to ${T}`:`rename ${f} t\
o ${h} in ${T}`,user:E}}const L=(0,D.lS)((0,D.z3)("service-missing","Service is not offered",c.zK),b=>b.id==="any"?{message:`host ${b.host} does not provide any\
 service`,help:(0,D.C)(`add a service to the discovery document, which ${F(b)}`)}:{message:b.why,help:H(b,b.isArtifactory)}),j=(0,D.lS)((0,D.z3)("service-versio\
n","Service is offered in another version",c.zK),b=>({message:b.why,help:b.isReadable?H(b,!1):`require an id of the form NAME.vN; the discovery document ${F(b)}`})),
x=(0,D.lS)((0,D.z3)("service-type","Service URL is not a string",c.zK),({id:b,host:l,value:h,why:r})=>({message:`${b} of host ${l} is ${(0,e.go)(h)}, not a stri\
ng with a URL`,help:(0,D.C)(`set ${b} to a URL such as "/v1/modules/"`,(0,e.zd)(r))}))}),8011:((ze,re,s)=>{s.d(re,{DA:()=>j,J0:()=>d,ME:()=>n,My:()=>x,Zp:()=>A,
_W:()=>M,jP:()=>T,k0:()=>f,tg:()=>E});var c=s(6174),v=s(1064),e=s(4e3),D=s(5799);const C=120,F={"remote-in-test":["is a remote module source; Terraform tests ac\
cept local and registry modules only","use a local path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],
stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TY\
PE, or remove the block and run init again"],terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},H={missing:["has no source","add \
`source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object\
, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function L(a){if("error"in a)return{message:a.error,help:a.advice??void 0};if("address"in a){const[
U,z]=H[a.reason];return{message:`${a.address} ${U}`,help:z}}const[O,w]=F[a.reason];return{message:`"${a.text}" ${O}`,help:w}}const j=(0,D.lS)((0,D.z3)("source-i\
nvalid","Source address is invalid",v.Du),L),x=(0,D.lS)((0,D.$e)("source-near-miss","Source address is probably a mistake",v.Du),a=>({message:a.host===null?`"${a.
text}" is not read as a registry address`:`"${a.text}" is read as host ${a.host}`,help:a.advice})),b=4,l="to check its host, add the host to `hostnames`; to rea\
d files as well, set `scan: .`";function h(a){const O=a.slice(0,b).map(({text:z,from:p})=>`${z===null?"not known":(0,e.dh)(z,C)} ${p??"by default"}`),w=a.length-
O.length,U=w>0?`${w} more`:O.pop();return`${O.join(", ")} and ${U}`}function r(a){const{address:O,argument:w,expression:U,candidates:z,refused:p}=a,P=(0,c.Q)((0,e.
dh)(U,C)),Se=`${w} of ${O} is ${P}`;if(p==="never")return{message:`${Se}, which Terraform does not evaluate`,help:`write the ${w} as a literal`};if(p!==null){const{
variable:V}=p;return{message:`${Se}, and Terraform evaluates var.${V} here only with \`const = true\``,help:`add \`const = true\` to variable "${V}", which requ\
ires Terraform 1.15, or write the ${w} as a literal`}}return z.length>1?{message:`${Se}, which is ${h(z)}`,help:l}:{message:`${Se}, which is only known at init \
time`,help:l}}const d=(0,D.lS)((0,D.lm)("source-dynamic","Source address is only known at init time"),r),n=(0,D.lS)((0,D.lm)("block-reserved","Block is reserved\
 for a future version"),({block:a,parent:O})=>({message:`${a} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,
help:`move it into a ${O} block`})),T=(0,D.lS)((0,D.z3)("block-unsupported","Block is not supported by this CLI",v.Du),({kind:a})=>{const{client:O,what:w}=v.$I[a];
return{message:`${w} is supported by ${v.bB[O]} only`,help:O==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct \
`dialect`"}}),f=(0,D.lS)((0,D.z3)("host-invalid","Hostname is invalid",v.Du),a=>({message:`"${a.text}" is not a hostname: ${a.error}`,help:a.advice??void 0})),E=(0,D.
lS)((0,D.z3)("host-missing","Hostname is missing",["opentofu"]),({block:a})=>({severity:"warning",message:`the ${a} has no hostname, and OpenTofu has no default`,
help:a==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),A=(0,D.lS)((0,D.z3)("host-dotless-module",
"Module host has no dot in its name",v.Du),({host:a,name:O})=>({message:`module sources cannot name host ${a}: must contain at least one dot`,help:`use a full n\
ame such as ${O}.localdomain; provider addresses accept the short name`})),M=(0,D.lS)((0,D.z3)("host-idn-module","Terraform cannot use modules from an internati\
onalized host",["terraform"]),({host:a})=>({message:`Terraform cannot use modules from host ${a}: it converts the name to punycode and then refuses punycode`,help:(0,D.
C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),6188:((ze,re,s)=>{s.d(re,{P2:()=>C,RC:()=>v,VX:()=>H,aZ:()=>c,
hp:()=>F,mW:()=>e,sD:()=>x,sc:()=>j,zC:()=>b});class c extends Error{argument;want;constructor(O,w){super(`${O.path.join(".")} must be ${w}`),this.argument=O,this.
want=w}}function v(a,O,w,U){const z=a.find(({keys:V})=>E(V[0]?.name,O))?.keys[0];if(z===void 0)return;const p={path:[...w.path,O],span:z},P=A(a,O),Se=P.filter(({
keys:V})=>V.length>0);Se.length>0&&U({kind:"items",items:Se},p);for(const{keys:V,value:te}of P)V.length>0||U(te.kind==="object"?{kind:"items",items:te.items}:te,
p)}function e(a,O){if(a.kind==="items"||a.kind==="object")return a.items;throw new c(O,"a block")}const D=1e5;function C(a,O,w,U){const z=w??new Map,p=a.kind===
"item"?[a.item]:e(a,O),P=new Set,Se=Map.groupBy(p,({keys:te})=>te[0]?.name.toLowerCase());let V=0;for(const{keys:te,value:Q}of p){const[I,...se]=te;if(I===void 0)
throw new c(O,"a block with a label");const{name:ue}=I;if(P.has(ue))continue;se.length>0&&P.add(ue);const oe={path:[...O.path,ue],span:I},Oe=se.length>0?Se.get(
ue.toLowerCase())??[]:[];if(V+=Oe.length,V>p.length+D)throw new c(oe,"spelled like the others");const Ae=se.length>0?{kind:"items",items:Oe.map(M)}:Q;z.set(ue,U(
Ae,oe,z.get(ue)))}return z}const F=(a,O,w)=>C(a,O,w,l);function H(a,O,w,U){const z=L(a);if(z===void 0)throw new c(O,"a list");const p=z.map(P=>U(P,O,void 0));for(const P of p)
w.push(P);return w}function L(a){return a.kind==="items"?a.items.map(O=>({kind:"item",item:O})):a.kind==="object"?[a]:a.kind==="list"?a.elements:void 0}const j=(a,O)=>{
if(a.kind==="number")return a.text;if(a.kind==="string")return a.value;throw new c(O,"a string")},x=(a,O)=>f(a.kind==="string"?{kind:"number",text:a.value}:a,O,
"int"),b=(a,O)=>{if(a.kind==="bool")return a.value;throw new c(O,"true or false")},l=(a,O,w)=>h(w?.kind??d(a,O),a,O,w);function h(a,O,w,U){switch(a){case"string":
return{kind:a,value:j(O,w,void 0)};case"bool":return{kind:a,value:b(O,w,void 0)};case"int":case"float":return{kind:a,value:f(O,w,a)};case"list":{const z=U?.kind===
a?U.elements:[];return{kind:a,elements:H(O,w,z,r)}}case"map":return{kind:a,entries:F(O,w,void 0)};case"maps":{const z=U?.kind===a?U.elements:[];return{kind:a,elements:H(
O,w,z,F)}}}}const r=(a,O)=>{const w=d(a,O);return h(w==="maps"?"map":w,a,O,void 0)};function d(a,O){switch(a.kind){case"items":case"object":return"maps";case"nu\
mber":return"int";case"item":throw new c(O,"a value");case"string":case"float":case"bool":case"list":return a.kind}}const n=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,
T=2**63-1;function f(a,O,w){if(a.kind!=="number"&&a.kind!=="float")throw new c(O,"a number");const U=a.text.replace("-",""),z=Number(/^0[0-7]+$/.test(U)?`0o${U}`:
U);if(w==="int"&&(!n.test(U)||z>T))throw new c(O,"a whole number");if(!Number.isFinite(z))throw new c(O,"a number");return a.text.startsWith("-")?-z:z}const E=(a,O)=>a?.
toLowerCase()===O.toLowerCase(),A=(a,O)=>a.filter(({keys:w})=>E(w[0]?.name,O)).map(M),M=({keys:a,value:O})=>({keys:a.slice(1),value:O})}),4045:((ze,re,s)=>{s.d(
re,{D:()=>Ot,J:()=>Pt});var c=s(3024),v=s(6760),e=s(1807),D=s(5747),C=s(4929),F=s(2713),H=s(6134),L=s(8947);class j extends Error{start;constructor(i,g){super(i),
this.start=g}}const x=200,b=20;function l(u){const i=u[b];if(i!==void 0)throw new j(`more than ${b} names before a value`,i.start)}const h={a:"\x07",b:"\b",f:"\f",
n:`
`,r:"\r",t:"	",v:"\v","\\":"\\",'"':'"'},r=/\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y,d=1114111;function n(u,i,g){
let S="",X=0,ee=i+1;for(let ie=ee;ie<u.length;ie+=1){const he=u[ie];if(X>0)he==="{"?X+=1:he==="}"&&(X-=1);else if(he==='"'){const de=u.slice(ee,ie);return{value:S===
""?de:(0,L.uK)(S+(0,L.ZJ)(de)),end:ie+1}}else{if(he===`
`)throw new j("string is not terminated",ie);he==="\\"?(ie>ee&&(S+=(0,L.ZJ)(u.slice(ee,ie))),S+=T(u,ie,g),ee=r.lastIndex,ie=ee-1):g==="hcl"&&u.startsWith("${",ie)&&
(X=1,ie+=1)}}throw new j("string is not terminated",u.length)}function T(u,i,g){r.lastIndex=i;const[S,X,ee,ie,he,de]=r.exec(u)??[];if(X!==void 0)return h[X]??"";
if(ee!==void 0)return String.fromCharCode(Number.parseInt(ee,16));if(ie!==void 0)return String.fromCharCode(Number.parseInt(ie,8));const Le=Number.parseInt(he??
de??"",16),Ze=Le>=55296&&Le<=57343;if(S===void 0||Le>d||Ze&&g==="json")throw new j("invalid escape sequence",i);return(0,L.ZJ)(Ze?"\uFFFD":String.fromCodePoint(
Le))}const f=new RegExp("[^\\p{L}\\p{Nd}_]","u");function E(u,i){const g=u.indexOf(`
`,i)+1,S=u.startsWith("<<-",i),X=u.slice(i+(S?3:2),Math.max(0,g-1));if(!u.startsWith("<<",i)||X===""||f.test(X))throw new j("invalid heredoc marker",i);for(let ee=g;;){
const ie=u.indexOf(`
`,ee);if(ie<0)throw new j("heredoc is not terminated",u.length);const he=u.slice(ee,ie);if(he.length>=X.length+(S?1:0)&&he.replace(/^[\t\v\f\r ]+/,"")===X){const Le=he.
slice(0,he.length-X.length),Ze=u.slice(g,ee);return{value:S?A(Ze,Le):Ze+Le,end:ie+1}}ee=ie+1}}function A(u,i){const g=u.split(`
`).slice(0,-1);return g.every(S=>S.startsWith(i))?g.map(S=>`${S.slice(i.length)}
`).join(""):u}const M={hcl:"{}[],=",json:"{}[],:"},a=/[ \t\n\r]+/y,O=/(?:#|\/\/)[^\n]*/y,w=new RegExp("[\\p{L}_]","uy"),U=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),z=/-?0[xX][0-9a-fA-F]+/y,p=/(?:-?\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d*)?/y,
P=/^-?0\d+[89]/,Se=/^-?0\d/,V=/[\0\ue123]/;function te(u,i,g){return u.lastIndex=g,u.exec(i)?.[0]??""}class Q{#e;#t;#s=0;constructor(i,g){this.#e=i,this.#t=g;const S=i.
search(V);if(S>=0)throw new j("null character or U+E123",S)}next(){this.#i();const i=this.#s,{kind:g,value:S,end:X}=this.#n(i);return this.#s=X,{kind:g,value:S,
start:i,end:X}}#n(i){const g=this.#e,S=g[i];if(S===void 0)return{kind:"end of the file",value:"",end:i};if(M[this.#t].includes(S))return{kind:S,value:S,end:i+1};
if(S==='"')return{kind:"string",...n(g,i,this.#t)};if(S==="<"&&this.#t==="hcl")return{kind:"heredoc",...E(g,i)};if(te(w,g,i)!=="")return this.#r(i);const X=this.#t===
"hcl"?te(z,g,i):"",ee=X||te(p,g,i);if(ee==="")throw new j("illegal character",i);const ie=i+ee.length,he=X===""&&/[.eE]/.test(ee),de=this.#t==="hcl"?P:Se;if(!he&&
de.test(ee))throw new j("number begins with 0",i);return{kind:he?"float":"number",value:ee,end:ie}}#r(i){U.lastIndex=i;const g=U.exec(this.#e)?.index??this.#e.length,
S=this.#e.slice(i,g);if(S==="true"||S==="false")return{kind:"bool",value:S,end:g};if(this.#t==="hcl")return{kind:"name",value:S,end:g};if(S==="null")return{kind:"\
null",value:S,end:g};throw new j("illegal character",i)}#i(){for(;;){const i=this.#s;if(this.#s+=te(a,this.#e,this.#s).length,this.#t==="hcl"&&this.#l(),this.#s===
i)return}}#l(){if(this.#e.startsWith("/*",this.#s)){const i=this.#e.indexOf("*/",this.#s+2);if(i<0)throw new j("comment is not terminated",this.#e.length);this.#s=
i+2}else this.#s+=te(O,this.#e,this.#s).length}}function I(u){const i=new se(u);return ue(i.parse())}class se{#e;#t=0;constructor(i){this.#e=new Q(i,"json")}parse(){
return this.#e.next(),this.#s()}#s(){this.#t+=1;const i=[];do{const g=this.#n(),S=g&&this.#r(this.#e.next());if(!S)break;i.push({keys:g,value:S})}while(this.#e.
next().kind===",");return this.#t-=1,i}#n(){const i=[];for(;;){const{kind:g,value:S,start:X,end:ee}=this.#e.next();if(g===":"&&i.length>0)return i;if(g==="}"||g===
"end of the file")return null;if(g!=="string")throw new j("expected a name in quotation marks",X);i.push({name:S,start:X,end:ee}),l(i)}}#r(i){const{kind:g,value:S,
start:X}=i;if(this.#t>x)throw new j(`values are nested deeper than ${x} levels`,X);switch(g){case"{":return{kind:"object",items:this.#s()};case"[":return this.#i();case"\
string":return{kind:g,value:S};case"number":case"float":return{kind:g,text:S};case"bool":return{kind:g,value:S==="true"};case"null":return{kind:"string",value:""};case"\
}":case"end of the file":return null;default:throw new j("expected a value",X)}}#i(){const i=[];for(let g=this.#e.next();g.kind!=="]";g=this.#e.next()){if(g.kind===
","||g.kind==="bool"||g.kind==="[")continue;const S=this.#r(g);if(S===null)return null;i.push(S)}return{kind:"list",elements:i}}}function ue(u){return u.flatMap(
oe)}function oe({keys:u,value:i}){return i.kind==="object"&&Oe(i.items.map(g=>g.value))?i.items.flatMap(g=>{const S=[...u,...g.keys];return l(S),oe({keys:S,value:g.
value})}):i.kind==="list"&&Oe(i.elements)?i.elements.flatMap(g=>oe({keys:u,value:g})):[{keys:u,value:Ae(i)}]}const Oe=u=>u.length>0&&u.every(({kind:i})=>i==="ob\
ject");function Ae(u){return u.kind==="object"?{kind:"object",items:ue(u.items)}:u.kind==="list"?{kind:"list",elements:u.elements.map(Ae)}:u}const Ke=(u,i)=>new Ge(
u,i).parse();class Ge{#e;#t;#s;#n=null;#r=0;constructor(i,g){this.#e=i,this.#t=new Q(i,"hcl"),this.#s=g}parse(){const i=this.#i();return this.#d("end of the fil\
e"),i}#i(){const i=[],g=new Set;for(;this.#o().kind!=="}"&&this.#o().kind!=="end of the file";){const S=this.#f(),X=this.#o().kind==="=";if(X&&this.#c(),X&&this.#o().
kind==="end of the file")break;i.push(X?{keys:S,value:this.#u(),isAssigned:X}:{keys:S,value:this.#h()}),X&&this.#s&&this.#l(S,g),this.#o().kind===","&&this.#c()}
return i}#l(i,g){for(const{start:S,end:X}of i){const ee=this.#e.slice(S,X);if(g.has(ee))throw new j("each argument can only be defined once",S);g.add(ee)}}#f(){
const i=[];for(;;){const{kind:S,value:X,start:ee,end:ie}=this.#o();if(S!=="name"&&S!=="string")break;i.push({name:X,start:ee,end:ie}),l(i),this.#c()}const{kind:g}=this.#o();
if(i.length===0)throw this.#a("a name");if(g==="="&&i.length>1)throw this.#a('"{"');if(g!=="="&&g!=="{")throw this.#a('"=" or "{"');return i}#u(){const{kind:i,value:g}=this.#o();
switch(i){case"{":return this.#h();case"[":return this.#m();case"string":case"heredoc":return this.#c(),{kind:"string",value:g};case"number":case"float":return this.#c(),
{kind:i,text:g};case"bool":return this.#c(),{kind:i,value:g==="true"};default:throw this.#a("a value")}}#h(){this.#p("{");const i=this.#i();return this.#d("}"),
this.#r-=1,{kind:"object",items:i}}#m(){this.#p("[");const i=[];let g=!1;for(let S=this.#o();S.kind!=="]";S=this.#o())if(S.kind===",")this.#c(),g=!1;else{if(g)throw this.#a(
'"," or "]"');i.push(this.#u()),g=S.kind!=="["}return this.#d("]"),this.#r-=1,{kind:"list",elements:i}}#p(i){const{start:g}=this.#o();if(this.#d(i),this.#r+=1,this.#r>
x)throw new j(`values are nested deeper than ${x} levels`,g)}#d(i){if(this.#o().kind!==i)throw this.#a(Je(i));this.#c()}#o(){return this.#n??=this.#t.next(),this.#n}#c(){
this.#n=null}#a(i){const{kind:g,start:S}=this.#o();return new j(`expected ${i}, found ${Je(g)}`,S)}}function Je(u){return u.length===1?`"${u}"`:u==="name"?"a wo\
rd without quotation marks":u==="end of the file"?"the end of the file":`a ${u}`}function B(u,i){const g=new RegExp("^\\p{White_Space}*\\{","u").test(u),S=g?u:u.
replaceAll(`\r
`,`
`),X=(0,H.yN)(S);try{return{kind:"read",items:g?I(S):Ke(S,i==="opentofu"),placeOf:X}}catch(ee){if(!(ee instanceof j))throw ee;const{message:ie,start:he}=ee;return{
kind:"refused",why:ie,place:X({start:he,end:he+1})}}}var N=s(6188);const ce="registry_protocols",$e={requestTimeoutSeconds:null,retryCount:null};function Pe(u){
for(const{keys:i,value:g}of u){const[S]=i;if(S?.name!==ce||g.kind!=="object")continue;let{requestTimeoutSeconds:X,retryCount:ee}=$e;const ie={path:[ce],span:S};
try{return(0,N.RC)(g.items,"retry_count",ie,(he,de)=>{ee=(0,N.sD)(he,de,void 0)}),(0,N.RC)(g.items,"request_timeout_seconds",ie,(he,de)=>{X=(0,N.sD)(he,de,void 0)}),
{requestTimeoutSeconds:X,retryCount:ee,mistakes:[]}}catch(he){if(!(he instanceof N.aZ))throw he;const de={span:he.argument.span,why:he.message};return{...$e,mistakes:[
de]}}}return{...$e,mistakes:[]}}function Xe(u,i){const g=Y(i.TF_REGISTRY_CLIENT_TIMEOUT);return g!==null?g*1e3:u===null?null:u>0?u*1e3:Number.POSITIVE_INFINITY}
const Qe=1e4,qe=1;function G(u,{requestTimeoutSeconds:i,retryCount:g},S){const X=Y(S.TF_REGISTRY_DISCOVERY_RETRY)??g??qe;return{client:u,attemptMs:Xe(i,S)??Qe,retries:Math.
max(X,0)}}function Y(u){const i=/^\+?\d+$/.test(u??"")?Number(u):0;return i>0?i:null}const ae={credentials:new Map,hosts:new Map,helpers:new Map},ye={path:[],span:{
start:0,end:0}};function _e(u,i){const g={},S=()=>({...ae,...g});try{for(const[X,ee]of De(g,i))(0,N.RC)(u,X,ye,ee);return{values:S(),mistake:null}}catch(X){if(!(X instanceof
N.aZ))throw X;return{values:i==="opentofu"?S():ae,mistake:X}}}function De(u,i){const g=i==="terraform",S=(de,Le)=>(0,N.sc)(de,Le,void 0),X=(de,Le)=>(0,N.zC)(de,
Le,void 0),ee=(de,Le)=>(0,N.P2)(de,Le,void 0,N.sc),ie=[["providers",ee],["provisioners",ee],["disable_checkpoint",X],["disable_checkpoint_signature",X]],he=(de,Le)=>g?
Le:de??Le;return[...g?ie:[],["plugin_cache_dir",S],["plugin_cache_may_break_dependency_lock_file",X],["host",(de,Le)=>{u.hosts=(0,N.P2)(de,Le,u.hosts,(Ze,Ve,it)=>Ce(
Ze,Ve,he(it,{services:null})))}],["credentials",(de,Le)=>{u.credentials=(0,N.P2)(de,Le,u.credentials,N.hp)}],["credentials_helper",(de,Le)=>{u.helpers=(0,N.P2)(
de,Le,u.helpers,(Ze,Ve,it)=>je(Ze,Ve,he(it,{args:[]})))}]]}function Ce(u,i,g){return(0,N.RC)((0,N.mW)(u,i),"services",i,(S,X)=>{g.services=(0,N.hp)(S,X,g.services??
void 0)}),g}function je(u,i,g){return(0,N.RC)((0,N.mW)(u,i),"args",i,(S,X)=>{g.args=(0,N.VX)(S,X,g.args,N.sc)}),g}const Ye={credentials:new Map,hosts:new Map,helpers:new Map,
installations:null,protocols:$e,findings:[],secrets:[],isRead:!1};function xe({shown:u,text:i,isUtf8:g},S){const X=(nt,ot)=>({problem:(0,C.P4)({clients:[S],mistake:nt}),
place:ot}),ee=(nt,ot)=>({...Ye,findings:[X({kind:"syntax",file:u,why:nt},ot)]}),ie=B(i,S);if(ie.kind==="refused")return ee(ie.why,{file:u,...ie.place});if(!g)return ee(
"illegal UTF-8 encoding",null);const{values:he,mistake:de}=_e(ie.items,S),Le=nt=>({file:u,...ie.placeOf(nt)}),Ze=Ee(ie.items),Ve=(nt,ot)=>Le(Ze.get(be(nt,ot))??
{start:0,end:0}),it=({argument:{path:nt,span:ot},want:yt})=>X({kind:"type",file:u,path:nt,want:yt},Le(ot)),at=de===null?ie.items:[],et=Pe(S==="opentofu"?at:[]),
lt=({span:nt,why:ot})=>X({kind:"block",file:u,why:ot},Le(nt));return{credentials:Ue(he.credentials,(nt,ot)=>J(nt,Ve("credentials",ot))),hosts:Ue(he.hosts,({services:nt},ot)=>({
place:Ve("host",ot),services:Array.from(nt??[],([yt,Lt])=>({id:yt,value:me(Lt)}))})),helpers:Ue(he.helpers,({args:nt},ot)=>({place:Ve("credentials_helper",ot),args:nt})),
installations:{items:at.filter(He),shown:u,placeOf:Le},protocols:et,findings:[...de===null?[]:[it(de)],...et.mistakes.map(lt)],secrets:[...he.credentials.values()].
flatMap(ne),isRead:de===null||S==="opentofu"}}const He=({keys:[u]})=>u?.name==="provider_installation",Ue=(u,i)=>new Map(Array.from(u,([g,S])=>[g,i(S,g)]));function J(u,i){
const g=u.get("token"),S=g?.kind==="string";return{place:i,token:S?new F.o(g.value.normalize("NFC")):null,hasValue:g!==void 0}}function ne(u){return[...u.values()].
flatMap(i=>i.kind==="string"||i.kind==="int"?[new F.o(String(i.value))]:[])}function me(u){return u.kind==="maps"?ke(u.elements[0]??new Map):we(u)}function we(u){
switch(u.kind){case"list":return u.elements.map(we);case"map":return ke(u.entries);case"maps":return u.elements.map(ke);default:return u.value}}const ke=u=>Object.
fromEntries(Array.from(u,([i,g])=>[i,we(g)]));function Ee(u){const i=new Map;for(const{keys:g,value:S}of u){const[X,ee]=g,ie=S.kind==="object"?S.items.map(he=>he.
keys[0]):[];for(const he of ee===void 0?ie:[ee])he!==void 0&&i.set(be(X?.name??"",he.name),he)}return i}const be=(u,i)=>`${u.toLowerCase()} ${i}`;var Me=s(1731);
function _(u,i,g,S=null){const X=Z(i.environment,S),ee=q(i);if(ee===null)return{main:X,directory:null,directoryOff:null,helperDirectories:[],mirrorDirectories:[]};
const ie=i.system==="windows"?Ne:Te,{main:he,directory:de,dataDirectories:Le}=ie(u,ee,i.environment,g),Ze=Fe(i),Ve=Le.flatMap(lt=>[Ze(lt,"plugins"),Ze(lt,"plugi\
ns",i.platform)]),it=[...Le,...k(ee,i)].map(lt=>Ze(lt,"plugins")),at={helperDirectories:Ve,mirrorDirectories:it};if(X===null)return{main:{path:he,chosenBy:"defa\
ult"},directory:de,directoryOff:null,...at};const et={path:de,by:X.chosenBy};return{main:X,directory:null,directoryOff:et,...at}}function k(u,i){const{system:g,
platform:S,environment:X}=i;if(g==="windows")return[ct(u,"HashiCorp","Terraform")];if(S.startsWith("darwin"))return[u,""].map(de=>tt(de,"Library","Application S\
upport","io.terraform"));const{XDG_DATA_HOME:ee="",XDG_DATA_DIRS:ie}=X,he=de=>de.startsWith("/");return[he(ee)?ee:tt(u,".local","share"),...(ie||"/usr/local/sha\
re:/usr/share").split(":").filter(he)].map(de=>tt(de,"terraform"))}function R(u,i){const g=q(i),S=i.system==="windows"?"\\":"/";return g===null||g.length<2||!u.
startsWith(g+S)?u:(i.system==="windows"?"%APPDATA%":"~")+u.slice(g.length)}function Z(u,i){if(i)return{path:i,chosenBy:"cli-config"};for(const g of["TF_CLI_CONF\
IG_FILE","TERRAFORM_CONFIG"]){const S=u[g];if(S)return{path:S,chosenBy:g}}return null}function q({system:u,environment:i,accountHome:g}){return u==="windows"?i.
APPDATA||null:i.HOME||g||null}function Te(u,i,g,S){const[X,ee]=[tt(i,".terraformrc"),tt(i,".tofurc")],ie=tt(i,".terraform.d");if(u==="terraform")return{main:X,directory:ie,
dataDirectories:[ie]};const{XDG_CONFIG_HOME:he,XDG_DATA_HOME:de}=g,Le=!S(X)&&!S(ee);return{main:he&&Le?tt(he,"opentofu","tofurc"):Re(ee,X,S),directory:he&&!S(ie)?
tt(he,"opentofu"):ie,dataDirectories:de?[ie,tt(de,"opentofu")]:[ie]}}function Ne(u,i,g,S){const[X,ee]=[ct(i,"terraform.rc"),ct(i,"tofu.rc")],ie=ct(i,"terraform.\
d");return{main:u==="terraform"?X:Re(ee,X,S),directory:ie,dataDirectories:[ie]}}const Re=(u,i,g)=>g(i)&&!g(u)?i:u,Fe=({system:u})=>u==="windows"?ct:tt,tt=(u,...i)=>[
u.replace(/(?<!\/)\/+$/,""),...i].join("/"),ct=(u,...i)=>[u.replace(/(?<![\\/])[\\/]+$/,""),...i].join("\\");function pt({name:u,args:i,place:g},S,X,ee){const ie=S.
map(Ve=>({directory:Ve,files:(0,e.M)(Ve).filter(it=>wt((0,v.join)(Ve,it)))})),he=Ve=>R(Ve,ee),de=Mt(u,ie);if(de!==null){const Ve=(0,v.resolve)(de.directory,de.file),
it=At(Ve,ee);return{helper:{name:u,args:i,path:Ve,shown:he(Ve),refusal:it},findings:[]}}const Le={kind:"no helper",name:u,directories:S.map(he)};return{helper:null,
findings:[{problem:(0,C.P4)({clients:[X],mistake:Le}),place:g}]}}const wt=u=>(0,c.existsSync)(u)&&!(0,c.statSync)(u).isDirectory(),bt=256;function At(u,{system:i}){
if(i==="windows")return null;if(!(0,c.statSync)(u).isFile())return"permission denied";const g=Buffer.alloc(bt);let S;try{const ee=(0,c.openSync)(u,"r");try{S=(0,c.
readSync)(ee,g)}finally{(0,c.closeSync)(ee)}}catch(ee){return(0,D.Oj)(ee),null}return g.toString("latin1",0,2)==="#!"||g.subarray(0,S).includes(0)?null:"exec fo\
rmat error"}const vt="terraform-credentials-",_t="0.0.0";function Mt(u,i){let g=null;for(const{directory:S,files:X}of i)for(const ee of X){const ie=Rt(ee,u);ie===
null||g!==null&&(0,Me.Zy)(ie,g.version)<=0||(g={directory:S,file:ee,version:ie})}return g}function Rt(u,i){if(!u.startsWith(vt))return null;const g=u.toLowerCase().
slice(vt.length).replace(/\.exe$/,""),S=g.indexOf("_v");return(S<0?g:g.slice(0,S))!==i||g===""?null:(0,Me.oF)(S<0?_t:g.slice(S+2).replace(/_x.*$/s,""))}var Ct=s(
3229),Dt=s(1831);function Et(u,i){const g=u.flatMap(de=>de.findings),S=(de,Le)=>{g.push({problem:(0,C.P4)({clients:[i],mistake:de}),place:Le})},X=St(new Map(u.flatMap(
de=>[...de.credentials])),S),ee=St(new Map(u.flatMap(de=>[...de.hosts])),S),[ie,...he]=new Map(u.flatMap(de=>[...de.helpers]));for(const[,{place:de}]of he)S({kind:"\
two helpers"},de);return{credentials:X,forced:ee,helper:ie===void 0?null:{name:ie[0],...ie[1]},findings:g}}function St(u,i){const g=new Map;for(const[S,X]of u){
const ee=(0,Dt.Pv)(S);if(ee.ok){g.set(ee.value,{...X,host:ee.value});continue}const ie="services"in X?"host":"credentials",he=(0,Ct.L6)(S);i({kind:"label",type:ie,
label:S,why:ee.why,advice:he},X.place)}return[...g.values()]}const kt=1024*1024;function Pt(u,i,g=null){const S=_(u,i,c.existsSync,g),{directory:X,directoryOff:ee,
helperDirectories:ie}=S,he=mt(S,u,i),de=[...he,...ht(X,u,i)],Le=ht(ee?.path??null,u,i),Ze=Et(ut(de),u),Ve=Ze.helper&&pt(Ze.helper,ie,u,i),it=Et(ut(Le),u).credentials,
at=he[0]?.blocks?.protocols??$e;return{...Ze,client:u,installations:ut(de).flatMap(({installations:et})=>et??[]),mirrors:S.mirrorDirectories.map(et=>({path:et,shown:R(
et,i)})),paths:S,files:[...de.map(({file:et})=>et),...Le.map(({file:et})=>({...et,state:"off"}))],turnedOff:it.map(({host:et,place:lt})=>({host:et,place:lt})),helper:Ve?.
helper??null,requestTimeoutMs:u==="opentofu"?Xe(at.requestTimeoutSeconds,i.environment):null,patience:G(u,at,i.environment),findings:[...de.flatMap(({finding:et})=>et??
[]),...Ze.findings,...Ve?.findings??[]],secrets:[...ut(de),...ut(Le)].flatMap(({secrets:et})=>et)}}const ut=u=>u.flatMap(({blocks:i})=>i??[]);function mt({main:u},i,g){
if(u===null)return[];const{path:S,chosenBy:X}=u;if((0,c.existsSync)(S))return[gt(S,i,g)];const ee={path:S,shown:R(S,g),state:"absent"},he=X==="default"?null:$t(
{kind:"missing",setting:X,path:S},i);return[{file:ee,blocks:null,finding:he}]}const Tt=/\.tfrc(?:\.json)?$/s,ht=(u,i,g)=>(u===null?[]:(0,e.M)(u)).filter(S=>Tt.test(
S)).map(S=>gt((0,v.join)(u??"",S),i,g));function gt(u,i,g){const S=(0,D.yR)(u,kt),X=R(u,g);if(!S.ok){const{failure:he}=S,de=$t({kind:"unreadable",file:X,failure:he},
i);return{file:{path:u,shown:X,state:"not read"},blocks:null,finding:de}}const ee=xe({shown:X,...S},i),ie=ee.isRead?"read":"not read";return{file:{path:u,shown:X,
state:ie},blocks:ee,finding:null}}const $t=(u,i)=>({problem:(0,C.P4)({clients:[i],mistake:u}),place:null});function Ot(u){const i=new Map;for(const g of u){const{
problem:S,place:X}=g,ee=JSON.stringify([S.code,S.message,X]),ie=i.get(ee)?.problem.affects??[],he=[...new Set([...ie,...S.affects??[]])];i.set(ee,{problem:{...S,
affects:he},place:X})}return[...i.values()]}}),1807:((ze,re,s)=>{s.d(re,{M:()=>e,v:()=>D});var c=s(3024),v=s(5747);function e(C){try{return(0,c.readdirSync)(C).
sort()}catch(F){return(0,v.Oj)(F),[]}}function D(C){try{return(0,c.readdirSync)(C,{withFileTypes:!0}).filter(F=>F.isDirectory()).map(({name:F})=>F)}catch(F){return(0,v.
Oj)(F),[]}}}),6134:((ze,re,s)=>{s.d(re,{SH:()=>C,Td:()=>F,lS:()=>L,n_:()=>e,pH:()=>D,w4:()=>H,yN:()=>b});const c=25e4,v=100;class e{max;count=0;constructor(d=c){
this.max=d}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.count*v}}function D(r,d,n,T){return n===
void 0?{text:r,body:d,parts:T,problems:[]}:{text:r,body:d,parts:T,problems:[{...b(r)(n),message:n.message}]}}const C=(r,d,n)=>{const T=[];if(r.kind==="native"){
for(const f of r.blocks)f.type===d&&f.labels.length===n&&T.push(f);return T}for(const f of r.members)f.name===d&&x(d,f.value,n,[],T);return T},F=r=>r.kind==="na\
tive"?r.attributes:r.members;function H(r,d){if(!(r.kind==="native"&&r.mayHave?.(d)===!1)){for(const n of F(r))if(n.name===d)return n}}const L=r=>r.kind==="obje\
ct"?r.items.filter(j):r.kind!=="tuple"?[]:r.elements.flatMap(d=>d.kind==="object"?d.items.filter(j):[]),j=r=>r.name!==void 0&&r.name!=="//";function x(r,d,n,T,f){
if(n>0){for(const{name:A,start:M,end:a,value:O}of L(d))x(r,O,n-1,[...T,{value:A,start:M,end:a}],f);return}const E={start:d.start,end:d.start+1};for(const A of d.
kind==="tuple"?d.elements:[d])A.kind!=="object"&&A.kind!=="tuple"||f.push({...E,type:r,labels:T,body:{kind:"json",members:L(A)}})}const b=r=>{const d=[r.startsWith(
"\uFEFF")?1:0];let n=r.indexOf(`
`),T;return({start:f,end:E})=>{for(;n>=0&&n<f;n=r.indexOf(`
`,n+1))d.push(n+1);T??=l(r);const A=U=>h(T??[],U-1),M=Math.max(1,h(d,f)),a=d[M-1]??0,O=(d[M]??(n<0?r.length:n)+1)-1,w=U=>U-a-A(U)+A(a)+1;return{line:M,column:w(
Math.max(f,a)),endColumn:w(Math.min(E,O))}}},l=r=>/[\uD800-\uDBFF]/.test(r)?Array.from(r.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),d=>d.index):[];function h(r,d){
let n=0,T=r.length;for(;n<T;){const f=n+T>>>1;(r[f]??0)<=d?n=f+1:T=f}return n}}),7531:((ze,re,s)=>{s.d(re,{T:()=>F,b:()=>D});var c=s(3307),v=s(8947),e=s(2168);const D=1024*
1024,C={keeps:()=>!0,read:(j,x,{start:b,end:l})=>(0,c.IL)(x.slice(b,l))};function F(j,x=C){const b=(0,v._6)(j),l=new L(b,x),h=(0,c.Ey)(b,l.add);if(h!==null){const d=(0,e.
Q)(b);return d===null?{kind:"not-json",...h}:{kind:"not-json",why:`it ${d.what}`,advice:d.advice}}const r=/[^\t\n\r ]/.exec(b)?.[0];return r==="{"?{kind:"object",
services:l.read()}:r==="n"?{kind:"null"}:{kind:"not-object",why:`found ${H(r)}`}}function H(j){switch(j){case"[":return"an array";case'"':return"a string";case"\
t":case"f":return"a boolean";default:return"a number"}}class L{#e;#t;#s;#n=new Map;constructor(x,b){this.#e=x,this.#t=b,this.#s=x.includes("\\")}add=(x,b,l,h)=>{
if(h===0)return;const r=this.#e.slice(l,h),d=this.#s?(0,c.I)(r):r.slice(1,-1),n=this.#n.get(d);n!==void 0?n.range={start:x,end:b}:this.#t.keeps(d,b-x)&&this.#n.
set(d,{id:(0,c.I)(r),range:{start:x,end:b}})};read(){return Array.from(this.#n.values(),({id:x,range:b})=>({id:x,value:this.#t.read(x,this.#e,b)}))}}}),2168:((ze,re,s)=>{
s.d(re,{Q:()=>v});const c=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]];function v(e){const D=c.find(([C])=>C.test(e));return D===void 0?null:{what:D[1],advice:D[2]}}}),1731:((ze,re,s)=>{s.
d(re,{Cg:()=>x,Ty:()=>j,Zy:()=>b,dU:()=>l,hZ:()=>e,oF:()=>F,rK:()=>H});var c=s(9562);const v=new RegExp(`^${c.eQ}$`),e=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
D=new RegExp(`^${e}[.+-]?$`),C=2n**63n-1n;function F(r){const[,d,n,T,f]=v.exec(r)??[];return d===void 0?null:L(r,d,T??n,f)}function H(r){const[,d,n,T]=D.exec(r)??
[];return d===void 0?null:L(r,d,n,T)}function L(r,d,n="",T=""){const f=d.split(".").map(A=>A.replace(/^0+(?=.)/,""));if(f.some(A=>A.length>19))return null;const E=f.
map(BigInt);if(E.some(A=>A>C))return null;for(;E.length<3;)E.push(0n);return{text:r,numbers:E,written:f.length,pre:n,build:T}}const j=r=>r.pre!=="",x=({numbers:r,
pre:d,build:n})=>`${r.join(".")}${d===""?"":`-${d}`}${n===""?"":`+${n}`}`;function b(r,d){const n=Math.max(r.numbers.length,d.numbers.length);for(let T=0;T<n;T++){
const[f,E]=[r.numbers[T]??0n,d.numbers[T]??0n];if(f!==E)return f<E?-1:1}return r.pre===d.pre||r.numbers.length!==d.numbers.length?0:r.pre===""||d.pre===""?r.pre===
""?1:-1:l(r.pre,d.pre)}function l(r,d){const[n,T]=[r.split("."),d.split(".")];for(let f=0;;f++){const[E,A]=[f+1>=n.length,f+1>=T.length];if(E!==A)return E?-1:1;
const M=h(n[f]??"",T[f]??"");if(M!==0||E)return M}}function h(r,d){const[n,T]=[/^[0-9]*$/.test(r),/^[0-9]*$/.test(d)];return n!==T?n?-1:1:n&&r.length!==d.length?
r.length-d.length:r===d?0:r<d?-1:1}}),6456:((ze,re,s)=>{s.d(re,{Z:()=>qe});var c=s(4045),v=s(4929),e=s(3534),D=s(1064),C=s(1831),F=s(2713);const H=(G,Y)=>({name:G,
isProgram:!1,answers:Y,find:ae=>Y.get(ae)??null});async function L(G,Y){let ae=null;const ye=[],_e=[];for(const De of G){const Ce=ae===null||!De.isProgram,je=Ce?
await De.find(Y):null;ye.push({source:je?.source??De.name,held:Ce?j(je):"not asked",counts:ae===null&&je!==null}),je?.problem&&_e.push({problem:je.problem,place:je.
place}),ae??=je}return{answer:ae,looks:ye,findings:_e}}function j(G){return G===null?"nothing":G.token===null?"no token":G.token.reveal()===""?"an empty token":
"a token"}const x=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function b(G,Y,ae=null){const ye=Y.reveal(),_e={source:G,place:ae,token:Y,problem:h(G,ye)};return x.test(ye)?
{..._e,isUnsendable:!0}:_e}const l=[[x,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,"quotes"],[/^\s|\s$/,"outer white \
space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function h(G,Y){if(Y==="")return(0,e.QU)({source:G});const ae=l.find(([ye])=>ye.test(Y))?.[1];return ae!==
void 0?(0,e.Eu)({source:G,slip:ae}):Y.length<F.I?(0,e.fj)({source:G}):null}const r="TF_TOKEN_";function d(G){return Object.entries(G).flatMap(([Y,ae])=>{const ye=Y.
startsWith(r)?(0,C.$k)(Y):null;return ye===null||ae===void 0?[]:[{host:ye,variable:Y,token:new F.o(ae)}]})}const n=G=>H("TF_TOKEN_ variables",new Map(d(G).map(({
host:Y,variable:ae,token:ye})=>[Y,b(ae,ye)])));function T(G){const Y="tokens setting",ae=G.map(({host:ye,token:_e})=>{const De=b(Y,_e);return[ye,_e.reveal()===""?
{...De,token:null}:De]});return H(Y,new Map(ae))}function f({tokens:G,environment:Y,clients:ae}){const ye=[T(G),n(Y)],_e=ae.map(({client:Ce,config:je,helper:Ye,
turnedOff:xe=[]})=>{const He=[je&&M(je),Ye].filter(Ue=>Ue!==null);return{client:Ce,turnedOff:xe,sources:[...ye,...He]}}),De=ae.flatMap(({config:Ce})=>Ce===null?
[]:M(Ce));return{known:E([...ye,...De]),find:async Ce=>{const je=await Promise.all(_e.map(async({client:Ye,sources:xe,turnedOff:He})=>{const{looks:Ue,...J}=await L(
xe,Ce);return{...J,client:Ye,looks:[...Ue,...A(He,Ce)]}}));return{answer:O(je.map(({answer:Ye})=>Ye)),clients:je.map(({client:Ye,looks:xe})=>({client:Ye,looks:xe})),
findings:je.flatMap(({findings:Ye})=>Ye),difference:w(Ce,je)}}}}function E(G){const Y=new Map(G.toReversed().flatMap(ae=>[...ae.answers]));return new Map([...Y].
flatMap(([ae,{token:ye,source:_e}])=>ye===null?[]:[[ae,_e]]))}const A=(G,Y)=>G.filter(ae=>ae.host===Y).map(({place:ae,by:ye})=>({source:`${ae.file}:${ae.line} (${ye}\
 names another file)`,held:"not read",counts:!1})),M=({credentials:G})=>H("CLI configuration",new Map(G.map(Y=>[Y.host,a(Y)])));function a({host:G,place:Y,token:ae,
hasValue:ye}){const _e=`${Y.file}:${Y.line}`;if(ae!==null)return b(_e,ae,Y);const De={kind:"no token",file:_e,host:G,hasValue:ye};return{source:_e,place:Y,token:null,
problem:(0,v.P4)({clients:D.Du,mistake:De})}}function O(G){return G.find(Y=>Y?.token)??G.find(Y=>Y!==null)??null}function w(G,Y){const[ae,...ye]=Y,_e=ye.find(({
answer:Ce})=>U(Ce)!==U(ae?.answer??null));if(ae===void 0||_e===void 0)return null;const De=({client:Ce,answer:je})=>({client:Ce,source:je?.token?je.source:null});
return(0,e.tK)({host:G,first:De(ae),other:De(_e)})}const U=G=>G?.token?.reveal()??null;var z=s(1421),p=s(8161),P=s(5747),Se=s(4e3),V=s(7531);const te=1024*1024;
function Q(G,Y){const ae=new Map;let ye=null;const _e=async De=>{if(ye!==null)return ye;const Ce=await se(G,De,Y),je=B(G,Ce,Y);return Ce.kind==="stopped"&&(ye??=
je),je};return{name:I(G),isProgram:!0,find:De=>{const Ce=ae.get(De)??_e(De);return ae.set(De,Ce),Ce}}}const I=({name:G})=>`credentials helper ${G}`;async function se(G,Y,ae){
if(G.refusal!==null)return{kind:"not started",why:G.refusal};if(ae.stop.aborted)return{kind:"stopped",why:ue};const ye=Ae(G,Y,ae.environment);return typeof ye==
"string"?{kind:"not started",why:ye}:await oe(ye,ae)}const ue="was running when the check ended";function oe(G,Y){return new Promise(ae=>{const ye=[],_e=[];let De=0;
const{timeoutMs:Ce,abortAfter:je}=Y,Ye=je(Ce),xe=me=>{Ye.removeEventListener("abort",Ue),Y.stop.removeEventListener("abort",J),ae(me)},He=me=>{Oe(G,Y),xe({kind:"\
stopped",why:me})},Ue=()=>He(`did not exit within ${Ce/1e3} s (timeout-seconds)`),J=()=>He(ue);Ye.addEventListener("abort",Ue),Y.stop.addEventListener("abort",J);
const ne=me=>we=>{De+=we.length,De>te?He(`wrote more than ${te/1024/1024} MiB`):me.push(we)};G.stdout?.on("data",ne(ye)),G.stderr?.on("data",ne(_e)),G.on("error",
me=>xe({kind:"not started",why:Je(me)})),G.on("close",me=>{const[we,ke]=[Buffer.concat(ye),Buffer.concat(_e).toString()];xe({kind:"ended",isSuccess:me===0,output:we,
complaint:ke})})})}function Oe(G,{kill:Y}){try{G.pid!==void 0&&Y((0,p.platform)()==="win32"?G.pid:-G.pid,"SIGKILL")}catch(ae){(0,P.Oj)(ae)}G.stdout?.destroy(),G.
stderr?.destroy(),G.unref()}function Ae({path:G,args:Y},ae,ye){try{return(0,z.spawn)(G,[...Y,"get",ae],{env:Ke(ye),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,
windowsHide:!0})}catch(_e){return Je(_e)}}const Ke=G=>Object.fromEntries(Object.entries(G).filter(([Y])=>!Y.startsWith("INPUT_"))),Ge={EACCES:"permission denied",
ENOENT:"no such file or directory",ENOEXEC:"exec format error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function Je(G){const Y=(0,P.
Oj)(G);return Ge[Y]??Y}function B(G,Y,ae){const{shown:ye}=G;switch(Y.kind){case"not started":return ce(G,`failed to run ${ye}: ${Y.why}`);case"stopped":return ce(
G,`${ye} ${Y.why} and was stopped`);case"ended":{if(!Y.isSuccess){const _e=Pe(Y.complaint);return ce(G,_e===""?`error in ${ye}, but it produced no error message`:
`error in ${ye}: ${_e}`)}return N(G,Y.output,ae)}}}function N(G,Y,{learn:ae}){const ye=(0,V.T)(Y);if(ye.kind==="not-json"||ye.kind==="not-object")return ce(G,`m\
alformed output from ${G.shown}: ${(0,Se.dh)(ye.why)}`);const _e=ye.kind==="null"?null:ye.services.find(({id:Ce})=>Ce==="token")?.value;if(typeof _e!="string")return null;
const De=new F.o(_e);return ae(De),b(I(G),De)}function ce(G,Y){const ae=(0,v.Dz)({name:G.name,why:Y});return{source:I(G),place:null,token:null,problem:ae}}const $e=new RegExp(
"\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),Pe=G=>(0,Se.dh)(G.replace($e,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim()),Xe=1e4;function Qe({tokens:G,
configs:Y,timeoutMs:ae},ye,_e){for(const xe of Y.flatMap(He=>He.secrets))_e.learn(xe);const De=new Map,Ce=xe=>{if(xe===null)return null;const He=JSON.stringify(
[xe.path,...xe.args]),Ue=De.get(He)??Q(xe,{..._e,timeoutMs:ae??Xe,environment:ye});return De.set(He,Ue),Ue},je=Y.map(xe=>({client:xe.client,config:xe,helper:Ce(
xe.helper),turnedOff:xe.turnedOff.map(He=>({...He,by:xe.paths.directoryOff?.by??""}))})),Ye=Y.flatMap(xe=>xe.forced.map(He=>({...He,client:xe.client})));return{
credentials:f({tokens:G,environment:ye,clients:je}),configs:Y,complaints:(0,c.D)(Y.flatMap(({findings:xe})=>xe)),forced:Map.groupBy(Ye,({host:xe})=>xe)}}function qe(G,Y,{
environment:ae,secrets:ye,kill:_e,stop:De}){return Qe({...G,configs:Y},ae,{learn:ye.learn,kill:_e,stop:De.signal,abortAfter:Ce=>AbortSignal.timeout(Ce)})}}),7511:((ze,re,s)=>{
s.d(re,{i:()=>b});var c=s(3625);const v="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",e=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,D=String.
raw`[()<>@,;:\\"/[\]?=]`,C=new RegExp(`^(${v})?(/)?(${v})?(.*)$`,"s"),F=String.raw`"((?:[^"\\\r\n]|\\${D}|\\(?!${D}))*)"`,H=new RegExp(`;${e}*(${v})${e}*=${e}*(\
?:(${v})|${F})${e}*`,"y"),L=new RegExp(`;${e}*$`,"y"),j=new RegExp(String.raw`\\(${D})`,"g"),x=new RegExp(e);function b(n){const T=n.indexOf(";"),f=d(r(T<0?n:n.
slice(0,T))),E=l(f)??(T<0?null:h(n,T));return E===null?(0,c.J)(f):(0,c.T)(E)}function l(n){const[,T,f,E,A]=C.exec(n)??[];return T===void 0?"mime: no media type":
T===n?null:f===void 0?"mime: expected slash after first token":E===void 0?"mime: expected token after slash":A===""?null:"mime: unexpected content after media s\
ubtype"}function h(n,T){const f=new Map;for(let E=T;E<n.length;){H.lastIndex=E;const[A,M="",a,O=""]=H.exec(n)??[];if(A===void 0)return L.lastIndex=E,L.test(n)?null:
"mime: invalid media parameter";const w=M.toLowerCase(),U=a??O.replace(j,"$1"),z=f.get(w);if(z!==void 0&&z!==U)return"mime: duplicate parameter name";f.set(w,U),
E+=A.length}return null}function r(n){let T=0,f=n.length;for(;T<f&&x.test(n.charAt(T));)T+=1;for(;f>T&&x.test(n.charAt(f-1));)f-=1;return n.slice(T,f)}const d=n=>n.
replaceAll("\u0130","i").toLowerCase()}),2767:((ze,re,s)=>{s.d(re,{h:()=>d});var c=s(5792);const v={"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","1.3.36.3.3.2.8.1.1\
.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1","1.2.840.10045.3.1.1":"P-19\
2","1.2.156.10197.1.301":"SM2"},e=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],D={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.110":"X2551\
9","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.10040.4.1":"DSA","2.16.840.1.101.3.4.3.17":"ML-DSA-44","2.16.840.1.101.3.4.3.18":"ML-DSA-65","2.16.840.1.\
101.3.4.3.19":"ML-DSA-87"};function C(Q){const I=new c.lL(Q,"public key").inside(c.Dk.sequence),se=I.inside(c.Dk.sequence),ue=se.oid(),oe=I.bits();switch(ue){case"\
1.2.840.113549.1.1.1":if(h(se.any().whole)!=="0500")throw new c.I4("public key");return F(oe);case"1.2.840.10045.2.1":{const Oe=se.isNext(c.Dk.oid)?se.oid():"ex\
plicit parameters";if(!e.includes(Oe))return{kind:"unsupported-curve",curve:v[Oe]??Oe};if(oe[0]!==4)throw new c.I4("public key");return{kind:"ecdsa"}}case"1.3.1\
01.112":if(!se.isEmpty||oe.length!==32)throw new c.I4("public key");return{kind:"ed25519"};default:return{kind:"unsupported",name:D[ue]??ue}}}function F(Q){const I=new c.
lL(Q,"public key").inside(c.Dk.sequence),se=I.integer(),ue=I.count(),[oe=0,Oe=0]=se;if(oe>=128||ue===0)throw new c.I4("public key");if(ue===1||ue%2===0||ue>=2**
31)return{kind:"unsupported",name:`RSA with the exponent ${ue}`};const Ae=oe===0?Oe:oe;return{kind:"rsa",bits:8*(se.length-(oe===0?2:1))+(32-Math.clz32(Ae))}}const H={
"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],"1.2.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.84\
0.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.840.10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101\
.112":["ed25519","Ed25519"]},L={"1.2.840.113549.1.1.4":"RSA with MD5","1.2.840.113549.1.1.5":"RSA with SHA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.113549.1\
.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"ECDSA with SHA-1","1.2.840.10045.4.3.1":"ECDSA with SHA-224","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224","2.16\
.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.16.840.1.101.3.4.3.14":"RSA with SHA3-256","1.3.101.113":"Ed448"},j="1.2.840.113549.1.1.10",x=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
b={201:"20",202:"30",203:"40"};function l(Q){const I=new c.lL(Q,"signature algorithm"),se=I.oid(),ue=I.isEmpty?"":h(I.any().whole);if(se===j){const Ae=x.exec(ue);
return Ae&&b[Ae[1]??""]===Ae[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[oe,Oe]=H[se]??[];
return oe===void 0||Oe===void 0?{isSupported:!1,name:L[se]??se}:{isSupported:!0,key:oe,name:Oe}}const h=Q=>Array.from(Q,I=>I.toString(16).padStart(2,"0")).join(
"");var r=s(8167);function d(Q){try{const I=new c.lL(Q,"certificate"),se=I.inside(c.Dk.sequence);if(!I.isEmpty)throw new c.I4("certificate");const ue=se.inside(
c.Dk.sequence),oe=se.content(c.Dk.sequence),Oe=E(Q,ue,oe);return se.bits(),"kind"in Oe?{ok:!1,flaw:Oe}:{ok:!0,certificate:Oe}}catch(I){if(!(I instanceof c.I4))throw I;
return{ok:!1,flaw:{kind:"malformed",part:I.message}}}}const n=160,T=163,f=[129,130];function E(Q,I,se){const ue=I.isNext(n)?I.inside(n).count()+1:1;if(ue>3)throw new c.
I4("version");if((I.integer()[0]??0)>=128)return{kind:"negative-serial"};const oe=I.content(c.Dk.sequence);if(!(0,c.er)(oe,se))throw new c.I4("signature algorit\
hm");const Oe=A(I,"issuer"),Ae=I.inside(c.Dk.sequence),Ke=a(Ae),Ge=a(Ae),Je=A(I,"subject"),B=I.element(c.Dk.sequence).whole,N=C(B);if(N.kind==="unsupported-curv\
e")return{kind:"curve",curve:N.curve};if(ue>1)for(const ce of f)I.optional(ce);return{raw:Q,subject:Je,issuer:Oe,notBefore:Ke,notAfter:Ge,version:ue,signature:l(
oe),key:N,keyInfo:B,...z(ue===3?I.optional(T):null)}}function A(Q,I){const{whole:se}=Q.element(c.Dk.sequence),ue=new c.lL(se,I).inside(c.Dk.sequence);for(;!ue.isEmpty;){
const oe=ue.inside(c.Dk.set);for(;!oe.isEmpty;){const Oe=oe.inside(c.Dk.sequence);if(Oe.oid(),!(0,c.KH)(Oe.any()))throw new c.I4(I)}}return se}const M=[{tag:c.Dk.
utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:c.Dk.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];function a(Q){const I=M.
find(({tag:ce})=>Q.isNext(ce)),se=I?.format.exec((0,c.Jl)(Q.content(I.tag)));if(!se)throw new c.I4("validity");const[ue=0,oe=0,...Oe]=se.slice(1).map(ce=>Number(
ce??0)),Ae=se[1]?.length===4?ue:ue<50?2e3+ue:1900+ue,[Ke=0,Ge=0,Je=0,B=0]=Oe,N=new Date(0);if(N.setUTCFullYear(Ae,oe-1,Ke),N.getUTCMonth()!==oe-1||Ge>23||Je>59||
B>59)throw new c.I4("validity");return N.setUTCHours(Ge,Je,B)}const O={dns:[],addresses:[],others:[]},w=["31","32","33","36","54"].map(Q=>`2.5.29.${Q}`),U=["2.5\
.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function z(Q){const I=new Map,se=Q&&new c.lL(Q,"extensions").inside(c.Dk.sequence);for(;se&&!se.isEmpty;){const ce=se.inside(
c.Dk.sequence),$e=ce.oid(),Pe=ce.isNext(c.Dk.boolean)&&ce.boolean();if(I.has($e))throw new c.I4("extensions");if(Pe&&U.includes($e))throw new c.I4("extensions");
I.set($e,{id:$e,critical:Pe,value:ce.content(c.Dk.octets)})}const ue=ce=>I.get(`2.5.29.${ce}`)?.value??null,[oe,Oe,Ae,Ke,Ge]=[15,17,19,30,37].map(ue),Je=Oe?(0,r.
xq)(Oe):null,B=Ke?(0,r.cP)(Ke):null,N=new Set([...w,...["15","19","37"].map(ce=>`2.5.29.${ce}`),...Je?.isKnown?["2.5.29.17"]:[],...B?.isKnown?["2.5.29.30"]:[]]);
return{encodedNames:Oe??new Uint8Array,names:Je?.names??O,constraints:B,basic:Ae?p(Ae):null,maySign:oe?V(oe):null,usages:Ge?te(Ge):[],unhandled:[...I.values()].
filter(({id:ce,critical:$e})=>$e&&!N.has(ce)).map(({id:ce})=>ce)}}function p(Q){const I=new c.lL(Q,"basicConstraints").inside(c.Dk.sequence);return{isAuthority:I.
isNext(c.Dk.boolean)&&I.boolean(),maxPath:I.isNext(c.Dk.integer)?I.count():null}}const P=4,Se=128;function V(Q){const[I=0,se=0]=new c.lL(Q,"keyUsage").bits();return I===
0&&se<Se?null:(I&P)!==0}function te(Q){const I=new c.lL(Q,"extendedKeyUsage").inside(c.Dk.sequence),se=[];for(;!I.isEmpty;)se.push(I.oid());return se}}),5792:((ze,re,s)=>{
s.d(re,{Dk:()=>c,I4:()=>v,Jl:()=>x,KH:()=>F,er:()=>b,lL:()=>e});const c={boolean:1,integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};
class v extends Error{}class e{#e;#t;constructor(h,r){this.#e=h,this.#t=r}get isEmpty(){return this.#e.length===0}isNext(h){return this.#e[0]===h}any(){const h=this.#e[0]??
0,r=this.#e[1]??0;if(this.#e.length<2||(h&31)===31)throw this.#n();const d=r<128?0:r&127,n=d===0&&r<128?r:this.#s(d),T=2+d,f=T+n;if(f>this.#e.length)throw this.#n();
const E={tag:h,content:this.#e.subarray(T,f),whole:this.#e.subarray(0,f)};return this.#e=this.#e.subarray(f),E}element(h){if(!this.isNext(h))throw this.#n();return this.
any()}content(h){return this.element(h).content}optional(h){return this.isNext(h)?this.content(h):null}inside(h){return new e(this.content(h),this.#t)}oid(){const h=this.
content(c.oid);if(h.length===0||(h.at(-1)??0)>=128)throw this.#n();const r=D(h);if(r===null)throw this.#n();const[d=0,...n]=r,T=Math.min(Math.floor(d/40),2);return[
T,d-40*T,...n].join(".")}integer(h=c.integer){const r=this.content(h),d=r[0],n=r[1]??0,T=d===0&&n<128||d===255&&n>=128;if(d===void 0||r.length>1&&T)throw this.#n();
return r}count(){const h=this.integer();if(h.length>8||(h[0]??0)>=128)throw this.#n();return h.reduce((r,d)=>r*256+d,0)}boolean(){const h=this.content(c.boolean);
if(h.length!==1||h[0]!==0&&h[0]!==255)throw this.#n();return h[0]!==0}bits(){const h=this.content(c.bits),[r=8]=h,d=h.subarray(1),n=d.at(-1)??0;if(r>7||r>0&&d.length===
0)throw this.#n();if((n&(1<<r)-1)!==0)throw this.#n();return d}#s(h){const r=this.#e.subarray(2,2+h);if(h===0||h>4||r.length<h)throw this.#n();const d=r.reduce(
(n,T)=>n*256+T,0);if(d<128||r[0]===0)throw this.#n();return d}#n(){return new v(this.#t)}}function D(l){const h=[];let r=!0,d=0;for(const n of l){if(r&&n===128||
(d=d*128+(n&127),d>=2**31))return null;r=n<128,r&&(h.push(d),d=0)}return h}const C={12:l=>H(l),18:l=>/^[\d ]*$/.test(x(l)),19:l=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test(
x(l)),20:()=>!0,22:l=>l.every(h=>h<128),30:l=>l.length%2===0&&L(l)},F=({tag:l,content:h})=>C[l]?.(h)??!1;function H(l){try{return new TextDecoder("utf-8",{fatal:!0}).
decode(l),!0}catch{return!1}}const L=l=>l.every((h,r)=>{const d=h*256+(l[r+1]??0);return r%2===1||!(d>=55296&&d<57344||d>=65534||d>=64976&&d<=65007)}),j=new TextDecoder(
"latin1"),x=l=>j.decode(l),b=(l,h)=>l.length===h.length&&l.every((r,d)=>r===h[d])}),8167:((ze,re,s)=>{s.d(re,{AI:()=>l,cP:()=>H,xq:()=>F,z$:()=>d});var c=s(6181),
v=s(5792);const e=130,D=135,C=[129,134];function F(E){const A=new v.lL(E,"subject alternative names").inside(v.Dk.sequence),M={dns:[],addresses:[],others:[]};let a=!1;
for(;!A.isEmpty;){const{tag:O,content:w}=A.any();if(a||=[e,D,...C].includes(O),C.includes(O)&&M.others.push(O),O===e&&M.dns.push(b(w,"subject alternative names")),
O===D){if(w.length!==4&&w.length!==16)throw new v.I4("subject alternative names");M.addresses.push(w)}}return{names:M,isKnown:a}}function H(E){const A="name con\
straints",M=new v.lL(E,A),a=M.inside(v.Dk.sequence),[O,w]=[160,161].map(p=>a.optional(p)??new Uint8Array);if(!O||!w||!a.isEmpty||!M.isEmpty)throw new v.I4(A);if(O.
length+w.length===0)throw new v.I4(A);const[U,z]=[L(O),L(w)];return{permitted:U,excluded:z,isKnown:U.isKnown&&z.isKnown}}function L(E){const A="name constraints",
M=new v.lL(E,A),a=[],O=[],w=[];let U=!0;for(;!M.isEmpty;){const{tag:p,content:P}=M.inside(v.Dk.sequence).any(),Se=P.length/2;if(p===e)a.push(b(P,A).toLowerCase());else if(p===
D&&(Se===4||Se===16))O.push({address:P.subarray(0,Se),mask:P.subarray(Se)});else{if(p===D)throw new v.I4(A);C.includes(p)?w.push(p):U=!1}}if(!(a.every(p=>j(p.replace(
/^\.(?=.)/,"")))&&O.every(({mask:p})=>x(p))))throw new v.I4(A);return{dns:a,networks:O,others:w,isKnown:U}}const j=E=>/^[!-~]*$/.test(E)&&!/^\.|\.\.|\.$/.test(E),
x=E=>/^1*0*$/.test(Array.from(E,A=>A.toString(2).padStart(8,"0")).join(""));function b(E,A){if(E.some(M=>M>=128))throw new v.I4(A);return(0,v.Jl)(E)}function l({
dns:E,addresses:A},M){const a=(0,c.r5)((0,c.n7)(M));if(a!==null)return A.some(z=>(0,v.er)(z,Uint8Array.from(a)));const O=M.toLowerCase(),w=O.replace(/\.$/,"").split(
"."),U=w.every(z=>h.test(z));return E.some(z=>{const p=z.toLowerCase(),[P,...Se]=p.split("."),V=P==="*"&&Se.length>0;return!U||!(V?Se:[P,...Se]).every(te=>h.test(
te??""))?p===O&&p!==".":V?w.length===Se.length+1&&w.slice(1).join(".")===Se.join("."):w.join(".")===p})}const h=/^[a-z0-9_][a-z0-9_-]*$/,r=25e4;function d(E,{permitted:A,
excluded:M}){const a=A.dns.length+M.dns.length,O=A.networks.length+M.networks.length;if(E.dns.length*a+E.addresses.length*O>r)return!1;const U=new Set([...A.others,
...M.others]);return E.others.some(z=>U.has(z))?!1:E.dns.every(z=>{const p=z.toLowerCase();return j(p)&&(A.dns.length===0||A.dns.some(P=>n(p,P)))&&!M.dns.some(P=>n(
p,P)||T(p,P))})&&E.addresses.every(z=>(A.networks.length===0||A.networks.some(p=>f(z,p)))&&!M.networks.some(p=>f(z,p)))}const n=(E,A)=>A===""||E===A||E.endsWith(
A.startsWith(".")?A:`.${A}`),T=(E,A)=>E.startsWith("*.")&&A.replace(/^[^.]*/,"")===E.slice(1),f=(E,{address:A,mask:M})=>E.length===A.length&&E.every((a,O)=>{const w=M[O]??
0;return(a&w)===((A[O]??0)&w)})}),997:((ze,re,s)=>{s.d(re,{O:()=>v,T:()=>D});var c=s(1064);const v=({earlier:C,attempt:F,later:H})=>[...C,F,...H];function e({discovery:C,
timing:F,headMs:H,hops:L},{attemptMs:j}){const x=H!==null&&H<=j?L.at(-1)?.status:null;return x===null||(0,c.Mq)(x??0)?"retries":C.kind!=="failed"&&F.totalMs<=j?
"works":"fails"}function D(C,F){const H=C.map(x=>e(x,F)),L=H.indexOf("works");return L<0?"never":L<=F.retries&&!H.slice(0,L).includes("fails")?"always":"sometim\
es"}}),2696:((ze,re,s)=>{s.r(re),s.d(re,{contact:()=>Gt,crashedVisit:()=>Ct,judgeRequests:()=>U,judgeVisit:()=>Rt,mergeFindings:()=>F.D,readCliConfig:()=>F.J,thisMachine:()=>D});
var c=s(8161),v=s(5747);const e={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function D(t){const o=(0,c.platform)();return{system:o==="win32"?"windows":"unix",platform:`${o===
"win32"?"windows":o}_${e[(0,c.arch)()]??(0,c.arch)()}`,environment:t,accountHome:C()}}function C(){try{return(0,c.userInfo)().homedir||null}catch(t){return(0,v.
Oj)(t),null}}var F=s(4045),H=s(960),L=s(2636),j=s(9209),x=s(9872),b=s(8011),l=s(1064),h=s(7531),r=s(1831),d=s(9562),n=s(2886),T=s(997);const f=1440*60*1e3,E=1;function A(t,o){
const{hops:m,certificates:y}=t.attempt;return[...te(t),...M(t,o),...P(m),...Se(y,o),...V(t,o)]}function M(t,o){const{discovery:m,hops:y}=t.attempt;switch(m.kind){case"\
skipped":return[(0,n.bz)(m.problem)];case"failed":{const $=o.isFork&&m.problem.code==="document-unauthorized"&&!t.credentials?.hasToken;return[(0,n.bz)($?{...m.
problem,severity:"notice"}:m.problem)]}case"found":case"absent":{const $=y[0]?.url??"";return[...O($,y.length-1,o),...w(t,o),...m.kind==="found"&&m.truncated?[a(
t)]:[]]}}}const a=({host:t,attempt:{hops:o}})=>(0,n.bz)((0,L.zf)({url:o.at(-1)?.url??"",page:null,asked:(0,r.nx)(t),bytes:null,limit:h.b,isPadding:!0}));function O(t,o,m){
const y=m.clients.filter($=>o>l.NX[$]);return y.length>0?[(0,n.bz)((0,j.KA)({url:t,asks:"document",redirects:o,clients:y,limits:l.NX}))]:o>E?[(0,n.bz)((0,j.CL)(
{url:t,redirects:o}))]:[]}function w(t,{releases:o,slowMs:m}){const y=(0,r.nx)(t.host),$=t.attempt.timing.totalMs,K=(0,T.O)(t),W=ve=>(0,T.T)(K,ve)!=="never",le=o.
filter(ve=>!W(ve)),fe=({client:ve})=>!o.some(ge=>ge.client===ve&&W(ge)),pe=[!0,!1].flatMap(ve=>{const ge=le.filter(Be=>fe(Be)===ve);if(ge.length===0)return[];const We=(0,H.
Qs)({host:y,phase:"complete",tookMs:$,releases:ge});return[(0,n.bz)(We,null,ve)]});if(pe.length>0||$<=m)return pe;const Ie=p(t.attempt.timing);return[(0,n.bz)((0,H.
U2)({host:y,tookMs:$,limitMs:m,phase:Ie,releases:o}))]}function U({host:t,known:o},m,y){const $=o.map(({host:W})=>W),K=m.flatMap(W=>W.certificates).filter(({host:W})=>!$.
includes(W));return[...z(t,m,y.slowMs),...Se(K,y)]}function z(t,o,m){const[y]=o.filter(({timing:fe,hops:pe})=>fe.totalMs>m&&pe.length>0).sort((fe,pe)=>pe.timing.
totalMs-fe.timing.totalMs);if(y===void 0)return[];const{timing:$,hops:K}=y,W=K[0]?.url??"",le={host:(0,r.nx)(t),url:W,tookMs:$.totalMs,limitMs:m};return[(0,n.bz)(
(0,H.U2)({...le,phase:p($)}))]}function p({lookupMs:t,connectMs:o,tlsMs:m,firstByteMs:y,totalMs:$}){const W=[["lookup",t],["connection",o],["tls",m],["response",
y]].map(([fe,pe])=>({name:fe,ms:pe??0})),le={name:"rest",ms:W.reduce((fe,{ms:pe})=>fe-pe,$)};return W.reduce((fe,pe)=>pe.ms>fe.ms?pe:fe,le)}function P(t){const o=t.
find(({url:y})=>y.startsWith("http://"));if(o===void 0)return[];const m=o.authorization==="withheld";return[(0,n.bz)((0,j.n4)({url:t[0]?.url??"",to:o.url,exposesToken:m}))]}
function Se(t,{certificateDays:o,now:m}){const y=new Map;for(const $ of t){const K=y.get($.host);(K===void 0||$.expires<K.expires)&&y.set($.host,$)}return[...y.
values()].flatMap(({host:$,expires:K})=>{const W=(Date.parse(K)-m)/f;return W<0||W>=o?[]:[(0,n.bz)((0,x.BU)({host:$,days:Math.floor(W),expires:K}))]})}function V(t,o){
const{host:m,attempt:y,earlier:$}=t,[K]=$,W=["failed","skipped"].includes(y.discovery.kind);if(K?.discovery.kind!=="failed"||W)return[];const le=K.discovery.problem.
message,fe=(0,T.O)(t),pe=o.releases.filter(ve=>(0,T.T)(fe,ve)==="sometimes"),Ie=$.length+1;return[(0,n.bz)((0,H.Er)({host:(0,r.nx)(m),attempts:Ie,failure:le,releases:pe}))]}
function te({credentials:t,attempt:o}){const{discovery:m}=o;return t?.problem?m.kind==="failed"&&m.problem.code===t.problem.code?[]:[(0,n.bz)(t.problem)]:[]}function Q({
host:t},o){if(!o.some(({service:y})=>y===d.e$))return[];const{name:m}=(0,r.Sv)(t);return[...m.includes(".")?[]:[(0,b.Zp)({host:t,name:m})],.../(^|\.)xn--/.test(
t)?[(0,b._W)({host:t})]:[]].map(y=>(0,n.bz)(y,d.e$))}var I=s(6697),se=s(5799),ue=s(8185),oe=s(4283),Oe=s(4e3),Ae=s(9319),Ke=s(5195);function Ge({host:t,attempt:o},m){
const{name:y}=(0,r.Sv)(t),$=(0,Ke.uo)(y),K=o.hops[0]?.address??null;if($!=="public"||K===null)return $;const W=(0,Ke.Zu)(K),le=m.some(fe=>fe.name===y);return W===
"loopback"&&le?"public":W}const Je={public:0,reserved:1,private:2,metadata:2,loopback:3},B=(t,{kind:o})=>Je[Xe(t)]>Je[o];function N(t,o){const{host:m,hasToken:y,
hostname:$}=o,K=t.filter(({url:ve})=>B(ve,o)),W=t.filter(ve=>!K.includes(ve)),le=W.filter(({url:ve})=>ve.scheme==="http"),fe=W.filter(({id:ve,endpoint:ge})=>ge===
null&&(0,d.p4)(ve)),pe=Map.groupBy(fe,({url:ve})=>Qe(ve,$)),Ie=W.filter(({endpoint:ve,url:ge})=>ve===null&&qe(ge,$));return[...ce(K,Pe,ve=>{const[ge,...We]=new Set(
K.map(({url:rt})=>Xe(rt))),Be=We.length===0&&(ge==="loopback"||ge==="reserved");return(0,Ae.o1)({...ve,host:m,kind:Be?ge:"private"})}),...ce(le,Pe,ve=>(0,Ae.l5)(
{...ve,host:m,hasToken:y})),...[...pe].flatMap(([ve,ge])=>ve===null?[]:ce(ge,Pe,We=>(0,Ae.T$)({...We,host:m,name:ve,hasToken:y}))),...ce(Ie,Pe,ve=>(0,Ae.Gh)({...ve,
host:m})),...ce(W.filter(({url:ve})=>ve.path.includes("//")),$e,ve=>(0,Ae.$H)({...ve,host:m})),...ce(G(t),$e,ve=>(0,Ae.ln)({...ve,host:m}))]}function ce(t,o,m){
if(t.length===0)return[];const y=[...new Set(t.map(({url:$})=>t.length===1?$e($):o($)))];return[{services:[...new Set(t.map(({id:$})=>$))],problem:m({uses:t,urls:y}),
needed:t.some(({needed:$})=>$)}]}const $e=t=>(0,Oe.dh)((0,oe.Pl)(t)),Pe=t=>(0,Oe.dh)(`${t.scheme}://${t.host}`);function Xe(t){const{name:o}=(0,oe.cz)(t);return(0,Ke.
Sz)(/[^\0-\x7f]/.test(o)?(0,r.$o)(o)??"":o.toLowerCase())}function Qe(t,o){const{name:m}=(0,oe.cz)(t),y=(0,r.Sv)(o).name;if(m.toLowerCase()===y)return null;const $=(0,r.
Pv)(m);return $.ok&&$.value===y?null:m}function qe(t,o){if(t.scheme==="http"||Qe(t,o)!==null)return!1;const m=y=>Number(y||443);return m((0,oe.cz)(t).port)!==m(
/:(\d+)$/.exec(o)?.[1]??null)}function G(t){const o=[d.e$,d.xq].flatMap(y=>t.find($=>$.id===y)??[]),m=new Set(o.map(({url:y})=>$e(y).replace(/\/$/,"")));return o.
length===2&&m.size===1?o:[]}var Y=s(8988),ae=s(4929);function ye(t,o){const m=t.forced.filter(({client:W})=>o.includes(W)),y=o.filter(W=>!m.some(le=>le.client===
W)),K=[...Map.groupBy(m,({place:W,services:le})=>JSON.stringify([W,le])).values()].flatMap(W=>{const[le]=W;if(le===void 0)return[];const fe={...t,attempt:_e(t,le.
services),earlier:[],later:[]};return[{clients:W.map(({client:pe})=>pe),visit:fe,forced:le}]});return y.length>0||K.length===0?[{clients:y,visit:t,forced:null},
...K]:K}function _e({host:t,attempt:o},m){return{discovery:{kind:"found",url:(0,r.cu)(t),services:m,truncated:!1},hops:[],timing:{...o.timing,totalMs:0},headMs:0,
certificates:[]}}function De(t,{forced:o,clients:m}){if(o===null)return[];const{discovery:y}=t.attempt,$=`${o.place.file}:${o.place.line}`,K={host:(0,r.nx)(t.host),
at:$},W=y.kind==="found"?y.services:o.services,le=Ce(o.services,W);return[(0,ae.Yv)(K),...le.length>0?[(0,ae.kV)({...K,services:le})]:[]].map(pe=>(0,n.bz)((0,n.
aZ)(pe,m)))}function Ce(t,o){const[m,y]=[t,o].map(K=>new Map(K.map(({id:W,value:le})=>[W,le])));return[...new Set([...t,...o].map(({id:K})=>K))].filter(K=>!je(m?.
get(K),y?.get(K)))}function je(t,o){const m=[[t,o]];for(const[y,$]of m){if(y===$)continue;if(!Ye(y)||!Ye($))return!1;const K=Object.keys(y);if(!(Array.isArray(y)===
Array.isArray($)&&K.length===Object.keys($).length)||K.some(le=>!Object.hasOwn($,le)))return!1;for(const le of K)m.push([y[le],$[le]])}return!0}const Ye=t=>typeof t==
"object"&&t!==null;var xe=s(9464),He=s(2847),Ue=s(793),J=s(794),ne=s(9529);const me=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,we=t=>me.
test(t)&&!/^[a-z0-9-]+\.json$/i.test(t),ke=t=>t.replace(/[?#].*$/s,""),Ee=t=>t.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function be(t){
const o=Me(t),{id:m,host:y,value:$}=t,K={id:m,host:y,url:(0,oe.Pl)(t.url)};if(o!==null)return[(0,Ae.WS)({...K,why:o})];const W=k(t)?(0,l.ab)(m):[];return[$===""?
(0,Ae.Q8)(K):null,we($)?(0,Ae.Ew)({...K,value:ke($),why:null}):null,_($)?(0,Ae.J6)(K):null,W.length>0?(0,Ae.jI)({...K,clients:W}):null,t.url.query!==""&&(0,d.p4)(
m)?(0,Ae.Xq)(K):null].filter(le=>le!==null)}function Me({url:t}){const{name:o,port:m}=(0,oe.cz)(t);return o===""?"no Host in request URL":m===""||Number(m)>0&&Number(
m)<=65535?null:`invalid port "${m}"`}const _=t=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(t)&&!we(t),k=({value:t,url:o})=>t!==""&&!/^$|\/$/.test(o.path),R={"client-mi\
ssing":Ue.pF,"client-empty":Ue.iP,"grant-types-invalid":Ue.Si,"grant-types-unsupported":Ue.yA,"grant-types-unknown":Ue.N4,"authz-missing":Ue.K3,"token-missing":Ue.
xu,"ports-count":Ue.XB,"ports-range":Ue.Vr,"ports-order":Ue.QI,"ports-single":Ue.uR,"ports-ignored":Ue.WC,"scopes-invalid":Ue.mH,"scopes-ignored":Ue.lT};function Z(t,o,m){
const{value:y,flaws:$}=(0,ne.m)(t,o,m),K={...y,authz:Ne(y.authz),token:Ne(y.token)},W=q(K,o),le=W.length===0?[]:[Ue.Cq({host:m,endpoints:W})];return{login:K,problems:[
...$.map(fe=>Te(fe,m)),...le]}}function q(t,o){const m=(0,oe.cz)(o);return m.port===""||m.port==="443"?[]:["authz","token"].flatMap(y=>{const $=t[y],K=$===null?
null:(0,oe.Dl)($);if($===null||!K?.ok||K.value.scheme!=="https")return[];const W=(0,oe.cz)(K.value);return W.name.toLowerCase()===m.name.toLowerCase()&&W.port===
""?[{name:y,url:$,port:m.port}]:[]})}function Te(t,o){return"why"in t?(t.rule==="authz-invalid"?Ue.TJ:Ue.mL)({host:o,why:Ee(t.why)}):R[t.rule]({host:o,value:t.value})}
function Ne(t){const o=t===null?null:(0,oe.Dl)(t);return o?.ok?(0,oe.Pl)(o.value):null}function Re(t,o,m){const y=ge=>{const{discovery:We,base:Be}=m,{services:rt,
url:dt}=We;return(0,d.TE)(t,{services:rt,documentUrl:dt,display:Be.host,client:ge})},$=Fe(t,m).map(ge=>({client:ge,lookup:y(ge)})),[K,...W]=$;if(K===void 0)throw new Error(
"no client is checked");const le=W.filter(({lookup:ge})=>ge.kind!==K.lookup.kind),fe=ge=>!tt(ge)||y(ge).kind===K.lookup.kind,pe=le.length===0?(0,l.SZ)(t).filter(
fe):[K.client],Ie=ct(t,K.lookup,o,pe,m),ve=le.flatMap(({client:ge,lookup:We})=>ct(t,We,o,[ge],m).drafts);return{...Ie,drafts:[...Ie.drafts,...ve]}}function Fe(t,{
requirements:o,clients:m}){return o.find(({service:y})=>y===t)?.clients??m}const tt=t=>l.Du.some(o=>o===t);function ct(t,o,m,y,$){const{discovery:K,base:W}=$,{host:le}=W,
fe=m||(0,d.D6)(t),pe=Ie=>fe?Ie.map(ve=>(0,n.bz)(ve,t,m)):[];switch(o.kind){case"url":{const{url:Ie,value:ve}=o,ge=be({id:t,value:ve,url:Ie,host:le}),We=fe&&!ge.
some(({code:rt})=>rt==="service-url-invalid"),Be=(0,Oe.dh)((0,oe.Pl)(Ie),J.zu);return{outcome:{id:t,kind:"url",url:Be},drafts:pe(ge),urls:We?[{id:t,endpoint:null,
url:Ie,needed:m}]:[]}}case"object":{const{login:Ie,problems:ve}=Z(o.value,K.url,le),ge=ve.find(({severity:We})=>We==="error");return{outcome:ge?{id:t,kind:"prob\
lem",problem:ge}:{id:t,kind:"login",login:Ie},drafts:pe(ve),urls:pt(Ie,t,m)}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const Ie=(0,n.aZ)(
At(t,o,$),y);return{outcome:{id:t,kind:"problem",problem:Ie},drafts:pe([Ie]),urls:[]}}}}const pt=(t,o,m)=>["authz","token"].flatMap(y=>{const $=(0,oe.Dl)(t[y]??
"");return t[y]!==null&&$.ok?[{id:o,endpoint:y,url:$.value,needed:m}]:[]}),wt=(t,{offer:o,base:m,block:y})=>({id:t,host:m.host,block:y,...o}),bt=({services:t})=>({
offered:t.map(({id:o})=>o),isArtifactory:t.some(({value:o})=>typeof o=="string"&&o.includes("/artifactory/"))});function At(t,o,m){const y={...wt(t,m),why:o.why};
switch(o.kind){case"missing":return(0,He.WI)(y);case"bad-id":case"version":return(0,He.C6)({...y,isReadable:o.kind==="version"});case"type":{const{value:$}=o;return t===
d.S3?(0,Ue.e7)({...y,value:$}):(0,He.IR)({...y,value:$})}case"bad-url":{const $=Ee(o.why);return we(o.value)?(0,Ae.Ew)({...y,value:ke(o.value),why:$}):o.reason===
"user-info"?(0,Ae.Ju)(y):(0,Ae.WS)({...y,url:null,why:$})}}}function vt({discovery:t},o){const m=o.requirements.map(({service:y})=>y);switch(t.kind){case"failed":case"\
skipped":return{services:[],drafts:[]};case"absent":return{services:[],drafts:[Mt(t,o.base.host,m)]};case"found":return _t({...o,discovery:t,offer:bt(t)},m)}}function _t(t,o){
const{discovery:m,clients:y}=t,$=o.filter(ge=>ge!=="any"),K=m.services.map(({id:ge})=>ge).filter(ge=>!$.includes(ge)&&l.Du.some(We=>(0,d.oe)(ge,We).ok)),W=$.map(
ge=>Re(ge,!0,t)),le=({outcome:ge,drafts:We,urls:Be})=>ge.kind!=="problem"&&!Be.some(({endpoint:rt,url:dt})=>rt===null&&B(dt,t.base))&&!We.some(rt=>(0,n.ER)(rt)&&
y.some(dt=>rt.problem.affects.includes(dt))),fe=K.map(ge=>Re(ge,!0,t)),pe=!o.includes("any")||[...W,...fe].some(le),Ie=[...W,...pe?K.map(ge=>Re(ge,!1,t)):fe],ve=o.
includes("any")&&Ie.length===0?[(0,n.bz)((0,He.WI)({...wt("any",t),why:""}))]:[];return{services:Ie.map(({outcome:ge})=>ge),drafts:[...Ie.flatMap(({drafts:ge})=>ge),
...N(Ie.flatMap(({urls:ge})=>ge),t.base),...ve]}}function Mt({why:t,url:o},m,y){const $=y.filter(fe=>fe!=="any"),W=[...new Set($.map(fe=>fe.split(".")[0]??fe))].
map(d.Tz),le=$.length===1?$[0]??null:null;return(0,n.bz)((0,L.HB)({host:m,url:(0,oe.Pl)(o),why:t,required:$,clientErrors:W}),le)}function Rt(t,o,m){const{visit:y,
requirements:$,isNew:K}=t,{host:W}=y,le=o.dialect.clients.filter(st=>$.some(Zt=>Zt.clients.includes(st))),fe=(0,n.TC)(W,$),pe=ye(y,le),Ie=pe.map(st=>St(y,st,$,o,
fe)),ve=Ie[0]?.services??[],We=pe.some(({forced:st})=>st===null)?[...(0,Y.s)(y,fe,m),...(0,xe.u)(y,ve,m)]:[],Be=[...Ie.flatMap(st=>st.drafts),...We],rt=Dt(Be,t,
o),dt=rt.filter(({problem:st})=>!(0,n.pi)(st,W,o.ignore)),Nt=(0,n.HJ)($),ft=st=>(0,n.hD)({...st,problem:(0,se.pj)(st.problem,fe)},le,{host:W,...Nt(st.services),
..."places"in st?{places:(0,n.Rh)(st.places)}:{},isHostNew:K}),{own:jt=[],ofFiles:Jt=[]}=Object.groupBy(dt,st=>"places"in st&&(0,n.l$)(st)?"ofFiles":"own");return{
verdict:{visit:y,requirements:$,services:ve,servicesFrom:pe[0]?.forced?.place??null,findings:jt.map(ft).sort(n.Np),clients:kt(jt),isNew:K},ofFiles:Jt.map(ft),ignored:rt.
length-dt.length}}function Ct({visit:t,requirements:o,isNew:m},{dialect:y,ignore:$},K){const{host:W,attempt:le}=t,fe=(0,I.n3)({host:(0,r.nx)(W),thrown:K}),pe=(0,n.
pi)(fe,W,$)?[]:[(0,n.bz)(fe)],Ie=pe.map(ge=>(0,n.hD)(ge,y.clients,{host:W,...(0,n.HJ)(o)([]),isHostNew:m}));return{verdict:{visit:{...t,attempt:{...le,discovery:{
kind:"skipped",problem:fe},hops:[]}},requirements:o,services:[],servicesFrom:null,findings:Ie,clients:kt(pe),isNew:m},ofFiles:[],ignored:1-pe.length}}function Dt(t,o,m){
const{visit:y,requirements:$,predicted:K,requests:W}=o,le=y.attempt.certificates,fe=Et(y.host,$);return[...t,...K,...U({host:y.host,known:le},W,m),...Q(y,$)].map(
pe=>({...pe,needed:pe.needed&&(0,n.ld)(pe,o,m),problem:(0,n.aZ)(pe.problem,fe)}))}function Et(t,o){return o.every(({isImplied:y})=>y)?[...o.flatMap(({clients:y})=>y),
...(0,l.Yr)(t)]:l.zK}function St(t,o,m,y,$){const{clients:K,forced:W}=o,{services:le,drafts:fe}=vt(o.visit.attempt,{requirements:m,clients:K,block:W===null?null:
`${W.place.file}:${W.place.line}`,base:{hostname:t.host,host:(0,r.nx)(t.host),hasToken:t.credentials?.hasToken===!0,kind:W===null?Ge(t,y.resolve):"loopback"}}),
pe=W===null?$:{...$,role:"operator"},Ie=y.dialect.releases.filter(({client:Be})=>K.includes(Be)),ve=[...De(t,o),...A(o.visit,{...y,clients:K,releases:Ie}),...fe,
...W===null?(0,ue.I)(t.host,le,m,y):[]],ge=t.forced.map(({client:Be})=>Be),We=W===null?l.zK.filter(Be=>!ge.includes(Be)):o.clients;return{services:le.map(Be=>Be.
kind==="problem"?{...Be,problem:(0,se.pj)(Be.problem,pe)}:Be),drafts:ve.map(Be=>({...Be,problem:(0,se.pj)((0,n.aZ)(Be.problem,We),pe)}))}}function kt(t){const o=y=>{
const $=t.filter(({problem:K})=>K.affects.includes(y)&&K.usualSeverity!=="notice");return $.some(n.ER)?"fails":$.length>0?"warns":"works"},m=l.zK.map(y=>[y,o(y)]);
return Object.fromEntries(m)}var Pt=s(2389),ut=s(7598),mt=s(1692),Tt=s(2767),ht=s(5792),gt=s(8167);const $t=8192,Ot=1024,u=100;function i(t){const o=[];for(const[
K,W]of t.sent.entries()){const le=(0,Tt.h)(W);if(!le.ok)return{ok:!1,flaw:le.flaw,isLeaf:K===0};const{certificate:fe}=le,{key:pe}=fe;if(pe.kind==="rsa"&&pe.bits>
$t)return{ok:!1,flaw:{kind:"key-size",bits:pe.bits},isLeaf:K===0};o.push(fe)}const[m,...y]=o;if(m===void 0)throw new Error("a server sends at least one certific\
ate");const $=g(m,t);return $!==null?{ok:!1,flaw:$,isLeaf:!0}:X(m,y,t)}function g(t,{host:o,now:m}){const y=S(t,m);if(y!==null)return y;const{key:$}=t;return(0,gt.
AI)(t.names,o)?$.kind==="unsupported"?{kind:"key",name:$.name}:$.kind==="rsa"&&$.bits<Ot?{kind:"key-size",bits:$.bits}:null:{kind:"other-name",names:t.names.dns}}
function S({unhandled:t,notBefore:o,notAfter:m},y){const[$]=t;return $!==void 0?{kind:"critical-extension",id:$}:y<o?{kind:"not-yet-valid",at:o}:y>m?{kind:"expi\
red",at:m}:null}function X(t,o,m){const y={others:o,options:m,checks:0,hint:null},$=m.anchors(t.subject).some(K=>it(K,t))?de(y,[t]):ee(y,[t]);return $!==null?{ok:!0,
chain:$}:{ok:!1,...y.hint??{flaw:{kind:"unknown-authority",sent:et(t,o)},isLeaf:!0}}}function ee(t,o){const m=o.at(-1),{options:y,others:$}=t,K=[{isAnchor:!0,candidates:y.
anchors(m.issuer)},{isAnchor:!1,candidates:$.filter(({subject:W})=>(0,ht.er)(W,m.issuer))}];for(const{isAnchor:W,candidates:le}of K)for(const fe of le){if(t.checks+=
1,t.checks>u)return null;if(o.some(ge=>Ve(ge,fe)))continue;const pe=ie(o,fe,W,y);if(pe!==null&&(t.hint??=pe),pe!==null||!he(fe,m,y))continue;const Ie=[...o,fe],
ve=W?de(t,Ie):ee(t,Ie);if(ve!==null)return ve}return null}function ie(t,o,m,{now:y}){const $=t.at(-1),{basic:K,key:W,maySign:le,version:fe}=o,pe=Be=>({flaw:Be,isLeaf:!1});
if(!(K===null?fe<3&&m:K.isAuthority)||le===!1)return pe({kind:"no-authority"});const ve=t.length===1;if(!$.signature.isSupported)return{flaw:{kind:"signature",name:$.
signature.name},isLeaf:ve};if(W.kind==="rsa"&&W.bits<Ot)return pe({kind:"key-size",bits:W.bits});if(W.kind==="unsupported")return pe({kind:"key",name:W.name});const ge=S(
o,y);if(ge!==null)return pe(ge);const We=K?.maxPath??null;return We!==null&&t.length-1>We?pe({kind:"path-length"}):null}const he=(t,o,{isSignedBy:m})=>o.signature.
isSupported&&t.key.kind===o.signature.key&&m(o,t);function de(t,o){const m=o.findIndex(({usages:$})=>!Ze($));return m>=0?(t.hint??={flaw:{kind:"usage"},isLeaf:m===
0},null):o.every(({constraints:$},K)=>$===null||o.slice(0,K).every(({names:W})=>(0,gt.z$)(W,$)))?o:(t.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const Le=[
"1.3.6.1.5.5.7.3.1","2.5.29.37.0"],Ze=t=>t.length===0||t.some(o=>Le.includes(o)),Ve=(t,o)=>(0,ht.er)(t.subject,o.subject)&&(0,ht.er)(t.keyInfo,o.keyInfo)&&(0,ht.
er)(t.encodedNames,o.encodedNames),it=(t,o)=>(0,ht.er)(t.raw,o.raw),at=({subject:t,issuer:o})=>(0,ht.er)(t,o);function et(t,o){return at(t)?"self-signed":o.length===
0?"leaf":o.some(at)?"root":"chain"}var lt=s(3427),nt=s(7030);function ot(t,o,m){for(const[y,$]of t.entries()){const K=y===0,W=yt($,t[y+1],K?o:null,m);if(W!==null)
return{flaw:{kind:"openssl",check:W},isLeaf:K}}return null}function yt({raw:t},o,m,y){try{const $=new ut.X509Certificate(t),{validFrom:K,validTo:W}=$;if(!(Date.
parse(K)<=y&&y<=Date.parse(W)))return"dates";if(m!==null&&!Ht($,m))return"name";if(o===void 0)return null;const le=new ut.X509Certificate(o.raw);return o.version===
3&&!le.ca?"authority":$.checkIssued(le)?$.verify(le.publicKey)?null:"signature":"issuer"}catch{return"encoding"}}const Lt={subject:"never",partialWildcards:!1};
function Ht(t,o){if((0,nt.isIP)(o)!==0)return t.checkIP(o)!==void 0;const m=o.replace(/\.$/,"").toLowerCase();if(t.checkHost(m,Lt)!==void 0)return!0;const y=m.replace(
/^[^.]*/,""),$=t.subjectAltName?.toLowerCase().split(", ")??[];return y!==""&&$.includes(`dns:*${y}`)}function Bt(t){const o=It(()=>xt([...mt.rootCertificates,...(0,mt.
getCACertificates)("extra"),...t===null?[]:[t]])),m=It(()=>xt((0,mt.getCACertificates)("system")));return{context:It(()=>(0,mt.createSecureContext)({...lt.Hb,ca:[]})),
verify:(y,$)=>{const K=Date.now(),W={sent:y,host:$,now:K,isSignedBy:Wt},le=i({...W,anchors:o()}),fe=le.ok?le:i({...W,anchors:Ie=>[...o()(Ie),...m()(Ie)]});if(!fe.
ok)return fe;const pe=ot(fe.chain,$,K);return pe===null?fe:{ok:!1,...pe}}}}function It(t){let o;return()=>(o??={value:t()},o.value)}const Kt=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;
function xt(t){const o=t.flatMap(y=>Array.from(y.matchAll(Kt),([,$=""])=>Buffer.from($,"base64"))),m=new Map;return y=>{const $=Buffer.from(y),K=$.toString("lat\
in1"),W=m.get(K);if(W!==void 0)return W;const fe=o.filter(pe=>pe.includes($)).map(Tt.h).flatMap(pe=>pe.ok&&$.equals(pe.certificate.subject)?pe.certificate:[]);return fe.
length>0&&m.set(K,fe),fe}}const Ut=new WeakMap;function Ft(t){const o=Ut.get(t);if(o!==void 0)return o;const m={key:Buffer.from(t.keyInfo),format:"der",type:"sp\
ki"},y=(0,ut.createPublicKey)(m);return Ut.set(t,y),y}function Wt(t,o){try{return new ut.X509Certificate(t.raw).verify(Ft(o))}catch{return!1}}function Xt(t){const o=[
...t.hostnames.map(({host:m})=>(0,r.Sv)(m).name),...t.tokens.map(({host:m})=>(0,r.Sv)(m).name),...t.resolve.map(({name:m})=>m)];return{resolve:t.resolve,namedHosts:new Set(
o),chooseProxy:t.chooseProxy,trust:Bt(t.authorities)}}var Yt=s(7854),zt=s(3432),Vt=s(6456);async function Gt(t,o,m,y){const{dialect:$,configs:K,requirements:W}=o,
{releases:le}=$,{credentials:fe,forced:pe}=(0,Vt.Z)(m,K,y),Ie={network:Xt(m),credentials:{...fe,find:(0,Yt.Oo)(fe.find)},concurrency:m.concurrency,random:Math.random,
now:Date.now,startTimer:y.startTimer,stop:y.stop},ve=await(0,zt.pj)(t,{...Ie,forced:pe,required:Map.groupBy(W,({host:ft})=>ft),maxRedirects:Math.max(...$.clients.
map(ft=>l.NX[ft])),releases:le,timeoutMs:m.timeoutMs??(0,zt.nT)(le),retries:m.retries,progress:ft=>y.progress({kind:"visits",...ft})}),ge=fe.known;if(m.depth===
"discovery")return{visits:ve,predicted:Pt.j7,tokenSources:ge};const{predictInit:We}=await Promise.all([s.e(341),s.e(400),s.e(927),s.e(35)]).then(s.bind(s,5035)),
{usages:Be,checkouts:rt}=o,dt={...Ie,usages:Be,settings:m,dialect:$,configs:K,machine:D(y.environment),directory:y.directory,lockHashes:rt?.lockHashes??null,plugins:rt?.
plugins??null,learn:y.secrets.learn,progress:ft=>y.progress({kind:"registries",...ft}),visits:ve},Nt={...m,dialect:$,isFork:y.isFork};return{visits:ve,predicted:await We(
o.roots,dt,Nt),tokenSources:ge}}}),6367:((ze,re,s)=>{s.d(re,{JY:()=>O,dI:()=>w,Lu:()=>z,jT:()=>U});const c=32;function v(V){const te=[];let Q=V.getPeerX509Certificate();
for(;Q!==void 0&&te.length<c;)te.push(Q),Q=Q.issuerCertificate;return te}function e(V,te,Q){const[I]=V;if(I===void 0)return null;const se=te.ok?te.chain.slice(0,
Math.max(1,te.chain.length-1)).map(({notAfter:Oe})=>Oe):V.map(({validTo:Oe})=>Date.parse(Oe)),ue=Date.parse(I.validFrom),oe=Math.min(...se);return Number.isNaN(
ue)||Number.isNaN(oe)?null:{host:Q,subject:D(I.subject)??I.subjectAltName??"",issuer:D(I.issuer)??I.issuer??"",validFrom:new Date(ue).toISOString(),expires:new Date(
oe).toISOString()}}const D=V=>/^CN=(.*)$/m.exec(V??"")?.[1];var C=s(7583),F=s(1692),H=s(2767),L=s(3427);const j=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_\
LENGTH_TOO_LONG"],x=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function b(V){const{code:te,error:Q,dialing:I}=V;if(j.includes(te))
return await r(await V.connectAgain())?(0,C.Au)("PLAIN_HTTP","the port responds in plain HTTP"):Q;if(x.test(te))return Q;const se=await n(V);return se===null?Q:
"flaw"in se?(I.connection.rejection=se,(0,C.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${se.flaw.kind}`)):(I.connection.unsupported=se,(0,C.Au)("TLS_UNSU\
PPORTED",`not supported by the clients: ${se.name}`))}const l=3e3,h=Buffer.from([22,3,1,0,0]);async function r(V){const te=await new Promise(Q=>{V.setTimeout(l,
()=>Q("")),V.once("data",I=>Q(I.toString("latin1",0,5))),V.once("error",()=>Q("")).once("close",()=>Q("")),V.write(h)});return V.destroy(),te==="HTTP/"}const d=[
L.DS,{...L.DS,maxVersion:"TLSv1.2"}];async function n({endpoint:{name:V},dialing:te,connectAgain:Q}){for(const I of d){const se=(0,F.createSecureContext)({...I,
ca:[]}),ue=await Q(),oe=await(0,C.ek)(ue,te,{name:V,secureContext:se}).catch(()=>null);if(oe===null)continue;const Oe=T(oe);return oe.destroy(),Oe}return null}function T(V){
const te=V.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(te))return{kind:"version",name:te};const[Q]=v(V),I=Q&&(0,H.h)(Q.raw);if(I?.ok===!1)return{flaw:I.
flaw,isLeaf:!0};const se=V.getCipher().name;if(!L.Cg.includes(se))return{kind:"cipher",name:se};const ue=E(V);if(!L.Yx.includes(ue))return{kind:"group",name:ue};
const oe=I?.certificate.key;return oe?.kind==="unsupported"?{flaw:{kind:"key",name:oe.name},isLeaf:!0}:null}const f={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"\
P-521",secp224r1:"P-224"};function E(V){const te=V.getEphemeralKeyInfo();return te===null||!("type"in te)?"":te.type==="DH"?`ffdhe${te.size}`:f[te.name??""]??te.
name??""}var A=s(2230);const M="http/1.1",a="h2";async function O(V,te,Q){if(V.scheme==="http")return p(V,te,Q);const I=()=>p(V,te,Q),se=await I();try{return await Se(
V,se,te.trust,Q,M)}catch(ue){const oe=(0,C.$N)(ue);throw oe.endsWith("_NO_APPLICATION_PROTOCOL")&&await w(V,te,Q),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(oe)?await b(
{error:ue,code:oe,endpoint:V,dialing:Q,connectAgain:I}):ue}}async function w(V,te,Q){if(V.scheme!=="http")try{const I=await p(V,te,Q);(await Se(V,I,te.trust,Q,a)).
destroy()}catch(I){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes((0,C.$N)(I)))throw I}}function U({scheme:V,name:te,port:Q}){const I=te.includes(":")?`[${te}\
]`:te;return Q===(V==="https"?443:80)?I:`${I}:${Q}`}function z(V,te){const Q=te.resolve.find(({name:se,port:ue})=>se===V.name&&(ue===null||ue===V.port));if(Q!==
void 0)return{kind:"direct",host:Q.address,port:Q.addressPort??V.port};const I=te.chooseProxy(V);return I===null?{kind:"direct",host:V.name,port:V.port}:{kind:"\
proxy",proxy:I}}async function p(V,te,Q){const I=z(V,te);if(I.kind==="direct")return(0,C.zy)(I.host,I.port,Q);(0,C.ln)(V.name,Q),Q.connection.proxy=I.proxy.host;
const se=await P(I.proxy,te,Q);return V.scheme==="https"?(0,A.X)(V,I.proxy,se):se}async function P(V,te,Q){const I=V.protocol==="https:"?"https":"http",se=V.hostname.
replace(/^\[|\]$/g,""),ue={scheme:I,name:se,port:Number(V.port)||(I==="https"?443:80)},oe=(0,C.s0)();try{return await O(ue,{...te,resolve:[],chooseProxy:()=>null},
{...Q,connection:oe,allowPrivate:!0})}catch(Oe){const Ae=`proxy ${V.host} cannot be reached: ${(0,C.bD)(Oe)}`;throw(0,C.Au)("PROXY_REFUSED",Ae)}finally{Q.connection.
lookupMs=oe.lookupMs,Q.connection.connectMs=oe.connectMs}}async function Se(V,te,Q,I,se){const{connection:ue}=I,oe=performance.now(),Oe=await(0,C.ek)(te,I,{name:V.
name,secureContext:Q.context(),ALPNProtocols:[se]});ue.tlsMs=performance.now()-oe;const Ae=v(Oe),Ke=Q.verify(Ae.map(({raw:Ge})=>Ge),V.name);if(ue.certificate=e(
Ae,Ke,U(V)),Ke.ok&&Oe.alpnProtocol!==a)return Oe;throw Oe.destroy(),Ke.ok?(0,C.Au)("HTTP2_ONLY","the host speaks only HTTP/2"):(ue.rejection=Ke,(0,C.Au)("CERTIF\
ICATE_REJECTED",`certificate rejected: ${Ke.flaw.kind}`))}}),7583:((ze,re,s)=>{s.d(re,{$N:()=>L,Au:()=>H,zy:()=>x,bD:()=>j,s0:()=>F,ln:()=>h,ek:()=>b});var c=s(
610),v=s(7030),e=s(5195),D=s(1692);const C=(f,{name:E,...A})=>(0,D.connect)({...A,socket:f,servername:(0,v.isIP)(E)===0?E.replace(/\.$/,""):"",rejectUnauthorized:!1}),
F=()=>({lookingUp:!1,lookupMs:null,connectMs:null,tlsMs:null,address:null,proxy:null,certificate:null,rejection:null,unsupported:null}),H=(f,E)=>Object.assign(new Error(
E),{code:f});function L(f){return typeof f!="object"||f===null?"":"code"in f&&typeof f.code=="string"?f.code:""}const j=f=>typeof f=="object"&&f!==null&&"messag\
e"in f?String(f.message):String(f);async function x(f,E,A){const{connection:M}=A;(0,v.isIP)(f)!==0&&h(f,A);const a=performance.now();let O=a;const w=(0,v.connect)(
{host:f,port:E,noDelay:!0,lookup:T(A,()=>{O=performance.now(),M.lookingUp=!1,M.lookupMs=O-a})});return A.hold(w),await l(w,"connect"),M.connectMs=performance.now()-
O,M.address=w.remoteAddress??null,w}async function b(f,E,A){const M=C(f,A);return E.hold(M),await l(M,"secureConnect"),M}function l(f,E){return new Promise((A,M)=>{
const a=()=>M(H("ECONNRESET","the connection was closed"));f.once(E,A).once("error",M).once("close",a)})}function h(f,E){const A=r(f,E);if(A!==null)throw A}function r(f,{
allowPrivate:E}){const A=(0,e.Sz)(f);return A==="metadata"?H("ADDRESS_METADATA",`${f} is a metadata address`):A==="public"||E?null:H(A==="reserved"?"ADDRESS_RES\
ERVED":"ADDRESS_PRIVATE",`${f} is a ${A} address`)}const d=253,n=f=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(f);function T(f,E){return(A,M,a)=>{if(n(A)||A.replace(/\.$/,
"").length>d){const O=H("ENOTFOUND",`no such host: ${A}`);queueMicrotask(()=>a(O,[]));return}f.connection.lookingUp=!0,(0,c.lookup)(A,{...M,all:!0},(O,w)=>{if(E(),
O!==null)return a(O,[]);const U=w.map(({address:P})=>r(P,f)),z=w.filter((P,Se)=>U[Se]===null),p=U.find(P=>P!==null);if(z.length===0&&p)return a(p,[]);a(null,z)})}}}),
4529:((ze,re,s)=>{s.d(re,{X5:()=>C,be:()=>F,gQ:()=>H});var c=s(4573),v=s(3625),e=s(4283),D=s(1831);function C(x){const{scheme:b}=x;if(b!=="https"&&b!=="http")return(0,v.
T)(`unsupported protocol scheme "${b}"`);const{name:l,port:h}=(0,e.cz)(x);if(l==="")return(0,v.T)("no Host in request URL");const r=L(l);if(!r.ok)return r;const d=h===
""?b==="https"?443:80:Number(h);return d>0&&d<=65535?(0,v.J)({scheme:b,name:r.value,port:d}):(0,v.T)(`invalid port "${h}"`)}function F(x){const{name:b}=(0,e.cz)(
x),l=(0,D.Pv)(b);return j(b)||!l.ok?b:l.value}function H(x,{name:b}){const{port:l}=(0,e.cz)(x),h=b.includes(":")?`[${b}]`:b;return l===""?h:`${h}:${l}`}function L(x){
return j(x)?(0,v.J)(x.toLowerCase()):(0,D.Pv)(x)}const j=x=>(0,c.isAscii)(new TextEncoder().encode(x))}),772:((ze,re,s)=>{s.d(re,{f:()=>xe});var c=s(4283),v=s(3592),
e=s(7075),D=s(8522),C=s(7583);const F=1e3,H=64*1024,L=1024,j=256*1024,x=_=>Buffer.from(_,"latin1").toString("utf8");function b({status:_,reason:k,headers:R}){const Z=Re=>{
const Fe=R.get(Re)?.[0];return Fe===void 0?null:x(Fe)},q=Z("content-length"),Ne=_!==204&&_!==304&&q!=="0"?Z("content-encoding"):null;return{status:_,reason:x(k),
contentType:Z("content-type"),contentEncoding:Ne,location:Z("location"),retryAfter:Z("retry-after"),terraformGet:Z("x-terraform-get"),apiVersion:Z("tfp-api-vers\
ion"),challenge:l(R.get("www-authenticate")??[]),declaredBytes:q===null||h(Ne)?null:Number(q)}}function l(_){const k=_.flatMap(Z=>Z.split(",")).flatMap(Z=>/^\s*([A-Za-z]+)(?:\s|$)/.
exec(Z)?.[1]??[]);return k.some(Z=>Z.toLowerCase()==="bearer")?null:k[0]??null}const h=_=>_?.toLowerCase()==="gzip";async function r(_,k,R){const Z=[];let q=0;const Te=R.
kind==="excerpt"?setTimeout(()=>_.destroy(),F).unref():void 0;try{for await(const Re of d(_,k,R.maxBytes)){const Fe=Re;if(Z.push(Fe),Z.length===L&&Z.splice(0,L,
Buffer.concat(Z)),q+=Fe.byteLength,q>R.maxBytes)break}}catch(Re){if((0,C.$N)(Re)==="COMPRESSED_TOO_LARGE")q=Number.POSITIVE_INFINITY;else if(R.kind==="whole")throw Re}finally{
clearTimeout(Te)}return{bytes:Buffer.concat(Z).subarray(0,R.maxBytes),truncated:q>R.maxBytes}}function d(_,k,R){if(!h(k.contentEncoding))return _;const Z=(0,D.createGunzip)();
return(0,e.pipeline)(_,n(R+H),Z,()=>{}),Z}const n=_=>async function*(k){let R=_;for await(const Z of k){if(R-=Z.length,R<0)throw(0,C.Au)("COMPRESSED_TOO_LARGE",
"too many compressed bytes");yield Z}};var T=s(6367),f=s(4529),E=s(3625);function A(_){const[,k="",R="",Z=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(_)??[],q=/^HTTP\/(\d)\.(\d)$/.
exec(k);if(q===null)return(0,E.T)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(R))return(0,E.T)("malformed status");const[,Te="",Ne=""]=q;return(0,E.
J)({status:Number(R),reason:Z,version:Number(Te+Ne)})}function M(_,k){const R=w(k);if(!R.ok)return R;const Z=new Map(R.value),{status:q,reason:Te,version:Ne}=_,
Re=V(q,Ne,Z);if(!Re.ok)return Re;Re.value.kind==="chunked"&&Z.delete("content-length");const Fe=Re.value.kind!=="close"&&Q(Ne,Z);return(0,E.J)({status:q,reason:Te,
headers:Z,framing:Re.value,keepAlive:Fe})}const a=/^[\w!#$%&'*+.^`|~ -]+$/,O=_=>/^[\t -~\u0080-\u00ff]*$/.test(_);function w(_){const k=new Map;for(const R of P(
_)){const Z=R.indexOf(":"),q=R.slice(0,Math.max(Z,0)),Te=U(R.slice(Z+1));if(!a.test(q))return(0,E.T)("malformed header line");if(!O(Te))return(0,E.T)("control c\
haracter in a header");const Ne=q.toLowerCase(),Re=k.get(Ne);Re===void 0?k.set(Ne,[Te]):Re.push(Te)}return(0,E.J)(k)}function U(_){let k=0;for(;p(_,k);)k+=1;return z(
_.slice(k))}function z(_){let k=_.length;for(;p(_,k-1);)k-=1;return _.slice(0,k)}const p=(_,k)=>_[k]===" "||_[k]==="	";function P(_){const k=[];for(const R of _){
const Z=U(R),q=k.at(-1);/^[ \t]/.test(R)&&q!==void 0?q.push(Z):k.push([/^[ \t]|^[^:]*$/.test(R)?":":Z])}return k.map(R=>R.join(" "))}const Se=["transfer-encodin\
g","content-length","trailer"];function V(_,k,R){const Z=k>=11?R.get("transfer-encoding")??[]:[],[q]=Z;if(Z.length>1)return(0,E.T)("several Transfer-Encoding he\
aders");if(q!==void 0&&q.toLowerCase()!=="chunked")return(0,E.T)("unsupported Transfer-Encoding");const Te=te(R,"trailer");if(q!==void 0&&Te.some(tt=>Se.includes(
tt)))return(0,E.T)("forbidden name in Trailer");const Ne=R.get("content-length")??[];if(new Set(Ne).size>1)return(0,E.T)("different Content-Length headers");const[
Re]=Ne,Fe=Number(Re);return Re!==void 0&&!(/^\d+$/.test(Re)&&Fe<2**63)?(0,E.T)("malformed Content-Length"):_<200||_===204||_===304?(0,E.J)({kind:"length",bytes:0}):
q!==void 0?(0,E.J)({kind:"chunked"}):(0,E.J)(Re===void 0?{kind:"close"}:{kind:"length",bytes:Fe})}const te=(_,k)=>(_.get(k)??[]).flatMap(R=>R.split(",")).map(R=>R.
trim().toLowerCase());function Q(_,k){const R=te(k,"connection");return _<10||R.includes("close")?!1:_>=11||R.includes("keep-alive")}function I(_){const[k=""]=z(
_).split(";",1);return/^[\da-f]{1,16}$/i.test(k)?(0,E.J)(Number.parseInt(k,16)):(0,E.T)("malformed chunk size")}var se=s(8947);const ue=4096,oe=16*1024,Oe=10;class Ae{#e="\
size";#t=0;#s=0;#n="";#r=[];#i=0;push(k){const R=new Uint8Array(k.length);let Z=0,q=0;for(;q<k.length&&this.#e!=="end";){if(this.#e==="data"){const Re=Math.min(
k.length,q+this.#t);R.set(k.subarray(q,Re),Z),Z+=Re-q,this.#t-=Re-q,q=Re,this.#t===0&&(this.#e="end of data");continue}const Te=k.indexOf(Oe,q)+1||k.length;this.#n+=
(0,se.iP)(k.subarray(q,Te)),q=Te;const Ne=this.#l(k[Te-1]===Oe);if(Ne!==null)return(0,E.T)(Ne)}return(0,E.J)({data:R.subarray(0,Z),used:q,isEnd:this.#e==="end"})}#l(k){
const R=this.#n;return R.length+this.#i>ue?"long line in chunks":k?(this.#n="",!R.endsWith(`\r
`)||R.indexOf("\r")<R.length-2?"malformed end of a chunk line":this.#f(R.slice(0,-2))):null}#f(k){if(this.#e==="size")return this.#u(k);if(this.#e==="end of dat\
a")return this.#e="size",k===""?null:"malformed chunk";if(this.#i+=k.length+2,k!=="")return this.#r.push(k),null;this.#e="end";const R=w(this.#r);return R.ok?null:
R.why}#u(k){const R=I(k);return R.ok?(this.#t=R.value,this.#e=R.value===0?"trailer":"data",R.value===0?null:(this.#s=Math.max(0,this.#s+k.length+2-16-2*R.value),
this.#s>oe?"chunks with too little data":null)):R.why}}const Ke=10;class Ge{#e;#t=Buffer.alloc(0);received=0;constructor(k){this.#e=k[Symbol.asyncIterator]()}get isEmpty(){
return this.#t.length===0}async line(k){const R=[];for(;;){const Z=this.#t.indexOf(Ke),q=this.#s(Z<0?this.#t.length:Z+1);if(R.push(q),k.bytes-=q.length,k.bytes<
0)throw(0,C.Au)("HEADERS_TOO_LARGE","too many headers");if(Z>=0)return Buffer.concat(R).toString("latin1").slice(0,-1);if(await this.#n())continue;const Te=Buffer.
concat(R).toString("latin1");return Te===""||Te==="\r"?null:Te}}async bytes(k){return await this.arrived()&&this.#s(k)}async arrived(){return this.isEmpty&&!await this.#n()?
null:this.#t}skip(k){this.#s(k)}#s(k){const R=this.#t.subarray(0,k);return this.#t=this.#t.subarray(R.length),R}async#n(){const k=await this.#e.next();return k.
done===!0?!1:(this.#t=k.value,this.received+=this.#t.length,!0)}}function Je(_){const k=new Ge(_);let R=!0,Z=0;return{mayRepeat:()=>Z>0&&k.received===Z,isFree:()=>R&&
k.isEmpty&&!_.destroyed&&_.readable,get:async q=>{R=!1,Z=k.received,_.write(N(q),"latin1"),await Pe(k);const Te=await Qe(k),{framing:Ne,keepAlive:Re}=Te,Fe=()=>{
R=Re},tt=()=>R||_.destroy();return{head:b(Te),body:B(ae(k,Ne),Fe,tt)}}}}function B(_,k,R){const Z=async q=>{const Te=await _.next();Te.done===!0&&k(),q.push(Te.
value??null)};return new e.Readable({read(){Z(this).catch(q=>this.destroy(q))},destroy(q,Te){R(),Te(q)}})}function N({path:_,headers:k}){const R=Object.entries(
k).map(([q,Te])=>`${q}: ${Te}`),Z=[`GET ${_} HTTP/1.1`,...R];if(Z.some(q=>/[\r\n\0]/.test(q)))throw new Error("a request has a line break");return`${Z.join(`\r
`)}\r
\r
`}const ce=9,$e=4;async function Pe(_){const k=await _.arrived();if(k===null||k.length<ce)return;if(k[0]===0&&k[3]===$e&&k.readUInt32BE(5)===0)throw(0,C.Au)("HT\
TP2_FRAME","a frame of HTTP/2, which was not negotiated")}const Xe=5;async function Qe(_){const k={bytes:j};for(let R=0;R<=Xe;R+=1){const Z=qe(A(await Y(_,k))),
q=qe(M(Z,await G(_,k)));if(q.status<100||q.status>199||q.status===101)return q}throw(0,C.Au)("HTTP_MALFORMED",`more than ${Xe} interim responses`)}function qe(_){
if(!_.ok)throw(0,C.Au)("HTTP_MALFORMED",_.why);return _.value}async function G(_,k){const R=[];for(;;){const Z=await Y(_,k);if(Z==="")return R;R.push(Z)}}async function Y(_,k){
const R=await _.line(k);if(R===null)throw(0,C.Au)("ECONNRESET","the connection was closed");return R.endsWith("\r")?R.slice(0,-1):R}function ae(_,k){switch(k.kind){case"\
length":return De(_,k.bytes);case"chunked":return Ce(_);case"close":return ye(_)}}async function*ye(_){for(;;){const k=await _.bytes(_e);if(k===null)return;yield k}}
const _e=64*1024;async function*De(_,k){let R=k;for(;R>0;){const Z=await _.bytes(Math.min(R,_e));if(Z===null)throw(0,C.Au)("BODY_CUT","the body is cut off");R-=
Z.length,yield Z}}async function*Ce(_){const k=new Ae;for(;;){const R=await _.arrived();if(R===null)throw(0,C.Au)("BODY_CUT","the body is cut off");const{data:Z,
used:q,isEnd:Te}=qe(k.push(R));if(_.skip(q),Z.length>0&&(yield Z),Te)return}}var je=s(2230);const Ye=12;function xe(_){const k={settings:_,alerts:[],channels:new Map,
sockets:new Set,closed:!1};return{get:R=>He(k,R),isOpen:()=>!k.closed,close:()=>{k.closed=!0;for(const R of[...k.sockets].reverse())R.destroy()}}}async function He(_,k){
const R={connection:null,address:null,head:null,ready:performance.now()};try{const Z=await Ue(_,k,R),{head:q}=Z;R.head=q;const Te=performance.now()-R.ready,Ne=await r(
Z.body,q,k.planBody(q)),{connection:Re,address:Fe}=R;return{kind:"received",head:q,body:Ne,firstByteMs:Te,connection:Re,address:Fe}}catch(Z){const{connection:q,
head:Te}=R,Ne=q?.address??R.address;return{kind:"failed",error:(0,C.$N)(Z)==="ECONNRESET"&&_.alerts[0]||Z,connection:q,address:Ne,head:Te}}}async function Ue(_,k,R){
const{scheme:Z,name:q,port:Te}=k.endpoint,Ne=`${Z}://${q} ${Te}`,Re={get:k,seen:R},Fe=J(_,Ne,Re),tt=we(_,k),ct=Fe.http?.isFree()?Fe.http:await ne(_,Fe);R.address=
Fe.address;try{return await ct.get(tt)}catch(pt){if((0,C.$N)(pt)==="HTTP2_FRAME"&&await(0,T.dI)(k.endpoint,_.settings,me(_,Re)),_.closed||!ct.mayRepeat())throw pt}
return(await ne(_,Fe)).get(tt)}function J(_,k,R){const Z=_.channels.get(k)??{http:null,socket:null,address:null,current:R};Z.current=R,_.channels.delete(k),_.channels.
set(k,Z);const[q]=_.channels;return _.channels.size>Ye&&q!==void 0&&(_.channels.delete(q[0]),q[1].socket?.destroy()),Z}async function ne(_,k){const{current:R}=k,
{get:Z,seen:q}=R,Te=me(_,R),Ne=await(0,T.JY)(Z.endpoint,_.settings,Te);return q.ready=performance.now(),k.socket=Ne,k.address=Te.connection.address,k.http=Je(Ne),
k.http}function me(_,{get:k,seen:R}){const Z=(0,C.s0)();R.connection=Z;const q=Te=>{_.sockets.add(Te),Te.on("error",Ne=>{(0,C.$N)(Ne).startsWith("ERR_SSL")&&_.alerts.
push(Ne)}),Te.on("close",()=>_.sockets.delete(Te)),_.closed&&Te.destroy()};return{connection:Z,allowPrivate:k.allowPrivate,hold:q}}function we({settings:_},{url:k,
endpoint:R,token:Z,headers:q}){const Te=(0,T.Lu)(R,_),Ne=R.scheme==="http"&&Te.kind==="proxy";return{path:ke(Ne?be(k,R):(0,c.t5)(k)),headers:{host:(0,f.gQ)(k,R),
"user-agent":v._O,...q,...q.range===void 0?{"accept-encoding":"gzip"}:{},...Me(k,Z),...Ne?(0,je.T)(Te.proxy):{}}}}const ke=_=>Ee(_).replace(/ /g,"%20"),Ee=_=>Buffer.
from(_,"utf8").toString("latin1"),be=(_,k)=>`http://${(0,f.gQ)(_,k)}${(0,c.t5)(_)}`;function Me(_,k){if(k!==null)return{authorization:Ee(`Bearer ${k.reveal()}`).
trimEnd()};const R=(0,c.aR)(_);return R===null?{}:{authorization:R}}}),3948:((ze,re,s)=>{s.d(re,{e:()=>I,U:()=>Ke});var c=s(4283),v=s(630),e=s(4e3),D=s(9209),C=s(
1064),F=s(5195),H=s(7027),L=s(4529),j=s(960),x=s(2636),b=s(9872),l=s(4715),h=s(6697),r=s(6367),d=s(7583);const n=B=>({describe:B,transient:!1}),T=B=>({describe:B,
transient:!0}),f=B=>N=>(0,j.T0)({host:N.host,why:B}),E=B=>T(({host:N})=>(0,j.P6)({host:N,error:B})),A=B=>n(({host:N})=>(0,b.cI)({host:N,error:B})),M=B=>T(({host:N,
asks:ce})=>ce==="document"?(0,x.Eh)({host:N,why:B}):(0,l.B)({host:N,why:B})),a=B=>n(({host:N,asks:ce})=>(0,h.AO)({host:N,address:B,asks:ce})),O=n(({host:B,text:N})=>(0,j.
P0)({host:B,error:N}));function w({host:B,rejection:N}){if(N===null)throw new Error("a certificate is rejected for a reason");const{flaw:ce,isLeaf:$e}=N;return ce.
kind==="expired"?(0,b.vk)({host:B,isLeaf:$e,at:ce.at}):ce.kind==="not-yet-valid"?(0,b.x1)({host:B,isLeaf:$e,at:ce.at}):ce.kind==="other-name"?(0,b.B_)({host:B,names:ce.
names}):(0,b.SE)({host:B,isLeaf:$e,flaw:ce})}const U={ENOTFOUND:n(f("no-such-host")),ENODATA:n(f("no-such-host")),EAI_AGAIN:T(f("no-answer")),EAI_FAIL:T(f("serv\
er-failed")),ECONNREFUSED:E("refused"),ECONNRESET:E("closed"),ECONNABORTED:E("closed"),EPIPE:E("closed"),EHOSTUNREACH:E("no-host-route"),ENETUNREACH:E("no-netwo\
rk-route"),ETIMEDOUT:T(({host:B,asks:N})=>(0,j.Qs)({host:B,asks:N,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:T(({host:B,text:N})=>(0,j.P6)({host:B,error:{
proxy:N}})),PROXY_REFUSED:n(({host:B,text:N})=>(0,b.rZ)({host:B,reason:N})),PLAIN_HTTP:n(b.MY),ADDRESS_METADATA:a("metadata"),ADDRESS_PRIVATE:a("private"),ADDRESS_RESERVED:a(
"reserved"),CERTIFICATE_REJECTED:n(w),TLS_UNSUPPORTED:n(({host:B,unsupported:N})=>(0,b.cI)({host:B,error:N??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:A(
"not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:A("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:A("client-certificate"),HTTP_MALFORMED:O,HTTP2_FRAME:O,HTTP2_ONLY:n(
h.ro),HEADERS_TOO_LARGE:n(x.ku),BODY_CUT:M("closed"),Z_BUF_ERROR:M("gzip"),Z_DATA_ERROR:n(({host:B,asks:N})=>N==="document"?(0,x.jN)({host:B,encoding:"broken gz\
ip"}):(0,l.B)({host:B,why:"not-gzip"}))};function z(B){return B.endsWith("UNRECOGNIZED_NAME")?A("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(B)?A({code:B}):
E({code:B})}function p(B){const{code:N}=B,ce=Object.hasOwn(U,N)?U[N]:void 0,{describe:$e,transient:Pe}=ce??z(N);return{problem:$e(B),transient:Pe}}function P({error:B,
connection:N,head:ce},{endpoint:$e,asks:Pe,limitMs:Xe}){const Qe=(0,r.jT)($e);if(Xe!==null){const G=V(N,ce!==null);return{problem:(0,j.Qs)({host:Qe,asks:Pe,phase:G,
limitMs:Xe}),transient:!0}}const qe=(0,d.$N)(B);if(qe==="")throw B;return p({code:ce!==null&&Se.test(qe)?"BODY_CUT":qe,text:(0,d.bD)(B),asks:Pe,host:Qe,rejection:N?.
rejection??null,unsupported:N?.unsupported??null})}const Se=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function V(B,N){return B?.lookingUp?"lookup":B?.connectMs===
null?"connection":N?"body":"response"}const te=[301,302,303,307,308],Q={kind:"excerpt",maxBytes:2048};async function I(B){const N={options:B,started:performance.
now(),hops:[],urls:new Set,connections:[],stops:[],firstByteMs:null,headMs:null,startsInPublic:B.origin?.isPublic??!0,timedOut:!1},ce=B.startTimer(B.timeoutMs,()=>{
N.timedOut=!0,B.session.close()});try{return{response:await ue(N),hops:N.hops,timing:se(N,performance.now()-N.started),headMs:N.headMs,certificates:N.connections.
flatMap(({certificate:Pe})=>Pe??[])}}finally{ce()}}function se({connections:B,firstByteMs:N},ce){const $e=qe=>{const G=B.map(Y=>Y[qe]).filter(Y=>Y!==null);return G.
length===0?null:G.reduce((Y,ae)=>Y+ae)},[Pe,Xe,Qe]=[$e("lookupMs"),$e("connectMs"),$e("tlsMs")];return{lookupMs:Pe,connectMs:Xe,tlsMs:Qe,firstByteMs:N,totalMs:ce}}
async function ue(B){let{url:N}=B.options;for(;;){const ce=(0,L.X5)(N);if(!ce.ok)return Ge((0,D.Y3)({redirect:"to",url:(0,c.Pl)(N),why:ce.why}));const $e=await Oe(
B,N,ce.value);if($e.kind==="failed"||!oe($e.head))return $e;const Pe=(0,v.O)(N,$e.head.location??"");if(!Pe.ok){const Xe=`failed to parse Location header: ${Pe.
why}`;return Ge((0,D.Y3)({redirect:"from",url:(0,c.Pl)(N),why:Xe}))}if(B.hops.length>B.options.maxRedirects)return Je(B,Pe.value);N=Pe.value}}const oe=({status:B,
location:N})=>te.includes(B)&&!!N;async function Oe(B,N,ce){const{options:$e,hops:Pe}=B,{token:Xe,settings:Qe,planBody:qe,headers:G,origin:Y}=$e,ae=Pe.length===
0&&Y===null;B.urls.add((0,c.jr)(N)),B.stops.push({scheme:ce.scheme,name:(0,L.be)(N)});const ye=Xe===null?"none":(0,H.n)(B.stops).at(-1)??"dropped";B.headMs=null;
const _e=performance.now(),De=await $e.session.get({url:N,endpoint:ce,token:ye==="sent"?Xe:null,headers:G,allowPrivate:!B.startsInPublic||ae||Qe.namedHosts.has(
ce.name),planBody:He=>(B.headMs=performance.now()-B.started,oe(He)?Q:qe(He))}),Ce=performance.now()-_e;if(Ae(B,De,{url:(0,e.dh)((0,c.Pl)(N)),authorization:ye,ms:Ce}),
ae&&(B.startsInPublic=Ke(Qe,ce.name,De.address)),De.kind==="failed"){const He=B.timedOut?$e.timeoutMs:null,{asks:Ue}=$e;return{kind:"failed",...P(De,{endpoint:ce,
asks:Ue,limitMs:He})}}const{kind:je,head:Ye,body:xe}=De;return{kind:je,url:N,head:Ye,body:xe}}function Ae(B,N,ce){const{connection:$e,head:Pe}=N;$e!==null&&B.connections.
push($e),N.kind==="received"&&(B.firstByteMs=(B.firstByteMs??0)+N.firstByteMs),B.hops.push({...ce,status:Pe?.status??null,reason:(0,e.dh)(Pe?.reason??""),mediaType:Pe?.
contentType?(0,e.dh)(Pe.contentType):null,challenge:Pe?.challenge?(0,e.dh)(Pe.challenge):null,address:$e?.address??null,proxy:$e?.proxy??null})}function Ke({resolve:B},N,ce){
const $e=B.some(Pe=>Pe.name===N);return!["private","loopback"].includes((0,F.Sz)(($e?null:ce)??N))}const Ge=B=>({kind:"failed",problem:B,transient:!1});function Je({
urls:B,hops:N,options:ce},$e){const{asks:Pe,redirectLimits:Xe}=ce,Qe=N[0]?.url??"";if(B.has((0,c.jr)($e)))return Ge((0,D.f0)({url:Qe,asks:Pe,to:(0,c.Pl)($e)}));
const qe=N.length,G=C.Du.filter(Y=>qe>Xe[Y]);return Ge((0,D.KA)({url:Qe,asks:Pe,redirects:qe,clients:G,limits:Xe}))}}),2230:((ze,re,s)=>{s.d(re,{T:()=>e,X:()=>C});
var c=s(7067),v=s(7583);function e(F){if(F.username===""&&F.password==="")return{};const H=`${decodeURIComponent(F.username)}:${decodeURIComponent(F.password)}`;
return{"proxy-authorization":`Basic ${Buffer.from(H).toString("base64")}`}}const D=[502,503,504];function C(F,H,L){const x=`${F.name.includes(":")?`[${F.name}]`:
F.name}:${F.port}`,b=(l=0,h="")=>(0,v.Au)(D.includes(l)?"PROXY_NOT_REACHED":"PROXY_REFUSED",`proxy ${H.host} returned ${l} ${h}`.trimEnd());return new Promise((l,h)=>{
const r=(0,c.request)({method:"CONNECT",path:x,headers:{host:x,...e(H)},insecureHTTPParser:!0,createConnection:()=>L});r.on("error",d=>{const n=`proxy ${H.host}\
 closed the connection: ${d.message}`;h((0,v.Au)("PROXY_REFUSED",n))}),r.on("connect",(d,n,T)=>{if(d.statusCode===200&&T.length===0)return l(L);L.destroy(),h(b(
d.statusCode,d.statusMessage))}),r.end()})}}),794:((ze,re,s)=>{s.d(re,{Oj:()=>H,mv:()=>F,zu:()=>v});var c=s(4714);const v=2048,e=/%(?![0-9A-Fa-f]{2})/,D=/[^ -~\u0080-\uffff]/,
C=/[^A-Za-z0-9._~:!$&'()*+,;=%@-]/;function F(l){if(l.length<=v)return l;const[h,r]=b(l,"#"),[d,n]=b(h,"?"),[T=""]=/^(?:[A-Za-z][A-Za-z0-9+.-]*:)?(?:\/\/)?/.exec(
d)??[],f=d.slice(T.length),E=f.indexOf("/"),A=E<0?f.length:E,M=f.slice(0,A);return[T,T.endsWith("//")?L(M):x(M.replace(/^.*@/s,"_:@")),x(f.slice(A)),(0,c.o)(n,v),
D.test(h)?"\x7F":"",r&&(e.test(r)?"#%":"#")].join("")}const H=l=>({...l,opaque:(0,c.o)(l.opaque,v),user:l.user===null?null:{name:"",password:null},host:j(l.host),
path:x(l.path),query:(0,c.o)(l.query,v),fragment:""});function L(l){const h=l.lastIndexOf("@"),r=l.slice(0,Math.max(h,0)),d=C.test(r)?'"':e.test(r)?"%":"";return`${h<
0?"":`${d}@`}${j(l.slice(h+1))}`}function j(l){if(l.length<=v)return l;const h=/:\d*$/.exec(l)?.[0]??"",r=l.slice(0,l.length-h.length),d=(0,c.o)(r,v),n=r.endsWith(
"]")?"]":"";return`${d===r?r:`${d.replace(/%.?$/,"")}${n}`}${(0,c.o)(h.replace(/^:0+(?=\d)/,":"),v)}`}function x(l){const h=(0,c.o)(l,v);if(h===l)return l;const r=e.
test(l)?"%":"",d=l.includes("//",v-1)?"//":"",n=/\/\.{0,2}$/.exec(l.slice(-3))?.[0]??"";return`${h.replace(/%.?$/,"")}${d}~${r}${n}`}function b(l,h){const r=l.indexOf(
h);return r<0?[l,""]:[l.slice(0,r),l.slice(r)]}}),5195:((ze,re,s)=>{s.d(re,{Sz:()=>E,Zu:()=>T,uo:()=>A});var c=s(6181);function v(...M){let a;const O=()=>M.map(
e);return()=>a??=O()}function e(M){const[a="",O]=M.split("/"),w=(0,c.r5)(a);if(w===null)throw new Error(`${a} is no address`);return{prefix:w,bits:O===void 0?w.
length*8:Number(O)}}const D=({prefix:M,bits:a},O)=>M.length===O.length&&M.every((w,U)=>{const z=Math.min(Math.max(8*(U+1)-a,0),8);return w>>z===(O[U]??0)>>z}),C=v(
"169.254.169.254","169.254.170.2","169.254.170.23","100.100.100.200","192.0.0.192","168.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2::23",
"fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42","fd00:a9fe:a9fe::1","fe80::a9fe:a9fe"),F=v("127.0.0.0/8","0.0.0.0","::1","::"),H=v("10.0.0.0/8","100.64.0.0/10",
"169.254.0.0/16","172.16.0.0/12","192.168.0.0/16","198.18.0.0/15","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10"),L=v("0.0.0.0/8","192.0.0.0/24","192.0.2.0\
/24","192.88.99.0/24","198.51.100.0/24","203.0.113.0/24","224.0.0.0/3","2001::/23","2001:db8::/32","2002::/16","3fff::/20"),j=v("0.0.0.0/0","2000::/3"),x=v("::f\
fff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/96"),b=(M,a)=>M().some(O=>D(O,a)),l=[12,13,14,15],h=(M,...a)=>{const O=v(M);return{isIn:w=>b(O,w),at:a,mask:0}},
r=[h("2002::/16",[2,3,4,5]),h("2001::/32",[4,5,6,7]),{...h("2001::/32",l),mask:255},h("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,11,12],l),{isIn:M=>/^[02],0,94,254$/.
test(M.slice(8,12).join()),at:[l],mask:0}],d=M=>r.filter(a=>a.isIn(M)).flatMap(({at:a,mask:O})=>a.map(w=>w.map(U=>(M[U]??0)^O)));function n(M){return b(F,M)?"lo\
opback":b(x,M)?n(M.slice(12)):[M,...d(M)].some(a=>b(C,a))?"metadata":b(H,M)?"private":b(L,M)||!b(j,M)?"reserved":"public"}function T(M){const a=(0,c.r5)(M);return a===
null?"public":n(a)}const f=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;function E(M){const a=M.replace(/\.$/,"");
if(/(^|\.)localhost(\.localdomain)?$/.test(a))return"loopback";const O=(0,c.r5)(a)??(0,c.RY)(a);return O===null?"public":n(O)}function A(M){const a=E(M);return a!==
"public"||M.includes(":")?a:f.test(M.replace(/\.$/,""))?"private":"public"}}),9529:((ze,re,s)=>{s.d(re,{l:()=>D,m:()=>F});var c=s(4283),v=s(8999);const e=[1024,
65535],D=["authz_code","password"],C="app.terraform.io";function F(n,T,f){const E=x(H(n,"client")),A=b(H(n,"grant_types"),f),M=(...p)=>p.some(P=>A.value.includes(
P)),a=(p,P)=>l(H(n,p),p,P,T),O=a("authz",M("authz_code")),w=a("token",M("authz_code","password")),U=h(H(n,"ports")),z=d(H(n,"scopes"));return{value:{client:E.value,
grantTypes:A.value,authz:O.value,token:w.value,ports:U.value,scopes:z.value},flaws:[E,A,O,w,U,z].flatMap(p=>p.flaws)}}const H=(n,T)=>Object.hasOwn(n,T)?n[T]:void 0,
L=(n,T,f)=>({value:n,flaws:[{rule:T,value:f}]}),j=n=>({value:n,flaws:[]});function x(n){return typeof n!="string"?L("","client-missing",n):n===""?L(n,"client-em\
pty",n):j(n)}function b(n,T){if(n===void 0)return j(["authz_code"]);if(!Array.isArray(n))return L([],"grant-types-invalid",n);const f=[...new Set(n.filter(M=>typeof M==
"string"))];return f.includes("authz_code")||f.includes("password")&&T===C?f.every(M=>D.includes(M))?j(f):L(f,"grant-types-unknown",n):L(f,"grant-types-unsuppor\
ted",n)}function l(n,T,f,E){if(typeof n!="string")return f?L(null,`${T}-missing`,n):j(null);const A=(0,v.v)(E,n);if(A.ok&&(0,c.cz)(A.value).name!=="")return j((0,c.
jr)(A.value));const a=`failed to parse ${T==="authz"?"authorization":"token"} URL: ${A.ok?"no Host in request URL":A.why}`;return{value:null,flaws:[{rule:`${T}-\
invalid`,why:a}]}}function h(n){if(n===void 0)return j(e);if(!Array.isArray(n))return L(e,"ports-ignored",n);if(n.length!==2)return L(e,"ports-count",n);const[T,
f]=n;return!r(T)||!r(f)?L(e,"ports-range",n):T>f?L(e,"ports-order",n):T===f?L([T,f],"ports-single",n):j([T,f])}const r=n=>typeof n=="number"&&Number.isInteger(n)&&
n>=e[0]&&n<=e[1];function d(n){if(n===void 0)return j([]);if(!Array.isArray(n))return L([],"scopes-ignored",n);const T=n.filter(f=>typeof f=="string");return T.
length===n.length?j(T):L(T,"scopes-invalid",n)}}),7027:((ze,re,s)=>{s.d(re,{n:()=>c});function c(e){const[D]=e;let C=!1;return e.map(({scheme:F,name:H})=>(C||=D!==
void 0&&!v(D.name,H),C?"dropped":F==="https"?"sent":"withheld"))}function v(e,D){return e===D?!0:/[:%]|^[\d.]+$/.test(D)?!1:D.endsWith(`.${e}`)}}),3427:((ze,re,s)=>{
s.d(re,{Cg:()=>D,DS:()=>b,Hb:()=>j,Yx:()=>C});var c=s(7598);const v=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],e=["AES12\
8-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],D=[...v,...e.flatMap(l=>[`ECDHE-ECDSA-${l}`,`ECDHE-RSA-${l}`])],C=["X25519","P-\
256","P-384","P-521"],F=["rsa_pss_rsae_sha256","ecdsa_secp256r1_sha256","ed25519","rsa_pss_rsae_sha384","rsa_pss_rsae_sha512","rsa_pkcs1_sha256","rsa_pkcs1_sha3\
84","rsa_pkcs1_sha512","ecdsa_secp384r1_sha384","ecdsa_secp521r1_sha512"],H="@SECLEVEL=0",L=c.constants.SSL_OP_LEGACY_SERVER_CONNECT|c.constants.SSL_OP_NO_RENEGOTIATION,
j={secureOptions:L,minVersion:"TLSv1.2",ciphers:[...D,H].join(":"),ecdhCurve:C.join(":"),sigalgs:F.join(":")},x=["TLS_AES_128_CCM_SHA256","TLS_AES_128_CCM_8_SHA\
256"],b={secureOptions:L,minVersion:"TLSv1",ciphers:[...D,...x,"ALL","COMPLEMENTOFALL",H].join(":"),ecdhCurve:[...C,"X448","secp256k1","brainpoolP256r1","brainp\
oolP384r1","brainpoolP512r1","ffdhe2048","ffdhe3072","ffdhe4096","P-224"].join(":")}}),3432:((ze,re,s)=>{s.d(re,{nT:()=>Qe,pj:()=>G});var c=s(772),v=s(6697),e=s(
1831),D=s(7511),C=s(4283),F=s(3948),H=s(3534),L=s(2636),j=s(1064),x=s(7531),b=s(3307),l=s(9562),h=s(9529),r=s(794),d=s(4714);const n=["client","grant_types","au\
thz","token","ports","scopes"],T=68,f=100,E=4096;function A(J,ne){const me=new Map;return(0,b.CI)(J,ne,(we,ke,Ee,be)=>{if(be-Ee>T)return;const Me=(0,b.I)(J.slice(
Ee,be));n.includes(Me)&&me.set(Me,M(Me,J,{start:we,end:ke}))}),Object.fromEntries(me)}function M(J,ne,me){if(ne[me.start]==="[")return a(ne,me);const we=ne.slice(
me.start,me.end);return(J==="authz"||J==="token")&&we.startsWith('"')?(0,r.mv)((0,b.I)(we)):(0,d.w)(we)}function a(J,ne){const me=[],we=new Set;let ke=E;return(0,b.
CI)(J,ne,(Ee,be)=>{const Me=w(J,Ee,be);(me.length<f&&be-Ee<=ke||Me!==null&&!we.has(Me))&&(me.push((0,d.w)(J.slice(Ee,be))),ke-=be-Ee,Me!==null&&we.add(Me))}),me}
const O=h.l.map(J=>JSON.stringify(J));function w(J,ne,me){return J[ne]!=='"'?"no string":O.find(we=>we.length===me-ne&&J.startsWith(we,ne))??null}const U=100,z=16*
1024,p=200,P=2048;function Se(J){const ne=new Set(J),me=new Set(J.map(V));let we=0,ke=z;const Ee=be=>we===U||be>ke?!1:(we+=1,ke-=be,!0);return{keeps:(be,Me)=>{if((0,l.
D6)(be)||ne.has(be))return!0;const _=be.length<=p&&me.delete(V(be));return Ee(be.length+Me)||_},read:(be,Me,_)=>{const{start:k,end:R}=_,Z=R-k>P;if(Z&&be===l.S3&&
Me[k]==="{")return A(Me,_);const q=Me.slice(k,R);return Z&&q.startsWith('"')?(0,r.mv)((0,b.I)(q)):(0,d.w)(q)}}}const V=J=>J.slice(0,J.indexOf(".")+1);var te=s(6974);
const Q={kind:"whole",maxBytes:x.b},I={kind:"excerpt",maxBytes:te.mj},se=J=>J===408||J===425||J===429||J>=500;async function ue(J){const{host:ne,needed:me}=J,we=await(0,F.
e)({...J,url:(0,e.cu)(ne),asks:"document",headers:{accept:"application/json"},origin:null,redirectLimits:j.NX,planBody:Re=>oe(Re)===null?Q:I}),{response:ke,...Ee}=we;
if(ke.kind==="failed"){const{problem:Re,transient:Fe}=ke;return{attempt:{discovery:Re.code==="host-http2"?{kind:"skipped",problem:Re}:{kind:"failed",problem:Re,
excerpt:null},...Ee},transient:Fe,retryAfter:null}}const{head:be,body:Me,url:_}=ke,k=(0,te.y8)(Me.bytes),R=we.hops.at(-1),Z={url:(0,C.Pl)(_),page:k,asked:(0,e.nx)(
ne),hop:R},q=Oe(ke,Z,me),{status:Te,retryAfter:Ne}=be;return{attempt:{discovery:q,...Ee},transient:se(Te),retryAfter:Ne}}function oe(J){const{status:ne,declaredBytes:me}=J;
if(ne===401||ne===403)return({hop:Ee,...be})=>{const{authorization:Me="none",challenge:_=null}=Ee??{};return(0,H.iX)({...J,...be,host:be.asked,token:Me,challenge:_})};
if(ne!==200)return({url:Ee,page:be,asked:Me})=>(0,L.wE)({...J,url:Ee,page:be,asked:Me,transient:se(ne)});const we=J.contentType??"",ke=(0,D.i)(we);return!ke.ok||
ke.value!=="application/json"?Ee=>(0,L.e)({...Ee,contentType:we,malformed:!ke.ok}):(me??0)<=x.b?null:Ee=>(0,L.zf)({...Ee,bytes:me,limit:x.b})}function Oe(J,ne,me){
const{head:we,body:ke}=J,Ee=(0,r.Oj)(J.url);if(we.status===404)return{kind:"absent",url:Ee,why:"status"};const be=oe(we);if(be!==null)return Ae(be(ne),ke);const Me=(0,x.
T)(ke.bytes,Se(me));switch(Me.kind){case"object":return{...Me,kind:"found",url:Ee,truncated:ke.truncated};case"null":return{kind:"absent",url:Ee,why:"null"};case"\
not-object":return Ae((0,L.g0)({...ne,why:Me.why}),ke);case"not-json":return Ae(Ke(J,Me,ne),ke)}}const Ae=(J,{bytes:ne})=>({kind:"failed",problem:J,excerpt:(0,te.
zU)(ne)});function Ke({head:J,body:ne},{why:me,advice:we},ke){if(ne.truncated)return(0,L.zf)({...ke,bytes:null,limit:x.b});const Ee=J.contentEncoding?.toLowerCase()??
"";return["","gzip","identity"].includes(Ee)?(0,L.pN)({...ke,why:me,advice:we}):(0,L.jN)({...ke,encoding:Ee})}var Ge=s(7082),Je=s(5960),B=s(7758);const N=500,ce=1e4,
$e=3,Pe=2e3,Xe=3e5,Qe=J=>Math.min(Math.max(...J.map(({attemptMs:ne})=>ne)),Xe),qe=({timeoutMs:J,retries:ne})=>(ne+1)*J+ne*ce;async function G(J,ne){const me=J.map(
be=>({host:be,tookMs:null})),we=J.entries(),ke={total:J.length,done:0,failed:0,waiting:new Set},Ee=async()=>{for(const[be,Me]of we){if(ne.stop.why!==null)return;
ke.waiting.add(Me),ne.progress(ke);const _=await _e(Me,ne).catch(k=>(0,Je.i)(Me,(0,v.n3)({host:(0,e.nx)(Me),thrown:k})));me[be]=_,ke.waiting.delete(Me),ke.done+=
1,(!Y(_)||!Ce(_.attempt))&&(ke.failed+=1),ne.progress(ke)}};return await Promise.all(Array.from({length:Math.min(ne.concurrency,J.length)},Ee)),ae(me,ne.stop)}const Y=J=>"\
attempt"in J;function ae(J,{why:ne}){if(ne===null)return J.filter(Y);const me=J.length-J.filter(Y).length,we=J.flatMap(Ee=>{if(Y(Ee)&&Ce(Ee.attempt))return[];const be=Y(
Ee)?ye(Ee):Ee.tookMs;return be!==null&&be>=Pe?[{host:(0,e.nx)(Ee.host),tookMs:be}]:[]}).sort((Ee,be)=>be.tookMs-Ee.tookMs).slice(0,$e),ke={stopped:ne,unchecked:me,
total:J.length,slowest:we};return J.map(Ee=>{if(Y(Ee))return Ee;const{host:be,tookMs:Me}=Ee,_=Me!==null;return(0,Je.i)(be,(0,v.nD)({host:(0,e.nx)(be),isBegun:_,
...ke}))})}const ye=({attempt:J,earlier:ne})=>[...ne,J].reduce((me,{timing:we})=>me+we.totalMs,0);async function _e(J,ne){const{stop:me}=ne,we=performance.now(),
ke=await ne.credentials.find(J),Ee=[];for(;me.why===null;){const{attempt:be,transient:Me,retryAfter:_}=await xe(J,ke.answer,ne);if(me.why!==null&&!Ce(be)||(Ee.push(
be),!(Ce(be)?je(Ee,ne.releases):Me)||Ee.length>ne.retries))break;await(0,B.v)(Ue(Ee.length,_,ne),ne)}return Ee.length===0?{host:J,tookMs:performance.now()-we}:De(
J,ke,Ee,ne)}function De(J,{answer:ne,clients:me,difference:we},ke,{forced:Ee}){return{host:J,...Ye(ke),credentials:ne&&{source:ne.source,hasToken:ne.token!==null,
problem:ne.problem},looks:me,difference:we,forced:Ee.get(J)??[]}}const Ce=({discovery:J})=>J.kind!=="failed",je=(J,ne)=>ne.some(({attemptMs:me})=>!J.some(we=>Ce(
we)&&we.timing.totalMs<=me));function Ye(J){const ne=J.findIndex(Ce),me=ne<0?J.length-1:ne,[we]=J.slice(me);if(we===void 0)throw new Error("a visit without an a\
ttempt");return{attempt:we,earlier:J.slice(0,me),later:J.slice(me+1)}}async function xe(J,ne,me){if(ne?.isUnsendable&&ne.problem!==null){const _={kind:"failed",
problem:ne.problem,excerpt:null};return{attempt:(0,Ge.O)(_),transient:!1,retryAfter:null}}const{network:we,maxRedirects:ke,timeoutMs:Ee,stop:be}=me,Me=(0,c.f)(we);
be.signal.addEventListener("abort",Me.close);try{return await ue({host:J,needed:He(J,me),session:Me,settings:we,token:ne?.token??null,maxRedirects:ke,timeoutMs:Ee,
startTimer:me.startTimer})}finally{be.signal.removeEventListener("abort",Me.close),Me.close()}}const He=(J,{required:ne,forced:me})=>[...(ne.get(J)??[]).map(({service:we})=>we),
...(me.get(J)??[]).flatMap(({services:we})=>we.map(({id:ke})=>ke))];function Ue(J,ne,{random:me,now:we}){const ke=N*2**(J-1)*(.5+me()/2);return Math.min(Math.max(
ke,(0,B.V)(ne,we())??0),ce)}}),7758:((ze,re,s)=>{s.d(re,{V:()=>v,v:()=>c});function c(e,{startTimer:D,stop:C}){return new Promise(F=>{const H=()=>{L(),C.signal.
removeEventListener("abort",H),F()},L=D(e,H);C.signal.addEventListener("abort",H)})}function v(e,D){const C=/^\d+$/.test(e??"")?Number(e)*1e3:Date.parse(e??"")-
D;return Number.isNaN(C)?null:C}}),6974:((ze,re,s)=>{s.d(re,{mj:()=>e,y8:()=>b,zU:()=>F});var c=s(4e3),v=s(6174);const e=2048,D=200,C=80;function F(h){const r=L(
h),d=h.length<e?r:r.replace(H,"://***@"),n=(0,v._)(d).trim();return n===""?null:Array.from(n.slice(0,2*D)).slice(0,D).join("")}const H=/:\/\/[^/?#\s"'@]+$/,L=h=>new TextDecoder(
"utf-8",{ignoreBOM:!0}).decode(h.subarray(0,e)),j=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,x=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
function b(h){const r=l(L(h));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(r))return null;const d=/<title[^>]*>([^<]{0,400})/i.exec(r)?.[1]?.
replace(/\s+/g," ").trim()??"",n=(0,c.dh)(d,C);return x.test(d)?{kind:"captive-portal",title:n}:{kind:j.test(d)||/type=["']?password/i.test(r)?"sign-in":"other",
title:n}}function l(h){let r=h.trimStart();for(;r.startsWith("<!--");){const d=r.indexOf("-->",4);if(d<0)return"";r=r.slice(d+3).trimStart()}return r}})};export{qt as ids,en as modules};
