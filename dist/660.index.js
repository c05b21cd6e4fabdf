const $o=[660,1371,1276,3432,2629,826],Mo={4929:((ae,H,i)=>{i.r(H),i.d(H,{credentialsConfig:()=>I,credentialsHelper:()=>D,servicesForced:()=>M,servicesForcedDiffer:()=>T});
var d=i(6246),k=i(1064),r=i(1831),P=i(4e3),L=i(5799);const I=(0,L.lS)((0,L.$e)("credentials-config","CLI configuration has a mistake",k.Du),({clients:p,mistake:a})=>({
...U(a),affects:p}));function U(p){switch(p.kind){case"missing":return{message:`${p.setting} names ${(0,d.o)(p.path)}, which does not exist`,help:"correct the p\
ath; the client continues without any CLI configuration"};case"unreadable":return{message:`${p.file} ${(0,P.mP)(p.failure)}`,help:p.failure.kind==="size"?"short\
en the file; the client reads all of it, this check nothing":"let this account read the file; the client continues without it"};case"too much":return{message:`${p.
file} and the files after it are not read; the limits of a directory are ${p.files} files and ${p.bytes/1024/1024} MiB`,help:"remove files that are not needed; \
the client reads all of them"};case"syntax":return{message:`${p.file} has a syntax error: ${p.why}`,help:"correct the file; the client ignores all of it, includ\
ing its tokens"};case"type":return{message:`${p.file}: ${p.path.join(".")} must be ${p.want}`,help:"correct the value; Terraform ignores the whole file, OpenTof\
u the blocks that it has not read yet"};case"block":return{message:`${p.file}: ${p.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`\
the label of the block ${p.type} ${(0,d.o)(p.label)} is not a hostname: ${p.why}`,help:p.advice??"write a hostname as the label; the client ignores the block"};case"\
two labels":return{message:`two ${p.type} blocks are for host ${(0,r.nx)(p.host)}: ${p.labels.map(d.o).join(" and ")}`,help:"remove one of the blocks; the clien\
t uses either of them at random"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client uses a\
ny of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client uses the\
 first"};case"no token":return{message:p.hasValue?`the token in the credentials block for host ${(0,r.nx)(p.host)} at ${p.file} is not a string`:`the credential\
s block for host ${(0,r.nx)(p.host)} at ${p.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credential\
s source'};case"panic":return{message:`the block credentials ${(0,d.o)(p.label)} contains an object, which makes the client panic`,help:"remove everything but t\
he token from the block"};case"no helper":return{message:`credentials helper ${(0,d.o)(p.name)}: there is no terraform-credentials-${p.name} in ${p.directories.
join(", ")}`,help:p.name===p.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in low\
er case; the client finds no other name"}}}const D=(0,L.lS)((0,L.z3)("credentials-helper","Credentials helper failed",k.Du),p=>p.kind==="version"?{message:`the \
file name ${p.path} ends with an invalid version, which makes the clients panic`,help:`name it terraform-credentials-${p.name}, or add a version such as _v1.0.0`,
affects:[p.client]}:{message:`credentials helper ${p.name}: ${p.why}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with \
0; without it discovery works, but init fails to install providers'}),x=10,M=(0,L.lS)((0,L.lm)("services-forced","A host block replaces service discovery",["ter\
raform","opentofu"]),({host:p,at:a})=>({message:`the host block at ${a} defines the services of ${p}; the host's own discovery document is not used`,help:`remov\
e the host block at ${a} to use the discovery document of ${p}`})),T=(0,L.lS)((0,L.lm)("services-forced-differ","A host block and the discovery document differ",
["terraform","opentofu"]),({host:p,at:a,services:E})=>({message:`the host block at ${a} and the discovery document of ${p} differ in ${(0,P.XT)(E,x)}`,help:"upd\
ate the host block or remove it; machines without it use other services"}))}),863:((ae,H,i)=>{i.r(H),i.d(H,{documentAbsent:()=>m,documentEncoding:()=>T,documentHeaders:()=>M,
documentIncomplete:()=>a,documentNotJson:()=>E,documentNotObject:()=>S,documentSize:()=>x,documentStatus:()=>L,documentType:()=>D});var d=i(1064),k=i(4e3),r=i(5799);
const P='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',L=(0,r.lS)((0,r.z3)("document-status","Unexpected HTTP status",d.zK),({location:l,
retryAfter:O,transient:_,asked:C,...c})=>{const{page:y,status:g}=c,N=(w,v)=>({message:`${(0,k._r)(c)}${w}; expected 200 or 404`,help:(0,k.NM)(y,C,v)});if(g>=300&&
g<400)return l?N(", which clients do not follow",(0,r.C)("redirect with 301, 302, 303, 307 or 308")):N(" without a Location header",(0,r.C)("add a Location head\
er to the redirect"));if(g===429){const w=O===null?"":` (Retry-After: ${(0,k.dh)(O,I)})`;return{...N(w,U),help:U}}return _?N("",{operator:"check the host and an\
y proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,k.B9)(C)}):N("",{operator:"return the discovery docume\
nt, or 404 if the host has no services",user:(0,k.Wt)([]),guest:(0,k.qZ)(C)})}),I=40,U={because:"the host limits the requests of this machine or of its network",
operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)",user:"wait, send fewer requests at onc\
e (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},D=(0,r.lS)((0,r.z3)("document-type","Wrong C\
ontent-Type",d.Du),({url:l,page:O,asked:_,contentType:C,malformed:c})=>{const g=C===""?"has no Content-Type":`has ${c?"a malformed Content-Type":"Content-Type"}\
 "${(0,k.dh)(C)}"`;return{message:`${l} ${g}; expected "application/json"`,help:(0,k.NM)(O,_,(0,r.C)("serve the discovery document with Content-Type: applicatio\
n/json","most servers send it for a file named terraform.json"))}}),x=(0,r.lS)((0,r.z3)("document-size","Discovery document is too large",d.Du),({url:l,page:O,asked:_,
bytes:C,limit:c,isPadding:y=!1})=>y?{message:`${l} has more than ${c} bytes; what exceeds the limit is white space`,help:(0,r.C)("remove the white space at the \
end of the document"),severity:"warning"}:{message:`${l} has ${C??`more than ${c}`} bytes, limit ${c}`,help:(0,k.NM)(O,_,(0,r.C)("check what is served at this U\
RL","a discovery document only maps service ids to URLs"))}),M=(0,r.lS)((0,r.z3)("document-headers","Response headers are too large",d.zK),({host:l})=>({message:`${l}\
 sent more than 256 KiB of response headers`,help:(0,r.C)("look for a header or cookie that grows with each request")})),T=(0,r.lS)((0,r.z3)("document-encoding",
"Discovery document cannot be decompressed",d.Du),l=>"host"in l?{message:`${l.host} sent a discovery document that is not gzip, with Content-Encoding: gzip`,help:(0,r.
C)("remove the Content-Encoding header, or compress the document")}:{message:`${l.url} has Content-Encoding "${(0,k.dh)(l.encoding)}", which the clients do not \
decompress`,help:(0,k.NM)(l.page,l.asked,(0,r.C)("configure the server, and any proxy in front of it, to respect Accept-Encoding: gzip"))}),p={closed:"closed th\
e connection in the middle of its response",length:"sent a discovery document of another length than its Content-Length",gzip:"sent a gzip document that is cut \
off"},a=(0,r.lS)((0,r.z3)("document-incomplete","Discovery document is incomplete",d.zK),({host:l,why:O})=>({message:`${l} ${p[O]}`,help:(0,r.C)("look for a ser\
ver that crashes while it responds, or a proxy that changes the body")})),E=(0,r.lS)((0,r.z3)("document-not-json","Discovery document is not valid JSON",d.zK),({
url:l,page:O,asked:_,why:C,advice:c})=>({message:`${l} is not valid JSON: ${(0,k.dh)(C)}`,help:(0,k.NM)(O,_,(0,r.C)(c??P))})),S=(0,r.lS)((0,r.z3)("document-not-\
object","Discovery document is not a JSON object",d.zK),({url:l,page:O,asked:_,why:C})=>({message:`${l} is not a JSON object: ${(0,k.dh)(C)}`,help:(0,k.NM)(O,_,
(0,r.C)(P))})),u=20,m=(0,r.lS)((0,r.z3)("document-absent","Host has no discovery document",d.zK),({host:l,url:O,why:_,required:C,clientErrors:c})=>{const y=C.length===
0?"at least one service":C.join(", "),g=_==="status"?`has no discovery document (${O} returned 404)`:"has the discovery document `null`, which offers no service\
s",N=c.slice(0,u).map(w=>`"${w}"`).join(", ");return{message:`host ${l} ${g}; required: ${y}`,help:{operator:"serve /.well-known/terraform.json at the root of t\
he host",user:(0,k.Wt)(C),guest:(0,k.qZ)(l),...N===""?{}:{note:`the clients print ${N}`}}}})}),960:((ae,H,i)=>{i.r(H),i.d(H,{hostProtocol:()=>a,hostRecovered:()=>u,
hostSlow:()=>S,hostTimeout:()=>p,hostUnknown:()=>L,hostUnreachable:()=>U});var d=i(1064),k=i(4e3),r=i(5799);const P={"no-such-host":"does not resolve: no such h\
ost","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},L=(0,r.lS)(
(0,r.z3)("host-unknown","Hostname does not resolve",d.zK),({host:m,why:l})=>({message:`${m} ${P[l]}`,help:l==="no-such-host"?"check the spelling, and that this \
machine can resolve the name":"check the DNS resolver of this machine, then run the check again"})),I={refused:"refused the connection",closed:"closed the conne\
ction without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"},U=(0,r.lS)((0,r.z3)(
"host-unreachable","Host is unreachable",d.zK),({host:m,error:l})=>typeof l=="object"&&"proxy"in l?{message:`${m} is unreachable: ${l.proxy}`,help:"check that t\
he host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"}:{message:`${m} ${D(l)}`,help:{operator:"check that the host is up, and that a firewal\
l lets this machine connect to it",user:"check that a firewall or proxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine\
 connect to it; otherwise ${(0,k.B9)(m)}`}});function D(m){return typeof m=="string"?I[m]:"stream"in m?`aborted its HTTP/2 response (${m.stream})`:"session"in m?
`aborted the HTTP/2 connection (${m.session})`:`is unreachable (${m.code})`}const x={lookup:{failed:"could not be looked up: the DNS server did not respond",help:"\
check the DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop pac\
kets from this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish its response",help:""}},M="serve the document as a static file",
T=({asks:m})=>m==="document"?M:"find out what the server waits for, such as its storage",p=(0,r.lS)((0,r.z3)("host-timeout","Host does not respond in time",d.zK),
m=>{if(m.phase==="complete")return{message:`${m.host} took ${(0,k.YA)(m.tookMs)} to return its discovery document; ${(0,k.Af)(m.releases)}`,help:(0,r.C)(M),affects:[
...new Set(m.releases.map(({client:C})=>C))]};const{failed:l,help:O}=x[m.phase],_=m.limitMs===null?"in time":`within ${(0,k.YA)(m.limitMs)}`;return{message:`${m.
host} ${l} ${_}`,help:O||{operator:T(m),guest:(0,k.B9)(m.host)}}}),a=(0,r.lS)((0,r.z3)("host-protocol","Host does not speak HTTP",d.zK),({host:m,error:l})=>({message:`\
the response of ${m} is not valid HTTP (${l})`,help:{operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"\
check the port in the address"}})),E={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the \
rest, such as the body,"},S=(0,r.lS)((0,r.$e)("host-slow","Host is slow"),({host:m,phase:l,tookMs:O,limitMs:_,...C})=>{const c=`(limit ${(0,k.YA)(_)}); ${E[l.name]}\
 took ${(0,k.YA)(l.ms)}`;return"url"in C?{message:`${C.url} took ${(0,k.YA)(O)} to answer ${c}`,help:(0,r.C)(T({asks:"answer"}))}:{message:`${m} took ${(0,k.YA)(
O)} to return its discovery document ${c}`,help:(0,r.C)(M,(0,k.Af)(C.releases))}}),u=(0,r.lS)((0,r.lm)("host-recovered","Discovery succeeded after a retry"),({host:m,
attempts:l,failure:O,releases:_})=>({message:`discovery of ${m} succeeded at attempt ${l}; the first attempt failed: ${O}`,help:(0,r.C)("find out why the host f\
ails intermittently",_.length===0?"init succeeded, because the CLI retries discovery":`init with ${(0,k.eZ)(_)} would have failed`)}))}),9209:((ae,H,i)=>{i.r(H),
i.d(H,{redirectInsecure:()=>D,redirectInvalid:()=>x,redirectLimit:()=>I,redirectLoop:()=>U,redirectNested:()=>M});var d=i(1064),k=i(4e3),r=i(5799);const P=({url:T,
asks:p})=>`configure ${T} to return ${p==="document"?"the document":"its answer"}`,L=T=>(0,r.C)(`${P(T)}, or to redirect straight to it`),I=(0,r.lS)((0,r.z3)("r\
edirect-limit","Too many redirects",d.Du),({redirects:T,clients:p,limits:a,...E})=>{const S=p.map(u=>`${d.bB[u]} follows ${a[u]}`);return{message:`${E.url} redi\
rects ${T} times; ${S.join(", ")}`,help:L(E),affects:p}}),U=(0,r.lS)((0,r.z3)("redirect-loop","Redirect loop",d.zK),({url:T,asks:p,to:a})=>({message:`the redire\
cts of ${T} lead back to ${a}`,help:(0,r.C)(P({url:T,asks:p}))})),D=(0,r.lS)((0,r.$e)("redirect-insecure","Redirect to plain HTTP",d.Du),({url:T,to:p,exposesToken:a})=>({
message:`${T} redirects to ${p}, which is not https${a?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,help:(0,r.C)("red\
irect to an https URL")})),x=(0,r.lS)((0,r.z3)("redirect-invalid","Invalid redirect",d.zK),({redirect:T,url:p,why:a})=>({message:`the redirect ${T} ${p} cannot \
be followed: ${(0,k.dh)(a)}`,help:(0,r.C)("redirect to an https URL")})),M=(0,r.lS)((0,r.lm)("redirect-nested","More than one redirect"),({url:T,redirects:p})=>({
message:`${T} redirects ${p} times; the protocol only requires clients to follow 1 redirect`,help:L({url:T,asks:"document"})}))}),4715:((ae,H,i)=>{i.r(H),i.d(H,
{answerIncomplete:()=>P});var d=i(1064),k=i(5799);const r={closed:"closed the connection before the end of a response",length:"sent a response whose length diff\
ers from its Content-Length",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},P=(0,k.
lS)((0,k.z3)("answer-incomplete","Response is incomplete",d.Du),({host:L,why:I})=>({message:`${L} ${r[I]}`,help:(0,k.C)("check for a server that crashes while i\
t responds, or a proxy that changes the body")}))}),6817:((ae,H,i)=>{i.r(H),i.d(H,{proxyRefused:()=>U,tlsExpired:()=>D,tlsExpiresSoon:()=>N,tlsNameMismatch:()=>O,
tlsNotYetValid:()=>x,tlsPlainHttp:()=>g,tlsProtocol:()=>y,tlsUntrusted:()=>m});var d=i(1064),k=i(4e3),r=i(5799);const P=({host:w,isLeaf:v})=>v?`the certificate \
of ${w}`:`an authority in the certificate chain of ${w}`,L=w=>I(new Date(w).toISOString()),I=w=>w.slice(0,10),U=(0,r.lS)((0,r.z3)("proxy-refused","Proxy refused\
 the request",d.zK),({host:w,reason:v})=>({message:`${w} was not reached: ${v}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu r\
ead too"})),D=(0,r.lS)((0,r.z3)("tls-expired","TLS certificate has expired",d.zK),w=>({message:`${P(w)} expired on ${L(w.at)}`,help:(0,r.C)("renew the certifica\
te and reload the server")})),x=(0,r.lS)((0,r.z3)("tls-not-yet-valid","TLS certificate is not valid yet",d.zK),w=>({message:`${P(w)} is not valid before ${L(w.at)}`,
help:"check the clock of this machine and the start date of the certificate"})),M={leaf:"is signed by an unknown authority, or the host does not send the interm\
ediate certificate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},T="con\
figure the host to send its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",p={"negative-serial":{says:"has a negativ\
e serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a certificate and is n\
ot allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authorities below it than it\
 allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for servers (extendedKey\
Usage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstraints)",help:"have it\
 issued by an authority whose name constraints permit all of its names"}},a=(w,v)=>({says:`has ${w}, which Terraform and OpenTofu do not support`,help:v}),E="is\
sue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",S="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519";function u(w){switch(w.kind){case"\
unknown-authority":return{says:M[w.sent],help:T};case"curve":return a(`a key on the curve ${w.curve}`,E);case"key":return a(`a key of the kind ${w.name}`,E);case"\
key-size":return a(`an RSA key of ${w.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":return a(`a signature of the kind ${w.name}`,S);case"\
critical-extension":return a(`the critical extension ${w.id}`,"issue it without that extension");case"malformed":return{says:`is malformed (${w.part}); Terrafor\
m and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};case"negative-serial":case"no-authority":case"path-length":case"usage":case"\
constraints":return p[w.kind]}}const m=(0,r.lS)((0,r.z3)("tls-untrusted","TLS certificate is not trusted",d.zK),({flaw:w,...v})=>{const{says:R,help:G}=u(w);return{
message:`${P(v)} ${R}`,help:G}}),l=3,O=(0,r.lS)((0,r.z3)("tls-name-mismatch","TLS certificate is for another name",d.zK),({host:w,names:v})=>({message:v.length===
0?`the certificate of ${w} has no DNS name among its subject alternative names`:`the certificate of ${w} is for ${(0,k.XT)(v,l)}`,help:`issue a certificate that\
 lists ${w} as a subject alternative name, or use the name it is for`})),_={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or u\
se the port that does"},"client-certificate":{says:"requires a client certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform a\
nd OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to \
the TLS settings of the server or load balancer"}},C="enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256";function c({kind:w,name:v}){switch(w){case"\
version":return{says:`offers no TLS version later than ${v.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"};case"ciph\
er":return{says:`offers only cipher suites that Terraform and OpenTofu do not support, such as ${v}`,help:C};case"group":return{says:`offers only key exchange g\
roups that Terraform and OpenTofu do not support, such as ${v}`,help:"enable the group X25519 or P-256 on the host"}}}const y=(0,r.lS)((0,r.z3)("tls-protocol","\
TLS handshake failed",d.zK),({host:w,error:v})=>{if(typeof v=="object"&&"code"in v)return{message:`the TLS handshake with ${w} failed (${v.code})`,help:"check t\
he TLS settings of the host, and that it has a certificate for this name"};const{says:R,help:G}=typeof v=="string"?_[v]:c(v);return{message:`${w} ${R}`,help:G}}),
g=(0,r.lS)((0,r.z3)("tls-plain-http","Port serves plain HTTP",d.zK),({host:w})=>({message:`${w} serves plain HTTP on this port: server gave HTTP response to HTT\
PS client`,help:"serve TLS on this port, or use the port that does; discovery always uses https"})),N=(0,r.lS)((0,r.$e)("tls-expires-soon","TLS certificate expi\
res soon"),({host:w,days:v,expires:R})=>{const G=v===0?"today":v===1?"in 1 day":`in ${v} days`;return{message:`the certificate of ${w} expires ${G}, on ${I(R)}`,
help:(0,r.C)("renew the certificate; if it is renewed automatically, find out why that has not happened")}})}),793:((ae,H,i)=>{i.r(H),i.d(H,{loginAuthzInvalid:()=>u,
loginAuthzMissing:()=>S,loginClientEmpty:()=>T,loginClientMissing:()=>M,loginGrantTypesInvalid:()=>p,loginGrantTypesUnknown:()=>E,loginGrantTypesUnsupported:()=>a,
loginPortsCount:()=>O,loginPortsIgnored:()=>y,loginPortsOrder:()=>C,loginPortsRange:()=>_,loginPortsSingle:()=>c,loginScopesIgnored:()=>N,loginScopesInvalid:()=>g,
loginTokenInvalid:()=>l,loginTokenMissing:()=>m,loginType:()=>x,loginUrlPort:()=>w});var d=i(1064),k=i(4e3),r=i(5799);const P=5;function L(v){if(!Array.isArray(
v))return I(v);const R=v.length>P?", \u2026":"";return`[${v.slice(0,P).map(I).join(", ")}${R}]`}function I(v){return v===void 0?"missing":typeof v=="object"&&v!==
null?(0,k.go)(v):(0,k.dh)(JSON.stringify(v))}const U=(v,R)=>`is ${L(v)}${v===void 0?"":`, not ${R}`}`,D=(v,R)=>`"${R}" in login.v1 of host ${v}`,x=(0,r.lS)((0,r.
z3)("login-type","login.v1 is not an object",d.Du),({host:v,value:R,why:G})=>({message:`login.v1 of host ${v} is ${(0,k.go)(R)}, not an object`,help:(0,r.C)('se\
t login.v1 to an object with "client", "authz" and "token"',`the clients print "${G}"`)})),M=(0,r.lS)((0,r.z3)("login-client-missing","login.v1 has no client",d.
Du),({host:v,value:R})=>({message:`${D(v,"client")} ${U(R,"a string")}`,help:(0,r.C)('set "client" to the OAuth client ID, for example "terraform-cli"')})),T=(0,r.
lS)((0,r.$e)("login-client-empty","login.v1 has an empty client",d.Du),({host:v})=>({message:`${D(v,"client")} is an empty string`,help:(0,r.C)('set "client" to\
 the OAuth client ID that the authorization server expects')})),p=(0,r.lS)((0,r.z3)("login-grant-types-invalid","grant_types in login.v1 is not an array",d.Du),
({host:v,value:R})=>({message:`${D(v,"grant_types")} ${U(R,"an array of strings")}`,help:(0,r.C)('set "grant_types" to ["authz_code"], or remove it')})),a=(0,r.
lS)((0,r.z3)("login-grant-types-unsupported","login.v1 has no usable grant type",d.Du),({host:v,value:R})=>({message:`${D(v,"grant_types")} is ${L(R)}, which co\
ntains no supported grant type`,help:(0,r.C)('add "authz_code" to "grant_types"')})),E=(0,r.lS)((0,r.lm)("login-grant-types-unknown","login.v1 has unknown grant\
 types"),({host:v,value:R})=>({message:`${D(v,"grant_types")} is ${L(R)}; the clients know "authz_code" and "password" only`,help:(0,r.C)('remove the unknown gr\
ant types; move scopes to "scopes"')})),S=(0,r.lS)((0,r.z3)("login-authz-missing","login.v1 has no authz URL",d.Du),({host:v,value:R})=>({message:`${D(v,"authz")}\
 ${U(R,"a string with a URL")}`,help:(0,r.C)('set "authz" to the URL of the authorization endpoint')})),u=(0,r.lS)((0,r.z3)("login-authz-invalid","authz URL in \
login.v1 cannot be used",d.Du),({host:v,why:R})=>({message:`${D(v,"authz")}: ${(0,k.dh)(R)}`,help:(0,r.C)('set "authz" to an https:// URL without user name, or \
to a path that starts with a slash')})),m=(0,r.lS)((0,r.z3)("login-token-missing","login.v1 has no token URL",d.Du),({host:v,value:R})=>({message:`${D(v,"token")}\
 ${U(R,"a string with a URL")}`,help:(0,r.C)('set "token" to the URL of the token endpoint')})),l=(0,r.lS)((0,r.z3)("login-token-invalid","token URL in login.v1\
 cannot be used",d.Du),({host:v,why:R})=>({message:`${D(v,"token")}: ${(0,k.dh)(R)}`,help:(0,r.C)('set "token" to an https:// URL without user name, or to a pat\
h that starts with a slash')})),O=(0,r.lS)((0,r.z3)("login-ports-count","ports in login.v1 is not two ports",d.Du),({host:v,value:R})=>({message:`${D(v,"ports")}\
 ${U(R,"exactly two elements")}`,help:(0,r.C)('set "ports" to the first and the last port, for example [10000, 10010]')})),_=(0,r.lS)((0,r.z3)("login-ports-rang\
e","ports in login.v1 are out of range",d.Du),({host:v,value:R})=>({message:`${D(v,"ports")} is ${L(R)}; both must be whole numbers from 1024 to 65535`,help:(0,r.
C)('set "ports" to two numbers in this range, for example [10000, 10010]')})),C=(0,r.lS)((0,r.z3)("login-ports-order","ports in login.v1 are in the wrong order",
d.Du),({host:v,value:R})=>({message:`${D(v,"ports")} is ${L(R)}; the first port is greater than the last`,help:(0,r.C)("write the lower port first")})),c=(0,r.lS)(
(0,r.z3)("login-ports-single","ports in login.v1 is a range of one port",d.Du),({host:v,value:R})=>({message:`${D(v,"ports")} is ${L(R)}; the clients never use \
the last port, so none is left`,help:(0,r.C)('set "ports" to at least two ports, for example [10000, 10010]')})),y=(0,r.lS)((0,r.$e)("login-ports-ignored","port\
s in login.v1 is not an array",d.Du),({host:v,value:R})=>({message:`${D(v,"ports")} ${U(R,"an array")}; the clients ignore it and use 1024 to 65535`,help:(0,r.C)(
'set "ports" to an array such as [10000, 10010], or remove it')})),g=(0,r.lS)((0,r.z3)("login-scopes-invalid","scopes in login.v1 contains a value that is not a\
 string",d.Du),({host:v,value:R})=>({message:`${D(v,"scopes")} ${U(R,"an array of strings")}`,help:(0,r.C)('set "scopes" to an array of strings, or remove it')})),
N=(0,r.lS)((0,r.$e)("login-scopes-ignored","scopes in login.v1 is not an array",d.Du),({host:v,value:R})=>({message:`${D(v,"scopes")} ${U(R,"an array")}; the cl\
ients ignore it`,help:(0,r.C)('set "scopes" to an array of strings, or remove it')})),w=(0,r.lS)((0,r.$e)("login-url-port","Login URL has no port",d.Du),({host:v,
endpoints:R})=>{const G=R.map(({name:ee})=>`"${ee}"`).join(" and "),[V]=R,oe=R.length===1;return{message:`${G} in login.v1 of host ${v} ${oe?"names":"name"} no \
port, so a login uses port 443: ${V?.url??""}`,help:(0,r.C)(`write a path that starts with a slash, or add :${V?.port??""} to the URL${oe?"":"s"}`)}})}),9319:((ae,H,i)=>{
i.r(H),i.d(H,{serviceUrlCredentials:()=>L,serviceUrlCrossHost:()=>_,serviceUrlDoubleSlash:()=>c,serviceUrlEmpty:()=>I,serviceUrlInsecure:()=>O,serviceUrlInvalid:()=>P,
serviceUrlLooksLikeHost:()=>U,serviceUrlNoSlash:()=>D,serviceUrlOtherPort:()=>C,serviceUrlPrivate:()=>m,serviceUrlQuery:()=>M,serviceUrlRelative:()=>x,serviceUrlSame:()=>y});
var d=i(1064),k=i(4e3),r=i(5799);const P=(0,r.lS)((0,r.z3)("service-url-invalid","Service URL cannot be used",d.zK),({id:g,host:N,url:w,why:v})=>({message:w===null?
`${g} of host ${N}: ${(0,k.dh)(v)}`:`${g} of host ${N} is "${w}", which the clients cannot connect to: ${v}`,help:(0,r.C)(`set ${g} to an https:// URL, or to a \
path that starts with a slash`)})),L=(0,r.lS)((0,r.z3)("service-url-credentials","Service URL contains a user name",d.zK),({id:g,host:N,why:w})=>({message:`${g}\
 of host ${N}: ${w}`,help:(0,r.C)("remove the user name and password from the URL, or from the redirect that leads to the document","give tokens to the clients \
instead")})),I=(0,r.lS)((0,r.z3)("service-url-empty","Service URL is empty",d.zK),({id:g,host:N,url:w})=>({message:`${g} of host ${N} is an empty string, which \
resolves to the document itself: ${w}`,help:(0,r.C)(`set ${g} to the URL of the service, such as "/v1/${g.split(".")[0]}/", or remove it`)})),U=(0,r.lS)((0,r.z3)(
"service-url-looks-like-host","Service URL has no https://",d.zK),({id:g,host:N,value:w,why:v})=>({message:`${g} of host ${N} is "${w}", which is a path and not\
 a URL with a host`,help:(0,r.C)(`write "https://${w}" if a host is meant`,v===null?void 0:(0,k.zd)(v))})),D=(0,r.lS)((0,r.z3)("service-url-no-slash","Service U\
RL does not end with a slash",d.rG),({id:g,host:N,url:w,clients:v})=>{const R=v.map(V=>d.bB[V]),G=w.slice(w.lastIndexOf("/")+1);return{message:`${g} of host ${N}\
 does not end with a slash: ${w}`,help:(0,r.C)("add the slash",`without it ${R.slice(0,-1).join(", ")} and ${R.at(-1)} replace "${G}" with the path that they ap\
pend`),affects:v}}),x=(0,r.lS)((0,r.$e)("service-url-relative","Service URL is relative to the document",["dependabot","renovate","terragrunt"]),({id:g,host:N,url:w})=>({
message:`${g} of host ${N} is a path without a leading slash: Terraform and OpenTofu resolve it to ${w}, other clients do not`,help:(0,r.C)("start the path with\
 a slash, or write the complete URL")})),M=(0,r.lS)((0,r.$e)("service-url-query","Service URL has a query",d.Du),({id:g,host:N})=>({message:`${g} of host ${N} h\
as a query, which the clients drop when they append a path`,help:(0,r.C)("move the content of the query into the path","never put a secret into the document")})),
T=10,p=3;function a({host:g,uses:N},w=["is","are"]){const v=Map.groupBy(N,({id:G})=>G),R=Array.from(v,([G,V])=>{const oe=V.flatMap(({endpoint:ee})=>ee??[]);return oe.
length===0?G:`${G} (${oe.join(", ")})`});return`${(0,k.XT)(R,T)} of host ${g} ${R.length===1?w[0]:w[1]}`}const E=({urls:g})=>(0,k.XT)(g,p),S=({uses:g})=>d.zK.filter(
N=>g.some(({id:w})=>(0,d.SZ)(w).includes(N))),u={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},m=(0,r.lS)((0,r.z3)("\
service-url-private","Service URL has a non-public address",d.zK),g=>({message:`${a(g)} at ${E(g)}, which clients ${u[g.kind]} cannot reach`,help:(0,r.C)(`set t\
he external URL of the registry (also called base URL or public URL) to https://${g.host}`),affects:S(g)})),l=[...d.Du,"dependabot"],O=(0,r.lS)((0,r.$e)("servic\
e-url-insecure","Service URL is not https",l),g=>{const N=g.uses.every(({endpoint:R})=>R!==null),w=N?"a login sends its token in clear text otherwise":`the clie\
nts send the token of ${g.host} there in clear text`,v=S(g);return{message:`${a(g)} not https: ${E(g)}`,help:(0,r.C)(g.uses.length===1?"use an https:// URL":"us\
e https:// URLs, for example by setting the external URL of the registry",N||g.hasToken?w:void 0),affects:l.filter(R=>v.includes(R))}}),_=(0,r.lS)((0,r.$e)("ser\
vice-url-cross-host","Service is on another host",["dependabot","renovate"]),g=>{const{host:N,name:w}=g,v=`${a(g)} on another host: ${E(g)}`,R=S(g).includes("re\
novate");return g.hasToken&&R?{message:v,help:`give Dependabot and Renovate a token for ${w}; Terraform and OpenTofu send it the token of ${N}`}:{message:v,help:`\
where outgoing traffic is filtered, allow ${w} as well`,severity:"notice",affects:[]}}),C=(0,r.lS)((0,r.lm)("service-url-other-port","Service is on another port\
 of the host"),g=>({message:`${a(g)} on another port of the same host: ${E(g)}`,help:(0,r.C)(`check that clients can connect to this port; behind a proxy, set t\
he external URL of the registry to https://${g.host}`)})),c=(0,r.lS)((0,r.$e)("service-url-double-slash","Service URL has a double slash"),g=>({message:`${a(g,[
"has","have"])} a double slash in the path: ${E(g)}`,help:(0,r.C)("remove the slash at the end of the external URL of the registry")})),y=(0,r.lS)((0,r.$e)("ser\
vice-url-same","Two services have the same URL"),g=>({message:`${a(g,["has","have"])} the same URL: ${E(g)}`,help:(0,r.C)("check both URLs","few registries serv\
e modules and providers below one URL, and a copied line is more likely")}))}),2847:((ae,H,i)=>{i.r(H),i.d(H,{serviceMissing:()=>D,serviceType:()=>M,serviceVersion:()=>x});
var d=i(1064),k=i(9562),r=i(4e3),P=i(5799);const L=20,I=({offered:T,leftOut:p})=>T.length===0?"is empty":`offers ${(0,r.XT)(T,L,p)}`;function U(T,p){const{id:a,
host:E,offered:S,block:u}=T,m=`the discovery document, which ${I(T)}`;if(u!==null)return`add ${a} to the \`host\` block at ${u}, which ${I(T)}`;if(a===k.xq&&p)return`\
configure a network mirror for the provider: Artifactory serves providers at https://${E}/artifactory/api/terraform/REPOSITORY/providers/ and offers no ${a}; th\
e discovery document ${I(T)}`;const l=(0,k.qE)(a)?S.find(_=>(0,k.OA)(_)===a):void 0,O=a===k.xq?`use a host that offers ${a}, or configure a network mirror for t\
he provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${a}`;return{operator:l===void 0?`add ${a} to ${m}`:`re\
name ${l} to ${a} in ${m}`,user:O}}const D=(0,P.lS)((0,P.z3)("service-missing","Service is not offered",d.zK),T=>T.id==="any"?{message:`host ${T.host} does not \
provide any service`,help:(0,P.C)(`add a service to the discovery document, which ${I(T)}`)}:{message:T.why,help:U(T,T.isArtifactory)}),x=(0,P.lS)((0,P.z3)("ser\
vice-version","Service is offered in another version",d.zK),T=>({message:T.why,help:T.isReadable?U(T,!1):`require an id of the form NAME.vN; the discovery docum\
ent ${I(T)}`})),M=(0,P.lS)((0,P.z3)("service-type","Service URL is not a string",d.zK),({id:T,host:p,value:a,why:E})=>({message:`${T} of host ${p} is ${(0,r.go)(
a)}, not a string with a URL`,help:(0,P.C)(`set ${T} to a URL such as "/v1/modules/"`,(0,r.zd)(E))}))}),8011:((ae,H,i)=>{i.r(H),i.d(H,{blockReserved:()=>u,blockUnsupported:()=>m,
hostDotlessModule:()=>_,hostIdnModule:()=>C,hostInvalid:()=>l,hostMissing:()=>O,sourceDynamic:()=>S,sourceInvalid:()=>x,sourceNearMiss:()=>M});var d=i(6174),k=i(
1064),r=i(4e3),P=i(5799);const L=120,I={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path \
or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/OR\
GANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:[
"is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},U={missing:["has no source","add `source`"],null:["has null as its source","set `source` t\
o an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0"\
 }']};function D(c){switch(c.reason){case"rejected":{const{error:y,advice:g}=c;return{message:y,help:g??void 0}}case"missing":case"null":case"not-a-requirement":{
const[y,g]=U[c.reason];return{message:`${c.address} ${y}`,help:g}}case"remote-in-test":case"white-space":case"stack":case"locked-provider":case"terragrunt":{const[
y,g]=I[c.reason];return{message:`"${c.text}" ${y}`,help:g}}}}const x=(0,P.lS)((0,P.z3)("source-invalid","Source address is invalid",k.Du),D),M=(0,P.lS)((0,P.$e)(
"source-near-miss","Source address is probably a mistake",k.Du),c=>({message:c.host===null?`"${c.text}" is not read as a registry address`:`"${c.text}" is read \
as host ${c.host}`,help:c.advice})),T=4,p="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function a(c){const y=c.slice(0,
T).map(({text:w,from:v})=>`${w===null?"not known":(0,r.dh)(w,L)} ${v??"by default"}`),g=c.length-y.length,N=g>0?`${g} more`:y.pop();return`${y.join(", ")} and ${N}`}
function E(c){const{address:y,argument:g,expression:N,candidates:w,refused:v}=c,R=(0,d.Q)((0,r.dh)(N,L)),G=`${g} of ${y} is ${R}`;if(v==="never")return{message:`${G}\
, which Terraform does not evaluate`,help:`write the ${g} as a literal`};if(v!==null){const{variable:V}=v;return{message:`${G}, and Terraform evaluates var.${V}\
 here only with \`const = true\``,help:`add \`const = true\` to variable "${V}", which requires Terraform 1.15, or write the ${g} as a literal`}}return w.length>
1?{message:`${G}, which is ${a(w)}`,help:p}:{message:`${G}, which is only known at init time`,help:p}}const S=(0,P.lS)((0,P.lm)("source-dynamic","Source address\
 is only known at init time"),E),u=(0,P.lS)((0,P.lm)("block-reserved","Block is reserved for a future version"),({block:c,parent:y})=>({message:`${c} is not all\
owed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${y} block`})),m=(0,P.lS)((0,P.z3)("block-unsuppor\
ted","Block is not supported by this CLI",k.Du),({kind:c})=>{const{client:y,what:g}=k.$I[c];return{message:`${g} is supported by ${k.bB[y]} only`,help:y==="open\
tofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),l=(0,P.lS)((0,P.z3)("host-invalid","Hostname is invali\
d",k.Du),c=>({message:`"${c.text}" is not a hostname: ${c.error}`,help:c.advice??void 0})),O=(0,P.lS)((0,P.z3)("host-missing","Hostname is missing",["opentofu"]),
({block:c})=>({severity:"warning",message:`the ${c} has no hostname, and OpenTofu has no default`,help:c==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNA\
ME and list that host in `hostnames`":"add `hostname`"})),_=(0,P.lS)((0,P.z3)("host-dotless-module","Module host has no dot in its name",k.Du),({host:c,name:y})=>({
message:`module sources cannot name host ${c}: must contain at least one dot`,help:`use a full name such as ${y}.localdomain; provider addresses accept the shor\
t name`})),C=(0,P.lS)((0,P.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:c})=>({message:`Terraform c\
annot use modules from host ${c}: it converts the name to punycode and then refuses punycode`,help:(0,P.C)("serve modules from a host with an ASCII name","OpenT\
ofu 1.12 and later accept this one")}))}),7511:((ae,H,i)=>{i.d(H,{i:()=>T});var d=i(3625);const k="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",r=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,
P=String.raw`[()<>@,;:\\"/[\]?=]`,L=new RegExp(`^(${k})?(/)?(${k})?(.*)$`,"s"),I=String.raw`"((?:[^"\\\r\n]|\\${P}|\\(?!${P}))*)"`,U=new RegExp(`;${r}*(${k})${r}\
*=${r}*(?:(${k})|${I})${r}*`,"y"),D=new RegExp(`;${r}*$`,"y"),x=new RegExp(String.raw`\\(${P})`,"g"),M=new RegExp(r);function T(u){const m=u.indexOf(";"),l=S(E(
m<0?u:u.slice(0,m))),O=p(l)??(m<0?null:a(u,m));return O===null?(0,d.J)(l):(0,d.T)(O)}function p(u){const[,m,l,O,_]=L.exec(u)??[];return m===void 0?"mime: no med\
ia type":m===u?null:l===void 0?"mime: expected slash after first token":O===void 0?"mime: expected token after slash":_===""?null:"mime: unexpected content afte\
r media subtype"}function a(u,m){const l=new Map;for(let O=m;O<u.length;){U.lastIndex=O;const[_,C="",c,y=""]=U.exec(u)??[];if(_===void 0)return D.lastIndex=O,D.
test(u)?null:"mime: invalid media parameter";const g=C.toLowerCase(),N=c??y.replace(x,"$1"),w=l.get(g);if(w!==void 0&&w!==N)return"mime: duplicate parameter nam\
e";l.set(g,N),O+=_.length}return null}function E(u){let m=0,l=u.length;for(;m<l&&M.test(u.charAt(m));)m+=1;for(;l>m&&M.test(u.charAt(l-1));)l-=1;return u.slice(
m,l)}const S=u=>u.replaceAll("\u0130","i").toLowerCase()}),5924:((ae,H,i)=>{i.d(H,{JY:()=>P,Lu:()=>I,jT:()=>L});var d=i(567),k=i(7583),r=i(2230);async function P(M,T,p,a=[
"http/1.1","h2"]){if(M.scheme==="http")return U(M,T,p);const E=()=>U(M,T,p),S=await E();try{return await x(M,S,T.trust,p,a)}catch(u){const m=(0,k.$N)(u);if(!/^(ERR_SSL|EPROTO|ECONNRESET)/.
test(m))throw u;const{explainHandshake:l}=await Promise.all([i.e(2629),i.e(4219)]).then(i.bind(i,4219));throw await l({error:u,code:m,endpoint:M,dialing:p,connectAgain:E})}}
function L({scheme:M,name:T,port:p}){const a=T.includes(":")?`[${T}]`:T;return p===(M==="https"?443:80)?a:`${a}:${p}`}function I(M,T){const p=T.resolve.find(({name:E,
port:S})=>E===M.name&&(S===null||S===M.port));if(p!==void 0)return{kind:"direct",host:p.address,port:p.addressPort??M.port};const a=T.chooseProxy(M);return a===
null?{kind:"direct",host:M.name,port:M.port}:{kind:"proxy",proxy:a}}async function U(M,T,p){const a=I(M,T);if(a.kind==="direct")return(0,k.zy)(a.host,a.port,p);
(0,k.ln)(M.name,p),p.connection.proxy=a.proxy.host;const E=await D(a.proxy,T,p);return M.scheme==="https"?(0,r.X)(M,a.proxy,E):E}async function D(M,T,p){const a=M.
protocol==="https:"?"https":"http",E=M.hostname.replace(/^\[|\]$/g,""),S={scheme:a,name:E,port:Number(M.port)||(a==="https"?443:80)},u=(0,k.s0)();try{return await P(
S,{...T,resolve:[],chooseProxy:()=>null},{...p,connection:u,allowPrivate:!0},["http/1.1"])}catch(m){const l=`proxy ${M.host} cannot be reached: ${(0,k.bD)(m)}`;
throw(0,k.Au)("PROXY_REFUSED",l)}finally{p.connection.lookupMs=u.lookupMs,p.connection.connectMs=u.connectMs}}async function x(M,T,p,a,E){const{connection:S}=a,
u=performance.now(),m=await(0,k.ek)(T,a,{name:M.name,secureContext:p.context(),ALPNProtocols:[...E]});S.tlsMs=performance.now()-u;const l=(0,d.T)(m),O=p.verify(
l.map(({raw:_})=>_),M.name);if(S.certificate=(0,d.K)(l,O,L(M)),O.ok)return m;throw m.destroy(),S.rejection=O,(0,k.Au)("CERTIFICATE_REJECTED",`certificate reject\
ed: ${O.flaw.kind}`)}}),7583:((ae,H,i)=>{i.d(H,{$N:()=>D,Au:()=>U,zy:()=>M,bD:()=>x,s0:()=>I,ln:()=>a,ek:()=>T});var d=i(610),k=i(7030),r=i(5195),P=i(1692);const L=(l,{
name:O,..._})=>(0,P.connect)({..._,socket:l,servername:(0,k.isIP)(O)===0?O.replace(/\.$/,""):"",rejectUnauthorized:!1}),I=()=>({lookingUp:!1,lookupMs:null,connectMs:null,
tlsMs:null,address:null,proxy:null,certificate:null,rejection:null,unsupported:null}),U=(l,O)=>Object.assign(new Error(O),{code:l});function D(l){return typeof l!=
"object"||l===null?"":"code"in l&&typeof l.code=="string"?l.code:""}const x=l=>typeof l=="object"&&l!==null&&"message"in l?String(l.message):String(l);async function M(l,O,_){
const{connection:C}=_;(0,k.isIP)(l)!==0&&a(l,_);const c=performance.now();let y=c;const g=(0,k.connect)({host:l,port:O,noDelay:!0,lookup:m(_,()=>{y=performance.
now(),C.lookingUp=!1,C.lookupMs=y-c})});return _.hold(g),await p(g,"connect"),C.connectMs=performance.now()-y,C.address=g.remoteAddress??null,g}async function T(l,O,_){
const C=L(l,_);return O.hold(C),await p(C,"secureConnect"),C}function p(l,O){return new Promise((_,C)=>{const c=()=>C(U("ECONNRESET","the connection was closed"));
l.once(O,_).once("error",C).once("close",c)})}function a(l,O){const _=E(l,O);if(_!==null)throw _}function E(l,{allowPrivate:O}){const _=(0,r.Sz)(l);return _==="\
metadata"?U("ADDRESS_METADATA",`${l} is a metadata address`):_==="public"||O?null:U(_==="reserved"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${l} is a ${_} address`)}
const S=253,u=l=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(l);function m(l,O){return(_,C,c)=>{if(u(_)||_.replace(/\.$/,"").length>S){const y=U("ENOTFOUND",`no such hos\
t: ${_}`);queueMicrotask(()=>c(y,[]));return}l.connection.lookingUp=!0,(0,d.lookup)(_,{...C,all:!0},(y,g)=>{if(O(),y!==null)return c(y,[]);const N=g.map(({address:R})=>E(
R,l)),w=g.filter((R,G)=>N[G]===null),v=N.find(R=>R!==null);if(w.length===0&&v)return c(v,[]);c(null,w)})}}}),4529:((ae,H,i)=>{i.d(H,{X5:()=>L,be:()=>I,gQ:()=>U});
var d=i(4573),k=i(3625),r=i(4283),P=i(1831);function L(M){const{scheme:T}=M;if(T!=="https"&&T!=="http")return(0,k.T)(`unsupported protocol scheme "${T}"`);const{
name:p,port:a}=(0,r.cz)(M);if(p==="")return(0,k.T)("no Host in request URL");const E=D(p);if(!E.ok)return E;const S=a===""?T==="https"?443:80:Number(a);return S>
0&&S<=65535?(0,k.J)({scheme:T,name:E.value,port:S}):(0,k.T)(`invalid port "${a}"`)}function I(M){const{name:T}=(0,r.cz)(M),p=(0,P.Pv)(T);return x(T)||!p.ok?T:p.
value}function U(M,{name:T}){const{port:p}=(0,r.cz)(M),a=T.includes(":")?`[${T}]`:T;return p===""?a:`${a}:${p}`}function D(M){return x(M)?(0,k.J)(M.toLowerCase()):
(0,P.Pv)(M)}const x=M=>(0,d.isAscii)(new TextEncoder().encode(M))}),3948:((ae,H,i)=>{i.d(H,{e:()=>ee,U:()=>Ee});var d=i(4283),k=i(630),r=i(4e3),P=i(9209),L=i(1064),
I=i(5195),U=i(7027),D=i(4529),x=i(863),M=i(960),T=i(4715),p=i(6697),a=i(6817),E=i(5924),S=i(7583);const u=j=>({describe:j,transient:!1}),m=j=>({describe:j,transient:!0}),
l=j=>B=>(0,M.hostUnknown)({host:B.host,why:j}),O=j=>m(({host:B})=>(0,M.hostUnreachable)({host:B,error:j})),_=j=>u(({host:B})=>(0,a.tlsProtocol)({host:B,error:j})),
C=j=>m(({host:B,asks:te})=>te==="document"?(0,x.documentIncomplete)({host:B,why:j}):(0,T.answerIncomplete)({host:B,why:j})),c=j=>u(({host:B,asks:te})=>(0,p.hostPrivateRedirect)(
{host:B,address:j,asks:te}));function y({host:j,rejection:B}){if(B===null)throw new Error("a certificate is rejected for a reason");const{flaw:te,isLeaf:Q}=B;return te.
kind==="expired"?(0,a.tlsExpired)({host:j,isLeaf:Q,at:te.at}):te.kind==="not-yet-valid"?(0,a.tlsNotYetValid)({host:j,isLeaf:Q,at:te.at}):te.kind==="other-name"?
(0,a.tlsNameMismatch)({host:j,names:te.names}):(0,a.tlsUntrusted)({host:j,isLeaf:Q,flaw:te})}const g={ENOTFOUND:u(l("no-such-host")),ENODATA:u(l("no-such-host")),
EAI_AGAIN:m(l("no-answer")),EAI_FAIL:m(l("server-failed")),ECONNREFUSED:O("refused"),ECONNRESET:O("closed"),ECONNABORTED:O("closed"),EPIPE:O("closed"),EHOSTUNREACH:O(
"no-host-route"),ENETUNREACH:O("no-network-route"),HTTP2_STREAM:m(({host:j,text:B})=>(0,M.hostUnreachable)({host:j,error:{stream:B}})),HTTP2_SESSION:m(({host:j,
text:B})=>(0,M.hostUnreachable)({host:j,error:{session:B}})),ETIMEDOUT:m(({host:j,asks:B})=>(0,M.hostTimeout)({host:j,asks:B,phase:"connection",limitMs:null})),
PROXY_NOT_REACHED:m(({host:j,text:B})=>(0,M.hostUnreachable)({host:j,error:{proxy:B}})),PROXY_REFUSED:u(({host:j,text:B})=>(0,a.proxyRefused)({host:j,reason:B})),
PLAIN_HTTP:u(a.tlsPlainHttp),ADDRESS_METADATA:c("metadata"),ADDRESS_PRIVATE:c("private"),ADDRESS_RESERVED:c("reserved"),CERTIFICATE_REJECTED:u(y),TLS_UNSUPPORTED:u(
({host:j,unsupported:B})=>(0,a.tlsProtocol)({host:j,error:B??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:_("not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:_(
"not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:_("client-certificate"),HTTP_MALFORMED:u(({host:j,text:B})=>(0,M.hostProtocol)({host:j,error:B})),HEADERS_TOO_LARGE:u(
x.documentHeaders),BODY_CUT:C("closed"),BODY_LENGTH:C("length"),Z_BUF_ERROR:C("gzip"),Z_DATA_ERROR:u(({host:j,asks:B})=>B==="document"?(0,x.documentEncoding)({host:j,
encoding:"broken gzip"}):(0,T.answerIncomplete)({host:j,why:"not-gzip"}))};function N(j){return j.endsWith("UNRECOGNIZED_NAME")?_("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.
test(j)?_({code:j}):O({code:j})}function w(j){const{code:B}=j;if(B==="")return null;const te=Object.hasOwn(g,B)?g[B]:void 0,{describe:Q,transient:le}=te??N(B);return{
problem:Q(j),transient:le}}function v({error:j,connection:B,head:te},{endpoint:Q,asks:le,limitMs:Te}){const de=(0,E.jT)(Q);if(Te!==null){const Ae=G(B,te!==null);
return{problem:(0,M.hostTimeout)({host:de,asks:le,phase:Ae,limitMs:Te}),transient:!0}}const Ce=(0,S.$N)(j),_e=w({code:te!==null&&R.test(Ce)?"BODY_CUT":Ce,text:(0,S.
bD)(j),asks:le,host:de,rejection:B?.rejection??null,unsupported:B?.unsupported??null});if(_e===null)throw j;return _e}const R=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE|HTTP2_STREAM|HTTP2_SESSION)$/;
function G(j,B){return j?.lookingUp?"lookup":j?.connectMs===null?"connection":B?"body":"response"}const V=[301,302,303,307,308],oe={kind:"excerpt",maxBytes:2048};
async function ee(j){const B={options:j,started:performance.now(),hops:[],urls:new Set,connections:[],stops:[],firstByteMs:null,headMs:null,startsInPublic:j.origin?.
isPublic??!0,timedOut:!1},te=j.startTimer(j.timeoutMs,()=>{B.timedOut=!0,j.session.close()});try{return{response:await re(B),hops:B.hops,timing:Y(B,performance.
now()-B.started),headMs:B.headMs,certificates:B.connections.flatMap(({certificate:le})=>le??[])}}finally{te()}}function Y({connections:j,firstByteMs:B},te){const Q=Ce=>{
const _e=j.map(Ae=>Ae[Ce]).filter(Ae=>Ae!==null);return _e.length===0?null:_e.reduce((Ae,ze)=>Ae+ze)},[le,Te,de]=[Q("lookupMs"),Q("connectMs"),Q("tlsMs")];return{
lookupMs:le,connectMs:Te,tlsMs:de,firstByteMs:B,totalMs:te}}async function re(j){let{url:B}=j.options;for(;;){const te=(0,D.X5)(B);if(!te.ok)return ke((0,P.redirectInvalid)(
{redirect:"to",url:(0,d.Pl)(B),why:te.why}));const Q=await ue(j,B,te.value);if(Q.kind==="failed"||!ne(Q.head))return Q;const le=(0,k.O)(B,Q.head.location??"");if(!le.
ok){const Te=`failed to parse Location header: ${le.why}`;return ke((0,P.redirectInvalid)({redirect:"from",url:(0,d.Pl)(B),why:Te}))}if(j.hops.length>j.options.
maxRedirects)return Se(j,le.value);B=le.value}}const ne=({status:j,location:B})=>V.includes(j)&&!!B;async function ue(j,B,te){const{options:Q,hops:le}=j,{token:Te,
settings:de,planBody:Ce,headers:_e,origin:Ae}=Q,ze=le.length===0&&Ae===null;j.urls.add((0,d.jr)(B)),j.stops.push({scheme:te.scheme,name:(0,D.be)(B)});const Ge=Te===
null?"none":(0,U.n)(j.stops).at(-1)??"dropped";j.headMs=null;const Ve=performance.now(),De=await Q.session.get({url:B,endpoint:te,token:Ge==="sent"?Te:null,headers:_e,
allowPrivate:!j.startsInPublic||ze||de.namedHosts.has(te.name),planBody:Pe=>(j.headMs=performance.now()-j.started,ne(Pe)?oe:Ce(Pe))}),je=performance.now()-Ve;if(fe(
j,De,{url:(0,r.dh)((0,d.Pl)(B)),authorization:Ge,ms:je}),ze&&(j.startsInPublic=Ee(de,te.name,De.address)),De.kind==="failed"){const Pe=j.timedOut?Q.timeoutMs:null,
{asks:Ze}=Q;return{kind:"failed",...v(De,{endpoint:te,asks:Ze,limitMs:Pe})}}const{kind:He,head:Ye,body:Je}=De;return{kind:He,url:B,head:Ye,body:Je}}function fe(j,B,te){
const{connection:Q,head:le}=B;Q!==null&&j.connections.push(Q),B.kind==="received"&&(j.firstByteMs=(j.firstByteMs??0)+B.firstByteMs),j.hops.push({...te,status:le?.
status??null,reason:(0,r.dh)(le?.reason??""),mediaType:le?.contentType?(0,r.dh)(le.contentType):null,challenge:le?.challenge?(0,r.dh)(le.challenge):null,address:Q?.
address??null,proxy:Q?.proxy??null})}function Ee({resolve:j},B,te){const Q=j.some(le=>le.name===B);return!["private","loopback"].includes((0,I.Sz)((Q?null:te)??
B))}const ke=j=>({kind:"failed",problem:j,transient:!1});function Se({urls:j,hops:B,options:te},Q){const{asks:le,redirectLimits:Te}=te,de=B[0]?.url??"";if(j.has(
(0,d.jr)(Q)))return ke((0,P.redirectLoop)({url:de,asks:le,to:(0,d.Pl)(Q)}));const Ce=B.length,_e=L.Du.filter(Ae=>Ce>Te[Ae]);return ke((0,P.redirectLimit)({url:de,
asks:le,redirects:Ce,clients:_e,limits:Te}))}}),2230:((ae,H,i)=>{i.d(H,{T:()=>r,X:()=>L});var d=i(7067),k=i(7583);function r(I){if(I.username===""&&I.password===
"")return{};const U=`${decodeURIComponent(I.username)}:${decodeURIComponent(I.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(U).toString("base64")}`}}
const P=[502,503,504];function L(I,U,D){const M=`${I.name.includes(":")?`[${I.name}]`:I.name}:${I.port}`,T=(p=0,a="")=>(0,k.Au)(P.includes(p)?"PROXY_NOT_REACHED":
"PROXY_REFUSED",`proxy ${U.host} returned ${p} ${a}`.trimEnd());return new Promise((p,a)=>{const E=(0,d.request)({method:"CONNECT",path:M,headers:{host:M,...r(U)},
insecureHTTPParser:!0,createConnection:()=>D});E.on("error",S=>{const u=`proxy ${U.host} closed the connection: ${S.message}`;a((0,k.Au)("PROXY_REFUSED",u))}),E.
on("connect",(S,u,m)=>{if(S.statusCode===200&&m.length===0)return p(D);D.destroy(),a(T(S.statusCode,S.statusMessage))}),E.end()})}}),2168:((ae,H,i)=>{i.d(H,{Q:()=>k});
const d=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]];function k(r){const P=d.find(([L])=>L.test(r));return P===void 0?null:{what:P[1],advice:P[2]}}}),5195:((ae,H,i)=>{i.d(
H,{Sz:()=>O,Zu:()=>m,uo:()=>_});var d=i(6181);function k(...C){let c;const y=()=>C.map(r);return()=>c??=y()}function r(C){const[c="",y]=C.split("/"),g=(0,d.r5)(
c);if(g===null)throw new Error(`${c} is no address`);return{prefix:g,bits:y===void 0?g.length*8:Number(y)}}const P=({prefix:C,bits:c},y)=>C.length===y.length&&C.
every((g,N)=>{const w=Math.min(Math.max(8*(N+1)-c,0),8);return g>>w===(y[N]??0)>>w}),L=k("169.254.169.254","169.254.170.2","169.254.170.23","100.100.100.200","1\
92.0.0.192","168.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2::23","fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42","fd00:a9fe:a9fe::1",
"fe80::a9fe:a9fe"),I=k("127.0.0.0/8","0.0.0.0","::1","::"),U=k("10.0.0.0/8","100.64.0.0/10","169.254.0.0/16","172.16.0.0/12","192.168.0.0/16","198.18.0.0/15","6\
4:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10"),D=k("0.0.0.0/8","192.0.0.0/24","192.0.2.0/24","192.88.99.0/24","198.51.100.0/24","203.0.113.0/24","224.0.0.0/\
3","2001::/23","2001:db8::/32","2002::/16","3fff::/20"),x=k("0.0.0.0/0","2000::/3"),M=k("::ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/96"),T=(C,c)=>C().some(
y=>P(y,c)),p=[12,13,14,15],a=(C,...c)=>{const y=k(C);return{isIn:g=>T(y,g),at:c,mask:0}},E=[a("2002::/16",[2,3,4,5]),a("2001::/32",[4,5,6,7]),{...a("2001::/32",
p),mask:255},a("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,11,12],p),{isIn:C=>/^[02],0,94,254$/.test(C.slice(8,12).join()),at:[p],mask:0}],S=C=>E.filter(c=>c.
isIn(C)).flatMap(({at:c,mask:y})=>c.map(g=>g.map(N=>(C[N]??0)^y)));function u(C){return T(I,C)?"loopback":T(M,C)?u(C.slice(12)):[C,...S(C)].some(c=>T(L,c))?"met\
adata":T(U,C)?"private":T(D,C)||!T(x,C)?"reserved":"public"}function m(C){const c=(0,d.r5)(C);return c===null?"public":u(c)}const l=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;
function O(C){const c=C.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(c))return"loopback";const y=(0,d.r5)(c)??(0,d.RY)(c);return y===null?"publi\
c":u(y)}function _(C){const c=O(C);return c!=="public"||C.includes(":")?c:l.test(C.replace(/\.$/,""))?"private":"public"}}),7027:((ae,H,i)=>{i.d(H,{n:()=>d});function d(r){
const[P]=r;let L=!1;return r.map(({scheme:I,name:U})=>(L||=P!==void 0&&!k(P.name,U),L?"dropped":I==="https"?"sent":"withheld"))}function k(r,P){return r===P?!0:
/[:%]|^[\d.]+$/.test(P)?!1:P.endsWith(`.${r}`)}}),567:((ae,H,i)=>{i.d(H,{K:()=>r,T:()=>k});const d=32;function k(L){const I=[];let U=L.getPeerX509Certificate();
for(;U!==void 0&&I.length<d;)I.push(U),U=U.issuerCertificate;return I}function r(L,I,U){const[D]=L;if(D===void 0)return null;const x=I.ok?I.chain.slice(0,Math.max(
1,I.chain.length-1)).map(({notAfter:p})=>p):L.map(({validTo:p})=>Date.parse(p)),M=Date.parse(D.validFrom),T=Math.min(...x);return Number.isNaN(M)||Number.isNaN(
T)?null:{host:U,subject:P(D.subject)??D.subjectAltName??"",issuer:P(D.issuer)??D.issuer??"",validFrom:new Date(M).toISOString(),expires:new Date(T).toISOString()}}
const P=L=>/^CN=(.*)$/m.exec(L??"")?.[1]}),6974:((ae,H,i)=>{i.d(H,{y:()=>D,z:()=>P});var d=i(4e3);const k=200,r=80;function P(M){const T=L(M).trim();return T===
""?null:Array.from(T.slice(0,2*k)).slice(0,k).join("")}const L=M=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(M.subarray(0,2048)),I=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,
U=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;function D(M){const T=x(L(M));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.
test(T))return null;const p=/<title[^>]*>([^<]{0,400})/i.exec(T)?.[1]?.replace(/\s+/g," ").trim()??"",a=(0,d.dh)(p,r);return U.test(p)?{kind:"captive-portal",title:a}:
{kind:I.test(p)||/type=["']?password/i.test(T)?"sign-in":"other",title:a}}function x(M){let T=M.trimStart();for(;T.startsWith("<!--");){const p=T.indexOf("-->",
4);if(p<0)return"";T=T.slice(p+3).trimStart()}return T}}),1718:((ae,H,i)=>{i.d(H,{I6:()=>U,QG:()=>I,Su:()=>k,Ud:()=>S,j3:()=>L,n5:()=>r});var d=i(3625);function k(u){
const[,m="",l="",O=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(u)??[],_=/^HTTP\/(\d)\.(\d)$/.exec(m);if(_===null)return(0,d.T)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.
test(l))return(0,d.T)("malformed status");const[,C="",c=""]=_;return(0,d.J)({status:Number(l),reason:O,version:Number(C+c)})}function r(u,m){const l=I(m);if(!l.
ok)return l;const O=new Map(l.value),{status:_,reason:C,version:c}=u,y=p(_,c,O);if(!y.ok)return y;y.value.kind==="chunked"&&O.delete("content-length");const g=y.
value.kind!=="close"&&E(c,O);return(0,d.J)({status:_,reason:C,headers:O,framing:y.value,keepAlive:g})}const P=/^[\w!#$%&'*+.^`|~ -]+$/,L=u=>/^[\t -~\u0080-\u00ff]*$/.
test(u);function I(u){const m=new Map;for(const l of M(u)){const O=l.indexOf(":"),_=l.slice(0,Math.max(O,0)),C=U(l.slice(O+1));if(!P.test(_))return(0,d.T)("malf\
ormed header line");if(!L(C))return(0,d.T)("control character in a header");const c=_.toLowerCase(),y=m.get(c);y===void 0?m.set(c,[C]):y.push(C)}return(0,d.J)(m)}
function U(u){let m=0;for(;x(u,m);)m+=1;return D(u.slice(m))}function D(u){let m=u.length;for(;x(u,m-1);)m-=1;return u.slice(0,m)}const x=(u,m)=>u[m]===" "||u[m]===
"	";function M(u){const m=[];for(const l of u){const O=U(l),_=m.at(-1);/^[ \t]/.test(l)&&_!==void 0?_.push(O):m.push([/^[ \t]|^[^:]*$/.test(l)?":":O])}return m.
map(l=>l.join(" "))}const T=["transfer-encoding","content-length","trailer"];function p(u,m,l){const O=m>=11?l.get("transfer-encoding")??[]:[],[_]=O;if(O.length>
1)return(0,d.T)("several Transfer-Encoding headers");if(_!==void 0&&_.toLowerCase()!=="chunked")return(0,d.T)("unsupported Transfer-Encoding");const C=a(l,"trai\
ler");if(_!==void 0&&C.some(N=>T.includes(N)))return(0,d.T)("forbidden name in Trailer");const c=l.get("content-length")??[];if(new Set(c).size>1)return(0,d.T)(
"different Content-Length headers");const[y]=c,g=Number(y);return y!==void 0&&!(/^\d+$/.test(y)&&g<2**63)?(0,d.T)("malformed Content-Length"):u<200||u===204||u===
304?(0,d.J)({kind:"length",bytes:0}):_!==void 0?(0,d.J)({kind:"chunked"}):(0,d.J)(y===void 0?{kind:"close"}:{kind:"length",bytes:g})}const a=(u,m)=>(u.get(m)??[]).
flatMap(l=>l.split(",")).map(l=>l.trim().toLowerCase());function E(u,m){const l=a(m,"connection");return u<10||l.includes("close")?!1:u>=11||l.includes("keep-al\
ive")}function S(u){const[m=""]=D(u).split(";",1);return/^[\da-f]{1,16}$/i.test(m)?(0,d.J)(Number.parseInt(m,16)):(0,d.T)("malformed chunk size")}}),2832:((ae,H,i)=>{
i.d(H,{v8:()=>D,x8:()=>p,zy:()=>x});var d=i(7075),k=i(8522),r=i(1718),P=i(7583);const L=1e3,I=64*1024,U=1024,D=256*1024;function x(S,u,m){const l=c=>{const y=m[c],
g=typeof y=="object"?y[0]:y;return g===void 0?null:Buffer.from((0,r.I6)(g),"latin1").toString("utf8")},O=l("content-length"),C=S!==204&&S!==304&&O!=="0"?l("cont\
ent-encoding"):null;return{status:S,reason:u,contentType:l("content-type"),contentEncoding:C,location:l("location"),retryAfter:l("retry-after"),terraformGet:l("\
x-terraform-get"),apiVersion:l("tfp-api-version"),challenge:M(m["www-authenticate"]),declaredBytes:O===null||T(C)?null:Number(O)}}function M(S){const u=[S??[]].
flat().flatMap(l=>l.split(",")).flatMap(l=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(l)?.[1]??[]);return u.some(l=>l.toLowerCase()==="bearer")?null:u[0]??null}const T=S=>S?.
toLowerCase()==="gzip";async function p(S,u,m){const l=[];let O=0;const _=m.kind==="excerpt"?setTimeout(()=>S.destroy(),L).unref():void 0;try{for await(const c of a(
S,u,m.maxBytes)){const y=c;if(l.push(y),l.length===U&&l.splice(0,U,Buffer.concat(l)),O+=y.byteLength,O>m.maxBytes)break}}catch(c){if((0,P.$N)(c)==="COMPRESSED_T\
OO_LARGE")O=Number.POSITIVE_INFINITY;else if(m.kind==="whole")throw c}finally{clearTimeout(_)}return{bytes:Buffer.concat(l).subarray(0,m.maxBytes),truncated:O>m.
maxBytes}}function a(S,u,m){if(!T(u.contentEncoding))return S;const l=(0,k.createGunzip)();return(0,d.pipeline)(S,E(m+I),l,()=>{}),l}const E=S=>async function*(u){
let m=S;for await(const l of u){if(m-=l.length,m<0)throw(0,P.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield l}}}),3794:((ae,H,i)=>{i.d(H,{I:()=>r});
var d=i(7583);const k=10;class r{#e;#t=Buffer.alloc(0);received=0;constructor(L){this.#e=L[Symbol.asyncIterator]()}get isEmpty(){return this.#t.length===0}async line(L){
const I=[];for(;;){const U=this.#t.indexOf(k),D=this.#s(U<0?this.#t.length:U+1);if(I.push(D),L.bytes-=D.length,L.bytes<0)throw(0,d.Au)("HEADERS_TOO_LARGE","too \
many headers");if(U>=0)return Buffer.concat(I).toString("latin1").slice(0,-1);if(await this.#n())continue;const x=Buffer.concat(I).toString("latin1");return x===
""||x==="\r"?null:x}}async bytes(L){return await this.arrived()&&this.#s(L)}async arrived(){return this.isEmpty&&!await this.#n()?null:this.#t}skip(L){this.#s(L)}#s(L){
const I=this.#t.subarray(0,L);return this.#t=this.#t.subarray(I.length),I}async#n(){const L=await this.#e.next();return L.done===!0?!1:(this.#t=L.value,this.received+=
this.#t.length,!0)}}}),5582:((ae,H,i)=>{i.d(H,{f:()=>T});var d=i(1692),k=i(4283),r=i(3592),P=i(2832),L=i(5924),I=i(7583),U=i(4529),D=i(8439),x=i(2230);const M=12;
function T(c){const y={settings:c,alerts:[],channels:new Map,sockets:new Set,closed:!1};return{get:g=>p(y,g),isOpen:()=>!y.closed,close:()=>{y.closed=!0;for(const g of[
...y.sockets].reverse())g.destroy()}}}async function p(c,y){const g={connection:null,address:null,head:null,ready:performance.now()};try{const N=await a(c,y,g),
{head:w}=N;g.head=w;const v=performance.now()-g.ready,R=await(0,P.x8)(N.body,w,y.planBody(w)),{connection:G,address:V}=g;return{kind:"received",head:w,body:R,firstByteMs:v,
connection:G,address:V}}catch(N){const{connection:w,head:v}=g,R=w?.address??g.address;return{kind:"failed",error:(0,I.$N)(N)==="ECONNRESET"&&c.alerts[0]||N,connection:w,
address:R,head:v}}}async function a(c,y,g){const{scheme:N,name:w,port:v}=y.endpoint,R=`${N}://${w} ${v}`,V=E(c,R,{get:y,seen:g}),oe=m(c,y),ee=V.http?.isFree()?V.
http:await S(c,V);g.address=V.address;try{return await ee.get(oe)}catch(Y){if(c.closed||!ee.mayRepeat())throw Y}return(await S(c,V)).get(oe)}function E(c,y,g){const N=c.
channels.get(y)??{http:null,socket:null,address:null,current:g};N.current=g,c.channels.delete(y),c.channels.set(y,N);const[w]=c.channels;return c.channels.size>
M&&w!==void 0&&(c.channels.delete(w[0]),w[1].socket?.destroy()),N}async function S(c,y){const g=await u(c,y);y.socket=g,y.address=y.current.seen.connection?.address??
null;const N=g instanceof d.TLSSocket&&g.alpnProtocol==="h2";return y.http=N?(await i.e(8208).then(i.bind(i,8208))).openHttp2(g):(0,D.gZ)(g),y.http}async function u(c,{
current:{get:y,seen:g}}){const{endpoint:N,allowPrivate:w}=y,v=(0,I.s0)();g.connection=v;const G={connection:v,allowPrivate:w,hold:oe=>{c.sockets.add(oe),oe.on("\
error",ee=>{(0,I.$N)(ee).startsWith("ERR_SSL")&&c.alerts.push(ee)}),oe.on("close",()=>c.sockets.delete(oe)),c.closed&&oe.destroy()}},V=await(0,L.JY)(N,c.settings,
G);return g.ready=performance.now(),V}function m({settings:c},{url:y,endpoint:g,token:N,headers:w}){const v=(0,L.Lu)(g,c),R=g.scheme==="http"&&v.kind==="proxy";
return{path:l(R?_(y,g):(0,k.t5)(y)),headers:{host:(0,U.gQ)(y,g),"user-agent":r._O,...w,...w.range===void 0?{"accept-encoding":"gzip"}:{},...C(y,N),...R?(0,x.T)(
v.proxy):{}}}}const l=c=>O(c).replace(/ /g,"%20"),O=c=>Buffer.from(c,"utf8").toString("latin1"),_=(c,y)=>`http://${(0,U.gQ)(c,y)}${(0,k.t5)(c)}`;function C(c,y){
if(y!==null)return{authorization:O(`Bearer ${y.reveal()}`).trimEnd()};const g=(0,k.aR)(c);return g===null?{}:{authorization:g}}}),8439:((ae,H,i)=>{i.d(H,{_V:()=>u,
gZ:()=>p,mA:()=>a,ES:()=>l});var d=i(7075),k=i(1718),r=i(3625),P=i(8947);const L=4096,I=16*1024,U=10;class D{#e="size";#t=0;#s=0;#n="";#o=[];#i=0;push(v){const R=new Uint8Array(
v.length);let G=0,V=0;for(;V<v.length&&this.#e!=="end";){if(this.#e==="data"){const Y=Math.min(v.length,V+this.#t);R.set(v.subarray(V,Y),G),G+=Y-V,this.#t-=Y-V,
V=Y,this.#t===0&&(this.#e="end of data");continue}const oe=v.indexOf(U,V)+1||v.length;this.#n+=(0,P.iP)(v.subarray(V,oe)),V=oe;const ee=this.#l(v[oe-1]===U);if(ee!==
null)return(0,r.T)(ee)}return(0,r.J)({data:R.subarray(0,G),used:V,isEnd:this.#e==="end"})}#l(v){const R=this.#n;return R.length+this.#i>L?"long line in chunks":
v?(this.#n="",!R.endsWith(`\r
`)||R.indexOf("\r")<R.length-2?"malformed end of a chunk line":this.#h(R.slice(0,-2))):null}#h(v){if(this.#e==="size")return this.#u(v);if(this.#e==="end of dat\
a")return this.#e="size",v===""?null:"malformed chunk";if(this.#i+=v.length+2,v!=="")return this.#o.push(v),null;this.#e="end";const R=(0,k.QG)(this.#o);return R.
ok?null:R.why}#u(v){const R=(0,k.Ud)(v);return R.ok?(this.#t=R.value,this.#e=R.value===0?"trailer":"data",R.value===0?null:(this.#s=Math.max(0,this.#s+v.length+
2-16-2*R.value),this.#s>I?"chunks with too little data":null)):R.why}}var x=i(2832),M=i(3794),T=i(7583);function p(w){const v=new M.I(w);let R=!0,G=0;return{mayRepeat:()=>G>
0&&v.received===G,isFree:()=>R&&v.isEmpty&&!w.destroyed&&w.readable,get:async V=>{R=!1,G=v.received,w.write(S(V),"latin1");const{status:oe,reason:ee,headers:Y,framing:re,
keepAlive:ne}=await m(v),ue=(0,x.zy)(oe,E(ee),Object.fromEntries(Y)),fe=()=>{R=ne},Ee=()=>R||w.destroy();return{head:ue,body:a(C(v,re),fe,Ee)}}}}function a(w,v,R){
const G=async V=>{const oe=await w.next();oe.done===!0&&v(),V.push(oe.value??null)};return new d.Readable({read(){G(this).catch(V=>this.destroy(V))},destroy(V,oe){
R(),oe(V)}})}const E=w=>Buffer.from(w,"latin1").toString("utf8");function S({path:w,headers:v}){const R=Object.entries(v).map(([V,oe])=>`${V}: ${oe}`),G=[`GET ${w}\
 HTTP/1.1`,...R];if(G.some(V=>/[\r\n\0]/.test(V)))throw new Error("a request has a line break");return`${G.join(`\r
`)}\r
\r
`}const u=5;async function m(w){const v={bytes:x.v8};for(let R=0;R<=u;R+=1){const G=l((0,k.Su)(await _(w,v))),V=l((0,k.n5)(G,await O(w,v)));if(V.status<100||V.status>
199||V.status===101)return V}throw(0,T.Au)("HTTP_MALFORMED",`more than ${u} interim responses`)}function l(w){if(!w.ok)throw(0,T.Au)("HTTP_MALFORMED",w.why);return w.
value}async function O(w,v){const R=[];for(;;){const G=await _(w,v);if(G==="")return R;R.push(G)}}async function _(w,v){const R=await w.line(v);if(R===null)throw(0,T.
Au)("ECONNRESET","the connection was closed");return R.endsWith("\r")?R.slice(0,-1):R}function C(w,v){switch(v.kind){case"length":return g(w,v.bytes);case"chunk\
ed":return N(w);case"close":return c(w)}}async function*c(w){for(;;){const v=await w.bytes(y);if(v===null)return;yield v}}const y=64*1024;async function*g(w,v){
let R=v;for(;R>0;){const G=await w.bytes(Math.min(R,y));if(G===null)throw(0,T.Au)("BODY_CUT","the body is cut off");R-=G.length,yield G}}async function*N(w){const v=new D;
for(;;){const R=await w.arrived();if(R===null)throw(0,T.Au)("BODY_CUT","the body is cut off");const{data:G,used:V,isEnd:oe}=l(v.push(R));if(w.skip(V),G.length>0&&
(yield G),oe)return}}}),7531:((ae,H,i)=>{i.d(H,{T:()=>I,b:()=>P});var d=i(3307),k=i(8947),r=i(2168);const P=1024*1024,L={keeps:()=>!0,read:(x,M,{start:T,end:p})=>({
value:(0,d.IL)(M.slice(T,p))})};function I(x,M=L){const T=(0,k._6)(x),p=new D(T,M),a=(0,d.Ey)(T,p.add);if(a!==null){const S=(0,r.Q)(T);return S===null?{kind:"no\
t-json",...a}:{kind:"not-json",why:`it ${S.what}`,advice:S.advice}}const E=/[^\t\n\r ]/.exec(T)?.[0];return E==="{"?{kind:"object",...p.read()}:E==="n"?{kind:"n\
ull"}:{kind:"not-object",why:`found ${U(E)}`}}function U(x){switch(x){case"[":return"an array";case'"':return"a string";case"t":case"f":return"a boolean";default:
return"a number"}}class D{#e;#t;#s;#n=new Map;#o=0;constructor(M,T){this.#e=M,this.#t=T,this.#s=M.includes("\\")}add=(M,T,p,a)=>{if(a===0)return;const E=this.#e.
slice(p,a),S=this.#s?(0,d.I)(E):E.slice(1,-1),u=this.#n.get(S);u!==void 0?u.range={start:M,end:T}:this.#t.keeps(S,T-M)?this.#n.set(S,{id:(0,d.I)(E),range:{start:M,
end:T}}):this.#o+=1};read(){return{services:Array.from(this.#n.values(),({id:T,range:p})=>({id:T,...this.#t.read(T,this.#e,p)})),leftOut:this.#o}}}}),794:((ae,H,i)=>{
i.d(H,{m:()=>L,z:()=>k});var d=i(4714);const k=2048,r=/%(?![0-9A-Fa-f]{2})/,P=/[^ -~\u0080-\uffff]/;function L(D){if(D.length<=k)return D;const[x,M]=U(D,"#"),[T,
p]=U(x,"?");return[I(T),p&&(0,d.o)(p,k),P.test(x)?"\x7F":"",M&&(r.test(M)?"#%":"#")].join("")}function I(D){const x=(0,d.o)(D,k);if(x===D)return D;const M=r.test(
D)?"%":"",T=D.includes("//",k-1)?"//":"",p=/\/\.{0,2}$/.exec(D.slice(-3))?.[0]??"";return`${x.replace(/%.?$/,"")}${T}~${M}${p}`}function U(D,x){const M=D.indexOf(
x);return M<0?[D,""]:[D.slice(0,M),D.slice(M)]}}),9529:((ae,H,i)=>{i.d(H,{l:()=>P,m:()=>I});var d=i(4283),k=i(8999);const r=[1024,65535],P=["authz_code","passwo\
rd"],L="app.terraform.io";function I(u,m,l){const O=M(U(u,"client")),_=T(U(u,"grant_types"),l),C=(...v)=>v.some(R=>_.value.includes(R)),c=(v,R)=>p(U(u,v),v,R,m),
y=c("authz",C("authz_code")),g=c("token",C("authz_code","password")),N=a(U(u,"ports")),w=S(U(u,"scopes"));return{value:{client:O.value,grantTypes:_.value,authz:y.
value,token:g.value,ports:N.value,scopes:w.value},flaws:[O,_,y,g,N,w].flatMap(v=>v.flaws)}}const U=(u,m)=>Object.hasOwn(u,m)?u[m]:void 0,D=(u,m,l)=>({value:u,flaws:[
{rule:m,value:l}]}),x=u=>({value:u,flaws:[]});function M(u){return typeof u!="string"?D("","client-missing",u):u===""?D(u,"client-empty",u):x(u)}function T(u,m){
if(u===void 0)return x(["authz_code"]);if(!Array.isArray(u))return D([],"grant-types-invalid",u);const l=[...new Set(u.filter(C=>typeof C=="string"))];return l.
includes("authz_code")||l.includes("password")&&m===L?l.every(C=>P.includes(C))?x(l):D(l,"grant-types-unknown",u):D(l,"grant-types-unsupported",u)}function p(u,m,l,O){
if(typeof u!="string")return l?D(null,`${m}-missing`,u):x(null);const _=(0,k.v)(O,u);if(_.ok&&(0,d.cz)(_.value).name!=="")return x((0,d.jr)(_.value));const c=`f\
ailed to parse ${m==="authz"?"authorization":"token"} URL: ${_.ok?"no Host in request URL":_.why}`;return{value:null,flaws:[{rule:`${m}-invalid`,why:c}]}}function a(u){
if(u===void 0)return x(r);if(!Array.isArray(u))return D(r,"ports-ignored",u);if(u.length!==2)return D(r,"ports-count",u);const[m,l]=u;return!E(m)||!E(l)?D(r,"po\
rts-range",u):m>l?D(r,"ports-order",u):m===l?D([m,l],"ports-single",u):x([m,l])}const E=u=>typeof u=="number"&&Number.isInteger(u)&&u>=r[0]&&u<=r[1];function S(u){
if(u===void 0)return x([]);if(!Array.isArray(u))return D([],"scopes-ignored",u);const m=u.filter(l=>typeof l=="string");return m.length===u.length?x(m):D(m,"sco\
pes-invalid",u)}}),3432:((ae,H,i)=>{i.d(H,{nT:()=>ze,pj:()=>Ve});var d=i(5582),k=i(6697),r=i(1831),P=i(7511),L=i(4283),I=i(3948),U=i(3534),D=i(863),x=i(1064),M=i(
7531),T=i(3307),p=i(9562),a=i(9529),E=i(794),S=i(4714);const u=["client","grant_types","authz","token","ports","scopes"],m=68,l=100,O=4096;function _(z,K){const Z=new Map;
return(0,T.CI)(z,K,(J,ie,se,q)=>{if(q-se>m)return;const me=(0,T.I)(z.slice(se,q));u.includes(me)&&Z.set(me,C(me,z,{start:J,end:ie}))}),{value:Object.fromEntries(
Array.from(Z,([J,{value:ie}])=>[J,ie])),leftOut:Z.values().reduce((J,{leftOut:ie})=>J+ie,0)}}function C(z,K,Z){if(K[Z.start]==="[")return c(K,Z);const J=K.slice(
Z.start,Z.end);return{value:(z==="authz"||z==="token")&&J.startsWith('"')?(0,E.m)((0,T.I)(J)):(0,S.w)(J),leftOut:0}}function c(z,K){const Z=[],J=new Set;let ie=O,
se=0;return(0,T.CI)(z,K,(q,me)=>{const we=g(z,q,me);Z.length<l&&me-q<=ie||we!==null&&!J.has(we)?(Z.push((0,S.w)(z.slice(q,me))),ie-=me-q,we!==null&&J.add(we)):se+=
1}),{value:Z,leftOut:se}}const y=a.l.map(z=>JSON.stringify(z));function g(z,K,Z){return z[K]!=='"'?"no string":y.find(J=>J.length===Z-K&&z.startsWith(J,K))??null}
const N=100,w=16*1024,v=200,R=2048;function G(z){const K=new Set(z),Z=new Set(z.map(V));let J=0,ie=w;const se=q=>J===N||q>ie?!1:(J+=1,ie-=q,!0);return{keeps:(q,me)=>{
if((0,p.D6)(q)||K.has(q))return!0;const we=q.length<=v&&Z.delete(V(q));return se(q.length+me)||we},read:(q,me,we)=>{const{start:Ne,end:Be}=we,Ke=Be-Ne>R;if(Ke&&
q===p.S3&&me[Ne]==="{")return _(me,we);const Le=me.slice(Ne,Be);return{value:Ke&&Le.startsWith('"')?(0,E.m)((0,T.I)(Le)):(0,S.w)(Le)}}}}const V=z=>z.slice(0,z.indexOf(
".")+1);var oe=i(6974);const ee=2048,Y={kind:"whole",maxBytes:M.b},re={kind:"excerpt",maxBytes:ee},ne=z=>z===408||z===425||z===429||z>=500;async function ue(z){
const{host:K,needed:Z}=z,J=(0,L.Dl)((0,r.cu)(K));if(!J.ok)throw new Error(`no discovery URL for ${K}: ${J.why}`);const ie=await(0,I.e)({...z,url:J.value,asks:"d\
ocument",headers:{accept:"application/json"},origin:null,redirectLimits:x.NX,planBody:Le=>fe(Le)===null?Y:re}),{response:se,...q}=ie;if(se.kind==="failed"){const{
problem:Le,transient:tt}=se;return{attempt:{discovery:{kind:"failed",problem:Le,excerpt:null},...q},transient:tt,retryAfter:null}}const me=ie.hops.at(-1)?.authorization??
"none",we=ie.hops.at(-1)?.challenge??null,Ne=Ee(se,{host:(0,r.nx)(K),token:me,challenge:we,needed:Z}),{status:Be,retryAfter:Ke}=se.head;return{attempt:{discovery:Ne,
...q},transient:ne(Be),retryAfter:Ke}}function fe({status:z,contentType:K,declaredBytes:Z}){if(z===401||z===403)return{kind:"unauthorized"};if(z!==200)return{kind:"\
status"};const J=(0,P.i)(K??"");return J.ok?J.value!=="application/json"?{kind:"type",malformed:!1}:(Z??0)>M.b?{kind:"size"}:null:{kind:"type",malformed:!0}}function Ee(z,K){
const{head:Z,body:J}=z,ie=(0,E.m)((0,L.jr)(z.url));if(Z.status===404)return{kind:"absent",url:ie,why:"status"};const se=j(z,K);if(se!==null)return ke(se,J);const q=(0,M.
T)(J.bytes,G(K.needed));switch(q.kind){case"object":return{...q,kind:"found",url:ie,truncated:J.truncated};case"null":return{kind:"absent",url:ie,why:"null"};case"\
not-object":return ke((0,D.documentNotObject)({...Se(z,K),why:q.why}),J);case"not-json":return ke(B(z,q,K),J)}}const ke=(z,{bytes:K})=>({kind:"failed",problem:z,
excerpt:(0,oe.z)(K)}),Se=({url:z,body:K},{host:Z})=>({url:(0,L.Pl)(z),page:(0,oe.y)(K.bytes),asked:Z});function j(z,K){const{status:Z,reason:J,location:ie,retryAfter:se,
declaredBytes:q,contentType:me}=z.head,we=fe(z.head);switch(we?.kind){case"unauthorized":return(0,U.documentUnauthorized)({...Se(z,K),status:Z,reason:J,...K});case"\
status":return(0,D.documentStatus)({...Se(z,K),status:Z,reason:J,location:ie,retryAfter:se,transient:ne(Z)});case"type":return(0,D.documentType)({...Se(z,K),contentType:me??
"",malformed:we.malformed});case"size":return(0,D.documentSize)({...Se(z,K),bytes:q,limit:M.b});case void 0:return null}}function B(z,{why:K,advice:Z},J){const{
head:ie,body:se}=z;if(se.truncated)return(0,D.documentSize)({...Se(z,J),bytes:null,limit:M.b});const q=ie.contentEncoding?.toLowerCase()??"";return["","gzip","i\
dentity"].includes(q)?(0,D.documentNotJson)({...Se(z,J),why:K,advice:Z}):(0,D.documentEncoding)({...Se(z,J),encoding:q})}var te=i(7082),Q=i(5960),le=i(7758);const Te=500,
de=1e4,Ce=3,_e=2e3,Ae=3e5,ze=z=>Math.min(Math.max(...z.map(({attemptMs:K})=>K)),Ae),Ge=({timeoutMs:z,retries:K})=>(K+1)*z+K*de;async function Ve(z,K){const Z=z.
map(q=>({host:q,tookMs:null})),J=z.entries(),ie={total:z.length,done:0,failed:0,waiting:new Set},se=async()=>{for(const[q,me]of J){if(K.stop.why!==null)return;ie.
waiting.add(me),K.progress(ie);const we=await Ye(me,K);Z[q]=we,ie.waiting.delete(me),ie.done+=1,(!De(we)||!Pe(we.attempt))&&(ie.failed+=1),K.progress(ie)}};return await Promise.
all(Array.from({length:Math.min(K.concurrency,z.length)},se)),je(Z,K.stop)}const De=z=>"attempt"in z;function je(z,{why:K}){if(K===null)return z.filter(De);const Z=z.
length-z.filter(De).length,J=z.flatMap(se=>{if(De(se)&&Pe(se.attempt))return[];const q=De(se)?He(se):se.tookMs;return q!==null&&q>=_e?[{host:(0,r.nx)(se.host),tookMs:q}]:
[]}).sort((se,q)=>q.tookMs-se.tookMs).slice(0,Ce),ie={stopped:K,unchecked:Z,total:z.length,slowest:J};return z.map(se=>{if(De(se))return se;const{host:q,tookMs:me}=se,
we=me!==null;return(0,Q.i)(q,(0,k.hostNotChecked)({host:(0,r.nx)(q),isBegun:we,...ie}))})}const He=({attempt:z,earlier:K})=>[...K,z].reduce((Z,{timing:J})=>Z+J.
totalMs,0);async function Ye(z,K){const{stop:Z}=K,J=performance.now(),ie=await K.credentials.find(z),se=[];for(;Z.why===null;){const{attempt:q,transient:me,retryAfter:we}=await ft(
z,ie.answer,K);if(Z.why!==null&&!Pe(q)||(se.push(q),!(Pe(q)?Ze(se,K.releases):me)||se.length>K.retries))break;await(0,le.v)(mt(se.length,we,K),K)}return se.length===
0?{host:z,tookMs:performance.now()-J}:Je(z,ie,se,K)}function Je(z,{answer:K,clients:Z,difference:J},ie,{forced:se}){return{host:z,...ht(ie),credentials:K&&{source:K.
source,hasToken:K.token!==null,problem:K.problem},looks:Z,difference:J,forced:se.get(z)??[]}}const Pe=({discovery:z})=>z.kind!=="failed",Ze=(z,K)=>K.some(({attemptMs:Z})=>!z.
some(J=>Pe(J)&&J.timing.totalMs<=Z));function ht(z){const K=z.findIndex(Pe),Z=K<0?z.length-1:K,[J]=z.slice(Z);if(J===void 0)throw new Error("a visit without an \
attempt");return{attempt:J,earlier:z.slice(0,Z),later:z.slice(Z+1)}}async function ft(z,K,Z){if(K?.isUnsendable&&K.problem!==null){const we={kind:"failed",problem:K.
problem,excerpt:null};return{attempt:(0,te.O)(we),transient:!1,retryAfter:null}}const{network:J,maxRedirects:ie,timeoutMs:se,stop:q}=Z,me=(0,d.f)(J);q.signal.addEventListener(
"abort",me.close);try{return await ue({host:z,needed:pt(z,Z),session:me,settings:J,token:K?.token??null,maxRedirects:ie,timeoutMs:se,startTimer:Z.startTimer})}finally{
q.signal.removeEventListener("abort",me.close),me.close()}}const pt=(z,{required:K,forced:Z})=>[...(K.get(z)??[]).map(({service:J})=>J),...(Z.get(z)??[]).flatMap(
({services:J})=>J.map(({id:ie})=>ie))];function mt(z,K,{random:Z,now:J}){const ie=Te*2**(z-1)*(.5+Z()/2);return Math.min(Math.max(ie,(0,le.V)(K,J())??0),de)}}),
7758:((ae,H,i)=>{i.d(H,{V:()=>k,v:()=>d});function d(r,{startTimer:P,stop:L}){return new Promise(I=>{const U=()=>{D(),L.signal.removeEventListener("abort",U),I()},
D=P(r,U);L.signal.addEventListener("abort",U)})}function k(r,P){const L=/^\d+$/.test(r??"")?Number(r)*1e3:Date.parse(r??"")-P;return Number.isNaN(L)?null:L}}),2767:((ae,H,i)=>{
i.d(H,{h:()=>S});var d=i(5792);const k={"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384\
r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1","1.2.840.10045.3.1.1":"P-192","1.2.156.10197.1.301":"SM2"},r=["1.3.132.0.33","1.2.840.1\
0045.3.1.7","1.3.132.0.34","1.3.132.0.35"],P={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.110":"X25519","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.10040\
.4.1":"DSA","2.16.840.1.101.3.4.3.17":"ML-DSA-44","2.16.840.1.101.3.4.3.18":"ML-DSA-65","2.16.840.1.101.3.4.3.19":"ML-DSA-87"};function L(ee){const Y=new d.lL(ee,
"public key").inside(d.Dk.sequence),re=Y.inside(d.Dk.sequence),ne=re.oid(),ue=Y.bits();switch(ne){case"1.2.840.113549.1.1.1":if(a(re.any().whole)!=="0500")throw new d.
I4("public key");return I(ue);case"1.2.840.10045.2.1":{const fe=re.isNext(d.Dk.oid)?re.oid():"explicit parameters";if(!r.includes(fe))return{kind:"unsupported-c\
urve",curve:k[fe]??fe};if(ue[0]!==4)throw new d.I4("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!re.isEmpty||ue.length!==32)throw new d.I4("public ke\
y");return{kind:"ed25519"};default:return{kind:"unsupported",name:P[ne]??ne}}}function I(ee){const Y=new d.lL(ee,"public key").inside(d.Dk.sequence),re=Y.integer(),
ne=Y.count(),[ue=0,fe=0]=re;if(ue>=128||ne===0)throw new d.I4("public key");if(ne===1||ne%2===0||ne>=2**31)return{kind:"unsupported",name:`RSA with the exponent\
 ${ne}`};const Ee=ue===0?fe:ue;return{kind:"rsa",bits:8*(re.length-(ue===0?2:1))+(32-Math.clz32(Ee))}}const U={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],
"1.2.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.\
840.10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},D={"1.2.840.113549.1.1\
.4":"RSA with MD5","1.2.840.113549.1.1.5":"RSA with SHA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.113549.1.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"ECDS\
A with SHA-1","1.2.840.10045.4.3.1":"ECDSA with SHA-224","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224","2.16.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.16.84\
0.1.101.3.4.3.14":"RSA with SHA3-256","1.3.101.113":"Ed448"},x="1.2.840.113549.1.1.10",M=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
T={201:"20",202:"30",203:"40"};function p(ee){const Y=new d.lL(ee,"signature algorithm"),re=Y.oid(),ne=Y.isEmpty?"":a(Y.any().whole);if(re===x){const Ee=M.exec(
ne);return Ee&&T[Ee[1]??""]===Ee[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[ue,fe]=U[re]??
[];return ue===void 0||fe===void 0?{isSupported:!1,name:D[re]??re}:{isSupported:!0,key:ue,name:fe}}const a=ee=>Array.from(ee,Y=>Y.toString(16).padStart(2,"0")).
join("");var E=i(8167);function S(ee){try{const Y=new d.lL(ee,"certificate"),re=Y.inside(d.Dk.sequence);if(!Y.isEmpty)throw new d.I4("certificate");const ne=re.
inside(d.Dk.sequence),ue=re.content(d.Dk.sequence),fe=O(ee,ne,ue);return re.bits(),"kind"in fe?{ok:!1,flaw:fe}:{ok:!0,certificate:fe}}catch(Y){if(!(Y instanceof
d.I4))throw Y;return{ok:!1,flaw:{kind:"malformed",part:Y.message}}}}const u=160,m=163,l=[129,130];function O(ee,Y,re){const ne=Y.isNext(u)?Y.inside(u).count()+1:
1;if(ne>3)throw new d.I4("version");if((Y.integer()[0]??0)>=128)return{kind:"negative-serial"};const ue=Y.content(d.Dk.sequence);if(!(0,d.er)(ue,re))throw new d.
I4("signature algorithm");const fe=_(Y,"issuer"),Ee=Y.inside(d.Dk.sequence),ke=c(Ee),Se=c(Ee),j=_(Y,"subject"),B=Y.element(d.Dk.sequence).whole,te=L(B);if(te.kind===
"unsupported-curve")return{kind:"curve",curve:te.curve};if(ne>1)for(const Q of l)Y.optional(Q);return{raw:ee,subject:j,issuer:fe,notBefore:ke,notAfter:Se,version:ne,
signature:p(ue),key:te,keyInfo:B,...w(ne===3?Y.optional(m):null)}}function _(ee,Y){const{whole:re}=ee.element(d.Dk.sequence),ne=new d.lL(re,Y).inside(d.Dk.sequence);
for(;!ne.isEmpty;){const ue=ne.inside(d.Dk.set);for(;!ue.isEmpty;){const fe=ue.inside(d.Dk.sequence);if(fe.oid(),!(0,d.KH)(fe.any()))throw new d.I4(Y)}}return re}
const C=[{tag:d.Dk.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:d.Dk.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];function c(ee){
const Y=C.find(({tag:Q})=>ee.isNext(Q)),re=Y?.format.exec((0,d.Jl)(ee.content(Y.tag)));if(!re)throw new d.I4("validity");const[ne=0,ue=0,...fe]=re.slice(1).map(
Q=>Number(Q??0)),Ee=re[1]?.length===4?ne:ne<50?2e3+ne:1900+ne,[ke=0,Se=0,j=0,B=0]=fe,te=new Date(0);if(te.setUTCFullYear(Ee,ue-1,ke),te.getUTCMonth()!==ue-1||Se>
23||j>59||B>59)throw new d.I4("validity");return te.setUTCHours(Se,j,B)}const y={dns:[],addresses:[]},g=["31","32","33","36","54"].map(ee=>`2.5.29.${ee}`),N=["2\
.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function w(ee){const Y=new Map,re=ee&&new d.lL(ee,"extensions").inside(d.Dk.sequence);for(;re&&!re.isEmpty;){const Q=re.
inside(d.Dk.sequence),le=Q.oid(),Te=Q.isNext(d.Dk.boolean)&&Q.boolean();if(Y.has(le))throw new d.I4("extensions");if(Te&&N.includes(le))throw new d.I4("extensio\
ns");Y.set(le,{id:le,critical:Te,value:Q.content(d.Dk.octets)})}const ne=Q=>Y.get(`2.5.29.${Q}`)?.value??null,[ue,fe,Ee,ke,Se]=[15,17,19,30,37].map(ne),j=fe?(0,E.
xq)(fe):null,B=ke?(0,E.cP)(ke):null,te=new Set([...g,...["15","19","37"].map(Q=>`2.5.29.${Q}`),...j?.isKnown?["2.5.29.17"]:[],...B?.isKnown?["2.5.29.30"]:[]]);return{
encodedNames:fe??new Uint8Array,names:j?.names??y,constraints:B,basic:Ee?v(Ee):null,maySign:ue?V(ue):null,usages:Se?oe(Se):[],unhandled:[...Y.values()].filter(({
id:Q,critical:le})=>le&&!te.has(Q)).map(({id:Q})=>Q)}}function v(ee){const Y=new d.lL(ee,"basicConstraints").inside(d.Dk.sequence);return{isAuthority:Y.isNext(d.
Dk.boolean)&&Y.boolean(),maxPath:Y.isNext(d.Dk.integer)?Y.count():null}}const R=4,G=128;function V(ee){const[Y=0,re=0]=new d.lL(ee,"keyUsage").bits();return Y===
0&&re<G?null:(Y&R)!==0}function oe(ee){const Y=new d.lL(ee,"extendedKeyUsage").inside(d.Dk.sequence),re=[];for(;!Y.isEmpty;)re.push(Y.oid());return re}}),5792:((ae,H,i)=>{
i.d(H,{Dk:()=>d,I4:()=>k,Jl:()=>M,KH:()=>I,er:()=>T,lL:()=>r});const d={boolean:1,integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};
class k extends Error{}class r{#e;#t;constructor(a,E){this.#e=a,this.#t=E}get isEmpty(){return this.#e.length===0}isNext(a){return this.#e[0]===a}any(){const a=this.#e[0]??
0,E=this.#e[1]??0;if(this.#e.length<2||(a&31)===31)throw this.#n();const S=E<128?0:E&127,u=S===0&&E<128?E:this.#s(S),m=2+S,l=m+u;if(l>this.#e.length)throw this.#n();
const O={tag:a,content:this.#e.subarray(m,l),whole:this.#e.subarray(0,l)};return this.#e=this.#e.subarray(l),O}element(a){if(!this.isNext(a))throw this.#n();return this.
any()}content(a){return this.element(a).content}optional(a){return this.isNext(a)?this.content(a):null}inside(a){return new r(this.content(a),this.#t)}oid(){const a=this.
content(d.oid);if(a.length===0||(a.at(-1)??0)>=128)throw this.#n();const E=P(a);if(E===null)throw this.#n();const[S=0,...u]=E,m=Math.min(Math.floor(S/40),2);return[
m,S-40*m,...u].join(".")}integer(a=d.integer){const E=this.content(a),S=E[0],u=E[1]??0,m=S===0&&u<128||S===255&&u>=128;if(S===void 0||E.length>1&&m)throw this.#n();
return E}count(){const a=this.integer();if(a.length>8||(a[0]??0)>=128)throw this.#n();return a.reduce((E,S)=>E*256+S,0)}boolean(){const a=this.content(d.boolean);
if(a.length!==1||a[0]!==0&&a[0]!==255)throw this.#n();return a[0]!==0}bits(){const a=this.content(d.bits),[E=8]=a,S=a.subarray(1),u=S.at(-1)??0;if(E>7||E>0&&S.length===
0)throw this.#n();if((u&(1<<E)-1)!==0)throw this.#n();return S}#s(a){const E=this.#e.subarray(2,2+a);if(a===0||a>4||E.length<a)throw this.#n();const S=E.reduce(
(u,m)=>u*256+m,0);if(S<128||E[0]===0)throw this.#n();return S}#n(){return new k(this.#t)}}function P(p){const a=[];let E=!0,S=0;for(const u of p){if(E&&u===128||
(S=S*128+(u&127),S>=2**31))return null;E=u<128,E&&(a.push(S),S=0)}return a}const L={12:p=>U(p),18:p=>/^[\d ]*$/.test(M(p)),19:p=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test(
M(p)),20:()=>!0,22:p=>p.every(a=>a<128),30:p=>p.length%2===0&&D(p)},I=({tag:p,content:a})=>L[p]?.(a)??!1;function U(p){try{return new TextDecoder("utf-8",{fatal:!0}).
decode(p),!0}catch{return!1}}const D=p=>p.every((a,E)=>{const S=a*256+(p[E+1]??0);return E%2===1||!(S>=55296&&S<57344||S>=65534||S>=64976&&S<=65007)}),x=new TextDecoder(
"latin1"),M=p=>x.decode(p),T=(p,a)=>p.length===a.length&&p.every((E,S)=>E===a[S])}),8167:((ae,H,i)=>{i.d(H,{AI:()=>p,cP:()=>U,xq:()=>I,z$:()=>S});var d=i(6181),
k=i(5792);const r=130,P=135,L=[129,134];function I(O){const _=new k.lL(O,"subject alternative names").inside(k.Dk.sequence),C={dns:[],addresses:[]};let c=!1;for(;!_.
isEmpty;){const{tag:y,content:g}=_.any();if(c||=[r,P,...L].includes(y),y===r&&C.dns.push(T(g,"subject alternative names")),y===P){if(g.length!==4&&g.length!==16)
throw new k.I4("subject alternative names");C.addresses.push(g)}}return{names:C,isKnown:c}}function U(O){const _="name constraints",C=new k.lL(O,_),c=C.inside(k.
Dk.sequence),[y,g]=[160,161].map(v=>c.optional(v)??new Uint8Array);if(!y||!g||!c.isEmpty||!C.isEmpty)throw new k.I4(_);if(y.length+g.length===0)throw new k.I4(_);
const[N,w]=[D(y),D(g)];return{permitted:N,excluded:w,isKnown:N.isKnown&&w.isKnown}}function D(O){const _="name constraints",C=new k.lL(O,_),c=[],y=[];let g=!0;for(;!C.
isEmpty;){const{tag:w,content:v}=C.inside(k.Dk.sequence).any(),R=v.length/2;if(w===r)c.push(T(v,_).toLowerCase());else if(w===P&&(R===4||R===16))y.push({address:v.
subarray(0,R),mask:v.subarray(R)});else{if(w===P)throw new k.I4(_);g&&=L.includes(w)}}if(!(c.every(w=>x(w.replace(/^\.(?=.)/,"")))&&y.every(({mask:w})=>M(w))))throw new k.
I4(_);return{dns:c,networks:y,isKnown:g}}const x=O=>/^[!-~]*$/.test(O)&&!/^\.|\.\.|\.$/.test(O),M=O=>/^1*0*$/.test(Array.from(O,_=>_.toString(2).padStart(8,"0")).
join(""));function T(O,_){if(O.some(C=>C>=128))throw new k.I4(_);return(0,k.Jl)(O)}function p({dns:O,addresses:_},C){const c=(0,d.r5)((0,d.n7)(C));if(c!==null)return _.
some(w=>(0,k.er)(w,Uint8Array.from(c)));const y=C.toLowerCase(),g=y.replace(/\.$/,"").split("."),N=g.every(w=>a.test(w));return O.some(w=>{const v=w.toLowerCase(),
[R,...G]=v.split("."),V=R==="*"&&G.length>0;return!N||!(V?G:[R,...G]).every(oe=>a.test(oe??""))?v===y&&v!==".":V?g.length===G.length+1&&g.slice(1).join(".")===G.
join("."):g.join(".")===v})}const a=/^[a-z0-9_][a-z0-9_-]*$/,E=25e4;function S(O,{permitted:_,excluded:C}){const c=_.dns.length+C.dns.length,y=_.networks.length+
C.networks.length;return O.dns.length*c+O.addresses.length*y>E?!1:O.dns.every(N=>{const w=N.toLowerCase();return x(w)&&(_.dns.length===0||_.dns.some(v=>u(w,v)))&&
!C.dns.some(v=>u(w,v)||m(w,v))})&&O.addresses.every(N=>(_.networks.length===0||_.networks.some(w=>l(N,w)))&&!C.networks.some(w=>l(N,w)))}const u=(O,_)=>_===""||
O===_||O.endsWith(_.startsWith(".")?_:`.${_}`),m=(O,_)=>O.startsWith("*.")&&_.replace(/^[^.]*/,"")===O.slice(1),l=(O,{address:_,mask:C})=>O.length===_.length&&O.
every((c,y)=>{const g=C[y]??0;return(c&g)===((_[y]??0)&g)})}),3427:((ae,H,i)=>{i.d(H,{Cg:()=>P,DS:()=>T,Hb:()=>x,Yx:()=>L});var d=i(7598);const k=["TLS_AES_128_\
GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],r=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],P=[
...k,...r.flatMap(p=>[`ECDHE-ECDSA-${p}`,`ECDHE-RSA-${p}`])],L=["X25519","P-256","P-384","P-521"],I=["rsa_pss_rsae_sha256","ecdsa_secp256r1_sha256","ed25519","r\
sa_pss_rsae_sha384","rsa_pss_rsae_sha512","rsa_pkcs1_sha256","rsa_pkcs1_sha384","rsa_pkcs1_sha512","ecdsa_secp384r1_sha384","ecdsa_secp521r1_sha512"],U="@SECLEV\
EL=0",D=d.constants.SSL_OP_LEGACY_SERVER_CONNECT|d.constants.SSL_OP_NO_RENEGOTIATION,x={secureOptions:D,minVersion:"TLSv1.2",ciphers:[...P,U].join(":"),ecdhCurve:L.
join(":"),sigalgs:I.join(":")},M=["TLS_AES_128_CCM_SHA256","TLS_AES_128_CCM_8_SHA256"],T={secureOptions:D,minVersion:"TLSv1",ciphers:[...P,...M,"ALL","COMPLEMEN\
TOFALL",U].join(":"),ecdhCurve:[...L,"X448","secp256k1","brainpoolP256r1","brainpoolP384r1","brainpoolP512r1","ffdhe2048","ffdhe3072","ffdhe4096","P-224"].join(
":")}}),6188:((ae,H,i)=>{i.d(H,{P2:()=>L,RC:()=>k,VX:()=>U,aZ:()=>d,hp:()=>I,mW:()=>r,sD:()=>M,sc:()=>x,zC:()=>T});class d extends Error{argument;want;constructor(y,g){
super(`${y.path.join(".")} must be ${g}`),this.argument=y,this.want=g}}function k(c,y,g,N){const w=c.find(({keys:V})=>O(V[0]?.name,y))?.keys[0];if(w===void 0)return;
const v={path:[...g.path,y],span:w},R=_(c,y),G=R.filter(({keys:V})=>V.length>0);G.length>0&&N({kind:"items",items:G},v);for(const{keys:V,value:oe}of R)V.length>
0||N(oe.kind==="object"?{kind:"items",items:oe.items}:oe,v)}function r(c,y){if(c.kind==="items"||c.kind==="object")return c.items;throw new d(y,"a block")}const P=1e5;
function L(c,y,g,N){const w=g??new Map,v=c.kind==="item"?[c.item]:r(c,y),R=new Set,G=Map.groupBy(v,({keys:oe})=>oe[0]?.name.toLowerCase());let V=0;for(const{keys:oe,
value:ee}of v){const[Y,...re]=oe;if(Y===void 0)throw new d(y,"a block with a label");const{name:ne}=Y;if(R.has(ne))continue;re.length>0&&R.add(ne);const ue={path:[
...y.path,ne],span:Y},fe=re.length>0?G.get(ne.toLowerCase())??[]:[];if(V+=fe.length,V>v.length+P)throw new d(ue,"spelled like the others");const Ee=re.length>0?
{kind:"items",items:fe.map(C)}:ee;w.set(ne,N(Ee,ue,w.get(ne)))}return w}const I=(c,y,g)=>L(c,y,g,p);function U(c,y,g,N){const w=D(c);if(w===void 0)throw new d(y,
"a list");const v=w.map(R=>N(R,y,void 0));for(const R of v)g.push(R);return g}function D(c){return c.kind==="items"?c.items.map(y=>({kind:"item",item:y})):c.kind===
"object"?[c]:c.kind==="list"?c.elements:void 0}const x=(c,y)=>{if(c.kind==="number")return c.text;if(c.kind==="string")return c.value;throw new d(y,"a string")},
M=(c,y)=>l(c.kind==="string"?{kind:"number",text:c.value}:c,y,"int"),T=(c,y)=>{if(c.kind==="bool")return c.value;throw new d(y,"true or false")},p=(c,y,g)=>a(g?.
kind??S(c,y),c,y,g);function a(c,y,g,N){switch(c){case"string":return{kind:c,value:x(y,g,void 0)};case"bool":return{kind:c,value:T(y,g,void 0)};case"int":case"f\
loat":return{kind:c,value:l(y,g,c)};case"list":{const w=N?.kind===c?N.elements:[];return{kind:c,elements:U(y,g,w,E)}}case"map":return{kind:c,entries:I(y,g,void 0)};case"\
maps":{const w=N?.kind===c?N.elements:[];return{kind:c,elements:U(y,g,w,I)}}}}const E=(c,y)=>{const g=S(c,y);return a(g==="maps"?"map":g,c,y,void 0)};function S(c,y){
switch(c.kind){case"items":case"object":return"maps";case"number":return"int";case"item":throw new d(y,"a value");case"string":case"float":case"bool":case"list":
return c.kind}}const u=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,m=2**63-1;function l(c,y,g){if(c.kind!=="number"&&c.kind!=="float")throw new d(y,"a number");
const N=c.text.replace("-",""),w=Number(/^0[0-7]+$/.test(N)?`0o${N}`:N);if(g==="int"&&(!u.test(N)||w>m))throw new d(y,"a whole number");if(!Number.isFinite(w))throw new d(
y,"a number");return c.text.startsWith("-")?-w:w}const O=(c,y)=>c?.toLowerCase()===y.toLowerCase(),_=(c,y)=>c.filter(({keys:g})=>O(g[0]?.name,y)).map(C),C=({keys:c,
value:y})=>({keys:c.slice(1),value:y})}),1807:((ae,H,i)=>{i.d(H,{M:()=>r,v:()=>P});var d=i(3024),k=i(5747);function r(L){try{return(0,d.readdirSync)(L).sort()}catch(I){
return(0,k.Oj)(I),[]}}function P(L){try{return(0,d.readdirSync)(L,{withFileTypes:!0}).filter(I=>I.isDirectory()).map(({name:I})=>I)}catch(I){return(0,k.Oj)(I),[]}}}),
6134:((ae,H,i)=>{i.d(H,{SH:()=>P,Td:()=>L,lS:()=>U,n_:()=>k,pH:()=>r,w4:()=>I,yN:()=>M});const d=25e4;class k{max;count=0;constructor(E=d){this.max=E}add(){return this.
count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}}function r(a,E,S,u){return S===void 0?{text:a,body:E,parts:u,problems:[]}:{text:a,body:E,
parts:u,problems:[{...M(a)(S),message:S.message}]}}const P=(a,E,S)=>{const u=[];if(a.kind==="native"){for(const m of a.blocks)m.type===E&&m.labels.length===S&&u.
push(m);return u}for(const m of a.members)m.name===E&&x(E,m.value,S,[],u);return u},L=a=>a.kind==="native"?a.attributes:a.members;function I(a,E){if(!(a.kind===
"native"&&a.mayHave?.(E)===!1)){for(const S of L(a))if(S.name===E)return S}}const U=a=>a.kind==="object"?a.items.filter(D):a.kind!=="tuple"?[]:a.elements.flatMap(
E=>E.kind==="object"?E.items.filter(D):[]),D=a=>a.name!==void 0&&a.name!=="//";function x(a,E,S,u,m){if(S>0){for(const{name:O,start:_,end:C,value:c}of U(E))x(a,
c,S-1,[...u,{value:O,start:_,end:C}],m);return}const l={start:E.start,end:E.start+1};for(const O of E.kind==="tuple"?E.elements:[E])O.kind!=="object"&&O.kind!==
"tuple"||m.push({...l,type:a,labels:u,body:{kind:"json",members:U(O)}})}const M=a=>{const E=[a.startsWith("\uFEFF")?1:0];let S=a.indexOf(`
`),u;return({start:m,end:l})=>{for(;S>=0&&S<m;S=a.indexOf(`
`,S+1))E.push(S+1);u??=T(a);const O=g=>p(u??[],g-1),_=Math.max(1,p(E,m)),C=E[_-1]??0,c=(E[_]??(S<0?a.length:S)+1)-1,y=g=>g-C-O(g)+O(C)+1;return{line:_,column:y(
Math.max(m,C)),endColumn:y(Math.min(l,c))}}},T=a=>/[\uD800-\uDBFF]/.test(a)?Array.from(a.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),E=>E.index):[];function p(a,E){
let S=0,u=a.length;for(;S<u;){const m=S+u>>>1;(a[m]??0)<=E?S=m+1:u=m}return S}}),997:((ae,H,i)=>{i.d(H,{O:()=>k,T:()=>P});var d=i(1064);const k=({earlier:L,attempt:I,
later:U})=>[...L,I,...U];function r({discovery:L,timing:I,headMs:U,hops:D},{attemptMs:x}){const M=U!==null&&U<=x?D.at(-1)?.status:null;return M===null||(0,d.Mq)(
M??0)?"retries":L.kind!=="failed"&&I.totalMs<=x?"works":"fails"}function P(L,I){const U=L.map(M=>r(M,I)),D=U.indexOf("works");return D<0?"never":D<=I.retries&&!U.
slice(0,D).includes("fails")?"always":"sometimes"}}),1731:((ae,H,i)=>{i.d(H,{Cg:()=>M,Ty:()=>x,Zy:()=>T,dU:()=>p,hZ:()=>r,oF:()=>I,rK:()=>U});var d=i(9562);const k=new RegExp(
`^${d.eQ}$`),r=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,P=new RegExp(`^${r}[.+-]?$`),L=2n**63n-1n;function I(E){const[
,S,u,m,l]=k.exec(E)??[];return S===void 0?null:D(E,S,m??u,l)}function U(E){const[,S,u,m]=P.exec(E)??[];return S===void 0?null:D(E,S,u,m)}function D(E,S,u="",m=""){
const l=S.split(".").map(_=>_.replace(/^0+(?=.)/,""));if(l.some(_=>_.length>19))return null;const O=l.map(BigInt);if(O.some(_=>_>L))return null;for(;O.length<3;)
O.push(0n);return{text:E,numbers:O,written:l.length,pre:u,build:m}}const x=E=>E.pre!=="",M=({numbers:E,pre:S,build:u})=>`${E.join(".")}${S===""?"":`-${S}`}${u===
""?"":`+${u}`}`;function T(E,S,u=p){const m=Math.max(E.numbers.length,S.numbers.length);for(let l=0;l<m;l++){const[O,_]=[E.numbers[l]??0n,S.numbers[l]??0n];if(O!==
_)return O<_?-1:1}return E.pre===S.pre||E.numbers.length!==S.numbers.length?0:E.pre===""||S.pre===""?E.pre===""?1:-1:u(E.pre,S.pre)}function p(E,S){const[u,m]=[
E.split("."),S.split(".")];for(let l=0;;l++){const[O,_]=[l+1>=u.length,l+1>=m.length];if(O!==_)return O?-1:1;const C=a(u[l]??"",m[l]??"");if(C!==0||O)return C}}
function a(E,S){const[u,m]=[/^[0-9]*$/.test(E),/^[0-9]*$/.test(S)];return u!==m?u?-1:1:u&&E.length!==S.length?E.length-S.length:E===S?0:E<S?-1:1}}),826:((ae,H,i)=>{
i.r(H),i.d(H,{attemptLimitMs:()=>pn.nT,judgeRequests:()=>Ft,judgeVisit:()=>eo,mergeFindings:()=>Lt,networkOf:()=>ko,readCliConfig:()=>Rn,readMachineCredentials:()=>is,
thisMachine:()=>P,visitHosts:()=>pn.pj});var d=i(8161),k=i(5747);const r={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function P(e){const t=(0,d.platform)();return{
system:t==="win32"?"windows":"unix",platform:`${t==="win32"?"windows":t}_${r[(0,d.arch)()]??(0,d.arch)()}`,environment:e,accountHome:L()}}function L(){try{return(0,d.
userInfo)().homedir||null}catch(e){return(0,k.Oj)(e),null}}var I=i(3024),U=i(6760),D=i(1807),x=i(4929),M=i(2713),T=i(6134),p=i(8947);class a extends Error{start;constructor(t,n){
super(t),this.start=n}}const E=200,S=20;function u(e){const t=e[S];if(t!==void 0)throw new a(`more than ${S} names before a value`,t.start)}const m={a:"\x07",b:"\
\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v","\\":"\\",'"':'"'},l=/\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y,O=1114111;function _(e,t,n){
let s="",o=0,h=t+1;for(let f=h;f<e.length;f+=1){const b=e[f];if(o>0)b==="{"?o+=1:b==="}"&&(o-=1);else if(b==='"'){const A=e.slice(h,f);return{value:s===""?A:(0,p.
uK)(s+(0,p.ZJ)(A)),end:f+1}}else{if(b===`
`)throw new a("string is not terminated",f);b==="\\"?(f>h&&(s+=(0,p.ZJ)(e.slice(h,f))),s+=C(e,f,n),h=l.lastIndex,f=h-1):n==="hcl"&&e.startsWith("${",f)&&(o=1,f+=
1)}}throw new a("string is not terminated",e.length)}function C(e,t,n){l.lastIndex=t;const[s,o,h,f,b,A]=l.exec(e)??[];if(o!==void 0)return m[o]??"";if(h!==void 0)
return String.fromCharCode(Number.parseInt(h,16));if(f!==void 0)return String.fromCharCode(Number.parseInt(f,8));const $=Number.parseInt(b??A??"",16),F=$>=55296&&
$<=57343;if(s===void 0||$>O||F&&n==="json")throw new a("invalid escape sequence",t);return(0,p.ZJ)(F?"\uFFFD":String.fromCodePoint($))}const c=new RegExp("[^\\p{L}\\p{Nd}_]","u");
function y(e,t){const n=e.indexOf(`
`,t)+1,s=e.startsWith("<<-",t),o=e.slice(t+(s?3:2),Math.max(0,n-1));if(!e.startsWith("<<",t)||o===""||c.test(o))throw new a("invalid heredoc marker",t);for(let h=n;;){
const f=e.indexOf(`
`,h);if(f<0)throw new a("heredoc is not terminated",e.length);const b=e.slice(h,f);if(b.length>=o.length+(s?1:0)&&b.replace(/^[\t\v\f\r ]+/,"")===o){const $=b.slice(
0,b.length-o.length),F=e.slice(n,h);return{value:s?g(F,$):F+$,end:f+1}}h=f+1}}function g(e,t){const n=e.split(`
`).slice(0,-1);return n.every(s=>s.startsWith(t))?n.map(s=>`${s.slice(t.length)}
`).join(""):e}const N={hcl:"{}[],=",json:"{}[],:"},w=/[ \t\n\r]+/y,v=/(?:#|\/\/)[^\n]*/y,R=new RegExp("[\\p{L}_]","uy"),G=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),V=/-?0[xX][0-9a-fA-F]+/y,oe=/(?:-?\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d*)?/y,
ee=/^-?0\d+[89]/,Y=/^-?0\d/,re=/[\0\ue123]/;function ne(e,t,n){return e.lastIndex=n,e.exec(t)?.[0]??""}class ue{#e;#t;#s=0;constructor(t,n){this.#e=t,this.#t=n;
const s=t.search(re);if(s>=0)throw new a("null character or U+E123",s)}next(){this.#i();const t=this.#s,{kind:n,value:s,end:o}=this.#n(t);return this.#s=o,{kind:n,
value:s,start:t,end:o}}#n(t){const n=this.#e,s=n[t];if(s===void 0)return{kind:"end of the file",value:"",end:t};if(N[this.#t].includes(s))return{kind:s,value:s,
end:t+1};if(s==='"')return{kind:"string",..._(n,t,this.#t)};if(s==="<"&&this.#t==="hcl")return{kind:"heredoc",...y(n,t)};if(ne(R,n,t)!=="")return this.#o(t);const o=this.#t===
"hcl"?ne(V,n,t):"",h=o||ne(oe,n,t);if(h==="")throw new a("illegal character",t);const f=t+h.length,b=o===""&&/[.eE]/.test(h),A=this.#t==="hcl"?ee:Y;if(!b&&A.test(
h))throw new a("number begins with 0",t);return{kind:b?"float":"number",value:h,end:f}}#o(t){G.lastIndex=t;const n=G.exec(this.#e)?.index??this.#e.length,s=this.#e.
slice(t,n);if(s==="true"||s==="false")return{kind:"bool",value:s,end:n};if(this.#t==="hcl")return{kind:"name",value:s,end:n};if(s==="null")return{kind:"null",value:s,
end:n};throw new a("illegal character",t)}#i(){for(;;){const t=this.#s;if(this.#s+=ne(w,this.#e,this.#s).length,this.#t==="hcl"&&this.#l(),this.#s===t)return}}#l(){
if(this.#e.startsWith("/*",this.#s)){const t=this.#e.indexOf("*/",this.#s+2);if(t<0)throw new a("comment is not terminated",this.#e.length);this.#s=t+2}else this.#s+=
ne(v,this.#e,this.#s).length}}function fe(e){const t=new Ee(e);return ke(t.parse())}class Ee{#e;#t=0;constructor(t){this.#e=new ue(t,"json")}parse(){return this.#e.
next(),this.#s()}#s(){this.#t+=1;const t=[];do{const n=this.#n(),s=n&&this.#o(this.#e.next());if(!s)break;t.push({keys:n,value:s})}while(this.#e.next().kind==="\
,");return this.#t-=1,t}#n(){const t=[];for(;;){const{kind:n,value:s,start:o,end:h}=this.#e.next();if(n===":"&&t.length>0)return t;if(n==="}"||n==="end of the f\
ile")return null;if(n!=="string")throw new a("expected a name in quotation marks",o);t.push({name:s,start:o,end:h}),u(t)}}#o(t){const{kind:n,value:s,start:o}=t;
if(this.#t>E)throw new a(`values are nested deeper than ${E} levels`,o);switch(n){case"{":return{kind:"object",items:this.#s()};case"[":return this.#i();case"st\
ring":return{kind:n,value:s};case"number":case"float":return{kind:n,text:s};case"bool":return{kind:n,value:s==="true"};case"null":return{kind:"string",value:""};case"\
}":case"end of the file":return null;default:throw new a("expected a value",o)}}#i(){const t=[];for(let n=this.#e.next();n.kind!=="]";n=this.#e.next()){if(n.kind===
","||n.kind==="bool"||n.kind==="[")continue;const s=this.#o(n);if(s===null)return null;t.push(s)}return{kind:"list",elements:t}}}function ke(e){return e.flatMap(
Se)}function Se({keys:e,value:t}){return t.kind==="object"&&j(t.items.map(n=>n.value))?t.items.flatMap(n=>{const s=[...e,...n.keys];return u(s),Se({keys:s,value:n.
value})}):t.kind==="list"&&j(t.elements)?t.elements.flatMap(n=>Se({keys:e,value:n})):[{keys:e,value:B(t)}]}const j=e=>e.length>0&&e.every(({kind:t})=>t==="objec\
t");function B(e){return e.kind==="object"?{kind:"object",items:ke(e.items)}:e.kind==="list"?{kind:"list",elements:e.elements.map(B)}:e}const te=(e,t)=>new Q(e,
t).parse();class Q{#e;#t;#s;#n=null;#o=0;constructor(t,n){this.#e=t,this.#t=new ue(t,"hcl"),this.#s=n}parse(){const t=this.#i();return this.#d("end of the file"),
t}#i(){const t=[],n=new Set;for(;this.#r().kind!=="}"&&this.#r().kind!=="end of the file";){const s=this.#h(),o=this.#r().kind==="=";if(o&&this.#c(),o&&this.#r().
kind==="end of the file")break;t.push(o?{keys:s,value:this.#u(),isAssigned:o}:{keys:s,value:this.#f()}),o&&this.#s&&this.#l(s,n),this.#r().kind===","&&this.#c()}
return t}#l(t,n){for(const{start:s,end:o}of t){const h=this.#e.slice(s,o);if(n.has(h))throw new a("each argument can only be defined once",s);n.add(h)}}#h(){const t=[];
for(;;){const{kind:s,value:o,start:h,end:f}=this.#r();if(s!=="name"&&s!=="string")break;t.push({name:o,start:h,end:f}),u(t),this.#c()}const{kind:n}=this.#r();if(t.
length===0)throw this.#a("a name");if(n==="="&&t.length>1)throw this.#a('"{"');if(n!=="="&&n!=="{")throw this.#a('"=" or "{"');return t}#u(){const{kind:t,value:n}=this.#r();
switch(t){case"{":return this.#f();case"[":return this.#m();case"string":case"heredoc":return this.#c(),{kind:"string",value:n};case"number":case"float":return this.#c(),
{kind:t,text:n};case"bool":return this.#c(),{kind:t,value:n==="true"};default:throw this.#a("a value")}}#f(){this.#p("{");const t=this.#i();return this.#d("}"),
this.#o-=1,{kind:"object",items:t}}#m(){this.#p("[");const t=[];let n=!1;for(let s=this.#r();s.kind!=="]";s=this.#r())if(s.kind===",")this.#c(),n=!1;else{if(n)throw this.#a(
'"," or "]"');t.push(this.#u()),n=s.kind!=="["}return this.#d("]"),this.#o-=1,{kind:"list",elements:t}}#p(t){const{start:n}=this.#r();if(this.#d(t),this.#o+=1,this.#o>
E)throw new a(`values are nested deeper than ${E} levels`,n)}#d(t){if(this.#r().kind!==t)throw this.#a(le(t));this.#c()}#r(){return this.#n??=this.#t.next(),this.#n}#c(){
this.#n=null}#a(t){const{kind:n,start:s}=this.#r();return new a(`expected ${t}, found ${le(n)}`,s)}}function le(e){return e.length===1?`"${e}"`:e==="name"?"a wo\
rd without quotation marks":e==="end of the file"?"the end of the file":`a ${e}`}function Te(e,t){const n=new RegExp("^\\p{White_Space}*\\{","u").test(e),s=n?e:
e.replaceAll(`\r
`,`
`),o=(0,T.yN)(s);try{return{kind:"read",items:n?fe(s):te(s,t==="opentofu"),placeOf:o}}catch(h){if(!(h instanceof a))throw h;const{message:f,start:b}=h;return{kind:"\
refused",why:f,place:o({start:b,end:b+1})}}}var de=i(6188);const Ce="registry_protocols",_e={requestTimeoutSeconds:null,retryCount:null};function Ae(e){for(const{
keys:t,value:n}of e){const[s]=t;if(s?.name!==Ce||n.kind!=="object")continue;let{requestTimeoutSeconds:o,retryCount:h}=_e;const f={path:[Ce],span:s};try{return(0,de.
RC)(n.items,"retry_count",f,(b,A)=>{h=(0,de.sD)(b,A,void 0)}),(0,de.RC)(n.items,"request_timeout_seconds",f,(b,A)=>{o=(0,de.sD)(b,A,void 0)}),{requestTimeoutSeconds:o,
retryCount:h,mistakes:[]}}catch(b){if(!(b instanceof de.aZ))throw b;const A={span:b.argument.span,why:b.message};return{..._e,mistakes:[A]}}}return{..._e,mistakes:[]}}
function ze(e,t){const n=je(t.TF_REGISTRY_CLIENT_TIMEOUT);return n!==null?n*1e3:e===null?null:e>0?e*1e3:Number.POSITIVE_INFINITY}const Ge=1e4,Ve=1;function De(e,{
requestTimeoutSeconds:t,retryCount:n},s){const o=je(s.TF_REGISTRY_DISCOVERY_RETRY)??n??Ve;return{client:e,attemptMs:ze(t,s)??Ge,retries:Math.max(o,0)}}function je(e){
const t=/^\+?\d+$/.test(e??"")?Number(e):0;return t>0?t:null}const He={credentials:new Map,hosts:new Map,helpers:new Map},Ye={path:[],span:{start:0,end:0}};function Je(e,t){
const n={},s=()=>({...He,...n});try{for(const[o,h]of Pe(n,t))(0,de.RC)(e,o,Ye,h);return{values:s(),mistake:null}}catch(o){if(!(o instanceof de.aZ))throw o;return{
values:t==="opentofu"?s():He,mistake:o}}}function Pe(e,t){const n=t==="terraform",s=(A,$)=>(0,de.sc)(A,$,void 0),o=(A,$)=>(0,de.zC)(A,$,void 0),h=(A,$)=>(0,de.P2)(
A,$,void 0,de.sc),f=[["providers",h],["provisioners",h],["disable_checkpoint",o],["disable_checkpoint_signature",o]],b=(A,$)=>n?$:A??$;return[...n?f:[],["plugin\
_cache_dir",s],["plugin_cache_may_break_dependency_lock_file",o],["host",(A,$)=>{e.hosts=(0,de.P2)(A,$,e.hosts,(F,W,X)=>Ze(F,W,b(X,{services:null})))}],["creden\
tials",(A,$)=>{e.credentials=(0,de.P2)(A,$,e.credentials,de.hp)}],["credentials_helper",(A,$)=>{e.helpers=(0,de.P2)(A,$,e.helpers,(F,W,X)=>ht(F,W,b(X,{args:[]})))}]]}
function Ze(e,t,n){return(0,de.RC)((0,de.mW)(e,t),"services",t,(s,o)=>{n.services=(0,de.hp)(s,o,n.services??void 0)}),n}function ht(e,t,n){return(0,de.RC)((0,de.
mW)(e,t),"args",t,(s,o)=>{n.args=(0,de.VX)(s,o,n.args,de.sc)}),n}const ft={credentials:new Map,hosts:new Map,helpers:new Map,installations:null,protocols:_e,findings:[],
secrets:[],isRead:!1};function pt({shown:e,text:t,isUtf8:n},s){const o=(ye,ve)=>({problem:(0,x.credentialsConfig)({clients:[s],mistake:ye}),place:ve}),h=(ye,ve)=>({
...ft,findings:[o({kind:"syntax",file:e,why:ye},ve)]}),f=Te(t,s);if(f.kind==="refused")return h(f.why,{file:e,...f.place});if(!n)return h("illegal UTF-8 encodin\
g",null);const{values:b,mistake:A}=Je(f.items,s),$=ye=>({file:e,...f.placeOf(ye)}),F=me(f.items),W=(ye,ve)=>$(F.get(we(ye,ve))??{start:0,end:0}),X=({argument:{path:ye,
span:ve},want:Xe})=>o({kind:"type",file:e,path:ye,want:Xe},$(ve)),he=A===null?f.items:[],pe=Ae(s==="opentofu"?he:[]),ce=({span:ye,why:ve})=>o({kind:"block",file:e,
why:ve},$(ye));return{credentials:z(b.credentials,(ye,ve)=>K(ye,W("credentials",ve))),hosts:z(b.hosts,({services:ye},ve)=>({place:W("host",ve),services:Array.from(
ye??[],([Xe,dt])=>({id:Xe,value:ie(dt)}))})),helpers:z(b.helpers,({args:ye},ve)=>({place:W("credentials_helper",ve),args:ye})),installations:{items:he.filter(mt),
shown:e,placeOf:$},protocols:pe,findings:[...A===null?[]:[X(A)],...pe.mistakes.map(ce)],secrets:[...b.credentials.values()].flatMap(J),isRead:A===null||s==="ope\
ntofu"}}const mt=({keys:[e]})=>e?.name==="provider_installation",z=(e,t)=>new Map(Array.from(e,([n,s])=>[n,t(s,n)]));function K(e,t){const n=e.get("token"),s=n?.
kind==="string";return{place:t,token:s?new M.o(n.value.normalize("NFC")):null,hasValue:n!==void 0,crashes:[...e.values()].some(Z)}}const Z=e=>{switch(e.kind){case"\
maps":return!0;case"list":return e.elements.some(Z);case"map":return[...e.entries.values()].some(Z);default:return!1}};function J(e){return[...e.values()].flatMap(
t=>t.kind==="string"||t.kind==="int"?[new M.o(String(t.value))]:[])}function ie(e){return e.kind==="maps"?q(e.elements[0]??new Map):se(e)}function se(e){switch(e.
kind){case"list":return e.elements.map(se);case"map":return q(e.entries);case"maps":return e.elements.map(q);default:return e.value}}const q=e=>Object.fromEntries(
Array.from(e,([t,n])=>[t,se(n)]));function me(e){const t=new Map;for(const{keys:n,value:s}of e){const[o,h]=n,f=s.kind==="object"?s.items.map(b=>b.keys[0]):[];for(const b of h===
void 0?f:[h])b!==void 0&&t.set(we(o?.name??"",b.name),b)}return t}const we=(e,t)=>`${e.toLowerCase()} ${t}`;var Ne=i(1731);function Be(e,t,n,s=null){const o=tt(
t.environment,s),h=gt(t);if(h===null)return{main:o,directory:null,directoryOff:null,helperDirectories:[],mirrorDirectories:[]};const f=t.system==="windows"?gn:mn,
{main:b,directory:A,dataDirectories:$}=f(e,h,t.environment,n),F=vn(t),W=$.flatMap(ce=>[F(ce,"plugins"),F(ce,"plugins",t.platform)]),X=[...$,...Ke(h,t)].map(ce=>F(
ce,"plugins")),he={helperDirectories:W,mirrorDirectories:X};if(o===null)return{main:{path:b,chosenBy:"default"},directory:A,directoryOff:null,...he};const pe={path:A,
by:o.chosenBy};return{main:o,directory:null,directoryOff:pe,...he}}function Ke(e,t){const{system:n,platform:s,environment:o}=t;if(n==="windows")return[Qe(e,"Has\
hiCorp","Terraform")];if(s.startsWith("darwin"))return[e,""].map(A=>xe(A,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:h="",XDG_DATA_DIRS:f}=o,
b=A=>A.startsWith("/");return[b(h)?h:xe(e,".local","share"),...(f||"/usr/local/share:/usr/share").split(":").filter(b)].map(A=>xe(A,"terraform"))}function Le(e,t){
const n=gt(t),s=t.system==="windows"?"\\":"/";return n===null||n.length<2||!e.startsWith(n+s)?e:(t.system==="windows"?"%APPDATA%":"~")+e.slice(n.length)}function tt(e,t){
if(t)return{path:t,chosenBy:"cli-config"};for(const n of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const s=e[n];if(s)return{path:s,chosenBy:n}}return null}function gt({
system:e,environment:t,accountHome:n}){return e==="windows"?t.APPDATA||null:t.HOME||n||null}function mn(e,t,n,s){const[o,h]=[xe(t,".terraformrc"),xe(t,".tofurc")],
f=xe(t,".terraform.d");if(e==="terraform")return{main:o,directory:f,dataDirectories:[f]};const{XDG_CONFIG_HOME:b,XDG_DATA_HOME:A}=n,$=!s(o)&&!s(h);return{main:b&&
$?xe(b,"opentofu","tofurc"):$t(h,o,s),directory:b&&!s(f)?xe(b,"opentofu"):f,dataDirectories:A?[f,xe(A,"opentofu")]:[f]}}function gn(e,t,n,s){const[o,h]=[Qe(t,"t\
erraform.rc"),Qe(t,"tofu.rc")],f=Qe(t,"terraform.d");return{main:e==="terraform"?o:$t(h,o,s),directory:f,dataDirectories:[f]}}const $t=(e,t,n)=>n(t)&&!n(e)?t:e,
vn=({system:e})=>e==="windows"?Qe:xe,xe=(e,...t)=>[e.replace(/(?<!\/)\/+$/,""),...t].join("/"),Qe=(e,...t)=>[e.replace(/(?<![\\/])[\\/]+$/,""),...t].join("\\");
function yn({name:e,args:t,place:n},s,o,h){const f=s.map($=>({directory:$,files:(0,D.M)($).filter(F=>wn((0,U.join)($,F)))})),b=$=>Le($,h),A=Tn(e,f);switch(A.kind){case"\
found":{const $=(0,U.resolve)(A.directory,A.file),F=Sn($,h);return{helper:{name:e,args:t,path:$,shown:b($),refusal:F},findings:[]}}case"crash":{const $=b((0,U.join)(
A.directory,A.file));return{helper:null,findings:[{problem:(0,x.credentialsHelper)({kind:"version",name:e,path:$,client:o}),place:n}]}}case"missing":{const $={kind:"\
no helper",name:e,directories:s.map(b)};return{helper:null,findings:[{problem:(0,x.credentialsConfig)({clients:[o],mistake:$}),place:n}]}}}}const wn=e=>(0,I.existsSync)(
e)&&!(0,I.statSync)(e).isDirectory(),En=256;function Sn(e,{system:t}){if(t==="windows")return null;if(!(0,I.statSync)(e).isFile())return"permission denied";const n=Buffer.
alloc(En);let s;try{const h=(0,I.openSync)(e,"r");try{s=(0,I.readSync)(h,n)}finally{(0,I.closeSync)(h)}}catch(h){return(0,k.Oj)(h),null}return n.toString("latin\
1",0,2)==="#!"||n.subarray(0,s).includes(0)?null:"exec format error"}const Mt="terraform-credentials-",kn="0.0.0";function Tn(e,t){let n;for(const s of On(e,t)){
const o=(0,Ne.oF)(s.text),{directory:h,file:f}=s;if(o===null)return{kind:"crash",directory:h,file:f};(n===void 0||(0,Ne.Zy)(o,n.version,bn)>0)&&(n={...s,version:o})}
return n===void 0?{kind:"missing"}:{kind:"found",directory:n.directory,file:n.file}}function On(e,t){const n=new Map;for(const{directory:s,files:o}of t)for(const h of o){
if(!h.startsWith(Mt))continue;const f=h.toLowerCase().slice(Mt.length).replace(/\.exe$/,""),b=f.indexOf("_v");if((b<0?f:f.slice(0,b))!==e||f==="")continue;const A=b<
0?kn:f.slice(b+2).replace(/_x.*$/s,"");n.has(A)||n.set(A,{directory:s,file:h,text:A})}return[...n.values()]}function bn(e,t){const[n,s]=[e.split("."),t.split(".")];
for(let o=0;o<Math.max(n.length,s.length);o+=1){const h=_n(n[o]??"",s[o]??"");if(h!==0)return h}return 0}function _n(e,t){if(e===t)return 0;const[n,s]=[At(e),At(
t)];return e===""?s?-1:1:t===""?n?1:-1:n!==s?n?-1:1:n?BigInt(e)>BigInt(t)?1:-1:e>t?1:-1}const At=e=>/^-?\d+$/.test(e);var $n=i(3229),$e=i(1831);function Rt(e,t){
const n=e.flatMap(A=>A.findings),s=(A,$)=>{n.push({problem:(0,x.credentialsConfig)({clients:[t],mistake:A}),place:$})},o=Ct(new Map(e.flatMap(A=>[...A.credentials])),
s),h=Ct(new Map(e.flatMap(A=>[...A.hosts])),s);for(const{crashes:A,label:$,place:F}of o)A&&s({kind:"panic",label:$},F);const[f,...b]=new Map(e.flatMap(A=>[...A.
helpers]));for(const[,{place:A}]of b)s({kind:"two helpers"},A);return{credentials:o,forced:h,helper:f===void 0?null:{name:f[0],...f[1]},findings:n}}function Ct(e,t){
const n=new Map;for(const[s,o]of e){const h="services"in o?"host":"credentials",f=(0,$e.Pv)(s);if(!f.ok){const A=(0,$n.L6)(s);t({kind:"label",type:h,label:s,why:f.
why,advice:A},o.place);continue}const b=n.get(f.value);if(b!==void 0){const A=[b.label,s];t({kind:"two labels",type:h,host:f.value,labels:A},o.place)}n.set(f.value,
{...o,host:f.value,label:s})}return[...n.values()]}const Mn=1024*1024,An={files:1e3,bytes:4*1024*1024};function Rn(e,t,n=null,s=An){const o=Be(e,t,I.existsSync,
n),{directory:h,directoryOff:f,helperDirectories:b}=o,A=Cn(o,e,t),$=[...A,...Dt(h,e,t,s)],F=Dt(f?.path??null,e,t,s),W=Rt(qe($),e),X=W.helper&&yn(W.helper,b,e,t),
he=Rt(qe(F),e).credentials,pe=A[0]?.blocks?.protocols??_e;return{...W,client:e,installations:qe($).flatMap(({installations:ce})=>ce??[]),mirrors:o.mirrorDirectories.
map(ce=>({path:ce,shown:Le(ce,t)})),paths:o,files:[...$.map(({file:ce})=>ce),...F.map(({file:ce})=>({...ce,state:"off"}))],turnedOff:he.map(({host:ce,place:ye})=>({
host:ce,place:ye})),helper:X?.helper??null,requestTimeoutMs:e==="opentofu"?ze(pe.requestTimeoutSeconds,t.environment):null,patience:De(e,pe,t.environment),findings:[
...$.flatMap(({finding:ce})=>ce??[]),...W.findings,...X?.findings??[]],secrets:[...qe($),...qe(F)].flatMap(({secrets:ce})=>ce)}}const qe=e=>e.flatMap(({blocks:t})=>t??
[]);function Cn({main:e},t,n){if(e===null)return[];const{path:s,chosenBy:o}=e;if((0,I.existsSync)(s))return[Pt(s,t,n)];const h={path:s,shown:Le(s,n),state:"abse\
nt"},b=o==="default"?null:vt({kind:"missing",setting:o,path:s},t);return[{file:h,blocks:null,finding:b,bytes:0}]}const Dn=/\.tfrc(?:\.json)?$/s;function Dt(e,t,n,s){
if(e===null)return[];const o=[];let h=0;for(const f of(0,D.M)(e)){if(!Dn.test(f))continue;const b=(0,U.join)(e,f);if(o.length>=s.files||h>=s.bytes){const $=Le(b,
n),F=vt({kind:"too much",file:$,...s},t);o.push({file:{path:b,shown:$,state:"not read"},blocks:null,finding:F,bytes:0});break}const A=Pt(b,t,n);o.push(A),h+=A.bytes}
return o}function Pt(e,t,n){const s=(0,k.yR)(e,Mn),o=Le(e,n);if(!s.ok){const{failure:b}=s,A=vt({kind:"unreadable",file:o,failure:b},t);return{file:{path:e,shown:o,
state:"not read"},blocks:null,finding:A,bytes:0}}const h=pt({shown:o,...s},t),f=h.isRead?"read":"not read";return{file:{path:e,shown:o,state:f},blocks:h,finding:null,
bytes:s.bytes}}const vt=(e,t)=>({problem:(0,x.credentialsConfig)({clients:[t],mistake:e}),place:null});function Lt(e){const t=new Map;for(const n of e){const{problem:s,
place:o}=n,h=JSON.stringify([s.code,s.message,o]),f=t.get(h)?.problem.affects??[],b=[...new Set([...f,...s.affects??[]])];t.set(h,{problem:{...s,affects:b},place:o})}
return[...t.values()]}var nt=i(3534),Ue=i(1064);const yt=(e,t)=>({name:e,isProgram:!1,answers:t,find:n=>t.get(n)??null});async function Pn(e,t){let n=null;const s=[],
o=[];for(const h of e){const f=n===null||!h.isProgram,b=f?await h.find(t):null;s.push({source:b?.source??h.name,held:f?Ln(b):"not asked",counts:n===null&&b!==null}),
b?.problem&&o.push({problem:b.problem,place:b.place}),n??=b}return{answer:n,looks:s,findings:o}}function Ln(e){return e===null?"nothing":e.token===null?"no toke\
n":e.token.reveal()===""?"an empty token":"a token"}const It=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function st(e,t,n=null){const s=t.reveal(),o={source:e,place:n,token:t,
problem:Un(e,s)};return It.test(s)?{...o,isUnsendable:!0}:o}const In=[[It,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function Un(e,t){if(t==="")return(0,nt.credentialsEmpty)({source:e});
const n=In.find(([s])=>s.test(t))?.[1];return n!==void 0?(0,nt.credentialsMalformed)({source:e,slip:n}):t.length<M.I?(0,nt.credentialsShort)({source:e}):null}const Nn="\
TF_TOKEN_";function xn(e){return Object.entries(e).flatMap(([t,n])=>{const s=t.startsWith(Nn)?(0,$e.$k)(t):null;return s===null||n===void 0?[]:[{host:s,variable:t,
token:new M.o(n)}]})}const zn=e=>yt("TF_TOKEN_ variables",new Map(xn(e).map(({host:t,variable:n,token:s})=>[t,st(n,s)])));function jn(e){const t="tokens setting",
n=e.map(({host:s,token:o})=>{const h=st(t,o);return[s,o.reveal()===""?{...h,token:null}:h]});return yt(t,new Map(n))}function Hn({tokens:e,environment:t,clients:n}){
const s=[jn(e),zn(t)],o=n.map(({client:f,config:b,helper:A,turnedOff:$=[]})=>{const F=[b&&Ut(b),A].filter(W=>W!==null);return{client:f,turnedOff:$,sources:[...s,
...F]}}),h=n.flatMap(({config:f})=>f===null?[]:Ut(f));return{known:Bn([...s,...h]),find:async f=>{const b=await Promise.all(o.map(async({client:A,sources:$,turnedOff:F})=>{
const{looks:W,...X}=await Pn($,f);return{...X,client:A,looks:[...W,...Kn(F,f)]}}));return{answer:Wn(b.map(({answer:A})=>A)),clients:b.map(({client:A,looks:$})=>({
client:A,looks:$})),findings:b.flatMap(({findings:A})=>A),difference:Xn(f,b)}}}}function Bn(e){const t=new Map;for(const n of e)for(const[s,o]of n.answers)t.has(
s)||t.set(s,o);return new Map([...t].flatMap(([n,{token:s,source:o}])=>s===null?[]:[[n,o]]))}const Kn=(e,t)=>e.filter(n=>n.host===t).map(({place:n,by:s})=>({source:`${n.
file}:${n.line} (${s} names another file)`,held:"not read",counts:!1})),Ut=({credentials:e})=>yt("CLI configuration",new Map(e.map(t=>[t.host,Fn(t)])));function Fn({
host:e,place:t,token:n,hasValue:s}){const o=`${t.file}:${t.line}`;if(n!==null)return st(o,n,t);const h={kind:"no token",file:o,host:e,hasValue:s};return{source:o,
place:t,token:null,problem:(0,x.credentialsConfig)({clients:Ue.Du,mistake:h})}}function Wn(e){return e.find(t=>t?.token)??e.find(t=>t!==null)??null}function Xn(e,t){
const[n,...s]=t,o=s.find(({answer:f})=>Nt(f)!==Nt(n?.answer??null));if(n===void 0||o===void 0)return null;const h=({client:f,answer:b})=>({client:f,source:b?.token?
b.source:null});return(0,nt.credentialsDiffer)({host:e,first:h(n),other:h(o)})}const Nt=e=>e?.token?.reveal()??null;var Gn=i(1421),et=i(4e3),xt=i(7531);const zt=1024*
1024;function Vn(e,t){const n=new Map;let s=null;const o=async h=>{if(s!==null)return s;const f=await Yn(e,h,t),b=ts(e,f,t);return f.kind==="stopped"&&(s??=b),b};
return{name:wt(e),isProgram:!0,find:h=>{const f=n.get(h)??o(h);return n.set(h,f),f}}}const wt=({name:e})=>`credentials helper ${e}`;async function Yn(e,t,n){if(e.
refusal!==null)return{kind:"not started",why:e.refusal};if(n.stop.aborted)return{kind:"stopped",why:jt};const s=Qn(e,t,n.environment);return typeof s=="string"?
{kind:"not started",why:s}:await Jn(s,n)}const jt="was running when the check ended";function Jn(e,t){return new Promise(n=>{const s=[],o=[];let h=0;const{timeoutMs:f,
abortAfter:b}=t,A=b(f),$=pe=>{A.removeEventListener("abort",W),t.stop.removeEventListener("abort",X),n(pe)},F=pe=>{Zn(e,t),$({kind:"stopped",why:pe})},W=()=>F(`\
did not exit within ${f/1e3} s (timeout-seconds)`),X=()=>F(jt);A.addEventListener("abort",W),t.stop.addEventListener("abort",X);const he=pe=>ce=>{h+=ce.length,h>
zt?F(`wrote more than ${zt/1024/1024} MiB`):pe.push(ce)};e.stdout?.on("data",he(s)),e.stderr?.on("data",he(o)),e.on("error",pe=>$({kind:"not started",why:Ht(pe)})),
e.on("close",pe=>{const[ce,ye]=[Buffer.concat(s),Buffer.concat(o).toString()];$({kind:"ended",isSuccess:pe===0,output:ce,complaint:ye})})})}function Zn(e,{kill:t}){
try{e.pid!==void 0&&t((0,d.platform)()==="win32"?e.pid:-e.pid,"SIGKILL")}catch(n){(0,k.Oj)(n)}e.stdout?.destroy(),e.stderr?.destroy(),e.unref()}function Qn({path:e,
args:t},n,s){try{return(0,Gn.spawn)(e,[...t,"get",n],{env:qn(s),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0})}catch(o){return Ht(o)}}const qn=e=>Object.
fromEntries(Object.entries(e).filter(([t])=>!t.startsWith("INPUT_"))),es={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format err\
or",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function Ht(e){const t=(0,k.Oj)(e);return es[t]??t}function ts(e,t,n){const{shown:s}=e;
switch(t.kind){case"not started":return ot(e,`failed to run ${s}: ${t.why}`);case"stopped":return ot(e,`${s} ${t.why} and was stopped`);case"ended":{if(!t.isSuccess){
const o=os(t.complaint);return ot(e,o===""?`error in ${s}, but it produced no error message`:`error in ${s}: ${o}`)}return ns(e,t.output,n)}}}function ns(e,t,{learn:n}){
const s=(0,xt.T)(t);if(s.kind==="not-json"||s.kind==="not-object")return ot(e,`malformed output from ${e.shown}: ${(0,et.dh)(s.why)}`);const o=s.kind==="null"?null:
s.services.find(({id:f})=>f==="token")?.value;if(typeof o!="string")return null;const h=new M.o(o);return n(h),st(wt(e),h)}function ot(e,t){const n=(0,x.credentialsHelper)(
{kind:"run",name:e.name,why:t});return{source:wt(e),place:null,token:null,problem:n}}const ss=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),
os=e=>(0,et.dh)(e.replace(ss,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim()),rs=1e4;function is({tokens:e,configs:t,timeoutMs:n},s,o){for(const $ of t.flatMap(
F=>F.secrets))o.learn($);const h=new Map,f=$=>{if($===null)return null;const F=JSON.stringify([$.path,...$.args]),W=h.get(F)??Vn($,{...o,timeoutMs:n??rs,environment:s});
return h.set(F,W),W},b=t.map($=>({client:$.client,config:$,helper:f($.helper),turnedOff:$.turnedOff.map(F=>({...F,by:$.paths.directoryOff?.by??""}))})),A=t.flatMap(
$=>$.forced.map(F=>({...F,client:$.client})));return{credentials:Hn({tokens:e,environment:s,clients:b}),configs:t,complaints:Lt(t.flatMap(({findings:$})=>$)),forced:Map.
groupBy(A,({host:$})=>$)}}var Bt=i(863),rt=i(960),Et=i(9209),Kt=i(8011),cs=i(6817),Ie=i(9562),ge=i(2886),it=i(997);const as=1440*60*1e3,ls=1;function us(e,t){const{
hops:n,certificates:s}=e.attempt;return[...ys(e),...ds(e,t),...gs(n),...Xt(s,t),...vs(e,t)]}function ds(e,t){const{discovery:n,hops:s}=e.attempt;switch(n.kind){case"\
skipped":return[(0,ge.bz)(n.problem)];case"failed":{const o=t.isFork&&n.problem.code==="document-unauthorized"&&!e.credentials?.hasToken;return[(0,ge.bz)(o?{...n.
problem,severity:"notice"}:n.problem)]}case"found":case"absent":{const o=s[0]?.url??"";return[...fs(o,s.length-1,t),...ps(e,t),...n.kind==="found"&&n.truncated?
[hs(e)]:[]]}}}const hs=({host:e,attempt:{hops:t}})=>(0,ge.bz)((0,Bt.documentSize)({url:t.at(-1)?.url??"",page:null,asked:(0,$e.nx)(e),bytes:null,limit:xt.b,isPadding:!0}));
function fs(e,t,n){const s=n.clients.filter(o=>t>Ue.NX[o]);return s.length>0?[(0,ge.bz)((0,Et.redirectLimit)({url:e,asks:"document",redirects:t,clients:s,limits:Ue.
NX}))]:t>ls?[(0,ge.bz)((0,Et.redirectNested)({url:e,redirects:t}))]:[]}function ps(e,{releases:t,slowMs:n}){const s=(0,$e.nx)(e.host),o=e.attempt.timing.totalMs,
h=(0,it.O)(e),f=W=>(0,it.T)(h,W)!=="never",b=t.filter(W=>!f(W)),A=({client:W})=>!t.some(X=>X.client===W&&f(X)),$=[!0,!1].flatMap(W=>{const X=b.filter(pe=>A(pe)===
W);if(X.length===0)return[];const he=(0,rt.hostTimeout)({host:s,phase:"complete",tookMs:o,releases:X});return[(0,ge.bz)(he,null,W)]});if($.length>0||o<=n)return $;
const F=Wt(e.attempt.timing);return[(0,ge.bz)((0,rt.hostSlow)({host:s,tookMs:o,limitMs:n,phase:F,releases:t}))]}function Ft({host:e,known:t},n,s){const o=t.map(
({host:f})=>f),h=n.flatMap(f=>f.certificates).filter(({host:f})=>!o.includes(f));return[...ms(e,n,s.slowMs),...Xt(h,s)]}function ms(e,t,n){const[s]=t.filter(({timing:A,
hops:$})=>A.totalMs>n&&$.length>0).sort((A,$)=>$.timing.totalMs-A.timing.totalMs);if(s===void 0)return[];const{timing:o,hops:h}=s,f=h[0]?.url??"",b={host:(0,$e.
nx)(e),url:f,tookMs:o.totalMs,limitMs:n};return[(0,ge.bz)((0,rt.hostSlow)({...b,phase:Wt(o)}))]}function Wt({lookupMs:e,connectMs:t,tlsMs:n,firstByteMs:s,totalMs:o}){
const f=[["lookup",e],["connection",t],["tls",n],["response",s]].map(([A,$])=>({name:A,ms:$??0})),b={name:"rest",ms:f.reduce((A,{ms:$})=>A-$,o)};return f.reduce(
(A,$)=>$.ms>A.ms?$:A,b)}function gs(e){const t=e.find(({url:s})=>s.startsWith("http://"));if(t===void 0)return[];const n=t.authorization==="withheld";return[(0,ge.
bz)((0,Et.redirectInsecure)({url:e[0]?.url??"",to:t.url,exposesToken:n}))]}function Xt(e,{certificateDays:t,now:n}){const s=new Map;for(const o of e){const h=s.
get(o.host);(h===void 0||o.expires<h.expires)&&s.set(o.host,o)}return[...s.values()].flatMap(({host:o,expires:h})=>{const f=(Date.parse(h)-n)/as;return f<0||f>=
t?[]:[(0,ge.bz)((0,cs.tlsExpiresSoon)({host:o,days:Math.floor(f),expires:h}))]})}function vs(e,t){const{host:n,attempt:s,earlier:o}=e,[h]=o;if(h?.discovery.kind!==
"failed"||s.discovery.kind==="failed")return[];const f=h.discovery.problem.message,b=(0,it.O)(e),A=t.releases.filter(F=>(0,it.T)(b,F)==="sometimes"),$=o.length+
1;return[(0,ge.bz)((0,rt.hostRecovered)({host:(0,$e.nx)(n),attempts:$,failure:f,releases:A}))]}function ys({credentials:e,attempt:t}){const{discovery:n}=t;return e?.
problem?n.kind==="failed"&&n.problem.code===e.problem.code?[]:[(0,ge.bz)(e.problem)]:[]}function ws({host:e},t){if(!t.some(({service:s})=>s===Ie.e$))return[];const{
name:n}=(0,$e.Sv)(e);return[...n.includes(".")?[]:[(0,Kt.hostDotlessModule)({host:e,name:n})],.../(^|\.)xn--/.test(e)?[(0,Kt.hostIdnModule)({host:e})]:[]].map(s=>(0,ge.
bz)(s,Ie.e$))}var St=i(5799),Es=i(8185),Me=i(4283),Re=i(9319),kt=i(5195);function Ss({host:e,attempt:t},n){const{name:s}=(0,$e.Sv)(e),o=(0,kt.uo)(s),h=t.hops[0]?.
address??null;if(o!=="public"||h===null)return o;const f=(0,kt.Zu)(h),b=n.some(A=>A.name===s);return f==="loopback"&&b?"public":f}const Gt={public:0,reserved:1,
private:2,metadata:2,loopback:3},Vt=(e,{kind:t})=>Gt[Yt(e)]>Gt[t];function ks(e,t){const{host:n,hasToken:s,hostname:o}=t,h=e.filter(({url:W})=>Vt(W,t)),f=e.filter(
W=>!h.includes(W)),b=f.filter(({url:W})=>W.scheme==="http"),A=f.filter(({id:W,endpoint:X})=>X===null&&(0,Ie.p4)(W)),$=Map.groupBy(A,({url:W})=>Tt(W,o)),F=f.filter(
({endpoint:W,url:X})=>W===null&&Ts(X,o));return[...Fe(h,at,W=>{const[X,...he]=new Set(h.map(({url:ce})=>Yt(ce))),pe=he.length===0&&(X==="loopback"||X==="reserve\
d");return(0,Re.serviceUrlPrivate)({...W,host:n,kind:pe?X:"private"})}),...Fe(b,at,W=>(0,Re.serviceUrlInsecure)({...W,host:n,hasToken:s})),...[...$].flatMap(([W,
X])=>W===null?[]:Fe(X,at,he=>(0,Re.serviceUrlCrossHost)({...he,host:n,name:W,hasToken:s}))),...Fe(F,at,W=>(0,Re.serviceUrlOtherPort)({...W,host:n})),...Fe(f.filter(
({url:W})=>W.path.includes("//")),ct,W=>(0,Re.serviceUrlDoubleSlash)({...W,host:n})),...Fe(Os(e),ct,W=>(0,Re.serviceUrlSame)({...W,host:n}))]}function Fe(e,t,n){
if(e.length===0)return[];const s=[...new Set(e.map(({url:o})=>e.length===1?ct(o):t(o)))];return[{services:[...new Set(e.map(({id:o})=>o))],problem:n({uses:e,urls:s}),
needed:e.some(({needed:o})=>o)}]}const ct=e=>(0,et.dh)((0,Me.Pl)(e)),at=e=>(0,et.dh)(`${e.scheme}://${e.host}`);function Yt(e){const{name:t}=(0,Me.cz)(e);return(0,kt.
Sz)(/[^\0-\x7f]/.test(t)?(0,$e.$o)(t)??"":t.toLowerCase())}function Tt(e,t){const{name:n}=(0,Me.cz)(e),s=(0,$e.Sv)(t).name;if(n.toLowerCase()===s)return null;const o=(0,$e.
Pv)(n);return o.ok&&o.value===s?null:n}function Ts(e,t){if(e.scheme==="http"||Tt(e,t)!==null)return!1;const n=s=>Number(s||443);return n((0,Me.cz)(e).port)!==n(
/:(\d+)$/.exec(t)?.[1]??null)}function Os(e){const t=[Ie.e$,Ie.xq].flatMap(s=>e.find(o=>o.id===s)??[]),n=new Set(t.map(({url:s})=>ct(s).replace(/\/$/,"")));return t.
length===2&&n.size===1?t:[]}function bo(e,t){const n=Tt(e,t);if(n===null)return null;const{port:s}=urlHost(e),o=parseHostname(s===""?n:`${n}:${s}`);return o.ok?
o.value:null}var bs=i(8988);function _s(e,t){const n=e.forced.filter(({client:f})=>t.includes(f)),s=t.filter(f=>!n.some(b=>b.client===f)),h=[...Map.groupBy(n,({
place:f,services:b})=>JSON.stringify([f,b])).values()].flatMap(f=>{const[b]=f;if(b===void 0)return[];const A={...e,attempt:$s(e,b.services),earlier:[],later:[]};
return[{clients:f.map(({client:$})=>$),visit:A,forced:b}]});return s.length>0||h.length===0?[{clients:s,visit:e,forced:null},...h]:h}function $s({host:e,attempt:t},n){
return{discovery:{kind:"found",url:(0,$e.cu)(e),services:n,leftOut:0,truncated:!1},hops:[],timing:{...t.timing,totalMs:0},headMs:0,certificates:[]}}function Ms(e,{
forced:t,clients:n}){if(t===null)return[];const{discovery:s}=e.attempt,o=`${t.place.file}:${t.place.line}`,h={host:(0,$e.nx)(e.host),at:o},f=s.kind==="found"?s.
services:t.services,b=As(t.services,f);return[(0,x.servicesForced)(h),...b.length>0?[(0,x.servicesForcedDiffer)({...h,services:b})]:[]].map($=>(0,ge.bz)((0,ge.aZ)(
$,n)))}function As(e,t){const[n,s]=[e,t].map(h=>new Map(h.map(({id:f,value:b})=>[f,b])));return[...new Set([...e,...t].map(({id:h})=>h))].filter(h=>!Rs(n?.get(h),
s?.get(h)))}function Rs(e,t){const n=[[e,t]];for(const[s,o]of n){if(s===o)continue;if(!Jt(s)||!Jt(o))return!1;const h=Object.keys(s);if(!(Array.isArray(s)===Array.
isArray(o)&&h.length===Object.keys(o).length)||h.some(b=>!Object.hasOwn(o,b)))return!1;for(const b of h)n.push([s[b],o[b]])}return!0}const Jt=e=>typeof e=="obje\
ct"&&e!==null;var Cs=i(9464),lt=i(2847),Oe=i(793),Ds=i(794),Ps=i(9529);const Ls=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,Ot=e=>Ls.
test(e)&&!/^[a-z0-9-]+\.json$/i.test(e),Zt=e=>e.replace(/[?#].*$/s,""),Qt=e=>e.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function Is(e){
const t=Us(e),{id:n,host:s,value:o}=e,h={id:n,host:s,url:(0,Me.Pl)(e.url)};if(t!==null)return[(0,Re.serviceUrlInvalid)({...h,why:t})];const f=xs(e)?(0,Ue.ab)(n):
[];return[o===""?(0,Re.serviceUrlEmpty)(h):null,Ot(o)?(0,Re.serviceUrlLooksLikeHost)({...h,value:Zt(o),why:null}):null,Ns(o)?(0,Re.serviceUrlRelative)(h):null,f.
length>0?(0,Re.serviceUrlNoSlash)({...h,clients:f}):null,e.url.query!==""&&(0,Ie.p4)(n)?(0,Re.serviceUrlQuery)(h):null].filter(b=>b!==null)}function Us({url:e}){
const{name:t,port:n}=(0,Me.cz)(e);return t===""?"no Host in request URL":n===""||Number(n)>0&&Number(n)<=65535?null:`invalid port "${n}"`}const Ns=e=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.
test(e)&&!Ot(e),xs=({value:e,url:t})=>e!==""&&!/^$|\/$/.test(t.path),zs={"client-missing":Oe.loginClientMissing,"client-empty":Oe.loginClientEmpty,"grant-types-\
invalid":Oe.loginGrantTypesInvalid,"grant-types-unsupported":Oe.loginGrantTypesUnsupported,"grant-types-unknown":Oe.loginGrantTypesUnknown,"authz-missing":Oe.loginAuthzMissing,
"token-missing":Oe.loginTokenMissing,"ports-count":Oe.loginPortsCount,"ports-range":Oe.loginPortsRange,"ports-order":Oe.loginPortsOrder,"ports-single":Oe.loginPortsSingle,
"ports-ignored":Oe.loginPortsIgnored,"scopes-invalid":Oe.loginScopesInvalid,"scopes-ignored":Oe.loginScopesIgnored};function js(e,t,n){const{value:s,flaws:o}=(0,Ps.
m)(e,t,n),h={...s,authz:qt(s.authz),token:qt(s.token)},f=Hs(h,t),b=f.length===0?[]:[Oe.loginUrlPort({host:n,endpoints:f})];return{login:h,problems:[...o.map(A=>Bs(
A,n)),...b]}}function Hs(e,t){const n=(0,Me.cz)(t);return n.port===""||n.port==="443"?[]:["authz","token"].flatMap(s=>{const o=e[s],h=o===null?null:(0,Me.Dl)(o);
if(o===null||!h?.ok||h.value.scheme!=="https")return[];const f=(0,Me.cz)(h.value);return f.name.toLowerCase()===n.name.toLowerCase()&&f.port===""?[{name:s,url:o,
port:n.port}]:[]})}function Bs(e,t){return"why"in e?(e.rule==="authz-invalid"?Oe.loginAuthzInvalid:Oe.loginTokenInvalid)({host:t,why:Qt(e.why)}):zs[e.rule]({host:t,
value:e.value})}function qt(e){const t=e===null?null:(0,Me.Dl)(e);return t?.ok?(0,Me.Pl)(t.value):null}function bt(e,t,n){const s=X=>{const{discovery:he,documentUrl:pe,
display:ce}=n;return(0,Ie.TE)(e,{services:he.services,documentUrl:pe,display:ce,client:X})},o=Ks(e,n).map(X=>({client:X,lookup:s(X)})),[h,...f]=o;if(h===void 0)
throw new Error("no client is checked");const b=f.filter(({lookup:X})=>X.kind!==h.lookup.kind),A=X=>!Fs(X)||s(X).kind===h.lookup.kind,$=b.length===0?(0,Ue.SZ)(e).
filter(A):[h.client],F=en(e,h.lookup,t,$,n),W=b.flatMap(({client:X,lookup:he})=>en(e,he,t,[X],n).drafts);return{...F,drafts:[...F.drafts,...W]}}function Ks(e,{requirements:t,
clients:n}){return t.find(({service:s})=>s===e)?.clients??n}const Fs=e=>Ue.Du.some(t=>t===e);function en(e,t,n,s,o){const{documentUrl:h,display:f}=o,b=n||(0,Ie.
D6)(e),A=$=>b?$.map(F=>(0,ge.bz)(F,e,n)):[];switch(t.kind){case"url":{const{url:$,value:F}=t,W=Is({id:e,value:F,url:$,host:f}),X=b&&!W.some(({code:pe})=>pe==="s\
ervice-url-invalid"),he=(0,et.dh)((0,Me.Pl)($),Ds.z);return{outcome:{id:e,kind:"url",url:he},drafts:A(W),urls:X?[{id:e,endpoint:null,url:$,needed:n}]:[]}}case"o\
bject":{const{value:$,leftOut:F}=t,{login:W,problems:X}=js($,h,f),he=X.find(({severity:pe})=>pe==="error");return{outcome:he?{id:e,kind:"problem",problem:he}:{id:e,
kind:"login",login:W,leftOut:F},drafts:A(X),urls:Ws(W,e,n)}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const $=(0,ge.aZ)(Gs(e,t,o),s);return{
outcome:{id:e,kind:"problem",problem:$},drafts:A([$]),urls:[]}}}}const Ws=(e,t,n)=>["authz","token"].flatMap(s=>{const o=(0,Me.Dl)(e[s]??"");return e[s]!==null&&
o.ok?[{id:t,endpoint:s,url:o.value,needed:n}]:[]}),tn=(e,{offer:t,display:n,block:s})=>({id:e,host:n,block:s,...t}),Xs=({services:e,leftOut:t})=>({offered:e.map(
({id:n})=>n),leftOut:t,isArtifactory:e.some(({value:n})=>typeof n=="string"&&n.includes("/artifactory/"))});function Gs(e,t,n){const s={...tn(e,n),why:t.why};switch(t.
kind){case"missing":return(0,lt.serviceMissing)(s);case"bad-id":case"version":return(0,lt.serviceVersion)({...s,isReadable:t.kind==="version"});case"type":{const{
value:o}=t;return e===Ie.S3?(0,Oe.loginType)({...s,value:o}):(0,lt.serviceType)({...s,value:o})}case"bad-url":{const o=Qt(t.why);return Ot(t.value)?(0,Re.serviceUrlLooksLikeHost)(
{...s,value:Zt(t.value),why:o}):t.reason==="user-info"?(0,Re.serviceUrlCredentials)(s):(0,Re.serviceUrlInvalid)({...s,url:null,why:o})}}}const Vs=200,Ys=10;function Js(e){
const{visit:t,requirements:n,clients:s,block:o,kind:h}=e,{discovery:f}=t.attempt,b=(0,$e.nx)(t.host);if(f.kind==="failed"||f.kind==="skipped")return{services:[],
leftOut:0,drafts:[]};const A=n.map(({service:W})=>W);if(f.kind==="absent")return{services:[],leftOut:0,drafts:[qs(f,b,A)]};const $=(0,Me.Dl)(f.url);if(!$.ok)throw new Error(
`${f.url} was requested but is no URL`);const F={visit:t,discovery:f,offer:Xs(f),documentUrl:$.value,display:b,clients:s,requirements:n,block:o,base:{hostname:t.
host,host:b,hasToken:t.credentials?.hasToken===!0,kind:h}};return Zs(F,A)}function Zs(e,t){const{discovery:n,clients:s}=e,o=t.filter(X=>X!=="any"),h=n.services.
map(({id:X})=>X).filter(X=>!o.includes(X)&&Ue.Du.some(he=>(0,Ie.oe)(X,he).ok)).slice(0,Vs),f=o.map(X=>bt(X,!0,e)),b=({outcome:X,drafts:he,urls:pe})=>X.kind!=="p\
roblem"&&!pe.some(({endpoint:ce,url:ye})=>ce===null&&Vt(ye,e.base))&&!he.some(ce=>(0,ge.ER)(ce)&&s.some(ye=>ce.problem.affects.includes(ye))),A=h.map(X=>bt(X,!0,
e)),$=!t.includes("any")||[...f,...A].some(b),F=[...f,...$?h.map(X=>bt(X,!1,e)):Qs(A)],W=t.includes("any")&&F.length===0?[(0,ge.bz)((0,lt.serviceMissing)({...tn(
"any",e),why:""}))]:[];return{services:F.map(({outcome:X})=>X),leftOut:n.leftOut,drafts:[...F.flatMap(({drafts:X})=>X),...ks(F.flatMap(({urls:X})=>X),e.base),...W]}}
function Qs(e){let t=Ys;return e.map(n=>(0,Ie.D6)(n.outcome.id)||n.drafts.length===0?n:(t-=1,t>=0?n:{...n,drafts:[]}))}function qs({why:e,url:t},n,s){const o=(0,Me.
Dl)(t),h=o.ok?(0,Me.Pl)(o.value):n,f=s.filter(F=>F!=="any"),A=[...new Set(f.map(F=>F.split(".")[0]??F))].map(Ie.Tz),$=f.length===1?f[0]??null:null;return(0,ge.bz)(
(0,Bt.documentAbsent)({host:n,url:h,why:e,required:f,clientErrors:A}),$)}function eo(e,t,n){const{visit:s,requirements:o,isNew:h}=e,{host:f}=s,b=t.dialect.clients.
filter(be=>o.some(Oo=>Oo.clients.includes(be))),A=(0,ge.TC)(f,o),$=_s(s,b),F=$.map(be=>so(s,be,o,t,A)),W=F[0]?.services??[],he=$.some(({forced:be})=>be===null)?
[...(0,bs.s)(s,A,n),...(0,Cs.u)(s,W,n)]:[],pe=[...F.flatMap(be=>be.drafts),...he],ce=to(pe,e,t),ye=ce.filter(({problem:be})=>!(0,ge.pi)(be,f,t.ignore)),ve=(0,ge.
HJ)(o),Xe=be=>(0,ge.hD)({...be,problem:(0,St.pj)(be.problem,A)},b,{host:f,...ve(be.services),..."places"in be?(0,ge.Mm)(be.places):{},isHostNew:h}),{own:dt=[],ofFiles:To=[]}=Object.
groupBy(ye,be=>"places"in be&&(0,ge.l$)(be)?"ofFiles":"own");return{verdict:{visit:s,requirements:o,services:W,servicesLeftOut:F[0]?.leftOut??0,servicesFrom:$[0]?.
forced?.place??null,findings:dt.map(Xe).sort(ge.Np),clients:oo(dt),isNew:h},ofFiles:To.map(Xe),ignored:ce.length-ye.length}}function to(e,t,n){const{visit:s,requirements:o,
predicted:h,requests:f}=t,b=s.attempt.certificates,A=no(s.host,o);return[...e,...h,...Ft({host:s.host,known:b},f,n),...ws(s,o)].map($=>({...$,needed:$.needed&&(0,ge.
ld)($,t,n),problem:(0,ge.aZ)($.problem,A)}))}function no(e,t){return t.every(({isImplied:s})=>s)?[...t.flatMap(({clients:s})=>s),...(0,Ue.Yr)(e)]:Ue.zK}function so(e,t,n,s,o){
const{clients:h,forced:f}=t,b=f===null?null:`${f.place.file}:${f.place.line}`,A=f===null?Ss(e,s.resolve):"loopback",{services:$,leftOut:F,drafts:W}=Js({visit:t.
visit,requirements:n,clients:h,block:b,kind:A}),X=f===null?o:{...o,role:"operator"},he=s.dialect.releases.filter(({client:ve})=>h.includes(ve)),pe=[...Ms(e,t),...us(
t.visit,{...s,clients:h,releases:he}),...W,...f===null?(0,Es.I)(e.host,$,n,s):[]],ce=e.forced.map(({client:ve})=>ve),ye=f===null?Ue.zK.filter(ve=>!ce.includes(ve)):
t.clients;return{services:$.map(ve=>ve.kind==="problem"?{...ve,problem:(0,St.pj)(ve.problem,X)}:ve),leftOut:F,drafts:pe.map(ve=>({...ve,problem:(0,St.pj)((0,ge.
aZ)(ve.problem,ye),X)}))}}function oo(e){const t=s=>{const o=e.filter(({problem:h})=>h.affects.includes(s)&&h.usualSeverity!=="notice");return o.some(ge.ER)?"fa\
ils":o.length>0?"warns":"works"},n=Ue.zK.map(s=>[s,t(s)]);return Object.fromEntries(n)}var nn=i(7598),ut=i(1692),sn=i(2767),We=i(5792),on=i(8167);const ro=8192,
rn=1024,io=100;function cn(e){const t=[];for(const[h,f]of e.sent.entries()){const b=(0,sn.h)(f);if(!b.ok)return{ok:!1,flaw:b.flaw,isLeaf:h===0};const{certificate:A}=b,
{key:$}=A;if($.kind==="rsa"&&$.bits>ro)return{ok:!1,flaw:{kind:"key-size",bits:$.bits},isLeaf:h===0};t.push(A)}const[n,...s]=t;if(n===void 0)throw new Error("a \
server sends at least one certificate");const o=co(n,e);return o!==null?{ok:!1,flaw:o,isLeaf:!0}:ao(n,s,e)}function co(e,{host:t,now:n}){const s=an(e,n);if(s!==
null)return s;const{key:o}=e;return(0,on.AI)(e.names,t)?o.kind==="unsupported"?{kind:"key",name:o.name}:o.kind==="rsa"&&o.bits<rn?{kind:"key-size",bits:o.bits}:
null:{kind:"other-name",names:e.names.dns}}function an({unhandled:e,notBefore:t,notAfter:n},s){const[o]=e;return o!==void 0?{kind:"critical-extension",id:o}:s<t?
{kind:"not-yet-valid",at:t}:s>n?{kind:"expired",at:n}:null}function ao(e,t,n){const s={others:t,options:n,checks:0,hint:null},o=n.anchors(e.subject).some(h=>mo(
h,e))?un(s,[e]):ln(s,[e]);return o!==null?{ok:!0,chain:o}:{ok:!1,...s.hint??{flaw:{kind:"unknown-authority",sent:go(e,t)},isLeaf:!0}}}function ln(e,t){const n=t.
at(-1),{options:s,others:o}=e,h=[{isAnchor:!0,candidates:s.anchors(n.issuer)},{isAnchor:!1,candidates:o.filter(({subject:f})=>(0,We.er)(f,n.issuer))}];for(const{
isAnchor:f,candidates:b}of h)for(const A of b){if(e.checks+=1,e.checks>io)return null;if(t.some(X=>po(X,A)))continue;const $=lo(t,A,f,s);if($!==null&&(e.hint??=
$),$!==null||!uo(A,n,s))continue;const F=[...t,A],W=f?un(e,F):ln(e,F);if(W!==null)return W}return null}function lo(e,t,n,{now:s}){const o=e.at(-1),{basic:h,key:f,
maySign:b,version:A}=t,$=pe=>({flaw:pe,isLeaf:!1});if(!(h===null?A<3&&n:h.isAuthority)||b===!1)return $({kind:"no-authority"});const W=e.length===1;if(!o.signature.
isSupported)return{flaw:{kind:"signature",name:o.signature.name},isLeaf:W};if(f.kind==="rsa"&&f.bits<rn)return $({kind:"key-size",bits:f.bits});if(f.kind==="uns\
upported")return $({kind:"key",name:f.name});const X=an(t,s);if(X!==null)return $(X);const he=h?.maxPath??null;return he!==null&&e.length-1>he?$({kind:"path-len\
gth"}):null}const uo=(e,t,{isSignedBy:n})=>t.signature.isSupported&&e.key.kind===t.signature.key&&n(t,e);function un(e,t){const n=t.findIndex(({usages:o})=>!fo(
o));return n>=0?(e.hint??={flaw:{kind:"usage"},isLeaf:n===0},null):t.every(({constraints:o},h)=>o===null||t.slice(0,h).every(({names:f})=>(0,on.z$)(f,o)))?t:(e.
hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const ho=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],fo=e=>e.length===0||e.some(t=>ho.includes(t)),po=(e,t)=>(0,We.er)(
e.subject,t.subject)&&(0,We.er)(e.keyInfo,t.keyInfo)&&(0,We.er)(e.encodedNames,t.encodedNames),mo=(e,t)=>(0,We.er)(e.raw,t.raw),dn=({subject:e,issuer:t})=>(0,We.
er)(e,t);function go(e,t){return dn(e)?"self-signed":t.length===0?"leaf":t.some(dn)?"root":"chain"}var vo=i(3427);function yo(e){const t=_t(()=>hn([...ut.rootCertificates,
...(0,ut.getCACertificates)("extra"),...e===null?[]:[e]])),n=_t(()=>hn((0,ut.getCACertificates)("system")));return{context:_t(()=>(0,ut.createSecureContext)({...vo.
Hb,ca:[]})),verify:(s,o)=>{const h={sent:s,host:o,now:Date.now(),isSignedBy:So},f=cn({...h,anchors:t()});return f.ok?f:cn({...h,anchors:b=>[...t()(b),...n()(b)]})}}}
function _t(e){let t;return()=>(t??={value:e()},t.value)}const wo=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function hn(e){const t=e.flatMap(
s=>Array.from(s.matchAll(wo),([,o=""])=>Buffer.from(o,"base64"))),n=new Map;return s=>{const o=Buffer.from(s),h=o.toString("latin1"),f=n.get(h);if(f!==void 0)return f;
const A=t.filter($=>$.includes(o)).map(sn.h).flatMap($=>$.ok&&o.equals($.certificate.subject)?$.certificate:[]);return A.length>0&&n.set(h,A),A}}const fn=new WeakMap;
function Eo(e){const t=fn.get(e);if(t!==void 0)return t;const n={key:Buffer.from(e.keyInfo),format:"der",type:"spki"},s=(0,nn.createPublicKey)(n);return fn.set(
e,s),s}function So(e,t){try{return new nn.X509Certificate(e.raw).verify(Eo(t))}catch{return!1}}function ko(e){const t=[...e.hostnames.map(({host:n})=>(0,$e.Sv)(
n).name),...e.tokens.map(({host:n})=>(0,$e.Sv)(n).name),...e.resolve.map(({name:n})=>n)];return{resolve:e.resolve,namedHosts:new Set(t),chooseProxy:e.chooseProxy,
trust:yo(e.authorities)}}var pn=i(3432)})};export{$o as ids,Mo as modules};
