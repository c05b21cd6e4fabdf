const xe=[5931,5751,2929,5528,2909],Ne={4929:((yt,N,t)=>{t.r(N),t.d(N,{credentialsConfig:()=>M,credentialsHelper:()=>S,servicesForced:()=>f,servicesForcedDiffer:()=>o});
var y=t(6246),v=t(1064),r=t(1831),O=t(4e3),k=t(5799);const M=(0,k.lS)((0,k.$e)("credentials-config","CLI configuration has a mistake",v.Du),({clients:n,mistake:s})=>({
...w(s),affects:n}));function w(n){switch(n.kind){case"missing":return{message:`${n.setting} names ${(0,y.o)(n.path)}, which does not exist`,help:"correct the p\
ath; the client continues without any CLI configuration"};case"unreadable":return{message:`${n.file} ${(0,O.mP)(n.failure)}`,help:n.failure.kind==="size"?"short\
en the file; the client reads all of it, this check nothing":"let this account read the file; the client continues without it"};case"too much":return{message:`${n.
file} and the files after it are not read; the limits of a directory are ${n.files} files and ${n.bytes/1024/1024} MiB`,help:"remove files that are not needed; \
the client reads all of them"};case"syntax":return{message:`${n.file} has a syntax error: ${n.why}`,help:"correct the file; the client ignores all of it, includ\
ing its tokens"};case"type":return{message:`${n.file}: ${n.path.join(".")} must be ${n.want}`,help:"correct the value; Terraform ignores the whole file, OpenTof\
u the blocks that it has not read yet"};case"block":return{message:`${n.file}: ${n.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`\
the label of the block ${n.type} ${(0,y.o)(n.label)} is not a hostname: ${n.why}`,help:n.advice??"write a hostname as the label; the client ignores the block"};case"\
two labels":return{message:`two ${n.type} blocks are for host ${(0,r.nx)(n.host)}: ${n.labels.map(y.o).join(" and ")}`,help:"remove one of the blocks; the clien\
t uses either of them at random"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client uses a\
ny of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client uses the\
 first"};case"no token":return{message:n.hasValue?`the token in the credentials block for host ${(0,r.nx)(n.host)} at ${n.file} is not a string`:`the credential\
s block for host ${(0,r.nx)(n.host)} at ${n.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credential\
s source'};case"panic":return{message:`the block credentials ${(0,y.o)(n.label)} contains an object, which makes the client panic`,help:"remove everything but t\
he token from the block"};case"no helper":return{message:`credentials helper ${(0,y.o)(n.name)}: there is no terraform-credentials-${n.name} in ${n.directories.
join(", ")}`,help:n.name===n.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in low\
er case; the client finds no other name"}}}const S=(0,k.lS)((0,k.z3)("credentials-helper","Credentials helper failed",v.Du),n=>n.kind==="version"?{message:`the \
file name ${n.path} ends with an invalid version, which makes the clients panic`,help:`name it terraform-credentials-${n.name}, or add a version such as _v1.0.0`,
affects:[n.client]}:{message:`credentials helper ${n.name}: ${n.why}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with \
0; without it discovery works, but init fails to install providers'}),A=10,f=(0,k.lS)((0,k.lm)("services-forced","A host block replaces service discovery",["ter\
raform","opentofu"]),({host:n,at:s})=>({message:`the host block at ${s} defines the services of ${n}; the host's own discovery document is not used`,help:`remov\
e the host block at ${s} to use the discovery document of ${n}`})),o=(0,k.lS)((0,k.lm)("services-forced-differ","A host block and the discovery document differ",
["terraform","opentofu"]),({host:n,at:s,services:e})=>({message:`the host block at ${s} and the discovery document of ${n} differ in ${(0,O.XT)(e,A)}`,help:"upd\
ate the host block or remove it; machines without it use other services"}))}),3534:((yt,N,t)=>{t.r(N),t.d(N,{credentialsDiffer:()=>o,credentialsEmpty:()=>w,credentialsMalformed:()=>A,
credentialsMissing:()=>e,credentialsNearMiss:()=>d,credentialsOtherHost:()=>u,credentialsRejected:()=>s,credentialsShort:()=>f,credentialsUnused:()=>h,documentUnauthorized:()=>$});
var y=t(4283),v=t(1064),r=t(1831),O=t(2713),k=t(4e3),M=t(5799);const w=(0,M.lS)((0,M.$e)("credentials-empty","Token is empty",v.Du),({source:l})=>({message:`the\
 token from ${l} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),S={"\
control character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its\
 end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotatio\
n marks, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent wi\
th it",help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted toge\
ther"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been repl\
aced"}},A=(0,M.lS)((0,M.z3)("credentials-malformed","Malformed token",v.Du),({source:l,slip:p})=>({message:`the token from ${l} ${S[p].has}`,help:S[p].help,...p===
"control character"?{}:{severity:"warning"}})),f=(0,M.lS)((0,M.$e)("credentials-short","Token is too short to be redacted"),({source:l})=>({message:`the token f\
rom ${l} has fewer than ${O.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again\
 or create a longer one"})),o=(0,M.lS)((0,M.lm)("credentials-differ","Clients use different tokens"),({host:l,first:p,other:a})=>({message:`for host ${(0,r.nx)(
l)}, ${n(p)} and ${n(a)}`,help:`set the token for both clients in ${(0,r.fK)(l)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first\
 token`})),n=({client:l,source:p})=>p===null?`${v.bB[l]} finds no token`:`${v.bB[l]} uses the token from ${p}`,s=(0,M.lS)((0,M.$e)("credentials-rejected","Token\
 was rejected"),({host:l,status:p,source:a})=>({message:`host ${(0,r.nx)(l)} returned ${p} for the token from ${a}`,help:`check that the token is complete, has \
not expired and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,y.jr)((0,r.cu)(l))}; then store a new one in the same place`})),e=(0,M.lS)((0,M.
$e)("credentials-missing","Token is missing"),({host:l,service:p,isFork:a,searched:T,notRead:E})=>{const i=(0,r.nx)(l),P=`host ${i} requires a token${p===null?"":
` for ${p}`}`;if(a)return{message:`${P}, and secrets are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the \
secret is available, for example on the main branch",severity:"notice"};const[C=""]=(0,r.fK)(l),R=E.length===0?"":`; not read: ${E.join(", ")}`;return{message:`${P}\
, and none was found (searched: ${T.join(", ")}${R})`,help:`add the line "${i}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${C}: \${{ secrets.REGIST\
RY_TOKEN }}" to env; outside GitHub ${m(C)}`}}),m=l=>/^\w+$/.test(l)?`export ${l}=\u2026`:`env '${l}=\u2026' terraform init`,d=(0,M.lS)((0,M.$e)("credentials-ne\
ar-miss","Token variable has a similar name"),({host:l,variable:p,why:a,write:T})=>({message:`${p} seems to be meant for host ${(0,r.nx)(l)}, but ${a}`,help:`re\
name it to ${T}: ${m(T)}`})),u=(0,M.lS)((0,M.$e)("credentials-other-host","Token is for another host",v.Du),({host:l,other:p,source:a,service:T,isSent:E,isNotice:i})=>({
message:`the clients do not send the token for ${p} from ${a} ${T===null?`after the redirect of ${l}`:`to ${T} of host ${l}`}: they send ${E?`the token of ${l}`:
"none"}`,help:T===null?`make the discovery document of ${l} public, or serve it at ${l} itself`:`set the token for ${l}, and the clients send it to ${p}`,...i?{
severity:"notice",affects:[]}:{}})),h=(0,M.lS)((0,M.lm)("credentials-unused","Token for a host that is not checked"),({host:l})=>({message:`the tokens input has\
 a token for host ${(0,r.nx)(l)}, which is not checked`,help:"write the host as in the files, including its port, or remove the line"})),$=(0,M.lS)((0,M.z3)("do\
cument-unauthorized","Discovery requires valid credentials",v.zK),({host:l,token:p,challenge:a,...T})=>{const E=p==="sent"?"rejected the given authentication cr\
edentials":"requires authentication credentials",i=a===null?"":`, and asks for ${a} authentication`;return{message:`host ${l} ${E}: ${(0,k._r)(T)}${i}`,help:(0,k.
NM)(T.page,l,c(l,p,T.status,a))}}),g="make the discovery document public";function c(l,p,a,T){const E=(0,k.qZ)(l);if(T!==null)return{operator:`exempt /.well-kno\
wn/terraform.json from ${T} authentication`,guest:E,note:"the clients send Bearer tokens only, so no token helps"};switch(p){case"sent":{const i="check that the\
 token is for this host, complete and not expired";return a===403?{operator:i,user:i,guest:E}:{operator:i,user:i}}case"none":{const i=`add a token to \`tokens\` (${l}\
=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${i}, or ${g}`,user:i,guest:E}}case"dropped":return{because:"the token was not sent there because it does\
 not follow a redirect to another host",operator:`configure ${l} to respond itself, or ${g}`};case"withheld":return{because:"the token was not sent there becaus\
e the clients would send it in clear text",operator:"redirect to an https URL"}}}}),863:((yt,N,t)=>{t.r(N),t.d(N,{documentAbsent:()=>u,documentEncoding:()=>o,documentHeaders:()=>f,
documentIncomplete:()=>s,documentNotJson:()=>e,documentNotObject:()=>m,documentSize:()=>A,documentStatus:()=>k,documentType:()=>S});var y=t(1064),v=t(4e3),r=t(5799);
const O='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',k=(0,r.lS)((0,r.z3)("document-status","Unexpected HTTP status",y.zK),({location:h,
retryAfter:$,transient:g,asked:c,...l})=>{const{page:p,status:a}=l,T=(E,i)=>({message:`${(0,v._r)(l)}${E}; expected 200 or 404`,help:(0,v.NM)(p,c,i)});if(a>=300&&
a<400)return h?T(", which clients do not follow",(0,r.C)("redirect with 301, 302, 303, 307 or 308")):T(" without a Location header",(0,r.C)("add a Location head\
er to the redirect"));if(a===429){const E=$===null?"":` (Retry-After: ${(0,v.dh)($,M)})`;return{...T(E,w),help:w}}return g?T("",{operator:"check the host and an\
y proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,v.B9)(c)}):T("",{operator:"return the discovery docume\
nt, or 404 if the host has no services",user:(0,v.Wt)([]),guest:(0,v.qZ)(c)})}),M=40,w={because:"the host limits the requests of this machine or of its network",
operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)",user:"wait, send fewer requests at onc\
e (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},S=(0,r.lS)((0,r.z3)("document-type","Wrong C\
ontent-Type",y.Du),({url:h,page:$,asked:g,contentType:c,malformed:l})=>{const a=c===""?"has no Content-Type":`has ${l?"a malformed Content-Type":"Content-Type"}\
 "${(0,v.dh)(c)}"`;return{message:`${h} ${a}; expected "application/json"`,help:(0,v.NM)($,g,(0,r.C)("serve the discovery document with Content-Type: applicatio\
n/json","most servers send it for a file named terraform.json"))}}),A=(0,r.lS)((0,r.z3)("document-size","Discovery document is too large",y.Du),({url:h,page:$,asked:g,
bytes:c,limit:l,isPadding:p=!1})=>p?{message:`${h} has more than ${l} bytes; what exceeds the limit is white space`,help:(0,r.C)("remove the white space at the \
end of the document"),severity:"warning"}:{message:`${h} has ${c??`more than ${l}`} bytes, limit ${l}`,help:(0,v.NM)($,g,(0,r.C)("check what is served at this U\
RL","a discovery document only maps service ids to URLs"))}),f=(0,r.lS)((0,r.z3)("document-headers","Response headers are too large",y.zK),({host:h})=>({message:`${h}\
 sent more than 256 KiB of response headers`,help:(0,r.C)("look for a header or cookie that grows with each request")})),o=(0,r.lS)((0,r.z3)("document-encoding",
"Discovery document cannot be decompressed",y.Du),h=>"host"in h?{message:`${h.host} sent a discovery document that is not gzip, with Content-Encoding: gzip`,help:(0,r.
C)("remove the Content-Encoding header, or compress the document")}:{message:`${h.url} has Content-Encoding "${(0,v.dh)(h.encoding)}", which the clients do not \
decompress`,help:(0,v.NM)(h.page,h.asked,(0,r.C)("configure the server, and any proxy in front of it, to respect Accept-Encoding: gzip"))}),n={closed:"closed th\
e connection in the middle of its response",length:"sent a discovery document of another length than its Content-Length",gzip:"sent a gzip document that is cut \
off"},s=(0,r.lS)((0,r.z3)("document-incomplete","Discovery document is incomplete",y.zK),({host:h,why:$})=>({message:`${h} ${n[$]}`,help:(0,r.C)("look for a ser\
ver that crashes while it responds, or a proxy that changes the body")})),e=(0,r.lS)((0,r.z3)("document-not-json","Discovery document is not valid JSON",y.zK),({
url:h,page:$,asked:g,why:c,advice:l})=>({message:`${h} is not valid JSON: ${(0,v.dh)(c)}`,help:(0,v.NM)($,g,(0,r.C)(l??O))})),m=(0,r.lS)((0,r.z3)("document-not-\
object","Discovery document is not a JSON object",y.zK),({url:h,page:$,asked:g,why:c})=>({message:`${h} is not a JSON object: ${(0,v.dh)(c)}`,help:(0,v.NM)($,g,
(0,r.C)(O))})),d=20,u=(0,r.lS)((0,r.z3)("document-absent","Host has no discovery document",y.zK),({host:h,url:$,why:g,required:c,clientErrors:l})=>{const p=c.length===
0?"at least one service":c.join(", "),a=g==="status"?`has no discovery document (${$} returned 404)`:"has the discovery document `null`, which offers no service\
s",T=l.slice(0,d).map(E=>`"${E}"`).join(", ");return{message:`host ${h} ${a}; required: ${p}`,help:{operator:"serve /.well-known/terraform.json at the root of t\
he host",user:(0,v.Wt)(c),guest:(0,v.qZ)(h),...T===""?{}:{note:`the clients print ${T}`}}}})}),7052:((yt,N,t)=>{t.r(N),t.d(N,{fileLimit:()=>s,fileOutside:()=>f,
fileSyntax:()=>k,fileUnreadable:()=>A,nothingToCheck:()=>n});var y=t(1064),v=t(4e3),r=t(5143),O=t(5799);const k=(0,O.lS)((0,O.$e)("file-syntax","File has a synt\
ax error",y.Du),({error:e,file:m})=>({message:e??"the file is not valid UTF-8",help:(0,r.Zl)(m)?void 0:"fix the file, or list it in `exclude` if it is invalid o\
n purpose"})),M={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` c\
annot be read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the target of the link is not a regular file; it is not read"},
w={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},S={file:"correct the per\
missions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in\
 `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remo\
ve the link, or list it in `exclude`"},A=(0,O.lS)((0,O.$e)("file-unreadable","File cannot be read"),e=>({message:"code"in e?`${M[e.what]}: ${e.code}`:M[e.what],
help:(e.what==="file"||e.what==="directory"?w[e.code]:void 0)??S[e.what]})),f=(0,O.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"w\
arning",affects:[]},()=>({message:"the link points outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `\
scan`"})),o=3,n=(0,O.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({scan:e,hasHostnames:m,isFleet:d})=>{const u=e.every(c=>c===
"."),$=`found no Terraform or OpenTofu files in ${d?"the repositories of `usages`":u?"this directory":`\`scan\` (${(0,v.XT)(e,o)})`}`,g=d?"check out the reposit\
ories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return m?{message:`${$}; only \`hostnames\` was checked`,help:`${g}\
, or correct \`scan\``,severity:"warning"}:{message:`${$}, and \`hostnames\` is not set`,help:`${g}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),s=(0,O.
lS)((0,O.$e)("file-limit","Part of the repository exceeds a limit"),e=>{switch(e.kind){case"size":return{message:`the file ${(0,v.mP)(e)}`,help:"split the file,\
 or list it in `exclude`"};case"depth":return{message:`directories nested deeper than ${e.max} levels are not scanned`,help:"list this directory in `exclude`"};case"\
files":return{message:`there are more than ${e.max} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `e\
xclude`"};case"directory":return{message:`the directory has more than ${e.max} files; the files after them are not scanned`,help:"split the directory, or list f\
iles in `exclude`"};case"parts":return{message:`the file has more than ${e.max} blocks, arguments and values; the rest is not read`,help:"split the file, or lis\
t it in `exclude`"};case"module-usages":return{message:`the files of this directory use more than ${e.max} modules and providers; the rest of this file and the \
files after it are not scanned`,help:"split the directory, or list files in `exclude`"};case"usages":return{message:`the scan found more than ${e.max} usages of\
 hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modu\
les have more than ${e.max} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `ini\
t` runs in `roots`"};case"problems":return{message:`there are more than ${e.max} problems in files; ${e.omitted} are not reported`,help:"fix the reported proble\
ms first, or scan fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,v.Cw)(e.stopped)} after reading ${e.files} files; this directory and th\
e following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),960:((yt,N,t)=>{
t.r(N),t.d(N,{hostProtocol:()=>s,hostRecovered:()=>d,hostSlow:()=>m,hostTimeout:()=>n,hostUnknown:()=>k,hostUnreachable:()=>w});var y=t(1064),v=t(4e3),r=t(5799);
const O={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be look\
ed up: the DNS server reported a failure"},k=(0,r.lS)((0,r.z3)("host-unknown","Hostname does not resolve",y.zK),({host:u,why:h})=>({message:`${u} ${O[h]}`,help:h===
"no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again"})),M={refused:"\
refused the connection",closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreacha\
ble: no route to its network"},w=(0,r.lS)((0,r.z3)("host-unreachable","Host is unreachable",y.zK),({host:u,error:h})=>typeof h=="object"&&"proxy"in h?{message:`${u}\
 is unreachable: ${h.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"}:{message:`${u} ${S(h)}`,help:{operator:"\
check that the host is up, and that a firewall lets this machine connect to it",user:"check that a firewall or proxy lets this machine connect to it",guest:`che\
ck that a firewall or proxy lets this machine connect to it; otherwise ${(0,v.B9)(u)}`}});function S(u){return typeof u=="string"?M[u]:"stream"in u?`aborted its\
 HTTP/2 response (${u.stream})`:"session"in u?`aborted the HTTP/2 connection (${u.session})`:`is unreachable (${u.code})`}const A={lookup:{failed:"could not be \
looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"check that the \
host is up, and that a firewall does not drop packets from this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish its response",
help:""}},f="serve the document as a static file",o=({asks:u})=>u==="document"?f:"find out what the server waits for, such as its storage",n=(0,r.lS)((0,r.z3)("\
host-timeout","Host does not respond in time",y.zK),u=>{if(u.phase==="complete")return{message:`${u.host} took ${(0,v.YA)(u.tookMs)} to return its discovery doc\
ument; ${(0,v.Af)(u.releases)}`,help:(0,r.C)(f),affects:[...new Set(u.releases.map(({client:c})=>c))]};const{failed:h,help:$}=A[u.phase],g=u.limitMs===null?"in \
time":`within ${(0,v.YA)(u.limitMs)}`;return{message:`${u.host} ${h} ${g}`,help:$||{operator:o(u),guest:(0,v.B9)(u.host)}}}),s=(0,r.lS)((0,r.z3)("host-protocol",
"Host does not speak HTTP",y.zK),({host:u,error:h})=>({message:`the response of ${u} is not valid HTTP (${h})`,help:{operator:"check that the port serves HTTP, \
and the headers that the server and its load balancer send",user:"check the port in the address"}})),e={lookup:"the DNS lookup",connection:"the connection",tls:"\
the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"},m=(0,r.lS)((0,r.$e)("host-slow","Host is slow"),({host:u,phase:h,tookMs:$,
limitMs:g,...c})=>{const l=`(limit ${(0,v.YA)(g)}); ${e[h.name]} took ${(0,v.YA)(h.ms)}`;return"url"in c?{message:`${c.url} took ${(0,v.YA)($)} to answer ${l}`,
help:(0,r.C)(o({asks:"answer"}))}:{message:`${u} took ${(0,v.YA)($)} to return its discovery document ${l}`,help:(0,r.C)(f,(0,v.Af)(c.releases))}}),d=(0,r.lS)((0,r.
lm)("host-recovered","Discovery succeeded after a retry"),({host:u,attempts:h,failure:$,releases:g})=>({message:`discovery of ${u} succeeded at attempt ${h}; th\
e first attempt failed: ${$}`,help:(0,r.C)("find out why the host fails intermittently",g.length===0?"init succeeded, because the CLI retries discovery":`init w\
ith ${(0,v.eZ)(g)} would have failed`)}))}),9209:((yt,N,t)=>{t.r(N),t.d(N,{redirectInsecure:()=>S,redirectInvalid:()=>A,redirectLimit:()=>M,redirectLoop:()=>w,redirectNested:()=>f});
var y=t(1064),v=t(4e3),r=t(5799);const O=({url:o,asks:n})=>`configure ${o} to return ${n==="document"?"the document":"its answer"}`,k=o=>(0,r.C)(`${O(o)}, or to\
 redirect straight to it`),M=(0,r.lS)((0,r.z3)("redirect-limit","Too many redirects",y.Du),({redirects:o,clients:n,limits:s,...e})=>{const m=n.map(d=>`${y.bB[d]}\
 follows ${s[d]}`);return{message:`${e.url} redirects ${o} times; ${m.join(", ")}`,help:k(e),affects:n}}),w=(0,r.lS)((0,r.z3)("redirect-loop","Redirect loop",y.
zK),({url:o,asks:n,to:s})=>({message:`the redirects of ${o} lead back to ${s}`,help:(0,r.C)(O({url:o,asks:n}))})),S=(0,r.lS)((0,r.$e)("redirect-insecure","Redir\
ect to plain HTTP",y.Du),({url:o,to:n,exposesToken:s})=>({message:`${o} redirects to ${n}, which is not https${s?"; Terraform and OpenTofu send the token there \
in clear text (this check did not)":""}`,help:(0,r.C)("redirect to an https URL")})),A=(0,r.lS)((0,r.z3)("redirect-invalid","Invalid redirect",y.zK),({redirect:o,
url:n,why:s})=>({message:`the redirect ${o} ${n} cannot be followed: ${(0,v.dh)(s)}`,help:(0,r.C)("redirect to an https URL")})),f=(0,r.lS)((0,r.lm)("redirect-n\
ested","More than one redirect"),({url:o,redirects:n})=>({message:`${o} redirects ${n} times; the protocol only requires clients to follow 1 redirect`,help:k({url:o,
asks:"document"})}))}),3410:((yt,N,t)=>{t.r(N),t.d(N,{cloudOrganization:()=>f,cloudToken:()=>M,cloudVersion:()=>w,cloudWorkspace:()=>o,cloudWorkspaceMissing:()=>n});
var y=t(1064),v=t(1831),r=t(9562),O=t(4e3),k=t(5799);const M=(0,k.lS)((0,k.z3)("cloud-token","Token for the cloud block or remote backend is missing",y.Du),({host:s,
service:e,isFork:m,searched:d,notRead:u})=>{const h=(0,v.nx)(s),g=`${e===r.OZ?"the cloud block":"the remote backend"} requires a token for ${h}`;if(m)return{message:`${g}\
, and secrets are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the\
 main branch",severity:"notice"};const c=u.length===0?"":`; not read: ${u.join(", ")}`,[l=""]=(0,v.fK)(s);return{message:`${g}, and none was found (searched: ${d.
join(", ")}${c})`,help:`add the line "${h}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${l}; outside GitHub, run \`terraform login ${h}\` or \`tof\
u login ${h}\``}}),w=(0,k.lS)((0,k.z3)("cloud-version","API is too old for the cloud block",y.Du),({url:s,version:e})=>({message:`${s} returned ${e===null?"no T\
FP-API-Version":`TFP-API-Version ${(0,O.dh)(e)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in\
 front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),S=s=>"why"in s?`the response of ${s.url} ${(0,O.dh)(s.
why)}`:(0,O._r)({...s,page:null}),A=(s,e,m)=>"status"in s&&[401,403,404].includes(s.status)?m:(0,k.C)(`check the logs of ${e}, and that the URL of the service i\
s that of its API`),f=(0,k.lS)((0,k.z3)("cloud-organization","Organization cannot be read",y.Du),s=>{const{host:e,organization:m,source:d}=s;return{message:`the\
 organization ${m} at ${e} cannot be read: ${S(s)}`,help:A(s,e,`check the name of the organization, and that the token from ${d} is valid and belongs to a membe\
r`)}}),o=(0,k.lS)((0,k.z3)("cloud-workspace","Workspace cannot be read",y.Du),s=>{const{host:e,organization:m,workspace:d}=s;return{message:`the workspace ${d} \
of ${m} at ${e} cannot be read: ${S(s)}`,help:A(s,e,"check that the token may read the workspace")}}),n=(0,k.lS)((0,k.lm)("cloud-workspace-missing","Workspace d\
oes not exist"),({host:s,organization:e,workspace:m})=>({message:`${e} at ${s} has no workspace ${m} that the token may read; init would create it`,help:"no cha\
nge is required if the workspace is new; otherwise correct its name"}))}),793:((yt,N,t)=>{t.r(N),t.d(N,{loginAuthzInvalid:()=>d,loginAuthzMissing:()=>m,loginClientEmpty:()=>o,
loginClientMissing:()=>f,loginGrantTypesInvalid:()=>n,loginGrantTypesUnknown:()=>e,loginGrantTypesUnsupported:()=>s,loginPortsCount:()=>$,loginPortsIgnored:()=>p,
loginPortsOrder:()=>c,loginPortsRange:()=>g,loginPortsSingle:()=>l,loginScopesIgnored:()=>T,loginScopesInvalid:()=>a,loginTokenInvalid:()=>h,loginTokenMissing:()=>u,
loginType:()=>A,loginUrlPort:()=>E});var y=t(1064),v=t(4e3),r=t(5799);const O=5;function k(i){if(!Array.isArray(i))return M(i);const P=i.length>O?", \u2026":"";
return`[${i.slice(0,O).map(M).join(", ")}${P}]`}function M(i){return i===void 0?"missing":typeof i=="object"&&i!==null?(0,v.go)(i):(0,v.dh)(JSON.stringify(i))}const w=(i,P)=>`\
is ${k(i)}${i===void 0?"":`, not ${P}`}`,S=(i,P)=>`"${P}" in login.v1 of host ${i}`,A=(0,r.lS)((0,r.z3)("login-type","login.v1 is not an object",y.Du),({host:i,
value:P,why:C})=>({message:`login.v1 of host ${i} is ${(0,v.go)(P)}, not an object`,help:(0,r.C)('set login.v1 to an object with "client", "authz" and "token"',
`the clients print "${C}"`)})),f=(0,r.lS)((0,r.z3)("login-client-missing","login.v1 has no client",y.Du),({host:i,value:P})=>({message:`${S(i,"client")} ${w(P,"\
a string")}`,help:(0,r.C)('set "client" to the OAuth client ID, for example "terraform-cli"')})),o=(0,r.lS)((0,r.$e)("login-client-empty","login.v1 has an empty\
 client",y.Du),({host:i})=>({message:`${S(i,"client")} is an empty string`,help:(0,r.C)('set "client" to the OAuth client ID that the authorization server expec\
ts')})),n=(0,r.lS)((0,r.z3)("login-grant-types-invalid","grant_types in login.v1 is not an array",y.Du),({host:i,value:P})=>({message:`${S(i,"grant_types")} ${w(
P,"an array of strings")}`,help:(0,r.C)('set "grant_types" to ["authz_code"], or remove it')})),s=(0,r.lS)((0,r.z3)("login-grant-types-unsupported","login.v1 ha\
s no usable grant type",y.Du),({host:i,value:P})=>({message:`${S(i,"grant_types")} is ${k(P)}, which contains no supported grant type`,help:(0,r.C)('add "authz_\
code" to "grant_types"')})),e=(0,r.lS)((0,r.lm)("login-grant-types-unknown","login.v1 has unknown grant types"),({host:i,value:P})=>({message:`${S(i,"grant_type\
s")} is ${k(P)}; the clients know "authz_code" and "password" only`,help:(0,r.C)('remove the unknown grant types; move scopes to "scopes"')})),m=(0,r.lS)((0,r.z3)(
"login-authz-missing","login.v1 has no authz URL",y.Du),({host:i,value:P})=>({message:`${S(i,"authz")} ${w(P,"a string with a URL")}`,help:(0,r.C)('set "authz" \
to the URL of the authorization endpoint')})),d=(0,r.lS)((0,r.z3)("login-authz-invalid","authz URL in login.v1 cannot be used",y.Du),({host:i,why:P})=>({message:`${S(
i,"authz")}: ${(0,v.dh)(P)}`,help:(0,r.C)('set "authz" to an https:// URL without user name, or to a path that starts with a slash')})),u=(0,r.lS)((0,r.z3)("log\
in-token-missing","login.v1 has no token URL",y.Du),({host:i,value:P})=>({message:`${S(i,"token")} ${w(P,"a string with a URL")}`,help:(0,r.C)('set "token" to t\
he URL of the token endpoint')})),h=(0,r.lS)((0,r.z3)("login-token-invalid","token URL in login.v1 cannot be used",y.Du),({host:i,why:P})=>({message:`${S(i,"tok\
en")}: ${(0,v.dh)(P)}`,help:(0,r.C)('set "token" to an https:// URL without user name, or to a path that starts with a slash')})),$=(0,r.lS)((0,r.z3)("login-por\
ts-count","ports in login.v1 is not two ports",y.Du),({host:i,value:P})=>({message:`${S(i,"ports")} ${w(P,"exactly two elements")}`,help:(0,r.C)('set "ports" to\
 the first and the last port, for example [10000, 10010]')})),g=(0,r.lS)((0,r.z3)("login-ports-range","ports in login.v1 are out of range",y.Du),({host:i,value:P})=>({
message:`${S(i,"ports")} is ${k(P)}; both must be whole numbers from 1024 to 65535`,help:(0,r.C)('set "ports" to two numbers in this range, for example [10000, \
10010]')})),c=(0,r.lS)((0,r.z3)("login-ports-order","ports in login.v1 are in the wrong order",y.Du),({host:i,value:P})=>({message:`${S(i,"ports")} is ${k(P)}; \
the first port is greater than the last`,help:(0,r.C)("write the lower port first")})),l=(0,r.lS)((0,r.z3)("login-ports-single","ports in login.v1 is a range of\
 one port",y.Du),({host:i,value:P})=>({message:`${S(i,"ports")} is ${k(P)}; the clients never use the last port, so none is left`,help:(0,r.C)('set "ports" to a\
t least two ports, for example [10000, 10010]')})),p=(0,r.lS)((0,r.$e)("login-ports-ignored","ports in login.v1 is not an array",y.Du),({host:i,value:P})=>({message:`${S(
i,"ports")} ${w(P,"an array")}; the clients ignore it and use 1024 to 65535`,help:(0,r.C)('set "ports" to an array such as [10000, 10010], or remove it')})),a=(0,r.
lS)((0,r.z3)("login-scopes-invalid","scopes in login.v1 contains a value that is not a string",y.Du),({host:i,value:P})=>({message:`${S(i,"scopes")} ${w(P,"an a\
rray of strings")}`,help:(0,r.C)('set "scopes" to an array of strings, or remove it')})),T=(0,r.lS)((0,r.$e)("login-scopes-ignored","scopes in login.v1 is not a\
n array",y.Du),({host:i,value:P})=>({message:`${S(i,"scopes")} ${w(P,"an array")}; the clients ignore it`,help:(0,r.C)('set "scopes" to an array of strings, or \
remove it')})),E=(0,r.lS)((0,r.$e)("login-url-port","Login URL has no port",y.Du),({host:i,endpoints:P})=>{const C=P.map(({name:H})=>`"${H}"`).join(" and "),[R]=P,
b=P.length===1;return{message:`${C} in login.v1 of host ${i} ${b?"names":"name"} no port, so a login uses port 443: ${R?.url??""}`,help:(0,r.C)(`write a path th\
at starts with a slash, or add :${R?.port??""} to the URL${b?"":"s"}`)}})}),6697:((yt,N,t)=>{t.r(N),t.d(N,{hostAssumed:()=>A,hostCheckCrashed:()=>n,hostGeneric:()=>f,
hostNotAllowed:()=>w,hostNotChecked:()=>e,hostPrivateRedirect:()=>o});var y=t(1064),v=t(3592),r=t(4e3),O=t(5799);const k=({file:u,line:h})=>`${(0,r.dh)(u)}:${h}`,
M=u=>u.map(h=>y.bB[h]).join(" and "),w=(0,O.lS)((0,O.z3)("host-not-allowed","Host is not allowed",y.zK),u=>{const{host:h}=u,$=`add ${h} to \`allowed-hosts\``;if("\
service"in u){const{service:g,registry:c}=u;return{message:`${g} of ${c} is on ${h}, which is not in \`allowed-hosts\``,help:`use another registry, or ${$}`}}if("\
package"in u)return{message:`the package of ${u.package} is downloaded from ${h}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another mod\
ule or provider, or ${$}`};if("use"in u){const[g,c]=S[u.use];return{message:`${g} ${h}, which is not in \`allowed-hosts\``,help:`use ${c}, or ${$}`}}if("implied"in
u){const{place:g,clients:c}=u.implied;return{message:`host ${h} is not in \`allowed-hosts\` and was not contacted; ${k(g)} names no host, and this is the defaul\
t of ${M(c)}`,help:`name an allowed registry there, ${$}, or set \`dialect\` if you use another CLI`}}return{message:`host ${h} is not in \`allowed-hosts\` and wa\
s not contacted`,help:`use an allowed registry, or ${$}`}}),S={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backe\
nd uses","an allowed backend"]},A=(0,O.lS)((0,O.lm)("host-assumed","Default host of an assumed CLI was not contacted"),({host:u,place:h,clients:$,isListed:g})=>({
message:`${u} was not contacted: ${k(h)} implies it as the default host of ${M($)}, but the CLI could not be detected`,help:g?"list the usages of the repository\
 with `--dialect terraform` or `--dialect opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hos\
ts of that CLI"})),f=(0,O.lS)((0,O.lm)("host-generic","Generic hostname was not contacted"),({host:u})=>({message:`${u} is a generic hostname that stands for th\
e host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"})),o=(0,O.lS)((0,O.z3)("host-private-redirect","\
Redirect to a non-public address",y.zK),({host:u,address:h,asks:$})=>h==="metadata"?{message:`${u} is the address of a cloud metadata service and was not contac\
ted`,help:"remove the redirect or the address; metadata services are never contacted"}:{message:`a public host ${$==="document"?"redirects":"leads"} to ${u}, wh\
ich has a ${h} address and was not contacted`,help:`if ${$==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),n=(0,O.
lS)((0,O.z3)("host-check-crashed","tf-disco crashed while it checked the host",y.zK),({host:u,thrown:h})=>({message:`${u} was not checked completely, because of\
 a bug in tf-disco ${v.xv}: ${s(h)}`,help:`please report this text at ${v.xV}; to pass until it is fixed, add \`host-check-crashed ${u}\` to \`ignore\``}));function s(u){
if(!(u instanceof Error))return(0,r.dh)(String(u));const h=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(u.stack??"")?.[1];return(0,r.dh)(String(u))+(h===void 0?"":` (${h})`)}
const e=(0,O.lS)((0,O.z3)("host-not-checked","Host was not checked before the check ended",y.zK),({host:u,stopped:h,isBegun:$,unchecked:g,total:c,slowest:l})=>({
message:`${u} was not checked${$?" completely: its visit was under way when":":"} ${(0,r.Cw)(h)}, with ${g} of ${c} hosts not checked`,help:m[h.kind]+d(l)})),m={
deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step\
 reached its own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"};function d(u){return u.length===0?"":`; most \
of the time went to hosts without a response: ${u.map(({host:$,tookMs:g})=>`${$} (${(0,r.YA)(g)})`).join(", ")}`}}),5799:((yt,N,t)=>{t.d(N,{$e:()=>f,C:()=>r,lS:()=>n,
lm:()=>o,oC:()=>v,pj:()=>M,z3:()=>A});var y=t(6174);const v=["error","warning","notice"],r=(s,e)=>e===void 0?{operator:s}:{operator:s,note:e};function O({operator:s,
user:e,guest:m},{role:d,host:u}){const h=`ask the operator of ${u} to ${s}`;switch(d){case"operator":return s;case"user":return e===s?e:e===void 0?h:`${e}; if y\
ou run ${u}, ${k(s,e)}`;case"guest":return m??e??h}}const k=(s,e)=>s.startsWith(`${e}, or `)?s.slice(e.length+5):s;function M(s,e){const{cures:m,...d}=s;return m===
void 0?s:{...d,help:w(m,e)}}function w(s,e){const{because:m,note:d}=s,u=m===void 0?"":`${m}: `,h=d===void 0?"":`; ${d}`;return u+O(s,e)+h}const S=s=>(e,m,d=[])=>({
code:e,title:m,severity:s,affects:d}),A=S("error"),f=S("warning"),o=S("notice");function n(s,e){return Object.assign(d=>{const{help:u,...h}=e(d),$=s.code,g=(0,y.
_)(h.message),c={...s,code:$,usualSeverity:s.severity,...h,message:g};return u===void 0?c:typeof u=="string"?{...c,help:(0,y._)(u)}:{...c,help:w(u,{role:"operat\
or",host:""}),cures:u}},s)}}),9319:((yt,N,t)=>{t.r(N),t.d(N,{serviceUrlCredentials:()=>k,serviceUrlCrossHost:()=>g,serviceUrlDoubleSlash:()=>l,serviceUrlEmpty:()=>M,
serviceUrlInsecure:()=>$,serviceUrlInvalid:()=>O,serviceUrlLooksLikeHost:()=>w,serviceUrlNoSlash:()=>S,serviceUrlOtherPort:()=>c,serviceUrlPrivate:()=>u,serviceUrlQuery:()=>f,
serviceUrlRelative:()=>A,serviceUrlSame:()=>p});var y=t(1064),v=t(4e3),r=t(5799);const O=(0,r.lS)((0,r.z3)("service-url-invalid","Service URL cannot be used",y.
zK),({id:a,host:T,url:E,why:i})=>({message:E===null?`${a} of host ${T}: ${(0,v.dh)(i)}`:`${a} of host ${T} is "${E}", which the clients cannot connect to: ${i}`,
help:(0,r.C)(`set ${a} to an https:// URL, or to a path that starts with a slash`)})),k=(0,r.lS)((0,r.z3)("service-url-credentials","Service URL contains a user\
 name",y.zK),({id:a,host:T,why:E})=>({message:`${a} of host ${T}: ${E}`,help:(0,r.C)("remove the user name and password from the URL, or from the redirect that \
leads to the document","give tokens to the clients instead")})),M=(0,r.lS)((0,r.z3)("service-url-empty","Service URL is empty",y.zK),({id:a,host:T,url:E})=>({message:`${a}\
 of host ${T} is an empty string, which resolves to the document itself: ${E}`,help:(0,r.C)(`set ${a} to the URL of the service, such as "/v1/${a.split(".")[0]}\
/", or remove it`)})),w=(0,r.lS)((0,r.z3)("service-url-looks-like-host","Service URL has no https://",y.zK),({id:a,host:T,value:E,why:i})=>({message:`${a} of ho\
st ${T} is "${E}", which is a path and not a URL with a host`,help:(0,r.C)(`write "https://${E}" if a host is meant`,i===null?void 0:(0,v.zd)(i))})),S=(0,r.lS)(
(0,r.z3)("service-url-no-slash","Service URL does not end with a slash",y.rG),({id:a,host:T,url:E,clients:i})=>{const P=i.map(R=>y.bB[R]),C=E.slice(E.lastIndexOf(
"/")+1);return{message:`${a} of host ${T} does not end with a slash: ${E}`,help:(0,r.C)("add the slash",`without it ${P.slice(0,-1).join(", ")} and ${P.at(-1)} \
replace "${C}" with the path that they append`),affects:i}}),A=(0,r.lS)((0,r.$e)("service-url-relative","Service URL is relative to the document",["dependabot",
"renovate","terragrunt"]),({id:a,host:T,url:E})=>({message:`${a} of host ${T} is a path without a leading slash: Terraform and OpenTofu resolve it to ${E}, othe\
r clients do not`,help:(0,r.C)("start the path with a slash, or write the complete URL")})),f=(0,r.lS)((0,r.$e)("service-url-query","Service URL has a query",y.
Du),({id:a,host:T})=>({message:`${a} of host ${T} has a query, which the clients drop when they append a path`,help:(0,r.C)("move the content of the query into \
the path","never put a secret into the document")})),o=10,n=3;function s({host:a,uses:T},E=["is","are"]){const i=Map.groupBy(T,({id:C})=>C),P=Array.from(i,([C,R])=>{
const b=R.flatMap(({endpoint:H})=>H??[]);return b.length===0?C:`${C} (${b.join(", ")})`});return`${(0,v.XT)(P,o)} of host ${a} ${P.length===1?E[0]:E[1]}`}const e=({
urls:a})=>(0,v.XT)(a,n),m=({uses:a})=>y.zK.filter(T=>a.some(({id:E})=>(0,y.SZ)(E).includes(T))),d={loopback:"on other machines",private:"outside of its network",
reserved:"on the internet"},u=(0,r.lS)((0,r.z3)("service-url-private","Service URL has a non-public address",y.zK),a=>({message:`${s(a)} at ${e(a)}, which clien\
ts ${d[a.kind]} cannot reach`,help:(0,r.C)(`set the external URL of the registry (also called base URL or public URL) to https://${a.host}`),affects:m(a)})),h=[
...y.Du,"dependabot"],$=(0,r.lS)((0,r.$e)("service-url-insecure","Service URL is not https",h),a=>{const T=a.uses.every(({endpoint:P})=>P!==null),E=T?"a login s\
ends its token in clear text otherwise":`the clients send the token of ${a.host} there in clear text`,i=m(a);return{message:`${s(a)} not https: ${e(a)}`,help:(0,r.
C)(a.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the external URL of the registry",T||a.hasToken?E:void 0),affects:h.filter(
P=>i.includes(P))}}),g=(0,r.lS)((0,r.$e)("service-url-cross-host","Service is on another host",["dependabot","renovate"]),a=>{const{host:T,name:E}=a,i=`${s(a)} \
on another host: ${e(a)}`,P=m(a).includes("renovate");return a.hasToken&&P?{message:i,help:`give Dependabot and Renovate a token for ${E}; Terraform and OpenTof\
u send it the token of ${T}`}:{message:i,help:`where outgoing traffic is filtered, allow ${E} as well`,severity:"notice",affects:[]}}),c=(0,r.lS)((0,r.lm)("serv\
ice-url-other-port","Service is on another port of the host"),a=>({message:`${s(a)} on another port of the same host: ${e(a)}`,help:(0,r.C)(`check that clients \
can connect to this port; behind a proxy, set the external URL of the registry to https://${a.host}`)})),l=(0,r.lS)((0,r.$e)("service-url-double-slash","Service\
 URL has a double slash"),a=>({message:`${s(a,["has","have"])} a double slash in the path: ${e(a)}`,help:(0,r.C)("remove the slash at the end of the external UR\
L of the registry")})),p=(0,r.lS)((0,r.$e)("service-url-same","Two services have the same URL"),a=>({message:`${s(a,["has","have"])} the same URL: ${e(a)}`,help:(0,r.
C)("check both URLs","few registries serve modules and providers below one URL, and a copied line is more likely")}))}),2847:((yt,N,t)=>{t.r(N),t.d(N,{serviceMissing:()=>S,
serviceType:()=>f,serviceVersion:()=>A});var y=t(1064),v=t(9562),r=t(4e3),O=t(5799);const k=20,M=({offered:o,leftOut:n})=>o.length===0?"is empty":`offers ${(0,r.
XT)(o,k,n)}`;function w(o,n){const{id:s,host:e,offered:m,block:d}=o,u=`the discovery document, which ${M(o)}`;if(d!==null)return`add ${s} to the \`host\` block at\
 ${d}, which ${M(o)}`;if(s===v.xq&&n)return`configure a network mirror for the provider: Artifactory serves providers at https://${e}/artifactory/api/terraform/\
REPOSITORY/providers/ and offers no ${s}; the discovery document ${M(o)}`;const h=(0,v.qE)(s)?m.find(g=>(0,v.OA)(g)===s):void 0,$=s===v.xq?`use a host that offe\
rs ${s}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${s}`;return{
operator:h===void 0?`add ${s} to ${u}`:`rename ${h} to ${s} in ${u}`,user:$}}const S=(0,O.lS)((0,O.z3)("service-missing","Service is not offered",y.zK),o=>o.id===
"any"?{message:`host ${o.host} does not provide any service`,help:(0,O.C)(`add a service to the discovery document, which ${M(o)}`)}:{message:o.why,help:w(o,o.isArtifactory)}),
A=(0,O.lS)((0,O.z3)("service-version","Service is offered in another version",y.zK),o=>({message:o.why,help:o.isReadable?w(o,!1):`require an id of the form NAME\
.vN; the discovery document ${M(o)}`})),f=(0,O.lS)((0,O.z3)("service-type","Service URL is not a string",y.zK),({id:o,host:n,value:s,why:e})=>({message:`${o} of\
 host ${n} is ${(0,r.go)(s)}, not a string with a URL`,help:(0,O.C)(`set ${o} to a URL such as "/v1/modules/"`,(0,r.zd)(e))}))}),8011:((yt,N,t)=>{t.r(N),t.d(N,{
blockReserved:()=>d,blockUnsupported:()=>u,hostDotlessModule:()=>g,hostIdnModule:()=>c,hostInvalid:()=>h,hostMissing:()=>$,sourceDynamic:()=>m,sourceInvalid:()=>A,
sourceNearMiss:()=>f});var y=t(6174),v=t(1064),r=t(4e3),O=t(5799);const k=120,M={"remote-in-test":["is a remote module source; Terraform tests accept local and \
registry modules only","use a local path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is n\
ot the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remov\
e the block and run init again"],terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},w={missing:["has no source","add `source`"],null:[
"has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { sourc\
e = "NAMESPACE/TYPE", version = "~> 1.0" }']};function S(l){switch(l.reason){case"rejected":{const{error:p,advice:a}=l;return{message:p,help:a??void 0}}case"mis\
sing":case"null":case"not-a-requirement":{const[p,a]=w[l.reason];return{message:`${l.address} ${p}`,help:a}}case"remote-in-test":case"white-space":case"stack":case"\
locked-provider":case"terragrunt":{const[p,a]=M[l.reason];return{message:`"${l.text}" ${p}`,help:a}}}}const A=(0,O.lS)((0,O.z3)("source-invalid","Source address\
 is invalid",v.Du),S),f=(0,O.lS)((0,O.$e)("source-near-miss","Source address is probably a mistake",v.Du),l=>({message:l.host===null?`"${l.text}" is not read as\
 a registry address`:`"${l.text}" is read as host ${l.host}`,help:l.advice})),o=4,n="to check its host, add the host to `hostnames`; to read files as well, set \
`scan: .`";function s(l){const p=l.slice(0,o).map(({text:E,from:i})=>`${E===null?"not known":(0,r.dh)(E,k)} ${i??"by default"}`),a=l.length-p.length,T=a>0?`${a}\
 more`:p.pop();return`${p.join(", ")} and ${T}`}function e(l){const{address:p,argument:a,expression:T,candidates:E,refused:i}=l,P=(0,y.Q)((0,r.dh)(T,k)),C=`${a}\
 of ${p} is ${P}`;if(i==="never")return{message:`${C}, which Terraform does not evaluate`,help:`write the ${a} as a literal`};if(i!==null){const{variable:R}=i;return{
message:`${C}, and Terraform evaluates var.${R} here only with \`const = true\``,help:`add \`const = true\` to variable "${R}", which requires Terraform 1.15, o\
r write the ${a} as a literal`}}return E.length>1?{message:`${C}, which is ${s(E)}`,help:n}:{message:`${C}, which is only known at init time`,help:n}}const m=(0,O.
lS)((0,O.lm)("source-dynamic","Source address is only known at init time"),e),d=(0,O.lS)((0,O.lm)("block-reserved","Block is reserved for a future version"),({block:l,
parent:p})=>({message:`${l} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${p} block`})),
u=(0,O.lS)((0,O.z3)("block-unsupported","Block is not supported by this CLI",v.Du),({kind:l})=>{const{client:p,what:a}=v.$I[l];return{message:`${a} is supported\
 by ${v.bB[p]} only`,help:p==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),h=(0,O.lS)((0,O.z3)(
"host-invalid","Hostname is invalid",v.Du),l=>({message:`"${l.text}" is not a hostname: ${l.error}`,help:l.advice??void 0})),$=(0,O.lS)((0,O.z3)("host-missing",
"Hostname is missing",["opentofu"]),({block:l})=>({severity:"warning",message:`the ${l} has no hostname, and OpenTofu has no default`,help:l==="cloud block"?"ad\
d `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),g=(0,O.lS)((0,O.z3)("host-dotless-module","Module host has no dot \
in its name",v.Du),({host:l,name:p})=>({message:`module sources cannot name host ${l}: must contain at least one dot`,help:`use a full name such as ${p}.localdo\
main; provider addresses accept the short name`})),c=(0,O.lS)((0,O.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",["terrafo\
rm"]),({host:l})=>({message:`Terraform cannot use modules from host ${l}: it converts the name to punycode and then refuses punycode`,help:(0,O.C)("serve module\
s from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),6817:((yt,N,t)=>{t.r(N),t.d(N,{proxyRefused:()=>w,tlsExpired:()=>S,tlsExpiresSoon:()=>T,
tlsNameMismatch:()=>$,tlsNotYetValid:()=>A,tlsPlainHttp:()=>a,tlsProtocol:()=>p,tlsUntrusted:()=>u});var y=t(1064),v=t(4e3),r=t(5799);const O=({host:E,isLeaf:i})=>i?
`the certificate of ${E}`:`an authority in the certificate chain of ${E}`,k=E=>M(new Date(E).toISOString()),M=E=>E.slice(0,10),w=(0,r.lS)((0,r.z3)("proxy-refuse\
d","Proxy refused the request",y.zK),({host:E,reason:i})=>({message:`${E} was not reached: ${i}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terrafo\
rm and OpenTofu read too"})),S=(0,r.lS)((0,r.z3)("tls-expired","TLS certificate has expired",y.zK),E=>({message:`${O(E)} expired on ${k(E.at)}`,help:(0,r.C)("re\
new the certificate and reload the server")})),A=(0,r.lS)((0,r.z3)("tls-not-yet-valid","TLS certificate is not valid yet",y.zK),E=>({message:`${O(E)} is not val\
id before ${k(E.at)}`,help:"check the clock of this machine and the start date of the certificate"})),f={leaf:"is signed by an unknown authority, or the host do\
es not send the intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"i\
s self-signed"},o="configure the host to send its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",n={"negative-serial":{
says:"has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a c\
ertificate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authoriti\
es below it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for s\
ervers (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstrai\
nts)",help:"have it issued by an authority whose name constraints permit all of its names"}},s=(E,i)=>({says:`has ${E}, which Terraform and OpenTofu do not supp\
ort`,help:i}),e="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",m="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519";function d(E){
switch(E.kind){case"unknown-authority":return{says:f[E.sent],help:o};case"curve":return s(`a key on the curve ${E.curve}`,e);case"key":return s(`a key of the ki\
nd ${E.name}`,e);case"key-size":return s(`an RSA key of ${E.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":return s(`a signature of the\
 kind ${E.name}`,m);case"critical-extension":return s(`the critical extension ${E.id}`,"issue it without that extension");case"malformed":return{says:`is malfor\
med (${E.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};case"negative-serial":case"no-authority":case"path\
-length":case"usage":case"constraints":return n[E.kind]}}const u=(0,r.lS)((0,r.z3)("tls-untrusted","TLS certificate is not trusted",y.zK),({flaw:E,...i})=>{const{
says:P,help:C}=d(E);return{message:`${O(i)} ${P}`,help:C}}),h=3,$=(0,r.lS)((0,r.z3)("tls-name-mismatch","TLS certificate is for another name",y.zK),({host:E,names:i})=>({
message:i.length===0?`the certificate of ${E} has no DNS name among its subject alternative names`:`the certificate of ${E} is for ${(0,v.XT)(i,h)}`,help:`issue\
 a certificate that lists ${E} as a subject alternative name, or use the name it is for`})),g={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS\
 on this port, or use the port that does"},"client-certificate":{says:"requires a client certificate",help:"allow requests for /.well-known/terraform.json witho\
ut one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the server knows (TLS alert unrecognized_name)",help:"add the name and \
its certificate to the TLS settings of the server or load balancer"}},c="enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256";function l({
kind:E,name:i}){switch(E){case"version":return{says:`offers no TLS version later than ${i.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 o\
r later on the host"};case"cipher":return{says:`offers only cipher suites that Terraform and OpenTofu do not support, such as ${i}`,help:c};case"group":return{says:`\
offers only key exchange groups that Terraform and OpenTofu do not support, such as ${i}`,help:"enable the group X25519 or P-256 on the host"}}}const p=(0,r.lS)(
(0,r.z3)("tls-protocol","TLS handshake failed",y.zK),({host:E,error:i})=>{if(typeof i=="object"&&"code"in i)return{message:`the TLS handshake with ${E} failed (${i.
code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"};const{says:P,help:C}=typeof i=="string"?g[i]:l(i);return{message:`${E}\
 ${P}`,help:C}}),a=(0,r.lS)((0,r.z3)("tls-plain-http","Port serves plain HTTP",y.zK),({host:E})=>({message:`${E} serves plain HTTP on this port: server gave HTT\
P response to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery always uses https"})),T=(0,r.lS)((0,r.$e)("tls-expires-soon","TLS\
 certificate expires soon"),({host:E,days:i,expires:P})=>{const C=i===0?"today":i===1?"in 1 day":`in ${i} days`;return{message:`the certificate of ${E} expires ${C}\
, on ${M(P)}`,help:(0,r.C)("renew the certificate; if it is renewed automatically, find out why that has not happened")}})}),5747:((yt,N,t)=>{t.d(N,{Oj:()=>n,io:()=>S,
yR:()=>w});var y=t(4573),v=t(3024);const r=16*1024*1024,O=v.constants.O_RDONLY|(v.constants.O_NONBLOCK??0)|(v.constants.O_NOCTTY??0),k=Buffer.allocUnsafeSlow(256*
1024);let M=k;const w=(e,m=r)=>A(e,m,o);function S(e,m){const d=A(e,m,(u,h)=>Buffer.from(u.subarray(0,h)));return Buffer.isBuffer(d)?d:null}function A(e,m,d){let u;
try{u=(0,v.openSync)(e,O)}catch(h){return s(h)}try{const h=(0,v.readSync)(u,k,0,k.length,null);return h<k.length?d(k,h):f(u,m,d)}catch(h){return s(h)}finally{(0,v.
closeSync)(u)}}function f(e,m,d){const{size:u}=(0,v.fstatSync)(e);if(u>m||u<k.length)return{ok:!1,failure:{kind:"size",bytes:u,maxBytes:m}};M.length<u&&(M=Buffer.
allocUnsafeSlow(Math.min(2*u,m)));const h=M;let $=0;for(;$<u;){const g=(0,v.readSync)(e,h,$,u-$,$);if(g===0)break;$+=g}return d(h,$)}function o(e,m){const d=e.toString(
"utf8",0,m),u=!d.includes("\uFFFD")||(0,y.isUtf8)(e.subarray(0,m));return{ok:!0,text:d,isUtf8:u,bytes:m}}function n(e){if(!(typeof e=="object"&&e!==null&&"code"in
e)||typeof e.code!="string")throw e;return e.code}const s=e=>({ok:!1,failure:{kind:"error",code:n(e)}})}),4e3:((yt,N,t)=>{t.d(N,{Af:()=>$,B9:()=>e,Cw:()=>l,Fn:()=>T,
NM:()=>d,Vb:()=>E,Wt:()=>s,XT:()=>S,YA:()=>h,_r:()=>u,dh:()=>M,eZ:()=>g,go:()=>f,hS:()=>w,mP:()=>o,qZ:()=>m,zM:()=>c,zd:()=>A});var y=t(6174),v=t(4714),r=t(7715),
O=t(9562);const k=300;function M(i,P=k){if(i.length<=P)return i;const C=(0,y._)(i);return C.length<=P?C:`${(0,v.o)(C,P)}\u2026`}const w=(i,P)=>`${i} ${P}${i===1?
"":"s"}`;function S(i,P,C=0){const R=i.slice(0,P).map(H=>M(H)),b=i.length-R.length+C;return R.join(", ")+(b>0?` and ${b} more`:"")}const A=i=>`the clients print\
 "${i}"`;function f(i){return i===null?"null":Array.isArray(i)?"an array":typeof i=="object"?"an object":`a ${typeof i}`}function o(i){if(i.kind==="error")return`\
cannot be read: ${i.code}`;const{bytes:P,maxBytes:C}=i;return`has ${P} bytes and is not read; the limit is ${C/1024/1024} MiB`}const n={[O.e$]:"correct the host\
 in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[O.xq]:"correct the host in `source`, or add the `source` that\
 a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function s(i){
return i.flatMap(C=>n[C]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const e=i=>`wait and run the check\
 again; see ${(0,r.V)(i)??"its status page"}, and consider a network mirror for providers`,m=i=>`use another network, a proxy (HTTPS_PROXY) or a network mirror:\
 ${i} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function d(i,P,C){if(i===null)
return C;const R=i.title===""?"":` ("${i.title}")`,b=C.guest??m(P);switch(i.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/\
terraform.json",guest:b,because:`the host returned a sign-in page${R}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${R}: allow t\
his machine to reach the host`;case"other":{const H=C.user??`check that ${P} is a registry, and ${s([])}`;return{...C,user:H,guest:b,because:`the host returned \
an HTML page${R}`}}}}const u=({url:i,status:P,reason:C})=>`${i} returned ${`${P} ${M(C)}`.trim()}`,h=i=>`${Math.round(i/100)/10} s`,$=i=>i.map(({name:P,attemptMs:C,
retries:R})=>{const b=Number.isFinite(C)?h(C):"without a limit",H=R===0?"":` in each of ${R+1} attempts`,_=P.includes(" and ")?"wait":"waits";return`${P} ${_} ${b}${H}`}).
join(", "),g=i=>i.map(({name:P})=>P).join(" and "),c=i=>i.kind==="several"?i.reasons:[i];function l(i){switch(i.kind){case"deadline":return`the check reached it\
s deadline of ${h(i.ms)}`;case"signal":return`the check was interrupted by ${i.signal}`;case"crash":return"tf-disco crashed";case"missing":return a(i);case"left\
-out":return`a report had no room for ${w(i.count,i.what)}; use more shards`;case"several":return i.reasons.map(l).join("; ")}}const p=10;function a({what:i,names:P,
total:C}){const[R,b]=i==="shard"?["shard","shards"]:["repository","repositories"],H=C===1?R:b,_=P.length===1?"is":"are";return`${P.length} of ${C} ${H} ${_} mis\
sing: ${S(P,p)}`}const T=i=>`${i}; it may use hosts that are not in \`allowed-hosts\``,E=({kind:i,address:P,version:C})=>`${i} ${P} ${M(C,40)}`}),4714:((yt,N,t)=>{
t.d(N,{o:()=>r,w:()=>O});var y=t(3307);const v=2048,r=(k,M=v)=>k.length<=M?k:structuredClone(k.slice(0,M).toWellFormed());function O(k){if(k.length<=v)return(0,y.
IL)(k);switch(k[0]){case'"':return r((0,y.I)(k));case"[":return[];case"{":return{};default:return(0,y.IL)(k)}}}),7715:((yt,N,t)=>{t.d(N,{V:()=>v});const y=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),v=r=>y.get(r)??null}),5751:((yt,N,t)=>{t.d(N,{readSettings:()=>C});
var y=t(3024),v=t(6760),r=t(5747),O=t(3625),k=t(4e3),M=t(3592),w=t(3474),S=t(8535),A=t(7030),f=t(6181),o=t(1831);function n(K){const I=rt=>K[rt]||K[rt.toLowerCase()]||
"",B={http:e("HTTP_PROXY",I("HTTP_PROXY")),https:e("HTTPS_PROXY",I("HTTPS_PROXY"))},W=$(I("NO_PROXY"));return rt=>{const it=B[rt.scheme];return it===null||u(rt.
name)||W(rt)?null:it}}const s=["http:","https:"];function e(K,I){if(I==="")return null;const B=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(I)?I:`http://${I}`);if(B===
null)throw new TypeError(`${K} is not a URL; expected http://HOST:PORT`);if(!s.includes(B.protocol))throw new TypeError(`${K} is a ${B.protocol}// proxy; expect\
ed http:// or https://`);if(!m(B.username)||!m(B.password))throw new TypeError(`${K} has a user name or password with a bare "%"; write "%25" for it`);return B}
function m(K){try{return decodeURIComponent(K),!0}catch(I){if(I instanceof URIError)return!1;throw I}}const d=new A.BlockList;d.addSubnet("127.0.0.0",8,"ipv4"),
d.addAddress("::1","ipv6");const u=K=>K==="localhost"||h(d,K);function h(K,I){const B=(0,f.n7)(I.replace(/%.*$/s,"")),W=(0,A.isIP)(B);return W!==0&&K.check(B,W===
4?"ipv4":"ipv6")}function $(K){const I=K.split(",").map(B=>B.trim().toLowerCase()).filter(B=>B!=="").map(g);return B=>I.some(W=>W(B))}function g(K){if(K==="*")return()=>!0;
const I=c(K);if(I!==null)return({name:Q})=>I(Q);const{name:B,port:W}=a(K),rt=Q=>W===""||String(Q.port)===W;if(l(B)){const Q=(0,f.n7)(B),ot=new A.BlockList;return ot.
addAddress(Q,(0,A.isIP)(Q)===4?"ipv4":"ipv6"),Mt=>h(ot,Mt.name)&&rt(Mt)}const it=p(B);return Q=>(0,A.isIP)(Q.name)===0&&rt(Q)&&it(Q.name)}function c(K){const[,I="",
B=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(K)??[];if(!l(I))return null;const W=Number(B);if(W>((0,A.isIP)(I)===4?32:128))return null;const rt=W-((0,A.isIP)(I)===6?96:
0),it=new A.BlockList,Q=(0,A.isIP)((0,f.n7)(I))===4&&rt>=0;return Q?it.addSubnet((0,f.n7)(I),rt,"ipv4"):it.addSubnet(I,W,"ipv6"),ot=>h(it,ot)&&(0,A.isIP)((0,f.n7)(
ot))===4===Q}const l=K=>(0,A.isIP)(K)!==0&&!K.includes("%");function p(K){if(K==="")return()=>!1;const I=K.replace(/^\*\./,"."),B=I.replace(/^\./,""),W=(0,o.Pv)(
B),rt=W.ok?W.value:B;return it=>it.endsWith(`.${rt}`)||!I.startsWith(".")&&it===rt}function a(K){const I=/^\[([^\]]*)\]:([^:]*)$/.exec(K)??/^([^:[\]]*):([^:[\]]*)$/.
exec(K);return I===null?{name:K,port:""}:{name:I[1]??"",port:I[2]??""}}var T=t(3152),E=t(6339);const i=4*1024*1024,P=20;async function C(K,{environment:I,directory:B,
wording:W=T.w7}){const{settings:rt,mistakes:it}=(0,T.P$)(K,W),Q=await G(rt.caFile,W),ot=_(I),Mt=[Q,ot].flatMap(J=>J.ok?[]:[J.why]),Lt=await Promise.all(R(rt.scan,
B).slice(0,P).map(J=>W.missingPath(J,B))),bt=[...it,...(0,E.S)(rt,W),...await b(rt,W),...await H(rt,W),...Mt,...Lt];if(bt.length>0||!Q.ok||!ot.ok)throw new T.GN(
bt);return{...rt,authorities:Q.value,chooseProxy:ot.value}}const R=(K,I)=>K.filter(B=>!/[*?[\]{}]/.test(B)&&!(0,y.existsSync)((0,v.resolve)(I,B)));async function b({
hostnames:K},{setting:I}){const B=I("hostnames"),W=K.flatMap(({addresses:Q})=>Q);if(W.length===0)return[];const{parseNamedAddress:rt}=await Promise.all([t.e(1741),
t.e(1257)]).then(t.bind(t,1257)),it=W.flatMap(Q=>{const ot=rt(Q,"terraform");return ot.ok?[]:[`${B}: "${Q.service}=${Q.text}" is wrong: ${ot.why}`]});return(0,w.
Ku)(it,B)}async function H({ignore:K},{setting:I}){const B=I("ignore");if(K.length===0)return[];const{problemFacts:W}=await Promise.all([t.e(5931),t.e(7341),t.e(
709)]).then(t.bind(t,709)),rt=W(),it=K.flatMap(({code:Q})=>{if(Object.hasOwn(rt,Q))return[];const ot=(0,S.q)(Q,Object.keys(rt)),Mt=ot===null?`${M.aq} lists the \
codes`:`did you mean "${ot}"?`;return[`${B}: "${Q}" is not a problem code; ${Mt}`]});return(0,w.Ku)(it,B)}function _(K){try{return(0,O.J)(n(K))}catch(I){if(I instanceof
TypeError)return(0,O.T)(I.message);throw I}}async function G(K,{setting:I}){if(K===null)return(0,O.J)(null);const B=(0,r.yR)(K,i),W=I("ca-file");if(!B.ok)return(0,O.
T)(`${W} "${K}" ${(0,k.mP)(B.failure)}`);const{parseAuthorities:rt}=await t.e(5036).then(t.bind(t,5036)),it=rt(B.text);return it.ok?it:(0,O.T)(`${W} "${K}" ${it.
why}`)}}),2929:((yt,N,t)=>{t.d(N,{z6:()=>gt,wX:()=>he,w5:()=>pe});var y=t(6760),v=t(9461),r=t(3024),O=t(5143),k=t(5747);const M=200,w=50,S=32*1024*1024,A=4e3,f=1e3,
o=1e6;function n(et,ct,L){const x=Map.groupBy(et.filter(s).slice(0,M),({file:Z})=>Z),z=[];let Y=0;for(const[Z,lt]of[...x].slice(0,w)){const ft=(0,y.join)(ct,Z),
pt=e(ft);if(pt===null||pt.mtimeMs>L+1)continue;if(Y+=pt.size,Y>S)break;const wt=(0,k.yR)(ft);wt.ok&&z.push(...m(wt.text,lt))}return z}const s=({column:et,endColumn:ct})=>et!==
O.Ks&&et<o&&ct>et;function e(et){try{return(0,r.statSync)(et)}catch(ct){return(0,k.Oj)(ct),null}}function m(et,ct){const L=[];let[x,z]=[1,et.startsWith("\uFEFF")?
1:0];for(const Y of ct.toSorted((Z,lt)=>Z.line-lt.line)){for(;x<Y.line&&z>=0;x+=1)z=et.indexOf(`
`,z)+1||-1;if(z<0)break;const Z=et.indexOf(`
`,z),lt=Z<0?et.length:Z,ft=lt>z&&et[lt-1]==="\r";L.push(...d(et.slice(z,ft?lt-1:lt),Y))}return L}function d(et,ct){const{column:L,endColumn:x}=ct,z=et.length<=A;
if(!z&&x-L>f)return[];const Y=u(et,L-1,0);if(Y>=et.length)return[];const Z=u(et,x-L,Y),[lt,ft]=z?[et.slice(0,Y),et.slice(Z)]:["",""];return[{place:ct,before:lt,
literal:et.slice(Y,Z),after:ft,isWhole:z}]}function u(et,ct,L){let x=L;for(let z=ct;z>0&&x<et.length;z-=1)x+=(et.codePointAt(x)??0)>65535?2:1;return x}var h=t(6174),
$=t(2161);function g(et,ct){const{directory:L,checkedAt:x,configs:z}=ct,Y=z.flatMap(At=>At.files),Z=new Set(Y.flatMap(({path:At,shown:Ut})=>[c(At),Ut])),lt=At=>{
const Ut=c((0,y.resolve)(L,At));return!Z.has(At)&&!Z.has(Ut)&&l(At)&&l(Ut)},ft=et.filter(({file:At})=>lt(At)),pt=n(ft,L,x),wt=P(pt,ct.usages);return pt.flatMap(
At=>p(At,wt.get(C(At.place))??null,ct))}function c(et){const ct=(0,v.$)(et);return ct.kind==="file"?ct.path:(0,y.resolve)(et)}const l=et=>(0,$.L8)((0,y.basename)(
et),new Set,(0,y.basename)((0,y.dirname)(et)))!==void 0;function p({place:et,before:ct,literal:L,after:x,isWhole:z},Y,{redact:Z,kept:lt}){const ft=ct+L+x;return Z(
ft,lt)!==ft?[]:z&&!i(ft)?[{place:et,before:ct,literal:L,after:x}]:Y===null||T.test(Y)||!L.includes(Y)?[]:[{place:et,before:"\u2026 ",literal:(0,h._)(Y),after:" \
\u2026"}]}const a=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
T=/[\s"]/,E=/[\w+-]{20,}/g,i=et=>a.test(et)||(et.match(E)??[]).some(ct=>/\d/.test(ct)&&/[a-z]/.test(ct)&&/[A-Z]/.test(ct));function P(et,ct){const L=new Map(et.
map(({place:z})=>[C(z),z.file])),x=new Set(L.values());return new Map(ct.filter(({place:z})=>x.has(z.file)&&L.has(C(z))).flatMap(({place:z,text:Y})=>Y===null?[]:
[[C(z),Y]]))}const C=({file:et,line:ct,column:L})=>`${ct}:${L} ${et}`;var R=t(2389),b=t(6897),H=t(1831),_=t(3592),G=t(2796),K=t(4503),I=t(6763),B=t(5751),W=t(1435),
rt=t(8723),it=t(5453),Q=t(7052),ot=t(8416),Mt=t(7854),Lt=t(3474),bt=t(3152);function J(et,ct,L){const x={...et,newHosts:new Set,files:null,remarks:[]};if(ct===null)
return x;const z=wt=>({...x,remarks:[`changed-only has no effect: ${wt}`]});if(ct.kind==="all")return z(ct.why);const{files:Y}=ct,Z=new Set(Y.filter(({status:wt})=>wt!==
"removed").map(({file:wt})=>wt));if(Z.size>0&&![...Z].some(wt=>L(wt)!==null))return z("the checkout contains none of the files that the pull request changes");const lt=et.
usages.filter(({place:wt})=>Z.has(wt.file)),pt=`changed-only: the pull request changes ${Y.length===1?"1 file":`${Y.length} files`} with ${lt.length} of ${et.usages.
length} usages`;return{usages:lt,notes:et.notes.filter(({place:wt})=>q(wt.file,Z)),newHosts:vt(et.usages,Y,L),files:new Set(Y.map(({file:wt})=>wt)),remarks:[pt]}}
const q=(et,ct)=>ct.has(et)||et==="."||[...ct].some(L=>L.startsWith(`${et}/`)),dt=2e8;function vt(et,ct,L){const x=new Set;if(ct.some(Ct))return x;const z=new Map(
ct.map(pt=>[pt.file,St(pt,L)])),Y=ct.flatMap(({patch:pt})=>xt(pt,/^[ -]/));let Z=0;const lt=(pt,wt)=>{const At=[wt,(0,H.nx)(wt).toLowerCase()];return pt.filter(
Ut=>(Z+=Ut.length,Z<=dt&&At.some(jt=>Ut.includes(jt)))).length},ft=(pt,wt)=>{const{isNew:At,now:Ut,added:jt}=z.get(pt)?.()??Et,kt=At?0:lt(Ut,wt);return At||kt>0&&
kt===lt(jt,wt)};for(const[pt,wt]of Map.groupBy(et,At=>At.host)){if(pt===null||wt.some(({isHostImplied:Ut})=>Ut))continue;const At=[...new Set(wt.map(({place:Ut})=>Ut.
file))];!At.every(Ut=>z.has(Ut))||lt(Y,pt)>0||At.every(Ut=>ft(Ut,pt))&&Z<=dt&&x.add(pt)}return x}const Et={isNew:!1,now:[],added:[]};function St({file:et,status:ct,
patch:L},x){let z=null;const Y=()=>{const Z=ct==="added";if(Z||L===null)return{...Et,isNew:Z};const lt=(x(et)??"").toLowerCase().split(`
`);return{isNew:Z,now:lt,added:xt(L,/^\+/)}};return()=>(z??=Y(),z)}const xt=(et,ct)=>(et??"").toLowerCase().split(`
`).filter(L=>ct.test(L)),Nt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,Ct=({file:et,status:ct,changes:L,patch:x})=>x===null&&ct!=="added"&&L>0&&Nt.test(
et);var Ft=t(2859),te=t(370);async function ee(et,ct){const L=ct.now(),x=await(0,te.SQ)(et,ct),z=et.scan.length===0?0:ct.now()-L,Y=(0,te.PT)(et,x,ct),Z=await(0,ot.
L2)(Y),{clients:lt}=Z,ft={usages:(0,Mt.sw)(x.usages,lt),notes:(0,Mt.vH)([...x.notes,...fe(x,ct.stop.why)],lt)},pt=await ie(ft,et,ct),wt=await(0,W.jK)(pt.usages,
et,Z,{...ct,mayHavePlugins:(0,te.C_)(x,et)}),{roots:At,notes:Ut}=await(0,it.D0)({...ft,scanned:x,changed:pt.files,dialect:Z,settings:et}),jt=await(0,it.Xo)(wt.usages,
At),kt=(0,Ft.C)(et,jt,lt,(0,Mt.kA)(ft.usages)),{configs:Xt,releases:Zt}=wt,{environment:ne}=ct,{files:ue,bytes:Qt}=x;return{dialect:{...Z,releases:Zt},configs:Xt,
usages:jt,roots:At,requirements:kt,notes:[...(0,it.a3)(pt.notes,jt,et,ne),...Ut],newHosts:pt.newHosts,isEmpty:et.scan.length>0&&x.isEmpty&&x.endedAt===null,complaints:wt.
findings,allUsages:ft.usages,part:null,changes:pt.changes,remarks:[...pt.remarks,...wt.remarks],scan:{files:ue,bytes:Qt,usages:jt.length,durationMs:z},clients:()=>(0,ot.
rU)(Z,Y.scan),repositories:[],incomplete:null,checkouts:null}}async function ie(et,ct,L){const x=ct.changedOnly?await L.changes(ct):null;return{changes:x,...J(et,
x,Y=>{const Z=(0,k.yR)((0,y.join)(L.directory,Y));return Z.ok?Z.text:null})}}function fe({endedAt:et,files:ct},L){return et===null||L===null?[]:[(0,Mt.YW)(et,(0,Q.
fileLimit)({kind:"time",stopped:L,files:ct}))]}function tt({requirements:et,part:ct,repositories:L}){const{size:x}=new Set(et.map(({host:Z})=>Z));if(x<=Lt.pS)return;
const z=`${x} hosts, the limit is ${Lt.pS}`,Y=L.length>0?`usages name ${z}: divide the hosts with shard`:`scan found ${z}: narrow scan, exclude files, or divide\
 the hosts with shard`;throw new bt.GN([ct===null?Y:`shard ${ct.index}/${ct.count} has ${z}: divide the hosts into more shards`])}async function gt(et,ct){const L=new Date,
x=await(0,B.readSettings)(et,ct),z=x.deadlineMs,Y=ct.startTimer(z,()=>ct.stop.end({kind:"deadline",ms:z}));try{const Z=await Kt(x,ct),lt=x.shard===null?Z:await mt(
Z,x.shard,x);tt(lt),await(0,b.x)();const ft=await Ht(lt,x,ct,L);return await Yt(ft,lt,x,ct,L)}finally{Y()}}async function mt(et,ct,L){const{narrowToShard:x}=await Promise.
all([t.e(1741),t.e(5927),t.e(8100)]).then(t.bind(t,8100));return x(et,ct,L)}async function Kt(et,ct){if(et.usages.length===0)return ee(et,ct);const{prepareFleet:L}=await Promise.
all([t.e(7341),t.e(2169),t.e(1845),t.e(4875)]).then(t.bind(t,4875));return L(et,ct)}async function Ht(et,ct,L,x){const{environment:z,stop:Y,isFork:Z}=L,{dialect:lt,
configs:ft}=et,pt=await(0,rt.j)(et,ct,{...lt,configs:ft},L),wt={...ct,dialect:lt,isFork:Z,part:et.part},At=await(0,it.K$)(pt.inquiry,pt.visits,wt),Ut={...et,visits:pt.
visits,tokenVariables:pe(z),tokenHosts:ct.tokens.map(({host:Xt})=>Xt),tokenSources:pt.tokenSources,stopped:Y.why??et.incomplete,predicted:At},jt={...ct,dialect:lt,
isFork:Z,now:x.getTime()},kt=pt.visits.length>0||Ut.predicted.requests.length>0;return(0,R.S4)(Ut,jt,kt?await(0,W.U7)():null)}async function Yt(et,ct,L,x,z){const{
configs:Y,allUsages:Z,requirements:lt,changes:ft,scan:pt,clients:wt}=ct,At=he(lt),Ut=[...ct.remarks,...(0,I.rc)(et)],{why:jt,evidence:kt}=ct.dialect,Xt={verdict:et,
remarks:(0,I.q9)(Ut),detection:{why:jt,evidence:kt}},{verdict:Zt,remarks:ne,detection:ue}=x.secrets.redact(Xt,At);return{settings:L,changes:ft,verdict:Zt,context:{
dialect:{...ct.dialect,...ue},failOn:L.failOn,scan:pt,remarks:ne,startedAt:z.toISOString(),durationMs:Date.now()-z.getTime(),version:_.xv,docsUrl:_.aq,clients:await wt(),
sources:g((0,G.sC)(Zt.findings),{...x.secrets,kept:At,usages:Z,configs:Y,directory:x.directory,checkedAt:z.getTime()}),links:null,repository:await oe(Zt,ct,x),repositories:ct.
repositories,shards:ce(L),history:null}}}async function oe(et,{scan:ct,repositories:L},{directory:x,environment:z}){if(ct.files===0||L.length>0)return null;const{
nameRepository:Y}=await t.e(9498).then(t.bind(t,9498));return Y(x,(0,K.R8)(et),z)}const ce=({shard:et})=>et===null?null:{indexes:[et.index],count:et.count},pe=et=>Object.
keys(et).filter(ct=>/^TFE?_?TOKEN/i.test(ct)),he=et=>new Set(et.flatMap(({host:ct,service:L})=>[ct,(0,H.nx)(ct),L]))}),9461:((yt,N,t)=>{t.d(N,{$:()=>r});var y=t(
3024),v=t(5747);function r(O){try{const k=(0,y.realpathSync)(O),M=(0,y.statSync)(k);return M.isFile()?{kind:"file",path:k}:{kind:M.isDirectory()?"directory":"sp\
ecial",path:k}}catch(k){return{kind:"error",code:(0,v.Oj)(k)}}}}),8185:((yt,N,t)=>{t.d(N,{C:()=>f,I:()=>n});var y=t(4283),v=t(7052),r=t(6697),O=t(1064),k=t(1831),
M=t(2886);const w=(s,{allowedHosts:e,hostnames:m})=>(0,k.Jr)(s,e)||m.some(d=>d.host===s),S={file:".",line:1,column:1,endColumn:1},A=1e4;function f(s,e,m=A){if(e.
allowedHosts.length===0)return[];const d=new Map,u=[];let h=0;for(const{directHost:g,kind:c,isOverridden:l,place:p,clients:a}of s){if(g===void 0||l||w(g,e))continue;
const T=c==="backend_http"||c==="remote_state"?"backend":"download",E=`${T} ${g}`,i=d.get(E);if(i===void 0&&d.size>=m){h+=1;continue}const P=i??o(g,T);d.set(E,P),
u.push({...P,place:p,clients:a})}if(h===0)return u;const $=(0,v.fileLimit)({kind:"problems",max:m,omitted:h});return[...u,{problem:$,place:S,clients:O.Du,host:null}]}
function o(s,e){const m=(0,k.Pv)(s),d=m.ok?m.value:null,u=d===null?s:(0,k.nx)(d);return{problem:(0,r.hostNotAllowed)({host:u,use:e}),host:d}}function n(s,e,m,d){
if(d.allowedHosts.length===0)return[];const u=m.filter(({because:h})=>h.some($=>typeof $!="string"));return e.flatMap(h=>{const{id:$,kind:g}=h;if(g!=="url"||!u.
some(a=>a.service===$))return[];const c=(0,y.Dl)(h.url),l=c.ok?(0,k.Pm)(c.value):null;if(l===null||l===s||w(l,d))return[];const p=(0,r.hostNotAllowed)({host:l,service:$,
registry:(0,k.nx)(s)});return[(0,M.bz)(p,$)]})}}),8988:((yt,N,t)=>{t.d(N,{s:()=>o,k:()=>h});var y=t(3534),v=t(3410),r=t(5143),O=t(9562);const k=[O.OZ,O.Bn],M=[O.
e$,O.xq],w=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...k,...M]},{matches:/^api\.env0\.com$/,services:M},{matches:/^backend\.api\.env0\.com$/,services:k},
{matches:/\.scalr\.io$/,services:k}],S=$=>w.find(({matches:g})=>g.test($))?.services??[];var A=t(241),f=t(2886);function o($,{role:g},c){const l=e($),p=$.credentials?.
hasToken===!0,T=($.attempt.hops.at(-1)?.challenge??null)===null&&(p||g!=="guest"),E=p?[]:m($.host,l,c),P=[...$.difference===null?[]:[$.difference],...E,...l===null||
!T?[]:[d($,l,c)]].map(R=>(0,f.bz)(R)),C=p?[]:n($,c);return C.length>0?[...P,...C]:E.length===0?[...P,...s($,c)]:P}function n($,{usages:g,isFork:c,depth:l}){const{
host:p,attempt:a}=$;if(l==="discovery"||a.discovery.kind!=="found")return[];const T=g.flatMap(({workspace:E,hasOwnToken:i,needs:P,place:C})=>E===void 0||i||(0,r.
Zl)(C.file)?[]:P.filter(R=>R.host===p));return Array.from(Map.groupBy(T,({service:E})=>E),([E,i])=>{const P=(0,v.cloudToken)({host:p,service:E,isFork:c,...u($)}),
C=i.flatMap(R=>R.clients);return(0,f.bz)((0,f.aZ)(P,C),E)})}function s($,{usages:g,isFork:c}){const{host:l,attempt:p,credentials:a}=$;if(p.discovery.kind!=="fou\
nd"||a?.hasToken||a?.problem)return[];const T=S(l).find(E=>g.some(({hasOwnToken:i,needs:P,place:C})=>P.some(R=>R.host===l&&R.service===E)&&!i&&!(0,r.Zl)(C.file)));
return T===void 0?[]:[(0,f.bz)((0,y.credentialsMissing)({host:l,service:T,isFork:c,...u($)}),T)]}function e($){const{discovery:g,hops:c}=$.attempt;return g.kind===
"failed"&&g.problem.code==="document-unauthorized"?c.at(-1)?.status??null:null}function m($,g,{tokenVariables:c,hosts:l}){return(0,A.B)(c,$,l).filter(({isParent:p})=>!p||
g!==null).map(({variable:p,why:a,write:T})=>(0,y.credentialsNearMiss)({host:$,variable:p,why:a,write:T}))}function d($,g,{isFork:c}){const{host:l,credentials:p}=$;
return p?.hasToken?(0,y.credentialsRejected)({host:l,status:g,source:p.source}):(0,y.credentialsMissing)({host:l,service:null,isFork:c,...u($)})}function u({credentials:$,
looks:g}){const c=g.flatMap(T=>T.looks),l=T=>[...new Set(c.flatMap(({held:E,source:i})=>E!=="not read"===T?i:[]))],p=$===null?l(!0):[$.source],a=$===null?l(!1):
[];return{searched:p,notRead:a}}function h($,g){return $.filter(c=>!g.includes(c)).map(c=>(0,f.bz)((0,y.credentialsUnused)({host:c})))}}),2886:((yt,N,t)=>{t.d(N,
{D3:()=>g,ER:()=>A,HJ:()=>d,Mm:()=>h,Np:()=>n,TC:()=>c,aZ:()=>S,bz:()=>w,hD:()=>o,l$:()=>M,ld:()=>e,pi:()=>s,xJ:()=>f});var y=t(5143),v=t(5799),r=t(1831),O=t(7715);
const k=["module","provider","version","package","lock","not"],M=({problem:l,places:p})=>k.includes(l.code.replace(/-.*/,""))&&p.length>0&&p.every(a=>typeof a!=
"string"),w=(l,p=null,a=!0)=>({services:p===null?[]:[p],problem:l,needed:a}),S=(l,p)=>({...l,affects:l.affects.filter(a=>p.includes(a))}),A=({problem:l,needed:p})=>p&&
l.usualSeverity==="error";function f({problem:l,needed:p},a){const T=p&&a.some(E=>l.affects.includes(E));return l.severity==="error"&&!T?"warning":l.severity}const o=(l,p,a)=>({
severity:f(l,p),problem:l.problem,affects:l.problem.affects,...a}),n=(l,p)=>v.oC.indexOf(l.severity)-v.oC.indexOf(p.severity),s=(l,p,a)=>a.some(T=>T.code===l.code&&
(T.host===null||T.host===p));function e({problem:l,services:p},{visit:{host:a,attempt:T},requirements:E,answering:i},{depth:P}){if(P==="discovery"||T.discovery.
kind==="skipped")return!0;const C=p.some(b=>i.has(`${a} ${b}`));if(l.code==="service-url-no-slash"&&C)return!1;const R=E.filter(({service:b})=>p.length===0||p.includes(
b));return R.length===0||R.some(({isForInit:b})=>b)}const m=1e3;function d(l){const p=new Map;return a=>{const T=JSON.stringify(a),E=p.get(T)??u(a,l);return p.set(
T,E),E}}function u(l,p){const a=C=>p.filter(({service:R})=>C.includes(R)),T=l.length===0?p:a(l),E=l.filter(C=>T.some(({service:R})=>R===C)),i=E.length>0?E:l,P=(T.
length>0?T:a(["any"])).flatMap(C=>C.because);return{service:i.length===1?i[0]??null:null,...h([...new Set(P)])}}function h(l){const p=$(l),a=p.length>m?g(p):p,T=Math.
max(0,a.length-m);return{places:a.slice(0,m),placesLeftOut:T}}function $(l){const{own:p=[],aside:a=[]}=Object.groupBy(l,T=>typeof T!="string"&&(0,y.Zl)(T.file)?
"aside":"own");return[...p,...a]}function g(l){const p=new Set,{first:a=[],other:T=[]}=Object.groupBy(l,E=>{const i=typeof E=="string"?null:(0,y._M)(E.file);return i===
null||p.has(i)?"other":(p.add(i),"first")});return[...a,...T]}function c(l,p){const a=p.some(({because:E})=>E.includes("hostnames input"));return{role:(0,O.V)(l)!==
null?"guest":a?"operator":"user",host:(0,r.nx)(l)}}}),3150:((yt,N,t)=>{t.d(N,{u:()=>ce,D:()=>oe});var y=t(6697),v=t(5799),r=t(1064),O=t(1831),k=t(8185),M=t(4283),
w=t(4e3),S=t(9319),A=t(5195),f=t(9562);function o({host:L,attempt:x},z){const{name:Y}=(0,O.Sv)(L),Z=(0,A.uo)(Y),lt=x.hops[0]?.address??null;if(Z!=="public"||lt===
null)return Z;const ft=(0,A.Zu)(lt),pt=z.some(wt=>wt.name===Y);return ft==="loopback"&&pt?"public":ft}const n={public:0,reserved:1,private:2,metadata:2,loopback:3},
s=(L,{kind:x})=>n[h(L)]>n[x];function e(L,x){const{host:z,hasToken:Y,hostname:Z}=x,lt=L.filter(({url:jt})=>s(jt,x)),ft=L.filter(jt=>!lt.includes(jt)),pt=ft.filter(
({url:jt})=>jt.scheme==="http"),wt=ft.filter(({id:jt,endpoint:kt})=>kt===null&&(0,f.p4)(jt)),At=Map.groupBy(wt,({url:jt})=>$(jt,Z)),Ut=ft.filter(({endpoint:jt,url:kt})=>jt===
null&&g(kt,Z));return[...m(lt,u,jt=>{const[kt,...Xt]=new Set(lt.map(({url:ne})=>h(ne))),Zt=Xt.length===0&&(kt==="loopback"||kt==="reserved");return(0,S.serviceUrlPrivate)(
{...jt,host:z,kind:Zt?kt:"private"})}),...m(pt,u,jt=>(0,S.serviceUrlInsecure)({...jt,host:z,hasToken:Y})),...[...At].flatMap(([jt,kt])=>jt===null?[]:m(kt,u,Xt=>(0,S.
serviceUrlCrossHost)({...Xt,host:z,name:jt,hasToken:Y}))),...m(Ut,u,jt=>(0,S.serviceUrlOtherPort)({...jt,host:z})),...m(ft.filter(({url:jt})=>jt.path.includes("\
//")),d,jt=>(0,S.serviceUrlDoubleSlash)({...jt,host:z})),...m(c(L),d,jt=>(0,S.serviceUrlSame)({...jt,host:z}))]}function m(L,x,z){if(L.length===0)return[];const Y=[
...new Set(L.map(({url:Z})=>L.length===1?d(Z):x(Z)))];return[{services:[...new Set(L.map(({id:Z})=>Z))],problem:z({uses:L,urls:Y}),needed:L.some(({needed:Z})=>Z)}]}
const d=L=>(0,w.dh)((0,M.Pl)(L)),u=L=>(0,w.dh)(`${L.scheme}://${L.host}`);function h(L){const{name:x}=(0,M.cz)(L);return(0,A.Sz)(/[^\0-\x7f]/.test(x)?(0,O.$o)(x)??
"":x.toLowerCase())}function $(L,x){const{name:z}=(0,M.cz)(L),Y=(0,O.Sv)(x).name;if(z.toLowerCase()===Y)return null;const Z=(0,O.Pv)(z);return Z.ok&&Z.value===Y?
null:z}function g(L,x){if(L.scheme==="http"||$(L,x)!==null)return!1;const z=Y=>Number(Y||443);return z((0,M.cz)(L).port)!==z(/:(\d+)$/.exec(x)?.[1]??null)}function c(L){
const x=[f.e$,f.xq].flatMap(Y=>L.find(Z=>Z.id===Y)??[]),z=new Set(x.map(({url:Y})=>d(Y).replace(/\/$/,"")));return x.length===2&&z.size===1?x:[]}function l(L,x){
const z=$(L,x);if(z===null)return null;const{port:Y}=urlHost(L),Z=parseHostname(Y===""?z:`${z}:${Y}`);return Z.ok?Z.value:null}var p=t(8988),a=t(2886),T=t(4929);
function E(L,x){const z=L.forced.filter(({client:ft})=>x.includes(ft)),Y=x.filter(ft=>!z.some(pt=>pt.client===ft)),lt=[...Map.groupBy(z,({place:ft,services:pt})=>JSON.
stringify([ft,pt])).values()].flatMap(ft=>{const[pt]=ft;if(pt===void 0)return[];const wt={...L,attempt:i(L,pt.services),earlier:[],later:[]};return[{clients:ft.
map(({client:At})=>At),visit:wt,forced:pt}]});return Y.length>0||lt.length===0?[{clients:Y,visit:L,forced:null},...lt]:lt}function i({host:L,attempt:x},z){return{
discovery:{kind:"found",url:(0,O.cu)(L),services:z,leftOut:0,truncated:!1},hops:[],timing:{...x.timing,totalMs:0},headMs:0,certificates:[]}}function P(L,{forced:x,
clients:z}){if(x===null)return[];const{discovery:Y}=L.attempt,Z=`${x.place.file}:${x.place.line}`,lt={host:(0,O.nx)(L.host),at:Z},ft=Y.kind==="found"?Y.services:
x.services,pt=C(x.services,ft);return[(0,T.servicesForced)(lt),...pt.length>0?[(0,T.servicesForcedDiffer)({...lt,services:pt})]:[]].map(At=>(0,a.bz)((0,a.aZ)(At,
z)))}function C(L,x){const[z,Y]=[L,x].map(lt=>new Map(lt.map(({id:ft,value:pt})=>[ft,pt])));return[...new Set([...L,...x].map(({id:lt})=>lt))].filter(lt=>!R(z?.
get(lt),Y?.get(lt)))}function R(L,x){const z=[[L,x]];for(const[Y,Z]of z){if(Y===Z)continue;if(!b(Y)||!b(Z))return!1;const lt=Object.keys(Y);if(!(Array.isArray(Y)===
Array.isArray(Z)&&lt.length===Object.keys(Z).length)||lt.some(pt=>!Object.hasOwn(Z,pt)))return!1;for(const pt of lt)z.push([Y[pt],Z[pt]])}return!0}const b=L=>typeof L==
"object"&&L!==null;var H=t(5693),_=t(9464),G=t(863),K=t(2847),I=t(793),B=t(794),W=t(9529);const rt=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,
it=L=>rt.test(L)&&!/^[a-z0-9-]+\.json$/i.test(L),Q=L=>L.replace(/[?#].*$/s,""),ot=L=>L.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function Mt(L){
const x=Lt(L),{id:z,host:Y,value:Z}=L,lt={id:z,host:Y,url:(0,M.Pl)(L.url)};if(x!==null)return[(0,S.serviceUrlInvalid)({...lt,why:x})];const ft=J(L)?(0,r.ab)(z):
[];return[Z===""?(0,S.serviceUrlEmpty)(lt):null,it(Z)?(0,S.serviceUrlLooksLikeHost)({...lt,value:Q(Z),why:null}):null,bt(Z)?(0,S.serviceUrlRelative)(lt):null,ft.
length>0?(0,S.serviceUrlNoSlash)({...lt,clients:ft}):null,L.url.query!==""&&(0,f.p4)(z)?(0,S.serviceUrlQuery)(lt):null].filter(pt=>pt!==null)}function Lt({url:L}){
const{name:x,port:z}=(0,M.cz)(L);return x===""?"no Host in request URL":z===""||Number(z)>0&&Number(z)<=65535?null:`invalid port "${z}"`}const bt=L=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.
test(L)&&!it(L),J=({value:L,url:x})=>L!==""&&!/^$|\/$/.test(x.path),q={"client-missing":I.loginClientMissing,"client-empty":I.loginClientEmpty,"grant-types-inva\
lid":I.loginGrantTypesInvalid,"grant-types-unsupported":I.loginGrantTypesUnsupported,"grant-types-unknown":I.loginGrantTypesUnknown,"authz-missing":I.loginAuthzMissing,
"token-missing":I.loginTokenMissing,"ports-count":I.loginPortsCount,"ports-range":I.loginPortsRange,"ports-order":I.loginPortsOrder,"ports-single":I.loginPortsSingle,
"ports-ignored":I.loginPortsIgnored,"scopes-invalid":I.loginScopesInvalid,"scopes-ignored":I.loginScopesIgnored};function dt(L,x,z){const{value:Y,flaws:Z}=(0,W.
m)(L,x,z),lt={...Y,authz:St(Y.authz),token:St(Y.token)},ft=vt(lt,x),pt=ft.length===0?[]:[I.loginUrlPort({host:z,endpoints:ft})];return{login:lt,problems:[...Z.map(
wt=>Et(wt,z)),...pt]}}function vt(L,x){const z=(0,M.cz)(x);return z.port===""||z.port==="443"?[]:["authz","token"].flatMap(Y=>{const Z=L[Y],lt=Z===null?null:(0,M.
Dl)(Z);if(Z===null||!lt?.ok||lt.value.scheme!=="https")return[];const ft=(0,M.cz)(lt.value);return ft.name.toLowerCase()===z.name.toLowerCase()&&ft.port===""?[{
name:Y,url:Z,port:z.port}]:[]})}function Et(L,x){return"why"in L?(L.rule==="authz-invalid"?I.loginAuthzInvalid:I.loginTokenInvalid)({host:x,why:ot(L.why)}):q[L.
rule]({host:x,value:L.value})}function St(L){const x=L===null?null:(0,M.Dl)(L);return x?.ok?(0,M.Pl)(x.value):null}function xt(L,x,z){const Y=kt=>{const{discovery:Xt,
documentUrl:Zt,display:ne}=z;return(0,f.TE)(L,{services:Xt.services,documentUrl:Zt,display:ne,client:kt})},Z=Nt(L,z).map(kt=>({client:kt,lookup:Y(kt)})),[lt,...ft]=Z;
if(lt===void 0)throw new Error("no client is checked");const pt=ft.filter(({lookup:kt})=>kt.kind!==lt.lookup.kind),wt=kt=>!Ct(kt)||Y(kt).kind===lt.lookup.kind,At=pt.
length===0?(0,r.SZ)(L).filter(wt):[lt.client],Ut=Ft(L,lt.lookup,x,At,z),jt=pt.flatMap(({client:kt,lookup:Xt})=>Ft(L,Xt,x,[kt],z).drafts);return{...Ut,drafts:[...Ut.
drafts,...jt]}}function Nt(L,{requirements:x,clients:z}){return x.find(({service:Y})=>Y===L)?.clients??z}const Ct=L=>r.Du.some(x=>x===L);function Ft(L,x,z,Y,Z){
const{documentUrl:lt,display:ft}=Z,pt=z||(0,f.D6)(L),wt=At=>pt?At.map(Ut=>(0,a.bz)(Ut,L,z)):[];switch(x.kind){case"url":{const{url:At,value:Ut}=x,jt=Mt({id:L,value:Ut,
url:At,host:ft}),kt=pt&&!jt.some(({code:Zt})=>Zt==="service-url-invalid"),Xt=(0,w.dh)((0,M.Pl)(At),B.zu);return{outcome:{id:L,kind:"url",url:Xt},drafts:wt(jt),urls:kt?
[{id:L,endpoint:null,url:At,needed:z}]:[]}}case"object":{const{value:At,leftOut:Ut}=x,{login:jt,problems:kt}=dt(At,lt,ft),Xt=kt.find(({severity:Zt})=>Zt==="erro\
r");return{outcome:Xt?{id:L,kind:"problem",problem:Xt}:{id:L,kind:"login",login:jt,leftOut:Ut},drafts:wt(kt),urls:te(jt,L,z)}}case"bad-id":case"missing":case"ve\
rsion":case"type":case"bad-url":{const At=(0,a.aZ)(fe(L,x,Z),Y);return{outcome:{id:L,kind:"problem",problem:At},drafts:wt([At]),urls:[]}}}}const te=(L,x,z)=>["a\
uthz","token"].flatMap(Y=>{const Z=(0,M.Dl)(L[Y]??"");return L[Y]!==null&&Z.ok?[{id:x,endpoint:Y,url:Z.value,needed:z}]:[]}),ee=(L,{offer:x,display:z,block:Y})=>({
id:L,host:z,block:Y,...x}),ie=({services:L,leftOut:x})=>({offered:L.map(({id:z})=>z),leftOut:x,isArtifactory:L.some(({value:z})=>typeof z=="string"&&z.includes(
"/artifactory/"))});function fe(L,x,z){const Y={...ee(L,z),why:x.why};switch(x.kind){case"missing":return(0,K.serviceMissing)(Y);case"bad-id":case"version":return(0,K.
serviceVersion)({...Y,isReadable:x.kind==="version"});case"type":{const{value:Z}=x;return L===f.S3?(0,I.loginType)({...Y,value:Z}):(0,K.serviceType)({...Y,value:Z})}case"\
bad-url":{const Z=ot(x.why);return it(x.value)?(0,S.serviceUrlLooksLikeHost)({...Y,value:Q(x.value),why:Z}):x.reason==="user-info"?(0,S.serviceUrlCredentials)(Y):
(0,S.serviceUrlInvalid)({...Y,url:null,why:Z})}}}const tt=200,gt=10;function mt(L){const{visit:x,requirements:z,clients:Y,block:Z,kind:lt}=L,{discovery:ft}=x.attempt,
pt=(0,O.nx)(x.host);if(ft.kind==="failed"||ft.kind==="skipped")return{services:[],leftOut:0,drafts:[]};const wt=z.map(({service:Ut})=>Ut);if(ft.kind==="absent")
return{services:[],leftOut:0,drafts:[Yt(ft,pt,wt)]};const At={visit:x,discovery:ft,offer:ie(ft),documentUrl:ft.url,display:pt,clients:Y,requirements:z,block:Z,base:{
hostname:x.host,host:pt,hasToken:x.credentials?.hasToken===!0,kind:lt}};return Kt(At,wt)}function Kt(L,x){const{discovery:z,clients:Y}=L,Z=x.filter(kt=>kt!=="an\
y"),lt=z.services.map(({id:kt})=>kt).filter(kt=>!Z.includes(kt)&&r.Du.some(Xt=>(0,f.oe)(kt,Xt).ok)).slice(0,tt),ft=Z.map(kt=>xt(kt,!0,L)),pt=({outcome:kt,drafts:Xt,
urls:Zt})=>kt.kind!=="problem"&&!Zt.some(({endpoint:ne,url:ue})=>ne===null&&s(ue,L.base))&&!Xt.some(ne=>(0,a.ER)(ne)&&Y.some(ue=>ne.problem.affects.includes(ue))),
wt=lt.map(kt=>xt(kt,!0,L)),At=!x.includes("any")||[...ft,...wt].some(pt),Ut=[...ft,...At?lt.map(kt=>xt(kt,!1,L)):Ht(wt)],jt=x.includes("any")&&Ut.length===0?[(0,a.
bz)((0,K.serviceMissing)({...ee("any",L),why:""}))]:[];return{services:Ut.map(({outcome:kt})=>kt),leftOut:z.leftOut,drafts:[...Ut.flatMap(({drafts:kt})=>kt),...e(
Ut.flatMap(({urls:kt})=>kt),L.base),...jt]}}function Ht(L){let x=gt;return L.map(z=>(0,f.D6)(z.outcome.id)||z.drafts.length===0?z:(x-=1,x>=0?z:{...z,drafts:[]}))}
function Yt({why:L,url:x},z,Y){const Z=Y.filter(wt=>wt!=="any"),ft=[...new Set(Z.map(wt=>wt.split(".")[0]??wt))].map(f.Tz),pt=Z.length===1?Z[0]??null:null;return(0,a.
bz)((0,G.documentAbsent)({host:z,url:(0,M.Pl)(x),why:L,required:Z,clientErrors:ft}),pt)}function oe(L,x,z){const{visit:Y,requirements:Z,isNew:lt}=L,{host:ft}=Y,
pt=x.dialect.clients.filter(qt=>Z.some(ve=>ve.clients.includes(qt))),wt=(0,a.TC)(ft,Z),At=E(Y,pt),Ut=At.map(qt=>et(Y,qt,Z,x,wt)),jt=Ut[0]?.services??[],Xt=At.some(
({forced:qt})=>qt===null)?[...(0,p.s)(Y,wt,z),...(0,_.u)(Y,jt,z)]:[],Zt=[...Ut.flatMap(qt=>qt.drafts),...Xt],ne=pe(Zt,L,x),ue=ne.filter(({problem:qt})=>!(0,a.pi)(
qt,ft,x.ignore)),Qt=(0,a.HJ)(Z),$e=qt=>(0,a.hD)({...qt,problem:(0,v.pj)(qt.problem,wt)},pt,{host:ft,...Qt(qt.services),..."places"in qt?(0,a.Mm)(qt.places):{},isHostNew:lt}),
{own:ye=[],ofFiles:ge=[]}=Object.groupBy(ue,qt=>"places"in qt&&(0,a.l$)(qt)?"ofFiles":"own");return{verdict:{visit:Y,requirements:Z,services:jt,servicesLeftOut:Ut[0]?.
leftOut??0,servicesFrom:At[0]?.forced?.place??null,findings:ye.map($e).sort(a.Np),clients:ct(ye),isNew:lt},ofFiles:ge.map($e),ignored:ne.length-ue.length}}function ce({
visit:L,requirements:x,isNew:z},{dialect:Y,ignore:Z},lt){const{host:ft,attempt:pt}=L,wt=(0,y.hostCheckCrashed)({host:(0,O.nx)(ft),thrown:lt}),At=(0,a.pi)(wt,ft,
Z)?[]:[(0,a.bz)(wt)],Ut=At.map(kt=>(0,a.hD)(kt,Y.clients,{host:ft,...(0,a.HJ)(x)([]),isHostNew:z}));return{verdict:{visit:{...L,attempt:{...pt,discovery:{kind:"\
skipped",problem:wt},hops:[]}},requirements:x,services:[],servicesLeftOut:0,servicesFrom:null,findings:Ut,clients:ct(At),isNew:z},ofFiles:[],ignored:1-At.length}}
function pe(L,x,z){const{visit:Y,requirements:Z,predicted:lt,requests:ft}=x,pt=Y.attempt.certificates,wt=he(Y.host,Z);return[...L,...lt,...(0,H.Ey)({host:Y.host,
known:pt},ft,z),...(0,H.WN)(Y,Z)].map(At=>({...At,needed:At.needed&&(0,a.ld)(At,x,z),problem:(0,a.aZ)(At.problem,wt)}))}function he(L,x){return x.every(({isImplied:Y})=>Y)?
[...x.flatMap(({clients:Y})=>Y),...(0,r.Yr)(L)]:r.zK}function et(L,x,z,Y,Z){const{clients:lt,forced:ft}=x,pt=ft===null?null:`${ft.place.file}:${ft.place.line}`,
wt=ft===null?o(L,Y.resolve):"loopback",{services:At,leftOut:Ut,drafts:jt}=mt({visit:x.visit,requirements:z,clients:lt,block:pt,kind:wt}),kt=ft===null?Z:{...Z,role:"\
operator"},Xt=Y.dialect.releases.filter(({client:Qt})=>lt.includes(Qt)),Zt=[...P(L,x),...(0,H.Ii)(x.visit,{...Y,clients:lt,releases:Xt}),...jt,...ft===null?(0,k.
I)(L.host,At,z,Y):[]],ne=L.forced.map(({client:Qt})=>Qt),ue=ft===null?r.zK.filter(Qt=>!ne.includes(Qt)):x.clients;return{services:At.map(Qt=>Qt.kind==="problem"?
{...Qt,problem:(0,v.pj)(Qt.problem,kt)}:Qt),leftOut:Ut,drafts:Zt.map(Qt=>({...Qt,problem:(0,v.pj)((0,a.aZ)(Qt.problem,ue),kt)}))}}function ct(L){const x=Y=>{const Z=L.
filter(({problem:lt})=>lt.affects.includes(Y)&&lt.usualSeverity!=="notice");return Z.some(a.ER)?"fails":Z.length>0?"warns":"works"},z=r.zK.map(Y=>[Y,x(Y)]);return Object.
fromEntries(z)}}),5693:((yt,N,t)=>{t.d(N,{Ey:()=>$,Ii:()=>e,WN:()=>E});var y=t(863),v=t(960),r=t(9209),O=t(8011),k=t(6817),M=t(1064),w=t(7531),S=t(1831),A=t(9562),
f=t(2886),o=t(997);const n=1440*60*1e3,s=1;function e(i,P){const{hops:C,certificates:R}=i.attempt;return[...T(i),...m(i,P),...l(C),...p(R,P),...a(i,P)]}function m(i,P){
const{discovery:C,hops:R}=i.attempt;switch(C.kind){case"skipped":return[(0,f.bz)(C.problem)];case"failed":{const b=P.isFork&&C.problem.code==="document-unauthor\
ized"&&!i.credentials?.hasToken;return[(0,f.bz)(b?{...C.problem,severity:"notice"}:C.problem)]}case"found":case"absent":{const b=R[0]?.url??"";return[...u(b,R.length-
1,P),...h(i,P),...C.kind==="found"&&C.truncated?[d(i)]:[]]}}}const d=({host:i,attempt:{hops:P}})=>(0,f.bz)((0,y.documentSize)({url:P.at(-1)?.url??"",page:null,asked:(0,S.
nx)(i),bytes:null,limit:w.b,isPadding:!0}));function u(i,P,C){const R=C.clients.filter(b=>P>M.NX[b]);return R.length>0?[(0,f.bz)((0,r.redirectLimit)({url:i,asks:"\
document",redirects:P,clients:R,limits:M.NX}))]:P>s?[(0,f.bz)((0,r.redirectNested)({url:i,redirects:P}))]:[]}function h(i,{releases:P,slowMs:C}){const R=(0,S.nx)(
i.host),b=i.attempt.timing.totalMs,H=(0,o.O)(i),_=W=>(0,o.T)(H,W)!=="never",G=P.filter(W=>!_(W)),K=({client:W})=>!P.some(rt=>rt.client===W&&_(rt)),I=[!0,!1].flatMap(
W=>{const rt=G.filter(Q=>K(Q)===W);if(rt.length===0)return[];const it=(0,v.hostTimeout)({host:R,phase:"complete",tookMs:b,releases:rt});return[(0,f.bz)(it,null,
W)]});if(I.length>0||b<=C)return I;const B=c(i.attempt.timing);return[(0,f.bz)((0,v.hostSlow)({host:R,tookMs:b,limitMs:C,phase:B,releases:P}))]}function $({host:i,
known:P},C,R){const b=P.map(({host:_})=>_),H=C.flatMap(_=>_.certificates).filter(({host:_})=>!b.includes(_));return[...g(i,C,R.slowMs),...p(H,R)]}function g(i,P,C){
const[R]=P.filter(({timing:K,hops:I})=>K.totalMs>C&&I.length>0).sort((K,I)=>I.timing.totalMs-K.timing.totalMs);if(R===void 0)return[];const{timing:b,hops:H}=R,_=H[0]?.
url??"",G={host:(0,S.nx)(i),url:_,tookMs:b.totalMs,limitMs:C};return[(0,f.bz)((0,v.hostSlow)({...G,phase:c(b)}))]}function c({lookupMs:i,connectMs:P,tlsMs:C,firstByteMs:R,
totalMs:b}){const _=[["lookup",i],["connection",P],["tls",C],["response",R]].map(([K,I])=>({name:K,ms:I??0})),G={name:"rest",ms:_.reduce((K,{ms:I})=>K-I,b)};return _.
reduce((K,I)=>I.ms>K.ms?I:K,G)}function l(i){const P=i.find(({url:R})=>R.startsWith("http://"));if(P===void 0)return[];const C=P.authorization==="withheld";return[
(0,f.bz)((0,r.redirectInsecure)({url:i[0]?.url??"",to:P.url,exposesToken:C}))]}function p(i,{certificateDays:P,now:C}){const R=new Map;for(const b of i){const H=R.
get(b.host);(H===void 0||b.expires<H.expires)&&R.set(b.host,b)}return[...R.values()].flatMap(({host:b,expires:H})=>{const _=(Date.parse(H)-C)/n;return _<0||_>=P?
[]:[(0,f.bz)((0,k.tlsExpiresSoon)({host:b,days:Math.floor(_),expires:H}))]})}function a(i,P){const{host:C,attempt:R,earlier:b}=i,[H]=b;if(H?.discovery.kind!=="f\
ailed"||R.discovery.kind==="failed")return[];const _=H.discovery.problem.message,G=(0,o.O)(i),K=P.releases.filter(B=>(0,o.T)(G,B)==="sometimes"),I=b.length+1;return[
(0,f.bz)((0,v.hostRecovered)({host:(0,S.nx)(C),attempts:I,failure:_,releases:K}))]}function T({credentials:i,attempt:P}){const{discovery:C}=P;return i?.problem?
C.kind==="failed"&&C.problem.code===i.problem.code?[]:[(0,f.bz)(i.problem)]:[]}function E({host:i},P){if(!P.some(({service:R})=>R===A.e$))return[];const{name:C}=(0,S.
Sv)(i);return[...C.includes(".")?[]:[(0,O.hostDotlessModule)({host:i,name:C})],.../(^|\.)xn--/.test(i)?[(0,O.hostIdnModule)({host:i})]:[]].map(R=>(0,f.bz)(R,A.e$))}}),
9464:((yt,N,t)=>{t.d(N,{f:()=>M,u:()=>S});var y=t(4283),v=t(3534),r=t(1831),O=t(9562),k=t(2886);function M({host:A,attempt:f,credentials:o},n){const s=o?.hasToken===
!0,e=[...n.flatMap(m=>m.kind==="url"&&(0,O.p4)(m.id)&&(0,O.D6)(m.id)?[{url:m.url,service:m.id,isSent:s}]:[]),...f.hops.map(({url:m,authorization:d})=>({url:m,service:null,
isSent:d==="sent"}))].flatMap(({url:m,...d})=>{const u=w(m);return u===null||u===A?[]:[{...d,host:u}]});return[...new Map(e.toReversed().map(m=>[m.host,m])).values()]}
function w(A){const f=(0,y.Dl)(A),o=f.ok?(0,r.Pm)(f.value):null,n=o===null?null:(0,r.Pv)(o);return n?.ok?n.value:null}function S(A,f,{tokenSources:o,hosts:n}){return M(
A,f).flatMap(({host:s,service:e,isSent:m})=>{const d=o.get(s);if(d===void 0)return[];const u=e===null?A.attempt.discovery.kind==="failed":!m,h=(0,v.credentialsOtherHost)(
{host:(0,r.nx)(A.host),other:(0,r.nx)(s),source:d,service:e,isSent:m,isNotice:!u||n.has(s)});return[(0,k.bz)(h,e)]})}}),997:((yt,N,t)=>{t.d(N,{O:()=>v,T:()=>O});
var y=t(1064);const v=({earlier:k,attempt:M,later:w})=>[...k,M,...w];function r({discovery:k,timing:M,headMs:w,hops:S},{attemptMs:A}){const f=w!==null&&w<=A?S.at(
-1)?.status:null;return f===null||(0,y.Mq)(f??0)?"retries":k.kind!=="failed"&&M.totalMs<=A?"works":"fails"}function O(k,M){const w=k.map(f=>r(f,M)),S=w.indexOf(
"works");return S<0?"never":S<=M.retries&&!w.slice(0,S).includes("fails")?"always":"sometimes"}}),2389:((yt,N,t)=>{t.d(N,{j7:()=>g,k2:()=>C,S4:()=>p});var y=t(4e3),
v=t(7052),r=t(5143),O=t(5799),k=t(1064),M=t(3612),w=t(8185),S=t(8988),A=t(2886);function f(R,b,H){const _=new Set(R.notes.flatMap(({problem:Q,place:ot})=>Q.code===
"file-syntax"?ot.file:[])),G=[...R.complaints.map(({problem:Q,place:ot})=>u((0,A.bz)(Q),ot,H)),...(0,S.k)(R.tokenHosts,b).map(Q=>u(Q,null,H)),...R.isEmpty?[m(H)]:
[]],K=o([...R.notes.map(Q=>n(Q,_,H)),...(0,w.C)(R.usages,H).map(({problem:Q,clients:ot,place:Mt,host:Lt})=>{const bt=(0,A.bz)((0,A.aZ)(Q,ot));return{host:Lt,finding:{
...u(bt,Mt,H),host:Lt}}}),...R.ofAnswers.map(Q=>({...n(Q,_,H),isOfAnswers:!0})),...R.others.map(Q=>{const ot=d(Q,H);return{host:Q.host,finding:ot,isOfAnswers:!0}}),
...G.map(Q=>({host:null,finding:Q}))]),{own:I=[],elsewhere:B=[]}=Object.groupBy(K,({host:Q,isOfAnswers:ot})=>ot||(0,M.tG)(R.part,Q)?"own":"elsewhere"),W=Q=>Q.flatMap(
({host:ot,finding:Mt})=>(0,A.pi)(Mt.problem,ot,H.ignore)?[]:[Mt]),rt=({exclude:Q})=>+(Q!==void 0),it=W(I).toSorted((Q,ot)=>(0,A.Np)(Q,ot)||rt(Q)-rt(ot));return{
files:it,ignored:I.length-it.length,elsewhere:W(B)}}function o(R){return[...Map.groupBy(R,({host:H,finding:_})=>{const{problem:G,severity:K,affects:I,places:B,exclude:W}=_,
{code:rt,message:it,help:Q}=G;return B.length===0?R:JSON.stringify([H,rt,K,it,Q,I,W===void 0])})].flatMap(([H,_])=>{const[G]=_;if(H===R||G===void 0||_.length===
1)return _;const K=_.flatMap(({finding:W})=>W.places),I=new Set(_.flatMap(({finding:W})=>W.exclude??[])),B=I.size===0?{}:{exclude:[...I]};return[{...G,finding:{
...G.finding,places:K,...B}}]})}function n(R,b,H){const{problem:_,place:G,host:K,isPlaceholder:I}=R,B=R.aside??G.file;if(_.code==="file-limit"&&H.allowedHosts.length>
0){const ot={..._,message:(0,y.Fn)(_.message)};return{host:K,finding:{...e(R,ot,H),severity:"error"}}}const W=I||b.has(G.file),rt=_.severity==="error"&&(W||(0,r.
Zl)(B)),it=rt?{..._,severity:"warning"}:_,Q=e(R,it,H);return!rt&&!(0,r.Zl)(B)?{host:K,finding:Q}:{host:K,finding:{...Q,exclude:[(0,r.n7)(B)]}}}const s={error:"w\
arning",warning:"notice",notice:"notice"};function e({place:R,others:b=[],clients:H,checkedFor:_},G,K){const I=_??K.dialect,W=I.isGuess&&k.Du.some(Q=>!H.includes(
Q))?s[G.severity]:G.severity,rt=(0,A.bz)({...(0,A.aZ)(G,H),severity:W}),it=u(rt,R,{dialect:I});return{...it,places:[...it.places,...b]}}function m(R){const{scan:b,
hostnames:H,usages:_}=R,G=H.length>0,K=(0,v.nothingToCheck)({scan:b,hasHostnames:G,isFleet:_.length>0});return{...u((0,A.bz)(K),null,R),severity:K.severity}}function d({
host:R,places:b,...H},_){const G=(0,O.pj)(H.problem,(0,A.TC)(R,[]));return{...u({...H,problem:G},null,_),host:R,places:b}}const u=(R,b,{dialect:H})=>(0,A.hD)(R,
H.clients,{host:null,service:null,places:b===null?[]:[b],isHostNew:!1});var h=t(3150),$=t(9464);const g={drafts:[],notes:[],roots:[],requests:[],answering:new Set},
c={judgeVisit:l,judgeRequests:l};function l(){throw new Error("the rules for hosts are not loaded")}function p(R,b,H){const{judgeVisit:_,judgeRequests:G}=H??c,{
requirements:K,visits:I,usages:B,tokenVariables:W}=R,rt=Map.groupBy(K,({host:mt})=>mt),it=I.map(({host:mt})=>mt),{isFork:Q,depth:ot}=b,Mt=R.part?.otherHosts??[],
{tokenSources:Lt}=R,bt={usages:B,tokenVariables:W,tokenSources:Lt,hosts:new Set([...it,...Mt]),isFork:Q,depth:ot},J=Map.groupBy(R.predicted.drafts,({host:mt})=>mt),
q=Map.groupBy(R.predicted.requests,({host:mt})=>mt),dt=I.map(mt=>{const Kt=R.newHosts.has(mt.host),Ht={visit:mt,requirements:rt.get(mt.host)??[],predicted:J.get(
mt.host)??[],requests:q.get(mt.host)??[],answering:R.predicted.answering,isNew:Kt};try{const Yt=_(Ht,b,bt);return{...Yt,beyond:(0,$.f)(mt,Yt.verdict.services)}}catch(Yt){
return{...(0,h.u)(Ht,b,Yt),beyond:[]}}}),vt=dt.map(({verdict:mt})=>mt),St=[...dt.flatMap(mt=>mt.beyond).map(({host:mt})=>mt),...q.keys()],xt=[...it,...St,...Mt],
Nt=new Set(it),Ct=Array.from(q,([mt,Kt])=>G({host:mt,known:[]},Kt,b).map(Ht=>({...Ht,host:mt,places:[]}))),Ft=[...R.predicted.drafts,...Ct.flat()].filter(({host:mt})=>!Nt.
has(mt)),te=R.predicted.notes,ee=f({...R,ofAnswers:te,others:Ft},xt,b),ie=[...dt.flatMap(({ofFiles:mt})=>mt),...ee.files].sort(A.Np),fe=[...vt.flatMap(mt=>mt.findings),
...ie].sort(A.Np),{stopped:tt}=R,gt=P([...ee.files,...ee.elsewhere]);return{passed:tt===null&&!fe.some(({severity:mt})=>C(mt,b.failOn)),stopped:tt,hosts:vt,files:ie,
findings:fe,ignored:dt.reduce((mt,Kt)=>mt+Kt.ignored,ee.ignored),roots:R.predicted.roots.map(mt=>a(mt,b,gt))}}function a({rows:R,...b},{ignore:H},_){const G=({drafts:K,
decidedAt:I})=>K.length>0?K.filter(({problem:B,host:W})=>!(0,A.pi)(B,W,H)).map(B=>({...B,severity:(0,A.xJ)(B,b.clients)})):I.flatMap(B=>_.get(E(B))??[]);return{
...b,rows:R.map(K=>{const{drafts:I,decidedAt:B,...W}=K,it=I.length>0||Object.values(W.chosen).includes(null)?G(K).toSorted(A.Np):[],Q=new Map(it.map(({problem:ot})=>[
ot.code,T(ot)]));return{...W,worst:it[0]?.severity??null,problems:[...Q.values()]}})}}const T=({code:R,title:b,usualSeverity:H})=>({code:R,title:b,usualSeverity:H}),
E=({file:R,line:b})=>`${R}:${b}`,i=/^(?:constraint|lock)-/,P=R=>{const b=new Map;for(const H of R.filter(({problem:_})=>i.test(_.code)))for(const _ of H.places){
const G=typeof _=="string"?_:E(_),K=b.get(G);K===void 0?b.set(G,[H]):K.push(H)}return b},C=(R,b)=>R==="error"?b!=="never":R==="warning"&&b==="warning"}),6897:((yt,N,t)=>{
t.d(N,{n:()=>v,x:()=>r});const y=100;async function v(O,k,M){let w=performance.now();for(;;){const S=O.next(k.why!==null);if(S.done)return S.value;performance.now()-
w<y||(M(S.value),await r(),w=performance.now())}}const r=()=>new Promise(O=>setImmediate(O))}),7531:((yt,N,t)=>{t.d(N,{T:()=>M,b:()=>O});var y=t(3307),v=t(8947),
r=t(2168);const O=1024*1024,k={keeps:()=>!0,read:(A,f,{start:o,end:n})=>({value:(0,y.IL)(f.slice(o,n))})};function M(A,f=k){const o=(0,v._6)(A),n=new S(o,f),s=(0,y.
Ey)(o,n.add);if(s!==null){const m=(0,r.Q)(o);return m===null?{kind:"not-json",...s}:{kind:"not-json",why:`it ${m.what}`,advice:m.advice}}const e=/[^\t\n\r ]/.exec(
o)?.[0];return e==="{"?{kind:"object",...n.read()}:e==="n"?{kind:"null"}:{kind:"not-object",why:`found ${w(e)}`}}function w(A){switch(A){case"[":return"an array";case'\
"':return"a string";case"t":case"f":return"a boolean";default:return"a number"}}class S{#t;#e;#s;#n=new Map;#o=0;constructor(f,o){this.#t=f,this.#e=o,this.#s=f.
includes("\\")}add=(f,o,n,s)=>{if(s===0)return;const e=this.#t.slice(n,s),m=this.#s?(0,y.I)(e):e.slice(1,-1),d=this.#n.get(m);d!==void 0?d.range={start:f,end:o}:
this.#e.keeps(m,o-f)?this.#n.set(m,{id:(0,y.I)(e),range:{start:f,end:o}}):this.#o+=1};read(){return{services:Array.from(this.#n.values(),({id:o,range:n})=>({id:o,
...this.#e.read(o,this.#t,n)})),leftOut:this.#o}}}}),2168:((yt,N,t)=>{t.d(N,{Q:()=>v});const y=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte \
order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\uff\
fd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]];function v(r){const O=y.find(([
k])=>k.test(r));return O===void 0?null:{what:O[1],advice:O[2]}}}),794:((yt,N,t)=>{t.d(N,{Oj:()=>w,mv:()=>M,zu:()=>v});var y=t(4714);const v=2048,r=/%(?![0-9A-Fa-f]{2})/,
O=/[^ -~\u0080-\uffff]/,k=/[^A-Za-z0-9._~:!$&'()*+,;=%@-]/;function M(n){if(n.length<=v)return n;const[s,e]=o(n,"#"),[m,d]=o(s,"?"),[u=""]=/^(?:[A-Za-z][A-Za-z0-9+.-]*:)?(?:\/\/)?/.
exec(m)??[],h=m.slice(u.length),$=h.indexOf("/"),g=$<0?h.length:$,c=h.slice(0,g);return[u,u.endsWith("//")?S(c):f(c.replace(/^.*@/s,"_:@")),f(h.slice(g)),(0,y.o)(
d,v),O.test(s)?"\x7F":"",e&&(r.test(e)?"#%":"#")].join("")}const w=n=>({...n,opaque:(0,y.o)(n.opaque,v),user:n.user===null?null:{name:"",password:null},host:A(n.
host),path:f(n.path),query:(0,y.o)(n.query,v),fragment:""});function S(n){const s=n.lastIndexOf("@"),e=n.slice(0,Math.max(s,0)),m=k.test(e)?'"':r.test(e)?"%":"";
return`${s<0?"":`${m}@`}${A(n.slice(s+1))}`}function A(n){if(n.length<=v)return n;const s=/:\d*$/.exec(n)?.[0]??"",e=n.slice(0,n.length-s.length),m=(0,y.o)(e,v),
d=e.endsWith("]")?"]":"";return`${m===e?e:`${m.replace(/%.?$/,"")}${d}`}${(0,y.o)(s.replace(/^:0+(?=\d)/,":"),v)}`}function f(n){const s=(0,y.o)(n,v);if(s===n)return n;
const e=r.test(n)?"%":"",m=n.includes("//",v-1)?"//":"",d=/\/\.{0,2}$/.exec(n.slice(-3))?.[0]??"";return`${s.replace(/%.?$/,"")}${m}~${e}${d}`}function o(n,s){const e=n.
indexOf(s);return e<0?[n,""]:[n.slice(0,e),n.slice(e)]}}),5195:((yt,N,t)=>{t.d(N,{Sz:()=>$,Zu:()=>u,uo:()=>g});var y=t(6181);function v(...c){let l;const p=()=>c.
map(r);return()=>l??=p()}function r(c){const[l="",p]=c.split("/"),a=(0,y.r5)(l);if(a===null)throw new Error(`${l} is no address`);return{prefix:a,bits:p===void 0?
a.length*8:Number(p)}}const O=({prefix:c,bits:l},p)=>c.length===p.length&&c.every((a,T)=>{const E=Math.min(Math.max(8*(T+1)-l,0),8);return a>>E===(p[T]??0)>>E}),
k=v("169.254.169.254","169.254.170.2","169.254.170.23","100.100.100.200","192.0.0.192","168.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2:\
:23","fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42","fd00:a9fe:a9fe::1","fe80::a9fe:a9fe"),M=v("127.0.0.0/8","0.0.0.0","::1","::"),w=v("10.0.0.0/8","100.64.0\
.0/10","169.254.0.0/16","172.16.0.0/12","192.168.0.0/16","198.18.0.0/15","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10"),S=v("0.0.0.0/8","192.0.0.0/24","19\
2.0.2.0/24","192.88.99.0/24","198.51.100.0/24","203.0.113.0/24","224.0.0.0/3","2001::/23","2001:db8::/32","2002::/16","3fff::/20"),A=v("0.0.0.0/0","2000::/3"),f=v(
"::ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/96"),o=(c,l)=>c().some(p=>O(p,l)),n=[12,13,14,15],s=(c,...l)=>{const p=v(c);return{isIn:a=>o(p,a),at:l,mask:0}},
e=[s("2002::/16",[2,3,4,5]),s("2001::/32",[4,5,6,7]),{...s("2001::/32",n),mask:255},s("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,11,12],n),{isIn:c=>/^[02],0,94,254$/.
test(c.slice(8,12).join()),at:[n],mask:0}],m=c=>e.filter(l=>l.isIn(c)).flatMap(({at:l,mask:p})=>l.map(a=>a.map(T=>(c[T]??0)^p)));function d(c){return o(M,c)?"lo\
opback":o(f,c)?d(c.slice(12)):[c,...m(c)].some(l=>o(k,l))?"metadata":o(w,c)?"private":o(S,c)||!o(A,c)?"reserved":"public"}function u(c){const l=(0,y.r5)(c);return l===
null?"public":d(l)}const h=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;function $(c){const l=c.replace(/\.$/,"");
if(/(^|\.)localhost(\.localdomain)?$/.test(l))return"loopback";const p=(0,y.r5)(l)??(0,y.RY)(l);return p===null?"public":d(p)}function g(c){const l=$(c);return l!==
"public"||c.includes(":")?l:h.test(c.replace(/\.$/,""))?"private":"public"}}),9664:((yt,N,t)=>{t.d(N,{Gz:()=>v,LA:()=>k,jt:()=>r,un:()=>O});var y=t(3916);const v=(M,w)=>M===
""?w:`${M}/${w}`,r=M=>M.slice(0,Math.max(0,M.lastIndexOf("/")));function O(M,w){const S=(0,y.join)(M,w).replace(/\/$/,"");return S==="."?"":S}const k=M=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.
test(M)}),9529:((yt,N,t)=>{t.d(N,{l:()=>O,m:()=>M});var y=t(4283),v=t(8999);const r=[1024,65535],O=["authz_code","password"],k="app.terraform.io";function M(d,u,h){
const $=f(w(d,"client")),g=o(w(d,"grant_types"),h),c=(...i)=>i.some(P=>g.value.includes(P)),l=(i,P)=>n(w(d,i),i,P,u),p=l("authz",c("authz_code")),a=l("token",c(
"authz_code","password")),T=s(w(d,"ports")),E=m(w(d,"scopes"));return{value:{client:$.value,grantTypes:g.value,authz:p.value,token:a.value,ports:T.value,scopes:E.
value},flaws:[$,g,p,a,T,E].flatMap(i=>i.flaws)}}const w=(d,u)=>Object.hasOwn(d,u)?d[u]:void 0,S=(d,u,h)=>({value:d,flaws:[{rule:u,value:h}]}),A=d=>({value:d,flaws:[]});
function f(d){return typeof d!="string"?S("","client-missing",d):d===""?S(d,"client-empty",d):A(d)}function o(d,u){if(d===void 0)return A(["authz_code"]);if(!Array.
isArray(d))return S([],"grant-types-invalid",d);const h=[...new Set(d.filter(c=>typeof c=="string"))];return h.includes("authz_code")||h.includes("password")&&u===
k?h.every(c=>O.includes(c))?A(h):S(h,"grant-types-unknown",d):S(h,"grant-types-unsupported",d)}function n(d,u,h,$){if(typeof d!="string")return h?S(null,`${u}-m\
issing`,d):A(null);const g=(0,v.v)($,d);if(g.ok&&(0,y.cz)(g.value).name!=="")return A((0,y.jr)(g.value));const l=`failed to parse ${u==="authz"?"authorization":
"token"} URL: ${g.ok?"no Host in request URL":g.why}`;return{value:null,flaws:[{rule:`${u}-invalid`,why:l}]}}function s(d){if(d===void 0)return A(r);if(!Array.isArray(
d))return S(r,"ports-ignored",d);if(d.length!==2)return S(r,"ports-count",d);const[u,h]=d;return!e(u)||!e(h)?S(r,"ports-range",d):u>h?S(r,"ports-order",d):u===h?
S([u,h],"ports-single",d):A([u,h])}const e=d=>typeof d=="number"&&Number.isInteger(d)&&d>=r[0]&&d<=r[1];function m(d){if(d===void 0)return A([]);if(!Array.isArray(
d))return S([],"scopes-ignored",d);const u=d.filter(h=>typeof h=="string");return u.length===d.length?A(u):S(u,"scopes-invalid",d)}}),241:((yt,N,t)=>{t.d(N,{B:()=>O});
var y=t(1831);const v=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,r="TF_TOKEN_";function O(f,o,n){const[s]=(0,y.fK)(o);return s===void 0?[]:f.flatMap(e=>{const m=(0,y.$k)(e);
if(m!==null&&n.has(m))return[];const d=k(e,m,o);return d===null?[]:[{variable:e,why:d,write:s,isParent:M(m,o)}]})}function k(f,o,n){const s=v.exec(f)?.[0];if(s===
void 0)return null;const e=f.slice(s.length);return o!==null&&M(o,n)?`it is for ${(0,y.nx)(o)} only: the clients do not use the tokens of parent domains`:S(n).some(
m=>m===w(e))?s!==r?`it begins with ${s}, and the clients read only ${r}`:o===null?"the clients cannot read a hostname from it and ignore it":`the clients read i\
t for ${(0,y.nx)(o)}${A(e,n)}`:null}const M=(f,o)=>f!==null&&(0,y.Sv)(o).name.endsWith(`.${(0,y.Sv)(f).name}`),w=f=>f.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),
"_").replace(/^_|_$/g,"");function S(f){const{name:o}=(0,y.Sv)(f);return[...new Set([f,o,(0,y.nx)(f)].map(w))]}function A(f,o){const{name:n,port:s}=(0,y.Sv)(o);
return s!==443&&!f.includes(":")?"; a port follows a colon":n.includes("-")&&!f.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((yt,N,t)=>{
t.d(N,{S3:()=>a,Wi:()=>h,YM:()=>T,a2:()=>l,cZ:()=>M,cr:()=>g,hs:()=>c,pq:()=>p,sC:()=>$});var y=t(2886),v=t(1064),r=t(1831),O=t(8884);const k=3;function M(E){const i=E.
some(C=>{const R=(0,O.Xd)(C);return R!==null&&(0,O.cC)(R)}),P=i?w(E):E;return[...Map.groupBy(P,A).values()].flatMap(C=>{const R=[...Map.groupBy(C,f).values()];return R.
length>k?[C]:R}).flatMap(C=>o(C)??[]).map(C=>({cause:C,hits:i?(0,O.eb)(C.findings).length:0})).toSorted(({cause:C,hits:R},{cause:b,hits:H})=>(0,y.Np)(C,b)||S(C)-
S(b)||H-R||b.hosts.length-C.hosts.length).map(({cause:C})=>C)}const w=E=>E.map(i=>({finding:i,hits:(0,O.eb)([i]).length})).toSorted((i,P)=>P.hits-i.hits).map(({
finding:i})=>i);function S({code:E,affects:i}){return E==="host-not-checked"?2:i.length===0||v.Du.some(P=>i.includes(P))?0:1}const A=({severity:E,problem:i,affects:P,
exclude:C})=>JSON.stringify([E,i.code,P,C===void 0]),f=E=>E.exclude===void 0?d(E.problem.help??"",E):"";function o(E){const[i]=E;if(i===void 0)return null;const P=[
...new Set(E.flatMap(({host:W})=>W??[]))],{code:C,title:R,help:b,message:H}=i.problem,_=(W,rt)=>P.length>1?d(W,rt):W,G=_(H,i),K=E.every(W=>_(W.problem.message,W)===
G),I=_(b??"",i),B=E.every(W=>_(W.problem.help??"",W)===I);return{severity:i.severity,code:C,title:R,affects:i.affects,findings:E,hosts:P,message:K?G:null,help:I!==
""&&B?m(I,E):null}}const n=/\bTF_TOKEN_\w+/g,s="TF_TOKEN_HOST",e=5;function m(E,i){if(!E.includes(s))return E;const P=new Set(i.flatMap(({problem:C})=>C.help?.match(
n)??[]));return P.size<=e?`${E}; ${s} is ${[...P].join(" or ")}`:`${E}; in ${s}, write each dot of the host as an underscore and each hyphen as two`}function d(E,{
host:i}){return i===null||E===""?E:[...new Set([i,(0,r.nx)(i)])].reduce((P,C)=>P.replaceAll(C,u),E).replace(n,s).replaceAll(/\bhost the host/g,"the host")}function u(E,i,P){
const[C=" ",R=" "]=[P[i-1],P[i+E.length]];return/[\s("]/.test(C)&&/[\s,;.:)"]/.test(R)?"the host":"HOST"}const h=3,$=E=>M(E).flatMap(i=>g(i).slice(0,h).flatMap(
([,P])=>(0,O.tN)(P)??[]).filter(P=>!(0,O.cC)(P))),g=({message:E,findings:i})=>E===null?[...Map.groupBy(i,({problem:P})=>P.message)]:[[E,i]],c=({hosts:E,findings:i})=>E.
length>0&&!i.every(y.l$),l=E=>c(E)?"host":"place";function p(E){if(c(E))return E.hosts.length;const{lines:i,leftOut:P}=(0,O.yv)(E.findings);return i.length+P}function a(E){
const{findings:i,message:P}=E;return P===null?i.map(C=>[C]):c(E)?[...Map.groupBy(i,({host:C})=>C).values()]:(0,O.yv)(i).lines}function T(E){const i=E.filter(R=>c(
R)&&R.hosts.length>1),C=[...Map.groupBy(i,({hosts:R})=>R.toSorted().join()).values()].flatMap(([R,...b])=>R===void 0?[]:b.map(H=>[H,R.code]));return new Map(C.filter(
([{message:R}])=>R!==null))}}),4503:((yt,N,t)=>{t.d(N,{DZ:()=>e,R8:()=>u,aE:()=>O,oW:()=>m,uM:()=>r});var y=t(5143),v=t(8884);function r({file:$,line:g},{links:c,
repositories:l}){const{repository:p,path:a}=(0,y.bH)($);if(p!==null){const E=w(M(l).get(p),a);return E===null?null:`${E}#L${g}`}const T=c?.get($);return T===void 0?
null:T.diff?.lines.has(g)?`${T.diff.url}R${g}`:`${T.url}#L${g}`}const O=($,{repositories:g})=>M(g).get($)?.url??null,k=new WeakMap;function M($){const g=k.get($)??
new Map($.flatMap(({name:c,url:l,commit:p})=>{const a=l===null?null:s(l,p);return a===null?[]:[[c,a]]}));return k.set($,g),g}function w($,g){const c=g==="."?null:
m(g);return!$?.files||c===null?null:`${$.files}/${c}`}const S=600,A=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,f=/^(?:[\da-f]{40}|[\da-f]{64})$/,
o=/^gitlab\.com$/i,n=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;function s($,g){const[,c]=$.length<=S?
A.exec($)??[]:[];return c===void 0?null:g===null||!f.test(g)?{url:$,files:null}:o.test(c)?{url:$,files:`${$}/-/blob/${g}`}:{url:$,files:n.test(c)?null:`${$}/blo\
b/${g}`}}function e({url:$,commit:g}){const c=$===null?null:s($,g)?.files??null;return c===null?null:c.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")}function m($){
if(!$.isWellFormed())return null;const g=c=>encodeURIComponent(c).replace(/[!'()*_~]/g,l=>`%${l.charCodeAt(0).toString(16).toUpperCase()}`);return $.split("/").
map(g).join("/")}const d=5e3;function u($){const g=new Set;for(const c of h($))if(typeof c!="string"&&(0,v.CN)(c.file)&&g.add(c.file),g.size===d)break;return g}
function*h({findings:$,hosts:g,roots:c}){for(const{places:l}of $)yield*l;for(const{requirements:l}of g)for(const{because:p}of l)yield*p;for(const{rows:l}of c)for(const{
places:p}of l)yield*p}}),7574:((yt,N,t)=>{t.d(N,{I$:()=>k,QN:()=>S,kJ:()=>r,nO:()=>A,tY:()=>O,u8:()=>w});var y=t(4120);const v=864e5;function r(f){const o=Math.
round(f);if(o<1e3)return`${o} ms`;if(o<59950)return`${(o/1e3).toFixed(1)} s`;const n=Math.round(o/1e3);return`${Math.floor(n/60)} min ${n%60} s`}function O(f){return f<
1e3?`${f} B`:f<999950?`${(f/1e3).toFixed(1)} kB`:`${(f/1e6).toFixed(1)} MB`}function k(f){return[["DNS",f.lookupMs],["connect",f.connectMs],["TLS",f.tlsMs],["fi\
rst byte",f.firstByteMs],["total",f.totalMs]].flatMap(([n,s])=>s===null?[]:[[n,s]])}const M=6e4;function w(f,o){const n=Date.parse(o)-Date.parse(f);if(!(n>=M))return"\
less than a minute";const s=Math.floor(n/M),e=[{count:Math.floor(s/1440),unit:s>=2880?"days":"day"},{count:Math.floor(s%1440/60),unit:"h"},{count:s%60,unit:"min"}],
m=e.findIndex(({count:d})=>d>0);return e.slice(m,m+2).filter(({count:d})=>d>0).map(({count:d,unit:u})=>`${d} ${u}`).join(" ")}const S=f=>`${f.slice(0,16).replace(
"T"," ")} UTC`;function A(f,o){const n=(Date.parse(f)-Date.parse(o))/v;if(Number.isNaN(n))return f;const s=(0,y.px)(Math.floor(Math.abs(n)),"day"),e=Math.abs(n)<
1,m=e?"within the last day":`${s} ago`,d=e?"in less than a day":`in ${s}`;return`${f.slice(0,10)} (${n<0?m:d})`}}),5102:((yt,N,t)=>{t.d(N,{$N:()=>d,JR:()=>o,QK:()=>m,
b:()=>n,cG:()=>f,fX:()=>$,hm:()=>e,md:()=>s,mt:()=>M,nx:()=>w,sG:()=>A});var y=t(4e3),v=t(5799),r=t(4120),O=t(8884),k=t(4148);const M=a=>a!==null&&a.indexes.length<
a.count,w={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},S=["fails","unchecked","warns","skipped","works"];function A(a){
if(n(a))return"unchecked";const T=e(a.findings);return T==="error"?"fails":T==="warning"?"warns":o(a)?"skipped":"works"}const f=a=>["fails","warns"].includes(A(
a)),o=({visit:a})=>a.attempt.discovery.kind==="skipped",n=({visit:{attempt:a}})=>a.discovery.kind==="skipped"&&a.discovery.problem.code==="host-not-checked";function s(a){
return S.flatMap(T=>a.filter(E=>A(E)===T))}const e=a=>v.oC.find(T=>a.some(E=>E.severity===T))??null;function m({findings:a}){const T=e(a);return T==="notice"?[]:
a.filter(({severity:E})=>E===T)}function d({hosts:a,files:T,findings:E,passed:i,stopped:P,roots:C},{repositories:{length:R}}){const b=(0,k.g5)(C,R),H=b===null?T:
T.filter(({problem:ot})=>!u.test(ot.code)),_=H.filter(ot=>!h(ot)),G=e(_)==="error"&&!a.some(ot=>A(ot)==="fails"),I=b===null&&!G&&R>0?` in ${(0,r.px)(R,"reposito\
ry")}`:"",W=[_.length<H.length?[`nothing to check${I}`]:g(a,I),p(_,b===null&&G?R:null)],rt=G?W.toReversed():W,it=[b??[],...rt].flat().join(", "),Q=e(E)==="error";
if(P!==null){const ot=(0,y.Cw)(P);return Q||a.some(n)?`${it} (${ot})`:`${ot}; ${it}`}return i&&Q?`${it} (the check passes: fail-on is never)`:i||Q?it:`${it} (th\
e check fails: fail-on is warning)`}const u=/^(?:module|provider|version|package|constraint|lock)-/,h=({problem:a,severity:T})=>a.code==="nothing-to-check"&&T===
"error",$="not allowed";function g(a,T){const E=a.length;if(E===0)return[`no registry hosts to check${T}`];const i=a.filter(Q=>!o(Q)).map(A),P=a.filter(n).length,
[C,R]=[i.length,E-i.length],b=i.filter(Q=>Q==="fails").length,H=i.filter(Q=>Q==="warns").length,_=a.filter(Q=>o(Q)&&A(Q)==="fails").length,G=[{count:b,words:w.fails},
{count:_,words:$},{count:P,words:w.unchecked}],K=[{count:C-b,words:w.works},{count:R-_-P,words:w.skipped}],I=b+_+P>0,[B,...W]=(I?G:K).filter(({count:Q})=>Q>0),it=B?.
words===$||B?.words===w.unchecked?B.count===1?"is ":"are ":"";return[`${l(B?.count??0,E)}${T} ${it}${B?.words}`,...W.map(({count:Q,words:ot})=>`${Q} ${ot}`),...H===
0?[]:[c(H,E,I)]]}function c(a,T,E){return T===1?"with warnings":`${a} ${E?"more ":""}with warnings`}function l(a,T){return T===1?"1 registry host":a===T?`all ${T}\
 registry hosts`:`${a} of ${T} registry hosts`}function p(a,T){const E=e(a);if(E===null||E==="notice")return[];const i=a.filter(({severity:b})=>b===E),P=(0,O.eb)(
i).length,C=P===0?(0,O.Dc)(i):0,R=(0,O.BQ)(a);return[...P===0?[]:[`${E}s in files of ${T===null?(0,r.px)(P,"repository"):(0,O.iW)(P,T)}`],...C===0?[]:[`${E}s in\
 ${(0,r.px)(C,"file")}`],...e(R)===E?[`${E}s in the ${(0,O.et)(R)}`]:[]]}}),4120:((yt,N,t)=>{t.d(N,{DO:()=>d,H8:()=>w,Iu:()=>M,K4:()=>S,Ku:()=>A,QI:()=>m,Rk:()=>u,
SY:()=>n,UV:()=>f,_l:()=>k,dy:()=>r,od:()=>s,px:()=>O,wO:()=>e,y0:()=>o});var y=t(5799),v=t(1064);const r="new in this pull request",O=(h,$)=>`${h} ${h===1?$:k(
$)}`,k=h=>`${h.replace(/(?<=[^aeiou])y$/,"ie")}s`,M=h=>h.replace(/^./u,$=>$.toUpperCase()),w=h=>y.oC.flatMap($=>{const{length:g}=h.filter(c=>c.severity===$);return g===
0?[]:[O(g,$)]}).join(", ");function S(h,$,g=0){const c=h.slice(0,$),l=h.length-c.length+g;return`${c.join(", ")}${l>0?` and ${l} more`:""}`}const A=(h,$)=>h.length<=
2*$?h:h.slice(0,$);function f(h,$,g,c=l=>`and ${l} more`){const l=h.length-$;return[...h.slice(0,$).flatMap(g),...l>0?[c(l)]:[]]}function o(h,$){if(h===null||h.
indexes.length!==1)return[];const[g]=h.indexes;return[$?`shard ${g} of ${h.count}: other hosts belong to other shards`:`no host belongs to shard ${g}/${h.count}`]}
const n=h=>v.zK.every($=>h.includes($))?"all clients":h.map($=>v.bB[$]).join(", ");function s(h,$){const g=$.filter(c=>h.includes(c));return h.length===0||g.length===
$.length?"":g.length===0?"no client in use":g.map(c=>v.bB[c]).join(", ")}const e=h=>h.map($=>v.bB[$]).join(" and "),m=({clients:h,versions:$})=>h.map(g=>[v.bB[g],
$[g]].join(" ").trim()).join(" and "),d=h=>h==="any"?"any service":h;function u(h){switch(h){case"none":return"none";case"sent":return"sent";case"withheld":return"\
not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((yt,N,t)=>{t.d(N,{BQ:()=>T,CN:()=>i,Dc:()=>a,II:()=>M,Ky:()=>w,Qz:()=>p,
R3:()=>k,Xd:()=>g,Yx:()=>u,_X:()=>e,cC:()=>f,eb:()=>o,eo:()=>O,et:()=>E,fP:()=>m,iW:()=>n,mj:()=>s,oN:()=>d,rv:()=>S,tN:()=>c,xi:()=>l,yv:()=>$});var y=t(5143),
v=t(4120),r=t(8641);const O=R=>P(R)?`${M(R.file)}:${R.line}`:R,k=({file:R,line:b,column:H})=>`${M(R)}:${b}:${H}`;function M(R){const{repository:b,path:H}=(0,y.bH)(
R);if(b===null)return(0,r.J7)(R);const _=(0,r.J7)(b);return H==="."?_:`${_}//${(0,r.J7)(H)}`}function w(R,b,H=O,_=0){const{places:G,isOfRepositories:K}=S(C(R)),
I=G.slice(0,b).map(H).join(", "),B=Math.max(0,G.length-b)+(K?0:_),W=B>0?[(0,v.px)(B,K?"more repository":"more place")]:[];return[...I===""?[]:[I],...W].join(" a\
nd ")}function S(R){const b=A(R),H=b.filter(f).length>1;return{places:H?b:R,isOfRepositories:H}}function A(R){const b=new Set;return R.filter(H=>{const _=P(H)?(0,y.
_M)(H.file):null;return _===null?!0:!b.has(_)&&b.add(_)})}const f=R=>P(R)&&(0,y._M)(R.file)!==null;function o(R){const b=new Map;for(const H of new Set(R.map(({
places:_})=>_)))for(const _ of H.filter(P)){const G=(0,y._M)(_.file);G!==null&&!b.has(G)&&b.set(G,_)}return[...b.values()]}const n=(R,b)=>R===b?`all ${b} reposi\
tories`:`${R} of ${b} repositories`;function s(R,b){const{length:H}=b>1?o(R):[];return H>1?n(H,b):""}function e(R){const b=R.filter(({severity:_})=>_!=="notice").
flatMap(_=>o([_]).map(G=>{const{severity:K,problem:I}=_;return{repository:(0,y._M)(G.file)??"",severity:K,code:I.code,place:G}})),H=({findings:_},G)=>_.filter(K=>K.
severity===G).length;return Array.from(Map.groupBy(b,({repository:_})=>_),([_,G])=>({repository:_,findings:G})).toSorted((_,G)=>H(G,"error")-H(_,"error")||H(G,"\
warning")-H(_,"warning"))}const m=({length:R})=>`with errors or warnings in ${R===1?"its":"their"} own files`;function d(R,b){const{isOfRepositories:H}=S(R),_=K=>(H?
(0,y._M)(K.file):null)??O(K),G=new Set(b.map(K=>K&&_(K)));return R.filter(K=>!G.has(_(K)))}const u=(R,b=O)=>w(R,R.every(P)?1:2,b),h=1e5;function $(R){const b=new Map(
R.map(({places:I,placesLeftOut:B=0})=>[I,B])),H=[];for(const I of b.keys())H.length<h&&H.push(...I);const _=b.entries().reduce((I,[B,W])=>I+B.length+W,0),G=C(H.
filter(P)),K=[...new Set(H.filter(I=>typeof I=="string"))];return{lines:G,settings:K,leftOut:_-H.length}}const g=({places:R})=>R.find(P)??null,c=R=>R.map(g).find(
b=>b!==null)??null;function l(R,{clients:b,repositories:H},_,G){const{lines:K,settings:I,leftOut:B}=$([R]);return[["help",(0,r.RK)(R.problem.help??"",_)],["affe\
cts",(0,v.od)(R.affects,b)],["hits",s([R],H.length)],["also at",w(d(K,K.slice(0,1)),G,O,B)],["required by",w(I,G)]].filter(([,rt])=>rt!=="")}const p=({requirements:R})=>R.
some(({because:b})=>b.some(P)),a=R=>new Set(R.flatMap(({places:b})=>b.filter(P).map(({file:H})=>H))).size,T=R=>R.filter(b=>g(b)===null),E=R=>R.every(({problem:b})=>b.
code.startsWith("credentials-"))?"credentials":"settings",i=R=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(R)&&(0,y._M)(R)===null,P=R=>typeof R!="string";function C(R){
const b=new Map;return R.filter(H=>{const{file:_,line:G}=typeof H=="string"?{file:H,line:0}:H,K=b.get(_);if(K===void 0)b.set(_,new Set([G]));else{if(K.has(G))return!1;
K.add(G)}return!0})}}),6763:((yt,N,t)=>{t.d(N,{h$:()=>e,q9:()=>S,rc:()=>A});var y=t(4e3),v=t(7574),r=t(5102),O=t(4120),k=t(8884);const M=50,w=3,S=d=>(0,O.UV)(d,
M,u=>u,u=>`and ${(0,O.px)(u,"more remark")}`),A=d=>[...f(d),...n(d)];function f({files:d}){const u=d.filter(({exclude:g,severity:c})=>g!==void 0&&c!=="notice"),
h=new Set(u.flatMap(({exclude:g})=>g??[])),$=(0,k.eb)(u).length;return u.length===0?[]:[o(u.length,[...h],$)]}function o(d,u,h){const $=d===1?"1 finding is":`${d}\
 findings are`,g=h===1?" of 1 repository":` of ${h} repositories`,[c,l]=h===0?["","`exclude`"]:[g,"`exclude` where their files are read"];return`${$} in tests, \
examples or templates${c}, where errors are warnings; to skip such files, set ${l}: ${(0,y.XT)(u,w)}`}function n({roots:d}){return d.some(({rows:h})=>h.some(({platforms:$})=>$.
some(({available:g})=>g===!0)))?["signatures of provider packages were not verified"]:[]}function s({hosts:d},{scan:u,repositories:h,shards:$}){const{files:g,bytes:c,
usages:l,durationMs:p}=u,a=d.filter(k.Qz).length,T=(0,r.mt)($),E=T?"all registry hosts":(0,O.px)(a,"registry host"),P=a===0&&!T?"no registry host is used":`${(0,O.
px)(l,"usage")} of ${E}`;return h.length>0?`${P} in ${(0,O.px)(h.length,"repository")}`:g===0&&p===0?null:g===0?"found no Terraform or OpenTofu files":`scanned ${(0,O.
px)(g,"file")} (${(0,v.tY)(c)}) in ${(0,v.kJ)(p)}: ${P}`}function e(d,u){const{dialect:h,durationMs:$,scan:g,remarks:c,shards:l}=u,p=s(d,u),T=d.hosts.length===0&&
g.files===0?"":` for ${(0,O.QI)(h)} (${h.why})`;return[`${m(d)}; checked in ${(0,v.kJ)($)}${T}`,...(0,O.y0)(l,d.hosts.length+d.roots.length>0),...p===null?[]:[p],
...c]}function m({findings:d,ignored:u}){const h=(0,O.H8)(d)||"no findings";return u>0?`${h}, ${u} ignored`:h}}),4148:((yt,N,t)=>{t.d(N,{Fg:()=>f,LC:()=>s,Mm:()=>S,
P:()=>u,cZ:()=>h,eX:()=>R,fi:()=>e,g5:()=>m,ie:()=>c,ij:()=>C,jB:()=>d,mC:()=>l,nS:()=>p,ns:()=>P,pJ:()=>n,qj:()=>A});var y=t(5143),v=t(1064),r=t(5011),O=t(5257),
k=t(4120),M=t(8884);const w=["fails","warns","works"];function S({worst:_}){return _==="error"?"fails":_==="warning"?"warns":"works"}const A=({rows:_})=>w.find(
G=>_.some(K=>S(K)===G))??"works";function f(_){const G=A({rows:_});return G==="works"&&_.some(o)?"skipped":G}const o=({chosen:_})=>Object.keys(_).length===0,n={
fails:"init fails",warns:"has warnings",works:"passed"},s=3,e=({directory:_},G)=>_===O.cd.file?O.cd.file:_==="."?"the top directory":G(_);function m(_,G=0){const K=_.
filter(({directory:Q})=>Q!==O.cd.file),{failing:I}=d(K),{length:B}=I;if(B===0)return null;const W=new Set(I.map(({directory:Q})=>(0,y._M)(Q))),rt=G<2?"":` (${(0,M.
iW)(W.size,G)})`;return K.length===1?`init fails${rt}`:`init fails in ${B===K.length?`all ${B}`:`${B} of ${K.length}`} root modules${rt}`}function d(_){const{fails:G=[],
warns:K=[],works:I=[]}=Object.groupBy(_,A);return{failing:G,wrong:[...G,...K],good:I}}function u({rows:_}){const{fails:G=[],warns:K=[],works:I=[]}=Object.groupBy(
_,S);return{wrong:[...G,...K],good:I}}function h(_){const G=new Map;for(const B of d(_).wrong)for(const W of u(B).wrong){const rt=$(W),it=G.get(rt)??{row:W,roots:new Set};
G.set(rt,it),it.roots.add(B)}const{fails:K=[],warns:I=[]}=Object.groupBy(G.values(),({row:B})=>S(B));return[...K,...I]}const $=({kind:_,source:G,constraints:K,locked:I,
chosen:B,problems:W})=>JSON.stringify([_,G,K,I,B,W]),g=3;function c(_,G){const K=new Map(_.map(B=>[B.row,[...B.roots]]));return{title:"root modules",cell:B=>{const W=K.
get(B)??[],rt=W.slice(0,g).map(G);return(0,k.K4)(rt,g,W.length-rt.length)}}}const l=({address:_,host:G},{clients:K})=>K.every(I=>(0,r.Vm)(I)===G)&&_.startsWith(
`${G}/`)?_.slice(G.length+1):_;function p(_){const G=[...new Map(_.map(it=>[`${it.kind} ${it.source}`,it])).values()],K=["module","provider"].flatMap(it=>{const{
length:Q}=G.filter(ot=>ot.kind===it);return Q===0?[]:[(0,k.px)(Q,it)]});if(K.length===0)return"no registry modules and no providers";const I=_.some(({platforms:it})=>it.
length>0)?" and package":"",B=G.filter(o).length,W=G.filter(({chosen:it})=>Object.values(it).includes(null)).length,rt=B+W===0?`every version${I} is available`:
[...W>0?[`${W} without a version`]:[],...B>0?[`${B} not checked`]:[]].join(", ");return`${K.join(" and ")}, ${rt}`}const a=60,T=6,E=60,i=12;function P({clients:_,
rows:G},K){const I=G.every(({chosen:W})=>new Set(Object.values(W)).size<=1),B=[{title:"constraint",cell:({constraints:W})=>(0,k.K4)([...new Set(W)].map(rt=>K(rt,
E)),T)},...I?[{title:"version",cell:W=>b(W,null,K)}]:_.map(W=>({title:v.bB[W],cell:rt=>b(rt,W,K)})),{title:"newest",cell:({newest:W})=>W===null?"":K(W,a)},{title:"\
platforms",cell:({platforms:W})=>H(W,K)}];return C(B,G)}const C=(_,G)=>_.filter(({cell:K})=>G.some(I=>K(I)!=="")),R=_=>({title:"problem",cell:({problems:G})=>G.
filter(({usualSeverity:K})=>K!=="notice").map(_).join(", ")});function b({chosen:_,locked:G},K,I){const B=K===null?Object.values(_)[0]:_[K];return B===void 0?"":
B!==null?`${I(B,a)}${B===G?" (locked)":""}`:G===null?"none":`none (locked: ${I(G,a)})`}function H(_,G){const K=_.map(({platform:I,available:B})=>`${B===null?"?":
B?"\u2713":"\u2717"} ${G(I,a)}`);return(0,k.K4)(K,i)}}),5257:((yt,N,t)=>{t.d(N,{JT:()=>M,KS:()=>w,MO:()=>f,MP:()=>k,Nf:()=>A,W$:()=>O,cd:()=>r,yp:()=>S});var y=t(
5143);const v="hostnames input",r={file:v,line:1,column:1,endColumn:1},O=o=>o.file===v?v:o,k=({host:o,namespace:n,name:s,system:e})=>`${o}/${n}/${s}/${e}`,M=({host:o,
namespace:n,type:s})=>`${o}/${n}/${s}`;function w(o,n){const s=o.versions??A(o)?.values?.[n]??null;return s===null?null:{text:s,place:S(o)}}function S(o){const{
versionsAt:n,place:s}=o,e=typeof n=="number"?n:n?.at;return e===void 0?s:{file:s.file,...(0,y._h)(e)}}const A=({versionsAt:o})=>typeof o=="number"?null:o,f=(o,n)=>`${o}\
 ${n}`}),8416:((yt,N,t)=>{t.d(N,{L2:()=>f,oh:()=>M,rU:()=>o});var y=t(4e3),v=t(5143),r=t(1064),O=t(5603),k=t(3469);function M(c,l){let p;return()=>(p??=t.e(9249).
then(t.bind(t,9249)).then(({readTools:a})=>a(c,l)),p)}const w=["terraform"],S="assumed, CLI not detected; set `dialect`",A="CLI not detected; set `dialect` to c\
heck one";async function f({setting:c,scan:l}){const p=c.name==="auto"?null:s(c.name);if(l===null||l.isEmpty){const C=p===null?A:n;return h(p??r.Du,[C],[],c,{signs:[],
constraints:[]})}const a=await u(l,c,p),{constraints:T}=l;if(p!==null)return h(p,[n],[],c,{signs:a,constraints:T});const E=d(a);if(E.length===0)return{...h(w,[S],
[],c,{signs:a,constraints:T}),isGuess:!0};const i=e(E),P=i.flatMap(C=>E.find(R=>R.client===C)??[]);return h(i,P.map(g),E,c,{signs:a,constraints:T})}async function o({
clients:c},l){if(l===null||l.isEmpty)return r.zK;const{others:p}=await l.tools(),a=c;return r.zK.filter(T=>a.includes(T)||p.has(T)||T==="terragrunt"&&l.usesTerragrunt)}
const n="set by `dialect`",s=c=>c==="both"?r.Du:[c],e=c=>r.Du.filter(l=>c.some(p=>p.client===l));function m(c){const l=c.filter(({place:p})=>!(0,v.Zl)(p.file));
return l.length===0?c:l}const d=c=>{const l=m(c);return O.A.map(a=>l.filter(T=>T.level===a)).find(({length:a})=>a>0)??[]};async function u({signs:c,tools:l,hasCloudHostname:p},a,T){
const E=d(c),i=T??e(E),P=E.every(({place:G})=>(0,v.Zl)(G.file)),C=T===null&&(P||E.some(({isCloud:G})=>G)),R=a.version===null&&i.some(G=>(0,k.w)(G,[]).length>1);
if(!C&&!R)return c;const{setsCloudHostname:b,signs:H}=await l(),_=p||b;return[...c.filter(({isCloud:G})=>!(G&&_)),...H]}function h(c,l,p,a,T){const[E,...i]=c,P=c.
map(b=>$(b,a,T)),C=P.flatMap(({client:b,version:H})=>H===null?[]:[[b,H]]),R=P.flatMap(({version:b,signs:[H]})=>b===null||H===void 0?[]:[g(H)]);return{name:E===void 0||
i.length>0?"both":E,clients:c,releases:P.flatMap(({releases:b})=>b),versions:Object.fromEntries(C),why:[...new Set([...l,...R])].join(", "),evidence:[...new Set(
[...p,...P.flatMap(({signs:b})=>b)])]}}function $(c,{version:l},p){if(l!==null)return{client:c,releases:(0,k.w)(c,[l]),version:l,signs:[]};const a=m(p.signs.filter(
R=>R.client===c&&R.version!==null)),T=[...new Set(a.map(R=>(R.version??"").replace(/^v/,"")))];if(T.length>0){const[R="",...b]=T,H=b.length===0&&(0,k.l)(R);return{
client:c,releases:(0,k.w)(c,T),version:H?R:null,signs:a}}const E=m(p.constraints),i=E.map(({text:R})=>R),P=(0,k.w)(c,i);if(P.length===(0,k.w)(c,[]).length)return{
client:c,releases:P,version:null,signs:[]};const C=E.map(({text:R,place:b})=>({client:c,level:"syntax",place:b,text:`requires ${(0,y.dh)(R)}`,version:R}));return{
client:c,releases:P,version:i.length===1?i[0]??null:null,signs:C}}const g=({place:c,text:l})=>`${c.file}:${c.line} ${l}`}),2161:((yt,N,t)=>{t.d(N,{L8:()=>o,TD:()=>m,
U4:()=>A,Z8:()=>d,e0:()=>f,tr:()=>S});var y=t(1064);const v=["terraform"],r=["opentofu"],O=[{suffix:".tftest.hcl",class:"test",clients:y.Du,twin:".tofutest.hcl"},
{suffix:".tftest.json",class:"test",clients:y.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:r},{suffix:".tofutest.json",class:"test",clients:r},
{suffix:".tfquery.hcl",class:"query",clients:v},{suffix:".tfquery.json",class:"query",clients:v},{suffix:".tfmigrate.hcl",class:"migrate",clients:v},{suffix:".t\
fcomponent.hcl",class:"stack",clients:v},{suffix:".tfcomponent.json",class:"stack",clients:v},{suffix:".tfstack.hcl",class:"stack",clients:v},{suffix:".tfstack.\
json",class:"stack",clients:v},{suffix:".tfdeploy.hcl",class:"deploy",clients:v},{suffix:".tfdeploy.json",class:"deploy",clients:v},{suffix:".tfmock.hcl",class:"\
none",clients:y.Du},{suffix:".tofumock.hcl",class:"none",clients:r},{suffix:".tf.json",class:"config",clients:y.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"\
config",clients:r},{suffix:".tf",class:"config",clients:y.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:r},{suffix:"terragrunt.hcl.json",class:"terrag\
runt",clients:y.Du},{suffix:".hcl",class:"terragrunt",clients:y.Du}],k=Map.groupBy(O,({suffix:u})=>u.slice(u.lastIndexOf(".")+1)),M=".terraform.lock.hcl",w={class:"\
lock",syntax:"hcl",clients:y.Du,isOverride:!1},S=u=>u.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(u),A=".terraform/modules/modules.json",f={...w,class:"\
manifest",syntax:"json"};function o(u,h,$){if(u===M)return w;const c=k.get(u.slice(u.lastIndexOf(".")+1))?.find(({suffix:C})=>u.endsWith(C));if(c===void 0||c.class===
"none")return;const l=n(u)&&c.class==="test"&&$==="tests";if(n(u)&&!l)return;const p=u.slice(0,-c.suffix.length),a=c.twin!==void 0&&h.has(p+c.twin),T=p==="overr\
ide"||p.endsWith("_override"),E=a||l;if(E&&!c.clients.includes("terraform"))return;const i=E?v:c.clients,P=u.endsWith(".json")?"json":"hcl";return{class:c.class,
syntax:P,clients:i,isOverride:T}}const n=u=>u.startsWith(".")||u.endsWith("~")||u.startsWith("#")&&u.endsWith("#"),s=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
e=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","at\
lantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuil\
d|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].
join("|")})$`,"i"),m=u=>s.test(u),d=u=>m(u)||e.test(u)}),6195:((yt,N,t)=>{t.d(N,{$8:()=>M,G$:()=>w,Ls:()=>O,UO:()=>S,VK:()=>r,sq:()=>A});var y=t(6760);const v=/[*?[{]/;
function r(f){const o=f.split("/"),n=o.findIndex(s=>v.test(s));return n<0?{fixed:f}:{fixed:o.slice(0,n).join("/"),glob:o.slice(n).join("/")}}function O(f){const o=f.
map(n=>{const s=n.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:s,start:k(s)}});return n=>{const s=n.toLowerCase();return o.some(({glob:e,start:m})=>e===
n||s.startsWith(m)&&y.posix.matchesGlob(n,e))}}function k(f){const[o=""]=f.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(f)??[];return o.toLowerCase()}const M=({
file:f,glob:o},n)=>f===n||o!==void 0&&y.posix.matchesGlob(n,o),w=f=>f.startsWith(".")||f==="node_modules",S=(f,o)=>f===o||f.startsWith(o.endsWith(y.sep)?o:o+y.sep),
A=f=>y.sep==="/"?f:f.replaceAll(y.sep,"/")}),5603:((yt,N,t)=>{t.d(N,{A:()=>O,j:()=>M});var y=t(5143),v=t(1064),r=t(5011);const O=["lock-file","syntax","version-\
file","tool","hook"],k=100;class M{found=new Map;allowed=new Map;addFiles(A){for(const{file:f,kind:o,scope:n,isContext:s}of A){if(s)continue;const[e]=o.clients;
if(e!==void 0&&o.clients.length===1&&!w(f)){const m={file:f,line:1,column:1,endColumn:1};this.addSyntax(e,`is read by ${v.bB[e]} only`,m)}for(const m of n.traits)
this.addTrait(m)}}addUsages(A){for(const f of A)f.kind==="lock_provider"?this.addLock(f):f.kind==="cloud_default"&&this.addCloud(f)}signs(){return[...this.found.
values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:A,text:f,place:o}){if(A==="version"){if(this.allowed.size>=k)return;const n=(0,y.Zl)(o.file)?
`${f} aside`:f;this.allowed.has(n)||this.allowed.set(n,{text:f,place:o})}else if(A==="binary"){const s={client:f==="tofu"?"opentofu":"terraform",level:"version-\
file",place:o,version:null};this.put({...s,text:"sets terraform_binary"})}else if(A!=="compatible"&&A!=="provider-version"){const{client:n,what:s}=v.$I[A];this.
addSyntax(n,`has ${s}`,o)}}addLock({host:A,place:f}){const o=v.Du.find(s=>(0,r.Vm)(s)===A);if(o===void 0)return;const n=`locks providers from ${A}`;this.put({client:o,
level:"lock-file",place:f,text:n,version:null})}addCloud({clients:A,isOverridden:f,place:o}){if(f||!A.includes("terraform"))return;this.put({client:"terraform",
level:"syntax",place:o,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax(A,f,o){this.put({client:A,level:"syntax",place:o,text:f,version:null})}put(A){
const f=`${A.client} ${A.text}`;if(this.found.has(f))return;const o=(0,y.Zl)(A.place.file)?`${f} aside`:f;this.found.has(o)||this.found.set(o,A)}}const w=S=>/(^|\/)[.#][^/]*$/.
test(S)}),7854:((yt,N,t)=>{t.d(N,{Oo:()=>w,YW:()=>O,kA:()=>M,sw:()=>k,u3:()=>f,vH:()=>S});var y=t(7052),v=t(1064);const r={line:1,column:1,endColumn:1};function O(o,n,s=r){
const e={file:o===""?".":o,...s};return{problem:n,place:e,clients:v.Du,host:null}}function k(o,n){const s=d=>n.includes(d),e=w(d=>d.every(s)?d:d.filter(s)),m=w(
d=>d.every(u=>u.clients.every(s))?d:d.flatMap(u=>{const h=e(u.clients);return h.length===0?[]:[{...u,clients:h}]}));return o.filter(d=>{const u=d;return u.clients=
e(d.clients),u.needs=m(d.needs),d.isHostImplied&&(u.host=u.needs[0]?.host??d.host),u.clients.length>0})}const M=o=>{const n=new Set;for(const{host:s,isHostImplied:e}of o)
s!==null&&!e&&n.add(s);return n};function w(o){let n;return s=>{n??=new Map;const e=n.get(s);if(e!==void 0||n.has(s))return e;const m=o(s);return n.set(s,m),m}}
const S=(o,n)=>o.filter(s=>s.clients.some(e=>n.includes(e))),A=1e4;class f{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(n=A){this.max=n}add(n){
const{problem:s,place:e}=n;if(s.code==="file-syntax"){if(this.broken.has(e.file))return;this.broken.add(e.file)}const m=this.kept.get(s.severity)??0;this.kept.set(
s.severity,m+1),m<this.max?this.notes.push(n):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const n=(0,y.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,O(".",n)]}}}),7152:((yt,N,t)=>{t.d(N,{G:()=>m});var y=t(3024),v=t(6760),r=t(9461),O=t(5747),k=t(7052),M=t(9664),w=t(
2161),S=t(6195);function A(g,c,l,p){if(g.kind==="error")return(0,k.fileUnreadable)({what:"link",code:g.code});const{kind:a,path:T}=g;return(0,S.UO)(T,c.boundary)?
a==="directory"?null:a==="special"?(0,k.fileUnreadable)({what:"link-to-special-file"}):{path:T,isScanned:f(T,c,l,p)}:(0,k.fileOutside)()}function f(g,c,l,p){if(c.
file!==void 0||c.glob!==void 0||!(0,S.UO)(g,c.path))return!1;const[a="",...T]=(0,S.sq)((0,v.relative)(c.path,g)).split("/").toReversed();if(T.some(S.G$))return!1;
const E=(0,S.sq)((0,v.relative)(l,g)).split("/");return E.map((P,C)=>E.slice(0,C+1).join("/")).slice(-1-T.length).some(p)?!1:(0,w.L8)(a,new Set([a]),T[0]??"")!==
void 0}var o=t(7854);const n={files:1e6,entries:1e7,directoryFiles:5e4},s=200,e=1e4;function*m(g,c={toolFiles:[],hasPlugins:!1},l=n){const p=new u(g,c,l);for(const a of g.
scan){const T=d(p.root,a);"path"in T?yield*p.walkFrom(T):yield{kind:"note",note:T}}}function d(g,c){const{fixed:l,glob:p}=(0,S.VK)(c);try{const a=(0,y.realpathSync)(
(0,v.resolve)(g,l)),T=(0,S.sq)((0,v.relative)(g,a)),E=(0,S.UO)(a,g),i=E?g:a;if(p!==void 0)return{path:a,name:T,boundary:i,glob:(0,M.Gz)(T,p)};if((0,y.statSync)(
a).isDirectory())return{path:a,name:T,boundary:i};const P=(0,v.resolve)(a,"..");return{...{path:P,name:(0,S.sq)((0,v.relative)(g,P))},boundary:E?g:P,file:T}}catch(a){
return(0,o.YW)(c,(0,k.fileUnreadable)({what:"scan",code:(0,O.Oj)(a)}))}}class u{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:c,scan:l,
exclude:p},a,T){this.root=(0,y.realpathSync)(c),this.isExcluded=(0,S.Ls)(p),this.aside=a,this.limits=T,this.selected=l.length>1?new Set:null}*walkFrom(c){const l=c.
glob===void 0&&c.file===void 0,p=[{path:c.path,name:c.name,depth:0,isSelected:l}];for(let a=p.pop();a!==void 0;a=p.pop()){yield{kind:"directory",name:a.name};const T=$(
a);if("problem"in T){yield{kind:"note",note:T};continue}const E=[];for(const i of this.findFiles(c,a,T))if("problem"in i)yield{kind:"note",note:i};else if(E.length<
this.limits.directoryFiles)E.push(i);else{yield h(a,"directory",this.limits.directoryFiles);break}if(this.files+=E.length,this.entries+=T.length,this.entries>this.
limits.entries||this.files>this.limits.files){yield h(a,"files",this.limits.files);return}if(E.some(({isContext:i})=>!i)&&(yield{kind:"module",files:E}),c.file!==
void 0)return;for(const i of this.findDirectories(c,a,T))p.push(i)}}*findFiles(c,l,p){const a=new Set;let T=!1;for(const i of p)(0,w.tr)(i.name)&&!i.isDirectory()&&
a.add(i.name),T||=i.name===".terraform",this.aside.hasPlugins||=i.name==="terraform.d";const E=l.name.slice(l.name.lastIndexOf("/")+1);for(const i of p){if(i.isDirectory())
continue;const P=(0,w.L8)(i.name,a,E);if(P===void 0){(0,w.Z8)(i.name)&&this.addToolFile(l,i.name);continue}const C=(0,M.Gz)(l.name,i.name),b={path:l.path+v.sep+
i.name,file:C,kind:P,isContext:!this.select(c,l,C)};i.isFile()?yield b:i.isSymbolicLink()?yield*this.follow(c,b):yield(0,o.YW)(C,(0,k.fileUnreadable)({what:"spe\
cial-file"}))}if(T&&l.isSelected){const i=[l.path,...w.U4.split("/")].join(v.sep),P=(0,r.$)(i);P.kind==="file"&&P.path===i&&(yield{path:i,file:(0,M.Gz)(l.name,w.
U4),kind:w.e0,isContext:!1})}}addToolFile({path:c,name:l},p){const a=(0,M.Gz)(l,p);this.aside.toolFiles.length>=e||this.isExcluded(a)||this.aside.toolFiles.push(
{path:c+v.sep+p,file:a})}select(c,l,p){return!(l.isSelected||(0,S.$8)(c,p))||this.isExcluded(p)||this.selected?.has(p)?!1:(this.selected?.add(p),!0)}*follow(c,l){
const p=A((0,r.$)(l.path),c,this.root,this.isExcluded);p!==null&&("code"in p?yield(0,o.YW)(l.file,p):yield{...l,path:p.path,isContext:l.isContext||p.isScanned})}findDirectories({
glob:c},{path:l,name:p,depth:a,isSelected:T},E){const i=[];for(const P of E.toReversed()){if(!P.isDirectory()||(0,S.G$)(P.name))continue;const C=(0,M.Gz)(p,P.name);
if(this.isExcluded(C))continue;const R=T||c!==void 0&&v.posix.matchesGlob(C,c),b=l+v.sep+P.name;i.push({path:b,name:C,depth:a+1,isSelected:R})}return i}}const h=({
name:g},c,l)=>({kind:"note",note:(0,o.YW)(g,(0,k.fileLimit)({kind:c,max:l}))});function $({path:g,name:c,depth:l}){if(l>s)return(0,o.YW)(c,(0,k.fileLimit)({kind:"\
depth",max:s}));try{return(0,y.readdirSync)(g,{withFileTypes:!0}).sort((p,a)=>p.name<a.name?-1:1)}catch(p){return(0,o.YW)(c,(0,k.fileUnreadable)({what:"director\
y",code:(0,O.Oj)(p)}))}}}),3612:((yt,N,t)=>{t.d(N,{ev:()=>S,ZW:()=>w,BU:()=>M,tG:()=>A,tC:()=>f});function y(o,n){const s=new TextEncoder().encode(o);let e=1,m=-1;
for(let d=1;d<=n;d+=1){const u=v(s,d);u>m&&(m=u,e=d)}return e}function v(o,n){const{length:s}=o,e=s&-4;let m=n;for(let d=0;d<e;d+=4)m^=O(r(o,d,4)),m=Math.imul(m<<
13|m>>>19,5)+3864292196|0;return e<s&&(m^=O(r(o,e,s-e))),m^=s,m=Math.imul(m^m>>>16,2246822507),m=Math.imul(m^m>>>13,3266489909),(m^m>>>16)>>>0}function r(o,n,s){
let e=0;for(let m=s-1;m>=0;m-=1)e=e<<8|(o[n+m]??0);return e}function O(o){const n=Math.imul(o,3432918353);return Math.imul(n<<15|n>>>17,461845907)}const k=500;function M(o,n,s){
const e=new Map;for(const g of s.values())e.set(g,(e.get(g)??0)+1);const m=Array.from(e).flatMap(([g,c])=>c>k?g:[]),d=new Set(m),u=new Set([...n,...e.keys()]),h=new Set(
[...u].filter(g=>!d.has(g)&&y(g,o.count)!==o.index)),$=Array.from(s).flatMap(([g,c])=>(d.has(c)?!S({...o,split:d},c,g):h.has(c))?g:[]);return{...o,split:d,others:new Set(
$),otherHosts:h}}const w=o=>o===null||o.index===1,S=(o,n,s)=>y(o.split.has(n)?`${n} ${s}`:n,o.count)===o.index,A=(o,n)=>o===null||(n===null?o.index===1:y(n,o.count)===
o.index),f=(o,n,s)=>o?.split.has(n)?Math.ceil(s/o.count):s}),1435:((yt,N,t)=>{t.d(N,{U7:()=>v,jK:()=>r,op:()=>O});var y=t(9562);const v=()=>Promise.all([t.e(4261),
t.e(3432),t.e(2629),t.e(2926)]).then(t.bind(t,2926));async function r(M,w,S,{environment:A,directory:f,mayHavePlugins:o,plugins:n=null}){if(w.hostnames.length===
0&&M.every(({needs:$})=>$.length===0))return{usages:M,remarks:[],findings:[],configs:[],releases:S.releases};const s=await O(w.cliConfig,S.clients,A),e=S.releases.
map($=>{const g=s.find(({client:c})=>c===$.client);return{...$,attemptMs:g?.requestTimeoutMs??$.attemptMs}}),m={root:f,plugins:n,mayHavePlugins:o,releases:e,asksMirrors:w.
depth!=="discovery"},d=await k(M,s,m),u=[...s.flatMap($=>$.findings),...d.findings],{mergeFindings:h}=await v();return{...d,findings:h(u),configs:s,releases:e}}
async function O(M,w,S){const{readCliConfig:A,thisMachine:f}=await v(),o=f(S);return w.map(n=>A(n,o,M))}async function k(M,w,S){if(!M.some(({needs:o})=>o.some(({
service:n})=>n===y.xq)))return{usages:M,remarks:[],findings:[]};const{withoutInstalled:f}=await Promise.all([t.e(5927),t.e(2488)]).then(t.bind(t,5927));return f(
M,w,S)}}),8723:((yt,N,t)=>{t.d(N,{Z:()=>S,j:()=>k});var y=t(1064),v=t(7854),r=t(5960),O=t(1435);async function k({requirements:A,roots:f,usages:o,part:n,checkouts:s},e,m,d){
const u=[...new Set(A.map(({host:b})=>b))],h=(0,r.e)(A,e,m),$=Array.from(h,([b,H])=>(0,r.i)(b,H)),g=u.filter(b=>!h.has(b)),c=e.depth!=="discovery"&&f.length>0;if(g.
length===0&&!c)return{visits:$,inquiry:Promise.resolve(null),tokenSources:new Map};const{attemptLimitMs:l,visitHosts:p}=await(0,O.U7)(),{configs:a,releases:T}=m,
{credentials:E,forced:i}=await S(e,a,d),P=await M(E,e,d),C=await p(g,{...P,forced:i,required:Map.groupBy(A,({host:b})=>b),maxRedirects:Math.max(...m.clients.map(
b=>y.NX[b])),releases:T,timeoutMs:e.timeoutMs??l(T),retries:e.retries,progress:b=>d.progress({kind:"visits",...b})}),R=e.depth==="discovery"?Promise.resolve(null):
w(f,{...P,usages:o,part:n,settings:e,dialect:m,configs:a,environment:d.environment,directory:d.directory,lockHashes:s?.lockHashes??null,plugins:s?.plugins??null,
learn:d.secrets.learn,progress:b=>d.progress({kind:"registries",...b}),visits:C});return{visits:[...C,...$],inquiry:R,tokenSources:E.known}}async function M(A,f,{
startTimer:o,stop:n}){const{networkOf:s}=await(0,O.U7)();return{network:s(f),credentials:{...A,find:(0,v.Oo)(A.find)},concurrency:f.concurrency,random:Math.random,
now:Date.now,startTimer:o,stop:n}}async function w(A,{environment:f,...o}){const{inquire:n}=await Promise.all([t.e(1741),t.e(5927),t.e(4261),t.e(3432),t.e(7517),
t.e(3567)]).then(t.bind(t,3567)),{thisMachine:s}=await(0,O.U7)(),e=o.settings.depth==="packages"?await Promise.all([t.e(1741),t.e(5927),t.e(400),t.e(4261),t.e(7517),
t.e(774)]).then(t.bind(t,774)):null;return n(A,{...o,machine:s(f),askPackages:e?.askPackages??null})}async function S(A,f,{environment:o,secrets:n,kill:s,stop:e}){
const{readMachineCredentials:m}=await(0,O.U7)();return m({...A,configs:f},o,{learn:n.learn,kill:s,stop:e.signal,abortAfter:d=>AbortSignal.timeout(d)})}}),5453:((yt,N,t)=>{
t.d(N,{D0:()=>n,lz:()=>s,K$:()=>h,a3:()=>d,Xo:()=>m});var y=t(2389),v=t(7052),r=t(6697),O=t(1831),k=t(9664);function M($,{evidence:g,versions:c}){if($.version!==
null)return()=>$.version;const l=g.filter(({level:p,version:a})=>p==="version-file"&&a!==null);return(p,a)=>l.some(E=>E.client===p&&w(a,(0,k.jt)(E.place.file)))?
c[p]??null:null}const w=($,g)=>g===""||`${$}/`.startsWith(`${g}/`);var S=t(6195),A=t(7854),f=t(3152);const o=2e5;async function n({usages:$,notes:g,scanned:c,changed:l,
dialect:p,settings:a,listed:T}){const{declared:E,endedAt:i}=c;if($.length===0&&![...E].some(q=>"place"in q)&&a.roots.length===0)return{roots:[],notes:[]};const{
rootsOf:C}=await t.e(5353).then(t.bind(t,5353)),{Readings:R,RootNotes:b,textNotes:H}=await Promise.all([t.e(1741),t.e(1203)]).then(t.bind(t,1203)),{clients:_,versions:G}=p,
K={usages:$,declared:E,clients:_},I=T===void 0?await s(K,a,i===null):await e(K,T),B=[],W=[],rt=new R,it=a.dialect.name==="auto"?[]:_,Q=new b({clients:_,readings:rt,
upgrade:a.upgrade,versionIn:M(a.dialect,p)}),ot=a.depth!=="discovery";let Mt=0;for(const q of C(I,{changed:l,versions:G,hasCalls:ot})){if(Mt+=q.directories.length,
Mt>o){W.push((0,A.YW)(q.directory,(0,v.fileLimit)({kind:"roots",max:o})));break}Q.add(q),ot&&B.push(q)}const Lt=[...H($,E,{...p,readings:rt,set:it})].filter(({place:q})=>l===
null||l.has(q.file)),bt=new Set(g.flatMap(({problem:q,place:dt})=>q.code==="lock-invalid"?dt.file:[])),J=[...Lt,...Q.notes()].filter(({place:q})=>!bt.has(q.file));
return{roots:B,notes:[...J,...W]}}async function s($,{roots:g},c){const{layoutsOf:l,unmatched:p}=await t.e(5353).then(t.bind(t,5353)),a=g.map(i=>({text:i,matches:(0,S.
Ls)([i])})),T=l({...$,patterns:a}),E=c?p(T,a):[];if(E.length===0)return T;throw new f.GN(E.map(i=>`roots: no directory with configuration matches ${i}`))}async function e($,g){
const{layoutsOf:c}=await t.e(5353).then(t.bind(t,5353));return $.clients.flatMap(l=>c({...$,clients:[l],patterns:[{text:"",matches:a=>g.get(l)?.has(a)===!0}]}))}
async function m($,g){return g.every(({lockFile:l})=>l===null)?$:(await t.e(3862).then(t.bind(t,3862))).withoutUnusedLocks($,g)}function d($,g,{depth:c},l){if(c===
"discovery")return $;const p=({kind:T,workspace:E})=>T==="cloud_default"?!!l.TF_CLOUD_HOSTNAME:T!=="backend_remote_default"||E?.organization===null,a=new Set(g.
filter(T=>!p(T)).map(({place:T})=>u(T)));return $.map(T=>T.problem.code==="host-missing"&&a.has(u(T.place))?{...T,problem:{...T.problem,severity:"error"}}:T)}const u=({
file:$,line:g,column:c})=>`${$}:${g}:${c}`;async function h($,g,c){try{const l=await $;if(l===null)return y.j7;const{judgeInit:p}=await Promise.all([t.e(7341),t.
e(1741),t.e(5761)]).then(t.bind(t,5761));return p(l,c)}catch(l){const a=g.filter(({attempt:T})=>T.discovery.kind==="found").map(({host:T})=>{const E=(0,r.hostCheckCrashed)(
{host:(0,O.nx)(T),thrown:l});return{services:[],problem:E,needed:!0,host:T,places:[]}});return{...y.j7,drafts:a}}}}),370:((yt,N,t)=>{t.d(N,{C_:()=>f,IZ:()=>S,PT:()=>A,
SQ:()=>k});var y=t(6897),v=t(8416),r=t(7152);const O=20;async function k({scan:o,exclude:n},{directory:s,environment:e,stop:m,progress:d}){const u={root:s,scan:o,
exclude:n},h=m.why===null?w(u):null;if(h!==null)return h;const{scanInSteps:$}=await M(),g=$(u,Object.keys(e));return(0,y.n)(g,m,c=>d({kind:"scan",files:c}))}const M=()=>Promise.
all([t.e(400),t.e(1845),t.e(5962)]).then(t.bind(t,5962));function w(o){const n={toolFiles:[],hasPlugins:!1};let s=0;for(const{kind:e}of(0,r.G)(o,n))if(s+=1,e!==
"directory"||s>O)return null;return{...n,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const S=(o,n,s)=>(0,v.
L2)(A(o,n,s));function A({dialect:o,exclude:n,scan:s},e,{environment:m,directory:d}){if(s.length===0)return{setting:o,scan:null};const u=(0,v.oh)({root:d,exclude:n},
e.toolFiles),h=!!m.TF_CLOUD_HOSTNAME;return{setting:o,scan:{...e,tools:u,hasCloudHostname:h}}}const f=({hasPlugins:o},{scan:n})=>o||n.some(s=>s!==".")}),7082:((yt,N,t)=>{
t.d(N,{O:()=>y});const y=v=>({discovery:v,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((yt,N,t)=>{
t.d(N,{C:()=>r,h:()=>k});var y=t(7854);const v=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_\
backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function r(w,S,A,f=(0,y.kA)(S)){const o=w.hostnames.flatMap(({host:s,services:e})=>{
const m=e.length>0?e:w.requiredServices;return(m.length>0?m:["any"]).map(u=>({host:s,service:u,clients:A,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),
n=new Set([...f,...w.hostnames.map(({host:s})=>s)]);return k([o,O(S,n)],A)}function*O(w,S){for(const{kind:A,needs:f,place:o}of w){const n=!v.has(A);for(const s of f)
yield{...s,because:[o],isImplied:!S.has(s.host),isForInit:n}}}function k(w,S){const A=new Map;for(const f of w)for(const o of f)M(A,o);return Array.from(A.values(),
f=>({...f,clients:S.filter(o=>f.clients.includes(o))}))}function M(w,S){const{host:A,service:f,clients:o,because:n}=S,s=`${A} ${f}`,e=w.get(s);if(e===void 0){w.
set(s,{...S,clients:[...o],because:[...n]});return}e.isForInit||=S.isForInit,e.isImplied&&=S.isImplied,e.isAssumed===!0&&(e.isAssumed=S.isAssumed===!0);for(const m of n)
e.because.push(m);for(const m of o)e.clients.includes(m)||e.clients.push(m)}}),5960:((yt,N,t)=>{t.d(N,{e:()=>O,i:()=>M});var y=t(6697),v=t(1831),r=t(7082);function O(w,{
hostnames:S,allowedHosts:A},{isGuess:f}){const o=new Set(S.map(({host:s})=>s)),n=new Map;for(const s of w){const{host:e}=s;if(o.has(e)||n.has(e))continue;const m=f===
!0||s.isAssumed===!0,d=k(s,m,(0,v.Jr)(e,A));d!==null&&n.set(e,d)}return n}function k({host:w,isImplied:S,because:A,clients:f,isAssumed:o=!1},n,s){const e=(0,v.nx)(
w);if((0,v.Rt)(w))return(0,y.hostGeneric)({host:e});const[m]=A.filter(u=>typeof u!="string"),d=S&&m!==void 0?{place:m,clients:f}:null;return d!==null&&n?(0,y.hostAssumed)(
{host:e,...d,isListed:o}):s?null:(0,y.hostNotAllowed)(d===null?{host:e}:{host:e,implied:d})}const M=(w,S)=>({host:w,attempt:(0,r.O)({kind:"skipped",problem:S}),
earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((yt,N,t)=>{t.d(N,{f:()=>O,q:()=>w});var y=t(3024),v=t(6760),r=t(6309);function O(n,s,e){
const m=M((0,y.realpathSync)(n),s),d=(0,v.basename)(s);k((0,v.join)(m,d));const u=(0,v.join)(m,`.${d.slice(0,60)}.${Math.random().toString(36).slice(2)}`),h=(0,y.
openSync)(u,"wx");try{try{for(const $ of e)(0,y.writeFileSync)(h,$)}finally{(0,y.closeSync)(h)}(0,y.renameSync)(u,(0,v.join)(m,d))}catch($){throw(0,y.rmSync)(u,
{force:!0}),$}}function k(n){const s=(0,y.lstatSync)(n,{throwIfNoEntry:!1});if(s===void 0||s.isFile()||s.isSymbolicLink())return;const e=s.isDirectory()?"is a d\
irectory":"is not a regular file";throw new r.Lw(`it ${e}; choose another path`)}function M(n,s){const e=(0,v.resolve)(n,s),m=o(n,e);if(!m&&!(0,v.isAbsolute)(s))
throw new r.Lw(`it is outside ${n}; use an absolute path if that is intended`);const d=m?n:(0,v.parse)(e).root;return(0,v.relative)(d,(0,v.dirname)(e)).split(v.
sep).filter(Boolean).reduce((h,$)=>S(h,$,n),d)}function w(n,s){const e=(0,y.realpathSync)(n);return A(M(e,s),(0,v.basename)(s),e)}function S(n,s,e){const m=(0,v.
join)(n,s);return(0,y.lstatSync)(m,{throwIfNoEntry:!1})===void 0&&f(m),A(n,s,e)}function A(n,s,e){const m=(0,v.join)(n,s);if(!(0,y.lstatSync)(m,{throwIfNoEntry:!1})?.
isSymbolicLink())return m;const d=(0,y.realpathSync)(m);if(!o(e,n)||o(e,d))return d;throw new r.Lw(`the link ${(0,v.relative)(e,m)} leads outside ${e}; remove i\
t or choose another path`)}function f(n){try{(0,y.mkdirSync)(n)}catch(s){if(!(0,r.Or)(s)||s.code!=="EEXIST")throw s}}function o(n,s){const e=(0,v.relative)(n,s);
return e!==".."&&!e.startsWith(`..${v.sep}`)&&!(0,v.isAbsolute)(e)}}),9076:((yt,N,t)=>{t.d(N,{QB:()=>v,im:()=>y,yX:()=>r});const y=["fails","warns","works","unc\
hecked","skipped"],v=5,r=({outcome:O})=>O!=="unchecked"&&O!=="skipped"}),3795:((yt,N,t)=>{t.d(N,{qY:()=>A,Si:()=>e,fN:()=>n,XP:()=>s});var y=t(733),v=t(1831),r=t(
4120),O=t(8641);const k=2,M=80;function w(m){if(m.kind==="scan")return`read ${(0,r.px)(m.files,"file")}`;if(m.kind==="registries")return`${m.done} of ${(0,r.px)(
m.total,"question")} to registries answered`;const{done:d,total:u,failed:h,waiting:$}=m,g=h===0?"":`, ${h} failed so far`;return`${d} of ${(0,r.px)(u,"host")} c\
hecked${g}${S($)}`}function S(m){if(m.size===0)return"";const d=[...m].slice(0,k).map(h=>(0,O.RK)((0,v.nx)(h),M)),u=m.size-d.length;return u>0?`; waiting for ${d.
join(", ")} and ${(0,r.px)(u,"other")}`:`; waiting for ${d.join(" and ")}`}const A={show:()=>{},end:()=>{}},f=5e3,o=200;function n(m,d){let u=null,h=!0;const $=d(
f,()=>{u!==null&&(h&&m(w(u)),h=!h)});return{show:c=>{u=c},end:$}}function s(m,d,u){let h=null,$="";const g=u(o,()=>{const p=h===null?"":(0,y.W)(w(h),0,d-1);p!==
$&&($=p,m(`\r${p}\x1B[K`))});return{show:p=>{h=p},end:()=>{g(),$!==""&&m("\r\x1B[K")}}}const e=(m,d)=>{const u=setInterval(d,m).unref();return()=>clearInterval(
u)}}),8463:((yt,N,t)=>{t.d(N,{t:()=>w});var y=t(6309),v=t(566),r=t(3329),O=t(5505),k=t(5955),M=t(8641);async function w({report:f,badge:o},n,s){const e=[],m=async(d,u,h)=>{
try{(0,v.f)(s,u,(0,k.mk)(await h()))}catch($){e.push(`the ${d} ${(0,M.RK)(u)} was not written: ${(0,M.RK)((0,y.A3)($))}`)}};for(const{path:d,format:u}of f)await m(
"report",d,()=>A(u,n));return o!==null&&await m("badge",o,()=>S(n)),e}async function S({verdict:f}){return[(await t.e(4789).then(t.bind(t,4789))).renderBadge(f)]}
async function A(f,{verdict:o,context:n}){switch(f){case"json":return(0,r.h)(o,n);case"sarif":return(await Promise.all([t.e(7341),t.e(3933)]).then(t.bind(t,3933))).
renderSarif(o,n);case"junit":return(await t.e(5868).then(t.bind(t,5868))).renderJunit(o,n);case"codequality":{const{renderCodeQuality:s}=await t.e(8957).then(t.
bind(t,8957)),{hash:e}=await Promise.resolve().then(t.t.bind(t,7598,19));return s(o,m=>e("sha256",m))}case"html":{const{renderHtml:s}=await t.e(7466).then(t.bind(
t,7466)),{hash:e}=await Promise.resolve().then(t.t.bind(t,7598,19));return s(o,n,m=>e("sha256",m,"base64"))}case"markdown":return[(0,O.Gc)(o,n)]}}}),7361:((yt,N,t)=>{
t.d(N,{QY:()=>A,_N:()=>w,eC:()=>k,k2:()=>S,mc:()=>O});var y=t(7574),v=t(5102),r=t(4120);function O({good:f,runs:o}){if(o===0)return null;const n=Math.floor(1e4*
f/o);if(n>=9900)return`${n/100}%`;const s=Math.floor(n/10);return s===0&&f>0?"below 0.1%":`${s/10}%`}const k=({days:f,good:o,runs:n})=>`${o} of ${(0,r.px)(n,"ru\
n")} in ${f} days`,M=["fails","unchecked","warns","skipped","works"];function w(f){const o=M.flatMap(s=>{const{length:e}=f.filter(d=>d.outcome===s),m=s==="warns"?
"with warnings":v.nx[s];return e===0?[]:[`${e} ${m}`]});return`${f.length===1?"last run":`last ${(0,r.px)(f.length,"run")}`}: ${o.join(", ")}`}const S=({latency:f})=>f===
null?null:`median ${(0,y.kJ)(f.medianMs)}, 95th percentile ${(0,y.kJ)(f.p95Ms)}`,A=({from:f,until:o},n)=>o===null?`${(0,y.u8)(f,n)} so far`:(0,y.u8)(f,o)}),4218:((yt,N,t)=>{
t.d(N,{H6:()=>g,MC:()=>s,U4:()=>e,XQ:()=>l,bW:()=>u,kW:()=>c,qX:()=>n,wz:()=>$});var y=t(9076),v=t(7574),r=t(5102),O=t(4120);const k=["\u2581","\u2582","\u2583",
"\u2585","\u2586","\u2587"],M="\u2573",w="\u254C",S=[100,250,500,1e3,2500],A=["below 100 ms","below 250 ms","below 500 ms","below 1 s","below 2.5 s","2.5 s or m\
ore"],f=p=>S.filter(a=>p>=a).length;function o(p){return p.outcome==="fails"?M:(0,y.yX)(p)?k[f(p.ms??0)]??"":w}const n=p=>p.map(o).join("");function s(p){const a=p.
flatMap(({history:C})=>C.recent),T=new Set(a.map(o)),E=a.some(C=>o(C)===k[0]&&C.ms===null);return[...k.map((C,R)=>{const b=A[R]??"";return[C,R===0&&E?`${b} or n\
ot measured`:b]}),[M,"failed"],[w,"no result"]].filter(([C])=>T.has(C))}function e({hosts:p},{history:a}){return p.flatMap(E=>{const i=a?.get(E.visit.host);return i!==
void 0&&i.recent.filter(y.yX).length>1?[{host:E,history:i}]:[]}).toSorted((E,i)=>Number(d(i))-Number(d(E))||h(E,m)-h(i,m)||h(E,Number.POSITIVE_INFINITY)-h(i,Number.
POSITIVE_INFINITY))}const m=30,d=({host:p})=>(0,r.sG)(p)==="fails",u=({history:p},a)=>g(p).findLast(T=>T.days<=a);function h(p,a){const T=u(p,a);return T===void 0?
1:T.good/T.runs}const $=p=>d(p)||p.history.recent.some(({outcome:a})=>a==="fails"),g=({uptime:p})=>p.filter(({runs:a},T)=>a>(p[T-1]?.runs??0));function c({recent:p,
uptime:a,incidents:[T]}){if(T===void 0||T.until!==null)return null;const E=p.filter(({outcome:C})=>C==="fails").length,i=a.at(-1);return i!==void 0&&i.runs-i.good===
1?`first failure in ${(0,O.px)(i.runs,"run")}`:E<=T.runs&&T.runs>1?null:`failed ${E} of the last ${p.filter(y.yX).length} runs`}function l({incidents:[p]}){return p===
void 0||p.until!==null||p.runs<2?null:`failing since ${(0,v.QN)(p.from)} (${(0,O.px)(p.runs,"run")})`}}),1505:((yt,N,t)=>{t.d(N,{G_:()=>o,Yj:()=>f,Zc:()=>S,o7:()=>A,
se:()=>w,tN:()=>O});var y=t(7574),v=t(4120),r=t(8884);const O=120,k=20,M=6;function w({requirements:u},{dialect:h},$){return{label:"required",texts:(0,v.UV)(u,k,
({service:c,clients:l,because:p})=>{const a=c==="any"?(0,v.DO)(c):$.value((0,v.DO)(c),O),E=h.clients.every(i=>l.includes(i))?"":` for ${(0,v.wO)(l)}`;return`${a}${E}\
 (${(0,r.Yx)(p,$.because)})`})}}function S({visit:u},h){const{timing:$,discovery:g}=u.attempt,c=g.kind==="failed"?g.excerpt:null,l=(0,y.I$)($).map(([E,i])=>`${E}\
 ${(0,y.kJ)(i)}`),p=u.earlier.map(E=>{const{kind:i}=E.discovery;return`${i==="failed"?E.discovery.problem.code:i} after ${(0,y.kJ)(E.timing.totalMs)}`}),a=c===null?
[]:[h.value(c.replace(/\s+/gu," ").trim())],T=u.credentials?.hasToken?[h.prose(u.credentials.source)]:[];return[{label:"body",texts:a},{label:"timing",texts:[l.
join(", ")]},{label:"retried",texts:p},{label:"token from",texts:T}]}const A=(u,h)=>[{label:"credentials",texts:m(u)?e(u.visit.looks,h.prose):[]},{label:"host b\
lock",texts:d(u.visit).map($=>h.prose($))}];function f({visit:u,services:h,servicesLeftOut:$,servicesFrom:g},c){const l=h.map(({id:a})=>c.value(a,O)),p=g===null?
(0,y.kJ)(u.attempt.timing.totalMs):`host block at ${c.because(g)}`;return`${l.length===0?"no services":(0,v.K4)(l,M,$)} (${p})`}function o(u){return[...Map.groupBy(
u,$=>JSON.stringify($.looks.map(s))).values()].map($=>({clients:$.map(({client:g})=>g),looks:$[0]?.looks.map(s)??[]}))}const n={nothing:"no entry","a token":"a \
token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},s=({source:u,held:h,counts:$})=>({
source:u,held:`${n[h]}${$?h==="no token"?" (ends the search)":" (used)":""}`});function e(u,h){const $=o(u);return $.flatMap(({clients:g,looks:c})=>c.map(({source:l,
held:p})=>`${$.length>1?`${(0,v.wO)(g)}: `:""}${h(l)}: ${p}`))}const m=({findings:u})=>u.some(({problem:{code:h}})=>/^credentials-|^document-unauthorized$/.test(
h));function d({forced:u}){return[...Map.groupBy(u,({place:$})=>(0,r.eo)($))].map(([$,g])=>`${$}, for ${(0,v.wO)(g.map(({client:c})=>c))}`)}}),2704:((yt,N,t)=>{
t.d(N,{IL:()=>O,Rr:()=>k,Z4:()=>r});var y=t(5955),v=t(8641);const r=(M,w,S,A)=>`,
${S}"${M}": ${O(w,S,A)}`,O=(M,w,S)=>(0,v.s$)(JSON.stringify(M,S,2).replaceAll(`
`,`
${w}`));function*k(M,w,{maxBytes:S,margin:A,replace:f},o){if(w.length===0)return yield r(M,[],A),0;const n=`${A}  `;yield`,
${A}"${M}": [`;const s=m=>`
${n}${O(o(m),n,f)}`,e=yield*(0,y._Q)(w,new y.Wv(S),s,",");return yield`
${A}]`,e}}),3329:((yt,N,t)=>{t.d(N,{h:()=>i});var y=t(4e3),v=t(5799),r=t(2704),O=t(4283),k=t(997),M=t(1831),w=t(8641),S=t(5465);function A(I,B){const{visit:W,requirements:rt,
services:it,servicesLeftOut:Q,servicesFrom:ot,clients:Mt,isNew:Lt}=I,{discovery:bt,hops:J,timing:q,certificates:dt}=W.attempt;return{host:W.host,display:(0,M.nx)(
W.host),discovery:bt.kind,...f(bt),documentUrl:n(bt),hops:J.map(e),services:Object.fromEntries(it.map(vt=>[vt.id,m(vt)])),...Q>0?{servicesLeftOut:Q}:{},servicesFrom:ot===
null?null:(0,S.W$)(ot),hostBlocks:W.forced.map(({client:vt,place:Et})=>({client:vt,place:(0,S.W$)(Et)})),required:rt.map(({service:vt,clients:Et,because:St,becauseLeftOut:xt=0})=>{
const{kept:Nt,left:Ct}=B(St),Ft=(0,S.ig)("because",Ct+xt);return{service:vt,clients:Et,because:Nt,...Ft}}),credentials:W.credentials?.hasToken?W.credentials.source:
null,looks:W.looks.map(({client:vt,looks:Et})=>({client:vt,looks:Et.map(s)})),attempts:(0,k.O)(W).length,...W.earlier.length===0?{}:{earlier:W.earlier.map(o)},timingMs:h(
q),certificates:dt,clients:Mt,...Lt?{new:!0}:{}}}function f(I){if(I.kind==="skipped")return{code:I.problem.code};if(I.kind!=="failed")return{};const{problem:B,excerpt:W}=I;
return{code:B.code,...W===null?{}:{excerpt:W}}}const o=({discovery:I,timing:B})=>({discovery:I.kind,..."problem"in I?{code:I.problem.code}:{},ms:B.totalMs}),n=I=>I.
kind==="found"||I.kind==="absent"?(0,O.Pl)(I.url):null,s=({source:I,held:B,counts:W})=>({source:I,held:B,counts:W}),e=({url:I,status:B,reason:W,mediaType:rt,authorization:it,
address:Q,proxy:ot,ms:Mt})=>({url:(0,w.cq)(I),status:B,reason:W,mediaType:rt,authorization:it,address:Q,proxy:ot===null?null:(0,w.cq)(ot),ms:Mt});function m(I){
switch(I.kind){case"url":return{url:(0,w.cq)(I.url)};case"login":return{login:d(I.login),...I.leftOut>0?{elementsLeftOut:I.leftOut}:{}};case"problem":return{problem:u(
I.problem)}}}const d=({client:I,grantTypes:B,authz:W,token:rt,ports:it,scopes:Q})=>({client:I,grantTypes:B,authz:W===null?null:(0,w.cq)(W),token:rt===null?null:
(0,w.cq)(rt),ports:it,scopes:Q}),u=({code:I,message:B,help:W})=>({code:I,message:B,help:W??null}),h=({lookupMs:I,connectMs:B,tlsMs:W,firstByteMs:rt,totalMs:it})=>({
lookup:I,connect:B,tls:W,firstByte:rt,total:it}),$=1e4,g=100,c=({directory:I,clients:B,rows:W},rt)=>({...(0,S.jt)(I),clients:B,rows:W.slice(0,$).map(it=>l(it,rt)),
...(0,S.ig)("rows",W.length-$)});function l(I,B){const{kind:W,address:rt,source:it,host:Q,constraints:ot,locked:Mt,chosen:Lt,newest:bt,platforms:J}=I,{kept:q,left:dt}=B(
I.places);return{kind:W,address:rt,source:it,host:Q,constraints:ot.slice(0,g),...(0,S.ig)("constraints",ot.length-g),locked:Mt,chosen:Lt,newest:bt,platforms:J.map(
({platform:vt,available:Et})=>({platform:vt,available:Et})),worst:I.worst,codes:I.problems.map(({code:vt})=>vt),places:q,...(0,S.ig)("places",dt+(I.placesLeftOut??
0))}}const p=1,a={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},T=4096,E="  ";function*i(I,B,W=a){const{usages:rt,...it}=B.
scan,{hosts:Q,files:ot,findings:Mt,passed:Lt,ignored:bt,stopped:J,roots:q}=I,dt=Q.flatMap(({requirements:Ct})=>Ct.map(Ft=>Ft.because)),vt=(0,S.R1)(dt,W.becauseLists),
Et=(0,S.R1)(Mt.map(Ct=>Ct.places),W.placeLists),St=(0,S.R1)(q.flatMap(({rows:Ct})=>Ct.map(Ft=>Ft.places)),W.rowPlaceLists),{remarks:xt}=B;yield*[`{
  "schemaVersion": ${p}`,P("version",B.version),P("passed",Lt),...J===null?[]:[P("stopped",(0,y.Cw)(J)),P("incomplete",(0,y.zM)(J))],P("failOn",B.failOn),...R(B),
P("dialect",B.dialect.name),P("clientDetection",G(B.dialect)),P("clients",B.clients),P("startedAt",B.startedAt),P("durationMs",B.durationMs),P("counts",H(I))],yield*b(
"hosts",Q,W.hosts,Ct=>A(Ct,vt));const Nt=new Set(ot);yield*b("findings",Mt,W.findings,Ct=>K(Ct,Et,Nt.has(Ct))),q.length>0&&(yield*b("roots",q,W.roots,Ct=>c(Ct,St))),
yield*[P("ignored",bt),P("usages",rt),...xt.length===0?[]:[P("remarks",xt)],P("scan",it),`
}
`]}const P=(I,B)=>(0,r.Z4)(I,B,E,C),C=(I,B)=>typeof B=="string"?(0,y.dh)(B,T):B,R=({repository:I,repositories:B,shards:W})=>[...I===null?[]:[P("repository",I)],
...B.length===0?[]:[P("repositories",B)],...W===null?[]:[P("shards",W)]];function*b(I,B,W,rt){const it=yield*(0,r.Rr)(I,B,{maxBytes:W,margin:E,replace:C},rt);it>
0&&(yield P(`${I}LeftOut`,it))}const H=({findings:I})=>Object.fromEntries(v.oC.map(B=>[`${B}s`,I.filter(W=>W.severity===B).length])),_=20,G=({clients:I,versions:B,
releases:W,isGuess:rt,why:it,evidence:Q,evidenceLeftOut:ot=0})=>({clients:I,assumed:rt??!1,why:it,versions:Object.entries(B).map(([Mt,Lt])=>({client:Mt,version:Lt})),
releases:W.map(({name:Mt})=>Mt),evidence:Q.slice(0,_).map(({client:Mt,version:Lt,level:bt,text:J,place:q})=>({client:Mt,version:Lt,kind:bt,text:J,...(0,S.$t)(q)})),
...(0,S.ig)("evidence",Math.max(0,Q.length-_)+ot)});function K(I,B,W){const{problem:rt,severity:it,host:Q,service:ot,places:Mt,placesLeftOut:Lt=0,affects:bt,exclude:J}=I,
{kept:q,left:dt}=B(Mt);return{code:rt.code,severity:it,host:Q,service:ot,message:rt.message,help:rt.help??null,places:q,...(0,S.ig)("places",Lt+dt),affects:bt,...W&&
Q!==null?{inFile:!0}:{},...J===void 0?{}:{exclude:J}}}}),5465:((yt,N,t)=>{t.d(N,{$t:()=>f,R1:()=>O,W$:()=>A,ig:()=>s,jt:()=>n});var y=t(2886),v=t(5143),r=t(5955);
function O(e,m){const d=new Map;for(const h of e)d.has(h)||d.set(h,h.reduce(($,g)=>$+S(g),0));const u=(0,r._3)(e.map(h=>d.get(h)??0),m);return h=>{const g=(d.get(
h)??0)<=u?h:(0,r.ux)((0,y.D3)(h),u,S);return{kept:g.map(A),left:h.length-g.length}}}const k=140,M=30,w=6;function S(e){if(typeof e=="string")return k;const{file:m}=e,
d=(0,v._M)(m)===null?0:M;return k+d+m.length*(/^[ -~]*$/.test(m)?1:w)}const A=e=>typeof e=="string"?e:f(e),f=({file:e,line:m,column:d,endColumn:u})=>({...o(e),line:m,
column:d,endColumn:u});function o(e){const{repository:m,path:d}=(0,v.bH)(e);return m===null?{file:e}:{repository:m,file:d}}function n(e){const{repository:m,path:d}=(0,v.
bH)(e);return m===null?{directory:e}:{repository:m,directory:d}}const s=(e,m)=>m>0?{[`${e}LeftOut`]:m}:{}}),9574:((yt,N,t)=>{t.d(N,{I$:()=>r,MB:()=>O,R4:()=>S,TM:()=>k,
hn:()=>w,rm:()=>M});var y=t(5955),v=t(8641);function r(A,f,o=[]){const n=A.map((e,m)=>`<th align="${o.includes(m)?"right":"left"}">${e}</th>`),s=f.map(e=>`<tr>${A.
map((d,u)=>`<td${o.includes(u)?' align="right"':""}>${e[u]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${n.join("")}</tr>`,...s,"</table>"].join(`
`)}const O=A=>["<ul>",...A.map(f=>`<li>${f}</li>`),"</ul>"].join(`
`),k=(A,f)=>["<details>",`<summary>${A}</summary>`,...f,"</details>"].join(`
`),M=A=>(0,v.D9)(A).replaceAll(".",".<wbr>"),w=A=>`<code>${(0,v.js)(A).replaceAll("/","/<wbr>")}</code>`;function S(A,f,o,n){const s=[];let e=0;for(const m of A){
const d=n(m);if(e+=(0,y.$$)([d].flat().join(""))+o,e>f)break;s.push(d)}return s}}),5505:((yt,N,t)=>{t.d(N,{gD:()=>be,Fp:()=>Ue,Gc:()=>zt,XA:()=>se,rL:()=>Ce});var y=t(
7574),v=t(5102),r=t(4120),O=t(5955),k=t(6763),M=t(8641),w=t(1831),S=t(2796),A=t(4218),f=t(8884),o=t(9574),n=t(5143),s=t(4503),e=t(8373);const m=6,d=3,u=3,h=60,$=2,
g=1e3;function c(D,j,X=!0){const V=j.context.repositories.length,st=`<b>${(0,f.mj)(D,V)}</b>`;if(!X)return st;const ht=(0,f.eb)(D),Pt=ht.slice(0,m).map(Bt=>(0,e.
u_)(Bt,j)),ut=j.isBrief?ht.length-Pt.length:0,Dt=ut>0?` ${(0,e.jP)(ut,"repository",j)}`:"";return`${st}: ${Pt.join(", ")}${Dt}`}function l(D,j,X){const V=j.isBrief?
[]:(0,f.eb)(D).slice(m);if(V.length===0)return[];const st=(0,o.R4)(V,X,$,Bt=>(0,e.u_)(Bt,j)),ht=st.length===V.length,Pt=({file:Bt})=>(0,o.hn)((0,n._M)(Bt)??""),
ut=ht?st:(0,o.R4)(V,X,$,Pt),Dt=V.length-ut.length;return[(0,o.TM)((0,r.px)(V.length,"more repository"),[`<p>${ut.join(", ")}</p>`,...Dt>0?[`<p>${(0,e.jP)(Dt,"re\
pository",j)}</p>`]:[]])]}function p(D,j,X){const V=(0,f._X)(D),[st]=V;if(st===void 0)return"";const ht=V.slice(0,d).map(({repository:Gt})=>(0,M.D9)(Gt)),Pt=(0,r.
K4)(ht,d,V.length-ht.length),ut=`${e.rC[(0,v.hm)(st.findings)??"warning"]} <b>${(0,r.px)(V.length,"repository")}</b> ${(0,f.fP)(V)}: ${Pt}`;if(j.isBrief)return`\
<p>${ut}</p>`;const Dt=(0,o.R4)(V,X-(0,O.$$)(ut),h,Gt=>a(Gt,j)),Bt=V.length-Dt.length;return(0,o.TM)(ut,[(0,o.I$)(["Repository","Findings","First in"],Dt),...Bt>
0?[`<p>${(0,e.jP)(Bt,"repository",j)}</p>`]:[]])}function a(D,j){const{repository:X,findings:V}=D,st=[...Map.groupBy(V,({code:Bt})=>Bt)],ht=st.slice(0,u).map(([
Bt,[Gt,...re]])=>{const le=Gt===void 0?"":` at ${(0,e.b_)(Gt.place,j)}`;return`${(0,e._h)(Bt,Bt,j)}${le}${re.length===0?"":` and ${re.length} more`}`}),Pt=st.length-
ht.length,ut=(0,s.aE)(X,j.context),Dt=(0,o.hn)(X);return[ut===null?Dt:`<a href="${(0,M.js)(ut,g)}">${Dt}</a>`,(0,r.H8)(V),[...ht,...Pt>0?[`and ${(0,r.px)(Pt,"mo\
re code")}`]:[]].join("<br>")]}const T=20,E=10,i=700,P=4,C=300,R=1,b=6,H=12,_=4,G=1/2,K=12e3,I=20,B=200;function W(D,j,X){const V=(0,S.cZ)(D),st=V.slice(0,j.isBrief?
E:T),ht=Math.min(K,X*G/st.length),Pt=(0,S.YM)(st);let ut=X-B;const Dt=re=>{const le=rt(re,j,ht,Pt.get(re)??null),de=(0,O.$$)(le)<ut?le:`${ot(re,j)}</p>`;return ut-=
(0,O.$$)(de)+I,de},Bt=(0,o.R4)(st,X-B,I,Dt),Gt=V.length-Bt.length;return Gt>0?[...Bt,`<p>${(0,e.jP)(Gt,"cause",j)}</p>`]:Bt}function rt(D,j,X,V){const{findings:st,
message:ht,help:Pt}=D,ut=st.length>1&&st[0]?.exclude!==void 0,Bt=[Et(D,j),St(D),xt(D,j)].filter(de=>de!==""),{lines:Gt,list:re,rest:le}=V===null?it(D,j,X):{lines:[
`The same hosts as for ${V}`],list:[],rest:[]};return[ot(D,j),...Gt.map(de=>`<br>${de}`),...ht===null?[]:[`<br>${(0,r.Iu)((0,M.h$)(ht,i))}`],...Pt===null||ut?[]:
[Q(Pt)],...Bt.length===0?[]:[`<br><sub>${Bt.join(" ")}</sub>`],"</p>",...re.length===0?[]:[(0,o.MB)(re)],...le].join(`
`)}function it(D,j,X){const{findings:V,message:st}=D,ht=J(V,j),Pt=st!==null&&(0,S.hs)(D)&&D.hosts.length===1,ut=st!==null||(0,S.hs)(D),Dt=ht&&!Pt?[`In ${c(V,j,ut)}`]:
[],Bt=ht&&ut?l(V,j,X/2):[];if(ht&&st!==null&&!(0,S.hs)(D))return{lines:Dt,list:[],rest:Bt};const Gt=(0,S.S3)(D),re=st===null?_:(0,S.hs)(D)?b:H,le=Gt.slice(0,re).
map(Te=>Mt(Te,D,j)),de=st===null||le.length===0?[]:[le.join(", ")],Oe=ht?X/2:X;return{lines:[...de,...Dt],list:st===null?le:[],rest:[...vt(D,Gt.slice(re),j,Oe),
...Bt]}}const Q=D=>`<br><b>Help:</b> ${(0,M.h$)(D,i)}`;function ot(D,j){const{severity:X,code:V,title:st}=D,ht=(0,S.pq)(D),Pt=ht>1?`${(0,r.px)(ht,(0,S.a2)(D))}:\
 `:"";return`<p>${e.rC[X]} <b>${Pt}${st}</b> (${(0,e._h)(V,V,j)})`}function Mt(D,j,X){return"file"in D?(0,e.u_)(D,X):j.message===null?dt(D,j,X):Lt(D,j.hosts.length===
1,X)}function Lt(D,j,X){const[V]=D,st=V?.host?(0,M.D9)((0,w.nx)(V.host)):"",ht=V?.isHostNew?[r.dy]:[];if(j){const Dt=(0,f.yv)(D).settings.map(e.Su),Bt=J(D,X)?c(
D,X):q(D,P,X),re=(J(D,X)?[...Dt,Bt]:[Bt,...Dt]).filter(le=>le!=="").join(", ");return`${st}${re===""?"":` in ${re}`}${ht.map(le=>` (${le})`)}`}const ut=[...ht,bt(
D,X)].filter(Dt=>Dt!=="").join("; ");return ut===""?st:`${st} (${ut})`}const bt=(D,j)=>J(D,j)?(0,r.px)((0,f.eb)(D).length,"repository"):q(D,R,j).replace(/ places?$/,
""),J=(D,{context:j})=>(0,f.mj)(D,j.repositories.length)!=="";function q(D,j,X){const{lines:V,leftOut:st}=(0,f.yv)(D);return V.length===0?"":(0,e.EP)(V,j,X,st)}
function dt(D,j,X){const V=(0,S.hs)(j)?Lt(D,!1,X):q(D,R,X);return D.map(({problem:st})=>{const ht=(0,M.h$)(st.message,C),Pt=j.help===null&&st.help?Q(st.help):"";
return`${V===""?(0,r.Iu)(ht):`${V}: ${ht}`}${Pt}`}).join("<br>")}function vt(D,j,X,V){const st=D.message===null?"finding":(0,S.a2)(D),{leftOut:ht}=(0,S.hs)(D)?{
leftOut:0}:(0,f.yv)(D.findings),Pt=j.length+ht;if(Pt===0)return[];if(X.isBrief)return[`<p>${(0,e.jP)(Pt,st,X)}</p>`];const ut=(0,o.R4)(j,V,I,Gt=>Mt(Gt,D,X)),Dt=Pt-
ut.length,Bt=D.message===null?(0,o.MB)(ut):`<p>${ut.join(", ")}</p>`;return[(0,o.TM)((0,r.px)(Pt,`more ${st}`),[...ut.length===0?[]:[Bt],...Dt>0?[`<p>${(0,e.jP)(
Dt,st,X)}</p>`]:[]])]}function Et({affects:D},{context:{clients:j}}){const X=(0,r.od)(D,j);return X===""?"":`Affects ${X}.`}function St(D){const X=(0,S.hs)(D)&&
D.hosts.length===1&&D.message!==null?[]:(0,f.yv)(D.findings).settings;return X.length===0?"":`Required by ${X.map(e.Su).join(", ")}.`}function xt({hosts:[D,j],severity:X},{
context:V}){const st=D===void 0||j!==void 0?null:V.history?.get(D),ht=st&&X==="error"?(0,A.kW)(st):null;return ht===null?"":`${(0,r.Iu)(ht)}.`}var Nt=t(1064),Ct=t(
1505);const Ft=20,te=20,ee=["fails","warns","works"];function ie(D,j,X){const V=D.filter(Bt=>(0,v.cG)(Bt)&&!(0,v.JR)(Bt));if(V.length===0)return"";const st=Bt=>V.
length===1?mt(Bt,j).join(`
`):fe(Bt,j),ht=(0,o.R4)(V,X,te,st),Pt=V.length-ht.length,[ut]=V.length===1?V:[],Dt=ut===void 0?`of ${(0,r.px)(V.length,"host")}`:`of ${tt(ut)} (${gt(ut)})`;return(0,o.
TM)(`Requests, responses and certificates ${Dt}`,[...ht,...Pt>0?[`<p>${(0,e.jP)(Pt,"host",j)}</p>`]:[]])}const fe=(D,j)=>(0,o.TM)(`${e.Gr[(0,v.sG)(D)]} ${tt(D)}\
 (${gt(D)})`,mt(D,j)),tt=({visit:D})=>(0,M.D9)((0,w.nx)(D.host)),gt=({visit:{attempt:D}})=>`${(0,r.px)(D.hops.length,"request")}, ${(0,y.kJ)(D.timing.totalMs)}`;
function mt(D,j){const{hops:X,certificates:V}=D.visit.attempt;return[Kt(D,j),...D.services.length===0?[]:[Yt(D,j)],...X.length===0?[]:[ce(X)],...V.length===0?[]:
[pe(V,j)]]}function Kt(D,j){const X=(0,e.Bm)(j);return["<table>",...[(0,Ct.se)(D,j.context,X),{label:"clients",texts:Ht(D,j)},...(0,Ct.Zc)(D,X),...(0,Ct.o7)(D,X)].
flatMap(({label:ht,texts:Pt})=>Pt.length===0?[]:[`<tr><td><b>${(0,r.Iu)(ht)}</b></td><td>${Pt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const Ht=({clients:D},{context:j})=>ee.flatMap(X=>{const V=j.clients.filter(ht=>D[ht]===X),st=V.map(ht=>Nt.bB[ht]).join(", ");return V.length===0?[]:[`${e.Gr[X]}\
 ${st}`]});function Yt({services:D,servicesLeftOut:j,servicesFrom:X},V){const st=D.slice(0,Ft).map(Dt=>[(0,M.D9)(Dt.id,Ct.tN),oe(Dt)]),ht=D.length-st.length+j,Pt=ht>
0?[[`and ${ht} more`,V.rest]]:[],ut=X===null?"URL":`URL, from the host block at ${(0,e.u_)(X,V)}`;return(0,o.I$)(["Service",ut],[...st,...Pt])}function oe(D){switch(D.
kind){case"url":return(0,M.D9)((0,M.cq)(D.url));case"login":{const{client:j,authz:X,token:V,ports:st}=D.login;return[`authz ${(0,M.D9)((0,M.cq)(X??"none"))}`,`t\
oken ${(0,M.D9)((0,M.cq)(V??"none"))}`,`client ${(0,M.D9)(j,Ct.tN)}, ports ${st.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${D.problem.code}`}}function ce(D){
const j=D.map((X,V)=>{const st=X.proxy===null?"":`through ${(0,M.D9)((0,M.cq)(X.proxy))}`,ht=X.status===null?"no response":`${X.status} ${(0,M.h$)(X.reason,Ct.tN)}`.
trim();return[String(V+1),(0,M.D9)((0,M.cq)(X.url)),X.mediaType===null?ht:`${ht}<br>${(0,M.D9)(X.mediaType,Ct.tN)}`,(0,r.Rk)(X.authorization),X.address===null?st:
(0,M.D9)(X.address,Ct.tN),(0,y.kJ)(X.ms).replace(" ","&nbsp;")]});return(0,o.I$)(["Hop","Request","Response","Token","Address","Time"],j,[0,5])}function pe(D,{context:j}){
const X=D.map(({host:V,subject:st,issuer:ht,expires:Pt})=>[(0,M.D9)(V,Ct.tN),(0,M.h$)((0,y.nO)(Pt,j.startedAt)),(0,M.D9)(st,Ct.tN),(0,M.D9)(ht,Ct.tN)]);return(0,o.
I$)(["TLS certificate","Valid until","Subject","Issuer"],X)}var he=t(7361);const et=10,ct=40,L=20,x=3,z=40,Y=80,Z=1/5;function lt(D,j,X){const{history:V}=j.context,
st=(0,A.U4)(D,j.context),ht=j.isBrief?st.filter(A.wz):st;if(ht.length===0)return st.length===0&&(V?.size??0)>0&&!j.isBrief?["<p><b>History</b>: 1 run so far</p>"]:
[];const Pt=j.isBrief?et:ct,ut=pt(ht),Dt=(0,o.R4)(ht.slice(0,Pt),X*(1-Z),Y,Gt=>At(Gt,ut,j)),Bt=Dt.slice(et);return[`<p><b>History</b>: ${ft(st)}</p>`,wt(Dt.slice(
0,et),ut),...Bt.length===0?[]:[(0,o.TM)((0,r.px)(Bt.length,"more host"),[wt(Bt,ut)])],`<p><sub>${kt(ht.slice(0,Dt.length))}</sub></p>`,...Xt(ht.slice(Dt.length),
j),...Zt(ht,j,X*Z)]}function ft(D){const j=Math.max(...D.map(({history:st})=>st.recent.length)),X=D.filter(A.wz).length;if(X===0)return`no failure in the last ${(0,r.
px)(j,"run")}`;const V=D[0]?.history.recent.filter(({outcome:st})=>st==="fails").length;return D.length===1?`${V} of the last ${(0,r.px)(j,"run")} failed`:`${X}\
 of ${D.length} hosts failed in the last ${(0,r.px)(j,"run")}`}function pt(D){const j=D.flatMap(({history:X})=>(0,A.H6)(X).map(V=>V.days));return[...new Set(j)].
toSorted((X,V)=>X-V)}const wt=(D,j)=>(0,o.I$)(["Host",...j.map(X=>`Uptime<br>${X}&nbsp;days`),"Latency<br>30&nbsp;days"],D,j.map((X,V)=>V+1).concat(j.length+1));
function At({host:D,history:j},X,{isBrief:V}){const st=(0,v.sG)(D),ht=V?null:(0,A.XQ)(j),Pt=new Map((0,A.H6)(j).map(Dt=>[Dt.days,Dt])),{latency:ut}=j;return[[`${e.
Gr[st]}&nbsp;${(0,o.rm)((0,w.nx)(D.visit.host))}`,jt(j.recent),...ht===null?[]:[`<sub>${(0,M.js)(ht)}</sub>`]].join("<br>"),...X.map(Dt=>{const Bt=Pt.get(Dt);return Bt===
void 0?"":Ut((0,he.mc)(Bt)??"",(0,r.px)(Bt.runs,"run"))}),ut===null?"":Ut((0,y.kJ)(ut.medianMs),`p95 ${(0,y.kJ)(ut.p95Ms)}`)]}const Ut=(D,j)=>`${D}<br><sub>${j}\
</sub>`.replaceAll(" ","&nbsp;"),jt=D=>`<code role="img" aria-label="${(0,he._N)(D)}">${(0,A.qX)(D)}</code>`;function kt(D){return`The newest run is at the righ\
t. ${(0,A.MC)(D).map(([X,V])=>`<code>${X}</code>&nbsp;${V}`).join(", ")}. Uptime: the share of runs without an error. Latency: median and 95th percentile (p95) \
of discovery.`}function Xt(D,j){if(D.length===0)return[];const X=D.every(({history:ht})=>ht.uptime.every(({good:Pt,runs:ut})=>Pt===ut)),V=j.isBrief?e.xy:"in the\
 history file",st=X?", all without a failure in this time":` ${V}`;return[`<p>and ${(0,r.px)(D.length,"more host")}${st}</p>`]}function Zt(D,j,X){const V=D.flatMap(
({host:ut,history:Dt})=>Dt.incidents.map(Bt=>({host:ut,incident:Bt}))).toSorted((ut,Dt)=>ut.incident.from<Dt.incident.from?1:-1);if(V.length===0)return[];const st=(0,o.
R4)(V.slice(0,L),X,Y,({host:ut,incident:Dt})=>[(0,o.rm)((0,w.nx)(ut.visit.host)),(0,M.js)((0,y.QN)(Dt.from)),(0,he.QY)(Dt,j.context.startedAt),String(Dt.runs),ne(
Dt)]),Pt=V.length-st.length>0?`The last ${st.length} incidents`:(0,r.px)(st.length,"incident");return st.length===0?[]:[(0,o.TM)(Pt,[(0,o.I$)(["Host","From","Du\
ration","Runs","Problems"],st,[3])])]}function ne({codes:D}){const j=D.slice(0,x).map(X=>(0,M.D9)(X,z));return(0,r.K4)(j,x,D.length-j.length)}const ue=4,Qt=2,$e=3,
ye=60;function ge(D,j,X,V){const st=D.filter(Bt=>(0,v.sG)(Bt)===j);if(st.length===0)return"";const ht=j==="works"&&D.some(Bt=>(0,v.sG)(Bt)==="warns"),Pt=Ae(st,j,
ht?" without warnings":"");if(X.isBrief)return`<p>${Pt}</p>`;const ut=(0,o.R4)(st,V,ye,Bt=>qt(Bt,X)),Dt=st.length-ut.length;return(0,o.TM)(Pt,[...ut.length===0?
[]:[(0,o.I$)(["Host","Required by",j==="works"?"Services":"Reason"],ut)],...Dt>0?[`<p>${(0,e.jP)(Dt,"host",X)}</p>`]:[]])}function Ae(D,j,X){const V=D.slice(0,$e).
map(({visit:Pt})=>(0,M.D9)((0,w.nx)(Pt.host))),st=(0,r.K4)(V,$e,D.length-V.length),ht=D.length===1?`${st} ${v.nx[j]}${X}`:`<b>${(0,r.px)(D.length,"host")}</b> ${v.
nx[j]}${X}: ${st}`;return`${e.Gr[j]} ${ht}`}function qt(D,j){const X=D.requirements.flatMap(st=>st.because),{discovery:V}=D.visit.attempt;return[`${(0,o.rm)((0,w.
nx)(D.visit.host))}${D.isNew?`<br><sub>${r.dy}</sub>`:""}`,X.length===0?"":ve(X,j),(0,v.JR)(D)&&V.kind==="skipped"?V.problem.title:(0,Ct.Yj)(D,(0,e.Bm)(j))]}function ve(D,j){
const{places:X,isOfRepositories:V}=(0,f.rv)(D),st=ut=>(0,e.u_)(ut,j);if(!V)return(0,f.Ky)(D,ue,st);const ht=X.slice(0,Qt).map(st).join(", "),Pt=X.length>Qt?", \u2026":
"";return`${(0,r.px)(X.filter(f.cC).length,"repository")}: ${ht}${Pt}`}var Jt=t(4148);const Le=40,Me=80,we=D=>(0,Jt.fi)(D,j=>(0,o.hn)((0,f.II)(j))),Pe=(D,j)=>(0,M.
D9)(D,j).replaceAll(" ","&nbsp;"),Se=(D,j)=>{const X=({code:V,title:st})=>(0,e._h)(V,st,j);return(0,Jt.ij)([(0,Jt.eX)(X)],D)};function Re(D,j,X){const{wrong:V,good:st}=(0,Jt.
jB)(D),ht=V.length>1||j.isBrief?ke(V,j,X/2):[],Pt=X-(0,O.$$)(ht.join("")),ut=Te=>F(Te,j),Dt=j.isBrief||j.context.repositories.length>1,Bt=j.isBrief?[]:Dt?V:[...V,
...st],Gt=(0,o.R4)(Bt,Pt,Me,ut),re=Bt.length-Gt.length,le=[...ht,...Gt.slice(0,V.length)],de=Gt.slice(V.length),Oe=de.length<=Jt.LC?de:[(0,o.TM)(U(st),de)];return[
...ht.length>0?[(0,o.TM)(Ee(V),le)]:le,...Dt&&st.length>0?[`<p>${U(st)}</p>`]:Oe,...re>0?[`<p>${(0,e.jP)(re,"root module",j)}</p>`]:[]]}function ke(D,j,X){const V=(0,Jt.
cZ)(D);if(V.length===0)return[];const st=V.map(({row:ut})=>ut),ht=Nt.Du.filter(ut=>D.some(Dt=>Dt.clients.includes(ut))),Pt=[...Se(st,j),(0,Jt.ie)(V,we),...(0,Jt.
ns)({clients:ht,rows:st},Pe)];return[Ie(st,{clients:ht},Pt,j,X)]}function Ie(D,j,X,V,st){const ht=(0,o.R4)(D.slice(0,Le),st,Me,ut=>[nt(ut,j,V),...X.map(({cell:Dt})=>Dt(
ut))]),Pt=D.length-ht.length;return(0,o.I$)(["Module or provider",...X.map(({title:ut})=>(0,r.Iu)(ut))],Pt>0?[...ht,[(0,e.jP)(Pt,"row",V)]]:ht)}function Ee(D){const j=(0,Jt.
qj)(D[0]??{rows:[]}),X=D.slice(0,Jt.LC).map(we),V=(0,r.K4)(X,Jt.LC,D.length-X.length);return D.length===1?`${e.Gr[j]} <b>${V}</b>: ${Jt.pJ[j]}`:`${e.Gr[j]} <b>${(0,r.
px)(D.length,"root module")}</b> with errors or warnings: ${V}`}function U(D){const j=D.flatMap(X=>X.rows);return`${e.Gr[(0,Jt.Fg)(j)]} <b>${(0,r.px)(D.length,"\
root module")}</b>: ${(0,Jt.nS)(j)}`}function F(D,j){const X=(0,Jt.qj)(D),{wrong:V,good:st}=(0,Jt.P)(D),ht=[...V,...st],Pt=[...Se(ht,j),...(0,Jt.ns)({...D,rows:ht},
Pe)],ut=X==="works"?(0,Jt.nS)(D.rows):Jt.pJ[X];return(0,o.TM)(`${e.Gr[(0,Jt.Fg)(D.rows)]} <b>${we(D)}</b>: ${ut}`,[Ie(ht,D,Pt,j,Number.POSITIVE_INFINITY)])}function nt(D,j,X){
const V=`${e.Gr[(0,Jt.Fg)([D])]}&nbsp;<b>${(0,o.hn)((0,Jt.mC)(D,j))}</b>`,[st]=D.places,ht=[...D.kind==="module"&&D.source!==D.address?[(0,o.hn)(D.source)]:[],...st===
void 0?[]:[(0,e.u_)(st,X)]];return ht.length===0?V:`${V}<br><sub>${ht.join(" at ")}</sub>`}const at=2e5,$t={notes:6e3,causes:45e3,repositories:14e3,history:24e3,
roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},Ot=["causes","unchecked","repositories","history","roots","evidence","passed","skipped",
"notices","notes"],Tt=1e3,Rt=10,It=5,Wt=600,_t=100,Vt=7,zt=(D,j)=>se(D,{context:j,rest:e.h,isBrief:!1},{head:`## ${be(D,j)}`,foot:`tf-disco ${(0,M.js)(j.version)}\
, started ${(0,M.js)((0,y.QN)(j.startedAt))}.`,maxBytes:at});function se(D,j,{head:X,foot:V,maxBytes:st}){const ht=me(D,j),Pt=new Map;let ut=st-Tt-(0,O.$$)(X+V);
for(const[Gt,re]of Object.entries($t)){const de=ht[Gt](Math.min(re,ut)).filter(Te=>Te!=="").join(`

`),Oe=(0,O.$$)(de)<=ut;Oe&&(ut-=(0,O.$$)(de)),Pt.set(Gt,Oe?de:`<p>More ${j.rest}</p>`)}const Dt=Ot.map(Gt=>Pt.get(Gt)??"").filter(Gt=>Gt!==""),Bt=!j.isBrief&&Dt.
some(e.ze)?`${V} ${ae(j)}`:V;return`${[X,...Dt,`<sub>${Bt}</sub>`].join(`

`)}
`}function me(D,j){const X=(0,v.md)(D.hosts),V=X.filter(({findings:ut})=>ut.length===0),st=({severity:ut})=>ut==="notice",ht=D.findings.filter(st),Pt=D.findings.
filter(ut=>!st(ut));return{notes:ut=>[De(D,j,ut)],causes:ut=>W(Pt,j,ut),repositories:ut=>[p(D.files,j,ut)],history:ut=>lt(D,j,ut),roots:ut=>Re(D.roots,j,ut),evidence:ut=>j.
isBrief?[]:[ie(X,j,ut)],unchecked:ut=>[ge(V,"unchecked",j,ut)],passed:ut=>[ge(X,"works",j,ut)],skipped:ut=>[ge(X,"skipped",j,ut)],notices:ut=>j.isBrief?[]:[je(ht,
j,ut)]}}function ae({context:D}){const j=D.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, an\
d can be <a href="${(0,M.js)(j)}">kept as an artifact</a>.`}function je(D,j,X){if(D.length===0)return"";const V=`${e.rC.notice} ${(0,r.px)(D.length,"notice")}`;
return(0,o.TM)(V,W(D,j,X))}function De(D,j,X){const V=(0,k.h$)(D,j.context).map(Dt=>`${(0,r.Iu)((0,M.h$)(Dt,Wt))}.`),st=(0,o.R4)(V,X,Rt,Dt=>Dt),ht=st.slice(0,It),
Pt=j.isBrief?[]:st.slice(It),ut=V.length-ht.length-Pt.length;return[`<p>${ht.join("<br>")}</p>`,...Pt.length===0?[]:[(0,o.TM)((0,r.px)(Pt.length,"more remark"),
[`<p>${Pt.join("<br>")}</p>`])],...ut>0?[`<p>${(0,e.jP)(ut,"remark",j)}</p>`]:[]].join(`
`)}const be=(D,j)=>`${Ce(D)} ${(0,r.Iu)((0,v.$N)(D,j))}`;function Ce(D){const j=D.findings.some(({severity:V})=>V!=="notice"),X=D.hosts.length===0?"skipped":"wo\
rks";return e.Gr[D.passed?j?"warns":X:"fails"]}function Ue({url:D,workflow:j,job:X,commit:V}){const st=j.split("/").at(-1)??"";return[`<a href="${(0,M.js)(D)}">${(0,M.
D9)(st===""?"this run":st,_t)}</a>`,...X===""?[]:[`job ${(0,M.D9)(X,_t)}`],...V===""?[]:[`commit ${(0,M.D9)(V.slice(0,Vt))}`]].join(", ")}}),8373:((yt,N,t)=>{t.
d(N,{Bm:()=>g,EP:()=>s,Gr:()=>A,Su:()=>h,_h:()=>$,b_:()=>d,h:()=>M,jP:()=>o,rC:()=>S,u_:()=>m,xy:()=>w,ze:()=>n});var y=t(5143),v=t(4503),r=t(4120),O=t(8884),k=t(
8641);const M="in the JSON report",w="in the job summary",S={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},A={fails:"\u274C",unchecked:"\u274C",warns:"\
\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},f="&nbsp;more ",o=(c,l,{rest:p})=>`and ${c}${f}${c===1?l:(0,r._l)(l)} ${p}`,n=c=>c.includes(f),s=(c,l,p,a=0)=>(0,O.
Ky)(c,l,T=>m(T,p),a).replace(/ more (?=places?$)/,f),e=600,m=(c,l)=>typeof c=="string"?h(c):u(c,(0,O.eo)(c),l),d=(c,l)=>u(c,(0,O.eo)({...c,file:(0,y.bH)(c.file).
path}),l);function u(c,l,{context:p}){const a=`<code>${(0,k.js)(l).replaceAll("/","/<wbr>")}</code>`,T=(0,v.uM)(c,p);return T===null||T.length>e?a:`<a href="${(0,k.
js)(T,e)}">${a}</a>`}const h=c=>c.endsWith(" input")?`the ${(0,k.D9)(c.replace(/ input$/,""))} input`:(0,k.D9)(c),$=(c,l,{context:p})=>`<a href="${(0,k.js)(`${p.
docsUrl}#${c}`)}">${l}</a>`,g=c=>({value:k.D9,prose:k.h$,because:l=>m(l,c)})}),733:((yt,N,t)=>{t.d(N,{W:()=>M,n:()=>v});const y=/^[ -~]*$/;function v(w){if(y.test(
w))return w.length;let S=0;for(const A of w)S+=r(A);return S}function r(w){return y.test(w)?1:O(w)?0:new RegExp("\\p{Regional_Indicator}","u").test(w)?1:k(w)?2:
1}const O=w=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(w),k=w=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(w);function M(w,S,A){let[f,o]=["",0];for(const n of w){const s=r(n),e=o+s;if(o>=S&&e<=A&&(s>0||o>S)?f+=n:f+=" ".repeat(Math.max(0,Math.min(e,A)-Math.max(o,
S))),o=e,o>A)break}return f}}),7146:((yt,N,t)=>{t.d(N,{ky:()=>o,nI:()=>r,qt:()=>S,wW:()=>A});var y=t(733);const v={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function r(s,e,m){return m.colour?`\x1B[${v[e]}m${s}\x1B[0m`:s}const O=(s,e,{hyperlinks:m})=>e===void 0||!m?s:`\x1B]8;;${e}\x1B\\${s}\x1B]8;;\x1B\\`,k=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
M=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,w=5001;function S(s){const{FORCE_HYPERLINK:e,TERM:m="",TERM_PROGRAM:d="",VTE_VERSION:u}=s;
return e?e!=="0":s.CI||s.NO_COLOR||m==="dumb"?!1:Number(u)>=w||k.test(d)||M.test(m)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(h=>s[h])}function A(s,e){const m="\
 ".repeat(s.indent),d=s.label.padEnd((s.column??0)-1),u=" ".repeat(s.indent+(s.column??2)),[h="",...$]=n(e.withFlags?.(s.text)??s.text,{first:e.width-m.length-d.
length-1,others:e.width-u.length}),g=O(r(d,s.style,e),s.url,e),c=f(h,s.linked,e);return[`${m}${g} ${c}`.trimEnd(),...$.map(l=>`${u}${l}`)]}function f(s,e,m){return!e?.
url||!s.startsWith(e.text)?s:`${O(e.text,e.url,m)}${s.slice(e.text.length)}`}function o(s,{width:e,withFlags:m}){const[d="",...u]=n(m?.(s)??s,{first:e,others:e-
2});return[d,...u.map(h=>`  ${h}`)]}function n(s,e){const m=[];let d="",u=0;for(const h of s.split(" ")){const $=m.length===0?e.first:e.others,g=(0,y.n)(h);d!==
""&&u+1+g>$?(m.push(d),d=h,u=g):(u=d===""?g:u+1+g,d=d===""?h:`${d} ${h}`)}return[...m,d]}}),6536:((yt,N,t)=>{t.d(N,{S5:()=>Pe,MV:()=>Se,K8:()=>Re});var y=t(2389),
v=t(2796),r=t(5102),O=t(4120),k=t(5955),M=t(6763),w=t(8641),S=t(1831),A=t(4503),f=t(8884),o=t(733),n=t(7146);const s=160,e=12,m="    ",d=/##\w*\[/;function u({place:U,
before:F,literal:nt,after:at},$t,Ot){const Tt=" ".repeat(`  ${U.line}`.length),Rt=Math.min(Ot.width,s)-Tt.length-3;if(Rt<e)return[];const It=h(F+nt+at),Wt=It(F+
nt+at),_t=(0,o.n)(Wt)<=Rt?0:It(F).search(/[^ ]|$/),Vt=Wt.slice(_t),zt=(0,o.n)(It(F))-_t,se=(0,o.n)(It(F+nt))-_t,{from:me,to:ae,text:je}=$(Vt,zt,Math.max(se,zt+1),
Rt),De=(0,n.nI)("|","dim",Ot),be="^".repeat(Math.max(1,Math.min(se,ae)-Math.max(zt,me))),Ce=" ".repeat(Math.max(zt,me)-me);return[`${(0,n.nI)(`  ${U.line}`,"dim",
Ot)} ${De} ${je}`.trimEnd(),`${Tt} ${De} ${Ce}${(0,n.nI)(be,$t,Ot)}`]}function h(U){const F=nt=>(0,w.RK)(nt.replaceAll("	",m),Number.POSITIVE_INFINITY);return d.
test(F(U))?nt=>F(nt).replaceAll(/(?<=#)#/g," #"):F}function $(U,F,nt,at){const $t=(0,o.n)(U);if($t<=at)return{from:0,to:at,text:U};const Ot=Math.max(0,at-2-(nt-
F)),Tt=nt<at?0:Math.max(0,F-1-Math.ceil(Ot*2/3)),Rt=$t-Tt<=at,It=Tt+at,Wt=(0,o.W)(U,Tt===0?0:Tt+1,Rt?It:It-1),_t=`${Tt===0?"":"\u2026"}${Wt}${Rt?"":"\u2026"}`;return{
from:Tt,to:Rt?It:It-1,text:_t}}var g=t(1505),c=t(7574);const l=20,p=6,a=13,T={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"\
!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},E={error:T.fails,warning:T.warns,notice:{sign:"\xB7",style:"blue"}},
i={value:w.RK,prose:w.RK,because:f.eo};function P(U,F){const nt=(0,r.sG)(U),{sign:at,style:$t}=T[nt],Ot=[...(0,r.cG)(U)?b(U,F.context):[],...(0,g.o7)(U,i)],Tt=`${r.
nx[nt]}${U.isNew?` (${O.dy})`:""}: ${R(U)}`;return[...(0,n.wW)({indent:0,label:`${at} ${C(U.visit.host)}`,style:$t,text:Tt},F),...Ot.flatMap(Rt=>H(Rt,F))].map(w.
BP).join(`
`)}const C=U=>{const F=(0,S.nx)(U);return F===U?(0,w.RK)(U):`${(0,w.RK)(F)} (${(0,w.RK)(U)})`};function R(U){const{discovery:F}=U.visit.attempt,nt=(0,r.QK)(U);return nt.
length>0?(0,O.K4)([...new Set(nt.map(at=>at.problem.code))],p):F.kind==="skipped"?F.problem.code:(0,g.Yj)(U,i)}function b(U,F){const{hops:nt,certificates:at}=U.
visit.attempt;return[(0,g.se)(U,F,i),{label:"response",texts:nt.map(_)},{label:"services",texts:G(U)},...(0,g.Zc)(U,i),{label:"certificate",texts:at.map($t=>I($t,
F))}]}const H=({label:U,texts:F},nt)=>F.flatMap((at,$t)=>{const Ot=$t===0?U:"";return(0,n.wW)({indent:2,label:Ot,style:"dim",column:a,text:at},nt)});function _(U){
const F=U.status===null?"none":`${U.status} ${(0,w.RK)(U.reason,g.tN)}`,nt=U.status===null?"after":"in",at=[...U.mediaType===null?[]:[(0,w.RK)(U.mediaType,g.tN)],
...U.address===null?[]:[`at ${(0,w.RK)(U.address,g.tN)}`],...U.proxy===null?[]:[`through ${(0,w.RK)((0,w.cq)(U.proxy))}`],...U.authorization==="none"?[]:[`token\
 ${(0,O.Rk)(U.authorization)}`]],$t=at.length===0?"":` (${at.join("; ")})`;return`${F.trim()} from ${(0,w.RK)((0,w.cq)(U.url))} ${nt} ${(0,c.kJ)(U.ms)}${$t}`}function G({
services:U,servicesLeftOut:F}){const nt=U.slice(0,l),at=U.length-nt.length+F;return[...nt.map(K),...at>0?[`and ${at} more`]:[]]}function K(U){const F=(0,w.RK)(U.
id,g.tN);switch(U.kind){case"url":return`${F} ${(0,w.RK)((0,w.cq)(U.url))}`;case"login":{const{authz:nt,token:at}=U.login,$t=[nt,at].map(Ot=>(0,w.RK)((0,w.cq)(Ot??
"none")));return`${F} authz ${$t.join(", token ")}`}case"problem":return`${F}: ${U.problem.code}`}}function I(U,F){const{host:nt,subject:at,issuer:$t,expires:Ot}=U,
Tt=(0,w.RK)((0,c.nO)(Ot,F.startedAt));return`${(0,w.RK)(nt,g.tN)} valid until ${Tt}; subject ${(0,w.RK)(at,g.tN)}, issuer ${(0,w.RK)($t,g.tN)}`}const B=4,W={places:6,
messages:5,frames:v.Wi},rt={places:3,messages:2,frames:1},it=1e3;function Q(U,F,nt){const{severity:at,code:$t,title:Ot,message:Tt}=U,Rt=(0,w.RK)(Tt??Ot,it),It=`${F.
context.docsUrl}#${$t}`,{style:Wt}=E[at],_t=ot(U,nt)??[...xt(U.hosts.length>1?"hosts":"host",Mt(U),F),...Lt(U,F,nt),...St(U,F)],Vt=Et(U.findings)?"":U.help??"";
return[...(0,n.wW)({indent:0,label:`${at}[${$t}]:`,style:Wt,url:It,text:Rt},F),..._t,...xt("help",(0,w.RK)(Vt,it),F),...xt("affects",(0,O.od)(U.affects,F.context.
clients),F)].map(w.BP).join(`
`)}function ot(U,{codes:F}){const{hosts:nt,message:at,code:$t,findings:Ot}=U;if(nt.length<2||at===null)return null;const{lines:Tt}=(0,f.yv)(Ot),Rt=JSON.stringify(
[nt.toSorted(),Tt[0],Tt.length]),It=F.get(Rt);return It===void 0&&F.set(Rt,$t),It===void 0?null:[`  hosts: the same ${nt.length} as for ${It}`]}function Mt({hosts:U,
findings:F,message:nt}){const[at]=U;if(U.length===1&&at!==void 0&&nt?.includes((0,S.nx)(at))&&F[0]?.isHostNew!==!0)return"";const Ot=(0,O.Ku)(U,B).map(Tt=>{const Rt=F.
filter(_t=>_t.host===Tt),It=U.length>1?(0,f.eb)(Rt).length:0,Wt=[...Rt.some(({isHostNew:_t})=>_t)?[O.dy]:[],...It>1?[(0,O.px)(It,"repository")]:[]];return`${C(Tt)}${Wt.
length===0?"":` (${Wt.join(", ")})`}`});return(0,O.K4)(Ot,U.length,U.length-Ot.length)}function Lt(U,F,nt){const{frames:at}=bt(U),$t=J(U),Ot=(0,v.cr)(U).length-
$t.length;return[...$t.flatMap(({message:Tt,findings:Rt,first:It},Wt)=>{const _t=q(It,U.message===null?Tt:"",F);return Wt>=at?_t:[..._t,...dt(It,U,F,nt),...xt("\
help",(0,w.RK)(vt(U,Rt),it),F)]}),...Ot>0?[`  and ${(0,O.px)(Ot,"more message")} in the JSON report`]:[]]}const bt=({hosts:U,findings:F})=>U.length>1||Et(F)?rt:
W,J=U=>(0,O.Ku)((0,v.cr)(U),bt(U).messages).map(([F,nt])=>({message:F,findings:nt,first:(0,f.tN)(nt)}));function q(U,F,nt){if(U===null&&F==="")return[];const at=U===
null?"-":"-->",$t=U===null?"":(0,f.R3)(U),Ot=[$t,(0,w.RK)(F,it)].filter(Rt=>Rt!=="").join(": "),Tt={text:$t,url:U&&(0,A.uM)(U,{...nt.context,links:null})};return(0,n.
wW)({indent:2,label:at,style:"dim",text:Ot,linked:Tt},nt)}function dt(U,{severity:F},nt,{lines:at}){if(U===null)return[];const{file:$t,line:Ot,column:Tt}=U,Rt=nt.
context.sources.find(It=>It.place.file===$t&&It.place.line===Ot&&It.place.column===Tt);return Rt===void 0||at.has(Rt)?[]:(at.add(Rt),u(Rt,E[F].style,nt))}function vt({
help:U,findings:F},nt){return U!==null||Et(F)?"":nt[0]?.problem.help??""}const Et=([U,F])=>U?.exclude!==void 0&&F!==void 0;function St(U,F){const{findings:nt}=U,
{lines:at,settings:$t,leftOut:Ot}=(0,f.yv)(nt),Tt=(0,f.oN)(at,J(U).map(({first:It})=>It)),Rt=bt(U).places;return[...xt("hits",(0,f.mj)(nt,F.context.repositories.
length),F),...xt("also at",(0,f.Ky)(Tt,Rt,void 0,Ot),F),...xt("required by",(0,f.Ky)($t,Rt),F)]}const xt=(U,F,nt)=>F===""?[]:(0,n.wW)({indent:2,label:`${U}:`,style:"\
dim",text:F},nt);var Nt=t(4148),Ct=t(1064);const Ft=20,te=3,ee="  ",ie=U=>(0,Nt.fi)(U,f.II);function fe(U,F){const{wrong:nt}=(0,Nt.jB)(U);return nt.length>Nt.LC?
[tt(U,nt,F)]:nt.map(at=>{const $t=(0,Nt.P)(at),Ot=[...$t.wrong,...$t.good],Tt=gt((0,Nt.ns)({...at,rows:Ot.slice(0,Ft)},w.RK),Ot),Rt=ie(at);return mt({outcome:(0,Nt.
qj)(at),name:Rt,root:at,rows:Ot,columns:Tt},F)})}function tt(U,F,nt){const at=(0,Nt.cZ)(U),$t=at.map(({row:_t})=>_t),Ot=Ct.Du.filter(_t=>F.some(Vt=>Vt.clients.includes(
_t))),Tt=(0,Nt.ns)({clients:Ot,rows:$t.slice(0,Ft)},w.RK),Rt=gt([(0,Nt.ie)(at,ie),...Tt],$t),It=(0,Nt.qj)({rows:$t}),Wt=(0,O.px)(F.length,"root module");return mt(
{outcome:It,name:Wt,root:{clients:Ot},rows:$t,columns:Rt},nt)}const gt=(U,F)=>[...U,...(0,Nt.ij)([(0,Nt.eX)(({code:nt})=>nt)],F)];function mt({outcome:U,name:F,
root:nt,rows:at,columns:$t},Ot){const{sign:Tt,style:Rt}=T[U],It=at.filter(zt=>(0,Nt.Mm)(zt)===U),Wt=[...new Set(It.map(zt=>(0,w.RK)((0,Nt.mC)(zt,nt))))],_t=`${Nt.
pJ[U]} for ${(0,O.K4)(Wt,te)}`,Vt=at.length-Ft;return[`${(0,n.nI)(Tt,Rt,Ot)} ${(0,n.nI)(F,"bold",Ot)}: ${_t}`,...Kt(at.slice(0,Ft).map(zt=>({sign:T[(0,Nt.Fg)([zt])],
cells:[(0,w.RK)((0,Nt.mC)(zt,nt)),...$t.map(({cell:se})=>se(zt))]})),["module or provider",...$t.map(({title:zt})=>zt)],Ot),...Vt>0?[`  and ${Vt} more in the JS\
ON report`]:[]].map(w.BP).join(`
`)}function Kt(U,F,nt){const at=F.map((Tt,Rt)=>Math.max(...[Tt,...U.map(({cells:It})=>It[Rt])].map(Ht)));if(at.reduce((Tt,Rt)=>Tt+ee.length+Rt,ee.length)>nt.width)
return U.flatMap(({sign:{sign:Tt,style:Rt},cells:[It="",...Wt]})=>{const _t=Wt.flatMap((zt,se)=>zt===""?[]:[`${F[se+1]} ${zt}`]),Vt=`${It}: ${_t.join("; ")}`;return(0,n.
wW)({indent:2,label:Tt,style:Rt,text:Vt},nt)});const Ot=Tt=>Tt.map((Rt,It)=>Rt+" ".repeat((at[It]??0)-Ht(Rt))).join(ee).trimEnd();return[`    ${(0,n.nI)(Ot(F),"\
dim",nt)}`,...U.map(({sign:{sign:Tt,style:Rt},cells:It})=>`  ${(0,n.nI)(Tt,Rt,nt)} ${Ot(It)}`)]}const Ht=(U="")=>Array.from(U).length;function Yt(U,F){const nt=U.
flatMap(It=>It.rows),{sign:at,style:$t}=T[(0,Nt.Fg)(nt)],[Ot]=U,Rt=`${U.length===1&&Ot!==void 0?ie(Ot):(0,O.px)(U.length,"root module")}: ${(0,Nt.nS)(nt)}`;return(0,n.
wW)({indent:0,label:at,style:$t,text:Rt},F).map(w.BP).join(`
`)}const oe=3,ce=4,pe=1e3;function he({hosts:U,roots:F},nt){const at=Map.groupBy(U,r.sG),$t=(at.get("unchecked")??[]).filter(({findings:Tt})=>Tt.length===0),{good:Ot}=(0,Nt.
jB)(F);return[...et("unchecked",$t,nt),...et("skipped",at.get("skipped")??[],nt),...et("works",at.get("works")??[],nt),...Ot.length>0?[Yt(Ot,nt)]:[]]}function et(U,F,nt){
const at=_t=>P(_t,nt);if(F.length<=oe)return F.map(at);const{sign:$t,style:Ot}=T[U],Tt=(0,O.Ku)(F,ce).map(({visit:_t})=>C(_t.host)),Rt=(0,O.K4)(Tt,Tt.length,F.length-
Tt.length),It=`${(0,O.px)(F.length,"host")} ${r.nx[U]}: ${Rt}`;if(!nt.isRunner)return[(0,n.wW)({indent:0,label:$t,style:Ot,text:It},nt).map(w.BP).join(`
`)];const Wt=_t=>`and ${_t} more in the JSON report`;return[[(0,w.BP)(`${$t} ${It}`),...(0,O.UV)(F,pe,at,Wt)].join(`
`)]}function ct(U,F){const nt=(0,f._X)(U),[at]=nt;if(at===void 0)return[];const $t=Vt=>`${(0,w.RK)(Vt.repository)} (${(0,O.H8)(Vt.findings)})`,Ot=(0,O.Ku)(nt,ce).
map($t),{sign:Tt,style:Rt}=T[(0,r.hm)(at.findings)==="error"?"fails":"warns"],It=`${(0,O.px)(nt.length,"repository")} ${(0,f.fP)(nt)}: ${(0,O.K4)(Ot,Ot.length,nt.
length-Ot.length)}`;if(!F.isRunner||Ot.length===nt.length)return[(0,n.wW)({indent:0,label:Tt,style:Rt,text:It},F).map(w.BP).join(`
`)];const Wt=Vt=>`and ${Vt} more in the JSON report`,_t=(0,O.UV)(nt,pe,$t,Wt);return[[`${Tt} ${It}`,..._t].map(w.BP).join(`
`)]}function L(U,F){const nt=(0,r.hm)(U.findings),at=U.hosts.length>oe||U.findings.length>0,$t=F.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",Ot=`problem codes are explained at ${F.context.docsUrl}`;return at?[(nt===null||nt==="no\
tice"?[$t]:[Ot,$t]).flatMap(Rt=>(0,n.ky)(Rt,F)).join(`
`)]:[]}var x=t(7361),z=t(4218);const Y=3,Z=20,lt=40,ft=12,pt=10,wt=140,At=30,Ut="  ",jt=2,kt="  ",Xt="\xA0";function Zt(U,F){const nt=(0,z.U4)(U,F.context),at=nt.
length<=Y?nt:nt.filter(({host:It})=>(0,r.cG)(It));if(at.length===0)return"";const $t=at.slice(0,Z),Ot=at.length-$t.length,Tt=ue($t,F),Rt=[`last ${(0,O.px)(Tt.marks,
"run")}`,...Tt.columns.map(ye)];return[...(0,n.ky)(`history: ${Rt.filter(It=>It!=="").join(", ")}`,F),...$t.map((It,Wt)=>Ae(It,Wt,Tt,F)),...Ot>0?[`  and ${(0,O.
px)(Ot,"more host")} in the history file`]:[],...ne($t,F)].map(w.BP).join(`
`)}function ne(U,F){const nt=(0,z.MC)(U).map(([$t,Ot])=>`${$t} ${Ot}`.replaceAll(" ",Xt));return(0,n.ky)(nt.join(", "),{...F,width:F.width-Ut.length}).map($t=>`${Ut}${(0,n.
nI)($t.trim().replaceAll(Xt," "),"dim",F)}`)}function ue(U,F){const nt=Math.max(...U.map(({host:zt})=>(0,o.n)(C(zt.visit.host)))),at=Math.min(lt,nt),$t=Math.max(
...U.map(({history:zt})=>zt.recent.length)),Ot=Qt(U),Tt=Math.min(F.width,wt)-Ut.length-jt-kt.length,Rt=zt=>Ot.slice(0,zt).reduce((se,me)=>se-kt.length-ge(me),Tt),
Wt=Ot.map((zt,se)=>Ot.length-se).find(zt=>at+$t<=Rt(zt))??1,_t=Rt(Wt),Vt=Math.min($t,Math.max(pt,_t-at));return{columns:Ot.slice(0,Wt),marks:Vt,name:Math.min(at,
Math.max(ft,_t-Vt))}}function Qt(U){const F=at=>U.map(({history:{latency:$t}})=>$t===null?"-":(0,c.kJ)($t[at]));return[{title:"uptime in 30 days",cells:U.map($e)},
{title:"median latency",cells:F("medianMs")},{title:"95th percentile",cells:F("p95Ms")},{title:"",cells:U.map(({history:at})=>(0,z.kW)(at)??"")}].filter(({cells:at})=>at.
some($t=>$t!==""))}function $e(U){const F=(0,z.bW)(U,At);return(F&&(0,x.mc)(F))??"-"}const ye=({title:U})=>U,ge=({cells:U})=>Math.max(...U.map(F=>F.length));function Ae({
host:U,history:F},nt,{columns:at,name:$t,marks:Ot},Tt){const{sign:Rt,style:It}=T[(0,r.sG)(U)],Wt=(0,z.qX)(F.recent.slice(-Ot)),_t=at.map(se=>{const me=se.cells[nt]??
"";return se.title===""?me:me.padStart(ge(se))}),Vt=Wt.replace(/\u2573+/g,se=>(0,n.nI)(se,"red",Tt));return[`${Ut}${(0,n.nI)(Rt,It,Tt)} ${qt(C(U.visit.host),$t)}`,
`${" ".repeat(Ot-Wt.length)}${Vt}`,..._t].join(kt).trimEnd()}function qt(U,F){const nt=(0,o.n)(U);return nt<=F?`${U}${" ".repeat(F-nt)}`:`${(0,o.W)(U,0,F-1)}\u2026`}
const ve=5,Jt=30,Le=3,Me=20,we=16e6;function*Pe(U,F){yield`${Se(U,F)}
`;let nt=!0;for(const{text:at}of Re(U,F)){const $t=at.includes(`
`);yield`${nt||$t?`
`:""}${at}
`,nt=$t}}function Se(U,F){const{sign:nt,style:at}=T[U.passed?"works":"fails"],$t=F.isQuiet?[]:(0,M.h$)(U,F.context).slice(0,ve);return[`${(0,n.nI)(nt,at,F)} ${(0,n.
nI)((0,r.$N)(U,F.context),"bold",F)}`,...$t.flatMap(Ot=>ke(Ot,F))].join(`
`)}function*Re(U,F,nt=we){const{isQuiet:at=!1,isRunner:$t=!1,context:Ot}=F,Tt=({severity:ae})=>!at||ae==="error"||(0,y.k2)(ae,Ot.failOn),Rt=(0,v.cZ)(U.findings.
filter(Tt)),It={lines:new Set,codes:new Map};for(const ae of Rt.slice(0,Jt))yield Ee(Q(ae,F,It));const Wt=Rt.slice(Jt).flatMap(({findings:ae})=>ae);if(Wt.length>
0&&(yield Ee(`and ${(0,O.px)(Wt.length,"more finding")} in the JSON report`)),at)return;const _t=ae=>({kind:$t?"group":"plain",text:ae});yield*ct(U.files,F).map(
_t);const Vt=Zt(U,F);Vt!==""&&(yield _t(Vt)),yield*fe(U.roots,F).map(_t);const zt=(0,r.md)(U.hosts).filter(ae=>(0,r.cG)(ae)&&!(0,r.JR)(ae)),se=$t||zt.length<=Le?
zt:[];yield*Ie(se,F,nt).map(_t),yield*he(U,F).map(_t);const me=(0,M.h$)(U,Ot).slice(ve);me.length>0&&(yield Ee(me.flatMap(ae=>ke(ae,F)).join(`
`))),yield*L(U,F).map(Ee)}const ke=(U,F)=>(0,n.ky)((0,w.RK)(U),F).map(w.BP);function*Ie(U,F,nt){const at=new k.Wv(nt),$t=Vt=>P(Vt,F),Ot=yield*(0,k._Q)(U.slice(0,
Me),at,$t),Tt=[],Rt=(0,k._Q)(U.slice(Me),at,$t);let It=Rt.next();for(;!It.done;It=Rt.next())Tt.push(It.value);const Wt=(0,O.px)(Tt.length,"more host");Tt.length>
0&&(yield[`details of ${Wt}`,...Tt].join(`
`));const _t=Ot+It.value;_t>0&&(yield`the details of ${(0,O.px)(_t,"more host")} are in the JSON report`)}const Ee=U=>({kind:"plain",text:U})}),6283:((yt,N,t)=>{
t.d(N,{Y:()=>r});var y=t(6309),v=t(8641);async function r(O,k){const{history:M}=O.settings;if(M===null)return{checked:O,warnings:[]};try{const{recordRun:w}=await t.
e(5370).then(t.bind(t,5370)),{history:S,warnings:A}=w(M,O,k);return{checked:{...O,context:{...O.context,history:S}},warnings:A}}catch(w){return{checked:O,warnings:[
`the history ${(0,v.RK)(M)} was not read: ${(0,v.RK)((0,y.A3)(w))}`]}}}}),2909:((yt,N,t)=>{t.a(yt,async(y,v)=>{try{let I=function(ot){return async(Mt,Lt)=>{try{
await Lt()}catch(bt){ot([`${Mt}: ${(0,M.A3)(bt)}`])}}},Q=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(N);var r=t(2929),O=t(9018),k=t(7251),
M=t(6309),w=t(40),S=t(3565),A=t(8782),f=t(4690),o=t(9077),n=t(3795),s=t(3386),e=t(2057),m=t(1964),d=t(3329),u=t(2827),h=t(4503),$=t(5505),g=t(8641),c=t(9703),l=t(
6536),p=t(8463),a=t(3152),T=t(772),E=t(6283),i=t(6875);const P=120;process.env.UV_THREADPOOL_SIZE??="64",(0,s.p)(),(0,e.B_)(process.stdout,ot=>process.stderr.write(
`the log was not written: ${ot}
`)),(0,e.B_)(process.stderr,()=>{});const C=S.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const R=new i.V,b=(0,f.i)(process);await(0,o.
q)(process,await H(S.Ko(T.y.map(({name:ot})=>ot))));async function H(ot){const Mt=(0,O.c)(ot,process.env,(0,k.K)(S.QU)),Lt=J=>{const q=(0,O.r)(dt=>(0,c.p)(J,dt),
Mt);return S.fJ("Could not run",q),3},bt=(0,o.w)(process,R,{isFinal:!1,crash:Lt,now:b});try{const J=await(ot.merge?.trim()?_:G)(ot,Mt),q=bt.aborted?3:J.verdict.
passed?0:1;return await B(J,Mt,bt),q}catch(J){if(J instanceof a.GN){const q=Mt.redact(J.mistakes).map(dt=>(0,g.LS)(dt));return S.fJ("Wrong settings",q.join(`
`)),2}return Lt(J)}}async function _(ot,Mt){const{mergeReports:Lt}=await Promise.all([t.e(7341),t.e(2169),t.e(999)]).then(t.bind(t,999));return Lt(ot,{directory:Q(),
secrets:Mt})}async function G(ot,Mt){const Lt=(0,n.fN)(bt=>S.N4(Mt.redact([bt])),n.Si);try{return await(0,r.z6)(ot,{environment:process.env,directory:Q(),isFork:(0,A.
$c)(process.env.GITHUB_EVENT_NAME,C),stop:R,startTimer:i.I,now:b,progress:Lt.show,changes:bt=>it(bt,Mt),secrets:Mt,kill:process.kill})}finally{Lt.end()}}async function K(ot){
const{verdict:Mt,changes:Lt,context:bt}=ot,J=(0,A.ng)(process.env,C),q=J===null?[]:(0,w.w)((0,h.R8)(Mt),Q(),J);if(J===null||Lt?.kind!=="files")return{...ot,located:q,
context:{...bt,links:(0,w.h)(q)}};const{withDiffLinks:dt}=await t.e(9052).then(t.bind(t,9052)),vt=dt(q,Lt.files,Q(),J);return{...ot,located:q,context:{...bt,links:vt}}}
async function B(ot,{redact:Mt},Lt){const{checked:bt,warnings:J}=await(0,E.Y)(ot,{directory:Q(),environment:process.env,random:Math.random}),q=Et=>S.R8(Mt(Et).map(
St=>(0,g.LS)(St))),dt=I(q);q(J);let vt={...bt,located:[]};await dt("places are not links",async()=>{vt=await K(bt)}),await W(vt,dt,q),!Lt.aborted&&await dt("the\
 comment and the issue were not written",async()=>{const{notes:Et,warnings:St}=await rt(vt,Lt);S.N4(Mt(Et)),q(St)})}async function W(ot,Mt,Lt){const{settings:bt,
verdict:J,context:q}=ot,{GITHUB_OUTPUT:dt,GITHUB_STEP_SUMMARY:vt,RUNNER_TEMP:Et}=process.env,St={colour:!1,width:P,isRunner:!0,context:q};await Mt("the log was \
not written",()=>S.ur((0,l.MV)(J,St),(0,l.K8)(J,St)));const xt=bt.shard!==null;await Mt("the annotations were not written",()=>{xt||S.fz((0,m.H)(J,q))}),await Mt(
"the outputs were not written",async()=>Lt(await S.Kn(dt,(0,u.Y)(J)))),await Mt("the job summary was not written to GITHUB_STEP_SUMMARY",async()=>{xt||await S.Sy(
vt,(0,$.Gc)(J,q))}),await Mt("the JSON report was not written to RUNNER_TEMP",async()=>{const Nt=S.u5(Et,(0,d.h)(J,q));Lt(await S.Kn(dt,{report:Nt}))}),await Mt(
"the report files were not written",async()=>Lt(await(0,p.t)(bt,ot,Q())))}async function rt(ot,Mt){const{comment:Lt,issue:bt}=ot.settings;return Lt==="never"&&bt===
"never"?{notes:[],warnings:[]}:await(await t.e(5386).then(t.bind(t,5386))).publish(ot,(0,A.ng)(process.env,C),Q(),Mt)}async function it({githubToken:ot},{redact:Mt}){
const Lt=(0,A.ng)(process.env,C),J=await(await t.e(5181).then(t.bind(t,5181))).readChanges(Lt,ot,R.signal);return J.kind==="all"&&Lt?.pull&&S.R8(Mt([`changed-on\
ly has no effect: ${J.why}`])),J}v()}catch(P){v(P)}},1)}),5657:((yt,N,t)=>{t.d(N,{G:()=>n});var y=t(6760),v=t(5747);const r=21,O=/^(?!\.{1,2}$)[\w.-]+$/;function k(g){
let c=!1;for(const l of g.split(`
`)){const p=l.trim();p.startsWith("[")&&(c=p==='[remote "origin"]');const a=p.indexOf("=");if(!(!c||a<0||p.slice(0,a).trim().toLowerCase()!=="url"))return M(p.slice(
a+1).trim())}return null}function M(g){const c=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(g),[l,p]=c===null?w(g):[c[1],c[2]],a=(p??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),T=a.length>1&&a.length<=r;return!l||!T||!a.every(E=>O.test(E))?null:{host:l.toLowerCase(),owner:a.slice(0,-1).join("/"),name:a.at(-1)??""}}function w(g){
const c=URL.parse(g);return c===null||!/^(https?|ssh):$/.test(c.protocol)?[]:[c.protocol==="ssh:"?c.hostname:c.host,c.pathname.slice(1)]}var S=t(4614);const A=5,
f=/^[0-9a-f]{40}$/,o=/^refs\/(?!.*\.\.)[^\0]+$/;function n(g){const c=(0,y.join)(g,".git"),l=s(c,g)??c,p=$((0,y.join)(l,"commondir")),a=p===null?l:u(p,l),T=()=>h(
(0,y.join)(a,"packed-refs"))??"",E=e($((0,y.join)(l,"HEAD")),[l,a],T);return E===null?null:{commit:E,isFetched:d(E,h((0,y.join)(l,"FETCH_HEAD"))??"",T),remote:k(
h((0,y.join)(a,"config"))??""),tracked:i=>(0,S.O)((0,y.join)(l,"index"),i)}}function s(g,c){const[,l]=/^gitdir: (.+)$/.exec($(g)??"")??[];return l===void 0?null:
u(l,c)}function e(g,c,l){let p=g;for(let a=0;p!==null&&a<=A;a+=1){if(f.test(p))return p;const[,T]=/^ref: (.+)$/.exec(p)??[];if(T===void 0||!o.test(T))return null;
p=m(T,c,l)}return null}function m(g,c,l){for(const a of c){const T=$((0,y.join)(a,g));if(T!==null)return T}return l().split(`
`).find(a=>a.endsWith(` ${g}`))?.slice(0,40)??null}function d(g,c,l){const p=(a,T)=>a.split(`
`).some(E=>E.startsWith(`${g}${T}`));return p(c,"	")||p(l()," refs/remotes/")}const u=(g,c)=>(0,y.isAbsolute)(g)?g:(0,y.join)(c,g);function h(g){const c=(0,v.yR)(
g);return c.ok?c.text:null}const $=g=>h(g)?.replace(/\r?\n$/,"")??null}),4614:((yt,N,t)=>{t.d(N,{O:()=>s,R:()=>d});var y=t(3024),v=t(5747);const r=128*1024*1024,
O=12,k=62,M=16384,w=12288,S=4,A=61440,f=4096,o=32768,n=Buffer.alloc(0);function s(u,h){const $=(0,v.io)(u,r);return $===null?new Map:e($,h)}function e(u,h){const $=new Map;
if(u.length<O)return $;const g=u.readUInt32BE(4);if(u.toString("latin1",0,4)!=="DIRC"||g<2||g>4)return $;const c=u.readUInt32BE(8);let l=n,p=O;for(let a=0;a<c;a+=
1){if(p+k>u.length)return $;const T=u.readUInt16BE(p+60),E=p+k+(T&M?2:0),i=g===S,{kept:P,from:C}=i?m(u,E,l):{kept:n,from:E},R=u.indexOf(0,C);if(R<0)return $;const b=u.
subarray(C,R),H=i?Buffer.concat([P,b]):b;if(H.length>f)return $;const _=(u.readUInt32BE(p+24)&A)===o,G=H.toString("utf8");_&&(T&w)===0&&h.has(G)&&$.set(G,{modified:u.
readUInt32BE(p+8),size:u.readUInt32BE(p+36)}),p=i?R+1:p+(R-p+8&-8),l=H}return $}function m(u,h,$){let g=h,c=u[g++]??0,l=c&127;for(;c&128;)c=u[g++]??0,l=(l+1)*128+
(c&127);return{kept:$.subarray(0,Math.max(0,$.length-l)),from:g}}function d(u,{modified:h,size:$}){try{const g=(0,y.lstatSync)(u),c=Math.floor(g.mtimeMs/1e3);return g.
isFile()&&g.size%2**32===$&&c%2**32===h}catch(g){return(0,v.Oj)(g),!1}}}),40:((yt,N,t)=>{t.d(N,{h:()=>A,w:()=>k});var y=t(6760),v=t(5657),r=t(4614),O=t(4503);function k(f,o,n){
if(!M(n.serverUrl))return[];const s=S(o);return[...Map.groupBy(f,m=>s(m.split("/").slice(0,-1).join("/")))].flatMap(([m,d])=>m===null?[]:w(m,d,o,n))}const M=f=>/^https?:\/\/[\w.:/-]+$/.
test(f);function w({prefix:f,checkout:o},n,s,e){const{commit:m,isFetched:d,remote:u}=o,h=URL.parse(e.serverUrl);if(u===null||h===null)return[];if(u.host!==h.host&&
u.host!==h.hostname)return[];if(!d&&![e.commit,e.defaultCommit].includes(m))return[];const $=`${u.owner}/${u.name}`,g=`${e.serverUrl}/${$}/blob/${m}`,c=a=>a?.toLowerCase()===
$.toLowerCase(),l=c(`${e.owner}/${e.repository}`)||c(e.pull?.from),p=new Map(n.map(a=>[a.slice(f.length),a]));return Array.from(o.tracked(new Set(p.keys())),([a,
T])=>{const[E,i]=[p.get(a),(0,O.oW)(a)];return E===void 0||i===null||!(0,r.R)((0,y.join)(s,E),T)?[]:{file:E,path:a,url:`${g}/${i}`,isOfRun:l}}).flat()}function S(f){
const o=new Map,n=s=>{const e=o.get(s);if(e!==void 0)return e;const m=(0,v.G)((0,y.join)(f,s)),d=s.split("/").slice(0,-1).join("/"),u=m!==null?{prefix:s===""?"":
`${s}/`,checkout:m}:s===""?null:n(d);return o.set(s,u),u};return n}const A=f=>new Map(f.map(({file:o,url:n})=>[o,{url:n}]))}),3565:((yt,N,t)=>{t.d(N,{fz:()=>Et,
fJ:()=>fe,QU:()=>q,N4:()=>ee,j_:()=>te,Ko:()=>J,R8:()=>ie,ur:()=>dt,Kn:()=>xt,u5:()=>Ft,Sy:()=>St});var y=t(3024),v=t(6760),r=t(857);function O(tt){return tt==null?
"":typeof tt=="string"||tt instanceof String?tt:JSON.stringify(tt)}function k(tt){return Object.keys(tt).length?{title:tt.title,file:tt.file,line:tt.startLine,endLine:tt.
endLine,col:tt.startColumn,endColumn:tt.endColumn}:{}}function M(tt,gt,mt){const Kt=new A(tt,gt,mt);process.stdout.write(Kt.toString()+r.EOL)}function w(tt,gt=""){
M(tt,{},gt)}const S="::";class A{constructor(gt,mt,Kt){gt||(gt="missing.command"),this.command=gt,this.properties=mt,this.message=Kt}toString(){let gt=S+this.command;
if(this.properties&&Object.keys(this.properties).length>0){gt+=" ";let mt=!0;for(const Kt in this.properties)if(this.properties.hasOwnProperty(Kt)){const Ht=this.
properties[Kt];Ht&&(mt?mt=!1:gt+=",",gt+=`${Kt}=${o(Ht)}`)}}return gt+=`${S}${f(this.message)}`,gt}}function f(tt){return O(tt).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A")}function o(tt){return O(tt).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function n(){
throw new Error("this function of @actions/core is not bundled")}function s(){throw new Error("this function of @actions/core is not bundled")}var e=t(6928);function m(tt){
return tt.replace(/[\\]/g,"/")}function d(tt){return tt.replace(/[/]/g,"\\")}function u(tt){return tt.replace(/[/\\]/g,path.sep)}var h=function(tt,gt,mt,Kt){function Ht(Yt){
return Yt instanceof mt?Yt:new mt(function(oe){oe(Yt)})}return new(mt||(mt=Promise))(function(Yt,oe){function ce(et){try{he(Kt.next(et))}catch(ct){oe(ct)}}function pe(et){
try{he(Kt.throw(et))}catch(ct){oe(ct)}}function he(et){et.done?Yt(et.value):Ht(et.value).then(ce,pe)}he((Kt=Kt.apply(tt,gt||[])).next())})},$;(function(tt){tt[tt.
Success=0]="Success",tt[tt.Failure=1]="Failure"})($||($={}));function g(tt,gt){const mt=toCommandValue(gt);if(process.env[tt]=mt,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(tt,gt));issueCommand("set-env",{name:tt},mt)}function c(tt){M("add-mask",{},tt)}function l(tt){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",tt):issueCommand("add-path",{},tt),process.env.PATH=`${tt}${path.delimiter}${process.env.PATH}`}function p(tt,gt){const mt=process.env[`INPUT_${tt.replace(
/ /g,"_").toUpperCase()}`]||"";if(gt&&gt.required&&!mt)throw new Error(`Input required and not supplied: ${tt}`);return gt&&gt.trimWhitespace===!1?mt:mt.trim()}
function a(tt,gt){const mt=p(tt,gt).split(`
`).filter(Kt=>Kt!=="");return gt&&gt.trimWhitespace===!1?mt:mt.map(Kt=>Kt.trim())}function T(tt,gt){const mt=["true","True","TRUE"],Kt=["false","False","FALSE"],
Ht=p(tt,gt);if(mt.includes(Ht))return!0;if(Kt.includes(Ht))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${tt}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function E(tt,gt){if(process.env.GITHUB_OUTPUT||"")return n("OUTPUT",s(tt,gt));process.
stdout.write(r.EOL),M("set-output",{name:tt},O(gt))}function i(tt){issue("echo",tt?"on":"off")}function P(tt){process.exitCode=$.Failure,b(tt)}function C(){return process.
env.RUNNER_DEBUG==="1"}function R(tt){issueCommand("debug",{},tt)}function b(tt,gt={}){M("error",k(gt),tt instanceof Error?tt.toString():tt)}function H(tt,gt={}){
M("warning",k(gt),tt instanceof Error?tt.toString():tt)}function _(tt,gt={}){M("notice",k(gt),tt instanceof Error?tt.toString():tt)}function G(tt){process.stdout.
write(tt+r.EOL)}function K(tt){w("group",tt)}function I(){w("endgroup")}function B(tt,gt){return h(this,void 0,void 0,function*(){K(tt);let mt;try{mt=yield gt()}finally{
I()}return mt})}function W(tt,gt){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(tt,gt));issueCommand("save-state",{name:tt},
toCommandValue(gt))}function rt(tt){return process.env[`STATE_${tt}`]||""}function it(tt){return h(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(
tt)})}var Q=t(6309),ot=t(5747),Mt=t(566),Lt=t(4e3),bt=t(5955);const J=tt=>Object.fromEntries(tt.map(gt=>[gt,p(gt)]));function q(tt){for(const gt of tt)c(gt)}function dt(tt,gt){
G(tt);let mt=!0;for(const{kind:Kt,text:Ht}of gt){const[Yt="",...oe]=Ht.split(`
`),ce=Kt==="plain"&&oe.length>0;(mt||ce)&&G(""),mt=ce,ce||oe.length===0?G(Ht):(K(Yt),G(oe.join(`
`)),I())}}const vt={error:b,warning:H,notice:_};function Et(tt){for(const{level:gt,message:mt,line:Kt,column:Ht,...Yt}of tt)vt[gt](mt,{...Yt,...Kt===void 0?{}:{
startLine:Kt},...Ht===void 0?{}:{startColumn:Ht}})}const St=(tt,gt)=>Ct("GITHUB_STEP_SUMMARY",tt,mt=>(0,y.appendFileSync)(mt,gt));async function xt(tt,gt){const mt=new Map;
for(const[Yt,oe]of Object.entries(gt))try{tt?await Ct("GITHUB_OUTPUT",tt,ce=>(0,y.appendFileSync)(ce,Nt(Yt,oe))):E(Yt,oe)}catch(ce){mt.set(Yt,(0,Q.A3)(ce))}const[
Kt]=mt.values();return Kt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...mt.keys()].join(", ")}: ${Kt}`]}function Nt(tt,gt){const mt=typeof gt==
"string"?gt:JSON.stringify(gt);if(/[\r\n]/.test(mt))throw new Q.Lw("the value has a line break");return`${tt}=${mt}
`}async function Ct(tt,gt,mt){if(!gt)throw new Q.Lw(`${tt} is not set; run this as an action on a runner`);const Kt=(0,y.openSync)(gt,"r+");try{const{size:Ht}=(0,y.
fstatSync)(Kt);try{mt(gt)}catch(Yt){throw(0,y.fstatSync)(Kt).size>Ht&&(0,y.ftruncateSync)(Kt,Ht),Yt}}finally{(0,y.closeSync)(Kt)}}function Ft(tt,gt){if(!tt)throw new Q.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const mt=(0,v.join)("tf-disco","report.json");return(0,Mt.f)(tt,mt,(0,bt.mk)(gt)),(0,v.join)(tt,
mt)}function te(tt){if(tt===void 0||tt==="")return null;const gt=(0,ot.yR)(tt);try{if(gt.ok)return JSON.parse(gt.text)}catch{}const mt=gt.ok?"is not JSON":(0,Lt.
mP)(gt.failure);return H(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${mt}; check that no earlier step changes it`),null}function ee(tt){for(const gt of tt)
G(gt)}function ie(tt){for(const gt of tt)H(gt)}const fe=(tt,gt)=>b(gt,{title:tt})}),8782:((yt,N,t)=>{t.d(N,{$c:()=>w,Ob:()=>k,at:()=>f,ng:()=>r});var y=t(8641);
const v=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function r(n,s){const e=h=>n[h]?.trim()??"",[,m,d]=v.exec(e("GITHUB_REPOSITORY"))??[];if(m===void 0||d===
void 0)return null;const u=O(e("GITHUB_SERVER_URL")||"https://github.com");return{owner:m,repository:d,apiUrl:O(e("GITHUB_API_URL")||"https://api.github.com"),serverUrl:u,
event:e("GITHUB_EVENT_NAME"),workflow:M(e("GITHUB_WORKFLOW_REF"))??e("GITHUB_WORKFLOW"),job:e("GITHUB_JOB"),step:e("GITHUB_ACTION"),id:Number(/^\d+$/.exec(e("GI\
THUB_RUN_ID"))?.[0]??0),url:`${u}/${m}/${d}/actions/runs/${e("GITHUB_RUN_ID")}`,defaultCommit:e("GITHUB_SHA"),commit:o(s,"pull_request","head","sha")??e("GITHUB\
_SHA"),pull:S(e("GITHUB_EVENT_NAME"),s),isDefaultBranch:A(e("GITHUB_REF"),s)}}const O=n=>n.replace(/(?<!\/)\/+$/,"");function k({apiUrl:n}){const s=URL.parse(n);
return s!==null&&/^https?:$/.test(s.protocol)?null:`GITHUB_API_URL is not an https URL: ${(0,y.RK)(n)}`}const M=n=>/^[^/]+\/[^/]+\/(.+?)@/.exec(n)?.[1];function w(n,s){
if(n==="pull_request_target")return!1;const e=f(s,"pull_request","head"),[m,d]=[f(e,"repo","full_name"),f(s,"pull_request","base","repo","full_name")];return e!==
void 0&&m!==d}function S(n,s){const e=f(s,"pull_request","number");return typeof e=="number"&&Number.isSafeInteger(e)&&e>0?{number:e,isFork:w(n,s),from:o(s,"pul\
l_request","head","repo","full_name")??null}:null}function A(n,s){const e=o(s,"repository","default_branch");return e===void 0?null:n===`refs/heads/${e}`}function f(n,...s){
return s.reduce((e,m)=>typeof e=="object"&&e!==null?Reflect.get(e,m):void 0,n)}function o(n,...s){const e=f(n,...s);return typeof e=="string"?e:void 0}}),1964:((yt,N,t)=>{
t.d(N,{H:()=>_});var y=t(4e3),v=t(5799),r=t(2796),O=t(5102),k=t(4120),M=t(8884),w=t(8641),S=t(1831);const A=700,f=8,o=5,n={text:250,places:1},s={text:A,places:f},
e=2,m=3600,d=120,u=4096,h=J=>J!==""&&(0,M.CN)(J)&&(0,w.BP)((0,w.RK)(J,u))===J;function $(J){const q=l(J),dt=[...new Set(J.map(({problem:St})=>St.title))],vt=q.length>
0?(0,k.K4)(q,e):p(J);if(dt.length===1)return c(vt,dt[0]??"");const Et=`${J.length} problems`;return c(vt===null?Et:`${Et} with ${vt}`,dt.join(", "))}function g({
title:J,hosts:q,findings:dt}){if(dt.length===1)return $(dt);const vt=q.length>0?0:(0,M.Dc)(dt),Et=Math.max(q.length,vt),St=Et===1?l(dt)[0]??(0,M.II)((0,M.tN)(dt)?.
file??""):(0,k.px)(Et,q.length>0?"host":"file"),xt=dt.length>Et?` (${dt.length} times)`:"";return c(Et===0?null:St,`${J}${xt}`)}const c=(J,q)=>J===null?q:`${J}:\
 ${q}`,l=J=>[...new Set(J.flatMap(({host:q})=>q===null?[]:(0,w.RK)((0,S.nx)(q))))];function p(J){const q=(0,M.tN)(J);return q===null||h(q.file)?null:(0,M.II)(q.
file)}function a(J,q){const dt=new Set(J.map(({severity:St})=>St)).size>1,vt=J.slice(0,o).map(St=>E(St,dt,J.length>2?n:s,q)).map(St=>St.join(`
`)),Et=J.length-vt.length;return[...vt,...Et>0?[T(Et)]:[]].join(`

`).split(`
`)}const T=J=>`and ${J} more, see the job summary`;function E(J,q,dt,vt){const{problem:Et,severity:St}=J,xt=(0,M.Xd)(J),Nt=(0,M.xi)(J,vt,dt.text,dt.places);return[
`${q?`${St}: `:""}${(0,w.RK)(Et.message,dt.text)} [${Et.code}]`,...Nt.map(([Ct,Ft])=>`${Ct}: ${Ft}`),...xt===null||h(xt.file)?[]:[`at: ${(0,M.R3)(xt)}`],...J.isHostNew?
[`the host is ${k.dy}`]:[],`${vt.docsUrl}#${Et.code}`]}function i(J,q){const{message:dt,help:vt,findings:Et,code:St,title:xt,affects:Nt}=J;if(Et.length===1)return a(
Et,q);const Ct=(0,k.od)(Nt,q.clients),Ft=(0,M.mj)(Et,q.repositories.length),te=[`${(0,w.RK)(dt??xt,A)} [${St}]`,...vt===null?[]:[`help: ${(0,w.RK)(vt,A)}`],...Ct===
""?[]:[`affects: ${Ct}`],...Ft===""?[]:[`hits: ${Ft}`]],ee=`${q.docsUrl}#${St}`,ie=m-[...te,ee].join(`
`).length;return[...te,...C(J,ie),ee]}function P(J,q,{docsUrl:dt}){const vt=J.slice(0,o).flatMap(({problem:{message:Et,help:St}})=>[`${(0,w.RK)(Et,n.text)} [${q.
code}]`,...q.help===null&&St?[`help: ${(0,w.RK)(St,n.text)}`]:[]]);return[...new Set(vt),`see also "${g(q)}"`,`${dt}#${q.code}`]}function C({findings:J,message:q},dt){
const vt=[];let Et=dt;for(const xt of J){const Nt=R(xt,q===null);if(Nt.length>=Et)break;Et-=Nt.length+1,vt.push(Nt)}const St=J.length-vt.length;return St>0?[...vt,
T(St)]:vt}function R(J,q){const{host:dt,places:vt,placesLeftOut:Et,problem:St,isHostNew:xt}=J,Nt=(0,M.Ky)(vt,1,void 0,Et),Ct=dt===null?"":`${(0,w.RK)((0,S.nx)(dt))}${xt?
` (${k.dy})`:""}`,[Ft,te]=dt===null?[Nt,""]:[Ct,Nt],ie=[q?(0,w.RK)(St.message,d):"",q&&te!==""?`(${te})`:te].filter(fe=>fe!=="");return ie.length===0?`- ${Ft}`:
`- ${Ft}: ${ie.join(" ")}`}const b=10,H=200;function _(J,q){const dt=G(J),vt=(0,O.hm)(J.findings);let Et=J.findings;for(const St of v.oC){const{annotations:xt,used:Nt}=K(
St,Et,q,St===vt);dt.push(...xt),Et=Et.filter(Ct=>!Nt.has(Ct))}return dt}function G({passed:J,stopped:q,findings:dt}){const vt=dt.filter(({severity:St})=>St==="w\
arning").length;if(J||dt.some(({severity:St})=>St==="error"))return[];if(q!==null)return[bt("error","The check is not complete",[(0,y.Cw)(q)])];const Et=`${(0,k.
px)(vt,"warning")}, and fail-on is warning`;return[bt("error","Warnings fail this check",[Et])]}function K(J,q,dt,vt){const Et=q.filter(({severity:Ct})=>Ct===J),
St=new Set(Et.map(I));if(St.size>b){const Ct=W(Et),Ft=vt&&J!=="notice"?rt(J,Ct,dt):[];return{annotations:[...B(J,Ct,dt),...Ft].slice(0,b),used:new Set(Et)}}const xt=q.
filter(Ct=>St.has(I(Ct)));return{annotations:[...Map.groupBy(xt,I).values()].map(Ct=>bt(J,$(Ct),a(Ct,dt),(0,M.tN)(Ct))),used:new Set(xt)}}function I(J){const q=(0,M.
Xd)(J);return q===null?J:`${q.line}:${q.file}`}function B(J,q,dt){const vt=q.length<=b?q:q.slice(0,b-1),Et=q.slice(vt.length).flatMap(St=>St.findings);return[...vt.
map(St=>bt(J,g(St),i(St,dt),(0,M.tN)(St.findings))),...Et.length===0?[]:[Lt(J,Et)]]}function W(J){const q=(0,r.cZ)(J);return q.length<=b?q:Mt(q)}function rt(J,q,dt){
const vt=new Set(q.map(({findings:St})=>St.map(I).find(it)));return ot(q.map(St=>Q(St).map(xt=>({cause:St,findings:xt})))).filter(({findings:[St]})=>{const xt=St&&
I(St);return it(xt)&&!vt.has(xt)&&vt.add(xt)}).slice(0,b).map(({cause:St,findings:xt})=>{const Nt=P(xt,St,dt);return bt(J,$(xt),Nt,(0,M.tN)(xt))})}const it=J=>typeof J==
"string";function Q({findings:J}){const q=J.filter(Et=>h((0,M.Xd)(Et)?.file??"")),dt=[...Map.groupBy(q,I).values()];return ot(Map.groupBy(dt,([Et])=>Et&&(Et.host??
(0,M.Xd)(Et)?.file)).values())}const ot=J=>[...J].flatMap(q=>q.map((dt,vt)=>({item:dt,turn:vt}))).toSorted((q,dt)=>q.turn-dt.turn).map(({item:q})=>q);function Mt(J){
return[...Map.groupBy(J,({code:dt})=>dt).values()].flatMap(([dt,...vt])=>dt===void 0||vt.length===0?dt??[]:{...dt,findings:[dt,...vt].flatMap(({findings:Et})=>Et),
hosts:[...new Set([dt,...vt].flatMap(({hosts:Et})=>Et))],message:null,help:null})}function Lt(J,q){const dt=[...new Set(q.map(({problem:vt})=>vt.title))];return bt(
J,`and ${(0,k.px)(q.length,`more ${J}`)}`,[...dt,"see the job summary"])}function bt(J,q,dt,vt=null){const Et={title:(0,w.LS)((0,w.RK)(q,H)),message:(0,w.LS)(dt.
join(`
`))};if(vt===null||!h(vt.file))return{level:J,...Et};const{file:St,line:xt,column:Nt,endColumn:Ct}=vt;return{level:J,...Et,file:St,line:xt,column:Nt,endColumn:Ct}}}),
2827:((yt,N,t)=>{t.d(N,{Y:()=>r});const y={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},v={hosts:12e4,services:36e4};function r({passed:k,hosts:M,findings:w},S=v){const A=({
services:s})=>s.flatMap(e=>e.kind==="url"?[[e.id,e.url]]:[]),f=O(M.map(({visit:s})=>JSON.stringify(s.host)),S.hosts),o=O(M.map(s=>{const e=JSON.stringify(Object.
fromEntries(A(s)));return`${JSON.stringify(s.visit.host)}:${e}`}),S.services),n=s=>w.filter(e=>e.severity===s).length;return{passed:k,hosts:`[${f.join(",")}]`,services:`\
{${o.join(",")}}`,errors:n("error"),warnings:n("warning"),"left-out":M.length-Math.min(f.length,o.length)}}function O(k,M){let w=M;return k.filter(S=>{const A=S.
length<w;return A&&(w-=S.length+1),A})}})};export{xe as ids,Ne as modules};
