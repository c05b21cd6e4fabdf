const Zt=[914,217,456,696],Qt={4929:((Pe,ue,n)=>{n.d(ue,{Dz:()=>N,P4:()=>B,Yv:()=>x,kV:()=>E});var r=n(6246),g=n(1064),e=n(1831),R=n(4e3),O=n(5799);const B=(0,O.
lS)((0,O.$e)("credentials-config","CLI configuration has a mistake",g.Du),({clients:u,mistake:l})=>({...H(l),affects:u}));function H(u){switch(u.kind){case"miss\
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
client finds no other name"}}}const N=(0,O.lS)((0,O.z3)("credentials-helper","Credentials helper failed",g.Du),({name:u,why:l})=>({message:`credentials helper ${u}\
: ${l}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install provi\
ders'})),se=10,x=(0,O.lS)((0,O.lm)("services-forced","A host block replaces service discovery",["terraform","opentofu"]),({host:u,at:l})=>({message:`the host bl\
ock at ${l} defines the services of ${u}; the host's own discovery document is not used`,help:`remove the host block at ${l} to use the discovery document of ${u}`})),
E=(0,O.lS)((0,O.lm)("services-forced-differ","A host block and the discovery document differ",["terraform","opentofu"]),({host:u,at:l,services:i})=>({message:`t\
he host block at ${l} and the discovery document of ${u} differ in ${(0,R.K4)(i,se,R.dh)}`,help:"update the host block or remove it; machines without it use oth\
er services"}))}),960:((Pe,ue,n)=>{n.d(ue,{Er:()=>c,P0:()=>u,P6:()=>H,Qs:()=>E,T0:()=>O,U2:()=>i});var r=n(1064),g=n(4e3),e=n(5799);const R={"no-such-host":"doe\
s not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server report\
ed a failure"},O=(0,e.lS)((0,e.z3)("host-unknown","Hostname does not resolve",r.zK),({host:s,why:S})=>({message:`${s} ${R[S]}`,help:S==="no-such-host"?"check th\
e spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again"})),B={refused:"refused the connection",
closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its net\
work"},H=(0,e.lS)((0,e.z3)("host-unreachable","Host is unreachable",r.zK),({host:s,error:S})=>{if(typeof S=="object"&&"proxy"in S)return{message:`${s} is unreac\
hable: ${S.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"};const d=typeof S=="string"?B[S]:`is unreachable \
(${S.code})`;return{message:`${s} ${d}`,help:{operator:"check that the host is up, and that a firewall lets this machine connect to it",user:"check that a firew\
all or proxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine connect to it; otherwise ${(0,g.B9)(s)}`}}}),N={lookup:{failed:"\
could not be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"ch\
eck that the host is up, and that a firewall does not drop packets from this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish \
its response",help:""}},se="serve the document as a static file",x=({asks:s})=>s==="document"?se:"find out what the server waits for, such as its storage",E=(0,e.
lS)((0,e.z3)("host-timeout","Host does not respond in time",r.zK),s=>{if(s.phase==="complete")return{message:`${s.host} took ${(0,g.YA)(s.tookMs)} to return its\
 discovery document; ${(0,g.Af)(s.releases)}`,help:(0,e.C)(se),affects:[...new Set(s.releases.map(({client:a})=>a))]};const{failed:S,help:d}=N[s.phase],$=s.limitMs===
null?"in time":`within ${(0,g.YA)(s.limitMs)}`;return{message:`${s.host} ${S} ${$}`,help:d||{operator:x(s),guest:(0,g.B9)(s.host)}}}),u=(0,e.lS)((0,e.z3)("host-\
protocol","Host does not speak HTTP",r.zK),({host:s,error:S})=>({message:`the response of ${s} is not valid HTTP (${S})`,help:{operator:"check that the port ser\
ves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}})),l={lookup:"the DNS lookup",connection:"the connec\
tion",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"},i=(0,e.lS)((0,e.$e)("host-slow","Host is slow"),({host:s,phase:S,
tookMs:d,limitMs:$,...a})=>{const p=`(limit ${(0,g.YA)($)}); ${l[S.name]} took ${(0,g.YA)(S.ms)}`;return"url"in a?{message:`${a.url} took ${(0,g.YA)(d)} to answ\
er ${p}`,help:(0,e.C)(x({asks:"answer"}))}:{message:`${s} took ${(0,g.YA)(d)} to return its discovery document ${p}`,help:(0,e.C)(se,(0,g.Af)(a.releases))}}),c=(0,e.
lS)((0,e.lm)("host-recovered","Discovery succeeded after a retry"),({host:s,attempts:S,failure:d,releases:$})=>({message:`discovery of ${s} succeeded at attempt\
 ${S}; the first attempt failed: ${d}`,help:(0,e.C)("find out why the host fails intermittently",$.length===0?"init succeeded, because the CLI retries discovery":
`init with ${(0,g.eZ)($)} would have failed`)}))}),2636:((Pe,ue,n)=>{n.d(ue,{Eh:()=>l,HB:()=>S,e:()=>N,g0:()=>c,jN:()=>E,ku:()=>x,pN:()=>i,wE:()=>O,zf:()=>se});
var r=n(1064),g=n(4e3),e=n(5799);const R='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',O=(0,e.lS)((0,e.z3)("document-status","Unex\
pected HTTP status",r.zK),({location:d,retryAfter:$,transient:a,asked:p,...v})=>{const{page:j,status:k}=v,q=(Z,f)=>({message:`${(0,g._r)(v)}${Z}; expected 200 o\
r 404`,help:(0,g.NM)(j,p,f)});if(k>=300&&k<400)return d?q(", which clients do not follow",(0,e.C)("redirect with 301, 302, 303, 307 or 308")):q(" without a Loca\
tion header",(0,e.C)("add a Location header to the redirect"));if(k===429){const Z=$===null?"":` (Retry-After: ${(0,g.dh)($,B)})`;return{...q(Z,H),help:H}}return a?
q("",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,g.B9)(p)}):q("",{
operator:"return the discovery document, or 404 if the host has no services",user:(0,g.Wt)([]),guest:(0,g.qZ)(p)})}),B=40,H={because:"the host limits the reques\
ts of this machine or of its network",operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)",
user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},N=(0,e.
lS)((0,e.z3)("document-type","Wrong Content-Type",r.Du),({url:d,page:$,asked:a,contentType:p,malformed:v})=>{const k=p===""?"has no Content-Type":`has ${v?"a ma\
lformed Content-Type":"Content-Type"} "${(0,g.dh)(p)}"`;return{message:`${d} ${k}; expected "application/json"`,help:(0,g.NM)($,a,(0,e.C)("serve the discovery d\
ocument with Content-Type: application/json","most servers send it for a file named terraform.json"))}}),se=(0,e.lS)((0,e.z3)("document-size","Discovery documen\
t is too large",r.Du),({url:d,page:$,asked:a,bytes:p,limit:v,isPadding:j=!1})=>j?{message:`${d} has more than ${v} bytes; what exceeds the limit is white space`,
help:(0,e.C)("remove the white space at the end of the document"),severity:"warning"}:{message:`${d} has ${p??`more than ${v}`} bytes, limit ${v}`,help:(0,g.NM)(
$,a,(0,e.C)("check what is served at this URL","a discovery document only maps service ids to URLs"))}),x=(0,e.lS)((0,e.z3)("document-headers","Response headers\
 are too large",r.zK),({host:d})=>({message:`${d} sent more than 256 KiB of response headers`,help:(0,e.C)("look for a header or cookie that grows with each req\
uest")})),E=(0,e.lS)((0,e.z3)("document-encoding","Discovery document cannot be decompressed",r.Du),d=>"host"in d?{message:`${d.host} sent a discovery document \
that is not gzip, with Content-Encoding: gzip`,help:(0,e.C)("remove the Content-Encoding header, or compress the document")}:{message:`${d.url} has Content-Enco\
ding "${(0,g.dh)(d.encoding)}", which the clients do not decompress`,help:(0,g.NM)(d.page,d.asked,(0,e.C)("configure the server, and any proxy in front of it, t\
o respect Accept-Encoding: gzip"))}),u={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document that is cut off"},l=(0,e.lS)((0,e.
z3)("document-incomplete","Discovery document is incomplete",r.zK),({host:d,why:$})=>({message:`${d} ${u[$]}`,help:(0,e.C)("look for a server that crashes while\
 it responds, or a proxy that changes the body")})),i=(0,e.lS)((0,e.z3)("document-not-json","Discovery document is not valid JSON",r.zK),({url:d,page:$,asked:a,
why:p,advice:v})=>({message:`${d} is not valid JSON: ${(0,g.dh)(p)}`,help:(0,g.NM)($,a,(0,e.C)(v??R))})),c=(0,e.lS)((0,e.z3)("document-not-object","Discovery do\
cument is not a JSON object",r.zK),({url:d,page:$,asked:a,why:p})=>({message:`${d} is not a JSON object: ${(0,g.dh)(p)}`,help:(0,g.NM)($,a,(0,e.C)(R))})),s=20,S=(0,e.
lS)((0,e.z3)("document-absent","Host has no discovery document",r.zK),({host:d,url:$,why:a,required:p,clientErrors:v})=>{const j=p.length===0?"at least one serv\
ice":p.join(", "),k=a==="status"?`has no discovery document (${$} returned 404)`:"has the discovery document `null`, which offers no services",q=v.slice(0,s).map(
Z=>`"${Z}"`).join(", ");return{message:`host ${d} ${k}; required: ${j}`,help:{operator:"serve /.well-known/terraform.json at the root of the host",user:(0,g.Wt)(
p),guest:(0,g.qZ)(d),...q===""?{}:{note:`the clients print ${q}`}}}})}),9209:((Pe,ue,n)=>{n.d(ue,{CL:()=>x,KA:()=>B,Y3:()=>se,f0:()=>H,n4:()=>N});var r=n(1064),
g=n(4e3),e=n(5799);const R=({url:E,asks:u})=>`configure ${E} to return ${u==="document"?"the document":"its answer"}`,O=E=>(0,e.C)(`${R(E)}, or to redirect stra\
ight to it`),B=(0,e.lS)((0,e.z3)("redirect-limit","Too many redirects",r.Du),({redirects:E,clients:u,limits:l,...i})=>{const c=u.map(s=>`${r.bB[s]} follows ${l[s]}`);
return{message:`${i.url} redirects ${E} times; ${c.join(", ")}`,help:O(i),affects:u}}),H=(0,e.lS)((0,e.z3)("redirect-loop","Redirect loop",r.zK),({url:E,asks:u,
to:l})=>({message:`the redirects of ${E} lead back to ${l}`,help:(0,e.C)(R({url:E,asks:u}))})),N=(0,e.lS)((0,e.$e)("redirect-insecure","Redirect to plain HTTP",
r.Du),({url:E,to:u,exposesToken:l})=>({message:`${E} redirects to ${u}, which is not https${l?"; Terraform and OpenTofu send the token there in clear text (this\
 check did not)":""}`,help:(0,e.C)("redirect to an https URL")})),se=(0,e.lS)((0,e.z3)("redirect-invalid","Invalid redirect",r.zK),({redirect:E,url:u,why:l})=>({
message:`the redirect ${E} ${u} cannot be followed: ${(0,g.dh)(l)}`,help:(0,e.C)("redirect to an https URL")})),x=(0,e.lS)((0,e.lm)("redirect-nested","More than\
 one redirect"),({url:E,redirects:u})=>({message:`${E} redirects ${u} times; the protocol only requires clients to follow 1 redirect`,help:O({url:E,asks:"docume\
nt"})}))}),9872:((Pe,ue,n)=>{n.d(ue,{BU:()=>Z,B_:()=>a,MY:()=>q,SE:()=>d,cI:()=>k,rZ:()=>H,vk:()=>N,x1:()=>se});var r=n(1064),g=n(4e3),e=n(5799);const R=({host:f,
isLeaf:I})=>I?`the certificate of ${f}`:`an authority in the certificate chain of ${f}`,O=f=>B(new Date(f).toISOString()),B=f=>f.slice(0,10),H=(0,e.lS)((0,e.z3)(
"proxy-refused","Proxy refused the request",r.zK),({host:f,reason:I})=>({message:`${f} was not reached: ${I}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, \
which Terraform and OpenTofu read too"})),N=(0,e.lS)((0,e.z3)("tls-expired","TLS certificate has expired",r.zK),f=>({message:`${R(f)} expired on ${O(f.at)}`,help:(0,e.
C)("renew the certificate and reload the server")})),se=(0,e.lS)((0,e.z3)("tls-not-yet-valid","TLS certificate is not valid yet",r.zK),f=>({message:`${R(f)} is \
not valid before ${O(f.at)}`,help:"check the clock of this machine and the start date of the certificate"})),x={leaf:"is signed by an unknown authority, or the \
host does not send the intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-sig\
ned":"is self-signed"},E="configure the host to send its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",u={"negative\
-serial":{says:"has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"\
issued a certificate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more\
 authorities below it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is\
 not for servers (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (na\
meConstraints)",help:"have it issued by an authority whose name constraints permit all of its names"}},l=(f,I)=>({says:`has ${f}, which Terraform and OpenTofu d\
o not support`,help:I}),i="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",c="have it signed with SHA-256, SHA-384, SHA-512 or Ed255\
19",s={name:"the name of the host",dates:"its dates",authority:"the authority above it",issuer:"its issuer and extensions",encoding:"its encoding"};function S(f){
switch(f.kind){case"unknown-authority":return{says:x[f.sent],help:E};case"curve":return l(`a key on the curve ${f.curve}`,i);case"key":return l(`a key of the ki\
nd ${f.name}`,i);case"key-size":return l(`an RSA key of ${f.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":return l(`a signature of the\
 kind ${f.name}`,c);case"critical-extension":return l(`the critical extension ${f.id}`,"issue it without that extension");case"openssl":return{says:`passes the \
rules of Terraform and OpenTofu, but not the second check by OpenSSL (${s[f.check]}), so nothing was sent`,help:"issue it with a program that follows RFC 5280"};case"\
malformed":return{says:`is malformed (${f.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};case"negative-ser\
ial":case"no-authority":case"path-length":case"usage":case"constraints":return u[f.kind]}}const d=(0,e.lS)((0,e.z3)("tls-untrusted","TLS certificate is not trus\
ted",r.zK),({flaw:f,...I})=>{const{says:Te,help:G}=S(f);return{message:`${R(I)} ${Te}`,help:G}}),$=3,a=(0,e.lS)((0,e.z3)("tls-name-mismatch","TLS certificate is\
 for another name",r.zK),({host:f,names:I})=>({message:I.length===0?`the certificate of ${f} has no DNS name among its subject alternative names`:`the certifica\
te of ${f} is for ${(0,g.K4)(I,$,g.dh)}`,help:`issue a certificate that lists ${f} as a subject alternative name, or use the name it is for`})),p={"not-tls":{says:"\
does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"requires a client certificate",help:"allo\
w requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the server knows (TLS a\
lert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},v="enable TLS 1.3, or TLS 1.2 with suites \
such as ECDHE-RSA-AES128-GCM-SHA256";function j({kind:f,name:I}){switch(f){case"version":return{says:`offers no TLS version later than ${I.replace(/^TLSv1$/,"TL\
Sv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"};case"cipher":return{says:`offers only cipher suites that Terraform and OpenTofu do not su\
pport, such as ${I}`,help:v};case"group":return{says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${I}`,help:"enable the\
 group X25519 or P-256 on the host"}}}const k=(0,e.lS)((0,e.z3)("tls-protocol","TLS handshake failed",r.zK),({host:f,error:I})=>{if(typeof I=="object"&&"code"in
I)return{message:`the TLS handshake with ${f} failed (${I.code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"};const{
says:Te,help:G}=typeof I=="string"?p[I]:j(I);return{message:`${f} ${Te}`,help:G}}),q=(0,e.lS)((0,e.z3)("tls-plain-http","Port serves plain HTTP",r.zK),({host:f})=>({
message:`${f} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery alwa\
ys uses https"})),Z=(0,e.lS)((0,e.$e)("tls-expires-soon","TLS certificate expires soon"),({host:f,days:I,expires:Te})=>{const G=I===0?"today":I===1?"in 1 day":`\
in ${I} days`;return{message:`the certificate of ${f} expires ${G}, on ${B(Te)}`,help:(0,e.C)("renew the certificate; if it is renewed automatically, find out w\
hy that has not happened")}})}),4715:((Pe,ue,n)=>{n.d(ue,{B:()=>R});var r=n(1064),g=n(5799);const e={closed:"closed the connection before the end of a response",
gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},R=(0,g.lS)((0,g.z3)("answer-incompl\
ete","Response is incomplete",r.Du),({host:O,why:B})=>({message:`${O} ${e[B]}`,help:(0,g.C)("check for a server that crashes while it responds, or a proxy that \
changes the body")}))}),793:((Pe,ue,n)=>{n.d(ue,{Cq:()=>Z,K3:()=>c,N4:()=>i,QI:()=>p,Si:()=>u,TJ:()=>s,Vr:()=>a,WC:()=>j,XB:()=>$,e7:()=>se,iP:()=>E,lT:()=>q,mH:()=>k,
mL:()=>d,pF:()=>x,uR:()=>v,xu:()=>S,yA:()=>l});var r=n(1064),g=n(4e3),e=n(5799);const R=5;function O(f){if(!Array.isArray(f))return B(f);const I=f.length>R?", \u2026":
"";return`[${f.slice(0,R).map(B).join(", ")}${I}]`}function B(f){return f===void 0?"missing":typeof f=="object"&&f!==null?(0,g.go)(f):(0,g.dh)(JSON.stringify(f))}
const H=(f,I)=>`is ${O(f)}${f===void 0?"":`, not ${I}`}`,N=(f,I)=>`"${I}" in login.v1 of host ${f}`,se=(0,e.lS)((0,e.z3)("login-type","login.v1 is not an object",
r.Du),({host:f,value:I,why:Te})=>({message:`login.v1 of host ${f} is ${(0,g.go)(I)}, not an object`,help:(0,e.C)('set login.v1 to an object with "client", "auth\
z" and "token"',(0,g.zd)(Te))})),x=(0,e.lS)((0,e.z3)("login-client-missing","login.v1 has no client",r.Du),({host:f,value:I})=>({message:`${N(f,"client")} ${H(I,
"a string")}`,help:(0,e.C)('set "client" to the OAuth client ID, for example "terraform-cli"')})),E=(0,e.lS)((0,e.$e)("login-client-empty","login.v1 has an empt\
y client",r.Du),({host:f})=>({message:`${N(f,"client")} is an empty string`,help:(0,e.C)('set "client" to the OAuth client ID that the authorization server expe\
cts')})),u=(0,e.lS)((0,e.z3)("login-grant-types-invalid","grant_types in login.v1 is not an array",r.Du),({host:f,value:I})=>({message:`${N(f,"grant_types")} ${H(
I,"an array of strings")}`,help:(0,e.C)('set "grant_types" to ["authz_code"], or remove it')})),l=(0,e.lS)((0,e.z3)("login-grant-types-unsupported","login.v1 ha\
s no usable grant type",r.Du),({host:f,value:I})=>({message:`${N(f,"grant_types")} is ${O(I)}, which contains no supported grant type`,help:(0,e.C)('add "authz_\
code" to "grant_types"')})),i=(0,e.lS)((0,e.lm)("login-grant-types-unknown","login.v1 has unknown grant types"),({host:f,value:I})=>({message:`${N(f,"grant_type\
s")} is ${O(I)}; the clients know "authz_code" and "password" only`,help:(0,e.C)('remove the unknown grant types; move scopes to "scopes"')})),c=(0,e.lS)((0,e.z3)(
"login-authz-missing","login.v1 has no authz URL",r.Du),({host:f,value:I})=>({message:`${N(f,"authz")} ${H(I,"a string with a URL")}`,help:(0,e.C)('set "authz" \
to the URL of the authorization endpoint')})),s=(0,e.lS)((0,e.z3)("login-authz-invalid","authz URL in login.v1 cannot be used",r.Du),({host:f,why:I})=>({message:`${N(
f,"authz")}: ${(0,g.dh)(I)}`,help:(0,e.C)('set "authz" to an https:// URL without user name, or to a path that starts with a slash')})),S=(0,e.lS)((0,e.z3)("log\
in-token-missing","login.v1 has no token URL",r.Du),({host:f,value:I})=>({message:`${N(f,"token")} ${H(I,"a string with a URL")}`,help:(0,e.C)('set "token" to t\
he URL of the token endpoint')})),d=(0,e.lS)((0,e.z3)("login-token-invalid","token URL in login.v1 cannot be used",r.Du),({host:f,why:I})=>({message:`${N(f,"tok\
en")}: ${(0,g.dh)(I)}`,help:(0,e.C)('set "token" to an https:// URL without user name, or to a path that starts with a slash')})),$=(0,e.lS)((0,e.z3)("login-por\
ts-count","ports in login.v1 is not two ports",r.Du),({host:f,value:I})=>({message:`${N(f,"ports")} ${H(I,"exactly two elements")}`,help:(0,e.C)('set "ports" to\
 the first and the last port, for example [10000, 10010]')})),a=(0,e.lS)((0,e.z3)("login-ports-range","ports in login.v1 are out of range",r.Du),({host:f,value:I})=>({
message:`${N(f,"ports")} is ${O(I)}; both must be whole numbers from 1024 to 65535`,help:(0,e.C)('set "ports" to two numbers in this range, for example [10000, \
10010]')})),p=(0,e.lS)((0,e.z3)("login-ports-order","ports in login.v1 are in the wrong order",r.Du),({host:f,value:I})=>({message:`${N(f,"ports")} is ${O(I)}; \
the first port is greater than the last`,help:(0,e.C)("write the lower port first")})),v=(0,e.lS)((0,e.z3)("login-ports-single","ports in login.v1 is a range of\
 one port",r.Du),({host:f,value:I})=>({message:`${N(f,"ports")} is ${O(I)}; the clients never use the last port, so none is left`,help:(0,e.C)('set "ports" to a\
t least two ports, for example [10000, 10010]')})),j=(0,e.lS)((0,e.$e)("login-ports-ignored","ports in login.v1 is not an array",r.Du),({host:f,value:I})=>({message:`${N(
f,"ports")} ${H(I,"an array")}; the clients ignore it and use 1024 to 65535`,help:(0,e.C)('set "ports" to an array such as [10000, 10010], or remove it')})),k=(0,e.
lS)((0,e.z3)("login-scopes-invalid","scopes in login.v1 contains a value that is not a string",r.Du),({host:f,value:I})=>({message:`${N(f,"scopes")} ${H(I,"an a\
rray of strings")}`,help:(0,e.C)('set "scopes" to an array of strings, or remove it')})),q=(0,e.lS)((0,e.$e)("login-scopes-ignored","scopes in login.v1 is not a\
n array",r.Du),({host:f,value:I})=>({message:`${N(f,"scopes")} ${H(I,"an array")}; the clients ignore it`,help:(0,e.C)('set "scopes" to an array of strings, or \
remove it')})),Z=(0,e.lS)((0,e.$e)("login-url-port","Login URL has no port",r.Du),({host:f,endpoints:I})=>{const Te=I.map(({name:V})=>`"${V}"`).join(" and "),[G]=I,
de=I.length===1;return{message:`${Te} in login.v1 of host ${f} ${de?"names":"name"} no port, so a login uses port 443: ${G?.url??""}`,help:(0,e.C)(`write a path\
 that starts with a slash, or add :${G?.port??""} to the URL${de?"":"s"}`)}})}),9319:((Pe,ue,n)=>{n.d(ue,{$H:()=>v,Ew:()=>H,Gh:()=>p,J6:()=>se,Ju:()=>O,Q8:()=>B,
T$:()=>a,WS:()=>R,Xq:()=>x,jI:()=>N,l5:()=>$,ln:()=>j,o1:()=>S});var r=n(1064),g=n(4e3),e=n(5799);const R=(0,e.lS)((0,e.z3)("service-url-invalid","Service URL c\
annot be used",r.zK),({id:k,host:q,url:Z,why:f})=>({message:Z===null?`${k} of host ${q}: ${(0,g.dh)(f)}`:`${k} of host ${q} is "${Z}", which the clients cannot \
connect to: ${f}`,help:(0,e.C)(`set ${k} to an https:// URL, or to a path that starts with a slash`)})),O=(0,e.lS)((0,e.z3)("service-url-credentials","Service U\
RL contains a user name",r.zK),({id:k,host:q,why:Z})=>({message:`${k} of host ${q}: ${Z}`,help:(0,e.C)("remove the user name and password from the URL, or from \
the redirect that leads to the document","give tokens to the clients instead")})),B=(0,e.lS)((0,e.z3)("service-url-empty","Service URL is empty",r.zK),({id:k,host:q,
url:Z})=>({message:`${k} of host ${q} is an empty string, which resolves to the document itself: ${Z}`,help:(0,e.C)(`set ${k} to the URL of the service, such as\
 "/v1/${k.split(".")[0]}/", or remove it`)})),H=(0,e.lS)((0,e.z3)("service-url-looks-like-host","Service URL has no https://",r.zK),({id:k,host:q,value:Z,why:f})=>({
message:`${k} of host ${q} is "${Z}", which is a path and not a URL with a host`,help:(0,e.C)(`write "https://${Z}" if a host is meant`,f===null?void 0:(0,g.zd)(
f))})),N=(0,e.lS)((0,e.z3)("service-url-no-slash","Service URL does not end with a slash",r.rG),({id:k,host:q,url:Z,clients:f})=>{const I=f.map(G=>r.bB[G]),Te=Z.
slice(Z.lastIndexOf("/")+1);return{message:`${k} of host ${q} does not end with a slash: ${Z}`,help:(0,e.C)("add the slash",`without it ${I.slice(0,-1).join(", ")}\
 and ${I.at(-1)} replace "${Te}" with the path that they append`),affects:f}}),se=(0,e.lS)((0,e.$e)("service-url-relative","Service URL is relative to the docum\
ent",["dependabot","renovate","terragrunt"]),({id:k,host:q,url:Z})=>({message:`${k} of host ${q} is a path without a leading slash: Terraform and OpenTofu resol\
ve it to ${Z}, other clients do not`,help:(0,e.C)("start the path with a slash, or write the complete URL")})),x=(0,e.lS)((0,e.$e)("service-url-query","Service \
URL has a query",r.Du),({id:k,host:q})=>({message:`${k} of host ${q} has a query, which the clients drop when they append a path`,help:(0,e.C)("move the content\
 of the query into the path","never put a secret into the document")})),E=10,u=3;function l({host:k,uses:q},Z=["is","are"]){const f=Map.groupBy(q,({id:Te})=>Te),
I=Array.from(f,([Te,G])=>{const de=G.flatMap(({endpoint:V})=>V??[]);return de.length===0?Te:`${Te} (${de.join(", ")})`});return`${(0,g.K4)(I,E,g.dh)} of host ${k}\
 ${I.length===1?Z[0]:Z[1]}`}const i=({urls:k})=>(0,g.K4)(k,u,g.dh),c=({uses:k})=>r.zK.filter(q=>k.some(({id:Z})=>(0,r.SZ)(Z).includes(q))),s={loopback:"on other\
 machines",private:"outside of its network",reserved:"on the internet"},S=(0,e.lS)((0,e.z3)("service-url-private","Service URL has a non-public address",r.zK),k=>({
message:`${l(k)} at ${i(k)}, which clients ${s[k.kind]} cannot reach`,help:(0,e.C)(`set the external URL of the registry (also called base URL or public URL) to\
 https://${k.host}`),affects:c(k)})),d=[...r.Du,"dependabot"],$=(0,e.lS)((0,e.$e)("service-url-insecure","Service URL is not https",d),k=>{const q=k.uses.every(
({endpoint:I})=>I!==null),Z=q?"a login sends its token in clear text otherwise":`the clients send the token of ${k.host} there in clear text`,f=c(k);return{message:`${l(
k)} not https: ${i(k)}`,help:(0,e.C)(k.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",q||k.hasToken?
Z:void 0),affects:d.filter(I=>f.includes(I))}}),a=(0,e.lS)((0,e.$e)("service-url-cross-host","Service is on another host",["dependabot","renovate"]),k=>{const{host:q,
name:Z}=k,f=`${l(k)} on another host: ${i(k)}`,I=c(k).includes("renovate");return k.hasToken&&I?{message:f,help:`give Dependabot and Renovate a token for ${Z}; \
Terraform and OpenTofu send it the token of ${q}`}:{message:f,help:`where outgoing traffic is filtered, allow ${Z} as well`,severity:"notice",affects:[]}}),p=(0,e.
lS)((0,e.lm)("service-url-other-port","Service is on another port of the host"),k=>({message:`${l(k)} on another port of the same host: ${i(k)}`,help:(0,e.C)(`c\
heck that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${k.host}`)})),v=(0,e.lS)((0,e.$e)("service-url-doub\
le-slash","Service URL has a double slash"),k=>({message:`${l(k,["has","have"])} a double slash in the path: ${i(k)}`,help:(0,e.C)("remove the slash at the end \
of the external URL of the registry")})),j=(0,e.lS)((0,e.$e)("service-url-same","Two services have the same URL"),k=>({message:`${l(k,["has","have"])} the same \
URL: ${i(k)}`,help:(0,e.C)("check both URLs","few registries serve modules and providers below one URL, and a copied line is more likely")}))}),2847:((Pe,ue,n)=>{
n.d(ue,{C6:()=>se,IR:()=>x,WI:()=>N});var r=n(1064),g=n(9562),e=n(4e3),R=n(5799);const O=20,B=({offered:E})=>E.length===0?"is empty":`offers ${(0,e.K4)(E,O,e.dh)}`;
function H(E,u){const{id:l,host:i,offered:c,block:s}=E,S=`the discovery document, which ${B(E)}`;if(s!==null)return`add ${l} to the \`host\` block at ${s}, whic\
h ${B(E)}`;if(l===g.xq&&u)return`configure a network mirror for the provider: Artifactory serves providers at https://${i}/artifactory/api/terraform/REPOSITORY/\
providers/ and offers no ${l}; the discovery document ${B(E)}`;const d=(0,g.qE)(l)?c.find(a=>(0,g.OA)(a)===l):void 0,$=l===g.xq?`use a host that offers ${l}, or\
 configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${l}`;return{operator:d===
void 0?`add ${l} to ${S}`:`rename ${d} to ${l} in ${S}`,user:$}}const N=(0,R.lS)((0,R.z3)("service-missing","Service is not offered",r.zK),E=>E.id==="any"?{message:`\
host ${E.host} does not provide any service`,help:(0,R.C)(`add a service to the discovery document, which ${B(E)}`)}:{message:E.why,help:H(E,E.isArtifactory)}),
se=(0,R.lS)((0,R.z3)("service-version","Service is offered in another version",r.zK),E=>({message:E.why,help:E.isReadable?H(E,!1):`require an id of the form NAM\
E.vN; the discovery document ${B(E)}`})),x=(0,R.lS)((0,R.z3)("service-type","Service URL is not a string",r.zK),({id:E,host:u,value:l,why:i})=>({message:`${E} o\
f host ${u} is ${(0,e.go)(l)}, not a string with a URL`,help:(0,R.C)(`set ${E} to a URL such as "/v1/modules/"`,(0,e.zd)(i))}))}),8011:((Pe,ue,n)=>{n.d(ue,{DA:()=>se,
J0:()=>c,ME:()=>s,My:()=>x,Zp:()=>a,_W:()=>p,jP:()=>S,k0:()=>d,tg:()=>$});var r=n(6174),g=n(1064),e=n(4e3),R=n(5799);const O=120,B={"remote-in-test":["is a remo\
te module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has white space at its begin\
ning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete pro\
vider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYST\
EM"]},H={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an\
 object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function N(v){if("error"in v)return{message:v.error,help:v.
advice??void 0};if("address"in v){const[q,Z]=H[v.reason];return{message:`${v.address} ${q}`,help:Z}}const[j,k]=B[v.reason];return{message:`"${v.text}" ${j}`,help:k}}
const se=(0,R.lS)((0,R.z3)("source-invalid","Source address is invalid",g.Du),N),x=(0,R.lS)((0,R.$e)("source-near-miss","Source address is probably a mistake",g.
Du),v=>({message:v.host===null?`"${v.text}" is not read as a registry address`:`"${v.text}" is read as host ${v.host}`,help:v.advice})),E=4,u="to check its host\
, add the host to `hostnames`; to read files as well, set `scan: .`";function l(v){const j=v.slice(0,E).map(({text:Z,from:f})=>`${Z===null?"not known":(0,e.dh)(
Z,O)} ${f??"by default"}`),k=v.length-j.length,q=k>0?`${k} more`:j.pop();return`${j.join(", ")} and ${q}`}function i(v){const{address:j,argument:k,expression:q,
candidates:Z,refused:f}=v,I=(0,r.Q)((0,e.dh)(q,O)),Te=`${k} of ${j} is ${I}`;if(f==="never")return{message:`${Te}, which Terraform does not evaluate`,help:`writ\
e the ${k} as a literal`};if(f!==null){const{variable:G}=f;return{message:`${Te}, and Terraform evaluates var.${G} here only with \`const = true\``,help:`add \`c\
onst = true\` to variable "${G}", which requires Terraform 1.15, or write the ${k} as a literal`}}return Z.length>1?{message:`${Te}, which is ${l(Z)}`,help:u}:{
message:`${Te}, which is only known at init time`,help:u}}const c=(0,R.lS)((0,R.lm)("source-dynamic","Source address is only known at init time"),i),s=(0,R.lS)(
(0,R.lm)("block-reserved","Block is reserved for a future version"),({block:v,parent:j})=>({message:`${v} is not allowed at the top level of a file; Terraform a\
nd OpenTofu reserve it for a future version`,help:`move it into a ${j} block`})),S=(0,R.lS)((0,R.z3)("block-unsupported","Block is not supported by this CLI",g.
Du),({kind:v})=>{const{client:j,what:k}=g.$I[v];return{message:`${k} is supported by ${g.bB[j]} only`,help:j==="opentofu"?"remove it, move it into a `.tofu` fil\
e, or correct `dialect`":"remove it, or correct `dialect`"}}),d=(0,R.lS)((0,R.z3)("host-invalid","Hostname is invalid",g.Du),v=>({message:`"${v.text}" is not a \
hostname: ${v.error}`,help:v.advice??void 0})),$=(0,R.lS)((0,R.z3)("host-missing","Hostname is missing",["opentofu"]),({block:v})=>({severity:"warning",message:`\
the ${v} has no hostname, and OpenTofu has no default`,help:v==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add \
`hostname`"})),a=(0,R.lS)((0,R.z3)("host-dotless-module","Module host has no dot in its name",g.Du),({host:v,name:j})=>({message:`module sources cannot name hos\
t ${v}: must contain at least one dot`,help:`use a full name such as ${j}.localdomain; provider addresses accept the short name`})),p=(0,R.lS)((0,R.z3)("host-id\
n-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:v})=>({message:`Terraform cannot use modules from host ${v}: it co\
nverts the name to punycode and then refuses punycode`,help:(0,R.C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),
8857:((Pe,ue,n)=>{n.d(ue,{_:()=>$e,m:()=>De});var r=n(4929),g=n(2713),e=n(6134),R=n(8947);class O extends Error{start;constructor(m,L){super(m),this.start=L}}const B=200,
H=20;function N(_){const m=_[H];if(m!==void 0)throw new O(`more than ${H} names before a value`,m.start)}const se={a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v","\\":"\\",'"':'"'},x=/\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y,E=1114111;function u(_,m,L){
let h="",C=0,F=m+1;for(let te=F;te<_.length;te+=1){const re=_[te];if(C>0)re==="{"?C+=1:re==="}"&&(C-=1);else if(re==='"'){const ie=_.slice(F,te);return{value:h===
""?ie:(0,R.uK)(h+(0,R.ZJ)(ie)),end:te+1}}else{if(re===`
`)throw new O("string is not terminated",te);re==="\\"?(te>F&&(h+=(0,R.ZJ)(_.slice(F,te))),h+=l(_,te,L),F=x.lastIndex,te=F-1):L==="hcl"&&_.startsWith("${",te)&&
(C=1,te+=1)}}throw new O("string is not terminated",_.length)}function l(_,m,L){x.lastIndex=m;const[h,C,F,te,re,ie]=x.exec(_)??[];if(C!==void 0)return se[C]??"";
if(F!==void 0)return String.fromCharCode(Number.parseInt(F,16));if(te!==void 0)return String.fromCharCode(Number.parseInt(te,8));const le=Number.parseInt(re??ie??
"",16),be=le>=55296&&le<=57343;if(h===void 0||le>E||be&&L==="json")throw new O("invalid escape sequence",m);return(0,R.ZJ)(be?"\uFFFD":String.fromCodePoint(le))}
const i=new RegExp("[^\\p{L}\\p{Nd}_]","u");function c(_,m){const L=_.indexOf(`
`,m)+1,h=_.startsWith("<<-",m),C=_.slice(m+(h?3:2),Math.max(0,L-1));if(!_.startsWith("<<",m)||C===""||i.test(C))throw new O("invalid heredoc marker",m);for(let F=L;;){
const te=_.indexOf(`
`,F);if(te<0)throw new O("heredoc is not terminated",_.length);const re=_.slice(F,te);if(re.length>=C.length+(h?1:0)&&re.replace(/^[\t\v\f\r ]+/,"")===C){const le=re.
slice(0,re.length-C.length),be=_.slice(L,F);return{value:h?s(be,le):be+le,end:te+1}}F=te+1}}function s(_,m){const L=_.split(`
`).slice(0,-1);return L.every(h=>h.startsWith(m))?L.map(h=>`${h.slice(m.length)}
`).join(""):_}const S={hcl:"{}[],=",json:"{}[],:"},d=/[ \t\n\r]+/y,$=/(?:#|\/\/)[^\n]*/y,a=new RegExp("[\\p{L}_]","uy"),p=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),v=/-?0[xX][0-9a-fA-F]+/y,j=/(?:-?\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d*)?/y,
k=/^-?0\d+[89]/,q=/^-?0\d/,Z=/[\0\ue123]/;function f(_,m,L){return _.lastIndex=L,_.exec(m)?.[0]??""}class I{#e;#t;#s=0;constructor(m,L){this.#e=m,this.#t=L;const h=m.
search(Z);if(h>=0)throw new O("null character or U+E123",h)}next(){this.#i();const m=this.#s,{kind:L,value:h,end:C}=this.#n(m);return this.#s=C,{kind:L,value:h,
start:m,end:C}}#n(m){const L=this.#e,h=L[m];if(h===void 0)return{kind:"end of the file",value:"",end:m};if(S[this.#t].includes(h))return{kind:h,value:h,end:m+1};
if(h==='"')return{kind:"string",...u(L,m,this.#t)};if(h==="<"&&this.#t==="hcl")return{kind:"heredoc",...c(L,m)};if(f(a,L,m)!=="")return this.#r(m);const C=this.#t===
"hcl"?f(v,L,m):"",F=C||f(j,L,m);if(F==="")throw new O("illegal character",m);const te=m+F.length,re=C===""&&/[.eE]/.test(F),ie=this.#t==="hcl"?k:q;if(!re&&ie.test(
F))throw new O("number begins with 0",m);return{kind:re?"float":"number",value:F,end:te}}#r(m){p.lastIndex=m;const L=p.exec(this.#e)?.index??this.#e.length,h=this.#e.
slice(m,L);if(h==="true"||h==="false")return{kind:"bool",value:h,end:L};if(this.#t==="hcl")return{kind:"name",value:h,end:L};if(h==="null")return{kind:"null",value:h,
end:L};throw new O("illegal character",m)}#i(){for(;;){const m=this.#s;if(this.#s+=f(d,this.#e,this.#s).length,this.#t==="hcl"&&this.#l(),this.#s===m)return}}#l(){
if(this.#e.startsWith("/*",this.#s)){const m=this.#e.indexOf("*/",this.#s+2);if(m<0)throw new O("comment is not terminated",this.#e.length);this.#s=m+2}else this.#s+=
f($,this.#e,this.#s).length}}function Te(_){const m=new G(_);return de(m.parse())}class G{#e;#t=0;constructor(m){this.#e=new I(m,"json")}parse(){return this.#e.
next(),this.#s()}#s(){this.#t+=1;const m=[];do{const L=this.#n(),h=L&&this.#r(this.#e.next());if(!h)break;m.push({keys:L,value:h})}while(this.#e.next().kind==="\
,");return this.#t-=1,m}#n(){const m=[];for(;;){const{kind:L,value:h,start:C,end:F}=this.#e.next();if(L===":"&&m.length>0)return m;if(L==="}"||L==="end of the f\
ile")return null;if(L!=="string")throw new O("expected a name in quotation marks",C);m.push({name:h,start:C,end:F}),N(m)}}#r(m){const{kind:L,value:h,start:C}=m;
if(this.#t>B)throw new O(`values are nested deeper than ${B} levels`,C);switch(L){case"{":return{kind:"object",items:this.#s()};case"[":return this.#i();case"st\
ring":return{kind:L,value:h};case"number":case"float":return{kind:L,text:h};case"bool":return{kind:L,value:h==="true"};case"null":return{kind:"string",value:""};case"\
}":case"end of the file":return null;default:throw new O("expected a value",C)}}#i(){const m=[];for(let L=this.#e.next();L.kind!=="]";L=this.#e.next()){if(L.kind===
","||L.kind==="bool"||L.kind==="[")continue;const h=this.#r(L);if(h===null)return null;m.push(h)}return{kind:"list",elements:m}}}function de(_){return _.flatMap(
V)}function V({keys:_,value:m}){return m.kind==="object"&&U(m.items.map(L=>L.value))?m.items.flatMap(L=>{const h=[..._,...L.keys];return N(h),V({keys:h,value:L.
value})}):m.kind==="list"&&U(m.elements)?m.elements.flatMap(L=>V({keys:_,value:L})):[{keys:_,value:oe(m)}]}const U=_=>_.length>0&&_.every(({kind:m})=>m==="objec\
t");function oe(_){return _.kind==="object"?{kind:"object",items:de(_.items)}:_.kind==="list"?{kind:"list",elements:_.elements.map(oe)}:_}const we=(_,m)=>new fe(
_,m).parse();class fe{#e;#t;#s;#n=null;#r=0;constructor(m,L){this.#e=m,this.#t=new I(m,"hcl"),this.#s=L}parse(){const m=this.#i();return this.#d("end of the fil\
e"),m}#i(){const m=[],L=new Set;for(;this.#o().kind!=="}"&&this.#o().kind!=="end of the file";){const h=this.#f(),C=this.#o().kind==="=";if(C&&this.#c(),C&&this.#o().
kind==="end of the file")break;m.push(C?{keys:h,value:this.#u(),isAssigned:C}:{keys:h,value:this.#h()}),C&&this.#s&&this.#l(h,L),this.#o().kind===","&&this.#c()}
return m}#l(m,L){for(const{start:h,end:C}of m){const F=this.#e.slice(h,C);if(L.has(F))throw new O("each argument can only be defined once",h);L.add(F)}}#f(){const m=[];
for(;;){const{kind:h,value:C,start:F,end:te}=this.#o();if(h!=="name"&&h!=="string")break;m.push({name:C,start:F,end:te}),N(m),this.#c()}const{kind:L}=this.#o();
if(m.length===0)throw this.#a("a name");if(L==="="&&m.length>1)throw this.#a('"{"');if(L!=="="&&L!=="{")throw this.#a('"=" or "{"');return m}#u(){const{kind:m,value:L}=this.#o();
switch(m){case"{":return this.#h();case"[":return this.#m();case"string":case"heredoc":return this.#c(),{kind:"string",value:L};case"number":case"float":return this.#c(),
{kind:m,text:L};case"bool":return this.#c(),{kind:m,value:L==="true"};default:throw this.#a("a value")}}#h(){this.#p("{");const m=this.#i();return this.#d("}"),
this.#r-=1,{kind:"object",items:m}}#m(){this.#p("[");const m=[];let L=!1;for(let h=this.#o();h.kind!=="]";h=this.#o())if(h.kind===",")this.#c(),L=!1;else{if(L)throw this.#a(
'"," or "]"');m.push(this.#u()),L=h.kind!=="["}return this.#d("]"),this.#r-=1,{kind:"list",elements:m}}#p(m){const{start:L}=this.#o();if(this.#d(m),this.#r+=1,this.#r>
B)throw new O(`values are nested deeper than ${B} levels`,L)}#d(m){if(this.#o().kind!==m)throw this.#a(_e(m));this.#c()}#o(){return this.#n??=this.#t.next(),this.#n}#c(){
this.#n=null}#a(m){const{kind:L,start:h}=this.#o();return new O(`expected ${m}, found ${_e(L)}`,h)}}function _e(_){return _.length===1?`"${_}"`:_==="name"?"a wo\
rd without quotation marks":_==="end of the file"?"the end of the file":`a ${_}`}function Ne(_,m){const L=new RegExp("^\\p{White_Space}*\\{","u").test(_),h=L?_:
_.replaceAll(`\r
`,`
`),C=(0,e.yN)(h);try{return{kind:"read",items:L?Te(h):we(h,m==="opentofu"),placeOf:C}}catch(F){if(!(F instanceof O))throw F;const{message:te,start:re}=F;return{
kind:"refused",why:te,place:C({start:re,end:re+1})}}}var J=n(7932),K=n(6188);const pe={path:[],span:{start:0,end:0}};function w(_,m){const L={credentials:new Map,
hosts:new Map,helpers:new Map},h={};try{for(const[C,F]of P(h,m))(0,K.RC)(_,C,pe,F);return{values:{...L,...h},mistake:null}}catch(C){if(!(C instanceof K.aZ))throw C;
return{values:m==="opentofu"?{...L,...h}:L,mistake:C}}}function P(_,m){const L=m==="terraform",h=(ie,le)=>(0,K.sc)(ie,le,void 0),C=(ie,le)=>(0,K.zC)(ie,le,void 0),
F=(ie,le)=>(0,K.P2)(ie,le,void 0,K.sc),te=[["providers",F],["provisioners",F],["disable_checkpoint",C],["disable_checkpoint_signature",C]],re=(ie,le)=>L?le:ie??
le;return[...L?te:[],["plugin_cache_dir",h],["plugin_cache_may_break_dependency_lock_file",C],["host",(ie,le)=>{_.hosts=(0,K.P2)(ie,le,_.hosts,(be,xe,M)=>Y(be,xe,
re(M,{services:null})))}],["credentials",(ie,le)=>{_.credentials=(0,K.P2)(ie,le,_.credentials,K.hp)}],["credentials_helper",(ie,le)=>{_.helpers=(0,K.P2)(ie,le,_.
helpers,(be,xe,M)=>ce(be,xe,re(M,{args:[]})))}]]}function Y(_,m,L){return(0,K.RC)((0,K.mW)(_,m),"services",m,(h,C)=>{L.services=(0,K.hp)(h,C,L.services??void 0)}),
L}function ce(_,m,L){return(0,K.RC)((0,K.mW)(_,m),"args",m,(h,C)=>{L.args=(0,K.VX)(h,C,L.args,K.sc)}),L}const Oe={credentials:new Map,hosts:new Map,helpers:new Map,
installations:null,protocols:J.eo,findings:[],secrets:[],isRead:!1},$e=(_,m,L)=>({problem:(0,r.P4)({clients:[_],mistake:m}),place:L});function De({shown:_,text:m,
isUtf8:L},h){const C=(Q,me)=>$e(h,Q,me),F=(Q,me)=>({...Oe,findings:[C({kind:"syntax",file:_,why:Q},me)]}),te=Ne(m,h);if(te.kind==="refused")return F(te.why,{file:_,
...te.place});if(!L)return F("illegal UTF-8 encoding",null);const{values:re,mistake:ie}=w(te.items,h),le=Q=>({file:_,...te.placeOf(Q)}),be=Le(te.items),xe=(Q,me)=>le(
be.get(He(Q,me))??{start:0,end:0}),M=({argument:{path:Q,span:me},want:Ce})=>C({kind:"type",file:_,path:Q,want:Ce},le(me)),b=ie===null?te.items:[],D=(0,J.zT)(h===
"opentofu"?b:[]),ne=({span:Q,why:me})=>C({kind:"block",file:_,why:me},le(Q));return{credentials:W(re.credentials,(Q,me)=>ae(Q,xe("credentials",me))),hosts:W(re.
hosts,({services:Q},me)=>({place:xe("host",me),services:Array.from(Q??[],([Ce,Ie])=>({id:Ce,value:ye(Ie)}))})),helpers:W(re.helpers,({args:Q},me)=>({place:xe("c\
redentials_helper",me),args:Q})),installations:{items:b.filter(z),shown:_,placeOf:le},protocols:D,findings:[...ie===null?[]:[M(ie)],...D.mistakes.map(ne)],secrets:[
...re.credentials.values()].flatMap(ve),isRead:ie===null||h==="opentofu"}}const z=({keys:[_]})=>_?.name==="provider_installation",W=(_,m)=>new Map(Array.from(_,
([L,h])=>[L,m(h,L)]));function ae(_,m){const L=_.get("token"),h=L?.kind==="string";return{place:m,token:h?new g.o(L.value.normalize("NFC")):null,hasValue:L!==void 0}}
function ve(_){return[..._.values()].flatMap(m=>m.kind==="string"||m.kind==="int"?[new g.o(String(m.value))]:[])}function ye(_){return _.kind==="maps"?Ae(_.elements[0]??
new Map):Me(_)}function Me(_){switch(_.kind){case"list":return _.elements.map(Me);case"map":return Ae(_.entries);case"maps":return _.elements.map(Ae);default:return _.
value}}const Ae=_=>Object.fromEntries(Array.from(_,([m,L])=>[m,Me(L)]));function Le(_){const m=new Map;for(const{keys:L,value:h}of _){const[C,F]=L,te=h.kind==="\
object"?h.items.map(re=>re.keys[0]):[];for(const re of F===void 0?te:[F])re!==void 0&&m.set(He(C?.name??"",re.name),re)}return m}const He=(_,m)=>`${_.toLowerCase()}\
 ${m}`}),6188:((Pe,ue,n)=>{n.d(ue,{P2:()=>O,RC:()=>g,VX:()=>H,aZ:()=>r,hp:()=>B,mW:()=>e,sD:()=>x,sc:()=>se,zC:()=>E});class r extends Error{argument;want;constructor(p,v){
super(`${p.path.join(".")} must be ${v}`),this.argument=p,this.want=v}}function g(a,p,v,j){const k=a.filter(({keys:Te})=>Te[0]?.name.toLowerCase()===p),q=k[0]?.
keys[0];if(q===void 0)return;const Z={path:[...v.path,p],span:q},f=k.map($),I=f.filter(({keys:Te})=>Te.length>0);I.length>0&&j({kind:"items",items:I},Z);for(const{
keys:Te,value:G}of f)Te.length>0||j(G.kind==="object"?{kind:"items",items:G.items}:G,Z)}function e(a,p){if(a.kind==="items"||a.kind==="object")return a.items;throw new r(
p,"a block")}const R=1e5;function O(a,p,v,j){const k=v??new Map,q=a.kind==="item"?[a.item]:e(a,p),Z=new Set,f=Map.groupBy(q,({keys:Te})=>Te[0]?.name.toLowerCase());
let I=0;for(const{keys:Te,value:G}of q){const[de,...V]=Te;if(de===void 0)throw new r(p,"a block with a label");const{name:U}=de;if(Z.has(U))continue;V.length>0&&
Z.add(U);const oe={path:[...p.path,U],span:de},we=V.length>0?f.get(U.toLowerCase())??[]:[];if(I+=we.length,I>q.length+R)throw new r(oe,"spelled like the others");
const fe=V.length>0?{kind:"items",items:we.map($)}:G;k.set(U,j(fe,oe,k.get(U)))}return k}const B=(a,p,v)=>O(a,p,v,u);function H(a,p,v,j){const k=N(a);if(k===void 0)
throw new r(p,"a list");const q=k.map(Z=>j(Z,p,void 0));for(const Z of q)v.push(Z);return v}function N(a){return a.kind==="items"?a.items.map(p=>({kind:"item",item:p})):
a.kind==="object"?[a]:a.kind==="list"?a.elements:void 0}const se=(a,p)=>{if(a.kind==="number")return a.text;if(a.kind==="string")return a.value;throw new r(p,"a\
 string")},x=(a,p)=>d(a.kind==="string"?{kind:"number",text:a.value}:a,p,"int"),E=(a,p)=>{if(a.kind==="bool")return a.value;throw new r(p,"true or false")},u=(a,p,v)=>l(
v?.kind??c(a,p),a,p,v);function l(a,p,v,j){switch(a){case"string":return{kind:a,value:se(p,v,void 0)};case"bool":return{kind:a,value:E(p,v,void 0)};case"int":case"\
float":return{kind:a,value:d(p,v,a)};case"list":{const k=j?.kind===a?j.elements:[];return{kind:a,elements:H(p,v,k,i)}}case"map":return{kind:a,entries:B(p,v,void 0)};case"\
maps":{const k=j?.kind===a?j.elements:[];return{kind:a,elements:H(p,v,k,B)}}}}const i=(a,p)=>{const v=c(a,p);return l(v==="maps"?"map":v,a,p,void 0)};function c(a,p){
switch(a.kind){case"items":case"object":return"maps";case"number":return"int";case"item":throw new r(p,"a value");case"string":case"float":case"bool":case"list":
return a.kind}}const s=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,S=2**63-1;function d(a,p,v){if(a.kind!=="number"&&a.kind!=="float")throw new r(p,"a number");
const j=a.text.replace("-",""),k=Number(/^0[0-7]+$/.test(j)?`0o${j}`:j);if(v==="int"&&(!s.test(j)||k>S))throw new r(p,"a whole number");if(!Number.isFinite(k))throw new r(
p,"a number");return a.text.startsWith("-")?-k:k}const $=({keys:a,value:p})=>({keys:a.slice(1),value:p})}),7932:((Pe,ue,n)=>{n.d(ue,{Hl:()=>O,eo:()=>e,f5:()=>N,
zT:()=>R});var r=n(6188);const g="registry_protocols",e={requestTimeoutSeconds:null,retryCount:null};function R(x){for(const{keys:E,value:u}of x){const[l]=E;if(l?.
name!==g||u.kind!=="object")continue;let{requestTimeoutSeconds:i,retryCount:c}=e;const s={path:[g],span:l};try{return(0,r.RC)(u.items,"retry_count",s,(S,d)=>{c=
(0,r.sD)(S,d,void 0)}),(0,r.RC)(u.items,"request_timeout_seconds",s,(S,d)=>{i=(0,r.sD)(S,d,void 0)}),{requestTimeoutSeconds:i,retryCount:c,mistakes:[]}}catch(S){
if(!(S instanceof r.aZ))throw S;const d={span:S.argument.span,why:S.message};return{...e,mistakes:[d]}}}return{...e,mistakes:[]}}function O(x,E){const u=se(E.TF_REGISTRY_CLIENT_TIMEOUT);
return u!==null?u*1e3:x===null?null:x>0?x*1e3:Number.POSITIVE_INFINITY}const B=1e4,H=1;function N(x,{requestTimeoutSeconds:E,retryCount:u},l){const i=se(l.TF_REGISTRY_DISCOVERY_RETRY)??
u??H;return{client:x,attemptMs:O(E,l)??B,retries:Math.max(i,0)}}function se(x){const E=/^\+?\d+$/.test(x??"")?Number(x):0;return E>0?E:null}}),1807:((Pe,ue,n)=>{
n.d(ue,{Mc:()=>e,v2:()=>O,wX:()=>R});var r=n(3024),g=n(5747);const e=B=>(0,g.N0)(()=>(0,r.readdirSync)(B,{withFileTypes:!0}),[]),R=B=>e(B).map(({name:H})=>H).sort(),
O=B=>e(B).flatMap(H=>H.isDirectory()?H.name:[])}),6134:((Pe,ue,n)=>{n.d(ue,{SH:()=>O,Td:()=>B,lS:()=>N,n_:()=>e,pH:()=>R,w4:()=>H,yN:()=>E});const r=25e4,g=100;
class e{max;count=0;constructor(c=r){this.max=c}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.
count*g}}function R(i,c,s,S){return s===void 0?{text:i,body:c,parts:S,problems:[]}:{text:i,body:c,parts:S,problems:[{...E(i)(s),message:s.message}]}}const O=(i,c,s)=>{
const S=[];if(i.kind==="native"){for(const d of i.blocks)d.type===c&&d.labels.length===s&&S.push(d);return S}for(const d of i.members)d.name===c&&x(c,d.value,s,
[],S);return S},B=i=>i.kind==="native"?i.attributes:i.members;function H(i,c){if(!(i.kind==="native"&&i.mayHave?.(c)===!1)){for(const s of B(i))if(s.name===c)return s}}
const N=i=>i.kind==="object"?i.items.filter(se):i.kind!=="tuple"?[]:i.elements.flatMap(c=>c.kind==="object"?c.items.filter(se):[]),se=i=>i.name!==void 0&&i.name!==
"//";function x(i,c,s,S,d){if(s>0){for(const{name:a,start:p,end:v,value:j}of N(c))x(i,j,s-1,[...S,{value:a,start:p,end:v}],d);return}const $={start:c.start,end:c.
start+1};for(const a of c.kind==="tuple"?c.elements:[c])a.kind!=="object"&&a.kind!=="tuple"||d.push({...$,type:i,labels:S,body:{kind:"json",members:N(a)}})}const E=i=>{
const c=[i.startsWith("\uFEFF")?1:0];let s=i.indexOf(`
`),S;return({start:d,end:$})=>{for(;s>=0&&s<d;s=i.indexOf(`
`,s+1))c.push(s+1);S??=u(i);const a=q=>l(S??[],q-1),p=Math.max(1,l(c,d)),v=c[p-1]??0,j=(c[p]??(s<0?i.length:s)+1)-1,k=q=>q-v-a(q)+a(v)+1;return{line:p,column:k(
Math.max(d,v)),endColumn:k(Math.min($,j))}}},u=i=>/[\uD800-\uDBFF]/.test(i)?Array.from(i.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),c=>c.index):[];function l(i,c){
let s=0,S=i.length;for(;s<S;){const d=s+S>>>1;(i[d]??0)<=c?s=d+1:S=d}return s}}),1731:((Pe,ue,n)=>{n.d(ue,{Cg:()=>x,Ty:()=>se,Zy:()=>E,dU:()=>u,hZ:()=>e,oF:()=>B,
rK:()=>H});var r=n(9562);const g=new RegExp(`^${r.eQ}$`),e=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,R=new RegExp(`^${e}\
[.+-]?$`),O=2n**63n-1n;function B(i){const[,c,s,S,d]=g.exec(i)??[];return c===void 0?null:N(i,c,S??s,d)}function H(i){const[,c,s,S]=R.exec(i)??[];return c===void 0?
null:N(i,c,s,S)}function N(i,c,s="",S=""){const d=c.split(".").map(a=>a.replace(/^0+(?=.)/,""));if(d.some(a=>a.length>19))return null;const $=d.map(BigInt);if($.
some(a=>a>O))return null;for(;$.length<3;)$.push(0n);return{text:i,numbers:$,written:d.length,pre:s,build:S}}const se=i=>i.pre!=="",x=({numbers:i,pre:c,build:s})=>`${i.
join(".")}${c===""?"":`-${c}`}${s===""?"":`+${s}`}`;function E(i,c){const s=Math.max(i.numbers.length,c.numbers.length);for(let S=0;S<s;S++){const[d,$]=[i.numbers[S]??
0n,c.numbers[S]??0n];if(d!==$)return d<$?-1:1}return i.pre===c.pre||i.numbers.length!==c.numbers.length?0:i.pre===""||c.pre===""?i.pre===""?1:-1:u(i.pre,c.pre)}
function u(i,c){const[s,S]=[i.split("."),c.split(".")];for(let d=0;;d++){const[$,a]=[d+1>=s.length,d+1>=S.length];if($!==a)return $?-1:1;const p=l(s[d]??"",S[d]??
"");if(p!==0||$)return p}}function l(i,c){const[s,S]=[/^[0-9]*$/.test(i),/^[0-9]*$/.test(c)];return s!==S?s?-1:1:s&&i.length!==c.length?i.length-c.length:i===c?
0:i<c?-1:1}}),73:((Pe,ue,n)=>{n.d(ue,{D:()=>Ne,J:()=>V});var r=n(3024),g=n(6760),e=n(1807),R=n(5747),O=n(8857),B=n(1731);function H(J,K,pe,w=null){const P=x(K.environment,
w),Y=E(K),ce={directory:null,directoryOff:null,helperDirectories:[],mirrorDirectories:[]};if(Y===null)return{main:P,...ce};const Oe=K.system==="windows"?l:u,{main:$e,
directory:De,dataDirectories:z}=Oe(J,Y,K.environment,pe),W=c(K),ae=z.flatMap(Ae=>[W(Ae,"plugins"),W(Ae,"plugins",K.platform)]),ve=[...z,...N(Y,K)].map(Ae=>W(Ae,
"plugins")),ye={helperDirectories:ae,mirrorDirectories:ve};if(P===null)return{main:{path:$e,chosenBy:"default"},directory:De,directoryOff:null,...ye};const Me={
path:De,by:P.chosenBy};return{main:P,directory:null,directoryOff:Me,...ye}}function N(J,K){const{system:pe,platform:w,environment:P}=K;if(pe==="windows")return[
S(J,"HashiCorp","Terraform")];if(w.startsWith("darwin"))return[J,""].map($e=>s($e,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:Y="",XDG_DATA_DIRS:ce}=P,
Oe=$e=>$e.startsWith("/");return[Oe(Y)?Y:s(J,".local","share"),...(ce||"/usr/local/share:/usr/share").split(":").filter(Oe)].map($e=>s($e,"terraform"))}function se(J,K){
const pe=E(K),w=K.system==="windows"?"\\":"/";return pe===null||pe.length<2||!J.startsWith(pe+w)?J:(K.system==="windows"?"%APPDATA%":"~")+J.slice(pe.length)}function x(J,K){
if(K)return{path:K,chosenBy:"cli-config"};for(const pe of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const w=J[pe];if(w)return{path:w,chosenBy:pe}}return null}function E({
system:J,environment:K,accountHome:pe}){return J==="windows"?K.APPDATA||null:K.HOME||pe||null}function u(J,K,pe,w){const[P,Y]=[s(K,".terraformrc"),s(K,".tofurc")],
ce=s(K,".terraform.d");if(J==="terraform")return{main:P,directory:ce,dataDirectories:[ce]};const{XDG_CONFIG_HOME:Oe,XDG_DATA_HOME:$e}=pe,De=!w(P)&&!w(Y);return{
main:Oe&&De?s(Oe,"opentofu","tofurc"):i(Y,P,w),directory:Oe&&!w(ce)?s(Oe,"opentofu"):ce,dataDirectories:$e?[ce,s($e,"opentofu")]:[ce]}}function l(J,K,pe,w){const[
P,Y]=[S(K,"terraform.rc"),S(K,"tofu.rc")],ce=S(K,"terraform.d");return{main:J==="terraform"?P:i(Y,P,w),directory:ce,dataDirectories:[ce]}}const i=(J,K,pe)=>pe(K)&&
!pe(J)?K:J,c=({system:J})=>J==="windows"?S:s,s=(J,...K)=>[J.replace(/(?<!\/)\/+$/,""),...K].join("/"),S=(J,...K)=>[J.replace(/(?<![\\/])[\\/]+$/,""),...K].join(
"\\");function d({name:J,args:K,place:pe},w,P,Y){const ce=w.map(z=>({directory:z,files:(0,e.wX)(z).filter(W=>$((0,g.join)(z,W)))})),Oe=z=>se(z,Y),$e=k(J,ce);if($e!==
null){const z=(0,g.resolve)($e.directory,$e.file),W=p(z,Y);return{helper:{name:J,args:K,path:z,shown:Oe(z),refusal:W},findings:[]}}const De={kind:"no helper",name:J,
directories:w.map(Oe)};return{helper:null,findings:[(0,O._)(P,De,pe)]}}const $=J=>(0,r.existsSync)(J)&&!(0,r.statSync)(J).isDirectory(),a=256;function p(J,{system:K}){
if(K==="windows")return null;if(!(0,r.statSync)(J).isFile())return"permission denied";const pe=Buffer.alloc(a);let w;try{const Y=(0,r.openSync)(J,"r");try{w=(0,r.
readSync)(Y,pe)}finally{(0,r.closeSync)(Y)}}catch(Y){return(0,R.Oj)(Y),null}return pe.toString("latin1",0,2)==="#!"||pe.subarray(0,w).includes(0)?null:"exec for\
mat error"}const v="terraform-credentials-",j="0.0.0";function k(J,K){let pe=null;for(const{directory:w,files:P}of K)for(const Y of P){const ce=q(Y,J);ce===null||
pe!==null&&(0,B.Zy)(ce,pe.version)<=0||(pe={directory:w,file:Y,version:ce})}return pe}function q(J,K){if(!J.startsWith(v))return null;const pe=J.toLowerCase().slice(
v.length).replace(/\.exe$/,""),w=pe.indexOf("_v");return(w<0?pe:pe.slice(0,w))!==K||pe===""?null:(0,B.oF)(w<0?j:pe.slice(w+2).replace(/_x.*$/s,""))}var Z=n(3229),
f=n(1831);function I(J,K){const pe=J.flatMap($e=>$e.findings),w=($e,De)=>{pe.push((0,O._)(K,$e,De))},P=Te(new Map(J.flatMap($e=>[...$e.credentials])),w),Y=Te(new Map(
J.flatMap($e=>[...$e.hosts])),w),[ce,...Oe]=new Map(J.flatMap($e=>[...$e.helpers]));for(const[,{place:$e}]of Oe)w({kind:"two helpers"},$e);return{credentials:P,
forced:Y,helper:ce===void 0?null:{name:ce[0],...ce[1]},findings:pe}}function Te(J,K){const pe=new Map;for(const[w,P]of J){const Y=(0,f.Pv)(w);if(Y.ok){pe.set(Y.
value,{...P,host:Y.value});continue}const ce="services"in P?"host":"credentials",Oe=(0,Z.L6)(w);K({kind:"label",type:ce,label:w,why:Y.why,advice:Oe},P.place)}return[
...pe.values()]}var G=n(7932);const de=1024*1024;function V(J,K,pe=null){const w=H(J,K,r.existsSync,pe),{directory:P,directoryOff:Y,helperDirectories:ce}=w,Oe=oe(
w,J,K),$e=[...Oe,...fe(P,J,K)],De=fe(Y?.path??null,J,K),z=I(U($e),J),W=z.helper&&d(z.helper,ce,J,K),ae=I(U(De),J).credentials,ve=Oe[0]?.blocks?.protocols??G.eo;
return{...z,client:J,installations:U($e).flatMap(({installations:ye})=>ye??[]),mirrors:w.mirrorDirectories.map(ye=>({path:ye,shown:se(ye,K)})),paths:w,files:[...$e.
map(({file:ye})=>ye),...De.map(({file:ye})=>({...ye,state:"off"}))],turnedOff:ae.map(({host:ye,place:Me})=>({host:ye,place:Me,by:Y?.by??""})),helper:W?.helper??
null,requestTimeoutMs:J==="opentofu"?(0,G.Hl)(ve.requestTimeoutSeconds,K.environment):null,patience:(0,G.f5)(J,ve,K.environment),findings:[...$e.flatMap(({finding:ye})=>ye??
[]),...z.findings,...W?.findings??[]],secrets:[...U($e),...U(De)].flatMap(({secrets:ye})=>ye)}}const U=J=>J.flatMap(({blocks:K})=>K??[]);function oe({main:J},K,pe){
if(J===null)return[];const{path:w,chosenBy:P}=J;if((0,r.existsSync)(w))return[_e(w,K,pe)];const Y={path:w,shown:se(w,pe),state:"absent"},ce={kind:"missing",setting:P,
path:w},Oe=P==="default"?null:(0,O._)(K,ce,null);return[{file:Y,blocks:null,finding:Oe}]}const we=/\.tfrc(?:\.json)?$/s,fe=(J,K,pe)=>(J===null?[]:(0,e.wX)(J)).filter(
w=>we.test(w)).map(w=>_e((0,g.join)(J??"",w),K,pe));function _e(J,K,pe){const w=(0,R.yR)(J,de),P=se(J,pe);if(!w.ok){const Oe={kind:"unreadable",file:P,failure:w.
failure},$e=(0,O._)(K,Oe,null);return{file:{path:J,shown:P,state:"not read"},blocks:null,finding:$e}}const Y=(0,O.m)({shown:P,...w},K),ce=Y.isRead?"read":"not r\
ead";return{file:{path:J,shown:P,state:ce},blocks:Y,finding:null}}function Ne(J){const K=new Map;for(const pe of J){const{problem:w,place:P}=pe,Y=JSON.stringify(
[w.code,w.message,P]),ce=K.get(Y)?.problem.affects??[],Oe=[...new Set([...ce,...w.affects??[]])];K.set(Y,{problem:{...w,affects:Oe},place:P})}return[...K.values()]}}),
7531:((Pe,ue,n)=>{n.d(ue,{T:()=>B,b:()=>R});var r=n(3307),g=n(8947),e=n(2168);const R=1024*1024,O={keeps:()=>!0,read:(se,x,{start:E,end:u})=>(0,r.IL)(x.slice(E,
u))};function B(se,x=O){const E=(0,g._6)(se),u=new N(E,x),l=(0,r.Ey)(E,u.add);if(l!==null){const c=(0,e.Q)(E);return c===null?{kind:"not-json",...l}:{kind:"not-\
json",why:`it ${c.what}`,advice:c.advice}}const i=/[^\t\n\r ]/.exec(E)?.[0];return i==="{"?{kind:"object",services:u.read()}:i==="n"?{kind:"null"}:{kind:"not-ob\
ject",why:`found ${H(i)}`}}function H(se){switch(se){case"[":return"an array";case'"':return"a string";case"t":case"f":return"a boolean";default:return"a number"}}
class N{#e;#t;#s;#n=new Map;constructor(x,E){this.#e=x,this.#t=E,this.#s=x.includes("\\")}add=(x,E,u,l)=>{if(l===0)return;const i=this.#e.slice(u,l),c=this.#s?(0,r.
I)(i):i.slice(1,-1),s=this.#n.get(c);s!==void 0?s.range={start:x,end:E}:this.#t.keeps(c,E-x)&&this.#n.set(c,{id:(0,r.I)(i),range:{start:x,end:E}})};read(){return Array.
from(this.#n.values(),({id:x,range:E})=>({id:x,value:this.#t.read(x,this.#e,E)}))}}}),2168:((Pe,ue,n)=>{n.d(ue,{Q:()=>g});const r=[[/^[\t\n\r ]*$/,"is empty",null],
[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as U\
TF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]];
function g(e){const R=r.find(([O])=>O.test(e));return R===void 0?null:{what:R[1],advice:R[2]}}}),6456:((Pe,ue,n)=>{n.d(ue,{Z:()=>De});var r=n(73),g=n(4929),e=n(
3534),R=n(1064),O=n(1831),B=n(2713);const H=(z,W)=>({name:z,isProgram:!1,answers:W,find:ae=>W.get(ae)??null});async function N(z,W){let ae=null;const ve=[],ye=[];
for(const Me of z){const Ae=ae===null||!Me.isProgram,Le=Ae?await Me.find(W):null;ve.push({source:Le?.source??Me.name,held:Ae?se(Le):"not asked",counts:ae===null&&
Le!==null}),Le?.problem&&ye.push({problem:Le.problem,place:Le.place}),ae??=Le}return{answer:ae,looks:ve,findings:ye}}function se(z){return z===null?"nothing":z.
token===null?"no token":z.token.reveal()===""?"an empty token":"a token"}const x=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function E(z,W,ae=null){const ve=W.reveal(),ye={
source:z,place:ae,token:W,problem:l(z,ve)};return x.test(ve)?{...ye,isUnsendable:!0}:ye}const u=[[x,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function l(z,W){if(W==="")return(0,e.QU)({source:z});const ae=u.
find(([ve])=>ve.test(W))?.[1];return ae!==void 0?(0,e.Eu)({source:z,slip:ae}):W.length<B.I?(0,e.fj)({source:z}):null}const i="TF_TOKEN_";function c(z){const W=Object.
entries(z).flatMap(([ae,ve])=>{const ye=ae.startsWith(i)?(0,O.$k)(ae):null;return ye===null||ve===void 0?[]:[[ye,E(ae,new B.o(ve))]]});return H("TF_TOKEN_ varia\
bles",new Map(W))}function s(z){const W="tokens setting",ae=z.map(({host:ve,token:ye})=>{const Me=E(W,ye);return[ve,ye.reveal()===""?{...Me,token:null}:Me]});return H(
W,new Map(ae))}function S({tokens:z,environment:W,clients:ae}){const ve=[s(z),c(W)],ye=ae.map(({client:Me,config:Ae,helper:Le,turnedOff:He=[]})=>{const _=[...ve,
...Ae===null?[]:[a(Ae)]];return{client:Me,turnedOff:He,known:_,sources:Le===null?_:[..._,Le]}});return{known:d(ye.flatMap(({known:Me})=>Me)),find:async Me=>{const Ae=await Promise.
all(ye.map(async({client:Le,sources:He,turnedOff:_})=>{const{looks:m,...L}=await N(He,Me);return{...L,client:Le,looks:[...m,...$(_,Me)]}}));return{answer:v(Ae.map(
({answer:Le})=>Le)),clients:Ae.map(({client:Le,looks:He})=>({client:Le,looks:He})),findings:Ae.flatMap(({findings:Le})=>Le),difference:j(Me,Ae)}}}}function d(z){
const W=new Map(z.toReversed().flatMap(ae=>[...ae.answers]));return new Map([...W].flatMap(([ae,{token:ve,source:ye}])=>ve===null?[]:[[ae,ye]]))}const $=(z,W)=>z.
filter(ae=>ae.host===W).map(({place:ae,by:ve})=>({source:`${ae.file}:${ae.line} (${ve} names another file)`,held:"not read",counts:!1})),a=({credentials:z})=>H(
"CLI configuration",new Map(z.map(W=>[W.host,p(W)])));function p({host:z,place:W,token:ae,hasValue:ve}){const ye=`${W.file}:${W.line}`;if(ae!==null)return E(ye,
ae,W);const Me={kind:"no token",file:ye,host:z,hasValue:ve};return{source:ye,place:W,token:null,problem:(0,g.P4)({clients:R.Du,mistake:Me})}}function v(z){return z.
find(W=>W?.token)??z.find(W=>W!==null)??null}function j(z,W){const[ae,...ve]=W,ye=ve.find(({answer:Ae})=>k(Ae)!==k(ae?.answer??null));if(ae===void 0||ye===void 0)
return null;const Me=({client:Ae,answer:Le})=>({client:Ae,source:Le?.token?Le.source:null});return(0,e.tK)({host:z,first:Me(ae),other:Me(ye)})}const k=z=>z?.token?.
reveal()??null;var q=n(1421),Z=n(8161),f=n(5747),I=n(4e3),Te=n(7531);const G=1024*1024;function de(z,W){const ae=new Map;let ve=null;const ye=async Me=>{if(ve!==
null)return ve;const Ae=await U(z,Me,W),Le=pe(z,Ae,W);return Ae.kind==="stopped"&&(ve??=Le),Le};return{name:V(z),isProgram:!0,find:Me=>{const Ae=ae.get(Me)??ye(
Me);return ae.set(Me,Ae),Ae}}}const V=({name:z})=>`credentials helper ${z}`;async function U(z,W,ae){if(z.refusal!==null)return{kind:"not started",why:z.refusal};
if(ae.stop.aborted)return{kind:"stopped",why:oe};const ve=_e(z,W,ae.environment);return typeof ve=="string"?{kind:"not started",why:ve}:await we(ve,ae)}const oe="\
was running when the check ended";function we(z,W){return new Promise(ae=>{const ve=[],ye=[];let Me=0;const{timeoutMs:Ae,abortAfter:Le}=W,He=Le(Ae),_=F=>{He.removeEventListener(
"abort",L),W.stop.removeEventListener("abort",h),ae(F)},m=F=>{fe(z,W),_({kind:"stopped",why:F})},L=()=>m(`did not exit within ${Ae/1e3} s (timeout-seconds)`),h=()=>m(
oe);He.addEventListener("abort",L),W.stop.addEventListener("abort",h);const C=F=>te=>{Me+=te.length,Me>G?m(`wrote more than ${G/1024/1024} MiB`):F.push(te)};z.stdout?.
on("data",C(ve)),z.stderr?.on("data",C(ye)),z.on("error",F=>_({kind:"not started",why:K(F)})),z.on("close",F=>{const[te,re]=[Buffer.concat(ve),Buffer.concat(ye).
toString()];_({kind:"ended",isSuccess:F===0,output:te,complaint:re})})})}function fe(z,{kill:W}){try{z.pid!==void 0&&W((0,Z.platform)()==="win32"?z.pid:-z.pid,"\
SIGKILL")}catch(ae){(0,f.Oj)(ae)}z.stdout?.destroy(),z.stderr?.destroy(),z.unref()}function _e({path:z,args:W},ae,ve){try{return(0,q.spawn)(z,[...W,"get",ae],{env:Ne(
ve),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0})}catch(ye){return K(ye)}}const Ne=z=>Object.fromEntries(Object.entries(z).filter(([W])=>!W.
startsWith("INPUT_"))),J={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"\
invalid argument"};function K(z){const W=(0,f.Oj)(z);return J[W]??W}function pe(z,W,ae){const{shown:ve}=z;if(W.kind==="not started")return P(z,`failed to run ${ve}\
: ${W.why}`);if(W.kind==="stopped")return P(z,`${ve} ${W.why} and was stopped`);if(W.isSuccess)return w(z,W.output,ae);const ye=ce(W.complaint),Me=ye===""?", bu\
t it produced no error message":`: ${ye}`;return P(z,`error in ${ve}${Me}`)}function w(z,W,{learn:ae}){const ve=(0,Te.T)(W);if(ve.kind==="not-json"||ve.kind==="\
not-object")return P(z,`malformed output from ${z.shown}: ${(0,I.dh)(ve.why)}`);const ye=ve.kind==="null"?null:ve.services.find(({id:Ae})=>Ae==="token")?.value;
if(typeof ye!="string")return null;const Me=new B.o(ye);return ae(Me),E(V(z),Me)}function P(z,W){const ae=(0,g.Dz)({name:z.name,why:W});return{source:V(z),place:null,
token:null,problem:ae}}const Y=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),ce=z=>(0,I.dh)(z.replace(Y,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu"),
" ").trim()),Oe=1e4;function $e({tokens:z,configs:W,timeoutMs:ae},ve,ye){for(const _ of W.flatMap(m=>m.secrets))ye.learn(_);const Me=new Map,Ae=_=>{if(_===null)
return null;const m=JSON.stringify([_.path,..._.args]),L=Me.get(m)??de(_,{...ye,timeoutMs:ae??Oe,environment:ve});return Me.set(m,L),L},Le=W.map(_=>({client:_.client,
config:_,helper:Ae(_.helper),turnedOff:_.turnedOff})),He=W.flatMap(_=>_.forced.map(m=>({...m,client:_.client})));return{credentials:S({tokens:z,environment:ve,clients:Le}),
configs:W,complaints:(0,r.D)(W.flatMap(({findings:_})=>_)),forced:Map.groupBy(He,({host:_})=>_)}}function De(z,W,{environment:ae,secrets:ve,kill:ye,stop:Me}){return $e(
{...z,configs:W},ae,{learn:ve.learn,kill:ye,stop:Me.signal,abortAfter:Ae=>AbortSignal.timeout(Ae)})}}),7511:((Pe,ue,n)=>{n.d(ue,{i:()=>E});var r=n(3625);const g="\
[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",e=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,R=String.raw`[()<>@,;:\\"/[\]?=]`,O=new RegExp(
`^(${g})?(/)?(${g})?(.*)$`,"s"),B=String.raw`"((?:[^"\\\r\n]|\\${R}|\\(?!${R}))*)"`,H=new RegExp(`;${e}*(${g})${e}*=${e}*(?:(${g})|${B})${e}*`,"y"),N=new RegExp(
`;${e}*$`,"y"),se=new RegExp(String.raw`\\(${R})`,"g"),x=new RegExp(e);function E(s){const S=s.indexOf(";"),d=c(i(S<0?s:s.slice(0,S))),$=u(d)??(S<0?null:l(s,S));
return $===null?(0,r.J)(d):(0,r.T)($)}function u(s){const[,S,d,$,a]=O.exec(s)??[];return S===void 0?"mime: no media type":S===s?null:d===void 0?"mime: expected \
slash after first token":$===void 0?"mime: expected token after slash":a===""?null:"mime: unexpected content after media subtype"}function l(s,S){const d=new Map;
for(let $=S;$<s.length;){H.lastIndex=$;const[a,p="",v,j=""]=H.exec(s)??[];if(a===void 0)return N.lastIndex=$,N.test(s)?null:"mime: invalid media parameter";const k=p.
toLowerCase(),q=v??j.replace(se,"$1"),Z=d.get(k);if(Z!==void 0&&Z!==q)return"mime: duplicate parameter name";d.set(k,q),$+=a.length}return null}function i(s){let S=0,
d=s.length;for(;S<d&&x.test(s.charAt(S));)S+=1;for(;d>S&&x.test(s.charAt(d-1));)d-=1;return s.slice(S,d)}const c=s=>s.replaceAll("\u0130","i").toLowerCase()}),2767:((Pe,ue,n)=>{
n.d(ue,{h:()=>c});var r=n(5792);const g={"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP38\
4r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1","1.2.840.10045.3.1.1":"P-192","1.2.156.10197.1.301":"SM2"},e=["1.3.132.0.33","1.2.840.\
10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],R={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.110":"X25519","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.1004\
0.4.1":"DSA","2.16.840.1.101.3.4.3.17":"ML-DSA-44","2.16.840.1.101.3.4.3.18":"ML-DSA-65","2.16.840.1.101.3.4.3.19":"ML-DSA-87"};function O(V){const U=new r.lL(V,
"public key").inside(r.Dk.sequence),oe=U.inside(r.Dk.sequence),we=oe.oid(),fe=U.bits();switch(we){case"1.2.840.113549.1.1.1":if(l(oe.any().whole)!=="0500")throw new r.
I4("public key");return B(fe);case"1.2.840.10045.2.1":{const _e=oe.isNext(r.Dk.oid)?oe.oid():"explicit parameters";if(!e.includes(_e))return{kind:"unsupported-c\
urve",curve:g[_e]??_e};if(fe[0]!==4)throw new r.I4("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!oe.isEmpty||fe.length!==32)throw new r.I4("public ke\
y");return{kind:"ed25519"};default:return{kind:"unsupported",name:R[we]??we}}}function B(V){const U=new r.lL(V,"public key").inside(r.Dk.sequence),oe=U.integer(),
we=U.count(),[fe=0,_e=0]=oe;if(fe>=128||we===0)throw new r.I4("public key");if(we===1||we%2===0||we>=2**31)return{kind:"unsupported",name:`RSA with the exponent\
 ${we}`};const Ne=fe===0?_e:fe;return{kind:"rsa",bits:8*(oe.length-(fe===0?2:1))+(32-Math.clz32(Ne))}}const H={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],
"1.2.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.\
840.10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},N={"1.2.840.113549.1.1\
.4":"RSA with MD5","1.2.840.113549.1.1.5":"RSA with SHA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.113549.1.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"ECDS\
A with SHA-1","1.2.840.10045.4.3.1":"ECDSA with SHA-224","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224","2.16.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.16.84\
0.1.101.3.4.3.14":"RSA with SHA3-256","1.3.101.113":"Ed448"},se="1.2.840.113549.1.1.10",x=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
E={201:"20",202:"30",203:"40"};function u(V){const U=new r.lL(V,"signature algorithm"),oe=U.oid(),we=U.isEmpty?"":l(U.any().whole);if(oe===se){const Ne=x.exec(we);
return Ne&&E[Ne[1]??""]===Ne[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[fe,_e]=H[oe]??[];
return fe===void 0||_e===void 0?{isSupported:!1,name:N[oe]??oe}:{isSupported:!0,key:fe,name:_e}}const l=V=>Array.from(V,U=>U.toString(16).padStart(2,"0")).join(
"");var i=n(8167);function c(V){try{const U=new r.lL(V,"certificate"),oe=U.inside(r.Dk.sequence);if(!U.isEmpty)throw new r.I4("certificate");const we=oe.inside(
r.Dk.sequence),fe=oe.content(r.Dk.sequence),_e=$(V,we,fe);return oe.bits(),"kind"in _e?{ok:!1,flaw:_e}:{ok:!0,certificate:_e}}catch(U){if(!(U instanceof r.I4))throw U;
return{ok:!1,flaw:{kind:"malformed",part:U.message}}}}const s=160,S=163,d=[129,130];function $(V,U,oe){const we=U.isNext(s)?U.inside(s).count()+1:1;if(we>3)throw new r.
I4("version");if((U.integer()[0]??0)>=128)return{kind:"negative-serial"};const fe=U.content(r.Dk.sequence);if(!(0,r.er)(fe,oe))throw new r.I4("signature algorit\
hm");const _e=a(U,"issuer"),Ne=U.inside(r.Dk.sequence),J=v(Ne),K=v(Ne),pe=a(U,"subject"),w=U.element(r.Dk.sequence).whole,P=O(w);if(P.kind==="unsupported-curve")
return{kind:"curve",curve:P.curve};if(we>1)for(const Y of d)U.optional(Y);return{raw:V,subject:pe,issuer:_e,notBefore:J,notAfter:K,version:we,signature:u(fe),key:P,
keyInfo:w,...Z(we===3?U.optional(S):null)}}function a(V,U){const{whole:oe}=V.element(r.Dk.sequence),we=new r.lL(oe,U).inside(r.Dk.sequence);for(;!we.isEmpty;){const fe=we.
inside(r.Dk.set);for(;!fe.isEmpty;){const _e=fe.inside(r.Dk.sequence);if(_e.oid(),!(0,r.KH)(_e.any()))throw new r.I4(U)}}return oe}const p=[{tag:r.Dk.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},
{tag:r.Dk.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];function v(V){const U=p.find(({tag:Y})=>V.isNext(Y)),oe=U?.format.exec((0,r.Jl)(V.
content(U.tag)));if(!oe)throw new r.I4("validity");const[we=0,fe=0,..._e]=oe.slice(1).map(Y=>Number(Y??0)),Ne=oe[1]?.length===4?we:we<50?2e3+we:1900+we,[J=0,K=0,
pe=0,w=0]=_e,P=new Date(0);if(P.setUTCFullYear(Ne,fe-1,J),P.getUTCMonth()!==fe-1||K>23||pe>59||w>59)throw new r.I4("validity");return P.setUTCHours(K,pe,w)}const j={
dns:[],addresses:[],others:[]},k=["31","32","33","36","54"].map(V=>`2.5.29.${V}`),q=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function Z(V){const U=new Map,
oe=V&&new r.lL(V,"extensions").inside(r.Dk.sequence);for(;oe&&!oe.isEmpty;){const Y=oe.inside(r.Dk.sequence),ce=Y.oid(),Oe=Y.isNext(r.Dk.boolean)&&Y.boolean();if(U.
has(ce))throw new r.I4("extensions");if(Oe&&q.includes(ce))throw new r.I4("extensions");U.set(ce,{id:ce,critical:Oe,value:Y.content(r.Dk.octets)})}const we=Y=>U.
get(`2.5.29.${Y}`)?.value??null,[fe,_e,Ne,J,K]=[15,17,19,30,37].map(we),pe=_e?(0,i.xq)(_e):null,w=J?(0,i.cP)(J):null,P=new Set([...k,...["15","19","37"].map(Y=>`\
2.5.29.${Y}`),...pe?.isKnown?["2.5.29.17"]:[],...w?.isKnown?["2.5.29.30"]:[]]);return{encodedNames:_e??new Uint8Array,names:pe?.names??j,constraints:w,basic:Ne?
f(Ne):null,maySign:fe?G(fe):null,usages:K?de(K):[],unhandled:[...U.values()].filter(({id:Y,critical:ce})=>ce&&!P.has(Y)).map(({id:Y})=>Y)}}function f(V){const U=new r.
lL(V,"basicConstraints").inside(r.Dk.sequence);return{isAuthority:U.isNext(r.Dk.boolean)&&U.boolean(),maxPath:U.isNext(r.Dk.integer)?U.count():null}}const I=4,Te=128;
function G(V){const[U=0,oe=0]=new r.lL(V,"keyUsage").bits();return U===0&&oe<Te?null:(U&I)!==0}function de(V){const U=new r.lL(V,"extendedKeyUsage").inside(r.Dk.
sequence),oe=[];for(;!U.isEmpty;)oe.push(U.oid());return oe}}),5792:((Pe,ue,n)=>{n.d(ue,{Dk:()=>r,I4:()=>g,Jl:()=>x,KH:()=>B,er:()=>E,lL:()=>e});const r={boolean:1,
integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};class g extends Error{}class e{#e;#t;constructor(l,i){this.#e=l,this.#t=i}get isEmpty(){
return this.#e.length===0}isNext(l){return this.#e[0]===l}any(){const l=this.#e[0]??0,i=this.#e[1]??0;if(this.#e.length<2||(l&31)===31)throw this.#n();const c=i<
128?0:i&127,s=c===0&&i<128?i:this.#s(c),S=2+c,d=S+s;if(d>this.#e.length)throw this.#n();const $={tag:l,content:this.#e.subarray(S,d),whole:this.#e.subarray(0,d)};
return this.#e=this.#e.subarray(d),$}element(l){if(!this.isNext(l))throw this.#n();return this.any()}content(l){return this.element(l).content}optional(l){return this.
isNext(l)?this.content(l):null}inside(l){return new e(this.content(l),this.#t)}oid(){const l=this.content(r.oid);if(l.length===0||(l.at(-1)??0)>=128)throw this.#n();
const i=R(l);if(i===null)throw this.#n();const[c=0,...s]=i,S=Math.min(Math.floor(c/40),2);return[S,c-40*S,...s].join(".")}integer(l=r.integer){const i=this.content(
l),c=i[0],s=i[1]??0,S=c===0&&s<128||c===255&&s>=128;if(c===void 0||i.length>1&&S)throw this.#n();return i}count(){const l=this.integer();if(l.length>8||(l[0]??0)>=
128)throw this.#n();return l.reduce((i,c)=>i*256+c,0)}boolean(){const l=this.content(r.boolean);if(l.length!==1||l[0]!==0&&l[0]!==255)throw this.#n();return l[0]!==
0}bits(){const l=this.content(r.bits),[i=8]=l,c=l.subarray(1),s=c.at(-1)??0;if(i>7||i>0&&c.length===0)throw this.#n();if((s&(1<<i)-1)!==0)throw this.#n();return c}#s(l){
const i=this.#e.subarray(2,2+l);if(l===0||l>4||i.length<l)throw this.#n();const c=i.reduce((s,S)=>s*256+S,0);if(c<128||i[0]===0)throw this.#n();return c}#n(){return new g(
this.#t)}}function R(u){const l=[];let i=!0,c=0;for(const s of u){if(i&&s===128||(c=c*128+(s&127),c>=2**31))return null;i=s<128,i&&(l.push(c),c=0)}return l}const O={
12:u=>H(u),18:u=>/^[\d ]*$/.test(x(u)),19:u=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test(x(u)),20:()=>!0,22:u=>u.every(l=>l<128),30:u=>u.length%2===0&&N(u)},B=({tag:u,content:l})=>O[u]?.(
l)??!1;function H(u){try{return new TextDecoder("utf-8",{fatal:!0}).decode(u),!0}catch{return!1}}const N=u=>u.every((l,i)=>{const c=l*256+(u[i+1]??0);return i%2===
1||!(c>=55296&&c<57344||c>=65534||c>=64976&&c<=65007)}),se=new TextDecoder("latin1"),x=u=>se.decode(u),E=(u,l)=>u.length===l.length&&u.every((i,c)=>i===l[c])}),
8167:((Pe,ue,n)=>{n.d(ue,{AI:()=>u,cP:()=>H,xq:()=>B,z$:()=>c});var r=n(6181),g=n(5792);const e=130,R=135,O=[129,134];function B($){const a=new g.lL($,"subject \
alternative names").inside(g.Dk.sequence),p={dns:[],addresses:[],others:[]};let v=!1;for(;!a.isEmpty;){const{tag:j,content:k}=a.any();if(v||=[e,R,...O].includes(
j),O.includes(j)&&p.others.push(j),j===e&&p.dns.push(E(k,"subject alternative names")),j===R){if(k.length!==4&&k.length!==16)throw new g.I4("subject alternative\
 names");p.addresses.push(k)}}return{names:p,isKnown:v}}function H($){const a="name constraints",p=new g.lL($,a),v=p.inside(g.Dk.sequence),[j,k]=[160,161].map(f=>v.
optional(f)??new Uint8Array);if(!j||!k||!v.isEmpty||!p.isEmpty)throw new g.I4(a);if(j.length+k.length===0)throw new g.I4(a);const[q,Z]=[N(j),N(k)];return{permitted:q,
excluded:Z,isKnown:q.isKnown&&Z.isKnown}}function N($){const a="name constraints",p=new g.lL($,a),v=[],j=[],k=[];let q=!0;for(;!p.isEmpty;){const{tag:f,content:I}=p.
inside(g.Dk.sequence).any(),Te=I.length/2;if(f===e)v.push(E(I,a).toLowerCase());else if(f===R&&(Te===4||Te===16))j.push({address:I.subarray(0,Te),mask:I.subarray(
Te)});else{if(f===R)throw new g.I4(a);O.includes(f)?k.push(f):q=!1}}if(!(v.every(f=>se(f.replace(/^\.(?=.)/,"")))&&j.every(({mask:f})=>x(f))))throw new g.I4(a);
return{dns:v,networks:j,others:k,isKnown:q}}const se=$=>/^[!-~]*$/.test($)&&!/^\.|\.\.|\.$/.test($),x=$=>/^1*0*$/.test(Array.from($,a=>a.toString(2).padStart(8,
"0")).join(""));function E($,a){if($.some(p=>p>=128))throw new g.I4(a);return(0,g.Jl)($)}function u({dns:$,addresses:a},p){const v=(0,r.r5)((0,r.n7)(p));if(v!==
null)return a.some(Z=>(0,g.er)(Z,Uint8Array.from(v)));const j=p.toLowerCase(),k=j.replace(/\.$/,"").split("."),q=k.every(Z=>l.test(Z));return $.some(Z=>{const f=Z.
toLowerCase(),[I,...Te]=f.split("."),G=I==="*"&&Te.length>0;return!q||!(G?Te:[I,...Te]).every(de=>l.test(de??""))?f===j&&f!==".":G?k.length===Te.length+1&&k.slice(
1).join(".")===Te.join("."):k.join(".")===f})}const l=/^[a-z0-9_][a-z0-9_-]*$/,i=25e4;function c($,{permitted:a,excluded:p}){const v=a.dns.length+p.dns.length,j=a.
networks.length+p.networks.length;if($.dns.length*v+$.addresses.length*j>i)return!1;const q=new Set([...a.others,...p.others]);return $.others.some(Z=>q.has(Z))?
!1:$.dns.every(Z=>{const f=Z.toLowerCase();return se(f)&&(a.dns.length===0||a.dns.some(I=>s(f,I)))&&!p.dns.some(I=>s(f,I)||S(f,I))})&&$.addresses.every(Z=>(a.networks.
length===0||a.networks.some(f=>d(Z,f)))&&!p.networks.some(f=>d(Z,f)))}const s=($,a)=>a===""||$===a||$.endsWith(a.startsWith(".")?a:`.${a}`),S=($,a)=>$.startsWith(
"*.")&&a.replace(/^[^.]*/,"")===$.slice(1),d=($,{address:a,mask:p})=>$.length===a.length&&$.every((v,j)=>{const k=p[j]??0;return(v&k)===((a[j]??0)&k)})}),997:((Pe,ue,n)=>{
n.d(ue,{O:()=>g,T:()=>R});var r=n(1064);const g=({earlier:O,attempt:B,later:H})=>[...O,B,...H];function e({discovery:O,timing:B,headMs:H,hops:N},{attemptMs:se}){
const x=H!==null&&H<=se?N.at(-1)?.status:null;return x===null||(0,r.Mq)(x??0)?"retries":O.kind!=="failed"&&B.totalMs<=se?"works":"fails"}function R(O,B){const H=O.
map(x=>e(x,B)),N=H.indexOf("works");return N<0?"never":N<=B.retries&&!H.slice(0,N).includes("fails")?"always":"sometimes"}}),2696:((Pe,ue,n)=>{n.r(ue),n.d(ue,{contact:()=>Yt,
crashedVisit:()=>wt,judgeRequests:()=>k,judgeVisit:()=>yt,mergeFindings:()=>O.D,readCliConfig:()=>O.J,thisMachine:()=>R});var r=n(8161),g=n(5747);const e={x64:"\
amd64",ia32:"386",ppc64:"ppc64le"};function R(t){const o=(0,r.platform)();return{system:o==="win32"?"windows":"unix",platform:`${o==="win32"?"windows":o}_${e[(0,r.
arch)()]??(0,r.arch)()}`,environment:t,accountHome:(0,g.N0)(()=>(0,r.userInfo)().homedir||null,null)}}var O=n(73),B=n(960),H=n(2636),N=n(9209),se=n(9872),x=n(8011),
E=n(1064),u=n(7531),l=n(1831),i=n(9562),c=n(2886),s=n(997);const S=1440*60*1e3,d=1;function $(t,o){const{hops:y,certificates:T}=t.attempt;return[...Te(t),...a(t,
o),...Z(y),...f(T,o),...I(t,o)]}function a(t,o){const{discovery:y,hops:T}=t.attempt;switch(y.kind){case"skipped":return[(0,c.bz)(y.problem)];case"failed":{const A=o.
isFork&&y.problem.code==="document-unauthorized"&&!t.credentials?.hasToken;return[(0,c.bz)(A?{...y.problem,severity:"notice"}:y.problem)]}case"found":case"absen\
t":{const A=T[0]?.url??"";return[...v(A,T.length-1,o),...j(t,o),...y.kind==="found"&&y.truncated?[p(t)]:[]]}}}const p=({host:t,attempt:{hops:o}})=>(0,c.bz)((0,H.
zf)({url:o.at(-1)?.url??"",page:null,asked:(0,l.nx)(t),bytes:null,limit:u.b,isPadding:!0}));function v(t,o,y){const T=y.clients.filter(A=>o>E.NX[A]);return T.length>
0?[(0,c.bz)((0,N.KA)({url:t,asks:"document",redirects:o,clients:T,limits:E.NX}))]:o>d?[(0,c.bz)((0,N.CL)({url:t,redirects:o}))]:[]}function j(t,{releases:o,slowMs:y}){
const T=(0,l.nx)(t.host),A=t.attempt.timing.totalMs,X=(0,s.O)(t),ee=ge=>(0,s.T)(X,ge)!=="never",he=o.filter(ge=>!ee(ge)),Ee=({client:ge})=>!o.some(Se=>Se.client===
ge&&ee(Se)),ke=[!0,!1].flatMap(ge=>{const Se=he.filter(Ue=>Ee(Ue)===ge);if(Se.length===0)return[];const ze=(0,B.Qs)({host:T,phase:"complete",tookMs:A,releases:Se});
return[(0,c.bz)(ze,null,ge)]});if(ke.length>0||A<=y)return ke;const Re=q(t.attempt.timing);return[(0,c.bz)((0,B.U2)({host:T,tookMs:A,limitMs:y,phase:Re,releases:o}))]}
function k({host:t,slowest:o,certificates:y},T,{slowMs:A,...X}){const ee=T.map(ge=>ge.host),he=y.filter(ge=>!ee.includes(ge.host)),Ee=o?.timing.totalMs??0;if(o===
null||Ee<=A)return f(he,X);const ke={host:(0,l.nx)(t),url:o.url,tookMs:Ee,limitMs:A},Re=(0,B.U2)({...ke,phase:q(o.timing)});return[(0,c.bz)(Re),...f(he,X)]}function q({
lookupMs:t,connectMs:o,tlsMs:y,firstByteMs:T,totalMs:A}){const ee=[["lookup",t],["connection",o],["tls",y],["response",T]].map(([Ee,ke])=>({name:Ee,ms:ke??0})),
he={name:"rest",ms:ee.reduce((Ee,{ms:ke})=>Ee-ke,A)};return ee.reduce((Ee,ke)=>ke.ms>Ee.ms?ke:Ee,he)}function Z(t){const o=t.find(({url:T})=>T.startsWith("http:\
//"));if(o===void 0)return[];const y=o.authorization==="withheld";return[(0,c.bz)((0,N.n4)({url:t[0]?.url??"",to:o.url,exposesToken:y}))]}function f(t,{certificateDays:o,
now:y}){const T=new Map;for(const A of t){const X=T.get(A.host);(X===void 0||A.expires<X.expires)&&T.set(A.host,A)}return[...T.values()].flatMap(({host:A,expires:X})=>{
const ee=(Date.parse(X)-y)/S;return ee<0||ee>=o?[]:[(0,c.bz)((0,se.BU)({host:A,days:Math.floor(ee),expires:X}))]})}function I(t,o){const{host:y,attempt:T,earlier:A}=t,
[X]=A,ee=["failed","skipped"].includes(T.discovery.kind);if(X?.discovery.kind!=="failed"||ee)return[];const he=X.discovery.problem.message,Ee=(0,s.O)(t),ke=o.releases.
filter(ge=>(0,s.T)(Ee,ge)==="sometimes"),Re=A.length+1;return[(0,c.bz)((0,B.Er)({host:(0,l.nx)(y),attempts:Re,failure:he,releases:ke}))]}function Te({credentials:t,
attempt:o}){const{discovery:y}=o;return t?.problem?y.kind==="failed"&&y.problem.code===t.problem.code?[]:[(0,c.bz)(t.problem)]:[]}function G({host:t},o){if(!o.some(
({service:T})=>T===i.e$))return[];const{name:y}=(0,l.Sv)(t);return[...y.includes(".")?[]:[(0,x.Zp)({host:t,name:y})],.../(^|\.)xn--/.test(t)?[(0,x._W)({host:t})]:
[]].map(T=>(0,c.bz)(T,i.e$))}var de=n(6697),V=n(5799),U=n(8185),oe=n(4283),we=n(4e3),fe=n(9319),_e=n(5195);function Ne({host:t,attempt:o},y){const{name:T}=(0,l.
Sv)(t),A=(0,_e.uo)(T),X=o.hops[0]?.address??null;if(A!=="public"||X===null)return A;const ee=(0,_e.Zu)(X),he=y.some(Ee=>Ee.name===T);return ee==="loopback"&&he?
"public":ee}const J={public:0,reserved:1,private:2,metadata:2,loopback:3},K=(t,{kind:o})=>J[ce(t)]>J[o];function pe(t,o){const{host:y,hasToken:T,hostname:A}=o,X=t.
filter(({url:ge})=>K(ge,o)),ee=t.filter(ge=>!X.includes(ge)),he=ee.filter(({url:ge})=>ge.scheme==="http"),Ee=ee.filter(({id:ge,endpoint:Se})=>Se===null&&(0,i.p4)(
ge)),ke=Map.groupBy(Ee,({url:ge})=>Oe(ge,A)),Re=ee.filter(({endpoint:ge,url:Se})=>ge===null&&$e(Se,A));return[...w(X,Y,ge=>{const[Se,...ze]=new Set(X.map(({url:Ke})=>ce(
Ke))),Ue=ze.length===0&&(Se==="loopback"||Se==="reserved");return(0,fe.o1)({...ge,host:y,kind:Ue?Se:"private"})}),...w(he,Y,ge=>(0,fe.l5)({...ge,host:y,hasToken:T})),
...[...ke].flatMap(([ge,Se])=>ge===null?[]:w(Se,Y,ze=>(0,fe.T$)({...ze,host:y,name:ge,hasToken:T}))),...w(Re,Y,ge=>(0,fe.Gh)({...ge,host:y})),...w(ee.filter(({url:ge})=>ge.
path.includes("//")),P,ge=>(0,fe.$H)({...ge,host:y})),...w(De(t),P,ge=>(0,fe.ln)({...ge,host:y}))]}function w(t,o,y){if(t.length===0)return[];const T=[...new Set(
t.map(({url:A})=>t.length===1?P(A):o(A)))];return[{services:[...new Set(t.map(({id:A})=>A))],problem:y({uses:t,urls:T}),needed:t.some(({needed:A})=>A)}]}const P=t=>(0,we.
dh)((0,oe.Pl)(t)),Y=t=>(0,we.dh)(`${t.scheme}://${t.host}`);function ce(t){const{name:o}=(0,oe.cz)(t);return(0,_e.Sz)(/[^\0-\x7f]/.test(o)?(0,l.$o)(o)??"":o.toLowerCase())}
function Oe(t,o){const{name:y}=(0,oe.cz)(t),T=(0,l.Sv)(o).name;if(y.toLowerCase()===T)return null;const A=(0,l.Pv)(y);return A.ok&&A.value===T?null:y}function $e(t,o){
if(t.scheme==="http"||Oe(t,o)!==null)return!1;const y=T=>Number(T||443);return y((0,oe.cz)(t).port)!==y(/:(\d+)$/.exec(o)?.[1]??null)}function De(t){const o=[i.
e$,i.xq].flatMap(T=>t.find(A=>A.id===T)??[]),y=new Set(o.map(({url:T})=>P(T).replace(/\/$/,"")));return o.length===2&&y.size===1?o:[]}var z=n(8988),W=n(4929);function ae(t,o){
const y=t.forced.filter(({client:ee})=>o.includes(ee)),T=o.filter(ee=>!y.some(he=>he.client===ee)),X=[...Map.groupBy(y,({place:ee,services:he})=>JSON.stringify(
[ee,he])).values()].flatMap(ee=>{const[he]=ee;if(he===void 0)return[];const Ee={...t,attempt:ve(t,he.services),earlier:[],later:[]};return[{clients:ee.map(({client:ke})=>ke),
visit:Ee,forced:he}]});return T.length>0||X.length===0?[{clients:T,visit:t,forced:null},...X]:X}function ve({host:t,attempt:o},y){return{discovery:{kind:"found",
url:(0,l.cu)(t),services:y,truncated:!1},hops:[],timing:{...o.timing,totalMs:0},headMs:0,certificates:[]}}function ye(t,{forced:o,clients:y}){if(o===null)return[];
const{discovery:T}=t.attempt,A=`${o.place.file}:${o.place.line}`,X={host:(0,l.nx)(t.host),at:A},ee=T.kind==="found"?T.services:o.services,he=Me(o.services,ee);return[
(0,W.Yv)(X),...he.length>0?[(0,W.kV)({...X,services:he})]:[]].map(ke=>(0,c.bz)((0,c.aZ)(ke,y)))}function Me(t,o){const[y,T]=[t,o].map(X=>new Map(X.map(({id:ee,value:he})=>[
ee,he])));return[...new Set([...t,...o].map(({id:X})=>X))].filter(X=>!Ae(y?.get(X),T?.get(X)))}function Ae(t,o){const y=[[t,o]];for(const[T,A]of y){if(T===A)continue;
if(!Le(T)||!Le(A))return!1;const X=Object.keys(T);if(!(Array.isArray(T)===Array.isArray(A)&&X.length===Object.keys(A).length)||X.some(he=>!Object.hasOwn(A,he)))
return!1;for(const he of X)y.push([T[he],A[he]])}return!0}const Le=t=>typeof t=="object"&&t!==null;var He=n(9464),_=n(2847),m=n(793),L=n(794),h=n(9529);const C=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,
F=t=>C.test(t)&&!/^[a-z0-9-]+\.json$/i.test(t),te=t=>t.replace(/[?#].*$/s,""),re=t=>t.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function ie(t){
const o=le(t),{id:y,host:T,value:A}=t,X={id:y,host:T,url:(0,oe.Pl)(t.url)};if(o!==null)return[(0,fe.WS)({...X,why:o})];const ee=xe(t)?(0,E.ab)(y):[];return[A===
""?(0,fe.Q8)(X):null,F(A)?(0,fe.Ew)({...X,value:te(A),why:null}):null,be(A)?(0,fe.J6)(X):null,ee.length>0?(0,fe.jI)({...X,clients:ee}):null,t.url.query!==""&&(0,i.
p4)(y)?(0,fe.Xq)(X):null].filter(he=>he!==null)}function le({url:t}){const{name:o,port:y}=(0,oe.cz)(t);return o===""?"no Host in request URL":y===""||Number(y)>
0&&Number(y)<=65535?null:`invalid port "${y}"`}const be=t=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(t)&&!F(t),xe=({value:t,url:o})=>t!==""&&!/^$|\/$/.test(o.path),M={
"client-missing":m.pF,"client-empty":m.iP,"grant-types-invalid":m.Si,"grant-types-unsupported":m.yA,"grant-types-unknown":m.N4,"authz-missing":m.K3,"token-missi\
ng":m.xu,"ports-count":m.XB,"ports-range":m.Vr,"ports-order":m.QI,"ports-single":m.uR,"ports-ignored":m.WC,"scopes-invalid":m.mH,"scopes-ignored":m.lT};function b(t,o,y){
const{value:T,flaws:A}=(0,h.m)(t,o,y),X={...T,authz:Q(T.authz),token:Q(T.token)},ee=D(X,o),he=ee.length===0?[]:[m.Cq({host:y,endpoints:ee})];return{login:X,problems:[
...A.map(Ee=>ne(Ee,y)),...he]}}function D(t,o){const y=(0,oe.cz)(o);return y.port===""||y.port==="443"?[]:["authz","token"].flatMap(T=>{const A=t[T],X=A===null?
null:(0,oe.Dl)(A);if(A===null||!X?.ok||X.value.scheme!=="https")return[];const ee=(0,oe.cz)(X.value);return ee.name.toLowerCase()===y.name.toLowerCase()&&ee.port===
""?[{name:T,url:A,port:y.port}]:[]})}function ne(t,o){return"why"in t?(t.rule==="authz-invalid"?m.TJ:m.mL)({host:o,why:re(t.why)}):M[t.rule]({host:o,value:t.value})}
function Q(t){const o=t===null?null:(0,oe.Dl)(t);return o?.ok?(0,oe.Pl)(o.value):null}function me(t,o,y){const T=Se=>{const{discovery:ze,base:Ue}=y,{services:Ke,
url:Fe}=ze;return(0,i.TE)(t,{services:Ke,documentUrl:Fe,display:Ue.host,client:Se})},A=Ce(t,y).map(Se=>({client:Se,lookup:T(Se)})),[X,...ee]=A;if(X===void 0)throw new Error(
"no client is checked");const he=ee.filter(({lookup:Se})=>Se.kind!==X.lookup.kind),Ee=Se=>!Ie(Se)||T(Se).kind===X.lookup.kind,ke=he.length===0?(0,E.SZ)(t).filter(
Ee):[X.client],Re=je(t,X.lookup,o,ke,y),ge=he.flatMap(({client:Se,lookup:ze})=>je(t,ze,o,[Se],y).drafts);return{...Re,drafts:[...Re.drafts,...ge]}}function Ce(t,{
requirements:o,clients:y}){return o.find(({service:T})=>T===t)?.clients??y}const Ie=t=>E.Du.some(o=>o===t);function je(t,o,y,T,A){const{discovery:X,base:ee}=A,{
host:he}=ee,Ee=y||(0,i.D6)(t),ke=Re=>Ee?Re.map(ge=>(0,c.bz)(ge,t,y)):[];switch(o.kind){case"url":{const{url:Re,value:ge}=o,Se=ie({id:t,value:ge,url:Re,host:he}),
ze=Ee&&!Se.some(({code:Ke})=>Ke==="service-url-invalid"),Ue=(0,we.dh)((0,oe.Pl)(Re),L.zu);return{outcome:{id:t,kind:"url",url:Ue},drafts:ke(Se),urls:ze?[{id:t,endpoint:null,
url:Re,needed:y}]:[]}}case"object":{const{login:Re,problems:ge}=b(o.value,X.url,he),Se=ge.find(({severity:ze})=>ze==="error");return{outcome:Se?{id:t,kind:"prob\
lem",problem:Se}:{id:t,kind:"login",login:Re},drafts:ke(ge),urls:Xe(Re,t,y)}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const Re=(0,c.aZ)(
ht(t,o,A),T);return{outcome:{id:t,kind:"problem",problem:Re},drafts:ke([Re]),urls:[]}}}}const Xe=(t,o,y)=>["authz","token"].flatMap(T=>{const A=(0,oe.Dl)(t[T]??
"");return t[T]!==null&&A.ok?[{id:o,endpoint:T,url:A.value,needed:y}]:[]}),Ve=(t,{offer:o,base:y,block:T})=>({id:t,host:y.host,block:T,...o}),Ge=({services:t})=>({
offered:t.map(({id:o})=>o),isArtifactory:t.some(({value:o})=>typeof o=="string"&&o.includes("/artifactory/"))});function ht(t,o,y){const T={...Ve(t,y),why:o.why};
switch(o.kind){case"missing":return(0,_.WI)(T);case"bad-id":case"version":return(0,_.C6)({...T,isReadable:o.kind==="version"});case"type":{const{value:A}=o;return t===
i.S3?(0,m.e7)({...T,value:A}):(0,_.IR)({...T,value:A})}case"bad-url":{const A=re(o.why);return F(o.value)?(0,fe.Ew)({...T,value:te(o.value),why:A}):o.reason==="\
user-info"?(0,fe.Ju)(T):(0,fe.WS)({...T,url:null,why:A})}}}function pt({discovery:t},o){const y=o.requirements.map(({service:T})=>T);switch(t.kind){case"failed":case"\
skipped":return{services:[],drafts:[]};case"absent":return{services:[],drafts:[gt(t,o.base.host,y)]};case"found":return mt({...o,discovery:t,offer:Ge(t)},y)}}function mt(t,o){
const{discovery:y,clients:T}=t,A=o.filter(Se=>Se!=="any"),X=y.services.map(({id:Se})=>Se).filter(Se=>!A.includes(Se)&&E.Du.some(ze=>(0,i.oe)(Se,ze).ok)),ee=A.map(
Se=>me(Se,!0,t)),he=({outcome:Se,drafts:ze,urls:Ue})=>Se.kind!=="problem"&&!Ue.some(({endpoint:Ke,url:Fe})=>Ke===null&&K(Fe,t.base))&&!ze.some(Ke=>(0,c.ER)(Ke)&&
T.some(Fe=>Ke.problem.affects.includes(Fe))),Ee=X.map(Se=>me(Se,!0,t)),ke=!o.includes("any")||[...ee,...Ee].some(he),Re=[...ee,...ke?X.map(Se=>me(Se,!1,t)):Ee],
ge=o.includes("any")&&Re.length===0?[(0,c.bz)((0,_.WI)({...Ve("any",t),why:""}))]:[];return{services:Re.map(({outcome:Se})=>Se),drafts:[...Re.flatMap(({drafts:Se})=>Se),
...pe(Re.flatMap(({urls:Se})=>Se),t.base),...ge]}}function gt({why:t,url:o},y,T){const A=T.filter(Ee=>Ee!=="any"),ee=[...new Set(A.map(Ee=>Ee.split(".")[0]??Ee))].
map(i.Tz),he=A.length===1?A[0]??null:null;return(0,c.bz)((0,H.HB)({host:y,url:(0,oe.Pl)(o),why:t,required:A,clientErrors:ee}),he)}function yt(t,o,y){const{visit:T,
requirements:A,isNew:X}=t,{host:ee}=T,he=o.dialect.clients.filter(Be=>A.some(Gt=>Gt.clients.includes(Be))),Ee=(0,c.TC)(ee,A),ke=ae(T,he),Re=ke.map(Be=>St(T,Be,A,
o,Ee)),ge=Re[0]?.services??[],ze=ke.some(({forced:Be})=>Be===null)?[...(0,z.s)(T,A,Ee,y),...(0,He.u)(T,ge,y)]:[],Ue=[...Re.flatMap(Be=>Be.drafts),...ze],Ke=vt(Ue,
t,o),Fe=Ke.filter(({problem:Be})=>!(0,c.pi)(Be,ee,o.ignore)),qe=(0,c.HJ)(A),We=Be=>(0,c.hD)({...Be,problem:(0,V.pj)(Be.problem,Ee)},he,{host:ee,...qe(Be.services),
..."places"in Be?{places:(0,c.Rh)(Be.places)}:{},isHostNew:X}),{own:ft=[],ofFiles:Vt=[]}=Object.groupBy(Fe,Be=>"places"in Be&&(0,c.l$)(Be)?"ofFiles":"own");return{
verdict:{visit:T,requirements:A,services:ge,servicesFrom:ke[0]?.forced?.place??null,findings:ft.map(We).sort(c.Np),clients:et(ft),isNew:X},ofFiles:Vt.map(We),ignored:Ke.
length-Fe.length}}function wt({visit:t,requirements:o,isNew:y},{dialect:T,ignore:A},X){const{host:ee,attempt:he}=t,Ee=(0,de.n3)({host:(0,l.nx)(ee),thrown:X}),ke=(0,c.
pi)(Ee,ee,A)?[]:[(0,c.bz)(Ee)],Re=ke.map(Se=>(0,c.hD)(Se,T.clients,{host:ee,...(0,c.HJ)(o)([]),isHostNew:y}));return{verdict:{visit:{...t,attempt:{...he,discovery:{
kind:"skipped",problem:Ee},hops:[]}},requirements:o,services:[],servicesFrom:null,findings:Re,clients:et(ke),isNew:y},ofFiles:[],ignored:1-ke.length}}function vt(t,o,y){
const{visit:T,requirements:A,predicted:X,requests:ee}=o,he=T.attempt.certificates,Ee=Et(T.host,A);return[...t,...X,...ee===null?[]:k(ee,he,y),...G(T,A)].map(ke=>({
...ke,needed:ke.needed&&(0,c.ld)(ke,o,y),problem:(0,c.aZ)(ke.problem,Ee)}))}function Et(t,o){return o.every(({isImplied:T})=>T)?[...o.flatMap(({clients:T})=>T),
...(0,E.Yr)(t)]:E.zK}function St(t,o,y,T,A){const{clients:X,forced:ee}=o,{services:he,drafts:Ee}=pt(o.visit.attempt,{requirements:y,clients:X,block:ee===null?null:
`${ee.place.file}:${ee.place.line}`,base:{hostname:t.host,host:(0,l.nx)(t.host),hasToken:t.credentials?.hasToken===!0,kind:ee===null?Ne(t,T.resolve):"loopback"}}),
ke=ee===null?A:{...A,role:"operator"},Re=T.dialect.releases.filter(({client:Ue})=>X.includes(Ue)),ge=[...ye(t,o),...$(o.visit,{...T,clients:X,releases:Re}),...Ee,
...ee===null?(0,U.I)(t.host,he,y,T):[]],Se=t.forced.map(({client:Ue})=>Ue),ze=ee===null?E.zK.filter(Ue=>!Se.includes(Ue)):o.clients;return{services:he.map(Ue=>Ue.
kind==="problem"?{...Ue,problem:(0,V.pj)(Ue.problem,ke)}:Ue),drafts:ge.map(Ue=>({...Ue,problem:(0,V.pj)((0,c.aZ)(Ue.problem,ze),ke)}))}}function et(t){const o=T=>{
const A=t.filter(({problem:X})=>X.affects.includes(T)&&X.usualSeverity!=="notice");return A.some(c.ER)?"fails":A.length>0?"warns":"works"},y=E.zK.map(T=>[T,o(T)]);
return Object.fromEntries(y)}var kt=n(2389),Je=n(7598),Ze=n(1692),tt=n(2767),Ye=n(5792),nt=n(8167);const Tt=8192,st=1024,$t=100;function ot(t){const o=[];for(const[
X,ee]of t.sent.entries()){const he=(0,tt.h)(ee);if(!he.ok)return{ok:!1,flaw:he.flaw,isLeaf:X===0};const{certificate:Ee}=he,{key:ke}=Ee;if(ke.kind==="rsa"&&ke.bits>
Tt)return{ok:!1,flaw:{kind:"key-size",bits:ke.bits},isLeaf:X===0};o.push(Ee)}const[y,...T]=o;if(y===void 0)throw new Error("a server sends at least one certific\
ate");const A=Ot(y,t);return A!==null?{ok:!1,flaw:A,isLeaf:!0}:bt(y,T,t)}function Ot(t,{host:o,now:y}){const T=rt(t,y);if(T!==null)return T;const{key:A}=t;return(0,nt.
AI)(t.names,o)?A.kind==="unsupported"?{kind:"key",name:A.name}:A.kind==="rsa"&&A.bits<st?{kind:"key-size",bits:A.bits}:null:{kind:"other-name",names:t.names.dns}}
function rt({unhandled:t,notBefore:o,notAfter:y},T){const[A]=t;return A!==void 0?{kind:"critical-extension",id:A}:T<o?{kind:"not-yet-valid",at:o}:T>y?{kind:"exp\
ired",at:y}:null}function bt(t,o,y){const T={others:o,options:y,checks:0,hint:null},A=y.anchors(t.subject).some(X=>Dt(X,t))?ct(T,[t]):it(T,[t]);return A!==null?
{ok:!0,chain:A}:{ok:!1,...T.hint??{flaw:{kind:"unknown-authority",sent:Pt(t,o)},isLeaf:!0}}}function it(t,o){const y=o.at(-1),{options:T,others:A}=t,X=[{isAnchor:!0,
candidates:T.anchors(y.issuer)},{isAnchor:!1,candidates:A.filter(({subject:ee})=>(0,Ye.er)(ee,y.issuer))}];for(const{isAnchor:ee,candidates:he}of X)for(const Ee of he){
if(t.checks+=1,t.checks>$t)return null;if(o.some(Se=>Ct(Se,Ee)))continue;const ke=At(o,Ee,ee,T);if(ke!==null&&(t.hint??=ke),ke!==null||!_t(Ee,y,T))continue;const Re=[
...o,Ee],ge=ee?ct(t,Re):it(t,Re);if(ge!==null)return ge}return null}function At(t,o,y,{now:T}){const A=t.at(-1),{basic:X,key:ee,maySign:he,version:Ee}=o,ke=Ue=>({
flaw:Ue,isLeaf:!1});if(!(X===null?Ee<3&&y:X.isAuthority)||he===!1)return ke({kind:"no-authority"});const ge=t.length===1;if(!A.signature.isSupported)return{flaw:{
kind:"signature",name:A.signature.name},isLeaf:ge};if(ee.kind==="rsa"&&ee.bits<st)return ke({kind:"key-size",bits:ee.bits});if(ee.kind==="unsupported")return ke(
{kind:"key",name:ee.name});const Se=rt(o,T);if(Se!==null)return ke(Se);const ze=X?.maxPath??null;return ze!==null&&t.length-1>ze?ke({kind:"path-length"}):null}const _t=(t,o,{
isSignedBy:y})=>o.signature.isSupported&&t.key.kind===o.signature.key&&y(o,t);function ct(t,o){const y=o.findIndex(({usages:A})=>!Rt(A));return y>=0?(t.hint??={
flaw:{kind:"usage"},isLeaf:y===0},null):o.every(({constraints:A},X)=>A===null||o.slice(0,X).every(({names:ee})=>(0,nt.z$)(ee,A)))?o:(t.hint??={flaw:{kind:"const\
raints"},isLeaf:!1},null)}const Mt=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],Rt=t=>t.length===0||t.some(o=>Mt.includes(o)),Ct=(t,o)=>(0,Ye.er)(t.subject,o.subject)&&(0,Ye.
er)(t.keyInfo,o.keyInfo)&&(0,Ye.er)(t.encodedNames,o.encodedNames),Dt=(t,o)=>(0,Ye.er)(t.raw,o.raw),at=({subject:t,issuer:o})=>(0,Ye.er)(t,o);function Pt(t,o){return at(
t)?"self-signed":o.length===0?"leaf":o.some(at)?"root":"chain"}var Lt=n(3427),It=n(7030);function Nt(t,o,y){for(const[T,A]of t.entries()){const X=T===0,ee=xt(A,
t[T+1],X?o:null,y);if(ee!==null)return{flaw:{kind:"openssl",check:ee},isLeaf:X}}return null}function xt({raw:t},o,y,T){try{const A=new Je.X509Certificate(t),{validFrom:X,
validTo:ee}=A;if(!(Date.parse(X)<=T&&T<=Date.parse(ee)))return"dates";if(y!==null&&!zt(A,y))return"name";if(o===void 0)return null;const he=new Je.X509Certificate(
o.raw);return o.version===3&&!he.ca?"authority":A.checkIssued(he)?null:"issuer"}catch{return"encoding"}}const Ut={subject:"never",partialWildcards:!1};function zt(t,o){
if((0,It.isIP)(o)!==0)return t.checkIP(o)!==void 0;const y=o.replace(/\.$/,"").toLowerCase();if(t.checkHost(y,Ut)!==void 0)return!0;const T=y.replace(/^[^.]*/,""),
A=t.subjectAltName?.toLowerCase().split(", ")??[];return T!==""&&A.includes(`dns:*${T}`)}function jt(t){const o=Qe(()=>lt([...Ze.rootCertificates,...(0,Ze.getCACertificates)(
"extra"),...t===null?[]:[t]])),y=Qe(()=>lt((0,Ze.getCACertificates)("system")));return{context:Qe(()=>(0,Ze.createSecureContext)({...Lt.Hb,ca:[]})),verify:(T,A)=>{
const X=Date.now(),ee={sent:T,host:A,now:X,isSignedBy:Kt},he=ot({...ee,anchors:o()}),Ee=he.ok?he:ot({...ee,anchors:Re=>[...o()(Re),...y()(Re)]});if(!Ee.ok)return Ee;
const ke=Nt(Ee.chain,A,X);return ke===null?Ee:{ok:!1,...ke}}}}function Qe(t){let o;return()=>(o??={value:t()},o.value)}const Ht=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;
function lt(t){const o=t.flatMap(A=>Array.from(A.matchAll(Ht),([,X=""])=>Buffer.from(X,"base64"))),y=Buffer.concat(o),T=new Map;return A=>{const X=Buffer.from(A),
ee=X.toString("latin1"),he=T.get(ee);if(he!==void 0)return he;const ke=(y.includes(X)?o.filter(Re=>Re.includes(X)):[]).flatMap(Re=>{const ge=(0,tt.h)(Re);return ge.
ok&&X.equals(ge.certificate.subject)?ge.certificate:[]});return ke.length>0&&T.set(ee,ke),ke}}const ut=new WeakMap;function Bt(t){const o=ut.get(t);if(o!==void 0)
return o;const y=new Je.X509Certificate(t.raw).publicKey;return ut.set(t,y),y}function Kt(t,o){try{return new Je.X509Certificate(t.raw).verify(Bt(o))}catch{return!1}}
function Ft(t){const o=[...t.hostnames.map(({host:y})=>(0,l.Sv)(y).name),...t.tokens.map(({host:y})=>(0,l.Sv)(y).name),...t.resolve.map(({name:y})=>y)];return{resolve:t.
resolve,namedHosts:new Set(o),chooseProxy:t.chooseProxy,trust:jt(t.authorities)}}var Wt=n(7854),dt=n(3432),Xt=n(6456);async function Yt(t,o,y,T){const{dialect:A,
configs:X,requirements:ee}=o,{releases:he}=A,{credentials:Ee,forced:ke}=(0,Xt.Z)(y,X,T),Re={network:Ft(y),credentials:{...Ee,find:(0,Wt.Oo)(Ee.find)},concurrency:y.
concurrency,random:Math.random,now:Date.now,startTimer:T.startTimer,stop:T.stop},ge=await(0,dt.pj)(t,{...Re,forced:ke,required:Map.groupBy(ee,({host:We})=>We),maxRedirects:Math.
max(...A.clients.map(We=>E.NX[We])),releases:he,timeoutMs:y.timeoutMs??(0,dt.nT)(he),retries:y.retries,progress:We=>T.progress({kind:"visits",...We})}),Se=Ee.known;
if(y.depth==="discovery")return{visits:ge,predicted:kt.j7,tokenSources:Se};const{predictInit:ze}=await Promise.all([n.e(341),n.e(400),n.e(927),n.e(35)]).then(n.
bind(n,5035)),{usages:Ue,checkouts:Ke}=o,Fe={...Re,usages:Ue,requirements:ee,settings:y,dialect:A,configs:X,machine:R(T.environment),directory:T.directory,lockHashes:Ke?.
lockHashes??null,plugins:Ke?.plugins??null,learn:T.secrets.learn,progress:We=>T.progress({kind:"registries",...We}),visits:ge},qe={...y,dialect:A,isFork:T.isFork};
return{visits:ge,predicted:await ze(o.roots,Fe,qe),tokenSources:Se}}}),6367:((Pe,ue,n)=>{n.d(ue,{JY:()=>j,dI:()=>k,Lu:()=>Z,jT:()=>q});const r=32;function g(G){
const de=[];let V=G.getPeerX509Certificate();for(;V!==void 0&&de.length<r;)de.push(V),V=V.issuerCertificate;return de}function e(G,de,V){const[U]=G;if(U===void 0)
return null;const oe=de.ok?de.chain.slice(0,Math.max(1,de.chain.length-1)).map(({notAfter:_e})=>_e):G.map(({validTo:_e})=>Date.parse(_e)),we=Date.parse(U.validFrom),
fe=Math.min(...oe);return Number.isNaN(we)||Number.isNaN(fe)?null:{host:V,subject:R(U.subject)??U.subjectAltName??"",issuer:R(U.issuer)??U.issuer??"",validFrom:new Date(
we).toISOString(),expires:new Date(fe).toISOString()}}const R=G=>/^CN=(.*)$/m.exec(G??"")?.[1];var O=n(7583),B=n(1692),H=n(2767),N=n(3427);const se=["ERR_SSL_WR\
ONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],x=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function E(G){const{code:de,error:V,
dialing:U}=G;if(se.includes(de))return await i(await G.connectAgain())?(0,O.Au)("PLAIN_HTTP","the port responds in plain HTTP"):V;if(x.test(de))return V;const oe=await s(
G);return oe===null?V:"flaw"in oe?(U.connection.rejection=oe,(0,O.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${oe.flaw.kind}`)):(U.connection.unsupported=
oe,(0,O.Au)("TLS_UNSUPPORTED",`not supported by the clients: ${oe.name}`))}const u=3e3,l=Buffer.from([22,3,1,0,0]);async function i(G){const de=await new Promise(
V=>{G.setTimeout(u,()=>V("")),G.once("data",U=>V(U.toString("latin1",0,5))),G.once("error",()=>V("")).once("close",()=>V("")),G.write(l)});return G.destroy(),de===
"HTTP/"}const c=[N.DS,{...N.DS,maxVersion:"TLSv1.2"}];async function s({endpoint:{name:G},dialing:de,connectAgain:V}){for(const U of c){const oe=(0,B.createSecureContext)(
{...U,ca:[]}),we=await V(),fe=await(0,O.ek)(we,de,{name:G,secureContext:oe}).catch(()=>null);if(fe===null)continue;const _e=S(fe);return fe.destroy(),_e}return null}
function S(G){const de=G.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(de))return{kind:"version",name:de};const[V]=g(G),U=V&&(0,H.h)(V.raw);if(U?.ok===!1)
return{flaw:U.flaw,isLeaf:!0};const oe=G.getCipher().name;if(!N.Cg.includes(oe))return{kind:"cipher",name:oe};const we=$(G);if(!N.Yx.includes(we))return{kind:"g\
roup",name:we};const fe=U?.certificate.key;return fe?.kind==="unsupported"?{flaw:{kind:"key",name:fe.name},isLeaf:!0}:null}const d={prime256v1:"P-256",secp384r1:"\
P-384",secp521r1:"P-521",secp224r1:"P-224"};function $(G){const de=G.getEphemeralKeyInfo();return de===null||!("type"in de)?"":de.type==="DH"?`ffdhe${de.size}`:
d[de.name??""]??de.name??""}var a=n(2230);const p="http/1.1",v="h2";async function j(G,de,V){if(G.scheme==="http")return f(G,de,V);const U=()=>f(G,de,V),oe=await U();
try{return await Te(G,oe,de.trust,V,p)}catch(we){const fe=(0,O.$N)(we);throw fe.endsWith("_NO_APPLICATION_PROTOCOL")&&await k(G,de,V),/^(ERR_SSL|EPROTO|ECONNRESET)/.
test(fe)?await E({error:we,code:fe,endpoint:G,dialing:V,connectAgain:U}):we}}async function k(G,de,V){if(G.scheme!=="http")try{const U=await f(G,de,V);(await Te(
G,U,de.trust,V,v)).destroy()}catch(U){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes((0,O.$N)(U)))throw U}}function q({scheme:G,name:de,port:V}){const U=de.includes(
":")?`[${de}]`:de;return V===(G==="https"?443:80)?U:`${U}:${V}`}function Z(G,de){const V=de.resolve.find(({name:oe,port:we})=>oe===G.name&&(we===null||we===G.port));
if(V!==void 0)return{kind:"direct",host:V.address,port:V.addressPort??G.port};const U=de.chooseProxy(G);return U===null?{kind:"direct",host:G.name,port:G.port}:
{kind:"proxy",proxy:U}}async function f(G,de,V){const U=Z(G,de);if(U.kind==="direct")return(0,O.zy)(U.host,U.port,V);(0,O.ln)(G.name,V),V.connection.proxy=U.proxy.
host;const oe=await I(U.proxy,de,V);return G.scheme==="https"?(0,a.X)(G,U.proxy,oe):oe}async function I(G,de,V){const U=G.protocol==="https:"?"https":"http",oe=G.
hostname.replace(/^\[|\]$/g,""),we={scheme:U,name:oe,port:Number(G.port)||(U==="https"?443:80)},fe=(0,O.s0)();try{return await j(we,{...de,resolve:[],chooseProxy:()=>null},
{...V,connection:fe,allowPrivate:!0})}catch(_e){const Ne=`proxy ${G.host} cannot be reached: ${(0,O.bD)(_e)}`;throw(0,O.Au)("PROXY_REFUSED",Ne)}finally{V.connection.
lookupMs=fe.lookupMs,V.connection.connectMs=fe.connectMs}}async function Te(G,de,V,U,oe){const{connection:we}=U,fe=performance.now(),_e=await(0,O.ek)(de,U,{name:G.
name,secureContext:V.context(),ALPNProtocols:[oe]});we.tlsMs=performance.now()-fe;const Ne=g(_e),J=V.verify(Ne.map(({raw:K})=>K),G.name);if(we.certificate=e(Ne,
J,q(G)),J.ok&&_e.alpnProtocol!==v)return _e;throw _e.destroy(),J.ok?(0,O.Au)("HTTP2_ONLY","the host speaks only HTTP/2"):(we.rejection=J,(0,O.Au)("CERTIFICATE_R\
EJECTED",`certificate rejected: ${J.flaw.kind}`))}}),7583:((Pe,ue,n)=>{n.d(ue,{$N:()=>N,Au:()=>H,zy:()=>x,bD:()=>se,s0:()=>B,ln:()=>l,ek:()=>E});var r=n(610),g=n(
7030),e=n(5195),R=n(1692);const O=(d,{name:$,...a})=>(0,R.connect)({...a,socket:d,servername:(0,g.isIP)($)===0?$.replace(/\.$/,""):"",rejectUnauthorized:!1}),B=()=>({
lookingUp:!1,lookupMs:null,connectMs:null,tlsMs:null,address:null,proxy:null,certificate:null,rejection:null,unsupported:null}),H=(d,$)=>Object.assign(new Error(
$),{code:d});function N(d){return typeof d!="object"||d===null?"":"code"in d&&typeof d.code=="string"?d.code:""}const se=d=>typeof d=="object"&&d!==null&&"messa\
ge"in d?String(d.message):String(d);async function x(d,$,a){const{connection:p}=a;(0,g.isIP)(d)!==0&&l(d,a);const v=performance.now();let j=v;const k=(0,g.connect)(
{host:d,port:$,noDelay:!0,lookup:S(a,()=>{j=performance.now(),p.lookingUp=!1,p.lookupMs=j-v})});return a.hold(k),await u(k,"connect"),p.connectMs=performance.now()-
j,p.address=k.remoteAddress??null,k}async function E(d,$,a){const p=O(d,a);return $.hold(p),await u(p,"secureConnect"),p}function u(d,$){return new Promise((a,p)=>{
const v=()=>p(H("ECONNRESET","the connection was closed"));d.once($,a).once("error",p).once("close",v)})}function l(d,$){const a=i(d,$);if(a!==null)throw a}function i(d,{
allowPrivate:$}){const a=(0,e.Sz)(d);return a==="metadata"?H("ADDRESS_METADATA",`${d} is a metadata address`):a==="public"||$?null:H(a==="reserved"?"ADDRESS_RES\
ERVED":"ADDRESS_PRIVATE",`${d} is a ${a} address`)}const c=253,s=d=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(d);function S(d,$){return(a,p,v)=>{if(s(a)||a.replace(/\.$/,
"").length>c){const j=H("ENOTFOUND",`no such host: ${a}`);queueMicrotask(()=>v(j,[]));return}d.connection.lookingUp=!0,(0,r.lookup)(a,{...p,all:!0},(j,k)=>{if($(),
j!==null)return v(j,[]);const q=k.map(({address:I})=>i(I,d)),Z=k.filter((I,Te)=>q[Te]===null),f=q.find(I=>I!==null);if(Z.length===0&&f)return v(f,[]);v(null,Z)})}}}),
4529:((Pe,ue,n)=>{n.d(ue,{X5:()=>O,be:()=>B,gQ:()=>H});var r=n(4573),g=n(3625),e=n(4283),R=n(1831);function O(x){const{scheme:E}=x;if(E!=="https"&&E!=="http")return(0,g.
T)(`unsupported protocol scheme "${E}"`);const{name:u,port:l}=(0,e.cz)(x);if(u==="")return(0,g.T)("no Host in request URL");const i=N(u);if(!i.ok)return i;const c=l===
""?E==="https"?443:80:Number(l);return c>0&&c<=65535?(0,g.J)({scheme:E,name:i.value,port:c}):(0,g.T)(`invalid port "${l}"`)}function B(x){const{name:E}=(0,e.cz)(
x),u=(0,R.Pv)(E);return se(E)||!u.ok?E:u.value}function H(x,{name:E}){const{port:u}=(0,e.cz)(x),l=E.includes(":")?`[${E}]`:E;return u===""?l:`${l}:${u}`}function N(x){
return se(x)?(0,g.J)(x.toLowerCase()):(0,R.Pv)(x)}const se=x=>(0,r.isAscii)(new TextEncoder().encode(x))}),772:((Pe,ue,n)=>{n.d(ue,{f:()=>m});var r=n(4283),g=n(
3592),e=n(7075),R=n(8522),O=n(7583);const B=1e3,H=64*1024,N=1024,se=256*1024,x=M=>Buffer.from(M,"latin1").toString("utf8");function E({status:M,reason:b,headers:D}){
const ne=Ie=>{const je=D.get(Ie)?.[0];return je===void 0?null:x(je)},Q=ne("content-length"),Ce=M!==204&&M!==304&&Q!=="0"?ne("content-encoding"):null;return{status:M,
reason:x(b),contentType:ne("content-type"),contentEncoding:Ce,location:ne("location"),retryAfter:ne("retry-after"),terraformGet:ne("x-terraform-get"),apiVersion:ne(
"tfp-api-version"),challenge:u(D.get("www-authenticate")??[]),declaredBytes:Q===null||l(Ce)?null:Number(Q)}}function u(M){const b=M.flatMap(ne=>ne.split(",")).flatMap(
ne=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(ne)?.[1]??[]);return b.some(ne=>ne.toLowerCase()==="bearer")?null:b[0]??null}const l=M=>M?.toLowerCase()==="gzip";async function i(M,b,D){
const ne=[];let Q=0;const me=D.kind==="excerpt"?setTimeout(()=>M.destroy(),B).unref():void 0;try{for await(const Ie of c(M,b,D.maxBytes)){const je=Ie;if(ne.push(
je),ne.length===N&&ne.splice(0,N,Buffer.concat(ne)),Q+=je.byteLength,Q>D.maxBytes)break}}catch(Ie){if((0,O.$N)(Ie)==="COMPRESSED_TOO_LARGE")Q=Number.POSITIVE_INFINITY;else if(D.
kind==="whole")throw Ie}finally{clearTimeout(me)}return{bytes:Buffer.concat(ne).subarray(0,D.maxBytes),truncated:Q>D.maxBytes}}function c(M,b,D){if(!l(b.contentEncoding))
return M;const ne=(0,R.createGunzip)();return(0,e.pipeline)(M,s(D+H),ne,()=>{}),ne}const s=M=>async function*(b){let D=M;for await(const ne of b){if(D-=ne.length,
D<0)throw(0,O.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield ne}};var S=n(6367),d=n(4529),$=n(3625);function a(M){const[,b="",D="",ne=""]=/^(\S+) +([^ ]*) ?(.*)$/s.
exec(M)??[],Q=/^HTTP\/(\d)\.(\d)$/.exec(b);if(Q===null)return(0,$.T)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(D))return(0,$.T)("malformed status");
const[,me="",Ce=""]=Q;return(0,$.J)({status:Number(D),reason:ne,version:Number(me+Ce)})}function p(M,b){const D=k(b);if(!D.ok)return D;const ne=new Map(D.value),
{status:Q,reason:me,version:Ce}=M,Ie=G(Q,Ce,ne);if(!Ie.ok)return Ie;Ie.value.kind==="chunked"&&ne.delete("content-length");const je=Ie.value.kind!=="close"&&V(Ce,
ne);return(0,$.J)({status:Q,reason:me,headers:ne,framing:Ie.value,keepAlive:je})}const v=/^[\w!#$%&'*+.^`|~ -]+$/,j=M=>/^[\t -~\u0080-\u00ff]*$/.test(M);function k(M){
const b=new Map;for(const D of I(M)){const ne=D.indexOf(":"),Q=D.slice(0,Math.max(ne,0)),me=q(D.slice(ne+1));if(!v.test(Q))return(0,$.T)("malformed header line");
if(!j(me))return(0,$.T)("control character in a header");const Ce=Q.toLowerCase(),Ie=b.get(Ce);Ie===void 0?b.set(Ce,[me]):Ie.push(me)}return(0,$.J)(b)}function q(M){
let b=0;for(;f(M,b);)b+=1;return Z(M.slice(b))}function Z(M){let b=M.length;for(;f(M,b-1);)b-=1;return M.slice(0,b)}const f=(M,b)=>M[b]===" "||M[b]==="	";function I(M){
const b=[];for(const D of M){const ne=q(D),Q=b.at(-1);/^[ \t]/.test(D)&&Q!==void 0?Q.push(ne):b.push([/^[ \t]|^[^:]*$/.test(D)?":":ne])}return b.map(D=>D.join("\
 "))}const Te=["transfer-encoding","content-length","trailer"];function G(M,b,D){const ne=b>=11?D.get("transfer-encoding")??[]:[],[Q]=ne;if(ne.length>1)return(0,$.
T)("several Transfer-Encoding headers");if(Q!==void 0&&Q.toLowerCase()!=="chunked")return(0,$.T)("unsupported Transfer-Encoding");const me=de(D,"trailer");if(Q!==
void 0&&me.some(Xe=>Te.includes(Xe)))return(0,$.T)("forbidden name in Trailer");const Ce=D.get("content-length")??[];if(new Set(Ce).size>1)return(0,$.T)("differ\
ent Content-Length headers");const[Ie]=Ce,je=Number(Ie);return Ie!==void 0&&!(/^\d+$/.test(Ie)&&je<2**63)?(0,$.T)("malformed Content-Length"):M<200||M===204||M===
304?(0,$.J)({kind:"length",bytes:0}):Q!==void 0?(0,$.J)({kind:"chunked"}):(0,$.J)(Ie===void 0?{kind:"close"}:{kind:"length",bytes:je})}const de=(M,b)=>(M.get(b)??
[]).flatMap(D=>D.split(",")).map(D=>D.trim().toLowerCase());function V(M,b){const D=de(b,"connection");return M<10||D.includes("close")?!1:M>=11||D.includes("ke\
ep-alive")}function U(M){const[b=""]=Z(M).split(";",1);return/^[\da-f]{1,16}$/i.test(b)?(0,$.J)(Number.parseInt(b,16)):(0,$.T)("malformed chunk size")}var oe=n(
8947);const we=4096,fe=16*1024,_e=10;class Ne{#e="size";#t=0;#s=0;#n="";#r=[];#i=0;push(b){const D=new Uint8Array(b.length);let ne=0,Q=0;for(;Q<b.length&&this.#e!==
"end";){if(this.#e==="data"){const Ie=Math.min(b.length,Q+this.#t);D.set(b.subarray(Q,Ie),ne),ne+=Ie-Q,this.#t-=Ie-Q,Q=Ie,this.#t===0&&(this.#e="end of data");continue}
const me=b.indexOf(_e,Q)+1||b.length;this.#n+=(0,oe.iP)(b.subarray(Q,me)),Q=me;const Ce=this.#l(b[me-1]===_e);if(Ce!==null)return(0,$.T)(Ce)}return(0,$.J)({data:D.
subarray(0,ne),used:Q,isEnd:this.#e==="end"})}#l(b){const D=this.#n;return D.length+this.#i>we?"long line in chunks":b?(this.#n="",!D.endsWith(`\r
`)||D.indexOf("\r")<D.length-2?"malformed end of a chunk line":this.#f(D.slice(0,-2))):null}#f(b){if(this.#e==="size")return this.#u(b);if(this.#e==="end of dat\
a")return this.#e="size",b===""?null:"malformed chunk";if(this.#i+=b.length+2,b!=="")return this.#r.push(b),null;this.#e="end";const D=k(this.#r);return D.ok?null:
D.why}#u(b){const D=U(b);return D.ok?(this.#t=D.value,this.#e=D.value===0?"trailer":"data",D.value===0?null:(this.#s=Math.max(0,this.#s+b.length+2-16-2*D.value),
this.#s>fe?"chunks with too little data":null)):D.why}}const J=10;class K{#e;#t=Buffer.alloc(0);received=0;constructor(b){this.#e=b[Symbol.asyncIterator]()}get isEmpty(){
return this.#t.length===0}async line(b){const D=[];for(;;){const ne=this.#t.indexOf(J),Q=this.#s(ne<0?this.#t.length:ne+1);if(D.push(Q),b.bytes-=Q.length,b.bytes<
0)throw(0,O.Au)("HEADERS_TOO_LARGE","too many headers");if(ne>=0)return Buffer.concat(D).toString("latin1").slice(0,-1);if(await this.#n())continue;const me=Buffer.
concat(D).toString("latin1");return me===""||me==="\r"?null:me}}async bytes(b){return await this.arrived()&&this.#s(b)}async arrived(){return this.isEmpty&&!await this.#n()?
null:this.#t}skip(b){this.#s(b)}#s(b){const D=this.#t.subarray(0,b);return this.#t=this.#t.subarray(D.length),D}async#n(){const b=await this.#e.next();return b.
done===!0?!1:(this.#t=b.value,this.received+=this.#t.length,!0)}}function pe(M){const b=new K(M);let D=!0,ne=0;return{mayRepeat:()=>ne>0&&b.received===ne,isFree:()=>D&&
b.isEmpty&&!M.destroyed&&M.readable,get:async Q=>{D=!1,ne=b.received,M.write(P(Q),"latin1"),await Oe(b);const me=await De(b),{framing:Ce,keepAlive:Ie}=me,je=()=>{
D=Ie},Xe=()=>D||M.destroy();return{head:E(me),body:w(ve(b,Ce),je,Xe)}}}}function w(M,b,D){const ne=async Q=>{const me=await M.next();me.done===!0&&b(),Q.push(me.
value??null)};return new e.Readable({read(){ne(this).catch(Q=>this.destroy(Q))},destroy(Q,me){D(),me(Q)}})}function P({path:M,headers:b}){const D=Object.entries(
b).map(([Q,me])=>`${Q}: ${me}`),ne=[`GET ${M} HTTP/1.1`,...D];if(ne.some(Q=>/[\r\n\0]/.test(Q)))throw new Error("a request has a line break");return`${ne.join(`\
\r
`)}\r
\r
`}const Y=9,ce=4;async function Oe(M){const b=await M.arrived();if(b===null||b.length<Y)return;if(b[0]===0&&b[3]===ce&&b.readUInt32BE(5)===0)throw(0,O.Au)("HTTP\
2_FRAME","a frame of HTTP/2, which was not negotiated")}const $e=5;async function De(M){const b={bytes:se};for(let D=0;D<=$e;D+=1){const ne=z(a(await ae(M,b))),
Q=z(p(ne,await W(M,b)));if(Q.status<100||Q.status>199||Q.status===101)return Q}throw(0,O.Au)("HTTP_MALFORMED",`more than ${$e} interim responses`)}function z(M){
if(!M.ok)throw(0,O.Au)("HTTP_MALFORMED",M.why);return M.value}async function W(M,b){const D=[];for(;;){const ne=await ae(M,b);if(ne==="")return D;D.push(ne)}}async function ae(M,b){
const D=await M.line(b);if(D===null)throw(0,O.Au)("ECONNRESET","the connection was closed");return D.endsWith("\r")?D.slice(0,-1):D}function ve(M,b){switch(b.kind){case"\
length":return Ae(M,b.bytes);case"chunked":return Le(M);case"close":return ye(M)}}async function*ye(M){for(;;){const b=await M.bytes(Me);if(b===null)return;yield b}}
const Me=64*1024;async function*Ae(M,b){let D=b;for(;D>0;){const ne=await M.bytes(Math.min(D,Me));if(ne===null)throw(0,O.Au)("BODY_CUT","the body is cut off");D-=
ne.length,yield ne}}async function*Le(M){const b=new Ne;for(;;){const D=await M.arrived();if(D===null)throw(0,O.Au)("BODY_CUT","the body is cut off");const{data:ne,
used:Q,isEnd:me}=z(b.push(D));if(M.skip(Q),ne.length>0&&(yield ne),me)return}}var He=n(2230);const _=12;function m(M){const b={settings:M,alerts:[],channels:new Map,
sockets:new Set,closed:!1};return{get:D=>L(b,D),isOpen:()=>!b.closed,close:()=>{b.closed=!0;for(const D of[...b.sockets].reverse())D.destroy()}}}async function L(M,b){
const D={connection:null,address:null,head:null,ready:performance.now()};try{const ne=await h(M,b,D),{head:Q}=ne;D.head=Q;const me=performance.now()-D.ready,Ce=await i(
ne.body,Q,b.planBody(Q)),{connection:Ie,address:je}=D;return{kind:"received",head:Q,body:Ce,firstByteMs:me,connection:Ie,address:je}}catch(ne){const{connection:Q,
head:me}=D,Ce=Q?.address??D.address;return{kind:"failed",error:(0,O.$N)(ne)==="ECONNRESET"&&M.alerts[0]||ne,connection:Q,address:Ce,head:me}}}async function h(M,b,D){
const{scheme:ne,name:Q,port:me}=b.endpoint,Ce=`${ne}://${Q} ${me}`,Ie={get:b,seen:D},je=C(M,Ce,Ie),Xe=re(M,b),Ve=je.http?.isFree()?je.http:await F(M,je);D.address=
je.address;try{return await Ve.get(Xe)}catch(Ge){if((0,O.$N)(Ge)==="HTTP2_FRAME"&&await(0,S.dI)(b.endpoint,M.settings,te(M,Ie)),M.closed||!Ve.mayRepeat())throw Ge}
return(await F(M,je)).get(Xe)}function C(M,b,D){const ne=M.channels.get(b)??{http:null,socket:null,address:null,current:D};ne.current=D,M.channels.delete(b),M.channels.
set(b,ne);const[Q]=M.channels;return M.channels.size>_&&Q!==void 0&&(M.channels.delete(Q[0]),Q[1].socket?.destroy()),ne}async function F(M,b){const{current:D}=b,
{get:ne,seen:Q}=D,me=te(M,D),Ce=await(0,S.JY)(ne.endpoint,M.settings,me);return Q.ready=performance.now(),b.socket=Ce,b.address=me.connection.address,b.http=pe(
Ce),b.http}function te(M,{get:b,seen:D}){const ne=(0,O.s0)();D.connection=ne;const Q=me=>{M.sockets.add(me),me.on("error",Ce=>{(0,O.$N)(Ce).startsWith("ERR_SSL")&&
M.alerts.push(Ce)}),me.on("close",()=>M.sockets.delete(me)),M.closed&&me.destroy()};return{connection:ne,allowPrivate:b.allowPrivate,hold:Q}}function re({settings:M},{
url:b,endpoint:D,token:ne,headers:Q}){const me=(0,S.Lu)(D,M),Ce=D.scheme==="http"&&me.kind==="proxy";return{path:ie(Ce?be(b,D):(0,r.t5)(b)),headers:{host:(0,d.gQ)(
b,D),"user-agent":g._O,...Q,...Q.range===void 0?{"accept-encoding":"gzip"}:{},...xe(b,ne),...Ce?(0,He.T)(me.proxy):{}}}}const ie=M=>le(M).replace(/ /g,"%20"),le=M=>Buffer.
from(M,"utf8").toString("latin1"),be=(M,b)=>`http://${(0,d.gQ)(M,b)}${(0,r.t5)(M)}`;function xe(M,b){if(b!==null)return{authorization:le(`Bearer ${b.reveal()}`).
trimEnd()};const D=(0,r.aR)(M);return D===null?{}:{authorization:D}}}),3948:((Pe,ue,n)=>{n.d(ue,{e:()=>U,U:()=>J});var r=n(4283),g=n(630),e=n(4e3),R=n(9209),O=n(
1064),B=n(5195),H=n(7027),N=n(4529),se=n(960),x=n(2636),E=n(9872),u=n(4715),l=n(6697),i=n(6367),c=n(7583);const s=w=>({describe:w,transient:!1}),S=w=>({describe:w,
transient:!0}),d=w=>P=>(0,se.T0)({host:P.host,why:w}),$=w=>S(({host:P})=>(0,se.P6)({host:P,error:w})),a=w=>s(({host:P})=>(0,E.cI)({host:P,error:w})),p=w=>S(({host:P,
asks:Y})=>Y==="document"?(0,x.Eh)({host:P,why:w}):(0,u.B)({host:P,why:w})),v=w=>s(({host:P,asks:Y})=>(0,l.AO)({host:P,address:w,asks:Y})),j=s(({host:w,text:P})=>(0,se.
P0)({host:w,error:P}));function k({host:w,rejection:P}){if(P===null)throw new Error("a certificate is rejected for a reason");const{flaw:Y,isLeaf:ce}=P;return Y.
kind==="expired"?(0,E.vk)({host:w,isLeaf:ce,at:Y.at}):Y.kind==="not-yet-valid"?(0,E.x1)({host:w,isLeaf:ce,at:Y.at}):Y.kind==="other-name"?(0,E.B_)({host:w,names:Y.
names}):(0,E.SE)({host:w,isLeaf:ce,flaw:Y})}const q={ENOTFOUND:s(d("no-such-host")),ENODATA:s(d("no-such-host")),EAI_AGAIN:S(d("no-answer")),EAI_FAIL:S(d("serve\
r-failed")),ECONNREFUSED:$("refused"),ECONNRESET:$("closed"),ECONNABORTED:$("closed"),EPIPE:$("closed"),EHOSTUNREACH:$("no-host-route"),ENETUNREACH:$("no-networ\
k-route"),ETIMEDOUT:S(({host:w,asks:P})=>(0,se.Qs)({host:w,asks:P,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:S(({host:w,text:P})=>(0,se.P6)({host:w,error:{
proxy:P}})),PROXY_REFUSED:s(({host:w,text:P})=>(0,E.rZ)({host:w,reason:P})),PLAIN_HTTP:s(E.MY),ADDRESS_METADATA:v("metadata"),ADDRESS_PRIVATE:v("private"),ADDRESS_RESERVED:v(
"reserved"),CERTIFICATE_REJECTED:s(k),TLS_UNSUPPORTED:s(({host:w,unsupported:P})=>(0,E.cI)({host:w,error:P??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:a(
"not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:a("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:a("client-certificate"),HTTP_MALFORMED:j,HTTP2_FRAME:j,HTTP2_ONLY:s(
l.ro),HEADERS_TOO_LARGE:s(x.ku),BODY_CUT:p("closed"),Z_BUF_ERROR:p("gzip"),Z_DATA_ERROR:s(({host:w,asks:P})=>P==="document"?(0,x.jN)({host:w,encoding:"broken gz\
ip"}):(0,u.B)({host:w,why:"not-gzip"}))};function Z(w){return w.endsWith("UNRECOGNIZED_NAME")?a("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(w)?a({code:w}):
$({code:w})}function f(w){const{code:P}=w,Y=Object.hasOwn(q,P)?q[P]:void 0,{describe:ce,transient:Oe}=Y??Z(P);return{problem:ce(w),transient:Oe}}function I({error:w,
connection:P,head:Y},{endpoint:ce,asks:Oe,limitMs:$e}){const De=(0,i.jT)(ce);if($e!==null){const W=G(P,Y!==null);return{problem:(0,se.Qs)({host:De,asks:Oe,phase:W,
limitMs:$e}),transient:!0}}const z=(0,c.$N)(w);if(z==="")throw w;return f({code:Y!==null&&Te.test(z)?"BODY_CUT":z,text:(0,c.bD)(w),asks:Oe,host:De,rejection:P?.
rejection??null,unsupported:P?.unsupported??null})}const Te=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;function G(w,P){return w?.lookingUp?"lookup":w?.connectMs===
null?"connection":P?"body":"response"}const de=[301,302,303,307,308],V={kind:"excerpt",maxBytes:2048};async function U(w){const P={options:w,started:performance.
now(),hops:[],urls:new Set,connections:[],stops:[],firstByteMs:null,headMs:null,startsInPublic:w.origin?.isPublic??!0,timedOut:!1},Y=w.startTimer(w.timeoutMs,()=>{
P.timedOut=!0,w.session.close()});try{return{response:await we(P),hops:[...P.hops],timing:oe(P,performance.now()-P.started),headMs:P.headMs,certificates:[...P.connections.
flatMap(({certificate:Oe})=>Oe??[])]}}finally{Y()}}function oe({connections:w,firstByteMs:P},Y){const ce=z=>{const W=w.map(ae=>ae[z]).filter(ae=>ae!==null);return W.
length===0?null:W.reduce((ae,ve)=>ae+ve)},[Oe,$e,De]=[ce("lookupMs"),ce("connectMs"),ce("tlsMs")];return{lookupMs:Oe,connectMs:$e,tlsMs:De,firstByteMs:P,totalMs:Y}}
async function we(w){let{url:P}=w.options;for(;;){const Y=(0,N.X5)(P);if(!Y.ok)return K((0,R.Y3)({redirect:"to",url:(0,r.Pl)(P),why:Y.why}));const ce=await _e(w,
P,Y.value);if(ce.kind==="failed"||!fe(ce.head))return ce;const Oe=(0,g.O)(P,ce.head.location??"");if(!Oe.ok){const $e=`failed to parse Location header: ${Oe.why}`;
return K((0,R.Y3)({redirect:"from",url:(0,r.Pl)(P),why:$e}))}if(w.hops.length>w.options.maxRedirects)return pe(w,Oe.value);P=Oe.value}}const fe=({status:w,location:P})=>de.
includes(w)&&!!P;async function _e(w,P,Y){const{options:ce,hops:Oe}=w,{token:$e,settings:De,planBody:z,headers:W,origin:ae}=ce,ve=Oe.length===0&&ae===null;w.urls.
add((0,r.jr)(P)),w.stops.push({scheme:Y.scheme,name:(0,N.be)(P)});const ye=$e===null?"none":(0,H.n)(w.stops).at(-1)??"dropped";w.headMs=null;const Me=performance.
now(),Ae=await ce.session.get({url:P,endpoint:Y,token:ye==="sent"?$e:null,headers:W,allowPrivate:!w.startsInPublic||ve||De.namedHosts.has(Y.name),planBody:L=>(w.
headMs=performance.now()-w.started,fe(L)?V:z(L))}),Le=performance.now()-Me;if(Ne(w,Ae,{url:(0,e.dh)((0,r.Pl)(P)),authorization:ye,ms:Le}),ve&&(w.startsInPublic=
J(De,Y.name,Ae.address)),Ae.kind==="failed"){const L=w.timedOut?ce.timeoutMs:null,{asks:h}=ce;return{kind:"failed",...I(Ae,{endpoint:Y,asks:h,limitMs:L})}}const{
kind:He,head:_,body:m}=Ae;return{kind:He,url:P,head:_,body:m}}function Ne(w,P,{url:Y,authorization:ce,ms:Oe}){const{connection:$e,head:De}=P;$e!==null&&w.connections.
push($e),P.kind==="received"&&(w.firstByteMs=(w.firstByteMs??0)+P.firstByteMs),w.hops.push({url:Y,status:De?.status??null,reason:(0,e.dh)(De?.reason??""),mediaType:De?.
contentType?(0,e.dh)(De.contentType):null,authorization:ce,challenge:De?.challenge?(0,e.dh)(De.challenge):null,address:$e?.address??null,proxy:$e?.proxy??null,ms:Oe})}
function J({resolve:w},P,Y){const ce=w.some(Oe=>Oe.name===P);return!["private","loopback"].includes((0,B.Sz)((ce?null:Y)??P))}const K=w=>({kind:"failed",problem:w,
transient:!1});function pe({urls:w,hops:P,options:Y},ce){const{asks:Oe,redirectLimits:$e}=Y,De=P[0]?.url??"";if(w.has((0,r.jr)(ce)))return K((0,R.f0)({url:De,asks:Oe,
to:(0,r.Pl)(ce)}));const z=P.length,W=O.Du.filter(ae=>z>$e[ae]);return K((0,R.KA)({url:De,asks:Oe,redirects:z,clients:W,limits:$e}))}}),2230:((Pe,ue,n)=>{n.d(ue,
{T:()=>e,X:()=>O});var r=n(7067),g=n(7583);function e(B){if(B.username===""&&B.password==="")return{};const H=`${decodeURIComponent(B.username)}:${decodeURIComponent(
B.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(H).toString("base64")}`}}const R=[502,503,504];function O(B,H,N){const x=`${B.name.includes(":")?
`[${B.name}]`:B.name}:${B.port}`,E=(u=0,l="")=>(0,g.Au)(R.includes(u)?"PROXY_NOT_REACHED":"PROXY_REFUSED",`proxy ${H.host} returned ${u} ${l}`.trimEnd());return new Promise(
(u,l)=>{const i=(0,r.request)({method:"CONNECT",path:x,headers:{host:x,...e(H)},insecureHTTPParser:!0,createConnection:()=>N});i.on("error",c=>{const s=`proxy ${H.
host} closed the connection: ${c.message}`;l((0,g.Au)("PROXY_REFUSED",s))}),i.on("connect",(c,s,S)=>{if(c.statusCode===200&&S.length===0)return u(N);N.destroy(),
l(E(c.statusCode,c.statusMessage))}),i.end()})}}),794:((Pe,ue,n)=>{n.d(ue,{Oj:()=>H,mv:()=>B,zu:()=>g});var r=n(4714);const g=2048,e=/%(?![0-9A-Fa-f]{2})/,R=/[^ -~\u0080-\uffff]/,
O=/[^A-Za-z0-9._~:!$&'()*+,;=%@-]/;function B(u){if(u.length<=g)return u;const[l,i]=E(u,"#"),[c,s]=E(l,"?"),[S=""]=/^(?:[A-Za-z][A-Za-z0-9+.-]*:)?(?:\/\/)?/.exec(
c)??[],d=c.slice(S.length),$=d.indexOf("/"),a=$<0?d.length:$,p=d.slice(0,a);return[S,S.endsWith("//")?N(p):x(p.replace(/^.*@/s,"_:@")),x(d.slice(a)),(0,r.o)(s,g),
R.test(l)?"\x7F":"",i&&(e.test(i)?"#%":"#")].join("")}const H=u=>({...u,opaque:(0,r.o)(u.opaque,g),user:u.user===null?null:{name:"",password:null},host:se(u.host),
path:x(u.path),query:(0,r.o)(u.query,g),fragment:""});function N(u){const l=u.lastIndexOf("@"),i=u.slice(0,Math.max(l,0)),c=O.test(i)?'"':e.test(i)?"%":"";return`${l<
0?"":`${c}@`}${se(u.slice(l+1))}`}function se(u){if(u.length<=g)return u;const l=/:\d*$/.exec(u)?.[0]??"",i=u.slice(0,u.length-l.length),c=(0,r.o)(i,g),s=i.endsWith(
"]")?"]":"";return`${c===i?i:`${c.replace(/%.?$/,"")}${s}`}${(0,r.o)(l.replace(/^:0+(?=\d)/,":"),g)}`}function x(u){const l=(0,r.o)(u,g);if(l===u)return u;const i=e.
test(u)?"%":"",c=u.includes("//",g-1)?"//":"",s=/\/\.{0,2}$/.exec(u.slice(-3))?.[0]??"";return`${l.replace(/%.?$/,"")}${c}~${i}${s}`}function E(u,l){const i=u.indexOf(
l);return i<0?[u,""]:[u.slice(0,i),u.slice(i)]}}),5195:((Pe,ue,n)=>{n.d(ue,{Sz:()=>$,Zu:()=>S,uo:()=>a});var r=n(6181);function g(...p){let v;const j=()=>p.map(
e);return()=>v??=j()}function e(p){const[v="",j]=p.split("/"),k=(0,r.r5)(v);if(k===null)throw new Error(`${v} is no address`);return{prefix:k,bits:j===void 0?k.
length*8:Number(j)}}const R=({prefix:p,bits:v},j)=>p.length===j.length&&p.every((k,q)=>{const Z=Math.min(Math.max(8*(q+1)-v,0),8);return k>>Z===(j[q]??0)>>Z}),O=g(
"169.254.169.254","169.254.170.2","169.254.170.23","100.100.100.200","192.0.0.192","168.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2::23",
"fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42","fd00:a9fe:a9fe::1","fe80::a9fe:a9fe"),B=g("127.0.0.0/8","0.0.0.0","::1","::"),H=g("10.0.0.0/8","100.64.0.0/10",
"169.254.0.0/16","172.16.0.0/12","192.168.0.0/16","198.18.0.0/15","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10"),N=g("0.0.0.0/8","192.0.0.0/24","192.0.2.0\
/24","192.88.99.0/24","198.51.100.0/24","203.0.113.0/24","224.0.0.0/3","2001::/23","2001:db8::/32","2002::/16","3fff::/20"),se=g("0.0.0.0/0","2000::/3"),x=g("::\
ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/96"),E=(p,v)=>p().some(j=>R(j,v)),u=[12,13,14,15],l=(p,...v)=>{const j=g(p);return{isIn:k=>E(j,k),at:v,mask:0}},
i=[l("2002::/16",[2,3,4,5]),l("2001::/32",[4,5,6,7]),{...l("2001::/32",u),mask:255},l("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,11,12],u),{isIn:p=>/^[02],0,94,254$/.
test(p.slice(8,12).join()),at:[u],mask:0}],c=p=>i.filter(v=>v.isIn(p)).flatMap(({at:v,mask:j})=>v.map(k=>k.map(q=>(p[q]??0)^j)));function s(p){return E(B,p)?"lo\
opback":E(x,p)?s(p.slice(12)):[p,...c(p)].some(v=>E(O,v))?"metadata":E(H,p)?"private":E(N,p)||!E(se,p)?"reserved":"public"}function S(p){const v=(0,r.r5)(p);return v===
null?"public":s(v)}const d=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;function $(p){const v=p.replace(/\.$/,"");
if(/(^|\.)localhost(\.localdomain)?$/.test(v))return"loopback";const j=(0,r.r5)(v)??(0,r.RY)(v);return j===null?"public":s(j)}function a(p){const v=$(p);return v!==
"public"||p.includes(":")?v:d.test(p.replace(/\.$/,""))?"private":"public"}}),9529:((Pe,ue,n)=>{n.d(ue,{l:()=>R,m:()=>B});var r=n(4283),g=n(8999);const e=[1024,
65535],R=["authz_code","password"],O="app.terraform.io";function B(s,S,d){const $=x(H(s,"client")),a=E(H(s,"grant_types"),d),p=(...f)=>f.some(I=>a.value.includes(
I)),v=(f,I)=>u(H(s,f),f,I,S),j=v("authz",p("authz_code")),k=v("token",p("authz_code","password")),q=l(H(s,"ports")),Z=c(H(s,"scopes"));return{value:{client:$.value,
grantTypes:a.value,authz:j.value,token:k.value,ports:q.value,scopes:Z.value},flaws:[$,a,j,k,q,Z].flatMap(f=>f.flaws)}}const H=(s,S)=>Object.hasOwn(s,S)?s[S]:void 0,
N=(s,S,d)=>({value:s,flaws:[{rule:S,value:d}]}),se=s=>({value:s,flaws:[]});function x(s){return typeof s!="string"?N("","client-missing",s):s===""?N(s,"client-e\
mpty",s):se(s)}function E(s,S){if(s===void 0)return se(["authz_code"]);if(!Array.isArray(s))return N([],"grant-types-invalid",s);const d=[...new Set(s.filter(p=>typeof p==
"string"))];return d.includes("authz_code")||d.includes("password")&&S===O?d.every(p=>R.includes(p))?se(d):N(d,"grant-types-unknown",s):N(d,"grant-types-unsuppo\
rted",s)}function u(s,S,d,$){if(typeof s!="string")return d?N(null,`${S}-missing`,s):se(null);const a=(0,g.v)($,s);if(a.ok&&(0,r.cz)(a.value).name!=="")return se(
(0,r.jr)(a.value));const v=`failed to parse ${S==="authz"?"authorization":"token"} URL: ${a.ok?"no Host in request URL":a.why}`;return{value:null,flaws:[{rule:`${S}\
-invalid`,why:v}]}}function l(s){if(s===void 0)return se(e);if(!Array.isArray(s))return N(e,"ports-ignored",s);if(s.length!==2)return N(e,"ports-count",s);const[
S,d]=s;return!i(S)||!i(d)?N(e,"ports-range",s):S>d?N(e,"ports-order",s):S===d?N([S,d],"ports-single",s):se([S,d])}const i=s=>typeof s=="number"&&Number.isInteger(
s)&&s>=e[0]&&s<=e[1];function c(s){if(s===void 0)return se([]);if(!Array.isArray(s))return N([],"scopes-ignored",s);const S=s.filter(d=>typeof d=="string");return S.
length===s.length?se(S):N(S,"scopes-invalid",s)}}),7027:((Pe,ue,n)=>{n.d(ue,{n:()=>r});function r(e){const[R]=e;let O=!1;return e.map(({scheme:B,name:H})=>(O||=
R!==void 0&&!g(R.name,H),O?"dropped":B==="https"?"sent":"withheld"))}function g(e,R){return e===R?!0:/[:%]|^[\d.]+$/.test(R)?!1:R.endsWith(`.${e}`)}}),3427:((Pe,ue,n)=>{
n.d(ue,{Cg:()=>R,DS:()=>E,Hb:()=>se,Yx:()=>O});var r=n(7598);const g=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],e=["AES1\
28-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],R=[...g,...e.flatMap(u=>[`ECDHE-ECDSA-${u}`,`ECDHE-RSA-${u}`])],O=["X25519","P\
-256","P-384","P-521"],B=["rsa_pss_rsae_sha256","ecdsa_secp256r1_sha256","ed25519","rsa_pss_rsae_sha384","rsa_pss_rsae_sha512","rsa_pkcs1_sha256","rsa_pkcs1_sha\
384","rsa_pkcs1_sha512","ecdsa_secp384r1_sha384","ecdsa_secp521r1_sha512"],H="@SECLEVEL=0",N=r.constants.SSL_OP_LEGACY_SERVER_CONNECT|r.constants.SSL_OP_NO_RENEGOTIATION,
se={secureOptions:N,minVersion:"TLSv1.2",ciphers:[...R,H].join(":"),ecdhCurve:O.join(":"),sigalgs:B.join(":")},x=["TLS_AES_128_CCM_SHA256","TLS_AES_128_CCM_8_SH\
A256"],E={secureOptions:N,minVersion:"TLSv1",ciphers:[...R,...x,"ALL","COMPLEMENTOFALL",H].join(":"),ecdhCurve:[...O,"X448","secp256k1","brainpoolP256r1","brain\
poolP384r1","brainpoolP512r1","ffdhe2048","ffdhe3072","ffdhe4096","P-224"].join(":")}}),3432:((Pe,ue,n)=>{n.d(ue,{nT:()=>De,pj:()=>z});var r=n(772),g=n(6697),e=n(
1831),R=n(7511),O=n(4283),B=n(3948),H=n(3534),N=n(2636),se=n(1064),x=n(7531),E=n(3307),u=n(9562),l=n(9529),i=n(794),c=n(4714);const s=["client","grant_types","a\
uthz","token","ports","scopes"],S=68,d=100,$=4096;function a(h,C){const F=new Map;return(0,E.CI)(h,C,(te,re,ie,le)=>{if(le-ie>S)return;const be=(0,E.I)(h.slice(
ie,le));s.includes(be)&&F.set(be,p(be,h,{start:te,end:re}))}),Object.fromEntries(F)}function p(h,C,F){if(C[F.start]==="[")return v(C,F);const te=C.slice(F.start,
F.end);return(h==="authz"||h==="token")&&te.startsWith('"')?(0,i.mv)((0,E.I)(te)):(0,c.w)(te)}function v(h,C){const F=[],te=new Set;let re=$;return(0,E.CI)(h,C,
(ie,le)=>{const be=k(h,ie,le);(F.length<d&&le-ie<=re||be!==null&&!te.has(be))&&(F.push((0,c.w)(h.slice(ie,le))),re-=le-ie,be!==null&&te.add(be))}),F}const j=l.l.
map(h=>JSON.stringify(h));function k(h,C,F){return h[C]!=='"'?"no string":j.find(te=>te.length===F-C&&h.startsWith(te,C))??null}const q=100,Z=16*1024,f=200,I=2048;
function Te(h){const C=new Set(h),F=new Set(h.map(G));let te=0,re=Z;const ie=le=>te===q||le>re?!1:(te+=1,re-=le,!0);return{keeps:(le,be)=>{if((0,u.D6)(le)||C.has(
le))return!0;const xe=le.length<=f&&F.delete(G(le));return ie(le.length+be)||xe},read:(le,be,xe)=>{const{start:M,end:b}=xe,D=b-M>I;if(D&&le===u.S3&&be[M]==="{")
return a(be,xe);const ne=be.slice(M,b);return D&&ne.startsWith('"')?(0,i.mv)((0,E.I)(ne)):(0,c.w)(ne)}}}const G=h=>h.slice(0,h.indexOf(".")+1);var de=n(6974);const V={
kind:"whole",maxBytes:x.b},U={kind:"excerpt",maxBytes:de.mj},oe=h=>h===408||h===425||h===429||h>=500;async function we(h){const{host:C,needed:F}=h,te=await(0,B.
e)({...h,url:(0,e.cu)(C),asks:"document",headers:{accept:"application/json"},origin:null,redirectLimits:se.NX,planBody:Ce=>fe(Ce)===null?V:U}),{response:re,...ie}=te;
if(re.kind==="failed"){const{problem:Ce,transient:Ie}=re;return{attempt:{discovery:Ce.code==="host-http2"?{kind:"skipped",problem:Ce}:{kind:"failed",problem:Ce,
excerpt:null},...ie},transient:Ie,retryAfter:null}}const{head:le,body:be,url:xe}=re,M=(0,de.y8)(be.bytes),b=te.hops.at(-1),D={url:(0,O.Pl)(xe),page:M,asked:(0,e.
nx)(C),hop:b},ne=_e(re,D,F),{status:Q,retryAfter:me}=le;return{attempt:{discovery:ne,...ie},transient:oe(Q),retryAfter:me}}function fe(h){const{status:C,declaredBytes:F}=h;
if(C===401||C===403)return({hop:ie,...le})=>{const{authorization:be="none",challenge:xe=null}=ie??{};return(0,H.iX)({...h,...le,host:le.asked,token:be,challenge:xe})};
if(C!==200)return({url:ie,page:le,asked:be})=>(0,N.wE)({...h,url:ie,page:le,asked:be,transient:oe(C)});const te=h.contentType??"",re=(0,R.i)(te);return!re.ok||re.
value!=="application/json"?ie=>(0,N.e)({...ie,contentType:te,malformed:!re.ok}):(F??0)<=x.b?null:ie=>(0,N.zf)({...ie,bytes:F,limit:x.b})}function _e(h,C,F){const{
head:te,body:re}=h,ie=(0,i.Oj)(h.url);if(te.status===404)return{kind:"absent",url:ie,why:"status"};const le=fe(te);if(le!==null)return Ne(le(C),re);const be=(0,x.
T)(re.bytes,Te(F));switch(be.kind){case"object":return{...be,kind:"found",url:ie,truncated:re.truncated};case"null":return{kind:"absent",url:ie,why:"null"};case"\
not-object":return Ne((0,N.g0)({...C,why:be.why}),re);case"not-json":return Ne(J(h,be,C),re)}}const Ne=(h,{bytes:C})=>({kind:"failed",problem:h,excerpt:(0,de.zU)(
C)});function J({head:h,body:C},{why:F,advice:te},re){if(C.truncated)return(0,N.zf)({...re,bytes:null,limit:x.b});const ie=h.contentEncoding?.toLowerCase()??"";
return["","gzip","identity"].includes(ie)?(0,N.pN)({...re,why:F,advice:te}):(0,N.jN)({...re,encoding:ie})}var K=n(7082),pe=n(5960),w=n(7758);const P=500,Y=1e4,ce=3,
Oe=2e3,$e=3e5,De=h=>Math.min(Math.max(...h.map(({attemptMs:C})=>C)),$e);async function z(h,C){const F=h.map(le=>({host:le,tookMs:null})),te=h.entries(),re={total:h.
length,done:0,failed:0,waiting:new Set},ie=async()=>{for(const[le,be]of te){if(C.stop.why!==null)return;re.waiting.add(be),C.progress(re);const xe=await ye(be,C).
catch(M=>(0,pe.i)(be,(0,g.n3)({host:(0,e.nx)(be),thrown:M})));F[le]=xe,re.waiting.delete(be),re.done+=1,(!W(xe)||!Ae(xe.attempt))&&(re.failed+=1),C.progress(re)}};
return await Promise.all(Array.from({length:Math.min(C.concurrency,h.length)},ie)),ae(F,C.stop)}const W=h=>"attempt"in h;function ae(h,{why:C}){if(C===null)return h.
filter(W);const F=h.length-h.filter(W).length,te=h.flatMap(ie=>{if(W(ie)&&Ae(ie.attempt))return[];const le=W(ie)?ve(ie):ie.tookMs;return le!==null&&le>=Oe?[{host:(0,e.
nx)(ie.host),tookMs:le}]:[]}).sort((ie,le)=>le.tookMs-ie.tookMs).slice(0,ce),re={stopped:C,unchecked:F,total:h.length,slowest:te};return h.map(ie=>{if(W(ie))return ie;
const{host:le,tookMs:be}=ie,xe=be!==null;return(0,pe.i)(le,(0,g.nD)({host:(0,e.nx)(le),isBegun:xe,...re}))})}const ve=({attempt:h,earlier:C})=>[...C,h].reduce((F,{
timing:te})=>F+te.totalMs,0);async function ye(h,C){const{stop:F}=C,te=performance.now(),re=await C.credentials.find(h),ie=[];for(;F.why===null;){const{attempt:le,
transient:be,retryAfter:xe}=await _(h,re.answer,C);if(F.why!==null&&!Ae(le)||(ie.push(le),!(Ae(le)?Le(ie,C.releases):be)||ie.length>C.retries))break;await(0,w.v)(
L(ie.length,xe,C),C)}return ie.length===0?{host:h,tookMs:performance.now()-te}:Me(h,re,ie,C)}function Me(h,{answer:C,clients:F,difference:te},re,{forced:ie}){return{
host:h,...He(re),credentials:C&&{source:C.source,hasToken:C.token!==null,problem:C.problem},looks:F,difference:te,forced:ie.get(h)??[]}}const Ae=({discovery:h})=>h.
kind!=="failed",Le=(h,C)=>C.some(({attemptMs:F})=>!h.some(te=>Ae(te)&&te.timing.totalMs<=F));function He(h){const C=h.findIndex(Ae),F=C<0?h.length-1:C,[te]=h.slice(
F);if(te===void 0)throw new Error("a visit without an attempt");return{attempt:te,earlier:h.slice(0,F),later:h.slice(F+1)}}async function _(h,C,F){if(C?.isUnsendable&&
C.problem!==null){const xe={kind:"failed",problem:C.problem,excerpt:null};return{attempt:(0,K.O)(xe),transient:!1,retryAfter:null}}const{network:te,maxRedirects:re,
timeoutMs:ie,stop:le}=F,be=(0,r.f)(te);le.signal.addEventListener("abort",be.close);try{return await we({host:h,needed:m(h,F),session:be,settings:te,token:C?.token??
null,maxRedirects:re,timeoutMs:ie,startTimer:F.startTimer})}finally{le.signal.removeEventListener("abort",be.close),be.close()}}const m=(h,{required:C,forced:F})=>[
...(C.get(h)??[]).map(({service:te})=>te),...(F.get(h)??[]).flatMap(({services:te})=>te.map(({id:re})=>re))];function L(h,C,{random:F,now:te}){const re=P*2**(h-
1)*(.5+F()/2);return Math.min(Math.max(re,(0,w.V)(C,te())??0),Y)}}),7758:((Pe,ue,n)=>{n.d(ue,{V:()=>g,v:()=>r});function r(e,{startTimer:R,stop:O}){return new Promise(
B=>{const H=()=>{N(),O.signal.removeEventListener("abort",H),B()},N=R(e,H);O.signal.addEventListener("abort",H)})}function g(e,R){const O=/^\d+$/.test(e??"")?Number(
e)*1e3:Date.parse(e??"")-R;return Number.isNaN(O)?null:O}}),6974:((Pe,ue,n)=>{n.d(ue,{mj:()=>e,y8:()=>E,zU:()=>B});var r=n(4e3),g=n(6174);const e=2048,R=200,O=80;
function B(l){const i=N(l),c=l.length<e?i:i.replace(H,"://***@"),s=(0,g._)(c).trim();return s===""?null:Array.from(s.slice(0,2*R)).slice(0,R).join("")}const H=/:\/\/[^/?#\s"'@]+$/,
N=l=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(l.subarray(0,e)),se=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,x=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
function E(l){const i=u(N(l));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(i))return null;const c=/<title[^>]*>([^<]{0,400})/i.exec(i)?.[1]?.
replace(/\s+/g," ").trim()??"",s=(0,r.dh)(c,O);return x.test(c)?{kind:"captive-portal",title:s}:{kind:se.test(c)||/type=["']?password/i.test(i)?"sign-in":"other",
title:s}}function u(l){let i=l.trimStart();for(;i.startsWith("<!--");){const c=i.indexOf("-->",4);if(c<0)return"";i=i.slice(c+3).trimStart()}return i}})};export{Zt as ids,Qt as modules};
