const Qt=[914,217,456,696],qt={4929:((Ie,le,n)=>{n.d(le,{Dz:()=>N,P4:()=>B,Yv:()=>U,kV:()=>w});var o=n(6246),m=n(1064),e=n(1831),C=n(4e3),O=n(5799);const B=(0,O.
lS)((0,O.$e)("credentials-config","CLI configuration has a mistake",m.Du),({clients:u,mistake:l})=>({...H(l),affects:u}));function H(u){switch(u.kind){case"miss\
ing":return{message:`${u.setting} names ${(0,o.o)(u.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"\
unreadable":return{message:`${u.file} ${(0,C.mP)(u.failure)}`,help:u.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"l\
et this account read the file; the client continues without it"};case"syntax":return{message:`${u.file} has a syntax error: ${u.why}`,help:"correct the file; th\
e client ignores all of it, including its tokens"};case"type":return{message:`${u.file}: ${u.path.join(".")} must be ${u.want}`,help:"correct the value; Terrafo\
rm ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${u.file}: ${u.why}`,help:"correct the block; the client i\
gnores it"};case"label":return{message:`the label of the block ${u.type} ${(0,o.o)(u.label)} is not a hostname: ${u.why}`,help:u.advice??"write a hostname as th\
e label; the client ignores the block"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client \
uses any of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client us\
es the first"};case"no token":return{message:u.hasValue?`the token in the credentials block for host ${(0,e.nx)(u.host)} at ${u.file} is not a string`:`the cred\
entials block for host ${(0,e.nx)(u.host)} at ${u.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other cred\
entials source'};case"no helper":return{message:`credentials helper ${(0,o.o)(u.name)}: there is no terraform-credentials-${u.name} in ${u.directories.join(", ")}`,
help:u.name===u.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the \
client finds no other name"}}}const N=(0,O.lS)((0,O.z3)("credentials-helper","Credentials helper failed",m.Du),({name:u,why:l})=>({message:`credentials helper ${u}\
: ${l}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install provi\
ders'})),ne=10,U=(0,O.lS)((0,O.lm)("services-forced","A host block replaces service discovery",["terraform","opentofu"]),({host:u,at:l})=>({message:`the host bl\
ock at ${l} defines the services of ${u}; the host's own discovery document is not used`,help:`remove the host block at ${l} to use the discovery document of ${u}`})),
w=(0,O.lS)((0,O.lm)("services-forced-differ","A host block and the discovery document differ",["terraform","opentofu"]),({host:u,at:l,services:i})=>({message:`t\
he host block at ${l} and the discovery document of ${u} differ in ${(0,C.K4)(i,ne,C.dh)}`,help:"update the host block or remove it; machines without it use oth\
er services"}))}),960:((Ie,le,n)=>{n.d(le,{Er:()=>c,P0:()=>u,P6:()=>H,Qs:()=>w,T0:()=>O,U2:()=>i});var o=n(1064),m=n(4e3),e=n(5799);const C={"no-such-host":"doe\
s not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server report\
ed a failure"},O=(0,e.lS)((0,e.z3)("host-unknown","Hostname does not resolve",o.zK),({host:s,why:v})=>({message:`${s} ${C[v]}`,help:v==="no-such-host"?"check th\
e spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again"})),B={refused:"refused the connection",
closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its net\
work"},H=(0,e.lS)((0,e.z3)("host-unreachable","Host is unreachable",o.zK),({host:s,error:v})=>{if(typeof v=="object"&&"proxy"in v)return{message:`${s} is unreac\
hable: ${v.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"};const d=typeof v=="string"?B[v]:`is unreachable \
(${v.code})`;return{message:`${s} ${d}`,help:{operator:"check that the host is up, and that a firewall lets this machine connect to it",user:"check that a firew\
all or proxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine connect to it; otherwise ${(0,m.B9)(s)}`}}}),N={lookup:{failed:"\
could not be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"ch\
eck that the host is up, and that a firewall does not drop packets from this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish \
its response",help:""}},ne="serve the document as a static file",U=({asks:s})=>s==="document"?ne:"find out what the server waits for, such as its storage",w=(0,e.
lS)((0,e.z3)("host-timeout","Host does not respond in time",o.zK),s=>{if(s.phase==="complete")return{message:`${s.host} took ${(0,m.YA)(s.tookMs)} to return its\
 discovery document; ${(0,m.Af)(s.releases)}`,help:(0,e.C)(ne),affects:[...new Set(s.releases.map(({client:a})=>a))]};const{failed:v,help:d}=N[s.phase],T=s.limitMs===
null?"in time":`within ${(0,m.YA)(s.limitMs)}`;return{message:`${s.host} ${v} ${T}`,help:d||{operator:U(s),guest:(0,m.B9)(s.host)}}}),u=(0,e.lS)((0,e.z3)("host-\
protocol","Host does not speak HTTP",o.zK),({host:s,error:v})=>({message:`the response of ${s} is not valid HTTP (${v})`,help:{operator:"check that the port ser\
ves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}})),l={lookup:"the DNS lookup",connection:"the connec\
tion",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"},i=(0,e.lS)((0,e.$e)("host-slow","Host is slow"),({host:s,phase:v,
tookMs:d,limitMs:T,...a})=>{const f=`(limit ${(0,m.YA)(T)}); ${l[v.name]} took ${(0,m.YA)(v.ms)}`;return"url"in a?{message:`${a.url} took ${(0,m.YA)(d)} to answ\
er ${f}`,help:(0,e.C)(U({asks:"answer"}))}:{message:`${s} took ${(0,m.YA)(d)} to return its discovery document ${f}`,help:(0,e.C)(ne,(0,m.Af)(a.releases))}}),c=(0,e.
lS)((0,e.lm)("host-recovered","Discovery succeeded after a retry"),({host:s,attempts:v,failure:d,releases:T})=>({message:`discovery of ${s} succeeded at attempt\
 ${v}; the first attempt failed: ${d}`,help:(0,e.C)("find out why the host fails intermittently",T.length===0?"init succeeded, because the CLI retries discovery":
`init with ${(0,m.eZ)(T)} would have failed`)}))}),2636:((Ie,le,n)=>{n.d(le,{Eh:()=>l,HB:()=>v,e:()=>N,g0:()=>c,jN:()=>w,ku:()=>U,pN:()=>i,wE:()=>O,zf:()=>ne});
var o=n(1064),m=n(4e3),e=n(5799);const C='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',O=(0,e.lS)((0,e.z3)("document-status","Unex\
pected HTTP status",o.zK),({location:d,retryAfter:T,transient:a,asked:f,...y})=>{const{page:z,status:S}=y,ee=(G,h)=>({message:`${(0,m._r)(y)}${G}; expected 200 \
or 404`,help:(0,m.NM)(z,f,h)});if(S>=300&&S<400)return d?ee(", which clients do not follow",(0,e.C)("redirect with 301, 302, 303, 307 or 308")):ee(" without a L\
ocation header",(0,e.C)("add a Location header to the redirect"));if(S===429){const G=T===null?"":` (Retry-After: ${(0,m.dh)(T,B)})`;return{...ee(G,H),help:H}}return a?
ee("",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,m.B9)(f)}):ee("",
{operator:"return the discovery document, or 404 if the host has no services",user:(0,m.Wt)([]),guest:(0,m.qZ)(f)})}),B=40,H={because:"the host limits the reque\
sts of this machine or of its network",operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)",
user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},N=(0,e.
lS)((0,e.z3)("document-type","Wrong Content-Type",o.Du),({url:d,page:T,asked:a,contentType:f,malformed:y})=>{const S=f===""?"has no Content-Type":`has ${y?"a ma\
lformed Content-Type":"Content-Type"} "${(0,m.dh)(f)}"`;return{message:`${d} ${S}; expected "application/json"`,help:(0,m.NM)(T,a,(0,e.C)("serve the discovery d\
ocument with Content-Type: application/json","most servers send it for a file named terraform.json"))}}),ne=(0,e.lS)((0,e.z3)("document-size","Discovery documen\
t is too large",o.Du),({url:d,page:T,asked:a,bytes:f,limit:y,isPadding:z=!1})=>z?{message:`${d} has more than ${y} bytes; what exceeds the limit is white space`,
help:(0,e.C)("remove the white space at the end of the document"),severity:"warning"}:{message:`${d} has ${f??`more than ${y}`} bytes, limit ${y}`,help:(0,m.NM)(
T,a,(0,e.C)("check what is served at this URL","a discovery document only maps service ids to URLs"))}),U=(0,e.lS)((0,e.z3)("document-headers","Response headers\
 are too large",o.zK),({host:d})=>({message:`${d} sent more than 256 KiB of response headers`,help:(0,e.C)("look for a header or cookie that grows with each req\
uest")})),w=(0,e.lS)((0,e.z3)("document-encoding","Discovery document cannot be decompressed",o.Du),d=>"host"in d?{message:`${d.host} sent a discovery document \
that is not gzip, with Content-Encoding: gzip`,help:(0,e.C)("remove the Content-Encoding header, or compress the document")}:{message:`${d.url} has Content-Enco\
ding "${(0,m.dh)(d.encoding)}", which the clients do not decompress`,help:(0,m.NM)(d.page,d.asked,(0,e.C)("configure the server, and any proxy in front of it, t\
o respect Accept-Encoding: gzip"))}),u={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document that is cut off"},l=(0,e.lS)((0,e.
z3)("document-incomplete","Discovery document is incomplete",o.zK),({host:d,why:T})=>({message:`${d} ${u[T]}`,help:(0,e.C)("look for a server that crashes while\
 it responds, or a proxy that changes the body")})),i=(0,e.lS)((0,e.z3)("document-not-json","Discovery document is not valid JSON",o.zK),({url:d,page:T,asked:a,
why:f,advice:y})=>({message:`${d} is not valid JSON: ${(0,m.dh)(f)}`,help:(0,m.NM)(T,a,(0,e.C)(y??C))})),c=(0,e.lS)((0,e.z3)("document-not-object","Discovery do\
cument is not a JSON object",o.zK),({url:d,page:T,asked:a,why:f})=>({message:`${d} is not a JSON object: ${(0,m.dh)(f)}`,help:(0,m.NM)(T,a,(0,e.C)(C))})),s=20,v=(0,e.
lS)((0,e.z3)("document-absent","Host has no discovery document",o.zK),({host:d,url:T,why:a,required:f,clientErrors:y})=>{const z=f.length===0?"at least one serv\
ice":f.join(", "),S=a==="status"?`has no discovery document (${T} returned 404)`:"has the discovery document `null`, which offers no services",ee=y.slice(0,s).map(
G=>`"${G}"`).join(", ");return{message:`host ${d} ${S}; required: ${z}`,help:{operator:"serve /.well-known/terraform.json at the root of the host",user:(0,m.Wt)(
f),guest:(0,m.qZ)(d),...ee===""?{}:{note:`the clients print ${ee}`}}}})}),9209:((Ie,le,n)=>{n.d(le,{CL:()=>U,KA:()=>B,Y3:()=>ne,f0:()=>H,n4:()=>N});var o=n(1064),
m=n(4e3),e=n(5799);const C=({url:w,asks:u})=>`configure ${w} to return ${u==="document"?"the document":"its answer"}`,O=w=>(0,e.C)(`${C(w)}, or to redirect stra\
ight to it`),B=(0,e.lS)((0,e.z3)("redirect-limit","Too many redirects",o.Du),({redirects:w,clients:u,limits:l,...i})=>{const c=u.map(s=>`${o.bB[s]} follows ${l[s]}`);
return{message:`${i.url} redirects ${w} times; ${c.join(", ")}`,help:O(i),affects:u}}),H=(0,e.lS)((0,e.z3)("redirect-loop","Redirect loop",o.zK),({url:w,asks:u,
to:l})=>({message:`the redirects of ${w} lead back to ${l}`,help:(0,e.C)(C({url:w,asks:u}))})),N=(0,e.lS)((0,e.$e)("redirect-insecure","Redirect to plain HTTP",
o.Du),({url:w,to:u,exposesToken:l})=>({message:`${w} redirects to ${u}, which is not https${l?"; Terraform and OpenTofu send the token there in clear text (this\
 check did not)":""}`,help:(0,e.C)("redirect to an https URL")})),ne=(0,e.lS)((0,e.z3)("redirect-invalid","Invalid redirect",o.zK),({redirect:w,url:u,why:l})=>({
message:`the redirect ${w} ${u} cannot be followed: ${(0,m.dh)(l)}`,help:(0,e.C)("redirect to an https URL")})),U=(0,e.lS)((0,e.lm)("redirect-nested","More than\
 one redirect"),({url:w,redirects:u})=>({message:`${w} redirects ${u} times; the protocol only requires clients to follow 1 redirect`,help:O({url:w,asks:"docume\
nt"})}))}),9872:((Ie,le,n)=>{n.d(le,{BU:()=>G,B_:()=>a,MY:()=>ee,SE:()=>d,cI:()=>S,rZ:()=>H,vk:()=>N,x1:()=>ne});var o=n(1064),m=n(4e3),e=n(5799);const C=({host:h,
isLeaf:I})=>I?`the certificate of ${h}`:`an authority in the certificate chain of ${h}`,O=h=>B(new Date(h).toISOString()),B=h=>h.slice(0,10),H=(0,e.lS)((0,e.z3)(
"proxy-refused","Proxy refused the request",o.zK),({host:h,reason:I})=>({message:`${h} was not reached: ${I}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, \
which Terraform and OpenTofu read too"})),N=(0,e.lS)((0,e.z3)("tls-expired","TLS certificate has expired",o.zK),h=>({message:`${C(h)} expired on ${O(h.at)}`,help:(0,e.
C)("renew the certificate and reload the server")})),ne=(0,e.lS)((0,e.z3)("tls-not-yet-valid","TLS certificate is not valid yet",o.zK),h=>({message:`${C(h)} is \
not valid before ${O(h.at)}`,help:"check the clock of this machine and the start date of the certificate"})),U={leaf:"is signed by an unknown authority, or the \
host does not send the intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-sig\
ned":"is self-signed"},w="configure the host to send its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",u={"negative\
-serial":{says:"has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"\
issued a certificate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more\
 authorities below it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is\
 not for servers (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (na\
meConstraints)",help:"have it issued by an authority whose name constraints permit all of its names"}},l=(h,I)=>({says:`has ${h}, which Terraform and OpenTofu d\
o not support`,help:I}),i="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",c="have it signed with SHA-256, SHA-384, SHA-512 or Ed255\
19",s={name:"the name of the host",dates:"its dates",authority:"the authority above it",issuer:"its issuer and extensions",signature:"its signature",encoding:"i\
ts encoding"};function v(h){switch(h.kind){case"unknown-authority":return{says:U[h.sent],help:w};case"curve":return l(`a key on the curve ${h.curve}`,i);case"ke\
y":return l(`a key of the kind ${h.name}`,i);case"key-size":return l(`an RSA key of ${h.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":
return l(`a signature of the kind ${h.name}`,c);case"critical-extension":return l(`the critical extension ${h.id}`,"issue it without that extension");case"opens\
sl":return{says:`passes the rules of Terraform and OpenTofu, but not the second check by OpenSSL (${s[h.check]}), so nothing was sent`,help:"issue it with a pro\
gram that follows RFC 5280"};case"malformed":return{says:`is malformed (${h.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that fo\
llows RFC 5280"};case"negative-serial":case"no-authority":case"path-length":case"usage":case"constraints":return u[h.kind]}}const d=(0,e.lS)((0,e.z3)("tls-untru\
sted","TLS certificate is not trusted",o.zK),({flaw:h,...I})=>{const{says:$e,help:J}=v(h);return{message:`${C(I)} ${$e}`,help:J}}),T=3,a=(0,e.lS)((0,e.z3)("tls-\
name-mismatch","TLS certificate is for another name",o.zK),({host:h,names:I})=>({message:I.length===0?`the certificate of ${h} has no DNS name among its subject\
 alternative names`:`the certificate of ${h} is for ${(0,m.K4)(I,T,m.dh)}`,help:`issue a certificate that lists ${h} as a subject alternative name, or use the n\
ame it is for`})),f={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"req\
uires a client certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is n\
ot a name that the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},y="e\
nable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256";function z({kind:h,name:I}){switch(h){case"version":return{says:`offers no TLS versio\
n later than ${I.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"};case"cipher":return{says:`offers only cipher suites\
 that Terraform and OpenTofu do not support, such as ${I}`,help:y};case"group":return{says:`offers only key exchange groups that Terraform and OpenTofu do not s\
upport, such as ${I}`,help:"enable the group X25519 or P-256 on the host"}}}const S=(0,e.lS)((0,e.z3)("tls-protocol","TLS handshake failed",o.zK),({host:h,error:I})=>{
if(typeof I=="object"&&"code"in I)return{message:`the TLS handshake with ${h} failed (${I.code})`,help:"check the TLS settings of the host, and that it has a ce\
rtificate for this name"};const{says:$e,help:J}=typeof I=="string"?f[I]:z(I);return{message:`${h} ${$e}`,help:J}}),ee=(0,e.lS)((0,e.z3)("tls-plain-http","Port s\
erves plain HTTP",o.zK),({host:h})=>({message:`${h} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"serve TLS on this port, or \
use the port that does; discovery always uses https"})),G=(0,e.lS)((0,e.$e)("tls-expires-soon","TLS certificate expires soon"),({host:h,days:I,expires:$e})=>{const J=I===
0?"today":I===1?"in 1 day":`in ${I} days`;return{message:`the certificate of ${h} expires ${J}, on ${B($e)}`,help:(0,e.C)("renew the certificate; if it is renew\
ed automatically, find out why that has not happened")}})}),4715:((Ie,le,n)=>{n.d(le,{B:()=>C});var o=n(1064),m=n(5799);const e={closed:"closed the connection b\
efore the end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},C=(0,m.
lS)((0,m.z3)("answer-incomplete","Response is incomplete",o.Du),({host:O,why:B})=>({message:`${O} ${e[B]}`,help:(0,m.C)("check for a server that crashes while i\
t responds, or a proxy that changes the body")}))}),793:((Ie,le,n)=>{n.d(le,{Cq:()=>G,K3:()=>c,N4:()=>i,QI:()=>f,Si:()=>u,TJ:()=>s,Vr:()=>a,WC:()=>z,XB:()=>T,e7:()=>ne,
iP:()=>w,lT:()=>ee,mH:()=>S,mL:()=>d,pF:()=>U,uR:()=>y,xu:()=>v,yA:()=>l});var o=n(1064),m=n(4e3),e=n(5799);const C=5;function O(h){if(!Array.isArray(h))return B(
h);const I=h.length>C?", \u2026":"";return`[${h.slice(0,C).map(B).join(", ")}${I}]`}function B(h){return h===void 0?"missing":typeof h=="object"&&h!==null?(0,m.
go)(h):(0,m.dh)(JSON.stringify(h))}const H=(h,I)=>`is ${O(h)}${h===void 0?"":`, not ${I}`}`,N=(h,I)=>`"${I}" in login.v1 of host ${h}`,ne=(0,e.lS)((0,e.z3)("log\
in-type","login.v1 is not an object",o.Du),({host:h,value:I,why:$e})=>({message:`login.v1 of host ${h} is ${(0,m.go)(I)}, not an object`,help:(0,e.C)('set login\
.v1 to an object with "client", "authz" and "token"',(0,m.zd)($e))})),U=(0,e.lS)((0,e.z3)("login-client-missing","login.v1 has no client",o.Du),({host:h,value:I})=>({
message:`${N(h,"client")} ${H(I,"a string")}`,help:(0,e.C)('set "client" to the OAuth client ID, for example "terraform-cli"')})),w=(0,e.lS)((0,e.$e)("login-cli\
ent-empty","login.v1 has an empty client",o.Du),({host:h})=>({message:`${N(h,"client")} is an empty string`,help:(0,e.C)('set "client" to the OAuth client ID th\
at the authorization server expects')})),u=(0,e.lS)((0,e.z3)("login-grant-types-invalid","grant_types in login.v1 is not an array",o.Du),({host:h,value:I})=>({message:`${N(
h,"grant_types")} ${H(I,"an array of strings")}`,help:(0,e.C)('set "grant_types" to ["authz_code"], or remove it')})),l=(0,e.lS)((0,e.z3)("login-grant-types-uns\
upported","login.v1 has no usable grant type",o.Du),({host:h,value:I})=>({message:`${N(h,"grant_types")} is ${O(I)}, which contains no supported grant type`,help:(0,e.
C)('add "authz_code" to "grant_types"')})),i=(0,e.lS)((0,e.lm)("login-grant-types-unknown","login.v1 has unknown grant types"),({host:h,value:I})=>({message:`${N(
h,"grant_types")} is ${O(I)}; the clients know "authz_code" and "password" only`,help:(0,e.C)('remove the unknown grant types; move scopes to "scopes"')})),c=(0,e.
lS)((0,e.z3)("login-authz-missing","login.v1 has no authz URL",o.Du),({host:h,value:I})=>({message:`${N(h,"authz")} ${H(I,"a string with a URL")}`,help:(0,e.C)(
'set "authz" to the URL of the authorization endpoint')})),s=(0,e.lS)((0,e.z3)("login-authz-invalid","authz URL in login.v1 cannot be used",o.Du),({host:h,why:I})=>({
message:`${N(h,"authz")}: ${(0,m.dh)(I)}`,help:(0,e.C)('set "authz" to an https:// URL without user name, or to a path that starts with a slash')})),v=(0,e.lS)(
(0,e.z3)("login-token-missing","login.v1 has no token URL",o.Du),({host:h,value:I})=>({message:`${N(h,"token")} ${H(I,"a string with a URL")}`,help:(0,e.C)('set\
 "token" to the URL of the token endpoint')})),d=(0,e.lS)((0,e.z3)("login-token-invalid","token URL in login.v1 cannot be used",o.Du),({host:h,why:I})=>({message:`${N(
h,"token")}: ${(0,m.dh)(I)}`,help:(0,e.C)('set "token" to an https:// URL without user name, or to a path that starts with a slash')})),T=(0,e.lS)((0,e.z3)("log\
in-ports-count","ports in login.v1 is not two ports",o.Du),({host:h,value:I})=>({message:`${N(h,"ports")} ${H(I,"exactly two elements")}`,help:(0,e.C)('set "por\
ts" to the first and the last port, for example [10000, 10010]')})),a=(0,e.lS)((0,e.z3)("login-ports-range","ports in login.v1 are out of range",o.Du),({host:h,
value:I})=>({message:`${N(h,"ports")} is ${O(I)}; both must be whole numbers from 1024 to 65535`,help:(0,e.C)('set "ports" to two numbers in this range, for exa\
mple [10000, 10010]')})),f=(0,e.lS)((0,e.z3)("login-ports-order","ports in login.v1 are in the wrong order",o.Du),({host:h,value:I})=>({message:`${N(h,"ports")}\
 is ${O(I)}; the first port is greater than the last`,help:(0,e.C)("write the lower port first")})),y=(0,e.lS)((0,e.z3)("login-ports-single","ports in login.v1 \
is a range of one port",o.Du),({host:h,value:I})=>({message:`${N(h,"ports")} is ${O(I)}; the clients never use the last port, so none is left`,help:(0,e.C)('set\
 "ports" to at least two ports, for example [10000, 10010]')})),z=(0,e.lS)((0,e.$e)("login-ports-ignored","ports in login.v1 is not an array",o.Du),({host:h,value:I})=>({
message:`${N(h,"ports")} ${H(I,"an array")}; the clients ignore it and use 1024 to 65535`,help:(0,e.C)('set "ports" to an array such as [10000, 10010], or remov\
e it')})),S=(0,e.lS)((0,e.z3)("login-scopes-invalid","scopes in login.v1 contains a value that is not a string",o.Du),({host:h,value:I})=>({message:`${N(h,"scop\
es")} ${H(I,"an array of strings")}`,help:(0,e.C)('set "scopes" to an array of strings, or remove it')})),ee=(0,e.lS)((0,e.$e)("login-scopes-ignored","scopes in\
 login.v1 is not an array",o.Du),({host:h,value:I})=>({message:`${N(h,"scopes")} ${H(I,"an array")}; the clients ignore it`,help:(0,e.C)('set "scopes" to an arr\
ay of strings, or remove it')})),G=(0,e.lS)((0,e.$e)("login-url-port","Login URL has no port",o.Du),({host:h,endpoints:I})=>{const $e=I.map(({name:Z})=>`"${Z}"`).
join(" and "),[J]=I,fe=I.length===1;return{message:`${$e} in login.v1 of host ${h} ${fe?"names":"name"} no port, so a login uses port 443: ${J?.url??""}`,help:(0,e.
C)(`write a path that starts with a slash, or add :${J?.port??""} to the URL${fe?"":"s"}`)}})}),9319:((Ie,le,n)=>{n.d(le,{$H:()=>y,Ew:()=>H,Gh:()=>f,J6:()=>ne,Ju:()=>O,
Q8:()=>B,T$:()=>a,WS:()=>C,Xq:()=>U,jI:()=>N,l5:()=>T,ln:()=>z,o1:()=>v});var o=n(1064),m=n(4e3),e=n(5799);const C=(0,e.lS)((0,e.z3)("service-url-invalid","Serv\
ice URL cannot be used",o.zK),({id:S,host:ee,url:G,why:h})=>({message:G===null?`${S} of host ${ee}: ${(0,m.dh)(h)}`:`${S} of host ${ee} is "${G}", which the cli\
ents cannot connect to: ${h}`,help:(0,e.C)(`set ${S} to an https:// URL, or to a path that starts with a slash`)})),O=(0,e.lS)((0,e.z3)("service-url-credentials",
"Service URL contains a user name",o.zK),({id:S,host:ee,why:G})=>({message:`${S} of host ${ee}: ${G}`,help:(0,e.C)("remove the user name and password from the U\
RL, or from the redirect that leads to the document","give tokens to the clients instead")})),B=(0,e.lS)((0,e.z3)("service-url-empty","Service URL is empty",o.zK),
({id:S,host:ee,url:G})=>({message:`${S} of host ${ee} is an empty string, which resolves to the document itself: ${G}`,help:(0,e.C)(`set ${S} to the URL of the \
service, such as "/v1/${S.split(".")[0]}/", or remove it`)})),H=(0,e.lS)((0,e.z3)("service-url-looks-like-host","Service URL has no https://",o.zK),({id:S,host:ee,
value:G,why:h})=>({message:`${S} of host ${ee} is "${G}", which is a path and not a URL with a host`,help:(0,e.C)(`write "https://${G}" if a host is meant`,h===
null?void 0:(0,m.zd)(h))})),N=(0,e.lS)((0,e.z3)("service-url-no-slash","Service URL does not end with a slash",o.rG),({id:S,host:ee,url:G,clients:h})=>{const I=h.
map(J=>o.bB[J]),$e=G.slice(G.lastIndexOf("/")+1);return{message:`${S} of host ${ee} does not end with a slash: ${G}`,help:(0,e.C)("add the slash",`without it ${I.
slice(0,-1).join(", ")} and ${I.at(-1)} replace "${$e}" with the path that they append`),affects:h}}),ne=(0,e.lS)((0,e.$e)("service-url-relative","Service URL i\
s relative to the document",["dependabot","renovate","terragrunt"]),({id:S,host:ee,url:G})=>({message:`${S} of host ${ee} is a path without a leading slash: Ter\
raform and OpenTofu resolve it to ${G}, other clients do not`,help:(0,e.C)("start the path with a slash, or write the complete URL")})),U=(0,e.lS)((0,e.$e)("ser\
vice-url-query","Service URL has a query",o.Du),({id:S,host:ee})=>({message:`${S} of host ${ee} has a query, which the clients drop when they append a path`,help:(0,e.
C)("move the content of the query into the path","never put a secret into the document")})),w=10,u=3;function l({host:S,uses:ee},G=["is","are"]){const h=Map.groupBy(
ee,({id:$e})=>$e),I=Array.from(h,([$e,J])=>{const fe=J.flatMap(({endpoint:Z})=>Z??[]);return fe.length===0?$e:`${$e} (${fe.join(", ")})`});return`${(0,m.K4)(I,w,
m.dh)} of host ${S} ${I.length===1?G[0]:G[1]}`}const i=({urls:S})=>(0,m.K4)(S,u,m.dh),c=({uses:S})=>o.zK.filter(ee=>S.some(({id:G})=>(0,o.SZ)(G).includes(ee))),
s={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},v=(0,e.lS)((0,e.z3)("service-url-private","Service URL has a non-pu\
blic address",o.zK),S=>({message:`${l(S)} at ${i(S)}, which clients ${s[S.kind]} cannot reach`,help:(0,e.C)(`set the external URL of the registry (also called b\
ase URL or public URL) to https://${S.host}`),affects:c(S)})),d=[...o.Du,"dependabot"],T=(0,e.lS)((0,e.$e)("service-url-insecure","Service URL is not https",d),
S=>{const ee=S.uses.every(({endpoint:I})=>I!==null),G=ee?"a login sends its token in clear text otherwise":`the clients send the token of ${S.host} there in cle\
ar text`,h=c(S);return{message:`${l(S)} not https: ${i(S)}`,help:(0,e.C)(S.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the \
external URL of the registry",ee||S.hasToken?G:void 0),affects:d.filter(I=>h.includes(I))}}),a=(0,e.lS)((0,e.$e)("service-url-cross-host","Service is on another\
 host",["dependabot","renovate"]),S=>{const{host:ee,name:G}=S,h=`${l(S)} on another host: ${i(S)}`,I=c(S).includes("renovate");return S.hasToken&&I?{message:h,help:`\
give Dependabot and Renovate a token for ${G}; Terraform and OpenTofu send it the token of ${ee}`}:{message:h,help:`where outgoing traffic is filtered, allow ${G}\
 as well`,severity:"notice",affects:[]}}),f=(0,e.lS)((0,e.lm)("service-url-other-port","Service is on another port of the host"),S=>({message:`${l(S)} on anothe\
r port of the same host: ${i(S)}`,help:(0,e.C)(`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${S.
host}`)})),y=(0,e.lS)((0,e.$e)("service-url-double-slash","Service URL has a double slash"),S=>({message:`${l(S,["has","have"])} a double slash in the path: ${i(
S)}`,help:(0,e.C)("remove the slash at the end of the external URL of the registry")})),z=(0,e.lS)((0,e.$e)("service-url-same","Two services have the same URL"),
S=>({message:`${l(S,["has","have"])} the same URL: ${i(S)}`,help:(0,e.C)("check both URLs","few registries serve modules and providers below one URL, and a copi\
ed line is more likely")}))}),2847:((Ie,le,n)=>{n.d(le,{C6:()=>ne,IR:()=>U,WI:()=>N});var o=n(1064),m=n(9562),e=n(4e3),C=n(5799);const O=20,B=({offered:w})=>w.length===
0?"is empty":`offers ${(0,e.K4)(w,O,e.dh)}`;function H(w,u){const{id:l,host:i,offered:c,block:s}=w,v=`the discovery document, which ${B(w)}`;if(s!==null)return`\
add ${l} to the \`host\` block at ${s}, which ${B(w)}`;if(l===m.xq&&u)return`configure a network mirror for the provider: Artifactory serves providers at https:\
//${i}/artifactory/api/terraform/REPOSITORY/providers/ and offers no ${l}; the discovery document ${B(w)}`;const d=(0,m.qE)(l)?c.find(a=>(0,m.OA)(a)===l):void 0,
T=l===m.xq?`use a host that offers ${l}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`us\
e a host that offers ${l}`;return{operator:d===void 0?`add ${l} to ${v}`:`rename ${d} to ${l} in ${v}`,user:T}}const N=(0,C.lS)((0,C.z3)("service-missing","Serv\
ice is not offered",o.zK),w=>w.id==="any"?{message:`host ${w.host} does not provide any service`,help:(0,C.C)(`add a service to the discovery document, which ${B(
w)}`)}:{message:w.why,help:H(w,w.isArtifactory)}),ne=(0,C.lS)((0,C.z3)("service-version","Service is offered in another version",o.zK),w=>({message:w.why,help:w.
isReadable?H(w,!1):`require an id of the form NAME.vN; the discovery document ${B(w)}`})),U=(0,C.lS)((0,C.z3)("service-type","Service URL is not a string",o.zK),
({id:w,host:u,value:l,why:i})=>({message:`${w} of host ${u} is ${(0,e.go)(l)}, not a string with a URL`,help:(0,C.C)(`set ${w} to a URL such as "/v1/modules/"`,
(0,e.zd)(i))}))}),8011:((Ie,le,n)=>{n.d(le,{DA:()=>ne,J0:()=>c,ME:()=>s,My:()=>U,Zp:()=>a,_W:()=>f,jP:()=>v,k0:()=>d,tg:()=>T});var o=n(6174),m=n(1064),e=n(4e3),
C=n(5799);const O=120,B={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry a\
ddress"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJ\
ECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a r\
egistry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},H={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an addres\
s"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function N(y){
if("error"in y)return{message:y.error,help:y.advice??void 0};if("address"in y){const[ee,G]=H[y.reason];return{message:`${y.address} ${ee}`,help:G}}const[z,S]=B[y.
reason];return{message:`"${y.text}" ${z}`,help:S}}const ne=(0,C.lS)((0,C.z3)("source-invalid","Source address is invalid",m.Du),N),U=(0,C.lS)((0,C.$e)("source-n\
ear-miss","Source address is probably a mistake",m.Du),y=>({message:y.host===null?`"${y.text}" is not read as a registry address`:`"${y.text}" is read as host ${y.
host}`,help:y.advice})),w=4,u="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function l(y){const z=y.slice(0,w).map(({text:G,
from:h})=>`${G===null?"not known":(0,e.dh)(G,O)} ${h??"by default"}`),S=y.length-z.length,ee=S>0?`${S} more`:z.pop();return`${z.join(", ")} and ${ee}`}function i(y){
const{address:z,argument:S,expression:ee,candidates:G,refused:h}=y,I=(0,o.Q)((0,e.dh)(ee,O)),$e=`${S} of ${z} is ${I}`;if(h==="never")return{message:`${$e}, whi\
ch Terraform does not evaluate`,help:`write the ${S} as a literal`};if(h!==null){const{variable:J}=h;return{message:`${$e}, and Terraform evaluates var.${J} her\
e only with \`const = true\``,help:`add \`const = true\` to variable "${J}", which requires Terraform 1.15, or write the ${S} as a literal`}}return G.length>1?{
message:`${$e}, which is ${l(G)}`,help:u}:{message:`${$e}, which is only known at init time`,help:u}}const c=(0,C.lS)((0,C.lm)("source-dynamic","Source address \
is only known at init time"),i),s=(0,C.lS)((0,C.lm)("block-reserved","Block is reserved for a future version"),({block:y,parent:z})=>({message:`${y} is not allo\
wed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${z} block`})),v=(0,C.lS)((0,C.z3)("block-unsupport\
ed","Block is not supported by this CLI",m.Du),({kind:y})=>{const{client:z,what:S}=m.$I[y];return{message:`${S} is supported by ${m.bB[z]} only`,help:z==="opent\
ofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),d=(0,C.lS)((0,C.z3)("host-invalid","Hostname is invalid",
m.Du),y=>({message:`"${y.text}" is not a hostname: ${y.error}`,help:y.advice??void 0})),T=(0,C.lS)((0,C.z3)("host-missing","Hostname is missing",["opentofu"]),({
block:y})=>({severity:"warning",message:`the ${y} has no hostname, and OpenTofu has no default`,help:y==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME\
 and list that host in `hostnames`":"add `hostname`"})),a=(0,C.lS)((0,C.z3)("host-dotless-module","Module host has no dot in its name",m.Du),({host:y,name:z})=>({
message:`module sources cannot name host ${y}: must contain at least one dot`,help:`use a full name such as ${z}.localdomain; provider addresses accept the shor\
t name`})),f=(0,C.lS)((0,C.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:y})=>({message:`Terraform c\
annot use modules from host ${y}: it converts the name to punycode and then refuses punycode`,help:(0,C.C)("serve modules from a host with an ASCII name","OpenT\
ofu 1.12 and later accept this one")}))}),8857:((Ie,le,n)=>{n.d(le,{_:()=>Ae,m:()=>xe});var o=n(4929),m=n(2713),e=n(6134),C=n(8947);class O extends Error{start;constructor(k,M){
super(k),this.start=M}}const B=200,H=20;function N(R){const k=R[H];if(k!==void 0)throw new O(`more than ${H} names before a value`,k.start)}const ne={a:"\x07",b:"\
\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v","\\":"\\",'"':'"'},U=/\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y,w=1114111;function u(R,k,M){
let q="",b=0,L=k+1;for(let te=L;te<R.length;te+=1){const oe=R[te];if(b>0)oe==="{"?b+=1:oe==="}"&&(b-=1);else if(oe==='"'){const de=R.slice(L,te);return{value:q===
""?de:(0,C.uK)(q+(0,C.ZJ)(de)),end:te+1}}else{if(oe===`
`)throw new O("string is not terminated",te);oe==="\\"?(te>L&&(q+=(0,C.ZJ)(R.slice(L,te))),q+=l(R,te,M),L=U.lastIndex,te=L-1):M==="hcl"&&R.startsWith("${",te)&&
(b=1,te+=1)}}throw new O("string is not terminated",R.length)}function l(R,k,M){U.lastIndex=k;const[q,b,L,te,oe,de]=U.exec(R)??[];if(b!==void 0)return ne[b]??"";
if(L!==void 0)return String.fromCharCode(Number.parseInt(L,16));if(te!==void 0)return String.fromCharCode(Number.parseInt(te,8));const ce=Number.parseInt(oe??de??
"",16),Oe=ce>=55296&&ce<=57343;if(q===void 0||ce>w||Oe&&M==="json")throw new O("invalid escape sequence",k);return(0,C.ZJ)(Oe?"\uFFFD":String.fromCodePoint(ce))}
const i=new RegExp("[^\\p{L}\\p{Nd}_]","u");function c(R,k){const M=R.indexOf(`
`,k)+1,q=R.startsWith("<<-",k),b=R.slice(k+(q?3:2),Math.max(0,M-1));if(!R.startsWith("<<",k)||b===""||i.test(b))throw new O("invalid heredoc marker",k);for(let L=M;;){
const te=R.indexOf(`
`,L);if(te<0)throw new O("heredoc is not terminated",R.length);const oe=R.slice(L,te);if(oe.length>=b.length+(q?1:0)&&oe.replace(/^[\t\v\f\r ]+/,"")===b){const ce=oe.
slice(0,oe.length-b.length),Oe=R.slice(M,L);return{value:q?s(Oe,ce):Oe+ce,end:te+1}}L=te+1}}function s(R,k){const M=R.split(`
`).slice(0,-1);return M.every(q=>q.startsWith(k))?M.map(q=>`${q.slice(k.length)}
`).join(""):R}const v={hcl:"{}[],=",json:"{}[],:"},d=/[ \t\n\r]+/y,T=/(?:#|\/\/)[^\n]*/y,a=new RegExp("[\\p{L}_]","uy"),f=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),y=/-?0[xX][0-9a-fA-F]+/y,z=/(?:-?\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d*)?/y,
S=/^-?0\d+[89]/,ee=/^-?0\d/,G=/[\0\ue123]/;function h(R,k,M){return R.lastIndex=M,R.exec(k)?.[0]??""}class I{#e;#t;#s=0;constructor(k,M){this.#e=k,this.#t=M;const q=k.
search(G);if(q>=0)throw new O("null character or U+E123",q)}next(){this.#i();const k=this.#s,{kind:M,value:q,end:b}=this.#n(k);return this.#s=b,{kind:M,value:q,
start:k,end:b}}#n(k){const M=this.#e,q=M[k];if(q===void 0)return{kind:"end of the file",value:"",end:k};if(v[this.#t].includes(q))return{kind:q,value:q,end:k+1};
if(q==='"')return{kind:"string",...u(M,k,this.#t)};if(q==="<"&&this.#t==="hcl")return{kind:"heredoc",...c(M,k)};if(h(a,M,k)!=="")return this.#r(k);const b=this.#t===
"hcl"?h(y,M,k):"",L=b||h(z,M,k);if(L==="")throw new O("illegal character",k);const te=k+L.length,oe=b===""&&/[.eE]/.test(L),de=this.#t==="hcl"?S:ee;if(!oe&&de.test(
L))throw new O("number begins with 0",k);return{kind:oe?"float":"number",value:L,end:te}}#r(k){f.lastIndex=k;const M=f.exec(this.#e)?.index??this.#e.length,q=this.#e.
slice(k,M);if(q==="true"||q==="false")return{kind:"bool",value:q,end:M};if(this.#t==="hcl")return{kind:"name",value:q,end:M};if(q==="null")return{kind:"null",value:q,
end:M};throw new O("illegal character",k)}#i(){for(;;){const k=this.#s;if(this.#s+=h(d,this.#e,this.#s).length,this.#t==="hcl"&&this.#l(),this.#s===k)return}}#l(){
if(this.#e.startsWith("/*",this.#s)){const k=this.#e.indexOf("*/",this.#s+2);if(k<0)throw new O("comment is not terminated",this.#e.length);this.#s=k+2}else this.#s+=
h(T,this.#e,this.#s).length}}function $e(R){const k=new J(R);return fe(k.parse())}class J{#e;#t=0;constructor(k){this.#e=new I(k,"json")}parse(){return this.#e.
next(),this.#s()}#s(){this.#t+=1;const k=[];do{const M=this.#n(),q=M&&this.#r(this.#e.next());if(!q)break;k.push({keys:M,value:q})}while(this.#e.next().kind==="\
,");return this.#t-=1,k}#n(){const k=[];for(;;){const{kind:M,value:q,start:b,end:L}=this.#e.next();if(M===":"&&k.length>0)return k;if(M==="}"||M==="end of the f\
ile")return null;if(M!=="string")throw new O("expected a name in quotation marks",b);k.push({name:q,start:b,end:L}),N(k)}}#r(k){const{kind:M,value:q,start:b}=k;
if(this.#t>B)throw new O(`values are nested deeper than ${B} levels`,b);switch(M){case"{":return{kind:"object",items:this.#s()};case"[":return this.#i();case"st\
ring":return{kind:M,value:q};case"number":case"float":return{kind:M,text:q};case"bool":return{kind:M,value:q==="true"};case"null":return{kind:"string",value:""};case"\
}":case"end of the file":return null;default:throw new O("expected a value",b)}}#i(){const k=[];for(let M=this.#e.next();M.kind!=="]";M=this.#e.next()){if(M.kind===
","||M.kind==="bool"||M.kind==="[")continue;const q=this.#r(M);if(q===null)return null;k.push(q)}return{kind:"list",elements:k}}}function fe(R){return R.flatMap(
Z)}function Z({keys:R,value:k}){return k.kind==="object"&&x(k.items.map(M=>M.value))?k.items.flatMap(M=>{const q=[...R,...M.keys];return N(q),Z({keys:q,value:M.
value})}):k.kind==="list"&&x(k.elements)?k.elements.flatMap(M=>Z({keys:R,value:M})):[{keys:R,value:ae(k)}]}const x=R=>R.length>0&&R.every(({kind:k})=>k==="objec\
t");function ae(R){return R.kind==="object"?{kind:"object",items:fe(R.items)}:R.kind==="list"?{kind:"list",elements:R.elements.map(ae)}:R}const ue=(R,k)=>new Te(
R,k).parse();class Te{#e;#t;#s;#n=null;#r=0;constructor(k,M){this.#e=k,this.#t=new I(k,"hcl"),this.#s=M}parse(){const k=this.#i();return this.#d("end of the fil\
e"),k}#i(){const k=[],M=new Set;for(;this.#o().kind!=="}"&&this.#o().kind!=="end of the file";){const q=this.#f(),b=this.#o().kind==="=";if(b&&this.#c(),b&&this.#o().
kind==="end of the file")break;k.push(b?{keys:q,value:this.#u(),isAssigned:b}:{keys:q,value:this.#h()}),b&&this.#s&&this.#l(q,M),this.#o().kind===","&&this.#c()}
return k}#l(k,M){for(const{start:q,end:b}of k){const L=this.#e.slice(q,b);if(M.has(L))throw new O("each argument can only be defined once",q);M.add(L)}}#f(){const k=[];
for(;;){const{kind:q,value:b,start:L,end:te}=this.#o();if(q!=="name"&&q!=="string")break;k.push({name:b,start:L,end:te}),N(k),this.#c()}const{kind:M}=this.#o();
if(k.length===0)throw this.#a("a name");if(M==="="&&k.length>1)throw this.#a('"{"');if(M!=="="&&M!=="{")throw this.#a('"=" or "{"');return k}#u(){const{kind:k,value:M}=this.#o();
switch(k){case"{":return this.#h();case"[":return this.#m();case"string":case"heredoc":return this.#c(),{kind:"string",value:M};case"number":case"float":return this.#c(),
{kind:k,text:M};case"bool":return this.#c(),{kind:k,value:M==="true"};default:throw this.#a("a value")}}#h(){this.#p("{");const k=this.#i();return this.#d("}"),
this.#r-=1,{kind:"object",items:k}}#m(){this.#p("[");const k=[];let M=!1;for(let q=this.#o();q.kind!=="]";q=this.#o())if(q.kind===",")this.#c(),M=!1;else{if(M)throw this.#a(
'"," or "]"');k.push(this.#u()),M=q.kind!=="["}return this.#d("]"),this.#r-=1,{kind:"list",elements:k}}#p(k){const{start:M}=this.#o();if(this.#d(k),this.#r+=1,this.#r>
B)throw new O(`values are nested deeper than ${B} levels`,M)}#d(k){if(this.#o().kind!==k)throw this.#a(Se(k));this.#c()}#o(){return this.#n??=this.#t.next(),this.#n}#c(){
this.#n=null}#a(k){const{kind:M,start:q}=this.#o();return new O(`expected ${k}, found ${Se(M)}`,q)}}function Se(R){return R.length===1?`"${R}"`:R==="name"?"a wo\
rd without quotation marks":R==="end of the file"?"the end of the file":`a ${R}`}function Ne(R,k){const M=new RegExp("^\\p{White_Space}*\\{","u").test(R),q=M?R:
R.replaceAll(`\r
`,`
`),b=(0,e.yN)(q);try{return{kind:"read",items:M?$e(q):ue(q,k==="opentofu"),placeOf:b}}catch(L){if(!(L instanceof O))throw L;const{message:te,start:oe}=L;return{
kind:"refused",why:te,place:b({start:oe,end:oe+1})}}}var Q=n(7932),K=n(6188);const he={path:[],span:{start:0,end:0}};function E(R,k){const M={credentials:new Map,
hosts:new Map,helpers:new Map},q={};try{for(const[b,L]of D(q,k))(0,K.RC)(R,b,he,L);return{values:{...M,...q},mistake:null}}catch(b){if(!(b instanceof K.aZ))throw b;
return{values:k==="opentofu"?{...M,...q}:M,mistake:b}}}function D(R,k){const M=k==="terraform",q=(de,ce)=>(0,K.sc)(de,ce,void 0),b=(de,ce)=>(0,K.zC)(de,ce,void 0),
L=(de,ce)=>(0,K.P2)(de,ce,void 0,K.sc),te=[["providers",L],["provisioners",L],["disable_checkpoint",b],["disable_checkpoint_signature",b]],oe=(de,ce)=>M?ce:de??
ce;return[...M?te:[],["plugin_cache_dir",q],["plugin_cache_may_break_dependency_lock_file",b],["host",(de,ce)=>{R.hosts=(0,K.P2)(de,ce,R.hosts,(Oe,Me,_)=>F(Oe,Me,
oe(_,{services:null})))}],["credentials",(de,ce)=>{R.credentials=(0,K.P2)(de,ce,R.credentials,K.hp)}],["credentials_helper",(de,ce)=>{R.helpers=(0,K.P2)(de,ce,R.
helpers,(Oe,Me,_)=>ie(Oe,Me,oe(_,{args:[]})))}]]}function F(R,k,M){return(0,K.RC)((0,K.mW)(R,k),"services",k,(q,b)=>{M.services=(0,K.hp)(q,b,M.services??void 0)}),
M}function ie(R,k,M){return(0,K.RC)((0,K.mW)(R,k),"args",k,(q,b)=>{M.args=(0,K.VX)(q,b,M.args,K.sc)}),M}const ve={credentials:new Map,hosts:new Map,helpers:new Map,
installations:null,protocols:Q.eo,findings:[],secrets:[],isRead:!1},Ae=(R,k,M)=>({problem:(0,o.P4)({clients:[R],mistake:k}),place:M});function xe({shown:R,text:k,
isUtf8:M},q){const b=(Y,me)=>Ae(q,Y,me),L=(Y,me)=>({...ve,findings:[b({kind:"syntax",file:R,why:Y},me)]}),te=Ne(k,q);if(te.kind==="refused")return L(te.why,{file:R,
...te.place});if(!M)return L("illegal UTF-8 encoding",null);const{values:oe,mistake:de}=E(te.items,q),ce=Y=>({file:R,...te.placeOf(Y)}),Oe=De(te.items),Me=(Y,me)=>ce(
Oe.get(He(Y,me))??{start:0,end:0}),_=({argument:{path:Y,span:me},want:Ce})=>b({kind:"type",file:R,path:Y,want:Ce},ce(me)),$=de===null?te.items:[],P=(0,Q.zT)(q===
"opentofu"?$:[]),se=({span:Y,why:me})=>b({kind:"block",file:R,why:me},ce(Y));return{credentials:X(oe.credentials,(Y,me)=>re(Y,Me("credentials",me))),hosts:X(oe.
hosts,({services:Y},me)=>({place:Me("host",me),services:Array.from(Y??[],([Ce,Pe])=>({id:Ce,value:ye(Pe)}))})),helpers:X(oe.helpers,({args:Y},me)=>({place:Me("c\
redentials_helper",me),args:Y})),installations:{items:$.filter(j),shown:R,placeOf:ce},protocols:P,findings:[...de===null?[]:[_(de)],...P.mistakes.map(se)],secrets:[
...oe.credentials.values()].flatMap(Ee),isRead:de===null||q==="opentofu"}}const j=({keys:[R]})=>R?.name==="provider_installation",X=(R,k)=>new Map(Array.from(R,
([M,q])=>[M,k(q,M)]));function re(R,k){const M=R.get("token"),q=M?.kind==="string";return{place:k,token:q?new m.o(M.value.normalize("NFC")):null,hasValue:M!==void 0}}
function Ee(R){return[...R.values()].flatMap(k=>k.kind==="string"||k.kind==="int"?[new m.o(String(k.value))]:[])}function ye(R){return R.kind==="maps"?Re(R.elements[0]??
new Map):_e(R)}function _e(R){switch(R.kind){case"list":return R.elements.map(_e);case"map":return Re(R.entries);case"maps":return R.elements.map(Re);default:return R.
value}}const Re=R=>Object.fromEntries(Array.from(R,([k,M])=>[k,_e(M)]));function De(R){const k=new Map;for(const{keys:M,value:q}of R){const[b,L]=M,te=q.kind==="\
object"?q.items.map(oe=>oe.keys[0]):[];for(const oe of L===void 0?te:[L])oe!==void 0&&k.set(He(b?.name??"",oe.name),oe)}return k}const He=(R,k)=>`${R.toLowerCase()}\
 ${k}`}),6188:((Ie,le,n)=>{n.d(le,{P2:()=>O,RC:()=>m,VX:()=>H,aZ:()=>o,hp:()=>B,mW:()=>e,sD:()=>U,sc:()=>ne,zC:()=>w});class o extends Error{argument;want;constructor(f,y){
super(`${f.path.join(".")} must be ${y}`),this.argument=f,this.want=y}}function m(a,f,y,z){const S=a.filter(({keys:$e})=>$e[0]?.name.toLowerCase()===f),ee=S[0]?.
keys[0];if(ee===void 0)return;const G={path:[...y.path,f],span:ee},h=S.map(T),I=h.filter(({keys:$e})=>$e.length>0);I.length>0&&z({kind:"items",items:I},G);for(const{
keys:$e,value:J}of h)$e.length>0||z(J.kind==="object"?{kind:"items",items:J.items}:J,G)}function e(a,f){if(a.kind==="items"||a.kind==="object")return a.items;throw new o(
f,"a block")}const C=1e5;function O(a,f,y,z){const S=y??new Map,ee=a.kind==="item"?[a.item]:e(a,f),G=new Set,h=Map.groupBy(ee,({keys:$e})=>$e[0]?.name.toLowerCase());
let I=0;for(const{keys:$e,value:J}of ee){const[fe,...Z]=$e;if(fe===void 0)throw new o(f,"a block with a label");const{name:x}=fe;if(G.has(x))continue;Z.length>0&&
G.add(x);const ae={path:[...f.path,x],span:fe},ue=Z.length>0?h.get(x.toLowerCase())??[]:[];if(I+=ue.length,I>ee.length+C)throw new o(ae,"spelled like the others");
const Te=Z.length>0?{kind:"items",items:ue.map(T)}:J;S.set(x,z(Te,ae,S.get(x)))}return S}const B=(a,f,y)=>O(a,f,y,u);function H(a,f,y,z){const S=N(a);if(S===void 0)
throw new o(f,"a list");const ee=S.map(G=>z(G,f,void 0));for(const G of ee)y.push(G);return y}function N(a){return a.kind==="items"?a.items.map(f=>({kind:"item",
item:f})):a.kind==="object"?[a]:a.kind==="list"?a.elements:void 0}const ne=(a,f)=>{if(a.kind==="number")return a.text;if(a.kind==="string")return a.value;throw new o(
f,"a string")},U=(a,f)=>d(a.kind==="string"?{kind:"number",text:a.value}:a,f,"int"),w=(a,f)=>{if(a.kind==="bool")return a.value;throw new o(f,"true or false")},
u=(a,f,y)=>l(y?.kind??c(a,f),a,f,y);function l(a,f,y,z){switch(a){case"string":return{kind:a,value:ne(f,y,void 0)};case"bool":return{kind:a,value:w(f,y,void 0)};case"\
int":case"float":return{kind:a,value:d(f,y,a)};case"list":{const S=z?.kind===a?z.elements:[];return{kind:a,elements:H(f,y,S,i)}}case"map":return{kind:a,entries:B(
f,y,void 0)};case"maps":{const S=z?.kind===a?z.elements:[];return{kind:a,elements:H(f,y,S,B)}}}}const i=(a,f)=>{const y=c(a,f);return l(y==="maps"?"map":y,a,f,void 0)};
function c(a,f){switch(a.kind){case"items":case"object":return"maps";case"number":return"int";case"item":throw new o(f,"a value");case"string":case"float":case"\
bool":case"list":return a.kind}}const s=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,v=2**63-1;function d(a,f,y){if(a.kind!=="number"&&a.kind!=="float")throw new o(
f,"a number");const z=a.text.replace("-",""),S=Number(/^0[0-7]+$/.test(z)?`0o${z}`:z);if(y==="int"&&(!s.test(z)||S>v))throw new o(f,"a whole number");if(!Number.
isFinite(S))throw new o(f,"a number");return a.text.startsWith("-")?-S:S}const T=({keys:a,value:f})=>({keys:a.slice(1),value:f})}),7932:((Ie,le,n)=>{n.d(le,{Hl:()=>O,
eo:()=>e,f5:()=>N,zT:()=>C});var o=n(6188);const m="registry_protocols",e={requestTimeoutSeconds:null,retryCount:null};function C(U){for(const{keys:w,value:u}of U){
const[l]=w;if(l?.name!==m||u.kind!=="object")continue;let{requestTimeoutSeconds:i,retryCount:c}=e;const s={path:[m],span:l};try{return(0,o.RC)(u.items,"retry_co\
unt",s,(v,d)=>{c=(0,o.sD)(v,d,void 0)}),(0,o.RC)(u.items,"request_timeout_seconds",s,(v,d)=>{i=(0,o.sD)(v,d,void 0)}),{requestTimeoutSeconds:i,retryCount:c,mistakes:[]}}catch(v){
if(!(v instanceof o.aZ))throw v;const d={span:v.argument.span,why:v.message};return{...e,mistakes:[d]}}}return{...e,mistakes:[]}}function O(U,w){const u=ne(w.TF_REGISTRY_CLIENT_TIMEOUT);
return u!==null?u*1e3:U===null?null:U>0?U*1e3:Number.POSITIVE_INFINITY}const B=1e4,H=1;function N(U,{requestTimeoutSeconds:w,retryCount:u},l){const i=ne(l.TF_REGISTRY_DISCOVERY_RETRY)??
u??H;return{client:U,attemptMs:O(w,l)??B,retries:Math.max(i,0)}}function ne(U){const w=/^\+?\d+$/.test(U??"")?Number(U):0;return w>0?w:null}}),1807:((Ie,le,n)=>{
n.d(le,{Mc:()=>e,v2:()=>O,wX:()=>C});var o=n(3024),m=n(5747);const e=B=>(0,m.N0)(()=>(0,o.readdirSync)(B,{withFileTypes:!0}),[]),C=B=>e(B).map(({name:H})=>H).sort(),
O=B=>e(B).flatMap(H=>H.isDirectory()?H.name:[])}),6134:((Ie,le,n)=>{n.d(le,{SH:()=>O,Td:()=>B,lS:()=>N,n_:()=>e,pH:()=>C,w4:()=>H,yN:()=>w});const o=25e4,m=100;
class e{max;count=0;constructor(c=o){this.max=c}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.
count*m}}function C(i,c,s,v){return s===void 0?{text:i,body:c,parts:v,problems:[]}:{text:i,body:c,parts:v,problems:[{...w(i)(s),message:s.message}]}}const O=(i,c,s)=>{
const v=[];if(i.kind==="native"){for(const d of i.blocks)d.type===c&&d.labels.length===s&&v.push(d);return v}for(const d of i.members)d.name===c&&U(c,d.value,s,
[],v);return v},B=i=>i.kind==="native"?i.attributes:i.members;function H(i,c){if(!(i.kind==="native"&&i.mayHave?.(c)===!1)){for(const s of B(i))if(s.name===c)return s}}
const N=i=>i.kind==="object"?i.items.filter(ne):i.kind!=="tuple"?[]:i.elements.flatMap(c=>c.kind==="object"?c.items.filter(ne):[]),ne=i=>i.name!==void 0&&i.name!==
"//";function U(i,c,s,v,d){if(s>0){for(const{name:a,start:f,end:y,value:z}of N(c))U(i,z,s-1,[...v,{value:a,start:f,end:y}],d);return}const T={start:c.start,end:c.
start+1};for(const a of c.kind==="tuple"?c.elements:[c])a.kind!=="object"&&a.kind!=="tuple"||d.push({...T,type:i,labels:v,body:{kind:"json",members:N(a)}})}const w=i=>{
const c=[i.startsWith("\uFEFF")?1:0];let s=i.indexOf(`
`),v;return({start:d,end:T})=>{for(;s>=0&&s<d;s=i.indexOf(`
`,s+1))c.push(s+1);v??=u(i);const a=ee=>l(v??[],ee-1),f=Math.max(1,l(c,d)),y=c[f-1]??0,z=(c[f]??(s<0?i.length:s)+1)-1,S=ee=>ee-y-a(ee)+a(y)+1;return{line:f,column:S(
Math.max(d,y)),endColumn:S(Math.min(T,z))}}},u=i=>/[\uD800-\uDBFF]/.test(i)?Array.from(i.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),c=>c.index):[];function l(i,c){
let s=0,v=i.length;for(;s<v;){const d=s+v>>>1;(i[d]??0)<=c?s=d+1:v=d}return s}}),1731:((Ie,le,n)=>{n.d(le,{Cg:()=>U,Ty:()=>ne,Zy:()=>w,dU:()=>u,hZ:()=>e,oF:()=>B,
rK:()=>H});var o=n(9562);const m=new RegExp(`^${o.eQ}$`),e=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,C=new RegExp(`^${e}\
[.+-]?$`),O=2n**63n-1n;function B(i){const[,c,s,v,d]=m.exec(i)??[];return c===void 0?null:N(i,c,v??s,d)}function H(i){const[,c,s,v]=C.exec(i)??[];return c===void 0?
null:N(i,c,s,v)}function N(i,c,s="",v=""){const d=c.split(".").map(a=>a.replace(/^0+(?=.)/,""));if(d.some(a=>a.length>19))return null;const T=d.map(BigInt);if(T.
some(a=>a>O))return null;for(;T.length<3;)T.push(0n);return{text:i,numbers:T,written:d.length,pre:s,build:v}}const ne=i=>i.pre!=="",U=({numbers:i,pre:c,build:s})=>`${i.
join(".")}${c===""?"":`-${c}`}${s===""?"":`+${s}`}`;function w(i,c){const s=Math.max(i.numbers.length,c.numbers.length);for(let v=0;v<s;v++){const[d,T]=[i.numbers[v]??
0n,c.numbers[v]??0n];if(d!==T)return d<T?-1:1}return i.pre===c.pre||i.numbers.length!==c.numbers.length?0:i.pre===""||c.pre===""?i.pre===""?1:-1:u(i.pre,c.pre)}
function u(i,c){const[s,v]=[i.split("."),c.split(".")];for(let d=0;;d++){const[T,a]=[d+1>=s.length,d+1>=v.length];if(T!==a)return T?-1:1;const f=l(s[d]??"",v[d]??
"");if(f!==0||T)return f}}function l(i,c){const[s,v]=[/^[0-9]*$/.test(i),/^[0-9]*$/.test(c)];return s!==v?s?-1:1:s&&i.length!==c.length?i.length-c.length:i===c?
0:i<c?-1:1}}),73:((Ie,le,n)=>{n.d(le,{D:()=>Ne,J:()=>Z});var o=n(3024),m=n(6760),e=n(1807),C=n(5747),O=n(8857),B=n(1731);function H(Q,K,he,E=null){const D=U(K.environment,
E),F=w(K),ie={directory:null,directoryOff:null,helperDirectories:[],mirrorDirectories:[]};if(F===null)return{main:D,...ie};const ve=K.system==="windows"?l:u,{main:Ae,
directory:xe,dataDirectories:j}=ve(Q,F,K.environment,he),X=c(K),re=j.flatMap(Re=>[X(Re,"plugins"),X(Re,"plugins",K.platform)]),Ee=[...j,...N(F,K)].map(Re=>X(Re,
"plugins")),ye={helperDirectories:re,mirrorDirectories:Ee};if(D===null)return{main:{path:Ae,chosenBy:"default"},directory:xe,directoryOff:null,...ye};const _e={
path:xe,by:D.chosenBy};return{main:D,directory:null,directoryOff:_e,...ye}}function N(Q,K){const{system:he,platform:E,environment:D}=K;if(he==="windows")return[
v(Q,"HashiCorp","Terraform")];if(E.startsWith("darwin"))return[Q,""].map(Ae=>s(Ae,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:F="",XDG_DATA_DIRS:ie}=D,
ve=Ae=>Ae.startsWith("/");return[ve(F)?F:s(Q,".local","share"),...(ie||"/usr/local/share:/usr/share").split(":").filter(ve)].map(Ae=>s(Ae,"terraform"))}function ne(Q,K){
const he=w(K),E=K.system==="windows"?"\\":"/";return he===null||he.length<2||!Q.startsWith(he+E)?Q:(K.system==="windows"?"%APPDATA%":"~")+Q.slice(he.length)}function U(Q,K){
if(K)return{path:K,chosenBy:"cli-config"};for(const he of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const E=Q[he];if(E)return{path:E,chosenBy:he}}return null}function w({
system:Q,environment:K,accountHome:he}){return Q==="windows"?K.APPDATA||null:K.HOME||he||null}function u(Q,K,he,E){const[D,F]=[s(K,".terraformrc"),s(K,".tofurc")],
ie=s(K,".terraform.d");if(Q==="terraform")return{main:D,directory:ie,dataDirectories:[ie]};const{XDG_CONFIG_HOME:ve,XDG_DATA_HOME:Ae}=he,xe=!E(D)&&!E(F);return{
main:ve&&xe?s(ve,"opentofu","tofurc"):i(F,D,E),directory:ve&&!E(ie)?s(ve,"opentofu"):ie,dataDirectories:Ae?[ie,s(Ae,"opentofu")]:[ie]}}function l(Q,K,he,E){const[
D,F]=[v(K,"terraform.rc"),v(K,"tofu.rc")],ie=v(K,"terraform.d");return{main:Q==="terraform"?D:i(F,D,E),directory:ie,dataDirectories:[ie]}}const i=(Q,K,he)=>he(K)&&
!he(Q)?K:Q,c=({system:Q})=>Q==="windows"?v:s,s=(Q,...K)=>[Q.replace(/(?<!\/)\/+$/,""),...K].join("/"),v=(Q,...K)=>[Q.replace(/(?<![\\/])[\\/]+$/,""),...K].join(
"\\");function d({name:Q,args:K,place:he},E,D,F){const ie=E.map(j=>({directory:j,files:(0,e.wX)(j).filter(X=>T((0,m.join)(j,X)))})),ve=j=>ne(j,F),Ae=S(Q,ie);if(Ae!==
null){const j=(0,m.resolve)(Ae.directory,Ae.file),X=f(j,F);return{helper:{name:Q,args:K,path:j,shown:ve(j),refusal:X},findings:[]}}const xe={kind:"no helper",name:Q,
directories:E.map(ve)};return{helper:null,findings:[(0,O._)(D,xe,he)]}}const T=Q=>(0,o.existsSync)(Q)&&!(0,o.statSync)(Q).isDirectory(),a=256;function f(Q,{system:K}){
if(K==="windows")return null;if(!(0,o.statSync)(Q).isFile())return"permission denied";const he=Buffer.alloc(a);let E;try{const F=(0,o.openSync)(Q,"r");try{E=(0,o.
readSync)(F,he)}finally{(0,o.closeSync)(F)}}catch(F){return(0,C.Oj)(F),null}return he.toString("latin1",0,2)==="#!"||he.subarray(0,E).includes(0)?null:"exec for\
mat error"}const y="terraform-credentials-",z="0.0.0";function S(Q,K){let he=null;for(const{directory:E,files:D}of K)for(const F of D){const ie=ee(F,Q);ie===null||
he!==null&&(0,B.Zy)(ie,he.version)<=0||(he={directory:E,file:F,version:ie})}return he}function ee(Q,K){if(!Q.startsWith(y))return null;const he=Q.toLowerCase().
slice(y.length).replace(/\.exe$/,""),E=he.indexOf("_v");return(E<0?he:he.slice(0,E))!==K||he===""?null:(0,B.oF)(E<0?z:he.slice(E+2).replace(/_x.*$/s,""))}var G=n(
3229),h=n(1831);function I(Q,K){const he=Q.flatMap(Ae=>Ae.findings),E=(Ae,xe)=>{he.push((0,O._)(K,Ae,xe))},D=$e(new Map(Q.flatMap(Ae=>[...Ae.credentials])),E),F=$e(
new Map(Q.flatMap(Ae=>[...Ae.hosts])),E),[ie,...ve]=new Map(Q.flatMap(Ae=>[...Ae.helpers]));for(const[,{place:Ae}]of ve)E({kind:"two helpers"},Ae);return{credentials:D,
forced:F,helper:ie===void 0?null:{name:ie[0],...ie[1]},findings:he}}function $e(Q,K){const he=new Map;for(const[E,D]of Q){const F=(0,h.Pv)(E);if(F.ok){he.set(F.
value,{...D,host:F.value});continue}const ie="services"in D?"host":"credentials",ve=(0,G.L6)(E);K({kind:"label",type:ie,label:E,why:F.why,advice:ve},D.place)}return[
...he.values()]}var J=n(7932);const fe=1024*1024;function Z(Q,K,he=null){const E=H(Q,K,o.existsSync,he),{directory:D,directoryOff:F,helperDirectories:ie}=E,ve=ae(
E,Q,K),Ae=[...ve,...Te(D,Q,K)],xe=Te(F?.path??null,Q,K),j=I(x(Ae),Q),X=j.helper&&d(j.helper,ie,Q,K),re=I(x(xe),Q).credentials,Ee=ve[0]?.blocks?.protocols??J.eo;
return{...j,client:Q,installations:x(Ae).flatMap(({installations:ye})=>ye??[]),mirrors:E.mirrorDirectories.map(ye=>({path:ye,shown:ne(ye,K)})),paths:E,files:[...Ae.
map(({file:ye})=>ye),...xe.map(({file:ye})=>({...ye,state:"off"}))],turnedOff:re.map(({host:ye,place:_e})=>({host:ye,place:_e,by:F?.by??""})),helper:X?.helper??
null,requestTimeoutMs:Q==="opentofu"?(0,J.Hl)(Ee.requestTimeoutSeconds,K.environment):null,patience:(0,J.f5)(Q,Ee,K.environment),findings:[...Ae.flatMap(({finding:ye})=>ye??
[]),...j.findings,...X?.findings??[]],secrets:[...x(Ae),...x(xe)].flatMap(({secrets:ye})=>ye)}}const x=Q=>Q.flatMap(({blocks:K})=>K??[]);function ae({main:Q},K,he){
if(Q===null)return[];const{path:E,chosenBy:D}=Q;if((0,o.existsSync)(E))return[Se(E,K,he)];const F={path:E,shown:ne(E,he),state:"absent"},ie={kind:"missing",setting:D,
path:E},ve=D==="default"?null:(0,O._)(K,ie,null);return[{file:F,blocks:null,finding:ve}]}const ue=/\.tfrc(?:\.json)?$/s,Te=(Q,K,he)=>(Q===null?[]:(0,e.wX)(Q)).filter(
E=>ue.test(E)).map(E=>Se((0,m.join)(Q??"",E),K,he));function Se(Q,K,he){const E=(0,C.yR)(Q,fe),D=ne(Q,he);if(!E.ok){const ve={kind:"unreadable",file:D,failure:E.
failure},Ae=(0,O._)(K,ve,null);return{file:{path:Q,shown:D,state:"not read"},blocks:null,finding:Ae}}const F=(0,O.m)({shown:D,...E},K),ie=F.isRead?"read":"not r\
ead";return{file:{path:Q,shown:D,state:ie},blocks:F,finding:null}}function Ne(Q){const K=new Map;for(const he of Q){const{problem:E,place:D}=he,F=JSON.stringify(
[E.code,E.message,D]),ie=K.get(F)?.problem.affects??[],ve=[...new Set([...ie,...E.affects??[]])];K.set(F,{problem:{...E,affects:ve},place:D})}return[...K.values()]}}),
7531:((Ie,le,n)=>{n.d(le,{T:()=>B,b:()=>C});var o=n(3307),m=n(8947),e=n(2168);const C=1024*1024,O={keeps:()=>!0,read:(ne,U,{start:w,end:u})=>(0,o.IL)(U.slice(w,
u))};function B(ne,U=O){const w=(0,m._6)(ne),u=new N(w,U),l=(0,o.Ey)(w,u.add);if(l!==null){const c=(0,e.Q)(w);return c===null?{kind:"not-json",...l}:{kind:"not-\
json",why:`it ${c.what}`,advice:c.advice}}const i=/[^\t\n\r ]/.exec(w)?.[0];return i==="{"?{kind:"object",services:u.read()}:i==="n"?{kind:"null"}:{kind:"not-ob\
ject",why:`found ${H(i)}`}}function H(ne){switch(ne){case"[":return"an array";case'"':return"a string";case"t":case"f":return"a boolean";default:return"a number"}}
class N{#e;#t;#s;#n=new Map;constructor(U,w){this.#e=U,this.#t=w,this.#s=U.includes("\\")}add=(U,w,u,l)=>{if(l===0)return;const i=this.#e.slice(u,l),c=this.#s?(0,o.
I)(i):i.slice(1,-1),s=this.#n.get(c);s!==void 0?s.range={start:U,end:w}:this.#t.keeps(c,w-U)&&this.#n.set(c,{id:(0,o.I)(i),range:{start:U,end:w}})};read(){return Array.
from(this.#n.values(),({id:U,range:w})=>({id:U,value:this.#t.read(U,this.#e,w)}))}}}),2168:((Ie,le,n)=>{n.d(le,{Q:()=>m});const o=[[/^[\t\n\r ]*$/,"is empty",null],
[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as U\
TF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]];
function m(e){const C=o.find(([O])=>O.test(e));return C===void 0?null:{what:C[1],advice:C[2]}}}),6456:((Ie,le,n)=>{n.d(le,{Z:()=>xe});var o=n(73),m=n(4929),e=n(
3534),C=n(1064),O=n(1831),B=n(2713);const H=(j,X)=>({name:j,isProgram:!1,answers:X,find:re=>X.get(re)??null});async function N(j,X){let re=null;const Ee=[],ye=[];
for(const _e of j){const Re=re===null||!_e.isProgram,De=Re?await _e.find(X):null;Ee.push({source:De?.source??_e.name,held:Re?ne(De):"not asked",counts:re===null&&
De!==null}),De?.problem&&ye.push({problem:De.problem,place:De.place}),re??=De}return{answer:re,looks:Ee,findings:ye}}function ne(j){return j===null?"nothing":j.
token===null?"no token":j.token.reveal()===""?"an empty token":"a token"}const U=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function w(j,X,re=null){const Ee=X.reveal(),ye={
source:j,place:re,token:X,problem:l(j,Ee)};return U.test(Ee)?{...ye,isUnsendable:!0}:ye}const u=[[U,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function l(j,X){if(X==="")return(0,e.QU)({source:j});const re=u.
find(([Ee])=>Ee.test(X))?.[1];return re!==void 0?(0,e.Eu)({source:j,slip:re}):X.length<B.I?(0,e.fj)({source:j}):null}const i="TF_TOKEN_";function c(j){const X=Object.
entries(j).flatMap(([re,Ee])=>{const ye=re.startsWith(i)?(0,O.$k)(re):null;return ye===null||Ee===void 0?[]:[[ye,w(re,new B.o(Ee))]]});return H("TF_TOKEN_ varia\
bles",new Map(X))}function s(j){const X="tokens setting",re=j.map(({host:Ee,token:ye})=>{const _e=w(X,ye);return[Ee,ye.reveal()===""?{..._e,token:null}:_e]});return H(
X,new Map(re))}function v({tokens:j,environment:X,clients:re}){const Ee=[s(j),c(X)],ye=re.map(({client:_e,config:Re,helper:De,turnedOff:He=[]})=>{const R=[...Ee,
...Re===null?[]:[a(Re)]];return{client:_e,turnedOff:He,known:R,sources:De===null?R:[...R,De]}});return{known:d(ye.flatMap(({known:_e})=>_e)),find:async _e=>{const Re=await Promise.
all(ye.map(async({client:De,sources:He,turnedOff:R})=>{const{looks:k,...M}=await N(He,_e);return{...M,client:De,looks:[...k,...T(R,_e)]}}));return{answer:y(Re.map(
({answer:De})=>De)),clients:Re.map(({client:De,looks:He})=>({client:De,looks:He})),findings:Re.flatMap(({findings:De})=>De),difference:z(_e,Re)}}}}function d(j){
const X=new Map(j.toReversed().flatMap(re=>[...re.answers]));return new Map([...X].flatMap(([re,{token:Ee,source:ye}])=>Ee===null?[]:[[re,ye]]))}const T=(j,X)=>j.
filter(re=>re.host===X).map(({place:re,by:Ee})=>({source:`${re.file}:${re.line} (${Ee} names another file)`,held:"not read",counts:!1})),a=({credentials:j})=>H(
"CLI configuration",new Map(j.map(X=>[X.host,f(X)])));function f({host:j,place:X,token:re,hasValue:Ee}){const ye=`${X.file}:${X.line}`;if(re!==null)return w(ye,
re,X);const _e={kind:"no token",file:ye,host:j,hasValue:Ee};return{source:ye,place:X,token:null,problem:(0,m.P4)({clients:C.Du,mistake:_e})}}function y(j){return j.
find(X=>X?.token)??j.find(X=>X!==null)??null}function z(j,X){const[re,...Ee]=X,ye=Ee.find(({answer:Re})=>S(Re)!==S(re?.answer??null));if(re===void 0||ye===void 0)
return null;const _e=({client:Re,answer:De})=>({client:Re,source:De?.token?De.source:null});return(0,e.tK)({host:j,first:_e(re),other:_e(ye)})}const S=j=>j?.token?.
reveal()??null;var ee=n(1421),G=n(8161),h=n(5747),I=n(4e3),$e=n(7531);const J=1024*1024;function fe(j,X){const re=new Map;let Ee=null;const ye=async _e=>{if(Ee!==
null)return Ee;const Re=await x(j,_e,X),De=he(j,Re,X);return Re.kind==="stopped"&&(Ee??=De),De};return{name:Z(j),isProgram:!0,find:_e=>{const Re=re.get(_e)??ye(
_e);return re.set(_e,Re),Re}}}const Z=({name:j})=>`credentials helper ${j}`;async function x(j,X,re){if(j.refusal!==null)return{kind:"not started",why:j.refusal};
if(re.stop.aborted)return{kind:"stopped",why:ae};const Ee=Se(j,X,re.environment);return typeof Ee=="string"?{kind:"not started",why:Ee}:await ue(Ee,re)}const ae="\
was running when the check ended";function ue(j,X){return new Promise(re=>{const Ee=[],ye=[];let _e=0;const{timeoutMs:Re,abortAfter:De}=X,He=De(Re),R=L=>{He.removeEventListener(
"abort",M),X.stop.removeEventListener("abort",q),re(L)},k=L=>{Te(j,X),R({kind:"stopped",why:L})},M=()=>k(`did not exit within ${Re/1e3} s (timeout-seconds)`),q=()=>k(
ae);He.addEventListener("abort",M),X.stop.addEventListener("abort",q);const b=L=>te=>{_e+=te.length,_e>J?k(`wrote more than ${J/1024/1024} MiB`):L.push(te)};j.stdout?.
on("data",b(Ee)),j.stderr?.on("data",b(ye)),j.on("error",L=>R({kind:"not started",why:K(L)})),j.on("close",L=>{const[te,oe]=[Buffer.concat(Ee),Buffer.concat(ye).
toString()];R({kind:"ended",isSuccess:L===0,output:te,complaint:oe})})})}function Te(j,{kill:X}){try{j.pid!==void 0&&X((0,G.platform)()==="win32"?j.pid:-j.pid,"\
SIGKILL")}catch(re){(0,h.Oj)(re)}j.stdout?.destroy(),j.stderr?.destroy(),j.unref()}function Se({path:j,args:X},re,Ee){try{return(0,ee.spawn)(j,[...X,"get",re],{
env:Ne(Ee),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0})}catch(ye){return K(ye)}}const Ne=j=>Object.fromEntries(Object.entries(j).filter(
([X])=>!X.startsWith("INPUT_"))),Q={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"\
invalid argument"};function K(j){const X=(0,h.Oj)(j);return Q[X]??X}function he(j,X,re){const{shown:Ee}=j;if(X.kind==="not started")return D(j,`failed to run ${Ee}\
: ${X.why}`);if(X.kind==="stopped")return D(j,`${Ee} ${X.why} and was stopped`);if(X.isSuccess)return E(j,X.output,re);const ye=ie(X.complaint),_e=ye===""?", bu\
t it produced no error message":`: ${ye}`;return D(j,`error in ${Ee}${_e}`)}function E(j,X,{learn:re}){const Ee=(0,$e.T)(X);if(Ee.kind==="not-json"||Ee.kind==="\
not-object")return D(j,`malformed output from ${j.shown}: ${(0,I.dh)(Ee.why)}`);const ye=Ee.kind==="null"?null:Ee.services.find(({id:Re})=>Re==="token")?.value;
if(typeof ye!="string")return null;const _e=new B.o(ye);return re(_e),w(Z(j),_e)}function D(j,X){const re=(0,m.Dz)({name:j.name,why:X});return{source:Z(j),place:null,
token:null,problem:re}}const F=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),ie=j=>(0,I.dh)(j.replace(F,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu"),
" ").trim()),ve=1e4;function Ae({tokens:j,configs:X,timeoutMs:re},Ee,ye){for(const R of X.flatMap(k=>k.secrets))ye.learn(R);const _e=new Map,Re=R=>{if(R===null)
return null;const k=JSON.stringify([R.path,...R.args]),M=_e.get(k)??fe(R,{...ye,timeoutMs:re??ve,environment:Ee});return _e.set(k,M),M},De=X.map(R=>({client:R.client,
config:R,helper:Re(R.helper),turnedOff:R.turnedOff})),He=X.flatMap(R=>R.forced.map(k=>({...k,client:R.client})));return{credentials:v({tokens:j,environment:Ee,clients:De}),
configs:X,complaints:(0,o.D)(X.flatMap(({findings:R})=>R)),forced:Map.groupBy(He,({host:R})=>R)}}function xe(j,X,{environment:re,secrets:Ee,kill:ye,stop:_e}){return Ae(
{...j,configs:X},re,{learn:Ee.learn,kill:ye,stop:_e.signal,abortAfter:Re=>AbortSignal.timeout(Re)})}}),7511:((Ie,le,n)=>{n.d(le,{i:()=>w});var o=n(3625);const m="\
[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",e=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,C=String.raw`[()<>@,;:\\"/[\]?=]`,O=new RegExp(
`^(${m})?(/)?(${m})?(.*)$`,"s"),B=String.raw`"((?:[^"\\\r\n]|\\${C}|\\(?!${C}))*)"`,H=new RegExp(`;${e}*(${m})${e}*=${e}*(?:(${m})|${B})${e}*`,"y"),N=new RegExp(
`;${e}*$`,"y"),ne=new RegExp(String.raw`\\(${C})`,"g"),U=new RegExp(e);function w(s){const v=s.indexOf(";"),d=c(i(v<0?s:s.slice(0,v))),T=u(d)??(v<0?null:l(s,v));
return T===null?(0,o.J)(d):(0,o.T)(T)}function u(s){const[,v,d,T,a]=O.exec(s)??[];return v===void 0?"mime: no media type":v===s?null:d===void 0?"mime: expected \
slash after first token":T===void 0?"mime: expected token after slash":a===""?null:"mime: unexpected content after media subtype"}function l(s,v){const d=new Map;
for(let T=v;T<s.length;){H.lastIndex=T;const[a,f="",y,z=""]=H.exec(s)??[];if(a===void 0)return N.lastIndex=T,N.test(s)?null:"mime: invalid media parameter";const S=f.
toLowerCase(),ee=y??z.replace(ne,"$1"),G=d.get(S);if(G!==void 0&&G!==ee)return"mime: duplicate parameter name";d.set(S,ee),T+=a.length}return null}function i(s){
let v=0,d=s.length;for(;v<d&&U.test(s.charAt(v));)v+=1;for(;d>v&&U.test(s.charAt(d-1));)d-=1;return s.slice(v,d)}const c=s=>s.replaceAll("\u0130","i").toLowerCase()}),
2767:((Ie,le,n)=>{n.d(le,{h:()=>c});var o=n(5792);const m={"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1\
.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1","1.2.840.10045.3.1.1":"P-192","1.2.156.10197.1.301":"SM2"},e=["1.3.1\
32.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],C={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.110":"X25519","1.3.101.111":"X448","1.3.101.113":"Ed\
448","1.2.840.10040.4.1":"DSA","2.16.840.1.101.3.4.3.17":"ML-DSA-44","2.16.840.1.101.3.4.3.18":"ML-DSA-65","2.16.840.1.101.3.4.3.19":"ML-DSA-87"};function O(Z){
const x=new o.lL(Z,"public key").inside(o.Dk.sequence),ae=x.inside(o.Dk.sequence),ue=ae.oid(),Te=x.bits();switch(ue){case"1.2.840.113549.1.1.1":if(l(ae.any().whole)!==
"0500")throw new o.I4("public key");return B(Te);case"1.2.840.10045.2.1":{const Se=ae.isNext(o.Dk.oid)?ae.oid():"explicit parameters";if(!e.includes(Se))return{
kind:"unsupported-curve",curve:m[Se]??Se};if(Te[0]!==4)throw new o.I4("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!ae.isEmpty||Te.length!==32)throw new o.
I4("public key");return{kind:"ed25519"};default:return{kind:"unsupported",name:C[ue]??ue}}}function B(Z){const x=new o.lL(Z,"public key").inside(o.Dk.sequence),
ae=x.integer(),ue=x.count(),[Te=0,Se=0]=ae;if(Te>=128||ue===0)throw new o.I4("public key");if(ue===1||ue%2===0||ue>=2**31)return{kind:"unsupported",name:`RSA wi\
th the exponent ${ue}`};const Ne=Te===0?Se:Te;return{kind:"rsa",bits:8*(ae.length-(Te===0?2:1))+(32-Math.clz32(Ne))}}const H={"1.2.840.113549.1.1.11":["rsa","RS\
A with SHA-256"],"1.2.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA wit\
h SHA-256"],"1.2.840.10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},N={"1\
.2.840.113549.1.1.4":"RSA with MD5","1.2.840.113549.1.1.5":"RSA with SHA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.113549.1.1.14":"RSA with SHA-224","1.2.840\
.10045.4.1":"ECDSA with SHA-1","1.2.840.10045.4.3.1":"ECDSA with SHA-224","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224","2.16.840.1.101.3.4.3.10":"ECDSA with S\
HA3-256","2.16.840.1.101.3.4.3.14":"RSA with SHA3-256","1.3.101.113":"Ed448"},ne="1.2.840.113549.1.1.10",U=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
w={201:"20",202:"30",203:"40"};function u(Z){const x=new o.lL(Z,"signature algorithm"),ae=x.oid(),ue=x.isEmpty?"":l(x.any().whole);if(ae===ne){const Ne=U.exec(ue);
return Ne&&w[Ne[1]??""]===Ne[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[Te,Se]=H[ae]??[];
return Te===void 0||Se===void 0?{isSupported:!1,name:N[ae]??ae}:{isSupported:!0,key:Te,name:Se}}const l=Z=>Array.from(Z,x=>x.toString(16).padStart(2,"0")).join(
"");var i=n(8167);function c(Z){try{const x=new o.lL(Z,"certificate"),ae=x.inside(o.Dk.sequence);if(!x.isEmpty)throw new o.I4("certificate");const ue=ae.inside(
o.Dk.sequence),Te=ae.content(o.Dk.sequence),Se=T(Z,ue,Te);return ae.bits(),"kind"in Se?{ok:!1,flaw:Se}:{ok:!0,certificate:Se}}catch(x){if(!(x instanceof o.I4))throw x;
return{ok:!1,flaw:{kind:"malformed",part:x.message}}}}const s=160,v=163,d=[129,130];function T(Z,x,ae){const ue=x.isNext(s)?x.inside(s).count()+1:1;if(ue>3)throw new o.
I4("version");if((x.integer()[0]??0)>=128)return{kind:"negative-serial"};const Te=x.content(o.Dk.sequence);if(!(0,o.er)(Te,ae))throw new o.I4("signature algorit\
hm");const Se=a(x,"issuer"),Ne=x.inside(o.Dk.sequence),Q=y(Ne),K=y(Ne),he=a(x,"subject"),E=x.element(o.Dk.sequence).whole,D=O(E);if(D.kind==="unsupported-curve")
return{kind:"curve",curve:D.curve};if(ue>1)for(const F of d)x.optional(F);return{raw:Z,subject:he,issuer:Se,notBefore:Q,notAfter:K,version:ue,signature:u(Te),key:D,
keyInfo:E,...G(ue===3?x.optional(v):null)}}function a(Z,x){const{whole:ae}=Z.element(o.Dk.sequence),ue=new o.lL(ae,x).inside(o.Dk.sequence);for(;!ue.isEmpty;){const Te=ue.
inside(o.Dk.set);for(;!Te.isEmpty;){const Se=Te.inside(o.Dk.sequence);if(Se.oid(),!(0,o.KH)(Se.any()))throw new o.I4(x)}}return ae}const f=[{tag:o.Dk.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},
{tag:o.Dk.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];function y(Z){const x=f.find(({tag:F})=>Z.isNext(F)),ae=x?.format.exec((0,o.Jl)(Z.
content(x.tag)));if(!ae)throw new o.I4("validity");const[ue=0,Te=0,...Se]=ae.slice(1).map(F=>Number(F??0)),Ne=ae[1]?.length===4?ue:ue<50?2e3+ue:1900+ue,[Q=0,K=0,
he=0,E=0]=Se,D=new Date(0);if(D.setUTCFullYear(Ne,Te-1,Q),D.getUTCMonth()!==Te-1||K>23||he>59||E>59)throw new o.I4("validity");return D.setUTCHours(K,he,E)}const z={
dns:[],addresses:[],others:[]},S=["31","32","33","36","54"].map(Z=>`2.5.29.${Z}`),ee=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function G(Z){const x=new Map,
ae=Z&&new o.lL(Z,"extensions").inside(o.Dk.sequence);for(;ae&&!ae.isEmpty;){const F=ae.inside(o.Dk.sequence),ie=F.oid(),ve=F.isNext(o.Dk.boolean)&&F.boolean();if(x.
has(ie))throw new o.I4("extensions");if(ve&&ee.includes(ie))throw new o.I4("extensions");x.set(ie,{id:ie,critical:ve,value:F.content(o.Dk.octets)})}const ue=F=>x.
get(`2.5.29.${F}`)?.value??null,[Te,Se,Ne,Q,K]=[15,17,19,30,37].map(ue),he=Se?(0,i.xq)(Se):null,E=Q?(0,i.cP)(Q):null,D=new Set([...S,...["15","19","37"].map(F=>`\
2.5.29.${F}`),...he?.isKnown?["2.5.29.17"]:[],...E?.isKnown?["2.5.29.30"]:[]]);return{encodedNames:Se??new Uint8Array,names:he?.names??z,constraints:E,basic:Ne?
h(Ne):null,maySign:Te?J(Te):null,usages:K?fe(K):[],unhandled:[...x.values()].filter(({id:F,critical:ie})=>ie&&!D.has(F)).map(({id:F})=>F)}}function h(Z){const x=new o.
lL(Z,"basicConstraints").inside(o.Dk.sequence);return{isAuthority:x.isNext(o.Dk.boolean)&&x.boolean(),maxPath:x.isNext(o.Dk.integer)?x.count():null}}const I=4,$e=128;
function J(Z){const[x=0,ae=0]=new o.lL(Z,"keyUsage").bits();return x===0&&ae<$e?null:(x&I)!==0}function fe(Z){const x=new o.lL(Z,"extendedKeyUsage").inside(o.Dk.
sequence),ae=[];for(;!x.isEmpty;)ae.push(x.oid());return ae}}),5792:((Ie,le,n)=>{n.d(le,{Dk:()=>o,I4:()=>m,Jl:()=>U,KH:()=>B,er:()=>w,lL:()=>e});const o={boolean:1,
integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};class m extends Error{}class e{#e;#t;constructor(l,i){this.#e=l,this.#t=i}get isEmpty(){
return this.#e.length===0}isNext(l){return this.#e[0]===l}any(){const l=this.#e[0]??0,i=this.#e[1]??0;if(this.#e.length<2||(l&31)===31)throw this.#n();const c=i<
128?0:i&127,s=c===0&&i<128?i:this.#s(c),v=2+c,d=v+s;if(d>this.#e.length)throw this.#n();const T={tag:l,content:this.#e.subarray(v,d),whole:this.#e.subarray(0,d)};
return this.#e=this.#e.subarray(d),T}element(l){if(!this.isNext(l))throw this.#n();return this.any()}content(l){return this.element(l).content}optional(l){return this.
isNext(l)?this.content(l):null}inside(l){return new e(this.content(l),this.#t)}oid(){const l=this.content(o.oid);if(l.length===0||(l.at(-1)??0)>=128)throw this.#n();
const i=C(l);if(i===null)throw this.#n();const[c=0,...s]=i,v=Math.min(Math.floor(c/40),2);return[v,c-40*v,...s].join(".")}integer(l=o.integer){const i=this.content(
l),c=i[0],s=i[1]??0,v=c===0&&s<128||c===255&&s>=128;if(c===void 0||i.length>1&&v)throw this.#n();return i}count(){const l=this.integer();if(l.length>8||(l[0]??0)>=
128)throw this.#n();return l.reduce((i,c)=>i*256+c,0)}boolean(){const l=this.content(o.boolean);if(l.length!==1||l[0]!==0&&l[0]!==255)throw this.#n();return l[0]!==
0}bits(){const l=this.content(o.bits),[i=8]=l,c=l.subarray(1),s=c.at(-1)??0;if(i>7||i>0&&c.length===0)throw this.#n();if((s&(1<<i)-1)!==0)throw this.#n();return c}#s(l){
const i=this.#e.subarray(2,2+l);if(l===0||l>4||i.length<l)throw this.#n();const c=i.reduce((s,v)=>s*256+v,0);if(c<128||i[0]===0)throw this.#n();return c}#n(){return new m(
this.#t)}}function C(u){const l=[];let i=!0,c=0;for(const s of u){if(i&&s===128||(c=c*128+(s&127),c>=2**31))return null;i=s<128,i&&(l.push(c),c=0)}return l}const O={
12:u=>H(u),18:u=>/^[\d ]*$/.test(U(u)),19:u=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test(U(u)),20:()=>!0,22:u=>u.every(l=>l<128),30:u=>u.length%2===0&&N(u)},B=({tag:u,content:l})=>O[u]?.(
l)??!1;function H(u){try{return new TextDecoder("utf-8",{fatal:!0}).decode(u),!0}catch{return!1}}const N=u=>u.every((l,i)=>{const c=l*256+(u[i+1]??0);return i%2===
1||!(c>=55296&&c<57344||c>=65534||c>=64976&&c<=65007)}),ne=new TextDecoder("latin1"),U=u=>ne.decode(u),w=(u,l)=>u.length===l.length&&u.every((i,c)=>i===l[c])}),
8167:((Ie,le,n)=>{n.d(le,{AI:()=>u,cP:()=>H,xq:()=>B,z$:()=>c});var o=n(6181),m=n(5792);const e=130,C=135,O=[129,134];function B(T){const a=new m.lL(T,"subject \
alternative names").inside(m.Dk.sequence),f={dns:[],addresses:[],others:[]};let y=!1;for(;!a.isEmpty;){const{tag:z,content:S}=a.any();if(y||=[e,C,...O].includes(
z),O.includes(z)&&f.others.push(z),z===e&&f.dns.push(w(S,"subject alternative names")),z===C){if(S.length!==4&&S.length!==16)throw new m.I4("subject alternative\
 names");f.addresses.push(S)}}return{names:f,isKnown:y}}function H(T){const a="name constraints",f=new m.lL(T,a),y=f.inside(m.Dk.sequence),[z,S]=[160,161].map(h=>y.
optional(h)??new Uint8Array);if(!z||!S||!y.isEmpty||!f.isEmpty)throw new m.I4(a);if(z.length+S.length===0)throw new m.I4(a);const[ee,G]=[N(z),N(S)];return{permitted:ee,
excluded:G,isKnown:ee.isKnown&&G.isKnown}}function N(T){const a="name constraints",f=new m.lL(T,a),y=[],z=[],S=[];let ee=!0;for(;!f.isEmpty;){const{tag:h,content:I}=f.
inside(m.Dk.sequence).any(),$e=I.length/2;if(h===e)y.push(w(I,a).toLowerCase());else if(h===C&&($e===4||$e===16))z.push({address:I.subarray(0,$e),mask:I.subarray(
$e)});else{if(h===C)throw new m.I4(a);O.includes(h)?S.push(h):ee=!1}}if(!(y.every(h=>ne(h.replace(/^\.(?=.)/,"")))&&z.every(({mask:h})=>U(h))))throw new m.I4(a);
return{dns:y,networks:z,others:S,isKnown:ee}}const ne=T=>/^[!-~]*$/.test(T)&&!/^\.|\.\.|\.$/.test(T),U=T=>/^1*0*$/.test(Array.from(T,a=>a.toString(2).padStart(8,
"0")).join(""));function w(T,a){if(T.some(f=>f>=128))throw new m.I4(a);return(0,m.Jl)(T)}function u({dns:T,addresses:a},f){const y=(0,o.r5)((0,o.n7)(f));if(y!==
null)return a.some(G=>(0,m.er)(G,Uint8Array.from(y)));const z=f.toLowerCase(),S=z.replace(/\.$/,"").split("."),ee=S.every(G=>l.test(G));return T.some(G=>{const h=G.
toLowerCase(),[I,...$e]=h.split("."),J=I==="*"&&$e.length>0;return!ee||!(J?$e:[I,...$e]).every(fe=>l.test(fe??""))?h===z&&h!==".":J?S.length===$e.length+1&&S.slice(
1).join(".")===$e.join("."):S.join(".")===h})}const l=/^[a-z0-9_][a-z0-9_-]*$/,i=25e4;function c(T,{permitted:a,excluded:f}){const y=a.dns.length+f.dns.length,z=a.
networks.length+f.networks.length;if(T.dns.length*y+T.addresses.length*z>i)return!1;const ee=new Set([...a.others,...f.others]);return T.others.some(G=>ee.has(G))?
!1:T.dns.every(G=>{const h=G.toLowerCase();return ne(h)&&(a.dns.length===0||a.dns.some(I=>s(h,I)))&&!f.dns.some(I=>s(h,I)||v(h,I))})&&T.addresses.every(G=>(a.networks.
length===0||a.networks.some(h=>d(G,h)))&&!f.networks.some(h=>d(G,h)))}const s=(T,a)=>a===""||T===a||T.endsWith(a.startsWith(".")?a:`.${a}`),v=(T,a)=>T.startsWith(
"*.")&&a.replace(/^[^.]*/,"")===T.slice(1),d=(T,{address:a,mask:f})=>T.length===a.length&&T.every((y,z)=>{const S=f[z]??0;return(y&S)===((a[z]??0)&S)})}),997:((Ie,le,n)=>{
n.d(le,{O:()=>m,T:()=>C});var o=n(1064);const m=({earlier:O,attempt:B,later:H})=>[...O,B,...H];function e({discovery:O,timing:B,headMs:H,hops:N},{attemptMs:ne}){
const U=H!==null&&H<=ne?N.at(-1)?.status:null;return U===null||(0,o.Mq)(U??0)?"retries":O.kind!=="failed"&&B.totalMs<=ne?"works":"fails"}function C(O,B){const H=O.
map(U=>e(U,B)),N=H.indexOf("works");return N<0?"never":N<=B.retries&&!H.slice(0,N).includes("fails")?"always":"sometimes"}}),2696:((Ie,le,n)=>{n.r(le),n.d(le,{contact:()=>Vt,
crashedVisit:()=>vt,judgeRequests:()=>S,judgeVisit:()=>wt,mergeFindings:()=>O.D,readCliConfig:()=>O.J,thisMachine:()=>C});var o=n(8161),m=n(5747);const e={x64:"\
amd64",ia32:"386",ppc64:"ppc64le"};function C(t){const r=(0,o.platform)();return{system:r==="win32"?"windows":"unix",platform:`${r==="win32"?"windows":r}_${e[(0,o.
arch)()]??(0,o.arch)()}`,environment:t,accountHome:(0,m.N0)(()=>(0,o.userInfo)().homedir||null,null)}}var O=n(73),B=n(960),H=n(2636),N=n(9209),ne=n(9872),U=n(8011),
w=n(1064),u=n(7531),l=n(1831),i=n(9562),c=n(2886),s=n(997);const v=1440*60*1e3,d=1;function T(t,r){const{hops:p,certificates:g}=t.attempt;return[...J(t),...a(t,
r),...h(p),...I(g,r),...$e(t,r)]}function a(t,r){const{discovery:p,hops:g}=t.attempt;switch(p.kind){case"skipped":return[(0,c.bz)(p.problem)];case"failed":{const A=r.
isFork&&p.problem.code==="document-unauthorized"&&!t.credentials?.hasToken;return[(0,c.bz)(A?{...p.problem,severity:"notice"}:p.problem)]}case"found":case"absen\
t":{const A=g[0]?.url??"";return[...y(A,g.length-1,r),...z(t,r),...p.kind==="found"&&p.truncated?[f(t)]:[]]}}}const f=({host:t,attempt:{hops:r}})=>(0,c.bz)((0,H.
zf)({url:r.at(-1)?.url??"",page:null,asked:(0,l.nx)(t),bytes:null,limit:u.b,isPadding:!0}));function y(t,r,p){const g=p.clients.filter(A=>r>w.NX[A]);return g.length>
0?[(0,c.bz)((0,N.KA)({url:t,asks:"document",redirects:r,clients:g,limits:w.NX}))]:r>d?[(0,c.bz)((0,N.CL)({url:t,redirects:r}))]:[]}function z(t,{releases:r,slowMs:p}){
const g=(0,l.nx)(t.host),A=t.attempt.timing.totalMs,W=(0,s.O)(t),V=be=>(0,s.T)(W,be)!=="never",pe=r.filter(be=>!V(be)),ge=({client:be})=>!r.some(ke=>ke.client===
be&&V(ke)),we=[!0,!1].flatMap(be=>{const ke=pe.filter(Ue=>ge(Ue)===be);if(ke.length===0)return[];const ze=(0,B.Qs)({host:g,phase:"complete",tookMs:A,releases:ke});
return[(0,c.bz)(ze,null,be)]});if(we.length>0||A<=p)return we;const Le=G(t.attempt.timing);return[(0,c.bz)((0,B.U2)({host:g,tookMs:A,limitMs:p,phase:Le,releases:r}))]}
function S({host:t,known:r},p,g){const A=r.map(({host:V})=>V),W=p.flatMap(V=>V.certificates).filter(({host:V})=>!A.includes(V));return[...ee(t,p,g.slowMs),...I(
W,g)]}function ee(t,r,p){const[g]=r.filter(({timing:ge,hops:we})=>ge.totalMs>p&&we.length>0).sort((ge,we)=>we.timing.totalMs-ge.timing.totalMs);if(g===void 0)return[];
const{timing:A,hops:W}=g,V=W[0]?.url??"",pe={host:(0,l.nx)(t),url:V,tookMs:A.totalMs,limitMs:p};return[(0,c.bz)((0,B.U2)({...pe,phase:G(A)}))]}function G({lookupMs:t,
connectMs:r,tlsMs:p,firstByteMs:g,totalMs:A}){const V=[["lookup",t],["connection",r],["tls",p],["response",g]].map(([ge,we])=>({name:ge,ms:we??0})),pe={name:"re\
st",ms:V.reduce((ge,{ms:we})=>ge-we,A)};return V.reduce((ge,we)=>we.ms>ge.ms?we:ge,pe)}function h(t){const r=t.find(({url:g})=>g.startsWith("http://"));if(r===void 0)
return[];const p=r.authorization==="withheld";return[(0,c.bz)((0,N.n4)({url:t[0]?.url??"",to:r.url,exposesToken:p}))]}function I(t,{certificateDays:r,now:p}){const g=new Map;
for(const A of t){const W=g.get(A.host);(W===void 0||A.expires<W.expires)&&g.set(A.host,A)}return[...g.values()].flatMap(({host:A,expires:W})=>{const V=(Date.parse(
W)-p)/v;return V<0||V>=r?[]:[(0,c.bz)((0,ne.BU)({host:A,days:Math.floor(V),expires:W}))]})}function $e(t,r){const{host:p,attempt:g,earlier:A}=t,[W]=A,V=["failed",
"skipped"].includes(g.discovery.kind);if(W?.discovery.kind!=="failed"||V)return[];const pe=W.discovery.problem.message,ge=(0,s.O)(t),we=r.releases.filter(be=>(0,s.
T)(ge,be)==="sometimes"),Le=A.length+1;return[(0,c.bz)((0,B.Er)({host:(0,l.nx)(p),attempts:Le,failure:pe,releases:we}))]}function J({credentials:t,attempt:r}){const{
discovery:p}=r;return t?.problem?p.kind==="failed"&&p.problem.code===t.problem.code?[]:[(0,c.bz)(t.problem)]:[]}function fe({host:t},r){if(!r.some(({service:g})=>g===
i.e$))return[];const{name:p}=(0,l.Sv)(t);return[...p.includes(".")?[]:[(0,U.Zp)({host:t,name:p})],.../(^|\.)xn--/.test(t)?[(0,U._W)({host:t})]:[]].map(g=>(0,c.bz)(
g,i.e$))}var Z=n(6697),x=n(5799),ae=n(8185),ue=n(4283),Te=n(4e3),Se=n(9319),Ne=n(5195);function Q({host:t,attempt:r},p){const{name:g}=(0,l.Sv)(t),A=(0,Ne.uo)(g),
W=r.hops[0]?.address??null;if(A!=="public"||W===null)return A;const V=(0,Ne.Zu)(W),pe=p.some(ge=>ge.name===g);return V==="loopback"&&pe?"public":V}const K={public:0,
reserved:1,private:2,metadata:2,loopback:3},he=(t,{kind:r})=>K[ve(t)]>K[r];function E(t,r){const{host:p,hasToken:g,hostname:A}=r,W=t.filter(({url:be})=>he(be,r)),
V=t.filter(be=>!W.includes(be)),pe=V.filter(({url:be})=>be.scheme==="http"),ge=V.filter(({id:be,endpoint:ke})=>ke===null&&(0,i.p4)(be)),we=Map.groupBy(ge,({url:be})=>Ae(
be,A)),Le=V.filter(({endpoint:be,url:ke})=>be===null&&xe(ke,A));return[...D(W,ie,be=>{const[ke,...ze]=new Set(W.map(({url:Ke})=>ve(Ke))),Ue=ze.length===0&&(ke===
"loopback"||ke==="reserved");return(0,Se.o1)({...be,host:p,kind:Ue?ke:"private"})}),...D(pe,ie,be=>(0,Se.l5)({...be,host:p,hasToken:g})),...[...we].flatMap(([be,
ke])=>be===null?[]:D(ke,ie,ze=>(0,Se.T$)({...ze,host:p,name:be,hasToken:g}))),...D(Le,ie,be=>(0,Se.Gh)({...be,host:p})),...D(V.filter(({url:be})=>be.path.includes(
"//")),F,be=>(0,Se.$H)({...be,host:p})),...D(j(t),F,be=>(0,Se.ln)({...be,host:p}))]}function D(t,r,p){if(t.length===0)return[];const g=[...new Set(t.map(({url:A})=>t.
length===1?F(A):r(A)))];return[{services:[...new Set(t.map(({id:A})=>A))],problem:p({uses:t,urls:g}),needed:t.some(({needed:A})=>A)}]}const F=t=>(0,Te.dh)((0,ue.
Pl)(t)),ie=t=>(0,Te.dh)(`${t.scheme}://${t.host}`);function ve(t){const{name:r}=(0,ue.cz)(t);return(0,Ne.Sz)(/[^\0-\x7f]/.test(r)?(0,l.$o)(r)??"":r.toLowerCase())}
function Ae(t,r){const{name:p}=(0,ue.cz)(t),g=(0,l.Sv)(r).name;if(p.toLowerCase()===g)return null;const A=(0,l.Pv)(p);return A.ok&&A.value===g?null:p}function xe(t,r){
if(t.scheme==="http"||Ae(t,r)!==null)return!1;const p=g=>Number(g||443);return p((0,ue.cz)(t).port)!==p(/:(\d+)$/.exec(r)?.[1]??null)}function j(t){const r=[i.e$,
i.xq].flatMap(g=>t.find(A=>A.id===g)??[]),p=new Set(r.map(({url:g})=>F(g).replace(/\/$/,"")));return r.length===2&&p.size===1?r:[]}var X=n(8988),re=n(4929);function Ee(t,r){
const p=t.forced.filter(({client:V})=>r.includes(V)),g=r.filter(V=>!p.some(pe=>pe.client===V)),W=[...Map.groupBy(p,({place:V,services:pe})=>JSON.stringify([V,pe])).
values()].flatMap(V=>{const[pe]=V;if(pe===void 0)return[];const ge={...t,attempt:ye(t,pe.services),earlier:[],later:[]};return[{clients:V.map(({client:we})=>we),
visit:ge,forced:pe}]});return g.length>0||W.length===0?[{clients:g,visit:t,forced:null},...W]:W}function ye({host:t,attempt:r},p){return{discovery:{kind:"found",
url:(0,l.cu)(t),services:p,truncated:!1},hops:[],timing:{...r.timing,totalMs:0},headMs:0,certificates:[]}}function _e(t,{forced:r,clients:p}){if(r===null)return[];
const{discovery:g}=t.attempt,A=`${r.place.file}:${r.place.line}`,W={host:(0,l.nx)(t.host),at:A},V=g.kind==="found"?g.services:r.services,pe=Re(r.services,V);return[
(0,re.Yv)(W),...pe.length>0?[(0,re.kV)({...W,services:pe})]:[]].map(we=>(0,c.bz)((0,c.aZ)(we,p)))}function Re(t,r){const[p,g]=[t,r].map(W=>new Map(W.map(({id:V,
value:pe})=>[V,pe])));return[...new Set([...t,...r].map(({id:W})=>W))].filter(W=>!De(p?.get(W),g?.get(W)))}function De(t,r){const p=[[t,r]];for(const[g,A]of p){
if(g===A)continue;if(!He(g)||!He(A))return!1;const W=Object.keys(g);if(!(Array.isArray(g)===Array.isArray(A)&&W.length===Object.keys(A).length)||W.some(pe=>!Object.
hasOwn(A,pe)))return!1;for(const pe of W)p.push([g[pe],A[pe]])}return!0}const He=t=>typeof t=="object"&&t!==null;var R=n(9464),k=n(2847),M=n(793),q=n(794),b=n(9529);
const L=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,te=t=>L.test(t)&&!/^[a-z0-9-]+\.json$/i.test(t),oe=t=>t.replace(/[?#].*$/s,""),
de=t=>t.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function ce(t){const r=Oe(t),{id:p,host:g,value:A}=t,W={id:p,host:g,url:(0,ue.Pl)(t.url)};
if(r!==null)return[(0,Se.WS)({...W,why:r})];const V=_(t)?(0,w.ab)(p):[];return[A===""?(0,Se.Q8)(W):null,te(A)?(0,Se.Ew)({...W,value:oe(A),why:null}):null,Me(A)?
(0,Se.J6)(W):null,V.length>0?(0,Se.jI)({...W,clients:V}):null,t.url.query!==""&&(0,i.p4)(p)?(0,Se.Xq)(W):null].filter(pe=>pe!==null)}function Oe({url:t}){const{
name:r,port:p}=(0,ue.cz)(t);return r===""?"no Host in request URL":p===""||Number(p)>0&&Number(p)<=65535?null:`invalid port "${p}"`}const Me=t=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.
test(t)&&!te(t),_=({value:t,url:r})=>t!==""&&!/^$|\/$/.test(r.path),$={"client-missing":M.pF,"client-empty":M.iP,"grant-types-invalid":M.Si,"grant-types-unsuppo\
rted":M.yA,"grant-types-unknown":M.N4,"authz-missing":M.K3,"token-missing":M.xu,"ports-count":M.XB,"ports-range":M.Vr,"ports-order":M.QI,"ports-single":M.uR,"po\
rts-ignored":M.WC,"scopes-invalid":M.mH,"scopes-ignored":M.lT};function P(t,r,p){const{value:g,flaws:A}=(0,b.m)(t,r,p),W={...g,authz:me(g.authz),token:me(g.token)},
V=se(W,r),pe=V.length===0?[]:[M.Cq({host:p,endpoints:V})];return{login:W,problems:[...A.map(ge=>Y(ge,p)),...pe]}}function se(t,r){const p=(0,ue.cz)(r);return p.
port===""||p.port==="443"?[]:["authz","token"].flatMap(g=>{const A=t[g],W=A===null?null:(0,ue.Dl)(A);if(A===null||!W?.ok||W.value.scheme!=="https")return[];const V=(0,ue.
cz)(W.value);return V.name.toLowerCase()===p.name.toLowerCase()&&V.port===""?[{name:g,url:A,port:p.port}]:[]})}function Y(t,r){return"why"in t?(t.rule==="authz-\
invalid"?M.TJ:M.mL)({host:r,why:de(t.why)}):$[t.rule]({host:r,value:t.value})}function me(t){const r=t===null?null:(0,ue.Dl)(t);return r?.ok?(0,ue.Pl)(r.value):
null}function Ce(t,r,p){const g=ke=>{const{discovery:ze,base:Ue}=p,{services:Ke,url:We}=ze;return(0,i.TE)(t,{services:Ke,documentUrl:We,display:Ue.host,client:ke})},
A=Pe(t,p).map(ke=>({client:ke,lookup:g(ke)})),[W,...V]=A;if(W===void 0)throw new Error("no client is checked");const pe=V.filter(({lookup:ke})=>ke.kind!==W.lookup.
kind),ge=ke=>!je(ke)||g(ke).kind===W.lookup.kind,we=pe.length===0?(0,w.SZ)(t).filter(ge):[W.client],Le=Fe(t,W.lookup,r,we,p),be=pe.flatMap(({client:ke,lookup:ze})=>Fe(
t,ze,r,[ke],p).drafts);return{...Le,drafts:[...Le.drafts,...be]}}function Pe(t,{requirements:r,clients:p}){return r.find(({service:g})=>g===t)?.clients??p}const je=t=>w.
Du.some(r=>r===t);function Fe(t,r,p,g,A){const{discovery:W,base:V}=A,{host:pe}=V,ge=p||(0,i.D6)(t),we=Le=>ge?Le.map(be=>(0,c.bz)(be,t,p)):[];switch(r.kind){case"\
url":{const{url:Le,value:be}=r,ke=ce({id:t,value:be,url:Le,host:pe}),ze=ge&&!ke.some(({code:Ke})=>Ke==="service-url-invalid"),Ue=(0,Te.dh)((0,ue.Pl)(Le),q.zu);return{
outcome:{id:t,kind:"url",url:Ue},drafts:we(ke),urls:ze?[{id:t,endpoint:null,url:Le,needed:p}]:[]}}case"object":{const{login:Le,problems:be}=P(r.value,W.url,pe),
ke=be.find(({severity:ze})=>ze==="error");return{outcome:ke?{id:t,kind:"problem",problem:ke}:{id:t,kind:"login",login:Le},drafts:we(be),urls:Ge(Le,t,p)}}case"ba\
d-id":case"missing":case"version":case"type":case"bad-url":{const Le=(0,c.aZ)(pt(t,r,A),g);return{outcome:{id:t,kind:"problem",problem:Le},drafts:we([Le]),urls:[]}}}}
const Ge=(t,r,p)=>["authz","token"].flatMap(g=>{const A=(0,ue.Dl)(t[g]??"");return t[g]!==null&&A.ok?[{id:r,endpoint:g,url:A.value,needed:p}]:[]}),Ve=(t,{offer:r,
base:p,block:g})=>({id:t,host:p.host,block:g,...r}),ht=({services:t})=>({offered:t.map(({id:r})=>r),isArtifactory:t.some(({value:r})=>typeof r=="string"&&r.includes(
"/artifactory/"))});function pt(t,r,p){const g={...Ve(t,p),why:r.why};switch(r.kind){case"missing":return(0,k.WI)(g);case"bad-id":case"version":return(0,k.C6)({
...g,isReadable:r.kind==="version"});case"type":{const{value:A}=r;return t===i.S3?(0,M.e7)({...g,value:A}):(0,k.IR)({...g,value:A})}case"bad-url":{const A=de(r.
why);return te(r.value)?(0,Se.Ew)({...g,value:oe(r.value),why:A}):r.reason==="user-info"?(0,Se.Ju)(g):(0,Se.WS)({...g,url:null,why:A})}}}function mt({discovery:t},r){
const p=r.requirements.map(({service:g})=>g);switch(t.kind){case"failed":case"skipped":return{services:[],drafts:[]};case"absent":return{services:[],drafts:[yt(
t,r.base.host,p)]};case"found":return gt({...r,discovery:t,offer:ht(t)},p)}}function gt(t,r){const{discovery:p,clients:g}=t,A=r.filter(ke=>ke!=="any"),W=p.services.
map(({id:ke})=>ke).filter(ke=>!A.includes(ke)&&w.Du.some(ze=>(0,i.oe)(ke,ze).ok)),V=A.map(ke=>Ce(ke,!0,t)),pe=({outcome:ke,drafts:ze,urls:Ue})=>ke.kind!=="probl\
em"&&!Ue.some(({endpoint:Ke,url:We})=>Ke===null&&he(We,t.base))&&!ze.some(Ke=>(0,c.ER)(Ke)&&g.some(We=>Ke.problem.affects.includes(We))),ge=W.map(ke=>Ce(ke,!0,t)),
we=!r.includes("any")||[...V,...ge].some(pe),Le=[...V,...we?W.map(ke=>Ce(ke,!1,t)):ge],be=r.includes("any")&&Le.length===0?[(0,c.bz)((0,k.WI)({...Ve("any",t),why:""}))]:
[];return{services:Le.map(({outcome:ke})=>ke),drafts:[...Le.flatMap(({drafts:ke})=>ke),...E(Le.flatMap(({urls:ke})=>ke),t.base),...be]}}function yt({why:t,url:r},p,g){
const A=g.filter(ge=>ge!=="any"),V=[...new Set(A.map(ge=>ge.split(".")[0]??ge))].map(i.Tz),pe=A.length===1?A[0]??null:null;return(0,c.bz)((0,H.HB)({host:p,url:(0,ue.
Pl)(r),why:t,required:A,clientErrors:V}),pe)}function wt(t,r,p){const{visit:g,requirements:A,isNew:W}=t,{host:V}=g,pe=r.dialect.clients.filter(Be=>A.some(Jt=>Jt.
clients.includes(Be))),ge=(0,c.TC)(V,A),we=Ee(g,pe),Le=we.map(Be=>kt(g,Be,A,r,ge)),be=Le[0]?.services??[],ze=we.some(({forced:Be})=>Be===null)?[...(0,X.s)(g,ge,
p),...(0,R.u)(g,be,p)]:[],Ue=[...Le.flatMap(Be=>Be.drafts),...ze],Ke=Et(Ue,t,r),We=Ke.filter(({problem:Be})=>!(0,c.pi)(Be,V,r.ignore)),qe=(0,c.HJ)(A),Xe=Be=>(0,c.
hD)({...Be,problem:(0,x.pj)(Be.problem,ge)},pe,{host:V,...qe(Be.services),..."places"in Be?{places:(0,c.Rh)(Be.places)}:{},isHostNew:W}),{own:ft=[],ofFiles:Gt=[]}=Object.
groupBy(We,Be=>"places"in Be&&(0,c.l$)(Be)?"ofFiles":"own");return{verdict:{visit:g,requirements:A,services:be,servicesFrom:we[0]?.forced?.place??null,findings:ft.
map(Xe).sort(c.Np),clients:et(ft),isNew:W},ofFiles:Gt.map(Xe),ignored:Ke.length-We.length}}function vt({visit:t,requirements:r,isNew:p},{dialect:g,ignore:A},W){
const{host:V,attempt:pe}=t,ge=(0,Z.n3)({host:(0,l.nx)(V),thrown:W}),we=(0,c.pi)(ge,V,A)?[]:[(0,c.bz)(ge)],Le=we.map(ke=>(0,c.hD)(ke,g.clients,{host:V,...(0,c.HJ)(
r)([]),isHostNew:p}));return{verdict:{visit:{...t,attempt:{...pe,discovery:{kind:"skipped",problem:ge},hops:[]}},requirements:r,services:[],servicesFrom:null,findings:Le,
clients:et(we),isNew:p},ofFiles:[],ignored:1-we.length}}function Et(t,r,p){const{visit:g,requirements:A,predicted:W,requests:V}=r,pe=g.attempt.certificates,ge=St(
g.host,A);return[...t,...W,...S({host:g.host,known:pe},V,p),...fe(g,A)].map(we=>({...we,needed:we.needed&&(0,c.ld)(we,r,p),problem:(0,c.aZ)(we.problem,ge)}))}function St(t,r){
return r.every(({isImplied:g})=>g)?[...r.flatMap(({clients:g})=>g),...(0,w.Yr)(t)]:w.zK}function kt(t,r,p,g,A){const{clients:W,forced:V}=r,{services:pe,drafts:ge}=mt(
r.visit.attempt,{requirements:p,clients:W,block:V===null?null:`${V.place.file}:${V.place.line}`,base:{hostname:t.host,host:(0,l.nx)(t.host),hasToken:t.credentials?.
hasToken===!0,kind:V===null?Q(t,g.resolve):"loopback"}}),we=V===null?A:{...A,role:"operator"},Le=g.dialect.releases.filter(({client:Ue})=>W.includes(Ue)),be=[..._e(
t,r),...T(r.visit,{...g,clients:W,releases:Le}),...ge,...V===null?(0,ae.I)(t.host,pe,p,g):[]],ke=t.forced.map(({client:Ue})=>Ue),ze=V===null?w.zK.filter(Ue=>!ke.
includes(Ue)):r.clients;return{services:pe.map(Ue=>Ue.kind==="problem"?{...Ue,problem:(0,x.pj)(Ue.problem,we)}:Ue),drafts:be.map(Ue=>({...Ue,problem:(0,x.pj)((0,c.
aZ)(Ue.problem,ze),we)}))}}function et(t){const r=g=>{const A=t.filter(({problem:W})=>W.affects.includes(g)&&W.usualSeverity!=="notice");return A.some(c.ER)?"fa\
ils":A.length>0?"warns":"works"},p=w.zK.map(g=>[g,r(g)]);return Object.fromEntries(p)}var Tt=n(2389),Je=n(7598),Ze=n(1692),tt=n(2767),Ye=n(5792),nt=n(8167);const $t=8192,
st=1024,Ot=100;function ot(t){const r=[];for(const[W,V]of t.sent.entries()){const pe=(0,tt.h)(V);if(!pe.ok)return{ok:!1,flaw:pe.flaw,isLeaf:W===0};const{certificate:ge}=pe,
{key:we}=ge;if(we.kind==="rsa"&&we.bits>$t)return{ok:!1,flaw:{kind:"key-size",bits:we.bits},isLeaf:W===0};r.push(ge)}const[p,...g]=r;if(p===void 0)throw new Error(
"a server sends at least one certificate");const A=bt(p,t);return A!==null?{ok:!1,flaw:A,isLeaf:!0}:At(p,g,t)}function bt(t,{host:r,now:p}){const g=rt(t,p);if(g!==
null)return g;const{key:A}=t;return(0,nt.AI)(t.names,r)?A.kind==="unsupported"?{kind:"key",name:A.name}:A.kind==="rsa"&&A.bits<st?{kind:"key-size",bits:A.bits}:
null:{kind:"other-name",names:t.names.dns}}function rt({unhandled:t,notBefore:r,notAfter:p},g){const[A]=t;return A!==void 0?{kind:"critical-extension",id:A}:g<r?
{kind:"not-yet-valid",at:r}:g>p?{kind:"expired",at:p}:null}function At(t,r,p){const g={others:r,options:p,checks:0,hint:null},A=p.anchors(t.subject).some(W=>Pt(
W,t))?ct(g,[t]):it(g,[t]);return A!==null?{ok:!0,chain:A}:{ok:!1,...g.hint??{flaw:{kind:"unknown-authority",sent:Lt(t,r)},isLeaf:!0}}}function it(t,r){const p=r.
at(-1),{options:g,others:A}=t,W=[{isAnchor:!0,candidates:g.anchors(p.issuer)},{isAnchor:!1,candidates:A.filter(({subject:V})=>(0,Ye.er)(V,p.issuer))}];for(const{
isAnchor:V,candidates:pe}of W)for(const ge of pe){if(t.checks+=1,t.checks>Ot)return null;if(r.some(ke=>Dt(ke,ge)))continue;const we=_t(r,ge,V,g);if(we!==null&&(t.
hint??=we),we!==null||!Mt(ge,p,g))continue;const Le=[...r,ge],be=V?ct(t,Le):it(t,Le);if(be!==null)return be}return null}function _t(t,r,p,{now:g}){const A=t.at(
-1),{basic:W,key:V,maySign:pe,version:ge}=r,we=Ue=>({flaw:Ue,isLeaf:!1});if(!(W===null?ge<3&&p:W.isAuthority)||pe===!1)return we({kind:"no-authority"});const be=t.
length===1;if(!A.signature.isSupported)return{flaw:{kind:"signature",name:A.signature.name},isLeaf:be};if(V.kind==="rsa"&&V.bits<st)return we({kind:"key-size",bits:V.
bits});if(V.kind==="unsupported")return we({kind:"key",name:V.name});const ke=rt(r,g);if(ke!==null)return we(ke);const ze=W?.maxPath??null;return ze!==null&&t.length-
1>ze?we({kind:"path-length"}):null}const Mt=(t,r,{isSignedBy:p})=>r.signature.isSupported&&t.key.kind===r.signature.key&&p(r,t);function ct(t,r){const p=r.findIndex(
({usages:A})=>!Ct(A));return p>=0?(t.hint??={flaw:{kind:"usage"},isLeaf:p===0},null):r.every(({constraints:A},W)=>A===null||r.slice(0,W).every(({names:V})=>(0,nt.
z$)(V,A)))?r:(t.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const Rt=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],Ct=t=>t.length===0||t.some(r=>Rt.includes(r)),Dt=(t,r)=>(0,Ye.
er)(t.subject,r.subject)&&(0,Ye.er)(t.keyInfo,r.keyInfo)&&(0,Ye.er)(t.encodedNames,r.encodedNames),Pt=(t,r)=>(0,Ye.er)(t.raw,r.raw),at=({subject:t,issuer:r})=>(0,Ye.
er)(t,r);function Lt(t,r){return at(t)?"self-signed":r.length===0?"leaf":r.some(at)?"root":"chain"}var It=n(3427),Nt=n(7030);function xt(t,r,p){for(const[g,A]of t.
entries()){const W=g===0,V=Ut(A,t[g+1],W?r:null,p);if(V!==null)return{flaw:{kind:"openssl",check:V},isLeaf:W}}return null}function Ut({raw:t},r,p,g){try{const A=new Je.
X509Certificate(t),{validFrom:W,validTo:V}=A;if(!(Date.parse(W)<=g&&g<=Date.parse(V)))return"dates";if(p!==null&&!jt(A,p))return"name";if(r===void 0)return null;
const pe=new Je.X509Certificate(r.raw);return r.version===3&&!pe.ca?"authority":A.checkIssued(pe)?A.verify(pe.publicKey)?null:"signature":"issuer"}catch{return"\
encoding"}}const zt={subject:"never",partialWildcards:!1};function jt(t,r){if((0,Nt.isIP)(r)!==0)return t.checkIP(r)!==void 0;const p=r.replace(/\.$/,"").toLowerCase();
if(t.checkHost(p,zt)!==void 0)return!0;const g=p.replace(/^[^.]*/,""),A=t.subjectAltName?.toLowerCase().split(", ")??[];return g!==""&&A.includes(`dns:*${g}`)}function Ht(t){
const r=Qe(()=>lt([...Ze.rootCertificates,...(0,Ze.getCACertificates)("extra"),...t===null?[]:[t]])),p=Qe(()=>lt((0,Ze.getCACertificates)("system")));return{context:Qe(
()=>(0,Ze.createSecureContext)({...It.Hb,ca:[]})),verify:(g,A)=>{const W=Date.now(),V={sent:g,host:A,now:W,isSignedBy:Ft},pe=ot({...V,anchors:r()}),ge=pe.ok?pe:
ot({...V,anchors:Le=>[...r()(Le),...p()(Le)]});if(!ge.ok)return ge;const we=xt(ge.chain,A,W);return we===null?ge:{ok:!1,...we}}}}function Qe(t){let r;return()=>(r??=
{value:t()},r.value)}const Bt=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function lt(t){const r=t.flatMap(g=>Array.from(g.matchAll(Bt),([,A=""])=>Buffer.
from(A,"base64"))),p=new Map;return g=>{const A=Buffer.from(g),W=A.toString("latin1"),V=p.get(W);if(V!==void 0)return V;const ge=r.filter(we=>we.includes(A)).map(
tt.h).flatMap(we=>we.ok&&A.equals(we.certificate.subject)?we.certificate:[]);return ge.length>0&&p.set(W,ge),ge}}const ut=new WeakMap;function Kt(t){const r=ut.
get(t);if(r!==void 0)return r;const p={key:Buffer.from(t.keyInfo),format:"der",type:"spki"},g=(0,Je.createPublicKey)(p);return ut.set(t,g),g}function Ft(t,r){try{
return new Je.X509Certificate(t.raw).verify(Kt(r))}catch{return!1}}function Wt(t){const r=[...t.hostnames.map(({host:p})=>(0,l.Sv)(p).name),...t.tokens.map(({host:p})=>(0,l.
Sv)(p).name),...t.resolve.map(({name:p})=>p)];return{resolve:t.resolve,namedHosts:new Set(r),chooseProxy:t.chooseProxy,trust:Ht(t.authorities)}}var Xt=n(7854),dt=n(
3432),Yt=n(6456);async function Vt(t,r,p,g){const{dialect:A,configs:W,requirements:V}=r,{releases:pe}=A,{credentials:ge,forced:we}=(0,Yt.Z)(p,W,g),Le={network:Wt(
p),credentials:{...ge,find:(0,Xt.Oo)(ge.find)},concurrency:p.concurrency,random:Math.random,now:Date.now,startTimer:g.startTimer,stop:g.stop},be=await(0,dt.pj)(
t,{...Le,forced:we,required:Map.groupBy(V,({host:Xe})=>Xe),maxRedirects:Math.max(...A.clients.map(Xe=>w.NX[Xe])),releases:pe,timeoutMs:p.timeoutMs??(0,dt.nT)(pe),
retries:p.retries,progress:Xe=>g.progress({kind:"visits",...Xe})}),ke=ge.known;if(p.depth==="discovery")return{visits:be,predicted:Tt.j7,tokenSources:ke};const{
predictInit:ze}=await Promise.all([n.e(341),n.e(400),n.e(927),n.e(35)]).then(n.bind(n,5035)),{usages:Ue,checkouts:Ke}=r,We={...Le,usages:Ue,settings:p,dialect:A,
configs:W,machine:C(g.environment),directory:g.directory,lockHashes:Ke?.lockHashes??null,plugins:Ke?.plugins??null,learn:g.secrets.learn,progress:Xe=>g.progress(
{kind:"registries",...Xe}),visits:be},qe={...p,dialect:A,isFork:g.isFork};return{visits:be,predicted:await ze(r.roots,We,qe),tokenSources:ke}}}),6367:((Ie,le,n)=>{
n.d(le,{JY:()=>z,dI:()=>S,Lu:()=>G,jT:()=>ee});const o=32;function m(J){const fe=[];let Z=J.getPeerX509Certificate();for(;Z!==void 0&&fe.length<o;)fe.push(Z),Z=
Z.issuerCertificate;return fe}function e(J,fe,Z){const[x]=J;if(x===void 0)return null;const ae=fe.ok?fe.chain.slice(0,Math.max(1,fe.chain.length-1)).map(({notAfter:Se})=>Se):
J.map(({validTo:Se})=>Date.parse(Se)),ue=Date.parse(x.validFrom),Te=Math.min(...ae);return Number.isNaN(ue)||Number.isNaN(Te)?null:{host:Z,subject:C(x.subject)??
x.subjectAltName??"",issuer:C(x.issuer)??x.issuer??"",validFrom:new Date(ue).toISOString(),expires:new Date(Te).toISOString()}}const C=J=>/^CN=(.*)$/m.exec(J??"")?.[1];
var O=n(7583),B=n(1692),H=n(2767),N=n(3427);const ne=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],U=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;
async function w(J){const{code:fe,error:Z,dialing:x}=J;if(ne.includes(fe))return await i(await J.connectAgain())?(0,O.Au)("PLAIN_HTTP","the port responds in pla\
in HTTP"):Z;if(U.test(fe))return Z;const ae=await s(J);return ae===null?Z:"flaw"in ae?(x.connection.rejection=ae,(0,O.Au)("CERTIFICATE_REJECTED",`certificate re\
jected: ${ae.flaw.kind}`)):(x.connection.unsupported=ae,(0,O.Au)("TLS_UNSUPPORTED",`not supported by the clients: ${ae.name}`))}const u=3e3,l=Buffer.from([22,3,
1,0,0]);async function i(J){const fe=await new Promise(Z=>{J.setTimeout(u,()=>Z("")),J.once("data",x=>Z(x.toString("latin1",0,5))),J.once("error",()=>Z("")).once(
"close",()=>Z("")),J.write(l)});return J.destroy(),fe==="HTTP/"}const c=[N.DS,{...N.DS,maxVersion:"TLSv1.2"}];async function s({endpoint:{name:J},dialing:fe,connectAgain:Z}){
for(const x of c){const ae=(0,B.createSecureContext)({...x,ca:[]}),ue=await Z(),Te=await(0,O.ek)(ue,fe,{name:J,secureContext:ae}).catch(()=>null);if(Te===null)continue;
const Se=v(Te);return Te.destroy(),Se}return null}function v(J){const fe=J.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(fe))return{kind:"version",name:fe};
const[Z]=m(J),x=Z&&(0,H.h)(Z.raw);if(x?.ok===!1)return{flaw:x.flaw,isLeaf:!0};const ae=J.getCipher().name;if(!N.Cg.includes(ae))return{kind:"cipher",name:ae};const ue=T(
J);if(!N.Yx.includes(ue))return{kind:"group",name:ue};const Te=x?.certificate.key;return Te?.kind==="unsupported"?{flaw:{kind:"key",name:Te.name},isLeaf:!0}:null}
const d={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521",secp224r1:"P-224"};function T(J){const fe=J.getEphemeralKeyInfo();return fe===null||!("type"in fe)?
"":fe.type==="DH"?`ffdhe${fe.size}`:d[fe.name??""]??fe.name??""}var a=n(2230);const f="http/1.1",y="h2";async function z(J,fe,Z){if(J.scheme==="http")return h(J,
fe,Z);const x=()=>h(J,fe,Z),ae=await x();try{return await $e(J,ae,fe.trust,Z,f)}catch(ue){const Te=(0,O.$N)(ue);throw Te.endsWith("_NO_APPLICATION_PROTOCOL")&&await S(
J,fe,Z),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(Te)?await w({error:ue,code:Te,endpoint:J,dialing:Z,connectAgain:x}):ue}}async function S(J,fe,Z){if(J.scheme!=="http")
try{const x=await h(J,fe,Z);(await $e(J,x,fe.trust,Z,y)).destroy()}catch(x){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes((0,O.$N)(x)))throw x}}function ee({
scheme:J,name:fe,port:Z}){const x=fe.includes(":")?`[${fe}]`:fe;return Z===(J==="https"?443:80)?x:`${x}:${Z}`}function G(J,fe){const Z=fe.resolve.find(({name:ae,
port:ue})=>ae===J.name&&(ue===null||ue===J.port));if(Z!==void 0)return{kind:"direct",host:Z.address,port:Z.addressPort??J.port};const x=fe.chooseProxy(J);return x===
null?{kind:"direct",host:J.name,port:J.port}:{kind:"proxy",proxy:x}}async function h(J,fe,Z){const x=G(J,fe);if(x.kind==="direct")return(0,O.zy)(x.host,x.port,Z);
(0,O.ln)(J.name,Z),Z.connection.proxy=x.proxy.host;const ae=await I(x.proxy,fe,Z);return J.scheme==="https"?(0,a.X)(J,x.proxy,ae):ae}async function I(J,fe,Z){const x=J.
protocol==="https:"?"https":"http",ae=J.hostname.replace(/^\[|\]$/g,""),ue={scheme:x,name:ae,port:Number(J.port)||(x==="https"?443:80)},Te=(0,O.s0)();try{return await z(
ue,{...fe,resolve:[],chooseProxy:()=>null},{...Z,connection:Te,allowPrivate:!0})}catch(Se){const Ne=`proxy ${J.host} cannot be reached: ${(0,O.bD)(Se)}`;throw(0,O.
Au)("PROXY_REFUSED",Ne)}finally{Z.connection.lookupMs=Te.lookupMs,Z.connection.connectMs=Te.connectMs}}async function $e(J,fe,Z,x,ae){const{connection:ue}=x,Te=performance.
now(),Se=await(0,O.ek)(fe,x,{name:J.name,secureContext:Z.context(),ALPNProtocols:[ae]});ue.tlsMs=performance.now()-Te;const Ne=m(Se),Q=Z.verify(Ne.map(({raw:K})=>K),
J.name);if(ue.certificate=e(Ne,Q,ee(J)),Q.ok&&Se.alpnProtocol!==y)return Se;throw Se.destroy(),Q.ok?(0,O.Au)("HTTP2_ONLY","the host speaks only HTTP/2"):(ue.rejection=
Q,(0,O.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${Q.flaw.kind}`))}}),7583:((Ie,le,n)=>{n.d(le,{$N:()=>N,Au:()=>H,zy:()=>U,bD:()=>ne,s0:()=>B,ln:()=>l,ek:()=>w});
var o=n(610),m=n(7030),e=n(5195),C=n(1692);const O=(d,{name:T,...a})=>(0,C.connect)({...a,socket:d,servername:(0,m.isIP)(T)===0?T.replace(/\.$/,""):"",rejectUnauthorized:!1}),
B=()=>({lookingUp:!1,lookupMs:null,connectMs:null,tlsMs:null,address:null,proxy:null,certificate:null,rejection:null,unsupported:null}),H=(d,T)=>Object.assign(new Error(
T),{code:d});function N(d){return typeof d!="object"||d===null?"":"code"in d&&typeof d.code=="string"?d.code:""}const ne=d=>typeof d=="object"&&d!==null&&"messa\
ge"in d?String(d.message):String(d);async function U(d,T,a){const{connection:f}=a;(0,m.isIP)(d)!==0&&l(d,a);const y=performance.now();let z=y;const S=(0,m.connect)(
{host:d,port:T,noDelay:!0,lookup:v(a,()=>{z=performance.now(),f.lookingUp=!1,f.lookupMs=z-y})});return a.hold(S),await u(S,"connect"),f.connectMs=performance.now()-
z,f.address=S.remoteAddress??null,S}async function w(d,T,a){const f=O(d,a);return T.hold(f),await u(f,"secureConnect"),f}function u(d,T){return new Promise((a,f)=>{
const y=()=>f(H("ECONNRESET","the connection was closed"));d.once(T,a).once("error",f).once("close",y)})}function l(d,T){const a=i(d,T);if(a!==null)throw a}function i(d,{
allowPrivate:T}){const a=(0,e.Sz)(d);return a==="metadata"?H("ADDRESS_METADATA",`${d} is a metadata address`):a==="public"||T?null:H(a==="reserved"?"ADDRESS_RES\
ERVED":"ADDRESS_PRIVATE",`${d} is a ${a} address`)}const c=253,s=d=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(d);function v(d,T){return(a,f,y)=>{if(s(a)||a.replace(/\.$/,
"").length>c){const z=H("ENOTFOUND",`no such host: ${a}`);queueMicrotask(()=>y(z,[]));return}d.connection.lookingUp=!0,(0,o.lookup)(a,{...f,all:!0},(z,S)=>{if(T(),
z!==null)return y(z,[]);const ee=S.map(({address:I})=>i(I,d)),G=S.filter((I,$e)=>ee[$e]===null),h=ee.find(I=>I!==null);if(G.length===0&&h)return y(h,[]);y(null,
G)})}}}),4529:((Ie,le,n)=>{n.d(le,{X5:()=>O,be:()=>B,gQ:()=>H});var o=n(4573),m=n(3625),e=n(4283),C=n(1831);function O(U){const{scheme:w}=U;if(w!=="https"&&w!==
"http")return(0,m.T)(`unsupported protocol scheme "${w}"`);const{name:u,port:l}=(0,e.cz)(U);if(u==="")return(0,m.T)("no Host in request URL");const i=N(u);if(!i.
ok)return i;const c=l===""?w==="https"?443:80:Number(l);return c>0&&c<=65535?(0,m.J)({scheme:w,name:i.value,port:c}):(0,m.T)(`invalid port "${l}"`)}function B(U){
const{name:w}=(0,e.cz)(U),u=(0,C.Pv)(w);return ne(w)||!u.ok?w:u.value}function H(U,{name:w}){const{port:u}=(0,e.cz)(U),l=w.includes(":")?`[${w}]`:w;return u===""?
l:`${l}:${u}`}function N(U){return ne(U)?(0,m.J)(U.toLowerCase()):(0,C.Pv)(U)}const ne=U=>(0,o.isAscii)(new TextEncoder().encode(U))}),772:((Ie,le,n)=>{n.d(le,{
f:()=>k});var o=n(4283),m=n(3592),e=n(7075),C=n(8522),O=n(7583);const B=1e3,H=64*1024,N=1024,ne=256*1024,U=_=>Buffer.from(_,"latin1").toString("utf8");function w({
status:_,reason:$,headers:P}){const se=Pe=>{const je=P.get(Pe)?.[0];return je===void 0?null:U(je)},Y=se("content-length"),Ce=_!==204&&_!==304&&Y!=="0"?se("conte\
nt-encoding"):null;return{status:_,reason:U($),contentType:se("content-type"),contentEncoding:Ce,location:se("location"),retryAfter:se("retry-after"),terraformGet:se(
"x-terraform-get"),apiVersion:se("tfp-api-version"),challenge:u(P.get("www-authenticate")??[]),declaredBytes:Y===null||l(Ce)?null:Number(Y)}}function u(_){const $=_.
flatMap(se=>se.split(",")).flatMap(se=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(se)?.[1]??[]);return $.some(se=>se.toLowerCase()==="bearer")?null:$[0]??null}const l=_=>_?.
toLowerCase()==="gzip";async function i(_,$,P){const se=[];let Y=0;const me=P.kind==="excerpt"?setTimeout(()=>_.destroy(),B).unref():void 0;try{for await(const Pe of c(
_,$,P.maxBytes)){const je=Pe;if(se.push(je),se.length===N&&se.splice(0,N,Buffer.concat(se)),Y+=je.byteLength,Y>P.maxBytes)break}}catch(Pe){if((0,O.$N)(Pe)==="CO\
MPRESSED_TOO_LARGE")Y=Number.POSITIVE_INFINITY;else if(P.kind==="whole")throw Pe}finally{clearTimeout(me)}return{bytes:Buffer.concat(se).subarray(0,P.maxBytes),
truncated:Y>P.maxBytes}}function c(_,$,P){if(!l($.contentEncoding))return _;const se=(0,C.createGunzip)();return(0,e.pipeline)(_,s(P+H),se,()=>{}),se}const s=_=>async function*($){
let P=_;for await(const se of $){if(P-=se.length,P<0)throw(0,O.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield se}};var v=n(6367),d=n(4529),T=n(3625);
function a(_){const[,$="",P="",se=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(_)??[],Y=/^HTTP\/(\d)\.(\d)$/.exec($);if(Y===null)return(0,T.T)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.
test(P))return(0,T.T)("malformed status");const[,me="",Ce=""]=Y;return(0,T.J)({status:Number(P),reason:se,version:Number(me+Ce)})}function f(_,$){const P=S($);if(!P.
ok)return P;const se=new Map(P.value),{status:Y,reason:me,version:Ce}=_,Pe=J(Y,Ce,se);if(!Pe.ok)return Pe;Pe.value.kind==="chunked"&&se.delete("content-length");
const je=Pe.value.kind!=="close"&&Z(Ce,se);return(0,T.J)({status:Y,reason:me,headers:se,framing:Pe.value,keepAlive:je})}const y=/^[\w!#$%&'*+.^`|~ -]+$/,z=_=>/^[\t -~\u0080-\u00ff]*$/.
test(_);function S(_){const $=new Map;for(const P of I(_)){const se=P.indexOf(":"),Y=P.slice(0,Math.max(se,0)),me=ee(P.slice(se+1));if(!y.test(Y))return(0,T.T)(
"malformed header line");if(!z(me))return(0,T.T)("control character in a header");const Ce=Y.toLowerCase(),Pe=$.get(Ce);Pe===void 0?$.set(Ce,[me]):Pe.push(me)}return(0,T.
J)($)}function ee(_){let $=0;for(;h(_,$);)$+=1;return G(_.slice($))}function G(_){let $=_.length;for(;h(_,$-1);)$-=1;return _.slice(0,$)}const h=(_,$)=>_[$]==="\
 "||_[$]==="	";function I(_){const $=[];for(const P of _){const se=ee(P),Y=$.at(-1);/^[ \t]/.test(P)&&Y!==void 0?Y.push(se):$.push([/^[ \t]|^[^:]*$/.test(P)?":":
se])}return $.map(P=>P.join(" "))}const $e=["transfer-encoding","content-length","trailer"];function J(_,$,P){const se=$>=11?P.get("transfer-encoding")??[]:[],[
Y]=se;if(se.length>1)return(0,T.T)("several Transfer-Encoding headers");if(Y!==void 0&&Y.toLowerCase()!=="chunked")return(0,T.T)("unsupported Transfer-Encoding");
const me=fe(P,"trailer");if(Y!==void 0&&me.some(Fe=>$e.includes(Fe)))return(0,T.T)("forbidden name in Trailer");const Ce=P.get("content-length")??[];if(new Set(
Ce).size>1)return(0,T.T)("different Content-Length headers");const[Pe]=Ce,je=Number(Pe);return Pe!==void 0&&!(/^\d+$/.test(Pe)&&je<2**63)?(0,T.T)("malformed Con\
tent-Length"):_<200||_===204||_===304?(0,T.J)({kind:"length",bytes:0}):Y!==void 0?(0,T.J)({kind:"chunked"}):(0,T.J)(Pe===void 0?{kind:"close"}:{kind:"length",bytes:je})}
const fe=(_,$)=>(_.get($)??[]).flatMap(P=>P.split(",")).map(P=>P.trim().toLowerCase());function Z(_,$){const P=fe($,"connection");return _<10||P.includes("close")?
!1:_>=11||P.includes("keep-alive")}function x(_){const[$=""]=G(_).split(";",1);return/^[\da-f]{1,16}$/i.test($)?(0,T.J)(Number.parseInt($,16)):(0,T.T)("malforme\
d chunk size")}var ae=n(8947);const ue=4096,Te=16*1024,Se=10;class Ne{#e="size";#t=0;#s=0;#n="";#r=[];#i=0;push($){const P=new Uint8Array($.length);let se=0,Y=0;
for(;Y<$.length&&this.#e!=="end";){if(this.#e==="data"){const Pe=Math.min($.length,Y+this.#t);P.set($.subarray(Y,Pe),se),se+=Pe-Y,this.#t-=Pe-Y,Y=Pe,this.#t===0&&
(this.#e="end of data");continue}const me=$.indexOf(Se,Y)+1||$.length;this.#n+=(0,ae.iP)($.subarray(Y,me)),Y=me;const Ce=this.#l($[me-1]===Se);if(Ce!==null)return(0,T.
T)(Ce)}return(0,T.J)({data:P.subarray(0,se),used:Y,isEnd:this.#e==="end"})}#l($){const P=this.#n;return P.length+this.#i>ue?"long line in chunks":$?(this.#n="",
!P.endsWith(`\r
`)||P.indexOf("\r")<P.length-2?"malformed end of a chunk line":this.#f(P.slice(0,-2))):null}#f($){if(this.#e==="size")return this.#u($);if(this.#e==="end of dat\
a")return this.#e="size",$===""?null:"malformed chunk";if(this.#i+=$.length+2,$!=="")return this.#r.push($),null;this.#e="end";const P=S(this.#r);return P.ok?null:
P.why}#u($){const P=x($);return P.ok?(this.#t=P.value,this.#e=P.value===0?"trailer":"data",P.value===0?null:(this.#s=Math.max(0,this.#s+$.length+2-16-2*P.value),
this.#s>Te?"chunks with too little data":null)):P.why}}const Q=10;class K{#e;#t=Buffer.alloc(0);received=0;constructor($){this.#e=$[Symbol.asyncIterator]()}get isEmpty(){
return this.#t.length===0}async line($){const P=[];for(;;){const se=this.#t.indexOf(Q),Y=this.#s(se<0?this.#t.length:se+1);if(P.push(Y),$.bytes-=Y.length,$.bytes<
0)throw(0,O.Au)("HEADERS_TOO_LARGE","too many headers");if(se>=0)return Buffer.concat(P).toString("latin1").slice(0,-1);if(await this.#n())continue;const me=Buffer.
concat(P).toString("latin1");return me===""||me==="\r"?null:me}}async bytes($){return await this.arrived()&&this.#s($)}async arrived(){return this.isEmpty&&!await this.#n()?
null:this.#t}skip($){this.#s($)}#s($){const P=this.#t.subarray(0,$);return this.#t=this.#t.subarray(P.length),P}async#n(){const $=await this.#e.next();return $.
done===!0?!1:(this.#t=$.value,this.received+=this.#t.length,!0)}}function he(_){const $=new K(_);let P=!0,se=0;return{mayRepeat:()=>se>0&&$.received===se,isFree:()=>P&&
$.isEmpty&&!_.destroyed&&_.readable,get:async Y=>{P=!1,se=$.received,_.write(D(Y),"latin1"),await ve($);const me=await xe($),{framing:Ce,keepAlive:Pe}=me,je=()=>{
P=Pe},Fe=()=>P||_.destroy();return{head:w(me),body:E(Ee($,Ce),je,Fe)}}}}function E(_,$,P){const se=async Y=>{const me=await _.next();me.done===!0&&$(),Y.push(me.
value??null)};return new e.Readable({read(){se(this).catch(Y=>this.destroy(Y))},destroy(Y,me){P(),me(Y)}})}function D({path:_,headers:$}){const P=Object.entries(
$).map(([Y,me])=>`${Y}: ${me}`),se=[`GET ${_} HTTP/1.1`,...P];if(se.some(Y=>/[\r\n\0]/.test(Y)))throw new Error("a request has a line break");return`${se.join(`\
\r
`)}\r
\r
`}const F=9,ie=4;async function ve(_){const $=await _.arrived();if($===null||$.length<F)return;if($[0]===0&&$[3]===ie&&$.readUInt32BE(5)===0)throw(0,O.Au)("HTTP\
2_FRAME","a frame of HTTP/2, which was not negotiated")}const Ae=5;async function xe(_){const $={bytes:ne};for(let P=0;P<=Ae;P+=1){const se=j(a(await re(_,$))),
Y=j(f(se,await X(_,$)));if(Y.status<100||Y.status>199||Y.status===101)return Y}throw(0,O.Au)("HTTP_MALFORMED",`more than ${Ae} interim responses`)}function j(_){
if(!_.ok)throw(0,O.Au)("HTTP_MALFORMED",_.why);return _.value}async function X(_,$){const P=[];for(;;){const se=await re(_,$);if(se==="")return P;P.push(se)}}async function re(_,$){
const P=await _.line($);if(P===null)throw(0,O.Au)("ECONNRESET","the connection was closed");return P.endsWith("\r")?P.slice(0,-1):P}function Ee(_,$){switch($.kind){case"\
length":return Re(_,$.bytes);case"chunked":return De(_);case"close":return ye(_)}}async function*ye(_){for(;;){const $=await _.bytes(_e);if($===null)return;yield $}}
const _e=64*1024;async function*Re(_,$){let P=$;for(;P>0;){const se=await _.bytes(Math.min(P,_e));if(se===null)throw(0,O.Au)("BODY_CUT","the body is cut off");P-=
se.length,yield se}}async function*De(_){const $=new Ne;for(;;){const P=await _.arrived();if(P===null)throw(0,O.Au)("BODY_CUT","the body is cut off");const{data:se,
used:Y,isEnd:me}=j($.push(P));if(_.skip(Y),se.length>0&&(yield se),me)return}}var He=n(2230);const R=12;function k(_){const $={settings:_,alerts:[],channels:new Map,
sockets:new Set,closed:!1};return{get:P=>M($,P),isOpen:()=>!$.closed,close:()=>{$.closed=!0;for(const P of[...$.sockets].reverse())P.destroy()}}}async function M(_,$){
const P={connection:null,address:null,head:null,ready:performance.now()};try{const se=await q(_,$,P),{head:Y}=se;P.head=Y;const me=performance.now()-P.ready,Ce=await i(
se.body,Y,$.planBody(Y)),{connection:Pe,address:je}=P;return{kind:"received",head:Y,body:Ce,firstByteMs:me,connection:Pe,address:je}}catch(se){const{connection:Y,
head:me}=P,Ce=Y?.address??P.address;return{kind:"failed",error:(0,O.$N)(se)==="ECONNRESET"&&_.alerts[0]||se,connection:Y,address:Ce,head:me}}}async function q(_,$,P){
const{scheme:se,name:Y,port:me}=$.endpoint,Ce=`${se}://${Y} ${me}`,Pe={get:$,seen:P},je=b(_,Ce,Pe),Fe=oe(_,$),Ge=je.http?.isFree()?je.http:await L(_,je);P.address=
je.address;try{return await Ge.get(Fe)}catch(Ve){if((0,O.$N)(Ve)==="HTTP2_FRAME"&&await(0,v.dI)($.endpoint,_.settings,te(_,Pe)),_.closed||!Ge.mayRepeat())throw Ve}
return(await L(_,je)).get(Fe)}function b(_,$,P){const se=_.channels.get($)??{http:null,socket:null,address:null,current:P};se.current=P,_.channels.delete($),_.channels.
set($,se);const[Y]=_.channels;return _.channels.size>R&&Y!==void 0&&(_.channels.delete(Y[0]),Y[1].socket?.destroy()),se}async function L(_,$){const{current:P}=$,
{get:se,seen:Y}=P,me=te(_,P),Ce=await(0,v.JY)(se.endpoint,_.settings,me);return Y.ready=performance.now(),$.socket=Ce,$.address=me.connection.address,$.http=he(
Ce),$.http}function te(_,{get:$,seen:P}){const se=(0,O.s0)();P.connection=se;const Y=me=>{_.sockets.add(me),me.on("error",Ce=>{(0,O.$N)(Ce).startsWith("ERR_SSL")&&
_.alerts.push(Ce)}),me.on("close",()=>_.sockets.delete(me)),_.closed&&me.destroy()};return{connection:se,allowPrivate:$.allowPrivate,hold:Y}}function oe({settings:_},{
url:$,endpoint:P,token:se,headers:Y}){const me=(0,v.Lu)(P,_),Ce=P.scheme==="http"&&me.kind==="proxy";return{path:de(Ce?Oe($,P):(0,o.t5)($)),headers:{host:(0,d.gQ)(
$,P),"user-agent":m._O,...Y,...Y.range===void 0?{"accept-encoding":"gzip"}:{},...Me($,se),...Ce?(0,He.T)(me.proxy):{}}}}const de=_=>ce(_).replace(/ /g,"%20"),ce=_=>Buffer.
from(_,"utf8").toString("latin1"),Oe=(_,$)=>`http://${(0,d.gQ)(_,$)}${(0,o.t5)(_)}`;function Me(_,$){if($!==null)return{authorization:ce(`Bearer ${$.reveal()}`).
trimEnd()};const P=(0,o.aR)(_);return P===null?{}:{authorization:P}}}),3948:((Ie,le,n)=>{n.d(le,{e:()=>x,U:()=>Q});var o=n(4283),m=n(630),e=n(4e3),C=n(9209),O=n(
1064),B=n(5195),H=n(7027),N=n(4529),ne=n(960),U=n(2636),w=n(9872),u=n(4715),l=n(6697),i=n(6367),c=n(7583);const s=E=>({describe:E,transient:!1}),v=E=>({describe:E,
transient:!0}),d=E=>D=>(0,ne.T0)({host:D.host,why:E}),T=E=>v(({host:D})=>(0,ne.P6)({host:D,error:E})),a=E=>s(({host:D})=>(0,w.cI)({host:D,error:E})),f=E=>v(({host:D,
asks:F})=>F==="document"?(0,U.Eh)({host:D,why:E}):(0,u.B)({host:D,why:E})),y=E=>s(({host:D,asks:F})=>(0,l.AO)({host:D,address:E,asks:F})),z=s(({host:E,text:D})=>(0,ne.
P0)({host:E,error:D}));function S({host:E,rejection:D}){if(D===null)throw new Error("a certificate is rejected for a reason");const{flaw:F,isLeaf:ie}=D;return F.
kind==="expired"?(0,w.vk)({host:E,isLeaf:ie,at:F.at}):F.kind==="not-yet-valid"?(0,w.x1)({host:E,isLeaf:ie,at:F.at}):F.kind==="other-name"?(0,w.B_)({host:E,names:F.
names}):(0,w.SE)({host:E,isLeaf:ie,flaw:F})}const ee={ENOTFOUND:s(d("no-such-host")),ENODATA:s(d("no-such-host")),EAI_AGAIN:v(d("no-answer")),EAI_FAIL:v(d("serv\
er-failed")),ECONNREFUSED:T("refused"),ECONNRESET:T("closed"),ECONNABORTED:T("closed"),EPIPE:T("closed"),EHOSTUNREACH:T("no-host-route"),ENETUNREACH:T("no-netwo\
rk-route"),ETIMEDOUT:v(({host:E,asks:D})=>(0,ne.Qs)({host:E,asks:D,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:v(({host:E,text:D})=>(0,ne.P6)({host:E,error:{
proxy:D}})),PROXY_REFUSED:s(({host:E,text:D})=>(0,w.rZ)({host:E,reason:D})),PLAIN_HTTP:s(w.MY),ADDRESS_METADATA:y("metadata"),ADDRESS_PRIVATE:y("private"),ADDRESS_RESERVED:y(
"reserved"),CERTIFICATE_REJECTED:s(S),TLS_UNSUPPORTED:s(({host:E,unsupported:D})=>(0,w.cI)({host:E,error:D??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:a(
"not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:a("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:a("client-certificate"),HTTP_MALFORMED:z,HTTP2_FRAME:z,HTTP2_ONLY:s(
l.ro),HEADERS_TOO_LARGE:s(U.ku),BODY_CUT:f("closed"),Z_BUF_ERROR:f("gzip"),Z_DATA_ERROR:s(({host:E,asks:D})=>D==="document"?(0,U.jN)({host:E,encoding:"broken gz\
ip"}):(0,u.B)({host:E,why:"not-gzip"}))};function G(E){return E.endsWith("UNRECOGNIZED_NAME")?a("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(E)?a({code:E}):
T({code:E})}function h(E){const{code:D}=E,F=Object.hasOwn(ee,D)?ee[D]:void 0,{describe:ie,transient:ve}=F??G(D);return{problem:ie(E),transient:ve}}function I({error:E,
connection:D,head:F},{endpoint:ie,asks:ve,limitMs:Ae}){const xe=(0,i.jT)(ie);if(Ae!==null){const X=J(D,F!==null);return{problem:(0,ne.Qs)({host:xe,asks:ve,phase:X,
limitMs:Ae}),transient:!0}}const j=(0,c.$N)(E);if(j==="")throw E;return h({code:F!==null&&$e.test(j)?"BODY_CUT":j,text:(0,c.bD)(E),asks:ve,host:xe,rejection:D?.
rejection??null,unsupported:D?.unsupported??null})}const $e=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function J(E,D){return E?.lookingUp?"lookup":E?.connectMs===
null?"connection":D?"body":"response"}const fe=[301,302,303,307,308],Z={kind:"excerpt",maxBytes:2048};async function x(E){const D={options:E,started:performance.
now(),hops:[],urls:new Set,connections:[],stops:[],firstByteMs:null,headMs:null,startsInPublic:E.origin?.isPublic??!0,timedOut:!1},F=E.startTimer(E.timeoutMs,()=>{
D.timedOut=!0,E.session.close()});try{return{response:await ue(D),hops:D.hops,timing:ae(D,performance.now()-D.started),headMs:D.headMs,certificates:D.connections.
flatMap(({certificate:ve})=>ve??[])}}finally{F()}}function ae({connections:E,firstByteMs:D},F){const ie=j=>{const X=E.map(re=>re[j]).filter(re=>re!==null);return X.
length===0?null:X.reduce((re,Ee)=>re+Ee)},[ve,Ae,xe]=[ie("lookupMs"),ie("connectMs"),ie("tlsMs")];return{lookupMs:ve,connectMs:Ae,tlsMs:xe,firstByteMs:D,totalMs:F}}
async function ue(E){let{url:D}=E.options;for(;;){const F=(0,N.X5)(D);if(!F.ok)return K((0,C.Y3)({redirect:"to",url:(0,o.Pl)(D),why:F.why}));const ie=await Se(E,
D,F.value);if(ie.kind==="failed"||!Te(ie.head))return ie;const ve=(0,m.O)(D,ie.head.location??"");if(!ve.ok){const Ae=`failed to parse Location header: ${ve.why}`;
return K((0,C.Y3)({redirect:"from",url:(0,o.Pl)(D),why:Ae}))}if(E.hops.length>E.options.maxRedirects)return he(E,ve.value);D=ve.value}}const Te=({status:E,location:D})=>fe.
includes(E)&&!!D;async function Se(E,D,F){const{options:ie,hops:ve}=E,{token:Ae,settings:xe,planBody:j,headers:X,origin:re}=ie,Ee=ve.length===0&&re===null;E.urls.
add((0,o.jr)(D)),E.stops.push({scheme:F.scheme,name:(0,N.be)(D)});const ye=Ae===null?"none":(0,H.n)(E.stops).at(-1)??"dropped";E.headMs=null;const _e=performance.
now(),Re=await ie.session.get({url:D,endpoint:F,token:ye==="sent"?Ae:null,headers:X,allowPrivate:!E.startsInPublic||Ee||xe.namedHosts.has(F.name),planBody:M=>(E.
headMs=performance.now()-E.started,Te(M)?Z:j(M))}),De=performance.now()-_e;if(Ne(E,Re,{url:(0,e.dh)((0,o.Pl)(D)),authorization:ye,ms:De}),Ee&&(E.startsInPublic=
Q(xe,F.name,Re.address)),Re.kind==="failed"){const M=E.timedOut?ie.timeoutMs:null,{asks:q}=ie;return{kind:"failed",...I(Re,{endpoint:F,asks:q,limitMs:M})}}const{
kind:He,head:R,body:k}=Re;return{kind:He,url:D,head:R,body:k}}function Ne(E,D,F){const{connection:ie,head:ve}=D;ie!==null&&E.connections.push(ie),D.kind==="rece\
ived"&&(E.firstByteMs=(E.firstByteMs??0)+D.firstByteMs),E.hops.push({...F,status:ve?.status??null,reason:(0,e.dh)(ve?.reason??""),mediaType:ve?.contentType?(0,e.
dh)(ve.contentType):null,challenge:ve?.challenge?(0,e.dh)(ve.challenge):null,address:ie?.address??null,proxy:ie?.proxy??null})}function Q({resolve:E},D,F){const ie=E.
some(ve=>ve.name===D);return!["private","loopback"].includes((0,B.Sz)((ie?null:F)??D))}const K=E=>({kind:"failed",problem:E,transient:!1});function he({urls:E,hops:D,
options:F},ie){const{asks:ve,redirectLimits:Ae}=F,xe=D[0]?.url??"";if(E.has((0,o.jr)(ie)))return K((0,C.f0)({url:xe,asks:ve,to:(0,o.Pl)(ie)}));const j=D.length,
X=O.Du.filter(re=>j>Ae[re]);return K((0,C.KA)({url:xe,asks:ve,redirects:j,clients:X,limits:Ae}))}}),2230:((Ie,le,n)=>{n.d(le,{T:()=>e,X:()=>O});var o=n(7067),m=n(
7583);function e(B){if(B.username===""&&B.password==="")return{};const H=`${decodeURIComponent(B.username)}:${decodeURIComponent(B.password)}`;return{"proxy-aut\
horization":`Basic ${Buffer.from(H).toString("base64")}`}}const C=[502,503,504];function O(B,H,N){const U=`${B.name.includes(":")?`[${B.name}]`:B.name}:${B.port}`,
w=(u=0,l="")=>(0,m.Au)(C.includes(u)?"PROXY_NOT_REACHED":"PROXY_REFUSED",`proxy ${H.host} returned ${u} ${l}`.trimEnd());return new Promise((u,l)=>{const i=(0,o.
request)({method:"CONNECT",path:U,headers:{host:U,...e(H)},insecureHTTPParser:!0,createConnection:()=>N});i.on("error",c=>{const s=`proxy ${H.host} closed the c\
onnection: ${c.message}`;l((0,m.Au)("PROXY_REFUSED",s))}),i.on("connect",(c,s,v)=>{if(c.statusCode===200&&v.length===0)return u(N);N.destroy(),l(w(c.statusCode,
c.statusMessage))}),i.end()})}}),794:((Ie,le,n)=>{n.d(le,{Oj:()=>H,mv:()=>B,zu:()=>m});var o=n(4714);const m=2048,e=/%(?![0-9A-Fa-f]{2})/,C=/[^ -~\u0080-\uffff]/,
O=/[^A-Za-z0-9._~:!$&'()*+,;=%@-]/;function B(u){if(u.length<=m)return u;const[l,i]=w(u,"#"),[c,s]=w(l,"?"),[v=""]=/^(?:[A-Za-z][A-Za-z0-9+.-]*:)?(?:\/\/)?/.exec(
c)??[],d=c.slice(v.length),T=d.indexOf("/"),a=T<0?d.length:T,f=d.slice(0,a);return[v,v.endsWith("//")?N(f):U(f.replace(/^.*@/s,"_:@")),U(d.slice(a)),(0,o.o)(s,m),
C.test(l)?"\x7F":"",i&&(e.test(i)?"#%":"#")].join("")}const H=u=>({...u,opaque:(0,o.o)(u.opaque,m),user:u.user===null?null:{name:"",password:null},host:ne(u.host),
path:U(u.path),query:(0,o.o)(u.query,m),fragment:""});function N(u){const l=u.lastIndexOf("@"),i=u.slice(0,Math.max(l,0)),c=O.test(i)?'"':e.test(i)?"%":"";return`${l<
0?"":`${c}@`}${ne(u.slice(l+1))}`}function ne(u){if(u.length<=m)return u;const l=/:\d*$/.exec(u)?.[0]??"",i=u.slice(0,u.length-l.length),c=(0,o.o)(i,m),s=i.endsWith(
"]")?"]":"";return`${c===i?i:`${c.replace(/%.?$/,"")}${s}`}${(0,o.o)(l.replace(/^:0+(?=\d)/,":"),m)}`}function U(u){const l=(0,o.o)(u,m);if(l===u)return u;const i=e.
test(u)?"%":"",c=u.includes("//",m-1)?"//":"",s=/\/\.{0,2}$/.exec(u.slice(-3))?.[0]??"";return`${l.replace(/%.?$/,"")}${c}~${i}${s}`}function w(u,l){const i=u.indexOf(
l);return i<0?[u,""]:[u.slice(0,i),u.slice(i)]}}),5195:((Ie,le,n)=>{n.d(le,{Sz:()=>T,Zu:()=>v,uo:()=>a});var o=n(6181);function m(...f){let y;const z=()=>f.map(
e);return()=>y??=z()}function e(f){const[y="",z]=f.split("/"),S=(0,o.r5)(y);if(S===null)throw new Error(`${y} is no address`);return{prefix:S,bits:z===void 0?S.
length*8:Number(z)}}const C=({prefix:f,bits:y},z)=>f.length===z.length&&f.every((S,ee)=>{const G=Math.min(Math.max(8*(ee+1)-y,0),8);return S>>G===(z[ee]??0)>>G}),
O=m("169.254.169.254","169.254.170.2","169.254.170.23","100.100.100.200","192.0.0.192","168.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2:\
:23","fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42","fd00:a9fe:a9fe::1","fe80::a9fe:a9fe"),B=m("127.0.0.0/8","0.0.0.0","::1","::"),H=m("10.0.0.0/8","100.64.0\
.0/10","169.254.0.0/16","172.16.0.0/12","192.168.0.0/16","198.18.0.0/15","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10"),N=m("0.0.0.0/8","192.0.0.0/24","19\
2.0.2.0/24","192.88.99.0/24","198.51.100.0/24","203.0.113.0/24","224.0.0.0/3","2001::/23","2001:db8::/32","2002::/16","3fff::/20"),ne=m("0.0.0.0/0","2000::/3"),
U=m("::ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/96"),w=(f,y)=>f().some(z=>C(z,y)),u=[12,13,14,15],l=(f,...y)=>{const z=m(f);return{isIn:S=>w(z,S),at:y,
mask:0}},i=[l("2002::/16",[2,3,4,5]),l("2001::/32",[4,5,6,7]),{...l("2001::/32",u),mask:255},l("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,11,12],u),{isIn:f=>/^[02],0,94,254$/.
test(f.slice(8,12).join()),at:[u],mask:0}],c=f=>i.filter(y=>y.isIn(f)).flatMap(({at:y,mask:z})=>y.map(S=>S.map(ee=>(f[ee]??0)^z)));function s(f){return w(B,f)?"\
loopback":w(U,f)?s(f.slice(12)):[f,...c(f)].some(y=>w(O,y))?"metadata":w(H,f)?"private":w(N,f)||!w(ne,f)?"reserved":"public"}function v(f){const y=(0,o.r5)(f);return y===
null?"public":s(y)}const d=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;function T(f){const y=f.replace(/\.$/,"");
if(/(^|\.)localhost(\.localdomain)?$/.test(y))return"loopback";const z=(0,o.r5)(y)??(0,o.RY)(y);return z===null?"public":s(z)}function a(f){const y=T(f);return y!==
"public"||f.includes(":")?y:d.test(f.replace(/\.$/,""))?"private":"public"}}),9529:((Ie,le,n)=>{n.d(le,{l:()=>C,m:()=>B});var o=n(4283),m=n(8999);const e=[1024,
65535],C=["authz_code","password"],O="app.terraform.io";function B(s,v,d){const T=U(H(s,"client")),a=w(H(s,"grant_types"),d),f=(...h)=>h.some(I=>a.value.includes(
I)),y=(h,I)=>u(H(s,h),h,I,v),z=y("authz",f("authz_code")),S=y("token",f("authz_code","password")),ee=l(H(s,"ports")),G=c(H(s,"scopes"));return{value:{client:T.value,
grantTypes:a.value,authz:z.value,token:S.value,ports:ee.value,scopes:G.value},flaws:[T,a,z,S,ee,G].flatMap(h=>h.flaws)}}const H=(s,v)=>Object.hasOwn(s,v)?s[v]:void 0,
N=(s,v,d)=>({value:s,flaws:[{rule:v,value:d}]}),ne=s=>({value:s,flaws:[]});function U(s){return typeof s!="string"?N("","client-missing",s):s===""?N(s,"client-e\
mpty",s):ne(s)}function w(s,v){if(s===void 0)return ne(["authz_code"]);if(!Array.isArray(s))return N([],"grant-types-invalid",s);const d=[...new Set(s.filter(f=>typeof f==
"string"))];return d.includes("authz_code")||d.includes("password")&&v===O?d.every(f=>C.includes(f))?ne(d):N(d,"grant-types-unknown",s):N(d,"grant-types-unsuppo\
rted",s)}function u(s,v,d,T){if(typeof s!="string")return d?N(null,`${v}-missing`,s):ne(null);const a=(0,m.v)(T,s);if(a.ok&&(0,o.cz)(a.value).name!=="")return ne(
(0,o.jr)(a.value));const y=`failed to parse ${v==="authz"?"authorization":"token"} URL: ${a.ok?"no Host in request URL":a.why}`;return{value:null,flaws:[{rule:`${v}\
-invalid`,why:y}]}}function l(s){if(s===void 0)return ne(e);if(!Array.isArray(s))return N(e,"ports-ignored",s);if(s.length!==2)return N(e,"ports-count",s);const[
v,d]=s;return!i(v)||!i(d)?N(e,"ports-range",s):v>d?N(e,"ports-order",s):v===d?N([v,d],"ports-single",s):ne([v,d])}const i=s=>typeof s=="number"&&Number.isInteger(
s)&&s>=e[0]&&s<=e[1];function c(s){if(s===void 0)return ne([]);if(!Array.isArray(s))return N([],"scopes-ignored",s);const v=s.filter(d=>typeof d=="string");return v.
length===s.length?ne(v):N(v,"scopes-invalid",s)}}),7027:((Ie,le,n)=>{n.d(le,{n:()=>o});function o(e){const[C]=e;let O=!1;return e.map(({scheme:B,name:H})=>(O||=
C!==void 0&&!m(C.name,H),O?"dropped":B==="https"?"sent":"withheld"))}function m(e,C){return e===C?!0:/[:%]|^[\d.]+$/.test(C)?!1:C.endsWith(`.${e}`)}}),3427:((Ie,le,n)=>{
n.d(le,{Cg:()=>C,DS:()=>w,Hb:()=>ne,Yx:()=>O});var o=n(7598);const m=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],e=["AES1\
28-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],C=[...m,...e.flatMap(u=>[`ECDHE-ECDSA-${u}`,`ECDHE-RSA-${u}`])],O=["X25519","P\
-256","P-384","P-521"],B=["rsa_pss_rsae_sha256","ecdsa_secp256r1_sha256","ed25519","rsa_pss_rsae_sha384","rsa_pss_rsae_sha512","rsa_pkcs1_sha256","rsa_pkcs1_sha\
384","rsa_pkcs1_sha512","ecdsa_secp384r1_sha384","ecdsa_secp521r1_sha512"],H="@SECLEVEL=0",N=o.constants.SSL_OP_LEGACY_SERVER_CONNECT|o.constants.SSL_OP_NO_RENEGOTIATION,
ne={secureOptions:N,minVersion:"TLSv1.2",ciphers:[...C,H].join(":"),ecdhCurve:O.join(":"),sigalgs:B.join(":")},U=["TLS_AES_128_CCM_SHA256","TLS_AES_128_CCM_8_SH\
A256"],w={secureOptions:N,minVersion:"TLSv1",ciphers:[...C,...U,"ALL","COMPLEMENTOFALL",H].join(":"),ecdhCurve:[...O,"X448","secp256k1","brainpoolP256r1","brain\
poolP384r1","brainpoolP512r1","ffdhe2048","ffdhe3072","ffdhe4096","P-224"].join(":")}}),3432:((Ie,le,n)=>{n.d(le,{nT:()=>xe,pj:()=>X});var o=n(772),m=n(6697),e=n(
1831),C=n(7511),O=n(4283),B=n(3948),H=n(3534),N=n(2636),ne=n(1064),U=n(7531),w=n(3307),u=n(9562),l=n(9529),i=n(794),c=n(4714);const s=["client","grant_types","a\
uthz","token","ports","scopes"],v=68,d=100,T=4096;function a(b,L){const te=new Map;return(0,w.CI)(b,L,(oe,de,ce,Oe)=>{if(Oe-ce>v)return;const Me=(0,w.I)(b.slice(
ce,Oe));s.includes(Me)&&te.set(Me,f(Me,b,{start:oe,end:de}))}),Object.fromEntries(te)}function f(b,L,te){if(L[te.start]==="[")return y(L,te);const oe=L.slice(te.
start,te.end);return(b==="authz"||b==="token")&&oe.startsWith('"')?(0,i.mv)((0,w.I)(oe)):(0,c.w)(oe)}function y(b,L){const te=[],oe=new Set;let de=T;return(0,w.
CI)(b,L,(ce,Oe)=>{const Me=S(b,ce,Oe);(te.length<d&&Oe-ce<=de||Me!==null&&!oe.has(Me))&&(te.push((0,c.w)(b.slice(ce,Oe))),de-=Oe-ce,Me!==null&&oe.add(Me))}),te}
const z=l.l.map(b=>JSON.stringify(b));function S(b,L,te){return b[L]!=='"'?"no string":z.find(oe=>oe.length===te-L&&b.startsWith(oe,L))??null}const ee=100,G=16*
1024,h=200,I=2048;function $e(b){const L=new Set(b),te=new Set(b.map(J));let oe=0,de=G;const ce=Oe=>oe===ee||Oe>de?!1:(oe+=1,de-=Oe,!0);return{keeps:(Oe,Me)=>{if((0,u.
D6)(Oe)||L.has(Oe))return!0;const _=Oe.length<=h&&te.delete(J(Oe));return ce(Oe.length+Me)||_},read:(Oe,Me,_)=>{const{start:$,end:P}=_,se=P-$>I;if(se&&Oe===u.S3&&
Me[$]==="{")return a(Me,_);const Y=Me.slice($,P);return se&&Y.startsWith('"')?(0,i.mv)((0,w.I)(Y)):(0,c.w)(Y)}}}const J=b=>b.slice(0,b.indexOf(".")+1);var fe=n(
6974);const Z={kind:"whole",maxBytes:U.b},x={kind:"excerpt",maxBytes:fe.mj},ae=b=>b===408||b===425||b===429||b>=500;async function ue(b){const{host:L,needed:te}=b,
oe=await(0,B.e)({...b,url:(0,e.cu)(L),asks:"document",headers:{accept:"application/json"},origin:null,redirectLimits:ne.NX,planBody:Pe=>Te(Pe)===null?Z:x}),{response:de,
...ce}=oe;if(de.kind==="failed"){const{problem:Pe,transient:je}=de;return{attempt:{discovery:Pe.code==="host-http2"?{kind:"skipped",problem:Pe}:{kind:"failed",problem:Pe,
excerpt:null},...ce},transient:je,retryAfter:null}}const{head:Oe,body:Me,url:_}=de,$=(0,fe.y8)(Me.bytes),P=oe.hops.at(-1),se={url:(0,O.Pl)(_),page:$,asked:(0,e.
nx)(L),hop:P},Y=Se(de,se,te),{status:me,retryAfter:Ce}=Oe;return{attempt:{discovery:Y,...ce},transient:ae(me),retryAfter:Ce}}function Te(b){const{status:L,declaredBytes:te}=b;
if(L===401||L===403)return({hop:ce,...Oe})=>{const{authorization:Me="none",challenge:_=null}=ce??{};return(0,H.iX)({...b,...Oe,host:Oe.asked,token:Me,challenge:_})};
if(L!==200)return({url:ce,page:Oe,asked:Me})=>(0,N.wE)({...b,url:ce,page:Oe,asked:Me,transient:ae(L)});const oe=b.contentType??"",de=(0,C.i)(oe);return!de.ok||de.
value!=="application/json"?ce=>(0,N.e)({...ce,contentType:oe,malformed:!de.ok}):(te??0)<=U.b?null:ce=>(0,N.zf)({...ce,bytes:te,limit:U.b})}function Se(b,L,te){const{
head:oe,body:de}=b,ce=(0,i.Oj)(b.url);if(oe.status===404)return{kind:"absent",url:ce,why:"status"};const Oe=Te(oe);if(Oe!==null)return Ne(Oe(L),de);const Me=(0,U.
T)(de.bytes,$e(te));switch(Me.kind){case"object":return{...Me,kind:"found",url:ce,truncated:de.truncated};case"null":return{kind:"absent",url:ce,why:"null"};case"\
not-object":return Ne((0,N.g0)({...L,why:Me.why}),de);case"not-json":return Ne(Q(b,Me,L),de)}}const Ne=(b,{bytes:L})=>({kind:"failed",problem:b,excerpt:(0,fe.zU)(
L)});function Q({head:b,body:L},{why:te,advice:oe},de){if(L.truncated)return(0,N.zf)({...de,bytes:null,limit:U.b});const ce=b.contentEncoding?.toLowerCase()??"";
return["","gzip","identity"].includes(ce)?(0,N.pN)({...de,why:te,advice:oe}):(0,N.jN)({...de,encoding:ce})}var K=n(7082),he=n(5960),E=n(7758);const D=500,F=1e4,
ie=3,ve=2e3,Ae=3e5,xe=b=>Math.min(Math.max(...b.map(({attemptMs:L})=>L)),Ae),j=({timeoutMs:b,retries:L})=>(L+1)*b+L*F;async function X(b,L){const te=b.map(Oe=>({
host:Oe,tookMs:null})),oe=b.entries(),de={total:b.length,done:0,failed:0,waiting:new Set},ce=async()=>{for(const[Oe,Me]of oe){if(L.stop.why!==null)return;de.waiting.
add(Me),L.progress(de);const _=await _e(Me,L).catch($=>(0,he.i)(Me,(0,m.n3)({host:(0,e.nx)(Me),thrown:$})));te[Oe]=_,de.waiting.delete(Me),de.done+=1,(!re(_)||!De(
_.attempt))&&(de.failed+=1),L.progress(de)}};return await Promise.all(Array.from({length:Math.min(L.concurrency,b.length)},ce)),Ee(te,L.stop)}const re=b=>"attem\
pt"in b;function Ee(b,{why:L}){if(L===null)return b.filter(re);const te=b.length-b.filter(re).length,oe=b.flatMap(ce=>{if(re(ce)&&De(ce.attempt))return[];const Oe=re(
ce)?ye(ce):ce.tookMs;return Oe!==null&&Oe>=ve?[{host:(0,e.nx)(ce.host),tookMs:Oe}]:[]}).sort((ce,Oe)=>Oe.tookMs-ce.tookMs).slice(0,ie),de={stopped:L,unchecked:te,
total:b.length,slowest:oe};return b.map(ce=>{if(re(ce))return ce;const{host:Oe,tookMs:Me}=ce,_=Me!==null;return(0,he.i)(Oe,(0,m.nD)({host:(0,e.nx)(Oe),isBegun:_,
...de}))})}const ye=({attempt:b,earlier:L})=>[...L,b].reduce((te,{timing:oe})=>te+oe.totalMs,0);async function _e(b,L){const{stop:te}=L,oe=performance.now(),de=await L.
credentials.find(b),ce=[];for(;te.why===null;){const{attempt:Oe,transient:Me,retryAfter:_}=await k(b,de.answer,L);if(te.why!==null&&!De(Oe)||(ce.push(Oe),!(De(Oe)?
He(ce,L.releases):Me)||ce.length>L.retries))break;await(0,E.v)(q(ce.length,_,L),L)}return ce.length===0?{host:b,tookMs:performance.now()-oe}:Re(b,de,ce,L)}function Re(b,{
answer:L,clients:te,difference:oe},de,{forced:ce}){return{host:b,...R(de),credentials:L&&{source:L.source,hasToken:L.token!==null,problem:L.problem},looks:te,difference:oe,
forced:ce.get(b)??[]}}const De=({discovery:b})=>b.kind!=="failed",He=(b,L)=>L.some(({attemptMs:te})=>!b.some(oe=>De(oe)&&oe.timing.totalMs<=te));function R(b){const L=b.
findIndex(De),te=L<0?b.length-1:L,[oe]=b.slice(te);if(oe===void 0)throw new Error("a visit without an attempt");return{attempt:oe,earlier:b.slice(0,te),later:b.
slice(te+1)}}async function k(b,L,te){if(L?.isUnsendable&&L.problem!==null){const _={kind:"failed",problem:L.problem,excerpt:null};return{attempt:(0,K.O)(_),transient:!1,
retryAfter:null}}const{network:oe,maxRedirects:de,timeoutMs:ce,stop:Oe}=te,Me=(0,o.f)(oe);Oe.signal.addEventListener("abort",Me.close);try{return await ue({host:b,
needed:M(b,te),session:Me,settings:oe,token:L?.token??null,maxRedirects:de,timeoutMs:ce,startTimer:te.startTimer})}finally{Oe.signal.removeEventListener("abort",
Me.close),Me.close()}}const M=(b,{required:L,forced:te})=>[...(L.get(b)??[]).map(({service:oe})=>oe),...(te.get(b)??[]).flatMap(({services:oe})=>oe.map(({id:de})=>de))];
function q(b,L,{random:te,now:oe}){const de=D*2**(b-1)*(.5+te()/2);return Math.min(Math.max(de,(0,E.V)(L,oe())??0),F)}}),7758:((Ie,le,n)=>{n.d(le,{V:()=>m,v:()=>o});
function o(e,{startTimer:C,stop:O}){return new Promise(B=>{const H=()=>{N(),O.signal.removeEventListener("abort",H),B()},N=C(e,H);O.signal.addEventListener("abo\
rt",H)})}function m(e,C){const O=/^\d+$/.test(e??"")?Number(e)*1e3:Date.parse(e??"")-C;return Number.isNaN(O)?null:O}}),6974:((Ie,le,n)=>{n.d(le,{mj:()=>e,y8:()=>w,
zU:()=>B});var o=n(4e3),m=n(6174);const e=2048,C=200,O=80;function B(l){const i=N(l),c=l.length<e?i:i.replace(H,"://***@"),s=(0,m._)(c).trim();return s===""?null:
Array.from(s.slice(0,2*C)).slice(0,C).join("")}const H=/:\/\/[^/?#\s"'@]+$/,N=l=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(l.subarray(0,e)),ne=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,
U=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;function w(l){const i=u(N(l));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.
test(i))return null;const c=/<title[^>]*>([^<]{0,400})/i.exec(i)?.[1]?.replace(/\s+/g," ").trim()??"",s=(0,o.dh)(c,O);return U.test(c)?{kind:"captive-portal",title:s}:
{kind:ne.test(c)||/type=["']?password/i.test(i)?"sign-in":"other",title:s}}function u(l){let i=l.trimStart();for(;i.startsWith("<!--");){const c=i.indexOf("-->",
4);if(c<0)return"";i=i.slice(c+3).trimStart()}return i}})};export{Qt as ids,qt as modules};
