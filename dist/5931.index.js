const xe=[5931,5751,2929,5528,2909],Ne={4929:(($t,_,t)=>{t.r(_),t.d(_,{credentialsConfig:()=>w,credentialsHelper:()=>E,servicesForced:()=>u,servicesForcedDiffer:()=>i});
var v=t(6246),O=t(1064),o=t(1831),M=t(4e3),k=t(5799);const w=(0,k.lS)((0,k.$e)("credentials-config","CLI configuration has a mistake",O.Du),({clients:n,mistake:s})=>({
...S(s),affects:n}));function S(n){switch(n.kind){case"missing":return{message:`${n.setting} names ${(0,v.o)(n.path)}, which does not exist`,help:"correct the p\
ath; the client continues without any CLI configuration"};case"unreadable":return{message:`${n.file} ${(0,M.mP)(n.failure)}`,help:n.failure.kind==="size"?"short\
en the file; the client reads all of it, this check nothing":"let this account read the file; the client continues without it"};case"too much":return{message:`${n.
file} and the files after it are not read; the limits of a directory are ${n.files} files and ${n.bytes/1024/1024} MiB`,help:"remove files that are not needed; \
the client reads all of them"};case"syntax":return{message:`${n.file} has a syntax error: ${n.why}`,help:"correct the file; the client ignores all of it, includ\
ing its tokens"};case"type":return{message:`${n.file}: ${n.path.join(".")} must be ${n.want}`,help:"correct the value; Terraform ignores the whole file, OpenTof\
u the blocks that it has not read yet"};case"block":return{message:`${n.file}: ${n.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`\
the label of the block ${n.type} ${(0,v.o)(n.label)} is not a hostname: ${n.why}`,help:n.advice??"write a hostname as the label; the client ignores the block"};case"\
two labels":return{message:`two ${n.type} blocks are for host ${(0,o.nx)(n.host)}: ${n.labels.map(v.o).join(" and ")}`,help:"remove one of the blocks; the clien\
t uses either of them at random"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client uses a\
ny of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client uses the\
 first"};case"no token":return{message:n.hasValue?`the token in the credentials block for host ${(0,o.nx)(n.host)} at ${n.file} is not a string`:`the credential\
s block for host ${(0,o.nx)(n.host)} at ${n.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credential\
s source'};case"panic":return{message:`the block credentials ${(0,v.o)(n.label)} contains an object, which makes the client panic`,help:"remove everything but t\
he token from the block"};case"no helper":return{message:`credentials helper ${(0,v.o)(n.name)}: there is no terraform-credentials-${n.name} in ${n.directories.
join(", ")}`,help:n.name===n.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in low\
er case; the client finds no other name"}}}const E=(0,k.lS)((0,k.z3)("credentials-helper","Credentials helper failed",O.Du),n=>n.kind==="version"?{message:`the \
file name ${n.path} ends with an invalid version, which makes the clients panic`,help:`name it terraform-credentials-${n.name}, or add a version such as _v1.0.0`,
affects:[n.client]}:{message:`credentials helper ${n.name}: ${n.why}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with \
0; without it discovery works, but init fails to install providers'}),A=10,u=(0,k.lS)((0,k.lm)("services-forced","A host block replaces service discovery",["ter\
raform","opentofu"]),({host:n,at:s})=>({message:`the host block at ${s} defines the services of ${n}; the host's own discovery document is not used`,help:`remov\
e the host block at ${s} to use the discovery document of ${n}`})),i=(0,k.lS)((0,k.lm)("services-forced-differ","A host block and the discovery document differ",
["terraform","opentofu"]),({host:n,at:s,services:e})=>({message:`the host block at ${s} and the discovery document of ${n} differ in ${(0,M.XT)(e,A)}`,help:"upd\
ate the host block or remove it; machines without it use other services"}))}),3534:(($t,_,t)=>{t.r(_),t.d(_,{credentialsDiffer:()=>i,credentialsEmpty:()=>S,credentialsMalformed:()=>A,
credentialsMissing:()=>e,credentialsNearMiss:()=>l,credentialsOtherHost:()=>y,credentialsRejected:()=>s,credentialsShort:()=>u,credentialsUnused:()=>h,documentUnauthorized:()=>m});
var v=t(4283),O=t(1064),o=t(1831),M=t(2713),k=t(4e3),w=t(5799);const S=(0,w.lS)((0,w.$e)("credentials-empty","Token is empty",O.Du),({source:d})=>({message:`the\
 token from ${d} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),E={"\
control character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its\
 end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotatio\
n marks, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent wi\
th it",help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted toge\
ther"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been repl\
aced"}},A=(0,w.lS)((0,w.z3)("credentials-malformed","Malformed token",O.Du),({source:d,slip:p})=>({message:`the token from ${d} ${E[p].has}`,help:E[p].help,...p===
"control character"?{}:{severity:"warning"}})),u=(0,w.lS)((0,w.$e)("credentials-short","Token is too short to be redacted"),({source:d})=>({message:`the token f\
rom ${d} has fewer than ${M.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again\
 or create a longer one"})),i=(0,w.lS)((0,w.lm)("credentials-differ","Clients use different tokens"),({host:d,first:p,other:a})=>({message:`for host ${(0,o.nx)(
d)}, ${n(p)} and ${n(a)}`,help:`set the token for both clients in ${(0,o.fK)(d)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first\
 token`})),n=({client:d,source:p})=>p===null?`${O.bB[d]} finds no token`:`${O.bB[d]} uses the token from ${p}`,s=(0,w.lS)((0,w.$e)("credentials-rejected","Token\
 was rejected"),({host:d,status:p,source:a})=>({message:`host ${(0,o.nx)(d)} returned ${p} for the token from ${a}`,help:`check that the token is complete, has \
not expired and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,v.jr)((0,o.cu)(d))}; then store a new one in the same place`})),e=(0,w.lS)((0,w.
$e)("credentials-missing","Token is missing"),({host:d,service:p,isFork:a,searched:P,notRead:g})=>{const r=(0,o.nx)(d),T=`host ${r} requires a token${p===null?"":
` for ${p}`}`;if(a)return{message:`${T}, and secrets are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the \
secret is available, for example on the main branch",severity:"notice"};const[C=""]=(0,o.fK)(d),R=g.length===0?"":`; not read: ${g.join(", ")}`;return{message:`${T}\
, and none was found (searched: ${P.join(", ")}${R})`,help:`add the line "${r}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${C}: \${{ secrets.REGIST\
RY_TOKEN }}" to env; outside GitHub ${f(C)}`}}),f=d=>/^\w+$/.test(d)?`export ${d}=\u2026`:`env '${d}=\u2026' terraform init`,l=(0,w.lS)((0,w.$e)("credentials-ne\
ar-miss","Token variable has a similar name"),({host:d,variable:p,why:a,write:P})=>({message:`${p} seems to be meant for host ${(0,o.nx)(d)}, but ${a}`,help:`re\
name it to ${P}: ${f(P)}`})),y=(0,w.lS)((0,w.$e)("credentials-other-host","Token is for another host",O.Du),({host:d,other:p,source:a,service:P,isSent:g,isNotice:r})=>({
message:`the clients do not send the token for ${p} from ${a} ${P===null?`after the redirect of ${d}`:`to ${P} of host ${d}`}: they send ${g?`the token of ${d}`:
"none"}`,help:P===null?`make the discovery document of ${d} public, or serve it at ${d} itself`:`set the token for ${d}, and the clients send it to ${p}`,...r?{
severity:"notice",affects:[]}:{}})),h=(0,w.lS)((0,w.lm)("credentials-unused","Token for a host that is not checked"),({host:d})=>({message:`the tokens input has\
 a token for host ${(0,o.nx)(d)}, which is not checked`,help:"write the host as in the files, including its port, or remove the line"})),m=(0,w.lS)((0,w.z3)("do\
cument-unauthorized","Discovery requires valid credentials",O.zK),({host:d,token:p,challenge:a,...P})=>{const g=p==="sent"?"rejected the given authentication cr\
edentials":"requires authentication credentials",r=a===null?"":`, and asks for ${a} authentication`;return{message:`host ${d} ${g}: ${(0,k._r)(P)}${r}`,help:(0,k.
NM)(P.page,d,c(d,p,P.status,a))}}),$="make the discovery document public";function c(d,p,a,P){const g=(0,k.qZ)(d);if(P!==null)return{operator:`exempt /.well-kno\
wn/terraform.json from ${P} authentication`,guest:g,note:"the clients send Bearer tokens only, so no token helps"};switch(p){case"sent":{const r="check that the\
 token is for this host, complete and not expired";return a===403?{operator:r,user:r,guest:g}:{operator:r,user:r}}case"none":{const r=`add a token to \`tokens\` (${d}\
=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${r}, or ${$}`,user:r,guest:g}}case"dropped":return{because:"the token was not sent there because it does\
 not follow a redirect to another host",operator:`configure ${d} to respond itself, or ${$}`};case"withheld":return{because:"the token was not sent there becaus\
e the clients would send it in clear text",operator:"redirect to an https URL"}}}}),863:(($t,_,t)=>{t.r(_),t.d(_,{documentAbsent:()=>y,documentEncoding:()=>i,documentHeaders:()=>u,
documentIncomplete:()=>s,documentNotJson:()=>e,documentNotObject:()=>f,documentSize:()=>A,documentStatus:()=>k,documentType:()=>E});var v=t(1064),O=t(4e3),o=t(5799);
const M='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',k=(0,o.lS)((0,o.z3)("document-status","Unexpected HTTP status",v.zK),({location:h,
retryAfter:m,transient:$,asked:c,...d})=>{const{page:p,status:a}=d,P=(g,r)=>({message:`${(0,O._r)(d)}${g}; expected 200 or 404`,help:(0,O.NM)(p,c,r)});if(a>=300&&
a<400)return h?P(", which clients do not follow",(0,o.C)("redirect with 301, 302, 303, 307 or 308")):P(" without a Location header",(0,o.C)("add a Location head\
er to the redirect"));if(a===429){const g=m===null?"":` (Retry-After: ${(0,O.dh)(m,w)})`;return{...P(g,S),help:S}}return $?P("",{operator:"check the host and an\
y proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,O.B9)(c)}):P("",{operator:"return the discovery docume\
nt, or 404 if the host has no services",user:(0,O.Wt)([]),guest:(0,O.qZ)(c)})}),w=40,S={because:"the host limits the requests of this machine or of its network",
operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)",user:"wait, send fewer requests at onc\
e (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},E=(0,o.lS)((0,o.z3)("document-type","Wrong C\
ontent-Type",v.Du),({url:h,page:m,asked:$,contentType:c,malformed:d})=>{const a=c===""?"has no Content-Type":`has ${d?"a malformed Content-Type":"Content-Type"}\
 "${(0,O.dh)(c)}"`;return{message:`${h} ${a}; expected "application/json"`,help:(0,O.NM)(m,$,(0,o.C)("serve the discovery document with Content-Type: applicatio\
n/json","most servers send it for a file named terraform.json"))}}),A=(0,o.lS)((0,o.z3)("document-size","Discovery document is too large",v.Du),({url:h,page:m,asked:$,
bytes:c,limit:d,isPadding:p=!1})=>p?{message:`${h} has more than ${d} bytes; what exceeds the limit is white space`,help:(0,o.C)("remove the white space at the \
end of the document"),severity:"warning"}:{message:`${h} has ${c??`more than ${d}`} bytes, limit ${d}`,help:(0,O.NM)(m,$,(0,o.C)("check what is served at this U\
RL","a discovery document only maps service ids to URLs"))}),u=(0,o.lS)((0,o.z3)("document-headers","Response headers are too large",v.zK),({host:h})=>({message:`${h}\
 sent more than 256 KiB of response headers`,help:(0,o.C)("look for a header or cookie that grows with each request")})),i=(0,o.lS)((0,o.z3)("document-encoding",
"Discovery document cannot be decompressed",v.Du),h=>"host"in h?{message:`${h.host} sent a discovery document that is not gzip, with Content-Encoding: gzip`,help:(0,o.
C)("remove the Content-Encoding header, or compress the document")}:{message:`${h.url} has Content-Encoding "${(0,O.dh)(h.encoding)}", which the clients do not \
decompress`,help:(0,O.NM)(h.page,h.asked,(0,o.C)("configure the server, and any proxy in front of it, to respect Accept-Encoding: gzip"))}),n={closed:"closed th\
e connection in the middle of its response",gzip:"sent a gzip document that is cut off"},s=(0,o.lS)((0,o.z3)("document-incomplete","Discovery document is incomp\
lete",v.zK),({host:h,why:m})=>({message:`${h} ${n[m]}`,help:(0,o.C)("look for a server that crashes while it responds, or a proxy that changes the body")})),e=(0,o.
lS)((0,o.z3)("document-not-json","Discovery document is not valid JSON",v.zK),({url:h,page:m,asked:$,why:c,advice:d})=>({message:`${h} is not valid JSON: ${(0,O.
dh)(c)}`,help:(0,O.NM)(m,$,(0,o.C)(d??M))})),f=(0,o.lS)((0,o.z3)("document-not-object","Discovery document is not a JSON object",v.zK),({url:h,page:m,asked:$,why:c})=>({
message:`${h} is not a JSON object: ${(0,O.dh)(c)}`,help:(0,O.NM)(m,$,(0,o.C)(M))})),l=20,y=(0,o.lS)((0,o.z3)("document-absent","Host has no discovery document",
v.zK),({host:h,url:m,why:$,required:c,clientErrors:d})=>{const p=c.length===0?"at least one service":c.join(", "),a=$==="status"?`has no discovery document (${m}\
 returned 404)`:"has the discovery document `null`, which offers no services",P=d.slice(0,l).map(g=>`"${g}"`).join(", ");return{message:`host ${h} ${a}; require\
d: ${p}`,help:{operator:"serve /.well-known/terraform.json at the root of the host",user:(0,O.Wt)(c),guest:(0,O.qZ)(h),...P===""?{}:{note:`the clients print ${P}`}}}})}),
7052:(($t,_,t)=>{t.r(_),t.d(_,{fileLimit:()=>s,fileOutside:()=>u,fileSyntax:()=>k,fileUnreadable:()=>A,nothingToCheck:()=>n});var v=t(1064),O=t(4e3),o=t(5143),M=t(
5799);const k=(0,M.lS)((0,M.$e)("file-syntax","File has a syntax error",v.Du),({error:e,file:f})=>({message:e??"the file is not valid UTF-8",help:(0,o.Zl)(f)?void 0:
"fix the file, or list it in `exclude` if it is invalid on purpose"})),w={file:"the file cannot be read",directory:"the directory cannot be read",link:"the targ\
et of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the \
target of the link is not a regular file; it is not read"},S={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not vali\
d UTF-8, or list it in `exclude`"},E={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in\
 `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remov\
e it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},A=(0,M.lS)((0,M.$e)("file-unreadable","File cannot be read"),e=>({
message:"code"in e?`${w[e.what]}: ${e.code}`:w[e.what],help:(e.what==="file"||e.what==="directory"?S[e.code]:void 0)??E[e.what]})),u=(0,M.lS)({code:"file-outsid\
e",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and is not followed",help:"move t\
he file into the repository, or name its directory in `scan`"})),i=3,n=(0,M.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({
scan:e,hasHostnames:f,isFleet:l})=>{const y=e.every(c=>c==="."),m=`found no Terraform or OpenTofu files in ${l?"the repositories of `usages`":y?"this directory":
`\`scan\` (${(0,O.XT)(e,i)})`}`,$=l?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return f?
{message:`${m}; only \`hostnames\` was checked`,help:`${$}, or correct \`scan\``,severity:"warning"}:{message:`${m}, and \`hostnames\` is not set`,help:`${$}, c\
orrect \`scan\` or \`exclude\`, or set \`hostnames\``}}),s=(0,M.lS)((0,M.$e)("file-limit","Part of the repository exceeds a limit"),e=>{switch(e.kind){case"size":
return{message:`the file ${(0,O.mP)(e)}`,help:"split the file, or list it in `exclude`"};case"depth":return{message:`directories nested deeper than ${e.max} lev\
els are not scanned`,help:"list this directory in `exclude`"};case"files":return{message:`there are more than ${e.max} files; this directory and the following o\
nes are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"directory":return{message:`the directory has more than ${e.max} files; the fil\
es after them are not scanned`,help:"split the directory, or list files in `exclude`"};case"parts":return{message:`the file has more than ${e.max} blocks, argum\
ents and values; the rest is not read`,help:"split the file, or list it in `exclude`"};case"module-usages":return{message:`the files of this directory use more \
than ${e.max} modules and providers; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"};case"\
usages":return{message:`the scan found more than ${e.max} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories w\
ith `scan` or `exclude`"};case"roots":return{message:`the root modules have more than ${e.max} modules in all; the constraints of this root module and the follo\
wing ones are not checked`,help:"list the directories in which `init` runs in `roots`"};case"problems":return{message:`there are more than ${e.max} problems in \
files; ${e.omitted} are not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,O.Cw)(
e.stopped)} after reading ${e.files} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `s\
can` or `exclude`, or raise `deadline-seconds`"}}})}),960:(($t,_,t)=>{t.r(_),t.d(_,{hostProtocol:()=>n,hostRecovered:()=>f,hostSlow:()=>e,hostTimeout:()=>i,hostUnknown:()=>k,
hostUnreachable:()=>S});var v=t(1064),O=t(4e3),o=t(5799);const M={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS s\
erver did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},k=(0,o.lS)((0,o.z3)("host-unknown","Hostname does not resolv\
e",v.zK),({host:l,why:y})=>({message:`${l} ${M[y]}`,help:y==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS reso\
lver of this machine, then run the check again"})),w={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is unr\
eachable: no route to the host","no-network-route":"is unreachable: no route to its network"},S=(0,o.lS)((0,o.z3)("host-unreachable","Host is unreachable",v.zK),
({host:l,error:y})=>{if(typeof y=="object"&&"proxy"in y)return{message:`${l} is unreachable: ${y.proxy}`,help:"check that the host is up, that the proxy can rea\
ch it, and HTTPS_PROXY and NO_PROXY"};const h=typeof y=="string"?w[y]:`is unreachable (${y.code})`;return{message:`${l} ${h}`,help:{operator:"check that the hos\
t is up, and that a firewall lets this machine connect to it",user:"check that a firewall or proxy lets this machine connect to it",guest:`check that a firewall\
 or proxy lets this machine connect to it; otherwise ${(0,O.B9)(l)}`}}}),E={lookup:{failed:"could not be looked up: the DNS server did not respond",help:"check \
the DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop packets f\
rom this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish its response",help:""}},A="serve the document as a static file",u=({
asks:l})=>l==="document"?A:"find out what the server waits for, such as its storage",i=(0,o.lS)((0,o.z3)("host-timeout","Host does not respond in time",v.zK),l=>{
if(l.phase==="complete")return{message:`${l.host} took ${(0,O.YA)(l.tookMs)} to return its discovery document; ${(0,O.Af)(l.releases)}`,help:(0,o.C)(A),affects:[
...new Set(l.releases.map(({client:$})=>$))]};const{failed:y,help:h}=E[l.phase],m=l.limitMs===null?"in time":`within ${(0,O.YA)(l.limitMs)}`;return{message:`${l.
host} ${y} ${m}`,help:h||{operator:u(l),guest:(0,O.B9)(l.host)}}}),n=(0,o.lS)((0,o.z3)("host-protocol","Host does not speak HTTP",v.zK),({host:l,error:y})=>({message:`\
the response of ${l} is not valid HTTP (${y})`,help:{operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"\
check the port in the address"}})),s={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the \
rest, such as the body,"},e=(0,o.lS)((0,o.$e)("host-slow","Host is slow"),({host:l,phase:y,tookMs:h,limitMs:m,...$})=>{const c=`(limit ${(0,O.YA)(m)}); ${s[y.name]}\
 took ${(0,O.YA)(y.ms)}`;return"url"in $?{message:`${$.url} took ${(0,O.YA)(h)} to answer ${c}`,help:(0,o.C)(u({asks:"answer"}))}:{message:`${l} took ${(0,O.YA)(
h)} to return its discovery document ${c}`,help:(0,o.C)(A,(0,O.Af)($.releases))}}),f=(0,o.lS)((0,o.lm)("host-recovered","Discovery succeeded after a retry"),({host:l,
attempts:y,failure:h,releases:m})=>({message:`discovery of ${l} succeeded at attempt ${y}; the first attempt failed: ${h}`,help:(0,o.C)("find out why the host f\
ails intermittently",m.length===0?"init succeeded, because the CLI retries discovery":`init with ${(0,O.eZ)(m)} would have failed`)}))}),9209:(($t,_,t)=>{t.r(_),
t.d(_,{redirectInsecure:()=>E,redirectInvalid:()=>A,redirectLimit:()=>w,redirectLoop:()=>S,redirectNested:()=>u});var v=t(1064),O=t(4e3),o=t(5799);const M=({url:i,
asks:n})=>`configure ${i} to return ${n==="document"?"the document":"its answer"}`,k=i=>(0,o.C)(`${M(i)}, or to redirect straight to it`),w=(0,o.lS)((0,o.z3)("r\
edirect-limit","Too many redirects",v.Du),({redirects:i,clients:n,limits:s,...e})=>{const f=n.map(l=>`${v.bB[l]} follows ${s[l]}`);return{message:`${e.url} redi\
rects ${i} times; ${f.join(", ")}`,help:k(e),affects:n}}),S=(0,o.lS)((0,o.z3)("redirect-loop","Redirect loop",v.zK),({url:i,asks:n,to:s})=>({message:`the redire\
cts of ${i} lead back to ${s}`,help:(0,o.C)(M({url:i,asks:n}))})),E=(0,o.lS)((0,o.$e)("redirect-insecure","Redirect to plain HTTP",v.Du),({url:i,to:n,exposesToken:s})=>({
message:`${i} redirects to ${n}, which is not https${s?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,help:(0,o.C)("red\
irect to an https URL")})),A=(0,o.lS)((0,o.z3)("redirect-invalid","Invalid redirect",v.zK),({redirect:i,url:n,why:s})=>({message:`the redirect ${i} ${n} cannot \
be followed: ${(0,O.dh)(s)}`,help:(0,o.C)("redirect to an https URL")})),u=(0,o.lS)((0,o.lm)("redirect-nested","More than one redirect"),({url:i,redirects:n})=>({
message:`${i} redirects ${n} times; the protocol only requires clients to follow 1 redirect`,help:k({url:i,asks:"document"})}))}),3410:(($t,_,t)=>{t.r(_),t.d(_,
{cloudOrganization:()=>u,cloudToken:()=>w,cloudVersion:()=>S,cloudWorkspace:()=>i,cloudWorkspaceMissing:()=>n});var v=t(1064),O=t(1831),o=t(9562),M=t(4e3),k=t(5799);
const w=(0,k.lS)((0,k.z3)("cloud-token","Token for the cloud block or remote backend is missing",v.Du),({host:s,service:e,isFork:f,searched:l,notRead:y})=>{const h=(0,O.
nx)(s),$=`${e===o.OZ?"the cloud block":"the remote backend"} requires a token for ${h}`;if(f)return{message:`${$}, and secrets are withheld from pull requests o\
f forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const c=y.length===
0?"":`; not read: ${y.join(", ")}`,[d=""]=(0,O.fK)(s);return{message:`${$}, and none was found (searched: ${l.join(", ")}${c})`,help:`add the line "${h}=\${{ sec\
rets.REGISTRY_TOKEN }}" to the tokens input, or set ${d}; outside GitHub, run \`terraform login ${h}\` or \`tofu login ${h}\``}}),S=(0,k.lS)((0,k.z3)("cloud-ver\
sion","API is too old for the cloud block",v.Du),({url:s,version:e})=>({message:`${s} returned ${e===null?"no TFP-API-Version":`TFP-API-Version ${(0,M.dh)(e)}`}\
; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hos\
tname`, or use `backend "remote"` instead of `cloud`'}})),E=s=>"why"in s?`the response of ${s.url} ${(0,M.dh)(s.why)}`:(0,M._r)({...s,page:null}),A=(s,e,f)=>"st\
atus"in s&&[401,403,404].includes(s.status)?f:(0,k.C)(`check the logs of ${e}, and that the URL of the service is that of its API`),u=(0,k.lS)((0,k.z3)("cloud-o\
rganization","Organization cannot be read",v.Du),s=>{const{host:e,organization:f,source:l}=s;return{message:`the organization ${f} at ${e} cannot be read: ${E(s)}`,
help:A(s,e,`check the name of the organization, and that the token from ${l} is valid and belongs to a member`)}}),i=(0,k.lS)((0,k.z3)("cloud-workspace","Worksp\
ace cannot be read",v.Du),s=>{const{host:e,organization:f,workspace:l}=s;return{message:`the workspace ${l} of ${f} at ${e} cannot be read: ${E(s)}`,help:A(s,e,
"check that the token may read the workspace")}}),n=(0,k.lS)((0,k.lm)("cloud-workspace-missing","Workspace does not exist"),({host:s,organization:e,workspace:f})=>({
message:`${e} at ${s} has no workspace ${f} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),793:(($t,_,t)=>{t.r(_),t.d(_,{loginAuthzInvalid:()=>l,loginAuthzMissing:()=>f,loginClientEmpty:()=>i,loginClientMissing:()=>u,loginGrantTypesInvalid:()=>n,
loginGrantTypesUnknown:()=>e,loginGrantTypesUnsupported:()=>s,loginPortsCount:()=>m,loginPortsIgnored:()=>p,loginPortsOrder:()=>c,loginPortsRange:()=>$,loginPortsSingle:()=>d,
loginScopesIgnored:()=>P,loginScopesInvalid:()=>a,loginTokenInvalid:()=>h,loginTokenMissing:()=>y,loginType:()=>A,loginUrlPort:()=>g});var v=t(1064),O=t(4e3),o=t(
5799);const M=5;function k(r){if(!Array.isArray(r))return w(r);const T=r.length>M?", \u2026":"";return`[${r.slice(0,M).map(w).join(", ")}${T}]`}function w(r){return r===
void 0?"missing":typeof r=="object"&&r!==null?(0,O.go)(r):(0,O.dh)(JSON.stringify(r))}const S=(r,T)=>`is ${k(r)}${r===void 0?"":`, not ${T}`}`,E=(r,T)=>`"${T}" \
in login.v1 of host ${r}`,A=(0,o.lS)((0,o.z3)("login-type","login.v1 is not an object",v.Du),({host:r,value:T,why:C})=>({message:`login.v1 of host ${r} is ${(0,O.
go)(T)}, not an object`,help:(0,o.C)('set login.v1 to an object with "client", "authz" and "token"',`the clients print "${C}"`)})),u=(0,o.lS)((0,o.z3)("login-cl\
ient-missing","login.v1 has no client",v.Du),({host:r,value:T})=>({message:`${E(r,"client")} ${S(T,"a string")}`,help:(0,o.C)('set "client" to the OAuth client \
ID, for example "terraform-cli"')})),i=(0,o.lS)((0,o.$e)("login-client-empty","login.v1 has an empty client",v.Du),({host:r})=>({message:`${E(r,"client")} is an\
 empty string`,help:(0,o.C)('set "client" to the OAuth client ID that the authorization server expects')})),n=(0,o.lS)((0,o.z3)("login-grant-types-invalid","gra\
nt_types in login.v1 is not an array",v.Du),({host:r,value:T})=>({message:`${E(r,"grant_types")} ${S(T,"an array of strings")}`,help:(0,o.C)('set "grant_types" \
to ["authz_code"], or remove it')})),s=(0,o.lS)((0,o.z3)("login-grant-types-unsupported","login.v1 has no usable grant type",v.Du),({host:r,value:T})=>({message:`${E(
r,"grant_types")} is ${k(T)}, which contains no supported grant type`,help:(0,o.C)('add "authz_code" to "grant_types"')})),e=(0,o.lS)((0,o.lm)("login-grant-type\
s-unknown","login.v1 has unknown grant types"),({host:r,value:T})=>({message:`${E(r,"grant_types")} is ${k(T)}; the clients know "authz_code" and "password" onl\
y`,help:(0,o.C)('remove the unknown grant types; move scopes to "scopes"')})),f=(0,o.lS)((0,o.z3)("login-authz-missing","login.v1 has no authz URL",v.Du),({host:r,
value:T})=>({message:`${E(r,"authz")} ${S(T,"a string with a URL")}`,help:(0,o.C)('set "authz" to the URL of the authorization endpoint')})),l=(0,o.lS)((0,o.z3)(
"login-authz-invalid","authz URL in login.v1 cannot be used",v.Du),({host:r,why:T})=>({message:`${E(r,"authz")}: ${(0,O.dh)(T)}`,help:(0,o.C)('set "authz" to an\
 https:// URL without user name, or to a path that starts with a slash')})),y=(0,o.lS)((0,o.z3)("login-token-missing","login.v1 has no token URL",v.Du),({host:r,
value:T})=>({message:`${E(r,"token")} ${S(T,"a string with a URL")}`,help:(0,o.C)('set "token" to the URL of the token endpoint')})),h=(0,o.lS)((0,o.z3)("login-\
token-invalid","token URL in login.v1 cannot be used",v.Du),({host:r,why:T})=>({message:`${E(r,"token")}: ${(0,O.dh)(T)}`,help:(0,o.C)('set "token" to an https:\
// URL without user name, or to a path that starts with a slash')})),m=(0,o.lS)((0,o.z3)("login-ports-count","ports in login.v1 is not two ports",v.Du),({host:r,
value:T})=>({message:`${E(r,"ports")} ${S(T,"exactly two elements")}`,help:(0,o.C)('set "ports" to the first and the last port, for example [10000, 10010]')})),
$=(0,o.lS)((0,o.z3)("login-ports-range","ports in login.v1 are out of range",v.Du),({host:r,value:T})=>({message:`${E(r,"ports")} is ${k(T)}; both must be whole\
 numbers from 1024 to 65535`,help:(0,o.C)('set "ports" to two numbers in this range, for example [10000, 10010]')})),c=(0,o.lS)((0,o.z3)("login-ports-order","po\
rts in login.v1 are in the wrong order",v.Du),({host:r,value:T})=>({message:`${E(r,"ports")} is ${k(T)}; the first port is greater than the last`,help:(0,o.C)("\
write the lower port first")})),d=(0,o.lS)((0,o.z3)("login-ports-single","ports in login.v1 is a range of one port",v.Du),({host:r,value:T})=>({message:`${E(r,"\
ports")} is ${k(T)}; the clients never use the last port, so none is left`,help:(0,o.C)('set "ports" to at least two ports, for example [10000, 10010]')})),p=(0,o.
lS)((0,o.$e)("login-ports-ignored","ports in login.v1 is not an array",v.Du),({host:r,value:T})=>({message:`${E(r,"ports")} ${S(T,"an array")}; the clients igno\
re it and use 1024 to 65535`,help:(0,o.C)('set "ports" to an array such as [10000, 10010], or remove it')})),a=(0,o.lS)((0,o.z3)("login-scopes-invalid","scopes \
in login.v1 contains a value that is not a string",v.Du),({host:r,value:T})=>({message:`${E(r,"scopes")} ${S(T,"an array of strings")}`,help:(0,o.C)('set "scope\
s" to an array of strings, or remove it')})),P=(0,o.lS)((0,o.$e)("login-scopes-ignored","scopes in login.v1 is not an array",v.Du),({host:r,value:T})=>({message:`${E(
r,"scopes")} ${S(T,"an array")}; the clients ignore it`,help:(0,o.C)('set "scopes" to an array of strings, or remove it')})),g=(0,o.lS)((0,o.$e)("login-url-port",
"Login URL has no port",v.Du),({host:r,endpoints:T})=>{const C=T.map(({name:W})=>`"${W}"`).join(" and "),[R]=T,b=T.length===1;return{message:`${C} in login.v1 o\
f host ${r} ${b?"names":"name"} no port, so a login uses port 443: ${R?.url??""}`,help:(0,o.C)(`write a path that starts with a slash, or add :${R?.port??""} to\
 the URL${b?"":"s"}`)}})}),6697:(($t,_,t)=>{t.r(_),t.d(_,{hostAssumed:()=>A,hostCheckCrashed:()=>n,hostGeneric:()=>u,hostHttp2:()=>e,hostNotAllowed:()=>S,hostNotChecked:()=>f,
hostPrivateRedirect:()=>i});var v=t(1064),O=t(3592),o=t(4e3),M=t(5799);const k=({file:h,line:m})=>`${(0,o.dh)(h)}:${m}`,w=h=>h.map(m=>v.bB[m]).join(" and "),S=(0,M.
lS)((0,M.z3)("host-not-allowed","Host is not allowed",v.zK),h=>{const{host:m}=h,$=`add ${m} to \`allowed-hosts\``;if("service"in h){const{service:c,registry:d}=h;
return{message:`${c} of ${d} is on ${m}, which is not in \`allowed-hosts\``,help:`use another registry, or ${$}`}}if("package"in h)return{message:`the package o\
f ${h.package} is downloaded from ${m}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${$}`};if("use"in h){const[
c,d]=E[h.use];return{message:`${c} ${m}, which is not in \`allowed-hosts\``,help:`use ${d}, or ${$}`}}if("implied"in h){const{place:c,clients:d}=h.implied;return{
message:`host ${m} is not in \`allowed-hosts\` and was not contacted; ${k(c)} names no host, and this is the default of ${w(d)}`,help:`name an allowed registry \
there, ${$}, or set \`dialect\` if you use another CLI`}}return{message:`host ${m} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed regis\
try, or ${$}`}}),E={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},A=(0,M.lS)(
(0,M.lm)("host-assumed","Default host of an assumed CLI was not contacted"),({host:h,place:m,clients:$,isListed:c})=>({message:`${h} was not contacted: ${k(m)} \
implies it as the default host of ${w($)}, but the CLI could not be detected`,help:c?"list the usages of the repository with `--dialect terraform` or `--dialect\
 opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),u=(0,M.lS)((0,M.lm)("h\
ost-generic","Generic hostname was not contacted"),({host:h})=>({message:`${h} is a generic hostname that stands for the host of the cloud or backend block; it \
was not contacted`,help:"add the real host to `hostnames` to check it"})),i=(0,M.lS)((0,M.z3)("host-private-redirect","Redirect to a non-public address",v.zK),({
host:h,address:m,asks:$})=>m==="metadata"?{message:`${h} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the addr\
ess; metadata services are never contacted"}:{message:`a public host ${$==="document"?"redirects":"leads"} to ${h}, which has a ${m} address and was not contact\
ed`,help:`if ${$==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),n=(0,M.lS)((0,M.z3)("host-check-crashed","tf-\
disco crashed while it checked the host",v.zK),({host:h,thrown:m})=>({message:`${h} was not checked completely, because of a bug in tf-disco ${O.xv}: ${s(m)}`,help:`\
please report this text at ${O.xV}; to pass until it is fixed, add \`host-check-crashed ${h}\` to \`ignore\``}));function s(h){if(!(h instanceof Error))return(0,o.
dh)(String(h));const m=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(h.stack??"")?.[1];return(0,o.dh)(String(h))+(m===void 0?"":` (${m})`)}const e=(0,M.lS)((0,M.z3)("host-ht\
tp2","Host speaks only HTTP/2",v.zK),({host:h})=>({message:`${h} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not chec\
ked`,help:(0,M.C)(`enable HTTP/1.1 on ${h} as well (ALPN \`http/1.1\`)`,"to pass without checking it, add `host-http2` to `ignore`")})),f=(0,M.lS)((0,M.z3)("hos\
t-not-checked","Host was not checked before the check ended",v.zK),({host:h,stopped:m,isBegun:$,unchecked:c,total:d,slowest:p})=>({message:`${h} was not checked${$?
" completely: its visit was under way when":":"} ${(0,o.Cw)(m)}, with ${c} of ${d} hosts not checked`,help:l[m.kind]+y(p)})),l={deadline:"raise `deadline-second\
s` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set\
 `deadline-seconds` below that",crash:"run the check again, and report the crash"};function y(h){return h.length===0?"":`; most of the time went to hosts withou\
t a response: ${h.map(({host:$,tookMs:c})=>`${$} (${(0,o.YA)(c)})`).join(", ")}`}}),5799:(($t,_,t)=>{t.d(_,{$e:()=>u,C:()=>o,lS:()=>n,lm:()=>i,oC:()=>O,pj:()=>w,
z3:()=>A});var v=t(6174);const O=["error","warning","notice"],o=(s,e)=>e===void 0?{operator:s}:{operator:s,note:e};function M({operator:s,user:e,guest:f},{role:l,
host:y}){const h=`ask the operator of ${y} to ${s}`;switch(l){case"operator":return s;case"user":return e===s?e:e===void 0?h:`${e}; if you run ${y}, ${k(s,e)}`;case"\
guest":return f??e??h}}const k=(s,e)=>s.startsWith(`${e}, or `)?s.slice(e.length+5):s;function w(s,e){const{cures:f,...l}=s;return f===void 0?s:{...l,help:S(f,e)}}
function S(s,e){const{because:f,note:l}=s,y=f===void 0?"":`${f}: `,h=l===void 0?"":`; ${l}`;return y+M(s,e)+h}const E=s=>(e,f,l=[])=>({code:e,title:f,severity:s,
affects:l}),A=E("error"),u=E("warning"),i=E("notice");function n(s,e){return Object.assign(l=>{const{help:y,...h}=e(l),m=s.code,$=(0,v._)(h.message),c={...s,code:m,
usualSeverity:s.severity,...h,message:$};return y===void 0?c:typeof y=="string"?{...c,help:(0,v._)(y)}:{...c,help:S(y,{role:"operator",host:""}),cures:y}},s)}}),
9319:(($t,_,t)=>{t.r(_),t.d(_,{serviceUrlCredentials:()=>k,serviceUrlCrossHost:()=>$,serviceUrlDoubleSlash:()=>d,serviceUrlEmpty:()=>w,serviceUrlInsecure:()=>m,
serviceUrlInvalid:()=>M,serviceUrlLooksLikeHost:()=>S,serviceUrlNoSlash:()=>E,serviceUrlOtherPort:()=>c,serviceUrlPrivate:()=>y,serviceUrlQuery:()=>u,serviceUrlRelative:()=>A,
serviceUrlSame:()=>p});var v=t(1064),O=t(4e3),o=t(5799);const M=(0,o.lS)((0,o.z3)("service-url-invalid","Service URL cannot be used",v.zK),({id:a,host:P,url:g,why:r})=>({
message:g===null?`${a} of host ${P}: ${(0,O.dh)(r)}`:`${a} of host ${P} is "${g}", which the clients cannot connect to: ${r}`,help:(0,o.C)(`set ${a} to an https\
:// URL, or to a path that starts with a slash`)})),k=(0,o.lS)((0,o.z3)("service-url-credentials","Service URL contains a user name",v.zK),({id:a,host:P,why:g})=>({
message:`${a} of host ${P}: ${g}`,help:(0,o.C)("remove the user name and password from the URL, or from the redirect that leads to the document","give tokens to\
 the clients instead")})),w=(0,o.lS)((0,o.z3)("service-url-empty","Service URL is empty",v.zK),({id:a,host:P,url:g})=>({message:`${a} of host ${P} is an empty s\
tring, which resolves to the document itself: ${g}`,help:(0,o.C)(`set ${a} to the URL of the service, such as "/v1/${a.split(".")[0]}/", or remove it`)})),S=(0,o.
lS)((0,o.z3)("service-url-looks-like-host","Service URL has no https://",v.zK),({id:a,host:P,value:g,why:r})=>({message:`${a} of host ${P} is "${g}", which is a\
 path and not a URL with a host`,help:(0,o.C)(`write "https://${g}" if a host is meant`,r===null?void 0:(0,O.zd)(r))})),E=(0,o.lS)((0,o.z3)("service-url-no-slas\
h","Service URL does not end with a slash",v.rG),({id:a,host:P,url:g,clients:r})=>{const T=r.map(R=>v.bB[R]),C=g.slice(g.lastIndexOf("/")+1);return{message:`${a}\
 of host ${P} does not end with a slash: ${g}`,help:(0,o.C)("add the slash",`without it ${T.slice(0,-1).join(", ")} and ${T.at(-1)} replace "${C}" with the path\
 that they append`),affects:r}}),A=(0,o.lS)((0,o.$e)("service-url-relative","Service URL is relative to the document",["dependabot","renovate","terragrunt"]),({
id:a,host:P,url:g})=>({message:`${a} of host ${P} is a path without a leading slash: Terraform and OpenTofu resolve it to ${g}, other clients do not`,help:(0,o.
C)("start the path with a slash, or write the complete URL")})),u=(0,o.lS)((0,o.$e)("service-url-query","Service URL has a query",v.Du),({id:a,host:P})=>({message:`${a}\
 of host ${P} has a query, which the clients drop when they append a path`,help:(0,o.C)("move the content of the query into the path","never put a secret into t\
he document")})),i=10,n=3;function s({host:a,uses:P},g=["is","are"]){const r=Map.groupBy(P,({id:C})=>C),T=Array.from(r,([C,R])=>{const b=R.flatMap(({endpoint:W})=>W??
[]);return b.length===0?C:`${C} (${b.join(", ")})`});return`${(0,O.XT)(T,i)} of host ${a} ${T.length===1?g[0]:g[1]}`}const e=({urls:a})=>(0,O.XT)(a,n),f=({uses:a})=>v.
zK.filter(P=>a.some(({id:g})=>(0,v.SZ)(g).includes(P))),l={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},y=(0,o.lS)(
(0,o.z3)("service-url-private","Service URL has a non-public address",v.zK),a=>({message:`${s(a)} at ${e(a)}, which clients ${l[a.kind]} cannot reach`,help:(0,o.
C)(`set the external URL of the registry (also called base URL or public URL) to https://${a.host}`),affects:f(a)})),h=[...v.Du,"dependabot"],m=(0,o.lS)((0,o.$e)(
"service-url-insecure","Service URL is not https",h),a=>{const P=a.uses.every(({endpoint:T})=>T!==null),g=P?"a login sends its token in clear text otherwise":`t\
he clients send the token of ${a.host} there in clear text`,r=f(a);return{message:`${s(a)} not https: ${e(a)}`,help:(0,o.C)(a.uses.length===1?"use an https:// U\
RL":"use https:// URLs, for example by setting the external URL of the registry",P||a.hasToken?g:void 0),affects:h.filter(T=>r.includes(T))}}),$=(0,o.lS)((0,o.$e)(
"service-url-cross-host","Service is on another host",["dependabot","renovate"]),a=>{const{host:P,name:g}=a,r=`${s(a)} on another host: ${e(a)}`,T=f(a).includes(
"renovate");return a.hasToken&&T?{message:r,help:`give Dependabot and Renovate a token for ${g}; Terraform and OpenTofu send it the token of ${P}`}:{message:r,help:`\
where outgoing traffic is filtered, allow ${g} as well`,severity:"notice",affects:[]}}),c=(0,o.lS)((0,o.lm)("service-url-other-port","Service is on another port\
 of the host"),a=>({message:`${s(a)} on another port of the same host: ${e(a)}`,help:(0,o.C)(`check that clients can connect to this port; behind a proxy, set t\
he external URL of the registry to https://${a.host}`)})),d=(0,o.lS)((0,o.$e)("service-url-double-slash","Service URL has a double slash"),a=>({message:`${s(a,[
"has","have"])} a double slash in the path: ${e(a)}`,help:(0,o.C)("remove the slash at the end of the external URL of the registry")})),p=(0,o.lS)((0,o.$e)("ser\
vice-url-same","Two services have the same URL"),a=>({message:`${s(a,["has","have"])} the same URL: ${e(a)}`,help:(0,o.C)("check both URLs","few registries serv\
e modules and providers below one URL, and a copied line is more likely")}))}),2847:(($t,_,t)=>{t.r(_),t.d(_,{serviceMissing:()=>E,serviceType:()=>u,serviceVersion:()=>A});
var v=t(1064),O=t(9562),o=t(4e3),M=t(5799);const k=20,w=({offered:i,leftOut:n})=>i.length===0?"is empty":`offers ${(0,o.XT)(i,k,n)}`;function S(i,n){const{id:s,
host:e,offered:f,block:l}=i,y=`the discovery document, which ${w(i)}`;if(l!==null)return`add ${s} to the \`host\` block at ${l}, which ${w(i)}`;if(s===O.xq&&n)return`\
configure a network mirror for the provider: Artifactory serves providers at https://${e}/artifactory/api/terraform/REPOSITORY/providers/ and offers no ${s}; th\
e discovery document ${w(i)}`;const h=(0,O.qE)(s)?f.find($=>(0,O.OA)($)===s):void 0,m=s===O.xq?`use a host that offers ${s}, or configure a network mirror for t\
he provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${s}`;return{operator:h===void 0?`add ${s} to ${y}`:`re\
name ${h} to ${s} in ${y}`,user:m}}const E=(0,M.lS)((0,M.z3)("service-missing","Service is not offered",v.zK),i=>i.id==="any"?{message:`host ${i.host} does not \
provide any service`,help:(0,M.C)(`add a service to the discovery document, which ${w(i)}`)}:{message:i.why,help:S(i,i.isArtifactory)}),A=(0,M.lS)((0,M.z3)("ser\
vice-version","Service is offered in another version",v.zK),i=>({message:i.why,help:i.isReadable?S(i,!1):`require an id of the form NAME.vN; the discovery docum\
ent ${w(i)}`})),u=(0,M.lS)((0,M.z3)("service-type","Service URL is not a string",v.zK),({id:i,host:n,value:s,why:e})=>({message:`${i} of host ${n} is ${(0,o.go)(
s)}, not a string with a URL`,help:(0,M.C)(`set ${i} to a URL such as "/v1/modules/"`,(0,o.zd)(e))}))}),8011:(($t,_,t)=>{t.r(_),t.d(_,{blockReserved:()=>l,blockUnsupported:()=>y,
hostDotlessModule:()=>$,hostIdnModule:()=>c,hostInvalid:()=>h,hostMissing:()=>m,sourceDynamic:()=>f,sourceInvalid:()=>A,sourceNearMiss:()=>u});var v=t(6174),O=t(
1064),o=t(4e3),M=t(5799);const k=120,w={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path \
or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/OR\
GANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:[
"is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},S={missing:["has no source","add `source`"],null:["has null as its source","set `source` t\
o an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0"\
 }']};function E(d){switch(d.reason){case"rejected":{const{error:p,advice:a}=d;return{message:p,help:a??void 0}}case"missing":case"null":case"not-a-requirement":{
const[p,a]=S[d.reason];return{message:`${d.address} ${p}`,help:a}}case"remote-in-test":case"white-space":case"stack":case"locked-provider":case"terragrunt":{const[
p,a]=w[d.reason];return{message:`"${d.text}" ${p}`,help:a}}}}const A=(0,M.lS)((0,M.z3)("source-invalid","Source address is invalid",O.Du),E),u=(0,M.lS)((0,M.$e)(
"source-near-miss","Source address is probably a mistake",O.Du),d=>({message:d.host===null?`"${d.text}" is not read as a registry address`:`"${d.text}" is read \
as host ${d.host}`,help:d.advice})),i=4,n="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function s(d){const p=d.slice(0,
i).map(({text:g,from:r})=>`${g===null?"not known":(0,o.dh)(g,k)} ${r??"by default"}`),a=d.length-p.length,P=a>0?`${a} more`:p.pop();return`${p.join(", ")} and ${P}`}
function e(d){const{address:p,argument:a,expression:P,candidates:g,refused:r}=d,T=(0,v.Q)((0,o.dh)(P,k)),C=`${a} of ${p} is ${T}`;if(r==="never")return{message:`${C}\
, which Terraform does not evaluate`,help:`write the ${a} as a literal`};if(r!==null){const{variable:R}=r;return{message:`${C}, and Terraform evaluates var.${R}\
 here only with \`const = true\``,help:`add \`const = true\` to variable "${R}", which requires Terraform 1.15, or write the ${a} as a literal`}}return g.length>
1?{message:`${C}, which is ${s(g)}`,help:n}:{message:`${C}, which is only known at init time`,help:n}}const f=(0,M.lS)((0,M.lm)("source-dynamic","Source address\
 is only known at init time"),e),l=(0,M.lS)((0,M.lm)("block-reserved","Block is reserved for a future version"),({block:d,parent:p})=>({message:`${d} is not all\
owed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${p} block`})),y=(0,M.lS)((0,M.z3)("block-unsuppor\
ted","Block is not supported by this CLI",O.Du),({kind:d})=>{const{client:p,what:a}=O.$I[d];return{message:`${a} is supported by ${O.bB[p]} only`,help:p==="open\
tofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),h=(0,M.lS)((0,M.z3)("host-invalid","Hostname is invali\
d",O.Du),d=>({message:`"${d.text}" is not a hostname: ${d.error}`,help:d.advice??void 0})),m=(0,M.lS)((0,M.z3)("host-missing","Hostname is missing",["opentofu"]),
({block:d})=>({severity:"warning",message:`the ${d} has no hostname, and OpenTofu has no default`,help:d==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNA\
ME and list that host in `hostnames`":"add `hostname`"})),$=(0,M.lS)((0,M.z3)("host-dotless-module","Module host has no dot in its name",O.Du),({host:d,name:p})=>({
message:`module sources cannot name host ${d}: must contain at least one dot`,help:`use a full name such as ${p}.localdomain; provider addresses accept the shor\
t name`})),c=(0,M.lS)((0,M.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:d})=>({message:`Terraform c\
annot use modules from host ${d}: it converts the name to punycode and then refuses punycode`,help:(0,M.C)("serve modules from a host with an ASCII name","OpenT\
ofu 1.12 and later accept this one")}))}),6817:(($t,_,t)=>{t.r(_),t.d(_,{proxyRefused:()=>S,tlsExpired:()=>E,tlsExpiresSoon:()=>P,tlsNameMismatch:()=>m,tlsNotYetValid:()=>A,
tlsPlainHttp:()=>a,tlsProtocol:()=>p,tlsUntrusted:()=>y});var v=t(1064),O=t(4e3),o=t(5799);const M=({host:g,isLeaf:r})=>r?`the certificate of ${g}`:`an authorit\
y in the certificate chain of ${g}`,k=g=>w(new Date(g).toISOString()),w=g=>g.slice(0,10),S=(0,o.lS)((0,o.z3)("proxy-refused","Proxy refused the request",v.zK),({
host:g,reason:r})=>({message:`${g} was not reached: ${r}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too"})),E=(0,o.lS)(
(0,o.z3)("tls-expired","TLS certificate has expired",v.zK),g=>({message:`${M(g)} expired on ${k(g.at)}`,help:(0,o.C)("renew the certificate and reload the serve\
r")})),A=(0,o.lS)((0,o.z3)("tls-not-yet-valid","TLS certificate is not valid yet",v.zK),g=>({message:`${M(g)} is not valid before ${k(g.at)}`,help:"check the cl\
ock of this machine and the start date of the certificate"})),u={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",
chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},i="configure the host to s\
end its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",n={"negative-serial":{says:"has a negative serial number, whi\
ch Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a certificate and is not allowed to",help:"\
have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authorities below it than it allows (pathlen)",help:"\
have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for servers (extendedKeyUsage)",help:"issue it wi\
th the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstraints)",help:"have it issued by an authority w\
hose name constraints permit all of its names"}},s=(g,r)=>({says:`has ${g}, which Terraform and OpenTofu do not support`,help:r}),e="issue it with another key: \
RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",f="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519";function l(g){switch(g.kind){case"unknown-authorit\
y":return{says:u[g.sent],help:i};case"curve":return s(`a key on the curve ${g.curve}`,e);case"key":return s(`a key of the kind ${g.name}`,e);case"key-size":return s(
`an RSA key of ${g.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":return s(`a signature of the kind ${g.name}`,f);case"critical-extensi\
on":return s(`the critical extension ${g.id}`,"issue it without that extension");case"malformed":return{says:`is malformed (${g.part}); Terraform and OpenTofu c\
annot read it`,help:"issue it with a program that follows RFC 5280"};case"negative-serial":case"no-authority":case"path-length":case"usage":case"constraints":return n[g.
kind]}}const y=(0,o.lS)((0,o.z3)("tls-untrusted","TLS certificate is not trusted",v.zK),({flaw:g,...r})=>{const{says:T,help:C}=l(g);return{message:`${M(r)} ${T}`,
help:C}}),h=3,m=(0,o.lS)((0,o.z3)("tls-name-mismatch","TLS certificate is for another name",v.zK),({host:g,names:r})=>({message:r.length===0?`the certificate of\
 ${g} has no DNS name among its subject alternative names`:`the certificate of ${g} is for ${(0,O.XT)(r,h)}`,help:`issue a certificate that lists ${g} as a subj\
ect alternative name, or use the name it is for`})),$={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},
"client-certificate":{says:"requires a client certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send \
it"},"unknown-name":{says:"is not a name that the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the \
server or load balancer"}},c="enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256";function d({kind:g,name:r}){switch(g){case"version":return{
says:`offers no TLS version later than ${r.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"};case"cipher":return{says:`\
offers only cipher suites that Terraform and OpenTofu do not support, such as ${r}`,help:c};case"group":return{says:`offers only key exchange groups that Terraf\
orm and OpenTofu do not support, such as ${r}`,help:"enable the group X25519 or P-256 on the host"}}}const p=(0,o.lS)((0,o.z3)("tls-protocol","TLS handshake fai\
led",v.zK),({host:g,error:r})=>{if(typeof r=="object"&&"code"in r)return{message:`the TLS handshake with ${g} failed (${r.code})`,help:"check the TLS settings o\
f the host, and that it has a certificate for this name"};const{says:T,help:C}=typeof r=="string"?$[r]:d(r);return{message:`${g} ${T}`,help:C}}),a=(0,o.lS)((0,o.
z3)("tls-plain-http","Port serves plain HTTP",v.zK),({host:g})=>({message:`${g} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"\
serve TLS on this port, or use the port that does; discovery always uses https"})),P=(0,o.lS)((0,o.$e)("tls-expires-soon","TLS certificate expires soon"),({host:g,
days:r,expires:T})=>{const C=r===0?"today":r===1?"in 1 day":`in ${r} days`;return{message:`the certificate of ${g} expires ${C}, on ${w(T)}`,help:(0,o.C)("renew\
 the certificate; if it is renewed automatically, find out why that has not happened")}})}),5747:(($t,_,t)=>{t.d(_,{Oj:()=>n,io:()=>E,yR:()=>S});var v=t(4573),O=t(
3024);const o=16*1024*1024,M=O.constants.O_RDONLY|(O.constants.O_NONBLOCK??0)|(O.constants.O_NOCTTY??0),k=Buffer.allocUnsafeSlow(256*1024);let w=k;const S=(e,f=o)=>A(
e,f,i);function E(e,f){const l=A(e,f,(y,h)=>Buffer.from(y.subarray(0,h)));return Buffer.isBuffer(l)?l:null}function A(e,f,l){let y;try{y=(0,O.openSync)(e,M)}catch(h){
return s(h)}try{const h=(0,O.readSync)(y,k,0,k.length,null);return h<k.length?l(k,h):u(y,f,l)}catch(h){return s(h)}finally{(0,O.closeSync)(y)}}function u(e,f,l){
const{size:y}=(0,O.fstatSync)(e);if(y>f||y<k.length)return{ok:!1,failure:{kind:"size",bytes:y,maxBytes:f}};w.length<y&&(w=Buffer.allocUnsafeSlow(Math.min(2*y,f)));
const h=w;let m=0;for(;m<y;){const $=(0,O.readSync)(e,h,m,y-m,m);if($===0)break;m+=$}return l(h,m)}function i(e,f){const l=e.toString("utf8",0,f),y=!l.includes(
"\uFFFD")||(0,v.isUtf8)(e.subarray(0,f));return{ok:!0,text:l,isUtf8:y,bytes:f}}function n(e){if(!(typeof e=="object"&&e!==null&&"code"in e)||typeof e.code!="str\
ing")throw e;return e.code}const s=e=>({ok:!1,failure:{kind:"error",code:n(e)}})}),4e3:(($t,_,t)=>{t.d(_,{Af:()=>m,B9:()=>e,Cw:()=>d,Fn:()=>P,NM:()=>l,Vb:()=>g,
Wt:()=>s,XT:()=>E,YA:()=>h,_r:()=>y,dh:()=>w,eZ:()=>$,go:()=>u,hS:()=>S,mP:()=>i,qZ:()=>f,zM:()=>c,zd:()=>A});var v=t(6174),O=t(4714),o=t(7715),M=t(9562);const k=300;
function w(r,T=k){if(r.length<=T)return r;const C=(0,v._)(r);return C.length<=T?C:`${(0,O.o)(C,T)}\u2026`}const S=(r,T)=>`${r} ${T}${r===1?"":"s"}`;function E(r,T,C=0){
const R=r.slice(0,T).map(W=>w(W)),b=r.length-R.length+C;return R.join(", ")+(b>0?` and ${b} more`:"")}const A=r=>`the clients print "${r}"`;function u(r){return r===
null?"null":Array.isArray(r)?"an array":typeof r=="object"?"an object":`a ${typeof r}`}function i(r){if(r.kind==="error")return`cannot be read: ${r.code}`;const{
bytes:T,maxBytes:C}=r;return`has ${T} bytes and is not read; the limit is ${C/1024/1024} MiB`}const n={[M.e$]:"correct the host in the source address, or remove\
 it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[M.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider\
 of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function s(r){return r.flatMap(C=>n[C]??[])[0]??
"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const e=r=>`wait and run the check again; see ${(0,o.V)(r)??"its sta\
tus page"}, and consider a network mirror for providers`,f=r=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${r} serves its discovery documen\
t to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function l(r,T,C){if(r===null)return C;const R=r.title===""?"":
` ("${r.title}")`,b=C.guest??f(T);switch(r.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:b,because:`\
the host returned a sign-in page${R}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${R}: allow this machine to reach the host`;case"\
other":{const W=C.user??`check that ${T} is a registry, and ${s([])}`;return{...C,user:W,guest:b,because:`the host returned an HTML page${R}`}}}}const y=({url:r,
status:T,reason:C})=>`${r} returned ${`${T} ${w(C)}`.trim()}`,h=r=>`${Math.round(r/100)/10} s`,m=r=>r.map(({name:T,attemptMs:C,retries:R})=>{const b=Number.isFinite(
C)?h(C):"without a limit",W=R===0?"":` in each of ${R+1} attempts`,N=T.includes(" and ")?"wait":"waits";return`${T} ${N} ${b}${W}`}).join(", "),$=r=>r.map(({name:T})=>T).
join(" and "),c=r=>r.kind==="several"?r.reasons:[r];function d(r){switch(r.kind){case"deadline":return`the check reached its deadline of ${h(r.ms)}`;case"signal":
return`the check was interrupted by ${r.signal}`;case"crash":return"tf-disco crashed";case"missing":return a(r);case"several":return r.reasons.map(d).join("; ")}}
const p=10;function a({what:r,names:T,total:C}){const[R,b]=r==="shard"?["shard","shards"]:["repository","repositories"],W=C===1?R:b,N=T.length===1?"is":"are";return`${T.
length} of ${C} ${W} ${N} missing: ${E(T,p)}`}const P=r=>`${r}; it may use hosts that are not in \`allowed-hosts\``,g=({kind:r,address:T,version:C})=>`${r} ${T}\
 ${w(C,40)}`}),4714:(($t,_,t)=>{t.d(_,{o:()=>o,w:()=>M});var v=t(3307);const O=2048,o=(k,w=O)=>k.length<=w?k:structuredClone(k.slice(0,w).toWellFormed());function M(k){
if(k.length<=O)return(0,v.IL)(k);switch(k[0]){case'"':return o((0,v.I)(k));case"[":return[];case"{":return{};default:return(0,v.IL)(k)}}}),7715:(($t,_,t)=>{t.d(
_,{V:()=>O});const v=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io",
"https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),O=o=>v.get(o)??null}),5751:(($t,_,t)=>{
t.d(_,{readSettings:()=>C});var v=t(3024),O=t(6760),o=t(5747),M=t(3625),k=t(4e3),w=t(3592),S=t(3474),E=t(8535),A=t(7030),u=t(6181),i=t(1831);function n(x){const D=ot=>x[ot]||
x[ot.toLowerCase()]||"",K={http:e("HTTP_PROXY",D("HTTP_PROXY")),https:e("HTTPS_PROXY",D("HTTPS_PROXY"))},B=m(D("NO_PROXY"));return ot=>{const ct=K[ot.scheme];return ct===
null||y(ot.name)||B(ot)?null:ct}}const s=["http:","https:"];function e(x,D){if(D==="")return null;const K=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(D)?D:`http:/\
/${D}`);if(K===null)throw new TypeError(`${x} is not a URL; expected http://HOST:PORT`);if(!s.includes(K.protocol))throw new TypeError(`${x} is a ${K.protocol}/\
/ proxy; expected http:// or https://`);if(!f(K.username)||!f(K.password))throw new TypeError(`${x} has a user name or password with a bare "%"; write "%25" for\
 it`);return K}function f(x){try{return decodeURIComponent(x),!0}catch(D){if(D instanceof URIError)return!1;throw D}}const l=new A.BlockList;l.addSubnet("127.0.\
0.0",8,"ipv4"),l.addAddress("::1","ipv6");const y=x=>x==="localhost"||h(l,x);function h(x,D){const K=(0,u.n7)(D.replace(/%.*$/s,"")),B=(0,A.isIP)(K);return B!==
0&&x.check(K,B===4?"ipv4":"ipv6")}function m(x){const D=x.split(",").map(K=>K.trim().toLowerCase()).filter(K=>K!=="").map($);return K=>D.some(B=>B(K))}function $(x){
if(x==="*")return()=>!0;const D=c(x);if(D!==null)return({name:V})=>D(V);const{name:K,port:B}=a(x),ot=V=>B===""||String(V.port)===B;if(d(K)){const V=(0,u.n7)(K),
it=new A.BlockList;return it.addAddress(V,(0,A.isIP)(V)===4?"ipv4":"ipv6"),gt=>h(it,gt.name)&&ot(gt)}const ct=p(K);return V=>(0,A.isIP)(V.name)===0&&ot(V)&&ct(V.
name)}function c(x){const[,D="",K=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(x)??[];if(!d(D))return null;const B=Number(K);if(B>((0,A.isIP)(D)===4?32:128))return null;
const ot=B-((0,A.isIP)(D)===6?96:0),ct=new A.BlockList,V=(0,A.isIP)((0,u.n7)(D))===4&&ot>=0;return V?ct.addSubnet((0,u.n7)(D),ot,"ipv4"):ct.addSubnet(D,B,"ipv6"),
it=>h(ct,it)&&(0,A.isIP)((0,u.n7)(it))===4===V}const d=x=>(0,A.isIP)(x)!==0&&!x.includes("%");function p(x){if(x==="")return()=>!1;const D=x.replace(/^\*\./,"."),
K=D.replace(/^\./,""),B=(0,i.Pv)(K),ot=B.ok?B.value:K;return ct=>ct.endsWith(`.${ot}`)||!D.startsWith(".")&&ct===ot}function a(x){const D=/^\[([^\]]*)\]:([^:]*)$/.
exec(x)??/^([^:[\]]*):([^:[\]]*)$/.exec(x);return D===null?{name:x,port:""}:{name:D[1]??"",port:D[2]??""}}var P=t(3152),g=t(6339);const r=4*1024*1024,T=20;async function C(x,{
environment:D,directory:K,wording:B=P.w7}){const{settings:ot,mistakes:ct}=(0,P.P$)(x,B),V=await X(ot.caFile,B),it=N(D),gt=[V,it].flatMap(Z=>Z.ok?[]:[Z.why]),bt=await Promise.
all(R(ot.scan,K).slice(0,T).map(Z=>B.missingPath(Z,K))),Pt=[...ct,...(0,g.S)(ot,B),...await b(ot,B),...await W(ot,B),...gt,...bt];if(Pt.length>0||!V.ok||!it.ok)
throw new P.GN(Pt);return{...ot,authorities:V.value,chooseProxy:it.value}}const R=(x,D)=>x.filter(K=>!/[*?[\]{}]/.test(K)&&!(0,v.existsSync)((0,O.resolve)(D,K)));
async function b({hostnames:x},{setting:D}){const K=D("hostnames"),B=x.flatMap(({addresses:V})=>V);if(B.length===0)return[];const{parseNamedAddress:ot}=await Promise.
all([t.e(1741),t.e(1257)]).then(t.bind(t,1257)),ct=B.flatMap(V=>{const it=ot(V,"terraform");return it.ok?[]:[`${K}: "${V.service}=${V.text}" is wrong: ${it.why}`]});
return(0,S.Ku)(ct,K)}async function W({ignore:x},{setting:D}){const K=D("ignore");if(x.length===0)return[];const{problemFacts:B}=await Promise.all([t.e(5931),t.
e(7341),t.e(709)]).then(t.bind(t,709)),ot=B(),ct=x.flatMap(({code:V})=>{if(Object.hasOwn(ot,V))return[];const it=(0,E.q)(V,Object.keys(ot)),gt=it===null?`${w.aq}\
 lists the codes`:`did you mean "${it}"?`;return[`${K}: "${V}" is not a problem code; ${gt}`]});return(0,S.Ku)(ct,K)}function N(x){try{return(0,M.J)(n(x))}catch(D){
if(D instanceof TypeError)return(0,M.T)(D.message);throw D}}async function X(x,{setting:D}){if(x===null)return(0,M.J)(null);const K=(0,o.yR)(x,r),B=D("ca-file");
if(!K.ok)return(0,M.T)(`${B} "${x}" ${(0,k.mP)(K.failure)}`);const{parseAuthorities:ot}=await t.e(5036).then(t.bind(t,5036)),ct=ot(K.text);return ct.ok?ct:(0,M.
T)(`${B} "${x}" ${ct.why}`)}}),2929:(($t,_,t)=>{t.d(_,{z6:()=>ie,wX:()=>Yt,w5:()=>Ht});var v=t(6760),O=t(9461),o=t(3024),M=t(5747);const k=200,w=1024*1024,S=4e3;
function E(tt,rt,Mt){const Rt=Map.groupBy(tt.filter(A).slice(0,k),({file:kt})=>kt);return Array.from(Rt).flatMap(([kt,xt])=>{const Ut=(0,v.join)(rt,kt),U=u(Ut,Mt)?
(0,M.yR)(Ut,w):null;return U?.ok?i(U.text,xt):[]})}const A=({column:tt,endColumn:rt})=>rt>tt;function u(tt,rt){try{return(0,o.statSync)(tt).mtimeMs<=rt+1}catch(Mt){
return(0,M.Oj)(Mt),!1}}function i(tt,rt){const Mt=[];let[Rt,kt]=[1,tt.startsWith("\uFEFF")?1:0];for(const xt of rt.toSorted((Ut,U)=>Ut.line-U.line)){for(;Rt<xt.
line&&kt>=0;Rt+=1)kt=tt.indexOf(`
`,kt)+1||-1;if(kt<0)break;const Ut=tt.indexOf(`
`,kt),U=Ut<0?tt.length:Ut,G=U>kt&&tt[U-1]==="\r";Mt.push(...n(tt.slice(kt,G?U-1:U),xt))}return Mt}function n(tt,rt){const{column:Mt,endColumn:Rt}=rt,kt=tt.length>
S?[]:Array.from(tt);if(Mt>kt.length)return[];const[xt,Ut]=[Mt-1,Rt-1],U=(G,F)=>kt.slice(G,F).join("");return[{place:rt,before:U(0,xt),literal:U(xt,Ut),after:U(Ut)}]}
var s=t(6174),e=t(2161);function f(tt,rt){const{directory:Mt,checkedAt:Rt,configs:kt}=rt,xt=kt.flatMap(et=>et.files),Ut=new Set(xt.flatMap(({path:et,shown:ft})=>[
l(et),ft])),U=et=>{const ft=l((0,v.resolve)(Mt,et));return!Ut.has(et)&&!Ut.has(ft)&&y(et)&&y(ft)},G=tt.filter(({file:et})=>U(et)),F=E(G,Mt,Rt),J=p(F,rt.usages);
return F.flatMap(et=>h(et,J.get(a(et.place))??null,rt))}function l(tt){const rt=(0,O.$)(tt);return rt.kind==="file"?rt.path:(0,v.resolve)(tt)}const y=tt=>(0,e.L8)(
(0,v.basename)(tt),new Set,(0,v.basename)((0,v.dirname)(tt)))!==void 0;function h({place:tt,before:rt,literal:Mt,after:Rt},kt,{redact:xt,kept:Ut}){const U=rt+Mt+
Rt;return xt(U,Ut)!==U?[]:d(U)?kt===null||$.test(kt)||!Mt.includes(kt)?[]:[{place:tt,before:"\u2026 ",literal:(0,s._)(kt),after:" \u2026"}]:[{place:tt,before:rt,
literal:Mt,after:Rt}]}const m=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
$=/[\s"]/,c=/[\w+-]{20,}/g,d=tt=>m.test(tt)||(tt.match(c)??[]).some(rt=>/\d/.test(rt)&&/[a-z]/.test(rt)&&/[A-Z]/.test(rt));function p(tt,rt){const Mt=new Map(tt.
map(({place:kt})=>[a(kt),kt.file])),Rt=new Set(Mt.values());return new Map(rt.filter(({place:kt})=>Rt.has(kt.file)&&Mt.has(a(kt))).flatMap(({place:kt,text:xt})=>xt===
null?[]:[[a(kt),xt]]))}const a=({file:tt,line:rt,column:Mt})=>`${rt}:${Mt} ${tt}`;var P=t(2389),g=t(6897),r=t(1831),T=t(3592),C=t(2796),R=t(4503),b=t(6763),W=t(
5751),N=t(1435),X=t(8723),x=t(5453),D=t(7052),K=t(8416),B=t(7854),ot=t(3474),ct=t(3152);function V(tt,rt,Mt){const Rt={...tt,newHosts:new Set,files:null,remarks:[]};
if(rt===null)return Rt;const kt=J=>({...Rt,remarks:[`changed-only has no effect: ${J}`]});if(rt.kind==="all")return kt(rt.why);const{files:xt}=rt,Ut=new Set(xt.
filter(({status:J})=>J!=="removed").map(({file:J})=>J));if(Ut.size>0&&![...Ut].some(J=>Mt(J)!==null))return kt("the checkout contains none of the files that the\
 pull request changes");const U=tt.usages.filter(({place:J})=>Ut.has(J.file)),F=`changed-only: the pull request changes ${xt.length===1?"1 file":`${xt.length} f\
iles`} with ${U.length} of ${tt.usages.length} usages`;return{usages:U,notes:tt.notes.filter(({place:J})=>it(J.file,Ut)),newHosts:bt(tt.usages,xt,Mt),files:new Set(
xt.map(({file:J})=>J)),remarks:[F]}}const it=(tt,rt)=>rt.has(tt)||tt==="."||[...rt].some(Mt=>Mt.startsWith(`${tt}/`)),gt=2e8;function bt(tt,rt,Mt){const Rt=new Set;
if(rt.some(vt))return Rt;const kt=new Map(rt.map(F=>[F.file,Z(F,Mt)])),xt=rt.flatMap(({patch:F})=>q(F,/^[ -]/));let Ut=0;const U=(F,J)=>{const et=[J,(0,r.nx)(J).
toLowerCase()];return F.filter(ft=>(Ut+=ft.length,Ut<=gt&&et.some(yt=>ft.includes(yt)))).length},G=(F,J)=>{const{isNew:et,now:ft,added:yt}=kt.get(F)?.()??Pt,Ct=et?
0:U(ft,J);return et||Ct>0&&Ct===U(yt,J)};for(const[F,J]of Map.groupBy(tt,et=>et.host)){if(F===null||J.some(({isHostImplied:ft})=>ft))continue;const et=[...new Set(
J.map(({place:ft})=>ft.file))];!et.every(ft=>kt.has(ft))||U(xt,F)>0||et.every(ft=>G(ft,F))&&Ut<=gt&&Rt.add(F)}return Rt}const Pt={isNew:!1,now:[],added:[]};function Z({
file:tt,status:rt,patch:Mt},Rt){let kt=null;const xt=()=>{const Ut=rt==="added";if(Ut||Mt===null)return{...Pt,isNew:Ut};const U=(Rt(tt)??"").toLowerCase().split(
`
`);return{isNew:Ut,now:U,added:q(Mt,/^\+/)}};return()=>(kt??=xt(),kt)}const q=(tt,rt)=>(tt??"").toLowerCase().split(`
`).filter(Mt=>rt.test(Mt)),ht=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,vt=({file:tt,status:rt,changes:Mt,patch:Rt})=>Rt===null&&rt!=="added"&&Mt>0&&
ht.test(tt);var Et=t(2859),St=t(370);async function Nt(tt,rt){const Mt=rt.now(),Rt=await(0,St.SQ)(tt,rt),kt=tt.scan.length===0?0:rt.now()-Mt,xt=(0,St.PT)(tt,Rt,
rt),Ut=await(0,K.L2)(xt),{clients:U}=Ut,G={usages:(0,B.sw)(Rt.usages,U),notes:(0,B.vH)([...Rt.notes,...jt(Rt,rt.stop.why)],U)},F=await Bt(G,tt,rt),J=await(0,N.jK)(
F.usages,tt,Ut,{...rt,mayHavePlugins:(0,St.C_)(Rt,tt)}),{roots:et,notes:ft}=await(0,x.D0)({...G,scanned:Rt,changed:F.files,dialect:Ut,settings:tt}),yt=await(0,x.
Xo)(J.usages,et),Ct=(0,Et.C)(tt,yt,U,(0,B.kA)(G.usages)),{configs:Wt,releases:zt}=J,{environment:Xt}=rt,{files:Kt,bytes:Lt}=Rt;return{dialect:{...Ut,releases:zt},
configs:Wt,usages:yt,roots:et,requirements:Ct,notes:[...(0,x.a3)(F.notes,yt,tt,Xt),...ft],newHosts:F.newHosts,isEmpty:tt.scan.length>0&&Rt.isEmpty&&Rt.endedAt===
null,complaints:J.findings,allUsages:G.usages,part:null,changes:F.changes,remarks:[...F.remarks,...J.remarks],scan:{files:Kt,bytes:Lt,usages:yt.length,durationMs:kt},
clients:()=>(0,K.rU)(Ut,xt.scan),repositories:[],incomplete:null,checkouts:null}}async function Bt(tt,rt,Mt){const Rt=rt.changedOnly?await Mt.changes(rt):null;return{
changes:Rt,...V(tt,Rt,xt=>{const Ut=(0,M.yR)((0,v.join)(Mt.directory,xt));return Ut.ok?Ut.text:null})}}function jt({endedAt:tt,files:rt},Mt){return tt===null||Mt===
null?[]:[(0,B.YW)(tt,(0,D.fileLimit)({kind:"time",stopped:Mt,files:rt}))]}function Jt({requirements:tt,part:rt,repositories:Mt}){const{size:Rt}=new Set(tt.map(({
host:Ut})=>Ut));if(Rt<=ot.pS)return;const kt=`${Rt} hosts, the limit is ${ot.pS}`,xt=Mt.length>0?`usages name ${kt}: divide the hosts with shard`:`scan found ${kt}\
: narrow scan, exclude files, or divide the hosts with shard`;throw new ct.GN([rt===null?xt:`shard ${rt.index}/${rt.count} has ${kt}: divide the hosts into more\
 shards`])}async function ie(tt,rt){const Mt=new Date,Rt=await(0,W.readSettings)(tt,rt),kt=Rt.deadlineMs,xt=rt.startTimer(kt,()=>rt.stop.end({kind:"deadline",ms:kt}));
try{const Ut=await ce(Rt,rt),U=Rt.shard===null?Ut:await ne(Ut,Rt.shard,Rt);Jt(U),await(0,g.x)();const G=await he(U,Rt,rt,Mt);return await Q(G,U,Rt,rt,Mt)}finally{
xt()}}async function ne(tt,rt,Mt){const{narrowToShard:Rt}=await Promise.all([t.e(1741),t.e(5927),t.e(8100)]).then(t.bind(t,8100));return Rt(tt,rt,Mt)}async function ce(tt,rt){
if(tt.usages.length===0)return Nt(tt,rt);const{prepareFleet:Mt}=await Promise.all([t.e(7341),t.e(7210),t.e(1411)]).then(t.bind(t,1411));return Mt(tt,rt)}async function he(tt,rt,Mt,Rt){
const{environment:kt,stop:xt,isFork:Ut}=Mt,{dialect:U,configs:G}=tt,F=await(0,X.j)(tt,rt,{...U,configs:G},Mt),J={...rt,dialect:U,isFork:Ut,part:tt.part},et=await(0,x.
K$)(F.inquiry,F.visits,J),ft={...tt,visits:F.visits,tokenVariables:Ht(kt),tokenHosts:rt.tokens.map(({host:Wt})=>Wt),tokenSources:F.tokenSources,stopped:xt.why??
tt.incomplete,predicted:et},yt={...rt,dialect:U,isFork:Ut,now:Rt.getTime()},Ct=F.visits.length>0||ft.predicted.requests.length>0;return(0,P.S4)(ft,yt,Ct?await(0,N.
U7)():null)}async function Q(tt,rt,Mt,Rt,kt){const{configs:xt,allUsages:Ut,requirements:U,changes:G,scan:F,clients:J}=rt,et=Yt(U),ft=[...rt.remarks,...(0,b.rc)(
tt)],{why:yt,evidence:Ct}=rt.dialect,Wt={verdict:tt,remarks:(0,b.q9)(ft),detection:{why:yt,evidence:Ct}},{verdict:zt,remarks:Xt,detection:Kt}=Rt.secrets.redact(
Wt,et);return{settings:Mt,changes:G,verdict:zt,context:{dialect:{...rt.dialect,...Kt},failOn:Mt.failOn,scan:F,remarks:Xt,startedAt:kt.toISOString(),durationMs:Date.
now()-kt.getTime(),version:T.xv,docsUrl:T.aq,clients:await J(),sources:f((0,C.sC)(zt.findings),{...Rt.secrets,kept:et,usages:Ut,configs:xt,directory:Rt.directory,
checkedAt:kt.getTime()}),links:null,repository:await pt(zt,rt,Rt),repositories:rt.repositories,shards:dt(Mt),history:null}}}async function pt(tt,{scan:rt,repositories:Mt},{
directory:Rt,environment:kt}){if(rt.files===0||Mt.length>0)return null;const{nameRepository:xt}=await t.e(9498).then(t.bind(t,9498));return xt(Rt,(0,R.R8)(tt),kt)}
const dt=({shard:tt})=>tt===null?null:{indexes:[tt.index],count:tt.count},Ht=tt=>Object.keys(tt).filter(rt=>/^TFE?_?TOKEN/i.test(rt)),Yt=tt=>new Set(tt.flatMap(
({host:rt,service:Mt})=>[rt,(0,r.nx)(rt),Mt]))}),9461:(($t,_,t)=>{t.d(_,{$:()=>o});var v=t(3024),O=t(5747);function o(M){try{const k=(0,v.realpathSync)(M),w=(0,v.
statSync)(k);return w.isFile()?{kind:"file",path:k}:{kind:w.isDirectory()?"directory":"special",path:k}}catch(k){return{kind:"error",code:(0,O.Oj)(k)}}}}),8185:(($t,_,t)=>{
t.d(_,{C:()=>u,I:()=>n});var v=t(4283),O=t(7052),o=t(6697),M=t(1064),k=t(1831),w=t(2886);const S=(s,{allowedHosts:e,hostnames:f})=>(0,k.Jr)(s,e)||f.some(l=>l.host===
s),E={file:".",line:1,column:1,endColumn:1},A=1e4;function u(s,e,f=A){if(e.allowedHosts.length===0)return[];const l=new Map,y=[];let h=0;for(const{directHost:$,
kind:c,isOverridden:d,place:p,clients:a}of s){if($===void 0||d||S($,e))continue;const P=c==="backend_http"||c==="remote_state"?"backend":"download",g=`${P} ${$}`,
r=l.get(g);if(r===void 0&&l.size>=f){h+=1;continue}const T=r??i($,P);l.set(g,T),y.push({...T,place:p,clients:a})}if(h===0)return y;const m=(0,O.fileLimit)({kind:"\
problems",max:f,omitted:h});return[...y,{problem:m,place:E,clients:M.Du,host:null}]}function i(s,e){const f=(0,k.Pv)(s),l=f.ok?f.value:null,y=l===null?s:(0,k.nx)(
l);return{problem:(0,o.hostNotAllowed)({host:y,use:e}),host:l}}function n(s,e,f,l){if(l.allowedHosts.length===0)return[];const y=f.filter(({because:h})=>h.some(
m=>typeof m!="string"));return e.flatMap(h=>{const{id:m,kind:$}=h;if($!=="url"||!y.some(a=>a.service===m))return[];const c=(0,v.Dl)(h.url),d=c.ok?(0,k.Pm)(c.value):
null;if(d===null||d===s||S(d,l))return[];const p=(0,o.hostNotAllowed)({host:d,service:m,registry:(0,k.nx)(s)});return[(0,w.bz)(p,m)]})}}),8988:(($t,_,t)=>{t.d(_,
{s:()=>i,k:()=>h});var v=t(3534),O=t(3410),o=t(5143),M=t(9562);const k=[M.OZ,M.Bn],w=[M.e$,M.xq],S=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...k,...w]},
{matches:/^api\.env0\.com$/,services:w},{matches:/^backend\.api\.env0\.com$/,services:k},{matches:/\.scalr\.io$/,services:k}],E=m=>S.find(({matches:$})=>$.test(
m))?.services??[];var A=t(241),u=t(2886);function i(m,{role:$},c){const d=e(m),p=m.credentials?.hasToken===!0,P=(m.attempt.hops.at(-1)?.challenge??null)===null&&
(p||$!=="guest"),g=p?[]:f(m.host,d,c),T=[...m.difference===null?[]:[m.difference],...g,...d===null||!P?[]:[l(m,d,c)]].map(R=>(0,u.bz)(R)),C=p?[]:n(m,c);return C.
length>0?[...T,...C]:g.length===0?[...T,...s(m,c)]:T}function n(m,{usages:$,isFork:c,depth:d}){const{host:p,attempt:a}=m;if(d==="discovery"||a.discovery.kind!==
"found")return[];const P=$.flatMap(({workspace:g,hasOwnToken:r,needs:T,place:C})=>g===void 0||r||(0,o.Zl)(C.file)?[]:T.filter(R=>R.host===p));return Array.from(
Map.groupBy(P,({service:g})=>g),([g,r])=>{const T=(0,O.cloudToken)({host:p,service:g,isFork:c,...y(m)}),C=r.flatMap(R=>R.clients);return(0,u.bz)((0,u.aZ)(T,C),g)})}
function s(m,{usages:$,isFork:c}){const{host:d,attempt:p,credentials:a}=m;if(p.discovery.kind!=="found"||a?.hasToken||a?.problem)return[];const P=E(d).find(g=>$.
some(({hasOwnToken:r,needs:T,place:C})=>T.some(R=>R.host===d&&R.service===g)&&!r&&!(0,o.Zl)(C.file)));return P===void 0?[]:[(0,u.bz)((0,v.credentialsMissing)({host:d,
service:P,isFork:c,...y(m)}),P)]}function e(m){const{discovery:$,hops:c}=m.attempt;return $.kind==="failed"&&$.problem.code==="document-unauthorized"?c.at(-1)?.
status??null:null}function f(m,$,{tokenVariables:c,hosts:d}){return(0,A.B)(c,m,d).filter(({isParent:p})=>!p||$!==null).map(({variable:p,why:a,write:P})=>(0,v.credentialsNearMiss)(
{host:m,variable:p,why:a,write:P}))}function l(m,$,{isFork:c}){const{host:d,credentials:p}=m;return p?.hasToken?(0,v.credentialsRejected)({host:d,status:$,source:p.
source}):(0,v.credentialsMissing)({host:d,service:null,isFork:c,...y(m)})}function y({credentials:m,looks:$}){const c=$.flatMap(P=>P.looks),d=P=>[...new Set(c.flatMap(
({held:g,source:r})=>g!=="not read"===P?r:[]))],p=m===null?d(!0):[m.source],a=m===null?d(!1):[];return{searched:p,notRead:a}}function h(m,$){return m.filter(c=>!$.
includes(c)).map(c=>(0,u.bz)((0,v.credentialsUnused)({host:c})))}}),2886:(($t,_,t)=>{t.d(_,{D3:()=>c,ER:()=>A,HJ:()=>y,Mm:()=>m,Np:()=>s,TC:()=>d,aZ:()=>E,bz:()=>S,
hD:()=>n,l$:()=>w,ld:()=>f,ml:()=>u,pi:()=>e,xJ:()=>i});var v=t(5143),O=t(5799),o=t(1831),M=t(7715);const k=["module","provider","version","package","lock","not"],
w=({problem:p,places:a})=>k.includes(p.code.replace(/-.*/,""))&&a.length>0&&a.every(P=>typeof P!="string"),S=(p,a=null,P=!0)=>({services:a===null?[]:[a],problem:p,
needed:P}),E=(p,a)=>({...p,affects:p.affects.filter(P=>a.includes(P))}),A=({problem:p,needed:a})=>a&&p.usualSeverity==="error"&&!u.includes(p.code),u=["host-htt\
p2","host-check-crashed"];function i({problem:p,needed:a},P){const g=a&&P.some(r=>p.affects.includes(r));return p.severity==="error"&&!g?"warning":p.severity}const n=(p,a,P)=>({
severity:i(p,a),problem:p.problem,affects:p.problem.affects,...P}),s=(p,a)=>O.oC.indexOf(p.severity)-O.oC.indexOf(a.severity),e=(p,a,P)=>P.some(g=>g.code===p.code&&
(g.host===null||g.host===a));function f({problem:p,services:a},{visit:{host:P,attempt:g},requirements:r,answering:T},{depth:C}){if(C==="discovery"||g.discovery.
kind==="skipped")return!0;const R=a.some(W=>T.has(`${P} ${W}`));if(p.code==="service-url-no-slash"&&R)return!1;const b=r.filter(({service:W})=>a.length===0||a.includes(
W));return b.length===0||b.some(({isForInit:W})=>W)}const l=1e3;function y(p){const a=new Map;return P=>{const g=JSON.stringify(P),r=a.get(g)??h(P,p);return a.set(
g,r),r}}function h(p,a){const P=R=>a.filter(({service:b})=>R.includes(b)),g=p.length===0?a:P(p),r=p.filter(R=>g.some(({service:b})=>b===R)),T=r.length>0?r:p,C=(g.
length>0?g:P(["any"])).flatMap(R=>R.because);return{service:T.length===1?T[0]??null:null,...m([...new Set(C)])}}function m(p){const a=$(p),P=a.length>l?c(a):a,g=Math.
max(0,P.length-l);return{places:P.slice(0,l),placesLeftOut:g}}function $(p){const{own:a=[],aside:P=[]}=Object.groupBy(p,g=>typeof g!="string"&&(0,v.Zl)(g.file)?
"aside":"own");return[...a,...P]}function c(p){const a=new Set,{first:P=[],other:g=[]}=Object.groupBy(p,r=>{const T=typeof r=="string"?null:(0,v._M)(r.file);return T===
null||a.has(T)?"other":(a.add(T),"first")});return[...P,...g]}function d(p,a){const P=a.some(({because:r})=>r.includes("hostnames input"));return{role:(0,M.V)(p)!==
null?"guest":P?"operator":"user",host:(0,o.nx)(p)}}}),3150:(($t,_,t)=>{t.d(_,{u:()=>Mt,D:()=>rt});var v=t(6697),O=t(5799),o=t(1064),M=t(1831),k=t(8185),w=t(4283),
S=t(4e3),E=t(9319),A=t(5195),u=t(9562);function i({host:U,attempt:G},F){const{name:J}=(0,M.Sv)(U),et=(0,A.uo)(J),ft=G.hops[0]?.address??null;if(et!=="public"||ft===
null)return et;const yt=(0,A.Zu)(ft),Ct=F.some(Wt=>Wt.name===J);return yt==="loopback"&&Ct?"public":yt}const n={public:0,reserved:1,private:2,metadata:2,loopback:3},
s=(U,{kind:G})=>n[h(U)]>n[G];function e(U,G){const{host:F,hasToken:J,hostname:et}=G,ft=U.filter(({url:Kt})=>s(Kt,G)),yt=U.filter(Kt=>!ft.includes(Kt)),Ct=yt.filter(
({url:Kt})=>Kt.scheme==="http"),Wt=yt.filter(({id:Kt,endpoint:Lt})=>Lt===null&&(0,u.p4)(Kt)),zt=Map.groupBy(Wt,({url:Kt})=>m(Kt,et)),Xt=yt.filter(({endpoint:Kt,
url:Lt})=>Kt===null&&$(Lt,et));return[...f(ft,y,Kt=>{const[Lt,...qt]=new Set(ft.map(({url:ue})=>h(ue))),ae=qt.length===0&&(Lt==="loopback"||Lt==="reserved");return(0,E.
serviceUrlPrivate)({...Kt,host:F,kind:ae?Lt:"private"})}),...f(Ct,y,Kt=>(0,E.serviceUrlInsecure)({...Kt,host:F,hasToken:J})),...[...zt].flatMap(([Kt,Lt])=>Kt===
null?[]:f(Lt,y,qt=>(0,E.serviceUrlCrossHost)({...qt,host:F,name:Kt,hasToken:J}))),...f(Xt,y,Kt=>(0,E.serviceUrlOtherPort)({...Kt,host:F})),...f(yt.filter(({url:Kt})=>Kt.
path.includes("//")),l,Kt=>(0,E.serviceUrlDoubleSlash)({...Kt,host:F})),...f(c(U),l,Kt=>(0,E.serviceUrlSame)({...Kt,host:F}))]}function f(U,G,F){if(U.length===0)
return[];const J=[...new Set(U.map(({url:et})=>U.length===1?l(et):G(et)))];return[{services:[...new Set(U.map(({id:et})=>et))],problem:F({uses:U,urls:J}),needed:U.
some(({needed:et})=>et)}]}const l=U=>(0,S.dh)((0,w.Pl)(U)),y=U=>(0,S.dh)(`${U.scheme}://${U.host}`);function h(U){const{name:G}=(0,w.cz)(U);return(0,A.Sz)(/[^\0-\x7f]/.
test(G)?(0,M.$o)(G)??"":G.toLowerCase())}function m(U,G){const{name:F}=(0,w.cz)(U),J=(0,M.Sv)(G).name;if(F.toLowerCase()===J)return null;const et=(0,M.Pv)(F);return et.
ok&&et.value===J?null:F}function $(U,G){if(U.scheme==="http"||m(U,G)!==null)return!1;const F=J=>Number(J||443);return F((0,w.cz)(U).port)!==F(/:(\d+)$/.exec(G)?.[1]??
null)}function c(U){const G=[u.e$,u.xq].flatMap(J=>U.find(et=>et.id===J)??[]),F=new Set(G.map(({url:J})=>l(J).replace(/\/$/,"")));return G.length===2&&F.size===
1?G:[]}function d(U,G){const F=m(U,G);if(F===null)return null;const{port:J}=urlHost(U),et=parseHostname(J===""?F:`${F}:${J}`);return et.ok?et.value:null}var p=t(
8988),a=t(2886),P=t(4929);function g(U,G){const F=U.forced.filter(({client:yt})=>G.includes(yt)),J=G.filter(yt=>!F.some(Ct=>Ct.client===yt)),ft=[...Map.groupBy(
F,({place:yt,services:Ct})=>JSON.stringify([yt,Ct])).values()].flatMap(yt=>{const[Ct]=yt;if(Ct===void 0)return[];const Wt={...U,attempt:r(U,Ct.services),earlier:[],
later:[]};return[{clients:yt.map(({client:zt})=>zt),visit:Wt,forced:Ct}]});return J.length>0||ft.length===0?[{clients:J,visit:U,forced:null},...ft]:ft}function r({
host:U,attempt:G},F){return{discovery:{kind:"found",url:(0,M.cu)(U),services:F,leftOut:0,truncated:!1},hops:[],timing:{...G.timing,totalMs:0},headMs:0,certificates:[]}}
function T(U,{forced:G,clients:F}){if(G===null)return[];const{discovery:J}=U.attempt,et=`${G.place.file}:${G.place.line}`,ft={host:(0,M.nx)(U.host),at:et},yt=J.
kind==="found"?J.services:G.services,Ct=C(G.services,yt);return[(0,P.servicesForced)(ft),...Ct.length>0?[(0,P.servicesForcedDiffer)({...ft,services:Ct})]:[]].map(
zt=>(0,a.bz)((0,a.aZ)(zt,F)))}function C(U,G){const[F,J]=[U,G].map(ft=>new Map(ft.map(({id:yt,value:Ct})=>[yt,Ct])));return[...new Set([...U,...G].map(({id:ft})=>ft))].
filter(ft=>!R(F?.get(ft),J?.get(ft)))}function R(U,G){const F=[[U,G]];for(const[J,et]of F){if(J===et)continue;if(!b(J)||!b(et))return!1;const ft=Object.keys(J);
if(!(Array.isArray(J)===Array.isArray(et)&&ft.length===Object.keys(et).length)||ft.some(Ct=>!Object.hasOwn(et,Ct)))return!1;for(const Ct of ft)F.push([J[Ct],et[Ct]])}
return!0}const b=U=>typeof U=="object"&&U!==null;var W=t(5693),N=t(9464),X=t(863),x=t(2847),D=t(793),K=t(794),B=t(9529);const ot=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,
ct=U=>ot.test(U)&&!/^[a-z0-9-]+\.json$/i.test(U),V=U=>U.replace(/[?#].*$/s,""),it=U=>U.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function gt(U){
const G=bt(U),{id:F,host:J,value:et}=U,ft={id:F,host:J,url:(0,w.Pl)(U.url)};if(G!==null)return[(0,E.serviceUrlInvalid)({...ft,why:G})];const yt=Z(U)?(0,o.ab)(F):
[];return[et===""?(0,E.serviceUrlEmpty)(ft):null,ct(et)?(0,E.serviceUrlLooksLikeHost)({...ft,value:V(et),why:null}):null,Pt(et)?(0,E.serviceUrlRelative)(ft):null,
yt.length>0?(0,E.serviceUrlNoSlash)({...ft,clients:yt}):null,U.url.query!==""&&(0,u.p4)(F)?(0,E.serviceUrlQuery)(ft):null].filter(Ct=>Ct!==null)}function bt({url:U}){
const{name:G,port:F}=(0,w.cz)(U);return G===""?"no Host in request URL":F===""||Number(F)>0&&Number(F)<=65535?null:`invalid port "${F}"`}const Pt=U=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.
test(U)&&!ct(U),Z=({value:U,url:G})=>U!==""&&!/^$|\/$/.test(G.path),q={"client-missing":D.loginClientMissing,"client-empty":D.loginClientEmpty,"grant-types-inva\
lid":D.loginGrantTypesInvalid,"grant-types-unsupported":D.loginGrantTypesUnsupported,"grant-types-unknown":D.loginGrantTypesUnknown,"authz-missing":D.loginAuthzMissing,
"token-missing":D.loginTokenMissing,"ports-count":D.loginPortsCount,"ports-range":D.loginPortsRange,"ports-order":D.loginPortsOrder,"ports-single":D.loginPortsSingle,
"ports-ignored":D.loginPortsIgnored,"scopes-invalid":D.loginScopesInvalid,"scopes-ignored":D.loginScopesIgnored};function ht(U,G,F){const{value:J,flaws:et}=(0,B.
m)(U,G,F),ft={...J,authz:St(J.authz),token:St(J.token)},yt=vt(ft,G),Ct=yt.length===0?[]:[D.loginUrlPort({host:F,endpoints:yt})];return{login:ft,problems:[...et.
map(Wt=>Et(Wt,F)),...Ct]}}function vt(U,G){const F=(0,w.cz)(G);return F.port===""||F.port==="443"?[]:["authz","token"].flatMap(J=>{const et=U[J],ft=et===null?null:
(0,w.Dl)(et);if(et===null||!ft?.ok||ft.value.scheme!=="https")return[];const yt=(0,w.cz)(ft.value);return yt.name.toLowerCase()===F.name.toLowerCase()&&yt.port===
""?[{name:J,url:et,port:F.port}]:[]})}function Et(U,G){return"why"in U?(U.rule==="authz-invalid"?D.loginAuthzInvalid:D.loginTokenInvalid)({host:G,why:it(U.why)}):
q[U.rule]({host:G,value:U.value})}function St(U){const G=U===null?null:(0,w.Dl)(U);return G?.ok?(0,w.Pl)(G.value):null}function Nt(U,G,F){const J=Lt=>{const{discovery:qt,
documentUrl:ae,display:ue}=F;return(0,u.TE)(U,{services:qt.services,documentUrl:ae,display:ue,client:Lt})},et=Bt(U,F).map(Lt=>({client:Lt,lookup:J(Lt)})),[ft,...yt]=et;
if(ft===void 0)throw new Error("no client is checked");const Ct=yt.filter(({lookup:Lt})=>Lt.kind!==ft.lookup.kind),Wt=Lt=>!jt(Lt)||J(Lt).kind===ft.lookup.kind,zt=Ct.
length===0?(0,o.SZ)(U).filter(Wt):[ft.client],Xt=Jt(U,ft.lookup,G,zt,F),Kt=Ct.flatMap(({client:Lt,lookup:qt})=>Jt(U,qt,G,[Lt],F).drafts);return{...Xt,drafts:[...Xt.
drafts,...Kt]}}function Bt(U,{requirements:G,clients:F}){return G.find(({service:J})=>J===U)?.clients??F}const jt=U=>o.Du.some(G=>G===U);function Jt(U,G,F,J,et){
const{documentUrl:ft,display:yt}=et,Ct=F||(0,u.D6)(U),Wt=zt=>Ct?zt.map(Xt=>(0,a.bz)(Xt,U,F)):[];switch(G.kind){case"url":{const{url:zt,value:Xt}=G,Kt=gt({id:U,value:Xt,
url:zt,host:yt}),Lt=Ct&&!Kt.some(({code:ae})=>ae==="service-url-invalid"),qt=(0,S.dh)((0,w.Pl)(zt),K.zu);return{outcome:{id:U,kind:"url",url:qt},drafts:Wt(Kt),urls:Lt?
[{id:U,endpoint:null,url:zt,needed:F}]:[]}}case"object":{const{value:zt,leftOut:Xt}=G,{login:Kt,problems:Lt}=ht(zt,ft,yt),qt=Lt.find(({severity:ae})=>ae==="erro\
r");return{outcome:qt?{id:U,kind:"problem",problem:qt}:{id:U,kind:"login",login:Kt,leftOut:Xt},drafts:Wt(Lt),urls:ie(Kt,U,F)}}case"bad-id":case"missing":case"ve\
rsion":case"type":case"bad-url":{const zt=(0,a.aZ)(he(U,G,et),J);return{outcome:{id:U,kind:"problem",problem:zt},drafts:Wt([zt]),urls:[]}}}}const ie=(U,G,F)=>["\
authz","token"].flatMap(J=>{const et=(0,w.Dl)(U[J]??"");return U[J]!==null&&et.ok?[{id:G,endpoint:J,url:et.value,needed:F}]:[]}),ne=(U,{offer:G,display:F,block:J})=>({
id:U,host:F,block:J,...G}),ce=({services:U,leftOut:G})=>({offered:U.map(({id:F})=>F),leftOut:G,isArtifactory:U.some(({value:F})=>typeof F=="string"&&F.includes(
"/artifactory/"))});function he(U,G,F){const J={...ne(U,F),why:G.why};switch(G.kind){case"missing":return(0,x.serviceMissing)(J);case"bad-id":case"version":return(0,x.
serviceVersion)({...J,isReadable:G.kind==="version"});case"type":{const{value:et}=G;return U===u.S3?(0,D.loginType)({...J,value:et}):(0,x.serviceType)({...J,value:et})}case"\
bad-url":{const et=it(G.why);return ct(G.value)?(0,E.serviceUrlLooksLikeHost)({...J,value:V(G.value),why:et}):G.reason==="user-info"?(0,E.serviceUrlCredentials)(
J):(0,E.serviceUrlInvalid)({...J,url:null,why:et})}}}const Q=200,pt=10;function dt(U){const{visit:G,requirements:F,clients:J,block:et,kind:ft}=U,{discovery:yt}=G.
attempt,Ct=(0,M.nx)(G.host);if(yt.kind==="failed"||yt.kind==="skipped")return{services:[],leftOut:0,drafts:[]};const Wt=F.map(({service:Xt})=>Xt);if(yt.kind==="\
absent")return{services:[],leftOut:0,drafts:[tt(yt,Ct,Wt)]};const zt={visit:G,discovery:yt,offer:ce(yt),documentUrl:yt.url,display:Ct,clients:J,requirements:F,block:et,
base:{hostname:G.host,host:Ct,hasToken:G.credentials?.hasToken===!0,kind:ft}};return Ht(zt,Wt)}function Ht(U,G){const{discovery:F,clients:J}=U,et=G.filter(Lt=>Lt!==
"any"),ft=F.services.map(({id:Lt})=>Lt).filter(Lt=>!et.includes(Lt)&&o.Du.some(qt=>(0,u.oe)(Lt,qt).ok)).slice(0,Q),yt=et.map(Lt=>Nt(Lt,!0,U)),Ct=({outcome:Lt,drafts:qt,
urls:ae})=>Lt.kind!=="problem"&&!ae.some(({endpoint:ue,url:me})=>ue===null&&s(me,U.base))&&!qt.some(ue=>(0,a.ER)(ue)&&J.some(me=>ue.problem.affects.includes(me))),
Wt=ft.map(Lt=>Nt(Lt,!0,U)),zt=!G.includes("any")||[...yt,...Wt].some(Ct),Xt=[...yt,...zt?ft.map(Lt=>Nt(Lt,!1,U)):Yt(Wt)],Kt=G.includes("any")&&Xt.length===0?[(0,a.
bz)((0,x.serviceMissing)({...ne("any",U),why:""}))]:[];return{services:Xt.map(({outcome:Lt})=>Lt),leftOut:F.leftOut,drafts:[...Xt.flatMap(({drafts:Lt})=>Lt),...e(
Xt.flatMap(({urls:Lt})=>Lt),U.base),...Kt]}}function Yt(U){let G=pt;return U.map(F=>(0,u.D6)(F.outcome.id)||F.drafts.length===0?F:(G-=1,G>=0?F:{...F,drafts:[]}))}
function tt({why:U,url:G},F,J){const et=J.filter(Wt=>Wt!=="any"),yt=[...new Set(et.map(Wt=>Wt.split(".")[0]??Wt))].map(u.Tz),Ct=et.length===1?et[0]??null:null;return(0,a.
bz)((0,X.documentAbsent)({host:F,url:(0,w.Pl)(G),why:U,required:et,clientErrors:yt}),Ct)}function rt(U,G,F){const{visit:J,requirements:et,isNew:ft}=U,{host:yt}=J,
Ct=G.dialect.clients.filter(ee=>et.some(ve=>ve.clients.includes(ee))),Wt=(0,a.TC)(yt,et),zt=g(J,Ct),Xt=zt.map(ee=>xt(J,ee,et,G,Wt)),Kt=Xt[0]?.services??[],qt=zt.
some(({forced:ee})=>ee===null)?[...(0,p.s)(J,Wt,F),...(0,N.u)(J,Kt,F)]:[],ae=[...Xt.flatMap(ee=>ee.drafts),...qt],ue=Rt(ae,U,G),me=ue.filter(({problem:ee})=>!(0,a.
pi)(ee,yt,G.ignore)),oe=(0,a.HJ)(et),$e=ee=>(0,a.hD)({...ee,problem:(0,O.pj)(ee.problem,Wt)},Ct,{host:yt,...oe(ee.services),..."places"in ee?(0,a.Mm)(ee.places):
{},isHostNew:ft}),{own:ye=[],ofFiles:ge=[]}=Object.groupBy(me,ee=>"places"in ee&&(0,a.l$)(ee)?"ofFiles":"own");return{verdict:{visit:J,requirements:et,services:Kt,
servicesLeftOut:Xt[0]?.leftOut??0,servicesFrom:zt[0]?.forced?.place??null,findings:ye.map($e).sort(a.Np),clients:Ut(ye),isNew:ft},ofFiles:ge.map($e),ignored:ue.
length-me.length}}function Mt({visit:U,requirements:G,isNew:F},{dialect:J,ignore:et},ft){const{host:yt,attempt:Ct}=U,Wt=(0,v.hostCheckCrashed)({host:(0,M.nx)(yt),
thrown:ft}),zt=(0,a.pi)(Wt,yt,et)?[]:[(0,a.bz)(Wt)],Xt=zt.map(Lt=>(0,a.hD)(Lt,J.clients,{host:yt,...(0,a.HJ)(G)([]),isHostNew:F}));return{verdict:{visit:{...U,attempt:{
...Ct,discovery:{kind:"skipped",problem:Wt},hops:[]}},requirements:G,services:[],servicesLeftOut:0,servicesFrom:null,findings:Xt,clients:Ut(zt),isNew:F},ofFiles:[],
ignored:1-zt.length}}function Rt(U,G,F){const{visit:J,requirements:et,predicted:ft,requests:yt}=G,Ct=J.attempt.certificates,Wt=kt(J.host,et);return[...U,...ft,...(0,W.
Ey)({host:J.host,known:Ct},yt,F),...(0,W.WN)(J,et)].map(zt=>({...zt,needed:zt.needed&&(0,a.ld)(zt,G,F),problem:(0,a.aZ)(zt.problem,Wt)}))}function kt(U,G){return G.
every(({isImplied:J})=>J)?[...G.flatMap(({clients:J})=>J),...(0,o.Yr)(U)]:o.zK}function xt(U,G,F,J,et){const{clients:ft,forced:yt}=G,Ct=yt===null?null:`${yt.place.
file}:${yt.place.line}`,Wt=yt===null?i(U,J.resolve):"loopback",{services:zt,leftOut:Xt,drafts:Kt}=dt({visit:G.visit,requirements:F,clients:ft,block:Ct,kind:Wt}),
Lt=yt===null?et:{...et,role:"operator"},qt=J.dialect.releases.filter(({client:oe})=>ft.includes(oe)),ae=[...T(U,G),...(0,W.Ii)(G.visit,{...J,clients:ft,releases:qt}),
...Kt,...yt===null?(0,k.I)(U.host,zt,F,J):[]],ue=U.forced.map(({client:oe})=>oe),me=yt===null?o.zK.filter(oe=>!ue.includes(oe)):G.clients;return{services:zt.map(
oe=>oe.kind==="problem"?{...oe,problem:(0,O.pj)(oe.problem,Lt)}:oe),leftOut:Xt,drafts:ae.map(oe=>({...oe,problem:(0,O.pj)((0,a.aZ)(oe.problem,me),Lt)}))}}function Ut(U){
const G=J=>{const et=U.filter(({problem:ft})=>ft.affects.includes(J)&&ft.usualSeverity!=="notice");return et.some(a.ER)?"fails":et.length>0?"warns":"works"},F=o.
zK.map(J=>[J,G(J)]);return Object.fromEntries(F)}}),5693:(($t,_,t)=>{t.d(_,{Ey:()=>m,Ii:()=>e,WN:()=>g});var v=t(863),O=t(960),o=t(9209),M=t(8011),k=t(6817),w=t(
1064),S=t(7531),E=t(1831),A=t(9562),u=t(2886),i=t(997);const n=1440*60*1e3,s=1;function e(r,T){const{hops:C,certificates:R}=r.attempt;return[...P(r),...f(r,T),...d(
C),...p(R,T),...a(r,T)]}function f(r,T){const{discovery:C,hops:R}=r.attempt;switch(C.kind){case"skipped":return[(0,u.bz)(C.problem)];case"failed":{const b=T.isFork&&
C.problem.code==="document-unauthorized"&&!r.credentials?.hasToken;return[(0,u.bz)(b?{...C.problem,severity:"notice"}:C.problem)]}case"found":case"absent":{const b=R[0]?.
url??"";return[...y(b,R.length-1,T),...h(r,T),...C.kind==="found"&&C.truncated?[l(r)]:[]]}}}const l=({host:r,attempt:{hops:T}})=>(0,u.bz)((0,v.documentSize)({url:T.
at(-1)?.url??"",page:null,asked:(0,E.nx)(r),bytes:null,limit:S.b,isPadding:!0}));function y(r,T,C){const R=C.clients.filter(b=>T>w.NX[b]);return R.length>0?[(0,u.
bz)((0,o.redirectLimit)({url:r,asks:"document",redirects:T,clients:R,limits:w.NX}))]:T>s?[(0,u.bz)((0,o.redirectNested)({url:r,redirects:T}))]:[]}function h(r,{
releases:T,slowMs:C}){const R=(0,E.nx)(r.host),b=r.attempt.timing.totalMs,W=(0,i.O)(r),N=B=>(0,i.T)(W,B)!=="never",X=T.filter(B=>!N(B)),x=({client:B})=>!T.some(
ot=>ot.client===B&&N(ot)),D=[!0,!1].flatMap(B=>{const ot=X.filter(V=>x(V)===B);if(ot.length===0)return[];const ct=(0,O.hostTimeout)({host:R,phase:"complete",tookMs:b,
releases:ot});return[(0,u.bz)(ct,null,B)]});if(D.length>0||b<=C)return D;const K=c(r.attempt.timing);return[(0,u.bz)((0,O.hostSlow)({host:R,tookMs:b,limitMs:C,phase:K,
releases:T}))]}function m({host:r,known:T},C,R){const b=T.map(({host:N})=>N),W=C.flatMap(N=>N.certificates).filter(({host:N})=>!b.includes(N));return[...$(r,C,R.
slowMs),...p(W,R)]}function $(r,T,C){const[R]=T.filter(({timing:x,hops:D})=>x.totalMs>C&&D.length>0).sort((x,D)=>D.timing.totalMs-x.timing.totalMs);if(R===void 0)
return[];const{timing:b,hops:W}=R,N=W[0]?.url??"",X={host:(0,E.nx)(r),url:N,tookMs:b.totalMs,limitMs:C};return[(0,u.bz)((0,O.hostSlow)({...X,phase:c(b)}))]}function c({
lookupMs:r,connectMs:T,tlsMs:C,firstByteMs:R,totalMs:b}){const N=[["lookup",r],["connection",T],["tls",C],["response",R]].map(([x,D])=>({name:x,ms:D??0})),X={name:"\
rest",ms:N.reduce((x,{ms:D})=>x-D,b)};return N.reduce((x,D)=>D.ms>x.ms?D:x,X)}function d(r){const T=r.find(({url:R})=>R.startsWith("http://"));if(T===void 0)return[];
const C=T.authorization==="withheld";return[(0,u.bz)((0,o.redirectInsecure)({url:r[0]?.url??"",to:T.url,exposesToken:C}))]}function p(r,{certificateDays:T,now:C}){
const R=new Map;for(const b of r){const W=R.get(b.host);(W===void 0||b.expires<W.expires)&&R.set(b.host,b)}return[...R.values()].flatMap(({host:b,expires:W})=>{
const N=(Date.parse(W)-C)/n;return N<0||N>=T?[]:[(0,u.bz)((0,k.tlsExpiresSoon)({host:b,days:Math.floor(N),expires:W}))]})}function a(r,T){const{host:C,attempt:R,
earlier:b}=r,[W]=b,N=["failed","skipped"].includes(R.discovery.kind);if(W?.discovery.kind!=="failed"||N)return[];const X=W.discovery.problem.message,x=(0,i.O)(r),
D=T.releases.filter(B=>(0,i.T)(x,B)==="sometimes"),K=b.length+1;return[(0,u.bz)((0,O.hostRecovered)({host:(0,E.nx)(C),attempts:K,failure:X,releases:D}))]}function P({
credentials:r,attempt:T}){const{discovery:C}=T;return r?.problem?C.kind==="failed"&&C.problem.code===r.problem.code?[]:[(0,u.bz)(r.problem)]:[]}function g({host:r},T){
if(!T.some(({service:R})=>R===A.e$))return[];const{name:C}=(0,E.Sv)(r);return[...C.includes(".")?[]:[(0,M.hostDotlessModule)({host:r,name:C})],.../(^|\.)xn--/.test(
r)?[(0,M.hostIdnModule)({host:r})]:[]].map(R=>(0,u.bz)(R,A.e$))}}),9464:(($t,_,t)=>{t.d(_,{f:()=>w,u:()=>E});var v=t(4283),O=t(3534),o=t(1831),M=t(9562),k=t(2886);
function w({host:A,attempt:u,credentials:i},n){const s=i?.hasToken===!0,e=[...n.flatMap(f=>f.kind==="url"&&(0,M.p4)(f.id)&&(0,M.D6)(f.id)?[{url:f.url,service:f.
id,isSent:s}]:[]),...u.hops.map(({url:f,authorization:l})=>({url:f,service:null,isSent:l==="sent"}))].flatMap(({url:f,...l})=>{const y=S(f);return y===null||y===
A?[]:[{...l,host:y}]});return[...new Map(e.toReversed().map(f=>[f.host,f])).values()]}function S(A){const u=(0,v.Dl)(A),i=u.ok?(0,o.Pm)(u.value):null,n=i===null?
null:(0,o.Pv)(i);return n?.ok?n.value:null}function E(A,u,{tokenSources:i,hosts:n}){return w(A,u).flatMap(({host:s,service:e,isSent:f})=>{const l=i.get(s);if(l===
void 0)return[];const y=e===null?A.attempt.discovery.kind==="failed":!f,h=(0,O.credentialsOtherHost)({host:(0,o.nx)(A.host),other:(0,o.nx)(s),source:l,service:e,
isSent:f,isNotice:!y||n.has(s)});return[(0,k.bz)(h,e)]})}}),997:(($t,_,t)=>{t.d(_,{O:()=>O,T:()=>M});var v=t(1064);const O=({earlier:k,attempt:w,later:S})=>[...k,
w,...S];function o({discovery:k,timing:w,headMs:S,hops:E},{attemptMs:A}){const u=S!==null&&S<=A?E.at(-1)?.status:null;return u===null||(0,v.Mq)(u??0)?"retries":
k.kind!=="failed"&&w.totalMs<=A?"works":"fails"}function M(k,w){const S=k.map(u=>o(u,w)),E=S.indexOf("works");return E<0?"never":E<=w.retries&&!S.slice(0,E).includes(
"fails")?"always":"sometimes"}}),2389:(($t,_,t)=>{t.d(_,{j7:()=>$,k2:()=>C,S4:()=>p});var v=t(4e3),O=t(7052),o=t(5143),M=t(5799),k=t(1064),w=t(3612),S=t(8185),E=t(
8988),A=t(2886);function u(R,b,W){const N=new Set(R.notes.flatMap(({problem:V,place:it})=>V.code==="file-syntax"?it.file:[])),X=[...R.complaints.map(({problem:V,
place:it})=>y((0,A.bz)(V),it,W)),...(0,E.k)(R.tokenHosts,b).map(V=>y(V,null,W)),...R.isEmpty?[f(W)]:[]],x=i([...R.notes.map(V=>n(V,N,W)),...(0,S.C)(R.usages,W).
map(({problem:V,clients:it,place:gt,host:bt})=>{const Pt=(0,A.bz)((0,A.aZ)(V,it));return{host:bt,finding:{...y(Pt,gt,W),host:bt}}}),...R.ofAnswers.map(V=>({...n(
V,N,W),isOfAnswers:!0})),...R.others.map(V=>{const it=l(V,W);return{host:V.host,finding:it,isOfAnswers:!0}}),...X.map(V=>({host:null,finding:V}))]),{own:D=[],elsewhere:K=[]}=Object.
groupBy(x,({host:V,isOfAnswers:it})=>it||(0,w.tG)(R.part,V)?"own":"elsewhere"),B=V=>V.flatMap(({host:it,finding:gt})=>(0,A.pi)(gt.problem,it,W.ignore)?[]:[gt]),
ot=({exclude:V})=>+(V!==void 0),ct=B(D).toSorted((V,it)=>(0,A.Np)(V,it)||ot(V)-ot(it));return{files:ct,ignored:D.length-ct.length,elsewhere:B(K)}}function i(R){
return[...Map.groupBy(R,({host:W,finding:N})=>{const{problem:X,severity:x,affects:D,places:K,exclude:B}=N,{code:ot,message:ct,help:V}=X;return K.length===0?R:JSON.
stringify([W,ot,x,ct,V,D,B===void 0])})].flatMap(([W,N])=>{const[X]=N;if(W===R||X===void 0||N.length===1)return N;const x=N.flatMap(({finding:B})=>B.places),D=new Set(
N.flatMap(({finding:B})=>B.exclude??[])),K=D.size===0?{}:{exclude:[...D]};return[{...X,finding:{...X.finding,places:x,...K}}]})}function n(R,b,W){const{problem:N,
place:X,host:x,isPlaceholder:D}=R,K=R.aside??X.file;if(N.code==="file-limit"&&W.allowedHosts.length>0){const it={...N,message:(0,v.Fn)(N.message)};return{host:x,
finding:{...e(R,it,W),severity:"error"}}}const B=D||b.has(X.file),ot=N.severity==="error"&&(B||(0,o.Zl)(K)),ct=ot?{...N,severity:"warning"}:N,V=e(R,ct,W);return!ot&&
!(0,o.Zl)(K)?{host:x,finding:V}:{host:x,finding:{...V,exclude:[(0,o.n7)(K)]}}}const s={error:"warning",warning:"notice",notice:"notice"};function e({place:R,others:b=[],
clients:W,checkedFor:N},X,x){const D=N??x.dialect,B=D.isGuess&&k.Du.some(V=>!W.includes(V))?s[X.severity]:X.severity,ot=(0,A.bz)({...(0,A.aZ)(X,W),severity:B}),
ct=y(ot,R,{dialect:D});return{...ct,places:[...ct.places,...b]}}function f(R){const{scan:b,hostnames:W,usages:N}=R,X=W.length>0,x=(0,O.nothingToCheck)({scan:b,hasHostnames:X,
isFleet:N.length>0});return{...y((0,A.bz)(x),null,R),severity:x.severity}}function l({host:R,places:b,...W},N){const X=(0,M.pj)(W.problem,(0,A.TC)(R,[]));return{
...y({...W,problem:X},null,N),host:R,places:b}}const y=(R,b,{dialect:W})=>(0,A.hD)(R,W.clients,{host:null,service:null,places:b===null?[]:[b],isHostNew:!1});var h=t(
3150),m=t(9464);const $={drafts:[],notes:[],roots:[],requests:[],answering:new Set},c={judgeVisit:d,judgeRequests:d};function d(){throw new Error("the rules for\
 hosts are not loaded")}function p(R,b,W){const{judgeVisit:N,judgeRequests:X}=W??c,{requirements:x,visits:D,usages:K,tokenVariables:B}=R,ot=Map.groupBy(x,({host:dt})=>dt),
ct=D.map(({host:dt})=>dt),{isFork:V,depth:it}=b,gt=R.part?.otherHosts??[],{tokenSources:bt}=R,Pt={usages:K,tokenVariables:B,tokenSources:bt,hosts:new Set([...ct,
...gt]),isFork:V,depth:it},Z=Map.groupBy(R.predicted.drafts,({host:dt})=>dt),q=Map.groupBy(R.predicted.requests,({host:dt})=>dt),ht=D.map(dt=>{const Ht=R.newHosts.
has(dt.host),Yt={visit:dt,requirements:ot.get(dt.host)??[],predicted:Z.get(dt.host)??[],requests:q.get(dt.host)??[],answering:R.predicted.answering,isNew:Ht};try{
const tt=N(Yt,b,Pt);return{...tt,beyond:(0,m.f)(dt,tt.verdict.services)}}catch(tt){return{...(0,h.u)(Yt,b,tt),beyond:[]}}}),vt=ht.map(({verdict:dt})=>dt),St=[...ht.
flatMap(dt=>dt.beyond).map(({host:dt})=>dt),...q.keys()],Nt=[...ct,...St,...gt],Bt=new Set(ct),jt=Array.from(q,([dt,Ht])=>X({host:dt,known:[]},Ht,b).map(Yt=>({...Yt,
host:dt,places:[]}))),Jt=[...R.predicted.drafts,...jt.flat()].filter(({host:dt})=>!Bt.has(dt)),ie=R.predicted.notes,ne=u({...R,ofAnswers:ie,others:Jt},Nt,b),ce=[
...ht.flatMap(({ofFiles:dt})=>dt),...ne.files].sort(A.Np),he=[...vt.flatMap(dt=>dt.findings),...ce].sort(A.Np),{stopped:Q}=R,pt=T([...ne.files,...ne.elsewhere]);
return{passed:Q===null&&!he.some(({severity:dt})=>C(dt,b.failOn)),stopped:Q,hosts:vt,files:ce,findings:he,ignored:ht.reduce((dt,Ht)=>dt+Ht.ignored,ne.ignored),roots:R.
predicted.roots.map(dt=>a(dt,b,pt))}}function a({rows:R,...b},{ignore:W},N){const X=({drafts:x,decidedAt:D})=>x.length>0?x.filter(({problem:K,host:B})=>!(0,A.pi)(
K,B,W)).map(K=>({...K,severity:(0,A.xJ)(K,b.clients)})):D.flatMap(K=>N.get(g(K))??[]);return{...b,rows:R.map(x=>{const{drafts:D,decidedAt:K,...B}=x,ct=D.length>
0||Object.values(B.chosen).includes(null)?X(x).toSorted(A.Np):[],V=new Map(ct.map(({problem:it})=>[it.code,P(it)]));return{...B,worst:ct[0]?.severity??null,problems:[
...V.values()]}})}}const P=({code:R,title:b,usualSeverity:W})=>({code:R,title:b,usualSeverity:W}),g=({file:R,line:b})=>`${R}:${b}`,r=/^(?:constraint|lock)-/,T=R=>{
const b=new Map;for(const W of R.filter(({problem:N})=>r.test(N.code)))for(const N of W.places){const X=typeof N=="string"?N:g(N),x=b.get(X);x===void 0?b.set(X,
[W]):x.push(W)}return b},C=(R,b)=>R==="error"?b!=="never":R==="warning"&&b==="warning"}),6897:(($t,_,t)=>{t.d(_,{n:()=>O,x:()=>o});const v=100;async function O(M,k,w){
let S=performance.now();for(;;){const E=M.next(k.why!==null);if(E.done)return E.value;performance.now()-S<v||(w(E.value),await o(),S=performance.now())}}const o=()=>new Promise(
M=>setImmediate(M))}),7531:(($t,_,t)=>{t.d(_,{T:()=>w,b:()=>M});var v=t(3307),O=t(8947),o=t(2168);const M=1024*1024,k={keeps:()=>!0,read:(A,u,{start:i,end:n})=>({
value:(0,v.IL)(u.slice(i,n))})};function w(A,u=k){const i=(0,O._6)(A),n=new E(i,u),s=(0,v.Ey)(i,n.add);if(s!==null){const f=(0,o.Q)(i);return f===null?{kind:"no\
t-json",...s}:{kind:"not-json",why:`it ${f.what}`,advice:f.advice}}const e=/[^\t\n\r ]/.exec(i)?.[0];return e==="{"?{kind:"object",...n.read()}:e==="n"?{kind:"n\
ull"}:{kind:"not-object",why:`found ${S(e)}`}}function S(A){switch(A){case"[":return"an array";case'"':return"a string";case"t":case"f":return"a boolean";default:
return"a number"}}class E{#t;#e;#s;#n=new Map;#o=0;constructor(u,i){this.#t=u,this.#e=i,this.#s=u.includes("\\")}add=(u,i,n,s)=>{if(s===0)return;const e=this.#t.
slice(n,s),f=this.#s?(0,v.I)(e):e.slice(1,-1),l=this.#n.get(f);l!==void 0?l.range={start:u,end:i}:this.#e.keeps(f,i-u)?this.#n.set(f,{id:(0,v.I)(e),range:{start:u,
end:i}}):this.#o+=1};read(){return{services:Array.from(this.#n.values(),({id:i,range:n})=>({id:i,...this.#e.read(i,this.#t,n)})),leftOut:this.#o}}}}),2168:(($t,_,t)=>{
t.d(_,{Q:()=>O});const v=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]];function O(o){const M=v.find(([k])=>k.test(o));return M===void 0?null:{what:M[1],advice:M[2]}}}),794:(($t,_,t)=>{t.d(
_,{Oj:()=>S,mv:()=>w,zu:()=>O});var v=t(4714);const O=2048,o=/%(?![0-9A-Fa-f]{2})/,M=/[^ -~\u0080-\uffff]/,k=/[^A-Za-z0-9._~:!$&'()*+,;=%@-]/;function w(n){if(n.
length<=O)return n;const[s,e]=i(n,"#"),[f,l]=i(s,"?"),[y=""]=/^(?:[A-Za-z][A-Za-z0-9+.-]*:)?(?:\/\/)?/.exec(f)??[],h=f.slice(y.length),m=h.indexOf("/"),$=m<0?h.
length:m,c=h.slice(0,$);return[y,y.endsWith("//")?E(c):u(c.replace(/^.*@/s,"_:@")),u(h.slice($)),(0,v.o)(l,O),M.test(s)?"\x7F":"",e&&(o.test(e)?"#%":"#")].join(
"")}const S=n=>({...n,opaque:(0,v.o)(n.opaque,O),user:n.user===null?null:{name:"",password:null},host:A(n.host),path:u(n.path),query:(0,v.o)(n.query,O),fragment:""});
function E(n){const s=n.lastIndexOf("@"),e=n.slice(0,Math.max(s,0)),f=k.test(e)?'"':o.test(e)?"%":"";return`${s<0?"":`${f}@`}${A(n.slice(s+1))}`}function A(n){if(n.
length<=O)return n;const s=/:\d*$/.exec(n)?.[0]??"",e=n.slice(0,n.length-s.length),f=(0,v.o)(e,O),l=e.endsWith("]")?"]":"";return`${f===e?e:`${f.replace(/%.?$/,
"")}${l}`}${(0,v.o)(s.replace(/^:0+(?=\d)/,":"),O)}`}function u(n){const s=(0,v.o)(n,O);if(s===n)return n;const e=o.test(n)?"%":"",f=n.includes("//",O-1)?"//":"",
l=/\/\.{0,2}$/.exec(n.slice(-3))?.[0]??"";return`${s.replace(/%.?$/,"")}${f}~${e}${l}`}function i(n,s){const e=n.indexOf(s);return e<0?[n,""]:[n.slice(0,e),n.slice(
e)]}}),5195:(($t,_,t)=>{t.d(_,{Sz:()=>m,Zu:()=>y,uo:()=>$});var v=t(6181);function O(...c){let d;const p=()=>c.map(o);return()=>d??=p()}function o(c){const[d="",
p]=c.split("/"),a=(0,v.r5)(d);if(a===null)throw new Error(`${d} is no address`);return{prefix:a,bits:p===void 0?a.length*8:Number(p)}}const M=({prefix:c,bits:d},p)=>c.
length===p.length&&c.every((a,P)=>{const g=Math.min(Math.max(8*(P+1)-d,0),8);return a>>g===(p[P]??0)>>g}),k=O("169.254.169.254","169.254.170.2","169.254.170.23",
"100.100.100.200","192.0.0.192","168.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2::23","fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42",
"fd00:a9fe:a9fe::1","fe80::a9fe:a9fe"),w=O("127.0.0.0/8","0.0.0.0","::1","::"),S=O("10.0.0.0/8","100.64.0.0/10","169.254.0.0/16","172.16.0.0/12","192.168.0.0/16",
"198.18.0.0/15","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10"),E=O("0.0.0.0/8","192.0.0.0/24","192.0.2.0/24","192.88.99.0/24","198.51.100.0/24","203.0.113\
.0/24","224.0.0.0/3","2001::/23","2001:db8::/32","2002::/16","3fff::/20"),A=O("0.0.0.0/0","2000::/3"),u=O("::ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/9\
6"),i=(c,d)=>c().some(p=>M(p,d)),n=[12,13,14,15],s=(c,...d)=>{const p=O(c);return{isIn:a=>i(p,a),at:d,mask:0}},e=[s("2002::/16",[2,3,4,5]),s("2001::/32",[4,5,6,
7]),{...s("2001::/32",n),mask:255},s("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,11,12],n),{isIn:c=>/^[02],0,94,254$/.test(c.slice(8,12).join()),at:[n],mask:0}],
f=c=>e.filter(d=>d.isIn(c)).flatMap(({at:d,mask:p})=>d.map(a=>a.map(P=>(c[P]??0)^p)));function l(c){return i(w,c)?"loopback":i(u,c)?l(c.slice(12)):[c,...f(c)].some(
d=>i(k,d))?"metadata":i(S,c)?"private":i(E,c)||!i(A,c)?"reserved":"public"}function y(c){const d=(0,v.r5)(c);return d===null?"public":l(d)}const h=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;
function m(c){const d=c.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(d))return"loopback";const p=(0,v.r5)(d)??(0,v.RY)(d);return p===null?"publi\
c":l(p)}function $(c){const d=m(c);return d!=="public"||c.includes(":")?d:h.test(c.replace(/\.$/,""))?"private":"public"}}),9664:(($t,_,t)=>{t.d(_,{Gz:()=>O,LA:()=>k,
jt:()=>o,un:()=>M});var v=t(3916);const O=(w,S)=>w===""?S:`${w}/${S}`,o=w=>w.slice(0,Math.max(0,w.lastIndexOf("/")));function M(w,S){const E=(0,v.join)(w,S).replace(
/\/$/,"");return E==="."?"":E}const k=w=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(w)}),9529:(($t,_,t)=>{t.d(_,{l:()=>M,m:()=>w});var v=t(4283),O=t(8999);const o=[
1024,65535],M=["authz_code","password"],k="app.terraform.io";function w(l,y,h){const m=u(S(l,"client")),$=i(S(l,"grant_types"),h),c=(...r)=>r.some(T=>$.value.includes(
T)),d=(r,T)=>n(S(l,r),r,T,y),p=d("authz",c("authz_code")),a=d("token",c("authz_code","password")),P=s(S(l,"ports")),g=f(S(l,"scopes"));return{value:{client:m.value,
grantTypes:$.value,authz:p.value,token:a.value,ports:P.value,scopes:g.value},flaws:[m,$,p,a,P,g].flatMap(r=>r.flaws)}}const S=(l,y)=>Object.hasOwn(l,y)?l[y]:void 0,
E=(l,y,h)=>({value:l,flaws:[{rule:y,value:h}]}),A=l=>({value:l,flaws:[]});function u(l){return typeof l!="string"?E("","client-missing",l):l===""?E(l,"client-em\
pty",l):A(l)}function i(l,y){if(l===void 0)return A(["authz_code"]);if(!Array.isArray(l))return E([],"grant-types-invalid",l);const h=[...new Set(l.filter(c=>typeof c==
"string"))];return h.includes("authz_code")||h.includes("password")&&y===k?h.every(c=>M.includes(c))?A(h):E(h,"grant-types-unknown",l):E(h,"grant-types-unsuppor\
ted",l)}function n(l,y,h,m){if(typeof l!="string")return h?E(null,`${y}-missing`,l):A(null);const $=(0,O.v)(m,l);if($.ok&&(0,v.cz)($.value).name!=="")return A((0,v.
jr)($.value));const d=`failed to parse ${y==="authz"?"authorization":"token"} URL: ${$.ok?"no Host in request URL":$.why}`;return{value:null,flaws:[{rule:`${y}-\
invalid`,why:d}]}}function s(l){if(l===void 0)return A(o);if(!Array.isArray(l))return E(o,"ports-ignored",l);if(l.length!==2)return E(o,"ports-count",l);const[y,
h]=l;return!e(y)||!e(h)?E(o,"ports-range",l):y>h?E(o,"ports-order",l):y===h?E([y,h],"ports-single",l):A([y,h])}const e=l=>typeof l=="number"&&Number.isInteger(l)&&
l>=o[0]&&l<=o[1];function f(l){if(l===void 0)return A([]);if(!Array.isArray(l))return E([],"scopes-ignored",l);const y=l.filter(h=>typeof h=="string");return y.
length===l.length?A(y):E(y,"scopes-invalid",l)}}),241:(($t,_,t)=>{t.d(_,{B:()=>M});var v=t(1831);const O=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,o="TF_TOKEN_";function M(u,i,n){
const[s]=(0,v.fK)(i);return s===void 0?[]:u.flatMap(e=>{const f=(0,v.$k)(e);if(f!==null&&n.has(f))return[];const l=k(e,f,i);return l===null?[]:[{variable:e,why:l,
write:s,isParent:w(f,i)}]})}function k(u,i,n){const s=O.exec(u)?.[0];if(s===void 0)return null;const e=u.slice(s.length);return i!==null&&w(i,n)?`it is for ${(0,v.
nx)(i)} only: the clients do not use the tokens of parent domains`:E(n).some(f=>f===S(e))?s!==o?`it begins with ${s}, and the clients read only ${o}`:i===null?"\
the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,v.nx)(i)}${A(e,n)}`:null}const w=(u,i)=>u!==null&&(0,v.Sv)(i).name.endsWith(
`.${(0,v.Sv)(u).name}`),S=u=>u.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function E(u){const{name:i}=(0,v.Sv)(u);return[
...new Set([u,i,(0,v.nx)(u)].map(S))]}function A(u,i){const{name:n,port:s}=(0,v.Sv)(i);return s!==443&&!u.includes(":")?"; a port follows a colon":n.includes("-")&&
!u.includes("-")?"; a hyphen is written as two underscores":""}}),2796:(($t,_,t)=>{t.d(_,{S3:()=>a,Wi:()=>h,YM:()=>P,a2:()=>d,cZ:()=>w,cr:()=>$,hs:()=>c,pq:()=>p,
sC:()=>m});var v=t(2886),O=t(1064),o=t(1831),M=t(8884);const k=3;function w(g){const r=g.some(C=>{const R=(0,M.Xd)(C);return R!==null&&(0,M.cC)(R)}),T=r?S(g):g;
return[...Map.groupBy(T,A).values()].flatMap(C=>{const R=[...Map.groupBy(C,u).values()];return R.length>k?[C]:R}).flatMap(C=>i(C)??[]).map(C=>({cause:C,hits:r?(0,M.
eb)(C.findings).length:0})).toSorted(({cause:C,hits:R},{cause:b,hits:W})=>(0,v.Np)(C,b)||E(C)-E(b)||W-R||b.hosts.length-C.hosts.length).map(({cause:C})=>C)}const S=g=>g.
map(r=>({finding:r,hits:(0,M.eb)([r]).length})).toSorted((r,T)=>T.hits-r.hits).map(({finding:r})=>r);function E({code:g,affects:r}){return g==="host-not-checked"?
2:r.length===0||O.Du.some(T=>r.includes(T))?0:1}const A=({severity:g,problem:r,affects:T,exclude:C})=>JSON.stringify([g,r.code,T,C===void 0]),u=g=>g.exclude===void 0?
l(g.problem.help??"",g):"";function i(g){const[r]=g;if(r===void 0)return null;const T=[...new Set(g.flatMap(({host:B})=>B??[]))],{code:C,title:R,help:b,message:W}=r.
problem,N=(B,ot)=>T.length>1?l(B,ot):B,X=N(W,r),x=g.every(B=>N(B.problem.message,B)===X),D=N(b??"",r),K=g.every(B=>N(B.problem.help??"",B)===D);return{severity:r.
severity,code:C,title:R,affects:r.affects,findings:g,hosts:T,message:x?X:null,help:D!==""&&K?f(D,g):null}}const n=/\bTF_TOKEN_\w+/g,s="TF_TOKEN_HOST",e=5;function f(g,r){
if(!g.includes(s))return g;const T=new Set(r.flatMap(({problem:C})=>C.help?.match(n)??[]));return T.size<=e?`${g}; ${s} is ${[...T].join(" or ")}`:`${g}; in ${s}\
, write each dot of the host as an underscore and each hyphen as two`}function l(g,{host:r}){return r===null||g===""?g:[...new Set([r,(0,o.nx)(r)])].reduce((T,C)=>T.
replaceAll(C,y),g).replace(n,s).replaceAll(/\bhost the host/g,"the host")}function y(g,r,T){const[C=" ",R=" "]=[T[r-1],T[r+g.length]];return/[\s("]/.test(C)&&/[\s,;.:)"]/.
test(R)?"the host":"HOST"}const h=3,m=g=>w(g).flatMap(r=>$(r).slice(0,h).flatMap(([,T])=>(0,M.tN)(T)??[]).filter(T=>!(0,M.cC)(T))),$=({message:g,findings:r})=>g===
null?[...Map.groupBy(r,({problem:T})=>T.message)]:[[g,r]],c=({hosts:g,findings:r})=>g.length>0&&!r.every(v.l$),d=g=>c(g)?"host":"place";function p(g){if(c(g))return g.
hosts.length;const{lines:r,leftOut:T}=(0,M.yv)(g.findings);return r.length+T}function a(g){const{findings:r,message:T}=g;return T===null?r.map(C=>[C]):c(g)?[...Map.
groupBy(r,({host:C})=>C).values()]:(0,M.yv)(r).lines}function P(g){const r=g.filter(R=>c(R)&&R.hosts.length>1),C=[...Map.groupBy(r,({hosts:R})=>R.toSorted().join()).
values()].flatMap(([R,...b])=>R===void 0?[]:b.map(W=>[W,R.code]));return new Map(C.filter(([{message:R}])=>R!==null))}}),4503:(($t,_,t)=>{t.d(_,{DZ:()=>e,R8:()=>y,
aE:()=>M,oW:()=>f,uM:()=>o});var v=t(5143),O=t(8884);function o({file:m,line:$},{links:c,repositories:d}){const{repository:p,path:a}=(0,v.bH)(m);if(p!==null){const g=S(
w(d).get(p),a);return g===null?null:`${g}#L${$}`}const P=c?.get(m);return P===void 0?null:P.diff?.lines.has($)?`${P.diff.url}R${$}`:`${P.url}#L${$}`}const M=(m,{
repositories:$})=>w($).get(m)?.url??null,k=new WeakMap;function w(m){const $=k.get(m)??new Map(m.flatMap(({name:c,url:d,commit:p})=>{const a=d===null?null:s(d,p);
return a===null?[]:[[c,a]]}));return k.set(m,$),$}function S(m,$){const c=$==="."?null:f($);return!m?.files||c===null?null:`${m.files}/${c}`}const E=600,A=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
u=/^(?:[\da-f]{40}|[\da-f]{64})$/,i=/^gitlab\.com$/i,n=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;function s(m,$){
const[,c]=m.length<=E?A.exec(m)??[]:[];return c===void 0?null:$===null||!u.test($)?{url:m,files:null}:i.test(c)?{url:m,files:`${m}/-/blob/${$}`}:{url:m,files:n.
test(c)?null:`${m}/blob/${$}`}}function e({url:m,commit:$}){const c=m===null?null:s(m,$)?.files??null;return c===null?null:c.replace(/\/blob\/(?=[\da-f]+$)/,"/c\
ommit/")}function f(m){if(!m.isWellFormed())return null;const $=c=>encodeURIComponent(c).replace(/[!'()*_~]/g,d=>`%${d.charCodeAt(0).toString(16).toUpperCase()}`);
return m.split("/").map($).join("/")}const l=5e3;function y(m){const $=new Set;for(const c of h(m))if(typeof c!="string"&&(0,O.CN)(c.file)&&$.add(c.file),$.size===
l)break;return $}function*h({findings:m,hosts:$,roots:c}){for(const{places:d}of m)yield*d;for(const{requirements:d}of $)for(const{because:p}of d)yield*p;for(const{
rows:d}of c)for(const{places:p}of d)yield*p}}),7574:(($t,_,t)=>{t.d(_,{I$:()=>k,QN:()=>E,kJ:()=>o,nO:()=>A,tY:()=>M,u8:()=>S});var v=t(4120);const O=864e5;function o(u){
const i=Math.round(u);if(i<1e3)return`${i} ms`;if(i<59950)return`${(i/1e3).toFixed(1)} s`;const n=Math.round(i/1e3);return`${Math.floor(n/60)} min ${n%60} s`}function M(u){
return u<1e3?`${u} B`:u<999950?`${(u/1e3).toFixed(1)} kB`:`${(u/1e6).toFixed(1)} MB`}function k(u){return[["DNS",u.lookupMs],["connect",u.connectMs],["TLS",u.tlsMs],
["first byte",u.firstByteMs],["total",u.totalMs]].flatMap(([n,s])=>s===null?[]:[[n,s]])}const w=6e4;function S(u,i){const n=Date.parse(i)-Date.parse(u);if(!(n>=
w))return"less than a minute";const s=Math.floor(n/w),e=[{count:Math.floor(s/1440),unit:s>=2880?"days":"day"},{count:Math.floor(s%1440/60),unit:"h"},{count:s%60,
unit:"min"}],f=e.findIndex(({count:l})=>l>0);return e.slice(f,f+2).filter(({count:l})=>l>0).map(({count:l,unit:y})=>`${l} ${y}`).join(" ")}const E=u=>`${u.slice(
0,16).replace("T"," ")} UTC`;function A(u,i){const n=(Date.parse(u)-Date.parse(i))/O;if(Number.isNaN(n))return u;const s=(0,v.px)(Math.floor(Math.abs(n)),"day"),
e=Math.abs(n)<1,f=e?"within the last day":`${s} ago`,l=e?"in less than a day":`in ${s}`;return`${u.slice(0,10)} (${n<0?f:l})`}}),5102:(($t,_,t)=>{t.d(_,{$N:()=>h,
JR:()=>n,QK:()=>y,b:()=>e,cG:()=>i,fX:()=>c,hm:()=>l,md:()=>f,mt:()=>S,nx:()=>E,sG:()=>u});var v=t(2886),O=t(4e3),o=t(5799),M=t(4120),k=t(8884),w=t(4148);const S=g=>g!==
null&&g.indexes.length<g.count,E={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},A=["fails","unchecked","warns","\
skipped","works"];function u(g){if(e(g))return"unchecked";const r=l(g.findings);return r==="error"?"fails":r==="warning"?"warns":n(g)?"skipped":"works"}const i=g=>[
"fails","warns"].includes(u(g)),n=({visit:g})=>g.attempt.discovery.kind==="skipped",s=["host-not-checked",...v.ml],e=({visit:{attempt:g}})=>g.discovery.kind==="\
skipped"&&s.includes(g.discovery.problem.code);function f(g){return A.flatMap(r=>g.filter(T=>u(T)===r))}const l=g=>o.oC.find(r=>g.some(T=>T.severity===r))??null;
function y({findings:g}){const r=l(g);return r==="notice"?[]:g.filter(({severity:T})=>T===r)}function h({hosts:g,files:r,findings:T,passed:C,stopped:R,roots:b},{
repositories:{length:W}}){const N=(0,w.g5)(b,W),X=N===null?r:r.filter(({problem:bt})=>!m.test(bt.code)),x=X.filter(bt=>!$(bt)),D=l(x)==="error"&&!g.some(bt=>u(bt)===
"fails"),B=N===null&&!D&&W>0?` in ${(0,M.px)(W,"repository")}`:"",ct=[x.length<X.length?[`nothing to check${B}`]:d(g,B),P(x,N===null&&D?W:null)],V=D?ct.toReversed():
ct,it=[N??[],...V].flat().join(", "),gt=l(T)==="error";if(R!==null){const bt=(0,O.Cw)(R);return gt||g.some(e)?`${it} (${bt})`:`${bt}; ${it}`}return C&&gt?`${it}\
 (the check passes: fail-on is never)`:C||gt?it:`${it} (the check fails: fail-on is warning)`}const m=/^(?:module|provider|version|package|constraint|lock)-/,$=({
problem:g,severity:r})=>g.code==="nothing-to-check"&&r==="error",c="not allowed";function d(g,r){const T=g.length;if(T===0)return[`no registry hosts to check${r}`];
const C=g.filter(gt=>!n(gt)).map(u),R=g.filter(e).length,[b,W]=[C.length,T-C.length],N=C.filter(gt=>gt==="fails").length,X=C.filter(gt=>gt==="warns").length,x=g.
filter(gt=>n(gt)&&u(gt)==="fails").length,D=[{count:N,words:E.fails},{count:x,words:c},{count:R,words:E.unchecked}],K=[{count:b-N,words:E.works},{count:W-x-R,words:E.
skipped}],B=N+x+R>0,[ot,...ct]=(B?D:K).filter(({count:gt})=>gt>0),it=ot?.words===c||ot?.words===E.unchecked?ot.count===1?"is ":"are ":"";return[`${a(ot?.count??
0,T)}${r} ${it}${ot?.words}`,...ct.map(({count:gt,words:bt})=>`${gt} ${bt}`),...X===0?[]:[p(X,T,B)]]}function p(g,r,T){return r===1?"with warnings":`${g} ${T?"m\
ore ":""}with warnings`}function a(g,r){return r===1?"1 registry host":g===r?`all ${r} registry hosts`:`${g} of ${r} registry hosts`}function P(g,r){const T=l(g);
if(T===null||T==="notice")return[];const C=g.filter(({severity:N})=>N===T),R=(0,k.eb)(C).length,b=R===0?(0,k.Dc)(C):0,W=(0,k.BQ)(g);return[...R===0?[]:[`${T}s i\
n files of ${r===null?(0,M.px)(R,"repository"):(0,k.iW)(R,r)}`],...b===0?[]:[`${T}s in ${(0,M.px)(b,"file")}`],...l(W)===T?[`${T}s in the ${(0,k.et)(W)}`]:[]]}}),
4120:(($t,_,t)=>{t.d(_,{DO:()=>l,H8:()=>S,Iu:()=>w,K4:()=>E,Ku:()=>A,QI:()=>f,Rk:()=>y,SY:()=>n,UV:()=>u,_l:()=>k,dy:()=>o,od:()=>s,px:()=>M,wO:()=>e,y0:()=>i});
var v=t(5799),O=t(1064);const o="new in this pull request",M=(h,m)=>`${h} ${h===1?m:k(m)}`,k=h=>`${h.replace(/(?<=[^aeiou])y$/,"ie")}s`,w=h=>h.replace(/^./u,m=>m.
toUpperCase()),S=h=>v.oC.flatMap(m=>{const{length:$}=h.filter(c=>c.severity===m);return $===0?[]:[M($,m)]}).join(", ");function E(h,m,$=0){const c=h.slice(0,m),
d=h.length-c.length+$;return`${c.join(", ")}${d>0?` and ${d} more`:""}`}const A=(h,m)=>h.length<=2*m?h:h.slice(0,m);function u(h,m,$,c=d=>`and ${d} more`){const d=h.
length-m;return[...h.slice(0,m).flatMap($),...d>0?[c(d)]:[]]}function i(h,m){if(h===null||h.indexes.length!==1)return[];const[$]=h.indexes;return[m?`shard ${$} \
of ${h.count}: other hosts belong to other shards`:`no host belongs to shard ${$}/${h.count}`]}const n=h=>O.zK.every(m=>h.includes(m))?"all clients":h.map(m=>O.
bB[m]).join(", ");function s(h,m){const $=m.filter(c=>h.includes(c));return h.length===0||$.length===m.length?"":$.length===0?"no client in use":$.map(c=>O.bB[c]).
join(", ")}const e=h=>h.map(m=>O.bB[m]).join(" and "),f=({clients:h,versions:m})=>h.map($=>[O.bB[$],m[$]].join(" ").trim()).join(" and "),l=h=>h==="any"?"any se\
rvice":h;function y(h){switch(h){case"none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redi\
rected to another host)"}}}),8884:(($t,_,t)=>{t.d(_,{BQ:()=>P,CN:()=>r,Dc:()=>a,II:()=>w,Ky:()=>S,Qz:()=>p,R3:()=>k,Xd:()=>$,Yx:()=>y,_X:()=>e,cC:()=>u,eb:()=>i,
eo:()=>M,et:()=>g,fP:()=>f,iW:()=>n,mj:()=>s,oN:()=>l,rv:()=>E,tN:()=>c,xi:()=>d,yv:()=>m});var v=t(5143),O=t(4120),o=t(8641);const M=R=>T(R)?`${w(R.file)}:${R.
line}`:R,k=({file:R,line:b,column:W})=>`${w(R)}:${b}:${W}`;function w(R){const{repository:b,path:W}=(0,v.bH)(R);if(b===null)return(0,o.J7)(R);const N=(0,o.J7)(b);
return W==="."?N:`${N}//${(0,o.J7)(W)}`}function S(R,b,W=M,N=0){const{places:X,isOfRepositories:x}=E(C(R)),D=X.slice(0,b).map(W).join(", "),K=Math.max(0,X.length-
b)+(x?0:N),B=K>0?[(0,O.px)(K,x?"more repository":"more place")]:[];return[...D===""?[]:[D],...B].join(" and ")}function E(R){const b=A(R),W=b.filter(u).length>1;
return{places:W?b:R,isOfRepositories:W}}function A(R){const b=new Set;return R.filter(W=>{const N=T(W)?(0,v._M)(W.file):null;return N===null?!0:!b.has(N)&&b.add(
N)})}const u=R=>T(R)&&(0,v._M)(R.file)!==null;function i(R){const b=new Map;for(const W of new Set(R.map(({places:N})=>N)))for(const N of W.filter(T)){const X=(0,v.
_M)(N.file);X!==null&&!b.has(X)&&b.set(X,N)}return[...b.values()]}const n=(R,b)=>R===b?`all ${b} repositories`:`${R} of ${b} repositories`;function s(R,b){const{
length:W}=b>1?i(R):[];return W>1?n(W,b):""}function e(R){const b=R.filter(({severity:N})=>N!=="notice").flatMap(N=>i([N]).map(X=>{const{severity:x,problem:D}=N;
return{repository:(0,v._M)(X.file)??"",severity:x,code:D.code,place:X}})),W=({findings:N},X)=>N.filter(x=>x.severity===X).length;return Array.from(Map.groupBy(b,
({repository:N})=>N),([N,X])=>({repository:N,findings:X})).toSorted((N,X)=>W(X,"error")-W(N,"error")||W(X,"warning")-W(N,"warning"))}const f=({length:R})=>`with\
 errors or warnings in ${R===1?"its":"their"} own files`;function l(R,b){const{isOfRepositories:W}=E(R),N=x=>(W?(0,v._M)(x.file):null)??M(x),X=new Set(b.map(x=>x&&
N(x)));return R.filter(x=>!X.has(N(x)))}const y=(R,b=M)=>S(R,R.every(T)?1:2,b),h=1e5;function m(R){const b=new Map(R.map(({places:D,placesLeftOut:K=0})=>[D,K])),
W=[];for(const D of b.keys())W.length<h&&W.push(...D);const N=b.entries().reduce((D,[K,B])=>D+K.length+B,0),X=C(W.filter(T)),x=[...new Set(W.filter(D=>typeof D==
"string"))];return{lines:X,settings:x,leftOut:N-W.length}}const $=({places:R})=>R.find(T)??null,c=R=>R.map($).find(b=>b!==null)??null;function d(R,{clients:b,repositories:W},N,X){
const{lines:x,settings:D,leftOut:K}=m([R]);return[["help",(0,o.RK)(R.problem.help??"",N)],["affects",(0,O.od)(R.affects,b)],["hits",s([R],W.length)],["also at",
S(l(x,x.slice(0,1)),X,M,K)],["required by",S(D,X)]].filter(([,ot])=>ot!=="")}const p=({requirements:R})=>R.some(({because:b})=>b.some(T)),a=R=>new Set(R.flatMap(
({places:b})=>b.filter(T).map(({file:W})=>W))).size,P=R=>R.filter(b=>$(b)===null),g=R=>R.every(({problem:b})=>b.code.startsWith("credentials-"))?"credentials":"\
settings",r=R=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(R)&&(0,v._M)(R)===null,T=R=>typeof R!="string";function C(R){const b=new Map;return R.filter(W=>{const{
file:N,line:X}=typeof W=="string"?{file:W,line:0}:W,x=b.get(N);if(x===void 0)b.set(N,new Set([X]));else{if(x.has(X))return!1;x.add(X)}return!0})}}),6763:(($t,_,t)=>{
t.d(_,{h$:()=>e,q9:()=>E,rc:()=>A});var v=t(4e3),O=t(7574),o=t(5102),M=t(4120),k=t(8884);const w=50,S=3,E=l=>(0,M.UV)(l,w,y=>y,y=>`and ${(0,M.px)(y,"more remark")}`),
A=l=>[...u(l),...n(l)];function u({files:l}){const y=l.filter(({exclude:$,severity:c})=>$!==void 0&&c!=="notice"),h=new Set(y.flatMap(({exclude:$})=>$??[])),m=(0,k.
eb)(y).length;return y.length===0?[]:[i(y.length,[...h],m)]}function i(l,y,h){const m=l===1?"1 finding is":`${l} findings are`,$=h===1?" of 1 repository":` of ${h}\
 repositories`,[c,d]=h===0?["","`exclude`"]:[$,"`exclude` where their files are read"];return`${m} in tests, examples or templates${c}, where errors are warning\
s; to skip such files, set ${d}: ${(0,v.XT)(y,S)}`}function n({roots:l}){return l.some(({rows:h})=>h.some(({platforms:m})=>m.some(({available:$})=>$===!0)))?["s\
ignatures of provider packages were not verified"]:[]}function s({hosts:l},{scan:y,repositories:h,shards:m}){const{files:$,bytes:c,usages:d,durationMs:p}=y,a=l.
filter(k.Qz).length,P=(0,o.mt)(m),g=P?"all registry hosts":(0,M.px)(a,"registry host"),T=a===0&&!P?"no registry host is used":`${(0,M.px)(d,"usage")} of ${g}`;return h.
length>0?`${T} in ${(0,M.px)(h.length,"repository")}`:$===0&&p===0?null:$===0?"found no Terraform or OpenTofu files":`scanned ${(0,M.px)($,"file")} (${(0,O.tY)(
c)}) in ${(0,O.kJ)(p)}: ${T}`}function e(l,y){const{dialect:h,durationMs:m,scan:$,remarks:c,shards:d}=y,p=s(l,y),P=l.hosts.length===0&&$.files===0?"":` for ${(0,M.
QI)(h)} (${h.why})`;return[`${f(l)}; checked in ${(0,O.kJ)(m)}${P}`,...(0,M.y0)(d,l.hosts.length+l.roots.length>0),...p===null?[]:[p],...c]}function f({findings:l,
ignored:y}){const h=(0,M.H8)(l)||"no findings";return y>0?`${h}, ${y} ignored`:h}}),4148:(($t,_,t)=>{t.d(_,{Fg:()=>u,LC:()=>s,Mm:()=>E,P:()=>y,cZ:()=>h,eX:()=>R,
fi:()=>e,g5:()=>f,ie:()=>c,ij:()=>C,jB:()=>l,mC:()=>d,nS:()=>p,ns:()=>T,pJ:()=>n,qj:()=>A});var v=t(5143),O=t(1064),o=t(5011),M=t(5257),k=t(4120),w=t(8884);const S=[
"fails","warns","works"];function E({worst:N}){return N==="error"?"fails":N==="warning"?"warns":"works"}const A=({rows:N})=>S.find(X=>N.some(x=>E(x)===X))??"wor\
ks";function u(N){const X=A({rows:N});return X==="works"&&N.some(i)?"skipped":X}const i=({chosen:N})=>Object.keys(N).length===0,n={fails:"init fails",warns:"has\
 warnings",works:"passed"},s=3,e=({directory:N},X)=>N===M.cd.file?M.cd.file:N==="."?"the top directory":X(N);function f(N,X=0){const x=N.filter(({directory:V})=>V!==
M.cd.file),{failing:D}=l(x),{length:K}=D;if(K===0)return null;const B=new Set(D.map(({directory:V})=>(0,v._M)(V))),ot=X<2?"":` (${(0,w.iW)(B.size,X)})`;return x.
length===1?`init fails${ot}`:`init fails in ${K===x.length?`all ${K}`:`${K} of ${x.length}`} root modules${ot}`}function l(N){const{fails:X=[],warns:x=[],works:D=[]}=Object.
groupBy(N,A);return{failing:X,wrong:[...X,...x],good:D}}function y({rows:N}){const{fails:X=[],warns:x=[],works:D=[]}=Object.groupBy(N,E);return{wrong:[...X,...x],
good:D}}function h(N){const X=new Map;for(const K of l(N).wrong)for(const B of y(K).wrong){const ot=m(B),ct=X.get(ot)??{row:B,roots:new Set};X.set(ot,ct),ct.roots.
add(K)}const{fails:x=[],warns:D=[]}=Object.groupBy(X.values(),({row:K})=>E(K));return[...x,...D]}const m=({kind:N,source:X,constraints:x,locked:D,chosen:K,problems:B})=>JSON.
stringify([N,X,x,D,K,B]),$=3;function c(N,X){const x=new Map(N.map(K=>[K.row,[...K.roots]]));return{title:"root modules",cell:K=>{const B=x.get(K)??[],ot=B.slice(
0,$).map(X);return(0,k.K4)(ot,$,B.length-ot.length)}}}const d=({address:N,host:X},{clients:x})=>x.every(D=>(0,o.Vm)(D)===X)&&N.startsWith(`${X}/`)?N.slice(X.length+
1):N;function p(N){const X=[...new Map(N.map(ct=>[`${ct.kind} ${ct.source}`,ct])).values()],x=["module","provider"].flatMap(ct=>{const{length:V}=X.filter(it=>it.
kind===ct);return V===0?[]:[(0,k.px)(V,ct)]});if(x.length===0)return"no registry modules and no providers";const D=N.some(({platforms:ct})=>ct.length>0)?" and p\
ackage":"",K=X.filter(i).length,B=X.filter(({chosen:ct})=>Object.values(ct).includes(null)).length,ot=K+B===0?`every version${D} is available`:[...B>0?[`${B} wi\
thout a version`]:[],...K>0?[`${K} not checked`]:[]].join(", ");return`${x.join(" and ")}, ${ot}`}const a=60,P=6,g=60,r=12;function T({clients:N,rows:X},x){const D=X.
every(({chosen:B})=>new Set(Object.values(B)).size<=1),K=[{title:"constraint",cell:({constraints:B})=>(0,k.K4)([...new Set(B)].map(ot=>x(ot,g)),P)},...D?[{title:"\
version",cell:B=>b(B,null,x)}]:N.map(B=>({title:O.bB[B],cell:ot=>b(ot,B,x)})),{title:"newest",cell:({newest:B})=>B===null?"":x(B,a)},{title:"platforms",cell:({platforms:B})=>W(
B,x)}];return C(K,X)}const C=(N,X)=>N.filter(({cell:x})=>X.some(D=>x(D)!=="")),R=N=>({title:"problem",cell:({problems:X})=>X.filter(({usualSeverity:x})=>x!=="no\
tice").map(N).join(", ")});function b({chosen:N,locked:X},x,D){const K=x===null?Object.values(N)[0]:N[x];return K===void 0?"":K!==null?`${D(K,a)}${K===X?" (lock\
ed)":""}`:X===null?"none":`none (locked: ${D(X,a)})`}function W(N,X){const x=N.map(({platform:D,available:K})=>`${K===null?"?":K?"\u2713":"\u2717"} ${X(D,a)}`);
return(0,k.K4)(x,r)}}),5257:(($t,_,t)=>{t.d(_,{JT:()=>k,KS:()=>w,MO:()=>S,MP:()=>M,W$:()=>o,cd:()=>O});const v="hostnames input",O={file:v,line:1,column:1,endColumn:1},
o=E=>E.file===v?v:E,M=({host:E,namespace:A,name:u,system:i})=>`${E}/${A}/${u}/${i}`,k=({host:E,namespace:A,type:u})=>`${E}/${A}/${u}`;function w({version:E},A){
if(E===null)return null;const u=E.text??E.values?.[A]??null;return u===null?null:{text:u,place:E.place}}const S=(E,A)=>`${E} ${A}`}),8416:(($t,_,t)=>{t.d(_,{L2:()=>u,
oh:()=>w,rU:()=>i});var v=t(4e3),O=t(5143),o=t(1064),M=t(5603),k=t(3469);function w(c,d){let p;return()=>(p??=t.e(9249).then(t.bind(t,9249)).then(({readTools:a})=>a(
c,d)),p)}const S=["terraform"],E="assumed, CLI not detected; set `dialect`",A="CLI not detected; set `dialect` to check one";async function u({setting:c,scan:d}){
const p=c.name==="auto"?null:s(c.name);if(d===null||d.isEmpty){const C=p===null?A:n;return h(p??o.Du,[C],[],c,{signs:[],constraints:[]})}const a=await y(d,c,p),
{constraints:P}=d;if(p!==null)return h(p,[n],[],c,{signs:a,constraints:P});const g=l(a);if(g.length===0)return{...h(S,[E],[],c,{signs:a,constraints:P}),isGuess:!0};
const r=e(g),T=r.flatMap(C=>g.find(R=>R.client===C)??[]);return h(r,T.map($),g,c,{signs:a,constraints:P})}async function i({clients:c},d){if(d===null||d.isEmpty)
return o.zK;const{others:p}=await d.tools(),a=c;return o.zK.filter(P=>a.includes(P)||p.has(P)||P==="terragrunt"&&d.usesTerragrunt)}const n="set by `dialect`",s=c=>c===
"both"?o.Du:[c],e=c=>o.Du.filter(d=>c.some(p=>p.client===d));function f(c){const d=c.filter(({place:p})=>!(0,O.Zl)(p.file));return d.length===0?c:d}const l=c=>{
const d=f(c);return M.A.map(a=>d.filter(P=>P.level===a)).find(({length:a})=>a>0)??[]};async function y({signs:c,tools:d,hasCloudHostname:p},a,P){const g=l(c),r=P??
e(g),T=g.every(({place:X})=>(0,O.Zl)(X.file)),C=P===null&&(T||g.some(({isCloud:X})=>X)),R=a.version===null&&r.some(X=>(0,k.w)(X,[]).length>1);if(!C&&!R)return c;
const{setsCloudHostname:b,signs:W}=await d(),N=p||b;return[...c.filter(({isCloud:X})=>!(X&&N)),...W]}function h(c,d,p,a,P){const[g,...r]=c,T=c.map(b=>m(b,a,P)),
C=T.flatMap(({client:b,version:W})=>W===null?[]:[[b,W]]),R=T.flatMap(({version:b,signs:[W]})=>b===null||W===void 0?[]:[$(W)]);return{name:g===void 0||r.length>0?
"both":g,clients:c,releases:T.flatMap(({releases:b})=>b),versions:Object.fromEntries(C),why:[...new Set([...d,...R])].join(", "),evidence:[...new Set([...p,...T.
flatMap(({signs:b})=>b)])]}}function m(c,{version:d},p){if(d!==null)return{client:c,releases:(0,k.w)(c,[d]),version:d,signs:[]};const a=f(p.signs.filter(R=>R.client===
c&&R.version!==null)),P=[...new Set(a.map(R=>(R.version??"").replace(/^v/,"")))];if(P.length>0){const[R="",...b]=P,W=b.length===0&&(0,k.l)(R);return{client:c,releases:(0,k.
w)(c,P),version:W?R:null,signs:a}}const g=f(p.constraints),r=g.map(({text:R})=>R),T=(0,k.w)(c,r);if(T.length===(0,k.w)(c,[]).length)return{client:c,releases:T,version:null,
signs:[]};const C=g.map(({text:R,place:b})=>({client:c,level:"syntax",place:b,text:`requires ${(0,v.dh)(R)}`,version:R}));return{client:c,releases:T,version:r.length===
1?r[0]??null:null,signs:C}}const $=({place:c,text:d})=>`${c.file}:${c.line} ${d}`}),2161:(($t,_,t)=>{t.d(_,{L8:()=>i,TD:()=>f,U4:()=>A,Z8:()=>l,e0:()=>u,tr:()=>E});
var v=t(1064);const O=["terraform"],o=["opentofu"],M=[{suffix:".tftest.hcl",class:"test",clients:v.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",
clients:v.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:o},{suffix:".tofutest.json",class:"test",clients:o},{suffix:".tfquery.hcl",class:"\
query",clients:O},{suffix:".tfquery.json",class:"query",clients:O},{suffix:".tfmigrate.hcl",class:"migrate",clients:O},{suffix:".tfcomponent.hcl",class:"stack",
clients:O},{suffix:".tfcomponent.json",class:"stack",clients:O},{suffix:".tfstack.hcl",class:"stack",clients:O},{suffix:".tfstack.json",class:"stack",clients:O},
{suffix:".tfdeploy.hcl",class:"deploy",clients:O},{suffix:".tfdeploy.json",class:"deploy",clients:O},{suffix:".tfmock.hcl",class:"none",clients:v.Du},{suffix:".\
tofumock.hcl",class:"none",clients:o},{suffix:".tf.json",class:"config",clients:v.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:o},{suffix:"\
.tf",class:"config",clients:v.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:o},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:v.Du},{suffix:"\
.hcl",class:"terragrunt",clients:v.Du}],k=Map.groupBy(M,({suffix:y})=>y.slice(y.lastIndexOf(".")+1)),w=".terraform.lock.hcl",S={class:"lock",syntax:"hcl",clients:v.
Du,isOverride:!1},E=y=>y.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(y),A=".terraform/modules/modules.json",u={...S,class:"manifest",syntax:"json"};
function i(y,h,m){if(y===w)return S;const c=k.get(y.slice(y.lastIndexOf(".")+1))?.find(({suffix:C})=>y.endsWith(C));if(c===void 0||c.class==="none")return;const d=n(
y)&&c.class==="test"&&m==="tests";if(n(y)&&!d)return;const p=y.slice(0,-c.suffix.length),a=c.twin!==void 0&&h.has(p+c.twin),P=p==="override"||p.endsWith("_overr\
ide"),g=a||d;if(g&&!c.clients.includes("terraform"))return;const r=g?O:c.clients,T=y.endsWith(".json")?"json":"hcl";return{class:c.class,syntax:T,clients:r,isOverride:P}}
const n=y=>y.startsWith(".")||y.endsWith("~")||y.startsWith("#")&&y.endsWith("#"),s=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,e=new RegExp(
`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),f=y=>s.test(y),l=y=>f(y)||e.test(y)}),6195:(($t,_,t)=>{t.d(_,{$8:()=>w,G$:()=>S,Ls:()=>M,UO:()=>E,VK:()=>o,sq:()=>A});var v=t(6760);const O=/[*?[{]/;function o(u){
const i=u.split("/"),n=i.findIndex(s=>O.test(s));return n<0?{fixed:u}:{fixed:i.slice(0,n).join("/"),glob:i.slice(n).join("/")}}function M(u){const i=u.map(n=>{const s=n.
replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:s,start:k(s)}});return n=>{const s=n.toLowerCase();return i.some(({glob:e,start:f})=>e===n||s.startsWith(
f)&&v.posix.matchesGlob(n,e))}}function k(u){const[i=""]=u.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(u)??[];return i.toLowerCase()}const w=({file:u,glob:i},n)=>u===
n||i!==void 0&&v.posix.matchesGlob(n,i),S=u=>u.startsWith(".")||u==="node_modules",E=(u,i)=>u===i||u.startsWith(i.endsWith(v.sep)?i:i+v.sep),A=u=>v.sep==="/"?u:
u.replaceAll(v.sep,"/")}),5603:(($t,_,t)=>{t.d(_,{A:()=>M,j:()=>w});var v=t(5143),O=t(1064),o=t(5011);const M=["lock-file","syntax","version-file","tool","hook"],
k=100;class w{found=new Map;allowed=new Map;addFiles(A){for(const{file:u,kind:i,scope:n,isContext:s}of A){if(s)continue;const[e]=i.clients;if(e!==void 0&&i.clients.
length===1&&!S(u)){const f={file:u,line:1,column:1,endColumn:1};this.addSyntax(e,`is read by ${O.bB[e]} only`,f)}for(const f of n.traits)this.addTrait(f)}}addUsages(A){
for(const u of A)u.kind==="lock_provider"?this.addLock(u):u.kind==="cloud_default"&&this.addCloud(u)}signs(){return[...this.found.values()]}constraints(){return[
...this.allowed.values()]}addTrait({kind:A,text:u,place:i}){if(A==="version"){if(this.allowed.size>=k)return;const n=(0,v.Zl)(i.file)?`${u} aside`:u;this.allowed.
has(n)||this.allowed.set(n,{text:u,place:i})}else if(A==="binary"){const s={client:u==="tofu"?"opentofu":"terraform",level:"version-file",place:i,version:null};
this.put({...s,text:"sets terraform_binary"})}else if(A!=="compatible"&&A!=="provider-version"){const{client:n,what:s}=O.$I[A];this.addSyntax(n,`has ${s}`,i)}}addLock({
host:A,place:u}){const i=O.Du.find(s=>(0,o.Vm)(s)===A);if(i===void 0)return;const n=`locks providers from ${A}`;this.put({client:i,level:"lock-file",place:u,text:n,
version:null})}addCloud({clients:A,isOverridden:u,place:i}){if(u||!A.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:i,text:"has \
a cloud block without hostname",version:null,isCloud:!0})}addSyntax(A,u,i){this.put({client:A,level:"syntax",place:i,text:u,version:null})}put(A){const u=`${A.client}\
 ${A.text}`;if(this.found.has(u))return;const i=(0,v.Zl)(A.place.file)?`${u} aside`:u;this.found.has(i)||this.found.set(i,A)}}const S=E=>/(^|\/)[.#][^/]*$/.test(
E)}),7854:(($t,_,t)=>{t.d(_,{Oo:()=>S,YW:()=>M,kA:()=>w,sw:()=>k,u3:()=>u,vH:()=>E});var v=t(7052),O=t(1064);const o={line:1,column:1,endColumn:1};function M(i,n,s=o){
const e={file:i===""?".":i,...s};return{problem:n,place:e,clients:O.Du,host:null}}function k(i,n){const s=S(f=>f.filter(l=>n.includes(l))),e=S(f=>f.map(l=>({...l,
clients:s(l.clients)})).filter(l=>l.clients.length>0));return i.flatMap(f=>{const l=s(f.clients);if(l.length===f.clients.length)return f;const y=e(f.needs),h=f.
isHostImplied?y[0]?.host??f.host:f.host;return l.length===0?[]:{...f,clients:l,needs:y,host:h}})}const w=i=>{const n=new Set;for(const{host:s,isHostImplied:e}of i)
s!==null&&!e&&n.add(s);return n};function S(i){let n;return s=>{n??=new Map;const e=n.get(s);if(e!==void 0||n.has(s))return e;const f=i(s);return n.set(s,f),f}}
const E=(i,n)=>i.filter(s=>s.clients.some(e=>n.includes(e))),A=1e4;class u{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(n=A){this.max=n}add(n){
const{problem:s,place:e}=n;if(s.code==="file-syntax"){if(this.broken.has(e.file))return;this.broken.add(e.file)}const f=this.kept.get(s.severity)??0;this.kept.set(
s.severity,f+1),f<this.max?this.notes.push(n):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const n=(0,v.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,M(".",n)]}}}),7152:(($t,_,t)=>{t.d(_,{G:()=>f});var v=t(3024),O=t(6760),o=t(9461),M=t(5747),k=t(7052),w=t(9664),S=t(
2161),E=t(6195);function A($,c,d,p){if($.kind==="error")return(0,k.fileUnreadable)({what:"link",code:$.code});const{kind:a,path:P}=$;return(0,E.UO)(P,c.boundary)?
a==="directory"?null:a==="special"?(0,k.fileUnreadable)({what:"link-to-special-file"}):{path:P,isScanned:u(P,c,d,p)}:(0,k.fileOutside)()}function u($,c,d,p){if(c.
file!==void 0||c.glob!==void 0||!(0,E.UO)($,c.path))return!1;const[a="",...P]=(0,E.sq)((0,O.relative)(c.path,$)).split("/").toReversed();if(P.some(E.G$))return!1;
const g=(0,E.sq)((0,O.relative)(d,$)).split("/");return g.map((T,C)=>g.slice(0,C+1).join("/")).slice(-1-P.length).some(p)?!1:(0,S.L8)(a,new Set([a]),P[0]??"")!==
void 0}var i=t(7854);const n={files:1e6,entries:1e7,directoryFiles:5e4},s=200,e=1e4;function*f($,c={toolFiles:[],hasPlugins:!1},d=n){const p=new y($,c,d);for(const a of $.
scan){const P=l(p.root,a);"path"in P?yield*p.walkFrom(P):yield{kind:"note",note:P}}}function l($,c){const{fixed:d,glob:p}=(0,E.VK)(c);try{const a=(0,v.realpathSync)(
(0,O.resolve)($,d)),P=(0,E.sq)((0,O.relative)($,a)),g=(0,E.UO)(a,$),r=g?$:a;if(p!==void 0)return{path:a,name:P,boundary:r,glob:(0,w.Gz)(P,p)};if((0,v.statSync)(
a).isDirectory())return{path:a,name:P,boundary:r};const T=(0,O.resolve)(a,"..");return{...{path:T,name:(0,E.sq)((0,O.relative)($,T))},boundary:g?$:T,file:P}}catch(a){
return(0,i.YW)(c,(0,k.fileUnreadable)({what:"scan",code:(0,M.Oj)(a)}))}}class y{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:c,scan:d,
exclude:p},a,P){this.root=(0,v.realpathSync)(c),this.isExcluded=(0,E.Ls)(p),this.aside=a,this.limits=P,this.selected=d.length>1?new Set:null}*walkFrom(c){const d=c.
glob===void 0&&c.file===void 0,p=[{path:c.path,name:c.name,depth:0,isSelected:d}];for(let a=p.pop();a!==void 0;a=p.pop()){yield{kind:"directory",name:a.name};const P=m(
a);if("problem"in P){yield{kind:"note",note:P};continue}const g=[];for(const r of this.findFiles(c,a,P))if("problem"in r)yield{kind:"note",note:r};else if(g.length<
this.limits.directoryFiles)g.push(r);else{yield h(a,"directory",this.limits.directoryFiles);break}if(this.files+=g.length,this.entries+=P.length,this.entries>this.
limits.entries||this.files>this.limits.files){yield h(a,"files",this.limits.files);return}if(g.some(({isContext:r})=>!r)&&(yield{kind:"module",files:g}),c.file!==
void 0)return;for(const r of this.findDirectories(c,a,P))p.push(r)}}*findFiles(c,d,p){const a=new Set;let P=!1;for(const r of p)(0,S.tr)(r.name)&&!r.isDirectory()&&
a.add(r.name),P||=r.name===".terraform",this.aside.hasPlugins||=r.name==="terraform.d";const g=d.name.slice(d.name.lastIndexOf("/")+1);for(const r of p){if(r.isDirectory())
continue;const T=(0,S.L8)(r.name,a,g);if(T===void 0){(0,S.Z8)(r.name)&&this.addToolFile(d,r.name);continue}const C=(0,w.Gz)(d.name,r.name),b={path:d.path+O.sep+
r.name,file:C,kind:T,isContext:!this.select(c,d,C)};r.isFile()?yield b:r.isSymbolicLink()?yield*this.follow(c,b):yield(0,i.YW)(C,(0,k.fileUnreadable)({what:"spe\
cial-file"}))}if(P&&d.isSelected){const r=[d.path,...S.U4.split("/")].join(O.sep),T=(0,o.$)(r);T.kind==="file"&&T.path===r&&(yield{path:r,file:(0,w.Gz)(d.name,S.
U4),kind:S.e0,isContext:!1})}}addToolFile({path:c,name:d},p){const a=(0,w.Gz)(d,p);this.aside.toolFiles.length>=e||this.isExcluded(a)||this.aside.toolFiles.push(
{path:c+O.sep+p,file:a})}select(c,d,p){return!(d.isSelected||(0,E.$8)(c,p))||this.isExcluded(p)||this.selected?.has(p)?!1:(this.selected?.add(p),!0)}*follow(c,d){
const p=A((0,o.$)(d.path),c,this.root,this.isExcluded);p!==null&&("code"in p?yield(0,i.YW)(d.file,p):yield{...d,path:p.path,isContext:d.isContext||p.isScanned})}findDirectories({
glob:c},{path:d,name:p,depth:a,isSelected:P},g){const r=[];for(const T of g.toReversed()){if(!T.isDirectory()||(0,E.G$)(T.name))continue;const C=(0,w.Gz)(p,T.name);
if(this.isExcluded(C))continue;const R=P||c!==void 0&&O.posix.matchesGlob(C,c),b=d+O.sep+T.name;r.push({path:b,name:C,depth:a+1,isSelected:R})}return r}}const h=({
name:$},c,d)=>({kind:"note",note:(0,i.YW)($,(0,k.fileLimit)({kind:c,max:d}))});function m({path:$,name:c,depth:d}){if(d>s)return(0,i.YW)(c,(0,k.fileLimit)({kind:"\
depth",max:s}));try{return(0,v.readdirSync)($,{withFileTypes:!0}).sort((p,a)=>p.name<a.name?-1:1)}catch(p){return(0,i.YW)(c,(0,k.fileUnreadable)({what:"director\
y",code:(0,M.Oj)(p)}))}}}),3612:(($t,_,t)=>{t.d(_,{ev:()=>E,ZW:()=>S,BU:()=>w,tG:()=>A,tC:()=>u});function v(i,n){const s=new TextEncoder().encode(i);let e=1,f=-1;
for(let l=1;l<=n;l+=1){const y=O(s,l);y>f&&(f=y,e=l)}return e}function O(i,n){const{length:s}=i,e=s&-4;let f=n;for(let l=0;l<e;l+=4)f^=M(o(i,l,4)),f=Math.imul(f<<
13|f>>>19,5)+3864292196|0;return e<s&&(f^=M(o(i,e,s-e))),f^=s,f=Math.imul(f^f>>>16,2246822507),f=Math.imul(f^f>>>13,3266489909),(f^f>>>16)>>>0}function o(i,n,s){
let e=0;for(let f=s-1;f>=0;f-=1)e=e<<8|(i[n+f]??0);return e}function M(i){const n=Math.imul(i,3432918353);return Math.imul(n<<15|n>>>17,461845907)}const k=500;function w(i,n,s){
const e=new Map;for(const $ of s.values())e.set($,(e.get($)??0)+1);const f=Array.from(e).flatMap(([$,c])=>c>k?$:[]),l=new Set(f),y=new Set([...n,...e.keys()]),h=new Set(
[...y].filter($=>!l.has($)&&v($,i.count)!==i.index)),m=Array.from(s).flatMap(([$,c])=>(l.has(c)?!E({...i,split:l},c,$):h.has(c))?$:[]);return{...i,split:l,others:new Set(
m),otherHosts:h}}const S=i=>i===null||i.index===1,E=(i,n,s)=>v(i.split.has(n)?`${n} ${s}`:n,i.count)===i.index,A=(i,n)=>i===null||(n===null?i.index===1:v(n,i.count)===
i.index),u=(i,n,s)=>i?.split.has(n)?Math.ceil(s/i.count):s}),1435:(($t,_,t)=>{t.d(_,{U7:()=>O,jK:()=>o,op:()=>M});var v=t(9562);const O=()=>Promise.all([t.e(4261),
t.e(3432),t.e(2629),t.e(2926)]).then(t.bind(t,2926));async function o(w,S,E,{environment:A,directory:u,mayHavePlugins:i,plugins:n=null}){if(S.hostnames.length===
0&&w.every(({needs:m})=>m.length===0))return{usages:w,remarks:[],findings:[],configs:[],releases:E.releases};const s=await M(S.cliConfig,E.clients,A),e=E.releases.
map(m=>{const $=s.find(({client:c})=>c===m.client);return{...m,attemptMs:$?.requestTimeoutMs??m.attemptMs}}),f={root:u,plugins:n,mayHavePlugins:i,releases:e,asksMirrors:S.
depth!=="discovery"},l=await k(w,s,f),y=[...s.flatMap(m=>m.findings),...l.findings],{mergeFindings:h}=await O();return{...l,findings:h(y),configs:s,releases:e}}
async function M(w,S,E){const{readCliConfig:A,thisMachine:u}=await O(),i=u(E);return S.map(n=>A(n,i,w))}async function k(w,S,E){if(!w.some(({needs:i})=>i.some(({
service:n})=>n===v.xq)))return{usages:w,remarks:[],findings:[]};const{withoutInstalled:u}=await Promise.all([t.e(5927),t.e(2488)]).then(t.bind(t,5927));return u(
w,S,E)}}),8723:(($t,_,t)=>{t.d(_,{Z:()=>E,j:()=>k});var v=t(1064),O=t(7854),o=t(5960),M=t(1435);async function k({requirements:A,roots:u,usages:i,part:n,checkouts:s},e,f,l){
const y=[...new Set(A.map(({host:b})=>b))],h=(0,o.e)(A,e,f),m=Array.from(h,([b,W])=>(0,o.i)(b,W)),$=y.filter(b=>!h.has(b)),c=e.depth!=="discovery"&&u.length>0;if($.
length===0&&!c)return{visits:m,inquiry:Promise.resolve(null),tokenSources:new Map};const{attemptLimitMs:d,visitHosts:p}=await(0,M.U7)(),{configs:a,releases:P}=f,
{credentials:g,forced:r}=await E(e,a,l),T=await w(g,e,l),C=await p($,{...T,forced:r,required:Map.groupBy(A,({host:b})=>b),maxRedirects:Math.max(...f.clients.map(
b=>v.NX[b])),releases:P,timeoutMs:e.timeoutMs??d(P),retries:e.retries,progress:b=>l.progress({kind:"visits",...b})}),R=e.depth==="discovery"?Promise.resolve(null):
S(u,{...T,usages:i,part:n,settings:e,dialect:f,configs:a,environment:l.environment,directory:l.directory,lockHashes:s?.lockHashes??null,plugins:s?.plugins??null,
learn:l.secrets.learn,progress:b=>l.progress({kind:"registries",...b}),visits:C});return{visits:[...C,...m],inquiry:R,tokenSources:g.known}}async function w(A,u,{
startTimer:i,stop:n}){const{networkOf:s}=await(0,M.U7)();return{network:s(u),credentials:{...A,find:(0,O.Oo)(A.find)},concurrency:u.concurrency,random:Math.random,
now:Date.now,startTimer:i,stop:n}}async function S(A,{environment:u,...i}){const{inquire:n}=await Promise.all([t.e(1741),t.e(5927),t.e(4261),t.e(3432),t.e(7517),
t.e(3567)]).then(t.bind(t,3567)),{thisMachine:s}=await(0,M.U7)(),e=i.settings.depth==="packages"?await Promise.all([t.e(1741),t.e(5927),t.e(400),t.e(4261),t.e(7517),
t.e(774)]).then(t.bind(t,774)):null;return n(A,{...i,machine:s(u),askPackages:e?.askPackages??null})}async function E(A,u,{environment:i,secrets:n,kill:s,stop:e}){
const{readMachineCredentials:f}=await(0,M.U7)();return f({...A,configs:u},i,{learn:n.learn,kill:s,stop:e.signal,abortAfter:l=>AbortSignal.timeout(l)})}}),5453:(($t,_,t)=>{
t.d(_,{D0:()=>n,lz:()=>s,K$:()=>h,a3:()=>l,Xo:()=>f});var v=t(2389),O=t(7052),o=t(6697),M=t(1831),k=t(9664);function w(m,{evidence:$,versions:c}){if(m.version!==
null)return()=>m.version;const d=$.filter(({level:p,version:a})=>p==="version-file"&&a!==null);return(p,a)=>d.some(g=>g.client===p&&S(a,(0,k.jt)(g.place.file)))?
c[p]??null:null}const S=(m,$)=>$===""||`${m}/`.startsWith(`${$}/`);var E=t(6195),A=t(7854),u=t(3152);const i=2e5;async function n({usages:m,notes:$,scanned:c,changed:d,
dialect:p,settings:a,listed:P}){const{declared:g,endedAt:r}=c;if(m.length===0&&!g.some(q=>"place"in q)&&a.roots.length===0)return{roots:[],notes:[]};const{rootsOf:C}=await t.
e(5353).then(t.bind(t,5353)),{Readings:R,RootNotes:b,textNotes:W}=await Promise.all([t.e(1741),t.e(1203)]).then(t.bind(t,1203)),{clients:N,versions:X}=p,x={usages:m,
declared:g,clients:N},D=P===void 0?await s(x,a,r===null):await e(x,P),K=[],B=[],ot=new R,ct=a.dialect.name==="auto"?[]:N,V=new b({clients:N,readings:ot,upgrade:a.
upgrade,versionIn:w(a.dialect,p)}),it=a.depth!=="discovery";let gt=0;for(const q of C(D,{changed:d,versions:X,hasCalls:it})){if(gt+=q.directories.length,gt>i){B.
push((0,A.YW)(q.directory,(0,O.fileLimit)({kind:"roots",max:i})));break}V.add(q),it&&K.push(q)}const bt=[...W(m,g,{...p,readings:ot,set:ct})].filter(({place:q})=>d===
null||d.has(q.file)),Pt=new Set($.flatMap(({problem:q,place:ht})=>q.code==="lock-invalid"?ht.file:[])),Z=[...bt,...V.notes()].filter(({place:q})=>!Pt.has(q.file));
return{roots:K,notes:[...Z,...B]}}async function s(m,{roots:$},c){const{layoutsOf:d,unmatched:p}=await t.e(5353).then(t.bind(t,5353)),a=$.map(r=>({text:r,matches:(0,E.
Ls)([r])})),P=d({...m,patterns:a}),g=c?p(P,a):[];if(g.length===0)return P;throw new u.GN(g.map(r=>`roots: no directory with configuration matches ${r}`))}async function e(m,$){
const{layoutsOf:c}=await t.e(5353).then(t.bind(t,5353));return m.clients.flatMap(d=>c({...m,clients:[d],patterns:[{text:"",matches:a=>$.get(d)?.has(a)===!0}]}))}
async function f(m,$){return $.every(({lockFile:d})=>d===null)?m:(await t.e(3862).then(t.bind(t,3862))).withoutUnusedLocks(m,$)}function l(m,$,{depth:c},d){if(c===
"discovery")return m;const p=({kind:P,workspace:g})=>P==="cloud_default"?!!d.TF_CLOUD_HOSTNAME:P!=="backend_remote_default"||g?.organization===null,a=new Set($.
filter(P=>!p(P)).map(({place:P})=>y(P)));return m.map(P=>P.problem.code==="host-missing"&&a.has(y(P.place))?{...P,problem:{...P.problem,severity:"error"}}:P)}const y=({
file:m,line:$,column:c})=>`${m}:${$}:${c}`;async function h(m,$,c){try{const d=await m;if(d===null)return v.j7;const{judgeInit:p}=await Promise.all([t.e(1741),t.
e(7341),t.e(5761)]).then(t.bind(t,5761));return p(d,c)}catch(d){const a=$.filter(({attempt:P})=>P.discovery.kind==="found").map(({host:P})=>{const g=(0,o.hostCheckCrashed)(
{host:(0,M.nx)(P),thrown:d});return{services:[],problem:g,needed:!0,host:P,places:[]}});return{...v.j7,drafts:a}}}}),370:(($t,_,t)=>{t.d(_,{C_:()=>u,IZ:()=>E,PT:()=>A,
SQ:()=>k});var v=t(6897),O=t(8416),o=t(7152);const M=20;async function k({scan:i,exclude:n},{directory:s,environment:e,stop:f,progress:l}){const y={root:s,scan:i,
exclude:n},h=f.why===null?S(y):null;if(h!==null)return h;const{scanInSteps:m}=await w(),$=m(y,Object.keys(e));return(0,v.n)($,f,c=>l({kind:"scan",files:c}))}const w=()=>Promise.
all([t.e(400),t.e(7210),t.e(5962)]).then(t.bind(t,5962));function S(i){const n={toolFiles:[],hasPlugins:!1};let s=0;for(const{kind:e}of(0,o.G)(i,n))if(s+=1,e!==
"directory"||s>M)return null;return{...n,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const E=(i,n,s)=>(0,O.
L2)(A(i,n,s));function A({dialect:i,exclude:n,scan:s},e,{environment:f,directory:l}){if(s.length===0)return{setting:i,scan:null};const y=(0,O.oh)({root:l,exclude:n},
e.toolFiles),h=!!f.TF_CLOUD_HOSTNAME;return{setting:i,scan:{...e,tools:y,hasCloudHostname:h}}}const u=({hasPlugins:i},{scan:n})=>i||n.some(s=>s!==".")}),7082:(($t,_,t)=>{
t.d(_,{O:()=>v});const v=O=>({discovery:O,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:(($t,_,t)=>{
t.d(_,{C:()=>o,h:()=>k});var v=t(7854);const O=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_\
backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function o(S,E,A,u=(0,v.kA)(E)){const i=S.hostnames.flatMap(({host:s,services:e})=>{
const f=e.length>0?e:S.requiredServices;return(f.length>0?f:["any"]).map(y=>({host:s,service:y,clients:A,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),
n=new Set([...u,...S.hostnames.map(({host:s})=>s)]);return k([i,M(E,n)],A)}function*M(S,E){for(const{kind:A,needs:u,place:i}of S){const n=!O.has(A);for(const s of u)
yield{...s,because:[i],isImplied:!E.has(s.host),isForInit:n}}}function k(S,E){const A=new Map;for(const u of S)for(const i of u)w(A,i);return Array.from(A.values(),
u=>({...u,clients:E.filter(i=>u.clients.includes(i))}))}function w(S,E){const{host:A,service:u,clients:i,because:n}=E,s=`${A} ${u}`,e=S.get(s);if(e===void 0){S.
set(s,{...E,clients:[...i],because:[...n]});return}e.isForInit||=E.isForInit,e.isImplied&&=E.isImplied,e.isAssumed===!0&&(e.isAssumed=E.isAssumed===!0);for(const f of n)
e.because.push(f);for(const f of i)e.clients.includes(f)||e.clients.push(f)}}),5960:(($t,_,t)=>{t.d(_,{e:()=>M,i:()=>w});var v=t(6697),O=t(1831),o=t(7082);function M(S,{
hostnames:E,allowedHosts:A},{isGuess:u}){const i=new Set(E.map(({host:s})=>s)),n=new Map;for(const s of S){const{host:e}=s;if(i.has(e)||n.has(e))continue;const f=u===
!0||s.isAssumed===!0,l=k(s,f,(0,O.Jr)(e,A));l!==null&&n.set(e,l)}return n}function k({host:S,isImplied:E,because:A,clients:u,isAssumed:i=!1},n,s){const e=(0,O.nx)(
S);if((0,O.Rt)(S))return(0,v.hostGeneric)({host:e});const[f]=A.filter(y=>typeof y!="string"),l=E&&f!==void 0?{place:f,clients:u}:null;return l!==null&&n?(0,v.hostAssumed)(
{host:e,...l,isListed:i}):s?null:(0,v.hostNotAllowed)(l===null?{host:e}:{host:e,implied:l})}const w=(S,E)=>({host:S,attempt:(0,o.O)({kind:"skipped",problem:E}),
earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:(($t,_,t)=>{t.d(_,{f:()=>M,q:()=>S});var v=t(3024),O=t(6760),o=t(6309);function M(n,s,e){
const f=w((0,v.realpathSync)(n),s),l=(0,O.basename)(s);k((0,O.join)(f,l));const y=(0,O.join)(f,`.${l.slice(0,60)}.${Math.random().toString(36).slice(2)}`),h=(0,v.
openSync)(y,"wx");try{try{for(const m of e)(0,v.writeFileSync)(h,m)}finally{(0,v.closeSync)(h)}(0,v.renameSync)(y,(0,O.join)(f,l))}catch(m){throw(0,v.rmSync)(y,
{force:!0}),m}}function k(n){const s=(0,v.lstatSync)(n,{throwIfNoEntry:!1});if(s===void 0||s.isFile()||s.isSymbolicLink())return;const e=s.isDirectory()?"is a d\
irectory":"is not a regular file";throw new o.Lw(`it ${e}; choose another path`)}function w(n,s){const e=(0,O.resolve)(n,s),f=i(n,e);if(!f&&!(0,O.isAbsolute)(s))
throw new o.Lw(`it is outside ${n}; use an absolute path if that is intended`);const l=f?n:(0,O.parse)(e).root;return(0,O.relative)(l,(0,O.dirname)(e)).split(O.
sep).filter(Boolean).reduce((h,m)=>E(h,m,n),l)}function S(n,s){const e=(0,v.realpathSync)(n);return A(w(e,s),(0,O.basename)(s),e)}function E(n,s,e){const f=(0,O.
join)(n,s);return(0,v.lstatSync)(f,{throwIfNoEntry:!1})===void 0&&u(f),A(n,s,e)}function A(n,s,e){const f=(0,O.join)(n,s);if(!(0,v.lstatSync)(f,{throwIfNoEntry:!1})?.
isSymbolicLink())return f;const l=(0,v.realpathSync)(f);if(!i(e,n)||i(e,l))return l;throw new o.Lw(`the link ${(0,O.relative)(e,f)} leads outside ${e}; remove i\
t or choose another path`)}function u(n){try{(0,v.mkdirSync)(n)}catch(s){if(!(0,o.Or)(s)||s.code!=="EEXIST")throw s}}function i(n,s){const e=(0,O.relative)(n,s);
return e!==".."&&!e.startsWith(`..${O.sep}`)&&!(0,O.isAbsolute)(e)}}),9076:(($t,_,t)=>{t.d(_,{QB:()=>O,im:()=>v,yX:()=>o});const v=["fails","warns","works","unc\
hecked","skipped"],O=5,o=({outcome:M})=>M!=="unchecked"&&M!=="skipped"}),3795:(($t,_,t)=>{t.d(_,{qY:()=>A,Si:()=>e,fN:()=>n,XP:()=>s});var v=t(733),O=t(1831),o=t(
4120),M=t(8641);const k=2,w=80;function S(f){if(f.kind==="scan")return`read ${(0,o.px)(f.files,"file")}`;if(f.kind==="registries")return`${f.done} of ${(0,o.px)(
f.total,"question")} to registries answered`;const{done:l,total:y,failed:h,waiting:m}=f,$=h===0?"":`, ${h} failed so far`;return`${l} of ${(0,o.px)(y,"host")} c\
hecked${$}${E(m)}`}function E(f){if(f.size===0)return"";const l=[...f].slice(0,k).map(h=>(0,M.RK)((0,O.nx)(h),w)),y=f.size-l.length;return y>0?`; waiting for ${l.
join(", ")} and ${(0,o.px)(y,"other")}`:`; waiting for ${l.join(" and ")}`}const A={show:()=>{},end:()=>{}},u=5e3,i=200;function n(f,l){let y=null,h=!0;const m=l(
u,()=>{y!==null&&(h&&f(S(y)),h=!h)});return{show:c=>{y=c},end:m}}function s(f,l,y){let h=null,m="";const $=y(i,()=>{const p=h===null?"":(0,v.W)(S(h),0,l-1);p!==
m&&(m=p,f(`\r${p}\x1B[K`))});return{show:p=>{h=p},end:()=>{$(),m!==""&&f("\r\x1B[K")}}}const e=(f,l)=>{const y=setInterval(l,f).unref();return()=>clearInterval(
y)}}),8463:(($t,_,t)=>{t.d(_,{t:()=>S});var v=t(6309),O=t(566),o=t(3329),M=t(5505),k=t(5955),w=t(8641);async function S({report:u,badge:i},n,s){const e=[],f=async(l,y,h)=>{
try{(0,O.f)(s,y,(0,k.mk)(await h()))}catch(m){e.push(`the ${l} ${(0,w.RK)(y)} was not written: ${(0,w.RK)((0,v.A3)(m))}`)}};for(const{path:l,format:y}of u)await f(
"report",l,()=>A(y,n));return i!==null&&await f("badge",i,()=>E(n)),e}async function E({verdict:u}){return[(await t.e(4789).then(t.bind(t,4789))).renderBadge(u)]}
async function A(u,{verdict:i,context:n}){switch(u){case"json":return(0,o.h)(i,n);case"sarif":return(await Promise.all([t.e(7341),t.e(3933)]).then(t.bind(t,3933))).
renderSarif(i,n);case"junit":return(await t.e(5868).then(t.bind(t,5868))).renderJunit(i,n);case"codequality":{const{renderCodeQuality:s}=await t.e(8957).then(t.
bind(t,8957)),{hash:e}=await Promise.resolve().then(t.t.bind(t,7598,19));return s(i,f=>e("sha256",f))}case"html":{const{renderHtml:s}=await t.e(7466).then(t.bind(
t,7466)),{hash:e}=await Promise.resolve().then(t.t.bind(t,7598,19));return s(i,n,f=>e("sha256",f,"base64"))}case"markdown":return[(0,M.Gc)(i,n)]}}}),7361:(($t,_,t)=>{
t.d(_,{QY:()=>A,_N:()=>S,eC:()=>k,k2:()=>E,mc:()=>M});var v=t(7574),O=t(5102),o=t(4120);function M({good:u,runs:i}){if(i===0)return null;const n=Math.floor(1e4*
u/i);if(n>=9900)return`${n/100}%`;const s=Math.floor(n/10);return s===0&&u>0?"below 0.1%":`${s/10}%`}const k=({days:u,good:i,runs:n})=>`${i} of ${(0,o.px)(n,"ru\
n")} in ${u} days`,w=["fails","unchecked","warns","skipped","works"];function S(u){const i=w.flatMap(s=>{const{length:e}=u.filter(l=>l.outcome===s),f=s==="warns"?
"with warnings":O.nx[s];return e===0?[]:[`${e} ${f}`]});return`${u.length===1?"last run":`last ${(0,o.px)(u.length,"run")}`}: ${i.join(", ")}`}const E=({latency:u})=>u===
null?null:`median ${(0,v.kJ)(u.medianMs)}, 95th percentile ${(0,v.kJ)(u.p95Ms)}`,A=({from:u,until:i},n)=>i===null?`${(0,v.u8)(u,n)} so far`:(0,v.u8)(u,i)}),4218:(($t,_,t)=>{
t.d(_,{H6:()=>$,MC:()=>s,U4:()=>e,XQ:()=>d,bW:()=>y,kW:()=>c,qX:()=>n,wz:()=>m});var v=t(9076),O=t(7574),o=t(5102),M=t(4120);const k=["\u2581","\u2582","\u2583",
"\u2585","\u2586","\u2587"],w="\u2573",S="\u254C",E=[100,250,500,1e3,2500],A=["below 100 ms","below 250 ms","below 500 ms","below 1 s","below 2.5 s","2.5 s or m\
ore"],u=p=>E.filter(a=>p>=a).length;function i(p){return p.outcome==="fails"?w:(0,v.yX)(p)?k[u(p.ms??0)]??"":S}const n=p=>p.map(i).join("");function s(p){const a=p.
flatMap(({history:C})=>C.recent),P=new Set(a.map(i)),g=a.some(C=>i(C)===k[0]&&C.ms===null);return[...k.map((C,R)=>{const b=A[R]??"";return[C,R===0&&g?`${b} or n\
ot measured`:b]}),[w,"failed"],[S,"no result"]].filter(([C])=>P.has(C))}function e({hosts:p},{history:a}){return p.flatMap(g=>{const r=a?.get(g.visit.host);return r!==
void 0&&r.recent.filter(v.yX).length>1?[{host:g,history:r}]:[]}).toSorted((g,r)=>Number(l(r))-Number(l(g))||h(g,f)-h(r,f)||h(g,Number.POSITIVE_INFINITY)-h(r,Number.
POSITIVE_INFINITY))}const f=30,l=({host:p})=>(0,o.sG)(p)==="fails",y=({history:p},a)=>$(p).findLast(P=>P.days<=a);function h(p,a){const P=y(p,a);return P===void 0?
1:P.good/P.runs}const m=p=>l(p)||p.history.recent.some(({outcome:a})=>a==="fails"),$=({uptime:p})=>p.filter(({runs:a},P)=>a>(p[P-1]?.runs??0));function c({recent:p,
uptime:a,incidents:[P]}){if(P===void 0||P.until!==null)return null;const g=p.filter(({outcome:C})=>C==="fails").length,r=a.at(-1);return r!==void 0&&r.runs-r.good===
1?`first failure in ${(0,M.px)(r.runs,"run")}`:g<=P.runs&&P.runs>1?null:`failed ${g} of the last ${p.filter(v.yX).length} runs`}function d({incidents:[p]}){return p===
void 0||p.until!==null||p.runs<2?null:`failing since ${(0,O.QN)(p.from)} (${(0,M.px)(p.runs,"run")})`}}),1505:(($t,_,t)=>{t.d(_,{G_:()=>i,Yj:()=>u,Zc:()=>E,o7:()=>A,
se:()=>S,tN:()=>M});var v=t(7574),O=t(4120),o=t(8884);const M=120,k=20,w=6;function S({requirements:y},{dialect:h},m){return{label:"required",texts:(0,O.UV)(y,k,
({service:c,clients:d,because:p})=>{const a=c==="any"?(0,O.DO)(c):m.value((0,O.DO)(c),M),g=h.clients.every(r=>d.includes(r))?"":` for ${(0,O.wO)(d)}`;return`${a}${g}\
 (${(0,o.Yx)(p,m.because)})`})}}function E({visit:y},h){const{timing:m,discovery:$}=y.attempt,c=$.kind==="failed"?$.excerpt:null,d=(0,v.I$)(m).map(([g,r])=>`${g}\
 ${(0,v.kJ)(r)}`),p=y.earlier.map(g=>{const{kind:r}=g.discovery;return`${r==="failed"?g.discovery.problem.code:r} after ${(0,v.kJ)(g.timing.totalMs)}`}),a=c===null?
[]:[h.value(c.replace(/\s+/gu," ").trim())],P=y.credentials?.hasToken?[h.prose(y.credentials.source)]:[];return[{label:"body",texts:a},{label:"timing",texts:[d.
join(", ")]},{label:"retried",texts:p},{label:"token from",texts:P}]}const A=(y,h)=>[{label:"credentials",texts:f(y)?e(y.visit.looks,h.prose):[]},{label:"host b\
lock",texts:l(y.visit).map(m=>h.prose(m))}];function u({visit:y,services:h,servicesLeftOut:m,servicesFrom:$},c){const d=h.map(({id:a})=>c.value(a,M)),p=$===null?
(0,v.kJ)(y.attempt.timing.totalMs):`host block at ${c.because($)}`;return`${d.length===0?"no services":(0,O.K4)(d,w,m)} (${p})`}function i(y){return[...Map.groupBy(
y,m=>JSON.stringify(m.looks.map(s))).values()].map(m=>({clients:m.map(({client:$})=>$),looks:m[0]?.looks.map(s)??[]}))}const n={nothing:"no entry","a token":"a \
token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},s=({source:y,held:h,counts:m})=>({
source:y,held:`${n[h]}${m?h==="no token"?" (ends the search)":" (used)":""}`});function e(y,h){const m=i(y);return m.flatMap(({clients:$,looks:c})=>c.map(({source:d,
held:p})=>`${m.length>1?`${(0,O.wO)($)}: `:""}${h(d)}: ${p}`))}const f=({findings:y})=>y.some(({problem:{code:h}})=>/^credentials-|^document-unauthorized$/.test(
h));function l({forced:y}){return[...Map.groupBy(y,({place:m})=>(0,o.eo)(m))].map(([m,$])=>`${m}, for ${(0,O.wO)($.map(({client:c})=>c))}`)}}),2704:(($t,_,t)=>{
t.d(_,{IL:()=>M,Rr:()=>k,Z4:()=>o});var v=t(5955),O=t(8641);const o=(w,S,E,A)=>`,
${E}"${w}": ${M(S,E,A)}`,M=(w,S,E)=>(0,O.s$)(JSON.stringify(w,E,2).replaceAll(`
`,`
${S}`));function*k(w,S,{maxBytes:E,margin:A,replace:u},i){if(S.length===0)return yield o(w,[],A),0;const n=`${A}  `;yield`,
${A}"${w}": [`;const s=f=>`
${n}${M(i(f),n,u)}`,e=yield*(0,v._Q)(S,new v.Wv(E),s,",");return yield`
${A}]`,e}}),3329:(($t,_,t)=>{t.d(_,{h:()=>r});var v=t(4e3),O=t(5799),o=t(2704),M=t(4283),k=t(997),w=t(1831),S=t(8641),E=t(5465);function A(D,K){const{visit:B,requirements:ot,
services:ct,servicesLeftOut:V,servicesFrom:it,clients:gt,isNew:bt}=D,{discovery:Pt,hops:Z,timing:q,certificates:ht}=B.attempt;return{host:B.host,display:(0,w.nx)(
B.host),discovery:Pt.kind,...u(Pt),documentUrl:n(Pt),hops:Z.map(e),services:Object.fromEntries(ct.map(vt=>[vt.id,f(vt)])),...V>0?{servicesLeftOut:V}:{},servicesFrom:it===
null?null:(0,E.W$)(it),hostBlocks:B.forced.map(({client:vt,place:Et})=>({client:vt,place:(0,E.W$)(Et)})),required:ot.map(({service:vt,clients:Et,because:St,becauseLeftOut:Nt=0})=>{
const{kept:Bt,left:jt}=K(St),Jt=(0,E.ig)("because",jt+Nt);return{service:vt,clients:Et,because:Bt,...Jt}}),credentials:B.credentials?.hasToken?B.credentials.source:
null,looks:B.looks.map(({client:vt,looks:Et})=>({client:vt,looks:Et.map(s)})),attempts:(0,k.O)(B).length,...B.earlier.length===0?{}:{earlier:B.earlier.map(i)},timingMs:h(
q),certificates:ht,clients:gt,...bt?{new:!0}:{}}}function u(D){if(D.kind==="skipped")return{code:D.problem.code};if(D.kind!=="failed")return{};const{problem:K,excerpt:B}=D;
return{code:K.code,...B===null?{}:{excerpt:B}}}const i=({discovery:D,timing:K})=>({discovery:D.kind,..."problem"in D?{code:D.problem.code}:{},ms:K.totalMs}),n=D=>D.
kind==="found"||D.kind==="absent"?(0,M.Pl)(D.url):null,s=({source:D,held:K,counts:B})=>({source:D,held:K,counts:B}),e=({url:D,status:K,reason:B,mediaType:ot,authorization:ct,
address:V,proxy:it,ms:gt})=>({url:(0,S.cq)(D),status:K,reason:B,mediaType:ot,authorization:ct,address:V,proxy:it===null?null:(0,S.cq)(it),ms:gt});function f(D){
switch(D.kind){case"url":return{url:(0,S.cq)(D.url)};case"login":return{login:l(D.login),...D.leftOut>0?{elementsLeftOut:D.leftOut}:{}};case"problem":return{problem:y(
D.problem)}}}const l=({client:D,grantTypes:K,authz:B,token:ot,ports:ct,scopes:V})=>({client:D,grantTypes:K,authz:B===null?null:(0,S.cq)(B),token:ot===null?null:
(0,S.cq)(ot),ports:ct,scopes:V}),y=({code:D,message:K,help:B})=>({code:D,message:K,help:B??null}),h=({lookupMs:D,connectMs:K,tlsMs:B,firstByteMs:ot,totalMs:ct})=>({
lookup:D,connect:K,tls:B,firstByte:ot,total:ct}),m=1e4,$=100,c=({directory:D,clients:K,rows:B},ot)=>({...(0,E.jt)(D),clients:K,rows:B.slice(0,m).map(ct=>d(ct,ot)),
...(0,E.ig)("rows",B.length-m)});function d(D,K){const{kind:B,address:ot,source:ct,host:V,constraints:it,locked:gt,chosen:bt,newest:Pt,platforms:Z}=D,{kept:q,left:ht}=K(
D.places);return{kind:B,address:ot,source:ct,host:V,constraints:it.slice(0,$),...(0,E.ig)("constraints",it.length-$),locked:gt,chosen:bt,newest:Pt,platforms:Z.map(
({platform:vt,available:Et})=>({platform:vt,available:Et})),worst:D.worst,codes:D.problems.map(({code:vt})=>vt),places:q,...(0,E.ig)("places",ht)}}const p=1,a={
hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},P=4096,g="  ";function*r(D,K,B=a){const{usages:ot,...ct}=K.scan,{hosts:V,
files:it,findings:gt,passed:bt,ignored:Pt,stopped:Z,roots:q}=D,ht=V.flatMap(({requirements:jt})=>jt.map(Jt=>Jt.because)),vt=(0,E.R1)(ht,B.becauseLists),Et=(0,E.
R1)(gt.map(jt=>jt.places),B.placeLists),St=(0,E.R1)(q.flatMap(({rows:jt})=>jt.map(Jt=>Jt.places)),B.rowPlaceLists),{remarks:Nt}=K;yield*[`{
  "schemaVersion": ${p}`,T("version",K.version),T("passed",bt),...Z===null?[]:[T("stopped",(0,v.Cw)(Z)),T("incomplete",(0,v.zM)(Z))],T("failOn",K.failOn),...R(K),
T("dialect",K.dialect.name),T("clientDetection",X(K.dialect)),T("clients",K.clients),T("startedAt",K.startedAt),T("durationMs",K.durationMs),T("counts",W(D))],yield*b(
"hosts",V,B.hosts,jt=>A(jt,vt));const Bt=new Set(it);yield*b("findings",gt,B.findings,jt=>x(jt,Et,Bt.has(jt))),q.length>0&&(yield*b("roots",q,B.roots,jt=>c(jt,St))),
yield*[T("ignored",Pt),T("usages",ot),...Nt.length===0?[]:[T("remarks",Nt)],T("scan",ct),`
}
`]}const T=(D,K)=>(0,o.Z4)(D,K,g,C),C=(D,K)=>typeof K=="string"?(0,v.dh)(K,P):K,R=({repository:D,repositories:K,shards:B})=>[...D===null?[]:[T("repository",D)],
...K.length===0?[]:[T("repositories",K)],...B===null?[]:[T("shards",B)]];function*b(D,K,B,ot){const ct=yield*(0,o.Rr)(D,K,{maxBytes:B,margin:g,replace:C},ot);ct>
0&&(yield T(`${D}LeftOut`,ct))}const W=({findings:D})=>Object.fromEntries(O.oC.map(K=>[`${K}s`,D.filter(B=>B.severity===K).length])),N=20,X=({clients:D,versions:K,
releases:B,isGuess:ot,why:ct,evidence:V})=>({clients:D,assumed:ot??!1,why:ct,versions:Object.entries(K).map(([it,gt])=>({client:it,version:gt})),releases:B.map(
({name:it})=>it),evidence:V.slice(0,N).map(({client:it,version:gt,level:bt,text:Pt,place:Z})=>({client:it,version:gt,kind:bt,text:Pt,...(0,E.$t)(Z)})),...(0,E.ig)(
"evidence",V.length-N)});function x(D,K,B){const{problem:ot,severity:ct,host:V,service:it,places:gt,placesLeftOut:bt=0,affects:Pt,exclude:Z}=D,{kept:q,left:ht}=K(
gt);return{code:ot.code,severity:ct,host:V,service:it,message:ot.message,help:ot.help??null,places:q,...(0,E.ig)("places",bt+ht),affects:Pt,...B&&V!==null?{inFile:!0}:
{},...Z===void 0?{}:{exclude:Z}}}}),5465:(($t,_,t)=>{t.d(_,{$t:()=>u,R1:()=>M,W$:()=>A,ig:()=>s,jt:()=>n});var v=t(2886),O=t(5143),o=t(5955);function M(e,f){const l=new Map;
for(const h of e)l.has(h)||l.set(h,h.reduce((m,$)=>m+E($),0));const y=(0,o._3)(e.map(h=>l.get(h)??0),f);return h=>{const $=(l.get(h)??0)<=y?h:(0,o.ux)((0,v.D3)(
h),y,E);return{kept:$.map(A),left:h.length-$.length}}}const k=140,w=30,S=6;function E(e){if(typeof e=="string")return k;const{file:f}=e,l=(0,O._M)(f)===null?0:w;
return k+l+f.length*(/^[ -~]*$/.test(f)?1:S)}const A=e=>typeof e=="string"?e:u(e),u=({file:e,line:f,column:l,endColumn:y})=>({...i(e),line:f,column:l,endColumn:y});
function i(e){const{repository:f,path:l}=(0,O.bH)(e);return f===null?{file:e}:{repository:f,file:l}}function n(e){const{repository:f,path:l}=(0,O.bH)(e);return f===
null?{directory:e}:{repository:f,directory:l}}const s=(e,f)=>f>0?{[`${e}LeftOut`]:f}:{}}),9574:(($t,_,t)=>{t.d(_,{I$:()=>o,MB:()=>M,R4:()=>E,TM:()=>k,hn:()=>S,rm:()=>w});
var v=t(5955),O=t(8641);function o(A,u,i=[]){const n=A.map((e,f)=>`<th align="${i.includes(f)?"right":"left"}">${e}</th>`),s=u.map(e=>`<tr>${A.map((l,y)=>`<td${i.
includes(y)?' align="right"':""}>${e[y]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${n.join("")}</tr>`,...s,"</table>"].join(`
`)}const M=A=>["<ul>",...A.map(u=>`<li>${u}</li>`),"</ul>"].join(`
`),k=(A,u)=>["<details>",`<summary>${A}</summary>`,...u,"</details>"].join(`
`),w=A=>(0,O.D9)(A).replaceAll(".",".<wbr>"),S=A=>`<code>${(0,O.js)(A).replaceAll("/","/<wbr>")}</code>`;function E(A,u,i,n){const s=[];let e=0;for(const f of A){
const l=n(f);if(e+=(0,v.$$)([l].flat().join(""))+i,e>u)break;s.push(l)}return s}}),5505:(($t,_,t)=>{t.d(_,{gD:()=>be,Fp:()=>Ue,Gc:()=>Vt,XA:()=>se,rL:()=>Ce});var v=t(
7574),O=t(5102),o=t(4120),M=t(5955),k=t(6763),w=t(8641),S=t(1831),E=t(2796),A=t(4218),u=t(8884),i=t(9574),n=t(5143),s=t(4503),e=t(8373);const f=6,l=3,y=3,h=60,m=2,
$=1e3;function c(I,L,H=!0){const Y=L.context.repositories.length,st=`<b>${(0,u.mj)(I,Y)}</b>`;if(!H)return st;const ut=(0,u.eb)(I),Tt=ut.slice(0,f).map(_t=>(0,e.
u_)(_t,L)),at=L.isBrief?ut.length-Tt.length:0,It=at>0?` ${(0,e.jP)(at,"repository",L)}`:"";return`${st}: ${Tt.join(", ")}${It}`}function d(I,L,H){const Y=L.isBrief?
[]:(0,u.eb)(I).slice(f);if(Y.length===0)return[];const st=(0,i.R4)(Y,H,m,_t=>(0,e.u_)(_t,L)),ut=st.length===Y.length,Tt=({file:_t})=>(0,i.hn)((0,n._M)(_t)??""),
at=ut?st:(0,i.R4)(Y,H,m,Tt),It=Y.length-at.length;return[(0,i.TM)((0,o.px)(Y.length,"more repository"),[`<p>${at.join(", ")}</p>`,...It>0?[`<p>${(0,e.jP)(It,"re\
pository",L)}</p>`]:[]])]}function p(I,L,H){const Y=(0,u._X)(I),[st]=Y;if(st===void 0)return"";const ut=Y.slice(0,l).map(({repository:Zt})=>(0,w.D9)(Zt)),Tt=(0,o.
K4)(ut,l,Y.length-ut.length),at=`${e.rC[(0,O.hm)(st.findings)??"warning"]} <b>${(0,o.px)(Y.length,"repository")}</b> ${(0,u.fP)(Y)}: ${Tt}`;if(L.isBrief)return`\
<p>${at}</p>`;const It=(0,i.R4)(Y,H-(0,M.$$)(at),h,Zt=>a(Zt,L)),_t=Y.length-It.length;return(0,i.TM)(at,[(0,i.I$)(["Repository","Findings","First in"],It),..._t>
0?[`<p>${(0,e.jP)(_t,"repository",L)}</p>`]:[]])}function a(I,L){const{repository:H,findings:Y}=I,st=[...Map.groupBy(Y,({code:_t})=>_t)],ut=st.slice(0,y).map(([
_t,[Zt,...re]])=>{const le=Zt===void 0?"":` at ${(0,e.b_)(Zt.place,L)}`;return`${(0,e._h)(_t,_t,L)}${le}${re.length===0?"":` and ${re.length} more`}`}),Tt=st.length-
ut.length,at=(0,s.aE)(H,L.context),It=(0,i.hn)(H);return[at===null?It:`<a href="${(0,w.js)(at,$)}">${It}</a>`,(0,o.H8)(Y),[...ut,...Tt>0?[`and ${(0,o.px)(Tt,"mo\
re code")}`]:[]].join("<br>")]}const P=20,g=10,r=700,T=4,C=300,R=1,b=6,W=12,N=4,X=1/2,x=12e3,D=20,K=200;function B(I,L,H){const Y=(0,E.cZ)(I),st=Y.slice(0,L.isBrief?
g:P),ut=Math.min(x,H*X/st.length),Tt=(0,E.YM)(st);let at=H-K;const It=re=>{const le=ot(re,L,ut,Tt.get(re)??null),fe=(0,M.$$)(le)<at?le:`${it(re,L)}</p>`;return at-=
(0,M.$$)(fe)+D,fe},_t=(0,i.R4)(st,H-K,D,It),Zt=Y.length-_t.length;return Zt>0?[..._t,`<p>${(0,e.jP)(Zt,"cause",L)}</p>`]:_t}function ot(I,L,H,Y){const{findings:st,
message:ut,help:Tt}=I,at=st.length>1&&st[0]?.exclude!==void 0,_t=[Et(I,L),St(I),Nt(I,L)].filter(fe=>fe!==""),{lines:Zt,list:re,rest:le}=Y===null?ct(I,L,H):{lines:[
`The same hosts as for ${Y}`],list:[],rest:[]};return[it(I,L),...Zt.map(fe=>`<br>${fe}`),...ut===null?[]:[`<br>${(0,o.Iu)((0,w.h$)(ut,r))}`],...Tt===null||at?[]:
[V(Tt)],..._t.length===0?[]:[`<br><sub>${_t.join(" ")}</sub>`],"</p>",...re.length===0?[]:[(0,i.MB)(re)],...le].join(`
`)}function ct(I,L,H){const{findings:Y,message:st}=I,ut=Z(Y,L),Tt=st!==null&&(0,E.hs)(I)&&I.hosts.length===1,at=st!==null||(0,E.hs)(I),It=ut&&!Tt?[`In ${c(Y,L,at)}`]:
[],_t=ut&&at?d(Y,L,H/2):[];if(ut&&st!==null&&!(0,E.hs)(I))return{lines:It,list:[],rest:_t};const Zt=(0,E.S3)(I),re=st===null?N:(0,E.hs)(I)?b:W,le=Zt.slice(0,re).
map(Te=>gt(Te,I,L)),fe=st===null||le.length===0?[]:[le.join(", ")],Oe=ut?H/2:H;return{lines:[...fe,...It],list:st===null?le:[],rest:[...vt(I,Zt.slice(re),L,Oe),
..._t]}}const V=I=>`<br><b>Help:</b> ${(0,w.h$)(I,r)}`;function it(I,L){const{severity:H,code:Y,title:st}=I,ut=(0,E.pq)(I),Tt=ut>1?`${(0,o.px)(ut,(0,E.a2)(I))}:\
 `:"";return`<p>${e.rC[H]} <b>${Tt}${st}</b> (${(0,e._h)(Y,Y,L)})`}function gt(I,L,H){return"file"in I?(0,e.u_)(I,H):L.message===null?ht(I,L,H):bt(I,L.hosts.length===
1,H)}function bt(I,L,H){const[Y]=I,st=Y?.host?(0,w.D9)((0,S.nx)(Y.host)):"",ut=Y?.isHostNew?[o.dy]:[];if(L){const It=(0,u.yv)(I).settings.map(e.Su),_t=Z(I,H)?c(
I,H):q(I,T,H),re=(Z(I,H)?[...It,_t]:[_t,...It]).filter(le=>le!=="").join(", ");return`${st}${re===""?"":` in ${re}`}${ut.map(le=>` (${le})`)}`}const at=[...ut,Pt(
I,H)].filter(It=>It!=="").join("; ");return at===""?st:`${st} (${at})`}const Pt=(I,L)=>Z(I,L)?(0,o.px)((0,u.eb)(I).length,"repository"):q(I,R,L).replace(/ places?$/,
""),Z=(I,{context:L})=>(0,u.mj)(I,L.repositories.length)!=="";function q(I,L,H){const{lines:Y,leftOut:st}=(0,u.yv)(I);return Y.length===0?"":(0,e.EP)(Y,L,H,st)}
function ht(I,L,H){const Y=(0,E.hs)(L)?bt(I,!1,H):q(I,R,H);return I.map(({problem:st})=>{const ut=(0,w.h$)(st.message,C),Tt=L.help===null&&st.help?V(st.help):"";
return`${Y===""?(0,o.Iu)(ut):`${Y}: ${ut}`}${Tt}`}).join("<br>")}function vt(I,L,H,Y){const st=I.message===null?"finding":(0,E.a2)(I),{leftOut:ut}=(0,E.hs)(I)?{
leftOut:0}:(0,u.yv)(I.findings),Tt=L.length+ut;if(Tt===0)return[];if(H.isBrief)return[`<p>${(0,e.jP)(Tt,st,H)}</p>`];const at=(0,i.R4)(L,Y,D,Zt=>gt(Zt,I,H)),It=Tt-
at.length,_t=I.message===null?(0,i.MB)(at):`<p>${at.join(", ")}</p>`;return[(0,i.TM)((0,o.px)(Tt,`more ${st}`),[...at.length===0?[]:[_t],...It>0?[`<p>${(0,e.jP)(
It,st,H)}</p>`]:[]])]}function Et({affects:I},{context:{clients:L}}){const H=(0,o.od)(I,L);return H===""?"":`Affects ${H}.`}function St(I){const H=(0,E.hs)(I)&&
I.hosts.length===1&&I.message!==null?[]:(0,u.yv)(I.findings).settings;return H.length===0?"":`Required by ${H.map(e.Su).join(", ")}.`}function Nt({hosts:[I,L],severity:H},{
context:Y}){const st=I===void 0||L!==void 0?null:Y.history?.get(I),ut=st&&H==="error"?(0,A.kW)(st):null;return ut===null?"":`${(0,o.Iu)(ut)}.`}var Bt=t(1064),jt=t(
1505);const Jt=20,ie=20,ne=["fails","warns","works"];function ce(I,L,H){const Y=I.filter(_t=>(0,O.cG)(_t)&&!(0,O.JR)(_t));if(Y.length===0)return"";const st=_t=>Y.
length===1?dt(_t,L).join(`
`):he(_t,L),ut=(0,i.R4)(Y,H,ie,st),Tt=Y.length-ut.length,[at]=Y.length===1?Y:[],It=at===void 0?`of ${(0,o.px)(Y.length,"host")}`:`of ${Q(at)} (${pt(at)})`;return(0,i.
TM)(`Requests, responses and certificates ${It}`,[...ut,...Tt>0?[`<p>${(0,e.jP)(Tt,"host",L)}</p>`]:[]])}const he=(I,L)=>(0,i.TM)(`${e.Gr[(0,O.sG)(I)]} ${Q(I)} \
(${pt(I)})`,dt(I,L)),Q=({visit:I})=>(0,w.D9)((0,S.nx)(I.host)),pt=({visit:{attempt:I}})=>`${(0,o.px)(I.hops.length,"request")}, ${(0,v.kJ)(I.timing.totalMs)}`;function dt(I,L){
const{hops:H,certificates:Y}=I.visit.attempt;return[Ht(I,L),...I.services.length===0?[]:[tt(I,L)],...H.length===0?[]:[Mt(H)],...Y.length===0?[]:[Rt(Y,L)]]}function Ht(I,L){
const H=(0,e.Bm)(L);return["<table>",...[(0,jt.se)(I,L.context,H),{label:"clients",texts:Yt(I,L)},...(0,jt.Zc)(I,H),...(0,jt.o7)(I,H)].flatMap(({label:ut,texts:Tt})=>Tt.
length===0?[]:[`<tr><td><b>${(0,o.Iu)(ut)}</b></td><td>${Tt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const Yt=({clients:I},{context:L})=>ne.flatMap(H=>{const Y=L.clients.filter(ut=>I[ut]===H),st=Y.map(ut=>Bt.bB[ut]).join(", ");return Y.length===0?[]:[`${e.Gr[H]}\
 ${st}`]});function tt({services:I,servicesLeftOut:L,servicesFrom:H},Y){const st=I.slice(0,Jt).map(It=>[(0,w.D9)(It.id,jt.tN),rt(It)]),ut=I.length-st.length+L,Tt=ut>
0?[[`and ${ut} more`,Y.rest]]:[],at=H===null?"URL":`URL, from the host block at ${(0,e.u_)(H,Y)}`;return(0,i.I$)(["Service",at],[...st,...Tt])}function rt(I){switch(I.
kind){case"url":return(0,w.D9)((0,w.cq)(I.url));case"login":{const{client:L,authz:H,token:Y,ports:st}=I.login;return[`authz ${(0,w.D9)((0,w.cq)(H??"none"))}`,`t\
oken ${(0,w.D9)((0,w.cq)(Y??"none"))}`,`client ${(0,w.D9)(L,jt.tN)}, ports ${st.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${I.problem.code}`}}function Mt(I){
const L=I.map((H,Y)=>{const st=H.proxy===null?"":`through ${(0,w.D9)((0,w.cq)(H.proxy))}`,ut=H.status===null?"no response":`${H.status} ${(0,w.h$)(H.reason,jt.tN)}`.
trim();return[String(Y+1),(0,w.D9)((0,w.cq)(H.url)),H.mediaType===null?ut:`${ut}<br>${(0,w.D9)(H.mediaType,jt.tN)}`,(0,o.Rk)(H.authorization),H.address===null?st:
(0,w.D9)(H.address,jt.tN),(0,v.kJ)(H.ms).replace(" ","&nbsp;")]});return(0,i.I$)(["Hop","Request","Response","Token","Address","Time"],L,[0,5])}function Rt(I,{context:L}){
const H=I.map(({host:Y,subject:st,issuer:ut,expires:Tt})=>[(0,w.D9)(Y,jt.tN),(0,w.h$)((0,v.nO)(Tt,L.startedAt)),(0,w.D9)(st,jt.tN),(0,w.D9)(ut,jt.tN)]);return(0,i.
I$)(["TLS certificate","Valid until","Subject","Issuer"],H)}var kt=t(7361);const xt=10,Ut=40,U=20,G=3,F=40,J=80,et=1/5;function ft(I,L,H){const{history:Y}=L.context,
st=(0,A.U4)(I,L.context),ut=L.isBrief?st.filter(A.wz):st;if(ut.length===0)return st.length===0&&(Y?.size??0)>0&&!L.isBrief?["<p><b>History</b>: 1 run so far</p>"]:
[];const Tt=L.isBrief?xt:Ut,at=Ct(ut),It=(0,i.R4)(ut.slice(0,Tt),H*(1-et),J,Zt=>zt(Zt,at,L)),_t=It.slice(xt);return[`<p><b>History</b>: ${yt(st)}</p>`,Wt(It.slice(
0,xt),at),..._t.length===0?[]:[(0,i.TM)((0,o.px)(_t.length,"more host"),[Wt(_t,at)])],`<p><sub>${Lt(ut.slice(0,It.length))}</sub></p>`,...qt(ut.slice(It.length),
L),...ae(ut,L,H*et)]}function yt(I){const L=Math.max(...I.map(({history:st})=>st.recent.length)),H=I.filter(A.wz).length;if(H===0)return`no failure in the last ${(0,o.
px)(L,"run")}`;const Y=I[0]?.history.recent.filter(({outcome:st})=>st==="fails").length;return I.length===1?`${Y} of the last ${(0,o.px)(L,"run")} failed`:`${H}\
 of ${I.length} hosts failed in the last ${(0,o.px)(L,"run")}`}function Ct(I){const L=I.flatMap(({history:H})=>(0,A.H6)(H).map(Y=>Y.days));return[...new Set(L)].
toSorted((H,Y)=>H-Y)}const Wt=(I,L)=>(0,i.I$)(["Host",...L.map(H=>`Uptime<br>${H}&nbsp;days`),"Latency<br>30&nbsp;days"],I,L.map((H,Y)=>Y+1).concat(L.length+1));
function zt({host:I,history:L},H,{isBrief:Y}){const st=(0,O.sG)(I),ut=Y?null:(0,A.XQ)(L),Tt=new Map((0,A.H6)(L).map(It=>[It.days,It])),{latency:at}=L;return[[`${e.
Gr[st]}&nbsp;${(0,i.rm)((0,S.nx)(I.visit.host))}`,Kt(L.recent),...ut===null?[]:[`<sub>${(0,w.js)(ut)}</sub>`]].join("<br>"),...H.map(It=>{const _t=Tt.get(It);return _t===
void 0?"":Xt((0,kt.mc)(_t)??"",(0,o.px)(_t.runs,"run"))}),at===null?"":Xt((0,v.kJ)(at.medianMs),`p95 ${(0,v.kJ)(at.p95Ms)}`)]}const Xt=(I,L)=>`${I}<br><sub>${L}\
</sub>`.replaceAll(" ","&nbsp;"),Kt=I=>`<code role="img" aria-label="${(0,kt._N)(I)}">${(0,A.qX)(I)}</code>`;function Lt(I){return`The newest run is at the righ\
t. ${(0,A.MC)(I).map(([H,Y])=>`<code>${H}</code>&nbsp;${Y}`).join(", ")}. Uptime: the share of runs without an error. Latency: median and 95th percentile (p95) \
of discovery.`}function qt(I,L){if(I.length===0)return[];const H=I.every(({history:ut})=>ut.uptime.every(({good:Tt,runs:at})=>Tt===at)),Y=L.isBrief?e.xy:"in the\
 history file",st=H?", all without a failure in this time":` ${Y}`;return[`<p>and ${(0,o.px)(I.length,"more host")}${st}</p>`]}function ae(I,L,H){const Y=I.flatMap(
({host:at,history:It})=>It.incidents.map(_t=>({host:at,incident:_t}))).toSorted((at,It)=>at.incident.from<It.incident.from?1:-1);if(Y.length===0)return[];const st=(0,i.
R4)(Y.slice(0,U),H,J,({host:at,incident:It})=>[(0,i.rm)((0,S.nx)(at.visit.host)),(0,w.js)((0,v.QN)(It.from)),(0,kt.QY)(It,L.context.startedAt),String(It.runs),ue(
It)]),Tt=Y.length-st.length>0?`The last ${st.length} incidents`:(0,o.px)(st.length,"incident");return st.length===0?[]:[(0,i.TM)(Tt,[(0,i.I$)(["Host","From","Du\
ration","Runs","Problems"],st,[3])])]}function ue({codes:I}){const L=I.slice(0,G).map(H=>(0,w.D9)(H,F));return(0,o.K4)(L,G,I.length-L.length)}const me=4,oe=2,$e=3,
ye=60;function ge(I,L,H,Y){const st=I.filter(_t=>(0,O.sG)(_t)===L);if(st.length===0)return"";const ut=L==="works"&&I.some(_t=>(0,O.sG)(_t)==="warns"),Tt=Ae(st,L,
ut?" without warnings":"");if(H.isBrief)return`<p>${Tt}</p>`;const at=(0,i.R4)(st,Y,ye,_t=>ee(_t,H)),It=st.length-at.length;return(0,i.TM)(Tt,[...at.length===0?
[]:[(0,i.I$)(["Host","Required by",L==="works"?"Services":"Reason"],at)],...It>0?[`<p>${(0,e.jP)(It,"host",H)}</p>`]:[]])}function Ae(I,L,H){const Y=I.slice(0,$e).
map(({visit:Tt})=>(0,w.D9)((0,S.nx)(Tt.host))),st=(0,o.K4)(Y,$e,I.length-Y.length),ut=I.length===1?`${st} ${O.nx[L]}${H}`:`<b>${(0,o.px)(I.length,"host")}</b> ${O.
nx[L]}${H}: ${st}`;return`${e.Gr[L]} ${ut}`}function ee(I,L){const H=I.requirements.flatMap(st=>st.because),{discovery:Y}=I.visit.attempt;return[`${(0,i.rm)((0,S.
nx)(I.visit.host))}${I.isNew?`<br><sub>${o.dy}</sub>`:""}`,H.length===0?"":ve(H,L),(0,O.JR)(I)&&Y.kind==="skipped"?Y.problem.title:(0,jt.Yj)(I,(0,e.Bm)(L))]}function ve(I,L){
const{places:H,isOfRepositories:Y}=(0,u.rv)(I),st=at=>(0,e.u_)(at,L);if(!Y)return(0,u.Ky)(I,me,st);const ut=H.slice(0,oe).map(st).join(", "),Tt=H.length>oe?", \u2026":
"";return`${(0,o.px)(H.filter(u.cC).length,"repository")}: ${ut}${Tt}`}var te=t(4148);const Le=40,Me=80,we=I=>(0,te.fi)(I,L=>(0,i.hn)((0,u.II)(L))),Pe=(I,L)=>(0,w.
D9)(I,L).replaceAll(" ","&nbsp;"),Se=(I,L)=>{const H=({code:Y,title:st})=>(0,e._h)(Y,st,L);return(0,te.ij)([(0,te.eX)(H)],I)};function Re(I,L,H){const{wrong:Y,good:st}=(0,te.
jB)(I),ut=Y.length>1||L.isBrief?ke(Y,L,H/2):[],Tt=H-(0,M.$$)(ut.join("")),at=Te=>z(Te,L),It=L.isBrief||L.context.repositories.length>1,_t=L.isBrief?[]:It?Y:[...Y,
...st],Zt=(0,i.R4)(_t,Tt,Me,at),re=_t.length-Zt.length,le=[...ut,...Zt.slice(0,Y.length)],fe=Zt.slice(Y.length),Oe=fe.length<=te.LC?fe:[(0,i.TM)(j(st),fe)];return[
...ut.length>0?[(0,i.TM)(Ee(Y),le)]:le,...It&&st.length>0?[`<p>${j(st)}</p>`]:Oe,...re>0?[`<p>${(0,e.jP)(re,"root module",L)}</p>`]:[]]}function ke(I,L,H){const Y=(0,te.
cZ)(I);if(Y.length===0)return[];const st=Y.map(({row:at})=>at),ut=Bt.Du.filter(at=>I.some(It=>It.clients.includes(at))),Tt=[...Se(st,L),(0,te.ie)(Y,we),...(0,te.
ns)({clients:ut,rows:st},Pe)];return[De(st,{clients:ut},Tt,L,H)]}function De(I,L,H,Y,st){const ut=(0,i.R4)(I.slice(0,Le),st,Me,at=>[nt(at,L,Y),...H.map(({cell:It})=>It(
at))]),Tt=I.length-ut.length;return(0,i.I$)(["Module or provider",...H.map(({title:at})=>(0,o.Iu)(at))],Tt>0?[...ut,[(0,e.jP)(Tt,"row",Y)]]:ut)}function Ee(I){const L=(0,te.
qj)(I[0]??{rows:[]}),H=I.slice(0,te.LC).map(we),Y=(0,o.K4)(H,te.LC,I.length-H.length);return I.length===1?`${e.Gr[L]} <b>${Y}</b>: ${te.pJ[L]}`:`${e.Gr[L]} <b>${(0,o.
px)(I.length,"root module")}</b> with errors or warnings: ${Y}`}function j(I){const L=I.flatMap(H=>H.rows);return`${e.Gr[(0,te.Fg)(L)]} <b>${(0,o.px)(I.length,"\
root module")}</b>: ${(0,te.nS)(L)}`}function z(I,L){const H=(0,te.qj)(I),{wrong:Y,good:st}=(0,te.P)(I),ut=[...Y,...st],Tt=[...Se(ut,L),...(0,te.ns)({...I,rows:ut},
Pe)],at=H==="works"?(0,te.nS)(I.rows):te.pJ[H];return(0,i.TM)(`${e.Gr[(0,te.Fg)(I.rows)]} <b>${we(I)}</b>: ${at}`,[De(ut,I,Tt,L,Number.POSITIVE_INFINITY)])}function nt(I,L,H){
const Y=`${e.Gr[(0,te.Fg)([I])]}&nbsp;<b>${(0,i.hn)((0,te.mC)(I,L))}</b>`,[st]=I.places,ut=[...I.kind==="module"&&I.source!==I.address?[(0,i.hn)(I.source)]:[],...st===
void 0?[]:[(0,e.u_)(st,H)]];return ut.length===0?Y:`${Y}<br><sub>${ut.join(" at ")}</sub>`}const lt=2e5,mt={notes:6e3,causes:45e3,repositories:14e3,history:24e3,
roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},Ot=["causes","unchecked","repositories","history","roots","evidence","passed","skipped",
"notices","notes"],wt=1e3,At=10,Dt=5,Gt=600,Ft=100,Qt=7,Vt=(I,L)=>se(I,{context:L,rest:e.h,isBrief:!1},{head:`## ${be(I,L)}`,foot:`tf-disco ${(0,w.js)(L.version)}\
, started ${(0,w.js)((0,v.QN)(L.startedAt))}.`,maxBytes:lt});function se(I,L,{head:H,foot:Y,maxBytes:st}){const ut=pe(I,L),Tt=new Map;let at=st-wt-(0,M.$$)(H+Y);
for(const[Zt,re]of Object.entries(mt)){const fe=ut[Zt](Math.min(re,at)).filter(Te=>Te!=="").join(`

`),Oe=(0,M.$$)(fe)<=at;Oe&&(at-=(0,M.$$)(fe)),Tt.set(Zt,Oe?fe:`<p>More ${L.rest}</p>`)}const It=Ot.map(Zt=>Tt.get(Zt)??"").filter(Zt=>Zt!==""),_t=!L.isBrief&&It.
some(e.ze)?`${Y} ${de(L)}`:Y;return`${[H,...It,`<sub>${_t}</sub>`].join(`

`)}
`}function pe(I,L){const H=(0,O.md)(I.hosts),Y=H.filter(({findings:at})=>at.length===0),st=({severity:at})=>at==="notice",ut=I.findings.filter(st),Tt=I.findings.
filter(at=>!st(at));return{notes:at=>[Ie(I,L,at)],causes:at=>B(Tt,L,at),repositories:at=>[p(I.files,L,at)],history:at=>ft(I,L,at),roots:at=>Re(I.roots,L,at),evidence:at=>L.
isBrief?[]:[ce(H,L,at)],unchecked:at=>[ge(Y,"unchecked",L,at)],passed:at=>[ge(H,"works",L,at)],skipped:at=>[ge(H,"skipped",L,at)],notices:at=>L.isBrief?[]:[je(ut,
L,at)]}}function de({context:I}){const L=I.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, an\
d can be <a href="${(0,w.js)(L)}">kept as an artifact</a>.`}function je(I,L,H){if(I.length===0)return"";const Y=`${e.rC.notice} ${(0,o.px)(I.length,"notice")}`;
return(0,i.TM)(Y,B(I,L,H))}function Ie(I,L,H){const Y=(0,k.h$)(I,L.context).map(It=>`${(0,o.Iu)((0,w.h$)(It,Gt))}.`),st=(0,i.R4)(Y,H,At,It=>It),ut=st.slice(0,Dt),
Tt=L.isBrief?[]:st.slice(Dt),at=Y.length-ut.length-Tt.length;return[`<p>${ut.join("<br>")}</p>`,...Tt.length===0?[]:[(0,i.TM)((0,o.px)(Tt.length,"more remark"),
[`<p>${Tt.join("<br>")}</p>`])],...at>0?[`<p>${(0,e.jP)(at,"remark",L)}</p>`]:[]].join(`
`)}const be=(I,L)=>`${Ce(I)} ${(0,o.Iu)((0,O.$N)(I,L))}`;function Ce(I){const L=I.findings.some(({severity:Y})=>Y!=="notice"),H=I.hosts.length===0?"skipped":"wo\
rks";return e.Gr[I.passed?L?"warns":H:"fails"]}function Ue({url:I,workflow:L,job:H,commit:Y}){const st=L.split("/").at(-1)??"";return[`<a href="${(0,w.js)(I)}">${(0,w.
D9)(st===""?"this run":st,Ft)}</a>`,...H===""?[]:[`job ${(0,w.D9)(H,Ft)}`],...Y===""?[]:[`commit ${(0,w.D9)(Y.slice(0,Qt))}`]].join(", ")}}),8373:(($t,_,t)=>{t.
d(_,{Bm:()=>$,EP:()=>s,Gr:()=>A,Su:()=>h,_h:()=>m,b_:()=>l,h:()=>w,jP:()=>i,rC:()=>E,u_:()=>f,xy:()=>S,ze:()=>n});var v=t(5143),O=t(4503),o=t(4120),M=t(8884),k=t(
8641);const w="in the JSON report",S="in the job summary",E={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},A={fails:"\u274C",unchecked:"\u274C",warns:"\
\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},u="&nbsp;more ",i=(c,d,{rest:p})=>`and ${c}${u}${c===1?d:(0,o._l)(d)} ${p}`,n=c=>c.includes(u),s=(c,d,p,a=0)=>(0,M.
Ky)(c,d,P=>f(P,p),a).replace(/ more (?=places?$)/,u),e=600,f=(c,d)=>typeof c=="string"?h(c):y(c,(0,M.eo)(c),d),l=(c,d)=>y(c,(0,M.eo)({...c,file:(0,v.bH)(c.file).
path}),d);function y(c,d,{context:p}){const a=`<code>${(0,k.js)(d).replaceAll("/","/<wbr>")}</code>`,P=(0,O.uM)(c,p);return P===null||P.length>e?a:`<a href="${(0,k.
js)(P,e)}">${a}</a>`}const h=c=>c.endsWith(" input")?`the ${(0,k.D9)(c.replace(/ input$/,""))} input`:(0,k.D9)(c),m=(c,d,{context:p})=>`<a href="${(0,k.js)(`${p.
docsUrl}#${c}`)}">${d}</a>`,$=c=>({value:k.D9,prose:k.h$,because:d=>f(d,c)})}),733:(($t,_,t)=>{t.d(_,{W:()=>w,n:()=>O});const v=/^[ -~]*$/;function O(S){if(v.test(
S))return S.length;let E=0;for(const A of S)E+=o(A);return E}function o(S){return v.test(S)?1:M(S)?0:new RegExp("\\p{Regional_Indicator}","u").test(S)?1:k(S)?2:
1}const M=S=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(S),k=S=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(S);function w(S,E,A){let[u,i]=["",0];for(const n of S){const s=o(n),e=i+s;if(i>=E&&e<=A&&(s>0||i>E)?u+=n:u+=" ".repeat(Math.max(0,Math.min(e,A)-Math.max(i,
E))),i=e,i>A)break}return u}}),7146:(($t,_,t)=>{t.d(_,{ky:()=>i,nI:()=>o,qt:()=>E,wW:()=>A});var v=t(733);const O={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function o(s,e,f){return f.colour?`\x1B[${O[e]}m${s}\x1B[0m`:s}const M=(s,e,{hyperlinks:f})=>e===void 0||!f?s:`\x1B]8;;${e}\x1B\\${s}\x1B]8;;\x1B\\`,k=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
w=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,S=5001;function E(s){const{FORCE_HYPERLINK:e,TERM:f="",TERM_PROGRAM:l="",VTE_VERSION:y}=s;
return e?e!=="0":s.CI||s.NO_COLOR||f==="dumb"?!1:Number(y)>=S||k.test(l)||w.test(f)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(h=>s[h])}function A(s,e){const f="\
 ".repeat(s.indent),l=s.label.padEnd((s.column??0)-1),y=" ".repeat(s.indent+(s.column??2)),[h="",...m]=n(e.withFlags?.(s.text)??s.text,{first:e.width-f.length-l.
length-1,others:e.width-y.length}),$=M(o(l,s.style,e),s.url,e),c=u(h,s.linked,e);return[`${f}${$} ${c}`.trimEnd(),...m.map(d=>`${y}${d}`)]}function u(s,e,f){return!e?.
url||!s.startsWith(e.text)?s:`${M(e.text,e.url,f)}${s.slice(e.text.length)}`}function i(s,{width:e,withFlags:f}){const[l="",...y]=n(f?.(s)??s,{first:e,others:e-
2});return[l,...y.map(h=>`  ${h}`)]}function n(s,e){const f=[];let l="",y=0;for(const h of s.split(" ")){const m=f.length===0?e.first:e.others,$=(0,v.n)(h);l!==
""&&y+1+$>m?(f.push(l),l=h,y=$):(y=l===""?$:y+1+$,l=l===""?h:`${l} ${h}`)}return[...f,l]}}),6536:(($t,_,t)=>{t.d(_,{S5:()=>Pe,MV:()=>Se,K8:()=>Re});var v=t(2389),
O=t(2796),o=t(5102),M=t(4120),k=t(5955),w=t(6763),S=t(8641),E=t(1831),A=t(4503),u=t(8884),i=t(733),n=t(7146);const s=160,e=12,f="    ",l=/##\w*\[/;function y({place:j,
before:z,literal:nt,after:lt},mt,Ot){const wt=" ".repeat(`  ${j.line}`.length),At=Math.min(Ot.width,s)-wt.length-3;if(At<e)return[];const Dt=h(z+nt+lt),Gt=Dt(z+
nt+lt),Ft=(0,i.n)(Gt)<=At?0:Dt(z).search(/[^ ]|$/),Qt=Gt.slice(Ft),Vt=(0,i.n)(Dt(z))-Ft,se=(0,i.n)(Dt(z+nt))-Ft,{from:pe,to:de,text:je}=m(Qt,Vt,Math.max(se,Vt+1),
At),Ie=(0,n.nI)("|","dim",Ot),be="^".repeat(Math.max(1,Math.min(se,de)-Math.max(Vt,pe))),Ce=" ".repeat(Math.max(Vt,pe)-pe);return[`${(0,n.nI)(`  ${j.line}`,"dim",
Ot)} ${Ie} ${je}`.trimEnd(),`${wt} ${Ie} ${Ce}${(0,n.nI)(be,mt,Ot)}`]}function h(j){const z=nt=>(0,S.RK)(nt.replaceAll("	",f),Number.POSITIVE_INFINITY);return l.
test(z(j))?nt=>z(nt).replaceAll(/(?<=#)#/g," #"):z}function m(j,z,nt,lt){const mt=(0,i.n)(j);if(mt<=lt)return{from:0,to:lt,text:j};const Ot=Math.max(0,lt-2-(nt-
z)),wt=nt<lt?0:Math.max(0,z-1-Math.ceil(Ot*2/3)),At=mt-wt<=lt,Dt=wt+lt,Gt=(0,i.W)(j,wt===0?0:wt+1,At?Dt:Dt-1),Ft=`${wt===0?"":"\u2026"}${Gt}${At?"":"\u2026"}`;return{
from:wt,to:At?Dt:Dt-1,text:Ft}}var $=t(1505),c=t(7574);const d=20,p=6,a=13,P={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"\
!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},g={error:P.fails,warning:P.warns,notice:{sign:"\xB7",style:"blue"}},
r={value:S.RK,prose:S.RK,because:u.eo};function T(j,z){const nt=(0,o.sG)(j),{sign:lt,style:mt}=P[nt],Ot=[...(0,o.cG)(j)?b(j,z.context):[],...(0,$.o7)(j,r)],wt=`${o.
nx[nt]}${j.isNew?` (${M.dy})`:""}: ${R(j)}`;return[...(0,n.wW)({indent:0,label:`${lt} ${C(j.visit.host)}`,style:mt,text:wt},z),...Ot.flatMap(At=>W(At,z))].map(S.
BP).join(`
`)}const C=j=>{const z=(0,E.nx)(j);return z===j?(0,S.RK)(j):`${(0,S.RK)(z)} (${(0,S.RK)(j)})`};function R(j){const{discovery:z}=j.visit.attempt,nt=(0,o.QK)(j);return nt.
length>0?(0,M.K4)([...new Set(nt.map(lt=>lt.problem.code))],p):z.kind==="skipped"?z.problem.code:(0,$.Yj)(j,r)}function b(j,z){const{hops:nt,certificates:lt}=j.
visit.attempt;return[(0,$.se)(j,z,r),{label:"response",texts:nt.map(N)},{label:"services",texts:X(j)},...(0,$.Zc)(j,r),{label:"certificate",texts:lt.map(mt=>D(mt,
z))}]}const W=({label:j,texts:z},nt)=>z.flatMap((lt,mt)=>{const Ot=mt===0?j:"";return(0,n.wW)({indent:2,label:Ot,style:"dim",column:a,text:lt},nt)});function N(j){
const z=j.status===null?"none":`${j.status} ${(0,S.RK)(j.reason,$.tN)}`,nt=j.status===null?"after":"in",lt=[...j.mediaType===null?[]:[(0,S.RK)(j.mediaType,$.tN)],
...j.address===null?[]:[`at ${(0,S.RK)(j.address,$.tN)}`],...j.proxy===null?[]:[`through ${(0,S.RK)((0,S.cq)(j.proxy))}`],...j.authorization==="none"?[]:[`token\
 ${(0,M.Rk)(j.authorization)}`]],mt=lt.length===0?"":` (${lt.join("; ")})`;return`${z.trim()} from ${(0,S.RK)((0,S.cq)(j.url))} ${nt} ${(0,c.kJ)(j.ms)}${mt}`}function X({
services:j,servicesLeftOut:z}){const nt=j.slice(0,d),lt=j.length-nt.length+z;return[...nt.map(x),...lt>0?[`and ${lt} more`]:[]]}function x(j){const z=(0,S.RK)(j.
id,$.tN);switch(j.kind){case"url":return`${z} ${(0,S.RK)((0,S.cq)(j.url))}`;case"login":{const{authz:nt,token:lt}=j.login,mt=[nt,lt].map(Ot=>(0,S.RK)((0,S.cq)(Ot??
"none")));return`${z} authz ${mt.join(", token ")}`}case"problem":return`${z}: ${j.problem.code}`}}function D(j,z){const{host:nt,subject:lt,issuer:mt,expires:Ot}=j,
wt=(0,S.RK)((0,c.nO)(Ot,z.startedAt));return`${(0,S.RK)(nt,$.tN)} valid until ${wt}; subject ${(0,S.RK)(lt,$.tN)}, issuer ${(0,S.RK)(mt,$.tN)}`}const K=4,B={places:6,
messages:5,frames:O.Wi},ot={places:3,messages:2,frames:1},ct=1e3;function V(j,z,nt){const{severity:lt,code:mt,title:Ot,message:wt}=j,At=(0,S.RK)(wt??Ot,ct),Dt=`${z.
context.docsUrl}#${mt}`,{style:Gt}=g[lt],Ft=it(j,nt)??[...Nt(j.hosts.length>1?"hosts":"host",gt(j),z),...bt(j,z,nt),...St(j,z)],Qt=Et(j.findings)?"":j.help??"";
return[...(0,n.wW)({indent:0,label:`${lt}[${mt}]:`,style:Gt,url:Dt,text:At},z),...Ft,...Nt("help",(0,S.RK)(Qt,ct),z),...Nt("affects",(0,M.od)(j.affects,z.context.
clients),z)].map(S.BP).join(`
`)}function it(j,{codes:z}){const{hosts:nt,message:lt,code:mt,findings:Ot}=j;if(nt.length<2||lt===null)return null;const{lines:wt}=(0,u.yv)(Ot),At=JSON.stringify(
[nt.toSorted(),wt[0],wt.length]),Dt=z.get(At);return Dt===void 0&&z.set(At,mt),Dt===void 0?null:[`  hosts: the same ${nt.length} as for ${Dt}`]}function gt({hosts:j,
findings:z,message:nt}){const[lt]=j;if(j.length===1&&lt!==void 0&&nt?.includes((0,E.nx)(lt))&&z[0]?.isHostNew!==!0)return"";const Ot=(0,M.Ku)(j,K).map(wt=>{const At=z.
filter(Ft=>Ft.host===wt),Dt=j.length>1?(0,u.eb)(At).length:0,Gt=[...At.some(({isHostNew:Ft})=>Ft)?[M.dy]:[],...Dt>1?[(0,M.px)(Dt,"repository")]:[]];return`${C(wt)}${Gt.
length===0?"":` (${Gt.join(", ")})`}`});return(0,M.K4)(Ot,j.length,j.length-Ot.length)}function bt(j,z,nt){const{frames:lt}=Pt(j),mt=Z(j),Ot=(0,O.cr)(j).length-
mt.length;return[...mt.flatMap(({message:wt,findings:At,first:Dt},Gt)=>{const Ft=q(Dt,j.message===null?wt:"",z);return Gt>=lt?Ft:[...Ft,...ht(Dt,j,z,nt),...Nt("\
help",(0,S.RK)(vt(j,At),ct),z)]}),...Ot>0?[`  and ${(0,M.px)(Ot,"more message")} in the JSON report`]:[]]}const Pt=({hosts:j,findings:z})=>j.length>1||Et(z)?ot:
B,Z=j=>(0,M.Ku)((0,O.cr)(j),Pt(j).messages).map(([z,nt])=>({message:z,findings:nt,first:(0,u.tN)(nt)}));function q(j,z,nt){if(j===null&&z==="")return[];const lt=j===
null?"-":"-->",mt=j===null?"":(0,u.R3)(j),Ot=[mt,(0,S.RK)(z,ct)].filter(At=>At!=="").join(": "),wt={text:mt,url:j&&(0,A.uM)(j,{...nt.context,links:null})};return(0,n.
wW)({indent:2,label:lt,style:"dim",text:Ot,linked:wt},nt)}function ht(j,{severity:z},nt,{lines:lt}){if(j===null)return[];const{file:mt,line:Ot,column:wt}=j,At=nt.
context.sources.find(Dt=>Dt.place.file===mt&&Dt.place.line===Ot&&Dt.place.column===wt);return At===void 0||lt.has(At)?[]:(lt.add(At),y(At,g[z].style,nt))}function vt({
help:j,findings:z},nt){return j!==null||Et(z)?"":nt[0]?.problem.help??""}const Et=([j,z])=>j?.exclude!==void 0&&z!==void 0;function St(j,z){const{findings:nt}=j,
{lines:lt,settings:mt,leftOut:Ot}=(0,u.yv)(nt),wt=(0,u.oN)(lt,Z(j).map(({first:Dt})=>Dt)),At=Pt(j).places;return[...Nt("hits",(0,u.mj)(nt,z.context.repositories.
length),z),...Nt("also at",(0,u.Ky)(wt,At,void 0,Ot),z),...Nt("required by",(0,u.Ky)(mt,At),z)]}const Nt=(j,z,nt)=>z===""?[]:(0,n.wW)({indent:2,label:`${j}:`,style:"\
dim",text:z},nt);var Bt=t(4148),jt=t(1064);const Jt=20,ie=3,ne="  ",ce=j=>(0,Bt.fi)(j,u.II);function he(j,z){const{wrong:nt}=(0,Bt.jB)(j);return nt.length>Bt.LC?
[Q(j,nt,z)]:nt.map(lt=>{const mt=(0,Bt.P)(lt),Ot=[...mt.wrong,...mt.good],wt=pt((0,Bt.ns)({...lt,rows:Ot.slice(0,Jt)},S.RK),Ot),At=ce(lt);return dt({outcome:(0,Bt.
qj)(lt),name:At,root:lt,rows:Ot,columns:wt},z)})}function Q(j,z,nt){const lt=(0,Bt.cZ)(j),mt=lt.map(({row:Ft})=>Ft),Ot=jt.Du.filter(Ft=>z.some(Qt=>Qt.clients.includes(
Ft))),wt=(0,Bt.ns)({clients:Ot,rows:mt.slice(0,Jt)},S.RK),At=pt([(0,Bt.ie)(lt,ce),...wt],mt),Dt=(0,Bt.qj)({rows:mt}),Gt=(0,M.px)(z.length,"root module");return dt(
{outcome:Dt,name:Gt,root:{clients:Ot},rows:mt,columns:At},nt)}const pt=(j,z)=>[...j,...(0,Bt.ij)([(0,Bt.eX)(({code:nt})=>nt)],z)];function dt({outcome:j,name:z,
root:nt,rows:lt,columns:mt},Ot){const{sign:wt,style:At}=P[j],Dt=lt.filter(Vt=>(0,Bt.Mm)(Vt)===j),Gt=[...new Set(Dt.map(Vt=>(0,S.RK)((0,Bt.mC)(Vt,nt))))],Ft=`${Bt.
pJ[j]} for ${(0,M.K4)(Gt,ie)}`,Qt=lt.length-Jt;return[`${(0,n.nI)(wt,At,Ot)} ${(0,n.nI)(z,"bold",Ot)}: ${Ft}`,...Ht(lt.slice(0,Jt).map(Vt=>({sign:P[(0,Bt.Fg)([Vt])],
cells:[(0,S.RK)((0,Bt.mC)(Vt,nt)),...mt.map(({cell:se})=>se(Vt))]})),["module or provider",...mt.map(({title:Vt})=>Vt)],Ot),...Qt>0?[`  and ${Qt} more in the JS\
ON report`]:[]].map(S.BP).join(`
`)}function Ht(j,z,nt){const lt=z.map((wt,At)=>Math.max(...[wt,...j.map(({cells:Dt})=>Dt[At])].map(Yt)));if(lt.reduce((wt,At)=>wt+ne.length+At,ne.length)>nt.width)
return j.flatMap(({sign:{sign:wt,style:At},cells:[Dt="",...Gt]})=>{const Ft=Gt.flatMap((Vt,se)=>Vt===""?[]:[`${z[se+1]} ${Vt}`]),Qt=`${Dt}: ${Ft.join("; ")}`;return(0,n.
wW)({indent:2,label:wt,style:At,text:Qt},nt)});const Ot=wt=>wt.map((At,Dt)=>At+" ".repeat((lt[Dt]??0)-Yt(At))).join(ne).trimEnd();return[`    ${(0,n.nI)(Ot(z),"\
dim",nt)}`,...j.map(({sign:{sign:wt,style:At},cells:Dt})=>`  ${(0,n.nI)(wt,At,nt)} ${Ot(Dt)}`)]}const Yt=(j="")=>Array.from(j).length;function tt(j,z){const nt=j.
flatMap(Dt=>Dt.rows),{sign:lt,style:mt}=P[(0,Bt.Fg)(nt)],[Ot]=j,At=`${j.length===1&&Ot!==void 0?ce(Ot):(0,M.px)(j.length,"root module")}: ${(0,Bt.nS)(nt)}`;return(0,n.
wW)({indent:0,label:lt,style:mt,text:At},z).map(S.BP).join(`
`)}const rt=3,Mt=4,Rt=1e3;function kt({hosts:j,roots:z},nt){const lt=Map.groupBy(j,o.sG),mt=(lt.get("unchecked")??[]).filter(({findings:wt})=>wt.length===0),{good:Ot}=(0,Bt.
jB)(z);return[...xt("unchecked",mt,nt),...xt("skipped",lt.get("skipped")??[],nt),...xt("works",lt.get("works")??[],nt),...Ot.length>0?[tt(Ot,nt)]:[]]}function xt(j,z,nt){
const lt=Ft=>T(Ft,nt);if(z.length<=rt)return z.map(lt);const{sign:mt,style:Ot}=P[j],wt=(0,M.Ku)(z,Mt).map(({visit:Ft})=>C(Ft.host)),At=(0,M.K4)(wt,wt.length,z.length-
wt.length),Dt=`${(0,M.px)(z.length,"host")} ${o.nx[j]}: ${At}`;if(!nt.isRunner)return[(0,n.wW)({indent:0,label:mt,style:Ot,text:Dt},nt).map(S.BP).join(`
`)];const Gt=Ft=>`and ${Ft} more in the JSON report`;return[[(0,S.BP)(`${mt} ${Dt}`),...(0,M.UV)(z,Rt,lt,Gt)].join(`
`)]}function Ut(j,z){const nt=(0,u._X)(j),[lt]=nt;if(lt===void 0)return[];const mt=Qt=>`${(0,S.RK)(Qt.repository)} (${(0,M.H8)(Qt.findings)})`,Ot=(0,M.Ku)(nt,Mt).
map(mt),{sign:wt,style:At}=P[(0,o.hm)(lt.findings)==="error"?"fails":"warns"],Dt=`${(0,M.px)(nt.length,"repository")} ${(0,u.fP)(nt)}: ${(0,M.K4)(Ot,Ot.length,nt.
length-Ot.length)}`;if(!z.isRunner||Ot.length===nt.length)return[(0,n.wW)({indent:0,label:wt,style:At,text:Dt},z).map(S.BP).join(`
`)];const Gt=Qt=>`and ${Qt} more in the JSON report`,Ft=(0,M.UV)(nt,Rt,mt,Gt);return[[`${wt} ${Dt}`,...Ft].map(S.BP).join(`
`)]}function U(j,z){const nt=(0,o.hm)(j.findings),lt=j.hosts.length>rt||j.findings.length>0,mt=z.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",Ot=`problem codes are explained at ${z.context.docsUrl}`;return lt?[(nt===null||nt==="no\
tice"?[mt]:[Ot,mt]).flatMap(At=>(0,n.ky)(At,z)).join(`
`)]:[]}var G=t(7361),F=t(4218);const J=3,et=20,ft=40,yt=12,Ct=10,Wt=140,zt=30,Xt="  ",Kt=2,Lt="  ",qt="\xA0";function ae(j,z){const nt=(0,F.U4)(j,z.context),lt=nt.
length<=J?nt:nt.filter(({host:Dt})=>(0,o.cG)(Dt));if(lt.length===0)return"";const mt=lt.slice(0,et),Ot=lt.length-mt.length,wt=me(mt,z),At=[`last ${(0,M.px)(wt.marks,
"run")}`,...wt.columns.map(ye)];return[...(0,n.ky)(`history: ${At.filter(Dt=>Dt!=="").join(", ")}`,z),...mt.map((Dt,Gt)=>Ae(Dt,Gt,wt,z)),...Ot>0?[`  and ${(0,M.
px)(Ot,"more host")} in the history file`]:[],...ue(mt,z)].map(S.BP).join(`
`)}function ue(j,z){const nt=(0,F.MC)(j).map(([mt,Ot])=>`${mt} ${Ot}`.replaceAll(" ",qt));return(0,n.ky)(nt.join(", "),{...z,width:z.width-Xt.length}).map(mt=>`${Xt}${(0,n.
nI)(mt.trim().replaceAll(qt," "),"dim",z)}`)}function me(j,z){const nt=Math.max(...j.map(({host:Vt})=>(0,i.n)(C(Vt.visit.host)))),lt=Math.min(ft,nt),mt=Math.max(
...j.map(({history:Vt})=>Vt.recent.length)),Ot=oe(j),wt=Math.min(z.width,Wt)-Xt.length-Kt-Lt.length,At=Vt=>Ot.slice(0,Vt).reduce((se,pe)=>se-Lt.length-ge(pe),wt),
Gt=Ot.map((Vt,se)=>Ot.length-se).find(Vt=>lt+mt<=At(Vt))??1,Ft=At(Gt),Qt=Math.min(mt,Math.max(Ct,Ft-lt));return{columns:Ot.slice(0,Gt),marks:Qt,name:Math.min(lt,
Math.max(yt,Ft-Qt))}}function oe(j){const z=lt=>j.map(({history:{latency:mt}})=>mt===null?"-":(0,c.kJ)(mt[lt]));return[{title:"uptime in 30 days",cells:j.map($e)},
{title:"median latency",cells:z("medianMs")},{title:"95th percentile",cells:z("p95Ms")},{title:"",cells:j.map(({history:lt})=>(0,F.kW)(lt)??"")}].filter(({cells:lt})=>lt.
some(mt=>mt!==""))}function $e(j){const z=(0,F.bW)(j,zt);return(z&&(0,G.mc)(z))??"-"}const ye=({title:j})=>j,ge=({cells:j})=>Math.max(...j.map(z=>z.length));function Ae({
host:j,history:z},nt,{columns:lt,name:mt,marks:Ot},wt){const{sign:At,style:Dt}=P[(0,o.sG)(j)],Gt=(0,F.qX)(z.recent.slice(-Ot)),Ft=lt.map(se=>{const pe=se.cells[nt]??
"";return se.title===""?pe:pe.padStart(ge(se))}),Qt=Gt.replace(/\u2573+/g,se=>(0,n.nI)(se,"red",wt));return[`${Xt}${(0,n.nI)(At,Dt,wt)} ${ee(C(j.visit.host),mt)}`,
`${" ".repeat(Ot-Gt.length)}${Qt}`,...Ft].join(Lt).trimEnd()}function ee(j,z){const nt=(0,i.n)(j);return nt<=z?`${j}${" ".repeat(z-nt)}`:`${(0,i.W)(j,0,z-1)}\u2026`}
const ve=5,te=30,Le=3,Me=20,we=16e6;function*Pe(j,z){yield`${Se(j,z)}
`;let nt=!0;for(const{text:lt}of Re(j,z)){const mt=lt.includes(`
`);yield`${nt||mt?`
`:""}${lt}
`,nt=mt}}function Se(j,z){const{sign:nt,style:lt}=P[j.passed?"works":"fails"],mt=z.isQuiet?[]:(0,w.h$)(j,z.context).slice(0,ve);return[`${(0,n.nI)(nt,lt,z)} ${(0,n.
nI)((0,o.$N)(j,z.context),"bold",z)}`,...mt.flatMap(Ot=>ke(Ot,z))].join(`
`)}function*Re(j,z,nt=we){const{isQuiet:lt=!1,isRunner:mt=!1,context:Ot}=z,wt=({severity:de})=>!lt||de==="error"||(0,v.k2)(de,Ot.failOn),At=(0,O.cZ)(j.findings.
filter(wt)),Dt={lines:new Set,codes:new Map};for(const de of At.slice(0,te))yield Ee(V(de,z,Dt));const Gt=At.slice(te).flatMap(({findings:de})=>de);if(Gt.length>
0&&(yield Ee(`and ${(0,M.px)(Gt.length,"more finding")} in the JSON report`)),lt)return;const Ft=de=>({kind:mt?"group":"plain",text:de});yield*Ut(j.files,z).map(
Ft);const Qt=ae(j,z);Qt!==""&&(yield Ft(Qt)),yield*he(j.roots,z).map(Ft);const Vt=(0,o.md)(j.hosts).filter(de=>(0,o.cG)(de)&&!(0,o.JR)(de)),se=mt||Vt.length<=Le?
Vt:[];yield*De(se,z,nt).map(Ft),yield*kt(j,z).map(Ft);const pe=(0,w.h$)(j,Ot).slice(ve);pe.length>0&&(yield Ee(pe.flatMap(de=>ke(de,z)).join(`
`))),yield*U(j,z).map(Ee)}const ke=(j,z)=>(0,n.ky)((0,S.RK)(j),z).map(S.BP);function*De(j,z,nt){const lt=new k.Wv(nt),mt=Qt=>T(Qt,z),Ot=yield*(0,k._Q)(j.slice(0,
Me),lt,mt),wt=[],At=(0,k._Q)(j.slice(Me),lt,mt);let Dt=At.next();for(;!Dt.done;Dt=At.next())wt.push(Dt.value);const Gt=(0,M.px)(wt.length,"more host");wt.length>
0&&(yield[`details of ${Gt}`,...wt].join(`
`));const Ft=Ot+Dt.value;Ft>0&&(yield`the details of ${(0,M.px)(Ft,"more host")} are in the JSON report`)}const Ee=j=>({kind:"plain",text:j})}),6283:(($t,_,t)=>{
t.d(_,{Y:()=>o});var v=t(6309),O=t(8641);async function o(M,k){const{history:w}=M.settings;if(w===null)return{checked:M,warnings:[]};try{const{recordRun:S}=await t.
e(5370).then(t.bind(t,5370)),{history:E,warnings:A}=S(w,M,k);return{checked:{...M,context:{...M.context,history:E}},warnings:A}}catch(S){return{checked:M,warnings:[
`the history ${(0,O.RK)(w)} was not read: ${(0,O.RK)((0,v.A3)(S))}`]}}}}),2909:(($t,_,t)=>{t.a($t,async(v,O)=>{try{let x=function(V){return async(it,gt)=>{try{await gt()}catch(bt){
V([`${it}: ${(0,w.A3)(bt)}`])}}},ct=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(_);var o=t(2929),M=t(9018),k=t(7251),w=t(6309),S=t(40),E=t(
3565),A=t(8782),u=t(4690),i=t(9077),n=t(3795),s=t(3386),e=t(2057),f=t(1964),l=t(3329),y=t(2827),h=t(4503),m=t(5505),$=t(8641),c=t(9703),d=t(6536),p=t(8463),a=t(
3152),P=t(6329),g=t(6283),r=t(6875);const T=120;process.env.UV_THREADPOOL_SIZE??="64",(0,s.p)(),(0,e.B_)(process.stdout,V=>process.stderr.write(`the log was not\
 written: ${V}
`)),(0,e.B_)(process.stderr,()=>{});const C=E.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const R=new r.V,b=(0,u.i)(process);await(0,i.
q)(process,await W(E.Ko(P.y.map(({name:V})=>V))));async function W(V){const it=(0,M.c)(V,process.env,(0,k.K)(E.QU)),gt=Pt=>{const Z=(0,M.r)(q=>(0,c.p)(Pt,q),it);
return E.fJ("Could not run",Z),3},bt=(0,i.w)(process,R,{isFinal:!1,crash:gt,now:b});try{const Pt=await N(V,it),Z=bt.aborted?3:Pt.verdict.passed?0:1;return await D(
Pt,it,bt),Z}catch(Pt){if(Pt instanceof a.GN){const Z=it.redact(Pt.mistakes).map(q=>(0,$.LS)(q));return E.fJ("Wrong settings",Z.join(`
`)),2}return gt(Pt)}}async function N(V,it){const gt=(0,n.fN)(bt=>E.N4(it.redact([bt])),n.Si);try{return await(0,o.z6)(V,{environment:process.env,directory:ct(),
isFork:(0,A.$c)(process.env.GITHUB_EVENT_NAME,C),stop:R,startTimer:r.I,now:b,progress:gt.show,changes:bt=>ot(bt,it),secrets:it,kill:process.kill})}finally{gt.end()}}
async function X(V){const{verdict:it,changes:gt,context:bt}=V,Pt=(0,A.ng)(process.env,C),Z=Pt===null?[]:(0,S.w)((0,h.R8)(it),ct(),Pt);if(Pt===null||gt?.kind!=="\
files")return{...V,located:Z,context:{...bt,links:(0,S.h)(Z)}};const{withDiffLinks:q}=await t.e(9052).then(t.bind(t,9052)),ht=q(Z,gt.files,ct(),Pt);return{...V,
located:Z,context:{...bt,links:ht}}}async function D(V,{redact:it},gt){const{checked:bt,warnings:Pt}=await(0,g.Y)(V,{directory:ct(),environment:process.env,random:Math.
random}),Z=vt=>E.R8(it(vt).map(Et=>(0,$.LS)(Et))),q=x(Z);Z(Pt);let ht={...bt,located:[]};await q("places are not links",async()=>{ht=await X(bt)}),await K(ht,q,
Z),!gt.aborted&&await q("the comment and the issue were not written",async()=>{const{notes:vt,warnings:Et}=await B(ht,gt);E.N4(it(vt)),Z(Et)})}async function K(V,it,gt){
const{settings:bt,verdict:Pt,context:Z}=V,{GITHUB_OUTPUT:q,GITHUB_STEP_SUMMARY:ht,RUNNER_TEMP:vt}=process.env,Et={colour:!1,width:T,isRunner:!0,context:Z};await it(
"the log was not written",()=>E.ur((0,d.MV)(Pt,Et),(0,d.K8)(Pt,Et)));const St=bt.shard!==null;await it("the annotations were not written",()=>{St||E.fz((0,f.H)(
Pt,Z))}),await it("the outputs were not written",async()=>gt(await E.Kn(q,(0,y.Y)(Pt)))),await it("the job summary was not written to GITHUB_STEP_SUMMARY",async()=>{
St||await E.Sy(ht,(0,m.Gc)(Pt,Z))}),await it("the JSON report was not written to RUNNER_TEMP",async()=>{const Nt=E.u5(vt,(0,l.h)(Pt,Z));gt(await E.Kn(q,{report:Nt}))}),
await it("the report files were not written",async()=>gt(await(0,p.t)(bt,V,ct())))}async function B(V,it){const{comment:gt,issue:bt}=V.settings;return gt==="nev\
er"&&bt==="never"?{notes:[],warnings:[]}:await(await t.e(5386).then(t.bind(t,5386))).publish(V,(0,A.ng)(process.env,C),ct(),it)}async function ot({githubToken:V},{
redact:it}){const gt=(0,A.ng)(process.env,C),Pt=await(await t.e(5181).then(t.bind(t,5181))).readChanges(gt,V,R.signal);return Pt.kind==="all"&&gt?.pull&&E.R8(it(
[`changed-only has no effect: ${Pt.why}`])),Pt}O()}catch(T){O(T)}},1)}),5657:(($t,_,t)=>{t.d(_,{G:()=>n});var v=t(6760),O=t(5747);const o=21,M=/^(?!\.{1,2}$)[\w.-]+$/;
function k($){let c=!1;for(const d of $.split(`
`)){const p=d.trim();p.startsWith("[")&&(c=p==='[remote "origin"]');const a=p.indexOf("=");if(!(!c||a<0||p.slice(0,a).trim().toLowerCase()!=="url"))return w(p.slice(
a+1).trim())}return null}function w($){const c=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec($),[d,p]=c===null?S($):[c[1],c[2]],a=(p??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),P=a.length>1&&a.length<=o;return!d||!P||!a.every(g=>M.test(g))?null:{host:d.toLowerCase(),owner:a.slice(0,-1).join("/"),name:a.at(-1)??""}}function S($){
const c=URL.parse($);return c===null||!/^(https?|ssh):$/.test(c.protocol)?[]:[c.protocol==="ssh:"?c.hostname:c.host,c.pathname.slice(1)]}var E=t(4614);const A=5,
u=/^[0-9a-f]{40}$/,i=/^refs\/(?!.*\.\.)[^\0]+$/;function n($){const c=(0,v.join)($,".git"),d=s(c,$)??c,p=m((0,v.join)(d,"commondir")),a=p===null?d:y(p,d),P=()=>h(
(0,v.join)(a,"packed-refs"))??"",g=e(m((0,v.join)(d,"HEAD")),[d,a],P);return g===null?null:{commit:g,isFetched:l(g,h((0,v.join)(d,"FETCH_HEAD"))??"",P),remote:k(
h((0,v.join)(a,"config"))??""),tracked:r=>(0,E.O)((0,v.join)(d,"index"),r)}}function s($,c){const[,d]=/^gitdir: (.+)$/.exec(m($)??"")??[];return d===void 0?null:
y(d,c)}function e($,c,d){let p=$;for(let a=0;p!==null&&a<=A;a+=1){if(u.test(p))return p;const[,P]=/^ref: (.+)$/.exec(p)??[];if(P===void 0||!i.test(P))return null;
p=f(P,c,d)}return null}function f($,c,d){for(const a of c){const P=m((0,v.join)(a,$));if(P!==null)return P}return d().split(`
`).find(a=>a.endsWith(` ${$}`))?.slice(0,40)??null}function l($,c,d){const p=(a,P)=>a.split(`
`).some(g=>g.startsWith(`${$}${P}`));return p(c,"	")||p(d()," refs/remotes/")}const y=($,c)=>(0,v.isAbsolute)($)?$:(0,v.join)(c,$);function h($){const c=(0,O.yR)(
$);return c.ok?c.text:null}const m=$=>h($)?.replace(/\r?\n$/,"")??null}),4614:(($t,_,t)=>{t.d(_,{O:()=>s,R:()=>l});var v=t(3024),O=t(5747);const o=128*1024*1024,
M=12,k=62,w=16384,S=12288,E=4,A=61440,u=4096,i=32768,n=Buffer.alloc(0);function s(y,h){const m=(0,O.io)(y,o);return m===null?new Map:e(m,h)}function e(y,h){const m=new Map;
if(y.length<M)return m;const $=y.readUInt32BE(4);if(y.toString("latin1",0,4)!=="DIRC"||$<2||$>4)return m;const c=y.readUInt32BE(8);let d=n,p=M;for(let a=0;a<c;a+=
1){if(p+k>y.length)return m;const P=y.readUInt16BE(p+60),g=p+k+(P&w?2:0),r=$===E,{kept:T,from:C}=r?f(y,g,d):{kept:n,from:g},R=y.indexOf(0,C);if(R<0)return m;const b=y.
subarray(C,R),W=r?Buffer.concat([T,b]):b;if(W.length>u)return m;const N=(y.readUInt32BE(p+24)&A)===i,X=W.toString("utf8");N&&(P&S)===0&&h.has(X)&&m.set(X,{modified:y.
readUInt32BE(p+8),size:y.readUInt32BE(p+36)}),p=r?R+1:p+(R-p+8&-8),d=W}return m}function f(y,h,m){let $=h,c=y[$++]??0,d=c&127;for(;c&128;)c=y[$++]??0,d=(d+1)*128+
(c&127);return{kept:m.subarray(0,Math.max(0,m.length-d)),from:$}}function l(y,{modified:h,size:m}){try{const $=(0,v.lstatSync)(y),c=Math.floor($.mtimeMs/1e3);return $.
isFile()&&$.size%2**32===m&&c%2**32===h}catch($){return(0,O.Oj)($),!1}}}),40:(($t,_,t)=>{t.d(_,{h:()=>A,w:()=>k});var v=t(6760),O=t(5657),o=t(4614),M=t(4503);function k(u,i,n){
if(!w(n.serverUrl))return[];const s=E(i);return[...Map.groupBy(u,f=>s(f.split("/").slice(0,-1).join("/")))].flatMap(([f,l])=>f===null?[]:S(f,l,i,n))}const w=u=>/^https?:\/\/[\w.:/-]+$/.
test(u);function S({prefix:u,checkout:i},n,s,e){const{commit:f,isFetched:l,remote:y}=i,h=URL.parse(e.serverUrl);if(y===null||h===null)return[];if(y.host!==h.host&&
y.host!==h.hostname)return[];if(!l&&![e.commit,e.defaultCommit].includes(f))return[];const m=`${y.owner}/${y.name}`,$=`${e.serverUrl}/${m}/blob/${f}`,c=a=>a?.toLowerCase()===
m.toLowerCase(),d=c(`${e.owner}/${e.repository}`)||c(e.pull?.from),p=new Map(n.map(a=>[a.slice(u.length),a]));return Array.from(i.tracked(new Set(p.keys())),([a,
P])=>{const[g,r]=[p.get(a),(0,M.oW)(a)];return g===void 0||r===null||!(0,o.R)((0,v.join)(s,g),P)?[]:{file:g,path:a,url:`${$}/${r}`,isOfRun:d}}).flat()}function E(u){
const i=new Map,n=s=>{const e=i.get(s);if(e!==void 0)return e;const f=(0,O.G)((0,v.join)(u,s)),l=s.split("/").slice(0,-1).join("/"),y=f!==null?{prefix:s===""?"":
`${s}/`,checkout:f}:s===""?null:n(l);return i.set(s,y),y};return n}const A=u=>new Map(u.map(({file:i,url:n})=>[i,{url:n}]))}),3565:(($t,_,t)=>{t.d(_,{fz:()=>Et,
fJ:()=>he,QU:()=>q,N4:()=>ne,j_:()=>ie,Ko:()=>Z,R8:()=>ce,ur:()=>ht,Kn:()=>Nt,u5:()=>Jt,Sy:()=>St});var v=t(3024),O=t(6760),o=t(857);function M(Q){return Q==null?
"":typeof Q=="string"||Q instanceof String?Q:JSON.stringify(Q)}function k(Q){return Object.keys(Q).length?{title:Q.title,file:Q.file,line:Q.startLine,endLine:Q.
endLine,col:Q.startColumn,endColumn:Q.endColumn}:{}}function w(Q,pt,dt){const Ht=new A(Q,pt,dt);process.stdout.write(Ht.toString()+o.EOL)}function S(Q,pt=""){w(
Q,{},pt)}const E="::";class A{constructor(pt,dt,Ht){pt||(pt="missing.command"),this.command=pt,this.properties=dt,this.message=Ht}toString(){let pt=E+this.command;
if(this.properties&&Object.keys(this.properties).length>0){pt+=" ";let dt=!0;for(const Ht in this.properties)if(this.properties.hasOwnProperty(Ht)){const Yt=this.
properties[Ht];Yt&&(dt?dt=!1:pt+=",",pt+=`${Ht}=${i(Yt)}`)}}return pt+=`${E}${u(this.message)}`,pt}}function u(Q){return M(Q).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A")}function i(Q){return M(Q).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function n(){
throw new Error("this function of @actions/core is not bundled")}function s(){throw new Error("this function of @actions/core is not bundled")}var e=t(6928);function f(Q){
return Q.replace(/[\\]/g,"/")}function l(Q){return Q.replace(/[/]/g,"\\")}function y(Q){return Q.replace(/[/\\]/g,path.sep)}var h=function(Q,pt,dt,Ht){function Yt(tt){
return tt instanceof dt?tt:new dt(function(rt){rt(tt)})}return new(dt||(dt=Promise))(function(tt,rt){function Mt(xt){try{kt(Ht.next(xt))}catch(Ut){rt(Ut)}}function Rt(xt){
try{kt(Ht.throw(xt))}catch(Ut){rt(Ut)}}function kt(xt){xt.done?tt(xt.value):Yt(xt.value).then(Mt,Rt)}kt((Ht=Ht.apply(Q,pt||[])).next())})},m;(function(Q){Q[Q.Success=
0]="Success",Q[Q.Failure=1]="Failure"})(m||(m={}));function $(Q,pt){const dt=toCommandValue(pt);if(process.env[Q]=dt,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(Q,pt));issueCommand("set-env",{name:Q},dt)}function c(Q){w("add-mask",{},Q)}function d(Q){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",Q):issueCommand("add-path",{},Q),process.env.PATH=`${Q}${path.delimiter}${process.env.PATH}`}function p(Q,pt){const dt=process.env[`INPUT_${Q.replace(/ /g,
"_").toUpperCase()}`]||"";if(pt&&pt.required&&!dt)throw new Error(`Input required and not supplied: ${Q}`);return pt&&pt.trimWhitespace===!1?dt:dt.trim()}function a(Q,pt){
const dt=p(Q,pt).split(`
`).filter(Ht=>Ht!=="");return pt&&pt.trimWhitespace===!1?dt:dt.map(Ht=>Ht.trim())}function P(Q,pt){const dt=["true","True","TRUE"],Ht=["false","False","FALSE"],
Yt=p(Q,pt);if(dt.includes(Yt))return!0;if(Ht.includes(Yt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${Q}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function g(Q,pt){if(process.env.GITHUB_OUTPUT||"")return n("OUTPUT",s(Q,pt));process.
stdout.write(o.EOL),w("set-output",{name:Q},M(pt))}function r(Q){issue("echo",Q?"on":"off")}function T(Q){process.exitCode=m.Failure,b(Q)}function C(){return process.
env.RUNNER_DEBUG==="1"}function R(Q){issueCommand("debug",{},Q)}function b(Q,pt={}){w("error",k(pt),Q instanceof Error?Q.toString():Q)}function W(Q,pt={}){w("wa\
rning",k(pt),Q instanceof Error?Q.toString():Q)}function N(Q,pt={}){w("notice",k(pt),Q instanceof Error?Q.toString():Q)}function X(Q){process.stdout.write(Q+o.EOL)}
function x(Q){S("group",Q)}function D(){S("endgroup")}function K(Q,pt){return h(this,void 0,void 0,function*(){x(Q);let dt;try{dt=yield pt()}finally{D()}return dt})}
function B(Q,pt){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(Q,pt));issueCommand("save-state",{name:Q},toCommandValue(
pt))}function ot(Q){return process.env[`STATE_${Q}`]||""}function ct(Q){return h(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(Q)})}var V=t(
6309),it=t(5747),gt=t(566),bt=t(4e3),Pt=t(5955);const Z=Q=>Object.fromEntries(Q.map(pt=>[pt,p(pt)]));function q(Q){for(const pt of Q)c(pt)}function ht(Q,pt){X(Q);
let dt=!0;for(const{kind:Ht,text:Yt}of pt){const[tt="",...rt]=Yt.split(`
`),Mt=Ht==="plain"&&rt.length>0;(dt||Mt)&&X(""),dt=Mt,Mt||rt.length===0?X(Yt):(x(tt),X(rt.join(`
`)),D())}}const vt={error:b,warning:W,notice:N};function Et(Q){for(const{level:pt,message:dt,line:Ht,column:Yt,...tt}of Q)vt[pt](dt,{...tt,...Ht===void 0?{}:{startLine:Ht},
...Yt===void 0?{}:{startColumn:Yt}})}const St=(Q,pt)=>jt("GITHUB_STEP_SUMMARY",Q,dt=>(0,v.appendFileSync)(dt,pt));async function Nt(Q,pt){const dt=new Map;for(const[
tt,rt]of Object.entries(pt))try{Q?await jt("GITHUB_OUTPUT",Q,Mt=>(0,v.appendFileSync)(Mt,Bt(tt,rt))):g(tt,rt)}catch(Mt){dt.set(tt,(0,V.A3)(Mt))}const[Ht]=dt.values();
return Ht===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...dt.keys()].join(", ")}: ${Ht}`]}function Bt(Q,pt){const dt=typeof pt=="st\
ring"?pt:JSON.stringify(pt);if(/[\r\n]/.test(dt))throw new V.Lw("the value has a line break");return`${Q}=${dt}
`}async function jt(Q,pt,dt){if(!pt)throw new V.Lw(`${Q} is not set; run this as an action on a runner`);const Ht=(0,v.openSync)(pt,"r+");try{const{size:Yt}=(0,v.
fstatSync)(Ht);try{dt(pt)}catch(tt){throw(0,v.fstatSync)(Ht).size>Yt&&(0,v.ftruncateSync)(Ht,Yt),tt}}finally{(0,v.closeSync)(Ht)}}function Jt(Q,pt){if(!Q)throw new V.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const dt=(0,O.join)("tf-disco","report.json");return(0,gt.f)(Q,dt,(0,Pt.mk)(pt)),(0,O.join)(Q,dt)}
function ie(Q){if(Q===void 0||Q==="")return null;const pt=(0,it.yR)(Q);try{if(pt.ok)return JSON.parse(pt.text)}catch{}const dt=pt.ok?"is not JSON":(0,bt.mP)(pt.
failure);return W(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${dt}; check that no earlier step changes it`),null}function ne(Q){for(const pt of Q)
X(pt)}function ce(Q){for(const pt of Q)W(pt)}const he=(Q,pt)=>b(pt,{title:Q})}),8782:(($t,_,t)=>{t.d(_,{$c:()=>S,Ob:()=>k,at:()=>u,ng:()=>o});var v=t(8641);const O=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function o(n,s){const e=h=>n[h]?.trim()??"",[,f,l]=O.exec(e("GITHUB_REPOSITORY"))??[];if(f===void 0||l===void 0)return null;const y=M(e("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:f,repository:l,apiUrl:M(e("GITHUB_API_URL")||"https://api.github.com"),serverUrl:y,event:e("GITHUB_EVENT_NAME"),workflow:w(e("G\
ITHUB_WORKFLOW_REF"))??e("GITHUB_WORKFLOW"),job:e("GITHUB_JOB"),step:e("GITHUB_ACTION"),id:Number(/^\d+$/.exec(e("GITHUB_RUN_ID"))?.[0]??0),url:`${y}/${f}/${l}/\
actions/runs/${e("GITHUB_RUN_ID")}`,defaultCommit:e("GITHUB_SHA"),commit:i(s,"pull_request","head","sha")??e("GITHUB_SHA"),pull:E(e("GITHUB_EVENT_NAME"),s),isDefaultBranch:A(
e("GITHUB_REF"),s)}}const M=n=>n.replace(/(?<!\/)\/+$/,"");function k({apiUrl:n}){const s=URL.parse(n);return s!==null&&/^https?:$/.test(s.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,v.RK)(n)}`}const w=n=>/^[^/]+\/[^/]+\/(.+?)@/.exec(n)?.[1];function S(n,s){if(n==="pull_request_target")return!1;const e=u(s,
"pull_request","head"),[f,l]=[u(e,"repo","full_name"),u(s,"pull_request","base","repo","full_name")];return e!==void 0&&f!==l}function E(n,s){const e=u(s,"pull_\
request","number");return typeof e=="number"&&Number.isSafeInteger(e)&&e>0?{number:e,isFork:S(n,s),from:i(s,"pull_request","head","repo","full_name")??null}:null}
function A(n,s){const e=i(s,"repository","default_branch");return e===void 0?null:n===`refs/heads/${e}`}function u(n,...s){return s.reduce((e,f)=>typeof e=="obj\
ect"&&e!==null?Reflect.get(e,f):void 0,n)}function i(n,...s){const e=u(n,...s);return typeof e=="string"?e:void 0}}),1964:(($t,_,t)=>{t.d(_,{H:()=>N});var v=t(4e3),
O=t(5799),o=t(2796),M=t(5102),k=t(4120),w=t(8884),S=t(8641),E=t(1831);const A=700,u=8,i=5,n={text:250,places:1},s={text:A,places:u},e=2,f=3600,l=120,y=4096,h=Z=>Z!==
""&&(0,w.CN)(Z)&&(0,S.BP)((0,S.RK)(Z,y))===Z;function m(Z){const q=d(Z),ht=[...new Set(Z.map(({problem:St})=>St.title))],vt=q.length>0?(0,k.K4)(q,e):p(Z);if(ht.
length===1)return c(vt,ht[0]??"");const Et=`${Z.length} problems`;return c(vt===null?Et:`${Et} with ${vt}`,ht.join(", "))}function $({title:Z,hosts:q,findings:ht}){
if(ht.length===1)return m(ht);const vt=q.length>0?0:(0,w.Dc)(ht),Et=Math.max(q.length,vt),St=Et===1?d(ht)[0]??(0,w.II)((0,w.tN)(ht)?.file??""):(0,k.px)(Et,q.length>
0?"host":"file"),Nt=ht.length>Et?` (${ht.length} times)`:"";return c(Et===0?null:St,`${Z}${Nt}`)}const c=(Z,q)=>Z===null?q:`${Z}: ${q}`,d=Z=>[...new Set(Z.flatMap(
({host:q})=>q===null?[]:(0,S.RK)((0,E.nx)(q))))];function p(Z){const q=(0,w.tN)(Z);return q===null||h(q.file)?null:(0,w.II)(q.file)}function a(Z,q){const ht=new Set(
Z.map(({severity:St})=>St)).size>1,vt=Z.slice(0,i).map(St=>g(St,ht,Z.length>2?n:s,q)).map(St=>St.join(`
`)),Et=Z.length-vt.length;return[...vt,...Et>0?[P(Et)]:[]].join(`

`).split(`
`)}const P=Z=>`and ${Z} more, see the job summary`;function g(Z,q,ht,vt){const{problem:Et,severity:St}=Z,Nt=(0,w.Xd)(Z),Bt=(0,w.xi)(Z,vt,ht.text,ht.places);return[
`${q?`${St}: `:""}${(0,S.RK)(Et.message,ht.text)} [${Et.code}]`,...Bt.map(([jt,Jt])=>`${jt}: ${Jt}`),...Nt===null||h(Nt.file)?[]:[`at: ${(0,w.R3)(Nt)}`],...Z.isHostNew?
[`the host is ${k.dy}`]:[],`${vt.docsUrl}#${Et.code}`]}function r(Z,q){const{message:ht,help:vt,findings:Et,code:St,title:Nt,affects:Bt}=Z;if(Et.length===1)return a(
Et,q);const jt=(0,k.od)(Bt,q.clients),Jt=(0,w.mj)(Et,q.repositories.length),ie=[`${(0,S.RK)(ht??Nt,A)} [${St}]`,...vt===null?[]:[`help: ${(0,S.RK)(vt,A)}`],...jt===
""?[]:[`affects: ${jt}`],...Jt===""?[]:[`hits: ${Jt}`]],ne=`${q.docsUrl}#${St}`,ce=f-[...ie,ne].join(`
`).length;return[...ie,...C(Z,ce),ne]}function T(Z,q,{docsUrl:ht}){const vt=Z.slice(0,i).flatMap(({problem:{message:Et,help:St}})=>[`${(0,S.RK)(Et,n.text)} [${q.
code}]`,...q.help===null&&St?[`help: ${(0,S.RK)(St,n.text)}`]:[]]);return[...new Set(vt),`see also "${$(q)}"`,`${ht}#${q.code}`]}function C({findings:Z,message:q},ht){
const vt=[];let Et=ht;for(const Nt of Z){const Bt=R(Nt,q===null);if(Bt.length>=Et)break;Et-=Bt.length+1,vt.push(Bt)}const St=Z.length-vt.length;return St>0?[...vt,
P(St)]:vt}function R(Z,q){const{host:ht,places:vt,placesLeftOut:Et,problem:St,isHostNew:Nt}=Z,Bt=(0,w.Ky)(vt,1,void 0,Et),jt=ht===null?"":`${(0,S.RK)((0,E.nx)(ht))}${Nt?
` (${k.dy})`:""}`,[Jt,ie]=ht===null?[Bt,""]:[jt,Bt],ce=[q?(0,S.RK)(St.message,l):"",q&&ie!==""?`(${ie})`:ie].filter(he=>he!=="");return ce.length===0?`- ${Jt}`:
`- ${Jt}: ${ce.join(" ")}`}const b=10,W=200;function N(Z,q){const ht=X(Z),vt=(0,M.hm)(Z.findings);let Et=Z.findings;for(const St of O.oC){const{annotations:Nt,used:Bt}=x(
St,Et,q,St===vt);ht.push(...Nt),Et=Et.filter(jt=>!Bt.has(jt))}return ht}function X({passed:Z,stopped:q,findings:ht}){const vt=ht.filter(({severity:St})=>St==="w\
arning").length;if(Z||ht.some(({severity:St})=>St==="error"))return[];if(q!==null)return[Pt("error","The check is not complete",[(0,v.Cw)(q)])];const Et=`${(0,k.
px)(vt,"warning")}, and fail-on is warning`;return[Pt("error","Warnings fail this check",[Et])]}function x(Z,q,ht,vt){const Et=q.filter(({severity:jt})=>jt===Z),
St=new Set(Et.map(D));if(St.size>b){const jt=B(Et),Jt=vt&&Z!=="notice"?ot(Z,jt,ht):[];return{annotations:[...K(Z,jt,ht),...Jt].slice(0,b),used:new Set(Et)}}const Nt=q.
filter(jt=>St.has(D(jt)));return{annotations:[...Map.groupBy(Nt,D).values()].map(jt=>Pt(Z,m(jt),a(jt,ht),(0,w.tN)(jt))),used:new Set(Nt)}}function D(Z){const q=(0,w.
Xd)(Z);return q===null?Z:`${q.line}:${q.file}`}function K(Z,q,ht){const vt=q.length<=b?q:q.slice(0,b-1),Et=q.slice(vt.length).flatMap(St=>St.findings);return[...vt.
map(St=>Pt(Z,$(St),r(St,ht),(0,w.tN)(St.findings))),...Et.length===0?[]:[bt(Z,Et)]]}function B(Z){const q=(0,o.cZ)(Z);return q.length<=b?q:gt(q)}function ot(Z,q,ht){
const vt=new Set(q.map(({findings:St})=>St.map(D).find(ct)));return it(q.map(St=>V(St).map(Nt=>({cause:St,findings:Nt})))).filter(({findings:[St]})=>{const Nt=St&&
D(St);return ct(Nt)&&!vt.has(Nt)&&vt.add(Nt)}).slice(0,b).map(({cause:St,findings:Nt})=>{const Bt=T(Nt,St,ht);return Pt(Z,m(Nt),Bt,(0,w.tN)(Nt))})}const ct=Z=>typeof Z==
"string";function V({findings:Z}){const q=Z.filter(Et=>h((0,w.Xd)(Et)?.file??"")),ht=[...Map.groupBy(q,D).values()];return it(Map.groupBy(ht,([Et])=>Et&&(Et.host??
(0,w.Xd)(Et)?.file)).values())}const it=Z=>[...Z].flatMap(q=>q.map((ht,vt)=>({item:ht,turn:vt}))).toSorted((q,ht)=>q.turn-ht.turn).map(({item:q})=>q);function gt(Z){
return[...Map.groupBy(Z,({code:ht})=>ht).values()].flatMap(([ht,...vt])=>ht===void 0||vt.length===0?ht??[]:{...ht,findings:[ht,...vt].flatMap(({findings:Et})=>Et),
hosts:[...new Set([ht,...vt].flatMap(({hosts:Et})=>Et))],message:null,help:null})}function bt(Z,q){const ht=[...new Set(q.map(({problem:vt})=>vt.title))];return Pt(
Z,`and ${(0,k.px)(q.length,`more ${Z}`)}`,[...ht,"see the job summary"])}function Pt(Z,q,ht,vt=null){const Et={title:(0,S.LS)((0,S.RK)(q,W)),message:(0,S.LS)(ht.
join(`
`))};if(vt===null||!h(vt.file))return{level:Z,...Et};const{file:St,line:Nt,column:Bt,endColumn:jt}=vt;return{level:Z,...Et,file:St,line:Nt,column:Bt,endColumn:jt}}}),
2827:(($t,_,t)=>{t.d(_,{Y:()=>o});const v={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},O={hosts:12e4,services:36e4};function o({passed:k,hosts:w,findings:S},E=O){const A=({
services:s})=>s.flatMap(e=>e.kind==="url"?[[e.id,e.url]]:[]),u=M(w.map(({visit:s})=>JSON.stringify(s.host)),E.hosts),i=M(w.map(s=>{const e=JSON.stringify(Object.
fromEntries(A(s)));return`${JSON.stringify(s.visit.host)}:${e}`}),E.services),n=s=>S.filter(e=>e.severity===s).length;return{passed:k,hosts:`[${u.join(",")}]`,services:`\
{${i.join(",")}}`,errors:n("error"),warnings:n("warning"),"left-out":w.length-Math.min(u.length,i.length)}}function M(k,w){let S=w;return k.filter(E=>{const A=E.
length<S;return A&&(S-=E.length+1),A})}})};export{xe as ids,Ne as modules};
