const xe=[5931,5751,2929,5528,2909],Ne={4929:((pt,N,t)=>{t.r(N),t.d(N,{credentialsConfig:()=>w,credentialsHelper:()=>y,servicesForced:()=>d,servicesForcedDiffer:()=>i});
var $=t(6246),E=t(1064),n=t(1831),M=t(4e3),D=t(5799);const w=(0,D.lS)((0,D.$e)("credentials-config","CLI configuration has a mistake",E.Du),({clients:r,mistake:o})=>({
...S(o),affects:r}));function S(r){switch(r.kind){case"missing":return{message:`${r.setting} names ${(0,$.o)(r.path)}, which does not exist`,help:"correct the p\
ath; the client continues without any CLI configuration"};case"unreadable":return{message:`${r.file} ${(0,M.mP)(r.failure)}`,help:r.failure.kind==="size"?"short\
en the file; the client reads all of it, this check nothing":"let this account read the file; the client continues without it"};case"too much":return{message:`${r.
file} and the files after it are not read; the limits of a directory are ${r.files} files and ${r.bytes/1024/1024} MiB`,help:"remove files that are not needed; \
the client reads all of them"};case"syntax":return{message:`${r.file} has a syntax error: ${r.why}`,help:"correct the file; the client ignores all of it, includ\
ing its tokens"};case"type":return{message:`${r.file}: ${r.path.join(".")} must be ${r.want}`,help:"correct the value; Terraform ignores the whole file, OpenTof\
u the blocks that it has not read yet"};case"block":return{message:`${r.file}: ${r.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`\
the label of the block ${r.type} ${(0,$.o)(r.label)} is not a hostname: ${r.why}`,help:r.advice??"write a hostname as the label; the client ignores the block"};case"\
two labels":return{message:`two ${r.type} blocks are for host ${(0,n.nx)(r.host)}: ${r.labels.map($.o).join(" and ")}`,help:"remove one of the blocks; the clien\
t uses either of them at random"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client uses a\
ny of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client uses the\
 first"};case"no token":return{message:r.hasValue?`the token in the credentials block for host ${(0,n.nx)(r.host)} at ${r.file} is not a string`:`the credential\
s block for host ${(0,n.nx)(r.host)} at ${r.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credential\
s source'};case"panic":return{message:`the block credentials ${(0,$.o)(r.label)} contains an object, which makes the client panic`,help:"remove everything but t\
he token from the block"};case"no helper":return{message:`credentials helper ${(0,$.o)(r.name)}: there is no terraform-credentials-${r.name} in ${r.directories.
join(", ")}`,help:r.name===r.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in low\
er case; the client finds no other name"}}}const y=(0,D.lS)((0,D.z3)("credentials-helper","Credentials helper failed",E.Du),r=>r.kind==="version"?{message:`the \
file name ${r.path} ends with an invalid version, which makes the clients panic`,help:`name it terraform-credentials-${r.name}, or add a version such as _v1.0.0`,
affects:[r.client]}:{message:`credentials helper ${r.name}: ${r.why}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with \
0; without it discovery works, but init fails to install providers'}),A=10,d=(0,D.lS)((0,D.lm)("services-forced","A host block replaces service discovery",["ter\
raform","opentofu"]),({host:r,at:o})=>({message:`the host block at ${o} defines the services of ${r}; the host's own discovery document is not used`,help:`remov\
e the host block at ${o} to use the discovery document of ${r}`})),i=(0,D.lS)((0,D.lm)("services-forced-differ","A host block and the discovery document differ",
["terraform","opentofu"]),({host:r,at:o,services:e})=>({message:`the host block at ${o} and the discovery document of ${r} differ in ${(0,M.XT)(e,A)}`,help:"upd\
ate the host block or remove it; machines without it use other services"}))}),3534:((pt,N,t)=>{t.r(N),t.d(N,{credentialsDiffer:()=>i,credentialsEmpty:()=>S,credentialsMalformed:()=>A,
credentialsMissing:()=>e,credentialsNearMiss:()=>u,credentialsOtherHost:()=>h,credentialsRejected:()=>o,credentialsShort:()=>d,credentialsUnused:()=>m,documentUnauthorized:()=>g});
var $=t(4283),E=t(1064),n=t(1831),M=t(2713),D=t(4e3),w=t(5799);const S=(0,w.lS)((0,w.$e)("credentials-empty","Token is empty",E.Du),({source:f})=>({message:`the\
 token from ${f} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),y={"\
control character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its\
 end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotatio\
n marks, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent wi\
th it",help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted toge\
ther"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been repl\
aced"}},A=(0,w.lS)((0,w.z3)("credentials-malformed","Malformed token",E.Du),({source:f,slip:p})=>({message:`the token from ${f} ${y[p].has}`,help:y[p].help,...p===
"control character"?{}:{severity:"warning"}})),d=(0,w.lS)((0,w.$e)("credentials-short","Token is too short to be redacted"),({source:f})=>({message:`the token f\
rom ${f} has fewer than ${M.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again\
 or create a longer one"})),i=(0,w.lS)((0,w.lm)("credentials-differ","Clients use different tokens"),({host:f,first:p,other:a})=>({message:`for host ${(0,n.nx)(
f)}, ${r(p)} and ${r(a)}`,help:`set the token for both clients in ${(0,n.fK)(f)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first\
 token`})),r=({client:f,source:p})=>p===null?`${E.bB[f]} finds no token`:`${E.bB[f]} uses the token from ${p}`,o=(0,w.lS)((0,w.$e)("credentials-rejected","Token\
 was rejected"),({host:f,status:p,source:a})=>({message:`host ${(0,n.nx)(f)} returned ${p} for the token from ${a}`,help:`check that the token is complete, has \
not expired and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,$.jr)((0,n.cu)(f))}; then store a new one in the same place`})),e=(0,w.lS)((0,w.
$e)("credentials-missing","Token is missing"),({host:f,service:p,isFork:a,searched:O,notRead:k})=>{const s=(0,n.nx)(f),T=`host ${s} requires a token${p===null?"":
` for ${p}`}`;if(a)return{message:`${T}, and secrets are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the \
secret is available, for example on the main branch",severity:"notice"};const[P=""]=(0,n.fK)(f),R=k.length===0?"":`; not read: ${k.join(", ")}`;return{message:`${T}\
, and none was found (searched: ${O.join(", ")}${R})`,help:`add the line "${s}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${P}: \${{ secrets.REGIST\
RY_TOKEN }}" to env; outside GitHub ${l(P)}`}}),l=f=>/^\w+$/.test(f)?`export ${f}=\u2026`:`env '${f}=\u2026' terraform init`,u=(0,w.lS)((0,w.$e)("credentials-ne\
ar-miss","Token variable has a similar name"),({host:f,variable:p,why:a,write:O})=>({message:`${p} seems to be meant for host ${(0,n.nx)(f)}, but ${a}`,help:`re\
name it to ${O}: ${l(O)}`})),h=(0,w.lS)((0,w.$e)("credentials-other-host","Token is for another host",E.Du),({host:f,other:p,source:a,service:O,isSent:k,isNotice:s})=>({
message:`the clients do not send the token for ${p} from ${a} ${O===null?`after the redirect of ${f}`:`to ${O} of host ${f}`}: they send ${k?`the token of ${f}`:
"none"}`,help:O===null?`make the discovery document of ${f} public, or serve it at ${f} itself`:`set the token for ${f}, and the clients send it to ${p}`,...s?{
severity:"notice",affects:[]}:{}})),m=(0,w.lS)((0,w.lm)("credentials-unused","Token for a host that is not checked"),({host:f})=>({message:`the tokens input has\
 a token for host ${(0,n.nx)(f)}, which is not checked`,help:"write the host as in the files, including its port, or remove the line"})),g=(0,w.lS)((0,w.z3)("do\
cument-unauthorized","Discovery requires valid credentials",E.zK),({host:f,token:p,challenge:a,...O})=>{const k=p==="sent"?"rejected the given authentication cr\
edentials":"requires authentication credentials",s=a===null?"":`, and asks for ${a} authentication`;return{message:`host ${f} ${k}: ${(0,D._r)(O)}${s}`,help:(0,D.
NM)(O.page,f,c(f,p,O.status,a))}}),v="make the discovery document public";function c(f,p,a,O){const k=(0,D.qZ)(f);if(O!==null)return{operator:`exempt /.well-kno\
wn/terraform.json from ${O} authentication`,guest:k,note:"the clients send Bearer tokens only, so no token helps"};switch(p){case"sent":{const s="check that the\
 token is for this host, complete and not expired";return a===403?{operator:s,user:s,guest:k}:{operator:s,user:s}}case"none":{const s=`add a token to \`tokens\` (${f}\
=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${s}, or ${v}`,user:s,guest:k}}case"dropped":return{because:"the token was not sent there because it does\
 not follow a redirect to another host",operator:`configure ${f} to respond itself, or ${v}`};case"withheld":return{because:"the token was not sent there becaus\
e the clients would send it in clear text",operator:"redirect to an https URL"}}}}),863:((pt,N,t)=>{t.r(N),t.d(N,{documentAbsent:()=>h,documentEncoding:()=>i,documentHeaders:()=>d,
documentIncomplete:()=>o,documentNotJson:()=>e,documentNotObject:()=>l,documentSize:()=>A,documentStatus:()=>D,documentType:()=>y});var $=t(1064),E=t(4e3),n=t(5799);
const M='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',D=(0,n.lS)((0,n.z3)("document-status","Unexpected HTTP status",$.zK),({location:m,
retryAfter:g,transient:v,asked:c,...f})=>{const{page:p,status:a}=f,O=(k,s)=>({message:`${(0,E._r)(f)}${k}; expected 200 or 404`,help:(0,E.NM)(p,c,s)});if(a>=300&&
a<400)return m?O(", which clients do not follow",(0,n.C)("redirect with 301, 302, 303, 307 or 308")):O(" without a Location header",(0,n.C)("add a Location head\
er to the redirect"));if(a===429){const k=g===null?"":` (Retry-After: ${(0,E.dh)(g,w)})`;return{...O(k,S),help:S}}return v?O("",{operator:"check the host and an\
y proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,E.B9)(c)}):O("",{operator:"return the discovery docume\
nt, or 404 if the host has no services",user:(0,E.Wt)([]),guest:(0,E.qZ)(c)})}),w=40,S={because:"the host limits the requests of this machine or of its network",
operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)",user:"wait, send fewer requests at onc\
e (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},y=(0,n.lS)((0,n.z3)("document-type","Wrong C\
ontent-Type",$.Du),({url:m,page:g,asked:v,contentType:c,malformed:f})=>{const a=c===""?"has no Content-Type":`has ${f?"a malformed Content-Type":"Content-Type"}\
 "${(0,E.dh)(c)}"`;return{message:`${m} ${a}; expected "application/json"`,help:(0,E.NM)(g,v,(0,n.C)("serve the discovery document with Content-Type: applicatio\
n/json","most servers send it for a file named terraform.json"))}}),A=(0,n.lS)((0,n.z3)("document-size","Discovery document is too large",$.Du),({url:m,page:g,asked:v,
bytes:c,limit:f,isPadding:p=!1})=>p?{message:`${m} has more than ${f} bytes; what exceeds the limit is white space`,help:(0,n.C)("remove the white space at the \
end of the document"),severity:"warning"}:{message:`${m} has ${c??`more than ${f}`} bytes, limit ${f}`,help:(0,E.NM)(g,v,(0,n.C)("check what is served at this U\
RL","a discovery document only maps service ids to URLs"))}),d=(0,n.lS)((0,n.z3)("document-headers","Response headers are too large",$.zK),({host:m})=>({message:`${m}\
 sent more than 256 KiB of response headers`,help:(0,n.C)("look for a header or cookie that grows with each request")})),i=(0,n.lS)((0,n.z3)("document-encoding",
"Discovery document cannot be decompressed",$.Du),m=>"host"in m?{message:`${m.host} sent a discovery document that is not gzip, with Content-Encoding: gzip`,help:(0,n.
C)("remove the Content-Encoding header, or compress the document")}:{message:`${m.url} has Content-Encoding "${(0,E.dh)(m.encoding)}", which the clients do not \
decompress`,help:(0,E.NM)(m.page,m.asked,(0,n.C)("configure the server, and any proxy in front of it, to respect Accept-Encoding: gzip"))}),r={closed:"closed th\
e connection in the middle of its response",gzip:"sent a gzip document that is cut off"},o=(0,n.lS)((0,n.z3)("document-incomplete","Discovery document is incomp\
lete",$.zK),({host:m,why:g})=>({message:`${m} ${r[g]}`,help:(0,n.C)("look for a server that crashes while it responds, or a proxy that changes the body")})),e=(0,n.
lS)((0,n.z3)("document-not-json","Discovery document is not valid JSON",$.zK),({url:m,page:g,asked:v,why:c,advice:f})=>({message:`${m} is not valid JSON: ${(0,E.
dh)(c)}`,help:(0,E.NM)(g,v,(0,n.C)(f??M))})),l=(0,n.lS)((0,n.z3)("document-not-object","Discovery document is not a JSON object",$.zK),({url:m,page:g,asked:v,why:c})=>({
message:`${m} is not a JSON object: ${(0,E.dh)(c)}`,help:(0,E.NM)(g,v,(0,n.C)(M))})),u=20,h=(0,n.lS)((0,n.z3)("document-absent","Host has no discovery document",
$.zK),({host:m,url:g,why:v,required:c,clientErrors:f})=>{const p=c.length===0?"at least one service":c.join(", "),a=v==="status"?`has no discovery document (${g}\
 returned 404)`:"has the discovery document `null`, which offers no services",O=f.slice(0,u).map(k=>`"${k}"`).join(", ");return{message:`host ${m} ${a}; require\
d: ${p}`,help:{operator:"serve /.well-known/terraform.json at the root of the host",user:(0,E.Wt)(c),guest:(0,E.qZ)(m),...O===""?{}:{note:`the clients print ${O}`}}}})}),
7052:((pt,N,t)=>{t.r(N),t.d(N,{fileLimit:()=>o,fileOutside:()=>d,fileSyntax:()=>D,fileUnreadable:()=>A,nothingToCheck:()=>r});var $=t(1064),E=t(4e3),n=t(5143),M=t(
5799);const D=(0,M.lS)((0,M.$e)("file-syntax","File has a syntax error",$.Du),({error:e,file:l})=>({message:e??"the file is not valid UTF-8",help:(0,n.Zl)(l)?void 0:
"fix the file, or list it in `exclude` if it is invalid on purpose"})),w={file:"the file cannot be read",directory:"the directory cannot be read",link:"the targ\
et of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the \
target of the link is not a regular file; it is not read"},S={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not vali\
d UTF-8, or list it in `exclude`"},y={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in\
 `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remov\
e it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},A=(0,M.lS)((0,M.$e)("file-unreadable","File cannot be read"),e=>({
message:"code"in e?`${w[e.what]}: ${e.code}`:w[e.what],help:(e.what==="file"||e.what==="directory"?S[e.code]:void 0)??y[e.what]})),d=(0,M.lS)({code:"file-outsid\
e",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and is not followed",help:"move t\
he file into the repository, or name its directory in `scan`"})),i=3,r=(0,M.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({
scan:e,hasHostnames:l,isFleet:u})=>{const h=e.every(c=>c==="."),g=`found no Terraform or OpenTofu files in ${u?"the repositories of `usages`":h?"this directory":
`\`scan\` (${(0,E.XT)(e,i)})`}`,v=u?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return l?
{message:`${g}; only \`hostnames\` was checked`,help:`${v}, or correct \`scan\``,severity:"warning"}:{message:`${g}, and \`hostnames\` is not set`,help:`${v}, c\
orrect \`scan\` or \`exclude\`, or set \`hostnames\``}}),o=(0,M.lS)((0,M.$e)("file-limit","Part of the repository exceeds a limit"),e=>{switch(e.kind){case"size":
return{message:`the file ${(0,E.mP)(e)}`,help:"split the file, or list it in `exclude`"};case"depth":return{message:`directories nested deeper than ${e.max} lev\
els are not scanned`,help:"list this directory in `exclude`"};case"files":return{message:`there are more than ${e.max} files; this directory and the following o\
nes are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"directory":return{message:`the directory has more than ${e.max} files; the fil\
es after them are not scanned`,help:"split the directory, or list files in `exclude`"};case"parts":return{message:`the file has more than ${e.max} blocks, argum\
ents and values; the rest is not read`,help:"split the file, or list it in `exclude`"};case"module-usages":return{message:`the files of this directory use more \
than ${e.max} modules and providers; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"};case"\
usages":return{message:`the scan found more than ${e.max} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories w\
ith `scan` or `exclude`"};case"roots":return{message:`the root modules have more than ${e.max} modules in all; the constraints of this root module and the follo\
wing ones are not checked`,help:"list the directories in which `init` runs in `roots`"};case"problems":return{message:`there are more than ${e.max} problems in \
files; ${e.omitted} are not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,E.Cw)(
e.stopped)} after reading ${e.files} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `s\
can` or `exclude`, or raise `deadline-seconds`"}}})}),960:((pt,N,t)=>{t.r(N),t.d(N,{hostProtocol:()=>r,hostRecovered:()=>l,hostSlow:()=>e,hostTimeout:()=>i,hostUnknown:()=>D,
hostUnreachable:()=>S});var $=t(1064),E=t(4e3),n=t(5799);const M={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS s\
erver did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},D=(0,n.lS)((0,n.z3)("host-unknown","Hostname does not resolv\
e",$.zK),({host:u,why:h})=>({message:`${u} ${M[h]}`,help:h==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS reso\
lver of this machine, then run the check again"})),w={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is unr\
eachable: no route to the host","no-network-route":"is unreachable: no route to its network"},S=(0,n.lS)((0,n.z3)("host-unreachable","Host is unreachable",$.zK),
({host:u,error:h})=>{if(typeof h=="object"&&"proxy"in h)return{message:`${u} is unreachable: ${h.proxy}`,help:"check that the host is up, that the proxy can rea\
ch it, and HTTPS_PROXY and NO_PROXY"};const m=typeof h=="string"?w[h]:`is unreachable (${h.code})`;return{message:`${u} ${m}`,help:{operator:"check that the hos\
t is up, and that a firewall lets this machine connect to it",user:"check that a firewall or proxy lets this machine connect to it",guest:`check that a firewall\
 or proxy lets this machine connect to it; otherwise ${(0,E.B9)(u)}`}}}),y={lookup:{failed:"could not be looked up: the DNS server did not respond",help:"check \
the DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop packets f\
rom this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish its response",help:""}},A="serve the document as a static file",d=({
asks:u})=>u==="document"?A:"find out what the server waits for, such as its storage",i=(0,n.lS)((0,n.z3)("host-timeout","Host does not respond in time",$.zK),u=>{
if(u.phase==="complete")return{message:`${u.host} took ${(0,E.YA)(u.tookMs)} to return its discovery document; ${(0,E.Af)(u.releases)}`,help:(0,n.C)(A),affects:[
...new Set(u.releases.map(({client:v})=>v))]};const{failed:h,help:m}=y[u.phase],g=u.limitMs===null?"in time":`within ${(0,E.YA)(u.limitMs)}`;return{message:`${u.
host} ${h} ${g}`,help:m||{operator:d(u),guest:(0,E.B9)(u.host)}}}),r=(0,n.lS)((0,n.z3)("host-protocol","Host does not speak HTTP",$.zK),({host:u,error:h})=>({message:`\
the response of ${u} is not valid HTTP (${h})`,help:{operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"\
check the port in the address"}})),o={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the \
rest, such as the body,"},e=(0,n.lS)((0,n.$e)("host-slow","Host is slow"),({host:u,phase:h,tookMs:m,limitMs:g,...v})=>{const c=`(limit ${(0,E.YA)(g)}); ${o[h.name]}\
 took ${(0,E.YA)(h.ms)}`;return"url"in v?{message:`${v.url} took ${(0,E.YA)(m)} to answer ${c}`,help:(0,n.C)(d({asks:"answer"}))}:{message:`${u} took ${(0,E.YA)(
m)} to return its discovery document ${c}`,help:(0,n.C)(A,(0,E.Af)(v.releases))}}),l=(0,n.lS)((0,n.lm)("host-recovered","Discovery succeeded after a retry"),({host:u,
attempts:h,failure:m,releases:g})=>({message:`discovery of ${u} succeeded at attempt ${h}; the first attempt failed: ${m}`,help:(0,n.C)("find out why the host f\
ails intermittently",g.length===0?"init succeeded, because the CLI retries discovery":`init with ${(0,E.eZ)(g)} would have failed`)}))}),9209:((pt,N,t)=>{t.r(N),
t.d(N,{redirectInsecure:()=>y,redirectInvalid:()=>A,redirectLimit:()=>w,redirectLoop:()=>S,redirectNested:()=>d});var $=t(1064),E=t(4e3),n=t(5799);const M=({url:i,
asks:r})=>`configure ${i} to return ${r==="document"?"the document":"its answer"}`,D=i=>(0,n.C)(`${M(i)}, or to redirect straight to it`),w=(0,n.lS)((0,n.z3)("r\
edirect-limit","Too many redirects",$.Du),({redirects:i,clients:r,limits:o,...e})=>{const l=r.map(u=>`${$.bB[u]} follows ${o[u]}`);return{message:`${e.url} redi\
rects ${i} times; ${l.join(", ")}`,help:D(e),affects:r}}),S=(0,n.lS)((0,n.z3)("redirect-loop","Redirect loop",$.zK),({url:i,asks:r,to:o})=>({message:`the redire\
cts of ${i} lead back to ${o}`,help:(0,n.C)(M({url:i,asks:r}))})),y=(0,n.lS)((0,n.$e)("redirect-insecure","Redirect to plain HTTP",$.Du),({url:i,to:r,exposesToken:o})=>({
message:`${i} redirects to ${r}, which is not https${o?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,help:(0,n.C)("red\
irect to an https URL")})),A=(0,n.lS)((0,n.z3)("redirect-invalid","Invalid redirect",$.zK),({redirect:i,url:r,why:o})=>({message:`the redirect ${i} ${r} cannot \
be followed: ${(0,E.dh)(o)}`,help:(0,n.C)("redirect to an https URL")})),d=(0,n.lS)((0,n.lm)("redirect-nested","More than one redirect"),({url:i,redirects:r})=>({
message:`${i} redirects ${r} times; the protocol only requires clients to follow 1 redirect`,help:D({url:i,asks:"document"})}))}),3410:((pt,N,t)=>{t.r(N),t.d(N,
{cloudOrganization:()=>d,cloudToken:()=>w,cloudVersion:()=>S,cloudWorkspace:()=>i,cloudWorkspaceMissing:()=>r});var $=t(1064),E=t(1831),n=t(9562),M=t(4e3),D=t(5799);
const w=(0,D.lS)((0,D.z3)("cloud-token","Token for the cloud block or remote backend is missing",$.Du),({host:o,service:e,isFork:l,searched:u,notRead:h})=>{const m=(0,E.
nx)(o),v=`${e===n.OZ?"the cloud block":"the remote backend"} requires a token for ${m}`;if(l)return{message:`${v}, and secrets are withheld from pull requests o\
f forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const c=h.length===
0?"":`; not read: ${h.join(", ")}`,[f=""]=(0,E.fK)(o);return{message:`${v}, and none was found (searched: ${u.join(", ")}${c})`,help:`add the line "${m}=\${{ sec\
rets.REGISTRY_TOKEN }}" to the tokens input, or set ${f}; outside GitHub, run \`terraform login ${m}\` or \`tofu login ${m}\``}}),S=(0,D.lS)((0,D.z3)("cloud-ver\
sion","API is too old for the cloud block",$.Du),({url:o,version:e})=>({message:`${o} returned ${e===null?"no TFP-API-Version":`TFP-API-Version ${(0,M.dh)(e)}`}\
; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hos\
tname`, or use `backend "remote"` instead of `cloud`'}})),y=o=>"why"in o?`the response of ${o.url} ${(0,M.dh)(o.why)}`:(0,M._r)({...o,page:null}),A=(o,e,l)=>"st\
atus"in o&&[401,403,404].includes(o.status)?l:(0,D.C)(`check the logs of ${e}, and that the URL of the service is that of its API`),d=(0,D.lS)((0,D.z3)("cloud-o\
rganization","Organization cannot be read",$.Du),o=>{const{host:e,organization:l,source:u}=o;return{message:`the organization ${l} at ${e} cannot be read: ${y(o)}`,
help:A(o,e,`check the name of the organization, and that the token from ${u} is valid and belongs to a member`)}}),i=(0,D.lS)((0,D.z3)("cloud-workspace","Worksp\
ace cannot be read",$.Du),o=>{const{host:e,organization:l,workspace:u}=o;return{message:`the workspace ${u} of ${l} at ${e} cannot be read: ${y(o)}`,help:A(o,e,
"check that the token may read the workspace")}}),r=(0,D.lS)((0,D.lm)("cloud-workspace-missing","Workspace does not exist"),({host:o,organization:e,workspace:l})=>({
message:`${e} at ${o} has no workspace ${l} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),793:((pt,N,t)=>{t.r(N),t.d(N,{loginAuthzInvalid:()=>u,loginAuthzMissing:()=>l,loginClientEmpty:()=>i,loginClientMissing:()=>d,loginGrantTypesInvalid:()=>r,
loginGrantTypesUnknown:()=>e,loginGrantTypesUnsupported:()=>o,loginPortsCount:()=>g,loginPortsIgnored:()=>p,loginPortsOrder:()=>c,loginPortsRange:()=>v,loginPortsSingle:()=>f,
loginScopesIgnored:()=>O,loginScopesInvalid:()=>a,loginTokenInvalid:()=>m,loginTokenMissing:()=>h,loginType:()=>A,loginUrlPort:()=>k});var $=t(1064),E=t(4e3),n=t(
5799);const M=5;function D(s){if(!Array.isArray(s))return w(s);const T=s.length>M?", \u2026":"";return`[${s.slice(0,M).map(w).join(", ")}${T}]`}function w(s){return s===
void 0?"missing":typeof s=="object"&&s!==null?(0,E.go)(s):(0,E.dh)(JSON.stringify(s))}const S=(s,T)=>`is ${D(s)}${s===void 0?"":`, not ${T}`}`,y=(s,T)=>`"${T}" \
in login.v1 of host ${s}`,A=(0,n.lS)((0,n.z3)("login-type","login.v1 is not an object",$.Du),({host:s,value:T,why:P})=>({message:`login.v1 of host ${s} is ${(0,E.
go)(T)}, not an object`,help:(0,n.C)('set login.v1 to an object with "client", "authz" and "token"',`the clients print "${P}"`)})),d=(0,n.lS)((0,n.z3)("login-cl\
ient-missing","login.v1 has no client",$.Du),({host:s,value:T})=>({message:`${y(s,"client")} ${S(T,"a string")}`,help:(0,n.C)('set "client" to the OAuth client \
ID, for example "terraform-cli"')})),i=(0,n.lS)((0,n.$e)("login-client-empty","login.v1 has an empty client",$.Du),({host:s})=>({message:`${y(s,"client")} is an\
 empty string`,help:(0,n.C)('set "client" to the OAuth client ID that the authorization server expects')})),r=(0,n.lS)((0,n.z3)("login-grant-types-invalid","gra\
nt_types in login.v1 is not an array",$.Du),({host:s,value:T})=>({message:`${y(s,"grant_types")} ${S(T,"an array of strings")}`,help:(0,n.C)('set "grant_types" \
to ["authz_code"], or remove it')})),o=(0,n.lS)((0,n.z3)("login-grant-types-unsupported","login.v1 has no usable grant type",$.Du),({host:s,value:T})=>({message:`${y(
s,"grant_types")} is ${D(T)}, which contains no supported grant type`,help:(0,n.C)('add "authz_code" to "grant_types"')})),e=(0,n.lS)((0,n.lm)("login-grant-type\
s-unknown","login.v1 has unknown grant types"),({host:s,value:T})=>({message:`${y(s,"grant_types")} is ${D(T)}; the clients know "authz_code" and "password" onl\
y`,help:(0,n.C)('remove the unknown grant types; move scopes to "scopes"')})),l=(0,n.lS)((0,n.z3)("login-authz-missing","login.v1 has no authz URL",$.Du),({host:s,
value:T})=>({message:`${y(s,"authz")} ${S(T,"a string with a URL")}`,help:(0,n.C)('set "authz" to the URL of the authorization endpoint')})),u=(0,n.lS)((0,n.z3)(
"login-authz-invalid","authz URL in login.v1 cannot be used",$.Du),({host:s,why:T})=>({message:`${y(s,"authz")}: ${(0,E.dh)(T)}`,help:(0,n.C)('set "authz" to an\
 https:// URL without user name, or to a path that starts with a slash')})),h=(0,n.lS)((0,n.z3)("login-token-missing","login.v1 has no token URL",$.Du),({host:s,
value:T})=>({message:`${y(s,"token")} ${S(T,"a string with a URL")}`,help:(0,n.C)('set "token" to the URL of the token endpoint')})),m=(0,n.lS)((0,n.z3)("login-\
token-invalid","token URL in login.v1 cannot be used",$.Du),({host:s,why:T})=>({message:`${y(s,"token")}: ${(0,E.dh)(T)}`,help:(0,n.C)('set "token" to an https:\
// URL without user name, or to a path that starts with a slash')})),g=(0,n.lS)((0,n.z3)("login-ports-count","ports in login.v1 is not two ports",$.Du),({host:s,
value:T})=>({message:`${y(s,"ports")} ${S(T,"exactly two elements")}`,help:(0,n.C)('set "ports" to the first and the last port, for example [10000, 10010]')})),
v=(0,n.lS)((0,n.z3)("login-ports-range","ports in login.v1 are out of range",$.Du),({host:s,value:T})=>({message:`${y(s,"ports")} is ${D(T)}; both must be whole\
 numbers from 1024 to 65535`,help:(0,n.C)('set "ports" to two numbers in this range, for example [10000, 10010]')})),c=(0,n.lS)((0,n.z3)("login-ports-order","po\
rts in login.v1 are in the wrong order",$.Du),({host:s,value:T})=>({message:`${y(s,"ports")} is ${D(T)}; the first port is greater than the last`,help:(0,n.C)("\
write the lower port first")})),f=(0,n.lS)((0,n.z3)("login-ports-single","ports in login.v1 is a range of one port",$.Du),({host:s,value:T})=>({message:`${y(s,"\
ports")} is ${D(T)}; the clients never use the last port, so none is left`,help:(0,n.C)('set "ports" to at least two ports, for example [10000, 10010]')})),p=(0,n.
lS)((0,n.$e)("login-ports-ignored","ports in login.v1 is not an array",$.Du),({host:s,value:T})=>({message:`${y(s,"ports")} ${S(T,"an array")}; the clients igno\
re it and use 1024 to 65535`,help:(0,n.C)('set "ports" to an array such as [10000, 10010], or remove it')})),a=(0,n.lS)((0,n.z3)("login-scopes-invalid","scopes \
in login.v1 contains a value that is not a string",$.Du),({host:s,value:T})=>({message:`${y(s,"scopes")} ${S(T,"an array of strings")}`,help:(0,n.C)('set "scope\
s" to an array of strings, or remove it')})),O=(0,n.lS)((0,n.$e)("login-scopes-ignored","scopes in login.v1 is not an array",$.Du),({host:s,value:T})=>({message:`${y(
s,"scopes")} ${S(T,"an array")}; the clients ignore it`,help:(0,n.C)('set "scopes" to an array of strings, or remove it')})),k=(0,n.lS)((0,n.$e)("login-url-port",
"Login URL has no port",$.Du),({host:s,endpoints:T})=>{const P=T.map(({name:z})=>`"${z}"`).join(" and "),[R]=T,C=T.length===1;return{message:`${P} in login.v1 o\
f host ${s} ${C?"names":"name"} no port, so a login uses port 443: ${R?.url??""}`,help:(0,n.C)(`write a path that starts with a slash, or add :${R?.port??""} to\
 the URL${C?"":"s"}`)}})}),6697:((pt,N,t)=>{t.r(N),t.d(N,{hostAssumed:()=>A,hostCheckCrashed:()=>r,hostGeneric:()=>d,hostHttp2:()=>e,hostNotAllowed:()=>S,hostNotChecked:()=>l,
hostPrivateRedirect:()=>i});var $=t(1064),E=t(3592),n=t(4e3),M=t(5799);const D=({file:m,line:g})=>`${(0,n.dh)(m)}:${g}`,w=m=>m.map(g=>$.bB[g]).join(" and "),S=(0,M.
lS)((0,M.z3)("host-not-allowed","Host is not allowed",$.zK),m=>{const{host:g}=m,v=`add ${g} to \`allowed-hosts\``;if("service"in m){const{service:c,registry:f}=m;
return{message:`${c} of ${f} is on ${g}, which is not in \`allowed-hosts\``,help:`use another registry, or ${v}`}}if("package"in m)return{message:`the package o\
f ${m.package} is downloaded from ${g}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${v}`};if("use"in m){const[
c,f]=y[m.use];return{message:`${c} ${g}, which is not in \`allowed-hosts\``,help:`use ${f}, or ${v}`}}if("implied"in m){const{place:c,clients:f}=m.implied;return{
message:`host ${g} is not in \`allowed-hosts\` and was not contacted; ${D(c)} names no host, and this is the default of ${w(f)}`,help:`name an allowed registry \
there, ${v}, or set \`dialect\` if you use another CLI`}}return{message:`host ${g} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed regis\
try, or ${v}`}}),y={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},A=(0,M.lS)(
(0,M.lm)("host-assumed","Default host of an assumed CLI was not contacted"),({host:m,place:g,clients:v,isListed:c})=>({message:`${m} was not contacted: ${D(g)} \
implies it as the default host of ${w(v)}, but the CLI could not be detected`,help:c?"list the usages of the repository with `--dialect terraform` or `--dialect\
 opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),d=(0,M.lS)((0,M.lm)("h\
ost-generic","Generic hostname was not contacted"),({host:m})=>({message:`${m} is a generic hostname that stands for the host of the cloud or backend block; it \
was not contacted`,help:"add the real host to `hostnames` to check it"})),i=(0,M.lS)((0,M.z3)("host-private-redirect","Redirect to a non-public address",$.zK),({
host:m,address:g,asks:v})=>g==="metadata"?{message:`${m} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the addr\
ess; metadata services are never contacted"}:{message:`a public host ${v==="document"?"redirects":"leads"} to ${m}, which has a ${g} address and was not contact\
ed`,help:`if ${v==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),r=(0,M.lS)((0,M.z3)("host-check-crashed","tf-\
disco crashed while it checked the host",$.zK),({host:m,thrown:g})=>({message:`${m} was not checked completely, because of a bug in tf-disco ${E.xv}: ${o(g)}`,help:`\
please report this text at ${E.xV}; to pass until it is fixed, add \`host-check-crashed ${m}\` to \`ignore\``}));function o(m){if(!(m instanceof Error))return(0,n.
dh)(String(m));const g=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(m.stack??"")?.[1];return(0,n.dh)(String(m))+(g===void 0?"":` (${g})`)}const e=(0,M.lS)((0,M.z3)("host-ht\
tp2","Host speaks only HTTP/2",$.zK),({host:m})=>({message:`${m} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not chec\
ked`,help:(0,M.C)(`enable HTTP/1.1 on ${m} as well (ALPN \`http/1.1\`)`,"to pass without checking it, add `host-http2` to `ignore`")})),l=(0,M.lS)((0,M.z3)("hos\
t-not-checked","Host was not checked before the check ended",$.zK),({host:m,stopped:g,isBegun:v,unchecked:c,total:f,slowest:p})=>({message:`${m} was not checked${v?
" completely: its visit was under way when":":"} ${(0,n.Cw)(g)}, with ${c} of ${f} hosts not checked`,help:u[g.kind]+h(p)})),u={deadline:"raise `deadline-second\
s` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set\
 `deadline-seconds` below that",crash:"run the check again, and report the crash"};function h(m){return m.length===0?"":`; most of the time went to hosts withou\
t a response: ${m.map(({host:v,tookMs:c})=>`${v} (${(0,n.YA)(c)})`).join(", ")}`}}),5799:((pt,N,t)=>{t.d(N,{$e:()=>d,C:()=>n,lS:()=>r,lm:()=>i,oC:()=>E,pj:()=>w,
z3:()=>A});var $=t(6174);const E=["error","warning","notice"],n=(o,e)=>e===void 0?{operator:o}:{operator:o,note:e};function M({operator:o,user:e,guest:l},{role:u,
host:h}){const m=`ask the operator of ${h} to ${o}`;switch(u){case"operator":return o;case"user":return e===o?e:e===void 0?m:`${e}; if you run ${h}, ${D(o,e)}`;case"\
guest":return l??e??m}}const D=(o,e)=>o.startsWith(`${e}, or `)?o.slice(e.length+5):o;function w(o,e){const{cures:l,...u}=o;return l===void 0?o:{...u,help:S(l,e)}}
function S(o,e){const{because:l,note:u}=o,h=l===void 0?"":`${l}: `,m=u===void 0?"":`; ${u}`;return h+M(o,e)+m}const y=o=>(e,l,u=[])=>({code:e,title:l,severity:o,
affects:u}),A=y("error"),d=y("warning"),i=y("notice");function r(o,e){return Object.assign(u=>{const{help:h,...m}=e(u),g=o.code,v=(0,$._)(m.message),c={...o,code:g,
usualSeverity:o.severity,...m,message:v};return h===void 0?c:typeof h=="string"?{...c,help:(0,$._)(h)}:{...c,help:S(h,{role:"operator",host:""}),cures:h}},o)}}),
9319:((pt,N,t)=>{t.r(N),t.d(N,{serviceUrlCredentials:()=>D,serviceUrlCrossHost:()=>v,serviceUrlDoubleSlash:()=>f,serviceUrlEmpty:()=>w,serviceUrlInsecure:()=>g,
serviceUrlInvalid:()=>M,serviceUrlLooksLikeHost:()=>S,serviceUrlNoSlash:()=>y,serviceUrlOtherPort:()=>c,serviceUrlPrivate:()=>h,serviceUrlQuery:()=>d,serviceUrlRelative:()=>A,
serviceUrlSame:()=>p});var $=t(1064),E=t(4e3),n=t(5799);const M=(0,n.lS)((0,n.z3)("service-url-invalid","Service URL cannot be used",$.zK),({id:a,host:O,url:k,why:s})=>({
message:k===null?`${a} of host ${O}: ${(0,E.dh)(s)}`:`${a} of host ${O} is "${k}", which the clients cannot connect to: ${s}`,help:(0,n.C)(`set ${a} to an https\
:// URL, or to a path that starts with a slash`)})),D=(0,n.lS)((0,n.z3)("service-url-credentials","Service URL contains a user name",$.zK),({id:a,host:O,why:k})=>({
message:`${a} of host ${O}: ${k}`,help:(0,n.C)("remove the user name and password from the URL, or from the redirect that leads to the document","give tokens to\
 the clients instead")})),w=(0,n.lS)((0,n.z3)("service-url-empty","Service URL is empty",$.zK),({id:a,host:O,url:k})=>({message:`${a} of host ${O} is an empty s\
tring, which resolves to the document itself: ${k}`,help:(0,n.C)(`set ${a} to the URL of the service, such as "/v1/${a.split(".")[0]}/", or remove it`)})),S=(0,n.
lS)((0,n.z3)("service-url-looks-like-host","Service URL has no https://",$.zK),({id:a,host:O,value:k,why:s})=>({message:`${a} of host ${O} is "${k}", which is a\
 path and not a URL with a host`,help:(0,n.C)(`write "https://${k}" if a host is meant`,s===null?void 0:(0,E.zd)(s))})),y=(0,n.lS)((0,n.z3)("service-url-no-slas\
h","Service URL does not end with a slash",$.rG),({id:a,host:O,url:k,clients:s})=>{const T=s.map(R=>$.bB[R]),P=k.slice(k.lastIndexOf("/")+1);return{message:`${a}\
 of host ${O} does not end with a slash: ${k}`,help:(0,n.C)("add the slash",`without it ${T.slice(0,-1).join(", ")} and ${T.at(-1)} replace "${P}" with the path\
 that they append`),affects:s}}),A=(0,n.lS)((0,n.$e)("service-url-relative","Service URL is relative to the document",["dependabot","renovate","terragrunt"]),({
id:a,host:O,url:k})=>({message:`${a} of host ${O} is a path without a leading slash: Terraform and OpenTofu resolve it to ${k}, other clients do not`,help:(0,n.
C)("start the path with a slash, or write the complete URL")})),d=(0,n.lS)((0,n.$e)("service-url-query","Service URL has a query",$.Du),({id:a,host:O})=>({message:`${a}\
 of host ${O} has a query, which the clients drop when they append a path`,help:(0,n.C)("move the content of the query into the path","never put a secret into t\
he document")})),i=10,r=3;function o({host:a,uses:O},k=["is","are"]){const s=Map.groupBy(O,({id:P})=>P),T=Array.from(s,([P,R])=>{const C=R.flatMap(({endpoint:z})=>z??
[]);return C.length===0?P:`${P} (${C.join(", ")})`});return`${(0,E.XT)(T,i)} of host ${a} ${T.length===1?k[0]:k[1]}`}const e=({urls:a})=>(0,E.XT)(a,r),l=({uses:a})=>$.
zK.filter(O=>a.some(({id:k})=>(0,$.SZ)(k).includes(O))),u={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},h=(0,n.lS)(
(0,n.z3)("service-url-private","Service URL has a non-public address",$.zK),a=>({message:`${o(a)} at ${e(a)}, which clients ${u[a.kind]} cannot reach`,help:(0,n.
C)(`set the external URL of the registry (also called base URL or public URL) to https://${a.host}`),affects:l(a)})),m=[...$.Du,"dependabot"],g=(0,n.lS)((0,n.$e)(
"service-url-insecure","Service URL is not https",m),a=>{const O=a.uses.every(({endpoint:T})=>T!==null),k=O?"a login sends its token in clear text otherwise":`t\
he clients send the token of ${a.host} there in clear text`,s=l(a);return{message:`${o(a)} not https: ${e(a)}`,help:(0,n.C)(a.uses.length===1?"use an https:// U\
RL":"use https:// URLs, for example by setting the external URL of the registry",O||a.hasToken?k:void 0),affects:m.filter(T=>s.includes(T))}}),v=(0,n.lS)((0,n.$e)(
"service-url-cross-host","Service is on another host",["dependabot","renovate"]),a=>{const{host:O,name:k}=a,s=`${o(a)} on another host: ${e(a)}`,T=l(a).includes(
"renovate");return a.hasToken&&T?{message:s,help:`give Dependabot and Renovate a token for ${k}; Terraform and OpenTofu send it the token of ${O}`}:{message:s,help:`\
where outgoing traffic is filtered, allow ${k} as well`,severity:"notice",affects:[]}}),c=(0,n.lS)((0,n.lm)("service-url-other-port","Service is on another port\
 of the host"),a=>({message:`${o(a)} on another port of the same host: ${e(a)}`,help:(0,n.C)(`check that clients can connect to this port; behind a proxy, set t\
he external URL of the registry to https://${a.host}`)})),f=(0,n.lS)((0,n.$e)("service-url-double-slash","Service URL has a double slash"),a=>({message:`${o(a,[
"has","have"])} a double slash in the path: ${e(a)}`,help:(0,n.C)("remove the slash at the end of the external URL of the registry")})),p=(0,n.lS)((0,n.$e)("ser\
vice-url-same","Two services have the same URL"),a=>({message:`${o(a,["has","have"])} the same URL: ${e(a)}`,help:(0,n.C)("check both URLs","few registries serv\
e modules and providers below one URL, and a copied line is more likely")}))}),2847:((pt,N,t)=>{t.r(N),t.d(N,{serviceMissing:()=>y,serviceType:()=>d,serviceVersion:()=>A});
var $=t(1064),E=t(9562),n=t(4e3),M=t(5799);const D=20,w=({offered:i,leftOut:r})=>i.length===0?"is empty":`offers ${(0,n.XT)(i,D,r)}`;function S(i,r){const{id:o,
host:e,offered:l,block:u}=i,h=`the discovery document, which ${w(i)}`;if(u!==null)return`add ${o} to the \`host\` block at ${u}, which ${w(i)}`;if(o===E.xq&&r)return`\
configure a network mirror for the provider: Artifactory serves providers at https://${e}/artifactory/api/terraform/REPOSITORY/providers/ and offers no ${o}; th\
e discovery document ${w(i)}`;const m=(0,E.qE)(o)?l.find(v=>(0,E.OA)(v)===o):void 0,g=o===E.xq?`use a host that offers ${o}, or configure a network mirror for t\
he provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${o}`;return{operator:m===void 0?`add ${o} to ${h}`:`re\
name ${m} to ${o} in ${h}`,user:g}}const y=(0,M.lS)((0,M.z3)("service-missing","Service is not offered",$.zK),i=>i.id==="any"?{message:`host ${i.host} does not \
provide any service`,help:(0,M.C)(`add a service to the discovery document, which ${w(i)}`)}:{message:i.why,help:S(i,i.isArtifactory)}),A=(0,M.lS)((0,M.z3)("ser\
vice-version","Service is offered in another version",$.zK),i=>({message:i.why,help:i.isReadable?S(i,!1):`require an id of the form NAME.vN; the discovery docum\
ent ${w(i)}`})),d=(0,M.lS)((0,M.z3)("service-type","Service URL is not a string",$.zK),({id:i,host:r,value:o,why:e})=>({message:`${i} of host ${r} is ${(0,n.go)(
o)}, not a string with a URL`,help:(0,M.C)(`set ${i} to a URL such as "/v1/modules/"`,(0,n.zd)(e))}))}),8011:((pt,N,t)=>{t.r(N),t.d(N,{blockReserved:()=>u,blockUnsupported:()=>h,
hostDotlessModule:()=>v,hostIdnModule:()=>c,hostInvalid:()=>m,hostMissing:()=>g,sourceDynamic:()=>l,sourceInvalid:()=>A,sourceNearMiss:()=>d});var $=t(6174),E=t(
1064),n=t(4e3),M=t(5799);const D=120,w={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path \
or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/OR\
GANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:[
"is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},S={missing:["has no source","add `source`"],null:["has null as its source","set `source` t\
o an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0"\
 }']};function y(f){switch(f.reason){case"rejected":{const{error:p,advice:a}=f;return{message:p,help:a??void 0}}case"missing":case"null":case"not-a-requirement":{
const[p,a]=S[f.reason];return{message:`${f.address} ${p}`,help:a}}case"remote-in-test":case"white-space":case"stack":case"locked-provider":case"terragrunt":{const[
p,a]=w[f.reason];return{message:`"${f.text}" ${p}`,help:a}}}}const A=(0,M.lS)((0,M.z3)("source-invalid","Source address is invalid",E.Du),y),d=(0,M.lS)((0,M.$e)(
"source-near-miss","Source address is probably a mistake",E.Du),f=>({message:f.host===null?`"${f.text}" is not read as a registry address`:`"${f.text}" is read \
as host ${f.host}`,help:f.advice})),i=4,r="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function o(f){const p=f.slice(0,
i).map(({text:k,from:s})=>`${k===null?"not known":(0,n.dh)(k,D)} ${s??"by default"}`),a=f.length-p.length,O=a>0?`${a} more`:p.pop();return`${p.join(", ")} and ${O}`}
function e(f){const{address:p,argument:a,expression:O,candidates:k,refused:s}=f,T=(0,$.Q)((0,n.dh)(O,D)),P=`${a} of ${p} is ${T}`;if(s==="never")return{message:`${P}\
, which Terraform does not evaluate`,help:`write the ${a} as a literal`};if(s!==null){const{variable:R}=s;return{message:`${P}, and Terraform evaluates var.${R}\
 here only with \`const = true\``,help:`add \`const = true\` to variable "${R}", which requires Terraform 1.15, or write the ${a} as a literal`}}return k.length>
1?{message:`${P}, which is ${o(k)}`,help:r}:{message:`${P}, which is only known at init time`,help:r}}const l=(0,M.lS)((0,M.lm)("source-dynamic","Source address\
 is only known at init time"),e),u=(0,M.lS)((0,M.lm)("block-reserved","Block is reserved for a future version"),({block:f,parent:p})=>({message:`${f} is not all\
owed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${p} block`})),h=(0,M.lS)((0,M.z3)("block-unsuppor\
ted","Block is not supported by this CLI",E.Du),({kind:f})=>{const{client:p,what:a}=E.$I[f];return{message:`${a} is supported by ${E.bB[p]} only`,help:p==="open\
tofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),m=(0,M.lS)((0,M.z3)("host-invalid","Hostname is invali\
d",E.Du),f=>({message:`"${f.text}" is not a hostname: ${f.error}`,help:f.advice??void 0})),g=(0,M.lS)((0,M.z3)("host-missing","Hostname is missing",["opentofu"]),
({block:f})=>({severity:"warning",message:`the ${f} has no hostname, and OpenTofu has no default`,help:f==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNA\
ME and list that host in `hostnames`":"add `hostname`"})),v=(0,M.lS)((0,M.z3)("host-dotless-module","Module host has no dot in its name",E.Du),({host:f,name:p})=>({
message:`module sources cannot name host ${f}: must contain at least one dot`,help:`use a full name such as ${p}.localdomain; provider addresses accept the shor\
t name`})),c=(0,M.lS)((0,M.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:f})=>({message:`Terraform c\
annot use modules from host ${f}: it converts the name to punycode and then refuses punycode`,help:(0,M.C)("serve modules from a host with an ASCII name","OpenT\
ofu 1.12 and later accept this one")}))}),6817:((pt,N,t)=>{t.r(N),t.d(N,{proxyRefused:()=>S,tlsExpired:()=>y,tlsExpiresSoon:()=>k,tlsNameMismatch:()=>v,tlsNotYetValid:()=>A,
tlsPlainHttp:()=>O,tlsProtocol:()=>a,tlsUntrusted:()=>m});var $=t(1064),E=t(4e3),n=t(5799);const M=({host:s,isLeaf:T})=>T?`the certificate of ${s}`:`an authorit\
y in the certificate chain of ${s}`,D=s=>w(new Date(s).toISOString()),w=s=>s.slice(0,10),S=(0,n.lS)((0,n.z3)("proxy-refused","Proxy refused the request",$.zK),({
host:s,reason:T})=>({message:`${s} was not reached: ${T}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too"})),y=(0,n.lS)(
(0,n.z3)("tls-expired","TLS certificate has expired",$.zK),s=>({message:`${M(s)} expired on ${D(s.at)}`,help:(0,n.C)("renew the certificate and reload the serve\
r")})),A=(0,n.lS)((0,n.z3)("tls-not-yet-valid","TLS certificate is not valid yet",$.zK),s=>({message:`${M(s)} is not valid before ${D(s.at)}`,help:"check the cl\
ock of this machine and the start date of the certificate"})),d={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",
chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},i="configure the host to s\
end its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",r={"negative-serial":{says:"has a negative serial number, whi\
ch Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a certificate and is not allowed to",help:"\
have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authorities below it than it allows (pathlen)",help:"\
have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for servers (extendedKeyUsage)",help:"issue it wi\
th the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstraints)",help:"have it issued by an authority w\
hose name constraints permit all of its names"}},o=(s,T)=>({says:`has ${s}, which Terraform and OpenTofu do not support`,help:T}),e="issue it with another key: \
RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",l="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519",u={name:"the name of the host",dates:"its dates",authority:"\
the authority above it",issuer:"its issuer and extensions",signature:"its signature",encoding:"its encoding"};function h(s){switch(s.kind){case"unknown-authorit\
y":return{says:d[s.sent],help:i};case"curve":return o(`a key on the curve ${s.curve}`,e);case"key":return o(`a key of the kind ${s.name}`,e);case"key-size":return o(
`an RSA key of ${s.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":return o(`a signature of the kind ${s.name}`,l);case"critical-extensi\
on":return o(`the critical extension ${s.id}`,"issue it without that extension");case"openssl":return{says:`passes the rules of Terraform and OpenTofu, but not \
the second check by OpenSSL (${u[s.check]}), so nothing was sent`,help:"issue it with a program that follows RFC 5280"};case"malformed":return{says:`is malforme\
d (${s.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};case"negative-serial":case"no-authority":case"path-l\
ength":case"usage":case"constraints":return r[s.kind]}}const m=(0,n.lS)((0,n.z3)("tls-untrusted","TLS certificate is not trusted",$.zK),({flaw:s,...T})=>{const{
says:P,help:R}=h(s);return{message:`${M(T)} ${P}`,help:R}}),g=3,v=(0,n.lS)((0,n.z3)("tls-name-mismatch","TLS certificate is for another name",$.zK),({host:s,names:T})=>({
message:T.length===0?`the certificate of ${s} has no DNS name among its subject alternative names`:`the certificate of ${s} is for ${(0,E.XT)(T,g)}`,help:`issue\
 a certificate that lists ${s} as a subject alternative name, or use the name it is for`})),c={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS\
 on this port, or use the port that does"},"client-certificate":{says:"requires a client certificate",help:"allow requests for /.well-known/terraform.json witho\
ut one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the server knows (TLS alert unrecognized_name)",help:"add the name and \
its certificate to the TLS settings of the server or load balancer"}},f="enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256";function p({
kind:s,name:T}){switch(s){case"version":return{says:`offers no TLS version later than ${T.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 o\
r later on the host"};case"cipher":return{says:`offers only cipher suites that Terraform and OpenTofu do not support, such as ${T}`,help:f};case"group":return{says:`\
offers only key exchange groups that Terraform and OpenTofu do not support, such as ${T}`,help:"enable the group X25519 or P-256 on the host"}}}const a=(0,n.lS)(
(0,n.z3)("tls-protocol","TLS handshake failed",$.zK),({host:s,error:T})=>{if(typeof T=="object"&&"code"in T)return{message:`the TLS handshake with ${s} failed (${T.
code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"};const{says:P,help:R}=typeof T=="string"?c[T]:p(T);return{message:`${s}\
 ${P}`,help:R}}),O=(0,n.lS)((0,n.z3)("tls-plain-http","Port serves plain HTTP",$.zK),({host:s})=>({message:`${s} serves plain HTTP on this port: server gave HTT\
P response to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery always uses https"})),k=(0,n.lS)((0,n.$e)("tls-expires-soon","TLS\
 certificate expires soon"),({host:s,days:T,expires:P})=>{const R=T===0?"today":T===1?"in 1 day":`in ${T} days`;return{message:`the certificate of ${s} expires ${R}\
, on ${w(P)}`,help:(0,n.C)("renew the certificate; if it is renewed automatically, find out why that has not happened")}})}),5747:((pt,N,t)=>{t.d(N,{Oj:()=>r,io:()=>y,
yR:()=>S});var $=t(4573),E=t(3024);const n=16*1024*1024,M=E.constants.O_RDONLY|(E.constants.O_NONBLOCK??0)|(E.constants.O_NOCTTY??0),D=Buffer.allocUnsafeSlow(256*
1024);let w=D;const S=(e,l=n)=>A(e,l,i);function y(e,l){const u=A(e,l,(h,m)=>Buffer.from(h.subarray(0,m)));return Buffer.isBuffer(u)?u:null}function A(e,l,u){let h;
try{h=(0,E.openSync)(e,M)}catch(m){return o(m)}try{const m=(0,E.readSync)(h,D,0,D.length,null);return m<D.length?u(D,m):d(h,l,u)}catch(m){return o(m)}finally{(0,E.
closeSync)(h)}}function d(e,l,u){const{size:h}=(0,E.fstatSync)(e);if(h>l||h<D.length)return{ok:!1,failure:{kind:"size",bytes:h,maxBytes:l}};w.length<h&&(w=Buffer.
allocUnsafeSlow(Math.min(2*h,l)));const m=w;let g=0;for(;g<h;){const v=(0,E.readSync)(e,m,g,h-g,g);if(v===0)break;g+=v}return u(m,g)}function i(e,l){const u=e.toString(
"utf8",0,l),h=!u.includes("\uFFFD")||(0,$.isUtf8)(e.subarray(0,l));return{ok:!0,text:u,isUtf8:h,bytes:l}}function r(e){if(!(typeof e=="object"&&e!==null&&"code"in
e)||typeof e.code!="string")throw e;return e.code}const o=e=>({ok:!1,failure:{kind:"error",code:r(e)}})}),4e3:((pt,N,t)=>{t.d(N,{Af:()=>g,B9:()=>e,Cw:()=>f,Fn:()=>O,
NM:()=>u,Vb:()=>k,Wt:()=>o,XT:()=>y,YA:()=>m,_r:()=>h,dh:()=>w,eZ:()=>v,go:()=>d,hS:()=>S,mP:()=>i,qZ:()=>l,zM:()=>c,zd:()=>A});var $=t(6174),E=t(4714),n=t(7715),
M=t(9562);const D=300;function w(s,T=D){if(s.length<=T)return s;const P=(0,$._)(s);return P.length<=T?P:`${(0,E.o)(P,T)}\u2026`}const S=(s,T)=>`${s} ${T}${s===1?
"":"s"}`;function y(s,T,P=0){const R=s.slice(0,T).map(z=>w(z)),C=s.length-R.length+P;return R.join(", ")+(C>0?` and ${C} more`:"")}const A=s=>`the clients print\
 "${s}"`;function d(s){return s===null?"null":Array.isArray(s)?"an array":typeof s=="object"?"an object":`a ${typeof s}`}function i(s){if(s.kind==="error")return`\
cannot be read: ${s.code}`;const{bytes:T,maxBytes:P}=s;return`has ${T} bytes and is not read; the limit is ${P/1024/1024} MiB`}const r={[M.e$]:"correct the host\
 in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[M.xq]:"correct the host in `source`, or add the `source` that\
 a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function o(s){
return s.flatMap(P=>r[P]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const e=s=>`wait and run the check\
 again; see ${(0,n.V)(s)??"its status page"}, and consider a network mirror for providers`,l=s=>`use another network, a proxy (HTTPS_PROXY) or a network mirror:\
 ${s} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function u(s,T,P){if(s===null)
return P;const R=s.title===""?"":` ("${s.title}")`,C=P.guest??l(T);switch(s.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/\
terraform.json",guest:C,because:`the host returned a sign-in page${R}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${R}: allow t\
his machine to reach the host`;case"other":{const z=P.user??`check that ${T} is a registry, and ${o([])}`;return{...P,user:z,guest:C,because:`the host returned \
an HTML page${R}`}}}}const h=({url:s,status:T,reason:P})=>`${s} returned ${`${T} ${w(P)}`.trim()}`,m=s=>`${Math.round(s/100)/10} s`,g=s=>s.map(({name:T,attemptMs:P,
retries:R})=>{const C=Number.isFinite(P)?m(P):"without a limit",z=R===0?"":` in each of ${R+1} attempts`,B=T.includes(" and ")?"wait":"waits";return`${T} ${B} ${C}${z}`}).
join(", "),v=s=>s.map(({name:T})=>T).join(" and "),c=s=>s.kind==="several"?s.reasons:[s];function f(s){switch(s.kind){case"deadline":return`the check reached it\
s deadline of ${m(s.ms)}`;case"signal":return`the check was interrupted by ${s.signal}`;case"crash":return"tf-disco crashed";case"missing":return a(s);case"seve\
ral":return s.reasons.map(f).join("; ")}}const p=10;function a({repositories:s,total:T}){const P=T===1?"repository":"repositories",R=s.length===1?"is":"are",C=y(
s,p);return`${s.length} of ${T} ${P} ${R} missing: ${C}`}const O=s=>`${s}; it may use hosts that are not in \`allowed-hosts\``,k=({kind:s,address:T,version:P})=>`${s}\
 ${T} ${w(P,40)}`}),4714:((pt,N,t)=>{t.d(N,{o:()=>n,w:()=>M});var $=t(3307);const E=2048,n=(D,w=E)=>D.length<=w?D:structuredClone(D.slice(0,w).toWellFormed());function M(D){
if(D.length<=E)return(0,$.IL)(D);switch(D[0]){case'"':return n((0,$.I)(D));case"[":return[];case"{":return{};default:return(0,$.IL)(D)}}}),7715:((pt,N,t)=>{t.d(
N,{V:()=>E});const $=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io",
"https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),E=n=>$.get(n)??null}),5751:((pt,N,t)=>{
t.d(N,{readSettings:()=>P});var $=t(3024),E=t(6760),n=t(5747),M=t(3625),D=t(4e3),w=t(3592),S=t(3474),y=t(8535),A=t(7030),d=t(6181),i=t(1831);function r(_){const I=Q=>_[Q]||
_[Q.toLowerCase()]||"",x={http:e("HTTP_PROXY",I("HTTP_PROXY")),https:e("HTTPS_PROXY",I("HTTPS_PROXY"))},U=g(I("NO_PROXY"));return Q=>{const at=x[Q.scheme];return at===
null||h(Q.name)||U(Q)?null:at}}const o=["http:","https:"];function e(_,I){if(I==="")return null;const x=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(I)?I:`http://${I}`);
if(x===null)throw new TypeError(`${_} is not a URL; expected http://HOST:PORT`);if(!o.includes(x.protocol))throw new TypeError(`${_} is a ${x.protocol}// proxy;\
 expected http:// or https://`);if(!l(x.username)||!l(x.password))throw new TypeError(`${_} has a user name or password with a bare "%"; write "%25" for it`);return x}
function l(_){try{return decodeURIComponent(_),!0}catch(I){if(I instanceof URIError)return!1;throw I}}const u=new A.BlockList;u.addSubnet("127.0.0.0",8,"ipv4"),
u.addAddress("::1","ipv6");const h=_=>_==="localhost"||m(u,_);function m(_,I){const x=(0,d.n7)(I.replace(/%.*$/s,"")),U=(0,A.isIP)(x);return U!==0&&_.check(x,U===
4?"ipv4":"ipv6")}function g(_){const I=_.split(",").map(x=>x.trim().toLowerCase()).filter(x=>x!=="").map(v);return x=>I.some(U=>U(x))}function v(_){if(_==="*")return()=>!0;
const I=c(_);if(I!==null)return({name:st})=>I(st);const{name:x,port:U}=a(_),Q=st=>U===""||String(st.port)===U;if(f(x)){const st=(0,d.n7)(x),ct=new A.BlockList;return ct.
addAddress(st,(0,A.isIP)(st)===4?"ipv4":"ipv6"),Ot=>m(ct,Ot.name)&&Q(Ot)}const at=p(x);return st=>(0,A.isIP)(st.name)===0&&Q(st)&&at(st.name)}function c(_){const[
,I="",x=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(_)??[];if(!f(I))return null;const U=Number(x);if(U>((0,A.isIP)(I)===4?32:128))return null;const Q=U-((0,A.isIP)(I)===
6?96:0),at=new A.BlockList,st=(0,A.isIP)((0,d.n7)(I))===4&&Q>=0;return st?at.addSubnet((0,d.n7)(I),Q,"ipv4"):at.addSubnet(I,U,"ipv6"),ct=>m(at,ct)&&(0,A.isIP)((0,d.
n7)(ct))===4===st}const f=_=>(0,A.isIP)(_)!==0&&!_.includes("%");function p(_){if(_==="")return()=>!1;const I=_.replace(/^\*\./,"."),x=I.replace(/^\./,""),U=(0,i.
Pv)(x),Q=U.ok?U.value:x;return at=>at.endsWith(`.${Q}`)||!I.startsWith(".")&&at===Q}function a(_){const I=/^\[([^\]]*)\]:([^:]*)$/.exec(_)??/^([^:[\]]*):([^:[\]]*)$/.
exec(_);return I===null?{name:_,port:""}:{name:I[1]??"",port:I[2]??""}}var O=t(3152),k=t(6339);const s=4*1024*1024,T=20;async function P(_,{environment:I,directory:x,
wording:U=O.w7}){const{settings:Q,mistakes:at}=(0,O.P$)(_,U),st=await G(Q.caFile,U),ct=B(I),Ot=[st,ct].flatMap(J=>J.ok?[]:[J.why]),Kt=await Promise.all(R(Q.scan,
x).slice(0,T).map(J=>U.missingPath(J,x))),At=[...at,...(0,k.S)(Q,U),...await C(Q,U),...await z(Q,U),...Ot,...Kt];if(At.length>0||!st.ok||!ct.ok)throw new O.GN(At);
return{...Q,authorities:st.value,chooseProxy:ct.value}}const R=(_,I)=>_.filter(x=>!/[*?[\]{}]/.test(x)&&!(0,$.existsSync)((0,E.resolve)(I,x)));async function C({
hostnames:_},{setting:I}){const x=I("hostnames"),U=_.flatMap(({addresses:st})=>st);if(U.length===0)return[];const{parseNamedAddress:Q}=await Promise.all([t.e(6917),
t.e(1257)]).then(t.bind(t,1257)),at=U.flatMap(st=>{const ct=Q(st,"terraform");return ct.ok?[]:[`${x}: "${st.service}=${st.text}" is wrong: ${ct.why}`]});return(0,S.
Ku)(at,x)}async function z({ignore:_},{setting:I}){const x=I("ignore");if(_.length===0)return[];const{problemFacts:U}=await Promise.all([t.e(5931),t.e(7341),t.e(
709)]).then(t.bind(t,709)),Q=U(),at=_.flatMap(({code:st})=>{if(Object.hasOwn(Q,st))return[];const ct=(0,y.q)(st,Object.keys(Q)),Ot=ct===null?`${w.aq} lists the \
codes`:`did you mean "${ct}"?`;return[`${x}: "${st}" is not a problem code; ${Ot}`]});return(0,S.Ku)(at,x)}function B(_){try{return(0,M.J)(r(_))}catch(I){if(I instanceof
TypeError)return(0,M.T)(I.message);throw I}}async function G(_,{setting:I}){if(_===null)return(0,M.J)(null);const x=(0,n.yR)(_,s),U=I("ca-file");if(!x.ok)return(0,M.
T)(`${U} "${_}" ${(0,D.mP)(x.failure)}`);const{parseAuthorities:Q}=await t.e(5036).then(t.bind(t,5036)),at=Q(x.text);return at.ok?at:(0,M.T)(`${U} "${_}" ${at.why}`)}}),
2929:((pt,N,t)=>{t.d(N,{z6:()=>se,wX:()=>Ht,w5:()=>Pt});var $=t(6760),E=t(9461),n=t(3024),M=t(5747);const D=200,w=1024*1024,S=4e3;function y(nt,ot,vt){const St=Map.
groupBy(nt.filter(A).slice(0,D),({file:bt})=>bt);return Array.from(St).flatMap(([bt,Bt])=>{const It=(0,$.join)(ot,bt),_t=d(It,vt)?(0,M.yR)(It,w):null;return _t?.
ok?i(_t.text,Bt):[]})}const A=({column:nt,endColumn:ot})=>ot>nt;function d(nt,ot){try{return(0,n.statSync)(nt).mtimeMs<=ot+1}catch(vt){return(0,M.Oj)(vt),!1}}function i(nt,ot){
const vt=[];let[St,bt]=[1,nt.startsWith("\uFEFF")?1:0];for(const Bt of ot.toSorted((It,_t)=>It.line-_t.line)){for(;St<Bt.line&&bt>=0;St+=1)bt=nt.indexOf(`
`,bt)+1||-1;if(bt<0)break;const It=nt.indexOf(`
`,bt),_t=It<0?nt.length:It,K=_t>bt&&nt[_t-1]==="\r";vt.push(...r(nt.slice(bt,K?_t-1:_t),Bt))}return vt}function r(nt,ot){const{column:vt,endColumn:St}=ot,bt=nt.
length>S?[]:Array.from(nt);if(vt>bt.length)return[];const[Bt,It]=[vt-1,St-1],_t=(K,F)=>bt.slice(K,F).join("");return[{place:ot,before:_t(0,Bt),literal:_t(Bt,It),
after:_t(It)}]}var o=t(6174),e=t(2161);function l(nt,ot){const{directory:vt,checkedAt:St,configs:bt}=ot,Bt=bt.flatMap(Z=>Z.files),It=new Set(Bt.flatMap(({path:Z,
shown:rt})=>[u(Z),rt])),_t=Z=>{const rt=u((0,$.resolve)(vt,Z));return!It.has(Z)&&!It.has(rt)&&h(Z)&&h(rt)},K=nt.filter(({file:Z})=>_t(Z)),F=y(K,vt,St),Y=p(F,ot.
usages);return F.flatMap(Z=>m(Z,Y.get(a(Z.place))??null,ot))}function u(nt){const ot=(0,E.$)(nt);return ot.kind==="file"?ot.path:(0,$.resolve)(nt)}const h=nt=>(0,e.
L8)((0,$.basename)(nt),new Set,(0,$.basename)((0,$.dirname)(nt)))!==void 0;function m({place:nt,before:ot,literal:vt,after:St},bt,{redact:Bt,kept:It}){const _t=ot+
vt+St;return Bt(_t,It)!==_t?[]:f(_t)?bt===null||v.test(bt)||!vt.includes(bt)?[]:[{place:nt,before:"\u2026 ",literal:(0,o._)(bt),after:" \u2026"}]:[{place:nt,before:ot,
literal:vt,after:St}]}const g=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
v=/[\s"]/,c=/[\w+-]{20,}/g,f=nt=>g.test(nt)||(nt.match(c)??[]).some(ot=>/\d/.test(ot)&&/[a-z]/.test(ot)&&/[A-Z]/.test(ot));function p(nt,ot){const vt=new Map(nt.
map(({place:bt})=>[a(bt),bt.file])),St=new Set(vt.values());return new Map(ot.filter(({place:bt})=>St.has(bt.file)&&vt.has(a(bt))).flatMap(({place:bt,text:Bt})=>Bt===
null?[]:[[a(bt),Bt]]))}const a=({file:nt,line:ot,column:vt})=>`${ot}:${vt} ${nt}`;var O=t(2389),k=t(6897),s=t(1831),T=t(3592),P=t(2796),R=t(4503),C=t(6763),z=t(
5751),B=t(1435),G=t(8723),_=t(5453),I=t(7052),x=t(8416),U=t(7854),Q=t(3474),at=t(3152);function st(nt,ot,vt){const St={...nt,newHosts:new Set,files:null,remarks:[]};
if(ot===null)return St;const bt=Y=>({...St,remarks:[`changed-only has no effect: ${Y}`]});if(ot.kind==="all")return bt(ot.why);const{files:Bt}=ot,It=new Set(Bt.
filter(({status:Y})=>Y!=="removed").map(({file:Y})=>Y));if(It.size>0&&![...It].some(Y=>vt(Y)!==null))return bt("the checkout contains none of the files that the\
 pull request changes");const _t=nt.usages.filter(({place:Y})=>It.has(Y.file)),F=`changed-only: the pull request changes ${Bt.length===1?"1 file":`${Bt.length} \
files`} with ${_t.length} of ${nt.usages.length} usages`;return{usages:_t,notes:nt.notes.filter(({place:Y})=>ct(Y.file,It)),newHosts:Kt(nt.usages,Bt,vt),files:new Set(
Bt.map(({file:Y})=>Y)),remarks:[F]}}const ct=(nt,ot)=>ot.has(nt)||nt==="."||[...ot].some(vt=>vt.startsWith(`${nt}/`)),Ot=2e8;function Kt(nt,ot,vt){const St=new Set;
if(ot.some($t))return St;const bt=new Map(ot.map(F=>[F.file,J(F,vt)])),Bt=ot.flatMap(({patch:F})=>q(F,/^[ -]/));let It=0;const _t=(F,Y)=>{const Z=[Y,(0,s.nx)(Y).
toLowerCase()];return F.filter(rt=>(It+=rt.length,It<=Ot&&Z.some(gt=>rt.includes(gt)))).length},K=(F,Y)=>{const{isNew:Z,now:rt,added:gt}=bt.get(F)?.()??At,Et=Z?
0:_t(rt,Y);return Z||Et>0&&Et===_t(gt,Y)};for(const[F,Y]of Map.groupBy(nt,Z=>Z.host)){if(F===null||Y.some(({isHostImplied:rt})=>rt))continue;const Z=[...new Set(
Y.map(({place:rt})=>rt.file))];!Z.every(rt=>bt.has(rt))||_t(Bt,F)>0||Z.every(rt=>K(rt,F))&&It<=Ot&&St.add(F)}return St}const At={isNew:!1,now:[],added:[]};function J({
file:nt,status:ot,patch:vt},St){let bt=null;const Bt=()=>{const It=ot==="added";if(It||vt===null)return{...At,isNew:It};const _t=(St(nt)??"").toLowerCase().split(
`
`);return{isNew:It,now:_t,added:q(vt,/^\+/)}};return()=>(bt??=Bt(),bt)}const q=(nt,ot)=>(nt??"").toLowerCase().split(`
`).filter(vt=>ot.test(vt)),ht=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,$t=({file:nt,status:ot,changes:vt,patch:St})=>St===null&&ot!=="added"&&vt>0&&
ht.test(nt);var mt=t(2859),wt=t(370);async function xt(nt,ot){const vt=ot.now(),St=await(0,wt.SQ)(nt,ot),bt=nt.scan.length===0?0:ot.now()-vt,Bt=(0,wt.PT)(nt,St,
ot),It=await(0,x.L2)(Bt),{clients:_t}=It,K={usages:(0,U.sw)(St.usages,_t),notes:(0,U.vH)([...St.notes,...Ct(St,ot.stop.why)],_t)},F=await Nt(K,nt,ot),Y=await(0,B.
jK)(F.usages,nt,It,{...ot,mayHavePlugins:(0,wt.C_)(St,nt)}),{roots:Z,notes:rt}=await(0,_.D0)({...K,scanned:St,changed:F.files,dialect:It,settings:nt}),gt=await(0,_.
Xo)(Y.usages,Z),Et=(0,mt.C)(nt,gt,_t,(0,U.kA)(K.usages)),{configs:Lt,releases:Wt}=Y,{environment:Xt}=ot,{files:Gt,bytes:zt}=St;return{dialect:{...It,releases:Wt},
configs:Lt,usages:gt,roots:Z,requirements:Et,notes:[...(0,_.a3)(F.notes,gt,nt,Xt),...rt],newHosts:F.newHosts,isEmpty:nt.scan.length>0&&St.isEmpty&&St.endedAt===
null,complaints:Y.findings,allUsages:K.usages,changes:F.changes,remarks:[...F.remarks,...Y.remarks],scan:{files:Gt,bytes:zt,usages:gt.length,durationMs:bt},clients:()=>(0,x.
rU)(It,Bt.scan),repositories:[],missing:null,checkouts:null}}async function Nt(nt,ot,vt){const St=ot.changedOnly?await vt.changes(ot):null;return{changes:St,...st(
nt,St,Bt=>{const It=(0,M.yR)((0,$.join)(vt.directory,Bt));return It.ok?It.text:null})}}function Ct({endedAt:nt,files:ot},vt){return nt===null||vt===null?[]:[(0,U.
YW)(nt,(0,I.fileLimit)({kind:"time",stopped:vt,files:ot}))]}function Vt({requirements:nt,repositories:ot}){const{size:vt}=new Set(nt.map(({host:bt})=>bt));if(vt<=
Q.pS)return;const St=`${vt} hosts, the limit is ${Q.pS}`;throw new at.GN([ot.length>0?`usages name ${St}: check fewer repositories at once`:`scan found ${St}: n\
arrow scan or exclude files`])}async function se(nt,ot){const vt=new Date,St=await(0,z.readSettings)(nt,ot),bt=St.deadlineMs,Bt=ot.startTimer(bt,()=>ot.stop.end(
{kind:"deadline",ms:bt}));try{const It=await ie(St,ot);Vt(It),await(0,k.x)();const _t=await ce(It,St,ot,vt);return await W(_t,It,St,ot,vt)}finally{Bt()}}async function ie(nt,ot){
if(nt.usages.length===0)return xt(nt,ot);const{prepareFleet:vt}=await Promise.all([t.e(7341),t.e(7210),t.e(612)]).then(t.bind(t,612));return vt(nt,ot)}async function ce(nt,ot,vt,St){
const{environment:bt,stop:Bt,isFork:It}=vt,{dialect:_t,configs:K}=nt,F=await(0,G.j)(nt,ot,{..._t,configs:K},vt),Y={...ot,dialect:_t,isFork:It},Z=await(0,_.K$)(F.
inquiry,F.visits,Y),rt={...nt,visits:F.visits,tokenVariables:Pt(bt),tokenHosts:ot.tokens.map(({host:Lt})=>Lt),tokenSources:F.tokenSources,stopped:he(Bt.why,nt.missing),
predicted:Z},gt={...ot,dialect:_t,isFork:It,now:St.getTime()},Et=F.visits.length>0||rt.predicted.requests.length>0;return(0,O.S4)(rt,gt,Et?await(0,B.U7)():null)}
const he=(nt,ot)=>nt===null||ot===null?nt??ot:{kind:"several",reasons:[nt,ot]};async function W(nt,ot,vt,St,bt){const{configs:Bt,allUsages:It,requirements:_t,changes:K,
scan:F,clients:Y}=ot,Z=Ht(_t),rt=[...ot.remarks,...(0,C.rc)(nt)],{why:gt,evidence:Et}=ot.dialect,Lt={verdict:nt,remarks:(0,C.q9)(rt),detection:{why:gt,evidence:Et}},
{verdict:Wt,remarks:Xt,detection:Gt}=St.secrets.redact(Lt,Z);return{settings:vt,changes:K,verdict:Wt,context:{dialect:{...ot.dialect,...Gt},failOn:vt.failOn,scan:F,
remarks:Xt,startedAt:bt.toISOString(),durationMs:Date.now()-bt.getTime(),version:T.xv,docsUrl:T.aq,clients:await Y(),sources:l((0,P.sC)(Wt.findings),{...St.secrets,
kept:Z,usages:It,configs:Bt,directory:St.directory,checkedAt:bt.getTime()}),links:null,repository:await dt(Wt,ot,St),repositories:ot.repositories,history:null}}}
async function dt(nt,{scan:ot,repositories:vt},{directory:St,environment:bt}){if(ot.files===0||vt.length>0)return null;const{nameRepository:Bt}=await t.e(9498).
then(t.bind(t,9498));return Bt(St,(0,R.R8)(nt),bt)}const Pt=nt=>Object.keys(nt).filter(ot=>/^TFE?_?TOKEN/i.test(ot)),Ht=nt=>new Set(nt.flatMap(({host:ot,service:vt})=>[
ot,(0,s.nx)(ot),vt]))}),9461:((pt,N,t)=>{t.d(N,{$:()=>n});var $=t(3024),E=t(5747);function n(M){try{const D=(0,$.realpathSync)(M),w=(0,$.statSync)(D);return w.isFile()?
{kind:"file",path:D}:{kind:w.isDirectory()?"directory":"special",path:D}}catch(D){return{kind:"error",code:(0,E.Oj)(D)}}}}),8185:((pt,N,t)=>{t.d(N,{C:()=>d,I:()=>r});
var $=t(4283),E=t(7052),n=t(6697),M=t(1064),D=t(1831),w=t(2886);const S=(o,{allowedHosts:e,hostnames:l})=>(0,D.Jr)(o,e)||l.some(u=>u.host===o),y={file:".",line:1,
column:1,endColumn:1},A=1e4;function d(o,e,l=A){if(e.allowedHosts.length===0)return[];const u=new Map,h=[];let m=0;for(const{directHost:v,kind:c,isOverridden:f,
place:p,clients:a}of o){if(v===void 0||f||S(v,e))continue;const O=c==="backend_http"||c==="remote_state"?"backend":"download",k=`${O} ${v}`,s=u.get(k);if(s===void 0&&
u.size>=l){m+=1;continue}const T=s??i(v,O);u.set(k,T),h.push({...T,place:p,clients:a})}if(m===0)return h;const g=(0,E.fileLimit)({kind:"problems",max:l,omitted:m});
return[...h,{problem:g,place:y,clients:M.Du,host:null}]}function i(o,e){const l=(0,D.Pv)(o),u=l.ok?l.value:null,h=u===null?o:(0,D.nx)(u);return{problem:(0,n.hostNotAllowed)(
{host:h,use:e}),host:u}}function r(o,e,l,u){if(u.allowedHosts.length===0)return[];const h=l.filter(({because:m})=>m.some(g=>typeof g!="string"));return e.flatMap(
m=>{const{id:g,kind:v}=m;if(v!=="url"||!h.some(a=>a.service===g))return[];const c=(0,$.Dl)(m.url),f=c.ok?(0,D.Pm)(c.value):null;if(f===null||f===o||S(f,u))return[];
const p=(0,n.hostNotAllowed)({host:f,service:g,registry:(0,D.nx)(o)});return[(0,w.bz)(p,g)]})}}),8988:((pt,N,t)=>{t.d(N,{s:()=>i,k:()=>m});var $=t(3534),E=t(3410),
n=t(5143),M=t(9562);const D=[M.OZ,M.Bn],w=[M.e$,M.xq],S=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...D,...w]},{matches:/^api\.env0\.com$/,services:w},{matches:/^backend\.api\.env0\.com$/,
services:D},{matches:/\.scalr\.io$/,services:D}],y=g=>S.find(({matches:v})=>v.test(g))?.services??[];var A=t(241),d=t(2886);function i(g,{role:v},c){const f=e(g),
p=g.credentials?.hasToken===!0,O=(g.attempt.hops.at(-1)?.challenge??null)===null&&(p||v!=="guest"),k=p?[]:l(g.host,f,c),T=[...g.difference===null?[]:[g.difference],
...k,...f===null||!O?[]:[u(g,f,c)]].map(R=>(0,d.bz)(R)),P=p?[]:r(g,c);return P.length>0?[...T,...P]:k.length===0?[...T,...o(g,c)]:T}function r(g,{usages:v,isFork:c,
depth:f}){const{host:p,attempt:a}=g;if(f==="discovery"||a.discovery.kind!=="found")return[];const O=v.flatMap(({workspace:k,hasOwnToken:s,needs:T,place:P})=>k===
void 0||s||(0,n.Zl)(P.file)?[]:T.filter(R=>R.host===p));return Array.from(Map.groupBy(O,({service:k})=>k),([k,s])=>{const T=(0,E.cloudToken)({host:p,service:k,isFork:c,
...h(g)}),P=s.flatMap(R=>R.clients);return(0,d.bz)((0,d.aZ)(T,P),k)})}function o(g,{usages:v,isFork:c}){const{host:f,attempt:p,credentials:a}=g;if(p.discovery.kind!==
"found"||a?.hasToken||a?.problem)return[];const O=y(f).find(k=>v.some(({hasOwnToken:s,needs:T,place:P})=>T.some(R=>R.host===f&&R.service===k)&&!s&&!(0,n.Zl)(P.file)));
return O===void 0?[]:[(0,d.bz)((0,$.credentialsMissing)({host:f,service:O,isFork:c,...h(g)}),O)]}function e(g){const{discovery:v,hops:c}=g.attempt;return v.kind===
"failed"&&v.problem.code==="document-unauthorized"?c.at(-1)?.status??null:null}function l(g,v,{tokenVariables:c,hosts:f}){return(0,A.B)(c,g,f).filter(({isParent:p})=>!p||
v!==null).map(({variable:p,why:a,write:O})=>(0,$.credentialsNearMiss)({host:g,variable:p,why:a,write:O}))}function u(g,v,{isFork:c}){const{host:f,credentials:p}=g;
return p?.hasToken?(0,$.credentialsRejected)({host:f,status:v,source:p.source}):(0,$.credentialsMissing)({host:f,service:null,isFork:c,...h(g)})}function h({credentials:g,
looks:v}){const c=v.flatMap(O=>O.looks),f=O=>[...new Set(c.flatMap(({held:k,source:s})=>k!=="not read"===O?s:[]))],p=g===null?f(!0):[g.source],a=g===null?f(!1):
[];return{searched:p,notRead:a}}function m(g,v){return g.filter(c=>!v.includes(c)).map(c=>(0,d.bz)((0,$.credentialsUnused)({host:c})))}}),2886:((pt,N,t)=>{t.d(N,
{D3:()=>c,ER:()=>A,HJ:()=>h,Mm:()=>g,Np:()=>o,TC:()=>f,aZ:()=>y,bz:()=>S,hD:()=>r,l$:()=>w,ld:()=>l,ml:()=>d,pi:()=>e,xJ:()=>i});var $=t(5143),E=t(5799),n=t(1831),
M=t(7715);const D=["module","provider","version","package","lock","not"],w=({problem:p,places:a})=>D.includes(p.code.replace(/-.*/,""))&&a.length>0&&a.every(O=>typeof O!=
"string"),S=(p,a=null,O=!0)=>({services:a===null?[]:[a],problem:p,needed:O}),y=(p,a)=>({...p,affects:p.affects.filter(O=>a.includes(O))}),A=({problem:p,needed:a})=>a&&
p.usualSeverity==="error"&&!d.includes(p.code),d=["host-http2","host-check-crashed"];function i({problem:p,needed:a},O){const k=a&&O.some(s=>p.affects.includes(
s));return p.severity==="error"&&!k?"warning":p.severity}const r=(p,a,O)=>({severity:i(p,a),problem:p.problem,affects:p.problem.affects,...O}),o=(p,a)=>E.oC.indexOf(
p.severity)-E.oC.indexOf(a.severity),e=(p,a,O)=>O.some(k=>k.code===p.code&&(k.host===null||k.host===a));function l({problem:p,services:a},{visit:{host:O,attempt:k},
requirements:s,answering:T},{depth:P}){if(P==="discovery"||k.discovery.kind==="skipped")return!0;const R=a.some(z=>T.has(`${O} ${z}`));if(p.code==="service-url-\
no-slash"&&R)return!1;const C=s.filter(({service:z})=>a.length===0||a.includes(z));return C.length===0||C.some(({isForInit:z})=>z)}const u=1e3;function h(p){const a=new Map;
return O=>{const k=JSON.stringify(O),s=a.get(k)??m(O,p);return a.set(k,s),s}}function m(p,a){const O=R=>a.filter(({service:C})=>R.includes(C)),k=p.length===0?a:
O(p),s=p.filter(R=>k.some(({service:C})=>C===R)),T=s.length>0?s:p,P=(k.length>0?k:O(["any"])).flatMap(R=>R.because);return{service:T.length===1?T[0]??null:null,
...g([...new Set(P)])}}function g(p){const a=v(p),O=a.length>u?c(a):a,k=Math.max(0,O.length-u);return{places:O.slice(0,u),placesLeftOut:k}}function v(p){const{own:a=[],
aside:O=[]}=Object.groupBy(p,k=>typeof k!="string"&&(0,$.Zl)(k.file)?"aside":"own");return[...a,...O]}function c(p){const a=new Set,{first:O=[],other:k=[]}=Object.
groupBy(p,s=>{const T=typeof s=="string"?null:(0,$._M)(s.file);return T===null||a.has(T)?"other":(a.add(T),"first")});return[...O,...k]}function f(p,a){const O=a.
some(({because:s})=>s.includes("hostnames input"));return{role:(0,M.V)(p)!==null?"guest":O?"operator":"user",host:(0,n.nx)(p)}}}),3150:((pt,N,t)=>{t.d(N,{u:()=>St,
D:()=>vt});var $=t(6697),E=t(5799),n=t(1064),M=t(1831),D=t(8185),w=t(4283),S=t(4e3),y=t(9319),A=t(5195),d=t(9562);function i({host:K,attempt:F},Y){const{name:Z}=(0,M.
Sv)(K),rt=(0,A.uo)(Z),gt=F.hops[0]?.address??null;if(rt!=="public"||gt===null)return rt;const Et=(0,A.Zu)(gt),Lt=Y.some(Wt=>Wt.name===Z);return Et==="loopback"&&
Lt?"public":Et}const r={public:0,reserved:1,private:2,metadata:2,loopback:3},o=(K,{kind:F})=>r[m(K)]>r[F];function e(K,F){const{host:Y,hasToken:Z,hostname:rt}=F,
gt=K.filter(({url:zt})=>o(zt,F)),Et=K.filter(zt=>!gt.includes(zt)),Lt=Et.filter(({url:zt})=>zt.scheme==="http"),Wt=Et.filter(({id:zt,endpoint:jt})=>jt===null&&(0,d.
p4)(zt)),Xt=Map.groupBy(Wt,({url:zt})=>g(zt,rt)),Gt=Et.filter(({endpoint:zt,url:jt})=>zt===null&&v(jt,rt));return[...l(gt,h,zt=>{const[jt,...qt]=new Set(gt.map(
({url:ue})=>m(ue))),ae=qt.length===0&&(jt==="loopback"||jt==="reserved");return(0,y.serviceUrlPrivate)({...zt,host:Y,kind:ae?jt:"private"})}),...l(Lt,h,zt=>(0,y.
serviceUrlInsecure)({...zt,host:Y,hasToken:Z})),...[...Xt].flatMap(([zt,jt])=>zt===null?[]:l(jt,h,qt=>(0,y.serviceUrlCrossHost)({...qt,host:Y,name:zt,hasToken:Z}))),
...l(Gt,h,zt=>(0,y.serviceUrlOtherPort)({...zt,host:Y})),...l(Et.filter(({url:zt})=>zt.path.includes("//")),u,zt=>(0,y.serviceUrlDoubleSlash)({...zt,host:Y})),...l(
c(K),u,zt=>(0,y.serviceUrlSame)({...zt,host:Y}))]}function l(K,F,Y){if(K.length===0)return[];const Z=[...new Set(K.map(({url:rt})=>K.length===1?u(rt):F(rt)))];return[
{services:[...new Set(K.map(({id:rt})=>rt))],problem:Y({uses:K,urls:Z}),needed:K.some(({needed:rt})=>rt)}]}const u=K=>(0,S.dh)((0,w.Pl)(K)),h=K=>(0,S.dh)(`${K.scheme}\
://${K.host}`);function m(K){const{name:F}=(0,w.cz)(K);return(0,A.Sz)(/[^\0-\x7f]/.test(F)?(0,M.$o)(F)??"":F.toLowerCase())}function g(K,F){const{name:Y}=(0,w.cz)(
K),Z=(0,M.Sv)(F).name;if(Y.toLowerCase()===Z)return null;const rt=(0,M.Pv)(Y);return rt.ok&&rt.value===Z?null:Y}function v(K,F){if(K.scheme==="http"||g(K,F)!==null)
return!1;const Y=Z=>Number(Z||443);return Y((0,w.cz)(K).port)!==Y(/:(\d+)$/.exec(F)?.[1]??null)}function c(K){const F=[d.e$,d.xq].flatMap(Z=>K.find(rt=>rt.id===
Z)??[]),Y=new Set(F.map(({url:Z})=>u(Z).replace(/\/$/,"")));return F.length===2&&Y.size===1?F:[]}function f(K,F){const Y=g(K,F);if(Y===null)return null;const{port:Z}=urlHost(
K),rt=parseHostname(Z===""?Y:`${Y}:${Z}`);return rt.ok?rt.value:null}var p=t(8988),a=t(2886),O=t(4929);function k(K,F){const Y=K.forced.filter(({client:Et})=>F.
includes(Et)),Z=F.filter(Et=>!Y.some(Lt=>Lt.client===Et)),gt=[...Map.groupBy(Y,({place:Et,services:Lt})=>JSON.stringify([Et,Lt])).values()].flatMap(Et=>{const[Lt]=Et;
if(Lt===void 0)return[];const Wt={...K,attempt:s(K,Lt.services),earlier:[],later:[]};return[{clients:Et.map(({client:Xt})=>Xt),visit:Wt,forced:Lt}]});return Z.length>
0||gt.length===0?[{clients:Z,visit:K,forced:null},...gt]:gt}function s({host:K,attempt:F},Y){return{discovery:{kind:"found",url:(0,M.cu)(K),services:Y,leftOut:0,
truncated:!1},hops:[],timing:{...F.timing,totalMs:0},headMs:0,certificates:[]}}function T(K,{forced:F,clients:Y}){if(F===null)return[];const{discovery:Z}=K.attempt,
rt=`${F.place.file}:${F.place.line}`,gt={host:(0,M.nx)(K.host),at:rt},Et=Z.kind==="found"?Z.services:F.services,Lt=P(F.services,Et);return[(0,O.servicesForced)(
gt),...Lt.length>0?[(0,O.servicesForcedDiffer)({...gt,services:Lt})]:[]].map(Xt=>(0,a.bz)((0,a.aZ)(Xt,Y)))}function P(K,F){const[Y,Z]=[K,F].map(gt=>new Map(gt.map(
({id:Et,value:Lt})=>[Et,Lt])));return[...new Set([...K,...F].map(({id:gt})=>gt))].filter(gt=>!R(Y?.get(gt),Z?.get(gt)))}function R(K,F){const Y=[[K,F]];for(const[
Z,rt]of Y){if(Z===rt)continue;if(!C(Z)||!C(rt))return!1;const gt=Object.keys(Z);if(!(Array.isArray(Z)===Array.isArray(rt)&&gt.length===Object.keys(rt).length)||
gt.some(Lt=>!Object.hasOwn(rt,Lt)))return!1;for(const Lt of gt)Y.push([Z[Lt],rt[Lt]])}return!0}const C=K=>typeof K=="object"&&K!==null;var z=t(5693),B=t(9464),G=t(
863),_=t(2847),I=t(793),x=t(794),U=t(9529);const Q=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,at=K=>Q.test(K)&&!/^[a-z0-9-]+\.json$/i.
test(K),st=K=>K.replace(/[?#].*$/s,""),ct=K=>K.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function Ot(K){const F=Kt(K),{id:Y,host:Z,value:rt}=K,
gt={id:Y,host:Z,url:(0,w.Pl)(K.url)};if(F!==null)return[(0,y.serviceUrlInvalid)({...gt,why:F})];const Et=J(K)?(0,n.ab)(Y):[];return[rt===""?(0,y.serviceUrlEmpty)(
gt):null,at(rt)?(0,y.serviceUrlLooksLikeHost)({...gt,value:st(rt),why:null}):null,At(rt)?(0,y.serviceUrlRelative)(gt):null,Et.length>0?(0,y.serviceUrlNoSlash)({
...gt,clients:Et}):null,K.url.query!==""&&(0,d.p4)(Y)?(0,y.serviceUrlQuery)(gt):null].filter(Lt=>Lt!==null)}function Kt({url:K}){const{name:F,port:Y}=(0,w.cz)(K);
return F===""?"no Host in request URL":Y===""||Number(Y)>0&&Number(Y)<=65535?null:`invalid port "${Y}"`}const At=K=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(K)&&!at(
K),J=({value:K,url:F})=>K!==""&&!/^$|\/$/.test(F.path),q={"client-missing":I.loginClientMissing,"client-empty":I.loginClientEmpty,"grant-types-invalid":I.loginGrantTypesInvalid,
"grant-types-unsupported":I.loginGrantTypesUnsupported,"grant-types-unknown":I.loginGrantTypesUnknown,"authz-missing":I.loginAuthzMissing,"token-missing":I.loginTokenMissing,
"ports-count":I.loginPortsCount,"ports-range":I.loginPortsRange,"ports-order":I.loginPortsOrder,"ports-single":I.loginPortsSingle,"ports-ignored":I.loginPortsIgnored,
"scopes-invalid":I.loginScopesInvalid,"scopes-ignored":I.loginScopesIgnored};function ht(K,F,Y){const{value:Z,flaws:rt}=(0,U.m)(K,F,Y),gt={...Z,authz:wt(Z.authz),
token:wt(Z.token)},Et=$t(gt,F),Lt=Et.length===0?[]:[I.loginUrlPort({host:Y,endpoints:Et})];return{login:gt,problems:[...rt.map(Wt=>mt(Wt,Y)),...Lt]}}function $t(K,F){
const Y=(0,w.cz)(F);return Y.port===""||Y.port==="443"?[]:["authz","token"].flatMap(Z=>{const rt=K[Z],gt=rt===null?null:(0,w.Dl)(rt);if(rt===null||!gt?.ok||gt.value.
scheme!=="https")return[];const Et=(0,w.cz)(gt.value);return Et.name.toLowerCase()===Y.name.toLowerCase()&&Et.port===""?[{name:Z,url:rt,port:Y.port}]:[]})}function mt(K,F){
return"why"in K?(K.rule==="authz-invalid"?I.loginAuthzInvalid:I.loginTokenInvalid)({host:F,why:ct(K.why)}):q[K.rule]({host:F,value:K.value})}function wt(K){const F=K===
null?null:(0,w.Dl)(K);return F?.ok?(0,w.Pl)(F.value):null}function xt(K,F,Y){const Z=jt=>{const{discovery:qt,documentUrl:ae,display:ue}=Y;return(0,d.TE)(K,{services:qt.
services,documentUrl:ae,display:ue,client:jt})},rt=Nt(K,Y).map(jt=>({client:jt,lookup:Z(jt)})),[gt,...Et]=rt;if(gt===void 0)throw new Error("no client is checke\
d");const Lt=Et.filter(({lookup:jt})=>jt.kind!==gt.lookup.kind),Wt=jt=>!Ct(jt)||Z(jt).kind===gt.lookup.kind,Xt=Lt.length===0?(0,n.SZ)(K).filter(Wt):[gt.client],
Gt=Vt(K,gt.lookup,F,Xt,Y),zt=Lt.flatMap(({client:jt,lookup:qt})=>Vt(K,qt,F,[jt],Y).drafts);return{...Gt,drafts:[...Gt.drafts,...zt]}}function Nt(K,{requirements:F,
clients:Y}){return F.find(({service:Z})=>Z===K)?.clients??Y}const Ct=K=>n.Du.some(F=>F===K);function Vt(K,F,Y,Z,rt){const{documentUrl:gt,display:Et}=rt,Lt=Y||(0,d.
D6)(K),Wt=Xt=>Lt?Xt.map(Gt=>(0,a.bz)(Gt,K,Y)):[];switch(F.kind){case"url":{const{url:Xt,value:Gt}=F,zt=Ot({id:K,value:Gt,url:Xt,host:Et}),jt=Lt&&!zt.some(({code:ae})=>ae===
"service-url-invalid"),qt=(0,S.dh)((0,w.Pl)(Xt),x.zu);return{outcome:{id:K,kind:"url",url:qt},drafts:Wt(zt),urls:jt?[{id:K,endpoint:null,url:Xt,needed:Y}]:[]}}case"\
object":{const{value:Xt,leftOut:Gt}=F,{login:zt,problems:jt}=ht(Xt,gt,Et),qt=jt.find(({severity:ae})=>ae==="error");return{outcome:qt?{id:K,kind:"problem",problem:qt}:
{id:K,kind:"login",login:zt,leftOut:Gt},drafts:Wt(jt),urls:se(zt,K,Y)}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const Xt=(0,a.aZ)(he(K,
F,rt),Z);return{outcome:{id:K,kind:"problem",problem:Xt},drafts:Wt([Xt]),urls:[]}}}}const se=(K,F,Y)=>["authz","token"].flatMap(Z=>{const rt=(0,w.Dl)(K[Z]??"");
return K[Z]!==null&&rt.ok?[{id:F,endpoint:Z,url:rt.value,needed:Y}]:[]}),ie=(K,{offer:F,display:Y,block:Z})=>({id:K,host:Y,block:Z,...F}),ce=({services:K,leftOut:F})=>({
offered:K.map(({id:Y})=>Y),leftOut:F,isArtifactory:K.some(({value:Y})=>typeof Y=="string"&&Y.includes("/artifactory/"))});function he(K,F,Y){const Z={...ie(K,Y),
why:F.why};switch(F.kind){case"missing":return(0,_.serviceMissing)(Z);case"bad-id":case"version":return(0,_.serviceVersion)({...Z,isReadable:F.kind==="version"});case"\
type":{const{value:rt}=F;return K===d.S3?(0,I.loginType)({...Z,value:rt}):(0,_.serviceType)({...Z,value:rt})}case"bad-url":{const rt=ct(F.why);return at(F.value)?
(0,y.serviceUrlLooksLikeHost)({...Z,value:st(F.value),why:rt}):F.reason==="user-info"?(0,y.serviceUrlCredentials)(Z):(0,y.serviceUrlInvalid)({...Z,url:null,why:rt})}}}
const W=200,dt=10;function Pt(K){const{visit:F,requirements:Y,clients:Z,block:rt,kind:gt}=K,{discovery:Et}=F.attempt,Lt=(0,M.nx)(F.host);if(Et.kind==="failed"||
Et.kind==="skipped")return{services:[],leftOut:0,drafts:[]};const Wt=Y.map(({service:Gt})=>Gt);if(Et.kind==="absent")return{services:[],leftOut:0,drafts:[ot(Et,
Lt,Wt)]};const Xt={visit:F,discovery:Et,offer:ce(Et),documentUrl:Et.url,display:Lt,clients:Z,requirements:Y,block:rt,base:{hostname:F.host,host:Lt,hasToken:F.credentials?.
hasToken===!0,kind:gt}};return Ht(Xt,Wt)}function Ht(K,F){const{discovery:Y,clients:Z}=K,rt=F.filter(jt=>jt!=="any"),gt=Y.services.map(({id:jt})=>jt).filter(jt=>!rt.
includes(jt)&&n.Du.some(qt=>(0,d.oe)(jt,qt).ok)).slice(0,W),Et=rt.map(jt=>xt(jt,!0,K)),Lt=({outcome:jt,drafts:qt,urls:ae})=>jt.kind!=="problem"&&!ae.some(({endpoint:ue,
url:me})=>ue===null&&o(me,K.base))&&!qt.some(ue=>(0,a.ER)(ue)&&Z.some(me=>ue.problem.affects.includes(me))),Wt=gt.map(jt=>xt(jt,!0,K)),Xt=!F.includes("any")||[...Et,
...Wt].some(Lt),Gt=[...Et,...Xt?gt.map(jt=>xt(jt,!1,K)):nt(Wt)],zt=F.includes("any")&&Gt.length===0?[(0,a.bz)((0,_.serviceMissing)({...ie("any",K),why:""}))]:[];
return{services:Gt.map(({outcome:jt})=>jt),leftOut:Y.leftOut,drafts:[...Gt.flatMap(({drafts:jt})=>jt),...e(Gt.flatMap(({urls:jt})=>jt),K.base),...zt]}}function nt(K){
let F=dt;return K.map(Y=>(0,d.D6)(Y.outcome.id)||Y.drafts.length===0?Y:(F-=1,F>=0?Y:{...Y,drafts:[]}))}function ot({why:K,url:F},Y,Z){const rt=Z.filter(Wt=>Wt!==
"any"),Et=[...new Set(rt.map(Wt=>Wt.split(".")[0]??Wt))].map(d.Tz),Lt=rt.length===1?rt[0]??null:null;return(0,a.bz)((0,G.documentAbsent)({host:Y,url:(0,w.Pl)(F),
why:K,required:rt,clientErrors:Et}),Lt)}function vt(K,F,Y){const{visit:Z,requirements:rt,isNew:gt}=K,{host:Et}=Z,Lt=F.dialect.clients.filter(ee=>rt.some(ve=>ve.
clients.includes(ee))),Wt=(0,a.TC)(Et,rt),Xt=k(Z,Lt),Gt=Xt.map(ee=>It(Z,ee,rt,F,Wt)),zt=Gt[0]?.services??[],qt=Xt.some(({forced:ee})=>ee===null)?[...(0,p.s)(Z,Wt,
Y),...(0,B.u)(Z,zt,Y)]:[],ae=[...Gt.flatMap(ee=>ee.drafts),...qt],ue=bt(ae,K,F),me=ue.filter(({problem:ee})=>!(0,a.pi)(ee,Et,F.ignore)),oe=(0,a.HJ)(rt),$e=ee=>(0,a.
hD)({...ee,problem:(0,E.pj)(ee.problem,Wt)},Lt,{host:Et,...oe(ee.services),..."places"in ee?(0,a.Mm)(ee.places):{},isHostNew:gt}),{own:ye=[],ofFiles:ge=[]}=Object.
groupBy(me,ee=>"places"in ee&&(0,a.l$)(ee)?"ofFiles":"own");return{verdict:{visit:Z,requirements:rt,services:zt,servicesLeftOut:Gt[0]?.leftOut??0,servicesFrom:Xt[0]?.
forced?.place??null,findings:ye.map($e).sort(a.Np),clients:_t(ye),isNew:gt},ofFiles:ge.map($e),ignored:ue.length-me.length}}function St({visit:K,requirements:F,
isNew:Y},{dialect:Z,ignore:rt},gt){const{host:Et,attempt:Lt}=K,Wt=(0,$.hostCheckCrashed)({host:(0,M.nx)(Et),thrown:gt}),Xt=(0,a.pi)(Wt,Et,rt)?[]:[(0,a.bz)(Wt)],
Gt=Xt.map(jt=>(0,a.hD)(jt,Z.clients,{host:Et,...(0,a.HJ)(F)([]),isHostNew:Y}));return{verdict:{visit:{...K,attempt:{...Lt,discovery:{kind:"skipped",problem:Wt},
hops:[]}},requirements:F,services:[],servicesLeftOut:0,servicesFrom:null,findings:Gt,clients:_t(Xt),isNew:Y},ofFiles:[],ignored:1-Xt.length}}function bt(K,F,Y){
const{visit:Z,requirements:rt,predicted:gt,requests:Et}=F,Lt=Z.attempt.certificates,Wt=Bt(Z.host,rt);return[...K,...gt,...(0,z.Ey)({host:Z.host,known:Lt},Et,Y),
...(0,z.WN)(Z,rt)].map(Xt=>({...Xt,needed:Xt.needed&&(0,a.ld)(Xt,F,Y),problem:(0,a.aZ)(Xt.problem,Wt)}))}function Bt(K,F){return F.every(({isImplied:Z})=>Z)?[...F.
flatMap(({clients:Z})=>Z),...(0,n.Yr)(K)]:n.zK}function It(K,F,Y,Z,rt){const{clients:gt,forced:Et}=F,Lt=Et===null?null:`${Et.place.file}:${Et.place.line}`,Wt=Et===
null?i(K,Z.resolve):"loopback",{services:Xt,leftOut:Gt,drafts:zt}=Pt({visit:F.visit,requirements:Y,clients:gt,block:Lt,kind:Wt}),jt=Et===null?rt:{...rt,role:"op\
erator"},qt=Z.dialect.releases.filter(({client:oe})=>gt.includes(oe)),ae=[...T(K,F),...(0,z.Ii)(F.visit,{...Z,clients:gt,releases:qt}),...zt,...Et===null?(0,D.I)(
K.host,Xt,Y,Z):[]],ue=K.forced.map(({client:oe})=>oe),me=Et===null?n.zK.filter(oe=>!ue.includes(oe)):F.clients;return{services:Xt.map(oe=>oe.kind==="problem"?{...oe,
problem:(0,E.pj)(oe.problem,jt)}:oe),leftOut:Gt,drafts:ae.map(oe=>({...oe,problem:(0,E.pj)((0,a.aZ)(oe.problem,me),jt)}))}}function _t(K){const F=Z=>{const rt=K.
filter(({problem:gt})=>gt.affects.includes(Z)&&gt.usualSeverity!=="notice");return rt.some(a.ER)?"fails":rt.length>0?"warns":"works"},Y=n.zK.map(Z=>[Z,F(Z)]);return Object.
fromEntries(Y)}}),5693:((pt,N,t)=>{t.d(N,{Ey:()=>g,Ii:()=>e,WN:()=>k});var $=t(863),E=t(960),n=t(9209),M=t(8011),D=t(6817),w=t(1064),S=t(7531),y=t(1831),A=t(9562),
d=t(2886),i=t(997);const r=1440*60*1e3,o=1;function e(s,T){const{hops:P,certificates:R}=s.attempt;return[...O(s),...l(s,T),...f(P),...p(R,T),...a(s,T)]}function l(s,T){
const{discovery:P,hops:R}=s.attempt;switch(P.kind){case"skipped":return[(0,d.bz)(P.problem)];case"failed":{const C=T.isFork&&P.problem.code==="document-unauthor\
ized"&&!s.credentials?.hasToken;return[(0,d.bz)(C?{...P.problem,severity:"notice"}:P.problem)]}case"found":case"absent":{const C=R[0]?.url??"";return[...h(C,R.length-
1,T),...m(s,T),...P.kind==="found"&&P.truncated?[u(s)]:[]]}}}const u=({host:s,attempt:{hops:T}})=>(0,d.bz)((0,$.documentSize)({url:T.at(-1)?.url??"",page:null,asked:(0,y.
nx)(s),bytes:null,limit:S.b,isPadding:!0}));function h(s,T,P){const R=P.clients.filter(C=>T>w.NX[C]);return R.length>0?[(0,d.bz)((0,n.redirectLimit)({url:s,asks:"\
document",redirects:T,clients:R,limits:w.NX}))]:T>o?[(0,d.bz)((0,n.redirectNested)({url:s,redirects:T}))]:[]}function m(s,{releases:T,slowMs:P}){const R=(0,y.nx)(
s.host),C=s.attempt.timing.totalMs,z=(0,i.O)(s),B=U=>(0,i.T)(z,U)!=="never",G=T.filter(U=>!B(U)),_=({client:U})=>!T.some(Q=>Q.client===U&&B(Q)),I=[!0,!1].flatMap(
U=>{const Q=G.filter(st=>_(st)===U);if(Q.length===0)return[];const at=(0,E.hostTimeout)({host:R,phase:"complete",tookMs:C,releases:Q});return[(0,d.bz)(at,null,U)]});
if(I.length>0||C<=P)return I;const x=c(s.attempt.timing);return[(0,d.bz)((0,E.hostSlow)({host:R,tookMs:C,limitMs:P,phase:x,releases:T}))]}function g({host:s,known:T},P,R){
const C=T.map(({host:B})=>B),z=P.flatMap(B=>B.certificates).filter(({host:B})=>!C.includes(B));return[...v(s,P,R.slowMs),...p(z,R)]}function v(s,T,P){const[R]=T.
filter(({timing:_,hops:I})=>_.totalMs>P&&I.length>0).sort((_,I)=>I.timing.totalMs-_.timing.totalMs);if(R===void 0)return[];const{timing:C,hops:z}=R,B=z[0]?.url??
"",G={host:(0,y.nx)(s),url:B,tookMs:C.totalMs,limitMs:P};return[(0,d.bz)((0,E.hostSlow)({...G,phase:c(C)}))]}function c({lookupMs:s,connectMs:T,tlsMs:P,firstByteMs:R,
totalMs:C}){const B=[["lookup",s],["connection",T],["tls",P],["response",R]].map(([_,I])=>({name:_,ms:I??0})),G={name:"rest",ms:B.reduce((_,{ms:I})=>_-I,C)};return B.
reduce((_,I)=>I.ms>_.ms?I:_,G)}function f(s){const T=s.find(({url:R})=>R.startsWith("http://"));if(T===void 0)return[];const P=T.authorization==="withheld";return[
(0,d.bz)((0,n.redirectInsecure)({url:s[0]?.url??"",to:T.url,exposesToken:P}))]}function p(s,{certificateDays:T,now:P}){const R=new Map;for(const C of s){const z=R.
get(C.host);(z===void 0||C.expires<z.expires)&&R.set(C.host,C)}return[...R.values()].flatMap(({host:C,expires:z})=>{const B=(Date.parse(z)-P)/r;return B<0||B>=T?
[]:[(0,d.bz)((0,D.tlsExpiresSoon)({host:C,days:Math.floor(B),expires:z}))]})}function a(s,T){const{host:P,attempt:R,earlier:C}=s,[z]=C,B=["failed","skipped"].includes(
R.discovery.kind);if(z?.discovery.kind!=="failed"||B)return[];const G=z.discovery.problem.message,_=(0,i.O)(s),I=T.releases.filter(U=>(0,i.T)(_,U)==="sometimes"),
x=C.length+1;return[(0,d.bz)((0,E.hostRecovered)({host:(0,y.nx)(P),attempts:x,failure:G,releases:I}))]}function O({credentials:s,attempt:T}){const{discovery:P}=T;
return s?.problem?P.kind==="failed"&&P.problem.code===s.problem.code?[]:[(0,d.bz)(s.problem)]:[]}function k({host:s},T){if(!T.some(({service:R})=>R===A.e$))return[];
const{name:P}=(0,y.Sv)(s);return[...P.includes(".")?[]:[(0,M.hostDotlessModule)({host:s,name:P})],.../(^|\.)xn--/.test(s)?[(0,M.hostIdnModule)({host:s})]:[]].map(
R=>(0,d.bz)(R,A.e$))}}),9464:((pt,N,t)=>{t.d(N,{f:()=>w,u:()=>y});var $=t(4283),E=t(3534),n=t(1831),M=t(9562),D=t(2886);function w({host:A,attempt:d,credentials:i},r){
const o=i?.hasToken===!0,e=[...r.flatMap(l=>l.kind==="url"&&(0,M.p4)(l.id)&&(0,M.D6)(l.id)?[{url:l.url,service:l.id,isSent:o}]:[]),...d.hops.map(({url:l,authorization:u})=>({
url:l,service:null,isSent:u==="sent"}))].flatMap(({url:l,...u})=>{const h=S(l);return h===null||h===A?[]:[{...u,host:h}]});return[...new Map(e.toReversed().map(
l=>[l.host,l])).values()]}function S(A){const d=(0,$.Dl)(A),i=d.ok?(0,n.Pm)(d.value):null,r=i===null?null:(0,n.Pv)(i);return r?.ok?r.value:null}function y(A,d,{
tokenSources:i,hosts:r}){return w(A,d).flatMap(({host:o,service:e,isSent:l})=>{const u=i.get(o);if(u===void 0)return[];const h=e===null?A.attempt.discovery.kind===
"failed":!l,m=(0,E.credentialsOtherHost)({host:(0,n.nx)(A.host),other:(0,n.nx)(o),source:u,service:e,isSent:l,isNotice:!h||r.has(o)});return[(0,D.bz)(m,e)]})}}),
997:((pt,N,t)=>{t.d(N,{O:()=>E,T:()=>M});var $=t(1064);const E=({earlier:D,attempt:w,later:S})=>[...D,w,...S];function n({discovery:D,timing:w,headMs:S,hops:y},{
attemptMs:A}){const d=S!==null&&S<=A?y.at(-1)?.status:null;return d===null||(0,$.Mq)(d??0)?"retries":D.kind!=="failed"&&w.totalMs<=A?"works":"fails"}function M(D,w){
const S=D.map(d=>n(d,w)),y=S.indexOf("works");return y<0?"never":y<=w.retries&&!S.slice(0,y).includes("fails")?"always":"sometimes"}}),2389:((pt,N,t)=>{t.d(N,{j7:()=>g,
k2:()=>T,S4:()=>f});var $=t(4e3),E=t(7052),n=t(5143),M=t(5799),D=t(1064),w=t(8185),S=t(8988),y=t(2886);function A(P,R,C){const z=new Set(P.notes.flatMap(({problem:U,
place:Q})=>U.code==="file-syntax"?Q.file:[])),B=[...P.complaints.map(({problem:U,place:Q})=>u((0,y.bz)(U),Q,C)),...(0,S.k)(P.tokenHosts,R).map(U=>u(U,null,C)),...P.
isEmpty?[e(C)]:[]],G=d([...P.notes.map(U=>i(U,z,C)),...(0,w.C)(P.usages,C).map(({problem:U,clients:Q,place:at,host:st})=>{const ct=(0,y.bz)((0,y.aZ)(U,Q));return{
host:st,finding:{...u(ct,at,C),host:st}}}),...P.ofAnswers.map(U=>i(U,z,C)),...P.others.map(U=>({host:U.host,finding:l(U,C)})),...B.map(U=>({host:null,finding:U}))]),
_=G.flatMap(({host:U,finding:Q})=>(0,y.pi)(Q.problem,U,C.ignore)?[]:[Q]),I=({exclude:U})=>+(U!==void 0),x=_.toSorted((U,Q)=>(0,y.Np)(U,Q)||I(U)-I(Q));return{files:x,
ignored:G.length-x.length}}function d(P){return[...Map.groupBy(P,({host:C,finding:z})=>{const{problem:B,severity:G,affects:_,places:I,exclude:x}=z,{code:U,message:Q,
help:at}=B;return I.length===0?P:JSON.stringify([C,U,G,Q,at,_,x===void 0])})].flatMap(([C,z])=>{const[B]=z;if(C===P||B===void 0||z.length===1)return z;const G=z.
flatMap(({finding:x})=>x.places),_=new Set(z.flatMap(({finding:x})=>x.exclude??[])),I=_.size===0?{}:{exclude:[..._]};return[{...B,finding:{...B.finding,places:G,
...I}}]})}function i(P,R,C){const{problem:z,place:B,host:G,isPlaceholder:_}=P,I=P.aside??B.file;if(z.code==="file-limit"&&C.allowedHosts.length>0){const st={...z,
message:(0,$.Fn)(z.message)};return{host:G,finding:{...o(P,st,C),severity:"error"}}}const x=_||R.has(B.file),U=z.severity==="error"&&(x||(0,n.Zl)(I)),Q=U?{...z,
severity:"warning"}:z,at=o(P,Q,C);return!U&&!(0,n.Zl)(I)?{host:G,finding:at}:{host:G,finding:{...at,exclude:[(0,n.n7)(I)]}}}const r={error:"warning",warning:"no\
tice",notice:"notice"};function o({place:P,others:R=[],clients:C,checkedFor:z},B,G){const _=z??G.dialect,x=_.isGuess&&D.Du.some(at=>!C.includes(at))?r[B.severity]:
B.severity,U=(0,y.bz)({...(0,y.aZ)(B,C),severity:x}),Q=u(U,P,{dialect:_});return{...Q,places:[...Q.places,...R]}}function e(P){const{scan:R,hostnames:C,usages:z}=P,
B=C.length>0,G=(0,E.nothingToCheck)({scan:R,hasHostnames:B,isFleet:z.length>0});return{...u((0,y.bz)(G),null,P),severity:G.severity}}function l({host:P,places:R,
...C},z){const B=(0,M.pj)(C.problem,(0,y.TC)(P,[]));return{...u({...C,problem:B},null,z),host:P,places:R}}const u=(P,R,{dialect:C})=>(0,y.hD)(P,C.clients,{host:null,
service:null,places:R===null?[]:[R],isHostNew:!1});var h=t(3150),m=t(9464);const g={drafts:[],notes:[],roots:[],requests:[],answering:new Set},v={judgeVisit:c,judgeRequests:c};
function c(){throw new Error("the rules for hosts are not loaded")}function f(P,R,C){const{judgeVisit:z,judgeRequests:B}=C??v,{requirements:G,visits:_,usages:I,
tokenVariables:x}=P,U=Map.groupBy(G,({host:W})=>W),Q=_.map(({host:W})=>W),{isFork:at,depth:st}=R,{tokenSources:ct}=P,Ot={usages:I,tokenVariables:x,tokenSources:ct,
hosts:new Set(Q),isFork:at,depth:st},Kt=Map.groupBy(P.predicted.drafts,({host:W})=>W),At=Map.groupBy(P.predicted.requests,({host:W})=>W),J=_.map(W=>{const dt=P.
newHosts.has(W.host),Pt={visit:W,requirements:U.get(W.host)??[],predicted:Kt.get(W.host)??[],requests:At.get(W.host)??[],answering:P.predicted.answering,isNew:dt};
try{const Ht=z(Pt,R,Ot);return{...Ht,beyond:(0,m.f)(W,Ht.verdict.services)}}catch(Ht){return{...(0,h.u)(Pt,R,Ht),beyond:[]}}}),q=J.map(({verdict:W})=>W),$t=[...J.
flatMap(W=>W.beyond).map(({host:W})=>W),...At.keys()],mt=[...Q,...$t],wt=new Set(Q),xt=Array.from(At,([W,dt])=>B({host:W,known:[]},dt,R).map(Pt=>({...Pt,host:W,
places:[]}))),Nt=[...P.predicted.drafts,...xt.flat()].filter(({host:W})=>!wt.has(W)),Ct=P.predicted.notes,Vt=A({...P,ofAnswers:Ct,others:Nt},mt,R),se=[...J.flatMap(
({ofFiles:W})=>W),...Vt.files].sort(y.Np),ie=[...q.flatMap(W=>W.findings),...se].sort(y.Np),{stopped:ce}=P,he=s(Vt.files);return{passed:ce===null&&!ie.some(({severity:W})=>T(
W,R.failOn)),stopped:ce,hosts:q,files:se,findings:ie,ignored:J.reduce((W,dt)=>W+dt.ignored,Vt.ignored),roots:P.predicted.roots.map(W=>p(W,R,he))}}function p({rows:P,
...R},{ignore:C},z){const B=({drafts:G,decidedAt:_})=>G.length>0?G.filter(({problem:I,host:x})=>!(0,y.pi)(I,x,C)).map(I=>({...I,severity:(0,y.xJ)(I,R.clients)})):
_.flatMap(I=>z.get(O(I))??[]);return{...R,rows:P.map(G=>{const{drafts:_,decidedAt:I,...x}=G,Q=_.length>0||Object.values(x.chosen).includes(null)?B(G).toSorted(y.
Np):[],at=new Map(Q.map(({problem:st})=>[st.code,a(st)]));return{...x,worst:Q[0]?.severity??null,problems:[...at.values()]}})}}const a=({code:P,title:R,usualSeverity:C})=>({
code:P,title:R,usualSeverity:C}),O=({file:P,line:R})=>`${P}:${R}`,k=/^(?:constraint|lock)-/,s=P=>{const R=new Map;for(const C of P.filter(({problem:z})=>k.test(
z.code)))for(const z of C.places){const B=typeof z=="string"?z:O(z),G=R.get(B);G===void 0?R.set(B,[C]):G.push(C)}return R},T=(P,R)=>P==="error"?R!=="never":P===
"warning"&&R==="warning"}),6897:((pt,N,t)=>{t.d(N,{n:()=>E,x:()=>n});const $=100;async function E(M,D,w){let S=performance.now();for(;;){const y=M.next(D.why!==
null);if(y.done)return y.value;performance.now()-S<$||(w(y.value),await n(),S=performance.now())}}const n=()=>new Promise(M=>setImmediate(M))}),7531:((pt,N,t)=>{
t.d(N,{T:()=>w,b:()=>M});var $=t(3307),E=t(8947),n=t(2168);const M=1024*1024,D={keeps:()=>!0,read:(A,d,{start:i,end:r})=>({value:(0,$.IL)(d.slice(i,r))})};function w(A,d=D){
const i=(0,E._6)(A),r=new y(i,d),o=(0,$.Ey)(i,r.add);if(o!==null){const l=(0,n.Q)(i);return l===null?{kind:"not-json",...o}:{kind:"not-json",why:`it ${l.what}`,
advice:l.advice}}const e=/[^\t\n\r ]/.exec(i)?.[0];return e==="{"?{kind:"object",...r.read()}:e==="n"?{kind:"null"}:{kind:"not-object",why:`found ${S(e)}`}}function S(A){
switch(A){case"[":return"an array";case'"':return"a string";case"t":case"f":return"a boolean";default:return"a number"}}class y{#t;#e;#s;#n=new Map;#o=0;constructor(d,i){
this.#t=d,this.#e=i,this.#s=d.includes("\\")}add=(d,i,r,o)=>{if(o===0)return;const e=this.#t.slice(r,o),l=this.#s?(0,$.I)(e):e.slice(1,-1),u=this.#n.get(l);u!==
void 0?u.range={start:d,end:i}:this.#e.keeps(l,i-d)?this.#n.set(l,{id:(0,$.I)(e),range:{start:d,end:i}}):this.#o+=1};read(){return{services:Array.from(this.#n.values(),
({id:i,range:r})=>({id:i,...this.#e.read(i,this.#t,r)})),leftOut:this.#o}}}}),2168:((pt,N,t)=>{t.d(N,{Q:()=>E});const $=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,
"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[new RegExp(
"^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]];function E(n){const M=$.
find(([D])=>D.test(n));return M===void 0?null:{what:M[1],advice:M[2]}}}),794:((pt,N,t)=>{t.d(N,{Oj:()=>S,mv:()=>w,zu:()=>E});var $=t(4714);const E=2048,n=/%(?![0-9A-Fa-f]{2})/,
M=/[^ -~\u0080-\uffff]/,D=/[^A-Za-z0-9._~:!$&'()*+,;=%@-]/;function w(r){if(r.length<=E)return r;const[o,e]=i(r,"#"),[l,u]=i(o,"?"),[h=""]=/^(?:[A-Za-z][A-Za-z0-9+.-]*:)?(?:\/\/)?/.
exec(l)??[],m=l.slice(h.length),g=m.indexOf("/"),v=g<0?m.length:g,c=m.slice(0,v);return[h,h.endsWith("//")?y(c):d(c.replace(/^.*@/s,"_:@")),d(m.slice(v)),(0,$.o)(
u,E),M.test(o)?"\x7F":"",e&&(n.test(e)?"#%":"#")].join("")}const S=r=>({...r,opaque:(0,$.o)(r.opaque,E),user:r.user===null?null:{name:"",password:null},host:A(r.
host),path:d(r.path),query:(0,$.o)(r.query,E),fragment:""});function y(r){const o=r.lastIndexOf("@"),e=r.slice(0,Math.max(o,0)),l=D.test(e)?'"':n.test(e)?"%":"";
return`${o<0?"":`${l}@`}${A(r.slice(o+1))}`}function A(r){if(r.length<=E)return r;const o=/:\d*$/.exec(r)?.[0]??"",e=r.slice(0,r.length-o.length),l=(0,$.o)(e,E),
u=e.endsWith("]")?"]":"";return`${l===e?e:`${l.replace(/%.?$/,"")}${u}`}${(0,$.o)(o.replace(/^:0+(?=\d)/,":"),E)}`}function d(r){const o=(0,$.o)(r,E);if(o===r)return r;
const e=n.test(r)?"%":"",l=r.includes("//",E-1)?"//":"",u=/\/\.{0,2}$/.exec(r.slice(-3))?.[0]??"";return`${o.replace(/%.?$/,"")}${l}~${e}${u}`}function i(r,o){const e=r.
indexOf(o);return e<0?[r,""]:[r.slice(0,e),r.slice(e)]}}),5195:((pt,N,t)=>{t.d(N,{Sz:()=>g,Zu:()=>h,uo:()=>v});var $=t(6181);function E(...c){let f;const p=()=>c.
map(n);return()=>f??=p()}function n(c){const[f="",p]=c.split("/"),a=(0,$.r5)(f);if(a===null)throw new Error(`${f} is no address`);return{prefix:a,bits:p===void 0?
a.length*8:Number(p)}}const M=({prefix:c,bits:f},p)=>c.length===p.length&&c.every((a,O)=>{const k=Math.min(Math.max(8*(O+1)-f,0),8);return a>>k===(p[O]??0)>>k}),
D=E("169.254.169.254","169.254.170.2","169.254.170.23","100.100.100.200","192.0.0.192","168.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2:\
:23","fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42","fd00:a9fe:a9fe::1","fe80::a9fe:a9fe"),w=E("127.0.0.0/8","0.0.0.0","::1","::"),S=E("10.0.0.0/8","100.64.0\
.0/10","169.254.0.0/16","172.16.0.0/12","192.168.0.0/16","198.18.0.0/15","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10"),y=E("0.0.0.0/8","192.0.0.0/24","19\
2.0.2.0/24","192.88.99.0/24","198.51.100.0/24","203.0.113.0/24","224.0.0.0/3","2001::/23","2001:db8::/32","2002::/16","3fff::/20"),A=E("0.0.0.0/0","2000::/3"),d=E(
"::ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/96"),i=(c,f)=>c().some(p=>M(p,f)),r=[12,13,14,15],o=(c,...f)=>{const p=E(c);return{isIn:a=>i(p,a),at:f,mask:0}},
e=[o("2002::/16",[2,3,4,5]),o("2001::/32",[4,5,6,7]),{...o("2001::/32",r),mask:255},o("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,11,12],r),{isIn:c=>/^[02],0,94,254$/.
test(c.slice(8,12).join()),at:[r],mask:0}],l=c=>e.filter(f=>f.isIn(c)).flatMap(({at:f,mask:p})=>f.map(a=>a.map(O=>(c[O]??0)^p)));function u(c){return i(w,c)?"lo\
opback":i(d,c)?u(c.slice(12)):[c,...l(c)].some(f=>i(D,f))?"metadata":i(S,c)?"private":i(y,c)||!i(A,c)?"reserved":"public"}function h(c){const f=(0,$.r5)(c);return f===
null?"public":u(f)}const m=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;function g(c){const f=c.replace(/\.$/,"");
if(/(^|\.)localhost(\.localdomain)?$/.test(f))return"loopback";const p=(0,$.r5)(f)??(0,$.RY)(f);return p===null?"public":u(p)}function v(c){const f=g(c);return f!==
"public"||c.includes(":")?f:m.test(c.replace(/\.$/,""))?"private":"public"}}),9664:((pt,N,t)=>{t.d(N,{Gz:()=>E,LA:()=>D,jt:()=>n,un:()=>M});var $=t(3916);const E=(w,S)=>w===
""?S:`${w}/${S}`,n=w=>w.slice(0,Math.max(0,w.lastIndexOf("/")));function M(w,S){const y=(0,$.join)(w,S).replace(/\/$/,"");return y==="."?"":y}const D=w=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.
test(w)}),9529:((pt,N,t)=>{t.d(N,{l:()=>M,m:()=>w});var $=t(4283),E=t(8999);const n=[1024,65535],M=["authz_code","password"],D="app.terraform.io";function w(u,h,m){
const g=d(S(u,"client")),v=i(S(u,"grant_types"),m),c=(...s)=>s.some(T=>v.value.includes(T)),f=(s,T)=>r(S(u,s),s,T,h),p=f("authz",c("authz_code")),a=f("token",c(
"authz_code","password")),O=o(S(u,"ports")),k=l(S(u,"scopes"));return{value:{client:g.value,grantTypes:v.value,authz:p.value,token:a.value,ports:O.value,scopes:k.
value},flaws:[g,v,p,a,O,k].flatMap(s=>s.flaws)}}const S=(u,h)=>Object.hasOwn(u,h)?u[h]:void 0,y=(u,h,m)=>({value:u,flaws:[{rule:h,value:m}]}),A=u=>({value:u,flaws:[]});
function d(u){return typeof u!="string"?y("","client-missing",u):u===""?y(u,"client-empty",u):A(u)}function i(u,h){if(u===void 0)return A(["authz_code"]);if(!Array.
isArray(u))return y([],"grant-types-invalid",u);const m=[...new Set(u.filter(c=>typeof c=="string"))];return m.includes("authz_code")||m.includes("password")&&h===
D?m.every(c=>M.includes(c))?A(m):y(m,"grant-types-unknown",u):y(m,"grant-types-unsupported",u)}function r(u,h,m,g){if(typeof u!="string")return m?y(null,`${h}-m\
issing`,u):A(null);const v=(0,E.v)(g,u);if(v.ok&&(0,$.cz)(v.value).name!=="")return A((0,$.jr)(v.value));const f=`failed to parse ${h==="authz"?"authorization":
"token"} URL: ${v.ok?"no Host in request URL":v.why}`;return{value:null,flaws:[{rule:`${h}-invalid`,why:f}]}}function o(u){if(u===void 0)return A(n);if(!Array.isArray(
u))return y(n,"ports-ignored",u);if(u.length!==2)return y(n,"ports-count",u);const[h,m]=u;return!e(h)||!e(m)?y(n,"ports-range",u):h>m?y(n,"ports-order",u):h===m?
y([h,m],"ports-single",u):A([h,m])}const e=u=>typeof u=="number"&&Number.isInteger(u)&&u>=n[0]&&u<=n[1];function l(u){if(u===void 0)return A([]);if(!Array.isArray(
u))return y([],"scopes-ignored",u);const h=u.filter(m=>typeof m=="string");return h.length===u.length?A(h):y(h,"scopes-invalid",u)}}),241:((pt,N,t)=>{t.d(N,{B:()=>M});
var $=t(1831);const E=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,n="TF_TOKEN_";function M(d,i,r){const[o]=(0,$.fK)(i);return o===void 0?[]:d.flatMap(e=>{const l=(0,$.$k)(e);
if(l!==null&&r.has(l))return[];const u=D(e,l,i);return u===null?[]:[{variable:e,why:u,write:o,isParent:w(l,i)}]})}function D(d,i,r){const o=E.exec(d)?.[0];if(o===
void 0)return null;const e=d.slice(o.length);return i!==null&&w(i,r)?`it is for ${(0,$.nx)(i)} only: the clients do not use the tokens of parent domains`:y(r).some(
l=>l===S(e))?o!==n?`it begins with ${o}, and the clients read only ${n}`:i===null?"the clients cannot read a hostname from it and ignore it":`the clients read i\
t for ${(0,$.nx)(i)}${A(e,r)}`:null}const w=(d,i)=>d!==null&&(0,$.Sv)(i).name.endsWith(`.${(0,$.Sv)(d).name}`),S=d=>d.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),
"_").replace(/^_|_$/g,"");function y(d){const{name:i}=(0,$.Sv)(d);return[...new Set([d,i,(0,$.nx)(d)].map(S))]}function A(d,i){const{name:r,port:o}=(0,$.Sv)(i);
return o!==443&&!d.includes(":")?"; a port follows a colon":r.includes("-")&&!d.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((pt,N,t)=>{
t.d(N,{S3:()=>a,Wi:()=>m,YM:()=>O,a2:()=>f,cZ:()=>w,cr:()=>v,hs:()=>c,pq:()=>p,sC:()=>g});var $=t(2886),E=t(1064),n=t(1831),M=t(8884);const D=3;function w(k){const s=k.
some(P=>{const R=(0,M.Xd)(P);return R!==null&&(0,M.cC)(R)}),T=s?S(k):k;return[...Map.groupBy(T,A).values()].flatMap(P=>{const R=[...Map.groupBy(P,d).values()];return R.
length>D?[P]:R}).flatMap(P=>i(P)??[]).map(P=>({cause:P,hits:s?(0,M.eb)(P.findings).length:0})).toSorted(({cause:P,hits:R},{cause:C,hits:z})=>(0,$.Np)(P,C)||y(P)-
y(C)||z-R||C.hosts.length-P.hosts.length).map(({cause:P})=>P)}const S=k=>k.map(s=>({finding:s,hits:(0,M.eb)([s]).length})).toSorted((s,T)=>T.hits-s.hits).map(({
finding:s})=>s);function y({code:k,affects:s}){return k==="host-not-checked"?2:s.length===0||E.Du.some(T=>s.includes(T))?0:1}const A=({severity:k,problem:s,affects:T,
exclude:P})=>JSON.stringify([k,s.code,T,P===void 0]),d=k=>k.exclude===void 0?u(k.problem.help??"",k):"";function i(k){const[s]=k;if(s===void 0)return null;const T=[
...new Set(k.flatMap(({host:U})=>U??[]))],{code:P,title:R,help:C,message:z}=s.problem,B=(U,Q)=>T.length>1?u(U,Q):U,G=B(z,s),_=k.every(U=>B(U.problem.message,U)===
G),I=B(C??"",s),x=k.every(U=>B(U.problem.help??"",U)===I);return{severity:s.severity,code:P,title:R,affects:s.affects,findings:k,hosts:T,message:_?G:null,help:I!==
""&&x?l(I,k):null}}const r=/\bTF_TOKEN_\w+/g,o="TF_TOKEN_HOST",e=5;function l(k,s){if(!k.includes(o))return k;const T=new Set(s.flatMap(({problem:P})=>P.help?.match(
r)??[]));return T.size<=e?`${k}; ${o} is ${[...T].join(" or ")}`:`${k}; in ${o}, write each dot of the host as an underscore and each hyphen as two`}function u(k,{
host:s}){return s===null||k===""?k:[...new Set([s,(0,n.nx)(s)])].reduce((T,P)=>T.replaceAll(P,h),k).replace(r,o).replaceAll(/\bhost the host/g,"the host")}function h(k,s,T){
const[P=" ",R=" "]=[T[s-1],T[s+k.length]];return/[\s("]/.test(P)&&/[\s,;.:)"]/.test(R)?"the host":"HOST"}const m=3,g=k=>w(k).flatMap(s=>v(s).slice(0,m).flatMap(
([,T])=>(0,M.tN)(T)??[]).filter(T=>!(0,M.cC)(T))),v=({message:k,findings:s})=>k===null?[...Map.groupBy(s,({problem:T})=>T.message)]:[[k,s]],c=({hosts:k,findings:s})=>k.
length>0&&!s.every($.l$),f=k=>c(k)?"host":"place";function p(k){if(c(k))return k.hosts.length;const{lines:s,leftOut:T}=(0,M.yv)(k.findings);return s.length+T}function a(k){
const{findings:s,message:T}=k;return T===null?s.map(P=>[P]):c(k)?[...Map.groupBy(s,({host:P})=>P).values()]:(0,M.yv)(s).lines}function O(k){const s=k.filter(R=>c(
R)&&R.hosts.length>1),P=[...Map.groupBy(s,({hosts:R})=>R.toSorted().join()).values()].flatMap(([R,...C])=>R===void 0?[]:C.map(z=>[z,R.code]));return new Map(P.filter(
([{message:R}])=>R!==null))}}),4503:((pt,N,t)=>{t.d(N,{DZ:()=>e,R8:()=>h,aE:()=>M,oW:()=>l,uM:()=>n});var $=t(5143),E=t(8884);function n({file:g,line:v},{links:c,
repositories:f}){const{repository:p,path:a}=(0,$.bH)(g);if(p!==null){const k=S(w(f).get(p),a);return k===null?null:`${k}#L${v}`}const O=c?.get(g);return O===void 0?
null:O.diff?.lines.has(v)?`${O.diff.url}R${v}`:`${O.url}#L${v}`}const M=(g,{repositories:v})=>w(v).get(g)?.url??null,D=new WeakMap;function w(g){const v=D.get(g)??
new Map(g.flatMap(({name:c,url:f,commit:p})=>{const a=f===null?null:o(f,p);return a===null?[]:[[c,a]]}));return D.set(g,v),v}function S(g,v){const c=v==="."?null:
l(v);return!g?.files||c===null?null:`${g.files}/${c}`}const y=600,A=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,d=/^(?:[\da-f]{40}|[\da-f]{64})$/,
i=/^gitlab\.com$/i,r=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;function o(g,v){const[,c]=g.length<=y?
A.exec(g)??[]:[];return c===void 0?null:v===null||!d.test(v)?{url:g,files:null}:i.test(c)?{url:g,files:`${g}/-/blob/${v}`}:{url:g,files:r.test(c)?null:`${g}/blo\
b/${v}`}}function e({url:g,commit:v}){const c=g===null?null:o(g,v)?.files??null;return c===null?null:c.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")}function l(g){
if(!g.isWellFormed())return null;const v=c=>encodeURIComponent(c).replace(/[!'()*_~]/g,f=>`%${f.charCodeAt(0).toString(16).toUpperCase()}`);return g.split("/").
map(v).join("/")}const u=5e3;function h(g){const v=new Set;for(const c of m(g))if(typeof c!="string"&&(0,E.CN)(c.file)&&v.add(c.file),v.size===u)break;return v}
function*m({findings:g,hosts:v,roots:c}){for(const{places:f}of g)yield*f;for(const{requirements:f}of v)for(const{because:p}of f)yield*p;for(const{rows:f}of c)for(const{
places:p}of f)yield*p}}),7574:((pt,N,t)=>{t.d(N,{I$:()=>D,QN:()=>y,kJ:()=>n,nO:()=>A,tY:()=>M,u8:()=>S});var $=t(4120);const E=864e5;function n(d){const i=Math.
round(d);if(i<1e3)return`${i} ms`;if(i<59950)return`${(i/1e3).toFixed(1)} s`;const r=Math.round(i/1e3);return`${Math.floor(r/60)} min ${r%60} s`}function M(d){return d<
1e3?`${d} B`:d<999950?`${(d/1e3).toFixed(1)} kB`:`${(d/1e6).toFixed(1)} MB`}function D(d){return[["DNS",d.lookupMs],["connect",d.connectMs],["TLS",d.tlsMs],["fi\
rst byte",d.firstByteMs],["total",d.totalMs]].flatMap(([r,o])=>o===null?[]:[[r,o]])}const w=6e4;function S(d,i){const r=Date.parse(i)-Date.parse(d);if(!(r>=w))return"\
less than a minute";const o=Math.floor(r/w),e=[{count:Math.floor(o/1440),unit:o>=2880?"days":"day"},{count:Math.floor(o%1440/60),unit:"h"},{count:o%60,unit:"min"}],
l=e.findIndex(({count:u})=>u>0);return e.slice(l,l+2).filter(({count:u})=>u>0).map(({count:u,unit:h})=>`${u} ${h}`).join(" ")}const y=d=>`${d.slice(0,16).replace(
"T"," ")} UTC`;function A(d,i){const r=(Date.parse(d)-Date.parse(i))/E;if(Number.isNaN(r))return d;const o=(0,$.px)(Math.floor(Math.abs(r)),"day"),e=Math.abs(r)<
1,l=e?"within the last day":`${o} ago`,u=e?"in less than a day":`in ${o}`;return`${d.slice(0,10)} (${r<0?l:u})`}}),4120:((pt,N,t)=>{t.d(N,{DO:()=>l,H8:()=>S,Iu:()=>w,
K4:()=>y,Ku:()=>A,QI:()=>e,Rk:()=>u,SY:()=>i,UV:()=>d,_l:()=>D,dy:()=>n,od:()=>r,px:()=>M,wO:()=>o});var $=t(5799),E=t(1064);const n="new in this pull request",
M=(h,m)=>`${h} ${h===1?m:D(m)}`,D=h=>`${h.replace(/(?<=[^aeiou])y$/,"ie")}s`,w=h=>h.replace(/^./u,m=>m.toUpperCase()),S=h=>$.oC.flatMap(m=>{const{length:g}=h.filter(
v=>v.severity===m);return g===0?[]:[M(g,m)]}).join(", ");function y(h,m,g=0){const v=h.slice(0,m),c=h.length-v.length+g;return`${v.join(", ")}${c>0?` and ${c} m\
ore`:""}`}const A=(h,m)=>h.length<=2*m?h:h.slice(0,m);function d(h,m,g,v=c=>`and ${c} more`){const c=h.length-m;return[...h.slice(0,m).flatMap(g),...c>0?[v(c)]:
[]]}const i=h=>E.zK.every(m=>h.includes(m))?"all clients":h.map(m=>E.bB[m]).join(", ");function r(h,m){const g=m.filter(v=>h.includes(v));return h.length===0||g.
length===m.length?"":g.length===0?"no client in use":g.map(v=>E.bB[v]).join(", ")}const o=h=>h.map(m=>E.bB[m]).join(" and "),e=({clients:h,versions:m})=>h.map(g=>[
E.bB[g],m[g]].join(" ").trim()).join(" and "),l=h=>h==="any"?"any service":h;function u(h){switch(h){case"none":return"none";case"sent":return"sent";case"withhe\
ld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((pt,N,t)=>{t.d(N,{BQ:()=>O,CN:()=>s,Dc:()=>a,II:()=>w,Ky:()=>S,
Qz:()=>p,R3:()=>D,Xd:()=>v,Yx:()=>h,_X:()=>e,cC:()=>d,eb:()=>i,eo:()=>M,et:()=>k,fP:()=>l,iW:()=>r,mj:()=>o,oN:()=>u,rv:()=>y,tN:()=>c,xi:()=>f,yv:()=>g});var $=t(
5143),E=t(4120),n=t(8641);const M=R=>T(R)?`${w(R.file)}:${R.line}`:R,D=({file:R,line:C,column:z})=>`${w(R)}:${C}:${z}`;function w(R){const{repository:C,path:z}=(0,$.
bH)(R);if(C===null)return(0,n.J7)(R);const B=(0,n.J7)(C);return z==="."?B:`${B}//${(0,n.J7)(z)}`}function S(R,C,z=M,B=0){const{places:G,isOfRepositories:_}=y(P(
R)),I=G.slice(0,C).map(z).join(", "),x=Math.max(0,G.length-C)+(_?0:B),U=x>0?[(0,E.px)(x,_?"more repository":"more place")]:[];return[...I===""?[]:[I],...U].join(
" and ")}function y(R){const C=A(R),z=C.filter(d).length>1;return{places:z?C:R,isOfRepositories:z}}function A(R){const C=new Set;return R.filter(z=>{const B=T(z)?
(0,$._M)(z.file):null;return B===null?!0:!C.has(B)&&C.add(B)})}const d=R=>T(R)&&(0,$._M)(R.file)!==null;function i(R){const C=new Map;for(const z of new Set(R.map(
({places:B})=>B)))for(const B of z.filter(T)){const G=(0,$._M)(B.file);G!==null&&!C.has(G)&&C.set(G,B)}return[...C.values()]}const r=(R,C)=>R===C?`all ${C} repo\
sitories`:`${R} of ${C} repositories`;function o(R,C){const{length:z}=C>1?i(R):[];return z>1?r(z,C):""}function e(R){const C=R.filter(({severity:B})=>B!=="notic\
e").flatMap(B=>i([B]).map(G=>{const{severity:_,problem:I}=B;return{repository:(0,$._M)(G.file)??"",severity:_,code:I.code,place:G}})),z=({findings:B},G)=>B.filter(
_=>_.severity===G).length;return Array.from(Map.groupBy(C,({repository:B})=>B),([B,G])=>({repository:B,findings:G})).toSorted((B,G)=>z(G,"error")-z(B,"error")||
z(G,"warning")-z(B,"warning"))}const l=({length:R})=>`with errors or warnings in ${R===1?"its":"their"} own files`;function u(R,C){const{isOfRepositories:z}=y(R),
B=_=>(z?(0,$._M)(_.file):null)??M(_),G=new Set(C.map(_=>_&&B(_)));return R.filter(_=>!G.has(B(_)))}const h=(R,C=M)=>S(R,R.every(T)?1:2,C),m=1e5;function g(R){const C=new Map(
R.map(({places:I,placesLeftOut:x=0})=>[I,x])),z=[];for(const I of C.keys())z.length<m&&z.push(...I);const B=C.entries().reduce((I,[x,U])=>I+x.length+U,0),G=P(z.
filter(T)),_=[...new Set(z.filter(I=>typeof I=="string"))];return{lines:G,settings:_,leftOut:B-z.length}}const v=({places:R})=>R.find(T)??null,c=R=>R.map(v).find(
C=>C!==null)??null;function f(R,{clients:C,repositories:z},B,G){const{lines:_,settings:I,leftOut:x}=g([R]);return[["help",(0,n.RK)(R.problem.help??"",B)],["affe\
cts",(0,E.od)(R.affects,C)],["hits",o([R],z.length)],["also at",S(u(_,_.slice(0,1)),G,M,x)],["required by",S(I,G)]].filter(([,Q])=>Q!=="")}const p=({requirements:R})=>R.
some(({because:C})=>C.some(T)),a=R=>new Set(R.flatMap(({places:C})=>C.filter(T).map(({file:z})=>z))).size,O=R=>R.filter(C=>v(C)===null),k=R=>R.every(({problem:C})=>C.
code.startsWith("credentials-"))?"credentials":"settings",s=R=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(R)&&(0,$._M)(R)===null,T=R=>typeof R!="string";function P(R){
const C=new Map;return R.filter(z=>{const{file:B,line:G}=typeof z=="string"?{file:z,line:0}:z,_=C.get(B);if(_===void 0)C.set(B,new Set([G]));else{if(_.has(G))return!1;
_.add(G)}return!0})}}),6763:((pt,N,t)=>{t.d(N,{h$:()=>o,q9:()=>S,rc:()=>y});var $=t(4e3),E=t(7574),n=t(4120),M=t(8884);const D=50,w=3,S=l=>(0,n.UV)(l,D,u=>u,u=>`\
and ${(0,n.px)(u,"more remark")}`),y=l=>[...A(l),...i(l)];function A({files:l}){const u=l.filter(({exclude:g,severity:v})=>g!==void 0&&v!=="notice"),h=new Set(u.
flatMap(({exclude:g})=>g??[])),m=(0,M.eb)(u).length;return u.length===0?[]:[d(u.length,[...h],m)]}function d(l,u,h){const m=l===1?"1 finding is":`${l} findings \
are`,g=h===1?" of 1 repository":` of ${h} repositories`,[v,c]=h===0?["","`exclude`"]:[g,"`exclude` where their files are read"];return`${m} in tests, examples o\
r templates${v}, where errors are warnings; to skip such files, set ${c}: ${(0,$.XT)(u,w)}`}function i({roots:l}){return l.some(({rows:h})=>h.some(({platforms:m})=>m.
some(({available:g})=>g===!0)))?["signatures of provider packages were not verified"]:[]}function r({hosts:l},{scan:u,repositories:h}){const{files:m,bytes:g,usages:v,
durationMs:c}=u,f=l.filter(M.Qz).length,p=f===0?"no registry host is used":`${(0,n.px)(v,"usage")} of ${(0,n.px)(f,"registry host")}`;return h.length>0?`${p} in\
 ${(0,n.px)(h.length,"repository")}`:m===0&&c===0?null:m===0?"found no Terraform or OpenTofu files":`scanned ${(0,n.px)(m,"file")} (${(0,E.tY)(g)}) in ${(0,E.kJ)(
c)}: ${p}`}function o(l,u){const{dialect:h,durationMs:m,scan:g,remarks:v}=u,c=r(l,u),p=l.hosts.length===0&&g.files===0?"":` for ${(0,n.QI)(h)} (${h.why})`;return[
`${e(l)}; checked in ${(0,E.kJ)(m)}${p}`,...c===null?[]:[c],...v]}function e({findings:l,ignored:u}){const h=(0,n.H8)(l)||"no findings";return u>0?`${h}, ${u} i\
gnored`:h}}),8416:((pt,N,t)=>{t.d(N,{L2:()=>d,oh:()=>w,rU:()=>i});var $=t(4e3),E=t(5143),n=t(1064),M=t(5603),D=t(3469);function w(c,f){let p;return()=>(p??=t.e(
9249).then(t.bind(t,9249)).then(({readTools:a})=>a(c,f)),p)}const S=["terraform"],y="assumed, CLI not detected; set `dialect`",A="CLI not detected; set `dialect\
` to check one";async function d({setting:c,scan:f}){const p=c.name==="auto"?null:o(c.name);if(f===null||f.isEmpty){const P=p===null?A:r;return m(p??n.Du,[P],[],
c,{signs:[],constraints:[]})}const a=await h(f,c,p),{constraints:O}=f;if(p!==null)return m(p,[r],[],c,{signs:a,constraints:O});const k=u(a);if(k.length===0)return{
...m(S,[y],[],c,{signs:a,constraints:O}),isGuess:!0};const s=e(k),T=s.flatMap(P=>k.find(R=>R.client===P)??[]);return m(s,T.map(v),k,c,{signs:a,constraints:O})}async function i({
clients:c},f){if(f===null||f.isEmpty)return n.zK;const{others:p}=await f.tools(),a=c;return n.zK.filter(O=>a.includes(O)||p.has(O)||O==="terragrunt"&&f.usesTerragrunt)}
const r="set by `dialect`",o=c=>c==="both"?n.Du:[c],e=c=>n.Du.filter(f=>c.some(p=>p.client===f));function l(c){const f=c.filter(({place:p})=>!(0,E.Zl)(p.file));
return f.length===0?c:f}const u=c=>{const f=l(c);return M.A.map(a=>f.filter(O=>O.level===a)).find(({length:a})=>a>0)??[]};async function h({signs:c,tools:f,hasCloudHostname:p},a,O){
const k=u(c),s=O??e(k),T=k.every(({place:G})=>(0,E.Zl)(G.file)),P=O===null&&(T||k.some(({isCloud:G})=>G)),R=a.version===null&&s.some(G=>(0,D.w)(G,[]).length>1);
if(!P&&!R)return c;const{setsCloudHostname:C,signs:z}=await f(),B=p||C;return[...c.filter(({isCloud:G})=>!(G&&B)),...z]}function m(c,f,p,a,O){const[k,...s]=c,T=c.
map(C=>g(C,a,O)),P=T.flatMap(({client:C,version:z})=>z===null?[]:[[C,z]]),R=T.flatMap(({version:C,signs:[z]})=>C===null||z===void 0?[]:[v(z)]);return{name:k===void 0||
s.length>0?"both":k,clients:c,releases:T.flatMap(({releases:C})=>C),versions:Object.fromEntries(P),why:[...new Set([...f,...R])].join(", "),evidence:[...new Set(
[...p,...T.flatMap(({signs:C})=>C)])]}}function g(c,{version:f},p){if(f!==null)return{client:c,releases:(0,D.w)(c,[f]),version:f,signs:[]};const a=l(p.signs.filter(
R=>R.client===c&&R.version!==null)),O=[...new Set(a.map(R=>(R.version??"").replace(/^v/,"")))];if(O.length>0){const[R="",...C]=O,z=C.length===0&&(0,D.l)(R);return{
client:c,releases:(0,D.w)(c,O),version:z?R:null,signs:a}}const k=l(p.constraints),s=k.map(({text:R})=>R),T=(0,D.w)(c,s);if(T.length===(0,D.w)(c,[]).length)return{
client:c,releases:T,version:null,signs:[]};const P=k.map(({text:R,place:C})=>({client:c,level:"syntax",place:C,text:`requires ${(0,$.dh)(R)}`,version:R}));return{
client:c,releases:T,version:s.length===1?s[0]??null:null,signs:P}}const v=({place:c,text:f})=>`${c.file}:${c.line} ${f}`}),2161:((pt,N,t)=>{t.d(N,{L8:()=>i,TD:()=>l,
U4:()=>A,Z8:()=>u,e0:()=>d,tr:()=>y});var $=t(1064);const E=["terraform"],n=["opentofu"],M=[{suffix:".tftest.hcl",class:"test",clients:$.Du,twin:".tofutest.hcl"},
{suffix:".tftest.json",class:"test",clients:$.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:n},{suffix:".tofutest.json",class:"test",clients:n},
{suffix:".tfquery.hcl",class:"query",clients:E},{suffix:".tfquery.json",class:"query",clients:E},{suffix:".tfmigrate.hcl",class:"migrate",clients:E},{suffix:".t\
fcomponent.hcl",class:"stack",clients:E},{suffix:".tfcomponent.json",class:"stack",clients:E},{suffix:".tfstack.hcl",class:"stack",clients:E},{suffix:".tfstack.\
json",class:"stack",clients:E},{suffix:".tfdeploy.hcl",class:"deploy",clients:E},{suffix:".tfdeploy.json",class:"deploy",clients:E},{suffix:".tfmock.hcl",class:"\
none",clients:$.Du},{suffix:".tofumock.hcl",class:"none",clients:n},{suffix:".tf.json",class:"config",clients:$.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"\
config",clients:n},{suffix:".tf",class:"config",clients:$.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:n},{suffix:"terragrunt.hcl.json",class:"terrag\
runt",clients:$.Du},{suffix:".hcl",class:"terragrunt",clients:$.Du}],D=Map.groupBy(M,({suffix:h})=>h.slice(h.lastIndexOf(".")+1)),w=".terraform.lock.hcl",S={class:"\
lock",syntax:"hcl",clients:$.Du,isOverride:!1},y=h=>h.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(h),A=".terraform/modules/modules.json",d={...S,class:"\
manifest",syntax:"json"};function i(h,m,g){if(h===w)return S;const c=D.get(h.slice(h.lastIndexOf(".")+1))?.find(({suffix:P})=>h.endsWith(P));if(c===void 0||c.class===
"none")return;const f=r(h)&&c.class==="test"&&g==="tests";if(r(h)&&!f)return;const p=h.slice(0,-c.suffix.length),a=c.twin!==void 0&&m.has(p+c.twin),O=p==="overr\
ide"||p.endsWith("_override"),k=a||f;if(k&&!c.clients.includes("terraform"))return;const s=k?E:c.clients,T=h.endsWith(".json")?"json":"hcl";return{class:c.class,
syntax:T,clients:s,isOverride:O}}const r=h=>h.startsWith(".")||h.endsWith("~")||h.startsWith("#")&&h.endsWith("#"),o=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
e=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","at\
lantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuil\
d|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].
join("|")})$`,"i"),l=h=>o.test(h),u=h=>l(h)||e.test(h)}),6195:((pt,N,t)=>{t.d(N,{$8:()=>w,G$:()=>S,Ls:()=>M,UO:()=>y,VK:()=>n,sq:()=>A});var $=t(6760);const E=/[*?[{]/;
function n(d){const i=d.split("/"),r=i.findIndex(o=>E.test(o));return r<0?{fixed:d}:{fixed:i.slice(0,r).join("/"),glob:i.slice(r).join("/")}}function M(d){const i=d.
map(r=>{const o=r.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:o,start:D(o)}});return r=>{const o=r.toLowerCase();return i.some(({glob:e,start:l})=>e===
r||o.startsWith(l)&&$.posix.matchesGlob(r,e))}}function D(d){const[i=""]=d.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(d)??[];return i.toLowerCase()}const w=({
file:d,glob:i},r)=>d===r||i!==void 0&&$.posix.matchesGlob(r,i),S=d=>d.startsWith(".")||d==="node_modules",y=(d,i)=>d===i||d.startsWith(i.endsWith($.sep)?i:i+$.sep),
A=d=>$.sep==="/"?d:d.replaceAll($.sep,"/")}),5603:((pt,N,t)=>{t.d(N,{A:()=>M,j:()=>w});var $=t(5143),E=t(1064),n=t(5011);const M=["lock-file","syntax","version-\
file","tool","hook"],D=100;class w{found=new Map;allowed=new Map;addFiles(A){for(const{file:d,kind:i,scope:r,isContext:o}of A){if(o)continue;const[e]=i.clients;
if(e!==void 0&&i.clients.length===1&&!S(d)){const l={file:d,line:1,column:1,endColumn:1};this.addSyntax(e,`is read by ${E.bB[e]} only`,l)}for(const l of r.traits)
this.addTrait(l)}}addUsages(A){for(const d of A)d.kind==="lock_provider"?this.addLock(d):d.kind==="cloud_default"&&this.addCloud(d)}signs(){return[...this.found.
values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:A,text:d,place:i}){if(A==="version"){if(this.allowed.size>=D)return;const r=(0,$.Zl)(i.file)?
`${d} aside`:d;this.allowed.has(r)||this.allowed.set(r,{text:d,place:i})}else if(A==="binary"){const o={client:d==="tofu"?"opentofu":"terraform",level:"version-\
file",place:i,version:null};this.put({...o,text:"sets terraform_binary"})}else if(A!=="compatible"&&A!=="provider-version"){const{client:r,what:o}=E.$I[A];this.
addSyntax(r,`has ${o}`,i)}}addLock({host:A,place:d}){const i=E.Du.find(o=>(0,n.Vm)(o)===A);if(i===void 0)return;const r=`locks providers from ${A}`;this.put({client:i,
level:"lock-file",place:d,text:r,version:null})}addCloud({clients:A,isOverridden:d,place:i}){if(d||!A.includes("terraform"))return;this.put({client:"terraform",
level:"syntax",place:i,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax(A,d,i){this.put({client:A,level:"syntax",place:i,text:d,version:null})}put(A){
const d=`${A.client} ${A.text}`;if(this.found.has(d))return;const i=(0,$.Zl)(A.place.file)?`${d} aside`:d;this.found.has(i)||this.found.set(i,A)}}const S=y=>/(^|\/)[.#][^/]*$/.
test(y)}),7854:((pt,N,t)=>{t.d(N,{Oo:()=>S,YW:()=>M,kA:()=>w,sw:()=>D,u3:()=>d,vH:()=>y});var $=t(7052),E=t(1064);const n={line:1,column:1,endColumn:1};function M(i,r,o=n){
const e={file:i===""?".":i,...o};return{problem:r,place:e,clients:E.Du,host:null}}function D(i,r){const o=S(l=>l.filter(u=>r.includes(u))),e=S(l=>l.map(u=>({...u,
clients:o(u.clients)})).filter(u=>u.clients.length>0));return i.flatMap(l=>{const u=o(l.clients);if(u.length===l.clients.length)return l;const h=e(l.needs),m=l.
isHostImplied?h[0]?.host??l.host:l.host;return u.length===0?[]:{...l,clients:u,needs:h,host:m}})}const w=i=>{const r=new Set;for(const{host:o,isHostImplied:e}of i)
o!==null&&!e&&r.add(o);return r};function S(i){let r;return o=>{r??=new Map;const e=r.get(o);if(e!==void 0||r.has(o))return e;const l=i(o);return r.set(o,l),l}}
const y=(i,r)=>i.filter(o=>o.clients.some(e=>r.includes(e))),A=1e4;class d{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(r=A){this.max=r}add(r){
const{problem:o,place:e}=r;if(o.code==="file-syntax"){if(this.broken.has(e.file))return;this.broken.add(e.file)}const l=this.kept.get(o.severity)??0;this.kept.set(
o.severity,l+1),l<this.max?this.notes.push(r):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const r=(0,$.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,M(".",r)]}}}),7152:((pt,N,t)=>{t.d(N,{G:()=>l});var $=t(3024),E=t(6760),n=t(9461),M=t(5747),D=t(7052),w=t(9664),S=t(
2161),y=t(6195);function A(v,c,f,p){if(v.kind==="error")return(0,D.fileUnreadable)({what:"link",code:v.code});const{kind:a,path:O}=v;return(0,y.UO)(O,c.boundary)?
a==="directory"?null:a==="special"?(0,D.fileUnreadable)({what:"link-to-special-file"}):{path:O,isScanned:d(O,c,f,p)}:(0,D.fileOutside)()}function d(v,c,f,p){if(c.
file!==void 0||c.glob!==void 0||!(0,y.UO)(v,c.path))return!1;const[a="",...O]=(0,y.sq)((0,E.relative)(c.path,v)).split("/").toReversed();if(O.some(y.G$))return!1;
const k=(0,y.sq)((0,E.relative)(f,v)).split("/");return k.map((T,P)=>k.slice(0,P+1).join("/")).slice(-1-O.length).some(p)?!1:(0,S.L8)(a,new Set([a]),O[0]??"")!==
void 0}var i=t(7854);const r={files:1e6,entries:1e7,directoryFiles:5e4},o=200,e=1e4;function*l(v,c={toolFiles:[],hasPlugins:!1},f=r){const p=new h(v,c,f);for(const a of v.
scan){const O=u(p.root,a);"path"in O?yield*p.walkFrom(O):yield{kind:"note",note:O}}}function u(v,c){const{fixed:f,glob:p}=(0,y.VK)(c);try{const a=(0,$.realpathSync)(
(0,E.resolve)(v,f)),O=(0,y.sq)((0,E.relative)(v,a)),k=(0,y.UO)(a,v),s=k?v:a;if(p!==void 0)return{path:a,name:O,boundary:s,glob:(0,w.Gz)(O,p)};if((0,$.statSync)(
a).isDirectory())return{path:a,name:O,boundary:s};const T=(0,E.resolve)(a,"..");return{...{path:T,name:(0,y.sq)((0,E.relative)(v,T))},boundary:k?v:T,file:O}}catch(a){
return(0,i.YW)(c,(0,D.fileUnreadable)({what:"scan",code:(0,M.Oj)(a)}))}}class h{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:c,scan:f,
exclude:p},a,O){this.root=(0,$.realpathSync)(c),this.isExcluded=(0,y.Ls)(p),this.aside=a,this.limits=O,this.selected=f.length>1?new Set:null}*walkFrom(c){const f=c.
glob===void 0&&c.file===void 0,p=[{path:c.path,name:c.name,depth:0,isSelected:f}];for(let a=p.pop();a!==void 0;a=p.pop()){yield{kind:"directory",name:a.name};const O=g(
a);if("problem"in O){yield{kind:"note",note:O};continue}const k=[];for(const s of this.findFiles(c,a,O))if("problem"in s)yield{kind:"note",note:s};else if(k.length<
this.limits.directoryFiles)k.push(s);else{yield m(a,"directory",this.limits.directoryFiles);break}if(this.files+=k.length,this.entries+=O.length,this.entries>this.
limits.entries||this.files>this.limits.files){yield m(a,"files",this.limits.files);return}if(k.some(({isContext:s})=>!s)&&(yield{kind:"module",files:k}),c.file!==
void 0)return;for(const s of this.findDirectories(c,a,O))p.push(s)}}*findFiles(c,f,p){const a=new Set;let O=!1;for(const s of p)(0,S.tr)(s.name)&&!s.isDirectory()&&
a.add(s.name),O||=s.name===".terraform",this.aside.hasPlugins||=s.name==="terraform.d";const k=f.name.slice(f.name.lastIndexOf("/")+1);for(const s of p){if(s.isDirectory())
continue;const T=(0,S.L8)(s.name,a,k);if(T===void 0){(0,S.Z8)(s.name)&&this.addToolFile(f,s.name);continue}const P=(0,w.Gz)(f.name,s.name),C={path:f.path+E.sep+
s.name,file:P,kind:T,isContext:!this.select(c,f,P)};s.isFile()?yield C:s.isSymbolicLink()?yield*this.follow(c,C):yield(0,i.YW)(P,(0,D.fileUnreadable)({what:"spe\
cial-file"}))}if(O&&f.isSelected){const s=[f.path,...S.U4.split("/")].join(E.sep),T=(0,n.$)(s);T.kind==="file"&&T.path===s&&(yield{path:s,file:(0,w.Gz)(f.name,S.
U4),kind:S.e0,isContext:!1})}}addToolFile({path:c,name:f},p){const a=(0,w.Gz)(f,p);this.aside.toolFiles.length>=e||this.isExcluded(a)||this.aside.toolFiles.push(
{path:c+E.sep+p,file:a})}select(c,f,p){return!(f.isSelected||(0,y.$8)(c,p))||this.isExcluded(p)||this.selected?.has(p)?!1:(this.selected?.add(p),!0)}*follow(c,f){
const p=A((0,n.$)(f.path),c,this.root,this.isExcluded);p!==null&&("code"in p?yield(0,i.YW)(f.file,p):yield{...f,path:p.path,isContext:f.isContext||p.isScanned})}findDirectories({
glob:c},{path:f,name:p,depth:a,isSelected:O},k){const s=[];for(const T of k.toReversed()){if(!T.isDirectory()||(0,y.G$)(T.name))continue;const P=(0,w.Gz)(p,T.name);
if(this.isExcluded(P))continue;const R=O||c!==void 0&&E.posix.matchesGlob(P,c),C=f+E.sep+T.name;s.push({path:C,name:P,depth:a+1,isSelected:R})}return s}}const m=({
name:v},c,f)=>({kind:"note",note:(0,i.YW)(v,(0,D.fileLimit)({kind:c,max:f}))});function g({path:v,name:c,depth:f}){if(f>o)return(0,i.YW)(c,(0,D.fileLimit)({kind:"\
depth",max:o}));try{return(0,$.readdirSync)(v,{withFileTypes:!0}).sort((p,a)=>p.name<a.name?-1:1)}catch(p){return(0,i.YW)(c,(0,D.fileUnreadable)({what:"director\
y",code:(0,M.Oj)(p)}))}}}),1435:((pt,N,t)=>{t.d(N,{U7:()=>E,jK:()=>n,op:()=>M});var $=t(9562);const E=()=>Promise.all([t.e(4706),t.e(3432),t.e(2629),t.e(3737)]).
then(t.bind(t,3737));async function n(w,S,y,{environment:A,directory:d,mayHavePlugins:i,plugins:r=null}){if(S.hostnames.length===0&&w.every(({needs:g})=>g.length===
0))return{usages:w,remarks:[],findings:[],configs:[],releases:y.releases};const o=await M(S.cliConfig,y.clients,A),e=y.releases.map(g=>{const v=o.find(({client:c})=>c===
g.client);return{...g,attemptMs:v?.requestTimeoutMs??g.attemptMs}}),l={root:d,plugins:r,mayHavePlugins:i,releases:e,asksMirrors:S.depth!=="discovery"},u=await D(
w,o,l),h=[...o.flatMap(g=>g.findings),...u.findings],{mergeFindings:m}=await E();return{...u,findings:m(h),configs:o,releases:e}}async function M(w,S,y){const{readCliConfig:A,
thisMachine:d}=await E(),i=d(y);return S.map(r=>A(r,i,w))}async function D(w,S,y){if(!w.some(({needs:i})=>i.some(({service:r})=>r===$.xq)))return{usages:w,remarks:[],
findings:[]};const{withoutInstalled:d}=await Promise.all([t.e(5927),t.e(6891)]).then(t.bind(t,5927));return d(w,S,y)}}),8723:((pt,N,t)=>{t.d(N,{Z:()=>y,j:()=>D});
var $=t(1064),E=t(7854),n=t(5960),M=t(1435);async function D({requirements:A,roots:d,usages:i,checkouts:r},o,e,l){const u=[...new Set(A.map(({host:R})=>R))],h=(0,n.
e)(A,o,e),m=Array.from(h,([R,C])=>(0,n.i)(R,C)),g=u.filter(R=>!h.has(R)),v=o.depth!=="discovery"&&d.length>0;if(g.length===0&&!v)return{visits:m,inquiry:Promise.
resolve(null),tokenSources:new Map};const{attemptLimitMs:c,visitHosts:f}=await(0,M.U7)(),{configs:p,releases:a}=e,{credentials:O,forced:k}=await y(o,p,l),s=await w(
O,o,l),T=await f(g,{...s,forced:k,required:Map.groupBy(A,({host:R})=>R),maxRedirects:Math.max(...e.clients.map(R=>$.NX[R])),releases:a,timeoutMs:o.timeoutMs??c(
a),retries:o.retries,progress:R=>l.progress({kind:"visits",...R})}),P=o.depth==="discovery"?Promise.resolve(null):S(d,{...s,usages:i,settings:o,dialect:e,configs:p,
environment:l.environment,directory:l.directory,lockHashes:r?.lockHashes??null,plugins:r?.plugins??null,learn:l.secrets.learn,progress:R=>l.progress({kind:"regi\
stries",...R}),visits:T});return{visits:[...T,...m],inquiry:P,tokenSources:O.known}}async function w(A,d,{startTimer:i,stop:r}){const{networkOf:o}=await(0,M.U7)();
return{network:o(d),credentials:{...A,find:(0,E.Oo)(A.find)},concurrency:d.concurrency,random:Math.random,now:Date.now,startTimer:i,stop:r}}async function S(A,{
environment:d,...i}){const{inquire:r}=await Promise.all([t.e(6917),t.e(4706),t.e(5927),t.e(3432),t.e(7517),t.e(3567)]).then(t.bind(t,3567)),{thisMachine:o}=await(0,M.
U7)(),e=i.settings.depth==="packages"?await Promise.all([t.e(6917),t.e(400),t.e(4706),t.e(5927),t.e(7517),t.e(774)]).then(t.bind(t,774)):null;return r(A,{...i,machine:o(
d),askPackages:e?.askPackages??null})}async function y(A,d,{environment:i,secrets:r,kill:o,stop:e}){const{readMachineCredentials:l}=await(0,M.U7)();return l({...A,
configs:d},i,{learn:r.learn,kill:o,stop:e.signal,abortAfter:u=>AbortSignal.timeout(u)})}}),5453:((pt,N,t)=>{t.d(N,{D0:()=>r,lz:()=>o,K$:()=>m,a3:()=>u,Xo:()=>l});
var $=t(2389),E=t(7052),n=t(6697),M=t(1831),D=t(9664);function w(g,{evidence:v,versions:c}){if(g.version!==null)return()=>g.version;const f=v.filter(({level:p,version:a})=>p===
"version-file"&&a!==null);return(p,a)=>f.some(k=>k.client===p&&S(a,(0,D.jt)(k.place.file)))?c[p]??null:null}const S=(g,v)=>v===""||`${g}/`.startsWith(`${v}/`);var y=t(
6195),A=t(7854),d=t(3152);const i=2e5;async function r({usages:g,notes:v,scanned:c,changed:f,dialect:p,settings:a,listed:O}){const{declared:k,endedAt:s}=c;if(g.
length===0&&!k.some(q=>"place"in q)&&a.roots.length===0)return{roots:[],notes:[]};const{rootsOf:P}=await t.e(5353).then(t.bind(t,5353)),{Readings:R,RootNotes:C,
textNotes:z}=await Promise.all([t.e(6917),t.e(1203)]).then(t.bind(t,1203)),{clients:B,versions:G}=p,_={usages:g,declared:k,clients:B},I=O===void 0?await o(_,a,s===
null):await e(_,O),x=[],U=[],Q=new R,at=a.dialect.name==="auto"?[]:B,st=new C({clients:B,readings:Q,upgrade:a.upgrade,versionIn:w(a.dialect,p)}),ct=a.depth!=="d\
iscovery";let Ot=0;for(const q of P(I,{changed:f,versions:G,hasCalls:ct})){if(Ot+=q.directories.length,Ot>i){U.push((0,A.YW)(q.directory,(0,E.fileLimit)({kind:"\
roots",max:i})));break}st.add(q),ct&&x.push(q)}const Kt=[...z(g,k,{...p,readings:Q,set:at})].filter(({place:q})=>f===null||f.has(q.file)),At=new Set(v.flatMap(({
problem:q,place:ht})=>q.code==="lock-invalid"?ht.file:[])),J=[...Kt,...st.notes()].filter(({place:q})=>!At.has(q.file));return{roots:x,notes:[...J,...U]}}async function o(g,{
roots:v},c){const{layoutsOf:f,unmatched:p}=await t.e(5353).then(t.bind(t,5353)),a=v.map(s=>({text:s,matches:(0,y.Ls)([s])})),O=f({...g,patterns:a}),k=c?p(O,a):[];
if(k.length===0)return O;throw new d.GN(k.map(s=>`roots: no directory with configuration matches ${s}`))}async function e(g,v){const{layoutsOf:c}=await t.e(5353).
then(t.bind(t,5353));return g.clients.flatMap(f=>c({...g,clients:[f],patterns:[{text:"",matches:a=>v.get(f)?.has(a)===!0}]}))}async function l(g,v){return v.every(
({lockFile:f})=>f===null)?g:(await t.e(3862).then(t.bind(t,3862))).withoutUnusedLocks(g,v)}function u(g,v,{depth:c},f){if(c==="discovery")return g;const p=({kind:O,
workspace:k})=>O==="cloud_default"?!!f.TF_CLOUD_HOSTNAME:O!=="backend_remote_default"||k?.organization===null,a=new Set(v.filter(O=>!p(O)).map(({place:O})=>h(O)));
return g.map(O=>O.problem.code==="host-missing"&&a.has(h(O.place))?{...O,problem:{...O.problem,severity:"error"}}:O)}const h=({file:g,line:v,column:c})=>`${g}:${v}\
:${c}`;async function m(g,v,c){try{const f=await g;if(f===null)return $.j7;const{judgeInit:p}=await Promise.all([t.e(7341),t.e(6917),t.e(5761)]).then(t.bind(t,5761));
return p(f,c)}catch(f){const a=v.filter(({attempt:O})=>O.discovery.kind==="found").map(({host:O})=>{const k=(0,n.hostCheckCrashed)({host:(0,M.nx)(O),thrown:f});
return{services:[],problem:k,needed:!0,host:O,places:[]}});return{...$.j7,drafts:a}}}}),370:((pt,N,t)=>{t.d(N,{C_:()=>d,IZ:()=>y,PT:()=>A,SQ:()=>D});var $=t(6897),
E=t(8416),n=t(7152);const M=20;async function D({scan:i,exclude:r},{directory:o,environment:e,stop:l,progress:u}){const h={root:o,scan:i,exclude:r},m=l.why===null?
S(h):null;if(m!==null)return m;const{scanInSteps:g}=await w(),v=g(h,Object.keys(e));return(0,$.n)(v,l,c=>u({kind:"scan",files:c}))}const w=()=>Promise.all([t.e(
400),t.e(7210),t.e(5962)]).then(t.bind(t,5962));function S(i){const r={toolFiles:[],hasPlugins:!1};let o=0;for(const{kind:e}of(0,n.G)(i,r))if(o+=1,e!=="director\
y"||o>M)return null;return{...r,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const y=(i,r,o)=>(0,E.
L2)(A(i,r,o));function A({dialect:i,exclude:r,scan:o},e,{environment:l,directory:u}){if(o.length===0)return{setting:i,scan:null};const h=(0,E.oh)({root:u,exclude:r},
e.toolFiles),m=!!l.TF_CLOUD_HOSTNAME;return{setting:i,scan:{...e,tools:h,hasCloudHostname:m}}}const d=({hasPlugins:i},{scan:r})=>i||r.some(o=>o!==".")}),7082:((pt,N,t)=>{
t.d(N,{O:()=>$});const $=E=>({discovery:E,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((pt,N,t)=>{
t.d(N,{C:()=>n,h:()=>D});var $=t(7854);const E=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_\
backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function n(S,y,A,d=(0,$.kA)(y)){const i=S.hostnames.flatMap(({host:o,services:e})=>{
const l=e.length>0?e:S.requiredServices;return(l.length>0?l:["any"]).map(h=>({host:o,service:h,clients:A,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),
r=new Set([...d,...S.hostnames.map(({host:o})=>o)]);return D([i,M(y,r)],A)}function*M(S,y){for(const{kind:A,needs:d,place:i}of S){const r=!E.has(A);for(const o of d)
yield{...o,because:[i],isImplied:!y.has(o.host),isForInit:r}}}function D(S,y){const A=new Map;for(const d of S)for(const i of d)w(A,i);return Array.from(A.values(),
d=>({...d,clients:y.filter(i=>d.clients.includes(i))}))}function w(S,y){const{host:A,service:d,clients:i,because:r}=y,o=`${A} ${d}`,e=S.get(o);if(e===void 0){S.
set(o,{...y,clients:[...i],because:[...r]});return}e.isForInit||=y.isForInit,e.isImplied&&=y.isImplied,e.isAssumed===!0&&(e.isAssumed=y.isAssumed===!0);for(const l of r)
e.because.push(l);for(const l of i)e.clients.includes(l)||e.clients.push(l)}}),5960:((pt,N,t)=>{t.d(N,{e:()=>M,i:()=>w});var $=t(6697),E=t(1831),n=t(7082);function M(S,{
hostnames:y,allowedHosts:A},{isGuess:d}){const i=new Set(y.map(({host:o})=>o)),r=new Map;for(const o of S){const{host:e}=o;if(i.has(e)||r.has(e))continue;const l=d===
!0||o.isAssumed===!0,u=D(o,l,(0,E.Jr)(e,A));u!==null&&r.set(e,u)}return r}function D({host:S,isImplied:y,because:A,clients:d,isAssumed:i=!1},r,o){const e=(0,E.nx)(
S);if((0,E.Rt)(S))return(0,$.hostGeneric)({host:e});const[l]=A.filter(h=>typeof h!="string"),u=y&&l!==void 0?{place:l,clients:d}:null;return u!==null&&r?(0,$.hostAssumed)(
{host:e,...u,isListed:i}):o?null:(0,$.hostNotAllowed)(u===null?{host:e}:{host:e,implied:u})}const w=(S,y)=>({host:S,attempt:(0,n.O)({kind:"skipped",problem:y}),
earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((pt,N,t)=>{t.d(N,{f:()=>M,q:()=>S});var $=t(3024),E=t(6760),n=t(6309);function M(r,o,e){
const l=w((0,$.realpathSync)(r),o),u=(0,E.basename)(o);D((0,E.join)(l,u));const h=(0,E.join)(l,`.${u.slice(0,60)}.${Math.random().toString(36).slice(2)}`),m=(0,$.
openSync)(h,"wx");try{try{for(const g of e)(0,$.writeFileSync)(m,g)}finally{(0,$.closeSync)(m)}(0,$.renameSync)(h,(0,E.join)(l,u))}catch(g){throw(0,$.rmSync)(h,
{force:!0}),g}}function D(r){const o=(0,$.lstatSync)(r,{throwIfNoEntry:!1});if(o===void 0||o.isFile()||o.isSymbolicLink())return;const e=o.isDirectory()?"is a d\
irectory":"is not a regular file";throw new n.Lw(`it ${e}; choose another path`)}function w(r,o){const e=(0,E.resolve)(r,o),l=i(r,e);if(!l&&!(0,E.isAbsolute)(o))
throw new n.Lw(`it is outside ${r}; use an absolute path if that is intended`);const u=l?r:(0,E.parse)(e).root;return(0,E.relative)(u,(0,E.dirname)(e)).split(E.
sep).filter(Boolean).reduce((m,g)=>y(m,g,r),u)}function S(r,o){const e=(0,$.realpathSync)(r);return A(w(e,o),(0,E.basename)(o),e)}function y(r,o,e){const l=(0,E.
join)(r,o);return(0,$.lstatSync)(l,{throwIfNoEntry:!1})===void 0&&d(l),A(r,o,e)}function A(r,o,e){const l=(0,E.join)(r,o);if(!(0,$.lstatSync)(l,{throwIfNoEntry:!1})?.
isSymbolicLink())return l;const u=(0,$.realpathSync)(l);if(!i(e,r)||i(e,u))return u;throw new n.Lw(`the link ${(0,E.relative)(e,l)} leads outside ${e}; remove i\
t or choose another path`)}function d(r){try{(0,$.mkdirSync)(r)}catch(o){if(!(0,n.Or)(o)||o.code!=="EEXIST")throw o}}function i(r,o){const e=(0,E.relative)(r,o);
return e!==".."&&!e.startsWith(`..${E.sep}`)&&!(0,E.isAbsolute)(e)}}),9076:((pt,N,t)=>{t.d(N,{QB:()=>E,im:()=>$,yX:()=>n});const $=["fails","warns","works","unc\
hecked","skipped"],E=5,n=({outcome:M})=>M!=="unchecked"&&M!=="skipped"}),3795:((pt,N,t)=>{t.d(N,{qY:()=>A,Si:()=>e,fN:()=>r,XP:()=>o});var $=t(733),E=t(1831),n=t(
4120),M=t(8641);const D=2,w=80;function S(l){if(l.kind==="scan")return`read ${(0,n.px)(l.files,"file")}`;if(l.kind==="registries")return`${l.done} of ${(0,n.px)(
l.total,"question")} to registries answered`;const{done:u,total:h,failed:m,waiting:g}=l,v=m===0?"":`, ${m} failed so far`;return`${u} of ${(0,n.px)(h,"host")} c\
hecked${v}${y(g)}`}function y(l){if(l.size===0)return"";const u=[...l].slice(0,D).map(m=>(0,M.RK)((0,E.nx)(m),w)),h=l.size-u.length;return h>0?`; waiting for ${u.
join(", ")} and ${(0,n.px)(h,"other")}`:`; waiting for ${u.join(" and ")}`}const A={show:()=>{},end:()=>{}},d=5e3,i=200;function r(l,u){let h=null,m=!0;const g=u(
d,()=>{h!==null&&(m&&l(S(h)),m=!m)});return{show:c=>{h=c},end:g}}function o(l,u,h){let m=null,g="";const v=h(i,()=>{const p=m===null?"":(0,$.W)(S(m),0,u-1);p!==
g&&(g=p,l(`\r${p}\x1B[K`))});return{show:p=>{m=p},end:()=>{v(),g!==""&&l("\r\x1B[K")}}}const e=(l,u)=>{const h=setInterval(u,l).unref();return()=>clearInterval(
h)}}),8463:((pt,N,t)=>{t.d(N,{t:()=>S});var $=t(6309),E=t(566),n=t(3329),M=t(5505),D=t(5955),w=t(8641);async function S({report:d,badge:i},r,o){const e=[],l=async(u,h,m)=>{
try{(0,E.f)(o,h,(0,D.mk)(await m()))}catch(g){e.push(`the ${u} ${(0,w.RK)(h)} was not written: ${(0,w.RK)((0,$.A3)(g))}`)}};for(const{path:u,format:h}of d)await l(
"report",u,()=>A(h,r));return i!==null&&await l("badge",i,()=>y(r)),e}async function y({verdict:d}){return[(await t.e(4789).then(t.bind(t,4789))).renderBadge(d)]}
async function A(d,{verdict:i,context:r}){switch(d){case"json":return(0,n.h)(i,r);case"sarif":return(await Promise.all([t.e(7341),t.e(3933)]).then(t.bind(t,3933))).
renderSarif(i,r);case"junit":return(await t.e(5868).then(t.bind(t,5868))).renderJunit(i,r);case"codequality":{const{renderCodeQuality:o}=await t.e(8957).then(t.
bind(t,8957)),{hash:e}=await Promise.resolve().then(t.t.bind(t,7598,19));return o(i,l=>e("sha256",l))}case"html":{const{renderHtml:o}=await t.e(7466).then(t.bind(
t,7466)),{hash:e}=await Promise.resolve().then(t.t.bind(t,7598,19));return o(i,r,l=>e("sha256",l,"base64"))}case"markdown":return[(0,M.Gc)(i,r)]}}}),7361:((pt,N,t)=>{
t.d(N,{QY:()=>A,_N:()=>S,eC:()=>D,k2:()=>y,mc:()=>M});var $=t(7574),E=t(5102),n=t(4120);function M({good:d,runs:i}){if(i===0)return null;const r=Math.floor(1e4*
d/i);if(r>=9900)return`${r/100}%`;const o=Math.floor(r/10);return o===0&&d>0?"below 0.1%":`${o/10}%`}const D=({days:d,good:i,runs:r})=>`${i} of ${(0,n.px)(r,"ru\
n")} in ${d} days`,w=["fails","unchecked","warns","skipped","works"];function S(d){const i=w.flatMap(o=>{const{length:e}=d.filter(u=>u.outcome===o),l=o==="warns"?
"with warnings":E.nx[o];return e===0?[]:[`${e} ${l}`]});return`${d.length===1?"last run":`last ${(0,n.px)(d.length,"run")}`}: ${i.join(", ")}`}const y=({latency:d})=>d===
null?null:`median ${(0,$.kJ)(d.medianMs)}, 95th percentile ${(0,$.kJ)(d.p95Ms)}`,A=({from:d,until:i},r)=>i===null?`${(0,$.u8)(d,r)} so far`:(0,$.u8)(d,i)}),4218:((pt,N,t)=>{
t.d(N,{H6:()=>v,MC:()=>o,U4:()=>e,XQ:()=>f,bW:()=>h,kW:()=>c,qX:()=>r,wz:()=>g});var $=t(9076),E=t(7574),n=t(5102),M=t(4120);const D=["\u2581","\u2582","\u2583",
"\u2585","\u2586","\u2587"],w="\u2573",S="\u254C",y=[100,250,500,1e3,2500],A=["below 100 ms","below 250 ms","below 500 ms","below 1 s","below 2.5 s","2.5 s or m\
ore"],d=p=>y.filter(a=>p>=a).length;function i(p){return p.outcome==="fails"?w:(0,$.yX)(p)?D[d(p.ms??0)]??"":S}const r=p=>p.map(i).join("");function o(p){const a=p.
flatMap(({history:P})=>P.recent),O=new Set(a.map(i)),k=a.some(P=>i(P)===D[0]&&P.ms===null);return[...D.map((P,R)=>{const C=A[R]??"";return[P,R===0&&k?`${C} or n\
ot measured`:C]}),[w,"failed"],[S,"no result"]].filter(([P])=>O.has(P))}function e({hosts:p},{history:a}){return p.flatMap(k=>{const s=a?.get(k.visit.host);return s!==
void 0&&s.recent.filter($.yX).length>1?[{host:k,history:s}]:[]}).toSorted((k,s)=>Number(u(s))-Number(u(k))||m(k,l)-m(s,l)||m(k,Number.POSITIVE_INFINITY)-m(s,Number.
POSITIVE_INFINITY))}const l=30,u=({host:p})=>(0,n.sG)(p)==="fails",h=({history:p},a)=>v(p).findLast(O=>O.days<=a);function m(p,a){const O=h(p,a);return O===void 0?
1:O.good/O.runs}const g=p=>u(p)||p.history.recent.some(({outcome:a})=>a==="fails"),v=({uptime:p})=>p.filter(({runs:a},O)=>a>(p[O-1]?.runs??0));function c({recent:p,
uptime:a,incidents:[O]}){if(O===void 0||O.until!==null)return null;const k=p.filter(({outcome:P})=>P==="fails").length,s=a.at(-1);return s!==void 0&&s.runs-s.good===
1?`first failure in ${(0,M.px)(s.runs,"run")}`:k<=O.runs&&O.runs>1?null:`failed ${k} of the last ${p.filter($.yX).length} runs`}function f({incidents:[p]}){return p===
void 0||p.until!==null||p.runs<2?null:`failing since ${(0,E.QN)(p.from)} (${(0,M.px)(p.runs,"run")})`}}),1505:((pt,N,t)=>{t.d(N,{G_:()=>i,Yj:()=>d,Zc:()=>y,o7:()=>A,
se:()=>S,tN:()=>M});var $=t(7574),E=t(4120),n=t(8884);const M=120,D=20,w=6;function S({requirements:h},{dialect:m},g){return{label:"required",texts:(0,E.UV)(h,D,
({service:c,clients:f,because:p})=>{const a=c==="any"?(0,E.DO)(c):g.value((0,E.DO)(c),M),k=m.clients.every(s=>f.includes(s))?"":` for ${(0,E.wO)(f)}`;return`${a}${k}\
 (${(0,n.Yx)(p,g.because)})`})}}function y({visit:h},m){const{timing:g,discovery:v}=h.attempt,c=v.kind==="failed"?v.excerpt:null,f=(0,$.I$)(g).map(([k,s])=>`${k}\
 ${(0,$.kJ)(s)}`),p=h.earlier.map(k=>{const{kind:s}=k.discovery;return`${s==="failed"?k.discovery.problem.code:s} after ${(0,$.kJ)(k.timing.totalMs)}`}),a=c===null?
[]:[m.value(c.replace(/\s+/gu," ").trim())],O=h.credentials?.hasToken?[m.prose(h.credentials.source)]:[];return[{label:"body",texts:a},{label:"timing",texts:[f.
join(", ")]},{label:"retried",texts:p},{label:"token from",texts:O}]}const A=(h,m)=>[{label:"credentials",texts:l(h)?e(h.visit.looks,m.prose):[]},{label:"host b\
lock",texts:u(h.visit).map(g=>m.prose(g))}];function d({visit:h,services:m,servicesLeftOut:g,servicesFrom:v},c){const f=m.map(({id:a})=>c.value(a,M)),p=v===null?
(0,$.kJ)(h.attempt.timing.totalMs):`host block at ${c.because(v)}`;return`${f.length===0?"no services":(0,E.K4)(f,w,g)} (${p})`}function i(h){return[...Map.groupBy(
h,g=>JSON.stringify(g.looks.map(o))).values()].map(g=>({clients:g.map(({client:v})=>v),looks:g[0]?.looks.map(o)??[]}))}const r={nothing:"no entry","a token":"a \
token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},o=({source:h,held:m,counts:g})=>({
source:h,held:`${r[m]}${g?m==="no token"?" (ends the search)":" (used)":""}`});function e(h,m){const g=i(h);return g.flatMap(({clients:v,looks:c})=>c.map(({source:f,
held:p})=>`${g.length>1?`${(0,E.wO)(v)}: `:""}${m(f)}: ${p}`))}const l=({findings:h})=>h.some(({problem:{code:m}})=>/^credentials-|^document-unauthorized$/.test(
m));function u({forced:h}){return[...Map.groupBy(h,({place:g})=>(0,n.eo)(g))].map(([g,v])=>`${g}, for ${(0,E.wO)(v.map(({client:c})=>c))}`)}}),2704:((pt,N,t)=>{
t.d(N,{IL:()=>M,Rr:()=>D,Z4:()=>n});var $=t(5955),E=t(8641);const n=(w,S,y,A)=>`,
${y}"${w}": ${M(S,y,A)}`,M=(w,S,y)=>(0,E.s$)(JSON.stringify(w,y,2).replaceAll(`
`,`
${S}`));function*D(w,S,{maxBytes:y,margin:A,replace:d},i){if(S.length===0)return yield n(w,[],A),0;const r=`${A}  `;yield`,
${A}"${w}": [`;const o=l=>`
${r}${M(i(l),r,d)}`,e=yield*(0,$._Q)(S,new $.Wv(y),o,",");return yield`
${A}]`,e}}),3329:((pt,N,t)=>{t.d(N,{h:()=>s});var $=t(4e3),E=t(5799),n=t(2704),M=t(4283),D=t(997),w=t(1831),S=t(8641),y=t(5465);function A(I,x){const{visit:U,requirements:Q,
services:at,servicesLeftOut:st,servicesFrom:ct,clients:Ot,isNew:Kt}=I,{discovery:At,hops:J,timing:q,certificates:ht}=U.attempt;return{host:U.host,display:(0,w.nx)(
U.host),discovery:At.kind,...d(At),documentUrl:r(At),hops:J.map(e),services:Object.fromEntries(at.map($t=>[$t.id,l($t)])),...st>0?{servicesLeftOut:st}:{},servicesFrom:ct===
null?null:(0,y.W$)(ct),hostBlocks:U.forced.map(({client:$t,place:mt})=>({client:$t,place:(0,y.W$)(mt)})),required:Q.map(({service:$t,clients:mt,because:wt,becauseLeftOut:xt=0})=>{
const{kept:Nt,left:Ct}=x(wt),Vt=(0,y.ig)("because",Ct+xt);return{service:$t,clients:mt,because:Nt,...Vt}}),credentials:U.credentials?.hasToken?U.credentials.source:
null,looks:U.looks.map(({client:$t,looks:mt})=>({client:$t,looks:mt.map(o)})),attempts:(0,D.O)(U).length,...U.earlier.length===0?{}:{earlier:U.earlier.map(i)},timingMs:m(
q),certificates:ht,clients:Ot,...Kt?{new:!0}:{}}}function d(I){if(I.kind==="skipped")return{code:I.problem.code};if(I.kind!=="failed")return{};const{problem:x,excerpt:U}=I;
return{code:x.code,...U===null?{}:{excerpt:U}}}const i=({discovery:I,timing:x})=>({discovery:I.kind,..."problem"in I?{code:I.problem.code}:{},ms:x.totalMs}),r=I=>I.
kind==="found"||I.kind==="absent"?(0,M.Pl)(I.url):null,o=({source:I,held:x,counts:U})=>({source:I,held:x,counts:U}),e=({url:I,status:x,reason:U,mediaType:Q,authorization:at,
address:st,proxy:ct,ms:Ot})=>({url:(0,S.cq)(I),status:x,reason:U,mediaType:Q,authorization:at,address:st,proxy:ct===null?null:(0,S.cq)(ct),ms:Ot});function l(I){
switch(I.kind){case"url":return{url:(0,S.cq)(I.url)};case"login":return{login:u(I.login),...I.leftOut>0?{elementsLeftOut:I.leftOut}:{}};case"problem":return{problem:h(
I.problem)}}}const u=({client:I,grantTypes:x,authz:U,token:Q,ports:at,scopes:st})=>({client:I,grantTypes:x,authz:U===null?null:(0,S.cq)(U),token:Q===null?null:(0,S.
cq)(Q),ports:at,scopes:st}),h=({code:I,message:x,help:U})=>({code:I,message:x,help:U??null}),m=({lookupMs:I,connectMs:x,tlsMs:U,firstByteMs:Q,totalMs:at})=>({lookup:I,
connect:x,tls:U,firstByte:Q,total:at}),g=1e4,v=100,c=({directory:I,clients:x,rows:U},Q)=>({...(0,y.jt)(I),clients:x,rows:U.slice(0,g).map(at=>f(at,Q)),...(0,y.ig)(
"rows",U.length-g)});function f(I,x){const{kind:U,address:Q,source:at,host:st,constraints:ct,locked:Ot,chosen:Kt,newest:At,platforms:J}=I,{kept:q,left:ht}=x(I.places);
return{kind:U,address:Q,source:at,host:st,constraints:ct.slice(0,v),...(0,y.ig)("constraints",ct.length-v),locked:Ot,chosen:Kt,newest:At,platforms:J.map(({platform:$t,
available:mt})=>({platform:$t,available:mt})),worst:I.worst,codes:I.problems.map(({code:$t})=>$t),places:q,...(0,y.ig)("places",ht)}}const p=1,a={hosts:27e6,becauseLists:2e7,
findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},O=4096,k="  ";function*s(I,x,U=a){const{usages:Q,...at}=x.scan,{hosts:st,files:ct,findings:Ot,passed:Kt,
ignored:At,stopped:J,roots:q}=I,ht=st.flatMap(({requirements:Ct})=>Ct.map(Vt=>Vt.because)),$t=(0,y.R1)(ht,U.becauseLists),mt=(0,y.R1)(Ot.map(Ct=>Ct.places),U.placeLists),
wt=(0,y.R1)(q.flatMap(({rows:Ct})=>Ct.map(Vt=>Vt.places)),U.rowPlaceLists),{remarks:xt}=x;yield*[`{
  "schemaVersion": ${p}`,T("version",x.version),T("passed",Kt),...J===null?[]:[T("stopped",(0,$.Cw)(J)),T("incomplete",(0,$.zM)(J))],T("failOn",x.failOn),...R(x),
T("dialect",x.dialect.name),T("clientDetection",G(x.dialect)),T("clients",x.clients),T("startedAt",x.startedAt),T("durationMs",x.durationMs),T("counts",z(I))],yield*C(
"hosts",st,U.hosts,Ct=>A(Ct,$t));const Nt=new Set(ct);yield*C("findings",Ot,U.findings,Ct=>_(Ct,mt,Nt.has(Ct))),q.length>0&&(yield*C("roots",q,U.roots,Ct=>c(Ct,
wt))),yield*[T("ignored",At),T("usages",Q),...xt.length===0?[]:[T("remarks",xt)],T("scan",at),`
}
`]}const T=(I,x)=>(0,n.Z4)(I,x,k,P),P=(I,x)=>typeof x=="string"?(0,$.dh)(x,O):x,R=({repository:I,repositories:x})=>[...I===null?[]:[T("repository",I)],...x.length===
0?[]:[T("repositories",x)]];function*C(I,x,U,Q){const at=yield*(0,n.Rr)(I,x,{maxBytes:U,margin:k,replace:P},Q);at>0&&(yield T(`${I}LeftOut`,at))}const z=({findings:I})=>Object.
fromEntries(E.oC.map(x=>[`${x}s`,I.filter(U=>U.severity===x).length])),B=20,G=({clients:I,versions:x,releases:U,isGuess:Q,why:at,evidence:st})=>({clients:I,assumed:Q??
!1,why:at,versions:Object.entries(x).map(([ct,Ot])=>({client:ct,version:Ot})),releases:U.map(({name:ct})=>ct),evidence:st.slice(0,B).map(({client:ct,version:Ot,
level:Kt,text:At,place:J})=>({client:ct,version:Ot,kind:Kt,text:At,...(0,y.$t)(J)})),...(0,y.ig)("evidence",st.length-B)});function _(I,x,U){const{problem:Q,severity:at,
host:st,service:ct,places:Ot,placesLeftOut:Kt=0,affects:At,exclude:J}=I,{kept:q,left:ht}=x(Ot);return{code:Q.code,severity:at,host:st,service:ct,message:Q.message,
help:Q.help??null,places:q,...(0,y.ig)("places",Kt+ht),affects:At,...U&&st!==null?{inFile:!0}:{},...J===void 0?{}:{exclude:J}}}}),5465:((pt,N,t)=>{t.d(N,{$t:()=>d,
R1:()=>M,W$:()=>A,ig:()=>o,jt:()=>r});var $=t(2886),E=t(5143),n=t(5955);function M(e,l){const u=new Map;for(const m of e)u.has(m)||u.set(m,m.reduce((g,v)=>g+y(v),
0));const h=(0,n._3)(e.map(m=>u.get(m)??0),l);return m=>{const v=(u.get(m)??0)<=h?m:(0,n.ux)((0,$.D3)(m),h,y);return{kept:v.map(A),left:m.length-v.length}}}const D=140,
w=30,S=6;function y(e){if(typeof e=="string")return D;const{file:l}=e,u=(0,E._M)(l)===null?0:w;return D+u+l.length*(/^[ -~]*$/.test(l)?1:S)}const A=e=>typeof e==
"string"?e:d(e),d=({file:e,line:l,column:u,endColumn:h})=>({...i(e),line:l,column:u,endColumn:h});function i(e){const{repository:l,path:u}=(0,E.bH)(e);return l===
null?{file:e}:{repository:l,file:u}}function r(e){const{repository:l,path:u}=(0,E.bH)(e);return l===null?{directory:e}:{repository:l,directory:u}}const o=(e,l)=>l>
0?{[`${e}LeftOut`]:l}:{}}),9574:((pt,N,t)=>{t.d(N,{I$:()=>n,MB:()=>M,R4:()=>y,TM:()=>D,hn:()=>S,rm:()=>w});var $=t(5955),E=t(8641);function n(A,d,i=[]){const r=A.
map((e,l)=>`<th align="${i.includes(l)?"right":"left"}">${e}</th>`),o=d.map(e=>`<tr>${A.map((u,h)=>`<td${i.includes(h)?' align="right"':""}>${e[h]||"\u2013"}</t\
d>`).join("")}</tr>`);return["<table>",`<tr>${r.join("")}</tr>`,...o,"</table>"].join(`
`)}const M=A=>["<ul>",...A.map(d=>`<li>${d}</li>`),"</ul>"].join(`
`),D=(A,d)=>["<details>",`<summary>${A}</summary>`,...d,"</details>"].join(`
`),w=A=>(0,E.D9)(A).replaceAll(".",".<wbr>"),S=A=>`<code>${(0,E.js)(A).replaceAll("/","/<wbr>")}</code>`;function y(A,d,i,r){const o=[];let e=0;for(const l of A){
const u=r(l);if(e+=(0,$.$$)([u].flat().join(""))+i,e>d)break;o.push(u)}return o}}),5505:((pt,N,t)=>{t.d(N,{gD:()=>be,Fp:()=>Ue,Gc:()=>Jt,XA:()=>ne,rL:()=>Ce});var $=t(
7574),E=t(5102),n=t(4120),M=t(5955),D=t(6763),w=t(8641),S=t(1831),y=t(2796),A=t(4218),d=t(8884),i=t(9574),r=t(5143),o=t(4503),e=t(8373);const l=6,u=3,h=3,m=60,g=2,
v=1e3;function c(b,L,X=!0){const V=L.context.repositories.length,et=`<b>${(0,d.mj)(b,V)}</b>`;if(!X)return et;const ut=(0,d.eb)(b),Tt=ut.slice(0,l).map(Ut=>(0,e.
u_)(Ut,L)),lt=L.isBrief?ut.length-Tt.length:0,Dt=lt>0?` ${(0,e.jP)(lt,"repository",L)}`:"";return`${et}: ${Tt.join(", ")}${Dt}`}function f(b,L,X){const V=L.isBrief?
[]:(0,d.eb)(b).slice(l);if(V.length===0)return[];const et=(0,i.R4)(V,X,g,Ut=>(0,e.u_)(Ut,L)),ut=et.length===V.length,Tt=({file:Ut})=>(0,i.hn)((0,r._M)(Ut)??""),
lt=ut?et:(0,i.R4)(V,X,g,Tt),Dt=V.length-lt.length;return[(0,i.TM)((0,n.px)(V.length,"more repository"),[`<p>${lt.join(", ")}</p>`,...Dt>0?[`<p>${(0,e.jP)(Dt,"re\
pository",L)}</p>`]:[]])]}function p(b,L,X){const V=(0,d._X)(b),[et]=V;if(et===void 0)return"";const ut=V.slice(0,u).map(({repository:Zt})=>(0,w.D9)(Zt)),Tt=(0,n.
K4)(ut,u,V.length-ut.length),lt=`${e.rC[(0,E.hm)(et.findings)??"warning"]} <b>${(0,n.px)(V.length,"repository")}</b> ${(0,d.fP)(V)}: ${Tt}`;if(L.isBrief)return`\
<p>${lt}</p>`;const Dt=(0,i.R4)(V,X-(0,M.$$)(lt),m,Zt=>a(Zt,L)),Ut=V.length-Dt.length;return(0,i.TM)(lt,[(0,i.I$)(["Repository","Findings","First in"],Dt),...Ut>
0?[`<p>${(0,e.jP)(Ut,"repository",L)}</p>`]:[]])}function a(b,L){const{repository:X,findings:V}=b,et=[...Map.groupBy(V,({code:Ut})=>Ut)],ut=et.slice(0,h).map(([
Ut,[Zt,...re]])=>{const le=Zt===void 0?"":` at ${(0,e.b_)(Zt.place,L)}`;return`${(0,e._h)(Ut,Ut,L)}${le}${re.length===0?"":` and ${re.length} more`}`}),Tt=et.length-
ut.length,lt=(0,o.aE)(X,L.context),Dt=(0,i.hn)(X);return[lt===null?Dt:`<a href="${(0,w.js)(lt,v)}">${Dt}</a>`,(0,n.H8)(V),[...ut,...Tt>0?[`and ${(0,n.px)(Tt,"mo\
re code")}`]:[]].join("<br>")]}const O=20,k=10,s=700,T=4,P=300,R=1,C=6,z=12,B=4,G=1/2,_=12e3,I=20,x=200;function U(b,L,X){const V=(0,y.cZ)(b),et=V.slice(0,L.isBrief?
k:O),ut=Math.min(_,X*G/et.length),Tt=(0,y.YM)(et);let lt=X-x;const Dt=re=>{const le=Q(re,L,ut,Tt.get(re)??null),fe=(0,M.$$)(le)<lt?le:`${ct(re,L)}</p>`;return lt-=
(0,M.$$)(fe)+I,fe},Ut=(0,i.R4)(et,X-x,I,Dt),Zt=V.length-Ut.length;return Zt>0?[...Ut,`<p>${(0,e.jP)(Zt,"cause",L)}</p>`]:Ut}function Q(b,L,X,V){const{findings:et,
message:ut,help:Tt}=b,lt=et.length>1&&et[0]?.exclude!==void 0,Ut=[mt(b,L),wt(b),xt(b,L)].filter(fe=>fe!==""),{lines:Zt,list:re,rest:le}=V===null?at(b,L,X):{lines:[
`The same hosts as for ${V}`],list:[],rest:[]};return[ct(b,L),...Zt.map(fe=>`<br>${fe}`),...ut===null?[]:[`<br>${(0,n.Iu)((0,w.h$)(ut,s))}`],...Tt===null||lt?[]:
[st(Tt)],...Ut.length===0?[]:[`<br><sub>${Ut.join(" ")}</sub>`],"</p>",...re.length===0?[]:[(0,i.MB)(re)],...le].join(`
`)}function at(b,L,X){const{findings:V,message:et}=b,ut=J(V,L),Tt=et!==null&&(0,y.hs)(b)&&b.hosts.length===1,lt=et!==null||(0,y.hs)(b),Dt=ut&&!Tt?[`In ${c(V,L,lt)}`]:
[],Ut=ut&&lt?f(V,L,X/2):[];if(ut&&et!==null&&!(0,y.hs)(b))return{lines:Dt,list:[],rest:Ut};const Zt=(0,y.S3)(b),re=et===null?B:(0,y.hs)(b)?C:z,le=Zt.slice(0,re).
map(Te=>Ot(Te,b,L)),fe=et===null||le.length===0?[]:[le.join(", ")],Oe=ut?X/2:X;return{lines:[...fe,...Dt],list:et===null?le:[],rest:[...$t(b,Zt.slice(re),L,Oe),
...Ut]}}const st=b=>`<br><b>Help:</b> ${(0,w.h$)(b,s)}`;function ct(b,L){const{severity:X,code:V,title:et}=b,ut=(0,y.pq)(b),Tt=ut>1?`${(0,n.px)(ut,(0,y.a2)(b))}\
: `:"";return`<p>${e.rC[X]} <b>${Tt}${et}</b> (${(0,e._h)(V,V,L)})`}function Ot(b,L,X){return"file"in b?(0,e.u_)(b,X):L.message===null?ht(b,L,X):Kt(b,L.hosts.length===
1,X)}function Kt(b,L,X){const[V]=b,et=V?.host?(0,w.D9)((0,S.nx)(V.host)):"",ut=V?.isHostNew?[n.dy]:[];if(L){const Dt=(0,d.yv)(b).settings.map(e.Su),Ut=J(b,X)?c(
b,X):q(b,T,X),re=(J(b,X)?[...Dt,Ut]:[Ut,...Dt]).filter(le=>le!=="").join(", ");return`${et}${re===""?"":` in ${re}`}${ut.map(le=>` (${le})`)}`}const lt=[...ut,At(
b,X)].filter(Dt=>Dt!=="").join("; ");return lt===""?et:`${et} (${lt})`}const At=(b,L)=>J(b,L)?(0,n.px)((0,d.eb)(b).length,"repository"):q(b,R,L).replace(/ places?$/,
""),J=(b,{context:L})=>(0,d.mj)(b,L.repositories.length)!=="";function q(b,L,X){const{lines:V,leftOut:et}=(0,d.yv)(b);return V.length===0?"":(0,e.EP)(V,L,X,et)}
function ht(b,L,X){const V=(0,y.hs)(L)?Kt(b,!1,X):q(b,R,X);return b.map(({problem:et})=>{const ut=(0,w.h$)(et.message,P),Tt=L.help===null&&et.help?st(et.help):"";
return`${V===""?(0,n.Iu)(ut):`${V}: ${ut}`}${Tt}`}).join("<br>")}function $t(b,L,X,V){const et=b.message===null?"finding":(0,y.a2)(b),{leftOut:ut}=(0,y.hs)(b)?{
leftOut:0}:(0,d.yv)(b.findings),Tt=L.length+ut;if(Tt===0)return[];if(X.isBrief)return[`<p>${(0,e.jP)(Tt,et,X)}</p>`];const lt=(0,i.R4)(L,V,I,Zt=>Ot(Zt,b,X)),Dt=Tt-
lt.length,Ut=b.message===null?(0,i.MB)(lt):`<p>${lt.join(", ")}</p>`;return[(0,i.TM)((0,n.px)(Tt,`more ${et}`),[...lt.length===0?[]:[Ut],...Dt>0?[`<p>${(0,e.jP)(
Dt,et,X)}</p>`]:[]])]}function mt({affects:b},{context:{clients:L}}){const X=(0,n.od)(b,L);return X===""?"":`Affects ${X}.`}function wt(b){const X=(0,y.hs)(b)&&
b.hosts.length===1&&b.message!==null?[]:(0,d.yv)(b.findings).settings;return X.length===0?"":`Required by ${X.map(e.Su).join(", ")}.`}function xt({hosts:[b,L],severity:X},{
context:V}){const et=b===void 0||L!==void 0?null:V.history?.get(b),ut=et&&X==="error"?(0,A.kW)(et):null;return ut===null?"":`${(0,n.Iu)(ut)}.`}var Nt=t(1064),Ct=t(
1505);const Vt=20,se=20,ie=["fails","warns","works"];function ce(b,L,X){const V=b.filter(Ut=>(0,E.cG)(Ut)&&!(0,E.JR)(Ut));if(V.length===0)return"";const et=Ut=>V.
length===1?Pt(Ut,L).join(`
`):he(Ut,L),ut=(0,i.R4)(V,X,se,et),Tt=V.length-ut.length,[lt]=V.length===1?V:[],Dt=lt===void 0?`of ${(0,n.px)(V.length,"host")}`:`of ${W(lt)} (${dt(lt)})`;return(0,i.
TM)(`Requests, responses and certificates ${Dt}`,[...ut,...Tt>0?[`<p>${(0,e.jP)(Tt,"host",L)}</p>`]:[]])}const he=(b,L)=>(0,i.TM)(`${e.Gr[(0,E.sG)(b)]} ${W(b)} \
(${dt(b)})`,Pt(b,L)),W=({visit:b})=>(0,w.D9)((0,S.nx)(b.host)),dt=({visit:{attempt:b}})=>`${(0,n.px)(b.hops.length,"request")}, ${(0,$.kJ)(b.timing.totalMs)}`;function Pt(b,L){
const{hops:X,certificates:V}=b.visit.attempt;return[Ht(b,L),...b.services.length===0?[]:[ot(b,L)],...X.length===0?[]:[St(X)],...V.length===0?[]:[bt(V,L)]]}function Ht(b,L){
const X=(0,e.Bm)(L);return["<table>",...[(0,Ct.se)(b,L.context,X),{label:"clients",texts:nt(b,L)},...(0,Ct.Zc)(b,X),...(0,Ct.o7)(b,X)].flatMap(({label:ut,texts:Tt})=>Tt.
length===0?[]:[`<tr><td><b>${(0,n.Iu)(ut)}</b></td><td>${Tt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const nt=({clients:b},{context:L})=>ie.flatMap(X=>{const V=L.clients.filter(ut=>b[ut]===X),et=V.map(ut=>Nt.bB[ut]).join(", ");return V.length===0?[]:[`${e.Gr[X]}\
 ${et}`]});function ot({services:b,servicesLeftOut:L,servicesFrom:X},V){const et=b.slice(0,Vt).map(Dt=>[(0,w.D9)(Dt.id,Ct.tN),vt(Dt)]),ut=b.length-et.length+L,Tt=ut>
0?[[`and ${ut} more`,V.rest]]:[],lt=X===null?"URL":`URL, from the host block at ${(0,e.u_)(X,V)}`;return(0,i.I$)(["Service",lt],[...et,...Tt])}function vt(b){switch(b.
kind){case"url":return(0,w.D9)((0,w.cq)(b.url));case"login":{const{client:L,authz:X,token:V,ports:et}=b.login;return[`authz ${(0,w.D9)((0,w.cq)(X??"none"))}`,`t\
oken ${(0,w.D9)((0,w.cq)(V??"none"))}`,`client ${(0,w.D9)(L,Ct.tN)}, ports ${et.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${b.problem.code}`}}function St(b){
const L=b.map((X,V)=>{const et=X.proxy===null?"":`through ${(0,w.D9)((0,w.cq)(X.proxy))}`,ut=X.status===null?"no response":`${X.status} ${(0,w.h$)(X.reason,Ct.tN)}`.
trim();return[String(V+1),(0,w.D9)((0,w.cq)(X.url)),X.mediaType===null?ut:`${ut}<br>${(0,w.D9)(X.mediaType,Ct.tN)}`,(0,n.Rk)(X.authorization),X.address===null?et:
(0,w.D9)(X.address,Ct.tN),(0,$.kJ)(X.ms).replace(" ","&nbsp;")]});return(0,i.I$)(["Hop","Request","Response","Token","Address","Time"],L,[0,5])}function bt(b,{context:L}){
const X=b.map(({host:V,subject:et,issuer:ut,expires:Tt})=>[(0,w.D9)(V,Ct.tN),(0,w.h$)((0,$.nO)(Tt,L.startedAt)),(0,w.D9)(et,Ct.tN),(0,w.D9)(ut,Ct.tN)]);return(0,i.
I$)(["TLS certificate","Valid until","Subject","Issuer"],X)}var Bt=t(7361);const It=10,_t=40,K=20,F=3,Y=40,Z=80,rt=1/5;function gt(b,L,X){const{history:V}=L.context,
et=(0,A.U4)(b,L.context),ut=L.isBrief?et.filter(A.wz):et;if(ut.length===0)return et.length===0&&(V?.size??0)>0&&!L.isBrief?["<p><b>History</b>: 1 run so far</p>"]:
[];const Tt=L.isBrief?It:_t,lt=Lt(ut),Dt=(0,i.R4)(ut.slice(0,Tt),X*(1-rt),Z,Zt=>Xt(Zt,lt,L)),Ut=Dt.slice(It);return[`<p><b>History</b>: ${Et(et)}</p>`,Wt(Dt.slice(
0,It),lt),...Ut.length===0?[]:[(0,i.TM)((0,n.px)(Ut.length,"more host"),[Wt(Ut,lt)])],`<p><sub>${jt(ut.slice(0,Dt.length))}</sub></p>`,...qt(ut.slice(Dt.length),
L),...ae(ut,L,X*rt)]}function Et(b){const L=Math.max(...b.map(({history:et})=>et.recent.length)),X=b.filter(A.wz).length;if(X===0)return`no failure in the last ${(0,n.
px)(L,"run")}`;const V=b[0]?.history.recent.filter(({outcome:et})=>et==="fails").length;return b.length===1?`${V} of the last ${(0,n.px)(L,"run")} failed`:`${X}\
 of ${b.length} hosts failed in the last ${(0,n.px)(L,"run")}`}function Lt(b){const L=b.flatMap(({history:X})=>(0,A.H6)(X).map(V=>V.days));return[...new Set(L)].
toSorted((X,V)=>X-V)}const Wt=(b,L)=>(0,i.I$)(["Host",...L.map(X=>`Uptime<br>${X}&nbsp;days`),"Latency<br>30&nbsp;days"],b,L.map((X,V)=>V+1).concat(L.length+1));
function Xt({host:b,history:L},X,{isBrief:V}){const et=(0,E.sG)(b),ut=V?null:(0,A.XQ)(L),Tt=new Map((0,A.H6)(L).map(Dt=>[Dt.days,Dt])),{latency:lt}=L;return[[`${e.
Gr[et]}&nbsp;${(0,i.rm)((0,S.nx)(b.visit.host))}`,zt(L.recent),...ut===null?[]:[`<sub>${(0,w.js)(ut)}</sub>`]].join("<br>"),...X.map(Dt=>{const Ut=Tt.get(Dt);return Ut===
void 0?"":Gt((0,Bt.mc)(Ut)??"",(0,n.px)(Ut.runs,"run"))}),lt===null?"":Gt((0,$.kJ)(lt.medianMs),`p95 ${(0,$.kJ)(lt.p95Ms)}`)]}const Gt=(b,L)=>`${b}<br><sub>${L}\
</sub>`.replaceAll(" ","&nbsp;"),zt=b=>`<code role="img" aria-label="${(0,Bt._N)(b)}">${(0,A.qX)(b)}</code>`;function jt(b){return`The newest run is at the righ\
t. ${(0,A.MC)(b).map(([X,V])=>`<code>${X}</code>&nbsp;${V}`).join(", ")}. Uptime: the share of runs without an error. Latency: median and 95th percentile (p95) \
of discovery.`}function qt(b,L){if(b.length===0)return[];const X=b.every(({history:ut})=>ut.uptime.every(({good:Tt,runs:lt})=>Tt===lt)),V=L.isBrief?e.xy:"in the\
 history file",et=X?", all without a failure in this time":` ${V}`;return[`<p>and ${(0,n.px)(b.length,"more host")}${et}</p>`]}function ae(b,L,X){const V=b.flatMap(
({host:lt,history:Dt})=>Dt.incidents.map(Ut=>({host:lt,incident:Ut}))).toSorted((lt,Dt)=>lt.incident.from<Dt.incident.from?1:-1);if(V.length===0)return[];const et=(0,i.
R4)(V.slice(0,K),X,Z,({host:lt,incident:Dt})=>[(0,i.rm)((0,S.nx)(lt.visit.host)),(0,w.js)((0,$.QN)(Dt.from)),(0,Bt.QY)(Dt,L.context.startedAt),String(Dt.runs),ue(
Dt)]),Tt=V.length-et.length>0?`The last ${et.length} incidents`:(0,n.px)(et.length,"incident");return et.length===0?[]:[(0,i.TM)(Tt,[(0,i.I$)(["Host","From","Du\
ration","Runs","Problems"],et,[3])])]}function ue({codes:b}){const L=b.slice(0,F).map(X=>(0,w.D9)(X,Y));return(0,n.K4)(L,F,b.length-L.length)}const me=4,oe=2,$e=3,
ye=60;function ge(b,L,X,V){const et=b.filter(Ut=>(0,E.sG)(Ut)===L);if(et.length===0)return"";const ut=L==="works"&&b.some(Ut=>(0,E.sG)(Ut)==="warns"),Tt=ke(et,L,
ut?" without warnings":"");if(X.isBrief)return`<p>${Tt}</p>`;const lt=(0,i.R4)(et,V,ye,Ut=>ee(Ut,X)),Dt=et.length-lt.length;return(0,i.TM)(Tt,[...lt.length===0?
[]:[(0,i.I$)(["Host","Required by",L==="works"?"Services":"Reason"],lt)],...Dt>0?[`<p>${(0,e.jP)(Dt,"host",X)}</p>`]:[]])}function ke(b,L,X){const V=b.slice(0,$e).
map(({visit:Tt})=>(0,w.D9)((0,S.nx)(Tt.host))),et=(0,n.K4)(V,$e,b.length-V.length),ut=b.length===1?`${et} ${E.nx[L]}${X}`:`<b>${(0,n.px)(b.length,"host")}</b> ${E.
nx[L]}${X}: ${et}`;return`${e.Gr[L]} ${ut}`}function ee(b,L){const X=b.requirements.flatMap(et=>et.because),{discovery:V}=b.visit.attempt;return[`${(0,i.rm)((0,S.
nx)(b.visit.host))}${b.isNew?`<br><sub>${n.dy}</sub>`:""}`,X.length===0?"":ve(X,L),(0,E.JR)(b)&&V.kind==="skipped"?V.problem.title:(0,Ct.Yj)(b,(0,e.Bm)(L))]}function ve(b,L){
const{places:X,isOfRepositories:V}=(0,d.rv)(b),et=lt=>(0,e.u_)(lt,L);if(!V)return(0,d.Ky)(b,me,et);const ut=X.slice(0,oe).map(et).join(", "),Tt=X.length>oe?", \u2026":
"";return`${(0,n.px)(X.filter(d.cC).length,"repository")}: ${ut}${Tt}`}var te=t(4148);const Le=40,Me=80,we=b=>(0,te.fi)(b,L=>(0,i.hn)((0,d.II)(L))),Ae=(b,L)=>(0,w.
D9)(b,L).replaceAll(" ","&nbsp;"),Se=(b,L)=>{const X=({code:V,title:et})=>(0,e._h)(V,et,L);return(0,te.ij)([(0,te.eX)(X)],b)};function Re(b,L,X){const{wrong:V,good:et}=(0,te.
jB)(b),ut=V.length>1||L.isBrief?Pe(V,L,X/2):[],Tt=X-(0,M.$$)(ut.join("")),lt=Te=>H(Te,L),Dt=L.isBrief||L.context.repositories.length>1,Ut=L.isBrief?[]:Dt?V:[...V,
...et],Zt=(0,i.R4)(Ut,Tt,Me,lt),re=Ut.length-Zt.length,le=[...ut,...Zt.slice(0,V.length)],fe=Zt.slice(V.length),Oe=fe.length<=te.LC?fe:[(0,i.TM)(j(et),fe)];return[
...ut.length>0?[(0,i.TM)(Ee(V),le)]:le,...Dt&&et.length>0?[`<p>${j(et)}</p>`]:Oe,...re>0?[`<p>${(0,e.jP)(re,"root module",L)}</p>`]:[]]}function Pe(b,L,X){const V=(0,te.
cZ)(b);if(V.length===0)return[];const et=V.map(({row:lt})=>lt),ut=Nt.Du.filter(lt=>b.some(Dt=>Dt.clients.includes(lt))),Tt=[...Se(et,L),(0,te.ie)(V,we),...(0,te.
ns)({clients:ut,rows:et},Ae)];return[De(et,{clients:ut},Tt,L,X)]}function De(b,L,X,V,et){const ut=(0,i.R4)(b.slice(0,Le),et,Me,lt=>[tt(lt,L,V),...X.map(({cell:Dt})=>Dt(
lt))]),Tt=b.length-ut.length;return(0,i.I$)(["Module or provider",...X.map(({title:lt})=>(0,n.Iu)(lt))],Tt>0?[...ut,[(0,e.jP)(Tt,"row",V)]]:ut)}function Ee(b){const L=(0,te.
qj)(b[0]??{rows:[]}),X=b.slice(0,te.LC).map(we),V=(0,n.K4)(X,te.LC,b.length-X.length);return b.length===1?`${e.Gr[L]} <b>${V}</b>: ${te.pJ[L]}`:`${e.Gr[L]} <b>${(0,n.
px)(b.length,"root module")}</b> with errors or warnings: ${V}`}function j(b){const L=b.flatMap(X=>X.rows);return`${e.Gr[(0,te.Fg)(L)]} <b>${(0,n.px)(b.length,"\
root module")}</b>: ${(0,te.nS)(L)}`}function H(b,L){const X=(0,te.qj)(b),{wrong:V,good:et}=(0,te.P)(b),ut=[...V,...et],Tt=[...Se(ut,L),...(0,te.ns)({...b,rows:ut},
Ae)],lt=X==="works"?(0,te.nS)(b.rows):te.pJ[X];return(0,i.TM)(`${e.Gr[(0,te.Fg)(b.rows)]} <b>${we(b)}</b>: ${lt}`,[De(ut,b,Tt,L,Number.POSITIVE_INFINITY)])}function tt(b,L,X){
const V=`${e.Gr[(0,te.Fg)([b])]}&nbsp;<b>${(0,i.hn)((0,te.mC)(b,L))}</b>`,[et]=b.places,ut=[...b.kind==="module"&&b.source!==b.address?[(0,i.hn)(b.source)]:[],...et===
void 0?[]:[(0,e.u_)(et,X)]];return ut.length===0?V:`${V}<br><sub>${ut.join(" at ")}</sub>`}const it=2e5,ft={notes:6e3,causes:45e3,repositories:14e3,history:24e3,
roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},yt=["causes","unchecked","repositories","history","roots","evidence","passed","skipped",
"notices","notes"],Mt=1e3,kt=10,Rt=5,Yt=600,Ft=100,Qt=7,Jt=(b,L)=>ne(b,{context:L,rest:e.h,isBrief:!1},{head:`## ${be(b,L)}`,foot:`tf-disco ${(0,w.js)(L.version)}\
, started ${(0,w.js)((0,$.QN)(L.startedAt))}.`,maxBytes:it});function ne(b,L,{head:X,foot:V,maxBytes:et}){const ut=pe(b,L),Tt=new Map;let lt=et-Mt-(0,M.$$)(X+V);
for(const[Zt,re]of Object.entries(ft)){const fe=ut[Zt](Math.min(re,lt)).filter(Te=>Te!=="").join(`

`),Oe=(0,M.$$)(fe)<=lt;Oe&&(lt-=(0,M.$$)(fe)),Tt.set(Zt,Oe?fe:`<p>More ${L.rest}</p>`)}const Dt=yt.map(Zt=>Tt.get(Zt)??"").filter(Zt=>Zt!==""),Ut=!L.isBrief&&Dt.
some(e.ze)?`${V} ${de(L)}`:V;return`${[X,...Dt,`<sub>${Ut}</sub>`].join(`

`)}
`}function pe(b,L){const X=(0,E.md)(b.hosts),V=X.filter(({findings:lt})=>lt.length===0),et=({severity:lt})=>lt==="notice",ut=b.findings.filter(et),Tt=b.findings.
filter(lt=>!et(lt));return{notes:lt=>[Ie(b,L,lt)],causes:lt=>U(Tt,L,lt),repositories:lt=>[p(b.files,L,lt)],history:lt=>gt(b,L,lt),roots:lt=>Re(b.roots,L,lt),evidence:lt=>L.
isBrief?[]:[ce(X,L,lt)],unchecked:lt=>[ge(V,"unchecked",L,lt)],passed:lt=>[ge(X,"works",L,lt)],skipped:lt=>[ge(X,"skipped",L,lt)],notices:lt=>L.isBrief?[]:[je(ut,
L,lt)]}}function de({context:b}){const L=b.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, an\
d can be <a href="${(0,w.js)(L)}">kept as an artifact</a>.`}function je(b,L,X){if(b.length===0)return"";const V=`${e.rC.notice} ${(0,n.px)(b.length,"notice")}`;
return(0,i.TM)(V,U(b,L,X))}function Ie(b,L,X){const V=(0,D.h$)(b,L.context).map(Dt=>`${(0,n.Iu)((0,w.h$)(Dt,Yt))}.`),et=(0,i.R4)(V,X,kt,Dt=>Dt),ut=et.slice(0,Rt),
Tt=L.isBrief?[]:et.slice(Rt),lt=V.length-ut.length-Tt.length;return[`<p>${ut.join("<br>")}</p>`,...Tt.length===0?[]:[(0,i.TM)((0,n.px)(Tt.length,"more remark"),
[`<p>${Tt.join("<br>")}</p>`])],...lt>0?[`<p>${(0,e.jP)(lt,"remark",L)}</p>`]:[]].join(`
`)}const be=(b,L)=>`${Ce(b)} ${(0,n.Iu)((0,E.$N)(b,L))}`;function Ce(b){const L=b.findings.some(({severity:V})=>V!=="notice"),X=b.hosts.length===0?"skipped":"wo\
rks";return e.Gr[b.passed?L?"warns":X:"fails"]}function Ue({url:b,workflow:L,job:X,commit:V}){const et=L.split("/").at(-1)??"";return[`<a href="${(0,w.js)(b)}">${(0,w.
D9)(et===""?"this run":et,Ft)}</a>`,...X===""?[]:[`job ${(0,w.D9)(X,Ft)}`],...V===""?[]:[`commit ${(0,w.D9)(V.slice(0,Qt))}`]].join(", ")}}),8373:((pt,N,t)=>{t.
d(N,{Bm:()=>v,EP:()=>o,Gr:()=>A,Su:()=>m,_h:()=>g,b_:()=>u,h:()=>w,jP:()=>i,rC:()=>y,u_:()=>l,xy:()=>S,ze:()=>r});var $=t(5143),E=t(4503),n=t(4120),M=t(8884),D=t(
8641);const w="in the JSON report",S="in the job summary",y={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},A={fails:"\u274C",unchecked:"\u274C",warns:"\
\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},d="&nbsp;more ",i=(c,f,{rest:p})=>`and ${c}${d}${c===1?f:(0,n._l)(f)} ${p}`,r=c=>c.includes(d),o=(c,f,p,a=0)=>(0,M.
Ky)(c,f,O=>l(O,p),a).replace(/ more (?=places?$)/,d),e=600,l=(c,f)=>typeof c=="string"?m(c):h(c,(0,M.eo)(c),f),u=(c,f)=>h(c,(0,M.eo)({...c,file:(0,$.bH)(c.file).
path}),f);function h(c,f,{context:p}){const a=`<code>${(0,D.js)(f).replaceAll("/","/<wbr>")}</code>`,O=(0,E.uM)(c,p);return O===null||O.length>e?a:`<a href="${(0,D.
js)(O,e)}">${a}</a>`}const m=c=>c.endsWith(" input")?`the ${(0,D.D9)(c.replace(/ input$/,""))} input`:(0,D.D9)(c),g=(c,f,{context:p})=>`<a href="${(0,D.js)(`${p.
docsUrl}#${c}`)}">${f}</a>`,v=c=>({value:D.D9,prose:D.h$,because:f=>l(f,c)})}),5102:((pt,N,t)=>{t.d(N,{$N:()=>h,JR:()=>i,QK:()=>u,b:()=>o,cG:()=>d,fX:()=>v,hm:()=>l,
md:()=>e,nx:()=>S,sG:()=>A});var $=t(2886),E=t(4e3),n=t(5799),M=t(4120),D=t(8884),w=t(4148);const S={fails:"failed",unchecked:"not checked",warns:"has warnings",
skipped:"skipped",works:"passed"},y=["fails","unchecked","warns","skipped","works"];function A(O){if(o(O))return"unchecked";const k=l(O.findings);return k==="er\
ror"?"fails":k==="warning"?"warns":i(O)?"skipped":"works"}const d=O=>["fails","warns"].includes(A(O)),i=({visit:O})=>O.attempt.discovery.kind==="skipped",r=["ho\
st-not-checked",...$.ml],o=({visit:{attempt:O}})=>O.discovery.kind==="skipped"&&r.includes(O.discovery.problem.code);function e(O){return y.flatMap(k=>O.filter(
s=>A(s)===k))}const l=O=>n.oC.find(k=>O.some(s=>s.severity===k))??null;function u({findings:O}){const k=l(O);return k==="notice"?[]:O.filter(({severity:s})=>s===
k)}function h({hosts:O,files:k,findings:s,passed:T,stopped:P,roots:R},{repositories:{length:C}}){const z=(0,w.g5)(R,C),B=z===null?k:k.filter(({problem:Ot})=>!m.
test(Ot.code)),G=B.filter(Ot=>!g(Ot)),_=l(G)==="error"&&!O.some(Ot=>A(Ot)==="fails"),x=z===null&&!_&&C>0?` in ${(0,M.px)(C,"repository")}`:"",Q=[G.length<B.length?
[`nothing to check${x}`]:c(O,x),a(G,z===null&&_?C:null)],at=_?Q.toReversed():Q,st=[z??[],...at].flat().join(", "),ct=l(s)==="error";if(P!==null){const Ot=(0,E.Cw)(
P);return ct||O.some(o)?`${st} (${Ot})`:`${Ot}; ${st}`}return T&&ct?`${st} (the check passes: fail-on is never)`:T||ct?st:`${st} (the check fails: fail-on is wa\
rning)`}const m=/^(?:module|provider|version|package|constraint|lock)-/,g=({problem:O,severity:k})=>O.code==="nothing-to-check"&&k==="error",v="not allowed";function c(O,k){
const s=O.length;if(s===0)return[`no registry hosts to check${k}`];const T=O.filter(ct=>!i(ct)).map(A),P=O.filter(o).length,[R,C]=[T.length,s-T.length],z=T.filter(
ct=>ct==="fails").length,B=T.filter(ct=>ct==="warns").length,G=O.filter(ct=>i(ct)&&A(ct)==="fails").length,_=[{count:z,words:S.fails},{count:G,words:v},{count:P,
words:S.unchecked}],I=[{count:R-z,words:S.works},{count:C-G-P,words:S.skipped}],x=z+G+P>0,[U,...Q]=(x?_:I).filter(({count:ct})=>ct>0),st=U?.words===v||U?.words===
S.unchecked?U.count===1?"is ":"are ":"";return[`${p(U?.count??0,s)}${k} ${st}${U?.words}`,...Q.map(({count:ct,words:Ot})=>`${ct} ${Ot}`),...B===0?[]:[f(B,s,x)]]}
function f(O,k,s){return k===1?"with warnings":`${O} ${s?"more ":""}with warnings`}function p(O,k){return k===1?"1 registry host":O===k?`all ${k} registry hosts`:
`${O} of ${k} registry hosts`}function a(O,k){const s=l(O);if(s===null||s==="notice")return[];const T=O.filter(({severity:z})=>z===s),P=(0,D.eb)(T).length,R=P===
0?(0,D.Dc)(T):0,C=(0,D.BQ)(O);return[...P===0?[]:[`${s}s in files of ${k===null?(0,M.px)(P,"repository"):(0,D.iW)(P,k)}`],...R===0?[]:[`${s}s in ${(0,M.px)(R,"f\
ile")}`],...l(C)===s?[`${s}s in the ${(0,D.et)(C)}`]:[]]}}),4148:((pt,N,t)=>{t.d(N,{Fg:()=>d,LC:()=>o,Mm:()=>y,P:()=>h,cZ:()=>m,eX:()=>R,fi:()=>e,g5:()=>l,ie:()=>c,
ij:()=>P,jB:()=>u,mC:()=>f,nS:()=>p,ns:()=>T,pJ:()=>r,qj:()=>A});var $=t(5143),E=t(1064),n=t(5011),M=t(5257),D=t(4120),w=t(8884);const S=["fails","warns","works"];
function y({worst:B}){return B==="error"?"fails":B==="warning"?"warns":"works"}const A=({rows:B})=>S.find(G=>B.some(_=>y(_)===G))??"works";function d(B){const G=A(
{rows:B});return G==="works"&&B.some(i)?"skipped":G}const i=({chosen:B})=>Object.keys(B).length===0,r={fails:"init fails",warns:"has warnings",works:"passed"},o=3,
e=({directory:B},G)=>B===M.cd.file?M.cd.file:B==="."?"the top directory":G(B);function l(B,G=0){const _=B.filter(({directory:st})=>st!==M.cd.file),{failing:I}=u(
_),{length:x}=I;if(x===0)return null;const U=new Set(I.map(({directory:st})=>(0,$._M)(st))),Q=G<2?"":` (${(0,w.iW)(U.size,G)})`;return _.length===1?`init fails${Q}`:
`init fails in ${x===_.length?`all ${x}`:`${x} of ${_.length}`} root modules${Q}`}function u(B){const{fails:G=[],warns:_=[],works:I=[]}=Object.groupBy(B,A);return{
failing:G,wrong:[...G,..._],good:I}}function h({rows:B}){const{fails:G=[],warns:_=[],works:I=[]}=Object.groupBy(B,y);return{wrong:[...G,..._],good:I}}function m(B){
const G=new Map;for(const x of u(B).wrong)for(const U of h(x).wrong){const Q=g(U),at=G.get(Q)??{row:U,roots:new Set};G.set(Q,at),at.roots.add(x)}const{fails:_=[],
warns:I=[]}=Object.groupBy(G.values(),({row:x})=>y(x));return[..._,...I]}const g=({kind:B,source:G,constraints:_,locked:I,chosen:x,problems:U})=>JSON.stringify(
[B,G,_,I,x,U]),v=3;function c(B,G){const _=new Map(B.map(x=>[x.row,[...x.roots]]));return{title:"root modules",cell:x=>{const U=_.get(x)??[],Q=U.slice(0,v).map(
G);return(0,D.K4)(Q,v,U.length-Q.length)}}}const f=({address:B,host:G},{clients:_})=>_.every(I=>(0,n.Vm)(I)===G)&&B.startsWith(`${G}/`)?B.slice(G.length+1):B;function p(B){
const G=[...new Map(B.map(at=>[`${at.kind} ${at.source}`,at])).values()],_=["module","provider"].flatMap(at=>{const{length:st}=G.filter(ct=>ct.kind===at);return st===
0?[]:[(0,D.px)(st,at)]});if(_.length===0)return"no registry modules and no providers";const I=B.some(({platforms:at})=>at.length>0)?" and package":"",x=G.filter(
i).length,U=G.filter(({chosen:at})=>Object.values(at).includes(null)).length,Q=x+U===0?`every version${I} is available`:[...U>0?[`${U} without a version`]:[],...x>
0?[`${x} not checked`]:[]].join(", ");return`${_.join(" and ")}, ${Q}`}const a=60,O=6,k=60,s=12;function T({clients:B,rows:G},_){const I=G.every(({chosen:U})=>new Set(
Object.values(U)).size<=1),x=[{title:"constraint",cell:({constraints:U})=>(0,D.K4)([...new Set(U)].map(Q=>_(Q,k)),O)},...I?[{title:"version",cell:U=>C(U,null,_)}]:
B.map(U=>({title:E.bB[U],cell:Q=>C(Q,U,_)})),{title:"newest",cell:({newest:U})=>U===null?"":_(U,a)},{title:"platforms",cell:({platforms:U})=>z(U,_)}];return P(x,
G)}const P=(B,G)=>B.filter(({cell:_})=>G.some(I=>_(I)!=="")),R=B=>({title:"problem",cell:({problems:G})=>G.filter(({usualSeverity:_})=>_!=="notice").map(B).join(
", ")});function C({chosen:B,locked:G},_,I){const x=_===null?Object.values(B)[0]:B[_];return x===void 0?"":x!==null?`${I(x,a)}${x===G?" (locked)":""}`:G===null?
"none":`none (locked: ${I(G,a)})`}function z(B,G){const _=B.map(({platform:I,available:x})=>`${x===null?"?":x?"\u2713":"\u2717"} ${G(I,a)}`);return(0,D.K4)(_,s)}}),
733:((pt,N,t)=>{t.d(N,{W:()=>w,n:()=>E});const $=/^[ -~]*$/;function E(S){if($.test(S))return S.length;let y=0;for(const A of S)y+=n(A);return y}function n(S){return $.
test(S)?1:M(S)?0:new RegExp("\\p{Regional_Indicator}","u").test(S)?1:D(S)?2:1}const M=S=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(S),D=S=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(S);function w(S,y,A){let[d,i]=["",0];for(const r of S){const o=n(r),e=i+o;if(i>=y&&e<=A&&(o>0||i>y)?d+=r:d+=" ".repeat(Math.max(0,Math.min(e,A)-Math.max(i,
y))),i=e,i>A)break}return d}}),7146:((pt,N,t)=>{t.d(N,{ky:()=>i,nI:()=>n,qt:()=>y,wW:()=>A});var $=t(733);const E={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function n(o,e,l){return l.colour?`\x1B[${E[e]}m${o}\x1B[0m`:o}const M=(o,e,{hyperlinks:l})=>e===void 0||!l?o:`\x1B]8;;${e}\x1B\\${o}\x1B]8;;\x1B\\`,D=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
w=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,S=5001;function y(o){const{FORCE_HYPERLINK:e,TERM:l="",TERM_PROGRAM:u="",VTE_VERSION:h}=o;
return e?e!=="0":o.CI||o.NO_COLOR||l==="dumb"?!1:Number(h)>=S||D.test(u)||w.test(l)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(m=>o[m])}function A(o,e){const l="\
 ".repeat(o.indent),u=o.label.padEnd((o.column??0)-1),h=" ".repeat(o.indent+(o.column??2)),[m="",...g]=r(e.withFlags?.(o.text)??o.text,{first:e.width-l.length-u.
length-1,others:e.width-h.length}),v=M(n(u,o.style,e),o.url,e),c=d(m,o.linked,e);return[`${l}${v} ${c}`.trimEnd(),...g.map(f=>`${h}${f}`)]}function d(o,e,l){return!e?.
url||!o.startsWith(e.text)?o:`${M(e.text,e.url,l)}${o.slice(e.text.length)}`}function i(o,{width:e,withFlags:l}){const[u="",...h]=r(l?.(o)??o,{first:e,others:e-
2});return[u,...h.map(m=>`  ${m}`)]}function r(o,e){const l=[];let u="",h=0;for(const m of o.split(" ")){const g=l.length===0?e.first:e.others,v=(0,$.n)(m);u!==
""&&h+1+v>g?(l.push(u),u=m,h=v):(h=u===""?v:h+1+v,u=u===""?m:`${u} ${m}`)}return[...l,u]}}),6536:((pt,N,t)=>{t.d(N,{S5:()=>Ae,MV:()=>Se,K8:()=>Re});var $=t(2389),
E=t(2796),n=t(5102),M=t(4120),D=t(5955),w=t(6763),S=t(8641),y=t(1831),A=t(4503),d=t(8884),i=t(733),r=t(7146);const o=160,e=12,l="    ",u=/##\w*\[/;function h({place:j,
before:H,literal:tt,after:it},ft,yt){const Mt=" ".repeat(`  ${j.line}`.length),kt=Math.min(yt.width,o)-Mt.length-3;if(kt<e)return[];const Rt=m(H+tt+it),Yt=Rt(H+
tt+it),Ft=(0,i.n)(Yt)<=kt?0:Rt(H).search(/[^ ]|$/),Qt=Yt.slice(Ft),Jt=(0,i.n)(Rt(H))-Ft,ne=(0,i.n)(Rt(H+tt))-Ft,{from:pe,to:de,text:je}=g(Qt,Jt,Math.max(ne,Jt+1),
kt),Ie=(0,r.nI)("|","dim",yt),be="^".repeat(Math.max(1,Math.min(ne,de)-Math.max(Jt,pe))),Ce=" ".repeat(Math.max(Jt,pe)-pe);return[`${(0,r.nI)(`  ${j.line}`,"dim",
yt)} ${Ie} ${je}`.trimEnd(),`${Mt} ${Ie} ${Ce}${(0,r.nI)(be,ft,yt)}`]}function m(j){const H=tt=>(0,S.RK)(tt.replaceAll("	",l),Number.POSITIVE_INFINITY);return u.
test(H(j))?tt=>H(tt).replaceAll(/(?<=#)#/g," #"):H}function g(j,H,tt,it){const ft=(0,i.n)(j);if(ft<=it)return{from:0,to:it,text:j};const yt=Math.max(0,it-2-(tt-
H)),Mt=tt<it?0:Math.max(0,H-1-Math.ceil(yt*2/3)),kt=ft-Mt<=it,Rt=Mt+it,Yt=(0,i.W)(j,Mt===0?0:Mt+1,kt?Rt:Rt-1),Ft=`${Mt===0?"":"\u2026"}${Yt}${kt?"":"\u2026"}`;return{
from:Mt,to:kt?Rt:Rt-1,text:Ft}}var v=t(1505),c=t(7574);const f=20,p=6,a=13,O={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"\
!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},k={error:O.fails,warning:O.warns,notice:{sign:"\xB7",style:"blue"}},
s={value:S.RK,prose:S.RK,because:d.eo};function T(j,H){const tt=(0,n.sG)(j),{sign:it,style:ft}=O[tt],yt=[...(0,n.cG)(j)?C(j,H.context):[],...(0,v.o7)(j,s)],Mt=`${n.
nx[tt]}${j.isNew?` (${M.dy})`:""}: ${R(j)}`;return[...(0,r.wW)({indent:0,label:`${it} ${P(j.visit.host)}`,style:ft,text:Mt},H),...yt.flatMap(kt=>z(kt,H))].map(S.
BP).join(`
`)}const P=j=>{const H=(0,y.nx)(j);return H===j?(0,S.RK)(j):`${(0,S.RK)(H)} (${(0,S.RK)(j)})`};function R(j){const{discovery:H}=j.visit.attempt,tt=(0,n.QK)(j);return tt.
length>0?(0,M.K4)([...new Set(tt.map(it=>it.problem.code))],p):H.kind==="skipped"?H.problem.code:(0,v.Yj)(j,s)}function C(j,H){const{hops:tt,certificates:it}=j.
visit.attempt;return[(0,v.se)(j,H,s),{label:"response",texts:tt.map(B)},{label:"services",texts:G(j)},...(0,v.Zc)(j,s),{label:"certificate",texts:it.map(ft=>I(ft,
H))}]}const z=({label:j,texts:H},tt)=>H.flatMap((it,ft)=>{const yt=ft===0?j:"";return(0,r.wW)({indent:2,label:yt,style:"dim",column:a,text:it},tt)});function B(j){
const H=j.status===null?"none":`${j.status} ${(0,S.RK)(j.reason,v.tN)}`,tt=j.status===null?"after":"in",it=[...j.mediaType===null?[]:[(0,S.RK)(j.mediaType,v.tN)],
...j.address===null?[]:[`at ${(0,S.RK)(j.address,v.tN)}`],...j.proxy===null?[]:[`through ${(0,S.RK)((0,S.cq)(j.proxy))}`],...j.authorization==="none"?[]:[`token\
 ${(0,M.Rk)(j.authorization)}`]],ft=it.length===0?"":` (${it.join("; ")})`;return`${H.trim()} from ${(0,S.RK)((0,S.cq)(j.url))} ${tt} ${(0,c.kJ)(j.ms)}${ft}`}function G({
services:j,servicesLeftOut:H}){const tt=j.slice(0,f),it=j.length-tt.length+H;return[...tt.map(_),...it>0?[`and ${it} more`]:[]]}function _(j){const H=(0,S.RK)(j.
id,v.tN);switch(j.kind){case"url":return`${H} ${(0,S.RK)((0,S.cq)(j.url))}`;case"login":{const{authz:tt,token:it}=j.login,ft=[tt,it].map(yt=>(0,S.RK)((0,S.cq)(yt??
"none")));return`${H} authz ${ft.join(", token ")}`}case"problem":return`${H}: ${j.problem.code}`}}function I(j,H){const{host:tt,subject:it,issuer:ft,expires:yt}=j,
Mt=(0,S.RK)((0,c.nO)(yt,H.startedAt));return`${(0,S.RK)(tt,v.tN)} valid until ${Mt}; subject ${(0,S.RK)(it,v.tN)}, issuer ${(0,S.RK)(ft,v.tN)}`}const x=4,U={places:6,
messages:5,frames:E.Wi},Q={places:3,messages:2,frames:1},at=1e3;function st(j,H,tt){const{severity:it,code:ft,title:yt,message:Mt}=j,kt=(0,S.RK)(Mt??yt,at),Rt=`${H.
context.docsUrl}#${ft}`,{style:Yt}=k[it],Ft=ct(j,tt)??[...xt(j.hosts.length>1?"hosts":"host",Ot(j),H),...Kt(j,H,tt),...wt(j,H)],Qt=mt(j.findings)?"":j.help??"";
return[...(0,r.wW)({indent:0,label:`${it}[${ft}]:`,style:Yt,url:Rt,text:kt},H),...Ft,...xt("help",(0,S.RK)(Qt,at),H),...xt("affects",(0,M.od)(j.affects,H.context.
clients),H)].map(S.BP).join(`
`)}function ct(j,{codes:H}){const{hosts:tt,message:it,code:ft,findings:yt}=j;if(tt.length<2||it===null)return null;const{lines:Mt}=(0,d.yv)(yt),kt=JSON.stringify(
[tt.toSorted(),Mt[0],Mt.length]),Rt=H.get(kt);return Rt===void 0&&H.set(kt,ft),Rt===void 0?null:[`  hosts: the same ${tt.length} as for ${Rt}`]}function Ot({hosts:j,
findings:H,message:tt}){const[it]=j;if(j.length===1&&it!==void 0&&tt?.includes((0,y.nx)(it))&&H[0]?.isHostNew!==!0)return"";const yt=(0,M.Ku)(j,x).map(Mt=>{const kt=H.
filter(Ft=>Ft.host===Mt),Rt=j.length>1?(0,d.eb)(kt).length:0,Yt=[...kt.some(({isHostNew:Ft})=>Ft)?[M.dy]:[],...Rt>1?[(0,M.px)(Rt,"repository")]:[]];return`${P(Mt)}${Yt.
length===0?"":` (${Yt.join(", ")})`}`});return(0,M.K4)(yt,j.length,j.length-yt.length)}function Kt(j,H,tt){const{frames:it}=At(j),ft=J(j),yt=(0,E.cr)(j).length-
ft.length;return[...ft.flatMap(({message:Mt,findings:kt,first:Rt},Yt)=>{const Ft=q(Rt,j.message===null?Mt:"",H);return Yt>=it?Ft:[...Ft,...ht(Rt,j,H,tt),...xt("\
help",(0,S.RK)($t(j,kt),at),H)]}),...yt>0?[`  and ${(0,M.px)(yt,"more message")} in the JSON report`]:[]]}const At=({hosts:j,findings:H})=>j.length>1||mt(H)?Q:U,
J=j=>(0,M.Ku)((0,E.cr)(j),At(j).messages).map(([H,tt])=>({message:H,findings:tt,first:(0,d.tN)(tt)}));function q(j,H,tt){if(j===null&&H==="")return[];const it=j===
null?"-":"-->",ft=j===null?"":(0,d.R3)(j),yt=[ft,(0,S.RK)(H,at)].filter(kt=>kt!=="").join(": "),Mt={text:ft,url:j&&(0,A.uM)(j,{...tt.context,links:null})};return(0,r.
wW)({indent:2,label:it,style:"dim",text:yt,linked:Mt},tt)}function ht(j,{severity:H},tt,{lines:it}){if(j===null)return[];const{file:ft,line:yt,column:Mt}=j,kt=tt.
context.sources.find(Rt=>Rt.place.file===ft&&Rt.place.line===yt&&Rt.place.column===Mt);return kt===void 0||it.has(kt)?[]:(it.add(kt),h(kt,k[H].style,tt))}function $t({
help:j,findings:H},tt){return j!==null||mt(H)?"":tt[0]?.problem.help??""}const mt=([j,H])=>j?.exclude!==void 0&&H!==void 0;function wt(j,H){const{findings:tt}=j,
{lines:it,settings:ft,leftOut:yt}=(0,d.yv)(tt),Mt=(0,d.oN)(it,J(j).map(({first:Rt})=>Rt)),kt=At(j).places;return[...xt("hits",(0,d.mj)(tt,H.context.repositories.
length),H),...xt("also at",(0,d.Ky)(Mt,kt,void 0,yt),H),...xt("required by",(0,d.Ky)(ft,kt),H)]}const xt=(j,H,tt)=>H===""?[]:(0,r.wW)({indent:2,label:`${j}:`,style:"\
dim",text:H},tt);var Nt=t(4148),Ct=t(1064);const Vt=20,se=3,ie="  ",ce=j=>(0,Nt.fi)(j,d.II);function he(j,H){const{wrong:tt}=(0,Nt.jB)(j);return tt.length>Nt.LC?
[W(j,tt,H)]:tt.map(it=>{const ft=(0,Nt.P)(it),yt=[...ft.wrong,...ft.good],Mt=dt((0,Nt.ns)({...it,rows:yt.slice(0,Vt)},S.RK),yt),kt=ce(it);return Pt({outcome:(0,Nt.
qj)(it),name:kt,root:it,rows:yt,columns:Mt},H)})}function W(j,H,tt){const it=(0,Nt.cZ)(j),ft=it.map(({row:Ft})=>Ft),yt=Ct.Du.filter(Ft=>H.some(Qt=>Qt.clients.includes(
Ft))),Mt=(0,Nt.ns)({clients:yt,rows:ft.slice(0,Vt)},S.RK),kt=dt([(0,Nt.ie)(it,ce),...Mt],ft),Rt=(0,Nt.qj)({rows:ft}),Yt=(0,M.px)(H.length,"root module");return Pt(
{outcome:Rt,name:Yt,root:{clients:yt},rows:ft,columns:kt},tt)}const dt=(j,H)=>[...j,...(0,Nt.ij)([(0,Nt.eX)(({code:tt})=>tt)],H)];function Pt({outcome:j,name:H,
root:tt,rows:it,columns:ft},yt){const{sign:Mt,style:kt}=O[j],Rt=it.filter(Jt=>(0,Nt.Mm)(Jt)===j),Yt=[...new Set(Rt.map(Jt=>(0,S.RK)((0,Nt.mC)(Jt,tt))))],Ft=`${Nt.
pJ[j]} for ${(0,M.K4)(Yt,se)}`,Qt=it.length-Vt;return[`${(0,r.nI)(Mt,kt,yt)} ${(0,r.nI)(H,"bold",yt)}: ${Ft}`,...Ht(it.slice(0,Vt).map(Jt=>({sign:O[(0,Nt.Fg)([Jt])],
cells:[(0,S.RK)((0,Nt.mC)(Jt,tt)),...ft.map(({cell:ne})=>ne(Jt))]})),["module or provider",...ft.map(({title:Jt})=>Jt)],yt),...Qt>0?[`  and ${Qt} more in the JS\
ON report`]:[]].map(S.BP).join(`
`)}function Ht(j,H,tt){const it=H.map((Mt,kt)=>Math.max(...[Mt,...j.map(({cells:Rt})=>Rt[kt])].map(nt)));if(it.reduce((Mt,kt)=>Mt+ie.length+kt,ie.length)>tt.width)
return j.flatMap(({sign:{sign:Mt,style:kt},cells:[Rt="",...Yt]})=>{const Ft=Yt.flatMap((Jt,ne)=>Jt===""?[]:[`${H[ne+1]} ${Jt}`]),Qt=`${Rt}: ${Ft.join("; ")}`;return(0,r.
wW)({indent:2,label:Mt,style:kt,text:Qt},tt)});const yt=Mt=>Mt.map((kt,Rt)=>kt+" ".repeat((it[Rt]??0)-nt(kt))).join(ie).trimEnd();return[`    ${(0,r.nI)(yt(H),"\
dim",tt)}`,...j.map(({sign:{sign:Mt,style:kt},cells:Rt})=>`  ${(0,r.nI)(Mt,kt,tt)} ${yt(Rt)}`)]}const nt=(j="")=>Array.from(j).length;function ot(j,H){const tt=j.
flatMap(Rt=>Rt.rows),{sign:it,style:ft}=O[(0,Nt.Fg)(tt)],[yt]=j,kt=`${j.length===1&&yt!==void 0?ce(yt):(0,M.px)(j.length,"root module")}: ${(0,Nt.nS)(tt)}`;return(0,r.
wW)({indent:0,label:it,style:ft,text:kt},H).map(S.BP).join(`
`)}const vt=3,St=4,bt=1e3;function Bt({hosts:j,roots:H},tt){const it=Map.groupBy(j,n.sG),ft=(it.get("unchecked")??[]).filter(({findings:Mt})=>Mt.length===0),{good:yt}=(0,Nt.
jB)(H);return[...It("unchecked",ft,tt),...It("skipped",it.get("skipped")??[],tt),...It("works",it.get("works")??[],tt),...yt.length>0?[ot(yt,tt)]:[]]}function It(j,H,tt){
const it=Ft=>T(Ft,tt);if(H.length<=vt)return H.map(it);const{sign:ft,style:yt}=O[j],Mt=(0,M.Ku)(H,St).map(({visit:Ft})=>P(Ft.host)),kt=(0,M.K4)(Mt,Mt.length,H.length-
Mt.length),Rt=`${(0,M.px)(H.length,"host")} ${n.nx[j]}: ${kt}`;if(!tt.isRunner)return[(0,r.wW)({indent:0,label:ft,style:yt,text:Rt},tt).map(S.BP).join(`
`)];const Yt=Ft=>`and ${Ft} more in the JSON report`;return[[(0,S.BP)(`${ft} ${Rt}`),...(0,M.UV)(H,bt,it,Yt)].join(`
`)]}function _t(j,H){const tt=(0,d._X)(j),[it]=tt;if(it===void 0)return[];const ft=Qt=>`${(0,S.RK)(Qt.repository)} (${(0,M.H8)(Qt.findings)})`,yt=(0,M.Ku)(tt,St).
map(ft),{sign:Mt,style:kt}=O[(0,n.hm)(it.findings)==="error"?"fails":"warns"],Rt=`${(0,M.px)(tt.length,"repository")} ${(0,d.fP)(tt)}: ${(0,M.K4)(yt,yt.length,tt.
length-yt.length)}`;if(!H.isRunner||yt.length===tt.length)return[(0,r.wW)({indent:0,label:Mt,style:kt,text:Rt},H).map(S.BP).join(`
`)];const Yt=Qt=>`and ${Qt} more in the JSON report`,Ft=(0,M.UV)(tt,bt,ft,Yt);return[[`${Mt} ${Rt}`,...Ft].map(S.BP).join(`
`)]}function K(j,H){const tt=(0,n.hm)(j.findings),it=j.hosts.length>vt||j.findings.length>0,ft=H.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",yt=`problem codes are explained at ${H.context.docsUrl}`;return it?[(tt===null||tt==="no\
tice"?[ft]:[yt,ft]).flatMap(kt=>(0,r.ky)(kt,H)).join(`
`)]:[]}var F=t(7361),Y=t(4218);const Z=3,rt=20,gt=40,Et=12,Lt=10,Wt=140,Xt=30,Gt="  ",zt=2,jt="  ",qt="\xA0";function ae(j,H){const tt=(0,Y.U4)(j,H.context),it=tt.
length<=Z?tt:tt.filter(({host:Rt})=>(0,n.cG)(Rt));if(it.length===0)return"";const ft=it.slice(0,rt),yt=it.length-ft.length,Mt=me(ft,H),kt=[`last ${(0,M.px)(Mt.marks,
"run")}`,...Mt.columns.map(ye)];return[...(0,r.ky)(`history: ${kt.filter(Rt=>Rt!=="").join(", ")}`,H),...ft.map((Rt,Yt)=>ke(Rt,Yt,Mt,H)),...yt>0?[`  and ${(0,M.
px)(yt,"more host")} in the history file`]:[],...ue(ft,H)].map(S.BP).join(`
`)}function ue(j,H){const tt=(0,Y.MC)(j).map(([ft,yt])=>`${ft} ${yt}`.replaceAll(" ",qt));return(0,r.ky)(tt.join(", "),{...H,width:H.width-Gt.length}).map(ft=>`${Gt}${(0,r.
nI)(ft.trim().replaceAll(qt," "),"dim",H)}`)}function me(j,H){const tt=Math.max(...j.map(({host:Jt})=>(0,i.n)(P(Jt.visit.host)))),it=Math.min(gt,tt),ft=Math.max(
...j.map(({history:Jt})=>Jt.recent.length)),yt=oe(j),Mt=Math.min(H.width,Wt)-Gt.length-zt-jt.length,kt=Jt=>yt.slice(0,Jt).reduce((ne,pe)=>ne-jt.length-ge(pe),Mt),
Yt=yt.map((Jt,ne)=>yt.length-ne).find(Jt=>it+ft<=kt(Jt))??1,Ft=kt(Yt),Qt=Math.min(ft,Math.max(Lt,Ft-it));return{columns:yt.slice(0,Yt),marks:Qt,name:Math.min(it,
Math.max(Et,Ft-Qt))}}function oe(j){const H=it=>j.map(({history:{latency:ft}})=>ft===null?"-":(0,c.kJ)(ft[it]));return[{title:"uptime in 30 days",cells:j.map($e)},
{title:"median latency",cells:H("medianMs")},{title:"95th percentile",cells:H("p95Ms")},{title:"",cells:j.map(({history:it})=>(0,Y.kW)(it)??"")}].filter(({cells:it})=>it.
some(ft=>ft!==""))}function $e(j){const H=(0,Y.bW)(j,Xt);return(H&&(0,F.mc)(H))??"-"}const ye=({title:j})=>j,ge=({cells:j})=>Math.max(...j.map(H=>H.length));function ke({
host:j,history:H},tt,{columns:it,name:ft,marks:yt},Mt){const{sign:kt,style:Rt}=O[(0,n.sG)(j)],Yt=(0,Y.qX)(H.recent.slice(-yt)),Ft=it.map(ne=>{const pe=ne.cells[tt]??
"";return ne.title===""?pe:pe.padStart(ge(ne))}),Qt=Yt.replace(/\u2573+/g,ne=>(0,r.nI)(ne,"red",Mt));return[`${Gt}${(0,r.nI)(kt,Rt,Mt)} ${ee(P(j.visit.host),ft)}`,
`${" ".repeat(yt-Yt.length)}${Qt}`,...Ft].join(jt).trimEnd()}function ee(j,H){const tt=(0,i.n)(j);return tt<=H?`${j}${" ".repeat(H-tt)}`:`${(0,i.W)(j,0,H-1)}\u2026`}
const ve=5,te=30,Le=3,Me=20,we=16e6;function*Ae(j,H){yield`${Se(j,H)}
`;let tt=!0;for(const{text:it}of Re(j,H)){const ft=it.includes(`
`);yield`${tt||ft?`
`:""}${it}
`,tt=ft}}function Se(j,H){const{sign:tt,style:it}=O[j.passed?"works":"fails"],ft=H.isQuiet?[]:(0,w.h$)(j,H.context).slice(0,ve);return[`${(0,r.nI)(tt,it,H)} ${(0,r.
nI)((0,n.$N)(j,H.context),"bold",H)}`,...ft.flatMap(yt=>Pe(yt,H))].join(`
`)}function*Re(j,H,tt=we){const{isQuiet:it=!1,isRunner:ft=!1,context:yt}=H,Mt=({severity:de})=>!it||de==="error"||(0,$.k2)(de,yt.failOn),kt=(0,E.cZ)(j.findings.
filter(Mt)),Rt={lines:new Set,codes:new Map};for(const de of kt.slice(0,te))yield Ee(st(de,H,Rt));const Yt=kt.slice(te).flatMap(({findings:de})=>de);if(Yt.length>
0&&(yield Ee(`and ${(0,M.px)(Yt.length,"more finding")} in the JSON report`)),it)return;const Ft=de=>({kind:ft?"group":"plain",text:de});yield*_t(j.files,H).map(
Ft);const Qt=ae(j,H);Qt!==""&&(yield Ft(Qt)),yield*he(j.roots,H).map(Ft);const Jt=(0,n.md)(j.hosts).filter(de=>(0,n.cG)(de)&&!(0,n.JR)(de)),ne=ft||Jt.length<=Le?
Jt:[];yield*De(ne,H,tt).map(Ft),yield*Bt(j,H).map(Ft);const pe=(0,w.h$)(j,yt).slice(ve);pe.length>0&&(yield Ee(pe.flatMap(de=>Pe(de,H)).join(`
`))),yield*K(j,H).map(Ee)}const Pe=(j,H)=>(0,r.ky)((0,S.RK)(j),H).map(S.BP);function*De(j,H,tt){const it=new D.Wv(tt),ft=Qt=>T(Qt,H),yt=yield*(0,D._Q)(j.slice(0,
Me),it,ft),Mt=[],kt=(0,D._Q)(j.slice(Me),it,ft);let Rt=kt.next();for(;!Rt.done;Rt=kt.next())Mt.push(Rt.value);const Yt=(0,M.px)(Mt.length,"more host");Mt.length>
0&&(yield[`details of ${Yt}`,...Mt].join(`
`));const Ft=yt+Rt.value;Ft>0&&(yield`the details of ${(0,M.px)(Ft,"more host")} are in the JSON report`)}const Ee=j=>({kind:"plain",text:j})}),5257:((pt,N,t)=>{
t.d(N,{JT:()=>D,KS:()=>w,MO:()=>S,MP:()=>M,W$:()=>n,cd:()=>E});const $="hostnames input",E={file:$,line:1,column:1,endColumn:1},n=y=>y.file===$?$:y,M=({host:y,namespace:A,
name:d,system:i})=>`${y}/${A}/${d}/${i}`,D=({host:y,namespace:A,type:d})=>`${y}/${A}/${d}`;function w({version:y},A){if(y===null)return null;const d=y.text??y.values?.[A]??
null;return d===null?null:{text:d,place:y.place}}const S=(y,A)=>`${y} ${A}`}),6283:((pt,N,t)=>{t.d(N,{Y:()=>n});var $=t(6309),E=t(8641);async function n(M,D){const{
history:w}=M.settings;if(w===null)return{checked:M,warnings:[]};try{const{recordRun:S}=await t.e(5370).then(t.bind(t,5370)),{history:y,warnings:A}=S(w,M,D);return{
checked:{...M,context:{...M.context,history:y}},warnings:A}}catch(S){return{checked:M,warnings:[`the history ${(0,E.RK)(w)} was not read: ${(0,E.RK)((0,$.A3)(S))}`]}}}}),
2909:((pt,N,t)=>{t.a(pt,async($,E)=>{try{let _=function(st){return async(ct,Ot)=>{try{await Ot()}catch(Kt){st([`${ct}: ${(0,w.A3)(Kt)}`])}}},at=function(){return process.
env.GITHUB_WORKSPACE??process.cwd()};t.r(N);var n=t(2929),M=t(9018),D=t(7251),w=t(6309),S=t(40),y=t(3565),A=t(8782),d=t(4690),i=t(9077),r=t(3795),o=t(3386),e=t(
2057),l=t(1964),u=t(3329),h=t(2827),m=t(4503),g=t(5505),v=t(8641),c=t(9703),f=t(6536),p=t(8463),a=t(3152),O=t(5100),k=t(6283),s=t(6875);const T=120;process.env.
UV_THREADPOOL_SIZE??="64",(0,o.p)(),(0,e.B_)(process.stdout,st=>process.stderr.write(`the log was not written: ${st}
`)),(0,e.B_)(process.stderr,()=>{});const P=y.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const R=new s.V,C=(0,d.i)(process);await(0,i.
q)(process,await z(y.Ko(O.y.map(({name:st})=>st))));async function z(st){const ct=(0,M.c)(st,process.env,(0,D.K)(y.QU)),Ot=At=>{const J=(0,M.r)(q=>(0,c.p)(At,q),
ct);return y.fJ("Could not run",J),3},Kt=(0,i.w)(process,R,{isFinal:!1,crash:Ot,now:C});try{const At=await B(st,ct),J=Kt.aborted?3:At.verdict.passed?0:1;return await I(
At,ct,Kt),J}catch(At){if(At instanceof a.GN){const J=ct.redact(At.mistakes).map(q=>(0,v.LS)(q));return y.fJ("Wrong settings",J.join(`
`)),2}return Ot(At)}}async function B(st,ct){const Ot=(0,r.fN)(Kt=>y.N4(ct.redact([Kt])),r.Si);try{return await(0,n.z6)(st,{environment:process.env,directory:at(),
isFork:(0,A.$c)(process.env.GITHUB_EVENT_NAME,P),stop:R,startTimer:s.I,now:C,progress:Ot.show,changes:Kt=>Q(Kt,ct),secrets:ct,kill:process.kill})}finally{Ot.end()}}
async function G(st){const{verdict:ct,changes:Ot,context:Kt}=st,At=(0,A.ng)(process.env,P),J=At===null?[]:(0,S.w)((0,m.R8)(ct),at(),At);if(At===null||Ot?.kind!==
"files")return{...st,located:J,context:{...Kt,links:(0,S.h)(J)}};const{withDiffLinks:q}=await t.e(9052).then(t.bind(t,9052)),ht=q(J,Ot.files,at(),At);return{...st,
located:J,context:{...Kt,links:ht}}}async function I(st,{redact:ct},Ot){const{checked:Kt,warnings:At}=await(0,k.Y)(st,{directory:at(),environment:process.env,random:Math.
random}),J=$t=>y.R8(ct($t).map(mt=>(0,v.LS)(mt))),q=_(J);J(At);let ht={...Kt,located:[]};await q("places are not links",async()=>{ht=await G(Kt)}),await x(ht,q,
J),!Ot.aborted&&await q("the comment and the issue were not written",async()=>{const{notes:$t,warnings:mt}=await U(ht,Ot);y.N4(ct($t)),J(mt)})}async function x(st,ct,Ot){
const{settings:Kt,verdict:At,context:J}=st,{GITHUB_OUTPUT:q,GITHUB_STEP_SUMMARY:ht,RUNNER_TEMP:$t}=process.env,mt={colour:!1,width:T,isRunner:!0,context:J};await ct(
"the log was not written",()=>y.ur((0,f.MV)(At,mt),(0,f.K8)(At,mt))),await ct("the annotations were not written",()=>y.fz((0,l.H)(At,J))),await ct("the outputs \
were not written",async()=>Ot(await y.Kn(q,(0,h.Y)(At)))),await ct("the job summary was not written to GITHUB_STEP_SUMMARY",()=>y.Sy(ht,(0,g.Gc)(At,J))),await ct(
"the JSON report was not written to RUNNER_TEMP",async()=>{const wt=y.u5($t,(0,u.h)(At,J));Ot(await y.Kn(q,{report:wt}))}),await ct("the report files were not w\
ritten",async()=>Ot(await(0,p.t)(Kt,st,at())))}async function U(st,ct){const{comment:Ot,issue:Kt}=st.settings;return Ot==="never"&&Kt==="never"?{notes:[],warnings:[]}:
await(await t.e(5386).then(t.bind(t,5386))).publish(st,(0,A.ng)(process.env,P),at(),ct)}async function Q({githubToken:st},{redact:ct}){const Ot=(0,A.ng)(process.
env,P),At=await(await t.e(5181).then(t.bind(t,5181))).readChanges(Ot,st,R.signal);return At.kind==="all"&&Ot?.pull&&y.R8(ct([`changed-only has no effect: ${At.why}`])),
At}E()}catch(T){E(T)}},1)}),5657:((pt,N,t)=>{t.d(N,{G:()=>r});var $=t(6760),E=t(5747);const n=21,M=/^(?!\.{1,2}$)[\w.-]+$/;function D(v){let c=!1;for(const f of v.
split(`
`)){const p=f.trim();p.startsWith("[")&&(c=p==='[remote "origin"]');const a=p.indexOf("=");if(!(!c||a<0||p.slice(0,a).trim().toLowerCase()!=="url"))return w(p.slice(
a+1).trim())}return null}function w(v){const c=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(v),[f,p]=c===null?S(v):[c[1],c[2]],a=(p??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),O=a.length>1&&a.length<=n;return!f||!O||!a.every(k=>M.test(k))?null:{host:f.toLowerCase(),owner:a.slice(0,-1).join("/"),name:a.at(-1)??""}}function S(v){
const c=URL.parse(v);return c===null||!/^(https?|ssh):$/.test(c.protocol)?[]:[c.protocol==="ssh:"?c.hostname:c.host,c.pathname.slice(1)]}var y=t(4614);const A=5,
d=/^[0-9a-f]{40}$/,i=/^refs\/(?!.*\.\.)[^\0]+$/;function r(v){const c=(0,$.join)(v,".git"),f=o(c,v)??c,p=g((0,$.join)(f,"commondir")),a=p===null?f:h(p,f),O=()=>m(
(0,$.join)(a,"packed-refs"))??"",k=e(g((0,$.join)(f,"HEAD")),[f,a],O);return k===null?null:{commit:k,isFetched:u(k,m((0,$.join)(f,"FETCH_HEAD"))??"",O),remote:D(
m((0,$.join)(a,"config"))??""),tracked:s=>(0,y.O)((0,$.join)(f,"index"),s)}}function o(v,c){const[,f]=/^gitdir: (.+)$/.exec(g(v)??"")??[];return f===void 0?null:
h(f,c)}function e(v,c,f){let p=v;for(let a=0;p!==null&&a<=A;a+=1){if(d.test(p))return p;const[,O]=/^ref: (.+)$/.exec(p)??[];if(O===void 0||!i.test(O))return null;
p=l(O,c,f)}return null}function l(v,c,f){for(const a of c){const O=g((0,$.join)(a,v));if(O!==null)return O}return f().split(`
`).find(a=>a.endsWith(` ${v}`))?.slice(0,40)??null}function u(v,c,f){const p=(a,O)=>a.split(`
`).some(k=>k.startsWith(`${v}${O}`));return p(c,"	")||p(f()," refs/remotes/")}const h=(v,c)=>(0,$.isAbsolute)(v)?v:(0,$.join)(c,v);function m(v){const c=(0,E.yR)(
v);return c.ok?c.text:null}const g=v=>m(v)?.replace(/\r?\n$/,"")??null}),4614:((pt,N,t)=>{t.d(N,{O:()=>o,R:()=>u});var $=t(3024),E=t(5747);const n=128*1024*1024,
M=12,D=62,w=16384,S=12288,y=4,A=61440,d=4096,i=32768,r=Buffer.alloc(0);function o(h,m){const g=(0,E.io)(h,n);return g===null?new Map:e(g,m)}function e(h,m){const g=new Map;
if(h.length<M)return g;const v=h.readUInt32BE(4);if(h.toString("latin1",0,4)!=="DIRC"||v<2||v>4)return g;const c=h.readUInt32BE(8);let f=r,p=M;for(let a=0;a<c;a+=
1){if(p+D>h.length)return g;const O=h.readUInt16BE(p+60),k=p+D+(O&w?2:0),s=v===y,{kept:T,from:P}=s?l(h,k,f):{kept:r,from:k},R=h.indexOf(0,P);if(R<0)return g;const C=h.
subarray(P,R),z=s?Buffer.concat([T,C]):C;if(z.length>d)return g;const B=(h.readUInt32BE(p+24)&A)===i,G=z.toString("utf8");B&&(O&S)===0&&m.has(G)&&g.set(G,{modified:h.
readUInt32BE(p+8),size:h.readUInt32BE(p+36)}),p=s?R+1:p+(R-p+8&-8),f=z}return g}function l(h,m,g){let v=m,c=h[v++]??0,f=c&127;for(;c&128;)c=h[v++]??0,f=(f+1)*128+
(c&127);return{kept:g.subarray(0,Math.max(0,g.length-f)),from:v}}function u(h,{modified:m,size:g}){try{const v=(0,$.lstatSync)(h),c=Math.floor(v.mtimeMs/1e3);return v.
isFile()&&v.size%2**32===g&&c%2**32===m}catch(v){return(0,E.Oj)(v),!1}}}),40:((pt,N,t)=>{t.d(N,{h:()=>A,w:()=>D});var $=t(6760),E=t(5657),n=t(4614),M=t(4503);function D(d,i,r){
if(!w(r.serverUrl))return[];const o=y(i);return[...Map.groupBy(d,l=>o(l.split("/").slice(0,-1).join("/")))].flatMap(([l,u])=>l===null?[]:S(l,u,i,r))}const w=d=>/^https?:\/\/[\w.:/-]+$/.
test(d);function S({prefix:d,checkout:i},r,o,e){const{commit:l,isFetched:u,remote:h}=i,m=URL.parse(e.serverUrl);if(h===null||m===null)return[];if(h.host!==m.host&&
h.host!==m.hostname)return[];if(!u&&![e.commit,e.defaultCommit].includes(l))return[];const g=`${h.owner}/${h.name}`,v=`${e.serverUrl}/${g}/blob/${l}`,c=a=>a?.toLowerCase()===
g.toLowerCase(),f=c(`${e.owner}/${e.repository}`)||c(e.pull?.from),p=new Map(r.map(a=>[a.slice(d.length),a]));return Array.from(i.tracked(new Set(p.keys())),([a,
O])=>{const[k,s]=[p.get(a),(0,M.oW)(a)];return k===void 0||s===null||!(0,n.R)((0,$.join)(o,k),O)?[]:{file:k,path:a,url:`${v}/${s}`,isOfRun:f}}).flat()}function y(d){
const i=new Map,r=o=>{const e=i.get(o);if(e!==void 0)return e;const l=(0,E.G)((0,$.join)(d,o)),u=o.split("/").slice(0,-1).join("/"),h=l!==null?{prefix:o===""?"":
`${o}/`,checkout:l}:o===""?null:r(u);return i.set(o,h),h};return r}const A=d=>new Map(d.map(({file:i,url:r})=>[i,{url:r}]))}),3565:((pt,N,t)=>{t.d(N,{fz:()=>mt,
fJ:()=>he,QU:()=>q,N4:()=>ie,j_:()=>se,Ko:()=>J,R8:()=>ce,ur:()=>ht,Kn:()=>xt,u5:()=>Vt,Sy:()=>wt});var $=t(3024),E=t(6760),n=t(857);function M(W){return W==null?
"":typeof W=="string"||W instanceof String?W:JSON.stringify(W)}function D(W){return Object.keys(W).length?{title:W.title,file:W.file,line:W.startLine,endLine:W.
endLine,col:W.startColumn,endColumn:W.endColumn}:{}}function w(W,dt,Pt){const Ht=new A(W,dt,Pt);process.stdout.write(Ht.toString()+n.EOL)}function S(W,dt=""){w(
W,{},dt)}const y="::";class A{constructor(dt,Pt,Ht){dt||(dt="missing.command"),this.command=dt,this.properties=Pt,this.message=Ht}toString(){let dt=y+this.command;
if(this.properties&&Object.keys(this.properties).length>0){dt+=" ";let Pt=!0;for(const Ht in this.properties)if(this.properties.hasOwnProperty(Ht)){const nt=this.
properties[Ht];nt&&(Pt?Pt=!1:dt+=",",dt+=`${Ht}=${i(nt)}`)}}return dt+=`${y}${d(this.message)}`,dt}}function d(W){return M(W).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A")}function i(W){return M(W).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function r(){
throw new Error("this function of @actions/core is not bundled")}function o(){throw new Error("this function of @actions/core is not bundled")}var e=t(6928);function l(W){
return W.replace(/[\\]/g,"/")}function u(W){return W.replace(/[/]/g,"\\")}function h(W){return W.replace(/[/\\]/g,path.sep)}var m=function(W,dt,Pt,Ht){function nt(ot){
return ot instanceof Pt?ot:new Pt(function(vt){vt(ot)})}return new(Pt||(Pt=Promise))(function(ot,vt){function St(It){try{Bt(Ht.next(It))}catch(_t){vt(_t)}}function bt(It){
try{Bt(Ht.throw(It))}catch(_t){vt(_t)}}function Bt(It){It.done?ot(It.value):nt(It.value).then(St,bt)}Bt((Ht=Ht.apply(W,dt||[])).next())})},g;(function(W){W[W.Success=
0]="Success",W[W.Failure=1]="Failure"})(g||(g={}));function v(W,dt){const Pt=toCommandValue(dt);if(process.env[W]=Pt,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(W,dt));issueCommand("set-env",{name:W},Pt)}function c(W){w("add-mask",{},W)}function f(W){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",W):issueCommand("add-path",{},W),process.env.PATH=`${W}${path.delimiter}${process.env.PATH}`}function p(W,dt){const Pt=process.env[`INPUT_${W.replace(/ /g,
"_").toUpperCase()}`]||"";if(dt&&dt.required&&!Pt)throw new Error(`Input required and not supplied: ${W}`);return dt&&dt.trimWhitespace===!1?Pt:Pt.trim()}function a(W,dt){
const Pt=p(W,dt).split(`
`).filter(Ht=>Ht!=="");return dt&&dt.trimWhitespace===!1?Pt:Pt.map(Ht=>Ht.trim())}function O(W,dt){const Pt=["true","True","TRUE"],Ht=["false","False","FALSE"],
nt=p(W,dt);if(Pt.includes(nt))return!0;if(Ht.includes(nt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${W}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function k(W,dt){if(process.env.GITHUB_OUTPUT||"")return r("OUTPUT",o(W,dt));process.
stdout.write(n.EOL),w("set-output",{name:W},M(dt))}function s(W){issue("echo",W?"on":"off")}function T(W){process.exitCode=g.Failure,C(W)}function P(){return process.
env.RUNNER_DEBUG==="1"}function R(W){issueCommand("debug",{},W)}function C(W,dt={}){w("error",D(dt),W instanceof Error?W.toString():W)}function z(W,dt={}){w("wa\
rning",D(dt),W instanceof Error?W.toString():W)}function B(W,dt={}){w("notice",D(dt),W instanceof Error?W.toString():W)}function G(W){process.stdout.write(W+n.EOL)}
function _(W){S("group",W)}function I(){S("endgroup")}function x(W,dt){return m(this,void 0,void 0,function*(){_(W);let Pt;try{Pt=yield dt()}finally{I()}return Pt})}
function U(W,dt){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(W,dt));issueCommand("save-state",{name:W},toCommandValue(
dt))}function Q(W){return process.env[`STATE_${W}`]||""}function at(W){return m(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(W)})}var st=t(
6309),ct=t(5747),Ot=t(566),Kt=t(4e3),At=t(5955);const J=W=>Object.fromEntries(W.map(dt=>[dt,p(dt)]));function q(W){for(const dt of W)c(dt)}function ht(W,dt){G(W);
let Pt=!0;for(const{kind:Ht,text:nt}of dt){const[ot="",...vt]=nt.split(`
`),St=Ht==="plain"&&vt.length>0;(Pt||St)&&G(""),Pt=St,St||vt.length===0?G(nt):(_(ot),G(vt.join(`
`)),I())}}const $t={error:C,warning:z,notice:B};function mt(W){for(const{level:dt,message:Pt,line:Ht,column:nt,...ot}of W)$t[dt](Pt,{...ot,...Ht===void 0?{}:{startLine:Ht},
...nt===void 0?{}:{startColumn:nt}})}const wt=(W,dt)=>Ct("GITHUB_STEP_SUMMARY",W,Pt=>(0,$.appendFileSync)(Pt,dt));async function xt(W,dt){const Pt=new Map;for(const[
ot,vt]of Object.entries(dt))try{W?await Ct("GITHUB_OUTPUT",W,St=>(0,$.appendFileSync)(St,Nt(ot,vt))):k(ot,vt)}catch(St){Pt.set(ot,(0,st.A3)(St))}const[Ht]=Pt.values();
return Ht===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...Pt.keys()].join(", ")}: ${Ht}`]}function Nt(W,dt){const Pt=typeof dt=="st\
ring"?dt:JSON.stringify(dt);if(/[\r\n]/.test(Pt))throw new st.Lw("the value has a line break");return`${W}=${Pt}
`}async function Ct(W,dt,Pt){if(!dt)throw new st.Lw(`${W} is not set; run this as an action on a runner`);const Ht=(0,$.openSync)(dt,"r+");try{const{size:nt}=(0,$.
fstatSync)(Ht);try{Pt(dt)}catch(ot){throw(0,$.fstatSync)(Ht).size>nt&&(0,$.ftruncateSync)(Ht,nt),ot}}finally{(0,$.closeSync)(Ht)}}function Vt(W,dt){if(!W)throw new st.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const Pt=(0,E.join)("tf-disco","report.json");return(0,Ot.f)(W,Pt,(0,At.mk)(dt)),(0,E.join)(W,Pt)}
function se(W){if(W===void 0||W==="")return null;const dt=(0,ct.yR)(W);try{if(dt.ok)return JSON.parse(dt.text)}catch{}const Pt=dt.ok?"is not JSON":(0,Kt.mP)(dt.
failure);return z(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${Pt}; check that no earlier step changes it`),null}function ie(W){for(const dt of W)
G(dt)}function ce(W){for(const dt of W)z(dt)}const he=(W,dt)=>C(dt,{title:W})}),8782:((pt,N,t)=>{t.d(N,{$c:()=>S,Ob:()=>D,at:()=>d,ng:()=>n});var $=t(8641);const E=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function n(r,o){const e=m=>r[m]?.trim()??"",[,l,u]=E.exec(e("GITHUB_REPOSITORY"))??[];if(l===void 0||u===void 0)return null;const h=M(e("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:l,repository:u,apiUrl:M(e("GITHUB_API_URL")||"https://api.github.com"),serverUrl:h,event:e("GITHUB_EVENT_NAME"),workflow:w(e("G\
ITHUB_WORKFLOW_REF"))??e("GITHUB_WORKFLOW"),job:e("GITHUB_JOB"),step:e("GITHUB_ACTION"),id:Number(/^\d+$/.exec(e("GITHUB_RUN_ID"))?.[0]??0),url:`${h}/${l}/${u}/\
actions/runs/${e("GITHUB_RUN_ID")}`,defaultCommit:e("GITHUB_SHA"),commit:i(o,"pull_request","head","sha")??e("GITHUB_SHA"),pull:y(e("GITHUB_EVENT_NAME"),o),isDefaultBranch:A(
e("GITHUB_REF"),o)}}const M=r=>r.replace(/(?<!\/)\/+$/,"");function D({apiUrl:r}){const o=URL.parse(r);return o!==null&&/^https?:$/.test(o.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,$.RK)(r)}`}const w=r=>/^[^/]+\/[^/]+\/(.+?)@/.exec(r)?.[1];function S(r,o){if(r==="pull_request_target")return!1;const e=d(o,
"pull_request","head"),[l,u]=[d(e,"repo","full_name"),d(o,"pull_request","base","repo","full_name")];return e!==void 0&&l!==u}function y(r,o){const e=d(o,"pull_\
request","number");return typeof e=="number"&&Number.isSafeInteger(e)&&e>0?{number:e,isFork:S(r,o),from:i(o,"pull_request","head","repo","full_name")??null}:null}
function A(r,o){const e=i(o,"repository","default_branch");return e===void 0?null:r===`refs/heads/${e}`}function d(r,...o){return o.reduce((e,l)=>typeof e=="obj\
ect"&&e!==null?Reflect.get(e,l):void 0,r)}function i(r,...o){const e=d(r,...o);return typeof e=="string"?e:void 0}}),1964:((pt,N,t)=>{t.d(N,{H:()=>B});var $=t(4e3),
E=t(5799),n=t(2796),M=t(5102),D=t(4120),w=t(8884),S=t(8641),y=t(1831);const A=700,d=8,i=5,r={text:250,places:1},o={text:A,places:d},e=2,l=3600,u=120,h=4096,m=J=>J!==
""&&(0,w.CN)(J)&&(0,S.BP)((0,S.RK)(J,h))===J;function g(J){const q=f(J),ht=[...new Set(J.map(({problem:wt})=>wt.title))],$t=q.length>0?(0,D.K4)(q,e):p(J);if(ht.
length===1)return c($t,ht[0]??"");const mt=`${J.length} problems`;return c($t===null?mt:`${mt} with ${$t}`,ht.join(", "))}function v({title:J,hosts:q,findings:ht}){
if(ht.length===1)return g(ht);const $t=q.length>0?0:(0,w.Dc)(ht),mt=Math.max(q.length,$t),wt=mt===1?f(ht)[0]??(0,w.II)((0,w.tN)(ht)?.file??""):(0,D.px)(mt,q.length>
0?"host":"file"),xt=ht.length>mt?` (${ht.length} times)`:"";return c(mt===0?null:wt,`${J}${xt}`)}const c=(J,q)=>J===null?q:`${J}: ${q}`,f=J=>[...new Set(J.flatMap(
({host:q})=>q===null?[]:(0,S.RK)((0,y.nx)(q))))];function p(J){const q=(0,w.tN)(J);return q===null||m(q.file)?null:(0,w.II)(q.file)}function a(J,q){const ht=new Set(
J.map(({severity:wt})=>wt)).size>1,$t=J.slice(0,i).map(wt=>k(wt,ht,J.length>2?r:o,q)).map(wt=>wt.join(`
`)),mt=J.length-$t.length;return[...$t,...mt>0?[O(mt)]:[]].join(`

`).split(`
`)}const O=J=>`and ${J} more, see the job summary`;function k(J,q,ht,$t){const{problem:mt,severity:wt}=J,xt=(0,w.Xd)(J),Nt=(0,w.xi)(J,$t,ht.text,ht.places);return[
`${q?`${wt}: `:""}${(0,S.RK)(mt.message,ht.text)} [${mt.code}]`,...Nt.map(([Ct,Vt])=>`${Ct}: ${Vt}`),...xt===null||m(xt.file)?[]:[`at: ${(0,w.R3)(xt)}`],...J.isHostNew?
[`the host is ${D.dy}`]:[],`${$t.docsUrl}#${mt.code}`]}function s(J,q){const{message:ht,help:$t,findings:mt,code:wt,title:xt,affects:Nt}=J;if(mt.length===1)return a(
mt,q);const Ct=(0,D.od)(Nt,q.clients),Vt=(0,w.mj)(mt,q.repositories.length),se=[`${(0,S.RK)(ht??xt,A)} [${wt}]`,...$t===null?[]:[`help: ${(0,S.RK)($t,A)}`],...Ct===
""?[]:[`affects: ${Ct}`],...Vt===""?[]:[`hits: ${Vt}`]],ie=`${q.docsUrl}#${wt}`,ce=l-[...se,ie].join(`
`).length;return[...se,...P(J,ce),ie]}function T(J,q,{docsUrl:ht}){const $t=J.slice(0,i).flatMap(({problem:{message:mt,help:wt}})=>[`${(0,S.RK)(mt,r.text)} [${q.
code}]`,...q.help===null&&wt?[`help: ${(0,S.RK)(wt,r.text)}`]:[]]);return[...new Set($t),`see also "${v(q)}"`,`${ht}#${q.code}`]}function P({findings:J,message:q},ht){
const $t=[];let mt=ht;for(const xt of J){const Nt=R(xt,q===null);if(Nt.length>=mt)break;mt-=Nt.length+1,$t.push(Nt)}const wt=J.length-$t.length;return wt>0?[...$t,
O(wt)]:$t}function R(J,q){const{host:ht,places:$t,placesLeftOut:mt,problem:wt,isHostNew:xt}=J,Nt=(0,w.Ky)($t,1,void 0,mt),Ct=ht===null?"":`${(0,S.RK)((0,y.nx)(ht))}${xt?
` (${D.dy})`:""}`,[Vt,se]=ht===null?[Nt,""]:[Ct,Nt],ce=[q?(0,S.RK)(wt.message,u):"",q&&se!==""?`(${se})`:se].filter(he=>he!=="");return ce.length===0?`- ${Vt}`:
`- ${Vt}: ${ce.join(" ")}`}const C=10,z=200;function B(J,q){const ht=G(J),$t=(0,M.hm)(J.findings);let mt=J.findings;for(const wt of E.oC){const{annotations:xt,used:Nt}=_(
wt,mt,q,wt===$t);ht.push(...xt),mt=mt.filter(Ct=>!Nt.has(Ct))}return ht}function G({passed:J,stopped:q,findings:ht}){const $t=ht.filter(({severity:wt})=>wt==="w\
arning").length;if(J||ht.some(({severity:wt})=>wt==="error"))return[];if(q!==null)return[At("error","The check is not complete",[(0,$.Cw)(q)])];const mt=`${(0,D.
px)($t,"warning")}, and fail-on is warning`;return[At("error","Warnings fail this check",[mt])]}function _(J,q,ht,$t){const mt=q.filter(({severity:Ct})=>Ct===J),
wt=new Set(mt.map(I));if(wt.size>C){const Ct=U(mt),Vt=$t&&J!=="notice"?Q(J,Ct,ht):[];return{annotations:[...x(J,Ct,ht),...Vt].slice(0,C),used:new Set(mt)}}const xt=q.
filter(Ct=>wt.has(I(Ct)));return{annotations:[...Map.groupBy(xt,I).values()].map(Ct=>At(J,g(Ct),a(Ct,ht),(0,w.tN)(Ct))),used:new Set(xt)}}function I(J){const q=(0,w.
Xd)(J);return q===null?J:`${q.line}:${q.file}`}function x(J,q,ht){const $t=q.length<=C?q:q.slice(0,C-1),mt=q.slice($t.length).flatMap(wt=>wt.findings);return[...$t.
map(wt=>At(J,v(wt),s(wt,ht),(0,w.tN)(wt.findings))),...mt.length===0?[]:[Kt(J,mt)]]}function U(J){const q=(0,n.cZ)(J);return q.length<=C?q:Ot(q)}function Q(J,q,ht){
const $t=new Set(q.map(({findings:wt})=>wt.map(I).find(at)));return ct(q.map(wt=>st(wt).map(xt=>({cause:wt,findings:xt})))).filter(({findings:[wt]})=>{const xt=wt&&
I(wt);return at(xt)&&!$t.has(xt)&&$t.add(xt)}).slice(0,C).map(({cause:wt,findings:xt})=>{const Nt=T(xt,wt,ht);return At(J,g(xt),Nt,(0,w.tN)(xt))})}const at=J=>typeof J==
"string";function st({findings:J}){const q=J.filter(mt=>m((0,w.Xd)(mt)?.file??"")),ht=[...Map.groupBy(q,I).values()];return ct(Map.groupBy(ht,([mt])=>mt&&(mt.host??
(0,w.Xd)(mt)?.file)).values())}const ct=J=>[...J].flatMap(q=>q.map((ht,$t)=>({item:ht,turn:$t}))).toSorted((q,ht)=>q.turn-ht.turn).map(({item:q})=>q);function Ot(J){
return[...Map.groupBy(J,({code:ht})=>ht).values()].flatMap(([ht,...$t])=>ht===void 0||$t.length===0?ht??[]:{...ht,findings:[ht,...$t].flatMap(({findings:mt})=>mt),
hosts:[...new Set([ht,...$t].flatMap(({hosts:mt})=>mt))],message:null,help:null})}function Kt(J,q){const ht=[...new Set(q.map(({problem:$t})=>$t.title))];return At(
J,`and ${(0,D.px)(q.length,`more ${J}`)}`,[...ht,"see the job summary"])}function At(J,q,ht,$t=null){const mt={title:(0,S.LS)((0,S.RK)(q,z)),message:(0,S.LS)(ht.
join(`
`))};if($t===null||!m($t.file))return{level:J,...mt};const{file:wt,line:xt,column:Nt,endColumn:Ct}=$t;return{level:J,...mt,file:wt,line:xt,column:Nt,endColumn:Ct}}}),
2827:((pt,N,t)=>{t.d(N,{Y:()=>n});const $={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},E={hosts:12e4,services:36e4};function n({passed:D,hosts:w,findings:S},y=E){const A=({
services:o})=>o.flatMap(e=>e.kind==="url"?[[e.id,e.url]]:[]),d=M(w.map(({visit:o})=>JSON.stringify(o.host)),y.hosts),i=M(w.map(o=>{const e=JSON.stringify(Object.
fromEntries(A(o)));return`${JSON.stringify(o.visit.host)}:${e}`}),y.services),r=o=>S.filter(e=>e.severity===o).length;return{passed:D,hosts:`[${d.join(",")}]`,services:`\
{${i.join(",")}}`,errors:r("error"),warnings:r("warning"),"left-out":w.length-Math.min(d.length,i.length)}}function M(D,w){let S=w;return D.filter(y=>{const A=y.
length<S;return A&&(S-=y.length+1),A})}})};export{xe as ids,Ne as modules};
