const jt=[120,272,545,977,868],zt={960:((Ie,he,o)=>{o.d(he,{Er:()=>L,P0:()=>n,P6:()=>Q,Qs:()=>E,T0:()=>G,U2:()=>$});var l=o(1064),R=o(4e3),s=o(5799);const F={"n\
o-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the \
DNS server reported a failure"},G=(0,s.lS)((0,s.z3)("host-unknown","Hostname does not resolve",l.zK),({host:A,why:c})=>({message:`${A} ${F[c]}`,help:c==="no-suc\
h-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again"})),Z={refused:"refus\
ed the connection",closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: \
no route to its network"},Q=(0,s.lS)((0,s.z3)("host-unreachable","Host is unreachable",l.zK),({host:A,error:c})=>{if(typeof c=="object"&&"proxy"in c)return{message:`${A}\
 is unreachable: ${c.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"};const p=typeof c=="string"?Z[c]:`is un\
reachable (${c.code})`;return{message:`${A} ${p}`,help:{operator:"check that the host is up, and that a firewall lets this machine connect to it",user:"check th\
at a firewall or proxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine connect to it; otherwise ${(0,R.B9)(A)}`}}}),Y={
lookup:{failed:"could not be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{failed:"did not accept a conn\
ection",help:"check that the host is up, and that a firewall does not drop packets from this machine"},response:{failed:"did not respond",help:""},body:{failed:"\
did not finish its response",help:""}},J="serve the document as a static file",D=({asks:A})=>A==="document"?J:"find out what the server waits for, such as its s\
torage",E=(0,s.lS)((0,s.z3)("host-timeout","Host does not respond in time",l.zK),A=>{if(A.phase==="complete")return{message:`${A.host} took ${(0,R.YA)(A.tookMs)}\
 to return its discovery document; ${(0,R.Af)(A.releases)}`,help:(0,s.C)(J),affects:[...new Set(A.releases.map(({client:N})=>N))]};const{failed:c,help:p}=Y[A.phase],
w=A.limitMs===null?"in time":`within ${(0,R.YA)(A.limitMs)}`;return{message:`${A.host} ${c} ${w}`,help:p||{operator:D(A),guest:(0,R.B9)(A.host)}}}),n=(0,s.lS)((0,s.
z3)("host-protocol","Host does not speak HTTP",l.zK),({host:A,error:c})=>({message:`the response of ${A} is not valid HTTP (${c})`,help:{operator:"check that th\
e port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}})),h={lookup:"the DNS lookup",connection:"\
the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"},$=(0,s.lS)((0,s.$e)("host-slow","Host is slow"),
({host:A,phase:c,tookMs:p,limitMs:w,...N})=>{const T=`(limit ${(0,R.YA)(w)}); ${h[c.name]} took ${(0,R.YA)(c.ms)}`;return"url"in N?{message:`${N.url} took ${(0,R.
YA)(p)} to answer ${T}`,help:(0,s.C)(D({asks:"answer"}))}:{message:`${A} took ${(0,R.YA)(p)} to return its discovery document ${T}`,help:(0,s.C)(J,(0,R.Af)(N.releases))}}),
L=(0,s.lS)((0,s.lm)("host-recovered","Discovery succeeded after a retry"),({host:A,attempts:c,failure:p,releases:w})=>({message:`discovery of ${A} succeeded at \
attempt ${c}; the first attempt failed: ${p}`,help:(0,s.C)("find out why the host fails intermittently",w.length===0?"init succeeded, because the CLI retries di\
scovery":`init with ${(0,R.eZ)(w)} would have failed`)}))}),2636:((Ie,he,o)=>{o.d(he,{Eh:()=>h,HB:()=>c,e:()=>Y,g0:()=>L,jN:()=>E,ku:()=>D,pN:()=>$,wE:()=>G,zf:()=>J});
var l=o(1064),R=o(4e3),s=o(5799);const F='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',G=(0,s.lS)((0,s.z3)("document-status","Unex\
pected HTTP status",l.zK),({location:p,retryAfter:w,transient:N,...T})=>{const{asked:_,status:K}=T,r=(u,v)=>({message:`${(0,R._r)(T)}${u}; expected 200 or 404`,
help:(0,R.NM)(T,v)});if(K>=300&&K<400)return p?r(", which clients do not follow",(0,s.C)("redirect with 301, 302, 303, 307 or 308")):r(" without a Location head\
er",(0,s.C)("add a Location header to the redirect"));if(K===429){const u=w===null?"":` (Retry-After: ${(0,R.dh)(w,Z)})`;return{...r(u,Q),help:Q}}return N?r("",
{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,R.B9)(_)}):r("",{operator:"\
return the discovery document, or 404 if the host has no services",user:(0,R.Wt)([]),guest:(0,R.qZ)(_)})}),Z=40,Q={because:"the host limits the requests of this\
 machine or of its network",operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)",user:"wait\
, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},Y=(0,s.lS)((0,s.
z3)("document-type","Wrong Content-Type",l.Du),({contentType:p,malformed:w,...N})=>{const _=p===""?"has no Content-Type":`has ${w?"a malformed Content-Type":"Co\
ntent-Type"} "${(0,R.dh)(p)}"`;return{message:`${N.url} ${_}; expected "application/json"`,help:(0,R.NM)(N,(0,s.C)("serve the discovery document with Content-Ty\
pe: application/json","most servers send it for a file named terraform.json"))}}),J=(0,s.lS)((0,s.z3)("document-size","Discovery document is too large",l.Du),({
bytes:p,limit:w,isPadding:N=!1,...T})=>N?{message:`${T.url} has more than ${w} bytes; what exceeds the limit is white space`,help:(0,s.C)("remove the white spac\
e at the end of the document"),severity:"warning"}:{message:`${T.url} has ${p??`more than ${w}`} bytes, limit ${w}`,help:(0,R.NM)(T,(0,s.C)("check what is serve\
d at this URL","a discovery document only maps service ids to URLs"))}),D=(0,s.lS)((0,s.z3)("document-headers","Response headers are too large",l.zK),({host:p})=>({
message:`${p} sent more than 256 KiB of response headers`,help:(0,s.C)("look for a header or cookie that grows with each request")})),E=(0,s.lS)((0,s.z3)("docum\
ent-encoding","Discovery document cannot be decompressed",l.Du),p=>"host"in p?{message:`${p.host} sent a discovery document that is not gzip, with Content-Encod\
ing: gzip`,help:(0,s.C)("remove the Content-Encoding header, or compress the document")}:{message:`${p.url} has Content-Encoding "${(0,R.dh)(p.encoding)}", whic\
h the clients do not decompress`,help:(0,R.NM)(p,(0,s.C)("configure the server, and any proxy in front of it, to respect Accept-Encoding: gzip"))}),n={closed:"c\
losed the connection in the middle of its response",gzip:"sent a gzip document that is cut off"},h=(0,s.lS)((0,s.z3)("document-incomplete","Discovery document i\
s incomplete",l.zK),({host:p,why:w})=>({message:`${p} ${n[w]}`,help:(0,s.C)("look for a server that crashes while it responds, or a proxy that changes the body")})),
$=(0,s.lS)((0,s.z3)("document-not-json","Discovery document is not valid JSON",l.zK),({why:p,advice:w,...N})=>({message:`${N.url} is not valid JSON: ${(0,R.dh)(
p)}`,help:(0,R.NM)(N,(0,s.C)(w??F))})),L=(0,s.lS)((0,s.z3)("document-not-object","Discovery document is not a JSON object",l.zK),({why:p,...w})=>({message:`${w.
url} is not a JSON object: ${(0,R.dh)(p)}`,help:(0,R.NM)(w,(0,s.C)(F))})),A=20,c=(0,s.lS)((0,s.z3)("document-absent","Host has no discovery document",l.zK),({host:p,
url:w,why:N,required:T,clientErrors:_})=>{const K=T.length===0?"at least one service":T.join(", "),r=N==="status"?`has no discovery document (${w} returned 404)`:
"has the discovery document `null`, which offers no services",u=_.slice(0,A).map(v=>`"${v}"`);return{message:`host ${p} ${r}; required: ${K}`,help:{operator:"se\
rve /.well-known/terraform.json at the root of the host",user:(0,R.Wt)(T),guest:(0,R.qZ)(p),...u.length===0?{}:{note:`the clients print ${u.join(", ")}`}}}})}),
9209:((Ie,he,o)=>{o.d(he,{CL:()=>D,KA:()=>Z,Y3:()=>J,f0:()=>Q,n4:()=>Y});var l=o(1064),R=o(4e3),s=o(5799);const F=({url:E,asks:n})=>`configure ${E} to return ${n===
"document"?"the document":"its answer"}`,G=E=>(0,s.C)(`${F(E)}, or to redirect straight to it`),Z=(0,s.lS)((0,s.z3)("redirect-limit","Too many redirects",l.Du),
({redirects:E,clients:n,limits:h,...$})=>{const L=n.map(A=>`${l.bB[A]} follows ${h[A]}`);return{message:`${$.url} redirects ${E} times; ${L.join(", ")}`,help:G(
$),affects:n}}),Q=(0,s.lS)((0,s.z3)("redirect-loop","Redirect loop",l.zK),({url:E,asks:n,to:h})=>({message:`the redirects of ${E} lead back to ${h}`,help:(0,s.C)(
F({url:E,asks:n}))})),Y=(0,s.lS)((0,s.$e)("redirect-insecure","Redirect to plain HTTP",l.Du),({url:E,to:n,exposesToken:h})=>({message:`${E} redirects to ${n}, w\
hich is not https${h?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,help:(0,s.C)("redirect to an https URL")})),J=(0,s.
lS)((0,s.z3)("redirect-invalid","Invalid redirect",l.zK),({redirect:E,url:n,why:h})=>({message:`the redirect ${E} ${n} cannot be followed: ${(0,R.dh)(h)}`,help:(0,s.
C)("redirect to an https URL")})),D=(0,s.lS)((0,s.lm)("redirect-nested","More than one redirect"),({url:E,redirects:n})=>({message:`${E} redirects ${n} times; t\
he protocol only requires clients to follow 1 redirect`,help:G({url:E,asks:"document"})}))}),9872:((Ie,he,o)=>{o.d(he,{BU:()=>v,B_:()=>T,MY:()=>u,SE:()=>w,cI:()=>r,
rZ:()=>Q,vk:()=>Y,x1:()=>J});var l=o(1064),R=o(4e3),s=o(5799);const F=({host:d,isLeaf:a})=>a?`the certificate of ${d}`:`an authority in the certificate chain of\
 ${d}`,G=d=>Z(new Date(d).toISOString()),Z=d=>d.slice(0,10),Q=(0,s.lS)((0,s.z3)("proxy-refused","Proxy refused the request",l.zK),({host:d,reason:a})=>({message:`${d}\
 was not reached: ${a}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too"})),Y=(0,s.lS)((0,s.z3)("tls-expired","TLS certi\
ficate has expired",l.zK),d=>({message:`${F(d)} expired on ${G(d.at)}`,help:(0,s.C)("renew the certificate and reload the server")})),J=(0,s.lS)((0,s.z3)("tls-n\
ot-yet-valid","TLS certificate is not valid yet",l.zK),d=>({message:`${F(d)} is not valid before ${G(d.at)}`,help:"check the clock of this machine and the start\
 date of the certificate"})),D={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by an unknown \
authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},E="configure the host to send its whole chain, or set `ca\
-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",n={"negative-serial":{says:"has a negative serial number, which Terraform and OpenTofu do no\
t support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a certificate and is not allowed to",help:"have it issued by an authority\
: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authorities below it than it allows (pathlen)",help:"have the certificate issue\
d by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for servers (extendedKeyUsage)",help:"issue it with the extended key usage \
serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstraints)",help:"have it issued by an authority whose name constraints perm\
it all of its names"}},h=(d,a)=>({says:`has ${d}, which Terraform and OpenTofu do not support`,help:a}),$="issue it with another key: RSA, ECDSA on P-256, P-384\
 or P-521, or Ed25519",L="issue it with a key of 2048 to 8192 bits",A="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",c={name:"the name of the host",
dates:"its dates",authority:"the authority above it",issuer:"its issuer and extensions",encoding:"its encoding"};function p(d){switch(d.kind){case"unknown-autho\
rity":return{says:D[d.sent],help:E};case"curve":return h(`a key on the curve ${d.curve}`,$);case"key":return h(`a key of the kind ${d.name}`,$);case"key-size":return h(
`an RSA key of ${d.bits} bits`,L);case"signature":return h(`a signature of the kind ${d.name}`,A);case"critical-extension":return h(`the critical extension ${d.
id}`,"issue it without that extension");case"openssl":return{says:`passes the rules of Terraform and OpenTofu, but not the second check by OpenSSL (${c[d.check]}\
), so nothing was sent`,help:"issue it with a program that follows RFC 5280"};case"malformed":return{says:`is malformed (${d.part}); Terraform and OpenTofu cann\
ot read it`,help:"issue it with a program that follows RFC 5280"};default:return n[d.kind]}}const w=(0,s.lS)((0,s.z3)("tls-untrusted","TLS certificate is not tr\
usted",l.zK),({flaw:d,...a})=>{const{says:e,help:g}=p(d);return{message:`${F(a)} ${e}`,help:g}}),N=3,T=(0,s.lS)((0,s.z3)("tls-name-mismatch","TLS certificate is\
 for another name",l.zK),({host:d,names:a})=>({message:a.length===0?`the certificate of ${d} has no DNS name among its subject alternative names`:`the certifica\
te of ${d} is for ${(0,R.K4)(a,N,R.dh)}`,help:`issue a certificate that lists ${d} as a subject alternative name, or use the name it is for`})),_={"not-tls":{says:"\
does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"requires a client certificate",help:"allo\
w requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the server knows (TLS a\
lert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},K={version:d=>({says:`offers no TLS versio\
n later than ${d.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:d=>({says:`offers only cipher suites that T\
erraform and OpenTofu do not support, such as ${d}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256"}),group:d=>({says:`offers \
only key exchange groups that Terraform and OpenTofu do not support, such as ${d}`,help:"enable the group X25519 or P-256 on the host"})},r=(0,s.lS)((0,s.z3)("t\
ls-protocol","TLS handshake failed",l.zK),({host:d,error:a})=>{if(typeof a=="object"&&"code"in a)return{message:`the TLS handshake with ${d} failed (${a.code})`,
help:"check the TLS settings of the host, and that it has a certificate for this name"};const{says:e,help:g}=typeof a=="string"?_[a]:K[a.kind](a.name);return{message:`${d}\
 ${e}`,help:g}}),u=(0,s.lS)((0,s.z3)("tls-plain-http","Port serves plain HTTP",l.zK),({host:d})=>({message:`${d} serves plain HTTP on this port: server gave HTT\
P response to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery always uses https"})),v=(0,s.lS)((0,s.$e)("tls-expires-soon","TLS\
 certificate expires soon"),({host:d,days:a,expires:e})=>{const g=a===0?"today":a===1?"in 1 day":`in ${a} days`;return{message:`the certificate of ${d} expires ${g}\
, on ${Z(e)}`,help:(0,s.C)("renew the certificate; if it is renewed automatically, find out why that has not happened")}})}),8011:((Ie,he,o)=>{o.d(he,{DA:()=>J,
J0:()=>L,ME:()=>A,My:()=>D,Zp:()=>N,_W:()=>T,jP:()=>c,k0:()=>p,tg:()=>w});var l=o(6174),R=o(1064),s=o(4e3),F=o(5799);const G=120,Z={"remote-in-test":["is a remo\
te module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has white space at its begin\
ning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete pro\
vider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYST\
EM"]},Q={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an\
 object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function Y(_){if("error"in _)return{message:_.error,help:_.
advice??void 0};if("address"in _){const[u,v]=Q[_.reason];return{message:`${_.address} ${u}`,help:v}}const[K,r]=Z[_.reason];return{message:`"${_.text}" ${K}`,help:r}}
const J=(0,F.lS)((0,F.z3)("source-invalid","Source address is invalid",R.Du),Y),D=(0,F.lS)((0,F.$e)("source-near-miss","Source address is probably a mistake",R.
Du),_=>({message:_.host===null?`"${_.text}" is not read as a registry address`:`"${_.text}" is read as host ${_.host}`,help:_.advice})),E=4,n="to check its host\
, add the host to `hostnames`; to read files as well, set `scan: .`";function h(_){const K=_.slice(0,E).map(({text:v,from:d})=>`${v===null?"not known":(0,s.dh)(
v,G)} ${d??"by default"}`),r=_.length-K.length,u=r>0?`${r} more`:K.pop();return`${K.join(", ")} and ${u}`}function $(_){const{address:K,argument:r,expression:u,
candidates:v,refused:d}=_,a=(0,l.Q)((0,s.dh)(u,G)),e=`${r} of ${K} is ${a}`;if(d==="never")return{message:`${e}, which Terraform does not evaluate`,help:`write \
the ${r} as a literal`};if(d!==null){const{variable:g}=d;return{message:`${e}, and Terraform evaluates var.${g} here only with \`const = true\``,help:`add \`cons\
t = true\` to variable "${g}", which requires Terraform 1.15, or write the ${r} as a literal`}}return v.length>1?{message:`${e}, which is ${h(v)}`,help:n}:{message:`${e}\
, which is only known at init time`,help:n}}const L=(0,F.lS)((0,F.lm)("source-dynamic","Source address is only known at init time"),$),A=(0,F.lS)((0,F.lm)("bloc\
k-reserved","Block is reserved for a future version"),({block:_,parent:K})=>({message:`${_} is not allowed at the top level of a file; Terraform and OpenTofu re\
serve it for a future version`,help:`move it into a ${K} block`})),c=(0,F.lS)((0,F.z3)("block-unsupported","Block is not supported by this CLI",R.Du),({kind:_})=>{
const{client:K,what:r}=R.$I[_];return{message:`${r} is supported by ${R.bB[K]} only`,help:K==="opentofu"?"remove it, move it into a `.tofu` file, or correct `di\
alect`":"remove it, or correct `dialect`"}}),p=(0,F.lS)((0,F.z3)("host-invalid","Hostname is invalid",R.Du),_=>({message:`"${_.text}" is not a hostname: ${_.error}`,
help:_.advice??void 0})),w=(0,F.lS)((0,F.z3)("host-missing","Hostname is missing",["opentofu"]),({block:_})=>({severity:"warning",message:`the ${_} has no hostn\
ame, and OpenTofu has no default`,help:_==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),N=(0,F.
lS)((0,F.z3)("host-dotless-module","Module host has no dot in its name",R.Du),({host:_,name:K})=>({message:`module sources cannot name host ${_}: must contain a\
t least one dot`,help:`use a full name such as ${K}.localdomain; provider addresses accept the short name`})),T=(0,F.lS)((0,F.z3)("host-idn-module","Terraform c\
annot use modules from an internationalized host",["terraform"]),({host:_})=>({message:`Terraform cannot use modules from host ${_}: it converts the name to pun\
ycode and then refuses punycode`,help:(0,F.C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),4929:((Ie,he,o)=>{o.
d(he,{Dz:()=>Y,P4:()=>Z,Yv:()=>D,kV:()=>E});var l=o(4091),R=o(1064),s=o(1831),F=o(4e3),G=o(5799);const Z=(0,G.lS)((0,G.$e)("credentials-config","CLI configurati\
on has a mistake",R.Du),({clients:n,mistake:h})=>({...Q(h),affects:n}));function Q(n){switch(n.kind){case"missing":return{message:`${n.setting} names ${(0,l.ol)(
n.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${n.file} ${(0,F.mP)(
n.failure)}`,help:n.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"let this account read the file; the client continu\
es without it"};case"syntax":return{message:`${n.file} has a syntax error: ${n.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"\
type":return{message:`${n.file}: ${n.path.join(".")} must be ${n.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it h\
as not read yet"};case"block":return{message:`${n.file}: ${n.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the\
 block ${n.type} ${(0,l.ol)(n.label)} is not a hostname: ${n.why}`,help:n.advice??"write a hostname as the label; the client ignores the block"};case"two helper\
s":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{
message:"there is more than one provider_installation block",help:"remove all but one; the client uses the first"};case"no token":return{message:n.hasValue?`the\
 token in the credentials block for host ${(0,s.nx)(n.host)} at ${n.file} is not a string`:`the credentials block for host ${(0,s.nx)(n.host)} at ${n.file} has \
no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credentials source'};case"no helper":return{message:`creden\
tials helper ${(0,l.ol)(n.name)}: there is no terraform-credentials-${n.name} in ${n.directories.join(", ")}`,help:n.name===n.name.toLowerCase()?"install the pr\
ogram there (PATH is not searched); the client continues without a helper":"write the name in lower case; the client finds no other name"}}}const Y=(0,G.lS)((0,G.
z3)("credentials-helper","Credentials helper failed",R.Du),({name:n,why:h})=>({message:`credentials helper ${n}: ${h}`,help:'run the program with "get" and the \
host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install providers'})),J=10,D=(0,G.lS)((0,G.lm)("services-\
forced","A host block replaces service discovery",["terraform","opentofu"]),({host:n,at:h})=>({message:`the host block at ${h} defines the services of ${n}; the\
 host's own discovery document is not used`,help:`remove the host block at ${h} to use the discovery document of ${n}`})),E=(0,G.lS)((0,G.lm)("services-forced-d\
iffer","A host block and the discovery document differ",["terraform","opentofu"]),({host:n,at:h,services:$})=>({message:`the host block at ${h} and the discover\
y document of ${n} differ in ${(0,F.K4)($,J,F.dh)}`,help:"update the host block or remove it; machines without it use other services"}))}),4592:((Ie,he,o)=>{o.d(
he,{Bz:()=>K,Ev:()=>N,MI:()=>E,Mx:()=>T,RK:()=>h,hy:()=>A,m$:()=>J});var l=o(1064),R=o(4e3),s=o(5799),F=o(8937);const G=({kind:r,first:u,others:v})=>v===0?u:`${u}\
 and ${v} other ${r}${v===1?"":"s"}`,Z=({kind:r,mirror:u})=>u===null?`${r}s.v1`:"the network mirror",Q=r=>`the URL of ${Z(r)} in the ${r.mirror===null?"discover\
y document":"CLI configuration"}`;function Y({page:r,host:u,...v},d){if(r?.kind!=="sign-in")return(0,R.NM)({page:r,asked:u},d);const a=`allow requests to ${Z({host:u,
...v})} without a browser`,e=r.title===""?"":` ("${r.title}")`;return{operator:a,because:`the host returned a sign-in page${e}`}}const J=(0,s.lS)((0,s.z3)("vers\
ions-unauthorized","Registry requires a valid token",l.Du),r=>{const{token:u,elsewhere:v,challenge:d,isFork:a}=r,e=a&&u==="none",g=d===null?"":` and requires ${d}\
 authentication`,b=e?"secrets are withheld from pull requests of forks":(0,F.pt)(r,v);return{message:`the versions of ${G(r)} cannot be read: ${(0,R._r)(r)}${g}\
; ${b}`,help:e?F.ro:Y(r,D(r)),severity:e?"notice":u==="withheld"?"warning":"error"}});function D(r){const{host:u,source:v,elsewhere:d,challenge:a,kind:e}=r,g=Z(
r);if(a!==null)return{operator:`accept Bearer tokens at the URL of ${g}`,note:"the CLIs send only Bearer tokens"};const b=d===null?`check that the token from ${v}\
 is complete, has not expired and may read this ${e}`:`check that ${d} accepts the token from ${v}: the CLIs send it the token for ${u}, not one for ${d}`;return(0,F.
$w)(r,g,d,b)}const E=(0,s.lS)((0,s.z3)("versions-status","Registry fails to list versions",l.Du),r=>{const{attempts:u,transient:v,host:d,status:a}=r,e=u>1?` in \
each of ${u} attempts`:"";return{message:`the versions of ${G(r)} cannot be read: ${(0,R._r)(r)}${e}; expected 200`,help:Y(r,n(d,a,v,Q(r)))}});function n(r,u,v,d){
return u===429?{because:"the host limits requests from this machine or network",operator:"raise the limit, or run fewer jobs at once",user:"wait, run fewer jobs\
 at once, or use a runner with its own IP address"}:v?{operator:"check the logs of the registry and of any proxy in front of it",user:"wait and run the check ag\
ain; check the proxy of this network if there is one",guest:(0,R.B9)(r)}:{operator:`check ${d}; return 200 with the versions, or 404 for an unknown name`}}const h=(0,s.
lS)((0,s.z3)("versions-shape","List of versions cannot be read",l.Du),r=>({message:`the versions of ${G(r)} cannot be read: the response of ${r.url} ${(0,R.dh)(
r.why)}`,help:Y(r,{operator:`check ${Q(r)}, and return ${r.mirror===null?L[r.kind]:$}`})})),$='{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',
L={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":"1.0.0"}]}'},A=(0,s.lS)((0,s.z3)("versions-empty","Registry lists\
 no versions",l.Du),({kind:r,address:u,url:v,ignored:d,isMirror:a})=>({message:d.length===0?`${r} ${u} has no versions: ${v} lists none`:`${r} ${u} has no valid\
 versions: ${v} lists only ${p(d)}`,help:{operator:a?"add a version to the mirror, under a key of three numbers such as 1.2.0":d.length===0?`publish a version o\
f the ${r}; if its tag exists, check that the registry has imported it`:`publish versions as ${w[r]}`,user:`check the address, or ask the publisher of the ${r} \
to release a version`}})),c=3,p=r=>(0,R.K4)(r,c,u=>`"${(0,R.dh)(u,40)}"`),w={module:"numbers with dots, such as 1.2.0 or v1.2.0",provider:'three numbers with do\
ts and without a "v", such as 1.2.0'},N=(0,s.lS)((0,s.z3)("version-unreadable","Listed version cannot be read",l.Du),({kind:r,address:u,texts:v,rejects:d})=>{const a=`\
the registry lists ${p(v)} for ${r} ${u}, which ${v.length===1?"is not a version":"are not versions"}`,e=`publish versions as ${w[r]}, and remove others`;return d?
{message:`${a}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,help:{operator:e,user:"use Terraform 1.13 or later, which ignores such versi\
ons"}}:{message:`${a}; the CLIs ignore ${v.length===1?"it":"them"}`,help:(0,s.C)(e),severity:r==="module"?"warning":"notice"}}),T=(0,s.lS)((0,s.lm)("provider-wa\
rning","Registry warns about a provider"),({address:r,warnings:u})=>({message:`the registry returned a warning for ${r}: "${(0,R.dh)(u.join("; "))}"`,help:"if t\
he warning names another provider, use that one in `source`"})),_={closed:"closed the connection before the end of a response",gzip:"sent a response whose gzip \
data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},K=(0,s.lS)((0,s.z3)("answer-incomplete","Response is incomplete",l.Du),
({host:r,why:u})=>({message:`${r} ${_[u]}`,help:(0,s.C)("check for a server that crashes while it responds, or a proxy that changes the body")}))}),793:((Ie,he,o)=>{
o.d(he,{Cq:()=>a,K3:()=>A,N4:()=>L,QI:()=>K,Si:()=>h,TJ:()=>c,Vr:()=>_,WC:()=>u,XB:()=>T,e7:()=>D,iP:()=>n,lT:()=>d,mH:()=>v,mL:()=>w,pF:()=>E,uR:()=>r,xu:()=>p,
yA:()=>$});var l=o(1064),R=o(4e3),s=o(5799);const F=5;function G(e){if(!Array.isArray(e))return Z(e);const g=e.length>F?", \u2026":"";return`[${e.slice(0,F).map(
Z).join(", ")}${g}]`}function Z(e){return e===void 0?"missing":typeof e=="object"&&e!==null?(0,R.go)(e):(0,R.dh)(JSON.stringify(e))}const Q=(e,g)=>`is ${G(e)}${e===
void 0?"":`, not ${g}`}`,Y=(e,g)=>`"${g}" in login.v1 of host ${e}`,J=(e,g,b,x)=>(0,s.lS)(e,({host:ne,value:oe})=>({message:`${Y(ne,g)} ${b(oe)}`,help:(0,s.C)(x)})),
D=(0,s.lS)((0,s.z3)("login-type","login.v1 is not an object",l.Du),({host:e,value:g,why:b})=>({message:`login.v1 of host ${e} is ${(0,R.go)(g)}, not an object`,
help:(0,s.C)('set login.v1 to an object with "client", "authz" and "token"',(0,R.zd)(b))})),E=J((0,s.z3)("login-client-missing","login.v1 has no client",l.Du),"\
client",e=>Q(e,"a string"),'set "client" to the OAuth client ID, for example "terraform-cli"'),n=J((0,s.$e)("login-client-empty","login.v1 has an empty client",
l.Du),"client",()=>"is an empty string",'set "client" to the OAuth client ID that the authorization server expects'),h=J((0,s.z3)("login-grant-types-invalid","g\
rant_types in login.v1 is not an array",l.Du),"grant_types",e=>Q(e,"an array of strings"),'set "grant_types" to ["authz_code"], or remove it'),$=J((0,s.z3)("log\
in-grant-types-unsupported","login.v1 has no usable grant type",l.Du),"grant_types",e=>`is ${G(e)}, which contains no supported grant type`,'add "authz_code" to\
 "grant_types"'),L=J((0,s.lm)("login-grant-types-unknown","login.v1 has unknown grant types"),"grant_types",e=>`is ${G(e)}; the clients know "authz_code" and "p\
assword" only`,'remove the unknown grant types; move scopes to "scopes"'),A=J((0,s.z3)("login-authz-missing","login.v1 has no authz URL",l.Du),"authz",e=>Q(e,"a\
 string with a URL"),'set "authz" to the URL of the authorization endpoint'),c=(0,s.lS)((0,s.z3)("login-authz-invalid","authz URL in login.v1 cannot be used",l.
Du),({host:e,why:g})=>N("authz",e,g)),p=J((0,s.z3)("login-token-missing","login.v1 has no token URL",l.Du),"token",e=>Q(e,"a string with a URL"),'set "token" to\
 the URL of the token endpoint'),w=(0,s.lS)((0,s.z3)("login-token-invalid","token URL in login.v1 cannot be used",l.Du),({host:e,why:g})=>N("token",e,g)),N=(e,g,b)=>({
message:`${Y(g,e)}: ${(0,R.dh)(b)}`,help:(0,s.C)(`set "${e}" to an https:// URL without user name, or to a path that starts with a slash`)}),T=J((0,s.z3)("login\
-ports-count","ports in login.v1 is not two ports",l.Du),"ports",e=>Q(e,"exactly two elements"),'set "ports" to the first and the last port, for example [10000,\
 10010]'),_=J((0,s.z3)("login-ports-range","ports in login.v1 are out of range",l.Du),"ports",e=>`is ${G(e)}; both must be whole numbers from 1024 to 65535`,'se\
t "ports" to two numbers in this range, for example [10000, 10010]'),K=J((0,s.z3)("login-ports-order","ports in login.v1 are in the wrong order",l.Du),"ports",e=>`\
is ${G(e)}; the first port is greater than the last`,"write the lower port first"),r=J((0,s.z3)("login-ports-single","ports in login.v1 is a range of one port",
l.Du),"ports",e=>`is ${G(e)}; the clients never use the last port, so none is left`,'set "ports" to at least two ports, for example [10000, 10010]'),u=J((0,s.$e)(
"login-ports-ignored","ports in login.v1 is not an array",l.Du),"ports",e=>`${Q(e,"an array")}; the clients ignore it and use 1024 to 65535`,'set "ports" to an \
array such as [10000, 10010], or remove it'),v=J((0,s.z3)("login-scopes-invalid","scopes in login.v1 contains a value that is not a string",l.Du),"scopes",e=>Q(
e,"an array of strings"),'set "scopes" to an array of strings, or remove it'),d=J((0,s.$e)("login-scopes-ignored","scopes in login.v1 is not an array",l.Du),"sc\
opes",e=>`${Q(e,"an array")}; the clients ignore it`,'set "scopes" to an array of strings, or remove it'),a=(0,s.lS)((0,s.$e)("login-url-port","Login URL has no\
 port",l.Du),({host:e,endpoints:g})=>{const b=g.map(({name:oe})=>`"${oe}"`).join(" and "),[x]=g,ne=g.length===1;return{message:`${b} in login.v1 of host ${e} ${ne?
"names":"name"} no port, so a login uses port 443: ${x?.url??""}`,help:(0,s.C)(`write a path that starts with a slash, or add :${x?.port??""} to the URL${ne?"":
"s"}`)}})}),9319:((Ie,he,o)=>{o.d(he,{$H:()=>_,Ew:()=>Q,Gh:()=>T,J6:()=>J,Ju:()=>G,Q8:()=>Z,T$:()=>N,WS:()=>F,Xq:()=>D,jI:()=>Y,l5:()=>w,ln:()=>K,o1:()=>c});var l=o(
1064),R=o(4e3),s=o(5799);const F=(0,s.lS)((0,s.z3)("service-url-invalid","Service URL cannot be used",l.zK),({id:r,host:u,url:v,why:d})=>({message:v===null?`${r}\
 of host ${u}: ${(0,R.dh)(d)}`:`${r} of host ${u} is "${v}", which the clients cannot connect to: ${d}`,help:(0,s.C)(`set ${r} to an https:// URL, or to a path \
that starts with a slash`)})),G=(0,s.lS)((0,s.z3)("service-url-credentials","Service URL contains a user name",l.zK),({id:r,host:u,why:v})=>({message:`${r} of h\
ost ${u}: ${v}`,help:(0,s.C)("remove the user name and password from the URL, or from the redirect that leads to the document","give tokens to the clients inste\
ad")})),Z=(0,s.lS)((0,s.z3)("service-url-empty","Service URL is empty",l.zK),({id:r,host:u,url:v})=>({message:`${r} of host ${u} is an empty string, which resol\
ves to the document itself: ${v}`,help:(0,s.C)(`set ${r} to the URL of the service, such as "/v1/${r.split(".")[0]}/", or remove it`)})),Q=(0,s.lS)((0,s.z3)("se\
rvice-url-looks-like-host","Service URL has no https://",l.zK),({id:r,host:u,value:v,why:d})=>({message:`${r} of host ${u} is "${v}", which is a path and not a \
URL with a host`,help:(0,s.C)(`write "https://${v}" if a host is meant`,d===null?void 0:(0,R.zd)(d))})),Y=(0,s.lS)((0,s.z3)("service-url-no-slash","Service URL \
does not end with a slash",l.rG),({id:r,host:u,url:v,clients:d})=>{const a=d.map(g=>l.bB[g]),e=v.slice(v.lastIndexOf("/")+1);return{message:`${r} of host ${u} d\
oes not end with a slash: ${v}`,help:(0,s.C)("add the slash",`without it ${a.slice(0,-1).join(", ")} and ${a.at(-1)} replace "${e}" with the path that they appe\
nd`),affects:d}}),J=(0,s.lS)((0,s.$e)("service-url-relative","Service URL is relative to the document",["dependabot","renovate","terragrunt"]),({id:r,host:u,url:v})=>({
message:`${r} of host ${u} is a path without a leading slash: Terraform and OpenTofu resolve it to ${v}, other clients do not`,help:(0,s.C)("start the path with\
 a slash, or write the complete URL")})),D=(0,s.lS)((0,s.$e)("service-url-query","Service URL has a query",l.Du),({id:r,host:u})=>({message:`${r} of host ${u} h\
as a query, which the clients drop when they append a path`,help:(0,s.C)("move the content of the query into the path","never put a secret into the document")})),
E=10,n=3;function h({host:r,uses:u},v=["is","are"]){const d=Map.groupBy(u,({id:e})=>e),a=Array.from(d,([e,g])=>{const b=g.flatMap(({endpoint:x})=>x??[]);return b.
length===0?e:`${e} (${b.join(", ")})`});return`${(0,R.K4)(a,E,R.dh)} of host ${r} ${a.length===1?v[0]:v[1]}`}const $=({urls:r})=>(0,R.K4)(r,n,R.dh),L=({uses:r})=>l.
zK.filter(u=>r.some(({id:v})=>(0,l.SZ)(v).includes(u))),A={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},c=(0,s.lS)(
(0,s.z3)("service-url-private","Service URL has a non-public address",l.zK),r=>({message:`${h(r)} at ${$(r)}, which clients ${A[r.kind]} cannot reach`,help:(0,s.
C)(`set the external URL of the registry (also called base URL or public URL) to https://${r.host}`),affects:L(r)})),p=[...l.Du,"dependabot"],w=(0,s.lS)((0,s.$e)(
"service-url-insecure","Service URL is not https",p),r=>{const u=r.uses.every(({endpoint:a})=>a!==null),v=u?"a login sends its token in clear text otherwise":`t\
he clients send the token of ${r.host} there in clear text`,d=L(r);return{message:`${h(r)} not https: ${$(r)}`,help:(0,s.C)(r.uses.length===1?"use an https:// U\
RL":"use https:// URLs, for example by setting the external URL of the registry",u||r.hasToken?v:void 0),affects:p.filter(a=>d.includes(a))}}),N=(0,s.lS)((0,s.$e)(
"service-url-cross-host","Service is on another host",["dependabot","renovate"]),r=>{const{host:u,name:v}=r,d=`${h(r)} on another host: ${$(r)}`,a=L(r).includes(
"renovate");return r.hasToken&&a?{message:d,help:`give Dependabot and Renovate a token for ${v}; Terraform and OpenTofu send it the token of ${u}`}:{message:d,help:`\
where outgoing traffic is filtered, allow ${v} as well`,severity:"notice",affects:[]}}),T=(0,s.lS)((0,s.lm)("service-url-other-port","Service is on another port\
 of the host"),r=>({message:`${h(r)} on another port of the same host: ${$(r)}`,help:(0,s.C)(`check that clients can connect to this port; behind a proxy, set t\
he external URL of the registry to https://${r.host}`)})),_=(0,s.lS)((0,s.$e)("service-url-double-slash","Service URL has a double slash"),r=>({message:`${h(r,[
"has","have"])} a double slash in the path: ${$(r)}`,help:(0,s.C)("remove the slash at the end of the external URL of the registry")})),K=(0,s.lS)((0,s.$e)("ser\
vice-url-same","Two services have the same URL"),r=>({message:`${h(r,["has","have"])} the same URL: ${$(r)}`,help:(0,s.C)("check both URLs","few registries serv\
e modules and providers below one URL, and a copied line is more likely")}))}),2847:((Ie,he,o)=>{o.d(he,{C6:()=>J,IR:()=>D,WI:()=>Y});var l=o(1064),R=o(9562),s=o(
4e3),F=o(5799);const G=20,Z=({offered:E})=>E.length===0?"is empty":`offers ${(0,s.K4)(E,G,s.dh)}`;function Q(E,n){const{id:h,host:$,offered:L,block:A}=E,c=`the \
discovery document, which ${Z(E)}`;if(A!==null)return`add ${h} to the \`host\` block at ${A}, which ${Z(E)}`;if(h===R.xq&&n)return`configure a network mirror fo\
r the provider: Artifactory serves providers at https://${$}/artifactory/api/terraform/REPOSITORY/providers/ and offers no ${h}; the discovery document ${Z(E)}`;
const p=(0,R.qE)(h)?L.find(N=>(0,R.OA)(N)===h):void 0,w=h===R.xq?`use a host that offers ${h}, or configure a network mirror for the provider (\`provider_install\
ation\`), the usual way with an artifact manager`:`use a host that offers ${h}`;return{operator:p===void 0?`add ${h} to ${c}`:`rename ${p} to ${h} in ${c}`,user:w}}
const Y=(0,F.lS)((0,F.z3)("service-missing","Service is not offered",l.zK),E=>E.id==="any"?{message:`host ${E.host} does not provide any service`,help:(0,F.C)(`\
add a service to the discovery document, which ${Z(E)}`)}:{message:E.why,help:Q(E,E.isArtifactory)}),J=(0,F.lS)((0,F.z3)("service-version","Service is offered i\
n another version",l.zK),E=>({message:E.why,help:E.isReadable?Q(E,!1):`require an id of the form NAME.vN; the discovery document ${Z(E)}`})),D=(0,F.lS)((0,F.z3)(
"service-type","Service URL is not a string",l.zK),({id:E,host:n,value:h,why:$})=>({message:`${E} of host ${n} is ${(0,s.go)(h)}, not a string with a URL`,help:(0,F.
C)(`set ${E} to a URL such as "/v1/modules/"`,(0,s.zd)($))}))}),8599:((Ie,he,o)=>{o.d(he,{_:()=>oe,m:()=>pe});var l=o(9349);const R={a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},s=new Map(Object.entries(R)),F=/\\(?:([abfnrtv\\"])|u([0-9a-fA-F]{4}))/y;function G(k){let se="",re=++k.at;for(;;){const y=k.skipAll(l.Tj);
if(y===`
`||y==="")return k.stop("string is not terminated",k.at);const P=y!=='"'&&y!=="\\";if(P||(se+=k.text.slice(re,k.at)),y==='"')return k.at++,se;if(y==="$"&&k.peek(
1)==="{")Z(k);else if(P)k.at++;else{F.lastIndex=k.at;const[q="",de="",Se]=F.exec(k.text)??[];if(q==="")return k.stop("invalid escape sequence",k.at);re=k.at+=q.
length;const I=String.fromCodePoint(Number.parseInt(Se??"0",16)).toWellFormed();se+=Se===void 0?s.get(de)??de:I}}}function Z(k){let se=0;do k.at++,k.peek()==="{"?
se++:k.peek()==="}"&&se--;while(se>0&&!k.isAtEnd())}const Q=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function Y(k){const{text:se,at:re}=k;Q.lastIndex=re;const[y,P,q]=Q.
exec(se)??[];if(y===void 0)return k.stop("invalid heredoc marker",re);const de=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${P?"+":"*"})${q}\\n`,"g"),Se=re+y.length;de.
lastIndex=Se;const I=de.exec(se);if(I===null)return k.stop("heredoc is not terminated",se.length);k.at=de.lastIndex;const[,B=""]=I,ee=se.slice(Se,I.index);if(!P)
return ee+B;const ae=ee.split(`
`).slice(0,-1);return ae.every(fe=>fe.startsWith(B))?ae.map(fe=>`${fe.slice(B.length)}
`).join(""):ee}var J=o(2245),D=o(6134);const E=200,n=/[\0\ue123]/,h=new RegExp("[\\p{L}_]","uy"),$=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),L=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;
function A(k,se){const re=new RegExp("^\\p{White_Space}*\\{","u").test(k),y=re?k:k.replaceAll(`\r
`,`
`),P=new D.n_(Number.POSITIVE_INFINITY),q=new l.bs(y),de=y.search(n);if(de>=0)q.stop("null character or U+E123",de);else if(re){const{body:I,problems:B}=(0,J.O)(
y,P,!0);return{text:k,body:{kind:"json",members:c((0,D.Td)(I))},parts:P,problems:B}}const Se=w(q,se);return q.isAtEnd()||d(q,"the end of the file"),(0,D.pH)(y,{
kind:"json",members:Se},q.mistake,P)}const c=k=>k.flatMap(se=>{const{value:re}=se;if(re.kind==="tuple"&&p(re.elements))return c(re.elements.map(P=>({...se,value:P})));
if(re.kind!=="object")return[se];const y=p(re.items.map(P=>P.value));return[{...se,hasLabels:y,value:{...re,items:c(re.items)}}]}),p=k=>k.length>0&&k.every(({kind:se})=>se===
"object");function w(k,se){const re=[],y=new Set;for(let P=k.skipBlank();P!=="}"&&P!=="";P=k.skipBlank()){const q=N(k,se);if(q===void 0)break;re.push(q);const de=k.
text.slice(q.start,q.end);se&&q.isAssigned&&y.has(de)&&k.stop("each argument can only be defined once",q.start),q.isAssigned&&y.add(de),k.skipBlank()===","&&k.at++}
return re}function N(k,se){const re=[];for(let ee=T(k);ee!==void 0;ee=T(k))re.push(ee);const[y,P,q]=re,de=k.skipBlank();if(y===void 0)return d(k,"a name");const Se={
name:y.value,start:y.start,end:y.end};if(de==="="&&P===void 0){k.at++;const ee=k.skipBlank()===""?void 0:r(k,se);return ee&&{...Se,value:ee,isAssigned:!0}}if(de!==
"{")return d(k,de==="="?'"{"':'"=" or "{"');if(q!==void 0)return k.stop('expected "{" after one label',q.start);const I=r(k,se);if(I===void 0||P===void 0)return I&&
{...Se,value:I};const B={name:P.value,start:P.start,end:P.end,value:I};return{...Se,hasLabels:!0,value:{...I,kind:"object",items:[B]}}}function T(k){const se=k.
skipBlank(),re=k.at,y=K(k),P=y!==""&&!_(y);P&&(k.at+=y.length);const q=se==='"'?G(k):P?y:void 0;return q===void 0?void 0:{value:q,start:re,end:k.at}}const _=k=>k===
"true"||k==="false";function K({text:k,at:se}){return h.lastIndex=se,h.test(k)?($.lastIndex=se,k.slice(se,$.exec(k)?.index??k.length)):""}function r(k,se){const re=k.
skipBlank(),y=k.at;if(re==='"'||re==="<"){const I=re==='"'?G(k):Y(k);return I===void 0?void 0:{kind:"string",start:y,end:k.at,value:I,verbatim:I}}if(re!=="{"&&re!==
"[")return u(k);if(k.depth>=E)return k.stop(`values are nested deeper than ${E} levels`,y);k.depth++,k.at++;const P=re==="{"?w(k,se):[],q=re==="["?v(k,se):[];k.
depth--;const de=re==="{"?"}":"]";if(k.peek()!==de)return d(k,`"${de}"`);const Se={start:y,end:++k.at};return re==="{"?{kind:"object",...Se,items:P}:{kind:"tupl\
e",...Se,elements:q}}function u(k){const{text:se,at:re}=k,y=K(k);L.lastIndex=re;const P=_(y)?y:L.exec(se)?.[0];if(P===void 0)return d(k,"a value");k.at+=P.length;
const q=_(y)?y==="true":Number(P);return{kind:"primitive",start:re,end:k.at,value:q}}function v(k,se){const re=[];let y=!1;for(let P=k.skipBlank();P!=="]";P=k.skipBlank()){
if(P===",")k.at++;else{y&&d(k,'"," or "]"');const q=r(k,se);if(q===void 0)break;re.push(q)}y=P!==","&&P!=="["}return re}function d(k,se){const re=K(k)===""?a(k.
peek()):"a word without quotation marks",y=re===void 0?"illegal character":`expected ${se}, found ${re}`;return k.stop(y,k.at)}function a(k){return k===""?"the \
end of the file":k==='"'?"a string":k==="<"?"a heredoc":/[\d.-]/.test(k)?"a number":/[[\]{},=]/.test(k)?`"${k}"`:void 0}var e=o(4929),g=o(5799),b=o(2713),x=o(4265);
const ne={credentials:new Map,hosts:new Map,helpers:new Map,installations:null,protocols:{},findings:[],secrets:[],isRead:!1},oe=(k,se,re)=>(0,g.hD)((0,e.P4)({clients:[
k],mistake:se}),{places:re===null?[]:[re]});function pe({shown:k,text:se,isUtf8:re},y){const P=(_e,Ce)=>({...ne,findings:[oe(y,{kind:"syntax",file:k,why:_e},Ce)]}),
q=A(se,y==="opentofu"),[de]=q.problems;if(de!==void 0){const{message:_e,...Ce}=de;return P(_e,{file:k,...Ce})}if(!re)return P("illegal UTF-8 encoding",null);const Se=(0,D.
Td)(q.body),{values:I,mistake:B}=(0,x.Ln)(Se,y),ee=(0,D.yN)(q.text),ae=_e=>({file:k,...ee(_e)}),fe=B===null?[]:[B],ve=(_e,Ce)=>oe(y,Ce,ae(_e)),be=B===null?Se:[],
{protocols:Me,mistakes:Le}=(0,x.zT)(y==="opentofu"?be:[]);return{credentials:me(I.credentials,_e=>xe(_e,ae(_e))),hosts:me(I.host,_e=>({place:ae(_e),services:Array.
from(_e.value.services??[],([Ce,{value:He}])=>({id:Ce,value:He}))})),helpers:me(I.credentials_helper,_e=>({place:ae(_e),args:_e.value.args??[]})),installations:{
items:be.filter(we),shown:k,placeOf:ae},protocols:Me,findings:[...fe.map(({argument:{path:_e,span:Ce},want:He})=>ve(Ce,{kind:"type",file:k,path:_e,want:He})),...Le.
map(({span:_e,why:Ce})=>ve(_e,{kind:"block",file:k,why:Ce}))],secrets:[...I.credentials?.values()??[]].flatMap($e),isRead:B===null||y==="opentofu"}}const we=({name:k})=>k===
"provider_installation",me=(k=new Map,se)=>new Map(Array.from(k,([re,y])=>[re,se(y)]));function xe(k,se){const re=k.value.get("token")?.value;return{place:se,token:typeof re==
"string"?new b.ou(re.normalize("NFC")):null,hasValue:re!==void 0}}const $e=k=>[...k.value.values()].flatMap(({value:se})=>typeof se=="string"||Number.isInteger(
se)?[new b.ou(String(se))]:[])}),1541:((Ie,he,o)=>{o.d(he,{A7:()=>Y,AV:()=>F,T:()=>L,Tb:()=>Q,aZ:()=>l,c3:()=>J,ql:()=>G,sD:()=>E,sc:()=>D,zC:()=>h});class l extends Error{argument;want;constructor(p,w){
super(`${p.path.join(".")} must be ${w}`),this.argument=p,this.want=w}}const R=c=>c.name!==void 0;function s(c,p){if(c.kind==="object")return c.items.filter(R);
throw new l(p,"a block")}function F({value:c,hasLabels:p}){if(c.kind!=="object")return[];const w=c.items.filter(R);return p?w.flatMap(F):[w]}function G(c,p,w,N={}){
for(const T of Object.keys(w)){const _=c.filter(u=>u.name.toLowerCase()===T),[K]=_;if(K===void 0)continue;const r={path:[...p.path,T],span:K};for(const u of Z(_))
N[T]=w[T](u,r,N[T])}return N}function Z(c){const p=c.flatMap(({hasLabels:N,value:T})=>N&&T.kind==="object"?T.items:[]),w=c.filter(({hasLabels:N})=>!N).map(({value:N})=>N);
return p.length===0?w:[{kind:"object",start:0,end:0,items:p},...w]}const Q=(c,p)=>(w,N,T)=>G(s(w,N),N,c,p?T:{}),Y=c=>(p,w,N=new Map)=>{const T=new Map;for(const{
name:_,start:K,end:r,value:u,hasLabels:v=!1}of s(p,w)){const d={path:[...w.path,_],span:{start:K,end:r}};if((T.get(_)??v)!==v)throw new l(d,"a block with one la\
bel");T.set(_,v),N.set(_,{start:K,end:r,value:c(u,d,N.get(_)?.value)})}return N},J=c=>(p,w,N=[])=>{if(p.kind!=="tuple")throw new l(w,"a list");const T=p.elements.
map(_=>c(_,w));for(const _ of T)N.push(_);return N},D=(c,p)=>{if(c.kind==="string"||c.kind==="template")return c.verbatim??"";if(c.kind==="primitive"&&c.value===
null)return"";if(n(c))return String(c.value);throw new l(p,"a string")},E=(c,p)=>{if(n(c))return c.value;if(c.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(c.value))
return Number(c.value);throw new l(p,"a whole number")},n=c=>c.kind==="primitive"&&Number.isSafeInteger(c.value)&&String(c.value).length===c.end-c.start,h=(c,p)=>{
if(c.kind==="primitive"&&typeof c.value=="boolean")return c.value;throw new l(p,"true or false")},$=2**63-1,L=(c,p,w)=>{const N=A(c,p);if(w!==void 0&&(typeof w==
"object"||typeof w!=typeof N))throw new l(p,"set only once");return N};function A(c,p){if(c.kind==="tuple")return c.elements.map(w=>A(w,p));if(c.kind==="object"){
const w=Y(L)(c,p);return Object.fromEntries(Array.from(w,([N,T])=>[N,T.value]))}if(c.kind!=="primitive"||c.value===null)return D(c,p);if(Math.abs(Number(c.value))>
$)throw new l(p,"a whole number");return c.value}}),4265:((Ie,he,o)=>{o.d(he,{Hl:()=>D,Ln:()=>Z,f5:()=>h,zT:()=>J});var l=o(1541);const R=L=>({plugin_cache_dir:l.
sc,plugin_cache_may_break_dependency_lock_file:l.zC,host:(0,l.A7)((0,l.Tb)({services:(0,l.A7)(l.T)},L)),credentials:(0,l.A7)((0,l.A7)(l.T)),credentials_helper:(0,l.
A7)((0,l.Tb)({args:(0,l.c3)(l.sc)},L))}),s={providers:(0,l.A7)(l.sc),provisioners:(0,l.A7)(l.sc),disable_checkpoint:l.zC,disable_checkpoint_signature:l.zC,...R(
!1)},F=R(!0),G={path:[],span:{start:0,end:0}};function Z(L,A){const c=A==="terraform",p={};try{return c?(0,l.ql)(L,G,s,p):(0,l.ql)(L,G,F,p),{values:p,mistake:null}}catch(w){
if(!(w instanceof l.aZ))throw w;return{values:c?{}:p,mistake:w}}}const Q="registry_protocols",Y={retry_count:l.sD,request_timeout_seconds:l.sD};function J(L){for(const A of L){
const[c]=A.name===Q?(0,l.AV)(A):[];if(c!==void 0)try{return{protocols:(0,l.ql)(c,{path:[Q],span:A},Y),mistakes:[]}}catch(p){if(!(p instanceof l.aZ))throw p;return{
protocols:{},mistakes:[{span:p.argument.span,why:p.message}]}}}return{protocols:{},mistakes:[]}}function D({request_timeout_seconds:L},A){const c=$(A.TF_REGISTRY_CLIENT_TIMEOUT);
return c!==null?c*1e3:L===void 0?null:L>0?L*1e3:Number.POSITIVE_INFINITY}const E=1e4,n=1;function h(L,A,c){const p=$(c.TF_REGISTRY_DISCOVERY_RETRY)??A.retry_count??
n;return{client:L,attemptMs:D(A,c)??E,retries:Math.max(p,0)}}function $(L){const A=/^\+?\d+$/.test(L??"")?Number(L):0;return A>0?A:null}}),2245:((Ie,he,o)=>{o.d(
he,{O:()=>F});var l=o(4009),R=o(6134);const s=200;function F(J,D=new R.n_,E=!1){const n=new G(J,D,E),h=n.readRoot(),$={kind:"json",members:h===void 0?[]:(0,R.lS)(
h)};return(0,R.pH)(J,$,n.mistake,D)}class G{text;parts;isHcl1;at=0;depth=0;mistake;constructor(D,E,n){this.text=D,this.parts=E,this.isHcl1=n}readRoot(){const{text:D}=this;
D.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const E=this.readValue();if(this.isHcl1)
return E;this.skipSpaces(),E!==void 0&&this.at<D.length&&this.report("extraneous data after value: extra characters appear after the JSON value",this.at);const n=E?.
kind==="object"||E?.kind==="tuple";return E!==void 0&&!n&&this.report("root value must be object: it is neither an object nor an array of objects",E.start),E}report(D,E,n=E+
1){this.mistake??={message:D,start:E,end:n}}stop(D,E){this.report(D,E),this.at=this.text.length}skipSpaces(){const{text:D}=this;for(;;){const E=D.charCodeAt(this.
at);if(E===32||E===10||E===13||E===9)this.at++;else if(E===47)this.skipComment();else return D.charAt(this.at)}}skipComment(){const D=this.text.startsWith("//",
this.at);this.report("invalid start of value: JSON has no comments",this.at);const E=D?`
`:"*/",n=this.text.indexOf(E,this.at+1);this.at=n<0?this.text.length:n+E.length}readValue(){const{text:D,parts:E,at:n}=this;if(!E.add()){this.at=D.length;return}
const h=D.charAt(n);if(h==='"'){const $=this.readString();return $===void 0?void 0:(0,l.BD)($,{start:n,end:this.at},E)}if(h==="{"||h==="["){if(this.depth>=s)return this.
stop(`values are nested deeper than ${s} levels`,n);this.depth++;const $=h==="{"?this.readObject():this.readArray();return this.depth--,$}return this.readPrimitive()}readPrimitive(){
const{text:D,at:E}=this;Z.lastIndex=E;const n=Z.exec(D)?.[0];return n===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracke\
t, a number, a string, or a keyword",E):(this.at+=n.length,{kind:"primitive",start:E,end:this.at,value:JSON.parse(n)})}readObject(){const D=this.at++,E=[];for(let n=this.
skipSpaces();n!=="}";n=this.skipSpaces()){if(n!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.at);break}const h=this.
readMember();if(h===void 0)break;E.push(h),this.endItem("}")}return{kind:"object",start:D,end:this.skipBracket(),items:E}}readMember(){const D=this.at,E=this.readString();
if(E===void 0)return;const n=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.
at++,this.skipSpaces();const h=this.readValue();return h&&{name:E,start:D,end:n,value:h}}readArray(){const D=this.at++,E=[];for(;this.skipSpaces()!=="]";){const n=this.
readValue();if(n===void 0)break;E.push(n),this.endItem("]")}return{kind:"tuple",start:D,end:this.skipBracket(),elements:E}}skipBracket(){return this.at<this.text.
length&&this.at++,this.at}endItem(D){const E=this.skipSpaces(),n=this.at;if(E!==D){if(E===""&&this.stop(`unclosed value: no "${D}" before the end of the file`,n),
E!==","){this.report(`missing separator: expected "," or "${D}"`,n);return}this.at++,this.skipSpaces()===D&&!this.isHcl1&&this.report("trailing comma: JSON allo\
ws none",n)}}readString(){const{text:D,at:E}=this;let n=E+1,h=!0;for(let $=D.charCodeAt(n);$!==34;$=D.charCodeAt(n)){if(!($>=32))return this.stopInString(E,n);$===
92&&(h=!1),n+=$===92?2:1}return this.at=n+1,h?D.slice(E+1,n):this.unescape(D.slice(E+1,n),E+1)}stopInString(D,E){return E>=this.text.length||this.text.charCodeAt(
E)===10?this.stop("invalid JSON string: no closing quote in its line",D):this.stop("invalid JSON string: a control character must be escaped",E)}unescape(D,E){return D.
replace(Q,(n,h,$)=>{const L=this.isHcl1&&Y.test(n);if(h===void 0&&!L)return JSON.parse(`"${n}"`);const A=`invalid JSON string: ${JSON.stringify(n)} is not an es\
cape sequence`;return this.report(this.isHcl1?"invalid escape sequence":A,E+$,E+$+2),n}).toWellFormed()}}const Z=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
Q=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,Y=/\/|u[dD][89a-fA-F]/}),1731:((Ie,he,o)=>{o.d(he,{Cg:()=>E,PW:()=>p,Ty:()=>D,Zy:()=>n,_T:()=>w,hZ:()=>F,kv:()=>K,
mb:()=>r,oF:()=>Q,rK:()=>Y});var l=o(4091),R=o(9562);const s=new RegExp(`^${R.eQ}$`),F=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
G=new RegExp(`^${F}[.+-]?$`),Z=2n**63n-1n;function Q(u){const[,v,d,a,e]=s.exec(u)??[];return v===void 0?null:J(u,v,a??d,e)}function Y(u){const[,v,d,a]=G.exec(u)??
[];return v===void 0?null:J(u,v,d,a)}function J(u,v,d="",a=""){const e=v.split(".").map(b=>b.replace(/^0+(?=.)/,""));if(e.some(b=>b.length>19))return null;const g=e.
map(BigInt);if(g.some(b=>b>Z))return null;for(;g.length<3;)g.push(0n);return{text:u,numbers:g,written:e.length,pre:d,build:a}}const D=u=>u.pre!=="",E=({numbers:u,
pre:v,build:d})=>`${u.join(".")}${v===""?"":`-${v}`}${d===""?"":`+${d}`}`;function n(u,v){const d=Math.max(u.numbers.length,v.numbers.length);for(let a=0;a<d;a++){
const[e,g]=[u.numbers[a]??0n,v.numbers[a]??0n];if(e!==g)return e<g?-1:1}return u.pre===v.pre||u.numbers.length!==v.numbers.length?0:u.pre===""||v.pre===""?u.pre===
""?1:-1:h(u.pre,v.pre)}function h(u,v){const[d,a]=[u.split("."),v.split(".")];for(let e=0;;e++){const[g,b]=[e+1>=d.length,e+1>=a.length];if(g!==b)return g?-1:1;
const x=$(d[e]??"",a[e]??"");if(x!==0||g)return x}}function $(u,v){const[d,a]=[/^[0-9]*$/.test(u),/^[0-9]*$/.test(v)];return d!==a?d?-1:1:d&&u.length!==v.length?
u.length-v.length:u===v?0:u<v?-1:1}const L="[\\t\\n\\f\\r ]*",A=new RegExp(`^${L}(<=|>=|!=|~>|<|>|=|)${L}(${R.eQ})${L}$`),c="This string does not use correct ve\
rsion constraint syntax";function p(u){const v=[];for(const d of u.split(",")){const[,a,e=""]=A.exec(d)??[],g=Q(e);if(g===null)return(0,l.TR)(c);v.push({operator:a||
"=",version:g,text:d})}return(0,l.Ju)(v)}function w(u){const v=p(u);if(!v.ok)return v;const d=[];for(const a of v.value){const e=Y(a.version.text);if(e===null||
!N.test(a.text.trim()))return(0,l.TR)(`Incorrect version constraint syntax: ${T(a)}`);d.push({...a,version:e})}return(0,l.Ju)(d)}const N=/^[<>=!~]* ?[0-9]/;function T({
operator:u,version:v,text:d}){const a=d.trim();if(v.text.startsWith("v"))return'a "v" prefix should not be used';if(!N.test(a))return`only one space is expected\
 after the operator "${u}"`;if(v.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[e]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(a)??[""];return`missing comma after "${e}"`}const _=[">",">=","=","~>","<=","<","!="];function K(u){const v=[...u].sort((d,a)=>n(d.version,a.version)||h(d.
version.build,a.version.build)||_.indexOf(d.operator)-_.indexOf(a.operator)||a.version.written-d.version.written);return[...new Set(v.map(r))].join(", ")}function r({
operator:u,version:v}){if(u==="=")return E(v);const d=u==="~>"&&v.written<3?v.numbers.slice(0,2):v.numbers;return`${u} ${E({...v,numbers:d})}`}}),1614:((Ie,he,o)=>{
o.d(he,{g8:()=>F,hg:()=>G,pS:()=>Q});var l=o(8161),R=o(5747);const s={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function F(n){const h=(0,l.platform)();return{system:h===
"win32"?"windows":"unix",platform:`${h==="win32"?"windows":h}_${s[(0,l.arch)()]??(0,l.arch)()}`,environment:n,accountHome:(0,R.N0)(()=>(0,l.userInfo)().homedir||
null,null)}}function G(n,h,$,L=null){const A=Y(h.environment,L),c=J(h);if(c===null)return{main:A,directory:null,directoryOff:null,...{helperDirectories:[],mirrorDirectories:[]}};
const{main:p,directory:w,dataDirectories:N}=D(n,h,c,$),T=E(h);return{main:A??{path:p,chosenBy:"default"},directory:A===null?w:null,directoryOff:A&&{path:w,by:A.
chosenBy},helperDirectories:N.flatMap(_=>[T(_,"plugins"),T(_,"plugins",h.platform)]),mirrorDirectories:[...N,...Z(c,h)].map(_=>T(_,"plugins"))}}function Z(n,h){
const{system:$,platform:L,environment:A}=h,c=E(h);if($==="windows")return[c(n,"HashiCorp","Terraform")];if(L.startsWith("darwin"))return[n,""].map(T=>c(T,"Libra\
ry","Application Support","io.terraform"));const{XDG_DATA_HOME:p="",XDG_DATA_DIRS:w}=A,N=T=>T.startsWith("/");return[N(p)?p:c(n,".local","share"),...(w||"/usr/l\
ocal/share:/usr/share").split(":").filter(N)].map(T=>c(T,"terraform"))}function Q(n,h){const $=J(h),L=h.system==="windows"?"\\":"/";return $===null||$.length<2||
!n.startsWith($+L)?n:(h.system==="windows"?"%APPDATA%":"~")+n.slice($.length)}function Y(n,h){if(h)return{path:h,chosenBy:"cli-config"};for(const $ of["TF_CLI_C\
ONFIG_FILE","TERRAFORM_CONFIG"]){const L=n[$];if(L)return{path:L,chosenBy:$}}return null}function J({system:n,environment:h,accountHome:$}){return n==="windows"?
h.APPDATA||null:h.HOME||$||null}function D(n,h,$,L){const A=E(h),c=h.system==="windows",p=A($,c?"terraform.rc":".terraformrc"),w=A($,c?"tofu.rc":".tofurc"),N=A(
$,c?"terraform.d":".terraform.d");if(n==="terraform")return{main:p,directory:N,dataDirectories:[N]};const T=L(p)&&!L(w)?p:w;if(c)return{main:T,directory:N,dataDirectories:[
N]};const{XDG_CONFIG_HOME:_,XDG_DATA_HOME:K}=h.environment,r=!L(p)&&!L(w);return{main:_&&r?A(_,"opentofu","tofurc"):T,directory:_&&!L(N)?A(_,"opentofu"):N,dataDirectories:K?
[N,A(K,"opentofu")]:[N]}}const E=({system:n})=>(h,...$)=>n==="windows"?[h.replace(/(?<![\\/])[\\/]+$/,""),...$].join("\\"):[h.replace(/(?<!\/)\/+$/,""),...$].join(
"/")}),2905:((Ie,he,o)=>{o.d(he,{Ot:()=>a,J1:()=>N});var l=o(3024),R=o(6760),s=o(5747),F=o(5799),G=o(3229),Z=o(1831),Q=o(8599),Y=o(1731),J=o(1614);function D({name:e,
args:g,place:b},x,ne,oe){const pe=x.map($e=>({directory:$e,files:(0,s.wX)($e).filter(k=>E((0,R.join)($e,k)))})),we=$e=>(0,J.pS)($e,oe),me=A(e,pe);if(me!==null){
const $e=(0,R.resolve)(me.directory,me.file),k=h($e,oe);return{helper:{name:e,args:g,path:$e,shown:we($e),refusal:k},findings:[]}}const xe={kind:"no helper",name:e,
directories:x.map(we)};return{helper:null,findings:[(0,Q._)(ne,xe,b)]}}const E=e=>(0,l.existsSync)(e)&&!(0,l.statSync)(e).isDirectory(),n=256;function h(e,{system:g}){
if(g==="windows")return null;if(!(0,l.statSync)(e).isFile())return"permission denied";const b=Buffer.alloc(n);let x;try{const oe=(0,l.openSync)(e,"r");try{x=(0,l.
readSync)(oe,b)}finally{(0,l.closeSync)(oe)}}catch(oe){return(0,s.Oj)(oe),null}return b.toString("latin1",0,2)==="#!"||b.subarray(0,x).includes(0)?null:"exec fo\
rmat error"}const $="terraform-credentials-",L="0.0.0";function A(e,g){let b=null;for(const{directory:x,files:ne}of g)for(const oe of ne){const pe=c(oe,e);pe===
null||b!==null&&(0,Y.Zy)(pe,b.version)<=0||(b={directory:x,file:oe,version:pe})}return b}function c(e,g){if(!e.startsWith($))return null;const b=e.toLowerCase().
slice($.length).replace(/\.exe$/,""),x=b.indexOf("_v");return(x<0?b:b.slice(0,x))!==g||b===""?null:(0,Y.oF)(x<0?L:b.slice(x+2).replace(/_x.*$/s,""))}var p=o(4265);
const w=1024*1024;function N(e,g,b=null){const x=(0,J.hg)(e,g,l.existsSync,b),{directory:ne,directoryOff:oe,helperDirectories:pe}=x,we=_(x,e,g),me=[...we,...r(ne,
e,g)],xe=r(oe?.path??null,e,g),$e=v(T(me),e),k=$e.helper&&D($e.helper,pe,e,g),se=v(T(xe),e).credentials,re=we[0]?.blocks?.protocols??{};return{...$e,client:e,installations:T(
me).flatMap(({installations:y})=>y??[]),mirrors:x.mirrorDirectories.map(y=>({path:y,shown:(0,J.pS)(y,g)})),paths:x,files:[...me.map(({file:y})=>y),...xe.map(({file:y})=>({
...y,state:"off"}))],turnedOff:se.map(({host:y,place:P})=>({host:y,place:P,by:oe?.by??""})),helper:k?.helper??null,requestTimeoutMs:e==="opentofu"?(0,p.Hl)(re,g.
environment):null,patience:(0,p.f5)(e,re,g.environment),findings:[...me.flatMap(({finding:y})=>y??[]),...$e.findings,...k?.findings??[]],secrets:[...T(me),...T(
xe)].flatMap(({secrets:y})=>y)}}const T=e=>e.flatMap(({blocks:g})=>g??[]);function _({main:e},g,b){if(e===null)return[];const{path:x,chosenBy:ne}=e;if((0,l.existsSync)(
x))return[u(x,g,b)];const oe={path:x,shown:(0,J.pS)(x,b),state:"absent"},pe={kind:"missing",setting:ne,path:x},we=ne==="default"?null:(0,Q._)(g,pe,null);return[
{file:oe,blocks:null,finding:we}]}const K=/\.tfrc(?:\.json)?$/s,r=(e,g,b)=>(e===null?[]:(0,s.wX)(e)).filter(x=>K.test(x)).map(x=>u((0,R.join)(e??"",x),g,b));function u(e,g,b){
const x=(0,s.yR)(e,w),ne=(0,J.pS)(e,b);if(!x.ok){const we={kind:"unreadable",file:ne,failure:x.failure},me=(0,Q._)(g,we,null);return{file:{path:e,shown:ne,state:"\
not read"},blocks:null,finding:me}}const oe=(0,Q.m)({shown:ne,...x},g),pe=oe.isRead?"read":"not read";return{file:{path:e,shown:ne,state:pe},blocks:oe,finding:null}}
function v(e,g){const b=e.flatMap(me=>me.findings),x=(me,xe)=>{b.push((0,Q._)(g,me,xe))},ne=d(new Map(e.flatMap(me=>[...me.credentials])),x),oe=d(new Map(e.flatMap(
me=>[...me.hosts])),x),[pe,...we]=new Map(e.flatMap(me=>[...me.helpers]));for(const[,{place:me}]of we)x({kind:"two helpers"},me);return{credentials:ne,forced:oe,
helper:pe===void 0?null:{name:pe[0],...pe[1]},findings:b}}function d(e,g){const b=new Map;for(const[x,ne]of e){const oe=(0,Z.Pv)(x);if(oe.ok){b.set(oe.value,{...ne,
host:oe.value});continue}const pe="services"in ne?"host":"credentials",we=(0,G.L6)(x);g({kind:"label",type:pe,label:x,why:oe.why,advice:we},ne.place)}return[...b.
values()]}const a=e=>(0,F.DF)(e,({problem:{code:g,message:b},places:x})=>[g,b,x])}),4977:((Ie,he,o)=>{o.d(he,{mQ:()=>Se});var l=o(2905),R=o(4929),s=o(3534),F=o(
1064),G=o(1831),Z=o(2713),Q=o(1421),Y=o(8161),J=o(5747),D=o(4e3),E=o(1919),n=o(5799);const h=(I,B)=>({name:I,isProgram:!1,answers:B,find:ee=>B.get(ee)??null});async function $(I,B){
let ee=null;const ae=[],fe=[];for(const ve of I){const be=ee===null||!ve.isProgram,Me=be?await ve.find(B):null;ae.push({source:Me?.source??ve.name,held:be?L(Me):
"not asked",counts:ee===null&&Me!==null}),Me?.problem&&fe.push((0,n.hD)(Me.problem,{places:Me.place===null?[]:[Me.place]})),ee??=Me}return{answer:ee,looks:ae,findings:fe}}
function L(I){return I===null?"nothing":I.token===null?"no token":I.token.reveal()===""?"an empty token":"a token"}const A=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function c(I,B,ee=null){
const ae=B.reveal(),fe={source:I,place:ee,token:B,problem:w(I,ae)};return A.test(ae)?{...fe,isUnsendable:!0}:fe}const p=[[A,"control character"],[/^bearer\s/i,"\
bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function w(I,B){
if(B==="")return(0,s.QU)({source:I});const ee=p.find(([ae])=>ae.test(B))?.[1];return ee!==void 0?(0,s.Eu)({source:I,slip:ee}):B.length<Z.Il?(0,s.fj)({source:I}):
null}const N=1024*1024;function T(I,B){const ee=new Map;let ae=null;const fe=async ve=>{if(ae!==null)return ae;const be=await v(I,ve,B);if("output"in be)return ne(
I,be.output,B);const Me=oe(I,be.why);return be.isStopped&&(ae??=Me),Me};return{name:_(I),isProgram:!0,find:ve=>{const be=ee.get(ve)??fe(ve);return ee.set(ve,be),
be}}}const _=({name:I})=>`credentials helper ${I}`,K=({shown:I},B)=>({why:`failed to run ${I}: ${B}`}),r=({shown:I},B)=>({why:`${I} ${B} and was stopped`,isStopped:!0}),
u="was running when the check ended";async function v(I,B,ee){if(I.refusal!==null)return K(I,I.refusal);if(ee.stop.aborted)return r(I,u);const ae=e(I,B,ee.environment);
return typeof ae=="string"?K(I,ae):d(ae,I,ee)}function d(I,B,ee){const{timeoutMs:ae,abortAfter:fe,stop:ve}=ee,be=AbortSignal.any([fe(ae),ve]);return new Promise(
Me=>{const Le=[],_e=[];let Ce=0;const He=We=>{be.removeEventListener("abort",Ve),Me(We)},Je=We=>{a(I,ee),He(r(B,We))},Ve=()=>Je(ve.aborted?u:`did not exit withi\
n ${ae/1e3} s (timeout-seconds)`);be.addEventListener("abort",Ve);const Ye=We=>Ze=>{Ce+=Ze.length,Ce>N?Je(`wrote more than ${N/1024/1024} MiB`):We.push(Ze)};I.stdout?.
on("data",Ye(Le)),I.stderr?.on("data",Ye(_e)),I.on("error",We=>He(K(B,x(We)))),I.on("close",We=>{if(We===0)return He({output:Buffer.concat(Le)});const Ze=we(Buffer.
concat(_e).toString()),st=Ze===""?", but it produced no error message":`: ${Ze}`;He({why:`error in ${B.shown}${st}`})})})}function a(I,{kill:B}){try{I.pid!==void 0&&
B((0,Y.platform)()==="win32"?I.pid:-I.pid,"SIGKILL")}catch(ee){(0,J.Oj)(ee)}I.stdout?.destroy(),I.stderr?.destroy(),I.unref()}function e({path:I,args:B},ee,ae){
try{return(0,Q.spawn)(I,[...B,"get",ee],{env:g(ae),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0})}catch(fe){return x(fe)}}const g=I=>Object.
fromEntries(Object.entries(I).filter(([B])=>!B.startsWith("INPUT_"))),b={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format erro\
r",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function x(I){const B=(0,J.Oj)(I);return b[B]??B}function ne(I,B,{learn:ee}){const ae=(0,E.
Tp)(B);if(ae.kind==="not-json"||ae.kind==="not-object")return oe(I,`malformed output from ${I.shown}: ${(0,D.dh)(ae.why)}`);const fe=ae.kind==="null"?null:ae.services.
find(({id:be})=>be==="token")?.value;if(typeof fe!="string")return null;const ve=new Z.ou(fe);return ee(ve),c(_(I),ve)}function oe(I,B){const ee=(0,R.Dz)({name:I.
name,why:B});return{source:_(I),place:null,token:null,problem:ee}}const pe=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),we=I=>(0,D.dh)(I.replace(
pe,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function me({tokens:I,environment:B,clients:ee}){const ae=[q(I),P(B)],fe=ee.map(({helper:ve,credentials:be,
...Me})=>{const Le=[...ae,k(be)];return{...Me,known:Le,sources:ve===null?Le:[...Le,ve]}});return{known:xe(fe.flatMap(({known:ve})=>ve)),find:async ve=>{const be=await Promise.
all(fe.map(async({client:Me,sources:Le,turnedOff:_e})=>{const{looks:Ce,...He}=await $(Le,ve);return{...He,client:Me,looks:[...Ce,...$e(_e,ve)]}}));return{answer:re(
be.map(({answer:Me})=>Me)),clients:be.map(({client:Me,looks:Le})=>({client:Me,looks:Le})),findings:be.flatMap(({findings:Me})=>Me),difference:y(ve,be)}}}}function xe(I){
const B=new Map(I.toReversed().flatMap(ee=>[...ee.answers]));return new Map([...B].flatMap(([ee,{token:ae,source:fe}])=>ae===null?[]:[[ee,fe]]))}const $e=(I,B)=>I.
filter(ee=>ee.host===B).map(({place:ee,by:ae})=>({source:`${ee.file}:${ee.line} (${ae} names another file)`,held:"not read",counts:!1})),k=I=>h("CLI configurati\
on",new Map(I.map(B=>[B.host,se(B)])));function se({host:I,place:B,token:ee,hasValue:ae}){const fe=`${B.file}:${B.line}`;if(ee!==null)return c(fe,ee,B);const ve={
kind:"no token",file:fe,host:I,hasValue:ae};return{source:fe,place:B,token:null,problem:(0,R.P4)({clients:F.Du,mistake:ve})}}const re=I=>I.find(B=>B?.token)??I.
find(B=>B!==null)??null;function y(I,B){const[ee,...ae]=B,fe=ee?.answer?.token?.reveal(),ve=ae.find(({answer:Me})=>Me?.token?.reveal()!==fe);if(ee===void 0||ve===
void 0)return null;const be=({client:Me,answer:Le})=>({client:Me,source:Le?.token?Le.source:null});return(0,s.tK)({host:I,first:be(ee),other:be(ve)})}function P(I){
const B=Object.entries(I).flatMap(([ee,ae])=>{const fe=(0,G.$k)(ee);return fe===null||ae===void 0?[]:[[fe,c(ee,new Z.ou(ae))]]});return h("TF_TOKEN_ variables",
new Map(B))}function q(I){const B="tokens setting",ee=I.map(({host:ae,token:fe})=>{const ve=c(B,fe);return[ae,fe.reveal()===""?{...ve,token:null}:ve]});return h(
B,new Map(ee))}const de=1e4;function Se({tokens:I,configs:B,timeoutMs:ee},ae,fe){for(const _e of B.flatMap(Ce=>Ce.secrets))fe.learn(_e);const ve=new Map,be=_e=>{
if(_e===null)return null;const Ce=JSON.stringify([_e.path,..._e.args]),He=Ye=>AbortSignal.timeout(Ye),Je={timeoutMs:ee??de,environment:ae},Ve=ve.get(Ce)??T(_e,{
abortAfter:He,...fe,...Je});return ve.set(Ce,Ve),Ve},Me=B.map(_e=>({..._e,helper:be(_e.helper)})),Le=B.flatMap(_e=>_e.forced.map(Ce=>({...Ce,client:_e.client})));
return{credentials:me({tokens:I,environment:ae,clients:Me}),configs:B,complaints:(0,l.Ot)(B.flatMap(({findings:_e})=>_e)),forced:Map.groupBy(Le,({host:_e})=>_e)}}}),
1919:((Ie,he,o)=>{o.d(he,{Qc:()=>D,Tp:()=>Z,Zo:()=>$,bi:()=>F});var l=o(3307),R=o(4091),s=o(9562);const F=1024*1024,G={keeps:()=>!0,maxValue:Number.POSITIVE_INFINITY};
function Z(A,c=G){const p=(0,R._6)(A),w=Y(p,c),N=(0,l.Ey)(p,w.add);if(N!==null){const[,_,K]=D(p)??[];return _===void 0?{kind:"not-json",...N}:{kind:"not-json",why:`\
it ${_}`,advice:K??null}}const T=/[^\t\n\r ]/.exec(p)?.[0];return T==="{"?{kind:"object",services:w.read()}:T==="n"?{kind:"null"}:{kind:"not-object",why:`found ${Q[T??
""]??"a number"}`}}const Q={"[":"an array",'"':"a string",t:"a boolean",f:"a boolean"};function Y(A,c){const p=new Map,w=A.includes("\\");return{add:(_,K,r,u)=>{
if(u===0)return;const v=A.slice(r,u),d=w?(0,l.I)(v):v.slice(1,-1),a=p.get(d);a!==void 0?Object.assign(a,{start:_,end:K}):c.keeps(d,K-_)&&p.set(d,{id:(0,l.I)(v),
start:_,end:K})},read:()=>Array.from(p.values(),({id:_,start:K,end:r})=>({id:_,value:r-K>c.maxValue?void 0:(0,l.IL)(A.slice(K,r))}))}}const J=[[/^[\t\n\r ]*$/,"\
is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary dat\
a","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is H\
TML or XML",null]],D=A=>J.find(([c])=>c.test(A)),E=100,n=16*1024,h=200;function $(A){const c=new Set(A),p=new Set(A.map(L));let w=0,N=n;return{maxValue:s.Ls,keeps:(T,_)=>{
if((0,s.D6)(T)||c.has(T))return!0;const K=T.length<=h&&p.delete(L(T));return w===E||T.length+_>N?K:(w+=1,N-=T.length+_,!0)}}}const L=A=>A.slice(0,A.indexOf(".")+
1)}),7511:((Ie,he,o)=>{o.d(he,{i:()=>E});var l=o(4091);const R="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",s=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,
F=String.raw`[()<>@,;:\\"/[\]?=]`,G=new RegExp(`^(${R})?(/)?(${R})?(.*)$`,"s"),Z=String.raw`"((?:[^"\\\r\n]|\\${F}|\\(?!${F}))*)"`,Q=new RegExp(`;${s}*(${R})${s}\
*=${s}*(?:(${R})|${Z})${s}*`,"y"),Y=new RegExp(`;${s}*$`,"y"),J=new RegExp(String.raw`\\(${F})`,"g"),D=new RegExp(`^${s}+|(?<!${s})${s}+$`,"g");function E(L){const A=L.
indexOf(";"),c=$((A<0?L:L.slice(0,A)).replace(D,"")),p=n(c)??(A<0?null:h(L,A));return p===null?(0,l.Ju)(c):(0,l.TR)(p)}function n(L){const[,A,c,p,w]=G.exec(L)??
[];return A===void 0?"mime: no media type":A===L?null:c===void 0?"mime: expected slash after first token":p===void 0?"mime: expected token after slash":w===""?null:
"mime: unexpected content after media subtype"}function h(L,A){const c=new Map;for(let p=A;p<L.length;){Q.lastIndex=p;const[w,N="",T,_=""]=Q.exec(L)??[];if(w===
void 0)return Y.lastIndex=p,Y.test(L)?null:"mime: invalid media parameter";const K=N.toLowerCase(),r=T??_.replace(J,"$1"),u=c.get(K);if(u!==void 0&&u!==r)return"\
mime: duplicate parameter name";c.set(K,r),p+=w.length}return null}const $=L=>L.replaceAll("\u0130","i").toLowerCase()}),5693:((Ie,he,o)=>{o.d(he,{Ey:()=>p,Ii:()=>h,
Or:()=>u,WN:()=>r});var l=o(960),R=o(2636),s=o(9209),F=o(9872),G=o(5799),Z=o(8011),Q=o(1064),Y=o(1919),J=o(1831),D=o(9562);const E=1440*60*1e3,n=1;function h(a,e){
const{hops:g,certificates:b}=a.attempt;return[...K(a),...$(a,e),...N(g),...T(b,e),..._(a,e)]}function $(a,e){const{discovery:g,hops:b}=a.attempt;switch(g.kind){case"\
skipped":return[(0,G.hD)(g.problem)];case"failed":{const x=e.isFork&&g.problem.code==="document-unauthorized"&&!a.credentials?.hasToken;return[(0,G.hD)(g.problem,
x?{severity:"notice"}:{})]}case"found":case"absent":{const x=b[0]?.url??"";return[...A(x,b.length-1,e),...c(a,e),...g.kind==="found"&&g.truncated?[L(a)]:[]]}}}const L=({
host:a,attempt:{hops:e}})=>(0,G.hD)((0,R.zf)({url:e.at(-1)?.url??"",page:null,asked:(0,J.nx)(a),bytes:null,limit:Y.bi,isPadding:!0}));function A(a,e,g){const b=g.
clients.filter(x=>e>Q.NX[x]);return b.length>0?[(0,G.hD)((0,s.KA)({url:a,asks:"document",redirects:e,clients:b,limits:Q.NX}))]:e>n?[(0,G.hD)((0,s.CL)({url:a,redirects:e}))]:
[]}function c(a,{releases:e,slowMs:g}){const b=(0,J.nx)(a.host),x=a.attempt.timing.totalMs,ne=u(a),oe=$e=>d(ne,$e)!=="never",pe=e.filter($e=>!oe($e)),we=({client:$e})=>!e.
some(k=>k.client===$e&&oe(k)),me=[!0,!1].flatMap($e=>{const k=pe.filter(re=>we(re)===$e);if(k.length===0)return[];const se=(0,l.Qs)({host:b,phase:"complete",tookMs:x,
releases:k});return[(0,G.hD)(se,{needed:$e})]});if(me.length>0||x<=g)return me;const xe=w(a.attempt.timing);return[(0,G.hD)((0,l.U2)({host:b,tookMs:x,limitMs:g,
phase:xe,releases:e}))]}function p({host:a,slowest:e,certificates:g},b,{slowMs:x,...ne}){const oe=b.map($e=>$e.host),pe=g.filter($e=>!oe.includes($e.host)),we=e?.
timing.totalMs??0;if(e===null||we<=x)return T(pe,ne);const me={host:(0,J.nx)(a),url:e.url,tookMs:we,limitMs:x},xe=(0,l.U2)({...me,phase:w(e.timing)});return[(0,G.
hD)(xe),...T(pe,ne)]}function w({lookupMs:a,connectMs:e,tlsMs:g,firstByteMs:b,totalMs:x}){const oe=[["lookup",a],["connection",e],["tls",g],["response",b]].map(
([we,me])=>({name:we,ms:me??0})),pe={name:"rest",ms:oe.reduce((we,{ms:me})=>we-me,x)};return oe.reduce((we,me)=>me.ms>we.ms?me:we,pe)}function N(a){const e=a.find(
({url:b})=>b.startsWith("http://"));if(e===void 0)return[];const g=e.authorization==="withheld";return[(0,G.hD)((0,s.n4)({url:a[0]?.url??"",to:e.url,exposesToken:g}))]}
function T(a,{certificateDays:e,now:g}){const b=new Map;for(const x of a){const ne=b.get(x.host);(ne===void 0||x.expires<ne.expires)&&b.set(x.host,x)}return[...b.
values()].flatMap(({host:x,expires:ne})=>{const oe=(Date.parse(ne)-g)/E;return oe<0||oe>=e?[]:[(0,G.hD)((0,F.BU)({host:x,days:Math.floor(oe),expires:ne}))]})}function _(a,e){
const{host:g,attempt:b,earlier:x}=a,[ne]=x,oe=["failed","skipped"].includes(b.discovery.kind);if(ne?.discovery.kind!=="failed"||oe)return[];const pe=ne.discovery.
problem.message,we=u(a),me=e.releases.filter($e=>d(we,$e)==="sometimes"),xe=x.length+1;return[(0,G.hD)((0,l.Er)({host:(0,J.nx)(g),attempts:xe,failure:pe,releases:me}))]}
function K({credentials:a,attempt:e}){const{discovery:g}=e;return a?.problem?g.kind==="failed"&&g.problem.code===a.problem.code?[]:[(0,G.hD)(a.problem)]:[]}function r({
host:a},e){if(!e.some(({service:b})=>b===D.e$))return[];const{name:g}=(0,J.Sv)(a);return[...g.includes(".")?[]:[(0,Z.Zp)({host:a,name:g})],.../(^|\.)xn--/.test(
a)?[(0,Z._W)({host:a})]:[]].map(b=>(0,G.hD)(b,{services:[D.e$]}))}const u=({earlier:a,attempt:e,later:g})=>[...a,e,...g];function v({discovery:a,timing:e,headMs:g,
hops:b},{attemptMs:x}){const ne=g!==null&&g<=x?b.at(-1)?.status:null;return ne===null||(0,Q.Mq)(ne??0)?"retries":a.kind!=="failed"&&e.totalMs<=x?"works":"fails"}
function d(a,e){const g=a.map(ne=>v(ne,e)),b=g.indexOf("works");return b<0?"never":b<=e.retries&&!g.slice(0,b).includes("fails")?"always":"sometimes"}}),3868:((Ie,he,o)=>{
o.r(he),o.d(he,{attemptsOf:()=>s.Or,contact:()=>Oe,crashedVisit:()=>st,judgeRequests:()=>s.Ey,judgeVisit:()=>Ye,mergeMistakes:()=>R.Ot,outcomesOf:()=>at,readCliConfig:()=>R.
J1,thisMachine:()=>l.g8});var l=o(1614),R=o(2905),s=o(5693),F=o(6697),G=o(5143),Z=o(5799),Q=o(1064),Y=o(1831),J=o(8185),D=o(4283),E=o(4e3),n=o(9319),h=o(5195),$=o(
9562);function L({host:m,attempt:S},W){const{name:z}=(0,Y.Sv)(m),X=(0,h.uo)(z),le=S.hops[0]?.address??null;if(X!=="public"||le===null)return X;const ce=(0,h.Zu)(
le),ge=W.some(Te=>Te.name===z);return ce==="loopback"&&ge?"public":ce}const A={public:0,reserved:1,private:2,metadata:2,loopback:3},c=(m,{kind:S})=>A[_(m)]>A[S];
function p(m,S){const{host:W,hasToken:z,hostname:X}=S,le=m.filter(({url:ke})=>c(ke,S)),ce=m.filter(ke=>!le.includes(ke)),ge=ce.filter(({url:ke})=>ke.scheme==="h\
ttp"),Te=ce.filter(({id:ke,endpoint:Ue})=>Ue===null&&(0,$.p4)(ke)),Pe=Map.groupBy(Te,({url:ke})=>K(ke,X)),Ne=ce.filter(({endpoint:ke,url:Ue})=>ke===null&&r(Ue,X));
return[...w(le,T,ke=>{const[Ue,...Ke]=new Set(le.map(({url:Fe})=>_(Fe))),Re=Ke.length===0&&(Ue==="loopback"||Ue==="reserved");return(0,n.o1)({...ke,host:W,kind:Re?
Ue:"private"})}),...w(ge,T,ke=>(0,n.l5)({...ke,host:W,hasToken:z})),...[...Pe].flatMap(([ke,Ue])=>ke===null?[]:w(Ue,T,Ke=>(0,n.T$)({...Ke,host:W,name:ke,hasToken:z}))),
...w(Ne,T,ke=>(0,n.Gh)({...ke,host:W})),...w(ce.filter(({url:ke})=>ke.path.includes("//")),N,ke=>(0,n.$H)({...ke,host:W})),...w(u(m),N,ke=>(0,n.ln)({...ke,host:W}))]}
function w(m,S,W){if(m.length===0)return[];const z=[...new Set(m.map(({url:X})=>m.length===1?N(X):S(X)))];return[(0,Z.hD)(W({uses:m,urls:z}),{services:[...new Set(
m.map(({id:X})=>X))],needed:m.some(({needed:X})=>X)})]}const N=m=>(0,E.dh)((0,D.Pl)(m)),T=m=>(0,E.dh)(`${m.scheme}://${m.host}`);function _(m){const{name:S}=(0,D.
cz)(m);return(0,h.Sz)(/[^\0-\x7f]/.test(S)?(0,Y.$o)(S)??"":S.toLowerCase())}function K(m,S){const{name:W}=(0,D.cz)(m),z=(0,Y.Sv)(S).name;if(W.toLowerCase()===z)
return null;const X=(0,Y.Pv)(W);return X.ok&&X.value===z?null:W}function r(m,S){if(m.scheme==="http"||K(m,S)!==null)return!1;const W=z=>Number(z||443);return W(
(0,D.cz)(m).port)!==W(/:(\d+)$/.exec(S)?.[1]??null)}function u(m){const S=[$.e$,$.xq].flatMap(z=>m.find(X=>X.id===z)??[]),W=new Set(S.map(({url:z})=>N(z).replace(
/\/$/,"")));return S.length===2&&W.size===1?S:[]}const v=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,d=m=>v.test(m)&&!/^[a-z0-9-]+\.json$/i.
test(m),a=m=>m.replace(/[?#].*$/s,""),e=m=>m.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function g(m){const S=b(m),{id:W,host:z,value:X}=m,
le={id:W,host:z,url:(0,D.Pl)(m.url)};if(S!==null)return[(0,n.WS)({...le,why:S})];const ce=ne(m)?(0,Q.ab)(W):[];return[X===""?(0,n.Q8)(le):null,d(X)?(0,n.Ew)({...le,
value:a(X),why:null}):null,x(X)?(0,n.J6)(le):null,ce.length>0?(0,n.jI)({...le,clients:ce}):null,m.url.query!==""&&(0,$.p4)(W)?(0,n.Xq)(le):null].filter(ge=>ge!==
null)}function b({url:m}){const{name:S,port:W}=(0,D.cz)(m);return S===""?"no Host in request URL":W===""||Number(W)>0&&Number(W)<=65535?null:`invalid port "${W}\
"`}const x=m=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(m)&&!d(m),ne=({value:m,url:S})=>m!==""&&!/^$|\/$/.test(S.path);var oe=o(3217),pe=o(2886),we=o(4929);function me(m,S){
const W=m.forced.filter(({client:ce})=>S.includes(ce)),z=S.filter(ce=>!W.some(ge=>ge.client===ce)),le=[...Map.groupBy(W,({place:ce,services:ge})=>JSON.stringify(
[ce,ge])).values()].flatMap(ce=>{const[ge]=ce;if(ge===void 0)return[];const Te=xe(m,ge.services),Pe={...m,attempt:Te,earlier:[],later:[]};return[{clients:ce.map(
({client:Ne})=>Ne),visit:Pe,forced:ge}]});return z.length>0||le.length===0?[{clients:z,visit:m,forced:null},...le]:le}function xe({host:m,attempt:S},W){const z={
kind:"found",url:(0,Y.cu)(m),services:W,truncated:!1},X={...S.timing,totalMs:0};return{discovery:z,hops:[],timing:X,headMs:0,certificates:[]}}function $e(m,{forced:S,
clients:W}){if(S===null)return[];const{discovery:z}=m.attempt,X=`${S.place.file}:${S.place.line}`,le={host:(0,Y.nx)(m.host),at:X},ce=z.kind==="found"?z.services:
S.services,ge=k(S.services,ce);return[(0,we.Yv)(le),...ge.length>0?[(0,we.kV)({...le,services:ge})]:[]].map(Pe=>(0,Z.hD)(Pe,{clients:W}))}function k(m,S){const[
W,z]=[m,S].map(le=>new Map(le.map(({id:ce,value:ge})=>[ce,ge])));return[...new Set([...m,...S].map(({id:le})=>le))].filter(le=>!se(W?.get(le),z?.get(le)))}function se(m,S){
const W=[[m,S]];for(const[z,X]of W){if(z===X)continue;if(!re(z)||!re(X))return!1;const le=Object.keys(z);if(!(Array.isArray(z)===Array.isArray(X)&&le.length===Object.
keys(X).length)||le.some(ge=>!Object.hasOwn(X,ge)))return!1;for(const ge of le)W.push([z[ge],X[ge]])}return!0}const re=m=>typeof m=="object"&&m!==null;var y=o(2636),
P=o(793),q=o(2847),de=o(9529);const Se={"client-missing":P.pF,"client-empty":P.iP,"grant-types-invalid":P.Si,"grant-types-unsupported":P.yA,"grant-types-unknown":P.
N4,"authz-missing":P.K3,"token-missing":P.xu,"ports-count":P.XB,"ports-range":P.Vr,"ports-order":P.QI,"ports-single":P.uR,"ports-ignored":P.WC,"scopes-invalid":P.
mH,"scopes-ignored":P.lT};function I(m,S,W){const{value:z,flaws:X}=(0,de.m)(m,S,W),le={...z,authz:ae(z.authz),token:ae(z.token)},ce=B(le,S),ge=ce.length===0?[]:
[P.Cq({host:W,endpoints:ce})];return{login:le,problems:[...X.map(Te=>ee(Te,W)),...ge]}}function B(m,S){const W=(0,D.cz)(S);return W.port===""||W.port==="443"?[]:
["authz","token"].flatMap(z=>{const X=m[z],le=X===null?null:(0,D.Dl)(X);if(X===null||!le?.ok||le.value.scheme!=="https")return[];const ce=(0,D.cz)(le.value);return ce.
name.toLowerCase()===W.name.toLowerCase()&&ce.port===""?[{name:z,url:X,port:W.port}]:[]})}function ee(m,S){return"why"in m?(m.rule==="authz-invalid"?P.TJ:P.mL)(
{host:S,why:e(m.why)}):Se[m.rule]({host:S,value:m.value})}function ae(m){const S=m===null?null:(0,D.Dl)(m);return S?.ok?(0,D.Pl)(S.value):null}function fe({discovery:m},S){
switch(m.kind){case"failed":case"skipped":return{services:[],findings:[]};case"absent":return{services:[],findings:[Me(m,S)]};case"found":return ve(m,S)}}function ve(m,S){
const{requirements:W,clients:z,base:X,block:le}=S,ce=m.services.map(({id:De})=>De),ge=m.services.some(({value:De})=>typeof De=="string"&&De.includes("/artifacto\
ry/")),Te={...S,discovery:m,found:{host:X.host,block:le,offered:ce,isArtifactory:ge}},Pe=W.map(({service:De})=>De),Ne=Pe.filter(De=>De!=="any"),ke=ce.filter(De=>!Ne.
includes(De)&&Q.Du.some(et=>(0,$.oe)(De,et).ok)),Ue=Ne.map(De=>Le(De,Te)),Ke=({outcome:De,findings:et,urls:Be})=>De.kind!=="problem"&&!Be.some(({endpoint:Qe,url:tt})=>Qe===
null&&c(tt,Te.base))&&!et.some(Qe=>(0,pe.ER)(Qe)&&z.some(tt=>Qe.affects.includes(tt))),Re=ke.map(De=>Le(De,Te)),Fe=!Pe.includes("any")||[...Ue,...Re].some(Ke),nt=[
...Ue,...Fe?Re.map(be):Re],ot=Pe.includes("any")&&nt.length===0?[(0,Z.hD)((0,q.WI)({...Te.found,id:"any",why:""}))]:[];return{services:nt.map(({outcome:De})=>De),
findings:[...nt.flatMap(({findings:De})=>De),...p(nt.flatMap(({urls:De})=>De),Te.base),...ot]}}function be({outcome:m,findings:S,urls:W}){if(!(0,$.D6)(m.id))return{
outcome:m,findings:[],urls:[]};const z=X=>({...X,needed:!1});return{outcome:m,findings:S.map(z),urls:W.map(z)}}function Me({why:m,url:S},{requirements:W,base:{host:z}}){
const X=W.map(({service:Te})=>Te).filter(Te=>Te!=="any"),ce=[...new Set(X.map(Te=>Te.split(".")[0]??Te))].map($.Tz),ge=(0,y.HB)({host:z,url:(0,D.Pl)(S),why:m,required:X,
clientErrors:ce});return(0,Z.hD)(ge,{services:X.length===1?X:[]})}function Le(m,S){const{services:W,url:z}=S.discovery,X=Re=>(0,$.TE)(m,{services:W,documentUrl:z,
display:S.base.host,client:Re}),ce=(S.requirements.find(({service:Re})=>Re===m)?.clients??S.clients).map(Re=>({client:Re,lookup:X(Re)})),[ge,...Te]=ce;if(ge===void 0)
throw new Error("no client is checked");const Pe=Te.filter(({lookup:Re})=>Re.kind!==ge.lookup.kind),Ne=Re=>!Ce(Re)||X(Re).kind===ge.lookup.kind,ke=Pe.length===0?
(0,Q.SZ)(m).filter(Ne):[ge.client],Ue=He(m,ge.lookup,ke,S),Ke=Pe.flatMap(({client:Re,lookup:Fe})=>He(m,Fe,[Re],S).findings);return{...Ue,findings:[...Ue.findings,
...Ke]}}const _e=2048,Ce=m=>Q.Du.some(S=>S===m);function He(m,S,W,z){const{discovery:X,base:le}=z,{host:ce}=le,ge=Te=>Te.map(Pe=>(0,Z.hD)(Pe,{services:[m]}));switch(S.
kind){case"url":{const{url:Te,value:Pe}=S,Ne=g({id:m,value:Pe,url:Te,host:ce}),ke=!Ne.some(({code:Ke})=>Ke==="service-url-invalid"),Ue=(0,E.dh)((0,D.Pl)(Te),_e);
return{outcome:{id:m,kind:"url",url:Ue},findings:ge(Ne),urls:ke?[{id:m,endpoint:null,url:Te,needed:!0}]:[]}}case"object":{const{login:Te,problems:Pe}=I(S.value,
X.url,ce),Ne=Pe.find(({severity:ke})=>ke==="error");return{outcome:Ne?{id:m,kind:"problem",problem:Ne}:{id:m,kind:"login",login:Te},findings:ge(Pe),urls:Je(Te,m)}}case"\
bad-id":case"missing":case"version":case"type":case"bad-url":{const Te=Ve(m,S,z),Pe=(0,Z.hD)(Te,{services:[m],clients:W});return{outcome:{id:m,kind:"problem",problem:Te},
findings:[Pe],urls:[]}}}}const Je=(m,S)=>["authz","token"].flatMap(W=>{const z=(0,D.Dl)(m[W]??"");return m[W]!==null&&z.ok?[{id:S,endpoint:W,url:z.value,needed:!0}]:
[]});function Ve(m,S,W){const z={...W.found,id:m,why:S.why};switch(S.kind){case"missing":return(0,q.WI)(z);case"bad-id":case"version":return(0,q.C6)({...z,isReadable:S.
kind==="version"});case"type":{const{value:X}=S;return m===$.S3?(0,P.e7)({...z,value:X}):(0,q.IR)({...z,value:X})}case"bad-url":{const X=e(S.why);return d(S.value)?
(0,n.Ew)({...z,value:a(S.value),why:X}):S.reason==="user-info"?(0,n.Ju)(z):(0,n.WS)({...z,url:null,why:X})}}}function Ye(m,S,W){const{visit:z,requirements:X,predicted:le,
requests:ce,isNew:ge}=m,{host:Te}=z,Pe=S.dialect.clients.filter(Be=>X.some(Qe=>Qe.clients.includes(Be))),Ne=(0,pe.TC)(Te,X),ke=me(z,Pe),Ue=ke.map(Be=>rt(z,Be,X,
S,Ne)),Ke=Ue[0]?.services??[],Re=ke.some(({forced:Be})=>Be===null)?[...(0,oe.so)(z,X,Ne,W),...(0,oe.uA)(z,Ke,W)]:[],Fe=Ze(m),nt=[...[...Ue.flatMap(Be=>Be.findings),
...Re].map(Fe),...le.map(Be=>({...Fe(Be),places:(0,G.As)((0,pe.Rh)(Be.places))})),...(ce===null?[]:(0,s.Ey)(ce,z.attempt.certificates,S)).map(Fe),...(0,s.WN)(z,
X).map(Fe)],ot=it(Te,X),De=nt.map(Be=>{const Qe=Be.needed&&We(Be,m,S),tt=(0,Z.pj)(Be.problem,Ne);return(0,pe.nv)((0,Z.aZ)({...Be,problem:tt,needed:Qe},ot),Pe)}),
et=ke[0]?.forced?.place??null;return{visit:z,requirements:X,services:Ke,servicesFrom:et,findings:De,isNew:ge}}function We({problem:m,services:S},{visit:{host:W,
attempt:z},requirements:X,answering:le},{depth:ce}){if(ce==="discovery"||z.discovery.kind==="skipped")return!0;const ge=S.some(Pe=>le.has(`${W} ${Pe}`));if(m.code===
"service-url-no-slash"&&ge)return!1;const Te=X.filter(({service:Pe})=>S.length===0||S.includes(Pe));return Te.length===0||Te.some(({isForInit:Pe})=>Pe)}function Ze({
visit:m,requirements:S,isNew:W}){const z=(0,pe.HJ)(S);return X=>({...X,...z(X.services),host:m.host,isHostNew:W})}function st(m,{clients:S},W){const{visit:z,requirements:X,
isNew:le}=m,ce=(0,F.n3)({host:(0,Y.nx)(z.host),thrown:W}),ge={kind:"skipped",problem:ce};return{visit:{...z,attempt:{...z.attempt,discovery:ge,hops:[]}},requirements:X,
services:[],servicesFrom:null,findings:[(0,pe.nv)(Ze(m)((0,Z.hD)(ce)),S)],isNew:le}}function it(m,S){return S.every(({isImplied:z})=>z)?[...S.flatMap(({clients:z})=>z),
...(0,Q.Yr)(m)]:Q.zK}function rt(m,S,W,z,X){const{clients:le,forced:ce}=S,{services:ge,findings:Te}=fe(S.visit.attempt,{requirements:W,clients:le,block:ce===null?
null:`${ce.place.file}:${ce.place.line}`,base:{hostname:m.host,host:(0,Y.nx)(m.host),hasToken:m.credentials?.hasToken===!0,kind:ce===null?L(m,z.resolve):"loopba\
ck"}}),Pe=ce===null?X:{...X,role:"operator"},Ne=z.dialect.releases.filter(({client:Re})=>le.includes(Re)),ke=[...$e(m,S),...(0,s.Ii)(S.visit,{...z,clients:le,releases:Ne}),
...Te,...ce===null?(0,J.I)(m.host,ge,W,z):[]],Ue=m.forced.map(({client:Re})=>Re),Ke=ce===null?Q.zK.filter(Re=>!Ue.includes(Re)):S.clients;return{services:ge.map(
Re=>Re.kind==="problem"?{...Re,problem:(0,Z.pj)(Re.problem,Pe)}:Re),findings:ke.map(Re=>({...(0,Z.aZ)(Re,Ke),problem:(0,Z.pj)(Re.problem,Pe)}))}}function at(m){
const S=z=>{const X=m.filter(({problem:le,affects:ce})=>ce.includes(z)&&le.usualSeverity!=="notice");return X.some(pe.ER)?"fails":X.length>0?"warns":"works"},W=Q.
zK.map(z=>[z,S(z)]);return Object.fromEntries(W)}var j=o(4977),M=o(2389),C=o(5306),V=o(7854),ie=o(9940);async function Oe(m,S,W,z){const{dialect:X,configs:le,requirements:ce}=S,
{releases:ge}=X,{environment:Te,kill:Pe,secrets:Ne,stop:ke,startTimer:Ue}=z,Ke={kill:Pe,learn:Ne.learn,stop:ke.signal},Re=(0,j.mQ)({...W,configs:le},Te,Ke),{credentials:Fe,
forced:nt}=Re,ot={network:(0,C.Af)(W),credentials:{...Fe,find:(0,V.Oo)(Fe.find)},concurrency:W.concurrency,random:Math.random,now:Date.now,startTimer:Ue,stop:ke},
De=await(0,ie.pj)(m,{...ot,forced:nt,required:Map.groupBy(ce,({host:Ge})=>Ge),maxRedirects:Math.max(...X.clients.map(Ge=>Q.NX[Ge])),releases:ge,timeoutMs:W.timeoutMs??
(0,ie.nT)(ge),retries:W.retries,progress:Ge=>z.progress({kind:"visits",...Ge})}),et=Fe.known;if(W.depth==="discovery")return{visits:De,predicted:M.j7,tokenSources:et};
const{predictInit:Be}=await Promise.all([o.e(531),o.e(671)]).then(o.bind(o,5671)),Qe={...ot,...S,settings:W,machine:(0,l.g8)(Te),directory:z.directory,lockHashes:S.
checkouts?.lockHashes??null,plugins:S.checkouts?.plugins??null,learn:Ne.learn,progress:Ge=>z.progress({kind:"registries",...Ge}),visits:new Map(De.map(Ge=>[Ge.host,
Ge]))},tt={...W,dialect:X,isFork:z.isFork};return{visits:De,predicted:await Be(S.roots,Qe,tt),tokenSources:et}}}),5306:((Ie,he,o)=>{o.d(he,{Af:()=>Ut,JY:()=>dt,
To:()=>gt,dI:()=>ht,Lu:()=>pt,jT:()=>ft});var l=o(7067),R=o(4283),s=o(1831);const F=32;function G(i){const t=[];let f=i.getPeerX509Certificate();for(;f!==void 0&&
t.length<F;)t.push(f),f=f.issuerCertificate;return t}function Z(i,t,f){const[O]=i;if(O===void 0)return null;const U=t.ok?t.chain.slice(0,Math.max(1,t.chain.length-
1)).map(({notAfter:ue})=>ue):i.map(({validTo:ue})=>Date.parse(ue)),H=Date.parse(O.validFrom),te=Math.min(...U);return Number.isNaN(H)||Number.isNaN(te)?null:{host:f,
subject:Q(O.subject)??O.subjectAltName??"",issuer:Q(O.issuer)??O.issuer??"",validFrom:new Date(H).toISOString(),expires:new Date(te).toISOString()}}const Q=i=>/^CN=(.*)$/m.
exec(i??"")?.[1];var Y=o(7598),J=o(7030),D=o(1692),E=o(4091);const n={boolean:1,integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};
class h extends Error{}class ${#e;#n;constructor(t,f){this.#e=t,this.#n=f}get isEmpty(){return this.#e.length===0}isNext(t){return this.#e[0]===t}any(){const t=this.#e[0]??
0,f=this.#e[1]??0;if(this.#e.length<2||(t&31)===31)throw this.#t();const O=f<128?0:f&127,U=O===0&&f<128?f:this.#s(O),H=2+O,te=H+U;if(te>this.#e.length)throw this.#t();
const ue={tag:t,content:this.#e.subarray(H,te),whole:this.#e.subarray(0,te)};return this.#e=this.#e.subarray(te),ue}element(t){if(!this.isNext(t))throw this.#t();
return this.any()}content(t){return this.element(t).content}optional(t){return this.isNext(t)?this.content(t):null}inside(t){return new $(this.content(t),this.#n)}oid(){
const t=this.content(n.oid);if(t.length===0||(t.at(-1)??0)>=128)throw this.#t();const f=L(t);if(f===null)throw this.#t();const[O=0,...U]=f,H=Math.min(Math.floor(
O/40),2);return[H,O-40*H,...U].join(".")}integer(){const t=this.content(n.integer),f=t[0],O=t[1]??0,U=f===0&&O<128||f===255&&O>=128;if(f===void 0||t.length>1&&U)
throw this.#t();return t}count(){const t=this.integer();if(t.length>8||(t[0]??0)>=128)throw this.#t();return t.reduce((f,O)=>f*256+O,0)}boolean(){const t=this.content(
n.boolean);if(t.length!==1||t[0]!==0&&t[0]!==255)throw this.#t();return t[0]!==0}bits(){const t=this.content(n.bits),[f=8]=t,O=t.subarray(1),U=O.at(-1)??0;if(f>
7||f>0&&O.length===0)throw this.#t();if((U&(1<<f)-1)!==0)throw this.#t();return O}#s(t){const f=this.#e.subarray(2,2+t);if(t===0||t>4||f.length<t)throw this.#t();
const O=f.reduce((U,H)=>U*256+H,0);if(O<128||f[0]===0)throw this.#t();return O}#t(){return new h(this.#n)}}function L(i){const t=[];let f=!0,O=0;for(const U of i){
if(f&&U===128||(O=O*128+(U&127),O>=2**31))return null;f=U<128,f&&(t.push(O),O=0)}return t}const A={12:i=>!(0,E._6)(i).includes("\uFFFD"),18:i=>/^[\d ]*$/.test((0,E.
iP)(i)),19:i=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test((0,E.iP)(i)),20:()=>!0,22:i=>i.every(t=>t<128),30:i=>i.length%2===0&&p(i)},c=({tag:i,content:t})=>A[i]?.(t)??!1,
p=i=>i.every((t,f)=>{const O=t*256+(i[f+1]??0);return f%2===1||!(O>=55296&&O<57344||O>=65534||O>=64976&&O<=65007)}),w=(i,t)=>i.length===t.length&&i.every((f,O)=>f===
t[O]),N={"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"br\
ainpoolP512r1","1.3.132.0.10":"secp256k1","1.2.840.10045.3.1.1":"P-192","1.2.156.10197.1.301":"SM2"},T=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3\
.132.0.35"],_={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.110":"X25519","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.10040.4.1":"DSA","2.16.840.1.101.3.4\
.3.17":"ML-DSA-44","2.16.840.1.101.3.4.3.18":"ML-DSA-65","2.16.840.1.101.3.4.3.19":"ML-DSA-87"};function K(i){const t=new $(i,"public key").inside(n.sequence),f=t.
inside(n.sequence),O=f.oid(),U=t.bits();switch(O){case"1.2.840.113549.1.1.1":if(b(f.any().whole)!=="0500")throw new h("public key");return r(U);case"1.2.840.100\
45.2.1":{const H=f.isNext(n.oid)?f.oid():"explicit parameters";if(!T.includes(H))return{kind:"unsupported-curve",curve:N[H]??H};if(U[0]!==4)throw new h("public \
key");return{kind:"ecdsa"}}case"1.3.101.112":if(!f.isEmpty||U.length!==32)throw new h("public key");return{kind:"ed25519"};default:return{kind:"unsupported",name:_[O]??
O}}}function r(i){const t=new $(i,"public key").inside(n.sequence),f=t.integer(),O=t.count(),[U=0,H=0]=f;if(U>=128||O===0)throw new h("public key");if(O===1||O%
2===0||O>=2**31)return{kind:"unsupported",name:`RSA with the exponent ${O}`};const te=U===0?H:U;return{kind:"rsa",bits:8*(f.length-(U===0?2:1))+(32-Math.clz32(te))}}
const u={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],"1.2.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],
"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.840.10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"\
1.3.101.112":["ed25519","Ed25519"]},v={"1.2.840.113549.1.1.4":"RSA with MD5","1.2.840.113549.1.1.5":"RSA with SHA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.1\
13549.1.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"ECDSA with SHA-1","1.2.840.10045.4.3.1":"ECDSA with SHA-224","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224",
"2.16.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.16.840.1.101.3.4.3.14":"RSA with SHA3-256","1.3.101.113":"Ed448"},d="1.2.840.113549.1.1.10",a=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
e={201:"20",202:"30",203:"40"};function g(i){const t=new $(i,"signature algorithm"),f=t.oid(),O=t.isEmpty?"":b(t.any().whole);if(f===d){const te=a.exec(O);return te&&
e[te[1]??""]===te[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[U,H]=u[f]??[];return U===void 0||
H===void 0?{isSupported:!1,name:v[f]??f}:{isSupported:!0,key:U,name:H}}const b=i=>Array.from(i,t=>t.toString(16).padStart(2,"0")).join("");var x=o(6181);const ne=130,
oe=135,pe=[129,134];function we(i){const t="subject alternative names",f=new $(i,t).inside(n.sequence),O=[],U=[],H=[];for(;!f.isEmpty;){const{tag:te,content:ue}=f.
any();if(pe.includes(te)&&H.push(te),te===ne&&O.push(se(ue,t)),te===oe){if(ue.length!==4&&ue.length!==16)throw new h(t);U.push(ue)}}return{dns:O,addresses:U,others:H,
isKnown:[...O,...U,...H].length>0}}function me(i){const t="name constraints",f=new $(i,t),O=f.inside(n.sequence),[U,H]=[160,161].map(Ee=>O.optional(Ee)??new Uint8Array);
if(!U||!H||!O.isEmpty||!f.isEmpty)throw new h(t);if(U.length+H.length===0)throw new h(t);const[te,ue]=[xe(U),xe(H)];return{permitted:te,excluded:ue,isKnown:te.isKnown&&
ue.isKnown}}function xe(i){const t="name constraints",f=new $(i,t),O=[],U=[],H=[];let te=!0;for(;!f.isEmpty;){const{tag:Ee,content:ye}=f.inside(n.sequence).any(),
Ae=ye.length/2;if(Ee===ne)O.push(se(ye,t).toLowerCase());else if(Ee===oe&&(Ae===4||Ae===16))U.push({address:ye.subarray(0,Ae),mask:ye.subarray(Ae)});else{if(Ee===
oe)throw new h(t);pe.includes(Ee)?H.push(Ee):te=!1}}if(!(O.every(Ee=>$e(Ee.replace(/^\.(?=.)/,"")))&&U.every(({mask:Ee})=>k(Ee))))throw new h(t);return{dns:O,networks:U,
others:H,isKnown:te}}const $e=i=>/^[!-~]*$/.test(i)&&!/^\.|\.\.|\.$/.test(i),k=i=>/^1*0*$/.test(Array.from(i,t=>t.toString(2).padStart(8,"0")).join(""));function se(i,t){
if(i.some(f=>f>=128))throw new h(t);return(0,E.iP)(i)}function re({dns:i,addresses:t},f){const O=(0,x.r5)((0,x.n7)(f));if(O!==null)return t.some(ue=>w(ue,Uint8Array.
from(O)));const U=f.toLowerCase(),H=U.replace(/\.$/,"").split("."),te=H.every(ue=>y.test(ue));return i.some(ue=>{const Ee=ue.toLowerCase(),[ye,...Ae]=Ee.split("\
."),je=ye==="*"&&Ae.length>0,ze=je?Ae:[ye,...Ae];return!te||!ze.every(qe=>y.test(qe??""))?Ee===U&&Ee!==".":ze.join(".")===H.slice(je?1:0).join(".")})}const y=/^[a-z0-9_][a-z0-9_-]*$/,
P=25e4;function q(i,{permitted:t,excluded:f}){const O=t.dns.length+f.dns.length,U=t.networks.length+f.networks.length;if(i.dns.length*O+i.addresses.length*U>P)return!1;
const te=new Set([...t.others,...f.others]);if(i.others.some(ye=>te.has(ye)))return!1;const ue=i.dns.every(ye=>{const Ae=ye.toLowerCase();return $e(Ae)&&(t.dns.
length===0||t.dns.some(je=>de(Ae,je)))&&!f.dns.some(je=>de(Ae,je)||Se(Ae,je))}),Ee=i.addresses.every(ye=>(t.networks.length===0||t.networks.some(Ae=>I(ye,Ae)))&&
!f.networks.some(Ae=>I(ye,Ae)));return ue&&Ee}const de=(i,t)=>t===""||i===t||i.endsWith(t.startsWith(".")?t:`.${t}`),Se=(i,t)=>i.startsWith("*.")&&t.replace(/^[^.]*/,
"")===i.slice(1),I=(i,{address:t,mask:f})=>i.length===t.length&&i.every((O,U)=>{const H=f[U]??0;return(O&H)===((t[U]??0)&H)});function B(i){try{const t=new $(i,
"certificate"),f=t.inside(n.sequence);if(!t.isEmpty)throw new h("certificate");const O=f.inside(n.sequence),U=f.content(n.sequence),H=ve(i,O,U);return f.bits(),
"kind"in H?{ok:!1,flaw:H}:{ok:!0,certificate:H}}catch(t){if(!(t instanceof h))throw t;return{ok:!1,flaw:{kind:"malformed",part:t.message}}}}const ee=160,ae=163,
fe=[129,130];function ve(i,t,f){const O=t.isNext(ee)?t.inside(ee).count()+1:1;if(O>3)throw new h("version");if((t.integer()[0]??0)>=128)return{kind:"negative-se\
rial"};const U=t.content(n.sequence);if(!w(U,f))throw new h("signature algorithm");const H=be(t,"issuer"),te=t.inside(n.sequence),ue=Le(te),Ee=Le(te),ye=be(t,"s\
ubject"),Ae=t.element(n.sequence).whole,je=K(Ae);if(je.kind==="unsupported-curve")return{kind:"curve",curve:je.curve};if(O>1)for(const ze of fe)t.optional(ze);return{
raw:i,subject:ye,issuer:H,notBefore:ue,notAfter:Ee,version:O,signature:g(U),key:je,keyInfo:Ae,...Je(O===3?t.optional(ae):null)}}function be(i,t){const{whole:f}=i.
element(n.sequence),O=new $(f,t).inside(n.sequence);for(;!O.isEmpty;){const U=O.inside(n.set);for(;!U.isEmpty;){const H=U.inside(n.sequence);if(H.oid(),!c(H.any()))
throw new h(t)}}return f}const Me=[{tag:n.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:n.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];
function Le(i){const t=Me.find(({tag:ze})=>i.isNext(ze)),f=t?.format.exec((0,E.iP)(i.content(t.tag)));if(!f)throw new h("validity");const[O=0,U=0,...H]=f.slice(
1).map(ze=>Number(ze??0)),te=f[1]?.length===4?O:O<50?2e3+O:1900+O,[ue=0,Ee=0,ye=0,Ae=0]=H,je=new Date(0);if(je.setUTCFullYear(te,U-1,ue),je.getUTCMonth()!==U-1||
Ee>23||ye>59||Ae>59)throw new h("validity");return je.setUTCHours(Ee,ye,Ae)}const _e={dns:[],addresses:[],others:[]},Ce=["31","32","33","36","54"].map(i=>`2.5.2\
9.${i}`),He=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function Je(i){const t=new Map,f=i&&new $(i,"extensions").inside(n.sequence);for(;f&&!f.isEmpty;){const ze=f.
inside(n.sequence),qe=ze.oid(),ct=ze.isNext(n.boolean)&&ze.boolean();if(t.has(qe))throw new h("extensions");if(ct&&He.includes(qe))throw new h("extensions");t.set(
qe,{critical:ct,value:ze.content(n.octets)})}const O=ze=>t.get(`2.5.29.${ze}`)?.value??null,[U,H,te,ue,Ee]=[15,17,19,30,37].map(O),ye=H?we(H):null,Ae=ue?me(ue):
null,je=new Set([...Ce,...["15","19","37"].map(ze=>`2.5.29.${ze}`),...ye?.isKnown?["2.5.29.17"]:[],...Ae?.isKnown?["2.5.29.30"]:[]]);return{encodedNames:H??new Uint8Array,
names:ye??_e,constraints:Ae,basic:te?Ve(te):null,maySign:U?Ze(U):null,usages:Ee?st(Ee):[],unhandled:[...t].flatMap(([ze,{critical:qe}])=>qe&&!je.has(ze)?ze:[])}}
function Ve(i){const t=new $(i,"basicConstraints").inside(n.sequence);return{isAuthority:t.isNext(n.boolean)&&t.boolean(),maxPath:t.isNext(n.integer)?t.count():
null}}const Ye=4,We=128;function Ze(i){const[t=0,f=0]=new $(i,"keyUsage").bits();return t===0&&f<We?null:(t&Ye)!==0}function st(i){const t=new $(i,"extendedKeyU\
sage").inside(n.sequence),f=[];for(;!t.isEmpty;)f.push(t.oid());return f}const it=8192,rt=1024,at=100;function j(i){const t=[];for(const[H,te]of i.sent.entries()){
const ue=B(te);if(!ue.ok)return{ok:!1,flaw:ue.flaw,isLeaf:H===0};const{certificate:Ee}=ue,{key:ye}=Ee;if(ye.kind==="rsa"&&ye.bits>it)return{ok:!1,flaw:{kind:"ke\
y-size",bits:ye.bits},isLeaf:H===0};t.push(Ee)}const[f,...O]=t;if(f===void 0)throw new Error("a server sends at least one certificate");const U=M(f,i);return U!==
null?{ok:!1,flaw:U,isLeaf:!0}:V(f,O,i)}function M(i,{host:t,now:f}){const O=C(i,f);if(O!==null)return O;const{key:U}=i;return re(i.names,t)?U.kind==="unsupporte\
d"?{kind:"key",name:U.name}:U.kind==="rsa"&&U.bits<rt?{kind:"key-size",bits:U.bits}:null:{kind:"other-name",names:i.names.dns}}function C({unhandled:i,notBefore:t,
notAfter:f},O){const[U]=i;return U!==void 0?{kind:"critical-extension",id:U}:O<t?{kind:"not-yet-valid",at:t}:O>f?{kind:"expired",at:f}:null}function V(i,t,f){const O={
others:t,options:f,checks:0,hint:null},U=f.anchors(i.subject).some(H=>le(H,i))?S(O,[i]):ie(O,[i]);return U!==null?{ok:!0,chain:U}:{ok:!1,...O.hint??{flaw:{kind:"\
unknown-authority",sent:ge(i,t)},isLeaf:!0}}}function ie(i,t){const f=t.at(-1),{options:O,others:U}=i,H=O.anchors(f.issuer),te=U.filter(({subject:ue})=>w(ue,f.issuer));
for(const[ue,Ee]of[...H,...te].entries()){const ye=ue<H.length;if(i.checks+=1,i.checks>at)return null;if(t.some(qe=>X(qe,Ee)))continue;const Ae=Oe(t,Ee,ye,O);if(Ae!==
null&&(i.hint??=Ae),Ae!==null||!m(Ee,f,O))continue;const je=[...t,Ee],ze=ye?S(i,je):ie(i,je);if(ze!==null)return ze}return null}function Oe(i,t,f,{now:O}){const U=i.
at(-1),{basic:H,key:te,maySign:ue,version:Ee}=t,ye=ct=>({flaw:ct,isLeaf:!1});if(!(H===null?Ee<3&&f:H.isAuthority)||ue===!1)return ye({kind:"no-authority"});const je=i.
length===1;if(!U.signature.isSupported)return{flaw:{kind:"signature",name:U.signature.name},isLeaf:je};if(te.kind==="rsa"&&te.bits<rt)return ye({kind:"key-size",
bits:te.bits});if(te.kind==="unsupported")return ye({kind:"key",name:te.name});const ze=C(t,O);if(ze!==null)return ye(ze);const qe=H?.maxPath??null;return qe!==
null&&i.length-1>qe?ye({kind:"path-length"}):null}const m=(i,t,{isSignedBy:f})=>t.signature.isSupported&&i.key.kind===t.signature.key&&f(t,i);function S(i,t){const f=t.
findIndex(({usages:U})=>!z(U));return f>=0?(i.hint??={flaw:{kind:"usage"},isLeaf:f===0},null):t.every(({constraints:U},H)=>U===null||t.slice(0,H).every(({names:te})=>q(
te,U)))?t:(i.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const W=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],z=i=>i.length===0||i.some(t=>W.includes(t)),X=(i,t)=>w(
i.subject,t.subject)&&w(i.keyInfo,t.keyInfo)&&w(i.encodedNames,t.encodedNames),le=(i,t)=>w(i.raw,t.raw),ce=({subject:i,issuer:t})=>w(i,t);function ge(i,t){return ce(
i)?"self-signed":t.length===0?"leaf":t.some(ce)?"root":"chain"}const Te=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],Pe=["\
AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],Ne=[...Te,...Pe.flatMap(i=>[`ECDHE-ECDSA-${i}`,`ECDHE-RSA-${i}`])],ke=["X2\
5519","P-256","P-384","P-521"],Ue=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha3\
84:rsa_pkcs1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),Ke="@SECLEVEL=0",Re=Y.constants.SSL_OP_LEGACY_SERVER_CONNECT|Y.constants.SSL_OP_NO_RENEGOTIATION,
Fe={secureOptions:Re,minVersion:"TLSv1.2",ciphers:[...Ne,Ke].join(":"),ecdhCurve:ke.join(":"),sigalgs:Ue},De={secureOptions:Re,minVersion:"TLSv1",ciphers:[...Ne,
"TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL",Ke].join(":"),ecdhCurve:[...ke,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP5\
12r1:ffdhe2048:ffdhe3072:ffdhe4096:P-224"].join(":")};function et(i){const t=Be(()=>tt([...D.rootCertificates,...(0,D.getCACertificates)("extra"),...i===null?[]:
[i]])),f=Be(()=>tt((0,D.getCACertificates)("system")));return{context:Be(()=>(0,D.createSecureContext)({...Fe,ca:[]})),verify:(O,U)=>{const H=Date.now(),te={sent:O,
host:U,now:H,isSignedBy:vt},ue=j({...te,anchors:t()}),Ee=ue.ok?ue:j({...te,anchors:Ae=>[...t()(Ae),...f()(Ae)]});if(!Ee.ok)return Ee;const ye=yt(Ee.chain,U,H);return ye===
null?Ee:{ok:!1,...ye}}}}function Be(i){let t;return()=>(t??={value:i()},t.value)}const Qe=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function tt(i){
const t=i.flatMap(U=>Array.from(U.matchAll(Qe),([,H=""])=>Buffer.from(H,"base64"))),f=Buffer.concat(t),O=new Map;return U=>{const H=Buffer.from(U),te=H.toString(
"latin1"),ue=O.get(te);if(ue!==void 0)return ue;const ye=(f.includes(H)?t.filter(Ae=>Ae.includes(H)):[]).flatMap(Ae=>{const je=B(Ae);return je.ok&&H.equals(je.certificate.
subject)?je.certificate:[]});return ye.length>0&&O.set(te,ye),ye}}const Ge=new WeakMap;function Et(i){const t=Ge.get(i);if(t!==void 0)return t;const f=new Y.X509Certificate(
i.raw).publicKey;return Ge.set(i,f),f}function vt(i,t){try{return new Y.X509Certificate(i.raw).verify(Et(t))}catch{return!1}}function yt(i,t,f){for(const[O,U]of i.
entries()){const H=O===0,te=wt(U,i[O+1],H?t:null,f);if(te!==null)return{flaw:{kind:"openssl",check:te},isLeaf:H}}return null}function wt({raw:i},t,f,O){try{const U=new Y.
X509Certificate(i),{validFrom:H,validTo:te}=U;if(!(Date.parse(H)<=O&&O<=Date.parse(te)))return"dates";if(f!==null&&!_t(U,f))return"name";if(t===void 0)return null;
const ue=new Y.X509Certificate(t.raw);return t.version===3&&!ue.ca?"authority":U.checkIssued(ue)?null:"issuer"}catch{return"encoding"}}const St={subject:"never",
partialWildcards:!1};function _t(i,t){if((0,J.isIP)(t)!==0)return i.checkIP(t)!==void 0;const f=t.replace(/\.$/,"").toLowerCase();if(i.checkHost(f,St)!==void 0)
return!0;const O=f.replace(/^[^.]*/,""),U=i.subjectAltName?.toLowerCase().split(", ")??[];return O!==""&&U.includes(`dns:*${O}`)}var Xe=o(7602);const Tt=["ERR_S\
SL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],kt=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function Ot(i){const{code:t,
error:f,dialing:O}=i;if(Tt.includes(t))return await bt(await i.connectAgain())?(0,Xe.Au)("PLAIN_HTTP","the port responds in plain HTTP"):f;if(kt.test(t))return f;
const U=await Mt(i);return U===null?f:"flaw"in U?(O.connection.rejection=U,(0,Xe.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${U.flaw.kind}`)):(O.connection.
unsupported=U,(0,Xe.Au)("TLS_UNSUPPORTED",`not supported by the clients: ${U.name}`))}const $t=3e3,At=Buffer.from([22,3,1,0,0]);async function bt(i){const t=await new Promise(
f=>{i.setTimeout($t,()=>f("")),i.once("data",O=>f(O.toString("latin1",0,5))),i.once("error",()=>f("")).once("close",()=>f("")),i.write(At)});return i.destroy(),
t==="HTTP/"}const Rt=[De,{...De,maxVersion:"TLSv1.2"}];async function Mt({endpoint:{name:i},dialing:t,connectAgain:f}){for(const O of Rt){const U=(0,D.createSecureContext)(
{...O,ca:[]}),H=await f(),te=await(0,Xe.ek)(H,t,{name:i,secureContext:U}).catch(()=>null);if(te===null)continue;const ue=Pt(te);return te.destroy(),ue}return null}
function Pt(i){const t=i.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(t))return{kind:"version",name:t};const[f]=G(i),O=f&&B(f.raw);if(O?.ok===!1)return{
flaw:O.flaw,isLeaf:!0};const U=i.getCipher().name;if(!Ne.includes(U))return{kind:"cipher",name:U};const H=Dt(i);if(!ke.includes(H))return{kind:"group",name:H};const te=O?.
certificate.key;return te?.kind==="unsupported"?{flaw:{kind:"key",name:te.name},isLeaf:!0}:null}const Ct={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521",
secp224r1:"P-224"};function Dt(i){const t=i.getEphemeralKeyInfo();return t===null||!("type"in t)?"":t.type==="DH"?`ffdhe${t.size}`:Ct[t.name??""]??t.name??""}const Lt="\
http/1.1",ut="h2";async function dt(i,t,f){if(i.scheme==="http")return lt(i,t,f);const O=()=>lt(i,t,f),U=await O();try{return await mt(i,U,t.trust,f,Lt)}catch(H){
const te=(0,Xe.$N)(H);throw te.endsWith("_NO_APPLICATION_PROTOCOL")&&await ht(i,t,f),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(te)?await Ot({error:H,code:te,endpoint:i,
dialing:f,connectAgain:O}):H}}async function ht(i,t,f){if(i.scheme!=="http")try{const O=await lt(i,t,f);(await mt(i,O,t.trust,f,ut)).destroy()}catch(O){if(["HTT\
P2_ONLY","CERTIFICATE_REJECTED"].includes((0,Xe.$N)(O)))throw O}}function ft({scheme:i,name:t,port:f}){return(0,R.EN)(t)+(f===(0,R.L5)(i)?"":`:${f}`)}function pt(i,t){
const f=t.resolve.find(({name:O,port:U})=>O===i.name&&(U===null||U===i.port));return f===void 0?{host:i.name,port:i.port,proxy:t.chooseProxy(i)}:{host:f.address,
port:f.addressPort??i.port,proxy:null}}async function lt(i,t,f){const{host:O,port:U,proxy:H}=pt(i,t);if(H===null)return(0,Xe.zy)(O,U,f);(0,Xe.ln)(i.name,f),f.connection.
proxy=H.host;const te=await It(H,t,f);return i.scheme==="https"?Nt(i,H,te):te}async function It(i,t,f){const O=i.protocol==="https:"?"https":"http",U=i.hostname.
replace(/^\[|\]$/g,""),H={scheme:O,name:U,port:Number(i.port)||(0,R.L5)(O)},te=(0,Xe.s0)();try{return await dt(H,{...t,resolve:[],chooseProxy:()=>null},{...f,connection:te,
allowPrivate:!0})}catch(ue){const Ee=`proxy ${i.host} cannot be reached: ${(0,Xe.bD)(ue)}`;throw(0,Xe.Au)("PROXY_REFUSED",Ee)}finally{f.connection.lookupMs=te.lookupMs,
f.connection.connectMs=te.connectMs}}async function mt(i,t,f,O,U){const{connection:H}=O,te=performance.now(),ue=await(0,Xe.ek)(t,O,{name:i.name,secureContext:f.
context(),ALPNProtocols:[U]});H.tlsMs=performance.now()-te;const Ee=G(ue),ye=f.verify(Ee.map(({raw:Ae})=>Ae),i.name);if(H.certificate=Z(Ee,ye,ft(i)),ye.ok&&ue.alpnProtocol!==
ut)return ue;throw ue.destroy(),ye.ok?(0,Xe.Au)("HTTP2_ONLY","the host speaks only HTTP/2"):(H.rejection=ye,(0,Xe.Au)("CERTIFICATE_REJECTED",`certificate reject\
ed: ${ye.flaw.kind}`))}function gt(i){if(i.username===""&&i.password==="")return{};const t=`${decodeURIComponent(i.username)}:${decodeURIComponent(i.password)}`;
return{"proxy-authorization":`Basic ${Buffer.from(t).toString("base64")}`}}const xt=[502,503,504];function Nt(i,t,f){const O=`${(0,R.EN)(i.name)}:${i.port}`,U=(H=0,te="")=>(0,Xe.
Au)(xt.includes(H)?"PROXY_NOT_REACHED":"PROXY_REFUSED",`proxy ${t.host} returned ${H} ${te}`.trimEnd());return new Promise((H,te)=>{const ue=(0,l.request)({method:"\
CONNECT",path:O,headers:{host:O,...gt(t)},insecureHTTPParser:!0,createConnection:()=>f});ue.on("error",Ee=>{const ye=`proxy ${t.host} closed the connection: ${Ee.
message}`;te((0,Xe.Au)("PROXY_REFUSED",ye))}),ue.on("connect",(Ee,ye,Ae)=>{if(Ee.statusCode===200&&Ae.length===0)return H(f);f.destroy(),te(U(Ee.statusCode,Ee.statusMessage))}),
ue.end()})}function Ut(i){const t=[...[...i.hostnames,...i.tokens].map(({host:f})=>(0,s.Sv)(f).name),...i.resolve.map(({name:f})=>f)];return{resolve:i.resolve,namedHosts:new Set(
t),chooseProxy:i.chooseProxy,trust:et(i.authorities)}}}),7602:((Ie,he,o)=>{o.d(he,{$N:()=>Q,Au:()=>Z,bD:()=>Y,ek:()=>D,ln:()=>n,s0:()=>G,zy:()=>J});var l=o(610),
R=o(7030),s=o(1692),F=o(5195);const G=()=>({lookingUp:!1,lookupMs:null,connectMs:null,tlsMs:null,address:null,proxy:null,certificate:null,rejection:null,unsupported:null}),
Z=(c,p)=>Object.assign(new Error(p),{code:c});function Q(c){return typeof c!="object"||c===null?"":"code"in c&&typeof c.code=="string"?c.code:""}const Y=c=>typeof c==
"object"&&c!==null&&"message"in c?String(c.message):String(c);async function J(c,p,w){const{connection:N}=w;(0,R.isIP)(c)!==0&&n(c,w);const T=performance.now();
let _=T;const K=(0,R.connect)({host:c,port:p,noDelay:!0,lookup:A(w,()=>{_=performance.now(),N.lookingUp=!1,N.lookupMs=_-T})});return w.hold(K),await E(K,"connec\
t"),N.connectMs=performance.now()-_,N.address=K.remoteAddress??null,K}async function D(c,p,{name:w,...N}){const T=(0,s.connect)({...N,socket:c,servername:(0,R.isIP)(
w)===0?w.replace(/\.$/,""):"",rejectUnauthorized:!1});return p.hold(T),await E(T,"secureConnect"),T}function E(c,p){return new Promise((w,N)=>{const T=()=>N(Z("\
ECONNRESET","the connection was closed"));c.once(p,w).once("error",N).once("close",T)})}function n(c,p){const w=h(c,p);if(w!==null)throw w}function h(c,{allowPrivate:p}){
const w=(0,F.Sz)(c);return w==="metadata"?Z("ADDRESS_METADATA",`${c} is a metadata address`):w==="public"||p?null:Z(w==="reserved"?"ADDRESS_RESERVED":"ADDRESS_P\
RIVATE",`${c} is a ${w} address`)}const $=253,L=c=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(c);function A(c,p){return(w,N,T)=>{if(L(w)||w.replace(/\.$/,"").length>$){
const _=Z("ENOTFOUND",`no such host: ${w}`);queueMicrotask(()=>T(_,[]));return}c.connection.lookingUp=!0,(0,l.lookup)(w,{...N,all:!0},(_,K)=>{if(p(),_!==null)return T(
_,[]);const r=K.map(({address:d})=>h(d,c)),u=K.filter((d,a)=>r[a]===null),v=r.find(d=>d!==null);if(u.length===0&&v)return T(v,[]);T(null,u)})}}}),8542:((Ie,he,o)=>{
o.d(he,{be:()=>it,X5:()=>st,fA:()=>Le});var l=o(4091),R=o(4283),s=o(1831),F=o(8408),G=o(3592),Z=o(7075),Q=o(8522),Y=o(7602);const J=1e3,D=64*1024,E=1024,n=256*1024,
h=j=>Buffer.from(j,"latin1").toString("utf8");function $({status:j,reason:M,headers:C}){const V=S=>{const W=C.get(S)?.[0];return W===void 0?null:h(W)},ie=V("con\
tent-length"),m=j!==204&&j!==304&&ie!=="0"?V("content-encoding"):null;return{status:j,reason:h(M),contentType:V("content-type"),contentEncoding:m,location:V("lo\
cation"),retryAfter:V("retry-after"),terraformGet:V("x-terraform-get"),apiVersion:V("tfp-api-version"),challenge:L(C.get("www-authenticate")??[]),declaredBytes:ie===
null||A(m)?null:Number(ie)}}function L(j){const M=j.flatMap(V=>V.split(",")).flatMap(V=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(V)?.[1]??[]);return M.some(V=>V.toLowerCase()===
"bearer")?null:M[0]??null}const A=j=>j?.toLowerCase()==="gzip";async function c(j,M,C){const V=[];let ie=0;const Oe=C.kind==="excerpt"?setTimeout(()=>j.destroy(),
J).unref():void 0;try{for await(const S of p(j,M,C.maxBytes))if(V.push(S),V.length===E&&V.splice(0,E,Buffer.concat(V)),ie+=S.length,ie>C.maxBytes)break}catch(S){
if((0,Y.$N)(S)==="COMPRESSED_TOO_LARGE")ie=Number.POSITIVE_INFINITY;else if(C.kind==="whole")throw S}finally{clearTimeout(Oe),j.destroy()}return{bytes:Buffer.concat(
V).subarray(0,C.maxBytes),truncated:ie>C.maxBytes}}function p(j,M,C){if(!A(M.contentEncoding))return j;const V=(0,Q.createGunzip)();return(0,Z.pipeline)(j,w(C+D),
V,()=>{}),V}const w=j=>async function*(M){let C=j;for await(const V of M){if(C-=V.length,C<0)throw(0,Y.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield V}};
var N=o(5306);function T(j){const[,M="",C="",V=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(j)??[],ie=/^HTTP\/(\d)\.(\d)$/.exec(M);if(ie===null)return(0,l.TR)("malformed \
status line");if(!/^(\d|\+(?=\d))\d\d$/.test(C))return(0,l.TR)("malformed status");const[,Oe="",m=""]=ie;return(0,l.Ju)({status:Number(C),reason:V,version:Number(
Oe+m)})}function _(j,M){const C=u(M);if(!C.ok)return C;const V=new Map(C.value),{status:ie,reason:Oe,version:m}=j,S=g(ie,m,V);if(!S.ok)return S;S.value.kind==="\
chunked"&&V.delete("content-length");const W=S.value.kind!=="close"&&x(m,V);return(0,l.Ju)({status:ie,reason:Oe,headers:V,framing:S.value,keepAlive:W})}const K=/^[\w!#$%&'*+.^`|~ -]+$/,
r=j=>/^[\t -~\u0080-\u00ff]*$/.test(j);function u(j){const M=new Map;for(const C of a(j)){const V=C.indexOf(":"),ie=C.slice(0,Math.max(V,0)),Oe=d(C.slice(V+1));
if(!K.test(ie))return(0,l.TR)("malformed header line");if(!r(Oe))return(0,l.TR)("control character in a header");const m=ie.toLowerCase(),S=M.get(m);S===void 0?
M.set(m,[Oe]):S.push(Oe)}return(0,l.Ju)(M)}const v=/(?<![ \t])[ \t]+$/,d=j=>j.replace(/^[ \t]+/,"").replace(v,"");function a(j){const M=[];for(const C of j){const V=d(
C),ie=M.at(-1);/^[ \t]/.test(C)&&ie!==void 0?ie.push(V):M.push([/^[ \t]|^[^:]*$/.test(C)?":":V])}return M.map(C=>C.join(" "))}const e=["transfer-encoding","cont\
ent-length","trailer"];function g(j,M,C){const V=M>=11?C.get("transfer-encoding")??[]:[],[ie]=V;if(V.length>1)return(0,l.TR)("several Transfer-Encoding headers");
if(ie!==void 0&&ie.toLowerCase()!=="chunked")return(0,l.TR)("unsupported Transfer-Encoding");const Oe=b(C,"trailer");if(ie!==void 0&&Oe.some(z=>e.includes(z)))return(0,l.
TR)("forbidden name in Trailer");const m=C.get("content-length")??[];if(new Set(m).size>1)return(0,l.TR)("different Content-Length headers");const[S]=m,W=Number(
S);return S!==void 0&&!(/^\d+$/.test(S)&&W<2**63)?(0,l.TR)("malformed Content-Length"):j<200||j===204||j===304?(0,l.Ju)({kind:"length",bytes:0}):ie!==void 0?(0,l.
Ju)({kind:"chunked"}):(0,l.Ju)(S===void 0?{kind:"close"}:{kind:"length",bytes:W})}const b=(j,M)=>(j.get(M)??[]).flatMap(C=>C.split(",")).map(C=>C.trim().toLowerCase());
function x(j,M){const C=b(M,"connection");return j<10||C.includes("close")?!1:j>=11||C.includes("keep-alive")}function ne(j){const[M=""]=j.replace(v,"").split("\
;",1);return/^[\da-f]{1,16}$/i.test(M)?(0,l.Ju)(Number.parseInt(M,16)):(0,l.TR)("malformed chunk size")}const oe=4096,pe=16*1024,we=10;class me{#e="size";#n=0;#s=0;#t="";#o=[];#r=0;push(M){
const C=new Uint8Array(M.length);let V=0,ie=0;for(;ie<M.length&&this.#e!=="end";){if(this.#e==="data"){const S=Math.min(M.length,ie+this.#n);C.set(M.subarray(ie,
S),V),V+=S-ie,this.#n-=S-ie,ie=S,this.#n===0&&(this.#e="end of data");continue}const Oe=M.indexOf(we,ie)+1||M.length;this.#t+=(0,l.iP)(M.subarray(ie,Oe)),ie=Oe;
const m=this.#i(M[Oe-1]===we);if(m!==null)return(0,l.TR)(m)}return(0,l.Ju)({data:C.subarray(0,V),used:ie,isEnd:this.#e==="end"})}#i(M){const C=this.#t;return C.
length+this.#r>oe?"long line in chunks":M?(this.#t="",!C.endsWith(`\r
`)||C.indexOf("\r")<C.length-2?"malformed end of a chunk line":this.#a(C.slice(0,-2))):null}#a(M){if(this.#e==="size")return this.#c(M);if(this.#e==="end of dat\
a")return this.#e="size",M===""?null:"malformed chunk";if(this.#r+=M.length+2,M!=="")return this.#o.push(M),null;this.#e="end";const C=u(this.#o);return C.ok?null:
C.why}#c(M){const C=ne(M);return C.ok?(this.#n=C.value,this.#e=C.value===0?"trailer":"data",C.value===0?null:(this.#s=Math.max(0,this.#s+M.length+2-16-2*C.value),
this.#s>pe?"chunks with too little data":null)):C.why}}function xe(j){const M=new be(j);let C=!0,V=0;return{mayRepeat:()=>V>0&&M.received===V,isFree:()=>C&&M.isEmpty&&
!j.destroyed&&j.readable,get:async ie=>{C=!1,V=M.received,j.write($e(ie),"latin1"),await re(M);const Oe=await P(M),m=async function*(){yield*I(M,Oe.framing),C=Oe.
keepAlive},S=()=>{C||j.destroy()};return{head:$(Oe),body:Object.assign(m(),{destroy:S})}}}}function $e({path:j,headers:M}){const C=Object.entries(M).map(([ie,Oe])=>`${ie}\
: ${Oe}`),V=[`GET ${j} HTTP/1.1`,...C];if(V.some(ie=>/[\r\n\0]/.test(ie)))throw new Error("a request has a line break");return`${V.join(`\r
`)}\r
\r
`}const k=9,se=4;async function re(j){const M=await j.arrived();if(M===null||M.length<k)return;if(M[0]===0&&M[3]===se&&M.readUInt32BE(5)===0)throw(0,Y.Au)("HTTP\
2_FRAME","a frame of HTTP/2, which was not negotiated")}const y=5;async function P(j){const M={bytes:n};for(let C=0;C<=y;C+=1){const V=q(T(await Se(j,M))),ie=q(
_(V,await de(j,M)));if(ie.status<100||ie.status>199||ie.status===101)return ie}throw(0,Y.Au)("HTTP_MALFORMED",`more than ${y} interim responses`)}function q(j){
if(!j.ok)throw(0,Y.Au)("HTTP_MALFORMED",j.why);return j.value}async function de(j,M){const C=[];for(;;){const V=await Se(j,M);if(V==="")return C;C.push(V)}}async function Se(j,M){
const C=await j.line(M);if(C===null)throw(0,Y.Au)("ECONNRESET","the connection was closed");return C.endsWith("\r")?C.slice(0,-1):C}function I(j,M){switch(M.kind){case"\
length":return ae(j,M.bytes);case"chunked":return fe(j);case"close":return B(j)}}async function*B(j){for(;;){const M=await j.bytes(ee);if(M===null)return;yield M}}
const ee=64*1024;async function*ae(j,M){let C=M;for(;C>0;){const V=await j.bytes(Math.min(C,ee));if(V===null)throw(0,Y.Au)("BODY_CUT","the body is cut off");C-=
V.length,yield V}}async function*fe(j){const M=new me;for(;;){const C=await j.arrived();if(C===null)throw(0,Y.Au)("BODY_CUT","the body is cut off");const{data:V,
used:ie,isEnd:Oe}=q(M.push(C));if(j.skip(ie),V.length>0&&(yield V),Oe)return}}const ve=10;class be{#e;#n=Buffer.alloc(0);received=0;constructor(M){this.#e=M[Symbol.
asyncIterator]()}get isEmpty(){return this.#n.length===0}async line(M){const C=[];for(;;){const V=this.#n.indexOf(ve),ie=this.#s(V<0?this.#n.length:V+1);if(C.push(
ie),M.bytes-=ie.length,M.bytes<0)throw(0,Y.Au)("HEADERS_TOO_LARGE","too many headers");if(V>=0)return Buffer.concat(C).toString("latin1").slice(0,-1);if(await this.#t())
continue;const Oe=Buffer.concat(C).toString("latin1");return Oe===""||Oe==="\r"?null:Oe}}async bytes(M){return await this.arrived()&&this.#s(M)}async arrived(){
return this.isEmpty&&!await this.#t()?null:this.#n}skip(M){this.#s(M)}#s(M){const C=this.#n.subarray(0,M);return this.#n=this.#n.subarray(C.length),C}async#t(){
const M=await this.#e.next();return M.done===!0?!1:(this.#n=M.value,this.received+=this.#n.length,!0)}}const Me=12;function Le(j){const M={settings:j,alerts:[],
channels:new Map,sockets:new Set,closed:!1};return{get:C=>_e(M,C),isOpen:()=>!M.closed,close:()=>{M.closed=!0;for(const C of[...M.sockets].reverse())C.destroy()}}}
async function _e(j,M){const C={connection:null,address:null,head:null,firstByteMs:0,body:null,error:null};try{const{head:V,body:ie}=await Ce(j,M,C);C.head=V,C.
body=await c(ie,V,M.planBody(V))}catch(V){C.address=C.connection?.address??C.address,C.error=(0,Y.$N)(V)==="ECONNRESET"&&j.alerts[0]||V}return C}async function Ce(j,M,C){
const{scheme:V,name:ie,port:Oe}=M.endpoint,m=`${V}://${ie} ${Oe}`,S=Ye(j,M),W=async X=>{He(j,m,X),C.address=X.address;const le=performance.now(),ce=await X.http.
get(S);return C.firstByteMs=performance.now()-le,ce},z=j.channels.get(m);if(z?.http.isFree())try{return await W(z)}catch(X){if(j.closed||!z.http.mayRepeat())throw X}
try{return await W(await Je(j,M,C))}catch(X){throw(0,Y.$N)(X)==="HTTP2_FRAME"&&await(0,N.dI)(M.endpoint,j.settings,Ve(j,M,C)),X}}function He({channels:j},M,C){j.
delete(M),j.set(M,C);const[V]=j;j.size>Me&&V!==void 0&&(j.delete(V[0]),V[1].socket.destroy())}async function Je(j,M,C){const V=Ve(j,M,C),ie=await(0,N.JY)(M.endpoint,
j.settings,V);return{http:xe(ie),socket:ie,address:V.connection.address}}function Ve(j,{allowPrivate:M},C){const V=(0,Y.s0)();return C.connection=V,{connection:V,
allowPrivate:M,hold:Oe=>{j.sockets.add(Oe),Oe.on("error",m=>{(0,Y.$N)(m).startsWith("ERR_SSL")&&j.alerts.push(m)}),Oe.on("close",()=>j.sockets.delete(Oe)),j.closed&&
Oe.destroy()}}}function Ye({settings:j},{url:M,endpoint:C,token:V,headers:ie}){const{proxy:Oe}=(0,N.Lu)(C,j),m=C.scheme==="http"?Oe:null,S=rt(M,C),W=(0,R.t5)(M);
return{path:We(m===null?W:`http://${S}${W}`).replace(/ /g,"%20"),headers:{host:S,"user-agent":G._O,...ie,...ie.range===void 0?{"accept-encoding":"gzip"}:{},...Ze(
M,V),...m===null?{}:(0,N.To)(m)}}}const We=j=>Buffer.from(j,"utf8").toString("latin1");function Ze(j,M){if(M!==null)return{authorization:We(`Bearer ${M.reveal()}`).
trimEnd()};const C=(0,R.aR)(j);return C===null?{}:{authorization:C}}function st(j){const{scheme:M}=j;if(M!=="https"&&M!=="http")return(0,l.TR)(`unsupported prot\
ocol scheme "${M}"`);const{name:C,port:V}=(0,R.cz)(j);if(C==="")return(0,l.TR)("no Host in request URL");const ie=at(C);if(!ie.ok)return ie;const Oe=V===""?(0,R.
L5)(M):Number(V);return Oe>0&&Oe<=65535?(0,l.Ju)({scheme:M,name:ie.value,port:Oe}):(0,l.TR)(`invalid port "${V}"`)}function it(j){const{name:M}=(0,R.cz)(j),C=(0,s.
Pv)(M);return(0,F.ER)(M)||!C.ok?M:C.value}function rt(j,{name:M}){const{port:C}=(0,R.cz)(j);return(0,R.EN)(M)+(C===""?"":`:${C}`)}function at(j){return(0,F.ER)(
j)?(0,l.Ju)(j.toLowerCase()):(0,s.Pv)(j)}}),3948:((Ie,he,o)=>{o.d(he,{e:()=>oe,U:()=>k});var l=o(4283),R=o(630),s=o(4e3),F=o(9209),G=o(1064),Z=o(5195),Q=o(2713),
Y=o(960),J=o(2636),D=o(9872),E=o(4592),n=o(6697),h=o(5306),$=o(7602);const L=y=>({describe:y,transient:!1}),A=y=>({describe:y,transient:!0}),c=y=>P=>(0,Y.T0)({host:P.
host,why:y}),p=y=>A(({host:P})=>(0,Y.P6)({host:P,error:y})),w=y=>L(({host:P})=>(0,D.cI)({host:P,error:y})),N=y=>A(({host:P,asks:q})=>q==="document"?(0,J.Eh)({host:P,
why:y}):(0,E.Bz)({host:P,why:y})),T=y=>L(({host:P,asks:q})=>(0,n.AO)({host:P,address:y,asks:q})),_=L(({host:y,text:P})=>(0,Y.P0)({host:y,error:P}));function K({
host:y,rejection:P}){if(P===null)throw new Error("a certificate is rejected for a reason");const{flaw:q,isLeaf:de}=P;return q.kind==="expired"?(0,D.vk)({host:y,
isLeaf:de,at:q.at}):q.kind==="not-yet-valid"?(0,D.x1)({host:y,isLeaf:de,at:q.at}):q.kind==="other-name"?(0,D.B_)({host:y,names:q.names}):(0,D.SE)({host:y,isLeaf:de,
flaw:q})}const r={ENOTFOUND:L(c("no-such-host")),ENODATA:L(c("no-such-host")),EAI_AGAIN:A(c("no-answer")),EAI_FAIL:A(c("server-failed")),ECONNREFUSED:p("refused"),
ECONNRESET:p("closed"),ECONNABORTED:p("closed"),EPIPE:p("closed"),EHOSTUNREACH:p("no-host-route"),ENETUNREACH:p("no-network-route"),ETIMEDOUT:A(({host:y,asks:P})=>(0,Y.
Qs)({host:y,asks:P,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:A(({host:y,text:P})=>(0,Y.P6)({host:y,error:{proxy:P}})),PROXY_REFUSED:L(({host:y,text:P})=>(0,D.
rZ)({host:y,reason:P})),PLAIN_HTTP:L(D.MY),ADDRESS_METADATA:T("metadata"),ADDRESS_PRIVATE:T("private"),ADDRESS_RESERVED:T("reserved"),CERTIFICATE_REJECTED:L(K),
TLS_UNSUPPORTED:L(({host:y,unsupported:P})=>(0,D.cI)({host:y,error:P??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:w("not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:w(
"not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:w("client-certificate"),HTTP_MALFORMED:_,HTTP2_FRAME:_,HTTP2_ONLY:L(n.ro),HEADERS_TOO_LARGE:L(J.ku),BODY_CUT:N(
"closed"),Z_BUF_ERROR:N("gzip"),Z_DATA_ERROR:L(({host:y,asks:P})=>P==="document"?(0,J.jN)({host:y,encoding:"broken gzip"}):(0,E.Bz)({host:y,why:"not-gzip"}))};function u(y){
return y.endsWith("UNRECOGNIZED_NAME")?w("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(y)?w({code:y}):p({code:y})}function v(y){const{code:P}=y,q=Object.hasOwn(
r,P)?r[P]:void 0,{describe:de,transient:Se}=q??u(P);return{problem:de(y),transient:Se}}function d({error:y,connection:P,head:q},{endpoint:de,asks:Se,limitMs:I}){
const B=(0,h.jT)(de);if(I!==null){const ve=e(P,q!==null);return{problem:(0,Y.Qs)({host:B,asks:Se,phase:ve,limitMs:I}),transient:!0}}const ee=(0,$.$N)(y);if(ee===
"")throw y;const{rejection:ae,unsupported:fe}=P??(0,$.s0)();return v({code:q!==null&&a.test(ee)?"BODY_CUT":ee,text:(0,$.bD)(y),asks:Se,host:B,rejection:ae,unsupported:fe})}
const a=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function e(y,P){return y?.lookingUp?"lookup":y?.connectMs===null?"connection":P?"body":"response"}var g=o(8542);
const b=[301,302,303,307,308],x={kind:"excerpt",maxBytes:2048},ne=8192;async function oe(y){const P={options:y,started:performance.now(),hops:[],urls:new Set,connections:[],
stops:[],firstByteMs:null,headMs:null,startsInPublic:y.origin?.isPublic??!0,timedOut:!1},q=y.startTimer(y.timeoutMs,()=>{P.timedOut=!0,y.session.close()});try{return{
response:await we(P),hops:[...P.hops],timing:pe(P,performance.now()-P.started),headMs:P.headMs,certificates:[...P.connections.flatMap(({certificate:Se})=>Se??[])]}}finally{
q()}}function pe({connections:y,firstByteMs:P},q){const de=ee=>{const ae=y.map(fe=>fe[ee]).filter(fe=>fe!==null);return ae.length===0?null:ae.reduce((fe,ve)=>fe+
ve)},[Se,I,B]=[de("lookupMs"),de("connectMs"),de("tlsMs")];return{lookupMs:Se,connectMs:I,tlsMs:B,firstByteMs:P,totalMs:q}}async function we(y){let{url:P}=y.options;
for(;;){const q=(0,g.X5)(P);if(!q.ok)return se((0,F.Y3)({redirect:"to",url:(0,l.Pl)(P),why:q.why}));const de=await xe(y,P,q.value);if(de.kind==="failed"||!me(de.
head))return de;const Se=(0,R.O)(P,de.head.location??"");if(!Se.ok){const I=`failed to parse Location header: ${Se.why}`;return se((0,F.Y3)({redirect:"from",url:(0,l.
Pl)(P),why:I}))}if(y.hops.length>y.options.maxRedirects)return re(y,Se.value);if((0,l.jr)(Se.value).length>ne){const I=`its URL has more than ${ne} characters, \
which servers do not accept`;return se((0,F.Y3)({redirect:"from",url:(0,l.Pl)(P),why:I}))}P=Se.value}}const me=({status:y,location:P})=>b.includes(y)&&!!P;async function xe(y,P,q){
const{options:de,hops:Se}=y,{token:I,settings:B,planBody:ee,headers:ae,origin:fe}=de,ve=Se.length===0&&fe===null;y.urls.add((0,l.jr)(P)),y.stops.push({scheme:q.
scheme,name:(0,g.be)(P)});const be=I===null?"none":(0,Q.nL)(y.stops).at(-1)??"dropped";y.headMs=null;const Me=performance.now(),Le=await de.session.get({url:P,endpoint:q,
token:be==="sent"?I:null,headers:ae,allowPrivate:!y.startsInPublic||ve||B.namedHosts.has(q.name),planBody:Ye=>(y.headMs=performance.now()-y.started,me(Ye)?x:ee(
Ye))}),_e=performance.now()-Me;$e(y,Le,{url:(0,s.dh)((0,l.Pl)(P)),authorization:be,ms:_e}),ve&&(y.startsInPublic=k(B,q.name,Le.address));const{head:Ce,body:He}=Le;
if(Ce!==null&&He!==null)return{kind:"received",url:P,head:Ce,body:He};const Je=y.timedOut?de.timeoutMs:null,{asks:Ve}=de;return{kind:"failed",...d(Le,{endpoint:q,
asks:Ve,limitMs:Je})}}function $e(y,P,{url:q,authorization:de,ms:Se}){const{connection:I,head:B}=P;I!==null&&y.connections.push(I),P.body!==null&&(y.firstByteMs=
(y.firstByteMs??0)+P.firstByteMs),y.hops.push({url:q,status:B?.status??null,reason:(0,s.dh)(B?.reason??""),mediaType:B?.contentType?(0,s.dh)(B.contentType):null,
authorization:de,challenge:B?.challenge?(0,s.dh)(B.challenge):null,address:I?.address??null,proxy:I?.proxy??null,ms:Se})}function k({resolve:y},P,q){const de=y.
some(Se=>Se.name===P);return!["private","loopback"].includes((0,Z.Sz)((de?null:q)??P))}const se=y=>({kind:"failed",problem:y,transient:!1});function re({urls:y,
hops:P,options:q},de){const{asks:Se,redirectLimits:I}=q,B=P[0]?.url??"";if(y.has((0,l.jr)(de)))return se((0,F.f0)({url:B,asks:Se,to:(0,l.Pl)(de)}));const ee=P.length,
ae=G.Du.filter(fe=>ee>I[fe]);return se((0,F.KA)({url:B,asks:Se,redirects:ee,clients:ae,limits:I}))}}),5195:((Ie,he,o)=>{o.d(he,{Sz:()=>w,Zu:()=>c,uo:()=>N});var l=o(
6181);function R(T){let _;const K=()=>T.trim().split(/\s+/).map(s);return()=>_??=K()}function s(T){const[_="",K]=T.split("/"),r=(0,l.r5)(_);if(r===null)throw new Error(
`${_} is no address`);return{prefix:r,bits:K===void 0?r.length*8:Number(K)}}const F=({prefix:T,bits:_},K)=>T.length===K.length&&T.every((r,u)=>{const v=Math.min(
Math.max(8*(u+1)-_,0),8);return r>>v===(K[u]??0)>>v}),G=R(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),Z=R("127.0.0.0/8 0.0.0.0 ::1 ::"),Q=R(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),Y=R(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),J=R("0.0.0.0/0 2000::/3"),D=R("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),E=(T,_)=>T().some(K=>F(K,_)),n=[12,13,14,15],h=(T,..._)=>{const K=R(T);return{
isIn:r=>E(K,r),at:_,mask:0}},$=[h("2002::/16",[2,3,4,5]),h("2001::/32",[4,5,6,7]),{...h("2001::/32",n),mask:255},h("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,
11,12],n),{isIn:T=>/^[02],0,94,254$/.test(T.slice(8,12).join()),at:[n],mask:0}],L=T=>$.filter(_=>_.isIn(T)).flatMap(({at:_,mask:K})=>_.map(r=>r.map(u=>(T[u]??0)^
K)));function A(T){return E(Z,T)?"loopback":E(D,T)?A(T.slice(12)):[T,...L(T)].some(_=>E(G,_))?"metadata":E(Q,T)?"private":E(Y,T)||!E(J,T)?"reserved":"public"}function c(T){
const _=(0,l.r5)(T);return _===null?"public":A(_)}const p=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;function w(T){
const _=T.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(_))return"loopback";const K=(0,l.r5)(_)??(0,l.RY)(_);return K===null?"public":A(K)}function N(T){
const _=w(T);return _!=="public"||T.includes(":")?_:p.test(T.replace(/\.$/,""))?"private":"public"}}),9529:((Ie,he,o)=>{o.d(he,{m:()=>Z});var l=o(4283),R=o(9562);
const s=[1024,65535],F=["authz_code","password"],G="app.terraform.io";function Z(n,h,$){const L=[],A=(u,v,d)=>(L.push({rule:v,value:d}),u),c=u=>Object.hasOwn(n,
u)?n[u]:void 0,p=Q(c("client"),A),w=Y(c("grant_types"),$,A),N=(u,v)=>{const d=c(u);if(typeof d!="string")return v.some(x=>w.includes(x))?A(null,`${u}-missing`,d):
null;const a=(0,R.vy)(h,d);if(a.ok&&(0,l.cz)(a.value).name!=="")return(0,l.jr)(a.value);const g=`failed to parse ${u==="authz"?"authorization":"token"} URL: ${a.
ok?"no Host in request URL":a.why}`;return L.push({rule:`${u}-invalid`,why:g}),null},T=N("authz",["authz_code"]),_=N("token",F),K=J(c("ports"),A),r=E(c("scopes"),
A);return{value:{client:p,grantTypes:w,authz:T,token:_,ports:K,scopes:r},flaws:L}}function Q(n,h){return typeof n!="string"?h("","client-missing",n):n===""?h(n,
"client-empty",n):n}function Y(n,h,$){if(n===void 0)return["authz_code"];if(!Array.isArray(n))return $([],"grant-types-invalid",n);const L=[...new Set(n.filter(
p=>typeof p=="string"))];return L.includes("authz_code")||L.includes("password")&&h===G?L.every(p=>F.includes(p))?L:$(L,"grant-types-unknown",n):$(L,"grant-type\
s-unsupported",n)}function J(n,h){if(n===void 0)return s;if(!Array.isArray(n))return h(s,"ports-ignored",n);if(n.length!==2)return h(s,"ports-count",n);const[$,
L]=n;return!D($)||!D(L)?h(s,"ports-range",n):$>L?h(s,"ports-order",n):$===L?h([$,L],"ports-single",n):[$,L]}const D=n=>typeof n=="number"&&Number.isInteger(n)&&
n>=s[0]&&n<=s[1];function E(n,h){if(n===void 0)return[];if(!Array.isArray(n))return h([],"scopes-ignored",n);const $=n.filter(L=>typeof L=="string");return $.length===
n.length?$:h($,"scopes-invalid",n)}}),1193:((Ie,he,o)=>{o.d(he,{k4:()=>$,y8:()=>v});var l=o(7511),R=o(4283),s=o(3948),F=o(4e3),G=o(3534),Z=o(2636),Q=o(6174),Y=o(
1064),J=o(1919),D=o(1831);const E={kind:"whole",maxBytes:J.bi},n={kind:"excerpt",maxBytes:2048},h=a=>a===408||a===425||a===429||a>=500;async function $(a){const{
host:e,needed:g}=a,b=await(0,s.e)({...a,url:(0,D.cu)(e),asks:"document",headers:{accept:"application/json"},origin:null,redirectLimits:Y.NX,planBody:y=>L(y)===null?
E:n}),{response:x,...ne}=b;if(x.kind==="failed"){const{problem:y,transient:P}=x;return{attempt:{discovery:y.code==="host-http2"?{kind:"skipped",problem:y}:{kind:"\
failed",problem:y,excerpt:null},...ne},transient:P,retryAfter:null}}const{head:oe,body:pe,url:we}=x,me=v(pe.bytes),xe=b.hops.at(-1),$e={url:(0,R.Pl)(we),page:me,
asked:(0,D.nx)(e),hop:xe},k=A(x,$e,g),{status:se,retryAfter:re}=oe;return{attempt:{discovery:k,...ne},transient:h(se),retryAfter:re}}function L(a){const{status:e,
declaredBytes:g}=a;if(e===401||e===403)return({hop:ne,...oe})=>{const{authorization:pe="none",challenge:we=null}=ne??{};return(0,G.iX)({...a,...oe,host:oe.asked,
token:pe,challenge:we})};if(e!==200)return({url:ne,page:oe,asked:pe})=>(0,Z.wE)({...a,url:ne,page:oe,asked:pe,transient:h(e)});const b=a.contentType??"",x=(0,l.
i)(b);return!x.ok||x.value!=="application/json"?ne=>(0,Z.e)({...ne,contentType:b,malformed:!x.ok}):(g??0)<=J.bi?null:ne=>(0,Z.zf)({...ne,bytes:g,limit:J.bi})}function A(a,e,g){
const{head:b,body:x}=a,ne=a.url.user&&{name:"",password:null},oe={...a.url,user:ne,fragment:""};if(b.status===404)return{kind:"absent",url:oe,why:"status"};const pe=L(
b);if(pe!==null)return c(pe(e),x);const we=(0,J.Tp)(x.bytes,(0,J.Zo)(g));switch(we.kind){case"object":return{...we,kind:"found",url:oe,truncated:x.truncated};case"\
null":return{kind:"absent",url:oe,why:"null"};case"not-object":return c((0,Z.g0)({...e,why:we.why}),x);case"not-json":return c(p(a,we,e),x)}}const c=(a,{bytes:e})=>({
kind:"failed",problem:a,excerpt:T(e)});function p({head:a,body:e},{why:g,advice:b},x){if(e.truncated)return(0,Z.zf)({...x,bytes:null,limit:J.bi});const ne=a.contentEncoding?.
toLowerCase()??"";return["","gzip","identity"].includes(ne)?(0,Z.pN)({...x,why:g,advice:b}):(0,Z.jN)({...x,encoding:ne})}const w=200,N=80;function T(a){const e=K(
a),g=a.length<n.maxBytes?e:e.replace(_,"://***@"),b=(0,Q._)(g).trim();return b===""?null:Array.from(b.slice(0,2*w)).slice(0,w).join("")}const _=/:\/\/[^/?#\s"'@]+$/,
K=a=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(a.subarray(0,n.maxBytes)),r=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,u=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
function v(a){const e=d(K(a));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(e))return null;const g=/<title[^>]*>([^<]{0,400})/i.exec(e)?.[1]?.
replace(/\s+/g," ").trim()??"",b=(0,F.dh)(g,N);return u.test(g)?{kind:"captive-portal",title:b}:{kind:r.test(g)||/type=["']?password/i.test(e)?"sign-in":"other",
title:b}}function d(a){let e=a.trimStart();for(;e.startsWith("<!--");){const g=e.indexOf("-->",4);if(g<0)return"";e=e.slice(g+3).trimStart()}return e}}),9940:((Ie,he,o)=>{
o.d(he,{nT:()=>n,pj:()=>h});var l=o(8542),R=o(6697),s=o(1831),F=o(1193),G=o(7082),Z=o(6875);const Q=500,Y=1e4,J=3,D=2e3,E=3e5,n=r=>Math.min(Math.max(...r.map(({
attemptMs:u})=>u)),E);async function h(r,u){const v=r.map(g=>({host:g,tookMs:null})),d=r.entries(),a={total:r.length,done:0,failed:0,waiting:new Set},e=async()=>{
for(const[g,b]of d){if(u.stop.why!==null)return;a.waiting.add(b),u.progress(a);const x=await c(b,u).catch(ne=>(0,G.i)(b,(0,R.n3)({host:(0,s.nx)(b),thrown:ne})));
v[g]=x,a.waiting.delete(b),a.done+=1,(!$(x)||!p(x.attempt))&&(a.failed+=1),u.progress(a)}};return await Promise.all(Array.from({length:Math.min(u.concurrency,r.
length)},e)),L(v,u.stop)}const $=r=>"attempt"in r;function L(r,{why:u}){if(u===null)return r.filter($);const v=r.length-r.filter($).length,d=r.flatMap(e=>{if($(
e)&&p(e.attempt))return[];const g=$(e)?A(e):e.tookMs;return g!==null&&g>=D?[{host:(0,s.nx)(e.host),tookMs:g}]:[]}).sort((e,g)=>g.tookMs-e.tookMs).slice(0,J),a={
stopped:u,unchecked:v,total:r.length,slowest:d};return r.map(e=>{if($(e))return e;const{host:g,tookMs:b}=e,x=b!==null;return(0,G.i)(g,(0,R.nD)({host:(0,s.nx)(g),
isBegun:x,...a}))})}const A=({attempt:r,earlier:u})=>[...u,r].reduce((v,{timing:d})=>v+d.totalMs,0);async function c(r,u){const{stop:v}=u,d=performance.now(),{answer:a,
clients:e,difference:g}=await u.credentials.find(r),b=[];for(;v.why===null;){const{attempt:x,transient:ne,retryAfter:oe}=await T(r,a,u);if(v.why!==null&&!p(x)||
(b.push(x),!(p(x)?w(b,u.releases):ne)||b.length>u.retries))break;await(0,Z.v7)(K(b.length,oe,u),u)}return b.length===0?{host:r,tookMs:performance.now()-d}:{host:r,
...N(b),credentials:a&&{source:a.source,hasToken:a.token!==null,problem:a.problem},looks:e,difference:g,forced:u.forced.get(r)??[]}}const p=({discovery:r})=>r.kind!==
"failed",w=(r,u)=>u.some(({attemptMs:v})=>!r.some(d=>p(d)&&d.timing.totalMs<=v));function N(r){const u=r.findIndex(p),v=u<0?r.length-1:u,[d]=r.slice(v);if(d===void 0)
throw new Error("a visit without an attempt");return{attempt:d,earlier:r.slice(0,v),later:r.slice(v+1)}}async function T(r,u,v){if(u?.isUnsendable&&u.problem!==
null){const x={kind:"failed",problem:u.problem,excerpt:null};return{attempt:(0,G.O)(x),transient:!1,retryAfter:null}}const{network:d,maxRedirects:a,timeoutMs:e,
stop:g}=v,b=(0,l.fA)(d);g.signal.addEventListener("abort",b.close);try{return await(0,F.k4)({host:r,needed:_(r,v),session:b,settings:d,token:u?.token??null,maxRedirects:a,
timeoutMs:e,startTimer:v.startTimer})}finally{g.signal.removeEventListener("abort",b.close),b.close()}}const _=(r,{required:u,forced:v})=>[...(u.get(r)??[]).map(
({service:d})=>d),...(v.get(r)??[]).flatMap(({services:d})=>d.map(({id:a})=>a))];function K(r,u,{random:v,now:d}){const a=Q*2**(r-1)*(.5+v()/2);return Math.min(
Math.max(a,(0,Z.VJ)(u,d())??0),Y)}})};export{jt as ids,zt as modules};
