const en=[504,456,696],tn={4929:((Ne,ne,n)=>{n.r(ne),n.d(ne,{credentialsConfig:()=>W,credentialsHelper:()=>I,servicesForced:()=>N,servicesForcedDiffer:()=>R});var c=n(
6246),S=n(1064),e=n(1831),P=n(4e3),D=n(5799);const W=(0,D.lS)((0,D.$e)("credentials-config","CLI configuration has a mistake",S.Du),({clients:l,mistake:d})=>({...X(
d),affects:l}));function X(l){switch(l.kind){case"missing":return{message:`${l.setting} names ${(0,c.o)(l.path)}, which does not exist`,help:"correct the path; \
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
S.Du),({name:l,why:d})=>({message:`credentials helper ${l}: ${d}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; w\
ithout it discovery works, but init fails to install providers'})),F=10,N=(0,D.lS)((0,D.lm)("services-forced","A host block replaces service discovery",["terraf\
orm","opentofu"]),({host:l,at:d})=>({message:`the host block at ${d} defines the services of ${l}; the host's own discovery document is not used`,help:`remove t\
he host block at ${d} to use the discovery document of ${l}`})),R=(0,D.lS)((0,D.lm)("services-forced-differ","A host block and the discovery document differ",["\
terraform","opentofu"]),({host:l,at:d,services:r})=>({message:`the host block at ${d} and the discovery document of ${l} differ in ${(0,P.K4)(r,F,P.dh)}`,help:"\
update the host block or remove it; machines without it use other services"}))}),863:((Ne,ne,n)=>{n.r(ne),n.d(ne,{documentAbsent:()=>b,documentEncoding:()=>R,documentHeaders:()=>N,
documentIncomplete:()=>d,documentNotJson:()=>r,documentNotObject:()=>f,documentSize:()=>F,documentStatus:()=>D,documentType:()=>I});var c=n(1064),S=n(4e3),e=n(5799);
const P='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',D=(0,e.lS)((0,e.z3)("document-status","Unexpected HTTP status",c.zK),({location:h,
retryAfter:k,transient:M,asked:C,...a})=>{const{page:$,status:E}=a,H=(B,p)=>({message:`${(0,S._r)(a)}${B}; expected 200 or 404`,help:(0,S.NM)($,C,p)});if(E>=300&&
E<400)return h?H(", which clients do not follow",(0,e.C)("redirect with 301, 302, 303, 307 or 308")):H(" without a Location header",(0,e.C)("add a Location head\
er to the redirect"));if(E===429){const B=k===null?"":` (Retry-After: ${(0,S.dh)(k,W)})`;return{...H(B,X),help:X}}return M?H("",{operator:"check the host and an\
y proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,S.B9)(C)}):H("",{operator:"return the discovery docume\
nt, or 404 if the host has no services",user:(0,S.Wt)([]),guest:(0,S.qZ)(C)})}),W=40,X={because:"the host limits the requests of this machine or of its network",
operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)",user:"wait, send fewer requests at onc\
e (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},I=(0,e.lS)((0,e.z3)("document-type","Wrong C\
ontent-Type",c.Du),({url:h,page:k,asked:M,contentType:C,malformed:a})=>{const E=C===""?"has no Content-Type":`has ${a?"a malformed Content-Type":"Content-Type"}\
 "${(0,S.dh)(C)}"`;return{message:`${h} ${E}; expected "application/json"`,help:(0,S.NM)(k,M,(0,e.C)("serve the discovery document with Content-Type: applicatio\
n/json","most servers send it for a file named terraform.json"))}}),F=(0,e.lS)((0,e.z3)("document-size","Discovery document is too large",c.Du),({url:h,page:k,asked:M,
bytes:C,limit:a,isPadding:$=!1})=>$?{message:`${h} has more than ${a} bytes; what exceeds the limit is white space`,help:(0,e.C)("remove the white space at the \
end of the document"),severity:"warning"}:{message:`${h} has ${C??`more than ${a}`} bytes, limit ${a}`,help:(0,S.NM)(k,M,(0,e.C)("check what is served at this U\
RL","a discovery document only maps service ids to URLs"))}),N=(0,e.lS)((0,e.z3)("document-headers","Response headers are too large",c.zK),({host:h})=>({message:`${h}\
 sent more than 256 KiB of response headers`,help:(0,e.C)("look for a header or cookie that grows with each request")})),R=(0,e.lS)((0,e.z3)("document-encoding",
"Discovery document cannot be decompressed",c.Du),h=>"host"in h?{message:`${h.host} sent a discovery document that is not gzip, with Content-Encoding: gzip`,help:(0,e.
C)("remove the Content-Encoding header, or compress the document")}:{message:`${h.url} has Content-Encoding "${(0,S.dh)(h.encoding)}", which the clients do not \
decompress`,help:(0,S.NM)(h.page,h.asked,(0,e.C)("configure the server, and any proxy in front of it, to respect Accept-Encoding: gzip"))}),l={closed:"closed th\
e connection in the middle of its response",gzip:"sent a gzip document that is cut off"},d=(0,e.lS)((0,e.z3)("document-incomplete","Discovery document is incomp\
lete",c.zK),({host:h,why:k})=>({message:`${h} ${l[k]}`,help:(0,e.C)("look for a server that crashes while it responds, or a proxy that changes the body")})),r=(0,e.
lS)((0,e.z3)("document-not-json","Discovery document is not valid JSON",c.zK),({url:h,page:k,asked:M,why:C,advice:a})=>({message:`${h} is not valid JSON: ${(0,S.
dh)(C)}`,help:(0,S.NM)(k,M,(0,e.C)(a??P))})),f=(0,e.lS)((0,e.z3)("document-not-object","Discovery document is not a JSON object",c.zK),({url:h,page:k,asked:M,why:C})=>({
message:`${h} is not a JSON object: ${(0,S.dh)(C)}`,help:(0,S.NM)(k,M,(0,e.C)(P))})),s=20,b=(0,e.lS)((0,e.z3)("document-absent","Host has no discovery document",
c.zK),({host:h,url:k,why:M,required:C,clientErrors:a})=>{const $=C.length===0?"at least one service":C.join(", "),E=M==="status"?`has no discovery document (${k}\
 returned 404)`:"has the discovery document `null`, which offers no services",H=a.slice(0,s).map(B=>`"${B}"`).join(", ");return{message:`host ${h} ${E}; require\
d: ${$}`,help:{operator:"serve /.well-known/terraform.json at the root of the host",user:(0,S.Wt)(C),guest:(0,S.qZ)(h),...H===""?{}:{note:`the clients print ${H}`}}}})}),
960:((Ne,ne,n)=>{n.r(ne),n.d(ne,{hostProtocol:()=>l,hostRecovered:()=>f,hostSlow:()=>r,hostTimeout:()=>R,hostUnknown:()=>D,hostUnreachable:()=>X});var c=n(1064),
S=n(4e3),e=n(5799);const P={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"\
could not be looked up: the DNS server reported a failure"},D=(0,e.lS)((0,e.z3)("host-unknown","Hostname does not resolve",c.zK),({host:s,why:b})=>({message:`${s}\
 ${P[b]}`,help:b==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check a\
gain"})),W={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-networ\
k-route":"is unreachable: no route to its network"},X=(0,e.lS)((0,e.z3)("host-unreachable","Host is unreachable",c.zK),({host:s,error:b})=>{if(typeof b=="object"&&
"proxy"in b)return{message:`${s} is unreachable: ${b.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"};const h=typeof b==
"string"?W[b]:`is unreachable (${b.code})`;return{message:`${s} ${h}`,help:{operator:"check that the host is up, and that a firewall lets this machine connect t\
o it",user:"check that a firewall or proxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine connect to it; otherwise ${(0,S.
B9)(s)}`}}}),I={lookup:{failed:"could not be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{failed:"did n\
ot accept a connection",help:"check that the host is up, and that a firewall does not drop packets from this machine"},response:{failed:"did not respond",help:""},
body:{failed:"did not finish its response",help:""}},F="serve the document as a static file",N=({asks:s})=>s==="document"?F:"find out what the server waits for,\
 such as its storage",R=(0,e.lS)((0,e.z3)("host-timeout","Host does not respond in time",c.zK),s=>{if(s.phase==="complete")return{message:`${s.host} took ${(0,S.
YA)(s.tookMs)} to return its discovery document; ${(0,S.Af)(s.releases)}`,help:(0,e.C)(F),affects:[...new Set(s.releases.map(({client:M})=>M))]};const{failed:b,
help:h}=I[s.phase],k=s.limitMs===null?"in time":`within ${(0,S.YA)(s.limitMs)}`;return{message:`${s.host} ${b} ${k}`,help:h||{operator:N(s),guest:(0,S.B9)(s.host)}}}),
l=(0,e.lS)((0,e.z3)("host-protocol","Host does not speak HTTP",c.zK),({host:s,error:b})=>({message:`the response of ${s} is not valid HTTP (${b})`,help:{operator:"\
check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}})),d={lookup:"the DNS lookup",
connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"},r=(0,e.lS)((0,e.$e)("host-slow","Hos\
t is slow"),({host:s,phase:b,tookMs:h,limitMs:k,...M})=>{const C=`(limit ${(0,S.YA)(k)}); ${d[b.name]} took ${(0,S.YA)(b.ms)}`;return"url"in M?{message:`${M.url}\
 took ${(0,S.YA)(h)} to answer ${C}`,help:(0,e.C)(N({asks:"answer"}))}:{message:`${s} took ${(0,S.YA)(h)} to return its discovery document ${C}`,help:(0,e.C)(F,
(0,S.Af)(M.releases))}}),f=(0,e.lS)((0,e.lm)("host-recovered","Discovery succeeded after a retry"),({host:s,attempts:b,failure:h,releases:k})=>({message:`discov\
ery of ${s} succeeded at attempt ${b}; the first attempt failed: ${h}`,help:(0,e.C)("find out why the host fails intermittently",k.length===0?"init succeeded, b\
ecause the CLI retries discovery":`init with ${(0,S.eZ)(k)} would have failed`)}))}),9209:((Ne,ne,n)=>{n.r(ne),n.d(ne,{redirectInsecure:()=>I,redirectInvalid:()=>F,
redirectLimit:()=>W,redirectLoop:()=>X,redirectNested:()=>N});var c=n(1064),S=n(4e3),e=n(5799);const P=({url:R,asks:l})=>`configure ${R} to return ${l==="docume\
nt"?"the document":"its answer"}`,D=R=>(0,e.C)(`${P(R)}, or to redirect straight to it`),W=(0,e.lS)((0,e.z3)("redirect-limit","Too many redirects",c.Du),({redirects:R,
clients:l,limits:d,...r})=>{const f=l.map(s=>`${c.bB[s]} follows ${d[s]}`);return{message:`${r.url} redirects ${R} times; ${f.join(", ")}`,help:D(r),affects:l}}),
X=(0,e.lS)((0,e.z3)("redirect-loop","Redirect loop",c.zK),({url:R,asks:l,to:d})=>({message:`the redirects of ${R} lead back to ${d}`,help:(0,e.C)(P({url:R,asks:l}))})),
I=(0,e.lS)((0,e.$e)("redirect-insecure","Redirect to plain HTTP",c.Du),({url:R,to:l,exposesToken:d})=>({message:`${R} redirects to ${l}, which is not https${d?"\
; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,help:(0,e.C)("redirect to an https URL")})),F=(0,e.lS)((0,e.z3)("redirect\
-invalid","Invalid redirect",c.zK),({redirect:R,url:l,why:d})=>({message:`the redirect ${R} ${l} cannot be followed: ${(0,S.dh)(d)}`,help:(0,e.C)("redirect to a\
n https URL")})),N=(0,e.lS)((0,e.lm)("redirect-nested","More than one redirect"),({url:R,redirects:l})=>({message:`${R} redirects ${l} times; the protocol only \
requires clients to follow 1 redirect`,help:D({url:R,asks:"document"})}))}),4715:((Ne,ne,n)=>{n.r(ne),n.d(ne,{answerIncomplete:()=>P});var c=n(1064),S=n(5799);const e={
closed:"closed the connection before the end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding:\
 gzip that is not gzip"},P=(0,S.lS)((0,S.z3)("answer-incomplete","Response is incomplete",c.Du),({host:D,why:W})=>({message:`${D} ${e[W]}`,help:(0,S.C)("check f\
or a server that crashes while it responds, or a proxy that changes the body")}))}),793:((Ne,ne,n)=>{n.r(ne),n.d(ne,{loginAuthzInvalid:()=>s,loginAuthzMissing:()=>f,
loginClientEmpty:()=>R,loginClientMissing:()=>N,loginGrantTypesInvalid:()=>l,loginGrantTypesUnknown:()=>r,loginGrantTypesUnsupported:()=>d,loginPortsCount:()=>k,
loginPortsIgnored:()=>$,loginPortsOrder:()=>C,loginPortsRange:()=>M,loginPortsSingle:()=>a,loginScopesIgnored:()=>H,loginScopesInvalid:()=>E,loginTokenInvalid:()=>h,
loginTokenMissing:()=>b,loginType:()=>F,loginUrlPort:()=>B});var c=n(1064),S=n(4e3),e=n(5799);const P=5;function D(p){if(!Array.isArray(p))return W(p);const L=p.
length>P?", \u2026":"";return`[${p.slice(0,P).map(W).join(", ")}${L}]`}function W(p){return p===void 0?"missing":typeof p=="object"&&p!==null?(0,S.go)(p):(0,S.dh)(
JSON.stringify(p))}const X=(p,L)=>`is ${D(p)}${p===void 0?"":`, not ${L}`}`,I=(p,L)=>`"${L}" in login.v1 of host ${p}`,F=(0,e.lS)((0,e.z3)("login-type","login.v\
1 is not an object",c.Du),({host:p,value:L,why:Se})=>({message:`login.v1 of host ${p} is ${(0,S.go)(L)}, not an object`,help:(0,e.C)('set login.v1 to an object \
with "client", "authz" and "token"',`the clients print "${Se}"`)})),N=(0,e.lS)((0,e.z3)("login-client-missing","login.v1 has no client",c.Du),({host:p,value:L})=>({
message:`${I(p,"client")} ${X(L,"a string")}`,help:(0,e.C)('set "client" to the OAuth client ID, for example "terraform-cli"')})),R=(0,e.lS)((0,e.$e)("login-cli\
ent-empty","login.v1 has an empty client",c.Du),({host:p})=>({message:`${I(p,"client")} is an empty string`,help:(0,e.C)('set "client" to the OAuth client ID th\
at the authorization server expects')})),l=(0,e.lS)((0,e.z3)("login-grant-types-invalid","grant_types in login.v1 is not an array",c.Du),({host:p,value:L})=>({message:`${I(
p,"grant_types")} ${X(L,"an array of strings")}`,help:(0,e.C)('set "grant_types" to ["authz_code"], or remove it')})),d=(0,e.lS)((0,e.z3)("login-grant-types-uns\
upported","login.v1 has no usable grant type",c.Du),({host:p,value:L})=>({message:`${I(p,"grant_types")} is ${D(L)}, which contains no supported grant type`,help:(0,e.
C)('add "authz_code" to "grant_types"')})),r=(0,e.lS)((0,e.lm)("login-grant-types-unknown","login.v1 has unknown grant types"),({host:p,value:L})=>({message:`${I(
p,"grant_types")} is ${D(L)}; the clients know "authz_code" and "password" only`,help:(0,e.C)('remove the unknown grant types; move scopes to "scopes"')})),f=(0,e.
lS)((0,e.z3)("login-authz-missing","login.v1 has no authz URL",c.Du),({host:p,value:L})=>({message:`${I(p,"authz")} ${X(L,"a string with a URL")}`,help:(0,e.C)(
'set "authz" to the URL of the authorization endpoint')})),s=(0,e.lS)((0,e.z3)("login-authz-invalid","authz URL in login.v1 cannot be used",c.Du),({host:p,why:L})=>({
message:`${I(p,"authz")}: ${(0,S.dh)(L)}`,help:(0,e.C)('set "authz" to an https:// URL without user name, or to a path that starts with a slash')})),b=(0,e.lS)(
(0,e.z3)("login-token-missing","login.v1 has no token URL",c.Du),({host:p,value:L})=>({message:`${I(p,"token")} ${X(L,"a string with a URL")}`,help:(0,e.C)('set\
 "token" to the URL of the token endpoint')})),h=(0,e.lS)((0,e.z3)("login-token-invalid","token URL in login.v1 cannot be used",c.Du),({host:p,why:L})=>({message:`${I(
p,"token")}: ${(0,S.dh)(L)}`,help:(0,e.C)('set "token" to an https:// URL without user name, or to a path that starts with a slash')})),k=(0,e.lS)((0,e.z3)("log\
in-ports-count","ports in login.v1 is not two ports",c.Du),({host:p,value:L})=>({message:`${I(p,"ports")} ${X(L,"exactly two elements")}`,help:(0,e.C)('set "por\
ts" to the first and the last port, for example [10000, 10010]')})),M=(0,e.lS)((0,e.z3)("login-ports-range","ports in login.v1 are out of range",c.Du),({host:p,
value:L})=>({message:`${I(p,"ports")} is ${D(L)}; both must be whole numbers from 1024 to 65535`,help:(0,e.C)('set "ports" to two numbers in this range, for exa\
mple [10000, 10010]')})),C=(0,e.lS)((0,e.z3)("login-ports-order","ports in login.v1 are in the wrong order",c.Du),({host:p,value:L})=>({message:`${I(p,"ports")}\
 is ${D(L)}; the first port is greater than the last`,help:(0,e.C)("write the lower port first")})),a=(0,e.lS)((0,e.z3)("login-ports-single","ports in login.v1 \
is a range of one port",c.Du),({host:p,value:L})=>({message:`${I(p,"ports")} is ${D(L)}; the clients never use the last port, so none is left`,help:(0,e.C)('set\
 "ports" to at least two ports, for example [10000, 10010]')})),$=(0,e.lS)((0,e.$e)("login-ports-ignored","ports in login.v1 is not an array",c.Du),({host:p,value:L})=>({
message:`${I(p,"ports")} ${X(L,"an array")}; the clients ignore it and use 1024 to 65535`,help:(0,e.C)('set "ports" to an array such as [10000, 10010], or remov\
e it')})),E=(0,e.lS)((0,e.z3)("login-scopes-invalid","scopes in login.v1 contains a value that is not a string",c.Du),({host:p,value:L})=>({message:`${I(p,"scop\
es")} ${X(L,"an array of strings")}`,help:(0,e.C)('set "scopes" to an array of strings, or remove it')})),H=(0,e.lS)((0,e.$e)("login-scopes-ignored","scopes in \
login.v1 is not an array",c.Du),({host:p,value:L})=>({message:`${I(p,"scopes")} ${X(L,"an array")}; the clients ignore it`,help:(0,e.C)('set "scopes" to an arra\
y of strings, or remove it')})),B=(0,e.lS)((0,e.$e)("login-url-port","Login URL has no port",c.Du),({host:p,endpoints:L})=>{const Se=L.map(({name:Q})=>`"${Q}"`).
join(" and "),[Y]=L,se=L.length===1;return{message:`${Se} in login.v1 of host ${p} ${se?"names":"name"} no port, so a login uses port 443: ${Y?.url??""}`,help:(0,e.
C)(`write a path that starts with a slash, or add :${Y?.port??""} to the URL${se?"":"s"}`)}})}),9319:((Ne,ne,n)=>{n.r(ne),n.d(ne,{serviceUrlCredentials:()=>D,serviceUrlCrossHost:()=>M,
serviceUrlDoubleSlash:()=>a,serviceUrlEmpty:()=>W,serviceUrlInsecure:()=>k,serviceUrlInvalid:()=>P,serviceUrlLooksLikeHost:()=>X,serviceUrlNoSlash:()=>I,serviceUrlOtherPort:()=>C,
serviceUrlPrivate:()=>b,serviceUrlQuery:()=>N,serviceUrlRelative:()=>F,serviceUrlSame:()=>$});var c=n(1064),S=n(4e3),e=n(5799);const P=(0,e.lS)((0,e.z3)("servic\
e-url-invalid","Service URL cannot be used",c.zK),({id:E,host:H,url:B,why:p})=>({message:B===null?`${E} of host ${H}: ${(0,S.dh)(p)}`:`${E} of host ${H} is "${B}\
", which the clients cannot connect to: ${p}`,help:(0,e.C)(`set ${E} to an https:// URL, or to a path that starts with a slash`)})),D=(0,e.lS)((0,e.z3)("service\
-url-credentials","Service URL contains a user name",c.zK),({id:E,host:H,why:B})=>({message:`${E} of host ${H}: ${B}`,help:(0,e.C)("remove the user name and pas\
sword from the URL, or from the redirect that leads to the document","give tokens to the clients instead")})),W=(0,e.lS)((0,e.z3)("service-url-empty","Service U\
RL is empty",c.zK),({id:E,host:H,url:B})=>({message:`${E} of host ${H} is an empty string, which resolves to the document itself: ${B}`,help:(0,e.C)(`set ${E} t\
o the URL of the service, such as "/v1/${E.split(".")[0]}/", or remove it`)})),X=(0,e.lS)((0,e.z3)("service-url-looks-like-host","Service URL has no https://",c.
zK),({id:E,host:H,value:B,why:p})=>({message:`${E} of host ${H} is "${B}", which is a path and not a URL with a host`,help:(0,e.C)(`write "https://${B}" if a ho\
st is meant`,p===null?void 0:(0,S.zd)(p))})),I=(0,e.lS)((0,e.z3)("service-url-no-slash","Service URL does not end with a slash",c.rG),({id:E,host:H,url:B,clients:p})=>{
const L=p.map(Y=>c.bB[Y]),Se=B.slice(B.lastIndexOf("/")+1);return{message:`${E} of host ${H} does not end with a slash: ${B}`,help:(0,e.C)("add the slash",`with\
out it ${L.slice(0,-1).join(", ")} and ${L.at(-1)} replace "${Se}" with the path that they append`),affects:p}}),F=(0,e.lS)((0,e.$e)("service-url-relative","Ser\
vice URL is relative to the document",["dependabot","renovate","terragrunt"]),({id:E,host:H,url:B})=>({message:`${E} of host ${H} is a path without a leading sl\
ash: Terraform and OpenTofu resolve it to ${B}, other clients do not`,help:(0,e.C)("start the path with a slash, or write the complete URL")})),N=(0,e.lS)((0,e.
$e)("service-url-query","Service URL has a query",c.Du),({id:E,host:H})=>({message:`${E} of host ${H} has a query, which the clients drop when they append a pat\
h`,help:(0,e.C)("move the content of the query into the path","never put a secret into the document")})),R=10,l=3;function d({host:E,uses:H},B=["is","are"]){const p=Map.
groupBy(H,({id:Se})=>Se),L=Array.from(p,([Se,Y])=>{const se=Y.flatMap(({endpoint:Q})=>Q??[]);return se.length===0?Se:`${Se} (${se.join(", ")})`});return`${(0,S.
K4)(L,R,S.dh)} of host ${E} ${L.length===1?B[0]:B[1]}`}const r=({urls:E})=>(0,S.K4)(E,l,S.dh),f=({uses:E})=>c.zK.filter(H=>E.some(({id:B})=>(0,c.SZ)(B).includes(
H))),s={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},b=(0,e.lS)((0,e.z3)("service-url-private","Service URL has a n\
on-public address",c.zK),E=>({message:`${d(E)} at ${r(E)}, which clients ${s[E.kind]} cannot reach`,help:(0,e.C)(`set the external URL of the registry (also cal\
led base URL or public URL) to https://${E.host}`),affects:f(E)})),h=[...c.Du,"dependabot"],k=(0,e.lS)((0,e.$e)("service-url-insecure","Service URL is not https",
h),E=>{const H=E.uses.every(({endpoint:L})=>L!==null),B=H?"a login sends its token in clear text otherwise":`the clients send the token of ${E.host} there in cl\
ear text`,p=f(E);return{message:`${d(E)} not https: ${r(E)}`,help:(0,e.C)(E.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the\
 external URL of the registry",H||E.hasToken?B:void 0),affects:h.filter(L=>p.includes(L))}}),M=(0,e.lS)((0,e.$e)("service-url-cross-host","Service is on another\
 host",["dependabot","renovate"]),E=>{const{host:H,name:B}=E,p=`${d(E)} on another host: ${r(E)}`,L=f(E).includes("renovate");return E.hasToken&&L?{message:p,help:`\
give Dependabot and Renovate a token for ${B}; Terraform and OpenTofu send it the token of ${H}`}:{message:p,help:`where outgoing traffic is filtered, allow ${B}\
 as well`,severity:"notice",affects:[]}}),C=(0,e.lS)((0,e.lm)("service-url-other-port","Service is on another port of the host"),E=>({message:`${d(E)} on anothe\
r port of the same host: ${r(E)}`,help:(0,e.C)(`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${E.
host}`)})),a=(0,e.lS)((0,e.$e)("service-url-double-slash","Service URL has a double slash"),E=>({message:`${d(E,["has","have"])} a double slash in the path: ${r(
E)}`,help:(0,e.C)("remove the slash at the end of the external URL of the registry")})),$=(0,e.lS)((0,e.$e)("service-url-same","Two services have the same URL"),
E=>({message:`${d(E,["has","have"])} the same URL: ${r(E)}`,help:(0,e.C)("check both URLs","few registries serve modules and providers below one URL, and a copi\
ed line is more likely")}))}),2847:((Ne,ne,n)=>{n.r(ne),n.d(ne,{serviceMissing:()=>I,serviceType:()=>N,serviceVersion:()=>F});var c=n(1064),S=n(9562),e=n(4e3),P=n(
5799);const D=20,W=({offered:R})=>R.length===0?"is empty":`offers ${(0,e.K4)(R,D,e.dh)}`;function X(R,l){const{id:d,host:r,offered:f,block:s}=R,b=`the discovery\
 document, which ${W(R)}`;if(s!==null)return`add ${d} to the \`host\` block at ${s}, which ${W(R)}`;if(d===S.xq&&l)return`configure a network mirror for the pro\
vider: Artifactory serves providers at https://${r}/artifactory/api/terraform/REPOSITORY/providers/ and offers no ${d}; the discovery document ${W(R)}`;const h=(0,S.
qE)(d)?f.find(M=>(0,S.OA)(M)===d):void 0,k=d===S.xq?`use a host that offers ${d}, or configure a network mirror for the provider (\`provider_installation\`), the \
usual way with an artifact manager`:`use a host that offers ${d}`;return{operator:h===void 0?`add ${d} to ${b}`:`rename ${h} to ${d} in ${b}`,user:k}}const I=(0,P.
lS)((0,P.z3)("service-missing","Service is not offered",c.zK),R=>R.id==="any"?{message:`host ${R.host} does not provide any service`,help:(0,P.C)(`add a service\
 to the discovery document, which ${W(R)}`)}:{message:R.why,help:X(R,R.isArtifactory)}),F=(0,P.lS)((0,P.z3)("service-version","Service is offered in another ver\
sion",c.zK),R=>({message:R.why,help:R.isReadable?X(R,!1):`require an id of the form NAME.vN; the discovery document ${W(R)}`})),N=(0,P.lS)((0,P.z3)("service-typ\
e","Service URL is not a string",c.zK),({id:R,host:l,value:d,why:r})=>({message:`${R} of host ${l} is ${(0,e.go)(d)}, not a string with a URL`,help:(0,P.C)(`set\
 ${R} to a URL such as "/v1/modules/"`,(0,e.zd)(r))}))}),8011:((Ne,ne,n)=>{n.r(ne),n.d(ne,{blockReserved:()=>s,blockUnsupported:()=>b,hostDotlessModule:()=>M,hostIdnModule:()=>C,
hostInvalid:()=>h,hostMissing:()=>k,sourceDynamic:()=>f,sourceInvalid:()=>F,sourceNearMiss:()=>N});var c=n(6174),S=n(1064),e=n(4e3),P=n(5799);const D=120,W={"re\
mote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has\
 white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":[
"is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a registry module","write tfr://HO\
ST/NAMESPACE/NAME/SYSTEM"]},X={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is ne\
ither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function I(a){switch(a.reason){case"\
rejected":{const{error:$,advice:E}=a;return{message:$,help:E??void 0}}case"missing":case"null":case"not-a-requirement":{const[$,E]=X[a.reason];return{message:`${a.
address} ${$}`,help:E}}case"remote-in-test":case"white-space":case"stack":case"locked-provider":case"terragrunt":{const[$,E]=W[a.reason];return{message:`"${a.text}\
" ${$}`,help:E}}}}const F=(0,P.lS)((0,P.z3)("source-invalid","Source address is invalid",S.Du),I),N=(0,P.lS)((0,P.$e)("source-near-miss","Source address is prob\
ably a mistake",S.Du),a=>({message:a.host===null?`"${a.text}" is not read as a registry address`:`"${a.text}" is read as host ${a.host}`,help:a.advice})),R=4,l="\
to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function d(a){const $=a.slice(0,R).map(({text:B,from:p})=>`${B===null?"not\
 known":(0,e.dh)(B,D)} ${p??"by default"}`),E=a.length-$.length,H=E>0?`${E} more`:$.pop();return`${$.join(", ")} and ${H}`}function r(a){const{address:$,argument:E,
expression:H,candidates:B,refused:p}=a,L=(0,c.Q)((0,e.dh)(H,D)),Se=`${E} of ${$} is ${L}`;if(p==="never")return{message:`${Se}, which Terraform does not evaluat\
e`,help:`write the ${E} as a literal`};if(p!==null){const{variable:Y}=p;return{message:`${Se}, and Terraform evaluates var.${Y} here only with \`const = true\``,
help:`add \`const = true\` to variable "${Y}", which requires Terraform 1.15, or write the ${E} as a literal`}}return B.length>1?{message:`${Se}, which is ${d(B)}`,
help:l}:{message:`${Se}, which is only known at init time`,help:l}}const f=(0,P.lS)((0,P.lm)("source-dynamic","Source address is only known at init time"),r),s=(0,P.
lS)((0,P.lm)("block-reserved","Block is reserved for a future version"),({block:a,parent:$})=>({message:`${a} is not allowed at the top level of a file; Terrafo\
rm and OpenTofu reserve it for a future version`,help:`move it into a ${$} block`})),b=(0,P.lS)((0,P.z3)("block-unsupported","Block is not supported by this CLI",
S.Du),({kind:a})=>{const{client:$,what:E}=S.$I[a];return{message:`${E} is supported by ${S.bB[$]} only`,help:$==="opentofu"?"remove it, move it into a `.tofu` f\
ile, or correct `dialect`":"remove it, or correct `dialect`"}}),h=(0,P.lS)((0,P.z3)("host-invalid","Hostname is invalid",S.Du),a=>({message:`"${a.text}" is not \
a hostname: ${a.error}`,help:a.advice??void 0})),k=(0,P.lS)((0,P.z3)("host-missing","Hostname is missing",["opentofu"]),({block:a})=>({severity:"warning",message:`\
the ${a} has no hostname, and OpenTofu has no default`,help:a==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add \
`hostname`"})),M=(0,P.lS)((0,P.z3)("host-dotless-module","Module host has no dot in its name",S.Du),({host:a,name:$})=>({message:`module sources cannot name hos\
t ${a}: must contain at least one dot`,help:`use a full name such as ${$}.localdomain; provider addresses accept the short name`})),C=(0,P.lS)((0,P.z3)("host-id\
n-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:a})=>({message:`Terraform cannot use modules from host ${a}: it co\
nverts the name to punycode and then refuses punycode`,help:(0,P.C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),
6817:((Ne,ne,n)=>{n.r(ne),n.d(ne,{proxyRefused:()=>X,tlsExpired:()=>I,tlsExpiresSoon:()=>B,tlsNameMismatch:()=>M,tlsNotYetValid:()=>F,tlsPlainHttp:()=>H,tlsProtocol:()=>E,
tlsUntrusted:()=>h});var c=n(1064),S=n(4e3),e=n(5799);const P=({host:p,isLeaf:L})=>L?`the certificate of ${p}`:`an authority in the certificate chain of ${p}`,D=p=>W(
new Date(p).toISOString()),W=p=>p.slice(0,10),X=(0,e.lS)((0,e.z3)("proxy-refused","Proxy refused the request",c.zK),({host:p,reason:L})=>({message:`${p} was not\
 reached: ${L}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too"})),I=(0,e.lS)((0,e.z3)("tls-expired","TLS certificate h\
as expired",c.zK),p=>({message:`${P(p)} expired on ${D(p.at)}`,help:(0,e.C)("renew the certificate and reload the server")})),F=(0,e.lS)((0,e.z3)("tls-not-yet-v\
alid","TLS certificate is not valid yet",c.zK),p=>({message:`${P(p)} is not valid before ${D(p.at)}`,help:"check the clock of this machine and the start date of\
 the certificate"})),N={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by an unknown authorit\
y",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},R="configure the host to send its whole chain, or set `ca-file` t\
o the authority; Terraform and OpenTofu read SSL_CERT_FILE",l={"negative-serial":{says:"has a negative serial number, which Terraform and OpenTofu do not suppor\
t",help:"issue it with a positive serial number"},"no-authority":{says:"issued a certificate and is not allowed to",help:"have it issued by an authority: basicC\
onstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authorities below it than it allows (pathlen)",help:"have the certificate issued by a s\
horter chain, or by an authority with a larger pathlen"},usage:{says:"is not for servers (extendedKeyUsage)",help:"issue it with the extended key usage serverAu\
th"},constraints:{says:"does not permit all names in the certificate (nameConstraints)",help:"have it issued by an authority whose name constraints permit all o\
f its names"}},d=(p,L)=>({says:`has ${p}, which Terraform and OpenTofu do not support`,help:L}),r="issue it with another key: RSA, ECDSA on P-256, P-384 or P-52\
1, or Ed25519",f="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",s={name:"the name of the host",dates:"its dates",authority:"the authority above it",
issuer:"its issuer and extensions",signature:"its signature",encoding:"its encoding"};function b(p){switch(p.kind){case"unknown-authority":return{says:N[p.sent],
help:R};case"curve":return d(`a key on the curve ${p.curve}`,r);case"key":return d(`a key of the kind ${p.name}`,r);case"key-size":return d(`an RSA key of ${p.bits}\
 bits`,"issue it with a key of 2048 to 8192 bits");case"signature":return d(`a signature of the kind ${p.name}`,f);case"critical-extension":return d(`the critic\
al extension ${p.id}`,"issue it without that extension");case"openssl":return{says:`passes the rules of Terraform and OpenTofu, but not the second check by Open\
SSL (${s[p.check]}), so nothing was sent`,help:"issue it with a program that follows RFC 5280"};case"malformed":return{says:`is malformed (${p.part}); Terraform\
 and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};case"negative-serial":case"no-authority":case"path-length":case"usage":case"\
constraints":return l[p.kind]}}const h=(0,e.lS)((0,e.z3)("tls-untrusted","TLS certificate is not trusted",c.zK),({flaw:p,...L})=>{const{says:Se,help:Y}=b(p);return{
message:`${P(L)} ${Se}`,help:Y}}),k=3,M=(0,e.lS)((0,e.z3)("tls-name-mismatch","TLS certificate is for another name",c.zK),({host:p,names:L})=>({message:L.length===
0?`the certificate of ${p} has no DNS name among its subject alternative names`:`the certificate of ${p} is for ${(0,S.K4)(L,k,S.dh)}`,help:`issue a certificate\
 that lists ${p} as a subject alternative name, or use the name it is for`})),C={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port,\
 or use the port that does"},"client-certificate":{says:"requires a client certificate",help:"allow requests for /.well-known/terraform.json without one; Terraf\
orm and OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the server knows (TLS alert unrecognized_name)",help:"add the name and its certificat\
e to the TLS settings of the server or load balancer"}},a="enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256";function $({kind:p,name:L}){
switch(p){case"version":return{says:`offers no TLS version later than ${L.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the h\
ost"};case"cipher":return{says:`offers only cipher suites that Terraform and OpenTofu do not support, such as ${L}`,help:a};case"group":return{says:`offers only\
 key exchange groups that Terraform and OpenTofu do not support, such as ${L}`,help:"enable the group X25519 or P-256 on the host"}}}const E=(0,e.lS)((0,e.z3)("\
tls-protocol","TLS handshake failed",c.zK),({host:p,error:L})=>{if(typeof L=="object"&&"code"in L)return{message:`the TLS handshake with ${p} failed (${L.code})`,
help:"check the TLS settings of the host, and that it has a certificate for this name"};const{says:Se,help:Y}=typeof L=="string"?C[L]:$(L);return{message:`${p} ${Se}`,
help:Y}}),H=(0,e.lS)((0,e.z3)("tls-plain-http","Port serves plain HTTP",c.zK),({host:p})=>({message:`${p} serves plain HTTP on this port: server gave HTTP respo\
nse to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery always uses https"})),B=(0,e.lS)((0,e.$e)("tls-expires-soon","TLS certif\
icate expires soon"),({host:p,days:L,expires:Se})=>{const Y=L===0?"today":L===1?"in 1 day":`in ${L} days`;return{message:`the certificate of ${p} expires ${Y}, \
on ${W(Se)}`,help:(0,e.C)("renew the certificate; if it is renewed automatically, find out why that has not happened")}})}),6188:((Ne,ne,n)=>{n.d(ne,{P2:()=>D,RC:()=>S,
VX:()=>X,aZ:()=>c,hp:()=>W,mW:()=>e,sD:()=>N,sc:()=>F,zC:()=>R});class c extends Error{argument;want;constructor($,E){super(`${$.path.join(".")} must be ${E}`),
this.argument=$,this.want=E}}function S(a,$,E,H){const B=a.find(({keys:Y})=>k(Y[0]?.name,$))?.keys[0];if(B===void 0)return;const p={path:[...E.path,$],span:B},L=M(
a,$),Se=L.filter(({keys:Y})=>Y.length>0);Se.length>0&&H({kind:"items",items:Se},p);for(const{keys:Y,value:se}of L)Y.length>0||H(se.kind==="object"?{kind:"items",
items:se.items}:se,p)}function e(a,$){if(a.kind==="items"||a.kind==="object")return a.items;throw new c($,"a block")}const P=1e5;function D(a,$,E,H){const B=E??
new Map,p=a.kind==="item"?[a.item]:e(a,$),L=new Set,Se=Map.groupBy(p,({keys:se})=>se[0]?.name.toLowerCase());let Y=0;for(const{keys:se,value:Q}of p){const[U,...oe]=se;
if(U===void 0)throw new c($,"a block with a label");const{name:he}=U;if(L.has(he))continue;oe.length>0&&L.add(he);const ie={path:[...$.path,he],span:U},Te=oe.length>
0?Se.get(he.toLowerCase())??[]:[];if(Y+=Te.length,Y>p.length+P)throw new c(ie,"spelled like the others");const be=oe.length>0?{kind:"items",items:Te.map(C)}:Q;B.
set(he,H(be,ie,B.get(he)))}return B}const W=(a,$,E)=>D(a,$,E,l);function X(a,$,E,H){const B=I(a);if(B===void 0)throw new c($,"a list");const p=B.map(L=>H(L,$,void 0));
for(const L of p)E.push(L);return E}function I(a){return a.kind==="items"?a.items.map($=>({kind:"item",item:$})):a.kind==="object"?[a]:a.kind==="list"?a.elements:
void 0}const F=(a,$)=>{if(a.kind==="number")return a.text;if(a.kind==="string")return a.value;throw new c($,"a string")},N=(a,$)=>h(a.kind==="string"?{kind:"num\
ber",text:a.value}:a,$,"int"),R=(a,$)=>{if(a.kind==="bool")return a.value;throw new c($,"true or false")},l=(a,$,E)=>d(E?.kind??f(a,$),a,$,E);function d(a,$,E,H){
switch(a){case"string":return{kind:a,value:F($,E,void 0)};case"bool":return{kind:a,value:R($,E,void 0)};case"int":case"float":return{kind:a,value:h($,E,a)};case"\
list":{const B=H?.kind===a?H.elements:[];return{kind:a,elements:X($,E,B,r)}}case"map":return{kind:a,entries:W($,E,void 0)};case"maps":{const B=H?.kind===a?H.elements:
[];return{kind:a,elements:X($,E,B,W)}}}}const r=(a,$)=>{const E=f(a,$);return d(E==="maps"?"map":E,a,$,void 0)};function f(a,$){switch(a.kind){case"items":case"\
object":return"maps";case"number":return"int";case"item":throw new c($,"a value");case"string":case"float":case"bool":case"list":return a.kind}}const s=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,
b=2**63-1;function h(a,$,E){if(a.kind!=="number"&&a.kind!=="float")throw new c($,"a number");const H=a.text.replace("-",""),B=Number(/^0[0-7]+$/.test(H)?`0o${H}`:
H);if(E==="int"&&(!s.test(H)||B>b))throw new c($,"a whole number");if(!Number.isFinite(B))throw new c($,"a number");return a.text.startsWith("-")?-B:B}const k=(a,$)=>a?.
toLowerCase()===$.toLowerCase(),M=(a,$)=>a.filter(({keys:E})=>k(E[0]?.name,$)).map(C),C=({keys:a,value:$})=>({keys:a.slice(1),value:$})}),4045:((Ne,ne,n)=>{n.d(
ne,{D:()=>Lt,J:()=>Ot});var c=n(3024),S=n(6760),e=n(1807),P=n(5747),D=n(4929),W=n(2713),X=n(6134),I=n(8947);class F extends Error{start;constructor(i,y){super(i),
this.start=y}}const N=200,R=20;function l(u){const i=u[R];if(i!==void 0)throw new F(`more than ${R} names before a value`,i.start)}const d={a:"\x07",b:"\b",f:"\f",
n:`
`,r:"\r",t:"	",v:"\v","\\":"\\",'"':'"'},r=/\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y,f=1114111;function s(u,i,y){
let T="",G=0,te=i+1;for(let ce=te;ce<u.length;ce+=1){const pe=u[ce];if(G>0)pe==="{"?G+=1:pe==="}"&&(G-=1);else if(pe==='"'){const me=u.slice(te,ce);return{value:T===
""?me:(0,I.uK)(T+(0,I.ZJ)(me)),end:ce+1}}else{if(pe===`
`)throw new F("string is not terminated",ce);pe==="\\"?(ce>te&&(T+=(0,I.ZJ)(u.slice(te,ce))),T+=b(u,ce,y),te=r.lastIndex,ce=te-1):y==="hcl"&&u.startsWith("${",ce)&&
(G=1,ce+=1)}}throw new F("string is not terminated",u.length)}function b(u,i,y){r.lastIndex=i;const[T,G,te,ce,pe,me]=r.exec(u)??[];if(G!==void 0)return d[G]??"";
if(te!==void 0)return String.fromCharCode(Number.parseInt(te,16));if(ce!==void 0)return String.fromCharCode(Number.parseInt(ce,8));const De=Number.parseInt(pe??
me??"",16),Ve=De>=55296&&De<=57343;if(T===void 0||De>f||Ve&&y==="json")throw new F("invalid escape sequence",i);return(0,I.ZJ)(Ve?"\uFFFD":String.fromCodePoint(
De))}const h=new RegExp("[^\\p{L}\\p{Nd}_]","u");function k(u,i){const y=u.indexOf(`
`,i)+1,T=u.startsWith("<<-",i),G=u.slice(i+(T?3:2),Math.max(0,y-1));if(!u.startsWith("<<",i)||G===""||h.test(G))throw new F("invalid heredoc marker",i);for(let te=y;;){
const ce=u.indexOf(`
`,te);if(ce<0)throw new F("heredoc is not terminated",u.length);const pe=u.slice(te,ce);if(pe.length>=G.length+(T?1:0)&&pe.replace(/^[\t\v\f\r ]+/,"")===G){const De=pe.
slice(0,pe.length-G.length),Ve=u.slice(y,te);return{value:T?M(Ve,De):Ve+De,end:ce+1}}te=ce+1}}function M(u,i){const y=u.split(`
`).slice(0,-1);return y.every(T=>T.startsWith(i))?y.map(T=>`${T.slice(i.length)}
`).join(""):u}const C={hcl:"{}[],=",json:"{}[],:"},a=/[ \t\n\r]+/y,$=/(?:#|\/\/)[^\n]*/y,E=new RegExp("[\\p{L}_]","uy"),H=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),B=/-?0[xX][0-9a-fA-F]+/y,p=/(?:-?\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d*)?/y,
L=/^-?0\d+[89]/,Se=/^-?0\d/,Y=/[\0\ue123]/;function se(u,i,y){return u.lastIndex=y,u.exec(i)?.[0]??""}class Q{#e;#t;#s=0;constructor(i,y){this.#e=i,this.#t=y;const T=i.
search(Y);if(T>=0)throw new F("null character or U+E123",T)}next(){this.#i();const i=this.#s,{kind:y,value:T,end:G}=this.#n(i);return this.#s=G,{kind:y,value:T,
start:i,end:G}}#n(i){const y=this.#e,T=y[i];if(T===void 0)return{kind:"end of the file",value:"",end:i};if(C[this.#t].includes(T))return{kind:T,value:T,end:i+1};
if(T==='"')return{kind:"string",...s(y,i,this.#t)};if(T==="<"&&this.#t==="hcl")return{kind:"heredoc",...k(y,i)};if(se(E,y,i)!=="")return this.#r(i);const G=this.#t===
"hcl"?se(B,y,i):"",te=G||se(p,y,i);if(te==="")throw new F("illegal character",i);const ce=i+te.length,pe=G===""&&/[.eE]/.test(te),me=this.#t==="hcl"?L:Se;if(!pe&&
me.test(te))throw new F("number begins with 0",i);return{kind:pe?"float":"number",value:te,end:ce}}#r(i){H.lastIndex=i;const y=H.exec(this.#e)?.index??this.#e.length,
T=this.#e.slice(i,y);if(T==="true"||T==="false")return{kind:"bool",value:T,end:y};if(this.#t==="hcl")return{kind:"name",value:T,end:y};if(T==="null")return{kind:"\
null",value:T,end:y};throw new F("illegal character",i)}#i(){for(;;){const i=this.#s;if(this.#s+=se(a,this.#e,this.#s).length,this.#t==="hcl"&&this.#l(),this.#s===
i)return}}#l(){if(this.#e.startsWith("/*",this.#s)){const i=this.#e.indexOf("*/",this.#s+2);if(i<0)throw new F("comment is not terminated",this.#e.length);this.#s=
i+2}else this.#s+=se($,this.#e,this.#s).length}}function U(u){const i=new oe(u);return he(i.parse())}class oe{#e;#t=0;constructor(i){this.#e=new Q(i,"json")}parse(){
return this.#e.next(),this.#s()}#s(){this.#t+=1;const i=[];do{const y=this.#n(),T=y&&this.#r(this.#e.next());if(!T)break;i.push({keys:y,value:T})}while(this.#e.
next().kind===",");return this.#t-=1,i}#n(){const i=[];for(;;){const{kind:y,value:T,start:G,end:te}=this.#e.next();if(y===":"&&i.length>0)return i;if(y==="}"||y===
"end of the file")return null;if(y!=="string")throw new F("expected a name in quotation marks",G);i.push({name:T,start:G,end:te}),l(i)}}#r(i){const{kind:y,value:T,
start:G}=i;if(this.#t>N)throw new F(`values are nested deeper than ${N} levels`,G);switch(y){case"{":return{kind:"object",items:this.#s()};case"[":return this.#i();case"\
string":return{kind:y,value:T};case"number":case"float":return{kind:y,text:T};case"bool":return{kind:y,value:T==="true"};case"null":return{kind:"string",value:""};case"\
}":case"end of the file":return null;default:throw new F("expected a value",G)}}#i(){const i=[];for(let y=this.#e.next();y.kind!=="]";y=this.#e.next()){if(y.kind===
","||y.kind==="bool"||y.kind==="[")continue;const T=this.#r(y);if(T===null)return null;i.push(T)}return{kind:"list",elements:i}}}function he(u){return u.flatMap(
ie)}function ie({keys:u,value:i}){return i.kind==="object"&&Te(i.items.map(y=>y.value))?i.items.flatMap(y=>{const T=[...u,...y.keys];return l(T),ie({keys:T,value:y.
value})}):i.kind==="list"&&Te(i.elements)?i.elements.flatMap(y=>ie({keys:u,value:y})):[{keys:u,value:be(i)}]}const Te=u=>u.length>0&&u.every(({kind:i})=>i==="ob\
ject");function be(u){return u.kind==="object"?{kind:"object",items:he(u.items)}:u.kind==="list"?{kind:"list",elements:u.elements.map(be)}:u}const Ue=(u,i)=>new We(
u,i).parse();class We{#e;#t;#s;#n=null;#r=0;constructor(i,y){this.#e=i,this.#t=new Q(i,"hcl"),this.#s=y}parse(){const i=this.#i();return this.#d("end of the fil\
e"),i}#i(){const i=[],y=new Set;for(;this.#o().kind!=="}"&&this.#o().kind!=="end of the file";){const T=this.#f(),G=this.#o().kind==="=";if(G&&this.#c(),G&&this.#o().
kind==="end of the file")break;i.push(G?{keys:T,value:this.#u(),isAssigned:G}:{keys:T,value:this.#h()}),G&&this.#s&&this.#l(T,y),this.#o().kind===","&&this.#c()}
return i}#l(i,y){for(const{start:T,end:G}of i){const te=this.#e.slice(T,G);if(y.has(te))throw new F("each argument can only be defined once",T);y.add(te)}}#f(){
const i=[];for(;;){const{kind:T,value:G,start:te,end:ce}=this.#o();if(T!=="name"&&T!=="string")break;i.push({name:G,start:te,end:ce}),l(i),this.#c()}const{kind:y}=this.#o();
if(i.length===0)throw this.#a("a name");if(y==="="&&i.length>1)throw this.#a('"{"');if(y!=="="&&y!=="{")throw this.#a('"=" or "{"');return i}#u(){const{kind:i,value:y}=this.#o();
switch(i){case"{":return this.#h();case"[":return this.#m();case"string":case"heredoc":return this.#c(),{kind:"string",value:y};case"number":case"float":return this.#c(),
{kind:i,text:y};case"bool":return this.#c(),{kind:i,value:y==="true"};default:throw this.#a("a value")}}#h(){this.#p("{");const i=this.#i();return this.#d("}"),
this.#r-=1,{kind:"object",items:i}}#m(){this.#p("[");const i=[];let y=!1;for(let T=this.#o();T.kind!=="]";T=this.#o())if(T.kind===",")this.#c(),y=!1;else{if(y)throw this.#a(
'"," or "]"');i.push(this.#u()),y=T.kind!=="["}return this.#d("]"),this.#r-=1,{kind:"list",elements:i}}#p(i){const{start:y}=this.#o();if(this.#d(i),this.#r+=1,this.#r>
N)throw new F(`values are nested deeper than ${N} levels`,y)}#d(i){if(this.#o().kind!==i)throw this.#a(Ye(i));this.#c()}#o(){return this.#n??=this.#t.next(),this.#n}#c(){
this.#n=null}#a(i){const{kind:y,start:T}=this.#o();return new F(`expected ${i}, found ${Ye(y)}`,T)}}function Ye(u){return u.length===1?`"${u}"`:u==="name"?"a wo\
rd without quotation marks":u==="end of the file"?"the end of the file":`a ${u}`}function K(u,i){const y=new RegExp("^\\p{White_Space}*\\{","u").test(u),T=y?u:u.
replaceAll(`\r
`,`
`),G=(0,X.yN)(T);try{return{kind:"read",items:y?U(T):Ue(T,i==="opentofu"),placeOf:G}}catch(te){if(!(te instanceof F))throw te;const{message:ce,start:pe}=te;return{
kind:"refused",why:ce,place:G({start:pe,end:pe+1})}}}var z=n(6188);const le="registry_protocols",ke={requestTimeoutSeconds:null,retryCount:null};function Me(u){
for(const{keys:i,value:y}of u){const[T]=i;if(T?.name!==le||y.kind!=="object")continue;let{requestTimeoutSeconds:G,retryCount:te}=ke;const ce={path:[le],span:T};
try{return(0,z.RC)(y.items,"retry_count",ce,(pe,me)=>{te=(0,z.sD)(pe,me,void 0)}),(0,z.RC)(y.items,"request_timeout_seconds",ce,(pe,me)=>{G=(0,z.sD)(pe,me,void 0)}),
{requestTimeoutSeconds:G,retryCount:te,mistakes:[]}}catch(pe){if(!(pe instanceof z.aZ))throw pe;const me={span:pe.argument.span,why:pe.message};return{...ke,mistakes:[
me]}}}return{...ke,mistakes:[]}}function Fe(u,i){const y=Z(i.TF_REGISTRY_CLIENT_TIMEOUT);return y!==null?y*1e3:u===null?null:u>0?u*1e3:Number.POSITIVE_INFINITY}
const Je=1e4,qe=1;function V(u,{requestTimeoutSeconds:i,retryCount:y},T){const G=Z(T.TF_REGISTRY_DISCOVERY_RETRY)??y??qe;return{client:u,attemptMs:Fe(i,T)??Je,retries:Math.
max(G,0)}}function Z(u){const i=/^\+?\d+$/.test(u??"")?Number(u):0;return i>0?i:null}const de={credentials:new Map,hosts:new Map,helpers:new Map},fe={path:[],span:{
start:0,end:0}};function $e(u,i){const y={},T=()=>({...de,...y});try{for(const[G,te]of Re(y,i))(0,z.RC)(u,G,fe,te);return{values:T(),mistake:null}}catch(G){if(!(G instanceof
z.aZ))throw G;return{values:i==="opentofu"?T():de,mistake:G}}}function Re(u,i){const y=i==="terraform",T=(me,De)=>(0,z.sc)(me,De,void 0),G=(me,De)=>(0,z.zC)(me,
De,void 0),te=(me,De)=>(0,z.P2)(me,De,void 0,z.sc),ce=[["providers",te],["provisioners",te],["disable_checkpoint",G],["disable_checkpoint_signature",G]],pe=(me,De)=>y?
De:me??De;return[...y?ce:[],["plugin_cache_dir",T],["plugin_cache_may_break_dependency_lock_file",G],["host",(me,De)=>{u.hosts=(0,z.P2)(me,De,u.hosts,(Ve,Ke,it)=>Le(
Ve,Ke,pe(it,{services:null})))}],["credentials",(me,De)=>{u.credentials=(0,z.P2)(me,De,u.credentials,z.hp)}],["credentials_helper",(me,De)=>{u.helpers=(0,z.P2)(
me,De,u.helpers,(Ve,Ke,it)=>xe(Ve,Ke,pe(it,{args:[]})))}]]}function Le(u,i,y){return(0,z.RC)((0,z.mW)(u,i),"services",i,(T,G)=>{y.services=(0,z.hp)(T,G,y.services??
void 0)}),y}function xe(u,i,y){return(0,z.RC)((0,z.mW)(u,i),"args",i,(T,G)=>{y.args=(0,z.VX)(T,G,y.args,z.sc)}),y}const ze={credentials:new Map,hosts:new Map,helpers:new Map,
installations:null,protocols:ke,findings:[],secrets:[],isRead:!1};function Ie({shown:u,text:i,isUtf8:y},T){const G=(tt,st)=>({problem:(0,D.credentialsConfig)({clients:[
T],mistake:tt}),place:st}),te=(tt,st)=>({...ze,findings:[G({kind:"syntax",file:u,why:tt},st)]}),ce=K(i,T);if(ce.kind==="refused")return te(ce.why,{file:u,...ce.
place});if(!y)return te("illegal UTF-8 encoding",null);const{values:pe,mistake:me}=$e(ce.items,T),De=tt=>({file:u,...ce.placeOf(tt)}),Ve=ve(ce.items),Ke=(tt,st)=>De(
Ve.get(Ae(tt,st))??{start:0,end:0}),it=({argument:{path:tt,span:st},want:wt})=>G({kind:"type",file:u,path:tt,want:wt},De(st)),ut=me===null?ce.items:[],Ze=Me(T===
"opentofu"?ut:[]),at=({span:tt,why:st})=>G({kind:"block",file:u,why:st},De(tt));return{credentials:Xe(pe.credentials,(tt,st)=>He(tt,Ke("credentials",st))),hosts:Xe(
pe.hosts,({services:tt},st)=>({place:Ke("host",st),services:Array.from(tt??[],([wt,It])=>({id:wt,value:_(It)}))})),helpers:Xe(pe.helpers,({args:tt},st)=>({place:Ke(
"credentials_helper",st),args:tt})),installations:{items:ut.filter(je),shown:u,placeOf:De},protocols:Ze,findings:[...me===null?[]:[it(me)],...Ze.mistakes.map(at)],
secrets:[...pe.credentials.values()].flatMap(ct),isRead:me===null||T==="opentofu"}}const je=({keys:[u]})=>u?.name==="provider_installation",Xe=(u,i)=>new Map(Array.
from(u,([y,T])=>[y,i(T,y)]));function He(u,i){const y=u.get("token"),T=y?.kind==="string";return{place:i,token:T?new W.o(y.value.normalize("NFC")):null,hasValue:y!==
void 0}}function ct(u){return[...u.values()].flatMap(i=>i.kind==="string"||i.kind==="int"?[new W.o(String(i.value))]:[])}function _(u){return u.kind==="maps"?ge(
u.elements[0]??new Map):q(u)}function q(u){switch(u.kind){case"list":return u.elements.map(q);case"map":return ge(u.entries);case"maps":return u.elements.map(ge);default:
return u.value}}const ge=u=>Object.fromEntries(Array.from(u,([i,y])=>[i,q(y)]));function ve(u){const i=new Map;for(const{keys:y,value:T}of u){const[G,te]=y,ce=T.
kind==="object"?T.items.map(pe=>pe.keys[0]):[];for(const pe of te===void 0?ce:[te])pe!==void 0&&i.set(Ae(G?.name??"",pe.name),pe)}return i}const Ae=(u,i)=>`${u.
toLowerCase()} ${i}`;var Oe=n(1731);function v(u,i,y,T=null){const G=J(i.environment,T),te=ee(i);if(te===null)return{main:G,directory:null,directoryOff:null,helperDirectories:[],
mirrorDirectories:[]};const ce=i.system==="windows"?Ce:we,{main:pe,directory:me,dataDirectories:De}=ce(u,te,i.environment,y),Ve=Be(i),Ke=De.flatMap(at=>[Ve(at,"\
plugins"),Ve(at,"plugins",i.platform)]),it=[...De,...m(te,i)].map(at=>Ve(at,"plugins")),ut={helperDirectories:Ke,mirrorDirectories:it};if(G===null)return{main:{
path:pe,chosenBy:"default"},directory:me,directoryOff:null,...ut};const Ze={path:me,by:G.chosenBy};return{main:G,directory:null,directoryOff:Ze,...ut}}function m(u,i){
const{system:y,platform:T,environment:G}=i;if(y==="windows")return[lt(u,"HashiCorp","Terraform")];if(T.startsWith("darwin"))return[u,""].map(me=>et(me,"Library",
"Application Support","io.terraform"));const{XDG_DATA_HOME:te="",XDG_DATA_DIRS:ce}=G,pe=me=>me.startsWith("/");return[pe(te)?te:et(u,".local","share"),...(ce||"\
/usr/local/share:/usr/share").split(":").filter(pe)].map(me=>et(me,"terraform"))}function A(u,i){const y=ee(i),T=i.system==="windows"?"\\":"/";return y===null||
y.length<2||!u.startsWith(y+T)?u:(i.system==="windows"?"%APPDATA%":"~")+u.slice(y.length)}function J(u,i){if(i)return{path:i,chosenBy:"cli-config"};for(const y of[
"TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const T=u[y];if(T)return{path:T,chosenBy:y}}return null}function ee({system:u,environment:i,accountHome:y}){return u===
"windows"?i.APPDATA||null:i.HOME||y||null}function we(u,i,y,T){const[G,te]=[et(i,".terraformrc"),et(i,".tofurc")],ce=et(i,".terraform.d");if(u==="terraform")return{
main:G,directory:ce,dataDirectories:[ce]};const{XDG_CONFIG_HOME:pe,XDG_DATA_HOME:me}=y,De=!T(G)&&!T(te);return{main:pe&&De?et(pe,"opentofu","tofurc"):Pe(te,G,T),
directory:pe&&!T(ce)?et(pe,"opentofu"):ce,dataDirectories:me?[ce,et(me,"opentofu")]:[ce]}}function Ce(u,i,y,T){const[G,te]=[lt(i,"terraform.rc"),lt(i,"tofu.rc")],
ce=lt(i,"terraform.d");return{main:u==="terraform"?G:Pe(te,G,T),directory:ce,dataDirectories:[ce]}}const Pe=(u,i,y)=>y(i)&&!y(u)?i:u,Be=({system:u})=>u==="windo\
ws"?lt:et,et=(u,...i)=>[u.replace(/(?<!\/)\/+$/,""),...i].join("/"),lt=(u,...i)=>[u.replace(/(?<![\\/])[\\/]+$/,""),...i].join("\\");function ht({name:u,args:i,
place:y},T,G,te){const ce=T.map(Ke=>({directory:Ke,files:(0,e.M)(Ke).filter(it=>$t((0,S.join)(Ke,it)))})),pe=Ke=>A(Ke,te),me=Mt(u,ce);if(me!==null){const Ke=(0,S.
resolve)(me.directory,me.file),it=bt(Ke,te);return{helper:{name:u,args:i,path:Ke,shown:pe(Ke),refusal:it},findings:[]}}const De={kind:"no helper",name:u,directories:T.
map(pe)};return{helper:null,findings:[{problem:(0,D.credentialsConfig)({clients:[G],mistake:De}),place:y}]}}const $t=u=>(0,c.existsSync)(u)&&!(0,c.statSync)(u).
isDirectory(),Et=256;function bt(u,{system:i}){if(i==="windows")return null;if(!(0,c.statSync)(u).isFile())return"permission denied";const y=Buffer.alloc(Et);let T;
try{const te=(0,c.openSync)(u,"r");try{T=(0,c.readSync)(te,y)}finally{(0,c.closeSync)(te)}}catch(te){return(0,P.Oj)(te),null}return y.toString("latin1",0,2)==="\
#!"||y.subarray(0,T).includes(0)?null:"exec format error"}const St="terraform-credentials-",At="0.0.0";function Mt(u,i){let y=null;for(const{directory:T,files:G}of i)
for(const te of G){const ce=Rt(te,u);ce===null||y!==null&&(0,Oe.Zy)(ce,y.version)<=0||(y={directory:T,file:te,version:ce})}return y}function Rt(u,i){if(!u.startsWith(
St))return null;const y=u.toLowerCase().slice(St.length).replace(/\.exe$/,""),T=y.indexOf("_v");return(T<0?y:y.slice(0,T))!==i||y===""?null:(0,Oe.oF)(T<0?At:y.slice(
T+2).replace(/_x.*$/s,""))}var Ct=n(3229),Dt=n(1831);function kt(u,i){const y=u.flatMap(me=>me.findings),T=(me,De)=>{y.push({problem:(0,D.credentialsConfig)({clients:[
i],mistake:me}),place:De})},G=Tt(new Map(u.flatMap(me=>[...me.credentials])),T),te=Tt(new Map(u.flatMap(me=>[...me.hosts])),T),[ce,...pe]=new Map(u.flatMap(me=>[
...me.helpers]));for(const[,{place:me}]of pe)T({kind:"two helpers"},me);return{credentials:G,forced:te,helper:ce===void 0?null:{name:ce[0],...ce[1]},findings:y}}
function Tt(u,i){const y=new Map;for(const[T,G]of u){const te=(0,Dt.Pv)(T);if(te.ok){y.set(te.value,{...G,host:te.value});continue}const ce="services"in G?"host":
"credentials",pe=(0,Ct.L6)(T);i({kind:"label",type:ce,label:T,why:te.why,advice:pe},G.place)}return[...y.values()]}const Pt=1024*1024;function Ot(u,i,y=null){const T=v(
u,i,c.existsSync,y),{directory:G,directoryOff:te,helperDirectories:ce}=T,pe=mt(T,u,i),me=[...pe,...vt(G,u,i)],De=vt(te?.path??null,u,i),Ve=kt(pt(me),u),Ke=Ve.helper&&
ht(Ve.helper,ce,u,i),it=kt(pt(De),u).credentials,ut=pe[0]?.blocks?.protocols??ke;return{...Ve,client:u,installations:pt(me).flatMap(({installations:Ze})=>Ze??[]),
mirrors:T.mirrorDirectories.map(Ze=>({path:Ze,shown:A(Ze,i)})),paths:T,files:[...me.map(({file:Ze})=>Ze),...De.map(({file:Ze})=>({...Ze,state:"off"}))],turnedOff:it.
map(({host:Ze,place:at})=>({host:Ze,place:at})),helper:Ke?.helper??null,requestTimeoutMs:u==="opentofu"?Fe(ut.requestTimeoutSeconds,i.environment):null,patience:V(
u,ut,i.environment),findings:[...me.flatMap(({finding:Ze})=>Ze??[]),...Ve.findings,...Ke?.findings??[]],secrets:[...pt(me),...pt(De)].flatMap(({secrets:Ze})=>Ze)}}
const pt=u=>u.flatMap(({blocks:i})=>i??[]);function mt({main:u},i,y){if(u===null)return[];const{path:T,chosenBy:G}=u;if((0,c.existsSync)(T))return[ft(T,i,y)];const te={
path:T,shown:A(T,y),state:"absent"},pe=G==="default"?null:yt({kind:"missing",setting:G,path:T},i);return[{file:te,blocks:null,finding:pe}]}const gt=/\.tfrc(?:\.json)?$/s,
vt=(u,i,y)=>(u===null?[]:(0,e.M)(u)).filter(T=>gt.test(T)).map(T=>ft((0,S.join)(u??"",T),i,y));function ft(u,i,y){const T=(0,P.yR)(u,Pt),G=A(u,y);if(!T.ok){const{
failure:pe}=T,me=yt({kind:"unreadable",file:G,failure:pe},i);return{file:{path:u,shown:G,state:"not read"},blocks:null,finding:me}}const te=Ie({shown:G,...T},i),
ce=te.isRead?"read":"not read";return{file:{path:u,shown:G,state:ce},blocks:te,finding:null}}const yt=(u,i)=>({problem:(0,D.credentialsConfig)({clients:[i],mistake:u}),
place:null});function Lt(u){const i=new Map;for(const y of u){const{problem:T,place:G}=y,te=JSON.stringify([T.code,T.message,G]),ce=i.get(te)?.problem.affects??
[],pe=[...new Set([...ce,...T.affects??[]])];i.set(te,{problem:{...T,affects:pe},place:G})}return[...i.values()]}}),1807:((Ne,ne,n)=>{n.d(ne,{M:()=>e,v:()=>P});
var c=n(3024),S=n(5747);function e(D){try{return(0,c.readdirSync)(D).sort()}catch(W){return(0,S.Oj)(W),[]}}function P(D){try{return(0,c.readdirSync)(D,{withFileTypes:!0}).
filter(W=>W.isDirectory()).map(({name:W})=>W)}catch(W){return(0,S.Oj)(W),[]}}}),6134:((Ne,ne,n)=>{n.d(ne,{SH:()=>D,Td:()=>W,lS:()=>I,n_:()=>e,pH:()=>P,w4:()=>X,
yN:()=>R});const c=25e4,S=100;class e{max;count=0;constructor(f=c){this.max=f}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.
max}get bytes(){return this.count*S}}function P(r,f,s,b){return s===void 0?{text:r,body:f,parts:b,problems:[]}:{text:r,body:f,parts:b,problems:[{...R(r)(s),message:s.
message}]}}const D=(r,f,s)=>{const b=[];if(r.kind==="native"){for(const h of r.blocks)h.type===f&&h.labels.length===s&&b.push(h);return b}for(const h of r.members)
h.name===f&&N(f,h.value,s,[],b);return b},W=r=>r.kind==="native"?r.attributes:r.members;function X(r,f){if(!(r.kind==="native"&&r.mayHave?.(f)===!1)){for(const s of W(
r))if(s.name===f)return s}}const I=r=>r.kind==="object"?r.items.filter(F):r.kind!=="tuple"?[]:r.elements.flatMap(f=>f.kind==="object"?f.items.filter(F):[]),F=r=>r.
name!==void 0&&r.name!=="//";function N(r,f,s,b,h){if(s>0){for(const{name:M,start:C,end:a,value:$}of I(f))N(r,$,s-1,[...b,{value:M,start:C,end:a}],h);return}const k={
start:f.start,end:f.start+1};for(const M of f.kind==="tuple"?f.elements:[f])M.kind!=="object"&&M.kind!=="tuple"||h.push({...k,type:r,labels:b,body:{kind:"json",
members:I(M)}})}const R=r=>{const f=[r.startsWith("\uFEFF")?1:0];let s=r.indexOf(`
`),b;return({start:h,end:k})=>{for(;s>=0&&s<h;s=r.indexOf(`
`,s+1))f.push(s+1);b??=l(r);const M=H=>d(b??[],H-1),C=Math.max(1,d(f,h)),a=f[C-1]??0,$=(f[C]??(s<0?r.length:s)+1)-1,E=H=>H-a-M(H)+M(a)+1;return{line:C,column:E(
Math.max(h,a)),endColumn:E(Math.min(k,$))}}},l=r=>/[\uD800-\uDBFF]/.test(r)?Array.from(r.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),f=>f.index):[];function d(r,f){
let s=0,b=r.length;for(;s<b;){const h=s+b>>>1;(r[h]??0)<=f?s=h+1:b=h}return s}}),7531:((Ne,ne,n)=>{n.d(ne,{T:()=>W,b:()=>P});var c=n(3307),S=n(8947),e=n(2168);const P=1024*
1024,D={keeps:()=>!0,read:(F,N,{start:R,end:l})=>(0,c.IL)(N.slice(R,l))};function W(F,N=D){const R=(0,S._6)(F),l=new I(R,N),d=(0,c.Ey)(R,l.add);if(d!==null){const f=(0,e.
Q)(R);return f===null?{kind:"not-json",...d}:{kind:"not-json",why:`it ${f.what}`,advice:f.advice}}const r=/[^\t\n\r ]/.exec(R)?.[0];return r==="{"?{kind:"object",
services:l.read()}:r==="n"?{kind:"null"}:{kind:"not-object",why:`found ${X(r)}`}}function X(F){switch(F){case"[":return"an array";case'"':return"a string";case"\
t":case"f":return"a boolean";default:return"a number"}}class I{#e;#t;#s;#n=new Map;constructor(N,R){this.#e=N,this.#t=R,this.#s=N.includes("\\")}add=(N,R,l,d)=>{
if(d===0)return;const r=this.#e.slice(l,d),f=this.#s?(0,c.I)(r):r.slice(1,-1),s=this.#n.get(f);s!==void 0?s.range={start:N,end:R}:this.#t.keeps(f,R-N)&&this.#n.
set(f,{id:(0,c.I)(r),range:{start:N,end:R}})};read(){return Array.from(this.#n.values(),({id:N,range:R})=>({id:N,value:this.#t.read(N,this.#e,R)}))}}}),2168:((Ne,ne,n)=>{
n.d(ne,{Q:()=>S});const c=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]];function S(e){const P=c.find(([D])=>D.test(e));return P===void 0?null:{what:P[1],advice:P[2]}}}),1731:((Ne,ne,n)=>{n.
d(ne,{Cg:()=>N,Ty:()=>F,Zy:()=>R,dU:()=>l,hZ:()=>e,oF:()=>W,rK:()=>X});var c=n(9562);const S=new RegExp(`^${c.eQ}$`),e=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
P=new RegExp(`^${e}[.+-]?$`),D=2n**63n-1n;function W(r){const[,f,s,b,h]=S.exec(r)??[];return f===void 0?null:I(r,f,b??s,h)}function X(r){const[,f,s,b]=P.exec(r)??
[];return f===void 0?null:I(r,f,s,b)}function I(r,f,s="",b=""){const h=f.split(".").map(M=>M.replace(/^0+(?=.)/,""));if(h.some(M=>M.length>19))return null;const k=h.
map(BigInt);if(k.some(M=>M>D))return null;for(;k.length<3;)k.push(0n);return{text:r,numbers:k,written:h.length,pre:s,build:b}}const F=r=>r.pre!=="",N=({numbers:r,
pre:f,build:s})=>`${r.join(".")}${f===""?"":`-${f}`}${s===""?"":`+${s}`}`;function R(r,f){const s=Math.max(r.numbers.length,f.numbers.length);for(let b=0;b<s;b++){
const[h,k]=[r.numbers[b]??0n,f.numbers[b]??0n];if(h!==k)return h<k?-1:1}return r.pre===f.pre||r.numbers.length!==f.numbers.length?0:r.pre===""||f.pre===""?r.pre===
""?1:-1:l(r.pre,f.pre)}function l(r,f){const[s,b]=[r.split("."),f.split(".")];for(let h=0;;h++){const[k,M]=[h+1>=s.length,h+1>=b.length];if(k!==M)return k?-1:1;
const C=d(s[h]??"",b[h]??"");if(C!==0||k)return C}}function d(r,f){const[s,b]=[/^[0-9]*$/.test(r),/^[0-9]*$/.test(f)];return s!==b?s?-1:1:s&&r.length!==f.length?
r.length-f.length:r===f?0:r<f?-1:1}}),6456:((Ne,ne,n)=>{n.d(ne,{Z:()=>qe});var c=n(4045),S=n(4929),e=n(3534),P=n(1064),D=n(1831),W=n(2713);const X=(V,Z)=>({name:V,
isProgram:!1,answers:Z,find:de=>Z.get(de)??null});async function I(V,Z){let de=null;const fe=[],$e=[];for(const Re of V){const Le=de===null||!Re.isProgram,xe=Le?
await Re.find(Z):null;fe.push({source:xe?.source??Re.name,held:Le?F(xe):"not asked",counts:de===null&&xe!==null}),xe?.problem&&$e.push({problem:xe.problem,place:xe.
place}),de??=xe}return{answer:de,looks:fe,findings:$e}}function F(V){return V===null?"nothing":V.token===null?"no token":V.token.reveal()===""?"an empty token":
"a token"}const N=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function R(V,Z,de=null){const fe=Z.reveal(),$e={source:V,place:de,token:Z,problem:d(V,fe)};return N.test(fe)?
{...$e,isUnsendable:!0}:$e}const l=[[N,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,"quotes"],[/^\s|\s$/,"outer white \
space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function d(V,Z){if(Z==="")return(0,e.credentialsEmpty)({source:V});const de=l.find(([fe])=>fe.test(
Z))?.[1];return de!==void 0?(0,e.credentialsMalformed)({source:V,slip:de}):Z.length<W.I?(0,e.credentialsShort)({source:V}):null}const r="TF_TOKEN_";function f(V){
return Object.entries(V).flatMap(([Z,de])=>{const fe=Z.startsWith(r)?(0,D.$k)(Z):null;return fe===null||de===void 0?[]:[{host:fe,variable:Z,token:new W.o(de)}]})}
const s=V=>X("TF_TOKEN_ variables",new Map(f(V).map(({host:Z,variable:de,token:fe})=>[Z,R(de,fe)])));function b(V){const Z="tokens setting",de=V.map(({host:fe,token:$e})=>{
const Re=R(Z,$e);return[fe,$e.reveal()===""?{...Re,token:null}:Re]});return X(Z,new Map(de))}function h({tokens:V,environment:Z,clients:de}){const fe=[b(V),s(Z)],
$e=de.map(({client:Le,config:xe,helper:ze,turnedOff:Ie=[]})=>{const je=[xe&&C(xe),ze].filter(Xe=>Xe!==null);return{client:Le,turnedOff:Ie,sources:[...fe,...je]}}),
Re=de.flatMap(({config:Le})=>Le===null?[]:C(Le));return{known:k([...fe,...Re]),find:async Le=>{const xe=await Promise.all($e.map(async({client:ze,sources:Ie,turnedOff:je})=>{
const{looks:Xe,...He}=await I(Ie,Le);return{...He,client:ze,looks:[...Xe,...M(je,Le)]}}));return{answer:$(xe.map(({answer:ze})=>ze)),clients:xe.map(({client:ze,
looks:Ie})=>({client:ze,looks:Ie})),findings:xe.flatMap(({findings:ze})=>ze),difference:E(Le,xe)}}}}function k(V){const Z=new Map;for(const de of V)for(const[fe,
$e]of de.answers)Z.has(fe)||Z.set(fe,$e);return new Map([...Z].flatMap(([de,{token:fe,source:$e}])=>fe===null?[]:[[de,$e]]))}const M=(V,Z)=>V.filter(de=>de.host===
Z).map(({place:de,by:fe})=>({source:`${de.file}:${de.line} (${fe} names another file)`,held:"not read",counts:!1})),C=({credentials:V})=>X("CLI configuration",new Map(
V.map(Z=>[Z.host,a(Z)])));function a({host:V,place:Z,token:de,hasValue:fe}){const $e=`${Z.file}:${Z.line}`;if(de!==null)return R($e,de,Z);const Re={kind:"no tok\
en",file:$e,host:V,hasValue:fe};return{source:$e,place:Z,token:null,problem:(0,S.credentialsConfig)({clients:P.Du,mistake:Re})}}function $(V){return V.find(Z=>Z?.
token)??V.find(Z=>Z!==null)??null}function E(V,Z){const[de,...fe]=Z,$e=fe.find(({answer:Le})=>H(Le)!==H(de?.answer??null));if(de===void 0||$e===void 0)return null;
const Re=({client:Le,answer:xe})=>({client:Le,source:xe?.token?xe.source:null});return(0,e.credentialsDiffer)({host:V,first:Re(de),other:Re($e)})}const H=V=>V?.
token?.reveal()??null;var B=n(1421),p=n(8161),L=n(5747),Se=n(4e3),Y=n(7531);const se=1024*1024;function Q(V,Z){const de=new Map;let fe=null;const $e=async Re=>{
if(fe!==null)return fe;const Le=await oe(V,Re,Z),xe=K(V,Le,Z);return Le.kind==="stopped"&&(fe??=xe),xe};return{name:U(V),isProgram:!0,find:Re=>{const Le=de.get(
Re)??$e(Re);return de.set(Re,Le),Le}}}const U=({name:V})=>`credentials helper ${V}`;async function oe(V,Z,de){if(V.refusal!==null)return{kind:"not started",why:V.
refusal};if(de.stop.aborted)return{kind:"stopped",why:he};const fe=be(V,Z,de.environment);return typeof fe=="string"?{kind:"not started",why:fe}:await ie(fe,de)}
const he="was running when the check ended";function ie(V,Z){return new Promise(de=>{const fe=[],$e=[];let Re=0;const{timeoutMs:Le,abortAfter:xe}=Z,ze=xe(Le),Ie=_=>{
ze.removeEventListener("abort",Xe),Z.stop.removeEventListener("abort",He),de(_)},je=_=>{Te(V,Z),Ie({kind:"stopped",why:_})},Xe=()=>je(`did not exit within ${Le/
1e3} s (timeout-seconds)`),He=()=>je(he);ze.addEventListener("abort",Xe),Z.stop.addEventListener("abort",He);const ct=_=>q=>{Re+=q.length,Re>se?je(`wrote more t\
han ${se/1024/1024} MiB`):_.push(q)};V.stdout?.on("data",ct(fe)),V.stderr?.on("data",ct($e)),V.on("error",_=>Ie({kind:"not started",why:Ye(_)})),V.on("close",_=>{
const[q,ge]=[Buffer.concat(fe),Buffer.concat($e).toString()];Ie({kind:"ended",isSuccess:_===0,output:q,complaint:ge})})})}function Te(V,{kill:Z}){try{V.pid!==void 0&&
Z((0,p.platform)()==="win32"?V.pid:-V.pid,"SIGKILL")}catch(de){(0,L.Oj)(de)}V.stdout?.destroy(),V.stderr?.destroy(),V.unref()}function be({path:V,args:Z},de,fe){
try{return(0,B.spawn)(V,[...Z,"get",de],{env:Ue(fe),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0})}catch($e){return Ye($e)}}const Ue=V=>Object.
fromEntries(Object.entries(V).filter(([Z])=>!Z.startsWith("INPUT_"))),We={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format err\
or",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function Ye(V){const Z=(0,L.Oj)(V);return We[Z]??Z}function K(V,Z,de){const{shown:fe}=V;
switch(Z.kind){case"not started":return le(V,`failed to run ${fe}: ${Z.why}`);case"stopped":return le(V,`${fe} ${Z.why} and was stopped`);case"ended":{if(!Z.isSuccess){
const $e=Me(Z.complaint);return le(V,$e===""?`error in ${fe}, but it produced no error message`:`error in ${fe}: ${$e}`)}return z(V,Z.output,de)}}}function z(V,Z,{
learn:de}){const fe=(0,Y.T)(Z);if(fe.kind==="not-json"||fe.kind==="not-object")return le(V,`malformed output from ${V.shown}: ${(0,Se.dh)(fe.why)}`);const $e=fe.
kind==="null"?null:fe.services.find(({id:Le})=>Le==="token")?.value;if(typeof $e!="string")return null;const Re=new W.o($e);return de(Re),R(U(V),Re)}function le(V,Z){
const de=(0,S.credentialsHelper)({name:V.name,why:Z});return{source:U(V),place:null,token:null,problem:de}}const ke=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][\
^\\p{Cc}]*)","gu"),Me=V=>(0,Se.dh)(V.replace(ke,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim()),Fe=1e4;function Je({tokens:V,configs:Z,timeoutMs:de},fe,$e){
for(const Ie of Z.flatMap(je=>je.secrets))$e.learn(Ie);const Re=new Map,Le=Ie=>{if(Ie===null)return null;const je=JSON.stringify([Ie.path,...Ie.args]),Xe=Re.get(
je)??Q(Ie,{...$e,timeoutMs:de??Fe,environment:fe});return Re.set(je,Xe),Xe},xe=Z.map(Ie=>({client:Ie.client,config:Ie,helper:Le(Ie.helper),turnedOff:Ie.turnedOff.
map(je=>({...je,by:Ie.paths.directoryOff?.by??""}))})),ze=Z.flatMap(Ie=>Ie.forced.map(je=>({...je,client:Ie.client})));return{credentials:h({tokens:V,environment:fe,
clients:xe}),configs:Z,complaints:(0,c.D)(Z.flatMap(({findings:Ie})=>Ie)),forced:Map.groupBy(ze,({host:Ie})=>Ie)}}function qe(V,Z,{environment:de,secrets:fe,kill:$e,
stop:Re}){return Je({...V,configs:Z},de,{learn:fe.learn,kill:$e,stop:Re.signal,abortAfter:Le=>AbortSignal.timeout(Le)})}}),7511:((Ne,ne,n)=>{n.d(ne,{i:()=>R});var c=n(
3625);const S="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",e=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,P=String.raw`[()<>@,;:\\"/[\]?=]`,
D=new RegExp(`^(${S})?(/)?(${S})?(.*)$`,"s"),W=String.raw`"((?:[^"\\\r\n]|\\${P}|\\(?!${P}))*)"`,X=new RegExp(`;${e}*(${S})${e}*=${e}*(?:(${S})|${W})${e}*`,"y"),
I=new RegExp(`;${e}*$`,"y"),F=new RegExp(String.raw`\\(${P})`,"g"),N=new RegExp(e);function R(s){const b=s.indexOf(";"),h=f(r(b<0?s:s.slice(0,b))),k=l(h)??(b<0?
null:d(s,b));return k===null?(0,c.J)(h):(0,c.T)(k)}function l(s){const[,b,h,k,M]=D.exec(s)??[];return b===void 0?"mime: no media type":b===s?null:h===void 0?"mi\
me: expected slash after first token":k===void 0?"mime: expected token after slash":M===""?null:"mime: unexpected content after media subtype"}function d(s,b){const h=new Map;
for(let k=b;k<s.length;){X.lastIndex=k;const[M,C="",a,$=""]=X.exec(s)??[];if(M===void 0)return I.lastIndex=k,I.test(s)?null:"mime: invalid media parameter";const E=C.
toLowerCase(),H=a??$.replace(F,"$1"),B=h.get(E);if(B!==void 0&&B!==H)return"mime: duplicate parameter name";h.set(E,H),k+=M.length}return null}function r(s){let b=0,
h=s.length;for(;b<h&&N.test(s.charAt(b));)b+=1;for(;h>b&&N.test(s.charAt(h-1));)h-=1;return s.slice(b,h)}const f=s=>s.replaceAll("\u0130","i").toLowerCase()}),2767:((Ne,ne,n)=>{
n.d(ne,{h:()=>f});var c=n(5792);const S={"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP38\
4r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1","1.2.840.10045.3.1.1":"P-192","1.2.156.10197.1.301":"SM2"},e=["1.3.132.0.33","1.2.840.\
10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],P={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.110":"X25519","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.1004\
0.4.1":"DSA","2.16.840.1.101.3.4.3.17":"ML-DSA-44","2.16.840.1.101.3.4.3.18":"ML-DSA-65","2.16.840.1.101.3.4.3.19":"ML-DSA-87"};function D(Q){const U=new c.lL(Q,
"public key").inside(c.Dk.sequence),oe=U.inside(c.Dk.sequence),he=oe.oid(),ie=U.bits();switch(he){case"1.2.840.113549.1.1.1":if(d(oe.any().whole)!=="0500")throw new c.
I4("public key");return W(ie);case"1.2.840.10045.2.1":{const Te=oe.isNext(c.Dk.oid)?oe.oid():"explicit parameters";if(!e.includes(Te))return{kind:"unsupported-c\
urve",curve:S[Te]??Te};if(ie[0]!==4)throw new c.I4("public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!oe.isEmpty||ie.length!==32)throw new c.I4("public ke\
y");return{kind:"ed25519"};default:return{kind:"unsupported",name:P[he]??he}}}function W(Q){const U=new c.lL(Q,"public key").inside(c.Dk.sequence),oe=U.integer(),
he=U.count(),[ie=0,Te=0]=oe;if(ie>=128||he===0)throw new c.I4("public key");if(he===1||he%2===0||he>=2**31)return{kind:"unsupported",name:`RSA with the exponent\
 ${he}`};const be=ie===0?Te:ie;return{kind:"rsa",bits:8*(oe.length-(ie===0?2:1))+(32-Math.clz32(be))}}const X={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],
"1.2.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.\
840.10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},I={"1.2.840.113549.1.1\
.4":"RSA with MD5","1.2.840.113549.1.1.5":"RSA with SHA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.113549.1.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"ECDS\
A with SHA-1","1.2.840.10045.4.3.1":"ECDSA with SHA-224","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224","2.16.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.16.84\
0.1.101.3.4.3.14":"RSA with SHA3-256","1.3.101.113":"Ed448"},F="1.2.840.113549.1.1.10",N=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
R={201:"20",202:"30",203:"40"};function l(Q){const U=new c.lL(Q,"signature algorithm"),oe=U.oid(),he=U.isEmpty?"":d(U.any().whole);if(oe===F){const be=N.exec(he);
return be&&R[be[1]??""]===be[2]?{isSupported:!0,key:"rsa",name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[ie,Te]=X[oe]??[];
return ie===void 0||Te===void 0?{isSupported:!1,name:I[oe]??oe}:{isSupported:!0,key:ie,name:Te}}const d=Q=>Array.from(Q,U=>U.toString(16).padStart(2,"0")).join(
"");var r=n(8167);function f(Q){try{const U=new c.lL(Q,"certificate"),oe=U.inside(c.Dk.sequence);if(!U.isEmpty)throw new c.I4("certificate");const he=oe.inside(
c.Dk.sequence),ie=oe.content(c.Dk.sequence),Te=k(Q,he,ie);return oe.bits(),"kind"in Te?{ok:!1,flaw:Te}:{ok:!0,certificate:Te}}catch(U){if(!(U instanceof c.I4))throw U;
return{ok:!1,flaw:{kind:"malformed",part:U.message}}}}const s=160,b=163,h=[129,130];function k(Q,U,oe){const he=U.isNext(s)?U.inside(s).count()+1:1;if(he>3)throw new c.
I4("version");if((U.integer()[0]??0)>=128)return{kind:"negative-serial"};const ie=U.content(c.Dk.sequence);if(!(0,c.er)(ie,oe))throw new c.I4("signature algorit\
hm");const Te=M(U,"issuer"),be=U.inside(c.Dk.sequence),Ue=a(be),We=a(be),Ye=M(U,"subject"),K=U.element(c.Dk.sequence).whole,z=D(K);if(z.kind==="unsupported-curv\
e")return{kind:"curve",curve:z.curve};if(he>1)for(const le of h)U.optional(le);return{raw:Q,subject:Ye,issuer:Te,notBefore:Ue,notAfter:We,version:he,signature:l(
ie),key:z,keyInfo:K,...B(he===3?U.optional(b):null)}}function M(Q,U){const{whole:oe}=Q.element(c.Dk.sequence),he=new c.lL(oe,U).inside(c.Dk.sequence);for(;!he.isEmpty;){
const ie=he.inside(c.Dk.set);for(;!ie.isEmpty;){const Te=ie.inside(c.Dk.sequence);if(Te.oid(),!(0,c.KH)(Te.any()))throw new c.I4(U)}}return oe}const C=[{tag:c.Dk.
utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:c.Dk.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];function a(Q){const U=C.
find(({tag:le})=>Q.isNext(le)),oe=U?.format.exec((0,c.Jl)(Q.content(U.tag)));if(!oe)throw new c.I4("validity");const[he=0,ie=0,...Te]=oe.slice(1).map(le=>Number(
le??0)),be=oe[1]?.length===4?he:he<50?2e3+he:1900+he,[Ue=0,We=0,Ye=0,K=0]=Te,z=new Date(0);if(z.setUTCFullYear(be,ie-1,Ue),z.getUTCMonth()!==ie-1||We>23||Ye>59||
K>59)throw new c.I4("validity");return z.setUTCHours(We,Ye,K)}const $={dns:[],addresses:[],others:[]},E=["31","32","33","36","54"].map(Q=>`2.5.29.${Q}`),H=["2.5\
.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function B(Q){const U=new Map,oe=Q&&new c.lL(Q,"extensions").inside(c.Dk.sequence);for(;oe&&!oe.isEmpty;){const le=oe.inside(
c.Dk.sequence),ke=le.oid(),Me=le.isNext(c.Dk.boolean)&&le.boolean();if(U.has(ke))throw new c.I4("extensions");if(Me&&H.includes(ke))throw new c.I4("extensions");
U.set(ke,{id:ke,critical:Me,value:le.content(c.Dk.octets)})}const he=le=>U.get(`2.5.29.${le}`)?.value??null,[ie,Te,be,Ue,We]=[15,17,19,30,37].map(he),Ye=Te?(0,r.
xq)(Te):null,K=Ue?(0,r.cP)(Ue):null,z=new Set([...E,...["15","19","37"].map(le=>`2.5.29.${le}`),...Ye?.isKnown?["2.5.29.17"]:[],...K?.isKnown?["2.5.29.30"]:[]]);
return{encodedNames:Te??new Uint8Array,names:Ye?.names??$,constraints:K,basic:be?p(be):null,maySign:ie?Y(ie):null,usages:We?se(We):[],unhandled:[...U.values()].
filter(({id:le,critical:ke})=>ke&&!z.has(le)).map(({id:le})=>le)}}function p(Q){const U=new c.lL(Q,"basicConstraints").inside(c.Dk.sequence);return{isAuthority:U.
isNext(c.Dk.boolean)&&U.boolean(),maxPath:U.isNext(c.Dk.integer)?U.count():null}}const L=4,Se=128;function Y(Q){const[U=0,oe=0]=new c.lL(Q,"keyUsage").bits();return U===
0&&oe<Se?null:(U&L)!==0}function se(Q){const U=new c.lL(Q,"extendedKeyUsage").inside(c.Dk.sequence),oe=[];for(;!U.isEmpty;)oe.push(U.oid());return oe}}),5792:((Ne,ne,n)=>{
n.d(ne,{Dk:()=>c,I4:()=>S,Jl:()=>N,KH:()=>W,er:()=>R,lL:()=>e});const c={boolean:1,integer:2,bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};
class S extends Error{}class e{#e;#t;constructor(d,r){this.#e=d,this.#t=r}get isEmpty(){return this.#e.length===0}isNext(d){return this.#e[0]===d}any(){const d=this.#e[0]??
0,r=this.#e[1]??0;if(this.#e.length<2||(d&31)===31)throw this.#n();const f=r<128?0:r&127,s=f===0&&r<128?r:this.#s(f),b=2+f,h=b+s;if(h>this.#e.length)throw this.#n();
const k={tag:d,content:this.#e.subarray(b,h),whole:this.#e.subarray(0,h)};return this.#e=this.#e.subarray(h),k}element(d){if(!this.isNext(d))throw this.#n();return this.
any()}content(d){return this.element(d).content}optional(d){return this.isNext(d)?this.content(d):null}inside(d){return new e(this.content(d),this.#t)}oid(){const d=this.
content(c.oid);if(d.length===0||(d.at(-1)??0)>=128)throw this.#n();const r=P(d);if(r===null)throw this.#n();const[f=0,...s]=r,b=Math.min(Math.floor(f/40),2);return[
b,f-40*b,...s].join(".")}integer(d=c.integer){const r=this.content(d),f=r[0],s=r[1]??0,b=f===0&&s<128||f===255&&s>=128;if(f===void 0||r.length>1&&b)throw this.#n();
return r}count(){const d=this.integer();if(d.length>8||(d[0]??0)>=128)throw this.#n();return d.reduce((r,f)=>r*256+f,0)}boolean(){const d=this.content(c.boolean);
if(d.length!==1||d[0]!==0&&d[0]!==255)throw this.#n();return d[0]!==0}bits(){const d=this.content(c.bits),[r=8]=d,f=d.subarray(1),s=f.at(-1)??0;if(r>7||r>0&&f.length===
0)throw this.#n();if((s&(1<<r)-1)!==0)throw this.#n();return f}#s(d){const r=this.#e.subarray(2,2+d);if(d===0||d>4||r.length<d)throw this.#n();const f=r.reduce(
(s,b)=>s*256+b,0);if(f<128||r[0]===0)throw this.#n();return f}#n(){return new S(this.#t)}}function P(l){const d=[];let r=!0,f=0;for(const s of l){if(r&&s===128||
(f=f*128+(s&127),f>=2**31))return null;r=s<128,r&&(d.push(f),f=0)}return d}const D={12:l=>X(l),18:l=>/^[\d ]*$/.test(N(l)),19:l=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test(
N(l)),20:()=>!0,22:l=>l.every(d=>d<128),30:l=>l.length%2===0&&I(l)},W=({tag:l,content:d})=>D[l]?.(d)??!1;function X(l){try{return new TextDecoder("utf-8",{fatal:!0}).
decode(l),!0}catch{return!1}}const I=l=>l.every((d,r)=>{const f=d*256+(l[r+1]??0);return r%2===1||!(f>=55296&&f<57344||f>=65534||f>=64976&&f<=65007)}),F=new TextDecoder(
"latin1"),N=l=>F.decode(l),R=(l,d)=>l.length===d.length&&l.every((r,f)=>r===d[f])}),8167:((Ne,ne,n)=>{n.d(ne,{AI:()=>l,cP:()=>X,xq:()=>W,z$:()=>f});var c=n(6181),
S=n(5792);const e=130,P=135,D=[129,134];function W(k){const M=new S.lL(k,"subject alternative names").inside(S.Dk.sequence),C={dns:[],addresses:[],others:[]};let a=!1;
for(;!M.isEmpty;){const{tag:$,content:E}=M.any();if(a||=[e,P,...D].includes($),D.includes($)&&C.others.push($),$===e&&C.dns.push(R(E,"subject alternative names")),
$===P){if(E.length!==4&&E.length!==16)throw new S.I4("subject alternative names");C.addresses.push(E)}}return{names:C,isKnown:a}}function X(k){const M="name con\
straints",C=new S.lL(k,M),a=C.inside(S.Dk.sequence),[$,E]=[160,161].map(p=>a.optional(p)??new Uint8Array);if(!$||!E||!a.isEmpty||!C.isEmpty)throw new S.I4(M);if($.
length+E.length===0)throw new S.I4(M);const[H,B]=[I($),I(E)];return{permitted:H,excluded:B,isKnown:H.isKnown&&B.isKnown}}function I(k){const M="name constraints",
C=new S.lL(k,M),a=[],$=[],E=[];let H=!0;for(;!C.isEmpty;){const{tag:p,content:L}=C.inside(S.Dk.sequence).any(),Se=L.length/2;if(p===e)a.push(R(L,M).toLowerCase());else if(p===
P&&(Se===4||Se===16))$.push({address:L.subarray(0,Se),mask:L.subarray(Se)});else{if(p===P)throw new S.I4(M);D.includes(p)?E.push(p):H=!1}}if(!(a.every(p=>F(p.replace(
/^\.(?=.)/,"")))&&$.every(({mask:p})=>N(p))))throw new S.I4(M);return{dns:a,networks:$,others:E,isKnown:H}}const F=k=>/^[!-~]*$/.test(k)&&!/^\.|\.\.|\.$/.test(k),
N=k=>/^1*0*$/.test(Array.from(k,M=>M.toString(2).padStart(8,"0")).join(""));function R(k,M){if(k.some(C=>C>=128))throw new S.I4(M);return(0,S.Jl)(k)}function l({
dns:k,addresses:M},C){const a=(0,c.r5)((0,c.n7)(C));if(a!==null)return M.some(B=>(0,S.er)(B,Uint8Array.from(a)));const $=C.toLowerCase(),E=$.replace(/\.$/,"").split(
"."),H=E.every(B=>d.test(B));return k.some(B=>{const p=B.toLowerCase(),[L,...Se]=p.split("."),Y=L==="*"&&Se.length>0;return!H||!(Y?Se:[L,...Se]).every(se=>d.test(
se??""))?p===$&&p!==".":Y?E.length===Se.length+1&&E.slice(1).join(".")===Se.join("."):E.join(".")===p})}const d=/^[a-z0-9_][a-z0-9_-]*$/,r=25e4;function f(k,{permitted:M,
excluded:C}){const a=M.dns.length+C.dns.length,$=M.networks.length+C.networks.length;if(k.dns.length*a+k.addresses.length*$>r)return!1;const H=new Set([...M.others,
...C.others]);return k.others.some(B=>H.has(B))?!1:k.dns.every(B=>{const p=B.toLowerCase();return F(p)&&(M.dns.length===0||M.dns.some(L=>s(p,L)))&&!C.dns.some(L=>s(
p,L)||b(p,L))})&&k.addresses.every(B=>(M.networks.length===0||M.networks.some(p=>h(B,p)))&&!C.networks.some(p=>h(B,p)))}const s=(k,M)=>M===""||k===M||k.endsWith(
M.startsWith(".")?M:`.${M}`),b=(k,M)=>k.startsWith("*.")&&M.replace(/^[^.]*/,"")===k.slice(1),h=(k,{address:M,mask:C})=>k.length===M.length&&k.every((a,$)=>{const E=C[$]??
0;return(a&E)===((M[$]??0)&E)})}),997:((Ne,ne,n)=>{n.d(ne,{O:()=>S,T:()=>P});var c=n(1064);const S=({earlier:D,attempt:W,later:X})=>[...D,W,...X];function e({discovery:D,
timing:W,headMs:X,hops:I},{attemptMs:F}){const N=X!==null&&X<=F?I.at(-1)?.status:null;return N===null||(0,c.Mq)(N??0)?"retries":D.kind!=="failed"&&W.totalMs<=F?
"works":"fails"}function P(D,W){const X=D.map(N=>e(N,W)),I=X.indexOf("works");return I<0?"never":I<=W.retries&&!X.slice(0,I).includes("fails")?"always":"sometim\
es"}}),2696:((Ne,ne,n)=>{n.r(ne),n.d(ne,{contact:()=>Jt,crashedVisit:()=>Dt,judgeRequests:()=>H,judgeVisit:()=>Ct,mergeFindings:()=>W.D,readCliConfig:()=>W.J,thisMachine:()=>P});
var c=n(8161),S=n(5747);const e={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function P(t){const o=(0,c.platform)();return{system:o==="win32"?"windows":"unix",platform:`${o===
"win32"?"windows":o}_${e[(0,c.arch)()]??(0,c.arch)()}`,environment:t,accountHome:D()}}function D(){try{return(0,c.userInfo)().homedir||null}catch(t){return(0,S.
Oj)(t),null}}var W=n(4045),X=n(863),I=n(960),F=n(9209),N=n(8011),R=n(6817),l=n(1064),d=n(7531),r=n(1831),f=n(9562),s=n(2886),b=n(997);const h=1440*60*1e3,k=1;function M(t,o){
const{hops:g,certificates:w}=t.attempt;return[...se(t),...C(t,o),...L(g),...Se(w,o),...Y(t,o)]}function C(t,o){const{discovery:g,hops:w}=t.attempt;switch(g.kind){case"\
skipped":return[(0,s.bz)(g.problem)];case"failed":{const O=o.isFork&&g.problem.code==="document-unauthorized"&&!t.credentials?.hasToken;return[(0,s.bz)(O?{...g.
problem,severity:"notice"}:g.problem)]}case"found":case"absent":{const O=w[0]?.url??"";return[...$(O,w.length-1,o),...E(t,o),...g.kind==="found"&&g.truncated?[a(
t)]:[]]}}}const a=({host:t,attempt:{hops:o}})=>(0,s.bz)((0,X.documentSize)({url:o.at(-1)?.url??"",page:null,asked:(0,r.nx)(t),bytes:null,limit:d.b,isPadding:!0}));
function $(t,o,g){const w=g.clients.filter(O=>o>l.NX[O]);return w.length>0?[(0,s.bz)((0,F.redirectLimit)({url:t,asks:"document",redirects:o,clients:w,limits:l.NX}))]:
o>k?[(0,s.bz)((0,F.redirectNested)({url:t,redirects:o}))]:[]}function E(t,{releases:o,slowMs:g}){const w=(0,r.nx)(t.host),O=t.attempt.timing.totalMs,j=(0,b.O)(t),
x=Ee=>(0,b.T)(j,Ee)!=="never",ae=o.filter(Ee=>!x(Ee)),ue=({client:Ee})=>!o.some(ye=>ye.client===Ee&&x(ye)),re=[!0,!1].flatMap(Ee=>{const ye=ae.filter(ot=>ue(ot)===
Ee);if(ye.length===0)return[];const Ge=(0,I.hostTimeout)({host:w,phase:"complete",tookMs:O,releases:ye});return[(0,s.bz)(Ge,null,Ee)]});if(re.length>0||O<=g)return re;
const _e=p(t.attempt.timing);return[(0,s.bz)((0,I.hostSlow)({host:w,tookMs:O,limitMs:g,phase:_e,releases:o}))]}function H({host:t,known:o},g,w){const O=o.map(({
host:x})=>x),j=g.flatMap(x=>x.certificates).filter(({host:x})=>!O.includes(x));return[...B(t,g,w.slowMs),...Se(j,w)]}function B(t,o,g){const[w]=o.filter(({timing:ue,
hops:re})=>ue.totalMs>g&&re.length>0).sort((ue,re)=>re.timing.totalMs-ue.timing.totalMs);if(w===void 0)return[];const{timing:O,hops:j}=w,x=j[0]?.url??"",ae={host:(0,r.
nx)(t),url:x,tookMs:O.totalMs,limitMs:g};return[(0,s.bz)((0,I.hostSlow)({...ae,phase:p(O)}))]}function p({lookupMs:t,connectMs:o,tlsMs:g,firstByteMs:w,totalMs:O}){
const x=[["lookup",t],["connection",o],["tls",g],["response",w]].map(([ue,re])=>({name:ue,ms:re??0})),ae={name:"rest",ms:x.reduce((ue,{ms:re})=>ue-re,O)};return x.
reduce((ue,re)=>re.ms>ue.ms?re:ue,ae)}function L(t){const o=t.find(({url:w})=>w.startsWith("http://"));if(o===void 0)return[];const g=o.authorization==="withhel\
d";return[(0,s.bz)((0,F.redirectInsecure)({url:t[0]?.url??"",to:o.url,exposesToken:g}))]}function Se(t,{certificateDays:o,now:g}){const w=new Map;for(const O of t){
const j=w.get(O.host);(j===void 0||O.expires<j.expires)&&w.set(O.host,O)}return[...w.values()].flatMap(({host:O,expires:j})=>{const x=(Date.parse(j)-g)/h;return x<
0||x>=o?[]:[(0,s.bz)((0,R.tlsExpiresSoon)({host:O,days:Math.floor(x),expires:j}))]})}function Y(t,o){const{host:g,attempt:w,earlier:O}=t,[j]=O,x=["failed","skip\
ped"].includes(w.discovery.kind);if(j?.discovery.kind!=="failed"||x)return[];const ae=j.discovery.problem.message,ue=(0,b.O)(t),re=o.releases.filter(Ee=>(0,b.T)(
ue,Ee)==="sometimes"),_e=O.length+1;return[(0,s.bz)((0,I.hostRecovered)({host:(0,r.nx)(g),attempts:_e,failure:ae,releases:re}))]}function se({credentials:t,attempt:o}){
const{discovery:g}=o;return t?.problem?g.kind==="failed"&&g.problem.code===t.problem.code?[]:[(0,s.bz)(t.problem)]:[]}function Q({host:t},o){if(!o.some(({service:w})=>w===
f.e$))return[];const{name:g}=(0,r.Sv)(t);return[...g.includes(".")?[]:[(0,N.hostDotlessModule)({host:t,name:g})],.../(^|\.)xn--/.test(t)?[(0,N.hostIdnModule)({host:t})]:
[]].map(w=>(0,s.bz)(w,f.e$))}var U=n(6697),oe=n(5799),he=n(8185),ie=n(4283),Te=n(4e3),be=n(9319),Ue=n(5195);function We({host:t,attempt:o},g){const{name:w}=(0,r.
Sv)(t),O=(0,Ue.uo)(w),j=o.hops[0]?.address??null;if(O!=="public"||j===null)return O;const x=(0,Ue.Zu)(j),ae=g.some(ue=>ue.name===w);return x==="loopback"&&ae?"p\
ublic":x}const Ye={public:0,reserved:1,private:2,metadata:2,loopback:3},K=(t,{kind:o})=>Ye[Fe(t)]>Ye[o];function z(t,o){const{host:g,hasToken:w,hostname:O}=o,j=t.
filter(({url:Ee})=>K(Ee,o)),x=t.filter(Ee=>!j.includes(Ee)),ae=x.filter(({url:Ee})=>Ee.scheme==="http"),ue=x.filter(({id:Ee,endpoint:ye})=>ye===null&&(0,f.p4)(Ee)),
re=Map.groupBy(ue,({url:Ee})=>Je(Ee,O)),_e=x.filter(({endpoint:Ee,url:ye})=>Ee===null&&qe(ye,O));return[...le(j,Me,Ee=>{const[ye,...Ge]=new Set(j.map(({url:rt})=>Fe(
rt))),ot=Ge.length===0&&(ye==="loopback"||ye==="reserved");return(0,be.serviceUrlPrivate)({...Ee,host:g,kind:ot?ye:"private"})}),...le(ae,Me,Ee=>(0,be.serviceUrlInsecure)(
{...Ee,host:g,hasToken:w})),...[...re].flatMap(([Ee,ye])=>Ee===null?[]:le(ye,Me,Ge=>(0,be.serviceUrlCrossHost)({...Ge,host:g,name:Ee,hasToken:w}))),...le(_e,Me,
Ee=>(0,be.serviceUrlOtherPort)({...Ee,host:g})),...le(x.filter(({url:Ee})=>Ee.path.includes("//")),ke,Ee=>(0,be.serviceUrlDoubleSlash)({...Ee,host:g})),...le(V(
t),ke,Ee=>(0,be.serviceUrlSame)({...Ee,host:g}))]}function le(t,o,g){if(t.length===0)return[];const w=[...new Set(t.map(({url:O})=>t.length===1?ke(O):o(O)))];return[
{services:[...new Set(t.map(({id:O})=>O))],problem:g({uses:t,urls:w}),needed:t.some(({needed:O})=>O)}]}const ke=t=>(0,Te.dh)((0,ie.Pl)(t)),Me=t=>(0,Te.dh)(`${t.
scheme}://${t.host}`);function Fe(t){const{name:o}=(0,ie.cz)(t);return(0,Ue.Sz)(/[^\0-\x7f]/.test(o)?(0,r.$o)(o)??"":o.toLowerCase())}function Je(t,o){const{name:g}=(0,ie.
cz)(t),w=(0,r.Sv)(o).name;if(g.toLowerCase()===w)return null;const O=(0,r.Pv)(g);return O.ok&&O.value===w?null:g}function qe(t,o){if(t.scheme==="http"||Je(t,o)!==
null)return!1;const g=w=>Number(w||443);return g((0,ie.cz)(t).port)!==g(/:(\d+)$/.exec(o)?.[1]??null)}function V(t){const o=[f.e$,f.xq].flatMap(w=>t.find(O=>O.id===
w)??[]),g=new Set(o.map(({url:w})=>ke(w).replace(/\/$/,"")));return o.length===2&&g.size===1?o:[]}function Z(t,o){const g=Je(t,o);if(g===null)return null;const{
port:w}=urlHost(t),O=parseHostname(w===""?g:`${g}:${w}`);return O.ok?O.value:null}var de=n(8988),fe=n(4929);function $e(t,o){const g=t.forced.filter(({client:x})=>o.
includes(x)),w=o.filter(x=>!g.some(ae=>ae.client===x)),j=[...Map.groupBy(g,({place:x,services:ae})=>JSON.stringify([x,ae])).values()].flatMap(x=>{const[ae]=x;if(ae===
void 0)return[];const ue={...t,attempt:Re(t,ae.services),earlier:[],later:[]};return[{clients:x.map(({client:re})=>re),visit:ue,forced:ae}]});return w.length>0||
j.length===0?[{clients:w,visit:t,forced:null},...j]:j}function Re({host:t,attempt:o},g){return{discovery:{kind:"found",url:(0,r.cu)(t),services:g,truncated:!1},
hops:[],timing:{...o.timing,totalMs:0},headMs:0,certificates:[]}}function Le(t,{forced:o,clients:g}){if(o===null)return[];const{discovery:w}=t.attempt,O=`${o.place.
file}:${o.place.line}`,j={host:(0,r.nx)(t.host),at:O},x=w.kind==="found"?w.services:o.services,ae=xe(o.services,x);return[(0,fe.servicesForced)(j),...ae.length>
0?[(0,fe.servicesForcedDiffer)({...j,services:ae})]:[]].map(re=>(0,s.bz)((0,s.aZ)(re,g)))}function xe(t,o){const[g,w]=[t,o].map(j=>new Map(j.map(({id:x,value:ae})=>[
x,ae])));return[...new Set([...t,...o].map(({id:j})=>j))].filter(j=>!ze(g?.get(j),w?.get(j)))}function ze(t,o){const g=[[t,o]];for(const[w,O]of g){if(w===O)continue;
if(!Ie(w)||!Ie(O))return!1;const j=Object.keys(w);if(!(Array.isArray(w)===Array.isArray(O)&&j.length===Object.keys(O).length)||j.some(ae=>!Object.hasOwn(O,ae)))
return!1;for(const ae of j)g.push([w[ae],O[ae]])}return!0}const Ie=t=>typeof t=="object"&&t!==null;var je=n(9464),Xe=n(2847),He=n(793),ct=n(794),_=n(9529);const q=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,
ge=t=>q.test(t)&&!/^[a-z0-9-]+\.json$/i.test(t),ve=t=>t.replace(/[?#].*$/s,""),Ae=t=>t.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function Oe(t){
const o=v(t),{id:g,host:w,value:O}=t,j={id:g,host:w,url:(0,ie.Pl)(t.url)};if(o!==null)return[(0,be.serviceUrlInvalid)({...j,why:o})];const x=A(t)?(0,l.ab)(g):[];
return[O===""?(0,be.serviceUrlEmpty)(j):null,ge(O)?(0,be.serviceUrlLooksLikeHost)({...j,value:ve(O),why:null}):null,m(O)?(0,be.serviceUrlRelative)(j):null,x.length>
0?(0,be.serviceUrlNoSlash)({...j,clients:x}):null,t.url.query!==""&&(0,f.p4)(g)?(0,be.serviceUrlQuery)(j):null].filter(ae=>ae!==null)}function v({url:t}){const{
name:o,port:g}=(0,ie.cz)(t);return o===""?"no Host in request URL":g===""||Number(g)>0&&Number(g)<=65535?null:`invalid port "${g}"`}const m=t=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.
test(t)&&!ge(t),A=({value:t,url:o})=>t!==""&&!/^$|\/$/.test(o.path),J={"client-missing":He.loginClientMissing,"client-empty":He.loginClientEmpty,"grant-types-in\
valid":He.loginGrantTypesInvalid,"grant-types-unsupported":He.loginGrantTypesUnsupported,"grant-types-unknown":He.loginGrantTypesUnknown,"authz-missing":He.loginAuthzMissing,
"token-missing":He.loginTokenMissing,"ports-count":He.loginPortsCount,"ports-range":He.loginPortsRange,"ports-order":He.loginPortsOrder,"ports-single":He.loginPortsSingle,
"ports-ignored":He.loginPortsIgnored,"scopes-invalid":He.loginScopesInvalid,"scopes-ignored":He.loginScopesIgnored};function ee(t,o,g){const{value:w,flaws:O}=(0,_.
m)(t,o,g),j={...w,authz:Pe(w.authz),token:Pe(w.token)},x=we(j,o),ae=x.length===0?[]:[He.loginUrlPort({host:g,endpoints:x})];return{login:j,problems:[...O.map(ue=>Ce(
ue,g)),...ae]}}function we(t,o){const g=(0,ie.cz)(o);return g.port===""||g.port==="443"?[]:["authz","token"].flatMap(w=>{const O=t[w],j=O===null?null:(0,ie.Dl)(
O);if(O===null||!j?.ok||j.value.scheme!=="https")return[];const x=(0,ie.cz)(j.value);return x.name.toLowerCase()===g.name.toLowerCase()&&x.port===""?[{name:w,url:O,
port:g.port}]:[]})}function Ce(t,o){return"why"in t?(t.rule==="authz-invalid"?He.loginAuthzInvalid:He.loginTokenInvalid)({host:o,why:Ae(t.why)}):J[t.rule]({host:o,
value:t.value})}function Pe(t){const o=t===null?null:(0,ie.Dl)(t);return o?.ok?(0,ie.Pl)(o.value):null}function Be(t,o,g){const w=ye=>{const{discovery:Ge,documentUrl:ot,
display:rt}=g;return(0,f.TE)(t,{services:Ge.services,documentUrl:ot,display:rt,client:ye})},O=et(t,g).map(ye=>({client:ye,lookup:w(ye)})),[j,...x]=O;if(j===void 0)
throw new Error("no client is checked");const ae=x.filter(({lookup:ye})=>ye.kind!==j.lookup.kind),ue=ye=>!lt(ye)||w(ye).kind===j.lookup.kind,re=ae.length===0?(0,l.
SZ)(t).filter(ue):[j.client],_e=ht(t,j.lookup,o,re,g),Ee=ae.flatMap(({client:ye,lookup:Ge})=>ht(t,Ge,o,[ye],g).drafts);return{..._e,drafts:[..._e.drafts,...Ee]}}
function et(t,{requirements:o,clients:g}){return o.find(({service:w})=>w===t)?.clients??g}const lt=t=>l.Du.some(o=>o===t);function ht(t,o,g,w,O){const{documentUrl:j,
display:x}=O,ae=g||(0,f.D6)(t),ue=re=>ae?re.map(_e=>(0,s.bz)(_e,t,g)):[];switch(o.kind){case"url":{const{url:re,value:_e}=o,Ee=Oe({id:t,value:_e,url:re,host:x}),
ye=ae&&!Ee.some(({code:ot})=>ot==="service-url-invalid"),Ge=(0,Te.dh)((0,ie.Pl)(re),ct.zu);return{outcome:{id:t,kind:"url",url:Ge},drafts:ue(Ee),urls:ye?[{id:t,
endpoint:null,url:re,needed:g}]:[]}}case"object":{const{login:re,problems:_e}=ee(o.value,j,x),Ee=_e.find(({severity:ye})=>ye==="error");return{outcome:Ee?{id:t,
kind:"problem",problem:Ee}:{id:t,kind:"login",login:re},drafts:ue(_e),urls:$t(re,t,g)}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const re=(0,s.
aZ)(St(t,o,O),w);return{outcome:{id:t,kind:"problem",problem:re},drafts:ue([re]),urls:[]}}}}const $t=(t,o,g)=>["authz","token"].flatMap(w=>{const O=(0,ie.Dl)(t[w]??
"");return t[w]!==null&&O.ok?[{id:o,endpoint:w,url:O.value,needed:g}]:[]}),Et=(t,{offer:o,display:g,block:w})=>({id:t,host:g,block:w,...o}),bt=({services:t})=>({
offered:t.map(({id:o})=>o),isArtifactory:t.some(({value:o})=>typeof o=="string"&&o.includes("/artifactory/"))});function St(t,o,g){const w={...Et(t,g),why:o.why};
switch(o.kind){case"missing":return(0,Xe.serviceMissing)(w);case"bad-id":case"version":return(0,Xe.serviceVersion)({...w,isReadable:o.kind==="version"});case"ty\
pe":{const{value:O}=o;return t===f.S3?(0,He.loginType)({...w,value:O}):(0,Xe.serviceType)({...w,value:O})}case"bad-url":{const O=Ae(o.why);return ge(o.value)?(0,be.
serviceUrlLooksLikeHost)({...w,value:ve(o.value),why:O}):o.reason==="user-info"?(0,be.serviceUrlCredentials)(w):(0,be.serviceUrlInvalid)({...w,url:null,why:O})}}}
function At(t){const{visit:o,requirements:g,clients:w,block:O,kind:j}=t,{discovery:x}=o.attempt,ae=(0,r.nx)(o.host);if(x.kind==="failed"||x.kind==="skipped")return{
services:[],drafts:[]};const ue=g.map(({service:_e})=>_e);if(x.kind==="absent")return{services:[],drafts:[Rt(x,ae,ue)]};const re={visit:o,discovery:x,offer:bt(x),
documentUrl:x.url,display:ae,clients:w,requirements:g,block:O,base:{hostname:o.host,host:ae,hasToken:o.credentials?.hasToken===!0,kind:j}};return Mt(re,ue)}function Mt(t,o){
const{discovery:g,clients:w}=t,O=o.filter(ye=>ye!=="any"),j=g.services.map(({id:ye})=>ye).filter(ye=>!O.includes(ye)&&l.Du.some(Ge=>(0,f.oe)(ye,Ge).ok)),x=O.map(
ye=>Be(ye,!0,t)),ae=({outcome:ye,drafts:Ge,urls:ot})=>ye.kind!=="problem"&&!ot.some(({endpoint:rt,url:Qe})=>rt===null&&K(Qe,t.base))&&!Ge.some(rt=>(0,s.ER)(rt)&&
w.some(Qe=>rt.problem.affects.includes(Qe))),ue=j.map(ye=>Be(ye,!0,t)),re=!o.includes("any")||[...x,...ue].some(ae),_e=[...x,...re?j.map(ye=>Be(ye,!1,t)):ue],Ee=o.
includes("any")&&_e.length===0?[(0,s.bz)((0,Xe.serviceMissing)({...Et("any",t),why:""}))]:[];return{services:_e.map(({outcome:ye})=>ye),drafts:[..._e.flatMap(({
drafts:ye})=>ye),...z(_e.flatMap(({urls:ye})=>ye),t.base),...Ee]}}function Rt({why:t,url:o},g,w){const O=w.filter(ue=>ue!=="any"),x=[...new Set(O.map(ue=>ue.split(
".")[0]??ue))].map(f.Tz),ae=O.length===1?O[0]??null:null;return(0,s.bz)((0,X.documentAbsent)({host:g,url:(0,ie.Pl)(o),why:t,required:O,clientErrors:x}),ae)}function Ct(t,o,g){
const{visit:w,requirements:O,isNew:j}=t,{host:x}=w,ae=o.dialect.clients.filter(nt=>O.some(Qt=>Qt.clients.includes(nt))),ue=(0,s.TC)(x,O),re=$e(w,ae),_e=re.map(nt=>Pt(
w,nt,O,o,ue)),Ee=_e[0]?.services??[],Ge=re.some(({forced:nt})=>nt===null)?[...(0,de.s)(w,ue,g),...(0,je.u)(w,Ee,g)]:[],ot=[..._e.flatMap(nt=>nt.drafts),...Ge],rt=kt(
ot,t,o),Qe=rt.filter(({problem:nt})=>!(0,s.pi)(nt,x,o.ignore)),Nt=(0,s.HJ)(O),dt=nt=>(0,s.hD)({...nt,problem:(0,oe.pj)(nt.problem,ue)},ae,{host:x,...Nt(nt.services),
..."places"in nt?{places:(0,s.Rh)(nt.places)}:{},isHostNew:j}),{own:jt=[],ofFiles:Zt=[]}=Object.groupBy(Qe,nt=>"places"in nt&&(0,s.l$)(nt)?"ofFiles":"own");return{
verdict:{visit:w,requirements:O,services:Ee,servicesFrom:re[0]?.forced?.place??null,findings:jt.map(dt).sort(s.Np),clients:Ot(jt),isNew:j},ofFiles:Zt.map(dt),ignored:rt.
length-Qe.length}}function Dt({visit:t,requirements:o,isNew:g},{dialect:w,ignore:O},j){const{host:x,attempt:ae}=t,ue=(0,U.hostCheckCrashed)({host:(0,r.nx)(x),thrown:j}),
re=(0,s.pi)(ue,x,O)?[]:[(0,s.bz)(ue)],_e=re.map(ye=>(0,s.hD)(ye,w.clients,{host:x,...(0,s.HJ)(o)([]),isHostNew:g}));return{verdict:{visit:{...t,attempt:{...ae,discovery:{
kind:"skipped",problem:ue},hops:[]}},requirements:o,services:[],servicesLeftOut:0,servicesFrom:null,findings:_e,clients:Ot(re),isNew:g},ofFiles:[],ignored:1-re.
length}}function kt(t,o,g){const{visit:w,requirements:O,predicted:j,requests:x}=o,ae=w.attempt.certificates,ue=Tt(w.host,O);return[...t,...j,...H({host:w.host,known:ae},
x,g),...Q(w,O)].map(re=>({...re,needed:re.needed&&(0,s.ld)(re,o,g),problem:(0,s.aZ)(re.problem,ue)}))}function Tt(t,o){return o.every(({isImplied:w})=>w)?[...o.
flatMap(({clients:w})=>w),...(0,l.Yr)(t)]:l.zK}function Pt(t,o,g,w,O){const{clients:j,forced:x}=o,ae=x===null?null:`${x.place.file}:${x.place.line}`,ue=x===null?
We(t,w.resolve):"loopback",{services:re,drafts:_e}=At({visit:o.visit,requirements:g,clients:j,block:ae,kind:ue}),Ee=x===null?O:{...O,role:"operator"},ye=w.dialect.
releases.filter(({client:Qe})=>j.includes(Qe)),Ge=[...Le(t,o),...M(o.visit,{...w,clients:j,releases:ye}),..._e,...x===null?(0,he.I)(t.host,re,g,w):[]],ot=t.forced.
map(({client:Qe})=>Qe),rt=x===null?l.zK.filter(Qe=>!ot.includes(Qe)):o.clients;return{services:re.map(Qe=>Qe.kind==="problem"?{...Qe,problem:(0,oe.pj)(Qe.problem,
Ee)}:Qe),drafts:Ge.map(Qe=>({...Qe,problem:(0,oe.pj)((0,s.aZ)(Qe.problem,rt),Ee)}))}}function Ot(t){const o=w=>{const O=t.filter(({problem:j})=>j.affects.includes(
w)&&j.usualSeverity!=="notice");return O.some(s.ER)?"fails":O.length>0?"warns":"works"},g=l.zK.map(w=>[w,o(w)]);return Object.fromEntries(g)}var pt=n(2389),mt=n(
7598),gt=n(1692),vt=n(2767),ft=n(5792),yt=n(8167);const Lt=8192,u=1024,i=100;function y(t){const o=[];for(const[j,x]of t.sent.entries()){const ae=(0,vt.h)(x);if(!ae.
ok)return{ok:!1,flaw:ae.flaw,isLeaf:j===0};const{certificate:ue}=ae,{key:re}=ue;if(re.kind==="rsa"&&re.bits>Lt)return{ok:!1,flaw:{kind:"key-size",bits:re.bits},
isLeaf:j===0};o.push(ue)}const[g,...w]=o;if(g===void 0)throw new Error("a server sends at least one certificate");const O=T(g,t);return O!==null?{ok:!1,flaw:O,isLeaf:!0}:
te(g,w,t)}function T(t,{host:o,now:g}){const w=G(t,g);if(w!==null)return w;const{key:O}=t;return(0,yt.AI)(t.names,o)?O.kind==="unsupported"?{kind:"key",name:O.name}:
O.kind==="rsa"&&O.bits<u?{kind:"key-size",bits:O.bits}:null:{kind:"other-name",names:t.names.dns}}function G({unhandled:t,notBefore:o,notAfter:g},w){const[O]=t;
return O!==void 0?{kind:"critical-extension",id:O}:w<o?{kind:"not-yet-valid",at:o}:w>g?{kind:"expired",at:g}:null}function te(t,o,g){const w={others:o,options:g,
checks:0,hint:null},O=g.anchors(t.subject).some(j=>ut(j,t))?De(w,[t]):ce(w,[t]);return O!==null?{ok:!0,chain:O}:{ok:!1,...w.hint??{flaw:{kind:"unknown-authority",
sent:at(t,o)},isLeaf:!0}}}function ce(t,o){const g=o.at(-1),{options:w,others:O}=t,j=[{isAnchor:!0,candidates:w.anchors(g.issuer)},{isAnchor:!1,candidates:O.filter(
({subject:x})=>(0,ft.er)(x,g.issuer))}];for(const{isAnchor:x,candidates:ae}of j)for(const ue of ae){if(t.checks+=1,t.checks>i)return null;if(o.some(ye=>it(ye,ue)))
continue;const re=pe(o,ue,x,w);if(re!==null&&(t.hint??=re),re!==null||!me(ue,g,w))continue;const _e=[...o,ue],Ee=x?De(t,_e):ce(t,_e);if(Ee!==null)return Ee}return null}
function pe(t,o,g,{now:w}){const O=t.at(-1),{basic:j,key:x,maySign:ae,version:ue}=o,re=ot=>({flaw:ot,isLeaf:!1});if(!(j===null?ue<3&&g:j.isAuthority)||ae===!1)return re(
{kind:"no-authority"});const Ee=t.length===1;if(!O.signature.isSupported)return{flaw:{kind:"signature",name:O.signature.name},isLeaf:Ee};if(x.kind==="rsa"&&x.bits<
u)return re({kind:"key-size",bits:x.bits});if(x.kind==="unsupported")return re({kind:"key",name:x.name});const ye=G(o,w);if(ye!==null)return re(ye);const Ge=j?.
maxPath??null;return Ge!==null&&t.length-1>Ge?re({kind:"path-length"}):null}const me=(t,o,{isSignedBy:g})=>o.signature.isSupported&&t.key.kind===o.signature.key&&
g(o,t);function De(t,o){const g=o.findIndex(({usages:O})=>!Ke(O));return g>=0?(t.hint??={flaw:{kind:"usage"},isLeaf:g===0},null):o.every(({constraints:O},j)=>O===
null||o.slice(0,j).every(({names:x})=>(0,yt.z$)(x,O)))?o:(t.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const Ve=["1.3.6.1.5.5.7.3.1","2.5.29.37.0"],Ke=t=>t.
length===0||t.some(o=>Ve.includes(o)),it=(t,o)=>(0,ft.er)(t.subject,o.subject)&&(0,ft.er)(t.keyInfo,o.keyInfo)&&(0,ft.er)(t.encodedNames,o.encodedNames),ut=(t,o)=>(0,ft.
er)(t.raw,o.raw),Ze=({subject:t,issuer:o})=>(0,ft.er)(t,o);function at(t,o){return Ze(t)?"self-signed":o.length===0?"leaf":o.some(Ze)?"root":"chain"}var tt=n(3427),
st=n(7030);function wt(t,o,g){for(const[w,O]of t.entries()){const j=w===0,x=It(O,t[w+1],j?o:null,g);if(x!==null)return{flaw:{kind:"openssl",check:x},isLeaf:j}}return null}
function It({raw:t},o,g,w){try{const O=new mt.X509Certificate(t),{validFrom:j,validTo:x}=O;if(!(Date.parse(j)<=w&&w<=Date.parse(x)))return"dates";if(g!==null&&!Bt(
O,g))return"name";if(o===void 0)return null;const ae=new mt.X509Certificate(o.raw);return o.version===3&&!ae.ca?"authority":O.checkIssued(ae)?O.verify(ae.publicKey)?
null:"signature":"issuer"}catch{return"encoding"}}const Ht={subject:"never",partialWildcards:!1};function Bt(t,o){if((0,st.isIP)(o)!==0)return t.checkIP(o)!==void 0;
const g=o.replace(/\.$/,"").toLowerCase();if(t.checkHost(g,Ht)!==void 0)return!0;const w=g.replace(/^[^.]*/,""),O=t.subjectAltName?.toLowerCase().split(", ")??[];
return w!==""&&O.includes(`dns:*${w}`)}function Ft(t){const o=_t(()=>Ut([...gt.rootCertificates,...(0,gt.getCACertificates)("extra"),...t===null?[]:[t]])),g=_t(
()=>Ut((0,gt.getCACertificates)("system")));return{context:_t(()=>(0,gt.createSecureContext)({...tt.Hb,ca:[]})),verify:(w,O)=>{const j=Date.now(),x={sent:w,host:O,
now:j,isSignedBy:Xt},ae=y({...x,anchors:o()}),ue=ae.ok?ae:y({...x,anchors:_e=>[...o()(_e),...g()(_e)]});if(!ue.ok)return ue;const re=wt(ue.chain,O,j);return re===
null?ue:{ok:!1,...re}}}}function _t(t){let o;return()=>(o??={value:t()},o.value)}const Kt=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function Ut(t){
const o=t.flatMap(w=>Array.from(w.matchAll(Kt),([,O=""])=>Buffer.from(O,"base64"))),g=new Map;return w=>{const O=Buffer.from(w),j=O.toString("latin1"),x=g.get(j);
if(x!==void 0)return x;const ue=o.filter(re=>re.includes(O)).map(vt.h).flatMap(re=>re.ok&&O.equals(re.certificate.subject)?re.certificate:[]);return ue.length>0&&
g.set(j,ue),ue}}const xt=new WeakMap;function Wt(t){const o=xt.get(t);if(o!==void 0)return o;const g={key:Buffer.from(t.keyInfo),format:"der",type:"spki"},w=(0,mt.
createPublicKey)(g);return xt.set(t,w),w}function Xt(t,o){try{return new mt.X509Certificate(t.raw).verify(Wt(o))}catch{return!1}}function Gt(t){const o=[...t.hostnames.
map(({host:g})=>(0,r.Sv)(g).name),...t.tokens.map(({host:g})=>(0,r.Sv)(g).name),...t.resolve.map(({name:g})=>g)];return{resolve:t.resolve,namedHosts:new Set(o),
chooseProxy:t.chooseProxy,trust:Ft(t.authorities)}}var Vt=n(7854),zt=n(3432),Yt=n(6456);async function Jt(t,o,g,w){const{dialect:O,configs:j,requirements:x}=o,{
releases:ae}=O,{credentials:ue,forced:re}=(0,Yt.Z)(g,j,w),_e={network:Gt(g),credentials:{...ue,find:(0,Vt.Oo)(ue.find)},concurrency:g.concurrency,random:Math.random,
now:Date.now,startTimer:w.startTimer,stop:w.stop},Ee=await(0,zt.pj)(t,{..._e,forced:re,required:Map.groupBy(x,({host:dt})=>dt),maxRedirects:Math.max(...O.clients.
map(dt=>l.NX[dt])),releases:ae,timeoutMs:g.timeoutMs??(0,zt.nT)(ae),retries:g.retries,progress:dt=>w.progress({kind:"visits",...dt})}),ye=ue.known;if(g.depth===
"discovery")return{visits:Ee,predicted:pt.j7,tokenSources:ye};const{predictInit:Ge}=await Promise.all([n.e(341),n.e(400),n.e(927),n.e(329)]).then(n.bind(n,5710)),
{usages:ot,checkouts:rt}=o,Qe={..._e,usages:ot,settings:g,dialect:O,configs:j,machine:P(w.environment),directory:w.directory,lockHashes:rt?.lockHashes??null,plugins:rt?.
plugins??null,learn:w.secrets.learn,progress:dt=>w.progress({kind:"registries",...dt}),visits:Ee},Nt={...g,dialect:O,isFork:w.isFork};return{visits:Ee,predicted:await Ge(
o.roots,Qe,Nt),tokenSources:ye}}}),6367:((Ne,ne,n)=>{n.d(ne,{JY:()=>$,dI:()=>E,Lu:()=>B,jT:()=>H});const c=32;function S(Y){const se=[];let Q=Y.getPeerX509Certificate();
for(;Q!==void 0&&se.length<c;)se.push(Q),Q=Q.issuerCertificate;return se}function e(Y,se,Q){const[U]=Y;if(U===void 0)return null;const oe=se.ok?se.chain.slice(0,
Math.max(1,se.chain.length-1)).map(({notAfter:Te})=>Te):Y.map(({validTo:Te})=>Date.parse(Te)),he=Date.parse(U.validFrom),ie=Math.min(...oe);return Number.isNaN(
he)||Number.isNaN(ie)?null:{host:Q,subject:P(U.subject)??U.subjectAltName??"",issuer:P(U.issuer)??U.issuer??"",validFrom:new Date(he).toISOString(),expires:new Date(
ie).toISOString()}}const P=Y=>/^CN=(.*)$/m.exec(Y??"")?.[1];var D=n(7583),W=n(1692),X=n(2767),I=n(3427);const F=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_\
LENGTH_TOO_LONG"],N=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function R(Y){const{code:se,error:Q,dialing:U}=Y;if(F.includes(se))
return await r(await Y.connectAgain())?(0,D.Au)("PLAIN_HTTP","the port responds in plain HTTP"):Q;if(N.test(se))return Q;const oe=await s(Y);return oe===null?Q:
"flaw"in oe?(U.connection.rejection=oe,(0,D.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${oe.flaw.kind}`)):(U.connection.unsupported=oe,(0,D.Au)("TLS_UNSU\
PPORTED",`not supported by the clients: ${oe.name}`))}const l=3e3,d=Buffer.from([22,3,1,0,0]);async function r(Y){const se=await new Promise(Q=>{Y.setTimeout(l,
()=>Q("")),Y.once("data",U=>Q(U.toString("latin1",0,5))),Y.once("error",()=>Q("")).once("close",()=>Q("")),Y.write(d)});return Y.destroy(),se==="HTTP/"}const f=[
I.DS,{...I.DS,maxVersion:"TLSv1.2"}];async function s({endpoint:{name:Y},dialing:se,connectAgain:Q}){for(const U of f){const oe=(0,W.createSecureContext)({...U,
ca:[]}),he=await Q(),ie=await(0,D.ek)(he,se,{name:Y,secureContext:oe}).catch(()=>null);if(ie===null)continue;const Te=b(ie);return ie.destroy(),Te}return null}function b(Y){
const se=Y.getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(se))return{kind:"version",name:se};const[Q]=S(Y),U=Q&&(0,X.h)(Q.raw);if(U?.ok===!1)return{flaw:U.
flaw,isLeaf:!0};const oe=Y.getCipher().name;if(!I.Cg.includes(oe))return{kind:"cipher",name:oe};const he=k(Y);if(!I.Yx.includes(he))return{kind:"group",name:he};
const ie=U?.certificate.key;return ie?.kind==="unsupported"?{flaw:{kind:"key",name:ie.name},isLeaf:!0}:null}const h={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"\
P-521",secp224r1:"P-224"};function k(Y){const se=Y.getEphemeralKeyInfo();return se===null||!("type"in se)?"":se.type==="DH"?`ffdhe${se.size}`:h[se.name??""]??se.
name??""}var M=n(2230);const C="http/1.1",a="h2";async function $(Y,se,Q){if(Y.scheme==="http")return p(Y,se,Q);const U=()=>p(Y,se,Q),oe=await U();try{return await Se(
Y,oe,se.trust,Q,C)}catch(he){const ie=(0,D.$N)(he);throw ie.endsWith("_NO_APPLICATION_PROTOCOL")&&await E(Y,se,Q),/^(ERR_SSL|EPROTO|ECONNRESET)/.test(ie)?await R(
{error:he,code:ie,endpoint:Y,dialing:Q,connectAgain:U}):he}}async function E(Y,se,Q){if(Y.scheme!=="http")try{const U=await p(Y,se,Q);(await Se(Y,U,se.trust,Q,a)).
destroy()}catch(U){if(["HTTP2_ONLY","CERTIFICATE_REJECTED"].includes((0,D.$N)(U)))throw U}}function H({scheme:Y,name:se,port:Q}){const U=se.includes(":")?`[${se}\
]`:se;return Q===(Y==="https"?443:80)?U:`${U}:${Q}`}function B(Y,se){const Q=se.resolve.find(({name:oe,port:he})=>oe===Y.name&&(he===null||he===Y.port));if(Q!==
void 0)return{kind:"direct",host:Q.address,port:Q.addressPort??Y.port};const U=se.chooseProxy(Y);return U===null?{kind:"direct",host:Y.name,port:Y.port}:{kind:"\
proxy",proxy:U}}async function p(Y,se,Q){const U=B(Y,se);if(U.kind==="direct")return(0,D.zy)(U.host,U.port,Q);(0,D.ln)(Y.name,Q),Q.connection.proxy=U.proxy.host;
const oe=await L(U.proxy,se,Q);return Y.scheme==="https"?(0,M.X)(Y,U.proxy,oe):oe}async function L(Y,se,Q){const U=Y.protocol==="https:"?"https":"http",oe=Y.hostname.
replace(/^\[|\]$/g,""),he={scheme:U,name:oe,port:Number(Y.port)||(U==="https"?443:80)},ie=(0,D.s0)();try{return await $(he,{...se,resolve:[],chooseProxy:()=>null},
{...Q,connection:ie,allowPrivate:!0})}catch(Te){const be=`proxy ${Y.host} cannot be reached: ${(0,D.bD)(Te)}`;throw(0,D.Au)("PROXY_REFUSED",be)}finally{Q.connection.
lookupMs=ie.lookupMs,Q.connection.connectMs=ie.connectMs}}async function Se(Y,se,Q,U,oe){const{connection:he}=U,ie=performance.now(),Te=await(0,D.ek)(se,U,{name:Y.
name,secureContext:Q.context(),ALPNProtocols:[oe]});he.tlsMs=performance.now()-ie;const be=S(Te),Ue=Q.verify(be.map(({raw:We})=>We),Y.name);if(he.certificate=e(
be,Ue,H(Y)),Ue.ok&&Te.alpnProtocol!==a)return Te;throw Te.destroy(),Ue.ok?(0,D.Au)("HTTP2_ONLY","the host speaks only HTTP/2"):(he.rejection=Ue,(0,D.Au)("CERTIF\
ICATE_REJECTED",`certificate rejected: ${Ue.flaw.kind}`))}}),7583:((Ne,ne,n)=>{n.d(ne,{$N:()=>I,Au:()=>X,zy:()=>N,bD:()=>F,s0:()=>W,ln:()=>d,ek:()=>R});var c=n(
610),S=n(7030),e=n(5195),P=n(1692);const D=(h,{name:k,...M})=>(0,P.connect)({...M,socket:h,servername:(0,S.isIP)(k)===0?k.replace(/\.$/,""):"",rejectUnauthorized:!1}),
W=()=>({lookingUp:!1,lookupMs:null,connectMs:null,tlsMs:null,address:null,proxy:null,certificate:null,rejection:null,unsupported:null}),X=(h,k)=>Object.assign(new Error(
k),{code:h});function I(h){return typeof h!="object"||h===null?"":"code"in h&&typeof h.code=="string"?h.code:""}const F=h=>typeof h=="object"&&h!==null&&"messag\
e"in h?String(h.message):String(h);async function N(h,k,M){const{connection:C}=M;(0,S.isIP)(h)!==0&&d(h,M);const a=performance.now();let $=a;const E=(0,S.connect)(
{host:h,port:k,noDelay:!0,lookup:b(M,()=>{$=performance.now(),C.lookingUp=!1,C.lookupMs=$-a})});return M.hold(E),await l(E,"connect"),C.connectMs=performance.now()-
$,C.address=E.remoteAddress??null,E}async function R(h,k,M){const C=D(h,M);return k.hold(C),await l(C,"secureConnect"),C}function l(h,k){return new Promise((M,C)=>{
const a=()=>C(X("ECONNRESET","the connection was closed"));h.once(k,M).once("error",C).once("close",a)})}function d(h,k){const M=r(h,k);if(M!==null)throw M}function r(h,{
allowPrivate:k}){const M=(0,e.Sz)(h);return M==="metadata"?X("ADDRESS_METADATA",`${h} is a metadata address`):M==="public"||k?null:X(M==="reserved"?"ADDRESS_RES\
ERVED":"ADDRESS_PRIVATE",`${h} is a ${M} address`)}const f=253,s=h=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(h);function b(h,k){return(M,C,a)=>{if(s(M)||M.replace(/\.$/,
"").length>f){const $=X("ENOTFOUND",`no such host: ${M}`);queueMicrotask(()=>a($,[]));return}h.connection.lookingUp=!0,(0,c.lookup)(M,{...C,all:!0},($,E)=>{if(k(),
$!==null)return a($,[]);const H=E.map(({address:L})=>r(L,h)),B=E.filter((L,Se)=>H[Se]===null),p=H.find(L=>L!==null);if(B.length===0&&p)return a(p,[]);a(null,B)})}}}),
4529:((Ne,ne,n)=>{n.d(ne,{X5:()=>D,be:()=>W,gQ:()=>X});var c=n(4573),S=n(3625),e=n(4283),P=n(1831);function D(N){const{scheme:R}=N;if(R!=="https"&&R!=="http")return(0,S.
T)(`unsupported protocol scheme "${R}"`);const{name:l,port:d}=(0,e.cz)(N);if(l==="")return(0,S.T)("no Host in request URL");const r=I(l);if(!r.ok)return r;const f=d===
""?R==="https"?443:80:Number(d);return f>0&&f<=65535?(0,S.J)({scheme:R,name:r.value,port:f}):(0,S.T)(`invalid port "${d}"`)}function W(N){const{name:R}=(0,e.cz)(
N),l=(0,P.Pv)(R);return F(R)||!l.ok?R:l.value}function X(N,{name:R}){const{port:l}=(0,e.cz)(N),d=R.includes(":")?`[${R}]`:R;return l===""?d:`${d}:${l}`}function I(N){
return F(N)?(0,S.J)(N.toLowerCase()):(0,P.Pv)(N)}const F=N=>(0,c.isAscii)(new TextEncoder().encode(N))}),772:((Ne,ne,n)=>{n.d(ne,{f:()=>Ie});var c=n(4283),S=n(3592),
e=n(7075),P=n(8522),D=n(7583);const W=1e3,X=64*1024,I=1024,F=256*1024,N=v=>Buffer.from(v,"latin1").toString("utf8");function R({status:v,reason:m,headers:A}){const J=Pe=>{
const Be=A.get(Pe)?.[0];return Be===void 0?null:N(Be)},ee=J("content-length"),Ce=v!==204&&v!==304&&ee!=="0"?J("content-encoding"):null;return{status:v,reason:N(
m),contentType:J("content-type"),contentEncoding:Ce,location:J("location"),retryAfter:J("retry-after"),terraformGet:J("x-terraform-get"),apiVersion:J("tfp-api-v\
ersion"),challenge:l(A.get("www-authenticate")??[]),declaredBytes:ee===null||d(Ce)?null:Number(ee)}}function l(v){const m=v.flatMap(J=>J.split(",")).flatMap(J=>/^\s*([A-Za-z]+)(?:\s|$)/.
exec(J)?.[1]??[]);return m.some(J=>J.toLowerCase()==="bearer")?null:m[0]??null}const d=v=>v?.toLowerCase()==="gzip";async function r(v,m,A){const J=[];let ee=0;
const we=A.kind==="excerpt"?setTimeout(()=>v.destroy(),W).unref():void 0;try{for await(const Pe of f(v,m,A.maxBytes)){const Be=Pe;if(J.push(Be),J.length===I&&J.
splice(0,I,Buffer.concat(J)),ee+=Be.byteLength,ee>A.maxBytes)break}}catch(Pe){if((0,D.$N)(Pe)==="COMPRESSED_TOO_LARGE")ee=Number.POSITIVE_INFINITY;else if(A.kind===
"whole")throw Pe}finally{clearTimeout(we)}return{bytes:Buffer.concat(J).subarray(0,A.maxBytes),truncated:ee>A.maxBytes}}function f(v,m,A){if(!d(m.contentEncoding))
return v;const J=(0,P.createGunzip)();return(0,e.pipeline)(v,s(A+X),J,()=>{}),J}const s=v=>async function*(m){let A=v;for await(const J of m){if(A-=J.length,A<0)
throw(0,D.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield J}};var b=n(6367),h=n(4529),k=n(3625);function M(v){const[,m="",A="",J=""]=/^(\S+) +([^ ]*) ?(.*)$/s.
exec(v)??[],ee=/^HTTP\/(\d)\.(\d)$/.exec(m);if(ee===null)return(0,k.T)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(A))return(0,k.T)("malformed statu\
s");const[,we="",Ce=""]=ee;return(0,k.J)({status:Number(A),reason:J,version:Number(we+Ce)})}function C(v,m){const A=E(m);if(!A.ok)return A;const J=new Map(A.value),
{status:ee,reason:we,version:Ce}=v,Pe=Y(ee,Ce,J);if(!Pe.ok)return Pe;Pe.value.kind==="chunked"&&J.delete("content-length");const Be=Pe.value.kind!=="close"&&Q(Ce,
J);return(0,k.J)({status:ee,reason:we,headers:J,framing:Pe.value,keepAlive:Be})}const a=/^[\w!#$%&'*+.^`|~ -]+$/,$=v=>/^[\t -~\u0080-\u00ff]*$/.test(v);function E(v){
const m=new Map;for(const A of L(v)){const J=A.indexOf(":"),ee=A.slice(0,Math.max(J,0)),we=H(A.slice(J+1));if(!a.test(ee))return(0,k.T)("malformed header line");
if(!$(we))return(0,k.T)("control character in a header");const Ce=ee.toLowerCase(),Pe=m.get(Ce);Pe===void 0?m.set(Ce,[we]):Pe.push(we)}return(0,k.J)(m)}function H(v){
let m=0;for(;p(v,m);)m+=1;return B(v.slice(m))}function B(v){let m=v.length;for(;p(v,m-1);)m-=1;return v.slice(0,m)}const p=(v,m)=>v[m]===" "||v[m]==="	";function L(v){
const m=[];for(const A of v){const J=H(A),ee=m.at(-1);/^[ \t]/.test(A)&&ee!==void 0?ee.push(J):m.push([/^[ \t]|^[^:]*$/.test(A)?":":J])}return m.map(A=>A.join("\
 "))}const Se=["transfer-encoding","content-length","trailer"];function Y(v,m,A){const J=m>=11?A.get("transfer-encoding")??[]:[],[ee]=J;if(J.length>1)return(0,k.
T)("several Transfer-Encoding headers");if(ee!==void 0&&ee.toLowerCase()!=="chunked")return(0,k.T)("unsupported Transfer-Encoding");const we=se(A,"trailer");if(ee!==
void 0&&we.some(et=>Se.includes(et)))return(0,k.T)("forbidden name in Trailer");const Ce=A.get("content-length")??[];if(new Set(Ce).size>1)return(0,k.T)("differ\
ent Content-Length headers");const[Pe]=Ce,Be=Number(Pe);return Pe!==void 0&&!(/^\d+$/.test(Pe)&&Be<2**63)?(0,k.T)("malformed Content-Length"):v<200||v===204||v===
304?(0,k.J)({kind:"length",bytes:0}):ee!==void 0?(0,k.J)({kind:"chunked"}):(0,k.J)(Pe===void 0?{kind:"close"}:{kind:"length",bytes:Be})}const se=(v,m)=>(v.get(m)??
[]).flatMap(A=>A.split(",")).map(A=>A.trim().toLowerCase());function Q(v,m){const A=se(m,"connection");return v<10||A.includes("close")?!1:v>=11||A.includes("ke\
ep-alive")}function U(v){const[m=""]=B(v).split(";",1);return/^[\da-f]{1,16}$/i.test(m)?(0,k.J)(Number.parseInt(m,16)):(0,k.T)("malformed chunk size")}var oe=n(
8947);const he=4096,ie=16*1024,Te=10;class be{#e="size";#t=0;#s=0;#n="";#r=[];#i=0;push(m){const A=new Uint8Array(m.length);let J=0,ee=0;for(;ee<m.length&&this.#e!==
"end";){if(this.#e==="data"){const Pe=Math.min(m.length,ee+this.#t);A.set(m.subarray(ee,Pe),J),J+=Pe-ee,this.#t-=Pe-ee,ee=Pe,this.#t===0&&(this.#e="end of data");
continue}const we=m.indexOf(Te,ee)+1||m.length;this.#n+=(0,oe.iP)(m.subarray(ee,we)),ee=we;const Ce=this.#l(m[we-1]===Te);if(Ce!==null)return(0,k.T)(Ce)}return(0,k.
J)({data:A.subarray(0,J),used:ee,isEnd:this.#e==="end"})}#l(m){const A=this.#n;return A.length+this.#i>he?"long line in chunks":m?(this.#n="",!A.endsWith(`\r
`)||A.indexOf("\r")<A.length-2?"malformed end of a chunk line":this.#f(A.slice(0,-2))):null}#f(m){if(this.#e==="size")return this.#u(m);if(this.#e==="end of dat\
a")return this.#e="size",m===""?null:"malformed chunk";if(this.#i+=m.length+2,m!=="")return this.#r.push(m),null;this.#e="end";const A=E(this.#r);return A.ok?null:
A.why}#u(m){const A=U(m);return A.ok?(this.#t=A.value,this.#e=A.value===0?"trailer":"data",A.value===0?null:(this.#s=Math.max(0,this.#s+m.length+2-16-2*A.value),
this.#s>ie?"chunks with too little data":null)):A.why}}const Ue=10;class We{#e;#t=Buffer.alloc(0);received=0;constructor(m){this.#e=m[Symbol.asyncIterator]()}get isEmpty(){
return this.#t.length===0}async line(m){const A=[];for(;;){const J=this.#t.indexOf(Ue),ee=this.#s(J<0?this.#t.length:J+1);if(A.push(ee),m.bytes-=ee.length,m.bytes<
0)throw(0,D.Au)("HEADERS_TOO_LARGE","too many headers");if(J>=0)return Buffer.concat(A).toString("latin1").slice(0,-1);if(await this.#n())continue;const we=Buffer.
concat(A).toString("latin1");return we===""||we==="\r"?null:we}}async bytes(m){return await this.arrived()&&this.#s(m)}async arrived(){return this.isEmpty&&!await this.#n()?
null:this.#t}skip(m){this.#s(m)}#s(m){const A=this.#t.subarray(0,m);return this.#t=this.#t.subarray(A.length),A}async#n(){const m=await this.#e.next();return m.
done===!0?!1:(this.#t=m.value,this.received+=this.#t.length,!0)}}function Ye(v){const m=new We(v);let A=!0,J=0;return{mayRepeat:()=>J>0&&m.received===J,isFree:()=>A&&
m.isEmpty&&!v.destroyed&&v.readable,get:async ee=>{A=!1,J=m.received,v.write(z(ee),"latin1"),await Me(m);const we=await Je(m),{framing:Ce,keepAlive:Pe}=we,Be=()=>{
A=Pe},et=()=>A||v.destroy();return{head:R(we),body:K(de(m,Ce),Be,et)}}}}function K(v,m,A){const J=async ee=>{const we=await v.next();we.done===!0&&m(),ee.push(we.
value??null)};return new e.Readable({read(){J(this).catch(ee=>this.destroy(ee))},destroy(ee,we){A(),we(ee)}})}function z({path:v,headers:m}){const A=Object.entries(
m).map(([ee,we])=>`${ee}: ${we}`),J=[`GET ${v} HTTP/1.1`,...A];if(J.some(ee=>/[\r\n\0]/.test(ee)))throw new Error("a request has a line break");return`${J.join(
`\r
`)}\r
\r
`}const le=9,ke=4;async function Me(v){const m=await v.arrived();if(m===null||m.length<le)return;if(m[0]===0&&m[3]===ke&&m.readUInt32BE(5)===0)throw(0,D.Au)("HT\
TP2_FRAME","a frame of HTTP/2, which was not negotiated")}const Fe=5;async function Je(v){const m={bytes:F};for(let A=0;A<=Fe;A+=1){const J=qe(M(await Z(v,m))),
ee=qe(C(J,await V(v,m)));if(ee.status<100||ee.status>199||ee.status===101)return ee}throw(0,D.Au)("HTTP_MALFORMED",`more than ${Fe} interim responses`)}function qe(v){
if(!v.ok)throw(0,D.Au)("HTTP_MALFORMED",v.why);return v.value}async function V(v,m){const A=[];for(;;){const J=await Z(v,m);if(J==="")return A;A.push(J)}}async function Z(v,m){
const A=await v.line(m);if(A===null)throw(0,D.Au)("ECONNRESET","the connection was closed");return A.endsWith("\r")?A.slice(0,-1):A}function de(v,m){switch(m.kind){case"\
length":return Re(v,m.bytes);case"chunked":return Le(v);case"close":return fe(v)}}async function*fe(v){for(;;){const m=await v.bytes($e);if(m===null)return;yield m}}
const $e=64*1024;async function*Re(v,m){let A=m;for(;A>0;){const J=await v.bytes(Math.min(A,$e));if(J===null)throw(0,D.Au)("BODY_CUT","the body is cut off");A-=
J.length,yield J}}async function*Le(v){const m=new be;for(;;){const A=await v.arrived();if(A===null)throw(0,D.Au)("BODY_CUT","the body is cut off");const{data:J,
used:ee,isEnd:we}=qe(m.push(A));if(v.skip(ee),J.length>0&&(yield J),we)return}}var xe=n(2230);const ze=12;function Ie(v){const m={settings:v,alerts:[],channels:new Map,
sockets:new Set,closed:!1};return{get:A=>je(m,A),isOpen:()=>!m.closed,close:()=>{m.closed=!0;for(const A of[...m.sockets].reverse())A.destroy()}}}async function je(v,m){
const A={connection:null,address:null,head:null,ready:performance.now()};try{const J=await Xe(v,m,A),{head:ee}=J;A.head=ee;const we=performance.now()-A.ready,Ce=await r(
J.body,ee,m.planBody(ee)),{connection:Pe,address:Be}=A;return{kind:"received",head:ee,body:Ce,firstByteMs:we,connection:Pe,address:Be}}catch(J){const{connection:ee,
head:we}=A,Ce=ee?.address??A.address;return{kind:"failed",error:(0,D.$N)(J)==="ECONNRESET"&&v.alerts[0]||J,connection:ee,address:Ce,head:we}}}async function Xe(v,m,A){
const{scheme:J,name:ee,port:we}=m.endpoint,Ce=`${J}://${ee} ${we}`,Pe={get:m,seen:A},Be=He(v,Ce,Pe),et=q(v,m),lt=Be.http?.isFree()?Be.http:await ct(v,Be);A.address=
Be.address;try{return await lt.get(et)}catch(ht){if((0,D.$N)(ht)==="HTTP2_FRAME"&&await(0,b.dI)(m.endpoint,v.settings,_(v,Pe)),v.closed||!lt.mayRepeat())throw ht}
return(await ct(v,Be)).get(et)}function He(v,m,A){const J=v.channels.get(m)??{http:null,socket:null,address:null,current:A};J.current=A,v.channels.delete(m),v.channels.
set(m,J);const[ee]=v.channels;return v.channels.size>ze&&ee!==void 0&&(v.channels.delete(ee[0]),ee[1].socket?.destroy()),J}async function ct(v,m){const{current:A}=m,
{get:J,seen:ee}=A,we=_(v,A),Ce=await(0,b.JY)(J.endpoint,v.settings,we);return ee.ready=performance.now(),m.socket=Ce,m.address=we.connection.address,m.http=Ye(Ce),
m.http}function _(v,{get:m,seen:A}){const J=(0,D.s0)();A.connection=J;const ee=we=>{v.sockets.add(we),we.on("error",Ce=>{(0,D.$N)(Ce).startsWith("ERR_SSL")&&v.alerts.
push(Ce)}),we.on("close",()=>v.sockets.delete(we)),v.closed&&we.destroy()};return{connection:J,allowPrivate:m.allowPrivate,hold:ee}}function q({settings:v},{url:m,
endpoint:A,token:J,headers:ee}){const we=(0,b.Lu)(A,v),Ce=A.scheme==="http"&&we.kind==="proxy";return{path:ge(Ce?Ae(m,A):(0,c.t5)(m)),headers:{host:(0,h.gQ)(m,A),
"user-agent":S._O,...ee,...ee.range===void 0?{"accept-encoding":"gzip"}:{},...Oe(m,J),...Ce?(0,xe.T)(we.proxy):{}}}}const ge=v=>ve(v).replace(/ /g,"%20"),ve=v=>Buffer.
from(v,"utf8").toString("latin1"),Ae=(v,m)=>`http://${(0,h.gQ)(v,m)}${(0,c.t5)(v)}`;function Oe(v,m){if(m!==null)return{authorization:ve(`Bearer ${m.reveal()}`).
trimEnd()};const A=(0,c.aR)(v);return A===null?{}:{authorization:A}}}),3948:((Ne,ne,n)=>{n.d(ne,{e:()=>U,U:()=>Ue});var c=n(4283),S=n(630),e=n(4e3),P=n(9209),D=n(
1064),W=n(5195),X=n(7027),I=n(4529),F=n(863),N=n(960),R=n(4715),l=n(6697),d=n(6817),r=n(6367),f=n(7583);const s=K=>({describe:K,transient:!1}),b=K=>({describe:K,
transient:!0}),h=K=>z=>(0,N.hostUnknown)({host:z.host,why:K}),k=K=>b(({host:z})=>(0,N.hostUnreachable)({host:z,error:K})),M=K=>s(({host:z})=>(0,d.tlsProtocol)({
host:z,error:K})),C=K=>b(({host:z,asks:le})=>le==="document"?(0,F.documentIncomplete)({host:z,why:K}):(0,R.answerIncomplete)({host:z,why:K})),a=K=>s(({host:z,asks:le})=>(0,l.
hostPrivateRedirect)({host:z,address:K,asks:le})),$=s(({host:K,text:z})=>(0,N.hostProtocol)({host:K,error:z}));function E({host:K,rejection:z}){if(z===null)throw new Error(
"a certificate is rejected for a reason");const{flaw:le,isLeaf:ke}=z;return le.kind==="expired"?(0,d.tlsExpired)({host:K,isLeaf:ke,at:le.at}):le.kind==="not-yet\
-valid"?(0,d.tlsNotYetValid)({host:K,isLeaf:ke,at:le.at}):le.kind==="other-name"?(0,d.tlsNameMismatch)({host:K,names:le.names}):(0,d.tlsUntrusted)({host:K,isLeaf:ke,
flaw:le})}const H={ENOTFOUND:s(h("no-such-host")),ENODATA:s(h("no-such-host")),EAI_AGAIN:b(h("no-answer")),EAI_FAIL:b(h("server-failed")),ECONNREFUSED:k("refuse\
d"),ECONNRESET:k("closed"),ECONNABORTED:k("closed"),EPIPE:k("closed"),EHOSTUNREACH:k("no-host-route"),ENETUNREACH:k("no-network-route"),ETIMEDOUT:b(({host:K,asks:z})=>(0,N.
hostTimeout)({host:K,asks:z,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:b(({host:K,text:z})=>(0,N.hostUnreachable)({host:K,error:{proxy:z}})),PROXY_REFUSED:s(
({host:K,text:z})=>(0,d.proxyRefused)({host:K,reason:z})),PLAIN_HTTP:s(d.tlsPlainHttp),ADDRESS_METADATA:a("metadata"),ADDRESS_PRIVATE:a("private"),ADDRESS_RESERVED:a(
"reserved"),CERTIFICATE_REJECTED:s(E),TLS_UNSUPPORTED:s(({host:K,unsupported:z})=>(0,d.tlsProtocol)({host:K,error:z??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:M(
"not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:M("not-tls"),ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:M("client-certificate"),HTTP_MALFORMED:$,HTTP2_FRAME:$,HTTP2_ONLY:s(
l.hostHttp2),HEADERS_TOO_LARGE:s(F.documentHeaders),BODY_CUT:C("closed"),Z_BUF_ERROR:C("gzip"),Z_DATA_ERROR:s(({host:K,asks:z})=>z==="document"?(0,F.documentEncoding)(
{host:K,encoding:"broken gzip"}):(0,R.answerIncomplete)({host:K,why:"not-gzip"}))};function B(K){return K.endsWith("UNRECOGNIZED_NAME")?M("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.
test(K)?M({code:K}):k({code:K})}function p(K){const{code:z}=K;if(z==="")return null;const le=Object.hasOwn(H,z)?H[z]:void 0,{describe:ke,transient:Me}=le??B(z);
return{problem:ke(K),transient:Me}}function L({error:K,connection:z,head:le},{endpoint:ke,asks:Me,limitMs:Fe}){const Je=(0,r.jT)(ke);if(Fe!==null){const Z=Y(z,le!==
null);return{problem:(0,N.hostTimeout)({host:Je,asks:Me,phase:Z,limitMs:Fe}),transient:!0}}const qe=(0,f.$N)(K),V=p({code:le!==null&&Se.test(qe)?"BODY_CUT":qe,text:(0,f.
bD)(K),asks:Me,host:Je,rejection:z?.rejection??null,unsupported:z?.unsupported??null});if(V===null)throw K;return V}const Se=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;
function Y(K,z){return K?.lookingUp?"lookup":K?.connectMs===null?"connection":z?"body":"response"}const se=[301,302,303,307,308],Q={kind:"excerpt",maxBytes:2048};
async function U(K){const z={options:K,started:performance.now(),hops:[],urls:new Set,connections:[],stops:[],firstByteMs:null,headMs:null,startsInPublic:K.origin?.
isPublic??!0,timedOut:!1},le=K.startTimer(K.timeoutMs,()=>{z.timedOut=!0,K.session.close()});try{return{response:await he(z),hops:z.hops,timing:oe(z,performance.
now()-z.started),headMs:z.headMs,certificates:z.connections.flatMap(({certificate:Me})=>Me??[])}}finally{le()}}function oe({connections:K,firstByteMs:z},le){const ke=qe=>{
const V=K.map(Z=>Z[qe]).filter(Z=>Z!==null);return V.length===0?null:V.reduce((Z,de)=>Z+de)},[Me,Fe,Je]=[ke("lookupMs"),ke("connectMs"),ke("tlsMs")];return{lookupMs:Me,
connectMs:Fe,tlsMs:Je,firstByteMs:z,totalMs:le}}async function he(K){let{url:z}=K.options;for(;;){const le=(0,I.X5)(z);if(!le.ok)return We((0,P.redirectInvalid)(
{redirect:"to",url:(0,c.Pl)(z),why:le.why}));const ke=await Te(K,z,le.value);if(ke.kind==="failed"||!ie(ke.head))return ke;const Me=(0,S.O)(z,ke.head.location??
"");if(!Me.ok){const Fe=`failed to parse Location header: ${Me.why}`;return We((0,P.redirectInvalid)({redirect:"from",url:(0,c.Pl)(z),why:Fe}))}if(K.hops.length>
K.options.maxRedirects)return Ye(K,Me.value);z=Me.value}}const ie=({status:K,location:z})=>se.includes(K)&&!!z;async function Te(K,z,le){const{options:ke,hops:Me}=K,
{token:Fe,settings:Je,planBody:qe,headers:V,origin:Z}=ke,de=Me.length===0&&Z===null;K.urls.add((0,c.jr)(z)),K.stops.push({scheme:le.scheme,name:(0,I.be)(z)});const fe=Fe===
null?"none":(0,X.n)(K.stops).at(-1)??"dropped";K.headMs=null;const $e=performance.now(),Re=await ke.session.get({url:z,endpoint:le,token:fe==="sent"?Fe:null,headers:V,
allowPrivate:!K.startsInPublic||de||Je.namedHosts.has(le.name),planBody:je=>(K.headMs=performance.now()-K.started,ie(je)?Q:qe(je))}),Le=performance.now()-$e;if(be(
K,Re,{url:(0,e.dh)((0,c.Pl)(z)),authorization:fe,ms:Le}),de&&(K.startsInPublic=Ue(Je,le.name,Re.address)),Re.kind==="failed"){const je=K.timedOut?ke.timeoutMs:null,
{asks:Xe}=ke;return{kind:"failed",...L(Re,{endpoint:le,asks:Xe,limitMs:je})}}const{kind:xe,head:ze,body:Ie}=Re;return{kind:xe,url:z,head:ze,body:Ie}}function be(K,z,le){
const{connection:ke,head:Me}=z;ke!==null&&K.connections.push(ke),z.kind==="received"&&(K.firstByteMs=(K.firstByteMs??0)+z.firstByteMs),K.hops.push({...le,status:Me?.
status??null,reason:(0,e.dh)(Me?.reason??""),mediaType:Me?.contentType?(0,e.dh)(Me.contentType):null,challenge:Me?.challenge?(0,e.dh)(Me.challenge):null,address:ke?.
address??null,proxy:ke?.proxy??null})}function Ue({resolve:K},z,le){const ke=K.some(Me=>Me.name===z);return!["private","loopback"].includes((0,W.Sz)((ke?null:le)??
z))}const We=K=>({kind:"failed",problem:K,transient:!1});function Ye({urls:K,hops:z,options:le},ke){const{asks:Me,redirectLimits:Fe}=le,Je=z[0]?.url??"";if(K.has(
(0,c.jr)(ke)))return We((0,P.redirectLoop)({url:Je,asks:Me,to:(0,c.Pl)(ke)}));const qe=z.length,V=D.Du.filter(Z=>qe>Fe[Z]);return We((0,P.redirectLimit)({url:Je,
asks:Me,redirects:qe,clients:V,limits:Fe}))}}),2230:((Ne,ne,n)=>{n.d(ne,{T:()=>e,X:()=>D});var c=n(7067),S=n(7583);function e(W){if(W.username===""&&W.password===
"")return{};const X=`${decodeURIComponent(W.username)}:${decodeURIComponent(W.password)}`;return{"proxy-authorization":`Basic ${Buffer.from(X).toString("base64")}`}}
const P=[502,503,504];function D(W,X,I){const N=`${W.name.includes(":")?`[${W.name}]`:W.name}:${W.port}`,R=(l=0,d="")=>(0,S.Au)(P.includes(l)?"PROXY_NOT_REACHED":
"PROXY_REFUSED",`proxy ${X.host} returned ${l} ${d}`.trimEnd());return new Promise((l,d)=>{const r=(0,c.request)({method:"CONNECT",path:N,headers:{host:N,...e(X)},
insecureHTTPParser:!0,createConnection:()=>I});r.on("error",f=>{const s=`proxy ${X.host} closed the connection: ${f.message}`;d((0,S.Au)("PROXY_REFUSED",s))}),r.
on("connect",(f,s,b)=>{if(f.statusCode===200&&b.length===0)return l(I);I.destroy(),d(R(f.statusCode,f.statusMessage))}),r.end()})}}),794:((Ne,ne,n)=>{n.d(ne,{Oj:()=>X,
mv:()=>W,zu:()=>S});var c=n(4714);const S=2048,e=/%(?![0-9A-Fa-f]{2})/,P=/[^ -~\u0080-\uffff]/,D=/[^A-Za-z0-9._~:!$&'()*+,;=%@-]/;function W(l){if(l.length<=S)return l;
const[d,r]=R(l,"#"),[f,s]=R(d,"?"),[b=""]=/^(?:[A-Za-z][A-Za-z0-9+.-]*:)?(?:\/\/)?/.exec(f)??[],h=f.slice(b.length),k=h.indexOf("/"),M=k<0?h.length:k,C=h.slice(
0,M);return[b,b.endsWith("//")?I(C):N(C.replace(/^.*@/s,"_:@")),N(h.slice(M)),(0,c.o)(s,S),P.test(d)?"\x7F":"",r&&(e.test(r)?"#%":"#")].join("")}const X=l=>({...l,
opaque:(0,c.o)(l.opaque,S),user:l.user===null?null:{name:"",password:null},host:F(l.host),path:N(l.path),query:(0,c.o)(l.query,S),fragment:""});function I(l){const d=l.
lastIndexOf("@"),r=l.slice(0,Math.max(d,0)),f=D.test(r)?'"':e.test(r)?"%":"";return`${d<0?"":`${f}@`}${F(l.slice(d+1))}`}function F(l){if(l.length<=S)return l;const d=/:\d*$/.
exec(l)?.[0]??"",r=l.slice(0,l.length-d.length),f=(0,c.o)(r,S),s=r.endsWith("]")?"]":"";return`${f===r?r:`${f.replace(/%.?$/,"")}${s}`}${(0,c.o)(d.replace(/^:0+(?=\d)/,
":"),S)}`}function N(l){const d=(0,c.o)(l,S);if(d===l)return l;const r=e.test(l)?"%":"",f=l.includes("//",S-1)?"//":"",s=/\/\.{0,2}$/.exec(l.slice(-3))?.[0]??"";
return`${d.replace(/%.?$/,"")}${f}~${r}${s}`}function R(l,d){const r=l.indexOf(d);return r<0?[l,""]:[l.slice(0,r),l.slice(r)]}}),5195:((Ne,ne,n)=>{n.d(ne,{Sz:()=>k,
Zu:()=>b,uo:()=>M});var c=n(6181);function S(...C){let a;const $=()=>C.map(e);return()=>a??=$()}function e(C){const[a="",$]=C.split("/"),E=(0,c.r5)(a);if(E===null)
throw new Error(`${a} is no address`);return{prefix:E,bits:$===void 0?E.length*8:Number($)}}const P=({prefix:C,bits:a},$)=>C.length===$.length&&C.every((E,H)=>{
const B=Math.min(Math.max(8*(H+1)-a,0),8);return E>>B===($[H]??0)>>B}),D=S("169.254.169.254","169.254.170.2","169.254.170.23","100.100.100.200","192.0.0.192","1\
68.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2::23","fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42","fd00:a9fe:a9fe::1","fe80::a9fe:a9\
fe"),W=S("127.0.0.0/8","0.0.0.0","::1","::"),X=S("10.0.0.0/8","100.64.0.0/10","169.254.0.0/16","172.16.0.0/12","192.168.0.0/16","198.18.0.0/15","64:ff9b:1::/48",
"fc00::/7","fe80::/10","fec0::/10"),I=S("0.0.0.0/8","192.0.0.0/24","192.0.2.0/24","192.88.99.0/24","198.51.100.0/24","203.0.113.0/24","224.0.0.0/3","2001::/23",
"2001:db8::/32","2002::/16","3fff::/20"),F=S("0.0.0.0/0","2000::/3"),N=S("::ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/96"),R=(C,a)=>C().some($=>P($,a)),
l=[12,13,14,15],d=(C,...a)=>{const $=S(C);return{isIn:E=>R($,E),at:a,mask:0}},r=[d("2002::/16",[2,3,4,5]),d("2001::/32",[4,5,6,7]),{...d("2001::/32",l),mask:255},
d("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,11,12],l),{isIn:C=>/^[02],0,94,254$/.test(C.slice(8,12).join()),at:[l],mask:0}],f=C=>r.filter(a=>a.isIn(C)).flatMap(
({at:a,mask:$})=>a.map(E=>E.map(H=>(C[H]??0)^$)));function s(C){return R(W,C)?"loopback":R(N,C)?s(C.slice(12)):[C,...f(C)].some(a=>R(D,a))?"metadata":R(X,C)?"pr\
ivate":R(I,C)||!R(F,C)?"reserved":"public"}function b(C){const a=(0,c.r5)(C);return a===null?"public":s(a)}const h=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;
function k(C){const a=C.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(a))return"loopback";const $=(0,c.r5)(a)??(0,c.RY)(a);return $===null?"publi\
c":s($)}function M(C){const a=k(C);return a!=="public"||C.includes(":")?a:h.test(C.replace(/\.$/,""))?"private":"public"}}),9529:((Ne,ne,n)=>{n.d(ne,{l:()=>P,m:()=>W});
var c=n(4283),S=n(8999);const e=[1024,65535],P=["authz_code","password"],D="app.terraform.io";function W(s,b,h){const k=N(X(s,"client")),M=R(X(s,"grant_types"),
h),C=(...p)=>p.some(L=>M.value.includes(L)),a=(p,L)=>l(X(s,p),p,L,b),$=a("authz",C("authz_code")),E=a("token",C("authz_code","password")),H=d(X(s,"ports")),B=f(
X(s,"scopes"));return{value:{client:k.value,grantTypes:M.value,authz:$.value,token:E.value,ports:H.value,scopes:B.value},flaws:[k,M,$,E,H,B].flatMap(p=>p.flaws)}}
const X=(s,b)=>Object.hasOwn(s,b)?s[b]:void 0,I=(s,b,h)=>({value:s,flaws:[{rule:b,value:h}]}),F=s=>({value:s,flaws:[]});function N(s){return typeof s!="string"?
I("","client-missing",s):s===""?I(s,"client-empty",s):F(s)}function R(s,b){if(s===void 0)return F(["authz_code"]);if(!Array.isArray(s))return I([],"grant-types-\
invalid",s);const h=[...new Set(s.filter(C=>typeof C=="string"))];return h.includes("authz_code")||h.includes("password")&&b===D?h.every(C=>P.includes(C))?F(h):
I(h,"grant-types-unknown",s):I(h,"grant-types-unsupported",s)}function l(s,b,h,k){if(typeof s!="string")return h?I(null,`${b}-missing`,s):F(null);const M=(0,S.v)(
k,s);if(M.ok&&(0,c.cz)(M.value).name!=="")return F((0,c.jr)(M.value));const a=`failed to parse ${b==="authz"?"authorization":"token"} URL: ${M.ok?"no Host in re\
quest URL":M.why}`;return{value:null,flaws:[{rule:`${b}-invalid`,why:a}]}}function d(s){if(s===void 0)return F(e);if(!Array.isArray(s))return I(e,"ports-ignored",
s);if(s.length!==2)return I(e,"ports-count",s);const[b,h]=s;return!r(b)||!r(h)?I(e,"ports-range",s):b>h?I(e,"ports-order",s):b===h?I([b,h],"ports-single",s):F([
b,h])}const r=s=>typeof s=="number"&&Number.isInteger(s)&&s>=e[0]&&s<=e[1];function f(s){if(s===void 0)return F([]);if(!Array.isArray(s))return I([],"scopes-ign\
ored",s);const b=s.filter(h=>typeof h=="string");return b.length===s.length?F(b):I(b,"scopes-invalid",s)}}),7027:((Ne,ne,n)=>{n.d(ne,{n:()=>c});function c(e){const[
P]=e;let D=!1;return e.map(({scheme:W,name:X})=>(D||=P!==void 0&&!S(P.name,X),D?"dropped":W==="https"?"sent":"withheld"))}function S(e,P){return e===P?!0:/[:%]|^[\d.]+$/.
test(P)?!1:P.endsWith(`.${e}`)}}),3427:((Ne,ne,n)=>{n.d(ne,{Cg:()=>P,DS:()=>R,Hb:()=>F,Yx:()=>D});var c=n(7598);const S=["TLS_AES_128_GCM_SHA256","TLS_AES_256_G\
CM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],e=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA20-POLY1305","AES128-SHA","AES256-SHA"],P=[...S,...e.flatMap(l=>[`E\
CDHE-ECDSA-${l}`,`ECDHE-RSA-${l}`])],D=["X25519","P-256","P-384","P-521"],W=["rsa_pss_rsae_sha256","ecdsa_secp256r1_sha256","ed25519","rsa_pss_rsae_sha384","rsa\
_pss_rsae_sha512","rsa_pkcs1_sha256","rsa_pkcs1_sha384","rsa_pkcs1_sha512","ecdsa_secp384r1_sha384","ecdsa_secp521r1_sha512"],X="@SECLEVEL=0",I=c.constants.SSL_OP_LEGACY_SERVER_CONNECT|
c.constants.SSL_OP_NO_RENEGOTIATION,F={secureOptions:I,minVersion:"TLSv1.2",ciphers:[...P,X].join(":"),ecdhCurve:D.join(":"),sigalgs:W.join(":")},N=["TLS_AES_12\
8_CCM_SHA256","TLS_AES_128_CCM_8_SHA256"],R={secureOptions:I,minVersion:"TLSv1",ciphers:[...P,...N,"ALL","COMPLEMENTOFALL",X].join(":"),ecdhCurve:[...D,"X448","\
secp256k1","brainpoolP256r1","brainpoolP384r1","brainpoolP512r1","ffdhe2048","ffdhe3072","ffdhe4096","P-224"].join(":")}}),3432:((Ne,ne,n)=>{n.d(ne,{nT:()=>V,pj:()=>de});
var c=n(772),S=n(6697),e=n(1831),P=n(7511),D=n(4283),W=n(3948),X=n(3534),I=n(863),F=n(1064),N=n(7531),R=n(3307),l=n(9562),d=n(9529),r=n(794),f=n(4714);const s=[
"client","grant_types","authz","token","ports","scopes"],b=68,h=100,k=4096;function M(_,q){const ge=new Map;return(0,R.CI)(_,q,(ve,Ae,Oe,v)=>{if(v-Oe>b)return;const m=(0,R.
I)(_.slice(Oe,v));s.includes(m)&&ge.set(m,C(m,_,{start:ve,end:Ae}))}),Object.fromEntries(ge)}function C(_,q,ge){if(q[ge.start]==="[")return a(q,ge);const ve=q.slice(
ge.start,ge.end);return(_==="authz"||_==="token")&&ve.startsWith('"')?(0,r.mv)((0,R.I)(ve)):(0,f.w)(ve)}function a(_,q){const ge=[],ve=new Set;let Ae=k;return(0,R.
CI)(_,q,(Oe,v)=>{const m=E(_,Oe,v);(ge.length<h&&v-Oe<=Ae||m!==null&&!ve.has(m))&&(ge.push((0,f.w)(_.slice(Oe,v))),Ae-=v-Oe,m!==null&&ve.add(m))}),ge}const $=d.
l.map(_=>JSON.stringify(_));function E(_,q,ge){return _[q]!=='"'?"no string":$.find(ve=>ve.length===ge-q&&_.startsWith(ve,q))??null}const H=100,B=16*1024,p=200,
L=2048;function Se(_){const q=new Set(_),ge=new Set(_.map(Y));let ve=0,Ae=B;const Oe=v=>ve===H||v>Ae?!1:(ve+=1,Ae-=v,!0);return{keeps:(v,m)=>{if((0,l.D6)(v)||q.
has(v))return!0;const A=v.length<=p&&ge.delete(Y(v));return Oe(v.length+m)||A},read:(v,m,A)=>{const{start:J,end:ee}=A,we=ee-J>L;if(we&&v===l.S3&&m[J]==="{")return M(
m,A);const Ce=m.slice(J,ee);return we&&Ce.startsWith('"')?(0,r.mv)((0,R.I)(Ce)):(0,f.w)(Ce)}}}const Y=_=>_.slice(0,_.indexOf(".")+1);var se=n(6974);const Q={kind:"\
whole",maxBytes:N.b},U={kind:"excerpt",maxBytes:se.mj},oe=_=>_===408||_===425||_===429||_>=500;async function he(_){const{host:q,needed:ge}=_,ve=await(0,W.e)({..._,
url:(0,e.cu)(q),asks:"document",headers:{accept:"application/json"},origin:null,redirectLimits:F.NX,planBody:we=>ie(we)===null?Q:U}),{response:Ae,...Oe}=ve;if(Ae.
kind==="failed"){const{problem:we,transient:Ce}=Ae;return{attempt:{discovery:we.code==="host-http2"?{kind:"skipped",problem:we}:{kind:"failed",problem:we,excerpt:null},
...Oe},transient:Ce,retryAfter:null}}const v=ve.hops.at(-1)?.authorization??"none",m=ve.hops.at(-1)?.challenge??null,A=Te(Ae,{host:(0,e.nx)(q),token:v,challenge:m,
needed:ge}),{status:J,retryAfter:ee}=Ae.head;return{attempt:{discovery:A,...Oe},transient:oe(J),retryAfter:ee}}function ie({status:_,contentType:q,declaredBytes:ge}){
if(_===401||_===403)return{kind:"unauthorized"};if(_!==200)return{kind:"status"};const ve=(0,P.i)(q??"");return ve.ok?ve.value!=="application/json"?{kind:"type",
malformed:!1}:(ge??0)>N.b?{kind:"size"}:null:{kind:"type",malformed:!0}}function Te(_,q){const{head:ge,body:ve}=_,Ae=(0,r.Oj)(_.url);if(ge.status===404)return{kind:"\
absent",url:Ae,why:"status"};const Oe=We(_,q);if(Oe!==null)return be(Oe,ve);const v=(0,N.T)(ve.bytes,Se(q.needed));switch(v.kind){case"object":return{...v,kind:"\
found",url:Ae,truncated:ve.truncated};case"null":return{kind:"absent",url:Ae,why:"null"};case"not-object":return be((0,I.documentNotObject)({...Ue(_,q),why:v.why}),
ve);case"not-json":return be(Ye(_,v,q),ve)}}const be=(_,{bytes:q})=>({kind:"failed",problem:_,excerpt:(0,se.zU)(q)}),Ue=({url:_,body:q},{host:ge})=>({url:(0,D.Pl)(
_),page:(0,se.y8)(q.bytes),asked:ge});function We(_,q){const{status:ge,reason:ve,location:Ae,retryAfter:Oe,declaredBytes:v,contentType:m}=_.head,A=ie(_.head);switch(A?.
kind){case"unauthorized":return(0,X.documentUnauthorized)({...Ue(_,q),status:ge,reason:ve,...q});case"status":return(0,I.documentStatus)({...Ue(_,q),status:ge,reason:ve,
location:Ae,retryAfter:Oe,transient:oe(ge)});case"type":return(0,I.documentType)({...Ue(_,q),contentType:m??"",malformed:A.malformed});case"size":return(0,I.documentSize)(
{...Ue(_,q),bytes:v,limit:N.b});case void 0:return null}}function Ye(_,{why:q,advice:ge},ve){const{head:Ae,body:Oe}=_;if(Oe.truncated)return(0,I.documentSize)({
...Ue(_,ve),bytes:null,limit:N.b});const v=Ae.contentEncoding?.toLowerCase()??"";return["","gzip","identity"].includes(v)?(0,I.documentNotJson)({...Ue(_,ve),why:q,
advice:ge}):(0,I.documentEncoding)({...Ue(_,ve),encoding:v})}var K=n(7082),z=n(5960),le=n(7758);const ke=500,Me=1e4,Fe=3,Je=2e3,qe=3e5,V=_=>Math.min(Math.max(..._.
map(({attemptMs:q})=>q)),qe),Z=({timeoutMs:_,retries:q})=>(q+1)*_+q*Me;async function de(_,q){const ge=_.map(v=>({host:v,tookMs:null})),ve=_.entries(),Ae={total:_.
length,done:0,failed:0,waiting:new Set},Oe=async()=>{for(const[v,m]of ve){if(q.stop.why!==null)return;Ae.waiting.add(m),q.progress(Ae);const A=await Le(m,q).catch(
J=>(0,z.i)(m,(0,S.hostCheckCrashed)({host:(0,e.nx)(m),thrown:J})));ge[v]=A,Ae.waiting.delete(m),Ae.done+=1,(!fe(A)||!ze(A.attempt))&&(Ae.failed+=1),q.progress(Ae)}};
return await Promise.all(Array.from({length:Math.min(q.concurrency,_.length)},Oe)),$e(ge,q.stop)}const fe=_=>"attempt"in _;function $e(_,{why:q}){if(q===null)return _.
filter(fe);const ge=_.length-_.filter(fe).length,ve=_.flatMap(Oe=>{if(fe(Oe)&&ze(Oe.attempt))return[];const v=fe(Oe)?Re(Oe):Oe.tookMs;return v!==null&&v>=Je?[{host:(0,e.
nx)(Oe.host),tookMs:v}]:[]}).sort((Oe,v)=>v.tookMs-Oe.tookMs).slice(0,Fe),Ae={stopped:q,unchecked:ge,total:_.length,slowest:ve};return _.map(Oe=>{if(fe(Oe))return Oe;
const{host:v,tookMs:m}=Oe,A=m!==null;return(0,z.i)(v,(0,S.hostNotChecked)({host:(0,e.nx)(v),isBegun:A,...Ae}))})}const Re=({attempt:_,earlier:q})=>[...q,_].reduce(
(ge,{timing:ve})=>ge+ve.totalMs,0);async function Le(_,q){const{stop:ge}=q,ve=performance.now(),Ae=await q.credentials.find(_),Oe=[];for(;ge.why===null;){const{
attempt:v,transient:m,retryAfter:A}=await Xe(_,Ae.answer,q);if(ge.why!==null&&!ze(v)||(Oe.push(v),!(ze(v)?Ie(Oe,q.releases):m)||Oe.length>q.retries))break;await(0,le.
v)(ct(Oe.length,A,q),q)}return Oe.length===0?{host:_,tookMs:performance.now()-ve}:xe(_,Ae,Oe,q)}function xe(_,{answer:q,clients:ge,difference:ve},Ae,{forced:Oe}){
return{host:_,...je(Ae),credentials:q&&{source:q.source,hasToken:q.token!==null,problem:q.problem},looks:ge,difference:ve,forced:Oe.get(_)??[]}}const ze=({discovery:_})=>_.
kind!=="failed",Ie=(_,q)=>q.some(({attemptMs:ge})=>!_.some(ve=>ze(ve)&&ve.timing.totalMs<=ge));function je(_){const q=_.findIndex(ze),ge=q<0?_.length-1:q,[ve]=_.
slice(ge);if(ve===void 0)throw new Error("a visit without an attempt");return{attempt:ve,earlier:_.slice(0,ge),later:_.slice(ge+1)}}async function Xe(_,q,ge){if(q?.
isUnsendable&&q.problem!==null){const A={kind:"failed",problem:q.problem,excerpt:null};return{attempt:(0,K.O)(A),transient:!1,retryAfter:null}}const{network:ve,
maxRedirects:Ae,timeoutMs:Oe,stop:v}=ge,m=(0,c.f)(ve);v.signal.addEventListener("abort",m.close);try{return await he({host:_,needed:He(_,ge),session:m,settings:ve,
token:q?.token??null,maxRedirects:Ae,timeoutMs:Oe,startTimer:ge.startTimer})}finally{v.signal.removeEventListener("abort",m.close),m.close()}}const He=(_,{required:q,
forced:ge})=>[...(q.get(_)??[]).map(({service:ve})=>ve),...(ge.get(_)??[]).flatMap(({services:ve})=>ve.map(({id:Ae})=>Ae))];function ct(_,q,{random:ge,now:ve}){
const Ae=ke*2**(_-1)*(.5+ge()/2);return Math.min(Math.max(Ae,(0,le.V)(q,ve())??0),Me)}}),7758:((Ne,ne,n)=>{n.d(ne,{V:()=>S,v:()=>c});function c(e,{startTimer:P,
stop:D}){return new Promise(W=>{const X=()=>{I(),D.signal.removeEventListener("abort",X),W()},I=P(e,X);D.signal.addEventListener("abort",X)})}function S(e,P){const D=/^\d+$/.
test(e??"")?Number(e)*1e3:Date.parse(e??"")-P;return Number.isNaN(D)?null:D}}),6974:((Ne,ne,n)=>{n.d(ne,{mj:()=>e,y8:()=>R,zU:()=>W});var c=n(4e3),S=n(6174);const e=2048,
P=200,D=80;function W(d){const r=I(d),f=d.length<e?r:r.replace(X,"://***@"),s=(0,S._)(f).trim();return s===""?null:Array.from(s.slice(0,2*P)).slice(0,P).join("")}
const X=/:\/\/[^/?#\s"'@]+$/,I=d=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(d.subarray(0,e)),F=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,N=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
function R(d){const r=l(I(d));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(r))return null;const f=/<title[^>]*>([^<]{0,400})/i.exec(r)?.[1]?.
replace(/\s+/g," ").trim()??"",s=(0,c.dh)(f,D);return N.test(f)?{kind:"captive-portal",title:s}:{kind:F.test(f)||/type=["']?password/i.test(r)?"sign-in":"other",
title:s}}function l(d){let r=d.trimStart();for(;r.startsWith("<!--");){const f=r.indexOf("-->",4);if(f<0)return"";r=r.slice(f+3).trimStart()}return r}})};export{en as ids,tn as modules};
