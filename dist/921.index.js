const en=[921,456,696],tn={4929:((Ne,ne,n)=>{n.r(ne),n.d(ne,{credentialsConfig:()=>K,credentialsHelper:()=>I,servicesForced:()=>U,servicesForcedDiffer:()=>M});var c=n(
6246),S=n(1064),e=n(1831),P=n(4e3),D=n(5799);const K=(0,D.lS)((0,D.$e)("credentials-config","CLI configuration has a mistake",S.Du),({clients:l,mistake:f})=>({...W(
f),affects:l}));function W(l){switch(l.kind){case"missing":return{message:`${l.setting} names ${(0,c.o)(l.path)}, which does not exist`,help:"correct the path; \
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
S.Du),({name:l,why:f})=>({message:`credentials helper ${l}: ${f}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; w\
ithout it discovery works, but init fails to install providers'})),B=10,U=(0,D.lS)((0,D.lm)("services-forced","A host block replaces service discovery",["terraf\
orm","opentofu"]),({host:l,at:f})=>({message:`the host block at ${f} defines the services of ${l}; the host's own discovery document is not used`,help:`remove t\
he host block at ${f} to use the discovery document of ${l}`})),M=(0,D.lS)((0,D.lm)("services-forced-differ","A host block and the discovery document differ",["\
terraform","opentofu"]),({host:l,at:f,services:r})=>({message:`the host block at ${f} and the discovery document of ${l} differ in ${(0,P.K4)(r,B,P.dh)}`,help:"\
update the host block or remove it; machines without it use other services"}))}),863:((Ne,ne,n)=>{n.r(ne),n.d(ne,{documentAbsent:()=>b,documentEncoding:()=>M,documentHeaders:()=>U,
documentIncomplete:()=>f,documentNotJson:()=>r,documentNotObject:()=>d,documentSize:()=>B,documentStatus:()=>D,documentType:()=>I});var c=n(1064),S=n(4e3),e=n(5799);
const P='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',D=(0,e.lS)((0,e.z3)("document-status","Unexpected HTTP status",c.zK),({location:h,
retryAfter:k,transient:R,asked:C,...a})=>{const{page:O,status:E}=a,z=(j,p)=>({message:`${(0,S._r)(a)}${j}; expected 200 or 404`,help:(0,S.NM)(O,C,p)});if(E>=300&&
E<400)return h?z(", which clients do not follow",(0,e.C)("redirect with 301, 302, 303, 307 or 308")):z(" without a Location header",(0,e.C)("add a Location head\
er to the redirect"));if(E===429){const j=k===null?"":` (Retry-After: ${(0,S.dh)(k,K)})`;return{...z(j,W),help:W}}return R?z("",{operator:"check the host and an\
y proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,S.B9)(C)}):z("",{operator:"return the discovery docume\
nt, or 404 if the host has no services",user:(0,S.Wt)([]),guest:(0,S.qZ)(C)})}),K=40,W={because:"the host limits the requests of this machine or of its network",
operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)",user:"wait, send fewer requests at onc\
e (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},I=(0,e.lS)((0,e.z3)("document-type","Wrong C\
ontent-Type",c.Du),({url:h,page:k,asked:R,contentType:C,malformed:a})=>{const E=C===""?"has no Content-Type":`has ${a?"a malformed Content-Type":"Content-Type"}\
 "${(0,S.dh)(C)}"`;return{message:`${h} ${E}; expected "application/json"`,help:(0,S.NM)(k,R,(0,e.C)("serve the discovery document with Content-Type: applicatio\
n/json","most servers send it for a file named terraform.json"))}}),B=(0,e.lS)((0,e.z3)("document-size","Discovery document is too large",c.Du),({url:h,page:k,asked:R,
bytes:C,limit:a,isPadding:O=!1})=>O?{message:`${h} has more than ${a} bytes; what exceeds the limit is white space`,help:(0,e.C)("remove the white space at the \
end of the document"),severity:"warning"}:{message:`${h} has ${C??`more than ${a}`} bytes, limit ${a}`,help:(0,S.NM)(k,R,(0,e.C)("check what is served at this U\
RL","a discovery document only maps service ids to URLs"))}),U=(0,e.lS)((0,e.z3)("document-headers","Response headers are too large",c.zK),({host:h})=>({message:`${h}\
 sent more than 256 KiB of response headers`,help:(0,e.C)("look for a header or cookie that grows with each request")})),M=(0,e.lS)((0,e.z3)("document-encoding",
"Discovery document cannot be decompressed",c.Du),h=>"host"in h?{message:`${h.host} sent a discovery document that is not gzip, with Content-Encoding: gzip`,help:(0,e.
C)("remove the Content-Encoding header, or compress the document")}:{message:`${h.url} has Content-Encoding "${(0,S.dh)(h.encoding)}", which the clients do not \
decompress`,help:(0,S.NM)(h.page,h.asked,(0,e.C)("configure the server, and any proxy in front of it, to respect Accept-Encoding: gzip"))}),l={closed:"closed th\
e connection in the middle of its response",gzip:"sent a gzip document that is cut off"},f=(0,e.lS)((0,e.z3)("document-incomplete","Discovery document is incomp\
lete",c.zK),({host:h,why:k})=>({message:`${h} ${l[k]}`,help:(0,e.C)("look for a server that crashes while it responds, or a proxy that changes the body")})),r=(0,e.
lS)((0,e.z3)("document-not-json","Discovery document is not valid JSON",c.zK),({url:h,page:k,asked:R,why:C,advice:a})=>({message:`${h} is not valid JSON: ${(0,S.
dh)(C)}`,help:(0,S.NM)(k,R,(0,e.C)(a??P))})),d=(0,e.lS)((0,e.z3)("document-not-object","Discovery document is not a JSON object",c.zK),({url:h,page:k,asked:R,why:C})=>({
message:`${h} is not a JSON object: ${(0,S.dh)(C)}`,help:(0,S.NM)(k,R,(0,e.C)(P))})),s=20,b=(0,e.lS)((0,e.z3)("document-absent","Host has no discovery document",
c.zK),({host:h,url:k,why:R,required:C,clientErrors:a})=>{const O=C.length===0?"at least one service":C.join(", "),E=R==="status"?`has no discovery document (${k}\
 returned 404)`:"has the discovery document `null`, which offers no services",z=a.slice(0,s).map(j=>`"${j}"`).join(", ");return{message:`host ${h} ${E}; require\
d: ${O}`,help:{operator:"serve /.well-known/terraform.json at the root of the host",user:(0,S.Wt)(C),guest:(0,S.qZ)(h),...z===""?{}:{note:`the clients print ${z}`}}}})}),
960:((Ne,ne,n)=>{n.r(ne),n.d(ne,{hostProtocol:()=>l,hostRecovered:()=>d,hostSlow:()=>r,hostTimeout:()=>M,hostUnknown:()=>D,hostUnreachable:()=>W});var c=n(1064),
S=n(4e3),e=n(5799);const P={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"\
could not be looked up: the DNS server reported a failure"},D=(0,e.lS)((0,e.z3)("host-unknown","Hostname does not resolve",c.zK),({host:s,why:b})=>({message:`${s}\
 ${P[b]}`,help:b==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check a\
gain"})),K={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-networ\
k-route":"is unreachable: no route to its network"},W=(0,e.lS)((0,e.z3)("host-unreachable","Host is unreachable",c.zK),({host:s,error:b})=>{if(typeof b=="object"&&
"proxy"in b)return{message:`${s} is unreachable: ${b.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"};const h=typeof b==
"string"?K[b]:`is unreachable (${b.code})`;return{message:`${s} ${h}`,help:{operator:"check that the host is up, and that a firewall lets this machine connect t\
o it",user:"check that a firewall or proxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine connect to it; otherwise ${(0,S.
B9)(s)}`}}}),I={lookup:{failed:"could not be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{failed:"did n\
ot accept a connection",help:"check that the host is up, and that a firewall does not drop packets from this machine"},response:{failed:"did not respond",help:""},
body:{failed:"did not finish its response",help:""}},B="serve the document as a static file",U=({asks:s})=>s==="document"?B:"find out what the server waits for,\
 such as its storage",M=(0,e.lS)((0,e.z3)("host-timeout","Host does not respond in time",c.zK),s=>{if(s.phase==="complete")return{message:`${s.host} took ${(0,S.
YA)(s.tookMs)} to return its discovery document; ${(0,S.Af)(s.releases)}`,help:(0,e.C)(B),affects:[...new Set(s.releases.map(({client:R})=>R))]};const{failed:b,
help:h}=I[s.phase],k=s.limitMs===null?"in time":`within ${(0,S.YA)(s.limitMs)}`;return{message:`${s.host} ${b} ${k}`,help:h||{operator:U(s),guest:(0,S.B9)(s.host)}}}),
l=(0,e.lS)((0,e.z3)("host-protocol","Host does not speak HTTP",c.zK),({host:s,error:b})=>({message:`the response of ${s} is not valid HTTP (${b})`,help:{operator:"\
check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}})),f={lookup:"the DNS lookup",
connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"},r=(0,e.lS)((0,e.$e)("host-slow","Hos\
t is slow"),({host:s,phase:b,tookMs:h,limitMs:k,...R})=>{const C=`(limit ${(0,S.YA)(k)}); ${f[b.name]} took ${(0,S.YA)(b.ms)}`;return"url"in R?{message:`${R.url}\
 took ${(0,S.YA)(h)} to answer ${C}`,help:(0,e.C)(U({asks:"answer"}))}:{message:`${s} took ${(0,S.YA)(h)} to return its discovery document ${C}`,help:(0,e.C)(B,
(0,S.Af)(R.releases))}}),d=(0,e.lS)((0,e.lm)("host-recovered","Discovery succeeded after a retry"),({host:s,attempts:b,failure:h,releases:k})=>({message:`discov\
ery of ${s} succeeded at attempt ${b}; the first attempt failed: ${h}`,help:(0,e.C)("find out why the host fails intermittently",k.length===0?"init succeeded, b\
ecause the CLI retries discovery":`init with ${(0,S.eZ)(k)} would have failed`)}))}),9209:((Ne,ne,n)=>{n.r(ne),n.d(ne,{redirectInsecure:()=>I,redirectInvalid:()=>B,
redirectLimit:()=>K,redirectLoop:()=>W,redirectNested:()=>U});var c=n(1064),S=n(4e3),e=n(5799);const P=({url:M,asks:l})=>`configure ${M} to return ${l==="docume\
nt"?"the document":"its answer"}`,D=M=>(0,e.C)(`${P(M)}, or to redirect straight to it`),K=(0,e.lS)((0,e.z3)("redirect-limit","Too many redirects",c.Du),({redirects:M,
clients:l,limits:f,...r})=>{const d=l.map(s=>`${c.bB[s]} follows ${f[s]}`);return{message:`${r.url} redirects ${M} times; ${d.join(", ")}`,help:D(r),affects:l}}),
W=(0,e.lS)((0,e.z3)("redirect-loop","Redirect loop",c.zK),({url:M,asks:l,to:f})=>({message:`the redirects of ${M} lead back to ${f}`,help:(0,e.C)(P({url:M,asks:l}))})),
I=(0,e.lS)((0,e.$e)("redirect-insecure","Redirect to plain HTTP",c.Du),({url:M,to:l,exposesToken:f})=>({message:`${M} redirects to ${l}, which is not https${f?"\
; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,help:(0,e.C)("redirect to an https URL")})),B=(0,e.lS)((0,e.z3)("redirect\
-invalid","Invalid redirect",c.zK),({redirect:M,url:l,why:f})=>({message:`the redirect ${M} ${l} cannot be followed: ${(0,S.dh)(f)}`,help:(0,e.C)("redirect to a\
n https URL")})),U=(0,e.lS)((0,e.lm)("redirect-nested","More than one redirect"),({url:M,redirects:l})=>({message:`${M} redirects ${l} times; the protocol only \
requires clients to follow 1 redirect`,help:D({url:M,asks:"document"})}))}),9872:((Ne,ne,n)=>{n.r(ne),n.d(ne,{proxyRefused:()=>W,tlsExpired:()=>I,tlsExpiresSoon:()=>j,
tlsNameMismatch:()=>R,tlsNotYetValid:()=>B,tlsPlainHttp:()=>z,tlsProtocol:()=>E,tlsUntrusted:()=>h});var c=n(1064),S=n(4e3),e=n(5799);const P=({host:p,isLeaf:L})=>L?
`the certificate of ${p}`:`an authority in the certificate chain of ${p}`,D=p=>K(new Date(p).toISOString()),K=p=>p.slice(0,10),W=(0,e.lS)((0,e.z3)("proxy-refuse\
d","Proxy refused the request",c.zK),({host:p,reason:L})=>({message:`${p} was not reached: ${L}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terrafo\
rm and OpenTofu read too"})),I=(0,e.lS)((0,e.z3)("tls-expired","TLS certificate has expired",c.zK),p=>({message:`${P(p)} expired on ${D(p.at)}`,help:(0,e.C)("re\
new the certificate and reload the server")})),B=(0,e.lS)((0,e.z3)("tls-not-yet-valid","TLS certificate is not valid yet",c.zK),p=>({message:`${P(p)} is not val\
id before ${D(p.at)}`,help:"check the clock of this machine and the start date of the certificate"})),U={leaf:"is signed by an unknown authority, or the host do\
es not send the intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"i\
s self-signed"},M="configure the host to send its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",l={"negative-serial":{
says:"has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a c\
ertificate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authoriti\
es below it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for s\
ervers (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstrai\
nts)",help:"have it issued by an authority whose name constraints permit all of its names"}},f=(p,L)=>({says:`has ${p}, which Terraform and OpenTofu do not supp\
ort`,help:L}),r="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",d="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",s={name:"\
the name of the host",dates:"its dates",authority:"the authority above it",issuer:"its issuer and extensions",signature:"its signature",encoding:"its encoding"};
function b(p){switch(p.kind){case"unknown-authority":return{says:U[p.sent],help:M};case"curve":return f(`a key on the curve ${p.curve}`,r);case"key":return f(`a\
 key of the kind ${p.name}`,r);case"key-size":return f(`an RSA key of ${p.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":return f(`a si\
gnature of the kind ${p.name}`,d);case"critical-extension":return f(`the critical extension ${p.id}`,"issue it without that extension");case"openssl":return{says:`\
passes the rules of Terraform and OpenTofu, but not the second check by OpenSSL (${s[p.check]}), so nothing was sent`,help:"issue it with a program that follows\
 RFC 5280"};case"malformed":return{says:`is malformed (${p.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};case"\
negative-serial":case"no-authority":case"path-length":case"usage":case"constraints":return l[p.kind]}}const h=(0,e.lS)((0,e.z3)("tls-untrusted","TLS certificate\
 is not trusted",c.zK),({flaw:p,...L})=>{const{says:Se,help:Y}=b(p);return{message:`${P(L)} ${Se}`,help:Y}}),k=3,R=(0,e.lS)((0,e.z3)("tls-name-mismatch","TLS ce\
rtificate is for another name",c.zK),({host:p,names:L})=>({message:L.length===0?`the certificate of ${p} has no DNS name among its subject alternative names`:`t\
he certificate of ${p} is for ${(0,S.K4)(L,k,S.dh)}`,help:`issue a certificate that lists ${p} as a subject alternative name, or use the name it is for`})),C={"\
not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"requires a client certifi\
cate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the ser\
ver knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},a="enable TLS 1.3, or TLS \
1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256";function O({kind:p,name:L}){switch(p){case"version":return{says:`offers no TLS version later than ${L.replace(
/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"};case"cipher":return{says:`offers only cipher suites that Terraform and OpenT\
ofu do not support, such as ${L}`,help:a};case"group":return{says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${L}`,help:"\
enable the group X25519 or P-256 on the host"}}}const E=(0,e.lS)((0,e.z3)("tls-protocol","TLS handshake failed",c.zK),({host:p,error:L})=>{if(typeof L=="object"&&
"code"in L)return{message:`the TLS handshake with ${p} failed (${L.code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"};
const{says:Se,help:Y}=typeof L=="string"?C[L]:O(L);return{message:`${p} ${Se}`,help:Y}}),z=(0,e.lS)((0,e.z3)("tls-plain-http","Port serves plain HTTP",c.zK),({host:p})=>({
message:`${p} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery alwa\
ys uses https"})),j=(0,e.lS)((0,e.$e)("tls-expires-soon","TLS certificate expires soon"),({host:p,days:L,expires:Se})=>{const Y=L===0?"today":L===1?"in 1 day":`\
in ${L} days`;return{message:`the certificate of ${p} expires ${Y}, on ${K(Se)}`,help:(0,e.C)("renew the certificate; if it is renewed automatically, find out w\
hy that has not happened")}})}),4715:((Ne,ne,n)=>{n.r(ne),n.d(ne,{answerIncomplete:()=>P});var c=n(1064),S=n(5799);const e={closed:"closed the connection before\
 the end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},P=(0,S.lS)(
(0,S.z3)("answer-incomplete","Response is incomplete",c.Du),({host:D,why:K})=>({message:`${D} ${e[K]}`,help:(0,S.C)("check for a server that crashes while it re\
sponds, or a proxy that changes the body")}))}),793:((Ne,ne,n)=>{n.r(ne),n.d(ne,{loginAuthzInvalid:()=>s,loginAuthzMissing:()=>d,loginClientEmpty:()=>M,loginClientMissing:()=>U,
loginGrantTypesInvalid:()=>l,loginGrantTypesUnknown:()=>r,loginGrantTypesUnsupported:()=>f,loginPortsCount:()=>k,loginPortsIgnored:()=>O,loginPortsOrder:()=>C,loginPortsRange:()=>R,
loginPortsSingle:()=>a,loginScopesIgnored:()=>z,loginScopesInvalid:()=>E,loginTokenInvalid:()=>h,loginTokenMissing:()=>b,loginType:()=>B,loginUrlPort:()=>j});var c=n(
1064),S=n(4e3),e=n(5799);const P=5;function D(p){if(!Array.isArray(p))return K(p);const L=p.length>P?", \u2026":"";return`[${p.slice(0,P).map(K).join(", ")}${L}\
]`}function K(p){return p===void 0?"missing":typeof p=="object"&&p!==null?(0,S.go)(p):(0,S.dh)(JSON.stringify(p))}const W=(p,L)=>`is ${D(p)}${p===void 0?"":`, n\
ot ${L}`}`,I=(p,L)=>`"${L}" in login.v1 of host ${p}`,B=(0,e.lS)((0,e.z3)("login-type","login.v1 is not an object",c.Du),({host:p,value:L,why:Se})=>({message:`l\
ogin.v1 of host ${p} is ${(0,S.go)(L)}, not an object`,help:(0,e.C)('set login.v1 to an object with "client", "authz" and "token"',(0,S.zd)(Se))})),U=(0,e.lS)((0,e.
z3)("login-client-missing","login.v1 has no client",c.Du),({host:p,value:L})=>({message:`${I(p,"client")} ${W(L,"a string")}`,help:(0,e.C)('set "client" to the \
OAuth client ID, for example "terraform-cli"')})),M=(0,e.lS)((0,e.$e)("login-client-empty","login.v1 has an empty client",c.Du),({host:p})=>({message:`${I(p,"cl\
ient")} is an empty string`,help:(0,e.C)('set "client" to the OAuth client ID that the authorization server expects')})),l=(0,e.lS)((0,e.z3)("login-grant-types-\
invalid","grant_types in login.v1 is not an array",c.Du),({host:p,value:L})=>({message:`${I(p,"grant_types")} ${W(L,"an array of strings")}`,help:(0,e.C)('set "\
grant_types" to ["authz_code"], or remove it')})),f=(0,e.lS)((0,e.z3)("login-grant-types-unsupported","login.v1 has no usable grant type",c.Du),({host:p,value:L})=>({
message:`${I(p,"grant_types")} is ${D(L)}, which contains no supported grant type`,help:(0,e.C)('add "authz_code" to "grant_types"')})),r=(0,e.lS)((0,e.lm)("log\
in-grant-types-unknown","login.v1 has unknown grant types"),({host:p,value:L})=>({message:`${I(p,"grant_types")} is ${D(L)}; the clients know "authz_code" and "\
password" only`,help:(0,e.C)('remove the unknown grant types; move scopes to "scopes"')})),d=(0,e.lS)((0,e.z3)("login-authz-missing","login.v1 has no authz URL",
c.Du),({host:p,value:L})=>({message:`${I(p,"authz")} ${W(L,"a string with a URL")}`,help:(0,e.C)('set "authz" to the URL of the authorization endpoint')})),s=(0,e.
lS)((0,e.z3)("login-authz-invalid","authz URL in login.v1 cannot be used",c.Du),({host:p,why:L})=>({message:`${I(p,"authz")}: ${(0,S.dh)(L)}`,help:(0,e.C)('set \
"authz" to an https:// URL without user name, or to a path that starts with a slash')})),b=(0,e.lS)((0,e.z3)("login-token-missing","login.v1 has no token URL",c.
Du),({host:p,value:L})=>({message:`${I(p,"token")} ${W(L,"a string with a URL")}`,help:(0,e.C)('set "token" to the URL of the token endpoint')})),h=(0,e.lS)((0,e.
z3)("login-token-invalid","token URL in login.v1 cannot be used",c.Du),({host:p,why:L})=>({message:`${I(p,"token")}: ${(0,S.dh)(L)}`,help:(0,e.C)('set "token" t\
o an https:// URL without user name, or to a path that starts with a slash')})),k=(0,e.lS)((0,e.z3)("login-ports-count","ports in login.v1 is not two ports",c.Du),
({host:p,value:L})=>({message:`${I(p,"ports")} ${W(L,"exactly two elements")}`,help:(0,e.C)('set "ports" to the first and the last port, for example [10000, 100\
10]')})),R=(0,e.lS)((0,e.z3)("login-ports-range","ports in login.v1 are out of range",c.Du),({host:p,value:L})=>({message:`${I(p,"ports")} is ${D(L)}; both must\
 be whole numbers from 1024 to 65535`,help:(0,e.C)('set "ports" to two numbers in this range, for example [10000, 10010]')})),C=(0,e.lS)((0,e.z3)("login-ports-o\
rder","ports in login.v1 are in the wrong order",c.Du),({host:p,value:L})=>({message:`${I(p,"ports")} is ${D(L)}; the first port is greater than the last`,help:(0,e.
C)("write the lower port first")})),a=(0,e.lS)((0,e.z3)("login-ports-single","ports in login.v1 is a range of one port",c.Du),({host:p,value:L})=>({message:`${I(
p,"ports")} is ${D(L)}; the clients never use the last port, so none is left`,help:(0,e.C)('set "ports" to at least two ports, for example [10000, 10010]')})),O=(0,e.
lS)((0,e.$e)("login-ports-ignored","ports in login.v1 is not an array",c.Du),({host:p,value:L})=>({message:`${I(p,"ports")} ${W(L,"an array")}; the clients igno\
re it and use 1024 to 65535`,help:(0,e.C)('set "ports" to an array such as [10000, 10010], or remove it')})),E=(0,e.lS)((0,e.z3)("login-scopes-invalid","scopes \
in login.v1 contains a value that is not a string",c.Du),({host:p,value:L})=>({message:`${I(p,"scopes")} ${W(L,"an array of strings")}`,help:(0,e.C)('set "scope\
s" to an array of strings, or remove it')})),z=(0,e.lS)((0,e.$e)("login-scopes-ignored","scopes in login.v1 is not an array",c.Du),({host:p,value:L})=>({message:`${I(
p,"scopes")} ${W(L,"an array")}; the clients ignore it`,help:(0,e.C)('set "scopes" to an array of strings, or remove it')})),j=(0,e.lS)((0,e.$e)("login-url-port",
"Login URL has no port",c.Du),({host:p,endpoints:L})=>{const Se=L.map(({name:Q})=>`"${Q}"`).join(" and "),[Y]=L,se=L.length===1;return{message:`${Se} in login.v\
1 of host ${p} ${se?"names":"name"} no port, so a login uses port 443: ${Y?.url??""}`,help:(0,e.C)(`write a path that starts with a slash, or add :${Y?.port??""}\
 to the URL${se?"":"s"}`)}})}),9319:((Ne,ne,n)=>{n.r(ne),n.d(ne,{serviceUrlCredentials:()=>D,serviceUrlCrossHost:()=>R,serviceUrlDoubleSlash:()=>a,serviceUrlEmpty:()=>K,
serviceUrlInsecure:()=>k,serviceUrlInvalid:()=>P,serviceUrlLooksLikeHost:()=>W,serviceUrlNoSlash:()=>I,serviceUrlOtherPort:()=>C,serviceUrlPrivate:()=>b,serviceUrlQuery:()=>U,
serviceUrlRelative:()=>B,serviceUrlSame:()=>O});var c=n(1064),S=n(4e3),e=n(5799);const P=(0,e.lS)((0,e.z3)("service-url-invalid","Service URL cannot be used",c.
zK),({id:E,host:z,url:j,why:p})=>({message:j===null?`${E} of host ${z}: ${(0,S.dh)(p)}`:`${E} of host ${z} is "${j}", which the clients cannot connect to: ${p}`,
help:(0,e.C)(`set ${E} to an https:// URL, or to a path that starts with a slash`)})),D=(0,e.lS)((0,e.z3)("service-url-credentials","Service URL contains a user\
 name",c.zK),({id:E,host:z,why:j})=>({message:`${E} of host ${z}: ${j}`,help:(0,e.C)("remove the user name and password from the URL, or from the redirect that \
leads to the document","give tokens to the clients instead")})),K=(0,e.lS)((0,e.z3)("service-url-empty","Service URL is empty",c.zK),({id:E,host:z,url:j})=>({message:`${E}\
 of host ${z} is an empty string, which resolves to the document itself: ${j}`,help:(0,e.C)(`set ${E} to the URL of the service, such as "/v1/${E.split(".")[0]}\
/", or remove it`)})),W=(0,e.lS)((0,e.z3)("service-url-looks-like-host","Service URL has no https://",c.zK),({id:E,host:z,value:j,why:p})=>({message:`${E} of ho\
st ${z} is "${j}", which is a path and not a URL with a host`,help:(0,e.C)(`write "https://${j}" if a host is meant`,p===null?void 0:(0,S.zd)(p))})),I=(0,e.lS)(
(0,e.z3)("service-url-no-slash","Service URL does not end with a slash",c.rG),({id:E,host:z,url:j,clients:p})=>{const L=p.map(Y=>c.bB[Y]),Se=j.slice(j.lastIndexOf(
"/")+1);return{message:`${E} of host ${z} does not end with a slash: ${j}`,help:(0,e.C)("add the slash",`without it ${L.slice(0,-1).join(", ")} and ${L.at(-1)} \
replace "${Se}" with the path that they append`),affects:p}}),B=(0,e.lS)((0,e.$e)("service-url-relative","Service URL is relative to the document",["dependabot",
"renovate","terragrunt"]),({id:E,host:z,url:j})=>({message:`${E} of host ${z} is a path without a leading slash: Terraform and OpenTofu resolve it to ${j}, othe\
r clients do not`,help:(0,e.C)("start the path with a slash, or write the complete URL")})),U=(0,e.lS)((0,e.$e)("service-url-query","Service URL has a query",c.
Du),({id:E,host:z})=>({message:`${E} of host ${z} has a query, which the clients drop when they append a path`,help:(0,e.C)("move the content of the query into \
the path","never put a secret into the document")})),M=10,l=3;function f({host:E,uses:z},j=["is","are"]){const p=Map.groupBy(z,({id:Se})=>Se),L=Array.from(p,([Se,
Y])=>{const se=Y.flatMap(({endpoint:Q})=>Q??[]);return se.length===0?Se:`${Se} (${se.join(", ")})`});return`${(0,S.K4)(L,M,S.dh)} of host ${E} ${L.length===1?j[0]:
j[1]}`}const r=({urls:E})=>(0,S.K4)(E,l,S.dh),d=({uses:E})=>c.zK.filter(z=>E.some(({id:j})=>(0,c.SZ)(j).includes(z))),s={loopback:"on other machines",private:"o\
utside of its network",reserved:"on the internet"},b=(0,e.lS)((0,e.z3)("service-url-private","Service URL has a non-public address",c.zK),E=>({message:`${f(E)} \
at ${r(E)}, which clients ${s[E.kind]} cannot reach`,help:(0,e.C)(`set the external URL of the registry (also called base URL or public URL) to https://${E.host}`),
affects:d(E)})),h=[...c.Du,"dependabot"],k=(0,e.lS)((0,e.$e)("service-url-insecure","Service URL is not https",h),E=>{const z=E.uses.every(({endpoint:L})=>L!==null),
j=z?"a login sends its token in clear text otherwise":`the clients send the token of ${E.host} there in clear text`,p=d(E);return{message:`${f(E)} not https: ${r(
E)}`,help:(0,e.C)(E.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",z||E.hasToken?j:void 0),affects:h.
filter(L=>p.includes(L))}}),R=(0,e.lS)((0,e.$e)("service-url-cross-host","Service is on another host",["dependabot","renovate"]),E=>{const{host:z,name:j}=E,p=`${f(
E)} on another host: ${r(E)}`,L=d(E).includes("renovate");return E.hasToken&&L?{message:p,help:`give Dependabot and Renovate a token for ${j}; Terraform and Ope\
nTofu send it the token of ${z}`}:{message:p,help:`where outgoing traffic is filtered, allow ${j} as well`,severity:"notice",affects:[]}}),C=(0,e.lS)((0,e.lm)("\
service-url-other-port","Service is on another port of the host"),E=>({message:`${f(E)} on another port of the same host: ${r(E)}`,help:(0,e.C)(`check that clie\
nts can connect to this port; behind a proxy, set the external URL of the registry to https://${E.host}`)})),a=(0,e.lS)((0,e.$e)("service-url-double-slash","Ser\
vice URL has a double slash"),E=>({message:`${f(E,["has","have"])} a double slash in the path: ${r(E)}`,help:(0,e.C)("remove the slash at the end of the externa\
l URL of the registry")})),O=(0,e.lS)((0,e.$e)("service-url-same","Two services have the same URL"),E=>({message:`${f(E,["has","have"])} the same URL: ${r(E)}`,
help:(0,e.C)("check both URLs","few registries serve modules and providers below one URL, and a copied line is more likely")}))}),2847:((Ne,ne,n)=>{n.r(ne),n.d(
ne,{serviceMissing:()=>I,serviceType:()=>U,serviceVersion:()=>B});var c=n(1064),S=n(9562),e=n(4e3),P=n(5799);const D=20,K=({offered:M})=>M.length===0?"is empty":
`offers ${(0,e.K4)(M,D,e.dh)}`;function W(M,l){const{id:f,host:r,offered:d,block:s}=M,b=`the discovery document, which ${K(M)}`;if(s!==null)return`add ${f} to t\
he \`host\` block at ${s}, which ${K(M)}`;if(f===S.xq&&l)return`configure a network mirror for the provider: Artifactory serves providers at https://${r}/artifa\
ctory/api/terraform/REPOSITORY/providers/ and offers no ${f}; the discovery document ${K(M)}`;const h=(0,S.qE)(f)?d.find(R=>(0,S.OA)(R)===f):void 0,k=f===S.xq?`\
use a host that offers ${f}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host tha\
t offers ${f}`;return{operator:h===void 0?`add ${f} to ${b}`:`rename ${h} to ${f} in ${b}`,user:k}}const I=(0,P.lS)((0,P.z3)("service-missing","Service is not o\
ffered",c.zK),M=>M.id==="any"?{message:`host ${M.host} does not provide any service`,help:(0,P.C)(`add a service to the discovery document, which ${K(M)}`)}:{message:M.
why,help:W(M,M.isArtifactory)}),B=(0,P.lS)((0,P.z3)("service-version","Service is offered in another version",c.zK),M=>({message:M.why,help:M.isReadable?W(M,!1):
`require an id of the form NAME.vN; the discovery document ${K(M)}`})),U=(0,P.lS)((0,P.z3)("service-type","Service URL is not a string",c.zK),({id:M,host:l,value:f,
why:r})=>({message:`${M} of host ${l} is ${(0,e.go)(f)}, not a string with a URL`,help:(0,P.C)(`set ${M} to a URL such as "/v1/modules/"`,(0,e.zd)(r))}))}),8011:((Ne,ne,n)=>{
n.r(ne),n.d(ne,{blockReserved:()=>s,blockUnsupported:()=>b,hostDotlessModule:()=>R,hostIdnModule:()=>C,hostInvalid:()=>h,hostMissing:()=>k,sourceDynamic:()=>d,sourceInvalid:()=>B,
sourceNearMiss:()=>U});var c=n(6174),S=n(1064),e=n(4e3),P=n(5799);const D=120,K={"remote-in-test":["is a remote module source; Terraform tests accept local and \
registry modules only","use a local path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is n\
ot the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remov\
e the block and run init again"],terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},W={missing:["has no source","add `source`"],null:[
"has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { sourc\
e = "NAMESPACE/TYPE", version = "~> 1.0" }']};function I(a){switch(a.reason){case"rejected":{const{error:O,advice:E}=a;return{message:O,help:E??void 0}}case"mis\
sing":case"null":case"not-a-requirement":{const[O,E]=W[a.reason];return{message:`${a.address} ${O}`,help:E}}case"remote-in-test":case"white-space":case"stack":case"\
locked-provider":case"terragrunt":{const[O,E]=K[a.reason];return{message:`"${a.text}" ${O}`,help:E}}}}const B=(0,P.lS)((0,P.z3)("source-invalid","Source address\
 is invalid",S.Du),I),U=(0,P.lS)((0,P.$e)("source-near-miss","Source address is probably a mistake",S.Du),a=>({message:a.host===null?`"${a.text}" is not read as\
 a registry address`:`"${a.text}" is read as host ${a.host}`,help:a.advice})),M=4,l="to check its host, add the host to `hostnames`; to read files as well, set \
`scan: .`";function f(a){const O=a.slice(0,M).map(({text:j,from:p})=>`${j===null?"not known":(0,e.dh)(j,D)} ${p??"by default"}`),E=a.length-O.length,z=E>0?`${E}\
 more`:O.pop();return`${O.join(", ")} and ${z}`}function r(a){const{address:O,argument:E,expression:z,candidates:j,refused:p}=a,L=(0,c.Q)((0,e.dh)(z,D)),Se=`${E}\
 of ${O} is ${L}`;if(p==="never")return{message:`${Se}, which Terraform does not evaluate`,help:`write the ${E} as a literal`};if(p!==null){const{variable:Y}=p;
return{message:`${Se}, and Terraform evaluates var.${Y} here only with \`const = true\``,help:`add \`const = true\` to variable "${Y}", which requires Terraform\
 1.15, or write the ${E} as a literal`}}return j.length>1?{message:`${Se}, which is ${f(j)}`,help:l}:{message:`${Se}, which is only known at init time`,help:l}}
const d=(0,P.lS)((0,P.lm)("source-dynamic","Source address is only known at init time"),r),s=(0,P.lS)((0,P.lm)("block-reserved","Block is reserved for a future \
version"),({block:a,parent:O})=>({message:`${a} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it\
 into a ${O} block`})),b=(0,P.lS)((0,P.z3)("block-unsupported","Block is not supported by this CLI",S.Du),({kind:a})=>{const{client:O,what:E}=S.$I[a];return{message:`${E}\
 is supported by ${S.bB[O]} only`,help:O==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),h=(0,P.
lS)((0,P.z3)("host-invalid","Hostname is invalid",S.Du),a=>({message:`"${a.text}" is not a hostname: ${a.error}`,help:a.advice??void 0})),k=(0,P.lS)((0,P.z3)("h\
ost-missing","Hostname is missing",["opentofu"]),({block:a})=>({severity:"warning",message:`the ${a} has no hostname, and OpenTofu has no default`,help:a==="clo\
ud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),R=(0,P.lS)((0,P.z3)("host-dotless-module","Module hos\
t has no dot in its name",S.Du),({host:a,name:O})=>({message:`module sources cannot name host ${a}: must contain at least one dot`,help:`use a full name such as\
 ${O}.localdomain; provider addresses accept the short name`})),C=(0,P.lS)((0,P.z3)("host-idn-module","Terraform cannot use modules from an internationalized ho\
st",["terraform"]),({host:a})=>({message:`Terraform cannot use modules from host ${a}: it converts the name to punycode and then refuses punycode`,help:(0,P.C)(
"serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),6188:((Ne,ne,n)=>{n.d(ne,{P2:()=>D,RC:()=>S,VX:()=>W,aZ:()=>c,hp:()=>K,
mW:()=>e,sD:()=>U,sc:()=>B,zC:()=>M});class c extends Error{argument;want;constructor(O,E){super(`${O.path.join(".")} must be ${E}`),this.argument=O,this.want=E}}
function S(a,O,E,z){const j=a.find(({keys:Y})=>k(Y[0]?.name,O))?.keys[0];if(j===void 0)return;const p={path:[...E.path,O],span:j},L=R(a,O),Se=L.filter(({keys:Y})=>Y.
length>0);Se.length>0&&z({kind:"items",items:Se},p);for(const{keys:Y,value:se}of L)Y.length>0||z(se.kind==="object"?{kind:"items",items:se.items}:se,p)}function e(a,O){
if(a.kind==="items"||a.kind==="object")return a.items;throw new c(O,"a block")}const P=1e5;function D(a,O,E,z){const j=E??new Map,p=a.kind==="item"?[a.item]:e(a,
O),L=new Set,Se=Map.groupBy(p,({keys:se})=>se[0]?.name.toLowerCase());let Y=0;for(const{keys:se,value:Q}of p){const[N,...oe]=se;if(N===void 0)throw new c(O,"a b\
lock with a label");const{name:de}=N;if(L.has(de))continue;oe.length>0&&L.add(de);const re={path:[...O.path,de],span:N},Te=oe.length>0?Se.get(de.toLowerCase())??
[]:[];if(Y+=Te.length,Y>p.length+P)throw new c(re,"spelled like the others");const be=oe.length>0?{kind:"items",items:Te.map(C)}:Q;j.set(de,z(be,re,j.get(de)))}
return j}const K=(a,O,E)=>D(a,O,E,l);function W(a,O,E,z){const j=I(a);if(j===void 0)throw new c(O,"a list");const p=j.map(L=>z(L,O,void 0));for(const L of p)E.push(
L);return E}function I(a){return a.kind==="items"?a.items.map(O=>({kind:"item",item:O})):a.kind==="object"?[a]:a.kind==="list"?a.elements:void 0}const B=(a,O)=>{
if(a.kind==="number")return a.text;if(a.kind==="string")return a.value;throw new c(O,"a string")},U=(a,O)=>h(a.kind==="string"?{kind:"number",text:a.value}:a,O,
"int"),M=(a,O)=>{if(a.kind==="bool")return a.value;throw new c(O,"true or false")},l=(a,O,E)=>f(E?.kind??d(a,O),a,O,E);function f(a,O,E,z){switch(a){case"string":
return{kind:a,value:B(O,E,void 0)};case"bool":return{kind:a,value:M(O,E,void 0)};case"int":case"float":return{kind:a,value:h(O,E,a)};case"list":{const j=z?.kind===
a?z.elements:[];return{kind:a,elements:W(O,E,j,r)}}case"map":return{kind:a,entries:K(O,E,void 0)};case"maps":{const j=z?.kind===a?z.elements:[];return{kind:a,elements:W(
O,E,j,K)}}}}const r=(a,O)=>{const E=d(a,O);return f(E==="maps"?"map":E,a,O,void 0)};function d(a,O){switch(a.kind){case"items":case"object":return"maps";case"nu\
mber":return"int";case"item":throw new c(O,"a value");case"string":case"float":case"bool":case"list":return a.kind}}const s=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,
b=2**63-1;function h(a,O,E){if(a.kind!=="number"&&a.kind!=="float")throw new c(O,"a number");const z=a.text.replace("-",""),j=Number(/^0[0-7]+$/.test(z)?`0o${z}`:
z);if(E==="int"&&(!s.test(z)||j>b))throw new c(O,"a whole number");if(!Number.isFinite(j))throw new c(O,"a number");return a.text.startsWith("-")?-j:j}const k=(a,O)=>a?.
toLowerCase()===O.toLowerCase(),R=(a,O)=>a.filter(({keys:E})=>k(E[0]?.name,O)).map(C),C=({keys:a,value:O})=>({keys:a.slice(1),value:O})}),4045:((Ne,ne,n)=>{n.d(
ne,{D:()=>Lt,J:()=>Ot});var c=n(3024),S=n(6760),e=n(1807),P=n(5747),D=n(4929),K=n(2713),W=n(6134),I=n(8947);class B extends Error{start;constructor(i,y){super(i),
this.start=y}}const U=200,M=20;function l(u){const i=u[M];if(i!==void 0)throw new B(`more than ${M} names before a value`,i.start)}const f={a:"\x07",b:"\b",f:"\f",
n:`
`,r:"\r",t:"	",v:"\v","\\":"\\",'"':'"'},r=/\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y,d=1114111;function s(u,i,y){
let T="",X=0,te=i+1;for(let ie=te;ie<u.length;ie+=1){const fe=u[ie];if(X>0)fe==="{"?X+=1:fe==="}"&&(X-=1);else if(fe==='"'){const pe=u.slice(te,ie);return{value:T===
""?pe:(0,I.uK)(T+(0,I.ZJ)(pe)),end:ie+1}}else{if(fe===`
`)throw new B("string is not terminated",ie);fe==="\\"?(ie>te&&(T+=(0,I.ZJ)(u.slice(te,ie))),T+=b(u,ie,y),te=r.lastIndex,ie=te-1):y==="hcl"&&u.startsWith("${",ie)&&
(X=1,ie+=1)}}throw new B("string is not terminated",u.length)}function b(u,i,y){r.lastIndex=i;const[T,X,te,ie,fe,pe]=r.exec(u)??[];if(X!==void 0)return f[X]??"";
if(te!==void 0)return String.fromCharCode(Number.parseInt(te,16));if(ie!==void 0)return String.fromCharCode(Number.parseInt(ie,8));const De=Number.parseInt(fe??
pe??"",16),Ye=De>=55296&&De<=57343;if(T===void 0||De>d||Ye&&y==="json")throw new B("invalid escape sequence",i);return(0,I.ZJ)(Ye?"\uFFFD":String.fromCodePoint(
De))}const h=new RegExp("[^\\p{L}\\p{Nd}_]","u");function k(u,i){const y=u.indexOf(`
`,i)+1,T=u.startsWith("<<-",i),X=u.slice(i+(T?3:2),Math.max(0,y-1));if(!u.startsWith("<<",i)||X===""||h.test(X))throw new B("invalid heredoc marker",i);for(let te=y;;){
const ie=u.indexOf(`
`,te);if(ie<0)throw new B("heredoc is not terminated",u.length);const fe=u.slice(te,ie);if(fe.length>=X.length+(T?1:0)&&fe.replace(/^[\t\v\f\r ]+/,"")===X){const De=fe.
slice(0,fe.length-X.length),Ye=u.slice(y,te);return{value:T?R(Ye,De):Ye+De,end:ie+1}}te=ie+1}}function R(u,i){const y=u.split(`
`).slice(0,-1);return y.every(T=>T.startsWith(i))?y.map(T=>`${T.slice(i.length)}
`).join(""):u}const C={hcl:"{}[],=",json:"{}[],:"},a=/[ \t\n\r]+/y,O=/(?:#|\/\/)[^\n]*/y,E=new RegExp("[\\p{L}_]","uy"),z=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),j=/-?0[xX][0-9a-fA-F]+/y,p=/(?:-?\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d*)?/y,
L=/^-?0\d+[89]/,Se=/^-?0\d/,Y=/[\0\ue123]/;function se(u,i,y){return u.lastIndex=y,u.exec(i)?.[0]??""}class Q{#e;#t;#s=0;constructor(i,y){this.#e=i,this.#t=y;const T=i.
search(Y);if(T>=0)throw new B("null character or U+E123",T)}next(){this.#i();const i=this.#s,{kind:y,value:T,end:X}=this.#n(i);return this.#s=X,{kind:y,value:T,
start:i,end:X}}#n(i){const y=this.#e,T=y[i];if(T===void 0)return{kind:"end of the file",value:"",end:i};if(C[this.#t].includes(T))return{kind:T,value:T,end:i+1};
if(T==='"')return{kind:"string",...s(y,i,this.#t)};if(T==="<"&&this.#t==="hcl")return{kind:"heredoc",...k(y,i)};if(se(E,y,i)!=="")return this.#r(i);const X=this.#t===
"hcl"?se(j,y,i):"",te=X||se(p,y,i);if(te==="")throw new B("illegal character",i);const ie=i+te.length,fe=X===""&&/[.eE]/.test(te),pe=this.#t==="hcl"?L:Se;if(!fe&&
pe.test(te))throw new B("number begins with 0",i);return{kind:fe?"float":"number",value:te,end:ie}}#r(i){z.lastIndex=i;const y=z.exec(this.#e)?.index??this.#e.length,
T=this.#e.slice(i,y);if(T==="true"||T==="false")return{kind:"bool",value:T,end:y};if(this.#t==="hcl")return{kind:"name",value:T,end:y};if(T==="null")return{kind:"\
null",value:T,end:y};throw new B("illegal character",i)}#i(){for(;;){const i=this.#s;if(this.#s+=se(a,this.#e,this.#s).length,this.#t==="hcl"&&this.#l(),this.#s===
i)return}}#l(){if(this.#e.startsWith("/*",this.#s)){const i=this.#e.indexOf("*/",this.#s+2);if(i<0)throw new B("comment is not terminated",this.#e.length);this.#s=
i+2}else this.#s+=se(O,this.#e,this.#s).length}}function N(u){const i=new oe(u);return de(i.parse())}class oe{#e;#t=0;constructor(i){this.#e=new Q(i,"json")}parse(){
return this.#e.next(),this.#s()}#s(){this.#t+=1;const i=[];do{const y=this.#n(),T=y&&this.#r(this.#e.next());if(!T)break;i.push({keys:y,value:T})}while(this.#e.
next().kind===",");return this.#t-=1,i}#n(){const i=[];for(;;){const{kind:y,value:T,start:X,end:te}=this.#e.next();if(y===":"&&i.length>0)return i;if(y==="}"||y===
"end of the file")return null;if(y!=="string")throw new B("expected a name in quotation marks",X);i.push({name:T,start:X,end:te}),l(i)}}#r(i){const{kind:y,value:T,
start:X}=i;if(this.#t>U)throw new B(`values are nested deeper than ${U} levels`,X);switch(y){case"{":return{kind:"object",items:this.#s()};case"[":return this.#i();case"\
string":return{kind:y,value:T};case"number":case"float":return{kind:y,text:T};case"bool":return{kind:y,value:T==="true"};case"null":return{kind:"string",value:""};case"\
}":case"end of the file":return null;default:throw new B("expected a value",X)}}#i(){const i=[];for(let y=this.#e.next();y.kind!=="]";y=this.#e.next()){if(y.kind===
","||y.kind==="bool"||y.kind==="[")continue;const T=this.#r(y);if(T===null)return null;i.push(T)}return{kind:"list",elements:i}}}function de(u){return u.flatMap(
re)}function re({keys:u,value:i}){return i.kind==="object"&&Te(i.items.map(y=>y.value))?i.items.flatMap(y=>{const T=[...u,...y.keys];return l(T),re({keys:T,value:y.
value})}):i.kind==="list"&&Te(i.elements)?i.elements.flatMap(y=>re({keys:u,value:y})):[{keys:u,value:be(i)}]}const Te=u=>u.length>0&&u.every(({kind:i})=>i==="ob\
ject");function be(u){return u.kind==="object"?{kind:"object",items:de(u.items)}:u.kind==="list"?{kind:"list",elements:u.elements.map(be)}:u}const Ue=(u,i)=>new Ge(
u,i).parse();class Ge{#e;#t;#s;#n=null;#r=0;constructor(i,y){this.#e=i,this.#t=new Q(i,"hcl"),this.#s=y}parse(){const i=this.#i();return this.#d("end of the fil\
e"),i}#i(){const i=[],y=new Set;for(;this.#o().kind!=="}"&&this.#o().kind!=="end of the file";){const T=this.#h(),X=this.#o().kind==="=";if(X&&this.#c(),X&&this.#o().
kind==="end of the file")break;i.push(X?{keys:T,value:this.#u(),isAssigned:X}:{keys:T,value:this.#f()}),X&&this.#s&&this.#l(T,y),this.#o().kind===","&&this.#c()}
return i}#l(i,y){for(const{start:T,end:X}of i){const te=this.#e.slice(T,X);if(y.has(te))throw new B("each argument can only be defined once",T);y.add(te)}}#h(){
const i=[];for(;;){const{kind:T,value:X,start:te,end:ie}=this.#o();if(T!=="name"&&T!=="string")break;i.push({name:X,start:te,end:ie}),l(i),this.#c()}const{kind:y}=this.#o();
if(i.length===0)throw this.#a("a name");if(y==="="&&i.length>1)throw this.#a('"{"');if(y!=="="&&y!=="{")throw this.#a('"=" or "{"');return i}#u(){const{kind:i,value:y}=this.#o();
switch(i){case"{":return this.#f();case"[":return this.#m();case"string":case"heredoc":return this.#c(),{kind:"string",value:y};case"number":case"float":return this.#c(),
{kind:i,text:y};case"bool":return this.#c(),{kind:i,value:y==="true"};default:throw this.#a("a value")}}#f(){this.#p("{");const i=this.#i();return this.#d("}"),
this.#r-=1,{kind:"object",items:i}}#m(){this.#p("[");const i=[];let y=!1;for(let T=this.#o();T.kind!=="]";T=this.#o())if(T.kind===",")this.#c(),y=!1;else{if(y)throw this.#a(
'"," or "]"');i.push(this.#u()),y=T.kind!=="["}return this.#d("]"),this.#r-=1,{kind:"list",elements:i}}#p(i){const{start:y}=this.#o();if(this.#d(i),this.#r+=1,this.#r>
U)throw new B(`values are nested deeper than ${U} levels`,y)}#d(i){if(this.#o().kind!==i)throw this.#a(Je(i));this.#c()}#o(){return this.#n??=this.#t.next(),this.#n}#c(){
this.#n=null}#a(i){const{kind:y,start:T}=this.#o();return new B(`expected ${i}, found ${Je(y)}`,T)}}function Je(u){return u.length===1?`"${u}"`:u==="name"?"a wo\
rd without quotation marks":u==="end of the file"?"the end of the file":`a ${u}`}function F(u,i){const y=new RegExp("^\\p{White_Space}*\\{","u").test(u),T=y?u:u.
replaceAll(`\r
`,`
`),X=(0,W.yN)(T);try{return{kind:"read",items:y?N(T):Ue(T,i==="opentofu"),placeOf:X}}catch(te){if(!(te instanceof B))throw te;const{message:ie,start:fe}=te;return{
kind:"refused",why:ie,place:X({start:fe,end:fe+1})}}}var x=n(6188);const ce="registry_protocols",ke={requestTimeoutSeconds:null,retryCount:null};function Me(u){
for(const{keys:i,value:y}of u){const[T]=i;if(T?.name!==ce||y.kind!=="object")continue;let{requestTimeoutSeconds:X,retryCount:te}=ke;const ie={path:[ce],span:T};
try{return(0,x.RC)(y.items,"retry_count",ie,(fe,pe)=>{te=(0,x.sD)(fe,pe,void 0)}),(0,x.RC)(y.items,"request_timeout_seconds",ie,(fe,pe)=>{X=(0,x.sD)(fe,pe,void 0)}),
{requestTimeoutSeconds:X,retryCount:te,mistakes:[]}}catch(fe){if(!(fe instanceof x.aZ))throw fe;const pe={span:fe.argument.span,why:fe.message};return{...ke,mistakes:[
pe]}}}return{...ke,mistakes:[]}}function We(u,i){const y=Z(i.TF_REGISTRY_CLIENT_TIMEOUT);return y!==null?y*1e3:u===null?null:u>0?u*1e3:Number.POSITIVE_INFINITY}
const Ze=1e4,qe=1;function V(u,{requestTimeoutSeconds:i,retryCount:y},T){const X=Z(T.TF_REGISTRY_DISCOVERY_RETRY)??y??qe;return{client:u,attemptMs:We(i,T)??Ze,retries:Math.
max(X,0)}}function Z(u){const i=/^\+?\d+$/.test(u??"")?Number(u):0;return i>0?i:null}const ae={credentials:new Map,hosts:new Map,helpers:new Map},le={path:[],span:{
start:0,end:0}};function $e(u,i){const y={},T=()=>({...ae,...y});try{for(const[X,te]of Re(y,i))(0,x.RC)(u,X,le,te);return{values:T(),mistake:null}}catch(X){if(!(X instanceof
x.aZ))throw X;return{values:i==="opentofu"?T():ae,mistake:X}}}function Re(u,i){const y=i==="terraform",T=(pe,De)=>(0,x.sc)(pe,De,void 0),X=(pe,De)=>(0,x.zC)(pe,
De,void 0),te=(pe,De)=>(0,x.P2)(pe,De,void 0,x.sc),ie=[["providers",te],["provisioners",te],["disable_checkpoint",X],["disable_checkpoint_signature",X]],fe=(pe,De)=>y?
De:pe??De;return[...y?ie:[],["plugin_cache_dir",T],["plugin_cache_may_break_dependency_lock_file",X],["host",(pe,De)=>{u.hosts=(0,x.P2)(pe,De,u.hosts,(Ye,Xe,rt)=>Ie(
Ye,Xe,fe(rt,{services:null})))}],["credentials",(pe,De)=>{u.credentials=(0,x.P2)(pe,De,u.credentials,x.hp)}],["credentials_helper",(pe,De)=>{u.helpers=(0,x.P2)(
pe,De,u.helpers,(Ye,Xe,rt)=>xe(Ye,Xe,fe(rt,{args:[]})))}]]}function Ie(u,i,y){return(0,x.RC)((0,x.mW)(u,i),"services",i,(T,X)=>{y.services=(0,x.hp)(T,X,y.services??
void 0)}),y}function xe(u,i,y){return(0,x.RC)((0,x.mW)(u,i),"args",i,(T,X)=>{y.args=(0,x.VX)(T,X,y.args,x.sc)}),y}const ze={credentials:new Map,hosts:new Map,helpers:new Map,
installations:null,protocols:ke,findings:[],secrets:[],isRead:!1};function _e({shown:u,text:i,isUtf8:y},T){const X=(tt,st)=>({problem:(0,D.credentialsConfig)({clients:[
T],mistake:tt}),place:st}),te=(tt,st)=>({...ze,findings:[X({kind:"syntax",file:u,why:tt},st)]}),ie=F(i,T);if(ie.kind==="refused")return te(ie.why,{file:u,...ie.
place});if(!y)return te("illegal UTF-8 encoding",null);const{values:fe,mistake:pe}=$e(ie.items,T),De=tt=>({file:u,...ie.placeOf(tt)}),Ye=ve(ie.items),Xe=(tt,st)=>De(
Ye.get(Ae(tt,st))??{start:0,end:0}),rt=({argument:{path:tt,span:st},want:wt})=>X({kind:"type",file:u,path:tt,want:wt},De(st)),lt=pe===null?ie.items:[],Qe=Me(T===
"opentofu"?lt:[]),ct=({span:tt,why:st})=>X({kind:"block",file:u,why:st},De(tt));return{credentials:Ve(fe.credentials,(tt,st)=>He(tt,Xe("credentials",st))),hosts:Ve(
fe.hosts,({services:tt},st)=>({place:Xe("host",st),services:Array.from(tt??[],([wt,It])=>({id:wt,value:_(It)}))})),helpers:Ve(fe.helpers,({args:tt},st)=>({place:Xe(
"credentials_helper",st),args:tt})),installations:{items:lt.filter(je),shown:u,placeOf:De},protocols:Qe,findings:[...pe===null?[]:[rt(pe)],...Qe.mistakes.map(ct)],
secrets:[...fe.credentials.values()].flatMap(it),isRead:pe===null||T==="opentofu"}}const je=({keys:[u]})=>u?.name==="provider_installation",Ve=(u,i)=>new Map(Array.
from(u,([y,T])=>[y,i(T,y)]));function He(u,i){const y=u.get("token"),T=y?.kind==="string";return{place:i,token:T?new K.o(y.value.normalize("NFC")):null,hasValue:y!==
void 0}}function it(u){return[...u.values()].flatMap(i=>i.kind==="string"||i.kind==="int"?[new K.o(String(i.value))]:[])}function _(u){return u.kind==="maps"?ge(
u.elements[0]??new Map):q(u)}function q(u){switch(u.kind){case"list":return u.elements.map(q);case"map":return ge(u.entries);case"maps":return u.elements.map(ge);default:
return u.value}}const ge=u=>Object.fromEntries(Array.from(u,([i,y])=>[i,q(y)]));function ve(u){const i=new Map;for(const{keys:y,value:T}of u){const[X,te]=y,ie=T.
kind==="object"?T.items.map(fe=>fe.keys[0]):[];for(const fe of te===void 0?ie:[te])fe!==void 0&&i.set(Ae(X?.name??"",fe.name),fe)}return i}const Ae=(u,i)=>`${u.
toLowerCase()} ${i}`;var Oe=n(1731);function v(u,i,y,T=null){const X=J(i.environment,T),te=ee(i);if(te===null)return{main:X,directory:null,directoryOff:null,helperDirectories:[],
mirrorDirectories:[]};const ie=i.system==="windows"?Ce:we,{main:fe,directory:pe,dataDirectories:De}=ie(u,te,i.environment,y),Ye=Fe(i),Xe=De.flatMap(ct=>[Ye(ct,"\
plugins"),Ye(ct,"plugins",i.platform)]),rt=[...De,...m(te,i)].map(ct=>Ye(ct,"plugins")),lt={helperDirectories:Xe,mirrorDirectories:rt};if(X===null)return{main:{
path:fe,chosenBy:"default"},directory:pe,directoryOff:null,...lt};const Qe={path:pe,by:X.chosenBy};return{main:X,directory:null,directoryOff:Qe,...lt}}function m(u,i){
const{system:y,platform:T,environment:X}=i;if(y==="windows")return[at(u,"HashiCorp","Terraform")];if(T.startsWith("darwin"))return[u,""].map(pe=>et(pe,"Library",
"Application Support","io.terraform"));const{XDG_DATA_HOME:te="",XDG_DATA_DIRS:ie}=X,fe=pe=>pe.startsWith("/");return[fe(te)?te:et(u,".local","share"),...(ie||"\
/usr/local/share:/usr/share").split(":").filter(fe)].map(pe=>et(pe,"terraform"))}function A(u,i){const y=ee(i),T=i.system==="windows"?"\\":"/";return y===null||
y.length<2||!u.startsWith(y+T)?u:(i.system==="windows"?"%APPDATA%":"~")+u.slice(y.length)}function J(u,i){if(i)return{path:i,chosenBy:"cli-config"};for(const y of[
"TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const T=u[y];if(T)return{path:T,chosenBy:y}}return null}function ee({system:u,environment:i,accountHome:y}){return u===
"windows"?i.APPDATA||null:i.HOME||y||null}function we(u,i,y,T){const[X,te]=[et(i,".terraformrc"),et(i,".tofurc")],ie=et(i,".terraform.d");if(u==="terraform")return{
main:X,directory:ie,dataDirectories:[ie]};const{XDG_CONFIG_HOME:fe,XDG_DATA_HOME:pe}=y,De=!T(X)&&!T(te);return{main:fe&&De?et(fe,"opentofu","tofurc"):Le(te,X,T),
directory:fe&&!T(ie)?et(fe,"opentofu"):ie,dataDirectories:pe?[ie,et(pe,"opentofu")]:[ie]}}function Ce(u,i,y,T){const[X,te]=[at(i,"terraform.rc"),at(i,"tofu.rc")],
ie=at(i,"terraform.d");return{main:u==="terraform"?X:Le(te,X,T),directory:ie,dataDirectories:[ie]}}const Le=(u,i,y)=>y(i)&&!y(u)?i:u,Fe=({system:u})=>u==="windo\
ws"?at:et,et=(u,...i)=>[u.replace(/(?<!\/)\/+$/,""),...i].join("/"),at=(u,...i)=>[u.replace(/(?<![\\/])[\\/]+$/,""),...i].join("\\");function ft({name:u,args:i,
place:y},T,X,te){const ie=T.map(Xe=>({directory:Xe,files:(0,e.M)(Xe).filter(rt=>$t((0,S.join)(Xe,rt)))})),fe=Xe=>A(Xe,te),pe=Mt(u,ie);if(pe!==null){const Xe=(0,S.
resolve)(pe.directory,pe.file),rt=bt(Xe,te);return{helper:{name:u,args:i,path:Xe,shown:fe(Xe),refusal:rt},findings:[]}}const De={kind:"no helper",name:u,directories:T.
map(fe)};return{helper:null,findings:[{problem:(0,D.credentialsConfig)({clients:[X],mistake:De}),place:y}]}}const $t=u=>(0,c.existsSync)(u)&&!(0,c.statSync)(u).
isDirectory(),Et=256;function bt(u,{system:i}){if(i==="windows")return null;if(!(0,c.statSync)(u).isFile())return"permission denied";const y=Buffer.alloc(Et);let T;
try{const te=(0,c.openSync)(u,"r");try{T=(0,c.readSync)(te,y)}finally{(0,c.closeSync)(te)}}catch(te){return(0,P.Oj)(te),null}return y.toString("latin1",0,2)==="\
#!"||y.subarray(0,T).includes(0)?null:"exec format error"}const St="terraform-credentials-",At="0.0.0";function Mt(u,i){let y=null;for(const{directory:T,files:X}of i)
for(const te of X){const ie=Rt(te,u);ie===null||y!==null&&(0,Oe.Zy)(ie,y.version)<=0||(y={directory:T,file:te,version:ie})}return y}function Rt(u,i){if(!u.startsWith(
St))return null;const y=u.toLowerCase().slice(St.length).replace(/\.exe$/,""),T=y.indexOf("_v");return(T<0?y:y.slice(0,T))!==i||y===""?null:(0,Oe.oF)(T<0?At:y.slice(
T+2).replace(/_x.*$/s,""))}var Ct=n(3229),Dt=n(1831);function kt(u,i){const y=u.flatMap(pe=>pe.findings),T=(pe,De)=>{y.push({problem:(0,D.credentialsConfig)({clients:[
i],mistake:pe}),place:De})},X=Tt(new Map(u.flatMap(pe=>[...pe.credentials])),T),te=Tt(new Map(u.flatMap(pe=>[...pe.hosts])),T),[ie,...fe]=new Map(u.flatMap(pe=>[
...pe.helpers]));for(const[,{place:pe}]of fe)T({kind:"two helpers"},pe);return{credentials:X,forced:te,helper:ie===void 0?null:{name:ie[0],...ie[1]},findings:y}}
function Tt(u,i){const y=new Map;for(const[T,X]of u){const te=(0,Dt.Pv)(T);if(te.ok){y.set(te.value,{...X,host:te.value});continue}const ie="services"in X?"host":
"credentials",fe=(0,Ct.L6)(T);i({kind:"label",type:ie,label:T,why:te.why,advice:fe},X.place)}return[...y.values()]}const Pt=1024*1024;function Ot(u,i,y=null){const T=v(
u,i,c.existsSync,y),{directory:X,directoryOff:te,helperDirectories:ie}=T,fe=mt(T,u,i),pe=[...fe,...vt(X,u,i)],De=vt(te?.path??null,u,i),Ye=kt(pt(pe),u),Xe=Ye.helper&&
ft(Ye.helper,ie,u,i),rt=kt(pt(De),u).credentials,lt=fe[0]?.blocks?.protocols??ke;return{...Ye,client:u,installations:pt(pe).flatMap(({installations:Qe})=>Qe??[]),
mirrors:T.mirrorDirectories.map(Qe=>({path:Qe,shown:A(Qe,i)})),paths:T,files:[...pe.map(({file:Qe})=>Qe),...De.map(({file:Qe})=>({...Qe,state:"off"}))],turnedOff:rt.
map(({host:Qe,place:ct})=>({host:Qe,place:ct})),helper:Xe?.helper??null,requestTimeoutMs:u==="opentofu"?We(lt.requestTimeoutSeconds,i.environment):null,patience:V(
u,lt,i.environment),findings:[...pe.flatMap(({finding:Qe})=>Qe??[]),...Ye.findings,...Xe?.findings??[]],secrets:[...pt(pe),...pt(De)].flatMap(({secrets:Qe})=>Qe)}}
const pt=u=>u.flatMap(({blocks:i})=>i??[]);function mt({main:u},i,y){if(u===null)return[];const{path:T,chosenBy:X}=u;if((0,c.existsSync)(T))return[ht(T,i,y)];const te={
path:T,shown:A(T,y),state:"absent"},fe=X==="default"?null:yt({kind:"missing",setting:X,path:T},i);return[{file:te,blocks:null,finding:fe}]}const gt=/\.tfrc(?:\.json)?$/s,
vt=(u,i,y)=>(u===null?[]:(0,e.M)(u)).filter(T=>gt.test(T)).map(T=>ht((0,S.join)(u??"",T),i,y));function ht(u,i,y){const T=(0,P.yR)(u,Pt),X=A(u,y);if(!T.ok){const{
failure:fe}=T,pe=yt({kind:"unreadable",file:X,failure:fe},i);return{file:{path:u,shown:X,state:"not read"},blocks:null,finding:pe}}const te=_e({shown:X,...T},i),
ie=te.isRead?"read":"not read";return{file:{path:u,shown:X,state:ie},blocks:te,finding:null}}const yt=(u,i)=>({problem:(0,D.credentialsConfig)({clients:[i],mistake:u}),
place:null});function Lt(u){const i=new Map;for(const y of u){const{problem:T,place:X}=y,te=JSON.stringify([T.code,T.message,X]),ie=i.get(te)?.problem.affects??
[],fe=[...new Set([...ie,...T.affects??[]])];i.set(te,{problem:{...T,affects:fe},place:X})}return[...i.values()]}}),1807:((Ne,ne,n)=>{n.d(ne,{M:()=>e,v:()=>P});
var c=n(3024),S=n(5747);function e(D){try{return(0,c.readdirSync)(D).sort()}catch(K){return(0,S.Oj)(K),[]}}function P(D){try{return(0,c.readdirSync)(D,{withFileTypes:!0}).
filter(K=>K.isDirectory()).map(({name:K})=>K)}catch(K){return(0,S.Oj)(K),[]}}}),6134:((Ne,ne,n)=>{n.d(ne,{SH:()=>D,Td:()=>K,lS:()=>I,n_:()=>e,pH:()=>P,w4:()=>W,
yN:()=>M});const c=25e4,S=100;class e{max;count=0;constructor(d=c){this.max=d}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.
max}get bytes(){return this.count*S}}function P(r,d,s,b){return s===void 0?{text:r,body:d,parts:b,problems:[]}:{text:r,body:d,parts:b,problems:[{...M(r)(s),message:s.
message}]}}const D=(r,d,s)=>{const b=[];if(r.kind==="native"){for(const h of r.blocks)h.type===d&&h.labels.length===s&&b.push(h);return b}for(const h of r.members)
h.name===d&&U(d,h.value,s,[],b);return b},K=r=>r.kind==="native"?r.attributes:r.members;function W(r,d){if(!(r.kind==="native"&&r.mayHave?.(d)===!1)){for(const s of K(
r))if(s.name===d)return s}}const I=r=>r.kind==="object"?r.items.filter(B):r.kind!=="tuple"?[]:r.elements.flatMap(d=>d.kind==="object"?d.items.filter(B):[]),B=r=>r.
name!==void 0&&r.name!=="//";function U(r,d,s,b,h){if(s>0){for(const{name:R,start:C,end:a,value:O}of I(d))U(r,O,s-1,[...b,{value:R,start:C,end:a}],h);return}const k={
start:d.start,end:d.start+1};for(const R of d.kind==="tuple"?d.elements:[d])R.kind!=="object"&&R.kind!=="tuple"||h.push({...k,type:r,labels:b,body:{kind:"json",
members:I(R)}})}const M=r=>{const d=[r.startsWith("\uFEFF")?1:0];let s=r.indexOf(`
`),b;return({start:h,end:k})=>{for(;s>=0&&s<h;s=r.indexOf(`
`,s+1))d.push(s+1);b??=l(r);const R=z=>f(b??[],z-1),C=Math.max(1,f(d,h)),a=d[C-1]??0,O=(d[C]??(s<0?r.length:s)+1)-1,E=z=>z-a-R(z)+R(a)+1;return{line:C,column:E(
Math.max(h,a)),endColumn:E(Math.min(k,O))}}},l=r=>/[\uD800-\uDBFF]/.test(r)?Array.from(r.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),d=>d.index):[];function f(r,d){
let s=0,b=r.length;for(;s<b;){const h=s+b>>>1;(r[h]??0)<=d?s=h+1:b=h}return s}}),7531:((Ne,ne,n)=>{n.d(ne,{T:()=>K,b:()=>P});var c=n(3307),S=n(8947),e=n(2168);const P=1024*
1024,D={keeps:()=>!0,read:(B,U,{start:M,end:l})=>(0,c.IL)(U.slice(M,l))};function K(B,U=D){const M=(0,S._6)(B),l=new I(M,U),f=(0,c.Ey)(M,l.add);if(f!==null){const d=(0,e.
Q)(M);return d===null?{kind:"not-json",...f}:{kind:"not-json",why:`it ${d.what}`,advice:d.advice}}const r=/[^\t\n\r ]/.exec(M)?.[0];return r==="{"?{kind:"object",
services:l.read()}:r==="n"?{kind:"null"}:{kind:"not-object",why:`found ${W(r)}`}}function W(B){switch(B){case"[":return"an array";case'"':return"a string";case"\
t":case"f":return"a boolean";default:return"a number"}}class I{#e;#t;#s;#n=new Map;constructor(U,M){this.#e=U,this.#t=M,this.#s=U.includes("\\")}add=(U,M,l,f)=>{
if(f===0)return;const r=this.#e.slice(l,f),d=this.#s?(0,c.I)(r):r.slice(1,-1),s=this.#n.get(d);s!==void 0?s.range={start:U,end:M}:this.#t.keeps(d,M-U)&&this.#n.
set(d,{id:(0,c.I)(r),range:{start:U,end:M}})};read(){return Array.from(this.#n.values(),({id:U,range:M})=>({id:U,value:this.#t.read(U,this.#e,M)}))}}}),2168:((Ne,ne,n)=>{
n.d(ne,{Q:()=>S});const c=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]];function S(e){const P=c.find(([D])=>D.test(e));return P===void 0?null:{what:P[1],advice:P[2]}}}),1731:((Ne,ne,n)=>{n.
d(ne,{Cg:()=>U,Ty:()=>B,Zy:()=>M,dU:()=>l,hZ:()=>e,oF:()=>K,rK:()=>W});var c=n(9562);const S=new RegExp(`^${c.eQ}$`),e=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
P=new RegExp(`^${e}[.+-]?$`),D=2n**63n-1n;function K(r){const[,d,s,b,h]=S.exec(r)??[];return d===void 0?null:I(r,d,b??s,h)}function W(r){const[,d,s,b]=P.exec(r)??
[];return d===void 0?null:I(r,d,s,b)}function I(r,d,s="",b=""){const h=d.split(".").map(R=>R.replace(/^0+(?=.)/,""));if(h.some(R=>R.length>19))return null;const k=h.
map(BigInt);if(k.some(R=>R>D))return null;for(;k.length<3;)k.push(0n);return{text:r,numbers:k,written:h.length,pre:s,build:b}}const B=r=>r.pre!=="",U=({numbers:r,
pre:d,build:s})=>`${r.join(".")}${d===""?"":`-${d}`}${s===""?"":`+${s}`}`;function M(r,d){const s=Math.max(r.numbers.length,d.numbers.length);for(let b=0;b<s;b++){
const[h,k]=[r.numbers[b]??0n,d.numbers[b]??0n];if(h!==k)return h<k?-1:1}return r.pre===d.pre||r.numbers.length!==d.numbers.length?0:r.pre===""||d.pre===""?r.pre===
""?1:-1:l(r.pre,d.pre)}function l(r,d){const[s,b]=[r.split("."),d.split(".")];for(let h=0;;h++){const[k,R]=[h+1>=s.length,h+1>=b.length];if(k!==R)return k?-1:1;
const C=f(s[h]??"",b[h]??"");if(C!==0||k)return C}}function f(r,d){const[s,b]=[/^[0-9]*$/.test(r),/^[0-9]*$/.test(d)];return s!==b?s?-1:1:s&&r.length!==d.length?
r.length-d.length:r===d?0:r<d?-1:1}}),6456:((Ne,ne,n)=>{n.d(ne,{Z:()=>qe});var c=n(4045),S=n(4929),e=n(3534),P=n(1064),D=n(1831),K=n(2713);const W=(V,Z)=>({name:V,
isProgram:!1,answers:Z,find:ae=>Z.get(ae)??null});async function I(V,Z){let ae=null;const le=[],$e=[];for(const Re of V){const Ie=ae===null||!Re.isProgram,xe=Ie?
await Re.find(Z):null;le.push({source:xe?.source??Re.name,held:Ie?B(xe):"not asked",counts:ae===null&&xe!==null}),xe?.problem&&$e.push({problem:xe.problem,place:xe.
place}),ae??=xe}return{answer:ae,looks:le,findings:$e}}function B(V){return V===null?"nothing":V.token===null?"no token":V.token.reveal()===""?"an empty token":
"a token"}const U=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function M(V,Z,ae=null){const le=Z.reveal(),$e={source:V,place:ae,token:Z,problem:f(V,le)};return U.test(le)?
{...$e,isUnsendable:!0}:$e}const l=[[U,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,"quotes"],[/^\s|\s$/,"outer white \
space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function f(V,Z){if(Z==="")return(0,e.credentialsEmpty)({source:V});const ae=l.find(([le])=>le.test(
Z))?.[1];return ae!==void 0?(0,e.credentialsMalformed)({source:V,slip:ae}):Z.length<K.I?(0,e.credentialsShort)({source:V}):null}const r="TF_TOKEN_";function d(V){
return Object.entries(V).flatMap(([Z,ae])=>{const le=Z.startsWith(r)?(0,D.$k)(Z):null;return le===null||ae===void 0?[]:[{host:le,variable:Z,token:new K.o(ae)}]})}
const s=V=>W("TF_TOKEN_ variables",new Map(d(V).map(({host:Z,variable:ae,token:le})=>[Z,M(ae,le)])));function b(V){const Z="tokens setting",ae=V.map(({host:le,token:$e})=>{
const Re=M(Z,$e);return[le,$e.reveal()===""?{...Re,token:null}:Re]});return W(Z,new Map(ae))}function h({tokens:V,environment:Z,clients:ae}){const le=[b(V),s(Z)],
$e=ae.map(({client:Ie,config:xe,helper:ze,turnedOff:_e=[]})=>{const je=[xe&&C(xe),ze].filter(Ve=>Ve!==null);return{client:Ie,turnedOff:_e,sources:[...le,...je]}}),
Re=ae.flatMap(({config:Ie})=>Ie===null?[]:C(Ie));return{known:k([...le,...Re]),find:async Ie=>{const xe=await Promise.all($e.map(async({client:ze,sources:_e,turnedOff:je})=>{
const{looks:Ve,...He}=await I(_e,Ie);return{...He,client:ze,looks:[...Ve,...R(je,Ie)]}}));return{answer:O(xe.map(({answer:ze})=>ze)),clients:xe.map(({client:ze,
looks:_e})=>({client:ze,looks:_e})),findings:xe.flatMap(({findings:ze})=>ze),difference:E(Ie,xe)}}}}function k(V){const Z=new Map;for(const ae of V)for(const[le,
$e]of ae.answers)Z.has(le)||Z.set(le,$e);return new Map([...Z].flatMap(([ae,{token:le,source:$e}])=>le===null?[]:[[ae,$e]]))}const R=(V,Z)=>V.filter(ae=>ae.host===
Z).map(({place:ae,by:le})=>({source:`${ae.file}:${ae.line} (${le} names another file)`,held:"not read",counts:!1})),C=({credentials:V})=>W("CLI configuration",new Map(
V.map(Z=>[Z.host,a(Z)])));function a({host:V,place:Z,token:ae,hasValue:le}){const $e=`${Z.file}:${Z.line}`;if(ae!==null)return M($e,ae,Z);const Re={kind:"no tok\
en",file:$e,host:V,hasValue:le};return{source:$e,place:Z,token:null,problem:(0,S.credentialsConfig)({clients:P.Du,mistake:Re})}}function O(V){return V.find(Z=>Z?.
token)??V.find(Z=>Z!==null)??null}function E(V,Z){const[ae,...le]=Z,$e=le.find(({answer:Ie})=>z(Ie)!==z(ae?.answer??null));if(ae===void 0||$e===void 0)return null;
const Re=({client:Ie,answer:xe})=>({client:Ie,source:xe?.token?xe.source:null});return(0,e.credentialsDiffer)({host:V,first:Re(ae),other:Re($e)})}const z=V=>V?.
token?.reveal()??null;var j=n(1421),p=n(8161),L=n(5747),Se=n(4e3),Y=n(7531);const se=1024*1024;function Q(V,Z){const ae=new Map;let le=null;const $e=async Re=>{
if(le!==null)return le;const Ie=await oe(V,Re,Z),xe=F(V,Ie,Z);return Ie.kind==="stopped"&&(le??=xe),xe};return{name:N(V),isProgram:!0,find:Re=>{const Ie=ae.get(
Re)??$e(Re);return ae.set(Re,Ie),Ie}}}const N=({name:V})=>`credentials helper ${V}`;async function oe(V,Z,ae){if(V.refusal!==null)return{kind:"not started",why:V.
refusal};if(ae.stop.aborted)return{kind:"stopped",why:de};const le=be(V,Z,ae.environment);return typeof le=="string"?{kind:"not started",why:le}:await re(le,ae)}
const de="was running when the check ended";function re(V,Z){return new Promise(ae=>{const le=[],$e=[];let Re=0;const{timeoutMs:Ie,abortAfter:xe}=Z,ze=xe(Ie),_e=_=>{
ze.removeEventListener("abort",Ve),Z.stop.removeEventListener("abort",He),ae(_)},je=_=>{Te(V,Z),_e({kind:"stopped",why:_})},Ve=()=>je(`did not exit within ${Ie/
1e3} s (timeout-seconds)`),He=()=>je(de);ze.addEventListener("abort",Ve),Z.stop.addEventListener("abort",He);const it=_=>q=>{Re+=q.length,Re>se?je(`wrote more t\
han ${se/1024/1024} MiB`):_.push(q)};V.stdout?.on("data",it(le)),V.stderr?.on("data",it($e)),V.on("error",_=>_e({kind:"not started",why:Je(_)})),V.on("close",_=>{
const[q,ge]=[Buffer.concat(le),Buffer.concat($e).toString()];_e({kind:"ended",isSuccess:_===0,output:q,complaint:ge})})})}function Te(V,{kill:Z}){try{V.pid!==void 0&&
Z((0,p.platform)()==="win32"?V.pid:-V.pid,"SIGKILL")}catch(ae){(0,L.Oj)(ae)}V.stdout?.destroy(),V.stderr?.destroy(),V.unref()}function be({path:V,args:Z},ae,le){
try{return(0,j.spawn)(V,[...Z,"get",ae],{env:Ue(le),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0})}catch($e){return Je($e)}}const Ue=V=>Object.
fromEntries(Object.entries(V).filter(([Z])=>!Z.startsWith("INPUT_"))),Ge={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format err\
or",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function Je(V){const Z=(0,L.Oj)(V);return Ge[Z]??Z}function F(V,Z,ae){const{shown:le}=V;
switch(Z.kind){case"not started":return ce(V,`failed to run ${le}: ${Z.why}`);case"stopped":return ce(V,`${le} ${Z.why} and was stopped`);case"ended":{if(!Z.isSuccess){
const $e=Me(Z.complaint);return ce(V,$e===""?`error in ${le}, but it produced no error message`:`error in ${le}: ${$e}`)}return x(V,Z.output,ae)}}}function x(V,Z,{
learn:ae}){const le=(0,Y.T)(Z);if(le.kind==="not-json"||le.kind==="not-object")return ce(V,`malformed output from ${V.shown}: ${(0,Se.dh)(le.why)}`);const $e=le.
kind==="null"?null:le.services.find(({id:Ie})=>Ie==="token")?.value;if(typeof $e!="string")return null;const Re=new K.o($e);return ae(Re),M(N(V),Re)}function ce(V,Z){
const ae=(0,S.credentialsHelper)({name:V.name,why:Z});return{source:N(V),place:null,token:null,problem:ae}}const ke=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][\
^\\p{Cc}]*)","gu"),Me=V=>(0,Se.dh)(V.replace(ke,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim()),We=1e4;function Ze({tokens:V,configs:Z,timeoutMs:ae},le,$e){
for(const _e of Z.flatMap(je=>je.secrets))$e.learn(_e);const Re=new Map,Ie=_e=>{if(_e===null)return null;const je=JSON.stringify([_e.path,..._e.args]),Ve=Re.get(
je)??Q(_e,{...$e,timeoutMs:ae??We,environment:le});return Re.set(je,Ve),Ve},xe=Z.map(_e=>({client:_e.client,config:_e,helper:Ie(_e.helper),turnedOff:_e.turnedOff.
map(je=>({...je,by:_e.paths.directoryOff?.by??""}))})),ze=Z.flatMap(_e=>_e.forced.map(je=>({...je,client:_e.client})));return{credentials:h({tokens:V,environment:le,
clients:xe}),configs:Z,complaints:(0,c.D)(Z.flatMap(({findings:_e})=>_e)),forced:Map.groupBy(ze,({host:_e})=>_e)}}function qe(V,Z,{environment:ae,secrets:le,kill:$e,
stop:Re}){return Ze({...V,configs:Z},ae,{learn:le.learn,kill:$e,stop:Re.signal,abortAfter:Ie=>AbortSignal.timeout(Ie)})}}),7511:((Ne,ne,n)=>{n.d(ne,{i:()=>M});var c=n(
3625);const S="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",e=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,P=String.raw`[()<>@,;:\\"/[\]?=]`,
D=new RegExp(`^(${S})?(/)?(${S})?(.*)$`,"s"),K=String.raw`"((?:[^"\\\r\n]|\\${P}|\\(?!${P}))*)"`,W=new RegExp(`;${e}*(${S})${e}*=${e}*(?:(${S})|${K})${e}*`,"y"),
I=new RegExp(`;${e}*$`,"y"),B=new RegExp(String.raw`\\(${P})`,"g"),U=new RegExp(e);function M(s){const b=s.indexOf(";"),h=d(r(b<0?s:s.slice(0,b))),k=l(h)??(b<0?
null:f(s,b));return k===null?(0,c.J)(h):(0,c.T)(k)}function l(s){const[,b,h,k,R]=D.exec(s)??[];return b===void 0?"mime: no media type":b===s?null:h===void 0?"mi\
me: expected slash after first token":k===void 0?"mime: expected token after slash":R===""?null:"mime: unexpected content after media subtype"}function f(s,b){const h=new Map;
for(let k=b;k<s.length;){W.lastIndex=k;const[R,C="",a,O=""]=W.exec(s)??[];if(R===void 0)return I.lastIndex=k,I.test(s)?null:"mime: invalid media parameter";const E=C.
toLowerCase(),z=a??O.replace(B,"$1"),j=h.get(E);if(j!==void 0&&j!==z)return"mime: duplicate parameter name";h.set(E,z),k+=R.length}return null}function r(s){let b=0,
h=s.length;for(;b<h&&U.test(s.charAt(b));)b+=1;for(;h>b&&U.test(s.charAt(h-1));)h-=1;return s.slice(b,h)}const d=s=>s.replaceAll("\u0130","i").toLowerCase()}),2767:((Ne,ne,n)=>{
n.d(ne,{h:()=>d});var c=n(5792);const S={"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP38\
4r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1","1.2.840.10045.3.1.1":"P-192","1.2.156.10197.1.301":"SM2"},e=["1.3.132.0.33","1.2.840.\
10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],P={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.110":"X25519","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.1004\
0.4.1":"DSA","2.16.840.1.101.3.4.3.17":"ML-DSA-44","2.16.840.1.101.3.4.3.18":"ML-DSA-65","2.16.840.1.101.3.4.3.19":"ML-DSA-87"};function D(Q){const N=new c.lL(Q,
"public key").inside(c.Dk.sequence),oe=N.inside(c.Dk.sequence),de=oe.oid(),re=N.bits();switch(de){case"1.2.840.113549.1.1.1":if(f(oe.any().whole)!=="0500")throw new c.
I4("public key");return K(re);case"1.2.840.10045.2.1":{const Te=oe.isNext(c.Dk.oid)?oe.oid():"explicit parameters";if(!e.includes(Te))return{kind:"unsupported-c\
urve",curve:S[Te]??Te};if(re[0]!==4)throw new c.I4("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!oe.isEmpty||re.length!==32)throw new c.I4("public ke\
y");return{kind:"ed25519"};default:return{kind:"unsupported",name:P[de]??de}}}function K(Q){const N=new c.lL(Q,"public key").inside(c.Dk.sequence),oe=N.integer(),
de=N.count(),[re=0,Te=0]=oe;if(re>=128||de===0)throw new c.I4("public key");if(de===1||de%2===0||de>=2**31)return{kind:"unsupported",name:`RSA with the exponent\
 ${de}`};const be=re===0?Te:re;return{kind:"rsa",bits:8*(oe.length-(re===0?2:1))+(32-Math.clz32(be))}}const W={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],
"1.2.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.\
840.10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},I={"1.2.840.113549.1.1\
.4":"RSA with MD5","1.2.840.113549.1.1.5":"RSA with SHA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.113549.1.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"ECDS\
A with SHA-1","1.2.840.10045.4.3.1":"ECDSA with SHA-224","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224","2.16.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.16.84\
0.1.101.3.4.3.14":"RSA with SHA3-256","1.3.101.113":"Ed448"},B="1.2.840.113549.1.1.10",U=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
M={201:"20",202:"30",203:"40"};function l(Q){const N=new c.lL(Q,"signature algorithm"),oe=N.oid(),de=N.isEmpty?"":f(N.any().whole);if(oe===B){const be=U.exec(de);
return be&&M[be[1]??""]===be[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[re,Te]=W[oe]??[];
return re===void 0||Te===void 0?{isSupported:!1,name:I[oe]??oe}:{isSupported:!0,key:re,name:Te}}const f=Q=>Array.from(Q,N=>N.toString(16).padStart(2,"0")).join(
"");var r=n(8167);function d(Q){try{const N=new c.lL(Q,"certificate"),oe=N.inside(c.Dk.sequence);if(!N.isEmpty)throw new c.I4("certificate");const de=oe.inside(
c.Dk.sequence),re=oe.content(c.Dk.sequence),Te=k(Q,de,re);return oe.bits(),"kind"in Te?{ok:!1,flaw:Te}:{ok:!0,certificate:Te}}catch(N){if(!(N instanceof c.I4))throw N;
return{ok:!1,flaw:{kind:"malformed",part:N.message}}}}const s=160,b=163,h=[129,130];function k(Q,N,oe){const de=N.isNext(s)?N.inside(s).count()+1:1;if(de>3)throw new c.
I4("version");if((N.integer()[0]??0)>=128)return{kind:"negative-serial"};const re=N.content(c.Dk.sequence);if(!(0,c.er)(re,oe))throw new c.I4("signature algorit\
hm");const Te=R(N,"issuer"),be=N.inside(c.Dk.sequence),Ue=a(be),Ge=a(be),Je=R(N,"subject"),F=N.element(c.Dk.sequence).whole,x=D(F);if(x.kind==="unsupported-curv\
e")return{kind:"curve",curve:x.curve};if(de>1)for(const ce of h)N.optional(ce);return{raw:Q,subject:Je,issuer:Te,notBefore:Ue,notAfter:Ge,version:de,signature:l(
re),key:x,keyInfo:F,...j(de===3?N.optional(b):null)}}function R(Q,N){const{whole:oe}=Q.element(c.Dk.sequence),de=new c.lL(oe,N).inside(c.Dk.sequence);for(;!de.isEmpty;){
const re=de.inside(c.Dk.set);for(;!re.isEmpty;){const Te=re.inside(c.Dk.sequence);if(Te.oid(),!(0,c.KH)(Te.any()))throw new c.I4(N)}}return oe}const C=[{tag:c.Dk.
utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:c.Dk.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];function a(Q){const N=C.
find(({tag:ce})=>Q.isNext(ce)),oe=N?.format.exec((0,c.Jl)(Q.content(N.tag)));if(!oe)throw new c.I4("validity");const[de=0,re=0,...Te]=oe.slice(1).map(ce=>Number(
ce??0)),be=oe[1]?.length===4?de:de<50?2e3+de:1900+de,[Ue=0,Ge=0,Je=0,F=0]=Te,x=new Date(0);if(x.setUTCFullYear(be,re-1,Ue),x.getUTCMonth()!==re-1||Ge>23||Je>59||
F>59)throw new c.I4("validity");return x.setUTCHours(Ge,Je,F)}const O={dns:[],addresses:[],others:[]},E=["31","32","33","36","54"].map(Q=>`2.5.29.${Q}`),z=["2.5\
.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function j(Q){const N=new Map,oe=Q&&new c.lL(Q,"extensions").inside(c.Dk.sequence);for(;oe&&!oe.isEmpty;){const ce=oe.inside(
c.Dk.sequence),ke=ce.oid(),Me=ce.isNext(c.Dk.boolean)&&ce.boolean();if(N.has(ke))throw new c.I4("extensions");if(Me&&z.includes(ke))throw new c.I4("extensions");
N.set(ke,{id:ke,critical:Me,value:ce.content(c.Dk.octets)})}const de=ce=>N.get(`2.5.29.${ce}`)?.value??null,[re,Te,be,Ue,Ge]=[15,17,19,30,37].map(de),Je=Te?(0,r.
xq)(Te):null,F=Ue?(0,r.cP)(Ue):null,x=new Set([...E,...["15","19","37"].map(ce=>`2.5.29.${ce}`),...Je?.isKnown?["2.5.29.17"]:[],...F?.isKnown?["2.5.29.30"]:[]]);
return{encodedNames:Te??new Uint8Array,names:Je?.names??O,constraints:F,basic:be?p(be):null,maySign:re?Y(re):null,usages:Ge?se(Ge):[],unhandled:[...N.values()].
filter(({id:ce,critical:ke})=>ke&&!x.has(ce)).map(({id:ce})=>ce)}}function p(Q){const N=new c.lL(Q,"basicConstraints").inside(c.Dk.sequence);return{isAuthority:N.
isNext(c.Dk.boolean)&&N.boolean(),maxPath:N.isNext(c.Dk.integer)?N.count():null}}const L=4,Se=128;function Y(Q){const[N=0,oe=0]=new c.lL(Q,"keyUsage").bits();return N===
0&&oe<Se?null:(N&L)!==0}function se(Q){const N=new c.lL(Q,"extendedKeyUsage").inside(c.Dk.sequence),oe=[];for(;!N.isEmpty;)oe.push(N.oid());return oe}}),5792:((Ne,ne,n)=>{
n.d(ne,{Dk:()=>c,I4:()=>S,Jl:()=>U,KH:()=>K,er:()=>M,lL:()=>e});const c={boolean:1,integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};
class S extends Error{}class e{#e;#t;constructor(f,r){this.#e=f,this.#t=r}get isEmpty(){return this.#e.length===0}isNext(f){return this.#e[0]===f}any(){const f=this.#e[0]??
0,r=this.#e[1]??0;if(this.#e.length<2||(f&31)===31)throw this.#n();const d=r<128?0:r&127,s=d===0&&r<128?r:this.#s(d),b=2+d,h=b+s;if(h>this.#e.length)throw this.#n();
const k={tag:f,content:this.#e.subarray(b,h),whole:this.#e.subarray(0,h)};return this.#e=this.#e.subarray(h),k}element(f){if(!this.isNext(f))throw this.#n();return this.
any()}content(f){return this.element(f).content}optional(f){return this.isNext(f)?this.content(f):null}inside(f){return new e(this.content(f),this.#t)}oid(){const f=this.
content(c.oid);if(f.length===0||(f.at(-1)??0)>=128)throw this.#n();const r=P(f);if(r===null)throw this.#n();const[d=0,...s]=r,b=Math.min(Math.floor(d/40),2);return[
b,d-40*b,...s].join(".")}integer(f=c.integer){const r=this.content(f),d=r[0],s=r[1]??0,b=d===0&&s<128||d===255&&s>=128;if(d===void 0||r.length>1&&b)throw this.#n();
return r}count(){const f=this.integer();if(f.length>8||(f[0]??0)>=128)throw this.#n();return f.reduce((r,d)=>r*256+d,0)}boolean(){const f=this.content(c.boolean);
if(f.length!==1||f[0]!==0&&f[0]!==255)throw this.#n();return f[0]!==0}bits(){const f=this.content(c.bits),[r=8]=f,d=f.subarray(1),s=d.at(-1)??0;if(r>7||r>0&&d.length===
0)throw this.#n();if((s&(1<<r)-1)!==0)throw this.#n();return d}#s(f){const r=this.#e.subarray(2,2+f);if(f===0||f>4||r.length<f)throw this.#n();const d=r.reduce(
(s,b)=>s*256+b,0);if(d<128||r[0]===0)throw this.#n();return d}#n(){return new S(this.#t)}}function P(l){const f=[];let r=!0,d=0;for(const s of l){if(r&&s===128||
(d=d*128+(s&127),d>=2**31))return null;r=s<128,r&&(f.push(d),d=0)}return f}const D={12:l=>W(l),18:l=>/^[\d ]*$/.test(U(l)),19:l=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test(
U(l)),20:()=>!0,22:l=>l.every(f=>f<128),30:l=>l.length%2===0&&I(l)},K=({tag:l,content:f})=>D[l]?.(f)??!1;function W(l){try{return new TextDecoder("utf-8",{fatal:!0}).
decode(l),!0}catch{return!1}}const I=l=>l.every((f,r)=>{const d=f*256+(l[r+1]??0);return r%2===1||!(d>=55296&&d<57344||d>=65534||d>=64976&&d<=65007)}),B=new TextDecoder(
"latin1"),U=l=>B.decode(l),M=(l,f)=>l.length===f.length&&l.every((r,d)=>r===f[d])}),8167:((Ne,ne,n)=>{n.d(ne,{AI:()=>l,cP:()=>W,xq:()=>K,z$:()=>d});var c=n(6181),
S=n(5792);const e=130,P=135,D=[129,134];function K(k){const R=new S.lL(k,"subject alternative names").inside(S.Dk.sequence),C={dns:[],addresses:[],others:[]};let a=!1;
for(;!R.isEmpty;){const{tag:O,content:E}=R.any();if(a||=[e,P,...D].includes(O),D.includes(O)&&C.others.push(O),O===e&&C.dns.push(M(E,"subject alternative names")),
O===P){if(E.length!==4&&E.length!==16)throw new S.I4("subject alternative names");C.addresses.push(E)}}return{names:C,isKnown:a}}function W(k){const R="name con\
straints",C=new S.lL(k,R),a=C.inside(S.Dk.sequence),[O,E]=[160,161].map(p=>a.optional(p)??new Uint8Array);if(!O||!E||!a.isEmpty||!C.isEmpty)throw new S.I4(R);if(O.
length+E.length===0)throw new S.I4(R);const[z,j]=[I(O),I(E)];return{permitted:z,excluded:j,isKnown:z.isKnown&&j.isKnown}}function I(k){const R="name constraints",
C=new S.lL(k,R),a=[],O=[],E=[];let z=!0;for(;!C.isEmpty;){const{tag:p,content:L}=C.inside(S.Dk.sequence).any(),Se=L.length/2;if(p===e)a.push(M(L,R).toLowerCase());else if(p===
P&&(Se===4||Se===16))O.push({address:L.subarray(0,Se),mask:L.subarray(Se)});else{if(p===P)throw new S.I4(R);D.includes(p)?E.push(p):z=!1}}if(!(a.every(p=>B(p.replace(
/^\.(?=.)/,"")))&&O.every(({mask:p})=>U(p))))throw new S.I4(R);return{dns:a,networks:O,others:E,isKnown:z}}const B=k=>/^[!-~]*$/.test(k)&&!/^\.|\.\.|\.$/.test(k),
U=k=>/^1*0*$/.test(Array.from(k,R=>R.toString(2).padStart(8,"0")).join(""));function M(k,R){if(k.some(C=>C>=128))throw new S.I4(R);return(0,S.Jl)(k)}function l({
dns:k,addresses:R},C){const a=(0,c.r5)((0,c.n7)(C));if(a!==null)return R.some(j=>(0,S.er)(j,Uint8Array.from(a)));const O=C.toLowerCase(),E=O.replace(/\.$/,"").split(
"."),z=E.every(j=>f.test(j));return k.some(j=>{const p=j.toLowerCase(),[L,...Se]=p.split("."),Y=L==="*"&&Se.length>0;return!z||!(Y?Se:[L,...Se]).every(se=>f.test(
se??""))?p===O&&p!==".":Y?E.length===Se.length+1&&E.slice(1).join(".")===Se.join("."):E.join(".")===p})}const f=/^[a-z0-9_][a-z0-9_-]*$/,r=25e4;function d(k,{permitted:R,
excluded:C}){const a=R.dns.length+C.dns.length,O=R.networks.length+C.networks.length;if(k.dns.length*a+k.addresses.length*O>r)return!1;const z=new Set([...R.others,
...C.others]);return k.others.some(j=>z.has(j))?!1:k.dns.every(j=>{const p=j.toLowerCase();return B(p)&&(R.dns.length===0||R.dns.some(L=>s(p,L)))&&!C.dns.some(L=>s(
p,L)||b(p,L))})&&k.addresses.every(j=>(R.networks.length===0||R.networks.some(p=>h(j,p)))&&!C.networks.some(p=>h(j,p)))}const s=(k,R)=>R===""||k===R||k.endsWith(
R.startsWith(".")?R:`.${R}`),b=(k,R)=>k.startsWith("*.")&&R.replace(/^[^.]*/,"")===k.slice(1),h=(k,{address:R,mask:C})=>k.length===R.length&&k.every((a,O)=>{const E=C[O]??
0;return(a&E)===((R[O]??0)&E)})}),997:((Ne,ne,n)=>{n.d(ne,{O:()=>S,T:()=>P});var c=n(1064);const S=({earlier:D,attempt:K,later:W})=>[...D,K,...W];function e({discovery:D,
timing:K,headMs:W,hops:I},{attemptMs:B}){const U=W!==null&&W<=B?I.at(-1)?.status:null;return U===null||(0,c.Mq)(U??0)?"retries":D.kind!=="failed"&&K.totalMs<=B?
"works":"fails"}function P(D,K){const W=D.map(U=>e(U,K)),I=W.indexOf("works");return I<0?"never":I<=K.retries&&!W.slice(0,I).includes("fails")?"always":"sometim\
es"}}),2696:((Ne,ne,n)=>{n.r(ne),n.d(ne,{contact:()=>Jt,crashedVisit:()=>Dt,judgeRequests:()=>z,judgeVisit:()=>Ct,mergeFindings:()=>K.D,readCliConfig:()=>K.J,thisMachine:()=>P});
var c=n(8161),S=n(5747);const e={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function P(t){const o=(0,c.platform)();return{system:o==="win32"?"windows":"unix",platform:`${o===
"win32"?"windows":o}_${e[(0,c.arch)()]??(0,c.arch)()}`,environment:t,accountHome:D()}}function D(){try{return(0,c.userInfo)().homedir||null}catch(t){return(0,S.
Oj)(t),null}}var K=n(4045),W=n(863),I=n(960),B=n(9209),U=n(9872),M=n(8011),l=n(1064),f=n(7531),r=n(1831),d=n(9562),s=n(2886),b=n(997);const h=1440*60*1e3,k=1;function R(t,o){
const{hops:g,certificates:w}=t.attempt;return[...se(t),...C(t,o),...L(g),...Se(w,o),...Y(t,o)]}function C(t,o){const{discovery:g,hops:w}=t.attempt;switch(g.kind){case"\
skipped":return[(0,s.bz)(g.problem)];case"failed":{const $=o.isFork&&g.problem.code==="document-unauthorized"&&!t.credentials?.hasToken;return[(0,s.bz)($?{...g.
problem,severity:"notice"}:g.problem)]}case"found":case"absent":{const $=w[0]?.url??"";return[...O($,w.length-1,o),...E(t,o),...g.kind==="found"&&g.truncated?[a(
t)]:[]]}}}const a=({host:t,attempt:{hops:o}})=>(0,s.bz)((0,W.documentSize)({url:o.at(-1)?.url??"",page:null,asked:(0,r.nx)(t),bytes:null,limit:f.b,isPadding:!0}));
function O(t,o,g){const w=g.clients.filter($=>o>l.NX[$]);return w.length>0?[(0,s.bz)((0,B.redirectLimit)({url:t,asks:"document",redirects:o,clients:w,limits:l.NX}))]:
o>k?[(0,s.bz)((0,B.redirectNested)({url:t,redirects:o}))]:[]}function E(t,{releases:o,slowMs:g}){const w=(0,r.nx)(t.host),$=t.attempt.timing.totalMs,H=(0,b.O)(t),
G=Ee=>(0,b.T)(H,Ee)!=="never",ue=o.filter(Ee=>!G(Ee)),he=({client:Ee})=>!o.some(ye=>ye.client===Ee&&G(ye)),me=[!0,!1].flatMap(Ee=>{const ye=ue.filter(Be=>he(Be)===
Ee);if(ye.length===0)return[];const Ke=(0,I.hostTimeout)({host:w,phase:"complete",tookMs:$,releases:ye});return[(0,s.bz)(Ke,null,Ee)]});if(me.length>0||$<=g)return me;
const Pe=p(t.attempt.timing);return[(0,s.bz)((0,I.hostSlow)({host:w,tookMs:$,limitMs:g,phase:Pe,releases:o}))]}function z({host:t,known:o},g,w){const $=o.map(({
host:G})=>G),H=g.flatMap(G=>G.certificates).filter(({host:G})=>!$.includes(G));return[...j(t,g,w.slowMs),...Se(H,w)]}function j(t,o,g){const[w]=o.filter(({timing:he,
hops:me})=>he.totalMs>g&&me.length>0).sort((he,me)=>me.timing.totalMs-he.timing.totalMs);if(w===void 0)return[];const{timing:$,hops:H}=w,G=H[0]?.url??"",ue={host:(0,r.
nx)(t),url:G,tookMs:$.totalMs,limitMs:g};return[(0,s.bz)((0,I.hostSlow)({...ue,phase:p($)}))]}function p({lookupMs:t,connectMs:o,tlsMs:g,firstByteMs:w,totalMs:$}){
const G=[["lookup",t],["connection",o],["tls",g],["response",w]].map(([he,me])=>({name:he,ms:me??0})),ue={name:"rest",ms:G.reduce((he,{ms:me})=>he-me,$)};return G.
reduce((he,me)=>me.ms>he.ms?me:he,ue)}function L(t){const o=t.find(({url:w})=>w.startsWith("http://"));if(o===void 0)return[];const g=o.authorization==="withhel\
d";return[(0,s.bz)((0,B.redirectInsecure)({url:t[0]?.url??"",to:o.url,exposesToken:g}))]}function Se(t,{certificateDays:o,now:g}){const w=new Map;for(const $ of t){
const H=w.get($.host);(H===void 0||$.expires<H.expires)&&w.set($.host,$)}return[...w.values()].flatMap(({host:$,expires:H})=>{const G=(Date.parse(H)-g)/h;return G<
0||G>=o?[]:[(0,s.bz)((0,U.tlsExpiresSoon)({host:$,days:Math.floor(G),expires:H}))]})}function Y(t,o){const{host:g,attempt:w,earlier:$}=t,[H]=$,G=["failed","skip\
ped"].includes(w.discovery.kind);if(H?.discovery.kind!=="failed"||G)return[];const ue=H.discovery.problem.message,he=(0,b.O)(t),me=o.releases.filter(Ee=>(0,b.T)(
he,Ee)==="sometimes"),Pe=$.length+1;return[(0,s.bz)((0,I.hostRecovered)({host:(0,r.nx)(g),attempts:Pe,failure:ue,releases:me}))]}function se({credentials:t,attempt:o}){
const{discovery:g}=o;return t?.problem?g.kind==="failed"&&g.problem.code===t.problem.code?[]:[(0,s.bz)(t.problem)]:[]}function Q({host:t},o){if(!o.some(({service:w})=>w===
d.e$))return[];const{name:g}=(0,r.Sv)(t);return[...g.includes(".")?[]:[(0,M.hostDotlessModule)({host:t,name:g})],.../(^|\.)xn--/.test(t)?[(0,M.hostIdnModule)({host:t})]:
[]].map(w=>(0,s.bz)(w,d.e$))}var N=n(6697),oe=n(5799),de=n(8185),re=n(4283),Te=n(4e3),be=n(9319),Ue=n(5195);function Ge({host:t,attempt:o},g){const{name:w}=(0,r.
Sv)(t),$=(0,Ue.uo)(w),H=o.hops[0]?.address??null;if($!=="public"||H===null)return $;const G=(0,Ue.Zu)(H),ue=g.some(he=>he.name===w);return G==="loopback"&&ue?"p\
ublic":G}const Je={public:0,reserved:1,private:2,metadata:2,loopback:3},F=(t,{kind:o})=>Je[We(t)]>Je[o];function x(t,o){const{host:g,hasToken:w,hostname:$}=o,H=t.
filter(({url:Ee})=>F(Ee,o)),G=t.filter(Ee=>!H.includes(Ee)),ue=G.filter(({url:Ee})=>Ee.scheme==="http"),he=G.filter(({id:Ee,endpoint:ye})=>ye===null&&(0,d.p4)(Ee)),
me=Map.groupBy(he,({url:Ee})=>Ze(Ee,$)),Pe=G.filter(({endpoint:Ee,url:ye})=>Ee===null&&qe(ye,$));return[...ce(H,Me,Ee=>{const[ye,...Ke]=new Set(H.map(({url:ot})=>We(
ot))),Be=Ke.length===0&&(ye==="loopback"||ye==="reserved");return(0,be.serviceUrlPrivate)({...Ee,host:g,kind:Be?ye:"private"})}),...ce(ue,Me,Ee=>(0,be.serviceUrlInsecure)(
{...Ee,host:g,hasToken:w})),...[...me].flatMap(([Ee,ye])=>Ee===null?[]:ce(ye,Me,Ke=>(0,be.serviceUrlCrossHost)({...Ke,host:g,name:Ee,hasToken:w}))),...ce(Pe,Me,
Ee=>(0,be.serviceUrlOtherPort)({...Ee,host:g})),...ce(G.filter(({url:Ee})=>Ee.path.includes("//")),ke,Ee=>(0,be.serviceUrlDoubleSlash)({...Ee,host:g})),...ce(V(
t),ke,Ee=>(0,be.serviceUrlSame)({...Ee,host:g}))]}function ce(t,o,g){if(t.length===0)return[];const w=[...new Set(t.map(({url:$})=>t.length===1?ke($):o($)))];return[
{services:[...new Set(t.map(({id:$})=>$))],problem:g({uses:t,urls:w}),needed:t.some(({needed:$})=>$)}]}const ke=t=>(0,Te.dh)((0,re.Pl)(t)),Me=t=>(0,Te.dh)(`${t.
scheme}://${t.host}`);function We(t){const{name:o}=(0,re.cz)(t);return(0,Ue.Sz)(/[^\0-\x7f]/.test(o)?(0,r.$o)(o)??"":o.toLowerCase())}function Ze(t,o){const{name:g}=(0,re.
cz)(t),w=(0,r.Sv)(o).name;if(g.toLowerCase()===w)return null;const $=(0,r.Pv)(g);return $.ok&&$.value===w?null:g}function qe(t,o){if(t.scheme==="http"||Ze(t,o)!==
null)return!1;const g=w=>Number(w||443);return g((0,re.cz)(t).port)!==g(/:(\d+)$/.exec(o)?.[1]??null)}function V(t){const o=[d.e$,d.xq].flatMap(w=>t.find($=>$.id===
w)??[]),g=new Set(o.map(({url:w})=>ke(w).replace(/\/$/,"")));return o.length===2&&g.size===1?o:[]}function Z(t,o){const g=Ze(t,o);if(g===null)return null;const{
port:w}=urlHost(t),$=parseHostname(w===""?g:`${g}:${w}`);return $.ok?$.value:null}var ae=n(8988),le=n(4929);function $e(t,o){const g=t.forced.filter(({client:G})=>o.
includes(G)),w=o.filter(G=>!g.some(ue=>ue.client===G)),H=[...Map.groupBy(g,({place:G,services:ue})=>JSON.stringify([G,ue])).values()].flatMap(G=>{const[ue]=G;if(ue===
void 0)return[];const he={...t,attempt:Re(t,ue.services),earlier:[],later:[]};return[{clients:G.map(({client:me})=>me),visit:he,forced:ue}]});return w.length>0||
H.length===0?[{clients:w,visit:t,forced:null},...H]:H}function Re({host:t,attempt:o},g){return{discovery:{kind:"found",url:(0,r.cu)(t),services:g,truncated:!1},
hops:[],timing:{...o.timing,totalMs:0},headMs:0,certificates:[]}}function Ie(t,{forced:o,clients:g}){if(o===null)return[];const{discovery:w}=t.attempt,$=`${o.place.
file}:${o.place.line}`,H={host:(0,r.nx)(t.host),at:$},G=w.kind==="found"?w.services:o.services,ue=xe(o.services,G);return[(0,le.servicesForced)(H),...ue.length>
0?[(0,le.servicesForcedDiffer)({...H,services:ue})]:[]].map(me=>(0,s.bz)((0,s.aZ)(me,g)))}function xe(t,o){const[g,w]=[t,o].map(H=>new Map(H.map(({id:G,value:ue})=>[
G,ue])));return[...new Set([...t,...o].map(({id:H})=>H))].filter(H=>!ze(g?.get(H),w?.get(H)))}function ze(t,o){const g=[[t,o]];for(const[w,$]of g){if(w===$)continue;
if(!_e(w)||!_e($))return!1;const H=Object.keys(w);if(!(Array.isArray(w)===Array.isArray($)&&H.length===Object.keys($).length)||H.some(ue=>!Object.hasOwn($,ue)))
return!1;for(const ue of H)g.push([w[ue],$[ue]])}return!0}const _e=t=>typeof t=="object"&&t!==null;var je=n(9464),Ve=n(2847),He=n(793),it=n(794),_=n(9529);const q=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,
ge=t=>q.test(t)&&!/^[a-z0-9-]+\.json$/i.test(t),ve=t=>t.replace(/[?#].*$/s,""),Ae=t=>t.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function Oe(t){
const o=v(t),{id:g,host:w,value:$}=t,H={id:g,host:w,url:(0,re.Pl)(t.url)};if(o!==null)return[(0,be.serviceUrlInvalid)({...H,why:o})];const G=A(t)?(0,l.ab)(g):[];
return[$===""?(0,be.serviceUrlEmpty)(H):null,ge($)?(0,be.serviceUrlLooksLikeHost)({...H,value:ve($),why:null}):null,m($)?(0,be.serviceUrlRelative)(H):null,G.length>
0?(0,be.serviceUrlNoSlash)({...H,clients:G}):null,t.url.query!==""&&(0,d.p4)(g)?(0,be.serviceUrlQuery)(H):null].filter(ue=>ue!==null)}function v({url:t}){const{
name:o,port:g}=(0,re.cz)(t);return o===""?"no Host in request URL":g===""||Number(g)>0&&Number(g)<=65535?null:`invalid port "${g}"`}const m=t=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.
test(t)&&!ge(t),A=({value:t,url:o})=>t!==""&&!/^$|\/$/.test(o.path),J={"client-missing":He.loginClientMissing,"client-empty":He.loginClientEmpty,"grant-types-in\
valid":He.loginGrantTypesInvalid,"grant-types-unsupported":He.loginGrantTypesUnsupported,"grant-types-unknown":He.loginGrantTypesUnknown,"authz-missing":He.loginAuthzMissing,
"token-missing":He.loginTokenMissing,"ports-count":He.loginPortsCount,"ports-range":He.loginPortsRange,"ports-order":He.loginPortsOrder,"ports-single":He.loginPortsSingle,
"ports-ignored":He.loginPortsIgnored,"scopes-invalid":He.loginScopesInvalid,"scopes-ignored":He.loginScopesIgnored};function ee(t,o,g){const{value:w,flaws:$}=(0,_.
m)(t,o,g),H={...w,authz:Le(w.authz),token:Le(w.token)},G=we(H,o),ue=G.length===0?[]:[He.loginUrlPort({host:g,endpoints:G})];return{login:H,problems:[...$.map(he=>Ce(
he,g)),...ue]}}function we(t,o){const g=(0,re.cz)(o);return g.port===""||g.port==="443"?[]:["authz","token"].flatMap(w=>{const $=t[w],H=$===null?null:(0,re.Dl)(
$);if($===null||!H?.ok||H.value.scheme!=="https")return[];const G=(0,re.cz)(H.value);return G.name.toLowerCase()===g.name.toLowerCase()&&G.port===""?[{name:w,url:$,
port:g.port}]:[]})}function Ce(t,o){return"why"in t?(t.rule==="authz-invalid"?He.loginAuthzInvalid:He.loginTokenInvalid)({host:o,why:Ae(t.why)}):J[t.rule]({host:o,
value:t.value})}function Le(t){const o=t===null?null:(0,re.Dl)(t);return o?.ok?(0,re.Pl)(o.value):null}function Fe(t,o,g){const w=ye=>{const{discovery:Ke,base:Be}=g,
{services:ot,url:ut}=Ke;return(0,d.TE)(t,{services:ot,documentUrl:ut,display:Be.host,client:ye})},$=et(t,g).map(ye=>({client:ye,lookup:w(ye)})),[H,...G]=$;if(H===
void 0)throw new Error("no client is checked");const ue=G.filter(({lookup:ye})=>ye.kind!==H.lookup.kind),he=ye=>!at(ye)||w(ye).kind===H.lookup.kind,me=ue.length===
0?(0,l.SZ)(t).filter(he):[H.client],Pe=ft(t,H.lookup,o,me,g),Ee=ue.flatMap(({client:ye,lookup:Ke})=>ft(t,Ke,o,[ye],g).drafts);return{...Pe,drafts:[...Pe.drafts,
...Ee]}}function et(t,{requirements:o,clients:g}){return o.find(({service:w})=>w===t)?.clients??g}const at=t=>l.Du.some(o=>o===t);function ft(t,o,g,w,$){const{discovery:H,
base:G}=$,{host:ue}=G,he=g||(0,d.D6)(t),me=Pe=>he?Pe.map(Ee=>(0,s.bz)(Ee,t,g)):[];switch(o.kind){case"url":{const{url:Pe,value:Ee}=o,ye=Oe({id:t,value:Ee,url:Pe,
host:ue}),Ke=he&&!ye.some(({code:ot})=>ot==="service-url-invalid"),Be=(0,Te.dh)((0,re.Pl)(Pe),it.zu);return{outcome:{id:t,kind:"url",url:Be},drafts:me(ye),urls:Ke?
[{id:t,endpoint:null,url:Pe,needed:g}]:[]}}case"object":{const{login:Pe,problems:Ee}=ee(o.value,H.url,ue),ye=Ee.find(({severity:Ke})=>Ke==="error");return{outcome:ye?
{id:t,kind:"problem",problem:ye}:{id:t,kind:"login",login:Pe},drafts:me(Ee),urls:$t(Pe,t,g)}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{
const Pe=(0,s.aZ)(St(t,o,$),w);return{outcome:{id:t,kind:"problem",problem:Pe},drafts:me([Pe]),urls:[]}}}}const $t=(t,o,g)=>["authz","token"].flatMap(w=>{const $=(0,re.
Dl)(t[w]??"");return t[w]!==null&&$.ok?[{id:o,endpoint:w,url:$.value,needed:g}]:[]}),Et=(t,{offer:o,base:g,block:w})=>({id:t,host:g.host,block:w,...o}),bt=({services:t})=>({
offered:t.map(({id:o})=>o),isArtifactory:t.some(({value:o})=>typeof o=="string"&&o.includes("/artifactory/"))});function St(t,o,g){const w={...Et(t,g),why:o.why};
switch(o.kind){case"missing":return(0,Ve.serviceMissing)(w);case"bad-id":case"version":return(0,Ve.serviceVersion)({...w,isReadable:o.kind==="version"});case"ty\
pe":{const{value:$}=o;return t===d.S3?(0,He.loginType)({...w,value:$}):(0,Ve.serviceType)({...w,value:$})}case"bad-url":{const $=Ae(o.why);return ge(o.value)?(0,be.
serviceUrlLooksLikeHost)({...w,value:ve(o.value),why:$}):o.reason==="user-info"?(0,be.serviceUrlCredentials)(w):(0,be.serviceUrlInvalid)({...w,url:null,why:$})}}}
function At({discovery:t},o){const g=o.requirements.map(({service:w})=>w);switch(t.kind){case"failed":case"skipped":return{services:[],drafts:[]};case"absent":return{
services:[],drafts:[Rt(t,o.base.host,g)]};case"found":return Mt({...o,discovery:t,offer:bt(t)},g)}}function Mt(t,o){const{discovery:g,clients:w}=t,$=o.filter(ye=>ye!==
"any"),H=g.services.map(({id:ye})=>ye).filter(ye=>!$.includes(ye)&&l.Du.some(Ke=>(0,d.oe)(ye,Ke).ok)),G=$.map(ye=>Fe(ye,!0,t)),ue=({outcome:ye,drafts:Ke,urls:Be})=>ye.
kind!=="problem"&&!Be.some(({endpoint:ot,url:ut})=>ot===null&&F(ut,t.base))&&!Ke.some(ot=>(0,s.ER)(ot)&&w.some(ut=>ot.problem.affects.includes(ut))),he=H.map(ye=>Fe(
ye,!0,t)),me=!o.includes("any")||[...G,...he].some(ue),Pe=[...G,...me?H.map(ye=>Fe(ye,!1,t)):he],Ee=o.includes("any")&&Pe.length===0?[(0,s.bz)((0,Ve.serviceMissing)(
{...Et("any",t),why:""}))]:[];return{services:Pe.map(({outcome:ye})=>ye),drafts:[...Pe.flatMap(({drafts:ye})=>ye),...x(Pe.flatMap(({urls:ye})=>ye),t.base),...Ee]}}
function Rt({why:t,url:o},g,w){const $=w.filter(he=>he!=="any"),G=[...new Set($.map(he=>he.split(".")[0]??he))].map(d.Tz),ue=$.length===1?$[0]??null:null;return(0,s.
bz)((0,W.documentAbsent)({host:g,url:(0,re.Pl)(o),why:t,required:$,clientErrors:G}),ue)}function Ct(t,o,g){const{visit:w,requirements:$,isNew:H}=t,{host:G}=w,ue=o.
dialect.clients.filter(nt=>$.some(Qt=>Qt.clients.includes(nt))),he=(0,s.TC)(G,$),me=$e(w,ue),Pe=me.map(nt=>Pt(w,nt,$,o,he)),Ee=Pe[0]?.services??[],Ke=me.some(({
forced:nt})=>nt===null)?[...(0,ae.s)(w,he,g),...(0,je.u)(w,Ee,g)]:[],Be=[...Pe.flatMap(nt=>nt.drafts),...Ke],ot=kt(Be,t,o),ut=ot.filter(({problem:nt})=>!(0,s.pi)(
nt,G,o.ignore)),Nt=(0,s.HJ)($),dt=nt=>(0,s.hD)({...nt,problem:(0,oe.pj)(nt.problem,he)},ue,{host:G,...Nt(nt.services),..."places"in nt?{places:(0,s.Rh)(nt.places)}:
{},isHostNew:H}),{own:jt=[],ofFiles:Zt=[]}=Object.groupBy(ut,nt=>"places"in nt&&(0,s.l$)(nt)?"ofFiles":"own");return{verdict:{visit:w,requirements:$,services:Ee,
servicesFrom:me[0]?.forced?.place??null,findings:jt.map(dt).sort(s.Np),clients:Ot(jt),isNew:H},ofFiles:Zt.map(dt),ignored:ot.length-ut.length}}function Dt({visit:t,
requirements:o,isNew:g},{dialect:w,ignore:$},H){const{host:G,attempt:ue}=t,he=(0,N.hostCheckCrashed)({host:(0,r.nx)(G),thrown:H}),me=(0,s.pi)(he,G,$)?[]:[(0,s.bz)(
he)],Pe=me.map(ye=>(0,s.hD)(ye,w.clients,{host:G,...(0,s.HJ)(o)([]),isHostNew:g}));return{verdict:{visit:{...t,attempt:{...ue,discovery:{kind:"skipped",problem:he},
hops:[]}},requirements:o,services:[],servicesFrom:null,findings:Pe,clients:Ot(me),isNew:g},ofFiles:[],ignored:1-me.length}}function kt(t,o,g){const{visit:w,requirements:$,
predicted:H,requests:G}=o,ue=w.attempt.certificates,he=Tt(w.host,$);return[...t,...H,...z({host:w.host,known:ue},G,g),...Q(w,$)].map(me=>({...me,needed:me.needed&&
(0,s.ld)(me,o,g),problem:(0,s.aZ)(me.problem,he)}))}function Tt(t,o){return o.every(({isImplied:w})=>w)?[...o.flatMap(({clients:w})=>w),...(0,l.Yr)(t)]:l.zK}function Pt(t,o,g,w,$){
const{clients:H,forced:G}=o,{services:ue,drafts:he}=At(o.visit.attempt,{requirements:g,clients:H,block:G===null?null:`${G.place.file}:${G.place.line}`,base:{hostname:t.
host,host:(0,r.nx)(t.host),hasToken:t.credentials?.hasToken===!0,kind:G===null?Ge(t,w.resolve):"loopback"}}),me=G===null?$:{...$,role:"operator"},Pe=w.dialect.releases.
filter(({client:Be})=>H.includes(Be)),Ee=[...Ie(t,o),...R(o.visit,{...w,clients:H,releases:Pe}),...he,...G===null?(0,de.I)(t.host,ue,g,w):[]],ye=t.forced.map(({
client:Be})=>Be),Ke=G===null?l.zK.filter(Be=>!ye.includes(Be)):o.clients;return{services:ue.map(Be=>Be.kind==="problem"?{...Be,problem:(0,oe.pj)(Be.problem,me)}:
Be),drafts:Ee.map(Be=>({...Be,problem:(0,oe.pj)((0,s.aZ)(Be.problem,Ke),me)}))}}function Ot(t){const o=w=>{const $=t.filter(({problem:H})=>H.affects.includes(w)&&
H.usualSeverity!=="notice");return $.some(s.ER)?"fails":$.length>0?"warns":"works"},g=l.zK.map(w=>[w,o(w)]);return Object.fromEntries(g)}var pt=n(2389),mt=n(7598),
gt=n(1692),vt=n(2767),ht=n(5792),yt=n(8167);const Lt=8192,u=1024,i=100;function y(t){const o=[];for(const[H,G]of t.sent.entries()){const ue=(0,vt.h)(G);if(!ue.ok)
return{ok:!1,flaw:ue.flaw,isLeaf:H===0};const{certificate:he}=ue,{key:me}=he;if(me.kind==="rsa"&&me.bits>Lt)return{ok:!1,flaw:{kind:"key-size",bits:me.bits},isLeaf:H===
0};o.push(he)}const[g,...w]=o;if(g===void 0)throw new Error("a server sends at least one certificate");const $=T(g,t);return $!==null?{ok:!1,flaw:$,isLeaf:!0}:te(
g,w,t)}function T(t,{host:o,now:g}){const w=X(t,g);if(w!==null)return w;const{key:$}=t;return(0,yt.AI)(t.names,o)?$.kind==="unsupported"?{kind:"key",name:$.name}:
$.kind==="rsa"&&$.bits<u?{kind:"key-size",bits:$.bits}:null:{kind:"other-name",names:t.names.dns}}function X({unhandled:t,notBefore:o,notAfter:g},w){const[$]=t;
return $!==void 0?{kind:"critical-extension",id:$}:w<o?{kind:"not-yet-valid",at:o}:w>g?{kind:"expired",at:g}:null}function te(t,o,g){const w={others:o,options:g,
checks:0,hint:null},$=g.anchors(t.subject).some(H=>lt(H,t))?De(w,[t]):ie(w,[t]);return $!==null?{ok:!0,chain:$}:{ok:!1,...w.hint??{flaw:{kind:"unknown-authority",
sent:ct(t,o)},isLeaf:!0}}}function ie(t,o){const g=o.at(-1),{options:w,others:$}=t,H=[{isAnchor:!0,candidates:w.anchors(g.issuer)},{isAnchor:!1,candidates:$.filter(
({subject:G})=>(0,ht.er)(G,g.issuer))}];for(const{isAnchor:G,candidates:ue}of H)for(const he of ue){if(t.checks+=1,t.checks>i)return null;if(o.some(ye=>rt(ye,he)))
continue;const me=fe(o,he,G,w);if(me!==null&&(t.hint??=me),me!==null||!pe(he,g,w))continue;const Pe=[...o,he],Ee=G?De(t,Pe):ie(t,Pe);if(Ee!==null)return Ee}return null}
function fe(t,o,g,{now:w}){const $=t.at(-1),{basic:H,key:G,maySign:ue,version:he}=o,me=Be=>({flaw:Be,isLeaf:!1});if(!(H===null?he<3&&g:H.isAuthority)||ue===!1)return me(
{kind:"no-authority"});const Ee=t.length===1;if(!$.signature.isSupported)return{flaw:{kind:"signature",name:$.signature.name},isLeaf:Ee};if(G.kind==="rsa"&&G.bits<
u)return me({kind:"key-size",bits:G.bits});if(G.kind==="unsupported")return me({kind:"key",name:G.name});const ye=X(o,w);if(ye!==null)return me(ye);const Ke=H?.
maxPath??null;return Ke!==null&&t.length-1>Ke?me({kind:"path-length"}):null}const pe=(t,o,{isSignedBy:g})=>o.signature.isSupported&&t.key.kind===o.signature.key&&
g(o,t);function De(t,o){const g=o.findIndex(({usages:$})=>!Xe($));return g>=0?(t.hint??={flaw:{kind:"usage"},isLeaf:g===0},null):o.every(({constraints:$},H)=>$===
null||o.slice(0,H).every(({names:G})=>(0,yt.z$)(G,$)))?o:(t.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const Ye=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],Xe=t=>t.
length===0||t.some(o=>Ye.includes(o)),rt=(t,o)=>(0,ht.er)(t.subject,o.subject)&&(0,ht.er)(t.keyInfo,o.keyInfo)&&(0,ht.er)(t.encodedNames,o.encodedNames),lt=(t,o)=>(0,ht.
er)(t.raw,o.raw),Qe=({subject:t,issuer:o})=>(0,ht.er)(t,o);function ct(t,o){return Qe(t)?"self-signed":o.length===0?"leaf":o.some(Qe)?"root":"chain"}var tt=n(3427),
st=n(7030);function wt(t,o,g){for(const[w,$]of t.entries()){const H=w===0,G=It($,t[w+1],H?o:null,g);if(G!==null)return{flaw:{kind:"openssl",check:G},isLeaf:H}}return null}
function It({raw:t},o,g,w){try{const $=new mt.X509Certificate(t),{validFrom:H,validTo:G}=$;if(!(Date.parse(H)<=w&&w<=Date.parse(G)))return"dates";if(g!==null&&!Bt(
$,g))return"name";if(o===void 0)return null;const ue=new mt.X509Certificate(o.raw);return o.version===3&&!ue.ca?"authority":$.checkIssued(ue)?$.verify(ue.publicKey)?
null:"signature":"issuer"}catch{return"encoding"}}const Ht={subject:"never",partialWildcards:!1};function Bt(t,o){if((0,st.isIP)(o)!==0)return t.checkIP(o)!==void 0;
const g=o.replace(/\.$/,"").toLowerCase();if(t.checkHost(g,Ht)!==void 0)return!0;const w=g.replace(/^[^.]*/,""),$=t.subjectAltName?.toLowerCase().split(", ")??[];
return w!==""&&$.includes(`dns:*${w}`)}function Ft(t){const o=_t(()=>Ut([...gt.rootCertificates,...(0,gt.getCACertificates)("extra"),...t===null?[]:[t]])),g=_t(
()=>Ut((0,gt.getCACertificates)("system")));return{context:_t(()=>(0,gt.createSecureContext)({...tt.Hb,ca:[]})),verify:(w,$)=>{const H=Date.now(),G={sent:w,host:$,
now:H,isSignedBy:Xt},ue=y({...G,anchors:o()}),he=ue.ok?ue:y({...G,anchors:Pe=>[...o()(Pe),...g()(Pe)]});if(!he.ok)return he;const me=wt(he.chain,$,H);return me===
null?he:{ok:!1,...me}}}}function _t(t){let o;return()=>(o??={value:t()},o.value)}const Kt=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function Ut(t){
const o=t.flatMap(w=>Array.from(w.matchAll(Kt),([,$=""])=>Buffer.from($,"base64"))),g=new Map;return w=>{const $=Buffer.from(w),H=$.toString("latin1"),G=g.get(H);
if(G!==void 0)return G;const he=o.filter(me=>me.includes($)).map(vt.h).flatMap(me=>me.ok&&$.equals(me.certificate.subject)?me.certificate:[]);return he.length>0&&
g.set(H,he),he}}const xt=new WeakMap;function Wt(t){const o=xt.get(t);if(o!==void 0)return o;const g={key:Buffer.from(t.keyInfo),format:"der",type:"spki"},w=(0,mt.
createPublicKey)(g);return xt.set(t,w),w}function Xt(t,o){try{return new mt.X509Certificate(t.raw).verify(Wt(o))}catch{return!1}}function Gt(t){const o=[...t.hostnames.
map(({host:g})=>(0,r.Sv)(g).name),...t.tokens.map(({host:g})=>(0,r.Sv)(g).name),...t.resolve.map(({name:g})=>g)];return{resolve:t.resolve,namedHosts:new Set(o),
chooseProxy:t.chooseProxy,trust:Ft(t.authorities)}}var Vt=n(7854),zt=n(3432),Yt=n(6456);async function Jt(t,o,g,w){const{dialect:$,configs:H,requirements:G}=o,{
releases:ue}=$,{credentials:he,forced:me}=(0,Yt.Z)(g,H,w),Pe={network:Gt(g),credentials:{...he,find:(0,Vt.Oo)(he.find)},concurrency:g.concurrency,random:Math.random,
now:Date.now,startTimer:w.startTimer,stop:w.stop},Ee=await(0,zt.pj)(t,{...Pe,forced:me,required:Map.groupBy(G,({host:dt})=>dt),maxRedirects:Math.max(...$.clients.
map(dt=>l.NX[dt])),releases:ue,timeoutMs:g.timeoutMs??(0,zt.nT)(ue),retries:g.retries,progress:dt=>w.progress({kind:"visits",...dt})}),ye=he.known;if(g.depth===
"discovery")return{visits:Ee,predicted:pt.j7,tokenSources:ye};const{predictInit:Ke}=await Promise.all([n.e(341),n.e(400),n.e(927),n.e(35)]).then(n.bind(n,5035)),
{usages:Be,checkouts:ot}=o,ut={...Pe,usages:Be,settings:g,dialect:$,configs:H,machine:P(w.environment),directory:w.directory,lockHashes:ot?.lockHashes??null,plugins:ot?.
plugins??null,learn:w.secrets.learn,progress:dt=>w.progress({kind:"registries",...dt}),visits:Ee},Nt={...g,dialect:$,isFork:w.isFork};return{visits:Ee,predicted:await Ke(
o.roots,ut,Nt),tokenSources:ye}}}),6367:((Ne,ne,n)=>{n.d(ne,{JY:()=>O,dI:()=>E,Lu:()=>j,jT:()=>z});const c=32;function S(Y){const se=[];let Q=Y.getPeerX509Certificate();
for(;Q!==void 0&&se.length<c;)se.push(Q),Q=Q.issuerCertificate;return se}function e(Y,se,Q){const[N]=Y;if(N===void 0)return null;const oe=se.ok?se.chain.slice(0,
Math.max(1,se.chain.length-1)).map(({notAfter:Te})=>Te):Y.map(({validTo:Te})=>Date.parse(Te)),de=Date.parse(N.validFrom),re=Math.min(...oe);return Number.isNaN(
de)||Number.isNaN(re)?null:{host:Q,subject:P(N.subject)??N.subjectAltName??"",issuer:P(N.issuer)??N.issuer??"",validFrom:new Date(de).toISOString(),expires:new Date(
re).toISOString()}}const P=Y=>/^CN=(.*)$/m.exec(Y??"")?.[1];var D=n(7583),K=n(1692),W=n(2767),I=n(3427);const B=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_\
LENGTH_TOO_LONG"],U=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function M(Y){const{code:se,error:Q,dialing:N}=Y;if(B.includes(se))
return await r(await Y.connectAgain())?(0,D.Au)("PLAIN_HTTP","the port responds in plain HTTP"):Q;if(U.test(se))return Q;const oe=await s(Y);return oe===null?Q:
"flaw"in oe?(N.connection.rejection=oe,(0,D.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${oe.flaw.kind}`)):(N.connection.unsupported=oe,(0,D.Au)("TLS_UNSU\
PPORTED",`not supported by the clients: ${oe.name}`))}const l=3e3,f=Buffer.from([22,3,1,0,0]);async function r(Y){const se=await new Promise(Q=>{Y.setTimeout(l,
()=>Q("")),Y.once("data",N=>Q(N.toString("latin1",0,5))),Y.once("error",()=>Q("")).once("close",()=>Q("")),Y.write(f)});return Y.destroy(),se==="HTTP/"}const d=[
I.DS,{...I.DS,maxVersion:"TLSv1.2"}];async function s({endpoint:{name:Y},dialing:se,connectAgain:Q}){for(const N of d){const oe=(0,K.createSecureContext)({...N,
ca:[]}),de=await Q(),re=await(0,D.ek)(de,se,{name:Y,secureContext:oe}).catch(()=>null);if(re===null)continue;const Te=b(re);return re.destroy(),Te}return null}function b(Y){
const se=Y.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(se))return{kind:"version",name:se};const[Q]=S(Y),N=Q&&(0,W.h)(Q.raw);if(N?.ok===!1)return{flaw:N.
flaw,isLeaf:!0};const oe=Y.getCipher().name;if(!I.Cg.includes(oe))return{kind:"cipher",name:oe};const de=k(Y);if(!I.Yx.includes(de))return{kind:"group",name:de};
const re=N?.certificate.key;return re?.kind==="unsupported"?{flaw:{kind:"key",name:re.name},isLeaf:!0}:null}const h={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"\
P-521",secp224r1:"P-224"};function k(Y){const se=Y.getEphemeralKeyInfo();return se===null||!("type"in se)?"":se.type==="DH"?`ffdhe${se.size}`:h[se.name??""]??se.
name??""}var R=n(2230);const C="http/1.1",a="h2";async function O(Y,se,Q){if(Y.scheme==="http")return p(Y,se,Q);const N=()=>p(Y,se,Q),oe=await N();try{return await Se(
Y,oe,se.trust,Q,C)}catch(de){const re=(0,D.$N)(de);throw re.endsWith("_NO_APPLICATION_PROTOCOL")&&await E(Y,se,Q),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(re)?await M(
{error:de,code:re,endpoint:Y,dialing:Q,connectAgain:N}):de}}async function E(Y,se,Q){if(Y.scheme!=="http")try{const N=await p(Y,se,Q);(await Se(Y,N,se.trust,Q,a)).
destroy()}catch(N){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes((0,D.$N)(N)))throw N}}function z({scheme:Y,name:se,port:Q}){const N=se.includes(":")?`[${se}\
]`:se;return Q===(Y==="https"?443:80)?N:`${N}:${Q}`}function j(Y,se){const Q=se.resolve.find(({name:oe,port:de})=>oe===Y.name&&(de===null||de===Y.port));if(Q!==
void 0)return{kind:"direct",host:Q.address,port:Q.addressPort??Y.port};const N=se.chooseProxy(Y);return N===null?{kind:"direct",host:Y.name,port:Y.port}:{kind:"\
proxy",proxy:N}}async function p(Y,se,Q){const N=j(Y,se);if(N.kind==="direct")return(0,D.zy)(N.host,N.port,Q);(0,D.ln)(Y.name,Q),Q.connection.proxy=N.proxy.host;
const oe=await L(N.proxy,se,Q);return Y.scheme==="https"?(0,R.X)(Y,N.proxy,oe):oe}async function L(Y,se,Q){const N=Y.protocol==="https:"?"https":"http",oe=Y.hostname.
replace(/^\[|\]$/g,""),de={scheme:N,name:oe,port:Number(Y.port)||(N==="https"?443:80)},re=(0,D.s0)();try{return await O(de,{...se,resolve:[],chooseProxy:()=>null},
{...Q,connection:re,allowPrivate:!0})}catch(Te){const be=`proxy ${Y.host} cannot be reached: ${(0,D.bD)(Te)}`;throw(0,D.Au)("PROXY_REFUSED",be)}finally{Q.connection.
lookupMs=re.lookupMs,Q.connection.connectMs=re.connectMs}}async function Se(Y,se,Q,N,oe){const{connection:de}=N,re=performance.now(),Te=await(0,D.ek)(se,N,{name:Y.
name,secureContext:Q.context(),ALPNProtocols:[oe]});de.tlsMs=performance.now()-re;const be=S(Te),Ue=Q.verify(be.map(({raw:Ge})=>Ge),Y.name);if(de.certificate=e(
be,Ue,z(Y)),Ue.ok&&Te.alpnProtocol!==a)return Te;throw Te.destroy(),Ue.ok?(0,D.Au)("HTTP2_ONLY","the host speaks only HTTP/2"):(de.rejection=Ue,(0,D.Au)("CERTIF\
ICATE_REJECTED",`certificate rejected: ${Ue.flaw.kind}`))}}),7583:((Ne,ne,n)=>{n.d(ne,{$N:()=>I,Au:()=>W,zy:()=>U,bD:()=>B,s0:()=>K,ln:()=>f,ek:()=>M});var c=n(
610),S=n(7030),e=n(5195),P=n(1692);const D=(h,{name:k,...R})=>(0,P.connect)({...R,socket:h,servername:(0,S.isIP)(k)===0?k.replace(/\.$/,""):"",rejectUnauthorized:!1}),
K=()=>({lookingUp:!1,lookupMs:null,connectMs:null,tlsMs:null,address:null,proxy:null,certificate:null,rejection:null,unsupported:null}),W=(h,k)=>Object.assign(new Error(
k),{code:h});function I(h){return typeof h!="object"||h===null?"":"code"in h&&typeof h.code=="string"?h.code:""}const B=h=>typeof h=="object"&&h!==null&&"messag\
e"in h?String(h.message):String(h);async function U(h,k,R){const{connection:C}=R;(0,S.isIP)(h)!==0&&f(h,R);const a=performance.now();let O=a;const E=(0,S.connect)(
{host:h,port:k,noDelay:!0,lookup:b(R,()=>{O=performance.now(),C.lookingUp=!1,C.lookupMs=O-a})});return R.hold(E),await l(E,"connect"),C.connectMs=performance.now()-
O,C.address=E.remoteAddress??null,E}async function M(h,k,R){const C=D(h,R);return k.hold(C),await l(C,"secureConnect"),C}function l(h,k){return new Promise((R,C)=>{
const a=()=>C(W("ECONNRESET","the connection was closed"));h.once(k,R).once("error",C).once("close",a)})}function f(h,k){const R=r(h,k);if(R!==null)throw R}function r(h,{
allowPrivate:k}){const R=(0,e.Sz)(h);return R==="metadata"?W("ADDRESS_METADATA",`${h} is a metadata address`):R==="public"||k?null:W(R==="reserved"?"ADDRESS_RES\
ERVED":"ADDRESS_PRIVATE",`${h} is a ${R} address`)}const d=253,s=h=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(h);function b(h,k){return(R,C,a)=>{if(s(R)||R.replace(/\.$/,
"").length>d){const O=W("ENOTFOUND",`no such host: ${R}`);queueMicrotask(()=>a(O,[]));return}h.connection.lookingUp=!0,(0,c.lookup)(R,{...C,all:!0},(O,E)=>{if(k(),
O!==null)return a(O,[]);const z=E.map(({address:L})=>r(L,h)),j=E.filter((L,Se)=>z[Se]===null),p=z.find(L=>L!==null);if(j.length===0&&p)return a(p,[]);a(null,j)})}}}),
4529:((Ne,ne,n)=>{n.d(ne,{X5:()=>D,be:()=>K,gQ:()=>W});var c=n(4573),S=n(3625),e=n(4283),P=n(1831);function D(U){const{scheme:M}=U;if(M!=="https"&&M!=="http")return(0,S.
T)(`unsupported protocol scheme "${M}"`);const{name:l,port:f}=(0,e.cz)(U);if(l==="")return(0,S.T)("no Host in request URL");const r=I(l);if(!r.ok)return r;const d=f===
""?M==="https"?443:80:Number(f);return d>0&&d<=65535?(0,S.J)({scheme:M,name:r.value,port:d}):(0,S.T)(`invalid port "${f}"`)}function K(U){const{name:M}=(0,e.cz)(
U),l=(0,P.Pv)(M);return B(M)||!l.ok?M:l.value}function W(U,{name:M}){const{port:l}=(0,e.cz)(U),f=M.includes(":")?`[${M}]`:M;return l===""?f:`${f}:${l}`}function I(U){
return B(U)?(0,S.J)(U.toLowerCase()):(0,P.Pv)(U)}const B=U=>(0,c.isAscii)(new TextEncoder().encode(U))}),772:((Ne,ne,n)=>{n.d(ne,{f:()=>_e});var c=n(4283),S=n(3592),
e=n(7075),P=n(8522),D=n(7583);const K=1e3,W=64*1024,I=1024,B=256*1024,U=v=>Buffer.from(v,"latin1").toString("utf8");function M({status:v,reason:m,headers:A}){const J=Le=>{
const Fe=A.get(Le)?.[0];return Fe===void 0?null:U(Fe)},ee=J("content-length"),Ce=v!==204&&v!==304&&ee!=="0"?J("content-encoding"):null;return{status:v,reason:U(
m),contentType:J("content-type"),contentEncoding:Ce,location:J("location"),retryAfter:J("retry-after"),terraformGet:J("x-terraform-get"),apiVersion:J("tfp-api-v\
ersion"),challenge:l(A.get("www-authenticate")??[]),declaredBytes:ee===null||f(Ce)?null:Number(ee)}}function l(v){const m=v.flatMap(J=>J.split(",")).flatMap(J=>/^\s*([A-Za-z]+)(?:\s|$)/.
exec(J)?.[1]??[]);return m.some(J=>J.toLowerCase()==="bearer")?null:m[0]??null}const f=v=>v?.toLowerCase()==="gzip";async function r(v,m,A){const J=[];let ee=0;
const we=A.kind==="excerpt"?setTimeout(()=>v.destroy(),K).unref():void 0;try{for await(const Le of d(v,m,A.maxBytes)){const Fe=Le;if(J.push(Fe),J.length===I&&J.
splice(0,I,Buffer.concat(J)),ee+=Fe.byteLength,ee>A.maxBytes)break}}catch(Le){if((0,D.$N)(Le)==="COMPRESSED_TOO_LARGE")ee=Number.POSITIVE_INFINITY;else if(A.kind===
"whole")throw Le}finally{clearTimeout(we)}return{bytes:Buffer.concat(J).subarray(0,A.maxBytes),truncated:ee>A.maxBytes}}function d(v,m,A){if(!f(m.contentEncoding))
return v;const J=(0,P.createGunzip)();return(0,e.pipeline)(v,s(A+W),J,()=>{}),J}const s=v=>async function*(m){let A=v;for await(const J of m){if(A-=J.length,A<0)
throw(0,D.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield J}};var b=n(6367),h=n(4529),k=n(3625);function R(v){const[,m="",A="",J=""]=/^(\S+) +([^ ]*) ?(.*)$/s.
exec(v)??[],ee=/^HTTP\/(\d)\.(\d)$/.exec(m);if(ee===null)return(0,k.T)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(A))return(0,k.T)("malformed statu\
s");const[,we="",Ce=""]=ee;return(0,k.J)({status:Number(A),reason:J,version:Number(we+Ce)})}function C(v,m){const A=E(m);if(!A.ok)return A;const J=new Map(A.value),
{status:ee,reason:we,version:Ce}=v,Le=Y(ee,Ce,J);if(!Le.ok)return Le;Le.value.kind==="chunked"&&J.delete("content-length");const Fe=Le.value.kind!=="close"&&Q(Ce,
J);return(0,k.J)({status:ee,reason:we,headers:J,framing:Le.value,keepAlive:Fe})}const a=/^[\w!#$%&'*+.^`|~ -]+$/,O=v=>/^[\t -~\u0080-\u00ff]*$/.test(v);function E(v){
const m=new Map;for(const A of L(v)){const J=A.indexOf(":"),ee=A.slice(0,Math.max(J,0)),we=z(A.slice(J+1));if(!a.test(ee))return(0,k.T)("malformed header line");
if(!O(we))return(0,k.T)("control character in a header");const Ce=ee.toLowerCase(),Le=m.get(Ce);Le===void 0?m.set(Ce,[we]):Le.push(we)}return(0,k.J)(m)}function z(v){
let m=0;for(;p(v,m);)m+=1;return j(v.slice(m))}function j(v){let m=v.length;for(;p(v,m-1);)m-=1;return v.slice(0,m)}const p=(v,m)=>v[m]===" "||v[m]==="	";function L(v){
const m=[];for(const A of v){const J=z(A),ee=m.at(-1);/^[ \t]/.test(A)&&ee!==void 0?ee.push(J):m.push([/^[ \t]|^[^:]*$/.test(A)?":":J])}return m.map(A=>A.join("\
 "))}const Se=["transfer-encoding","content-length","trailer"];function Y(v,m,A){const J=m>=11?A.get("transfer-encoding")??[]:[],[ee]=J;if(J.length>1)return(0,k.
T)("several Transfer-Encoding headers");if(ee!==void 0&&ee.toLowerCase()!=="chunked")return(0,k.T)("unsupported Transfer-Encoding");const we=se(A,"trailer");if(ee!==
void 0&&we.some(et=>Se.includes(et)))return(0,k.T)("forbidden name in Trailer");const Ce=A.get("content-length")??[];if(new Set(Ce).size>1)return(0,k.T)("differ\
ent Content-Length headers");const[Le]=Ce,Fe=Number(Le);return Le!==void 0&&!(/^\d+$/.test(Le)&&Fe<2**63)?(0,k.T)("malformed Content-Length"):v<200||v===204||v===
304?(0,k.J)({kind:"length",bytes:0}):ee!==void 0?(0,k.J)({kind:"chunked"}):(0,k.J)(Le===void 0?{kind:"close"}:{kind:"length",bytes:Fe})}const se=(v,m)=>(v.get(m)??
[]).flatMap(A=>A.split(",")).map(A=>A.trim().toLowerCase());function Q(v,m){const A=se(m,"connection");return v<10||A.includes("close")?!1:v>=11||A.includes("ke\
ep-alive")}function N(v){const[m=""]=j(v).split(";",1);return/^[\da-f]{1,16}$/i.test(m)?(0,k.J)(Number.parseInt(m,16)):(0,k.T)("malformed chunk size")}var oe=n(
8947);const de=4096,re=16*1024,Te=10;class be{#e="size";#t=0;#s=0;#n="";#r=[];#i=0;push(m){const A=new Uint8Array(m.length);let J=0,ee=0;for(;ee<m.length&&this.#e!==
"end";){if(this.#e==="data"){const Le=Math.min(m.length,ee+this.#t);A.set(m.subarray(ee,Le),J),J+=Le-ee,this.#t-=Le-ee,ee=Le,this.#t===0&&(this.#e="end of data");
continue}const we=m.indexOf(Te,ee)+1||m.length;this.#n+=(0,oe.iP)(m.subarray(ee,we)),ee=we;const Ce=this.#l(m[we-1]===Te);if(Ce!==null)return(0,k.T)(Ce)}return(0,k.
J)({data:A.subarray(0,J),used:ee,isEnd:this.#e==="end"})}#l(m){const A=this.#n;return A.length+this.#i>de?"long line in chunks":m?(this.#n="",!A.endsWith(`\r
`)||A.indexOf("\r")<A.length-2?"malformed end of a chunk line":this.#h(A.slice(0,-2))):null}#h(m){if(this.#e==="size")return this.#u(m);if(this.#e==="end of dat\
a")return this.#e="size",m===""?null:"malformed chunk";if(this.#i+=m.length+2,m!=="")return this.#r.push(m),null;this.#e="end";const A=E(this.#r);return A.ok?null:
A.why}#u(m){const A=N(m);return A.ok?(this.#t=A.value,this.#e=A.value===0?"trailer":"data",A.value===0?null:(this.#s=Math.max(0,this.#s+m.length+2-16-2*A.value),
this.#s>re?"chunks with too little data":null)):A.why}}const Ue=10;class Ge{#e;#t=Buffer.alloc(0);received=0;constructor(m){this.#e=m[Symbol.asyncIterator]()}get isEmpty(){
return this.#t.length===0}async line(m){const A=[];for(;;){const J=this.#t.indexOf(Ue),ee=this.#s(J<0?this.#t.length:J+1);if(A.push(ee),m.bytes-=ee.length,m.bytes<
0)throw(0,D.Au)("HEADERS_TOO_LARGE","too many headers");if(J>=0)return Buffer.concat(A).toString("latin1").slice(0,-1);if(await this.#n())continue;const we=Buffer.
concat(A).toString("latin1");return we===""||we==="\r"?null:we}}async bytes(m){return await this.arrived()&&this.#s(m)}async arrived(){return this.isEmpty&&!await this.#n()?
null:this.#t}skip(m){this.#s(m)}#s(m){const A=this.#t.subarray(0,m);return this.#t=this.#t.subarray(A.length),A}async#n(){const m=await this.#e.next();return m.
done===!0?!1:(this.#t=m.value,this.received+=this.#t.length,!0)}}function Je(v){const m=new Ge(v);let A=!0,J=0;return{mayRepeat:()=>J>0&&m.received===J,isFree:()=>A&&
m.isEmpty&&!v.destroyed&&v.readable,get:async ee=>{A=!1,J=m.received,v.write(x(ee),"latin1"),await Me(m);const we=await Ze(m),{framing:Ce,keepAlive:Le}=we,Fe=()=>{
A=Le},et=()=>A||v.destroy();return{head:M(we),body:F(ae(m,Ce),Fe,et)}}}}function F(v,m,A){const J=async ee=>{const we=await v.next();we.done===!0&&m(),ee.push(we.
value??null)};return new e.Readable({read(){J(this).catch(ee=>this.destroy(ee))},destroy(ee,we){A(),we(ee)}})}function x({path:v,headers:m}){const A=Object.entries(
m).map(([ee,we])=>`${ee}: ${we}`),J=[`GET ${v} HTTP/1.1`,...A];if(J.some(ee=>/[\r\n\0]/.test(ee)))throw new Error("a request has a line break");return`${J.join(
`\r
`)}\r
\r
`}const ce=9,ke=4;async function Me(v){const m=await v.arrived();if(m===null||m.length<ce)return;if(m[0]===0&&m[3]===ke&&m.readUInt32BE(5)===0)throw(0,D.Au)("HT\
TP2_FRAME","a frame of HTTP/2, which was not negotiated")}const We=5;async function Ze(v){const m={bytes:B};for(let A=0;A<=We;A+=1){const J=qe(R(await Z(v,m))),
ee=qe(C(J,await V(v,m)));if(ee.status<100||ee.status>199||ee.status===101)return ee}throw(0,D.Au)("HTTP_MALFORMED",`more than ${We} interim responses`)}function qe(v){
if(!v.ok)throw(0,D.Au)("HTTP_MALFORMED",v.why);return v.value}async function V(v,m){const A=[];for(;;){const J=await Z(v,m);if(J==="")return A;A.push(J)}}async function Z(v,m){
const A=await v.line(m);if(A===null)throw(0,D.Au)("ECONNRESET","the connection was closed");return A.endsWith("\r")?A.slice(0,-1):A}function ae(v,m){switch(m.kind){case"\
length":return Re(v,m.bytes);case"chunked":return Ie(v);case"close":return le(v)}}async function*le(v){for(;;){const m=await v.bytes($e);if(m===null)return;yield m}}
const $e=64*1024;async function*Re(v,m){let A=m;for(;A>0;){const J=await v.bytes(Math.min(A,$e));if(J===null)throw(0,D.Au)("BODY_CUT","the body is cut off");A-=
J.length,yield J}}async function*Ie(v){const m=new be;for(;;){const A=await v.arrived();if(A===null)throw(0,D.Au)("BODY_CUT","the body is cut off");const{data:J,
used:ee,isEnd:we}=qe(m.push(A));if(v.skip(ee),J.length>0&&(yield J),we)return}}var xe=n(2230);const ze=12;function _e(v){const m={settings:v,alerts:[],channels:new Map,
sockets:new Set,closed:!1};return{get:A=>je(m,A),isOpen:()=>!m.closed,close:()=>{m.closed=!0;for(const A of[...m.sockets].reverse())A.destroy()}}}async function je(v,m){
const A={connection:null,address:null,head:null,ready:performance.now()};try{const J=await Ve(v,m,A),{head:ee}=J;A.head=ee;const we=performance.now()-A.ready,Ce=await r(
J.body,ee,m.planBody(ee)),{connection:Le,address:Fe}=A;return{kind:"received",head:ee,body:Ce,firstByteMs:we,connection:Le,address:Fe}}catch(J){const{connection:ee,
head:we}=A,Ce=ee?.address??A.address;return{kind:"failed",error:(0,D.$N)(J)==="ECONNRESET"&&v.alerts[0]||J,connection:ee,address:Ce,head:we}}}async function Ve(v,m,A){
const{scheme:J,name:ee,port:we}=m.endpoint,Ce=`${J}://${ee} ${we}`,Le={get:m,seen:A},Fe=He(v,Ce,Le),et=q(v,m),at=Fe.http?.isFree()?Fe.http:await it(v,Fe);A.address=
Fe.address;try{return await at.get(et)}catch(ft){if((0,D.$N)(ft)==="HTTP2_FRAME"&&await(0,b.dI)(m.endpoint,v.settings,_(v,Le)),v.closed||!at.mayRepeat())throw ft}
return(await it(v,Fe)).get(et)}function He(v,m,A){const J=v.channels.get(m)??{http:null,socket:null,address:null,current:A};J.current=A,v.channels.delete(m),v.channels.
set(m,J);const[ee]=v.channels;return v.channels.size>ze&&ee!==void 0&&(v.channels.delete(ee[0]),ee[1].socket?.destroy()),J}async function it(v,m){const{current:A}=m,
{get:J,seen:ee}=A,we=_(v,A),Ce=await(0,b.JY)(J.endpoint,v.settings,we);return ee.ready=performance.now(),m.socket=Ce,m.address=we.connection.address,m.http=Je(Ce),
m.http}function _(v,{get:m,seen:A}){const J=(0,D.s0)();A.connection=J;const ee=we=>{v.sockets.add(we),we.on("error",Ce=>{(0,D.$N)(Ce).startsWith("ERR_SSL")&&v.alerts.
push(Ce)}),we.on("close",()=>v.sockets.delete(we)),v.closed&&we.destroy()};return{connection:J,allowPrivate:m.allowPrivate,hold:ee}}function q({settings:v},{url:m,
endpoint:A,token:J,headers:ee}){const we=(0,b.Lu)(A,v),Ce=A.scheme==="http"&&we.kind==="proxy";return{path:ge(Ce?Ae(m,A):(0,c.t5)(m)),headers:{host:(0,h.gQ)(m,A),
"user-agent":S._O,...ee,...ee.range===void 0?{"accept-encoding":"gzip"}:{},...Oe(m,J),...Ce?(0,xe.T)(we.proxy):{}}}}const ge=v=>ve(v).replace(/ /g,"%20"),ve=v=>Buffer.
from(v,"utf8").toString("latin1"),Ae=(v,m)=>`http://${(0,h.gQ)(v,m)}${(0,c.t5)(v)}`;function Oe(v,m){if(m!==null)return{authorization:ve(`Bearer ${m.reveal()}`).
trimEnd()};const A=(0,c.aR)(v);return A===null?{}:{authorization:A}}}),3948:((Ne,ne,n)=>{n.d(ne,{e:()=>N,U:()=>Ue});var c=n(4283),S=n(630),e=n(4e3),P=n(9209),D=n(
1064),K=n(5195),W=n(7027),I=n(4529),B=n(863),U=n(960),M=n(9872),l=n(4715),f=n(6697),r=n(6367),d=n(7583);const s=F=>({describe:F,transient:!1}),b=F=>({describe:F,
transient:!0}),h=F=>x=>(0,U.hostUnknown)({host:x.host,why:F}),k=F=>b(({host:x})=>(0,U.hostUnreachable)({host:x,error:F})),R=F=>s(({host:x})=>(0,M.tlsProtocol)({
host:x,error:F})),C=F=>b(({host:x,asks:ce})=>ce==="document"?(0,B.documentIncomplete)({host:x,why:F}):(0,l.answerIncomplete)({host:x,why:F})),a=F=>s(({host:x,asks:ce})=>(0,f.
hostPrivateRedirect)({host:x,address:F,asks:ce})),O=s(({host:F,text:x})=>(0,U.hostProtocol)({host:F,error:x}));function E({host:F,rejection:x}){if(x===null)throw new Error(
"a certificate is rejected for a reason");const{flaw:ce,isLeaf:ke}=x;return ce.kind==="expired"?(0,M.tlsExpired)({host:F,isLeaf:ke,at:ce.at}):ce.kind==="not-yet\
-valid"?(0,M.tlsNotYetValid)({host:F,isLeaf:ke,at:ce.at}):ce.kind==="other-name"?(0,M.tlsNameMismatch)({host:F,names:ce.names}):(0,M.tlsUntrusted)({host:F,isLeaf:ke,
flaw:ce})}const z={ENOTFOUND:s(h("no-such-host")),ENODATA:s(h("no-such-host")),EAI_AGAIN:b(h("no-answer")),EAI_FAIL:b(h("server-failed")),ECONNREFUSED:k("refuse\
d"),ECONNRESET:k("closed"),ECONNABORTED:k("closed"),EPIPE:k("closed"),EHOSTUNREACH:k("no-host-route"),ENETUNREACH:k("no-network-route"),ETIMEDOUT:b(({host:F,asks:x})=>(0,U.
hostTimeout)({host:F,asks:x,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:b(({host:F,text:x})=>(0,U.hostUnreachable)({host:F,error:{proxy:x}})),PROXY_REFUSED:s(
({host:F,text:x})=>(0,M.proxyRefused)({host:F,reason:x})),PLAIN_HTTP:s(M.tlsPlainHttp),ADDRESS_METADATA:a("metadata"),ADDRESS_PRIVATE:a("private"),ADDRESS_RESERVED:a(
"reserved"),CERTIFICATE_REJECTED:s(E),TLS_UNSUPPORTED:s(({host:F,unsupported:x})=>(0,M.tlsProtocol)({host:F,error:x??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:R(
"not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:R("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:R("client-certificate"),HTTP_MALFORMED:O,HTTP2_FRAME:O,HTTP2_ONLY:s(
f.hostHttp2),HEADERS_TOO_LARGE:s(B.documentHeaders),BODY_CUT:C("closed"),Z_BUF_ERROR:C("gzip"),Z_DATA_ERROR:s(({host:F,asks:x})=>x==="document"?(0,B.documentEncoding)(
{host:F,encoding:"broken gzip"}):(0,l.answerIncomplete)({host:F,why:"not-gzip"}))};function j(F){return F.endsWith("UNRECOGNIZED_NAME")?R("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.
test(F)?R({code:F}):k({code:F})}function p(F){const{code:x}=F;if(x==="")return null;const ce=Object.hasOwn(z,x)?z[x]:void 0,{describe:ke,transient:Me}=ce??j(x);
return{problem:ke(F),transient:Me}}function L({error:F,connection:x,head:ce},{endpoint:ke,asks:Me,limitMs:We}){const Ze=(0,r.jT)(ke);if(We!==null){const Z=Y(x,ce!==
null);return{problem:(0,U.hostTimeout)({host:Ze,asks:Me,phase:Z,limitMs:We}),transient:!0}}const qe=(0,d.$N)(F),V=p({code:ce!==null&&Se.test(qe)?"BODY_CUT":qe,text:(0,d.
bD)(F),asks:Me,host:Ze,rejection:x?.rejection??null,unsupported:x?.unsupported??null});if(V===null)throw F;return V}const Se=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;
function Y(F,x){return F?.lookingUp?"lookup":F?.connectMs===null?"connection":x?"body":"response"}const se=[301,302,303,307,308],Q={kind:"excerpt",maxBytes:2048};
async function N(F){const x={options:F,started:performance.now(),hops:[],urls:new Set,connections:[],stops:[],firstByteMs:null,headMs:null,startsInPublic:F.origin?.
isPublic??!0,timedOut:!1},ce=F.startTimer(F.timeoutMs,()=>{x.timedOut=!0,F.session.close()});try{return{response:await de(x),hops:x.hops,timing:oe(x,performance.
now()-x.started),headMs:x.headMs,certificates:x.connections.flatMap(({certificate:Me})=>Me??[])}}finally{ce()}}function oe({connections:F,firstByteMs:x},ce){const ke=qe=>{
const V=F.map(Z=>Z[qe]).filter(Z=>Z!==null);return V.length===0?null:V.reduce((Z,ae)=>Z+ae)},[Me,We,Ze]=[ke("lookupMs"),ke("connectMs"),ke("tlsMs")];return{lookupMs:Me,
connectMs:We,tlsMs:Ze,firstByteMs:x,totalMs:ce}}async function de(F){let{url:x}=F.options;for(;;){const ce=(0,I.X5)(x);if(!ce.ok)return Ge((0,P.redirectInvalid)(
{redirect:"to",url:(0,c.Pl)(x),why:ce.why}));const ke=await Te(F,x,ce.value);if(ke.kind==="failed"||!re(ke.head))return ke;const Me=(0,S.O)(x,ke.head.location??
"");if(!Me.ok){const We=`failed to parse Location header: ${Me.why}`;return Ge((0,P.redirectInvalid)({redirect:"from",url:(0,c.Pl)(x),why:We}))}if(F.hops.length>
F.options.maxRedirects)return Je(F,Me.value);x=Me.value}}const re=({status:F,location:x})=>se.includes(F)&&!!x;async function Te(F,x,ce){const{options:ke,hops:Me}=F,
{token:We,settings:Ze,planBody:qe,headers:V,origin:Z}=ke,ae=Me.length===0&&Z===null;F.urls.add((0,c.jr)(x)),F.stops.push({scheme:ce.scheme,name:(0,I.be)(x)});const le=We===
null?"none":(0,W.n)(F.stops).at(-1)??"dropped";F.headMs=null;const $e=performance.now(),Re=await ke.session.get({url:x,endpoint:ce,token:le==="sent"?We:null,headers:V,
allowPrivate:!F.startsInPublic||ae||Ze.namedHosts.has(ce.name),planBody:je=>(F.headMs=performance.now()-F.started,re(je)?Q:qe(je))}),Ie=performance.now()-$e;if(be(
F,Re,{url:(0,e.dh)((0,c.Pl)(x)),authorization:le,ms:Ie}),ae&&(F.startsInPublic=Ue(Ze,ce.name,Re.address)),Re.kind==="failed"){const je=F.timedOut?ke.timeoutMs:null,
{asks:Ve}=ke;return{kind:"failed",...L(Re,{endpoint:ce,asks:Ve,limitMs:je})}}const{kind:xe,head:ze,body:_e}=Re;return{kind:xe,url:x,head:ze,body:_e}}function be(F,x,ce){
const{connection:ke,head:Me}=x;ke!==null&&F.connections.push(ke),x.kind==="received"&&(F.firstByteMs=(F.firstByteMs??0)+x.firstByteMs),F.hops.push({...ce,status:Me?.
status??null,reason:(0,e.dh)(Me?.reason??""),mediaType:Me?.contentType?(0,e.dh)(Me.contentType):null,challenge:Me?.challenge?(0,e.dh)(Me.challenge):null,address:ke?.
address??null,proxy:ke?.proxy??null})}function Ue({resolve:F},x,ce){const ke=F.some(Me=>Me.name===x);return!["private","loopback"].includes((0,K.Sz)((ke?null:ce)??
x))}const Ge=F=>({kind:"failed",problem:F,transient:!1});function Je({urls:F,hops:x,options:ce},ke){const{asks:Me,redirectLimits:We}=ce,Ze=x[0]?.url??"";if(F.has(
(0,c.jr)(ke)))return Ge((0,P.redirectLoop)({url:Ze,asks:Me,to:(0,c.Pl)(ke)}));const qe=x.length,V=D.Du.filter(Z=>qe>We[Z]);return Ge((0,P.redirectLimit)({url:Ze,
asks:Me,redirects:qe,clients:V,limits:We}))}}),2230:((Ne,ne,n)=>{n.d(ne,{T:()=>e,X:()=>D});var c=n(7067),S=n(7583);function e(K){if(K.username===""&&K.password===
"")return{};const W=`${decodeURIComponent(K.username)}:${decodeURIComponent(K.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(W).toString("base64")}`}}
const P=[502,503,504];function D(K,W,I){const U=`${K.name.includes(":")?`[${K.name}]`:K.name}:${K.port}`,M=(l=0,f="")=>(0,S.Au)(P.includes(l)?"PROXY_NOT_REACHED":
"PROXY_REFUSED",`proxy ${W.host} returned ${l} ${f}`.trimEnd());return new Promise((l,f)=>{const r=(0,c.request)({method:"CONNECT",path:U,headers:{host:U,...e(W)},
insecureHTTPParser:!0,createConnection:()=>I});r.on("error",d=>{const s=`proxy ${W.host} closed the connection: ${d.message}`;f((0,S.Au)("PROXY_REFUSED",s))}),r.
on("connect",(d,s,b)=>{if(d.statusCode===200&&b.length===0)return l(I);I.destroy(),f(M(d.statusCode,d.statusMessage))}),r.end()})}}),794:((Ne,ne,n)=>{n.d(ne,{Oj:()=>W,
mv:()=>K,zu:()=>S});var c=n(4714);const S=2048,e=/%(?![0-9A-Fa-f]{2})/,P=/[^ -~\u0080-\uffff]/,D=/[^A-Za-z0-9._~:!$&'()*+,;=%@-]/;function K(l){if(l.length<=S)return l;
const[f,r]=M(l,"#"),[d,s]=M(f,"?"),[b=""]=/^(?:[A-Za-z][A-Za-z0-9+.-]*:)?(?:\/\/)?/.exec(d)??[],h=d.slice(b.length),k=h.indexOf("/"),R=k<0?h.length:k,C=h.slice(
0,R);return[b,b.endsWith("//")?I(C):U(C.replace(/^.*@/s,"_:@")),U(h.slice(R)),(0,c.o)(s,S),P.test(f)?"\x7F":"",r&&(e.test(r)?"#%":"#")].join("")}const W=l=>({...l,
opaque:(0,c.o)(l.opaque,S),user:l.user===null?null:{name:"",password:null},host:B(l.host),path:U(l.path),query:(0,c.o)(l.query,S),fragment:""});function I(l){const f=l.
lastIndexOf("@"),r=l.slice(0,Math.max(f,0)),d=D.test(r)?'"':e.test(r)?"%":"";return`${f<0?"":`${d}@`}${B(l.slice(f+1))}`}function B(l){if(l.length<=S)return l;const f=/:\d*$/.
exec(l)?.[0]??"",r=l.slice(0,l.length-f.length),d=(0,c.o)(r,S),s=r.endsWith("]")?"]":"";return`${d===r?r:`${d.replace(/%.?$/,"")}${s}`}${(0,c.o)(f.replace(/^:0+(?=\d)/,
":"),S)}`}function U(l){const f=(0,c.o)(l,S);if(f===l)return l;const r=e.test(l)?"%":"",d=l.includes("//",S-1)?"//":"",s=/\/\.{0,2}$/.exec(l.slice(-3))?.[0]??"";
return`${f.replace(/%.?$/,"")}${d}~${r}${s}`}function M(l,f){const r=l.indexOf(f);return r<0?[l,""]:[l.slice(0,r),l.slice(r)]}}),5195:((Ne,ne,n)=>{n.d(ne,{Sz:()=>k,
Zu:()=>b,uo:()=>R});var c=n(6181);function S(...C){let a;const O=()=>C.map(e);return()=>a??=O()}function e(C){const[a="",O]=C.split("/"),E=(0,c.r5)(a);if(E===null)
throw new Error(`${a} is no address`);return{prefix:E,bits:O===void 0?E.length*8:Number(O)}}const P=({prefix:C,bits:a},O)=>C.length===O.length&&C.every((E,z)=>{
const j=Math.min(Math.max(8*(z+1)-a,0),8);return E>>j===(O[z]??0)>>j}),D=S("169.254.169.254","169.254.170.2","169.254.170.23","100.100.100.200","192.0.0.192","1\
68.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2::23","fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42","fd00:a9fe:a9fe::1","fe80::a9fe:a9\
fe"),K=S("127.0.0.0/8","0.0.0.0","::1","::"),W=S("10.0.0.0/8","100.64.0.0/10","169.254.0.0/16","172.16.0.0/12","192.168.0.0/16","198.18.0.0/15","64:ff9b:1::/48",
"fc00::/7","fe80::/10","fec0::/10"),I=S("0.0.0.0/8","192.0.0.0/24","192.0.2.0/24","192.88.99.0/24","198.51.100.0/24","203.0.113.0/24","224.0.0.0/3","2001::/23",
"2001:db8::/32","2002::/16","3fff::/20"),B=S("0.0.0.0/0","2000::/3"),U=S("::ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/96"),M=(C,a)=>C().some(O=>P(O,a)),
l=[12,13,14,15],f=(C,...a)=>{const O=S(C);return{isIn:E=>M(O,E),at:a,mask:0}},r=[f("2002::/16",[2,3,4,5]),f("2001::/32",[4,5,6,7]),{...f("2001::/32",l),mask:255},
f("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,11,12],l),{isIn:C=>/^[02],0,94,254$/.test(C.slice(8,12).join()),at:[l],mask:0}],d=C=>r.filter(a=>a.isIn(C)).flatMap(
({at:a,mask:O})=>a.map(E=>E.map(z=>(C[z]??0)^O)));function s(C){return M(K,C)?"loopback":M(U,C)?s(C.slice(12)):[C,...d(C)].some(a=>M(D,a))?"metadata":M(W,C)?"pr\
ivate":M(I,C)||!M(B,C)?"reserved":"public"}function b(C){const a=(0,c.r5)(C);return a===null?"public":s(a)}const h=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;
function k(C){const a=C.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(a))return"loopback";const O=(0,c.r5)(a)??(0,c.RY)(a);return O===null?"publi\
c":s(O)}function R(C){const a=k(C);return a!=="public"||C.includes(":")?a:h.test(C.replace(/\.$/,""))?"private":"public"}}),9529:((Ne,ne,n)=>{n.d(ne,{l:()=>P,m:()=>K});
var c=n(4283),S=n(8999);const e=[1024,65535],P=["authz_code","password"],D="app.terraform.io";function K(s,b,h){const k=U(W(s,"client")),R=M(W(s,"grant_types"),
h),C=(...p)=>p.some(L=>R.value.includes(L)),a=(p,L)=>l(W(s,p),p,L,b),O=a("authz",C("authz_code")),E=a("token",C("authz_code","password")),z=f(W(s,"ports")),j=d(
W(s,"scopes"));return{value:{client:k.value,grantTypes:R.value,authz:O.value,token:E.value,ports:z.value,scopes:j.value},flaws:[k,R,O,E,z,j].flatMap(p=>p.flaws)}}
const W=(s,b)=>Object.hasOwn(s,b)?s[b]:void 0,I=(s,b,h)=>({value:s,flaws:[{rule:b,value:h}]}),B=s=>({value:s,flaws:[]});function U(s){return typeof s!="string"?
I("","client-missing",s):s===""?I(s,"client-empty",s):B(s)}function M(s,b){if(s===void 0)return B(["authz_code"]);if(!Array.isArray(s))return I([],"grant-types-\
invalid",s);const h=[...new Set(s.filter(C=>typeof C=="string"))];return h.includes("authz_code")||h.includes("password")&&b===D?h.every(C=>P.includes(C))?B(h):
I(h,"grant-types-unknown",s):I(h,"grant-types-unsupported",s)}function l(s,b,h,k){if(typeof s!="string")return h?I(null,`${b}-missing`,s):B(null);const R=(0,S.v)(
k,s);if(R.ok&&(0,c.cz)(R.value).name!=="")return B((0,c.jr)(R.value));const a=`failed to parse ${b==="authz"?"authorization":"token"} URL: ${R.ok?"no Host in re\
quest URL":R.why}`;return{value:null,flaws:[{rule:`${b}-invalid`,why:a}]}}function f(s){if(s===void 0)return B(e);if(!Array.isArray(s))return I(e,"ports-ignored",
s);if(s.length!==2)return I(e,"ports-count",s);const[b,h]=s;return!r(b)||!r(h)?I(e,"ports-range",s):b>h?I(e,"ports-order",s):b===h?I([b,h],"ports-single",s):B([
b,h])}const r=s=>typeof s=="number"&&Number.isInteger(s)&&s>=e[0]&&s<=e[1];function d(s){if(s===void 0)return B([]);if(!Array.isArray(s))return I([],"scopes-ign\
ored",s);const b=s.filter(h=>typeof h=="string");return b.length===s.length?B(b):I(b,"scopes-invalid",s)}}),7027:((Ne,ne,n)=>{n.d(ne,{n:()=>c});function c(e){const[
P]=e;let D=!1;return e.map(({scheme:K,name:W})=>(D||=P!==void 0&&!S(P.name,W),D?"dropped":K==="https"?"sent":"withheld"))}function S(e,P){return e===P?!0:/[:%]|^[\d.]+$/.
test(P)?!1:P.endsWith(`.${e}`)}}),3427:((Ne,ne,n)=>{n.d(ne,{Cg:()=>P,DS:()=>M,Hb:()=>B,Yx:()=>D});var c=n(7598);const S=["TLS_AES_128_GCM_SHA256","TLS_AES_256_G\
CM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],e=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],P=[...S,...e.flatMap(l=>[`E\
CDHE-ECDSA-${l}`,`ECDHE-RSA-${l}`])],D=["X25519","P-256","P-384","P-521"],K=["rsa_pss_rsae_sha256","ecdsa_secp256r1_sha256","ed25519","rsa_pss_rsae_sha384","rsa\
_pss_rsae_sha512","rsa_pkcs1_sha256","rsa_pkcs1_sha384","rsa_pkcs1_sha512","ecdsa_secp384r1_sha384","ecdsa_secp521r1_sha512"],W="@SECLEVEL=0",I=c.constants.SSL_OP_LEGACY_SERVER_CONNECT|
c.constants.SSL_OP_NO_RENEGOTIATION,B={secureOptions:I,minVersion:"TLSv1.2",ciphers:[...P,W].join(":"),ecdhCurve:D.join(":"),sigalgs:K.join(":")},U=["TLS_AES_12\
8_CCM_SHA256","TLS_AES_128_CCM_8_SHA256"],M={secureOptions:I,minVersion:"TLSv1",ciphers:[...P,...U,"ALL","COMPLEMENTOFALL",W].join(":"),ecdhCurve:[...D,"X448","\
secp256k1","brainpoolP256r1","brainpoolP384r1","brainpoolP512r1","ffdhe2048","ffdhe3072","ffdhe4096","P-224"].join(":")}}),3432:((Ne,ne,n)=>{n.d(ne,{nT:()=>V,pj:()=>ae});
var c=n(772),S=n(6697),e=n(1831),P=n(7511),D=n(4283),K=n(3948),W=n(3534),I=n(863),B=n(1064),U=n(7531),M=n(3307),l=n(9562),f=n(9529),r=n(794),d=n(4714);const s=[
"client","grant_types","authz","token","ports","scopes"],b=68,h=100,k=4096;function R(_,q){const ge=new Map;return(0,M.CI)(_,q,(ve,Ae,Oe,v)=>{if(v-Oe>b)return;const m=(0,M.
I)(_.slice(Oe,v));s.includes(m)&&ge.set(m,C(m,_,{start:ve,end:Ae}))}),Object.fromEntries(ge)}function C(_,q,ge){if(q[ge.start]==="[")return a(q,ge);const ve=q.slice(
ge.start,ge.end);return(_==="authz"||_==="token")&&ve.startsWith('"')?(0,r.mv)((0,M.I)(ve)):(0,d.w)(ve)}function a(_,q){const ge=[],ve=new Set;let Ae=k;return(0,M.
CI)(_,q,(Oe,v)=>{const m=E(_,Oe,v);(ge.length<h&&v-Oe<=Ae||m!==null&&!ve.has(m))&&(ge.push((0,d.w)(_.slice(Oe,v))),Ae-=v-Oe,m!==null&&ve.add(m))}),ge}const O=f.
l.map(_=>JSON.stringify(_));function E(_,q,ge){return _[q]!=='"'?"no string":O.find(ve=>ve.length===ge-q&&_.startsWith(ve,q))??null}const z=100,j=16*1024,p=200,
L=2048;function Se(_){const q=new Set(_),ge=new Set(_.map(Y));let ve=0,Ae=j;const Oe=v=>ve===z||v>Ae?!1:(ve+=1,Ae-=v,!0);return{keeps:(v,m)=>{if((0,l.D6)(v)||q.
has(v))return!0;const A=v.length<=p&&ge.delete(Y(v));return Oe(v.length+m)||A},read:(v,m,A)=>{const{start:J,end:ee}=A,we=ee-J>L;if(we&&v===l.S3&&m[J]==="{")return R(
m,A);const Ce=m.slice(J,ee);return we&&Ce.startsWith('"')?(0,r.mv)((0,M.I)(Ce)):(0,d.w)(Ce)}}}const Y=_=>_.slice(0,_.indexOf(".")+1);var se=n(6974);const Q={kind:"\
whole",maxBytes:U.b},N={kind:"excerpt",maxBytes:se.mj},oe=_=>_===408||_===425||_===429||_>=500;async function de(_){const{host:q,needed:ge}=_,ve=await(0,K.e)({..._,
url:(0,e.cu)(q),asks:"document",headers:{accept:"application/json"},origin:null,redirectLimits:B.NX,planBody:we=>re(we)===null?Q:N}),{response:Ae,...Oe}=ve;if(Ae.
kind==="failed"){const{problem:we,transient:Ce}=Ae;return{attempt:{discovery:we.code==="host-http2"?{kind:"skipped",problem:we}:{kind:"failed",problem:we,excerpt:null},
...Oe},transient:Ce,retryAfter:null}}const v=ve.hops.at(-1)?.authorization??"none",m=ve.hops.at(-1)?.challenge??null,A=Te(Ae,{host:(0,e.nx)(q),token:v,challenge:m,
needed:ge}),{status:J,retryAfter:ee}=Ae.head;return{attempt:{discovery:A,...Oe},transient:oe(J),retryAfter:ee}}function re({status:_,contentType:q,declaredBytes:ge}){
if(_===401||_===403)return{kind:"unauthorized"};if(_!==200)return{kind:"status"};const ve=(0,P.i)(q??"");return ve.ok?ve.value!=="application/json"?{kind:"type",
malformed:!1}:(ge??0)>U.b?{kind:"size"}:null:{kind:"type",malformed:!0}}function Te(_,q){const{head:ge,body:ve}=_,Ae=(0,r.Oj)(_.url);if(ge.status===404)return{kind:"\
absent",url:Ae,why:"status"};const Oe=Ge(_,q);if(Oe!==null)return be(Oe,ve);const v=(0,U.T)(ve.bytes,Se(q.needed));switch(v.kind){case"object":return{...v,kind:"\
found",url:Ae,truncated:ve.truncated};case"null":return{kind:"absent",url:Ae,why:"null"};case"not-object":return be((0,I.documentNotObject)({...Ue(_,q),why:v.why}),
ve);case"not-json":return be(Je(_,v,q),ve)}}const be=(_,{bytes:q})=>({kind:"failed",problem:_,excerpt:(0,se.zU)(q)}),Ue=({url:_,body:q},{host:ge})=>({url:(0,D.Pl)(
_),page:(0,se.y8)(q.bytes),asked:ge});function Ge(_,q){const{status:ge,reason:ve,location:Ae,retryAfter:Oe,declaredBytes:v,contentType:m}=_.head,A=re(_.head);switch(A?.
kind){case"unauthorized":return(0,W.documentUnauthorized)({...Ue(_,q),status:ge,reason:ve,...q});case"status":return(0,I.documentStatus)({...Ue(_,q),status:ge,reason:ve,
location:Ae,retryAfter:Oe,transient:oe(ge)});case"type":return(0,I.documentType)({...Ue(_,q),contentType:m??"",malformed:A.malformed});case"size":return(0,I.documentSize)(
{...Ue(_,q),bytes:v,limit:U.b});case void 0:return null}}function Je(_,{why:q,advice:ge},ve){const{head:Ae,body:Oe}=_;if(Oe.truncated)return(0,I.documentSize)({
...Ue(_,ve),bytes:null,limit:U.b});const v=Ae.contentEncoding?.toLowerCase()??"";return["","gzip","identity"].includes(v)?(0,I.documentNotJson)({...Ue(_,ve),why:q,
advice:ge}):(0,I.documentEncoding)({...Ue(_,ve),encoding:v})}var F=n(7082),x=n(5960),ce=n(7758);const ke=500,Me=1e4,We=3,Ze=2e3,qe=3e5,V=_=>Math.min(Math.max(..._.
map(({attemptMs:q})=>q)),qe),Z=({timeoutMs:_,retries:q})=>(q+1)*_+q*Me;async function ae(_,q){const ge=_.map(v=>({host:v,tookMs:null})),ve=_.entries(),Ae={total:_.
length,done:0,failed:0,waiting:new Set},Oe=async()=>{for(const[v,m]of ve){if(q.stop.why!==null)return;Ae.waiting.add(m),q.progress(Ae);const A=await Ie(m,q).catch(
J=>(0,x.i)(m,(0,S.hostCheckCrashed)({host:(0,e.nx)(m),thrown:J})));ge[v]=A,Ae.waiting.delete(m),Ae.done+=1,(!le(A)||!ze(A.attempt))&&(Ae.failed+=1),q.progress(Ae)}};
return await Promise.all(Array.from({length:Math.min(q.concurrency,_.length)},Oe)),$e(ge,q.stop)}const le=_=>"attempt"in _;function $e(_,{why:q}){if(q===null)return _.
filter(le);const ge=_.length-_.filter(le).length,ve=_.flatMap(Oe=>{if(le(Oe)&&ze(Oe.attempt))return[];const v=le(Oe)?Re(Oe):Oe.tookMs;return v!==null&&v>=Ze?[{host:(0,e.
nx)(Oe.host),tookMs:v}]:[]}).sort((Oe,v)=>v.tookMs-Oe.tookMs).slice(0,We),Ae={stopped:q,unchecked:ge,total:_.length,slowest:ve};return _.map(Oe=>{if(le(Oe))return Oe;
const{host:v,tookMs:m}=Oe,A=m!==null;return(0,x.i)(v,(0,S.hostNotChecked)({host:(0,e.nx)(v),isBegun:A,...Ae}))})}const Re=({attempt:_,earlier:q})=>[...q,_].reduce(
(ge,{timing:ve})=>ge+ve.totalMs,0);async function Ie(_,q){const{stop:ge}=q,ve=performance.now(),Ae=await q.credentials.find(_),Oe=[];for(;ge.why===null;){const{
attempt:v,transient:m,retryAfter:A}=await Ve(_,Ae.answer,q);if(ge.why!==null&&!ze(v)||(Oe.push(v),!(ze(v)?_e(Oe,q.releases):m)||Oe.length>q.retries))break;await(0,ce.
v)(it(Oe.length,A,q),q)}return Oe.length===0?{host:_,tookMs:performance.now()-ve}:xe(_,Ae,Oe,q)}function xe(_,{answer:q,clients:ge,difference:ve},Ae,{forced:Oe}){
return{host:_,...je(Ae),credentials:q&&{source:q.source,hasToken:q.token!==null,problem:q.problem},looks:ge,difference:ve,forced:Oe.get(_)??[]}}const ze=({discovery:_})=>_.
kind!=="failed",_e=(_,q)=>q.some(({attemptMs:ge})=>!_.some(ve=>ze(ve)&&ve.timing.totalMs<=ge));function je(_){const q=_.findIndex(ze),ge=q<0?_.length-1:q,[ve]=_.
slice(ge);if(ve===void 0)throw new Error("a visit without an attempt");return{attempt:ve,earlier:_.slice(0,ge),later:_.slice(ge+1)}}async function Ve(_,q,ge){if(q?.
isUnsendable&&q.problem!==null){const A={kind:"failed",problem:q.problem,excerpt:null};return{attempt:(0,F.O)(A),transient:!1,retryAfter:null}}const{network:ve,
maxRedirects:Ae,timeoutMs:Oe,stop:v}=ge,m=(0,c.f)(ve);v.signal.addEventListener("abort",m.close);try{return await de({host:_,needed:He(_,ge),session:m,settings:ve,
token:q?.token??null,maxRedirects:Ae,timeoutMs:Oe,startTimer:ge.startTimer})}finally{v.signal.removeEventListener("abort",m.close),m.close()}}const He=(_,{required:q,
forced:ge})=>[...(q.get(_)??[]).map(({service:ve})=>ve),...(ge.get(_)??[]).flatMap(({services:ve})=>ve.map(({id:Ae})=>Ae))];function it(_,q,{random:ge,now:ve}){
const Ae=ke*2**(_-1)*(.5+ge()/2);return Math.min(Math.max(Ae,(0,ce.V)(q,ve())??0),Me)}}),7758:((Ne,ne,n)=>{n.d(ne,{V:()=>S,v:()=>c});function c(e,{startTimer:P,
stop:D}){return new Promise(K=>{const W=()=>{I(),D.signal.removeEventListener("abort",W),K()},I=P(e,W);D.signal.addEventListener("abort",W)})}function S(e,P){const D=/^\d+$/.
test(e??"")?Number(e)*1e3:Date.parse(e??"")-P;return Number.isNaN(D)?null:D}}),6974:((Ne,ne,n)=>{n.d(ne,{mj:()=>e,y8:()=>M,zU:()=>K});var c=n(4e3),S=n(6174);const e=2048,
P=200,D=80;function K(f){const r=I(f),d=f.length<e?r:r.replace(W,"://***@"),s=(0,S._)(d).trim();return s===""?null:Array.from(s.slice(0,2*P)).slice(0,P).join("")}
const W=/:\/\/[^/?#\s"'@]+$/,I=f=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(f.subarray(0,e)),B=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,U=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
function M(f){const r=l(I(f));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(r))return null;const d=/<title[^>]*>([^<]{0,400})/i.exec(r)?.[1]?.
replace(/\s+/g," ").trim()??"",s=(0,c.dh)(d,D);return U.test(d)?{kind:"captive-portal",title:s}:{kind:B.test(d)||/type=["']?password/i.test(r)?"sign-in":"other",
title:s}}function l(f){let r=f.trimStart();for(;r.startsWith("<!--");){const d=r.indexOf("-->",4);if(d<0)return"";r=r.slice(d+3).trimStart()}return r}})};export{en as ids,tn as modules};
