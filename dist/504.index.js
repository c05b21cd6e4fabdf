const en=[504,456,696],tn={4929:((Ne,ne,n)=>{n.r(ne),n.d(ne,{credentialsConfig:()=>X,credentialsHelper:()=>I,servicesForced:()=>N,servicesForcedDiffer:()=>M});var c=n(
6246),S=n(1064),e=n(1831),P=n(4e3),D=n(5799);const X=(0,D.lS)((0,D.$e)("credentials-config","CLI configuration has a mistake",S.Du),({clients:a,mistake:d})=>({...G(
d),affects:a}));function G(a){switch(a.kind){case"missing":return{message:`${a.setting} names ${(0,c.o)(a.path)}, which does not exist`,help:"correct the path; \
the client continues without any CLI configuration"};case"unreadable":return{message:`${a.file} ${(0,P.mP)(a.failure)}`,help:a.failure.kind==="size"?"shorten th\
e file; the client reads all of it, this check nothing":"let this account read the file; the client continues without it"};case"too much":return{message:`${a.file}\
 and the files after it are not read; the limits of a directory are ${a.files} files and ${a.bytes/1024/1024} MiB`,help:"remove files that are not needed; the c\
lient reads all of them"};case"syntax":return{message:`${a.file} has a syntax error: ${a.why}`,help:"correct the file; the client ignores all of it, including i\
ts tokens"};case"type":return{message:`${a.file}: ${a.path.join(".")} must be ${a.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the\
 blocks that it has not read yet"};case"block":return{message:`${a.file}: ${a.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`\
the label of the block ${a.type} ${(0,c.o)(a.label)} is not a hostname: ${a.why}`,help:a.advice??"write a hostname as the label; the client ignores the block"};case"\
two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client uses any of them at random"};case"two install\
ations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client uses the first"};case"no token":return{message:a.
hasValue?`the token in the credentials block for host ${(0,e.nx)(a.host)} at ${a.file} is not a string`:`the credentials block for host ${(0,e.nx)(a.host)} at ${a.
file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credentials source'};case"no helper":return{message:`\
credentials helper ${(0,c.o)(a.name)}: there is no terraform-credentials-${a.name} in ${a.directories.join(", ")}`,help:a.name===a.name.toLowerCase()?"install t\
he program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the client finds no other name"}}}const I=(0,D.lS)(
(0,D.z3)("credentials-helper","Credentials helper failed",S.Du),({name:a,why:d})=>({message:`credentials helper ${a}: ${d}`,help:'run the program with "get" and\
 the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install providers'})),K=10,N=(0,D.lS)((0,D.lm)("serv\
ices-forced","A host block replaces service discovery",["terraform","opentofu"]),({host:a,at:d})=>({message:`the host block at ${d} defines the services of ${a}\
; the host's own discovery document is not used`,help:`remove the host block at ${d} to use the discovery document of ${a}`})),M=(0,D.lS)((0,D.lm)("services-for\
ced-differ","A host block and the discovery document differ",["terraform","opentofu"]),({host:a,at:d,services:i})=>({message:`the host block at ${d} and the dis\
covery document of ${a} differ in ${(0,P.K4)(i,K,P.dh)}`,help:"update the host block or remove it; machines without it use other services"}))}),863:((Ne,ne,n)=>{
n.r(ne),n.d(ne,{documentAbsent:()=>A,documentEncoding:()=>M,documentHeaders:()=>N,documentIncomplete:()=>d,documentNotJson:()=>i,documentNotObject:()=>f,documentSize:()=>K,
documentStatus:()=>D,documentType:()=>I});var c=n(1064),S=n(4e3),e=n(5799);const P='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',D=(0,e.
lS)((0,e.z3)("document-status","Unexpected HTTP status",c.zK),({location:h,retryAfter:R,transient:k,asked:C,...l})=>{const{page:$,status:E}=l,B=(F,p)=>({message:`${(0,S.
_r)(l)}${F}; expected 200 or 404`,help:(0,S.NM)($,C,p)});if(E>=300&&E<400)return h?B(", which clients do not follow",(0,e.C)("redirect with 301, 302, 303, 307 o\
r 308")):B(" without a Location header",(0,e.C)("add a Location header to the redirect"));if(E===429){const F=R===null?"":` (Retry-After: ${(0,S.dh)(R,X)})`;return{
...B(F,G),help:G}}return k?B("",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",
guest:(0,S.B9)(C)}):B("",{operator:"return the discovery document, or 404 if the host has no services",user:(0,S.Wt)([]),guest:(0,S.qZ)(C)})}),X=40,G={because:"\
the host limits the requests of this machine or of its network",operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`conc\
urrency`, parallel jobs)",user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted run\
ners share theirs"},I=(0,e.lS)((0,e.z3)("document-type","Wrong Content-Type",c.Du),({url:h,page:R,asked:k,contentType:C,malformed:l})=>{const E=C===""?"has no C\
ontent-Type":`has ${l?"a malformed Content-Type":"Content-Type"} "${(0,S.dh)(C)}"`;return{message:`${h} ${E}; expected "application/json"`,help:(0,S.NM)(R,k,(0,e.
C)("serve the discovery document with Content-Type: application/json","most servers send it for a file named terraform.json"))}}),K=(0,e.lS)((0,e.z3)("document-\
size","Discovery document is too large",c.Du),({url:h,page:R,asked:k,bytes:C,limit:l,isPadding:$=!1})=>$?{message:`${h} has more than ${l} bytes; what exceeds t\
he limit is white space`,help:(0,e.C)("remove the white space at the end of the document"),severity:"warning"}:{message:`${h} has ${C??`more than ${l}`} bytes, \
limit ${l}`,help:(0,S.NM)(R,k,(0,e.C)("check what is served at this URL","a discovery document only maps service ids to URLs"))}),N=(0,e.lS)((0,e.z3)("document-\
headers","Response headers are too large",c.zK),({host:h})=>({message:`${h} sent more than 256 KiB of response headers`,help:(0,e.C)("look for a header or cooki\
e that grows with each request")})),M=(0,e.lS)((0,e.z3)("document-encoding","Discovery document cannot be decompressed",c.Du),h=>"host"in h?{message:`${h.host} \
sent a discovery document that is not gzip, with Content-Encoding: gzip`,help:(0,e.C)("remove the Content-Encoding header, or compress the document")}:{message:`${h.
url} has Content-Encoding "${(0,S.dh)(h.encoding)}", which the clients do not decompress`,help:(0,S.NM)(h.page,h.asked,(0,e.C)("configure the server, and any pr\
oxy in front of it, to respect Accept-Encoding: gzip"))}),a={closed:"closed the connection in the middle of its response",gzip:"sent a gzip document that is cut\
 off"},d=(0,e.lS)((0,e.z3)("document-incomplete","Discovery document is incomplete",c.zK),({host:h,why:R})=>({message:`${h} ${a[R]}`,help:(0,e.C)("look for a se\
rver that crashes while it responds, or a proxy that changes the body")})),i=(0,e.lS)((0,e.z3)("document-not-json","Discovery document is not valid JSON",c.zK),
({url:h,page:R,asked:k,why:C,advice:l})=>({message:`${h} is not valid JSON: ${(0,S.dh)(C)}`,help:(0,S.NM)(R,k,(0,e.C)(l??P))})),f=(0,e.lS)((0,e.z3)("document-no\
t-object","Discovery document is not a JSON object",c.zK),({url:h,page:R,asked:k,why:C})=>({message:`${h} is not a JSON object: ${(0,S.dh)(C)}`,help:(0,S.NM)(R,
k,(0,e.C)(P))})),s=20,A=(0,e.lS)((0,e.z3)("document-absent","Host has no discovery document",c.zK),({host:h,url:R,why:k,required:C,clientErrors:l})=>{const $=C.
length===0?"at least one service":C.join(", "),E=k==="status"?`has no discovery document (${R} returned 404)`:"has the discovery document `null`, which offers n\
o services",B=l.slice(0,s).map(F=>`"${F}"`).join(", ");return{message:`host ${h} ${E}; required: ${$}`,help:{operator:"serve /.well-known/terraform.json at the \
root of the host",user:(0,S.Wt)(C),guest:(0,S.qZ)(h),...B===""?{}:{note:`the clients print ${B}`}}}})}),960:((Ne,ne,n)=>{n.r(ne),n.d(ne,{hostProtocol:()=>a,hostRecovered:()=>f,
hostSlow:()=>i,hostTimeout:()=>M,hostUnknown:()=>D,hostUnreachable:()=>G});var c=n(1064),S=n(4e3),e=n(5799);const P={"no-such-host":"does not resolve: no such h\
ost","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},D=(0,e.lS)(
(0,e.z3)("host-unknown","Hostname does not resolve",c.zK),({host:s,why:A})=>({message:`${s} ${P[A]}`,help:A==="no-such-host"?"check the spelling, and that this \
machine can resolve the name":"check the DNS resolver of this machine, then run the check again"})),X={refused:"refused the connection",closed:"closed the conne\
ction without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"},G=(0,e.lS)((0,e.z3)(
"host-unreachable","Host is unreachable",c.zK),({host:s,error:A})=>{if(typeof A=="object"&&"proxy"in A)return{message:`${s} is unreachable: ${A.proxy}`,help:"ch\
eck that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"};const h=typeof A=="string"?X[A]:`is unreachable (${A.code})`;return{message:`${s}\
 ${h}`,help:{operator:"check that the host is up, and that a firewall lets this machine connect to it",user:"check that a firewall or proxy lets this machine co\
nnect to it",guest:`check that a firewall or proxy lets this machine connect to it; otherwise ${(0,S.B9)(s)}`}}}),I={lookup:{failed:"could not be looked up: the\
 DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"check that the host is up, an\
d that a firewall does not drop packets from this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish its response",help:""}},K="\
serve the document as a static file",N=({asks:s})=>s==="document"?K:"find out what the server waits for, such as its storage",M=(0,e.lS)((0,e.z3)("host-timeout",
"Host does not respond in time",c.zK),s=>{if(s.phase==="complete")return{message:`${s.host} took ${(0,S.YA)(s.tookMs)} to return its discovery document; ${(0,S.
Af)(s.releases)}`,help:(0,e.C)(K),affects:[...new Set(s.releases.map(({client:k})=>k))]};const{failed:A,help:h}=I[s.phase],R=s.limitMs===null?"in time":`within ${(0,S.
YA)(s.limitMs)}`;return{message:`${s.host} ${A} ${R}`,help:h||{operator:N(s),guest:(0,S.B9)(s.host)}}}),a=(0,e.lS)((0,e.z3)("host-protocol","Host does not speak\
 HTTP",c.zK),({host:s,error:A})=>({message:`the response of ${s} is not valid HTTP (${A})`,help:{operator:"check that the port serves HTTP, and the headers that\
 the server and its load balancer send",user:"check the port in the address"}})),d={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",
response:"waiting for the response",rest:"the rest, such as the body,"},i=(0,e.lS)((0,e.$e)("host-slow","Host is slow"),({host:s,phase:A,tookMs:h,limitMs:R,...k})=>{
const C=`(limit ${(0,S.YA)(R)}); ${d[A.name]} took ${(0,S.YA)(A.ms)}`;return"url"in k?{message:`${k.url} took ${(0,S.YA)(h)} to answer ${C}`,help:(0,e.C)(N({asks:"\
answer"}))}:{message:`${s} took ${(0,S.YA)(h)} to return its discovery document ${C}`,help:(0,e.C)(K,(0,S.Af)(k.releases))}}),f=(0,e.lS)((0,e.lm)("host-recovere\
d","Discovery succeeded after a retry"),({host:s,attempts:A,failure:h,releases:R})=>({message:`discovery of ${s} succeeded at attempt ${A}; the first attempt fa\
iled: ${h}`,help:(0,e.C)("find out why the host fails intermittently",R.length===0?"init succeeded, because the CLI retries discovery":`init with ${(0,S.eZ)(R)}\
 would have failed`)}))}),9209:((Ne,ne,n)=>{n.r(ne),n.d(ne,{redirectInsecure:()=>I,redirectInvalid:()=>K,redirectLimit:()=>X,redirectLoop:()=>G,redirectNested:()=>N});
var c=n(1064),S=n(4e3),e=n(5799);const P=({url:M,asks:a})=>`configure ${M} to return ${a==="document"?"the document":"its answer"}`,D=M=>(0,e.C)(`${P(M)}, or to\
 redirect straight to it`),X=(0,e.lS)((0,e.z3)("redirect-limit","Too many redirects",c.Du),({redirects:M,clients:a,limits:d,...i})=>{const f=a.map(s=>`${c.bB[s]}\
 follows ${d[s]}`);return{message:`${i.url} redirects ${M} times; ${f.join(", ")}`,help:D(i),affects:a}}),G=(0,e.lS)((0,e.z3)("redirect-loop","Redirect loop",c.
zK),({url:M,asks:a,to:d})=>({message:`the redirects of ${M} lead back to ${d}`,help:(0,e.C)(P({url:M,asks:a}))})),I=(0,e.lS)((0,e.$e)("redirect-insecure","Redir\
ect to plain HTTP",c.Du),({url:M,to:a,exposesToken:d})=>({message:`${M} redirects to ${a}, which is not https${d?"; Terraform and OpenTofu send the token there \
in clear text (this check did not)":""}`,help:(0,e.C)("redirect to an https URL")})),K=(0,e.lS)((0,e.z3)("redirect-invalid","Invalid redirect",c.zK),({redirect:M,
url:a,why:d})=>({message:`the redirect ${M} ${a} cannot be followed: ${(0,S.dh)(d)}`,help:(0,e.C)("redirect to an https URL")})),N=(0,e.lS)((0,e.lm)("redirect-n\
ested","More than one redirect"),({url:M,redirects:a})=>({message:`${M} redirects ${a} times; the protocol only requires clients to follow 1 redirect`,help:D({url:M,
asks:"document"})}))}),4715:((Ne,ne,n)=>{n.r(ne),n.d(ne,{answerIncomplete:()=>P});var c=n(1064),S=n(5799);const e={closed:"closed the connection before the end \
of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},P=(0,S.lS)((0,S.z3)(
"answer-incomplete","Response is incomplete",c.Du),({host:D,why:X})=>({message:`${D} ${e[X]}`,help:(0,S.C)("check for a server that crashes while it responds, o\
r a proxy that changes the body")}))}),793:((Ne,ne,n)=>{n.r(ne),n.d(ne,{loginAuthzInvalid:()=>s,loginAuthzMissing:()=>f,loginClientEmpty:()=>M,loginClientMissing:()=>N,
loginGrantTypesInvalid:()=>a,loginGrantTypesUnknown:()=>i,loginGrantTypesUnsupported:()=>d,loginPortsCount:()=>R,loginPortsIgnored:()=>$,loginPortsOrder:()=>C,loginPortsRange:()=>k,
loginPortsSingle:()=>l,loginScopesIgnored:()=>B,loginScopesInvalid:()=>E,loginTokenInvalid:()=>h,loginTokenMissing:()=>A,loginType:()=>K,loginUrlPort:()=>F});var c=n(
1064),S=n(4e3),e=n(5799);const P=5;function D(p){if(!Array.isArray(p))return X(p);const L=p.length>P?", \u2026":"";return`[${p.slice(0,P).map(X).join(", ")}${L}\
]`}function X(p){return p===void 0?"missing":typeof p=="object"&&p!==null?(0,S.go)(p):(0,S.dh)(JSON.stringify(p))}const G=(p,L)=>`is ${D(p)}${p===void 0?"":`, n\
ot ${L}`}`,I=(p,L)=>`"${L}" in login.v1 of host ${p}`,K=(0,e.lS)((0,e.z3)("login-type","login.v1 is not an object",c.Du),({host:p,value:L,why:Se})=>({message:`l\
ogin.v1 of host ${p} is ${(0,S.go)(L)}, not an object`,help:(0,e.C)('set login.v1 to an object with "client", "authz" and "token"',`the clients print "${Se}"`)})),
N=(0,e.lS)((0,e.z3)("login-client-missing","login.v1 has no client",c.Du),({host:p,value:L})=>({message:`${I(p,"client")} ${G(L,"a string")}`,help:(0,e.C)('set \
"client" to the OAuth client ID, for example "terraform-cli"')})),M=(0,e.lS)((0,e.$e)("login-client-empty","login.v1 has an empty client",c.Du),({host:p})=>({message:`${I(
p,"client")} is an empty string`,help:(0,e.C)('set "client" to the OAuth client ID that the authorization server expects')})),a=(0,e.lS)((0,e.z3)("login-grant-t\
ypes-invalid","grant_types in login.v1 is not an array",c.Du),({host:p,value:L})=>({message:`${I(p,"grant_types")} ${G(L,"an array of strings")}`,help:(0,e.C)('\
set "grant_types" to ["authz_code"], or remove it')})),d=(0,e.lS)((0,e.z3)("login-grant-types-unsupported","login.v1 has no usable grant type",c.Du),({host:p,value:L})=>({
message:`${I(p,"grant_types")} is ${D(L)}, which contains no supported grant type`,help:(0,e.C)('add "authz_code" to "grant_types"')})),i=(0,e.lS)((0,e.lm)("log\
in-grant-types-unknown","login.v1 has unknown grant types"),({host:p,value:L})=>({message:`${I(p,"grant_types")} is ${D(L)}; the clients know "authz_code" and "\
password" only`,help:(0,e.C)('remove the unknown grant types; move scopes to "scopes"')})),f=(0,e.lS)((0,e.z3)("login-authz-missing","login.v1 has no authz URL",
c.Du),({host:p,value:L})=>({message:`${I(p,"authz")} ${G(L,"a string with a URL")}`,help:(0,e.C)('set "authz" to the URL of the authorization endpoint')})),s=(0,e.
lS)((0,e.z3)("login-authz-invalid","authz URL in login.v1 cannot be used",c.Du),({host:p,why:L})=>({message:`${I(p,"authz")}: ${(0,S.dh)(L)}`,help:(0,e.C)('set \
"authz" to an https:// URL without user name, or to a path that starts with a slash')})),A=(0,e.lS)((0,e.z3)("login-token-missing","login.v1 has no token URL",c.
Du),({host:p,value:L})=>({message:`${I(p,"token")} ${G(L,"a string with a URL")}`,help:(0,e.C)('set "token" to the URL of the token endpoint')})),h=(0,e.lS)((0,e.
z3)("login-token-invalid","token URL in login.v1 cannot be used",c.Du),({host:p,why:L})=>({message:`${I(p,"token")}: ${(0,S.dh)(L)}`,help:(0,e.C)('set "token" t\
o an https:// URL without user name, or to a path that starts with a slash')})),R=(0,e.lS)((0,e.z3)("login-ports-count","ports in login.v1 is not two ports",c.Du),
({host:p,value:L})=>({message:`${I(p,"ports")} ${G(L,"exactly two elements")}`,help:(0,e.C)('set "ports" to the first and the last port, for example [10000, 100\
10]')})),k=(0,e.lS)((0,e.z3)("login-ports-range","ports in login.v1 are out of range",c.Du),({host:p,value:L})=>({message:`${I(p,"ports")} is ${D(L)}; both must\
 be whole numbers from 1024 to 65535`,help:(0,e.C)('set "ports" to two numbers in this range, for example [10000, 10010]')})),C=(0,e.lS)((0,e.z3)("login-ports-o\
rder","ports in login.v1 are in the wrong order",c.Du),({host:p,value:L})=>({message:`${I(p,"ports")} is ${D(L)}; the first port is greater than the last`,help:(0,e.
C)("write the lower port first")})),l=(0,e.lS)((0,e.z3)("login-ports-single","ports in login.v1 is a range of one port",c.Du),({host:p,value:L})=>({message:`${I(
p,"ports")} is ${D(L)}; the clients never use the last port, so none is left`,help:(0,e.C)('set "ports" to at least two ports, for example [10000, 10010]')})),$=(0,e.
lS)((0,e.$e)("login-ports-ignored","ports in login.v1 is not an array",c.Du),({host:p,value:L})=>({message:`${I(p,"ports")} ${G(L,"an array")}; the clients igno\
re it and use 1024 to 65535`,help:(0,e.C)('set "ports" to an array such as [10000, 10010], or remove it')})),E=(0,e.lS)((0,e.z3)("login-scopes-invalid","scopes \
in login.v1 contains a value that is not a string",c.Du),({host:p,value:L})=>({message:`${I(p,"scopes")} ${G(L,"an array of strings")}`,help:(0,e.C)('set "scope\
s" to an array of strings, or remove it')})),B=(0,e.lS)((0,e.$e)("login-scopes-ignored","scopes in login.v1 is not an array",c.Du),({host:p,value:L})=>({message:`${I(
p,"scopes")} ${G(L,"an array")}; the clients ignore it`,help:(0,e.C)('set "scopes" to an array of strings, or remove it')})),F=(0,e.lS)((0,e.$e)("login-url-port",
"Login URL has no port",c.Du),({host:p,endpoints:L})=>{const Se=L.map(({name:Q})=>`"${Q}"`).join(" and "),[Y]=L,se=L.length===1;return{message:`${Se} in login.v\
1 of host ${p} ${se?"names":"name"} no port, so a login uses port 443: ${Y?.url??""}`,help:(0,e.C)(`write a path that starts with a slash, or add :${Y?.port??""}\
 to the URL${se?"":"s"}`)}})}),9319:((Ne,ne,n)=>{n.r(ne),n.d(ne,{serviceUrlCredentials:()=>D,serviceUrlCrossHost:()=>k,serviceUrlDoubleSlash:()=>l,serviceUrlEmpty:()=>X,
serviceUrlInsecure:()=>R,serviceUrlInvalid:()=>P,serviceUrlLooksLikeHost:()=>G,serviceUrlNoSlash:()=>I,serviceUrlOtherPort:()=>C,serviceUrlPrivate:()=>A,serviceUrlQuery:()=>N,
serviceUrlRelative:()=>K,serviceUrlSame:()=>$});var c=n(1064),S=n(4e3),e=n(5799);const P=(0,e.lS)((0,e.z3)("service-url-invalid","Service URL cannot be used",c.
zK),({id:E,host:B,url:F,why:p})=>({message:F===null?`${E} of host ${B}: ${(0,S.dh)(p)}`:`${E} of host ${B} is "${F}", which the clients cannot connect to: ${p}`,
help:(0,e.C)(`set ${E} to an https:// URL, or to a path that starts with a slash`)})),D=(0,e.lS)((0,e.z3)("service-url-credentials","Service URL contains a user\
 name",c.zK),({id:E,host:B,why:F})=>({message:`${E} of host ${B}: ${F}`,help:(0,e.C)("remove the user name and password from the URL, or from the redirect that \
leads to the document","give tokens to the clients instead")})),X=(0,e.lS)((0,e.z3)("service-url-empty","Service URL is empty",c.zK),({id:E,host:B,url:F})=>({message:`${E}\
 of host ${B} is an empty string, which resolves to the document itself: ${F}`,help:(0,e.C)(`set ${E} to the URL of the service, such as "/v1/${E.split(".")[0]}\
/", or remove it`)})),G=(0,e.lS)((0,e.z3)("service-url-looks-like-host","Service URL has no https://",c.zK),({id:E,host:B,value:F,why:p})=>({message:`${E} of ho\
st ${B} is "${F}", which is a path and not a URL with a host`,help:(0,e.C)(`write "https://${F}" if a host is meant`,p===null?void 0:(0,S.zd)(p))})),I=(0,e.lS)(
(0,e.z3)("service-url-no-slash","Service URL does not end with a slash",c.rG),({id:E,host:B,url:F,clients:p})=>{const L=p.map(Y=>c.bB[Y]),Se=F.slice(F.lastIndexOf(
"/")+1);return{message:`${E} of host ${B} does not end with a slash: ${F}`,help:(0,e.C)("add the slash",`without it ${L.slice(0,-1).join(", ")} and ${L.at(-1)} \
replace "${Se}" with the path that they append`),affects:p}}),K=(0,e.lS)((0,e.$e)("service-url-relative","Service URL is relative to the document",["dependabot",
"renovate","terragrunt"]),({id:E,host:B,url:F})=>({message:`${E} of host ${B} is a path without a leading slash: Terraform and OpenTofu resolve it to ${F}, othe\
r clients do not`,help:(0,e.C)("start the path with a slash, or write the complete URL")})),N=(0,e.lS)((0,e.$e)("service-url-query","Service URL has a query",c.
Du),({id:E,host:B})=>({message:`${E} of host ${B} has a query, which the clients drop when they append a path`,help:(0,e.C)("move the content of the query into \
the path","never put a secret into the document")})),M=10,a=3;function d({host:E,uses:B},F=["is","are"]){const p=Map.groupBy(B,({id:Se})=>Se),L=Array.from(p,([Se,
Y])=>{const se=Y.flatMap(({endpoint:Q})=>Q??[]);return se.length===0?Se:`${Se} (${se.join(", ")})`});return`${(0,S.K4)(L,M,S.dh)} of host ${E} ${L.length===1?F[0]:
F[1]}`}const i=({urls:E})=>(0,S.K4)(E,a,S.dh),f=({uses:E})=>c.zK.filter(B=>E.some(({id:F})=>(0,c.SZ)(F).includes(B))),s={loopback:"on other machines",private:"o\
utside of its network",reserved:"on the internet"},A=(0,e.lS)((0,e.z3)("service-url-private","Service URL has a non-public address",c.zK),E=>({message:`${d(E)} \
at ${i(E)}, which clients ${s[E.kind]} cannot reach`,help:(0,e.C)(`set the external URL of the registry (also called base URL or public URL) to https://${E.host}`),
affects:f(E)})),h=[...c.Du,"dependabot"],R=(0,e.lS)((0,e.$e)("service-url-insecure","Service URL is not https",h),E=>{const B=E.uses.every(({endpoint:L})=>L!==null),
F=B?"a login sends its token in clear text otherwise":`the clients send the token of ${E.host} there in clear text`,p=f(E);return{message:`${d(E)} not https: ${i(
E)}`,help:(0,e.C)(E.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",B||E.hasToken?F:void 0),affects:h.
filter(L=>p.includes(L))}}),k=(0,e.lS)((0,e.$e)("service-url-cross-host","Service is on another host",["dependabot","renovate"]),E=>{const{host:B,name:F}=E,p=`${d(
E)} on another host: ${i(E)}`,L=f(E).includes("renovate");return E.hasToken&&L?{message:p,help:`give Dependabot and Renovate a token for ${F}; Terraform and Ope\
nTofu send it the token of ${B}`}:{message:p,help:`where outgoing traffic is filtered, allow ${F} as well`,severity:"notice",affects:[]}}),C=(0,e.lS)((0,e.lm)("\
service-url-other-port","Service is on another port of the host"),E=>({message:`${d(E)} on another port of the same host: ${i(E)}`,help:(0,e.C)(`check that clie\
nts can connect to this port; behind a proxy, set the external URL of the registry to https://${E.host}`)})),l=(0,e.lS)((0,e.$e)("service-url-double-slash","Ser\
vice URL has a double slash"),E=>({message:`${d(E,["has","have"])} a double slash in the path: ${i(E)}`,help:(0,e.C)("remove the slash at the end of the externa\
l URL of the registry")})),$=(0,e.lS)((0,e.$e)("service-url-same","Two services have the same URL"),E=>({message:`${d(E,["has","have"])} the same URL: ${i(E)}`,
help:(0,e.C)("check both URLs","few registries serve modules and providers below one URL, and a copied line is more likely")}))}),2847:((Ne,ne,n)=>{n.r(ne),n.d(
ne,{serviceMissing:()=>I,serviceType:()=>N,serviceVersion:()=>K});var c=n(1064),S=n(9562),e=n(4e3),P=n(5799);const D=20,X=({offered:M})=>M.length===0?"is empty":
`offers ${(0,e.K4)(M,D,e.dh)}`;function G(M,a){const{id:d,host:i,offered:f,block:s}=M,A=`the discovery document, which ${X(M)}`;if(s!==null)return`add ${d} to t\
he \`host\` block at ${s}, which ${X(M)}`;if(d===S.xq&&a)return`configure a network mirror for the provider: Artifactory serves providers at https://${i}/artifa\
ctory/api/terraform/REPOSITORY/providers/ and offers no ${d}; the discovery document ${X(M)}`;const h=(0,S.qE)(d)?f.find(k=>(0,S.OA)(k)===d):void 0,R=d===S.xq?`\
use a host that offers ${d}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host tha\
t offers ${d}`;return{operator:h===void 0?`add ${d} to ${A}`:`rename ${h} to ${d} in ${A}`,user:R}}const I=(0,P.lS)((0,P.z3)("service-missing","Service is not o\
ffered",c.zK),M=>M.id==="any"?{message:`host ${M.host} does not provide any service`,help:(0,P.C)(`add a service to the discovery document, which ${X(M)}`)}:{message:M.
why,help:G(M,M.isArtifactory)}),K=(0,P.lS)((0,P.z3)("service-version","Service is offered in another version",c.zK),M=>({message:M.why,help:M.isReadable?G(M,!1):
`require an id of the form NAME.vN; the discovery document ${X(M)}`})),N=(0,P.lS)((0,P.z3)("service-type","Service URL is not a string",c.zK),({id:M,host:a,value:d,
why:i})=>({message:`${M} of host ${a} is ${(0,e.go)(d)}, not a string with a URL`,help:(0,P.C)(`set ${M} to a URL such as "/v1/modules/"`,(0,e.zd)(i))}))}),8011:((Ne,ne,n)=>{
n.r(ne),n.d(ne,{blockReserved:()=>s,blockUnsupported:()=>A,hostDotlessModule:()=>k,hostIdnModule:()=>C,hostInvalid:()=>h,hostMissing:()=>R,sourceDynamic:()=>f,sourceInvalid:()=>K,
sourceNearMiss:()=>N});var c=n(6174),S=n(1064),e=n(4e3),P=n(5799);const D=120,X={"remote-in-test":["is a remote module source; Terraform tests accept local and \
registry modules only","use a local path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is n\
ot the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remov\
e the block and run init again"],terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},G={missing:["has no source","add `source`"],null:[
"has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { sourc\
e = "NAMESPACE/TYPE", version = "~> 1.0" }']};function I(l){switch(l.reason){case"rejected":{const{error:$,advice:E}=l;return{message:$,help:E??void 0}}case"mis\
sing":case"null":case"not-a-requirement":{const[$,E]=G[l.reason];return{message:`${l.address} ${$}`,help:E}}case"remote-in-test":case"white-space":case"stack":case"\
locked-provider":case"terragrunt":{const[$,E]=X[l.reason];return{message:`"${l.text}" ${$}`,help:E}}}}const K=(0,P.lS)((0,P.z3)("source-invalid","Source address\
 is invalid",S.Du),I),N=(0,P.lS)((0,P.$e)("source-near-miss","Source address is probably a mistake",S.Du),l=>({message:l.host===null?`"${l.text}" is not read as\
 a registry address`:`"${l.text}" is read as host ${l.host}`,help:l.advice})),M=4,a="to check its host, add the host to `hostnames`; to read files as well, set \
`scan: .`";function d(l){const $=l.slice(0,M).map(({text:F,from:p})=>`${F===null?"not known":(0,e.dh)(F,D)} ${p??"by default"}`),E=l.length-$.length,B=E>0?`${E}\
 more`:$.pop();return`${$.join(", ")} and ${B}`}function i(l){const{address:$,argument:E,expression:B,candidates:F,refused:p}=l,L=(0,c.Q)((0,e.dh)(B,D)),Se=`${E}\
 of ${$} is ${L}`;if(p==="never")return{message:`${Se}, which Terraform does not evaluate`,help:`write the ${E} as a literal`};if(p!==null){const{variable:Y}=p;
return{message:`${Se}, and Terraform evaluates var.${Y} here only with \`const = true\``,help:`add \`const = true\` to variable "${Y}", which requires Terraform\
 1.15, or write the ${E} as a literal`}}return F.length>1?{message:`${Se}, which is ${d(F)}`,help:a}:{message:`${Se}, which is only known at init time`,help:a}}
const f=(0,P.lS)((0,P.lm)("source-dynamic","Source address is only known at init time"),i),s=(0,P.lS)((0,P.lm)("block-reserved","Block is reserved for a future \
version"),({block:l,parent:$})=>({message:`${l} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it\
 into a ${$} block`})),A=(0,P.lS)((0,P.z3)("block-unsupported","Block is not supported by this CLI",S.Du),({kind:l})=>{const{client:$,what:E}=S.$I[l];return{message:`${E}\
 is supported by ${S.bB[$]} only`,help:$==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),h=(0,P.
lS)((0,P.z3)("host-invalid","Hostname is invalid",S.Du),l=>({message:`"${l.text}" is not a hostname: ${l.error}`,help:l.advice??void 0})),R=(0,P.lS)((0,P.z3)("h\
ost-missing","Hostname is missing",["opentofu"]),({block:l})=>({severity:"warning",message:`the ${l} has no hostname, and OpenTofu has no default`,help:l==="clo\
ud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),k=(0,P.lS)((0,P.z3)("host-dotless-module","Module hos\
t has no dot in its name",S.Du),({host:l,name:$})=>({message:`module sources cannot name host ${l}: must contain at least one dot`,help:`use a full name such as\
 ${$}.localdomain; provider addresses accept the short name`})),C=(0,P.lS)((0,P.z3)("host-idn-module","Terraform cannot use modules from an internationalized ho\
st",["terraform"]),({host:l})=>({message:`Terraform cannot use modules from host ${l}: it converts the name to punycode and then refuses punycode`,help:(0,P.C)(
"serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),6817:((Ne,ne,n)=>{n.r(ne),n.d(ne,{proxyRefused:()=>G,tlsExpired:()=>I,
tlsExpiresSoon:()=>F,tlsNameMismatch:()=>k,tlsNotYetValid:()=>K,tlsPlainHttp:()=>B,tlsProtocol:()=>E,tlsUntrusted:()=>h});var c=n(1064),S=n(4e3),e=n(5799);const P=({
host:p,isLeaf:L})=>L?`the certificate of ${p}`:`an authority in the certificate chain of ${p}`,D=p=>X(new Date(p).toISOString()),X=p=>p.slice(0,10),G=(0,e.lS)((0,e.
z3)("proxy-refused","Proxy refused the request",c.zK),({host:p,reason:L})=>({message:`${p} was not reached: ${L}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PRO\
XY, which Terraform and OpenTofu read too"})),I=(0,e.lS)((0,e.z3)("tls-expired","TLS certificate has expired",c.zK),p=>({message:`${P(p)} expired on ${D(p.at)}`,
help:(0,e.C)("renew the certificate and reload the server")})),K=(0,e.lS)((0,e.z3)("tls-not-yet-valid","TLS certificate is not valid yet",c.zK),p=>({message:`${P(
p)} is not valid before ${D(p.at)}`,help:"check the clock of this machine and the start date of the certificate"})),N={leaf:"is signed by an unknown authority, \
or the host does not send the intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","s\
elf-signed":"is self-signed"},M="configure the host to send its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",a={"n\
egative-serial":{says:"has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{
says:"issued a certificate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"ha\
s more authorities below it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"\
is not for servers (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (\
nameConstraints)",help:"have it issued by an authority whose name constraints permit all of its names"}},d=(p,L)=>({says:`has ${p}, which Terraform and OpenTofu\
 do not support`,help:L}),i="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",f="have it signed with SHA-256, SHA-384, SHA-512 or Ed2\
5519",s={name:"the name of the host",dates:"its dates",authority:"the authority above it",issuer:"its issuer and extensions",signature:"its signature",encoding:"\
its encoding"};function A(p){switch(p.kind){case"unknown-authority":return{says:N[p.sent],help:M};case"curve":return d(`a key on the curve ${p.curve}`,i);case"k\
ey":return d(`a key of the kind ${p.name}`,i);case"key-size":return d(`an RSA key of ${p.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":
return d(`a signature of the kind ${p.name}`,f);case"critical-extension":return d(`the critical extension ${p.id}`,"issue it without that extension");case"opens\
sl":return{says:`passes the rules of Terraform and OpenTofu, but not the second check by OpenSSL (${s[p.check]}), so nothing was sent`,help:"issue it with a pro\
gram that follows RFC 5280"};case"malformed":return{says:`is malformed (${p.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that fo\
llows RFC 5280"};case"negative-serial":case"no-authority":case"path-length":case"usage":case"constraints":return a[p.kind]}}const h=(0,e.lS)((0,e.z3)("tls-untru\
sted","TLS certificate is not trusted",c.zK),({flaw:p,...L})=>{const{says:Se,help:Y}=A(p);return{message:`${P(L)} ${Se}`,help:Y}}),R=3,k=(0,e.lS)((0,e.z3)("tls-\
name-mismatch","TLS certificate is for another name",c.zK),({host:p,names:L})=>({message:L.length===0?`the certificate of ${p} has no DNS name among its subject\
 alternative names`:`the certificate of ${p} is for ${(0,S.K4)(L,R,S.dh)}`,help:`issue a certificate that lists ${p} as a subject alternative name, or use the n\
ame it is for`})),C={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"req\
uires a client certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is n\
ot a name that the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},l="e\
nable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256";function $({kind:p,name:L}){switch(p){case"version":return{says:`offers no TLS versio\
n later than ${L.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"};case"cipher":return{says:`offers only cipher suites\
 that Terraform and OpenTofu do not support, such as ${L}`,help:l};case"group":return{says:`offers only key exchange groups that Terraform and OpenTofu do not s\
upport, such as ${L}`,help:"enable the group X25519 or P-256 on the host"}}}const E=(0,e.lS)((0,e.z3)("tls-protocol","TLS handshake failed",c.zK),({host:p,error:L})=>{
if(typeof L=="object"&&"code"in L)return{message:`the TLS handshake with ${p} failed (${L.code})`,help:"check the TLS settings of the host, and that it has a ce\
rtificate for this name"};const{says:Se,help:Y}=typeof L=="string"?C[L]:$(L);return{message:`${p} ${Se}`,help:Y}}),B=(0,e.lS)((0,e.z3)("tls-plain-http","Port se\
rves plain HTTP",c.zK),({host:p})=>({message:`${p} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"serve TLS on this port, or u\
se the port that does; discovery always uses https"})),F=(0,e.lS)((0,e.$e)("tls-expires-soon","TLS certificate expires soon"),({host:p,days:L,expires:Se})=>{const Y=L===
0?"today":L===1?"in 1 day":`in ${L} days`;return{message:`the certificate of ${p} expires ${Y}, on ${X(Se)}`,help:(0,e.C)("renew the certificate; if it is renew\
ed automatically, find out why that has not happened")}})}),6188:((Ne,ne,n)=>{n.d(ne,{P2:()=>D,RC:()=>S,VX:()=>G,aZ:()=>c,hp:()=>X,mW:()=>e,sD:()=>N,sc:()=>K,zC:()=>M});
class c extends Error{argument;want;constructor($,E){super(`${$.path.join(".")} must be ${E}`),this.argument=$,this.want=E}}function S(l,$,E,B){const F=l.find(({
keys:Y})=>R(Y[0]?.name,$))?.keys[0];if(F===void 0)return;const p={path:[...E.path,$],span:F},L=k(l,$),Se=L.filter(({keys:Y})=>Y.length>0);Se.length>0&&B({kind:"\
items",items:Se},p);for(const{keys:Y,value:se}of L)Y.length>0||B(se.kind==="object"?{kind:"items",items:se.items}:se,p)}function e(l,$){if(l.kind==="items"||l.kind===
"object")return l.items;throw new c($,"a block")}const P=1e5;function D(l,$,E,B){const F=E??new Map,p=l.kind==="item"?[l.item]:e(l,$),L=new Set,Se=Map.groupBy(p,
({keys:se})=>se[0]?.name.toLowerCase());let Y=0;for(const{keys:se,value:Q}of p){const[U,...oe]=se;if(U===void 0)throw new c($,"a block with a label");const{name:pe}=U;
if(L.has(pe))continue;oe.length>0&&L.add(pe);const ce={path:[...$.path,pe],span:U},Te=oe.length>0?Se.get(pe.toLowerCase())??[]:[];if(Y+=Te.length,Y>p.length+P)throw new c(
ce,"spelled like the others");const be=oe.length>0?{kind:"items",items:Te.map(C)}:Q;F.set(pe,B(be,ce,F.get(pe)))}return F}const X=(l,$,E)=>D(l,$,E,a);function G(l,$,E,B){
const F=I(l);if(F===void 0)throw new c($,"a list");const p=F.map(L=>B(L,$,void 0));for(const L of p)E.push(L);return E}function I(l){return l.kind==="items"?l.items.
map($=>({kind:"item",item:$})):l.kind==="object"?[l]:l.kind==="list"?l.elements:void 0}const K=(l,$)=>{if(l.kind==="number")return l.text;if(l.kind==="string")return l.
value;throw new c($,"a string")},N=(l,$)=>h(l.kind==="string"?{kind:"number",text:l.value}:l,$,"int"),M=(l,$)=>{if(l.kind==="bool")return l.value;throw new c($,
"true or false")},a=(l,$,E)=>d(E?.kind??f(l,$),l,$,E);function d(l,$,E,B){switch(l){case"string":return{kind:l,value:K($,E,void 0)};case"bool":return{kind:l,value:M(
$,E,void 0)};case"int":case"float":return{kind:l,value:h($,E,l)};case"list":{const F=B?.kind===l?B.elements:[];return{kind:l,elements:G($,E,F,i)}}case"map":return{
kind:l,entries:X($,E,void 0)};case"maps":{const F=B?.kind===l?B.elements:[];return{kind:l,elements:G($,E,F,X)}}}}const i=(l,$)=>{const E=f(l,$);return d(E==="ma\
ps"?"map":E,l,$,void 0)};function f(l,$){switch(l.kind){case"items":case"object":return"maps";case"number":return"int";case"item":throw new c($,"a value");case"\
string":case"float":case"bool":case"list":return l.kind}}const s=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,A=2**63-1;function h(l,$,E){if(l.kind!=="number"&&
l.kind!=="float")throw new c($,"a number");const B=l.text.replace("-",""),F=Number(/^0[0-7]+$/.test(B)?`0o${B}`:B);if(E==="int"&&(!s.test(B)||F>A))throw new c($,
"a whole number");if(!Number.isFinite(F))throw new c($,"a number");return l.text.startsWith("-")?-F:F}const R=(l,$)=>l?.toLowerCase()===$.toLowerCase(),k=(l,$)=>l.
filter(({keys:E})=>R(E[0]?.name,$)).map(C),C=({keys:l,value:$})=>({keys:l.slice(1),value:$})}),4045:((Ne,ne,n)=>{n.d(ne,{D:()=>bt,J:()=>It});var c=n(3024),S=n(6760),
e=n(1807),P=n(5747),D=n(4929),X=n(2713),G=n(6134),I=n(8947);class K extends Error{start;constructor(r,y){super(r),this.start=y}}const N=200,M=20;function a(u){const r=u[M];
if(r!==void 0)throw new K(`more than ${M} names before a value`,r.start)}const d={a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v","\\":"\\",'"':'"'},i=/\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y,f=1114111;function s(u,r,y){
let T="",j=0,ee=r+1;for(let ie=ee;ie<u.length;ie+=1){const he=u[ie];if(j>0)he==="{"?j+=1:he==="}"&&(j-=1);else if(he==='"'){const me=u.slice(ee,ie);return{value:T===
""?me:(0,I.uK)(T+(0,I.ZJ)(me)),end:ie+1}}else{if(he===`
`)throw new K("string is not terminated",ie);he==="\\"?(ie>ee&&(T+=(0,I.ZJ)(u.slice(ee,ie))),T+=A(u,ie,y),ee=i.lastIndex,ie=ee-1):y==="hcl"&&u.startsWith("${",ie)&&
(j=1,ie+=1)}}throw new K("string is not terminated",u.length)}function A(u,r,y){i.lastIndex=r;const[T,j,ee,ie,he,me]=i.exec(u)??[];if(j!==void 0)return d[j]??"";
if(ee!==void 0)return String.fromCharCode(Number.parseInt(ee,16));if(ie!==void 0)return String.fromCharCode(Number.parseInt(ie,8));const Me=Number.parseInt(he??
me??"",16),Ge=Me>=55296&&Me<=57343;if(T===void 0||Me>f||Ge&&y==="json")throw new K("invalid escape sequence",r);return(0,I.ZJ)(Ge?"\uFFFD":String.fromCodePoint(
Me))}const h=new RegExp("[^\\p{L}\\p{Nd}_]","u");function R(u,r){const y=u.indexOf(`
`,r)+1,T=u.startsWith("<<-",r),j=u.slice(r+(T?3:2),Math.max(0,y-1));if(!u.startsWith("<<",r)||j===""||h.test(j))throw new K("invalid heredoc marker",r);for(let ee=y;;){
const ie=u.indexOf(`
`,ee);if(ie<0)throw new K("heredoc is not terminated",u.length);const he=u.slice(ee,ie);if(he.length>=j.length+(T?1:0)&&he.replace(/^[\t\v\f\r ]+/,"")===j){const Me=he.
slice(0,he.length-j.length),Ge=u.slice(y,ee);return{value:T?k(Ge,Me):Ge+Me,end:ie+1}}ee=ie+1}}function k(u,r){const y=u.split(`
`).slice(0,-1);return y.every(T=>T.startsWith(r))?y.map(T=>`${T.slice(r.length)}
`).join(""):u}const C={hcl:"{}[],=",json:"{}[],:"},l=/[ \t\n\r]+/y,$=/(?:#|\/\/)[^\n]*/y,E=new RegExp("[\\p{L}_]","uy"),B=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),F=/-?0[xX][0-9a-fA-F]+/y,p=/(?:-?\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d*)?/y,
L=/^-?0\d+[89]/,Se=/^-?0\d/,Y=/[\0\ue123]/;function se(u,r,y){return u.lastIndex=y,u.exec(r)?.[0]??""}class Q{#e;#t;#s=0;constructor(r,y){this.#e=r,this.#t=y;const T=r.
search(Y);if(T>=0)throw new K("null character or U+E123",T)}next(){this.#i();const r=this.#s,{kind:y,value:T,end:j}=this.#n(r);return this.#s=j,{kind:y,value:T,
start:r,end:j}}#n(r){const y=this.#e,T=y[r];if(T===void 0)return{kind:"end of the file",value:"",end:r};if(C[this.#t].includes(T))return{kind:T,value:T,end:r+1};
if(T==='"')return{kind:"string",...s(y,r,this.#t)};if(T==="<"&&this.#t==="hcl")return{kind:"heredoc",...R(y,r)};if(se(E,y,r)!=="")return this.#r(r);const j=this.#t===
"hcl"?se(F,y,r):"",ee=j||se(p,y,r);if(ee==="")throw new K("illegal character",r);const ie=r+ee.length,he=j===""&&/[.eE]/.test(ee),me=this.#t==="hcl"?L:Se;if(!he&&
me.test(ee))throw new K("number begins with 0",r);return{kind:he?"float":"number",value:ee,end:ie}}#r(r){B.lastIndex=r;const y=B.exec(this.#e)?.index??this.#e.length,
T=this.#e.slice(r,y);if(T==="true"||T==="false")return{kind:"bool",value:T,end:y};if(this.#t==="hcl")return{kind:"name",value:T,end:y};if(T==="null")return{kind:"\
null",value:T,end:y};throw new K("illegal character",r)}#i(){for(;;){const r=this.#s;if(this.#s+=se(l,this.#e,this.#s).length,this.#t==="hcl"&&this.#l(),this.#s===
r)return}}#l(){if(this.#e.startsWith("/*",this.#s)){const r=this.#e.indexOf("*/",this.#s+2);if(r<0)throw new K("comment is not terminated",this.#e.length);this.#s=
r+2}else this.#s+=se($,this.#e,this.#s).length}}function U(u){const r=new oe(u);return pe(r.parse())}class oe{#e;#t=0;constructor(r){this.#e=new Q(r,"json")}parse(){
return this.#e.next(),this.#s()}#s(){this.#t+=1;const r=[];do{const y=this.#n(),T=y&&this.#r(this.#e.next());if(!T)break;r.push({keys:y,value:T})}while(this.#e.
next().kind===",");return this.#t-=1,r}#n(){const r=[];for(;;){const{kind:y,value:T,start:j,end:ee}=this.#e.next();if(y===":"&&r.length>0)return r;if(y==="}"||y===
"end of the file")return null;if(y!=="string")throw new K("expected a name in quotation marks",j);r.push({name:T,start:j,end:ee}),a(r)}}#r(r){const{kind:y,value:T,
start:j}=r;if(this.#t>N)throw new K(`values are nested deeper than ${N} levels`,j);switch(y){case"{":return{kind:"object",items:this.#s()};case"[":return this.#i();case"\
string":return{kind:y,value:T};case"number":case"float":return{kind:y,text:T};case"bool":return{kind:y,value:T==="true"};case"null":return{kind:"string",value:""};case"\
}":case"end of the file":return null;default:throw new K("expected a value",j)}}#i(){const r=[];for(let y=this.#e.next();y.kind!=="]";y=this.#e.next()){if(y.kind===
","||y.kind==="bool"||y.kind==="[")continue;const T=this.#r(y);if(T===null)return null;r.push(T)}return{kind:"list",elements:r}}}function pe(u){return u.flatMap(
ce)}function ce({keys:u,value:r}){return r.kind==="object"&&Te(r.items.map(y=>y.value))?r.items.flatMap(y=>{const T=[...u,...y.keys];return a(T),ce({keys:T,value:y.
value})}):r.kind==="list"&&Te(r.elements)?r.elements.flatMap(y=>ce({keys:u,value:y})):[{keys:u,value:be(r)}]}const Te=u=>u.length>0&&u.every(({kind:r})=>r==="ob\
ject");function be(u){return u.kind==="object"?{kind:"object",items:pe(u.items)}:u.kind==="list"?{kind:"list",elements:u.elements.map(be)}:u}const Ue=(u,r)=>new We(
u,r).parse();class We{#e;#t;#s;#n=null;#r=0;constructor(r,y){this.#e=r,this.#t=new Q(r,"hcl"),this.#s=y}parse(){const r=this.#i();return this.#d("end of the fil\
e"),r}#i(){const r=[],y=new Set;for(;this.#o().kind!=="}"&&this.#o().kind!=="end of the file";){const T=this.#f(),j=this.#o().kind==="=";if(j&&this.#c(),j&&this.#o().
kind==="end of the file")break;r.push(j?{keys:T,value:this.#u(),isAssigned:j}:{keys:T,value:this.#h()}),j&&this.#s&&this.#l(T,y),this.#o().kind===","&&this.#c()}
return r}#l(r,y){for(const{start:T,end:j}of r){const ee=this.#e.slice(T,j);if(y.has(ee))throw new K("each argument can only be defined once",T);y.add(ee)}}#f(){
const r=[];for(;;){const{kind:T,value:j,start:ee,end:ie}=this.#o();if(T!=="name"&&T!=="string")break;r.push({name:j,start:ee,end:ie}),a(r),this.#c()}const{kind:y}=this.#o();
if(r.length===0)throw this.#a("a name");if(y==="="&&r.length>1)throw this.#a('"{"');if(y!=="="&&y!=="{")throw this.#a('"=" or "{"');return r}#u(){const{kind:r,value:y}=this.#o();
switch(r){case"{":return this.#h();case"[":return this.#m();case"string":case"heredoc":return this.#c(),{kind:"string",value:y};case"number":case"float":return this.#c(),
{kind:r,text:y};case"bool":return this.#c(),{kind:r,value:y==="true"};default:throw this.#a("a value")}}#h(){this.#p("{");const r=this.#i();return this.#d("}"),
this.#r-=1,{kind:"object",items:r}}#m(){this.#p("[");const r=[];let y=!1;for(let T=this.#o();T.kind!=="]";T=this.#o())if(T.kind===",")this.#c(),y=!1;else{if(y)throw this.#a(
'"," or "]"');r.push(this.#u()),y=T.kind!=="["}return this.#d("]"),this.#r-=1,{kind:"list",elements:r}}#p(r){const{start:y}=this.#o();if(this.#d(r),this.#r+=1,this.#r>
N)throw new K(`values are nested deeper than ${N} levels`,y)}#d(r){if(this.#o().kind!==r)throw this.#a(Je(r));this.#c()}#o(){return this.#n??=this.#t.next(),this.#n}#c(){
this.#n=null}#a(r){const{kind:y,start:T}=this.#o();return new K(`expected ${r}, found ${Je(y)}`,T)}}function Je(u){return u.length===1?`"${u}"`:u==="name"?"a wo\
rd without quotation marks":u==="end of the file"?"the end of the file":`a ${u}`}function W(u,r){const y=new RegExp("^\\p{White_Space}*\\{","u").test(u),T=y?u:u.
replaceAll(`\r
`,`
`),j=(0,G.yN)(T);try{return{kind:"read",items:y?U(T):Ue(T,r==="opentofu"),placeOf:j}}catch(ee){if(!(ee instanceof K))throw ee;const{message:ie,start:he}=ee;return{
kind:"refused",why:ie,place:j({start:he,end:he+1})}}}var z=n(6188);const le="registry_protocols",ke={requestTimeoutSeconds:null,retryCount:null};function Re(u){
for(const{keys:r,value:y}of u){const[T]=r;if(T?.name!==le||y.kind!=="object")continue;let{requestTimeoutSeconds:j,retryCount:ee}=ke;const ie={path:[le],span:T};
try{return(0,z.RC)(y.items,"retry_count",ie,(he,me)=>{ee=(0,z.sD)(he,me,void 0)}),(0,z.RC)(y.items,"request_timeout_seconds",ie,(he,me)=>{j=(0,z.sD)(he,me,void 0)}),
{requestTimeoutSeconds:j,retryCount:ee,mistakes:[]}}catch(he){if(!(he instanceof z.aZ))throw he;const me={span:he.argument.span,why:he.message};return{...ke,mistakes:[
me]}}}return{...ke,mistakes:[]}}function Ke(u,r){const y=Z(r.TF_REGISTRY_CLIENT_TIMEOUT);return y!==null?y*1e3:u===null?null:u>0?u*1e3:Number.POSITIVE_INFINITY}
const Ze=1e4,et=1;function V(u,{requestTimeoutSeconds:r,retryCount:y},T){const j=Z(T.TF_REGISTRY_DISCOVERY_RETRY)??y??et;return{client:u,attemptMs:Ke(r,T)??Ze,retries:Math.
max(j,0)}}function Z(u){const r=/^\+?\d+$/.test(u??"")?Number(u):0;return r>0?r:null}const de={credentials:new Map,hosts:new Map,helpers:new Map},fe={path:[],span:{
start:0,end:0}};function $e(u,r){const y={},T=()=>({...de,...y});try{for(const[j,ee]of Ce(y,r))(0,z.RC)(u,j,fe,ee);return{values:T(),mistake:null}}catch(j){if(!(j instanceof
z.aZ))throw j;return{values:r==="opentofu"?T():de,mistake:j}}}function Ce(u,r){const y=r==="terraform",T=(me,Me)=>(0,z.sc)(me,Me,void 0),j=(me,Me)=>(0,z.zC)(me,
Me,void 0),ee=(me,Me)=>(0,z.P2)(me,Me,void 0,z.sc),ie=[["providers",ee],["provisioners",ee],["disable_checkpoint",j],["disable_checkpoint_signature",j]],he=(me,Me)=>y?
Me:me??Me;return[...y?ie:[],["plugin_cache_dir",T],["plugin_cache_may_break_dependency_lock_file",j],["host",(me,Me)=>{u.hosts=(0,z.P2)(me,Me,u.hosts,(Ge,Fe,rt)=>Le(
Ge,Fe,he(rt,{services:null})))}],["credentials",(me,Me)=>{u.credentials=(0,z.P2)(me,Me,u.credentials,z.hp)}],["credentials_helper",(me,Me)=>{u.helpers=(0,z.P2)(
me,Me,u.helpers,(Ge,Fe,rt)=>xe(Ge,Fe,he(rt,{args:[]})))}]]}function Le(u,r,y){return(0,z.RC)((0,z.mW)(u,r),"services",r,(T,j)=>{y.services=(0,z.hp)(T,j,y.services??
void 0)}),y}function xe(u,r,y){return(0,z.RC)((0,z.mW)(u,r),"args",r,(T,j)=>{y.args=(0,z.VX)(T,j,y.args,z.sc)}),y}const ze={credentials:new Map,hosts:new Map,helpers:new Map,
installations:null,protocols:ke,findings:[],secrets:[],isRead:!1};function Ie({shown:u,text:r,isUtf8:y},T){const j=(tt,st)=>({problem:(0,D.credentialsConfig)({clients:[
T],mistake:tt}),place:st}),ee=(tt,st)=>({...ze,findings:[j({kind:"syntax",file:u,why:tt},st)]}),ie=W(r,T);if(ie.kind==="refused")return ee(ie.why,{file:u,...ie.
place});if(!y)return ee("illegal UTF-8 encoding",null);const{values:he,mistake:me}=$e(ie.items,T),Me=tt=>({file:u,...ie.placeOf(tt)}),Ge=ve(ie.items),Fe=(tt,st)=>Me(
Ge.get(Ae(tt,st))??{start:0,end:0}),rt=({argument:{path:tt,span:st},want:wt})=>j({kind:"type",file:u,path:tt,want:wt},Me(st)),ut=me===null?ie.items:[],pt=Re(T===
"opentofu"?ut:[]),Ve=({span:tt,why:st})=>j({kind:"block",file:u,why:st},Me(tt));return{credentials:Xe(he.credentials,(tt,st)=>He(tt,Fe("credentials",st))),hosts:Xe(
he.hosts,({services:tt},st)=>({place:Fe("host",st),services:Array.from(tt??[],([wt,_t])=>({id:wt,value:_(_t)}))})),helpers:Xe(he.helpers,({args:tt},st)=>({place:Fe(
"credentials_helper",st),args:tt})),installations:{items:ut.filter(je),shown:u,placeOf:Me},protocols:pt,findings:[...me===null?[]:[rt(me)],...pt.mistakes.map(Ve)],
secrets:[...he.credentials.values()].flatMap(at),isRead:me===null||T==="opentofu"}}const je=({keys:[u]})=>u?.name==="provider_installation",Xe=(u,r)=>new Map(Array.
from(u,([y,T])=>[y,r(T,y)]));function He(u,r){const y=u.get("token"),T=y?.kind==="string";return{place:r,token:T?new X.o(y.value.normalize("NFC")):null,hasValue:y!==
void 0}}function at(u){return[...u.values()].flatMap(r=>r.kind==="string"||r.kind==="int"?[new X.o(String(r.value))]:[])}function _(u){return u.kind==="maps"?ge(
u.elements[0]??new Map):q(u)}function q(u){switch(u.kind){case"list":return u.elements.map(q);case"map":return ge(u.entries);case"maps":return u.elements.map(ge);default:
return u.value}}const ge=u=>Object.fromEntries(Array.from(u,([r,y])=>[r,q(y)]));function ve(u){const r=new Map;for(const{keys:y,value:T}of u){const[j,ee]=y,ie=T.
kind==="object"?T.items.map(he=>he.keys[0]):[];for(const he of ee===void 0?ie:[ee])he!==void 0&&r.set(Ae(j?.name??"",he.name),he)}return r}const Ae=(u,r)=>`${u.
toLowerCase()} ${r}`;var Oe=n(1731);function v(u,r,y,T=null){const j=J(r.environment,T),ee=te(r);if(ee===null)return{main:j,directory:null,directoryOff:null,helperDirectories:[],
mirrorDirectories:[]};const ie=r.system==="windows"?De:Ee,{main:he,directory:me,dataDirectories:Me}=ie(u,ee,r.environment,y),Ge=Be(r),Fe=Me.flatMap(Ve=>[Ge(Ve,"\
plugins"),Ge(Ve,"plugins",r.platform)]),rt=[...Me,...m(ee,r)].map(Ve=>Ge(Ve,"plugins")),ut={helperDirectories:Fe,mirrorDirectories:rt};if(j===null)return{main:{
path:he,chosenBy:"default"},directory:me,directoryOff:null,...ut};const pt={path:me,by:j.chosenBy};return{main:j,directory:null,directoryOff:pt,...ut}}function m(u,r){
const{system:y,platform:T,environment:j}=r;if(y==="windows")return[ct(u,"HashiCorp","Terraform")];if(T.startsWith("darwin"))return[u,""].map(me=>Qe(me,"Library",
"Application Support","io.terraform"));const{XDG_DATA_HOME:ee="",XDG_DATA_DIRS:ie}=j,he=me=>me.startsWith("/");return[he(ee)?ee:Qe(u,".local","share"),...(ie||"\
/usr/local/share:/usr/share").split(":").filter(he)].map(me=>Qe(me,"terraform"))}function b(u,r){const y=te(r),T=r.system==="windows"?"\\":"/";return y===null||
y.length<2||!u.startsWith(y+T)?u:(r.system==="windows"?"%APPDATA%":"~")+u.slice(y.length)}function J(u,r){if(r)return{path:r,chosenBy:"cli-config"};for(const y of[
"TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const T=u[y];if(T)return{path:T,chosenBy:y}}return null}function te({system:u,environment:r,accountHome:y}){return u===
"windows"?r.APPDATA||null:r.HOME||y||null}function Ee(u,r,y,T){const[j,ee]=[Qe(r,".terraformrc"),Qe(r,".tofurc")],ie=Qe(r,".terraform.d");if(u==="terraform")return{
main:j,directory:ie,dataDirectories:[ie]};const{XDG_CONFIG_HOME:he,XDG_DATA_HOME:me}=y,Me=!T(j)&&!T(ee);return{main:he&&Me?Qe(he,"opentofu","tofurc"):Pe(ee,j,T),
directory:he&&!T(ie)?Qe(he,"opentofu"):ie,dataDirectories:me?[ie,Qe(me,"opentofu")]:[ie]}}function De(u,r,y,T){const[j,ee]=[ct(r,"terraform.rc"),ct(r,"tofu.rc")],
ie=ct(r,"terraform.d");return{main:u==="terraform"?j:Pe(ee,j,T),directory:ie,dataDirectories:[ie]}}const Pe=(u,r,y)=>y(r)&&!y(u)?r:u,Be=({system:u})=>u==="windo\
ws"?ct:Qe,Qe=(u,...r)=>[u.replace(/(?<!\/)\/+$/,""),...r].join("/"),ct=(u,...r)=>[u.replace(/(?<![\\/])[\\/]+$/,""),...r].join("\\");function ft({name:u,args:r,
place:y},T,j,ee){const ie=T.map(Fe=>({directory:Fe,files:(0,e.M)(Fe).filter(rt=>gt((0,S.join)(Fe,rt)))})),he=Fe=>b(Fe,ee),me=Rt(u,ie);if(me!==null){const Fe=(0,S.
resolve)(me.directory,me.file),rt=At(Fe,ee);return{helper:{name:u,args:r,path:Fe,shown:he(Fe),refusal:rt},findings:[]}}const Me={kind:"no helper",name:u,directories:T.
map(he)};return{helper:null,findings:[{problem:(0,D.credentialsConfig)({clients:[j],mistake:Me}),place:y}]}}const gt=u=>(0,c.existsSync)(u)&&!(0,c.statSync)(u).
isDirectory(),Et=256;function At(u,{system:r}){if(r==="windows")return null;if(!(0,c.statSync)(u).isFile())return"permission denied";const y=Buffer.alloc(Et);let T;
try{const ee=(0,c.openSync)(u,"r");try{T=(0,c.readSync)(ee,y)}finally{(0,c.closeSync)(ee)}}catch(ee){return(0,P.Oj)(ee),null}return y.toString("latin1",0,2)==="\
#!"||y.subarray(0,T).includes(0)?null:"exec format error"}const St="terraform-credentials-",Mt="0.0.0";function Rt(u,r){let y=null;for(const{directory:T,files:j}of r)
for(const ee of j){const ie=Ct(ee,u);ie===null||y!==null&&(0,Oe.Zy)(ie,y.version)<=0||(y={directory:T,file:ee,version:ie})}return y}function Ct(u,r){if(!u.startsWith(
St))return null;const y=u.toLowerCase().slice(St.length).replace(/\.exe$/,""),T=y.indexOf("_v");return(T<0?y:y.slice(0,T))!==r||y===""?null:(0,Oe.oF)(T<0?Mt:y.slice(
T+2).replace(/_x.*$/s,""))}var Dt=n(3229),Pt=n(1831);function kt(u,r){const y=u.flatMap(me=>me.findings),T=(me,Me)=>{y.push({problem:(0,D.credentialsConfig)({clients:[
r],mistake:me}),place:Me})},j=Tt(new Map(u.flatMap(me=>[...me.credentials])),T),ee=Tt(new Map(u.flatMap(me=>[...me.hosts])),T),[ie,...he]=new Map(u.flatMap(me=>[
...me.helpers]));for(const[,{place:me}]of he)T({kind:"two helpers"},me);return{credentials:j,forced:ee,helper:ie===void 0?null:{name:ie[0],...ie[1]},findings:y}}
function Tt(u,r){const y=new Map;for(const[T,j]of u){const ee=(0,Pt.Pv)(T);if(ee.ok){y.set(ee.value,{...j,host:ee.value});continue}const ie="services"in j?"host":
"credentials",he=(0,Dt.L6)(T);r({kind:"label",type:ie,label:T,why:ee.why,advice:he},j.place)}return[...y.values()]}const Lt=1024*1024,Ot={files:1e3,bytes:4*1024*
1024};function It(u,r,y=null,T=Ot){const j=v(u,r,c.existsSync,y),{directory:ee,directoryOff:ie,helperDirectories:he}=j,me=mt(j,u,r),Me=[...me,...ht(ee,u,r,T)],Ge=ht(
ie?.path??null,u,r,T),Fe=kt(lt(Me),u),rt=Fe.helper&&ft(Fe.helper,he,u,r),ut=kt(lt(Ge),u).credentials,pt=me[0]?.blocks?.protocols??ke;return{...Fe,client:u,installations:lt(
Me).flatMap(({installations:Ve})=>Ve??[]),mirrors:j.mirrorDirectories.map(Ve=>({path:Ve,shown:b(Ve,r)})),paths:j,files:[...Me.map(({file:Ve})=>Ve),...Ge.map(({file:Ve})=>({
...Ve,state:"off"}))],turnedOff:ut.map(({host:Ve,place:tt})=>({host:Ve,place:tt})),helper:rt?.helper??null,requestTimeoutMs:u==="opentofu"?Ke(pt.requestTimeoutSeconds,
r.environment):null,patience:V(u,pt,r.environment),findings:[...Me.flatMap(({finding:Ve})=>Ve??[]),...Fe.findings,...rt?.findings??[]],secrets:[...lt(Me),...lt(
Ge)].flatMap(({secrets:Ve})=>Ve)}}const lt=u=>u.flatMap(({blocks:r})=>r??[]);function mt({main:u},r,y){if(u===null)return[];const{path:T,chosenBy:j}=u;if((0,c.existsSync)(
T))return[vt(T,r,y)];const ee={path:T,shown:b(T,y),state:"absent"},he=j==="default"?null:yt({kind:"missing",setting:j,path:T},r);return[{file:ee,blocks:null,finding:he,
bytes:0}]}const $t=/\.tfrc(?:\.json)?$/s;function ht(u,r,y,T){if(u===null)return[];const j=[];let ee=0;for(const ie of(0,e.M)(u)){if(!$t.test(ie))continue;const he=(0,S.
join)(u,ie);if(j.length>=T.files||ee>=T.bytes){const Me=b(he,y),Ge=yt({kind:"too much",file:Me,...T},r);j.push({file:{path:he,shown:Me,state:"not read"},blocks:null,
finding:Ge,bytes:0});break}const me=vt(he,r,y);j.push(me),ee+=me.bytes}return j}function vt(u,r,y){const T=(0,P.yR)(u,Lt),j=b(u,y);if(!T.ok){const{failure:he}=T,
me=yt({kind:"unreadable",file:j,failure:he},r);return{file:{path:u,shown:j,state:"not read"},blocks:null,finding:me,bytes:0}}const ee=Ie({shown:j,...T},r),ie=ee.
isRead?"read":"not read";return{file:{path:u,shown:j,state:ie},blocks:ee,finding:null,bytes:T.bytes}}const yt=(u,r)=>({problem:(0,D.credentialsConfig)({clients:[
r],mistake:u}),place:null});function bt(u){const r=new Map;for(const y of u){const{problem:T,place:j}=y,ee=JSON.stringify([T.code,T.message,j]),ie=r.get(ee)?.problem.
affects??[],he=[...new Set([...ie,...T.affects??[]])];r.set(ee,{problem:{...T,affects:he},place:j})}return[...r.values()]}}),1807:((Ne,ne,n)=>{n.d(ne,{M:()=>e,v:()=>P});
var c=n(3024),S=n(5747);function e(D){try{return(0,c.readdirSync)(D).sort()}catch(X){return(0,S.Oj)(X),[]}}function P(D){try{return(0,c.readdirSync)(D,{withFileTypes:!0}).
filter(X=>X.isDirectory()).map(({name:X})=>X)}catch(X){return(0,S.Oj)(X),[]}}}),6134:((Ne,ne,n)=>{n.d(ne,{SH:()=>D,Td:()=>X,lS:()=>I,n_:()=>e,pH:()=>P,w4:()=>G,
yN:()=>M});const c=25e4,S=100;class e{max;count=0;constructor(f=c){this.max=f}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.
max}get bytes(){return this.count*S}}function P(i,f,s,A){return s===void 0?{text:i,body:f,parts:A,problems:[]}:{text:i,body:f,parts:A,problems:[{...M(i)(s),message:s.
message}]}}const D=(i,f,s)=>{const A=[];if(i.kind==="native"){for(const h of i.blocks)h.type===f&&h.labels.length===s&&A.push(h);return A}for(const h of i.members)
h.name===f&&N(f,h.value,s,[],A);return A},X=i=>i.kind==="native"?i.attributes:i.members;function G(i,f){if(!(i.kind==="native"&&i.mayHave?.(f)===!1)){for(const s of X(
i))if(s.name===f)return s}}const I=i=>i.kind==="object"?i.items.filter(K):i.kind!=="tuple"?[]:i.elements.flatMap(f=>f.kind==="object"?f.items.filter(K):[]),K=i=>i.
name!==void 0&&i.name!=="//";function N(i,f,s,A,h){if(s>0){for(const{name:k,start:C,end:l,value:$}of I(f))N(i,$,s-1,[...A,{value:k,start:C,end:l}],h);return}const R={
start:f.start,end:f.start+1};for(const k of f.kind==="tuple"?f.elements:[f])k.kind!=="object"&&k.kind!=="tuple"||h.push({...R,type:i,labels:A,body:{kind:"json",
members:I(k)}})}const M=i=>{const f=[i.startsWith("\uFEFF")?1:0];let s=i.indexOf(`
`),A;return({start:h,end:R})=>{for(;s>=0&&s<h;s=i.indexOf(`
`,s+1))f.push(s+1);A??=a(i);const k=B=>d(A??[],B-1),C=Math.max(1,d(f,h)),l=f[C-1]??0,$=(f[C]??(s<0?i.length:s)+1)-1,E=B=>B-l-k(B)+k(l)+1;return{line:C,column:E(
Math.max(h,l)),endColumn:E(Math.min(R,$))}}},a=i=>/[\uD800-\uDBFF]/.test(i)?Array.from(i.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),f=>f.index):[];function d(i,f){
let s=0,A=i.length;for(;s<A;){const h=s+A>>>1;(i[h]??0)<=f?s=h+1:A=h}return s}}),7531:((Ne,ne,n)=>{n.d(ne,{T:()=>X,b:()=>P});var c=n(3307),S=n(8947),e=n(2168);const P=1024*
1024,D={keeps:()=>!0,read:(K,N,{start:M,end:a})=>(0,c.IL)(N.slice(M,a))};function X(K,N=D){const M=(0,S._6)(K),a=new I(M,N),d=(0,c.Ey)(M,a.add);if(d!==null){const f=(0,e.
Q)(M);return f===null?{kind:"not-json",...d}:{kind:"not-json",why:`it ${f.what}`,advice:f.advice}}const i=/[^\t\n\r ]/.exec(M)?.[0];return i==="{"?{kind:"object",
services:a.read()}:i==="n"?{kind:"null"}:{kind:"not-object",why:`found ${G(i)}`}}function G(K){switch(K){case"[":return"an array";case'"':return"a string";case"\
t":case"f":return"a boolean";default:return"a number"}}class I{#e;#t;#s;#n=new Map;constructor(N,M){this.#e=N,this.#t=M,this.#s=N.includes("\\")}add=(N,M,a,d)=>{
if(d===0)return;const i=this.#e.slice(a,d),f=this.#s?(0,c.I)(i):i.slice(1,-1),s=this.#n.get(f);s!==void 0?s.range={start:N,end:M}:this.#t.keeps(f,M-N)&&this.#n.
set(f,{id:(0,c.I)(i),range:{start:N,end:M}})};read(){return Array.from(this.#n.values(),({id:N,range:M})=>({id:N,value:this.#t.read(N,this.#e,M)}))}}}),2168:((Ne,ne,n)=>{
n.d(ne,{Q:()=>S});const c=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]];function S(e){const P=c.find(([D])=>D.test(e));return P===void 0?null:{what:P[1],advice:P[2]}}}),1731:((Ne,ne,n)=>{n.
d(ne,{Cg:()=>N,Ty:()=>K,Zy:()=>M,dU:()=>a,hZ:()=>e,oF:()=>X,rK:()=>G});var c=n(9562);const S=new RegExp(`^${c.eQ}$`),e=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
P=new RegExp(`^${e}[.+-]?$`),D=2n**63n-1n;function X(i){const[,f,s,A,h]=S.exec(i)??[];return f===void 0?null:I(i,f,A??s,h)}function G(i){const[,f,s,A]=P.exec(i)??
[];return f===void 0?null:I(i,f,s,A)}function I(i,f,s="",A=""){const h=f.split(".").map(k=>k.replace(/^0+(?=.)/,""));if(h.some(k=>k.length>19))return null;const R=h.
map(BigInt);if(R.some(k=>k>D))return null;for(;R.length<3;)R.push(0n);return{text:i,numbers:R,written:h.length,pre:s,build:A}}const K=i=>i.pre!=="",N=({numbers:i,
pre:f,build:s})=>`${i.join(".")}${f===""?"":`-${f}`}${s===""?"":`+${s}`}`;function M(i,f){const s=Math.max(i.numbers.length,f.numbers.length);for(let A=0;A<s;A++){
const[h,R]=[i.numbers[A]??0n,f.numbers[A]??0n];if(h!==R)return h<R?-1:1}return i.pre===f.pre||i.numbers.length!==f.numbers.length?0:i.pre===""||f.pre===""?i.pre===
""?1:-1:a(i.pre,f.pre)}function a(i,f){const[s,A]=[i.split("."),f.split(".")];for(let h=0;;h++){const[R,k]=[h+1>=s.length,h+1>=A.length];if(R!==k)return R?-1:1;
const C=d(s[h]??"",A[h]??"");if(C!==0||R)return C}}function d(i,f){const[s,A]=[/^[0-9]*$/.test(i),/^[0-9]*$/.test(f)];return s!==A?s?-1:1:s&&i.length!==f.length?
i.length-f.length:i===f?0:i<f?-1:1}}),6456:((Ne,ne,n)=>{n.d(ne,{Z:()=>et});var c=n(4045),S=n(4929),e=n(3534),P=n(1064),D=n(1831),X=n(2713);const G=(V,Z)=>({name:V,
isProgram:!1,answers:Z,find:de=>Z.get(de)??null});async function I(V,Z){let de=null;const fe=[],$e=[];for(const Ce of V){const Le=de===null||!Ce.isProgram,xe=Le?
await Ce.find(Z):null;fe.push({source:xe?.source??Ce.name,held:Le?K(xe):"not asked",counts:de===null&&xe!==null}),xe?.problem&&$e.push({problem:xe.problem,place:xe.
place}),de??=xe}return{answer:de,looks:fe,findings:$e}}function K(V){return V===null?"nothing":V.token===null?"no token":V.token.reveal()===""?"an empty token":
"a token"}const N=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function M(V,Z,de=null){const fe=Z.reveal(),$e={source:V,place:de,token:Z,problem:d(V,fe)};return N.test(fe)?
{...$e,isUnsendable:!0}:$e}const a=[[N,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,"quotes"],[/^\s|\s$/,"outer white \
space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function d(V,Z){if(Z==="")return(0,e.credentialsEmpty)({source:V});const de=a.find(([fe])=>fe.test(
Z))?.[1];return de!==void 0?(0,e.credentialsMalformed)({source:V,slip:de}):Z.length<X.I?(0,e.credentialsShort)({source:V}):null}const i="TF_TOKEN_";function f(V){
return Object.entries(V).flatMap(([Z,de])=>{const fe=Z.startsWith(i)?(0,D.$k)(Z):null;return fe===null||de===void 0?[]:[{host:fe,variable:Z,token:new X.o(de)}]})}
const s=V=>G("TF_TOKEN_ variables",new Map(f(V).map(({host:Z,variable:de,token:fe})=>[Z,M(de,fe)])));function A(V){const Z="tokens setting",de=V.map(({host:fe,token:$e})=>{
const Ce=M(Z,$e);return[fe,$e.reveal()===""?{...Ce,token:null}:Ce]});return G(Z,new Map(de))}function h({tokens:V,environment:Z,clients:de}){const fe=[A(V),s(Z)],
$e=de.map(({client:Le,config:xe,helper:ze,turnedOff:Ie=[]})=>{const je=[xe&&C(xe),ze].filter(Xe=>Xe!==null);return{client:Le,turnedOff:Ie,sources:[...fe,...je]}}),
Ce=de.flatMap(({config:Le})=>Le===null?[]:C(Le));return{known:R([...fe,...Ce]),find:async Le=>{const xe=await Promise.all($e.map(async({client:ze,sources:Ie,turnedOff:je})=>{
const{looks:Xe,...He}=await I(Ie,Le);return{...He,client:ze,looks:[...Xe,...k(je,Le)]}}));return{answer:$(xe.map(({answer:ze})=>ze)),clients:xe.map(({client:ze,
looks:Ie})=>({client:ze,looks:Ie})),findings:xe.flatMap(({findings:ze})=>ze),difference:E(Le,xe)}}}}function R(V){const Z=new Map;for(const de of V)for(const[fe,
$e]of de.answers)Z.has(fe)||Z.set(fe,$e);return new Map([...Z].flatMap(([de,{token:fe,source:$e}])=>fe===null?[]:[[de,$e]]))}const k=(V,Z)=>V.filter(de=>de.host===
Z).map(({place:de,by:fe})=>({source:`${de.file}:${de.line} (${fe} names another file)`,held:"not read",counts:!1})),C=({credentials:V})=>G("CLI configuration",new Map(
V.map(Z=>[Z.host,l(Z)])));function l({host:V,place:Z,token:de,hasValue:fe}){const $e=`${Z.file}:${Z.line}`;if(de!==null)return M($e,de,Z);const Ce={kind:"no tok\
en",file:$e,host:V,hasValue:fe};return{source:$e,place:Z,token:null,problem:(0,S.credentialsConfig)({clients:P.Du,mistake:Ce})}}function $(V){return V.find(Z=>Z?.
token)??V.find(Z=>Z!==null)??null}function E(V,Z){const[de,...fe]=Z,$e=fe.find(({answer:Le})=>B(Le)!==B(de?.answer??null));if(de===void 0||$e===void 0)return null;
const Ce=({client:Le,answer:xe})=>({client:Le,source:xe?.token?xe.source:null});return(0,e.credentialsDiffer)({host:V,first:Ce(de),other:Ce($e)})}const B=V=>V?.
token?.reveal()??null;var F=n(1421),p=n(8161),L=n(5747),Se=n(4e3),Y=n(7531);const se=1024*1024;function Q(V,Z){const de=new Map;let fe=null;const $e=async Ce=>{
if(fe!==null)return fe;const Le=await oe(V,Ce,Z),xe=W(V,Le,Z);return Le.kind==="stopped"&&(fe??=xe),xe};return{name:U(V),isProgram:!0,find:Ce=>{const Le=de.get(
Ce)??$e(Ce);return de.set(Ce,Le),Le}}}const U=({name:V})=>`credentials helper ${V}`;async function oe(V,Z,de){if(V.refusal!==null)return{kind:"not started",why:V.
refusal};if(de.stop.aborted)return{kind:"stopped",why:pe};const fe=be(V,Z,de.environment);return typeof fe=="string"?{kind:"not started",why:fe}:await ce(fe,de)}
const pe="was running when the check ended";function ce(V,Z){return new Promise(de=>{const fe=[],$e=[];let Ce=0;const{timeoutMs:Le,abortAfter:xe}=Z,ze=xe(Le),Ie=_=>{
ze.removeEventListener("abort",Xe),Z.stop.removeEventListener("abort",He),de(_)},je=_=>{Te(V,Z),Ie({kind:"stopped",why:_})},Xe=()=>je(`did not exit within ${Le/
1e3} s (timeout-seconds)`),He=()=>je(pe);ze.addEventListener("abort",Xe),Z.stop.addEventListener("abort",He);const at=_=>q=>{Ce+=q.length,Ce>se?je(`wrote more t\
han ${se/1024/1024} MiB`):_.push(q)};V.stdout?.on("data",at(fe)),V.stderr?.on("data",at($e)),V.on("error",_=>Ie({kind:"not started",why:Je(_)})),V.on("close",_=>{
const[q,ge]=[Buffer.concat(fe),Buffer.concat($e).toString()];Ie({kind:"ended",isSuccess:_===0,output:q,complaint:ge})})})}function Te(V,{kill:Z}){try{V.pid!==void 0&&
Z((0,p.platform)()==="win32"?V.pid:-V.pid,"SIGKILL")}catch(de){(0,L.Oj)(de)}V.stdout?.destroy(),V.stderr?.destroy(),V.unref()}function be({path:V,args:Z},de,fe){
try{return(0,F.spawn)(V,[...Z,"get",de],{env:Ue(fe),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0})}catch($e){return Je($e)}}const Ue=V=>Object.
fromEntries(Object.entries(V).filter(([Z])=>!Z.startsWith("INPUT_"))),We={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format err\
or",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function Je(V){const Z=(0,L.Oj)(V);return We[Z]??Z}function W(V,Z,de){const{shown:fe}=V;
switch(Z.kind){case"not started":return le(V,`failed to run ${fe}: ${Z.why}`);case"stopped":return le(V,`${fe} ${Z.why} and was stopped`);case"ended":{if(!Z.isSuccess){
const $e=Re(Z.complaint);return le(V,$e===""?`error in ${fe}, but it produced no error message`:`error in ${fe}: ${$e}`)}return z(V,Z.output,de)}}}function z(V,Z,{
learn:de}){const fe=(0,Y.T)(Z);if(fe.kind==="not-json"||fe.kind==="not-object")return le(V,`malformed output from ${V.shown}: ${(0,Se.dh)(fe.why)}`);const $e=fe.
kind==="null"?null:fe.services.find(({id:Le})=>Le==="token")?.value;if(typeof $e!="string")return null;const Ce=new X.o($e);return de(Ce),M(U(V),Ce)}function le(V,Z){
const de=(0,S.credentialsHelper)({name:V.name,why:Z});return{source:U(V),place:null,token:null,problem:de}}const ke=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][\
^\\p{Cc}]*)","gu"),Re=V=>(0,Se.dh)(V.replace(ke,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim()),Ke=1e4;function Ze({tokens:V,configs:Z,timeoutMs:de},fe,$e){
for(const Ie of Z.flatMap(je=>je.secrets))$e.learn(Ie);const Ce=new Map,Le=Ie=>{if(Ie===null)return null;const je=JSON.stringify([Ie.path,...Ie.args]),Xe=Ce.get(
je)??Q(Ie,{...$e,timeoutMs:de??Ke,environment:fe});return Ce.set(je,Xe),Xe},xe=Z.map(Ie=>({client:Ie.client,config:Ie,helper:Le(Ie.helper),turnedOff:Ie.turnedOff.
map(je=>({...je,by:Ie.paths.directoryOff?.by??""}))})),ze=Z.flatMap(Ie=>Ie.forced.map(je=>({...je,client:Ie.client})));return{credentials:h({tokens:V,environment:fe,
clients:xe}),configs:Z,complaints:(0,c.D)(Z.flatMap(({findings:Ie})=>Ie)),forced:Map.groupBy(ze,({host:Ie})=>Ie)}}function et(V,Z,{environment:de,secrets:fe,kill:$e,
stop:Ce}){return Ze({...V,configs:Z},de,{learn:fe.learn,kill:$e,stop:Ce.signal,abortAfter:Le=>AbortSignal.timeout(Le)})}}),7511:((Ne,ne,n)=>{n.d(ne,{i:()=>M});var c=n(
3625);const S="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",e=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,P=String.raw`[()<>@,;:\\"/[\]?=]`,
D=new RegExp(`^(${S})?(/)?(${S})?(.*)$`,"s"),X=String.raw`"((?:[^"\\\r\n]|\\${P}|\\(?!${P}))*)"`,G=new RegExp(`;${e}*(${S})${e}*=${e}*(?:(${S})|${X})${e}*`,"y"),
I=new RegExp(`;${e}*$`,"y"),K=new RegExp(String.raw`\\(${P})`,"g"),N=new RegExp(e);function M(s){const A=s.indexOf(";"),h=f(i(A<0?s:s.slice(0,A))),R=a(h)??(A<0?
null:d(s,A));return R===null?(0,c.J)(h):(0,c.T)(R)}function a(s){const[,A,h,R,k]=D.exec(s)??[];return A===void 0?"mime: no media type":A===s?null:h===void 0?"mi\
me: expected slash after first token":R===void 0?"mime: expected token after slash":k===""?null:"mime: unexpected content after media subtype"}function d(s,A){const h=new Map;
for(let R=A;R<s.length;){G.lastIndex=R;const[k,C="",l,$=""]=G.exec(s)??[];if(k===void 0)return I.lastIndex=R,I.test(s)?null:"mime: invalid media parameter";const E=C.
toLowerCase(),B=l??$.replace(K,"$1"),F=h.get(E);if(F!==void 0&&F!==B)return"mime: duplicate parameter name";h.set(E,B),R+=k.length}return null}function i(s){let A=0,
h=s.length;for(;A<h&&N.test(s.charAt(A));)A+=1;for(;h>A&&N.test(s.charAt(h-1));)h-=1;return s.slice(A,h)}const f=s=>s.replaceAll("\u0130","i").toLowerCase()}),2767:((Ne,ne,n)=>{
n.d(ne,{h:()=>f});var c=n(5792);const S={"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP38\
4r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1","1.2.840.10045.3.1.1":"P-192","1.2.156.10197.1.301":"SM2"},e=["1.3.132.0.33","1.2.840.\
10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],P={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.110":"X25519","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.1004\
0.4.1":"DSA","2.16.840.1.101.3.4.3.17":"ML-DSA-44","2.16.840.1.101.3.4.3.18":"ML-DSA-65","2.16.840.1.101.3.4.3.19":"ML-DSA-87"};function D(Q){const U=new c.lL(Q,
"public key").inside(c.Dk.sequence),oe=U.inside(c.Dk.sequence),pe=oe.oid(),ce=U.bits();switch(pe){case"1.2.840.113549.1.1.1":if(d(oe.any().whole)!=="0500")throw new c.
I4("public key");return X(ce);case"1.2.840.10045.2.1":{const Te=oe.isNext(c.Dk.oid)?oe.oid():"explicit parameters";if(!e.includes(Te))return{kind:"unsupported-c\
urve",curve:S[Te]??Te};if(ce[0]!==4)throw new c.I4("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!oe.isEmpty||ce.length!==32)throw new c.I4("public ke\
y");return{kind:"ed25519"};default:return{kind:"unsupported",name:P[pe]??pe}}}function X(Q){const U=new c.lL(Q,"public key").inside(c.Dk.sequence),oe=U.integer(),
pe=U.count(),[ce=0,Te=0]=oe;if(ce>=128||pe===0)throw new c.I4("public key");if(pe===1||pe%2===0||pe>=2**31)return{kind:"unsupported",name:`RSA with the exponent\
 ${pe}`};const be=ce===0?Te:ce;return{kind:"rsa",bits:8*(oe.length-(ce===0?2:1))+(32-Math.clz32(be))}}const G={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],
"1.2.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.\
840.10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},I={"1.2.840.113549.1.1\
.4":"RSA with MD5","1.2.840.113549.1.1.5":"RSA with SHA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.113549.1.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"ECDS\
A with SHA-1","1.2.840.10045.4.3.1":"ECDSA with SHA-224","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224","2.16.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.16.84\
0.1.101.3.4.3.14":"RSA with SHA3-256","1.3.101.113":"Ed448"},K="1.2.840.113549.1.1.10",N=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
M={201:"20",202:"30",203:"40"};function a(Q){const U=new c.lL(Q,"signature algorithm"),oe=U.oid(),pe=U.isEmpty?"":d(U.any().whole);if(oe===K){const be=N.exec(pe);
return be&&M[be[1]??""]===be[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[ce,Te]=G[oe]??[];
return ce===void 0||Te===void 0?{isSupported:!1,name:I[oe]??oe}:{isSupported:!0,key:ce,name:Te}}const d=Q=>Array.from(Q,U=>U.toString(16).padStart(2,"0")).join(
"");var i=n(8167);function f(Q){try{const U=new c.lL(Q,"certificate"),oe=U.inside(c.Dk.sequence);if(!U.isEmpty)throw new c.I4("certificate");const pe=oe.inside(
c.Dk.sequence),ce=oe.content(c.Dk.sequence),Te=R(Q,pe,ce);return oe.bits(),"kind"in Te?{ok:!1,flaw:Te}:{ok:!0,certificate:Te}}catch(U){if(!(U instanceof c.I4))throw U;
return{ok:!1,flaw:{kind:"malformed",part:U.message}}}}const s=160,A=163,h=[129,130];function R(Q,U,oe){const pe=U.isNext(s)?U.inside(s).count()+1:1;if(pe>3)throw new c.
I4("version");if((U.integer()[0]??0)>=128)return{kind:"negative-serial"};const ce=U.content(c.Dk.sequence);if(!(0,c.er)(ce,oe))throw new c.I4("signature algorit\
hm");const Te=k(U,"issuer"),be=U.inside(c.Dk.sequence),Ue=l(be),We=l(be),Je=k(U,"subject"),W=U.element(c.Dk.sequence).whole,z=D(W);if(z.kind==="unsupported-curv\
e")return{kind:"curve",curve:z.curve};if(pe>1)for(const le of h)U.optional(le);return{raw:Q,subject:Je,issuer:Te,notBefore:Ue,notAfter:We,version:pe,signature:a(
ce),key:z,keyInfo:W,...F(pe===3?U.optional(A):null)}}function k(Q,U){const{whole:oe}=Q.element(c.Dk.sequence),pe=new c.lL(oe,U).inside(c.Dk.sequence);for(;!pe.isEmpty;){
const ce=pe.inside(c.Dk.set);for(;!ce.isEmpty;){const Te=ce.inside(c.Dk.sequence);if(Te.oid(),!(0,c.KH)(Te.any()))throw new c.I4(U)}}return oe}const C=[{tag:c.Dk.
utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:c.Dk.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];function l(Q){const U=C.
find(({tag:le})=>Q.isNext(le)),oe=U?.format.exec((0,c.Jl)(Q.content(U.tag)));if(!oe)throw new c.I4("validity");const[pe=0,ce=0,...Te]=oe.slice(1).map(le=>Number(
le??0)),be=oe[1]?.length===4?pe:pe<50?2e3+pe:1900+pe,[Ue=0,We=0,Je=0,W=0]=Te,z=new Date(0);if(z.setUTCFullYear(be,ce-1,Ue),z.getUTCMonth()!==ce-1||We>23||Je>59||
W>59)throw new c.I4("validity");return z.setUTCHours(We,Je,W)}const $={dns:[],addresses:[],others:[]},E=["31","32","33","36","54"].map(Q=>`2.5.29.${Q}`),B=["2.5\
.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function F(Q){const U=new Map,oe=Q&&new c.lL(Q,"extensions").inside(c.Dk.sequence);for(;oe&&!oe.isEmpty;){const le=oe.inside(
c.Dk.sequence),ke=le.oid(),Re=le.isNext(c.Dk.boolean)&&le.boolean();if(U.has(ke))throw new c.I4("extensions");if(Re&&B.includes(ke))throw new c.I4("extensions");
U.set(ke,{id:ke,critical:Re,value:le.content(c.Dk.octets)})}const pe=le=>U.get(`2.5.29.${le}`)?.value??null,[ce,Te,be,Ue,We]=[15,17,19,30,37].map(pe),Je=Te?(0,i.
xq)(Te):null,W=Ue?(0,i.cP)(Ue):null,z=new Set([...E,...["15","19","37"].map(le=>`2.5.29.${le}`),...Je?.isKnown?["2.5.29.17"]:[],...W?.isKnown?["2.5.29.30"]:[]]);
return{encodedNames:Te??new Uint8Array,names:Je?.names??$,constraints:W,basic:be?p(be):null,maySign:ce?Y(ce):null,usages:We?se(We):[],unhandled:[...U.values()].
filter(({id:le,critical:ke})=>ke&&!z.has(le)).map(({id:le})=>le)}}function p(Q){const U=new c.lL(Q,"basicConstraints").inside(c.Dk.sequence);return{isAuthority:U.
isNext(c.Dk.boolean)&&U.boolean(),maxPath:U.isNext(c.Dk.integer)?U.count():null}}const L=4,Se=128;function Y(Q){const[U=0,oe=0]=new c.lL(Q,"keyUsage").bits();return U===
0&&oe<Se?null:(U&L)!==0}function se(Q){const U=new c.lL(Q,"extendedKeyUsage").inside(c.Dk.sequence),oe=[];for(;!U.isEmpty;)oe.push(U.oid());return oe}}),5792:((Ne,ne,n)=>{
n.d(ne,{Dk:()=>c,I4:()=>S,Jl:()=>N,KH:()=>X,er:()=>M,lL:()=>e});const c={boolean:1,integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};
class S extends Error{}class e{#e;#t;constructor(d,i){this.#e=d,this.#t=i}get isEmpty(){return this.#e.length===0}isNext(d){return this.#e[0]===d}any(){const d=this.#e[0]??
0,i=this.#e[1]??0;if(this.#e.length<2||(d&31)===31)throw this.#n();const f=i<128?0:i&127,s=f===0&&i<128?i:this.#s(f),A=2+f,h=A+s;if(h>this.#e.length)throw this.#n();
const R={tag:d,content:this.#e.subarray(A,h),whole:this.#e.subarray(0,h)};return this.#e=this.#e.subarray(h),R}element(d){if(!this.isNext(d))throw this.#n();return this.
any()}content(d){return this.element(d).content}optional(d){return this.isNext(d)?this.content(d):null}inside(d){return new e(this.content(d),this.#t)}oid(){const d=this.
content(c.oid);if(d.length===0||(d.at(-1)??0)>=128)throw this.#n();const i=P(d);if(i===null)throw this.#n();const[f=0,...s]=i,A=Math.min(Math.floor(f/40),2);return[
A,f-40*A,...s].join(".")}integer(d=c.integer){const i=this.content(d),f=i[0],s=i[1]??0,A=f===0&&s<128||f===255&&s>=128;if(f===void 0||i.length>1&&A)throw this.#n();
return i}count(){const d=this.integer();if(d.length>8||(d[0]??0)>=128)throw this.#n();return d.reduce((i,f)=>i*256+f,0)}boolean(){const d=this.content(c.boolean);
if(d.length!==1||d[0]!==0&&d[0]!==255)throw this.#n();return d[0]!==0}bits(){const d=this.content(c.bits),[i=8]=d,f=d.subarray(1),s=f.at(-1)??0;if(i>7||i>0&&f.length===
0)throw this.#n();if((s&(1<<i)-1)!==0)throw this.#n();return f}#s(d){const i=this.#e.subarray(2,2+d);if(d===0||d>4||i.length<d)throw this.#n();const f=i.reduce(
(s,A)=>s*256+A,0);if(f<128||i[0]===0)throw this.#n();return f}#n(){return new S(this.#t)}}function P(a){const d=[];let i=!0,f=0;for(const s of a){if(i&&s===128||
(f=f*128+(s&127),f>=2**31))return null;i=s<128,i&&(d.push(f),f=0)}return d}const D={12:a=>G(a),18:a=>/^[\d ]*$/.test(N(a)),19:a=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test(
N(a)),20:()=>!0,22:a=>a.every(d=>d<128),30:a=>a.length%2===0&&I(a)},X=({tag:a,content:d})=>D[a]?.(d)??!1;function G(a){try{return new TextDecoder("utf-8",{fatal:!0}).
decode(a),!0}catch{return!1}}const I=a=>a.every((d,i)=>{const f=d*256+(a[i+1]??0);return i%2===1||!(f>=55296&&f<57344||f>=65534||f>=64976&&f<=65007)}),K=new TextDecoder(
"latin1"),N=a=>K.decode(a),M=(a,d)=>a.length===d.length&&a.every((i,f)=>i===d[f])}),8167:((Ne,ne,n)=>{n.d(ne,{AI:()=>a,cP:()=>G,xq:()=>X,z$:()=>f});var c=n(6181),
S=n(5792);const e=130,P=135,D=[129,134];function X(R){const k=new S.lL(R,"subject alternative names").inside(S.Dk.sequence),C={dns:[],addresses:[],others:[]};let l=!1;
for(;!k.isEmpty;){const{tag:$,content:E}=k.any();if(l||=[e,P,...D].includes($),D.includes($)&&C.others.push($),$===e&&C.dns.push(M(E,"subject alternative names")),
$===P){if(E.length!==4&&E.length!==16)throw new S.I4("subject alternative names");C.addresses.push(E)}}return{names:C,isKnown:l}}function G(R){const k="name con\
straints",C=new S.lL(R,k),l=C.inside(S.Dk.sequence),[$,E]=[160,161].map(p=>l.optional(p)??new Uint8Array);if(!$||!E||!l.isEmpty||!C.isEmpty)throw new S.I4(k);if($.
length+E.length===0)throw new S.I4(k);const[B,F]=[I($),I(E)];return{permitted:B,excluded:F,isKnown:B.isKnown&&F.isKnown}}function I(R){const k="name constraints",
C=new S.lL(R,k),l=[],$=[],E=[];let B=!0;for(;!C.isEmpty;){const{tag:p,content:L}=C.inside(S.Dk.sequence).any(),Se=L.length/2;if(p===e)l.push(M(L,k).toLowerCase());else if(p===
P&&(Se===4||Se===16))$.push({address:L.subarray(0,Se),mask:L.subarray(Se)});else{if(p===P)throw new S.I4(k);D.includes(p)?E.push(p):B=!1}}if(!(l.every(p=>K(p.replace(
/^\.(?=.)/,"")))&&$.every(({mask:p})=>N(p))))throw new S.I4(k);return{dns:l,networks:$,others:E,isKnown:B}}const K=R=>/^[!-~]*$/.test(R)&&!/^\.|\.\.|\.$/.test(R),
N=R=>/^1*0*$/.test(Array.from(R,k=>k.toString(2).padStart(8,"0")).join(""));function M(R,k){if(R.some(C=>C>=128))throw new S.I4(k);return(0,S.Jl)(R)}function a({
dns:R,addresses:k},C){const l=(0,c.r5)((0,c.n7)(C));if(l!==null)return k.some(F=>(0,S.er)(F,Uint8Array.from(l)));const $=C.toLowerCase(),E=$.replace(/\.$/,"").split(
"."),B=E.every(F=>d.test(F));return R.some(F=>{const p=F.toLowerCase(),[L,...Se]=p.split("."),Y=L==="*"&&Se.length>0;return!B||!(Y?Se:[L,...Se]).every(se=>d.test(
se??""))?p===$&&p!==".":Y?E.length===Se.length+1&&E.slice(1).join(".")===Se.join("."):E.join(".")===p})}const d=/^[a-z0-9_][a-z0-9_-]*$/,i=25e4;function f(R,{permitted:k,
excluded:C}){const l=k.dns.length+C.dns.length,$=k.networks.length+C.networks.length;if(R.dns.length*l+R.addresses.length*$>i)return!1;const B=new Set([...k.others,
...C.others]);return R.others.some(F=>B.has(F))?!1:R.dns.every(F=>{const p=F.toLowerCase();return K(p)&&(k.dns.length===0||k.dns.some(L=>s(p,L)))&&!C.dns.some(L=>s(
p,L)||A(p,L))})&&R.addresses.every(F=>(k.networks.length===0||k.networks.some(p=>h(F,p)))&&!C.networks.some(p=>h(F,p)))}const s=(R,k)=>k===""||R===k||R.endsWith(
k.startsWith(".")?k:`.${k}`),A=(R,k)=>R.startsWith("*.")&&k.replace(/^[^.]*/,"")===R.slice(1),h=(R,{address:k,mask:C})=>R.length===k.length&&R.every((l,$)=>{const E=C[$]??
0;return(l&E)===((k[$]??0)&E)})}),997:((Ne,ne,n)=>{n.d(ne,{O:()=>S,T:()=>P});var c=n(1064);const S=({earlier:D,attempt:X,later:G})=>[...D,X,...G];function e({discovery:D,
timing:X,headMs:G,hops:I},{attemptMs:K}){const N=G!==null&&G<=K?I.at(-1)?.status:null;return N===null||(0,c.Mq)(N??0)?"retries":D.kind!=="failed"&&X.totalMs<=K?
"works":"fails"}function P(D,X){const G=D.map(N=>e(N,X)),I=G.indexOf("works");return I<0?"never":I<=X.retries&&!G.slice(0,I).includes("fails")?"always":"sometim\
es"}}),2696:((Ne,ne,n)=>{n.r(ne),n.d(ne,{contact:()=>Jt,crashedVisit:()=>Pt,judgeRequests:()=>B,judgeVisit:()=>Dt,mergeFindings:()=>X.D,readCliConfig:()=>X.J,thisMachine:()=>P});
var c=n(8161),S=n(5747);const e={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function P(t){const o=(0,c.platform)();return{system:o==="win32"?"windows":"unix",platform:`${o===
"win32"?"windows":o}_${e[(0,c.arch)()]??(0,c.arch)()}`,environment:t,accountHome:D()}}function D(){try{return(0,c.userInfo)().homedir||null}catch(t){return(0,S.
Oj)(t),null}}var X=n(4045),G=n(863),I=n(960),K=n(9209),N=n(8011),M=n(6817),a=n(1064),d=n(7531),i=n(1831),f=n(9562),s=n(2886),A=n(997);const h=1440*60*1e3,R=1;function k(t,o){
const{hops:g,certificates:w}=t.attempt;return[...se(t),...C(t,o),...L(g),...Se(w,o),...Y(t,o)]}function C(t,o){const{discovery:g,hops:w}=t.attempt;switch(g.kind){case"\
skipped":return[(0,s.bz)(g.problem)];case"failed":{const O=o.isFork&&g.problem.code==="document-unauthorized"&&!t.credentials?.hasToken;return[(0,s.bz)(O?{...g.
problem,severity:"notice"}:g.problem)]}case"found":case"absent":{const O=w[0]?.url??"";return[...$(O,w.length-1,o),...E(t,o),...g.kind==="found"&&g.truncated?[l(
t)]:[]]}}}const l=({host:t,attempt:{hops:o}})=>(0,s.bz)((0,G.documentSize)({url:o.at(-1)?.url??"",page:null,asked:(0,i.nx)(t),bytes:null,limit:d.b,isPadding:!0}));
function $(t,o,g){const w=g.clients.filter(O=>o>a.NX[O]);return w.length>0?[(0,s.bz)((0,K.redirectLimit)({url:t,asks:"document",redirects:o,clients:w,limits:a.NX}))]:
o>R?[(0,s.bz)((0,K.redirectNested)({url:t,redirects:o}))]:[]}function E(t,{releases:o,slowMs:g}){const w=(0,i.nx)(t.host),O=t.attempt.timing.totalMs,H=(0,A.O)(t),
x=we=>(0,A.T)(H,we)!=="never",ae=o.filter(we=>!x(we)),ue=({client:we})=>!o.some(ye=>ye.client===we&&x(ye)),re=[!0,!1].flatMap(we=>{const ye=ae.filter(ot=>ue(ot)===
we);if(ye.length===0)return[];const Ye=(0,I.hostTimeout)({host:w,phase:"complete",tookMs:O,releases:ye});return[(0,s.bz)(Ye,null,we)]});if(re.length>0||O<=g)return re;
const _e=p(t.attempt.timing);return[(0,s.bz)((0,I.hostSlow)({host:w,tookMs:O,limitMs:g,phase:_e,releases:o}))]}function B({host:t,known:o},g,w){const O=o.map(({
host:x})=>x),H=g.flatMap(x=>x.certificates).filter(({host:x})=>!O.includes(x));return[...F(t,g,w.slowMs),...Se(H,w)]}function F(t,o,g){const[w]=o.filter(({timing:ue,
hops:re})=>ue.totalMs>g&&re.length>0).sort((ue,re)=>re.timing.totalMs-ue.timing.totalMs);if(w===void 0)return[];const{timing:O,hops:H}=w,x=H[0]?.url??"",ae={host:(0,i.
nx)(t),url:x,tookMs:O.totalMs,limitMs:g};return[(0,s.bz)((0,I.hostSlow)({...ae,phase:p(O)}))]}function p({lookupMs:t,connectMs:o,tlsMs:g,firstByteMs:w,totalMs:O}){
const x=[["lookup",t],["connection",o],["tls",g],["response",w]].map(([ue,re])=>({name:ue,ms:re??0})),ae={name:"rest",ms:x.reduce((ue,{ms:re})=>ue-re,O)};return x.
reduce((ue,re)=>re.ms>ue.ms?re:ue,ae)}function L(t){const o=t.find(({url:w})=>w.startsWith("http://"));if(o===void 0)return[];const g=o.authorization==="withhel\
d";return[(0,s.bz)((0,K.redirectInsecure)({url:t[0]?.url??"",to:o.url,exposesToken:g}))]}function Se(t,{certificateDays:o,now:g}){const w=new Map;for(const O of t){
const H=w.get(O.host);(H===void 0||O.expires<H.expires)&&w.set(O.host,O)}return[...w.values()].flatMap(({host:O,expires:H})=>{const x=(Date.parse(H)-g)/h;return x<
0||x>=o?[]:[(0,s.bz)((0,M.tlsExpiresSoon)({host:O,days:Math.floor(x),expires:H}))]})}function Y(t,o){const{host:g,attempt:w,earlier:O}=t,[H]=O,x=["failed","skip\
ped"].includes(w.discovery.kind);if(H?.discovery.kind!=="failed"||x)return[];const ae=H.discovery.problem.message,ue=(0,A.O)(t),re=o.releases.filter(we=>(0,A.T)(
ue,we)==="sometimes"),_e=O.length+1;return[(0,s.bz)((0,I.hostRecovered)({host:(0,i.nx)(g),attempts:_e,failure:ae,releases:re}))]}function se({credentials:t,attempt:o}){
const{discovery:g}=o;return t?.problem?g.kind==="failed"&&g.problem.code===t.problem.code?[]:[(0,s.bz)(t.problem)]:[]}function Q({host:t},o){if(!o.some(({service:w})=>w===
f.e$))return[];const{name:g}=(0,i.Sv)(t);return[...g.includes(".")?[]:[(0,N.hostDotlessModule)({host:t,name:g})],.../(^|\.)xn--/.test(t)?[(0,N.hostIdnModule)({host:t})]:
[]].map(w=>(0,s.bz)(w,f.e$))}var U=n(6697),oe=n(5799),pe=n(8185),ce=n(4283),Te=n(4e3),be=n(9319),Ue=n(5195);function We({host:t,attempt:o},g){const{name:w}=(0,i.
Sv)(t),O=(0,Ue.uo)(w),H=o.hops[0]?.address??null;if(O!=="public"||H===null)return O;const x=(0,Ue.Zu)(H),ae=g.some(ue=>ue.name===w);return x==="loopback"&&ae?"p\
ublic":x}const Je={public:0,reserved:1,private:2,metadata:2,loopback:3},W=(t,{kind:o})=>Je[Ke(t)]>Je[o];function z(t,o){const{host:g,hasToken:w,hostname:O}=o,H=t.
filter(({url:we})=>W(we,o)),x=t.filter(we=>!H.includes(we)),ae=x.filter(({url:we})=>we.scheme==="http"),ue=x.filter(({id:we,endpoint:ye})=>ye===null&&(0,f.p4)(we)),
re=Map.groupBy(ue,({url:we})=>Ze(we,O)),_e=x.filter(({endpoint:we,url:ye})=>we===null&&et(ye,O));return[...le(H,Re,we=>{const[ye,...Ye]=new Set(H.map(({url:it})=>Ke(
it))),ot=Ye.length===0&&(ye==="loopback"||ye==="reserved");return(0,be.serviceUrlPrivate)({...we,host:g,kind:ot?ye:"private"})}),...le(ae,Re,we=>(0,be.serviceUrlInsecure)(
{...we,host:g,hasToken:w})),...[...re].flatMap(([we,ye])=>we===null?[]:le(ye,Re,Ye=>(0,be.serviceUrlCrossHost)({...Ye,host:g,name:we,hasToken:w}))),...le(_e,Re,
we=>(0,be.serviceUrlOtherPort)({...we,host:g})),...le(x.filter(({url:we})=>we.path.includes("//")),ke,we=>(0,be.serviceUrlDoubleSlash)({...we,host:g})),...le(V(
t),ke,we=>(0,be.serviceUrlSame)({...we,host:g}))]}function le(t,o,g){if(t.length===0)return[];const w=[...new Set(t.map(({url:O})=>t.length===1?ke(O):o(O)))];return[
{services:[...new Set(t.map(({id:O})=>O))],problem:g({uses:t,urls:w}),needed:t.some(({needed:O})=>O)}]}const ke=t=>(0,Te.dh)((0,ce.Pl)(t)),Re=t=>(0,Te.dh)(`${t.
scheme}://${t.host}`);function Ke(t){const{name:o}=(0,ce.cz)(t);return(0,Ue.Sz)(/[^\0-\x7f]/.test(o)?(0,i.$o)(o)??"":o.toLowerCase())}function Ze(t,o){const{name:g}=(0,ce.
cz)(t),w=(0,i.Sv)(o).name;if(g.toLowerCase()===w)return null;const O=(0,i.Pv)(g);return O.ok&&O.value===w?null:g}function et(t,o){if(t.scheme==="http"||Ze(t,o)!==
null)return!1;const g=w=>Number(w||443);return g((0,ce.cz)(t).port)!==g(/:(\d+)$/.exec(o)?.[1]??null)}function V(t){const o=[f.e$,f.xq].flatMap(w=>t.find(O=>O.id===
w)??[]),g=new Set(o.map(({url:w})=>ke(w).replace(/\/$/,"")));return o.length===2&&g.size===1?o:[]}function Z(t,o){const g=Ze(t,o);if(g===null)return null;const{
port:w}=urlHost(t),O=parseHostname(w===""?g:`${g}:${w}`);return O.ok?O.value:null}var de=n(8988),fe=n(4929);function $e(t,o){const g=t.forced.filter(({client:x})=>o.
includes(x)),w=o.filter(x=>!g.some(ae=>ae.client===x)),H=[...Map.groupBy(g,({place:x,services:ae})=>JSON.stringify([x,ae])).values()].flatMap(x=>{const[ae]=x;if(ae===
void 0)return[];const ue={...t,attempt:Ce(t,ae.services),earlier:[],later:[]};return[{clients:x.map(({client:re})=>re),visit:ue,forced:ae}]});return w.length>0||
H.length===0?[{clients:w,visit:t,forced:null},...H]:H}function Ce({host:t,attempt:o},g){return{discovery:{kind:"found",url:(0,i.cu)(t),services:g,truncated:!1},
hops:[],timing:{...o.timing,totalMs:0},headMs:0,certificates:[]}}function Le(t,{forced:o,clients:g}){if(o===null)return[];const{discovery:w}=t.attempt,O=`${o.place.
file}:${o.place.line}`,H={host:(0,i.nx)(t.host),at:O},x=w.kind==="found"?w.services:o.services,ae=xe(o.services,x);return[(0,fe.servicesForced)(H),...ae.length>
0?[(0,fe.servicesForcedDiffer)({...H,services:ae})]:[]].map(re=>(0,s.bz)((0,s.aZ)(re,g)))}function xe(t,o){const[g,w]=[t,o].map(H=>new Map(H.map(({id:x,value:ae})=>[
x,ae])));return[...new Set([...t,...o].map(({id:H})=>H))].filter(H=>!ze(g?.get(H),w?.get(H)))}function ze(t,o){const g=[[t,o]];for(const[w,O]of g){if(w===O)continue;
if(!Ie(w)||!Ie(O))return!1;const H=Object.keys(w);if(!(Array.isArray(w)===Array.isArray(O)&&H.length===Object.keys(O).length)||H.some(ae=>!Object.hasOwn(O,ae)))
return!1;for(const ae of H)g.push([w[ae],O[ae]])}return!0}const Ie=t=>typeof t=="object"&&t!==null;var je=n(9464),Xe=n(2847),He=n(793),at=n(794),_=n(9529);const q=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,
ge=t=>q.test(t)&&!/^[a-z0-9-]+\.json$/i.test(t),ve=t=>t.replace(/[?#].*$/s,""),Ae=t=>t.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function Oe(t){
const o=v(t),{id:g,host:w,value:O}=t,H={id:g,host:w,url:(0,ce.Pl)(t.url)};if(o!==null)return[(0,be.serviceUrlInvalid)({...H,why:o})];const x=b(t)?(0,a.ab)(g):[];
return[O===""?(0,be.serviceUrlEmpty)(H):null,ge(O)?(0,be.serviceUrlLooksLikeHost)({...H,value:ve(O),why:null}):null,m(O)?(0,be.serviceUrlRelative)(H):null,x.length>
0?(0,be.serviceUrlNoSlash)({...H,clients:x}):null,t.url.query!==""&&(0,f.p4)(g)?(0,be.serviceUrlQuery)(H):null].filter(ae=>ae!==null)}function v({url:t}){const{
name:o,port:g}=(0,ce.cz)(t);return o===""?"no Host in request URL":g===""||Number(g)>0&&Number(g)<=65535?null:`invalid port "${g}"`}const m=t=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.
test(t)&&!ge(t),b=({value:t,url:o})=>t!==""&&!/^$|\/$/.test(o.path),J={"client-missing":He.loginClientMissing,"client-empty":He.loginClientEmpty,"grant-types-in\
valid":He.loginGrantTypesInvalid,"grant-types-unsupported":He.loginGrantTypesUnsupported,"grant-types-unknown":He.loginGrantTypesUnknown,"authz-missing":He.loginAuthzMissing,
"token-missing":He.loginTokenMissing,"ports-count":He.loginPortsCount,"ports-range":He.loginPortsRange,"ports-order":He.loginPortsOrder,"ports-single":He.loginPortsSingle,
"ports-ignored":He.loginPortsIgnored,"scopes-invalid":He.loginScopesInvalid,"scopes-ignored":He.loginScopesIgnored};function te(t,o,g){const{value:w,flaws:O}=(0,_.
m)(t,o,g),H={...w,authz:Pe(w.authz),token:Pe(w.token)},x=Ee(H,o),ae=x.length===0?[]:[He.loginUrlPort({host:g,endpoints:x})];return{login:H,problems:[...O.map(ue=>De(
ue,g)),...ae]}}function Ee(t,o){const g=(0,ce.cz)(o);return g.port===""||g.port==="443"?[]:["authz","token"].flatMap(w=>{const O=t[w],H=O===null?null:(0,ce.Dl)(
O);if(O===null||!H?.ok||H.value.scheme!=="https")return[];const x=(0,ce.cz)(H.value);return x.name.toLowerCase()===g.name.toLowerCase()&&x.port===""?[{name:w,url:O,
port:g.port}]:[]})}function De(t,o){return"why"in t?(t.rule==="authz-invalid"?He.loginAuthzInvalid:He.loginTokenInvalid)({host:o,why:Ae(t.why)}):J[t.rule]({host:o,
value:t.value})}function Pe(t){const o=t===null?null:(0,ce.Dl)(t);return o?.ok?(0,ce.Pl)(o.value):null}function Be(t,o,g){const w=ye=>{const{discovery:Ye,documentUrl:ot,
display:it}=g;return(0,f.TE)(t,{services:Ye.services,documentUrl:ot,display:it,client:ye})},O=Qe(t,g).map(ye=>({client:ye,lookup:w(ye)})),[H,...x]=O;if(H===void 0)
throw new Error("no client is checked");const ae=x.filter(({lookup:ye})=>ye.kind!==H.lookup.kind),ue=ye=>!ct(ye)||w(ye).kind===H.lookup.kind,re=ae.length===0?(0,a.
SZ)(t).filter(ue):[H.client],_e=ft(t,H.lookup,o,re,g),we=ae.flatMap(({client:ye,lookup:Ye})=>ft(t,Ye,o,[ye],g).drafts);return{..._e,drafts:[..._e.drafts,...we]}}
function Qe(t,{requirements:o,clients:g}){return o.find(({service:w})=>w===t)?.clients??g}const ct=t=>a.Du.some(o=>o===t);function ft(t,o,g,w,O){const{documentUrl:H,
display:x}=O,ae=g||(0,f.D6)(t),ue=re=>ae?re.map(_e=>(0,s.bz)(_e,t,g)):[];switch(o.kind){case"url":{const{url:re,value:_e}=o,we=Oe({id:t,value:_e,url:re,host:x}),
ye=ae&&!we.some(({code:ot})=>ot==="service-url-invalid"),Ye=(0,Te.dh)((0,ce.Pl)(re),at.zu);return{outcome:{id:t,kind:"url",url:Ye},drafts:ue(we),urls:ye?[{id:t,
endpoint:null,url:re,needed:g}]:[]}}case"object":{const{login:re,problems:_e}=te(o.value,H,x),we=_e.find(({severity:ye})=>ye==="error");return{outcome:we?{id:t,
kind:"problem",problem:we}:{id:t,kind:"login",login:re},drafts:ue(_e),urls:gt(re,t,g)}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const re=(0,s.
aZ)(St(t,o,O),w);return{outcome:{id:t,kind:"problem",problem:re},drafts:ue([re]),urls:[]}}}}const gt=(t,o,g)=>["authz","token"].flatMap(w=>{const O=(0,ce.Dl)(t[w]??
"");return t[w]!==null&&O.ok?[{id:o,endpoint:w,url:O.value,needed:g}]:[]}),Et=(t,{offer:o,display:g,block:w})=>({id:t,host:g,block:w,...o}),At=({services:t})=>({
offered:t.map(({id:o})=>o),isArtifactory:t.some(({value:o})=>typeof o=="string"&&o.includes("/artifactory/"))});function St(t,o,g){const w={...Et(t,g),why:o.why};
switch(o.kind){case"missing":return(0,Xe.serviceMissing)(w);case"bad-id":case"version":return(0,Xe.serviceVersion)({...w,isReadable:o.kind==="version"});case"ty\
pe":{const{value:O}=o;return t===f.S3?(0,He.loginType)({...w,value:O}):(0,Xe.serviceType)({...w,value:O})}case"bad-url":{const O=Ae(o.why);return ge(o.value)?(0,be.
serviceUrlLooksLikeHost)({...w,value:ve(o.value),why:O}):o.reason==="user-info"?(0,be.serviceUrlCredentials)(w):(0,be.serviceUrlInvalid)({...w,url:null,why:O})}}}
function Mt(t){const{visit:o,requirements:g,clients:w,block:O,kind:H}=t,{discovery:x}=o.attempt,ae=(0,i.nx)(o.host);if(x.kind==="failed"||x.kind==="skipped")return{
services:[],drafts:[]};const ue=g.map(({service:_e})=>_e);if(x.kind==="absent")return{services:[],drafts:[Ct(x,ae,ue)]};const re={visit:o,discovery:x,offer:At(x),
documentUrl:x.url,display:ae,clients:w,requirements:g,block:O,base:{hostname:o.host,host:ae,hasToken:o.credentials?.hasToken===!0,kind:H}};return Rt(re,ue)}function Rt(t,o){
const{discovery:g,clients:w}=t,O=o.filter(ye=>ye!=="any"),H=g.services.map(({id:ye})=>ye).filter(ye=>!O.includes(ye)&&a.Du.some(Ye=>(0,f.oe)(ye,Ye).ok)),x=O.map(
ye=>Be(ye,!0,t)),ae=({outcome:ye,drafts:Ye,urls:ot})=>ye.kind!=="problem"&&!ot.some(({endpoint:it,url:qe})=>it===null&&W(qe,t.base))&&!Ye.some(it=>(0,s.ER)(it)&&
w.some(qe=>it.problem.affects.includes(qe))),ue=H.map(ye=>Be(ye,!0,t)),re=!o.includes("any")||[...x,...ue].some(ae),_e=[...x,...re?H.map(ye=>Be(ye,!1,t)):ue],we=o.
includes("any")&&_e.length===0?[(0,s.bz)((0,Xe.serviceMissing)({...Et("any",t),why:""}))]:[];return{services:_e.map(({outcome:ye})=>ye),drafts:[..._e.flatMap(({
drafts:ye})=>ye),...z(_e.flatMap(({urls:ye})=>ye),t.base),...we]}}function Ct({why:t,url:o},g,w){const O=w.filter(ue=>ue!=="any"),x=[...new Set(O.map(ue=>ue.split(
".")[0]??ue))].map(f.Tz),ae=O.length===1?O[0]??null:null;return(0,s.bz)((0,G.documentAbsent)({host:g,url:(0,ce.Pl)(o),why:t,required:O,clientErrors:x}),ae)}function Dt(t,o,g){
const{visit:w,requirements:O,isNew:H}=t,{host:x}=w,ae=o.dialect.clients.filter(nt=>O.some(Qt=>Qt.clients.includes(nt))),ue=(0,s.TC)(x,O),re=$e(w,ae),_e=re.map(nt=>Lt(
w,nt,O,o,ue)),we=_e[0]?.services??[],Ye=re.some(({forced:nt})=>nt===null)?[...(0,de.s)(w,ue,g),...(0,je.u)(w,we,g)]:[],ot=[..._e.flatMap(nt=>nt.drafts),...Ye],it=kt(
ot,t,o),qe=it.filter(({problem:nt})=>!(0,s.pi)(nt,x,o.ignore)),Ut=(0,s.HJ)(O),dt=nt=>(0,s.hD)({...nt,problem:(0,oe.pj)(nt.problem,ue)},ae,{host:x,...Ut(nt.services),
..."places"in nt?{places:(0,s.Rh)(nt.places)}:{},isHostNew:H}),{own:Ht=[],ofFiles:Zt=[]}=Object.groupBy(qe,nt=>"places"in nt&&(0,s.l$)(nt)?"ofFiles":"own");return{
verdict:{visit:w,requirements:O,services:we,servicesFrom:re[0]?.forced?.place??null,findings:Ht.map(dt).sort(s.Np),clients:Ot(Ht),isNew:H},ofFiles:Zt.map(dt),ignored:it.
length-qe.length}}function Pt({visit:t,requirements:o,isNew:g},{dialect:w,ignore:O},H){const{host:x,attempt:ae}=t,ue=(0,U.hostCheckCrashed)({host:(0,i.nx)(x),thrown:H}),
re=(0,s.pi)(ue,x,O)?[]:[(0,s.bz)(ue)],_e=re.map(ye=>(0,s.hD)(ye,w.clients,{host:x,...(0,s.HJ)(o)([]),isHostNew:g}));return{verdict:{visit:{...t,attempt:{...ae,discovery:{
kind:"skipped",problem:ue},hops:[]}},requirements:o,services:[],servicesLeftOut:0,servicesFrom:null,findings:_e,clients:Ot(re),isNew:g},ofFiles:[],ignored:1-re.
length}}function kt(t,o,g){const{visit:w,requirements:O,predicted:H,requests:x}=o,ae=w.attempt.certificates,ue=Tt(w.host,O);return[...t,...H,...B({host:w.host,known:ae},
x,g),...Q(w,O)].map(re=>({...re,needed:re.needed&&(0,s.ld)(re,o,g),problem:(0,s.aZ)(re.problem,ue)}))}function Tt(t,o){return o.every(({isImplied:w})=>w)?[...o.
flatMap(({clients:w})=>w),...(0,a.Yr)(t)]:a.zK}function Lt(t,o,g,w,O){const{clients:H,forced:x}=o,ae=x===null?null:`${x.place.file}:${x.place.line}`,ue=x===null?
We(t,w.resolve):"loopback",{services:re,drafts:_e}=Mt({visit:o.visit,requirements:g,clients:H,block:ae,kind:ue}),we=x===null?O:{...O,role:"operator"},ye=w.dialect.
releases.filter(({client:qe})=>H.includes(qe)),Ye=[...Le(t,o),...k(o.visit,{...w,clients:H,releases:ye}),..._e,...x===null?(0,pe.I)(t.host,re,g,w):[]],ot=t.forced.
map(({client:qe})=>qe),it=x===null?a.zK.filter(qe=>!ot.includes(qe)):o.clients;return{services:re.map(qe=>qe.kind==="problem"?{...qe,problem:(0,oe.pj)(qe.problem,
we)}:qe),drafts:Ye.map(qe=>({...qe,problem:(0,oe.pj)((0,s.aZ)(qe.problem,it),we)}))}}function Ot(t){const o=w=>{const O=t.filter(({problem:H})=>H.affects.includes(
w)&&H.usualSeverity!=="notice");return O.some(s.ER)?"fails":O.length>0?"warns":"works"},g=a.zK.map(w=>[w,o(w)]);return Object.fromEntries(g)}var It=n(2389),lt=n(
7598),mt=n(1692),$t=n(2767),ht=n(5792),vt=n(8167);const yt=8192,bt=1024,u=100;function r(t){const o=[];for(const[H,x]of t.sent.entries()){const ae=(0,$t.h)(x);if(!ae.
ok)return{ok:!1,flaw:ae.flaw,isLeaf:H===0};const{certificate:ue}=ae,{key:re}=ue;if(re.kind==="rsa"&&re.bits>yt)return{ok:!1,flaw:{kind:"key-size",bits:re.bits},
isLeaf:H===0};o.push(ue)}const[g,...w]=o;if(g===void 0)throw new Error("a server sends at least one certificate");const O=y(g,t);return O!==null?{ok:!1,flaw:O,isLeaf:!0}:
j(g,w,t)}function y(t,{host:o,now:g}){const w=T(t,g);if(w!==null)return w;const{key:O}=t;return(0,vt.AI)(t.names,o)?O.kind==="unsupported"?{kind:"key",name:O.name}:
O.kind==="rsa"&&O.bits<bt?{kind:"key-size",bits:O.bits}:null:{kind:"other-name",names:t.names.dns}}function T({unhandled:t,notBefore:o,notAfter:g},w){const[O]=t;
return O!==void 0?{kind:"critical-extension",id:O}:w<o?{kind:"not-yet-valid",at:o}:w>g?{kind:"expired",at:g}:null}function j(t,o,g){const w={others:o,options:g,
checks:0,hint:null},O=g.anchors(t.subject).some(H=>rt(H,t))?me(w,[t]):ee(w,[t]);return O!==null?{ok:!0,chain:O}:{ok:!1,...w.hint??{flaw:{kind:"unknown-authority",
sent:pt(t,o)},isLeaf:!0}}}function ee(t,o){const g=o.at(-1),{options:w,others:O}=t,H=[{isAnchor:!0,candidates:w.anchors(g.issuer)},{isAnchor:!1,candidates:O.filter(
({subject:x})=>(0,ht.er)(x,g.issuer))}];for(const{isAnchor:x,candidates:ae}of H)for(const ue of ae){if(t.checks+=1,t.checks>u)return null;if(o.some(ye=>Fe(ye,ue)))
continue;const re=ie(o,ue,x,w);if(re!==null&&(t.hint??=re),re!==null||!he(ue,g,w))continue;const _e=[...o,ue],we=x?me(t,_e):ee(t,_e);if(we!==null)return we}return null}
function ie(t,o,g,{now:w}){const O=t.at(-1),{basic:H,key:x,maySign:ae,version:ue}=o,re=ot=>({flaw:ot,isLeaf:!1});if(!(H===null?ue<3&&g:H.isAuthority)||ae===!1)return re(
{kind:"no-authority"});const we=t.length===1;if(!O.signature.isSupported)return{flaw:{kind:"signature",name:O.signature.name},isLeaf:we};if(x.kind==="rsa"&&x.bits<
bt)return re({kind:"key-size",bits:x.bits});if(x.kind==="unsupported")return re({kind:"key",name:x.name});const ye=T(o,w);if(ye!==null)return re(ye);const Ye=H?.
maxPath??null;return Ye!==null&&t.length-1>Ye?re({kind:"path-length"}):null}const he=(t,o,{isSignedBy:g})=>o.signature.isSupported&&t.key.kind===o.signature.key&&
g(o,t);function me(t,o){const g=o.findIndex(({usages:O})=>!Ge(O));return g>=0?(t.hint??={flaw:{kind:"usage"},isLeaf:g===0},null):o.every(({constraints:O},H)=>O===
null||o.slice(0,H).every(({names:x})=>(0,vt.z$)(x,O)))?o:(t.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const Me=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],Ge=t=>t.
length===0||t.some(o=>Me.includes(o)),Fe=(t,o)=>(0,ht.er)(t.subject,o.subject)&&(0,ht.er)(t.keyInfo,o.keyInfo)&&(0,ht.er)(t.encodedNames,o.encodedNames),rt=(t,o)=>(0,ht.
er)(t.raw,o.raw),ut=({subject:t,issuer:o})=>(0,ht.er)(t,o);function pt(t,o){return ut(t)?"self-signed":o.length===0?"leaf":o.some(ut)?"root":"chain"}var Ve=n(3427),
tt=n(7030);function st(t,o,g){for(const[w,O]of t.entries()){const H=w===0,x=wt(O,t[w+1],H?o:null,g);if(x!==null)return{flaw:{kind:"openssl",check:x},isLeaf:H}}return null}
function wt({raw:t},o,g,w){try{const O=new lt.X509Certificate(t),{validFrom:H,validTo:x}=O;if(!(Date.parse(H)<=w&&w<=Date.parse(x)))return"dates";if(g!==null&&!Bt(
O,g))return"name";if(o===void 0)return null;const ae=new lt.X509Certificate(o.raw);return o.version===3&&!ae.ca?"authority":O.checkIssued(ae)?O.verify(ae.publicKey)?
null:"signature":"issuer"}catch{return"encoding"}}const _t={subject:"never",partialWildcards:!1};function Bt(t,o){if((0,tt.isIP)(o)!==0)return t.checkIP(o)!==void 0;
const g=o.replace(/\.$/,"").toLowerCase();if(t.checkHost(g,_t)!==void 0)return!0;const w=g.replace(/^[^.]*/,""),O=t.subjectAltName?.toLowerCase().split(", ")??[];
return w!==""&&O.includes(`dns:*${w}`)}function Ft(t){const o=Nt(()=>xt([...mt.rootCertificates,...(0,mt.getCACertificates)("extra"),...t===null?[]:[t]])),g=Nt(
()=>xt((0,mt.getCACertificates)("system")));return{context:Nt(()=>(0,mt.createSecureContext)({...Ve.Hb,ca:[]})),verify:(w,O)=>{const H=Date.now(),x={sent:w,host:O,
now:H,isSignedBy:Xt},ae=r({...x,anchors:o()}),ue=ae.ok?ae:r({...x,anchors:_e=>[...o()(_e),...g()(_e)]});if(!ue.ok)return ue;const re=st(ue.chain,O,H);return re===
null?ue:{ok:!1,...re}}}}function Nt(t){let o;return()=>(o??={value:t()},o.value)}const Kt=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function xt(t){
const o=t.flatMap(w=>Array.from(w.matchAll(Kt),([,O=""])=>Buffer.from(O,"base64"))),g=new Map;return w=>{const O=Buffer.from(w),H=O.toString("latin1"),x=g.get(H);
if(x!==void 0)return x;const ue=o.filter(re=>re.includes(O)).map($t.h).flatMap(re=>re.ok&&O.equals(re.certificate.subject)?re.certificate:[]);return ue.length>0&&
g.set(H,ue),ue}}const zt=new WeakMap;function Wt(t){const o=zt.get(t);if(o!==void 0)return o;const g={key:Buffer.from(t.keyInfo),format:"der",type:"spki"},w=(0,lt.
createPublicKey)(g);return zt.set(t,w),w}function Xt(t,o){try{return new lt.X509Certificate(t.raw).verify(Wt(o))}catch{return!1}}function Gt(t){const o=[...t.hostnames.
map(({host:g})=>(0,i.Sv)(g).name),...t.tokens.map(({host:g})=>(0,i.Sv)(g).name),...t.resolve.map(({name:g})=>g)];return{resolve:t.resolve,namedHosts:new Set(o),
chooseProxy:t.chooseProxy,trust:Ft(t.authorities)}}var Vt=n(7854),jt=n(3432),Yt=n(6456);async function Jt(t,o,g,w){const{dialect:O,configs:H,requirements:x}=o,{
releases:ae}=O,{credentials:ue,forced:re}=(0,Yt.Z)(g,H,w),_e={network:Gt(g),credentials:{...ue,find:(0,Vt.Oo)(ue.find)},concurrency:g.concurrency,random:Math.random,
now:Date.now,startTimer:w.startTimer,stop:w.stop},we=await(0,jt.pj)(t,{..._e,forced:re,required:Map.groupBy(x,({host:dt})=>dt),maxRedirects:Math.max(...O.clients.
map(dt=>a.NX[dt])),releases:ae,timeoutMs:g.timeoutMs??(0,jt.nT)(ae),retries:g.retries,progress:dt=>w.progress({kind:"visits",...dt})}),ye=ue.known;if(g.depth===
"discovery")return{visits:we,predicted:It.j7,tokenSources:ye};const{predictInit:Ye}=await Promise.all([n.e(341),n.e(400),n.e(927),n.e(59)]).then(n.bind(n,8059)),
{usages:ot,checkouts:it}=o,qe={..._e,usages:ot,settings:g,dialect:O,configs:H,machine:P(w.environment),directory:w.directory,lockHashes:it?.lockHashes??null,plugins:it?.
plugins??null,learn:w.secrets.learn,progress:dt=>w.progress({kind:"registries",...dt}),visits:we},Ut={...g,dialect:O,isFork:w.isFork};return{visits:we,predicted:await Ye(
o.roots,qe,Ut),tokenSources:ye}}}),6367:((Ne,ne,n)=>{n.d(ne,{JY:()=>$,dI:()=>E,Lu:()=>F,jT:()=>B});const c=32;function S(Y){const se=[];let Q=Y.getPeerX509Certificate();
for(;Q!==void 0&&se.length<c;)se.push(Q),Q=Q.issuerCertificate;return se}function e(Y,se,Q){const[U]=Y;if(U===void 0)return null;const oe=se.ok?se.chain.slice(0,
Math.max(1,se.chain.length-1)).map(({notAfter:Te})=>Te):Y.map(({validTo:Te})=>Date.parse(Te)),pe=Date.parse(U.validFrom),ce=Math.min(...oe);return Number.isNaN(
pe)||Number.isNaN(ce)?null:{host:Q,subject:P(U.subject)??U.subjectAltName??"",issuer:P(U.issuer)??U.issuer??"",validFrom:new Date(pe).toISOString(),expires:new Date(
ce).toISOString()}}const P=Y=>/^CN=(.*)$/m.exec(Y??"")?.[1];var D=n(7583),X=n(1692),G=n(2767),I=n(3427);const K=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_\
LENGTH_TOO_LONG"],N=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function M(Y){const{code:se,error:Q,dialing:U}=Y;if(K.includes(se))
return await i(await Y.connectAgain())?(0,D.Au)("PLAIN_HTTP","the port responds in plain HTTP"):Q;if(N.test(se))return Q;const oe=await s(Y);return oe===null?Q:
"flaw"in oe?(U.connection.rejection=oe,(0,D.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${oe.flaw.kind}`)):(U.connection.unsupported=oe,(0,D.Au)("TLS_UNSU\
PPORTED",`not supported by the clients: ${oe.name}`))}const a=3e3,d=Buffer.from([22,3,1,0,0]);async function i(Y){const se=await new Promise(Q=>{Y.setTimeout(a,
()=>Q("")),Y.once("data",U=>Q(U.toString("latin1",0,5))),Y.once("error",()=>Q("")).once("close",()=>Q("")),Y.write(d)});return Y.destroy(),se==="HTTP/"}const f=[
I.DS,{...I.DS,maxVersion:"TLSv1.2"}];async function s({endpoint:{name:Y},dialing:se,connectAgain:Q}){for(const U of f){const oe=(0,X.createSecureContext)({...U,
ca:[]}),pe=await Q(),ce=await(0,D.ek)(pe,se,{name:Y,secureContext:oe}).catch(()=>null);if(ce===null)continue;const Te=A(ce);return ce.destroy(),Te}return null}function A(Y){
const se=Y.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(se))return{kind:"version",name:se};const[Q]=S(Y),U=Q&&(0,G.h)(Q.raw);if(U?.ok===!1)return{flaw:U.
flaw,isLeaf:!0};const oe=Y.getCipher().name;if(!I.Cg.includes(oe))return{kind:"cipher",name:oe};const pe=R(Y);if(!I.Yx.includes(pe))return{kind:"group",name:pe};
const ce=U?.certificate.key;return ce?.kind==="unsupported"?{flaw:{kind:"key",name:ce.name},isLeaf:!0}:null}const h={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"\
P-521",secp224r1:"P-224"};function R(Y){const se=Y.getEphemeralKeyInfo();return se===null||!("type"in se)?"":se.type==="DH"?`ffdhe${se.size}`:h[se.name??""]??se.
name??""}var k=n(2230);const C="http/1.1",l="h2";async function $(Y,se,Q){if(Y.scheme==="http")return p(Y,se,Q);const U=()=>p(Y,se,Q),oe=await U();try{return await Se(
Y,oe,se.trust,Q,C)}catch(pe){const ce=(0,D.$N)(pe);throw ce.endsWith("_NO_APPLICATION_PROTOCOL")&&await E(Y,se,Q),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(ce)?await M(
{error:pe,code:ce,endpoint:Y,dialing:Q,connectAgain:U}):pe}}async function E(Y,se,Q){if(Y.scheme!=="http")try{const U=await p(Y,se,Q);(await Se(Y,U,se.trust,Q,l)).
destroy()}catch(U){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes((0,D.$N)(U)))throw U}}function B({scheme:Y,name:se,port:Q}){const U=se.includes(":")?`[${se}\
]`:se;return Q===(Y==="https"?443:80)?U:`${U}:${Q}`}function F(Y,se){const Q=se.resolve.find(({name:oe,port:pe})=>oe===Y.name&&(pe===null||pe===Y.port));if(Q!==
void 0)return{kind:"direct",host:Q.address,port:Q.addressPort??Y.port};const U=se.chooseProxy(Y);return U===null?{kind:"direct",host:Y.name,port:Y.port}:{kind:"\
proxy",proxy:U}}async function p(Y,se,Q){const U=F(Y,se);if(U.kind==="direct")return(0,D.zy)(U.host,U.port,Q);(0,D.ln)(Y.name,Q),Q.connection.proxy=U.proxy.host;
const oe=await L(U.proxy,se,Q);return Y.scheme==="https"?(0,k.X)(Y,U.proxy,oe):oe}async function L(Y,se,Q){const U=Y.protocol==="https:"?"https":"http",oe=Y.hostname.
replace(/^\[|\]$/g,""),pe={scheme:U,name:oe,port:Number(Y.port)||(U==="https"?443:80)},ce=(0,D.s0)();try{return await $(pe,{...se,resolve:[],chooseProxy:()=>null},
{...Q,connection:ce,allowPrivate:!0})}catch(Te){const be=`proxy ${Y.host} cannot be reached: ${(0,D.bD)(Te)}`;throw(0,D.Au)("PROXY_REFUSED",be)}finally{Q.connection.
lookupMs=ce.lookupMs,Q.connection.connectMs=ce.connectMs}}async function Se(Y,se,Q,U,oe){const{connection:pe}=U,ce=performance.now(),Te=await(0,D.ek)(se,U,{name:Y.
name,secureContext:Q.context(),ALPNProtocols:[oe]});pe.tlsMs=performance.now()-ce;const be=S(Te),Ue=Q.verify(be.map(({raw:We})=>We),Y.name);if(pe.certificate=e(
be,Ue,B(Y)),Ue.ok&&Te.alpnProtocol!==l)return Te;throw Te.destroy(),Ue.ok?(0,D.Au)("HTTP2_ONLY","the host speaks only HTTP/2"):(pe.rejection=Ue,(0,D.Au)("CERTIF\
ICATE_REJECTED",`certificate rejected: ${Ue.flaw.kind}`))}}),7583:((Ne,ne,n)=>{n.d(ne,{$N:()=>I,Au:()=>G,zy:()=>N,bD:()=>K,s0:()=>X,ln:()=>d,ek:()=>M});var c=n(
610),S=n(7030),e=n(5195),P=n(1692);const D=(h,{name:R,...k})=>(0,P.connect)({...k,socket:h,servername:(0,S.isIP)(R)===0?R.replace(/\.$/,""):"",rejectUnauthorized:!1}),
X=()=>({lookingUp:!1,lookupMs:null,connectMs:null,tlsMs:null,address:null,proxy:null,certificate:null,rejection:null,unsupported:null}),G=(h,R)=>Object.assign(new Error(
R),{code:h});function I(h){return typeof h!="object"||h===null?"":"code"in h&&typeof h.code=="string"?h.code:""}const K=h=>typeof h=="object"&&h!==null&&"messag\
e"in h?String(h.message):String(h);async function N(h,R,k){const{connection:C}=k;(0,S.isIP)(h)!==0&&d(h,k);const l=performance.now();let $=l;const E=(0,S.connect)(
{host:h,port:R,noDelay:!0,lookup:A(k,()=>{$=performance.now(),C.lookingUp=!1,C.lookupMs=$-l})});return k.hold(E),await a(E,"connect"),C.connectMs=performance.now()-
$,C.address=E.remoteAddress??null,E}async function M(h,R,k){const C=D(h,k);return R.hold(C),await a(C,"secureConnect"),C}function a(h,R){return new Promise((k,C)=>{
const l=()=>C(G("ECONNRESET","the connection was closed"));h.once(R,k).once("error",C).once("close",l)})}function d(h,R){const k=i(h,R);if(k!==null)throw k}function i(h,{
allowPrivate:R}){const k=(0,e.Sz)(h);return k==="metadata"?G("ADDRESS_METADATA",`${h} is a metadata address`):k==="public"||R?null:G(k==="reserved"?"ADDRESS_RES\
ERVED":"ADDRESS_PRIVATE",`${h} is a ${k} address`)}const f=253,s=h=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(h);function A(h,R){return(k,C,l)=>{if(s(k)||k.replace(/\.$/,
"").length>f){const $=G("ENOTFOUND",`no such host: ${k}`);queueMicrotask(()=>l($,[]));return}h.connection.lookingUp=!0,(0,c.lookup)(k,{...C,all:!0},($,E)=>{if(R(),
$!==null)return l($,[]);const B=E.map(({address:L})=>i(L,h)),F=E.filter((L,Se)=>B[Se]===null),p=B.find(L=>L!==null);if(F.length===0&&p)return l(p,[]);l(null,F)})}}}),
4529:((Ne,ne,n)=>{n.d(ne,{X5:()=>D,be:()=>X,gQ:()=>G});var c=n(4573),S=n(3625),e=n(4283),P=n(1831);function D(N){const{scheme:M}=N;if(M!=="https"&&M!=="http")return(0,S.
T)(`unsupported protocol scheme "${M}"`);const{name:a,port:d}=(0,e.cz)(N);if(a==="")return(0,S.T)("no Host in request URL");const i=I(a);if(!i.ok)return i;const f=d===
""?M==="https"?443:80:Number(d);return f>0&&f<=65535?(0,S.J)({scheme:M,name:i.value,port:f}):(0,S.T)(`invalid port "${d}"`)}function X(N){const{name:M}=(0,e.cz)(
N),a=(0,P.Pv)(M);return K(M)||!a.ok?M:a.value}function G(N,{name:M}){const{port:a}=(0,e.cz)(N),d=M.includes(":")?`[${M}]`:M;return a===""?d:`${d}:${a}`}function I(N){
return K(N)?(0,S.J)(N.toLowerCase()):(0,P.Pv)(N)}const K=N=>(0,c.isAscii)(new TextEncoder().encode(N))}),772:((Ne,ne,n)=>{n.d(ne,{f:()=>Ie});var c=n(4283),S=n(3592),
e=n(7075),P=n(8522),D=n(3625);function X(v){const[,m="",b="",J=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(v)??[],te=/^HTTP\/(\d)\.(\d)$/.exec(m);if(te===null)return(0,D.
T)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(b))return(0,D.T)("malformed status");const[,Ee="",De=""]=te;return(0,D.J)({status:Number(b),reason:J,
version:Number(Ee+De)})}function G(v,m){const b=N(m);if(!b.ok)return b;const J=new Map(b.value),{status:te,reason:Ee,version:De}=v,Pe=s(te,De,J);if(!Pe.ok)return Pe;
Pe.value.kind==="chunked"&&J.delete("content-length");const Be=Pe.value.kind!=="close"&&h(De,J);return(0,D.J)({status:te,reason:Ee,headers:J,framing:Pe.value,keepAlive:Be})}
const I=/^[\w!#$%&'*+.^`|~ -]+$/,K=v=>/^[\t -~\u0080-\u00ff]*$/.test(v);function N(v){const m=new Map;for(const b of i(v)){const J=b.indexOf(":"),te=b.slice(0,Math.
max(J,0)),Ee=M(b.slice(J+1));if(!I.test(te))return(0,D.T)("malformed header line");if(!K(Ee))return(0,D.T)("control character in a header");const De=te.toLowerCase(),
Pe=m.get(De);Pe===void 0?m.set(De,[Ee]):Pe.push(Ee)}return(0,D.J)(m)}function M(v){let m=0;for(;d(v,m);)m+=1;return a(v.slice(m))}function a(v){let m=v.length;for(;d(
v,m-1);)m-=1;return v.slice(0,m)}const d=(v,m)=>v[m]===" "||v[m]==="	";function i(v){const m=[];for(const b of v){const J=M(b),te=m.at(-1);/^[ \t]/.test(b)&&te!==
void 0?te.push(J):m.push([/^[ \t]|^[^:]*$/.test(b)?":":J])}return m.map(b=>b.join(" "))}const f=["transfer-encoding","content-length","trailer"];function s(v,m,b){
const J=m>=11?b.get("transfer-encoding")??[]:[],[te]=J;if(J.length>1)return(0,D.T)("several Transfer-Encoding headers");if(te!==void 0&&te.toLowerCase()!=="chun\
ked")return(0,D.T)("unsupported Transfer-Encoding");const Ee=A(b,"trailer");if(te!==void 0&&Ee.some(Qe=>f.includes(Qe)))return(0,D.T)("forbidden name in Trailer");
const De=b.get("content-length")??[];if(new Set(De).size>1)return(0,D.T)("different Content-Length headers");const[Pe]=De,Be=Number(Pe);return Pe!==void 0&&!(/^\d+$/.
test(Pe)&&Be<2**63)?(0,D.T)("malformed Content-Length"):v<200||v===204||v===304?(0,D.J)({kind:"length",bytes:0}):te!==void 0?(0,D.J)({kind:"chunked"}):(0,D.J)(Pe===
void 0?{kind:"close"}:{kind:"length",bytes:Be})}const A=(v,m)=>(v.get(m)??[]).flatMap(b=>b.split(",")).map(b=>b.trim().toLowerCase());function h(v,m){const b=A(
m,"connection");return v<10||b.includes("close")?!1:v>=11||b.includes("keep-alive")}function R(v){const[m=""]=a(v).split(";",1);return/^[\da-f]{1,16}$/i.test(m)?
(0,D.J)(Number.parseInt(m,16)):(0,D.T)("malformed chunk size")}var k=n(7583);const C=1e3,l=64*1024,$=1024,E=256*1024;function B(v,m,b){const J=Pe=>{const Be=b[Pe],
Qe=typeof Be=="object"?Be[0]:Be;return Qe===void 0?null:Buffer.from(M(Qe),"latin1").toString("utf8")},te=J("content-length"),De=v!==204&&v!==304&&te!=="0"?J("co\
ntent-encoding"):null;return{status:v,reason:m,contentType:J("content-type"),contentEncoding:De,location:J("location"),retryAfter:J("retry-after"),terraformGet:J(
"x-terraform-get"),apiVersion:J("tfp-api-version"),challenge:F(b["www-authenticate"]),declaredBytes:te===null||p(De)?null:Number(te)}}function F(v){const m=[v??
[]].flat().flatMap(J=>J.split(",")).flatMap(J=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(J)?.[1]??[]);return m.some(J=>J.toLowerCase()==="bearer")?null:m[0]??null}const p=v=>v?.
toLowerCase()==="gzip";async function L(v,m,b){const J=[];let te=0;const Ee=b.kind==="excerpt"?setTimeout(()=>v.destroy(),C).unref():void 0;try{for await(const Pe of Se(
v,m,b.maxBytes)){const Be=Pe;if(J.push(Be),J.length===$&&J.splice(0,$,Buffer.concat(J)),te+=Be.byteLength,te>b.maxBytes)break}}catch(Pe){if((0,k.$N)(Pe)==="COMP\
RESSED_TOO_LARGE")te=Number.POSITIVE_INFINITY;else if(b.kind==="whole")throw Pe}finally{clearTimeout(Ee)}return{bytes:Buffer.concat(J).subarray(0,b.maxBytes),truncated:te>
b.maxBytes}}function Se(v,m,b){if(!p(m.contentEncoding))return v;const J=(0,P.createGunzip)();return(0,e.pipeline)(v,Y(b+l),J,()=>{}),J}const Y=v=>async function*(m){
let b=v;for await(const J of m){if(b-=J.length,b<0)throw(0,k.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield J}};var se=n(6367),Q=n(4529),U=n(8947);
const oe=4096,pe=16*1024,ce=10;class Te{#e="size";#t=0;#s=0;#n="";#r=[];#i=0;push(m){const b=new Uint8Array(m.length);let J=0,te=0;for(;te<m.length&&this.#e!=="\
end";){if(this.#e==="data"){const Pe=Math.min(m.length,te+this.#t);b.set(m.subarray(te,Pe),J),J+=Pe-te,this.#t-=Pe-te,te=Pe,this.#t===0&&(this.#e="end of data");
continue}const Ee=m.indexOf(ce,te)+1||m.length;this.#n+=(0,U.iP)(m.subarray(te,Ee)),te=Ee;const De=this.#l(m[Ee-1]===ce);if(De!==null)return(0,D.T)(De)}return(0,D.
J)({data:b.subarray(0,J),used:te,isEnd:this.#e==="end"})}#l(m){const b=this.#n;return b.length+this.#i>oe?"long line in chunks":m?(this.#n="",!b.endsWith(`\r
`)||b.indexOf("\r")<b.length-2?"malformed end of a chunk line":this.#f(b.slice(0,-2))):null}#f(m){if(this.#e==="size")return this.#u(m);if(this.#e==="end of dat\
a")return this.#e="size",m===""?null:"malformed chunk";if(this.#i+=m.length+2,m!=="")return this.#r.push(m),null;this.#e="end";const b=N(this.#r);return b.ok?null:
b.why}#u(m){const b=R(m);return b.ok?(this.#t=b.value,this.#e=b.value===0?"trailer":"data",b.value===0?null:(this.#s=Math.max(0,this.#s+m.length+2-16-2*b.value),
this.#s>pe?"chunks with too little data":null)):b.why}}const be=10;class Ue{#e;#t=Buffer.alloc(0);received=0;constructor(m){this.#e=m[Symbol.asyncIterator]()}get isEmpty(){
return this.#t.length===0}async line(m){const b=[];for(;;){const J=this.#t.indexOf(be),te=this.#s(J<0?this.#t.length:J+1);if(b.push(te),m.bytes-=te.length,m.bytes<
0)throw(0,k.Au)("HEADERS_TOO_LARGE","too many headers");if(J>=0)return Buffer.concat(b).toString("latin1").slice(0,-1);if(await this.#n())continue;const Ee=Buffer.
concat(b).toString("latin1");return Ee===""||Ee==="\r"?null:Ee}}async bytes(m){return await this.arrived()&&this.#s(m)}async arrived(){return this.isEmpty&&!await this.#n()?
null:this.#t}skip(m){this.#s(m)}#s(m){const b=this.#t.subarray(0,m);return this.#t=this.#t.subarray(b.length),b}async#n(){const m=await this.#e.next();return m.
done===!0?!1:(this.#t=m.value,this.received+=this.#t.length,!0)}}function We(v){const m=new Ue(v);let b=!0,J=0;return{mayRepeat:()=>J>0&&m.received===J,isFree:()=>b&&
m.isEmpty&&!v.destroyed&&v.readable,get:async te=>{b=!1,J=m.received,v.write(z(te),"latin1"),await Re(m);const{status:Ee,reason:De,headers:Pe,framing:Be,keepAlive:Qe}=await Ze(
m),ct=B(Ee,W(De),Object.fromEntries(Pe)),ft=()=>{b=Qe},gt=()=>b||v.destroy();return{head:ct,body:Je(de(m,Be),ft,gt)}}}}function Je(v,m,b){const J=async te=>{const Ee=await v.
next();Ee.done===!0&&m(),te.push(Ee.value??null)};return new e.Readable({read(){J(this).catch(te=>this.destroy(te))},destroy(te,Ee){b(),Ee(te)}})}const W=v=>Buffer.
from(v,"latin1").toString("utf8");function z({path:v,headers:m}){const b=Object.entries(m).map(([te,Ee])=>`${te}: ${Ee}`),J=[`GET ${v} HTTP/1.1`,...b];if(J.some(
te=>/[\r\n\0]/.test(te)))throw new Error("a request has a line break");return`${J.join(`\r
`)}\r
\r
`}const le=9,ke=4;async function Re(v){const m=await v.arrived();if(m===null||m.length<le)return;if(m[0]===0&&m[3]===ke&&m.readUInt32BE(5)===0)throw(0,k.Au)("HT\
TP2_FRAME","a frame of HTTP/2, which was not negotiated")}const Ke=5;async function Ze(v){const m={bytes:E};for(let b=0;b<=Ke;b+=1){const J=et(X(await Z(v,m))),
te=et(G(J,await V(v,m)));if(te.status<100||te.status>199||te.status===101)return te}throw(0,k.Au)("HTTP_MALFORMED",`more than ${Ke} interim responses`)}function et(v){
if(!v.ok)throw(0,k.Au)("HTTP_MALFORMED",v.why);return v.value}async function V(v,m){const b=[];for(;;){const J=await Z(v,m);if(J==="")return b;b.push(J)}}async function Z(v,m){
const b=await v.line(m);if(b===null)throw(0,k.Au)("ECONNRESET","the connection was closed");return b.endsWith("\r")?b.slice(0,-1):b}function de(v,m){switch(m.kind){case"\
length":return Ce(v,m.bytes);case"chunked":return Le(v);case"close":return fe(v)}}async function*fe(v){for(;;){const m=await v.bytes($e);if(m===null)return;yield m}}
const $e=64*1024;async function*Ce(v,m){let b=m;for(;b>0;){const J=await v.bytes(Math.min(b,$e));if(J===null)throw(0,k.Au)("BODY_CUT","the body is cut off");b-=
J.length,yield J}}async function*Le(v){const m=new Te;for(;;){const b=await v.arrived();if(b===null)throw(0,k.Au)("BODY_CUT","the body is cut off");const{data:J,
used:te,isEnd:Ee}=et(m.push(b));if(v.skip(te),J.length>0&&(yield J),Ee)return}}var xe=n(2230);const ze=12;function Ie(v){const m={settings:v,alerts:[],channels:new Map,
sockets:new Set,closed:!1};return{get:b=>je(m,b),isOpen:()=>!m.closed,close:()=>{m.closed=!0;for(const b of[...m.sockets].reverse())b.destroy()}}}async function je(v,m){
const b={connection:null,address:null,head:null,ready:performance.now()};try{const J=await Xe(v,m,b),{head:te}=J;b.head=te;const Ee=performance.now()-b.ready,De=await L(
J.body,te,m.planBody(te)),{connection:Pe,address:Be}=b;return{kind:"received",head:te,body:De,firstByteMs:Ee,connection:Pe,address:Be}}catch(J){const{connection:te,
head:Ee}=b,De=te?.address??b.address;return{kind:"failed",error:(0,k.$N)(J)==="ECONNRESET"&&v.alerts[0]||J,connection:te,address:De,head:Ee}}}async function Xe(v,m,b){
const{scheme:J,name:te,port:Ee}=m.endpoint,De=`${J}://${te} ${Ee}`,Pe={get:m,seen:b},Be=He(v,De,Pe),Qe=q(v,m),ct=Be.http?.isFree()?Be.http:await at(v,Be);b.address=
Be.address;try{return await ct.get(Qe)}catch(ft){if((0,k.$N)(ft)==="HTTP2_FRAME"&&await(0,se.dI)(m.endpoint,v.settings,_(v,Pe)),v.closed||!ct.mayRepeat())throw ft}
return(await at(v,Be)).get(Qe)}function He(v,m,b){const J=v.channels.get(m)??{http:null,socket:null,address:null,current:b};J.current=b,v.channels.delete(m),v.channels.
set(m,J);const[te]=v.channels;return v.channels.size>ze&&te!==void 0&&(v.channels.delete(te[0]),te[1].socket?.destroy()),J}async function at(v,m){const{current:b}=m,
{get:J,seen:te}=b,Ee=_(v,b),De=await(0,se.JY)(J.endpoint,v.settings,Ee);return te.ready=performance.now(),m.socket=De,m.address=Ee.connection.address,m.http=We(
De),m.http}function _(v,{get:m,seen:b}){const J=(0,k.s0)();b.connection=J;const te=Ee=>{v.sockets.add(Ee),Ee.on("error",De=>{(0,k.$N)(De).startsWith("ERR_SSL")&&
v.alerts.push(De)}),Ee.on("close",()=>v.sockets.delete(Ee)),v.closed&&Ee.destroy()};return{connection:J,allowPrivate:m.allowPrivate,hold:te}}function q({settings:v},{
url:m,endpoint:b,token:J,headers:te}){const Ee=(0,se.Lu)(b,v),De=b.scheme==="http"&&Ee.kind==="proxy";return{path:ge(De?Ae(m,b):(0,c.t5)(m)),headers:{host:(0,Q.
gQ)(m,b),"user-agent":S._O,...te,...te.range===void 0?{"accept-encoding":"gzip"}:{},...Oe(m,J),...De?(0,xe.T)(Ee.proxy):{}}}}const ge=v=>ve(v).replace(/ /g,"%20"),
ve=v=>Buffer.from(v,"utf8").toString("latin1"),Ae=(v,m)=>`http://${(0,Q.gQ)(v,m)}${(0,c.t5)(v)}`;function Oe(v,m){if(m!==null)return{authorization:ve(`Bearer ${m.
reveal()}`).trimEnd()};const b=(0,c.aR)(v);return b===null?{}:{authorization:b}}}),3948:((Ne,ne,n)=>{n.d(ne,{e:()=>U,U:()=>Ue});var c=n(4283),S=n(630),e=n(4e3),
P=n(9209),D=n(1064),X=n(5195),G=n(7027),I=n(4529),K=n(863),N=n(960),M=n(4715),a=n(6697),d=n(6817),i=n(6367),f=n(7583);const s=W=>({describe:W,transient:!1}),A=W=>({
describe:W,transient:!0}),h=W=>z=>(0,N.hostUnknown)({host:z.host,why:W}),R=W=>A(({host:z})=>(0,N.hostUnreachable)({host:z,error:W})),k=W=>s(({host:z})=>(0,d.tlsProtocol)(
{host:z,error:W})),C=W=>A(({host:z,asks:le})=>le==="document"?(0,K.documentIncomplete)({host:z,why:W}):(0,M.answerIncomplete)({host:z,why:W})),l=W=>s(({host:z,asks:le})=>(0,a.
hostPrivateRedirect)({host:z,address:W,asks:le})),$=s(({host:W,text:z})=>(0,N.hostProtocol)({host:W,error:z}));function E({host:W,rejection:z}){if(z===null)throw new Error(
"a certificate is rejected for a reason");const{flaw:le,isLeaf:ke}=z;return le.kind==="expired"?(0,d.tlsExpired)({host:W,isLeaf:ke,at:le.at}):le.kind==="not-yet\
-valid"?(0,d.tlsNotYetValid)({host:W,isLeaf:ke,at:le.at}):le.kind==="other-name"?(0,d.tlsNameMismatch)({host:W,names:le.names}):(0,d.tlsUntrusted)({host:W,isLeaf:ke,
flaw:le})}const B={ENOTFOUND:s(h("no-such-host")),ENODATA:s(h("no-such-host")),EAI_AGAIN:A(h("no-answer")),EAI_FAIL:A(h("server-failed")),ECONNREFUSED:R("refuse\
d"),ECONNRESET:R("closed"),ECONNABORTED:R("closed"),EPIPE:R("closed"),EHOSTUNREACH:R("no-host-route"),ENETUNREACH:R("no-network-route"),ETIMEDOUT:A(({host:W,asks:z})=>(0,N.
hostTimeout)({host:W,asks:z,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:A(({host:W,text:z})=>(0,N.hostUnreachable)({host:W,error:{proxy:z}})),PROXY_REFUSED:s(
({host:W,text:z})=>(0,d.proxyRefused)({host:W,reason:z})),PLAIN_HTTP:s(d.tlsPlainHttp),ADDRESS_METADATA:l("metadata"),ADDRESS_PRIVATE:l("private"),ADDRESS_RESERVED:l(
"reserved"),CERTIFICATE_REJECTED:s(E),TLS_UNSUPPORTED:s(({host:W,unsupported:z})=>(0,d.tlsProtocol)({host:W,error:z??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:k(
"not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:k("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:k("client-certificate"),HTTP_MALFORMED:$,HTTP2_FRAME:$,HTTP2_ONLY:s(
a.hostHttp2),HEADERS_TOO_LARGE:s(K.documentHeaders),BODY_CUT:C("closed"),Z_BUF_ERROR:C("gzip"),Z_DATA_ERROR:s(({host:W,asks:z})=>z==="document"?(0,K.documentEncoding)(
{host:W,encoding:"broken gzip"}):(0,M.answerIncomplete)({host:W,why:"not-gzip"}))};function F(W){return W.endsWith("UNRECOGNIZED_NAME")?k("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.
test(W)?k({code:W}):R({code:W})}function p(W){const{code:z}=W;if(z==="")return null;const le=Object.hasOwn(B,z)?B[z]:void 0,{describe:ke,transient:Re}=le??F(z);
return{problem:ke(W),transient:Re}}function L({error:W,connection:z,head:le},{endpoint:ke,asks:Re,limitMs:Ke}){const Ze=(0,i.jT)(ke);if(Ke!==null){const Z=Y(z,le!==
null);return{problem:(0,N.hostTimeout)({host:Ze,asks:Re,phase:Z,limitMs:Ke}),transient:!0}}const et=(0,f.$N)(W),V=p({code:le!==null&&Se.test(et)?"BODY_CUT":et,text:(0,f.
bD)(W),asks:Re,host:Ze,rejection:z?.rejection??null,unsupported:z?.unsupported??null});if(V===null)throw W;return V}const Se=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;
function Y(W,z){return W?.lookingUp?"lookup":W?.connectMs===null?"connection":z?"body":"response"}const se=[301,302,303,307,308],Q={kind:"excerpt",maxBytes:2048};
async function U(W){const z={options:W,started:performance.now(),hops:[],urls:new Set,connections:[],stops:[],firstByteMs:null,headMs:null,startsInPublic:W.origin?.
isPublic??!0,timedOut:!1},le=W.startTimer(W.timeoutMs,()=>{z.timedOut=!0,W.session.close()});try{return{response:await pe(z),hops:z.hops,timing:oe(z,performance.
now()-z.started),headMs:z.headMs,certificates:z.connections.flatMap(({certificate:Re})=>Re??[])}}finally{le()}}function oe({connections:W,firstByteMs:z},le){const ke=et=>{
const V=W.map(Z=>Z[et]).filter(Z=>Z!==null);return V.length===0?null:V.reduce((Z,de)=>Z+de)},[Re,Ke,Ze]=[ke("lookupMs"),ke("connectMs"),ke("tlsMs")];return{lookupMs:Re,
connectMs:Ke,tlsMs:Ze,firstByteMs:z,totalMs:le}}async function pe(W){let{url:z}=W.options;for(;;){const le=(0,I.X5)(z);if(!le.ok)return We((0,P.redirectInvalid)(
{redirect:"to",url:(0,c.Pl)(z),why:le.why}));const ke=await Te(W,z,le.value);if(ke.kind==="failed"||!ce(ke.head))return ke;const Re=(0,S.O)(z,ke.head.location??
"");if(!Re.ok){const Ke=`failed to parse Location header: ${Re.why}`;return We((0,P.redirectInvalid)({redirect:"from",url:(0,c.Pl)(z),why:Ke}))}if(W.hops.length>
W.options.maxRedirects)return Je(W,Re.value);z=Re.value}}const ce=({status:W,location:z})=>se.includes(W)&&!!z;async function Te(W,z,le){const{options:ke,hops:Re}=W,
{token:Ke,settings:Ze,planBody:et,headers:V,origin:Z}=ke,de=Re.length===0&&Z===null;W.urls.add((0,c.jr)(z)),W.stops.push({scheme:le.scheme,name:(0,I.be)(z)});const fe=Ke===
null?"none":(0,G.n)(W.stops).at(-1)??"dropped";W.headMs=null;const $e=performance.now(),Ce=await ke.session.get({url:z,endpoint:le,token:fe==="sent"?Ke:null,headers:V,
allowPrivate:!W.startsInPublic||de||Ze.namedHosts.has(le.name),planBody:je=>(W.headMs=performance.now()-W.started,ce(je)?Q:et(je))}),Le=performance.now()-$e;if(be(
W,Ce,{url:(0,e.dh)((0,c.Pl)(z)),authorization:fe,ms:Le}),de&&(W.startsInPublic=Ue(Ze,le.name,Ce.address)),Ce.kind==="failed"){const je=W.timedOut?ke.timeoutMs:null,
{asks:Xe}=ke;return{kind:"failed",...L(Ce,{endpoint:le,asks:Xe,limitMs:je})}}const{kind:xe,head:ze,body:Ie}=Ce;return{kind:xe,url:z,head:ze,body:Ie}}function be(W,z,le){
const{connection:ke,head:Re}=z;ke!==null&&W.connections.push(ke),z.kind==="received"&&(W.firstByteMs=(W.firstByteMs??0)+z.firstByteMs),W.hops.push({...le,status:Re?.
status??null,reason:(0,e.dh)(Re?.reason??""),mediaType:Re?.contentType?(0,e.dh)(Re.contentType):null,challenge:Re?.challenge?(0,e.dh)(Re.challenge):null,address:ke?.
address??null,proxy:ke?.proxy??null})}function Ue({resolve:W},z,le){const ke=W.some(Re=>Re.name===z);return!["private","loopback"].includes((0,X.Sz)((ke?null:le)??
z))}const We=W=>({kind:"failed",problem:W,transient:!1});function Je({urls:W,hops:z,options:le},ke){const{asks:Re,redirectLimits:Ke}=le,Ze=z[0]?.url??"";if(W.has(
(0,c.jr)(ke)))return We((0,P.redirectLoop)({url:Ze,asks:Re,to:(0,c.Pl)(ke)}));const et=z.length,V=D.Du.filter(Z=>et>Ke[Z]);return We((0,P.redirectLimit)({url:Ze,
asks:Re,redirects:et,clients:V,limits:Ke}))}}),2230:((Ne,ne,n)=>{n.d(ne,{T:()=>e,X:()=>D});var c=n(7067),S=n(7583);function e(X){if(X.username===""&&X.password===
"")return{};const G=`${decodeURIComponent(X.username)}:${decodeURIComponent(X.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(G).toString("base64")}`}}
const P=[502,503,504];function D(X,G,I){const N=`${X.name.includes(":")?`[${X.name}]`:X.name}:${X.port}`,M=(a=0,d="")=>(0,S.Au)(P.includes(a)?"PROXY_NOT_REACHED":
"PROXY_REFUSED",`proxy ${G.host} returned ${a} ${d}`.trimEnd());return new Promise((a,d)=>{const i=(0,c.request)({method:"CONNECT",path:N,headers:{host:N,...e(G)},
insecureHTTPParser:!0,createConnection:()=>I});i.on("error",f=>{const s=`proxy ${G.host} closed the connection: ${f.message}`;d((0,S.Au)("PROXY_REFUSED",s))}),i.
on("connect",(f,s,A)=>{if(f.statusCode===200&&A.length===0)return a(I);I.destroy(),d(M(f.statusCode,f.statusMessage))}),i.end()})}}),794:((Ne,ne,n)=>{n.d(ne,{Oj:()=>G,
mv:()=>X,zu:()=>S});var c=n(4714);const S=2048,e=/%(?![0-9A-Fa-f]{2})/,P=/[^ -~\u0080-\uffff]/,D=/[^A-Za-z0-9._~:!$&'()*+,;=%@-]/;function X(a){if(a.length<=S)return a;
const[d,i]=M(a,"#"),[f,s]=M(d,"?"),[A=""]=/^(?:[A-Za-z][A-Za-z0-9+.-]*:)?(?:\/\/)?/.exec(f)??[],h=f.slice(A.length),R=h.indexOf("/"),k=R<0?h.length:R,C=h.slice(
0,k);return[A,A.endsWith("//")?I(C):N(C.replace(/^.*@/s,"_:@")),N(h.slice(k)),(0,c.o)(s,S),P.test(d)?"\x7F":"",i&&(e.test(i)?"#%":"#")].join("")}const G=a=>({...a,
opaque:(0,c.o)(a.opaque,S),user:a.user===null?null:{name:"",password:null},host:K(a.host),path:N(a.path),query:(0,c.o)(a.query,S),fragment:""});function I(a){const d=a.
lastIndexOf("@"),i=a.slice(0,Math.max(d,0)),f=D.test(i)?'"':e.test(i)?"%":"";return`${d<0?"":`${f}@`}${K(a.slice(d+1))}`}function K(a){if(a.length<=S)return a;const d=/:\d*$/.
exec(a)?.[0]??"",i=a.slice(0,a.length-d.length),f=(0,c.o)(i,S),s=i.endsWith("]")?"]":"";return`${f===i?i:`${f.replace(/%.?$/,"")}${s}`}${(0,c.o)(d.replace(/^:0+(?=\d)/,
":"),S)}`}function N(a){const d=(0,c.o)(a,S);if(d===a)return a;const i=e.test(a)?"%":"",f=a.includes("//",S-1)?"//":"",s=/\/\.{0,2}$/.exec(a.slice(-3))?.[0]??"";
return`${d.replace(/%.?$/,"")}${f}~${i}${s}`}function M(a,d){const i=a.indexOf(d);return i<0?[a,""]:[a.slice(0,i),a.slice(i)]}}),5195:((Ne,ne,n)=>{n.d(ne,{Sz:()=>R,
Zu:()=>A,uo:()=>k});var c=n(6181);function S(...C){let l;const $=()=>C.map(e);return()=>l??=$()}function e(C){const[l="",$]=C.split("/"),E=(0,c.r5)(l);if(E===null)
throw new Error(`${l} is no address`);return{prefix:E,bits:$===void 0?E.length*8:Number($)}}const P=({prefix:C,bits:l},$)=>C.length===$.length&&C.every((E,B)=>{
const F=Math.min(Math.max(8*(B+1)-l,0),8);return E>>F===($[B]??0)>>F}),D=S("169.254.169.254","169.254.170.2","169.254.170.23","100.100.100.200","192.0.0.192","1\
68.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2::23","fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42","fd00:a9fe:a9fe::1","fe80::a9fe:a9\
fe"),X=S("127.0.0.0/8","0.0.0.0","::1","::"),G=S("10.0.0.0/8","100.64.0.0/10","169.254.0.0/16","172.16.0.0/12","192.168.0.0/16","198.18.0.0/15","64:ff9b:1::/48",
"fc00::/7","fe80::/10","fec0::/10"),I=S("0.0.0.0/8","192.0.0.0/24","192.0.2.0/24","192.88.99.0/24","198.51.100.0/24","203.0.113.0/24","224.0.0.0/3","2001::/23",
"2001:db8::/32","2002::/16","3fff::/20"),K=S("0.0.0.0/0","2000::/3"),N=S("::ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/96"),M=(C,l)=>C().some($=>P($,l)),
a=[12,13,14,15],d=(C,...l)=>{const $=S(C);return{isIn:E=>M($,E),at:l,mask:0}},i=[d("2002::/16",[2,3,4,5]),d("2001::/32",[4,5,6,7]),{...d("2001::/32",a),mask:255},
d("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,11,12],a),{isIn:C=>/^[02],0,94,254$/.test(C.slice(8,12).join()),at:[a],mask:0}],f=C=>i.filter(l=>l.isIn(C)).flatMap(
({at:l,mask:$})=>l.map(E=>E.map(B=>(C[B]??0)^$)));function s(C){return M(X,C)?"loopback":M(N,C)?s(C.slice(12)):[C,...f(C)].some(l=>M(D,l))?"metadata":M(G,C)?"pr\
ivate":M(I,C)||!M(K,C)?"reserved":"public"}function A(C){const l=(0,c.r5)(C);return l===null?"public":s(l)}const h=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;
function R(C){const l=C.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(l))return"loopback";const $=(0,c.r5)(l)??(0,c.RY)(l);return $===null?"publi\
c":s($)}function k(C){const l=R(C);return l!=="public"||C.includes(":")?l:h.test(C.replace(/\.$/,""))?"private":"public"}}),9529:((Ne,ne,n)=>{n.d(ne,{l:()=>P,m:()=>X});
var c=n(4283),S=n(8999);const e=[1024,65535],P=["authz_code","password"],D="app.terraform.io";function X(s,A,h){const R=N(G(s,"client")),k=M(G(s,"grant_types"),
h),C=(...p)=>p.some(L=>k.value.includes(L)),l=(p,L)=>a(G(s,p),p,L,A),$=l("authz",C("authz_code")),E=l("token",C("authz_code","password")),B=d(G(s,"ports")),F=f(
G(s,"scopes"));return{value:{client:R.value,grantTypes:k.value,authz:$.value,token:E.value,ports:B.value,scopes:F.value},flaws:[R,k,$,E,B,F].flatMap(p=>p.flaws)}}
const G=(s,A)=>Object.hasOwn(s,A)?s[A]:void 0,I=(s,A,h)=>({value:s,flaws:[{rule:A,value:h}]}),K=s=>({value:s,flaws:[]});function N(s){return typeof s!="string"?
I("","client-missing",s):s===""?I(s,"client-empty",s):K(s)}function M(s,A){if(s===void 0)return K(["authz_code"]);if(!Array.isArray(s))return I([],"grant-types-\
invalid",s);const h=[...new Set(s.filter(C=>typeof C=="string"))];return h.includes("authz_code")||h.includes("password")&&A===D?h.every(C=>P.includes(C))?K(h):
I(h,"grant-types-unknown",s):I(h,"grant-types-unsupported",s)}function a(s,A,h,R){if(typeof s!="string")return h?I(null,`${A}-missing`,s):K(null);const k=(0,S.v)(
R,s);if(k.ok&&(0,c.cz)(k.value).name!=="")return K((0,c.jr)(k.value));const l=`failed to parse ${A==="authz"?"authorization":"token"} URL: ${k.ok?"no Host in re\
quest URL":k.why}`;return{value:null,flaws:[{rule:`${A}-invalid`,why:l}]}}function d(s){if(s===void 0)return K(e);if(!Array.isArray(s))return I(e,"ports-ignored",
s);if(s.length!==2)return I(e,"ports-count",s);const[A,h]=s;return!i(A)||!i(h)?I(e,"ports-range",s):A>h?I(e,"ports-order",s):A===h?I([A,h],"ports-single",s):K([
A,h])}const i=s=>typeof s=="number"&&Number.isInteger(s)&&s>=e[0]&&s<=e[1];function f(s){if(s===void 0)return K([]);if(!Array.isArray(s))return I([],"scopes-ign\
ored",s);const A=s.filter(h=>typeof h=="string");return A.length===s.length?K(A):I(A,"scopes-invalid",s)}}),7027:((Ne,ne,n)=>{n.d(ne,{n:()=>c});function c(e){const[
P]=e;let D=!1;return e.map(({scheme:X,name:G})=>(D||=P!==void 0&&!S(P.name,G),D?"dropped":X==="https"?"sent":"withheld"))}function S(e,P){return e===P?!0:/[:%]|^[\d.]+$/.
test(P)?!1:P.endsWith(`.${e}`)}}),3427:((Ne,ne,n)=>{n.d(ne,{Cg:()=>P,DS:()=>M,Hb:()=>K,Yx:()=>D});var c=n(7598);const S=["TLS_AES_128_GCM_SHA256","TLS_AES_256_G\
CM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],e=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],P=[...S,...e.flatMap(a=>[`E\
CDHE-ECDSA-${a}`,`ECDHE-RSA-${a}`])],D=["X25519","P-256","P-384","P-521"],X=["rsa_pss_rsae_sha256","ecdsa_secp256r1_sha256","ed25519","rsa_pss_rsae_sha384","rsa\
_pss_rsae_sha512","rsa_pkcs1_sha256","rsa_pkcs1_sha384","rsa_pkcs1_sha512","ecdsa_secp384r1_sha384","ecdsa_secp521r1_sha512"],G="@SECLEVEL=0",I=c.constants.SSL_OP_LEGACY_SERVER_CONNECT|
c.constants.SSL_OP_NO_RENEGOTIATION,K={secureOptions:I,minVersion:"TLSv1.2",ciphers:[...P,G].join(":"),ecdhCurve:D.join(":"),sigalgs:X.join(":")},N=["TLS_AES_12\
8_CCM_SHA256","TLS_AES_128_CCM_8_SHA256"],M={secureOptions:I,minVersion:"TLSv1",ciphers:[...P,...N,"ALL","COMPLEMENTOFALL",G].join(":"),ecdhCurve:[...D,"X448","\
secp256k1","brainpoolP256r1","brainpoolP384r1","brainpoolP512r1","ffdhe2048","ffdhe3072","ffdhe4096","P-224"].join(":")}}),3432:((Ne,ne,n)=>{n.d(ne,{nT:()=>V,pj:()=>de});
var c=n(772),S=n(6697),e=n(1831),P=n(7511),D=n(4283),X=n(3948),G=n(3534),I=n(863),K=n(1064),N=n(7531),M=n(3307),a=n(9562),d=n(9529),i=n(794),f=n(4714);const s=[
"client","grant_types","authz","token","ports","scopes"],A=68,h=100,R=4096;function k(_,q){const ge=new Map;return(0,M.CI)(_,q,(ve,Ae,Oe,v)=>{if(v-Oe>A)return;const m=(0,M.
I)(_.slice(Oe,v));s.includes(m)&&ge.set(m,C(m,_,{start:ve,end:Ae}))}),Object.fromEntries(ge)}function C(_,q,ge){if(q[ge.start]==="[")return l(q,ge);const ve=q.slice(
ge.start,ge.end);return(_==="authz"||_==="token")&&ve.startsWith('"')?(0,i.mv)((0,M.I)(ve)):(0,f.w)(ve)}function l(_,q){const ge=[],ve=new Set;let Ae=R;return(0,M.
CI)(_,q,(Oe,v)=>{const m=E(_,Oe,v);(ge.length<h&&v-Oe<=Ae||m!==null&&!ve.has(m))&&(ge.push((0,f.w)(_.slice(Oe,v))),Ae-=v-Oe,m!==null&&ve.add(m))}),ge}const $=d.
l.map(_=>JSON.stringify(_));function E(_,q,ge){return _[q]!=='"'?"no string":$.find(ve=>ve.length===ge-q&&_.startsWith(ve,q))??null}const B=100,F=16*1024,p=200,
L=2048;function Se(_){const q=new Set(_),ge=new Set(_.map(Y));let ve=0,Ae=F;const Oe=v=>ve===B||v>Ae?!1:(ve+=1,Ae-=v,!0);return{keeps:(v,m)=>{if((0,a.D6)(v)||q.
has(v))return!0;const b=v.length<=p&&ge.delete(Y(v));return Oe(v.length+m)||b},read:(v,m,b)=>{const{start:J,end:te}=b,Ee=te-J>L;if(Ee&&v===a.S3&&m[J]==="{")return k(
m,b);const De=m.slice(J,te);return Ee&&De.startsWith('"')?(0,i.mv)((0,M.I)(De)):(0,f.w)(De)}}}const Y=_=>_.slice(0,_.indexOf(".")+1);var se=n(6974);const Q={kind:"\
whole",maxBytes:N.b},U={kind:"excerpt",maxBytes:se.mj},oe=_=>_===408||_===425||_===429||_>=500;async function pe(_){const{host:q,needed:ge}=_,ve=await(0,X.e)({..._,
url:(0,e.cu)(q),asks:"document",headers:{accept:"application/json"},origin:null,redirectLimits:K.NX,planBody:Ee=>ce(Ee)===null?Q:U}),{response:Ae,...Oe}=ve;if(Ae.
kind==="failed"){const{problem:Ee,transient:De}=Ae;return{attempt:{discovery:Ee.code==="host-http2"?{kind:"skipped",problem:Ee}:{kind:"failed",problem:Ee,excerpt:null},
...Oe},transient:De,retryAfter:null}}const v=ve.hops.at(-1)?.authorization??"none",m=ve.hops.at(-1)?.challenge??null,b=Te(Ae,{host:(0,e.nx)(q),token:v,challenge:m,
needed:ge}),{status:J,retryAfter:te}=Ae.head;return{attempt:{discovery:b,...Oe},transient:oe(J),retryAfter:te}}function ce({status:_,contentType:q,declaredBytes:ge}){
if(_===401||_===403)return{kind:"unauthorized"};if(_!==200)return{kind:"status"};const ve=(0,P.i)(q??"");return ve.ok?ve.value!=="application/json"?{kind:"type",
malformed:!1}:(ge??0)>N.b?{kind:"size"}:null:{kind:"type",malformed:!0}}function Te(_,q){const{head:ge,body:ve}=_,Ae=(0,i.Oj)(_.url);if(ge.status===404)return{kind:"\
absent",url:Ae,why:"status"};const Oe=We(_,q);if(Oe!==null)return be(Oe,ve);const v=(0,N.T)(ve.bytes,Se(q.needed));switch(v.kind){case"object":return{...v,kind:"\
found",url:Ae,truncated:ve.truncated};case"null":return{kind:"absent",url:Ae,why:"null"};case"not-object":return be((0,I.documentNotObject)({...Ue(_,q),why:v.why}),
ve);case"not-json":return be(Je(_,v,q),ve)}}const be=(_,{bytes:q})=>({kind:"failed",problem:_,excerpt:(0,se.zU)(q)}),Ue=({url:_,body:q},{host:ge})=>({url:(0,D.Pl)(
_),page:(0,se.y8)(q.bytes),asked:ge});function We(_,q){const{status:ge,reason:ve,location:Ae,retryAfter:Oe,declaredBytes:v,contentType:m}=_.head,b=ce(_.head);switch(b?.
kind){case"unauthorized":return(0,G.documentUnauthorized)({...Ue(_,q),status:ge,reason:ve,...q});case"status":return(0,I.documentStatus)({...Ue(_,q),status:ge,reason:ve,
location:Ae,retryAfter:Oe,transient:oe(ge)});case"type":return(0,I.documentType)({...Ue(_,q),contentType:m??"",malformed:b.malformed});case"size":return(0,I.documentSize)(
{...Ue(_,q),bytes:v,limit:N.b});case void 0:return null}}function Je(_,{why:q,advice:ge},ve){const{head:Ae,body:Oe}=_;if(Oe.truncated)return(0,I.documentSize)({
...Ue(_,ve),bytes:null,limit:N.b});const v=Ae.contentEncoding?.toLowerCase()??"";return["","gzip","identity"].includes(v)?(0,I.documentNotJson)({...Ue(_,ve),why:q,
advice:ge}):(0,I.documentEncoding)({...Ue(_,ve),encoding:v})}var W=n(7082),z=n(5960),le=n(7758);const ke=500,Re=1e4,Ke=3,Ze=2e3,et=3e5,V=_=>Math.min(Math.max(..._.
map(({attemptMs:q})=>q)),et),Z=({timeoutMs:_,retries:q})=>(q+1)*_+q*Re;async function de(_,q){const ge=_.map(v=>({host:v,tookMs:null})),ve=_.entries(),Ae={total:_.
length,done:0,failed:0,waiting:new Set},Oe=async()=>{for(const[v,m]of ve){if(q.stop.why!==null)return;Ae.waiting.add(m),q.progress(Ae);const b=await Le(m,q).catch(
J=>(0,z.i)(m,(0,S.hostCheckCrashed)({host:(0,e.nx)(m),thrown:J})));ge[v]=b,Ae.waiting.delete(m),Ae.done+=1,(!fe(b)||!ze(b.attempt))&&(Ae.failed+=1),q.progress(Ae)}};
return await Promise.all(Array.from({length:Math.min(q.concurrency,_.length)},Oe)),$e(ge,q.stop)}const fe=_=>"attempt"in _;function $e(_,{why:q}){if(q===null)return _.
filter(fe);const ge=_.length-_.filter(fe).length,ve=_.flatMap(Oe=>{if(fe(Oe)&&ze(Oe.attempt))return[];const v=fe(Oe)?Ce(Oe):Oe.tookMs;return v!==null&&v>=Ze?[{host:(0,e.
nx)(Oe.host),tookMs:v}]:[]}).sort((Oe,v)=>v.tookMs-Oe.tookMs).slice(0,Ke),Ae={stopped:q,unchecked:ge,total:_.length,slowest:ve};return _.map(Oe=>{if(fe(Oe))return Oe;
const{host:v,tookMs:m}=Oe,b=m!==null;return(0,z.i)(v,(0,S.hostNotChecked)({host:(0,e.nx)(v),isBegun:b,...Ae}))})}const Ce=({attempt:_,earlier:q})=>[...q,_].reduce(
(ge,{timing:ve})=>ge+ve.totalMs,0);async function Le(_,q){const{stop:ge}=q,ve=performance.now(),Ae=await q.credentials.find(_),Oe=[];for(;ge.why===null;){const{
attempt:v,transient:m,retryAfter:b}=await Xe(_,Ae.answer,q);if(ge.why!==null&&!ze(v)||(Oe.push(v),!(ze(v)?Ie(Oe,q.releases):m)||Oe.length>q.retries))break;await(0,le.
v)(at(Oe.length,b,q),q)}return Oe.length===0?{host:_,tookMs:performance.now()-ve}:xe(_,Ae,Oe,q)}function xe(_,{answer:q,clients:ge,difference:ve},Ae,{forced:Oe}){
return{host:_,...je(Ae),credentials:q&&{source:q.source,hasToken:q.token!==null,problem:q.problem},looks:ge,difference:ve,forced:Oe.get(_)??[]}}const ze=({discovery:_})=>_.
kind!=="failed",Ie=(_,q)=>q.some(({attemptMs:ge})=>!_.some(ve=>ze(ve)&&ve.timing.totalMs<=ge));function je(_){const q=_.findIndex(ze),ge=q<0?_.length-1:q,[ve]=_.
slice(ge);if(ve===void 0)throw new Error("a visit without an attempt");return{attempt:ve,earlier:_.slice(0,ge),later:_.slice(ge+1)}}async function Xe(_,q,ge){if(q?.
isUnsendable&&q.problem!==null){const b={kind:"failed",problem:q.problem,excerpt:null};return{attempt:(0,W.O)(b),transient:!1,retryAfter:null}}const{network:ve,
maxRedirects:Ae,timeoutMs:Oe,stop:v}=ge,m=(0,c.f)(ve);v.signal.addEventListener("abort",m.close);try{return await pe({host:_,needed:He(_,ge),session:m,settings:ve,
token:q?.token??null,maxRedirects:Ae,timeoutMs:Oe,startTimer:ge.startTimer})}finally{v.signal.removeEventListener("abort",m.close),m.close()}}const He=(_,{required:q,
forced:ge})=>[...(q.get(_)??[]).map(({service:ve})=>ve),...(ge.get(_)??[]).flatMap(({services:ve})=>ve.map(({id:Ae})=>Ae))];function at(_,q,{random:ge,now:ve}){
const Ae=ke*2**(_-1)*(.5+ge()/2);return Math.min(Math.max(Ae,(0,le.V)(q,ve())??0),Re)}}),7758:((Ne,ne,n)=>{n.d(ne,{V:()=>S,v:()=>c});function c(e,{startTimer:P,
stop:D}){return new Promise(X=>{const G=()=>{I(),D.signal.removeEventListener("abort",G),X()},I=P(e,G);D.signal.addEventListener("abort",G)})}function S(e,P){const D=/^\d+$/.
test(e??"")?Number(e)*1e3:Date.parse(e??"")-P;return Number.isNaN(D)?null:D}}),6974:((Ne,ne,n)=>{n.d(ne,{mj:()=>e,y8:()=>M,zU:()=>X});var c=n(4e3),S=n(6174);const e=2048,
P=200,D=80;function X(d){const i=I(d),f=d.length<e?i:i.replace(G,"://***@"),s=(0,S._)(f).trim();return s===""?null:Array.from(s.slice(0,2*P)).slice(0,P).join("")}
const G=/:\/\/[^/?#\s"'@]+$/,I=d=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(d.subarray(0,e)),K=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,N=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
function M(d){const i=a(I(d));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(i))return null;const f=/<title[^>]*>([^<]{0,400})/i.exec(i)?.[1]?.
replace(/\s+/g," ").trim()??"",s=(0,c.dh)(f,D);return N.test(f)?{kind:"captive-portal",title:s}:{kind:K.test(f)||/type=["']?password/i.test(i)?"sign-in":"other",
title:s}}function a(d){let i=d.trimStart();for(;i.startsWith("<!--");){const f=i.indexOf("-->",4);if(f<0)return"";i=i.slice(f+3).trimStart()}return i}})};export{en as ids,tn as modules};
