const en=[921,456,696],tn={4929:((Ue,te,n)=>{n.r(te),n.d(te,{credentialsConfig:()=>W,credentialsHelper:()=>I,servicesForced:()=>x,servicesForcedDiffer:()=>b});var c=n(
6246),w=n(1064),e=n(1831),P=n(4e3),D=n(5799);const W=(0,D.lS)((0,D.$e)("credentials-config","CLI configuration has a mistake",w.Du),({clients:l,mistake:h})=>({...X(
h),affects:l}));function X(l){switch(l.kind){case"missing":return{message:`${l.setting} names ${(0,c.o)(l.path)}, which does not exist`,help:"correct the path; \
the client continues without any CLI configuration"};case"unreadable":return{message:`${l.file} ${(0,P.mP)(l.failure)}`,help:l.failure.kind==="size"?"shorten th\
e file; the client reads all of it, this check nothing":"let this account read the file; the client continues without it"};case"syntax":return{message:`${l.file}\
 has a syntax error: ${l.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${l.file}: ${l.path.join(
".")} must be ${l.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${l.
file}: ${l.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${l.type} ${(0,c.o)(l.label)} is not a host\
name: ${l.why}`,help:l.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than one credentia\
ls_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_insta\
llation block",help:"remove all but one; the client uses the first"};case"no token":return{message:l.hasValue?`the token in the credentials block for host ${(0,e.
nx)(l.host)} at ${l.file} is not a string`:`the credentials block for host ${(0,e.nx)(l.host)} at ${l.file} has no token`,help:'add token = "\u2026" or remove the bl\
ock; the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,c.o)(l.name)}: there is no terrafor\
m-credentials-${l.name} in ${l.directories.join(", ")}`,help:l.name===l.name.toLowerCase()?"install the program there (PATH is not searched); the client continu\
es without a helper":"write the name in lower case; the client finds no other name"}}}const I=(0,D.lS)((0,D.z3)("credentials-helper","Credentials helper failed",
w.Du),({name:l,why:h})=>({message:`credentials helper ${l}: ${h}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; w\
ithout it discovery works, but init fails to install providers'})),F=10,x=(0,D.lS)((0,D.lm)("services-forced","A host block replaces service discovery",["terraf\
orm","opentofu"]),({host:l,at:h})=>({message:`the host block at ${h} defines the services of ${l}; the host's own discovery document is not used`,help:`remove t\
he host block at ${h} to use the discovery document of ${l}`})),b=(0,D.lS)((0,D.lm)("services-forced-differ","A host block and the discovery document differ",["\
terraform","opentofu"]),({host:l,at:h,services:r})=>({message:`the host block at ${h} and the discovery document of ${l} differ in ${(0,P.K4)(r,F,P.dh)}`,help:"\
update the host block or remove it; machines without it use other services"}))}),863:((Ue,te,n)=>{n.r(te),n.d(te,{documentAbsent:()=>$,documentEncoding:()=>b,documentHeaders:()=>x,
documentIncomplete:()=>h,documentNotJson:()=>r,documentNotObject:()=>d,documentSize:()=>F,documentStatus:()=>D,documentType:()=>I});var c=n(1064),w=n(4e3),e=n(5799);
const P='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',D=(0,e.lS)((0,e.z3)("document-status","Unexpected HTTP status",c.zK),({location:f,
retryAfter:E,transient:A,asked:R,...a})=>{const{page:T,status:y}=a,z=(j,p)=>({message:`${(0,w._r)(a)}${j}; expected 200 or 404`,help:(0,w.NM)(T,R,p)});if(y>=300&&
y<400)return f?z(", which clients do not follow",(0,e.C)("redirect with 301, 302, 303, 307 or 308")):z(" without a Location header",(0,e.C)("add a Location head\
er to the redirect"));if(y===429){const j=E===null?"":` (Retry-After: ${(0,w.dh)(E,W)})`;return{...z(j,X),help:X}}return A?z("",{operator:"check the host and an\
y proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,w.B9)(R)}):z("",{operator:"return the discovery docume\
nt, or 404 if the host has no services",user:(0,w.Wt)([]),guest:(0,w.qZ)(R)})}),W=40,X={because:"the host limits the requests of this machine or of its network",
operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)",user:"wait, send fewer requests at onc\
e (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},I=(0,e.lS)((0,e.z3)("document-type","Wrong C\
ontent-Type",c.Du),({url:f,page:E,asked:A,contentType:R,malformed:a})=>{const y=R===""?"has no Content-Type":`has ${a?"a malformed Content-Type":"Content-Type"}\
 "${(0,w.dh)(R)}"`;return{message:`${f} ${y}; expected "application/json"`,help:(0,w.NM)(E,A,(0,e.C)("serve the discovery document with Content-Type: applicatio\
n/json","most servers send it for a file named terraform.json"))}}),F=(0,e.lS)((0,e.z3)("document-size","Discovery document is too large",c.Du),({url:f,page:E,asked:A,
bytes:R,limit:a,isPadding:T=!1})=>T?{message:`${f} has more than ${a} bytes; what exceeds the limit is white space`,help:(0,e.C)("remove the white space at the \
end of the document"),severity:"warning"}:{message:`${f} has ${R??`more than ${a}`} bytes, limit ${a}`,help:(0,w.NM)(E,A,(0,e.C)("check what is served at this U\
RL","a discovery document only maps service ids to URLs"))}),x=(0,e.lS)((0,e.z3)("document-headers","Response headers are too large",c.zK),({host:f})=>({message:`${f}\
 sent more than 256 KiB of response headers`,help:(0,e.C)("look for a header or cookie that grows with each request")})),b=(0,e.lS)((0,e.z3)("document-encoding",
"Discovery document cannot be decompressed",c.Du),f=>"host"in f?{message:`${f.host} sent a discovery document that is not gzip, with Content-Encoding: gzip`,help:(0,e.
C)("remove the Content-Encoding header, or compress the document")}:{message:`${f.url} has Content-Encoding "${(0,w.dh)(f.encoding)}", which the clients do not \
decompress`,help:(0,w.NM)(f.page,f.asked,(0,e.C)("configure the server, and any proxy in front of it, to respect Accept-Encoding: gzip"))}),l={closed:"closed th\
e connection in the middle of its response",gzip:"sent a gzip document that is cut off"},h=(0,e.lS)((0,e.z3)("document-incomplete","Discovery document is incomp\
lete",c.zK),({host:f,why:E})=>({message:`${f} ${l[E]}`,help:(0,e.C)("look for a server that crashes while it responds, or a proxy that changes the body")})),r=(0,e.
lS)((0,e.z3)("document-not-json","Discovery document is not valid JSON",c.zK),({url:f,page:E,asked:A,why:R,advice:a})=>({message:`${f} is not valid JSON: ${(0,w.
dh)(R)}`,help:(0,w.NM)(E,A,(0,e.C)(a??P))})),d=(0,e.lS)((0,e.z3)("document-not-object","Discovery document is not a JSON object",c.zK),({url:f,page:E,asked:A,why:R})=>({
message:`${f} is not a JSON object: ${(0,w.dh)(R)}`,help:(0,w.NM)(E,A,(0,e.C)(P))})),s=20,$=(0,e.lS)((0,e.z3)("document-absent","Host has no discovery document",
c.zK),({host:f,url:E,why:A,required:R,clientErrors:a})=>{const T=R.length===0?"at least one service":R.join(", "),y=A==="status"?`has no discovery document (${E}\
 returned 404)`:"has the discovery document `null`, which offers no services",z=a.slice(0,s).map(j=>`"${j}"`).join(", ");return{message:`host ${f} ${y}; require\
d: ${T}`,help:{operator:"serve /.well-known/terraform.json at the root of the host",user:(0,w.Wt)(R),guest:(0,w.qZ)(f),...z===""?{}:{note:`the clients print ${z}`}}}})}),
960:((Ue,te,n)=>{n.r(te),n.d(te,{hostProtocol:()=>l,hostRecovered:()=>d,hostSlow:()=>r,hostTimeout:()=>b,hostUnknown:()=>D,hostUnreachable:()=>X});var c=n(1064),
w=n(4e3),e=n(5799);const P={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"\
could not be looked up: the DNS server reported a failure"},D=(0,e.lS)((0,e.z3)("host-unknown","Hostname does not resolve",c.zK),({host:s,why:$})=>({message:`${s}\
 ${P[$]}`,help:$==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check a\
gain"})),W={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-networ\
k-route":"is unreachable: no route to its network"},X=(0,e.lS)((0,e.z3)("host-unreachable","Host is unreachable",c.zK),({host:s,error:$})=>{if(typeof $=="object"&&
"proxy"in $)return{message:`${s} is unreachable: ${$.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"};const f=typeof $==
"string"?W[$]:`is unreachable (${$.code})`;return{message:`${s} ${f}`,help:{operator:"check that the host is up, and that a firewall lets this machine connect t\
o it",user:"check that a firewall or proxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine connect to it; otherwise ${(0,w.
B9)(s)}`}}}),I={lookup:{failed:"could not be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{failed:"did n\
ot accept a connection",help:"check that the host is up, and that a firewall does not drop packets from this machine"},response:{failed:"did not respond",help:""},
body:{failed:"did not finish its response",help:""}},F="serve the document as a static file",x=({asks:s})=>s==="document"?F:"find out what the server waits for,\
 such as its storage",b=(0,e.lS)((0,e.z3)("host-timeout","Host does not respond in time",c.zK),s=>{if(s.phase==="complete")return{message:`${s.host} took ${(0,w.
YA)(s.tookMs)} to return its discovery document; ${(0,w.Af)(s.releases)}`,help:(0,e.C)(F),affects:[...new Set(s.releases.map(({client:A})=>A))]};const{failed:$,
help:f}=I[s.phase],E=s.limitMs===null?"in time":`within ${(0,w.YA)(s.limitMs)}`;return{message:`${s.host} ${$} ${E}`,help:f||{operator:x(s),guest:(0,w.B9)(s.host)}}}),
l=(0,e.lS)((0,e.z3)("host-protocol","Host does not speak HTTP",c.zK),({host:s,error:$})=>({message:`the response of ${s} is not valid HTTP (${$})`,help:{operator:"\
check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}})),h={lookup:"the DNS lookup",
connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"},r=(0,e.lS)((0,e.$e)("host-slow","Hos\
t is slow"),({host:s,phase:$,tookMs:f,limitMs:E,...A})=>{const R=`(limit ${(0,w.YA)(E)}); ${h[$.name]} took ${(0,w.YA)($.ms)}`;return"url"in A?{message:`${A.url}\
 took ${(0,w.YA)(f)} to answer ${R}`,help:(0,e.C)(x({asks:"answer"}))}:{message:`${s} took ${(0,w.YA)(f)} to return its discovery document ${R}`,help:(0,e.C)(F,
(0,w.Af)(A.releases))}}),d=(0,e.lS)((0,e.lm)("host-recovered","Discovery succeeded after a retry"),({host:s,attempts:$,failure:f,releases:E})=>({message:`discov\
ery of ${s} succeeded at attempt ${$}; the first attempt failed: ${f}`,help:(0,e.C)("find out why the host fails intermittently",E.length===0?"init succeeded, b\
ecause the CLI retries discovery":`init with ${(0,w.eZ)(E)} would have failed`)}))}),9209:((Ue,te,n)=>{n.r(te),n.d(te,{redirectInsecure:()=>I,redirectInvalid:()=>F,
redirectLimit:()=>W,redirectLoop:()=>X,redirectNested:()=>x});var c=n(1064),w=n(4e3),e=n(5799);const P=({url:b,asks:l})=>`configure ${b} to return ${l==="docume\
nt"?"the document":"its answer"}`,D=b=>(0,e.C)(`${P(b)}, or to redirect straight to it`),W=(0,e.lS)((0,e.z3)("redirect-limit","Too many redirects",c.Du),({redirects:b,
clients:l,limits:h,...r})=>{const d=l.map(s=>`${c.bB[s]} follows ${h[s]}`);return{message:`${r.url} redirects ${b} times; ${d.join(", ")}`,help:D(r),affects:l}}),
X=(0,e.lS)((0,e.z3)("redirect-loop","Redirect loop",c.zK),({url:b,asks:l,to:h})=>({message:`the redirects of ${b} lead back to ${h}`,help:(0,e.C)(P({url:b,asks:l}))})),
I=(0,e.lS)((0,e.$e)("redirect-insecure","Redirect to plain HTTP",c.Du),({url:b,to:l,exposesToken:h})=>({message:`${b} redirects to ${l}, which is not https${h?"\
; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,help:(0,e.C)("redirect to an https URL")})),F=(0,e.lS)((0,e.z3)("redirect\
-invalid","Invalid redirect",c.zK),({redirect:b,url:l,why:h})=>({message:`the redirect ${b} ${l} cannot be followed: ${(0,w.dh)(h)}`,help:(0,e.C)("redirect to a\
n https URL")})),x=(0,e.lS)((0,e.lm)("redirect-nested","More than one redirect"),({url:b,redirects:l})=>({message:`${b} redirects ${l} times; the protocol only \
requires clients to follow 1 redirect`,help:D({url:b,asks:"document"})}))}),9872:((Ue,te,n)=>{n.r(te),n.d(te,{proxyRefused:()=>X,tlsExpired:()=>I,tlsExpiresSoon:()=>j,
tlsNameMismatch:()=>A,tlsNotYetValid:()=>F,tlsPlainHttp:()=>z,tlsProtocol:()=>y,tlsUntrusted:()=>f});var c=n(1064),w=n(4e3),e=n(5799);const P=({host:p,isLeaf:L})=>L?
`the certificate of ${p}`:`an authority in the certificate chain of ${p}`,D=p=>W(new Date(p).toISOString()),W=p=>p.slice(0,10),X=(0,e.lS)((0,e.z3)("proxy-refuse\
d","Proxy refused the request",c.zK),({host:p,reason:L})=>({message:`${p} was not reached: ${L}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terrafo\
rm and OpenTofu read too"})),I=(0,e.lS)((0,e.z3)("tls-expired","TLS certificate has expired",c.zK),p=>({message:`${P(p)} expired on ${D(p.at)}`,help:(0,e.C)("re\
new the certificate and reload the server")})),F=(0,e.lS)((0,e.z3)("tls-not-yet-valid","TLS certificate is not valid yet",c.zK),p=>({message:`${P(p)} is not val\
id before ${D(p.at)}`,help:"check the clock of this machine and the start date of the certificate"})),x={leaf:"is signed by an unknown authority, or the host do\
es not send the intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"i\
s self-signed"},b="configure the host to send its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",l={"negative-serial":{
says:"has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a c\
ertificate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authoriti\
es below it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for s\
ervers (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstrai\
nts)",help:"have it issued by an authority whose name constraints permit all of its names"}},h=(p,L)=>({says:`has ${p}, which Terraform and OpenTofu do not supp\
ort`,help:L}),r="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",d="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",s={name:"\
the name of the host",dates:"its dates",authority:"the authority above it",issuer:"its issuer and extensions",signature:"its signature",encoding:"its encoding"};
function $(p){switch(p.kind){case"unknown-authority":return{says:x[p.sent],help:b};case"curve":return h(`a key on the curve ${p.curve}`,r);case"key":return h(`a\
 key of the kind ${p.name}`,r);case"key-size":return h(`an RSA key of ${p.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":return h(`a si\
gnature of the kind ${p.name}`,d);case"critical-extension":return h(`the critical extension ${p.id}`,"issue it without that extension");case"openssl":return{says:`\
passes the rules of Terraform and OpenTofu, but not the second check by OpenSSL (${s[p.check]}), so nothing was sent`,help:"issue it with a program that follows\
 RFC 5280"};case"malformed":return{says:`is malformed (${p.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};case"\
negative-serial":case"no-authority":case"path-length":case"usage":case"constraints":return l[p.kind]}}const f=(0,e.lS)((0,e.z3)("tls-untrusted","TLS certificate\
 is not trusted",c.zK),({flaw:p,...L})=>{const{says:ke,help:J}=$(p);return{message:`${P(L)} ${ke}`,help:J}}),E=3,A=(0,e.lS)((0,e.z3)("tls-name-mismatch","TLS ce\
rtificate is for another name",c.zK),({host:p,names:L})=>({message:L.length===0?`the certificate of ${p} has no DNS name among its subject alternative names`:`t\
he certificate of ${p} is for ${(0,w.K4)(L,E,w.dh)}`,help:`issue a certificate that lists ${p} as a subject alternative name, or use the name it is for`})),R={"\
not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"requires a client certifi\
cate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the ser\
ver knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},a="enable TLS 1.3, or TLS \
1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256";function T({kind:p,name:L}){switch(p){case"version":return{says:`offers no TLS version later than ${L.replace(
/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"};case"cipher":return{says:`offers only cipher suites that Terraform and OpenT\
ofu do not support, such as ${L}`,help:a};case"group":return{says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${L}`,help:"\
enable the group X25519 or P-256 on the host"}}}const y=(0,e.lS)((0,e.z3)("tls-protocol","TLS handshake failed",c.zK),({host:p,error:L})=>{if(typeof L=="object"&&
"code"in L)return{message:`the TLS handshake with ${p} failed (${L.code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"};
const{says:ke,help:J}=typeof L=="string"?R[L]:T(L);return{message:`${p} ${ke}`,help:J}}),z=(0,e.lS)((0,e.z3)("tls-plain-http","Port serves plain HTTP",c.zK),({host:p})=>({
message:`${p} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery alwa\
ys uses https"})),j=(0,e.lS)((0,e.$e)("tls-expires-soon","TLS certificate expires soon"),({host:p,days:L,expires:ke})=>{const J=L===0?"today":L===1?"in 1 day":`\
in ${L} days`;return{message:`the certificate of ${p} expires ${J}, on ${W(ke)}`,help:(0,e.C)("renew the certificate; if it is renewed automatically, find out w\
hy that has not happened")}})}),4715:((Ue,te,n)=>{n.r(te),n.d(te,{answerIncomplete:()=>P});var c=n(1064),w=n(5799);const e={closed:"closed the connection before\
 the end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},P=(0,w.lS)(
(0,w.z3)("answer-incomplete","Response is incomplete",c.Du),({host:D,why:W})=>({message:`${D} ${e[W]}`,help:(0,w.C)("check for a server that crashes while it re\
sponds, or a proxy that changes the body")}))}),793:((Ue,te,n)=>{n.r(te),n.d(te,{loginAuthzInvalid:()=>s,loginAuthzMissing:()=>d,loginClientEmpty:()=>b,loginClientMissing:()=>x,
loginGrantTypesInvalid:()=>l,loginGrantTypesUnknown:()=>r,loginGrantTypesUnsupported:()=>h,loginPortsCount:()=>E,loginPortsIgnored:()=>T,loginPortsOrder:()=>R,loginPortsRange:()=>A,
loginPortsSingle:()=>a,loginScopesIgnored:()=>z,loginScopesInvalid:()=>y,loginTokenInvalid:()=>f,loginTokenMissing:()=>$,loginType:()=>F,loginUrlPort:()=>j});var c=n(
1064),w=n(4e3),e=n(5799);const P=5;function D(p){if(!Array.isArray(p))return W(p);const L=p.length>P?", \u2026":"";return`[${p.slice(0,P).map(W).join(", ")}${L}\
]`}function W(p){return p===void 0?"missing":typeof p=="object"&&p!==null?(0,w.go)(p):(0,w.dh)(JSON.stringify(p))}const X=(p,L)=>`is ${D(p)}${p===void 0?"":`, n\
ot ${L}`}`,I=(p,L)=>`"${L}" in login.v1 of host ${p}`,F=(0,e.lS)((0,e.z3)("login-type","login.v1 is not an object",c.Du),({host:p,value:L,why:ke})=>({message:`l\
ogin.v1 of host ${p} is ${(0,w.go)(L)}, not an object`,help:(0,e.C)('set login.v1 to an object with "client", "authz" and "token"',(0,w.zd)(ke))})),x=(0,e.lS)((0,e.
z3)("login-client-missing","login.v1 has no client",c.Du),({host:p,value:L})=>({message:`${I(p,"client")} ${X(L,"a string")}`,help:(0,e.C)('set "client" to the \
OAuth client ID, for example "terraform-cli"')})),b=(0,e.lS)((0,e.$e)("login-client-empty","login.v1 has an empty client",c.Du),({host:p})=>({message:`${I(p,"cl\
ient")} is an empty string`,help:(0,e.C)('set "client" to the OAuth client ID that the authorization server expects')})),l=(0,e.lS)((0,e.z3)("login-grant-types-\
invalid","grant_types in login.v1 is not an array",c.Du),({host:p,value:L})=>({message:`${I(p,"grant_types")} ${X(L,"an array of strings")}`,help:(0,e.C)('set "\
grant_types" to ["authz_code"], or remove it')})),h=(0,e.lS)((0,e.z3)("login-grant-types-unsupported","login.v1 has no usable grant type",c.Du),({host:p,value:L})=>({
message:`${I(p,"grant_types")} is ${D(L)}, which contains no supported grant type`,help:(0,e.C)('add "authz_code" to "grant_types"')})),r=(0,e.lS)((0,e.lm)("log\
in-grant-types-unknown","login.v1 has unknown grant types"),({host:p,value:L})=>({message:`${I(p,"grant_types")} is ${D(L)}; the clients know "authz_code" and "\
password" only`,help:(0,e.C)('remove the unknown grant types; move scopes to "scopes"')})),d=(0,e.lS)((0,e.z3)("login-authz-missing","login.v1 has no authz URL",
c.Du),({host:p,value:L})=>({message:`${I(p,"authz")} ${X(L,"a string with a URL")}`,help:(0,e.C)('set "authz" to the URL of the authorization endpoint')})),s=(0,e.
lS)((0,e.z3)("login-authz-invalid","authz URL in login.v1 cannot be used",c.Du),({host:p,why:L})=>({message:`${I(p,"authz")}: ${(0,w.dh)(L)}`,help:(0,e.C)('set \
"authz" to an https:// URL without user name, or to a path that starts with a slash')})),$=(0,e.lS)((0,e.z3)("login-token-missing","login.v1 has no token URL",c.
Du),({host:p,value:L})=>({message:`${I(p,"token")} ${X(L,"a string with a URL")}`,help:(0,e.C)('set "token" to the URL of the token endpoint')})),f=(0,e.lS)((0,e.
z3)("login-token-invalid","token URL in login.v1 cannot be used",c.Du),({host:p,why:L})=>({message:`${I(p,"token")}: ${(0,w.dh)(L)}`,help:(0,e.C)('set "token" t\
o an https:// URL without user name, or to a path that starts with a slash')})),E=(0,e.lS)((0,e.z3)("login-ports-count","ports in login.v1 is not two ports",c.Du),
({host:p,value:L})=>({message:`${I(p,"ports")} ${X(L,"exactly two elements")}`,help:(0,e.C)('set "ports" to the first and the last port, for example [10000, 100\
10]')})),A=(0,e.lS)((0,e.z3)("login-ports-range","ports in login.v1 are out of range",c.Du),({host:p,value:L})=>({message:`${I(p,"ports")} is ${D(L)}; both must\
 be whole numbers from 1024 to 65535`,help:(0,e.C)('set "ports" to two numbers in this range, for example [10000, 10010]')})),R=(0,e.lS)((0,e.z3)("login-ports-o\
rder","ports in login.v1 are in the wrong order",c.Du),({host:p,value:L})=>({message:`${I(p,"ports")} is ${D(L)}; the first port is greater than the last`,help:(0,e.
C)("write the lower port first")})),a=(0,e.lS)((0,e.z3)("login-ports-single","ports in login.v1 is a range of one port",c.Du),({host:p,value:L})=>({message:`${I(
p,"ports")} is ${D(L)}; the clients never use the last port, so none is left`,help:(0,e.C)('set "ports" to at least two ports, for example [10000, 10010]')})),T=(0,e.
lS)((0,e.$e)("login-ports-ignored","ports in login.v1 is not an array",c.Du),({host:p,value:L})=>({message:`${I(p,"ports")} ${X(L,"an array")}; the clients igno\
re it and use 1024 to 65535`,help:(0,e.C)('set "ports" to an array such as [10000, 10010], or remove it')})),y=(0,e.lS)((0,e.z3)("login-scopes-invalid","scopes \
in login.v1 contains a value that is not a string",c.Du),({host:p,value:L})=>({message:`${I(p,"scopes")} ${X(L,"an array of strings")}`,help:(0,e.C)('set "scope\
s" to an array of strings, or remove it')})),z=(0,e.lS)((0,e.$e)("login-scopes-ignored","scopes in login.v1 is not an array",c.Du),({host:p,value:L})=>({message:`${I(
p,"scopes")} ${X(L,"an array")}; the clients ignore it`,help:(0,e.C)('set "scopes" to an array of strings, or remove it')})),j=(0,e.lS)((0,e.$e)("login-url-port",
"Login URL has no port",c.Du),({host:p,endpoints:L})=>{const ke=L.map(({name:Q})=>`"${Q}"`).join(" and "),[J]=L,ne=L.length===1;return{message:`${ke} in login.v\
1 of host ${p} ${ne?"names":"name"} no port, so a login uses port 443: ${J?.url??""}`,help:(0,e.C)(`write a path that starts with a slash, or add :${J?.port??""}\
 to the URL${ne?"":"s"}`)}})}),9319:((Ue,te,n)=>{n.r(te),n.d(te,{serviceUrlCredentials:()=>D,serviceUrlCrossHost:()=>A,serviceUrlDoubleSlash:()=>a,serviceUrlEmpty:()=>W,
serviceUrlInsecure:()=>E,serviceUrlInvalid:()=>P,serviceUrlLooksLikeHost:()=>X,serviceUrlNoSlash:()=>I,serviceUrlOtherPort:()=>R,serviceUrlPrivate:()=>$,serviceUrlQuery:()=>x,
serviceUrlRelative:()=>F,serviceUrlSame:()=>T});var c=n(1064),w=n(4e3),e=n(5799);const P=(0,e.lS)((0,e.z3)("service-url-invalid","Service URL cannot be used",c.
zK),({id:y,host:z,url:j,why:p})=>({message:j===null?`${y} of host ${z}: ${(0,w.dh)(p)}`:`${y} of host ${z} is "${j}", which the clients cannot connect to: ${p}`,
help:(0,e.C)(`set ${y} to an https:// URL, or to a path that starts with a slash`)})),D=(0,e.lS)((0,e.z3)("service-url-credentials","Service URL contains a user\
 name",c.zK),({id:y,host:z,why:j})=>({message:`${y} of host ${z}: ${j}`,help:(0,e.C)("remove the user name and password from the URL, or from the redirect that \
leads to the document","give tokens to the clients instead")})),W=(0,e.lS)((0,e.z3)("service-url-empty","Service URL is empty",c.zK),({id:y,host:z,url:j})=>({message:`${y}\
 of host ${z} is an empty string, which resolves to the document itself: ${j}`,help:(0,e.C)(`set ${y} to the URL of the service, such as "/v1/${y.split(".")[0]}\
/", or remove it`)})),X=(0,e.lS)((0,e.z3)("service-url-looks-like-host","Service URL has no https://",c.zK),({id:y,host:z,value:j,why:p})=>({message:`${y} of ho\
st ${z} is "${j}", which is a path and not a URL with a host`,help:(0,e.C)(`write "https://${j}" if a host is meant`,p===null?void 0:(0,w.zd)(p))})),I=(0,e.lS)(
(0,e.z3)("service-url-no-slash","Service URL does not end with a slash",c.rG),({id:y,host:z,url:j,clients:p})=>{const L=p.map(J=>c.bB[J]),ke=j.slice(j.lastIndexOf(
"/")+1);return{message:`${y} of host ${z} does not end with a slash: ${j}`,help:(0,e.C)("add the slash",`without it ${L.slice(0,-1).join(", ")} and ${L.at(-1)} \
replace "${ke}" with the path that they append`),affects:p}}),F=(0,e.lS)((0,e.$e)("service-url-relative","Service URL is relative to the document",["dependabot",
"renovate","terragrunt"]),({id:y,host:z,url:j})=>({message:`${y} of host ${z} is a path without a leading slash: Terraform and OpenTofu resolve it to ${j}, othe\
r clients do not`,help:(0,e.C)("start the path with a slash, or write the complete URL")})),x=(0,e.lS)((0,e.$e)("service-url-query","Service URL has a query",c.
Du),({id:y,host:z})=>({message:`${y} of host ${z} has a query, which the clients drop when they append a path`,help:(0,e.C)("move the content of the query into \
the path","never put a secret into the document")})),b=10,l=3;function h({host:y,uses:z},j=["is","are"]){const p=Map.groupBy(z,({id:ke})=>ke),L=Array.from(p,([ke,
J])=>{const ne=J.flatMap(({endpoint:Q})=>Q??[]);return ne.length===0?ke:`${ke} (${ne.join(", ")})`});return`${(0,w.K4)(L,b,w.dh)} of host ${y} ${L.length===1?j[0]:
j[1]}`}const r=({urls:y})=>(0,w.K4)(y,l,w.dh),d=({uses:y})=>c.zK.filter(z=>y.some(({id:j})=>(0,c.SZ)(j).includes(z))),s={loopback:"on other machines",private:"o\
utside of its network",reserved:"on the internet"},$=(0,e.lS)((0,e.z3)("service-url-private","Service URL has a non-public address",c.zK),y=>({message:`${h(y)} \
at ${r(y)}, which clients ${s[y.kind]} cannot reach`,help:(0,e.C)(`set the external URL of the registry (also called base URL or public URL) to https://${y.host}`),
affects:d(y)})),f=[...c.Du,"dependabot"],E=(0,e.lS)((0,e.$e)("service-url-insecure","Service URL is not https",f),y=>{const z=y.uses.every(({endpoint:L})=>L!==null),
j=z?"a login sends its token in clear text otherwise":`the clients send the token of ${y.host} there in clear text`,p=d(y);return{message:`${h(y)} not https: ${r(
y)}`,help:(0,e.C)(y.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",z||y.hasToken?j:void 0),affects:f.
filter(L=>p.includes(L))}}),A=(0,e.lS)((0,e.$e)("service-url-cross-host","Service is on another host",["dependabot","renovate"]),y=>{const{host:z,name:j}=y,p=`${h(
y)} on another host: ${r(y)}`,L=d(y).includes("renovate");return y.hasToken&&L?{message:p,help:`give Dependabot and Renovate a token for ${j}; Terraform and Ope\
nTofu send it the token of ${z}`}:{message:p,help:`where outgoing traffic is filtered, allow ${j} as well`,severity:"notice",affects:[]}}),R=(0,e.lS)((0,e.lm)("\
service-url-other-port","Service is on another port of the host"),y=>({message:`${h(y)} on another port of the same host: ${r(y)}`,help:(0,e.C)(`check that clie\
nts can connect to this port; behind a proxy, set the external URL of the registry to https://${y.host}`)})),a=(0,e.lS)((0,e.$e)("service-url-double-slash","Ser\
vice URL has a double slash"),y=>({message:`${h(y,["has","have"])} a double slash in the path: ${r(y)}`,help:(0,e.C)("remove the slash at the end of the externa\
l URL of the registry")})),T=(0,e.lS)((0,e.$e)("service-url-same","Two services have the same URL"),y=>({message:`${h(y,["has","have"])} the same URL: ${r(y)}`,
help:(0,e.C)("check both URLs","few registries serve modules and providers below one URL, and a copied line is more likely")}))}),2847:((Ue,te,n)=>{n.r(te),n.d(
te,{serviceMissing:()=>I,serviceType:()=>x,serviceVersion:()=>F});var c=n(1064),w=n(9562),e=n(4e3),P=n(5799);const D=20,W=({offered:b})=>b.length===0?"is empty":
`offers ${(0,e.K4)(b,D,e.dh)}`;function X(b,l){const{id:h,host:r,offered:d,block:s}=b,$=`the discovery document, which ${W(b)}`;if(s!==null)return`add ${h} to t\
he \`host\` block at ${s}, which ${W(b)}`;if(h===w.xq&&l)return`configure a network mirror for the provider: Artifactory serves providers at https://${r}/artifa\
ctory/api/terraform/REPOSITORY/providers/ and offers no ${h}; the discovery document ${W(b)}`;const f=(0,w.qE)(h)?d.find(A=>(0,w.OA)(A)===h):void 0,E=h===w.xq?`\
use a host that offers ${h}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host tha\
t offers ${h}`;return{operator:f===void 0?`add ${h} to ${$}`:`rename ${f} to ${h} in ${$}`,user:E}}const I=(0,P.lS)((0,P.z3)("service-missing","Service is not o\
ffered",c.zK),b=>b.id==="any"?{message:`host ${b.host} does not provide any service`,help:(0,P.C)(`add a service to the discovery document, which ${W(b)}`)}:{message:b.
why,help:X(b,b.isArtifactory)}),F=(0,P.lS)((0,P.z3)("service-version","Service is offered in another version",c.zK),b=>({message:b.why,help:b.isReadable?X(b,!1):
`require an id of the form NAME.vN; the discovery document ${W(b)}`})),x=(0,P.lS)((0,P.z3)("service-type","Service URL is not a string",c.zK),({id:b,host:l,value:h,
why:r})=>({message:`${b} of host ${l} is ${(0,e.go)(h)}, not a string with a URL`,help:(0,P.C)(`set ${b} to a URL such as "/v1/modules/"`,(0,e.zd)(r))}))}),8011:((Ue,te,n)=>{
n.r(te),n.d(te,{blockReserved:()=>s,blockUnsupported:()=>$,hostDotlessModule:()=>A,hostIdnModule:()=>R,hostInvalid:()=>f,hostMissing:()=>E,sourceDynamic:()=>d,sourceInvalid:()=>F,
sourceNearMiss:()=>x});var c=n(6174),w=n(1064),e=n(4e3),P=n(5799);const D=120,W={"remote-in-test":["is a remote module source; Terraform tests accept local and \
registry modules only","use a local path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is n\
ot the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remov\
e the block and run init again"],terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},X={missing:["has no source","add `source`"],null:[
"has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { sourc\
e = "NAMESPACE/TYPE", version = "~> 1.0" }']};function I(a){switch(a.reason){case"rejected":{const{error:T,advice:y}=a;return{message:T,help:y??void 0}}case"mis\
sing":case"null":case"not-a-requirement":{const[T,y]=X[a.reason];return{message:`${a.address} ${T}`,help:y}}case"remote-in-test":case"white-space":case"stack":case"\
locked-provider":case"terragrunt":{const[T,y]=W[a.reason];return{message:`"${a.text}" ${T}`,help:y}}}}const F=(0,P.lS)((0,P.z3)("source-invalid","Source address\
 is invalid",w.Du),I),x=(0,P.lS)((0,P.$e)("source-near-miss","Source address is probably a mistake",w.Du),a=>({message:a.host===null?`"${a.text}" is not read as\
 a registry address`:`"${a.text}" is read as host ${a.host}`,help:a.advice})),b=4,l="to check its host, add the host to `hostnames`; to read files as well, set \
`scan: .`";function h(a){const T=a.slice(0,b).map(({text:j,from:p})=>`${j===null?"not known":(0,e.dh)(j,D)} ${p??"by default"}`),y=a.length-T.length,z=y>0?`${y}\
 more`:T.pop();return`${T.join(", ")} and ${z}`}function r(a){const{address:T,argument:y,expression:z,candidates:j,refused:p}=a,L=(0,c.Q)((0,e.dh)(z,D)),ke=`${y}\
 of ${T} is ${L}`;if(p==="never")return{message:`${ke}, which Terraform does not evaluate`,help:`write the ${y} as a literal`};if(p!==null){const{variable:J}=p;
return{message:`${ke}, and Terraform evaluates var.${J} here only with \`const = true\``,help:`add \`const = true\` to variable "${J}", which requires Terraform\
 1.15, or write the ${y} as a literal`}}return j.length>1?{message:`${ke}, which is ${h(j)}`,help:l}:{message:`${ke}, which is only known at init time`,help:l}}
const d=(0,P.lS)((0,P.lm)("source-dynamic","Source address is only known at init time"),r),s=(0,P.lS)((0,P.lm)("block-reserved","Block is reserved for a future \
version"),({block:a,parent:T})=>({message:`${a} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it\
 into a ${T} block`})),$=(0,P.lS)((0,P.z3)("block-unsupported","Block is not supported by this CLI",w.Du),({kind:a})=>{const{client:T,what:y}=w.$I[a];return{message:`${y}\
 is supported by ${w.bB[T]} only`,help:T==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),f=(0,P.
lS)((0,P.z3)("host-invalid","Hostname is invalid",w.Du),a=>({message:`"${a.text}" is not a hostname: ${a.error}`,help:a.advice??void 0})),E=(0,P.lS)((0,P.z3)("h\
ost-missing","Hostname is missing",["opentofu"]),({block:a})=>({severity:"warning",message:`the ${a} has no hostname, and OpenTofu has no default`,help:a==="clo\
ud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),A=(0,P.lS)((0,P.z3)("host-dotless-module","Module hos\
t has no dot in its name",w.Du),({host:a,name:T})=>({message:`module sources cannot name host ${a}: must contain at least one dot`,help:`use a full name such as\
 ${T}.localdomain; provider addresses accept the short name`})),R=(0,P.lS)((0,P.z3)("host-idn-module","Terraform cannot use modules from an internationalized ho\
st",["terraform"]),({host:a})=>({message:`Terraform cannot use modules from host ${a}: it converts the name to punycode and then refuses punycode`,help:(0,P.C)(
"serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),6188:((Ue,te,n)=>{n.d(te,{P2:()=>D,RC:()=>w,VX:()=>X,aZ:()=>c,hp:()=>W,
mW:()=>e,sD:()=>x,sc:()=>F,zC:()=>b});class c extends Error{argument;want;constructor(T,y){super(`${T.path.join(".")} must be ${y}`),this.argument=T,this.want=y}}
function w(a,T,y,z){const j=a.find(({keys:J})=>E(J[0]?.name,T))?.keys[0];if(j===void 0)return;const p={path:[...y.path,T],span:j},L=A(a,T),ke=L.filter(({keys:J})=>J.
length>0);ke.length>0&&z({kind:"items",items:ke},p);for(const{keys:J,value:ne}of L)J.length>0||z(ne.kind==="object"?{kind:"items",items:ne.items}:ne,p)}function e(a,T){
if(a.kind==="items"||a.kind==="object")return a.items;throw new c(T,"a block")}const P=1e5;function D(a,T,y,z){const j=y??new Map,p=a.kind==="item"?[a.item]:e(a,
T),L=new Set,ke=Map.groupBy(p,({keys:ne})=>ne[0]?.name.toLowerCase());let J=0;for(const{keys:ne,value:Q}of p){const[N,...oe]=ne;if(N===void 0)throw new c(T,"a b\
lock with a label");const{name:ue}=N;if(L.has(ue))continue;oe.length>0&&L.add(ue);const re={path:[...T.path,ue],span:N},be=oe.length>0?ke.get(ue.toLowerCase())??
[]:[];if(J+=be.length,J>p.length+P)throw new c(re,"spelled like the others");const Me=oe.length>0?{kind:"items",items:be.map(R)}:Q;j.set(ue,z(Me,re,j.get(ue)))}
return j}const W=(a,T,y)=>D(a,T,y,l);function X(a,T,y,z){const j=I(a);if(j===void 0)throw new c(T,"a list");const p=j.map(L=>z(L,T,void 0));for(const L of p)y.push(
L);return y}function I(a){return a.kind==="items"?a.items.map(T=>({kind:"item",item:T})):a.kind==="object"?[a]:a.kind==="list"?a.elements:void 0}const F=(a,T)=>{
if(a.kind==="number")return a.text;if(a.kind==="string")return a.value;throw new c(T,"a string")},x=(a,T)=>f(a.kind==="string"?{kind:"number",text:a.value}:a,T,
"int"),b=(a,T)=>{if(a.kind==="bool")return a.value;throw new c(T,"true or false")},l=(a,T,y)=>h(y?.kind??d(a,T),a,T,y);function h(a,T,y,z){switch(a){case"string":
return{kind:a,value:F(T,y,void 0)};case"bool":return{kind:a,value:b(T,y,void 0)};case"int":case"float":return{kind:a,value:f(T,y,a)};case"list":{const j=z?.kind===
a?z.elements:[];return{kind:a,elements:X(T,y,j,r)}}case"map":return{kind:a,entries:W(T,y,void 0)};case"maps":{const j=z?.kind===a?z.elements:[];return{kind:a,elements:X(
T,y,j,W)}}}}const r=(a,T)=>{const y=d(a,T);return h(y==="maps"?"map":y,a,T,void 0)};function d(a,T){switch(a.kind){case"items":case"object":return"maps";case"nu\
mber":return"int";case"item":throw new c(T,"a value");case"string":case"float":case"bool":case"list":return a.kind}}const s=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,
$=2**63-1;function f(a,T,y){if(a.kind!=="number"&&a.kind!=="float")throw new c(T,"a number");const z=a.text.replace("-",""),j=Number(/^0[0-7]+$/.test(z)?`0o${z}`:
z);if(y==="int"&&(!s.test(z)||j>$))throw new c(T,"a whole number");if(!Number.isFinite(j))throw new c(T,"a number");return a.text.startsWith("-")?-j:j}const E=(a,T)=>a?.
toLowerCase()===T.toLowerCase(),A=(a,T)=>a.filter(({keys:y})=>E(y[0]?.name,T)).map(R),R=({keys:a,value:T})=>({keys:a.slice(1),value:T})}),4045:((Ue,te,n)=>{n.d(
te,{D:()=>Lt,J:()=>Ot});var c=n(3024),w=n(6760),e=n(1807),P=n(5747),D=n(4929),W=n(2713),X=n(6134),I=n(8947);class F extends Error{start;constructor(i,g){super(i),
this.start=g}}const x=200,b=20;function l(u){const i=u[b];if(i!==void 0)throw new F(`more than ${b} names before a value`,i.start)}const h={a:"\x07",b:"\b",f:"\f",
n:`
`,r:"\r",t:"	",v:"\v","\\":"\\",'"':'"'},r=/\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y,d=1114111;function s(u,i,g){
let S="",G=0,ee=i+1;for(let ie=ee;ie<u.length;ie+=1){const fe=u[ie];if(G>0)fe==="{"?G+=1:fe==="}"&&(G-=1);else if(fe==='"'){const he=u.slice(ee,ie);return{value:S===
""?he:(0,I.uK)(S+(0,I.ZJ)(he)),end:ie+1}}else{if(fe===`
`)throw new F("string is not terminated",ie);fe==="\\"?(ie>ee&&(S+=(0,I.ZJ)(u.slice(ee,ie))),S+=$(u,ie,g),ee=r.lastIndex,ie=ee-1):g==="hcl"&&u.startsWith("${",ie)&&
(G=1,ie+=1)}}throw new F("string is not terminated",u.length)}function $(u,i,g){r.lastIndex=i;const[S,G,ee,ie,fe,he]=r.exec(u)??[];if(G!==void 0)return h[G]??"";
if(ee!==void 0)return String.fromCharCode(Number.parseInt(ee,16));if(ie!==void 0)return String.fromCharCode(Number.parseInt(ie,8));const Ie=Number.parseInt(fe??
he??"",16),Ze=Ie>=55296&&Ie<=57343;if(S===void 0||Ie>d||Ze&&g==="json")throw new F("invalid escape sequence",i);return(0,I.ZJ)(Ze?"\uFFFD":String.fromCodePoint(
Ie))}const f=new RegExp("[^\\p{L}\\p{Nd}_]","u");function E(u,i){const g=u.indexOf(`
`,i)+1,S=u.startsWith("<<-",i),G=u.slice(i+(S?3:2),Math.max(0,g-1));if(!u.startsWith("<<",i)||G===""||f.test(G))throw new F("invalid heredoc marker",i);for(let ee=g;;){
const ie=u.indexOf(`
`,ee);if(ie<0)throw new F("heredoc is not terminated",u.length);const fe=u.slice(ee,ie);if(fe.length>=G.length+(S?1:0)&&fe.replace(/^[\t\v\f\r ]+/,"")===G){const Ie=fe.
slice(0,fe.length-G.length),Ze=u.slice(g,ee);return{value:S?A(Ze,Ie):Ze+Ie,end:ie+1}}ee=ie+1}}function A(u,i){const g=u.split(`
`).slice(0,-1);return g.every(S=>S.startsWith(i))?g.map(S=>`${S.slice(i.length)}
`).join(""):u}const R={hcl:"{}[],=",json:"{}[],:"},a=/[ \t\n\r]+/y,T=/(?:#|\/\/)[^\n]*/y,y=new RegExp("[\\p{L}_]","uy"),z=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),j=/-?0[xX][0-9a-fA-F]+/y,p=/(?:-?\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d*)?/y,
L=/^-?0\d+[89]/,ke=/^-?0\d/,J=/[\0\ue123]/;function ne(u,i,g){return u.lastIndex=g,u.exec(i)?.[0]??""}class Q{#e;#t;#s=0;constructor(i,g){this.#e=i,this.#t=g;const S=i.
search(J);if(S>=0)throw new F("null character or U+E123",S)}next(){this.#i();const i=this.#s,{kind:g,value:S,end:G}=this.#n(i);return this.#s=G,{kind:g,value:S,
start:i,end:G}}#n(i){const g=this.#e,S=g[i];if(S===void 0)return{kind:"end of the file",value:"",end:i};if(R[this.#t].includes(S))return{kind:S,value:S,end:i+1};
if(S==='"')return{kind:"string",...s(g,i,this.#t)};if(S==="<"&&this.#t==="hcl")return{kind:"heredoc",...E(g,i)};if(ne(y,g,i)!=="")return this.#r(i);const G=this.#t===
"hcl"?ne(j,g,i):"",ee=G||ne(p,g,i);if(ee==="")throw new F("illegal character",i);const ie=i+ee.length,fe=G===""&&/[.eE]/.test(ee),he=this.#t==="hcl"?L:ke;if(!fe&&
he.test(ee))throw new F("number begins with 0",i);return{kind:fe?"float":"number",value:ee,end:ie}}#r(i){z.lastIndex=i;const g=z.exec(this.#e)?.index??this.#e.length,
S=this.#e.slice(i,g);if(S==="true"||S==="false")return{kind:"bool",value:S,end:g};if(this.#t==="hcl")return{kind:"name",value:S,end:g};if(S==="null")return{kind:"\
null",value:S,end:g};throw new F("illegal character",i)}#i(){for(;;){const i=this.#s;if(this.#s+=ne(a,this.#e,this.#s).length,this.#t==="hcl"&&this.#l(),this.#s===
i)return}}#l(){if(this.#e.startsWith("/*",this.#s)){const i=this.#e.indexOf("*/",this.#s+2);if(i<0)throw new F("comment is not terminated",this.#e.length);this.#s=
i+2}else this.#s+=ne(T,this.#e,this.#s).length}}function N(u){const i=new oe(u);return ue(i.parse())}class oe{#e;#t=0;constructor(i){this.#e=new Q(i,"json")}parse(){
return this.#e.next(),this.#s()}#s(){this.#t+=1;const i=[];do{const g=this.#n(),S=g&&this.#r(this.#e.next());if(!S)break;i.push({keys:g,value:S})}while(this.#e.
next().kind===",");return this.#t-=1,i}#n(){const i=[];for(;;){const{kind:g,value:S,start:G,end:ee}=this.#e.next();if(g===":"&&i.length>0)return i;if(g==="}"||g===
"end of the file")return null;if(g!=="string")throw new F("expected a name in quotation marks",G);i.push({name:S,start:G,end:ee}),l(i)}}#r(i){const{kind:g,value:S,
start:G}=i;if(this.#t>x)throw new F(`values are nested deeper than ${x} levels`,G);switch(g){case"{":return{kind:"object",items:this.#s()};case"[":return this.#i();case"\
string":return{kind:g,value:S};case"number":case"float":return{kind:g,text:S};case"bool":return{kind:g,value:S==="true"};case"null":return{kind:"string",value:""};case"\
}":case"end of the file":return null;default:throw new F("expected a value",G)}}#i(){const i=[];for(let g=this.#e.next();g.kind!=="]";g=this.#e.next()){if(g.kind===
","||g.kind==="bool"||g.kind==="[")continue;const S=this.#r(g);if(S===null)return null;i.push(S)}return{kind:"list",elements:i}}}function ue(u){return u.flatMap(
re)}function re({keys:u,value:i}){return i.kind==="object"&&be(i.items.map(g=>g.value))?i.items.flatMap(g=>{const S=[...u,...g.keys];return l(S),re({keys:S,value:g.
value})}):i.kind==="list"&&be(i.elements)?i.elements.flatMap(g=>re({keys:u,value:g})):[{keys:u,value:Me(i)}]}const be=u=>u.length>0&&u.every(({kind:i})=>i==="ob\
ject");function Me(u){return u.kind==="object"?{kind:"object",items:ue(u.items)}:u.kind==="list"?{kind:"list",elements:u.elements.map(Me)}:u}const Be=(u,i)=>new Ge(
u,i).parse();class Ge{#e;#t;#s;#n=null;#r=0;constructor(i,g){this.#e=i,this.#t=new Q(i,"hcl"),this.#s=g}parse(){const i=this.#i();return this.#d("end of the fil\
e"),i}#i(){const i=[],g=new Set;for(;this.#o().kind!=="}"&&this.#o().kind!=="end of the file";){const S=this.#f(),G=this.#o().kind==="=";if(G&&this.#c(),G&&this.#o().
kind==="end of the file")break;i.push(G?{keys:S,value:this.#u(),isAssigned:G}:{keys:S,value:this.#h()}),G&&this.#s&&this.#l(S,g),this.#o().kind===","&&this.#c()}
return i}#l(i,g){for(const{start:S,end:G}of i){const ee=this.#e.slice(S,G);if(g.has(ee))throw new F("each argument can only be defined once",S);g.add(ee)}}#f(){
const i=[];for(;;){const{kind:S,value:G,start:ee,end:ie}=this.#o();if(S!=="name"&&S!=="string")break;i.push({name:G,start:ee,end:ie}),l(i),this.#c()}const{kind:g}=this.#o();
if(i.length===0)throw this.#a("a name");if(g==="="&&i.length>1)throw this.#a('"{"');if(g!=="="&&g!=="{")throw this.#a('"=" or "{"');return i}#u(){const{kind:i,value:g}=this.#o();
switch(i){case"{":return this.#h();case"[":return this.#m();case"string":case"heredoc":return this.#c(),{kind:"string",value:g};case"number":case"float":return this.#c(),
{kind:i,text:g};case"bool":return this.#c(),{kind:i,value:g==="true"};default:throw this.#a("a value")}}#h(){this.#p("{");const i=this.#i();return this.#d("}"),
this.#r-=1,{kind:"object",items:i}}#m(){this.#p("[");const i=[];let g=!1;for(let S=this.#o();S.kind!=="]";S=this.#o())if(S.kind===",")this.#c(),g=!1;else{if(g)throw this.#a(
'"," or "]"');i.push(this.#u()),g=S.kind!=="["}return this.#d("]"),this.#r-=1,{kind:"list",elements:i}}#p(i){const{start:g}=this.#o();if(this.#d(i),this.#r+=1,this.#r>
x)throw new F(`values are nested deeper than ${x} levels`,g)}#d(i){if(this.#o().kind!==i)throw this.#a(Je(i));this.#c()}#o(){return this.#n??=this.#t.next(),this.#n}#c(){
this.#n=null}#a(i){const{kind:g,start:S}=this.#o();return new F(`expected ${i}, found ${Je(g)}`,S)}}function Je(u){return u.length===1?`"${u}"`:u==="name"?"a wo\
rd without quotation marks":u==="end of the file"?"the end of the file":`a ${u}`}function H(u,i){const g=new RegExp("^\\p{White_Space}*\\{","u").test(u),S=g?u:u.
replaceAll(`\r
`,`
`),G=(0,X.yN)(S);try{return{kind:"read",items:g?N(S):Be(S,i==="opentofu"),placeOf:G}}catch(ee){if(!(ee instanceof F))throw ee;const{message:ie,start:fe}=ee;return{
kind:"refused",why:ie,place:G({start:fe,end:fe+1})}}}var U=n(6188);const ce="registry_protocols",Oe={requestTimeoutSeconds:null,retryCount:null};function Le(u){
for(const{keys:i,value:g}of u){const[S]=i;if(S?.name!==ce||g.kind!=="object")continue;let{requestTimeoutSeconds:G,retryCount:ee}=Oe;const ie={path:[ce],span:S};
try{return(0,U.RC)(g.items,"retry_count",ie,(fe,he)=>{ee=(0,U.sD)(fe,he,void 0)}),(0,U.RC)(g.items,"request_timeout_seconds",ie,(fe,he)=>{G=(0,U.sD)(fe,he,void 0)}),
{requestTimeoutSeconds:G,retryCount:ee,mistakes:[]}}catch(fe){if(!(fe instanceof U.aZ))throw fe;const he={span:fe.argument.span,why:fe.message};return{...Oe,mistakes:[
he]}}}return{...Oe,mistakes:[]}}function We(u,i){const g=K(i.TF_REGISTRY_CLIENT_TIMEOUT);return g!==null?g*1e3:u===null?null:u>0?u*1e3:Number.POSITIVE_INFINITY}
const Qe=1e4,et=1;function Y(u,{requestTimeoutSeconds:i,retryCount:g},S){const G=K(S.TF_REGISTRY_DISCOVERY_RETRY)??g??et;return{client:u,attemptMs:We(i,S)??Qe,retries:Math.
max(G,0)}}function K(u){const i=/^\+?\d+$/.test(u??"")?Number(u):0;return i>0?i:null}const ae={credentials:new Map,hosts:new Map,helpers:new Map},me={path:[],span:{
start:0,end:0}};function Ae(u,i){const g={},S=()=>({...ae,...g});try{for(const[G,ee]of Pe(g,i))(0,U.RC)(u,G,me,ee);return{values:S(),mistake:null}}catch(G){if(!(G instanceof
U.aZ))throw G;return{values:i==="opentofu"?S():ae,mistake:G}}}function Pe(u,i){const g=i==="terraform",S=(he,Ie)=>(0,U.sc)(he,Ie,void 0),G=(he,Ie)=>(0,U.zC)(he,
Ie,void 0),ee=(he,Ie)=>(0,U.P2)(he,Ie,void 0,U.sc),ie=[["providers",ee],["provisioners",ee],["disable_checkpoint",G],["disable_checkpoint_signature",G]],fe=(he,Ie)=>g?
Ie:he??Ie;return[...g?ie:[],["plugin_cache_dir",S],["plugin_cache_may_break_dependency_lock_file",G],["host",(he,Ie)=>{u.hosts=(0,U.P2)(he,Ie,u.hosts,(Ze,Xe,it)=>Ce(
Ze,Xe,fe(it,{services:null})))}],["credentials",(he,Ie)=>{u.credentials=(0,U.P2)(he,Ie,u.credentials,U.hp)}],["credentials_helper",(he,Ie)=>{u.helpers=(0,U.P2)(
he,Ie,u.helpers,(Ze,Xe,it)=>ze(Ze,Xe,fe(it,{args:[]})))}]]}function Ce(u,i,g){return(0,U.RC)((0,U.mW)(u,i),"services",i,(S,G)=>{g.services=(0,U.hp)(S,G,g.services??
void 0)}),g}function ze(u,i,g){return(0,U.RC)((0,U.mW)(u,i),"args",i,(S,G)=>{g.args=(0,U.VX)(S,G,g.args,U.sc)}),g}const Ve={credentials:new Map,hosts:new Map,helpers:new Map,
installations:null,protocols:Oe,findings:[],secrets:[],isRead:!1};function Ne({shown:u,text:i,isUtf8:g},S){const G=(nt,ot)=>({problem:(0,D.credentialsConfig)({clients:[
S],mistake:nt}),place:ot}),ee=(nt,ot)=>({...Ve,findings:[G({kind:"syntax",file:u,why:nt},ot)]}),ie=H(i,S);if(ie.kind==="refused")return ee(ie.why,{file:u,...ie.
place});if(!g)return ee("illegal UTF-8 encoding",null);const{values:fe,mistake:he}=Ae(ie.items,S),Ie=nt=>({file:u,...ie.placeOf(nt)}),Ze=Ee(ie.items),Xe=(nt,ot)=>Ie(
Ze.get($e(nt,ot))??{start:0,end:0}),it=({argument:{path:nt,span:ot},want:wt})=>G({kind:"type",file:u,path:nt,want:wt},Ie(ot)),lt=he===null?ie.items:[],qe=Le(S===
"opentofu"?lt:[]),ct=({span:nt,why:ot})=>G({kind:"block",file:u,why:ot},Ie(nt));return{credentials:Ye(fe.credentials,(nt,ot)=>_(nt,Xe("credentials",ot))),hosts:Ye(
fe.hosts,({services:nt},ot)=>({place:Xe("host",ot),services:Array.from(nt??[],([wt,It])=>({id:wt,value:ge(It)}))})),helpers:Ye(fe.helpers,({args:nt},ot)=>({place:Xe(
"credentials_helper",ot),args:nt})),installations:{items:lt.filter(je),shown:u,placeOf:Ie},protocols:qe,findings:[...he===null?[]:[it(he)],...qe.mistakes.map(ct)],
secrets:[...fe.credentials.values()].flatMap(se),isRead:he===null||S==="opentofu"}}const je=({keys:[u]})=>u?.name==="provider_installation",Ye=(u,i)=>new Map(Array.
from(u,([g,S])=>[g,i(S,g)]));function _(u,i){const g=u.get("token"),S=g?.kind==="string";return{place:i,token:S?new W.o(g.value.normalize("NFC")):null,hasValue:g!==
void 0}}function se(u){return[...u.values()].flatMap(i=>i.kind==="string"||i.kind==="int"?[new W.o(String(i.value))]:[])}function ge(u){return u.kind==="maps"?Se(
u.elements[0]??new Map):ye(u)}function ye(u){switch(u.kind){case"list":return u.elements.map(ye);case"map":return Se(u.entries);case"maps":return u.elements.map(
Se);default:return u.value}}const Se=u=>Object.fromEntries(Array.from(u,([i,g])=>[i,ye(g)]));function Ee(u){const i=new Map;for(const{keys:g,value:S}of u){const[
G,ee]=g,ie=S.kind==="object"?S.items.map(fe=>fe.keys[0]):[];for(const fe of ee===void 0?ie:[ee])fe!==void 0&&i.set($e(G?.name??"",fe.name),fe)}return i}const $e=(u,i)=>`${u.
toLowerCase()} ${i}`;var Re=n(1731);function M(u,i,g,S=null){const G=Z(i.environment,S),ee=q(i);if(ee===null)return{main:G,directory:null,directoryOff:null,helperDirectories:[],
mirrorDirectories:[]};const ie=i.system==="windows"?xe:Te,{main:fe,directory:he,dataDirectories:Ie}=ie(u,ee,i.environment,g),Ze=Fe(i),Xe=Ie.flatMap(ct=>[Ze(ct,"\
plugins"),Ze(ct,"plugins",i.platform)]),it=[...Ie,...k(ee,i)].map(ct=>Ze(ct,"plugins")),lt={helperDirectories:Xe,mirrorDirectories:it};if(G===null)return{main:{
path:fe,chosenBy:"default"},directory:he,directoryOff:null,...lt};const qe={path:he,by:G.chosenBy};return{main:G,directory:null,directoryOff:qe,...lt}}function k(u,i){
const{system:g,platform:S,environment:G}=i;if(g==="windows")return[at(u,"HashiCorp","Terraform")];if(S.startsWith("darwin"))return[u,""].map(he=>tt(he,"Library",
"Application Support","io.terraform"));const{XDG_DATA_HOME:ee="",XDG_DATA_DIRS:ie}=G,fe=he=>he.startsWith("/");return[fe(ee)?ee:tt(u,".local","share"),...(ie||"\
/usr/local/share:/usr/share").split(":").filter(fe)].map(he=>tt(he,"terraform"))}function C(u,i){const g=q(i),S=i.system==="windows"?"\\":"/";return g===null||g.
length<2||!u.startsWith(g+S)?u:(i.system==="windows"?"%APPDATA%":"~")+u.slice(g.length)}function Z(u,i){if(i)return{path:i,chosenBy:"cli-config"};for(const g of[
"TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const S=u[g];if(S)return{path:S,chosenBy:g}}return null}function q({system:u,environment:i,accountHome:g}){return u===
"windows"?i.APPDATA||null:i.HOME||g||null}function Te(u,i,g,S){const[G,ee]=[tt(i,".terraformrc"),tt(i,".tofurc")],ie=tt(i,".terraform.d");if(u==="terraform")return{
main:G,directory:ie,dataDirectories:[ie]};const{XDG_CONFIG_HOME:fe,XDG_DATA_HOME:he}=g,Ie=!S(G)&&!S(ee);return{main:fe&&Ie?tt(fe,"opentofu","tofurc"):De(ee,G,S),
directory:fe&&!S(ie)?tt(fe,"opentofu"):ie,dataDirectories:he?[ie,tt(he,"opentofu")]:[ie]}}function xe(u,i,g,S){const[G,ee]=[at(i,"terraform.rc"),at(i,"tofu.rc")],
ie=at(i,"terraform.d");return{main:u==="terraform"?G:De(ee,G,S),directory:ie,dataDirectories:[ie]}}const De=(u,i,g)=>g(i)&&!g(u)?i:u,Fe=({system:u})=>u==="windo\
ws"?at:tt,tt=(u,...i)=>[u.replace(/(?<!\/)\/+$/,""),...i].join("/"),at=(u,...i)=>[u.replace(/(?<![\\/])[\\/]+$/,""),...i].join("\\");function ht({name:u,args:i,
place:g},S,G,ee){const ie=S.map(Xe=>({directory:Xe,files:(0,e.M)(Xe).filter(it=>$t((0,w.join)(Xe,it)))})),fe=Xe=>C(Xe,ee),he=Mt(u,ie);if(he!==null){const Xe=(0,w.
resolve)(he.directory,he.file),it=bt(Xe,ee);return{helper:{name:u,args:i,path:Xe,shown:fe(Xe),refusal:it},findings:[]}}const Ie={kind:"no helper",name:u,directories:S.
map(fe)};return{helper:null,findings:[{problem:(0,D.credentialsConfig)({clients:[G],mistake:Ie}),place:g}]}}const $t=u=>(0,c.existsSync)(u)&&!(0,c.statSync)(u).
isDirectory(),Et=256;function bt(u,{system:i}){if(i==="windows")return null;if(!(0,c.statSync)(u).isFile())return"permission denied";const g=Buffer.alloc(Et);let S;
try{const ee=(0,c.openSync)(u,"r");try{S=(0,c.readSync)(ee,g)}finally{(0,c.closeSync)(ee)}}catch(ee){return(0,P.Oj)(ee),null}return g.toString("latin1",0,2)==="\
#!"||g.subarray(0,S).includes(0)?null:"exec format error"}const St="terraform-credentials-",At="0.0.0";function Mt(u,i){let g=null;for(const{directory:S,files:G}of i)
for(const ee of G){const ie=Rt(ee,u);ie===null||g!==null&&(0,Re.Zy)(ie,g.version)<=0||(g={directory:S,file:ee,version:ie})}return g}function Rt(u,i){if(!u.startsWith(
St))return null;const g=u.toLowerCase().slice(St.length).replace(/\.exe$/,""),S=g.indexOf("_v");return(S<0?g:g.slice(0,S))!==i||g===""?null:(0,Re.oF)(S<0?At:g.slice(
S+2).replace(/_x.*$/s,""))}var Ct=n(3229),Dt=n(1831);function kt(u,i){const g=u.flatMap(he=>he.findings),S=(he,Ie)=>{g.push({problem:(0,D.credentialsConfig)({clients:[
i],mistake:he}),place:Ie})},G=Tt(new Map(u.flatMap(he=>[...he.credentials])),S),ee=Tt(new Map(u.flatMap(he=>[...he.hosts])),S),[ie,...fe]=new Map(u.flatMap(he=>[
...he.helpers]));for(const[,{place:he}]of fe)S({kind:"two helpers"},he);return{credentials:G,forced:ee,helper:ie===void 0?null:{name:ie[0],...ie[1]},findings:g}}
function Tt(u,i){const g=new Map;for(const[S,G]of u){const ee=(0,Dt.Pv)(S);if(ee.ok){g.set(ee.value,{...G,host:ee.value});continue}const ie="services"in G?"host":
"credentials",fe=(0,Ct.L6)(S);i({kind:"label",type:ie,label:S,why:ee.why,advice:fe},G.place)}return[...g.values()]}const Pt=1024*1024;function Ot(u,i,g=null){const S=M(
u,i,c.existsSync,g),{directory:G,directoryOff:ee,helperDirectories:ie}=S,fe=mt(S,u,i),he=[...fe,...vt(G,u,i)],Ie=vt(ee?.path??null,u,i),Ze=kt(pt(he),u),Xe=Ze.helper&&
ht(Ze.helper,ie,u,i),it=kt(pt(Ie),u).credentials,lt=fe[0]?.blocks?.protocols??Oe;return{...Ze,client:u,installations:pt(he).flatMap(({installations:qe})=>qe??[]),
mirrors:S.mirrorDirectories.map(qe=>({path:qe,shown:C(qe,i)})),paths:S,files:[...he.map(({file:qe})=>qe),...Ie.map(({file:qe})=>({...qe,state:"off"}))],turnedOff:it.
map(({host:qe,place:ct})=>({host:qe,place:ct})),helper:Xe?.helper??null,requestTimeoutMs:u==="opentofu"?We(lt.requestTimeoutSeconds,i.environment):null,patience:Y(
u,lt,i.environment),findings:[...he.flatMap(({finding:qe})=>qe??[]),...Ze.findings,...Xe?.findings??[]],secrets:[...pt(he),...pt(Ie)].flatMap(({secrets:qe})=>qe)}}
const pt=u=>u.flatMap(({blocks:i})=>i??[]);function mt({main:u},i,g){if(u===null)return[];const{path:S,chosenBy:G}=u;if((0,c.existsSync)(S))return[ft(S,i,g)];const ee={
path:S,shown:C(S,g),state:"absent"},fe=G==="default"?null:yt({kind:"missing",setting:G,path:S},i);return[{file:ee,blocks:null,finding:fe}]}const gt=/\.tfrc(?:\.json)?$/s,
vt=(u,i,g)=>(u===null?[]:(0,e.M)(u)).filter(S=>gt.test(S)).map(S=>ft((0,w.join)(u??"",S),i,g));function ft(u,i,g){const S=(0,P.yR)(u,Pt),G=C(u,g);if(!S.ok){const{
failure:fe}=S,he=yt({kind:"unreadable",file:G,failure:fe},i);return{file:{path:u,shown:G,state:"not read"},blocks:null,finding:he}}const ee=Ne({shown:G,...S},i),
ie=ee.isRead?"read":"not read";return{file:{path:u,shown:G,state:ie},blocks:ee,finding:null}}const yt=(u,i)=>({problem:(0,D.credentialsConfig)({clients:[i],mistake:u}),
place:null});function Lt(u){const i=new Map;for(const g of u){const{problem:S,place:G}=g,ee=JSON.stringify([S.code,S.message,G]),ie=i.get(ee)?.problem.affects??
[],fe=[...new Set([...ie,...S.affects??[]])];i.set(ee,{problem:{...S,affects:fe},place:G})}return[...i.values()]}}),1807:((Ue,te,n)=>{n.d(te,{M:()=>e,v:()=>P});
var c=n(3024),w=n(5747);function e(D){try{return(0,c.readdirSync)(D).sort()}catch(W){return(0,w.Oj)(W),[]}}function P(D){try{return(0,c.readdirSync)(D,{withFileTypes:!0}).
filter(W=>W.isDirectory()).map(({name:W})=>W)}catch(W){return(0,w.Oj)(W),[]}}}),6134:((Ue,te,n)=>{n.d(te,{SH:()=>D,Td:()=>W,lS:()=>I,n_:()=>e,pH:()=>P,w4:()=>X,
yN:()=>b});const c=25e4,w=100;class e{max;count=0;constructor(d=c){this.max=d}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.
max}get bytes(){return this.count*w}}function P(r,d,s,$){return s===void 0?{text:r,body:d,parts:$,problems:[]}:{text:r,body:d,parts:$,problems:[{...b(r)(s),message:s.
message}]}}const D=(r,d,s)=>{const $=[];if(r.kind==="native"){for(const f of r.blocks)f.type===d&&f.labels.length===s&&$.push(f);return $}for(const f of r.members)
f.name===d&&x(d,f.value,s,[],$);return $},W=r=>r.kind==="native"?r.attributes:r.members;function X(r,d){if(!(r.kind==="native"&&r.mayHave?.(d)===!1)){for(const s of W(
r))if(s.name===d)return s}}const I=r=>r.kind==="object"?r.items.filter(F):r.kind!=="tuple"?[]:r.elements.flatMap(d=>d.kind==="object"?d.items.filter(F):[]),F=r=>r.
name!==void 0&&r.name!=="//";function x(r,d,s,$,f){if(s>0){for(const{name:A,start:R,end:a,value:T}of I(d))x(r,T,s-1,[...$,{value:A,start:R,end:a}],f);return}const E={
start:d.start,end:d.start+1};for(const A of d.kind==="tuple"?d.elements:[d])A.kind!=="object"&&A.kind!=="tuple"||f.push({...E,type:r,labels:$,body:{kind:"json",
members:I(A)}})}const b=r=>{const d=[r.startsWith("\uFEFF")?1:0];let s=r.indexOf(`
`),$;return({start:f,end:E})=>{for(;s>=0&&s<f;s=r.indexOf(`
`,s+1))d.push(s+1);$??=l(r);const A=z=>h($??[],z-1),R=Math.max(1,h(d,f)),a=d[R-1]??0,T=(d[R]??(s<0?r.length:s)+1)-1,y=z=>z-a-A(z)+A(a)+1;return{line:R,column:y(
Math.max(f,a)),endColumn:y(Math.min(E,T))}}},l=r=>/[\uD800-\uDBFF]/.test(r)?Array.from(r.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),d=>d.index):[];function h(r,d){
let s=0,$=r.length;for(;s<$;){const f=s+$>>>1;(r[f]??0)<=d?s=f+1:$=f}return s}}),7531:((Ue,te,n)=>{n.d(te,{T:()=>W,b:()=>P});var c=n(3307),w=n(8947),e=n(2168);const P=1024*
1024,D={keeps:()=>!0,read:(F,x,{start:b,end:l})=>(0,c.IL)(x.slice(b,l))};function W(F,x=D){const b=(0,w._6)(F),l=new I(b,x),h=(0,c.Ey)(b,l.add);if(h!==null){const d=(0,e.
Q)(b);return d===null?{kind:"not-json",...h}:{kind:"not-json",why:`it ${d.what}`,advice:d.advice}}const r=/[^\t\n\r ]/.exec(b)?.[0];return r==="{"?{kind:"object",
services:l.read()}:r==="n"?{kind:"null"}:{kind:"not-object",why:`found ${X(r)}`}}function X(F){switch(F){case"[":return"an array";case'"':return"a string";case"\
t":case"f":return"a boolean";default:return"a number"}}class I{#e;#t;#s;#n=new Map;constructor(x,b){this.#e=x,this.#t=b,this.#s=x.includes("\\")}add=(x,b,l,h)=>{
if(h===0)return;const r=this.#e.slice(l,h),d=this.#s?(0,c.I)(r):r.slice(1,-1),s=this.#n.get(d);s!==void 0?s.range={start:x,end:b}:this.#t.keeps(d,b-x)&&this.#n.
set(d,{id:(0,c.I)(r),range:{start:x,end:b}})};read(){return Array.from(this.#n.values(),({id:x,range:b})=>({id:x,value:this.#t.read(x,this.#e,b)}))}}}),2168:((Ue,te,n)=>{
n.d(te,{Q:()=>w});const c=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]];function w(e){const P=c.find(([D])=>D.test(e));return P===void 0?null:{what:P[1],advice:P[2]}}}),1731:((Ue,te,n)=>{n.
d(te,{Cg:()=>x,Ty:()=>F,Zy:()=>b,dU:()=>l,hZ:()=>e,oF:()=>W,rK:()=>X});var c=n(9562);const w=new RegExp(`^${c.eQ}$`),e=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
P=new RegExp(`^${e}[.+-]?$`),D=2n**63n-1n;function W(r){const[,d,s,$,f]=w.exec(r)??[];return d===void 0?null:I(r,d,$??s,f)}function X(r){const[,d,s,$]=P.exec(r)??
[];return d===void 0?null:I(r,d,s,$)}function I(r,d,s="",$=""){const f=d.split(".").map(A=>A.replace(/^0+(?=.)/,""));if(f.some(A=>A.length>19))return null;const E=f.
map(BigInt);if(E.some(A=>A>D))return null;for(;E.length<3;)E.push(0n);return{text:r,numbers:E,written:f.length,pre:s,build:$}}const F=r=>r.pre!=="",x=({numbers:r,
pre:d,build:s})=>`${r.join(".")}${d===""?"":`-${d}`}${s===""?"":`+${s}`}`;function b(r,d){const s=Math.max(r.numbers.length,d.numbers.length);for(let $=0;$<s;$++){
const[f,E]=[r.numbers[$]??0n,d.numbers[$]??0n];if(f!==E)return f<E?-1:1}return r.pre===d.pre||r.numbers.length!==d.numbers.length?0:r.pre===""||d.pre===""?r.pre===
""?1:-1:l(r.pre,d.pre)}function l(r,d){const[s,$]=[r.split("."),d.split(".")];for(let f=0;;f++){const[E,A]=[f+1>=s.length,f+1>=$.length];if(E!==A)return E?-1:1;
const R=h(s[f]??"",$[f]??"");if(R!==0||E)return R}}function h(r,d){const[s,$]=[/^[0-9]*$/.test(r),/^[0-9]*$/.test(d)];return s!==$?s?-1:1:s&&r.length!==d.length?
r.length-d.length:r===d?0:r<d?-1:1}}),6456:((Ue,te,n)=>{n.d(te,{Z:()=>et});var c=n(4045),w=n(4929),e=n(3534),P=n(1064),D=n(1831),W=n(2713);const X=(Y,K)=>({name:Y,
isProgram:!1,answers:K,find:ae=>K.get(ae)??null});async function I(Y,K){let ae=null;const me=[],Ae=[];for(const Pe of Y){const Ce=ae===null||!Pe.isProgram,ze=Ce?
await Pe.find(K):null;me.push({source:ze?.source??Pe.name,held:Ce?F(ze):"not asked",counts:ae===null&&ze!==null}),ze?.problem&&Ae.push({problem:ze.problem,place:ze.
place}),ae??=ze}return{answer:ae,looks:me,findings:Ae}}function F(Y){return Y===null?"nothing":Y.token===null?"no token":Y.token.reveal()===""?"an empty token":
"a token"}const x=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function b(Y,K,ae=null){const me=K.reveal(),Ae={source:Y,place:ae,token:K,problem:h(Y,me)};return x.test(me)?
{...Ae,isUnsendable:!0}:Ae}const l=[[x,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,"quotes"],[/^\s|\s$/,"outer white \
space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function h(Y,K){if(K==="")return(0,e.credentialsEmpty)({source:Y});const ae=l.find(([me])=>me.test(
K))?.[1];return ae!==void 0?(0,e.credentialsMalformed)({source:Y,slip:ae}):K.length<W.I?(0,e.credentialsShort)({source:Y}):null}const r="TF_TOKEN_";function d(Y){
return Object.entries(Y).flatMap(([K,ae])=>{const me=K.startsWith(r)?(0,D.$k)(K):null;return me===null||ae===void 0?[]:[{host:me,variable:K,token:new W.o(ae)}]})}
const s=Y=>X("TF_TOKEN_ variables",new Map(d(Y).map(({host:K,variable:ae,token:me})=>[K,b(ae,me)])));function $(Y){const K="tokens setting",ae=Y.map(({host:me,token:Ae})=>{
const Pe=b(K,Ae);return[me,Ae.reveal()===""?{...Pe,token:null}:Pe]});return X(K,new Map(ae))}function f({tokens:Y,environment:K,clients:ae}){const me=[$(Y),s(K)],
Ae=ae.map(({client:Ce,config:ze,helper:Ve,turnedOff:Ne=[]})=>{const je=[ze&&R(ze),Ve].filter(Ye=>Ye!==null);return{client:Ce,turnedOff:Ne,sources:[...me,...je]}}),
Pe=ae.flatMap(({config:Ce})=>Ce===null?[]:R(Ce));return{known:E([...me,...Pe]),find:async Ce=>{const ze=await Promise.all(Ae.map(async({client:Ve,sources:Ne,turnedOff:je})=>{
const{looks:Ye,..._}=await I(Ne,Ce);return{..._,client:Ve,looks:[...Ye,...A(je,Ce)]}}));return{answer:T(ze.map(({answer:Ve})=>Ve)),clients:ze.map(({client:Ve,looks:Ne})=>({
client:Ve,looks:Ne})),findings:ze.flatMap(({findings:Ve})=>Ve),difference:y(Ce,ze)}}}}function E(Y){const K=new Map;for(const ae of Y)for(const[me,Ae]of ae.answers)
K.has(me)||K.set(me,Ae);return new Map([...K].flatMap(([ae,{token:me,source:Ae}])=>me===null?[]:[[ae,Ae]]))}const A=(Y,K)=>Y.filter(ae=>ae.host===K).map(({place:ae,
by:me})=>({source:`${ae.file}:${ae.line} (${me} names another file)`,held:"not read",counts:!1})),R=({credentials:Y})=>X("CLI configuration",new Map(Y.map(K=>[K.
host,a(K)])));function a({host:Y,place:K,token:ae,hasValue:me}){const Ae=`${K.file}:${K.line}`;if(ae!==null)return b(Ae,ae,K);const Pe={kind:"no token",file:Ae,
host:Y,hasValue:me};return{source:Ae,place:K,token:null,problem:(0,w.credentialsConfig)({clients:P.Du,mistake:Pe})}}function T(Y){return Y.find(K=>K?.token)??Y.
find(K=>K!==null)??null}function y(Y,K){const[ae,...me]=K,Ae=me.find(({answer:Ce})=>z(Ce)!==z(ae?.answer??null));if(ae===void 0||Ae===void 0)return null;const Pe=({
client:Ce,answer:ze})=>({client:Ce,source:ze?.token?ze.source:null});return(0,e.credentialsDiffer)({host:Y,first:Pe(ae),other:Pe(Ae)})}const z=Y=>Y?.token?.reveal()??
null;var j=n(1421),p=n(8161),L=n(5747),ke=n(4e3),J=n(7531);const ne=1024*1024;function Q(Y,K){const ae=new Map;let me=null;const Ae=async Pe=>{if(me!==null)return me;
const Ce=await oe(Y,Pe,K),ze=H(Y,Ce,K);return Ce.kind==="stopped"&&(me??=ze),ze};return{name:N(Y),isProgram:!0,find:Pe=>{const Ce=ae.get(Pe)??Ae(Pe);return ae.set(
Pe,Ce),Ce}}}const N=({name:Y})=>`credentials helper ${Y}`;async function oe(Y,K,ae){if(Y.refusal!==null)return{kind:"not started",why:Y.refusal};if(ae.stop.aborted)
return{kind:"stopped",why:ue};const me=Me(Y,K,ae.environment);return typeof me=="string"?{kind:"not started",why:me}:await re(me,ae)}const ue="was running when \
the check ended";function re(Y,K){return new Promise(ae=>{const me=[],Ae=[];let Pe=0;const{timeoutMs:Ce,abortAfter:ze}=K,Ve=ze(Ce),Ne=ge=>{Ve.removeEventListener(
"abort",Ye),K.stop.removeEventListener("abort",_),ae(ge)},je=ge=>{be(Y,K),Ne({kind:"stopped",why:ge})},Ye=()=>je(`did not exit within ${Ce/1e3} s (timeout-secon\
ds)`),_=()=>je(ue);Ve.addEventListener("abort",Ye),K.stop.addEventListener("abort",_);const se=ge=>ye=>{Pe+=ye.length,Pe>ne?je(`wrote more than ${ne/1024/1024} \
MiB`):ge.push(ye)};Y.stdout?.on("data",se(me)),Y.stderr?.on("data",se(Ae)),Y.on("error",ge=>Ne({kind:"not started",why:Je(ge)})),Y.on("close",ge=>{const[ye,Se]=[
Buffer.concat(me),Buffer.concat(Ae).toString()];Ne({kind:"ended",isSuccess:ge===0,output:ye,complaint:Se})})})}function be(Y,{kill:K}){try{Y.pid!==void 0&&K((0,p.
platform)()==="win32"?Y.pid:-Y.pid,"SIGKILL")}catch(ae){(0,L.Oj)(ae)}Y.stdout?.destroy(),Y.stderr?.destroy(),Y.unref()}function Me({path:Y,args:K},ae,me){try{return(0,j.
spawn)(Y,[...K,"get",ae],{env:Be(me),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0})}catch(Ae){return Je(Ae)}}const Be=Y=>Object.fromEntries(
Object.entries(Y).filter(([K])=>!K.startsWith("INPUT_"))),Ge={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format error",E2BIG:"a\
rgument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function Je(Y){const K=(0,L.Oj)(Y);return Ge[K]??K}function H(Y,K,ae){const{shown:me}=Y;switch(K.
kind){case"not started":return ce(Y,`failed to run ${me}: ${K.why}`);case"stopped":return ce(Y,`${me} ${K.why} and was stopped`);case"ended":{if(!K.isSuccess){const Ae=Le(
K.complaint);return ce(Y,Ae===""?`error in ${me}, but it produced no error message`:`error in ${me}: ${Ae}`)}return U(Y,K.output,ae)}}}function U(Y,K,{learn:ae}){
const me=(0,J.T)(K);if(me.kind==="not-json"||me.kind==="not-object")return ce(Y,`malformed output from ${Y.shown}: ${(0,ke.dh)(me.why)}`);const Ae=me.kind==="nu\
ll"?null:me.services.find(({id:Ce})=>Ce==="token")?.value;if(typeof Ae!="string")return null;const Pe=new W.o(Ae);return ae(Pe),b(N(Y),Pe)}function ce(Y,K){const ae=(0,w.
credentialsHelper)({name:Y.name,why:K});return{source:N(Y),place:null,token:null,problem:ae}}const Oe=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)",
"gu"),Le=Y=>(0,ke.dh)(Y.replace(Oe,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim()),We=1e4;function Qe({tokens:Y,configs:K,timeoutMs:ae},me,Ae){for(const Ne of K.
flatMap(je=>je.secrets))Ae.learn(Ne);const Pe=new Map,Ce=Ne=>{if(Ne===null)return null;const je=JSON.stringify([Ne.path,...Ne.args]),Ye=Pe.get(je)??Q(Ne,{...Ae,
timeoutMs:ae??We,environment:me});return Pe.set(je,Ye),Ye},ze=K.map(Ne=>({client:Ne.client,config:Ne,helper:Ce(Ne.helper),turnedOff:Ne.turnedOff.map(je=>({...je,
by:Ne.paths.directoryOff?.by??""}))})),Ve=K.flatMap(Ne=>Ne.forced.map(je=>({...je,client:Ne.client})));return{credentials:f({tokens:Y,environment:me,clients:ze}),
configs:K,complaints:(0,c.D)(K.flatMap(({findings:Ne})=>Ne)),forced:Map.groupBy(Ve,({host:Ne})=>Ne)}}function et(Y,K,{environment:ae,secrets:me,kill:Ae,stop:Pe}){
return Qe({...Y,configs:K},ae,{learn:me.learn,kill:Ae,stop:Pe.signal,abortAfter:Ce=>AbortSignal.timeout(Ce)})}}),7511:((Ue,te,n)=>{n.d(te,{i:()=>b});var c=n(3625);
const w="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",e=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,P=String.raw`[()<>@,;:\\"/[\]?=]`,D=new RegExp(
`^(${w})?(/)?(${w})?(.*)$`,"s"),W=String.raw`"((?:[^"\\\r\n]|\\${P}|\\(?!${P}))*)"`,X=new RegExp(`;${e}*(${w})${e}*=${e}*(?:(${w})|${W})${e}*`,"y"),I=new RegExp(
`;${e}*$`,"y"),F=new RegExp(String.raw`\\(${P})`,"g"),x=new RegExp(e);function b(s){const $=s.indexOf(";"),f=d(r($<0?s:s.slice(0,$))),E=l(f)??($<0?null:h(s,$));
return E===null?(0,c.J)(f):(0,c.T)(E)}function l(s){const[,$,f,E,A]=D.exec(s)??[];return $===void 0?"mime: no media type":$===s?null:f===void 0?"mime: expected \
slash after first token":E===void 0?"mime: expected token after slash":A===""?null:"mime: unexpected content after media subtype"}function h(s,$){const f=new Map;
for(let E=$;E<s.length;){X.lastIndex=E;const[A,R="",a,T=""]=X.exec(s)??[];if(A===void 0)return I.lastIndex=E,I.test(s)?null:"mime: invalid media parameter";const y=R.
toLowerCase(),z=a??T.replace(F,"$1"),j=f.get(y);if(j!==void 0&&j!==z)return"mime: duplicate parameter name";f.set(y,z),E+=A.length}return null}function r(s){let $=0,
f=s.length;for(;$<f&&x.test(s.charAt($));)$+=1;for(;f>$&&x.test(s.charAt(f-1));)f-=1;return s.slice($,f)}const d=s=>s.replaceAll("\u0130","i").toLowerCase()}),2767:((Ue,te,n)=>{
n.d(te,{h:()=>d});var c=n(5792);const w={"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP38\
4r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1","1.2.840.10045.3.1.1":"P-192","1.2.156.10197.1.301":"SM2"},e=["1.3.132.0.33","1.2.840.\
10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],P={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.110":"X25519","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.1004\
0.4.1":"DSA","2.16.840.1.101.3.4.3.17":"ML-DSA-44","2.16.840.1.101.3.4.3.18":"ML-DSA-65","2.16.840.1.101.3.4.3.19":"ML-DSA-87"};function D(Q){const N=new c.lL(Q,
"public key").inside(c.Dk.sequence),oe=N.inside(c.Dk.sequence),ue=oe.oid(),re=N.bits();switch(ue){case"1.2.840.113549.1.1.1":if(h(oe.any().whole)!=="0500")throw new c.
I4("public key");return W(re);case"1.2.840.10045.2.1":{const be=oe.isNext(c.Dk.oid)?oe.oid():"explicit parameters";if(!e.includes(be))return{kind:"unsupported-c\
urve",curve:w[be]??be};if(re[0]!==4)throw new c.I4("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!oe.isEmpty||re.length!==32)throw new c.I4("public ke\
y");return{kind:"ed25519"};default:return{kind:"unsupported",name:P[ue]??ue}}}function W(Q){const N=new c.lL(Q,"public key").inside(c.Dk.sequence),oe=N.integer(),
ue=N.count(),[re=0,be=0]=oe;if(re>=128||ue===0)throw new c.I4("public key");if(ue===1||ue%2===0||ue>=2**31)return{kind:"unsupported",name:`RSA with the exponent\
 ${ue}`};const Me=re===0?be:re;return{kind:"rsa",bits:8*(oe.length-(re===0?2:1))+(32-Math.clz32(Me))}}const X={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],
"1.2.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.\
840.10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},I={"1.2.840.113549.1.1\
.4":"RSA with MD5","1.2.840.113549.1.1.5":"RSA with SHA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.113549.1.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"ECDS\
A with SHA-1","1.2.840.10045.4.3.1":"ECDSA with SHA-224","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224","2.16.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.16.84\
0.1.101.3.4.3.14":"RSA with SHA3-256","1.3.101.113":"Ed448"},F="1.2.840.113549.1.1.10",x=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
b={201:"20",202:"30",203:"40"};function l(Q){const N=new c.lL(Q,"signature algorithm"),oe=N.oid(),ue=N.isEmpty?"":h(N.any().whole);if(oe===F){const Me=x.exec(ue);
return Me&&b[Me[1]??""]===Me[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[re,be]=X[oe]??[];
return re===void 0||be===void 0?{isSupported:!1,name:I[oe]??oe}:{isSupported:!0,key:re,name:be}}const h=Q=>Array.from(Q,N=>N.toString(16).padStart(2,"0")).join(
"");var r=n(8167);function d(Q){try{const N=new c.lL(Q,"certificate"),oe=N.inside(c.Dk.sequence);if(!N.isEmpty)throw new c.I4("certificate");const ue=oe.inside(
c.Dk.sequence),re=oe.content(c.Dk.sequence),be=E(Q,ue,re);return oe.bits(),"kind"in be?{ok:!1,flaw:be}:{ok:!0,certificate:be}}catch(N){if(!(N instanceof c.I4))throw N;
return{ok:!1,flaw:{kind:"malformed",part:N.message}}}}const s=160,$=163,f=[129,130];function E(Q,N,oe){const ue=N.isNext(s)?N.inside(s).count()+1:1;if(ue>3)throw new c.
I4("version");if((N.integer()[0]??0)>=128)return{kind:"negative-serial"};const re=N.content(c.Dk.sequence);if(!(0,c.er)(re,oe))throw new c.I4("signature algorit\
hm");const be=A(N,"issuer"),Me=N.inside(c.Dk.sequence),Be=a(Me),Ge=a(Me),Je=A(N,"subject"),H=N.element(c.Dk.sequence).whole,U=D(H);if(U.kind==="unsupported-curv\
e")return{kind:"curve",curve:U.curve};if(ue>1)for(const ce of f)N.optional(ce);return{raw:Q,subject:Je,issuer:be,notBefore:Be,notAfter:Ge,version:ue,signature:l(
re),key:U,keyInfo:H,...j(ue===3?N.optional($):null)}}function A(Q,N){const{whole:oe}=Q.element(c.Dk.sequence),ue=new c.lL(oe,N).inside(c.Dk.sequence);for(;!ue.isEmpty;){
const re=ue.inside(c.Dk.set);for(;!re.isEmpty;){const be=re.inside(c.Dk.sequence);if(be.oid(),!(0,c.KH)(be.any()))throw new c.I4(N)}}return oe}const R=[{tag:c.Dk.
utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:c.Dk.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];function a(Q){const N=R.
find(({tag:ce})=>Q.isNext(ce)),oe=N?.format.exec((0,c.Jl)(Q.content(N.tag)));if(!oe)throw new c.I4("validity");const[ue=0,re=0,...be]=oe.slice(1).map(ce=>Number(
ce??0)),Me=oe[1]?.length===4?ue:ue<50?2e3+ue:1900+ue,[Be=0,Ge=0,Je=0,H=0]=be,U=new Date(0);if(U.setUTCFullYear(Me,re-1,Be),U.getUTCMonth()!==re-1||Ge>23||Je>59||
H>59)throw new c.I4("validity");return U.setUTCHours(Ge,Je,H)}const T={dns:[],addresses:[],others:[]},y=["31","32","33","36","54"].map(Q=>`2.5.29.${Q}`),z=["2.5\
.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function j(Q){const N=new Map,oe=Q&&new c.lL(Q,"extensions").inside(c.Dk.sequence);for(;oe&&!oe.isEmpty;){const ce=oe.inside(
c.Dk.sequence),Oe=ce.oid(),Le=ce.isNext(c.Dk.boolean)&&ce.boolean();if(N.has(Oe))throw new c.I4("extensions");if(Le&&z.includes(Oe))throw new c.I4("extensions");
N.set(Oe,{id:Oe,critical:Le,value:ce.content(c.Dk.octets)})}const ue=ce=>N.get(`2.5.29.${ce}`)?.value??null,[re,be,Me,Be,Ge]=[15,17,19,30,37].map(ue),Je=be?(0,r.
xq)(be):null,H=Be?(0,r.cP)(Be):null,U=new Set([...y,...["15","19","37"].map(ce=>`2.5.29.${ce}`),...Je?.isKnown?["2.5.29.17"]:[],...H?.isKnown?["2.5.29.30"]:[]]);
return{encodedNames:be??new Uint8Array,names:Je?.names??T,constraints:H,basic:Me?p(Me):null,maySign:re?J(re):null,usages:Ge?ne(Ge):[],unhandled:[...N.values()].
filter(({id:ce,critical:Oe})=>Oe&&!U.has(ce)).map(({id:ce})=>ce)}}function p(Q){const N=new c.lL(Q,"basicConstraints").inside(c.Dk.sequence);return{isAuthority:N.
isNext(c.Dk.boolean)&&N.boolean(),maxPath:N.isNext(c.Dk.integer)?N.count():null}}const L=4,ke=128;function J(Q){const[N=0,oe=0]=new c.lL(Q,"keyUsage").bits();return N===
0&&oe<ke?null:(N&L)!==0}function ne(Q){const N=new c.lL(Q,"extendedKeyUsage").inside(c.Dk.sequence),oe=[];for(;!N.isEmpty;)oe.push(N.oid());return oe}}),5792:((Ue,te,n)=>{
n.d(te,{Dk:()=>c,I4:()=>w,Jl:()=>x,KH:()=>W,er:()=>b,lL:()=>e});const c={boolean:1,integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};
class w extends Error{}class e{#e;#t;constructor(h,r){this.#e=h,this.#t=r}get isEmpty(){return this.#e.length===0}isNext(h){return this.#e[0]===h}any(){const h=this.#e[0]??
0,r=this.#e[1]??0;if(this.#e.length<2||(h&31)===31)throw this.#n();const d=r<128?0:r&127,s=d===0&&r<128?r:this.#s(d),$=2+d,f=$+s;if(f>this.#e.length)throw this.#n();
const E={tag:h,content:this.#e.subarray($,f),whole:this.#e.subarray(0,f)};return this.#e=this.#e.subarray(f),E}element(h){if(!this.isNext(h))throw this.#n();return this.
any()}content(h){return this.element(h).content}optional(h){return this.isNext(h)?this.content(h):null}inside(h){return new e(this.content(h),this.#t)}oid(){const h=this.
content(c.oid);if(h.length===0||(h.at(-1)??0)>=128)throw this.#n();const r=P(h);if(r===null)throw this.#n();const[d=0,...s]=r,$=Math.min(Math.floor(d/40),2);return[
$,d-40*$,...s].join(".")}integer(h=c.integer){const r=this.content(h),d=r[0],s=r[1]??0,$=d===0&&s<128||d===255&&s>=128;if(d===void 0||r.length>1&&$)throw this.#n();
return r}count(){const h=this.integer();if(h.length>8||(h[0]??0)>=128)throw this.#n();return h.reduce((r,d)=>r*256+d,0)}boolean(){const h=this.content(c.boolean);
if(h.length!==1||h[0]!==0&&h[0]!==255)throw this.#n();return h[0]!==0}bits(){const h=this.content(c.bits),[r=8]=h,d=h.subarray(1),s=d.at(-1)??0;if(r>7||r>0&&d.length===
0)throw this.#n();if((s&(1<<r)-1)!==0)throw this.#n();return d}#s(h){const r=this.#e.subarray(2,2+h);if(h===0||h>4||r.length<h)throw this.#n();const d=r.reduce(
(s,$)=>s*256+$,0);if(d<128||r[0]===0)throw this.#n();return d}#n(){return new w(this.#t)}}function P(l){const h=[];let r=!0,d=0;for(const s of l){if(r&&s===128||
(d=d*128+(s&127),d>=2**31))return null;r=s<128,r&&(h.push(d),d=0)}return h}const D={12:l=>X(l),18:l=>/^[\d ]*$/.test(x(l)),19:l=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test(
x(l)),20:()=>!0,22:l=>l.every(h=>h<128),30:l=>l.length%2===0&&I(l)},W=({tag:l,content:h})=>D[l]?.(h)??!1;function X(l){try{return new TextDecoder("utf-8",{fatal:!0}).
decode(l),!0}catch{return!1}}const I=l=>l.every((h,r)=>{const d=h*256+(l[r+1]??0);return r%2===1||!(d>=55296&&d<57344||d>=65534||d>=64976&&d<=65007)}),F=new TextDecoder(
"latin1"),x=l=>F.decode(l),b=(l,h)=>l.length===h.length&&l.every((r,d)=>r===h[d])}),8167:((Ue,te,n)=>{n.d(te,{AI:()=>l,cP:()=>X,xq:()=>W,z$:()=>d});var c=n(6181),
w=n(5792);const e=130,P=135,D=[129,134];function W(E){const A=new w.lL(E,"subject alternative names").inside(w.Dk.sequence),R={dns:[],addresses:[],others:[]};let a=!1;
for(;!A.isEmpty;){const{tag:T,content:y}=A.any();if(a||=[e,P,...D].includes(T),D.includes(T)&&R.others.push(T),T===e&&R.dns.push(b(y,"subject alternative names")),
T===P){if(y.length!==4&&y.length!==16)throw new w.I4("subject alternative names");R.addresses.push(y)}}return{names:R,isKnown:a}}function X(E){const A="name con\
straints",R=new w.lL(E,A),a=R.inside(w.Dk.sequence),[T,y]=[160,161].map(p=>a.optional(p)??new Uint8Array);if(!T||!y||!a.isEmpty||!R.isEmpty)throw new w.I4(A);if(T.
length+y.length===0)throw new w.I4(A);const[z,j]=[I(T),I(y)];return{permitted:z,excluded:j,isKnown:z.isKnown&&j.isKnown}}function I(E){const A="name constraints",
R=new w.lL(E,A),a=[],T=[],y=[];let z=!0;for(;!R.isEmpty;){const{tag:p,content:L}=R.inside(w.Dk.sequence).any(),ke=L.length/2;if(p===e)a.push(b(L,A).toLowerCase());else if(p===
P&&(ke===4||ke===16))T.push({address:L.subarray(0,ke),mask:L.subarray(ke)});else{if(p===P)throw new w.I4(A);D.includes(p)?y.push(p):z=!1}}if(!(a.every(p=>F(p.replace(
/^\.(?=.)/,"")))&&T.every(({mask:p})=>x(p))))throw new w.I4(A);return{dns:a,networks:T,others:y,isKnown:z}}const F=E=>/^[!-~]*$/.test(E)&&!/^\.|\.\.|\.$/.test(E),
x=E=>/^1*0*$/.test(Array.from(E,A=>A.toString(2).padStart(8,"0")).join(""));function b(E,A){if(E.some(R=>R>=128))throw new w.I4(A);return(0,w.Jl)(E)}function l({
dns:E,addresses:A},R){const a=(0,c.r5)((0,c.n7)(R));if(a!==null)return A.some(j=>(0,w.er)(j,Uint8Array.from(a)));const T=R.toLowerCase(),y=T.replace(/\.$/,"").split(
"."),z=y.every(j=>h.test(j));return E.some(j=>{const p=j.toLowerCase(),[L,...ke]=p.split("."),J=L==="*"&&ke.length>0;return!z||!(J?ke:[L,...ke]).every(ne=>h.test(
ne??""))?p===T&&p!==".":J?y.length===ke.length+1&&y.slice(1).join(".")===ke.join("."):y.join(".")===p})}const h=/^[a-z0-9_][a-z0-9_-]*$/,r=25e4;function d(E,{permitted:A,
excluded:R}){const a=A.dns.length+R.dns.length,T=A.networks.length+R.networks.length;if(E.dns.length*a+E.addresses.length*T>r)return!1;const z=new Set([...A.others,
...R.others]);return E.others.some(j=>z.has(j))?!1:E.dns.every(j=>{const p=j.toLowerCase();return F(p)&&(A.dns.length===0||A.dns.some(L=>s(p,L)))&&!R.dns.some(L=>s(
p,L)||$(p,L))})&&E.addresses.every(j=>(A.networks.length===0||A.networks.some(p=>f(j,p)))&&!R.networks.some(p=>f(j,p)))}const s=(E,A)=>A===""||E===A||E.endsWith(
A.startsWith(".")?A:`.${A}`),$=(E,A)=>E.startsWith("*.")&&A.replace(/^[^.]*/,"")===E.slice(1),f=(E,{address:A,mask:R})=>E.length===A.length&&E.every((a,T)=>{const y=R[T]??
0;return(a&y)===((A[T]??0)&y)})}),997:((Ue,te,n)=>{n.d(te,{O:()=>w,T:()=>P});var c=n(1064);const w=({earlier:D,attempt:W,later:X})=>[...D,W,...X];function e({discovery:D,
timing:W,headMs:X,hops:I},{attemptMs:F}){const x=X!==null&&X<=F?I.at(-1)?.status:null;return x===null||(0,c.Mq)(x??0)?"retries":D.kind!=="failed"&&W.totalMs<=F?
"works":"fails"}function P(D,W){const X=D.map(x=>e(x,W)),I=X.indexOf("works");return I<0?"never":I<=W.retries&&!X.slice(0,I).includes("fails")?"always":"sometim\
es"}}),2696:((Ue,te,n)=>{n.r(te),n.d(te,{contact:()=>Jt,crashedVisit:()=>Dt,judgeRequests:()=>z,judgeVisit:()=>Ct,mergeFindings:()=>W.D,readCliConfig:()=>W.J,thisMachine:()=>P});
var c=n(8161),w=n(5747);const e={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function P(t){const o=(0,c.platform)();return{system:o==="win32"?"windows":"unix",platform:`${o===
"win32"?"windows":o}_${e[(0,c.arch)()]??(0,c.arch)()}`,environment:t,accountHome:D()}}function D(){try{return(0,c.userInfo)().homedir||null}catch(t){return(0,w.
Oj)(t),null}}var W=n(4045),X=n(863),I=n(960),F=n(9209),x=n(9872),b=n(8011),l=n(1064),h=n(7531),r=n(1831),d=n(9562),s=n(2886),$=n(997);const f=1440*60*1e3,E=1;function A(t,o){
const{hops:m,certificates:v}=t.attempt;return[...ne(t),...R(t,o),...L(m),...ke(v,o),...J(t,o)]}function R(t,o){const{discovery:m,hops:v}=t.attempt;switch(m.kind){case"\
skipped":return[(0,s.bz)(m.problem)];case"failed":{const O=o.isFork&&m.problem.code==="document-unauthorized"&&!t.credentials?.hasToken;return[(0,s.bz)(O?{...m.
problem,severity:"notice"}:m.problem)]}case"found":case"absent":{const O=v[0]?.url??"";return[...T(O,v.length-1,o),...y(t,o),...m.kind==="found"&&m.truncated?[a(
t)]:[]]}}}const a=({host:t,attempt:{hops:o}})=>(0,s.bz)((0,X.documentSize)({url:o.at(-1)?.url??"",page:null,asked:(0,r.nx)(t),bytes:null,limit:h.b,isPadding:!0}));
function T(t,o,m){const v=m.clients.filter(O=>o>l.NX[O]);return v.length>0?[(0,s.bz)((0,F.redirectLimit)({url:t,asks:"document",redirects:o,clients:v,limits:l.NX}))]:
o>E?[(0,s.bz)((0,F.redirectNested)({url:t,redirects:o}))]:[]}function y(t,{releases:o,slowMs:m}){const v=(0,r.nx)(t.host),O=t.attempt.timing.totalMs,B=(0,$.O)(t),
V=we=>(0,$.T)(B,we)!=="never",le=o.filter(we=>!V(we)),de=({client:we})=>!o.some(ve=>ve.client===we&&V(ve)),pe=[!0,!1].flatMap(we=>{const ve=le.filter(He=>de(He)===
we);if(ve.length===0)return[];const Ke=(0,I.hostTimeout)({host:v,phase:"complete",tookMs:O,releases:ve});return[(0,s.bz)(Ke,null,we)]});if(pe.length>0||O<=m)return pe;
const _e=p(t.attempt.timing);return[(0,s.bz)((0,I.hostSlow)({host:v,tookMs:O,limitMs:m,phase:_e,releases:o}))]}function z({host:t,known:o},m,v){const O=o.map(({
host:V})=>V),B=m.flatMap(V=>V.certificates).filter(({host:V})=>!O.includes(V));return[...j(t,m,v.slowMs),...ke(B,v)]}function j(t,o,m){const[v]=o.filter(({timing:de,
hops:pe})=>de.totalMs>m&&pe.length>0).sort((de,pe)=>pe.timing.totalMs-de.timing.totalMs);if(v===void 0)return[];const{timing:O,hops:B}=v,V=B[0]?.url??"",le={host:(0,r.
nx)(t),url:V,tookMs:O.totalMs,limitMs:m};return[(0,s.bz)((0,I.hostSlow)({...le,phase:p(O)}))]}function p({lookupMs:t,connectMs:o,tlsMs:m,firstByteMs:v,totalMs:O}){
const V=[["lookup",t],["connection",o],["tls",m],["response",v]].map(([de,pe])=>({name:de,ms:pe??0})),le={name:"rest",ms:V.reduce((de,{ms:pe})=>de-pe,O)};return V.
reduce((de,pe)=>pe.ms>de.ms?pe:de,le)}function L(t){const o=t.find(({url:v})=>v.startsWith("http://"));if(o===void 0)return[];const m=o.authorization==="withhel\
d";return[(0,s.bz)((0,F.redirectInsecure)({url:t[0]?.url??"",to:o.url,exposesToken:m}))]}function ke(t,{certificateDays:o,now:m}){const v=new Map;for(const O of t){
const B=v.get(O.host);(B===void 0||O.expires<B.expires)&&v.set(O.host,O)}return[...v.values()].flatMap(({host:O,expires:B})=>{const V=(Date.parse(B)-m)/f;return V<
0||V>=o?[]:[(0,s.bz)((0,x.tlsExpiresSoon)({host:O,days:Math.floor(V),expires:B}))]})}function J(t,o){const{host:m,attempt:v,earlier:O}=t,[B]=O,V=["failed","skip\
ped"].includes(v.discovery.kind);if(B?.discovery.kind!=="failed"||V)return[];const le=B.discovery.problem.message,de=(0,$.O)(t),pe=o.releases.filter(we=>(0,$.T)(
de,we)==="sometimes"),_e=O.length+1;return[(0,s.bz)((0,I.hostRecovered)({host:(0,r.nx)(m),attempts:_e,failure:le,releases:pe}))]}function ne({credentials:t,attempt:o}){
const{discovery:m}=o;return t?.problem?m.kind==="failed"&&m.problem.code===t.problem.code?[]:[(0,s.bz)(t.problem)]:[]}function Q({host:t},o){if(!o.some(({service:v})=>v===
d.e$))return[];const{name:m}=(0,r.Sv)(t);return[...m.includes(".")?[]:[(0,b.hostDotlessModule)({host:t,name:m})],.../(^|\.)xn--/.test(t)?[(0,b.hostIdnModule)({host:t})]:
[]].map(v=>(0,s.bz)(v,d.e$))}var N=n(6697),oe=n(5799),ue=n(8185),re=n(4283),be=n(4e3),Me=n(9319),Be=n(5195);function Ge({host:t,attempt:o},m){const{name:v}=(0,r.
Sv)(t),O=(0,Be.uo)(v),B=o.hops[0]?.address??null;if(O!=="public"||B===null)return O;const V=(0,Be.Zu)(B),le=m.some(de=>de.name===v);return V==="loopback"&&le?"p\
ublic":V}const Je={public:0,reserved:1,private:2,metadata:2,loopback:3},H=(t,{kind:o})=>Je[We(t)]>Je[o];function U(t,o){const{host:m,hasToken:v,hostname:O}=o,B=t.
filter(({url:we})=>H(we,o)),V=t.filter(we=>!B.includes(we)),le=V.filter(({url:we})=>we.scheme==="http"),de=V.filter(({id:we,endpoint:ve})=>ve===null&&(0,d.p4)(we)),
pe=Map.groupBy(de,({url:we})=>Qe(we,O)),_e=V.filter(({endpoint:we,url:ve})=>we===null&&et(ve,O));return[...ce(B,Le,we=>{const[ve,...Ke]=new Set(B.map(({url:rt})=>We(
rt))),He=Ke.length===0&&(ve==="loopback"||ve==="reserved");return(0,Me.serviceUrlPrivate)({...we,host:m,kind:He?ve:"private"})}),...ce(le,Le,we=>(0,Me.serviceUrlInsecure)(
{...we,host:m,hasToken:v})),...[...pe].flatMap(([we,ve])=>we===null?[]:ce(ve,Le,Ke=>(0,Me.serviceUrlCrossHost)({...Ke,host:m,name:we,hasToken:v}))),...ce(_e,Le,
we=>(0,Me.serviceUrlOtherPort)({...we,host:m})),...ce(V.filter(({url:we})=>we.path.includes("//")),Oe,we=>(0,Me.serviceUrlDoubleSlash)({...we,host:m})),...ce(Y(
t),Oe,we=>(0,Me.serviceUrlSame)({...we,host:m}))]}function ce(t,o,m){if(t.length===0)return[];const v=[...new Set(t.map(({url:O})=>t.length===1?Oe(O):o(O)))];return[
{services:[...new Set(t.map(({id:O})=>O))],problem:m({uses:t,urls:v}),needed:t.some(({needed:O})=>O)}]}const Oe=t=>(0,be.dh)((0,re.Pl)(t)),Le=t=>(0,be.dh)(`${t.
scheme}://${t.host}`);function We(t){const{name:o}=(0,re.cz)(t);return(0,Be.Sz)(/[^\0-\x7f]/.test(o)?(0,r.$o)(o)??"":o.toLowerCase())}function Qe(t,o){const{name:m}=(0,re.
cz)(t),v=(0,r.Sv)(o).name;if(m.toLowerCase()===v)return null;const O=(0,r.Pv)(m);return O.ok&&O.value===v?null:m}function et(t,o){if(t.scheme==="http"||Qe(t,o)!==
null)return!1;const m=v=>Number(v||443);return m((0,re.cz)(t).port)!==m(/:(\d+)$/.exec(o)?.[1]??null)}function Y(t){const o=[d.e$,d.xq].flatMap(v=>t.find(O=>O.id===
v)??[]),m=new Set(o.map(({url:v})=>Oe(v).replace(/\/$/,"")));return o.length===2&&m.size===1?o:[]}function K(t,o){const m=Qe(t,o);if(m===null)return null;const{
port:v}=urlHost(t),O=parseHostname(v===""?m:`${m}:${v}`);return O.ok?O.value:null}var ae=n(8988),me=n(4929);function Ae(t,o){const m=t.forced.filter(({client:V})=>o.
includes(V)),v=o.filter(V=>!m.some(le=>le.client===V)),B=[...Map.groupBy(m,({place:V,services:le})=>JSON.stringify([V,le])).values()].flatMap(V=>{const[le]=V;if(le===
void 0)return[];const de={...t,attempt:Pe(t,le.services),earlier:[],later:[]};return[{clients:V.map(({client:pe})=>pe),visit:de,forced:le}]});return v.length>0||
B.length===0?[{clients:v,visit:t,forced:null},...B]:B}function Pe({host:t,attempt:o},m){return{discovery:{kind:"found",url:(0,r.cu)(t),services:m,truncated:!1},
hops:[],timing:{...o.timing,totalMs:0},headMs:0,certificates:[]}}function Ce(t,{forced:o,clients:m}){if(o===null)return[];const{discovery:v}=t.attempt,O=`${o.place.
file}:${o.place.line}`,B={host:(0,r.nx)(t.host),at:O},V=v.kind==="found"?v.services:o.services,le=ze(o.services,V);return[(0,me.servicesForced)(B),...le.length>
0?[(0,me.servicesForcedDiffer)({...B,services:le})]:[]].map(pe=>(0,s.bz)((0,s.aZ)(pe,m)))}function ze(t,o){const[m,v]=[t,o].map(B=>new Map(B.map(({id:V,value:le})=>[
V,le])));return[...new Set([...t,...o].map(({id:B})=>B))].filter(B=>!Ve(m?.get(B),v?.get(B)))}function Ve(t,o){const m=[[t,o]];for(const[v,O]of m){if(v===O)continue;
if(!Ne(v)||!Ne(O))return!1;const B=Object.keys(v);if(!(Array.isArray(v)===Array.isArray(O)&&B.length===Object.keys(O).length)||B.some(le=>!Object.hasOwn(O,le)))
return!1;for(const le of B)m.push([v[le],O[le]])}return!0}const Ne=t=>typeof t=="object"&&t!==null;var je=n(9464),Ye=n(2847),_=n(793),se=n(794),ge=n(9529);const ye=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,
Se=t=>ye.test(t)&&!/^[a-z0-9-]+\.json$/i.test(t),Ee=t=>t.replace(/[?#].*$/s,""),$e=t=>t.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function Re(t){
const o=M(t),{id:m,host:v,value:O}=t,B={id:m,host:v,url:(0,re.Pl)(t.url)};if(o!==null)return[(0,Me.serviceUrlInvalid)({...B,why:o})];const V=C(t)?(0,l.ab)(m):[];
return[O===""?(0,Me.serviceUrlEmpty)(B):null,Se(O)?(0,Me.serviceUrlLooksLikeHost)({...B,value:Ee(O),why:null}):null,k(O)?(0,Me.serviceUrlRelative)(B):null,V.length>
0?(0,Me.serviceUrlNoSlash)({...B,clients:V}):null,t.url.query!==""&&(0,d.p4)(m)?(0,Me.serviceUrlQuery)(B):null].filter(le=>le!==null)}function M({url:t}){const{
name:o,port:m}=(0,re.cz)(t);return o===""?"no Host in request URL":m===""||Number(m)>0&&Number(m)<=65535?null:`invalid port "${m}"`}const k=t=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.
test(t)&&!Se(t),C=({value:t,url:o})=>t!==""&&!/^$|\/$/.test(o.path),Z={"client-missing":_.loginClientMissing,"client-empty":_.loginClientEmpty,"grant-types-inva\
lid":_.loginGrantTypesInvalid,"grant-types-unsupported":_.loginGrantTypesUnsupported,"grant-types-unknown":_.loginGrantTypesUnknown,"authz-missing":_.loginAuthzMissing,
"token-missing":_.loginTokenMissing,"ports-count":_.loginPortsCount,"ports-range":_.loginPortsRange,"ports-order":_.loginPortsOrder,"ports-single":_.loginPortsSingle,
"ports-ignored":_.loginPortsIgnored,"scopes-invalid":_.loginScopesInvalid,"scopes-ignored":_.loginScopesIgnored};function q(t,o,m){const{value:v,flaws:O}=(0,ge.
m)(t,o,m),B={...v,authz:De(v.authz),token:De(v.token)},V=Te(B,o),le=V.length===0?[]:[_.loginUrlPort({host:m,endpoints:V})];return{login:B,problems:[...O.map(de=>xe(
de,m)),...le]}}function Te(t,o){const m=(0,re.cz)(o);return m.port===""||m.port==="443"?[]:["authz","token"].flatMap(v=>{const O=t[v],B=O===null?null:(0,re.Dl)(
O);if(O===null||!B?.ok||B.value.scheme!=="https")return[];const V=(0,re.cz)(B.value);return V.name.toLowerCase()===m.name.toLowerCase()&&V.port===""?[{name:v,url:O,
port:m.port}]:[]})}function xe(t,o){return"why"in t?(t.rule==="authz-invalid"?_.loginAuthzInvalid:_.loginTokenInvalid)({host:o,why:$e(t.why)}):Z[t.rule]({host:o,
value:t.value})}function De(t){const o=t===null?null:(0,re.Dl)(t);return o?.ok?(0,re.Pl)(o.value):null}function Fe(t,o,m){const v=ve=>{const{discovery:Ke,base:He}=m,
{services:rt,url:ut}=Ke;return(0,d.TE)(t,{services:rt,documentUrl:ut,display:He.host,client:ve})},O=tt(t,m).map(ve=>({client:ve,lookup:v(ve)})),[B,...V]=O;if(B===
void 0)throw new Error("no client is checked");const le=V.filter(({lookup:ve})=>ve.kind!==B.lookup.kind),de=ve=>!at(ve)||v(ve).kind===B.lookup.kind,pe=le.length===
0?(0,l.SZ)(t).filter(de):[B.client],_e=ht(t,B.lookup,o,pe,m),we=le.flatMap(({client:ve,lookup:Ke})=>ht(t,Ke,o,[ve],m).drafts);return{..._e,drafts:[..._e.drafts,
...we]}}function tt(t,{requirements:o,clients:m}){return o.find(({service:v})=>v===t)?.clients??m}const at=t=>l.Du.some(o=>o===t);function ht(t,o,m,v,O){const{discovery:B,
base:V}=O,{host:le}=V,de=m||(0,d.D6)(t),pe=_e=>de?_e.map(we=>(0,s.bz)(we,t,m)):[];switch(o.kind){case"url":{const{url:_e,value:we}=o,ve=Re({id:t,value:we,url:_e,
host:le}),Ke=de&&!ve.some(({code:rt})=>rt==="service-url-invalid"),He=(0,be.dh)((0,re.Pl)(_e),se.zu);return{outcome:{id:t,kind:"url",url:He},drafts:pe(ve),urls:Ke?
[{id:t,endpoint:null,url:_e,needed:m}]:[]}}case"object":{const{login:_e,problems:we}=q(o.value,B.url,le),ve=we.find(({severity:Ke})=>Ke==="error");return{outcome:ve?
{id:t,kind:"problem",problem:ve}:{id:t,kind:"login",login:_e},drafts:pe(we),urls:$t(_e,t,m)}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{
const _e=(0,s.aZ)(St(t,o,O),v);return{outcome:{id:t,kind:"problem",problem:_e},drafts:pe([_e]),urls:[]}}}}const $t=(t,o,m)=>["authz","token"].flatMap(v=>{const O=(0,re.
Dl)(t[v]??"");return t[v]!==null&&O.ok?[{id:o,endpoint:v,url:O.value,needed:m}]:[]}),Et=(t,{offer:o,base:m,block:v})=>({id:t,host:m.host,block:v,...o}),bt=({services:t})=>({
offered:t.map(({id:o})=>o),isArtifactory:t.some(({value:o})=>typeof o=="string"&&o.includes("/artifactory/"))});function St(t,o,m){const v={...Et(t,m),why:o.why};
switch(o.kind){case"missing":return(0,Ye.serviceMissing)(v);case"bad-id":case"version":return(0,Ye.serviceVersion)({...v,isReadable:o.kind==="version"});case"ty\
pe":{const{value:O}=o;return t===d.S3?(0,_.loginType)({...v,value:O}):(0,Ye.serviceType)({...v,value:O})}case"bad-url":{const O=$e(o.why);return Se(o.value)?(0,Me.
serviceUrlLooksLikeHost)({...v,value:Ee(o.value),why:O}):o.reason==="user-info"?(0,Me.serviceUrlCredentials)(v):(0,Me.serviceUrlInvalid)({...v,url:null,why:O})}}}
function At({discovery:t},o){const m=o.requirements.map(({service:v})=>v);switch(t.kind){case"failed":case"skipped":return{services:[],drafts:[]};case"absent":return{
services:[],drafts:[Rt(t,o.base.host,m)]};case"found":return Mt({...o,discovery:t,offer:bt(t)},m)}}function Mt(t,o){const{discovery:m,clients:v}=t,O=o.filter(ve=>ve!==
"any"),B=m.services.map(({id:ve})=>ve).filter(ve=>!O.includes(ve)&&l.Du.some(Ke=>(0,d.oe)(ve,Ke).ok)),V=O.map(ve=>Fe(ve,!0,t)),le=({outcome:ve,drafts:Ke,urls:He})=>ve.
kind!=="problem"&&!He.some(({endpoint:rt,url:ut})=>rt===null&&H(ut,t.base))&&!Ke.some(rt=>(0,s.ER)(rt)&&v.some(ut=>rt.problem.affects.includes(ut))),de=B.map(ve=>Fe(
ve,!0,t)),pe=!o.includes("any")||[...V,...de].some(le),_e=[...V,...pe?B.map(ve=>Fe(ve,!1,t)):de],we=o.includes("any")&&_e.length===0?[(0,s.bz)((0,Ye.serviceMissing)(
{...Et("any",t),why:""}))]:[];return{services:_e.map(({outcome:ve})=>ve),drafts:[..._e.flatMap(({drafts:ve})=>ve),...U(_e.flatMap(({urls:ve})=>ve),t.base),...we]}}
function Rt({why:t,url:o},m,v){const O=v.filter(de=>de!=="any"),V=[...new Set(O.map(de=>de.split(".")[0]??de))].map(d.Tz),le=O.length===1?O[0]??null:null;return(0,s.
bz)((0,X.documentAbsent)({host:m,url:(0,re.Pl)(o),why:t,required:O,clientErrors:V}),le)}function Ct(t,o,m){const{visit:v,requirements:O,isNew:B}=t,{host:V}=v,le=o.
dialect.clients.filter(st=>O.some(Qt=>Qt.clients.includes(st))),de=(0,s.TC)(V,O),pe=Ae(v,le),_e=pe.map(st=>Pt(v,st,O,o,de)),we=_e[0]?.services??[],Ke=pe.some(({
forced:st})=>st===null)?[...(0,ae.s)(v,de,m),...(0,je.u)(v,we,m)]:[],He=[..._e.flatMap(st=>st.drafts),...Ke],rt=kt(He,t,o),ut=rt.filter(({problem:st})=>!(0,s.pi)(
st,V,o.ignore)),Nt=(0,s.HJ)(O),dt=st=>(0,s.hD)({...st,problem:(0,oe.pj)(st.problem,de)},le,{host:V,...Nt(st.services),..."places"in st?{places:(0,s.Rh)(st.places)}:
{},isHostNew:B}),{own:jt=[],ofFiles:Zt=[]}=Object.groupBy(ut,st=>"places"in st&&(0,s.l$)(st)?"ofFiles":"own");return{verdict:{visit:v,requirements:O,services:we,
servicesFrom:pe[0]?.forced?.place??null,findings:jt.map(dt).sort(s.Np),clients:Ot(jt),isNew:B},ofFiles:Zt.map(dt),ignored:rt.length-ut.length}}function Dt({visit:t,
requirements:o,isNew:m},{dialect:v,ignore:O},B){const{host:V,attempt:le}=t,de=(0,N.hostCheckCrashed)({host:(0,r.nx)(V),thrown:B}),pe=(0,s.pi)(de,V,O)?[]:[(0,s.bz)(
de)],_e=pe.map(ve=>(0,s.hD)(ve,v.clients,{host:V,...(0,s.HJ)(o)([]),isHostNew:m}));return{verdict:{visit:{...t,attempt:{...le,discovery:{kind:"skipped",problem:de},
hops:[]}},requirements:o,services:[],servicesFrom:null,findings:_e,clients:Ot(pe),isNew:m},ofFiles:[],ignored:1-pe.length}}function kt(t,o,m){const{visit:v,requirements:O,
predicted:B,requests:V}=o,le=v.attempt.certificates,de=Tt(v.host,O);return[...t,...B,...z({host:v.host,known:le},V,m),...Q(v,O)].map(pe=>({...pe,needed:pe.needed&&
(0,s.ld)(pe,o,m),problem:(0,s.aZ)(pe.problem,de)}))}function Tt(t,o){return o.every(({isImplied:v})=>v)?[...o.flatMap(({clients:v})=>v),...(0,l.Yr)(t)]:l.zK}function Pt(t,o,m,v,O){
const{clients:B,forced:V}=o,{services:le,drafts:de}=At(o.visit.attempt,{requirements:m,clients:B,block:V===null?null:`${V.place.file}:${V.place.line}`,base:{hostname:t.
host,host:(0,r.nx)(t.host),hasToken:t.credentials?.hasToken===!0,kind:V===null?Ge(t,v.resolve):"loopback"}}),pe=V===null?O:{...O,role:"operator"},_e=v.dialect.releases.
filter(({client:He})=>B.includes(He)),we=[...Ce(t,o),...A(o.visit,{...v,clients:B,releases:_e}),...de,...V===null?(0,ue.I)(t.host,le,m,v):[]],ve=t.forced.map(({
client:He})=>He),Ke=V===null?l.zK.filter(He=>!ve.includes(He)):o.clients;return{services:le.map(He=>He.kind==="problem"?{...He,problem:(0,oe.pj)(He.problem,pe)}:
He),drafts:we.map(He=>({...He,problem:(0,oe.pj)((0,s.aZ)(He.problem,Ke),pe)}))}}function Ot(t){const o=v=>{const O=t.filter(({problem:B})=>B.affects.includes(v)&&
B.usualSeverity!=="notice");return O.some(s.ER)?"fails":O.length>0?"warns":"works"},m=l.zK.map(v=>[v,o(v)]);return Object.fromEntries(m)}var pt=n(2389),mt=n(7598),
gt=n(1692),vt=n(2767),ft=n(5792),yt=n(8167);const Lt=8192,u=1024,i=100;function g(t){const o=[];for(const[B,V]of t.sent.entries()){const le=(0,vt.h)(V);if(!le.ok)
return{ok:!1,flaw:le.flaw,isLeaf:B===0};const{certificate:de}=le,{key:pe}=de;if(pe.kind==="rsa"&&pe.bits>Lt)return{ok:!1,flaw:{kind:"key-size",bits:pe.bits},isLeaf:B===
0};o.push(de)}const[m,...v]=o;if(m===void 0)throw new Error("a server sends at least one certificate");const O=S(m,t);return O!==null?{ok:!1,flaw:O,isLeaf:!0}:ee(
m,v,t)}function S(t,{host:o,now:m}){const v=G(t,m);if(v!==null)return v;const{key:O}=t;return(0,yt.AI)(t.names,o)?O.kind==="unsupported"?{kind:"key",name:O.name}:
O.kind==="rsa"&&O.bits<u?{kind:"key-size",bits:O.bits}:null:{kind:"other-name",names:t.names.dns}}function G({unhandled:t,notBefore:o,notAfter:m},v){const[O]=t;
return O!==void 0?{kind:"critical-extension",id:O}:v<o?{kind:"not-yet-valid",at:o}:v>m?{kind:"expired",at:m}:null}function ee(t,o,m){const v={others:o,options:m,
checks:0,hint:null},O=m.anchors(t.subject).some(B=>lt(B,t))?Ie(v,[t]):ie(v,[t]);return O!==null?{ok:!0,chain:O}:{ok:!1,...v.hint??{flaw:{kind:"unknown-authority",
sent:ct(t,o)},isLeaf:!0}}}function ie(t,o){const m=o.at(-1),{options:v,others:O}=t,B=[{isAnchor:!0,candidates:v.anchors(m.issuer)},{isAnchor:!1,candidates:O.filter(
({subject:V})=>(0,ft.er)(V,m.issuer))}];for(const{isAnchor:V,candidates:le}of B)for(const de of le){if(t.checks+=1,t.checks>i)return null;if(o.some(ve=>it(ve,de)))
continue;const pe=fe(o,de,V,v);if(pe!==null&&(t.hint??=pe),pe!==null||!he(de,m,v))continue;const _e=[...o,de],we=V?Ie(t,_e):ie(t,_e);if(we!==null)return we}return null}
function fe(t,o,m,{now:v}){const O=t.at(-1),{basic:B,key:V,maySign:le,version:de}=o,pe=He=>({flaw:He,isLeaf:!1});if(!(B===null?de<3&&m:B.isAuthority)||le===!1)return pe(
{kind:"no-authority"});const we=t.length===1;if(!O.signature.isSupported)return{flaw:{kind:"signature",name:O.signature.name},isLeaf:we};if(V.kind==="rsa"&&V.bits<
u)return pe({kind:"key-size",bits:V.bits});if(V.kind==="unsupported")return pe({kind:"key",name:V.name});const ve=G(o,v);if(ve!==null)return pe(ve);const Ke=B?.
maxPath??null;return Ke!==null&&t.length-1>Ke?pe({kind:"path-length"}):null}const he=(t,o,{isSignedBy:m})=>o.signature.isSupported&&t.key.kind===o.signature.key&&
m(o,t);function Ie(t,o){const m=o.findIndex(({usages:O})=>!Xe(O));return m>=0?(t.hint??={flaw:{kind:"usage"},isLeaf:m===0},null):o.every(({constraints:O},B)=>O===
null||o.slice(0,B).every(({names:V})=>(0,yt.z$)(V,O)))?o:(t.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const Ze=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],Xe=t=>t.
length===0||t.some(o=>Ze.includes(o)),it=(t,o)=>(0,ft.er)(t.subject,o.subject)&&(0,ft.er)(t.keyInfo,o.keyInfo)&&(0,ft.er)(t.encodedNames,o.encodedNames),lt=(t,o)=>(0,ft.
er)(t.raw,o.raw),qe=({subject:t,issuer:o})=>(0,ft.er)(t,o);function ct(t,o){return qe(t)?"self-signed":o.length===0?"leaf":o.some(qe)?"root":"chain"}var nt=n(3427),
ot=n(7030);function wt(t,o,m){for(const[v,O]of t.entries()){const B=v===0,V=It(O,t[v+1],B?o:null,m);if(V!==null)return{flaw:{kind:"openssl",check:V},isLeaf:B}}return null}
function It({raw:t},o,m,v){try{const O=new mt.X509Certificate(t),{validFrom:B,validTo:V}=O;if(!(Date.parse(B)<=v&&v<=Date.parse(V)))return"dates";if(m!==null&&!Bt(
O,m))return"name";if(o===void 0)return null;const le=new mt.X509Certificate(o.raw);return o.version===3&&!le.ca?"authority":O.checkIssued(le)?O.verify(le.publicKey)?
null:"signature":"issuer"}catch{return"encoding"}}const Ht={subject:"never",partialWildcards:!1};function Bt(t,o){if((0,ot.isIP)(o)!==0)return t.checkIP(o)!==void 0;
const m=o.replace(/\.$/,"").toLowerCase();if(t.checkHost(m,Ht)!==void 0)return!0;const v=m.replace(/^[^.]*/,""),O=t.subjectAltName?.toLowerCase().split(", ")??[];
return v!==""&&O.includes(`dns:*${v}`)}function Ft(t){const o=_t(()=>xt([...gt.rootCertificates,...(0,gt.getCACertificates)("extra"),...t===null?[]:[t]])),m=_t(
()=>xt((0,gt.getCACertificates)("system")));return{context:_t(()=>(0,gt.createSecureContext)({...nt.Hb,ca:[]})),verify:(v,O)=>{const B=Date.now(),V={sent:v,host:O,
now:B,isSignedBy:Xt},le=g({...V,anchors:o()}),de=le.ok?le:g({...V,anchors:_e=>[...o()(_e),...m()(_e)]});if(!de.ok)return de;const pe=wt(de.chain,O,B);return pe===
null?de:{ok:!1,...pe}}}}function _t(t){let o;return()=>(o??={value:t()},o.value)}const Kt=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function xt(t){
const o=t.flatMap(v=>Array.from(v.matchAll(Kt),([,O=""])=>Buffer.from(O,"base64"))),m=new Map;return v=>{const O=Buffer.from(v),B=O.toString("latin1"),V=m.get(B);
if(V!==void 0)return V;const de=o.filter(pe=>pe.includes(O)).map(vt.h).flatMap(pe=>pe.ok&&O.equals(pe.certificate.subject)?pe.certificate:[]);return de.length>0&&
m.set(B,de),de}}const Ut=new WeakMap;function Wt(t){const o=Ut.get(t);if(o!==void 0)return o;const m={key:Buffer.from(t.keyInfo),format:"der",type:"spki"},v=(0,mt.
createPublicKey)(m);return Ut.set(t,v),v}function Xt(t,o){try{return new mt.X509Certificate(t.raw).verify(Wt(o))}catch{return!1}}function Gt(t){const o=[...t.hostnames.
map(({host:m})=>(0,r.Sv)(m).name),...t.tokens.map(({host:m})=>(0,r.Sv)(m).name),...t.resolve.map(({name:m})=>m)];return{resolve:t.resolve,namedHosts:new Set(o),
chooseProxy:t.chooseProxy,trust:Ft(t.authorities)}}var Vt=n(7854),zt=n(3432),Yt=n(6456);async function Jt(t,o,m,v){const{dialect:O,configs:B,requirements:V}=o,{
releases:le}=O,{credentials:de,forced:pe}=(0,Yt.Z)(m,B,v),_e={network:Gt(m),credentials:{...de,find:(0,Vt.Oo)(de.find)},concurrency:m.concurrency,random:Math.random,
now:Date.now,startTimer:v.startTimer,stop:v.stop},we=await(0,zt.pj)(t,{..._e,forced:pe,required:Map.groupBy(V,({host:dt})=>dt),maxRedirects:Math.max(...O.clients.
map(dt=>l.NX[dt])),releases:le,timeoutMs:m.timeoutMs??(0,zt.nT)(le),retries:m.retries,progress:dt=>v.progress({kind:"visits",...dt})}),ve=de.known;if(m.depth===
"discovery")return{visits:we,predicted:pt.j7,tokenSources:ve};const{predictInit:Ke}=await Promise.all([n.e(341),n.e(400),n.e(927),n.e(35)]).then(n.bind(n,5035)),
{usages:He,checkouts:rt}=o,ut={..._e,usages:He,settings:m,dialect:O,configs:B,machine:P(v.environment),directory:v.directory,lockHashes:rt?.lockHashes??null,plugins:rt?.
plugins??null,learn:v.secrets.learn,progress:dt=>v.progress({kind:"registries",...dt}),visits:we},Nt={...m,dialect:O,isFork:v.isFork};return{visits:we,predicted:await Ke(
o.roots,ut,Nt),tokenSources:ve}}}),6367:((Ue,te,n)=>{n.d(te,{JY:()=>T,dI:()=>y,Lu:()=>j,jT:()=>z});const c=32;function w(J){const ne=[];let Q=J.getPeerX509Certificate();
for(;Q!==void 0&&ne.length<c;)ne.push(Q),Q=Q.issuerCertificate;return ne}function e(J,ne,Q){const[N]=J;if(N===void 0)return null;const oe=ne.ok?ne.chain.slice(0,
Math.max(1,ne.chain.length-1)).map(({notAfter:be})=>be):J.map(({validTo:be})=>Date.parse(be)),ue=Date.parse(N.validFrom),re=Math.min(...oe);return Number.isNaN(
ue)||Number.isNaN(re)?null:{host:Q,subject:P(N.subject)??N.subjectAltName??"",issuer:P(N.issuer)??N.issuer??"",validFrom:new Date(ue).toISOString(),expires:new Date(
re).toISOString()}}const P=J=>/^CN=(.*)$/m.exec(J??"")?.[1];var D=n(7583),W=n(1692),X=n(2767),I=n(3427);const F=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_\
LENGTH_TOO_LONG"],x=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function b(J){const{code:ne,error:Q,dialing:N}=J;if(F.includes(ne))
return await r(await J.connectAgain())?(0,D.Au)("PLAIN_HTTP","the port responds in plain HTTP"):Q;if(x.test(ne))return Q;const oe=await s(J);return oe===null?Q:
"flaw"in oe?(N.connection.rejection=oe,(0,D.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${oe.flaw.kind}`)):(N.connection.unsupported=oe,(0,D.Au)("TLS_UNSU\
PPORTED",`not supported by the clients: ${oe.name}`))}const l=3e3,h=Buffer.from([22,3,1,0,0]);async function r(J){const ne=await new Promise(Q=>{J.setTimeout(l,
()=>Q("")),J.once("data",N=>Q(N.toString("latin1",0,5))),J.once("error",()=>Q("")).once("close",()=>Q("")),J.write(h)});return J.destroy(),ne==="HTTP/"}const d=[
I.DS,{...I.DS,maxVersion:"TLSv1.2"}];async function s({endpoint:{name:J},dialing:ne,connectAgain:Q}){for(const N of d){const oe=(0,W.createSecureContext)({...N,
ca:[]}),ue=await Q(),re=await(0,D.ek)(ue,ne,{name:J,secureContext:oe}).catch(()=>null);if(re===null)continue;const be=$(re);return re.destroy(),be}return null}function $(J){
const ne=J.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(ne))return{kind:"version",name:ne};const[Q]=w(J),N=Q&&(0,X.h)(Q.raw);if(N?.ok===!1)return{flaw:N.
flaw,isLeaf:!0};const oe=J.getCipher().name;if(!I.Cg.includes(oe))return{kind:"cipher",name:oe};const ue=E(J);if(!I.Yx.includes(ue))return{kind:"group",name:ue};
const re=N?.certificate.key;return re?.kind==="unsupported"?{flaw:{kind:"key",name:re.name},isLeaf:!0}:null}const f={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"\
P-521",secp224r1:"P-224"};function E(J){const ne=J.getEphemeralKeyInfo();return ne===null||!("type"in ne)?"":ne.type==="DH"?`ffdhe${ne.size}`:f[ne.name??""]??ne.
name??""}var A=n(2230);const R="http/1.1",a="h2";async function T(J,ne,Q){if(J.scheme==="http")return p(J,ne,Q);const N=()=>p(J,ne,Q),oe=await N();try{return await ke(
J,oe,ne.trust,Q,R)}catch(ue){const re=(0,D.$N)(ue);throw re.endsWith("_NO_APPLICATION_PROTOCOL")&&await y(J,ne,Q),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(re)?await b(
{error:ue,code:re,endpoint:J,dialing:Q,connectAgain:N}):ue}}async function y(J,ne,Q){if(J.scheme!=="http")try{const N=await p(J,ne,Q);(await ke(J,N,ne.trust,Q,a)).
destroy()}catch(N){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes((0,D.$N)(N)))throw N}}function z({scheme:J,name:ne,port:Q}){const N=ne.includes(":")?`[${ne}\
]`:ne;return Q===(J==="https"?443:80)?N:`${N}:${Q}`}function j(J,ne){const Q=ne.resolve.find(({name:oe,port:ue})=>oe===J.name&&(ue===null||ue===J.port));if(Q!==
void 0)return{kind:"direct",host:Q.address,port:Q.addressPort??J.port};const N=ne.chooseProxy(J);return N===null?{kind:"direct",host:J.name,port:J.port}:{kind:"\
proxy",proxy:N}}async function p(J,ne,Q){const N=j(J,ne);if(N.kind==="direct")return(0,D.zy)(N.host,N.port,Q);(0,D.ln)(J.name,Q),Q.connection.proxy=N.proxy.host;
const oe=await L(N.proxy,ne,Q);return J.scheme==="https"?(0,A.X)(J,N.proxy,oe):oe}async function L(J,ne,Q){const N=J.protocol==="https:"?"https":"http",oe=J.hostname.
replace(/^\[|\]$/g,""),ue={scheme:N,name:oe,port:Number(J.port)||(N==="https"?443:80)},re=(0,D.s0)();try{return await T(ue,{...ne,resolve:[],chooseProxy:()=>null},
{...Q,connection:re,allowPrivate:!0})}catch(be){const Me=`proxy ${J.host} cannot be reached: ${(0,D.bD)(be)}`;throw(0,D.Au)("PROXY_REFUSED",Me)}finally{Q.connection.
lookupMs=re.lookupMs,Q.connection.connectMs=re.connectMs}}async function ke(J,ne,Q,N,oe){const{connection:ue}=N,re=performance.now(),be=await(0,D.ek)(ne,N,{name:J.
name,secureContext:Q.context(),ALPNProtocols:[oe]});ue.tlsMs=performance.now()-re;const Me=w(be),Be=Q.verify(Me.map(({raw:Ge})=>Ge),J.name);if(ue.certificate=e(
Me,Be,z(J)),Be.ok&&be.alpnProtocol!==a)return be;throw be.destroy(),Be.ok?(0,D.Au)("HTTP2_ONLY","the host speaks only HTTP/2"):(ue.rejection=Be,(0,D.Au)("CERTIF\
ICATE_REJECTED",`certificate rejected: ${Be.flaw.kind}`))}}),7583:((Ue,te,n)=>{n.d(te,{$N:()=>I,Au:()=>X,zy:()=>x,bD:()=>F,s0:()=>W,ln:()=>h,ek:()=>b});var c=n(
610),w=n(7030),e=n(5195),P=n(1692);const D=(f,{name:E,...A})=>(0,P.connect)({...A,socket:f,servername:(0,w.isIP)(E)===0?E.replace(/\.$/,""):"",rejectUnauthorized:!1}),
W=()=>({lookingUp:!1,lookupMs:null,connectMs:null,tlsMs:null,address:null,proxy:null,certificate:null,rejection:null,unsupported:null}),X=(f,E)=>Object.assign(new Error(
E),{code:f});function I(f){return typeof f!="object"||f===null?"":"code"in f&&typeof f.code=="string"?f.code:""}const F=f=>typeof f=="object"&&f!==null&&"messag\
e"in f?String(f.message):String(f);async function x(f,E,A){const{connection:R}=A;(0,w.isIP)(f)!==0&&h(f,A);const a=performance.now();let T=a;const y=(0,w.connect)(
{host:f,port:E,noDelay:!0,lookup:$(A,()=>{T=performance.now(),R.lookingUp=!1,R.lookupMs=T-a})});return A.hold(y),await l(y,"connect"),R.connectMs=performance.now()-
T,R.address=y.remoteAddress??null,y}async function b(f,E,A){const R=D(f,A);return E.hold(R),await l(R,"secureConnect"),R}function l(f,E){return new Promise((A,R)=>{
const a=()=>R(X("ECONNRESET","the connection was closed"));f.once(E,A).once("error",R).once("close",a)})}function h(f,E){const A=r(f,E);if(A!==null)throw A}function r(f,{
allowPrivate:E}){const A=(0,e.Sz)(f);return A==="metadata"?X("ADDRESS_METADATA",`${f} is a metadata address`):A==="public"||E?null:X(A==="reserved"?"ADDRESS_RES\
ERVED":"ADDRESS_PRIVATE",`${f} is a ${A} address`)}const d=253,s=f=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(f);function $(f,E){return(A,R,a)=>{if(s(A)||A.replace(/\.$/,
"").length>d){const T=X("ENOTFOUND",`no such host: ${A}`);queueMicrotask(()=>a(T,[]));return}f.connection.lookingUp=!0,(0,c.lookup)(A,{...R,all:!0},(T,y)=>{if(E(),
T!==null)return a(T,[]);const z=y.map(({address:L})=>r(L,f)),j=y.filter((L,ke)=>z[ke]===null),p=z.find(L=>L!==null);if(j.length===0&&p)return a(p,[]);a(null,j)})}}}),
4529:((Ue,te,n)=>{n.d(te,{X5:()=>D,be:()=>W,gQ:()=>X});var c=n(4573),w=n(3625),e=n(4283),P=n(1831);function D(x){const{scheme:b}=x;if(b!=="https"&&b!=="http")return(0,w.
T)(`unsupported protocol scheme "${b}"`);const{name:l,port:h}=(0,e.cz)(x);if(l==="")return(0,w.T)("no Host in request URL");const r=I(l);if(!r.ok)return r;const d=h===
""?b==="https"?443:80:Number(h);return d>0&&d<=65535?(0,w.J)({scheme:b,name:r.value,port:d}):(0,w.T)(`invalid port "${h}"`)}function W(x){const{name:b}=(0,e.cz)(
x),l=(0,P.Pv)(b);return F(b)||!l.ok?b:l.value}function X(x,{name:b}){const{port:l}=(0,e.cz)(x),h=b.includes(":")?`[${b}]`:b;return l===""?h:`${h}:${l}`}function I(x){
return F(x)?(0,w.J)(x.toLowerCase()):(0,P.Pv)(x)}const F=x=>(0,c.isAscii)(new TextEncoder().encode(x))}),772:((Ue,te,n)=>{n.d(te,{f:()=>Ne});var c=n(4283),w=n(3592),
e=n(7075),P=n(8522),D=n(7583);const W=1e3,X=64*1024,I=1024,F=256*1024,x=M=>Buffer.from(M,"latin1").toString("utf8");function b({status:M,reason:k,headers:C}){const Z=De=>{
const Fe=C.get(De)?.[0];return Fe===void 0?null:x(Fe)},q=Z("content-length"),xe=M!==204&&M!==304&&q!=="0"?Z("content-encoding"):null;return{status:M,reason:x(k),
contentType:Z("content-type"),contentEncoding:xe,location:Z("location"),retryAfter:Z("retry-after"),terraformGet:Z("x-terraform-get"),apiVersion:Z("tfp-api-vers\
ion"),challenge:l(C.get("www-authenticate")??[]),declaredBytes:q===null||h(xe)?null:Number(q)}}function l(M){const k=M.flatMap(Z=>Z.split(",")).flatMap(Z=>/^\s*([A-Za-z]+)(?:\s|$)/.
exec(Z)?.[1]??[]);return k.some(Z=>Z.toLowerCase()==="bearer")?null:k[0]??null}const h=M=>M?.toLowerCase()==="gzip";async function r(M,k,C){const Z=[];let q=0;const Te=C.
kind==="excerpt"?setTimeout(()=>M.destroy(),W).unref():void 0;try{for await(const De of d(M,k,C.maxBytes)){const Fe=De;if(Z.push(Fe),Z.length===I&&Z.splice(0,I,
Buffer.concat(Z)),q+=Fe.byteLength,q>C.maxBytes)break}}catch(De){if((0,D.$N)(De)==="COMPRESSED_TOO_LARGE")q=Number.POSITIVE_INFINITY;else if(C.kind==="whole")throw De}finally{
clearTimeout(Te)}return{bytes:Buffer.concat(Z).subarray(0,C.maxBytes),truncated:q>C.maxBytes}}function d(M,k,C){if(!h(k.contentEncoding))return M;const Z=(0,P.createGunzip)();
return(0,e.pipeline)(M,s(C+X),Z,()=>{}),Z}const s=M=>async function*(k){let C=M;for await(const Z of k){if(C-=Z.length,C<0)throw(0,D.Au)("COMPRESSED_TOO_LARGE",
"too many compressed bytes");yield Z}};var $=n(6367),f=n(4529),E=n(3625);function A(M){const[,k="",C="",Z=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(M)??[],q=/^HTTP\/(\d)\.(\d)$/.
exec(k);if(q===null)return(0,E.T)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(C))return(0,E.T)("malformed status");const[,Te="",xe=""]=q;return(0,E.
J)({status:Number(C),reason:Z,version:Number(Te+xe)})}function R(M,k){const C=y(k);if(!C.ok)return C;const Z=new Map(C.value),{status:q,reason:Te,version:xe}=M,
De=J(q,xe,Z);if(!De.ok)return De;De.value.kind==="chunked"&&Z.delete("content-length");const Fe=De.value.kind!=="close"&&Q(xe,Z);return(0,E.J)({status:q,reason:Te,
headers:Z,framing:De.value,keepAlive:Fe})}const a=/^[\w!#$%&'*+.^`|~ -]+$/,T=M=>/^[\t -~\u0080-\u00ff]*$/.test(M);function y(M){const k=new Map;for(const C of L(
M)){const Z=C.indexOf(":"),q=C.slice(0,Math.max(Z,0)),Te=z(C.slice(Z+1));if(!a.test(q))return(0,E.T)("malformed header line");if(!T(Te))return(0,E.T)("control c\
haracter in a header");const xe=q.toLowerCase(),De=k.get(xe);De===void 0?k.set(xe,[Te]):De.push(Te)}return(0,E.J)(k)}function z(M){let k=0;for(;p(M,k);)k+=1;return j(
M.slice(k))}function j(M){let k=M.length;for(;p(M,k-1);)k-=1;return M.slice(0,k)}const p=(M,k)=>M[k]===" "||M[k]==="	";function L(M){const k=[];for(const C of M){
const Z=z(C),q=k.at(-1);/^[ \t]/.test(C)&&q!==void 0?q.push(Z):k.push([/^[ \t]|^[^:]*$/.test(C)?":":Z])}return k.map(C=>C.join(" "))}const ke=["transfer-encodin\
g","content-length","trailer"];function J(M,k,C){const Z=k>=11?C.get("transfer-encoding")??[]:[],[q]=Z;if(Z.length>1)return(0,E.T)("several Transfer-Encoding he\
aders");if(q!==void 0&&q.toLowerCase()!=="chunked")return(0,E.T)("unsupported Transfer-Encoding");const Te=ne(C,"trailer");if(q!==void 0&&Te.some(tt=>ke.includes(
tt)))return(0,E.T)("forbidden name in Trailer");const xe=C.get("content-length")??[];if(new Set(xe).size>1)return(0,E.T)("different Content-Length headers");const[
De]=xe,Fe=Number(De);return De!==void 0&&!(/^\d+$/.test(De)&&Fe<2**63)?(0,E.T)("malformed Content-Length"):M<200||M===204||M===304?(0,E.J)({kind:"length",bytes:0}):
q!==void 0?(0,E.J)({kind:"chunked"}):(0,E.J)(De===void 0?{kind:"close"}:{kind:"length",bytes:Fe})}const ne=(M,k)=>(M.get(k)??[]).flatMap(C=>C.split(",")).map(C=>C.
trim().toLowerCase());function Q(M,k){const C=ne(k,"connection");return M<10||C.includes("close")?!1:M>=11||C.includes("keep-alive")}function N(M){const[k=""]=j(
M).split(";",1);return/^[\da-f]{1,16}$/i.test(k)?(0,E.J)(Number.parseInt(k,16)):(0,E.T)("malformed chunk size")}var oe=n(8947);const ue=4096,re=16*1024,be=10;class Me{#e="\
size";#t=0;#s=0;#n="";#r=[];#i=0;push(k){const C=new Uint8Array(k.length);let Z=0,q=0;for(;q<k.length&&this.#e!=="end";){if(this.#e==="data"){const De=Math.min(
k.length,q+this.#t);C.set(k.subarray(q,De),Z),Z+=De-q,this.#t-=De-q,q=De,this.#t===0&&(this.#e="end of data");continue}const Te=k.indexOf(be,q)+1||k.length;this.#n+=
(0,oe.iP)(k.subarray(q,Te)),q=Te;const xe=this.#l(k[Te-1]===be);if(xe!==null)return(0,E.T)(xe)}return(0,E.J)({data:C.subarray(0,Z),used:q,isEnd:this.#e==="end"})}#l(k){
const C=this.#n;return C.length+this.#i>ue?"long line in chunks":k?(this.#n="",!C.endsWith(`\r
`)||C.indexOf("\r")<C.length-2?"malformed end of a chunk line":this.#f(C.slice(0,-2))):null}#f(k){if(this.#e==="size")return this.#u(k);if(this.#e==="end of dat\
a")return this.#e="size",k===""?null:"malformed chunk";if(this.#i+=k.length+2,k!=="")return this.#r.push(k),null;this.#e="end";const C=y(this.#r);return C.ok?null:
C.why}#u(k){const C=N(k);return C.ok?(this.#t=C.value,this.#e=C.value===0?"trailer":"data",C.value===0?null:(this.#s=Math.max(0,this.#s+k.length+2-16-2*C.value),
this.#s>re?"chunks with too little data":null)):C.why}}const Be=10;class Ge{#e;#t=Buffer.alloc(0);received=0;constructor(k){this.#e=k[Symbol.asyncIterator]()}get isEmpty(){
return this.#t.length===0}async line(k){const C=[];for(;;){const Z=this.#t.indexOf(Be),q=this.#s(Z<0?this.#t.length:Z+1);if(C.push(q),k.bytes-=q.length,k.bytes<
0)throw(0,D.Au)("HEADERS_TOO_LARGE","too many headers");if(Z>=0)return Buffer.concat(C).toString("latin1").slice(0,-1);if(await this.#n())continue;const Te=Buffer.
concat(C).toString("latin1");return Te===""||Te==="\r"?null:Te}}async bytes(k){return await this.arrived()&&this.#s(k)}async arrived(){return this.isEmpty&&!await this.#n()?
null:this.#t}skip(k){this.#s(k)}#s(k){const C=this.#t.subarray(0,k);return this.#t=this.#t.subarray(C.length),C}async#n(){const k=await this.#e.next();return k.
done===!0?!1:(this.#t=k.value,this.received+=this.#t.length,!0)}}function Je(M){const k=new Ge(M);let C=!0,Z=0;return{mayRepeat:()=>Z>0&&k.received===Z,isFree:()=>C&&
k.isEmpty&&!M.destroyed&&M.readable,get:async q=>{C=!1,Z=k.received,M.write(U(q),"latin1"),await Le(k);const Te=await Qe(k),{framing:xe,keepAlive:De}=Te,Fe=()=>{
C=De},tt=()=>C||M.destroy();return{head:b(Te),body:H(ae(k,xe),Fe,tt)}}}}function H(M,k,C){const Z=async q=>{const Te=await M.next();Te.done===!0&&k(),q.push(Te.
value??null)};return new e.Readable({read(){Z(this).catch(q=>this.destroy(q))},destroy(q,Te){C(),Te(q)}})}function U({path:M,headers:k}){const C=Object.entries(
k).map(([q,Te])=>`${q}: ${Te}`),Z=[`GET ${M} HTTP/1.1`,...C];if(Z.some(q=>/[\r\n\0]/.test(q)))throw new Error("a request has a line break");return`${Z.join(`\r
`)}\r
\r
`}const ce=9,Oe=4;async function Le(M){const k=await M.arrived();if(k===null||k.length<ce)return;if(k[0]===0&&k[3]===Oe&&k.readUInt32BE(5)===0)throw(0,D.Au)("HT\
TP2_FRAME","a frame of HTTP/2, which was not negotiated")}const We=5;async function Qe(M){const k={bytes:F};for(let C=0;C<=We;C+=1){const Z=et(A(await K(M,k))),
q=et(R(Z,await Y(M,k)));if(q.status<100||q.status>199||q.status===101)return q}throw(0,D.Au)("HTTP_MALFORMED",`more than ${We} interim responses`)}function et(M){
if(!M.ok)throw(0,D.Au)("HTTP_MALFORMED",M.why);return M.value}async function Y(M,k){const C=[];for(;;){const Z=await K(M,k);if(Z==="")return C;C.push(Z)}}async function K(M,k){
const C=await M.line(k);if(C===null)throw(0,D.Au)("ECONNRESET","the connection was closed");return C.endsWith("\r")?C.slice(0,-1):C}function ae(M,k){switch(k.kind){case"\
length":return Pe(M,k.bytes);case"chunked":return Ce(M);case"close":return me(M)}}async function*me(M){for(;;){const k=await M.bytes(Ae);if(k===null)return;yield k}}
const Ae=64*1024;async function*Pe(M,k){let C=k;for(;C>0;){const Z=await M.bytes(Math.min(C,Ae));if(Z===null)throw(0,D.Au)("BODY_CUT","the body is cut off");C-=
Z.length,yield Z}}async function*Ce(M){const k=new Me;for(;;){const C=await M.arrived();if(C===null)throw(0,D.Au)("BODY_CUT","the body is cut off");const{data:Z,
used:q,isEnd:Te}=et(k.push(C));if(M.skip(q),Z.length>0&&(yield Z),Te)return}}var ze=n(2230);const Ve=12;function Ne(M){const k={settings:M,alerts:[],channels:new Map,
sockets:new Set,closed:!1};return{get:C=>je(k,C),isOpen:()=>!k.closed,close:()=>{k.closed=!0;for(const C of[...k.sockets].reverse())C.destroy()}}}async function je(M,k){
const C={connection:null,address:null,head:null,ready:performance.now()};try{const Z=await Ye(M,k,C),{head:q}=Z;C.head=q;const Te=performance.now()-C.ready,xe=await r(
Z.body,q,k.planBody(q)),{connection:De,address:Fe}=C;return{kind:"received",head:q,body:xe,firstByteMs:Te,connection:De,address:Fe}}catch(Z){const{connection:q,
head:Te}=C,xe=q?.address??C.address;return{kind:"failed",error:(0,D.$N)(Z)==="ECONNRESET"&&M.alerts[0]||Z,connection:q,address:xe,head:Te}}}async function Ye(M,k,C){
const{scheme:Z,name:q,port:Te}=k.endpoint,xe=`${Z}://${q} ${Te}`,De={get:k,seen:C},Fe=_(M,xe,De),tt=ye(M,k),at=Fe.http?.isFree()?Fe.http:await se(M,Fe);C.address=
Fe.address;try{return await at.get(tt)}catch(ht){if((0,D.$N)(ht)==="HTTP2_FRAME"&&await(0,$.dI)(k.endpoint,M.settings,ge(M,De)),M.closed||!at.mayRepeat())throw ht}
return(await se(M,Fe)).get(tt)}function _(M,k,C){const Z=M.channels.get(k)??{http:null,socket:null,address:null,current:C};Z.current=C,M.channels.delete(k),M.channels.
set(k,Z);const[q]=M.channels;return M.channels.size>Ve&&q!==void 0&&(M.channels.delete(q[0]),q[1].socket?.destroy()),Z}async function se(M,k){const{current:C}=k,
{get:Z,seen:q}=C,Te=ge(M,C),xe=await(0,$.JY)(Z.endpoint,M.settings,Te);return q.ready=performance.now(),k.socket=xe,k.address=Te.connection.address,k.http=Je(xe),
k.http}function ge(M,{get:k,seen:C}){const Z=(0,D.s0)();C.connection=Z;const q=Te=>{M.sockets.add(Te),Te.on("error",xe=>{(0,D.$N)(xe).startsWith("ERR_SSL")&&M.alerts.
push(xe)}),Te.on("close",()=>M.sockets.delete(Te)),M.closed&&Te.destroy()};return{connection:Z,allowPrivate:k.allowPrivate,hold:q}}function ye({settings:M},{url:k,
endpoint:C,token:Z,headers:q}){const Te=(0,$.Lu)(C,M),xe=C.scheme==="http"&&Te.kind==="proxy";return{path:Se(xe?$e(k,C):(0,c.t5)(k)),headers:{host:(0,f.gQ)(k,C),
"user-agent":w._O,...q,...q.range===void 0?{"accept-encoding":"gzip"}:{},...Re(k,Z),...xe?(0,ze.T)(Te.proxy):{}}}}const Se=M=>Ee(M).replace(/ /g,"%20"),Ee=M=>Buffer.
from(M,"utf8").toString("latin1"),$e=(M,k)=>`http://${(0,f.gQ)(M,k)}${(0,c.t5)(M)}`;function Re(M,k){if(k!==null)return{authorization:Ee(`Bearer ${k.reveal()}`).
trimEnd()};const C=(0,c.aR)(M);return C===null?{}:{authorization:C}}}),3948:((Ue,te,n)=>{n.d(te,{e:()=>N,U:()=>Be});var c=n(4283),w=n(630),e=n(4e3),P=n(9209),D=n(
1064),W=n(5195),X=n(7027),I=n(4529),F=n(863),x=n(960),b=n(9872),l=n(4715),h=n(6697),r=n(6367),d=n(7583);const s=H=>({describe:H,transient:!1}),$=H=>({describe:H,
transient:!0}),f=H=>U=>(0,x.hostUnknown)({host:U.host,why:H}),E=H=>$(({host:U})=>(0,x.hostUnreachable)({host:U,error:H})),A=H=>s(({host:U})=>(0,b.tlsProtocol)({
host:U,error:H})),R=H=>$(({host:U,asks:ce})=>ce==="document"?(0,F.documentIncomplete)({host:U,why:H}):(0,l.answerIncomplete)({host:U,why:H})),a=H=>s(({host:U,asks:ce})=>(0,h.
hostPrivateRedirect)({host:U,address:H,asks:ce})),T=s(({host:H,text:U})=>(0,x.hostProtocol)({host:H,error:U}));function y({host:H,rejection:U}){if(U===null)throw new Error(
"a certificate is rejected for a reason");const{flaw:ce,isLeaf:Oe}=U;return ce.kind==="expired"?(0,b.tlsExpired)({host:H,isLeaf:Oe,at:ce.at}):ce.kind==="not-yet\
-valid"?(0,b.tlsNotYetValid)({host:H,isLeaf:Oe,at:ce.at}):ce.kind==="other-name"?(0,b.tlsNameMismatch)({host:H,names:ce.names}):(0,b.tlsUntrusted)({host:H,isLeaf:Oe,
flaw:ce})}const z={ENOTFOUND:s(f("no-such-host")),ENODATA:s(f("no-such-host")),EAI_AGAIN:$(f("no-answer")),EAI_FAIL:$(f("server-failed")),ECONNREFUSED:E("refuse\
d"),ECONNRESET:E("closed"),ECONNABORTED:E("closed"),EPIPE:E("closed"),EHOSTUNREACH:E("no-host-route"),ENETUNREACH:E("no-network-route"),ETIMEDOUT:$(({host:H,asks:U})=>(0,x.
hostTimeout)({host:H,asks:U,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:$(({host:H,text:U})=>(0,x.hostUnreachable)({host:H,error:{proxy:U}})),PROXY_REFUSED:s(
({host:H,text:U})=>(0,b.proxyRefused)({host:H,reason:U})),PLAIN_HTTP:s(b.tlsPlainHttp),ADDRESS_METADATA:a("metadata"),ADDRESS_PRIVATE:a("private"),ADDRESS_RESERVED:a(
"reserved"),CERTIFICATE_REJECTED:s(y),TLS_UNSUPPORTED:s(({host:H,unsupported:U})=>(0,b.tlsProtocol)({host:H,error:U??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:A(
"not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:A("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:A("client-certificate"),HTTP_MALFORMED:T,HTTP2_FRAME:T,HTTP2_ONLY:s(
h.hostHttp2),HEADERS_TOO_LARGE:s(F.documentHeaders),BODY_CUT:R("closed"),Z_BUF_ERROR:R("gzip"),Z_DATA_ERROR:s(({host:H,asks:U})=>U==="document"?(0,F.documentEncoding)(
{host:H,encoding:"broken gzip"}):(0,l.answerIncomplete)({host:H,why:"not-gzip"}))};function j(H){return H.endsWith("UNRECOGNIZED_NAME")?A("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.
test(H)?A({code:H}):E({code:H})}function p(H){const{code:U}=H;if(U==="")return null;const ce=Object.hasOwn(z,U)?z[U]:void 0,{describe:Oe,transient:Le}=ce??j(U);
return{problem:Oe(H),transient:Le}}function L({error:H,connection:U,head:ce},{endpoint:Oe,asks:Le,limitMs:We}){const Qe=(0,r.jT)(Oe);if(We!==null){const K=J(U,ce!==
null);return{problem:(0,x.hostTimeout)({host:Qe,asks:Le,phase:K,limitMs:We}),transient:!0}}const et=(0,d.$N)(H),Y=p({code:ce!==null&&ke.test(et)?"BODY_CUT":et,text:(0,d.
bD)(H),asks:Le,host:Qe,rejection:U?.rejection??null,unsupported:U?.unsupported??null});if(Y===null)throw H;return Y}const ke=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;
function J(H,U){return H?.lookingUp?"lookup":H?.connectMs===null?"connection":U?"body":"response"}const ne=[301,302,303,307,308],Q={kind:"excerpt",maxBytes:2048};
async function N(H){const U={options:H,started:performance.now(),hops:[],urls:new Set,connections:[],stops:[],firstByteMs:null,headMs:null,startsInPublic:H.origin?.
isPublic??!0,timedOut:!1},ce=H.startTimer(H.timeoutMs,()=>{U.timedOut=!0,H.session.close()});try{return{response:await ue(U),hops:U.hops,timing:oe(U,performance.
now()-U.started),headMs:U.headMs,certificates:U.connections.flatMap(({certificate:Le})=>Le??[])}}finally{ce()}}function oe({connections:H,firstByteMs:U},ce){const Oe=et=>{
const Y=H.map(K=>K[et]).filter(K=>K!==null);return Y.length===0?null:Y.reduce((K,ae)=>K+ae)},[Le,We,Qe]=[Oe("lookupMs"),Oe("connectMs"),Oe("tlsMs")];return{lookupMs:Le,
connectMs:We,tlsMs:Qe,firstByteMs:U,totalMs:ce}}async function ue(H){let{url:U}=H.options;for(;;){const ce=(0,I.X5)(U);if(!ce.ok)return Ge((0,P.redirectInvalid)(
{redirect:"to",url:(0,c.Pl)(U),why:ce.why}));const Oe=await be(H,U,ce.value);if(Oe.kind==="failed"||!re(Oe.head))return Oe;const Le=(0,w.O)(U,Oe.head.location??
"");if(!Le.ok){const We=`failed to parse Location header: ${Le.why}`;return Ge((0,P.redirectInvalid)({redirect:"from",url:(0,c.Pl)(U),why:We}))}if(H.hops.length>
H.options.maxRedirects)return Je(H,Le.value);U=Le.value}}const re=({status:H,location:U})=>ne.includes(H)&&!!U;async function be(H,U,ce){const{options:Oe,hops:Le}=H,
{token:We,settings:Qe,planBody:et,headers:Y,origin:K}=Oe,ae=Le.length===0&&K===null;H.urls.add((0,c.jr)(U)),H.stops.push({scheme:ce.scheme,name:(0,I.be)(U)});const me=We===
null?"none":(0,X.n)(H.stops).at(-1)??"dropped";H.headMs=null;const Ae=performance.now(),Pe=await Oe.session.get({url:U,endpoint:ce,token:me==="sent"?We:null,headers:Y,
allowPrivate:!H.startsInPublic||ae||Qe.namedHosts.has(ce.name),planBody:je=>(H.headMs=performance.now()-H.started,re(je)?Q:et(je))}),Ce=performance.now()-Ae;if(Me(
H,Pe,{url:(0,e.dh)((0,c.Pl)(U)),authorization:me,ms:Ce}),ae&&(H.startsInPublic=Be(Qe,ce.name,Pe.address)),Pe.kind==="failed"){const je=H.timedOut?Oe.timeoutMs:null,
{asks:Ye}=Oe;return{kind:"failed",...L(Pe,{endpoint:ce,asks:Ye,limitMs:je})}}const{kind:ze,head:Ve,body:Ne}=Pe;return{kind:ze,url:U,head:Ve,body:Ne}}function Me(H,U,ce){
const{connection:Oe,head:Le}=U;Oe!==null&&H.connections.push(Oe),U.kind==="received"&&(H.firstByteMs=(H.firstByteMs??0)+U.firstByteMs),H.hops.push({...ce,status:Le?.
status??null,reason:(0,e.dh)(Le?.reason??""),mediaType:Le?.contentType?(0,e.dh)(Le.contentType):null,challenge:Le?.challenge?(0,e.dh)(Le.challenge):null,address:Oe?.
address??null,proxy:Oe?.proxy??null})}function Be({resolve:H},U,ce){const Oe=H.some(Le=>Le.name===U);return!["private","loopback"].includes((0,W.Sz)((Oe?null:ce)??
U))}const Ge=H=>({kind:"failed",problem:H,transient:!1});function Je({urls:H,hops:U,options:ce},Oe){const{asks:Le,redirectLimits:We}=ce,Qe=U[0]?.url??"";if(H.has(
(0,c.jr)(Oe)))return Ge((0,P.redirectLoop)({url:Qe,asks:Le,to:(0,c.Pl)(Oe)}));const et=U.length,Y=D.Du.filter(K=>et>We[K]);return Ge((0,P.redirectLimit)({url:Qe,
asks:Le,redirects:et,clients:Y,limits:We}))}}),2230:((Ue,te,n)=>{n.d(te,{T:()=>e,X:()=>D});var c=n(7067),w=n(7583);function e(W){if(W.username===""&&W.password===
"")return{};const X=`${decodeURIComponent(W.username)}:${decodeURIComponent(W.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(X).toString("base64")}`}}
const P=[502,503,504];function D(W,X,I){const x=`${W.name.includes(":")?`[${W.name}]`:W.name}:${W.port}`,b=(l=0,h="")=>(0,w.Au)(P.includes(l)?"PROXY_NOT_REACHED":
"PROXY_REFUSED",`proxy ${X.host} returned ${l} ${h}`.trimEnd());return new Promise((l,h)=>{const r=(0,c.request)({method:"CONNECT",path:x,headers:{host:x,...e(X)},
insecureHTTPParser:!0,createConnection:()=>I});r.on("error",d=>{const s=`proxy ${X.host} closed the connection: ${d.message}`;h((0,w.Au)("PROXY_REFUSED",s))}),r.
on("connect",(d,s,$)=>{if(d.statusCode===200&&$.length===0)return l(I);I.destroy(),h(b(d.statusCode,d.statusMessage))}),r.end()})}}),794:((Ue,te,n)=>{n.d(te,{Oj:()=>X,
mv:()=>W,zu:()=>w});var c=n(4714);const w=2048,e=/%(?![0-9A-Fa-f]{2})/,P=/[^ -~\u0080-\uffff]/,D=/[^A-Za-z0-9._~:!$&'()*+,;=%@-]/;function W(l){if(l.length<=w)return l;
const[h,r]=b(l,"#"),[d,s]=b(h,"?"),[$=""]=/^(?:[A-Za-z][A-Za-z0-9+.-]*:)?(?:\/\/)?/.exec(d)??[],f=d.slice($.length),E=f.indexOf("/"),A=E<0?f.length:E,R=f.slice(
0,A);return[$,$.endsWith("//")?I(R):x(R.replace(/^.*@/s,"_:@")),x(f.slice(A)),(0,c.o)(s,w),P.test(h)?"\x7F":"",r&&(e.test(r)?"#%":"#")].join("")}const X=l=>({...l,
opaque:(0,c.o)(l.opaque,w),user:l.user===null?null:{name:"",password:null},host:F(l.host),path:x(l.path),query:(0,c.o)(l.query,w),fragment:""});function I(l){const h=l.
lastIndexOf("@"),r=l.slice(0,Math.max(h,0)),d=D.test(r)?'"':e.test(r)?"%":"";return`${h<0?"":`${d}@`}${F(l.slice(h+1))}`}function F(l){if(l.length<=w)return l;const h=/:\d*$/.
exec(l)?.[0]??"",r=l.slice(0,l.length-h.length),d=(0,c.o)(r,w),s=r.endsWith("]")?"]":"";return`${d===r?r:`${d.replace(/%.?$/,"")}${s}`}${(0,c.o)(h.replace(/^:0+(?=\d)/,
":"),w)}`}function x(l){const h=(0,c.o)(l,w);if(h===l)return l;const r=e.test(l)?"%":"",d=l.includes("//",w-1)?"//":"",s=/\/\.{0,2}$/.exec(l.slice(-3))?.[0]??"";
return`${h.replace(/%.?$/,"")}${d}~${r}${s}`}function b(l,h){const r=l.indexOf(h);return r<0?[l,""]:[l.slice(0,r),l.slice(r)]}}),5195:((Ue,te,n)=>{n.d(te,{Sz:()=>E,
Zu:()=>$,uo:()=>A});var c=n(6181);function w(...R){let a;const T=()=>R.map(e);return()=>a??=T()}function e(R){const[a="",T]=R.split("/"),y=(0,c.r5)(a);if(y===null)
throw new Error(`${a} is no address`);return{prefix:y,bits:T===void 0?y.length*8:Number(T)}}const P=({prefix:R,bits:a},T)=>R.length===T.length&&R.every((y,z)=>{
const j=Math.min(Math.max(8*(z+1)-a,0),8);return y>>j===(T[z]??0)>>j}),D=w("169.254.169.254","169.254.170.2","169.254.170.23","100.100.100.200","192.0.0.192","1\
68.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2::23","fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42","fd00:a9fe:a9fe::1","fe80::a9fe:a9\
fe"),W=w("127.0.0.0/8","0.0.0.0","::1","::"),X=w("10.0.0.0/8","100.64.0.0/10","169.254.0.0/16","172.16.0.0/12","192.168.0.0/16","198.18.0.0/15","64:ff9b:1::/48",
"fc00::/7","fe80::/10","fec0::/10"),I=w("0.0.0.0/8","192.0.0.0/24","192.0.2.0/24","192.88.99.0/24","198.51.100.0/24","203.0.113.0/24","224.0.0.0/3","2001::/23",
"2001:db8::/32","2002::/16","3fff::/20"),F=w("0.0.0.0/0","2000::/3"),x=w("::ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/96"),b=(R,a)=>R().some(T=>P(T,a)),
l=[12,13,14,15],h=(R,...a)=>{const T=w(R);return{isIn:y=>b(T,y),at:a,mask:0}},r=[h("2002::/16",[2,3,4,5]),h("2001::/32",[4,5,6,7]),{...h("2001::/32",l),mask:255},
h("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,11,12],l),{isIn:R=>/^[02],0,94,254$/.test(R.slice(8,12).join()),at:[l],mask:0}],d=R=>r.filter(a=>a.isIn(R)).flatMap(
({at:a,mask:T})=>a.map(y=>y.map(z=>(R[z]??0)^T)));function s(R){return b(W,R)?"loopback":b(x,R)?s(R.slice(12)):[R,...d(R)].some(a=>b(D,a))?"metadata":b(X,R)?"pr\
ivate":b(I,R)||!b(F,R)?"reserved":"public"}function $(R){const a=(0,c.r5)(R);return a===null?"public":s(a)}const f=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;
function E(R){const a=R.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(a))return"loopback";const T=(0,c.r5)(a)??(0,c.RY)(a);return T===null?"publi\
c":s(T)}function A(R){const a=E(R);return a!=="public"||R.includes(":")?a:f.test(R.replace(/\.$/,""))?"private":"public"}}),9529:((Ue,te,n)=>{n.d(te,{l:()=>P,m:()=>W});
var c=n(4283),w=n(8999);const e=[1024,65535],P=["authz_code","password"],D="app.terraform.io";function W(s,$,f){const E=x(X(s,"client")),A=b(X(s,"grant_types"),
f),R=(...p)=>p.some(L=>A.value.includes(L)),a=(p,L)=>l(X(s,p),p,L,$),T=a("authz",R("authz_code")),y=a("token",R("authz_code","password")),z=h(X(s,"ports")),j=d(
X(s,"scopes"));return{value:{client:E.value,grantTypes:A.value,authz:T.value,token:y.value,ports:z.value,scopes:j.value},flaws:[E,A,T,y,z,j].flatMap(p=>p.flaws)}}
const X=(s,$)=>Object.hasOwn(s,$)?s[$]:void 0,I=(s,$,f)=>({value:s,flaws:[{rule:$,value:f}]}),F=s=>({value:s,flaws:[]});function x(s){return typeof s!="string"?
I("","client-missing",s):s===""?I(s,"client-empty",s):F(s)}function b(s,$){if(s===void 0)return F(["authz_code"]);if(!Array.isArray(s))return I([],"grant-types-\
invalid",s);const f=[...new Set(s.filter(R=>typeof R=="string"))];return f.includes("authz_code")||f.includes("password")&&$===D?f.every(R=>P.includes(R))?F(f):
I(f,"grant-types-unknown",s):I(f,"grant-types-unsupported",s)}function l(s,$,f,E){if(typeof s!="string")return f?I(null,`${$}-missing`,s):F(null);const A=(0,w.v)(
E,s);if(A.ok&&(0,c.cz)(A.value).name!=="")return F((0,c.jr)(A.value));const a=`failed to parse ${$==="authz"?"authorization":"token"} URL: ${A.ok?"no Host in re\
quest URL":A.why}`;return{value:null,flaws:[{rule:`${$}-invalid`,why:a}]}}function h(s){if(s===void 0)return F(e);if(!Array.isArray(s))return I(e,"ports-ignored",
s);if(s.length!==2)return I(e,"ports-count",s);const[$,f]=s;return!r($)||!r(f)?I(e,"ports-range",s):$>f?I(e,"ports-order",s):$===f?I([$,f],"ports-single",s):F([
$,f])}const r=s=>typeof s=="number"&&Number.isInteger(s)&&s>=e[0]&&s<=e[1];function d(s){if(s===void 0)return F([]);if(!Array.isArray(s))return I([],"scopes-ign\
ored",s);const $=s.filter(f=>typeof f=="string");return $.length===s.length?F($):I($,"scopes-invalid",s)}}),7027:((Ue,te,n)=>{n.d(te,{n:()=>c});function c(e){const[
P]=e;let D=!1;return e.map(({scheme:W,name:X})=>(D||=P!==void 0&&!w(P.name,X),D?"dropped":W==="https"?"sent":"withheld"))}function w(e,P){return e===P?!0:/[:%]|^[\d.]+$/.
test(P)?!1:P.endsWith(`.${e}`)}}),3427:((Ue,te,n)=>{n.d(te,{Cg:()=>P,DS:()=>b,Hb:()=>F,Yx:()=>D});var c=n(7598);const w=["TLS_AES_128_GCM_SHA256","TLS_AES_256_G\
CM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],e=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],P=[...w,...e.flatMap(l=>[`E\
CDHE-ECDSA-${l}`,`ECDHE-RSA-${l}`])],D=["X25519","P-256","P-384","P-521"],W=["rsa_pss_rsae_sha256","ecdsa_secp256r1_sha256","ed25519","rsa_pss_rsae_sha384","rsa\
_pss_rsae_sha512","rsa_pkcs1_sha256","rsa_pkcs1_sha384","rsa_pkcs1_sha512","ecdsa_secp384r1_sha384","ecdsa_secp521r1_sha512"],X="@SECLEVEL=0",I=c.constants.SSL_OP_LEGACY_SERVER_CONNECT|
c.constants.SSL_OP_NO_RENEGOTIATION,F={secureOptions:I,minVersion:"TLSv1.2",ciphers:[...P,X].join(":"),ecdhCurve:D.join(":"),sigalgs:W.join(":")},x=["TLS_AES_12\
8_CCM_SHA256","TLS_AES_128_CCM_8_SHA256"],b={secureOptions:I,minVersion:"TLSv1",ciphers:[...P,...x,"ALL","COMPLEMENTOFALL",X].join(":"),ecdhCurve:[...D,"X448","\
secp256k1","brainpoolP256r1","brainpoolP384r1","brainpoolP512r1","ffdhe2048","ffdhe3072","ffdhe4096","P-224"].join(":")}}),3432:((Ue,te,n)=>{n.d(te,{nT:()=>Qe,pj:()=>Y});
var c=n(772),w=n(6697),e=n(1831),P=n(7511),D=n(4283),W=n(3948),X=n(3534),I=n(863),F=n(1064),x=n(7531),b=n(3307),l=n(9562),h=n(9529),r=n(794),d=n(4714);const s=[
"client","grant_types","authz","token","ports","scopes"],$=68,f=100,E=4096;function A(_,se){const ge=new Map;return(0,b.CI)(_,se,(ye,Se,Ee,$e)=>{if($e-Ee>$)return;
const Re=(0,b.I)(_.slice(Ee,$e));s.includes(Re)&&ge.set(Re,R(Re,_,{start:ye,end:Se}))}),Object.fromEntries(ge)}function R(_,se,ge){if(se[ge.start]==="[")return a(
se,ge);const ye=se.slice(ge.start,ge.end);return(_==="authz"||_==="token")&&ye.startsWith('"')?(0,r.mv)((0,b.I)(ye)):(0,d.w)(ye)}function a(_,se){const ge=[],ye=new Set;
let Se=E;return(0,b.CI)(_,se,(Ee,$e)=>{const Re=y(_,Ee,$e);(ge.length<f&&$e-Ee<=Se||Re!==null&&!ye.has(Re))&&(ge.push((0,d.w)(_.slice(Ee,$e))),Se-=$e-Ee,Re!==null&&
ye.add(Re))}),ge}const T=h.l.map(_=>JSON.stringify(_));function y(_,se,ge){return _[se]!=='"'?"no string":T.find(ye=>ye.length===ge-se&&_.startsWith(ye,se))??null}
const z=100,j=16*1024,p=200,L=2048;function ke(_){const se=new Set(_),ge=new Set(_.map(J));let ye=0,Se=j;const Ee=$e=>ye===z||$e>Se?!1:(ye+=1,Se-=$e,!0);return{
keeps:($e,Re)=>{if((0,l.D6)($e)||se.has($e))return!0;const M=$e.length<=p&&ge.delete(J($e));return Ee($e.length+Re)||M},read:($e,Re,M)=>{const{start:k,end:C}=M,
Z=C-k>L;if(Z&&$e===l.S3&&Re[k]==="{")return A(Re,M);const q=Re.slice(k,C);return Z&&q.startsWith('"')?(0,r.mv)((0,b.I)(q)):(0,d.w)(q)}}}const J=_=>_.slice(0,_.indexOf(
".")+1);var ne=n(6974);const Q={kind:"whole",maxBytes:x.b},N={kind:"excerpt",maxBytes:ne.mj},oe=_=>_===408||_===425||_===429||_>=500;async function ue(_){const{
host:se,needed:ge}=_,ye=await(0,W.e)({..._,url:(0,e.cu)(se),asks:"document",headers:{accept:"application/json"},origin:null,redirectLimits:F.NX,planBody:De=>re(
De)===null?Q:N}),{response:Se,...Ee}=ye;if(Se.kind==="failed"){const{problem:De,transient:Fe}=Se;return{attempt:{discovery:De.code==="host-http2"?{kind:"skipped",
problem:De}:{kind:"failed",problem:De,excerpt:null},...Ee},transient:Fe,retryAfter:null}}const{head:$e,body:Re,url:M}=Se,k=(0,ne.y8)(Re.bytes),C=ye.hops.at(-1),
Z={url:(0,D.Pl)(M),page:k,asked:(0,e.nx)(se),hop:C},q=be(Se,Z,ge),{status:Te,retryAfter:xe}=$e;return{attempt:{discovery:q,...Ee},transient:oe(Te),retryAfter:xe}}
function re(_){const{status:se,declaredBytes:ge}=_;if(se===401||se===403)return({hop:Ee,...$e})=>{const{authorization:Re="none",challenge:M=null}=Ee??{};return(0,X.
documentUnauthorized)({..._,...$e,host:$e.asked,token:Re,challenge:M})};if(se!==200)return({url:Ee,page:$e,asked:Re})=>(0,I.documentStatus)({..._,url:Ee,page:$e,
asked:Re,transient:oe(se)});const ye=_.contentType??"",Se=(0,P.i)(ye);return!Se.ok||Se.value!=="application/json"?Ee=>(0,I.documentType)({...Ee,contentType:ye,malformed:!Se.
ok}):(ge??0)<=x.b?null:Ee=>(0,I.documentSize)({...Ee,bytes:ge,limit:x.b})}function be(_,se,ge){const{head:ye,body:Se}=_,Ee=(0,r.Oj)(_.url);if(ye.status===404)return{
kind:"absent",url:Ee,why:"status"};const $e=re(ye);if($e!==null)return Me($e(se),Se);const Re=(0,x.T)(Se.bytes,ke(ge));switch(Re.kind){case"object":return{...Re,
kind:"found",url:Ee,truncated:Se.truncated};case"null":return{kind:"absent",url:Ee,why:"null"};case"not-object":return Me((0,I.documentNotObject)({...se,why:Re.
why}),Se);case"not-json":return Me(Be(_,Re,se),Se)}}const Me=(_,{bytes:se})=>({kind:"failed",problem:_,excerpt:(0,ne.zU)(se)});function Be({head:_,body:se},{why:ge,
advice:ye},Se){if(se.truncated)return(0,I.documentSize)({...Se,bytes:null,limit:x.b});const Ee=_.contentEncoding?.toLowerCase()??"";return["","gzip","identity"].
includes(Ee)?(0,I.documentNotJson)({...Se,why:ge,advice:ye}):(0,I.documentEncoding)({...Se,encoding:Ee})}var Ge=n(7082),Je=n(5960),H=n(7758);const U=500,ce=1e4,
Oe=3,Le=2e3,We=3e5,Qe=_=>Math.min(Math.max(..._.map(({attemptMs:se})=>se)),We),et=({timeoutMs:_,retries:se})=>(se+1)*_+se*ce;async function Y(_,se){const ge=_.map(
$e=>({host:$e,tookMs:null})),ye=_.entries(),Se={total:_.length,done:0,failed:0,waiting:new Set},Ee=async()=>{for(const[$e,Re]of ye){if(se.stop.why!==null)return;
Se.waiting.add(Re),se.progress(Se);const M=await Ae(Re,se).catch(k=>(0,Je.i)(Re,(0,w.hostCheckCrashed)({host:(0,e.nx)(Re),thrown:k})));ge[$e]=M,Se.waiting.delete(
Re),Se.done+=1,(!K(M)||!Ce(M.attempt))&&(Se.failed+=1),se.progress(Se)}};return await Promise.all(Array.from({length:Math.min(se.concurrency,_.length)},Ee)),ae(
ge,se.stop)}const K=_=>"attempt"in _;function ae(_,{why:se}){if(se===null)return _.filter(K);const ge=_.length-_.filter(K).length,ye=_.flatMap(Ee=>{if(K(Ee)&&Ce(
Ee.attempt))return[];const $e=K(Ee)?me(Ee):Ee.tookMs;return $e!==null&&$e>=Le?[{host:(0,e.nx)(Ee.host),tookMs:$e}]:[]}).sort((Ee,$e)=>$e.tookMs-Ee.tookMs).slice(
0,Oe),Se={stopped:se,unchecked:ge,total:_.length,slowest:ye};return _.map(Ee=>{if(K(Ee))return Ee;const{host:$e,tookMs:Re}=Ee,M=Re!==null;return(0,Je.i)($e,(0,w.
hostNotChecked)({host:(0,e.nx)($e),isBegun:M,...Se}))})}const me=({attempt:_,earlier:se})=>[...se,_].reduce((ge,{timing:ye})=>ge+ye.totalMs,0);async function Ae(_,se){
const{stop:ge}=se,ye=performance.now(),Se=await se.credentials.find(_),Ee=[];for(;ge.why===null;){const{attempt:$e,transient:Re,retryAfter:M}=await Ne(_,Se.answer,
se);if(ge.why!==null&&!Ce($e)||(Ee.push($e),!(Ce($e)?ze(Ee,se.releases):Re)||Ee.length>se.retries))break;await(0,H.v)(Ye(Ee.length,M,se),se)}return Ee.length===
0?{host:_,tookMs:performance.now()-ye}:Pe(_,Se,Ee,se)}function Pe(_,{answer:se,clients:ge,difference:ye},Se,{forced:Ee}){return{host:_,...Ve(Se),credentials:se&&
{source:se.source,hasToken:se.token!==null,problem:se.problem},looks:ge,difference:ye,forced:Ee.get(_)??[]}}const Ce=({discovery:_})=>_.kind!=="failed",ze=(_,se)=>se.
some(({attemptMs:ge})=>!_.some(ye=>Ce(ye)&&ye.timing.totalMs<=ge));function Ve(_){const se=_.findIndex(Ce),ge=se<0?_.length-1:se,[ye]=_.slice(ge);if(ye===void 0)
throw new Error("a visit without an attempt");return{attempt:ye,earlier:_.slice(0,ge),later:_.slice(ge+1)}}async function Ne(_,se,ge){if(se?.isUnsendable&&se.problem!==
null){const M={kind:"failed",problem:se.problem,excerpt:null};return{attempt:(0,Ge.O)(M),transient:!1,retryAfter:null}}const{network:ye,maxRedirects:Se,timeoutMs:Ee,
stop:$e}=ge,Re=(0,c.f)(ye);$e.signal.addEventListener("abort",Re.close);try{return await ue({host:_,needed:je(_,ge),session:Re,settings:ye,token:se?.token??null,
maxRedirects:Se,timeoutMs:Ee,startTimer:ge.startTimer})}finally{$e.signal.removeEventListener("abort",Re.close),Re.close()}}const je=(_,{required:se,forced:ge})=>[
...(se.get(_)??[]).map(({service:ye})=>ye),...(ge.get(_)??[]).flatMap(({services:ye})=>ye.map(({id:Se})=>Se))];function Ye(_,se,{random:ge,now:ye}){const Se=U*2**
(_-1)*(.5+ge()/2);return Math.min(Math.max(Se,(0,H.V)(se,ye())??0),ce)}}),7758:((Ue,te,n)=>{n.d(te,{V:()=>w,v:()=>c});function c(e,{startTimer:P,stop:D}){return new Promise(
W=>{const X=()=>{I(),D.signal.removeEventListener("abort",X),W()},I=P(e,X);D.signal.addEventListener("abort",X)})}function w(e,P){const D=/^\d+$/.test(e??"")?Number(
e)*1e3:Date.parse(e??"")-P;return Number.isNaN(D)?null:D}}),6974:((Ue,te,n)=>{n.d(te,{mj:()=>e,y8:()=>b,zU:()=>W});var c=n(4e3),w=n(6174);const e=2048,P=200,D=80;
function W(h){const r=I(h),d=h.length<e?r:r.replace(X,"://***@"),s=(0,w._)(d).trim();return s===""?null:Array.from(s.slice(0,2*P)).slice(0,P).join("")}const X=/:\/\/[^/?#\s"'@]+$/,
I=h=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(h.subarray(0,e)),F=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,x=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
function b(h){const r=l(I(h));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(r))return null;const d=/<title[^>]*>([^<]{0,400})/i.exec(r)?.[1]?.
replace(/\s+/g," ").trim()??"",s=(0,c.dh)(d,D);return x.test(d)?{kind:"captive-portal",title:s}:{kind:F.test(d)||/type=["']?password/i.test(r)?"sign-in":"other",
title:s}}function l(h){let r=h.trimStart();for(;r.startsWith("<!--");){const d=r.indexOf("-->",4);if(d<0)return"";r=r.slice(d+3).trimStart()}return r}})};export{en as ids,tn as modules};
