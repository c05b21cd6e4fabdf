const jt=[120,272,545,977,868],zt={960:((Ne,ce,o)=>{o.d(ce,{Er:()=>x,P0:()=>d,P6:()=>J,Qs:()=>e,T0:()=>j,U2:()=>b});var p=o(1064),A=o(4e3),s=o(5799);const K={"n\
o-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the \
DNS server reported a failure"},j=(0,s.lS)((0,s.z3)("host-unknown","Hostname does not resolve",p.zK),({host:m,why:c})=>({message:`${m} ${K[c]}`,help:c==="no-suc\
h-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again"})),V={refused:"refus\
ed the connection",closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: \
no route to its network"},J=(0,s.lS)((0,s.z3)("host-unreachable","Host is unreachable",p.zK),({host:m,error:c})=>{if(typeof c=="object"&&"proxy"in c)return{message:`${m}\
 is unreachable: ${c.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"};const E=typeof c=="string"?V[c]:`is un\
reachable (${c.code})`;return{message:`${m} ${E}`,help:{operator:"check that the host is up, and that a firewall lets this machine connect to it",user:"check th\
at a firewall or proxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine connect to it; otherwise ${(0,A.B9)(m)}`}}}),te={
lookup:{failed:"could not be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{failed:"did not accept a conn\
ection",help:"check that the host is up, and that a firewall does not drop packets from this machine"},response:{failed:"did not respond",help:""},body:{failed:"\
did not finish its response",help:""}},X="serve the document as a static file",M=({asks:m})=>m==="document"?X:"find out what the server waits for, such as its s\
torage",f=m=>m.map(({name:c,attemptMs:E,retries:$})=>{const _=Number.isFinite(E)?(0,A.YA)(E):"without a limit",w=$===0?"":` in each of ${$+1} attempts`,z=c.includes(
" and ")?"wait":"waits";return`${c} ${z} ${_}${w}`}).join(", "),e=(0,s.lS)((0,s.z3)("host-timeout","Host does not respond in time",p.zK),m=>{if(m.phase==="compl\
ete")return{message:`${m.host} took ${(0,A.YA)(m.tookMs)} to return its discovery document; ${f(m.releases)}`,help:(0,s.C)(X),affects:[...new Set(m.releases.map(
({client:_})=>_))]};const{failed:c,help:E}=te[m.phase],$=m.limitMs===null?"in time":`within ${(0,A.YA)(m.limitMs)}`;return{message:`${m.host} ${c} ${$}`,help:E||
{operator:M(m),guest:(0,A.B9)(m.host)}}}),d=(0,s.lS)((0,s.z3)("host-protocol","Host does not speak HTTP",p.zK),({host:m,error:c})=>({message:`the response of ${m}\
 is not valid HTTP (${c})`,help:{operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in \
the address"}})),S={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the \
body,"},b=(0,s.lS)((0,s.$e)("host-slow","Host is slow"),({host:m,phase:c,tookMs:E,limitMs:$,..._})=>{const w=`(limit ${(0,A.YA)($)}); ${S[c.name]} took ${(0,A.YA)(
c.ms)}`;return"url"in _?{message:`${_.url} took ${(0,A.YA)(E)} to answer ${w}`,help:(0,s.C)(M({asks:"answer"}))}:{message:`${m} took ${(0,A.YA)(E)} to return it\
s discovery document ${w}`,help:(0,s.C)(X,f(_.releases))}}),x=(0,s.lS)((0,s.lm)("host-recovered","Discovery succeeded after a retry"),({host:m,attempts:c,failure:E,
releases:$})=>({message:`discovery of ${m} succeeded at attempt ${c}; the first attempt failed: ${E}`,help:(0,s.C)("find out why the host fails intermittently",
$.length===0?"init succeeded, because the CLI retries discovery":`init with ${$.map(({name:_})=>_).join(" and ")} would have failed`)}))}),2636:((Ne,ce,o)=>{o.d(
ce,{Eh:()=>d,HB:()=>m,e:()=>te,g0:()=>b,jN:()=>f,ku:()=>M,pN:()=>S,wE:()=>j,zf:()=>X});var p=o(1064),A=o(4e3),s=o(5799);const K='serve a JSON object of service \
ids, such as {"modules.v1":"/v1/modules/"}',j=(0,s.lS)((0,s.z3)("document-status","Unexpected HTTP status",p.zK),({location:c,retryAfter:E,transient:$,..._})=>{
const{asked:w,status:z}=_,r=(u,y)=>({message:`${(0,A._r)(_)}${u}; expected 200 or 404`,help:(0,A.NM)(_,y)});if(z>=300&&z<400)return c?r(", which clients do not \
follow",(0,s.C)("redirect with 301, 302, 303, 307 or 308")):r(" without a Location header",(0,s.C)("add a Location header to the redirect"));if(z===429){const u=E===
null?"":` (Retry-After: ${(0,A.dh)(E,V)})`;return{...r(u,J),help:J}}return $?r("",{operator:"check the host and any proxy in front of it",user:"wait and run the\
 check again, and check any proxy of this network",guest:(0,A.B9)(w)}):r("",{operator:"return the discovery document, or 404 if the host has no services",user:(0,A.
Wt)([]),guest:(0,A.qZ)(w)})}),V=40,J={because:"the host limits the requests of this machine or of its network",operator:"raise the limit for /.well-known/terraf\
orm.json, or send fewer requests at once (`concurrency`, parallel jobs)",user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner\
 with an address of its own, because hosted runners share theirs"},te=(0,s.lS)((0,s.z3)("document-type","Wrong Content-Type",p.Du),({contentType:c,malformed:E,...$})=>{
const w=c===""?"has no Content-Type":`has ${E?"a malformed Content-Type":"Content-Type"} "${(0,A.dh)(c)}"`;return{message:`${$.url} ${w}; expected "application/\
json"`,help:(0,A.NM)($,(0,s.C)("serve the discovery document with Content-Type: application/json","most servers send it for a file named terraform.json"))}}),X=(0,s.
lS)((0,s.z3)("document-size","Discovery document is too large",p.Du),({bytes:c,limit:E,isPadding:$=!1,..._})=>$?{message:`${_.url} has more than ${E} bytes; wha\
t exceeds the limit is white space`,help:(0,s.C)("remove the white space at the end of the document"),severity:"warning"}:{message:`${_.url} has ${c??`more than\
 ${E}`} bytes, limit ${E}`,help:(0,A.NM)(_,(0,s.C)("check what is served at this URL","a discovery document only maps service ids to URLs"))}),M=(0,s.lS)((0,s.z3)(
"document-headers","Response headers are too large",p.zK),({host:c})=>({message:`${c} sent more than 256 KiB of response headers`,help:(0,s.C)("look for a heade\
r or cookie that grows with each request")})),f=(0,s.lS)((0,s.z3)("document-encoding","Discovery document cannot be decompressed",p.Du),c=>"host"in c?{message:`${c.
host} sent a discovery document that is not gzip, with Content-Encoding: gzip`,help:(0,s.C)("remove the Content-Encoding header, or compress the document")}:{message:`${c.
url} has Content-Encoding "${(0,A.dh)(c.encoding)}", which the clients do not decompress`,help:(0,A.NM)(c,(0,s.C)("configure the server, and any proxy in front \
of it, to respect Accept-Encoding: gzip"))}),e={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document that is cut off"},d=(0,s.
lS)((0,s.z3)("document-incomplete","Discovery document is incomplete",p.zK),({host:c,why:E})=>({message:`${c} ${e[E]}`,help:(0,s.C)("look for a server that cras\
hes while it responds, or a proxy that changes the body")})),S=(0,s.lS)((0,s.z3)("document-not-json","Discovery document is not valid JSON",p.zK),({why:c,advice:E,
...$})=>({message:`${$.url} is not valid JSON: ${(0,A.dh)(c)}`,help:(0,A.NM)($,(0,s.C)(E??K))})),b=(0,s.lS)((0,s.z3)("document-not-object","Discovery document i\
s not a JSON object",p.zK),({why:c,...E})=>({message:`${E.url} is not a JSON object: ${(0,A.dh)(c)}`,help:(0,A.NM)(E,(0,s.C)(K))})),x=20,m=(0,s.lS)((0,s.z3)("do\
cument-absent","Host has no discovery document",p.zK),({host:c,url:E,why:$,required:_,clientErrors:w})=>{const z=_.length===0?"at least one service":_.join(", "),
r=$==="status"?`has no discovery document (${E} returned 404)`:"has the discovery document `null`, which offers no services",u=w.slice(0,x).map(y=>`"${y}"`);return{
message:`host ${c} ${r}; required: ${z}`,help:{operator:"serve /.well-known/terraform.json at the root of the host",user:(0,A.Wt)(_),guest:(0,A.qZ)(c),...u.length===
0?{}:{note:`the clients print ${u.join(", ")}`}}}})}),9209:((Ne,ce,o)=>{o.d(ce,{CL:()=>M,KA:()=>V,Y3:()=>X,f0:()=>J,n4:()=>te});var p=o(1064),A=o(4e3),s=o(5799);
const K=({url:f,asks:e})=>`configure ${f} to return ${e==="document"?"the document":"its answer"}`,j=f=>(0,s.C)(`${K(f)}, or to redirect straight to it`),V=(0,s.
lS)((0,s.z3)("redirect-limit","Too many redirects",p.Du),({redirects:f,clients:e,limits:d,...S})=>{const b=e.map(x=>`${p.bB[x]} follows ${d[x]}`);return{message:`${S.
url} redirects ${f} times; ${b.join(", ")}`,help:j(S),affects:e}}),J=(0,s.lS)((0,s.z3)("redirect-loop","Redirect loop",p.zK),({url:f,asks:e,to:d})=>({message:`t\
he redirects of ${f} lead back to ${d}`,help:(0,s.C)(K({url:f,asks:e}))})),te=(0,s.lS)((0,s.$e)("redirect-insecure","Redirect to plain HTTP",p.Du),({url:f,to:e,
exposesToken:d})=>({message:`${f} redirects to ${e}, which is not https${d?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,
help:(0,s.C)("redirect to an https URL")})),X=(0,s.lS)((0,s.z3)("redirect-invalid","Invalid redirect",p.zK),({redirect:f,url:e,why:d})=>({message:`the redirect ${f}\
 ${e} cannot be followed: ${(0,A.dh)(d)}`,help:(0,s.C)("redirect to an https URL")})),M=(0,s.lS)((0,s.lm)("redirect-nested","More than one redirect"),({url:f,redirects:e})=>({
message:`${f} redirects ${e} times; the protocol only requires clients to follow 1 redirect`,help:j({url:f,asks:"document"})}))}),9872:((Ne,ce,o)=>{o.d(ce,{BU:()=>y,
B_:()=>_,MY:()=>u,SE:()=>E,cI:()=>r,rZ:()=>J,vk:()=>te,x1:()=>X});var p=o(1064),A=o(4e3),s=o(5799);const K=({host:h,isLeaf:l})=>l?`the certificate of ${h}`:`an \
authority in the certificate chain of ${h}`,j=h=>V(new Date(h).toISOString()),V=h=>h.slice(0,10),J=(0,s.lS)((0,s.z3)("proxy-refused","Proxy refused the request",
p.zK),({host:h,reason:l})=>({message:`${h} was not reached: ${l}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too"})),te=(0,s.
lS)((0,s.z3)("tls-expired","TLS certificate has expired",p.zK),h=>({message:`${K(h)} expired on ${j(h.at)}`,help:(0,s.C)("renew the certificate and reload the s\
erver")})),X=(0,s.lS)((0,s.z3)("tls-not-yet-valid","TLS certificate is not valid yet",p.zK),h=>({message:`${K(h)} is not valid before ${j(h.at)}`,help:"check th\
e clock of this machine and the start date of the certificate"})),M={leaf:"is signed by an unknown authority, or the host does not send the intermediate certifi\
cate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},f="configure the hos\
t to send its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",e={"negative-serial":{says:"has a negative serial numbe\
r, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a certificate and is not allowed to",
help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authorities below it than it allows (pathle\
n)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for servers (extendedKeyUsage)",help:"i\
ssue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstraints)",help:"have it issued by an a\
uthority whose name constraints permit all of its names"}},d=(h,l)=>({says:`has ${h}, which Terraform and OpenTofu do not support`,help:l}),S="issue it with ano\
ther key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",b="issue it with a key of 2048 to 8192 bits",x="have it signed with SHA-256, SHA-384, SHA-512 or Ed25\
519",m={name:"the name of the host",dates:"its dates",authority:"the authority above it",issuer:"its issuer and extensions",encoding:"its encoding"};function c(h){
switch(h.kind){case"unknown-authority":return{says:M[h.sent],help:f};case"curve":return d(`a key on the curve ${h.curve}`,S);case"key":return d(`a key of the ki\
nd ${h.name}`,S);case"key-size":return d(`an RSA key of ${h.bits} bits`,b);case"signature":return d(`a signature of the kind ${h.name}`,x);case"critical-extensi\
on":return d(`the critical extension ${h.id}`,"issue it without that extension");case"openssl":return{says:`passes the rules of Terraform and OpenTofu, but not \
the second check by OpenSSL (${m[h.check]}), so nothing was sent`,help:"issue it with a program that follows RFC 5280"};case"malformed":return{says:`is malforme\
d (${h.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};default:return e[h.kind]}}const E=(0,s.lS)((0,s.z3)(
"tls-untrusted","TLS certificate is not trusted",p.zK),({flaw:h,...l})=>{const{says:t,help:v}=c(h);return{message:`${K(l)} ${t}`,help:v}}),$=3,_=(0,s.lS)((0,s.z3)(
"tls-name-mismatch","TLS certificate is for another name",p.zK),({host:h,names:l})=>({message:l.length===0?`the certificate of ${h} has no DNS name among its su\
bject alternative names`:`the certificate of ${h} is for ${(0,A.K4)(l,$,A.dh)}`,help:`issue a certificate that lists ${h} as a subject alternative name, or use \
the name it is for`})),w={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"\
requires a client certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"i\
s not a name that the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},z={
version:h=>({says:`offers no TLS version later than ${h.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"}),cipher:h=>({
says:`offers only cipher suites that Terraform and OpenTofu do not support, such as ${h}`,help:"enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-\
GCM-SHA256"}),group:h=>({says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${h}`,help:"enable the group X25519 or P-256 \
on the host"})},r=(0,s.lS)((0,s.z3)("tls-protocol","TLS handshake failed",p.zK),({host:h,error:l})=>{if(typeof l=="object"&&"code"in l)return{message:`the TLS h\
andshake with ${h} failed (${l.code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"};const{says:t,help:v}=typeof l=="s\
tring"?w[l]:z[l.kind](l.name);return{message:`${h} ${t}`,help:v}}),u=(0,s.lS)((0,s.z3)("tls-plain-http","Port serves plain HTTP",p.zK),({host:h})=>({message:`${h}\
 serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery always uses https"})),
y=(0,s.lS)((0,s.$e)("tls-expires-soon","TLS certificate expires soon"),({host:h,days:l,expires:t})=>{const v=l===0?"today":l===1?"in 1 day":`in ${l} days`;return{
message:`the certificate of ${h} expires ${v}, on ${V(t)}`,help:(0,s.C)("renew the certificate; if it is renewed automatically, find out why that has not happen\
ed")}})}),8011:((Ne,ce,o)=>{o.d(ce,{DA:()=>X,J0:()=>b,ME:()=>x,My:()=>M,Zp:()=>$,_W:()=>_,jP:()=>m,k0:()=>c,tg:()=>E});var p=o(6174),A=o(1064),s=o(4e3),K=o(5799);
const j=120,V={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"\
white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],
"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a registry modu\
le","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},J={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-r\
equirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function te(w){if("\
error"in w)return{message:w.error,help:w.advice??void 0};if("address"in w){const[u,y]=J[w.reason];return{message:`${w.address} ${u}`,help:y}}const[z,r]=V[w.reason];
return{message:`"${w.text}" ${z}`,help:r}}const X=(0,K.lS)((0,K.z3)("source-invalid","Source address is invalid",A.Du),te),M=(0,K.lS)((0,K.$e)("source-near-miss",
"Source address is probably a mistake",A.Du),w=>({message:w.host===null?`"${w.text}" is not read as a registry address`:`"${w.text}" is read as host ${w.host}`,
help:w.advice})),f=4,e="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function d(w){const{shown:z,more:r}=(0,s.zN)(w,f),
u=z.map(({text:h,from:l})=>`${h===null?"not known":(0,s.dh)(h,j)} ${l??"by default"}`),y=r>0?`${r} more`:u.pop();return`${u.join(", ")} and ${y}`}function S(w){
const{address:z,argument:r,expression:u,candidates:y,refused:h}=w,l=(0,p.Qj)((0,s.dh)(u,j)),t=`${r} of ${z} is ${l}`;if(h==="never")return{message:`${t}, which \
Terraform does not evaluate`,help:`write the ${r} as a literal`};if(h!==null){const{variable:v}=h;return{message:`${t}, and Terraform evaluates var.${v} here on\
ly with \`const = true\``,help:`add \`const = true\` to variable "${v}", which requires Terraform 1.15, or write the ${r} as a literal`}}return y.length>1?{message:`${t}\
, which is ${d(y)}`,help:e}:{message:`${t}, which is only known at init time`,help:e}}const b=(0,K.lS)((0,K.lm)("source-dynamic","Source address is only known a\
t init time"),S),x=(0,K.lS)((0,K.lm)("block-reserved","Block is reserved for a future version"),({block:w,parent:z})=>({message:`${w} is not allowed at the top \
level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${z} block`})),m=(0,K.lS)((0,K.z3)("block-unsupported","Block is n\
ot supported by this CLI",A.Du,{isCuredByScan:!0}),({kind:w})=>{const{client:z,what:r}=A.$I[w];return{message:`${r} is supported by ${A.bB[z]} only`,help:z==="o\
pentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),c=(0,K.lS)((0,K.z3)("host-invalid","Hostname is inv\
alid",A.Du),w=>({message:`"${w.text}" is not a hostname: ${w.error}`,help:w.advice??void 0})),E=(0,K.lS)((0,K.z3)("host-missing","Hostname is missing",["opentof\
u"]),({block:w})=>({severity:"warning",message:`the ${w} has no hostname, and OpenTofu has no default`,help:w==="cloud block"?"add `hostname`, or set TF_CLOUD_H\
OSTNAME and list that host in `hostnames`":"add `hostname`"})),$=(0,K.lS)((0,K.z3)("host-dotless-module","Module host has no dot in its name",A.Du),({host:w,name:z})=>({
message:`module sources cannot name host ${w}: must contain at least one dot`,help:`use a full name such as ${z}.localdomain; provider addresses accept the shor\
t name`})),_=(0,K.lS)((0,K.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:w})=>({message:`Terraform c\
annot use modules from host ${w}: it converts the name to punycode and then refuses punycode`,help:(0,K.C)("serve modules from a host with an ASCII name","OpenT\
ofu 1.12 and later accept this one")}))}),4929:((Ne,ce,o)=>{o.d(ce,{Dz:()=>te,P4:()=>V,Yv:()=>M,kV:()=>f});var p=o(4091),A=o(1064),s=o(1831),K=o(4e3),j=o(5799);
const V=(0,j.lS)((0,j.$e)("credentials-config","CLI configuration has a mistake",A.Du),({clients:e,mistake:d})=>({...J(d),affects:e}));function J(e){switch(e.kind){case"\
missing":return{message:`${e.setting} names ${(0,p.ol)(e.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuratio\
n"};case"unreadable":return{message:`${e.file} ${(0,K.mP)(e.failure)}`,help:e.failure.kind==="size"?"shorten the file; the client reads all of it, this check no\
thing":"let this account read the file; the client continues without it"};case"syntax":return{message:`${e.file} has a syntax error: ${e.why}`,help:"correct the\
 file; the client ignores all of it, including its tokens"};case"type":return{message:`${e.file}: ${e.path.join(".")} must be ${e.want}`,help:"correct the value\
; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${e.file}: ${e.why}`,help:"correct the block; the\
 client ignores it"};case"label":return{message:`the label of the block ${e.type} ${(0,p.ol)(e.label)} is not a hostname: ${e.why}`,help:e.advice??"write a host\
name as the label; the client ignores the block"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; t\
he client uses any of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the\
 client uses the first"};case"no token":return{message:e.hasValue?`the token in the credentials block for host ${(0,s.nx)(e.host)} at ${e.file} is not a string`:
`the credentials block for host ${(0,s.nx)(e.host)} at ${e.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no o\
ther credentials source'};case"no helper":return{message:`credentials helper ${(0,p.ol)(e.name)}: there is no terraform-credentials-${e.name} in ${e.directories.
join(", ")}`,help:e.name===e.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in low\
er case; the client finds no other name"}}}const te=(0,j.lS)((0,j.z3)("credentials-helper","Credentials helper failed",A.Du),({name:e,why:d})=>({message:`creden\
tials helper ${e}: ${d}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails\
 to install providers'})),X=10,M=(0,j.lS)((0,j.lm)("services-forced","A host block replaces service discovery",["terraform","opentofu"]),({host:e,at:d})=>({message:`\
the host block at ${d} defines the services of ${e}; the host's own discovery document is not used`,help:`remove the host block at ${d} to use the discovery doc\
ument of ${e}`})),f=(0,j.lS)((0,j.lm)("services-forced-differ","A host block and the discovery document differ",["terraform","opentofu"]),({host:e,at:d,services:S})=>({
message:`the host block at ${d} and the discovery document of ${e} differ in ${(0,K.K4)(S,X,K.dh)}`,help:"update the host block or remove it; machines without i\
t use other services"}))}),4592:((Ne,ce,o)=>{o.d(ce,{Bz:()=>z,Ev:()=>$,MI:()=>f,Mx:()=>_,RK:()=>d,hy:()=>x,m$:()=>X});var p=o(1064),A=o(4e3),s=o(5799),K=o(8937);
const j=({kind:r,first:u,others:y})=>y===0?u:`${u} and ${y} other ${r}${y===1?"":"s"}`,V=({kind:r,mirror:u})=>u===null?`${r}s.v1`:"the network mirror",J=r=>`the\
 URL of ${V(r)} in the ${r.mirror===null?"discovery document":"CLI configuration"}`;function te({page:r,host:u,...y},h){if(r?.kind!=="sign-in")return(0,A.NM)({page:r,
asked:u},h);const l=`allow requests to ${V({host:u,...y})} without a browser`,t=r.title===""?"":` ("${r.title}")`;return{operator:l,because:`the host returned a\
 sign-in page${t}`}}const X=(0,s.lS)((0,s.z3)("versions-unauthorized","Registry requires a valid token",p.Du),r=>{const{token:u,elsewhere:y,challenge:h,isFork:l}=r,
t=l&&u==="none",v=h===null?"":` and requires ${h} authentication`,O=t?"secrets are withheld from pull requests of forks":(0,K.pt)(r,y);return{message:`the versi\
ons of ${j(r)} cannot be read: ${(0,A._r)(r)}${v}; ${O}`,help:t?K.ro:te(r,M(r)),severity:t?"notice":u==="withheld"?"warning":"error"}});function M(r){const{host:u,
source:y,elsewhere:h,challenge:l,kind:t}=r,v=V(r);if(l!==null)return{operator:`accept Bearer tokens at the URL of ${v}`,note:"the CLIs send only Bearer tokens"};
const O=h===null?`check that the token from ${y} is complete, has not expired and may read this ${t}`:`check that ${h} accepts the token from ${y}: the CLIs sen\
d it the token for ${u}, not one for ${h}`;return(0,K.$w)(r,v,h,O)}const f=(0,s.lS)((0,s.z3)("versions-status","Registry fails to list versions",p.Du),r=>{const{
attempts:u,transient:y,host:h,status:l}=r,t=u>1?` in each of ${u} attempts`:"";return{message:`the versions of ${j(r)} cannot be read: ${(0,A._r)(r)}${t}; expec\
ted 200`,help:te(r,e(h,l,y,J(r)))}});function e(r,u,y,h){return u===429?{because:"the host limits requests from this machine or network",operator:"raise the lim\
it, or run fewer jobs at once",user:"wait, run fewer jobs at once, or use a runner with its own IP address"}:y?{operator:"check the logs of the registry and of \
any proxy in front of it",user:"wait and run the check again; check the proxy of this network if there is one",guest:(0,A.B9)(r)}:{operator:`check ${h}; return \
200 with the versions, or 404 for an unknown name`}}const d=(0,s.lS)((0,s.z3)("versions-shape","List of versions cannot be read",p.Du),r=>({message:`the version\
s of ${j(r)} cannot be read: the response of ${r.url} ${(0,A.dh)(r.why)}`,help:te(r,{operator:`check ${J(r)}, and return ${r.mirror===null?b[r.kind]:S}`})})),S='\
{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',b={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":\
"1.0.0"}]}'},x=(0,s.lS)((0,s.z3)("versions-empty","Registry lists no versions",p.Du),({kind:r,address:u,url:y,ignored:h,isMirror:l})=>({message:h.length===0?`${r}\
 ${u} has no versions: ${y} lists none`:`${r} ${u} has no valid versions: ${y} lists only ${c(h)}`,help:{operator:l?"add a version to the mirror, under a key of\
 three numbers such as 1.2.0":h.length===0?`publish a version of the ${r}; if its tag exists, check that the registry has imported it`:`publish versions as ${E[r]}`,
user:`check the address, or ask the publisher of the ${r} to release a version`}})),m=3,c=r=>(0,A.K4)(r,m,u=>`"${(0,A.dh)(u,40)}"`),E={module:"numbers with dots\
, such as 1.2.0 or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'},$=(0,s.lS)((0,s.z3)("version-unreadable","Listed version cannot \
be read",p.Du),({kind:r,address:u,texts:y,rejects:h})=>{const l=`the registry lists ${c(y)} for ${r} ${u}, which ${y.length===1?"is not a version":"are not vers\
ions"}`,t=`publish versions as ${E[r]}, and remove others`;return h?{message:`${l}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,help:{operator:t,
user:"use Terraform 1.13 or later, which ignores such versions"}}:{message:`${l}; the CLIs ignore ${y.length===1?"it":"them"}`,help:(0,s.C)(t),severity:r==="mod\
ule"?"warning":"notice"}}),_=(0,s.lS)((0,s.lm)("provider-warning","Registry warns about a provider"),({address:r,warnings:u})=>({message:`the registry returned \
a warning for ${r}: "${(0,A.dh)(u.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"})),w={closed:"closed the connection befo\
re the end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},z=(0,s.lS)(
(0,s.z3)("answer-incomplete","Response is incomplete",p.Du),({host:r,why:u})=>({message:`${r} ${w[u]}`,help:(0,s.C)("check for a server that crashes while it re\
sponds, or a proxy that changes the body")}))}),793:((Ne,ce,o)=>{o.d(ce,{Cq:()=>l,K3:()=>x,N4:()=>b,QI:()=>z,Si:()=>d,TJ:()=>m,Vr:()=>w,WC:()=>u,XB:()=>_,e7:()=>M,
iP:()=>e,lT:()=>h,mH:()=>y,mL:()=>E,pF:()=>f,uR:()=>r,xu:()=>c,yA:()=>S});var p=o(1064),A=o(4e3),s=o(5799);const K=5;function j(t){if(!Array.isArray(t))return V(
t);const v=t.length>K?", \u2026":"";return`[${t.slice(0,K).map(V).join(", ")}${v}]`}function V(t){return t===void 0?"missing":typeof t=="object"&&t!==null?(0,A.
go)(t):(0,A.dh)(JSON.stringify(t))}const J=(t,v)=>`is ${j(t)}${t===void 0?"":`, not ${v}`}`,te=(t,v)=>`"${v}" in login.v1 of host ${t}`,X=(t,v,O,C)=>(0,s.lS)(t,
({host:se,value:oe})=>({message:`${te(se,v)} ${O(oe)}`,help:(0,s.C)(C)})),M=(0,s.lS)((0,s.z3)("login-type","login.v1 is not an object",p.Du),({host:t,value:v,why:O})=>({
message:`login.v1 of host ${t} is ${(0,A.go)(v)}, not an object`,help:(0,s.C)('set login.v1 to an object with "client", "authz" and "token"',(0,A.zd)(O))})),f=X(
(0,s.z3)("login-client-missing","login.v1 has no client",p.Du),"client",t=>J(t,"a string"),'set "client" to the OAuth client ID, for example "terraform-cli"'),e=X(
(0,s.$e)("login-client-empty","login.v1 has an empty client",p.Du),"client",()=>"is an empty string",'set "client" to the OAuth client ID that the authorization\
 server expects'),d=X((0,s.z3)("login-grant-types-invalid","grant_types in login.v1 is not an array",p.Du),"grant_types",t=>J(t,"an array of strings"),'set "gra\
nt_types" to ["authz_code"], or remove it'),S=X((0,s.z3)("login-grant-types-unsupported","login.v1 has no usable grant type",p.Du),"grant_types",t=>`is ${j(t)},\
 which contains no supported grant type`,'add "authz_code" to "grant_types"'),b=X((0,s.lm)("login-grant-types-unknown","login.v1 has unknown grant types"),"gran\
t_types",t=>`is ${j(t)}; the clients know "authz_code" and "password" only`,'remove the unknown grant types; move scopes to "scopes"'),x=X((0,s.z3)("login-authz\
-missing","login.v1 has no authz URL",p.Du),"authz",t=>J(t,"a string with a URL"),'set "authz" to the URL of the authorization endpoint'),m=(0,s.lS)((0,s.z3)("l\
ogin-authz-invalid","authz URL in login.v1 cannot be used",p.Du),({host:t,why:v})=>$("authz",t,v)),c=X((0,s.z3)("login-token-missing","login.v1 has no token URL",
p.Du),"token",t=>J(t,"a string with a URL"),'set "token" to the URL of the token endpoint'),E=(0,s.lS)((0,s.z3)("login-token-invalid","token URL in login.v1 can\
not be used",p.Du),({host:t,why:v})=>$("token",t,v)),$=(t,v,O)=>({message:`${te(v,t)}: ${(0,A.dh)(O)}`,help:(0,s.C)(`set "${t}" to an https:// URL without user \
name, or to a path that starts with a slash`)}),_=X((0,s.z3)("login-ports-count","ports in login.v1 is not two ports",p.Du),"ports",t=>J(t,"exactly two elements"),
'set "ports" to the first and the last port, for example [10000, 10010]'),w=X((0,s.z3)("login-ports-range","ports in login.v1 are out of range",p.Du),"ports",t=>`\
is ${j(t)}; both must be whole numbers from 1024 to 65535`,'set "ports" to two numbers in this range, for example [10000, 10010]'),z=X((0,s.z3)("login-ports-ord\
er","ports in login.v1 are in the wrong order",p.Du),"ports",t=>`is ${j(t)}; the first port is greater than the last`,"write the lower port first"),r=X((0,s.z3)(
"login-ports-single","ports in login.v1 is a range of one port",p.Du),"ports",t=>`is ${j(t)}; the clients never use the last port, so none is left`,'set "ports"\
 to at least two ports, for example [10000, 10010]'),u=X((0,s.$e)("login-ports-ignored","ports in login.v1 is not an array",p.Du),"ports",t=>`${J(t,"an array")}\
; the clients ignore it and use 1024 to 65535`,'set "ports" to an array such as [10000, 10010], or remove it'),y=X((0,s.z3)("login-scopes-invalid","scopes in lo\
gin.v1 contains a value that is not a string",p.Du),"scopes",t=>J(t,"an array of strings"),'set "scopes" to an array of strings, or remove it'),h=X((0,s.$e)("lo\
gin-scopes-ignored","scopes in login.v1 is not an array",p.Du),"scopes",t=>`${J(t,"an array")}; the clients ignore it`,'set "scopes" to an array of strings, or \
remove it'),l=(0,s.lS)((0,s.$e)("login-url-port","Login URL has no port",p.Du),({host:t,endpoints:v})=>{const O=v.map(({name:oe})=>`"${oe}"`).join(" and "),[C]=v,
se=v.length===1;return{message:`${O} in login.v1 of host ${t} ${se?"names":"name"} no port, so a login uses port 443: ${C?.url??""}`,help:(0,s.C)(`write a path \
that starts with a slash, or add :${C?.port??""} to the URL${se?"":"s"}`)}})}),9319:((Ne,ce,o)=>{o.d(ce,{$H:()=>w,Ew:()=>J,Gh:()=>_,J6:()=>X,Ju:()=>j,Q8:()=>V,T$:()=>$,
WS:()=>K,Xq:()=>M,jI:()=>te,l5:()=>E,ln:()=>z,o1:()=>m});var p=o(1064),A=o(4e3),s=o(5799);const K=(0,s.lS)((0,s.z3)("service-url-invalid","Service URL cannot be\
 used",p.zK),({id:r,host:u,url:y,why:h})=>({message:y===null?`${r} of host ${u}: ${(0,A.dh)(h)}`:`${r} of host ${u} is "${y}", which the clients cannot connect \
to: ${h}`,help:(0,s.C)(`set ${r} to an https:// URL, or to a path that starts with a slash`)})),j=(0,s.lS)((0,s.z3)("service-url-credentials","Service URL conta\
ins a user name",p.zK),({id:r,host:u,why:y})=>({message:`${r} of host ${u}: ${y}`,help:(0,s.C)("remove the user name and password from the URL, or from the redi\
rect that leads to the document","give tokens to the clients instead")})),V=(0,s.lS)((0,s.z3)("service-url-empty","Service URL is empty",p.zK),({id:r,host:u,url:y})=>({
message:`${r} of host ${u} is an empty string, which resolves to the document itself: ${y}`,help:(0,s.C)(`set ${r} to the URL of the service, such as "/v1/${r.split(
".")[0]}/", or remove it`)})),J=(0,s.lS)((0,s.z3)("service-url-looks-like-host","Service URL has no https://",p.zK),({id:r,host:u,value:y,why:h})=>({message:`${r}\
 of host ${u} is "${y}", which is a path and not a URL with a host`,help:(0,s.C)(`write "https://${y}" if a host is meant`,h===null?void 0:(0,A.zd)(h))})),te=(0,s.
lS)((0,s.z3)("service-url-no-slash","Service URL does not end with a slash",p.rG),({id:r,host:u,url:y,clients:h})=>{const l=h.map(v=>p.bB[v]),t=y.slice(y.lastIndexOf(
"/")+1);return{message:`${r} of host ${u} does not end with a slash: ${y}`,help:(0,s.C)("add the slash",`without it ${l.slice(0,-1).join(", ")} and ${l.at(-1)} \
replace "${t}" with the path that they append`),affects:h}}),X=(0,s.lS)((0,s.$e)("service-url-relative","Service URL is relative to the document",["dependabot",
"renovate","terragrunt"]),({id:r,host:u,url:y})=>({message:`${r} of host ${u} is a path without a leading slash: Terraform and OpenTofu resolve it to ${y}, othe\
r clients do not`,help:(0,s.C)("start the path with a slash, or write the complete URL")})),M=(0,s.lS)((0,s.$e)("service-url-query","Service URL has a query",p.
Du),({id:r,host:u})=>({message:`${r} of host ${u} has a query, which the clients drop when they append a path`,help:(0,s.C)("move the content of the query into \
the path","never put a secret into the document")})),f=10,e=3;function d({host:r,uses:u},y=["is","are"]){const h=Map.groupBy(u,({id:t})=>t),l=Array.from(h,([t,v])=>{
const O=v.flatMap(({endpoint:C})=>C??[]);return O.length===0?t:`${t} (${O.join(", ")})`});return`${(0,A.K4)(l,f,A.dh)} of host ${r} ${l.length===1?y[0]:y[1]}`}const S=({
urls:r})=>(0,A.K4)(r,e,A.dh),b=({uses:r})=>p.zK.filter(u=>r.some(({id:y})=>(0,p.SZ)(y).includes(u))),x={loopback:"on other machines",private:"outside of its net\
work",reserved:"on the internet"},m=(0,s.lS)((0,s.z3)("service-url-private","Service URL has a non-public address",p.zK),r=>({message:`${d(r)} at ${S(r)}, which\
 clients ${x[r.kind]} cannot reach`,help:(0,s.C)(`set the external URL of the registry (also called base URL or public URL) to https://${r.host}`),affects:b(r)})),
c=[...p.Du,"dependabot"],E=(0,s.lS)((0,s.$e)("service-url-insecure","Service URL is not https",c),r=>{const u=r.uses.every(({endpoint:l})=>l!==null),y=u?"a logi\
n sends its token in clear text otherwise":`the clients send the token of ${r.host} there in clear text`,h=b(r);return{message:`${d(r)} not https: ${S(r)}`,help:(0,s.
C)(r.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",u||r.hasToken?y:void 0),affects:c.filter(
l=>h.includes(l))}}),$=(0,s.lS)((0,s.$e)("service-url-cross-host","Service is on another host",["dependabot","renovate"]),r=>{const{host:u,name:y}=r,h=`${d(r)} \
on another host: ${S(r)}`,l=b(r).includes("renovate");return r.hasToken&&l?{message:h,help:`give Dependabot and Renovate a token for ${y}; Terraform and OpenTof\
u send it the token of ${u}`}:{message:h,help:`where outgoing traffic is filtered, allow ${y} as well`,severity:"notice",affects:[]}}),_=(0,s.lS)((0,s.lm)("serv\
ice-url-other-port","Service is on another port of the host"),r=>({message:`${d(r)} on another port of the same host: ${S(r)}`,help:(0,s.C)(`check that clients \
can connect to this port; behind a proxy, set the external URL of the registry to https://${r.host}`)})),w=(0,s.lS)((0,s.$e)("service-url-double-slash","Service\
 URL has a double slash"),r=>({message:`${d(r,["has","have"])} a double slash in the path: ${S(r)}`,help:(0,s.C)("remove the slash at the end of the external UR\
L of the registry")})),z=(0,s.lS)((0,s.$e)("service-url-same","Two services have the same URL"),r=>({message:`${d(r,["has","have"])} the same URL: ${S(r)}`,help:(0,s.
C)("check both URLs","few registries serve modules and providers below one URL, and a copied line is more likely")}))}),2847:((Ne,ce,o)=>{o.d(ce,{C6:()=>X,IR:()=>M,
WI:()=>te});var p=o(1064),A=o(9562),s=o(4e3),K=o(5799);const j=20,V=({offered:f})=>f.length===0?"is empty":`offers ${(0,s.K4)(f,j,s.dh)}`;function J(f,e){const{
id:d,host:S,offered:b,block:x}=f,m=`the discovery document, which ${V(f)}`;if(x!==null)return`add ${d} to the \`host\` block at ${x}, which ${V(f)}`;if(d===A.xq&&
e)return`configure a network mirror for the provider: Artifactory serves providers at https://${S}/artifactory/api/terraform/REPOSITORY/providers/ and offers no\
 ${d}; the discovery document ${V(f)}`;const c=(0,A.qE)(d)?b.find($=>(0,A.OA)($)===d):void 0,E=d===A.xq?`use a host that offers ${d}, or configure a network mir\
ror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${d}`;return{operator:c===void 0?`add ${d} to ${m}`:
`rename ${c} to ${d} in ${m}`,user:E}}const te=(0,K.lS)((0,K.z3)("service-missing","Service is not offered",p.zK),f=>f.id==="any"?{message:`host ${f.host} does \
not provide any service`,help:(0,K.C)(`add a service to the discovery document, which ${V(f)}`)}:{message:f.why,help:J(f,f.isArtifactory)}),X=(0,K.lS)((0,K.z3)(
"service-version","Service is offered in another version",p.zK),f=>({message:f.why,help:f.isReadable?J(f,!1):`require an id of the form NAME.vN; the discovery d\
ocument ${V(f)}`})),M=(0,K.lS)((0,K.z3)("service-type","Service URL is not a string",p.zK),({id:f,host:e,value:d,why:S})=>({message:`${f} of host ${e} is ${(0,s.
go)(d)}, not a string with a URL`,help:(0,K.C)(`set ${f} to a URL such as "/v1/modules/"`,(0,s.zd)(S))}))}),8599:((Ne,ce,o)=>{o.d(ce,{_:()=>oe,m:()=>he});var p=o(
9349);const A={a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},s=new Map(Object.entries(A)),K=/\\(?:([abfnrtv\\"])|u([0-9a-fA-F]{4}))/y;function j(i){let R="",W=++i.at;for(;;){const H=i.skipAll(p.Tj);
if(H===`
`||H==="")return i.stop("string is not terminated",i.at);const Z=H!=='"'&&H!=="\\";if(Z||(R+=i.text.slice(W,i.at)),H==='"')return i.at++,R;if(H==="$"&&i.peek(1)===
"{")V(i);else if(Z)i.at++;else{K.lastIndex=i.at;const[ie="",_e="",Ce]=K.exec(i.text)??[];if(ie==="")return i.stop("invalid escape sequence",i.at);W=i.at+=ie.length;
const U=String.fromCodePoint(Number.parseInt(Ce??"0",16)).toWellFormed();R+=Ce===void 0?s.get(_e)??_e:U}}}function V(i){let R=0;do i.at++,i.peek()==="{"?R++:i.peek()===
"}"&&R--;while(R>0&&!i.isAtEnd())}const J=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function te(i){const{text:R,at:W}=i;J.lastIndex=W;const[H,Z,ie]=J.exec(R)??[];if(H===
void 0)return i.stop("invalid heredoc marker",W);const _e=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${Z?"+":"*"})${ie}\\n`,"g"),Ce=W+H.length;_e.lastIndex=Ce;const U=_e.
exec(R);if(U===null)return i.stop("heredoc is not terminated",R.length);i.at=_e.lastIndex;const[,Y=""]=U,ne=R.slice(Ce,U.index);if(!Z)return ne+Y;const le=ne.split(
`
`).slice(0,-1);return le.every(ye=>ye.startsWith(Y))?le.map(ye=>`${ye.slice(Y.length)}
`).join(""):ne}var X=o(2245),M=o(6134);const f=200,e=/[\0\ue123]/,d=new RegExp("[\\p{L}_]","uy"),S=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),b=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;
function x(i,R){const W=new RegExp("^\\p{White_Space}*\\{","u").test(i),H=W?i:i.replaceAll(`\r
`,`
`),Z=new M.n_(Number.POSITIVE_INFINITY),ie=new p.bs(H),_e=H.search(e);if(_e>=0)ie.stop("null character or U+E123",_e);else if(W){const{body:U,problems:Y}=(0,X.O)(
H,Z,!0);return{text:i,body:{kind:"json",members:m((0,M.Td)(U))},parts:Z,problems:Y}}const Ce=E(ie,R);return ie.isAtEnd()||h(ie,"the end of the file"),(0,M.pH)(H,
{kind:"json",members:Ce},ie.mistake,Z)}const m=i=>i.flatMap(R=>{const{value:W}=R;if(W.kind==="tuple"&&c(W.elements))return m(W.elements.map(Z=>({...R,value:Z})));
if(W.kind!=="object")return[R];const H=c(W.items.map(Z=>Z.value));return[{...R,hasLabels:H,value:{...W,items:m(W.items)}}]}),c=i=>i.length>0&&i.every(({kind:R})=>R===
"object");function E(i,R){const W=[],H=new Set;for(let Z=i.skipBlank();Z!=="}"&&Z!=="";Z=i.skipBlank()){const ie=$(i,R);if(ie===void 0)break;W.push(ie);const _e=i.
text.slice(ie.start,ie.end);R&&ie.isAssigned&&H.has(_e)&&i.stop("each argument can only be defined once",ie.start),ie.isAssigned&&H.add(_e),i.skipBlank()===","&&
i.at++}return W}function $(i,R){const W=[];for(let ne=_(i);ne!==void 0;ne=_(i))W.push(ne);const[H,Z,ie]=W,_e=i.skipBlank();if(H===void 0)return h(i,"a name");const Ce={
name:H.value,start:H.start,end:H.end};if(_e==="="&&Z===void 0){i.at++;const ne=i.skipBlank()===""?void 0:r(i,R);return ne&&{...Ce,value:ne,isAssigned:!0}}if(_e!==
"{")return h(i,_e==="="?'"{"':'"=" or "{"');if(ie!==void 0)return i.stop('expected "{" after one label',ie.start);const U=r(i,R);if(U===void 0||Z===void 0)return U&&
{...Ce,value:U};const Y={name:Z.value,start:Z.start,end:Z.end,value:U};return{...Ce,hasLabels:!0,value:{...U,kind:"object",items:[Y]}}}function _(i){const R=i.skipBlank(),
W=i.at,H=z(i),Z=H!==""&&!w(H);Z&&(i.at+=H.length);const ie=R==='"'?j(i):Z?H:void 0;return ie===void 0?void 0:{value:ie,start:W,end:i.at}}const w=i=>i==="true"||
i==="false";function z({text:i,at:R}){return d.lastIndex=R,d.test(i)?(S.lastIndex=R,i.slice(R,S.exec(i)?.index??i.length)):""}function r(i,R){const W=i.skipBlank(),
H=i.at;if(W==='"'||W==="<"){const U=W==='"'?j(i):te(i);return U===void 0?void 0:{kind:"string",start:H,end:i.at,value:U,verbatim:U}}if(W!=="{"&&W!=="[")return u(
i);if(i.depth>=f)return i.stop(`values are nested deeper than ${f} levels`,H);i.depth++,i.at++;const Z=W==="{"?E(i,R):[],ie=W==="["?y(i,R):[];i.depth--;const _e=W===
"{"?"}":"]";if(i.peek()!==_e)return h(i,`"${_e}"`);const Ce={start:H,end:++i.at};return W==="{"?{kind:"object",...Ce,items:Z}:{kind:"tuple",...Ce,elements:ie}}function u(i){
const{text:R,at:W}=i,H=z(i);b.lastIndex=W;const Z=w(H)?H:b.exec(R)?.[0];if(Z===void 0)return h(i,"a value");i.at+=Z.length;const ie=w(H)?H==="true":Number(Z);return{
kind:"primitive",start:W,end:i.at,value:ie}}function y(i,R){const W=[];let H=!1;for(let Z=i.skipBlank();Z!=="]";Z=i.skipBlank()){if(Z===",")i.at++;else{H&&h(i,'\
"," or "]"');const ie=r(i,R);if(ie===void 0)break;W.push(ie)}H=Z!==","&&Z!=="["}return W}function h(i,R){const W=z(i)===""?l(i.peek()):"a word without quotation\
 marks",H=W===void 0?"illegal character":`expected ${R}, found ${W}`;return i.stop(H,i.at)}function l(i){return i===""?"the end of the file":i==='"'?"a string":
i==="<"?"a heredoc":/[\d.-]/.test(i)?"a number":/[[\]{},=]/.test(i)?`"${i}"`:void 0}var t=o(4929),v=o(5799),O=o(2713),C=o(4265);const se={credentials:new Map,hosts:new Map,
helpers:new Map,installations:null,protocols:{},findings:[],secrets:[],isRead:!1},oe=(i,R,W)=>(0,v.hD)((0,t.P4)({clients:[i],mistake:R}),{places:W===null?[]:[W]});
function he({shown:i,text:R,isUtf8:W},H){const Z=(ge,xe)=>({...se,findings:[oe(H,{kind:"syntax",file:i,why:ge},xe)]}),ie=x(R,H==="opentofu"),[_e]=ie.problems;if(_e!==
void 0){const{message:ge,...xe}=_e;return Z(ge,{file:i,...xe})}if(!W)return Z("illegal UTF-8 encoding",null);const Ce=(0,M.Td)(ie.body),{values:U,mistake:Y}=(0,C.
Ln)(Ce,H),ne=(0,M.yN)(ie.text),le=ge=>({file:i,...ne(ge)}),ye=Y===null?[]:[Y],we=(ge,xe)=>oe(H,xe,le(ge)),Re=Y===null?Ce:[],{protocols:Ae,mistakes:Ue}=(0,C.zT)(
H==="opentofu"?Re:[]);return{credentials:fe(U.credentials,ge=>Ie(ge,le(ge))),hosts:fe(U.host,ge=>({place:le(ge),services:Array.from(ge.value.services??[],([xe,{
value:We}])=>({id:xe,value:We}))})),helpers:fe(U.credentials_helper,ge=>({place:le(ge),args:ge.value.args??[]})),installations:{items:Re.filter(ve),shown:i,placeOf:le},
protocols:Ae,findings:[...ye.map(({argument:{path:ge,span:xe},want:We})=>we(xe,{kind:"type",file:i,path:ge,want:We})),...Ue.map(({span:ge,why:xe})=>we(ge,{kind:"\
block",file:i,why:xe}))],secrets:[...U.credentials?.values()??[]].flatMap(ke),isRead:Y===null||H==="opentofu"}}const ve=({name:i})=>i==="provider_installation",
fe=(i=new Map,R)=>new Map(Array.from(i,([W,H])=>[W,R(H)]));function Ie(i,R){const W=i.value.get("token")?.value;return{place:R,token:typeof W=="string"?new O.ou(
W.normalize("NFC")):null,hasValue:W!==void 0}}const ke=i=>[...i.value.values()].flatMap(({value:R})=>typeof R=="string"||Number.isInteger(R)?[new O.ou(String(R))]:
[])}),1541:((Ne,ce,o)=>{o.d(ce,{A7:()=>te,AV:()=>K,T:()=>b,Tb:()=>J,aZ:()=>p,c3:()=>X,ql:()=>j,sD:()=>f,sc:()=>M,zC:()=>d});class p extends Error{argument;want;constructor(c,E){
super(`${c.path.join(".")} must be ${E}`),this.argument=c,this.want=E}}const A=m=>m.name!==void 0;function s(m,c){if(m.kind==="object")return m.items.filter(A);
throw new p(c,"a block")}function K({value:m,hasLabels:c}){if(m.kind!=="object")return[];const E=m.items.filter(A);return c?E.flatMap(K):[E]}function j(m,c,E,$={}){
for(const _ of Object.keys(E)){const w=m.filter(u=>u.name.toLowerCase()===_),[z]=w;if(z===void 0)continue;const r={path:[...c.path,_],span:z};for(const u of V(w))
$[_]=E[_](u,r,$[_])}return $}function V(m){const c=m.flatMap(({hasLabels:$,value:_})=>$&&_.kind==="object"?_.items:[]),E=m.filter(({hasLabels:$})=>!$).map(({value:$})=>$);
return c.length===0?E:[{kind:"object",start:0,end:0,items:c},...E]}const J=(m,c)=>(E,$,_)=>j(s(E,$),$,m,c?_:{}),te=m=>(c,E,$=new Map)=>{const _=new Map;for(const{
name:w,start:z,end:r,value:u,hasLabels:y=!1}of s(c,E)){const h={path:[...E.path,w],span:{start:z,end:r}};if((_.get(w)??y)!==y)throw new p(h,"a block with one la\
bel");_.set(w,y),$.set(w,{start:z,end:r,value:m(u,h,$.get(w)?.value)})}return $},X=m=>(c,E,$=[])=>{if(c.kind!=="tuple")throw new p(E,"a list");const _=c.elements.
map(w=>m(w,E));for(const w of _)$.push(w);return $},M=(m,c)=>{if(m.kind==="string"||m.kind==="template")return m.verbatim??"";if(m.kind==="primitive"&&m.value===
null)return"";if(e(m))return String(m.value);throw new p(c,"a string")},f=(m,c)=>{if(e(m))return m.value;if(m.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(m.value))
return Number(m.value);throw new p(c,"a whole number")},e=m=>m.kind==="primitive"&&Number.isSafeInteger(m.value)&&String(m.value).length===m.end-m.start,d=(m,c)=>{
if(m.kind==="primitive"&&typeof m.value=="boolean")return m.value;throw new p(c,"true or false")},S=2**63-1,b=(m,c,E)=>{const $=x(m,c);if(E!==void 0&&(typeof E==
"object"||typeof E!=typeof $))throw new p(c,"set only once");return $};function x(m,c){if(m.kind==="tuple")return m.elements.map(E=>x(E,c));if(m.kind==="object"){
const E=te(b)(m,c);return Object.fromEntries(Array.from(E,([$,_])=>[$,_.value]))}if(m.kind!=="primitive"||m.value===null)return M(m,c);if(Math.abs(Number(m.value))>
S)throw new p(c,"a whole number");return m.value}}),4265:((Ne,ce,o)=>{o.d(ce,{Hl:()=>M,Ln:()=>V,f5:()=>d,zT:()=>X});var p=o(1541);const A=b=>({plugin_cache_dir:p.
sc,plugin_cache_may_break_dependency_lock_file:p.zC,host:(0,p.A7)((0,p.Tb)({services:(0,p.A7)(p.T)},b)),credentials:(0,p.A7)((0,p.A7)(p.T)),credentials_helper:(0,p.
A7)((0,p.Tb)({args:(0,p.c3)(p.sc)},b))}),s={providers:(0,p.A7)(p.sc),provisioners:(0,p.A7)(p.sc),disable_checkpoint:p.zC,disable_checkpoint_signature:p.zC,...A(
!1)},K=A(!0),j={path:[],span:{start:0,end:0}};function V(b,x){const m=x==="terraform",c={};try{return m?(0,p.ql)(b,j,s,c):(0,p.ql)(b,j,K,c),{values:c,mistake:null}}catch(E){
if(!(E instanceof p.aZ))throw E;return{values:m?{}:c,mistake:E}}}const J="registry_protocols",te={retry_count:p.sD,request_timeout_seconds:p.sD};function X(b){for(const x of b){
const[m]=x.name===J?(0,p.AV)(x):[];if(m!==void 0)try{return{protocols:(0,p.ql)(m,{path:[J],span:x},te),mistakes:[]}}catch(c){if(!(c instanceof p.aZ))throw c;return{
protocols:{},mistakes:[{span:c.argument.span,why:c.message}]}}}return{protocols:{},mistakes:[]}}function M({request_timeout_seconds:b},x){const m=S(x.TF_REGISTRY_CLIENT_TIMEOUT);
return m!==null?m*1e3:b===void 0?null:b>0?b*1e3:Number.POSITIVE_INFINITY}const f=1e4,e=1;function d(b,x,m){const c=S(m.TF_REGISTRY_DISCOVERY_RETRY)??x.retry_count??
e;return{client:b,attemptMs:M(x,m)??f,retries:Math.max(c,0)}}function S(b){const x=/^\+?\d+$/.test(b??"")?Number(b):0;return x>0?x:null}}),2245:((Ne,ce,o)=>{o.d(
ce,{O:()=>K});var p=o(4009),A=o(6134);const s=200;function K(X,M=new A.n_,f=!1){const e=new j(X,M,f),d=e.readRoot(),S={kind:"json",members:d===void 0?[]:(0,A.lS)(
d)};return(0,A.pH)(X,S,e.mistake,M)}class j{text;parts;isHcl1;at=0;depth=0;mistake;constructor(M,f,e){this.text=M,this.parts=f,this.isHcl1=e}readRoot(){const{text:M}=this;
M.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const f=this.readValue();if(this.isHcl1)
return f;this.skipSpaces(),f!==void 0&&this.at<M.length&&this.report("extraneous data after value: extra characters appear after the JSON value",this.at);const e=f?.
kind==="object"||f?.kind==="tuple";return f!==void 0&&!e&&this.report("root value must be object: it is neither an object nor an array of objects",f.start),f}report(M,f,e=f+
1){this.mistake??={message:M,start:f,end:e}}stop(M,f){this.report(M,f),this.at=this.text.length}skipSpaces(){const{text:M}=this;for(;;){const f=M.charCodeAt(this.
at);if(f===32||f===10||f===13||f===9)this.at++;else if(f===47)this.skipComment();else return M.charAt(this.at)}}skipComment(){const M=this.text.startsWith("//",
this.at);this.report("invalid start of value: JSON has no comments",this.at);const f=M?`
`:"*/",e=this.text.indexOf(f,this.at+1);this.at=e<0?this.text.length:e+f.length}readValue(){const{text:M,parts:f,at:e}=this;if(!f.add()){this.at=M.length;return}
const d=M.charAt(e);if(d==='"'){const S=this.readString();return S===void 0?void 0:(0,p.BD)(S,{start:e,end:this.at},f)}if(d==="{"||d==="["){if(this.depth>=s)return this.
stop(`values are nested deeper than ${s} levels`,e);this.depth++;const S=d==="{"?this.readObject():this.readArray();return this.depth--,S}return this.readPrimitive()}readPrimitive(){
const{text:M,at:f}=this;V.lastIndex=f;const e=V.exec(M)?.[0];return e===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracke\
t, a number, a string, or a keyword",f):(this.at+=e.length,{kind:"primitive",start:f,end:this.at,value:JSON.parse(e)})}readObject(){const M=this.at++,f=[];for(let e=this.
skipSpaces();e!=="}";e=this.skipSpaces()){if(e!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.at);break}const d=this.
readMember();if(d===void 0)break;f.push(d),this.endItem("}")}return{kind:"object",start:M,end:this.skipBracket(),items:f}}readMember(){const M=this.at,f=this.readString();
if(f===void 0)return;const e=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.
at++,this.skipSpaces();const d=this.readValue();return d&&{name:f,start:M,end:e,value:d}}readArray(){const M=this.at++,f=[];for(;this.skipSpaces()!=="]";){const e=this.
readValue();if(e===void 0)break;f.push(e),this.endItem("]")}return{kind:"tuple",start:M,end:this.skipBracket(),elements:f}}skipBracket(){return this.at<this.text.
length&&this.at++,this.at}endItem(M){const f=this.skipSpaces(),e=this.at;if(f!==M){if(f===""&&this.stop(`unclosed value: no "${M}" before the end of the file`,e),
f!==","){this.report(`missing separator: expected "," or "${M}"`,e);return}this.at++,this.skipSpaces()===M&&!this.isHcl1&&this.report("trailing comma: JSON allo\
ws none",e)}}readString(){const{text:M,at:f}=this;let e=f+1,d=!0;for(let S=M.charCodeAt(e);S!==34;S=M.charCodeAt(e)){if(!(S>=32))return this.stopInString(f,e);S===
92&&(d=!1),e+=S===92?2:1}return this.at=e+1,d?M.slice(f+1,e):this.unescape(M.slice(f+1,e),f+1)}stopInString(M,f){return f>=this.text.length||this.text.charCodeAt(
f)===10?this.stop("invalid JSON string: no closing quote in its line",M):this.stop("invalid JSON string: a control character must be escaped",f)}unescape(M,f){return M.
replace(J,(e,d,S)=>{const b=this.isHcl1&&te.test(e);if(d===void 0&&!b)return JSON.parse(`"${e}"`);const x=`invalid JSON string: ${JSON.stringify(e)} is not an e\
scape sequence`;return this.report(this.isHcl1?"invalid escape sequence":x,f+S,f+S+2),e}).toWellFormed()}}const V=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
J=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,te=/\/|u[dD][89a-fA-F]/}),1731:((Ne,ce,o)=>{o.d(ce,{Cg:()=>f,PW:()=>c,Ty:()=>M,Zy:()=>e,_T:()=>E,hZ:()=>K,kv:()=>z,
mb:()=>r,oF:()=>J,rK:()=>te});var p=o(4091),A=o(9562);const s=new RegExp(`^${A.eQ}$`),K=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
j=new RegExp(`^${K}[.+-]?$`),V=2n**63n-1n;function J(u){const[,y,h,l,t]=s.exec(u)??[];return y===void 0?null:X(u,y,l??h,t)}function te(u){const[,y,h,l]=j.exec(u)??
[];return y===void 0?null:X(u,y,h,l)}function X(u,y,h="",l=""){const t=y.split(".").map(O=>O.replace(/^0+(?=.)/,""));if(t.some(O=>O.length>19))return null;const v=t.
map(BigInt);if(v.some(O=>O>V))return null;for(;v.length<3;)v.push(0n);return{text:u,numbers:v,written:t.length,pre:h,build:l}}const M=u=>u.pre!=="",f=({numbers:u,
pre:y,build:h})=>`${u.join(".")}${y===""?"":`-${y}`}${h===""?"":`+${h}`}`;function e(u,y){const h=Math.max(u.numbers.length,y.numbers.length);for(let l=0;l<h;l++){
const[t,v]=[u.numbers[l]??0n,y.numbers[l]??0n];if(t!==v)return t<v?-1:1}return u.pre===y.pre||u.numbers.length!==y.numbers.length?0:u.pre===""||y.pre===""?u.pre===
""?1:-1:d(u.pre,y.pre)}function d(u,y){const[h,l]=[u.split("."),y.split(".")];for(let t=0;;t++){const[v,O]=[t+1>=h.length,t+1>=l.length];if(v!==O)return v?-1:1;
const C=S(h[t]??"",l[t]??"");if(C!==0||v)return C}}function S(u,y){const[h,l]=[/^[0-9]*$/.test(u),/^[0-9]*$/.test(y)];return h!==l?h?-1:1:h&&u.length!==y.length?
u.length-y.length:u===y?0:u<y?-1:1}const b="[\\t\\n\\f\\r ]*",x=new RegExp(`^${b}(<=|>=|!=|~>|<|>|=|)${b}(${A.eQ})${b}$`),m="This string does not use correct ve\
rsion constraint syntax";function c(u){const y=[];for(const h of u.split(",")){const[,l,t=""]=x.exec(h)??[],v=J(t);if(v===null)return(0,p.TR)(m);y.push({operator:l||
"=",version:v,text:h})}return(0,p.Ju)(y)}function E(u){const y=c(u);if(!y.ok)return y;const h=[];for(const l of y.value){const t=te(l.version.text);if(t===null||
!$.test(l.text.trim()))return(0,p.TR)(`Incorrect version constraint syntax: ${_(l)}`);h.push({...l,version:t})}return(0,p.Ju)(h)}const $=/^[<>=!~]* ?[0-9]/;function _({
operator:u,version:y,text:h}){const l=h.trim();if(y.text.startsWith("v"))return'a "v" prefix should not be used';if(!$.test(l))return`only one space is expected\
 after the operator "${u}"`;if(y.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[t]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(l)??[""];return`missing comma after "${t}"`}const w=[">",">=","=","~>","<=","<","!="];function z(u){const y=[...u].sort((h,l)=>e(h.version,l.version)||d(h.
version.build,l.version.build)||w.indexOf(h.operator)-w.indexOf(l.operator)||l.version.written-h.version.written);return[...new Set(y.map(r))].join(", ")}function r({
operator:u,version:y}){if(u==="=")return f(y);const h=u==="~>"&&y.written<3?y.numbers.slice(0,2):y.numbers;return`${u} ${f({...y,numbers:h})}`}}),1614:((Ne,ce,o)=>{
o.d(ce,{g8:()=>K,hg:()=>j,pS:()=>J});var p=o(8161),A=o(5747);const s={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function K(e){const d=(0,p.platform)();return{system:d===
"win32"?"windows":"unix",platform:`${d==="win32"?"windows":d}_${s[(0,p.arch)()]??(0,p.arch)()}`,environment:e,accountHome:(0,A.N0)(()=>(0,p.userInfo)().homedir||
null,null)}}function j(e,d,S,b=null){const x=te(d.environment,b),m=X(d);if(m===null)return{main:x,directory:null,directoryOff:null,...{helperDirectories:[],mirrorDirectories:[]}};
const{main:c,directory:E,dataDirectories:$}=M(e,d,m,S),_=f(d);return{main:x??{path:c,chosenBy:"default"},directory:x===null?E:null,directoryOff:x&&{path:E,by:x.
chosenBy},helperDirectories:$.flatMap(w=>[_(w,"plugins"),_(w,"plugins",d.platform)]),mirrorDirectories:[...$,...V(m,d)].map(w=>_(w,"plugins"))}}function V(e,d){
const{system:S,platform:b,environment:x}=d,m=f(d);if(S==="windows")return[m(e,"HashiCorp","Terraform")];if(b.startsWith("darwin"))return[e,""].map(_=>m(_,"Libra\
ry","Application Support","io.terraform"));const{XDG_DATA_HOME:c="",XDG_DATA_DIRS:E}=x,$=_=>_.startsWith("/");return[$(c)?c:m(e,".local","share"),...(E||"/usr/l\
ocal/share:/usr/share").split(":").filter($)].map(_=>m(_,"terraform"))}function J(e,d){const S=X(d),b=d.system==="windows"?"\\":"/";return S===null||S.length<2||
!e.startsWith(S+b)?e:(d.system==="windows"?"%APPDATA%":"~")+e.slice(S.length)}function te(e,d){if(d)return{path:d,chosenBy:"cli-config"};for(const S of["TF_CLI_\
CONFIG_FILE","TERRAFORM_CONFIG"]){const b=e[S];if(b)return{path:b,chosenBy:S}}return null}function X({system:e,environment:d,accountHome:S}){return e==="windows"?
d.APPDATA||null:d.HOME||S||null}function M(e,d,S,b){const x=f(d),m=d.system==="windows",c=x(S,m?"terraform.rc":".terraformrc"),E=x(S,m?"tofu.rc":".tofurc"),$=x(
S,m?"terraform.d":".terraform.d");if(e==="terraform")return{main:c,directory:$,dataDirectories:[$]};const _=b(c)&&!b(E)?c:E;if(m)return{main:_,directory:$,dataDirectories:[
$]};const{XDG_CONFIG_HOME:w,XDG_DATA_HOME:z}=d.environment,r=!b(c)&&!b(E);return{main:w&&r?x(w,"opentofu","tofurc"):_,directory:w&&!b($)?x(w,"opentofu"):$,dataDirectories:z?
[$,x(z,"opentofu")]:[$]}}const f=({system:e})=>(d,...S)=>e==="windows"?[d.replace(/(?<![\\/])[\\/]+$/,""),...S].join("\\"):[d.replace(/(?<!\/)\/+$/,""),...S].join(
"/")}),2905:((Ne,ce,o)=>{o.d(ce,{Ot:()=>l,J1:()=>$});var p=o(3024),A=o(6760),s=o(5747),K=o(5799),j=o(3229),V=o(1831),J=o(8599),te=o(1731),X=o(1614);function M({
name:t,args:v,place:O},C,se,oe){const he=C.map(ke=>({directory:ke,files:(0,s.wX)(ke).filter(i=>f((0,A.join)(ke,i)))})),ve=ke=>(0,X.pS)(ke,oe),fe=x(t,he);if(fe!==
null){const ke=(0,A.resolve)(fe.directory,fe.file),i=d(ke,oe);return{helper:{name:t,args:v,path:ke,shown:ve(ke),refusal:i},findings:[]}}const Ie={kind:"no helpe\
r",name:t,directories:C.map(ve)};return{helper:null,findings:[(0,J._)(se,Ie,O)]}}const f=t=>(0,p.existsSync)(t)&&!(0,p.statSync)(t).isDirectory(),e=256;function d(t,{
system:v}){if(v==="windows")return null;if(!(0,p.statSync)(t).isFile())return"permission denied";const O=Buffer.alloc(e);let C;try{const oe=(0,p.openSync)(t,"r");
try{C=(0,p.readSync)(oe,O)}finally{(0,p.closeSync)(oe)}}catch(oe){return(0,s.Oj)(oe),null}return O.toString("latin1",0,2)==="#!"||O.subarray(0,C).includes(0)?null:
"exec format error"}const S="terraform-credentials-",b="0.0.0";function x(t,v){let O=null;for(const{directory:C,files:se}of v)for(const oe of se){const he=m(oe,
t);he===null||O!==null&&(0,te.Zy)(he,O.version)<=0||(O={directory:C,file:oe,version:he})}return O}function m(t,v){if(!t.startsWith(S))return null;const O=t.toLowerCase().
slice(S.length).replace(/\.exe$/,""),C=O.indexOf("_v");return(C<0?O:O.slice(0,C))!==v||O===""?null:(0,te.oF)(C<0?b:O.slice(C+2).replace(/_x.*$/s,""))}var c=o(4265);
const E=1024*1024;function $(t,v,O=null){const C=(0,X.hg)(t,v,p.existsSync,O),{directory:se,directoryOff:oe,helperDirectories:he}=C,ve=w(C,t,v),fe=[...ve,...r(se,
t,v)],Ie=r(oe?.path??null,t,v),ke=y(_(fe),t),i=ke.helper&&M(ke.helper,he,t,v),R=y(_(Ie),t).credentials,W=ve[0]?.blocks?.protocols??{};return{...ke,client:t,installations:_(
fe).flatMap(({installations:H})=>H??[]),mirrors:C.mirrorDirectories.map(H=>({path:H,shown:(0,X.pS)(H,v)})),paths:C,files:[...fe.map(({file:H})=>H),...Ie.map(({file:H})=>({
...H,state:"off"}))],turnedOff:R.map(({host:H,place:Z})=>({host:H,place:Z,by:oe?.by??""})),helper:i?.helper??null,requestTimeoutMs:t==="opentofu"?(0,c.Hl)(W,v.environment):
null,patience:(0,c.f5)(t,W,v.environment),findings:[...fe.flatMap(({finding:H})=>H??[]),...ke.findings,...i?.findings??[]],secrets:[..._(fe),..._(Ie)].flatMap(({
secrets:H})=>H)}}const _=t=>t.flatMap(({blocks:v})=>v??[]);function w({main:t},v,O){if(t===null)return[];const{path:C,chosenBy:se}=t;if((0,p.existsSync)(C))return[
u(C,v,O)];const oe={path:C,shown:(0,X.pS)(C,O),state:"absent"},he={kind:"missing",setting:se,path:C},ve=se==="default"?null:(0,J._)(v,he,null);return[{file:oe,blocks:null,
finding:ve}]}const z=/\.tfrc(?:\.json)?$/s,r=(t,v,O)=>(t===null?[]:(0,s.wX)(t)).filter(C=>z.test(C)).map(C=>u((0,A.join)(t??"",C),v,O));function u(t,v,O){const C=(0,s.
yR)(t,E),se=(0,X.pS)(t,O);if(!C.ok){const ve={kind:"unreadable",file:se,failure:C.failure},fe=(0,J._)(v,ve,null);return{file:{path:t,shown:se,state:"not read"},
blocks:null,finding:fe}}const oe=(0,J.m)({shown:se,...C},v),he=oe.isRead?"read":"not read";return{file:{path:t,shown:se,state:he},blocks:oe,finding:null}}function y(t,v){
const O=t.flatMap(fe=>fe.findings),C=(fe,Ie)=>{O.push((0,J._)(v,fe,Ie))},se=h(new Map(t.flatMap(fe=>[...fe.credentials])),C),oe=h(new Map(t.flatMap(fe=>[...fe.hosts])),
C),[he,...ve]=new Map(t.flatMap(fe=>[...fe.helpers]));for(const[,{place:fe}]of ve)C({kind:"two helpers"},fe);return{credentials:se,forced:oe,helper:he===void 0?
null:{name:he[0],...he[1]},findings:O}}function h(t,v){const O=new Map;for(const[C,se]of t){const oe=(0,V.Pv)(C);if(oe.ok){O.set(oe.value,{...se,host:oe.value});
continue}const he="services"in se?"host":"credentials",ve=(0,j.L6)(C);v({kind:"label",type:he,label:C,why:oe.why,advice:ve},se.place)}return[...O.values()]}const l=t=>(0,K.
DF)(t,({problem:{code:v,message:O},places:C})=>[v,O,C])}),4977:((Ne,ce,o)=>{o.d(ce,{mQ:()=>Ce});var p=o(2905),A=o(4929),s=o(3534),K=o(1064),j=o(1831),V=o(2713),
J=o(1421),te=o(8161),X=o(5747),M=o(4e3),f=o(1919),e=o(5799);const d=(U,Y)=>({name:U,isProgram:!1,answers:Y,find:ne=>Y.get(ne)??null});async function S(U,Y){let ne=null;
const le=[],ye=[];for(const we of U){const Re=ne===null||!we.isProgram,Ae=Re?await we.find(Y):null;le.push({source:Ae?.source??we.name,held:Re?b(Ae):"not asked",
counts:ne===null&&Ae!==null}),Ae?.problem&&ye.push((0,e.hD)(Ae.problem,{places:Ae.place===null?[]:[Ae.place]})),ne??=Ae}return{answer:ne,looks:le,findings:ye}}function b(U){
return U===null?"nothing":U.token===null?"no token":U.token.reveal()===""?"an empty token":"a token"}const x=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function m(U,Y,ne=null){
const le=Y.reveal(),ye={source:U,place:ne,token:Y,problem:E(U,le)};return x.test(le)?{...ye,isUnsendable:!0}:ye}const c=[[x,"control character"],[/^bearer\s/i,"\
bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function E(U,Y){
if(Y==="")return(0,s.QU)({source:U});const ne=c.find(([le])=>le.test(Y))?.[1];return ne!==void 0?(0,s.Eu)({source:U,slip:ne}):Y.length<V.Il?(0,s.fj)({source:U}):
null}const $=1024*1024;function _(U,Y){const ne=new Map;let le=null;const ye=async we=>{if(le!==null)return le;const Re=await y(U,we,Y);if("output"in Re)return se(
U,Re.output,Y);const Ae=oe(U,Re.why);return Re.isStopped&&(le??=Ae),Ae};return{name:w(U),isProgram:!0,find:we=>{const Re=ne.get(we)??ye(we);return ne.set(we,Re),
Re}}}const w=({name:U})=>`credentials helper ${U}`,z=({shown:U},Y)=>({why:`failed to run ${U}: ${Y}`}),r=({shown:U},Y)=>({why:`${U} ${Y} and was stopped`,isStopped:!0}),
u="was running when the check ended";async function y(U,Y,ne){if(U.refusal!==null)return z(U,U.refusal);if(ne.stop.aborted)return r(U,u);const le=t(U,Y,ne.environment);
return typeof le=="string"?z(U,le):h(le,U,ne)}function h(U,Y,ne){const{timeoutMs:le,abortAfter:ye,stop:we}=ne,Re=AbortSignal.any([ye(le),we]);return new Promise(
Ae=>{const Ue=[],ge=[];let xe=0;const We=Ge=>{Re.removeEventListener("abort",tt),Ae(Ge)},Ze=Ge=>{l(U,ne),We(r(Y,Ge))},tt=()=>Ze(we.aborted?u:`did not exit withi\
n ${le/1e3} s (timeout-seconds)`);Re.addEventListener("abort",tt);const nt=Ge=>N=>{xe+=N.length,xe>$?Ze(`wrote more than ${$/1024/1024} MiB`):Ge.push(N)};U.stdout?.
on("data",nt(Ue)),U.stderr?.on("data",nt(ge)),U.on("error",Ge=>We(z(Y,C(Ge)))),U.on("close",Ge=>{if(Ge===0)return We({output:Buffer.concat(Ue)});const N=ve(Buffer.
concat(ge).toString()),P=N===""?", but it produced no error message":`: ${N}`;We({why:`error in ${Y.shown}${P}`})})})}function l(U,{kill:Y}){try{U.pid!==void 0&&
Y((0,te.platform)()==="win32"?U.pid:-U.pid,"SIGKILL")}catch(ne){(0,X.Oj)(ne)}U.stdout?.destroy(),U.stderr?.destroy(),U.unref()}function t({path:U,args:Y},ne,le){
try{return(0,J.spawn)(U,[...Y,"get",ne],{env:v(le),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0})}catch(ye){return C(ye)}}const v=U=>Object.
fromEntries(Object.entries(U).filter(([Y])=>!Y.startsWith("INPUT_"))),O={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format erro\
r",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function C(U){const Y=(0,X.Oj)(U);return O[Y]??Y}function se(U,Y,{learn:ne}){const le=(0,f.
Tp)(Y);if(le.kind==="not-json"||le.kind==="not-object")return oe(U,`malformed output from ${U.shown}: ${(0,M.dh)(le.why)}`);const ye=le.kind==="null"?null:le.services.
find(({id:Re})=>Re==="token")?.value;if(typeof ye!="string")return null;const we=new V.ou(ye);return ne(we),m(w(U),we)}function oe(U,Y){const ne=(0,A.Dz)({name:U.
name,why:Y});return{source:w(U),place:null,token:null,problem:ne}}const he=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),ve=U=>(0,M.dh)(U.replace(
he,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function fe({tokens:U,environment:Y,clients:ne}){const le=[ie(U),Z(Y)],ye=ne.map(({helper:we,credentials:Re,
...Ae})=>{const Ue=[...le,i(Re)];return{...Ae,known:Ue,sources:we===null?Ue:[...Ue,we]}});return{known:Ie(ye.flatMap(({known:we})=>we)),find:async we=>{const Re=await Promise.
all(ye.map(async({client:Ae,sources:Ue,turnedOff:ge})=>{const{looks:xe,...We}=await S(Ue,we);return{...We,client:Ae,looks:[...xe,...ke(ge,we)]}}));return{answer:W(
Re.map(({answer:Ae})=>Ae)),clients:Re.map(({client:Ae,looks:Ue})=>({client:Ae,looks:Ue})),findings:Re.flatMap(({findings:Ae})=>Ae),difference:H(we,Re)}}}}function Ie(U){
const Y=new Map(U.toReversed().flatMap(ne=>[...ne.answers]));return new Map([...Y].flatMap(([ne,{token:le,source:ye}])=>le===null?[]:[[ne,ye]]))}const ke=(U,Y)=>U.
filter(ne=>ne.host===Y).map(({place:ne,by:le})=>({source:`${ne.file}:${ne.line} (${le} names another file)`,held:"not read",counts:!1})),i=U=>d("CLI configurati\
on",new Map(U.map(Y=>[Y.host,R(Y)])));function R({host:U,place:Y,token:ne,hasValue:le}){const ye=`${Y.file}:${Y.line}`;if(ne!==null)return m(ye,ne,Y);const we={
kind:"no token",file:ye,host:U,hasValue:le};return{source:ye,place:Y,token:null,problem:(0,A.P4)({clients:K.Du,mistake:we})}}const W=U=>U.find(Y=>Y?.token)??U.find(
Y=>Y!==null)??null;function H(U,Y){const[ne,...le]=Y,ye=ne?.answer?.token?.reveal(),we=le.find(({answer:Ae})=>Ae?.token?.reveal()!==ye);if(ne===void 0||we===void 0)
return null;const Re=({client:Ae,answer:Ue})=>({client:Ae,source:Ue?.token?Ue.source:null});return(0,s.tK)({host:U,first:Re(ne),other:Re(we)})}function Z(U){const Y=Object.
entries(U).flatMap(([ne,le])=>{const ye=(0,j.$k)(ne);return ye===null||le===void 0?[]:[[ye,m(ne,new V.ou(le))]]});return d("TF_TOKEN_ variables",new Map(Y))}function ie(U){
const Y="tokens setting",ne=U.map(({host:le,token:ye})=>{const we=m(Y,ye);return[le,ye.reveal()===""?{...we,token:null}:we]});return d(Y,new Map(ne))}const _e=1e4;
function Ce({tokens:U,configs:Y,timeoutMs:ne},le,ye){for(const ge of Y.flatMap(xe=>xe.secrets))ye.learn(ge);const we=new Map,Re=ge=>{if(ge===null)return null;const xe=JSON.
stringify([ge.path,...ge.args]),We=nt=>AbortSignal.timeout(nt),Ze={timeoutMs:ne??_e,environment:le},tt=we.get(xe)??_(ge,{abortAfter:We,...ye,...Ze});return we.set(
xe,tt),tt},Ae=Y.map(ge=>({...ge,helper:Re(ge.helper)})),Ue=Y.flatMap(ge=>ge.forced.map(xe=>({...xe,client:ge.client})));return{credentials:fe({tokens:U,environment:le,
clients:Ae}),configs:Y,complaints:(0,p.Ot)(Y.flatMap(({findings:ge})=>ge)),forced:Map.groupBy(Ue,({host:ge})=>ge)}}}),1919:((Ne,ce,o)=>{o.d(ce,{Qc:()=>M,Tp:()=>V,
Zo:()=>S,bi:()=>K});var p=o(3307),A=o(4091),s=o(9562);const K=1024*1024,j={keeps:()=>!0,maxValue:Number.POSITIVE_INFINITY};function V(x,m=j){const c=(0,A._6)(x),
E=te(c,m),$=(0,p.Ey)(c,E.add);if($!==null){const[,w,z]=M(c)??[];return w===void 0?{kind:"not-json",...$}:{kind:"not-json",why:`it ${w}`,advice:z??null}}const _=/[^\t\n\r ]/.
exec(c)?.[0];return _==="{"?{kind:"object",services:E.read()}:_==="n"?{kind:"null"}:{kind:"not-object",why:`found ${J[_??""]??"a number"}`}}const J={"[":"an arr\
ay",'"':"a string",t:"a boolean",f:"a boolean"};function te(x,m){const c=new Map,E=x.includes("\\");return{add:(w,z,r,u)=>{if(u===0)return;const y=x.slice(r,u),
h=E?(0,p.I)(y):y.slice(1,-1),l=c.get(h);l!==void 0?Object.assign(l,{start:w,end:z}):m.keeps(h,z-w)&&c.set(h,{id:(0,p.I)(y),start:w,end:z})},read:()=>Array.from(
c.values(),({id:w,start:z,end:r})=>({id:w,value:r-z>m.maxValue?void 0:(0,p.IL)(x.slice(z,r))}))}}const X=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts wi\
th a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\
\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],M=x=>X.find(([m])=>m.
test(x)),f=100,e=16*1024,d=200;function S(x){const m=new Set(x),c=new Set(x.map(b));let E=0,$=e;return{maxValue:s.Ls,keeps:(_,w)=>{if((0,s.D6)(_)||m.has(_))return!0;
const z=_.length<=d&&c.delete(b(_));return E===f||_.length+w>$?z:(E+=1,$-=_.length+w,!0)}}}const b=x=>x.slice(0,x.indexOf(".")+1)}),7511:((Ne,ce,o)=>{o.d(ce,{i:()=>f});
var p=o(4091);const A="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",s=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,K=String.raw`[()<>@,;:\\"/[\]?=]`,
j=new RegExp(`^(${A})?(/)?(${A})?(.*)$`,"s"),V=String.raw`"((?:[^"\\\r\n]|\\${K}|\\(?!${K}))*)"`,J=new RegExp(`;${s}*(${A})${s}*=${s}*(?:(${A})|${V})${s}*`,"y"),
te=new RegExp(`;${s}*$`,"y"),X=new RegExp(String.raw`\\(${K})`,"g"),M=new RegExp(`^${s}+|(?<!${s})${s}+$`,"g");function f(b){const x=b.indexOf(";"),m=S((x<0?b:b.
slice(0,x)).replace(M,"")),c=e(m)??(x<0?null:d(b,x));return c===null?(0,p.Ju)(m):(0,p.TR)(c)}function e(b){const[,x,m,c,E]=j.exec(b)??[];return x===void 0?"mime\
: no media type":x===b?null:m===void 0?"mime: expected slash after first token":c===void 0?"mime: expected token after slash":E===""?null:"mime: unexpected cont\
ent after media subtype"}function d(b,x){const m=new Map;for(let c=x;c<b.length;){J.lastIndex=c;const[E,$="",_,w=""]=J.exec(b)??[];if(E===void 0)return te.lastIndex=
c,te.test(b)?null:"mime: invalid media parameter";const z=$.toLowerCase(),r=_??w.replace(X,"$1"),u=m.get(z);if(u!==void 0&&u!==r)return"mime: duplicate paramete\
r name";m.set(z,r),c+=E.length}return null}const S=b=>b.replaceAll("\u0130","i").toLowerCase()}),5693:((Ne,ce,o)=>{o.d(ce,{Ey:()=>c,Ii:()=>d,Or:()=>u,WN:()=>r});
var p=o(960),A=o(2636),s=o(9209),K=o(9872),j=o(5799),V=o(8011),J=o(1064),te=o(1919),X=o(1831),M=o(9562);const f=1440*60*1e3,e=1;function d(l,t){const{hops:v,certificates:O}=l.
attempt;return[...z(l),...S(l,t),...$(v),..._(O,t),...w(l,t)]}function S(l,t){const{discovery:v,hops:O}=l.attempt;switch(v.kind){case"skipped":return[(0,j.hD)(v.
problem)];case"failed":{const C=t.isFork&&v.problem.code==="document-unauthorized"&&!l.credentials?.hasToken;return[(0,j.hD)(v.problem,C?{severity:"notice"}:{})]}case"\
found":case"absent":{const C=O[0]?.url??"";return[...x(C,O.length-1,t),...m(l,t),...v.kind==="found"&&v.truncated?[b(l)]:[]]}}}const b=({host:l,attempt:{hops:t}})=>(0,j.
hD)((0,A.zf)({url:t.at(-1)?.url??"",page:null,asked:(0,X.nx)(l),bytes:null,limit:te.bi,isPadding:!0}));function x(l,t,v){const O=v.clients.filter(C=>t>J.NX[C]);
return O.length>0?[(0,j.hD)((0,s.KA)({url:l,asks:"document",redirects:t,clients:O,limits:J.NX}))]:t>e?[(0,j.hD)((0,s.CL)({url:l,redirects:t}))]:[]}function m(l,{
releases:t,slowMs:v}){const O=(0,X.nx)(l.host),C=l.attempt.timing.totalMs,se=u(l),oe=ke=>h(se,ke)!=="never",he=t.filter(ke=>!oe(ke)),ve=({client:ke})=>!t.some(i=>i.
client===ke&&oe(i)),fe=[!0,!1].flatMap(ke=>{const i=he.filter(W=>ve(W)===ke);if(i.length===0)return[];const R=(0,p.Qs)({host:O,phase:"complete",tookMs:C,releases:i});
return[(0,j.hD)(R,{needed:ke})]});if(fe.length>0||C<=v)return fe;const Ie=E(l.attempt.timing);return[(0,j.hD)((0,p.U2)({host:O,tookMs:C,limitMs:v,phase:Ie,releases:t}))]}
function c({host:l,slowest:t,certificates:v},O,{slowMs:C,...se}){const oe=O.map(ke=>ke.host),he=v.filter(ke=>!oe.includes(ke.host)),ve=t?.timing.totalMs??0;if(t===
null||ve<=C)return _(he,se);const fe={host:(0,X.nx)(l),url:t.url,tookMs:ve,limitMs:C},Ie=(0,p.U2)({...fe,phase:E(t.timing)});return[(0,j.hD)(Ie),..._(he,se)]}function E({
lookupMs:l,connectMs:t,tlsMs:v,firstByteMs:O,totalMs:C}){const oe=[["lookup",l],["connection",t],["tls",v],["response",O]].map(([ve,fe])=>({name:ve,ms:fe??0})),
he={name:"rest",ms:oe.reduce((ve,{ms:fe})=>ve-fe,C)};return oe.reduce((ve,fe)=>fe.ms>ve.ms?fe:ve,he)}function $(l){const t=l.find(({url:O})=>O.startsWith("http:\
//"));if(t===void 0)return[];const v=t.authorization==="withheld";return[(0,j.hD)((0,s.n4)({url:l[0]?.url??"",to:t.url,exposesToken:v}))]}function _(l,{certificateDays:t,
now:v}){const O=new Map;for(const C of l){const se=O.get(C.host);(se===void 0||C.expires<se.expires)&&O.set(C.host,C)}return[...O.values()].flatMap(({host:C,expires:se})=>{
const oe=(Date.parse(se)-v)/f;return oe<0||oe>=t?[]:[(0,j.hD)((0,K.BU)({host:C,days:Math.floor(oe),expires:se}))]})}function w(l,t){const{host:v,attempt:O,earlier:C}=l,
[se]=C,oe=["failed","skipped"].includes(O.discovery.kind);if(se?.discovery.kind!=="failed"||oe)return[];const he=se.discovery.problem.message,ve=u(l),fe=t.releases.
filter(ke=>h(ve,ke)==="sometimes"),Ie=C.length+1;return[(0,j.hD)((0,p.Er)({host:(0,X.nx)(v),attempts:Ie,failure:he,releases:fe}))]}function z({credentials:l,attempt:t}){
const{discovery:v}=t;return l?.problem?v.kind==="failed"&&v.problem.code===l.problem.code?[]:[(0,j.hD)(l.problem)]:[]}function r({host:l},t){if(!t.some(({service:O})=>O===
M.e$))return[];const{name:v}=(0,X.Sv)(l);return[...v.includes(".")?[]:[(0,V.Zp)({host:l,name:v})],.../(^|\.)xn--/.test(l)?[(0,V._W)({host:l})]:[]].map(O=>(0,j.hD)(
O,{services:[M.e$]}))}const u=({earlier:l,attempt:t,later:v})=>[...l,t,...v];function y({discovery:l,timing:t,headMs:v,hops:O},{attemptMs:C}){const se=v!==null&&
v<=C?O.at(-1)?.status:null;return se===null||(0,J.Mq)(se??0)?"retries":l.kind!=="failed"&&t.totalMs<=C?"works":"fails"}function h(l,t){const v=l.map(se=>y(se,t)),
O=v.indexOf("works");return O<0?"never":O<=t.retries&&!v.slice(0,O).includes("fails")?"always":"sometimes"}}),3868:((Ne,ce,o)=>{o.r(ce),o.d(ce,{attemptsOf:()=>s.
Or,contact:()=>Qe,crashedVisit:()=>P,judgeRequests:()=>s.Ey,judgeVisit:()=>nt,mergeMistakes:()=>A.Ot,outcomesOf:()=>re,readCliConfig:()=>A.J1,thisMachine:()=>p.
g8});var p=o(1614),A=o(2905),s=o(5693),K=o(6697),j=o(5143),V=o(5799),J=o(1064),te=o(1831),X=o(8185),M=o(4283),f=o(4e3),e=o(9319),d=o(5195),S=o(9562);function b({
host:k,attempt:L},Q){const{name:F}=(0,te.Sv)(k),q=(0,d.uo)(F),de=L.hops[0]?.address??null;if(q!=="public"||de===null)return q;const ae=(0,d.Zu)(de),pe=Q.some(Se=>Se.
name===F);return ae==="loopback"&&pe?"public":ae}const x={public:0,reserved:1,private:2,metadata:2,loopback:3},m=(k,{kind:L})=>x[w(k)]>x[L];function c(k,L){const{
host:Q,hasToken:F,hostname:q}=L,de=k.filter(({url:Te})=>m(Te,L)),ae=k.filter(Te=>!de.includes(Te)),pe=ae.filter(({url:Te})=>Te.scheme==="http"),Se=ae.filter(({id:Te,
endpoint:ze})=>ze===null&&(0,S.p4)(Te)),Pe=Map.groupBy(Se,({url:Te})=>z(Te,q)),je=ae.filter(({endpoint:Te,url:ze})=>Te===null&&r(ze,q));return[...E(de,_,Te=>{const[
ze,...Fe]=new Set(de.map(({url:Ye})=>w(Ye))),be=Fe.length===0&&(ze==="loopback"||ze==="reserved");return(0,e.o1)({...Te,host:Q,kind:be?ze:"private"})}),...E(pe,
_,Te=>(0,e.l5)({...Te,host:Q,hasToken:F})),...[...Pe].flatMap(([Te,ze])=>Te===null?[]:E(ze,_,Fe=>(0,e.T$)({...Fe,host:Q,name:Te,hasToken:F}))),...E(je,_,Te=>(0,e.
Gh)({...Te,host:Q})),...E(ae.filter(({url:Te})=>Te.path.includes("//")),$,Te=>(0,e.$H)({...Te,host:Q})),...E(u(k),$,Te=>(0,e.ln)({...Te,host:Q}))]}function E(k,L,Q){
if(k.length===0)return[];const F=[...new Set(k.map(({url:q})=>k.length===1?$(q):L(q)))];return[(0,V.hD)(Q({uses:k,urls:F}),{services:[...new Set(k.map(({id:q})=>q))],
needed:k.some(({needed:q})=>q)})]}const $=k=>(0,f.dh)((0,M.Pl)(k)),_=k=>(0,f.dh)(`${k.scheme}://${k.host}`);function w(k){const{name:L}=(0,M.cz)(k);return(0,d.Sz)(
/[^\0-\x7f]/.test(L)?(0,te.$o)(L)??"":L.toLowerCase())}function z(k,L){const{name:Q}=(0,M.cz)(k),F=(0,te.Sv)(L).name;if(Q.toLowerCase()===F)return null;const q=(0,te.
Pv)(Q);return q.ok&&q.value===F?null:Q}function r(k,L){if(k.scheme==="http"||z(k,L)!==null)return!1;const Q=F=>Number(F||443);return Q((0,M.cz)(k).port)!==Q(/:(\d+)$/.
exec(L)?.[1]??null)}function u(k){const L=[S.e$,S.xq].flatMap(F=>k.find(q=>q.id===F)??[]),Q=new Set(L.map(({url:F})=>$(F).replace(/\/$/,"")));return L.length===
2&&Q.size===1?L:[]}const y=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,h=k=>y.test(k)&&!/^[a-z0-9-]+\.json$/i.test(k),l=k=>k.replace(
/[?#].*$/s,""),t=k=>k.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function v(k){const L=O(k),{id:Q,host:F,value:q}=k,de={id:Q,host:F,url:(0,M.
Pl)(k.url)};if(L!==null)return[(0,e.WS)({...de,why:L})];const ae=se(k)?(0,J.ab)(Q):[];return[q===""?(0,e.Q8)(de):null,h(q)?(0,e.Ew)({...de,value:l(q),why:null}):
null,C(q)?(0,e.J6)(de):null,ae.length>0?(0,e.jI)({...de,clients:ae}):null,k.url.query!==""&&(0,S.p4)(Q)?(0,e.Xq)(de):null].filter(pe=>pe!==null)}function O({url:k}){
const{name:L,port:Q}=(0,M.cz)(k);return L===""?"no Host in request URL":Q===""||Number(Q)>0&&Number(Q)<=65535?null:`invalid port "${Q}"`}const C=k=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.
test(k)&&!h(k),se=({value:k,url:L})=>k!==""&&!/^$|\/$/.test(L.path);var oe=o(3217),he=o(2886),ve=o(4929);function fe(k,L){const Q=k.forced.filter(({client:ae})=>L.
includes(ae)),F=L.filter(ae=>!Q.some(pe=>pe.client===ae)),de=[...Map.groupBy(Q,({place:ae,services:pe})=>JSON.stringify([ae,pe])).values()].flatMap(ae=>{const[pe]=ae;
if(pe===void 0)return[];const Se=Ie(k,pe.services),Pe={...k,attempt:Se,earlier:[],later:[]};return[{clients:ae.map(({client:je})=>je),visit:Pe,forced:pe}]});return F.
length>0||de.length===0?[{clients:F,visit:k,forced:null},...de]:de}function Ie({host:k,attempt:L},Q){const F={kind:"found",url:(0,te.cu)(k),services:Q,truncated:!1},
q={...L.timing,totalMs:0};return{discovery:F,hops:[],timing:q,headMs:0,certificates:[]}}function ke(k,{forced:L,clients:Q}){if(L===null)return[];const{discovery:F}=k.
attempt,q=`${L.place.file}:${L.place.line}`,de={host:(0,te.nx)(k.host),at:q},ae=F.kind==="found"?F.services:L.services,pe=i(L.services,ae);return[(0,ve.Yv)(de),
...pe.length>0?[(0,ve.kV)({...de,services:pe})]:[]].map(Pe=>(0,V.hD)(Pe,{clients:Q}))}function i(k,L){const[Q,F]=[k,L].map(de=>new Map(de.map(({id:ae,value:pe})=>[
ae,pe])));return[...new Set([...k,...L].map(({id:de})=>de))].filter(de=>!R(Q?.get(de),F?.get(de)))}function R(k,L){const Q=[[k,L]];for(const[F,q]of Q){if(F===q)
continue;if(!W(F)||!W(q))return!1;const de=Object.keys(F);if(!(Array.isArray(F)===Array.isArray(q)&&de.length===Object.keys(q).length)||de.some(pe=>!Object.hasOwn(
q,pe)))return!1;for(const pe of de)Q.push([F[pe],q[pe]])}return!0}const W=k=>typeof k=="object"&&k!==null;var H=o(2636),Z=o(793),ie=o(2847),_e=o(9529);const Ce={
"client-missing":Z.pF,"client-empty":Z.iP,"grant-types-invalid":Z.Si,"grant-types-unsupported":Z.yA,"grant-types-unknown":Z.N4,"authz-missing":Z.K3,"token-missi\
ng":Z.xu,"ports-count":Z.XB,"ports-range":Z.Vr,"ports-order":Z.QI,"ports-single":Z.uR,"ports-ignored":Z.WC,"scopes-invalid":Z.mH,"scopes-ignored":Z.lT};function U(k,L,Q){
const{value:F,flaws:q}=(0,_e.m)(k,L,Q),de={...F,authz:ye(F.authz),token:ye(F.token)},ae=ne(de,L),pe=ae.length===0?[]:[Z.Cq({host:Q,endpoints:ae})];return{login:de,
problems:[...q.map(Se=>le(Se,Q)),...pe]}}const Y=(k,L)=>["authz","token"].flatMap(Q=>{const F=(0,M.Dl)(k[Q]??"");return k[Q]!==null&&F.ok?[{id:L,endpoint:Q,url:F.
value,needed:!0}]:[]});function ne(k,L){const Q=(0,M.cz)(L);return Q.port===""||Q.port==="443"?[]:["authz","token"].flatMap(F=>{const q=k[F],de=q===null?null:(0,M.
Dl)(q);if(q===null||!de?.ok||de.value.scheme!=="https")return[];const ae=(0,M.cz)(de.value);return ae.name.toLowerCase()===Q.name.toLowerCase()&&ae.port===""?[{
name:F,url:q,port:Q.port}]:[]})}function le(k,L){return"why"in k?(k.rule==="authz-invalid"?Z.TJ:Z.mL)({host:L,why:t(k.why)}):Ce[k.rule]({host:L,value:k.value})}
function ye(k){const L=k===null?null:(0,M.Dl)(k);return L?.ok?(0,M.Pl)(L.value):null}function we({discovery:k},L){switch(k.kind){case"failed":case"skipped":return{
services:[],findings:[]};case"absent":return{services:[],findings:[Ue(k,L)]};case"found":return Re(k,L)}}function Re(k,L){const{requirements:Q,clients:F,base:q,
block:de}=L,ae=k.services.map(({id:Le})=>Le),pe=k.services.some(({value:Le})=>typeof Le=="string"&&Le.includes("/artifactory/")),Se={...L,discovery:k,found:{host:q.
host,block:de,offered:ae,isArtifactory:pe}},Pe=Q.map(({service:Le})=>Le),je=Pe.filter(Le=>Le!=="any"),Te=ae.filter(Le=>!je.includes(Le)&&J.Du.some(ot=>(0,S.oe)(
Le,ot).ok)),ze=je.map(Le=>ge(Le,Se)),Fe=({outcome:Le,findings:ot,urls:Ke})=>Le.kind!=="problem"&&!Ke.some(({endpoint:qe,url:rt})=>qe===null&&m(rt,Se.base))&&!ot.
some(qe=>(0,he.ER)(qe)&&F.some(rt=>qe.affects.includes(rt))),be=Te.map(Le=>ge(Le,Se)),Ye=!Pe.includes("any")||[...ze,...be].some(Fe),it=[...ze,...Ye?be.map(Ae):
be],at=Pe.includes("any")&&it.length===0?[(0,V.hD)((0,ie.WI)({...Se.found,id:"any",why:""}))]:[];return{services:it.map(({outcome:Le})=>Le),findings:[...it.flatMap(
({findings:Le})=>Le),...c(it.flatMap(({urls:Le})=>Le),Se.base),...at]}}function Ae({outcome:k,findings:L,urls:Q}){if(!(0,S.D6)(k.id))return{outcome:k,findings:[],
urls:[]};const F=q=>({...q,needed:!1});return{outcome:k,findings:L.map(F),urls:Q.map(F)}}function Ue({why:k,url:L},{requirements:Q,base:{host:F}}){const q=Q.map(
({service:Se})=>Se).filter(Se=>Se!=="any"),ae=[...new Set(q.map(Se=>Se.split(".")[0]??Se))].map(S.Tz),pe=(0,H.HB)({host:F,url:(0,M.Pl)(L),why:k,required:q,clientErrors:ae});
return(0,V.hD)(pe,{services:q.length===1?q:[]})}function ge(k,L){const{services:Q,url:F}=L.discovery,q=be=>(0,S.TE)(k,{services:Q,documentUrl:F,display:L.base.host,
client:be}),ae=(L.requirements.find(({service:be})=>be===k)?.clients??L.clients).map(be=>({client:be,lookup:q(be)})),[pe,...Se]=ae;if(pe===void 0)throw new Error(
"no client is checked");const Pe=Se.filter(({lookup:be})=>be.kind!==pe.lookup.kind),je=be=>!We(be)||q(be).kind===pe.lookup.kind,Te=Pe.length===0?(0,J.SZ)(k).filter(
je):[pe.client],ze=Ze(k,pe.lookup,Te,L),Fe=Pe.flatMap(({client:be,lookup:Ye})=>Ze(k,Ye,[be],L).findings);return{...ze,findings:[...ze.findings,...Fe]}}const xe=2048,
We=k=>J.Du.some(L=>L===k);function Ze(k,L,Q,F){const{discovery:q,base:de}=F,{host:ae}=de,pe=Se=>Se.map(Pe=>(0,V.hD)(Pe,{services:[k]}));switch(L.kind){case"url":{
const{url:Se,value:Pe}=L,je=v({id:k,value:Pe,url:Se,host:ae}),Te=!je.some(({code:Fe})=>Fe==="service-url-invalid"),ze=(0,f.dh)((0,M.Pl)(Se),xe);return{outcome:{
id:k,kind:"url",url:ze},findings:pe(je),urls:Te?[{id:k,endpoint:null,url:Se,needed:!0}]:[]}}case"object":{const{login:Se,problems:Pe}=U(L.value,q.url,ae),je=Pe.
find(({severity:Te})=>Te==="error");return{outcome:je?{id:k,kind:"problem",problem:je}:{id:k,kind:"login",login:Se},findings:pe(Pe),urls:Y(Se,k)}}case"bad-id":case"\
missing":case"version":case"type":case"bad-url":{const Se=tt(k,L,F),Pe=(0,V.hD)(Se,{services:[k],clients:Q});return{outcome:{id:k,kind:"problem",problem:Se},findings:[
Pe],urls:[]}}}}function tt(k,L,Q){const F={...Q.found,id:k,why:L.why};switch(L.kind){case"missing":return(0,ie.WI)(F);case"bad-id":case"version":return(0,ie.C6)(
{...F,isReadable:L.kind==="version"});case"type":{const{value:q}=L;return k===S.S3?(0,Z.e7)({...F,value:q}):(0,ie.IR)({...F,value:q})}case"bad-url":{const q=t(L.
why);return h(L.value)?(0,e.Ew)({...F,value:l(L.value),why:q}):L.reason==="user-info"?(0,e.Ju)(F):(0,e.WS)({...F,url:null,why:q})}}}function nt(k,L,Q){const{visit:F,
requirements:q,predicted:de,requests:ae,isNew:pe}=k,{host:Se}=F,Pe=L.dialect.clients.filter(Ke=>q.some(qe=>qe.clients.includes(Ke))),je=(0,he.TC)(Se,q),Te=fe(F,
Pe),ze=Te.map(Ke=>G(F,Ke,q,L,je)),Fe=ze[0]?.services??[],be=Te.some(({forced:Ke})=>Ke===null)?[...(0,oe.so)(F,q,je,Q),...(0,oe.uA)(F,Fe,Q)]:[],Ye=N(k),it=[...[...ze.
flatMap(Ke=>Ke.findings),...be].map(Ye),...de.map(Ke=>({...Ye(Ke),places:(0,j.As)((0,he.Rh)(Ke.places))})),...(ae===null?[]:(0,s.Ey)(ae,F.attempt.certificates,L)).
map(Ye),...(0,s.WN)(F,q).map(Ye)],at=D(Se,q),Le=it.map(Ke=>{const qe=Ke.needed&&Ge(Ke,k,L),rt=(0,V.pj)(Ke.problem,je);return(0,he.nv)((0,V.aZ)({...Ke,problem:rt,
needed:qe},at),Pe)}),ot=Te[0]?.forced?.place??null;return{visit:F,requirements:q,services:Fe,servicesFrom:ot,findings:Le,isNew:pe}}function Ge({problem:k,services:L},{
visit:{host:Q,attempt:F},requirements:q,answering:de},{depth:ae}){if(ae==="discovery"||F.discovery.kind==="skipped")return!0;const pe=L.some(Pe=>de.has(`${Q} ${Pe}`));
if(k.code==="service-url-no-slash"&&pe)return!1;const Se=q.filter(({service:Pe})=>L.length===0||L.includes(Pe));return Se.length===0||Se.some(({isForInit:Pe})=>Pe)}
function N({visit:k,requirements:L,isNew:Q}){const F=(0,he.HJ)(L);return q=>({...q,...F(q.services),host:k.host,isHostNew:Q})}function P(k,{clients:L},Q){const{
visit:F,requirements:q,isNew:de}=k,ae=(0,K.n3)({host:(0,te.nx)(F.host),thrown:Q}),pe={kind:"skipped",problem:ae};return{visit:{...F,attempt:{...F.attempt,discovery:pe,
hops:[]}},requirements:q,services:[],servicesFrom:null,findings:[(0,he.nv)(N(k)((0,V.hD)(ae)),L)],isNew:de}}function D(k,L){return L.every(({isImplied:F})=>F)?[
...L.flatMap(({clients:F})=>F),...(0,J.Yr)(k)]:J.zK}function G(k,L,Q,F,q){const{clients:de,forced:ae}=L,{services:pe,findings:Se}=we(L.visit.attempt,{requirements:Q,
clients:de,block:ae===null?null:`${ae.place.file}:${ae.place.line}`,base:{hostname:k.host,host:(0,te.nx)(k.host),hasToken:k.credentials?.hasToken===!0,kind:ae===
null?b(k,F.resolve):"loopback"}}),Pe=ae===null?q:{...q,role:"operator"},je=F.dialect.releases.filter(({client:be})=>de.includes(be)),Te=[...ke(k,L),...(0,s.Ii)(
L.visit,{...F,clients:de,releases:je}),...Se,...ae===null?(0,X.I)(k.host,pe,Q,F):[]],ze=k.forced.map(({client:be})=>be),Fe=ae===null?J.zK.filter(be=>!ze.includes(
be)):L.clients;return{services:pe.map(be=>be.kind==="problem"?{...be,problem:(0,V.pj)(be.problem,Pe)}:be),findings:Te.map(be=>({...(0,V.aZ)(be,Fe),problem:(0,V.
pj)(be.problem,Pe)}))}}function re(k){const L=F=>{const q=k.filter(({problem:de,affects:ae})=>ae.includes(F)&&de.usualSeverity!=="notice");return q.some(he.ER)?
"fails":q.length>0?"warns":"works"},Q=J.zK.map(F=>[F,L(F)]);return Object.fromEntries(Q)}var Oe=o(4977),De=o(2389),Me=o(5306),Xe=o(7854),st=o(9940);async function Qe(k,L,Q,F){
const{dialect:q,configs:de,requirements:ae}=L,{releases:pe}=q,{environment:Se,kill:Pe,secrets:je,stop:Te,startTimer:ze}=F,Fe={kill:Pe,learn:je.learn,stop:Te.signal},
be=(0,Oe.mQ)({...Q,configs:de},Se,Fe),{credentials:Ye,forced:it}=be,at={network:(0,Me.Af)(Q),credentials:{...Ye,find:(0,Xe.Oo)(Ye.find)},concurrency:Q.concurrency,
random:Math.random,now:Date.now,startTimer:ze,stop:Te},Le=await(0,st.pj)(k,{...at,forced:it,required:Map.groupBy(ae,({host:Je})=>Je),maxRedirects:Math.max(...q.
clients.map(Je=>J.NX[Je])),releases:pe,timeoutMs:Q.timeoutMs??(0,st.nT)(pe),retries:Q.retries,progress:Je=>F.progress({kind:"visits",...Je})}),ot=Ye.known;if(Q.
depth==="discovery")return{visits:Le,predicted:De.j7,tokenSources:ot};const{predictInit:Ke}=await Promise.all([o.e(321),o.e(531),o.e(783)]).then(o.bind(o,3783)),
qe={...at,...L,settings:Q,machine:(0,p.g8)(Se),directory:F.directory,lockHashes:L.checkouts?.lockHashes??null,plugins:L.checkouts?.plugins??null,learn:je.learn,
progress:Je=>F.progress({kind:"registries",...Je}),visits:new Map(Le.map(Je=>[Je.host,Je]))},rt={...Q,dialect:q,isFork:F.isFork};return{visits:Le,predicted:await Ke(
L.roots,qe,rt),tokenSources:ot}}}),5306:((Ne,ce,o)=>{o.d(ce,{Af:()=>Ut,JY:()=>dt,To:()=>gt,dI:()=>ht,Lu:()=>pt,jT:()=>ft});var p=o(7067),A=o(4283),s=o(1831);const K=32;
function j(a){const n=[];let g=a.getPeerX509Certificate();for(;g!==void 0&&n.length<K;)n.push(g),g=g.issuerCertificate;return n}function V(a,n,g){const[T]=a;if(T===
void 0)return null;const I=n.ok?n.chain.slice(0,Math.max(1,n.chain.length-1)).map(({notAfter:ue})=>ue):a.map(({validTo:ue})=>Date.parse(ue)),B=Date.parse(T.validFrom),
ee=Math.min(...I);return Number.isNaN(B)||Number.isNaN(ee)?null:{host:g,subject:J(T.subject)??T.subjectAltName??"",issuer:J(T.issuer)??T.issuer??"",validFrom:new Date(
B).toISOString(),expires:new Date(ee).toISOString()}}const J=a=>/^CN=(.*)$/m.exec(a??"")?.[1];var te=o(7598),X=o(7030),M=o(1692),f=o(4091);const e={boolean:1,integer:2,
bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};class d extends Error{}class S{#e;#n;constructor(n,g){this.#e=n,this.#n=g}get isEmpty(){
return this.#e.length===0}isNext(n){return this.#e[0]===n}any(){const n=this.#e[0]??0,g=this.#e[1]??0;if(this.#e.length<2||(n&31)===31)throw this.#t();const T=g<
128?0:g&127,I=T===0&&g<128?g:this.#s(T),B=2+T,ee=B+I;if(ee>this.#e.length)throw this.#t();const ue={tag:n,content:this.#e.subarray(B,ee),whole:this.#e.subarray(
0,ee)};return this.#e=this.#e.subarray(ee),ue}element(n){if(!this.isNext(n))throw this.#t();return this.any()}content(n){return this.element(n).content}optional(n){
return this.isNext(n)?this.content(n):null}inside(n){return new S(this.content(n),this.#n)}oid(){const n=this.content(e.oid);if(n.length===0||(n.at(-1)??0)>=128)
throw this.#t();const g=b(n);if(g===null)throw this.#t();const[T=0,...I]=g,B=Math.min(Math.floor(T/40),2);return[B,T-40*B,...I].join(".")}integer(){const n=this.
content(e.integer),g=n[0],T=n[1]??0,I=g===0&&T<128||g===255&&T>=128;if(g===void 0||n.length>1&&I)throw this.#t();return n}count(){const n=this.integer();if(n.length>
8||(n[0]??0)>=128)throw this.#t();return n.reduce((g,T)=>g*256+T,0)}boolean(){const n=this.content(e.boolean);if(n.length!==1||n[0]!==0&&n[0]!==255)throw this.#t();
return n[0]!==0}bits(){const n=this.content(e.bits),[g=8]=n,T=n.subarray(1),I=T.at(-1)??0;if(g>7||g>0&&T.length===0)throw this.#t();if((I&(1<<g)-1)!==0)throw this.#t();
return T}#s(n){const g=this.#e.subarray(2,2+n);if(n===0||n>4||g.length<n)throw this.#t();const T=g.reduce((I,B)=>I*256+B,0);if(T<128||g[0]===0)throw this.#t();return T}#t(){
return new d(this.#n)}}function b(a){const n=[];let g=!0,T=0;for(const I of a){if(g&&I===128||(T=T*128+(I&127),T>=2**31))return null;g=I<128,g&&(n.push(T),T=0)}
return n}const x={12:a=>!(0,f._6)(a).includes("\uFFFD"),18:a=>/^[\d ]*$/.test((0,f.iP)(a)),19:a=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test((0,f.iP)(a)),20:()=>!0,22:a=>a.
every(n=>n<128),30:a=>a.length%2===0&&c(a)},m=({tag:a,content:n})=>x[a]?.(n)??!1,c=a=>a.every((n,g)=>{const T=n*256+(a[g+1]??0);return g%2===1||!(T>=55296&&T<57344||
T>=65534||T>=64976&&T<=65007)}),E=(a,n)=>a.length===n.length&&a.every((g,T)=>g===n[T]),$={"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","1.3.36.3.3.2.8.1.1.7":"brain\
poolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1","1.2.840.10045.3.1.1":"P-192","1.2.15\
6.10197.1.301":"SM2"},_=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],w={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.110":"X25519","1.3.10\
1.111":"X448","1.3.101.113":"Ed448","1.2.840.10040.4.1":"DSA","2.16.840.1.101.3.4.3.17":"ML-DSA-44","2.16.840.1.101.3.4.3.18":"ML-DSA-65","2.16.840.1.101.3.4.3.\
19":"ML-DSA-87"};function z(a){const n=new S(a,"public key").inside(e.sequence),g=n.inside(e.sequence),T=g.oid(),I=n.bits();switch(T){case"1.2.840.113549.1.1.1":
if(O(g.any().whole)!=="0500")throw new d("public key");return r(I);case"1.2.840.10045.2.1":{const B=g.isNext(e.oid)?g.oid():"explicit parameters";if(!_.includes(
B))return{kind:"unsupported-curve",curve:$[B]??B};if(I[0]!==4)throw new d("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!g.isEmpty||I.length!==32)throw new d(
"public key");return{kind:"ed25519"};default:return{kind:"unsupported",name:w[T]??T}}}function r(a){const n=new S(a,"public key").inside(e.sequence),g=n.integer(),
T=n.count(),[I=0,B=0]=g;if(I>=128||T===0)throw new d("public key");if(T===1||T%2===0||T>=2**31)return{kind:"unsupported",name:`RSA with the exponent ${T}`};const ee=I===
0?B:I;return{kind:"rsa",bits:8*(g.length-(I===0?2:1))+(32-Math.clz32(ee))}}const u={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],"1.2.840.113549.1.1.12":[
"rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.840.10045.4.3.3":["ecdsa",
"ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},y={"1.2.840.113549.1.1.4":"RSA with MD5","1.2.84\
0.113549.1.1.5":"RSA with SHA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.113549.1.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"ECDSA with SHA-1","1.2.840.100\
45.4.3.1":"ECDSA with SHA-224","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224","2.16.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.16.840.1.101.3.4.3.14":"RSA wit\
h SHA3-256","1.3.101.113":"Ed448"},h="1.2.840.113549.1.1.10",l=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
t={201:"20",202:"30",203:"40"};function v(a){const n=new S(a,"signature algorithm"),g=n.oid(),T=n.isEmpty?"":O(n.any().whole);if(g===h){const ee=l.exec(T);return ee&&
t[ee[1]??""]===ee[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[I,B]=u[g]??[];return I===void 0||
B===void 0?{isSupported:!1,name:y[g]??g}:{isSupported:!0,key:I,name:B}}const O=a=>Array.from(a,n=>n.toString(16).padStart(2,"0")).join("");var C=o(6181);const se=130,
oe=135,he=[129,134];function ve(a){const n="subject alternative names",g=new S(a,n).inside(e.sequence),T=[],I=[],B=[];for(;!g.isEmpty;){const{tag:ee,content:ue}=g.
any();if(he.includes(ee)&&B.push(ee),ee===se&&T.push(R(ue,n)),ee===oe){if(ue.length!==4&&ue.length!==16)throw new d(n);I.push(ue)}}return{dns:T,addresses:I,others:B,
isKnown:[...T,...I,...B].length>0}}function fe(a){const n="name constraints",g=new S(a,n),T=g.inside(e.sequence),[I,B]=[160,161].map(me=>T.optional(me)??new Uint8Array);
if(!I||!B||!T.isEmpty||!g.isEmpty)throw new d(n);if(I.length+B.length===0)throw new d(n);const[ee,ue]=[Ie(I),Ie(B)];return{permitted:ee,excluded:ue,isKnown:ee.isKnown&&
ue.isKnown}}function Ie(a){const n="name constraints",g=new S(a,n),T=[],I=[],B=[];let ee=!0;for(;!g.isEmpty;){const{tag:me,content:Ee}=g.inside(e.sequence).any(),
$e=Ee.length/2;if(me===se)T.push(R(Ee,n).toLowerCase());else if(me===oe&&($e===4||$e===16))I.push({address:Ee.subarray(0,$e),mask:Ee.subarray($e)});else{if(me===
oe)throw new d(n);he.includes(me)?B.push(me):ee=!1}}if(!(T.every(me=>ke(me.replace(/^\.(?=.)/,"")))&&I.every(({mask:me})=>i(me))))throw new d(n);return{dns:T,networks:I,
others:B,isKnown:ee}}const ke=a=>/^[!-~]*$/.test(a)&&!/^\.|\.\.|\.$/.test(a),i=a=>/^1*0*$/.test(Array.from(a,n=>n.toString(2).padStart(8,"0")).join(""));function R(a,n){
if(a.some(g=>g>=128))throw new d(n);return(0,f.iP)(a)}function W({dns:a,addresses:n},g){const T=(0,C.r5)((0,C.n7)(g));if(T!==null)return n.some(ue=>E(ue,Uint8Array.
from(T)));const I=g.toLowerCase(),B=I.replace(/\.$/,"").split("."),ee=B.every(ue=>H.test(ue));return a.some(ue=>{const me=ue.toLowerCase(),[Ee,...$e]=me.split("\
."),Be=Ee==="*"&&$e.length>0,He=Be?$e:[Ee,...$e];return!ee||!He.every(et=>H.test(et??""))?me===I&&me!==".":He.join(".")===B.slice(Be?1:0).join(".")})}const H=/^[a-z0-9_][a-z0-9_-]*$/,
Z=25e4;function ie(a,{permitted:n,excluded:g}){const T=n.dns.length+g.dns.length,I=n.networks.length+g.networks.length;if(a.dns.length*T+a.addresses.length*I>Z)
return!1;const ee=new Set([...n.others,...g.others]);if(a.others.some(Ee=>ee.has(Ee)))return!1;const ue=a.dns.every(Ee=>{const $e=Ee.toLowerCase();return ke($e)&&
(n.dns.length===0||n.dns.some(Be=>_e($e,Be)))&&!g.dns.some(Be=>_e($e,Be)||Ce($e,Be))}),me=a.addresses.every(Ee=>(n.networks.length===0||n.networks.some($e=>U(Ee,
$e)))&&!g.networks.some($e=>U(Ee,$e)));return ue&&me}const _e=(a,n)=>n===""||a===n||a.endsWith(n.startsWith(".")?n:`.${n}`),Ce=(a,n)=>a.startsWith("*.")&&n.replace(
/^[^.]*/,"")===a.slice(1),U=(a,{address:n,mask:g})=>a.length===n.length&&a.every((T,I)=>{const B=g[I]??0;return(T&B)===((n[I]??0)&B)});function Y(a){try{const n=new S(
a,"certificate"),g=n.inside(e.sequence);if(!n.isEmpty)throw new d("certificate");const T=g.inside(e.sequence),I=g.content(e.sequence),B=we(a,T,I);return g.bits(),
"kind"in B?{ok:!1,flaw:B}:{ok:!0,certificate:B}}catch(n){if(!(n instanceof d))throw n;return{ok:!1,flaw:{kind:"malformed",part:n.message}}}}const ne=160,le=163,
ye=[129,130];function we(a,n,g){const T=n.isNext(ne)?n.inside(ne).count()+1:1;if(T>3)throw new d("version");if((n.integer()[0]??0)>=128)return{kind:"negative-se\
rial"};const I=n.content(e.sequence);if(!E(I,g))throw new d("signature algorithm");const B=Re(n,"issuer"),ee=n.inside(e.sequence),ue=Ue(ee),me=Ue(ee),Ee=Re(n,"s\
ubject"),$e=n.element(e.sequence).whole,Be=z($e);if(Be.kind==="unsupported-curve")return{kind:"curve",curve:Be.curve};if(T>1)for(const He of ye)n.optional(He);return{
raw:a,subject:Ee,issuer:B,notBefore:ue,notAfter:me,version:T,signature:v(I),key:Be,keyInfo:$e,...Ze(T===3?n.optional(le):null)}}function Re(a,n){const{whole:g}=a.
element(e.sequence),T=new S(g,n).inside(e.sequence);for(;!T.isEmpty;){const I=T.inside(e.set);for(;!I.isEmpty;){const B=I.inside(e.sequence);if(B.oid(),!m(B.any()))
throw new d(n)}}return g}const Ae=[{tag:e.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:e.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];
function Ue(a){const n=Ae.find(({tag:He})=>a.isNext(He)),g=n?.format.exec((0,f.iP)(a.content(n.tag)));if(!g)throw new d("validity");const[T=0,I=0,...B]=g.slice(
1).map(He=>Number(He??0)),ee=g[1]?.length===4?T:T<50?2e3+T:1900+T,[ue=0,me=0,Ee=0,$e=0]=B,Be=new Date(0);if(Be.setUTCFullYear(ee,I-1,ue),Be.getUTCMonth()!==I-1||
me>23||Ee>59||$e>59)throw new d("validity");return Be.setUTCHours(me,Ee,$e)}const ge={dns:[],addresses:[],others:[]},xe=["31","32","33","36","54"].map(a=>`2.5.2\
9.${a}`),We=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function Ze(a){const n=new Map,g=a&&new S(a,"extensions").inside(e.sequence);for(;g&&!g.isEmpty;){const He=g.
inside(e.sequence),et=He.oid(),ct=He.isNext(e.boolean)&&He.boolean();if(n.has(et))throw new d("extensions");if(ct&&We.includes(et))throw new d("extensions");n.set(
et,{critical:ct,value:He.content(e.octets)})}const T=He=>n.get(`2.5.29.${He}`)?.value??null,[I,B,ee,ue,me]=[15,17,19,30,37].map(T),Ee=B?ve(B):null,$e=ue?fe(ue):
null,Be=new Set([...xe,...["15","19","37"].map(He=>`2.5.29.${He}`),...Ee?.isKnown?["2.5.29.17"]:[],...$e?.isKnown?["2.5.29.30"]:[]]);return{encodedNames:B??new Uint8Array,
names:Ee??ge,constraints:$e,basic:ee?tt(ee):null,maySign:I?N(I):null,usages:me?P(me):[],unhandled:[...n].flatMap(([He,{critical:et}])=>et&&!Be.has(He)?He:[])}}function tt(a){
const n=new S(a,"basicConstraints").inside(e.sequence);return{isAuthority:n.isNext(e.boolean)&&n.boolean(),maxPath:n.isNext(e.integer)?n.count():null}}const nt=4,
Ge=128;function N(a){const[n=0,g=0]=new S(a,"keyUsage").bits();return n===0&&g<Ge?null:(n&nt)!==0}function P(a){const n=new S(a,"extendedKeyUsage").inside(e.sequence),
g=[];for(;!n.isEmpty;)g.push(n.oid());return g}const D=8192,G=1024,re=100;function Oe(a){const n=[];for(const[B,ee]of a.sent.entries()){const ue=Y(ee);if(!ue.ok)
return{ok:!1,flaw:ue.flaw,isLeaf:B===0};const{certificate:me}=ue,{key:Ee}=me;if(Ee.kind==="rsa"&&Ee.bits>D)return{ok:!1,flaw:{kind:"key-size",bits:Ee.bits},isLeaf:B===
0};n.push(me)}const[g,...T]=n;if(g===void 0)throw new Error("a server sends at least one certificate");const I=De(g,a);return I!==null?{ok:!1,flaw:I,isLeaf:!0}:
Xe(g,T,a)}function De(a,{host:n,now:g}){const T=Me(a,g);if(T!==null)return T;const{key:I}=a;return W(a.names,n)?I.kind==="unsupported"?{kind:"key",name:I.name}:
I.kind==="rsa"&&I.bits<G?{kind:"key-size",bits:I.bits}:null:{kind:"other-name",names:a.names.dns}}function Me({unhandled:a,notBefore:n,notAfter:g},T){const[I]=a;
return I!==void 0?{kind:"critical-extension",id:I}:T<n?{kind:"not-yet-valid",at:n}:T>g?{kind:"expired",at:g}:null}function Xe(a,n,g){const T={others:n,options:g,
checks:0,hint:null},I=g.anchors(a.subject).some(B=>de(B,a))?L(T,[a]):st(T,[a]);return I!==null?{ok:!0,chain:I}:{ok:!1,...T.hint??{flaw:{kind:"unknown-authority",
sent:pe(a,n)},isLeaf:!0}}}function st(a,n){const g=n.at(-1),{options:T,others:I}=a,B=T.anchors(g.issuer),ee=I.filter(({subject:ue})=>E(ue,g.issuer));for(const[ue,
me]of[...B,...ee].entries()){const Ee=ue<B.length;if(a.checks+=1,a.checks>re)return null;if(n.some(et=>q(et,me)))continue;const $e=Qe(n,me,Ee,T);if($e!==null&&(a.
hint??=$e),$e!==null||!k(me,g,T))continue;const Be=[...n,me],He=Ee?L(a,Be):st(a,Be);if(He!==null)return He}return null}function Qe(a,n,g,{now:T}){const I=a.at(-1),
{basic:B,key:ee,maySign:ue,version:me}=n,Ee=ct=>({flaw:ct,isLeaf:!1});if(!(B===null?me<3&&g:B.isAuthority)||ue===!1)return Ee({kind:"no-authority"});const Be=a.
length===1;if(!I.signature.isSupported)return{flaw:{kind:"signature",name:I.signature.name},isLeaf:Be};if(ee.kind==="rsa"&&ee.bits<G)return Ee({kind:"key-size",
bits:ee.bits});if(ee.kind==="unsupported")return Ee({kind:"key",name:ee.name});const He=Me(n,T);if(He!==null)return Ee(He);const et=B?.maxPath??null;return et!==
null&&a.length-1>et?Ee({kind:"path-length"}):null}const k=(a,n,{isSignedBy:g})=>n.signature.isSupported&&a.key.kind===n.signature.key&&g(n,a);function L(a,n){const g=n.
findIndex(({usages:I})=>!F(I));return g>=0?(a.hint??={flaw:{kind:"usage"},isLeaf:g===0},null):n.every(({constraints:I},B)=>I===null||n.slice(0,B).every(({names:ee})=>ie(
ee,I)))?n:(a.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const Q=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],F=a=>a.length===0||a.some(n=>Q.includes(n)),q=(a,n)=>E(
a.subject,n.subject)&&E(a.keyInfo,n.keyInfo)&&E(a.encodedNames,n.encodedNames),de=(a,n)=>E(a.raw,n.raw),ae=({subject:a,issuer:n})=>E(a,n);function pe(a,n){return ae(
a)?"self-signed":n.length===0?"leaf":n.some(ae)?"root":"chain"}const Se=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],Pe=["\
AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],je=[...Se,...Pe.flatMap(a=>[`ECDHE-ECDSA-${a}`,`ECDHE-RSA-${a}`])],Te=["X2\
5519","P-256","P-384","P-521"],ze=["rsa_pss_rsae_sha256:ecdsa_secp256r1_sha256:ed25519:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512","rsa_pkcs1_sha256:rsa_pkcs1_sha3\
84:rsa_pkcs1_sha512:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512"].join(":"),Fe="@SECLEVEL=0",be=te.constants.SSL_OP_LEGACY_SERVER_CONNECT|te.constants.SSL_OP_NO_RENEGOTIATION,
Ye={secureOptions:be,minVersion:"TLSv1.2",ciphers:[...je,Fe].join(":"),ecdhCurve:Te.join(":"),sigalgs:ze},Le={secureOptions:be,minVersion:"TLSv1",ciphers:[...je,
"TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL",Fe].join(":"),ecdhCurve:[...Te,"X448:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP5\
12r1:ffdhe2048:ffdhe3072:ffdhe4096:P-224"].join(":")};function ot(a){const n=Ke(()=>rt([...M.rootCertificates,...(0,M.getCACertificates)("extra"),...a===null?[]:
[a]])),g=Ke(()=>rt((0,M.getCACertificates)("system")));return{context:Ke(()=>(0,M.createSecureContext)({...Ye,ca:[]})),verify:(T,I)=>{const B=Date.now(),ee={sent:T,
host:I,now:B,isSignedBy:vt},ue=Oe({...ee,anchors:n()}),me=ue.ok?ue:Oe({...ee,anchors:$e=>[...n()($e),...g()($e)]});if(!me.ok)return me;const Ee=yt(me.chain,I,B);
return Ee===null?me:{ok:!1,...Ee}}}}function Ke(a){let n;return()=>(n??={value:a()},n.value)}const qe=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;
function rt(a){const n=a.flatMap(I=>Array.from(I.matchAll(qe),([,B=""])=>Buffer.from(B,"base64"))),g=Buffer.concat(n),T=new Map;return I=>{const B=Buffer.from(I),
ee=B.toString("latin1"),ue=T.get(ee);if(ue!==void 0)return ue;const Ee=(g.includes(B)?n.filter($e=>$e.includes(B)):[]).flatMap($e=>{const Be=Y($e);return Be.ok&&
B.equals(Be.certificate.subject)?Be.certificate:[]});return Ee.length>0&&T.set(ee,Ee),Ee}}const Je=new WeakMap;function Et(a){const n=Je.get(a);if(n!==void 0)return n;
const g=new te.X509Certificate(a.raw).publicKey;return Je.set(a,g),g}function vt(a,n){try{return new te.X509Certificate(a.raw).verify(Et(n))}catch{return!1}}function yt(a,n,g){
for(const[T,I]of a.entries()){const B=T===0,ee=wt(I,a[T+1],B?n:null,g);if(ee!==null)return{flaw:{kind:"openssl",check:ee},isLeaf:B}}return null}function wt({raw:a},n,g,T){
try{const I=new te.X509Certificate(a),{validFrom:B,validTo:ee}=I;if(!(Date.parse(B)<=T&&T<=Date.parse(ee)))return"dates";if(g!==null&&!St(I,g))return"name";if(n===
void 0)return null;const ue=new te.X509Certificate(n.raw);return n.version===3&&!ue.ca?"authority":I.checkIssued(ue)?null:"issuer"}catch{return"encoding"}}const _t={
subject:"never",partialWildcards:!1};function St(a,n){if((0,X.isIP)(n)!==0)return a.checkIP(n)!==void 0;const g=n.replace(/\.$/,"").toLowerCase();if(a.checkHost(
g,_t)!==void 0)return!0;const T=g.replace(/^[^.]*/,""),I=a.subjectAltName?.toLowerCase().split(", ")??[];return T!==""&&I.includes(`dns:*${T}`)}var Ve=o(7602);const Tt=[
"ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],kt=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function Ot(a){const{
code:n,error:g,dialing:T}=a;if(Tt.includes(n))return await bt(await a.connectAgain())?(0,Ve.Au)("PLAIN_HTTP","the port responds in plain HTTP"):g;if(kt.test(n))
return g;const I=await Mt(a);return I===null?g:"flaw"in I?(T.connection.rejection=I,(0,Ve.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${I.flaw.kind}`)):(T.
connection.unsupported=I,(0,Ve.Au)("TLS_UNSUPPORTED",`not supported by the clients: ${I.name}`))}const $t=3e3,At=Buffer.from([22,3,1,0,0]);async function bt(a){
const n=await new Promise(g=>{a.setTimeout($t,()=>g("")),a.once("data",T=>g(T.toString("latin1",0,5))),a.once("error",()=>g("")).once("close",()=>g("")),a.write(
At)});return a.destroy(),n==="HTTP/"}const Rt=[Le,{...Le,maxVersion:"TLSv1.2"}];async function Mt({endpoint:{name:a},dialing:n,connectAgain:g}){for(const T of Rt){
const I=(0,M.createSecureContext)({...T,ca:[]}),B=await g(),ee=await(0,Ve.ek)(B,n,{name:a,secureContext:I}).catch(()=>null);if(ee===null)continue;const ue=Pt(ee);
return ee.destroy(),ue}return null}function Pt(a){const n=a.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(n))return{kind:"version",name:n};const[g]=j(a),
T=g&&Y(g.raw);if(T?.ok===!1)return{flaw:T.flaw,isLeaf:!0};const I=a.getCipher().name;if(!je.includes(I))return{kind:"cipher",name:I};const B=Dt(a);if(!Te.includes(
B))return{kind:"group",name:B};const ee=T?.certificate.key;return ee?.kind==="unsupported"?{flaw:{kind:"key",name:ee.name},isLeaf:!0}:null}const Ct={prime256v1:"\
P-256",secp384r1:"P-384",secp521r1:"P-521",secp224r1:"P-224"};function Dt(a){const n=a.getEphemeralKeyInfo();return n===null||!("type"in n)?"":n.type==="DH"?`ff\
dhe${n.size}`:Ct[n.name??""]??n.name??""}const It="http/1.1",ut="h2";async function dt(a,n,g){if(a.scheme==="http")return lt(a,n,g);const T=()=>lt(a,n,g),I=await T();
try{return await mt(a,I,n.trust,g,It)}catch(B){const ee=(0,Ve.$N)(B);throw ee.endsWith("_NO_APPLICATION_PROTOCOL")&&await ht(a,n,g),/^(ERR_SSL|EPROTO|ECONNRESET)/.
test(ee)?await Ot({error:B,code:ee,endpoint:a,dialing:g,connectAgain:T}):B}}async function ht(a,n,g){if(a.scheme!=="http")try{const T=await lt(a,n,g);(await mt(
a,T,n.trust,g,ut)).destroy()}catch(T){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes((0,Ve.$N)(T)))throw T}}function ft({scheme:a,name:n,port:g}){return(0,A.
EN)(n)+(g===(0,A.L5)(a)?"":`:${g}`)}function pt(a,n){const g=n.resolve.find(({name:T,port:I})=>T===a.name&&(I===null||I===a.port));return g===void 0?{host:a.name,
port:a.port,proxy:n.chooseProxy(a)}:{host:g.address,port:g.addressPort??a.port,proxy:null}}async function lt(a,n,g){const{host:T,port:I,proxy:B}=pt(a,n);if(B===
null)return(0,Ve.zy)(T,I,g);(0,Ve.ln)(a.name,g),g.connection.proxy=B.host;const ee=await Lt(B,n,g);return a.scheme==="https"?Nt(a,B,ee):ee}async function Lt(a,n,g){
const T=a.protocol==="https:"?"https":"http",I=a.hostname.replace(/^\[|\]$/g,""),B={scheme:T,name:I,port:Number(a.port)||(0,A.L5)(T)},ee=(0,Ve.s0)();try{return await dt(
B,{...n,resolve:[],chooseProxy:()=>null},{...g,connection:ee,allowPrivate:!0})}catch(ue){const me=`proxy ${a.host} cannot be reached: ${(0,Ve.bD)(ue)}`;throw(0,Ve.
Au)("PROXY_REFUSED",me)}finally{g.connection.lookupMs=ee.lookupMs,g.connection.connectMs=ee.connectMs}}async function mt(a,n,g,T,I){const{connection:B}=T,ee=performance.
now(),ue=await(0,Ve.ek)(n,T,{name:a.name,secureContext:g.context(),ALPNProtocols:[I]});B.tlsMs=performance.now()-ee;const me=j(ue),Ee=g.verify(me.map(({raw:$e})=>$e),
a.name);if(B.certificate=V(me,Ee,ft(a)),Ee.ok&&ue.alpnProtocol!==ut)return ue;throw ue.destroy(),Ee.ok?(0,Ve.Au)("HTTP2_ONLY","the host speaks only HTTP/2"):(B.
rejection=Ee,(0,Ve.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${Ee.flaw.kind}`))}function gt(a){if(a.username===""&&a.password==="")return{};const n=`${decodeURIComponent(
a.username)}:${decodeURIComponent(a.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(n).toString("base64")}`}}const xt=[502,503,504];function Nt(a,n,g){
const T=`${(0,A.EN)(a.name)}:${a.port}`,I=(B=0,ee="")=>(0,Ve.Au)(xt.includes(B)?"PROXY_NOT_REACHED":"PROXY_REFUSED",`proxy ${n.host} returned ${B} ${ee}`.trimEnd());
return new Promise((B,ee)=>{const ue=(0,p.request)({method:"CONNECT",path:T,headers:{host:T,...gt(n)},insecureHTTPParser:!0,createConnection:()=>g});ue.on("erro\
r",me=>{const Ee=`proxy ${n.host} closed the connection: ${me.message}`;ee((0,Ve.Au)("PROXY_REFUSED",Ee))}),ue.on("connect",(me,Ee,$e)=>{if(me.statusCode===200&&
$e.length===0)return B(g);g.destroy(),ee(I(me.statusCode,me.statusMessage))}),ue.end()})}function Ut(a){const n=[...[...a.hostnames,...a.tokens].map(({host:g})=>(0,s.
Sv)(g).name),...a.resolve.map(({name:g})=>g)];return{resolve:a.resolve,namedHosts:new Set(n),chooseProxy:a.chooseProxy,trust:ot(a.authorities)}}}),7602:((Ne,ce,o)=>{
o.d(ce,{$N:()=>J,Au:()=>V,II:()=>m,bD:()=>te,ek:()=>M,ln:()=>e,s0:()=>j,zy:()=>X});var p=o(610),A=o(7030),s=o(1692),K=o(5195);const j=()=>({lookingUp:!1,lookupMs:null,
connectMs:null,tlsMs:null,address:null,proxy:null,certificate:null,rejection:null,unsupported:null}),V=(c,E)=>Object.assign(new Error(E),{code:c});function J(c){
return typeof c!="object"||c===null?"":"code"in c&&typeof c.code=="string"?c.code:""}const te=c=>typeof c=="object"&&c!==null&&"message"in c?String(c.message):String(
c);async function X(c,E,$){const{connection:_}=$;(0,A.isIP)(c)!==0&&e(c,$);const w=performance.now();let z=w;const r=(0,A.connect)({host:c,port:E,noDelay:!0,lookup:x(
$,()=>{z=performance.now(),_.lookingUp=!1,_.lookupMs=z-w})});return $.hold(r),await f(r,"connect"),_.connectMs=performance.now()-z,_.address=r.remoteAddress??null,
r}async function M(c,E,{name:$,..._}){const w=(0,s.connect)({..._,socket:c,servername:(0,A.isIP)($)===0?$.replace(/\.$/,""):"",rejectUnauthorized:!1});return E.
hold(w),await f(w,"secureConnect"),w}function f(c,E){return new Promise(($,_)=>{const w=()=>_(V("ECONNRESET","the connection was closed"));c.once(E,$).once("err\
or",_).once("close",w)})}function e(c,E){const $=d(c,E);if($!==null)throw $}function d(c,{allowPrivate:E}){const $=(0,K.Sz)(c);return $==="metadata"?V("ADDRESS_\
METADATA",`${c} is a metadata address`):$==="public"||E?null:V($==="reserved"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${c} is a ${$} address`)}const S=253,b=c=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.
test(c);function x(c,E){return($,_,w)=>{if(b($)||$.replace(/\.$/,"").length>S){const z=V("ENOTFOUND",`no such host: ${$}`);queueMicrotask(()=>w(z,[]));return}c.
connection.lookingUp=!0,(0,p.lookup)($,{..._,all:!0},(z,r)=>{if(E(),z!==null)return w(z,[]);const u=r.map(({address:l})=>d(l,c)),y=r.filter((l,t)=>u[t]===null),
h=u.find(l=>l!==null);if(y.length===0&&h)return w(h,[]);w(null,y)})}}function m({connections:c,firstByteMs:E},$){const _=u=>{const y=c.map(h=>h[u]).filter(h=>h!==
null);return y.length===0?null:y.reduce((h,l)=>h+l)},[w,z,r]=[_("lookupMs"),_("connectMs"),_("tlsMs")];return{lookupMs:w,connectMs:z,tlsMs:r,firstByteMs:E,totalMs:$}}}),
4529:((Ne,ce,o)=>{o.d(ce,{Ul:()=>M,X5:()=>V,be:()=>J,gQ:()=>te});var p=o(4091),A=o(4283),s=o(1831),K=o(5195),j=o(8408);function V(f){const{scheme:e}=f;if(e!=="h\
ttps"&&e!=="http")return(0,p.TR)(`unsupported protocol scheme "${e}"`);const{name:d,port:S}=(0,A.cz)(f);if(d==="")return(0,p.TR)("no Host in request URL");const b=X(
d);if(!b.ok)return b;const x=S===""?(0,A.L5)(e):Number(S);return x>0&&x<=65535?(0,p.Ju)({scheme:e,name:b.value,port:x}):(0,p.TR)(`invalid port "${S}"`)}function J(f){
const{name:e}=(0,A.cz)(f),d=(0,s.Pv)(e);return(0,j.ER)(e)||!d.ok?e:d.value}function te(f,{name:e}){const{port:d}=(0,A.cz)(f);return(0,A.EN)(e)+(d===""?"":`:${d}`)}
function X(f){return(0,j.ER)(f)?(0,p.Ju)(f.toLowerCase()):(0,s.Pv)(f)}function M({resolve:f},e,d){const S=f.some(b=>b.name===e);return!["private","loopback"].includes(
(0,K.Sz)((S?null:d)??e))}}),8542:((Ne,ce,o)=>{o.d(ce,{f:()=>Ae});var p=o(4283),A=o(3592),s=o(7075),K=o(8522),j=o(7602);const V=1e3,J=64*1024,te=1024,X=256*1024,
M=N=>Buffer.from(N,"latin1").toString("utf8");function f({status:N,reason:P,headers:D}){const G=Me=>{const Xe=D.get(Me)?.[0];return Xe===void 0?null:M(Xe)},re=G(
"content-length"),De=N!==204&&N!==304&&re!=="0"?G("content-encoding"):null;return{status:N,reason:M(P),contentType:G("content-type"),contentEncoding:De,location:G(
"location"),retryAfter:G("retry-after"),terraformGet:G("x-terraform-get"),apiVersion:G("tfp-api-version"),challenge:e(D.get("www-authenticate")??[]),declaredBytes:re===
null||d(De)?null:Number(re)}}function e(N){const P=N.flatMap(G=>G.split(",")).flatMap(G=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(G)?.[1]??[]);return P.some(G=>G.toLowerCase()===
"bearer")?null:P[0]??null}const d=N=>N?.toLowerCase()==="gzip";async function S(N,P,D){const G=[];let re=0;const Oe=D.kind==="excerpt"?setTimeout(()=>N.destroy(),
V).unref():void 0;try{for await(const Me of b(N,P,D.maxBytes))if(G.push(Me),G.length===te&&G.splice(0,te,Buffer.concat(G)),re+=Me.length,re>D.maxBytes)break}catch(Me){
if((0,j.$N)(Me)==="COMPRESSED_TOO_LARGE")re=Number.POSITIVE_INFINITY;else if(D.kind==="whole")throw Me}finally{clearTimeout(Oe),N.destroy()}return{bytes:Buffer.
concat(G).subarray(0,D.maxBytes),truncated:re>D.maxBytes}}function b(N,P,D){if(!d(P.contentEncoding))return N;const G=(0,K.createGunzip)();return(0,s.pipeline)(
N,x(D+J),G,()=>{}),G}const x=N=>async function*(P){let D=N;for await(const G of P){if(D-=G.length,D<0)throw(0,j.Au)("COMPRESSED_TOO_LARGE","too many compressed \
bytes");yield G}};var m=o(5306),c=o(4529),E=o(4091);function $(N){const[,P="",D="",G=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(N)??[],re=/^HTTP\/(\d)\.(\d)$/.exec(P);if(re===
null)return(0,E.TR)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(D))return(0,E.TR)("malformed status");const[,Oe="",De=""]=re;return(0,E.Ju)({status:Number(
D),reason:G,version:Number(Oe+De)})}function _(N,P){const D=r(P);if(!D.ok)return D;const G=new Map(D.value),{status:re,reason:Oe,version:De}=N,Me=t(re,De,G);if(!Me.
ok)return Me;Me.value.kind==="chunked"&&G.delete("content-length");const Xe=Me.value.kind!=="close"&&O(De,G);return(0,E.Ju)({status:re,reason:Oe,headers:G,framing:Me.
value,keepAlive:Xe})}const w=/^[\w!#$%&'*+.^`|~ -]+$/,z=N=>/^[\t -~\u0080-\u00ff]*$/.test(N);function r(N){const P=new Map;for(const D of h(N)){const G=D.indexOf(
":"),re=D.slice(0,Math.max(G,0)),Oe=y(D.slice(G+1));if(!w.test(re))return(0,E.TR)("malformed header line");if(!z(Oe))return(0,E.TR)("control character in a head\
er");const De=re.toLowerCase(),Me=P.get(De);Me===void 0?P.set(De,[Oe]):Me.push(Oe)}return(0,E.Ju)(P)}const u=/(?<![ \t])[ \t]+$/,y=N=>N.replace(/^[ \t]+/,"").replace(
u,"");function h(N){const P=[];for(const D of N){const G=y(D),re=P.at(-1);/^[ \t]/.test(D)&&re!==void 0?re.push(G):P.push([/^[ \t]|^[^:]*$/.test(D)?":":G])}return P.
map(D=>D.join(" "))}const l=["transfer-encoding","content-length","trailer"];function t(N,P,D){const G=P>=11?D.get("transfer-encoding")??[]:[],[re]=G;if(G.length>
1)return(0,E.TR)("several Transfer-Encoding headers");if(re!==void 0&&re.toLowerCase()!=="chunked")return(0,E.TR)("unsupported Transfer-Encoding");const Oe=v(D,
"trailer");if(re!==void 0&&Oe.some(st=>l.includes(st)))return(0,E.TR)("forbidden name in Trailer");const De=D.get("content-length")??[];if(new Set(De).size>1)return(0,E.
TR)("different Content-Length headers");const[Me]=De,Xe=Number(Me);return Me!==void 0&&!(/^\d+$/.test(Me)&&Xe<2**63)?(0,E.TR)("malformed Content-Length"):N<200||
N===204||N===304?(0,E.Ju)({kind:"length",bytes:0}):re!==void 0?(0,E.Ju)({kind:"chunked"}):(0,E.Ju)(Me===void 0?{kind:"close"}:{kind:"length",bytes:Xe})}const v=(N,P)=>(N.
get(P)??[]).flatMap(D=>D.split(",")).map(D=>D.trim().toLowerCase());function O(N,P){const D=v(P,"connection");return N<10||D.includes("close")?!1:N>=11||D.includes(
"keep-alive")}function C(N){const[P=""]=N.replace(u,"").split(";",1);return/^[\da-f]{1,16}$/i.test(P)?(0,E.Ju)(Number.parseInt(P,16)):(0,E.TR)("malformed chunk \
size")}const se=4096,oe=16*1024,he=10;class ve{#e="size";#n=0;#s=0;#t="";#o=[];#r=0;push(P){const D=new Uint8Array(P.length);let G=0,re=0;for(;re<P.length&&this.#e!==
"end";){if(this.#e==="data"){const Me=Math.min(P.length,re+this.#n);D.set(P.subarray(re,Me),G),G+=Me-re,this.#n-=Me-re,re=Me,this.#n===0&&(this.#e="end of data");
continue}const Oe=P.indexOf(he,re)+1||P.length;this.#t+=(0,E.iP)(P.subarray(re,Oe)),re=Oe;const De=this.#i(P[Oe-1]===he);if(De!==null)return(0,E.TR)(De)}return(0,E.
Ju)({data:D.subarray(0,G),used:re,isEnd:this.#e==="end"})}#i(P){const D=this.#t;return D.length+this.#r>se?"long line in chunks":P?(this.#t="",!D.endsWith(`\r
`)||D.indexOf("\r")<D.length-2?"malformed end of a chunk line":this.#a(D.slice(0,-2))):null}#a(P){if(this.#e==="size")return this.#c(P);if(this.#e==="end of dat\
a")return this.#e="size",P===""?null:"malformed chunk";if(this.#r+=P.length+2,P!=="")return this.#o.push(P),null;this.#e="end";const D=r(this.#o);return D.ok?null:
D.why}#c(P){const D=C(P);return D.ok?(this.#n=D.value,this.#e=D.value===0?"trailer":"data",D.value===0?null:(this.#s=Math.max(0,this.#s+P.length+2-16-2*D.value),
this.#s>oe?"chunks with too little data":null)):D.why}}function fe(N){const P=new we(N);let D=!0,G=0;return{mayRepeat:()=>G>0&&P.received===G,isFree:()=>D&&P.isEmpty&&
!N.destroyed&&N.readable,get:async re=>{D=!1,G=P.received,N.write(Ie(re),"latin1"),await R(P);const Oe=await H(P),De=async function*(){yield*Ce(P,Oe.framing),D=
Oe.keepAlive},Me=()=>{D||N.destroy()};return{head:f(Oe),body:Object.assign(De(),{destroy:Me})}}}}function Ie({path:N,headers:P}){const D=Object.entries(P).map(([
re,Oe])=>`${re}: ${Oe}`),G=[`GET ${N} HTTP/1.1`,...D];if(G.some(re=>/[\r\n\0]/.test(re)))throw new Error("a request has a line break");return`${G.join(`\r
`)}\r
\r
`}const ke=9,i=4;async function R(N){const P=await N.arrived();if(P===null||P.length<ke)return;if(P[0]===0&&P[3]===i&&P.readUInt32BE(5)===0)throw(0,j.Au)("HTTP2\
_FRAME","a frame of HTTP/2, which was not negotiated")}const W=5;async function H(N){const P={bytes:X};for(let D=0;D<=W;D+=1){const G=Z($(await _e(N,P))),re=Z(_(
G,await ie(N,P)));if(re.status<100||re.status>199||re.status===101)return re}throw(0,j.Au)("HTTP_MALFORMED",`more than ${W} interim responses`)}function Z(N){if(!N.
ok)throw(0,j.Au)("HTTP_MALFORMED",N.why);return N.value}async function ie(N,P){const D=[];for(;;){const G=await _e(N,P);if(G==="")return D;D.push(G)}}async function _e(N,P){
const D=await N.line(P);if(D===null)throw(0,j.Au)("ECONNRESET","the connection was closed");return D.endsWith("\r")?D.slice(0,-1):D}function Ce(N,P){switch(P.kind){case"\
length":return ne(N,P.bytes);case"chunked":return le(N);case"close":return U(N)}}async function*U(N){for(;;){const P=await N.bytes(Y);if(P===null)return;yield P}}
const Y=64*1024;async function*ne(N,P){let D=P;for(;D>0;){const G=await N.bytes(Math.min(D,Y));if(G===null)throw(0,j.Au)("BODY_CUT","the body is cut off");D-=G.
length,yield G}}async function*le(N){const P=new ve;for(;;){const D=await N.arrived();if(D===null)throw(0,j.Au)("BODY_CUT","the body is cut off");const{data:G,used:re,
isEnd:Oe}=Z(P.push(D));if(N.skip(re),G.length>0&&(yield G),Oe)return}}const ye=10;class we{#e;#n=Buffer.alloc(0);received=0;constructor(P){this.#e=P[Symbol.asyncIterator]()}get isEmpty(){
return this.#n.length===0}async line(P){const D=[];for(;;){const G=this.#n.indexOf(ye),re=this.#s(G<0?this.#n.length:G+1);if(D.push(re),P.bytes-=re.length,P.bytes<
0)throw(0,j.Au)("HEADERS_TOO_LARGE","too many headers");if(G>=0)return Buffer.concat(D).toString("latin1").slice(0,-1);if(await this.#t())continue;const Oe=Buffer.
concat(D).toString("latin1");return Oe===""||Oe==="\r"?null:Oe}}async bytes(P){return await this.arrived()&&this.#s(P)}async arrived(){return this.isEmpty&&!await this.#t()?
null:this.#n}skip(P){this.#s(P)}#s(P){const D=this.#n.subarray(0,P);return this.#n=this.#n.subarray(D.length),D}async#t(){const P=await this.#e.next();return P.
done===!0?!1:(this.#n=P.value,this.received+=this.#n.length,!0)}}const Re=12;function Ae(N){const P={settings:N,alerts:[],channels:new Map,sockets:new Set,closed:!1};
return{get:D=>Ue(P,D),isOpen:()=>!P.closed,close:()=>{P.closed=!0;for(const D of[...P.sockets].reverse())D.destroy()}}}async function Ue(N,P){const D={connection:null,
address:null,head:null,firstByteMs:0,body:null,error:null};try{const{head:G,body:re}=await ge(N,P,D);D.head=G,D.body=await S(re,G,P.planBody(G))}catch(G){D.address=
D.connection?.address??D.address,D.error=(0,j.$N)(G)==="ECONNRESET"&&N.alerts[0]||G}return D}async function ge(N,P,D){const{scheme:G,name:re,port:Oe}=P.endpoint,
De=`${G}://${re} ${Oe}`,Me=tt(N,P),Xe=async Qe=>{xe(N,De,Qe),D.address=Qe.address;const k=performance.now(),L=await Qe.http.get(Me);return D.firstByteMs=performance.
now()-k,L},st=N.channels.get(De);if(st?.http.isFree())try{return await Xe(st)}catch(Qe){if(N.closed||!st.http.mayRepeat())throw Qe}try{return await Xe(await We(
N,P,D))}catch(Qe){throw(0,j.$N)(Qe)==="HTTP2_FRAME"&&await(0,m.dI)(P.endpoint,N.settings,Ze(N,P,D)),Qe}}function xe({channels:N},P,D){N.delete(P),N.set(P,D);const[
G]=N;N.size>Re&&G!==void 0&&(N.delete(G[0]),G[1].socket.destroy())}async function We(N,P,D){const G=Ze(N,P,D),re=await(0,m.JY)(P.endpoint,N.settings,G);return{http:fe(
re),socket:re,address:G.connection.address}}function Ze(N,{allowPrivate:P},D){const G=(0,j.s0)();return D.connection=G,{connection:G,allowPrivate:P,hold:Oe=>{N.
sockets.add(Oe),Oe.on("error",De=>{(0,j.$N)(De).startsWith("ERR_SSL")&&N.alerts.push(De)}),Oe.on("close",()=>N.sockets.delete(Oe)),N.closed&&Oe.destroy()}}}function tt({
settings:N},{url:P,endpoint:D,token:G,headers:re}){const{proxy:Oe}=(0,m.Lu)(D,N),De=D.scheme==="http"?Oe:null,Me=(0,c.gQ)(P,D),Xe=(0,p.t5)(P);return{path:nt(De===
null?Xe:`http://${Me}${Xe}`).replace(/ /g,"%20"),headers:{host:Me,"user-agent":A._O,...re,...re.range===void 0?{"accept-encoding":"gzip"}:{},...Ge(P,G),...De===
null?{}:(0,m.To)(De)}}}const nt=N=>Buffer.from(N,"utf8").toString("latin1");function Ge(N,P){if(P!==null)return{authorization:nt(`Bearer ${P.reveal()}`).trimEnd()};
const D=(0,p.aR)(N);return D===null?{}:{authorization:D}}}),3948:((Ne,ce,o)=>{o.d(ce,{e:()=>se});var p=o(4283),A=o(630),s=o(4e3),K=o(9209),j=o(1064),V=o(2713),J=o(
7602),te=o(4529),X=o(960),M=o(2636),f=o(9872),e=o(4592),d=o(6697),S=o(5306);const b=i=>({describe:i,transient:!1}),x=i=>({describe:i,transient:!0}),m=i=>R=>(0,X.
T0)({host:R.host,why:i}),c=i=>x(({host:R})=>(0,X.P6)({host:R,error:i})),E=i=>b(({host:R})=>(0,f.cI)({host:R,error:i})),$=i=>x(({host:R,asks:W})=>W==="document"?
(0,M.Eh)({host:R,why:i}):(0,e.Bz)({host:R,why:i})),_=i=>b(({host:R,asks:W})=>(0,d.AO)({host:R,address:i,asks:W})),w=b(({host:i,text:R})=>(0,X.P0)({host:i,error:R}));
function z({host:i,rejection:R}){if(R===null)throw new Error("a certificate is rejected for a reason");const{flaw:W,isLeaf:H}=R;return W.kind==="expired"?(0,f.vk)(
{host:i,isLeaf:H,at:W.at}):W.kind==="not-yet-valid"?(0,f.x1)({host:i,isLeaf:H,at:W.at}):W.kind==="other-name"?(0,f.B_)({host:i,names:W.names}):(0,f.SE)({host:i,
isLeaf:H,flaw:W})}const r={ENOTFOUND:b(m("no-such-host")),ENODATA:b(m("no-such-host")),EAI_AGAIN:x(m("no-answer")),EAI_FAIL:x(m("server-failed")),ECONNREFUSED:c(
"refused"),ECONNRESET:c("closed"),ECONNABORTED:c("closed"),EPIPE:c("closed"),EHOSTUNREACH:c("no-host-route"),ENETUNREACH:c("no-network-route"),ETIMEDOUT:x(({host:i,
asks:R})=>(0,X.Qs)({host:i,asks:R,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:x(({host:i,text:R})=>(0,X.P6)({host:i,error:{proxy:R}})),PROXY_REFUSED:b(
({host:i,text:R})=>(0,f.rZ)({host:i,reason:R})),PLAIN_HTTP:b(f.MY),ADDRESS_METADATA:_("metadata"),ADDRESS_PRIVATE:_("private"),ADDRESS_RESERVED:_("reserved"),CERTIFICATE_REJECTED:b(
z),TLS_UNSUPPORTED:b(({host:i,unsupported:R})=>(0,f.cI)({host:i,error:R??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:E("not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:E(
"not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:E("client-certificate"),HTTP_MALFORMED:w,HTTP2_FRAME:w,HTTP2_ONLY:b(d.ro),HEADERS_TOO_LARGE:b(M.ku),BODY_CUT:$(
"closed"),Z_BUF_ERROR:$("gzip"),Z_DATA_ERROR:b(({host:i,asks:R})=>R==="document"?(0,M.jN)({host:i,encoding:"broken gzip"}):(0,e.Bz)({host:i,why:"not-gzip"}))};function u(i){
return i.endsWith("UNRECOGNIZED_NAME")?E("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(i)?E({code:i}):c({code:i})}function y(i){const{code:R}=i,W=Object.hasOwn(
r,R)?r[R]:void 0,{describe:H,transient:Z}=W??u(R);return{problem:H(i),transient:Z}}function h({error:i,connection:R,head:W},{endpoint:H,asks:Z,limitMs:ie}){const _e=(0,S.
jT)(H);if(ie!==null){const ne=t(R,W!==null);return{problem:(0,X.Qs)({host:_e,asks:Z,phase:ne,limitMs:ie}),transient:!0}}const Ce=(0,J.$N)(i);if(Ce==="")throw i;
const{rejection:U,unsupported:Y}=R??(0,J.s0)();return y({code:W!==null&&l.test(Ce)?"BODY_CUT":Ce,text:(0,J.bD)(i),asks:Z,host:_e,rejection:U,unsupported:Y})}const l=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;
function t(i,R){return i?.lookingUp?"lookup":i?.connectMs===null?"connection":R?"body":"response"}const v=[301,302,303,307,308],O={kind:"excerpt",maxBytes:2048},
C=8192;async function se(i){const R={options:i,started:performance.now(),hops:[],urls:new Set,connections:[],stops:[],firstByteMs:null,headMs:null,startsInPublic:i.
origin?.isPublic??!0,timedOut:!1},W=i.startTimer(i.timeoutMs,()=>{R.timedOut=!0,i.session.close()});try{return{response:await oe(R),hops:[...R.hops],timing:(0,J.
II)(R,performance.now()-R.started),headMs:R.headMs,certificates:[...R.connections.flatMap(({certificate:Z})=>Z??[])]}}finally{W()}}async function oe(i){let{url:R}=i.
options;for(;;){const W=(0,te.X5)(R);if(!W.ok)return Ie((0,K.Y3)({redirect:"to",url:(0,p.Pl)(R),why:W.why}));const H=await ve(i,R,W.value);if(H.kind==="failed"||
!he(H.head))return H;const Z=(0,A.O)(R,H.head.location??"");if(!Z.ok){const ie=`failed to parse Location header: ${Z.why}`;return Ie((0,K.Y3)({redirect:"from",url:(0,p.
Pl)(R),why:ie}))}if(i.hops.length>i.options.maxRedirects)return ke(i,Z.value);if((0,p.jr)(Z.value).length>C){const ie=`its URL has more than ${C} characters, wh\
ich servers do not accept`;return Ie((0,K.Y3)({redirect:"from",url:(0,p.Pl)(R),why:ie}))}R=Z.value}}const he=({status:i,location:R})=>v.includes(i)&&!!R;async function ve(i,R,W){
const{options:H,hops:Z}=i,{token:ie,settings:_e,planBody:Ce,headers:U,origin:Y}=H,ne=Z.length===0&&Y===null;i.urls.add((0,p.jr)(R)),i.stops.push({scheme:W.scheme,
name:(0,te.be)(R)});const le=ie===null?"none":(0,V.nL)(i.stops).at(-1)??"dropped";i.headMs=null;const ye=performance.now(),we=await H.session.get({url:R,endpoint:W,
token:le==="sent"?ie:null,headers:U,allowPrivate:!i.startsInPublic||ne||_e.namedHosts.has(W.name),planBody:We=>(i.headMs=performance.now()-i.started,he(We)?O:Ce(
We))}),Re=performance.now()-ye;fe(i,we,{url:(0,s.dh)((0,p.Pl)(R)),authorization:le,ms:Re}),ne&&(i.startsInPublic=(0,te.Ul)(_e,W.name,we.address));const{head:Ae,
body:Ue}=we;if(Ae!==null&&Ue!==null)return{kind:"received",url:R,head:Ae,body:Ue};const ge=i.timedOut?H.timeoutMs:null,{asks:xe}=H;return{kind:"failed",...h(we,
{endpoint:W,asks:xe,limitMs:ge})}}function fe(i,R,{url:W,authorization:H,ms:Z}){const{connection:ie,head:_e}=R;ie!==null&&i.connections.push(ie),R.body!==null&&
(i.firstByteMs=(i.firstByteMs??0)+R.firstByteMs),i.hops.push({url:W,status:_e?.status??null,reason:(0,s.dh)(_e?.reason??""),mediaType:_e?.contentType?(0,s.dh)(_e.
contentType):null,authorization:H,challenge:_e?.challenge?(0,s.dh)(_e.challenge):null,address:ie?.address??null,proxy:ie?.proxy??null,ms:Z})}const Ie=i=>({kind:"\
failed",problem:i,transient:!1});function ke({urls:i,hops:R,options:W},H){const{asks:Z,redirectLimits:ie}=W,_e=R[0]?.url??"";if(i.has((0,p.jr)(H)))return Ie((0,K.
f0)({url:_e,asks:Z,to:(0,p.Pl)(H)}));const Ce=R.length,U=j.Du.filter(Y=>Ce>ie[Y]);return Ie((0,K.KA)({url:_e,asks:Z,redirects:Ce,clients:U,limits:ie}))}}),5195:((Ne,ce,o)=>{
o.d(ce,{Sz:()=>E,Zu:()=>m,uo:()=>$});var p=o(6181);function A(_){let w;const z=()=>_.trim().split(/\s+/).map(s);return()=>w??=z()}function s(_){const[w="",z]=_.
split("/"),r=(0,p.r5)(w);if(r===null)throw new Error(`${w} is no address`);return{prefix:r,bits:z===void 0?r.length*8:Number(z)}}const K=({prefix:_,bits:w},z)=>_.
length===z.length&&_.every((r,u)=>{const y=Math.min(Math.max(8*(u+1)-w,0),8);return r>>y===(z[u]??0)>>y}),j=A(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`),V=A("127.0.0.0/8 0.0.0.0 ::1 ::"),J=A(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`),te=A(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`),X=A("0.0.0.0/0 2000::/3"),M=A("::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96"),f=(_,w)=>_().some(z=>K(z,w)),e=[12,13,14,15],d=(_,...w)=>{const z=A(_);return{
isIn:r=>f(z,r),at:w,mask:0}},S=[d("2002::/16",[2,3,4,5]),d("2001::/32",[4,5,6,7]),{...d("2001::/32",e),mask:255},d("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,
11,12],e),{isIn:_=>/^[02],0,94,254$/.test(_.slice(8,12).join()),at:[e],mask:0}],b=_=>S.filter(w=>w.isIn(_)).flatMap(({at:w,mask:z})=>w.map(r=>r.map(u=>(_[u]??0)^
z)));function x(_){return f(V,_)?"loopback":f(M,_)?x(_.slice(12)):[_,...b(_)].some(w=>f(j,w))?"metadata":f(J,_)?"private":f(te,_)||!f(X,_)?"reserved":"public"}function m(_){
const w=(0,p.r5)(_);return w===null?"public":x(w)}const c=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;function E(_){
const w=_.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(w))return"loopback";const z=(0,p.r5)(w)??(0,p.RY)(w);return z===null?"public":x(z)}function $(_){
const w=E(_);return w!=="public"||_.includes(":")?w:c.test(_.replace(/\.$/,""))?"private":"public"}}),9529:((Ne,ce,o)=>{o.d(ce,{m:()=>V});var p=o(4283),A=o(9562);
const s=[1024,65535],K=["authz_code","password"],j="app.terraform.io";function V(e,d,S){const b=[],x=(u,y,h)=>(b.push({rule:y,value:h}),u),m=u=>Object.hasOwn(e,
u)?e[u]:void 0,c=J(m("client"),x),E=te(m("grant_types"),S,x),$=(u,y)=>{const h=m(u);if(typeof h!="string")return y.some(C=>E.includes(C))?x(null,`${u}-missing`,
h):null;const l=(0,A.vy)(d,h);if(l.ok&&(0,p.cz)(l.value).name!=="")return(0,p.jr)(l.value);const v=`failed to parse ${u==="authz"?"authorization":"token"} URL: ${l.
ok?"no Host in request URL":l.why}`;return b.push({rule:`${u}-invalid`,why:v}),null},_=$("authz",["authz_code"]),w=$("token",K),z=X(m("ports"),x),r=f(m("scopes"),
x);return{value:{client:c,grantTypes:E,authz:_,token:w,ports:z,scopes:r},flaws:b}}function J(e,d){return typeof e!="string"?d("","client-missing",e):e===""?d(e,
"client-empty",e):e}function te(e,d,S){if(e===void 0)return["authz_code"];if(!Array.isArray(e))return S([],"grant-types-invalid",e);const b=[...new Set(e.filter(
c=>typeof c=="string"))];return b.includes("authz_code")||b.includes("password")&&d===j?b.every(c=>K.includes(c))?b:S(b,"grant-types-unknown",e):S(b,"grant-type\
s-unsupported",e)}function X(e,d){if(e===void 0)return s;if(!Array.isArray(e))return d(s,"ports-ignored",e);if(e.length!==2)return d(s,"ports-count",e);const[S,
b]=e;return!M(S)||!M(b)?d(s,"ports-range",e):S>b?d(s,"ports-order",e):S===b?d([S,b],"ports-single",e):[S,b]}const M=e=>typeof e=="number"&&Number.isInteger(e)&&
e>=s[0]&&e<=s[1];function f(e,d){if(e===void 0)return[];if(!Array.isArray(e))return d([],"scopes-ignored",e);const S=e.filter(b=>typeof b=="string");return S.length===
e.length?S:d(S,"scopes-invalid",e)}}),1193:((Ne,ce,o)=>{o.d(ce,{k4:()=>S,y8:()=>y});var p=o(7511),A=o(4283),s=o(3948),K=o(4e3),j=o(3534),V=o(2636),J=o(6174),te=o(
1064),X=o(1919),M=o(1831);const f={kind:"whole",maxBytes:X.bi},e={kind:"excerpt",maxBytes:2048},d=l=>l===408||l===425||l===429||l>=500;async function S(l){const{
host:t,needed:v}=l,O=await(0,s.e)({...l,url:(0,M.cu)(t),asks:"document",headers:{accept:"application/json"},origin:null,redirectLimits:te.NX,planBody:H=>b(H)===
null?f:e}),{response:C,...se}=O;if(C.kind==="failed"){const{problem:H,transient:Z}=C;return{attempt:{discovery:H.code==="host-http2"?{kind:"skipped",problem:H}:
{kind:"failed",problem:H,excerpt:null},...se},transient:Z,retryAfter:null}}const{head:oe,body:he,url:ve}=C,fe=y(he.bytes),Ie=O.hops.at(-1),ke={url:(0,A.Pl)(ve),
page:fe,asked:(0,M.nx)(t),hop:Ie},i=x(C,ke,v),{status:R,retryAfter:W}=oe;return{attempt:{discovery:i,...se},transient:d(R),retryAfter:W}}function b(l){const{status:t,
declaredBytes:v}=l;if(t===401||t===403)return({hop:se,...oe})=>{const{authorization:he="none",challenge:ve=null}=se??{};return(0,j.iX)({...l,...oe,host:oe.asked,
token:he,challenge:ve})};if(t!==200)return({url:se,page:oe,asked:he})=>(0,V.wE)({...l,url:se,page:oe,asked:he,transient:d(t)});const O=l.contentType??"",C=(0,p.
i)(O);return!C.ok||C.value!=="application/json"?se=>(0,V.e)({...se,contentType:O,malformed:!C.ok}):(v??0)<=X.bi?null:se=>(0,V.zf)({...se,bytes:v,limit:X.bi})}function x(l,t,v){
const{head:O,body:C}=l,se=l.url.user&&{name:"",password:null},oe={...l.url,user:se,fragment:""};if(O.status===404)return{kind:"absent",url:oe,why:"status"};const he=b(
O);if(he!==null)return m(he(t),C);const ve=(0,X.Tp)(C.bytes,(0,X.Zo)(v));switch(ve.kind){case"object":return{...ve,kind:"found",url:oe,truncated:C.truncated};case"\
null":return{kind:"absent",url:oe,why:"null"};case"not-object":return m((0,V.g0)({...t,why:ve.why}),C);case"not-json":return m(c(l,ve,t),C)}}const m=(l,{bytes:t})=>({
kind:"failed",problem:l,excerpt:_(t)});function c({head:l,body:t},{why:v,advice:O},C){if(t.truncated)return(0,V.zf)({...C,bytes:null,limit:X.bi});const se=l.contentEncoding?.
toLowerCase()??"";return["","gzip","identity"].includes(se)?(0,V.pN)({...C,why:v,advice:O}):(0,V.jN)({...C,encoding:se})}const E=200,$=80;function _(l){const t=z(
l),v=l.length<e.maxBytes?t:t.replace(w,"://***@"),O=(0,J._U)(v).trim();return O===""?null:Array.from(O.slice(0,2*E)).slice(0,E).join("")}const w=/:\/\/[^/?#\s"'@]+$/,
z=l=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(l.subarray(0,e.maxBytes)),r=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,u=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
function y(l){const t=h(z(l));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(t))return null;const v=/<title[^>]*>([^<]{0,400})/i.exec(t)?.[1]?.
replace(/\s+/g," ").trim()??"",O=(0,K.dh)(v,$);return u.test(v)?{kind:"captive-portal",title:O}:{kind:r.test(v)||/type=["']?password/i.test(t)?"sign-in":"other",
title:O}}function h(l){let t=l.trimStart();for(;t.startsWith("<!--");){const v=t.indexOf("-->",4);if(v<0)return"";t=t.slice(v+3).trimStart()}return t}}),9940:((Ne,ce,o)=>{
o.d(ce,{nT:()=>e,pj:()=>d});var p=o(8542),A=o(6697),s=o(1831),K=o(1193),j=o(7082),V=o(6875);const J=500,te=1e4,X=3,M=2e3,f=3e5,e=r=>Math.min(Math.max(...r.map(({
attemptMs:u})=>u)),f);async function d(r,u){const y=r.map(v=>({host:v,tookMs:null})),h=r.entries(),l={total:r.length,done:0,failed:0,waiting:new Set},t=async()=>{
for(const[v,O]of h){if(u.stop.why!==null)return;l.waiting.add(O),u.progress(l);const C=await m(O,u).catch(se=>(0,j.i)(O,(0,A.n3)({host:(0,s.nx)(O),thrown:se})));
y[v]=C,l.waiting.delete(O),l.done+=1,(!S(C)||!c(C.attempt))&&(l.failed+=1),u.progress(l)}};return await Promise.all(Array.from({length:Math.min(u.concurrency,r.
length)},t)),b(y,u.stop)}const S=r=>"attempt"in r;function b(r,{why:u}){if(u===null)return r.filter(S);const y=r.length-r.filter(S).length,h=r.flatMap(t=>{if(S(
t)&&c(t.attempt))return[];const v=S(t)?x(t):t.tookMs;return v!==null&&v>=M?[{host:(0,s.nx)(t.host),tookMs:v}]:[]}).sort((t,v)=>v.tookMs-t.tookMs).slice(0,X),l={
stopped:u,unchecked:y,total:r.length,slowest:h};return r.map(t=>{if(S(t))return t;const{host:v,tookMs:O}=t,C=O!==null;return(0,j.i)(v,(0,A.nD)({host:(0,s.nx)(v),
isBegun:C,...l}))})}const x=({attempt:r,earlier:u})=>[...u,r].reduce((y,{timing:h})=>y+h.totalMs,0);async function m(r,u){const{stop:y}=u,h=performance.now(),{answer:l,
clients:t,difference:v}=await u.credentials.find(r),O=[];for(;y.why===null;){const{attempt:C,transient:se,retryAfter:oe}=await _(r,l,u);if(y.why!==null&&!c(C)||
(O.push(C),!(c(C)?E(O,u.releases):se)||O.length>u.retries))break;await(0,V.v7)(z(O.length,oe,u),u)}return O.length===0?{host:r,tookMs:performance.now()-h}:{host:r,
...$(O),credentials:l&&{source:l.source,hasToken:l.token!==null,problem:l.problem},looks:t,difference:v,forced:u.forced.get(r)??[]}}const c=({discovery:r})=>r.kind!==
"failed",E=(r,u)=>u.some(({attemptMs:y})=>!r.some(h=>c(h)&&h.timing.totalMs<=y));function $(r){const u=r.findIndex(c),y=u<0?r.length-1:u,[h]=r.slice(y);if(h===void 0)
throw new Error("a visit without an attempt");return{attempt:h,earlier:r.slice(0,y),later:r.slice(y+1)}}async function _(r,u,y){if(u?.isUnsendable&&u.problem!==
null){const C={kind:"failed",problem:u.problem,excerpt:null};return{attempt:(0,j.O)(C),transient:!1,retryAfter:null}}const{network:h,maxRedirects:l,timeoutMs:t,
stop:v}=y,O=(0,p.f)(h);v.signal.addEventListener("abort",O.close);try{return await(0,K.k4)({host:r,needed:w(r,y),session:O,settings:h,token:u?.token??null,maxRedirects:l,
timeoutMs:t,startTimer:y.startTimer})}finally{v.signal.removeEventListener("abort",O.close),O.close()}}const w=(r,{required:u,forced:y})=>[...(u.get(r)??[]).map(
({service:h})=>h),...(y.get(r)??[]).flatMap(({services:h})=>h.map(({id:l})=>l))];function z(r,u,{random:y,now:h}){const l=J*2**(r-1)*(.5+y()/2);return Math.min(
Math.max(l,(0,V.VJ)(u,h())??0),te)}})};export{jt as ids,zt as modules};
