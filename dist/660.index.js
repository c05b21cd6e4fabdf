const $o=[660,1371,1276,3432,2629,826],Mo={4929:((ae,H,c)=>{c.r(H),c.d(H,{credentialsConfig:()=>L,credentialsHelper:()=>I,servicesForced:()=>C,servicesForcedDiffer:()=>b});
var d=c(6246),k=c(1064),r=c(1831),D=c(4e3),P=c(5799);const L=(0,P.lS)((0,P.$e)("credentials-config","CLI configuration has a mistake",k.Du),({clients:h,mistake:i})=>({
...U(i),affects:h}));function U(h){switch(h.kind){case"missing":return{message:`${h.setting} names ${(0,d.o)(h.path)}, which does not exist`,help:"correct the p\
ath; the client continues without any CLI configuration"};case"unreadable":return{message:`${h.file} ${(0,D.mP)(h.failure)}`,help:h.failure.kind==="size"?"short\
en the file; the client reads all of it, this check nothing":"let this account read the file; the client continues without it"};case"too much":return{message:`${h.
file} and the files after it are not read; the limits of a directory are ${h.files} files and ${h.bytes/1024/1024} MiB`,help:"remove files that are not needed; \
the client reads all of them"};case"syntax":return{message:`${h.file} has a syntax error: ${h.why}`,help:"correct the file; the client ignores all of it, includ\
ing its tokens"};case"type":return{message:`${h.file}: ${h.path.join(".")} must be ${h.want}`,help:"correct the value; Terraform ignores the whole file, OpenTof\
u the blocks that it has not read yet"};case"block":return{message:`${h.file}: ${h.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`\
the label of the block ${h.type} ${(0,d.o)(h.label)} is not a hostname: ${h.why}`,help:h.advice??"write a hostname as the label; the client ignores the block"};case"\
two labels":return{message:`two ${h.type} blocks are for host ${(0,r.nx)(h.host)}: ${h.labels.map(d.o).join(" and ")}`,help:"remove one of the blocks; the clien\
t uses either of them at random"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client uses a\
ny of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client uses the\
 first"};case"no token":return{message:h.hasValue?`the token in the credentials block for host ${(0,r.nx)(h.host)} at ${h.file} is not a string`:`the credential\
s block for host ${(0,r.nx)(h.host)} at ${h.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credential\
s source'};case"panic":return{message:`the block credentials ${(0,d.o)(h.label)} contains an object, which makes the client panic`,help:"remove everything but t\
he token from the block"};case"no helper":return{message:`credentials helper ${(0,d.o)(h.name)}: there is no terraform-credentials-${h.name} in ${h.directories.
join(", ")}`,help:h.name===h.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in low\
er case; the client finds no other name"}}}const I=(0,P.lS)((0,P.z3)("credentials-helper","Credentials helper failed",k.Du),h=>h.kind==="version"?{message:`the \
file name ${h.path} ends with an invalid version, which makes the clients panic`,help:`name it terraform-credentials-${h.name}, or add a version such as _v1.0.0`,
affects:[h.client]}:{message:`credentials helper ${h.name}: ${h.why}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with \
0; without it discovery works, but init fails to install providers'}),x=10,C=(0,P.lS)((0,P.lm)("services-forced","A host block replaces service discovery",["ter\
raform","opentofu"]),({host:h,at:i})=>({message:`the host block at ${i} defines the services of ${h}; the host's own discovery document is not used`,help:`remov\
e the host block at ${i} to use the discovery document of ${h}`})),b=(0,P.lS)((0,P.lm)("services-forced-differ","A host block and the discovery document differ",
["terraform","opentofu"]),({host:h,at:i,services:g})=>({message:`the host block at ${i} and the discovery document of ${h} differ in ${(0,D.XT)(g,x)}`,help:"upd\
ate the host block or remove it; machines without it use other services"}))}),863:((ae,H,c)=>{c.r(H),c.d(H,{documentAbsent:()=>m,documentEncoding:()=>b,documentHeaders:()=>C,
documentIncomplete:()=>i,documentNotJson:()=>g,documentNotObject:()=>S,documentSize:()=>x,documentStatus:()=>P,documentType:()=>I});var d=c(1064),k=c(4e3),r=c(5799);
const D='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',P=(0,r.lS)((0,r.z3)("document-status","Unexpected HTTP status",d.zK),({location:u,
retryAfter:T,transient:_,asked:R,...a})=>{const{page:E,status:v}=a,N=(w,y)=>({message:`${(0,k._r)(a)}${w}; expected 200 or 404`,help:(0,k.NM)(E,R,y)});if(v>=300&&
v<400)return u?N(", which clients do not follow",(0,r.C)("redirect with 301, 302, 303, 307 or 308")):N(" without a Location header",(0,r.C)("add a Location head\
er to the redirect"));if(v===429){const w=T===null?"":` (Retry-After: ${(0,k.dh)(T,L)})`;return{...N(w,U),help:U}}return _?N("",{operator:"check the host and an\
y proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,k.B9)(R)}):N("",{operator:"return the discovery docume\
nt, or 404 if the host has no services",user:(0,k.Wt)([]),guest:(0,k.qZ)(R)})}),L=40,U={because:"the host limits the requests of this machine or of its network",
operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)",user:"wait, send fewer requests at onc\
e (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},I=(0,r.lS)((0,r.z3)("document-type","Wrong C\
ontent-Type",d.Du),({url:u,page:T,asked:_,contentType:R,malformed:a})=>{const v=R===""?"has no Content-Type":`has ${a?"a malformed Content-Type":"Content-Type"}\
 "${(0,k.dh)(R)}"`;return{message:`${u} ${v}; expected "application/json"`,help:(0,k.NM)(T,_,(0,r.C)("serve the discovery document with Content-Type: applicatio\
n/json","most servers send it for a file named terraform.json"))}}),x=(0,r.lS)((0,r.z3)("document-size","Discovery document is too large",d.Du),({url:u,page:T,asked:_,
bytes:R,limit:a,isPadding:E=!1})=>E?{message:`${u} has more than ${a} bytes; what exceeds the limit is white space`,help:(0,r.C)("remove the white space at the \
end of the document"),severity:"warning"}:{message:`${u} has ${R??`more than ${a}`} bytes, limit ${a}`,help:(0,k.NM)(T,_,(0,r.C)("check what is served at this U\
RL","a discovery document only maps service ids to URLs"))}),C=(0,r.lS)((0,r.z3)("document-headers","Response headers are too large",d.zK),({host:u})=>({message:`${u}\
 sent more than 256 KiB of response headers`,help:(0,r.C)("look for a header or cookie that grows with each request")})),b=(0,r.lS)((0,r.z3)("document-encoding",
"Discovery document cannot be decompressed",d.Du),u=>"host"in u?{message:`${u.host} sent a discovery document that is not gzip, with Content-Encoding: gzip`,help:(0,r.
C)("remove the Content-Encoding header, or compress the document")}:{message:`${u.url} has Content-Encoding "${(0,k.dh)(u.encoding)}", which the clients do not \
decompress`,help:(0,k.NM)(u.page,u.asked,(0,r.C)("configure the server, and any proxy in front of it, to respect Accept-Encoding: gzip"))}),h={closed:"closed th\
e connection in the middle of its response",length:"sent a discovery document of another length than its Content-Length",gzip:"sent a gzip document that is cut \
off"},i=(0,r.lS)((0,r.z3)("document-incomplete","Discovery document is incomplete",d.zK),({host:u,why:T})=>({message:`${u} ${h[T]}`,help:(0,r.C)("look for a ser\
ver that crashes while it responds, or a proxy that changes the body")})),g=(0,r.lS)((0,r.z3)("document-not-json","Discovery document is not valid JSON",d.zK),({
url:u,page:T,asked:_,why:R,advice:a})=>({message:`${u} is not valid JSON: ${(0,k.dh)(R)}`,help:(0,k.NM)(T,_,(0,r.C)(a??D))})),S=(0,r.lS)((0,r.z3)("document-not-\
object","Discovery document is not a JSON object",d.zK),({url:u,page:T,asked:_,why:R})=>({message:`${u} is not a JSON object: ${(0,k.dh)(R)}`,help:(0,k.NM)(T,_,
(0,r.C)(D))})),l=20,m=(0,r.lS)((0,r.z3)("document-absent","Host has no discovery document",d.zK),({host:u,url:T,why:_,required:R,clientErrors:a})=>{const E=R.length===
0?"at least one service":R.join(", "),v=_==="status"?`has no discovery document (${T} returned 404)`:"has the discovery document `null`, which offers no service\
s",N=a.slice(0,l).map(w=>`"${w}"`).join(", ");return{message:`host ${u} ${v}; required: ${E}`,help:{operator:"serve /.well-known/terraform.json at the root of t\
he host",user:(0,k.Wt)(R),guest:(0,k.qZ)(u),...N===""?{}:{note:`the clients print ${N}`}}}})}),960:((ae,H,c)=>{c.r(H),c.d(H,{hostProtocol:()=>i,hostRecovered:()=>l,
hostSlow:()=>S,hostTimeout:()=>h,hostUnknown:()=>P,hostUnreachable:()=>U});var d=c(1064),k=c(4e3),r=c(5799);const D={"no-such-host":"does not resolve: no such h\
ost","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},P=(0,r.lS)(
(0,r.z3)("host-unknown","Hostname does not resolve",d.zK),({host:m,why:u})=>({message:`${m} ${D[u]}`,help:u==="no-such-host"?"check the spelling, and that this \
machine can resolve the name":"check the DNS resolver of this machine, then run the check again"})),L={refused:"refused the connection",closed:"closed the conne\
ction without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"},U=(0,r.lS)((0,r.z3)(
"host-unreachable","Host is unreachable",d.zK),({host:m,error:u})=>typeof u=="object"&&"proxy"in u?{message:`${m} is unreachable: ${u.proxy}`,help:"check that t\
he host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"}:{message:`${m} ${I(u)}`,help:{operator:"check that the host is up, and that a firewal\
l lets this machine connect to it",user:"check that a firewall or proxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine\
 connect to it; otherwise ${(0,k.B9)(m)}`}});function I(m){return typeof m=="string"?L[m]:"stream"in m?`aborted its HTTP/2 response (${m.stream})`:"session"in m?
`aborted the HTTP/2 connection (${m.session})`:`is unreachable (${m.code})`}const x={lookup:{failed:"could not be looked up: the DNS server did not respond",help:"\
check the DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop pac\
kets from this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish its response",help:""}},C="serve the document as a static file",
b=({asks:m})=>m==="document"?C:"find out what the server waits for, such as its storage",h=(0,r.lS)((0,r.z3)("host-timeout","Host does not respond in time",d.zK),
m=>{if(m.phase==="complete")return{message:`${m.host} took ${(0,k.YA)(m.tookMs)} to return its discovery document; ${(0,k.Af)(m.releases)}`,help:(0,r.C)(C),affects:[
...new Set(m.releases.map(({client:R})=>R))]};const{failed:u,help:T}=x[m.phase],_=m.limitMs===null?"in time":`within ${(0,k.YA)(m.limitMs)}`;return{message:`${m.
host} ${u} ${_}`,help:T||{operator:b(m),guest:(0,k.B9)(m.host)}}}),i=(0,r.lS)((0,r.z3)("host-protocol","Host does not speak HTTP",d.zK),({host:m,error:u})=>({message:`\
the response of ${m} is not valid HTTP (${u})`,help:{operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"\
check the port in the address"}})),g={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the \
rest, such as the body,"},S=(0,r.lS)((0,r.$e)("host-slow","Host is slow"),({host:m,phase:u,tookMs:T,limitMs:_,...R})=>{const a=`(limit ${(0,k.YA)(_)}); ${g[u.name]}\
 took ${(0,k.YA)(u.ms)}`;return"url"in R?{message:`${R.url} took ${(0,k.YA)(T)} to answer ${a}`,help:(0,r.C)(b({asks:"answer"}))}:{message:`${m} took ${(0,k.YA)(
T)} to return its discovery document ${a}`,help:(0,r.C)(C,(0,k.Af)(R.releases))}}),l=(0,r.lS)((0,r.lm)("host-recovered","Discovery succeeded after a retry"),({host:m,
attempts:u,failure:T,releases:_})=>({message:`discovery of ${m} succeeded at attempt ${u}; the first attempt failed: ${T}`,help:(0,r.C)("find out why the host f\
ails intermittently",_.length===0?"init succeeded, because the CLI retries discovery":`init with ${(0,k.eZ)(_)} would have failed`)}))}),9209:((ae,H,c)=>{c.r(H),
c.d(H,{redirectInsecure:()=>I,redirectInvalid:()=>x,redirectLimit:()=>L,redirectLoop:()=>U,redirectNested:()=>C});var d=c(1064),k=c(4e3),r=c(5799);const D=({url:b,
asks:h})=>`configure ${b} to return ${h==="document"?"the document":"its answer"}`,P=b=>(0,r.C)(`${D(b)}, or to redirect straight to it`),L=(0,r.lS)((0,r.z3)("r\
edirect-limit","Too many redirects",d.Du),({redirects:b,clients:h,limits:i,...g})=>{const S=h.map(l=>`${d.bB[l]} follows ${i[l]}`);return{message:`${g.url} redi\
rects ${b} times; ${S.join(", ")}`,help:P(g),affects:h}}),U=(0,r.lS)((0,r.z3)("redirect-loop","Redirect loop",d.zK),({url:b,asks:h,to:i})=>({message:`the redire\
cts of ${b} lead back to ${i}`,help:(0,r.C)(D({url:b,asks:h}))})),I=(0,r.lS)((0,r.$e)("redirect-insecure","Redirect to plain HTTP",d.Du),({url:b,to:h,exposesToken:i})=>({
message:`${b} redirects to ${h}, which is not https${i?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,help:(0,r.C)("red\
irect to an https URL")})),x=(0,r.lS)((0,r.z3)("redirect-invalid","Invalid redirect",d.zK),({redirect:b,url:h,why:i})=>({message:`the redirect ${b} ${h} cannot \
be followed: ${(0,k.dh)(i)}`,help:(0,r.C)("redirect to an https URL")})),C=(0,r.lS)((0,r.lm)("redirect-nested","More than one redirect"),({url:b,redirects:h})=>({
message:`${b} redirects ${h} times; the protocol only requires clients to follow 1 redirect`,help:P({url:b,asks:"document"})}))}),4715:((ae,H,c)=>{c.r(H),c.d(H,
{answerIncomplete:()=>D});var d=c(1064),k=c(5799);const r={closed:"closed the connection before the end of a response",length:"sent a response whose length diff\
ers from its Content-Length",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},D=(0,k.
lS)((0,k.z3)("answer-incomplete","Response is incomplete",d.Du),({host:P,why:L})=>({message:`${P} ${r[L]}`,help:(0,k.C)("check for a server that crashes while i\
t responds, or a proxy that changes the body")}))}),6817:((ae,H,c)=>{c.r(H),c.d(H,{proxyRefused:()=>U,tlsExpired:()=>I,tlsExpiresSoon:()=>N,tlsNameMismatch:()=>T,
tlsNotYetValid:()=>x,tlsPlainHttp:()=>v,tlsProtocol:()=>E,tlsUntrusted:()=>m});var d=c(1064),k=c(4e3),r=c(5799);const D=({host:w,isLeaf:y})=>y?`the certificate \
of ${w}`:`an authority in the certificate chain of ${w}`,P=w=>L(new Date(w).toISOString()),L=w=>w.slice(0,10),U=(0,r.lS)((0,r.z3)("proxy-refused","Proxy refused\
 the request",d.zK),({host:w,reason:y})=>({message:`${w} was not reached: ${y}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu r\
ead too"})),I=(0,r.lS)((0,r.z3)("tls-expired","TLS certificate has expired",d.zK),w=>({message:`${D(w)} expired on ${P(w.at)}`,help:(0,r.C)("renew the certifica\
te and reload the server")})),x=(0,r.lS)((0,r.z3)("tls-not-yet-valid","TLS certificate is not valid yet",d.zK),w=>({message:`${D(w)} is not valid before ${P(w.at)}`,
help:"check the clock of this machine and the start date of the certificate"})),C={leaf:"is signed by an unknown authority, or the host does not send the interm\
ediate certificate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},b="con\
figure the host to send its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",h={"negative-serial":{says:"has a negativ\
e serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a certificate and is n\
ot allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authorities below it than it\
 allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for servers (extendedKey\
Usage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstraints)",help:"have it\
 issued by an authority whose name constraints permit all of its names"}},i=(w,y)=>({says:`has ${w}, which Terraform and OpenTofu do not support`,help:y}),g="is\
sue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",S="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519";function l(w){switch(w.kind){case"\
unknown-authority":return{says:C[w.sent],help:b};case"curve":return i(`a key on the curve ${w.curve}`,g);case"key":return i(`a key of the kind ${w.name}`,g);case"\
key-size":return i(`an RSA key of ${w.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":return i(`a signature of the kind ${w.name}`,S);case"\
critical-extension":return i(`the critical extension ${w.id}`,"issue it without that extension");case"malformed":return{says:`is malformed (${w.part}); Terrafor\
m and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};case"negative-serial":case"no-authority":case"path-length":case"usage":case"\
constraints":return h[w.kind]}}const m=(0,r.lS)((0,r.z3)("tls-untrusted","TLS certificate is not trusted",d.zK),({flaw:w,...y})=>{const{says:A,help:G}=l(w);return{
message:`${D(y)} ${A}`,help:G}}),u=3,T=(0,r.lS)((0,r.z3)("tls-name-mismatch","TLS certificate is for another name",d.zK),({host:w,names:y})=>({message:y.length===
0?`the certificate of ${w} has no DNS name among its subject alternative names`:`the certificate of ${w} is for ${(0,k.XT)(y,u)}`,help:`issue a certificate that\
 lists ${w} as a subject alternative name, or use the name it is for`})),_={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or u\
se the port that does"},"client-certificate":{says:"requires a client certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform a\
nd OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to \
the TLS settings of the server or load balancer"}},R="enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256";function a({kind:w,name:y}){switch(w){case"\
version":return{says:`offers no TLS version later than ${y.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"};case"ciph\
er":return{says:`offers only cipher suites that Terraform and OpenTofu do not support, such as ${y}`,help:R};case"group":return{says:`offers only key exchange g\
roups that Terraform and OpenTofu do not support, such as ${y}`,help:"enable the group X25519 or P-256 on the host"}}}const E=(0,r.lS)((0,r.z3)("tls-protocol","\
TLS handshake failed",d.zK),({host:w,error:y})=>{if(typeof y=="object"&&"code"in y)return{message:`the TLS handshake with ${w} failed (${y.code})`,help:"check t\
he TLS settings of the host, and that it has a certificate for this name"};const{says:A,help:G}=typeof y=="string"?_[y]:a(y);return{message:`${w} ${A}`,help:G}}),
v=(0,r.lS)((0,r.z3)("tls-plain-http","Port serves plain HTTP",d.zK),({host:w})=>({message:`${w} serves plain HTTP on this port: server gave HTTP response to HTT\
PS client`,help:"serve TLS on this port, or use the port that does; discovery always uses https"})),N=(0,r.lS)((0,r.$e)("tls-expires-soon","TLS certificate expi\
res soon"),({host:w,days:y,expires:A})=>{const G=y===0?"today":y===1?"in 1 day":`in ${y} days`;return{message:`the certificate of ${w} expires ${G}, on ${L(A)}`,
help:(0,r.C)("renew the certificate; if it is renewed automatically, find out why that has not happened")}})}),793:((ae,H,c)=>{c.r(H),c.d(H,{loginAuthzInvalid:()=>l,
loginAuthzMissing:()=>S,loginClientEmpty:()=>b,loginClientMissing:()=>C,loginGrantTypesInvalid:()=>h,loginGrantTypesUnknown:()=>g,loginGrantTypesUnsupported:()=>i,
loginPortsCount:()=>T,loginPortsIgnored:()=>E,loginPortsOrder:()=>R,loginPortsRange:()=>_,loginPortsSingle:()=>a,loginScopesIgnored:()=>N,loginScopesInvalid:()=>v,
loginTokenInvalid:()=>u,loginTokenMissing:()=>m,loginType:()=>x,loginUrlPort:()=>w});var d=c(1064),k=c(4e3),r=c(5799);const D=5;function P(y){if(!Array.isArray(
y))return L(y);const A=y.length>D?", \u2026":"";return`[${y.slice(0,D).map(L).join(", ")}${A}]`}function L(y){return y===void 0?"missing":typeof y=="object"&&y!==
null?(0,k.go)(y):(0,k.dh)(JSON.stringify(y))}const U=(y,A)=>`is ${P(y)}${y===void 0?"":`, not ${A}`}`,I=(y,A)=>`"${A}" in login.v1 of host ${y}`,x=(0,r.lS)((0,r.
z3)("login-type","login.v1 is not an object",d.Du),({host:y,value:A,why:G})=>({message:`login.v1 of host ${y} is ${(0,k.go)(A)}, not an object`,help:(0,r.C)('se\
t login.v1 to an object with "client", "authz" and "token"',`the clients print "${G}"`)})),C=(0,r.lS)((0,r.z3)("login-client-missing","login.v1 has no client",d.
Du),({host:y,value:A})=>({message:`${I(y,"client")} ${U(A,"a string")}`,help:(0,r.C)('set "client" to the OAuth client ID, for example "terraform-cli"')})),b=(0,r.
lS)((0,r.$e)("login-client-empty","login.v1 has an empty client",d.Du),({host:y})=>({message:`${I(y,"client")} is an empty string`,help:(0,r.C)('set "client" to\
 the OAuth client ID that the authorization server expects')})),h=(0,r.lS)((0,r.z3)("login-grant-types-invalid","grant_types in login.v1 is not an array",d.Du),
({host:y,value:A})=>({message:`${I(y,"grant_types")} ${U(A,"an array of strings")}`,help:(0,r.C)('set "grant_types" to ["authz_code"], or remove it')})),i=(0,r.
lS)((0,r.z3)("login-grant-types-unsupported","login.v1 has no usable grant type",d.Du),({host:y,value:A})=>({message:`${I(y,"grant_types")} is ${P(A)}, which co\
ntains no supported grant type`,help:(0,r.C)('add "authz_code" to "grant_types"')})),g=(0,r.lS)((0,r.lm)("login-grant-types-unknown","login.v1 has unknown grant\
 types"),({host:y,value:A})=>({message:`${I(y,"grant_types")} is ${P(A)}; the clients know "authz_code" and "password" only`,help:(0,r.C)('remove the unknown gr\
ant types; move scopes to "scopes"')})),S=(0,r.lS)((0,r.z3)("login-authz-missing","login.v1 has no authz URL",d.Du),({host:y,value:A})=>({message:`${I(y,"authz")}\
 ${U(A,"a string with a URL")}`,help:(0,r.C)('set "authz" to the URL of the authorization endpoint')})),l=(0,r.lS)((0,r.z3)("login-authz-invalid","authz URL in \
login.v1 cannot be used",d.Du),({host:y,why:A})=>({message:`${I(y,"authz")}: ${(0,k.dh)(A)}`,help:(0,r.C)('set "authz" to an https:// URL without user name, or \
to a path that starts with a slash')})),m=(0,r.lS)((0,r.z3)("login-token-missing","login.v1 has no token URL",d.Du),({host:y,value:A})=>({message:`${I(y,"token")}\
 ${U(A,"a string with a URL")}`,help:(0,r.C)('set "token" to the URL of the token endpoint')})),u=(0,r.lS)((0,r.z3)("login-token-invalid","token URL in login.v1\
 cannot be used",d.Du),({host:y,why:A})=>({message:`${I(y,"token")}: ${(0,k.dh)(A)}`,help:(0,r.C)('set "token" to an https:// URL without user name, or to a pat\
h that starts with a slash')})),T=(0,r.lS)((0,r.z3)("login-ports-count","ports in login.v1 is not two ports",d.Du),({host:y,value:A})=>({message:`${I(y,"ports")}\
 ${U(A,"exactly two elements")}`,help:(0,r.C)('set "ports" to the first and the last port, for example [10000, 10010]')})),_=(0,r.lS)((0,r.z3)("login-ports-rang\
e","ports in login.v1 are out of range",d.Du),({host:y,value:A})=>({message:`${I(y,"ports")} is ${P(A)}; both must be whole numbers from 1024 to 65535`,help:(0,r.
C)('set "ports" to two numbers in this range, for example [10000, 10010]')})),R=(0,r.lS)((0,r.z3)("login-ports-order","ports in login.v1 are in the wrong order",
d.Du),({host:y,value:A})=>({message:`${I(y,"ports")} is ${P(A)}; the first port is greater than the last`,help:(0,r.C)("write the lower port first")})),a=(0,r.lS)(
(0,r.z3)("login-ports-single","ports in login.v1 is a range of one port",d.Du),({host:y,value:A})=>({message:`${I(y,"ports")} is ${P(A)}; the clients never use \
the last port, so none is left`,help:(0,r.C)('set "ports" to at least two ports, for example [10000, 10010]')})),E=(0,r.lS)((0,r.$e)("login-ports-ignored","port\
s in login.v1 is not an array",d.Du),({host:y,value:A})=>({message:`${I(y,"ports")} ${U(A,"an array")}; the clients ignore it and use 1024 to 65535`,help:(0,r.C)(
'set "ports" to an array such as [10000, 10010], or remove it')})),v=(0,r.lS)((0,r.z3)("login-scopes-invalid","scopes in login.v1 contains a value that is not a\
 string",d.Du),({host:y,value:A})=>({message:`${I(y,"scopes")} ${U(A,"an array of strings")}`,help:(0,r.C)('set "scopes" to an array of strings, or remove it')})),
N=(0,r.lS)((0,r.$e)("login-scopes-ignored","scopes in login.v1 is not an array",d.Du),({host:y,value:A})=>({message:`${I(y,"scopes")} ${U(A,"an array")}; the cl\
ients ignore it`,help:(0,r.C)('set "scopes" to an array of strings, or remove it')})),w=(0,r.lS)((0,r.$e)("login-url-port","Login URL has no port",d.Du),({host:y,
endpoints:A})=>{const G=A.map(({name:ee})=>`"${ee}"`).join(" and "),[V]=A,ne=A.length===1;return{message:`${G} in login.v1 of host ${y} ${ne?"names":"name"} no \
port, so a login uses port 443: ${V?.url??""}`,help:(0,r.C)(`write a path that starts with a slash, or add :${V?.port??""} to the URL${ne?"":"s"}`)}})}),9319:((ae,H,c)=>{
c.r(H),c.d(H,{serviceUrlCredentials:()=>P,serviceUrlCrossHost:()=>_,serviceUrlDoubleSlash:()=>a,serviceUrlEmpty:()=>L,serviceUrlInsecure:()=>T,serviceUrlInvalid:()=>D,
serviceUrlLooksLikeHost:()=>U,serviceUrlNoSlash:()=>I,serviceUrlOtherPort:()=>R,serviceUrlPrivate:()=>m,serviceUrlQuery:()=>C,serviceUrlRelative:()=>x,serviceUrlSame:()=>E});
var d=c(1064),k=c(4e3),r=c(5799);const D=(0,r.lS)((0,r.z3)("service-url-invalid","Service URL cannot be used",d.zK),({id:v,host:N,url:w,why:y})=>({message:w===null?
`${v} of host ${N}: ${(0,k.dh)(y)}`:`${v} of host ${N} is "${w}", which the clients cannot connect to: ${y}`,help:(0,r.C)(`set ${v} to an https:// URL, or to a \
path that starts with a slash`)})),P=(0,r.lS)((0,r.z3)("service-url-credentials","Service URL contains a user name",d.zK),({id:v,host:N,why:w})=>({message:`${v}\
 of host ${N}: ${w}`,help:(0,r.C)("remove the user name and password from the URL, or from the redirect that leads to the document","give tokens to the clients \
instead")})),L=(0,r.lS)((0,r.z3)("service-url-empty","Service URL is empty",d.zK),({id:v,host:N,url:w})=>({message:`${v} of host ${N} is an empty string, which \
resolves to the document itself: ${w}`,help:(0,r.C)(`set ${v} to the URL of the service, such as "/v1/${v.split(".")[0]}/", or remove it`)})),U=(0,r.lS)((0,r.z3)(
"service-url-looks-like-host","Service URL has no https://",d.zK),({id:v,host:N,value:w,why:y})=>({message:`${v} of host ${N} is "${w}", which is a path and not\
 a URL with a host`,help:(0,r.C)(`write "https://${w}" if a host is meant`,y===null?void 0:(0,k.zd)(y))})),I=(0,r.lS)((0,r.z3)("service-url-no-slash","Service U\
RL does not end with a slash",d.rG),({id:v,host:N,url:w,clients:y})=>{const A=y.map(V=>d.bB[V]),G=w.slice(w.lastIndexOf("/")+1);return{message:`${v} of host ${N}\
 does not end with a slash: ${w}`,help:(0,r.C)("add the slash",`without it ${A.slice(0,-1).join(", ")} and ${A.at(-1)} replace "${G}" with the path that they ap\
pend`),affects:y}}),x=(0,r.lS)((0,r.$e)("service-url-relative","Service URL is relative to the document",["dependabot","renovate","terragrunt"]),({id:v,host:N,url:w})=>({
message:`${v} of host ${N} is a path without a leading slash: Terraform and OpenTofu resolve it to ${w}, other clients do not`,help:(0,r.C)("start the path with\
 a slash, or write the complete URL")})),C=(0,r.lS)((0,r.$e)("service-url-query","Service URL has a query",d.Du),({id:v,host:N})=>({message:`${v} of host ${N} h\
as a query, which the clients drop when they append a path`,help:(0,r.C)("move the content of the query into the path","never put a secret into the document")})),
b=10,h=3;function i({host:v,uses:N},w=["is","are"]){const y=Map.groupBy(N,({id:G})=>G),A=Array.from(y,([G,V])=>{const ne=V.flatMap(({endpoint:ee})=>ee??[]);return ne.
length===0?G:`${G} (${ne.join(", ")})`});return`${(0,k.XT)(A,b)} of host ${v} ${A.length===1?w[0]:w[1]}`}const g=({urls:v})=>(0,k.XT)(v,h),S=({uses:v})=>d.zK.filter(
N=>v.some(({id:w})=>(0,d.SZ)(w).includes(N))),l={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},m=(0,r.lS)((0,r.z3)("\
service-url-private","Service URL has a non-public address",d.zK),v=>({message:`${i(v)} at ${g(v)}, which clients ${l[v.kind]} cannot reach`,help:(0,r.C)(`set t\
he external URL of the registry (also called base URL or public URL) to https://${v.host}`),affects:S(v)})),u=[...d.Du,"dependabot"],T=(0,r.lS)((0,r.$e)("servic\
e-url-insecure","Service URL is not https",u),v=>{const N=v.uses.every(({endpoint:A})=>A!==null),w=N?"a login sends its token in clear text otherwise":`the clie\
nts send the token of ${v.host} there in clear text`,y=S(v);return{message:`${i(v)} not https: ${g(v)}`,help:(0,r.C)(v.uses.length===1?"use an https:// URL":"us\
e https:// URLs, for example by setting the external URL of the registry",N||v.hasToken?w:void 0),affects:u.filter(A=>y.includes(A))}}),_=(0,r.lS)((0,r.$e)("ser\
vice-url-cross-host","Service is on another host",["dependabot","renovate"]),v=>{const{host:N,name:w}=v,y=`${i(v)} on another host: ${g(v)}`,A=S(v).includes("re\
novate");return v.hasToken&&A?{message:y,help:`give Dependabot and Renovate a token for ${w}; Terraform and OpenTofu send it the token of ${N}`}:{message:y,help:`\
where outgoing traffic is filtered, allow ${w} as well`,severity:"notice",affects:[]}}),R=(0,r.lS)((0,r.lm)("service-url-other-port","Service is on another port\
 of the host"),v=>({message:`${i(v)} on another port of the same host: ${g(v)}`,help:(0,r.C)(`check that clients can connect to this port; behind a proxy, set t\
he external URL of the registry to https://${v.host}`)})),a=(0,r.lS)((0,r.$e)("service-url-double-slash","Service URL has a double slash"),v=>({message:`${i(v,[
"has","have"])} a double slash in the path: ${g(v)}`,help:(0,r.C)("remove the slash at the end of the external URL of the registry")})),E=(0,r.lS)((0,r.$e)("ser\
vice-url-same","Two services have the same URL"),v=>({message:`${i(v,["has","have"])} the same URL: ${g(v)}`,help:(0,r.C)("check both URLs","few registries serv\
e modules and providers below one URL, and a copied line is more likely")}))}),2847:((ae,H,c)=>{c.r(H),c.d(H,{serviceMissing:()=>I,serviceType:()=>C,serviceVersion:()=>x});
var d=c(1064),k=c(9562),r=c(4e3),D=c(5799);const P=20,L=({offered:b,leftOut:h})=>b.length===0?"is empty":`offers ${(0,r.XT)(b,P,h)}`;function U(b,h){const{id:i,
host:g,offered:S,block:l}=b,m=`the discovery document, which ${L(b)}`;if(l!==null)return`add ${i} to the \`host\` block at ${l}, which ${L(b)}`;if(i===k.xq&&h)return`\
configure a network mirror for the provider: Artifactory serves providers at https://${g}/artifactory/api/terraform/REPOSITORY/providers/ and offers no ${i}; th\
e discovery document ${L(b)}`;const u=(0,k.qE)(i)?S.find(_=>(0,k.OA)(_)===i):void 0,T=i===k.xq?`use a host that offers ${i}, or configure a network mirror for t\
he provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${i}`;return{operator:u===void 0?`add ${i} to ${m}`:`re\
name ${u} to ${i} in ${m}`,user:T}}const I=(0,D.lS)((0,D.z3)("service-missing","Service is not offered",d.zK),b=>b.id==="any"?{message:`host ${b.host} does not \
provide any service`,help:(0,D.C)(`add a service to the discovery document, which ${L(b)}`)}:{message:b.why,help:U(b,b.isArtifactory)}),x=(0,D.lS)((0,D.z3)("ser\
vice-version","Service is offered in another version",d.zK),b=>({message:b.why,help:b.isReadable?U(b,!1):`require an id of the form NAME.vN; the discovery docum\
ent ${L(b)}`})),C=(0,D.lS)((0,D.z3)("service-type","Service URL is not a string",d.zK),({id:b,host:h,value:i,why:g})=>({message:`${b} of host ${h} is ${(0,r.go)(
i)}, not a string with a URL`,help:(0,D.C)(`set ${b} to a URL such as "/v1/modules/"`,(0,r.zd)(g))}))}),8011:((ae,H,c)=>{c.r(H),c.d(H,{blockReserved:()=>l,blockUnsupported:()=>m,
hostDotlessModule:()=>_,hostIdnModule:()=>R,hostInvalid:()=>u,hostMissing:()=>T,sourceDynamic:()=>S,sourceInvalid:()=>x,sourceNearMiss:()=>C});var d=c(6174),k=c(
1064),r=c(4e3),D=c(5799);const P=120,L={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path \
or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/OR\
GANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:[
"is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},U={missing:["has no source","add `source`"],null:["has null as its source","set `source` t\
o an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0"\
 }']};function I(a){switch(a.reason){case"rejected":{const{error:E,advice:v}=a;return{message:E,help:v??void 0}}case"missing":case"null":case"not-a-requirement":{
const[E,v]=U[a.reason];return{message:`${a.address} ${E}`,help:v}}case"remote-in-test":case"white-space":case"stack":case"locked-provider":case"terragrunt":{const[
E,v]=L[a.reason];return{message:`"${a.text}" ${E}`,help:v}}}}const x=(0,D.lS)((0,D.z3)("source-invalid","Source address is invalid",k.Du),I),C=(0,D.lS)((0,D.$e)(
"source-near-miss","Source address is probably a mistake",k.Du),a=>({message:a.host===null?`"${a.text}" is not read as a registry address`:`"${a.text}" is read \
as host ${a.host}`,help:a.advice})),b=4,h="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function i(a){const E=a.slice(0,
b).map(({text:w,from:y})=>`${w===null?"not known":(0,r.dh)(w,P)} ${y??"by default"}`),v=a.length-E.length,N=v>0?`${v} more`:E.pop();return`${E.join(", ")} and ${N}`}
function g(a){const{address:E,argument:v,expression:N,candidates:w,refused:y}=a,A=(0,d.Q)((0,r.dh)(N,P)),G=`${v} of ${E} is ${A}`;if(y==="never")return{message:`${G}\
, which Terraform does not evaluate`,help:`write the ${v} as a literal`};if(y!==null){const{variable:V}=y;return{message:`${G}, and Terraform evaluates var.${V}\
 here only with \`const = true\``,help:`add \`const = true\` to variable "${V}", which requires Terraform 1.15, or write the ${v} as a literal`}}return w.length>
1?{message:`${G}, which is ${i(w)}`,help:h}:{message:`${G}, which is only known at init time`,help:h}}const S=(0,D.lS)((0,D.lm)("source-dynamic","Source address\
 is only known at init time"),g),l=(0,D.lS)((0,D.lm)("block-reserved","Block is reserved for a future version"),({block:a,parent:E})=>({message:`${a} is not all\
owed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${E} block`})),m=(0,D.lS)((0,D.z3)("block-unsuppor\
ted","Block is not supported by this CLI",k.Du),({kind:a})=>{const{client:E,what:v}=k.$I[a];return{message:`${v} is supported by ${k.bB[E]} only`,help:E==="open\
tofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),u=(0,D.lS)((0,D.z3)("host-invalid","Hostname is invali\
d",k.Du),a=>({message:`"${a.text}" is not a hostname: ${a.error}`,help:a.advice??void 0})),T=(0,D.lS)((0,D.z3)("host-missing","Hostname is missing",["opentofu"]),
({block:a})=>({severity:"warning",message:`the ${a} has no hostname, and OpenTofu has no default`,help:a==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNA\
ME and list that host in `hostnames`":"add `hostname`"})),_=(0,D.lS)((0,D.z3)("host-dotless-module","Module host has no dot in its name",k.Du),({host:a,name:E})=>({
message:`module sources cannot name host ${a}: must contain at least one dot`,help:`use a full name such as ${E}.localdomain; provider addresses accept the shor\
t name`})),R=(0,D.lS)((0,D.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:a})=>({message:`Terraform c\
annot use modules from host ${a}: it converts the name to punycode and then refuses punycode`,help:(0,D.C)("serve modules from a host with an ASCII name","OpenT\
ofu 1.12 and later accept this one")}))}),7511:((ae,H,c)=>{c.d(H,{i:()=>b});var d=c(3625);const k="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",r=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,
D=String.raw`[()<>@,;:\\"/[\]?=]`,P=new RegExp(`^(${k})?(/)?(${k})?(.*)$`,"s"),L=String.raw`"((?:[^"\\\r\n]|\\${D}|\\(?!${D}))*)"`,U=new RegExp(`;${r}*(${k})${r}\
*=${r}*(?:(${k})|${L})${r}*`,"y"),I=new RegExp(`;${r}*$`,"y"),x=new RegExp(String.raw`\\(${D})`,"g"),C=new RegExp(r);function b(l){const m=l.indexOf(";"),u=S(g(
m<0?l:l.slice(0,m))),T=h(u)??(m<0?null:i(l,m));return T===null?(0,d.J)(u):(0,d.T)(T)}function h(l){const[,m,u,T,_]=P.exec(l)??[];return m===void 0?"mime: no med\
ia type":m===l?null:u===void 0?"mime: expected slash after first token":T===void 0?"mime: expected token after slash":_===""?null:"mime: unexpected content afte\
r media subtype"}function i(l,m){const u=new Map;for(let T=m;T<l.length;){U.lastIndex=T;const[_,R="",a,E=""]=U.exec(l)??[];if(_===void 0)return I.lastIndex=T,I.
test(l)?null:"mime: invalid media parameter";const v=R.toLowerCase(),N=a??E.replace(x,"$1"),w=u.get(v);if(w!==void 0&&w!==N)return"mime: duplicate parameter nam\
e";u.set(v,N),T+=_.length}return null}function g(l){let m=0,u=l.length;for(;m<u&&C.test(l.charAt(m));)m+=1;for(;u>m&&C.test(l.charAt(u-1));)u-=1;return l.slice(
m,u)}const S=l=>l.replaceAll("\u0130","i").toLowerCase()}),5924:((ae,H,c)=>{c.d(H,{JY:()=>D,Lu:()=>L,jT:()=>P});var d=c(567),k=c(7583),r=c(2230);async function D(C,b,h,i=[
"http/1.1","h2"]){if(C.scheme==="http")return U(C,b,h);const g=()=>U(C,b,h),S=await g();try{return await x(C,S,b.trust,h,i)}catch(l){const m=(0,k.$N)(l);if(!/^(ERR_SSL|EPROTO|ECONNRESET)/.
test(m))throw l;const{explainHandshake:u}=await Promise.all([c.e(2629),c.e(4219)]).then(c.bind(c,4219));throw await u({error:l,code:m,endpoint:C,dialing:h,connectAgain:g})}}
function P({scheme:C,name:b,port:h}){const i=b.includes(":")?`[${b}]`:b;return h===(C==="https"?443:80)?i:`${i}:${h}`}function L(C,b){const h=b.resolve.find(({name:g,
port:S})=>g===C.name&&(S===null||S===C.port));if(h!==void 0)return{kind:"direct",host:h.address,port:h.addressPort??C.port};const i=b.chooseProxy(C);return i===
null?{kind:"direct",host:C.name,port:C.port}:{kind:"proxy",proxy:i}}async function U(C,b,h){const i=L(C,b);if(i.kind==="direct")return(0,k.zy)(i.host,i.port,h);
(0,k.ln)(C.name,h),h.connection.proxy=i.proxy.host;const g=await I(i.proxy,b,h);return C.scheme==="https"?(0,r.X)(C,i.proxy,g):g}async function I(C,b,h){const i=C.
protocol==="https:"?"https":"http",g=C.hostname.replace(/^\[|\]$/g,""),S={scheme:i,name:g,port:Number(C.port)||(i==="https"?443:80)},l=(0,k.s0)();try{return await D(
S,{...b,resolve:[],chooseProxy:()=>null},{...h,connection:l,allowPrivate:!0},["http/1.1"])}catch(m){const u=`proxy ${C.host} cannot be reached: ${(0,k.bD)(m)}`;
throw(0,k.Au)("PROXY_REFUSED",u)}finally{h.connection.lookupMs=l.lookupMs,h.connection.connectMs=l.connectMs}}async function x(C,b,h,i,g){const{connection:S}=i,
l=performance.now(),m=await(0,k.ek)(b,i,{name:C.name,secureContext:h.context(),ALPNProtocols:[...g]});S.tlsMs=performance.now()-l;const u=(0,d.T)(m),T=h.verify(
u.map(({raw:_})=>_),C.name);if(S.certificate=(0,d.K)(u,T,P(C)),T.ok)return m;throw m.destroy(),S.rejection=T,(0,k.Au)("CERTIFICATE_REJECTED",`certificate reject\
ed: ${T.flaw.kind}`)}}),7583:((ae,H,c)=>{c.d(H,{$N:()=>I,Au:()=>U,zy:()=>C,bD:()=>x,s0:()=>L,ln:()=>i,ek:()=>b});var d=c(610),k=c(7030),r=c(5195),D=c(1692);const P=(u,{
name:T,..._})=>(0,D.connect)({..._,socket:u,servername:(0,k.isIP)(T)===0?T.replace(/\.$/,""):"",rejectUnauthorized:!1}),L=()=>({lookingUp:!1,lookupMs:null,connectMs:null,
tlsMs:null,address:null,proxy:null,certificate:null,rejection:null,unsupported:null}),U=(u,T)=>Object.assign(new Error(T),{code:u});function I(u){return typeof u!=
"object"||u===null?"":"code"in u&&typeof u.code=="string"?u.code:""}const x=u=>typeof u=="object"&&u!==null&&"message"in u?String(u.message):String(u);async function C(u,T,_){
const{connection:R}=_;(0,k.isIP)(u)!==0&&i(u,_);const a=performance.now();let E=a;const v=(0,k.connect)({host:u,port:T,noDelay:!0,lookup:m(_,()=>{E=performance.
now(),R.lookingUp=!1,R.lookupMs=E-a})});return _.hold(v),await h(v,"connect"),R.connectMs=performance.now()-E,R.address=v.remoteAddress??null,v}async function b(u,T,_){
const R=P(u,_);return T.hold(R),await h(R,"secureConnect"),R}function h(u,T){return new Promise((_,R)=>{const a=()=>R(U("ECONNRESET","the connection was closed"));
u.once(T,_).once("error",R).once("close",a)})}function i(u,T){const _=g(u,T);if(_!==null)throw _}function g(u,{allowPrivate:T}){const _=(0,r.Sz)(u);return _==="\
metadata"?U("ADDRESS_METADATA",`${u} is a metadata address`):_==="public"||T?null:U(_==="reserved"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${u} is a ${_} address`)}
const S=253,l=u=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(u);function m(u,T){return(_,R,a)=>{if(l(_)||_.replace(/\.$/,"").length>S){const E=U("ENOTFOUND",`no such hos\
t: ${_}`);queueMicrotask(()=>a(E,[]));return}u.connection.lookingUp=!0,(0,d.lookup)(_,{...R,all:!0},(E,v)=>{if(T(),E!==null)return a(E,[]);const N=v.map(({address:A})=>g(
A,u)),w=v.filter((A,G)=>N[G]===null),y=N.find(A=>A!==null);if(w.length===0&&y)return a(y,[]);a(null,w)})}}}),4529:((ae,H,c)=>{c.d(H,{X5:()=>P,be:()=>L,gQ:()=>U});
var d=c(4573),k=c(3625),r=c(4283),D=c(1831);function P(C){const{scheme:b}=C;if(b!=="https"&&b!=="http")return(0,k.T)(`unsupported protocol scheme "${b}"`);const{
name:h,port:i}=(0,r.cz)(C);if(h==="")return(0,k.T)("no Host in request URL");const g=I(h);if(!g.ok)return g;const S=i===""?b==="https"?443:80:Number(i);return S>
0&&S<=65535?(0,k.J)({scheme:b,name:g.value,port:S}):(0,k.T)(`invalid port "${i}"`)}function L(C){const{name:b}=(0,r.cz)(C),h=(0,D.Pv)(b);return x(b)||!h.ok?b:h.
value}function U(C,{name:b}){const{port:h}=(0,r.cz)(C),i=b.includes(":")?`[${b}]`:b;return h===""?i:`${i}:${h}`}function I(C){return x(C)?(0,k.J)(C.toLowerCase()):
(0,D.Pv)(C)}const x=C=>(0,d.isAscii)(new TextEncoder().encode(C))}),3948:((ae,H,c)=>{c.d(H,{e:()=>ee,U:()=>Ee});var d=c(4283),k=c(630),r=c(4e3),D=c(9209),P=c(1064),
L=c(5195),U=c(7027),I=c(4529),x=c(863),C=c(960),b=c(4715),h=c(6697),i=c(6817),g=c(5924),S=c(7583);const l=z=>({describe:z,transient:!1}),m=z=>({describe:z,transient:!0}),
u=z=>B=>(0,C.hostUnknown)({host:B.host,why:z}),T=z=>m(({host:B})=>(0,C.hostUnreachable)({host:B,error:z})),_=z=>l(({host:B})=>(0,i.tlsProtocol)({host:B,error:z})),
R=z=>m(({host:B,asks:te})=>te==="document"?(0,x.documentIncomplete)({host:B,why:z}):(0,b.answerIncomplete)({host:B,why:z})),a=z=>l(({host:B,asks:te})=>(0,h.hostPrivateRedirect)(
{host:B,address:z,asks:te}));function E({host:z,rejection:B}){if(B===null)throw new Error("a certificate is rejected for a reason");const{flaw:te,isLeaf:Q}=B;return te.
kind==="expired"?(0,i.tlsExpired)({host:z,isLeaf:Q,at:te.at}):te.kind==="not-yet-valid"?(0,i.tlsNotYetValid)({host:z,isLeaf:Q,at:te.at}):te.kind==="other-name"?
(0,i.tlsNameMismatch)({host:z,names:te.names}):(0,i.tlsUntrusted)({host:z,isLeaf:Q,flaw:te})}const v={ENOTFOUND:l(u("no-such-host")),ENODATA:l(u("no-such-host")),
EAI_AGAIN:m(u("no-answer")),EAI_FAIL:m(u("server-failed")),ECONNREFUSED:T("refused"),ECONNRESET:T("closed"),ECONNABORTED:T("closed"),EPIPE:T("closed"),EHOSTUNREACH:T(
"no-host-route"),ENETUNREACH:T("no-network-route"),HTTP2_STREAM:m(({host:z,text:B})=>(0,C.hostUnreachable)({host:z,error:{stream:B}})),HTTP2_SESSION:m(({host:z,
text:B})=>(0,C.hostUnreachable)({host:z,error:{session:B}})),ETIMEDOUT:m(({host:z,asks:B})=>(0,C.hostTimeout)({host:z,asks:B,phase:"connection",limitMs:null})),
PROXY_NOT_REACHED:m(({host:z,text:B})=>(0,C.hostUnreachable)({host:z,error:{proxy:B}})),PROXY_REFUSED:l(({host:z,text:B})=>(0,i.proxyRefused)({host:z,reason:B})),
PLAIN_HTTP:l(i.tlsPlainHttp),ADDRESS_METADATA:a("metadata"),ADDRESS_PRIVATE:a("private"),ADDRESS_RESERVED:a("reserved"),CERTIFICATE_REJECTED:l(E),TLS_UNSUPPORTED:l(
({host:z,unsupported:B})=>(0,i.tlsProtocol)({host:z,error:B??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:_("not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:_(
"not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:_("client-certificate"),HTTP_MALFORMED:l(({host:z,text:B})=>(0,C.hostProtocol)({host:z,error:B})),HEADERS_TOO_LARGE:l(
x.documentHeaders),BODY_CUT:R("closed"),BODY_LENGTH:R("length"),Z_BUF_ERROR:R("gzip"),Z_DATA_ERROR:l(({host:z,asks:B})=>B==="document"?(0,x.documentEncoding)({host:z,
encoding:"broken gzip"}):(0,b.answerIncomplete)({host:z,why:"not-gzip"}))};function N(z){return z.endsWith("UNRECOGNIZED_NAME")?_("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.
test(z)?_({code:z}):T({code:z})}function w(z){const{code:B}=z;if(B==="")return null;const te=Object.hasOwn(v,B)?v[B]:void 0,{describe:Q,transient:le}=te??N(B);return{
problem:Q(z),transient:le}}function y({error:z,connection:B,head:te},{endpoint:Q,asks:le,limitMs:ke}){const fe=(0,g.jT)(Q);if(ke!==null){const Me=G(B,te!==null);
return{problem:(0,C.hostTimeout)({host:fe,asks:le,phase:Me,limitMs:ke}),transient:!0}}const Re=(0,S.$N)(z),_e=w({code:te!==null&&A.test(Re)?"BODY_CUT":Re,text:(0,S.
bD)(z),asks:le,host:fe,rejection:B?.rejection??null,unsupported:B?.unsupported??null});if(_e===null)throw z;return _e}const A=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE|HTTP2_STREAM|HTTP2_SESSION)$/;
function G(z,B){return z?.lookingUp?"lookup":z?.connectMs===null?"connection":B?"body":"response"}const V=[301,302,303,307,308],ne={kind:"excerpt",maxBytes:2048};
async function ee(z){const B={options:z,started:performance.now(),hops:[],urls:new Set,connections:[],stops:[],firstByteMs:null,headMs:null,startsInPublic:z.origin?.
isPublic??!0,timedOut:!1},te=z.startTimer(z.timeoutMs,()=>{B.timedOut=!0,z.session.close()});try{return{response:await se(B),hops:B.hops,timing:Y(B,performance.
now()-B.started),headMs:B.headMs,certificates:B.connections.flatMap(({certificate:le})=>le??[])}}finally{te()}}function Y({connections:z,firstByteMs:B},te){const Q=Re=>{
const _e=z.map(Me=>Me[Re]).filter(Me=>Me!==null);return _e.length===0?null:_e.reduce((Me,ze)=>Me+ze)},[le,ke,fe]=[Q("lookupMs"),Q("connectMs"),Q("tlsMs")];return{
lookupMs:le,connectMs:ke,tlsMs:fe,firstByteMs:B,totalMs:te}}async function se(z){let{url:B}=z.options;for(;;){const te=(0,I.X5)(B);if(!te.ok)return Se((0,D.redirectInvalid)(
{redirect:"to",url:(0,d.Pl)(B),why:te.why}));const Q=await ue(z,B,te.value);if(Q.kind==="failed"||!oe(Q.head))return Q;const le=(0,k.O)(B,Q.head.location??"");if(!le.
ok){const ke=`failed to parse Location header: ${le.why}`;return Se((0,D.redirectInvalid)({redirect:"from",url:(0,d.Pl)(B),why:ke}))}if(z.hops.length>z.options.
maxRedirects)return $e(z,le.value);B=le.value}}const oe=({status:z,location:B})=>V.includes(z)&&!!B;async function ue(z,B,te){const{options:Q,hops:le}=z,{token:ke,
settings:fe,planBody:Re,headers:_e,origin:Me}=Q,ze=le.length===0&&Me===null;z.urls.add((0,d.jr)(B)),z.stops.push({scheme:te.scheme,name:(0,I.be)(B)});const We=ke===
null?"none":(0,U.n)(z.stops).at(-1)??"dropped";z.headMs=null;const Le=performance.now(),xe=await Q.session.get({url:B,endpoint:te,token:We==="sent"?ke:null,headers:_e,
allowPrivate:!z.startsInPublic||ze||fe.namedHosts.has(te.name),planBody:je=>(z.headMs=performance.now()-z.started,oe(je)?ne:Re(je))}),Xe=performance.now()-Le;if(me(
z,xe,{url:(0,r.dh)((0,d.Pl)(B)),authorization:We,ms:Xe}),ze&&(z.startsInPublic=Ee(fe,te.name,xe.address)),xe.kind==="failed"){const je=z.timedOut?Q.timeoutMs:null,
{asks:Qe}=Q;return{kind:"failed",...y(xe,{endpoint:te,asks:Qe,limitMs:je})}}const{kind:Ge,head:Ze,body:Ie}=xe;return{kind:Ge,url:B,head:Ze,body:Ie}}function me(z,B,te){
const{connection:Q,head:le}=B;Q!==null&&z.connections.push(Q),B.kind==="received"&&(z.firstByteMs=(z.firstByteMs??0)+B.firstByteMs),z.hops.push({...te,status:le?.
status??null,reason:(0,r.dh)(le?.reason??""),mediaType:le?.contentType?(0,r.dh)(le.contentType):null,challenge:le?.challenge?(0,r.dh)(le.challenge):null,address:Q?.
address??null,proxy:Q?.proxy??null})}function Ee({resolve:z},B,te){const Q=z.some(le=>le.name===B);return!["private","loopback"].includes((0,L.Sz)((Q?null:te)??
B))}const Se=z=>({kind:"failed",problem:z,transient:!1});function $e({urls:z,hops:B,options:te},Q){const{asks:le,redirectLimits:ke}=te,fe=B[0]?.url??"";if(z.has(
(0,d.jr)(Q)))return Se((0,D.redirectLoop)({url:fe,asks:le,to:(0,d.Pl)(Q)}));const Re=B.length,_e=P.Du.filter(Me=>Re>ke[Me]);return Se((0,D.redirectLimit)({url:fe,
asks:le,redirects:Re,clients:_e,limits:ke}))}}),2230:((ae,H,c)=>{c.d(H,{T:()=>r,X:()=>P});var d=c(7067),k=c(7583);function r(L){if(L.username===""&&L.password===
"")return{};const U=`${decodeURIComponent(L.username)}:${decodeURIComponent(L.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(U).toString("base64")}`}}
const D=[502,503,504];function P(L,U,I){const C=`${L.name.includes(":")?`[${L.name}]`:L.name}:${L.port}`,b=(h=0,i="")=>(0,k.Au)(D.includes(h)?"PROXY_NOT_REACHED":
"PROXY_REFUSED",`proxy ${U.host} returned ${h} ${i}`.trimEnd());return new Promise((h,i)=>{const g=(0,d.request)({method:"CONNECT",path:C,headers:{host:C,...r(U)},
insecureHTTPParser:!0,createConnection:()=>I});g.on("error",S=>{const l=`proxy ${U.host} closed the connection: ${S.message}`;i((0,k.Au)("PROXY_REFUSED",l))}),g.
on("connect",(S,l,m)=>{if(S.statusCode===200&&m.length===0)return h(I);I.destroy(),i(b(S.statusCode,S.statusMessage))}),g.end()})}}),2168:((ae,H,c)=>{c.d(H,{Q:()=>k});
const d=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]];function k(r){const D=d.find(([P])=>P.test(r));return D===void 0?null:{what:D[1],advice:D[2]}}}),5195:((ae,H,c)=>{c.d(
H,{Sz:()=>T,Zu:()=>m,uo:()=>_});var d=c(6181);function k(...R){let a;const E=()=>R.map(r);return()=>a??=E()}function r(R){const[a="",E]=R.split("/"),v=(0,d.r5)(
a);if(v===null)throw new Error(`${a} is no address`);return{prefix:v,bits:E===void 0?v.length*8:Number(E)}}const D=({prefix:R,bits:a},E)=>R.length===E.length&&R.
every((v,N)=>{const w=Math.min(Math.max(8*(N+1)-a,0),8);return v>>w===(E[N]??0)>>w}),P=k("169.254.169.254","169.254.170.2","169.254.170.23","100.100.100.200","1\
92.0.0.192","168.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2::23","fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42","fd00:a9fe:a9fe::1",
"fe80::a9fe:a9fe"),L=k("127.0.0.0/8","0.0.0.0","::1","::"),U=k("10.0.0.0/8","100.64.0.0/10","169.254.0.0/16","172.16.0.0/12","192.168.0.0/16","198.18.0.0/15","6\
4:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10"),I=k("0.0.0.0/8","192.0.0.0/24","192.0.2.0/24","192.88.99.0/24","198.51.100.0/24","203.0.113.0/24","224.0.0.0/\
3","2001::/23","2001:db8::/32","2002::/16","3fff::/20"),x=k("0.0.0.0/0","2000::/3"),C=k("::ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/96"),b=(R,a)=>R().some(
E=>D(E,a)),h=[12,13,14,15],i=(R,...a)=>{const E=k(R);return{isIn:v=>b(E,v),at:a,mask:0}},g=[i("2002::/16",[2,3,4,5]),i("2001::/32",[4,5,6,7]),{...i("2001::/32",
h),mask:255},i("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,11,12],h),{isIn:R=>/^[02],0,94,254$/.test(R.slice(8,12).join()),at:[h],mask:0}],S=R=>g.filter(a=>a.
isIn(R)).flatMap(({at:a,mask:E})=>a.map(v=>v.map(N=>(R[N]??0)^E)));function l(R){return b(L,R)?"loopback":b(C,R)?l(R.slice(12)):[R,...S(R)].some(a=>b(P,a))?"met\
adata":b(U,R)?"private":b(I,R)||!b(x,R)?"reserved":"public"}function m(R){const a=(0,d.r5)(R);return a===null?"public":l(a)}const u=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;
function T(R){const a=R.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(a))return"loopback";const E=(0,d.r5)(a)??(0,d.RY)(a);return E===null?"publi\
c":l(E)}function _(R){const a=T(R);return a!=="public"||R.includes(":")?a:u.test(R.replace(/\.$/,""))?"private":"public"}}),7027:((ae,H,c)=>{c.d(H,{n:()=>d});function d(r){
const[D]=r;let P=!1;return r.map(({scheme:L,name:U})=>(P||=D!==void 0&&!k(D.name,U),P?"dropped":L==="https"?"sent":"withheld"))}function k(r,D){return r===D?!0:
/[:%]|^[\d.]+$/.test(D)?!1:D.endsWith(`.${r}`)}}),567:((ae,H,c)=>{c.d(H,{K:()=>r,T:()=>k});const d=32;function k(P){const L=[];let U=P.getPeerX509Certificate();
for(;U!==void 0&&L.length<d;)L.push(U),U=U.issuerCertificate;return L}function r(P,L,U){const[I]=P;if(I===void 0)return null;const x=L.ok?L.chain.slice(0,Math.max(
1,L.chain.length-1)).map(({notAfter:h})=>h):P.map(({validTo:h})=>Date.parse(h)),C=Date.parse(I.validFrom),b=Math.min(...x);return Number.isNaN(C)||Number.isNaN(
b)?null:{host:U,subject:D(I.subject)??I.subjectAltName??"",issuer:D(I.issuer)??I.issuer??"",validFrom:new Date(C).toISOString(),expires:new Date(b).toISOString()}}
const D=P=>/^CN=(.*)$/m.exec(P??"")?.[1]}),6974:((ae,H,c)=>{c.d(H,{mj:()=>r,y8:()=>b,zU:()=>L});var d=c(4e3),k=c(6174);const r=2048,D=200,P=80;function L(i){const g=I(
i),S=i.length<r?g:g.replace(U,"://***@"),l=(0,k._)(S).trim();return l===""?null:Array.from(l.slice(0,2*D)).slice(0,D).join("")}const U=/:\/\/[^/?#\s"'@]+$/,I=i=>new TextDecoder(
"utf-8",{ignoreBOM:!0}).decode(i.subarray(0,r)),x=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,C=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
function b(i){const g=h(I(i));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(g))return null;const S=/<title[^>]*>([^<]{0,400})/i.exec(g)?.[1]?.
replace(/\s+/g," ").trim()??"",l=(0,d.dh)(S,P);return C.test(S)?{kind:"captive-portal",title:l}:{kind:x.test(S)||/type=["']?password/i.test(g)?"sign-in":"other",
title:l}}function h(i){let g=i.trimStart();for(;g.startsWith("<!--");){const S=g.indexOf("-->",4);if(S<0)return"";g=g.slice(S+3).trimStart()}return g}}),1718:((ae,H,c)=>{
c.d(H,{I6:()=>U,QG:()=>L,Su:()=>k,Ud:()=>S,j3:()=>P,n5:()=>r});var d=c(3625);function k(l){const[,m="",u="",T=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(l)??[],_=/^HTTP\/(\d)\.(\d)$/.
exec(m);if(_===null)return(0,d.T)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(u))return(0,d.T)("malformed status");const[,R="",a=""]=_;return(0,d.J)(
{status:Number(u),reason:T,version:Number(R+a)})}function r(l,m){const u=L(m);if(!u.ok)return u;const T=new Map(u.value),{status:_,reason:R,version:a}=l,E=h(_,a,
T);if(!E.ok)return E;E.value.kind==="chunked"&&T.delete("content-length");const v=E.value.kind!=="close"&&g(a,T);return(0,d.J)({status:_,reason:R,headers:T,framing:E.
value,keepAlive:v})}const D=/^[\w!#$%&'*+.^`|~ -]+$/,P=l=>/^[\t -~\u0080-\u00ff]*$/.test(l);function L(l){const m=new Map;for(const u of C(l)){const T=u.indexOf(
":"),_=u.slice(0,Math.max(T,0)),R=U(u.slice(T+1));if(!D.test(_))return(0,d.T)("malformed header line");if(!P(R))return(0,d.T)("control character in a header");const a=_.
toLowerCase(),E=m.get(a);E===void 0?m.set(a,[R]):E.push(R)}return(0,d.J)(m)}function U(l){let m=0;for(;x(l,m);)m+=1;return I(l.slice(m))}function I(l){let m=l.length;
for(;x(l,m-1);)m-=1;return l.slice(0,m)}const x=(l,m)=>l[m]===" "||l[m]==="	";function C(l){const m=[];for(const u of l){const T=U(u),_=m.at(-1);/^[ \t]/.test(u)&&
_!==void 0?_.push(T):m.push([/^[ \t]|^[^:]*$/.test(u)?":":T])}return m.map(u=>u.join(" "))}const b=["transfer-encoding","content-length","trailer"];function h(l,m,u){
const T=m>=11?u.get("transfer-encoding")??[]:[],[_]=T;if(T.length>1)return(0,d.T)("several Transfer-Encoding headers");if(_!==void 0&&_.toLowerCase()!=="chunked")
return(0,d.T)("unsupported Transfer-Encoding");const R=i(u,"trailer");if(_!==void 0&&R.some(N=>b.includes(N)))return(0,d.T)("forbidden name in Trailer");const a=u.
get("content-length")??[];if(new Set(a).size>1)return(0,d.T)("different Content-Length headers");const[E]=a,v=Number(E);return E!==void 0&&!(/^\d+$/.test(E)&&v<
2**63)?(0,d.T)("malformed Content-Length"):l<200||l===204||l===304?(0,d.J)({kind:"length",bytes:0}):_!==void 0?(0,d.J)({kind:"chunked"}):(0,d.J)(E===void 0?{kind:"\
close"}:{kind:"length",bytes:v})}const i=(l,m)=>(l.get(m)??[]).flatMap(u=>u.split(",")).map(u=>u.trim().toLowerCase());function g(l,m){const u=i(m,"connection");
return l<10||u.includes("close")?!1:l>=11||u.includes("keep-alive")}function S(l){const[m=""]=I(l).split(";",1);return/^[\da-f]{1,16}$/i.test(m)?(0,d.J)(Number.
parseInt(m,16)):(0,d.T)("malformed chunk size")}}),2832:((ae,H,c)=>{c.d(H,{v8:()=>I,x8:()=>h,zy:()=>x});var d=c(7075),k=c(8522),r=c(1718),D=c(7583);const P=1e3,
L=64*1024,U=1024,I=256*1024;function x(S,l,m){const u=a=>{const E=m[a],v=typeof E=="object"?E[0]:E;return v===void 0?null:Buffer.from((0,r.I6)(v),"latin1").toString(
"utf8")},T=u("content-length"),R=S!==204&&S!==304&&T!=="0"?u("content-encoding"):null;return{status:S,reason:l,contentType:u("content-type"),contentEncoding:R,location:u(
"location"),retryAfter:u("retry-after"),terraformGet:u("x-terraform-get"),apiVersion:u("tfp-api-version"),challenge:C(m["www-authenticate"]),declaredBytes:T===null||
b(R)?null:Number(T)}}function C(S){const l=[S??[]].flat().flatMap(u=>u.split(",")).flatMap(u=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(u)?.[1]??[]);return l.some(u=>u.toLowerCase()===
"bearer")?null:l[0]??null}const b=S=>S?.toLowerCase()==="gzip";async function h(S,l,m){const u=[];let T=0;const _=m.kind==="excerpt"?setTimeout(()=>S.destroy(),
P).unref():void 0;try{for await(const a of i(S,l,m.maxBytes)){const E=a;if(u.push(E),u.length===U&&u.splice(0,U,Buffer.concat(u)),T+=E.byteLength,T>m.maxBytes)break}}catch(a){
if((0,D.$N)(a)==="COMPRESSED_TOO_LARGE")T=Number.POSITIVE_INFINITY;else if(m.kind==="whole")throw a}finally{clearTimeout(_)}return{bytes:Buffer.concat(u).subarray(
0,m.maxBytes),truncated:T>m.maxBytes}}function i(S,l,m){if(!b(l.contentEncoding))return S;const u=(0,k.createGunzip)();return(0,d.pipeline)(S,g(m+L),u,()=>{}),u}
const g=S=>async function*(l){let m=S;for await(const u of l){if(m-=u.length,m<0)throw(0,D.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield u}}}),3794:((ae,H,c)=>{
c.d(H,{I:()=>r});var d=c(7583);const k=10;class r{#e;#t=Buffer.alloc(0);received=0;constructor(P){this.#e=P[Symbol.asyncIterator]()}get isEmpty(){return this.#t.
length===0}async line(P){const L=[];for(;;){const U=this.#t.indexOf(k),I=this.#s(U<0?this.#t.length:U+1);if(L.push(I),P.bytes-=I.length,P.bytes<0)throw(0,d.Au)(
"HEADERS_TOO_LARGE","too many headers");if(U>=0)return Buffer.concat(L).toString("latin1").slice(0,-1);if(await this.#n())continue;const x=Buffer.concat(L).toString(
"latin1");return x===""||x==="\r"?null:x}}async bytes(P){return await this.arrived()&&this.#s(P)}async arrived(){return this.isEmpty&&!await this.#n()?null:this.#t}skip(P){
this.#s(P)}#s(P){const L=this.#t.subarray(0,P);return this.#t=this.#t.subarray(L.length),L}async#n(){const P=await this.#e.next();return P.done===!0?!1:(this.#t=
P.value,this.received+=this.#t.length,!0)}}}),5582:((ae,H,c)=>{c.d(H,{f:()=>b});var d=c(1692),k=c(4283),r=c(3592),D=c(2832),P=c(5924),L=c(7583),U=c(4529),I=c(8439),
x=c(2230);const C=12;function b(a){const E={settings:a,alerts:[],channels:new Map,sockets:new Set,closed:!1};return{get:v=>h(E,v),isOpen:()=>!E.closed,close:()=>{
E.closed=!0;for(const v of[...E.sockets].reverse())v.destroy()}}}async function h(a,E){const v={connection:null,address:null,head:null,ready:performance.now()};
try{const N=await i(a,E,v),{head:w}=N;v.head=w;const y=performance.now()-v.ready,A=await(0,D.x8)(N.body,w,E.planBody(w)),{connection:G,address:V}=v;return{kind:"\
received",head:w,body:A,firstByteMs:y,connection:G,address:V}}catch(N){const{connection:w,head:y}=v,A=w?.address??v.address;return{kind:"failed",error:(0,L.$N)(
N)==="ECONNRESET"&&a.alerts[0]||N,connection:w,address:A,head:y}}}async function i(a,E,v){const{scheme:N,name:w,port:y}=E.endpoint,A=`${N}://${w} ${y}`,V=g(a,A,
{get:E,seen:v}),ne=m(a,E),ee=V.http?.isFree()?V.http:await S(a,V);v.address=V.address;try{return await ee.get(ne)}catch(Y){if(a.closed||!ee.mayRepeat())throw Y}
return(await S(a,V)).get(ne)}function g(a,E,v){const N=a.channels.get(E)??{http:null,socket:null,address:null,current:v};N.current=v,a.channels.delete(E),a.channels.
set(E,N);const[w]=a.channels;return a.channels.size>C&&w!==void 0&&(a.channels.delete(w[0]),w[1].socket?.destroy()),N}async function S(a,E){const v=await l(a,E);
E.socket=v,E.address=E.current.seen.connection?.address??null;const N=v instanceof d.TLSSocket&&v.alpnProtocol==="h2";return E.http=N?(await c.e(8208).then(c.bind(
c,8208))).openHttp2(v):(0,I.gZ)(v),E.http}async function l(a,{current:{get:E,seen:v}}){const{endpoint:N,allowPrivate:w}=E,y=(0,L.s0)();v.connection=y;const G={connection:y,
allowPrivate:w,hold:ne=>{a.sockets.add(ne),ne.on("error",ee=>{(0,L.$N)(ee).startsWith("ERR_SSL")&&a.alerts.push(ee)}),ne.on("close",()=>a.sockets.delete(ne)),a.
closed&&ne.destroy()}},V=await(0,P.JY)(N,a.settings,G);return v.ready=performance.now(),V}function m({settings:a},{url:E,endpoint:v,token:N,headers:w}){const y=(0,P.
Lu)(v,a),A=v.scheme==="http"&&y.kind==="proxy";return{path:u(A?_(E,v):(0,k.t5)(E)),headers:{host:(0,U.gQ)(E,v),"user-agent":r._O,...w,...w.range===void 0?{"acce\
pt-encoding":"gzip"}:{},...R(E,N),...A?(0,x.T)(y.proxy):{}}}}const u=a=>T(a).replace(/ /g,"%20"),T=a=>Buffer.from(a,"utf8").toString("latin1"),_=(a,E)=>`http://${(0,U.
gQ)(a,E)}${(0,k.t5)(a)}`;function R(a,E){if(E!==null)return{authorization:T(`Bearer ${E.reveal()}`).trimEnd()};const v=(0,k.aR)(a);return v===null?{}:{authorization:v}}}),
8439:((ae,H,c)=>{c.d(H,{_V:()=>l,gZ:()=>h,mA:()=>i,ES:()=>u});var d=c(7075),k=c(1718),r=c(3625),D=c(8947);const P=4096,L=16*1024,U=10;class I{#e="size";#t=0;#s=0;#n="";#o=[];#i=0;push(y){
const A=new Uint8Array(y.length);let G=0,V=0;for(;V<y.length&&this.#e!=="end";){if(this.#e==="data"){const Y=Math.min(y.length,V+this.#t);A.set(y.subarray(V,Y),
G),G+=Y-V,this.#t-=Y-V,V=Y,this.#t===0&&(this.#e="end of data");continue}const ne=y.indexOf(U,V)+1||y.length;this.#n+=(0,D.iP)(y.subarray(V,ne)),V=ne;const ee=this.#l(
y[ne-1]===U);if(ee!==null)return(0,r.T)(ee)}return(0,r.J)({data:A.subarray(0,G),used:V,isEnd:this.#e==="end"})}#l(y){const A=this.#n;return A.length+this.#i>P?"\
long line in chunks":y?(this.#n="",!A.endsWith(`\r
`)||A.indexOf("\r")<A.length-2?"malformed end of a chunk line":this.#h(A.slice(0,-2))):null}#h(y){if(this.#e==="size")return this.#u(y);if(this.#e==="end of dat\
a")return this.#e="size",y===""?null:"malformed chunk";if(this.#i+=y.length+2,y!=="")return this.#o.push(y),null;this.#e="end";const A=(0,k.QG)(this.#o);return A.
ok?null:A.why}#u(y){const A=(0,k.Ud)(y);return A.ok?(this.#t=A.value,this.#e=A.value===0?"trailer":"data",A.value===0?null:(this.#s=Math.max(0,this.#s+y.length+
2-16-2*A.value),this.#s>L?"chunks with too little data":null)):A.why}}var x=c(2832),C=c(3794),b=c(7583);function h(w){const y=new C.I(w);let A=!0,G=0;return{mayRepeat:()=>G>
0&&y.received===G,isFree:()=>A&&y.isEmpty&&!w.destroyed&&w.readable,get:async V=>{A=!1,G=y.received,w.write(S(V),"latin1");const{status:ne,reason:ee,headers:Y,framing:se,
keepAlive:oe}=await m(y),ue=(0,x.zy)(ne,g(ee),Object.fromEntries(Y)),me=()=>{A=oe},Ee=()=>A||w.destroy();return{head:ue,body:i(R(y,se),me,Ee)}}}}function i(w,y,A){
const G=async V=>{const ne=await w.next();ne.done===!0&&y(),V.push(ne.value??null)};return new d.Readable({read(){G(this).catch(V=>this.destroy(V))},destroy(V,ne){
A(),ne(V)}})}const g=w=>Buffer.from(w,"latin1").toString("utf8");function S({path:w,headers:y}){const A=Object.entries(y).map(([V,ne])=>`${V}: ${ne}`),G=[`GET ${w}\
 HTTP/1.1`,...A];if(G.some(V=>/[\r\n\0]/.test(V)))throw new Error("a request has a line break");return`${G.join(`\r
`)}\r
\r
`}const l=5;async function m(w){const y={bytes:x.v8};for(let A=0;A<=l;A+=1){const G=u((0,k.Su)(await _(w,y))),V=u((0,k.n5)(G,await T(w,y)));if(V.status<100||V.status>
199||V.status===101)return V}throw(0,b.Au)("HTTP_MALFORMED",`more than ${l} interim responses`)}function u(w){if(!w.ok)throw(0,b.Au)("HTTP_MALFORMED",w.why);return w.
value}async function T(w,y){const A=[];for(;;){const G=await _(w,y);if(G==="")return A;A.push(G)}}async function _(w,y){const A=await w.line(y);if(A===null)throw(0,b.
Au)("ECONNRESET","the connection was closed");return A.endsWith("\r")?A.slice(0,-1):A}function R(w,y){switch(y.kind){case"length":return v(w,y.bytes);case"chunk\
ed":return N(w);case"close":return a(w)}}async function*a(w){for(;;){const y=await w.bytes(E);if(y===null)return;yield y}}const E=64*1024;async function*v(w,y){
let A=y;for(;A>0;){const G=await w.bytes(Math.min(A,E));if(G===null)throw(0,b.Au)("BODY_CUT","the body is cut off");A-=G.length,yield G}}async function*N(w){const y=new I;
for(;;){const A=await w.arrived();if(A===null)throw(0,b.Au)("BODY_CUT","the body is cut off");const{data:G,used:V,isEnd:ne}=u(y.push(A));if(w.skip(V),G.length>0&&
(yield G),ne)return}}}),7531:((ae,H,c)=>{c.d(H,{T:()=>L,b:()=>D});var d=c(3307),k=c(8947),r=c(2168);const D=1024*1024,P={keeps:()=>!0,read:(x,C,{start:b,end:h})=>({
value:(0,d.IL)(C.slice(b,h))})};function L(x,C=P){const b=(0,k._6)(x),h=new I(b,C),i=(0,d.Ey)(b,h.add);if(i!==null){const S=(0,r.Q)(b);return S===null?{kind:"no\
t-json",...i}:{kind:"not-json",why:`it ${S.what}`,advice:S.advice}}const g=/[^\t\n\r ]/.exec(b)?.[0];return g==="{"?{kind:"object",...h.read()}:g==="n"?{kind:"n\
ull"}:{kind:"not-object",why:`found ${U(g)}`}}function U(x){switch(x){case"[":return"an array";case'"':return"a string";case"t":case"f":return"a boolean";default:
return"a number"}}class I{#e;#t;#s;#n=new Map;#o=0;constructor(C,b){this.#e=C,this.#t=b,this.#s=C.includes("\\")}add=(C,b,h,i)=>{if(i===0)return;const g=this.#e.
slice(h,i),S=this.#s?(0,d.I)(g):g.slice(1,-1),l=this.#n.get(S);l!==void 0?l.range={start:C,end:b}:this.#t.keeps(S,b-C)?this.#n.set(S,{id:(0,d.I)(g),range:{start:C,
end:b}}):this.#o+=1};read(){return{services:Array.from(this.#n.values(),({id:b,range:h})=>({id:b,...this.#t.read(b,this.#e,h)})),leftOut:this.#o}}}}),794:((ae,H,c)=>{
c.d(H,{Oj:()=>U,mv:()=>L,zu:()=>k});var d=c(4714);const k=2048,r=/%(?![0-9A-Fa-f]{2})/,D=/[^ -~\u0080-\uffff]/,P=/[^A-Za-z0-9._~:!$&'()*+,;=%@-]/;function L(h){
if(h.length<=k)return h;const[i,g]=b(h,"#"),[S,l]=b(i,"?"),[m=""]=/^(?:[A-Za-z][A-Za-z0-9+.-]*:)?(?:\/\/)?/.exec(S)??[],u=S.slice(m.length),T=u.indexOf("/"),_=T<
0?u.length:T,R=u.slice(0,_);return[m,m.endsWith("//")?I(R):C(R.replace(/^.*@/s,"_:@")),C(u.slice(_)),(0,d.o)(l,k),D.test(i)?"\x7F":"",g&&(r.test(g)?"#%":"#")].join(
"")}const U=h=>({...h,opaque:(0,d.o)(h.opaque,k),user:h.user===null?null:{name:"",password:null},host:x(h.host),path:C(h.path),query:(0,d.o)(h.query,k),fragment:""});
function I(h){const i=h.lastIndexOf("@"),g=h.slice(0,Math.max(i,0)),S=P.test(g)?'"':r.test(g)?"%":"";return`${i<0?"":`${S}@`}${x(h.slice(i+1))}`}function x(h){if(h.
length<=k)return h;const i=/:\d*$/.exec(h)?.[0]??"",g=h.slice(0,h.length-i.length),S=(0,d.o)(g,k),l=g.endsWith("]")?"]":"";return`${S===g?g:`${S.replace(/%.?$/,
"")}${l}`}${(0,d.o)(i.replace(/^:0+(?=\d)/,":"),k)}`}function C(h){const i=(0,d.o)(h,k);if(i===h)return h;const g=r.test(h)?"%":"",S=h.includes("//",k-1)?"//":"",
l=/\/\.{0,2}$/.exec(h.slice(-3))?.[0]??"";return`${i.replace(/%.?$/,"")}${S}~${g}${l}`}function b(h,i){const g=h.indexOf(i);return g<0?[h,""]:[h.slice(0,g),h.slice(
g)]}}),9529:((ae,H,c)=>{c.d(H,{l:()=>D,m:()=>L});var d=c(4283),k=c(8999);const r=[1024,65535],D=["authz_code","password"],P="app.terraform.io";function L(l,m,u){
const T=C(U(l,"client")),_=b(U(l,"grant_types"),u),R=(...y)=>y.some(A=>_.value.includes(A)),a=(y,A)=>h(U(l,y),y,A,m),E=a("authz",R("authz_code")),v=a("token",R(
"authz_code","password")),N=i(U(l,"ports")),w=S(U(l,"scopes"));return{value:{client:T.value,grantTypes:_.value,authz:E.value,token:v.value,ports:N.value,scopes:w.
value},flaws:[T,_,E,v,N,w].flatMap(y=>y.flaws)}}const U=(l,m)=>Object.hasOwn(l,m)?l[m]:void 0,I=(l,m,u)=>({value:l,flaws:[{rule:m,value:u}]}),x=l=>({value:l,flaws:[]});
function C(l){return typeof l!="string"?I("","client-missing",l):l===""?I(l,"client-empty",l):x(l)}function b(l,m){if(l===void 0)return x(["authz_code"]);if(!Array.
isArray(l))return I([],"grant-types-invalid",l);const u=[...new Set(l.filter(R=>typeof R=="string"))];return u.includes("authz_code")||u.includes("password")&&m===
P?u.every(R=>D.includes(R))?x(u):I(u,"grant-types-unknown",l):I(u,"grant-types-unsupported",l)}function h(l,m,u,T){if(typeof l!="string")return u?I(null,`${m}-m\
issing`,l):x(null);const _=(0,k.v)(T,l);if(_.ok&&(0,d.cz)(_.value).name!=="")return x((0,d.jr)(_.value));const a=`failed to parse ${m==="authz"?"authorization":
"token"} URL: ${_.ok?"no Host in request URL":_.why}`;return{value:null,flaws:[{rule:`${m}-invalid`,why:a}]}}function i(l){if(l===void 0)return x(r);if(!Array.isArray(
l))return I(r,"ports-ignored",l);if(l.length!==2)return I(r,"ports-count",l);const[m,u]=l;return!g(m)||!g(u)?I(r,"ports-range",l):m>u?I(r,"ports-order",l):m===u?
I([m,u],"ports-single",l):x([m,u])}const g=l=>typeof l=="number"&&Number.isInteger(l)&&l>=r[0]&&l<=r[1];function S(l){if(l===void 0)return x([]);if(!Array.isArray(
l))return I([],"scopes-ignored",l);const m=l.filter(u=>typeof u=="string");return m.length===l.length?x(m):I(m,"scopes-invalid",l)}}),3432:((ae,H,c)=>{c.d(H,{nT:()=>Me,
pj:()=>We});var d=c(5582),k=c(6697),r=c(1831),D=c(7511),P=c(4283),L=c(3948),U=c(3534),I=c(863),x=c(1064),C=c(7531),b=c(3307),h=c(9562),i=c(9529),g=c(794),S=c(4714);
const l=["client","grant_types","authz","token","ports","scopes"],m=68,u=100,T=4096;function _(j,K){const Z=new Map;return(0,b.CI)(j,K,(J,re,ie,q)=>{if(q-ie>m)return;
const de=(0,b.I)(j.slice(ie,q));l.includes(de)&&Z.set(de,R(de,j,{start:J,end:re}))}),{value:Object.fromEntries(Array.from(Z,([J,{value:re}])=>[J,re])),leftOut:Z.
values().reduce((J,{leftOut:re})=>J+re,0)}}function R(j,K,Z){if(K[Z.start]==="[")return a(K,Z);const J=K.slice(Z.start,Z.end);return{value:(j==="authz"||j==="to\
ken")&&J.startsWith('"')?(0,g.mv)((0,b.I)(J)):(0,S.w)(J),leftOut:0}}function a(j,K){const Z=[],J=new Set;let re=T,ie=0;return(0,b.CI)(j,K,(q,de)=>{const we=v(j,
q,de);Z.length<u&&de-q<=re||we!==null&&!J.has(we)?(Z.push((0,S.w)(j.slice(q,de))),re-=de-q,we!==null&&J.add(we)):ie+=1}),{value:Z,leftOut:ie}}const E=i.l.map(j=>JSON.
stringify(j));function v(j,K,Z){return j[K]!=='"'?"no string":E.find(J=>J.length===Z-K&&j.startsWith(J,K))??null}const N=100,w=16*1024,y=200,A=2048;function G(j){
const K=new Set(j),Z=new Set(j.map(V));let J=0,re=w;const ie=q=>J===N||q>re?!1:(J+=1,re-=q,!0);return{keeps:(q,de)=>{if((0,h.D6)(q)||K.has(q))return!0;const we=q.
length<=y&&Z.delete(V(q));return ie(q.length+de)||we},read:(q,de,we)=>{const{start:Ue,end:Be}=we,He=Be-Ue>A;if(He&&q===h.S3&&de[Ue]==="{")return _(de,we);const Ke=de.
slice(Ue,Be);return{value:He&&Ke.startsWith('"')?(0,g.mv)((0,b.I)(Ke)):(0,S.w)(Ke)}}}}const V=j=>j.slice(0,j.indexOf(".")+1);var ne=c(6974);const ee={kind:"whol\
e",maxBytes:C.b},Y={kind:"excerpt",maxBytes:ne.mj},se=j=>j===408||j===425||j===429||j>=500;async function oe(j){const{host:K,needed:Z}=j,J=await(0,L.e)({...j,url:(0,r.
cu)(K),asks:"document",headers:{accept:"application/json"},origin:null,redirectLimits:x.NX,planBody:He=>ue(He)===null?ee:Y}),{response:re,...ie}=J;if(re.kind===
"failed"){const{problem:He,transient:Ke}=re;return{attempt:{discovery:{kind:"failed",problem:He,excerpt:null},...ie},transient:Ke,retryAfter:null}}const q=J.hops.
at(-1)?.authorization??"none",de=J.hops.at(-1)?.challenge??null,we=me(re,{host:(0,r.nx)(K),token:q,challenge:de,needed:Z}),{status:Ue,retryAfter:Be}=re.head;return{
attempt:{discovery:we,...ie},transient:se(Ue),retryAfter:Be}}function ue({status:j,contentType:K,declaredBytes:Z}){if(j===401||j===403)return{kind:"unauthorized"};
if(j!==200)return{kind:"status"};const J=(0,D.i)(K??"");return J.ok?J.value!=="application/json"?{kind:"type",malformed:!1}:(Z??0)>C.b?{kind:"size"}:null:{kind:"\
type",malformed:!0}}function me(j,K){const{head:Z,body:J}=j,re=(0,g.Oj)(j.url);if(Z.status===404)return{kind:"absent",url:re,why:"status"};const ie=$e(j,K);if(ie!==
null)return Ee(ie,J);const q=(0,C.T)(J.bytes,G(K.needed));switch(q.kind){case"object":return{...q,kind:"found",url:re,truncated:J.truncated};case"null":return{kind:"\
absent",url:re,why:"null"};case"not-object":return Ee((0,I.documentNotObject)({...Se(j,K),why:q.why}),J);case"not-json":return Ee(z(j,q,K),J)}}const Ee=(j,{bytes:K})=>({
kind:"failed",problem:j,excerpt:(0,ne.zU)(K)}),Se=({url:j,body:K},{host:Z})=>({url:(0,P.Pl)(j),page:(0,ne.y8)(K.bytes),asked:Z});function $e(j,K){const{status:Z,
reason:J,location:re,retryAfter:ie,declaredBytes:q,contentType:de}=j.head,we=ue(j.head);switch(we?.kind){case"unauthorized":return(0,U.documentUnauthorized)({...Se(
j,K),status:Z,reason:J,...K});case"status":return(0,I.documentStatus)({...Se(j,K),status:Z,reason:J,location:re,retryAfter:ie,transient:se(Z)});case"type":return(0,I.
documentType)({...Se(j,K),contentType:de??"",malformed:we.malformed});case"size":return(0,I.documentSize)({...Se(j,K),bytes:q,limit:C.b});case void 0:return null}}
function z(j,{why:K,advice:Z},J){const{head:re,body:ie}=j;if(ie.truncated)return(0,I.documentSize)({...Se(j,J),bytes:null,limit:C.b});const q=re.contentEncoding?.
toLowerCase()??"";return["","gzip","identity"].includes(q)?(0,I.documentNotJson)({...Se(j,J),why:K,advice:Z}):(0,I.documentEncoding)({...Se(j,J),encoding:q})}var B=c(
7082),te=c(5960),Q=c(7758);const le=500,ke=1e4,fe=3,Re=2e3,_e=3e5,Me=j=>Math.min(Math.max(...j.map(({attemptMs:K})=>K)),_e),ze=({timeoutMs:j,retries:K})=>(K+1)*
j+K*ke;async function We(j,K){const Z=j.map(q=>({host:q,tookMs:null})),J=j.entries(),re={total:j.length,done:0,failed:0,waiting:new Set},ie=async()=>{for(const[
q,de]of J){if(K.stop.why!==null)return;re.waiting.add(de),K.progress(re);const we=await Ge(de,K);Z[q]=we,re.waiting.delete(de),re.done+=1,(!Le(we)||!Ie(we.attempt))&&
(re.failed+=1),K.progress(re)}};return await Promise.all(Array.from({length:Math.min(K.concurrency,j.length)},ie)),xe(Z,K.stop)}const Le=j=>"attempt"in j;function xe(j,{
why:K}){if(K===null)return j.filter(Le);const Z=j.length-j.filter(Le).length,J=j.flatMap(ie=>{if(Le(ie)&&Ie(ie.attempt))return[];const q=Le(ie)?Xe(ie):ie.tookMs;
return q!==null&&q>=Re?[{host:(0,r.nx)(ie.host),tookMs:q}]:[]}).sort((ie,q)=>q.tookMs-ie.tookMs).slice(0,fe),re={stopped:K,unchecked:Z,total:j.length,slowest:J};
return j.map(ie=>{if(Le(ie))return ie;const{host:q,tookMs:de}=ie,we=de!==null;return(0,te.i)(q,(0,k.hostNotChecked)({host:(0,r.nx)(q),isBegun:we,...re}))})}const Xe=({
attempt:j,earlier:K})=>[...K,j].reduce((Z,{timing:J})=>Z+J.totalMs,0);async function Ge(j,K){const{stop:Z}=K,J=performance.now(),re=await K.credentials.find(j),
ie=[];for(;Z.why===null;){const{attempt:q,transient:de,retryAfter:we}=await ht(j,re.answer,K);if(Z.why!==null&&!Ie(q)||(ie.push(q),!(Ie(q)?je(ie,K.releases):de)||
ie.length>K.retries))break;await(0,Q.v)(pt(ie.length,we,K),K)}return ie.length===0?{host:j,tookMs:performance.now()-J}:Ze(j,re,ie,K)}function Ze(j,{answer:K,clients:Z,
difference:J},re,{forced:ie}){return{host:j,...Qe(re),credentials:K&&{source:K.source,hasToken:K.token!==null,problem:K.problem},looks:Z,difference:J,forced:ie.
get(j)??[]}}const Ie=({discovery:j})=>j.kind!=="failed",je=(j,K)=>K.some(({attemptMs:Z})=>!j.some(J=>Ie(J)&&J.timing.totalMs<=Z));function Qe(j){const K=j.findIndex(
Ie),Z=K<0?j.length-1:K,[J]=j.slice(Z);if(J===void 0)throw new Error("a visit without an attempt");return{attempt:J,earlier:j.slice(0,Z),later:j.slice(Z+1)}}async function ht(j,K,Z){
if(K?.isUnsendable&&K.problem!==null){const we={kind:"failed",problem:K.problem,excerpt:null};return{attempt:(0,B.O)(we),transient:!1,retryAfter:null}}const{network:J,
maxRedirects:re,timeoutMs:ie,stop:q}=Z,de=(0,d.f)(J);q.signal.addEventListener("abort",de.close);try{return await oe({host:j,needed:ft(j,Z),session:de,settings:J,
token:K?.token??null,maxRedirects:re,timeoutMs:ie,startTimer:Z.startTimer})}finally{q.signal.removeEventListener("abort",de.close),de.close()}}const ft=(j,{required:K,
forced:Z})=>[...(K.get(j)??[]).map(({service:J})=>J),...(Z.get(j)??[]).flatMap(({services:J})=>J.map(({id:re})=>re))];function pt(j,K,{random:Z,now:J}){const re=le*
2**(j-1)*(.5+Z()/2);return Math.min(Math.max(re,(0,Q.V)(K,J())??0),ke)}}),7758:((ae,H,c)=>{c.d(H,{V:()=>k,v:()=>d});function d(r,{startTimer:D,stop:P}){return new Promise(
L=>{const U=()=>{I(),P.signal.removeEventListener("abort",U),L()},I=D(r,U);P.signal.addEventListener("abort",U)})}function k(r,D){const P=/^\d+$/.test(r??"")?Number(
r)*1e3:Date.parse(r??"")-D;return Number.isNaN(P)?null:P}}),2767:((ae,H,c)=>{c.d(H,{h:()=>S});var d=c(5792);const k={"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","1\
.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1","1.2.840.1\
0045.3.1.1":"P-192","1.2.156.10197.1.301":"SM2"},r=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],D={"1.2.840.113549.1.1.10":"RSA-PSS","1.\
3.101.110":"X25519","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.10040.4.1":"DSA","2.16.840.1.101.3.4.3.17":"ML-DSA-44","2.16.840.1.101.3.4.3.18":"ML-DSA\
-65","2.16.840.1.101.3.4.3.19":"ML-DSA-87"};function P(ee){const Y=new d.lL(ee,"public key").inside(d.Dk.sequence),se=Y.inside(d.Dk.sequence),oe=se.oid(),ue=Y.bits();
switch(oe){case"1.2.840.113549.1.1.1":if(i(se.any().whole)!=="0500")throw new d.I4("public key");return L(ue);case"1.2.840.10045.2.1":{const me=se.isNext(d.Dk.oid)?
se.oid():"explicit parameters";if(!r.includes(me))return{kind:"unsupported-curve",curve:k[me]??me};if(ue[0]!==4)throw new d.I4("public key");return{kind:"ecdsa"}}case"\
1.3.101.112":if(!se.isEmpty||ue.length!==32)throw new d.I4("public key");return{kind:"ed25519"};default:return{kind:"unsupported",name:D[oe]??oe}}}function L(ee){
const Y=new d.lL(ee,"public key").inside(d.Dk.sequence),se=Y.integer(),oe=Y.count(),[ue=0,me=0]=se;if(ue>=128||oe===0)throw new d.I4("public key");if(oe===1||oe%
2===0||oe>=2**31)return{kind:"unsupported",name:`RSA with the exponent ${oe}`};const Ee=ue===0?me:ue;return{kind:"rsa",bits:8*(se.length-(ue===0?2:1))+(32-Math.
clz32(Ee))}}const U={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],"1.2.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA w\
ith SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.840.10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA wi\
th SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},I={"1.2.840.113549.1.1.4":"RSA with MD5","1.2.840.113549.1.1.5":"RSA with SHA-1","1.3.14.3.2.29":"RSA with SHA\
-1","1.2.840.113549.1.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"ECDSA with SHA-1","1.2.840.10045.4.3.1":"ECDSA with SHA-224","2.16.840.1.101.3.4.3.9":"ECDSA\
 with SHA3-224","2.16.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.16.840.1.101.3.4.3.14":"RSA with SHA3-256","1.3.101.113":"Ed448"},x="1.2.840.113549.1.1.10",C=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
b={201:"20",202:"30",203:"40"};function h(ee){const Y=new d.lL(ee,"signature algorithm"),se=Y.oid(),oe=Y.isEmpty?"":i(Y.any().whole);if(se===x){const Ee=C.exec(
oe);return Ee&&b[Ee[1]??""]===Ee[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[ue,me]=U[se]??
[];return ue===void 0||me===void 0?{isSupported:!1,name:I[se]??se}:{isSupported:!0,key:ue,name:me}}const i=ee=>Array.from(ee,Y=>Y.toString(16).padStart(2,"0")).
join("");var g=c(8167);function S(ee){try{const Y=new d.lL(ee,"certificate"),se=Y.inside(d.Dk.sequence);if(!Y.isEmpty)throw new d.I4("certificate");const oe=se.
inside(d.Dk.sequence),ue=se.content(d.Dk.sequence),me=T(ee,oe,ue);return se.bits(),"kind"in me?{ok:!1,flaw:me}:{ok:!0,certificate:me}}catch(Y){if(!(Y instanceof
d.I4))throw Y;return{ok:!1,flaw:{kind:"malformed",part:Y.message}}}}const l=160,m=163,u=[129,130];function T(ee,Y,se){const oe=Y.isNext(l)?Y.inside(l).count()+1:
1;if(oe>3)throw new d.I4("version");if((Y.integer()[0]??0)>=128)return{kind:"negative-serial"};const ue=Y.content(d.Dk.sequence);if(!(0,d.er)(ue,se))throw new d.
I4("signature algorithm");const me=_(Y,"issuer"),Ee=Y.inside(d.Dk.sequence),Se=a(Ee),$e=a(Ee),z=_(Y,"subject"),B=Y.element(d.Dk.sequence).whole,te=P(B);if(te.kind===
"unsupported-curve")return{kind:"curve",curve:te.curve};if(oe>1)for(const Q of u)Y.optional(Q);return{raw:ee,subject:z,issuer:me,notBefore:Se,notAfter:$e,version:oe,
signature:h(ue),key:te,keyInfo:B,...w(oe===3?Y.optional(m):null)}}function _(ee,Y){const{whole:se}=ee.element(d.Dk.sequence),oe=new d.lL(se,Y).inside(d.Dk.sequence);
for(;!oe.isEmpty;){const ue=oe.inside(d.Dk.set);for(;!ue.isEmpty;){const me=ue.inside(d.Dk.sequence);if(me.oid(),!(0,d.KH)(me.any()))throw new d.I4(Y)}}return se}
const R=[{tag:d.Dk.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:d.Dk.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];function a(ee){
const Y=R.find(({tag:Q})=>ee.isNext(Q)),se=Y?.format.exec((0,d.Jl)(ee.content(Y.tag)));if(!se)throw new d.I4("validity");const[oe=0,ue=0,...me]=se.slice(1).map(
Q=>Number(Q??0)),Ee=se[1]?.length===4?oe:oe<50?2e3+oe:1900+oe,[Se=0,$e=0,z=0,B=0]=me,te=new Date(0);if(te.setUTCFullYear(Ee,ue-1,Se),te.getUTCMonth()!==ue-1||$e>
23||z>59||B>59)throw new d.I4("validity");return te.setUTCHours($e,z,B)}const E={dns:[],addresses:[]},v=["31","32","33","36","54"].map(ee=>`2.5.29.${ee}`),N=["2\
.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function w(ee){const Y=new Map,se=ee&&new d.lL(ee,"extensions").inside(d.Dk.sequence);for(;se&&!se.isEmpty;){const Q=se.
inside(d.Dk.sequence),le=Q.oid(),ke=Q.isNext(d.Dk.boolean)&&Q.boolean();if(Y.has(le))throw new d.I4("extensions");if(ke&&N.includes(le))throw new d.I4("extensio\
ns");Y.set(le,{id:le,critical:ke,value:Q.content(d.Dk.octets)})}const oe=Q=>Y.get(`2.5.29.${Q}`)?.value??null,[ue,me,Ee,Se,$e]=[15,17,19,30,37].map(oe),z=me?(0,g.
xq)(me):null,B=Se?(0,g.cP)(Se):null,te=new Set([...v,...["15","19","37"].map(Q=>`2.5.29.${Q}`),...z?.isKnown?["2.5.29.17"]:[],...B?.isKnown?["2.5.29.30"]:[]]);return{
encodedNames:me??new Uint8Array,names:z?.names??E,constraints:B,basic:Ee?y(Ee):null,maySign:ue?V(ue):null,usages:$e?ne($e):[],unhandled:[...Y.values()].filter(({
id:Q,critical:le})=>le&&!te.has(Q)).map(({id:Q})=>Q)}}function y(ee){const Y=new d.lL(ee,"basicConstraints").inside(d.Dk.sequence);return{isAuthority:Y.isNext(d.
Dk.boolean)&&Y.boolean(),maxPath:Y.isNext(d.Dk.integer)?Y.count():null}}const A=4,G=128;function V(ee){const[Y=0,se=0]=new d.lL(ee,"keyUsage").bits();return Y===
0&&se<G?null:(Y&A)!==0}function ne(ee){const Y=new d.lL(ee,"extendedKeyUsage").inside(d.Dk.sequence),se=[];for(;!Y.isEmpty;)se.push(Y.oid());return se}}),5792:((ae,H,c)=>{
c.d(H,{Dk:()=>d,I4:()=>k,Jl:()=>C,KH:()=>L,er:()=>b,lL:()=>r});const d={boolean:1,integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};
class k extends Error{}class r{#e;#t;constructor(i,g){this.#e=i,this.#t=g}get isEmpty(){return this.#e.length===0}isNext(i){return this.#e[0]===i}any(){const i=this.#e[0]??
0,g=this.#e[1]??0;if(this.#e.length<2||(i&31)===31)throw this.#n();const S=g<128?0:g&127,l=S===0&&g<128?g:this.#s(S),m=2+S,u=m+l;if(u>this.#e.length)throw this.#n();
const T={tag:i,content:this.#e.subarray(m,u),whole:this.#e.subarray(0,u)};return this.#e=this.#e.subarray(u),T}element(i){if(!this.isNext(i))throw this.#n();return this.
any()}content(i){return this.element(i).content}optional(i){return this.isNext(i)?this.content(i):null}inside(i){return new r(this.content(i),this.#t)}oid(){const i=this.
content(d.oid);if(i.length===0||(i.at(-1)??0)>=128)throw this.#n();const g=D(i);if(g===null)throw this.#n();const[S=0,...l]=g,m=Math.min(Math.floor(S/40),2);return[
m,S-40*m,...l].join(".")}integer(i=d.integer){const g=this.content(i),S=g[0],l=g[1]??0,m=S===0&&l<128||S===255&&l>=128;if(S===void 0||g.length>1&&m)throw this.#n();
return g}count(){const i=this.integer();if(i.length>8||(i[0]??0)>=128)throw this.#n();return i.reduce((g,S)=>g*256+S,0)}boolean(){const i=this.content(d.boolean);
if(i.length!==1||i[0]!==0&&i[0]!==255)throw this.#n();return i[0]!==0}bits(){const i=this.content(d.bits),[g=8]=i,S=i.subarray(1),l=S.at(-1)??0;if(g>7||g>0&&S.length===
0)throw this.#n();if((l&(1<<g)-1)!==0)throw this.#n();return S}#s(i){const g=this.#e.subarray(2,2+i);if(i===0||i>4||g.length<i)throw this.#n();const S=g.reduce(
(l,m)=>l*256+m,0);if(S<128||g[0]===0)throw this.#n();return S}#n(){return new k(this.#t)}}function D(h){const i=[];let g=!0,S=0;for(const l of h){if(g&&l===128||
(S=S*128+(l&127),S>=2**31))return null;g=l<128,g&&(i.push(S),S=0)}return i}const P={12:h=>U(h),18:h=>/^[\d ]*$/.test(C(h)),19:h=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test(
C(h)),20:()=>!0,22:h=>h.every(i=>i<128),30:h=>h.length%2===0&&I(h)},L=({tag:h,content:i})=>P[h]?.(i)??!1;function U(h){try{return new TextDecoder("utf-8",{fatal:!0}).
decode(h),!0}catch{return!1}}const I=h=>h.every((i,g)=>{const S=i*256+(h[g+1]??0);return g%2===1||!(S>=55296&&S<57344||S>=65534||S>=64976&&S<=65007)}),x=new TextDecoder(
"latin1"),C=h=>x.decode(h),b=(h,i)=>h.length===i.length&&h.every((g,S)=>g===i[S])}),8167:((ae,H,c)=>{c.d(H,{AI:()=>h,cP:()=>U,xq:()=>L,z$:()=>S});var d=c(6181),
k=c(5792);const r=130,D=135,P=[129,134];function L(T){const _=new k.lL(T,"subject alternative names").inside(k.Dk.sequence),R={dns:[],addresses:[]};let a=!1;for(;!_.
isEmpty;){const{tag:E,content:v}=_.any();if(a||=[r,D,...P].includes(E),E===r&&R.dns.push(b(v,"subject alternative names")),E===D){if(v.length!==4&&v.length!==16)
throw new k.I4("subject alternative names");R.addresses.push(v)}}return{names:R,isKnown:a}}function U(T){const _="name constraints",R=new k.lL(T,_),a=R.inside(k.
Dk.sequence),[E,v]=[160,161].map(y=>a.optional(y)??new Uint8Array);if(!E||!v||!a.isEmpty||!R.isEmpty)throw new k.I4(_);if(E.length+v.length===0)throw new k.I4(_);
const[N,w]=[I(E),I(v)];return{permitted:N,excluded:w,isKnown:N.isKnown&&w.isKnown}}function I(T){const _="name constraints",R=new k.lL(T,_),a=[],E=[];let v=!0;for(;!R.
isEmpty;){const{tag:w,content:y}=R.inside(k.Dk.sequence).any(),A=y.length/2;if(w===r)a.push(b(y,_).toLowerCase());else if(w===D&&(A===4||A===16))E.push({address:y.
subarray(0,A),mask:y.subarray(A)});else{if(w===D)throw new k.I4(_);v&&=P.includes(w)}}if(!(a.every(w=>x(w.replace(/^\.(?=.)/,"")))&&E.every(({mask:w})=>C(w))))throw new k.
I4(_);return{dns:a,networks:E,isKnown:v}}const x=T=>/^[!-~]*$/.test(T)&&!/^\.|\.\.|\.$/.test(T),C=T=>/^1*0*$/.test(Array.from(T,_=>_.toString(2).padStart(8,"0")).
join(""));function b(T,_){if(T.some(R=>R>=128))throw new k.I4(_);return(0,k.Jl)(T)}function h({dns:T,addresses:_},R){const a=(0,d.r5)((0,d.n7)(R));if(a!==null)return _.
some(w=>(0,k.er)(w,Uint8Array.from(a)));const E=R.toLowerCase(),v=E.replace(/\.$/,"").split("."),N=v.every(w=>i.test(w));return T.some(w=>{const y=w.toLowerCase(),
[A,...G]=y.split("."),V=A==="*"&&G.length>0;return!N||!(V?G:[A,...G]).every(ne=>i.test(ne??""))?y===E&&y!==".":V?v.length===G.length+1&&v.slice(1).join(".")===G.
join("."):v.join(".")===y})}const i=/^[a-z0-9_][a-z0-9_-]*$/,g=25e4;function S(T,{permitted:_,excluded:R}){const a=_.dns.length+R.dns.length,E=_.networks.length+
R.networks.length;return T.dns.length*a+T.addresses.length*E>g?!1:T.dns.every(N=>{const w=N.toLowerCase();return x(w)&&(_.dns.length===0||_.dns.some(y=>l(w,y)))&&
!R.dns.some(y=>l(w,y)||m(w,y))})&&T.addresses.every(N=>(_.networks.length===0||_.networks.some(w=>u(N,w)))&&!R.networks.some(w=>u(N,w)))}const l=(T,_)=>_===""||
T===_||T.endsWith(_.startsWith(".")?_:`.${_}`),m=(T,_)=>T.startsWith("*.")&&_.replace(/^[^.]*/,"")===T.slice(1),u=(T,{address:_,mask:R})=>T.length===_.length&&T.
every((a,E)=>{const v=R[E]??0;return(a&v)===((_[E]??0)&v)})}),3427:((ae,H,c)=>{c.d(H,{Cg:()=>D,DS:()=>b,Hb:()=>x,Yx:()=>P});var d=c(7598);const k=["TLS_AES_128_\
GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],r=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],D=[
...k,...r.flatMap(h=>[`ECDHE-ECDSA-${h}`,`ECDHE-RSA-${h}`])],P=["X25519","P-256","P-384","P-521"],L=["rsa_pss_rsae_sha256","ecdsa_secp256r1_sha256","ed25519","r\
sa_pss_rsae_sha384","rsa_pss_rsae_sha512","rsa_pkcs1_sha256","rsa_pkcs1_sha384","rsa_pkcs1_sha512","ecdsa_secp384r1_sha384","ecdsa_secp521r1_sha512"],U="@SECLEV\
EL=0",I=d.constants.SSL_OP_LEGACY_SERVER_CONNECT|d.constants.SSL_OP_NO_RENEGOTIATION,x={secureOptions:I,minVersion:"TLSv1.2",ciphers:[...D,U].join(":"),ecdhCurve:P.
join(":"),sigalgs:L.join(":")},C=["TLS_AES_128_CCM_SHA256","TLS_AES_128_CCM_8_SHA256"],b={secureOptions:I,minVersion:"TLSv1",ciphers:[...D,...C,"ALL","COMPLEMEN\
TOFALL",U].join(":"),ecdhCurve:[...P,"X448","secp256k1","brainpoolP256r1","brainpoolP384r1","brainpoolP512r1","ffdhe2048","ffdhe3072","ffdhe4096","P-224"].join(
":")}}),6188:((ae,H,c)=>{c.d(H,{P2:()=>P,RC:()=>k,VX:()=>U,aZ:()=>d,hp:()=>L,mW:()=>r,sD:()=>C,sc:()=>x,zC:()=>b});class d extends Error{argument;want;constructor(E,v){
super(`${E.path.join(".")} must be ${v}`),this.argument=E,this.want=v}}function k(a,E,v,N){const w=a.find(({keys:V})=>T(V[0]?.name,E))?.keys[0];if(w===void 0)return;
const y={path:[...v.path,E],span:w},A=_(a,E),G=A.filter(({keys:V})=>V.length>0);G.length>0&&N({kind:"items",items:G},y);for(const{keys:V,value:ne}of A)V.length>
0||N(ne.kind==="object"?{kind:"items",items:ne.items}:ne,y)}function r(a,E){if(a.kind==="items"||a.kind==="object")return a.items;throw new d(E,"a block")}const D=1e5;
function P(a,E,v,N){const w=v??new Map,y=a.kind==="item"?[a.item]:r(a,E),A=new Set,G=Map.groupBy(y,({keys:ne})=>ne[0]?.name.toLowerCase());let V=0;for(const{keys:ne,
value:ee}of y){const[Y,...se]=ne;if(Y===void 0)throw new d(E,"a block with a label");const{name:oe}=Y;if(A.has(oe))continue;se.length>0&&A.add(oe);const ue={path:[
...E.path,oe],span:Y},me=se.length>0?G.get(oe.toLowerCase())??[]:[];if(V+=me.length,V>y.length+D)throw new d(ue,"spelled like the others");const Ee=se.length>0?
{kind:"items",items:me.map(R)}:ee;w.set(oe,N(Ee,ue,w.get(oe)))}return w}const L=(a,E,v)=>P(a,E,v,h);function U(a,E,v,N){const w=I(a);if(w===void 0)throw new d(E,
"a list");const y=w.map(A=>N(A,E,void 0));for(const A of y)v.push(A);return v}function I(a){return a.kind==="items"?a.items.map(E=>({kind:"item",item:E})):a.kind===
"object"?[a]:a.kind==="list"?a.elements:void 0}const x=(a,E)=>{if(a.kind==="number")return a.text;if(a.kind==="string")return a.value;throw new d(E,"a string")},
C=(a,E)=>u(a.kind==="string"?{kind:"number",text:a.value}:a,E,"int"),b=(a,E)=>{if(a.kind==="bool")return a.value;throw new d(E,"true or false")},h=(a,E,v)=>i(v?.
kind??S(a,E),a,E,v);function i(a,E,v,N){switch(a){case"string":return{kind:a,value:x(E,v,void 0)};case"bool":return{kind:a,value:b(E,v,void 0)};case"int":case"f\
loat":return{kind:a,value:u(E,v,a)};case"list":{const w=N?.kind===a?N.elements:[];return{kind:a,elements:U(E,v,w,g)}}case"map":return{kind:a,entries:L(E,v,void 0)};case"\
maps":{const w=N?.kind===a?N.elements:[];return{kind:a,elements:U(E,v,w,L)}}}}const g=(a,E)=>{const v=S(a,E);return i(v==="maps"?"map":v,a,E,void 0)};function S(a,E){
switch(a.kind){case"items":case"object":return"maps";case"number":return"int";case"item":throw new d(E,"a value");case"string":case"float":case"bool":case"list":
return a.kind}}const l=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,m=2**63-1;function u(a,E,v){if(a.kind!=="number"&&a.kind!=="float")throw new d(E,"a number");
const N=a.text.replace("-",""),w=Number(/^0[0-7]+$/.test(N)?`0o${N}`:N);if(v==="int"&&(!l.test(N)||w>m))throw new d(E,"a whole number");if(!Number.isFinite(w))throw new d(
E,"a number");return a.text.startsWith("-")?-w:w}const T=(a,E)=>a?.toLowerCase()===E.toLowerCase(),_=(a,E)=>a.filter(({keys:v})=>T(v[0]?.name,E)).map(R),R=({keys:a,
value:E})=>({keys:a.slice(1),value:E})}),1807:((ae,H,c)=>{c.d(H,{M:()=>r,v:()=>D});var d=c(3024),k=c(5747);function r(P){try{return(0,d.readdirSync)(P).sort()}catch(L){
return(0,k.Oj)(L),[]}}function D(P){try{return(0,d.readdirSync)(P,{withFileTypes:!0}).filter(L=>L.isDirectory()).map(({name:L})=>L)}catch(L){return(0,k.Oj)(L),[]}}}),
6134:((ae,H,c)=>{c.d(H,{SH:()=>D,Td:()=>P,lS:()=>U,n_:()=>k,pH:()=>r,w4:()=>L,yN:()=>C});const d=25e4;class k{max;count=0;constructor(g=d){this.max=g}add(){return this.
count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}}function r(i,g,S,l){return S===void 0?{text:i,body:g,parts:l,problems:[]}:{text:i,body:g,
parts:l,problems:[{...C(i)(S),message:S.message}]}}const D=(i,g,S)=>{const l=[];if(i.kind==="native"){for(const m of i.blocks)m.type===g&&m.labels.length===S&&l.
push(m);return l}for(const m of i.members)m.name===g&&x(g,m.value,S,[],l);return l},P=i=>i.kind==="native"?i.attributes:i.members;function L(i,g){if(!(i.kind===
"native"&&i.mayHave?.(g)===!1)){for(const S of P(i))if(S.name===g)return S}}const U=i=>i.kind==="object"?i.items.filter(I):i.kind!=="tuple"?[]:i.elements.flatMap(
g=>g.kind==="object"?g.items.filter(I):[]),I=i=>i.name!==void 0&&i.name!=="//";function x(i,g,S,l,m){if(S>0){for(const{name:T,start:_,end:R,value:a}of U(g))x(i,
a,S-1,[...l,{value:T,start:_,end:R}],m);return}const u={start:g.start,end:g.start+1};for(const T of g.kind==="tuple"?g.elements:[g])T.kind!=="object"&&T.kind!==
"tuple"||m.push({...u,type:i,labels:l,body:{kind:"json",members:U(T)}})}const C=i=>{const g=[i.startsWith("\uFEFF")?1:0];let S=i.indexOf(`
`),l;return({start:m,end:u})=>{for(;S>=0&&S<m;S=i.indexOf(`
`,S+1))g.push(S+1);l??=b(i);const T=v=>h(l??[],v-1),_=Math.max(1,h(g,m)),R=g[_-1]??0,a=(g[_]??(S<0?i.length:S)+1)-1,E=v=>v-R-T(v)+T(R)+1;return{line:_,column:E(
Math.max(m,R)),endColumn:E(Math.min(u,a))}}},b=i=>/[\uD800-\uDBFF]/.test(i)?Array.from(i.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),g=>g.index):[];function h(i,g){
let S=0,l=i.length;for(;S<l;){const m=S+l>>>1;(i[m]??0)<=g?S=m+1:l=m}return S}}),997:((ae,H,c)=>{c.d(H,{O:()=>k,T:()=>D});var d=c(1064);const k=({earlier:P,attempt:L,
later:U})=>[...P,L,...U];function r({discovery:P,timing:L,headMs:U,hops:I},{attemptMs:x}){const C=U!==null&&U<=x?I.at(-1)?.status:null;return C===null||(0,d.Mq)(
C??0)?"retries":P.kind!=="failed"&&L.totalMs<=x?"works":"fails"}function D(P,L){const U=P.map(C=>r(C,L)),I=U.indexOf("works");return I<0?"never":I<=L.retries&&!U.
slice(0,I).includes("fails")?"always":"sometimes"}}),1731:((ae,H,c)=>{c.d(H,{Cg:()=>C,Ty:()=>x,Zy:()=>b,dU:()=>h,hZ:()=>r,oF:()=>L,rK:()=>U});var d=c(9562);const k=new RegExp(
`^${d.eQ}$`),r=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,D=new RegExp(`^${r}[.+-]?$`),P=2n**63n-1n;function L(g){const[
,S,l,m,u]=k.exec(g)??[];return S===void 0?null:I(g,S,m??l,u)}function U(g){const[,S,l,m]=D.exec(g)??[];return S===void 0?null:I(g,S,l,m)}function I(g,S,l="",m=""){
const u=S.split(".").map(_=>_.replace(/^0+(?=.)/,""));if(u.some(_=>_.length>19))return null;const T=u.map(BigInt);if(T.some(_=>_>P))return null;for(;T.length<3;)
T.push(0n);return{text:g,numbers:T,written:u.length,pre:l,build:m}}const x=g=>g.pre!=="",C=({numbers:g,pre:S,build:l})=>`${g.join(".")}${S===""?"":`-${S}`}${l===
""?"":`+${l}`}`;function b(g,S,l=h){const m=Math.max(g.numbers.length,S.numbers.length);for(let u=0;u<m;u++){const[T,_]=[g.numbers[u]??0n,S.numbers[u]??0n];if(T!==
_)return T<_?-1:1}return g.pre===S.pre||g.numbers.length!==S.numbers.length?0:g.pre===""||S.pre===""?g.pre===""?1:-1:l(g.pre,S.pre)}function h(g,S){const[l,m]=[
g.split("."),S.split(".")];for(let u=0;;u++){const[T,_]=[u+1>=l.length,u+1>=m.length];if(T!==_)return T?-1:1;const R=i(l[u]??"",m[u]??"");if(R!==0||T)return R}}
function i(g,S){const[l,m]=[/^[0-9]*$/.test(g),/^[0-9]*$/.test(S)];return l!==m?l?-1:1:l&&g.length!==S.length?g.length-S.length:g===S?0:g<S?-1:1}}),826:((ae,H,c)=>{
c.r(H),c.d(H,{attemptLimitMs:()=>fn.nT,judgeRequests:()=>Kt,judgeVisit:()=>eo,mergeFindings:()=>Pt,networkOf:()=>ko,readCliConfig:()=>Rn,readMachineCredentials:()=>is,
thisMachine:()=>D,visitHosts:()=>fn.pj});var d=c(8161),k=c(5747);const r={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function D(e){const t=(0,d.platform)();return{
system:t==="win32"?"windows":"unix",platform:`${t==="win32"?"windows":t}_${r[(0,d.arch)()]??(0,d.arch)()}`,environment:e,accountHome:P()}}function P(){try{return(0,d.
userInfo)().homedir||null}catch(e){return(0,k.Oj)(e),null}}var L=c(3024),U=c(6760),I=c(1807),x=c(4929),C=c(2713),b=c(6134),h=c(8947);class i extends Error{start;constructor(t,n){
super(t),this.start=n}}const g=200,S=20;function l(e){const t=e[S];if(t!==void 0)throw new i(`more than ${S} names before a value`,t.start)}const m={a:"\x07",b:"\
\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v","\\":"\\",'"':'"'},u=/\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y,T=1114111;function _(e,t,n){
let s="",o=0,f=t+1;for(let p=f;p<e.length;p+=1){const O=e[p];if(o>0)O==="{"?o+=1:O==="}"&&(o-=1);else if(O==='"'){const M=e.slice(f,p);return{value:s===""?M:(0,h.
uK)(s+(0,h.ZJ)(M)),end:p+1}}else{if(O===`
`)throw new i("string is not terminated",p);O==="\\"?(p>f&&(s+=(0,h.ZJ)(e.slice(f,p))),s+=R(e,p,n),f=u.lastIndex,p=f-1):n==="hcl"&&e.startsWith("${",p)&&(o=1,p+=
1)}}throw new i("string is not terminated",e.length)}function R(e,t,n){u.lastIndex=t;const[s,o,f,p,O,M]=u.exec(e)??[];if(o!==void 0)return m[o]??"";if(f!==void 0)
return String.fromCharCode(Number.parseInt(f,16));if(p!==void 0)return String.fromCharCode(Number.parseInt(p,8));const $=Number.parseInt(O??M??"",16),W=$>=55296&&
$<=57343;if(s===void 0||$>T||W&&n==="json")throw new i("invalid escape sequence",t);return(0,h.ZJ)(W?"\uFFFD":String.fromCodePoint($))}const a=new RegExp("[^\\p{L}\\p{Nd}_]","u");
function E(e,t){const n=e.indexOf(`
`,t)+1,s=e.startsWith("<<-",t),o=e.slice(t+(s?3:2),Math.max(0,n-1));if(!e.startsWith("<<",t)||o===""||a.test(o))throw new i("invalid heredoc marker",t);for(let f=n;;){
const p=e.indexOf(`
`,f);if(p<0)throw new i("heredoc is not terminated",e.length);const O=e.slice(f,p);if(O.length>=o.length+(s?1:0)&&O.replace(/^[\t\v\f\r ]+/,"")===o){const $=O.slice(
0,O.length-o.length),W=e.slice(n,f);return{value:s?v(W,$):W+$,end:p+1}}f=p+1}}function v(e,t){const n=e.split(`
`).slice(0,-1);return n.every(s=>s.startsWith(t))?n.map(s=>`${s.slice(t.length)}
`).join(""):e}const N={hcl:"{}[],=",json:"{}[],:"},w=/[ \t\n\r]+/y,y=/(?:#|\/\/)[^\n]*/y,A=new RegExp("[\\p{L}_]","uy"),G=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),V=/-?0[xX][0-9a-fA-F]+/y,ne=/(?:-?\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d*)?/y,
ee=/^-?0\d+[89]/,Y=/^-?0\d/,se=/[\0\ue123]/;function oe(e,t,n){return e.lastIndex=n,e.exec(t)?.[0]??""}class ue{#e;#t;#s=0;constructor(t,n){this.#e=t,this.#t=n;
const s=t.search(se);if(s>=0)throw new i("null character or U+E123",s)}next(){this.#i();const t=this.#s,{kind:n,value:s,end:o}=this.#n(t);return this.#s=o,{kind:n,
value:s,start:t,end:o}}#n(t){const n=this.#e,s=n[t];if(s===void 0)return{kind:"end of the file",value:"",end:t};if(N[this.#t].includes(s))return{kind:s,value:s,
end:t+1};if(s==='"')return{kind:"string",..._(n,t,this.#t)};if(s==="<"&&this.#t==="hcl")return{kind:"heredoc",...E(n,t)};if(oe(A,n,t)!=="")return this.#o(t);const o=this.#t===
"hcl"?oe(V,n,t):"",f=o||oe(ne,n,t);if(f==="")throw new i("illegal character",t);const p=t+f.length,O=o===""&&/[.eE]/.test(f),M=this.#t==="hcl"?ee:Y;if(!O&&M.test(
f))throw new i("number begins with 0",t);return{kind:O?"float":"number",value:f,end:p}}#o(t){G.lastIndex=t;const n=G.exec(this.#e)?.index??this.#e.length,s=this.#e.
slice(t,n);if(s==="true"||s==="false")return{kind:"bool",value:s,end:n};if(this.#t==="hcl")return{kind:"name",value:s,end:n};if(s==="null")return{kind:"null",value:s,
end:n};throw new i("illegal character",t)}#i(){for(;;){const t=this.#s;if(this.#s+=oe(w,this.#e,this.#s).length,this.#t==="hcl"&&this.#l(),this.#s===t)return}}#l(){
if(this.#e.startsWith("/*",this.#s)){const t=this.#e.indexOf("*/",this.#s+2);if(t<0)throw new i("comment is not terminated",this.#e.length);this.#s=t+2}else this.#s+=
oe(y,this.#e,this.#s).length}}function me(e){const t=new Ee(e);return Se(t.parse())}class Ee{#e;#t=0;constructor(t){this.#e=new ue(t,"json")}parse(){return this.#e.
next(),this.#s()}#s(){this.#t+=1;const t=[];do{const n=this.#n(),s=n&&this.#o(this.#e.next());if(!s)break;t.push({keys:n,value:s})}while(this.#e.next().kind==="\
,");return this.#t-=1,t}#n(){const t=[];for(;;){const{kind:n,value:s,start:o,end:f}=this.#e.next();if(n===":"&&t.length>0)return t;if(n==="}"||n==="end of the f\
ile")return null;if(n!=="string")throw new i("expected a name in quotation marks",o);t.push({name:s,start:o,end:f}),l(t)}}#o(t){const{kind:n,value:s,start:o}=t;
if(this.#t>g)throw new i(`values are nested deeper than ${g} levels`,o);switch(n){case"{":return{kind:"object",items:this.#s()};case"[":return this.#i();case"st\
ring":return{kind:n,value:s};case"number":case"float":return{kind:n,text:s};case"bool":return{kind:n,value:s==="true"};case"null":return{kind:"string",value:""};case"\
}":case"end of the file":return null;default:throw new i("expected a value",o)}}#i(){const t=[];for(let n=this.#e.next();n.kind!=="]";n=this.#e.next()){if(n.kind===
","||n.kind==="bool"||n.kind==="[")continue;const s=this.#o(n);if(s===null)return null;t.push(s)}return{kind:"list",elements:t}}}function Se(e){return e.flatMap(
$e)}function $e({keys:e,value:t}){return t.kind==="object"&&z(t.items.map(n=>n.value))?t.items.flatMap(n=>{const s=[...e,...n.keys];return l(s),$e({keys:s,value:n.
value})}):t.kind==="list"&&z(t.elements)?t.elements.flatMap(n=>$e({keys:e,value:n})):[{keys:e,value:B(t)}]}const z=e=>e.length>0&&e.every(({kind:t})=>t==="objec\
t");function B(e){return e.kind==="object"?{kind:"object",items:Se(e.items)}:e.kind==="list"?{kind:"list",elements:e.elements.map(B)}:e}const te=(e,t)=>new Q(e,
t).parse();class Q{#e;#t;#s;#n=null;#o=0;constructor(t,n){this.#e=t,this.#t=new ue(t,"hcl"),this.#s=n}parse(){const t=this.#i();return this.#d("end of the file"),
t}#i(){const t=[],n=new Set;for(;this.#r().kind!=="}"&&this.#r().kind!=="end of the file";){const s=this.#h(),o=this.#r().kind==="=";if(o&&this.#c(),o&&this.#r().
kind==="end of the file")break;t.push(o?{keys:s,value:this.#u(),isAssigned:o}:{keys:s,value:this.#f()}),o&&this.#s&&this.#l(s,n),this.#r().kind===","&&this.#c()}
return t}#l(t,n){for(const{start:s,end:o}of t){const f=this.#e.slice(s,o);if(n.has(f))throw new i("each argument can only be defined once",s);n.add(f)}}#h(){const t=[];
for(;;){const{kind:s,value:o,start:f,end:p}=this.#r();if(s!=="name"&&s!=="string")break;t.push({name:o,start:f,end:p}),l(t),this.#c()}const{kind:n}=this.#r();if(t.
length===0)throw this.#a("a name");if(n==="="&&t.length>1)throw this.#a('"{"');if(n!=="="&&n!=="{")throw this.#a('"=" or "{"');return t}#u(){const{kind:t,value:n}=this.#r();
switch(t){case"{":return this.#f();case"[":return this.#m();case"string":case"heredoc":return this.#c(),{kind:"string",value:n};case"number":case"float":return this.#c(),
{kind:t,text:n};case"bool":return this.#c(),{kind:t,value:n==="true"};default:throw this.#a("a value")}}#f(){this.#p("{");const t=this.#i();return this.#d("}"),
this.#o-=1,{kind:"object",items:t}}#m(){this.#p("[");const t=[];let n=!1;for(let s=this.#r();s.kind!=="]";s=this.#r())if(s.kind===",")this.#c(),n=!1;else{if(n)throw this.#a(
'"," or "]"');t.push(this.#u()),n=s.kind!=="["}return this.#d("]"),this.#o-=1,{kind:"list",elements:t}}#p(t){const{start:n}=this.#r();if(this.#d(t),this.#o+=1,this.#o>
g)throw new i(`values are nested deeper than ${g} levels`,n)}#d(t){if(this.#r().kind!==t)throw this.#a(le(t));this.#c()}#r(){return this.#n??=this.#t.next(),this.#n}#c(){
this.#n=null}#a(t){const{kind:n,start:s}=this.#r();return new i(`expected ${t}, found ${le(n)}`,s)}}function le(e){return e.length===1?`"${e}"`:e==="name"?"a wo\
rd without quotation marks":e==="end of the file"?"the end of the file":`a ${e}`}function ke(e,t){const n=new RegExp("^\\p{White_Space}*\\{","u").test(e),s=n?e:
e.replaceAll(`\r
`,`
`),o=(0,b.yN)(s);try{return{kind:"read",items:n?me(s):te(s,t==="opentofu"),placeOf:o}}catch(f){if(!(f instanceof i))throw f;const{message:p,start:O}=f;return{kind:"\
refused",why:p,place:o({start:O,end:O+1})}}}var fe=c(6188);const Re="registry_protocols",_e={requestTimeoutSeconds:null,retryCount:null};function Me(e){for(const{
keys:t,value:n}of e){const[s]=t;if(s?.name!==Re||n.kind!=="object")continue;let{requestTimeoutSeconds:o,retryCount:f}=_e;const p={path:[Re],span:s};try{return(0,fe.
RC)(n.items,"retry_count",p,(O,M)=>{f=(0,fe.sD)(O,M,void 0)}),(0,fe.RC)(n.items,"request_timeout_seconds",p,(O,M)=>{o=(0,fe.sD)(O,M,void 0)}),{requestTimeoutSeconds:o,
retryCount:f,mistakes:[]}}catch(O){if(!(O instanceof fe.aZ))throw O;const M={span:O.argument.span,why:O.message};return{..._e,mistakes:[M]}}}return{..._e,mistakes:[]}}
function ze(e,t){const n=Xe(t.TF_REGISTRY_CLIENT_TIMEOUT);return n!==null?n*1e3:e===null?null:e>0?e*1e3:Number.POSITIVE_INFINITY}const We=1e4,Le=1;function xe(e,{
requestTimeoutSeconds:t,retryCount:n},s){const o=Xe(s.TF_REGISTRY_DISCOVERY_RETRY)??n??Le;return{client:e,attemptMs:ze(t,s)??We,retries:Math.max(o,0)}}function Xe(e){
const t=/^\+?\d+$/.test(e??"")?Number(e):0;return t>0?t:null}const Ge={credentials:new Map,hosts:new Map,helpers:new Map},Ze={path:[],span:{start:0,end:0}};function Ie(e,t){
const n={},s=()=>({...Ge,...n});try{for(const[o,f]of je(n,t))(0,fe.RC)(e,o,Ze,f);return{values:s(),mistake:null}}catch(o){if(!(o instanceof fe.aZ))throw o;return{
values:t==="opentofu"?s():Ge,mistake:o}}}function je(e,t){const n=t==="terraform",s=(M,$)=>(0,fe.sc)(M,$,void 0),o=(M,$)=>(0,fe.zC)(M,$,void 0),f=(M,$)=>(0,fe.P2)(
M,$,void 0,fe.sc),p=[["providers",f],["provisioners",f],["disable_checkpoint",o],["disable_checkpoint_signature",o]],O=(M,$)=>n?$:M??$;return[...n?p:[],["plugin\
_cache_dir",s],["plugin_cache_may_break_dependency_lock_file",o],["host",(M,$)=>{e.hosts=(0,fe.P2)(M,$,e.hosts,(W,F,X)=>Qe(W,F,O(X,{services:null})))}],["creden\
tials",(M,$)=>{e.credentials=(0,fe.P2)(M,$,e.credentials,fe.hp)}],["credentials_helper",(M,$)=>{e.helpers=(0,fe.P2)(M,$,e.helpers,(W,F,X)=>ht(W,F,O(X,{args:[]})))}]]}
function Qe(e,t,n){return(0,fe.RC)((0,fe.mW)(e,t),"services",t,(s,o)=>{n.services=(0,fe.hp)(s,o,n.services??void 0)}),n}function ht(e,t,n){return(0,fe.RC)((0,fe.
mW)(e,t),"args",t,(s,o)=>{n.args=(0,fe.VX)(s,o,n.args,fe.sc)}),n}const ft={credentials:new Map,hosts:new Map,helpers:new Map,installations:null,protocols:_e,findings:[],
secrets:[],isRead:!1};function pt({shown:e,text:t,isUtf8:n},s){const o=(ye,ve)=>({problem:(0,x.credentialsConfig)({clients:[s],mistake:ye}),place:ve}),f=(ye,ve)=>({
...ft,findings:[o({kind:"syntax",file:e,why:ye},ve)]}),p=ke(t,s);if(p.kind==="refused")return f(p.why,{file:e,...p.place});if(!n)return f("illegal UTF-8 encodin\
g",null);const{values:O,mistake:M}=Ie(p.items,s),$=ye=>({file:e,...p.placeOf(ye)}),W=we(p.items),F=(ye,ve)=>$(W.get(Ue(ye,ve))??{start:0,end:0}),X=({argument:{path:ye,
span:ve},want:Je})=>o({kind:"type",file:e,path:ye,want:Je},$(ve)),he=M===null?p.items:[],pe=Me(s==="opentofu"?he:[]),ce=({span:ye,why:ve})=>o({kind:"block",file:e,
why:ve},$(ye));return{credentials:K(O.credentials,(ye,ve)=>Z(ye,F("credentials",ve))),hosts:K(O.hosts,({services:ye},ve)=>({place:F("host",ve),services:Array.from(
ye??[],([Je,dt])=>({id:Je,value:ie(dt)}))})),helpers:K(O.helpers,({args:ye},ve)=>({place:F("credentials_helper",ve),args:ye})),installations:{items:he.filter(j),
shown:e,placeOf:$},protocols:pe,findings:[...M===null?[]:[X(M)],...pe.mistakes.map(ce)],secrets:[...O.credentials.values()].flatMap(re),isRead:M===null||s==="op\
entofu"}}const j=({keys:[e]})=>e?.name==="provider_installation",K=(e,t)=>new Map(Array.from(e,([n,s])=>[n,t(s,n)]));function Z(e,t){const n=e.get("token"),s=n?.
kind==="string";return{place:t,token:s?new C.o(n.value.normalize("NFC")):null,hasValue:n!==void 0,crashes:[...e.values()].some(J)}}const J=e=>{switch(e.kind){case"\
maps":return!0;case"list":return e.elements.some(J);case"map":return[...e.entries.values()].some(J);default:return!1}};function re(e){return[...e.values()].flatMap(
t=>t.kind==="string"||t.kind==="int"?[new C.o(String(t.value))]:[])}function ie(e){return e.kind==="maps"?de(e.elements[0]??new Map):q(e)}function q(e){switch(e.
kind){case"list":return e.elements.map(q);case"map":return de(e.entries);case"maps":return e.elements.map(de);default:return e.value}}const de=e=>Object.fromEntries(
Array.from(e,([t,n])=>[t,q(n)]));function we(e){const t=new Map;for(const{keys:n,value:s}of e){const[o,f]=n,p=s.kind==="object"?s.items.map(O=>O.keys[0]):[];for(const O of f===
void 0?p:[f])O!==void 0&&t.set(Ue(o?.name??"",O.name),O)}return t}const Ue=(e,t)=>`${e.toLowerCase()} ${t}`;var Be=c(1731);function He(e,t,n,s=null){const o=pn(
t.environment,s),f=_t(t);if(f===null)return{main:o,directory:null,directoryOff:null,helperDirectories:[],mirrorDirectories:[]};const p=t.system==="windows"?gn:mn,
{main:O,directory:M,dataDirectories:$}=p(e,f,t.environment,n),W=vn(t),F=$.flatMap(ce=>[W(ce,"plugins"),W(ce,"plugins",t.platform)]),X=[...$,...Ke(f,t)].map(ce=>W(
ce,"plugins")),he={helperDirectories:F,mirrorDirectories:X};if(o===null)return{main:{path:O,chosenBy:"default"},directory:M,directoryOff:null,...he};const pe={path:M,
by:o.chosenBy};return{main:o,directory:null,directoryOff:pe,...he}}function Ke(e,t){const{system:n,platform:s,environment:o}=t;if(n==="windows")return[qe(e,"Has\
hiCorp","Terraform")];if(s.startsWith("darwin"))return[e,""].map(M=>Ne(M,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:f="",XDG_DATA_DIRS:p}=o,
O=M=>M.startsWith("/");return[O(f)?f:Ne(e,".local","share"),...(p||"/usr/local/share:/usr/share").split(":").filter(O)].map(M=>Ne(M,"terraform"))}function Fe(e,t){
const n=_t(t),s=t.system==="windows"?"\\":"/";return n===null||n.length<2||!e.startsWith(n+s)?e:(t.system==="windows"?"%APPDATA%":"~")+e.slice(n.length)}function pn(e,t){
if(t)return{path:t,chosenBy:"cli-config"};for(const n of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const s=e[n];if(s)return{path:s,chosenBy:n}}return null}function _t({
system:e,environment:t,accountHome:n}){return e==="windows"?t.APPDATA||null:t.HOME||n||null}function mn(e,t,n,s){const[o,f]=[Ne(t,".terraformrc"),Ne(t,".tofurc")],
p=Ne(t,".terraform.d");if(e==="terraform")return{main:o,directory:p,dataDirectories:[p]};const{XDG_CONFIG_HOME:O,XDG_DATA_HOME:M}=n,$=!s(o)&&!s(f);return{main:O&&
$?Ne(O,"opentofu","tofurc"):bt(f,o,s),directory:O&&!s(p)?Ne(O,"opentofu"):p,dataDirectories:M?[p,Ne(M,"opentofu")]:[p]}}function gn(e,t,n,s){const[o,f]=[qe(t,"t\
erraform.rc"),qe(t,"tofu.rc")],p=qe(t,"terraform.d");return{main:e==="terraform"?o:bt(f,o,s),directory:p,dataDirectories:[p]}}const bt=(e,t,n)=>n(t)&&!n(e)?t:e,
vn=({system:e})=>e==="windows"?qe:Ne,Ne=(e,...t)=>[e.replace(/(?<!\/)\/+$/,""),...t].join("/"),qe=(e,...t)=>[e.replace(/(?<![\\/])[\\/]+$/,""),...t].join("\\");
function yn({name:e,args:t,place:n},s,o,f){const p=s.map($=>({directory:$,files:(0,I.M)($).filter(W=>En((0,U.join)($,W)))})),O=$=>Fe($,f),M=Tn(e,p);switch(M.kind){case"\
found":{const $=(0,U.resolve)(M.directory,M.file),W=Sn($,f);return{helper:{name:e,args:t,path:$,shown:O($),refusal:W},findings:[]}}case"crash":{const $=O((0,U.join)(
M.directory,M.file));return{helper:null,findings:[{problem:(0,x.credentialsHelper)({kind:"version",name:e,path:$,client:o}),place:n}]}}case"missing":{const $={kind:"\
no helper",name:e,directories:s.map(O)};return{helper:null,findings:[{problem:(0,x.credentialsConfig)({clients:[o],mistake:$}),place:n}]}}}}const En=e=>(0,L.existsSync)(
e)&&!(0,L.statSync)(e).isDirectory(),wn=256;function Sn(e,{system:t}){if(t==="windows")return null;if(!(0,L.statSync)(e).isFile())return"permission denied";const n=Buffer.
alloc(wn);let s;try{const f=(0,L.openSync)(e,"r");try{s=(0,L.readSync)(f,n)}finally{(0,L.closeSync)(f)}}catch(f){return(0,k.Oj)(f),null}return n.toString("latin\
1",0,2)==="#!"||n.subarray(0,s).includes(0)?null:"exec format error"}const $t="terraform-credentials-",kn="0.0.0";function Tn(e,t){let n;for(const s of On(e,t)){
const o=(0,Be.oF)(s.text),{directory:f,file:p}=s;if(o===null)return{kind:"crash",directory:f,file:p};(n===void 0||(0,Be.Zy)(o,n.version,_n)>0)&&(n={...s,version:o})}
return n===void 0?{kind:"missing"}:{kind:"found",directory:n.directory,file:n.file}}function On(e,t){const n=new Map;for(const{directory:s,files:o}of t)for(const f of o){
if(!f.startsWith($t))continue;const p=f.toLowerCase().slice($t.length).replace(/\.exe$/,""),O=p.indexOf("_v");if((O<0?p:p.slice(0,O))!==e||p==="")continue;const M=O<
0?kn:p.slice(O+2).replace(/_x.*$/s,"");n.has(M)||n.set(M,{directory:s,file:f,text:M})}return[...n.values()]}function _n(e,t){const[n,s]=[e.split("."),t.split(".")];
for(let o=0;o<Math.max(n.length,s.length);o+=1){const f=bn(n[o]??"",s[o]??"");if(f!==0)return f}return 0}function bn(e,t){if(e===t)return 0;const[n,s]=[Mt(e),Mt(
t)];return e===""?s?-1:1:t===""?n?1:-1:n!==s?n?-1:1:n?BigInt(e)>BigInt(t)?1:-1:e>t?1:-1}const Mt=e=>/^-?\d+$/.test(e);var $n=c(3229),be=c(1831);function At(e,t){
const n=e.flatMap(M=>M.findings),s=(M,$)=>{n.push({problem:(0,x.credentialsConfig)({clients:[t],mistake:M}),place:$})},o=Rt(new Map(e.flatMap(M=>[...M.credentials])),
s),f=Rt(new Map(e.flatMap(M=>[...M.hosts])),s);for(const{crashes:M,label:$,place:W}of o)M&&s({kind:"panic",label:$},W);const[p,...O]=new Map(e.flatMap(M=>[...M.
helpers]));for(const[,{place:M}]of O)s({kind:"two helpers"},M);return{credentials:o,forced:f,helper:p===void 0?null:{name:p[0],...p[1]},findings:n}}function Rt(e,t){
const n=new Map;for(const[s,o]of e){const f="services"in o?"host":"credentials",p=(0,be.Pv)(s);if(!p.ok){const M=(0,$n.L6)(s);t({kind:"label",type:f,label:s,why:p.
why,advice:M},o.place);continue}const O=n.get(p.value);if(O!==void 0){const M=[O.label,s];t({kind:"two labels",type:f,host:p.value,labels:M},o.place)}n.set(p.value,
{...o,host:p.value,label:s})}return[...n.values()]}const Mn=1024*1024,An={files:1e3,bytes:4*1024*1024};function Rn(e,t,n=null,s=An){const o=He(e,t,L.existsSync,
n),{directory:f,directoryOff:p,helperDirectories:O}=o,M=Cn(o,e,t),$=[...M,...Ct(f,e,t,s)],W=Ct(p?.path??null,e,t,s),F=At(et($),e),X=F.helper&&yn(F.helper,O,e,t),
he=At(et(W),e).credentials,pe=M[0]?.blocks?.protocols??_e;return{...F,client:e,installations:et($).flatMap(({installations:ce})=>ce??[]),mirrors:o.mirrorDirectories.
map(ce=>({path:ce,shown:Fe(ce,t)})),paths:o,files:[...$.map(({file:ce})=>ce),...W.map(({file:ce})=>({...ce,state:"off"}))],turnedOff:he.map(({host:ce,place:ye})=>({
host:ce,place:ye})),helper:X?.helper??null,requestTimeoutMs:e==="opentofu"?ze(pe.requestTimeoutSeconds,t.environment):null,patience:xe(e,pe,t.environment),findings:[
...$.flatMap(({finding:ce})=>ce??[]),...F.findings,...X?.findings??[]],secrets:[...et($),...et(W)].flatMap(({secrets:ce})=>ce)}}const et=e=>e.flatMap(({blocks:t})=>t??
[]);function Cn({main:e},t,n){if(e===null)return[];const{path:s,chosenBy:o}=e;if((0,L.existsSync)(s))return[Dt(s,t,n)];const f={path:s,shown:Fe(s,n),state:"abse\
nt"},O=o==="default"?null:mt({kind:"missing",setting:o,path:s},t);return[{file:f,blocks:null,finding:O,bytes:0}]}const Dn=/\.tfrc(?:\.json)?$/s;function Ct(e,t,n,s){
if(e===null)return[];const o=[];let f=0;for(const p of(0,I.M)(e)){if(!Dn.test(p))continue;const O=(0,U.join)(e,p);if(o.length>=s.files||f>=s.bytes){const $=Fe(O,
n),W=mt({kind:"too much",file:$,...s},t);o.push({file:{path:O,shown:$,state:"not read"},blocks:null,finding:W,bytes:0});break}const M=Dt(O,t,n);o.push(M),f+=M.bytes}
return o}function Dt(e,t,n){const s=(0,k.yR)(e,Mn),o=Fe(e,n);if(!s.ok){const{failure:O}=s,M=mt({kind:"unreadable",file:o,failure:O},t);return{file:{path:e,shown:o,
state:"not read"},blocks:null,finding:M,bytes:0}}const f=pt({shown:o,...s},t),p=f.isRead?"read":"not read";return{file:{path:e,shown:o,state:p},blocks:f,finding:null,
bytes:s.bytes}}const mt=(e,t)=>({problem:(0,x.credentialsConfig)({clients:[t],mistake:e}),place:null});function Pt(e){const t=new Map;for(const n of e){const{problem:s,
place:o}=n,f=JSON.stringify([s.code,s.message,o]),p=t.get(f)?.problem.affects??[],O=[...new Set([...p,...s.affects??[]])];t.set(f,{problem:{...s,affects:O},place:o})}
return[...t.values()]}var nt=c(3534),Pe=c(1064);const gt=(e,t)=>({name:e,isProgram:!1,answers:t,find:n=>t.get(n)??null});async function Pn(e,t){let n=null;const s=[],
o=[];for(const f of e){const p=n===null||!f.isProgram,O=p?await f.find(t):null;s.push({source:O?.source??f.name,held:p?Ln(O):"not asked",counts:n===null&&O!==null}),
O?.problem&&o.push({problem:O.problem,place:O.place}),n??=O}return{answer:n,looks:s,findings:o}}function Ln(e){return e===null?"nothing":e.token===null?"no toke\
n":e.token.reveal()===""?"an empty token":"a token"}const Lt=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function st(e,t,n=null){const s=t.reveal(),o={source:e,place:n,token:t,
problem:Un(e,s)};return Lt.test(s)?{...o,isUnsendable:!0}:o}const In=[[Lt,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function Un(e,t){if(t==="")return(0,nt.credentialsEmpty)({source:e});
const n=In.find(([s])=>s.test(t))?.[1];return n!==void 0?(0,nt.credentialsMalformed)({source:e,slip:n}):t.length<C.I?(0,nt.credentialsShort)({source:e}):null}const Nn="\
TF_TOKEN_";function xn(e){return Object.entries(e).flatMap(([t,n])=>{const s=t.startsWith(Nn)?(0,be.$k)(t):null;return s===null||n===void 0?[]:[{host:s,variable:t,
token:new C.o(n)}]})}const zn=e=>gt("TF_TOKEN_ variables",new Map(xn(e).map(({host:t,variable:n,token:s})=>[t,st(n,s)])));function jn(e){const t="tokens setting",
n=e.map(({host:s,token:o})=>{const f=st(t,o);return[s,o.reveal()===""?{...f,token:null}:f]});return gt(t,new Map(n))}function Hn({tokens:e,environment:t,clients:n}){
const s=[jn(e),zn(t)],o=n.map(({client:p,config:O,helper:M,turnedOff:$=[]})=>{const W=[O&&It(O),M].filter(F=>F!==null);return{client:p,turnedOff:$,sources:[...s,
...W]}}),f=n.flatMap(({config:p})=>p===null?[]:It(p));return{known:Bn([...s,...f]),find:async p=>{const O=await Promise.all(o.map(async({client:M,sources:$,turnedOff:W})=>{
const{looks:F,...X}=await Pn($,p);return{...X,client:M,looks:[...F,...Kn(W,p)]}}));return{answer:Wn(O.map(({answer:M})=>M)),clients:O.map(({client:M,looks:$})=>({
client:M,looks:$})),findings:O.flatMap(({findings:M})=>M),difference:Xn(p,O)}}}}function Bn(e){const t=new Map;for(const n of e)for(const[s,o]of n.answers)t.has(
s)||t.set(s,o);return new Map([...t].flatMap(([n,{token:s,source:o}])=>s===null?[]:[[n,o]]))}const Kn=(e,t)=>e.filter(n=>n.host===t).map(({place:n,by:s})=>({source:`${n.
file}:${n.line} (${s} names another file)`,held:"not read",counts:!1})),It=({credentials:e})=>gt("CLI configuration",new Map(e.map(t=>[t.host,Fn(t)])));function Fn({
host:e,place:t,token:n,hasValue:s}){const o=`${t.file}:${t.line}`;if(n!==null)return st(o,n,t);const f={kind:"no token",file:o,host:e,hasValue:s};return{source:o,
place:t,token:null,problem:(0,x.credentialsConfig)({clients:Pe.Du,mistake:f})}}function Wn(e){return e.find(t=>t?.token)??e.find(t=>t!==null)??null}function Xn(e,t){
const[n,...s]=t,o=s.find(({answer:p})=>Ut(p)!==Ut(n?.answer??null));if(n===void 0||o===void 0)return null;const f=({client:p,answer:O})=>({client:p,source:O?.token?
O.source:null});return(0,nt.credentialsDiffer)({host:e,first:f(n),other:f(o)})}const Ut=e=>e?.token?.reveal()??null;var Gn=c(1421),tt=c(4e3),Nt=c(7531);const xt=1024*
1024;function Vn(e,t){const n=new Map;let s=null;const o=async f=>{if(s!==null)return s;const p=await Yn(e,f,t),O=ts(e,p,t);return p.kind==="stopped"&&(s??=O),O};
return{name:vt(e),isProgram:!0,find:f=>{const p=n.get(f)??o(f);return n.set(f,p),p}}}const vt=({name:e})=>`credentials helper ${e}`;async function Yn(e,t,n){if(e.
refusal!==null)return{kind:"not started",why:e.refusal};if(n.stop.aborted)return{kind:"stopped",why:zt};const s=Qn(e,t,n.environment);return typeof s=="string"?
{kind:"not started",why:s}:await Jn(s,n)}const zt="was running when the check ended";function Jn(e,t){return new Promise(n=>{const s=[],o=[];let f=0;const{timeoutMs:p,
abortAfter:O}=t,M=O(p),$=pe=>{M.removeEventListener("abort",F),t.stop.removeEventListener("abort",X),n(pe)},W=pe=>{Zn(e,t),$({kind:"stopped",why:pe})},F=()=>W(`\
did not exit within ${p/1e3} s (timeout-seconds)`),X=()=>W(zt);M.addEventListener("abort",F),t.stop.addEventListener("abort",X);const he=pe=>ce=>{f+=ce.length,f>
xt?W(`wrote more than ${xt/1024/1024} MiB`):pe.push(ce)};e.stdout?.on("data",he(s)),e.stderr?.on("data",he(o)),e.on("error",pe=>$({kind:"not started",why:jt(pe)})),
e.on("close",pe=>{const[ce,ye]=[Buffer.concat(s),Buffer.concat(o).toString()];$({kind:"ended",isSuccess:pe===0,output:ce,complaint:ye})})})}function Zn(e,{kill:t}){
try{e.pid!==void 0&&t((0,d.platform)()==="win32"?e.pid:-e.pid,"SIGKILL")}catch(n){(0,k.Oj)(n)}e.stdout?.destroy(),e.stderr?.destroy(),e.unref()}function Qn({path:e,
args:t},n,s){try{return(0,Gn.spawn)(e,[...t,"get",n],{env:qn(s),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0})}catch(o){return jt(o)}}const qn=e=>Object.
fromEntries(Object.entries(e).filter(([t])=>!t.startsWith("INPUT_"))),es={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format err\
or",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function jt(e){const t=(0,k.Oj)(e);return es[t]??t}function ts(e,t,n){const{shown:s}=e;
switch(t.kind){case"not started":return ot(e,`failed to run ${s}: ${t.why}`);case"stopped":return ot(e,`${s} ${t.why} and was stopped`);case"ended":{if(!t.isSuccess){
const o=os(t.complaint);return ot(e,o===""?`error in ${s}, but it produced no error message`:`error in ${s}: ${o}`)}return ns(e,t.output,n)}}}function ns(e,t,{learn:n}){
const s=(0,Nt.T)(t);if(s.kind==="not-json"||s.kind==="not-object")return ot(e,`malformed output from ${e.shown}: ${(0,tt.dh)(s.why)}`);const o=s.kind==="null"?null:
s.services.find(({id:p})=>p==="token")?.value;if(typeof o!="string")return null;const f=new C.o(o);return n(f),st(vt(e),f)}function ot(e,t){const n=(0,x.credentialsHelper)(
{kind:"run",name:e.name,why:t});return{source:vt(e),place:null,token:null,problem:n}}const ss=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),
os=e=>(0,tt.dh)(e.replace(ss,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim()),rs=1e4;function is({tokens:e,configs:t,timeoutMs:n},s,o){for(const $ of t.flatMap(
W=>W.secrets))o.learn($);const f=new Map,p=$=>{if($===null)return null;const W=JSON.stringify([$.path,...$.args]),F=f.get(W)??Vn($,{...o,timeoutMs:n??rs,environment:s});
return f.set(W,F),F},O=t.map($=>({client:$.client,config:$,helper:p($.helper),turnedOff:$.turnedOff.map(W=>({...W,by:$.paths.directoryOff?.by??""}))})),M=t.flatMap(
$=>$.forced.map(W=>({...W,client:$.client})));return{credentials:Hn({tokens:e,environment:s,clients:O}),configs:t,complaints:Pt(t.flatMap(({findings:$})=>$)),forced:Map.
groupBy(M,({host:$})=>$)}}var Ht=c(863),rt=c(960),yt=c(9209),Bt=c(8011),cs=c(6817),De=c(9562),ge=c(2886),it=c(997);const as=1440*60*1e3,ls=1;function us(e,t){const{
hops:n,certificates:s}=e.attempt;return[...ys(e),...ds(e,t),...gs(n),...Wt(s,t),...vs(e,t)]}function ds(e,t){const{discovery:n,hops:s}=e.attempt;switch(n.kind){case"\
skipped":return[(0,ge.bz)(n.problem)];case"failed":{const o=t.isFork&&n.problem.code==="document-unauthorized"&&!e.credentials?.hasToken;return[(0,ge.bz)(o?{...n.
problem,severity:"notice"}:n.problem)]}case"found":case"absent":{const o=s[0]?.url??"";return[...fs(o,s.length-1,t),...ps(e,t),...n.kind==="found"&&n.truncated?
[hs(e)]:[]]}}}const hs=({host:e,attempt:{hops:t}})=>(0,ge.bz)((0,Ht.documentSize)({url:t.at(-1)?.url??"",page:null,asked:(0,be.nx)(e),bytes:null,limit:Nt.b,isPadding:!0}));
function fs(e,t,n){const s=n.clients.filter(o=>t>Pe.NX[o]);return s.length>0?[(0,ge.bz)((0,yt.redirectLimit)({url:e,asks:"document",redirects:t,clients:s,limits:Pe.
NX}))]:t>ls?[(0,ge.bz)((0,yt.redirectNested)({url:e,redirects:t}))]:[]}function ps(e,{releases:t,slowMs:n}){const s=(0,be.nx)(e.host),o=e.attempt.timing.totalMs,
f=(0,it.O)(e),p=F=>(0,it.T)(f,F)!=="never",O=t.filter(F=>!p(F)),M=({client:F})=>!t.some(X=>X.client===F&&p(X)),$=[!0,!1].flatMap(F=>{const X=O.filter(pe=>M(pe)===
F);if(X.length===0)return[];const he=(0,rt.hostTimeout)({host:s,phase:"complete",tookMs:o,releases:X});return[(0,ge.bz)(he,null,F)]});if($.length>0||o<=n)return $;
const W=Ft(e.attempt.timing);return[(0,ge.bz)((0,rt.hostSlow)({host:s,tookMs:o,limitMs:n,phase:W,releases:t}))]}function Kt({host:e,known:t},n,s){const o=t.map(
({host:p})=>p),f=n.flatMap(p=>p.certificates).filter(({host:p})=>!o.includes(p));return[...ms(e,n,s.slowMs),...Wt(f,s)]}function ms(e,t,n){const[s]=t.filter(({timing:M,
hops:$})=>M.totalMs>n&&$.length>0).sort((M,$)=>$.timing.totalMs-M.timing.totalMs);if(s===void 0)return[];const{timing:o,hops:f}=s,p=f[0]?.url??"",O={host:(0,be.
nx)(e),url:p,tookMs:o.totalMs,limitMs:n};return[(0,ge.bz)((0,rt.hostSlow)({...O,phase:Ft(o)}))]}function Ft({lookupMs:e,connectMs:t,tlsMs:n,firstByteMs:s,totalMs:o}){
const p=[["lookup",e],["connection",t],["tls",n],["response",s]].map(([M,$])=>({name:M,ms:$??0})),O={name:"rest",ms:p.reduce((M,{ms:$})=>M-$,o)};return p.reduce(
(M,$)=>$.ms>M.ms?$:M,O)}function gs(e){const t=e.find(({url:s})=>s.startsWith("http://"));if(t===void 0)return[];const n=t.authorization==="withheld";return[(0,ge.
bz)((0,yt.redirectInsecure)({url:e[0]?.url??"",to:t.url,exposesToken:n}))]}function Wt(e,{certificateDays:t,now:n}){const s=new Map;for(const o of e){const f=s.
get(o.host);(f===void 0||o.expires<f.expires)&&s.set(o.host,o)}return[...s.values()].flatMap(({host:o,expires:f})=>{const p=(Date.parse(f)-n)/as;return p<0||p>=
t?[]:[(0,ge.bz)((0,cs.tlsExpiresSoon)({host:o,days:Math.floor(p),expires:f}))]})}function vs(e,t){const{host:n,attempt:s,earlier:o}=e,[f]=o;if(f?.discovery.kind!==
"failed"||s.discovery.kind==="failed")return[];const p=f.discovery.problem.message,O=(0,it.O)(e),M=t.releases.filter(W=>(0,it.T)(O,W)==="sometimes"),$=o.length+
1;return[(0,ge.bz)((0,rt.hostRecovered)({host:(0,be.nx)(n),attempts:$,failure:p,releases:M}))]}function ys({credentials:e,attempt:t}){const{discovery:n}=t;return e?.
problem?n.kind==="failed"&&n.problem.code===e.problem.code?[]:[(0,ge.bz)(e.problem)]:[]}function Es({host:e},t){if(!t.some(({service:s})=>s===De.e$))return[];const{
name:n}=(0,be.Sv)(e);return[...n.includes(".")?[]:[(0,Bt.hostDotlessModule)({host:e,name:n})],.../(^|\.)xn--/.test(e)?[(0,Bt.hostIdnModule)({host:e})]:[]].map(s=>(0,ge.
bz)(s,De.e$))}var Et=c(5799),ws=c(8185),Ce=c(4283),Ae=c(9319),wt=c(5195);function Ss({host:e,attempt:t},n){const{name:s}=(0,be.Sv)(e),o=(0,wt.uo)(s),f=t.hops[0]?.
address??null;if(o!=="public"||f===null)return o;const p=(0,wt.Zu)(f),O=n.some(M=>M.name===s);return p==="loopback"&&O?"public":p}const Xt={public:0,reserved:1,
private:2,metadata:2,loopback:3},Gt=(e,{kind:t})=>Xt[Vt(e)]>Xt[t];function ks(e,t){const{host:n,hasToken:s,hostname:o}=t,f=e.filter(({url:F})=>Gt(F,t)),p=e.filter(
F=>!f.includes(F)),O=p.filter(({url:F})=>F.scheme==="http"),M=p.filter(({id:F,endpoint:X})=>X===null&&(0,De.p4)(F)),$=Map.groupBy(M,({url:F})=>St(F,o)),W=p.filter(
({endpoint:F,url:X})=>F===null&&Ts(X,o));return[...Ve(f,at,F=>{const[X,...he]=new Set(f.map(({url:ce})=>Vt(ce))),pe=he.length===0&&(X==="loopback"||X==="reserve\
d");return(0,Ae.serviceUrlPrivate)({...F,host:n,kind:pe?X:"private"})}),...Ve(O,at,F=>(0,Ae.serviceUrlInsecure)({...F,host:n,hasToken:s})),...[...$].flatMap(([F,
X])=>F===null?[]:Ve(X,at,he=>(0,Ae.serviceUrlCrossHost)({...he,host:n,name:F,hasToken:s}))),...Ve(W,at,F=>(0,Ae.serviceUrlOtherPort)({...F,host:n})),...Ve(p.filter(
({url:F})=>F.path.includes("//")),ct,F=>(0,Ae.serviceUrlDoubleSlash)({...F,host:n})),...Ve(Os(e),ct,F=>(0,Ae.serviceUrlSame)({...F,host:n}))]}function Ve(e,t,n){
if(e.length===0)return[];const s=[...new Set(e.map(({url:o})=>e.length===1?ct(o):t(o)))];return[{services:[...new Set(e.map(({id:o})=>o))],problem:n({uses:e,urls:s}),
needed:e.some(({needed:o})=>o)}]}const ct=e=>(0,tt.dh)((0,Ce.Pl)(e)),at=e=>(0,tt.dh)(`${e.scheme}://${e.host}`);function Vt(e){const{name:t}=(0,Ce.cz)(e);return(0,wt.
Sz)(/[^\0-\x7f]/.test(t)?(0,be.$o)(t)??"":t.toLowerCase())}function St(e,t){const{name:n}=(0,Ce.cz)(e),s=(0,be.Sv)(t).name;if(n.toLowerCase()===s)return null;const o=(0,be.
Pv)(n);return o.ok&&o.value===s?null:n}function Ts(e,t){if(e.scheme==="http"||St(e,t)!==null)return!1;const n=s=>Number(s||443);return n((0,Ce.cz)(e).port)!==n(
/:(\d+)$/.exec(t)?.[1]??null)}function Os(e){const t=[De.e$,De.xq].flatMap(s=>e.find(o=>o.id===s)??[]),n=new Set(t.map(({url:s})=>ct(s).replace(/\/$/,"")));return t.
length===2&&n.size===1?t:[]}function _o(e,t){const n=St(e,t);if(n===null)return null;const{port:s}=urlHost(e),o=parseHostname(s===""?n:`${n}:${s}`);return o.ok?
o.value:null}var _s=c(8988);function bs(e,t){const n=e.forced.filter(({client:p})=>t.includes(p)),s=t.filter(p=>!n.some(O=>O.client===p)),f=[...Map.groupBy(n,({
place:p,services:O})=>JSON.stringify([p,O])).values()].flatMap(p=>{const[O]=p;if(O===void 0)return[];const M={...e,attempt:$s(e,O.services),earlier:[],later:[]};
return[{clients:p.map(({client:$})=>$),visit:M,forced:O}]});return s.length>0||f.length===0?[{clients:s,visit:e,forced:null},...f]:f}function $s({host:e,attempt:t},n){
return{discovery:{kind:"found",url:(0,be.cu)(e),services:n,leftOut:0,truncated:!1},hops:[],timing:{...t.timing,totalMs:0},headMs:0,certificates:[]}}function Ms(e,{
forced:t,clients:n}){if(t===null)return[];const{discovery:s}=e.attempt,o=`${t.place.file}:${t.place.line}`,f={host:(0,be.nx)(e.host),at:o},p=s.kind==="found"?s.
services:t.services,O=As(t.services,p);return[(0,x.servicesForced)(f),...O.length>0?[(0,x.servicesForcedDiffer)({...f,services:O})]:[]].map($=>(0,ge.bz)((0,ge.aZ)(
$,n)))}function As(e,t){const[n,s]=[e,t].map(f=>new Map(f.map(({id:p,value:O})=>[p,O])));return[...new Set([...e,...t].map(({id:f})=>f))].filter(f=>!Rs(n?.get(f),
s?.get(f)))}function Rs(e,t){const n=[[e,t]];for(const[s,o]of n){if(s===o)continue;if(!Yt(s)||!Yt(o))return!1;const f=Object.keys(s);if(!(Array.isArray(s)===Array.
isArray(o)&&f.length===Object.keys(o).length)||f.some(O=>!Object.hasOwn(o,O)))return!1;for(const O of f)n.push([s[O],o[O]])}return!0}const Yt=e=>typeof e=="obje\
ct"&&e!==null;var Cs=c(9464),lt=c(2847),Te=c(793),Ds=c(794),Ps=c(9529);const Ls=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,kt=e=>Ls.
test(e)&&!/^[a-z0-9-]+\.json$/i.test(e),Jt=e=>e.replace(/[?#].*$/s,""),Zt=e=>e.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function Is(e){
const t=Us(e),{id:n,host:s,value:o}=e,f={id:n,host:s,url:(0,Ce.Pl)(e.url)};if(t!==null)return[(0,Ae.serviceUrlInvalid)({...f,why:t})];const p=xs(e)?(0,Pe.ab)(n):
[];return[o===""?(0,Ae.serviceUrlEmpty)(f):null,kt(o)?(0,Ae.serviceUrlLooksLikeHost)({...f,value:Jt(o),why:null}):null,Ns(o)?(0,Ae.serviceUrlRelative)(f):null,p.
length>0?(0,Ae.serviceUrlNoSlash)({...f,clients:p}):null,e.url.query!==""&&(0,De.p4)(n)?(0,Ae.serviceUrlQuery)(f):null].filter(O=>O!==null)}function Us({url:e}){
const{name:t,port:n}=(0,Ce.cz)(e);return t===""?"no Host in request URL":n===""||Number(n)>0&&Number(n)<=65535?null:`invalid port "${n}"`}const Ns=e=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.
test(e)&&!kt(e),xs=({value:e,url:t})=>e!==""&&!/^$|\/$/.test(t.path),zs={"client-missing":Te.loginClientMissing,"client-empty":Te.loginClientEmpty,"grant-types-\
invalid":Te.loginGrantTypesInvalid,"grant-types-unsupported":Te.loginGrantTypesUnsupported,"grant-types-unknown":Te.loginGrantTypesUnknown,"authz-missing":Te.loginAuthzMissing,
"token-missing":Te.loginTokenMissing,"ports-count":Te.loginPortsCount,"ports-range":Te.loginPortsRange,"ports-order":Te.loginPortsOrder,"ports-single":Te.loginPortsSingle,
"ports-ignored":Te.loginPortsIgnored,"scopes-invalid":Te.loginScopesInvalid,"scopes-ignored":Te.loginScopesIgnored};function js(e,t,n){const{value:s,flaws:o}=(0,Ps.
m)(e,t,n),f={...s,authz:Qt(s.authz),token:Qt(s.token)},p=Hs(f,t),O=p.length===0?[]:[Te.loginUrlPort({host:n,endpoints:p})];return{login:f,problems:[...o.map(M=>Bs(
M,n)),...O]}}function Hs(e,t){const n=(0,Ce.cz)(t);return n.port===""||n.port==="443"?[]:["authz","token"].flatMap(s=>{const o=e[s],f=o===null?null:(0,Ce.Dl)(o);
if(o===null||!f?.ok||f.value.scheme!=="https")return[];const p=(0,Ce.cz)(f.value);return p.name.toLowerCase()===n.name.toLowerCase()&&p.port===""?[{name:s,url:o,
port:n.port}]:[]})}function Bs(e,t){return"why"in e?(e.rule==="authz-invalid"?Te.loginAuthzInvalid:Te.loginTokenInvalid)({host:t,why:Zt(e.why)}):zs[e.rule]({host:t,
value:e.value})}function Qt(e){const t=e===null?null:(0,Ce.Dl)(e);return t?.ok?(0,Ce.Pl)(t.value):null}function Tt(e,t,n){const s=X=>{const{discovery:he,documentUrl:pe,
display:ce}=n;return(0,De.TE)(e,{services:he.services,documentUrl:pe,display:ce,client:X})},o=Ks(e,n).map(X=>({client:X,lookup:s(X)})),[f,...p]=o;if(f===void 0)
throw new Error("no client is checked");const O=p.filter(({lookup:X})=>X.kind!==f.lookup.kind),M=X=>!Fs(X)||s(X).kind===f.lookup.kind,$=O.length===0?(0,Pe.SZ)(e).
filter(M):[f.client],W=qt(e,f.lookup,t,$,n),F=O.flatMap(({client:X,lookup:he})=>qt(e,he,t,[X],n).drafts);return{...W,drafts:[...W.drafts,...F]}}function Ks(e,{requirements:t,
clients:n}){return t.find(({service:s})=>s===e)?.clients??n}const Fs=e=>Pe.Du.some(t=>t===e);function qt(e,t,n,s,o){const{documentUrl:f,display:p}=o,O=n||(0,De.
D6)(e),M=$=>O?$.map(W=>(0,ge.bz)(W,e,n)):[];switch(t.kind){case"url":{const{url:$,value:W}=t,F=Is({id:e,value:W,url:$,host:p}),X=O&&!F.some(({code:pe})=>pe==="s\
ervice-url-invalid"),he=(0,tt.dh)((0,Ce.Pl)($),Ds.zu);return{outcome:{id:e,kind:"url",url:he},drafts:M(F),urls:X?[{id:e,endpoint:null,url:$,needed:n}]:[]}}case"\
object":{const{value:$,leftOut:W}=t,{login:F,problems:X}=js($,f,p),he=X.find(({severity:pe})=>pe==="error");return{outcome:he?{id:e,kind:"problem",problem:he}:{
id:e,kind:"login",login:F,leftOut:W},drafts:M(X),urls:Ws(F,e,n)}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const $=(0,ge.aZ)(Gs(e,t,o),
s);return{outcome:{id:e,kind:"problem",problem:$},drafts:M([$]),urls:[]}}}}const Ws=(e,t,n)=>["authz","token"].flatMap(s=>{const o=(0,Ce.Dl)(e[s]??"");return e[s]!==
null&&o.ok?[{id:t,endpoint:s,url:o.value,needed:n}]:[]}),en=(e,{offer:t,display:n,block:s})=>({id:e,host:n,block:s,...t}),Xs=({services:e,leftOut:t})=>({offered:e.
map(({id:n})=>n),leftOut:t,isArtifactory:e.some(({value:n})=>typeof n=="string"&&n.includes("/artifactory/"))});function Gs(e,t,n){const s={...en(e,n),why:t.why};
switch(t.kind){case"missing":return(0,lt.serviceMissing)(s);case"bad-id":case"version":return(0,lt.serviceVersion)({...s,isReadable:t.kind==="version"});case"ty\
pe":{const{value:o}=t;return e===De.S3?(0,Te.loginType)({...s,value:o}):(0,lt.serviceType)({...s,value:o})}case"bad-url":{const o=Zt(t.why);return kt(t.value)?(0,Ae.
serviceUrlLooksLikeHost)({...s,value:Jt(t.value),why:o}):t.reason==="user-info"?(0,Ae.serviceUrlCredentials)(s):(0,Ae.serviceUrlInvalid)({...s,url:null,why:o})}}}
const Vs=200,Ys=10;function Js(e){const{visit:t,requirements:n,clients:s,block:o,kind:f}=e,{discovery:p}=t.attempt,O=(0,be.nx)(t.host);if(p.kind==="failed"||p.kind===
"skipped")return{services:[],leftOut:0,drafts:[]};const M=n.map(({service:W})=>W);if(p.kind==="absent")return{services:[],leftOut:0,drafts:[qs(p,O,M)]};const $={
visit:t,discovery:p,offer:Xs(p),documentUrl:p.url,display:O,clients:s,requirements:n,block:o,base:{hostname:t.host,host:O,hasToken:t.credentials?.hasToken===!0,
kind:f}};return Zs($,M)}function Zs(e,t){const{discovery:n,clients:s}=e,o=t.filter(X=>X!=="any"),f=n.services.map(({id:X})=>X).filter(X=>!o.includes(X)&&Pe.Du.some(
he=>(0,De.oe)(X,he).ok)).slice(0,Vs),p=o.map(X=>Tt(X,!0,e)),O=({outcome:X,drafts:he,urls:pe})=>X.kind!=="problem"&&!pe.some(({endpoint:ce,url:ye})=>ce===null&&Gt(
ye,e.base))&&!he.some(ce=>(0,ge.ER)(ce)&&s.some(ye=>ce.problem.affects.includes(ye))),M=f.map(X=>Tt(X,!0,e)),$=!t.includes("any")||[...p,...M].some(O),W=[...p,...$?
f.map(X=>Tt(X,!1,e)):Qs(M)],F=t.includes("any")&&W.length===0?[(0,ge.bz)((0,lt.serviceMissing)({...en("any",e),why:""}))]:[];return{services:W.map(({outcome:X})=>X),
leftOut:n.leftOut,drafts:[...W.flatMap(({drafts:X})=>X),...ks(W.flatMap(({urls:X})=>X),e.base),...F]}}function Qs(e){let t=Ys;return e.map(n=>(0,De.D6)(n.outcome.
id)||n.drafts.length===0?n:(t-=1,t>=0?n:{...n,drafts:[]}))}function qs({why:e,url:t},n,s){const o=s.filter(M=>M!=="any"),p=[...new Set(o.map(M=>M.split(".")[0]??
M))].map(De.Tz),O=o.length===1?o[0]??null:null;return(0,ge.bz)((0,Ht.documentAbsent)({host:n,url:(0,Ce.Pl)(t),why:e,required:o,clientErrors:p}),O)}function eo(e,t,n){
const{visit:s,requirements:o,isNew:f}=e,{host:p}=s,O=t.dialect.clients.filter(Oe=>o.some(Oo=>Oo.clients.includes(Oe))),M=(0,ge.TC)(p,o),$=bs(s,O),W=$.map(Oe=>so(
s,Oe,o,t,M)),F=W[0]?.services??[],he=$.some(({forced:Oe})=>Oe===null)?[...(0,_s.s)(s,M,n),...(0,Cs.u)(s,F,n)]:[],pe=[...W.flatMap(Oe=>Oe.drafts),...he],ce=to(pe,
e,t),ye=ce.filter(({problem:Oe})=>!(0,ge.pi)(Oe,p,t.ignore)),ve=(0,ge.HJ)(o),Je=Oe=>(0,ge.hD)({...Oe,problem:(0,Et.pj)(Oe.problem,M)},O,{host:p,...ve(Oe.services),
..."places"in Oe?(0,ge.Mm)(Oe.places):{},isHostNew:f}),{own:dt=[],ofFiles:To=[]}=Object.groupBy(ye,Oe=>"places"in Oe&&(0,ge.l$)(Oe)?"ofFiles":"own");return{verdict:{
visit:s,requirements:o,services:F,servicesLeftOut:W[0]?.leftOut??0,servicesFrom:$[0]?.forced?.place??null,findings:dt.map(Je).sort(ge.Np),clients:oo(dt),isNew:f},
ofFiles:To.map(Je),ignored:ce.length-ye.length}}function to(e,t,n){const{visit:s,requirements:o,predicted:f,requests:p}=t,O=s.attempt.certificates,M=no(s.host,o);
return[...e,...f,...Kt({host:s.host,known:O},p,n),...Es(s,o)].map($=>({...$,needed:$.needed&&(0,ge.ld)($,t,n),problem:(0,ge.aZ)($.problem,M)}))}function no(e,t){
return t.every(({isImplied:s})=>s)?[...t.flatMap(({clients:s})=>s),...(0,Pe.Yr)(e)]:Pe.zK}function so(e,t,n,s,o){const{clients:f,forced:p}=t,O=p===null?null:`${p.
place.file}:${p.place.line}`,M=p===null?Ss(e,s.resolve):"loopback",{services:$,leftOut:W,drafts:F}=Js({visit:t.visit,requirements:n,clients:f,block:O,kind:M}),X=p===
null?o:{...o,role:"operator"},he=s.dialect.releases.filter(({client:ve})=>f.includes(ve)),pe=[...Ms(e,t),...us(t.visit,{...s,clients:f,releases:he}),...F,...p===
null?(0,ws.I)(e.host,$,n,s):[]],ce=e.forced.map(({client:ve})=>ve),ye=p===null?Pe.zK.filter(ve=>!ce.includes(ve)):t.clients;return{services:$.map(ve=>ve.kind===
"problem"?{...ve,problem:(0,Et.pj)(ve.problem,X)}:ve),leftOut:W,drafts:pe.map(ve=>({...ve,problem:(0,Et.pj)((0,ge.aZ)(ve.problem,ye),X)}))}}function oo(e){const t=s=>{
const o=e.filter(({problem:f})=>f.affects.includes(s)&&f.usualSeverity!=="notice");return o.some(ge.ER)?"fails":o.length>0?"warns":"works"},n=Pe.zK.map(s=>[s,t(
s)]);return Object.fromEntries(n)}var tn=c(7598),ut=c(1692),nn=c(2767),Ye=c(5792),sn=c(8167);const ro=8192,on=1024,io=100;function rn(e){const t=[];for(const[f,
p]of e.sent.entries()){const O=(0,nn.h)(p);if(!O.ok)return{ok:!1,flaw:O.flaw,isLeaf:f===0};const{certificate:M}=O,{key:$}=M;if($.kind==="rsa"&&$.bits>ro)return{
ok:!1,flaw:{kind:"key-size",bits:$.bits},isLeaf:f===0};t.push(M)}const[n,...s]=t;if(n===void 0)throw new Error("a server sends at least one certificate");const o=co(
n,e);return o!==null?{ok:!1,flaw:o,isLeaf:!0}:ao(n,s,e)}function co(e,{host:t,now:n}){const s=cn(e,n);if(s!==null)return s;const{key:o}=e;return(0,sn.AI)(e.names,
t)?o.kind==="unsupported"?{kind:"key",name:o.name}:o.kind==="rsa"&&o.bits<on?{kind:"key-size",bits:o.bits}:null:{kind:"other-name",names:e.names.dns}}function cn({
unhandled:e,notBefore:t,notAfter:n},s){const[o]=e;return o!==void 0?{kind:"critical-extension",id:o}:s<t?{kind:"not-yet-valid",at:t}:s>n?{kind:"expired",at:n}:null}
function ao(e,t,n){const s={others:t,options:n,checks:0,hint:null},o=n.anchors(e.subject).some(f=>mo(f,e))?ln(s,[e]):an(s,[e]);return o!==null?{ok:!0,chain:o}:{
ok:!1,...s.hint??{flaw:{kind:"unknown-authority",sent:go(e,t)},isLeaf:!0}}}function an(e,t){const n=t.at(-1),{options:s,others:o}=e,f=[{isAnchor:!0,candidates:s.
anchors(n.issuer)},{isAnchor:!1,candidates:o.filter(({subject:p})=>(0,Ye.er)(p,n.issuer))}];for(const{isAnchor:p,candidates:O}of f)for(const M of O){if(e.checks+=
1,e.checks>io)return null;if(t.some(X=>po(X,M)))continue;const $=lo(t,M,p,s);if($!==null&&(e.hint??=$),$!==null||!uo(M,n,s))continue;const W=[...t,M],F=p?ln(e,W):
an(e,W);if(F!==null)return F}return null}function lo(e,t,n,{now:s}){const o=e.at(-1),{basic:f,key:p,maySign:O,version:M}=t,$=pe=>({flaw:pe,isLeaf:!1});if(!(f===
null?M<3&&n:f.isAuthority)||O===!1)return $({kind:"no-authority"});const F=e.length===1;if(!o.signature.isSupported)return{flaw:{kind:"signature",name:o.signature.
name},isLeaf:F};if(p.kind==="rsa"&&p.bits<on)return $({kind:"key-size",bits:p.bits});if(p.kind==="unsupported")return $({kind:"key",name:p.name});const X=cn(t,s);
if(X!==null)return $(X);const he=f?.maxPath??null;return he!==null&&e.length-1>he?$({kind:"path-length"}):null}const uo=(e,t,{isSignedBy:n})=>t.signature.isSupported&&
e.key.kind===t.signature.key&&n(t,e);function ln(e,t){const n=t.findIndex(({usages:o})=>!fo(o));return n>=0?(e.hint??={flaw:{kind:"usage"},isLeaf:n===0},null):t.
every(({constraints:o},f)=>o===null||t.slice(0,f).every(({names:p})=>(0,sn.z$)(p,o)))?t:(e.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const ho=["1.3.6.1\
.5.5.7.3.1","2.5.29.37.0"],fo=e=>e.length===0||e.some(t=>ho.includes(t)),po=(e,t)=>(0,Ye.er)(e.subject,t.subject)&&(0,Ye.er)(e.keyInfo,t.keyInfo)&&(0,Ye.er)(e.encodedNames,
t.encodedNames),mo=(e,t)=>(0,Ye.er)(e.raw,t.raw),un=({subject:e,issuer:t})=>(0,Ye.er)(e,t);function go(e,t){return un(e)?"self-signed":t.length===0?"leaf":t.some(
un)?"root":"chain"}var vo=c(3427);function yo(e){const t=Ot(()=>dn([...ut.rootCertificates,...(0,ut.getCACertificates)("extra"),...e===null?[]:[e]])),n=Ot(()=>dn(
(0,ut.getCACertificates)("system")));return{context:Ot(()=>(0,ut.createSecureContext)({...vo.Hb,ca:[]})),verify:(s,o)=>{const f={sent:s,host:o,now:Date.now(),isSignedBy:So},
p=rn({...f,anchors:t()});return p.ok?p:rn({...f,anchors:O=>[...t()(O),...n()(O)]})}}}function Ot(e){let t;return()=>(t??={value:e()},t.value)}const Eo=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;
function dn(e){const t=e.flatMap(s=>Array.from(s.matchAll(Eo),([,o=""])=>Buffer.from(o,"base64"))),n=new Map;return s=>{const o=Buffer.from(s),f=o.toString("lat\
in1"),p=n.get(f);if(p!==void 0)return p;const M=t.filter($=>$.includes(o)).map(nn.h).flatMap($=>$.ok&&o.equals($.certificate.subject)?$.certificate:[]);return M.
length>0&&n.set(f,M),M}}const hn=new WeakMap;function wo(e){const t=hn.get(e);if(t!==void 0)return t;const n={key:Buffer.from(e.keyInfo),format:"der",type:"spki"},
s=(0,tn.createPublicKey)(n);return hn.set(e,s),s}function So(e,t){try{return new tn.X509Certificate(e.raw).verify(wo(t))}catch{return!1}}function ko(e){const t=[
...e.hostnames.map(({host:n})=>(0,be.Sv)(n).name),...e.tokens.map(({host:n})=>(0,be.Sv)(n).name),...e.resolve.map(({name:n})=>n)];return{resolve:e.resolve,namedHosts:new Set(
t),chooseProxy:e.chooseProxy,trust:yo(e.authorities)}}var fn=c(3432)})};export{$o as ids,Mo as modules};
