const Zt=[914,217,456,696],Qt={4929:((Ie,le,n)=>{n.d(le,{Dz:()=>N,P4:()=>B,Yv:()=>x,kV:()=>w});var r=n(6246),m=n(1064),e=n(1831),R=n(4e3),O=n(5799);const B=(0,O.
lS)((0,O.$e)("credentials-config","CLI configuration has a mistake",m.Du),({clients:u,mistake:l})=>({...H(l),affects:u}));function H(u){switch(u.kind){case"miss\
ing":return{message:`${u.setting} names ${(0,r.o)(u.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"\
unreadable":return{message:`${u.file} ${(0,R.mP)(u.failure)}`,help:u.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"l\
et this account read the file; the client continues without it"};case"syntax":return{message:`${u.file} has a syntax error: ${u.why}`,help:"correct the file; th\
e client ignores all of it, including its tokens"};case"type":return{message:`${u.file}: ${u.path.join(".")} must be ${u.want}`,help:"correct the value; Terrafo\
rm ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${u.file}: ${u.why}`,help:"correct the block; the client i\
gnores it"};case"label":return{message:`the label of the block ${u.type} ${(0,r.o)(u.label)} is not a hostname: ${u.why}`,help:u.advice??"write a hostname as th\
e label; the client ignores the block"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client \
uses any of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client us\
es the first"};case"no token":return{message:u.hasValue?`the token in the credentials block for host ${(0,e.nx)(u.host)} at ${u.file} is not a string`:`the cred\
entials block for host ${(0,e.nx)(u.host)} at ${u.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other cred\
entials source'};case"no helper":return{message:`credentials helper ${(0,r.o)(u.name)}: there is no terraform-credentials-${u.name} in ${u.directories.join(", ")}`,
help:u.name===u.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the \
client finds no other name"}}}const N=(0,O.lS)((0,O.z3)("credentials-helper","Credentials helper failed",m.Du),({name:u,why:l})=>({message:`credentials helper ${u}\
: ${l}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install provi\
ders'})),ne=10,x=(0,O.lS)((0,O.lm)("services-forced","A host block replaces service discovery",["terraform","opentofu"]),({host:u,at:l})=>({message:`the host bl\
ock at ${l} defines the services of ${u}; the host's own discovery document is not used`,help:`remove the host block at ${l} to use the discovery document of ${u}`})),
w=(0,O.lS)((0,O.lm)("services-forced-differ","A host block and the discovery document differ",["terraform","opentofu"]),({host:u,at:l,services:i})=>({message:`t\
he host block at ${l} and the discovery document of ${u} differ in ${(0,R.K4)(i,ne,R.dh)}`,help:"update the host block or remove it; machines without it use oth\
er services"}))}),960:((Ie,le,n)=>{n.d(le,{Er:()=>c,P0:()=>u,P6:()=>H,Qs:()=>w,T0:()=>O,U2:()=>i});var r=n(1064),m=n(4e3),e=n(5799);const R={"no-such-host":"doe\
s not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server report\
ed a failure"},O=(0,e.lS)((0,e.z3)("host-unknown","Hostname does not resolve",r.zK),({host:s,why:S})=>({message:`${s} ${R[S]}`,help:S==="no-such-host"?"check th\
e spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again"})),B={refused:"refused the connection",
closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its net\
work"},H=(0,e.lS)((0,e.z3)("host-unreachable","Host is unreachable",r.zK),({host:s,error:S})=>{if(typeof S=="object"&&"proxy"in S)return{message:`${s} is unreac\
hable: ${S.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"};const d=typeof S=="string"?B[S]:`is unreachable \
(${S.code})`;return{message:`${s} ${d}`,help:{operator:"check that the host is up, and that a firewall lets this machine connect to it",user:"check that a firew\
all or proxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine connect to it; otherwise ${(0,m.B9)(s)}`}}}),N={lookup:{failed:"\
could not be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"ch\
eck that the host is up, and that a firewall does not drop packets from this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish \
its response",help:""}},ne="serve the document as a static file",x=({asks:s})=>s==="document"?ne:"find out what the server waits for, such as its storage",w=(0,e.
lS)((0,e.z3)("host-timeout","Host does not respond in time",r.zK),s=>{if(s.phase==="complete")return{message:`${s.host} took ${(0,m.YA)(s.tookMs)} to return its\
 discovery document; ${(0,m.Af)(s.releases)}`,help:(0,e.C)(ne),affects:[...new Set(s.releases.map(({client:a})=>a))]};const{failed:S,help:d}=N[s.phase],T=s.limitMs===
null?"in time":`within ${(0,m.YA)(s.limitMs)}`;return{message:`${s.host} ${S} ${T}`,help:d||{operator:x(s),guest:(0,m.B9)(s.host)}}}),u=(0,e.lS)((0,e.z3)("host-\
protocol","Host does not speak HTTP",r.zK),({host:s,error:S})=>({message:`the response of ${s} is not valid HTTP (${S})`,help:{operator:"check that the port ser\
ves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}})),l={lookup:"the DNS lookup",connection:"the connec\
tion",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"},i=(0,e.lS)((0,e.$e)("host-slow","Host is slow"),({host:s,phase:S,
tookMs:d,limitMs:T,...a})=>{const h=`(limit ${(0,m.YA)(T)}); ${l[S.name]} took ${(0,m.YA)(S.ms)}`;return"url"in a?{message:`${a.url} took ${(0,m.YA)(d)} to answ\
er ${h}`,help:(0,e.C)(x({asks:"answer"}))}:{message:`${s} took ${(0,m.YA)(d)} to return its discovery document ${h}`,help:(0,e.C)(ne,(0,m.Af)(a.releases))}}),c=(0,e.
lS)((0,e.lm)("host-recovered","Discovery succeeded after a retry"),({host:s,attempts:S,failure:d,releases:T})=>({message:`discovery of ${s} succeeded at attempt\
 ${S}; the first attempt failed: ${d}`,help:(0,e.C)("find out why the host fails intermittently",T.length===0?"init succeeded, because the CLI retries discovery":
`init with ${(0,m.eZ)(T)} would have failed`)}))}),2636:((Ie,le,n)=>{n.d(le,{Eh:()=>l,HB:()=>S,e:()=>N,g0:()=>c,jN:()=>w,ku:()=>x,pN:()=>i,wE:()=>O,zf:()=>ne});
var r=n(1064),m=n(4e3),e=n(5799);const R='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',O=(0,e.lS)((0,e.z3)("document-status","Unex\
pected HTTP status",r.zK),({location:d,retryAfter:T,transient:a,asked:h,...v})=>{const{page:z,status:k}=v,q=(Z,f)=>({message:`${(0,m._r)(v)}${Z}; expected 200 o\
r 404`,help:(0,m.NM)(z,h,f)});if(k>=300&&k<400)return d?q(", which clients do not follow",(0,e.C)("redirect with 301, 302, 303, 307 or 308")):q(" without a Loca\
tion header",(0,e.C)("add a Location header to the redirect"));if(k===429){const Z=T===null?"":` (Retry-After: ${(0,m.dh)(T,B)})`;return{...q(Z,H),help:H}}return a?
q("",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,m.B9)(h)}):q("",{
operator:"return the discovery document, or 404 if the host has no services",user:(0,m.Wt)([]),guest:(0,m.qZ)(h)})}),B=40,H={because:"the host limits the reques\
ts of this machine or of its network",operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)",
user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},N=(0,e.
lS)((0,e.z3)("document-type","Wrong Content-Type",r.Du),({url:d,page:T,asked:a,contentType:h,malformed:v})=>{const k=h===""?"has no Content-Type":`has ${v?"a ma\
lformed Content-Type":"Content-Type"} "${(0,m.dh)(h)}"`;return{message:`${d} ${k}; expected "application/json"`,help:(0,m.NM)(T,a,(0,e.C)("serve the discovery d\
ocument with Content-Type: application/json","most servers send it for a file named terraform.json"))}}),ne=(0,e.lS)((0,e.z3)("document-size","Discovery documen\
t is too large",r.Du),({url:d,page:T,asked:a,bytes:h,limit:v,isPadding:z=!1})=>z?{message:`${d} has more than ${v} bytes; what exceeds the limit is white space`,
help:(0,e.C)("remove the white space at the end of the document"),severity:"warning"}:{message:`${d} has ${h??`more than ${v}`} bytes, limit ${v}`,help:(0,m.NM)(
T,a,(0,e.C)("check what is served at this URL","a discovery document only maps service ids to URLs"))}),x=(0,e.lS)((0,e.z3)("document-headers","Response headers\
 are too large",r.zK),({host:d})=>({message:`${d} sent more than 256 KiB of response headers`,help:(0,e.C)("look for a header or cookie that grows with each req\
uest")})),w=(0,e.lS)((0,e.z3)("document-encoding","Discovery document cannot be decompressed",r.Du),d=>"host"in d?{message:`${d.host} sent a discovery document \
that is not gzip, with Content-Encoding: gzip`,help:(0,e.C)("remove the Content-Encoding header, or compress the document")}:{message:`${d.url} has Content-Enco\
ding "${(0,m.dh)(d.encoding)}", which the clients do not decompress`,help:(0,m.NM)(d.page,d.asked,(0,e.C)("configure the server, and any proxy in front of it, t\
o respect Accept-Encoding: gzip"))}),u={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document that is cut off"},l=(0,e.lS)((0,e.
z3)("document-incomplete","Discovery document is incomplete",r.zK),({host:d,why:T})=>({message:`${d} ${u[T]}`,help:(0,e.C)("look for a server that crashes while\
 it responds, or a proxy that changes the body")})),i=(0,e.lS)((0,e.z3)("document-not-json","Discovery document is not valid JSON",r.zK),({url:d,page:T,asked:a,
why:h,advice:v})=>({message:`${d} is not valid JSON: ${(0,m.dh)(h)}`,help:(0,m.NM)(T,a,(0,e.C)(v??R))})),c=(0,e.lS)((0,e.z3)("document-not-object","Discovery do\
cument is not a JSON object",r.zK),({url:d,page:T,asked:a,why:h})=>({message:`${d} is not a JSON object: ${(0,m.dh)(h)}`,help:(0,m.NM)(T,a,(0,e.C)(R))})),s=20,S=(0,e.
lS)((0,e.z3)("document-absent","Host has no discovery document",r.zK),({host:d,url:T,why:a,required:h,clientErrors:v})=>{const z=h.length===0?"at least one serv\
ice":h.join(", "),k=a==="status"?`has no discovery document (${T} returned 404)`:"has the discovery document `null`, which offers no services",q=v.slice(0,s).map(
Z=>`"${Z}"`).join(", ");return{message:`host ${d} ${k}; required: ${z}`,help:{operator:"serve /.well-known/terraform.json at the root of the host",user:(0,m.Wt)(
h),guest:(0,m.qZ)(d),...q===""?{}:{note:`the clients print ${q}`}}}})}),9209:((Ie,le,n)=>{n.d(le,{CL:()=>x,KA:()=>B,Y3:()=>ne,f0:()=>H,n4:()=>N});var r=n(1064),
m=n(4e3),e=n(5799);const R=({url:w,asks:u})=>`configure ${w} to return ${u==="document"?"the document":"its answer"}`,O=w=>(0,e.C)(`${R(w)}, or to redirect stra\
ight to it`),B=(0,e.lS)((0,e.z3)("redirect-limit","Too many redirects",r.Du),({redirects:w,clients:u,limits:l,...i})=>{const c=u.map(s=>`${r.bB[s]} follows ${l[s]}`);
return{message:`${i.url} redirects ${w} times; ${c.join(", ")}`,help:O(i),affects:u}}),H=(0,e.lS)((0,e.z3)("redirect-loop","Redirect loop",r.zK),({url:w,asks:u,
to:l})=>({message:`the redirects of ${w} lead back to ${l}`,help:(0,e.C)(R({url:w,asks:u}))})),N=(0,e.lS)((0,e.$e)("redirect-insecure","Redirect to plain HTTP",
r.Du),({url:w,to:u,exposesToken:l})=>({message:`${w} redirects to ${u}, which is not https${l?"; Terraform and OpenTofu send the token there in clear text (this\
 check did not)":""}`,help:(0,e.C)("redirect to an https URL")})),ne=(0,e.lS)((0,e.z3)("redirect-invalid","Invalid redirect",r.zK),({redirect:w,url:u,why:l})=>({
message:`the redirect ${w} ${u} cannot be followed: ${(0,m.dh)(l)}`,help:(0,e.C)("redirect to an https URL")})),x=(0,e.lS)((0,e.lm)("redirect-nested","More than\
 one redirect"),({url:w,redirects:u})=>({message:`${w} redirects ${u} times; the protocol only requires clients to follow 1 redirect`,help:O({url:w,asks:"docume\
nt"})}))}),9872:((Ie,le,n)=>{n.d(le,{BU:()=>Z,B_:()=>a,MY:()=>q,SE:()=>d,cI:()=>k,rZ:()=>H,vk:()=>N,x1:()=>ne});var r=n(1064),m=n(4e3),e=n(5799);const R=({host:f,
isLeaf:I})=>I?`the certificate of ${f}`:`an authority in the certificate chain of ${f}`,O=f=>B(new Date(f).toISOString()),B=f=>f.slice(0,10),H=(0,e.lS)((0,e.z3)(
"proxy-refused","Proxy refused the request",r.zK),({host:f,reason:I})=>({message:`${f} was not reached: ${I}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, \
which Terraform and OpenTofu read too"})),N=(0,e.lS)((0,e.z3)("tls-expired","TLS certificate has expired",r.zK),f=>({message:`${R(f)} expired on ${O(f.at)}`,help:(0,e.
C)("renew the certificate and reload the server")})),ne=(0,e.lS)((0,e.z3)("tls-not-yet-valid","TLS certificate is not valid yet",r.zK),f=>({message:`${R(f)} is \
not valid before ${O(f.at)}`,help:"check the clock of this machine and the start date of the certificate"})),x={leaf:"is signed by an unknown authority, or the \
host does not send the intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-sig\
ned":"is self-signed"},w="configure the host to send its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",u={"negative\
-serial":{says:"has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"\
issued a certificate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more\
 authorities below it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is\
 not for servers (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (na\
meConstraints)",help:"have it issued by an authority whose name constraints permit all of its names"}},l=(f,I)=>({says:`has ${f}, which Terraform and OpenTofu d\
o not support`,help:I}),i="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",c="have it signed with SHA-256, SHA-384, SHA-512 or Ed255\
19",s={name:"the name of the host",dates:"its dates",authority:"the authority above it",issuer:"its issuer and extensions",signature:"its signature",encoding:"i\
ts encoding"};function S(f){switch(f.kind){case"unknown-authority":return{says:x[f.sent],help:w};case"curve":return l(`a key on the curve ${f.curve}`,i);case"ke\
y":return l(`a key of the kind ${f.name}`,i);case"key-size":return l(`an RSA key of ${f.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":
return l(`a signature of the kind ${f.name}`,c);case"critical-extension":return l(`the critical extension ${f.id}`,"issue it without that extension");case"opens\
sl":return{says:`passes the rules of Terraform and OpenTofu, but not the second check by OpenSSL (${s[f.check]}), so nothing was sent`,help:"issue it with a pro\
gram that follows RFC 5280"};case"malformed":return{says:`is malformed (${f.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that fo\
llows RFC 5280"};case"negative-serial":case"no-authority":case"path-length":case"usage":case"constraints":return u[f.kind]}}const d=(0,e.lS)((0,e.z3)("tls-untru\
sted","TLS certificate is not trusted",r.zK),({flaw:f,...I})=>{const{says:$e,help:G}=S(f);return{message:`${R(I)} ${$e}`,help:G}}),T=3,a=(0,e.lS)((0,e.z3)("tls-\
name-mismatch","TLS certificate is for another name",r.zK),({host:f,names:I})=>({message:I.length===0?`the certificate of ${f} has no DNS name among its subject\
 alternative names`:`the certificate of ${f} is for ${(0,m.K4)(I,T,m.dh)}`,help:`issue a certificate that lists ${f} as a subject alternative name, or use the n\
ame it is for`})),h={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"req\
uires a client certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is n\
ot a name that the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},v="e\
nable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256";function z({kind:f,name:I}){switch(f){case"version":return{says:`offers no TLS versio\
n later than ${I.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"};case"cipher":return{says:`offers only cipher suites\
 that Terraform and OpenTofu do not support, such as ${I}`,help:v};case"group":return{says:`offers only key exchange groups that Terraform and OpenTofu do not s\
upport, such as ${I}`,help:"enable the group X25519 or P-256 on the host"}}}const k=(0,e.lS)((0,e.z3)("tls-protocol","TLS handshake failed",r.zK),({host:f,error:I})=>{
if(typeof I=="object"&&"code"in I)return{message:`the TLS handshake with ${f} failed (${I.code})`,help:"check the TLS settings of the host, and that it has a ce\
rtificate for this name"};const{says:$e,help:G}=typeof I=="string"?h[I]:z(I);return{message:`${f} ${$e}`,help:G}}),q=(0,e.lS)((0,e.z3)("tls-plain-http","Port se\
rves plain HTTP",r.zK),({host:f})=>({message:`${f} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"serve TLS on this port, or u\
se the port that does; discovery always uses https"})),Z=(0,e.lS)((0,e.$e)("tls-expires-soon","TLS certificate expires soon"),({host:f,days:I,expires:$e})=>{const G=I===
0?"today":I===1?"in 1 day":`in ${I} days`;return{message:`the certificate of ${f} expires ${G}, on ${B($e)}`,help:(0,e.C)("renew the certificate; if it is renew\
ed automatically, find out why that has not happened")}})}),4715:((Ie,le,n)=>{n.d(le,{B:()=>R});var r=n(1064),m=n(5799);const e={closed:"closed the connection b\
efore the end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},R=(0,m.
lS)((0,m.z3)("answer-incomplete","Response is incomplete",r.Du),({host:O,why:B})=>({message:`${O} ${e[B]}`,help:(0,m.C)("check for a server that crashes while i\
t responds, or a proxy that changes the body")}))}),793:((Ie,le,n)=>{n.d(le,{Cq:()=>Z,K3:()=>c,N4:()=>i,QI:()=>h,Si:()=>u,TJ:()=>s,Vr:()=>a,WC:()=>z,XB:()=>T,e7:()=>ne,
iP:()=>w,lT:()=>q,mH:()=>k,mL:()=>d,pF:()=>x,uR:()=>v,xu:()=>S,yA:()=>l});var r=n(1064),m=n(4e3),e=n(5799);const R=5;function O(f){if(!Array.isArray(f))return B(
f);const I=f.length>R?", \u2026":"";return`[${f.slice(0,R).map(B).join(", ")}${I}]`}function B(f){return f===void 0?"missing":typeof f=="object"&&f!==null?(0,m.
go)(f):(0,m.dh)(JSON.stringify(f))}const H=(f,I)=>`is ${O(f)}${f===void 0?"":`, not ${I}`}`,N=(f,I)=>`"${I}" in login.v1 of host ${f}`,ne=(0,e.lS)((0,e.z3)("log\
in-type","login.v1 is not an object",r.Du),({host:f,value:I,why:$e})=>({message:`login.v1 of host ${f} is ${(0,m.go)(I)}, not an object`,help:(0,e.C)('set login\
.v1 to an object with "client", "authz" and "token"',(0,m.zd)($e))})),x=(0,e.lS)((0,e.z3)("login-client-missing","login.v1 has no client",r.Du),({host:f,value:I})=>({
message:`${N(f,"client")} ${H(I,"a string")}`,help:(0,e.C)('set "client" to the OAuth client ID, for example "terraform-cli"')})),w=(0,e.lS)((0,e.$e)("login-cli\
ent-empty","login.v1 has an empty client",r.Du),({host:f})=>({message:`${N(f,"client")} is an empty string`,help:(0,e.C)('set "client" to the OAuth client ID th\
at the authorization server expects')})),u=(0,e.lS)((0,e.z3)("login-grant-types-invalid","grant_types in login.v1 is not an array",r.Du),({host:f,value:I})=>({message:`${N(
f,"grant_types")} ${H(I,"an array of strings")}`,help:(0,e.C)('set "grant_types" to ["authz_code"], or remove it')})),l=(0,e.lS)((0,e.z3)("login-grant-types-uns\
upported","login.v1 has no usable grant type",r.Du),({host:f,value:I})=>({message:`${N(f,"grant_types")} is ${O(I)}, which contains no supported grant type`,help:(0,e.
C)('add "authz_code" to "grant_types"')})),i=(0,e.lS)((0,e.lm)("login-grant-types-unknown","login.v1 has unknown grant types"),({host:f,value:I})=>({message:`${N(
f,"grant_types")} is ${O(I)}; the clients know "authz_code" and "password" only`,help:(0,e.C)('remove the unknown grant types; move scopes to "scopes"')})),c=(0,e.
lS)((0,e.z3)("login-authz-missing","login.v1 has no authz URL",r.Du),({host:f,value:I})=>({message:`${N(f,"authz")} ${H(I,"a string with a URL")}`,help:(0,e.C)(
'set "authz" to the URL of the authorization endpoint')})),s=(0,e.lS)((0,e.z3)("login-authz-invalid","authz URL in login.v1 cannot be used",r.Du),({host:f,why:I})=>({
message:`${N(f,"authz")}: ${(0,m.dh)(I)}`,help:(0,e.C)('set "authz" to an https:// URL without user name, or to a path that starts with a slash')})),S=(0,e.lS)(
(0,e.z3)("login-token-missing","login.v1 has no token URL",r.Du),({host:f,value:I})=>({message:`${N(f,"token")} ${H(I,"a string with a URL")}`,help:(0,e.C)('set\
 "token" to the URL of the token endpoint')})),d=(0,e.lS)((0,e.z3)("login-token-invalid","token URL in login.v1 cannot be used",r.Du),({host:f,why:I})=>({message:`${N(
f,"token")}: ${(0,m.dh)(I)}`,help:(0,e.C)('set "token" to an https:// URL without user name, or to a path that starts with a slash')})),T=(0,e.lS)((0,e.z3)("log\
in-ports-count","ports in login.v1 is not two ports",r.Du),({host:f,value:I})=>({message:`${N(f,"ports")} ${H(I,"exactly two elements")}`,help:(0,e.C)('set "por\
ts" to the first and the last port, for example [10000, 10010]')})),a=(0,e.lS)((0,e.z3)("login-ports-range","ports in login.v1 are out of range",r.Du),({host:f,
value:I})=>({message:`${N(f,"ports")} is ${O(I)}; both must be whole numbers from 1024 to 65535`,help:(0,e.C)('set "ports" to two numbers in this range, for exa\
mple [10000, 10010]')})),h=(0,e.lS)((0,e.z3)("login-ports-order","ports in login.v1 are in the wrong order",r.Du),({host:f,value:I})=>({message:`${N(f,"ports")}\
 is ${O(I)}; the first port is greater than the last`,help:(0,e.C)("write the lower port first")})),v=(0,e.lS)((0,e.z3)("login-ports-single","ports in login.v1 \
is a range of one port",r.Du),({host:f,value:I})=>({message:`${N(f,"ports")} is ${O(I)}; the clients never use the last port, so none is left`,help:(0,e.C)('set\
 "ports" to at least two ports, for example [10000, 10010]')})),z=(0,e.lS)((0,e.$e)("login-ports-ignored","ports in login.v1 is not an array",r.Du),({host:f,value:I})=>({
message:`${N(f,"ports")} ${H(I,"an array")}; the clients ignore it and use 1024 to 65535`,help:(0,e.C)('set "ports" to an array such as [10000, 10010], or remov\
e it')})),k=(0,e.lS)((0,e.z3)("login-scopes-invalid","scopes in login.v1 contains a value that is not a string",r.Du),({host:f,value:I})=>({message:`${N(f,"scop\
es")} ${H(I,"an array of strings")}`,help:(0,e.C)('set "scopes" to an array of strings, or remove it')})),q=(0,e.lS)((0,e.$e)("login-scopes-ignored","scopes in \
login.v1 is not an array",r.Du),({host:f,value:I})=>({message:`${N(f,"scopes")} ${H(I,"an array")}; the clients ignore it`,help:(0,e.C)('set "scopes" to an arra\
y of strings, or remove it')})),Z=(0,e.lS)((0,e.$e)("login-url-port","Login URL has no port",r.Du),({host:f,endpoints:I})=>{const $e=I.map(({name:V})=>`"${V}"`).
join(" and "),[G]=I,ue=I.length===1;return{message:`${$e} in login.v1 of host ${f} ${ue?"names":"name"} no port, so a login uses port 443: ${G?.url??""}`,help:(0,e.
C)(`write a path that starts with a slash, or add :${G?.port??""} to the URL${ue?"":"s"}`)}})}),9319:((Ie,le,n)=>{n.d(le,{$H:()=>v,Ew:()=>H,Gh:()=>h,J6:()=>ne,Ju:()=>O,
Q8:()=>B,T$:()=>a,WS:()=>R,Xq:()=>x,jI:()=>N,l5:()=>T,ln:()=>z,o1:()=>S});var r=n(1064),m=n(4e3),e=n(5799);const R=(0,e.lS)((0,e.z3)("service-url-invalid","Serv\
ice URL cannot be used",r.zK),({id:k,host:q,url:Z,why:f})=>({message:Z===null?`${k} of host ${q}: ${(0,m.dh)(f)}`:`${k} of host ${q} is "${Z}", which the client\
s cannot connect to: ${f}`,help:(0,e.C)(`set ${k} to an https:// URL, or to a path that starts with a slash`)})),O=(0,e.lS)((0,e.z3)("service-url-credentials","\
Service URL contains a user name",r.zK),({id:k,host:q,why:Z})=>({message:`${k} of host ${q}: ${Z}`,help:(0,e.C)("remove the user name and password from the URL,\
 or from the redirect that leads to the document","give tokens to the clients instead")})),B=(0,e.lS)((0,e.z3)("service-url-empty","Service URL is empty",r.zK),
({id:k,host:q,url:Z})=>({message:`${k} of host ${q} is an empty string, which resolves to the document itself: ${Z}`,help:(0,e.C)(`set ${k} to the URL of the se\
rvice, such as "/v1/${k.split(".")[0]}/", or remove it`)})),H=(0,e.lS)((0,e.z3)("service-url-looks-like-host","Service URL has no https://",r.zK),({id:k,host:q,
value:Z,why:f})=>({message:`${k} of host ${q} is "${Z}", which is a path and not a URL with a host`,help:(0,e.C)(`write "https://${Z}" if a host is meant`,f===null?
void 0:(0,m.zd)(f))})),N=(0,e.lS)((0,e.z3)("service-url-no-slash","Service URL does not end with a slash",r.rG),({id:k,host:q,url:Z,clients:f})=>{const I=f.map(
G=>r.bB[G]),$e=Z.slice(Z.lastIndexOf("/")+1);return{message:`${k} of host ${q} does not end with a slash: ${Z}`,help:(0,e.C)("add the slash",`without it ${I.slice(
0,-1).join(", ")} and ${I.at(-1)} replace "${$e}" with the path that they append`),affects:f}}),ne=(0,e.lS)((0,e.$e)("service-url-relative","Service URL is rela\
tive to the document",["dependabot","renovate","terragrunt"]),({id:k,host:q,url:Z})=>({message:`${k} of host ${q} is a path without a leading slash: Terraform a\
nd OpenTofu resolve it to ${Z}, other clients do not`,help:(0,e.C)("start the path with a slash, or write the complete URL")})),x=(0,e.lS)((0,e.$e)("service-url\
-query","Service URL has a query",r.Du),({id:k,host:q})=>({message:`${k} of host ${q} has a query, which the clients drop when they append a path`,help:(0,e.C)(
"move the content of the query into the path","never put a secret into the document")})),w=10,u=3;function l({host:k,uses:q},Z=["is","are"]){const f=Map.groupBy(
q,({id:$e})=>$e),I=Array.from(f,([$e,G])=>{const ue=G.flatMap(({endpoint:V})=>V??[]);return ue.length===0?$e:`${$e} (${ue.join(", ")})`});return`${(0,m.K4)(I,w,
m.dh)} of host ${k} ${I.length===1?Z[0]:Z[1]}`}const i=({urls:k})=>(0,m.K4)(k,u,m.dh),c=({uses:k})=>r.zK.filter(q=>k.some(({id:Z})=>(0,r.SZ)(Z).includes(q))),s={
loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},S=(0,e.lS)((0,e.z3)("service-url-private","Service URL has a non-publi\
c address",r.zK),k=>({message:`${l(k)} at ${i(k)}, which clients ${s[k.kind]} cannot reach`,help:(0,e.C)(`set the external URL of the registry (also called base\
 URL or public URL) to https://${k.host}`),affects:c(k)})),d=[...r.Du,"dependabot"],T=(0,e.lS)((0,e.$e)("service-url-insecure","Service URL is not https",d),k=>{
const q=k.uses.every(({endpoint:I})=>I!==null),Z=q?"a login sends its token in clear text otherwise":`the clients send the token of ${k.host} there in clear tex\
t`,f=c(k);return{message:`${l(k)} not https: ${i(k)}`,help:(0,e.C)(k.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the extern\
al URL of the registry",q||k.hasToken?Z:void 0),affects:d.filter(I=>f.includes(I))}}),a=(0,e.lS)((0,e.$e)("service-url-cross-host","Service is on another host",
["dependabot","renovate"]),k=>{const{host:q,name:Z}=k,f=`${l(k)} on another host: ${i(k)}`,I=c(k).includes("renovate");return k.hasToken&&I?{message:f,help:`giv\
e Dependabot and Renovate a token for ${Z}; Terraform and OpenTofu send it the token of ${q}`}:{message:f,help:`where outgoing traffic is filtered, allow ${Z} a\
s well`,severity:"notice",affects:[]}}),h=(0,e.lS)((0,e.lm)("service-url-other-port","Service is on another port of the host"),k=>({message:`${l(k)} on another \
port of the same host: ${i(k)}`,help:(0,e.C)(`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${k.host}`)})),
v=(0,e.lS)((0,e.$e)("service-url-double-slash","Service URL has a double slash"),k=>({message:`${l(k,["has","have"])} a double slash in the path: ${i(k)}`,help:(0,e.
C)("remove the slash at the end of the external URL of the registry")})),z=(0,e.lS)((0,e.$e)("service-url-same","Two services have the same URL"),k=>({message:`${l(
k,["has","have"])} the same URL: ${i(k)}`,help:(0,e.C)("check both URLs","few registries serve modules and providers below one URL, and a copied line is more li\
kely")}))}),2847:((Ie,le,n)=>{n.d(le,{C6:()=>ne,IR:()=>x,WI:()=>N});var r=n(1064),m=n(9562),e=n(4e3),R=n(5799);const O=20,B=({offered:w})=>w.length===0?"is empt\
y":`offers ${(0,e.K4)(w,O,e.dh)}`;function H(w,u){const{id:l,host:i,offered:c,block:s}=w,S=`the discovery document, which ${B(w)}`;if(s!==null)return`add ${l} t\
o the \`host\` block at ${s}, which ${B(w)}`;if(l===m.xq&&u)return`configure a network mirror for the provider: Artifactory serves providers at https://${i}/art\
ifactory/api/terraform/REPOSITORY/providers/ and offers no ${l}; the discovery document ${B(w)}`;const d=(0,m.qE)(l)?c.find(a=>(0,m.OA)(a)===l):void 0,T=l===m.xq?
`use a host that offers ${l}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host th\
at offers ${l}`;return{operator:d===void 0?`add ${l} to ${S}`:`rename ${d} to ${l} in ${S}`,user:T}}const N=(0,R.lS)((0,R.z3)("service-missing","Service is not \
offered",r.zK),w=>w.id==="any"?{message:`host ${w.host} does not provide any service`,help:(0,R.C)(`add a service to the discovery document, which ${B(w)}`)}:{message:w.
why,help:H(w,w.isArtifactory)}),ne=(0,R.lS)((0,R.z3)("service-version","Service is offered in another version",r.zK),w=>({message:w.why,help:w.isReadable?H(w,!1):
`require an id of the form NAME.vN; the discovery document ${B(w)}`})),x=(0,R.lS)((0,R.z3)("service-type","Service URL is not a string",r.zK),({id:w,host:u,value:l,
why:i})=>({message:`${w} of host ${u} is ${(0,e.go)(l)}, not a string with a URL`,help:(0,R.C)(`set ${w} to a URL such as "/v1/modules/"`,(0,e.zd)(i))}))}),8011:((Ie,le,n)=>{
n.d(le,{DA:()=>ne,J0:()=>c,ME:()=>s,My:()=>x,Zp:()=>a,_W:()=>h,jP:()=>S,k0:()=>d,tg:()=>T});var r=n(6174),m=n(1064),e=n(4e3),R=n(5799);const O=120,B={"remote-in\
-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has white \
space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is \
not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a registry module","write tfr://HOST/N\
AMESPACE/NAME/SYSTEM"]},H={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neithe\
r a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function N(v){if("error"in v)return{message:v.
error,help:v.advice??void 0};if("address"in v){const[q,Z]=H[v.reason];return{message:`${v.address} ${q}`,help:Z}}const[z,k]=B[v.reason];return{message:`"${v.text}\
" ${z}`,help:k}}const ne=(0,R.lS)((0,R.z3)("source-invalid","Source address is invalid",m.Du),N),x=(0,R.lS)((0,R.$e)("source-near-miss","Source address is proba\
bly a mistake",m.Du),v=>({message:v.host===null?`"${v.text}" is not read as a registry address`:`"${v.text}" is read as host ${v.host}`,help:v.advice})),w=4,u="\
to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function l(v){const z=v.slice(0,w).map(({text:Z,from:f})=>`${Z===null?"not\
 known":(0,e.dh)(Z,O)} ${f??"by default"}`),k=v.length-z.length,q=k>0?`${k} more`:z.pop();return`${z.join(", ")} and ${q}`}function i(v){const{address:z,argument:k,
expression:q,candidates:Z,refused:f}=v,I=(0,r.Q)((0,e.dh)(q,O)),$e=`${k} of ${z} is ${I}`;if(f==="never")return{message:`${$e}, which Terraform does not evaluat\
e`,help:`write the ${k} as a literal`};if(f!==null){const{variable:G}=f;return{message:`${$e}, and Terraform evaluates var.${G} here only with \`const = true\``,
help:`add \`const = true\` to variable "${G}", which requires Terraform 1.15, or write the ${k} as a literal`}}return Z.length>1?{message:`${$e}, which is ${l(Z)}`,
help:u}:{message:`${$e}, which is only known at init time`,help:u}}const c=(0,R.lS)((0,R.lm)("source-dynamic","Source address is only known at init time"),i),s=(0,R.
lS)((0,R.lm)("block-reserved","Block is reserved for a future version"),({block:v,parent:z})=>({message:`${v} is not allowed at the top level of a file; Terrafo\
rm and OpenTofu reserve it for a future version`,help:`move it into a ${z} block`})),S=(0,R.lS)((0,R.z3)("block-unsupported","Block is not supported by this CLI",
m.Du),({kind:v})=>{const{client:z,what:k}=m.$I[v];return{message:`${k} is supported by ${m.bB[z]} only`,help:z==="opentofu"?"remove it, move it into a `.tofu` f\
ile, or correct `dialect`":"remove it, or correct `dialect`"}}),d=(0,R.lS)((0,R.z3)("host-invalid","Hostname is invalid",m.Du),v=>({message:`"${v.text}" is not \
a hostname: ${v.error}`,help:v.advice??void 0})),T=(0,R.lS)((0,R.z3)("host-missing","Hostname is missing",["opentofu"]),({block:v})=>({severity:"warning",message:`\
the ${v} has no hostname, and OpenTofu has no default`,help:v==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add \
`hostname`"})),a=(0,R.lS)((0,R.z3)("host-dotless-module","Module host has no dot in its name",m.Du),({host:v,name:z})=>({message:`module sources cannot name hos\
t ${v}: must contain at least one dot`,help:`use a full name such as ${z}.localdomain; provider addresses accept the short name`})),h=(0,R.lS)((0,R.z3)("host-id\
n-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:v})=>({message:`Terraform cannot use modules from host ${v}: it co\
nverts the name to punycode and then refuses punycode`,help:(0,R.C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),
8857:((Ie,le,n)=>{n.d(le,{_:()=>be,m:()=>xe});var r=n(4929),m=n(2713),e=n(6134),R=n(8947);class O extends Error{start;constructor(p,L){super(p),this.start=L}}const B=200,
H=20;function N(M){const p=M[H];if(p!==void 0)throw new O(`more than ${H} names before a value`,p.start)}const ne={a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v","\\":"\\",'"':'"'},x=/\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y,w=1114111;function u(M,p,L){
let Q="",b=0,D=p+1;for(let te=D;te<M.length;te+=1){const re=M[te];if(b>0)re==="{"?b+=1:re==="}"&&(b-=1);else if(re==='"'){const fe=M.slice(D,te);return{value:Q===
""?fe:(0,R.uK)(Q+(0,R.ZJ)(fe)),end:te+1}}else{if(re===`
`)throw new O("string is not terminated",te);re==="\\"?(te>D&&(Q+=(0,R.ZJ)(M.slice(D,te))),Q+=l(M,te,L),D=x.lastIndex,te=D-1):L==="hcl"&&M.startsWith("${",te)&&
(b=1,te+=1)}}throw new O("string is not terminated",M.length)}function l(M,p,L){x.lastIndex=p;const[Q,b,D,te,re,fe]=x.exec(M)??[];if(b!==void 0)return ne[b]??"";
if(D!==void 0)return String.fromCharCode(Number.parseInt(D,16));if(te!==void 0)return String.fromCharCode(Number.parseInt(te,8));const ce=Number.parseInt(re??fe??
"",16),Oe=ce>=55296&&ce<=57343;if(Q===void 0||ce>w||Oe&&L==="json")throw new O("invalid escape sequence",p);return(0,R.ZJ)(Oe?"\uFFFD":String.fromCodePoint(ce))}
const i=new RegExp("[^\\p{L}\\p{Nd}_]","u");function c(M,p){const L=M.indexOf(`
`,p)+1,Q=M.startsWith("<<-",p),b=M.slice(p+(Q?3:2),Math.max(0,L-1));if(!M.startsWith("<<",p)||b===""||i.test(b))throw new O("invalid heredoc marker",p);for(let D=L;;){
const te=M.indexOf(`
`,D);if(te<0)throw new O("heredoc is not terminated",M.length);const re=M.slice(D,te);if(re.length>=b.length+(Q?1:0)&&re.replace(/^[\t\v\f\r ]+/,"")===b){const ce=re.
slice(0,re.length-b.length),Oe=M.slice(L,D);return{value:Q?s(Oe,ce):Oe+ce,end:te+1}}D=te+1}}function s(M,p){const L=M.split(`
`).slice(0,-1);return L.every(Q=>Q.startsWith(p))?L.map(Q=>`${Q.slice(p.length)}
`).join(""):M}const S={hcl:"{}[],=",json:"{}[],:"},d=/[ \t\n\r]+/y,T=/(?:#|\/\/)[^\n]*/y,a=new RegExp("[\\p{L}_]","uy"),h=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),v=/-?0[xX][0-9a-fA-F]+/y,z=/(?:-?\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d*)?/y,
k=/^-?0\d+[89]/,q=/^-?0\d/,Z=/[\0\ue123]/;function f(M,p,L){return M.lastIndex=L,M.exec(p)?.[0]??""}class I{#e;#t;#s=0;constructor(p,L){this.#e=p,this.#t=L;const Q=p.
search(Z);if(Q>=0)throw new O("null character or U+E123",Q)}next(){this.#i();const p=this.#s,{kind:L,value:Q,end:b}=this.#n(p);return this.#s=b,{kind:L,value:Q,
start:p,end:b}}#n(p){const L=this.#e,Q=L[p];if(Q===void 0)return{kind:"end of the file",value:"",end:p};if(S[this.#t].includes(Q))return{kind:Q,value:Q,end:p+1};
if(Q==='"')return{kind:"string",...u(L,p,this.#t)};if(Q==="<"&&this.#t==="hcl")return{kind:"heredoc",...c(L,p)};if(f(a,L,p)!=="")return this.#r(p);const b=this.#t===
"hcl"?f(v,L,p):"",D=b||f(z,L,p);if(D==="")throw new O("illegal character",p);const te=p+D.length,re=b===""&&/[.eE]/.test(D),fe=this.#t==="hcl"?k:q;if(!re&&fe.test(
D))throw new O("number begins with 0",p);return{kind:re?"float":"number",value:D,end:te}}#r(p){h.lastIndex=p;const L=h.exec(this.#e)?.index??this.#e.length,Q=this.#e.
slice(p,L);if(Q==="true"||Q==="false")return{kind:"bool",value:Q,end:L};if(this.#t==="hcl")return{kind:"name",value:Q,end:L};if(Q==="null")return{kind:"null",value:Q,
end:L};throw new O("illegal character",p)}#i(){for(;;){const p=this.#s;if(this.#s+=f(d,this.#e,this.#s).length,this.#t==="hcl"&&this.#l(),this.#s===p)return}}#l(){
if(this.#e.startsWith("/*",this.#s)){const p=this.#e.indexOf("*/",this.#s+2);if(p<0)throw new O("comment is not terminated",this.#e.length);this.#s=p+2}else this.#s+=
f(T,this.#e,this.#s).length}}function $e(M){const p=new G(M);return ue(p.parse())}class G{#e;#t=0;constructor(p){this.#e=new I(p,"json")}parse(){return this.#e.
next(),this.#s()}#s(){this.#t+=1;const p=[];do{const L=this.#n(),Q=L&&this.#r(this.#e.next());if(!Q)break;p.push({keys:L,value:Q})}while(this.#e.next().kind==="\
,");return this.#t-=1,p}#n(){const p=[];for(;;){const{kind:L,value:Q,start:b,end:D}=this.#e.next();if(L===":"&&p.length>0)return p;if(L==="}"||L==="end of the f\
ile")return null;if(L!=="string")throw new O("expected a name in quotation marks",b);p.push({name:Q,start:b,end:D}),N(p)}}#r(p){const{kind:L,value:Q,start:b}=p;
if(this.#t>B)throw new O(`values are nested deeper than ${B} levels`,b);switch(L){case"{":return{kind:"object",items:this.#s()};case"[":return this.#i();case"st\
ring":return{kind:L,value:Q};case"number":case"float":return{kind:L,text:Q};case"bool":return{kind:L,value:Q==="true"};case"null":return{kind:"string",value:""};case"\
}":case"end of the file":return null;default:throw new O("expected a value",b)}}#i(){const p=[];for(let L=this.#e.next();L.kind!=="]";L=this.#e.next()){if(L.kind===
","||L.kind==="bool"||L.kind==="[")continue;const Q=this.#r(L);if(Q===null)return null;p.push(Q)}return{kind:"list",elements:p}}}function ue(M){return M.flatMap(
V)}function V({keys:M,value:p}){return p.kind==="object"&&U(p.items.map(L=>L.value))?p.items.flatMap(L=>{const Q=[...M,...L.keys];return N(Q),V({keys:Q,value:L.
value})}):p.kind==="list"&&U(p.elements)?p.elements.flatMap(L=>V({keys:M,value:L})):[{keys:M,value:oe(p)}]}const U=M=>M.length>0&&M.every(({kind:p})=>p==="objec\
t");function oe(M){return M.kind==="object"?{kind:"object",items:ue(M.items)}:M.kind==="list"?{kind:"list",elements:M.elements.map(oe)}:M}const ve=(M,p)=>new de(
M,p).parse();class de{#e;#t;#s;#n=null;#r=0;constructor(p,L){this.#e=p,this.#t=new I(p,"hcl"),this.#s=L}parse(){const p=this.#i();return this.#d("end of the fil\
e"),p}#i(){const p=[],L=new Set;for(;this.#o().kind!=="}"&&this.#o().kind!=="end of the file";){const Q=this.#f(),b=this.#o().kind==="=";if(b&&this.#c(),b&&this.#o().
kind==="end of the file")break;p.push(b?{keys:Q,value:this.#u(),isAssigned:b}:{keys:Q,value:this.#h()}),b&&this.#s&&this.#l(Q,L),this.#o().kind===","&&this.#c()}
return p}#l(p,L){for(const{start:Q,end:b}of p){const D=this.#e.slice(Q,b);if(L.has(D))throw new O("each argument can only be defined once",Q);L.add(D)}}#f(){const p=[];
for(;;){const{kind:Q,value:b,start:D,end:te}=this.#o();if(Q!=="name"&&Q!=="string")break;p.push({name:b,start:D,end:te}),N(p),this.#c()}const{kind:L}=this.#o();
if(p.length===0)throw this.#a("a name");if(L==="="&&p.length>1)throw this.#a('"{"');if(L!=="="&&L!=="{")throw this.#a('"=" or "{"');return p}#u(){const{kind:p,value:L}=this.#o();
switch(p){case"{":return this.#h();case"[":return this.#m();case"string":case"heredoc":return this.#c(),{kind:"string",value:L};case"number":case"float":return this.#c(),
{kind:p,text:L};case"bool":return this.#c(),{kind:p,value:L==="true"};default:throw this.#a("a value")}}#h(){this.#p("{");const p=this.#i();return this.#d("}"),
this.#r-=1,{kind:"object",items:p}}#m(){this.#p("[");const p=[];let L=!1;for(let Q=this.#o();Q.kind!=="]";Q=this.#o())if(Q.kind===",")this.#c(),L=!1;else{if(L)throw this.#a(
'"," or "]"');p.push(this.#u()),L=Q.kind!=="["}return this.#d("]"),this.#r-=1,{kind:"list",elements:p}}#p(p){const{start:L}=this.#o();if(this.#d(p),this.#r+=1,this.#r>
B)throw new O(`values are nested deeper than ${B} levels`,L)}#d(p){if(this.#o().kind!==p)throw this.#a(Ae(p));this.#c()}#o(){return this.#n??=this.#t.next(),this.#n}#c(){
this.#n=null}#a(p){const{kind:L,start:Q}=this.#o();return new O(`expected ${p}, found ${Ae(L)}`,Q)}}function Ae(M){return M.length===1?`"${M}"`:M==="name"?"a wo\
rd without quotation marks":M==="end of the file"?"the end of the file":`a ${M}`}function Ne(M,p){const L=new RegExp("^\\p{White_Space}*\\{","u").test(M),Q=L?M:
M.replaceAll(`\r
`,`
`),b=(0,e.yN)(Q);try{return{kind:"read",items:L?$e(Q):ve(Q,p==="opentofu"),placeOf:b}}catch(D){if(!(D instanceof O))throw D;const{message:te,start:re}=D;return{
kind:"refused",why:te,place:b({start:re,end:re+1})}}}var J=n(7932),K=n(6188);const he={path:[],span:{start:0,end:0}};function y(M,p){const L={credentials:new Map,
hosts:new Map,helpers:new Map},Q={};try{for(const[b,D]of P(Q,p))(0,K.RC)(M,b,he,D);return{values:{...L,...Q},mistake:null}}catch(b){if(!(b instanceof K.aZ))throw b;
return{values:p==="opentofu"?{...L,...Q}:L,mistake:b}}}function P(M,p){const L=p==="terraform",Q=(fe,ce)=>(0,K.sc)(fe,ce,void 0),b=(fe,ce)=>(0,K.zC)(fe,ce,void 0),
D=(fe,ce)=>(0,K.P2)(fe,ce,void 0,K.sc),te=[["providers",D],["provisioners",D],["disable_checkpoint",b],["disable_checkpoint_signature",b]],re=(fe,ce)=>L?ce:fe??
ce;return[...L?te:[],["plugin_cache_dir",Q],["plugin_cache_may_break_dependency_lock_file",b],["host",(fe,ce)=>{M.hosts=(0,K.P2)(fe,ce,M.hosts,(Oe,Me,_)=>F(Oe,Me,
re(_,{services:null})))}],["credentials",(fe,ce)=>{M.credentials=(0,K.P2)(fe,ce,M.credentials,K.hp)}],["credentials_helper",(fe,ce)=>{M.helpers=(0,K.P2)(fe,ce,M.
helpers,(Oe,Me,_)=>ae(Oe,Me,re(_,{args:[]})))}]]}function F(M,p,L){return(0,K.RC)((0,K.mW)(M,p),"services",p,(Q,b)=>{L.services=(0,K.hp)(Q,b,L.services??void 0)}),
L}function ae(M,p,L){return(0,K.RC)((0,K.mW)(M,p),"args",p,(Q,b)=>{L.args=(0,K.VX)(Q,b,L.args,K.sc)}),L}const we={credentials:new Map,hosts:new Map,helpers:new Map,
installations:null,protocols:J.eo,findings:[],secrets:[],isRead:!1},be=(M,p,L)=>({problem:(0,r.P4)({clients:[M],mistake:p}),place:L});function xe({shown:M,text:p,
isUtf8:L},Q){const b=(X,me)=>be(Q,X,me),D=(X,me)=>({...we,findings:[b({kind:"syntax",file:M,why:X},me)]}),te=Ne(p,Q);if(te.kind==="refused")return D(te.why,{file:M,
...te.place});if(!L)return D("illegal UTF-8 encoding",null);const{values:re,mistake:fe}=y(te.items,Q),ce=X=>({file:M,...te.placeOf(X)}),Oe=Ce(te.items),Me=(X,me)=>ce(
Oe.get(He(X,me))??{start:0,end:0}),_=({argument:{path:X,span:me},want:Le})=>b({kind:"type",file:M,path:X,want:Le},ce(me)),$=fe===null?te.items:[],C=(0,J.zT)(Q===
"opentofu"?$:[]),se=({span:X,why:me})=>b({kind:"block",file:M,why:me},ce(X));return{credentials:W(re.credentials,(X,me)=>ie(X,Me("credentials",me))),hosts:W(re.
hosts,({services:X},me)=>({place:Me("host",me),services:Array.from(X??[],([Le,Pe])=>({id:Le,value:ge(Pe)}))})),helpers:W(re.helpers,({args:X},me)=>({place:Me("c\
redentials_helper",me),args:X})),installations:{items:$.filter(j),shown:M,placeOf:ce},protocols:C,findings:[...fe===null?[]:[_(fe)],...C.mistakes.map(se)],secrets:[
...re.credentials.values()].flatMap(Ee),isRead:fe===null||Q==="opentofu"}}const j=({keys:[M]})=>M?.name==="provider_installation",W=(M,p)=>new Map(Array.from(M,
([L,Q])=>[L,p(Q,L)]));function ie(M,p){const L=M.get("token"),Q=L?.kind==="string";return{place:p,token:Q?new m.o(L.value.normalize("NFC")):null,hasValue:L!==void 0}}
function Ee(M){return[...M.values()].flatMap(p=>p.kind==="string"||p.kind==="int"?[new m.o(String(p.value))]:[])}function ge(M){return M.kind==="maps"?Re(M.elements[0]??
new Map):_e(M)}function _e(M){switch(M.kind){case"list":return M.elements.map(_e);case"map":return Re(M.entries);case"maps":return M.elements.map(Re);default:return M.
value}}const Re=M=>Object.fromEntries(Array.from(M,([p,L])=>[p,_e(L)]));function Ce(M){const p=new Map;for(const{keys:L,value:Q}of M){const[b,D]=L,te=Q.kind==="\
object"?Q.items.map(re=>re.keys[0]):[];for(const re of D===void 0?te:[D])re!==void 0&&p.set(He(b?.name??"",re.name),re)}return p}const He=(M,p)=>`${M.toLowerCase()}\
 ${p}`}),6188:((Ie,le,n)=>{n.d(le,{P2:()=>O,RC:()=>m,VX:()=>H,aZ:()=>r,hp:()=>B,mW:()=>e,sD:()=>x,sc:()=>ne,zC:()=>w});class r extends Error{argument;want;constructor(h,v){
super(`${h.path.join(".")} must be ${v}`),this.argument=h,this.want=v}}function m(a,h,v,z){const k=a.filter(({keys:$e})=>$e[0]?.name.toLowerCase()===h),q=k[0]?.
keys[0];if(q===void 0)return;const Z={path:[...v.path,h],span:q},f=k.map(T),I=f.filter(({keys:$e})=>$e.length>0);I.length>0&&z({kind:"items",items:I},Z);for(const{
keys:$e,value:G}of f)$e.length>0||z(G.kind==="object"?{kind:"items",items:G.items}:G,Z)}function e(a,h){if(a.kind==="items"||a.kind==="object")return a.items;throw new r(
h,"a block")}const R=1e5;function O(a,h,v,z){const k=v??new Map,q=a.kind==="item"?[a.item]:e(a,h),Z=new Set,f=Map.groupBy(q,({keys:$e})=>$e[0]?.name.toLowerCase());
let I=0;for(const{keys:$e,value:G}of q){const[ue,...V]=$e;if(ue===void 0)throw new r(h,"a block with a label");const{name:U}=ue;if(Z.has(U))continue;V.length>0&&
Z.add(U);const oe={path:[...h.path,U],span:ue},ve=V.length>0?f.get(U.toLowerCase())??[]:[];if(I+=ve.length,I>q.length+R)throw new r(oe,"spelled like the others");
const de=V.length>0?{kind:"items",items:ve.map(T)}:G;k.set(U,z(de,oe,k.get(U)))}return k}const B=(a,h,v)=>O(a,h,v,u);function H(a,h,v,z){const k=N(a);if(k===void 0)
throw new r(h,"a list");const q=k.map(Z=>z(Z,h,void 0));for(const Z of q)v.push(Z);return v}function N(a){return a.kind==="items"?a.items.map(h=>({kind:"item",item:h})):
a.kind==="object"?[a]:a.kind==="list"?a.elements:void 0}const ne=(a,h)=>{if(a.kind==="number")return a.text;if(a.kind==="string")return a.value;throw new r(h,"a\
 string")},x=(a,h)=>d(a.kind==="string"?{kind:"number",text:a.value}:a,h,"int"),w=(a,h)=>{if(a.kind==="bool")return a.value;throw new r(h,"true or false")},u=(a,h,v)=>l(
v?.kind??c(a,h),a,h,v);function l(a,h,v,z){switch(a){case"string":return{kind:a,value:ne(h,v,void 0)};case"bool":return{kind:a,value:w(h,v,void 0)};case"int":case"\
float":return{kind:a,value:d(h,v,a)};case"list":{const k=z?.kind===a?z.elements:[];return{kind:a,elements:H(h,v,k,i)}}case"map":return{kind:a,entries:B(h,v,void 0)};case"\
maps":{const k=z?.kind===a?z.elements:[];return{kind:a,elements:H(h,v,k,B)}}}}const i=(a,h)=>{const v=c(a,h);return l(v==="maps"?"map":v,a,h,void 0)};function c(a,h){
switch(a.kind){case"items":case"object":return"maps";case"number":return"int";case"item":throw new r(h,"a value");case"string":case"float":case"bool":case"list":
return a.kind}}const s=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,S=2**63-1;function d(a,h,v){if(a.kind!=="number"&&a.kind!=="float")throw new r(h,"a number");
const z=a.text.replace("-",""),k=Number(/^0[0-7]+$/.test(z)?`0o${z}`:z);if(v==="int"&&(!s.test(z)||k>S))throw new r(h,"a whole number");if(!Number.isFinite(k))throw new r(
h,"a number");return a.text.startsWith("-")?-k:k}const T=({keys:a,value:h})=>({keys:a.slice(1),value:h})}),7932:((Ie,le,n)=>{n.d(le,{Hl:()=>O,eo:()=>e,f5:()=>N,
zT:()=>R});var r=n(6188);const m="registry_protocols",e={requestTimeoutSeconds:null,retryCount:null};function R(x){for(const{keys:w,value:u}of x){const[l]=w;if(l?.
name!==m||u.kind!=="object")continue;let{requestTimeoutSeconds:i,retryCount:c}=e;const s={path:[m],span:l};try{return(0,r.RC)(u.items,"retry_count",s,(S,d)=>{c=
(0,r.sD)(S,d,void 0)}),(0,r.RC)(u.items,"request_timeout_seconds",s,(S,d)=>{i=(0,r.sD)(S,d,void 0)}),{requestTimeoutSeconds:i,retryCount:c,mistakes:[]}}catch(S){
if(!(S instanceof r.aZ))throw S;const d={span:S.argument.span,why:S.message};return{...e,mistakes:[d]}}}return{...e,mistakes:[]}}function O(x,w){const u=ne(w.TF_REGISTRY_CLIENT_TIMEOUT);
return u!==null?u*1e3:x===null?null:x>0?x*1e3:Number.POSITIVE_INFINITY}const B=1e4,H=1;function N(x,{requestTimeoutSeconds:w,retryCount:u},l){const i=ne(l.TF_REGISTRY_DISCOVERY_RETRY)??
u??H;return{client:x,attemptMs:O(w,l)??B,retries:Math.max(i,0)}}function ne(x){const w=/^\+?\d+$/.test(x??"")?Number(x):0;return w>0?w:null}}),1807:((Ie,le,n)=>{
n.d(le,{Mc:()=>e,v2:()=>O,wX:()=>R});var r=n(3024),m=n(5747);const e=B=>(0,m.N0)(()=>(0,r.readdirSync)(B,{withFileTypes:!0}),[]),R=B=>e(B).map(({name:H})=>H).sort(),
O=B=>e(B).flatMap(H=>H.isDirectory()?H.name:[])}),6134:((Ie,le,n)=>{n.d(le,{SH:()=>O,Td:()=>B,lS:()=>N,n_:()=>e,pH:()=>R,w4:()=>H,yN:()=>w});const r=25e4,m=100;
class e{max;count=0;constructor(c=r){this.max=c}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.
count*m}}function R(i,c,s,S){return s===void 0?{text:i,body:c,parts:S,problems:[]}:{text:i,body:c,parts:S,problems:[{...w(i)(s),message:s.message}]}}const O=(i,c,s)=>{
const S=[];if(i.kind==="native"){for(const d of i.blocks)d.type===c&&d.labels.length===s&&S.push(d);return S}for(const d of i.members)d.name===c&&x(c,d.value,s,
[],S);return S},B=i=>i.kind==="native"?i.attributes:i.members;function H(i,c){if(!(i.kind==="native"&&i.mayHave?.(c)===!1)){for(const s of B(i))if(s.name===c)return s}}
const N=i=>i.kind==="object"?i.items.filter(ne):i.kind!=="tuple"?[]:i.elements.flatMap(c=>c.kind==="object"?c.items.filter(ne):[]),ne=i=>i.name!==void 0&&i.name!==
"//";function x(i,c,s,S,d){if(s>0){for(const{name:a,start:h,end:v,value:z}of N(c))x(i,z,s-1,[...S,{value:a,start:h,end:v}],d);return}const T={start:c.start,end:c.
start+1};for(const a of c.kind==="tuple"?c.elements:[c])a.kind!=="object"&&a.kind!=="tuple"||d.push({...T,type:i,labels:S,body:{kind:"json",members:N(a)}})}const w=i=>{
const c=[i.startsWith("\uFEFF")?1:0];let s=i.indexOf(`
`),S;return({start:d,end:T})=>{for(;s>=0&&s<d;s=i.indexOf(`
`,s+1))c.push(s+1);S??=u(i);const a=q=>l(S??[],q-1),h=Math.max(1,l(c,d)),v=c[h-1]??0,z=(c[h]??(s<0?i.length:s)+1)-1,k=q=>q-v-a(q)+a(v)+1;return{line:h,column:k(
Math.max(d,v)),endColumn:k(Math.min(T,z))}}},u=i=>/[\uD800-\uDBFF]/.test(i)?Array.from(i.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),c=>c.index):[];function l(i,c){
let s=0,S=i.length;for(;s<S;){const d=s+S>>>1;(i[d]??0)<=c?s=d+1:S=d}return s}}),1731:((Ie,le,n)=>{n.d(le,{Cg:()=>x,Ty:()=>ne,Zy:()=>w,dU:()=>u,hZ:()=>e,oF:()=>B,
rK:()=>H});var r=n(9562);const m=new RegExp(`^${r.eQ}$`),e=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,R=new RegExp(`^${e}\
[.+-]?$`),O=2n**63n-1n;function B(i){const[,c,s,S,d]=m.exec(i)??[];return c===void 0?null:N(i,c,S??s,d)}function H(i){const[,c,s,S]=R.exec(i)??[];return c===void 0?
null:N(i,c,s,S)}function N(i,c,s="",S=""){const d=c.split(".").map(a=>a.replace(/^0+(?=.)/,""));if(d.some(a=>a.length>19))return null;const T=d.map(BigInt);if(T.
some(a=>a>O))return null;for(;T.length<3;)T.push(0n);return{text:i,numbers:T,written:d.length,pre:s,build:S}}const ne=i=>i.pre!=="",x=({numbers:i,pre:c,build:s})=>`${i.
join(".")}${c===""?"":`-${c}`}${s===""?"":`+${s}`}`;function w(i,c){const s=Math.max(i.numbers.length,c.numbers.length);for(let S=0;S<s;S++){const[d,T]=[i.numbers[S]??
0n,c.numbers[S]??0n];if(d!==T)return d<T?-1:1}return i.pre===c.pre||i.numbers.length!==c.numbers.length?0:i.pre===""||c.pre===""?i.pre===""?1:-1:u(i.pre,c.pre)}
function u(i,c){const[s,S]=[i.split("."),c.split(".")];for(let d=0;;d++){const[T,a]=[d+1>=s.length,d+1>=S.length];if(T!==a)return T?-1:1;const h=l(s[d]??"",S[d]??
"");if(h!==0||T)return h}}function l(i,c){const[s,S]=[/^[0-9]*$/.test(i),/^[0-9]*$/.test(c)];return s!==S?s?-1:1:s&&i.length!==c.length?i.length-c.length:i===c?
0:i<c?-1:1}}),73:((Ie,le,n)=>{n.d(le,{D:()=>Ne,J:()=>V});var r=n(3024),m=n(6760),e=n(1807),R=n(5747),O=n(8857),B=n(1731);function H(J,K,he,y=null){const P=x(K.environment,
y),F=w(K),ae={directory:null,directoryOff:null,helperDirectories:[],mirrorDirectories:[]};if(F===null)return{main:P,...ae};const we=K.system==="windows"?l:u,{main:be,
directory:xe,dataDirectories:j}=we(J,F,K.environment,he),W=c(K),ie=j.flatMap(Re=>[W(Re,"plugins"),W(Re,"plugins",K.platform)]),Ee=[...j,...N(F,K)].map(Re=>W(Re,
"plugins")),ge={helperDirectories:ie,mirrorDirectories:Ee};if(P===null)return{main:{path:be,chosenBy:"default"},directory:xe,directoryOff:null,...ge};const _e={
path:xe,by:P.chosenBy};return{main:P,directory:null,directoryOff:_e,...ge}}function N(J,K){const{system:he,platform:y,environment:P}=K;if(he==="windows")return[
S(J,"HashiCorp","Terraform")];if(y.startsWith("darwin"))return[J,""].map(be=>s(be,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:F="",XDG_DATA_DIRS:ae}=P,
we=be=>be.startsWith("/");return[we(F)?F:s(J,".local","share"),...(ae||"/usr/local/share:/usr/share").split(":").filter(we)].map(be=>s(be,"terraform"))}function ne(J,K){
const he=w(K),y=K.system==="windows"?"\\":"/";return he===null||he.length<2||!J.startsWith(he+y)?J:(K.system==="windows"?"%APPDATA%":"~")+J.slice(he.length)}function x(J,K){
if(K)return{path:K,chosenBy:"cli-config"};for(const he of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const y=J[he];if(y)return{path:y,chosenBy:he}}return null}function w({
system:J,environment:K,accountHome:he}){return J==="windows"?K.APPDATA||null:K.HOME||he||null}function u(J,K,he,y){const[P,F]=[s(K,".terraformrc"),s(K,".tofurc")],
ae=s(K,".terraform.d");if(J==="terraform")return{main:P,directory:ae,dataDirectories:[ae]};const{XDG_CONFIG_HOME:we,XDG_DATA_HOME:be}=he,xe=!y(P)&&!y(F);return{
main:we&&xe?s(we,"opentofu","tofurc"):i(F,P,y),directory:we&&!y(ae)?s(we,"opentofu"):ae,dataDirectories:be?[ae,s(be,"opentofu")]:[ae]}}function l(J,K,he,y){const[
P,F]=[S(K,"terraform.rc"),S(K,"tofu.rc")],ae=S(K,"terraform.d");return{main:J==="terraform"?P:i(F,P,y),directory:ae,dataDirectories:[ae]}}const i=(J,K,he)=>he(K)&&
!he(J)?K:J,c=({system:J})=>J==="windows"?S:s,s=(J,...K)=>[J.replace(/(?<!\/)\/+$/,""),...K].join("/"),S=(J,...K)=>[J.replace(/(?<![\\/])[\\/]+$/,""),...K].join(
"\\");function d({name:J,args:K,place:he},y,P,F){const ae=y.map(j=>({directory:j,files:(0,e.wX)(j).filter(W=>T((0,m.join)(j,W)))})),we=j=>ne(j,F),be=k(J,ae);if(be!==
null){const j=(0,m.resolve)(be.directory,be.file),W=h(j,F);return{helper:{name:J,args:K,path:j,shown:we(j),refusal:W},findings:[]}}const xe={kind:"no helper",name:J,
directories:y.map(we)};return{helper:null,findings:[(0,O._)(P,xe,he)]}}const T=J=>(0,r.existsSync)(J)&&!(0,r.statSync)(J).isDirectory(),a=256;function h(J,{system:K}){
if(K==="windows")return null;if(!(0,r.statSync)(J).isFile())return"permission denied";const he=Buffer.alloc(a);let y;try{const F=(0,r.openSync)(J,"r");try{y=(0,r.
readSync)(F,he)}finally{(0,r.closeSync)(F)}}catch(F){return(0,R.Oj)(F),null}return he.toString("latin1",0,2)==="#!"||he.subarray(0,y).includes(0)?null:"exec for\
mat error"}const v="terraform-credentials-",z="0.0.0";function k(J,K){let he=null;for(const{directory:y,files:P}of K)for(const F of P){const ae=q(F,J);ae===null||
he!==null&&(0,B.Zy)(ae,he.version)<=0||(he={directory:y,file:F,version:ae})}return he}function q(J,K){if(!J.startsWith(v))return null;const he=J.toLowerCase().slice(
v.length).replace(/\.exe$/,""),y=he.indexOf("_v");return(y<0?he:he.slice(0,y))!==K||he===""?null:(0,B.oF)(y<0?z:he.slice(y+2).replace(/_x.*$/s,""))}var Z=n(3229),
f=n(1831);function I(J,K){const he=J.flatMap(be=>be.findings),y=(be,xe)=>{he.push((0,O._)(K,be,xe))},P=$e(new Map(J.flatMap(be=>[...be.credentials])),y),F=$e(new Map(
J.flatMap(be=>[...be.hosts])),y),[ae,...we]=new Map(J.flatMap(be=>[...be.helpers]));for(const[,{place:be}]of we)y({kind:"two helpers"},be);return{credentials:P,
forced:F,helper:ae===void 0?null:{name:ae[0],...ae[1]},findings:he}}function $e(J,K){const he=new Map;for(const[y,P]of J){const F=(0,f.Pv)(y);if(F.ok){he.set(F.
value,{...P,host:F.value});continue}const ae="services"in P?"host":"credentials",we=(0,Z.L6)(y);K({kind:"label",type:ae,label:y,why:F.why,advice:we},P.place)}return[
...he.values()]}var G=n(7932);const ue=1024*1024;function V(J,K,he=null){const y=H(J,K,r.existsSync,he),{directory:P,directoryOff:F,helperDirectories:ae}=y,we=oe(
y,J,K),be=[...we,...de(P,J,K)],xe=de(F?.path??null,J,K),j=I(U(be),J),W=j.helper&&d(j.helper,ae,J,K),ie=I(U(xe),J).credentials,Ee=we[0]?.blocks?.protocols??G.eo;
return{...j,client:J,installations:U(be).flatMap(({installations:ge})=>ge??[]),mirrors:y.mirrorDirectories.map(ge=>({path:ge,shown:ne(ge,K)})),paths:y,files:[...be.
map(({file:ge})=>ge),...xe.map(({file:ge})=>({...ge,state:"off"}))],turnedOff:ie.map(({host:ge,place:_e})=>({host:ge,place:_e,by:F?.by??""})),helper:W?.helper??
null,requestTimeoutMs:J==="opentofu"?(0,G.Hl)(Ee.requestTimeoutSeconds,K.environment):null,patience:(0,G.f5)(J,Ee,K.environment),findings:[...be.flatMap(({finding:ge})=>ge??
[]),...j.findings,...W?.findings??[]],secrets:[...U(be),...U(xe)].flatMap(({secrets:ge})=>ge)}}const U=J=>J.flatMap(({blocks:K})=>K??[]);function oe({main:J},K,he){
if(J===null)return[];const{path:y,chosenBy:P}=J;if((0,r.existsSync)(y))return[Ae(y,K,he)];const F={path:y,shown:ne(y,he),state:"absent"},ae={kind:"missing",setting:P,
path:y},we=P==="default"?null:(0,O._)(K,ae,null);return[{file:F,blocks:null,finding:we}]}const ve=/\.tfrc(?:\.json)?$/s,de=(J,K,he)=>(J===null?[]:(0,e.wX)(J)).filter(
y=>ve.test(y)).map(y=>Ae((0,m.join)(J??"",y),K,he));function Ae(J,K,he){const y=(0,R.yR)(J,ue),P=ne(J,he);if(!y.ok){const we={kind:"unreadable",file:P,failure:y.
failure},be=(0,O._)(K,we,null);return{file:{path:J,shown:P,state:"not read"},blocks:null,finding:be}}const F=(0,O.m)({shown:P,...y},K),ae=F.isRead?"read":"not r\
ead";return{file:{path:J,shown:P,state:ae},blocks:F,finding:null}}function Ne(J){const K=new Map;for(const he of J){const{problem:y,place:P}=he,F=JSON.stringify(
[y.code,y.message,P]),ae=K.get(F)?.problem.affects??[],we=[...new Set([...ae,...y.affects??[]])];K.set(F,{problem:{...y,affects:we},place:P})}return[...K.values()]}}),
7531:((Ie,le,n)=>{n.d(le,{T:()=>B,b:()=>R});var r=n(3307),m=n(8947),e=n(2168);const R=1024*1024,O={keeps:()=>!0,read:(ne,x,{start:w,end:u})=>(0,r.IL)(x.slice(w,
u))};function B(ne,x=O){const w=(0,m._6)(ne),u=new N(w,x),l=(0,r.Ey)(w,u.add);if(l!==null){const c=(0,e.Q)(w);return c===null?{kind:"not-json",...l}:{kind:"not-\
json",why:`it ${c.what}`,advice:c.advice}}const i=/[^\t\n\r ]/.exec(w)?.[0];return i==="{"?{kind:"object",services:u.read()}:i==="n"?{kind:"null"}:{kind:"not-ob\
ject",why:`found ${H(i)}`}}function H(ne){switch(ne){case"[":return"an array";case'"':return"a string";case"t":case"f":return"a boolean";default:return"a number"}}
class N{#e;#t;#s;#n=new Map;constructor(x,w){this.#e=x,this.#t=w,this.#s=x.includes("\\")}add=(x,w,u,l)=>{if(l===0)return;const i=this.#e.slice(u,l),c=this.#s?(0,r.
I)(i):i.slice(1,-1),s=this.#n.get(c);s!==void 0?s.range={start:x,end:w}:this.#t.keeps(c,w-x)&&this.#n.set(c,{id:(0,r.I)(i),range:{start:x,end:w}})};read(){return Array.
from(this.#n.values(),({id:x,range:w})=>({id:x,value:this.#t.read(x,this.#e,w)}))}}}),2168:((Ie,le,n)=>{n.d(le,{Q:()=>m});const r=[[/^[\t\n\r ]*$/,"is empty",null],
[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as U\
TF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]];
function m(e){const R=r.find(([O])=>O.test(e));return R===void 0?null:{what:R[1],advice:R[2]}}}),6456:((Ie,le,n)=>{n.d(le,{Z:()=>xe});var r=n(73),m=n(4929),e=n(
3534),R=n(1064),O=n(1831),B=n(2713);const H=(j,W)=>({name:j,isProgram:!1,answers:W,find:ie=>W.get(ie)??null});async function N(j,W){let ie=null;const Ee=[],ge=[];
for(const _e of j){const Re=ie===null||!_e.isProgram,Ce=Re?await _e.find(W):null;Ee.push({source:Ce?.source??_e.name,held:Re?ne(Ce):"not asked",counts:ie===null&&
Ce!==null}),Ce?.problem&&ge.push({problem:Ce.problem,place:Ce.place}),ie??=Ce}return{answer:ie,looks:Ee,findings:ge}}function ne(j){return j===null?"nothing":j.
token===null?"no token":j.token.reveal()===""?"an empty token":"a token"}const x=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function w(j,W,ie=null){const Ee=W.reveal(),ge={
source:j,place:ie,token:W,problem:l(j,Ee)};return x.test(Ee)?{...ge,isUnsendable:!0}:ge}const u=[[x,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function l(j,W){if(W==="")return(0,e.QU)({source:j});const ie=u.
find(([Ee])=>Ee.test(W))?.[1];return ie!==void 0?(0,e.Eu)({source:j,slip:ie}):W.length<B.I?(0,e.fj)({source:j}):null}const i="TF_TOKEN_";function c(j){const W=Object.
entries(j).flatMap(([ie,Ee])=>{const ge=ie.startsWith(i)?(0,O.$k)(ie):null;return ge===null||Ee===void 0?[]:[[ge,w(ie,new B.o(Ee))]]});return H("TF_TOKEN_ varia\
bles",new Map(W))}function s(j){const W="tokens setting",ie=j.map(({host:Ee,token:ge})=>{const _e=w(W,ge);return[Ee,ge.reveal()===""?{..._e,token:null}:_e]});return H(
W,new Map(ie))}function S({tokens:j,environment:W,clients:ie}){const Ee=[s(j),c(W)],ge=ie.map(({client:_e,config:Re,helper:Ce,turnedOff:He=[]})=>{const M=[...Ee,
...Re===null?[]:[a(Re)]];return{client:_e,turnedOff:He,known:M,sources:Ce===null?M:[...M,Ce]}});return{known:d(ge.flatMap(({known:_e})=>_e)),find:async _e=>{const Re=await Promise.
all(ge.map(async({client:Ce,sources:He,turnedOff:M})=>{const{looks:p,...L}=await N(He,_e);return{...L,client:Ce,looks:[...p,...T(M,_e)]}}));return{answer:v(Re.map(
({answer:Ce})=>Ce)),clients:Re.map(({client:Ce,looks:He})=>({client:Ce,looks:He})),findings:Re.flatMap(({findings:Ce})=>Ce),difference:z(_e,Re)}}}}function d(j){
const W=new Map(j.toReversed().flatMap(ie=>[...ie.answers]));return new Map([...W].flatMap(([ie,{token:Ee,source:ge}])=>Ee===null?[]:[[ie,ge]]))}const T=(j,W)=>j.
filter(ie=>ie.host===W).map(({place:ie,by:Ee})=>({source:`${ie.file}:${ie.line} (${Ee} names another file)`,held:"not read",counts:!1})),a=({credentials:j})=>H(
"CLI configuration",new Map(j.map(W=>[W.host,h(W)])));function h({host:j,place:W,token:ie,hasValue:Ee}){const ge=`${W.file}:${W.line}`;if(ie!==null)return w(ge,
ie,W);const _e={kind:"no token",file:ge,host:j,hasValue:Ee};return{source:ge,place:W,token:null,problem:(0,m.P4)({clients:R.Du,mistake:_e})}}function v(j){return j.
find(W=>W?.token)??j.find(W=>W!==null)??null}function z(j,W){const[ie,...Ee]=W,ge=Ee.find(({answer:Re})=>k(Re)!==k(ie?.answer??null));if(ie===void 0||ge===void 0)
return null;const _e=({client:Re,answer:Ce})=>({client:Re,source:Ce?.token?Ce.source:null});return(0,e.tK)({host:j,first:_e(ie),other:_e(ge)})}const k=j=>j?.token?.
reveal()??null;var q=n(1421),Z=n(8161),f=n(5747),I=n(4e3),$e=n(7531);const G=1024*1024;function ue(j,W){const ie=new Map;let Ee=null;const ge=async _e=>{if(Ee!==
null)return Ee;const Re=await U(j,_e,W),Ce=he(j,Re,W);return Re.kind==="stopped"&&(Ee??=Ce),Ce};return{name:V(j),isProgram:!0,find:_e=>{const Re=ie.get(_e)??ge(
_e);return ie.set(_e,Re),Re}}}const V=({name:j})=>`credentials helper ${j}`;async function U(j,W,ie){if(j.refusal!==null)return{kind:"not started",why:j.refusal};
if(ie.stop.aborted)return{kind:"stopped",why:oe};const Ee=Ae(j,W,ie.environment);return typeof Ee=="string"?{kind:"not started",why:Ee}:await ve(Ee,ie)}const oe="\
was running when the check ended";function ve(j,W){return new Promise(ie=>{const Ee=[],ge=[];let _e=0;const{timeoutMs:Re,abortAfter:Ce}=W,He=Ce(Re),M=D=>{He.removeEventListener(
"abort",L),W.stop.removeEventListener("abort",Q),ie(D)},p=D=>{de(j,W),M({kind:"stopped",why:D})},L=()=>p(`did not exit within ${Re/1e3} s (timeout-seconds)`),Q=()=>p(
oe);He.addEventListener("abort",L),W.stop.addEventListener("abort",Q);const b=D=>te=>{_e+=te.length,_e>G?p(`wrote more than ${G/1024/1024} MiB`):D.push(te)};j.stdout?.
on("data",b(Ee)),j.stderr?.on("data",b(ge)),j.on("error",D=>M({kind:"not started",why:K(D)})),j.on("close",D=>{const[te,re]=[Buffer.concat(Ee),Buffer.concat(ge).
toString()];M({kind:"ended",isSuccess:D===0,output:te,complaint:re})})})}function de(j,{kill:W}){try{j.pid!==void 0&&W((0,Z.platform)()==="win32"?j.pid:-j.pid,"\
SIGKILL")}catch(ie){(0,f.Oj)(ie)}j.stdout?.destroy(),j.stderr?.destroy(),j.unref()}function Ae({path:j,args:W},ie,Ee){try{return(0,q.spawn)(j,[...W,"get",ie],{env:Ne(
Ee),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0})}catch(ge){return K(ge)}}const Ne=j=>Object.fromEntries(Object.entries(j).filter(([W])=>!W.
startsWith("INPUT_"))),J={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"\
invalid argument"};function K(j){const W=(0,f.Oj)(j);return J[W]??W}function he(j,W,ie){const{shown:Ee}=j;if(W.kind==="not started")return P(j,`failed to run ${Ee}\
: ${W.why}`);if(W.kind==="stopped")return P(j,`${Ee} ${W.why} and was stopped`);if(W.isSuccess)return y(j,W.output,ie);const ge=ae(W.complaint),_e=ge===""?", bu\
t it produced no error message":`: ${ge}`;return P(j,`error in ${Ee}${_e}`)}function y(j,W,{learn:ie}){const Ee=(0,$e.T)(W);if(Ee.kind==="not-json"||Ee.kind==="\
not-object")return P(j,`malformed output from ${j.shown}: ${(0,I.dh)(Ee.why)}`);const ge=Ee.kind==="null"?null:Ee.services.find(({id:Re})=>Re==="token")?.value;
if(typeof ge!="string")return null;const _e=new B.o(ge);return ie(_e),w(V(j),_e)}function P(j,W){const ie=(0,m.Dz)({name:j.name,why:W});return{source:V(j),place:null,
token:null,problem:ie}}const F=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),ae=j=>(0,I.dh)(j.replace(F,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu"),
" ").trim()),we=1e4;function be({tokens:j,configs:W,timeoutMs:ie},Ee,ge){for(const M of W.flatMap(p=>p.secrets))ge.learn(M);const _e=new Map,Re=M=>{if(M===null)
return null;const p=JSON.stringify([M.path,...M.args]),L=_e.get(p)??ue(M,{...ge,timeoutMs:ie??we,environment:Ee});return _e.set(p,L),L},Ce=W.map(M=>({client:M.client,
config:M,helper:Re(M.helper),turnedOff:M.turnedOff})),He=W.flatMap(M=>M.forced.map(p=>({...p,client:M.client})));return{credentials:S({tokens:j,environment:Ee,clients:Ce}),
configs:W,complaints:(0,r.D)(W.flatMap(({findings:M})=>M)),forced:Map.groupBy(He,({host:M})=>M)}}function xe(j,W,{environment:ie,secrets:Ee,kill:ge,stop:_e}){return be(
{...j,configs:W},ie,{learn:Ee.learn,kill:ge,stop:_e.signal,abortAfter:Re=>AbortSignal.timeout(Re)})}}),7511:((Ie,le,n)=>{n.d(le,{i:()=>w});var r=n(3625);const m="\
[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",e=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,R=String.raw`[()<>@,;:\\"/[\]?=]`,O=new RegExp(
`^(${m})?(/)?(${m})?(.*)$`,"s"),B=String.raw`"((?:[^"\\\r\n]|\\${R}|\\(?!${R}))*)"`,H=new RegExp(`;${e}*(${m})${e}*=${e}*(?:(${m})|${B})${e}*`,"y"),N=new RegExp(
`;${e}*$`,"y"),ne=new RegExp(String.raw`\\(${R})`,"g"),x=new RegExp(e);function w(s){const S=s.indexOf(";"),d=c(i(S<0?s:s.slice(0,S))),T=u(d)??(S<0?null:l(s,S));
return T===null?(0,r.J)(d):(0,r.T)(T)}function u(s){const[,S,d,T,a]=O.exec(s)??[];return S===void 0?"mime: no media type":S===s?null:d===void 0?"mime: expected \
slash after first token":T===void 0?"mime: expected token after slash":a===""?null:"mime: unexpected content after media subtype"}function l(s,S){const d=new Map;
for(let T=S;T<s.length;){H.lastIndex=T;const[a,h="",v,z=""]=H.exec(s)??[];if(a===void 0)return N.lastIndex=T,N.test(s)?null:"mime: invalid media parameter";const k=h.
toLowerCase(),q=v??z.replace(ne,"$1"),Z=d.get(k);if(Z!==void 0&&Z!==q)return"mime: duplicate parameter name";d.set(k,q),T+=a.length}return null}function i(s){let S=0,
d=s.length;for(;S<d&&x.test(s.charAt(S));)S+=1;for(;d>S&&x.test(s.charAt(d-1));)d-=1;return s.slice(S,d)}const c=s=>s.replaceAll("\u0130","i").toLowerCase()}),2767:((Ie,le,n)=>{
n.d(le,{h:()=>c});var r=n(5792);const m={"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP38\
4r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1","1.2.840.10045.3.1.1":"P-192","1.2.156.10197.1.301":"SM2"},e=["1.3.132.0.33","1.2.840.\
10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],R={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.110":"X25519","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.1004\
0.4.1":"DSA","2.16.840.1.101.3.4.3.17":"ML-DSA-44","2.16.840.1.101.3.4.3.18":"ML-DSA-65","2.16.840.1.101.3.4.3.19":"ML-DSA-87"};function O(V){const U=new r.lL(V,
"public key").inside(r.Dk.sequence),oe=U.inside(r.Dk.sequence),ve=oe.oid(),de=U.bits();switch(ve){case"1.2.840.113549.1.1.1":if(l(oe.any().whole)!=="0500")throw new r.
I4("public key");return B(de);case"1.2.840.10045.2.1":{const Ae=oe.isNext(r.Dk.oid)?oe.oid():"explicit parameters";if(!e.includes(Ae))return{kind:"unsupported-c\
urve",curve:m[Ae]??Ae};if(de[0]!==4)throw new r.I4("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!oe.isEmpty||de.length!==32)throw new r.I4("public ke\
y");return{kind:"ed25519"};default:return{kind:"unsupported",name:R[ve]??ve}}}function B(V){const U=new r.lL(V,"public key").inside(r.Dk.sequence),oe=U.integer(),
ve=U.count(),[de=0,Ae=0]=oe;if(de>=128||ve===0)throw new r.I4("public key");if(ve===1||ve%2===0||ve>=2**31)return{kind:"unsupported",name:`RSA with the exponent\
 ${ve}`};const Ne=de===0?Ae:de;return{kind:"rsa",bits:8*(oe.length-(de===0?2:1))+(32-Math.clz32(Ne))}}const H={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],
"1.2.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.\
840.10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},N={"1.2.840.113549.1.1\
.4":"RSA with MD5","1.2.840.113549.1.1.5":"RSA with SHA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.113549.1.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"ECDS\
A with SHA-1","1.2.840.10045.4.3.1":"ECDSA with SHA-224","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224","2.16.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.16.84\
0.1.101.3.4.3.14":"RSA with SHA3-256","1.3.101.113":"Ed448"},ne="1.2.840.113549.1.1.10",x=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
w={201:"20",202:"30",203:"40"};function u(V){const U=new r.lL(V,"signature algorithm"),oe=U.oid(),ve=U.isEmpty?"":l(U.any().whole);if(oe===ne){const Ne=x.exec(ve);
return Ne&&w[Ne[1]??""]===Ne[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[de,Ae]=H[oe]??[];
return de===void 0||Ae===void 0?{isSupported:!1,name:N[oe]??oe}:{isSupported:!0,key:de,name:Ae}}const l=V=>Array.from(V,U=>U.toString(16).padStart(2,"0")).join(
"");var i=n(8167);function c(V){try{const U=new r.lL(V,"certificate"),oe=U.inside(r.Dk.sequence);if(!U.isEmpty)throw new r.I4("certificate");const ve=oe.inside(
r.Dk.sequence),de=oe.content(r.Dk.sequence),Ae=T(V,ve,de);return oe.bits(),"kind"in Ae?{ok:!1,flaw:Ae}:{ok:!0,certificate:Ae}}catch(U){if(!(U instanceof r.I4))throw U;
return{ok:!1,flaw:{kind:"malformed",part:U.message}}}}const s=160,S=163,d=[129,130];function T(V,U,oe){const ve=U.isNext(s)?U.inside(s).count()+1:1;if(ve>3)throw new r.
I4("version");if((U.integer()[0]??0)>=128)return{kind:"negative-serial"};const de=U.content(r.Dk.sequence);if(!(0,r.er)(de,oe))throw new r.I4("signature algorit\
hm");const Ae=a(U,"issuer"),Ne=U.inside(r.Dk.sequence),J=v(Ne),K=v(Ne),he=a(U,"subject"),y=U.element(r.Dk.sequence).whole,P=O(y);if(P.kind==="unsupported-curve")
return{kind:"curve",curve:P.curve};if(ve>1)for(const F of d)U.optional(F);return{raw:V,subject:he,issuer:Ae,notBefore:J,notAfter:K,version:ve,signature:u(de),key:P,
keyInfo:y,...Z(ve===3?U.optional(S):null)}}function a(V,U){const{whole:oe}=V.element(r.Dk.sequence),ve=new r.lL(oe,U).inside(r.Dk.sequence);for(;!ve.isEmpty;){const de=ve.
inside(r.Dk.set);for(;!de.isEmpty;){const Ae=de.inside(r.Dk.sequence);if(Ae.oid(),!(0,r.KH)(Ae.any()))throw new r.I4(U)}}return oe}const h=[{tag:r.Dk.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},
{tag:r.Dk.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];function v(V){const U=h.find(({tag:F})=>V.isNext(F)),oe=U?.format.exec((0,r.Jl)(V.
content(U.tag)));if(!oe)throw new r.I4("validity");const[ve=0,de=0,...Ae]=oe.slice(1).map(F=>Number(F??0)),Ne=oe[1]?.length===4?ve:ve<50?2e3+ve:1900+ve,[J=0,K=0,
he=0,y=0]=Ae,P=new Date(0);if(P.setUTCFullYear(Ne,de-1,J),P.getUTCMonth()!==de-1||K>23||he>59||y>59)throw new r.I4("validity");return P.setUTCHours(K,he,y)}const z={
dns:[],addresses:[],others:[]},k=["31","32","33","36","54"].map(V=>`2.5.29.${V}`),q=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function Z(V){const U=new Map,
oe=V&&new r.lL(V,"extensions").inside(r.Dk.sequence);for(;oe&&!oe.isEmpty;){const F=oe.inside(r.Dk.sequence),ae=F.oid(),we=F.isNext(r.Dk.boolean)&&F.boolean();if(U.
has(ae))throw new r.I4("extensions");if(we&&q.includes(ae))throw new r.I4("extensions");U.set(ae,{id:ae,critical:we,value:F.content(r.Dk.octets)})}const ve=F=>U.
get(`2.5.29.${F}`)?.value??null,[de,Ae,Ne,J,K]=[15,17,19,30,37].map(ve),he=Ae?(0,i.xq)(Ae):null,y=J?(0,i.cP)(J):null,P=new Set([...k,...["15","19","37"].map(F=>`\
2.5.29.${F}`),...he?.isKnown?["2.5.29.17"]:[],...y?.isKnown?["2.5.29.30"]:[]]);return{encodedNames:Ae??new Uint8Array,names:he?.names??z,constraints:y,basic:Ne?
f(Ne):null,maySign:de?G(de):null,usages:K?ue(K):[],unhandled:[...U.values()].filter(({id:F,critical:ae})=>ae&&!P.has(F)).map(({id:F})=>F)}}function f(V){const U=new r.
lL(V,"basicConstraints").inside(r.Dk.sequence);return{isAuthority:U.isNext(r.Dk.boolean)&&U.boolean(),maxPath:U.isNext(r.Dk.integer)?U.count():null}}const I=4,$e=128;
function G(V){const[U=0,oe=0]=new r.lL(V,"keyUsage").bits();return U===0&&oe<$e?null:(U&I)!==0}function ue(V){const U=new r.lL(V,"extendedKeyUsage").inside(r.Dk.
sequence),oe=[];for(;!U.isEmpty;)oe.push(U.oid());return oe}}),5792:((Ie,le,n)=>{n.d(le,{Dk:()=>r,I4:()=>m,Jl:()=>x,KH:()=>B,er:()=>w,lL:()=>e});const r={boolean:1,
integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};class m extends Error{}class e{#e;#t;constructor(l,i){this.#e=l,this.#t=i}get isEmpty(){
return this.#e.length===0}isNext(l){return this.#e[0]===l}any(){const l=this.#e[0]??0,i=this.#e[1]??0;if(this.#e.length<2||(l&31)===31)throw this.#n();const c=i<
128?0:i&127,s=c===0&&i<128?i:this.#s(c),S=2+c,d=S+s;if(d>this.#e.length)throw this.#n();const T={tag:l,content:this.#e.subarray(S,d),whole:this.#e.subarray(0,d)};
return this.#e=this.#e.subarray(d),T}element(l){if(!this.isNext(l))throw this.#n();return this.any()}content(l){return this.element(l).content}optional(l){return this.
isNext(l)?this.content(l):null}inside(l){return new e(this.content(l),this.#t)}oid(){const l=this.content(r.oid);if(l.length===0||(l.at(-1)??0)>=128)throw this.#n();
const i=R(l);if(i===null)throw this.#n();const[c=0,...s]=i,S=Math.min(Math.floor(c/40),2);return[S,c-40*S,...s].join(".")}integer(l=r.integer){const i=this.content(
l),c=i[0],s=i[1]??0,S=c===0&&s<128||c===255&&s>=128;if(c===void 0||i.length>1&&S)throw this.#n();return i}count(){const l=this.integer();if(l.length>8||(l[0]??0)>=
128)throw this.#n();return l.reduce((i,c)=>i*256+c,0)}boolean(){const l=this.content(r.boolean);if(l.length!==1||l[0]!==0&&l[0]!==255)throw this.#n();return l[0]!==
0}bits(){const l=this.content(r.bits),[i=8]=l,c=l.subarray(1),s=c.at(-1)??0;if(i>7||i>0&&c.length===0)throw this.#n();if((s&(1<<i)-1)!==0)throw this.#n();return c}#s(l){
const i=this.#e.subarray(2,2+l);if(l===0||l>4||i.length<l)throw this.#n();const c=i.reduce((s,S)=>s*256+S,0);if(c<128||i[0]===0)throw this.#n();return c}#n(){return new m(
this.#t)}}function R(u){const l=[];let i=!0,c=0;for(const s of u){if(i&&s===128||(c=c*128+(s&127),c>=2**31))return null;i=s<128,i&&(l.push(c),c=0)}return l}const O={
12:u=>H(u),18:u=>/^[\d ]*$/.test(x(u)),19:u=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test(x(u)),20:()=>!0,22:u=>u.every(l=>l<128),30:u=>u.length%2===0&&N(u)},B=({tag:u,content:l})=>O[u]?.(
l)??!1;function H(u){try{return new TextDecoder("utf-8",{fatal:!0}).decode(u),!0}catch{return!1}}const N=u=>u.every((l,i)=>{const c=l*256+(u[i+1]??0);return i%2===
1||!(c>=55296&&c<57344||c>=65534||c>=64976&&c<=65007)}),ne=new TextDecoder("latin1"),x=u=>ne.decode(u),w=(u,l)=>u.length===l.length&&u.every((i,c)=>i===l[c])}),
8167:((Ie,le,n)=>{n.d(le,{AI:()=>u,cP:()=>H,xq:()=>B,z$:()=>c});var r=n(6181),m=n(5792);const e=130,R=135,O=[129,134];function B(T){const a=new m.lL(T,"subject \
alternative names").inside(m.Dk.sequence),h={dns:[],addresses:[],others:[]};let v=!1;for(;!a.isEmpty;){const{tag:z,content:k}=a.any();if(v||=[e,R,...O].includes(
z),O.includes(z)&&h.others.push(z),z===e&&h.dns.push(w(k,"subject alternative names")),z===R){if(k.length!==4&&k.length!==16)throw new m.I4("subject alternative\
 names");h.addresses.push(k)}}return{names:h,isKnown:v}}function H(T){const a="name constraints",h=new m.lL(T,a),v=h.inside(m.Dk.sequence),[z,k]=[160,161].map(f=>v.
optional(f)??new Uint8Array);if(!z||!k||!v.isEmpty||!h.isEmpty)throw new m.I4(a);if(z.length+k.length===0)throw new m.I4(a);const[q,Z]=[N(z),N(k)];return{permitted:q,
excluded:Z,isKnown:q.isKnown&&Z.isKnown}}function N(T){const a="name constraints",h=new m.lL(T,a),v=[],z=[],k=[];let q=!0;for(;!h.isEmpty;){const{tag:f,content:I}=h.
inside(m.Dk.sequence).any(),$e=I.length/2;if(f===e)v.push(w(I,a).toLowerCase());else if(f===R&&($e===4||$e===16))z.push({address:I.subarray(0,$e),mask:I.subarray(
$e)});else{if(f===R)throw new m.I4(a);O.includes(f)?k.push(f):q=!1}}if(!(v.every(f=>ne(f.replace(/^\.(?=.)/,"")))&&z.every(({mask:f})=>x(f))))throw new m.I4(a);
return{dns:v,networks:z,others:k,isKnown:q}}const ne=T=>/^[!-~]*$/.test(T)&&!/^\.|\.\.|\.$/.test(T),x=T=>/^1*0*$/.test(Array.from(T,a=>a.toString(2).padStart(8,
"0")).join(""));function w(T,a){if(T.some(h=>h>=128))throw new m.I4(a);return(0,m.Jl)(T)}function u({dns:T,addresses:a},h){const v=(0,r.r5)((0,r.n7)(h));if(v!==
null)return a.some(Z=>(0,m.er)(Z,Uint8Array.from(v)));const z=h.toLowerCase(),k=z.replace(/\.$/,"").split("."),q=k.every(Z=>l.test(Z));return T.some(Z=>{const f=Z.
toLowerCase(),[I,...$e]=f.split("."),G=I==="*"&&$e.length>0;return!q||!(G?$e:[I,...$e]).every(ue=>l.test(ue??""))?f===z&&f!==".":G?k.length===$e.length+1&&k.slice(
1).join(".")===$e.join("."):k.join(".")===f})}const l=/^[a-z0-9_][a-z0-9_-]*$/,i=25e4;function c(T,{permitted:a,excluded:h}){const v=a.dns.length+h.dns.length,z=a.
networks.length+h.networks.length;if(T.dns.length*v+T.addresses.length*z>i)return!1;const q=new Set([...a.others,...h.others]);return T.others.some(Z=>q.has(Z))?
!1:T.dns.every(Z=>{const f=Z.toLowerCase();return ne(f)&&(a.dns.length===0||a.dns.some(I=>s(f,I)))&&!h.dns.some(I=>s(f,I)||S(f,I))})&&T.addresses.every(Z=>(a.networks.
length===0||a.networks.some(f=>d(Z,f)))&&!h.networks.some(f=>d(Z,f)))}const s=(T,a)=>a===""||T===a||T.endsWith(a.startsWith(".")?a:`.${a}`),S=(T,a)=>T.startsWith(
"*.")&&a.replace(/^[^.]*/,"")===T.slice(1),d=(T,{address:a,mask:h})=>T.length===a.length&&T.every((v,z)=>{const k=h[z]??0;return(v&k)===((a[z]??0)&k)})}),997:((Ie,le,n)=>{
n.d(le,{O:()=>m,T:()=>R});var r=n(1064);const m=({earlier:O,attempt:B,later:H})=>[...O,B,...H];function e({discovery:O,timing:B,headMs:H,hops:N},{attemptMs:ne}){
const x=H!==null&&H<=ne?N.at(-1)?.status:null;return x===null||(0,r.Mq)(x??0)?"retries":O.kind!=="failed"&&B.totalMs<=ne?"works":"fails"}function R(O,B){const H=O.
map(x=>e(x,B)),N=H.indexOf("works");return N<0?"never":N<=B.retries&&!H.slice(0,N).includes("fails")?"always":"sometimes"}}),2696:((Ie,le,n)=>{n.r(le),n.d(le,{contact:()=>Yt,
crashedVisit:()=>vt,judgeRequests:()=>k,judgeVisit:()=>yt,mergeFindings:()=>O.D,readCliConfig:()=>O.J,thisMachine:()=>R});var r=n(8161),m=n(5747);const e={x64:"\
amd64",ia32:"386",ppc64:"ppc64le"};function R(t){const o=(0,r.platform)();return{system:o==="win32"?"windows":"unix",platform:`${o==="win32"?"windows":o}_${e[(0,r.
arch)()]??(0,r.arch)()}`,environment:t,accountHome:(0,m.N0)(()=>(0,r.userInfo)().homedir||null,null)}}var O=n(73),B=n(960),H=n(2636),N=n(9209),ne=n(9872),x=n(8011),
w=n(1064),u=n(7531),l=n(1831),i=n(9562),c=n(2886),s=n(997);const S=1440*60*1e3,d=1;function T(t,o){const{hops:g,certificates:E}=t.attempt;return[...$e(t),...a(t,
o),...Z(g),...f(E,o),...I(t,o)]}function a(t,o){const{discovery:g,hops:E}=t.attempt;switch(g.kind){case"skipped":return[(0,c.bz)(g.problem)];case"failed":{const A=o.
isFork&&g.problem.code==="document-unauthorized"&&!t.credentials?.hasToken;return[(0,c.bz)(A?{...g.problem,severity:"notice"}:g.problem)]}case"found":case"absen\
t":{const A=E[0]?.url??"";return[...v(A,E.length-1,o),...z(t,o),...g.kind==="found"&&g.truncated?[h(t)]:[]]}}}const h=({host:t,attempt:{hops:o}})=>(0,c.bz)((0,H.
zf)({url:o.at(-1)?.url??"",page:null,asked:(0,l.nx)(t),bytes:null,limit:u.b,isPadding:!0}));function v(t,o,g){const E=g.clients.filter(A=>o>w.NX[A]);return E.length>
0?[(0,c.bz)((0,N.KA)({url:t,asks:"document",redirects:o,clients:E,limits:w.NX}))]:o>d?[(0,c.bz)((0,N.CL)({url:t,redirects:o}))]:[]}function z(t,{releases:o,slowMs:g}){
const E=(0,l.nx)(t.host),A=t.attempt.timing.totalMs,Y=(0,s.O)(t),ee=ke=>(0,s.T)(Y,ke)!=="never",pe=o.filter(ke=>!ee(ke)),ye=({client:ke})=>!o.some(Te=>Te.client===
ke&&ee(Te)),Se=[!0,!1].flatMap(ke=>{const Te=pe.filter(Ue=>ye(Ue)===ke);if(Te.length===0)return[];const ze=(0,B.Qs)({host:E,phase:"complete",tookMs:A,releases:Te});
return[(0,c.bz)(ze,null,ke)]});if(Se.length>0||A<=g)return Se;const De=q(t.attempt.timing);return[(0,c.bz)((0,B.U2)({host:E,tookMs:A,limitMs:g,phase:De,releases:o}))]}
function k({host:t,slowest:o,certificates:g},E,{slowMs:A,...Y}){const ee=E.map(ke=>ke.host),pe=g.filter(ke=>!ee.includes(ke.host)),ye=o?.timing.totalMs??0;if(o===
null||ye<=A)return f(pe,Y);const Se={host:(0,l.nx)(t),url:o.url,tookMs:ye,limitMs:A},De=(0,B.U2)({...Se,phase:q(o.timing)});return[(0,c.bz)(De),...f(pe,Y)]}function q({
lookupMs:t,connectMs:o,tlsMs:g,firstByteMs:E,totalMs:A}){const ee=[["lookup",t],["connection",o],["tls",g],["response",E]].map(([ye,Se])=>({name:ye,ms:Se??0})),
pe={name:"rest",ms:ee.reduce((ye,{ms:Se})=>ye-Se,A)};return ee.reduce((ye,Se)=>Se.ms>ye.ms?Se:ye,pe)}function Z(t){const o=t.find(({url:E})=>E.startsWith("http:\
//"));if(o===void 0)return[];const g=o.authorization==="withheld";return[(0,c.bz)((0,N.n4)({url:t[0]?.url??"",to:o.url,exposesToken:g}))]}function f(t,{certificateDays:o,
now:g}){const E=new Map;for(const A of t){const Y=E.get(A.host);(Y===void 0||A.expires<Y.expires)&&E.set(A.host,A)}return[...E.values()].flatMap(({host:A,expires:Y})=>{
const ee=(Date.parse(Y)-g)/S;return ee<0||ee>=o?[]:[(0,c.bz)((0,ne.BU)({host:A,days:Math.floor(ee),expires:Y}))]})}function I(t,o){const{host:g,attempt:E,earlier:A}=t,
[Y]=A,ee=["failed","skipped"].includes(E.discovery.kind);if(Y?.discovery.kind!=="failed"||ee)return[];const pe=Y.discovery.problem.message,ye=(0,s.O)(t),Se=o.releases.
filter(ke=>(0,s.T)(ye,ke)==="sometimes"),De=A.length+1;return[(0,c.bz)((0,B.Er)({host:(0,l.nx)(g),attempts:De,failure:pe,releases:Se}))]}function $e({credentials:t,
attempt:o}){const{discovery:g}=o;return t?.problem?g.kind==="failed"&&g.problem.code===t.problem.code?[]:[(0,c.bz)(t.problem)]:[]}function G({host:t},o){if(!o.some(
({service:E})=>E===i.e$))return[];const{name:g}=(0,l.Sv)(t);return[...g.includes(".")?[]:[(0,x.Zp)({host:t,name:g})],.../(^|\.)xn--/.test(t)?[(0,x._W)({host:t})]:
[]].map(E=>(0,c.bz)(E,i.e$))}var ue=n(6697),V=n(5799),U=n(8185),oe=n(4283),ve=n(4e3),de=n(9319),Ae=n(5195);function Ne({host:t,attempt:o},g){const{name:E}=(0,l.
Sv)(t),A=(0,Ae.uo)(E),Y=o.hops[0]?.address??null;if(A!=="public"||Y===null)return A;const ee=(0,Ae.Zu)(Y),pe=g.some(ye=>ye.name===E);return ee==="loopback"&&pe?
"public":ee}const J={public:0,reserved:1,private:2,metadata:2,loopback:3},K=(t,{kind:o})=>J[ae(t)]>J[o];function he(t,o){const{host:g,hasToken:E,hostname:A}=o,Y=t.
filter(({url:ke})=>K(ke,o)),ee=t.filter(ke=>!Y.includes(ke)),pe=ee.filter(({url:ke})=>ke.scheme==="http"),ye=ee.filter(({id:ke,endpoint:Te})=>Te===null&&(0,i.p4)(
ke)),Se=Map.groupBy(ye,({url:ke})=>we(ke,A)),De=ee.filter(({endpoint:ke,url:Te})=>ke===null&&be(Te,A));return[...y(Y,F,ke=>{const[Te,...ze]=new Set(Y.map(({url:Ke})=>ae(
Ke))),Ue=ze.length===0&&(Te==="loopback"||Te==="reserved");return(0,de.o1)({...ke,host:g,kind:Ue?Te:"private"})}),...y(pe,F,ke=>(0,de.l5)({...ke,host:g,hasToken:E})),
...[...Se].flatMap(([ke,Te])=>ke===null?[]:y(Te,F,ze=>(0,de.T$)({...ze,host:g,name:ke,hasToken:E}))),...y(De,F,ke=>(0,de.Gh)({...ke,host:g})),...y(ee.filter(({url:ke})=>ke.
path.includes("//")),P,ke=>(0,de.$H)({...ke,host:g})),...y(xe(t),P,ke=>(0,de.ln)({...ke,host:g}))]}function y(t,o,g){if(t.length===0)return[];const E=[...new Set(
t.map(({url:A})=>t.length===1?P(A):o(A)))];return[{services:[...new Set(t.map(({id:A})=>A))],problem:g({uses:t,urls:E}),needed:t.some(({needed:A})=>A)}]}const P=t=>(0,ve.
dh)((0,oe.Pl)(t)),F=t=>(0,ve.dh)(`${t.scheme}://${t.host}`);function ae(t){const{name:o}=(0,oe.cz)(t);return(0,Ae.Sz)(/[^\0-\x7f]/.test(o)?(0,l.$o)(o)??"":o.toLowerCase())}
function we(t,o){const{name:g}=(0,oe.cz)(t),E=(0,l.Sv)(o).name;if(g.toLowerCase()===E)return null;const A=(0,l.Pv)(g);return A.ok&&A.value===E?null:g}function be(t,o){
if(t.scheme==="http"||we(t,o)!==null)return!1;const g=E=>Number(E||443);return g((0,oe.cz)(t).port)!==g(/:(\d+)$/.exec(o)?.[1]??null)}function xe(t){const o=[i.
e$,i.xq].flatMap(E=>t.find(A=>A.id===E)??[]),g=new Set(o.map(({url:E})=>P(E).replace(/\/$/,"")));return o.length===2&&g.size===1?o:[]}var j=n(8988),W=n(4929);function ie(t,o){
const g=t.forced.filter(({client:ee})=>o.includes(ee)),E=o.filter(ee=>!g.some(pe=>pe.client===ee)),Y=[...Map.groupBy(g,({place:ee,services:pe})=>JSON.stringify(
[ee,pe])).values()].flatMap(ee=>{const[pe]=ee;if(pe===void 0)return[];const ye={...t,attempt:Ee(t,pe.services),earlier:[],later:[]};return[{clients:ee.map(({client:Se})=>Se),
visit:ye,forced:pe}]});return E.length>0||Y.length===0?[{clients:E,visit:t,forced:null},...Y]:Y}function Ee({host:t,attempt:o},g){return{discovery:{kind:"found",
url:(0,l.cu)(t),services:g,truncated:!1},hops:[],timing:{...o.timing,totalMs:0},headMs:0,certificates:[]}}function ge(t,{forced:o,clients:g}){if(o===null)return[];
const{discovery:E}=t.attempt,A=`${o.place.file}:${o.place.line}`,Y={host:(0,l.nx)(t.host),at:A},ee=E.kind==="found"?E.services:o.services,pe=_e(o.services,ee);return[
(0,W.Yv)(Y),...pe.length>0?[(0,W.kV)({...Y,services:pe})]:[]].map(Se=>(0,c.bz)((0,c.aZ)(Se,g)))}function _e(t,o){const[g,E]=[t,o].map(Y=>new Map(Y.map(({id:ee,value:pe})=>[
ee,pe])));return[...new Set([...t,...o].map(({id:Y})=>Y))].filter(Y=>!Re(g?.get(Y),E?.get(Y)))}function Re(t,o){const g=[[t,o]];for(const[E,A]of g){if(E===A)continue;
if(!Ce(E)||!Ce(A))return!1;const Y=Object.keys(E);if(!(Array.isArray(E)===Array.isArray(A)&&Y.length===Object.keys(A).length)||Y.some(pe=>!Object.hasOwn(A,pe)))
return!1;for(const pe of Y)g.push([E[pe],A[pe]])}return!0}const Ce=t=>typeof t=="object"&&t!==null;var He=n(9464),M=n(2847),p=n(793),L=n(794),Q=n(9529);const b=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,
D=t=>b.test(t)&&!/^[a-z0-9-]+\.json$/i.test(t),te=t=>t.replace(/[?#].*$/s,""),re=t=>t.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function fe(t){
const o=ce(t),{id:g,host:E,value:A}=t,Y={id:g,host:E,url:(0,oe.Pl)(t.url)};if(o!==null)return[(0,de.WS)({...Y,why:o})];const ee=Me(t)?(0,w.ab)(g):[];return[A===
""?(0,de.Q8)(Y):null,D(A)?(0,de.Ew)({...Y,value:te(A),why:null}):null,Oe(A)?(0,de.J6)(Y):null,ee.length>0?(0,de.jI)({...Y,clients:ee}):null,t.url.query!==""&&(0,i.
p4)(g)?(0,de.Xq)(Y):null].filter(pe=>pe!==null)}function ce({url:t}){const{name:o,port:g}=(0,oe.cz)(t);return o===""?"no Host in request URL":g===""||Number(g)>
0&&Number(g)<=65535?null:`invalid port "${g}"`}const Oe=t=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(t)&&!D(t),Me=({value:t,url:o})=>t!==""&&!/^$|\/$/.test(o.path),_={
"client-missing":p.pF,"client-empty":p.iP,"grant-types-invalid":p.Si,"grant-types-unsupported":p.yA,"grant-types-unknown":p.N4,"authz-missing":p.K3,"token-missi\
ng":p.xu,"ports-count":p.XB,"ports-range":p.Vr,"ports-order":p.QI,"ports-single":p.uR,"ports-ignored":p.WC,"scopes-invalid":p.mH,"scopes-ignored":p.lT};function $(t,o,g){
const{value:E,flaws:A}=(0,Q.m)(t,o,g),Y={...E,authz:X(E.authz),token:X(E.token)},ee=C(Y,o),pe=ee.length===0?[]:[p.Cq({host:g,endpoints:ee})];return{login:Y,problems:[
...A.map(ye=>se(ye,g)),...pe]}}function C(t,o){const g=(0,oe.cz)(o);return g.port===""||g.port==="443"?[]:["authz","token"].flatMap(E=>{const A=t[E],Y=A===null?
null:(0,oe.Dl)(A);if(A===null||!Y?.ok||Y.value.scheme!=="https")return[];const ee=(0,oe.cz)(Y.value);return ee.name.toLowerCase()===g.name.toLowerCase()&&ee.port===
""?[{name:E,url:A,port:g.port}]:[]})}function se(t,o){return"why"in t?(t.rule==="authz-invalid"?p.TJ:p.mL)({host:o,why:re(t.why)}):_[t.rule]({host:o,value:t.value})}
function X(t){const o=t===null?null:(0,oe.Dl)(t);return o?.ok?(0,oe.Pl)(o.value):null}function me(t,o,g){const E=Te=>{const{discovery:ze,base:Ue}=g,{services:Ke,
url:Fe}=ze;return(0,i.TE)(t,{services:Ke,documentUrl:Fe,display:Ue.host,client:Te})},A=Le(t,g).map(Te=>({client:Te,lookup:E(Te)})),[Y,...ee]=A;if(Y===void 0)throw new Error(
"no client is checked");const pe=ee.filter(({lookup:Te})=>Te.kind!==Y.lookup.kind),ye=Te=>!Pe(Te)||E(Te).kind===Y.lookup.kind,Se=pe.length===0?(0,w.SZ)(t).filter(
ye):[Y.client],De=je(t,Y.lookup,o,Se,g),ke=pe.flatMap(({client:Te,lookup:ze})=>je(t,ze,o,[Te],g).drafts);return{...De,drafts:[...De.drafts,...ke]}}function Le(t,{
requirements:o,clients:g}){return o.find(({service:E})=>E===t)?.clients??g}const Pe=t=>w.Du.some(o=>o===t);function je(t,o,g,E,A){const{discovery:Y,base:ee}=A,{
host:pe}=ee,ye=g||(0,i.D6)(t),Se=De=>ye?De.map(ke=>(0,c.bz)(ke,t,g)):[];switch(o.kind){case"url":{const{url:De,value:ke}=o,Te=fe({id:t,value:ke,url:De,host:pe}),
ze=ye&&!Te.some(({code:Ke})=>Ke==="service-url-invalid"),Ue=(0,ve.dh)((0,oe.Pl)(De),L.zu);return{outcome:{id:t,kind:"url",url:Ue},drafts:Se(Te),urls:ze?[{id:t,endpoint:null,
url:De,needed:g}]:[]}}case"object":{const{login:De,problems:ke}=$(o.value,Y.url,pe),Te=ke.find(({severity:ze})=>ze==="error");return{outcome:Te?{id:t,kind:"prob\
lem",problem:Te}:{id:t,kind:"login",login:De},drafts:Se(ke),urls:Xe(De,t,g)}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const De=(0,c.aZ)(
ht(t,o,A),E);return{outcome:{id:t,kind:"problem",problem:De},drafts:Se([De]),urls:[]}}}}const Xe=(t,o,g)=>["authz","token"].flatMap(E=>{const A=(0,oe.Dl)(t[E]??
"");return t[E]!==null&&A.ok?[{id:o,endpoint:E,url:A.value,needed:g}]:[]}),Ve=(t,{offer:o,base:g,block:E})=>({id:t,host:g.host,block:E,...o}),Ge=({services:t})=>({
offered:t.map(({id:o})=>o),isArtifactory:t.some(({value:o})=>typeof o=="string"&&o.includes("/artifactory/"))});function ht(t,o,g){const E={...Ve(t,g),why:o.why};
switch(o.kind){case"missing":return(0,M.WI)(E);case"bad-id":case"version":return(0,M.C6)({...E,isReadable:o.kind==="version"});case"type":{const{value:A}=o;return t===
i.S3?(0,p.e7)({...E,value:A}):(0,M.IR)({...E,value:A})}case"bad-url":{const A=re(o.why);return D(o.value)?(0,de.Ew)({...E,value:te(o.value),why:A}):o.reason==="\
user-info"?(0,de.Ju)(E):(0,de.WS)({...E,url:null,why:A})}}}function pt({discovery:t},o){const g=o.requirements.map(({service:E})=>E);switch(t.kind){case"failed":case"\
skipped":return{services:[],drafts:[]};case"absent":return{services:[],drafts:[gt(t,o.base.host,g)]};case"found":return mt({...o,discovery:t,offer:Ge(t)},g)}}function mt(t,o){
const{discovery:g,clients:E}=t,A=o.filter(Te=>Te!=="any"),Y=g.services.map(({id:Te})=>Te).filter(Te=>!A.includes(Te)&&w.Du.some(ze=>(0,i.oe)(Te,ze).ok)),ee=A.map(
Te=>me(Te,!0,t)),pe=({outcome:Te,drafts:ze,urls:Ue})=>Te.kind!=="problem"&&!Ue.some(({endpoint:Ke,url:Fe})=>Ke===null&&K(Fe,t.base))&&!ze.some(Ke=>(0,c.ER)(Ke)&&
E.some(Fe=>Ke.problem.affects.includes(Fe))),ye=Y.map(Te=>me(Te,!0,t)),Se=!o.includes("any")||[...ee,...ye].some(pe),De=[...ee,...Se?Y.map(Te=>me(Te,!1,t)):ye],
ke=o.includes("any")&&De.length===0?[(0,c.bz)((0,M.WI)({...Ve("any",t),why:""}))]:[];return{services:De.map(({outcome:Te})=>Te),drafts:[...De.flatMap(({drafts:Te})=>Te),
...he(De.flatMap(({urls:Te})=>Te),t.base),...ke]}}function gt({why:t,url:o},g,E){const A=E.filter(ye=>ye!=="any"),ee=[...new Set(A.map(ye=>ye.split(".")[0]??ye))].
map(i.Tz),pe=A.length===1?A[0]??null:null;return(0,c.bz)((0,H.HB)({host:g,url:(0,oe.Pl)(o),why:t,required:A,clientErrors:ee}),pe)}function yt(t,o,g){const{visit:E,
requirements:A,isNew:Y}=t,{host:ee}=E,pe=o.dialect.clients.filter(Be=>A.some(Gt=>Gt.clients.includes(Be))),ye=(0,c.TC)(ee,A),Se=ie(E,pe),De=Se.map(Be=>St(E,Be,A,
o,ye)),ke=De[0]?.services??[],ze=Se.some(({forced:Be})=>Be===null)?[...(0,j.s)(E,A,ye,g),...(0,He.u)(E,ke,g)]:[],Ue=[...De.flatMap(Be=>Be.drafts),...ze],Ke=wt(Ue,
t,o),Fe=Ke.filter(({problem:Be})=>!(0,c.pi)(Be,ee,o.ignore)),qe=(0,c.HJ)(A),We=Be=>(0,c.hD)({...Be,problem:(0,V.pj)(Be.problem,ye)},pe,{host:ee,...qe(Be.services),
..."places"in Be?{places:(0,c.Rh)(Be.places)}:{},isHostNew:Y}),{own:ft=[],ofFiles:Vt=[]}=Object.groupBy(Fe,Be=>"places"in Be&&(0,c.l$)(Be)?"ofFiles":"own");return{
verdict:{visit:E,requirements:A,services:ke,servicesFrom:Se[0]?.forced?.place??null,findings:ft.map(We).sort(c.Np),clients:et(ft),isNew:Y},ofFiles:Vt.map(We),ignored:Ke.
length-Fe.length}}function vt({visit:t,requirements:o,isNew:g},{dialect:E,ignore:A},Y){const{host:ee,attempt:pe}=t,ye=(0,ue.n3)({host:(0,l.nx)(ee),thrown:Y}),Se=(0,c.
pi)(ye,ee,A)?[]:[(0,c.bz)(ye)],De=Se.map(Te=>(0,c.hD)(Te,E.clients,{host:ee,...(0,c.HJ)(o)([]),isHostNew:g}));return{verdict:{visit:{...t,attempt:{...pe,discovery:{
kind:"skipped",problem:ye},hops:[]}},requirements:o,services:[],servicesFrom:null,findings:De,clients:et(Se),isNew:g},ofFiles:[],ignored:1-Se.length}}function wt(t,o,g){
const{visit:E,requirements:A,predicted:Y,requests:ee}=o,pe=E.attempt.certificates,ye=Et(E.host,A);return[...t,...Y,...ee===null?[]:k(ee,pe,g),...G(E,A)].map(Se=>({
...Se,needed:Se.needed&&(0,c.ld)(Se,o,g),problem:(0,c.aZ)(Se.problem,ye)}))}function Et(t,o){return o.every(({isImplied:E})=>E)?[...o.flatMap(({clients:E})=>E),
...(0,w.Yr)(t)]:w.zK}function St(t,o,g,E,A){const{clients:Y,forced:ee}=o,{services:pe,drafts:ye}=pt(o.visit.attempt,{requirements:g,clients:Y,block:ee===null?null:
`${ee.place.file}:${ee.place.line}`,base:{hostname:t.host,host:(0,l.nx)(t.host),hasToken:t.credentials?.hasToken===!0,kind:ee===null?Ne(t,E.resolve):"loopback"}}),
Se=ee===null?A:{...A,role:"operator"},De=E.dialect.releases.filter(({client:Ue})=>Y.includes(Ue)),ke=[...ge(t,o),...T(o.visit,{...E,clients:Y,releases:De}),...ye,
...ee===null?(0,U.I)(t.host,pe,g,E):[]],Te=t.forced.map(({client:Ue})=>Ue),ze=ee===null?w.zK.filter(Ue=>!Te.includes(Ue)):o.clients;return{services:pe.map(Ue=>Ue.
kind==="problem"?{...Ue,problem:(0,V.pj)(Ue.problem,Se)}:Ue),drafts:ke.map(Ue=>({...Ue,problem:(0,V.pj)((0,c.aZ)(Ue.problem,ze),Se)}))}}function et(t){const o=E=>{
const A=t.filter(({problem:Y})=>Y.affects.includes(E)&&Y.usualSeverity!=="notice");return A.some(c.ER)?"fails":A.length>0?"warns":"works"},g=w.zK.map(E=>[E,o(E)]);
return Object.fromEntries(g)}var kt=n(2389),Je=n(7598),Ze=n(1692),tt=n(2767),Ye=n(5792),nt=n(8167);const Tt=8192,st=1024,$t=100;function ot(t){const o=[];for(const[
Y,ee]of t.sent.entries()){const pe=(0,tt.h)(ee);if(!pe.ok)return{ok:!1,flaw:pe.flaw,isLeaf:Y===0};const{certificate:ye}=pe,{key:Se}=ye;if(Se.kind==="rsa"&&Se.bits>
Tt)return{ok:!1,flaw:{kind:"key-size",bits:Se.bits},isLeaf:Y===0};o.push(ye)}const[g,...E]=o;if(g===void 0)throw new Error("a server sends at least one certific\
ate");const A=Ot(g,t);return A!==null?{ok:!1,flaw:A,isLeaf:!0}:bt(g,E,t)}function Ot(t,{host:o,now:g}){const E=rt(t,g);if(E!==null)return E;const{key:A}=t;return(0,nt.
AI)(t.names,o)?A.kind==="unsupported"?{kind:"key",name:A.name}:A.kind==="rsa"&&A.bits<st?{kind:"key-size",bits:A.bits}:null:{kind:"other-name",names:t.names.dns}}
function rt({unhandled:t,notBefore:o,notAfter:g},E){const[A]=t;return A!==void 0?{kind:"critical-extension",id:A}:E<o?{kind:"not-yet-valid",at:o}:E>g?{kind:"exp\
ired",at:g}:null}function bt(t,o,g){const E={others:o,options:g,checks:0,hint:null},A=g.anchors(t.subject).some(Y=>Dt(Y,t))?ct(E,[t]):it(E,[t]);return A!==null?
{ok:!0,chain:A}:{ok:!1,...E.hint??{flaw:{kind:"unknown-authority",sent:Pt(t,o)},isLeaf:!0}}}function it(t,o){const g=o.at(-1),{options:E,others:A}=t,Y=[{isAnchor:!0,
candidates:E.anchors(g.issuer)},{isAnchor:!1,candidates:A.filter(({subject:ee})=>(0,Ye.er)(ee,g.issuer))}];for(const{isAnchor:ee,candidates:pe}of Y)for(const ye of pe){
if(t.checks+=1,t.checks>$t)return null;if(o.some(Te=>Ct(Te,ye)))continue;const Se=At(o,ye,ee,E);if(Se!==null&&(t.hint??=Se),Se!==null||!_t(ye,g,E))continue;const De=[
...o,ye],ke=ee?ct(t,De):it(t,De);if(ke!==null)return ke}return null}function At(t,o,g,{now:E}){const A=t.at(-1),{basic:Y,key:ee,maySign:pe,version:ye}=o,Se=Ue=>({
flaw:Ue,isLeaf:!1});if(!(Y===null?ye<3&&g:Y.isAuthority)||pe===!1)return Se({kind:"no-authority"});const ke=t.length===1;if(!A.signature.isSupported)return{flaw:{
kind:"signature",name:A.signature.name},isLeaf:ke};if(ee.kind==="rsa"&&ee.bits<st)return Se({kind:"key-size",bits:ee.bits});if(ee.kind==="unsupported")return Se(
{kind:"key",name:ee.name});const Te=rt(o,E);if(Te!==null)return Se(Te);const ze=Y?.maxPath??null;return ze!==null&&t.length-1>ze?Se({kind:"path-length"}):null}const _t=(t,o,{
isSignedBy:g})=>o.signature.isSupported&&t.key.kind===o.signature.key&&g(o,t);function ct(t,o){const g=o.findIndex(({usages:A})=>!Rt(A));return g>=0?(t.hint??={
flaw:{kind:"usage"},isLeaf:g===0},null):o.every(({constraints:A},Y)=>A===null||o.slice(0,Y).every(({names:ee})=>(0,nt.z$)(ee,A)))?o:(t.hint??={flaw:{kind:"const\
raints"},isLeaf:!1},null)}const Mt=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],Rt=t=>t.length===0||t.some(o=>Mt.includes(o)),Ct=(t,o)=>(0,Ye.er)(t.subject,o.subject)&&(0,Ye.
er)(t.keyInfo,o.keyInfo)&&(0,Ye.er)(t.encodedNames,o.encodedNames),Dt=(t,o)=>(0,Ye.er)(t.raw,o.raw),at=({subject:t,issuer:o})=>(0,Ye.er)(t,o);function Pt(t,o){return at(
t)?"self-signed":o.length===0?"leaf":o.some(at)?"root":"chain"}var Lt=n(3427),It=n(7030);function Nt(t,o,g){for(const[E,A]of t.entries()){const Y=E===0,ee=xt(A,
t[E+1],Y?o:null,g);if(ee!==null)return{flaw:{kind:"openssl",check:ee},isLeaf:Y}}return null}function xt({raw:t},o,g,E){try{const A=new Je.X509Certificate(t),{validFrom:Y,
validTo:ee}=A;if(!(Date.parse(Y)<=E&&E<=Date.parse(ee)))return"dates";if(g!==null&&!zt(A,g))return"name";if(o===void 0)return null;const pe=new Je.X509Certificate(
o.raw);return o.version===3&&!pe.ca?"authority":A.checkIssued(pe)?A.verify(pe.publicKey)?null:"signature":"issuer"}catch{return"encoding"}}const Ut={subject:"ne\
ver",partialWildcards:!1};function zt(t,o){if((0,It.isIP)(o)!==0)return t.checkIP(o)!==void 0;const g=o.replace(/\.$/,"").toLowerCase();if(t.checkHost(g,Ut)!==void 0)
return!0;const E=g.replace(/^[^.]*/,""),A=t.subjectAltName?.toLowerCase().split(", ")??[];return E!==""&&A.includes(`dns:*${E}`)}function jt(t){const o=Qe(()=>lt(
[...Ze.rootCertificates,...(0,Ze.getCACertificates)("extra"),...t===null?[]:[t]])),g=Qe(()=>lt((0,Ze.getCACertificates)("system")));return{context:Qe(()=>(0,Ze.
createSecureContext)({...Lt.Hb,ca:[]})),verify:(E,A)=>{const Y=Date.now(),ee={sent:E,host:A,now:Y,isSignedBy:Kt},pe=ot({...ee,anchors:o()}),ye=pe.ok?pe:ot({...ee,
anchors:De=>[...o()(De),...g()(De)]});if(!ye.ok)return ye;const Se=Nt(ye.chain,A,Y);return Se===null?ye:{ok:!1,...Se}}}}function Qe(t){let o;return()=>(o??={value:t()},
o.value)}const Ht=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function lt(t){const o=t.flatMap(E=>Array.from(E.matchAll(Ht),([,A=""])=>Buffer.
from(A,"base64"))),g=new Map;return E=>{const A=Buffer.from(E),Y=A.toString("latin1"),ee=g.get(Y);if(ee!==void 0)return ee;const ye=o.filter(Se=>Se.includes(A)).
map(tt.h).flatMap(Se=>Se.ok&&A.equals(Se.certificate.subject)?Se.certificate:[]);return ye.length>0&&g.set(Y,ye),ye}}const ut=new WeakMap;function Bt(t){const o=ut.
get(t);if(o!==void 0)return o;const g={key:Buffer.from(t.keyInfo),format:"der",type:"spki"},E=(0,Je.createPublicKey)(g);return ut.set(t,E),E}function Kt(t,o){try{
return new Je.X509Certificate(t.raw).verify(Bt(o))}catch{return!1}}function Ft(t){const o=[...t.hostnames.map(({host:g})=>(0,l.Sv)(g).name),...t.tokens.map(({host:g})=>(0,l.
Sv)(g).name),...t.resolve.map(({name:g})=>g)];return{resolve:t.resolve,namedHosts:new Set(o),chooseProxy:t.chooseProxy,trust:jt(t.authorities)}}var Wt=n(7854),dt=n(
3432),Xt=n(6456);async function Yt(t,o,g,E){const{dialect:A,configs:Y,requirements:ee}=o,{releases:pe}=A,{credentials:ye,forced:Se}=(0,Xt.Z)(g,Y,E),De={network:Ft(
g),credentials:{...ye,find:(0,Wt.Oo)(ye.find)},concurrency:g.concurrency,random:Math.random,now:Date.now,startTimer:E.startTimer,stop:E.stop},ke=await(0,dt.pj)(
t,{...De,forced:Se,required:Map.groupBy(ee,({host:We})=>We),maxRedirects:Math.max(...A.clients.map(We=>w.NX[We])),releases:pe,timeoutMs:g.timeoutMs??(0,dt.nT)(pe),
retries:g.retries,progress:We=>E.progress({kind:"visits",...We})}),Te=ye.known;if(g.depth==="discovery")return{visits:ke,predicted:kt.j7,tokenSources:Te};const{
predictInit:ze}=await Promise.all([n.e(341),n.e(400),n.e(927),n.e(35)]).then(n.bind(n,5035)),{usages:Ue,checkouts:Ke}=o,Fe={...De,usages:Ue,requirements:ee,settings:g,
dialect:A,configs:Y,machine:R(E.environment),directory:E.directory,lockHashes:Ke?.lockHashes??null,plugins:Ke?.plugins??null,learn:E.secrets.learn,progress:We=>E.
progress({kind:"registries",...We}),visits:ke},qe={...g,dialect:A,isFork:E.isFork};return{visits:ke,predicted:await ze(o.roots,Fe,qe),tokenSources:Te}}}),6367:((Ie,le,n)=>{
n.d(le,{JY:()=>z,dI:()=>k,Lu:()=>Z,jT:()=>q});const r=32;function m(G){const ue=[];let V=G.getPeerX509Certificate();for(;V!==void 0&&ue.length<r;)ue.push(V),V=V.
issuerCertificate;return ue}function e(G,ue,V){const[U]=G;if(U===void 0)return null;const oe=ue.ok?ue.chain.slice(0,Math.max(1,ue.chain.length-1)).map(({notAfter:Ae})=>Ae):
G.map(({validTo:Ae})=>Date.parse(Ae)),ve=Date.parse(U.validFrom),de=Math.min(...oe);return Number.isNaN(ve)||Number.isNaN(de)?null:{host:V,subject:R(U.subject)??
U.subjectAltName??"",issuer:R(U.issuer)??U.issuer??"",validFrom:new Date(ve).toISOString(),expires:new Date(de).toISOString()}}const R=G=>/^CN=(.*)$/m.exec(G??"")?.[1];
var O=n(7583),B=n(1692),H=n(2767),N=n(3427);const ne=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],x=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;
async function w(G){const{code:ue,error:V,dialing:U}=G;if(ne.includes(ue))return await i(await G.connectAgain())?(0,O.Au)("PLAIN_HTTP","the port responds in pla\
in HTTP"):V;if(x.test(ue))return V;const oe=await s(G);return oe===null?V:"flaw"in oe?(U.connection.rejection=oe,(0,O.Au)("CERTIFICATE_REJECTED",`certificate re\
jected: ${oe.flaw.kind}`)):(U.connection.unsupported=oe,(0,O.Au)("TLS_UNSUPPORTED",`not supported by the clients: ${oe.name}`))}const u=3e3,l=Buffer.from([22,3,
1,0,0]);async function i(G){const ue=await new Promise(V=>{G.setTimeout(u,()=>V("")),G.once("data",U=>V(U.toString("latin1",0,5))),G.once("error",()=>V("")).once(
"close",()=>V("")),G.write(l)});return G.destroy(),ue==="HTTP/"}const c=[N.DS,{...N.DS,maxVersion:"TLSv1.2"}];async function s({endpoint:{name:G},dialing:ue,connectAgain:V}){
for(const U of c){const oe=(0,B.createSecureContext)({...U,ca:[]}),ve=await V(),de=await(0,O.ek)(ve,ue,{name:G,secureContext:oe}).catch(()=>null);if(de===null)continue;
const Ae=S(de);return de.destroy(),Ae}return null}function S(G){const ue=G.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(ue))return{kind:"version",name:ue};
const[V]=m(G),U=V&&(0,H.h)(V.raw);if(U?.ok===!1)return{flaw:U.flaw,isLeaf:!0};const oe=G.getCipher().name;if(!N.Cg.includes(oe))return{kind:"cipher",name:oe};const ve=T(
G);if(!N.Yx.includes(ve))return{kind:"group",name:ve};const de=U?.certificate.key;return de?.kind==="unsupported"?{flaw:{kind:"key",name:de.name},isLeaf:!0}:null}
const d={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521",secp224r1:"P-224"};function T(G){const ue=G.getEphemeralKeyInfo();return ue===null||!("type"in ue)?
"":ue.type==="DH"?`ffdhe${ue.size}`:d[ue.name??""]??ue.name??""}var a=n(2230);const h="http/1.1",v="h2";async function z(G,ue,V){if(G.scheme==="http")return f(G,
ue,V);const U=()=>f(G,ue,V),oe=await U();try{return await $e(G,oe,ue.trust,V,h)}catch(ve){const de=(0,O.$N)(ve);throw de.endsWith("_NO_APPLICATION_PROTOCOL")&&await k(
G,ue,V),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(de)?await w({error:ve,code:de,endpoint:G,dialing:V,connectAgain:U}):ve}}async function k(G,ue,V){if(G.scheme!=="http")
try{const U=await f(G,ue,V);(await $e(G,U,ue.trust,V,v)).destroy()}catch(U){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes((0,O.$N)(U)))throw U}}function q({
scheme:G,name:ue,port:V}){const U=ue.includes(":")?`[${ue}]`:ue;return V===(G==="https"?443:80)?U:`${U}:${V}`}function Z(G,ue){const V=ue.resolve.find(({name:oe,
port:ve})=>oe===G.name&&(ve===null||ve===G.port));if(V!==void 0)return{kind:"direct",host:V.address,port:V.addressPort??G.port};const U=ue.chooseProxy(G);return U===
null?{kind:"direct",host:G.name,port:G.port}:{kind:"proxy",proxy:U}}async function f(G,ue,V){const U=Z(G,ue);if(U.kind==="direct")return(0,O.zy)(U.host,U.port,V);
(0,O.ln)(G.name,V),V.connection.proxy=U.proxy.host;const oe=await I(U.proxy,ue,V);return G.scheme==="https"?(0,a.X)(G,U.proxy,oe):oe}async function I(G,ue,V){const U=G.
protocol==="https:"?"https":"http",oe=G.hostname.replace(/^\[|\]$/g,""),ve={scheme:U,name:oe,port:Number(G.port)||(U==="https"?443:80)},de=(0,O.s0)();try{return await z(
ve,{...ue,resolve:[],chooseProxy:()=>null},{...V,connection:de,allowPrivate:!0})}catch(Ae){const Ne=`proxy ${G.host} cannot be reached: ${(0,O.bD)(Ae)}`;throw(0,O.
Au)("PROXY_REFUSED",Ne)}finally{V.connection.lookupMs=de.lookupMs,V.connection.connectMs=de.connectMs}}async function $e(G,ue,V,U,oe){const{connection:ve}=U,de=performance.
now(),Ae=await(0,O.ek)(ue,U,{name:G.name,secureContext:V.context(),ALPNProtocols:[oe]});ve.tlsMs=performance.now()-de;const Ne=m(Ae),J=V.verify(Ne.map(({raw:K})=>K),
G.name);if(ve.certificate=e(Ne,J,q(G)),J.ok&&Ae.alpnProtocol!==v)return Ae;throw Ae.destroy(),J.ok?(0,O.Au)("HTTP2_ONLY","the host speaks only HTTP/2"):(ve.rejection=
J,(0,O.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${J.flaw.kind}`))}}),7583:((Ie,le,n)=>{n.d(le,{$N:()=>N,Au:()=>H,zy:()=>x,bD:()=>ne,s0:()=>B,ln:()=>l,ek:()=>w});
var r=n(610),m=n(7030),e=n(5195),R=n(1692);const O=(d,{name:T,...a})=>(0,R.connect)({...a,socket:d,servername:(0,m.isIP)(T)===0?T.replace(/\.$/,""):"",rejectUnauthorized:!1}),
B=()=>({lookingUp:!1,lookupMs:null,connectMs:null,tlsMs:null,address:null,proxy:null,certificate:null,rejection:null,unsupported:null}),H=(d,T)=>Object.assign(new Error(
T),{code:d});function N(d){return typeof d!="object"||d===null?"":"code"in d&&typeof d.code=="string"?d.code:""}const ne=d=>typeof d=="object"&&d!==null&&"messa\
ge"in d?String(d.message):String(d);async function x(d,T,a){const{connection:h}=a;(0,m.isIP)(d)!==0&&l(d,a);const v=performance.now();let z=v;const k=(0,m.connect)(
{host:d,port:T,noDelay:!0,lookup:S(a,()=>{z=performance.now(),h.lookingUp=!1,h.lookupMs=z-v})});return a.hold(k),await u(k,"connect"),h.connectMs=performance.now()-
z,h.address=k.remoteAddress??null,k}async function w(d,T,a){const h=O(d,a);return T.hold(h),await u(h,"secureConnect"),h}function u(d,T){return new Promise((a,h)=>{
const v=()=>h(H("ECONNRESET","the connection was closed"));d.once(T,a).once("error",h).once("close",v)})}function l(d,T){const a=i(d,T);if(a!==null)throw a}function i(d,{
allowPrivate:T}){const a=(0,e.Sz)(d);return a==="metadata"?H("ADDRESS_METADATA",`${d} is a metadata address`):a==="public"||T?null:H(a==="reserved"?"ADDRESS_RES\
ERVED":"ADDRESS_PRIVATE",`${d} is a ${a} address`)}const c=253,s=d=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(d);function S(d,T){return(a,h,v)=>{if(s(a)||a.replace(/\.$/,
"").length>c){const z=H("ENOTFOUND",`no such host: ${a}`);queueMicrotask(()=>v(z,[]));return}d.connection.lookingUp=!0,(0,r.lookup)(a,{...h,all:!0},(z,k)=>{if(T(),
z!==null)return v(z,[]);const q=k.map(({address:I})=>i(I,d)),Z=k.filter((I,$e)=>q[$e]===null),f=q.find(I=>I!==null);if(Z.length===0&&f)return v(f,[]);v(null,Z)})}}}),
4529:((Ie,le,n)=>{n.d(le,{X5:()=>O,be:()=>B,gQ:()=>H});var r=n(4573),m=n(3625),e=n(4283),R=n(1831);function O(x){const{scheme:w}=x;if(w!=="https"&&w!=="http")return(0,m.
T)(`unsupported protocol scheme "${w}"`);const{name:u,port:l}=(0,e.cz)(x);if(u==="")return(0,m.T)("no Host in request URL");const i=N(u);if(!i.ok)return i;const c=l===
""?w==="https"?443:80:Number(l);return c>0&&c<=65535?(0,m.J)({scheme:w,name:i.value,port:c}):(0,m.T)(`invalid port "${l}"`)}function B(x){const{name:w}=(0,e.cz)(
x),u=(0,R.Pv)(w);return ne(w)||!u.ok?w:u.value}function H(x,{name:w}){const{port:u}=(0,e.cz)(x),l=w.includes(":")?`[${w}]`:w;return u===""?l:`${l}:${u}`}function N(x){
return ne(x)?(0,m.J)(x.toLowerCase()):(0,R.Pv)(x)}const ne=x=>(0,r.isAscii)(new TextEncoder().encode(x))}),772:((Ie,le,n)=>{n.d(le,{f:()=>p});var r=n(4283),m=n(
3592),e=n(7075),R=n(8522),O=n(7583);const B=1e3,H=64*1024,N=1024,ne=256*1024,x=_=>Buffer.from(_,"latin1").toString("utf8");function w({status:_,reason:$,headers:C}){
const se=Pe=>{const je=C.get(Pe)?.[0];return je===void 0?null:x(je)},X=se("content-length"),Le=_!==204&&_!==304&&X!=="0"?se("content-encoding"):null;return{status:_,
reason:x($),contentType:se("content-type"),contentEncoding:Le,location:se("location"),retryAfter:se("retry-after"),terraformGet:se("x-terraform-get"),apiVersion:se(
"tfp-api-version"),challenge:u(C.get("www-authenticate")??[]),declaredBytes:X===null||l(Le)?null:Number(X)}}function u(_){const $=_.flatMap(se=>se.split(",")).flatMap(
se=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(se)?.[1]??[]);return $.some(se=>se.toLowerCase()==="bearer")?null:$[0]??null}const l=_=>_?.toLowerCase()==="gzip";async function i(_,$,C){
const se=[];let X=0;const me=C.kind==="excerpt"?setTimeout(()=>_.destroy(),B).unref():void 0;try{for await(const Pe of c(_,$,C.maxBytes)){const je=Pe;if(se.push(
je),se.length===N&&se.splice(0,N,Buffer.concat(se)),X+=je.byteLength,X>C.maxBytes)break}}catch(Pe){if((0,O.$N)(Pe)==="COMPRESSED_TOO_LARGE")X=Number.POSITIVE_INFINITY;else if(C.
kind==="whole")throw Pe}finally{clearTimeout(me)}return{bytes:Buffer.concat(se).subarray(0,C.maxBytes),truncated:X>C.maxBytes}}function c(_,$,C){if(!l($.contentEncoding))
return _;const se=(0,R.createGunzip)();return(0,e.pipeline)(_,s(C+H),se,()=>{}),se}const s=_=>async function*($){let C=_;for await(const se of $){if(C-=se.length,
C<0)throw(0,O.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield se}};var S=n(6367),d=n(4529),T=n(3625);function a(_){const[,$="",C="",se=""]=/^(\S+) +([^ ]*) ?(.*)$/s.
exec(_)??[],X=/^HTTP\/(\d)\.(\d)$/.exec($);if(X===null)return(0,T.T)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(C))return(0,T.T)("malformed status");
const[,me="",Le=""]=X;return(0,T.J)({status:Number(C),reason:se,version:Number(me+Le)})}function h(_,$){const C=k($);if(!C.ok)return C;const se=new Map(C.value),
{status:X,reason:me,version:Le}=_,Pe=G(X,Le,se);if(!Pe.ok)return Pe;Pe.value.kind==="chunked"&&se.delete("content-length");const je=Pe.value.kind!=="close"&&V(Le,
se);return(0,T.J)({status:X,reason:me,headers:se,framing:Pe.value,keepAlive:je})}const v=/^[\w!#$%&'*+.^`|~ -]+$/,z=_=>/^[\t -~\u0080-\u00ff]*$/.test(_);function k(_){
const $=new Map;for(const C of I(_)){const se=C.indexOf(":"),X=C.slice(0,Math.max(se,0)),me=q(C.slice(se+1));if(!v.test(X))return(0,T.T)("malformed header line");
if(!z(me))return(0,T.T)("control character in a header");const Le=X.toLowerCase(),Pe=$.get(Le);Pe===void 0?$.set(Le,[me]):Pe.push(me)}return(0,T.J)($)}function q(_){
let $=0;for(;f(_,$);)$+=1;return Z(_.slice($))}function Z(_){let $=_.length;for(;f(_,$-1);)$-=1;return _.slice(0,$)}const f=(_,$)=>_[$]===" "||_[$]==="	";function I(_){
const $=[];for(const C of _){const se=q(C),X=$.at(-1);/^[ \t]/.test(C)&&X!==void 0?X.push(se):$.push([/^[ \t]|^[^:]*$/.test(C)?":":se])}return $.map(C=>C.join("\
 "))}const $e=["transfer-encoding","content-length","trailer"];function G(_,$,C){const se=$>=11?C.get("transfer-encoding")??[]:[],[X]=se;if(se.length>1)return(0,T.
T)("several Transfer-Encoding headers");if(X!==void 0&&X.toLowerCase()!=="chunked")return(0,T.T)("unsupported Transfer-Encoding");const me=ue(C,"trailer");if(X!==
void 0&&me.some(Xe=>$e.includes(Xe)))return(0,T.T)("forbidden name in Trailer");const Le=C.get("content-length")??[];if(new Set(Le).size>1)return(0,T.T)("differ\
ent Content-Length headers");const[Pe]=Le,je=Number(Pe);return Pe!==void 0&&!(/^\d+$/.test(Pe)&&je<2**63)?(0,T.T)("malformed Content-Length"):_<200||_===204||_===
304?(0,T.J)({kind:"length",bytes:0}):X!==void 0?(0,T.J)({kind:"chunked"}):(0,T.J)(Pe===void 0?{kind:"close"}:{kind:"length",bytes:je})}const ue=(_,$)=>(_.get($)??
[]).flatMap(C=>C.split(",")).map(C=>C.trim().toLowerCase());function V(_,$){const C=ue($,"connection");return _<10||C.includes("close")?!1:_>=11||C.includes("ke\
ep-alive")}function U(_){const[$=""]=Z(_).split(";",1);return/^[\da-f]{1,16}$/i.test($)?(0,T.J)(Number.parseInt($,16)):(0,T.T)("malformed chunk size")}var oe=n(
8947);const ve=4096,de=16*1024,Ae=10;class Ne{#e="size";#t=0;#s=0;#n="";#r=[];#i=0;push($){const C=new Uint8Array($.length);let se=0,X=0;for(;X<$.length&&this.#e!==
"end";){if(this.#e==="data"){const Pe=Math.min($.length,X+this.#t);C.set($.subarray(X,Pe),se),se+=Pe-X,this.#t-=Pe-X,X=Pe,this.#t===0&&(this.#e="end of data");continue}
const me=$.indexOf(Ae,X)+1||$.length;this.#n+=(0,oe.iP)($.subarray(X,me)),X=me;const Le=this.#l($[me-1]===Ae);if(Le!==null)return(0,T.T)(Le)}return(0,T.J)({data:C.
subarray(0,se),used:X,isEnd:this.#e==="end"})}#l($){const C=this.#n;return C.length+this.#i>ve?"long line in chunks":$?(this.#n="",!C.endsWith(`\r
`)||C.indexOf("\r")<C.length-2?"malformed end of a chunk line":this.#f(C.slice(0,-2))):null}#f($){if(this.#e==="size")return this.#u($);if(this.#e==="end of dat\
a")return this.#e="size",$===""?null:"malformed chunk";if(this.#i+=$.length+2,$!=="")return this.#r.push($),null;this.#e="end";const C=k(this.#r);return C.ok?null:
C.why}#u($){const C=U($);return C.ok?(this.#t=C.value,this.#e=C.value===0?"trailer":"data",C.value===0?null:(this.#s=Math.max(0,this.#s+$.length+2-16-2*C.value),
this.#s>de?"chunks with too little data":null)):C.why}}const J=10;class K{#e;#t=Buffer.alloc(0);received=0;constructor($){this.#e=$[Symbol.asyncIterator]()}get isEmpty(){
return this.#t.length===0}async line($){const C=[];for(;;){const se=this.#t.indexOf(J),X=this.#s(se<0?this.#t.length:se+1);if(C.push(X),$.bytes-=X.length,$.bytes<
0)throw(0,O.Au)("HEADERS_TOO_LARGE","too many headers");if(se>=0)return Buffer.concat(C).toString("latin1").slice(0,-1);if(await this.#n())continue;const me=Buffer.
concat(C).toString("latin1");return me===""||me==="\r"?null:me}}async bytes($){return await this.arrived()&&this.#s($)}async arrived(){return this.isEmpty&&!await this.#n()?
null:this.#t}skip($){this.#s($)}#s($){const C=this.#t.subarray(0,$);return this.#t=this.#t.subarray(C.length),C}async#n(){const $=await this.#e.next();return $.
done===!0?!1:(this.#t=$.value,this.received+=this.#t.length,!0)}}function he(_){const $=new K(_);let C=!0,se=0;return{mayRepeat:()=>se>0&&$.received===se,isFree:()=>C&&
$.isEmpty&&!_.destroyed&&_.readable,get:async X=>{C=!1,se=$.received,_.write(P(X),"latin1"),await we($);const me=await xe($),{framing:Le,keepAlive:Pe}=me,je=()=>{
C=Pe},Xe=()=>C||_.destroy();return{head:w(me),body:y(Ee($,Le),je,Xe)}}}}function y(_,$,C){const se=async X=>{const me=await _.next();me.done===!0&&$(),X.push(me.
value??null)};return new e.Readable({read(){se(this).catch(X=>this.destroy(X))},destroy(X,me){C(),me(X)}})}function P({path:_,headers:$}){const C=Object.entries(
$).map(([X,me])=>`${X}: ${me}`),se=[`GET ${_} HTTP/1.1`,...C];if(se.some(X=>/[\r\n\0]/.test(X)))throw new Error("a request has a line break");return`${se.join(`\
\r
`)}\r
\r
`}const F=9,ae=4;async function we(_){const $=await _.arrived();if($===null||$.length<F)return;if($[0]===0&&$[3]===ae&&$.readUInt32BE(5)===0)throw(0,O.Au)("HTTP\
2_FRAME","a frame of HTTP/2, which was not negotiated")}const be=5;async function xe(_){const $={bytes:ne};for(let C=0;C<=be;C+=1){const se=j(a(await ie(_,$))),
X=j(h(se,await W(_,$)));if(X.status<100||X.status>199||X.status===101)return X}throw(0,O.Au)("HTTP_MALFORMED",`more than ${be} interim responses`)}function j(_){
if(!_.ok)throw(0,O.Au)("HTTP_MALFORMED",_.why);return _.value}async function W(_,$){const C=[];for(;;){const se=await ie(_,$);if(se==="")return C;C.push(se)}}async function ie(_,$){
const C=await _.line($);if(C===null)throw(0,O.Au)("ECONNRESET","the connection was closed");return C.endsWith("\r")?C.slice(0,-1):C}function Ee(_,$){switch($.kind){case"\
length":return Re(_,$.bytes);case"chunked":return Ce(_);case"close":return ge(_)}}async function*ge(_){for(;;){const $=await _.bytes(_e);if($===null)return;yield $}}
const _e=64*1024;async function*Re(_,$){let C=$;for(;C>0;){const se=await _.bytes(Math.min(C,_e));if(se===null)throw(0,O.Au)("BODY_CUT","the body is cut off");C-=
se.length,yield se}}async function*Ce(_){const $=new Ne;for(;;){const C=await _.arrived();if(C===null)throw(0,O.Au)("BODY_CUT","the body is cut off");const{data:se,
used:X,isEnd:me}=j($.push(C));if(_.skip(X),se.length>0&&(yield se),me)return}}var He=n(2230);const M=12;function p(_){const $={settings:_,alerts:[],channels:new Map,
sockets:new Set,closed:!1};return{get:C=>L($,C),isOpen:()=>!$.closed,close:()=>{$.closed=!0;for(const C of[...$.sockets].reverse())C.destroy()}}}async function L(_,$){
const C={connection:null,address:null,head:null,ready:performance.now()};try{const se=await Q(_,$,C),{head:X}=se;C.head=X;const me=performance.now()-C.ready,Le=await i(
se.body,X,$.planBody(X)),{connection:Pe,address:je}=C;return{kind:"received",head:X,body:Le,firstByteMs:me,connection:Pe,address:je}}catch(se){const{connection:X,
head:me}=C,Le=X?.address??C.address;return{kind:"failed",error:(0,O.$N)(se)==="ECONNRESET"&&_.alerts[0]||se,connection:X,address:Le,head:me}}}async function Q(_,$,C){
const{scheme:se,name:X,port:me}=$.endpoint,Le=`${se}://${X} ${me}`,Pe={get:$,seen:C},je=b(_,Le,Pe),Xe=re(_,$),Ve=je.http?.isFree()?je.http:await D(_,je);C.address=
je.address;try{return await Ve.get(Xe)}catch(Ge){if((0,O.$N)(Ge)==="HTTP2_FRAME"&&await(0,S.dI)($.endpoint,_.settings,te(_,Pe)),_.closed||!Ve.mayRepeat())throw Ge}
return(await D(_,je)).get(Xe)}function b(_,$,C){const se=_.channels.get($)??{http:null,socket:null,address:null,current:C};se.current=C,_.channels.delete($),_.channels.
set($,se);const[X]=_.channels;return _.channels.size>M&&X!==void 0&&(_.channels.delete(X[0]),X[1].socket?.destroy()),se}async function D(_,$){const{current:C}=$,
{get:se,seen:X}=C,me=te(_,C),Le=await(0,S.JY)(se.endpoint,_.settings,me);return X.ready=performance.now(),$.socket=Le,$.address=me.connection.address,$.http=he(
Le),$.http}function te(_,{get:$,seen:C}){const se=(0,O.s0)();C.connection=se;const X=me=>{_.sockets.add(me),me.on("error",Le=>{(0,O.$N)(Le).startsWith("ERR_SSL")&&
_.alerts.push(Le)}),me.on("close",()=>_.sockets.delete(me)),_.closed&&me.destroy()};return{connection:se,allowPrivate:$.allowPrivate,hold:X}}function re({settings:_},{
url:$,endpoint:C,token:se,headers:X}){const me=(0,S.Lu)(C,_),Le=C.scheme==="http"&&me.kind==="proxy";return{path:fe(Le?Oe($,C):(0,r.t5)($)),headers:{host:(0,d.gQ)(
$,C),"user-agent":m._O,...X,...X.range===void 0?{"accept-encoding":"gzip"}:{},...Me($,se),...Le?(0,He.T)(me.proxy):{}}}}const fe=_=>ce(_).replace(/ /g,"%20"),ce=_=>Buffer.
from(_,"utf8").toString("latin1"),Oe=(_,$)=>`http://${(0,d.gQ)(_,$)}${(0,r.t5)(_)}`;function Me(_,$){if($!==null)return{authorization:ce(`Bearer ${$.reveal()}`).
trimEnd()};const C=(0,r.aR)(_);return C===null?{}:{authorization:C}}}),3948:((Ie,le,n)=>{n.d(le,{e:()=>U,U:()=>J});var r=n(4283),m=n(630),e=n(4e3),R=n(9209),O=n(
1064),B=n(5195),H=n(7027),N=n(4529),ne=n(960),x=n(2636),w=n(9872),u=n(4715),l=n(6697),i=n(6367),c=n(7583);const s=y=>({describe:y,transient:!1}),S=y=>({describe:y,
transient:!0}),d=y=>P=>(0,ne.T0)({host:P.host,why:y}),T=y=>S(({host:P})=>(0,ne.P6)({host:P,error:y})),a=y=>s(({host:P})=>(0,w.cI)({host:P,error:y})),h=y=>S(({host:P,
asks:F})=>F==="document"?(0,x.Eh)({host:P,why:y}):(0,u.B)({host:P,why:y})),v=y=>s(({host:P,asks:F})=>(0,l.AO)({host:P,address:y,asks:F})),z=s(({host:y,text:P})=>(0,ne.
P0)({host:y,error:P}));function k({host:y,rejection:P}){if(P===null)throw new Error("a certificate is rejected for a reason");const{flaw:F,isLeaf:ae}=P;return F.
kind==="expired"?(0,w.vk)({host:y,isLeaf:ae,at:F.at}):F.kind==="not-yet-valid"?(0,w.x1)({host:y,isLeaf:ae,at:F.at}):F.kind==="other-name"?(0,w.B_)({host:y,names:F.
names}):(0,w.SE)({host:y,isLeaf:ae,flaw:F})}const q={ENOTFOUND:s(d("no-such-host")),ENODATA:s(d("no-such-host")),EAI_AGAIN:S(d("no-answer")),EAI_FAIL:S(d("serve\
r-failed")),ECONNREFUSED:T("refused"),ECONNRESET:T("closed"),ECONNABORTED:T("closed"),EPIPE:T("closed"),EHOSTUNREACH:T("no-host-route"),ENETUNREACH:T("no-networ\
k-route"),ETIMEDOUT:S(({host:y,asks:P})=>(0,ne.Qs)({host:y,asks:P,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:S(({host:y,text:P})=>(0,ne.P6)({host:y,error:{
proxy:P}})),PROXY_REFUSED:s(({host:y,text:P})=>(0,w.rZ)({host:y,reason:P})),PLAIN_HTTP:s(w.MY),ADDRESS_METADATA:v("metadata"),ADDRESS_PRIVATE:v("private"),ADDRESS_RESERVED:v(
"reserved"),CERTIFICATE_REJECTED:s(k),TLS_UNSUPPORTED:s(({host:y,unsupported:P})=>(0,w.cI)({host:y,error:P??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:a(
"not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:a("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:a("client-certificate"),HTTP_MALFORMED:z,HTTP2_FRAME:z,HTTP2_ONLY:s(
l.ro),HEADERS_TOO_LARGE:s(x.ku),BODY_CUT:h("closed"),Z_BUF_ERROR:h("gzip"),Z_DATA_ERROR:s(({host:y,asks:P})=>P==="document"?(0,x.jN)({host:y,encoding:"broken gz\
ip"}):(0,u.B)({host:y,why:"not-gzip"}))};function Z(y){return y.endsWith("UNRECOGNIZED_NAME")?a("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(y)?a({code:y}):
T({code:y})}function f(y){const{code:P}=y,F=Object.hasOwn(q,P)?q[P]:void 0,{describe:ae,transient:we}=F??Z(P);return{problem:ae(y),transient:we}}function I({error:y,
connection:P,head:F},{endpoint:ae,asks:we,limitMs:be}){const xe=(0,i.jT)(ae);if(be!==null){const W=G(P,F!==null);return{problem:(0,ne.Qs)({host:xe,asks:we,phase:W,
limitMs:be}),transient:!0}}const j=(0,c.$N)(y);if(j==="")throw y;return f({code:F!==null&&$e.test(j)?"BODY_CUT":j,text:(0,c.bD)(y),asks:we,host:xe,rejection:P?.
rejection??null,unsupported:P?.unsupported??null})}const $e=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function G(y,P){return y?.lookingUp?"lookup":y?.connectMs===
null?"connection":P?"body":"response"}const ue=[301,302,303,307,308],V={kind:"excerpt",maxBytes:2048};async function U(y){const P={options:y,started:performance.
now(),hops:[],urls:new Set,connections:[],stops:[],firstByteMs:null,headMs:null,startsInPublic:y.origin?.isPublic??!0,timedOut:!1},F=y.startTimer(y.timeoutMs,()=>{
P.timedOut=!0,y.session.close()});try{return{response:await ve(P),hops:[...P.hops],timing:oe(P,performance.now()-P.started),headMs:P.headMs,certificates:[...P.connections.
flatMap(({certificate:we})=>we??[])]}}finally{F()}}function oe({connections:y,firstByteMs:P},F){const ae=j=>{const W=y.map(ie=>ie[j]).filter(ie=>ie!==null);return W.
length===0?null:W.reduce((ie,Ee)=>ie+Ee)},[we,be,xe]=[ae("lookupMs"),ae("connectMs"),ae("tlsMs")];return{lookupMs:we,connectMs:be,tlsMs:xe,firstByteMs:P,totalMs:F}}
async function ve(y){let{url:P}=y.options;for(;;){const F=(0,N.X5)(P);if(!F.ok)return K((0,R.Y3)({redirect:"to",url:(0,r.Pl)(P),why:F.why}));const ae=await Ae(y,
P,F.value);if(ae.kind==="failed"||!de(ae.head))return ae;const we=(0,m.O)(P,ae.head.location??"");if(!we.ok){const be=`failed to parse Location header: ${we.why}`;
return K((0,R.Y3)({redirect:"from",url:(0,r.Pl)(P),why:be}))}if(y.hops.length>y.options.maxRedirects)return he(y,we.value);P=we.value}}const de=({status:y,location:P})=>ue.
includes(y)&&!!P;async function Ae(y,P,F){const{options:ae,hops:we}=y,{token:be,settings:xe,planBody:j,headers:W,origin:ie}=ae,Ee=we.length===0&&ie===null;y.urls.
add((0,r.jr)(P)),y.stops.push({scheme:F.scheme,name:(0,N.be)(P)});const ge=be===null?"none":(0,H.n)(y.stops).at(-1)??"dropped";y.headMs=null;const _e=performance.
now(),Re=await ae.session.get({url:P,endpoint:F,token:ge==="sent"?be:null,headers:W,allowPrivate:!y.startsInPublic||Ee||xe.namedHosts.has(F.name),planBody:L=>(y.
headMs=performance.now()-y.started,de(L)?V:j(L))}),Ce=performance.now()-_e;if(Ne(y,Re,{url:(0,e.dh)((0,r.Pl)(P)),authorization:ge,ms:Ce}),Ee&&(y.startsInPublic=
J(xe,F.name,Re.address)),Re.kind==="failed"){const L=y.timedOut?ae.timeoutMs:null,{asks:Q}=ae;return{kind:"failed",...I(Re,{endpoint:F,asks:Q,limitMs:L})}}const{
kind:He,head:M,body:p}=Re;return{kind:He,url:P,head:M,body:p}}function Ne(y,P,F){const{connection:ae,head:we}=P;ae!==null&&y.connections.push(ae),P.kind==="rece\
ived"&&(y.firstByteMs=(y.firstByteMs??0)+P.firstByteMs),y.hops.push({...F,status:we?.status??null,reason:(0,e.dh)(we?.reason??""),mediaType:we?.contentType?(0,e.
dh)(we.contentType):null,challenge:we?.challenge?(0,e.dh)(we.challenge):null,address:ae?.address??null,proxy:ae?.proxy??null})}function J({resolve:y},P,F){const ae=y.
some(we=>we.name===P);return!["private","loopback"].includes((0,B.Sz)((ae?null:F)??P))}const K=y=>({kind:"failed",problem:y,transient:!1});function he({urls:y,hops:P,
options:F},ae){const{asks:we,redirectLimits:be}=F,xe=P[0]?.url??"";if(y.has((0,r.jr)(ae)))return K((0,R.f0)({url:xe,asks:we,to:(0,r.Pl)(ae)}));const j=P.length,
W=O.Du.filter(ie=>j>be[ie]);return K((0,R.KA)({url:xe,asks:we,redirects:j,clients:W,limits:be}))}}),2230:((Ie,le,n)=>{n.d(le,{T:()=>e,X:()=>O});var r=n(7067),m=n(
7583);function e(B){if(B.username===""&&B.password==="")return{};const H=`${decodeURIComponent(B.username)}:${decodeURIComponent(B.password)}`;return{"proxy-aut\
horization":`Basic ${Buffer.from(H).toString("base64")}`}}const R=[502,503,504];function O(B,H,N){const x=`${B.name.includes(":")?`[${B.name}]`:B.name}:${B.port}`,
w=(u=0,l="")=>(0,m.Au)(R.includes(u)?"PROXY_NOT_REACHED":"PROXY_REFUSED",`proxy ${H.host} returned ${u} ${l}`.trimEnd());return new Promise((u,l)=>{const i=(0,r.
request)({method:"CONNECT",path:x,headers:{host:x,...e(H)},insecureHTTPParser:!0,createConnection:()=>N});i.on("error",c=>{const s=`proxy ${H.host} closed the c\
onnection: ${c.message}`;l((0,m.Au)("PROXY_REFUSED",s))}),i.on("connect",(c,s,S)=>{if(c.statusCode===200&&S.length===0)return u(N);N.destroy(),l(w(c.statusCode,
c.statusMessage))}),i.end()})}}),794:((Ie,le,n)=>{n.d(le,{Oj:()=>H,mv:()=>B,zu:()=>m});var r=n(4714);const m=2048,e=/%(?![0-9A-Fa-f]{2})/,R=/[^ -~\u0080-\uffff]/,
O=/[^A-Za-z0-9._~:!$&'()*+,;=%@-]/;function B(u){if(u.length<=m)return u;const[l,i]=w(u,"#"),[c,s]=w(l,"?"),[S=""]=/^(?:[A-Za-z][A-Za-z0-9+.-]*:)?(?:\/\/)?/.exec(
c)??[],d=c.slice(S.length),T=d.indexOf("/"),a=T<0?d.length:T,h=d.slice(0,a);return[S,S.endsWith("//")?N(h):x(h.replace(/^.*@/s,"_:@")),x(d.slice(a)),(0,r.o)(s,m),
R.test(l)?"\x7F":"",i&&(e.test(i)?"#%":"#")].join("")}const H=u=>({...u,opaque:(0,r.o)(u.opaque,m),user:u.user===null?null:{name:"",password:null},host:ne(u.host),
path:x(u.path),query:(0,r.o)(u.query,m),fragment:""});function N(u){const l=u.lastIndexOf("@"),i=u.slice(0,Math.max(l,0)),c=O.test(i)?'"':e.test(i)?"%":"";return`${l<
0?"":`${c}@`}${ne(u.slice(l+1))}`}function ne(u){if(u.length<=m)return u;const l=/:\d*$/.exec(u)?.[0]??"",i=u.slice(0,u.length-l.length),c=(0,r.o)(i,m),s=i.endsWith(
"]")?"]":"";return`${c===i?i:`${c.replace(/%.?$/,"")}${s}`}${(0,r.o)(l.replace(/^:0+(?=\d)/,":"),m)}`}function x(u){const l=(0,r.o)(u,m);if(l===u)return u;const i=e.
test(u)?"%":"",c=u.includes("//",m-1)?"//":"",s=/\/\.{0,2}$/.exec(u.slice(-3))?.[0]??"";return`${l.replace(/%.?$/,"")}${c}~${i}${s}`}function w(u,l){const i=u.indexOf(
l);return i<0?[u,""]:[u.slice(0,i),u.slice(i)]}}),5195:((Ie,le,n)=>{n.d(le,{Sz:()=>T,Zu:()=>S,uo:()=>a});var r=n(6181);function m(...h){let v;const z=()=>h.map(
e);return()=>v??=z()}function e(h){const[v="",z]=h.split("/"),k=(0,r.r5)(v);if(k===null)throw new Error(`${v} is no address`);return{prefix:k,bits:z===void 0?k.
length*8:Number(z)}}const R=({prefix:h,bits:v},z)=>h.length===z.length&&h.every((k,q)=>{const Z=Math.min(Math.max(8*(q+1)-v,0),8);return k>>Z===(z[q]??0)>>Z}),O=m(
"169.254.169.254","169.254.170.2","169.254.170.23","100.100.100.200","192.0.0.192","168.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2::23",
"fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42","fd00:a9fe:a9fe::1","fe80::a9fe:a9fe"),B=m("127.0.0.0/8","0.0.0.0","::1","::"),H=m("10.0.0.0/8","100.64.0.0/10",
"169.254.0.0/16","172.16.0.0/12","192.168.0.0/16","198.18.0.0/15","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10"),N=m("0.0.0.0/8","192.0.0.0/24","192.0.2.0\
/24","192.88.99.0/24","198.51.100.0/24","203.0.113.0/24","224.0.0.0/3","2001::/23","2001:db8::/32","2002::/16","3fff::/20"),ne=m("0.0.0.0/0","2000::/3"),x=m("::\
ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/96"),w=(h,v)=>h().some(z=>R(z,v)),u=[12,13,14,15],l=(h,...v)=>{const z=m(h);return{isIn:k=>w(z,k),at:v,mask:0}},
i=[l("2002::/16",[2,3,4,5]),l("2001::/32",[4,5,6,7]),{...l("2001::/32",u),mask:255},l("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,11,12],u),{isIn:h=>/^[02],0,94,254$/.
test(h.slice(8,12).join()),at:[u],mask:0}],c=h=>i.filter(v=>v.isIn(h)).flatMap(({at:v,mask:z})=>v.map(k=>k.map(q=>(h[q]??0)^z)));function s(h){return w(B,h)?"lo\
opback":w(x,h)?s(h.slice(12)):[h,...c(h)].some(v=>w(O,v))?"metadata":w(H,h)?"private":w(N,h)||!w(ne,h)?"reserved":"public"}function S(h){const v=(0,r.r5)(h);return v===
null?"public":s(v)}const d=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;function T(h){const v=h.replace(/\.$/,"");
if(/(^|\.)localhost(\.localdomain)?$/.test(v))return"loopback";const z=(0,r.r5)(v)??(0,r.RY)(v);return z===null?"public":s(z)}function a(h){const v=T(h);return v!==
"public"||h.includes(":")?v:d.test(h.replace(/\.$/,""))?"private":"public"}}),9529:((Ie,le,n)=>{n.d(le,{l:()=>R,m:()=>B});var r=n(4283),m=n(8999);const e=[1024,
65535],R=["authz_code","password"],O="app.terraform.io";function B(s,S,d){const T=x(H(s,"client")),a=w(H(s,"grant_types"),d),h=(...f)=>f.some(I=>a.value.includes(
I)),v=(f,I)=>u(H(s,f),f,I,S),z=v("authz",h("authz_code")),k=v("token",h("authz_code","password")),q=l(H(s,"ports")),Z=c(H(s,"scopes"));return{value:{client:T.value,
grantTypes:a.value,authz:z.value,token:k.value,ports:q.value,scopes:Z.value},flaws:[T,a,z,k,q,Z].flatMap(f=>f.flaws)}}const H=(s,S)=>Object.hasOwn(s,S)?s[S]:void 0,
N=(s,S,d)=>({value:s,flaws:[{rule:S,value:d}]}),ne=s=>({value:s,flaws:[]});function x(s){return typeof s!="string"?N("","client-missing",s):s===""?N(s,"client-e\
mpty",s):ne(s)}function w(s,S){if(s===void 0)return ne(["authz_code"]);if(!Array.isArray(s))return N([],"grant-types-invalid",s);const d=[...new Set(s.filter(h=>typeof h==
"string"))];return d.includes("authz_code")||d.includes("password")&&S===O?d.every(h=>R.includes(h))?ne(d):N(d,"grant-types-unknown",s):N(d,"grant-types-unsuppo\
rted",s)}function u(s,S,d,T){if(typeof s!="string")return d?N(null,`${S}-missing`,s):ne(null);const a=(0,m.v)(T,s);if(a.ok&&(0,r.cz)(a.value).name!=="")return ne(
(0,r.jr)(a.value));const v=`failed to parse ${S==="authz"?"authorization":"token"} URL: ${a.ok?"no Host in request URL":a.why}`;return{value:null,flaws:[{rule:`${S}\
-invalid`,why:v}]}}function l(s){if(s===void 0)return ne(e);if(!Array.isArray(s))return N(e,"ports-ignored",s);if(s.length!==2)return N(e,"ports-count",s);const[
S,d]=s;return!i(S)||!i(d)?N(e,"ports-range",s):S>d?N(e,"ports-order",s):S===d?N([S,d],"ports-single",s):ne([S,d])}const i=s=>typeof s=="number"&&Number.isInteger(
s)&&s>=e[0]&&s<=e[1];function c(s){if(s===void 0)return ne([]);if(!Array.isArray(s))return N([],"scopes-ignored",s);const S=s.filter(d=>typeof d=="string");return S.
length===s.length?ne(S):N(S,"scopes-invalid",s)}}),7027:((Ie,le,n)=>{n.d(le,{n:()=>r});function r(e){const[R]=e;let O=!1;return e.map(({scheme:B,name:H})=>(O||=
R!==void 0&&!m(R.name,H),O?"dropped":B==="https"?"sent":"withheld"))}function m(e,R){return e===R?!0:/[:%]|^[\d.]+$/.test(R)?!1:R.endsWith(`.${e}`)}}),3427:((Ie,le,n)=>{
n.d(le,{Cg:()=>R,DS:()=>w,Hb:()=>ne,Yx:()=>O});var r=n(7598);const m=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],e=["AES1\
28-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],R=[...m,...e.flatMap(u=>[`ECDHE-ECDSA-${u}`,`ECDHE-RSA-${u}`])],O=["X25519","P\
-256","P-384","P-521"],B=["rsa_pss_rsae_sha256","ecdsa_secp256r1_sha256","ed25519","rsa_pss_rsae_sha384","rsa_pss_rsae_sha512","rsa_pkcs1_sha256","rsa_pkcs1_sha\
384","rsa_pkcs1_sha512","ecdsa_secp384r1_sha384","ecdsa_secp521r1_sha512"],H="@SECLEVEL=0",N=r.constants.SSL_OP_LEGACY_SERVER_CONNECT|r.constants.SSL_OP_NO_RENEGOTIATION,
ne={secureOptions:N,minVersion:"TLSv1.2",ciphers:[...R,H].join(":"),ecdhCurve:O.join(":"),sigalgs:B.join(":")},x=["TLS_AES_128_CCM_SHA256","TLS_AES_128_CCM_8_SH\
A256"],w={secureOptions:N,minVersion:"TLSv1",ciphers:[...R,...x,"ALL","COMPLEMENTOFALL",H].join(":"),ecdhCurve:[...O,"X448","secp256k1","brainpoolP256r1","brain\
poolP384r1","brainpoolP512r1","ffdhe2048","ffdhe3072","ffdhe4096","P-224"].join(":")}}),3432:((Ie,le,n)=>{n.d(le,{nT:()=>xe,pj:()=>W});var r=n(772),m=n(6697),e=n(
1831),R=n(7511),O=n(4283),B=n(3948),H=n(3534),N=n(2636),ne=n(1064),x=n(7531),w=n(3307),u=n(9562),l=n(9529),i=n(794),c=n(4714);const s=["client","grant_types","a\
uthz","token","ports","scopes"],S=68,d=100,T=4096;function a(b,D){const te=new Map;return(0,w.CI)(b,D,(re,fe,ce,Oe)=>{if(Oe-ce>S)return;const Me=(0,w.I)(b.slice(
ce,Oe));s.includes(Me)&&te.set(Me,h(Me,b,{start:re,end:fe}))}),Object.fromEntries(te)}function h(b,D,te){if(D[te.start]==="[")return v(D,te);const re=D.slice(te.
start,te.end);return(b==="authz"||b==="token")&&re.startsWith('"')?(0,i.mv)((0,w.I)(re)):(0,c.w)(re)}function v(b,D){const te=[],re=new Set;let fe=T;return(0,w.
CI)(b,D,(ce,Oe)=>{const Me=k(b,ce,Oe);(te.length<d&&Oe-ce<=fe||Me!==null&&!re.has(Me))&&(te.push((0,c.w)(b.slice(ce,Oe))),fe-=Oe-ce,Me!==null&&re.add(Me))}),te}
const z=l.l.map(b=>JSON.stringify(b));function k(b,D,te){return b[D]!=='"'?"no string":z.find(re=>re.length===te-D&&b.startsWith(re,D))??null}const q=100,Z=16*1024,
f=200,I=2048;function $e(b){const D=new Set(b),te=new Set(b.map(G));let re=0,fe=Z;const ce=Oe=>re===q||Oe>fe?!1:(re+=1,fe-=Oe,!0);return{keeps:(Oe,Me)=>{if((0,u.
D6)(Oe)||D.has(Oe))return!0;const _=Oe.length<=f&&te.delete(G(Oe));return ce(Oe.length+Me)||_},read:(Oe,Me,_)=>{const{start:$,end:C}=_,se=C-$>I;if(se&&Oe===u.S3&&
Me[$]==="{")return a(Me,_);const X=Me.slice($,C);return se&&X.startsWith('"')?(0,i.mv)((0,w.I)(X)):(0,c.w)(X)}}}const G=b=>b.slice(0,b.indexOf(".")+1);var ue=n(
6974);const V={kind:"whole",maxBytes:x.b},U={kind:"excerpt",maxBytes:ue.mj},oe=b=>b===408||b===425||b===429||b>=500;async function ve(b){const{host:D,needed:te}=b,
re=await(0,B.e)({...b,url:(0,e.cu)(D),asks:"document",headers:{accept:"application/json"},origin:null,redirectLimits:ne.NX,planBody:Pe=>de(Pe)===null?V:U}),{response:fe,
...ce}=re;if(fe.kind==="failed"){const{problem:Pe,transient:je}=fe;return{attempt:{discovery:Pe.code==="host-http2"?{kind:"skipped",problem:Pe}:{kind:"failed",problem:Pe,
excerpt:null},...ce},transient:je,retryAfter:null}}const{head:Oe,body:Me,url:_}=fe,$=(0,ue.y8)(Me.bytes),C=re.hops.at(-1),se={url:(0,O.Pl)(_),page:$,asked:(0,e.
nx)(D),hop:C},X=Ae(fe,se,te),{status:me,retryAfter:Le}=Oe;return{attempt:{discovery:X,...ce},transient:oe(me),retryAfter:Le}}function de(b){const{status:D,declaredBytes:te}=b;
if(D===401||D===403)return({hop:ce,...Oe})=>{const{authorization:Me="none",challenge:_=null}=ce??{};return(0,H.iX)({...b,...Oe,host:Oe.asked,token:Me,challenge:_})};
if(D!==200)return({url:ce,page:Oe,asked:Me})=>(0,N.wE)({...b,url:ce,page:Oe,asked:Me,transient:oe(D)});const re=b.contentType??"",fe=(0,R.i)(re);return!fe.ok||fe.
value!=="application/json"?ce=>(0,N.e)({...ce,contentType:re,malformed:!fe.ok}):(te??0)<=x.b?null:ce=>(0,N.zf)({...ce,bytes:te,limit:x.b})}function Ae(b,D,te){const{
head:re,body:fe}=b,ce=(0,i.Oj)(b.url);if(re.status===404)return{kind:"absent",url:ce,why:"status"};const Oe=de(re);if(Oe!==null)return Ne(Oe(D),fe);const Me=(0,x.
T)(fe.bytes,$e(te));switch(Me.kind){case"object":return{...Me,kind:"found",url:ce,truncated:fe.truncated};case"null":return{kind:"absent",url:ce,why:"null"};case"\
not-object":return Ne((0,N.g0)({...D,why:Me.why}),fe);case"not-json":return Ne(J(b,Me,D),fe)}}const Ne=(b,{bytes:D})=>({kind:"failed",problem:b,excerpt:(0,ue.zU)(
D)});function J({head:b,body:D},{why:te,advice:re},fe){if(D.truncated)return(0,N.zf)({...fe,bytes:null,limit:x.b});const ce=b.contentEncoding?.toLowerCase()??"";
return["","gzip","identity"].includes(ce)?(0,N.pN)({...fe,why:te,advice:re}):(0,N.jN)({...fe,encoding:ce})}var K=n(7082),he=n(5960),y=n(7758);const P=500,F=1e4,
ae=3,we=2e3,be=3e5,xe=b=>Math.min(Math.max(...b.map(({attemptMs:D})=>D)),be),j=({timeoutMs:b,retries:D})=>(D+1)*b+D*F;async function W(b,D){const te=b.map(Oe=>({
host:Oe,tookMs:null})),re=b.entries(),fe={total:b.length,done:0,failed:0,waiting:new Set},ce=async()=>{for(const[Oe,Me]of re){if(D.stop.why!==null)return;fe.waiting.
add(Me),D.progress(fe);const _=await _e(Me,D).catch($=>(0,he.i)(Me,(0,m.n3)({host:(0,e.nx)(Me),thrown:$})));te[Oe]=_,fe.waiting.delete(Me),fe.done+=1,(!ie(_)||!Ce(
_.attempt))&&(fe.failed+=1),D.progress(fe)}};return await Promise.all(Array.from({length:Math.min(D.concurrency,b.length)},ce)),Ee(te,D.stop)}const ie=b=>"attem\
pt"in b;function Ee(b,{why:D}){if(D===null)return b.filter(ie);const te=b.length-b.filter(ie).length,re=b.flatMap(ce=>{if(ie(ce)&&Ce(ce.attempt))return[];const Oe=ie(
ce)?ge(ce):ce.tookMs;return Oe!==null&&Oe>=we?[{host:(0,e.nx)(ce.host),tookMs:Oe}]:[]}).sort((ce,Oe)=>Oe.tookMs-ce.tookMs).slice(0,ae),fe={stopped:D,unchecked:te,
total:b.length,slowest:re};return b.map(ce=>{if(ie(ce))return ce;const{host:Oe,tookMs:Me}=ce,_=Me!==null;return(0,he.i)(Oe,(0,m.nD)({host:(0,e.nx)(Oe),isBegun:_,
...fe}))})}const ge=({attempt:b,earlier:D})=>[...D,b].reduce((te,{timing:re})=>te+re.totalMs,0);async function _e(b,D){const{stop:te}=D,re=performance.now(),fe=await D.
credentials.find(b),ce=[];for(;te.why===null;){const{attempt:Oe,transient:Me,retryAfter:_}=await p(b,fe.answer,D);if(te.why!==null&&!Ce(Oe)||(ce.push(Oe),!(Ce(Oe)?
He(ce,D.releases):Me)||ce.length>D.retries))break;await(0,y.v)(Q(ce.length,_,D),D)}return ce.length===0?{host:b,tookMs:performance.now()-re}:Re(b,fe,ce,D)}function Re(b,{
answer:D,clients:te,difference:re},fe,{forced:ce}){return{host:b,...M(fe),credentials:D&&{source:D.source,hasToken:D.token!==null,problem:D.problem},looks:te,difference:re,
forced:ce.get(b)??[]}}const Ce=({discovery:b})=>b.kind!=="failed",He=(b,D)=>D.some(({attemptMs:te})=>!b.some(re=>Ce(re)&&re.timing.totalMs<=te));function M(b){const D=b.
findIndex(Ce),te=D<0?b.length-1:D,[re]=b.slice(te);if(re===void 0)throw new Error("a visit without an attempt");return{attempt:re,earlier:b.slice(0,te),later:b.
slice(te+1)}}async function p(b,D,te){if(D?.isUnsendable&&D.problem!==null){const _={kind:"failed",problem:D.problem,excerpt:null};return{attempt:(0,K.O)(_),transient:!1,
retryAfter:null}}const{network:re,maxRedirects:fe,timeoutMs:ce,stop:Oe}=te,Me=(0,r.f)(re);Oe.signal.addEventListener("abort",Me.close);try{return await ve({host:b,
needed:L(b,te),session:Me,settings:re,token:D?.token??null,maxRedirects:fe,timeoutMs:ce,startTimer:te.startTimer})}finally{Oe.signal.removeEventListener("abort",
Me.close),Me.close()}}const L=(b,{required:D,forced:te})=>[...(D.get(b)??[]).map(({service:re})=>re),...(te.get(b)??[]).flatMap(({services:re})=>re.map(({id:fe})=>fe))];
function Q(b,D,{random:te,now:re}){const fe=P*2**(b-1)*(.5+te()/2);return Math.min(Math.max(fe,(0,y.V)(D,re())??0),F)}}),7758:((Ie,le,n)=>{n.d(le,{V:()=>m,v:()=>r});
function r(e,{startTimer:R,stop:O}){return new Promise(B=>{const H=()=>{N(),O.signal.removeEventListener("abort",H),B()},N=R(e,H);O.signal.addEventListener("abo\
rt",H)})}function m(e,R){const O=/^\d+$/.test(e??"")?Number(e)*1e3:Date.parse(e??"")-R;return Number.isNaN(O)?null:O}}),6974:((Ie,le,n)=>{n.d(le,{mj:()=>e,y8:()=>w,
zU:()=>B});var r=n(4e3),m=n(6174);const e=2048,R=200,O=80;function B(l){const i=N(l),c=l.length<e?i:i.replace(H,"://***@"),s=(0,m._)(c).trim();return s===""?null:
Array.from(s.slice(0,2*R)).slice(0,R).join("")}const H=/:\/\/[^/?#\s"'@]+$/,N=l=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(l.subarray(0,e)),ne=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,
x=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;function w(l){const i=u(N(l));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.
test(i))return null;const c=/<title[^>]*>([^<]{0,400})/i.exec(i)?.[1]?.replace(/\s+/g," ").trim()??"",s=(0,r.dh)(c,O);return x.test(c)?{kind:"captive-portal",title:s}:
{kind:ne.test(c)||/type=["']?password/i.test(i)?"sign-in":"other",title:s}}function u(l){let i=l.trimStart();for(;i.startsWith("<!--");){const c=i.indexOf("-->",
4);if(c<0)return"";i=i.slice(c+3).trimStart()}return i}})};export{Zt as ids,Qt as modules};
