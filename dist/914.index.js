const Qt=[914,217,456,696],qt={4929:((Ie,fe,n)=>{n.d(fe,{Dz:()=>N,P4:()=>F,Yv:()=>U,kV:()=>w});var o=n(6246),m=n(1064),e=n(1831),C=n(4e3),T=n(5799);const F=(0,T.
lS)((0,T.$e)("credentials-config","CLI configuration has a mistake",m.Du),({clients:u,mistake:l})=>({...j(l),affects:u}));function j(u){switch(u.kind){case"miss\
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
client finds no other name"}}}const N=(0,T.lS)((0,T.z3)("credentials-helper","Credentials helper failed",m.Du),({name:u,why:l})=>({message:`credentials helper ${u}\
: ${l}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install provi\
ders'})),ne=10,U=(0,T.lS)((0,T.lm)("services-forced","A host block replaces service discovery",["terraform","opentofu"]),({host:u,at:l})=>({message:`the host bl\
ock at ${l} defines the services of ${u}; the host's own discovery document is not used`,help:`remove the host block at ${l} to use the discovery document of ${u}`})),
w=(0,T.lS)((0,T.lm)("services-forced-differ","A host block and the discovery document differ",["terraform","opentofu"]),({host:u,at:l,services:i})=>({message:`t\
he host block at ${l} and the discovery document of ${u} differ in ${(0,C.K4)(i,ne,C.dh)}`,help:"update the host block or remove it; machines without it use oth\
er services"}))}),960:((Ie,fe,n)=>{n.d(fe,{Er:()=>c,P0:()=>u,P6:()=>j,Qs:()=>w,T0:()=>T,U2:()=>i});var o=n(1064),m=n(4e3),e=n(5799);const C={"no-such-host":"doe\
s not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server report\
ed a failure"},T=(0,e.lS)((0,e.z3)("host-unknown","Hostname does not resolve",o.zK),({host:s,why:v})=>({message:`${s} ${C[v]}`,help:v==="no-such-host"?"check th\
e spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again"})),F={refused:"refused the connection",
closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its net\
work"},j=(0,e.lS)((0,e.z3)("host-unreachable","Host is unreachable",o.zK),({host:s,error:v})=>{if(typeof v=="object"&&"proxy"in v)return{message:`${s} is unreac\
hable: ${v.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"};const d=typeof v=="string"?F[v]:`is unreachable \
(${v.code})`;return{message:`${s} ${d}`,help:{operator:"check that the host is up, and that a firewall lets this machine connect to it",user:"check that a firew\
all or proxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine connect to it; otherwise ${(0,m.B9)(s)}`}}}),N={lookup:{failed:"\
could not be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"ch\
eck that the host is up, and that a firewall does not drop packets from this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish \
its response",help:""}},ne="serve the document as a static file",U=({asks:s})=>s==="document"?ne:"find out what the server waits for, such as its storage",w=(0,e.
lS)((0,e.z3)("host-timeout","Host does not respond in time",o.zK),s=>{if(s.phase==="complete")return{message:`${s.host} took ${(0,m.YA)(s.tookMs)} to return its\
 discovery document; ${(0,m.Af)(s.releases)}`,help:(0,e.C)(ne),affects:[...new Set(s.releases.map(({client:_})=>_))]};const{failed:v,help:d}=N[s.phase],S=s.limitMs===
null?"in time":`within ${(0,m.YA)(s.limitMs)}`;return{message:`${s.host} ${v} ${S}`,help:d||{operator:U(s),guest:(0,m.B9)(s.host)}}}),u=(0,e.lS)((0,e.z3)("host-\
protocol","Host does not speak HTTP",o.zK),({host:s,error:v})=>({message:`the response of ${s} is not valid HTTP (${v})`,help:{operator:"check that the port ser\
ves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}})),l={lookup:"the DNS lookup",connection:"the connec\
tion",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"},i=(0,e.lS)((0,e.$e)("host-slow","Host is slow"),({host:s,phase:v,
tookMs:d,limitMs:S,..._})=>{const R=`(limit ${(0,m.YA)(S)}); ${l[v.name]} took ${(0,m.YA)(v.ms)}`;return"url"in _?{message:`${_.url} took ${(0,m.YA)(d)} to answ\
er ${R}`,help:(0,e.C)(U({asks:"answer"}))}:{message:`${s} took ${(0,m.YA)(d)} to return its discovery document ${R}`,help:(0,e.C)(ne,(0,m.Af)(_.releases))}}),c=(0,e.
lS)((0,e.lm)("host-recovered","Discovery succeeded after a retry"),({host:s,attempts:v,failure:d,releases:S})=>({message:`discovery of ${s} succeeded at attempt\
 ${v}; the first attempt failed: ${d}`,help:(0,e.C)("find out why the host fails intermittently",S.length===0?"init succeeded, because the CLI retries discovery":
`init with ${(0,m.eZ)(S)} would have failed`)}))}),2636:((Ie,fe,n)=>{n.d(fe,{Eh:()=>l,HB:()=>v,e:()=>N,g0:()=>c,jN:()=>w,ku:()=>U,pN:()=>i,wE:()=>T,zf:()=>ne});
var o=n(1064),m=n(4e3),e=n(5799);const C='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',T=(0,e.lS)((0,e.z3)("document-status","Unex\
pected HTTP status",o.zK),({location:d,retryAfter:S,transient:_,asked:R,...a})=>{const{page:$,status:g}=a,X=(B,f)=>({message:`${(0,m._r)(a)}${B}; expected 200 o\
r 404`,help:(0,m.NM)($,R,f)});if(g>=300&&g<400)return d?X(", which clients do not follow",(0,e.C)("redirect with 301, 302, 303, 307 or 308")):X(" without a Loca\
tion header",(0,e.C)("add a Location header to the redirect"));if(g===429){const B=S===null?"":` (Retry-After: ${(0,m.dh)(S,F)})`;return{...X(B,j),help:j}}return _?
X("",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,m.B9)(R)}):X("",{
operator:"return the discovery document, or 404 if the host has no services",user:(0,m.Wt)([]),guest:(0,m.qZ)(R)})}),F=40,j={because:"the host limits the reques\
ts of this machine or of its network",operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)",
user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},N=(0,e.
lS)((0,e.z3)("document-type","Wrong Content-Type",o.Du),({url:d,page:S,asked:_,contentType:R,malformed:a})=>{const g=R===""?"has no Content-Type":`has ${a?"a ma\
lformed Content-Type":"Content-Type"} "${(0,m.dh)(R)}"`;return{message:`${d} ${g}; expected "application/json"`,help:(0,m.NM)(S,_,(0,e.C)("serve the discovery d\
ocument with Content-Type: application/json","most servers send it for a file named terraform.json"))}}),ne=(0,e.lS)((0,e.z3)("document-size","Discovery documen\
t is too large",o.Du),({url:d,page:S,asked:_,bytes:R,limit:a,isPadding:$=!1})=>$?{message:`${d} has more than ${a} bytes; what exceeds the limit is white space`,
help:(0,e.C)("remove the white space at the end of the document"),severity:"warning"}:{message:`${d} has ${R??`more than ${a}`} bytes, limit ${a}`,help:(0,m.NM)(
S,_,(0,e.C)("check what is served at this URL","a discovery document only maps service ids to URLs"))}),U=(0,e.lS)((0,e.z3)("document-headers","Response headers\
 are too large",o.zK),({host:d})=>({message:`${d} sent more than 256 KiB of response headers`,help:(0,e.C)("look for a header or cookie that grows with each req\
uest")})),w=(0,e.lS)((0,e.z3)("document-encoding","Discovery document cannot be decompressed",o.Du),d=>"host"in d?{message:`${d.host} sent a discovery document \
that is not gzip, with Content-Encoding: gzip`,help:(0,e.C)("remove the Content-Encoding header, or compress the document")}:{message:`${d.url} has Content-Enco\
ding "${(0,m.dh)(d.encoding)}", which the clients do not decompress`,help:(0,m.NM)(d.page,d.asked,(0,e.C)("configure the server, and any proxy in front of it, t\
o respect Accept-Encoding: gzip"))}),u={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document that is cut off"},l=(0,e.lS)((0,e.
z3)("document-incomplete","Discovery document is incomplete",o.zK),({host:d,why:S})=>({message:`${d} ${u[S]}`,help:(0,e.C)("look for a server that crashes while\
 it responds, or a proxy that changes the body")})),i=(0,e.lS)((0,e.z3)("document-not-json","Discovery document is not valid JSON",o.zK),({url:d,page:S,asked:_,
why:R,advice:a})=>({message:`${d} is not valid JSON: ${(0,m.dh)(R)}`,help:(0,m.NM)(S,_,(0,e.C)(a??C))})),c=(0,e.lS)((0,e.z3)("document-not-object","Discovery do\
cument is not a JSON object",o.zK),({url:d,page:S,asked:_,why:R})=>({message:`${d} is not a JSON object: ${(0,m.dh)(R)}`,help:(0,m.NM)(S,_,(0,e.C)(C))})),s=20,v=(0,e.
lS)((0,e.z3)("document-absent","Host has no discovery document",o.zK),({host:d,url:S,why:_,required:R,clientErrors:a})=>{const $=R.length===0?"at least one serv\
ice":R.join(", "),g=_==="status"?`has no discovery document (${S} returned 404)`:"has the discovery document `null`, which offers no services",X=a.slice(0,s).map(
B=>`"${B}"`).join(", ");return{message:`host ${d} ${g}; required: ${$}`,help:{operator:"serve /.well-known/terraform.json at the root of the host",user:(0,m.Wt)(
R),guest:(0,m.qZ)(d),...X===""?{}:{note:`the clients print ${X}`}}}})}),9209:((Ie,fe,n)=>{n.d(fe,{CL:()=>U,KA:()=>F,Y3:()=>ne,f0:()=>j,n4:()=>N});var o=n(1064),
m=n(4e3),e=n(5799);const C=({url:w,asks:u})=>`configure ${w} to return ${u==="document"?"the document":"its answer"}`,T=w=>(0,e.C)(`${C(w)}, or to redirect stra\
ight to it`),F=(0,e.lS)((0,e.z3)("redirect-limit","Too many redirects",o.Du),({redirects:w,clients:u,limits:l,...i})=>{const c=u.map(s=>`${o.bB[s]} follows ${l[s]}`);
return{message:`${i.url} redirects ${w} times; ${c.join(", ")}`,help:T(i),affects:u}}),j=(0,e.lS)((0,e.z3)("redirect-loop","Redirect loop",o.zK),({url:w,asks:u,
to:l})=>({message:`the redirects of ${w} lead back to ${l}`,help:(0,e.C)(C({url:w,asks:u}))})),N=(0,e.lS)((0,e.$e)("redirect-insecure","Redirect to plain HTTP",
o.Du),({url:w,to:u,exposesToken:l})=>({message:`${w} redirects to ${u}, which is not https${l?"; Terraform and OpenTofu send the token there in clear text (this\
 check did not)":""}`,help:(0,e.C)("redirect to an https URL")})),ne=(0,e.lS)((0,e.z3)("redirect-invalid","Invalid redirect",o.zK),({redirect:w,url:u,why:l})=>({
message:`the redirect ${w} ${u} cannot be followed: ${(0,m.dh)(l)}`,help:(0,e.C)("redirect to an https URL")})),U=(0,e.lS)((0,e.lm)("redirect-nested","More than\
 one redirect"),({url:w,redirects:u})=>({message:`${w} redirects ${u} times; the protocol only requires clients to follow 1 redirect`,help:T({url:w,asks:"docume\
nt"})}))}),9872:((Ie,fe,n)=>{n.d(fe,{BU:()=>B,B_:()=>_,MY:()=>X,SE:()=>d,cI:()=>g,rZ:()=>j,vk:()=>N,x1:()=>ne});var o=n(1064),m=n(4e3),e=n(5799);const C=({host:f,
isLeaf:D})=>D?`the certificate of ${f}`:`an authority in the certificate chain of ${f}`,T=f=>F(new Date(f).toISOString()),F=f=>f.slice(0,10),j=(0,e.lS)((0,e.z3)(
"proxy-refused","Proxy refused the request",o.zK),({host:f,reason:D})=>({message:`${f} was not reached: ${D}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, \
which Terraform and OpenTofu read too"})),N=(0,e.lS)((0,e.z3)("tls-expired","TLS certificate has expired",o.zK),f=>({message:`${C(f)} expired on ${T(f.at)}`,help:(0,e.
C)("renew the certificate and reload the server")})),ne=(0,e.lS)((0,e.z3)("tls-not-yet-valid","TLS certificate is not valid yet",o.zK),f=>({message:`${C(f)} is \
not valid before ${T(f.at)}`,help:"check the clock of this machine and the start date of the certificate"})),U={leaf:"is signed by an unknown authority, or the \
host does not send the intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-sig\
ned":"is self-signed"},w="configure the host to send its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",u={"negative\
-serial":{says:"has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"\
issued a certificate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more\
 authorities below it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is\
 not for servers (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (na\
meConstraints)",help:"have it issued by an authority whose name constraints permit all of its names"}},l=(f,D)=>({says:`has ${f}, which Terraform and OpenTofu d\
o not support`,help:D}),i="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",c="have it signed with SHA-256, SHA-384, SHA-512 or Ed255\
19",s={name:"the name of the host",dates:"its dates",authority:"the authority above it",issuer:"its issuer and extensions",signature:"its signature",encoding:"i\
ts encoding"};function v(f){switch(f.kind){case"unknown-authority":return{says:U[f.sent],help:w};case"curve":return l(`a key on the curve ${f.curve}`,i);case"ke\
y":return l(`a key of the kind ${f.name}`,i);case"key-size":return l(`an RSA key of ${f.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":
return l(`a signature of the kind ${f.name}`,c);case"critical-extension":return l(`the critical extension ${f.id}`,"issue it without that extension");case"opens\
sl":return{says:`passes the rules of Terraform and OpenTofu, but not the second check by OpenSSL (${s[f.check]}), so nothing was sent`,help:"issue it with a pro\
gram that follows RFC 5280"};case"malformed":return{says:`is malformed (${f.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that fo\
llows RFC 5280"};case"negative-serial":case"no-authority":case"path-length":case"usage":case"constraints":return u[f.kind]}}const d=(0,e.lS)((0,e.z3)("tls-untru\
sted","TLS certificate is not trusted",o.zK),({flaw:f,...D})=>{const{says:Oe,help:J}=v(f);return{message:`${C(D)} ${Oe}`,help:J}}),S=3,_=(0,e.lS)((0,e.z3)("tls-\
name-mismatch","TLS certificate is for another name",o.zK),({host:f,names:D})=>({message:D.length===0?`the certificate of ${f} has no DNS name among its subject\
 alternative names`:`the certificate of ${f} is for ${(0,m.K4)(D,S,m.dh)}`,help:`issue a certificate that lists ${f} as a subject alternative name, or use the n\
ame it is for`})),R={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"req\
uires a client certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is n\
ot a name that the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},a="e\
nable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256";function $({kind:f,name:D}){switch(f){case"version":return{says:`offers no TLS versio\
n later than ${D.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"};case"cipher":return{says:`offers only cipher suites\
 that Terraform and OpenTofu do not support, such as ${D}`,help:a};case"group":return{says:`offers only key exchange groups that Terraform and OpenTofu do not s\
upport, such as ${D}`,help:"enable the group X25519 or P-256 on the host"}}}const g=(0,e.lS)((0,e.z3)("tls-protocol","TLS handshake failed",o.zK),({host:f,error:D})=>{
if(typeof D=="object"&&"code"in D)return{message:`the TLS handshake with ${f} failed (${D.code})`,help:"check the TLS settings of the host, and that it has a ce\
rtificate for this name"};const{says:Oe,help:J}=typeof D=="string"?R[D]:$(D);return{message:`${f} ${Oe}`,help:J}}),X=(0,e.lS)((0,e.z3)("tls-plain-http","Port se\
rves plain HTTP",o.zK),({host:f})=>({message:`${f} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"serve TLS on this port, or u\
se the port that does; discovery always uses https"})),B=(0,e.lS)((0,e.$e)("tls-expires-soon","TLS certificate expires soon"),({host:f,days:D,expires:Oe})=>{const J=D===
0?"today":D===1?"in 1 day":`in ${D} days`;return{message:`the certificate of ${f} expires ${J}, on ${F(Oe)}`,help:(0,e.C)("renew the certificate; if it is renew\
ed automatically, find out why that has not happened")}})}),4715:((Ie,fe,n)=>{n.d(fe,{B:()=>C});var o=n(1064),m=n(5799);const e={closed:"closed the connection b\
efore the end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},C=(0,m.
lS)((0,m.z3)("answer-incomplete","Response is incomplete",o.Du),({host:T,why:F})=>({message:`${T} ${e[F]}`,help:(0,m.C)("check for a server that crashes while i\
t responds, or a proxy that changes the body")}))}),793:((Ie,fe,n)=>{n.d(fe,{Cq:()=>B,K3:()=>c,N4:()=>i,QI:()=>R,Si:()=>u,TJ:()=>s,Vr:()=>_,WC:()=>$,XB:()=>S,e7:()=>ne,
iP:()=>w,lT:()=>X,mH:()=>g,mL:()=>d,pF:()=>U,uR:()=>a,xu:()=>v,yA:()=>l});var o=n(1064),m=n(4e3),e=n(5799);const C=5;function T(f){if(!Array.isArray(f))return F(
f);const D=f.length>C?", \u2026":"";return`[${f.slice(0,C).map(F).join(", ")}${D}]`}function F(f){return f===void 0?"missing":typeof f=="object"&&f!==null?(0,m.
go)(f):(0,m.dh)(JSON.stringify(f))}const j=(f,D)=>`is ${T(f)}${f===void 0?"":`, not ${D}`}`,N=(f,D)=>`"${D}" in login.v1 of host ${f}`,ne=(0,e.lS)((0,e.z3)("log\
in-type","login.v1 is not an object",o.Du),({host:f,value:D,why:Oe})=>({message:`login.v1 of host ${f} is ${(0,m.go)(D)}, not an object`,help:(0,e.C)('set login\
.v1 to an object with "client", "authz" and "token"',(0,m.zd)(Oe))})),U=(0,e.lS)((0,e.z3)("login-client-missing","login.v1 has no client",o.Du),({host:f,value:D})=>({
message:`${N(f,"client")} ${j(D,"a string")}`,help:(0,e.C)('set "client" to the OAuth client ID, for example "terraform-cli"')})),w=(0,e.lS)((0,e.$e)("login-cli\
ent-empty","login.v1 has an empty client",o.Du),({host:f})=>({message:`${N(f,"client")} is an empty string`,help:(0,e.C)('set "client" to the OAuth client ID th\
at the authorization server expects')})),u=(0,e.lS)((0,e.z3)("login-grant-types-invalid","grant_types in login.v1 is not an array",o.Du),({host:f,value:D})=>({message:`${N(
f,"grant_types")} ${j(D,"an array of strings")}`,help:(0,e.C)('set "grant_types" to ["authz_code"], or remove it')})),l=(0,e.lS)((0,e.z3)("login-grant-types-uns\
upported","login.v1 has no usable grant type",o.Du),({host:f,value:D})=>({message:`${N(f,"grant_types")} is ${T(D)}, which contains no supported grant type`,help:(0,e.
C)('add "authz_code" to "grant_types"')})),i=(0,e.lS)((0,e.lm)("login-grant-types-unknown","login.v1 has unknown grant types"),({host:f,value:D})=>({message:`${N(
f,"grant_types")} is ${T(D)}; the clients know "authz_code" and "password" only`,help:(0,e.C)('remove the unknown grant types; move scopes to "scopes"')})),c=(0,e.
lS)((0,e.z3)("login-authz-missing","login.v1 has no authz URL",o.Du),({host:f,value:D})=>({message:`${N(f,"authz")} ${j(D,"a string with a URL")}`,help:(0,e.C)(
'set "authz" to the URL of the authorization endpoint')})),s=(0,e.lS)((0,e.z3)("login-authz-invalid","authz URL in login.v1 cannot be used",o.Du),({host:f,why:D})=>({
message:`${N(f,"authz")}: ${(0,m.dh)(D)}`,help:(0,e.C)('set "authz" to an https:// URL without user name, or to a path that starts with a slash')})),v=(0,e.lS)(
(0,e.z3)("login-token-missing","login.v1 has no token URL",o.Du),({host:f,value:D})=>({message:`${N(f,"token")} ${j(D,"a string with a URL")}`,help:(0,e.C)('set\
 "token" to the URL of the token endpoint')})),d=(0,e.lS)((0,e.z3)("login-token-invalid","token URL in login.v1 cannot be used",o.Du),({host:f,why:D})=>({message:`${N(
f,"token")}: ${(0,m.dh)(D)}`,help:(0,e.C)('set "token" to an https:// URL without user name, or to a path that starts with a slash')})),S=(0,e.lS)((0,e.z3)("log\
in-ports-count","ports in login.v1 is not two ports",o.Du),({host:f,value:D})=>({message:`${N(f,"ports")} ${j(D,"exactly two elements")}`,help:(0,e.C)('set "por\
ts" to the first and the last port, for example [10000, 10010]')})),_=(0,e.lS)((0,e.z3)("login-ports-range","ports in login.v1 are out of range",o.Du),({host:f,
value:D})=>({message:`${N(f,"ports")} is ${T(D)}; both must be whole numbers from 1024 to 65535`,help:(0,e.C)('set "ports" to two numbers in this range, for exa\
mple [10000, 10010]')})),R=(0,e.lS)((0,e.z3)("login-ports-order","ports in login.v1 are in the wrong order",o.Du),({host:f,value:D})=>({message:`${N(f,"ports")}\
 is ${T(D)}; the first port is greater than the last`,help:(0,e.C)("write the lower port first")})),a=(0,e.lS)((0,e.z3)("login-ports-single","ports in login.v1 \
is a range of one port",o.Du),({host:f,value:D})=>({message:`${N(f,"ports")} is ${T(D)}; the clients never use the last port, so none is left`,help:(0,e.C)('set\
 "ports" to at least two ports, for example [10000, 10010]')})),$=(0,e.lS)((0,e.$e)("login-ports-ignored","ports in login.v1 is not an array",o.Du),({host:f,value:D})=>({
message:`${N(f,"ports")} ${j(D,"an array")}; the clients ignore it and use 1024 to 65535`,help:(0,e.C)('set "ports" to an array such as [10000, 10010], or remov\
e it')})),g=(0,e.lS)((0,e.z3)("login-scopes-invalid","scopes in login.v1 contains a value that is not a string",o.Du),({host:f,value:D})=>({message:`${N(f,"scop\
es")} ${j(D,"an array of strings")}`,help:(0,e.C)('set "scopes" to an array of strings, or remove it')})),X=(0,e.lS)((0,e.$e)("login-scopes-ignored","scopes in \
login.v1 is not an array",o.Du),({host:f,value:D})=>({message:`${N(f,"scopes")} ${j(D,"an array")}; the clients ignore it`,help:(0,e.C)('set "scopes" to an arra\
y of strings, or remove it')})),B=(0,e.lS)((0,e.$e)("login-url-port","Login URL has no port",o.Du),({host:f,endpoints:D})=>{const Oe=D.map(({name:te})=>`"${te}"`).
join(" and "),[J]=D,ae=D.length===1;return{message:`${Oe} in login.v1 of host ${f} ${ae?"names":"name"} no port, so a login uses port 443: ${J?.url??""}`,help:(0,e.
C)(`write a path that starts with a slash, or add :${J?.port??""} to the URL${ae?"":"s"}`)}})}),9319:((Ie,fe,n)=>{n.d(fe,{$H:()=>a,Ew:()=>j,Gh:()=>R,J6:()=>ne,Ju:()=>T,
Q8:()=>F,T$:()=>_,WS:()=>C,Xq:()=>U,jI:()=>N,l5:()=>S,ln:()=>$,o1:()=>v});var o=n(1064),m=n(4e3),e=n(5799);const C=(0,e.lS)((0,e.z3)("service-url-invalid","Serv\
ice URL cannot be used",o.zK),({id:g,host:X,url:B,why:f})=>({message:B===null?`${g} of host ${X}: ${(0,m.dh)(f)}`:`${g} of host ${X} is "${B}", which the client\
s cannot connect to: ${f}`,help:(0,e.C)(`set ${g} to an https:// URL, or to a path that starts with a slash`)})),T=(0,e.lS)((0,e.z3)("service-url-credentials","\
Service URL contains a user name",o.zK),({id:g,host:X,why:B})=>({message:`${g} of host ${X}: ${B}`,help:(0,e.C)("remove the user name and password from the URL,\
 or from the redirect that leads to the document","give tokens to the clients instead")})),F=(0,e.lS)((0,e.z3)("service-url-empty","Service URL is empty",o.zK),
({id:g,host:X,url:B})=>({message:`${g} of host ${X} is an empty string, which resolves to the document itself: ${B}`,help:(0,e.C)(`set ${g} to the URL of the se\
rvice, such as "/v1/${g.split(".")[0]}/", or remove it`)})),j=(0,e.lS)((0,e.z3)("service-url-looks-like-host","Service URL has no https://",o.zK),({id:g,host:X,
value:B,why:f})=>({message:`${g} of host ${X} is "${B}", which is a path and not a URL with a host`,help:(0,e.C)(`write "https://${B}" if a host is meant`,f===null?
void 0:(0,m.zd)(f))})),N=(0,e.lS)((0,e.z3)("service-url-no-slash","Service URL does not end with a slash",o.rG),({id:g,host:X,url:B,clients:f})=>{const D=f.map(
J=>o.bB[J]),Oe=B.slice(B.lastIndexOf("/")+1);return{message:`${g} of host ${X} does not end with a slash: ${B}`,help:(0,e.C)("add the slash",`without it ${D.slice(
0,-1).join(", ")} and ${D.at(-1)} replace "${Oe}" with the path that they append`),affects:f}}),ne=(0,e.lS)((0,e.$e)("service-url-relative","Service URL is rela\
tive to the document",["dependabot","renovate","terragrunt"]),({id:g,host:X,url:B})=>({message:`${g} of host ${X} is a path without a leading slash: Terraform a\
nd OpenTofu resolve it to ${B}, other clients do not`,help:(0,e.C)("start the path with a slash, or write the complete URL")})),U=(0,e.lS)((0,e.$e)("service-url\
-query","Service URL has a query",o.Du),({id:g,host:X})=>({message:`${g} of host ${X} has a query, which the clients drop when they append a path`,help:(0,e.C)(
"move the content of the query into the path","never put a secret into the document")})),w=10,u=3;function l({host:g,uses:X},B=["is","are"]){const f=Map.groupBy(
X,({id:Oe})=>Oe),D=Array.from(f,([Oe,J])=>{const ae=J.flatMap(({endpoint:te})=>te??[]);return ae.length===0?Oe:`${Oe} (${ae.join(", ")})`});return`${(0,m.K4)(D,
w,m.dh)} of host ${g} ${D.length===1?B[0]:B[1]}`}const i=({urls:g})=>(0,m.K4)(g,u,m.dh),c=({uses:g})=>o.zK.filter(X=>g.some(({id:B})=>(0,o.SZ)(B).includes(X))),
s={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},v=(0,e.lS)((0,e.z3)("service-url-private","Service URL has a non-pu\
blic address",o.zK),g=>({message:`${l(g)} at ${i(g)}, which clients ${s[g.kind]} cannot reach`,help:(0,e.C)(`set the external URL of the registry (also called b\
ase URL or public URL) to https://${g.host}`),affects:c(g)})),d=[...o.Du,"dependabot"],S=(0,e.lS)((0,e.$e)("service-url-insecure","Service URL is not https",d),
g=>{const X=g.uses.every(({endpoint:D})=>D!==null),B=X?"a login sends its token in clear text otherwise":`the clients send the token of ${g.host} there in clear\
 text`,f=c(g);return{message:`${l(g)} not https: ${i(g)}`,help:(0,e.C)(g.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the ex\
ternal URL of the registry",X||g.hasToken?B:void 0),affects:d.filter(D=>f.includes(D))}}),_=(0,e.lS)((0,e.$e)("service-url-cross-host","Service is on another ho\
st",["dependabot","renovate"]),g=>{const{host:X,name:B}=g,f=`${l(g)} on another host: ${i(g)}`,D=c(g).includes("renovate");return g.hasToken&&D?{message:f,help:`\
give Dependabot and Renovate a token for ${B}; Terraform and OpenTofu send it the token of ${X}`}:{message:f,help:`where outgoing traffic is filtered, allow ${B}\
 as well`,severity:"notice",affects:[]}}),R=(0,e.lS)((0,e.lm)("service-url-other-port","Service is on another port of the host"),g=>({message:`${l(g)} on anothe\
r port of the same host: ${i(g)}`,help:(0,e.C)(`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${g.
host}`)})),a=(0,e.lS)((0,e.$e)("service-url-double-slash","Service URL has a double slash"),g=>({message:`${l(g,["has","have"])} a double slash in the path: ${i(
g)}`,help:(0,e.C)("remove the slash at the end of the external URL of the registry")})),$=(0,e.lS)((0,e.$e)("service-url-same","Two services have the same URL"),
g=>({message:`${l(g,["has","have"])} the same URL: ${i(g)}`,help:(0,e.C)("check both URLs","few registries serve modules and providers below one URL, and a copi\
ed line is more likely")}))}),2847:((Ie,fe,n)=>{n.d(fe,{C6:()=>ne,IR:()=>U,WI:()=>N});var o=n(1064),m=n(9562),e=n(4e3),C=n(5799);const T=20,F=({offered:w})=>w.length===
0?"is empty":`offers ${(0,e.K4)(w,T,e.dh)}`;function j(w,u){const{id:l,host:i,offered:c,block:s}=w,v=`the discovery document, which ${F(w)}`;if(s!==null)return`\
add ${l} to the \`host\` block at ${s}, which ${F(w)}`;if(l===m.xq&&u)return`configure a network mirror for the provider: Artifactory serves providers at https:\
//${i}/artifactory/api/terraform/REPOSITORY/providers/ and offers no ${l}; the discovery document ${F(w)}`;const d=(0,m.qE)(l)?c.find(_=>(0,m.OA)(_)===l):void 0,
S=l===m.xq?`use a host that offers ${l}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`us\
e a host that offers ${l}`;return{operator:d===void 0?`add ${l} to ${v}`:`rename ${d} to ${l} in ${v}`,user:S}}const N=(0,C.lS)((0,C.z3)("service-missing","Serv\
ice is not offered",o.zK),w=>w.id==="any"?{message:`host ${w.host} does not provide any service`,help:(0,C.C)(`add a service to the discovery document, which ${F(
w)}`)}:{message:w.why,help:j(w,w.isArtifactory)}),ne=(0,C.lS)((0,C.z3)("service-version","Service is offered in another version",o.zK),w=>({message:w.why,help:w.
isReadable?j(w,!1):`require an id of the form NAME.vN; the discovery document ${F(w)}`})),U=(0,C.lS)((0,C.z3)("service-type","Service URL is not a string",o.zK),
({id:w,host:u,value:l,why:i})=>({message:`${w} of host ${u} is ${(0,e.go)(l)}, not a string with a URL`,help:(0,C.C)(`set ${w} to a URL such as "/v1/modules/"`,
(0,e.zd)(i))}))}),8011:((Ie,fe,n)=>{n.d(fe,{DA:()=>ne,J0:()=>c,ME:()=>s,My:()=>U,Zp:()=>_,_W:()=>R,jP:()=>v,k0:()=>d,tg:()=>S});var o=n(6174),m=n(1064),e=n(4e3),
C=n(5799);const T=120,F={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry a\
ddress"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJ\
ECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a r\
egistry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},j={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an addres\
s"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function N(a){
if("error"in a)return{message:a.error,help:a.advice??void 0};if("address"in a){const[X,B]=j[a.reason];return{message:`${a.address} ${X}`,help:B}}const[$,g]=F[a.
reason];return{message:`"${a.text}" ${$}`,help:g}}const ne=(0,C.lS)((0,C.z3)("source-invalid","Source address is invalid",m.Du),N),U=(0,C.lS)((0,C.$e)("source-n\
ear-miss","Source address is probably a mistake",m.Du),a=>({message:a.host===null?`"${a.text}" is not read as a registry address`:`"${a.text}" is read as host ${a.
host}`,help:a.advice})),w=4,u="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function l(a){const $=a.slice(0,w).map(({text:B,
from:f})=>`${B===null?"not known":(0,e.dh)(B,T)} ${f??"by default"}`),g=a.length-$.length,X=g>0?`${g} more`:$.pop();return`${$.join(", ")} and ${X}`}function i(a){
const{address:$,argument:g,expression:X,candidates:B,refused:f}=a,D=(0,o.Q)((0,e.dh)(X,T)),Oe=`${g} of ${$} is ${D}`;if(f==="never")return{message:`${Oe}, which\
 Terraform does not evaluate`,help:`write the ${g} as a literal`};if(f!==null){const{variable:J}=f;return{message:`${Oe}, and Terraform evaluates var.${J} here \
only with \`const = true\``,help:`add \`const = true\` to variable "${J}", which requires Terraform 1.15, or write the ${g} as a literal`}}return B.length>1?{message:`${Oe}\
, which is ${l(B)}`,help:u}:{message:`${Oe}, which is only known at init time`,help:u}}const c=(0,C.lS)((0,C.lm)("source-dynamic","Source address is only known \
at init time"),i),s=(0,C.lS)((0,C.lm)("block-reserved","Block is reserved for a future version"),({block:a,parent:$})=>({message:`${a} is not allowed at the top\
 level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${$} block`})),v=(0,C.lS)((0,C.z3)("block-unsupported","Block is \
not supported by this CLI",m.Du),({kind:a})=>{const{client:$,what:g}=m.$I[a];return{message:`${g} is supported by ${m.bB[$]} only`,help:$==="opentofu"?"remove i\
t, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),d=(0,C.lS)((0,C.z3)("host-invalid","Hostname is invalid",m.Du),a=>({message:`\
"${a.text}" is not a hostname: ${a.error}`,help:a.advice??void 0})),S=(0,C.lS)((0,C.z3)("host-missing","Hostname is missing",["opentofu"]),({block:a})=>({severity:"\
warning",message:`the ${a} has no hostname, and OpenTofu has no default`,help:a==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in \
`hostnames`":"add `hostname`"})),_=(0,C.lS)((0,C.z3)("host-dotless-module","Module host has no dot in its name",m.Du),({host:a,name:$})=>({message:`module sourc\
es cannot name host ${a}: must contain at least one dot`,help:`use a full name such as ${$}.localdomain; provider addresses accept the short name`})),R=(0,C.lS)(
(0,C.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:a})=>({message:`Terraform cannot use modules from\
 host ${a}: it converts the name to punycode and then refuses punycode`,help:(0,C.C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later acc\
ept this one")}))}),8857:((Ie,fe,n)=>{n.d(fe,{_:()=>be,m:()=>Ue});var o=n(4929),m=n(2713),e=n(6134),C=n(8947);class T extends Error{start;constructor(h,O){super(
h),this.start=O}}const F=200,j=20;function N(x){const h=x[j];if(h!==void 0)throw new T(`more than ${j} names before a value`,h.start)}const ne={a:"\x07",b:"\b",
f:"\f",n:`
`,r:"\r",t:"	",v:"\v","\\":"\\",'"':'"'},U=/\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y,w=1114111;function u(x,h,O){
let Y="",b=0,I=h+1;for(let Z=I;Z<x.length;Z+=1){const oe=x[Z];if(b>0)oe==="{"?b+=1:oe==="}"&&(b-=1);else if(oe==='"'){const de=x.slice(I,Z);return{value:Y===""?
de:(0,C.uK)(Y+(0,C.ZJ)(de)),end:Z+1}}else{if(oe===`
`)throw new T("string is not terminated",Z);oe==="\\"?(Z>I&&(Y+=(0,C.ZJ)(x.slice(I,Z))),Y+=l(x,Z,O),I=U.lastIndex,Z=I-1):O==="hcl"&&x.startsWith("${",Z)&&(b=1,Z+=
1)}}throw new T("string is not terminated",x.length)}function l(x,h,O){U.lastIndex=h;const[Y,b,I,Z,oe,de]=U.exec(x)??[];if(b!==void 0)return ne[b]??"";if(I!==void 0)
return String.fromCharCode(Number.parseInt(I,16));if(Z!==void 0)return String.fromCharCode(Number.parseInt(Z,8));const ie=Number.parseInt(oe??de??"",16),Te=ie>=
55296&&ie<=57343;if(Y===void 0||ie>w||Te&&O==="json")throw new T("invalid escape sequence",h);return(0,C.ZJ)(Te?"\uFFFD":String.fromCodePoint(ie))}const i=new RegExp("[^\\p{L}\\p{Nd}_]","u");
function c(x,h){const O=x.indexOf(`
`,h)+1,Y=x.startsWith("<<-",h),b=x.slice(h+(Y?3:2),Math.max(0,O-1));if(!x.startsWith("<<",h)||b===""||i.test(b))throw new T("invalid heredoc marker",h);for(let I=O;;){
const Z=x.indexOf(`
`,I);if(Z<0)throw new T("heredoc is not terminated",x.length);const oe=x.slice(I,Z);if(oe.length>=b.length+(Y?1:0)&&oe.replace(/^[\t\v\f\r ]+/,"")===b){const ie=oe.
slice(0,oe.length-b.length),Te=x.slice(O,I);return{value:Y?s(Te,ie):Te+ie,end:Z+1}}I=Z+1}}function s(x,h){const O=x.split(`
`).slice(0,-1);return O.every(Y=>Y.startsWith(h))?O.map(Y=>`${Y.slice(h.length)}
`).join(""):x}const v={hcl:"{}[],=",json:"{}[],:"},d=/[ \t\n\r]+/y,S=/(?:#|\/\/)[^\n]*/y,_=new RegExp("[\\p{L}_]","uy"),R=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),a=/-?0[xX][0-9a-fA-F]+/y,$=/(?:-?\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d*)?/y,
g=/^-?0\d+[89]/,X=/^-?0\d/,B=/[\0\ue123]/;function f(x,h,O){return x.lastIndex=O,x.exec(h)?.[0]??""}class D{#e;#t;#s=0;constructor(h,O){this.#e=h,this.#t=O;const Y=h.
search(B);if(Y>=0)throw new T("null character or U+E123",Y)}next(){this.#i();const h=this.#s,{kind:O,value:Y,end:b}=this.#n(h);return this.#s=b,{kind:O,value:Y,
start:h,end:b}}#n(h){const O=this.#e,Y=O[h];if(Y===void 0)return{kind:"end of the file",value:"",end:h};if(v[this.#t].includes(Y))return{kind:Y,value:Y,end:h+1};
if(Y==='"')return{kind:"string",...u(O,h,this.#t)};if(Y==="<"&&this.#t==="hcl")return{kind:"heredoc",...c(O,h)};if(f(_,O,h)!=="")return this.#r(h);const b=this.#t===
"hcl"?f(a,O,h):"",I=b||f($,O,h);if(I==="")throw new T("illegal character",h);const Z=h+I.length,oe=b===""&&/[.eE]/.test(I),de=this.#t==="hcl"?g:X;if(!oe&&de.test(
I))throw new T("number begins with 0",h);return{kind:oe?"float":"number",value:I,end:Z}}#r(h){R.lastIndex=h;const O=R.exec(this.#e)?.index??this.#e.length,Y=this.#e.
slice(h,O);if(Y==="true"||Y==="false")return{kind:"bool",value:Y,end:O};if(this.#t==="hcl")return{kind:"name",value:Y,end:O};if(Y==="null")return{kind:"null",value:Y,
end:O};throw new T("illegal character",h)}#i(){for(;;){const h=this.#s;if(this.#s+=f(d,this.#e,this.#s).length,this.#t==="hcl"&&this.#l(),this.#s===h)return}}#l(){
if(this.#e.startsWith("/*",this.#s)){const h=this.#e.indexOf("*/",this.#s+2);if(h<0)throw new T("comment is not terminated",this.#e.length);this.#s=h+2}else this.#s+=
f(S,this.#e,this.#s).length}}function Oe(x){const h=new J(x);return ae(h.parse())}class J{#e;#t=0;constructor(h){this.#e=new D(h,"json")}parse(){return this.#e.
next(),this.#s()}#s(){this.#t+=1;const h=[];do{const O=this.#n(),Y=O&&this.#r(this.#e.next());if(!Y)break;h.push({keys:O,value:Y})}while(this.#e.next().kind==="\
,");return this.#t-=1,h}#n(){const h=[];for(;;){const{kind:O,value:Y,start:b,end:I}=this.#e.next();if(O===":"&&h.length>0)return h;if(O==="}"||O==="end of the f\
ile")return null;if(O!=="string")throw new T("expected a name in quotation marks",b);h.push({name:Y,start:b,end:I}),N(h)}}#r(h){const{kind:O,value:Y,start:b}=h;
if(this.#t>F)throw new T(`values are nested deeper than ${F} levels`,b);switch(O){case"{":return{kind:"object",items:this.#s()};case"[":return this.#i();case"st\
ring":return{kind:O,value:Y};case"number":case"float":return{kind:O,text:Y};case"bool":return{kind:O,value:Y==="true"};case"null":return{kind:"string",value:""};case"\
}":case"end of the file":return null;default:throw new T("expected a value",b)}}#i(){const h=[];for(let O=this.#e.next();O.kind!=="]";O=this.#e.next()){if(O.kind===
","||O.kind==="bool"||O.kind==="[")continue;const Y=this.#r(O);if(Y===null)return null;h.push(Y)}return{kind:"list",elements:h}}}function ae(x){return x.flatMap(
te)}function te({keys:x,value:h}){return h.kind==="object"&&z(h.items.map(O=>O.value))?h.items.flatMap(O=>{const Y=[...x,...O.keys];return N(Y),te({keys:Y,value:O.
value})}):h.kind==="list"&&z(h.elements)?h.elements.flatMap(O=>te({keys:x,value:O})):[{keys:x,value:le(h)}]}const z=x=>x.length>0&&x.every(({kind:h})=>h==="obje\
ct");function le(x){return x.kind==="object"?{kind:"object",items:ae(x.items)}:x.kind==="list"?{kind:"list",elements:x.elements.map(le)}:x}const ce=(x,h)=>new Se(
x,h).parse();class Se{#e;#t;#s;#n=null;#r=0;constructor(h,O){this.#e=h,this.#t=new D(h,"hcl"),this.#s=O}parse(){const h=this.#i();return this.#d("end of the fil\
e"),h}#i(){const h=[],O=new Set;for(;this.#o().kind!=="}"&&this.#o().kind!=="end of the file";){const Y=this.#f(),b=this.#o().kind==="=";if(b&&this.#c(),b&&this.#o().
kind==="end of the file")break;h.push(b?{keys:Y,value:this.#u(),isAssigned:b}:{keys:Y,value:this.#h()}),b&&this.#s&&this.#l(Y,O),this.#o().kind===","&&this.#c()}
return h}#l(h,O){for(const{start:Y,end:b}of h){const I=this.#e.slice(Y,b);if(O.has(I))throw new T("each argument can only be defined once",Y);O.add(I)}}#f(){const h=[];
for(;;){const{kind:Y,value:b,start:I,end:Z}=this.#o();if(Y!=="name"&&Y!=="string")break;h.push({name:b,start:I,end:Z}),N(h),this.#c()}const{kind:O}=this.#o();if(h.
length===0)throw this.#a("a name");if(O==="="&&h.length>1)throw this.#a('"{"');if(O!=="="&&O!=="{")throw this.#a('"=" or "{"');return h}#u(){const{kind:h,value:O}=this.#o();
switch(h){case"{":return this.#h();case"[":return this.#m();case"string":case"heredoc":return this.#c(),{kind:"string",value:O};case"number":case"float":return this.#c(),
{kind:h,text:O};case"bool":return this.#c(),{kind:h,value:O==="true"};default:throw this.#a("a value")}}#h(){this.#p("{");const h=this.#i();return this.#d("}"),
this.#r-=1,{kind:"object",items:h}}#m(){this.#p("[");const h=[];let O=!1;for(let Y=this.#o();Y.kind!=="]";Y=this.#o())if(Y.kind===",")this.#c(),O=!1;else{if(O)throw this.#a(
'"," or "]"');h.push(this.#u()),O=Y.kind!=="["}return this.#d("]"),this.#r-=1,{kind:"list",elements:h}}#p(h){const{start:O}=this.#o();if(this.#d(h),this.#r+=1,this.#r>
F)throw new T(`values are nested deeper than ${F} levels`,O)}#d(h){if(this.#o().kind!==h)throw this.#a(we(h));this.#c()}#o(){return this.#n??=this.#t.next(),this.#n}#c(){
this.#n=null}#a(h){const{kind:O,start:Y}=this.#o();return new T(`expected ${h}, found ${we(O)}`,Y)}}function we(x){return x.length===1?`"${x}"`:x==="name"?"a wo\
rd without quotation marks":x==="end of the file"?"the end of the file":`a ${x}`}function xe(x,h){const O=new RegExp("^\\p{White_Space}*\\{","u").test(x),Y=O?x:
x.replaceAll(`\r
`,`
`),b=(0,e.yN)(Y);try{return{kind:"read",items:O?Oe(Y):ce(Y,h==="opentofu"),placeOf:b}}catch(I){if(!(I instanceof T))throw I;const{message:Z,start:oe}=I;return{kind:"\
refused",why:Z,place:b({start:oe,end:oe+1})}}}var ee=n(7932),W=n(6188);const pe={path:[],span:{start:0,end:0}};function E(x,h){const O={credentials:new Map,hosts:new Map,
helpers:new Map},Y={};try{for(const[b,I]of L(Y,h))(0,W.RC)(x,b,pe,I);return{values:{...O,...Y},mistake:null}}catch(b){if(!(b instanceof W.aZ))throw b;return{values:h===
"opentofu"?{...O,...Y}:O,mistake:b}}}function L(x,h){const O=h==="terraform",Y=(de,ie)=>(0,W.sc)(de,ie,void 0),b=(de,ie)=>(0,W.zC)(de,ie,void 0),I=(de,ie)=>(0,W.
P2)(de,ie,void 0,W.sc),Z=[["providers",I],["provisioners",I],["disable_checkpoint",b],["disable_checkpoint_signature",b]],oe=(de,ie)=>O?ie:de??ie;return[...O?Z:
[],["plugin_cache_dir",Y],["plugin_cache_may_break_dependency_lock_file",b],["host",(de,ie)=>{x.hosts=(0,W.P2)(de,ie,x.hosts,(Te,Me,M)=>K(Te,Me,oe(M,{services:null})))}],
["credentials",(de,ie)=>{x.credentials=(0,W.P2)(de,ie,x.credentials,W.hp)}],["credentials_helper",(de,ie)=>{x.helpers=(0,W.P2)(de,ie,x.helpers,(Te,Me,M)=>re(Te,
Me,oe(M,{args:[]})))}]]}function K(x,h,O){return(0,W.RC)((0,W.mW)(x,h),"services",h,(Y,b)=>{O.services=(0,W.hp)(Y,b,O.services??void 0)}),O}function re(x,h,O){return(0,W.
RC)((0,W.mW)(x,h),"args",h,(Y,b)=>{O.args=(0,W.VX)(Y,b,O.args,W.sc)}),O}const Ee={credentials:new Map,hosts:new Map,helpers:new Map,installations:null,protocols:ee.
eo,findings:[],secrets:[],isRead:!1},be=(x,h,O)=>({problem:(0,o.P4)({clients:[x],mistake:h}),place:O});function Ue({shown:x,text:h,isUtf8:O},Y){const b=(Q,ge)=>be(
Y,Q,ge),I=(Q,ge)=>({...Ee,findings:[b({kind:"syntax",file:x,why:Q},ge)]}),Z=xe(h,Y);if(Z.kind==="refused")return I(Z.why,{file:x,...Z.place});if(!O)return I("il\
legal UTF-8 encoding",null);const{values:oe,mistake:de}=E(Z.items,Y),ie=Q=>({file:x,...Z.placeOf(Q)}),Te=Re(Z.items),Me=(Q,ge)=>ie(Te.get(Le(Q,ge))??{start:0,end:0}),
M=({argument:{path:Q,span:ge},want:Ce})=>b({kind:"type",file:x,path:Q,want:Ce},ie(ge)),k=de===null?Z.items:[],P=(0,ee.zT)(Y==="opentofu"?k:[]),se=({span:Q,why:ge})=>b(
{kind:"block",file:x,why:ge},ie(Q));return{credentials:H(oe.credentials,(Q,ge)=>V(Q,Me("credentials",ge))),hosts:H(oe.hosts,({services:Q},ge)=>({place:Me("host",
ge),services:Array.from(Q??[],([Ce,De])=>({id:Ce,value:ue(De)}))})),helpers:H(oe.helpers,({args:Q},ge)=>({place:Me("credentials_helper",ge),args:Q})),installations:{
items:k.filter(Ne),shown:x,placeOf:ie},protocols:P,findings:[...de===null?[]:[M(de)],...P.mistakes.map(se)],secrets:[...oe.credentials.values()].flatMap(he),isRead:de===
null||Y==="opentofu"}}const Ne=({keys:[x]})=>x?.name==="provider_installation",H=(x,h)=>new Map(Array.from(x,([O,Y])=>[O,h(Y,O)]));function V(x,h){const O=x.get(
"token"),Y=O?.kind==="string";return{place:h,token:Y?new m.o(O.value.normalize("NFC")):null,hasValue:O!==void 0}}function he(x){return[...x.values()].flatMap(h=>h.
kind==="string"||h.kind==="int"?[new m.o(String(h.value))]:[])}function ue(x){return x.kind==="maps"?Ae(x.elements[0]??new Map):_e(x)}function _e(x){switch(x.kind){case"\
list":return x.elements.map(_e);case"map":return Ae(x.entries);case"maps":return x.elements.map(Ae);default:return x.value}}const Ae=x=>Object.fromEntries(Array.
from(x,([h,O])=>[h,_e(O)]));function Re(x){const h=new Map;for(const{keys:O,value:Y}of x){const[b,I]=O,Z=Y.kind==="object"?Y.items.map(oe=>oe.keys[0]):[];for(const oe of I===
void 0?Z:[I])oe!==void 0&&h.set(Le(b?.name??"",oe.name),oe)}return h}const Le=(x,h)=>`${x.toLowerCase()} ${h}`}),6188:((Ie,fe,n)=>{n.d(fe,{P2:()=>T,RC:()=>m,VX:()=>j,
aZ:()=>o,hp:()=>F,mW:()=>e,sD:()=>U,sc:()=>ne,zC:()=>w});class o extends Error{argument;want;constructor($,g){super(`${$.path.join(".")} must be ${g}`),this.argument=
$,this.want=g}}function m(a,$,g,X){const B=a.find(({keys:J})=>S(J[0]?.name,$))?.keys[0];if(B===void 0)return;const f={path:[...g.path,$],span:B},D=_(a,$),Oe=D.filter(
({keys:J})=>J.length>0);Oe.length>0&&X({kind:"items",items:Oe},f);for(const{keys:J,value:ae}of D)J.length>0||X(ae.kind==="object"?{kind:"items",items:ae.items}:
ae,f)}function e(a,$){if(a.kind==="items"||a.kind==="object")return a.items;throw new o($,"a block")}const C=1e5;function T(a,$,g,X){const B=g??new Map,f=a.kind===
"item"?[a.item]:e(a,$),D=new Set,Oe=Map.groupBy(f,({keys:ae})=>ae[0]?.name.toLowerCase());let J=0;for(const{keys:ae,value:te}of f){const[z,...le]=ae;if(z===void 0)
throw new o($,"a block with a label");const{name:ce}=z;if(D.has(ce))continue;le.length>0&&D.add(ce);const Se={path:[...$.path,ce],span:z},we=le.length>0?Oe.get(
ce.toLowerCase())??[]:[];if(J+=we.length,J>f.length+C)throw new o(Se,"spelled like the others");const xe=le.length>0?{kind:"items",items:we.map(R)}:te;B.set(ce,
X(xe,Se,B.get(ce)))}return B}const F=(a,$,g)=>T(a,$,g,u);function j(a,$,g,X){const B=N(a);if(B===void 0)throw new o($,"a list");const f=B.map(D=>X(D,$,void 0));
for(const D of f)g.push(D);return g}function N(a){return a.kind==="items"?a.items.map($=>({kind:"item",item:$})):a.kind==="object"?[a]:a.kind==="list"?a.elements:
void 0}const ne=(a,$)=>{if(a.kind==="number")return a.text;if(a.kind==="string")return a.value;throw new o($,"a string")},U=(a,$)=>d(a.kind==="string"?{kind:"nu\
mber",text:a.value}:a,$,"int"),w=(a,$)=>{if(a.kind==="bool")return a.value;throw new o($,"true or false")},u=(a,$,g)=>l(g?.kind??c(a,$),a,$,g);function l(a,$,g,X){
switch(a){case"string":return{kind:a,value:ne($,g,void 0)};case"bool":return{kind:a,value:w($,g,void 0)};case"int":case"float":return{kind:a,value:d($,g,a)};case"\
list":{const B=X?.kind===a?X.elements:[];return{kind:a,elements:j($,g,B,i)}}case"map":return{kind:a,entries:F($,g,void 0)};case"maps":{const B=X?.kind===a?X.elements:
[];return{kind:a,elements:j($,g,B,F)}}}}const i=(a,$)=>{const g=c(a,$);return l(g==="maps"?"map":g,a,$,void 0)};function c(a,$){switch(a.kind){case"items":case"\
object":return"maps";case"number":return"int";case"item":throw new o($,"a value");case"string":case"float":case"bool":case"list":return a.kind}}const s=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,
v=2**63-1;function d(a,$,g){if(a.kind!=="number"&&a.kind!=="float")throw new o($,"a number");const X=a.text.replace("-",""),B=Number(/^0[0-7]+$/.test(X)?`0o${X}`:
X);if(g==="int"&&(!s.test(X)||B>v))throw new o($,"a whole number");if(!Number.isFinite(B))throw new o($,"a number");return a.text.startsWith("-")?-B:B}const S=(a,$)=>a?.
toLowerCase()===$.toLowerCase(),_=(a,$)=>a.filter(({keys:g})=>S(g[0]?.name,$)).map(R),R=({keys:a,value:$})=>({keys:a.slice(1),value:$})}),7932:((Ie,fe,n)=>{n.d(
fe,{Hl:()=>T,eo:()=>e,f5:()=>N,zT:()=>C});var o=n(6188);const m="registry_protocols",e={requestTimeoutSeconds:null,retryCount:null};function C(U){for(const{keys:w,
value:u}of U){const[l]=w;if(l?.name!==m||u.kind!=="object")continue;let{requestTimeoutSeconds:i,retryCount:c}=e;const s={path:[m],span:l};try{return(0,o.RC)(u.items,
"retry_count",s,(v,d)=>{c=(0,o.sD)(v,d,void 0)}),(0,o.RC)(u.items,"request_timeout_seconds",s,(v,d)=>{i=(0,o.sD)(v,d,void 0)}),{requestTimeoutSeconds:i,retryCount:c,
mistakes:[]}}catch(v){if(!(v instanceof o.aZ))throw v;const d={span:v.argument.span,why:v.message};return{...e,mistakes:[d]}}}return{...e,mistakes:[]}}function T(U,w){
const u=ne(w.TF_REGISTRY_CLIENT_TIMEOUT);return u!==null?u*1e3:U===null?null:U>0?U*1e3:Number.POSITIVE_INFINITY}const F=1e4,j=1;function N(U,{requestTimeoutSeconds:w,
retryCount:u},l){const i=ne(l.TF_REGISTRY_DISCOVERY_RETRY)??u??j;return{client:U,attemptMs:T(w,l)??F,retries:Math.max(i,0)}}function ne(U){const w=/^\+?\d+$/.test(
U??"")?Number(U):0;return w>0?w:null}}),1807:((Ie,fe,n)=>{n.d(fe,{Mc:()=>e,v2:()=>T,wX:()=>C});var o=n(3024),m=n(5747);const e=F=>(0,m.N0)(()=>(0,o.readdirSync)(
F,{withFileTypes:!0}),[]),C=F=>e(F).map(({name:j})=>j).sort(),T=F=>e(F).flatMap(j=>j.isDirectory()?j.name:[])}),6134:((Ie,fe,n)=>{n.d(fe,{SH:()=>T,Td:()=>F,lS:()=>N,
n_:()=>e,pH:()=>C,w4:()=>j,yN:()=>w});const o=25e4,m=100;class e{max;count=0;constructor(c=o){this.max=c}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*m}}function C(i,c,s,v){return s===void 0?{text:i,body:c,parts:v,problems:[]}:{text:i,body:c,parts:v,problems:[
{...w(i)(s),message:s.message}]}}const T=(i,c,s)=>{const v=[];if(i.kind==="native"){for(const d of i.blocks)d.type===c&&d.labels.length===s&&v.push(d);return v}
for(const d of i.members)d.name===c&&U(c,d.value,s,[],v);return v},F=i=>i.kind==="native"?i.attributes:i.members;function j(i,c){if(!(i.kind==="native"&&i.mayHave?.(
c)===!1)){for(const s of F(i))if(s.name===c)return s}}const N=i=>i.kind==="object"?i.items.filter(ne):i.kind!=="tuple"?[]:i.elements.flatMap(c=>c.kind==="object"?
c.items.filter(ne):[]),ne=i=>i.name!==void 0&&i.name!=="//";function U(i,c,s,v,d){if(s>0){for(const{name:_,start:R,end:a,value:$}of N(c))U(i,$,s-1,[...v,{value:_,
start:R,end:a}],d);return}const S={start:c.start,end:c.start+1};for(const _ of c.kind==="tuple"?c.elements:[c])_.kind!=="object"&&_.kind!=="tuple"||d.push({...S,
type:i,labels:v,body:{kind:"json",members:N(_)}})}const w=i=>{const c=[i.startsWith("\uFEFF")?1:0];let s=i.indexOf(`
`),v;return({start:d,end:S})=>{for(;s>=0&&s<d;s=i.indexOf(`
`,s+1))c.push(s+1);v??=u(i);const _=X=>l(v??[],X-1),R=Math.max(1,l(c,d)),a=c[R-1]??0,$=(c[R]??(s<0?i.length:s)+1)-1,g=X=>X-a-_(X)+_(a)+1;return{line:R,column:g(
Math.max(d,a)),endColumn:g(Math.min(S,$))}}},u=i=>/[\uD800-\uDBFF]/.test(i)?Array.from(i.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),c=>c.index):[];function l(i,c){
let s=0,v=i.length;for(;s<v;){const d=s+v>>>1;(i[d]??0)<=c?s=d+1:v=d}return s}}),1731:((Ie,fe,n)=>{n.d(fe,{Cg:()=>U,Ty:()=>ne,Zy:()=>w,dU:()=>u,hZ:()=>e,oF:()=>F,
rK:()=>j});var o=n(9562);const m=new RegExp(`^${o.eQ}$`),e=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,C=new RegExp(`^${e}\
[.+-]?$`),T=2n**63n-1n;function F(i){const[,c,s,v,d]=m.exec(i)??[];return c===void 0?null:N(i,c,v??s,d)}function j(i){const[,c,s,v]=C.exec(i)??[];return c===void 0?
null:N(i,c,s,v)}function N(i,c,s="",v=""){const d=c.split(".").map(_=>_.replace(/^0+(?=.)/,""));if(d.some(_=>_.length>19))return null;const S=d.map(BigInt);if(S.
some(_=>_>T))return null;for(;S.length<3;)S.push(0n);return{text:i,numbers:S,written:d.length,pre:s,build:v}}const ne=i=>i.pre!=="",U=({numbers:i,pre:c,build:s})=>`${i.
join(".")}${c===""?"":`-${c}`}${s===""?"":`+${s}`}`;function w(i,c){const s=Math.max(i.numbers.length,c.numbers.length);for(let v=0;v<s;v++){const[d,S]=[i.numbers[v]??
0n,c.numbers[v]??0n];if(d!==S)return d<S?-1:1}return i.pre===c.pre||i.numbers.length!==c.numbers.length?0:i.pre===""||c.pre===""?i.pre===""?1:-1:u(i.pre,c.pre)}
function u(i,c){const[s,v]=[i.split("."),c.split(".")];for(let d=0;;d++){const[S,_]=[d+1>=s.length,d+1>=v.length];if(S!==_)return S?-1:1;const R=l(s[d]??"",v[d]??
"");if(R!==0||S)return R}}function l(i,c){const[s,v]=[/^[0-9]*$/.test(i),/^[0-9]*$/.test(c)];return s!==v?s?-1:1:s&&i.length!==c.length?i.length-c.length:i===c?
0:i<c?-1:1}}),73:((Ie,fe,n)=>{n.d(fe,{D:()=>xe,J:()=>te});var o=n(3024),m=n(6760),e=n(1807),C=n(5747),T=n(8857),F=n(1731);function j(ee,W,pe,E=null){const L=U(W.
environment,E),K=w(W),re={directory:null,directoryOff:null,helperDirectories:[],mirrorDirectories:[]};if(K===null)return{main:L,...re};const Ee=W.system==="wind\
ows"?l:u,{main:be,directory:Ue,dataDirectories:Ne}=Ee(ee,K,W.environment,pe),H=c(W),V=Ne.flatMap(Ae=>[H(Ae,"plugins"),H(Ae,"plugins",W.platform)]),he=[...Ne,...N(
K,W)].map(Ae=>H(Ae,"plugins")),ue={helperDirectories:V,mirrorDirectories:he};if(L===null)return{main:{path:be,chosenBy:"default"},directory:Ue,directoryOff:null,
...ue};const _e={path:Ue,by:L.chosenBy};return{main:L,directory:null,directoryOff:_e,...ue}}function N(ee,W){const{system:pe,platform:E,environment:L}=W;if(pe===
"windows")return[v(ee,"HashiCorp","Terraform")];if(E.startsWith("darwin"))return[ee,""].map(be=>s(be,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:K="",
XDG_DATA_DIRS:re}=L,Ee=be=>be.startsWith("/");return[Ee(K)?K:s(ee,".local","share"),...(re||"/usr/local/share:/usr/share").split(":").filter(Ee)].map(be=>s(be,"\
terraform"))}function ne(ee,W){const pe=w(W),E=W.system==="windows"?"\\":"/";return pe===null||pe.length<2||!ee.startsWith(pe+E)?ee:(W.system==="windows"?"%APPD\
ATA%":"~")+ee.slice(pe.length)}function U(ee,W){if(W)return{path:W,chosenBy:"cli-config"};for(const pe of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const E=ee[pe];
if(E)return{path:E,chosenBy:pe}}return null}function w({system:ee,environment:W,accountHome:pe}){return ee==="windows"?W.APPDATA||null:W.HOME||pe||null}function u(ee,W,pe,E){
const[L,K]=[s(W,".terraformrc"),s(W,".tofurc")],re=s(W,".terraform.d");if(ee==="terraform")return{main:L,directory:re,dataDirectories:[re]};const{XDG_CONFIG_HOME:Ee,
XDG_DATA_HOME:be}=pe,Ue=!E(L)&&!E(K);return{main:Ee&&Ue?s(Ee,"opentofu","tofurc"):i(K,L,E),directory:Ee&&!E(re)?s(Ee,"opentofu"):re,dataDirectories:be?[re,s(be,
"opentofu")]:[re]}}function l(ee,W,pe,E){const[L,K]=[v(W,"terraform.rc"),v(W,"tofu.rc")],re=v(W,"terraform.d");return{main:ee==="terraform"?L:i(K,L,E),directory:re,
dataDirectories:[re]}}const i=(ee,W,pe)=>pe(W)&&!pe(ee)?W:ee,c=({system:ee})=>ee==="windows"?v:s,s=(ee,...W)=>[ee.replace(/(?<!\/)\/+$/,""),...W].join("/"),v=(ee,...W)=>[
ee.replace(/(?<![\\/])[\\/]+$/,""),...W].join("\\");function d({name:ee,args:W,place:pe},E,L,K){const re=E.map(Ne=>({directory:Ne,files:(0,e.wX)(Ne).filter(H=>S(
(0,m.join)(Ne,H)))})),Ee=Ne=>ne(Ne,K),be=g(ee,re);if(be!==null){const Ne=(0,m.resolve)(be.directory,be.file),H=R(Ne,K);return{helper:{name:ee,args:W,path:Ne,shown:Ee(
Ne),refusal:H},findings:[]}}const Ue={kind:"no helper",name:ee,directories:E.map(Ee)};return{helper:null,findings:[(0,T._)(L,Ue,pe)]}}const S=ee=>(0,o.existsSync)(
ee)&&!(0,o.statSync)(ee).isDirectory(),_=256;function R(ee,{system:W}){if(W==="windows")return null;if(!(0,o.statSync)(ee).isFile())return"permission denied";const pe=Buffer.
alloc(_);let E;try{const K=(0,o.openSync)(ee,"r");try{E=(0,o.readSync)(K,pe)}finally{(0,o.closeSync)(K)}}catch(K){return(0,C.Oj)(K),null}return pe.toString("lat\
in1",0,2)==="#!"||pe.subarray(0,E).includes(0)?null:"exec format error"}const a="terraform-credentials-",$="0.0.0";function g(ee,W){let pe=null;for(const{directory:E,
files:L}of W)for(const K of L){const re=X(K,ee);re===null||pe!==null&&(0,F.Zy)(re,pe.version)<=0||(pe={directory:E,file:K,version:re})}return pe}function X(ee,W){
if(!ee.startsWith(a))return null;const pe=ee.toLowerCase().slice(a.length).replace(/\.exe$/,""),E=pe.indexOf("_v");return(E<0?pe:pe.slice(0,E))!==W||pe===""?null:
(0,F.oF)(E<0?$:pe.slice(E+2).replace(/_x.*$/s,""))}var B=n(3229),f=n(1831);function D(ee,W){const pe=ee.flatMap(be=>be.findings),E=(be,Ue)=>{pe.push((0,T._)(W,be,
Ue))},L=Oe(new Map(ee.flatMap(be=>[...be.credentials])),E),K=Oe(new Map(ee.flatMap(be=>[...be.hosts])),E),[re,...Ee]=new Map(ee.flatMap(be=>[...be.helpers]));for(const[
,{place:be}]of Ee)E({kind:"two helpers"},be);return{credentials:L,forced:K,helper:re===void 0?null:{name:re[0],...re[1]},findings:pe}}function Oe(ee,W){const pe=new Map;
for(const[E,L]of ee){const K=(0,f.Pv)(E);if(K.ok){pe.set(K.value,{...L,host:K.value});continue}const re="services"in L?"host":"credentials",Ee=(0,B.L6)(E);W({kind:"\
label",type:re,label:E,why:K.why,advice:Ee},L.place)}return[...pe.values()]}var J=n(7932);const ae=1024*1024;function te(ee,W,pe=null){const E=j(ee,W,o.existsSync,
pe),{directory:L,directoryOff:K,helperDirectories:re}=E,Ee=le(E,ee,W),be=[...Ee,...Se(L,ee,W)],Ue=Se(K?.path??null,ee,W),Ne=D(z(be),ee),H=Ne.helper&&d(Ne.helper,
re,ee,W),V=D(z(Ue),ee).credentials,he=Ee[0]?.blocks?.protocols??J.eo;return{...Ne,client:ee,installations:z(be).flatMap(({installations:ue})=>ue??[]),mirrors:E.
mirrorDirectories.map(ue=>({path:ue,shown:ne(ue,W)})),paths:E,files:[...be.map(({file:ue})=>ue),...Ue.map(({file:ue})=>({...ue,state:"off"}))],turnedOff:V.map(({
host:ue,place:_e})=>({host:ue,place:_e,by:K?.by??""})),helper:H?.helper??null,requestTimeoutMs:ee==="opentofu"?(0,J.Hl)(he.requestTimeoutSeconds,W.environment):
null,patience:(0,J.f5)(ee,he,W.environment),findings:[...be.flatMap(({finding:ue})=>ue??[]),...Ne.findings,...H?.findings??[]],secrets:[...z(be),...z(Ue)].flatMap(
({secrets:ue})=>ue)}}const z=ee=>ee.flatMap(({blocks:W})=>W??[]);function le({main:ee},W,pe){if(ee===null)return[];const{path:E,chosenBy:L}=ee;if((0,o.existsSync)(
E))return[we(E,W,pe)];const K={path:E,shown:ne(E,pe),state:"absent"},re={kind:"missing",setting:L,path:E},Ee=L==="default"?null:(0,T._)(W,re,null);return[{file:K,
blocks:null,finding:Ee}]}const ce=/\.tfrc(?:\.json)?$/s,Se=(ee,W,pe)=>(ee===null?[]:(0,e.wX)(ee)).filter(E=>ce.test(E)).map(E=>we((0,m.join)(ee??"",E),W,pe));function we(ee,W,pe){
const E=(0,C.yR)(ee,ae),L=ne(ee,pe);if(!E.ok){const Ee={kind:"unreadable",file:L,failure:E.failure},be=(0,T._)(W,Ee,null);return{file:{path:ee,shown:L,state:"no\
t read"},blocks:null,finding:be}}const K=(0,T.m)({shown:L,...E},W),re=K.isRead?"read":"not read";return{file:{path:ee,shown:L,state:re},blocks:K,finding:null}}function xe(ee){
const W=new Map;for(const pe of ee){const{problem:E,place:L}=pe,K=JSON.stringify([E.code,E.message,L]),re=W.get(K)?.problem.affects??[],Ee=[...new Set([...re,...E.
affects??[]])];W.set(K,{problem:{...E,affects:Ee},place:L})}return[...W.values()]}}),7531:((Ie,fe,n)=>{n.d(fe,{T:()=>F,b:()=>C});var o=n(3307),m=n(8947),e=n(2168);
const C=1024*1024,T={keeps:()=>!0,read:(ne,U,{start:w,end:u})=>(0,o.IL)(U.slice(w,u))};function F(ne,U=T){const w=(0,m._6)(ne),u=new N(w,U),l=(0,o.Ey)(w,u.add);
if(l!==null){const c=(0,e.Q)(w);return c===null?{kind:"not-json",...l}:{kind:"not-json",why:`it ${c.what}`,advice:c.advice}}const i=/[^\t\n\r ]/.exec(w)?.[0];return i===
"{"?{kind:"object",services:u.read()}:i==="n"?{kind:"null"}:{kind:"not-object",why:`found ${j(i)}`}}function j(ne){switch(ne){case"[":return"an array";case'"':return"\
a string";case"t":case"f":return"a boolean";default:return"a number"}}class N{#e;#t;#s;#n=new Map;constructor(U,w){this.#e=U,this.#t=w,this.#s=U.includes("\\")}add=(U,w,u,l)=>{
if(l===0)return;const i=this.#e.slice(u,l),c=this.#s?(0,o.I)(i):i.slice(1,-1),s=this.#n.get(c);s!==void 0?s.range={start:U,end:w}:this.#t.keeps(c,w-U)&&this.#n.
set(c,{id:(0,o.I)(i),range:{start:U,end:w}})};read(){return Array.from(this.#n.values(),({id:U,range:w})=>({id:U,value:this.#t.read(U,this.#e,w)}))}}}),2168:((Ie,fe,n)=>{
n.d(fe,{Q:()=>m});const o=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]];function m(e){const C=o.find(([T])=>T.test(e));return C===void 0?null:{what:C[1],advice:C[2]}}}),6456:((Ie,fe,n)=>{n.
d(fe,{Z:()=>Ne});var o=n(73),m=n(4929),e=n(3534),C=n(1064),T=n(1831),F=n(2713);const j=(H,V)=>({name:H,isProgram:!1,answers:V,find:he=>V.get(he)??null});async function N(H,V){
let he=null;const ue=[],_e=[];for(const Ae of H){const Re=he===null||!Ae.isProgram,Le=Re?await Ae.find(V):null;ue.push({source:Le?.source??Ae.name,held:Re?ne(Le):
"not asked",counts:he===null&&Le!==null}),Le?.problem&&_e.push({problem:Le.problem,place:Le.place}),he??=Le}return{answer:he,looks:ue,findings:_e}}function ne(H){
return H===null?"nothing":H.token===null?"no token":H.token.reveal()===""?"an empty token":"a token"}const U=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function w(H,V,he=null){
const ue=V.reveal(),_e={source:H,place:he,token:V,problem:l(H,ue)};return U.test(ue)?{..._e,isUnsendable:!0}:_e}const u=[[U,"control character"],[/^bearer\s/i,"\
bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function l(H,V){
if(V==="")return(0,e.QU)({source:H});const he=u.find(([ue])=>ue.test(V))?.[1];return he!==void 0?(0,e.Eu)({source:H,slip:he}):V.length<F.I?(0,e.fj)({source:H}):
null}const i="TF_TOKEN_";function c(H){return Object.entries(H).flatMap(([V,he])=>{const ue=V.startsWith(i)?(0,T.$k)(V):null;return ue===null||he===void 0?[]:[{
host:ue,variable:V,token:new F.o(he)}]})}const s=H=>j("TF_TOKEN_ variables",new Map(c(H).map(({host:V,variable:he,token:ue})=>[V,w(he,ue)])));function v(H){const V="\
tokens setting",he=H.map(({host:ue,token:_e})=>{const Ae=w(V,_e);return[ue,_e.reveal()===""?{...Ae,token:null}:Ae]});return j(V,new Map(he))}function d({tokens:H,
environment:V,clients:he}){const ue=[v(H),s(V)],_e=he.map(({client:Ae,config:Re,helper:Le,turnedOff:x=[]})=>{const h=[...ue,...Re===null?[]:[R(Re)]];return{client:Ae,
turnedOff:x,known:h,sources:Le===null?h:[...h,Le]}});return{known:S(_e.flatMap(({known:Ae})=>Ae)),find:async Ae=>{const Re=await Promise.all(_e.map(async({client:Le,
sources:x,turnedOff:h})=>{const{looks:O,...Y}=await N(x,Ae);return{...Y,client:Le,looks:[...O,..._(h,Ae)]}}));return{answer:$(Re.map(({answer:Le})=>Le)),clients:Re.
map(({client:Le,looks:x})=>({client:Le,looks:x})),findings:Re.flatMap(({findings:Le})=>Le),difference:g(Ae,Re)}}}}function S(H){const V=new Map(H.toReversed().flatMap(
he=>[...he.answers]));return new Map([...V].flatMap(([he,{token:ue,source:_e}])=>ue===null?[]:[[he,_e]]))}const _=(H,V)=>H.filter(he=>he.host===V).map(({place:he,
by:ue})=>({source:`${he.file}:${he.line} (${ue} names another file)`,held:"not read",counts:!1})),R=({credentials:H})=>j("CLI configuration",new Map(H.map(V=>[V.
host,a(V)])));function a({host:H,place:V,token:he,hasValue:ue}){const _e=`${V.file}:${V.line}`;if(he!==null)return w(_e,he,V);const Ae={kind:"no token",file:_e,
host:H,hasValue:ue};return{source:_e,place:V,token:null,problem:(0,m.P4)({clients:C.Du,mistake:Ae})}}function $(H){return H.find(V=>V?.token)??H.find(V=>V!==null)??
null}function g(H,V){const[he,...ue]=V,_e=ue.find(({answer:Re})=>X(Re)!==X(he?.answer??null));if(he===void 0||_e===void 0)return null;const Ae=({client:Re,answer:Le})=>({
client:Re,source:Le?.token?Le.source:null});return(0,e.tK)({host:H,first:Ae(he),other:Ae(_e)})}const X=H=>H?.token?.reveal()??null;var B=n(1421),f=n(8161),D=n(5747),
Oe=n(4e3),J=n(7531);const ae=1024*1024;function te(H,V){const he=new Map;let ue=null;const _e=async Ae=>{if(ue!==null)return ue;const Re=await le(H,Ae,V),Le=E(H,
Re,V);return Re.kind==="stopped"&&(ue??=Le),Le};return{name:z(H),isProgram:!0,find:Ae=>{const Re=he.get(Ae)??_e(Ae);return he.set(Ae,Re),Re}}}const z=({name:H})=>`\
credentials helper ${H}`;async function le(H,V,he){if(H.refusal!==null)return{kind:"not started",why:H.refusal};if(he.stop.aborted)return{kind:"stopped",why:ce};
const ue=xe(H,V,he.environment);return typeof ue=="string"?{kind:"not started",why:ue}:await Se(ue,he)}const ce="was running when the check ended";function Se(H,V){
return new Promise(he=>{const ue=[],_e=[];let Ae=0;const{timeoutMs:Re,abortAfter:Le}=V,x=Le(Re),h=Z=>{x.removeEventListener("abort",Y),V.stop.removeEventListener(
"abort",b),he(Z)},O=Z=>{we(H,V),h({kind:"stopped",why:Z})},Y=()=>O(`did not exit within ${Re/1e3} s (timeout-seconds)`),b=()=>O(ce);x.addEventListener("abort",Y),
V.stop.addEventListener("abort",b);const I=Z=>oe=>{Ae+=oe.length,Ae>ae?O(`wrote more than ${ae/1024/1024} MiB`):Z.push(oe)};H.stdout?.on("data",I(ue)),H.stderr?.
on("data",I(_e)),H.on("error",Z=>h({kind:"not started",why:pe(Z)})),H.on("close",Z=>{const[oe,de]=[Buffer.concat(ue),Buffer.concat(_e).toString()];h({kind:"ende\
d",isSuccess:Z===0,output:oe,complaint:de})})})}function we(H,{kill:V}){try{H.pid!==void 0&&V((0,f.platform)()==="win32"?H.pid:-H.pid,"SIGKILL")}catch(he){(0,D.
Oj)(he)}H.stdout?.destroy(),H.stderr?.destroy(),H.unref()}function xe({path:H,args:V},he,ue){try{return(0,B.spawn)(H,[...V,"get",he],{env:ee(ue),stdio:["ignore",
"pipe","pipe"],shell:!1,detached:!0,windowsHide:!0})}catch(_e){return pe(_e)}}const ee=H=>Object.fromEntries(Object.entries(H).filter(([V])=>!V.startsWith("INPU\
T_"))),W={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invali\
d argument"};function pe(H){const V=(0,D.Oj)(H);return W[V]??V}function E(H,V,he){const{shown:ue}=H;switch(V.kind){case"not started":return K(H,`failed to run ${ue}\
: ${V.why}`);case"stopped":return K(H,`${ue} ${V.why} and was stopped`);case"ended":{if(!V.isSuccess){const _e=Ee(V.complaint);return K(H,_e===""?`error in ${ue}\
, but it produced no error message`:`error in ${ue}: ${_e}`)}return L(H,V.output,he)}}}function L(H,V,{learn:he}){const ue=(0,J.T)(V);if(ue.kind==="not-json"||ue.
kind==="not-object")return K(H,`malformed output from ${H.shown}: ${(0,Oe.dh)(ue.why)}`);const _e=ue.kind==="null"?null:ue.services.find(({id:Re})=>Re==="token")?.
value;if(typeof _e!="string")return null;const Ae=new F.o(_e);return he(Ae),w(z(H),Ae)}function K(H,V){const he=(0,m.Dz)({name:H.name,why:V});return{source:z(H),
place:null,token:null,problem:he}}const re=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),Ee=H=>(0,Oe.dh)(H.replace(re,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu"),
" ").trim()),be=1e4;function Ue({tokens:H,configs:V,timeoutMs:he},ue,_e){for(const h of V.flatMap(O=>O.secrets))_e.learn(h);const Ae=new Map,Re=h=>{if(h===null)
return null;const O=JSON.stringify([h.path,...h.args]),Y=Ae.get(O)??te(h,{..._e,timeoutMs:he??be,environment:ue});return Ae.set(O,Y),Y},Le=V.map(h=>({client:h.client,
config:h,helper:Re(h.helper),turnedOff:h.turnedOff})),x=V.flatMap(h=>h.forced.map(O=>({...O,client:h.client})));return{credentials:d({tokens:H,environment:ue,clients:Le}),
configs:V,complaints:(0,o.D)(V.flatMap(({findings:h})=>h)),forced:Map.groupBy(x,({host:h})=>h)}}function Ne(H,V,{environment:he,secrets:ue,kill:_e,stop:Ae}){return Ue(
{...H,configs:V},he,{learn:ue.learn,kill:_e,stop:Ae.signal,abortAfter:Re=>AbortSignal.timeout(Re)})}}),7511:((Ie,fe,n)=>{n.d(fe,{i:()=>w});var o=n(3625);const m="\
[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",e=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,C=String.raw`[()<>@,;:\\"/[\]?=]`,T=new RegExp(
`^(${m})?(/)?(${m})?(.*)$`,"s"),F=String.raw`"((?:[^"\\\r\n]|\\${C}|\\(?!${C}))*)"`,j=new RegExp(`;${e}*(${m})${e}*=${e}*(?:(${m})|${F})${e}*`,"y"),N=new RegExp(
`;${e}*$`,"y"),ne=new RegExp(String.raw`\\(${C})`,"g"),U=new RegExp(e);function w(s){const v=s.indexOf(";"),d=c(i(v<0?s:s.slice(0,v))),S=u(d)??(v<0?null:l(s,v));
return S===null?(0,o.J)(d):(0,o.T)(S)}function u(s){const[,v,d,S,_]=T.exec(s)??[];return v===void 0?"mime: no media type":v===s?null:d===void 0?"mime: expected \
slash after first token":S===void 0?"mime: expected token after slash":_===""?null:"mime: unexpected content after media subtype"}function l(s,v){const d=new Map;
for(let S=v;S<s.length;){j.lastIndex=S;const[_,R="",a,$=""]=j.exec(s)??[];if(_===void 0)return N.lastIndex=S,N.test(s)?null:"mime: invalid media parameter";const g=R.
toLowerCase(),X=a??$.replace(ne,"$1"),B=d.get(g);if(B!==void 0&&B!==X)return"mime: duplicate parameter name";d.set(g,X),S+=_.length}return null}function i(s){let v=0,
d=s.length;for(;v<d&&U.test(s.charAt(v));)v+=1;for(;d>v&&U.test(s.charAt(d-1));)d-=1;return s.slice(v,d)}const c=s=>s.replaceAll("\u0130","i").toLowerCase()}),2767:((Ie,fe,n)=>{
n.d(fe,{h:()=>c});var o=n(5792);const m={"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP38\
4r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1","1.2.840.10045.3.1.1":"P-192","1.2.156.10197.1.301":"SM2"},e=["1.3.132.0.33","1.2.840.\
10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],C={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.110":"X25519","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.1004\
0.4.1":"DSA","2.16.840.1.101.3.4.3.17":"ML-DSA-44","2.16.840.1.101.3.4.3.18":"ML-DSA-65","2.16.840.1.101.3.4.3.19":"ML-DSA-87"};function T(te){const z=new o.lL(
te,"public key").inside(o.Dk.sequence),le=z.inside(o.Dk.sequence),ce=le.oid(),Se=z.bits();switch(ce){case"1.2.840.113549.1.1.1":if(l(le.any().whole)!=="0500")throw new o.
I4("public key");return F(Se);case"1.2.840.10045.2.1":{const we=le.isNext(o.Dk.oid)?le.oid():"explicit parameters";if(!e.includes(we))return{kind:"unsupported-c\
urve",curve:m[we]??we};if(Se[0]!==4)throw new o.I4("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!le.isEmpty||Se.length!==32)throw new o.I4("public ke\
y");return{kind:"ed25519"};default:return{kind:"unsupported",name:C[ce]??ce}}}function F(te){const z=new o.lL(te,"public key").inside(o.Dk.sequence),le=z.integer(),
ce=z.count(),[Se=0,we=0]=le;if(Se>=128||ce===0)throw new o.I4("public key");if(ce===1||ce%2===0||ce>=2**31)return{kind:"unsupported",name:`RSA with the exponent\
 ${ce}`};const xe=Se===0?we:Se;return{kind:"rsa",bits:8*(le.length-(Se===0?2:1))+(32-Math.clz32(xe))}}const j={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],
"1.2.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.\
840.10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},N={"1.2.840.113549.1.1\
.4":"RSA with MD5","1.2.840.113549.1.1.5":"RSA with SHA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.113549.1.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"ECDS\
A with SHA-1","1.2.840.10045.4.3.1":"ECDSA with SHA-224","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224","2.16.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.16.84\
0.1.101.3.4.3.14":"RSA with SHA3-256","1.3.101.113":"Ed448"},ne="1.2.840.113549.1.1.10",U=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
w={201:"20",202:"30",203:"40"};function u(te){const z=new o.lL(te,"signature algorithm"),le=z.oid(),ce=z.isEmpty?"":l(z.any().whole);if(le===ne){const xe=U.exec(
ce);return xe&&w[xe[1]??""]===xe[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[Se,we]=j[le]??
[];return Se===void 0||we===void 0?{isSupported:!1,name:N[le]??le}:{isSupported:!0,key:Se,name:we}}const l=te=>Array.from(te,z=>z.toString(16).padStart(2,"0")).
join("");var i=n(8167);function c(te){try{const z=new o.lL(te,"certificate"),le=z.inside(o.Dk.sequence);if(!z.isEmpty)throw new o.I4("certificate");const ce=le.
inside(o.Dk.sequence),Se=le.content(o.Dk.sequence),we=S(te,ce,Se);return le.bits(),"kind"in we?{ok:!1,flaw:we}:{ok:!0,certificate:we}}catch(z){if(!(z instanceof
o.I4))throw z;return{ok:!1,flaw:{kind:"malformed",part:z.message}}}}const s=160,v=163,d=[129,130];function S(te,z,le){const ce=z.isNext(s)?z.inside(s).count()+1:
1;if(ce>3)throw new o.I4("version");if((z.integer()[0]??0)>=128)return{kind:"negative-serial"};const Se=z.content(o.Dk.sequence);if(!(0,o.er)(Se,le))throw new o.
I4("signature algorithm");const we=_(z,"issuer"),xe=z.inside(o.Dk.sequence),ee=a(xe),W=a(xe),pe=_(z,"subject"),E=z.element(o.Dk.sequence).whole,L=T(E);if(L.kind===
"unsupported-curve")return{kind:"curve",curve:L.curve};if(ce>1)for(const K of d)z.optional(K);return{raw:te,subject:pe,issuer:we,notBefore:ee,notAfter:W,version:ce,
signature:u(Se),key:L,keyInfo:E,...B(ce===3?z.optional(v):null)}}function _(te,z){const{whole:le}=te.element(o.Dk.sequence),ce=new o.lL(le,z).inside(o.Dk.sequence);
for(;!ce.isEmpty;){const Se=ce.inside(o.Dk.set);for(;!Se.isEmpty;){const we=Se.inside(o.Dk.sequence);if(we.oid(),!(0,o.KH)(we.any()))throw new o.I4(z)}}return le}
const R=[{tag:o.Dk.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:o.Dk.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];function a(te){
const z=R.find(({tag:K})=>te.isNext(K)),le=z?.format.exec((0,o.Jl)(te.content(z.tag)));if(!le)throw new o.I4("validity");const[ce=0,Se=0,...we]=le.slice(1).map(
K=>Number(K??0)),xe=le[1]?.length===4?ce:ce<50?2e3+ce:1900+ce,[ee=0,W=0,pe=0,E=0]=we,L=new Date(0);if(L.setUTCFullYear(xe,Se-1,ee),L.getUTCMonth()!==Se-1||W>23||
pe>59||E>59)throw new o.I4("validity");return L.setUTCHours(W,pe,E)}const $={dns:[],addresses:[],others:[]},g=["31","32","33","36","54"].map(te=>`2.5.29.${te}`),
X=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function B(te){const z=new Map,le=te&&new o.lL(te,"extensions").inside(o.Dk.sequence);for(;le&&!le.isEmpty;){const K=le.
inside(o.Dk.sequence),re=K.oid(),Ee=K.isNext(o.Dk.boolean)&&K.boolean();if(z.has(re))throw new o.I4("extensions");if(Ee&&X.includes(re))throw new o.I4("extensio\
ns");z.set(re,{id:re,critical:Ee,value:K.content(o.Dk.octets)})}const ce=K=>z.get(`2.5.29.${K}`)?.value??null,[Se,we,xe,ee,W]=[15,17,19,30,37].map(ce),pe=we?(0,i.
xq)(we):null,E=ee?(0,i.cP)(ee):null,L=new Set([...g,...["15","19","37"].map(K=>`2.5.29.${K}`),...pe?.isKnown?["2.5.29.17"]:[],...E?.isKnown?["2.5.29.30"]:[]]);return{
encodedNames:we??new Uint8Array,names:pe?.names??$,constraints:E,basic:xe?f(xe):null,maySign:Se?J(Se):null,usages:W?ae(W):[],unhandled:[...z.values()].filter(({
id:K,critical:re})=>re&&!L.has(K)).map(({id:K})=>K)}}function f(te){const z=new o.lL(te,"basicConstraints").inside(o.Dk.sequence);return{isAuthority:z.isNext(o.
Dk.boolean)&&z.boolean(),maxPath:z.isNext(o.Dk.integer)?z.count():null}}const D=4,Oe=128;function J(te){const[z=0,le=0]=new o.lL(te,"keyUsage").bits();return z===
0&&le<Oe?null:(z&D)!==0}function ae(te){const z=new o.lL(te,"extendedKeyUsage").inside(o.Dk.sequence),le=[];for(;!z.isEmpty;)le.push(z.oid());return le}}),5792:((Ie,fe,n)=>{
n.d(fe,{Dk:()=>o,I4:()=>m,Jl:()=>U,KH:()=>F,er:()=>w,lL:()=>e});const o={boolean:1,integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};
class m extends Error{}class e{#e;#t;constructor(l,i){this.#e=l,this.#t=i}get isEmpty(){return this.#e.length===0}isNext(l){return this.#e[0]===l}any(){const l=this.#e[0]??
0,i=this.#e[1]??0;if(this.#e.length<2||(l&31)===31)throw this.#n();const c=i<128?0:i&127,s=c===0&&i<128?i:this.#s(c),v=2+c,d=v+s;if(d>this.#e.length)throw this.#n();
const S={tag:l,content:this.#e.subarray(v,d),whole:this.#e.subarray(0,d)};return this.#e=this.#e.subarray(d),S}element(l){if(!this.isNext(l))throw this.#n();return this.
any()}content(l){return this.element(l).content}optional(l){return this.isNext(l)?this.content(l):null}inside(l){return new e(this.content(l),this.#t)}oid(){const l=this.
content(o.oid);if(l.length===0||(l.at(-1)??0)>=128)throw this.#n();const i=C(l);if(i===null)throw this.#n();const[c=0,...s]=i,v=Math.min(Math.floor(c/40),2);return[
v,c-40*v,...s].join(".")}integer(l=o.integer){const i=this.content(l),c=i[0],s=i[1]??0,v=c===0&&s<128||c===255&&s>=128;if(c===void 0||i.length>1&&v)throw this.#n();
return i}count(){const l=this.integer();if(l.length>8||(l[0]??0)>=128)throw this.#n();return l.reduce((i,c)=>i*256+c,0)}boolean(){const l=this.content(o.boolean);
if(l.length!==1||l[0]!==0&&l[0]!==255)throw this.#n();return l[0]!==0}bits(){const l=this.content(o.bits),[i=8]=l,c=l.subarray(1),s=c.at(-1)??0;if(i>7||i>0&&c.length===
0)throw this.#n();if((s&(1<<i)-1)!==0)throw this.#n();return c}#s(l){const i=this.#e.subarray(2,2+l);if(l===0||l>4||i.length<l)throw this.#n();const c=i.reduce(
(s,v)=>s*256+v,0);if(c<128||i[0]===0)throw this.#n();return c}#n(){return new m(this.#t)}}function C(u){const l=[];let i=!0,c=0;for(const s of u){if(i&&s===128||
(c=c*128+(s&127),c>=2**31))return null;i=s<128,i&&(l.push(c),c=0)}return l}const T={12:u=>j(u),18:u=>/^[\d ]*$/.test(U(u)),19:u=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test(
U(u)),20:()=>!0,22:u=>u.every(l=>l<128),30:u=>u.length%2===0&&N(u)},F=({tag:u,content:l})=>T[u]?.(l)??!1;function j(u){try{return new TextDecoder("utf-8",{fatal:!0}).
decode(u),!0}catch{return!1}}const N=u=>u.every((l,i)=>{const c=l*256+(u[i+1]??0);return i%2===1||!(c>=55296&&c<57344||c>=65534||c>=64976&&c<=65007)}),ne=new TextDecoder(
"latin1"),U=u=>ne.decode(u),w=(u,l)=>u.length===l.length&&u.every((i,c)=>i===l[c])}),8167:((Ie,fe,n)=>{n.d(fe,{AI:()=>u,cP:()=>j,xq:()=>F,z$:()=>c});var o=n(6181),
m=n(5792);const e=130,C=135,T=[129,134];function F(S){const _=new m.lL(S,"subject alternative names").inside(m.Dk.sequence),R={dns:[],addresses:[],others:[]};let a=!1;
for(;!_.isEmpty;){const{tag:$,content:g}=_.any();if(a||=[e,C,...T].includes($),T.includes($)&&R.others.push($),$===e&&R.dns.push(w(g,"subject alternative names")),
$===C){if(g.length!==4&&g.length!==16)throw new m.I4("subject alternative names");R.addresses.push(g)}}return{names:R,isKnown:a}}function j(S){const _="name con\
straints",R=new m.lL(S,_),a=R.inside(m.Dk.sequence),[$,g]=[160,161].map(f=>a.optional(f)??new Uint8Array);if(!$||!g||!a.isEmpty||!R.isEmpty)throw new m.I4(_);if($.
length+g.length===0)throw new m.I4(_);const[X,B]=[N($),N(g)];return{permitted:X,excluded:B,isKnown:X.isKnown&&B.isKnown}}function N(S){const _="name constraints",
R=new m.lL(S,_),a=[],$=[],g=[];let X=!0;for(;!R.isEmpty;){const{tag:f,content:D}=R.inside(m.Dk.sequence).any(),Oe=D.length/2;if(f===e)a.push(w(D,_).toLowerCase());else if(f===
C&&(Oe===4||Oe===16))$.push({address:D.subarray(0,Oe),mask:D.subarray(Oe)});else{if(f===C)throw new m.I4(_);T.includes(f)?g.push(f):X=!1}}if(!(a.every(f=>ne(f.replace(
/^\.(?=.)/,"")))&&$.every(({mask:f})=>U(f))))throw new m.I4(_);return{dns:a,networks:$,others:g,isKnown:X}}const ne=S=>/^[!-~]*$/.test(S)&&!/^\.|\.\.|\.$/.test(
S),U=S=>/^1*0*$/.test(Array.from(S,_=>_.toString(2).padStart(8,"0")).join(""));function w(S,_){if(S.some(R=>R>=128))throw new m.I4(_);return(0,m.Jl)(S)}function u({
dns:S,addresses:_},R){const a=(0,o.r5)((0,o.n7)(R));if(a!==null)return _.some(B=>(0,m.er)(B,Uint8Array.from(a)));const $=R.toLowerCase(),g=$.replace(/\.$/,"").split(
"."),X=g.every(B=>l.test(B));return S.some(B=>{const f=B.toLowerCase(),[D,...Oe]=f.split("."),J=D==="*"&&Oe.length>0;return!X||!(J?Oe:[D,...Oe]).every(ae=>l.test(
ae??""))?f===$&&f!==".":J?g.length===Oe.length+1&&g.slice(1).join(".")===Oe.join("."):g.join(".")===f})}const l=/^[a-z0-9_][a-z0-9_-]*$/,i=25e4;function c(S,{permitted:_,
excluded:R}){const a=_.dns.length+R.dns.length,$=_.networks.length+R.networks.length;if(S.dns.length*a+S.addresses.length*$>i)return!1;const X=new Set([..._.others,
...R.others]);return S.others.some(B=>X.has(B))?!1:S.dns.every(B=>{const f=B.toLowerCase();return ne(f)&&(_.dns.length===0||_.dns.some(D=>s(f,D)))&&!R.dns.some(
D=>s(f,D)||v(f,D))})&&S.addresses.every(B=>(_.networks.length===0||_.networks.some(f=>d(B,f)))&&!R.networks.some(f=>d(B,f)))}const s=(S,_)=>_===""||S===_||S.endsWith(
_.startsWith(".")?_:`.${_}`),v=(S,_)=>S.startsWith("*.")&&_.replace(/^[^.]*/,"")===S.slice(1),d=(S,{address:_,mask:R})=>S.length===_.length&&S.every((a,$)=>{const g=R[$]??
0;return(a&g)===((_[$]??0)&g)})}),997:((Ie,fe,n)=>{n.d(fe,{O:()=>m,T:()=>C});var o=n(1064);const m=({earlier:T,attempt:F,later:j})=>[...T,F,...j];function e({discovery:T,
timing:F,headMs:j,hops:N},{attemptMs:ne}){const U=j!==null&&j<=ne?N.at(-1)?.status:null;return U===null||(0,o.Mq)(U??0)?"retries":T.kind!=="failed"&&F.totalMs<=
ne?"works":"fails"}function C(T,F){const j=T.map(U=>e(U,F)),N=j.indexOf("works");return N<0?"never":N<=F.retries&&!j.slice(0,N).includes("fails")?"always":"some\
times"}}),2696:((Ie,fe,n)=>{n.r(fe),n.d(fe,{contact:()=>Vt,crashedVisit:()=>vt,judgeRequests:()=>g,judgeVisit:()=>wt,mergeFindings:()=>T.D,readCliConfig:()=>T.J,
thisMachine:()=>C});var o=n(8161),m=n(5747);const e={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function C(t){const r=(0,o.platform)();return{system:r==="win32"?"w\
indows":"unix",platform:`${r==="win32"?"windows":r}_${e[(0,o.arch)()]??(0,o.arch)()}`,environment:t,accountHome:(0,m.N0)(()=>(0,o.userInfo)().homedir||null,null)}}
var T=n(73),F=n(960),j=n(2636),N=n(9209),ne=n(9872),U=n(8011),w=n(1064),u=n(7531),l=n(1831),i=n(9562),c=n(2886),s=n(997);const v=1440*60*1e3,d=1;function S(t,r){
const{hops:p,certificates:y}=t.attempt;return[...J(t),..._(t,r),...f(p),...D(y,r),...Oe(t,r)]}function _(t,r){const{discovery:p,hops:y}=t.attempt;switch(p.kind){case"\
skipped":return[(0,c.bz)(p.problem)];case"failed":{const A=r.isFork&&p.problem.code==="document-unauthorized"&&!t.credentials?.hasToken;return[(0,c.bz)(A?{...p.
problem,severity:"notice"}:p.problem)]}case"found":case"absent":{const A=y[0]?.url??"";return[...a(A,y.length-1,r),...$(t,r),...p.kind==="found"&&p.truncated?[R(
t)]:[]]}}}const R=({host:t,attempt:{hops:r}})=>(0,c.bz)((0,j.zf)({url:r.at(-1)?.url??"",page:null,asked:(0,l.nx)(t),bytes:null,limit:u.b,isPadding:!0}));function a(t,r,p){
const y=p.clients.filter(A=>r>w.NX[A]);return y.length>0?[(0,c.bz)((0,N.KA)({url:t,asks:"document",redirects:r,clients:y,limits:w.NX}))]:r>d?[(0,c.bz)((0,N.CL)(
{url:t,redirects:r}))]:[]}function $(t,{releases:r,slowMs:p}){const y=(0,l.nx)(t.host),A=t.attempt.timing.totalMs,G=(0,s.O)(t),q=$e=>(0,s.T)(G,$e)!=="never",me=r.
filter($e=>!q($e)),ye=({client:$e})=>!r.some(ke=>ke.client===$e&&q(ke)),ve=[!0,!1].flatMap($e=>{const ke=me.filter(ze=>ye(ze)===$e);if(ke.length===0)return[];const je=(0,F.
Qs)({host:y,phase:"complete",tookMs:A,releases:ke});return[(0,c.bz)(je,null,$e)]});if(ve.length>0||A<=p)return ve;const Pe=B(t.attempt.timing);return[(0,c.bz)((0,F.
U2)({host:y,tookMs:A,limitMs:p,phase:Pe,releases:r}))]}function g({host:t,known:r},p,y){const A=r.map(({host:q})=>q),G=p.flatMap(q=>q.certificates).filter(({host:q})=>!A.
includes(q));return[...X(t,p,y.slowMs),...D(G,y)]}function X(t,r,p){const[y]=r.filter(({timing:ye,hops:ve})=>ye.totalMs>p&&ve.length>0).sort((ye,ve)=>ve.timing.
totalMs-ye.timing.totalMs);if(y===void 0)return[];const{timing:A,hops:G}=y,q=G[0]?.url??"",me={host:(0,l.nx)(t),url:q,tookMs:A.totalMs,limitMs:p};return[(0,c.bz)(
(0,F.U2)({...me,phase:B(A)}))]}function B({lookupMs:t,connectMs:r,tlsMs:p,firstByteMs:y,totalMs:A}){const q=[["lookup",t],["connection",r],["tls",p],["response",
y]].map(([ye,ve])=>({name:ye,ms:ve??0})),me={name:"rest",ms:q.reduce((ye,{ms:ve})=>ye-ve,A)};return q.reduce((ye,ve)=>ve.ms>ye.ms?ve:ye,me)}function f(t){const r=t.
find(({url:y})=>y.startsWith("http://"));if(r===void 0)return[];const p=r.authorization==="withheld";return[(0,c.bz)((0,N.n4)({url:t[0]?.url??"",to:r.url,exposesToken:p}))]}
function D(t,{certificateDays:r,now:p}){const y=new Map;for(const A of t){const G=y.get(A.host);(G===void 0||A.expires<G.expires)&&y.set(A.host,A)}return[...y.values()].
flatMap(({host:A,expires:G})=>{const q=(Date.parse(G)-p)/v;return q<0||q>=r?[]:[(0,c.bz)((0,ne.BU)({host:A,days:Math.floor(q),expires:G}))]})}function Oe(t,r){const{
host:p,attempt:y,earlier:A}=t,[G]=A,q=["failed","skipped"].includes(y.discovery.kind);if(G?.discovery.kind!=="failed"||q)return[];const me=G.discovery.problem.message,
ye=(0,s.O)(t),ve=r.releases.filter($e=>(0,s.T)(ye,$e)==="sometimes"),Pe=A.length+1;return[(0,c.bz)((0,F.Er)({host:(0,l.nx)(p),attempts:Pe,failure:me,releases:ve}))]}
function J({credentials:t,attempt:r}){const{discovery:p}=r;return t?.problem?p.kind==="failed"&&p.problem.code===t.problem.code?[]:[(0,c.bz)(t.problem)]:[]}function ae({
host:t},r){if(!r.some(({service:y})=>y===i.e$))return[];const{name:p}=(0,l.Sv)(t);return[...p.includes(".")?[]:[(0,U.Zp)({host:t,name:p})],.../(^|\.)xn--/.test(
t)?[(0,U._W)({host:t})]:[]].map(y=>(0,c.bz)(y,i.e$))}var te=n(6697),z=n(5799),le=n(8185),ce=n(4283),Se=n(4e3),we=n(9319),xe=n(5195);function ee({host:t,attempt:r},p){
const{name:y}=(0,l.Sv)(t),A=(0,xe.uo)(y),G=r.hops[0]?.address??null;if(A!=="public"||G===null)return A;const q=(0,xe.Zu)(G),me=p.some(ye=>ye.name===y);return q===
"loopback"&&me?"public":q}const W={public:0,reserved:1,private:2,metadata:2,loopback:3},pe=(t,{kind:r})=>W[Ee(t)]>W[r];function E(t,r){const{host:p,hasToken:y,hostname:A}=r,
G=t.filter(({url:$e})=>pe($e,r)),q=t.filter($e=>!G.includes($e)),me=q.filter(({url:$e})=>$e.scheme==="http"),ye=q.filter(({id:$e,endpoint:ke})=>ke===null&&(0,i.
p4)($e)),ve=Map.groupBy(ye,({url:$e})=>be($e,A)),Pe=q.filter(({endpoint:$e,url:ke})=>$e===null&&Ue(ke,A));return[...L(G,re,$e=>{const[ke,...je]=new Set(G.map(({
url:Ke})=>Ee(Ke))),ze=je.length===0&&(ke==="loopback"||ke==="reserved");return(0,we.o1)({...$e,host:p,kind:ze?ke:"private"})}),...L(me,re,$e=>(0,we.l5)({...$e,host:p,
hasToken:y})),...[...ve].flatMap(([$e,ke])=>$e===null?[]:L(ke,re,je=>(0,we.T$)({...je,host:p,name:$e,hasToken:y}))),...L(Pe,re,$e=>(0,we.Gh)({...$e,host:p})),...L(
q.filter(({url:$e})=>$e.path.includes("//")),K,$e=>(0,we.$H)({...$e,host:p})),...L(Ne(t),K,$e=>(0,we.ln)({...$e,host:p}))]}function L(t,r,p){if(t.length===0)return[];
const y=[...new Set(t.map(({url:A})=>t.length===1?K(A):r(A)))];return[{services:[...new Set(t.map(({id:A})=>A))],problem:p({uses:t,urls:y}),needed:t.some(({needed:A})=>A)}]}
const K=t=>(0,Se.dh)((0,ce.Pl)(t)),re=t=>(0,Se.dh)(`${t.scheme}://${t.host}`);function Ee(t){const{name:r}=(0,ce.cz)(t);return(0,xe.Sz)(/[^\0-\x7f]/.test(r)?(0,l.
$o)(r)??"":r.toLowerCase())}function be(t,r){const{name:p}=(0,ce.cz)(t),y=(0,l.Sv)(r).name;if(p.toLowerCase()===y)return null;const A=(0,l.Pv)(p);return A.ok&&A.
value===y?null:p}function Ue(t,r){if(t.scheme==="http"||be(t,r)!==null)return!1;const p=y=>Number(y||443);return p((0,ce.cz)(t).port)!==p(/:(\d+)$/.exec(r)?.[1]??
null)}function Ne(t){const r=[i.e$,i.xq].flatMap(y=>t.find(A=>A.id===y)??[]),p=new Set(r.map(({url:y})=>K(y).replace(/\/$/,"")));return r.length===2&&p.size===1?
r:[]}var H=n(8988),V=n(4929);function he(t,r){const p=t.forced.filter(({client:q})=>r.includes(q)),y=r.filter(q=>!p.some(me=>me.client===q)),G=[...Map.groupBy(p,
({place:q,services:me})=>JSON.stringify([q,me])).values()].flatMap(q=>{const[me]=q;if(me===void 0)return[];const ye={...t,attempt:ue(t,me.services),earlier:[],later:[]};
return[{clients:q.map(({client:ve})=>ve),visit:ye,forced:me}]});return y.length>0||G.length===0?[{clients:y,visit:t,forced:null},...G]:G}function ue({host:t,attempt:r},p){
return{discovery:{kind:"found",url:(0,l.cu)(t),services:p,truncated:!1},hops:[],timing:{...r.timing,totalMs:0},headMs:0,certificates:[]}}function _e(t,{forced:r,
clients:p}){if(r===null)return[];const{discovery:y}=t.attempt,A=`${r.place.file}:${r.place.line}`,G={host:(0,l.nx)(t.host),at:A},q=y.kind==="found"?y.services:r.
services,me=Ae(r.services,q);return[(0,V.Yv)(G),...me.length>0?[(0,V.kV)({...G,services:me})]:[]].map(ve=>(0,c.bz)((0,c.aZ)(ve,p)))}function Ae(t,r){const[p,y]=[
t,r].map(G=>new Map(G.map(({id:q,value:me})=>[q,me])));return[...new Set([...t,...r].map(({id:G})=>G))].filter(G=>!Re(p?.get(G),y?.get(G)))}function Re(t,r){const p=[
[t,r]];for(const[y,A]of p){if(y===A)continue;if(!Le(y)||!Le(A))return!1;const G=Object.keys(y);if(!(Array.isArray(y)===Array.isArray(A)&&G.length===Object.keys(
A).length)||G.some(me=>!Object.hasOwn(A,me)))return!1;for(const me of G)p.push([y[me],A[me]])}return!0}const Le=t=>typeof t=="object"&&t!==null;var x=n(9464),h=n(
2847),O=n(793),Y=n(794),b=n(9529);const I=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,Z=t=>I.test(t)&&!/^[a-z0-9-]+\.json$/i.test(t),
oe=t=>t.replace(/[?#].*$/s,""),de=t=>t.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function ie(t){const r=Te(t),{id:p,host:y,value:A}=t,G={
id:p,host:y,url:(0,ce.Pl)(t.url)};if(r!==null)return[(0,we.WS)({...G,why:r})];const q=M(t)?(0,w.ab)(p):[];return[A===""?(0,we.Q8)(G):null,Z(A)?(0,we.Ew)({...G,value:oe(
A),why:null}):null,Me(A)?(0,we.J6)(G):null,q.length>0?(0,we.jI)({...G,clients:q}):null,t.url.query!==""&&(0,i.p4)(p)?(0,we.Xq)(G):null].filter(me=>me!==null)}function Te({
url:t}){const{name:r,port:p}=(0,ce.cz)(t);return r===""?"no Host in request URL":p===""||Number(p)>0&&Number(p)<=65535?null:`invalid port "${p}"`}const Me=t=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.
test(t)&&!Z(t),M=({value:t,url:r})=>t!==""&&!/^$|\/$/.test(r.path),k={"client-missing":O.pF,"client-empty":O.iP,"grant-types-invalid":O.Si,"grant-types-unsuppor\
ted":O.yA,"grant-types-unknown":O.N4,"authz-missing":O.K3,"token-missing":O.xu,"ports-count":O.XB,"ports-range":O.Vr,"ports-order":O.QI,"ports-single":O.uR,"por\
ts-ignored":O.WC,"scopes-invalid":O.mH,"scopes-ignored":O.lT};function P(t,r,p){const{value:y,flaws:A}=(0,b.m)(t,r,p),G={...y,authz:ge(y.authz),token:ge(y.token)},
q=se(G,r),me=q.length===0?[]:[O.Cq({host:p,endpoints:q})];return{login:G,problems:[...A.map(ye=>Q(ye,p)),...me]}}function se(t,r){const p=(0,ce.cz)(r);return p.
port===""||p.port==="443"?[]:["authz","token"].flatMap(y=>{const A=t[y],G=A===null?null:(0,ce.Dl)(A);if(A===null||!G?.ok||G.value.scheme!=="https")return[];const q=(0,ce.
cz)(G.value);return q.name.toLowerCase()===p.name.toLowerCase()&&q.port===""?[{name:y,url:A,port:p.port}]:[]})}function Q(t,r){return"why"in t?(t.rule==="authz-\
invalid"?O.TJ:O.mL)({host:r,why:de(t.why)}):k[t.rule]({host:r,value:t.value})}function ge(t){const r=t===null?null:(0,ce.Dl)(t);return r?.ok?(0,ce.Pl)(r.value):
null}function Ce(t,r,p){const y=ke=>{const{discovery:je,base:ze}=p,{services:Ke,url:We}=je;return(0,i.TE)(t,{services:Ke,documentUrl:We,display:ze.host,client:ke})},
A=De(t,p).map(ke=>({client:ke,lookup:y(ke)})),[G,...q]=A;if(G===void 0)throw new Error("no client is checked");const me=q.filter(({lookup:ke})=>ke.kind!==G.lookup.
kind),ye=ke=>!He(ke)||y(ke).kind===G.lookup.kind,ve=me.length===0?(0,w.SZ)(t).filter(ye):[G.client],Pe=Fe(t,G.lookup,r,ve,p),$e=me.flatMap(({client:ke,lookup:je})=>Fe(
t,je,r,[ke],p).drafts);return{...Pe,drafts:[...Pe.drafts,...$e]}}function De(t,{requirements:r,clients:p}){return r.find(({service:y})=>y===t)?.clients??p}const He=t=>w.
Du.some(r=>r===t);function Fe(t,r,p,y,A){const{discovery:G,base:q}=A,{host:me}=q,ye=p||(0,i.D6)(t),ve=Pe=>ye?Pe.map($e=>(0,c.bz)($e,t,p)):[];switch(r.kind){case"\
url":{const{url:Pe,value:$e}=r,ke=ie({id:t,value:$e,url:Pe,host:me}),je=ye&&!ke.some(({code:Ke})=>Ke==="service-url-invalid"),ze=(0,Se.dh)((0,ce.Pl)(Pe),Y.zu);return{
outcome:{id:t,kind:"url",url:ze},drafts:ve(ke),urls:je?[{id:t,endpoint:null,url:Pe,needed:p}]:[]}}case"object":{const{login:Pe,problems:$e}=P(r.value,G.url,me),
ke=$e.find(({severity:je})=>je==="error");return{outcome:ke?{id:t,kind:"problem",problem:ke}:{id:t,kind:"login",login:Pe},drafts:ve($e),urls:Ge(Pe,t,p)}}case"ba\
d-id":case"missing":case"version":case"type":case"bad-url":{const Pe=(0,c.aZ)(pt(t,r,A),y);return{outcome:{id:t,kind:"problem",problem:Pe},drafts:ve([Pe]),urls:[]}}}}
const Ge=(t,r,p)=>["authz","token"].flatMap(y=>{const A=(0,ce.Dl)(t[y]??"");return t[y]!==null&&A.ok?[{id:r,endpoint:y,url:A.value,needed:p}]:[]}),Ve=(t,{offer:r,
base:p,block:y})=>({id:t,host:p.host,block:y,...r}),ht=({services:t})=>({offered:t.map(({id:r})=>r),isArtifactory:t.some(({value:r})=>typeof r=="string"&&r.includes(
"/artifactory/"))});function pt(t,r,p){const y={...Ve(t,p),why:r.why};switch(r.kind){case"missing":return(0,h.WI)(y);case"bad-id":case"version":return(0,h.C6)({
...y,isReadable:r.kind==="version"});case"type":{const{value:A}=r;return t===i.S3?(0,O.e7)({...y,value:A}):(0,h.IR)({...y,value:A})}case"bad-url":{const A=de(r.
why);return Z(r.value)?(0,we.Ew)({...y,value:oe(r.value),why:A}):r.reason==="user-info"?(0,we.Ju)(y):(0,we.WS)({...y,url:null,why:A})}}}function mt({discovery:t},r){
const p=r.requirements.map(({service:y})=>y);switch(t.kind){case"failed":case"skipped":return{services:[],drafts:[]};case"absent":return{services:[],drafts:[yt(
t,r.base.host,p)]};case"found":return gt({...r,discovery:t,offer:ht(t)},p)}}function gt(t,r){const{discovery:p,clients:y}=t,A=r.filter(ke=>ke!=="any"),G=p.services.
map(({id:ke})=>ke).filter(ke=>!A.includes(ke)&&w.Du.some(je=>(0,i.oe)(ke,je).ok)),q=A.map(ke=>Ce(ke,!0,t)),me=({outcome:ke,drafts:je,urls:ze})=>ke.kind!=="probl\
em"&&!ze.some(({endpoint:Ke,url:We})=>Ke===null&&pe(We,t.base))&&!je.some(Ke=>(0,c.ER)(Ke)&&y.some(We=>Ke.problem.affects.includes(We))),ye=G.map(ke=>Ce(ke,!0,t)),
ve=!r.includes("any")||[...q,...ye].some(me),Pe=[...q,...ve?G.map(ke=>Ce(ke,!1,t)):ye],$e=r.includes("any")&&Pe.length===0?[(0,c.bz)((0,h.WI)({...Ve("any",t),why:""}))]:
[];return{services:Pe.map(({outcome:ke})=>ke),drafts:[...Pe.flatMap(({drafts:ke})=>ke),...E(Pe.flatMap(({urls:ke})=>ke),t.base),...$e]}}function yt({why:t,url:r},p,y){
const A=y.filter(ye=>ye!=="any"),q=[...new Set(A.map(ye=>ye.split(".")[0]??ye))].map(i.Tz),me=A.length===1?A[0]??null:null;return(0,c.bz)((0,j.HB)({host:p,url:(0,ce.
Pl)(r),why:t,required:A,clientErrors:q}),me)}function wt(t,r,p){const{visit:y,requirements:A,isNew:G}=t,{host:q}=y,me=r.dialect.clients.filter(Be=>A.some(Jt=>Jt.
clients.includes(Be))),ye=(0,c.TC)(q,A),ve=he(y,me),Pe=ve.map(Be=>kt(y,Be,A,r,ye)),$e=Pe[0]?.services??[],je=ve.some(({forced:Be})=>Be===null)?[...(0,H.s)(y,ye,
p),...(0,x.u)(y,$e,p)]:[],ze=[...Pe.flatMap(Be=>Be.drafts),...je],Ke=Et(ze,t,r),We=Ke.filter(({problem:Be})=>!(0,c.pi)(Be,q,r.ignore)),qe=(0,c.HJ)(A),Xe=Be=>(0,c.
hD)({...Be,problem:(0,z.pj)(Be.problem,ye)},me,{host:q,...qe(Be.services),..."places"in Be?{places:(0,c.Rh)(Be.places)}:{},isHostNew:G}),{own:ft=[],ofFiles:Gt=[]}=Object.
groupBy(We,Be=>"places"in Be&&(0,c.l$)(Be)?"ofFiles":"own");return{verdict:{visit:y,requirements:A,services:$e,servicesFrom:ve[0]?.forced?.place??null,findings:ft.
map(Xe).sort(c.Np),clients:et(ft),isNew:G},ofFiles:Gt.map(Xe),ignored:Ke.length-We.length}}function vt({visit:t,requirements:r,isNew:p},{dialect:y,ignore:A},G){
const{host:q,attempt:me}=t,ye=(0,te.n3)({host:(0,l.nx)(q),thrown:G}),ve=(0,c.pi)(ye,q,A)?[]:[(0,c.bz)(ye)],Pe=ve.map(ke=>(0,c.hD)(ke,y.clients,{host:q,...(0,c.HJ)(
r)([]),isHostNew:p}));return{verdict:{visit:{...t,attempt:{...me,discovery:{kind:"skipped",problem:ye},hops:[]}},requirements:r,services:[],servicesFrom:null,findings:Pe,
clients:et(ve),isNew:p},ofFiles:[],ignored:1-ve.length}}function Et(t,r,p){const{visit:y,requirements:A,predicted:G,requests:q}=r,me=y.attempt.certificates,ye=St(
y.host,A);return[...t,...G,...g({host:y.host,known:me},q,p),...ae(y,A)].map(ve=>({...ve,needed:ve.needed&&(0,c.ld)(ve,r,p),problem:(0,c.aZ)(ve.problem,ye)}))}function St(t,r){
return r.every(({isImplied:y})=>y)?[...r.flatMap(({clients:y})=>y),...(0,w.Yr)(t)]:w.zK}function kt(t,r,p,y,A){const{clients:G,forced:q}=r,{services:me,drafts:ye}=mt(
r.visit.attempt,{requirements:p,clients:G,block:q===null?null:`${q.place.file}:${q.place.line}`,base:{hostname:t.host,host:(0,l.nx)(t.host),hasToken:t.credentials?.
hasToken===!0,kind:q===null?ee(t,y.resolve):"loopback"}}),ve=q===null?A:{...A,role:"operator"},Pe=y.dialect.releases.filter(({client:ze})=>G.includes(ze)),$e=[..._e(
t,r),...S(r.visit,{...y,clients:G,releases:Pe}),...ye,...q===null?(0,le.I)(t.host,me,p,y):[]],ke=t.forced.map(({client:ze})=>ze),je=q===null?w.zK.filter(ze=>!ke.
includes(ze)):r.clients;return{services:me.map(ze=>ze.kind==="problem"?{...ze,problem:(0,z.pj)(ze.problem,ve)}:ze),drafts:$e.map(ze=>({...ze,problem:(0,z.pj)((0,c.
aZ)(ze.problem,je),ve)}))}}function et(t){const r=y=>{const A=t.filter(({problem:G})=>G.affects.includes(y)&&G.usualSeverity!=="notice");return A.some(c.ER)?"fa\
ils":A.length>0?"warns":"works"},p=w.zK.map(y=>[y,r(y)]);return Object.fromEntries(p)}var Tt=n(2389),Je=n(7598),Ze=n(1692),tt=n(2767),Ye=n(5792),nt=n(8167);const $t=8192,
st=1024,Ot=100;function ot(t){const r=[];for(const[G,q]of t.sent.entries()){const me=(0,tt.h)(q);if(!me.ok)return{ok:!1,flaw:me.flaw,isLeaf:G===0};const{certificate:ye}=me,
{key:ve}=ye;if(ve.kind==="rsa"&&ve.bits>$t)return{ok:!1,flaw:{kind:"key-size",bits:ve.bits},isLeaf:G===0};r.push(ye)}const[p,...y]=r;if(p===void 0)throw new Error(
"a server sends at least one certificate");const A=bt(p,t);return A!==null?{ok:!1,flaw:A,isLeaf:!0}:At(p,y,t)}function bt(t,{host:r,now:p}){const y=rt(t,p);if(y!==
null)return y;const{key:A}=t;return(0,nt.AI)(t.names,r)?A.kind==="unsupported"?{kind:"key",name:A.name}:A.kind==="rsa"&&A.bits<st?{kind:"key-size",bits:A.bits}:
null:{kind:"other-name",names:t.names.dns}}function rt({unhandled:t,notBefore:r,notAfter:p},y){const[A]=t;return A!==void 0?{kind:"critical-extension",id:A}:y<r?
{kind:"not-yet-valid",at:r}:y>p?{kind:"expired",at:p}:null}function At(t,r,p){const y={others:r,options:p,checks:0,hint:null},A=p.anchors(t.subject).some(G=>Pt(
G,t))?ct(y,[t]):it(y,[t]);return A!==null?{ok:!0,chain:A}:{ok:!1,...y.hint??{flaw:{kind:"unknown-authority",sent:Lt(t,r)},isLeaf:!0}}}function it(t,r){const p=r.
at(-1),{options:y,others:A}=t,G=[{isAnchor:!0,candidates:y.anchors(p.issuer)},{isAnchor:!1,candidates:A.filter(({subject:q})=>(0,Ye.er)(q,p.issuer))}];for(const{
isAnchor:q,candidates:me}of G)for(const ye of me){if(t.checks+=1,t.checks>Ot)return null;if(r.some(ke=>Dt(ke,ye)))continue;const ve=_t(r,ye,q,y);if(ve!==null&&(t.
hint??=ve),ve!==null||!Mt(ye,p,y))continue;const Pe=[...r,ye],$e=q?ct(t,Pe):it(t,Pe);if($e!==null)return $e}return null}function _t(t,r,p,{now:y}){const A=t.at(
-1),{basic:G,key:q,maySign:me,version:ye}=r,ve=ze=>({flaw:ze,isLeaf:!1});if(!(G===null?ye<3&&p:G.isAuthority)||me===!1)return ve({kind:"no-authority"});const $e=t.
length===1;if(!A.signature.isSupported)return{flaw:{kind:"signature",name:A.signature.name},isLeaf:$e};if(q.kind==="rsa"&&q.bits<st)return ve({kind:"key-size",bits:q.
bits});if(q.kind==="unsupported")return ve({kind:"key",name:q.name});const ke=rt(r,y);if(ke!==null)return ve(ke);const je=G?.maxPath??null;return je!==null&&t.length-
1>je?ve({kind:"path-length"}):null}const Mt=(t,r,{isSignedBy:p})=>r.signature.isSupported&&t.key.kind===r.signature.key&&p(r,t);function ct(t,r){const p=r.findIndex(
({usages:A})=>!Ct(A));return p>=0?(t.hint??={flaw:{kind:"usage"},isLeaf:p===0},null):r.every(({constraints:A},G)=>A===null||r.slice(0,G).every(({names:q})=>(0,nt.
z$)(q,A)))?r:(t.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const Rt=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],Ct=t=>t.length===0||t.some(r=>Rt.includes(r)),Dt=(t,r)=>(0,Ye.
er)(t.subject,r.subject)&&(0,Ye.er)(t.keyInfo,r.keyInfo)&&(0,Ye.er)(t.encodedNames,r.encodedNames),Pt=(t,r)=>(0,Ye.er)(t.raw,r.raw),at=({subject:t,issuer:r})=>(0,Ye.
er)(t,r);function Lt(t,r){return at(t)?"self-signed":r.length===0?"leaf":r.some(at)?"root":"chain"}var It=n(3427),Nt=n(7030);function xt(t,r,p){for(const[y,A]of t.
entries()){const G=y===0,q=Ut(A,t[y+1],G?r:null,p);if(q!==null)return{flaw:{kind:"openssl",check:q},isLeaf:G}}return null}function Ut({raw:t},r,p,y){try{const A=new Je.
X509Certificate(t),{validFrom:G,validTo:q}=A;if(!(Date.parse(G)<=y&&y<=Date.parse(q)))return"dates";if(p!==null&&!jt(A,p))return"name";if(r===void 0)return null;
const me=new Je.X509Certificate(r.raw);return r.version===3&&!me.ca?"authority":A.checkIssued(me)?A.verify(me.publicKey)?null:"signature":"issuer"}catch{return"\
encoding"}}const zt={subject:"never",partialWildcards:!1};function jt(t,r){if((0,Nt.isIP)(r)!==0)return t.checkIP(r)!==void 0;const p=r.replace(/\.$/,"").toLowerCase();
if(t.checkHost(p,zt)!==void 0)return!0;const y=p.replace(/^[^.]*/,""),A=t.subjectAltName?.toLowerCase().split(", ")??[];return y!==""&&A.includes(`dns:*${y}`)}function Ht(t){
const r=Qe(()=>lt([...Ze.rootCertificates,...(0,Ze.getCACertificates)("extra"),...t===null?[]:[t]])),p=Qe(()=>lt((0,Ze.getCACertificates)("system")));return{context:Qe(
()=>(0,Ze.createSecureContext)({...It.Hb,ca:[]})),verify:(y,A)=>{const G=Date.now(),q={sent:y,host:A,now:G,isSignedBy:Ft},me=ot({...q,anchors:r()}),ye=me.ok?me:
ot({...q,anchors:Pe=>[...r()(Pe),...p()(Pe)]});if(!ye.ok)return ye;const ve=xt(ye.chain,A,G);return ve===null?ye:{ok:!1,...ve}}}}function Qe(t){let r;return()=>(r??=
{value:t()},r.value)}const Bt=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function lt(t){const r=t.flatMap(y=>Array.from(y.matchAll(Bt),([,A=""])=>Buffer.
from(A,"base64"))),p=new Map;return y=>{const A=Buffer.from(y),G=A.toString("latin1"),q=p.get(G);if(q!==void 0)return q;const ye=r.filter(ve=>ve.includes(A)).map(
tt.h).flatMap(ve=>ve.ok&&A.equals(ve.certificate.subject)?ve.certificate:[]);return ye.length>0&&p.set(G,ye),ye}}const ut=new WeakMap;function Kt(t){const r=ut.
get(t);if(r!==void 0)return r;const p={key:Buffer.from(t.keyInfo),format:"der",type:"spki"},y=(0,Je.createPublicKey)(p);return ut.set(t,y),y}function Ft(t,r){try{
return new Je.X509Certificate(t.raw).verify(Kt(r))}catch{return!1}}function Wt(t){const r=[...t.hostnames.map(({host:p})=>(0,l.Sv)(p).name),...t.tokens.map(({host:p})=>(0,l.
Sv)(p).name),...t.resolve.map(({name:p})=>p)];return{resolve:t.resolve,namedHosts:new Set(r),chooseProxy:t.chooseProxy,trust:Ht(t.authorities)}}var Xt=n(7854),dt=n(
3432),Yt=n(6456);async function Vt(t,r,p,y){const{dialect:A,configs:G,requirements:q}=r,{releases:me}=A,{credentials:ye,forced:ve}=(0,Yt.Z)(p,G,y),Pe={network:Wt(
p),credentials:{...ye,find:(0,Xt.Oo)(ye.find)},concurrency:p.concurrency,random:Math.random,now:Date.now,startTimer:y.startTimer,stop:y.stop},$e=await(0,dt.pj)(
t,{...Pe,forced:ve,required:Map.groupBy(q,({host:Xe})=>Xe),maxRedirects:Math.max(...A.clients.map(Xe=>w.NX[Xe])),releases:me,timeoutMs:p.timeoutMs??(0,dt.nT)(me),
retries:p.retries,progress:Xe=>y.progress({kind:"visits",...Xe})}),ke=ye.known;if(p.depth==="discovery")return{visits:$e,predicted:Tt.j7,tokenSources:ke};const{
predictInit:je}=await Promise.all([n.e(341),n.e(400),n.e(927),n.e(35)]).then(n.bind(n,5035)),{usages:ze,checkouts:Ke}=r,We={...Pe,usages:ze,settings:p,dialect:A,
configs:G,machine:C(y.environment),directory:y.directory,lockHashes:Ke?.lockHashes??null,plugins:Ke?.plugins??null,learn:y.secrets.learn,progress:Xe=>y.progress(
{kind:"registries",...Xe}),visits:$e},qe={...p,dialect:A,isFork:y.isFork};return{visits:$e,predicted:await je(r.roots,We,qe),tokenSources:ke}}}),6367:((Ie,fe,n)=>{
n.d(fe,{JY:()=>$,dI:()=>g,Lu:()=>B,jT:()=>X});const o=32;function m(J){const ae=[];let te=J.getPeerX509Certificate();for(;te!==void 0&&ae.length<o;)ae.push(te),
te=te.issuerCertificate;return ae}function e(J,ae,te){const[z]=J;if(z===void 0)return null;const le=ae.ok?ae.chain.slice(0,Math.max(1,ae.chain.length-1)).map(({
notAfter:we})=>we):J.map(({validTo:we})=>Date.parse(we)),ce=Date.parse(z.validFrom),Se=Math.min(...le);return Number.isNaN(ce)||Number.isNaN(Se)?null:{host:te,subject:C(
z.subject)??z.subjectAltName??"",issuer:C(z.issuer)??z.issuer??"",validFrom:new Date(ce).toISOString(),expires:new Date(Se).toISOString()}}const C=J=>/^CN=(.*)$/m.
exec(J??"")?.[1];var T=n(7583),F=n(1692),j=n(2767),N=n(3427);const ne=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],U=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;
async function w(J){const{code:ae,error:te,dialing:z}=J;if(ne.includes(ae))return await i(await J.connectAgain())?(0,T.Au)("PLAIN_HTTP","the port responds in pl\
ain HTTP"):te;if(U.test(ae))return te;const le=await s(J);return le===null?te:"flaw"in le?(z.connection.rejection=le,(0,T.Au)("CERTIFICATE_REJECTED",`certificat\
e rejected: ${le.flaw.kind}`)):(z.connection.unsupported=le,(0,T.Au)("TLS_UNSUPPORTED",`not supported by the clients: ${le.name}`))}const u=3e3,l=Buffer.from([22,
3,1,0,0]);async function i(J){const ae=await new Promise(te=>{J.setTimeout(u,()=>te("")),J.once("data",z=>te(z.toString("latin1",0,5))),J.once("error",()=>te("")).
once("close",()=>te("")),J.write(l)});return J.destroy(),ae==="HTTP/"}const c=[N.DS,{...N.DS,maxVersion:"TLSv1.2"}];async function s({endpoint:{name:J},dialing:ae,
connectAgain:te}){for(const z of c){const le=(0,F.createSecureContext)({...z,ca:[]}),ce=await te(),Se=await(0,T.ek)(ce,ae,{name:J,secureContext:le}).catch(()=>null);
if(Se===null)continue;const we=v(Se);return Se.destroy(),we}return null}function v(J){const ae=J.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(ae))return{
kind:"version",name:ae};const[te]=m(J),z=te&&(0,j.h)(te.raw);if(z?.ok===!1)return{flaw:z.flaw,isLeaf:!0};const le=J.getCipher().name;if(!N.Cg.includes(le))return{
kind:"cipher",name:le};const ce=S(J);if(!N.Yx.includes(ce))return{kind:"group",name:ce};const Se=z?.certificate.key;return Se?.kind==="unsupported"?{flaw:{kind:"\
key",name:Se.name},isLeaf:!0}:null}const d={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521",secp224r1:"P-224"};function S(J){const ae=J.getEphemeralKeyInfo();
return ae===null||!("type"in ae)?"":ae.type==="DH"?`ffdhe${ae.size}`:d[ae.name??""]??ae.name??""}var _=n(2230);const R="http/1.1",a="h2";async function $(J,ae,te){
if(J.scheme==="http")return f(J,ae,te);const z=()=>f(J,ae,te),le=await z();try{return await Oe(J,le,ae.trust,te,R)}catch(ce){const Se=(0,T.$N)(ce);throw Se.endsWith(
"_NO_APPLICATION_PROTOCOL")&&await g(J,ae,te),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(Se)?await w({error:ce,code:Se,endpoint:J,dialing:te,connectAgain:z}):ce}}async function g(J,ae,te){
if(J.scheme!=="http")try{const z=await f(J,ae,te);(await Oe(J,z,ae.trust,te,a)).destroy()}catch(z){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes((0,T.$N)(z)))
throw z}}function X({scheme:J,name:ae,port:te}){const z=ae.includes(":")?`[${ae}]`:ae;return te===(J==="https"?443:80)?z:`${z}:${te}`}function B(J,ae){const te=ae.
resolve.find(({name:le,port:ce})=>le===J.name&&(ce===null||ce===J.port));if(te!==void 0)return{kind:"direct",host:te.address,port:te.addressPort??J.port};const z=ae.
chooseProxy(J);return z===null?{kind:"direct",host:J.name,port:J.port}:{kind:"proxy",proxy:z}}async function f(J,ae,te){const z=B(J,ae);if(z.kind==="direct")return(0,T.
zy)(z.host,z.port,te);(0,T.ln)(J.name,te),te.connection.proxy=z.proxy.host;const le=await D(z.proxy,ae,te);return J.scheme==="https"?(0,_.X)(J,z.proxy,le):le}async function D(J,ae,te){
const z=J.protocol==="https:"?"https":"http",le=J.hostname.replace(/^\[|\]$/g,""),ce={scheme:z,name:le,port:Number(J.port)||(z==="https"?443:80)},Se=(0,T.s0)();
try{return await $(ce,{...ae,resolve:[],chooseProxy:()=>null},{...te,connection:Se,allowPrivate:!0})}catch(we){const xe=`proxy ${J.host} cannot be reached: ${(0,T.
bD)(we)}`;throw(0,T.Au)("PROXY_REFUSED",xe)}finally{te.connection.lookupMs=Se.lookupMs,te.connection.connectMs=Se.connectMs}}async function Oe(J,ae,te,z,le){const{
connection:ce}=z,Se=performance.now(),we=await(0,T.ek)(ae,z,{name:J.name,secureContext:te.context(),ALPNProtocols:[le]});ce.tlsMs=performance.now()-Se;const xe=m(
we),ee=te.verify(xe.map(({raw:W})=>W),J.name);if(ce.certificate=e(xe,ee,X(J)),ee.ok&&we.alpnProtocol!==a)return we;throw we.destroy(),ee.ok?(0,T.Au)("HTTP2_ONLY",
"the host speaks only HTTP/2"):(ce.rejection=ee,(0,T.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${ee.flaw.kind}`))}}),7583:((Ie,fe,n)=>{n.d(fe,{$N:()=>N,
Au:()=>j,zy:()=>U,bD:()=>ne,s0:()=>F,ln:()=>l,ek:()=>w});var o=n(610),m=n(7030),e=n(5195),C=n(1692);const T=(d,{name:S,..._})=>(0,C.connect)({..._,socket:d,servername:(0,m.
isIP)(S)===0?S.replace(/\.$/,""):"",rejectUnauthorized:!1}),F=()=>({lookingUp:!1,lookupMs:null,connectMs:null,tlsMs:null,address:null,proxy:null,certificate:null,
rejection:null,unsupported:null}),j=(d,S)=>Object.assign(new Error(S),{code:d});function N(d){return typeof d!="object"||d===null?"":"code"in d&&typeof d.code==
"string"?d.code:""}const ne=d=>typeof d=="object"&&d!==null&&"message"in d?String(d.message):String(d);async function U(d,S,_){const{connection:R}=_;(0,m.isIP)(
d)!==0&&l(d,_);const a=performance.now();let $=a;const g=(0,m.connect)({host:d,port:S,noDelay:!0,lookup:v(_,()=>{$=performance.now(),R.lookingUp=!1,R.lookupMs=$-
a})});return _.hold(g),await u(g,"connect"),R.connectMs=performance.now()-$,R.address=g.remoteAddress??null,g}async function w(d,S,_){const R=T(d,_);return S.hold(
R),await u(R,"secureConnect"),R}function u(d,S){return new Promise((_,R)=>{const a=()=>R(j("ECONNRESET","the connection was closed"));d.once(S,_).once("error",R).
once("close",a)})}function l(d,S){const _=i(d,S);if(_!==null)throw _}function i(d,{allowPrivate:S}){const _=(0,e.Sz)(d);return _==="metadata"?j("ADDRESS_METADAT\
A",`${d} is a metadata address`):_==="public"||S?null:j(_==="reserved"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${d} is a ${_} address`)}const c=253,s=d=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.
test(d);function v(d,S){return(_,R,a)=>{if(s(_)||_.replace(/\.$/,"").length>c){const $=j("ENOTFOUND",`no such host: ${_}`);queueMicrotask(()=>a($,[]));return}d.
connection.lookingUp=!0,(0,o.lookup)(_,{...R,all:!0},($,g)=>{if(S(),$!==null)return a($,[]);const X=g.map(({address:D})=>i(D,d)),B=g.filter((D,Oe)=>X[Oe]===null),
f=X.find(D=>D!==null);if(B.length===0&&f)return a(f,[]);a(null,B)})}}}),4529:((Ie,fe,n)=>{n.d(fe,{X5:()=>T,be:()=>F,gQ:()=>j});var o=n(4573),m=n(3625),e=n(4283),
C=n(1831);function T(U){const{scheme:w}=U;if(w!=="https"&&w!=="http")return(0,m.T)(`unsupported protocol scheme "${w}"`);const{name:u,port:l}=(0,e.cz)(U);if(u===
"")return(0,m.T)("no Host in request URL");const i=N(u);if(!i.ok)return i;const c=l===""?w==="https"?443:80:Number(l);return c>0&&c<=65535?(0,m.J)({scheme:w,name:i.
value,port:c}):(0,m.T)(`invalid port "${l}"`)}function F(U){const{name:w}=(0,e.cz)(U),u=(0,C.Pv)(w);return ne(w)||!u.ok?w:u.value}function j(U,{name:w}){const{port:u}=(0,e.
cz)(U),l=w.includes(":")?`[${w}]`:w;return u===""?l:`${l}:${u}`}function N(U){return ne(U)?(0,m.J)(U.toLowerCase()):(0,C.Pv)(U)}const ne=U=>(0,o.isAscii)(new TextEncoder().
encode(U))}),772:((Ie,fe,n)=>{n.d(fe,{f:()=>h});var o=n(4283),m=n(3592),e=n(7075),C=n(8522),T=n(7583);const F=1e3,j=64*1024,N=1024,ne=256*1024,U=M=>Buffer.from(
M,"latin1").toString("utf8");function w({status:M,reason:k,headers:P}){const se=De=>{const He=P.get(De)?.[0];return He===void 0?null:U(He)},Q=se("content-length"),
Ce=M!==204&&M!==304&&Q!=="0"?se("content-encoding"):null;return{status:M,reason:U(k),contentType:se("content-type"),contentEncoding:Ce,location:se("location"),retryAfter:se(
"retry-after"),terraformGet:se("x-terraform-get"),apiVersion:se("tfp-api-version"),challenge:u(P.get("www-authenticate")??[]),declaredBytes:Q===null||l(Ce)?null:
Number(Q)}}function u(M){const k=M.flatMap(se=>se.split(",")).flatMap(se=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(se)?.[1]??[]);return k.some(se=>se.toLowerCase()==="bea\
rer")?null:k[0]??null}const l=M=>M?.toLowerCase()==="gzip";async function i(M,k,P){const se=[];let Q=0;const ge=P.kind==="excerpt"?setTimeout(()=>M.destroy(),F).
unref():void 0;try{for await(const De of c(M,k,P.maxBytes)){const He=De;if(se.push(He),se.length===N&&se.splice(0,N,Buffer.concat(se)),Q+=He.byteLength,Q>P.maxBytes)
break}}catch(De){if((0,T.$N)(De)==="COMPRESSED_TOO_LARGE")Q=Number.POSITIVE_INFINITY;else if(P.kind==="whole")throw De}finally{clearTimeout(ge)}return{bytes:Buffer.
concat(se).subarray(0,P.maxBytes),truncated:Q>P.maxBytes}}function c(M,k,P){if(!l(k.contentEncoding))return M;const se=(0,C.createGunzip)();return(0,e.pipeline)(
M,s(P+j),se,()=>{}),se}const s=M=>async function*(k){let P=M;for await(const se of k){if(P-=se.length,P<0)throw(0,T.Au)("COMPRESSED_TOO_LARGE","too many compres\
sed bytes");yield se}};var v=n(6367),d=n(4529),S=n(3625);function _(M){const[,k="",P="",se=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(M)??[],Q=/^HTTP\/(\d)\.(\d)$/.exec(
k);if(Q===null)return(0,S.T)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(P))return(0,S.T)("malformed status");const[,ge="",Ce=""]=Q;return(0,S.J)({status:Number(
P),reason:se,version:Number(ge+Ce)})}function R(M,k){const P=g(k);if(!P.ok)return P;const se=new Map(P.value),{status:Q,reason:ge,version:Ce}=M,De=J(Q,Ce,se);if(!De.
ok)return De;De.value.kind==="chunked"&&se.delete("content-length");const He=De.value.kind!=="close"&&te(Ce,se);return(0,S.J)({status:Q,reason:ge,headers:se,framing:De.
value,keepAlive:He})}const a=/^[\w!#$%&'*+.^`|~ -]+$/,$=M=>/^[\t -~\u0080-\u00ff]*$/.test(M);function g(M){const k=new Map;for(const P of D(M)){const se=P.indexOf(
":"),Q=P.slice(0,Math.max(se,0)),ge=X(P.slice(se+1));if(!a.test(Q))return(0,S.T)("malformed header line");if(!$(ge))return(0,S.T)("control character in a header");
const Ce=Q.toLowerCase(),De=k.get(Ce);De===void 0?k.set(Ce,[ge]):De.push(ge)}return(0,S.J)(k)}function X(M){let k=0;for(;f(M,k);)k+=1;return B(M.slice(k))}function B(M){
let k=M.length;for(;f(M,k-1);)k-=1;return M.slice(0,k)}const f=(M,k)=>M[k]===" "||M[k]==="	";function D(M){const k=[];for(const P of M){const se=X(P),Q=k.at(-1);
/^[ \t]/.test(P)&&Q!==void 0?Q.push(se):k.push([/^[ \t]|^[^:]*$/.test(P)?":":se])}return k.map(P=>P.join(" "))}const Oe=["transfer-encoding","content-length","t\
railer"];function J(M,k,P){const se=k>=11?P.get("transfer-encoding")??[]:[],[Q]=se;if(se.length>1)return(0,S.T)("several Transfer-Encoding headers");if(Q!==void 0&&
Q.toLowerCase()!=="chunked")return(0,S.T)("unsupported Transfer-Encoding");const ge=ae(P,"trailer");if(Q!==void 0&&ge.some(Fe=>Oe.includes(Fe)))return(0,S.T)("f\
orbidden name in Trailer");const Ce=P.get("content-length")??[];if(new Set(Ce).size>1)return(0,S.T)("different Content-Length headers");const[De]=Ce,He=Number(De);
return De!==void 0&&!(/^\d+$/.test(De)&&He<2**63)?(0,S.T)("malformed Content-Length"):M<200||M===204||M===304?(0,S.J)({kind:"length",bytes:0}):Q!==void 0?(0,S.J)(
{kind:"chunked"}):(0,S.J)(De===void 0?{kind:"close"}:{kind:"length",bytes:He})}const ae=(M,k)=>(M.get(k)??[]).flatMap(P=>P.split(",")).map(P=>P.trim().toLowerCase());
function te(M,k){const P=ae(k,"connection");return M<10||P.includes("close")?!1:M>=11||P.includes("keep-alive")}function z(M){const[k=""]=B(M).split(";",1);return/^[\da-f]{1,16}$/i.
test(k)?(0,S.J)(Number.parseInt(k,16)):(0,S.T)("malformed chunk size")}var le=n(8947);const ce=4096,Se=16*1024,we=10;class xe{#e="size";#t=0;#s=0;#n="";#r=[];#i=0;push(k){
const P=new Uint8Array(k.length);let se=0,Q=0;for(;Q<k.length&&this.#e!=="end";){if(this.#e==="data"){const De=Math.min(k.length,Q+this.#t);P.set(k.subarray(Q,De),
se),se+=De-Q,this.#t-=De-Q,Q=De,this.#t===0&&(this.#e="end of data");continue}const ge=k.indexOf(we,Q)+1||k.length;this.#n+=(0,le.iP)(k.subarray(Q,ge)),Q=ge;const Ce=this.#l(
k[ge-1]===we);if(Ce!==null)return(0,S.T)(Ce)}return(0,S.J)({data:P.subarray(0,se),used:Q,isEnd:this.#e==="end"})}#l(k){const P=this.#n;return P.length+this.#i>ce?
"long line in chunks":k?(this.#n="",!P.endsWith(`\r
`)||P.indexOf("\r")<P.length-2?"malformed end of a chunk line":this.#f(P.slice(0,-2))):null}#f(k){if(this.#e==="size")return this.#u(k);if(this.#e==="end of dat\
a")return this.#e="size",k===""?null:"malformed chunk";if(this.#i+=k.length+2,k!=="")return this.#r.push(k),null;this.#e="end";const P=g(this.#r);return P.ok?null:
P.why}#u(k){const P=z(k);return P.ok?(this.#t=P.value,this.#e=P.value===0?"trailer":"data",P.value===0?null:(this.#s=Math.max(0,this.#s+k.length+2-16-2*P.value),
this.#s>Se?"chunks with too little data":null)):P.why}}const ee=10;class W{#e;#t=Buffer.alloc(0);received=0;constructor(k){this.#e=k[Symbol.asyncIterator]()}get isEmpty(){
return this.#t.length===0}async line(k){const P=[];for(;;){const se=this.#t.indexOf(ee),Q=this.#s(se<0?this.#t.length:se+1);if(P.push(Q),k.bytes-=Q.length,k.bytes<
0)throw(0,T.Au)("HEADERS_TOO_LARGE","too many headers");if(se>=0)return Buffer.concat(P).toString("latin1").slice(0,-1);if(await this.#n())continue;const ge=Buffer.
concat(P).toString("latin1");return ge===""||ge==="\r"?null:ge}}async bytes(k){return await this.arrived()&&this.#s(k)}async arrived(){return this.isEmpty&&!await this.#n()?
null:this.#t}skip(k){this.#s(k)}#s(k){const P=this.#t.subarray(0,k);return this.#t=this.#t.subarray(P.length),P}async#n(){const k=await this.#e.next();return k.
done===!0?!1:(this.#t=k.value,this.received+=this.#t.length,!0)}}function pe(M){const k=new W(M);let P=!0,se=0;return{mayRepeat:()=>se>0&&k.received===se,isFree:()=>P&&
k.isEmpty&&!M.destroyed&&M.readable,get:async Q=>{P=!1,se=k.received,M.write(L(Q),"latin1"),await Ee(k);const ge=await Ue(k),{framing:Ce,keepAlive:De}=ge,He=()=>{
P=De},Fe=()=>P||M.destroy();return{head:w(ge),body:E(he(k,Ce),He,Fe)}}}}function E(M,k,P){const se=async Q=>{const ge=await M.next();ge.done===!0&&k(),Q.push(ge.
value??null)};return new e.Readable({read(){se(this).catch(Q=>this.destroy(Q))},destroy(Q,ge){P(),ge(Q)}})}function L({path:M,headers:k}){const P=Object.entries(
k).map(([Q,ge])=>`${Q}: ${ge}`),se=[`GET ${M} HTTP/1.1`,...P];if(se.some(Q=>/[\r\n\0]/.test(Q)))throw new Error("a request has a line break");return`${se.join(`\
\r
`)}\r
\r
`}const K=9,re=4;async function Ee(M){const k=await M.arrived();if(k===null||k.length<K)return;if(k[0]===0&&k[3]===re&&k.readUInt32BE(5)===0)throw(0,T.Au)("HTTP\
2_FRAME","a frame of HTTP/2, which was not negotiated")}const be=5;async function Ue(M){const k={bytes:ne};for(let P=0;P<=be;P+=1){const se=Ne(_(await V(M,k))),
Q=Ne(R(se,await H(M,k)));if(Q.status<100||Q.status>199||Q.status===101)return Q}throw(0,T.Au)("HTTP_MALFORMED",`more than ${be} interim responses`)}function Ne(M){
if(!M.ok)throw(0,T.Au)("HTTP_MALFORMED",M.why);return M.value}async function H(M,k){const P=[];for(;;){const se=await V(M,k);if(se==="")return P;P.push(se)}}async function V(M,k){
const P=await M.line(k);if(P===null)throw(0,T.Au)("ECONNRESET","the connection was closed");return P.endsWith("\r")?P.slice(0,-1):P}function he(M,k){switch(k.kind){case"\
length":return Ae(M,k.bytes);case"chunked":return Re(M);case"close":return ue(M)}}async function*ue(M){for(;;){const k=await M.bytes(_e);if(k===null)return;yield k}}
const _e=64*1024;async function*Ae(M,k){let P=k;for(;P>0;){const se=await M.bytes(Math.min(P,_e));if(se===null)throw(0,T.Au)("BODY_CUT","the body is cut off");P-=
se.length,yield se}}async function*Re(M){const k=new xe;for(;;){const P=await M.arrived();if(P===null)throw(0,T.Au)("BODY_CUT","the body is cut off");const{data:se,
used:Q,isEnd:ge}=Ne(k.push(P));if(M.skip(Q),se.length>0&&(yield se),ge)return}}var Le=n(2230);const x=12;function h(M){const k={settings:M,alerts:[],channels:new Map,
sockets:new Set,closed:!1};return{get:P=>O(k,P),isOpen:()=>!k.closed,close:()=>{k.closed=!0;for(const P of[...k.sockets].reverse())P.destroy()}}}async function O(M,k){
const P={connection:null,address:null,head:null,ready:performance.now()};try{const se=await Y(M,k,P),{head:Q}=se;P.head=Q;const ge=performance.now()-P.ready,Ce=await i(
se.body,Q,k.planBody(Q)),{connection:De,address:He}=P;return{kind:"received",head:Q,body:Ce,firstByteMs:ge,connection:De,address:He}}catch(se){const{connection:Q,
head:ge}=P,Ce=Q?.address??P.address;return{kind:"failed",error:(0,T.$N)(se)==="ECONNRESET"&&M.alerts[0]||se,connection:Q,address:Ce,head:ge}}}async function Y(M,k,P){
const{scheme:se,name:Q,port:ge}=k.endpoint,Ce=`${se}://${Q} ${ge}`,De={get:k,seen:P},He=b(M,Ce,De),Fe=oe(M,k),Ge=He.http?.isFree()?He.http:await I(M,He);P.address=
He.address;try{return await Ge.get(Fe)}catch(Ve){if((0,T.$N)(Ve)==="HTTP2_FRAME"&&await(0,v.dI)(k.endpoint,M.settings,Z(M,De)),M.closed||!Ge.mayRepeat())throw Ve}
return(await I(M,He)).get(Fe)}function b(M,k,P){const se=M.channels.get(k)??{http:null,socket:null,address:null,current:P};se.current=P,M.channels.delete(k),M.channels.
set(k,se);const[Q]=M.channels;return M.channels.size>x&&Q!==void 0&&(M.channels.delete(Q[0]),Q[1].socket?.destroy()),se}async function I(M,k){const{current:P}=k,
{get:se,seen:Q}=P,ge=Z(M,P),Ce=await(0,v.JY)(se.endpoint,M.settings,ge);return Q.ready=performance.now(),k.socket=Ce,k.address=ge.connection.address,k.http=pe(Ce),
k.http}function Z(M,{get:k,seen:P}){const se=(0,T.s0)();P.connection=se;const Q=ge=>{M.sockets.add(ge),ge.on("error",Ce=>{(0,T.$N)(Ce).startsWith("ERR_SSL")&&M.
alerts.push(Ce)}),ge.on("close",()=>M.sockets.delete(ge)),M.closed&&ge.destroy()};return{connection:se,allowPrivate:k.allowPrivate,hold:Q}}function oe({settings:M},{
url:k,endpoint:P,token:se,headers:Q}){const ge=(0,v.Lu)(P,M),Ce=P.scheme==="http"&&ge.kind==="proxy";return{path:de(Ce?Te(k,P):(0,o.t5)(k)),headers:{host:(0,d.gQ)(
k,P),"user-agent":m._O,...Q,...Q.range===void 0?{"accept-encoding":"gzip"}:{},...Me(k,se),...Ce?(0,Le.T)(ge.proxy):{}}}}const de=M=>ie(M).replace(/ /g,"%20"),ie=M=>Buffer.
from(M,"utf8").toString("latin1"),Te=(M,k)=>`http://${(0,d.gQ)(M,k)}${(0,o.t5)(M)}`;function Me(M,k){if(k!==null)return{authorization:ie(`Bearer ${k.reveal()}`).
trimEnd()};const P=(0,o.aR)(M);return P===null?{}:{authorization:P}}}),3948:((Ie,fe,n)=>{n.d(fe,{e:()=>z,U:()=>ee});var o=n(4283),m=n(630),e=n(4e3),C=n(9209),T=n(
1064),F=n(5195),j=n(7027),N=n(4529),ne=n(960),U=n(2636),w=n(9872),u=n(4715),l=n(6697),i=n(6367),c=n(7583);const s=E=>({describe:E,transient:!1}),v=E=>({describe:E,
transient:!0}),d=E=>L=>(0,ne.T0)({host:L.host,why:E}),S=E=>v(({host:L})=>(0,ne.P6)({host:L,error:E})),_=E=>s(({host:L})=>(0,w.cI)({host:L,error:E})),R=E=>v(({host:L,
asks:K})=>K==="document"?(0,U.Eh)({host:L,why:E}):(0,u.B)({host:L,why:E})),a=E=>s(({host:L,asks:K})=>(0,l.AO)({host:L,address:E,asks:K})),$=s(({host:E,text:L})=>(0,ne.
P0)({host:E,error:L}));function g({host:E,rejection:L}){if(L===null)throw new Error("a certificate is rejected for a reason");const{flaw:K,isLeaf:re}=L;return K.
kind==="expired"?(0,w.vk)({host:E,isLeaf:re,at:K.at}):K.kind==="not-yet-valid"?(0,w.x1)({host:E,isLeaf:re,at:K.at}):K.kind==="other-name"?(0,w.B_)({host:E,names:K.
names}):(0,w.SE)({host:E,isLeaf:re,flaw:K})}const X={ENOTFOUND:s(d("no-such-host")),ENODATA:s(d("no-such-host")),EAI_AGAIN:v(d("no-answer")),EAI_FAIL:v(d("serve\
r-failed")),ECONNREFUSED:S("refused"),ECONNRESET:S("closed"),ECONNABORTED:S("closed"),EPIPE:S("closed"),EHOSTUNREACH:S("no-host-route"),ENETUNREACH:S("no-networ\
k-route"),ETIMEDOUT:v(({host:E,asks:L})=>(0,ne.Qs)({host:E,asks:L,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:v(({host:E,text:L})=>(0,ne.P6)({host:E,error:{
proxy:L}})),PROXY_REFUSED:s(({host:E,text:L})=>(0,w.rZ)({host:E,reason:L})),PLAIN_HTTP:s(w.MY),ADDRESS_METADATA:a("metadata"),ADDRESS_PRIVATE:a("private"),ADDRESS_RESERVED:a(
"reserved"),CERTIFICATE_REJECTED:s(g),TLS_UNSUPPORTED:s(({host:E,unsupported:L})=>(0,w.cI)({host:E,error:L??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:_(
"not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:_("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:_("client-certificate"),HTTP_MALFORMED:$,HTTP2_FRAME:$,HTTP2_ONLY:s(
l.ro),HEADERS_TOO_LARGE:s(U.ku),BODY_CUT:R("closed"),Z_BUF_ERROR:R("gzip"),Z_DATA_ERROR:s(({host:E,asks:L})=>L==="document"?(0,U.jN)({host:E,encoding:"broken gz\
ip"}):(0,u.B)({host:E,why:"not-gzip"}))};function B(E){return E.endsWith("UNRECOGNIZED_NAME")?_("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(E)?_({code:E}):
S({code:E})}function f(E){const{code:L}=E,K=Object.hasOwn(X,L)?X[L]:void 0,{describe:re,transient:Ee}=K??B(L);return{problem:re(E),transient:Ee}}function D({error:E,
connection:L,head:K},{endpoint:re,asks:Ee,limitMs:be}){const Ue=(0,i.jT)(re);if(be!==null){const H=J(L,K!==null);return{problem:(0,ne.Qs)({host:Ue,asks:Ee,phase:H,
limitMs:be}),transient:!0}}const Ne=(0,c.$N)(E);if(Ne==="")throw E;return f({code:K!==null&&Oe.test(Ne)?"BODY_CUT":Ne,text:(0,c.bD)(E),asks:Ee,host:Ue,rejection:L?.
rejection??null,unsupported:L?.unsupported??null})}const Oe=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function J(E,L){return E?.lookingUp?"lookup":E?.connectMs===
null?"connection":L?"body":"response"}const ae=[301,302,303,307,308],te={kind:"excerpt",maxBytes:2048};async function z(E){const L={options:E,started:performance.
now(),hops:[],urls:new Set,connections:[],stops:[],firstByteMs:null,headMs:null,startsInPublic:E.origin?.isPublic??!0,timedOut:!1},K=E.startTimer(E.timeoutMs,()=>{
L.timedOut=!0,E.session.close()});try{return{response:await ce(L),hops:L.hops,timing:le(L,performance.now()-L.started),headMs:L.headMs,certificates:L.connections.
flatMap(({certificate:Ee})=>Ee??[])}}finally{K()}}function le({connections:E,firstByteMs:L},K){const re=Ne=>{const H=E.map(V=>V[Ne]).filter(V=>V!==null);return H.
length===0?null:H.reduce((V,he)=>V+he)},[Ee,be,Ue]=[re("lookupMs"),re("connectMs"),re("tlsMs")];return{lookupMs:Ee,connectMs:be,tlsMs:Ue,firstByteMs:L,totalMs:K}}
async function ce(E){let{url:L}=E.options;for(;;){const K=(0,N.X5)(L);if(!K.ok)return W((0,C.Y3)({redirect:"to",url:(0,o.Pl)(L),why:K.why}));const re=await we(E,
L,K.value);if(re.kind==="failed"||!Se(re.head))return re;const Ee=(0,m.O)(L,re.head.location??"");if(!Ee.ok){const be=`failed to parse Location header: ${Ee.why}`;
return W((0,C.Y3)({redirect:"from",url:(0,o.Pl)(L),why:be}))}if(E.hops.length>E.options.maxRedirects)return pe(E,Ee.value);L=Ee.value}}const Se=({status:E,location:L})=>ae.
includes(E)&&!!L;async function we(E,L,K){const{options:re,hops:Ee}=E,{token:be,settings:Ue,planBody:Ne,headers:H,origin:V}=re,he=Ee.length===0&&V===null;E.urls.
add((0,o.jr)(L)),E.stops.push({scheme:K.scheme,name:(0,N.be)(L)});const ue=be===null?"none":(0,j.n)(E.stops).at(-1)??"dropped";E.headMs=null;const _e=performance.
now(),Ae=await re.session.get({url:L,endpoint:K,token:ue==="sent"?be:null,headers:H,allowPrivate:!E.startsInPublic||he||Ue.namedHosts.has(K.name),planBody:O=>(E.
headMs=performance.now()-E.started,Se(O)?te:Ne(O))}),Re=performance.now()-_e;if(xe(E,Ae,{url:(0,e.dh)((0,o.Pl)(L)),authorization:ue,ms:Re}),he&&(E.startsInPublic=
ee(Ue,K.name,Ae.address)),Ae.kind==="failed"){const O=E.timedOut?re.timeoutMs:null,{asks:Y}=re;return{kind:"failed",...D(Ae,{endpoint:K,asks:Y,limitMs:O})}}const{
kind:Le,head:x,body:h}=Ae;return{kind:Le,url:L,head:x,body:h}}function xe(E,L,K){const{connection:re,head:Ee}=L;re!==null&&E.connections.push(re),L.kind==="rece\
ived"&&(E.firstByteMs=(E.firstByteMs??0)+L.firstByteMs),E.hops.push({...K,status:Ee?.status??null,reason:(0,e.dh)(Ee?.reason??""),mediaType:Ee?.contentType?(0,e.
dh)(Ee.contentType):null,challenge:Ee?.challenge?(0,e.dh)(Ee.challenge):null,address:re?.address??null,proxy:re?.proxy??null})}function ee({resolve:E},L,K){const re=E.
some(Ee=>Ee.name===L);return!["private","loopback"].includes((0,F.Sz)((re?null:K)??L))}const W=E=>({kind:"failed",problem:E,transient:!1});function pe({urls:E,hops:L,
options:K},re){const{asks:Ee,redirectLimits:be}=K,Ue=L[0]?.url??"";if(E.has((0,o.jr)(re)))return W((0,C.f0)({url:Ue,asks:Ee,to:(0,o.Pl)(re)}));const Ne=L.length,
H=T.Du.filter(V=>Ne>be[V]);return W((0,C.KA)({url:Ue,asks:Ee,redirects:Ne,clients:H,limits:be}))}}),2230:((Ie,fe,n)=>{n.d(fe,{T:()=>e,X:()=>T});var o=n(7067),m=n(
7583);function e(F){if(F.username===""&&F.password==="")return{};const j=`${decodeURIComponent(F.username)}:${decodeURIComponent(F.password)}`;return{"proxy-aut\
horization":`Basic ${Buffer.from(j).toString("base64")}`}}const C=[502,503,504];function T(F,j,N){const U=`${F.name.includes(":")?`[${F.name}]`:F.name}:${F.port}`,
w=(u=0,l="")=>(0,m.Au)(C.includes(u)?"PROXY_NOT_REACHED":"PROXY_REFUSED",`proxy ${j.host} returned ${u} ${l}`.trimEnd());return new Promise((u,l)=>{const i=(0,o.
request)({method:"CONNECT",path:U,headers:{host:U,...e(j)},insecureHTTPParser:!0,createConnection:()=>N});i.on("error",c=>{const s=`proxy ${j.host} closed the c\
onnection: ${c.message}`;l((0,m.Au)("PROXY_REFUSED",s))}),i.on("connect",(c,s,v)=>{if(c.statusCode===200&&v.length===0)return u(N);N.destroy(),l(w(c.statusCode,
c.statusMessage))}),i.end()})}}),794:((Ie,fe,n)=>{n.d(fe,{Oj:()=>j,mv:()=>F,zu:()=>m});var o=n(4714);const m=2048,e=/%(?![0-9A-Fa-f]{2})/,C=/[^ -~\u0080-\uffff]/,
T=/[^A-Za-z0-9._~:!$&'()*+,;=%@-]/;function F(u){if(u.length<=m)return u;const[l,i]=w(u,"#"),[c,s]=w(l,"?"),[v=""]=/^(?:[A-Za-z][A-Za-z0-9+.-]*:)?(?:\/\/)?/.exec(
c)??[],d=c.slice(v.length),S=d.indexOf("/"),_=S<0?d.length:S,R=d.slice(0,_);return[v,v.endsWith("//")?N(R):U(R.replace(/^.*@/s,"_:@")),U(d.slice(_)),(0,o.o)(s,m),
C.test(l)?"\x7F":"",i&&(e.test(i)?"#%":"#")].join("")}const j=u=>({...u,opaque:(0,o.o)(u.opaque,m),user:u.user===null?null:{name:"",password:null},host:ne(u.host),
path:U(u.path),query:(0,o.o)(u.query,m),fragment:""});function N(u){const l=u.lastIndexOf("@"),i=u.slice(0,Math.max(l,0)),c=T.test(i)?'"':e.test(i)?"%":"";return`${l<
0?"":`${c}@`}${ne(u.slice(l+1))}`}function ne(u){if(u.length<=m)return u;const l=/:\d*$/.exec(u)?.[0]??"",i=u.slice(0,u.length-l.length),c=(0,o.o)(i,m),s=i.endsWith(
"]")?"]":"";return`${c===i?i:`${c.replace(/%.?$/,"")}${s}`}${(0,o.o)(l.replace(/^:0+(?=\d)/,":"),m)}`}function U(u){const l=(0,o.o)(u,m);if(l===u)return u;const i=e.
test(u)?"%":"",c=u.includes("//",m-1)?"//":"",s=/\/\.{0,2}$/.exec(u.slice(-3))?.[0]??"";return`${l.replace(/%.?$/,"")}${c}~${i}${s}`}function w(u,l){const i=u.indexOf(
l);return i<0?[u,""]:[u.slice(0,i),u.slice(i)]}}),5195:((Ie,fe,n)=>{n.d(fe,{Sz:()=>S,Zu:()=>v,uo:()=>_});var o=n(6181);function m(...R){let a;const $=()=>R.map(
e);return()=>a??=$()}function e(R){const[a="",$]=R.split("/"),g=(0,o.r5)(a);if(g===null)throw new Error(`${a} is no address`);return{prefix:g,bits:$===void 0?g.
length*8:Number($)}}const C=({prefix:R,bits:a},$)=>R.length===$.length&&R.every((g,X)=>{const B=Math.min(Math.max(8*(X+1)-a,0),8);return g>>B===($[X]??0)>>B}),T=m(
"169.254.169.254","169.254.170.2","169.254.170.23","100.100.100.200","192.0.0.192","168.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2::23",
"fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42","fd00:a9fe:a9fe::1","fe80::a9fe:a9fe"),F=m("127.0.0.0/8","0.0.0.0","::1","::"),j=m("10.0.0.0/8","100.64.0.0/10",
"169.254.0.0/16","172.16.0.0/12","192.168.0.0/16","198.18.0.0/15","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10"),N=m("0.0.0.0/8","192.0.0.0/24","192.0.2.0\
/24","192.88.99.0/24","198.51.100.0/24","203.0.113.0/24","224.0.0.0/3","2001::/23","2001:db8::/32","2002::/16","3fff::/20"),ne=m("0.0.0.0/0","2000::/3"),U=m("::\
ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/96"),w=(R,a)=>R().some($=>C($,a)),u=[12,13,14,15],l=(R,...a)=>{const $=m(R);return{isIn:g=>w($,g),at:a,mask:0}},
i=[l("2002::/16",[2,3,4,5]),l("2001::/32",[4,5,6,7]),{...l("2001::/32",u),mask:255},l("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,11,12],u),{isIn:R=>/^[02],0,94,254$/.
test(R.slice(8,12).join()),at:[u],mask:0}],c=R=>i.filter(a=>a.isIn(R)).flatMap(({at:a,mask:$})=>a.map(g=>g.map(X=>(R[X]??0)^$)));function s(R){return w(F,R)?"lo\
opback":w(U,R)?s(R.slice(12)):[R,...c(R)].some(a=>w(T,a))?"metadata":w(j,R)?"private":w(N,R)||!w(ne,R)?"reserved":"public"}function v(R){const a=(0,o.r5)(R);return a===
null?"public":s(a)}const d=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;function S(R){const a=R.replace(/\.$/,"");
if(/(^|\.)localhost(\.localdomain)?$/.test(a))return"loopback";const $=(0,o.r5)(a)??(0,o.RY)(a);return $===null?"public":s($)}function _(R){const a=S(R);return a!==
"public"||R.includes(":")?a:d.test(R.replace(/\.$/,""))?"private":"public"}}),9529:((Ie,fe,n)=>{n.d(fe,{l:()=>C,m:()=>F});var o=n(4283),m=n(8999);const e=[1024,
65535],C=["authz_code","password"],T="app.terraform.io";function F(s,v,d){const S=U(j(s,"client")),_=w(j(s,"grant_types"),d),R=(...f)=>f.some(D=>_.value.includes(
D)),a=(f,D)=>u(j(s,f),f,D,v),$=a("authz",R("authz_code")),g=a("token",R("authz_code","password")),X=l(j(s,"ports")),B=c(j(s,"scopes"));return{value:{client:S.value,
grantTypes:_.value,authz:$.value,token:g.value,ports:X.value,scopes:B.value},flaws:[S,_,$,g,X,B].flatMap(f=>f.flaws)}}const j=(s,v)=>Object.hasOwn(s,v)?s[v]:void 0,
N=(s,v,d)=>({value:s,flaws:[{rule:v,value:d}]}),ne=s=>({value:s,flaws:[]});function U(s){return typeof s!="string"?N("","client-missing",s):s===""?N(s,"client-e\
mpty",s):ne(s)}function w(s,v){if(s===void 0)return ne(["authz_code"]);if(!Array.isArray(s))return N([],"grant-types-invalid",s);const d=[...new Set(s.filter(R=>typeof R==
"string"))];return d.includes("authz_code")||d.includes("password")&&v===T?d.every(R=>C.includes(R))?ne(d):N(d,"grant-types-unknown",s):N(d,"grant-types-unsuppo\
rted",s)}function u(s,v,d,S){if(typeof s!="string")return d?N(null,`${v}-missing`,s):ne(null);const _=(0,m.v)(S,s);if(_.ok&&(0,o.cz)(_.value).name!=="")return ne(
(0,o.jr)(_.value));const a=`failed to parse ${v==="authz"?"authorization":"token"} URL: ${_.ok?"no Host in request URL":_.why}`;return{value:null,flaws:[{rule:`${v}\
-invalid`,why:a}]}}function l(s){if(s===void 0)return ne(e);if(!Array.isArray(s))return N(e,"ports-ignored",s);if(s.length!==2)return N(e,"ports-count",s);const[
v,d]=s;return!i(v)||!i(d)?N(e,"ports-range",s):v>d?N(e,"ports-order",s):v===d?N([v,d],"ports-single",s):ne([v,d])}const i=s=>typeof s=="number"&&Number.isInteger(
s)&&s>=e[0]&&s<=e[1];function c(s){if(s===void 0)return ne([]);if(!Array.isArray(s))return N([],"scopes-ignored",s);const v=s.filter(d=>typeof d=="string");return v.
length===s.length?ne(v):N(v,"scopes-invalid",s)}}),7027:((Ie,fe,n)=>{n.d(fe,{n:()=>o});function o(e){const[C]=e;let T=!1;return e.map(({scheme:F,name:j})=>(T||=
C!==void 0&&!m(C.name,j),T?"dropped":F==="https"?"sent":"withheld"))}function m(e,C){return e===C?!0:/[:%]|^[\d.]+$/.test(C)?!1:C.endsWith(`.${e}`)}}),3427:((Ie,fe,n)=>{
n.d(fe,{Cg:()=>C,DS:()=>w,Hb:()=>ne,Yx:()=>T});var o=n(7598);const m=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],e=["AES1\
28-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],C=[...m,...e.flatMap(u=>[`ECDHE-ECDSA-${u}`,`ECDHE-RSA-${u}`])],T=["X25519","P\
-256","P-384","P-521"],F=["rsa_pss_rsae_sha256","ecdsa_secp256r1_sha256","ed25519","rsa_pss_rsae_sha384","rsa_pss_rsae_sha512","rsa_pkcs1_sha256","rsa_pkcs1_sha\
384","rsa_pkcs1_sha512","ecdsa_secp384r1_sha384","ecdsa_secp521r1_sha512"],j="@SECLEVEL=0",N=o.constants.SSL_OP_LEGACY_SERVER_CONNECT|o.constants.SSL_OP_NO_RENEGOTIATION,
ne={secureOptions:N,minVersion:"TLSv1.2",ciphers:[...C,j].join(":"),ecdhCurve:T.join(":"),sigalgs:F.join(":")},U=["TLS_AES_128_CCM_SHA256","TLS_AES_128_CCM_8_SH\
A256"],w={secureOptions:N,minVersion:"TLSv1",ciphers:[...C,...U,"ALL","COMPLEMENTOFALL",j].join(":"),ecdhCurve:[...T,"X448","secp256k1","brainpoolP256r1","brain\
poolP384r1","brainpoolP512r1","ffdhe2048","ffdhe3072","ffdhe4096","P-224"].join(":")}}),3432:((Ie,fe,n)=>{n.d(fe,{nT:()=>Ue,pj:()=>H});var o=n(772),m=n(6697),e=n(
1831),C=n(7511),T=n(4283),F=n(3948),j=n(3534),N=n(2636),ne=n(1064),U=n(7531),w=n(3307),u=n(9562),l=n(9529),i=n(794),c=n(4714);const s=["client","grant_types","a\
uthz","token","ports","scopes"],v=68,d=100,S=4096;function _(b,I){const Z=new Map;return(0,w.CI)(b,I,(oe,de,ie,Te)=>{if(Te-ie>v)return;const Me=(0,w.I)(b.slice(
ie,Te));s.includes(Me)&&Z.set(Me,R(Me,b,{start:oe,end:de}))}),Object.fromEntries(Z)}function R(b,I,Z){if(I[Z.start]==="[")return a(I,Z);const oe=I.slice(Z.start,
Z.end);return(b==="authz"||b==="token")&&oe.startsWith('"')?(0,i.mv)((0,w.I)(oe)):(0,c.w)(oe)}function a(b,I){const Z=[],oe=new Set;let de=S;return(0,w.CI)(b,I,
(ie,Te)=>{const Me=g(b,ie,Te);(Z.length<d&&Te-ie<=de||Me!==null&&!oe.has(Me))&&(Z.push((0,c.w)(b.slice(ie,Te))),de-=Te-ie,Me!==null&&oe.add(Me))}),Z}const $=l.l.
map(b=>JSON.stringify(b));function g(b,I,Z){return b[I]!=='"'?"no string":$.find(oe=>oe.length===Z-I&&b.startsWith(oe,I))??null}const X=100,B=16*1024,f=200,D=2048;
function Oe(b){const I=new Set(b),Z=new Set(b.map(J));let oe=0,de=B;const ie=Te=>oe===X||Te>de?!1:(oe+=1,de-=Te,!0);return{keeps:(Te,Me)=>{if((0,u.D6)(Te)||I.has(
Te))return!0;const M=Te.length<=f&&Z.delete(J(Te));return ie(Te.length+Me)||M},read:(Te,Me,M)=>{const{start:k,end:P}=M,se=P-k>D;if(se&&Te===u.S3&&Me[k]==="{")return _(
Me,M);const Q=Me.slice(k,P);return se&&Q.startsWith('"')?(0,i.mv)((0,w.I)(Q)):(0,c.w)(Q)}}}const J=b=>b.slice(0,b.indexOf(".")+1);var ae=n(6974);const te={kind:"\
whole",maxBytes:U.b},z={kind:"excerpt",maxBytes:ae.mj},le=b=>b===408||b===425||b===429||b>=500;async function ce(b){const{host:I,needed:Z}=b,oe=await(0,F.e)({...b,
url:(0,e.cu)(I),asks:"document",headers:{accept:"application/json"},origin:null,redirectLimits:ne.NX,planBody:De=>Se(De)===null?te:z}),{response:de,...ie}=oe;if(de.
kind==="failed"){const{problem:De,transient:He}=de;return{attempt:{discovery:De.code==="host-http2"?{kind:"skipped",problem:De}:{kind:"failed",problem:De,excerpt:null},
...ie},transient:He,retryAfter:null}}const{head:Te,body:Me,url:M}=de,k=(0,ae.y8)(Me.bytes),P=oe.hops.at(-1),se={url:(0,T.Pl)(M),page:k,asked:(0,e.nx)(I),hop:P},
Q=we(de,se,Z),{status:ge,retryAfter:Ce}=Te;return{attempt:{discovery:Q,...ie},transient:le(ge),retryAfter:Ce}}function Se(b){const{status:I,declaredBytes:Z}=b;if(I===
401||I===403)return({hop:ie,...Te})=>{const{authorization:Me="none",challenge:M=null}=ie??{};return(0,j.iX)({...b,...Te,host:Te.asked,token:Me,challenge:M})};if(I!==
200)return({url:ie,page:Te,asked:Me})=>(0,N.wE)({...b,url:ie,page:Te,asked:Me,transient:le(I)});const oe=b.contentType??"",de=(0,C.i)(oe);return!de.ok||de.value!==
"application/json"?ie=>(0,N.e)({...ie,contentType:oe,malformed:!de.ok}):(Z??0)<=U.b?null:ie=>(0,N.zf)({...ie,bytes:Z,limit:U.b})}function we(b,I,Z){const{head:oe,
body:de}=b,ie=(0,i.Oj)(b.url);if(oe.status===404)return{kind:"absent",url:ie,why:"status"};const Te=Se(oe);if(Te!==null)return xe(Te(I),de);const Me=(0,U.T)(de.
bytes,Oe(Z));switch(Me.kind){case"object":return{...Me,kind:"found",url:ie,truncated:de.truncated};case"null":return{kind:"absent",url:ie,why:"null"};case"not-o\
bject":return xe((0,N.g0)({...I,why:Me.why}),de);case"not-json":return xe(ee(b,Me,I),de)}}const xe=(b,{bytes:I})=>({kind:"failed",problem:b,excerpt:(0,ae.zU)(I)});
function ee({head:b,body:I},{why:Z,advice:oe},de){if(I.truncated)return(0,N.zf)({...de,bytes:null,limit:U.b});const ie=b.contentEncoding?.toLowerCase()??"";return[
"","gzip","identity"].includes(ie)?(0,N.pN)({...de,why:Z,advice:oe}):(0,N.jN)({...de,encoding:ie})}var W=n(7082),pe=n(5960),E=n(7758);const L=500,K=1e4,re=3,Ee=2e3,
be=3e5,Ue=b=>Math.min(Math.max(...b.map(({attemptMs:I})=>I)),be),Ne=({timeoutMs:b,retries:I})=>(I+1)*b+I*K;async function H(b,I){const Z=b.map(Te=>({host:Te,tookMs:null})),
oe=b.entries(),de={total:b.length,done:0,failed:0,waiting:new Set},ie=async()=>{for(const[Te,Me]of oe){if(I.stop.why!==null)return;de.waiting.add(Me),I.progress(
de);const M=await _e(Me,I).catch(k=>(0,pe.i)(Me,(0,m.n3)({host:(0,e.nx)(Me),thrown:k})));Z[Te]=M,de.waiting.delete(Me),de.done+=1,(!V(M)||!Re(M.attempt))&&(de.failed+=
1),I.progress(de)}};return await Promise.all(Array.from({length:Math.min(I.concurrency,b.length)},ie)),he(Z,I.stop)}const V=b=>"attempt"in b;function he(b,{why:I}){
if(I===null)return b.filter(V);const Z=b.length-b.filter(V).length,oe=b.flatMap(ie=>{if(V(ie)&&Re(ie.attempt))return[];const Te=V(ie)?ue(ie):ie.tookMs;return Te!==
null&&Te>=Ee?[{host:(0,e.nx)(ie.host),tookMs:Te}]:[]}).sort((ie,Te)=>Te.tookMs-ie.tookMs).slice(0,re),de={stopped:I,unchecked:Z,total:b.length,slowest:oe};return b.
map(ie=>{if(V(ie))return ie;const{host:Te,tookMs:Me}=ie,M=Me!==null;return(0,pe.i)(Te,(0,m.nD)({host:(0,e.nx)(Te),isBegun:M,...de}))})}const ue=({attempt:b,earlier:I})=>[
...I,b].reduce((Z,{timing:oe})=>Z+oe.totalMs,0);async function _e(b,I){const{stop:Z}=I,oe=performance.now(),de=await I.credentials.find(b),ie=[];for(;Z.why===null;){
const{attempt:Te,transient:Me,retryAfter:M}=await h(b,de.answer,I);if(Z.why!==null&&!Re(Te)||(ie.push(Te),!(Re(Te)?Le(ie,I.releases):Me)||ie.length>I.retries))break;
await(0,E.v)(Y(ie.length,M,I),I)}return ie.length===0?{host:b,tookMs:performance.now()-oe}:Ae(b,de,ie,I)}function Ae(b,{answer:I,clients:Z,difference:oe},de,{forced:ie}){
return{host:b,...x(de),credentials:I&&{source:I.source,hasToken:I.token!==null,problem:I.problem},looks:Z,difference:oe,forced:ie.get(b)??[]}}const Re=({discovery:b})=>b.
kind!=="failed",Le=(b,I)=>I.some(({attemptMs:Z})=>!b.some(oe=>Re(oe)&&oe.timing.totalMs<=Z));function x(b){const I=b.findIndex(Re),Z=I<0?b.length-1:I,[oe]=b.slice(
Z);if(oe===void 0)throw new Error("a visit without an attempt");return{attempt:oe,earlier:b.slice(0,Z),later:b.slice(Z+1)}}async function h(b,I,Z){if(I?.isUnsendable&&
I.problem!==null){const M={kind:"failed",problem:I.problem,excerpt:null};return{attempt:(0,W.O)(M),transient:!1,retryAfter:null}}const{network:oe,maxRedirects:de,
timeoutMs:ie,stop:Te}=Z,Me=(0,o.f)(oe);Te.signal.addEventListener("abort",Me.close);try{return await ce({host:b,needed:O(b,Z),session:Me,settings:oe,token:I?.token??
null,maxRedirects:de,timeoutMs:ie,startTimer:Z.startTimer})}finally{Te.signal.removeEventListener("abort",Me.close),Me.close()}}const O=(b,{required:I,forced:Z})=>[
...(I.get(b)??[]).map(({service:oe})=>oe),...(Z.get(b)??[]).flatMap(({services:oe})=>oe.map(({id:de})=>de))];function Y(b,I,{random:Z,now:oe}){const de=L*2**(b-
1)*(.5+Z()/2);return Math.min(Math.max(de,(0,E.V)(I,oe())??0),K)}}),7758:((Ie,fe,n)=>{n.d(fe,{V:()=>m,v:()=>o});function o(e,{startTimer:C,stop:T}){return new Promise(
F=>{const j=()=>{N(),T.signal.removeEventListener("abort",j),F()},N=C(e,j);T.signal.addEventListener("abort",j)})}function m(e,C){const T=/^\d+$/.test(e??"")?Number(
e)*1e3:Date.parse(e??"")-C;return Number.isNaN(T)?null:T}}),6974:((Ie,fe,n)=>{n.d(fe,{mj:()=>e,y8:()=>w,zU:()=>F});var o=n(4e3),m=n(6174);const e=2048,C=200,T=80;
function F(l){const i=N(l),c=l.length<e?i:i.replace(j,"://***@"),s=(0,m._)(c).trim();return s===""?null:Array.from(s.slice(0,2*C)).slice(0,C).join("")}const j=/:\/\/[^/?#\s"'@]+$/,
N=l=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(l.subarray(0,e)),ne=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,U=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
function w(l){const i=u(N(l));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(i))return null;const c=/<title[^>]*>([^<]{0,400})/i.exec(i)?.[1]?.
replace(/\s+/g," ").trim()??"",s=(0,o.dh)(c,T);return U.test(c)?{kind:"captive-portal",title:s}:{kind:ne.test(c)||/type=["']?password/i.test(i)?"sign-in":"other",
title:s}}function u(l){let i=l.trimStart();for(;i.startsWith("<!--");){const c=i.indexOf("-->",4);if(c<0)return"";i=i.slice(c+3).trimStart()}return i}})};export{Qt as ids,qt as modules};
