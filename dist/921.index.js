const qt=[921,456,696],en={4929:((ze,te,n)=>{n.r(te),n.d(te,{credentialsConfig:()=>F,credentialsHelper:()=>I,servicesForced:()=>N,servicesForcedDiffer:()=>b});var c=n(
6246),w=n(1064),e=n(1831),P=n(4e3),D=n(5799);const F=(0,D.lS)((0,D.$e)("credentials-config","CLI configuration has a mistake",w.Du),({clients:l,mistake:f})=>({...K(
f),affects:l}));function K(l){switch(l.kind){case"missing":return{message:`${l.setting} names ${(0,c.o)(l.path)}, which does not exist`,help:"correct the path; \
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
w.Du),({name:l,why:f})=>({message:`credentials helper ${l}: ${f}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; w\
ithout it discovery works, but init fails to install providers'})),B=10,N=(0,D.lS)((0,D.lm)("services-forced","A host block replaces service discovery",["terraf\
orm","opentofu"]),({host:l,at:f})=>({message:`the host block at ${f} defines the services of ${l}; the host's own discovery document is not used`,help:`remove t\
he host block at ${f} to use the discovery document of ${l}`})),b=(0,D.lS)((0,D.lm)("services-forced-differ","A host block and the discovery document differ",["\
terraform","opentofu"]),({host:l,at:f,services:r})=>({message:`the host block at ${f} and the discovery document of ${l} differ in ${(0,P.K4)(r,B,P.dh)}`,help:"\
update the host block or remove it; machines without it use other services"}))}),863:((ze,te,n)=>{n.r(te),n.d(te,{documentAbsent:()=>O,documentEncoding:()=>b,documentHeaders:()=>N,
documentIncomplete:()=>f,documentNotJson:()=>r,documentNotObject:()=>d,documentSize:()=>B,documentStatus:()=>D,documentType:()=>I});var c=n(1064),w=n(4e3),e=n(5799);
const P='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',D=(0,e.lS)((0,e.z3)("document-status","Unexpected HTTP status",c.zK),({location:h,
retryAfter:E,transient:A,asked:R,...a})=>{const{page:T,status:v}=a,U=(z,p)=>({message:`${(0,w._r)(a)}${z}; expected 200 or 404`,help:(0,w.NM)(T,R,p)});if(v>=300&&
v<400)return h?U(", which clients do not follow",(0,e.C)("redirect with 301, 302, 303, 307 or 308")):U(" without a Location header",(0,e.C)("add a Location head\
er to the redirect"));if(v===429){const z=E===null?"":` (Retry-After: ${(0,w.dh)(E,F)})`;return{...U(z,K),help:K}}return A?U("",{operator:"check the host and an\
y proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,w.B9)(R)}):U("",{operator:"return the discovery docume\
nt, or 404 if the host has no services",user:(0,w.Wt)([]),guest:(0,w.qZ)(R)})}),F=40,K={because:"the host limits the requests of this machine or of its network",
operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)",user:"wait, send fewer requests at onc\
e (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},I=(0,e.lS)((0,e.z3)("document-type","Wrong C\
ontent-Type",c.Du),({url:h,page:E,asked:A,contentType:R,malformed:a})=>{const v=R===""?"has no Content-Type":`has ${a?"a malformed Content-Type":"Content-Type"}\
 "${(0,w.dh)(R)}"`;return{message:`${h} ${v}; expected "application/json"`,help:(0,w.NM)(E,A,(0,e.C)("serve the discovery document with Content-Type: applicatio\
n/json","most servers send it for a file named terraform.json"))}}),B=(0,e.lS)((0,e.z3)("document-size","Discovery document is too large",c.Du),({url:h,page:E,asked:A,
bytes:R,limit:a,isPadding:T=!1})=>T?{message:`${h} has more than ${a} bytes; what exceeds the limit is white space`,help:(0,e.C)("remove the white space at the \
end of the document"),severity:"warning"}:{message:`${h} has ${R??`more than ${a}`} bytes, limit ${a}`,help:(0,w.NM)(E,A,(0,e.C)("check what is served at this U\
RL","a discovery document only maps service ids to URLs"))}),N=(0,e.lS)((0,e.z3)("document-headers","Response headers are too large",c.zK),({host:h})=>({message:`${h}\
 sent more than 256 KiB of response headers`,help:(0,e.C)("look for a header or cookie that grows with each request")})),b=(0,e.lS)((0,e.z3)("document-encoding",
"Discovery document cannot be decompressed",c.Du),h=>"host"in h?{message:`${h.host} sent a discovery document that is not gzip, with Content-Encoding: gzip`,help:(0,e.
C)("remove the Content-Encoding header, or compress the document")}:{message:`${h.url} has Content-Encoding "${(0,w.dh)(h.encoding)}", which the clients do not \
decompress`,help:(0,w.NM)(h.page,h.asked,(0,e.C)("configure the server, and any proxy in front of it, to respect Accept-Encoding: gzip"))}),l={closed:"closed th\
e connection in the middle of its response",gzip:"sent a gzip document that is cut off"},f=(0,e.lS)((0,e.z3)("document-incomplete","Discovery document is incomp\
lete",c.zK),({host:h,why:E})=>({message:`${h} ${l[E]}`,help:(0,e.C)("look for a server that crashes while it responds, or a proxy that changes the body")})),r=(0,e.
lS)((0,e.z3)("document-not-json","Discovery document is not valid JSON",c.zK),({url:h,page:E,asked:A,why:R,advice:a})=>({message:`${h} is not valid JSON: ${(0,w.
dh)(R)}`,help:(0,w.NM)(E,A,(0,e.C)(a??P))})),d=(0,e.lS)((0,e.z3)("document-not-object","Discovery document is not a JSON object",c.zK),({url:h,page:E,asked:A,why:R})=>({
message:`${h} is not a JSON object: ${(0,w.dh)(R)}`,help:(0,w.NM)(E,A,(0,e.C)(P))})),s=20,O=(0,e.lS)((0,e.z3)("document-absent","Host has no discovery document",
c.zK),({host:h,url:E,why:A,required:R,clientErrors:a})=>{const T=R.length===0?"at least one service":R.join(", "),v=A==="status"?`has no discovery document (${E}\
 returned 404)`:"has the discovery document `null`, which offers no services",U=a.slice(0,s).map(z=>`"${z}"`).join(", ");return{message:`host ${h} ${v}; require\
d: ${T}`,help:{operator:"serve /.well-known/terraform.json at the root of the host",user:(0,w.Wt)(R),guest:(0,w.qZ)(h),...U===""?{}:{note:`the clients print ${U}`}}}})}),
960:((ze,te,n)=>{n.r(te),n.d(te,{hostProtocol:()=>l,hostRecovered:()=>d,hostSlow:()=>r,hostTimeout:()=>b,hostUnknown:()=>D,hostUnreachable:()=>K});var c=n(1064),
w=n(4e3),e=n(5799);const P={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"\
could not be looked up: the DNS server reported a failure"},D=(0,e.lS)((0,e.z3)("host-unknown","Hostname does not resolve",c.zK),({host:s,why:O})=>({message:`${s}\
 ${P[O]}`,help:O==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check a\
gain"})),F={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-networ\
k-route":"is unreachable: no route to its network"},K=(0,e.lS)((0,e.z3)("host-unreachable","Host is unreachable",c.zK),({host:s,error:O})=>{if(typeof O=="object"&&
"proxy"in O)return{message:`${s} is unreachable: ${O.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"};const h=typeof O==
"string"?F[O]:`is unreachable (${O.code})`;return{message:`${s} ${h}`,help:{operator:"check that the host is up, and that a firewall lets this machine connect t\
o it",user:"check that a firewall or proxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine connect to it; otherwise ${(0,w.
B9)(s)}`}}}),I={lookup:{failed:"could not be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{failed:"did n\
ot accept a connection",help:"check that the host is up, and that a firewall does not drop packets from this machine"},response:{failed:"did not respond",help:""},
body:{failed:"did not finish its response",help:""}},B="serve the document as a static file",N=({asks:s})=>s==="document"?B:"find out what the server waits for,\
 such as its storage",b=(0,e.lS)((0,e.z3)("host-timeout","Host does not respond in time",c.zK),s=>{if(s.phase==="complete")return{message:`${s.host} took ${(0,w.
YA)(s.tookMs)} to return its discovery document; ${(0,w.Af)(s.releases)}`,help:(0,e.C)(B),affects:[...new Set(s.releases.map(({client:A})=>A))]};const{failed:O,
help:h}=I[s.phase],E=s.limitMs===null?"in time":`within ${(0,w.YA)(s.limitMs)}`;return{message:`${s.host} ${O} ${E}`,help:h||{operator:N(s),guest:(0,w.B9)(s.host)}}}),
l=(0,e.lS)((0,e.z3)("host-protocol","Host does not speak HTTP",c.zK),({host:s,error:O})=>({message:`the response of ${s} is not valid HTTP (${O})`,help:{operator:"\
check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}})),f={lookup:"the DNS lookup",
connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"},r=(0,e.lS)((0,e.$e)("host-slow","Hos\
t is slow"),({host:s,phase:O,tookMs:h,limitMs:E,...A})=>{const R=`(limit ${(0,w.YA)(E)}); ${f[O.name]} took ${(0,w.YA)(O.ms)}`;return"url"in A?{message:`${A.url}\
 took ${(0,w.YA)(h)} to answer ${R}`,help:(0,e.C)(N({asks:"answer"}))}:{message:`${s} took ${(0,w.YA)(h)} to return its discovery document ${R}`,help:(0,e.C)(B,
(0,w.Af)(A.releases))}}),d=(0,e.lS)((0,e.lm)("host-recovered","Discovery succeeded after a retry"),({host:s,attempts:O,failure:h,releases:E})=>({message:`discov\
ery of ${s} succeeded at attempt ${O}; the first attempt failed: ${h}`,help:(0,e.C)("find out why the host fails intermittently",E.length===0?"init succeeded, b\
ecause the CLI retries discovery":`init with ${(0,w.eZ)(E)} would have failed`)}))}),9209:((ze,te,n)=>{n.r(te),n.d(te,{redirectInsecure:()=>I,redirectInvalid:()=>B,
redirectLimit:()=>F,redirectLoop:()=>K,redirectNested:()=>N});var c=n(1064),w=n(4e3),e=n(5799);const P=({url:b,asks:l})=>`configure ${b} to return ${l==="docume\
nt"?"the document":"its answer"}`,D=b=>(0,e.C)(`${P(b)}, or to redirect straight to it`),F=(0,e.lS)((0,e.z3)("redirect-limit","Too many redirects",c.Du),({redirects:b,
clients:l,limits:f,...r})=>{const d=l.map(s=>`${c.bB[s]} follows ${f[s]}`);return{message:`${r.url} redirects ${b} times; ${d.join(", ")}`,help:D(r),affects:l}}),
K=(0,e.lS)((0,e.z3)("redirect-loop","Redirect loop",c.zK),({url:b,asks:l,to:f})=>({message:`the redirects of ${b} lead back to ${f}`,help:(0,e.C)(P({url:b,asks:l}))})),
I=(0,e.lS)((0,e.$e)("redirect-insecure","Redirect to plain HTTP",c.Du),({url:b,to:l,exposesToken:f})=>({message:`${b} redirects to ${l}, which is not https${f?"\
; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,help:(0,e.C)("redirect to an https URL")})),B=(0,e.lS)((0,e.z3)("redirect\
-invalid","Invalid redirect",c.zK),({redirect:b,url:l,why:f})=>({message:`the redirect ${b} ${l} cannot be followed: ${(0,w.dh)(f)}`,help:(0,e.C)("redirect to a\
n https URL")})),N=(0,e.lS)((0,e.lm)("redirect-nested","More than one redirect"),({url:b,redirects:l})=>({message:`${b} redirects ${l} times; the protocol only \
requires clients to follow 1 redirect`,help:D({url:b,asks:"document"})}))}),9872:((ze,te,n)=>{n.r(te),n.d(te,{proxyRefused:()=>K,tlsExpired:()=>I,tlsExpiresSoon:()=>z,
tlsNameMismatch:()=>A,tlsNotYetValid:()=>B,tlsPlainHttp:()=>U,tlsProtocol:()=>v,tlsUntrusted:()=>h});var c=n(1064),w=n(4e3),e=n(5799);const P=({host:p,isLeaf:L})=>L?
`the certificate of ${p}`:`an authority in the certificate chain of ${p}`,D=p=>F(new Date(p).toISOString()),F=p=>p.slice(0,10),K=(0,e.lS)((0,e.z3)("proxy-refuse\
d","Proxy refused the request",c.zK),({host:p,reason:L})=>({message:`${p} was not reached: ${L}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terrafo\
rm and OpenTofu read too"})),I=(0,e.lS)((0,e.z3)("tls-expired","TLS certificate has expired",c.zK),p=>({message:`${P(p)} expired on ${D(p.at)}`,help:(0,e.C)("re\
new the certificate and reload the server")})),B=(0,e.lS)((0,e.z3)("tls-not-yet-valid","TLS certificate is not valid yet",c.zK),p=>({message:`${P(p)} is not val\
id before ${D(p.at)}`,help:"check the clock of this machine and the start date of the certificate"})),N={leaf:"is signed by an unknown authority, or the host do\
es not send the intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"i\
s self-signed"},b="configure the host to send its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",l={"negative-serial":{
says:"has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a c\
ertificate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authoriti\
es below it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for s\
ervers (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstrai\
nts)",help:"have it issued by an authority whose name constraints permit all of its names"}},f=(p,L)=>({says:`has ${p}, which Terraform and OpenTofu do not supp\
ort`,help:L}),r="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",d="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",s={name:"\
the name of the host",dates:"its dates",authority:"the authority above it",issuer:"its issuer and extensions",signature:"its signature",encoding:"its encoding"};
function O(p){switch(p.kind){case"unknown-authority":return{says:N[p.sent],help:b};case"curve":return f(`a key on the curve ${p.curve}`,r);case"key":return f(`a\
 key of the kind ${p.name}`,r);case"key-size":return f(`an RSA key of ${p.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":return f(`a si\
gnature of the kind ${p.name}`,d);case"critical-extension":return f(`the critical extension ${p.id}`,"issue it without that extension");case"openssl":return{says:`\
passes the rules of Terraform and OpenTofu, but not the second check by OpenSSL (${s[p.check]}), so nothing was sent`,help:"issue it with a program that follows\
 RFC 5280"};case"malformed":return{says:`is malformed (${p.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};case"\
negative-serial":case"no-authority":case"path-length":case"usage":case"constraints":return l[p.kind]}}const h=(0,e.lS)((0,e.z3)("tls-untrusted","TLS certificate\
 is not trusted",c.zK),({flaw:p,...L})=>{const{says:Se,help:V}=O(p);return{message:`${P(L)} ${Se}`,help:V}}),E=3,A=(0,e.lS)((0,e.z3)("tls-name-mismatch","TLS ce\
rtificate is for another name",c.zK),({host:p,names:L})=>({message:L.length===0?`the certificate of ${p} has no DNS name among its subject alternative names`:`t\
he certificate of ${p} is for ${(0,w.K4)(L,E,w.dh)}`,help:`issue a certificate that lists ${p} as a subject alternative name, or use the name it is for`})),R={"\
not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"requires a client certifi\
cate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the ser\
ver knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},a="enable TLS 1.3, or TLS \
1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256";function T({kind:p,name:L}){switch(p){case"version":return{says:`offers no TLS version later than ${L.replace(
/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"};case"cipher":return{says:`offers only cipher suites that Terraform and OpenT\
ofu do not support, such as ${L}`,help:a};case"group":return{says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${L}`,help:"\
enable the group X25519 or P-256 on the host"}}}const v=(0,e.lS)((0,e.z3)("tls-protocol","TLS handshake failed",c.zK),({host:p,error:L})=>{if(typeof L=="object"&&
"code"in L)return{message:`the TLS handshake with ${p} failed (${L.code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"};
const{says:Se,help:V}=typeof L=="string"?R[L]:T(L);return{message:`${p} ${Se}`,help:V}}),U=(0,e.lS)((0,e.z3)("tls-plain-http","Port serves plain HTTP",c.zK),({host:p})=>({
message:`${p} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery alwa\
ys uses https"})),z=(0,e.lS)((0,e.$e)("tls-expires-soon","TLS certificate expires soon"),({host:p,days:L,expires:Se})=>{const V=L===0?"today":L===1?"in 1 day":`\
in ${L} days`;return{message:`the certificate of ${p} expires ${V}, on ${F(Se)}`,help:(0,e.C)("renew the certificate; if it is renewed automatically, find out w\
hy that has not happened")}})}),4715:((ze,te,n)=>{n.r(te),n.d(te,{answerIncomplete:()=>P});var c=n(1064),w=n(5799);const e={closed:"closed the connection before\
 the end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},P=(0,w.lS)(
(0,w.z3)("answer-incomplete","Response is incomplete",c.Du),({host:D,why:F})=>({message:`${D} ${e[F]}`,help:(0,w.C)("check for a server that crashes while it re\
sponds, or a proxy that changes the body")}))}),793:((ze,te,n)=>{n.r(te),n.d(te,{loginAuthzInvalid:()=>s,loginAuthzMissing:()=>d,loginClientEmpty:()=>b,loginClientMissing:()=>N,
loginGrantTypesInvalid:()=>l,loginGrantTypesUnknown:()=>r,loginGrantTypesUnsupported:()=>f,loginPortsCount:()=>E,loginPortsIgnored:()=>T,loginPortsOrder:()=>R,loginPortsRange:()=>A,
loginPortsSingle:()=>a,loginScopesIgnored:()=>U,loginScopesInvalid:()=>v,loginTokenInvalid:()=>h,loginTokenMissing:()=>O,loginType:()=>B,loginUrlPort:()=>z});var c=n(
1064),w=n(4e3),e=n(5799);const P=5;function D(p){if(!Array.isArray(p))return F(p);const L=p.length>P?", \u2026":"";return`[${p.slice(0,P).map(F).join(", ")}${L}\
]`}function F(p){return p===void 0?"missing":typeof p=="object"&&p!==null?(0,w.go)(p):(0,w.dh)(JSON.stringify(p))}const K=(p,L)=>`is ${D(p)}${p===void 0?"":`, n\
ot ${L}`}`,I=(p,L)=>`"${L}" in login.v1 of host ${p}`,B=(0,e.lS)((0,e.z3)("login-type","login.v1 is not an object",c.Du),({host:p,value:L,why:Se})=>({message:`l\
ogin.v1 of host ${p} is ${(0,w.go)(L)}, not an object`,help:(0,e.C)('set login.v1 to an object with "client", "authz" and "token"',(0,w.zd)(Se))})),N=(0,e.lS)((0,e.
z3)("login-client-missing","login.v1 has no client",c.Du),({host:p,value:L})=>({message:`${I(p,"client")} ${K(L,"a string")}`,help:(0,e.C)('set "client" to the \
OAuth client ID, for example "terraform-cli"')})),b=(0,e.lS)((0,e.$e)("login-client-empty","login.v1 has an empty client",c.Du),({host:p})=>({message:`${I(p,"cl\
ient")} is an empty string`,help:(0,e.C)('set "client" to the OAuth client ID that the authorization server expects')})),l=(0,e.lS)((0,e.z3)("login-grant-types-\
invalid","grant_types in login.v1 is not an array",c.Du),({host:p,value:L})=>({message:`${I(p,"grant_types")} ${K(L,"an array of strings")}`,help:(0,e.C)('set "\
grant_types" to ["authz_code"], or remove it')})),f=(0,e.lS)((0,e.z3)("login-grant-types-unsupported","login.v1 has no usable grant type",c.Du),({host:p,value:L})=>({
message:`${I(p,"grant_types")} is ${D(L)}, which contains no supported grant type`,help:(0,e.C)('add "authz_code" to "grant_types"')})),r=(0,e.lS)((0,e.lm)("log\
in-grant-types-unknown","login.v1 has unknown grant types"),({host:p,value:L})=>({message:`${I(p,"grant_types")} is ${D(L)}; the clients know "authz_code" and "\
password" only`,help:(0,e.C)('remove the unknown grant types; move scopes to "scopes"')})),d=(0,e.lS)((0,e.z3)("login-authz-missing","login.v1 has no authz URL",
c.Du),({host:p,value:L})=>({message:`${I(p,"authz")} ${K(L,"a string with a URL")}`,help:(0,e.C)('set "authz" to the URL of the authorization endpoint')})),s=(0,e.
lS)((0,e.z3)("login-authz-invalid","authz URL in login.v1 cannot be used",c.Du),({host:p,why:L})=>({message:`${I(p,"authz")}: ${(0,w.dh)(L)}`,help:(0,e.C)('set \
"authz" to an https:// URL without user name, or to a path that starts with a slash')})),O=(0,e.lS)((0,e.z3)("login-token-missing","login.v1 has no token URL",c.
Du),({host:p,value:L})=>({message:`${I(p,"token")} ${K(L,"a string with a URL")}`,help:(0,e.C)('set "token" to the URL of the token endpoint')})),h=(0,e.lS)((0,e.
z3)("login-token-invalid","token URL in login.v1 cannot be used",c.Du),({host:p,why:L})=>({message:`${I(p,"token")}: ${(0,w.dh)(L)}`,help:(0,e.C)('set "token" t\
o an https:// URL without user name, or to a path that starts with a slash')})),E=(0,e.lS)((0,e.z3)("login-ports-count","ports in login.v1 is not two ports",c.Du),
({host:p,value:L})=>({message:`${I(p,"ports")} ${K(L,"exactly two elements")}`,help:(0,e.C)('set "ports" to the first and the last port, for example [10000, 100\
10]')})),A=(0,e.lS)((0,e.z3)("login-ports-range","ports in login.v1 are out of range",c.Du),({host:p,value:L})=>({message:`${I(p,"ports")} is ${D(L)}; both must\
 be whole numbers from 1024 to 65535`,help:(0,e.C)('set "ports" to two numbers in this range, for example [10000, 10010]')})),R=(0,e.lS)((0,e.z3)("login-ports-o\
rder","ports in login.v1 are in the wrong order",c.Du),({host:p,value:L})=>({message:`${I(p,"ports")} is ${D(L)}; the first port is greater than the last`,help:(0,e.
C)("write the lower port first")})),a=(0,e.lS)((0,e.z3)("login-ports-single","ports in login.v1 is a range of one port",c.Du),({host:p,value:L})=>({message:`${I(
p,"ports")} is ${D(L)}; the clients never use the last port, so none is left`,help:(0,e.C)('set "ports" to at least two ports, for example [10000, 10010]')})),T=(0,e.
lS)((0,e.$e)("login-ports-ignored","ports in login.v1 is not an array",c.Du),({host:p,value:L})=>({message:`${I(p,"ports")} ${K(L,"an array")}; the clients igno\
re it and use 1024 to 65535`,help:(0,e.C)('set "ports" to an array such as [10000, 10010], or remove it')})),v=(0,e.lS)((0,e.z3)("login-scopes-invalid","scopes \
in login.v1 contains a value that is not a string",c.Du),({host:p,value:L})=>({message:`${I(p,"scopes")} ${K(L,"an array of strings")}`,help:(0,e.C)('set "scope\
s" to an array of strings, or remove it')})),U=(0,e.lS)((0,e.$e)("login-scopes-ignored","scopes in login.v1 is not an array",c.Du),({host:p,value:L})=>({message:`${I(
p,"scopes")} ${K(L,"an array")}; the clients ignore it`,help:(0,e.C)('set "scopes" to an array of strings, or remove it')})),z=(0,e.lS)((0,e.$e)("login-url-port",
"Login URL has no port",c.Du),({host:p,endpoints:L})=>{const Se=L.map(({name:Q})=>`"${Q}"`).join(" and "),[V]=L,ne=L.length===1;return{message:`${Se} in login.v\
1 of host ${p} ${ne?"names":"name"} no port, so a login uses port 443: ${V?.url??""}`,help:(0,e.C)(`write a path that starts with a slash, or add :${V?.port??""}\
 to the URL${ne?"":"s"}`)}})}),9319:((ze,te,n)=>{n.r(te),n.d(te,{serviceUrlCredentials:()=>D,serviceUrlCrossHost:()=>A,serviceUrlDoubleSlash:()=>a,serviceUrlEmpty:()=>F,
serviceUrlInsecure:()=>E,serviceUrlInvalid:()=>P,serviceUrlLooksLikeHost:()=>K,serviceUrlNoSlash:()=>I,serviceUrlOtherPort:()=>R,serviceUrlPrivate:()=>O,serviceUrlQuery:()=>N,
serviceUrlRelative:()=>B,serviceUrlSame:()=>T});var c=n(1064),w=n(4e3),e=n(5799);const P=(0,e.lS)((0,e.z3)("service-url-invalid","Service URL cannot be used",c.
zK),({id:v,host:U,url:z,why:p})=>({message:z===null?`${v} of host ${U}: ${(0,w.dh)(p)}`:`${v} of host ${U} is "${z}", which the clients cannot connect to: ${p}`,
help:(0,e.C)(`set ${v} to an https:// URL, or to a path that starts with a slash`)})),D=(0,e.lS)((0,e.z3)("service-url-credentials","Service URL contains a user\
 name",c.zK),({id:v,host:U,why:z})=>({message:`${v} of host ${U}: ${z}`,help:(0,e.C)("remove the user name and password from the URL, or from the redirect that \
leads to the document","give tokens to the clients instead")})),F=(0,e.lS)((0,e.z3)("service-url-empty","Service URL is empty",c.zK),({id:v,host:U,url:z})=>({message:`${v}\
 of host ${U} is an empty string, which resolves to the document itself: ${z}`,help:(0,e.C)(`set ${v} to the URL of the service, such as "/v1/${v.split(".")[0]}\
/", or remove it`)})),K=(0,e.lS)((0,e.z3)("service-url-looks-like-host","Service URL has no https://",c.zK),({id:v,host:U,value:z,why:p})=>({message:`${v} of ho\
st ${U} is "${z}", which is a path and not a URL with a host`,help:(0,e.C)(`write "https://${z}" if a host is meant`,p===null?void 0:(0,w.zd)(p))})),I=(0,e.lS)(
(0,e.z3)("service-url-no-slash","Service URL does not end with a slash",c.rG),({id:v,host:U,url:z,clients:p})=>{const L=p.map(V=>c.bB[V]),Se=z.slice(z.lastIndexOf(
"/")+1);return{message:`${v} of host ${U} does not end with a slash: ${z}`,help:(0,e.C)("add the slash",`without it ${L.slice(0,-1).join(", ")} and ${L.at(-1)} \
replace "${Se}" with the path that they append`),affects:p}}),B=(0,e.lS)((0,e.$e)("service-url-relative","Service URL is relative to the document",["dependabot",
"renovate","terragrunt"]),({id:v,host:U,url:z})=>({message:`${v} of host ${U} is a path without a leading slash: Terraform and OpenTofu resolve it to ${z}, othe\
r clients do not`,help:(0,e.C)("start the path with a slash, or write the complete URL")})),N=(0,e.lS)((0,e.$e)("service-url-query","Service URL has a query",c.
Du),({id:v,host:U})=>({message:`${v} of host ${U} has a query, which the clients drop when they append a path`,help:(0,e.C)("move the content of the query into \
the path","never put a secret into the document")})),b=10,l=3;function f({host:v,uses:U},z=["is","are"]){const p=Map.groupBy(U,({id:Se})=>Se),L=Array.from(p,([Se,
V])=>{const ne=V.flatMap(({endpoint:Q})=>Q??[]);return ne.length===0?Se:`${Se} (${ne.join(", ")})`});return`${(0,w.K4)(L,b,w.dh)} of host ${v} ${L.length===1?z[0]:
z[1]}`}const r=({urls:v})=>(0,w.K4)(v,l,w.dh),d=({uses:v})=>c.zK.filter(U=>v.some(({id:z})=>(0,c.SZ)(z).includes(U))),s={loopback:"on other machines",private:"o\
utside of its network",reserved:"on the internet"},O=(0,e.lS)((0,e.z3)("service-url-private","Service URL has a non-public address",c.zK),v=>({message:`${f(v)} \
at ${r(v)}, which clients ${s[v.kind]} cannot reach`,help:(0,e.C)(`set the external URL of the registry (also called base URL or public URL) to https://${v.host}`),
affects:d(v)})),h=[...c.Du,"dependabot"],E=(0,e.lS)((0,e.$e)("service-url-insecure","Service URL is not https",h),v=>{const U=v.uses.every(({endpoint:L})=>L!==null),
z=U?"a login sends its token in clear text otherwise":`the clients send the token of ${v.host} there in clear text`,p=d(v);return{message:`${f(v)} not https: ${r(
v)}`,help:(0,e.C)(v.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",U||v.hasToken?z:void 0),affects:h.
filter(L=>p.includes(L))}}),A=(0,e.lS)((0,e.$e)("service-url-cross-host","Service is on another host",["dependabot","renovate"]),v=>{const{host:U,name:z}=v,p=`${f(
v)} on another host: ${r(v)}`,L=d(v).includes("renovate");return v.hasToken&&L?{message:p,help:`give Dependabot and Renovate a token for ${z}; Terraform and Ope\
nTofu send it the token of ${U}`}:{message:p,help:`where outgoing traffic is filtered, allow ${z} as well`,severity:"notice",affects:[]}}),R=(0,e.lS)((0,e.lm)("\
service-url-other-port","Service is on another port of the host"),v=>({message:`${f(v)} on another port of the same host: ${r(v)}`,help:(0,e.C)(`check that clie\
nts can connect to this port; behind a proxy, set the external URL of the registry to https://${v.host}`)})),a=(0,e.lS)((0,e.$e)("service-url-double-slash","Ser\
vice URL has a double slash"),v=>({message:`${f(v,["has","have"])} a double slash in the path: ${r(v)}`,help:(0,e.C)("remove the slash at the end of the externa\
l URL of the registry")})),T=(0,e.lS)((0,e.$e)("service-url-same","Two services have the same URL"),v=>({message:`${f(v,["has","have"])} the same URL: ${r(v)}`,
help:(0,e.C)("check both URLs","few registries serve modules and providers below one URL, and a copied line is more likely")}))}),2847:((ze,te,n)=>{n.r(te),n.d(
te,{serviceMissing:()=>I,serviceType:()=>N,serviceVersion:()=>B});var c=n(1064),w=n(9562),e=n(4e3),P=n(5799);const D=20,F=({offered:b})=>b.length===0?"is empty":
`offers ${(0,e.K4)(b,D,e.dh)}`;function K(b,l){const{id:f,host:r,offered:d,block:s}=b,O=`the discovery document, which ${F(b)}`;if(s!==null)return`add ${f} to t\
he \`host\` block at ${s}, which ${F(b)}`;if(f===w.xq&&l)return`configure a network mirror for the provider: Artifactory serves providers at https://${r}/artifa\
ctory/api/terraform/REPOSITORY/providers/ and offers no ${f}; the discovery document ${F(b)}`;const h=(0,w.qE)(f)?d.find(A=>(0,w.OA)(A)===f):void 0,E=f===w.xq?`\
use a host that offers ${f}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host tha\
t offers ${f}`;return{operator:h===void 0?`add ${f} to ${O}`:`rename ${h} to ${f} in ${O}`,user:E}}const I=(0,P.lS)((0,P.z3)("service-missing","Service is not o\
ffered",c.zK),b=>b.id==="any"?{message:`host ${b.host} does not provide any service`,help:(0,P.C)(`add a service to the discovery document, which ${F(b)}`)}:{message:b.
why,help:K(b,b.isArtifactory)}),B=(0,P.lS)((0,P.z3)("service-version","Service is offered in another version",c.zK),b=>({message:b.why,help:b.isReadable?K(b,!1):
`require an id of the form NAME.vN; the discovery document ${F(b)}`})),N=(0,P.lS)((0,P.z3)("service-type","Service URL is not a string",c.zK),({id:b,host:l,value:f,
why:r})=>({message:`${b} of host ${l} is ${(0,e.go)(f)}, not a string with a URL`,help:(0,P.C)(`set ${b} to a URL such as "/v1/modules/"`,(0,e.zd)(r))}))}),8011:((ze,te,n)=>{
n.r(te),n.d(te,{blockReserved:()=>s,blockUnsupported:()=>O,hostDotlessModule:()=>A,hostIdnModule:()=>R,hostInvalid:()=>h,hostMissing:()=>E,sourceDynamic:()=>d,sourceInvalid:()=>B,
sourceNearMiss:()=>N});var c=n(6174),w=n(1064),e=n(4e3),P=n(5799);const D=120,F={"remote-in-test":["is a remote module source; Terraform tests accept local and \
registry modules only","use a local path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is n\
ot the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remov\
e the block and run init again"],terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},K={missing:["has no source","add `source`"],null:[
"has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { sourc\
e = "NAMESPACE/TYPE", version = "~> 1.0" }']};function I(a){switch(a.reason){case"rejected":{const{error:T,advice:v}=a;return{message:T,help:v??void 0}}case"mis\
sing":case"null":case"not-a-requirement":{const[T,v]=K[a.reason];return{message:`${a.address} ${T}`,help:v}}case"remote-in-test":case"white-space":case"stack":case"\
locked-provider":case"terragrunt":{const[T,v]=F[a.reason];return{message:`"${a.text}" ${T}`,help:v}}}}const B=(0,P.lS)((0,P.z3)("source-invalid","Source address\
 is invalid",w.Du),I),N=(0,P.lS)((0,P.$e)("source-near-miss","Source address is probably a mistake",w.Du),a=>({message:a.host===null?`"${a.text}" is not read as\
 a registry address`:`"${a.text}" is read as host ${a.host}`,help:a.advice})),b=4,l="to check its host, add the host to `hostnames`; to read files as well, set \
`scan: .`";function f(a){const T=a.slice(0,b).map(({text:z,from:p})=>`${z===null?"not known":(0,e.dh)(z,D)} ${p??"by default"}`),v=a.length-T.length,U=v>0?`${v}\
 more`:T.pop();return`${T.join(", ")} and ${U}`}function r(a){const{address:T,argument:v,expression:U,candidates:z,refused:p}=a,L=(0,c.Q)((0,e.dh)(U,D)),Se=`${v}\
 of ${T} is ${L}`;if(p==="never")return{message:`${Se}, which Terraform does not evaluate`,help:`write the ${v} as a literal`};if(p!==null){const{variable:V}=p;
return{message:`${Se}, and Terraform evaluates var.${V} here only with \`const = true\``,help:`add \`const = true\` to variable "${V}", which requires Terraform\
 1.15, or write the ${v} as a literal`}}return z.length>1?{message:`${Se}, which is ${f(z)}`,help:l}:{message:`${Se}, which is only known at init time`,help:l}}
const d=(0,P.lS)((0,P.lm)("source-dynamic","Source address is only known at init time"),r),s=(0,P.lS)((0,P.lm)("block-reserved","Block is reserved for a future \
version"),({block:a,parent:T})=>({message:`${a} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it\
 into a ${T} block`})),O=(0,P.lS)((0,P.z3)("block-unsupported","Block is not supported by this CLI",w.Du),({kind:a})=>{const{client:T,what:v}=w.$I[a];return{message:`${v}\
 is supported by ${w.bB[T]} only`,help:T==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),h=(0,P.
lS)((0,P.z3)("host-invalid","Hostname is invalid",w.Du),a=>({message:`"${a.text}" is not a hostname: ${a.error}`,help:a.advice??void 0})),E=(0,P.lS)((0,P.z3)("h\
ost-missing","Hostname is missing",["opentofu"]),({block:a})=>({severity:"warning",message:`the ${a} has no hostname, and OpenTofu has no default`,help:a==="clo\
ud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),A=(0,P.lS)((0,P.z3)("host-dotless-module","Module hos\
t has no dot in its name",w.Du),({host:a,name:T})=>({message:`module sources cannot name host ${a}: must contain at least one dot`,help:`use a full name such as\
 ${T}.localdomain; provider addresses accept the short name`})),R=(0,P.lS)((0,P.z3)("host-idn-module","Terraform cannot use modules from an internationalized ho\
st",["terraform"]),({host:a})=>({message:`Terraform cannot use modules from host ${a}: it converts the name to punycode and then refuses punycode`,help:(0,P.C)(
"serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),6188:((ze,te,n)=>{n.d(te,{P2:()=>D,RC:()=>w,VX:()=>K,aZ:()=>c,hp:()=>F,
mW:()=>e,sD:()=>N,sc:()=>B,zC:()=>b});class c extends Error{argument;want;constructor(T,v){super(`${T.path.join(".")} must be ${v}`),this.argument=T,this.want=v}}
function w(a,T,v,U){const z=a.find(({keys:V})=>E(V[0]?.name,T))?.keys[0];if(z===void 0)return;const p={path:[...v.path,T],span:z},L=A(a,T),Se=L.filter(({keys:V})=>V.
length>0);Se.length>0&&U({kind:"items",items:Se},p);for(const{keys:V,value:ne}of L)V.length>0||U(ne.kind==="object"?{kind:"items",items:ne.items}:ne,p)}function e(a,T){
if(a.kind==="items"||a.kind==="object")return a.items;throw new c(T,"a block")}const P=1e5;function D(a,T,v,U){const z=v??new Map,p=a.kind==="item"?[a.item]:e(a,
T),L=new Set,Se=Map.groupBy(p,({keys:ne})=>ne[0]?.name.toLowerCase());let V=0;for(const{keys:ne,value:Q}of p){const[_,...oe]=ne;if(_===void 0)throw new c(T,"a b\
lock with a label");const{name:ue}=_;if(L.has(ue))continue;oe.length>0&&L.add(ue);const re={path:[...T.path,ue],span:_},$e=oe.length>0?Se.get(ue.toLowerCase())??
[]:[];if(V+=$e.length,V>p.length+P)throw new c(re,"spelled like the others");const Ae=oe.length>0?{kind:"items",items:$e.map(R)}:Q;z.set(ue,U(Ae,re,z.get(ue)))}
return z}const F=(a,T,v)=>D(a,T,v,l);function K(a,T,v,U){const z=I(a);if(z===void 0)throw new c(T,"a list");const p=z.map(L=>U(L,T,void 0));for(const L of p)v.push(
L);return v}function I(a){return a.kind==="items"?a.items.map(T=>({kind:"item",item:T})):a.kind==="object"?[a]:a.kind==="list"?a.elements:void 0}const B=(a,T)=>{
if(a.kind==="number")return a.text;if(a.kind==="string")return a.value;throw new c(T,"a string")},N=(a,T)=>h(a.kind==="string"?{kind:"number",text:a.value}:a,T,
"int"),b=(a,T)=>{if(a.kind==="bool")return a.value;throw new c(T,"true or false")},l=(a,T,v)=>f(v?.kind??d(a,T),a,T,v);function f(a,T,v,U){switch(a){case"string":
return{kind:a,value:B(T,v,void 0)};case"bool":return{kind:a,value:b(T,v,void 0)};case"int":case"float":return{kind:a,value:h(T,v,a)};case"list":{const z=U?.kind===
a?U.elements:[];return{kind:a,elements:K(T,v,z,r)}}case"map":return{kind:a,entries:F(T,v,void 0)};case"maps":{const z=U?.kind===a?U.elements:[];return{kind:a,elements:K(
T,v,z,F)}}}}const r=(a,T)=>{const v=d(a,T);return f(v==="maps"?"map":v,a,T,void 0)};function d(a,T){switch(a.kind){case"items":case"object":return"maps";case"nu\
mber":return"int";case"item":throw new c(T,"a value");case"string":case"float":case"bool":case"list":return a.kind}}const s=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,
O=2**63-1;function h(a,T,v){if(a.kind!=="number"&&a.kind!=="float")throw new c(T,"a number");const U=a.text.replace("-",""),z=Number(/^0[0-7]+$/.test(U)?`0o${U}`:
U);if(v==="int"&&(!s.test(U)||z>O))throw new c(T,"a whole number");if(!Number.isFinite(z))throw new c(T,"a number");return a.text.startsWith("-")?-z:z}const E=(a,T)=>a?.
toLowerCase()===T.toLowerCase(),A=(a,T)=>a.filter(({keys:v})=>E(v[0]?.name,T)).map(R),R=({keys:a,value:T})=>({keys:a.slice(1),value:T})}),4045:((ze,te,n)=>{n.d(
te,{D:()=>$t,J:()=>Lt});var c=n(3024),w=n(6760),e=n(1807),P=n(5747),D=n(4929),F=n(2713),K=n(6134),I=n(8947);class B extends Error{start;constructor(i,g){super(i),
this.start=g}}const N=200,b=20;function l(u){const i=u[b];if(i!==void 0)throw new B(`more than ${b} names before a value`,i.start)}const f={a:"\x07",b:"\b",f:"\f",
n:`
`,r:"\r",t:"	",v:"\v","\\":"\\",'"':'"'},r=/\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y,d=1114111;function s(u,i,g){
let S="",X=0,ee=i+1;for(let ie=ee;ie<u.length;ie+=1){const fe=u[ie];if(X>0)fe==="{"?X+=1:fe==="}"&&(X-=1);else if(fe==='"'){const de=u.slice(ee,ie);return{value:S===
""?de:(0,I.uK)(S+(0,I.ZJ)(de)),end:ie+1}}else{if(fe===`
`)throw new B("string is not terminated",ie);fe==="\\"?(ie>ee&&(S+=(0,I.ZJ)(u.slice(ee,ie))),S+=O(u,ie,g),ee=r.lastIndex,ie=ee-1):g==="hcl"&&u.startsWith("${",ie)&&
(X=1,ie+=1)}}throw new B("string is not terminated",u.length)}function O(u,i,g){r.lastIndex=i;const[S,X,ee,ie,fe,de]=r.exec(u)??[];if(X!==void 0)return f[X]??"";
if(ee!==void 0)return String.fromCharCode(Number.parseInt(ee,16));if(ie!==void 0)return String.fromCharCode(Number.parseInt(ie,8));const Ie=Number.parseInt(fe??
de??"",16),Ze=Ie>=55296&&Ie<=57343;if(S===void 0||Ie>d||Ze&&g==="json")throw new B("invalid escape sequence",i);return(0,I.ZJ)(Ze?"\uFFFD":String.fromCodePoint(
Ie))}const h=new RegExp("[^\\p{L}\\p{Nd}_]","u");function E(u,i){const g=u.indexOf(`
`,i)+1,S=u.startsWith("<<-",i),X=u.slice(i+(S?3:2),Math.max(0,g-1));if(!u.startsWith("<<",i)||X===""||h.test(X))throw new B("invalid heredoc marker",i);for(let ee=g;;){
const ie=u.indexOf(`
`,ee);if(ie<0)throw new B("heredoc is not terminated",u.length);const fe=u.slice(ee,ie);if(fe.length>=X.length+(S?1:0)&&fe.replace(/^[\t\v\f\r ]+/,"")===X){const Ie=fe.
slice(0,fe.length-X.length),Ze=u.slice(g,ee);return{value:S?A(Ze,Ie):Ze+Ie,end:ie+1}}ee=ie+1}}function A(u,i){const g=u.split(`
`).slice(0,-1);return g.every(S=>S.startsWith(i))?g.map(S=>`${S.slice(i.length)}
`).join(""):u}const R={hcl:"{}[],=",json:"{}[],:"},a=/[ \t\n\r]+/y,T=/(?:#|\/\/)[^\n]*/y,v=new RegExp("[\\p{L}_]","uy"),U=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),z=/-?0[xX][0-9a-fA-F]+/y,p=/(?:-?\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d*)?/y,
L=/^-?0\d+[89]/,Se=/^-?0\d/,V=/[\0\ue123]/;function ne(u,i,g){return u.lastIndex=g,u.exec(i)?.[0]??""}class Q{#e;#t;#s=0;constructor(i,g){this.#e=i,this.#t=g;const S=i.
search(V);if(S>=0)throw new B("null character or U+E123",S)}next(){this.#i();const i=this.#s,{kind:g,value:S,end:X}=this.#n(i);return this.#s=X,{kind:g,value:S,
start:i,end:X}}#n(i){const g=this.#e,S=g[i];if(S===void 0)return{kind:"end of the file",value:"",end:i};if(R[this.#t].includes(S))return{kind:S,value:S,end:i+1};
if(S==='"')return{kind:"string",...s(g,i,this.#t)};if(S==="<"&&this.#t==="hcl")return{kind:"heredoc",...E(g,i)};if(ne(v,g,i)!=="")return this.#r(i);const X=this.#t===
"hcl"?ne(z,g,i):"",ee=X||ne(p,g,i);if(ee==="")throw new B("illegal character",i);const ie=i+ee.length,fe=X===""&&/[.eE]/.test(ee),de=this.#t==="hcl"?L:Se;if(!fe&&
de.test(ee))throw new B("number begins with 0",i);return{kind:fe?"float":"number",value:ee,end:ie}}#r(i){U.lastIndex=i;const g=U.exec(this.#e)?.index??this.#e.length,
S=this.#e.slice(i,g);if(S==="true"||S==="false")return{kind:"bool",value:S,end:g};if(this.#t==="hcl")return{kind:"name",value:S,end:g};if(S==="null")return{kind:"\
null",value:S,end:g};throw new B("illegal character",i)}#i(){for(;;){const i=this.#s;if(this.#s+=ne(a,this.#e,this.#s).length,this.#t==="hcl"&&this.#l(),this.#s===
i)return}}#l(){if(this.#e.startsWith("/*",this.#s)){const i=this.#e.indexOf("*/",this.#s+2);if(i<0)throw new B("comment is not terminated",this.#e.length);this.#s=
i+2}else this.#s+=ne(T,this.#e,this.#s).length}}function _(u){const i=new oe(u);return ue(i.parse())}class oe{#e;#t=0;constructor(i){this.#e=new Q(i,"json")}parse(){
return this.#e.next(),this.#s()}#s(){this.#t+=1;const i=[];do{const g=this.#n(),S=g&&this.#r(this.#e.next());if(!S)break;i.push({keys:g,value:S})}while(this.#e.
next().kind===",");return this.#t-=1,i}#n(){const i=[];for(;;){const{kind:g,value:S,start:X,end:ee}=this.#e.next();if(g===":"&&i.length>0)return i;if(g==="}"||g===
"end of the file")return null;if(g!=="string")throw new B("expected a name in quotation marks",X);i.push({name:S,start:X,end:ee}),l(i)}}#r(i){const{kind:g,value:S,
start:X}=i;if(this.#t>N)throw new B(`values are nested deeper than ${N} levels`,X);switch(g){case"{":return{kind:"object",items:this.#s()};case"[":return this.#i();case"\
string":return{kind:g,value:S};case"number":case"float":return{kind:g,text:S};case"bool":return{kind:g,value:S==="true"};case"null":return{kind:"string",value:""};case"\
}":case"end of the file":return null;default:throw new B("expected a value",X)}}#i(){const i=[];for(let g=this.#e.next();g.kind!=="]";g=this.#e.next()){if(g.kind===
","||g.kind==="bool"||g.kind==="[")continue;const S=this.#r(g);if(S===null)return null;i.push(S)}return{kind:"list",elements:i}}}function ue(u){return u.flatMap(
re)}function re({keys:u,value:i}){return i.kind==="object"&&$e(i.items.map(g=>g.value))?i.items.flatMap(g=>{const S=[...u,...g.keys];return l(S),re({keys:S,value:g.
value})}):i.kind==="list"&&$e(i.elements)?i.elements.flatMap(g=>re({keys:u,value:g})):[{keys:u,value:Ae(i)}]}const $e=u=>u.length>0&&u.every(({kind:i})=>i==="ob\
ject");function Ae(u){return u.kind==="object"?{kind:"object",items:ue(u.items)}:u.kind==="list"?{kind:"list",elements:u.elements.map(Ae)}:u}const Fe=(u,i)=>new Ye(
u,i).parse();class Ye{#e;#t;#s;#n=null;#r=0;constructor(i,g){this.#e=i,this.#t=new Q(i,"hcl"),this.#s=g}parse(){const i=this.#i();return this.#d("end of the fil\
e"),i}#i(){const i=[],g=new Set;for(;this.#o().kind!=="}"&&this.#o().kind!=="end of the file";){const S=this.#h(),X=this.#o().kind==="=";if(X&&this.#c(),X&&this.#o().
kind==="end of the file")break;i.push(X?{keys:S,value:this.#u(),isAssigned:X}:{keys:S,value:this.#f()}),X&&this.#s&&this.#l(S,g),this.#o().kind===","&&this.#c()}
return i}#l(i,g){for(const{start:S,end:X}of i){const ee=this.#e.slice(S,X);if(g.has(ee))throw new B("each argument can only be defined once",S);g.add(ee)}}#h(){
const i=[];for(;;){const{kind:S,value:X,start:ee,end:ie}=this.#o();if(S!=="name"&&S!=="string")break;i.push({name:X,start:ee,end:ie}),l(i),this.#c()}const{kind:g}=this.#o();
if(i.length===0)throw this.#a("a name");if(g==="="&&i.length>1)throw this.#a('"{"');if(g!=="="&&g!=="{")throw this.#a('"=" or "{"');return i}#u(){const{kind:i,value:g}=this.#o();
switch(i){case"{":return this.#f();case"[":return this.#m();case"string":case"heredoc":return this.#c(),{kind:"string",value:g};case"number":case"float":return this.#c(),
{kind:i,text:g};case"bool":return this.#c(),{kind:i,value:g==="true"};default:throw this.#a("a value")}}#f(){this.#p("{");const i=this.#i();return this.#d("}"),
this.#r-=1,{kind:"object",items:i}}#m(){this.#p("[");const i=[];let g=!1;for(let S=this.#o();S.kind!=="]";S=this.#o())if(S.kind===",")this.#c(),g=!1;else{if(g)throw this.#a(
'"," or "]"');i.push(this.#u()),g=S.kind!=="["}return this.#d("]"),this.#r-=1,{kind:"list",elements:i}}#p(i){const{start:g}=this.#o();if(this.#d(i),this.#r+=1,this.#r>
N)throw new B(`values are nested deeper than ${N} levels`,g)}#d(i){if(this.#o().kind!==i)throw this.#a(Je(i));this.#c()}#o(){return this.#n??=this.#t.next(),this.#n}#c(){
this.#n=null}#a(i){const{kind:g,start:S}=this.#o();return new B(`expected ${i}, found ${Je(g)}`,S)}}function Je(u){return u.length===1?`"${u}"`:u==="name"?"a wo\
rd without quotation marks":u==="end of the file"?"the end of the file":`a ${u}`}function j(u,i){const g=new RegExp("^\\p{White_Space}*\\{","u").test(u),S=g?u:u.
replaceAll(`\r
`,`
`),X=(0,K.yN)(S);try{return{kind:"read",items:g?_(S):Fe(S,i==="opentofu"),placeOf:X}}catch(ee){if(!(ee instanceof B))throw ee;const{message:ie,start:fe}=ee;return{
kind:"refused",why:ie,place:X({start:fe,end:fe+1})}}}var x=n(6188);const ce="registry_protocols",Oe={requestTimeoutSeconds:null,retryCount:null};function Le(u){
for(const{keys:i,value:g}of u){const[S]=i;if(S?.name!==ce||g.kind!=="object")continue;let{requestTimeoutSeconds:X,retryCount:ee}=Oe;const ie={path:[ce],span:S};
try{return(0,x.RC)(g.items,"retry_count",ie,(fe,de)=>{ee=(0,x.sD)(fe,de,void 0)}),(0,x.RC)(g.items,"request_timeout_seconds",ie,(fe,de)=>{X=(0,x.sD)(fe,de,void 0)}),
{requestTimeoutSeconds:X,retryCount:ee,mistakes:[]}}catch(fe){if(!(fe instanceof x.aZ))throw fe;const de={span:fe.argument.span,why:fe.message};return{...Oe,mistakes:[
de]}}}return{...Oe,mistakes:[]}}function Xe(u,i){const g=G(i.TF_REGISTRY_CLIENT_TIMEOUT);return g!==null?g*1e3:u===null?null:u>0?u*1e3:Number.POSITIVE_INFINITY}
const Qe=1e4,qe=1;function Y(u,{requestTimeoutSeconds:i,retryCount:g},S){const X=G(S.TF_REGISTRY_DISCOVERY_RETRY)??g??qe;return{client:u,attemptMs:Xe(i,S)??Qe,retries:Math.
max(X,0)}}function G(u){const i=/^\+?\d+$/.test(u??"")?Number(u):0;return i>0?i:null}const ae={credentials:new Map,hosts:new Map,helpers:new Map},ve={path:[],span:{
start:0,end:0}};function Me(u,i){const g={},S=()=>({...ae,...g});try{for(const[X,ee]of Pe(g,i))(0,x.RC)(u,X,ve,ee);return{values:S(),mistake:null}}catch(X){if(!(X instanceof
x.aZ))throw X;return{values:i==="opentofu"?S():ae,mistake:X}}}function Pe(u,i){const g=i==="terraform",S=(de,Ie)=>(0,x.sc)(de,Ie,void 0),X=(de,Ie)=>(0,x.zC)(de,
Ie,void 0),ee=(de,Ie)=>(0,x.P2)(de,Ie,void 0,x.sc),ie=[["providers",ee],["provisioners",ee],["disable_checkpoint",X],["disable_checkpoint_signature",X]],fe=(de,Ie)=>g?
Ie:de??Ie;return[...g?ie:[],["plugin_cache_dir",S],["plugin_cache_may_break_dependency_lock_file",X],["host",(de,Ie)=>{u.hosts=(0,x.P2)(de,Ie,u.hosts,(Ze,Ve,it)=>De(
Ze,Ve,fe(it,{services:null})))}],["credentials",(de,Ie)=>{u.credentials=(0,x.P2)(de,Ie,u.credentials,x.hp)}],["credentials_helper",(de,Ie)=>{u.helpers=(0,x.P2)(
de,Ie,u.helpers,(Ze,Ve,it)=>je(Ze,Ve,fe(it,{args:[]})))}]]}function De(u,i,g){return(0,x.RC)((0,x.mW)(u,i),"services",i,(S,X)=>{g.services=(0,x.hp)(S,X,g.services??
void 0)}),g}function je(u,i,g){return(0,x.RC)((0,x.mW)(u,i),"args",i,(S,X)=>{g.args=(0,x.VX)(S,X,g.args,x.sc)}),g}const Ge={credentials:new Map,hosts:new Map,helpers:new Map,
installations:null,protocols:Oe,findings:[],secrets:[],isRead:!1};function xe({shown:u,text:i,isUtf8:g},S){const X=(nt,ot)=>({problem:(0,D.credentialsConfig)({clients:[
S],mistake:nt}),place:ot}),ee=(nt,ot)=>({...Ge,findings:[X({kind:"syntax",file:u,why:nt},ot)]}),ie=j(i,S);if(ie.kind==="refused")return ee(ie.why,{file:u,...ie.
place});if(!g)return ee("illegal UTF-8 encoding",null);const{values:fe,mistake:de}=Me(ie.items,S),Ie=nt=>({file:u,...ie.placeOf(nt)}),Ze=Ee(ie.items),Ve=(nt,ot)=>Ie(
Ze.get(be(nt,ot))??{start:0,end:0}),it=({argument:{path:nt,span:ot},want:vt})=>X({kind:"type",file:u,path:nt,want:vt},Ie(ot)),at=de===null?ie.items:[],et=Le(S===
"opentofu"?at:[]),lt=({span:nt,why:ot})=>X({kind:"block",file:u,why:ot},Ie(nt));return{credentials:Ue(fe.credentials,(nt,ot)=>J(nt,Ve("credentials",ot))),hosts:Ue(
fe.hosts,({services:nt},ot)=>({place:Ve("host",ot),services:Array.from(nt??[],([vt,It])=>({id:vt,value:me(It)}))})),helpers:Ue(fe.helpers,({args:nt},ot)=>({place:Ve(
"credentials_helper",ot),args:nt})),installations:{items:at.filter(He),shown:u,placeOf:Ie},protocols:et,findings:[...de===null?[]:[it(de)],...et.mistakes.map(lt)],
secrets:[...fe.credentials.values()].flatMap(se),isRead:de===null||S==="opentofu"}}const He=({keys:[u]})=>u?.name==="provider_installation",Ue=(u,i)=>new Map(Array.
from(u,([g,S])=>[g,i(S,g)]));function J(u,i){const g=u.get("token"),S=g?.kind==="string";return{place:i,token:S?new F.o(g.value.normalize("NFC")):null,hasValue:g!==
void 0}}function se(u){return[...u.values()].flatMap(i=>i.kind==="string"||i.kind==="int"?[new F.o(String(i.value))]:[])}function me(u){return u.kind==="maps"?ke(
u.elements[0]??new Map):ye(u)}function ye(u){switch(u.kind){case"list":return u.elements.map(ye);case"map":return ke(u.entries);case"maps":return u.elements.map(
ke);default:return u.value}}const ke=u=>Object.fromEntries(Array.from(u,([i,g])=>[i,ye(g)]));function Ee(u){const i=new Map;for(const{keys:g,value:S}of u){const[
X,ee]=g,ie=S.kind==="object"?S.items.map(fe=>fe.keys[0]):[];for(const fe of ee===void 0?ie:[ee])fe!==void 0&&i.set(be(X?.name??"",fe.name),fe)}return i}const be=(u,i)=>`${u.
toLowerCase()} ${i}`;var Re=n(1731);function M(u,i,g,S=null){const X=Z(i.environment,S),ee=q(i);if(ee===null)return{main:X,directory:null,directoryOff:null,helperDirectories:[],
mirrorDirectories:[]};const ie=i.system==="windows"?Ne:Te,{main:fe,directory:de,dataDirectories:Ie}=ie(u,ee,i.environment,g),Ze=Ke(i),Ve=Ie.flatMap(lt=>[Ze(lt,"\
plugins"),Ze(lt,"plugins",i.platform)]),it=[...Ie,...k(ee,i)].map(lt=>Ze(lt,"plugins")),at={helperDirectories:Ve,mirrorDirectories:it};if(X===null)return{main:{
path:fe,chosenBy:"default"},directory:de,directoryOff:null,...at};const et={path:de,by:X.chosenBy};return{main:X,directory:null,directoryOff:et,...at}}function k(u,i){
const{system:g,platform:S,environment:X}=i;if(g==="windows")return[ct(u,"HashiCorp","Terraform")];if(S.startsWith("darwin"))return[u,""].map(de=>tt(de,"Library",
"Application Support","io.terraform"));const{XDG_DATA_HOME:ee="",XDG_DATA_DIRS:ie}=X,fe=de=>de.startsWith("/");return[fe(ee)?ee:tt(u,".local","share"),...(ie||"\
/usr/local/share:/usr/share").split(":").filter(fe)].map(de=>tt(de,"terraform"))}function C(u,i){const g=q(i),S=i.system==="windows"?"\\":"/";return g===null||g.
length<2||!u.startsWith(g+S)?u:(i.system==="windows"?"%APPDATA%":"~")+u.slice(g.length)}function Z(u,i){if(i)return{path:i,chosenBy:"cli-config"};for(const g of[
"TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const S=u[g];if(S)return{path:S,chosenBy:g}}return null}function q({system:u,environment:i,accountHome:g}){return u===
"windows"?i.APPDATA||null:i.HOME||g||null}function Te(u,i,g,S){const[X,ee]=[tt(i,".terraformrc"),tt(i,".tofurc")],ie=tt(i,".terraform.d");if(u==="terraform")return{
main:X,directory:ie,dataDirectories:[ie]};const{XDG_CONFIG_HOME:fe,XDG_DATA_HOME:de}=g,Ie=!S(X)&&!S(ee);return{main:fe&&Ie?tt(fe,"opentofu","tofurc"):Ce(ee,X,S),
directory:fe&&!S(ie)?tt(fe,"opentofu"):ie,dataDirectories:de?[ie,tt(de,"opentofu")]:[ie]}}function Ne(u,i,g,S){const[X,ee]=[ct(i,"terraform.rc"),ct(i,"tofu.rc")],
ie=ct(i,"terraform.d");return{main:u==="terraform"?X:Ce(ee,X,S),directory:ie,dataDirectories:[ie]}}const Ce=(u,i,g)=>g(i)&&!g(u)?i:u,Ke=({system:u})=>u==="windo\
ws"?ct:tt,tt=(u,...i)=>[u.replace(/(?<!\/)\/+$/,""),...i].join("/"),ct=(u,...i)=>[u.replace(/(?<![\\/])[\\/]+$/,""),...i].join("\\");function pt({name:u,args:i,
place:g},S,X,ee){const ie=S.map(Ve=>({directory:Ve,files:(0,e.M)(Ve).filter(it=>yt((0,w.join)(Ve,it)))})),fe=Ve=>C(Ve,ee),de=Rt(u,ie);if(de!==null){const Ve=(0,w.
resolve)(de.directory,de.file),it=At(Ve,ee);return{helper:{name:u,args:i,path:Ve,shown:fe(Ve),refusal:it},findings:[]}}const Ie={kind:"no helper",name:u,directories:S.
map(fe)};return{helper:null,findings:[{problem:(0,D.credentialsConfig)({clients:[X],mistake:Ie}),place:g}]}}const yt=u=>(0,c.existsSync)(u)&&!(0,c.statSync)(u).
isDirectory(),bt=256;function At(u,{system:i}){if(i==="windows")return null;if(!(0,c.statSync)(u).isFile())return"permission denied";const g=Buffer.alloc(bt);let S;
try{const ee=(0,c.openSync)(u,"r");try{S=(0,c.readSync)(ee,g)}finally{(0,c.closeSync)(ee)}}catch(ee){return(0,P.Oj)(ee),null}return g.toString("latin1",0,2)==="\
#!"||g.subarray(0,S).includes(0)?null:"exec format error"}const wt="terraform-credentials-",Mt="0.0.0";function Rt(u,i){let g=null;for(const{directory:S,files:X}of i)
for(const ee of X){const ie=Ct(ee,u);ie===null||g!==null&&(0,Re.Zy)(ie,g.version)<=0||(g={directory:S,file:ee,version:ie})}return g}function Ct(u,i){if(!u.startsWith(
wt))return null;const g=u.toLowerCase().slice(wt.length).replace(/\.exe$/,""),S=g.indexOf("_v");return(S<0?g:g.slice(0,S))!==i||g===""?null:(0,Re.oF)(S<0?Mt:g.slice(
S+2).replace(/_x.*$/s,""))}var Dt=n(3229),Pt=n(1831);function Et(u,i){const g=u.flatMap(de=>de.findings),S=(de,Ie)=>{g.push({problem:(0,D.credentialsConfig)({clients:[
i],mistake:de}),place:Ie})},X=St(new Map(u.flatMap(de=>[...de.credentials])),S),ee=St(new Map(u.flatMap(de=>[...de.hosts])),S),[ie,...fe]=new Map(u.flatMap(de=>[
...de.helpers]));for(const[,{place:de}]of fe)S({kind:"two helpers"},de);return{credentials:X,forced:ee,helper:ie===void 0?null:{name:ie[0],...ie[1]},findings:g}}
function St(u,i){const g=new Map;for(const[S,X]of u){const ee=(0,Pt.Pv)(S);if(ee.ok){g.set(ee.value,{...X,host:ee.value});continue}const ie="services"in X?"host":
"credentials",fe=(0,Dt.L6)(S);i({kind:"label",type:ie,label:S,why:ee.why,advice:fe},X.place)}return[...g.values()]}const kt=1024*1024;function Lt(u,i,g=null){const S=M(
u,i,c.existsSync,g),{directory:X,directoryOff:ee,helperDirectories:ie}=S,fe=mt(S,u,i),de=[...fe,...ft(X,u,i)],Ie=ft(ee?.path??null,u,i),Ze=Et(ut(de),u),Ve=Ze.helper&&
pt(Ze.helper,ie,u,i),it=Et(ut(Ie),u).credentials,at=fe[0]?.blocks?.protocols??Oe;return{...Ze,client:u,installations:ut(de).flatMap(({installations:et})=>et??[]),
mirrors:S.mirrorDirectories.map(et=>({path:et,shown:C(et,i)})),paths:S,files:[...de.map(({file:et})=>et),...Ie.map(({file:et})=>({...et,state:"off"}))],turnedOff:it.
map(({host:et,place:lt})=>({host:et,place:lt})),helper:Ve?.helper??null,requestTimeoutMs:u==="opentofu"?Xe(at.requestTimeoutSeconds,i.environment):null,patience:Y(
u,at,i.environment),findings:[...de.flatMap(({finding:et})=>et??[]),...Ze.findings,...Ve?.findings??[]],secrets:[...ut(de),...ut(Ie)].flatMap(({secrets:et})=>et)}}
const ut=u=>u.flatMap(({blocks:i})=>i??[]);function mt({main:u},i,g){if(u===null)return[];const{path:S,chosenBy:X}=u;if((0,c.existsSync)(S))return[gt(S,i,g)];const ee={
path:S,shown:C(S,g),state:"absent"},fe=X==="default"?null:Ot({kind:"missing",setting:X,path:S},i);return[{file:ee,blocks:null,finding:fe}]}const Tt=/\.tfrc(?:\.json)?$/s,
ft=(u,i,g)=>(u===null?[]:(0,e.M)(u)).filter(S=>Tt.test(S)).map(S=>gt((0,w.join)(u??"",S),i,g));function gt(u,i,g){const S=(0,P.yR)(u,kt),X=C(u,g);if(!S.ok){const{
failure:fe}=S,de=Ot({kind:"unreadable",file:X,failure:fe},i);return{file:{path:u,shown:X,state:"not read"},blocks:null,finding:de}}const ee=xe({shown:X,...S},i),
ie=ee.isRead?"read":"not read";return{file:{path:u,shown:X,state:ie},blocks:ee,finding:null}}const Ot=(u,i)=>({problem:(0,D.credentialsConfig)({clients:[i],mistake:u}),
place:null});function $t(u){const i=new Map;for(const g of u){const{problem:S,place:X}=g,ee=JSON.stringify([S.code,S.message,X]),ie=i.get(ee)?.problem.affects??
[],fe=[...new Set([...ie,...S.affects??[]])];i.set(ee,{problem:{...S,affects:fe},place:X})}return[...i.values()]}}),1807:((ze,te,n)=>{n.d(te,{M:()=>e,v:()=>P});
var c=n(3024),w=n(5747);function e(D){try{return(0,c.readdirSync)(D).sort()}catch(F){return(0,w.Oj)(F),[]}}function P(D){try{return(0,c.readdirSync)(D,{withFileTypes:!0}).
filter(F=>F.isDirectory()).map(({name:F})=>F)}catch(F){return(0,w.Oj)(F),[]}}}),6134:((ze,te,n)=>{n.d(te,{SH:()=>D,Td:()=>F,lS:()=>I,n_:()=>e,pH:()=>P,w4:()=>K,
yN:()=>b});const c=25e4,w=100;class e{max;count=0;constructor(d=c){this.max=d}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.
max}get bytes(){return this.count*w}}function P(r,d,s,O){return s===void 0?{text:r,body:d,parts:O,problems:[]}:{text:r,body:d,parts:O,problems:[{...b(r)(s),message:s.
message}]}}const D=(r,d,s)=>{const O=[];if(r.kind==="native"){for(const h of r.blocks)h.type===d&&h.labels.length===s&&O.push(h);return O}for(const h of r.members)
h.name===d&&N(d,h.value,s,[],O);return O},F=r=>r.kind==="native"?r.attributes:r.members;function K(r,d){if(!(r.kind==="native"&&r.mayHave?.(d)===!1)){for(const s of F(
r))if(s.name===d)return s}}const I=r=>r.kind==="object"?r.items.filter(B):r.kind!=="tuple"?[]:r.elements.flatMap(d=>d.kind==="object"?d.items.filter(B):[]),B=r=>r.
name!==void 0&&r.name!=="//";function N(r,d,s,O,h){if(s>0){for(const{name:A,start:R,end:a,value:T}of I(d))N(r,T,s-1,[...O,{value:A,start:R,end:a}],h);return}const E={
start:d.start,end:d.start+1};for(const A of d.kind==="tuple"?d.elements:[d])A.kind!=="object"&&A.kind!=="tuple"||h.push({...E,type:r,labels:O,body:{kind:"json",
members:I(A)}})}const b=r=>{const d=[r.startsWith("\uFEFF")?1:0];let s=r.indexOf(`
`),O;return({start:h,end:E})=>{for(;s>=0&&s<h;s=r.indexOf(`
`,s+1))d.push(s+1);O??=l(r);const A=U=>f(O??[],U-1),R=Math.max(1,f(d,h)),a=d[R-1]??0,T=(d[R]??(s<0?r.length:s)+1)-1,v=U=>U-a-A(U)+A(a)+1;return{line:R,column:v(
Math.max(h,a)),endColumn:v(Math.min(E,T))}}},l=r=>/[\uD800-\uDBFF]/.test(r)?Array.from(r.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),d=>d.index):[];function f(r,d){
let s=0,O=r.length;for(;s<O;){const h=s+O>>>1;(r[h]??0)<=d?s=h+1:O=h}return s}}),7531:((ze,te,n)=>{n.d(te,{T:()=>F,b:()=>P});var c=n(3307),w=n(8947),e=n(2168);const P=1024*
1024,D={keeps:()=>!0,read:(B,N,{start:b,end:l})=>(0,c.IL)(N.slice(b,l))};function F(B,N=D){const b=(0,w._6)(B),l=new I(b,N),f=(0,c.Ey)(b,l.add);if(f!==null){const d=(0,e.
Q)(b);return d===null?{kind:"not-json",...f}:{kind:"not-json",why:`it ${d.what}`,advice:d.advice}}const r=/[^\t\n\r ]/.exec(b)?.[0];return r==="{"?{kind:"object",
services:l.read()}:r==="n"?{kind:"null"}:{kind:"not-object",why:`found ${K(r)}`}}function K(B){switch(B){case"[":return"an array";case'"':return"a string";case"\
t":case"f":return"a boolean";default:return"a number"}}class I{#e;#t;#s;#n=new Map;constructor(N,b){this.#e=N,this.#t=b,this.#s=N.includes("\\")}add=(N,b,l,f)=>{
if(f===0)return;const r=this.#e.slice(l,f),d=this.#s?(0,c.I)(r):r.slice(1,-1),s=this.#n.get(d);s!==void 0?s.range={start:N,end:b}:this.#t.keeps(d,b-N)&&this.#n.
set(d,{id:(0,c.I)(r),range:{start:N,end:b}})};read(){return Array.from(this.#n.values(),({id:N,range:b})=>({id:N,value:this.#t.read(N,this.#e,b)}))}}}),2168:((ze,te,n)=>{
n.d(te,{Q:()=>w});const c=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]];function w(e){const P=c.find(([D])=>D.test(e));return P===void 0?null:{what:P[1],advice:P[2]}}}),1731:((ze,te,n)=>{n.
d(te,{Cg:()=>N,Ty:()=>B,Zy:()=>b,dU:()=>l,hZ:()=>e,oF:()=>F,rK:()=>K});var c=n(9562);const w=new RegExp(`^${c.eQ}$`),e=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
P=new RegExp(`^${e}[.+-]?$`),D=2n**63n-1n;function F(r){const[,d,s,O,h]=w.exec(r)??[];return d===void 0?null:I(r,d,O??s,h)}function K(r){const[,d,s,O]=P.exec(r)??
[];return d===void 0?null:I(r,d,s,O)}function I(r,d,s="",O=""){const h=d.split(".").map(A=>A.replace(/^0+(?=.)/,""));if(h.some(A=>A.length>19))return null;const E=h.
map(BigInt);if(E.some(A=>A>D))return null;for(;E.length<3;)E.push(0n);return{text:r,numbers:E,written:h.length,pre:s,build:O}}const B=r=>r.pre!=="",N=({numbers:r,
pre:d,build:s})=>`${r.join(".")}${d===""?"":`-${d}`}${s===""?"":`+${s}`}`;function b(r,d){const s=Math.max(r.numbers.length,d.numbers.length);for(let O=0;O<s;O++){
const[h,E]=[r.numbers[O]??0n,d.numbers[O]??0n];if(h!==E)return h<E?-1:1}return r.pre===d.pre||r.numbers.length!==d.numbers.length?0:r.pre===""||d.pre===""?r.pre===
""?1:-1:l(r.pre,d.pre)}function l(r,d){const[s,O]=[r.split("."),d.split(".")];for(let h=0;;h++){const[E,A]=[h+1>=s.length,h+1>=O.length];if(E!==A)return E?-1:1;
const R=f(s[h]??"",O[h]??"");if(R!==0||E)return R}}function f(r,d){const[s,O]=[/^[0-9]*$/.test(r),/^[0-9]*$/.test(d)];return s!==O?s?-1:1:s&&r.length!==d.length?
r.length-d.length:r===d?0:r<d?-1:1}}),6456:((ze,te,n)=>{n.d(te,{Z:()=>qe});var c=n(4045),w=n(4929),e=n(3534),P=n(1064),D=n(1831),F=n(2713);const K=(Y,G)=>({name:Y,
isProgram:!1,answers:G,find:ae=>G.get(ae)??null});async function I(Y,G){let ae=null;const ve=[],Me=[];for(const Pe of Y){const De=ae===null||!Pe.isProgram,je=De?
await Pe.find(G):null;ve.push({source:je?.source??Pe.name,held:De?B(je):"not asked",counts:ae===null&&je!==null}),je?.problem&&Me.push({problem:je.problem,place:je.
place}),ae??=je}return{answer:ae,looks:ve,findings:Me}}function B(Y){return Y===null?"nothing":Y.token===null?"no token":Y.token.reveal()===""?"an empty token":
"a token"}const N=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function b(Y,G,ae=null){const ve=G.reveal(),Me={source:Y,place:ae,token:G,problem:f(Y,ve)};return N.test(ve)?
{...Me,isUnsendable:!0}:Me}const l=[[N,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,"quotes"],[/^\s|\s$/,"outer white \
space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function f(Y,G){if(G==="")return(0,e.credentialsEmpty)({source:Y});const ae=l.find(([ve])=>ve.test(
G))?.[1];return ae!==void 0?(0,e.credentialsMalformed)({source:Y,slip:ae}):G.length<F.I?(0,e.credentialsShort)({source:Y}):null}const r="TF_TOKEN_";function d(Y){
return Object.entries(Y).flatMap(([G,ae])=>{const ve=G.startsWith(r)?(0,D.$k)(G):null;return ve===null||ae===void 0?[]:[{host:ve,variable:G,token:new F.o(ae)}]})}
const s=Y=>K("TF_TOKEN_ variables",new Map(d(Y).map(({host:G,variable:ae,token:ve})=>[G,b(ae,ve)])));function O(Y){const G="tokens setting",ae=Y.map(({host:ve,token:Me})=>{
const Pe=b(G,Me);return[ve,Me.reveal()===""?{...Pe,token:null}:Pe]});return K(G,new Map(ae))}function h({tokens:Y,environment:G,clients:ae}){const ve=[O(Y),s(G)],
Me=ae.map(({client:De,config:je,helper:Ge,turnedOff:xe=[]})=>{const He=[je&&R(je),Ge].filter(Ue=>Ue!==null);return{client:De,turnedOff:xe,sources:[...ve,...He]}}),
Pe=ae.flatMap(({config:De})=>De===null?[]:R(De));return{known:E([...ve,...Pe]),find:async De=>{const je=await Promise.all(Me.map(async({client:Ge,sources:xe,turnedOff:He})=>{
const{looks:Ue,...J}=await I(xe,De);return{...J,client:Ge,looks:[...Ue,...A(He,De)]}}));return{answer:T(je.map(({answer:Ge})=>Ge)),clients:je.map(({client:Ge,looks:xe})=>({
client:Ge,looks:xe})),findings:je.flatMap(({findings:Ge})=>Ge),difference:v(De,je)}}}}function E(Y){const G=new Map(Y.toReversed().flatMap(ae=>[...ae.answers]));
return new Map([...G].flatMap(([ae,{token:ve,source:Me}])=>ve===null?[]:[[ae,Me]]))}const A=(Y,G)=>Y.filter(ae=>ae.host===G).map(({place:ae,by:ve})=>({source:`${ae.
file}:${ae.line} (${ve} names another file)`,held:"not read",counts:!1})),R=({credentials:Y})=>K("CLI configuration",new Map(Y.map(G=>[G.host,a(G)])));function a({
host:Y,place:G,token:ae,hasValue:ve}){const Me=`${G.file}:${G.line}`;if(ae!==null)return b(Me,ae,G);const Pe={kind:"no token",file:Me,host:Y,hasValue:ve};return{
source:Me,place:G,token:null,problem:(0,w.credentialsConfig)({clients:P.Du,mistake:Pe})}}function T(Y){return Y.find(G=>G?.token)??Y.find(G=>G!==null)??null}function v(Y,G){
const[ae,...ve]=G,Me=ve.find(({answer:De})=>U(De)!==U(ae?.answer??null));if(ae===void 0||Me===void 0)return null;const Pe=({client:De,answer:je})=>({client:De,source:je?.
token?je.source:null});return(0,e.credentialsDiffer)({host:Y,first:Pe(ae),other:Pe(Me)})}const U=Y=>Y?.token?.reveal()??null;var z=n(1421),p=n(8161),L=n(5747),Se=n(
4e3),V=n(7531);const ne=1024*1024;function Q(Y,G){const ae=new Map;let ve=null;const Me=async Pe=>{if(ve!==null)return ve;const De=await oe(Y,Pe,G),je=j(Y,De,G);
return De.kind==="stopped"&&(ve??=je),je};return{name:_(Y),isProgram:!0,find:Pe=>{const De=ae.get(Pe)??Me(Pe);return ae.set(Pe,De),De}}}const _=({name:Y})=>`cre\
dentials helper ${Y}`;async function oe(Y,G,ae){if(Y.refusal!==null)return{kind:"not started",why:Y.refusal};if(ae.stop.aborted)return{kind:"stopped",why:ue};const ve=Ae(
Y,G,ae.environment);return typeof ve=="string"?{kind:"not started",why:ve}:await re(ve,ae)}const ue="was running when the check ended";function re(Y,G){return new Promise(
ae=>{const ve=[],Me=[];let Pe=0;const{timeoutMs:De,abortAfter:je}=G,Ge=je(De),xe=me=>{Ge.removeEventListener("abort",Ue),G.stop.removeEventListener("abort",J),ae(
me)},He=me=>{$e(Y,G),xe({kind:"stopped",why:me})},Ue=()=>He(`did not exit within ${De/1e3} s (timeout-seconds)`),J=()=>He(ue);Ge.addEventListener("abort",Ue),G.
stop.addEventListener("abort",J);const se=me=>ye=>{Pe+=ye.length,Pe>ne?He(`wrote more than ${ne/1024/1024} MiB`):me.push(ye)};Y.stdout?.on("data",se(ve)),Y.stderr?.
on("data",se(Me)),Y.on("error",me=>xe({kind:"not started",why:Je(me)})),Y.on("close",me=>{const[ye,ke]=[Buffer.concat(ve),Buffer.concat(Me).toString()];xe({kind:"\
ended",isSuccess:me===0,output:ye,complaint:ke})})})}function $e(Y,{kill:G}){try{Y.pid!==void 0&&G((0,p.platform)()==="win32"?Y.pid:-Y.pid,"SIGKILL")}catch(ae){
(0,L.Oj)(ae)}Y.stdout?.destroy(),Y.stderr?.destroy(),Y.unref()}function Ae({path:Y,args:G},ae,ve){try{return(0,z.spawn)(Y,[...G,"get",ae],{env:Fe(ve),stdio:["ig\
nore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0})}catch(Me){return Je(Me)}}const Fe=Y=>Object.fromEntries(Object.entries(Y).filter(([G])=>!G.startsWith(
"INPUT_"))),Ye={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"\
invalid argument"};function Je(Y){const G=(0,L.Oj)(Y);return Ye[G]??G}function j(Y,G,ae){const{shown:ve}=Y;switch(G.kind){case"not started":return ce(Y,`failed \
to run ${ve}: ${G.why}`);case"stopped":return ce(Y,`${ve} ${G.why} and was stopped`);case"ended":{if(!G.isSuccess){const Me=Le(G.complaint);return ce(Y,Me===""?
`error in ${ve}, but it produced no error message`:`error in ${ve}: ${Me}`)}return x(Y,G.output,ae)}}}function x(Y,G,{learn:ae}){const ve=(0,V.T)(G);if(ve.kind===
"not-json"||ve.kind==="not-object")return ce(Y,`malformed output from ${Y.shown}: ${(0,Se.dh)(ve.why)}`);const Me=ve.kind==="null"?null:ve.services.find(({id:De})=>De===
"token")?.value;if(typeof Me!="string")return null;const Pe=new F.o(Me);return ae(Pe),b(_(Y),Pe)}function ce(Y,G){const ae=(0,w.credentialsHelper)({name:Y.name,
why:G});return{source:_(Y),place:null,token:null,problem:ae}}const Oe=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),Le=Y=>(0,Se.dh)(Y.replace(
Oe,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim()),Xe=1e4;function Qe({tokens:Y,configs:G,timeoutMs:ae},ve,Me){for(const xe of G.flatMap(He=>He.secrets))Me.
learn(xe);const Pe=new Map,De=xe=>{if(xe===null)return null;const He=JSON.stringify([xe.path,...xe.args]),Ue=Pe.get(He)??Q(xe,{...Me,timeoutMs:ae??Xe,environment:ve});
return Pe.set(He,Ue),Ue},je=G.map(xe=>({client:xe.client,config:xe,helper:De(xe.helper),turnedOff:xe.turnedOff.map(He=>({...He,by:xe.paths.directoryOff?.by??""}))})),
Ge=G.flatMap(xe=>xe.forced.map(He=>({...He,client:xe.client})));return{credentials:h({tokens:Y,environment:ve,clients:je}),configs:G,complaints:(0,c.D)(G.flatMap(
({findings:xe})=>xe)),forced:Map.groupBy(Ge,({host:xe})=>xe)}}function qe(Y,G,{environment:ae,secrets:ve,kill:Me,stop:Pe}){return Qe({...Y,configs:G},ae,{learn:ve.
learn,kill:Me,stop:Pe.signal,abortAfter:De=>AbortSignal.timeout(De)})}}),7511:((ze,te,n)=>{n.d(te,{i:()=>b});var c=n(3625);const w="[A-Za-z0-9!#$%&'*+.^_`{|}~-]\
+",e=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,P=String.raw`[()<>@,;:\\"/[\]?=]`,D=new RegExp(`^(${w})?(/)?(${w})?(.*)$`,
"s"),F=String.raw`"((?:[^"\\\r\n]|\\${P}|\\(?!${P}))*)"`,K=new RegExp(`;${e}*(${w})${e}*=${e}*(?:(${w})|${F})${e}*`,"y"),I=new RegExp(`;${e}*$`,"y"),B=new RegExp(
String.raw`\\(${P})`,"g"),N=new RegExp(e);function b(s){const O=s.indexOf(";"),h=d(r(O<0?s:s.slice(0,O))),E=l(h)??(O<0?null:f(s,O));return E===null?(0,c.J)(h):(0,c.
T)(E)}function l(s){const[,O,h,E,A]=D.exec(s)??[];return O===void 0?"mime: no media type":O===s?null:h===void 0?"mime: expected slash after first token":E===void 0?
"mime: expected token after slash":A===""?null:"mime: unexpected content after media subtype"}function f(s,O){const h=new Map;for(let E=O;E<s.length;){K.lastIndex=
E;const[A,R="",a,T=""]=K.exec(s)??[];if(A===void 0)return I.lastIndex=E,I.test(s)?null:"mime: invalid media parameter";const v=R.toLowerCase(),U=a??T.replace(B,
"$1"),z=h.get(v);if(z!==void 0&&z!==U)return"mime: duplicate parameter name";h.set(v,U),E+=A.length}return null}function r(s){let O=0,h=s.length;for(;O<h&&N.test(
s.charAt(O));)O+=1;for(;h>O&&N.test(s.charAt(h-1));)h-=1;return s.slice(O,h)}const d=s=>s.replaceAll("\u0130","i").toLowerCase()}),2767:((ze,te,n)=>{n.d(te,{h:()=>d});
var c=n(5792);const w={"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2\
.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1","1.2.840.10045.3.1.1":"P-192","1.2.156.10197.1.301":"SM2"},e=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.\
132.0.34","1.3.132.0.35"],P={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.110":"X25519","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.10040.4.1":"DSA","2.16\
.840.1.101.3.4.3.17":"ML-DSA-44","2.16.840.1.101.3.4.3.18":"ML-DSA-65","2.16.840.1.101.3.4.3.19":"ML-DSA-87"};function D(Q){const _=new c.lL(Q,"public key").inside(
c.Dk.sequence),oe=_.inside(c.Dk.sequence),ue=oe.oid(),re=_.bits();switch(ue){case"1.2.840.113549.1.1.1":if(f(oe.any().whole)!=="0500")throw new c.I4("public key");
return F(re);case"1.2.840.10045.2.1":{const $e=oe.isNext(c.Dk.oid)?oe.oid():"explicit parameters";if(!e.includes($e))return{kind:"unsupported-curve",curve:w[$e]??
$e};if(re[0]!==4)throw new c.I4("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!oe.isEmpty||re.length!==32)throw new c.I4("public key");return{kind:"ed\
25519"};default:return{kind:"unsupported",name:P[ue]??ue}}}function F(Q){const _=new c.lL(Q,"public key").inside(c.Dk.sequence),oe=_.integer(),ue=_.count(),[re=0,
$e=0]=oe;if(re>=128||ue===0)throw new c.I4("public key");if(ue===1||ue%2===0||ue>=2**31)return{kind:"unsupported",name:`RSA with the exponent ${ue}`};const Ae=re===
0?$e:re;return{kind:"rsa",bits:8*(oe.length-(re===0?2:1))+(32-Math.clz32(Ae))}}const K={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],"1.2.840.113549.1.1.1\
2":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.840.10045.4.3.3":["ec\
dsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},I={"1.2.840.113549.1.1.4":"RSA with MD5","1\
.2.840.113549.1.1.5":"RSA with SHA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.113549.1.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"ECDSA with SHA-1","1.2.84\
0.10045.4.3.1":"ECDSA with SHA-224","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224","2.16.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.16.840.1.101.3.4.3.14":"RS\
A with SHA3-256","1.3.101.113":"Ed448"},B="1.2.840.113549.1.1.10",N=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
b={201:"20",202:"30",203:"40"};function l(Q){const _=new c.lL(Q,"signature algorithm"),oe=_.oid(),ue=_.isEmpty?"":f(_.any().whole);if(oe===B){const Ae=N.exec(ue);
return Ae&&b[Ae[1]??""]===Ae[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[re,$e]=K[oe]??[];
return re===void 0||$e===void 0?{isSupported:!1,name:I[oe]??oe}:{isSupported:!0,key:re,name:$e}}const f=Q=>Array.from(Q,_=>_.toString(16).padStart(2,"0")).join(
"");var r=n(8167);function d(Q){try{const _=new c.lL(Q,"certificate"),oe=_.inside(c.Dk.sequence);if(!_.isEmpty)throw new c.I4("certificate");const ue=oe.inside(
c.Dk.sequence),re=oe.content(c.Dk.sequence),$e=E(Q,ue,re);return oe.bits(),"kind"in $e?{ok:!1,flaw:$e}:{ok:!0,certificate:$e}}catch(_){if(!(_ instanceof c.I4))throw _;
return{ok:!1,flaw:{kind:"malformed",part:_.message}}}}const s=160,O=163,h=[129,130];function E(Q,_,oe){const ue=_.isNext(s)?_.inside(s).count()+1:1;if(ue>3)throw new c.
I4("version");if((_.integer()[0]??0)>=128)return{kind:"negative-serial"};const re=_.content(c.Dk.sequence);if(!(0,c.er)(re,oe))throw new c.I4("signature algorit\
hm");const $e=A(_,"issuer"),Ae=_.inside(c.Dk.sequence),Fe=a(Ae),Ye=a(Ae),Je=A(_,"subject"),j=_.element(c.Dk.sequence).whole,x=D(j);if(x.kind==="unsupported-curv\
e")return{kind:"curve",curve:x.curve};if(ue>1)for(const ce of h)_.optional(ce);return{raw:Q,subject:Je,issuer:$e,notBefore:Fe,notAfter:Ye,version:ue,signature:l(
re),key:x,keyInfo:j,...z(ue===3?_.optional(O):null)}}function A(Q,_){const{whole:oe}=Q.element(c.Dk.sequence),ue=new c.lL(oe,_).inside(c.Dk.sequence);for(;!ue.isEmpty;){
const re=ue.inside(c.Dk.set);for(;!re.isEmpty;){const $e=re.inside(c.Dk.sequence);if($e.oid(),!(0,c.KH)($e.any()))throw new c.I4(_)}}return oe}const R=[{tag:c.Dk.
utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:c.Dk.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];function a(Q){const _=R.
find(({tag:ce})=>Q.isNext(ce)),oe=_?.format.exec((0,c.Jl)(Q.content(_.tag)));if(!oe)throw new c.I4("validity");const[ue=0,re=0,...$e]=oe.slice(1).map(ce=>Number(
ce??0)),Ae=oe[1]?.length===4?ue:ue<50?2e3+ue:1900+ue,[Fe=0,Ye=0,Je=0,j=0]=$e,x=new Date(0);if(x.setUTCFullYear(Ae,re-1,Fe),x.getUTCMonth()!==re-1||Ye>23||Je>59||
j>59)throw new c.I4("validity");return x.setUTCHours(Ye,Je,j)}const T={dns:[],addresses:[],others:[]},v=["31","32","33","36","54"].map(Q=>`2.5.29.${Q}`),U=["2.5\
.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function z(Q){const _=new Map,oe=Q&&new c.lL(Q,"extensions").inside(c.Dk.sequence);for(;oe&&!oe.isEmpty;){const ce=oe.inside(
c.Dk.sequence),Oe=ce.oid(),Le=ce.isNext(c.Dk.boolean)&&ce.boolean();if(_.has(Oe))throw new c.I4("extensions");if(Le&&U.includes(Oe))throw new c.I4("extensions");
_.set(Oe,{id:Oe,critical:Le,value:ce.content(c.Dk.octets)})}const ue=ce=>_.get(`2.5.29.${ce}`)?.value??null,[re,$e,Ae,Fe,Ye]=[15,17,19,30,37].map(ue),Je=$e?(0,r.
xq)($e):null,j=Fe?(0,r.cP)(Fe):null,x=new Set([...v,...["15","19","37"].map(ce=>`2.5.29.${ce}`),...Je?.isKnown?["2.5.29.17"]:[],...j?.isKnown?["2.5.29.30"]:[]]);
return{encodedNames:$e??new Uint8Array,names:Je?.names??T,constraints:j,basic:Ae?p(Ae):null,maySign:re?V(re):null,usages:Ye?ne(Ye):[],unhandled:[..._.values()].
filter(({id:ce,critical:Oe})=>Oe&&!x.has(ce)).map(({id:ce})=>ce)}}function p(Q){const _=new c.lL(Q,"basicConstraints").inside(c.Dk.sequence);return{isAuthority:_.
isNext(c.Dk.boolean)&&_.boolean(),maxPath:_.isNext(c.Dk.integer)?_.count():null}}const L=4,Se=128;function V(Q){const[_=0,oe=0]=new c.lL(Q,"keyUsage").bits();return _===
0&&oe<Se?null:(_&L)!==0}function ne(Q){const _=new c.lL(Q,"extendedKeyUsage").inside(c.Dk.sequence),oe=[];for(;!_.isEmpty;)oe.push(_.oid());return oe}}),5792:((ze,te,n)=>{
n.d(te,{Dk:()=>c,I4:()=>w,Jl:()=>N,KH:()=>F,er:()=>b,lL:()=>e});const c={boolean:1,integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};
class w extends Error{}class e{#e;#t;constructor(f,r){this.#e=f,this.#t=r}get isEmpty(){return this.#e.length===0}isNext(f){return this.#e[0]===f}any(){const f=this.#e[0]??
0,r=this.#e[1]??0;if(this.#e.length<2||(f&31)===31)throw this.#n();const d=r<128?0:r&127,s=d===0&&r<128?r:this.#s(d),O=2+d,h=O+s;if(h>this.#e.length)throw this.#n();
const E={tag:f,content:this.#e.subarray(O,h),whole:this.#e.subarray(0,h)};return this.#e=this.#e.subarray(h),E}element(f){if(!this.isNext(f))throw this.#n();return this.
any()}content(f){return this.element(f).content}optional(f){return this.isNext(f)?this.content(f):null}inside(f){return new e(this.content(f),this.#t)}oid(){const f=this.
content(c.oid);if(f.length===0||(f.at(-1)??0)>=128)throw this.#n();const r=P(f);if(r===null)throw this.#n();const[d=0,...s]=r,O=Math.min(Math.floor(d/40),2);return[
O,d-40*O,...s].join(".")}integer(f=c.integer){const r=this.content(f),d=r[0],s=r[1]??0,O=d===0&&s<128||d===255&&s>=128;if(d===void 0||r.length>1&&O)throw this.#n();
return r}count(){const f=this.integer();if(f.length>8||(f[0]??0)>=128)throw this.#n();return f.reduce((r,d)=>r*256+d,0)}boolean(){const f=this.content(c.boolean);
if(f.length!==1||f[0]!==0&&f[0]!==255)throw this.#n();return f[0]!==0}bits(){const f=this.content(c.bits),[r=8]=f,d=f.subarray(1),s=d.at(-1)??0;if(r>7||r>0&&d.length===
0)throw this.#n();if((s&(1<<r)-1)!==0)throw this.#n();return d}#s(f){const r=this.#e.subarray(2,2+f);if(f===0||f>4||r.length<f)throw this.#n();const d=r.reduce(
(s,O)=>s*256+O,0);if(d<128||r[0]===0)throw this.#n();return d}#n(){return new w(this.#t)}}function P(l){const f=[];let r=!0,d=0;for(const s of l){if(r&&s===128||
(d=d*128+(s&127),d>=2**31))return null;r=s<128,r&&(f.push(d),d=0)}return f}const D={12:l=>K(l),18:l=>/^[\d ]*$/.test(N(l)),19:l=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test(
N(l)),20:()=>!0,22:l=>l.every(f=>f<128),30:l=>l.length%2===0&&I(l)},F=({tag:l,content:f})=>D[l]?.(f)??!1;function K(l){try{return new TextDecoder("utf-8",{fatal:!0}).
decode(l),!0}catch{return!1}}const I=l=>l.every((f,r)=>{const d=f*256+(l[r+1]??0);return r%2===1||!(d>=55296&&d<57344||d>=65534||d>=64976&&d<=65007)}),B=new TextDecoder(
"latin1"),N=l=>B.decode(l),b=(l,f)=>l.length===f.length&&l.every((r,d)=>r===f[d])}),8167:((ze,te,n)=>{n.d(te,{AI:()=>l,cP:()=>K,xq:()=>F,z$:()=>d});var c=n(6181),
w=n(5792);const e=130,P=135,D=[129,134];function F(E){const A=new w.lL(E,"subject alternative names").inside(w.Dk.sequence),R={dns:[],addresses:[],others:[]};let a=!1;
for(;!A.isEmpty;){const{tag:T,content:v}=A.any();if(a||=[e,P,...D].includes(T),D.includes(T)&&R.others.push(T),T===e&&R.dns.push(b(v,"subject alternative names")),
T===P){if(v.length!==4&&v.length!==16)throw new w.I4("subject alternative names");R.addresses.push(v)}}return{names:R,isKnown:a}}function K(E){const A="name con\
straints",R=new w.lL(E,A),a=R.inside(w.Dk.sequence),[T,v]=[160,161].map(p=>a.optional(p)??new Uint8Array);if(!T||!v||!a.isEmpty||!R.isEmpty)throw new w.I4(A);if(T.
length+v.length===0)throw new w.I4(A);const[U,z]=[I(T),I(v)];return{permitted:U,excluded:z,isKnown:U.isKnown&&z.isKnown}}function I(E){const A="name constraints",
R=new w.lL(E,A),a=[],T=[],v=[];let U=!0;for(;!R.isEmpty;){const{tag:p,content:L}=R.inside(w.Dk.sequence).any(),Se=L.length/2;if(p===e)a.push(b(L,A).toLowerCase());else if(p===
P&&(Se===4||Se===16))T.push({address:L.subarray(0,Se),mask:L.subarray(Se)});else{if(p===P)throw new w.I4(A);D.includes(p)?v.push(p):U=!1}}if(!(a.every(p=>B(p.replace(
/^\.(?=.)/,"")))&&T.every(({mask:p})=>N(p))))throw new w.I4(A);return{dns:a,networks:T,others:v,isKnown:U}}const B=E=>/^[!-~]*$/.test(E)&&!/^\.|\.\.|\.$/.test(E),
N=E=>/^1*0*$/.test(Array.from(E,A=>A.toString(2).padStart(8,"0")).join(""));function b(E,A){if(E.some(R=>R>=128))throw new w.I4(A);return(0,w.Jl)(E)}function l({
dns:E,addresses:A},R){const a=(0,c.r5)((0,c.n7)(R));if(a!==null)return A.some(z=>(0,w.er)(z,Uint8Array.from(a)));const T=R.toLowerCase(),v=T.replace(/\.$/,"").split(
"."),U=v.every(z=>f.test(z));return E.some(z=>{const p=z.toLowerCase(),[L,...Se]=p.split("."),V=L==="*"&&Se.length>0;return!U||!(V?Se:[L,...Se]).every(ne=>f.test(
ne??""))?p===T&&p!==".":V?v.length===Se.length+1&&v.slice(1).join(".")===Se.join("."):v.join(".")===p})}const f=/^[a-z0-9_][a-z0-9_-]*$/,r=25e4;function d(E,{permitted:A,
excluded:R}){const a=A.dns.length+R.dns.length,T=A.networks.length+R.networks.length;if(E.dns.length*a+E.addresses.length*T>r)return!1;const U=new Set([...A.others,
...R.others]);return E.others.some(z=>U.has(z))?!1:E.dns.every(z=>{const p=z.toLowerCase();return B(p)&&(A.dns.length===0||A.dns.some(L=>s(p,L)))&&!R.dns.some(L=>s(
p,L)||O(p,L))})&&E.addresses.every(z=>(A.networks.length===0||A.networks.some(p=>h(z,p)))&&!R.networks.some(p=>h(z,p)))}const s=(E,A)=>A===""||E===A||E.endsWith(
A.startsWith(".")?A:`.${A}`),O=(E,A)=>E.startsWith("*.")&&A.replace(/^[^.]*/,"")===E.slice(1),h=(E,{address:A,mask:R})=>E.length===A.length&&E.every((a,T)=>{const v=R[T]??
0;return(a&v)===((A[T]??0)&v)})}),997:((ze,te,n)=>{n.d(te,{O:()=>w,T:()=>P});var c=n(1064);const w=({earlier:D,attempt:F,later:K})=>[...D,F,...K];function e({discovery:D,
timing:F,headMs:K,hops:I},{attemptMs:B}){const N=K!==null&&K<=B?I.at(-1)?.status:null;return N===null||(0,c.Mq)(N??0)?"retries":D.kind!=="failed"&&F.totalMs<=B?
"works":"fails"}function P(D,F){const K=D.map(N=>e(N,F)),I=K.indexOf("works");return I<0?"never":I<=F.retries&&!K.slice(0,I).includes("fails")?"always":"sometim\
es"}}),2696:((ze,te,n)=>{n.r(te),n.d(te,{contact:()=>Yt,crashedVisit:()=>Dt,judgeRequests:()=>U,judgeVisit:()=>Ct,mergeFindings:()=>F.D,readCliConfig:()=>F.J,thisMachine:()=>P});
var c=n(8161),w=n(5747);const e={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function P(t){const o=(0,c.platform)();return{system:o==="win32"?"windows":"unix",platform:`${o===
"win32"?"windows":o}_${e[(0,c.arch)()]??(0,c.arch)()}`,environment:t,accountHome:D()}}function D(){try{return(0,c.userInfo)().homedir||null}catch(t){return(0,w.
Oj)(t),null}}var F=n(4045),K=n(863),I=n(960),B=n(9209),N=n(9872),b=n(8011),l=n(1064),f=n(7531),r=n(1831),d=n(9562),s=n(2886),O=n(997);const h=1440*60*1e3,E=1;function A(t,o){
const{hops:m,certificates:y}=t.attempt;return[...ne(t),...R(t,o),...L(m),...Se(y,o),...V(t,o)]}function R(t,o){const{discovery:m,hops:y}=t.attempt;switch(m.kind){case"\
skipped":return[(0,s.bz)(m.problem)];case"failed":{const $=o.isFork&&m.problem.code==="document-unauthorized"&&!t.credentials?.hasToken;return[(0,s.bz)($?{...m.
problem,severity:"notice"}:m.problem)]}case"found":case"absent":{const $=y[0]?.url??"";return[...T($,y.length-1,o),...v(t,o),...m.kind==="found"&&m.truncated?[a(
t)]:[]]}}}const a=({host:t,attempt:{hops:o}})=>(0,s.bz)((0,K.documentSize)({url:o.at(-1)?.url??"",page:null,asked:(0,r.nx)(t),bytes:null,limit:f.b,isPadding:!0}));
function T(t,o,m){const y=m.clients.filter($=>o>l.NX[$]);return y.length>0?[(0,s.bz)((0,B.redirectLimit)({url:t,asks:"document",redirects:o,clients:y,limits:l.NX}))]:
o>E?[(0,s.bz)((0,B.redirectNested)({url:t,redirects:o}))]:[]}function v(t,{releases:o,slowMs:m}){const y=(0,r.nx)(t.host),$=t.attempt.timing.totalMs,H=(0,O.O)(t),
W=we=>(0,O.T)(H,we)!=="never",le=o.filter(we=>!W(we)),he=({client:we})=>!o.some(ge=>ge.client===we&&W(ge)),pe=[!0,!1].flatMap(we=>{const ge=le.filter(Be=>he(Be)===
we);if(ge.length===0)return[];const We=(0,I.hostTimeout)({host:y,phase:"complete",tookMs:$,releases:ge});return[(0,s.bz)(We,null,we)]});if(pe.length>0||$<=m)return pe;
const _e=p(t.attempt.timing);return[(0,s.bz)((0,I.hostSlow)({host:y,tookMs:$,limitMs:m,phase:_e,releases:o}))]}function U({host:t,known:o},m,y){const $=o.map(({
host:W})=>W),H=m.flatMap(W=>W.certificates).filter(({host:W})=>!$.includes(W));return[...z(t,m,y.slowMs),...Se(H,y)]}function z(t,o,m){const[y]=o.filter(({timing:he,
hops:pe})=>he.totalMs>m&&pe.length>0).sort((he,pe)=>pe.timing.totalMs-he.timing.totalMs);if(y===void 0)return[];const{timing:$,hops:H}=y,W=H[0]?.url??"",le={host:(0,r.
nx)(t),url:W,tookMs:$.totalMs,limitMs:m};return[(0,s.bz)((0,I.hostSlow)({...le,phase:p($)}))]}function p({lookupMs:t,connectMs:o,tlsMs:m,firstByteMs:y,totalMs:$}){
const W=[["lookup",t],["connection",o],["tls",m],["response",y]].map(([he,pe])=>({name:he,ms:pe??0})),le={name:"rest",ms:W.reduce((he,{ms:pe})=>he-pe,$)};return W.
reduce((he,pe)=>pe.ms>he.ms?pe:he,le)}function L(t){const o=t.find(({url:y})=>y.startsWith("http://"));if(o===void 0)return[];const m=o.authorization==="withhel\
d";return[(0,s.bz)((0,B.redirectInsecure)({url:t[0]?.url??"",to:o.url,exposesToken:m}))]}function Se(t,{certificateDays:o,now:m}){const y=new Map;for(const $ of t){
const H=y.get($.host);(H===void 0||$.expires<H.expires)&&y.set($.host,$)}return[...y.values()].flatMap(({host:$,expires:H})=>{const W=(Date.parse(H)-m)/h;return W<
0||W>=o?[]:[(0,s.bz)((0,N.tlsExpiresSoon)({host:$,days:Math.floor(W),expires:H}))]})}function V(t,o){const{host:m,attempt:y,earlier:$}=t,[H]=$,W=["failed","skip\
ped"].includes(y.discovery.kind);if(H?.discovery.kind!=="failed"||W)return[];const le=H.discovery.problem.message,he=(0,O.O)(t),pe=o.releases.filter(we=>(0,O.T)(
he,we)==="sometimes"),_e=$.length+1;return[(0,s.bz)((0,I.hostRecovered)({host:(0,r.nx)(m),attempts:_e,failure:le,releases:pe}))]}function ne({credentials:t,attempt:o}){
const{discovery:m}=o;return t?.problem?m.kind==="failed"&&m.problem.code===t.problem.code?[]:[(0,s.bz)(t.problem)]:[]}function Q({host:t},o){if(!o.some(({service:y})=>y===
d.e$))return[];const{name:m}=(0,r.Sv)(t);return[...m.includes(".")?[]:[(0,b.hostDotlessModule)({host:t,name:m})],.../(^|\.)xn--/.test(t)?[(0,b.hostIdnModule)({host:t})]:
[]].map(y=>(0,s.bz)(y,d.e$))}var _=n(6697),oe=n(5799),ue=n(8185),re=n(4283),$e=n(4e3),Ae=n(9319),Fe=n(5195);function Ye({host:t,attempt:o},m){const{name:y}=(0,r.
Sv)(t),$=(0,Fe.uo)(y),H=o.hops[0]?.address??null;if($!=="public"||H===null)return $;const W=(0,Fe.Zu)(H),le=m.some(he=>he.name===y);return W==="loopback"&&le?"p\
ublic":W}const Je={public:0,reserved:1,private:2,metadata:2,loopback:3},j=(t,{kind:o})=>Je[Xe(t)]>Je[o];function x(t,o){const{host:m,hasToken:y,hostname:$}=o,H=t.
filter(({url:we})=>j(we,o)),W=t.filter(we=>!H.includes(we)),le=W.filter(({url:we})=>we.scheme==="http"),he=W.filter(({id:we,endpoint:ge})=>ge===null&&(0,d.p4)(we)),
pe=Map.groupBy(he,({url:we})=>Qe(we,$)),_e=W.filter(({endpoint:we,url:ge})=>we===null&&qe(ge,$));return[...ce(H,Le,we=>{const[ge,...We]=new Set(H.map(({url:rt})=>Xe(
rt))),Be=We.length===0&&(ge==="loopback"||ge==="reserved");return(0,Ae.serviceUrlPrivate)({...we,host:m,kind:Be?ge:"private"})}),...ce(le,Le,we=>(0,Ae.serviceUrlInsecure)(
{...we,host:m,hasToken:y})),...[...pe].flatMap(([we,ge])=>we===null?[]:ce(ge,Le,We=>(0,Ae.serviceUrlCrossHost)({...We,host:m,name:we,hasToken:y}))),...ce(_e,Le,
we=>(0,Ae.serviceUrlOtherPort)({...we,host:m})),...ce(W.filter(({url:we})=>we.path.includes("//")),Oe,we=>(0,Ae.serviceUrlDoubleSlash)({...we,host:m})),...ce(Y(
t),Oe,we=>(0,Ae.serviceUrlSame)({...we,host:m}))]}function ce(t,o,m){if(t.length===0)return[];const y=[...new Set(t.map(({url:$})=>t.length===1?Oe($):o($)))];return[
{services:[...new Set(t.map(({id:$})=>$))],problem:m({uses:t,urls:y}),needed:t.some(({needed:$})=>$)}]}const Oe=t=>(0,$e.dh)((0,re.Pl)(t)),Le=t=>(0,$e.dh)(`${t.
scheme}://${t.host}`);function Xe(t){const{name:o}=(0,re.cz)(t);return(0,Fe.Sz)(/[^\0-\x7f]/.test(o)?(0,r.$o)(o)??"":o.toLowerCase())}function Qe(t,o){const{name:m}=(0,re.
cz)(t),y=(0,r.Sv)(o).name;if(m.toLowerCase()===y)return null;const $=(0,r.Pv)(m);return $.ok&&$.value===y?null:m}function qe(t,o){if(t.scheme==="http"||Qe(t,o)!==
null)return!1;const m=y=>Number(y||443);return m((0,re.cz)(t).port)!==m(/:(\d+)$/.exec(o)?.[1]??null)}function Y(t){const o=[d.e$,d.xq].flatMap(y=>t.find($=>$.id===
y)??[]),m=new Set(o.map(({url:y})=>Oe(y).replace(/\/$/,"")));return o.length===2&&m.size===1?o:[]}var G=n(8988),ae=n(4929);function ve(t,o){const m=t.forced.filter(
({client:W})=>o.includes(W)),y=o.filter(W=>!m.some(le=>le.client===W)),H=[...Map.groupBy(m,({place:W,services:le})=>JSON.stringify([W,le])).values()].flatMap(W=>{
const[le]=W;if(le===void 0)return[];const he={...t,attempt:Me(t,le.services),earlier:[],later:[]};return[{clients:W.map(({client:pe})=>pe),visit:he,forced:le}]});
return y.length>0||H.length===0?[{clients:y,visit:t,forced:null},...H]:H}function Me({host:t,attempt:o},m){return{discovery:{kind:"found",url:(0,r.cu)(t),services:m,
truncated:!1},hops:[],timing:{...o.timing,totalMs:0},headMs:0,certificates:[]}}function Pe(t,{forced:o,clients:m}){if(o===null)return[];const{discovery:y}=t.attempt,
$=`${o.place.file}:${o.place.line}`,H={host:(0,r.nx)(t.host),at:$},W=y.kind==="found"?y.services:o.services,le=De(o.services,W);return[(0,ae.servicesForced)(H),
...le.length>0?[(0,ae.servicesForcedDiffer)({...H,services:le})]:[]].map(pe=>(0,s.bz)((0,s.aZ)(pe,m)))}function De(t,o){const[m,y]=[t,o].map(H=>new Map(H.map(({
id:W,value:le})=>[W,le])));return[...new Set([...t,...o].map(({id:H})=>H))].filter(H=>!je(m?.get(H),y?.get(H)))}function je(t,o){const m=[[t,o]];for(const[y,$]of m){
if(y===$)continue;if(!Ge(y)||!Ge($))return!1;const H=Object.keys(y);if(!(Array.isArray(y)===Array.isArray($)&&H.length===Object.keys($).length)||H.some(le=>!Object.
hasOwn($,le)))return!1;for(const le of H)m.push([y[le],$[le]])}return!0}const Ge=t=>typeof t=="object"&&t!==null;var xe=n(9464),He=n(2847),Ue=n(793),J=n(794),se=n(
9529);const me=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,ye=t=>me.test(t)&&!/^[a-z0-9-]+\.json$/i.test(t),ke=t=>t.replace(/[?#].*$/s,
""),Ee=t=>t.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function be(t){const o=Re(t),{id:m,host:y,value:$}=t,H={id:m,host:y,url:(0,re.Pl)(
t.url)};if(o!==null)return[(0,Ae.serviceUrlInvalid)({...H,why:o})];const W=k(t)?(0,l.ab)(m):[];return[$===""?(0,Ae.serviceUrlEmpty)(H):null,ye($)?(0,Ae.serviceUrlLooksLikeHost)(
{...H,value:ke($),why:null}):null,M($)?(0,Ae.serviceUrlRelative)(H):null,W.length>0?(0,Ae.serviceUrlNoSlash)({...H,clients:W}):null,t.url.query!==""&&(0,d.p4)(m)?
(0,Ae.serviceUrlQuery)(H):null].filter(le=>le!==null)}function Re({url:t}){const{name:o,port:m}=(0,re.cz)(t);return o===""?"no Host in request URL":m===""||Number(
m)>0&&Number(m)<=65535?null:`invalid port "${m}"`}const M=t=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(t)&&!ye(t),k=({value:t,url:o})=>t!==""&&!/^$|\/$/.test(o.path),
C={"client-missing":Ue.loginClientMissing,"client-empty":Ue.loginClientEmpty,"grant-types-invalid":Ue.loginGrantTypesInvalid,"grant-types-unsupported":Ue.loginGrantTypesUnsupported,
"grant-types-unknown":Ue.loginGrantTypesUnknown,"authz-missing":Ue.loginAuthzMissing,"token-missing":Ue.loginTokenMissing,"ports-count":Ue.loginPortsCount,"port\
s-range":Ue.loginPortsRange,"ports-order":Ue.loginPortsOrder,"ports-single":Ue.loginPortsSingle,"ports-ignored":Ue.loginPortsIgnored,"scopes-invalid":Ue.loginScopesInvalid,
"scopes-ignored":Ue.loginScopesIgnored};function Z(t,o,m){const{value:y,flaws:$}=(0,se.m)(t,o,m),H={...y,authz:Ne(y.authz),token:Ne(y.token)},W=q(H,o),le=W.length===
0?[]:[Ue.loginUrlPort({host:m,endpoints:W})];return{login:H,problems:[...$.map(he=>Te(he,m)),...le]}}function q(t,o){const m=(0,re.cz)(o);return m.port===""||m.
port==="443"?[]:["authz","token"].flatMap(y=>{const $=t[y],H=$===null?null:(0,re.Dl)($);if($===null||!H?.ok||H.value.scheme!=="https")return[];const W=(0,re.cz)(
H.value);return W.name.toLowerCase()===m.name.toLowerCase()&&W.port===""?[{name:y,url:$,port:m.port}]:[]})}function Te(t,o){return"why"in t?(t.rule==="authz-inv\
alid"?Ue.loginAuthzInvalid:Ue.loginTokenInvalid)({host:o,why:Ee(t.why)}):C[t.rule]({host:o,value:t.value})}function Ne(t){const o=t===null?null:(0,re.Dl)(t);return o?.
ok?(0,re.Pl)(o.value):null}function Ce(t,o,m){const y=ge=>{const{discovery:We,base:Be}=m,{services:rt,url:dt}=We;return(0,d.TE)(t,{services:rt,documentUrl:dt,display:Be.
host,client:ge})},$=Ke(t,m).map(ge=>({client:ge,lookup:y(ge)})),[H,...W]=$;if(H===void 0)throw new Error("no client is checked");const le=W.filter(({lookup:ge})=>ge.
kind!==H.lookup.kind),he=ge=>!tt(ge)||y(ge).kind===H.lookup.kind,pe=le.length===0?(0,l.SZ)(t).filter(he):[H.client],_e=ct(t,H.lookup,o,pe,m),we=le.flatMap(({client:ge,
lookup:We})=>ct(t,We,o,[ge],m).drafts);return{..._e,drafts:[..._e.drafts,...we]}}function Ke(t,{requirements:o,clients:m}){return o.find(({service:y})=>y===t)?.
clients??m}const tt=t=>l.Du.some(o=>o===t);function ct(t,o,m,y,$){const{discovery:H,base:W}=$,{host:le}=W,he=m||(0,d.D6)(t),pe=_e=>he?_e.map(we=>(0,s.bz)(we,t,m)):
[];switch(o.kind){case"url":{const{url:_e,value:we}=o,ge=be({id:t,value:we,url:_e,host:le}),We=he&&!ge.some(({code:rt})=>rt==="service-url-invalid"),Be=(0,$e.dh)(
(0,re.Pl)(_e),J.zu);return{outcome:{id:t,kind:"url",url:Be},drafts:pe(ge),urls:We?[{id:t,endpoint:null,url:_e,needed:m}]:[]}}case"object":{const{login:_e,problems:we}=Z(
o.value,H.url,le),ge=we.find(({severity:We})=>We==="error");return{outcome:ge?{id:t,kind:"problem",problem:ge}:{id:t,kind:"login",login:_e},drafts:pe(we),urls:pt(
_e,t,m)}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const _e=(0,s.aZ)(At(t,o,$),y);return{outcome:{id:t,kind:"problem",problem:_e},drafts:pe(
[_e]),urls:[]}}}}const pt=(t,o,m)=>["authz","token"].flatMap(y=>{const $=(0,re.Dl)(t[y]??"");return t[y]!==null&&$.ok?[{id:o,endpoint:y,url:$.value,needed:m}]:[]}),
yt=(t,{offer:o,base:m,block:y})=>({id:t,host:m.host,block:y,...o}),bt=({services:t})=>({offered:t.map(({id:o})=>o),isArtifactory:t.some(({value:o})=>typeof o=="\
string"&&o.includes("/artifactory/"))});function At(t,o,m){const y={...yt(t,m),why:o.why};switch(o.kind){case"missing":return(0,He.serviceMissing)(y);case"bad-i\
d":case"version":return(0,He.serviceVersion)({...y,isReadable:o.kind==="version"});case"type":{const{value:$}=o;return t===d.S3?(0,Ue.loginType)({...y,value:$}):
(0,He.serviceType)({...y,value:$})}case"bad-url":{const $=Ee(o.why);return ye(o.value)?(0,Ae.serviceUrlLooksLikeHost)({...y,value:ke(o.value),why:$}):o.reason===
"user-info"?(0,Ae.serviceUrlCredentials)(y):(0,Ae.serviceUrlInvalid)({...y,url:null,why:$})}}}function wt({discovery:t},o){const m=o.requirements.map(({service:y})=>y);
switch(t.kind){case"failed":case"skipped":return{services:[],drafts:[]};case"absent":return{services:[],drafts:[Rt(t,o.base.host,m)]};case"found":return Mt({...o,
discovery:t,offer:bt(t)},m)}}function Mt(t,o){const{discovery:m,clients:y}=t,$=o.filter(ge=>ge!=="any"),H=m.services.map(({id:ge})=>ge).filter(ge=>!$.includes(ge)&&
l.Du.some(We=>(0,d.oe)(ge,We).ok)),W=$.map(ge=>Ce(ge,!0,t)),le=({outcome:ge,drafts:We,urls:Be})=>ge.kind!=="problem"&&!Be.some(({endpoint:rt,url:dt})=>rt===null&&
j(dt,t.base))&&!We.some(rt=>(0,s.ER)(rt)&&y.some(dt=>rt.problem.affects.includes(dt))),he=H.map(ge=>Ce(ge,!0,t)),pe=!o.includes("any")||[...W,...he].some(le),_e=[
...W,...pe?H.map(ge=>Ce(ge,!1,t)):he],we=o.includes("any")&&_e.length===0?[(0,s.bz)((0,He.serviceMissing)({...yt("any",t),why:""}))]:[];return{services:_e.map(({
outcome:ge})=>ge),drafts:[..._e.flatMap(({drafts:ge})=>ge),...x(_e.flatMap(({urls:ge})=>ge),t.base),...we]}}function Rt({why:t,url:o},m,y){const $=y.filter(he=>he!==
"any"),W=[...new Set($.map(he=>he.split(".")[0]??he))].map(d.Tz),le=$.length===1?$[0]??null:null;return(0,s.bz)((0,K.documentAbsent)({host:m,url:(0,re.Pl)(o),why:t,
required:$,clientErrors:W}),le)}function Ct(t,o,m){const{visit:y,requirements:$,isNew:H}=t,{host:W}=y,le=o.dialect.clients.filter(st=>$.some(Zt=>Zt.clients.includes(
st))),he=(0,s.TC)(W,$),pe=ve(y,le),_e=pe.map(st=>St(y,st,$,o,he)),we=_e[0]?.services??[],We=pe.some(({forced:st})=>st===null)?[...(0,G.s)(y,he,m),...(0,xe.u)(y,
we,m)]:[],Be=[..._e.flatMap(st=>st.drafts),...We],rt=Pt(Be,t,o),dt=rt.filter(({problem:st})=>!(0,s.pi)(st,W,o.ignore)),Nt=(0,s.HJ)($),ht=st=>(0,s.hD)({...st,problem:(0,oe.
pj)(st.problem,he)},le,{host:W,...Nt(st.services),..."places"in st?{places:(0,s.Rh)(st.places)}:{},isHostNew:H}),{own:jt=[],ofFiles:Jt=[]}=Object.groupBy(dt,st=>"\
places"in st&&(0,s.l$)(st)?"ofFiles":"own");return{verdict:{visit:y,requirements:$,services:we,servicesFrom:pe[0]?.forced?.place??null,findings:jt.map(ht).sort(
s.Np),clients:kt(jt),isNew:H},ofFiles:Jt.map(ht),ignored:rt.length-dt.length}}function Dt({visit:t,requirements:o,isNew:m},{dialect:y,ignore:$},H){const{host:W,
attempt:le}=t,he=(0,_.hostCheckCrashed)({host:(0,r.nx)(W),thrown:H}),pe=(0,s.pi)(he,W,$)?[]:[(0,s.bz)(he)],_e=pe.map(ge=>(0,s.hD)(ge,y.clients,{host:W,...(0,s.HJ)(
o)([]),isHostNew:m}));return{verdict:{visit:{...t,attempt:{...le,discovery:{kind:"skipped",problem:he},hops:[]}},requirements:o,services:[],servicesFrom:null,findings:_e,
clients:kt(pe),isNew:m},ofFiles:[],ignored:1-pe.length}}function Pt(t,o,m){const{visit:y,requirements:$,predicted:H,requests:W}=o,le=y.attempt.certificates,he=Et(
y.host,$);return[...t,...H,...U({host:y.host,known:le},W,m),...Q(y,$)].map(pe=>({...pe,needed:pe.needed&&(0,s.ld)(pe,o,m),problem:(0,s.aZ)(pe.problem,he)}))}function Et(t,o){
return o.every(({isImplied:y})=>y)?[...o.flatMap(({clients:y})=>y),...(0,l.Yr)(t)]:l.zK}function St(t,o,m,y,$){const{clients:H,forced:W}=o,{services:le,drafts:he}=wt(
o.visit.attempt,{requirements:m,clients:H,block:W===null?null:`${W.place.file}:${W.place.line}`,base:{hostname:t.host,host:(0,r.nx)(t.host),hasToken:t.credentials?.
hasToken===!0,kind:W===null?Ye(t,y.resolve):"loopback"}}),pe=W===null?$:{...$,role:"operator"},_e=y.dialect.releases.filter(({client:Be})=>H.includes(Be)),we=[...Pe(
t,o),...A(o.visit,{...y,clients:H,releases:_e}),...he,...W===null?(0,ue.I)(t.host,le,m,y):[]],ge=t.forced.map(({client:Be})=>Be),We=W===null?l.zK.filter(Be=>!ge.
includes(Be)):o.clients;return{services:le.map(Be=>Be.kind==="problem"?{...Be,problem:(0,oe.pj)(Be.problem,pe)}:Be),drafts:we.map(Be=>({...Be,problem:(0,oe.pj)(
(0,s.aZ)(Be.problem,We),pe)}))}}function kt(t){const o=y=>{const $=t.filter(({problem:H})=>H.affects.includes(y)&&H.usualSeverity!=="notice");return $.some(s.ER)?
"fails":$.length>0?"warns":"works"},m=l.zK.map(y=>[y,o(y)]);return Object.fromEntries(m)}var Lt=n(2389),ut=n(7598),mt=n(1692),Tt=n(2767),ft=n(5792),gt=n(8167);const Ot=8192,
$t=1024,u=100;function i(t){const o=[];for(const[H,W]of t.sent.entries()){const le=(0,Tt.h)(W);if(!le.ok)return{ok:!1,flaw:le.flaw,isLeaf:H===0};const{certificate:he}=le,
{key:pe}=he;if(pe.kind==="rsa"&&pe.bits>Ot)return{ok:!1,flaw:{kind:"key-size",bits:pe.bits},isLeaf:H===0};o.push(he)}const[m,...y]=o;if(m===void 0)throw new Error(
"a server sends at least one certificate");const $=g(m,t);return $!==null?{ok:!1,flaw:$,isLeaf:!0}:X(m,y,t)}function g(t,{host:o,now:m}){const y=S(t,m);if(y!==null)
return y;const{key:$}=t;return(0,gt.AI)(t.names,o)?$.kind==="unsupported"?{kind:"key",name:$.name}:$.kind==="rsa"&&$.bits<$t?{kind:"key-size",bits:$.bits}:null:
{kind:"other-name",names:t.names.dns}}function S({unhandled:t,notBefore:o,notAfter:m},y){const[$]=t;return $!==void 0?{kind:"critical-extension",id:$}:y<o?{kind:"\
not-yet-valid",at:o}:y>m?{kind:"expired",at:m}:null}function X(t,o,m){const y={others:o,options:m,checks:0,hint:null},$=m.anchors(t.subject).some(H=>it(H,t))?de(
y,[t]):ee(y,[t]);return $!==null?{ok:!0,chain:$}:{ok:!1,...y.hint??{flaw:{kind:"unknown-authority",sent:et(t,o)},isLeaf:!0}}}function ee(t,o){const m=o.at(-1),{
options:y,others:$}=t,H=[{isAnchor:!0,candidates:y.anchors(m.issuer)},{isAnchor:!1,candidates:$.filter(({subject:W})=>(0,ft.er)(W,m.issuer))}];for(const{isAnchor:W,
candidates:le}of H)for(const he of le){if(t.checks+=1,t.checks>u)return null;if(o.some(ge=>Ve(ge,he)))continue;const pe=ie(o,he,W,y);if(pe!==null&&(t.hint??=pe),
pe!==null||!fe(he,m,y))continue;const _e=[...o,he],we=W?de(t,_e):ee(t,_e);if(we!==null)return we}return null}function ie(t,o,m,{now:y}){const $=t.at(-1),{basic:H,
key:W,maySign:le,version:he}=o,pe=Be=>({flaw:Be,isLeaf:!1});if(!(H===null?he<3&&m:H.isAuthority)||le===!1)return pe({kind:"no-authority"});const we=t.length===1;
if(!$.signature.isSupported)return{flaw:{kind:"signature",name:$.signature.name},isLeaf:we};if(W.kind==="rsa"&&W.bits<$t)return pe({kind:"key-size",bits:W.bits});
if(W.kind==="unsupported")return pe({kind:"key",name:W.name});const ge=S(o,y);if(ge!==null)return pe(ge);const We=H?.maxPath??null;return We!==null&&t.length-1>
We?pe({kind:"path-length"}):null}const fe=(t,o,{isSignedBy:m})=>o.signature.isSupported&&t.key.kind===o.signature.key&&m(o,t);function de(t,o){const m=o.findIndex(
({usages:$})=>!Ze($));return m>=0?(t.hint??={flaw:{kind:"usage"},isLeaf:m===0},null):o.every(({constraints:$},H)=>$===null||o.slice(0,H).every(({names:W})=>(0,gt.
z$)(W,$)))?o:(t.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const Ie=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],Ze=t=>t.length===0||t.some(o=>Ie.includes(o)),Ve=(t,o)=>(0,ft.
er)(t.subject,o.subject)&&(0,ft.er)(t.keyInfo,o.keyInfo)&&(0,ft.er)(t.encodedNames,o.encodedNames),it=(t,o)=>(0,ft.er)(t.raw,o.raw),at=({subject:t,issuer:o})=>(0,ft.
er)(t,o);function et(t,o){return at(t)?"self-signed":o.length===0?"leaf":o.some(at)?"root":"chain"}var lt=n(3427),nt=n(7030);function ot(t,o,m){for(const[y,$]of t.
entries()){const H=y===0,W=vt($,t[y+1],H?o:null,m);if(W!==null)return{flaw:{kind:"openssl",check:W},isLeaf:H}}return null}function vt({raw:t},o,m,y){try{const $=new ut.
X509Certificate(t),{validFrom:H,validTo:W}=$;if(!(Date.parse(H)<=y&&y<=Date.parse(W)))return"dates";if(m!==null&&!Ht($,m))return"name";if(o===void 0)return null;
const le=new ut.X509Certificate(o.raw);return o.version===3&&!le.ca?"authority":$.checkIssued(le)?$.verify(le.publicKey)?null:"signature":"issuer"}catch{return"\
encoding"}}const It={subject:"never",partialWildcards:!1};function Ht(t,o){if((0,nt.isIP)(o)!==0)return t.checkIP(o)!==void 0;const m=o.replace(/\.$/,"").toLowerCase();
if(t.checkHost(m,It)!==void 0)return!0;const y=m.replace(/^[^.]*/,""),$=t.subjectAltName?.toLowerCase().split(", ")??[];return y!==""&&$.includes(`dns:*${y}`)}function Bt(t){
const o=_t(()=>xt([...mt.rootCertificates,...(0,mt.getCACertificates)("extra"),...t===null?[]:[t]])),m=_t(()=>xt((0,mt.getCACertificates)("system")));return{context:_t(
()=>(0,mt.createSecureContext)({...lt.Hb,ca:[]})),verify:(y,$)=>{const H=Date.now(),W={sent:y,host:$,now:H,isSignedBy:Wt},le=i({...W,anchors:o()}),he=le.ok?le:i(
{...W,anchors:_e=>[...o()(_e),...m()(_e)]});if(!he.ok)return he;const pe=ot(he.chain,$,H);return pe===null?he:{ok:!1,...pe}}}}function _t(t){let o;return()=>(o??=
{value:t()},o.value)}const Ft=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function xt(t){const o=t.flatMap(y=>Array.from(y.matchAll(Ft),([,$=""])=>Buffer.
from($,"base64"))),m=new Map;return y=>{const $=Buffer.from(y),H=$.toString("latin1"),W=m.get(H);if(W!==void 0)return W;const he=o.filter(pe=>pe.includes($)).map(
Tt.h).flatMap(pe=>pe.ok&&$.equals(pe.certificate.subject)?pe.certificate:[]);return he.length>0&&m.set(H,he),he}}const Ut=new WeakMap;function Kt(t){const o=Ut.
get(t);if(o!==void 0)return o;const m={key:Buffer.from(t.keyInfo),format:"der",type:"spki"},y=(0,ut.createPublicKey)(m);return Ut.set(t,y),y}function Wt(t,o){try{
return new ut.X509Certificate(t.raw).verify(Kt(o))}catch{return!1}}function Xt(t){const o=[...t.hostnames.map(({host:m})=>(0,r.Sv)(m).name),...t.tokens.map(({host:m})=>(0,r.
Sv)(m).name),...t.resolve.map(({name:m})=>m)];return{resolve:t.resolve,namedHosts:new Set(o),chooseProxy:t.chooseProxy,trust:Bt(t.authorities)}}var Gt=n(7854),zt=n(
3432),Vt=n(6456);async function Yt(t,o,m,y){const{dialect:$,configs:H,requirements:W}=o,{releases:le}=$,{credentials:he,forced:pe}=(0,Vt.Z)(m,H,y),_e={network:Xt(
m),credentials:{...he,find:(0,Gt.Oo)(he.find)},concurrency:m.concurrency,random:Math.random,now:Date.now,startTimer:y.startTimer,stop:y.stop},we=await(0,zt.pj)(
t,{..._e,forced:pe,required:Map.groupBy(W,({host:ht})=>ht),maxRedirects:Math.max(...$.clients.map(ht=>l.NX[ht])),releases:le,timeoutMs:m.timeoutMs??(0,zt.nT)(le),
retries:m.retries,progress:ht=>y.progress({kind:"visits",...ht})}),ge=he.known;if(m.depth==="discovery")return{visits:we,predicted:Lt.j7,tokenSources:ge};const{
predictInit:We}=await Promise.all([n.e(341),n.e(400),n.e(927),n.e(35)]).then(n.bind(n,5035)),{usages:Be,checkouts:rt}=o,dt={..._e,usages:Be,settings:m,dialect:$,
configs:H,machine:P(y.environment),directory:y.directory,lockHashes:rt?.lockHashes??null,plugins:rt?.plugins??null,learn:y.secrets.learn,progress:ht=>y.progress(
{kind:"registries",...ht}),visits:we},Nt={...m,dialect:$,isFork:y.isFork};return{visits:we,predicted:await We(o.roots,dt,Nt),tokenSources:ge}}}),6367:((ze,te,n)=>{
n.d(te,{JY:()=>T,dI:()=>v,Lu:()=>z,jT:()=>U});const c=32;function w(V){const ne=[];let Q=V.getPeerX509Certificate();for(;Q!==void 0&&ne.length<c;)ne.push(Q),Q=Q.
issuerCertificate;return ne}function e(V,ne,Q){const[_]=V;if(_===void 0)return null;const oe=ne.ok?ne.chain.slice(0,Math.max(1,ne.chain.length-1)).map(({notAfter:$e})=>$e):
V.map(({validTo:$e})=>Date.parse($e)),ue=Date.parse(_.validFrom),re=Math.min(...oe);return Number.isNaN(ue)||Number.isNaN(re)?null:{host:Q,subject:P(_.subject)??
_.subjectAltName??"",issuer:P(_.issuer)??_.issuer??"",validFrom:new Date(ue).toISOString(),expires:new Date(re).toISOString()}}const P=V=>/^CN=(.*)$/m.exec(V??"")?.[1];
var D=n(7583),F=n(1692),K=n(2767),I=n(3427);const B=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],N=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;
async function b(V){const{code:ne,error:Q,dialing:_}=V;if(B.includes(ne))return await r(await V.connectAgain())?(0,D.Au)("PLAIN_HTTP","the port responds in plai\
n HTTP"):Q;if(N.test(ne))return Q;const oe=await s(V);return oe===null?Q:"flaw"in oe?(_.connection.rejection=oe,(0,D.Au)("CERTIFICATE_REJECTED",`certificate rej\
ected: ${oe.flaw.kind}`)):(_.connection.unsupported=oe,(0,D.Au)("TLS_UNSUPPORTED",`not supported by the clients: ${oe.name}`))}const l=3e3,f=Buffer.from([22,3,1,
0,0]);async function r(V){const ne=await new Promise(Q=>{V.setTimeout(l,()=>Q("")),V.once("data",_=>Q(_.toString("latin1",0,5))),V.once("error",()=>Q("")).once(
"close",()=>Q("")),V.write(f)});return V.destroy(),ne==="HTTP/"}const d=[I.DS,{...I.DS,maxVersion:"TLSv1.2"}];async function s({endpoint:{name:V},dialing:ne,connectAgain:Q}){
for(const _ of d){const oe=(0,F.createSecureContext)({..._,ca:[]}),ue=await Q(),re=await(0,D.ek)(ue,ne,{name:V,secureContext:oe}).catch(()=>null);if(re===null)continue;
const $e=O(re);return re.destroy(),$e}return null}function O(V){const ne=V.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(ne))return{kind:"version",name:ne};
const[Q]=w(V),_=Q&&(0,K.h)(Q.raw);if(_?.ok===!1)return{flaw:_.flaw,isLeaf:!0};const oe=V.getCipher().name;if(!I.Cg.includes(oe))return{kind:"cipher",name:oe};const ue=E(
V);if(!I.Yx.includes(ue))return{kind:"group",name:ue};const re=_?.certificate.key;return re?.kind==="unsupported"?{flaw:{kind:"key",name:re.name},isLeaf:!0}:null}
const h={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521",secp224r1:"P-224"};function E(V){const ne=V.getEphemeralKeyInfo();return ne===null||!("type"in ne)?
"":ne.type==="DH"?`ffdhe${ne.size}`:h[ne.name??""]??ne.name??""}var A=n(2230);const R="http/1.1",a="h2";async function T(V,ne,Q){if(V.scheme==="http")return p(V,
ne,Q);const _=()=>p(V,ne,Q),oe=await _();try{return await Se(V,oe,ne.trust,Q,R)}catch(ue){const re=(0,D.$N)(ue);throw re.endsWith("_NO_APPLICATION_PROTOCOL")&&await v(
V,ne,Q),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(re)?await b({error:ue,code:re,endpoint:V,dialing:Q,connectAgain:_}):ue}}async function v(V,ne,Q){if(V.scheme!=="http")
try{const _=await p(V,ne,Q);(await Se(V,_,ne.trust,Q,a)).destroy()}catch(_){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes((0,D.$N)(_)))throw _}}function U({
scheme:V,name:ne,port:Q}){const _=ne.includes(":")?`[${ne}]`:ne;return Q===(V==="https"?443:80)?_:`${_}:${Q}`}function z(V,ne){const Q=ne.resolve.find(({name:oe,
port:ue})=>oe===V.name&&(ue===null||ue===V.port));if(Q!==void 0)return{kind:"direct",host:Q.address,port:Q.addressPort??V.port};const _=ne.chooseProxy(V);return _===
null?{kind:"direct",host:V.name,port:V.port}:{kind:"proxy",proxy:_}}async function p(V,ne,Q){const _=z(V,ne);if(_.kind==="direct")return(0,D.zy)(_.host,_.port,Q);
(0,D.ln)(V.name,Q),Q.connection.proxy=_.proxy.host;const oe=await L(_.proxy,ne,Q);return V.scheme==="https"?(0,A.X)(V,_.proxy,oe):oe}async function L(V,ne,Q){const _=V.
protocol==="https:"?"https":"http",oe=V.hostname.replace(/^\[|\]$/g,""),ue={scheme:_,name:oe,port:Number(V.port)||(_==="https"?443:80)},re=(0,D.s0)();try{return await T(
ue,{...ne,resolve:[],chooseProxy:()=>null},{...Q,connection:re,allowPrivate:!0})}catch($e){const Ae=`proxy ${V.host} cannot be reached: ${(0,D.bD)($e)}`;throw(0,D.
Au)("PROXY_REFUSED",Ae)}finally{Q.connection.lookupMs=re.lookupMs,Q.connection.connectMs=re.connectMs}}async function Se(V,ne,Q,_,oe){const{connection:ue}=_,re=performance.
now(),$e=await(0,D.ek)(ne,_,{name:V.name,secureContext:Q.context(),ALPNProtocols:[oe]});ue.tlsMs=performance.now()-re;const Ae=w($e),Fe=Q.verify(Ae.map(({raw:Ye})=>Ye),
V.name);if(ue.certificate=e(Ae,Fe,U(V)),Fe.ok&&$e.alpnProtocol!==a)return $e;throw $e.destroy(),Fe.ok?(0,D.Au)("HTTP2_ONLY","the host speaks only HTTP/2"):(ue.rejection=
Fe,(0,D.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${Fe.flaw.kind}`))}}),7583:((ze,te,n)=>{n.d(te,{$N:()=>I,Au:()=>K,zy:()=>N,bD:()=>B,s0:()=>F,ln:()=>f,
ek:()=>b});var c=n(610),w=n(7030),e=n(5195),P=n(1692);const D=(h,{name:E,...A})=>(0,P.connect)({...A,socket:h,servername:(0,w.isIP)(E)===0?E.replace(/\.$/,""):"",
rejectUnauthorized:!1}),F=()=>({lookingUp:!1,lookupMs:null,connectMs:null,tlsMs:null,address:null,proxy:null,certificate:null,rejection:null,unsupported:null}),
K=(h,E)=>Object.assign(new Error(E),{code:h});function I(h){return typeof h!="object"||h===null?"":"code"in h&&typeof h.code=="string"?h.code:""}const B=h=>typeof h==
"object"&&h!==null&&"message"in h?String(h.message):String(h);async function N(h,E,A){const{connection:R}=A;(0,w.isIP)(h)!==0&&f(h,A);const a=performance.now();
let T=a;const v=(0,w.connect)({host:h,port:E,noDelay:!0,lookup:O(A,()=>{T=performance.now(),R.lookingUp=!1,R.lookupMs=T-a})});return A.hold(v),await l(v,"connec\
t"),R.connectMs=performance.now()-T,R.address=v.remoteAddress??null,v}async function b(h,E,A){const R=D(h,A);return E.hold(R),await l(R,"secureConnect"),R}function l(h,E){
return new Promise((A,R)=>{const a=()=>R(K("ECONNRESET","the connection was closed"));h.once(E,A).once("error",R).once("close",a)})}function f(h,E){const A=r(h,
E);if(A!==null)throw A}function r(h,{allowPrivate:E}){const A=(0,e.Sz)(h);return A==="metadata"?K("ADDRESS_METADATA",`${h} is a metadata address`):A==="public"||
E?null:K(A==="reserved"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${h} is a ${A} address`)}const d=253,s=h=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(h);function O(h,E){return(A,R,a)=>{
if(s(A)||A.replace(/\.$/,"").length>d){const T=K("ENOTFOUND",`no such host: ${A}`);queueMicrotask(()=>a(T,[]));return}h.connection.lookingUp=!0,(0,c.lookup)(A,{
...R,all:!0},(T,v)=>{if(E(),T!==null)return a(T,[]);const U=v.map(({address:L})=>r(L,h)),z=v.filter((L,Se)=>U[Se]===null),p=U.find(L=>L!==null);if(z.length===0&&
p)return a(p,[]);a(null,z)})}}}),4529:((ze,te,n)=>{n.d(te,{X5:()=>D,be:()=>F,gQ:()=>K});var c=n(4573),w=n(3625),e=n(4283),P=n(1831);function D(N){const{scheme:b}=N;
if(b!=="https"&&b!=="http")return(0,w.T)(`unsupported protocol scheme "${b}"`);const{name:l,port:f}=(0,e.cz)(N);if(l==="")return(0,w.T)("no Host in request URL");
const r=I(l);if(!r.ok)return r;const d=f===""?b==="https"?443:80:Number(f);return d>0&&d<=65535?(0,w.J)({scheme:b,name:r.value,port:d}):(0,w.T)(`invalid port "${f}\
"`)}function F(N){const{name:b}=(0,e.cz)(N),l=(0,P.Pv)(b);return B(b)||!l.ok?b:l.value}function K(N,{name:b}){const{port:l}=(0,e.cz)(N),f=b.includes(":")?`[${b}\
]`:b;return l===""?f:`${f}:${l}`}function I(N){return B(N)?(0,w.J)(N.toLowerCase()):(0,P.Pv)(N)}const B=N=>(0,c.isAscii)(new TextEncoder().encode(N))}),772:((ze,te,n)=>{
n.d(te,{f:()=>xe});var c=n(4283),w=n(3592),e=n(7075),P=n(8522),D=n(7583);const F=1e3,K=64*1024,I=1024,B=256*1024,N=M=>Buffer.from(M,"latin1").toString("utf8");function b({
status:M,reason:k,headers:C}){const Z=Ce=>{const Ke=C.get(Ce)?.[0];return Ke===void 0?null:N(Ke)},q=Z("content-length"),Ne=M!==204&&M!==304&&q!=="0"?Z("content-\
encoding"):null;return{status:M,reason:N(k),contentType:Z("content-type"),contentEncoding:Ne,location:Z("location"),retryAfter:Z("retry-after"),terraformGet:Z("\
x-terraform-get"),apiVersion:Z("tfp-api-version"),challenge:l(C.get("www-authenticate")??[]),declaredBytes:q===null||f(Ne)?null:Number(q)}}function l(M){const k=M.
flatMap(Z=>Z.split(",")).flatMap(Z=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(Z)?.[1]??[]);return k.some(Z=>Z.toLowerCase()==="bearer")?null:k[0]??null}const f=M=>M?.toLowerCase()===
"gzip";async function r(M,k,C){const Z=[];let q=0;const Te=C.kind==="excerpt"?setTimeout(()=>M.destroy(),F).unref():void 0;try{for await(const Ce of d(M,k,C.maxBytes)){
const Ke=Ce;if(Z.push(Ke),Z.length===I&&Z.splice(0,I,Buffer.concat(Z)),q+=Ke.byteLength,q>C.maxBytes)break}}catch(Ce){if((0,D.$N)(Ce)==="COMPRESSED_TOO_LARGE")q=
Number.POSITIVE_INFINITY;else if(C.kind==="whole")throw Ce}finally{clearTimeout(Te)}return{bytes:Buffer.concat(Z).subarray(0,C.maxBytes),truncated:q>C.maxBytes}}
function d(M,k,C){if(!f(k.contentEncoding))return M;const Z=(0,P.createGunzip)();return(0,e.pipeline)(M,s(C+K),Z,()=>{}),Z}const s=M=>async function*(k){let C=M;
for await(const Z of k){if(C-=Z.length,C<0)throw(0,D.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield Z}};var O=n(6367),h=n(4529),E=n(3625);function A(M){
const[,k="",C="",Z=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(M)??[],q=/^HTTP\/(\d)\.(\d)$/.exec(k);if(q===null)return(0,E.T)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.
test(C))return(0,E.T)("malformed status");const[,Te="",Ne=""]=q;return(0,E.J)({status:Number(C),reason:Z,version:Number(Te+Ne)})}function R(M,k){const C=v(k);if(!C.
ok)return C;const Z=new Map(C.value),{status:q,reason:Te,version:Ne}=M,Ce=V(q,Ne,Z);if(!Ce.ok)return Ce;Ce.value.kind==="chunked"&&Z.delete("content-length");const Ke=Ce.
value.kind!=="close"&&Q(Ne,Z);return(0,E.J)({status:q,reason:Te,headers:Z,framing:Ce.value,keepAlive:Ke})}const a=/^[\w!#$%&'*+.^`|~ -]+$/,T=M=>/^[\t -~\u0080-\u00ff]*$/.
test(M);function v(M){const k=new Map;for(const C of L(M)){const Z=C.indexOf(":"),q=C.slice(0,Math.max(Z,0)),Te=U(C.slice(Z+1));if(!a.test(q))return(0,E.T)("mal\
formed header line");if(!T(Te))return(0,E.T)("control character in a header");const Ne=q.toLowerCase(),Ce=k.get(Ne);Ce===void 0?k.set(Ne,[Te]):Ce.push(Te)}return(0,E.
J)(k)}function U(M){let k=0;for(;p(M,k);)k+=1;return z(M.slice(k))}function z(M){let k=M.length;for(;p(M,k-1);)k-=1;return M.slice(0,k)}const p=(M,k)=>M[k]===" "||
M[k]==="	";function L(M){const k=[];for(const C of M){const Z=U(C),q=k.at(-1);/^[ \t]/.test(C)&&q!==void 0?q.push(Z):k.push([/^[ \t]|^[^:]*$/.test(C)?":":Z])}return k.
map(C=>C.join(" "))}const Se=["transfer-encoding","content-length","trailer"];function V(M,k,C){const Z=k>=11?C.get("transfer-encoding")??[]:[],[q]=Z;if(Z.length>
1)return(0,E.T)("several Transfer-Encoding headers");if(q!==void 0&&q.toLowerCase()!=="chunked")return(0,E.T)("unsupported Transfer-Encoding");const Te=ne(C,"tr\
ailer");if(q!==void 0&&Te.some(tt=>Se.includes(tt)))return(0,E.T)("forbidden name in Trailer");const Ne=C.get("content-length")??[];if(new Set(Ne).size>1)return(0,E.
T)("different Content-Length headers");const[Ce]=Ne,Ke=Number(Ce);return Ce!==void 0&&!(/^\d+$/.test(Ce)&&Ke<2**63)?(0,E.T)("malformed Content-Length"):M<200||M===
204||M===304?(0,E.J)({kind:"length",bytes:0}):q!==void 0?(0,E.J)({kind:"chunked"}):(0,E.J)(Ce===void 0?{kind:"close"}:{kind:"length",bytes:Ke})}const ne=(M,k)=>(M.
get(k)??[]).flatMap(C=>C.split(",")).map(C=>C.trim().toLowerCase());function Q(M,k){const C=ne(k,"connection");return M<10||C.includes("close")?!1:M>=11||C.includes(
"keep-alive")}function _(M){const[k=""]=z(M).split(";",1);return/^[\da-f]{1,16}$/i.test(k)?(0,E.J)(Number.parseInt(k,16)):(0,E.T)("malformed chunk size")}var oe=n(
8947);const ue=4096,re=16*1024,$e=10;class Ae{#e="size";#t=0;#s=0;#n="";#r=[];#i=0;push(k){const C=new Uint8Array(k.length);let Z=0,q=0;for(;q<k.length&&this.#e!==
"end";){if(this.#e==="data"){const Ce=Math.min(k.length,q+this.#t);C.set(k.subarray(q,Ce),Z),Z+=Ce-q,this.#t-=Ce-q,q=Ce,this.#t===0&&(this.#e="end of data");continue}
const Te=k.indexOf($e,q)+1||k.length;this.#n+=(0,oe.iP)(k.subarray(q,Te)),q=Te;const Ne=this.#l(k[Te-1]===$e);if(Ne!==null)return(0,E.T)(Ne)}return(0,E.J)({data:C.
subarray(0,Z),used:q,isEnd:this.#e==="end"})}#l(k){const C=this.#n;return C.length+this.#i>ue?"long line in chunks":k?(this.#n="",!C.endsWith(`\r
`)||C.indexOf("\r")<C.length-2?"malformed end of a chunk line":this.#h(C.slice(0,-2))):null}#h(k){if(this.#e==="size")return this.#u(k);if(this.#e==="end of dat\
a")return this.#e="size",k===""?null:"malformed chunk";if(this.#i+=k.length+2,k!=="")return this.#r.push(k),null;this.#e="end";const C=v(this.#r);return C.ok?null:
C.why}#u(k){const C=_(k);return C.ok?(this.#t=C.value,this.#e=C.value===0?"trailer":"data",C.value===0?null:(this.#s=Math.max(0,this.#s+k.length+2-16-2*C.value),
this.#s>re?"chunks with too little data":null)):C.why}}const Fe=10;class Ye{#e;#t=Buffer.alloc(0);received=0;constructor(k){this.#e=k[Symbol.asyncIterator]()}get isEmpty(){
return this.#t.length===0}async line(k){const C=[];for(;;){const Z=this.#t.indexOf(Fe),q=this.#s(Z<0?this.#t.length:Z+1);if(C.push(q),k.bytes-=q.length,k.bytes<
0)throw(0,D.Au)("HEADERS_TOO_LARGE","too many headers");if(Z>=0)return Buffer.concat(C).toString("latin1").slice(0,-1);if(await this.#n())continue;const Te=Buffer.
concat(C).toString("latin1");return Te===""||Te==="\r"?null:Te}}async bytes(k){return await this.arrived()&&this.#s(k)}async arrived(){return this.isEmpty&&!await this.#n()?
null:this.#t}skip(k){this.#s(k)}#s(k){const C=this.#t.subarray(0,k);return this.#t=this.#t.subarray(C.length),C}async#n(){const k=await this.#e.next();return k.
done===!0?!1:(this.#t=k.value,this.received+=this.#t.length,!0)}}function Je(M){const k=new Ye(M);let C=!0,Z=0;return{mayRepeat:()=>Z>0&&k.received===Z,isFree:()=>C&&
k.isEmpty&&!M.destroyed&&M.readable,get:async q=>{C=!1,Z=k.received,M.write(x(q),"latin1"),await Le(k);const Te=await Qe(k),{framing:Ne,keepAlive:Ce}=Te,Ke=()=>{
C=Ce},tt=()=>C||M.destroy();return{head:b(Te),body:j(ae(k,Ne),Ke,tt)}}}}function j(M,k,C){const Z=async q=>{const Te=await M.next();Te.done===!0&&k(),q.push(Te.
value??null)};return new e.Readable({read(){Z(this).catch(q=>this.destroy(q))},destroy(q,Te){C(),Te(q)}})}function x({path:M,headers:k}){const C=Object.entries(
k).map(([q,Te])=>`${q}: ${Te}`),Z=[`GET ${M} HTTP/1.1`,...C];if(Z.some(q=>/[\r\n\0]/.test(q)))throw new Error("a request has a line break");return`${Z.join(`\r
`)}\r
\r
`}const ce=9,Oe=4;async function Le(M){const k=await M.arrived();if(k===null||k.length<ce)return;if(k[0]===0&&k[3]===Oe&&k.readUInt32BE(5)===0)throw(0,D.Au)("HT\
TP2_FRAME","a frame of HTTP/2, which was not negotiated")}const Xe=5;async function Qe(M){const k={bytes:B};for(let C=0;C<=Xe;C+=1){const Z=qe(A(await G(M,k))),
q=qe(R(Z,await Y(M,k)));if(q.status<100||q.status>199||q.status===101)return q}throw(0,D.Au)("HTTP_MALFORMED",`more than ${Xe} interim responses`)}function qe(M){
if(!M.ok)throw(0,D.Au)("HTTP_MALFORMED",M.why);return M.value}async function Y(M,k){const C=[];for(;;){const Z=await G(M,k);if(Z==="")return C;C.push(Z)}}async function G(M,k){
const C=await M.line(k);if(C===null)throw(0,D.Au)("ECONNRESET","the connection was closed");return C.endsWith("\r")?C.slice(0,-1):C}function ae(M,k){switch(k.kind){case"\
length":return Pe(M,k.bytes);case"chunked":return De(M);case"close":return ve(M)}}async function*ve(M){for(;;){const k=await M.bytes(Me);if(k===null)return;yield k}}
const Me=64*1024;async function*Pe(M,k){let C=k;for(;C>0;){const Z=await M.bytes(Math.min(C,Me));if(Z===null)throw(0,D.Au)("BODY_CUT","the body is cut off");C-=
Z.length,yield Z}}async function*De(M){const k=new Ae;for(;;){const C=await M.arrived();if(C===null)throw(0,D.Au)("BODY_CUT","the body is cut off");const{data:Z,
used:q,isEnd:Te}=qe(k.push(C));if(M.skip(q),Z.length>0&&(yield Z),Te)return}}var je=n(2230);const Ge=12;function xe(M){const k={settings:M,alerts:[],channels:new Map,
sockets:new Set,closed:!1};return{get:C=>He(k,C),isOpen:()=>!k.closed,close:()=>{k.closed=!0;for(const C of[...k.sockets].reverse())C.destroy()}}}async function He(M,k){
const C={connection:null,address:null,head:null,ready:performance.now()};try{const Z=await Ue(M,k,C),{head:q}=Z;C.head=q;const Te=performance.now()-C.ready,Ne=await r(
Z.body,q,k.planBody(q)),{connection:Ce,address:Ke}=C;return{kind:"received",head:q,body:Ne,firstByteMs:Te,connection:Ce,address:Ke}}catch(Z){const{connection:q,
head:Te}=C,Ne=q?.address??C.address;return{kind:"failed",error:(0,D.$N)(Z)==="ECONNRESET"&&M.alerts[0]||Z,connection:q,address:Ne,head:Te}}}async function Ue(M,k,C){
const{scheme:Z,name:q,port:Te}=k.endpoint,Ne=`${Z}://${q} ${Te}`,Ce={get:k,seen:C},Ke=J(M,Ne,Ce),tt=ye(M,k),ct=Ke.http?.isFree()?Ke.http:await se(M,Ke);C.address=
Ke.address;try{return await ct.get(tt)}catch(pt){if((0,D.$N)(pt)==="HTTP2_FRAME"&&await(0,O.dI)(k.endpoint,M.settings,me(M,Ce)),M.closed||!ct.mayRepeat())throw pt}
return(await se(M,Ke)).get(tt)}function J(M,k,C){const Z=M.channels.get(k)??{http:null,socket:null,address:null,current:C};Z.current=C,M.channels.delete(k),M.channels.
set(k,Z);const[q]=M.channels;return M.channels.size>Ge&&q!==void 0&&(M.channels.delete(q[0]),q[1].socket?.destroy()),Z}async function se(M,k){const{current:C}=k,
{get:Z,seen:q}=C,Te=me(M,C),Ne=await(0,O.JY)(Z.endpoint,M.settings,Te);return q.ready=performance.now(),k.socket=Ne,k.address=Te.connection.address,k.http=Je(Ne),
k.http}function me(M,{get:k,seen:C}){const Z=(0,D.s0)();C.connection=Z;const q=Te=>{M.sockets.add(Te),Te.on("error",Ne=>{(0,D.$N)(Ne).startsWith("ERR_SSL")&&M.alerts.
push(Ne)}),Te.on("close",()=>M.sockets.delete(Te)),M.closed&&Te.destroy()};return{connection:Z,allowPrivate:k.allowPrivate,hold:q}}function ye({settings:M},{url:k,
endpoint:C,token:Z,headers:q}){const Te=(0,O.Lu)(C,M),Ne=C.scheme==="http"&&Te.kind==="proxy";return{path:ke(Ne?be(k,C):(0,c.t5)(k)),headers:{host:(0,h.gQ)(k,C),
"user-agent":w._O,...q,...q.range===void 0?{"accept-encoding":"gzip"}:{},...Re(k,Z),...Ne?(0,je.T)(Te.proxy):{}}}}const ke=M=>Ee(M).replace(/ /g,"%20"),Ee=M=>Buffer.
from(M,"utf8").toString("latin1"),be=(M,k)=>`http://${(0,h.gQ)(M,k)}${(0,c.t5)(M)}`;function Re(M,k){if(k!==null)return{authorization:Ee(`Bearer ${k.reveal()}`).
trimEnd()};const C=(0,c.aR)(M);return C===null?{}:{authorization:C}}}),3948:((ze,te,n)=>{n.d(te,{e:()=>_,U:()=>Fe});var c=n(4283),w=n(630),e=n(4e3),P=n(9209),D=n(
1064),F=n(5195),K=n(7027),I=n(4529),B=n(863),N=n(960),b=n(9872),l=n(4715),f=n(6697),r=n(6367),d=n(7583);const s=j=>({describe:j,transient:!1}),O=j=>({describe:j,
transient:!0}),h=j=>x=>(0,N.hostUnknown)({host:x.host,why:j}),E=j=>O(({host:x})=>(0,N.hostUnreachable)({host:x,error:j})),A=j=>s(({host:x})=>(0,b.tlsProtocol)({
host:x,error:j})),R=j=>O(({host:x,asks:ce})=>ce==="document"?(0,B.documentIncomplete)({host:x,why:j}):(0,l.answerIncomplete)({host:x,why:j})),a=j=>s(({host:x,asks:ce})=>(0,f.
hostPrivateRedirect)({host:x,address:j,asks:ce})),T=s(({host:j,text:x})=>(0,N.hostProtocol)({host:j,error:x}));function v({host:j,rejection:x}){if(x===null)throw new Error(
"a certificate is rejected for a reason");const{flaw:ce,isLeaf:Oe}=x;return ce.kind==="expired"?(0,b.tlsExpired)({host:j,isLeaf:Oe,at:ce.at}):ce.kind==="not-yet\
-valid"?(0,b.tlsNotYetValid)({host:j,isLeaf:Oe,at:ce.at}):ce.kind==="other-name"?(0,b.tlsNameMismatch)({host:j,names:ce.names}):(0,b.tlsUntrusted)({host:j,isLeaf:Oe,
flaw:ce})}const U={ENOTFOUND:s(h("no-such-host")),ENODATA:s(h("no-such-host")),EAI_AGAIN:O(h("no-answer")),EAI_FAIL:O(h("server-failed")),ECONNREFUSED:E("refuse\
d"),ECONNRESET:E("closed"),ECONNABORTED:E("closed"),EPIPE:E("closed"),EHOSTUNREACH:E("no-host-route"),ENETUNREACH:E("no-network-route"),ETIMEDOUT:O(({host:j,asks:x})=>(0,N.
hostTimeout)({host:j,asks:x,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:O(({host:j,text:x})=>(0,N.hostUnreachable)({host:j,error:{proxy:x}})),PROXY_REFUSED:s(
({host:j,text:x})=>(0,b.proxyRefused)({host:j,reason:x})),PLAIN_HTTP:s(b.tlsPlainHttp),ADDRESS_METADATA:a("metadata"),ADDRESS_PRIVATE:a("private"),ADDRESS_RESERVED:a(
"reserved"),CERTIFICATE_REJECTED:s(v),TLS_UNSUPPORTED:s(({host:j,unsupported:x})=>(0,b.tlsProtocol)({host:j,error:x??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:A(
"not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:A("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:A("client-certificate"),HTTP_MALFORMED:T,HTTP2_FRAME:T,HTTP2_ONLY:s(
f.hostHttp2),HEADERS_TOO_LARGE:s(B.documentHeaders),BODY_CUT:R("closed"),Z_BUF_ERROR:R("gzip"),Z_DATA_ERROR:s(({host:j,asks:x})=>x==="document"?(0,B.documentEncoding)(
{host:j,encoding:"broken gzip"}):(0,l.answerIncomplete)({host:j,why:"not-gzip"}))};function z(j){return j.endsWith("UNRECOGNIZED_NAME")?A("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.
test(j)?A({code:j}):E({code:j})}function p(j){const{code:x}=j,ce=Object.hasOwn(U,x)?U[x]:void 0,{describe:Oe,transient:Le}=ce??z(x);return{problem:Oe(j),transient:Le}}
function L({error:j,connection:x,head:ce},{endpoint:Oe,asks:Le,limitMs:Xe}){const Qe=(0,r.jT)(Oe);if(Xe!==null){const Y=V(x,ce!==null);return{problem:(0,N.hostTimeout)(
{host:Qe,asks:Le,phase:Y,limitMs:Xe}),transient:!0}}const qe=(0,d.$N)(j);if(qe==="")throw j;return p({code:ce!==null&&Se.test(qe)?"BODY_CUT":qe,text:(0,d.bD)(j),
asks:Le,host:Qe,rejection:x?.rejection??null,unsupported:x?.unsupported??null})}const Se=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function V(j,x){return j?.lookingUp?
"lookup":j?.connectMs===null?"connection":x?"body":"response"}const ne=[301,302,303,307,308],Q={kind:"excerpt",maxBytes:2048};async function _(j){const x={options:j,
started:performance.now(),hops:[],urls:new Set,connections:[],stops:[],firstByteMs:null,headMs:null,startsInPublic:j.origin?.isPublic??!0,timedOut:!1},ce=j.startTimer(
j.timeoutMs,()=>{x.timedOut=!0,j.session.close()});try{return{response:await ue(x),hops:x.hops,timing:oe(x,performance.now()-x.started),headMs:x.headMs,certificates:x.
connections.flatMap(({certificate:Le})=>Le??[])}}finally{ce()}}function oe({connections:j,firstByteMs:x},ce){const Oe=qe=>{const Y=j.map(G=>G[qe]).filter(G=>G!==
null);return Y.length===0?null:Y.reduce((G,ae)=>G+ae)},[Le,Xe,Qe]=[Oe("lookupMs"),Oe("connectMs"),Oe("tlsMs")];return{lookupMs:Le,connectMs:Xe,tlsMs:Qe,firstByteMs:x,
totalMs:ce}}async function ue(j){let{url:x}=j.options;for(;;){const ce=(0,I.X5)(x);if(!ce.ok)return Ye((0,P.redirectInvalid)({redirect:"to",url:(0,c.Pl)(x),why:ce.
why}));const Oe=await $e(j,x,ce.value);if(Oe.kind==="failed"||!re(Oe.head))return Oe;const Le=(0,w.O)(x,Oe.head.location??"");if(!Le.ok){const Xe=`failed to par\
se Location header: ${Le.why}`;return Ye((0,P.redirectInvalid)({redirect:"from",url:(0,c.Pl)(x),why:Xe}))}if(j.hops.length>j.options.maxRedirects)return Je(j,Le.
value);x=Le.value}}const re=({status:j,location:x})=>ne.includes(j)&&!!x;async function $e(j,x,ce){const{options:Oe,hops:Le}=j,{token:Xe,settings:Qe,planBody:qe,
headers:Y,origin:G}=Oe,ae=Le.length===0&&G===null;j.urls.add((0,c.jr)(x)),j.stops.push({scheme:ce.scheme,name:(0,I.be)(x)});const ve=Xe===null?"none":(0,K.n)(j.
stops).at(-1)??"dropped";j.headMs=null;const Me=performance.now(),Pe=await Oe.session.get({url:x,endpoint:ce,token:ve==="sent"?Xe:null,headers:Y,allowPrivate:!j.
startsInPublic||ae||Qe.namedHosts.has(ce.name),planBody:He=>(j.headMs=performance.now()-j.started,re(He)?Q:qe(He))}),De=performance.now()-Me;if(Ae(j,Pe,{url:(0,e.
dh)((0,c.Pl)(x)),authorization:ve,ms:De}),ae&&(j.startsInPublic=Fe(Qe,ce.name,Pe.address)),Pe.kind==="failed"){const He=j.timedOut?Oe.timeoutMs:null,{asks:Ue}=Oe;
return{kind:"failed",...L(Pe,{endpoint:ce,asks:Ue,limitMs:He})}}const{kind:je,head:Ge,body:xe}=Pe;return{kind:je,url:x,head:Ge,body:xe}}function Ae(j,x,ce){const{
connection:Oe,head:Le}=x;Oe!==null&&j.connections.push(Oe),x.kind==="received"&&(j.firstByteMs=(j.firstByteMs??0)+x.firstByteMs),j.hops.push({...ce,status:Le?.status??
null,reason:(0,e.dh)(Le?.reason??""),mediaType:Le?.contentType?(0,e.dh)(Le.contentType):null,challenge:Le?.challenge?(0,e.dh)(Le.challenge):null,address:Oe?.address??
null,proxy:Oe?.proxy??null})}function Fe({resolve:j},x,ce){const Oe=j.some(Le=>Le.name===x);return!["private","loopback"].includes((0,F.Sz)((Oe?null:ce)??x))}const Ye=j=>({
kind:"failed",problem:j,transient:!1});function Je({urls:j,hops:x,options:ce},Oe){const{asks:Le,redirectLimits:Xe}=ce,Qe=x[0]?.url??"";if(j.has((0,c.jr)(Oe)))return Ye(
(0,P.redirectLoop)({url:Qe,asks:Le,to:(0,c.Pl)(Oe)}));const qe=x.length,Y=D.Du.filter(G=>qe>Xe[G]);return Ye((0,P.redirectLimit)({url:Qe,asks:Le,redirects:qe,clients:Y,
limits:Xe}))}}),2230:((ze,te,n)=>{n.d(te,{T:()=>e,X:()=>D});var c=n(7067),w=n(7583);function e(F){if(F.username===""&&F.password==="")return{};const K=`${decodeURIComponent(
F.username)}:${decodeURIComponent(F.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(K).toString("base64")}`}}const P=[502,503,504];function D(F,K,I){
const N=`${F.name.includes(":")?`[${F.name}]`:F.name}:${F.port}`,b=(l=0,f="")=>(0,w.Au)(P.includes(l)?"PROXY_NOT_REACHED":"PROXY_REFUSED",`proxy ${K.host} retur\
ned ${l} ${f}`.trimEnd());return new Promise((l,f)=>{const r=(0,c.request)({method:"CONNECT",path:N,headers:{host:N,...e(K)},insecureHTTPParser:!0,createConnection:()=>I});
r.on("error",d=>{const s=`proxy ${K.host} closed the connection: ${d.message}`;f((0,w.Au)("PROXY_REFUSED",s))}),r.on("connect",(d,s,O)=>{if(d.statusCode===200&&
O.length===0)return l(I);I.destroy(),f(b(d.statusCode,d.statusMessage))}),r.end()})}}),794:((ze,te,n)=>{n.d(te,{Oj:()=>K,mv:()=>F,zu:()=>w});var c=n(4714);const w=2048,
e=/%(?![0-9A-Fa-f]{2})/,P=/[^ -~\u0080-\uffff]/,D=/[^A-Za-z0-9._~:!$&'()*+,;=%@-]/;function F(l){if(l.length<=w)return l;const[f,r]=b(l,"#"),[d,s]=b(f,"?"),[O=""]=/^(?:[A-Za-z][A-Za-z0-9+.-]*:)?(?:\/\/)?/.
exec(d)??[],h=d.slice(O.length),E=h.indexOf("/"),A=E<0?h.length:E,R=h.slice(0,A);return[O,O.endsWith("//")?I(R):N(R.replace(/^.*@/s,"_:@")),N(h.slice(A)),(0,c.o)(
s,w),P.test(f)?"\x7F":"",r&&(e.test(r)?"#%":"#")].join("")}const K=l=>({...l,opaque:(0,c.o)(l.opaque,w),user:l.user===null?null:{name:"",password:null},host:B(l.
host),path:N(l.path),query:(0,c.o)(l.query,w),fragment:""});function I(l){const f=l.lastIndexOf("@"),r=l.slice(0,Math.max(f,0)),d=D.test(r)?'"':e.test(r)?"%":"";
return`${f<0?"":`${d}@`}${B(l.slice(f+1))}`}function B(l){if(l.length<=w)return l;const f=/:\d*$/.exec(l)?.[0]??"",r=l.slice(0,l.length-f.length),d=(0,c.o)(r,w),
s=r.endsWith("]")?"]":"";return`${d===r?r:`${d.replace(/%.?$/,"")}${s}`}${(0,c.o)(f.replace(/^:0+(?=\d)/,":"),w)}`}function N(l){const f=(0,c.o)(l,w);if(f===l)return l;
const r=e.test(l)?"%":"",d=l.includes("//",w-1)?"//":"",s=/\/\.{0,2}$/.exec(l.slice(-3))?.[0]??"";return`${f.replace(/%.?$/,"")}${d}~${r}${s}`}function b(l,f){const r=l.
indexOf(f);return r<0?[l,""]:[l.slice(0,r),l.slice(r)]}}),5195:((ze,te,n)=>{n.d(te,{Sz:()=>E,Zu:()=>O,uo:()=>A});var c=n(6181);function w(...R){let a;const T=()=>R.
map(e);return()=>a??=T()}function e(R){const[a="",T]=R.split("/"),v=(0,c.r5)(a);if(v===null)throw new Error(`${a} is no address`);return{prefix:v,bits:T===void 0?
v.length*8:Number(T)}}const P=({prefix:R,bits:a},T)=>R.length===T.length&&R.every((v,U)=>{const z=Math.min(Math.max(8*(U+1)-a,0),8);return v>>z===(T[U]??0)>>z}),
D=w("169.254.169.254","169.254.170.2","169.254.170.23","100.100.100.200","192.0.0.192","168.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2:\
:23","fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42","fd00:a9fe:a9fe::1","fe80::a9fe:a9fe"),F=w("127.0.0.0/8","0.0.0.0","::1","::"),K=w("10.0.0.0/8","100.64.0\
.0/10","169.254.0.0/16","172.16.0.0/12","192.168.0.0/16","198.18.0.0/15","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10"),I=w("0.0.0.0/8","192.0.0.0/24","19\
2.0.2.0/24","192.88.99.0/24","198.51.100.0/24","203.0.113.0/24","224.0.0.0/3","2001::/23","2001:db8::/32","2002::/16","3fff::/20"),B=w("0.0.0.0/0","2000::/3"),N=w(
"::ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/96"),b=(R,a)=>R().some(T=>P(T,a)),l=[12,13,14,15],f=(R,...a)=>{const T=w(R);return{isIn:v=>b(T,v),at:a,mask:0}},
r=[f("2002::/16",[2,3,4,5]),f("2001::/32",[4,5,6,7]),{...f("2001::/32",l),mask:255},f("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,11,12],l),{isIn:R=>/^[02],0,94,254$/.
test(R.slice(8,12).join()),at:[l],mask:0}],d=R=>r.filter(a=>a.isIn(R)).flatMap(({at:a,mask:T})=>a.map(v=>v.map(U=>(R[U]??0)^T)));function s(R){return b(F,R)?"lo\
opback":b(N,R)?s(R.slice(12)):[R,...d(R)].some(a=>b(D,a))?"metadata":b(K,R)?"private":b(I,R)||!b(B,R)?"reserved":"public"}function O(R){const a=(0,c.r5)(R);return a===
null?"public":s(a)}const h=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;function E(R){const a=R.replace(/\.$/,"");
if(/(^|\.)localhost(\.localdomain)?$/.test(a))return"loopback";const T=(0,c.r5)(a)??(0,c.RY)(a);return T===null?"public":s(T)}function A(R){const a=E(R);return a!==
"public"||R.includes(":")?a:h.test(R.replace(/\.$/,""))?"private":"public"}}),9529:((ze,te,n)=>{n.d(te,{l:()=>P,m:()=>F});var c=n(4283),w=n(8999);const e=[1024,
65535],P=["authz_code","password"],D="app.terraform.io";function F(s,O,h){const E=N(K(s,"client")),A=b(K(s,"grant_types"),h),R=(...p)=>p.some(L=>A.value.includes(
L)),a=(p,L)=>l(K(s,p),p,L,O),T=a("authz",R("authz_code")),v=a("token",R("authz_code","password")),U=f(K(s,"ports")),z=d(K(s,"scopes"));return{value:{client:E.value,
grantTypes:A.value,authz:T.value,token:v.value,ports:U.value,scopes:z.value},flaws:[E,A,T,v,U,z].flatMap(p=>p.flaws)}}const K=(s,O)=>Object.hasOwn(s,O)?s[O]:void 0,
I=(s,O,h)=>({value:s,flaws:[{rule:O,value:h}]}),B=s=>({value:s,flaws:[]});function N(s){return typeof s!="string"?I("","client-missing",s):s===""?I(s,"client-em\
pty",s):B(s)}function b(s,O){if(s===void 0)return B(["authz_code"]);if(!Array.isArray(s))return I([],"grant-types-invalid",s);const h=[...new Set(s.filter(R=>typeof R==
"string"))];return h.includes("authz_code")||h.includes("password")&&O===D?h.every(R=>P.includes(R))?B(h):I(h,"grant-types-unknown",s):I(h,"grant-types-unsuppor\
ted",s)}function l(s,O,h,E){if(typeof s!="string")return h?I(null,`${O}-missing`,s):B(null);const A=(0,w.v)(E,s);if(A.ok&&(0,c.cz)(A.value).name!=="")return B((0,c.
jr)(A.value));const a=`failed to parse ${O==="authz"?"authorization":"token"} URL: ${A.ok?"no Host in request URL":A.why}`;return{value:null,flaws:[{rule:`${O}-\
invalid`,why:a}]}}function f(s){if(s===void 0)return B(e);if(!Array.isArray(s))return I(e,"ports-ignored",s);if(s.length!==2)return I(e,"ports-count",s);const[O,
h]=s;return!r(O)||!r(h)?I(e,"ports-range",s):O>h?I(e,"ports-order",s):O===h?I([O,h],"ports-single",s):B([O,h])}const r=s=>typeof s=="number"&&Number.isInteger(s)&&
s>=e[0]&&s<=e[1];function d(s){if(s===void 0)return B([]);if(!Array.isArray(s))return I([],"scopes-ignored",s);const O=s.filter(h=>typeof h=="string");return O.
length===s.length?B(O):I(O,"scopes-invalid",s)}}),7027:((ze,te,n)=>{n.d(te,{n:()=>c});function c(e){const[P]=e;let D=!1;return e.map(({scheme:F,name:K})=>(D||=P!==
void 0&&!w(P.name,K),D?"dropped":F==="https"?"sent":"withheld"))}function w(e,P){return e===P?!0:/[:%]|^[\d.]+$/.test(P)?!1:P.endsWith(`.${e}`)}}),3427:((ze,te,n)=>{
n.d(te,{Cg:()=>P,DS:()=>b,Hb:()=>B,Yx:()=>D});var c=n(7598);const w=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],e=["AES12\
8-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],P=[...w,...e.flatMap(l=>[`ECDHE-ECDSA-${l}`,`ECDHE-RSA-${l}`])],D=["X25519","P-\
256","P-384","P-521"],F=["rsa_pss_rsae_sha256","ecdsa_secp256r1_sha256","ed25519","rsa_pss_rsae_sha384","rsa_pss_rsae_sha512","rsa_pkcs1_sha256","rsa_pkcs1_sha3\
84","rsa_pkcs1_sha512","ecdsa_secp384r1_sha384","ecdsa_secp521r1_sha512"],K="@SECLEVEL=0",I=c.constants.SSL_OP_LEGACY_SERVER_CONNECT|c.constants.SSL_OP_NO_RENEGOTIATION,
B={secureOptions:I,minVersion:"TLSv1.2",ciphers:[...P,K].join(":"),ecdhCurve:D.join(":"),sigalgs:F.join(":")},N=["TLS_AES_128_CCM_SHA256","TLS_AES_128_CCM_8_SHA\
256"],b={secureOptions:I,minVersion:"TLSv1",ciphers:[...P,...N,"ALL","COMPLEMENTOFALL",K].join(":"),ecdhCurve:[...D,"X448","secp256k1","brainpoolP256r1","brainp\
oolP384r1","brainpoolP512r1","ffdhe2048","ffdhe3072","ffdhe4096","P-224"].join(":")}}),3432:((ze,te,n)=>{n.d(te,{nT:()=>Qe,pj:()=>Y});var c=n(772),w=n(6697),e=n(
1831),P=n(7511),D=n(4283),F=n(3948),K=n(3534),I=n(863),B=n(1064),N=n(7531),b=n(3307),l=n(9562),f=n(9529),r=n(794),d=n(4714);const s=["client","grant_types","aut\
hz","token","ports","scopes"],O=68,h=100,E=4096;function A(J,se){const me=new Map;return(0,b.CI)(J,se,(ye,ke,Ee,be)=>{if(be-Ee>O)return;const Re=(0,b.I)(J.slice(
Ee,be));s.includes(Re)&&me.set(Re,R(Re,J,{start:ye,end:ke}))}),Object.fromEntries(me)}function R(J,se,me){if(se[me.start]==="[")return a(se,me);const ye=se.slice(
me.start,me.end);return(J==="authz"||J==="token")&&ye.startsWith('"')?(0,r.mv)((0,b.I)(ye)):(0,d.w)(ye)}function a(J,se){const me=[],ye=new Set;let ke=E;return(0,b.
CI)(J,se,(Ee,be)=>{const Re=v(J,Ee,be);(me.length<h&&be-Ee<=ke||Re!==null&&!ye.has(Re))&&(me.push((0,d.w)(J.slice(Ee,be))),ke-=be-Ee,Re!==null&&ye.add(Re))}),me}
const T=f.l.map(J=>JSON.stringify(J));function v(J,se,me){return J[se]!=='"'?"no string":T.find(ye=>ye.length===me-se&&J.startsWith(ye,se))??null}const U=100,z=16*
1024,p=200,L=2048;function Se(J){const se=new Set(J),me=new Set(J.map(V));let ye=0,ke=z;const Ee=be=>ye===U||be>ke?!1:(ye+=1,ke-=be,!0);return{keeps:(be,Re)=>{if((0,l.
D6)(be)||se.has(be))return!0;const M=be.length<=p&&me.delete(V(be));return Ee(be.length+Re)||M},read:(be,Re,M)=>{const{start:k,end:C}=M,Z=C-k>L;if(Z&&be===l.S3&&
Re[k]==="{")return A(Re,M);const q=Re.slice(k,C);return Z&&q.startsWith('"')?(0,r.mv)((0,b.I)(q)):(0,d.w)(q)}}}const V=J=>J.slice(0,J.indexOf(".")+1);var ne=n(6974);
const Q={kind:"whole",maxBytes:N.b},_={kind:"excerpt",maxBytes:ne.mj},oe=J=>J===408||J===425||J===429||J>=500;async function ue(J){const{host:se,needed:me}=J,ye=await(0,F.
e)({...J,url:(0,e.cu)(se),asks:"document",headers:{accept:"application/json"},origin:null,redirectLimits:B.NX,planBody:Ce=>re(Ce)===null?Q:_}),{response:ke,...Ee}=ye;
if(ke.kind==="failed"){const{problem:Ce,transient:Ke}=ke;return{attempt:{discovery:Ce.code==="host-http2"?{kind:"skipped",problem:Ce}:{kind:"failed",problem:Ce,
excerpt:null},...Ee},transient:Ke,retryAfter:null}}const{head:be,body:Re,url:M}=ke,k=(0,ne.y8)(Re.bytes),C=ye.hops.at(-1),Z={url:(0,D.Pl)(M),page:k,asked:(0,e.nx)(
se),hop:C},q=$e(ke,Z,me),{status:Te,retryAfter:Ne}=be;return{attempt:{discovery:q,...Ee},transient:oe(Te),retryAfter:Ne}}function re(J){const{status:se,declaredBytes:me}=J;
if(se===401||se===403)return({hop:Ee,...be})=>{const{authorization:Re="none",challenge:M=null}=Ee??{};return(0,K.documentUnauthorized)({...J,...be,host:be.asked,
token:Re,challenge:M})};if(se!==200)return({url:Ee,page:be,asked:Re})=>(0,I.documentStatus)({...J,url:Ee,page:be,asked:Re,transient:oe(se)});const ye=J.contentType??
"",ke=(0,P.i)(ye);return!ke.ok||ke.value!=="application/json"?Ee=>(0,I.documentType)({...Ee,contentType:ye,malformed:!ke.ok}):(me??0)<=N.b?null:Ee=>(0,I.documentSize)(
{...Ee,bytes:me,limit:N.b})}function $e(J,se,me){const{head:ye,body:ke}=J,Ee=(0,r.Oj)(J.url);if(ye.status===404)return{kind:"absent",url:Ee,why:"status"};const be=re(
ye);if(be!==null)return Ae(be(se),ke);const Re=(0,N.T)(ke.bytes,Se(me));switch(Re.kind){case"object":return{...Re,kind:"found",url:Ee,truncated:ke.truncated};case"\
null":return{kind:"absent",url:Ee,why:"null"};case"not-object":return Ae((0,I.documentNotObject)({...se,why:Re.why}),ke);case"not-json":return Ae(Fe(J,Re,se),ke)}}
const Ae=(J,{bytes:se})=>({kind:"failed",problem:J,excerpt:(0,ne.zU)(se)});function Fe({head:J,body:se},{why:me,advice:ye},ke){if(se.truncated)return(0,I.documentSize)(
{...ke,bytes:null,limit:N.b});const Ee=J.contentEncoding?.toLowerCase()??"";return["","gzip","identity"].includes(Ee)?(0,I.documentNotJson)({...ke,why:me,advice:ye}):
(0,I.documentEncoding)({...ke,encoding:Ee})}var Ye=n(7082),Je=n(5960),j=n(7758);const x=500,ce=1e4,Oe=3,Le=2e3,Xe=3e5,Qe=J=>Math.min(Math.max(...J.map(({attemptMs:se})=>se)),
Xe),qe=({timeoutMs:J,retries:se})=>(se+1)*J+se*ce;async function Y(J,se){const me=J.map(be=>({host:be,tookMs:null})),ye=J.entries(),ke={total:J.length,done:0,failed:0,
waiting:new Set},Ee=async()=>{for(const[be,Re]of ye){if(se.stop.why!==null)return;ke.waiting.add(Re),se.progress(ke);const M=await Me(Re,se).catch(k=>(0,Je.i)(Re,
(0,w.hostCheckCrashed)({host:(0,e.nx)(Re),thrown:k})));me[be]=M,ke.waiting.delete(Re),ke.done+=1,(!G(M)||!De(M.attempt))&&(ke.failed+=1),se.progress(ke)}};return await Promise.
all(Array.from({length:Math.min(se.concurrency,J.length)},Ee)),ae(me,se.stop)}const G=J=>"attempt"in J;function ae(J,{why:se}){if(se===null)return J.filter(G);const me=J.
length-J.filter(G).length,ye=J.flatMap(Ee=>{if(G(Ee)&&De(Ee.attempt))return[];const be=G(Ee)?ve(Ee):Ee.tookMs;return be!==null&&be>=Le?[{host:(0,e.nx)(Ee.host),
tookMs:be}]:[]}).sort((Ee,be)=>be.tookMs-Ee.tookMs).slice(0,Oe),ke={stopped:se,unchecked:me,total:J.length,slowest:ye};return J.map(Ee=>{if(G(Ee))return Ee;const{
host:be,tookMs:Re}=Ee,M=Re!==null;return(0,Je.i)(be,(0,w.hostNotChecked)({host:(0,e.nx)(be),isBegun:M,...ke}))})}const ve=({attempt:J,earlier:se})=>[...se,J].reduce(
(me,{timing:ye})=>me+ye.totalMs,0);async function Me(J,se){const{stop:me}=se,ye=performance.now(),ke=await se.credentials.find(J),Ee=[];for(;me.why===null;){const{
attempt:be,transient:Re,retryAfter:M}=await xe(J,ke.answer,se);if(me.why!==null&&!De(be)||(Ee.push(be),!(De(be)?je(Ee,se.releases):Re)||Ee.length>se.retries))break;
await(0,j.v)(Ue(Ee.length,M,se),se)}return Ee.length===0?{host:J,tookMs:performance.now()-ye}:Pe(J,ke,Ee,se)}function Pe(J,{answer:se,clients:me,difference:ye},ke,{
forced:Ee}){return{host:J,...Ge(ke),credentials:se&&{source:se.source,hasToken:se.token!==null,problem:se.problem},looks:me,difference:ye,forced:Ee.get(J)??[]}}
const De=({discovery:J})=>J.kind!=="failed",je=(J,se)=>se.some(({attemptMs:me})=>!J.some(ye=>De(ye)&&ye.timing.totalMs<=me));function Ge(J){const se=J.findIndex(
De),me=se<0?J.length-1:se,[ye]=J.slice(me);if(ye===void 0)throw new Error("a visit without an attempt");return{attempt:ye,earlier:J.slice(0,me),later:J.slice(me+
1)}}async function xe(J,se,me){if(se?.isUnsendable&&se.problem!==null){const M={kind:"failed",problem:se.problem,excerpt:null};return{attempt:(0,Ye.O)(M),transient:!1,
retryAfter:null}}const{network:ye,maxRedirects:ke,timeoutMs:Ee,stop:be}=me,Re=(0,c.f)(ye);be.signal.addEventListener("abort",Re.close);try{return await ue({host:J,
needed:He(J,me),session:Re,settings:ye,token:se?.token??null,maxRedirects:ke,timeoutMs:Ee,startTimer:me.startTimer})}finally{be.signal.removeEventListener("abor\
t",Re.close),Re.close()}}const He=(J,{required:se,forced:me})=>[...(se.get(J)??[]).map(({service:ye})=>ye),...(me.get(J)??[]).flatMap(({services:ye})=>ye.map(({
id:ke})=>ke))];function Ue(J,se,{random:me,now:ye}){const ke=x*2**(J-1)*(.5+me()/2);return Math.min(Math.max(ke,(0,j.V)(se,ye())??0),ce)}}),7758:((ze,te,n)=>{n.
d(te,{V:()=>w,v:()=>c});function c(e,{startTimer:P,stop:D}){return new Promise(F=>{const K=()=>{I(),D.signal.removeEventListener("abort",K),F()},I=P(e,K);D.signal.
addEventListener("abort",K)})}function w(e,P){const D=/^\d+$/.test(e??"")?Number(e)*1e3:Date.parse(e??"")-P;return Number.isNaN(D)?null:D}}),6974:((ze,te,n)=>{n.
d(te,{mj:()=>e,y8:()=>b,zU:()=>F});var c=n(4e3),w=n(6174);const e=2048,P=200,D=80;function F(f){const r=I(f),d=f.length<e?r:r.replace(K,"://***@"),s=(0,w._)(d).
trim();return s===""?null:Array.from(s.slice(0,2*P)).slice(0,P).join("")}const K=/:\/\/[^/?#\s"'@]+$/,I=f=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(f.subarray(
0,e)),B=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,N=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;function b(f){const r=l(
I(f));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(r))return null;const d=/<title[^>]*>([^<]{0,400})/i.exec(r)?.[1]?.replace(/\s+/g," ").trim()??
"",s=(0,c.dh)(d,D);return N.test(d)?{kind:"captive-portal",title:s}:{kind:B.test(d)||/type=["']?password/i.test(r)?"sign-in":"other",title:s}}function l(f){let r=f.
trimStart();for(;r.startsWith("<!--");){const d=r.indexOf("-->",4);if(d<0)return"";r=r.slice(d+3).trimStart()}return r}})};export{qt as ids,en as modules};
