const xe=[5931,5751,2929,5528,2909],Ne={4929:((gt,N,t)=>{t.r(N),t.d(N,{credentialsConfig:()=>S,credentialsHelper:()=>M,servicesForced:()=>d,servicesForcedDiffer:()=>r});
var y=t(6246),O=t(1064),o=t(1831),E=t(4e3),k=t(5799);const S=(0,k.lS)((0,k.$e)("credentials-config","CLI configuration has a mistake",O.Du),({clients:s,mistake:n})=>({
...T(n),affects:s}));function T(s){switch(s.kind){case"missing":return{message:`${s.setting} names ${(0,y.o)(s.path)}, which does not exist`,help:"correct the p\
ath; the client continues without any CLI configuration"};case"unreadable":return{message:`${s.file} ${(0,E.mP)(s.failure)}`,help:s.failure.kind==="size"?"short\
en the file; the client reads all of it, this check nothing":"let this account read the file; the client continues without it"};case"too much":return{message:`${s.
file} and the files after it are not read; the limits of a directory are ${s.files} files and ${s.bytes/1024/1024} MiB`,help:"remove files that are not needed; \
the client reads all of them"};case"syntax":return{message:`${s.file} has a syntax error: ${s.why}`,help:"correct the file; the client ignores all of it, includ\
ing its tokens"};case"type":return{message:`${s.file}: ${s.path.join(".")} must be ${s.want}`,help:"correct the value; Terraform ignores the whole file, OpenTof\
u the blocks that it has not read yet"};case"block":return{message:`${s.file}: ${s.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`\
the label of the block ${s.type} ${(0,y.o)(s.label)} is not a hostname: ${s.why}`,help:s.advice??"write a hostname as the label; the client ignores the block"};case"\
two labels":return{message:`two ${s.type} blocks are for host ${(0,o.nx)(s.host)}: ${s.labels.map(y.o).join(" and ")}`,help:"remove one of the blocks; the clien\
t uses either of them at random"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client uses a\
ny of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client uses the\
 first"};case"no token":return{message:s.hasValue?`the token in the credentials block for host ${(0,o.nx)(s.host)} at ${s.file} is not a string`:`the credential\
s block for host ${(0,o.nx)(s.host)} at ${s.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credential\
s source'};case"panic":return{message:`the block credentials ${(0,y.o)(s.label)} contains an object, which makes the client panic`,help:"remove everything but t\
he token from the block"};case"no helper":return{message:`credentials helper ${(0,y.o)(s.name)}: there is no terraform-credentials-${s.name} in ${s.directories.
join(", ")}`,help:s.name===s.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in low\
er case; the client finds no other name"}}}const M=(0,k.lS)((0,k.z3)("credentials-helper","Credentials helper failed",O.Du),s=>s.kind==="version"?{message:`the \
file name ${s.path} ends with an invalid version, which makes the clients panic`,help:`name it terraform-credentials-${s.name}, or add a version such as _v1.0.0`,
affects:[s.client]}:{message:`credentials helper ${s.name}: ${s.why}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with \
0; without it discovery works, but init fails to install providers'}),A=10,d=(0,k.lS)((0,k.lm)("services-forced","A host block replaces service discovery",["ter\
raform","opentofu"]),({host:s,at:n})=>({message:`the host block at ${n} defines the services of ${s}; the host's own discovery document is not used`,help:`remov\
e the host block at ${n} to use the discovery document of ${s}`})),r=(0,k.lS)((0,k.lm)("services-forced-differ","A host block and the discovery document differ",
["terraform","opentofu"]),({host:s,at:n,services:e})=>({message:`the host block at ${n} and the discovery document of ${s} differ in ${(0,E.XT)(e,A)}`,help:"upd\
ate the host block or remove it; machines without it use other services"}))}),3534:((gt,N,t)=>{t.r(N),t.d(N,{credentialsDiffer:()=>r,credentialsEmpty:()=>T,credentialsMalformed:()=>A,
credentialsMissing:()=>e,credentialsNearMiss:()=>a,credentialsOtherHost:()=>$,credentialsRejected:()=>n,credentialsShort:()=>d,credentialsUnused:()=>f,documentUnauthorized:()=>m});
var y=t(4283),O=t(1064),o=t(1831),E=t(2713),k=t(4e3),S=t(5799);const T=(0,S.lS)((0,S.$e)("credentials-empty","Token is empty",O.Du),({source:c})=>({message:`the\
 token from ${c} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),M={"\
control character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its\
 end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotatio\
n marks, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent wi\
th it",help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted toge\
ther"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been repl\
aced"}},A=(0,S.lS)((0,S.z3)("credentials-malformed","Malformed token",O.Du),({source:c,slip:p})=>({message:`the token from ${c} ${M[p].has}`,help:M[p].help,...p===
"control character"?{}:{severity:"warning"}})),d=(0,S.lS)((0,S.$e)("credentials-short","Token is too short to be redacted"),({source:c})=>({message:`the token f\
rom ${c} has fewer than ${E.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again\
 or create a longer one"})),r=(0,S.lS)((0,S.lm)("credentials-differ","Clients use different tokens"),({host:c,first:p,other:h})=>({message:`for host ${(0,o.nx)(
c)}, ${s(p)} and ${s(h)}`,help:`set the token for both clients in ${(0,o.fK)(c)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first\
 token`})),s=({client:c,source:p})=>p===null?`${O.bB[c]} finds no token`:`${O.bB[c]} uses the token from ${p}`,n=(0,S.lS)((0,S.$e)("credentials-rejected","Token\
 was rejected"),({host:c,status:p,source:h})=>({message:`host ${(0,o.nx)(c)} returned ${p} for the token from ${h}`,help:`check that the token is complete, has \
not expired and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,y.jr)((0,o.cu)(c))}; then store a new one in the same place`})),e=(0,S.lS)((0,S.
$e)("credentials-missing","Token is missing"),({host:c,service:p,isFork:h,searched:w,notRead:v})=>{const i=(0,o.nx)(c),P=`host ${i} requires a token${p===null?"":
` for ${p}`}`;if(h)return{message:`${P}, and secrets are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the \
secret is available, for example on the main branch",severity:"notice"};const[C=""]=(0,o.fK)(c),R=v.length===0?"":`; not read: ${v.join(", ")}`;return{message:`${P}\
, and none was found (searched: ${w.join(", ")}${R})`,help:`add the line "${i}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${C}: \${{ secrets.REGIST\
RY_TOKEN }}" to env; outside GitHub ${u(C)}`}}),u=c=>/^\w+$/.test(c)?`export ${c}=\u2026`:`env '${c}=\u2026' terraform init`,a=(0,S.lS)((0,S.$e)("credentials-ne\
ar-miss","Token variable has a similar name"),({host:c,variable:p,why:h,write:w})=>({message:`${p} seems to be meant for host ${(0,o.nx)(c)}, but ${h}`,help:`re\
name it to ${w}: ${u(w)}`})),$=(0,S.lS)((0,S.$e)("credentials-other-host","Token is for another host",O.Du),({host:c,other:p,source:h,service:w,isSent:v,isNotice:i})=>({
message:`the clients do not send the token for ${p} from ${h} ${w===null?`after the redirect of ${c}`:`to ${w} of host ${c}`}: they send ${v?`the token of ${c}`:
"none"}`,help:w===null?`make the discovery document of ${c} public, or serve it at ${c} itself`:`set the token for ${c}, and the clients send it to ${p}`,...i?{
severity:"notice",affects:[]}:{}})),f=(0,S.lS)((0,S.lm)("credentials-unused","Token for a host that is not checked"),({host:c})=>({message:`the tokens input has\
 a token for host ${(0,o.nx)(c)}, which is not checked`,help:"write the host as in the files, including its port, or remove the line"})),m=(0,S.lS)((0,S.z3)("do\
cument-unauthorized","Discovery requires valid credentials",O.zK),({host:c,token:p,challenge:h,...w})=>{const v=p==="sent"?"rejected the given authentication cr\
edentials":"requires authentication credentials",i=h===null?"":`, and asks for ${h} authentication`;return{message:`host ${c} ${v}: ${(0,k._r)(w)}${i}`,help:(0,k.
NM)(w.page,c,l(c,p,w.status,h))}}),g="make the discovery document public";function l(c,p,h,w){const v=(0,k.qZ)(c);if(w!==null)return{operator:`exempt /.well-kno\
wn/terraform.json from ${w} authentication`,guest:v,note:"the clients send Bearer tokens only, so no token helps"};switch(p){case"sent":{const i="check that the\
 token is for this host, complete and not expired";return h===403?{operator:i,user:i,guest:v}:{operator:i,user:i}}case"none":{const i=`add a token to \`tokens\` (${c}\
=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${i}, or ${g}`,user:i,guest:v}}case"dropped":return{because:"the token was not sent there because it does\
 not follow a redirect to another host",operator:`configure ${c} to respond itself, or ${g}`};case"withheld":return{because:"the token was not sent there becaus\
e the clients would send it in clear text",operator:"redirect to an https URL"}}}}),863:((gt,N,t)=>{t.r(N),t.d(N,{documentAbsent:()=>$,documentEncoding:()=>r,documentHeaders:()=>d,
documentIncomplete:()=>n,documentNotJson:()=>e,documentNotObject:()=>u,documentSize:()=>A,documentStatus:()=>k,documentType:()=>M});var y=t(1064),O=t(4e3),o=t(5799);
const E='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',k=(0,o.lS)((0,o.z3)("document-status","Unexpected HTTP status",y.zK),({location:f,
retryAfter:m,transient:g,asked:l,...c})=>{const{page:p,status:h}=c,w=(v,i)=>({message:`${(0,O._r)(c)}${v}; expected 200 or 404`,help:(0,O.NM)(p,l,i)});if(h>=300&&
h<400)return f?w(", which clients do not follow",(0,o.C)("redirect with 301, 302, 303, 307 or 308")):w(" without a Location header",(0,o.C)("add a Location head\
er to the redirect"));if(h===429){const v=m===null?"":` (Retry-After: ${(0,O.dh)(m,S)})`;return{...w(v,T),help:T}}return g?w("",{operator:"check the host and an\
y proxy in front of it",user:"wait and run the check again, and check any proxy of this network",guest:(0,O.B9)(l)}):w("",{operator:"return the discovery docume\
nt, or 404 if the host has no services",user:(0,O.Wt)([]),guest:(0,O.qZ)(l)})}),S=40,T={because:"the host limits the requests of this machine or of its network",
operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)",user:"wait, send fewer requests at onc\
e (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},M=(0,o.lS)((0,o.z3)("document-type","Wrong C\
ontent-Type",y.Du),({url:f,page:m,asked:g,contentType:l,malformed:c})=>{const h=l===""?"has no Content-Type":`has ${c?"a malformed Content-Type":"Content-Type"}\
 "${(0,O.dh)(l)}"`;return{message:`${f} ${h}; expected "application/json"`,help:(0,O.NM)(m,g,(0,o.C)("serve the discovery document with Content-Type: applicatio\
n/json","most servers send it for a file named terraform.json"))}}),A=(0,o.lS)((0,o.z3)("document-size","Discovery document is too large",y.Du),({url:f,page:m,asked:g,
bytes:l,limit:c,isPadding:p=!1})=>p?{message:`${f} has more than ${c} bytes; what exceeds the limit is white space`,help:(0,o.C)("remove the white space at the \
end of the document"),severity:"warning"}:{message:`${f} has ${l??`more than ${c}`} bytes, limit ${c}`,help:(0,O.NM)(m,g,(0,o.C)("check what is served at this U\
RL","a discovery document only maps service ids to URLs"))}),d=(0,o.lS)((0,o.z3)("document-headers","Response headers are too large",y.zK),({host:f})=>({message:`${f}\
 sent more than 256 KiB of response headers`,help:(0,o.C)("look for a header or cookie that grows with each request")})),r=(0,o.lS)((0,o.z3)("document-encoding",
"Discovery document cannot be decompressed",y.Du),f=>"host"in f?{message:`${f.host} sent a discovery document that is not gzip, with Content-Encoding: gzip`,help:(0,o.
C)("remove the Content-Encoding header, or compress the document")}:{message:`${f.url} has Content-Encoding "${(0,O.dh)(f.encoding)}", which the clients do not \
decompress`,help:(0,O.NM)(f.page,f.asked,(0,o.C)("configure the server, and any proxy in front of it, to respect Accept-Encoding: gzip"))}),s={closed:"closed th\
e connection in the middle of its response",gzip:"sent a gzip document that is cut off"},n=(0,o.lS)((0,o.z3)("document-incomplete","Discovery document is incomp\
lete",y.zK),({host:f,why:m})=>({message:`${f} ${s[m]}`,help:(0,o.C)("look for a server that crashes while it responds, or a proxy that changes the body")})),e=(0,o.
lS)((0,o.z3)("document-not-json","Discovery document is not valid JSON",y.zK),({url:f,page:m,asked:g,why:l,advice:c})=>({message:`${f} is not valid JSON: ${(0,O.
dh)(l)}`,help:(0,O.NM)(m,g,(0,o.C)(c??E))})),u=(0,o.lS)((0,o.z3)("document-not-object","Discovery document is not a JSON object",y.zK),({url:f,page:m,asked:g,why:l})=>({
message:`${f} is not a JSON object: ${(0,O.dh)(l)}`,help:(0,O.NM)(m,g,(0,o.C)(E))})),a=20,$=(0,o.lS)((0,o.z3)("document-absent","Host has no discovery document",
y.zK),({host:f,url:m,why:g,required:l,clientErrors:c})=>{const p=l.length===0?"at least one service":l.join(", "),h=g==="status"?`has no discovery document (${m}\
 returned 404)`:"has the discovery document `null`, which offers no services",w=c.slice(0,a).map(v=>`"${v}"`).join(", ");return{message:`host ${f} ${h}; require\
d: ${p}`,help:{operator:"serve /.well-known/terraform.json at the root of the host",user:(0,O.Wt)(l),guest:(0,O.qZ)(f),...w===""?{}:{note:`the clients print ${w}`}}}})}),
7052:((gt,N,t)=>{t.r(N),t.d(N,{fileLimit:()=>n,fileOutside:()=>d,fileSyntax:()=>k,fileUnreadable:()=>A,nothingToCheck:()=>s});var y=t(1064),O=t(4e3),o=t(5143),E=t(
5799);const k=(0,E.lS)((0,E.$e)("file-syntax","File has a syntax error",y.Du),({error:e,file:u})=>({message:e??"the file is not valid UTF-8",help:(0,o.Zl)(u)?void 0:
"fix the file, or list it in `exclude` if it is invalid on purpose"})),S={file:"the file cannot be read",directory:"the directory cannot be read",link:"the targ\
et of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the \
target of the link is not a regular file; it is not read"},T={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not vali\
d UTF-8, or list it in `exclude`"},M={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in\
 `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remov\
e it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},A=(0,E.lS)((0,E.$e)("file-unreadable","File cannot be read"),e=>({
message:"code"in e?`${S[e.what]}: ${e.code}`:S[e.what],help:(e.what==="file"||e.what==="directory"?T[e.code]:void 0)??M[e.what]})),d=(0,E.lS)({code:"file-outsid\
e",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and is not followed",help:"move t\
he file into the repository, or name its directory in `scan`"})),r=3,s=(0,E.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({
scan:e,hasHostnames:u,isFleet:a})=>{const $=e.every(l=>l==="."),m=`found no Terraform or OpenTofu files in ${a?"the repositories of `usages`":$?"this directory":
`\`scan\` (${(0,O.XT)(e,r)})`}`,g=a?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return u?
{message:`${m}; only \`hostnames\` was checked`,help:`${g}, or correct \`scan\``,severity:"warning"}:{message:`${m}, and \`hostnames\` is not set`,help:`${g}, c\
orrect \`scan\` or \`exclude\`, or set \`hostnames\``}}),n=(0,E.lS)((0,E.$e)("file-limit","Part of the repository exceeds a limit"),e=>{switch(e.kind){case"size":
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
can` or `exclude`, or raise `deadline-seconds`"}}})}),960:((gt,N,t)=>{t.r(N),t.d(N,{hostProtocol:()=>s,hostRecovered:()=>u,hostSlow:()=>e,hostTimeout:()=>r,hostUnknown:()=>k,
hostUnreachable:()=>T});var y=t(1064),O=t(4e3),o=t(5799);const E={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS s\
erver did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},k=(0,o.lS)((0,o.z3)("host-unknown","Hostname does not resolv\
e",y.zK),({host:a,why:$})=>({message:`${a} ${E[$]}`,help:$==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS reso\
lver of this machine, then run the check again"})),S={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is unr\
eachable: no route to the host","no-network-route":"is unreachable: no route to its network"},T=(0,o.lS)((0,o.z3)("host-unreachable","Host is unreachable",y.zK),
({host:a,error:$})=>{if(typeof $=="object"&&"proxy"in $)return{message:`${a} is unreachable: ${$.proxy}`,help:"check that the host is up, that the proxy can rea\
ch it, and HTTPS_PROXY and NO_PROXY"};const f=typeof $=="string"?S[$]:`is unreachable (${$.code})`;return{message:`${a} ${f}`,help:{operator:"check that the hos\
t is up, and that a firewall lets this machine connect to it",user:"check that a firewall or proxy lets this machine connect to it",guest:`check that a firewall\
 or proxy lets this machine connect to it; otherwise ${(0,O.B9)(a)}`}}}),M={lookup:{failed:"could not be looked up: the DNS server did not respond",help:"check \
the DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop packets f\
rom this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish its response",help:""}},A="serve the document as a static file",d=({
asks:a})=>a==="document"?A:"find out what the server waits for, such as its storage",r=(0,o.lS)((0,o.z3)("host-timeout","Host does not respond in time",y.zK),a=>{
if(a.phase==="complete")return{message:`${a.host} took ${(0,O.YA)(a.tookMs)} to return its discovery document; ${(0,O.Af)(a.releases)}`,help:(0,o.C)(A),affects:[
...new Set(a.releases.map(({client:g})=>g))]};const{failed:$,help:f}=M[a.phase],m=a.limitMs===null?"in time":`within ${(0,O.YA)(a.limitMs)}`;return{message:`${a.
host} ${$} ${m}`,help:f||{operator:d(a),guest:(0,O.B9)(a.host)}}}),s=(0,o.lS)((0,o.z3)("host-protocol","Host does not speak HTTP",y.zK),({host:a,error:$})=>({message:`\
the response of ${a} is not valid HTTP (${$})`,help:{operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"\
check the port in the address"}})),n={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the \
rest, such as the body,"},e=(0,o.lS)((0,o.$e)("host-slow","Host is slow"),({host:a,phase:$,tookMs:f,limitMs:m,...g})=>{const l=`(limit ${(0,O.YA)(m)}); ${n[$.name]}\
 took ${(0,O.YA)($.ms)}`;return"url"in g?{message:`${g.url} took ${(0,O.YA)(f)} to answer ${l}`,help:(0,o.C)(d({asks:"answer"}))}:{message:`${a} took ${(0,O.YA)(
f)} to return its discovery document ${l}`,help:(0,o.C)(A,(0,O.Af)(g.releases))}}),u=(0,o.lS)((0,o.lm)("host-recovered","Discovery succeeded after a retry"),({host:a,
attempts:$,failure:f,releases:m})=>({message:`discovery of ${a} succeeded at attempt ${$}; the first attempt failed: ${f}`,help:(0,o.C)("find out why the host f\
ails intermittently",m.length===0?"init succeeded, because the CLI retries discovery":`init with ${(0,O.eZ)(m)} would have failed`)}))}),9209:((gt,N,t)=>{t.r(N),
t.d(N,{redirectInsecure:()=>M,redirectInvalid:()=>A,redirectLimit:()=>S,redirectLoop:()=>T,redirectNested:()=>d});var y=t(1064),O=t(4e3),o=t(5799);const E=({url:r,
asks:s})=>`configure ${r} to return ${s==="document"?"the document":"its answer"}`,k=r=>(0,o.C)(`${E(r)}, or to redirect straight to it`),S=(0,o.lS)((0,o.z3)("r\
edirect-limit","Too many redirects",y.Du),({redirects:r,clients:s,limits:n,...e})=>{const u=s.map(a=>`${y.bB[a]} follows ${n[a]}`);return{message:`${e.url} redi\
rects ${r} times; ${u.join(", ")}`,help:k(e),affects:s}}),T=(0,o.lS)((0,o.z3)("redirect-loop","Redirect loop",y.zK),({url:r,asks:s,to:n})=>({message:`the redire\
cts of ${r} lead back to ${n}`,help:(0,o.C)(E({url:r,asks:s}))})),M=(0,o.lS)((0,o.$e)("redirect-insecure","Redirect to plain HTTP",y.Du),({url:r,to:s,exposesToken:n})=>({
message:`${r} redirects to ${s}, which is not https${n?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,help:(0,o.C)("red\
irect to an https URL")})),A=(0,o.lS)((0,o.z3)("redirect-invalid","Invalid redirect",y.zK),({redirect:r,url:s,why:n})=>({message:`the redirect ${r} ${s} cannot \
be followed: ${(0,O.dh)(n)}`,help:(0,o.C)("redirect to an https URL")})),d=(0,o.lS)((0,o.lm)("redirect-nested","More than one redirect"),({url:r,redirects:s})=>({
message:`${r} redirects ${s} times; the protocol only requires clients to follow 1 redirect`,help:k({url:r,asks:"document"})}))}),3410:((gt,N,t)=>{t.r(N),t.d(N,
{cloudOrganization:()=>d,cloudToken:()=>S,cloudVersion:()=>T,cloudWorkspace:()=>r,cloudWorkspaceMissing:()=>s});var y=t(1064),O=t(1831),o=t(9562),E=t(4e3),k=t(5799);
const S=(0,k.lS)((0,k.z3)("cloud-token","Token for the cloud block or remote backend is missing",y.Du),({host:n,service:e,isFork:u,searched:a,notRead:$})=>{const f=(0,O.
nx)(n),g=`${e===o.OZ?"the cloud block":"the remote backend"} requires a token for ${f}`;if(u)return{message:`${g}, and secrets are withheld from pull requests o\
f forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const l=$.length===
0?"":`; not read: ${$.join(", ")}`,[c=""]=(0,O.fK)(n);return{message:`${g}, and none was found (searched: ${a.join(", ")}${l})`,help:`add the line "${f}=\${{ sec\
rets.REGISTRY_TOKEN }}" to the tokens input, or set ${c}; outside GitHub, run \`terraform login ${f}\` or \`tofu login ${f}\``}}),T=(0,k.lS)((0,k.z3)("cloud-ver\
sion","API is too old for the cloud block",y.Du),({url:n,version:e})=>({message:`${n} returned ${e===null?"no TFP-API-Version":`TFP-API-Version ${(0,E.dh)(e)}`}\
; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hos\
tname`, or use `backend "remote"` instead of `cloud`'}})),M=n=>"why"in n?`the response of ${n.url} ${(0,E.dh)(n.why)}`:(0,E._r)({...n,page:null}),A=(n,e,u)=>"st\
atus"in n&&[401,403,404].includes(n.status)?u:(0,k.C)(`check the logs of ${e}, and that the URL of the service is that of its API`),d=(0,k.lS)((0,k.z3)("cloud-o\
rganization","Organization cannot be read",y.Du),n=>{const{host:e,organization:u,source:a}=n;return{message:`the organization ${u} at ${e} cannot be read: ${M(n)}`,
help:A(n,e,`check the name of the organization, and that the token from ${a} is valid and belongs to a member`)}}),r=(0,k.lS)((0,k.z3)("cloud-workspace","Worksp\
ace cannot be read",y.Du),n=>{const{host:e,organization:u,workspace:a}=n;return{message:`the workspace ${a} of ${u} at ${e} cannot be read: ${M(n)}`,help:A(n,e,
"check that the token may read the workspace")}}),s=(0,k.lS)((0,k.lm)("cloud-workspace-missing","Workspace does not exist"),({host:n,organization:e,workspace:u})=>({
message:`${e} at ${n} has no workspace ${u} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),793:((gt,N,t)=>{t.r(N),t.d(N,{loginAuthzInvalid:()=>a,loginAuthzMissing:()=>u,loginClientEmpty:()=>r,loginClientMissing:()=>d,loginGrantTypesInvalid:()=>s,
loginGrantTypesUnknown:()=>e,loginGrantTypesUnsupported:()=>n,loginPortsCount:()=>m,loginPortsIgnored:()=>p,loginPortsOrder:()=>l,loginPortsRange:()=>g,loginPortsSingle:()=>c,
loginScopesIgnored:()=>w,loginScopesInvalid:()=>h,loginTokenInvalid:()=>f,loginTokenMissing:()=>$,loginType:()=>A,loginUrlPort:()=>v});var y=t(1064),O=t(4e3),o=t(
5799);const E=5;function k(i){if(!Array.isArray(i))return S(i);const P=i.length>E?", \u2026":"";return`[${i.slice(0,E).map(S).join(", ")}${P}]`}function S(i){return i===
void 0?"missing":typeof i=="object"&&i!==null?(0,O.go)(i):(0,O.dh)(JSON.stringify(i))}const T=(i,P)=>`is ${k(i)}${i===void 0?"":`, not ${P}`}`,M=(i,P)=>`"${P}" \
in login.v1 of host ${i}`,A=(0,o.lS)((0,o.z3)("login-type","login.v1 is not an object",y.Du),({host:i,value:P,why:C})=>({message:`login.v1 of host ${i} is ${(0,O.
go)(P)}, not an object`,help:(0,o.C)('set login.v1 to an object with "client", "authz" and "token"',`the clients print "${C}"`)})),d=(0,o.lS)((0,o.z3)("login-cl\
ient-missing","login.v1 has no client",y.Du),({host:i,value:P})=>({message:`${M(i,"client")} ${T(P,"a string")}`,help:(0,o.C)('set "client" to the OAuth client \
ID, for example "terraform-cli"')})),r=(0,o.lS)((0,o.$e)("login-client-empty","login.v1 has an empty client",y.Du),({host:i})=>({message:`${M(i,"client")} is an\
 empty string`,help:(0,o.C)('set "client" to the OAuth client ID that the authorization server expects')})),s=(0,o.lS)((0,o.z3)("login-grant-types-invalid","gra\
nt_types in login.v1 is not an array",y.Du),({host:i,value:P})=>({message:`${M(i,"grant_types")} ${T(P,"an array of strings")}`,help:(0,o.C)('set "grant_types" \
to ["authz_code"], or remove it')})),n=(0,o.lS)((0,o.z3)("login-grant-types-unsupported","login.v1 has no usable grant type",y.Du),({host:i,value:P})=>({message:`${M(
i,"grant_types")} is ${k(P)}, which contains no supported grant type`,help:(0,o.C)('add "authz_code" to "grant_types"')})),e=(0,o.lS)((0,o.lm)("login-grant-type\
s-unknown","login.v1 has unknown grant types"),({host:i,value:P})=>({message:`${M(i,"grant_types")} is ${k(P)}; the clients know "authz_code" and "password" onl\
y`,help:(0,o.C)('remove the unknown grant types; move scopes to "scopes"')})),u=(0,o.lS)((0,o.z3)("login-authz-missing","login.v1 has no authz URL",y.Du),({host:i,
value:P})=>({message:`${M(i,"authz")} ${T(P,"a string with a URL")}`,help:(0,o.C)('set "authz" to the URL of the authorization endpoint')})),a=(0,o.lS)((0,o.z3)(
"login-authz-invalid","authz URL in login.v1 cannot be used",y.Du),({host:i,why:P})=>({message:`${M(i,"authz")}: ${(0,O.dh)(P)}`,help:(0,o.C)('set "authz" to an\
 https:// URL without user name, or to a path that starts with a slash')})),$=(0,o.lS)((0,o.z3)("login-token-missing","login.v1 has no token URL",y.Du),({host:i,
value:P})=>({message:`${M(i,"token")} ${T(P,"a string with a URL")}`,help:(0,o.C)('set "token" to the URL of the token endpoint')})),f=(0,o.lS)((0,o.z3)("login-\
token-invalid","token URL in login.v1 cannot be used",y.Du),({host:i,why:P})=>({message:`${M(i,"token")}: ${(0,O.dh)(P)}`,help:(0,o.C)('set "token" to an https:\
// URL without user name, or to a path that starts with a slash')})),m=(0,o.lS)((0,o.z3)("login-ports-count","ports in login.v1 is not two ports",y.Du),({host:i,
value:P})=>({message:`${M(i,"ports")} ${T(P,"exactly two elements")}`,help:(0,o.C)('set "ports" to the first and the last port, for example [10000, 10010]')})),
g=(0,o.lS)((0,o.z3)("login-ports-range","ports in login.v1 are out of range",y.Du),({host:i,value:P})=>({message:`${M(i,"ports")} is ${k(P)}; both must be whole\
 numbers from 1024 to 65535`,help:(0,o.C)('set "ports" to two numbers in this range, for example [10000, 10010]')})),l=(0,o.lS)((0,o.z3)("login-ports-order","po\
rts in login.v1 are in the wrong order",y.Du),({host:i,value:P})=>({message:`${M(i,"ports")} is ${k(P)}; the first port is greater than the last`,help:(0,o.C)("\
write the lower port first")})),c=(0,o.lS)((0,o.z3)("login-ports-single","ports in login.v1 is a range of one port",y.Du),({host:i,value:P})=>({message:`${M(i,"\
ports")} is ${k(P)}; the clients never use the last port, so none is left`,help:(0,o.C)('set "ports" to at least two ports, for example [10000, 10010]')})),p=(0,o.
lS)((0,o.$e)("login-ports-ignored","ports in login.v1 is not an array",y.Du),({host:i,value:P})=>({message:`${M(i,"ports")} ${T(P,"an array")}; the clients igno\
re it and use 1024 to 65535`,help:(0,o.C)('set "ports" to an array such as [10000, 10010], or remove it')})),h=(0,o.lS)((0,o.z3)("login-scopes-invalid","scopes \
in login.v1 contains a value that is not a string",y.Du),({host:i,value:P})=>({message:`${M(i,"scopes")} ${T(P,"an array of strings")}`,help:(0,o.C)('set "scope\
s" to an array of strings, or remove it')})),w=(0,o.lS)((0,o.$e)("login-scopes-ignored","scopes in login.v1 is not an array",y.Du),({host:i,value:P})=>({message:`${M(
i,"scopes")} ${T(P,"an array")}; the clients ignore it`,help:(0,o.C)('set "scopes" to an array of strings, or remove it')})),v=(0,o.lS)((0,o.$e)("login-url-port",
"Login URL has no port",y.Du),({host:i,endpoints:P})=>{const C=P.map(({name:W})=>`"${W}"`).join(" and "),[R]=P,I=P.length===1;return{message:`${C} in login.v1 o\
f host ${i} ${I?"names":"name"} no port, so a login uses port 443: ${R?.url??""}`,help:(0,o.C)(`write a path that starts with a slash, or add :${R?.port??""} to\
 the URL${I?"":"s"}`)}})}),6697:((gt,N,t)=>{t.r(N),t.d(N,{hostAssumed:()=>A,hostCheckCrashed:()=>s,hostGeneric:()=>d,hostHttp2:()=>e,hostNotAllowed:()=>T,hostNotChecked:()=>u,
hostPrivateRedirect:()=>r});var y=t(1064),O=t(3592),o=t(4e3),E=t(5799);const k=({file:f,line:m})=>`${(0,o.dh)(f)}:${m}`,S=f=>f.map(m=>y.bB[m]).join(" and "),T=(0,E.
lS)((0,E.z3)("host-not-allowed","Host is not allowed",y.zK),f=>{const{host:m}=f,g=`add ${m} to \`allowed-hosts\``;if("service"in f){const{service:l,registry:c}=f;
return{message:`${l} of ${c} is on ${m}, which is not in \`allowed-hosts\``,help:`use another registry, or ${g}`}}if("package"in f)return{message:`the package o\
f ${f.package} is downloaded from ${m}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${g}`};if("use"in f){const[
l,c]=M[f.use];return{message:`${l} ${m}, which is not in \`allowed-hosts\``,help:`use ${c}, or ${g}`}}if("implied"in f){const{place:l,clients:c}=f.implied;return{
message:`host ${m} is not in \`allowed-hosts\` and was not contacted; ${k(l)} names no host, and this is the default of ${S(c)}`,help:`name an allowed registry \
there, ${g}, or set \`dialect\` if you use another CLI`}}return{message:`host ${m} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed regis\
try, or ${g}`}}),M={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},A=(0,E.lS)(
(0,E.lm)("host-assumed","Default host of an assumed CLI was not contacted"),({host:f,place:m,clients:g,isListed:l})=>({message:`${f} was not contacted: ${k(m)} \
implies it as the default host of ${S(g)}, but the CLI could not be detected`,help:l?"list the usages of the repository with `--dialect terraform` or `--dialect\
 opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),d=(0,E.lS)((0,E.lm)("h\
ost-generic","Generic hostname was not contacted"),({host:f})=>({message:`${f} is a generic hostname that stands for the host of the cloud or backend block; it \
was not contacted`,help:"add the real host to `hostnames` to check it"})),r=(0,E.lS)((0,E.z3)("host-private-redirect","Redirect to a non-public address",y.zK),({
host:f,address:m,asks:g})=>m==="metadata"?{message:`${f} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the addr\
ess; metadata services are never contacted"}:{message:`a public host ${g==="document"?"redirects":"leads"} to ${f}, which has a ${m} address and was not contact\
ed`,help:`if ${g==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),s=(0,E.lS)((0,E.z3)("host-check-crashed","tf-\
disco crashed while it checked the host",y.zK),({host:f,thrown:m})=>({message:`${f} was not checked completely, because of a bug in tf-disco ${O.xv}: ${n(m)}`,help:`\
please report this text at ${O.xV}; to pass until it is fixed, add \`host-check-crashed ${f}\` to \`ignore\``}));function n(f){if(!(f instanceof Error))return(0,o.
dh)(String(f));const m=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(f.stack??"")?.[1];return(0,o.dh)(String(f))+(m===void 0?"":` (${m})`)}const e=(0,E.lS)((0,E.z3)("host-ht\
tp2","Host speaks only HTTP/2",y.zK),({host:f})=>({message:`${f} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not chec\
ked`,help:(0,E.C)(`enable HTTP/1.1 on ${f} as well (ALPN \`http/1.1\`)`,"to pass without checking it, add `host-http2` to `ignore`")})),u=(0,E.lS)((0,E.z3)("hos\
t-not-checked","Host was not checked before the check ended",y.zK),({host:f,stopped:m,isBegun:g,unchecked:l,total:c,slowest:p})=>({message:`${f} was not checked${g?
" completely: its visit was under way when":":"} ${(0,o.Cw)(m)}, with ${l} of ${c} hosts not checked`,help:a[m.kind]+$(p)})),a={deadline:"raise `deadline-second\
s` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set\
 `deadline-seconds` below that",crash:"run the check again, and report the crash"};function $(f){return f.length===0?"":`; most of the time went to hosts withou\
t a response: ${f.map(({host:g,tookMs:l})=>`${g} (${(0,o.YA)(l)})`).join(", ")}`}}),5799:((gt,N,t)=>{t.d(N,{$e:()=>d,C:()=>o,lS:()=>s,lm:()=>r,oC:()=>O,pj:()=>S,
z3:()=>A});var y=t(6174);const O=["error","warning","notice"],o=(n,e)=>e===void 0?{operator:n}:{operator:n,note:e};function E({operator:n,user:e,guest:u},{role:a,
host:$}){const f=`ask the operator of ${$} to ${n}`;switch(a){case"operator":return n;case"user":return e===n?e:e===void 0?f:`${e}; if you run ${$}, ${k(n,e)}`;case"\
guest":return u??e??f}}const k=(n,e)=>n.startsWith(`${e}, or `)?n.slice(e.length+5):n;function S(n,e){const{cures:u,...a}=n;return u===void 0?n:{...a,help:T(u,e)}}
function T(n,e){const{because:u,note:a}=n,$=u===void 0?"":`${u}: `,f=a===void 0?"":`; ${a}`;return $+E(n,e)+f}const M=n=>(e,u,a=[])=>({code:e,title:u,severity:n,
affects:a}),A=M("error"),d=M("warning"),r=M("notice");function s(n,e){return Object.assign(a=>{const{help:$,...f}=e(a),m=n.code,g=(0,y._)(f.message),l={...n,code:m,
usualSeverity:n.severity,...f,message:g};return $===void 0?l:typeof $=="string"?{...l,help:(0,y._)($)}:{...l,help:T($,{role:"operator",host:""}),cures:$}},n)}}),
9319:((gt,N,t)=>{t.r(N),t.d(N,{serviceUrlCredentials:()=>k,serviceUrlCrossHost:()=>g,serviceUrlDoubleSlash:()=>c,serviceUrlEmpty:()=>S,serviceUrlInsecure:()=>m,
serviceUrlInvalid:()=>E,serviceUrlLooksLikeHost:()=>T,serviceUrlNoSlash:()=>M,serviceUrlOtherPort:()=>l,serviceUrlPrivate:()=>$,serviceUrlQuery:()=>d,serviceUrlRelative:()=>A,
serviceUrlSame:()=>p});var y=t(1064),O=t(4e3),o=t(5799);const E=(0,o.lS)((0,o.z3)("service-url-invalid","Service URL cannot be used",y.zK),({id:h,host:w,url:v,why:i})=>({
message:v===null?`${h} of host ${w}: ${(0,O.dh)(i)}`:`${h} of host ${w} is "${v}", which the clients cannot connect to: ${i}`,help:(0,o.C)(`set ${h} to an https\
:// URL, or to a path that starts with a slash`)})),k=(0,o.lS)((0,o.z3)("service-url-credentials","Service URL contains a user name",y.zK),({id:h,host:w,why:v})=>({
message:`${h} of host ${w}: ${v}`,help:(0,o.C)("remove the user name and password from the URL, or from the redirect that leads to the document","give tokens to\
 the clients instead")})),S=(0,o.lS)((0,o.z3)("service-url-empty","Service URL is empty",y.zK),({id:h,host:w,url:v})=>({message:`${h} of host ${w} is an empty s\
tring, which resolves to the document itself: ${v}`,help:(0,o.C)(`set ${h} to the URL of the service, such as "/v1/${h.split(".")[0]}/", or remove it`)})),T=(0,o.
lS)((0,o.z3)("service-url-looks-like-host","Service URL has no https://",y.zK),({id:h,host:w,value:v,why:i})=>({message:`${h} of host ${w} is "${v}", which is a\
 path and not a URL with a host`,help:(0,o.C)(`write "https://${v}" if a host is meant`,i===null?void 0:(0,O.zd)(i))})),M=(0,o.lS)((0,o.z3)("service-url-no-slas\
h","Service URL does not end with a slash",y.rG),({id:h,host:w,url:v,clients:i})=>{const P=i.map(R=>y.bB[R]),C=v.slice(v.lastIndexOf("/")+1);return{message:`${h}\
 of host ${w} does not end with a slash: ${v}`,help:(0,o.C)("add the slash",`without it ${P.slice(0,-1).join(", ")} and ${P.at(-1)} replace "${C}" with the path\
 that they append`),affects:i}}),A=(0,o.lS)((0,o.$e)("service-url-relative","Service URL is relative to the document",["dependabot","renovate","terragrunt"]),({
id:h,host:w,url:v})=>({message:`${h} of host ${w} is a path without a leading slash: Terraform and OpenTofu resolve it to ${v}, other clients do not`,help:(0,o.
C)("start the path with a slash, or write the complete URL")})),d=(0,o.lS)((0,o.$e)("service-url-query","Service URL has a query",y.Du),({id:h,host:w})=>({message:`${h}\
 of host ${w} has a query, which the clients drop when they append a path`,help:(0,o.C)("move the content of the query into the path","never put a secret into t\
he document")})),r=10,s=3;function n({host:h,uses:w},v=["is","are"]){const i=Map.groupBy(w,({id:C})=>C),P=Array.from(i,([C,R])=>{const I=R.flatMap(({endpoint:W})=>W??
[]);return I.length===0?C:`${C} (${I.join(", ")})`});return`${(0,O.XT)(P,r)} of host ${h} ${P.length===1?v[0]:v[1]}`}const e=({urls:h})=>(0,O.XT)(h,s),u=({uses:h})=>y.
zK.filter(w=>h.some(({id:v})=>(0,y.SZ)(v).includes(w))),a={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},$=(0,o.lS)(
(0,o.z3)("service-url-private","Service URL has a non-public address",y.zK),h=>({message:`${n(h)} at ${e(h)}, which clients ${a[h.kind]} cannot reach`,help:(0,o.
C)(`set the external URL of the registry (also called base URL or public URL) to https://${h.host}`),affects:u(h)})),f=[...y.Du,"dependabot"],m=(0,o.lS)((0,o.$e)(
"service-url-insecure","Service URL is not https",f),h=>{const w=h.uses.every(({endpoint:P})=>P!==null),v=w?"a login sends its token in clear text otherwise":`t\
he clients send the token of ${h.host} there in clear text`,i=u(h);return{message:`${n(h)} not https: ${e(h)}`,help:(0,o.C)(h.uses.length===1?"use an https:// U\
RL":"use https:// URLs, for example by setting the external URL of the registry",w||h.hasToken?v:void 0),affects:f.filter(P=>i.includes(P))}}),g=(0,o.lS)((0,o.$e)(
"service-url-cross-host","Service is on another host",["dependabot","renovate"]),h=>{const{host:w,name:v}=h,i=`${n(h)} on another host: ${e(h)}`,P=u(h).includes(
"renovate");return h.hasToken&&P?{message:i,help:`give Dependabot and Renovate a token for ${v}; Terraform and OpenTofu send it the token of ${w}`}:{message:i,help:`\
where outgoing traffic is filtered, allow ${v} as well`,severity:"notice",affects:[]}}),l=(0,o.lS)((0,o.lm)("service-url-other-port","Service is on another port\
 of the host"),h=>({message:`${n(h)} on another port of the same host: ${e(h)}`,help:(0,o.C)(`check that clients can connect to this port; behind a proxy, set t\
he external URL of the registry to https://${h.host}`)})),c=(0,o.lS)((0,o.$e)("service-url-double-slash","Service URL has a double slash"),h=>({message:`${n(h,[
"has","have"])} a double slash in the path: ${e(h)}`,help:(0,o.C)("remove the slash at the end of the external URL of the registry")})),p=(0,o.lS)((0,o.$e)("ser\
vice-url-same","Two services have the same URL"),h=>({message:`${n(h,["has","have"])} the same URL: ${e(h)}`,help:(0,o.C)("check both URLs","few registries serv\
e modules and providers below one URL, and a copied line is more likely")}))}),2847:((gt,N,t)=>{t.r(N),t.d(N,{serviceMissing:()=>M,serviceType:()=>d,serviceVersion:()=>A});
var y=t(1064),O=t(9562),o=t(4e3),E=t(5799);const k=20,S=({offered:r,leftOut:s})=>r.length===0?"is empty":`offers ${(0,o.XT)(r,k,s)}`;function T(r,s){const{id:n,
host:e,offered:u,block:a}=r,$=`the discovery document, which ${S(r)}`;if(a!==null)return`add ${n} to the \`host\` block at ${a}, which ${S(r)}`;if(n===O.xq&&s)return`\
configure a network mirror for the provider: Artifactory serves providers at https://${e}/artifactory/api/terraform/REPOSITORY/providers/ and offers no ${n}; th\
e discovery document ${S(r)}`;const f=(0,O.qE)(n)?u.find(g=>(0,O.OA)(g)===n):void 0,m=n===O.xq?`use a host that offers ${n}, or configure a network mirror for t\
he provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${n}`;return{operator:f===void 0?`add ${n} to ${$}`:`re\
name ${f} to ${n} in ${$}`,user:m}}const M=(0,E.lS)((0,E.z3)("service-missing","Service is not offered",y.zK),r=>r.id==="any"?{message:`host ${r.host} does not \
provide any service`,help:(0,E.C)(`add a service to the discovery document, which ${S(r)}`)}:{message:r.why,help:T(r,r.isArtifactory)}),A=(0,E.lS)((0,E.z3)("ser\
vice-version","Service is offered in another version",y.zK),r=>({message:r.why,help:r.isReadable?T(r,!1):`require an id of the form NAME.vN; the discovery docum\
ent ${S(r)}`})),d=(0,E.lS)((0,E.z3)("service-type","Service URL is not a string",y.zK),({id:r,host:s,value:n,why:e})=>({message:`${r} of host ${s} is ${(0,o.go)(
n)}, not a string with a URL`,help:(0,E.C)(`set ${r} to a URL such as "/v1/modules/"`,(0,o.zd)(e))}))}),8011:((gt,N,t)=>{t.r(N),t.d(N,{blockReserved:()=>a,blockUnsupported:()=>$,
hostDotlessModule:()=>g,hostIdnModule:()=>l,hostInvalid:()=>f,hostMissing:()=>m,sourceDynamic:()=>u,sourceInvalid:()=>A,sourceNearMiss:()=>d});var y=t(6174),O=t(
1064),o=t(4e3),E=t(5799);const k=120,S={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path \
or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/OR\
GANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:[
"is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},T={missing:["has no source","add `source`"],null:["has null as its source","set `source` t\
o an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0"\
 }']};function M(c){switch(c.reason){case"rejected":{const{error:p,advice:h}=c;return{message:p,help:h??void 0}}case"missing":case"null":case"not-a-requirement":{
const[p,h]=T[c.reason];return{message:`${c.address} ${p}`,help:h}}case"remote-in-test":case"white-space":case"stack":case"locked-provider":case"terragrunt":{const[
p,h]=S[c.reason];return{message:`"${c.text}" ${p}`,help:h}}}}const A=(0,E.lS)((0,E.z3)("source-invalid","Source address is invalid",O.Du),M),d=(0,E.lS)((0,E.$e)(
"source-near-miss","Source address is probably a mistake",O.Du),c=>({message:c.host===null?`"${c.text}" is not read as a registry address`:`"${c.text}" is read \
as host ${c.host}`,help:c.advice})),r=4,s="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function n(c){const p=c.slice(0,
r).map(({text:v,from:i})=>`${v===null?"not known":(0,o.dh)(v,k)} ${i??"by default"}`),h=c.length-p.length,w=h>0?`${h} more`:p.pop();return`${p.join(", ")} and ${w}`}
function e(c){const{address:p,argument:h,expression:w,candidates:v,refused:i}=c,P=(0,y.Q)((0,o.dh)(w,k)),C=`${h} of ${p} is ${P}`;if(i==="never")return{message:`${C}\
, which Terraform does not evaluate`,help:`write the ${h} as a literal`};if(i!==null){const{variable:R}=i;return{message:`${C}, and Terraform evaluates var.${R}\
 here only with \`const = true\``,help:`add \`const = true\` to variable "${R}", which requires Terraform 1.15, or write the ${h} as a literal`}}return v.length>
1?{message:`${C}, which is ${n(v)}`,help:s}:{message:`${C}, which is only known at init time`,help:s}}const u=(0,E.lS)((0,E.lm)("source-dynamic","Source address\
 is only known at init time"),e),a=(0,E.lS)((0,E.lm)("block-reserved","Block is reserved for a future version"),({block:c,parent:p})=>({message:`${c} is not all\
owed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${p} block`})),$=(0,E.lS)((0,E.z3)("block-unsuppor\
ted","Block is not supported by this CLI",O.Du),({kind:c})=>{const{client:p,what:h}=O.$I[c];return{message:`${h} is supported by ${O.bB[p]} only`,help:p==="open\
tofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),f=(0,E.lS)((0,E.z3)("host-invalid","Hostname is invali\
d",O.Du),c=>({message:`"${c.text}" is not a hostname: ${c.error}`,help:c.advice??void 0})),m=(0,E.lS)((0,E.z3)("host-missing","Hostname is missing",["opentofu"]),
({block:c})=>({severity:"warning",message:`the ${c} has no hostname, and OpenTofu has no default`,help:c==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNA\
ME and list that host in `hostnames`":"add `hostname`"})),g=(0,E.lS)((0,E.z3)("host-dotless-module","Module host has no dot in its name",O.Du),({host:c,name:p})=>({
message:`module sources cannot name host ${c}: must contain at least one dot`,help:`use a full name such as ${p}.localdomain; provider addresses accept the shor\
t name`})),l=(0,E.lS)((0,E.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:c})=>({message:`Terraform c\
annot use modules from host ${c}: it converts the name to punycode and then refuses punycode`,help:(0,E.C)("serve modules from a host with an ASCII name","OpenT\
ofu 1.12 and later accept this one")}))}),6817:((gt,N,t)=>{t.r(N),t.d(N,{proxyRefused:()=>T,tlsExpired:()=>M,tlsExpiresSoon:()=>w,tlsNameMismatch:()=>m,tlsNotYetValid:()=>A,
tlsPlainHttp:()=>h,tlsProtocol:()=>p,tlsUntrusted:()=>$});var y=t(1064),O=t(4e3),o=t(5799);const E=({host:v,isLeaf:i})=>i?`the certificate of ${v}`:`an authorit\
y in the certificate chain of ${v}`,k=v=>S(new Date(v).toISOString()),S=v=>v.slice(0,10),T=(0,o.lS)((0,o.z3)("proxy-refused","Proxy refused the request",y.zK),({
host:v,reason:i})=>({message:`${v} was not reached: ${i}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too"})),M=(0,o.lS)(
(0,o.z3)("tls-expired","TLS certificate has expired",y.zK),v=>({message:`${E(v)} expired on ${k(v.at)}`,help:(0,o.C)("renew the certificate and reload the serve\
r")})),A=(0,o.lS)((0,o.z3)("tls-not-yet-valid","TLS certificate is not valid yet",y.zK),v=>({message:`${E(v)} is not valid before ${k(v.at)}`,help:"check the cl\
ock of this machine and the start date of the certificate"})),d={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",
chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},r="configure the host to s\
end its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",s={"negative-serial":{says:"has a negative serial number, whi\
ch Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a certificate and is not allowed to",help:"\
have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authorities below it than it allows (pathlen)",help:"\
have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for servers (extendedKeyUsage)",help:"issue it wi\
th the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstraints)",help:"have it issued by an authority w\
hose name constraints permit all of its names"}},n=(v,i)=>({says:`has ${v}, which Terraform and OpenTofu do not support`,help:i}),e="issue it with another key: \
RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",u="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519";function a(v){switch(v.kind){case"unknown-authorit\
y":return{says:d[v.sent],help:r};case"curve":return n(`a key on the curve ${v.curve}`,e);case"key":return n(`a key of the kind ${v.name}`,e);case"key-size":return n(
`an RSA key of ${v.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":return n(`a signature of the kind ${v.name}`,u);case"critical-extensi\
on":return n(`the critical extension ${v.id}`,"issue it without that extension");case"malformed":return{says:`is malformed (${v.part}); Terraform and OpenTofu c\
annot read it`,help:"issue it with a program that follows RFC 5280"};case"negative-serial":case"no-authority":case"path-length":case"usage":case"constraints":return s[v.
kind]}}const $=(0,o.lS)((0,o.z3)("tls-untrusted","TLS certificate is not trusted",y.zK),({flaw:v,...i})=>{const{says:P,help:C}=a(v);return{message:`${E(i)} ${P}`,
help:C}}),f=3,m=(0,o.lS)((0,o.z3)("tls-name-mismatch","TLS certificate is for another name",y.zK),({host:v,names:i})=>({message:i.length===0?`the certificate of\
 ${v} has no DNS name among its subject alternative names`:`the certificate of ${v} is for ${(0,O.XT)(i,f)}`,help:`issue a certificate that lists ${v} as a subj\
ect alternative name, or use the name it is for`})),g={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},
"client-certificate":{says:"requires a client certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send \
it"},"unknown-name":{says:"is not a name that the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the \
server or load balancer"}},l="enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256";function c({kind:v,name:i}){switch(v){case"version":return{
says:`offers no TLS version later than ${i.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"};case"cipher":return{says:`\
offers only cipher suites that Terraform and OpenTofu do not support, such as ${i}`,help:l};case"group":return{says:`offers only key exchange groups that Terraf\
orm and OpenTofu do not support, such as ${i}`,help:"enable the group X25519 or P-256 on the host"}}}const p=(0,o.lS)((0,o.z3)("tls-protocol","TLS handshake fai\
led",y.zK),({host:v,error:i})=>{if(typeof i=="object"&&"code"in i)return{message:`the TLS handshake with ${v} failed (${i.code})`,help:"check the TLS settings o\
f the host, and that it has a certificate for this name"};const{says:P,help:C}=typeof i=="string"?g[i]:c(i);return{message:`${v} ${P}`,help:C}}),h=(0,o.lS)((0,o.
z3)("tls-plain-http","Port serves plain HTTP",y.zK),({host:v})=>({message:`${v} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"\
serve TLS on this port, or use the port that does; discovery always uses https"})),w=(0,o.lS)((0,o.$e)("tls-expires-soon","TLS certificate expires soon"),({host:v,
days:i,expires:P})=>{const C=i===0?"today":i===1?"in 1 day":`in ${i} days`;return{message:`the certificate of ${v} expires ${C}, on ${S(P)}`,help:(0,o.C)("renew\
 the certificate; if it is renewed automatically, find out why that has not happened")}})}),5747:((gt,N,t)=>{t.d(N,{Oj:()=>s,io:()=>M,yR:()=>T});var y=t(4573),O=t(
3024);const o=16*1024*1024,E=O.constants.O_RDONLY|(O.constants.O_NONBLOCK??0)|(O.constants.O_NOCTTY??0),k=Buffer.allocUnsafeSlow(256*1024);let S=k;const T=(e,u=o)=>A(
e,u,r);function M(e,u){const a=A(e,u,($,f)=>Buffer.from($.subarray(0,f)));return Buffer.isBuffer(a)?a:null}function A(e,u,a){let $;try{$=(0,O.openSync)(e,E)}catch(f){
return n(f)}try{const f=(0,O.readSync)($,k,0,k.length,null);return f<k.length?a(k,f):d($,u,a)}catch(f){return n(f)}finally{(0,O.closeSync)($)}}function d(e,u,a){
const{size:$}=(0,O.fstatSync)(e);if($>u||$<k.length)return{ok:!1,failure:{kind:"size",bytes:$,maxBytes:u}};S.length<$&&(S=Buffer.allocUnsafeSlow(Math.min(2*$,u)));
const f=S;let m=0;for(;m<$;){const g=(0,O.readSync)(e,f,m,$-m,m);if(g===0)break;m+=g}return a(f,m)}function r(e,u){const a=e.toString("utf8",0,u),$=!a.includes(
"\uFFFD")||(0,y.isUtf8)(e.subarray(0,u));return{ok:!0,text:a,isUtf8:$,bytes:u}}function s(e){if(!(typeof e=="object"&&e!==null&&"code"in e)||typeof e.code!="str\
ing")throw e;return e.code}const n=e=>({ok:!1,failure:{kind:"error",code:s(e)}})}),4e3:((gt,N,t)=>{t.d(N,{Af:()=>m,B9:()=>e,Cw:()=>c,Fn:()=>w,NM:()=>a,Vb:()=>v,
Wt:()=>n,XT:()=>M,YA:()=>f,_r:()=>$,dh:()=>S,eZ:()=>g,go:()=>d,hS:()=>T,mP:()=>r,qZ:()=>u,zM:()=>l,zd:()=>A});var y=t(6174),O=t(4714),o=t(7715),E=t(9562);const k=300;
function S(i,P=k){if(i.length<=P)return i;const C=(0,y._)(i);return C.length<=P?C:`${(0,O.o)(C,P)}\u2026`}const T=(i,P)=>`${i} ${P}${i===1?"":"s"}`;function M(i,P,C=0){
const R=i.slice(0,P).map(W=>S(W)),I=i.length-R.length+C;return R.join(", ")+(I>0?` and ${I} more`:"")}const A=i=>`the clients print "${i}"`;function d(i){return i===
null?"null":Array.isArray(i)?"an array":typeof i=="object"?"an object":`a ${typeof i}`}function r(i){if(i.kind==="error")return`cannot be read: ${i.code}`;const{
bytes:P,maxBytes:C}=i;return`has ${P} bytes and is not read; the limit is ${C/1024/1024} MiB`}const s={[E.e$]:"correct the host in the source address, or remove\
 it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[E.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider\
 of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function n(i){return i.flatMap(C=>s[C]??[])[0]??
"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const e=i=>`wait and run the check again; see ${(0,o.V)(i)??"its sta\
tus page"}, and consider a network mirror for providers`,u=i=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${i} serves its discovery documen\
t to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function a(i,P,C){if(i===null)return C;const R=i.title===""?"":
` ("${i.title}")`,I=C.guest??u(P);switch(i.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:I,because:`\
the host returned a sign-in page${R}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${R}: allow this machine to reach the host`;case"\
other":{const W=C.user??`check that ${P} is a registry, and ${n([])}`;return{...C,user:W,guest:I,because:`the host returned an HTML page${R}`}}}}const $=({url:i,
status:P,reason:C})=>`${i} returned ${`${P} ${S(C)}`.trim()}`,f=i=>`${Math.round(i/100)/10} s`,m=i=>i.map(({name:P,attemptMs:C,retries:R})=>{const I=Number.isFinite(
C)?f(C):"without a limit",W=R===0?"":` in each of ${R+1} attempts`,K=P.includes(" and ")?"wait":"waits";return`${P} ${K} ${I}${W}`}).join(", "),g=i=>i.map(({name:P})=>P).
join(" and "),l=i=>i.kind==="several"?i.reasons:[i];function c(i){switch(i.kind){case"deadline":return`the check reached its deadline of ${f(i.ms)}`;case"signal":
return`the check was interrupted by ${i.signal}`;case"crash":return"tf-disco crashed";case"missing":return h(i);case"several":return i.reasons.map(c).join("; ")}}
const p=10;function h({what:i,names:P,total:C}){const[R,I]=i==="shard"?["shard","shards"]:["repository","repositories"],W=C===1?R:I,K=P.length===1?"is":"are";return`${P.
length} of ${C} ${W} ${K} missing: ${M(P,p)}`}const w=i=>`${i}; it may use hosts that are not in \`allowed-hosts\``,v=({kind:i,address:P,version:C})=>`${i} ${P}\
 ${S(C,40)}`}),4714:((gt,N,t)=>{t.d(N,{o:()=>o,w:()=>E});var y=t(3307);const O=2048,o=(k,S=O)=>k.length<=S?k:structuredClone(k.slice(0,S).toWellFormed());function E(k){
if(k.length<=O)return(0,y.IL)(k);switch(k[0]){case'"':return o((0,y.I)(k));case"[":return[];case"{":return{};default:return(0,y.IL)(k)}}}),7715:((gt,N,t)=>{t.d(
N,{V:()=>O});const y=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io",
"https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),O=o=>y.get(o)??null}),5751:((gt,N,t)=>{
t.d(N,{readSettings:()=>C});var y=t(3024),O=t(6760),o=t(5747),E=t(3625),k=t(4e3),S=t(3592),T=t(3474),M=t(8535),A=t(7030),d=t(6181),r=t(1831);function s(x){const b=it=>x[it]||
x[it.toLowerCase()]||"",_={http:e("HTTP_PROXY",b("HTTP_PROXY")),https:e("HTTPS_PROXY",b("HTTPS_PROXY"))},B=m(b("NO_PROXY"));return it=>{const ct=_[it.scheme];return ct===
null||$(it.name)||B(it)?null:ct}}const n=["http:","https:"];function e(x,b){if(b==="")return null;const _=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(b)?b:`http:/\
/${b}`);if(_===null)throw new TypeError(`${x} is not a URL; expected http://HOST:PORT`);if(!n.includes(_.protocol))throw new TypeError(`${x} is a ${_.protocol}/\
/ proxy; expected http:// or https://`);if(!u(_.username)||!u(_.password))throw new TypeError(`${x} has a user name or password with a bare "%"; write "%25" for\
 it`);return _}function u(x){try{return decodeURIComponent(x),!0}catch(b){if(b instanceof URIError)return!1;throw b}}const a=new A.BlockList;a.addSubnet("127.0.\
0.0",8,"ipv4"),a.addAddress("::1","ipv6");const $=x=>x==="localhost"||f(a,x);function f(x,b){const _=(0,d.n7)(b.replace(/%.*$/s,"")),B=(0,A.isIP)(_);return B!==
0&&x.check(_,B===4?"ipv4":"ipv6")}function m(x){const b=x.split(",").map(_=>_.trim().toLowerCase()).filter(_=>_!=="").map(g);return _=>b.some(B=>B(_))}function g(x){
if(x==="*")return()=>!0;const b=l(x);if(b!==null)return({name:Y})=>b(Y);const{name:_,port:B}=h(x),it=Y=>B===""||String(Y.port)===B;if(c(_)){const Y=(0,d.n7)(_),
et=new A.BlockList;return et.addAddress(Y,(0,A.isIP)(Y)===4?"ipv4":"ipv6"),Ot=>f(et,Ot.name)&&it(Ot)}const ct=p(_);return Y=>(0,A.isIP)(Y.name)===0&&it(Y)&&ct(Y.
name)}function l(x){const[,b="",_=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(x)??[];if(!c(b))return null;const B=Number(_);if(B>((0,A.isIP)(b)===4?32:128))return null;
const it=B-((0,A.isIP)(b)===6?96:0),ct=new A.BlockList,Y=(0,A.isIP)((0,d.n7)(b))===4&&it>=0;return Y?ct.addSubnet((0,d.n7)(b),it,"ipv4"):ct.addSubnet(b,B,"ipv6"),
et=>f(ct,et)&&(0,A.isIP)((0,d.n7)(et))===4===Y}const c=x=>(0,A.isIP)(x)!==0&&!x.includes("%");function p(x){if(x==="")return()=>!1;const b=x.replace(/^\*\./,"."),
_=b.replace(/^\./,""),B=(0,r.Pv)(_),it=B.ok?B.value:_;return ct=>ct.endsWith(`.${it}`)||!b.startsWith(".")&&ct===it}function h(x){const b=/^\[([^\]]*)\]:([^:]*)$/.
exec(x)??/^([^:[\]]*):([^:[\]]*)$/.exec(x);return b===null?{name:x,port:""}:{name:b[1]??"",port:b[2]??""}}var w=t(3152),v=t(6339);const i=4*1024*1024,P=20;async function C(x,{
environment:b,directory:_,wording:B=w.w7}){const{settings:it,mistakes:ct}=(0,w.P$)(x,B),Y=await F(it.caFile,B),et=K(b),Ot=[Y,et].flatMap(Z=>Z.ok?[]:[Z.why]),Bt=await Promise.
all(R(it.scan,_).slice(0,P).map(Z=>B.missingPath(Z,_))),Pt=[...ct,...(0,v.S)(it,B),...await I(it,B),...await W(it,B),...Ot,...Bt];if(Pt.length>0||!Y.ok||!et.ok)
throw new w.GN(Pt);return{...it,authorities:Y.value,chooseProxy:et.value}}const R=(x,b)=>x.filter(_=>!/[*?[\]{}]/.test(_)&&!(0,y.existsSync)((0,O.resolve)(b,_)));
async function I({hostnames:x},{setting:b}){const _=b("hostnames"),B=x.flatMap(({addresses:Y})=>Y);if(B.length===0)return[];const{parseNamedAddress:it}=await Promise.
all([t.e(1741),t.e(1257)]).then(t.bind(t,1257)),ct=B.flatMap(Y=>{const et=it(Y,"terraform");return et.ok?[]:[`${_}: "${Y.service}=${Y.text}" is wrong: ${et.why}`]});
return(0,T.Ku)(ct,_)}async function W({ignore:x},{setting:b}){const _=b("ignore");if(x.length===0)return[];const{problemFacts:B}=await Promise.all([t.e(5931),t.
e(7341),t.e(709)]).then(t.bind(t,709)),it=B(),ct=x.flatMap(({code:Y})=>{if(Object.hasOwn(it,Y))return[];const et=(0,M.q)(Y,Object.keys(it)),Ot=et===null?`${S.aq}\
 lists the codes`:`did you mean "${et}"?`;return[`${_}: "${Y}" is not a problem code; ${Ot}`]});return(0,T.Ku)(ct,_)}function K(x){try{return(0,E.J)(s(x))}catch(b){
if(b instanceof TypeError)return(0,E.T)(b.message);throw b}}async function F(x,{setting:b}){if(x===null)return(0,E.J)(null);const _=(0,o.yR)(x,i),B=b("ca-file");
if(!_.ok)return(0,E.T)(`${B} "${x}" ${(0,k.mP)(_.failure)}`);const{parseAuthorities:it}=await t.e(5036).then(t.bind(t,5036)),ct=it(_.text);return ct.ok?ct:(0,E.
T)(`${B} "${x}" ${ct.why}`)}}),2929:((gt,N,t)=>{t.d(N,{z6:()=>ie,wX:()=>Yt,w5:()=>Ht});var y=t(6760),O=t(9461),o=t(3024),E=t(5747);const k=200,S=1024*1024,T=4e3;
function M(tt,rt,Mt){const Rt=Map.groupBy(tt.filter(A).slice(0,k),({file:kt})=>kt);return Array.from(Rt).flatMap(([kt,Ut])=>{const jt=(0,y.join)(rt,kt),U=d(jt,Mt)?
(0,E.yR)(jt,S):null;return U?.ok?r(U.text,Ut):[]})}const A=({column:tt,endColumn:rt})=>rt>tt;function d(tt,rt){try{return(0,o.statSync)(tt).mtimeMs<=rt+1}catch(Mt){
return(0,E.Oj)(Mt),!1}}function r(tt,rt){const Mt=[];let[Rt,kt]=[1,tt.startsWith("\uFEFF")?1:0];for(const Ut of rt.toSorted((jt,U)=>jt.line-U.line)){for(;Rt<Ut.
line&&kt>=0;Rt+=1)kt=tt.indexOf(`
`,kt)+1||-1;if(kt<0)break;const jt=tt.indexOf(`
`,kt),U=jt<0?tt.length:jt,G=U>kt&&tt[U-1]==="\r";Mt.push(...s(tt.slice(kt,G?U-1:U),Ut))}return Mt}function s(tt,rt){const{column:Mt,endColumn:Rt}=rt,kt=tt.length>
T?[]:Array.from(tt);if(Mt>kt.length)return[];const[Ut,jt]=[Mt-1,Rt-1],U=(G,X)=>kt.slice(G,X).join("");return[{place:rt,before:U(0,Ut),literal:U(Ut,jt),after:U(jt)}]}
var n=t(6174),e=t(2161);function u(tt,rt){const{directory:Mt,checkedAt:Rt,configs:kt}=rt,Ut=kt.flatMap(nt=>nt.files),jt=new Set(Ut.flatMap(({path:nt,shown:ft})=>[
a(nt),ft])),U=nt=>{const ft=a((0,y.resolve)(Mt,nt));return!jt.has(nt)&&!jt.has(ft)&&$(nt)&&$(ft)},G=tt.filter(({file:nt})=>U(nt)),X=M(G,Mt,Rt),J=p(X,rt.usages);
return X.flatMap(nt=>f(nt,J.get(h(nt.place))??null,rt))}function a(tt){const rt=(0,O.$)(tt);return rt.kind==="file"?rt.path:(0,y.resolve)(tt)}const $=tt=>(0,e.L8)(
(0,y.basename)(tt),new Set,(0,y.basename)((0,y.dirname)(tt)))!==void 0;function f({place:tt,before:rt,literal:Mt,after:Rt},kt,{redact:Ut,kept:jt}){const U=rt+Mt+
Rt;return Ut(U,jt)!==U?[]:c(U)?kt===null||g.test(kt)||!Mt.includes(kt)?[]:[{place:tt,before:"\u2026 ",literal:(0,n._)(kt),after:" \u2026"}]:[{place:tt,before:rt,
literal:Mt,after:Rt}]}const m=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
g=/[\s"]/,l=/[\w+-]{20,}/g,c=tt=>m.test(tt)||(tt.match(l)??[]).some(rt=>/\d/.test(rt)&&/[a-z]/.test(rt)&&/[A-Z]/.test(rt));function p(tt,rt){const Mt=new Map(tt.
map(({place:kt})=>[h(kt),kt.file])),Rt=new Set(Mt.values());return new Map(rt.filter(({place:kt})=>Rt.has(kt.file)&&Mt.has(h(kt))).flatMap(({place:kt,text:Ut})=>Ut===
null?[]:[[h(kt),Ut]]))}const h=({file:tt,line:rt,column:Mt})=>`${rt}:${Mt} ${tt}`;var w=t(2389),v=t(6897),i=t(1831),P=t(3592),C=t(2796),R=t(4503),I=t(6763),W=t(
5751),K=t(1435),F=t(8723),x=t(5453),b=t(7052),_=t(8416),B=t(7854),it=t(3474),ct=t(3152);function Y(tt,rt,Mt){const Rt={...tt,newHosts:new Set,files:null,remarks:[]};
if(rt===null)return Rt;const kt=J=>({...Rt,remarks:[`changed-only has no effect: ${J}`]});if(rt.kind==="all")return kt(rt.why);const{files:Ut}=rt,jt=new Set(Ut.
filter(({status:J})=>J!=="removed").map(({file:J})=>J));if(jt.size>0&&![...jt].some(J=>Mt(J)!==null))return kt("the checkout contains none of the files that the\
 pull request changes");const U=tt.usages.filter(({place:J})=>jt.has(J.file)),X=`changed-only: the pull request changes ${Ut.length===1?"1 file":`${Ut.length} f\
iles`} with ${U.length} of ${tt.usages.length} usages`;return{usages:U,notes:tt.notes.filter(({place:J})=>et(J.file,jt)),newHosts:Bt(tt.usages,Ut,Mt),files:new Set(
Ut.map(({file:J})=>J)),remarks:[X]}}const et=(tt,rt)=>rt.has(tt)||tt==="."||[...rt].some(Mt=>Mt.startsWith(`${tt}/`)),Ot=2e8;function Bt(tt,rt,Mt){const Rt=new Set;
if(rt.some(yt))return Rt;const kt=new Map(rt.map(X=>[X.file,Z(X,Mt)])),Ut=rt.flatMap(({patch:X})=>q(X,/^[ -]/));let jt=0;const U=(X,J)=>{const nt=[J,(0,i.nx)(J).
toLowerCase()];return X.filter(ft=>(jt+=ft.length,jt<=Ot&&nt.some($t=>ft.includes($t)))).length},G=(X,J)=>{const{isNew:nt,now:ft,added:$t}=kt.get(X)?.()??Pt,bt=nt?
0:U(ft,J);return nt||bt>0&&bt===U($t,J)};for(const[X,J]of Map.groupBy(tt,nt=>nt.host)){if(X===null||J.some(({isHostImplied:ft})=>ft))continue;const nt=[...new Set(
J.map(({place:ft})=>ft.file))];!nt.every(ft=>kt.has(ft))||U(Ut,X)>0||nt.every(ft=>G(ft,X))&&jt<=Ot&&Rt.add(X)}return Rt}const Pt={isNew:!1,now:[],added:[]};function Z({
file:tt,status:rt,patch:Mt},Rt){let kt=null;const Ut=()=>{const jt=rt==="added";if(jt||Mt===null)return{...Pt,isNew:jt};const U=(Rt(tt)??"").toLowerCase().split(
`
`);return{isNew:jt,now:U,added:q(Mt,/^\+/)}};return()=>(kt??=Ut(),kt)}const q=(tt,rt)=>(tt??"").toLowerCase().split(`
`).filter(Mt=>rt.test(Mt)),ht=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,yt=({file:tt,status:rt,changes:Mt,patch:Rt})=>Rt===null&&rt!=="added"&&Mt>0&&
ht.test(tt);var vt=t(2859),St=t(370);async function xt(tt,rt){const Mt=rt.now(),Rt=await(0,St.SQ)(tt,rt),kt=tt.scan.length===0?0:rt.now()-Mt,Ut=(0,St.PT)(tt,Rt,
rt),jt=await(0,_.L2)(Ut),{clients:U}=jt,G={usages:(0,B.sw)(Rt.usages,U),notes:(0,B.vH)([...Rt.notes,...Lt(Rt,rt.stop.why)],U)},X=await _t(G,tt,rt),J=await(0,K.jK)(
X.usages,tt,jt,{...rt,mayHavePlugins:(0,St.C_)(Rt,tt)}),{roots:nt,notes:ft}=await(0,x.D0)({...G,scanned:Rt,changed:X.files,dialect:jt,settings:tt}),$t=await(0,x.
Xo)(J.usages,nt),bt=(0,vt.C)(tt,$t,U,(0,B.kA)(G.usages)),{configs:Wt,releases:zt}=J,{environment:Xt}=rt,{files:Kt,bytes:Ct}=Rt;return{dialect:{...jt,releases:zt},
configs:Wt,usages:$t,roots:nt,requirements:bt,notes:[...(0,x.a3)(X.notes,$t,tt,Xt),...ft],newHosts:X.newHosts,isEmpty:tt.scan.length>0&&Rt.isEmpty&&Rt.endedAt===
null,complaints:J.findings,allUsages:G.usages,part:null,changes:X.changes,remarks:[...X.remarks,...J.remarks],scan:{files:Kt,bytes:Ct,usages:$t.length,durationMs:kt},
clients:()=>(0,_.rU)(jt,Ut.scan),repositories:[],incomplete:null,checkouts:null}}async function _t(tt,rt,Mt){const Rt=rt.changedOnly?await Mt.changes(rt):null;return{
changes:Rt,...Y(tt,Rt,Ut=>{const jt=(0,E.yR)((0,y.join)(Mt.directory,Ut));return jt.ok?jt.text:null})}}function Lt({endedAt:tt,files:rt},Mt){return tt===null||Mt===
null?[]:[(0,B.YW)(tt,(0,b.fileLimit)({kind:"time",stopped:Mt,files:rt}))]}function Jt({requirements:tt,part:rt,repositories:Mt}){const{size:Rt}=new Set(tt.map(({
host:jt})=>jt));if(Rt<=it.pS)return;const kt=`${Rt} hosts, the limit is ${it.pS}`,Ut=Mt.length>0?`usages name ${kt}: divide the hosts with shard`:`scan found ${kt}\
: narrow scan, exclude files, or divide the hosts with shard`;throw new ct.GN([rt===null?Ut:`shard ${rt.index}/${rt.count} has ${kt}: divide the hosts into more\
 shards`])}async function ie(tt,rt){const Mt=new Date,Rt=await(0,W.readSettings)(tt,rt),kt=Rt.deadlineMs,Ut=rt.startTimer(kt,()=>rt.stop.end({kind:"deadline",ms:kt}));
try{const jt=await ce(Rt,rt),U=Rt.shard===null?jt:await ne(jt,Rt.shard,Rt);Jt(U),await(0,v.x)();const G=await he(U,Rt,rt,Mt);return await Q(G,U,Rt,rt,Mt)}finally{
Ut()}}async function ne(tt,rt,Mt){const{narrowToShard:Rt}=await Promise.all([t.e(1741),t.e(5927),t.e(8100)]).then(t.bind(t,8100));return Rt(tt,rt,Mt)}async function ce(tt,rt){
if(tt.usages.length===0)return xt(tt,rt);const{prepareFleet:Mt}=await Promise.all([t.e(7341),t.e(7210),t.e(1411)]).then(t.bind(t,1411));return Mt(tt,rt)}async function he(tt,rt,Mt,Rt){
const{environment:kt,stop:Ut,isFork:jt}=Mt,{dialect:U,configs:G}=tt,X=await(0,F.j)(tt,rt,{...U,configs:G},Mt),J={...rt,dialect:U,isFork:jt,part:tt.part},nt=await(0,x.
K$)(X.inquiry,X.visits,J),ft={...tt,visits:X.visits,tokenVariables:Ht(kt),tokenHosts:rt.tokens.map(({host:Wt})=>Wt),tokenSources:X.tokenSources,stopped:Ut.why??
tt.incomplete,predicted:nt},$t={...rt,dialect:U,isFork:jt,now:Rt.getTime()},bt=X.visits.length>0||ft.predicted.requests.length>0;return(0,w.S4)(ft,$t,bt?await(0,K.
U7)():null)}async function Q(tt,rt,Mt,Rt,kt){const{configs:Ut,allUsages:jt,requirements:U,changes:G,scan:X,clients:J}=rt,nt=Yt(U),ft=[...rt.remarks,...(0,I.rc)(
tt)],{why:$t,evidence:bt}=rt.dialect,Wt={verdict:tt,remarks:(0,I.q9)(ft),detection:{why:$t,evidence:bt}},{verdict:zt,remarks:Xt,detection:Kt}=Rt.secrets.redact(
Wt,nt);return{settings:Mt,changes:G,verdict:zt,context:{dialect:{...rt.dialect,...Kt},failOn:Mt.failOn,scan:X,remarks:Xt,startedAt:kt.toISOString(),durationMs:Date.
now()-kt.getTime(),version:P.xv,docsUrl:P.aq,clients:await J(),sources:u((0,C.sC)(zt.findings),{...Rt.secrets,kept:nt,usages:jt,configs:Ut,directory:Rt.directory,
checkedAt:kt.getTime()}),links:null,repository:await pt(zt,rt,Rt),repositories:rt.repositories,shards:dt(Mt),history:null}}}async function pt(tt,{scan:rt,repositories:Mt},{
directory:Rt,environment:kt}){if(rt.files===0||Mt.length>0)return null;const{nameRepository:Ut}=await t.e(9498).then(t.bind(t,9498));return Ut(Rt,(0,R.R8)(tt),kt)}
const dt=({shard:tt})=>tt===null?null:{indexes:[tt.index],count:tt.count},Ht=tt=>Object.keys(tt).filter(rt=>/^TFE?_?TOKEN/i.test(rt)),Yt=tt=>new Set(tt.flatMap(
({host:rt,service:Mt})=>[rt,(0,i.nx)(rt),Mt]))}),9461:((gt,N,t)=>{t.d(N,{$:()=>o});var y=t(3024),O=t(5747);function o(E){try{const k=(0,y.realpathSync)(E),S=(0,y.
statSync)(k);return S.isFile()?{kind:"file",path:k}:{kind:S.isDirectory()?"directory":"special",path:k}}catch(k){return{kind:"error",code:(0,O.Oj)(k)}}}}),8185:((gt,N,t)=>{
t.d(N,{C:()=>d,I:()=>s});var y=t(4283),O=t(7052),o=t(6697),E=t(1064),k=t(1831),S=t(2886);const T=(n,{allowedHosts:e,hostnames:u})=>(0,k.Jr)(n,e)||u.some(a=>a.host===
n),M={file:".",line:1,column:1,endColumn:1},A=1e4;function d(n,e,u=A){if(e.allowedHosts.length===0)return[];const a=new Map,$=[];let f=0;for(const{directHost:g,
kind:l,isOverridden:c,place:p,clients:h}of n){if(g===void 0||c||T(g,e))continue;const w=l==="backend_http"||l==="remote_state"?"backend":"download",v=`${w} ${g}`,
i=a.get(v);if(i===void 0&&a.size>=u){f+=1;continue}const P=i??r(g,w);a.set(v,P),$.push({...P,place:p,clients:h})}if(f===0)return $;const m=(0,O.fileLimit)({kind:"\
problems",max:u,omitted:f});return[...$,{problem:m,place:M,clients:E.Du,host:null}]}function r(n,e){const u=(0,k.Pv)(n),a=u.ok?u.value:null,$=a===null?n:(0,k.nx)(
a);return{problem:(0,o.hostNotAllowed)({host:$,use:e}),host:a}}function s(n,e,u,a){if(a.allowedHosts.length===0)return[];const $=u.filter(({because:f})=>f.some(
m=>typeof m!="string"));return e.flatMap(f=>{const{id:m,kind:g}=f;if(g!=="url"||!$.some(h=>h.service===m))return[];const l=(0,y.Dl)(f.url),c=l.ok?(0,k.Pm)(l.value):
null;if(c===null||c===n||T(c,a))return[];const p=(0,o.hostNotAllowed)({host:c,service:m,registry:(0,k.nx)(n)});return[(0,S.bz)(p,m)]})}}),8988:((gt,N,t)=>{t.d(N,
{s:()=>r,k:()=>f});var y=t(3534),O=t(3410),o=t(5143),E=t(9562);const k=[E.OZ,E.Bn],S=[E.e$,E.xq],T=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...k,...S]},
{matches:/^api\.env0\.com$/,services:S},{matches:/^backend\.api\.env0\.com$/,services:k},{matches:/\.scalr\.io$/,services:k}],M=m=>T.find(({matches:g})=>g.test(
m))?.services??[];var A=t(241),d=t(2886);function r(m,{role:g},l){const c=e(m),p=m.credentials?.hasToken===!0,w=(m.attempt.hops.at(-1)?.challenge??null)===null&&
(p||g!=="guest"),v=p?[]:u(m.host,c,l),P=[...m.difference===null?[]:[m.difference],...v,...c===null||!w?[]:[a(m,c,l)]].map(R=>(0,d.bz)(R)),C=p?[]:s(m,l);return C.
length>0?[...P,...C]:v.length===0?[...P,...n(m,l)]:P}function s(m,{usages:g,isFork:l,depth:c}){const{host:p,attempt:h}=m;if(c==="discovery"||h.discovery.kind!==
"found")return[];const w=g.flatMap(({workspace:v,hasOwnToken:i,needs:P,place:C})=>v===void 0||i||(0,o.Zl)(C.file)?[]:P.filter(R=>R.host===p));return Array.from(
Map.groupBy(w,({service:v})=>v),([v,i])=>{const P=(0,O.cloudToken)({host:p,service:v,isFork:l,...$(m)}),C=i.flatMap(R=>R.clients);return(0,d.bz)((0,d.aZ)(P,C),v)})}
function n(m,{usages:g,isFork:l}){const{host:c,attempt:p,credentials:h}=m;if(p.discovery.kind!=="found"||h?.hasToken||h?.problem)return[];const w=M(c).find(v=>g.
some(({hasOwnToken:i,needs:P,place:C})=>P.some(R=>R.host===c&&R.service===v)&&!i&&!(0,o.Zl)(C.file)));return w===void 0?[]:[(0,d.bz)((0,y.credentialsMissing)({host:c,
service:w,isFork:l,...$(m)}),w)]}function e(m){const{discovery:g,hops:l}=m.attempt;return g.kind==="failed"&&g.problem.code==="document-unauthorized"?l.at(-1)?.
status??null:null}function u(m,g,{tokenVariables:l,hosts:c}){return(0,A.B)(l,m,c).filter(({isParent:p})=>!p||g!==null).map(({variable:p,why:h,write:w})=>(0,y.credentialsNearMiss)(
{host:m,variable:p,why:h,write:w}))}function a(m,g,{isFork:l}){const{host:c,credentials:p}=m;return p?.hasToken?(0,y.credentialsRejected)({host:c,status:g,source:p.
source}):(0,y.credentialsMissing)({host:c,service:null,isFork:l,...$(m)})}function $({credentials:m,looks:g}){const l=g.flatMap(w=>w.looks),c=w=>[...new Set(l.flatMap(
({held:v,source:i})=>v!=="not read"===w?i:[]))],p=m===null?c(!0):[m.source],h=m===null?c(!1):[];return{searched:p,notRead:h}}function f(m,g){return m.filter(l=>!g.
includes(l)).map(l=>(0,d.bz)((0,y.credentialsUnused)({host:l})))}}),2886:((gt,N,t)=>{t.d(N,{D3:()=>g,ER:()=>A,HJ:()=>a,Mm:()=>f,Np:()=>s,TC:()=>l,aZ:()=>M,bz:()=>T,
hD:()=>r,l$:()=>S,ld:()=>e,pi:()=>n,xJ:()=>d});var y=t(5143),O=t(5799),o=t(1831),E=t(7715);const k=["module","provider","version","package","lock","not"],S=({problem:c,
places:p})=>k.includes(c.code.replace(/-.*/,""))&&p.length>0&&p.every(h=>typeof h!="string"),T=(c,p=null,h=!0)=>({services:p===null?[]:[p],problem:c,needed:h}),
M=(c,p)=>({...c,affects:c.affects.filter(h=>p.includes(h))}),A=({problem:c,needed:p})=>p&&c.usualSeverity==="error"&&c.code!=="host-http2";function d({problem:c,
needed:p},h){const w=p&&h.some(v=>c.affects.includes(v));return c.severity==="error"&&!w?"warning":c.severity}const r=(c,p,h)=>({severity:d(c,p),problem:c.problem,
affects:c.problem.affects,...h}),s=(c,p)=>O.oC.indexOf(c.severity)-O.oC.indexOf(p.severity),n=(c,p,h)=>h.some(w=>w.code===c.code&&(w.host===null||w.host===p));function e({
problem:c,services:p},{visit:{host:h,attempt:w},requirements:v,answering:i},{depth:P}){if(P==="discovery"||w.discovery.kind==="skipped")return!0;const C=p.some(
I=>i.has(`${h} ${I}`));if(c.code==="service-url-no-slash"&&C)return!1;const R=v.filter(({service:I})=>p.length===0||p.includes(I));return R.length===0||R.some(({
isForInit:I})=>I)}const u=1e3;function a(c){const p=new Map;return h=>{const w=JSON.stringify(h),v=p.get(w)??$(h,c);return p.set(w,v),v}}function $(c,p){const h=C=>p.
filter(({service:R})=>C.includes(R)),w=c.length===0?p:h(c),v=c.filter(C=>w.some(({service:R})=>R===C)),i=v.length>0?v:c,P=(w.length>0?w:h(["any"])).flatMap(C=>C.
because);return{service:i.length===1?i[0]??null:null,...f([...new Set(P)])}}function f(c){const p=m(c),h=p.length>u?g(p):p,w=Math.max(0,h.length-u);return{places:h.
slice(0,u),placesLeftOut:w}}function m(c){const{own:p=[],aside:h=[]}=Object.groupBy(c,w=>typeof w!="string"&&(0,y.Zl)(w.file)?"aside":"own");return[...p,...h]}function g(c){
const p=new Set,{first:h=[],other:w=[]}=Object.groupBy(c,v=>{const i=typeof v=="string"?null:(0,y._M)(v.file);return i===null||p.has(i)?"other":(p.add(i),"first")});
return[...h,...w]}function l(c,p){const h=p.some(({because:v})=>v.includes("hostnames input"));return{role:(0,E.V)(c)!==null?"guest":h?"operator":"user",host:(0,o.
nx)(c)}}}),3150:((gt,N,t)=>{t.d(N,{u:()=>Mt,D:()=>rt});var y=t(6697),O=t(5799),o=t(1064),E=t(1831),k=t(8185),S=t(4283),T=t(4e3),M=t(9319),A=t(5195),d=t(9562);function r({
host:U,attempt:G},X){const{name:J}=(0,E.Sv)(U),nt=(0,A.uo)(J),ft=G.hops[0]?.address??null;if(nt!=="public"||ft===null)return nt;const $t=(0,A.Zu)(ft),bt=X.some(
Wt=>Wt.name===J);return $t==="loopback"&&bt?"public":$t}const s={public:0,reserved:1,private:2,metadata:2,loopback:3},n=(U,{kind:G})=>s[f(U)]>s[G];function e(U,G){
const{host:X,hasToken:J,hostname:nt}=G,ft=U.filter(({url:Kt})=>n(Kt,G)),$t=U.filter(Kt=>!ft.includes(Kt)),bt=$t.filter(({url:Kt})=>Kt.scheme==="http"),Wt=$t.filter(
({id:Kt,endpoint:Ct})=>Ct===null&&(0,d.p4)(Kt)),zt=Map.groupBy(Wt,({url:Kt})=>m(Kt,nt)),Xt=$t.filter(({endpoint:Kt,url:Ct})=>Kt===null&&g(Ct,nt));return[...u(ft,
$,Kt=>{const[Ct,...qt]=new Set(ft.map(({url:ue})=>f(ue))),ae=qt.length===0&&(Ct==="loopback"||Ct==="reserved");return(0,M.serviceUrlPrivate)({...Kt,host:X,kind:ae?
Ct:"private"})}),...u(bt,$,Kt=>(0,M.serviceUrlInsecure)({...Kt,host:X,hasToken:J})),...[...zt].flatMap(([Kt,Ct])=>Kt===null?[]:u(Ct,$,qt=>(0,M.serviceUrlCrossHost)(
{...qt,host:X,name:Kt,hasToken:J}))),...u(Xt,$,Kt=>(0,M.serviceUrlOtherPort)({...Kt,host:X})),...u($t.filter(({url:Kt})=>Kt.path.includes("//")),a,Kt=>(0,M.serviceUrlDoubleSlash)(
{...Kt,host:X})),...u(l(U),a,Kt=>(0,M.serviceUrlSame)({...Kt,host:X}))]}function u(U,G,X){if(U.length===0)return[];const J=[...new Set(U.map(({url:nt})=>U.length===
1?a(nt):G(nt)))];return[{services:[...new Set(U.map(({id:nt})=>nt))],problem:X({uses:U,urls:J}),needed:U.some(({needed:nt})=>nt)}]}const a=U=>(0,T.dh)((0,S.Pl)(
U)),$=U=>(0,T.dh)(`${U.scheme}://${U.host}`);function f(U){const{name:G}=(0,S.cz)(U);return(0,A.Sz)(/[^\0-\x7f]/.test(G)?(0,E.$o)(G)??"":G.toLowerCase())}function m(U,G){
const{name:X}=(0,S.cz)(U),J=(0,E.Sv)(G).name;if(X.toLowerCase()===J)return null;const nt=(0,E.Pv)(X);return nt.ok&&nt.value===J?null:X}function g(U,G){if(U.scheme===
"http"||m(U,G)!==null)return!1;const X=J=>Number(J||443);return X((0,S.cz)(U).port)!==X(/:(\d+)$/.exec(G)?.[1]??null)}function l(U){const G=[d.e$,d.xq].flatMap(
J=>U.find(nt=>nt.id===J)??[]),X=new Set(G.map(({url:J})=>a(J).replace(/\/$/,"")));return G.length===2&&X.size===1?G:[]}function c(U,G){const X=m(U,G);if(X===null)
return null;const{port:J}=urlHost(U),nt=parseHostname(J===""?X:`${X}:${J}`);return nt.ok?nt.value:null}var p=t(8988),h=t(2886),w=t(4929);function v(U,G){const X=U.
forced.filter(({client:$t})=>G.includes($t)),J=G.filter($t=>!X.some(bt=>bt.client===$t)),ft=[...Map.groupBy(X,({place:$t,services:bt})=>JSON.stringify([$t,bt])).
values()].flatMap($t=>{const[bt]=$t;if(bt===void 0)return[];const Wt={...U,attempt:i(U,bt.services),earlier:[],later:[]};return[{clients:$t.map(({client:zt})=>zt),
visit:Wt,forced:bt}]});return J.length>0||ft.length===0?[{clients:J,visit:U,forced:null},...ft]:ft}function i({host:U,attempt:G},X){return{discovery:{kind:"foun\
d",url:(0,E.cu)(U),services:X,leftOut:0,truncated:!1},hops:[],timing:{...G.timing,totalMs:0},headMs:0,certificates:[]}}function P(U,{forced:G,clients:X}){if(G===
null)return[];const{discovery:J}=U.attempt,nt=`${G.place.file}:${G.place.line}`,ft={host:(0,E.nx)(U.host),at:nt},$t=J.kind==="found"?J.services:G.services,bt=C(
G.services,$t);return[(0,w.servicesForced)(ft),...bt.length>0?[(0,w.servicesForcedDiffer)({...ft,services:bt})]:[]].map(zt=>(0,h.bz)((0,h.aZ)(zt,X)))}function C(U,G){
const[X,J]=[U,G].map(ft=>new Map(ft.map(({id:$t,value:bt})=>[$t,bt])));return[...new Set([...U,...G].map(({id:ft})=>ft))].filter(ft=>!R(X?.get(ft),J?.get(ft)))}
function R(U,G){const X=[[U,G]];for(const[J,nt]of X){if(J===nt)continue;if(!I(J)||!I(nt))return!1;const ft=Object.keys(J);if(!(Array.isArray(J)===Array.isArray(
nt)&&ft.length===Object.keys(nt).length)||ft.some(bt=>!Object.hasOwn(nt,bt)))return!1;for(const bt of ft)X.push([J[bt],nt[bt]])}return!0}const I=U=>typeof U=="o\
bject"&&U!==null;var W=t(5693),K=t(9464),F=t(863),x=t(2847),b=t(793),_=t(794),B=t(9529);const it=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,
ct=U=>it.test(U)&&!/^[a-z0-9-]+\.json$/i.test(U),Y=U=>U.replace(/[?#].*$/s,""),et=U=>U.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function Ot(U){
const G=Bt(U),{id:X,host:J,value:nt}=U,ft={id:X,host:J,url:(0,S.Pl)(U.url)};if(G!==null)return[(0,M.serviceUrlInvalid)({...ft,why:G})];const $t=Z(U)?(0,o.ab)(X):
[];return[nt===""?(0,M.serviceUrlEmpty)(ft):null,ct(nt)?(0,M.serviceUrlLooksLikeHost)({...ft,value:Y(nt),why:null}):null,Pt(nt)?(0,M.serviceUrlRelative)(ft):null,
$t.length>0?(0,M.serviceUrlNoSlash)({...ft,clients:$t}):null,U.url.query!==""&&(0,d.p4)(X)?(0,M.serviceUrlQuery)(ft):null].filter(bt=>bt!==null)}function Bt({url:U}){
const{name:G,port:X}=(0,S.cz)(U);return G===""?"no Host in request URL":X===""||Number(X)>0&&Number(X)<=65535?null:`invalid port "${X}"`}const Pt=U=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.
test(U)&&!ct(U),Z=({value:U,url:G})=>U!==""&&!/^$|\/$/.test(G.path),q={"client-missing":b.loginClientMissing,"client-empty":b.loginClientEmpty,"grant-types-inva\
lid":b.loginGrantTypesInvalid,"grant-types-unsupported":b.loginGrantTypesUnsupported,"grant-types-unknown":b.loginGrantTypesUnknown,"authz-missing":b.loginAuthzMissing,
"token-missing":b.loginTokenMissing,"ports-count":b.loginPortsCount,"ports-range":b.loginPortsRange,"ports-order":b.loginPortsOrder,"ports-single":b.loginPortsSingle,
"ports-ignored":b.loginPortsIgnored,"scopes-invalid":b.loginScopesInvalid,"scopes-ignored":b.loginScopesIgnored};function ht(U,G,X){const{value:J,flaws:nt}=(0,B.
m)(U,G,X),ft={...J,authz:St(J.authz),token:St(J.token)},$t=yt(ft,G),bt=$t.length===0?[]:[b.loginUrlPort({host:X,endpoints:$t})];return{login:ft,problems:[...nt.
map(Wt=>vt(Wt,X)),...bt]}}function yt(U,G){const X=(0,S.cz)(G);return X.port===""||X.port==="443"?[]:["authz","token"].flatMap(J=>{const nt=U[J],ft=nt===null?null:
(0,S.Dl)(nt);if(nt===null||!ft?.ok||ft.value.scheme!=="https")return[];const $t=(0,S.cz)(ft.value);return $t.name.toLowerCase()===X.name.toLowerCase()&&$t.port===
""?[{name:J,url:nt,port:X.port}]:[]})}function vt(U,G){return"why"in U?(U.rule==="authz-invalid"?b.loginAuthzInvalid:b.loginTokenInvalid)({host:G,why:et(U.why)}):
q[U.rule]({host:G,value:U.value})}function St(U){const G=U===null?null:(0,S.Dl)(U);return G?.ok?(0,S.Pl)(G.value):null}function xt(U,G,X){const J=Ct=>{const{discovery:qt,
documentUrl:ae,display:ue}=X;return(0,d.TE)(U,{services:qt.services,documentUrl:ae,display:ue,client:Ct})},nt=_t(U,X).map(Ct=>({client:Ct,lookup:J(Ct)})),[ft,...$t]=nt;
if(ft===void 0)throw new Error("no client is checked");const bt=$t.filter(({lookup:Ct})=>Ct.kind!==ft.lookup.kind),Wt=Ct=>!Lt(Ct)||J(Ct).kind===ft.lookup.kind,zt=bt.
length===0?(0,o.SZ)(U).filter(Wt):[ft.client],Xt=Jt(U,ft.lookup,G,zt,X),Kt=bt.flatMap(({client:Ct,lookup:qt})=>Jt(U,qt,G,[Ct],X).drafts);return{...Xt,drafts:[...Xt.
drafts,...Kt]}}function _t(U,{requirements:G,clients:X}){return G.find(({service:J})=>J===U)?.clients??X}const Lt=U=>o.Du.some(G=>G===U);function Jt(U,G,X,J,nt){
const{documentUrl:ft,display:$t}=nt,bt=X||(0,d.D6)(U),Wt=zt=>bt?zt.map(Xt=>(0,h.bz)(Xt,U,X)):[];switch(G.kind){case"url":{const{url:zt,value:Xt}=G,Kt=Ot({id:U,value:Xt,
url:zt,host:$t}),Ct=bt&&!Kt.some(({code:ae})=>ae==="service-url-invalid"),qt=(0,T.dh)((0,S.Pl)(zt),_.zu);return{outcome:{id:U,kind:"url",url:qt},drafts:Wt(Kt),urls:Ct?
[{id:U,endpoint:null,url:zt,needed:X}]:[]}}case"object":{const{value:zt,leftOut:Xt}=G,{login:Kt,problems:Ct}=ht(zt,ft,$t),qt=Ct.find(({severity:ae})=>ae==="erro\
r");return{outcome:qt?{id:U,kind:"problem",problem:qt}:{id:U,kind:"login",login:Kt,leftOut:Xt},drafts:Wt(Ct),urls:ie(Kt,U,X)}}case"bad-id":case"missing":case"ve\
rsion":case"type":case"bad-url":{const zt=(0,h.aZ)(he(U,G,nt),J);return{outcome:{id:U,kind:"problem",problem:zt},drafts:Wt([zt]),urls:[]}}}}const ie=(U,G,X)=>["\
authz","token"].flatMap(J=>{const nt=(0,S.Dl)(U[J]??"");return U[J]!==null&&nt.ok?[{id:G,endpoint:J,url:nt.value,needed:X}]:[]}),ne=(U,{offer:G,display:X,block:J})=>({
id:U,host:X,block:J,...G}),ce=({services:U,leftOut:G})=>({offered:U.map(({id:X})=>X),leftOut:G,isArtifactory:U.some(({value:X})=>typeof X=="string"&&X.includes(
"/artifactory/"))});function he(U,G,X){const J={...ne(U,X),why:G.why};switch(G.kind){case"missing":return(0,x.serviceMissing)(J);case"bad-id":case"version":return(0,x.
serviceVersion)({...J,isReadable:G.kind==="version"});case"type":{const{value:nt}=G;return U===d.S3?(0,b.loginType)({...J,value:nt}):(0,x.serviceType)({...J,value:nt})}case"\
bad-url":{const nt=et(G.why);return ct(G.value)?(0,M.serviceUrlLooksLikeHost)({...J,value:Y(G.value),why:nt}):G.reason==="user-info"?(0,M.serviceUrlCredentials)(
J):(0,M.serviceUrlInvalid)({...J,url:null,why:nt})}}}const Q=200,pt=10;function dt(U){const{visit:G,requirements:X,clients:J,block:nt,kind:ft}=U,{discovery:$t}=G.
attempt,bt=(0,E.nx)(G.host);if($t.kind==="failed"||$t.kind==="skipped")return{services:[],leftOut:0,drafts:[]};const Wt=X.map(({service:Xt})=>Xt);if($t.kind==="\
absent")return{services:[],leftOut:0,drafts:[tt($t,bt,Wt)]};const zt={visit:G,discovery:$t,offer:ce($t),documentUrl:$t.url,display:bt,clients:J,requirements:X,block:nt,
base:{hostname:G.host,host:bt,hasToken:G.credentials?.hasToken===!0,kind:ft}};return Ht(zt,Wt)}function Ht(U,G){const{discovery:X,clients:J}=U,nt=G.filter(Ct=>Ct!==
"any"),ft=X.services.map(({id:Ct})=>Ct).filter(Ct=>!nt.includes(Ct)&&o.Du.some(qt=>(0,d.oe)(Ct,qt).ok)).slice(0,Q),$t=nt.map(Ct=>xt(Ct,!0,U)),bt=({outcome:Ct,drafts:qt,
urls:ae})=>Ct.kind!=="problem"&&!ae.some(({endpoint:ue,url:me})=>ue===null&&n(me,U.base))&&!qt.some(ue=>(0,h.ER)(ue)&&J.some(me=>ue.problem.affects.includes(me))),
Wt=ft.map(Ct=>xt(Ct,!0,U)),zt=!G.includes("any")||[...$t,...Wt].some(bt),Xt=[...$t,...zt?ft.map(Ct=>xt(Ct,!1,U)):Yt(Wt)],Kt=G.includes("any")&&Xt.length===0?[(0,h.
bz)((0,x.serviceMissing)({...ne("any",U),why:""}))]:[];return{services:Xt.map(({outcome:Ct})=>Ct),leftOut:X.leftOut,drafts:[...Xt.flatMap(({drafts:Ct})=>Ct),...e(
Xt.flatMap(({urls:Ct})=>Ct),U.base),...Kt]}}function Yt(U){let G=pt;return U.map(X=>(0,d.D6)(X.outcome.id)||X.drafts.length===0?X:(G-=1,G>=0?X:{...X,drafts:[]}))}
function tt({why:U,url:G},X,J){const nt=J.filter(Wt=>Wt!=="any"),$t=[...new Set(nt.map(Wt=>Wt.split(".")[0]??Wt))].map(d.Tz),bt=nt.length===1?nt[0]??null:null;return(0,h.
bz)((0,F.documentAbsent)({host:X,url:(0,S.Pl)(G),why:U,required:nt,clientErrors:$t}),bt)}function rt(U,G,X){const{visit:J,requirements:nt,isNew:ft}=U,{host:$t}=J,
bt=G.dialect.clients.filter(ee=>nt.some(ve=>ve.clients.includes(ee))),Wt=(0,h.TC)($t,nt),zt=v(J,bt),Xt=zt.map(ee=>Ut(J,ee,nt,G,Wt)),Kt=Xt[0]?.services??[],qt=zt.
some(({forced:ee})=>ee===null)?[...(0,p.s)(J,Wt,X),...(0,K.u)(J,Kt,X)]:[],ae=[...Xt.flatMap(ee=>ee.drafts),...qt],ue=Rt(ae,U,G),me=ue.filter(({problem:ee})=>!(0,h.
pi)(ee,$t,G.ignore)),oe=(0,h.HJ)(nt),$e=ee=>(0,h.hD)({...ee,problem:(0,O.pj)(ee.problem,Wt)},bt,{host:$t,...oe(ee.services),..."places"in ee?(0,h.Mm)(ee.places):
{},isHostNew:ft}),{own:ye=[],ofFiles:ge=[]}=Object.groupBy(me,ee=>"places"in ee&&(0,h.l$)(ee)?"ofFiles":"own");return{verdict:{visit:J,requirements:nt,services:Kt,
servicesLeftOut:Xt[0]?.leftOut??0,servicesFrom:zt[0]?.forced?.place??null,findings:ye.map($e).sort(h.Np),clients:jt(ye),isNew:ft},ofFiles:ge.map($e),ignored:ue.
length-me.length}}function Mt({visit:U,requirements:G,isNew:X},{dialect:J,ignore:nt},ft){const{host:$t,attempt:bt}=U,Wt=(0,y.hostCheckCrashed)({host:(0,E.nx)($t),
thrown:ft}),zt=(0,h.pi)(Wt,$t,nt)?[]:[(0,h.bz)(Wt)],Xt=zt.map(Ct=>(0,h.hD)(Ct,J.clients,{host:$t,...(0,h.HJ)(G)([]),isHostNew:X}));return{verdict:{visit:{...U,attempt:{
...bt,discovery:{kind:"skipped",problem:Wt},hops:[]}},requirements:G,services:[],servicesLeftOut:0,servicesFrom:null,findings:Xt,clients:jt(zt),isNew:X},ofFiles:[],
ignored:1-zt.length}}function Rt(U,G,X){const{visit:J,requirements:nt,predicted:ft,requests:$t}=G,bt=J.attempt.certificates,Wt=kt(J.host,nt);return[...U,...ft,...(0,W.
Ey)({host:J.host,known:bt},$t,X),...(0,W.WN)(J,nt)].map(zt=>({...zt,needed:zt.needed&&(0,h.ld)(zt,G,X),problem:(0,h.aZ)(zt.problem,Wt)}))}function kt(U,G){return G.
every(({isImplied:J})=>J)?[...G.flatMap(({clients:J})=>J),...(0,o.Yr)(U)]:o.zK}function Ut(U,G,X,J,nt){const{clients:ft,forced:$t}=G,bt=$t===null?null:`${$t.place.
file}:${$t.place.line}`,Wt=$t===null?r(U,J.resolve):"loopback",{services:zt,leftOut:Xt,drafts:Kt}=dt({visit:G.visit,requirements:X,clients:ft,block:bt,kind:Wt}),
Ct=$t===null?nt:{...nt,role:"operator"},qt=J.dialect.releases.filter(({client:oe})=>ft.includes(oe)),ae=[...P(U,G),...(0,W.Ii)(G.visit,{...J,clients:ft,releases:qt}),
...Kt,...$t===null?(0,k.I)(U.host,zt,X,J):[]],ue=U.forced.map(({client:oe})=>oe),me=$t===null?o.zK.filter(oe=>!ue.includes(oe)):G.clients;return{services:zt.map(
oe=>oe.kind==="problem"?{...oe,problem:(0,O.pj)(oe.problem,Ct)}:oe),leftOut:Xt,drafts:ae.map(oe=>({...oe,problem:(0,O.pj)((0,h.aZ)(oe.problem,me),Ct)}))}}function jt(U){
const G=J=>{const nt=U.filter(({problem:ft})=>ft.affects.includes(J)&&ft.usualSeverity!=="notice");return nt.some(h.ER)?"fails":nt.length>0?"warns":"works"},X=o.
zK.map(J=>[J,G(J)]);return Object.fromEntries(X)}}),5693:((gt,N,t)=>{t.d(N,{Ey:()=>m,Ii:()=>e,WN:()=>v});var y=t(863),O=t(960),o=t(9209),E=t(8011),k=t(6817),S=t(
1064),T=t(7531),M=t(1831),A=t(9562),d=t(2886),r=t(997);const s=1440*60*1e3,n=1;function e(i,P){const{hops:C,certificates:R}=i.attempt;return[...w(i),...u(i,P),...c(
C),...p(R,P),...h(i,P)]}function u(i,P){const{discovery:C,hops:R}=i.attempt;switch(C.kind){case"skipped":return[(0,d.bz)(C.problem)];case"failed":{const I=P.isFork&&
C.problem.code==="document-unauthorized"&&!i.credentials?.hasToken;return[(0,d.bz)(I?{...C.problem,severity:"notice"}:C.problem)]}case"found":case"absent":{const I=R[0]?.
url??"";return[...$(I,R.length-1,P),...f(i,P),...C.kind==="found"&&C.truncated?[a(i)]:[]]}}}const a=({host:i,attempt:{hops:P}})=>(0,d.bz)((0,y.documentSize)({url:P.
at(-1)?.url??"",page:null,asked:(0,M.nx)(i),bytes:null,limit:T.b,isPadding:!0}));function $(i,P,C){const R=C.clients.filter(I=>P>S.NX[I]);return R.length>0?[(0,d.
bz)((0,o.redirectLimit)({url:i,asks:"document",redirects:P,clients:R,limits:S.NX}))]:P>n?[(0,d.bz)((0,o.redirectNested)({url:i,redirects:P}))]:[]}function f(i,{
releases:P,slowMs:C}){const R=(0,M.nx)(i.host),I=i.attempt.timing.totalMs,W=(0,r.O)(i),K=B=>(0,r.T)(W,B)!=="never",F=P.filter(B=>!K(B)),x=({client:B})=>!P.some(
it=>it.client===B&&K(it)),b=[!0,!1].flatMap(B=>{const it=F.filter(Y=>x(Y)===B);if(it.length===0)return[];const ct=(0,O.hostTimeout)({host:R,phase:"complete",tookMs:I,
releases:it});return[(0,d.bz)(ct,null,B)]});if(b.length>0||I<=C)return b;const _=l(i.attempt.timing);return[(0,d.bz)((0,O.hostSlow)({host:R,tookMs:I,limitMs:C,phase:_,
releases:P}))]}function m({host:i,known:P},C,R){const I=P.map(({host:K})=>K),W=C.flatMap(K=>K.certificates).filter(({host:K})=>!I.includes(K));return[...g(i,C,R.
slowMs),...p(W,R)]}function g(i,P,C){const[R]=P.filter(({timing:x,hops:b})=>x.totalMs>C&&b.length>0).sort((x,b)=>b.timing.totalMs-x.timing.totalMs);if(R===void 0)
return[];const{timing:I,hops:W}=R,K=W[0]?.url??"",F={host:(0,M.nx)(i),url:K,tookMs:I.totalMs,limitMs:C};return[(0,d.bz)((0,O.hostSlow)({...F,phase:l(I)}))]}function l({
lookupMs:i,connectMs:P,tlsMs:C,firstByteMs:R,totalMs:I}){const K=[["lookup",i],["connection",P],["tls",C],["response",R]].map(([x,b])=>({name:x,ms:b??0})),F={name:"\
rest",ms:K.reduce((x,{ms:b})=>x-b,I)};return K.reduce((x,b)=>b.ms>x.ms?b:x,F)}function c(i){const P=i.find(({url:R})=>R.startsWith("http://"));if(P===void 0)return[];
const C=P.authorization==="withheld";return[(0,d.bz)((0,o.redirectInsecure)({url:i[0]?.url??"",to:P.url,exposesToken:C}))]}function p(i,{certificateDays:P,now:C}){
const R=new Map;for(const I of i){const W=R.get(I.host);(W===void 0||I.expires<W.expires)&&R.set(I.host,I)}return[...R.values()].flatMap(({host:I,expires:W})=>{
const K=(Date.parse(W)-C)/s;return K<0||K>=P?[]:[(0,d.bz)((0,k.tlsExpiresSoon)({host:I,days:Math.floor(K),expires:W}))]})}function h(i,P){const{host:C,attempt:R,
earlier:I}=i,[W]=I,K=["failed","skipped"].includes(R.discovery.kind);if(W?.discovery.kind!=="failed"||K)return[];const F=W.discovery.problem.message,x=(0,r.O)(i),
b=P.releases.filter(B=>(0,r.T)(x,B)==="sometimes"),_=I.length+1;return[(0,d.bz)((0,O.hostRecovered)({host:(0,M.nx)(C),attempts:_,failure:F,releases:b}))]}function w({
credentials:i,attempt:P}){const{discovery:C}=P;return i?.problem?C.kind==="failed"&&C.problem.code===i.problem.code?[]:[(0,d.bz)(i.problem)]:[]}function v({host:i},P){
if(!P.some(({service:R})=>R===A.e$))return[];const{name:C}=(0,M.Sv)(i);return[...C.includes(".")?[]:[(0,E.hostDotlessModule)({host:i,name:C})],.../(^|\.)xn--/.test(
i)?[(0,E.hostIdnModule)({host:i})]:[]].map(R=>(0,d.bz)(R,A.e$))}}),9464:((gt,N,t)=>{t.d(N,{f:()=>S,u:()=>M});var y=t(4283),O=t(3534),o=t(1831),E=t(9562),k=t(2886);
function S({host:A,attempt:d,credentials:r},s){const n=r?.hasToken===!0,e=[...s.flatMap(u=>u.kind==="url"&&(0,E.p4)(u.id)&&(0,E.D6)(u.id)?[{url:u.url,service:u.
id,isSent:n}]:[]),...d.hops.map(({url:u,authorization:a})=>({url:u,service:null,isSent:a==="sent"}))].flatMap(({url:u,...a})=>{const $=T(u);return $===null||$===
A?[]:[{...a,host:$}]});return[...new Map(e.toReversed().map(u=>[u.host,u])).values()]}function T(A){const d=(0,y.Dl)(A),r=d.ok?(0,o.Pm)(d.value):null,s=r===null?
null:(0,o.Pv)(r);return s?.ok?s.value:null}function M(A,d,{tokenSources:r,hosts:s}){return S(A,d).flatMap(({host:n,service:e,isSent:u})=>{const a=r.get(n);if(a===
void 0)return[];const $=e===null?A.attempt.discovery.kind==="failed":!u,f=(0,O.credentialsOtherHost)({host:(0,o.nx)(A.host),other:(0,o.nx)(n),source:a,service:e,
isSent:u,isNotice:!$||s.has(n)});return[(0,k.bz)(f,e)]})}}),997:((gt,N,t)=>{t.d(N,{O:()=>O,T:()=>E});var y=t(1064);const O=({earlier:k,attempt:S,later:T})=>[...k,
S,...T];function o({discovery:k,timing:S,headMs:T,hops:M},{attemptMs:A}){const d=T!==null&&T<=A?M.at(-1)?.status:null;return d===null||(0,y.Mq)(d??0)?"retries":
k.kind!=="failed"&&S.totalMs<=A?"works":"fails"}function E(k,S){const T=k.map(d=>o(d,S)),M=T.indexOf("works");return M<0?"never":M<=S.retries&&!T.slice(0,M).includes(
"fails")?"always":"sometimes"}}),2389:((gt,N,t)=>{t.d(N,{j7:()=>g,k2:()=>C,S4:()=>p});var y=t(4e3),O=t(7052),o=t(5143),E=t(5799),k=t(1064),S=t(3612),T=t(8185),M=t(
8988),A=t(2886);function d(R,I,W){const K=new Set(R.notes.flatMap(({problem:Y,place:et})=>Y.code==="file-syntax"?et.file:[])),F=[...R.complaints.map(({problem:Y,
place:et})=>$((0,A.bz)(Y),et,W)),...(0,M.k)(R.tokenHosts,I).map(Y=>$(Y,null,W)),...R.isEmpty?[u(W)]:[]],x=r([...R.notes.map(Y=>s(Y,K,W)),...(0,T.C)(R.usages,W).
map(({problem:Y,clients:et,place:Ot,host:Bt})=>{const Pt=(0,A.bz)((0,A.aZ)(Y,et));return{host:Bt,finding:{...$(Pt,Ot,W),host:Bt}}}),...R.ofAnswers.map(Y=>({...s(
Y,K,W),isOfAnswers:!0})),...R.others.map(Y=>{const et=a(Y,W);return{host:Y.host,finding:et,isOfAnswers:!0}}),...F.map(Y=>({host:null,finding:Y}))]),{own:b=[],elsewhere:_=[]}=Object.
groupBy(x,({host:Y,isOfAnswers:et})=>et||(0,S.tG)(R.part,Y)?"own":"elsewhere"),B=Y=>Y.flatMap(({host:et,finding:Ot})=>(0,A.pi)(Ot.problem,et,W.ignore)?[]:[Ot]),
it=({exclude:Y})=>+(Y!==void 0),ct=B(b).toSorted((Y,et)=>(0,A.Np)(Y,et)||it(Y)-it(et));return{files:ct,ignored:b.length-ct.length,elsewhere:B(_)}}function r(R){
return[...Map.groupBy(R,({host:W,finding:K})=>{const{problem:F,severity:x,affects:b,places:_,exclude:B}=K,{code:it,message:ct,help:Y}=F;return _.length===0?R:JSON.
stringify([W,it,x,ct,Y,b,B===void 0])})].flatMap(([W,K])=>{const[F]=K;if(W===R||F===void 0||K.length===1)return K;const x=K.flatMap(({finding:B})=>B.places),b=new Set(
K.flatMap(({finding:B})=>B.exclude??[])),_=b.size===0?{}:{exclude:[...b]};return[{...F,finding:{...F.finding,places:x,..._}}]})}function s(R,I,W){const{problem:K,
place:F,host:x,isPlaceholder:b}=R,_=R.aside??F.file;if(K.code==="file-limit"&&W.allowedHosts.length>0){const et={...K,message:(0,y.Fn)(K.message)};return{host:x,
finding:{...e(R,et,W),severity:"error"}}}const B=b||I.has(F.file),it=K.severity==="error"&&(B||(0,o.Zl)(_)),ct=it?{...K,severity:"warning"}:K,Y=e(R,ct,W);return!it&&
!(0,o.Zl)(_)?{host:x,finding:Y}:{host:x,finding:{...Y,exclude:[(0,o.n7)(_)]}}}const n={error:"warning",warning:"notice",notice:"notice"};function e({place:R,others:I=[],
clients:W,checkedFor:K},F,x){const b=K??x.dialect,B=b.isGuess&&k.Du.some(Y=>!W.includes(Y))?n[F.severity]:F.severity,it=(0,A.bz)({...(0,A.aZ)(F,W),severity:B}),
ct=$(it,R,{dialect:b});return{...ct,places:[...ct.places,...I]}}function u(R){const{scan:I,hostnames:W,usages:K}=R,F=W.length>0,x=(0,O.nothingToCheck)({scan:I,hasHostnames:F,
isFleet:K.length>0});return{...$((0,A.bz)(x),null,R),severity:x.severity}}function a({host:R,places:I,...W},K){const F=(0,E.pj)(W.problem,(0,A.TC)(R,[]));return{
...$({...W,problem:F},null,K),host:R,places:I}}const $=(R,I,{dialect:W})=>(0,A.hD)(R,W.clients,{host:null,service:null,places:I===null?[]:[I],isHostNew:!1});var f=t(
3150),m=t(9464);const g={drafts:[],notes:[],roots:[],requests:[],answering:new Set},l={judgeVisit:c,judgeRequests:c};function c(){throw new Error("the rules for\
 hosts are not loaded")}function p(R,I,W){const{judgeVisit:K,judgeRequests:F}=W??l,{requirements:x,visits:b,usages:_,tokenVariables:B}=R,it=Map.groupBy(x,({host:dt})=>dt),
ct=b.map(({host:dt})=>dt),{isFork:Y,depth:et}=I,Ot=R.part?.otherHosts??[],{tokenSources:Bt}=R,Pt={usages:_,tokenVariables:B,tokenSources:Bt,hosts:new Set([...ct,
...Ot]),isFork:Y,depth:et},Z=Map.groupBy(R.predicted.drafts,({host:dt})=>dt),q=Map.groupBy(R.predicted.requests,({host:dt})=>dt),ht=b.map(dt=>{const Ht=R.newHosts.
has(dt.host),Yt={visit:dt,requirements:it.get(dt.host)??[],predicted:Z.get(dt.host)??[],requests:q.get(dt.host)??[],answering:R.predicted.answering,isNew:Ht};try{
const tt=K(Yt,I,Pt);return{...tt,beyond:(0,m.f)(dt,tt.verdict.services)}}catch(tt){return{...(0,f.u)(Yt,I,tt),beyond:[]}}}),yt=ht.map(({verdict:dt})=>dt),St=[...ht.
flatMap(dt=>dt.beyond).map(({host:dt})=>dt),...q.keys()],xt=[...ct,...St,...Ot],_t=new Set(ct),Lt=Array.from(q,([dt,Ht])=>F({host:dt,known:[]},Ht,I).map(Yt=>({...Yt,
host:dt,places:[]}))),Jt=[...R.predicted.drafts,...Lt.flat()].filter(({host:dt})=>!_t.has(dt)),ie=R.predicted.notes,ne=d({...R,ofAnswers:ie,others:Jt},xt,I),ce=[
...ht.flatMap(({ofFiles:dt})=>dt),...ne.files].sort(A.Np),he=[...yt.flatMap(dt=>dt.findings),...ce].sort(A.Np),{stopped:Q}=R,pt=P([...ne.files,...ne.elsewhere]);
return{passed:Q===null&&!he.some(({severity:dt})=>C(dt,I.failOn)),stopped:Q,hosts:yt,files:ce,findings:he,ignored:ht.reduce((dt,Ht)=>dt+Ht.ignored,ne.ignored),roots:R.
predicted.roots.map(dt=>h(dt,I,pt))}}function h({rows:R,...I},{ignore:W},K){const F=({drafts:x,decidedAt:b})=>x.length>0?x.filter(({problem:_,host:B})=>!(0,A.pi)(
_,B,W)).map(_=>({..._,severity:(0,A.xJ)(_,I.clients)})):b.flatMap(_=>K.get(v(_))??[]);return{...I,rows:R.map(x=>{const{drafts:b,decidedAt:_,...B}=x,ct=b.length>
0||Object.values(B.chosen).includes(null)?F(x).toSorted(A.Np):[],Y=new Map(ct.map(({problem:et})=>[et.code,w(et)]));return{...B,worst:ct[0]?.severity??null,problems:[
...Y.values()]}})}}const w=({code:R,title:I,usualSeverity:W})=>({code:R,title:I,usualSeverity:W}),v=({file:R,line:I})=>`${R}:${I}`,i=/^(?:constraint|lock)-/,P=R=>{
const I=new Map;for(const W of R.filter(({problem:K})=>i.test(K.code)))for(const K of W.places){const F=typeof K=="string"?K:v(K),x=I.get(F);x===void 0?I.set(F,
[W]):x.push(W)}return I},C=(R,I)=>R==="error"?I!=="never":R==="warning"&&I==="warning"}),6897:((gt,N,t)=>{t.d(N,{n:()=>O,x:()=>o});const y=100;async function O(E,k,S){
let T=performance.now();for(;;){const M=E.next(k.why!==null);if(M.done)return M.value;performance.now()-T<y||(S(M.value),await o(),T=performance.now())}}const o=()=>new Promise(
E=>setImmediate(E))}),7531:((gt,N,t)=>{t.d(N,{T:()=>S,b:()=>E});var y=t(3307),O=t(8947),o=t(2168);const E=1024*1024,k={keeps:()=>!0,read:(A,d,{start:r,end:s})=>({
value:(0,y.IL)(d.slice(r,s))})};function S(A,d=k){const r=(0,O._6)(A),s=new M(r,d),n=(0,y.Ey)(r,s.add);if(n!==null){const u=(0,o.Q)(r);return u===null?{kind:"no\
t-json",...n}:{kind:"not-json",why:`it ${u.what}`,advice:u.advice}}const e=/[^\t\n\r ]/.exec(r)?.[0];return e==="{"?{kind:"object",...s.read()}:e==="n"?{kind:"n\
ull"}:{kind:"not-object",why:`found ${T(e)}`}}function T(A){switch(A){case"[":return"an array";case'"':return"a string";case"t":case"f":return"a boolean";default:
return"a number"}}class M{#t;#e;#s;#n=new Map;#o=0;constructor(d,r){this.#t=d,this.#e=r,this.#s=d.includes("\\")}add=(d,r,s,n)=>{if(n===0)return;const e=this.#t.
slice(s,n),u=this.#s?(0,y.I)(e):e.slice(1,-1),a=this.#n.get(u);a!==void 0?a.range={start:d,end:r}:this.#e.keeps(u,r-d)?this.#n.set(u,{id:(0,y.I)(e),range:{start:d,
end:r}}):this.#o+=1};read(){return{services:Array.from(this.#n.values(),({id:r,range:s})=>({id:r,...this.#e.read(r,this.#t,s)})),leftOut:this.#o}}}}),2168:((gt,N,t)=>{
t.d(N,{Q:()=>O});const y=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]];function O(o){const E=y.find(([k])=>k.test(o));return E===void 0?null:{what:E[1],advice:E[2]}}}),794:((gt,N,t)=>{t.d(
N,{Oj:()=>T,mv:()=>S,zu:()=>O});var y=t(4714);const O=2048,o=/%(?![0-9A-Fa-f]{2})/,E=/[^ -~\u0080-\uffff]/,k=/[^A-Za-z0-9._~:!$&'()*+,;=%@-]/;function S(s){if(s.
length<=O)return s;const[n,e]=r(s,"#"),[u,a]=r(n,"?"),[$=""]=/^(?:[A-Za-z][A-Za-z0-9+.-]*:)?(?:\/\/)?/.exec(u)??[],f=u.slice($.length),m=f.indexOf("/"),g=m<0?f.
length:m,l=f.slice(0,g);return[$,$.endsWith("//")?M(l):d(l.replace(/^.*@/s,"_:@")),d(f.slice(g)),(0,y.o)(a,O),E.test(n)?"\x7F":"",e&&(o.test(e)?"#%":"#")].join(
"")}const T=s=>({...s,opaque:(0,y.o)(s.opaque,O),user:s.user===null?null:{name:"",password:null},host:A(s.host),path:d(s.path),query:(0,y.o)(s.query,O),fragment:""});
function M(s){const n=s.lastIndexOf("@"),e=s.slice(0,Math.max(n,0)),u=k.test(e)?'"':o.test(e)?"%":"";return`${n<0?"":`${u}@`}${A(s.slice(n+1))}`}function A(s){if(s.
length<=O)return s;const n=/:\d*$/.exec(s)?.[0]??"",e=s.slice(0,s.length-n.length),u=(0,y.o)(e,O),a=e.endsWith("]")?"]":"";return`${u===e?e:`${u.replace(/%.?$/,
"")}${a}`}${(0,y.o)(n.replace(/^:0+(?=\d)/,":"),O)}`}function d(s){const n=(0,y.o)(s,O);if(n===s)return s;const e=o.test(s)?"%":"",u=s.includes("//",O-1)?"//":"",
a=/\/\.{0,2}$/.exec(s.slice(-3))?.[0]??"";return`${n.replace(/%.?$/,"")}${u}~${e}${a}`}function r(s,n){const e=s.indexOf(n);return e<0?[s,""]:[s.slice(0,e),s.slice(
e)]}}),5195:((gt,N,t)=>{t.d(N,{Sz:()=>m,Zu:()=>$,uo:()=>g});var y=t(6181);function O(...l){let c;const p=()=>l.map(o);return()=>c??=p()}function o(l){const[c="",
p]=l.split("/"),h=(0,y.r5)(c);if(h===null)throw new Error(`${c} is no address`);return{prefix:h,bits:p===void 0?h.length*8:Number(p)}}const E=({prefix:l,bits:c},p)=>l.
length===p.length&&l.every((h,w)=>{const v=Math.min(Math.max(8*(w+1)-c,0),8);return h>>v===(p[w]??0)>>v}),k=O("169.254.169.254","169.254.170.2","169.254.170.23",
"100.100.100.200","192.0.0.192","168.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2::23","fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42",
"fd00:a9fe:a9fe::1","fe80::a9fe:a9fe"),S=O("127.0.0.0/8","0.0.0.0","::1","::"),T=O("10.0.0.0/8","100.64.0.0/10","169.254.0.0/16","172.16.0.0/12","192.168.0.0/16",
"198.18.0.0/15","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10"),M=O("0.0.0.0/8","192.0.0.0/24","192.0.2.0/24","192.88.99.0/24","198.51.100.0/24","203.0.113\
.0/24","224.0.0.0/3","2001::/23","2001:db8::/32","2002::/16","3fff::/20"),A=O("0.0.0.0/0","2000::/3"),d=O("::ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/9\
6"),r=(l,c)=>l().some(p=>E(p,c)),s=[12,13,14,15],n=(l,...c)=>{const p=O(l);return{isIn:h=>r(p,h),at:c,mask:0}},e=[n("2002::/16",[2,3,4,5]),n("2001::/32",[4,5,6,
7]),{...n("2001::/32",s),mask:255},n("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,11,12],s),{isIn:l=>/^[02],0,94,254$/.test(l.slice(8,12).join()),at:[s],mask:0}],
u=l=>e.filter(c=>c.isIn(l)).flatMap(({at:c,mask:p})=>c.map(h=>h.map(w=>(l[w]??0)^p)));function a(l){return r(S,l)?"loopback":r(d,l)?a(l.slice(12)):[l,...u(l)].some(
c=>r(k,c))?"metadata":r(T,l)?"private":r(M,l)||!r(A,l)?"reserved":"public"}function $(l){const c=(0,y.r5)(l);return c===null?"public":a(c)}const f=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;
function m(l){const c=l.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(c))return"loopback";const p=(0,y.r5)(c)??(0,y.RY)(c);return p===null?"publi\
c":a(p)}function g(l){const c=m(l);return c!=="public"||l.includes(":")?c:f.test(l.replace(/\.$/,""))?"private":"public"}}),9664:((gt,N,t)=>{t.d(N,{Gz:()=>O,LA:()=>k,
jt:()=>o,un:()=>E});var y=t(3916);const O=(S,T)=>S===""?T:`${S}/${T}`,o=S=>S.slice(0,Math.max(0,S.lastIndexOf("/")));function E(S,T){const M=(0,y.join)(S,T).replace(
/\/$/,"");return M==="."?"":M}const k=S=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(S)}),9529:((gt,N,t)=>{t.d(N,{l:()=>E,m:()=>S});var y=t(4283),O=t(8999);const o=[
1024,65535],E=["authz_code","password"],k="app.terraform.io";function S(a,$,f){const m=d(T(a,"client")),g=r(T(a,"grant_types"),f),l=(...i)=>i.some(P=>g.value.includes(
P)),c=(i,P)=>s(T(a,i),i,P,$),p=c("authz",l("authz_code")),h=c("token",l("authz_code","password")),w=n(T(a,"ports")),v=u(T(a,"scopes"));return{value:{client:m.value,
grantTypes:g.value,authz:p.value,token:h.value,ports:w.value,scopes:v.value},flaws:[m,g,p,h,w,v].flatMap(i=>i.flaws)}}const T=(a,$)=>Object.hasOwn(a,$)?a[$]:void 0,
M=(a,$,f)=>({value:a,flaws:[{rule:$,value:f}]}),A=a=>({value:a,flaws:[]});function d(a){return typeof a!="string"?M("","client-missing",a):a===""?M(a,"client-em\
pty",a):A(a)}function r(a,$){if(a===void 0)return A(["authz_code"]);if(!Array.isArray(a))return M([],"grant-types-invalid",a);const f=[...new Set(a.filter(l=>typeof l==
"string"))];return f.includes("authz_code")||f.includes("password")&&$===k?f.every(l=>E.includes(l))?A(f):M(f,"grant-types-unknown",a):M(f,"grant-types-unsuppor\
ted",a)}function s(a,$,f,m){if(typeof a!="string")return f?M(null,`${$}-missing`,a):A(null);const g=(0,O.v)(m,a);if(g.ok&&(0,y.cz)(g.value).name!=="")return A((0,y.
jr)(g.value));const c=`failed to parse ${$==="authz"?"authorization":"token"} URL: ${g.ok?"no Host in request URL":g.why}`;return{value:null,flaws:[{rule:`${$}-\
invalid`,why:c}]}}function n(a){if(a===void 0)return A(o);if(!Array.isArray(a))return M(o,"ports-ignored",a);if(a.length!==2)return M(o,"ports-count",a);const[$,
f]=a;return!e($)||!e(f)?M(o,"ports-range",a):$>f?M(o,"ports-order",a):$===f?M([$,f],"ports-single",a):A([$,f])}const e=a=>typeof a=="number"&&Number.isInteger(a)&&
a>=o[0]&&a<=o[1];function u(a){if(a===void 0)return A([]);if(!Array.isArray(a))return M([],"scopes-ignored",a);const $=a.filter(f=>typeof f=="string");return $.
length===a.length?A($):M($,"scopes-invalid",a)}}),241:((gt,N,t)=>{t.d(N,{B:()=>E});var y=t(1831);const O=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,o="TF_TOKEN_";function E(d,r,s){
const[n]=(0,y.fK)(r);return n===void 0?[]:d.flatMap(e=>{const u=(0,y.$k)(e);if(u!==null&&s.has(u))return[];const a=k(e,u,r);return a===null?[]:[{variable:e,why:a,
write:n,isParent:S(u,r)}]})}function k(d,r,s){const n=O.exec(d)?.[0];if(n===void 0)return null;const e=d.slice(n.length);return r!==null&&S(r,s)?`it is for ${(0,y.
nx)(r)} only: the clients do not use the tokens of parent domains`:M(s).some(u=>u===T(e))?n!==o?`it begins with ${n}, and the clients read only ${o}`:r===null?"\
the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,y.nx)(r)}${A(e,s)}`:null}const S=(d,r)=>d!==null&&(0,y.Sv)(r).name.endsWith(
`.${(0,y.Sv)(d).name}`),T=d=>d.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function M(d){const{name:r}=(0,y.Sv)(d);return[
...new Set([d,r,(0,y.nx)(d)].map(T))]}function A(d,r){const{name:s,port:n}=(0,y.Sv)(r);return n!==443&&!d.includes(":")?"; a port follows a colon":s.includes("-")&&
!d.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((gt,N,t)=>{t.d(N,{S3:()=>h,Wi:()=>f,YM:()=>w,a2:()=>c,cZ:()=>S,cr:()=>g,hs:()=>l,pq:()=>p,
sC:()=>m});var y=t(2886),O=t(1064),o=t(1831),E=t(8884);const k=3;function S(v){const i=v.some(C=>{const R=(0,E.Xd)(C);return R!==null&&(0,E.cC)(R)}),P=i?T(v):v;
return[...Map.groupBy(P,A).values()].flatMap(C=>{const R=[...Map.groupBy(C,d).values()];return R.length>k?[C]:R}).flatMap(C=>r(C)??[]).map(C=>({cause:C,hits:i?(0,E.
eb)(C.findings).length:0})).toSorted(({cause:C,hits:R},{cause:I,hits:W})=>(0,y.Np)(C,I)||M(C)-M(I)||W-R||I.hosts.length-C.hosts.length).map(({cause:C})=>C)}const T=v=>v.
map(i=>({finding:i,hits:(0,E.eb)([i]).length})).toSorted((i,P)=>P.hits-i.hits).map(({finding:i})=>i);function M({code:v,affects:i}){return v==="host-not-checked"?
2:i.length===0||O.Du.some(P=>i.includes(P))?0:1}const A=({severity:v,problem:i,affects:P,exclude:C})=>JSON.stringify([v,i.code,P,C===void 0]),d=v=>v.exclude===void 0?
a(v.problem.help??"",v):"";function r(v){const[i]=v;if(i===void 0)return null;const P=[...new Set(v.flatMap(({host:B})=>B??[]))],{code:C,title:R,help:I,message:W}=i.
problem,K=(B,it)=>P.length>1?a(B,it):B,F=K(W,i),x=v.every(B=>K(B.problem.message,B)===F),b=K(I??"",i),_=v.every(B=>K(B.problem.help??"",B)===b);return{severity:i.
severity,code:C,title:R,affects:i.affects,findings:v,hosts:P,message:x?F:null,help:b!==""&&_?u(b,v):null}}const s=/\bTF_TOKEN_\w+/g,n="TF_TOKEN_HOST",e=5;function u(v,i){
if(!v.includes(n))return v;const P=new Set(i.flatMap(({problem:C})=>C.help?.match(s)??[]));return P.size<=e?`${v}; ${n} is ${[...P].join(" or ")}`:`${v}; in ${n}\
, write each dot of the host as an underscore and each hyphen as two`}function a(v,{host:i}){return i===null||v===""?v:[...new Set([i,(0,o.nx)(i)])].reduce((P,C)=>P.
replaceAll(C,$),v).replace(s,n).replaceAll(/\bhost the host/g,"the host")}function $(v,i,P){const[C=" ",R=" "]=[P[i-1],P[i+v.length]];return/[\s("]/.test(C)&&/[\s,;.:)"]/.
test(R)?"the host":"HOST"}const f=3,m=v=>S(v).flatMap(i=>g(i).slice(0,f).flatMap(([,P])=>(0,E.tN)(P)??[]).filter(P=>!(0,E.cC)(P))),g=({message:v,findings:i})=>v===
null?[...Map.groupBy(i,({problem:P})=>P.message)]:[[v,i]],l=({hosts:v,findings:i})=>v.length>0&&!i.every(y.l$),c=v=>l(v)?"host":"place";function p(v){if(l(v))return v.
hosts.length;const{lines:i,leftOut:P}=(0,E.yv)(v.findings);return i.length+P}function h(v){const{findings:i,message:P}=v;return P===null?i.map(C=>[C]):l(v)?[...Map.
groupBy(i,({host:C})=>C).values()]:(0,E.yv)(i).lines}function w(v){const i=v.filter(R=>l(R)&&R.hosts.length>1),C=[...Map.groupBy(i,({hosts:R})=>R.toSorted().join()).
values()].flatMap(([R,...I])=>R===void 0?[]:I.map(W=>[W,R.code]));return new Map(C.filter(([{message:R}])=>R!==null))}}),4503:((gt,N,t)=>{t.d(N,{DZ:()=>e,R8:()=>$,
aE:()=>E,oW:()=>u,uM:()=>o});var y=t(5143),O=t(8884);function o({file:m,line:g},{links:l,repositories:c}){const{repository:p,path:h}=(0,y.bH)(m);if(p!==null){const v=T(
S(c).get(p),h);return v===null?null:`${v}#L${g}`}const w=l?.get(m);return w===void 0?null:w.diff?.lines.has(g)?`${w.diff.url}R${g}`:`${w.url}#L${g}`}const E=(m,{
repositories:g})=>S(g).get(m)?.url??null,k=new WeakMap;function S(m){const g=k.get(m)??new Map(m.flatMap(({name:l,url:c,commit:p})=>{const h=c===null?null:n(c,p);
return h===null?[]:[[l,h]]}));return k.set(m,g),g}function T(m,g){const l=g==="."?null:u(g);return!m?.files||l===null?null:`${m.files}/${l}`}const M=600,A=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
d=/^(?:[\da-f]{40}|[\da-f]{64})$/,r=/^gitlab\.com$/i,s=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;function n(m,g){
const[,l]=m.length<=M?A.exec(m)??[]:[];return l===void 0?null:g===null||!d.test(g)?{url:m,files:null}:r.test(l)?{url:m,files:`${m}/-/blob/${g}`}:{url:m,files:s.
test(l)?null:`${m}/blob/${g}`}}function e({url:m,commit:g}){const l=m===null?null:n(m,g)?.files??null;return l===null?null:l.replace(/\/blob\/(?=[\da-f]+$)/,"/c\
ommit/")}function u(m){if(!m.isWellFormed())return null;const g=l=>encodeURIComponent(l).replace(/[!'()*_~]/g,c=>`%${c.charCodeAt(0).toString(16).toUpperCase()}`);
return m.split("/").map(g).join("/")}const a=5e3;function $(m){const g=new Set;for(const l of f(m))if(typeof l!="string"&&(0,O.CN)(l.file)&&g.add(l.file),g.size===
a)break;return g}function*f({findings:m,hosts:g,roots:l}){for(const{places:c}of m)yield*c;for(const{requirements:c}of g)for(const{because:p}of c)yield*p;for(const{
rows:c}of l)for(const{places:p}of c)yield*p}}),7574:((gt,N,t)=>{t.d(N,{I$:()=>k,QN:()=>M,kJ:()=>o,nO:()=>A,tY:()=>E,u8:()=>T});var y=t(4120);const O=864e5;function o(d){
const r=Math.round(d);if(r<1e3)return`${r} ms`;if(r<59950)return`${(r/1e3).toFixed(1)} s`;const s=Math.round(r/1e3);return`${Math.floor(s/60)} min ${s%60} s`}function E(d){
return d<1e3?`${d} B`:d<999950?`${(d/1e3).toFixed(1)} kB`:`${(d/1e6).toFixed(1)} MB`}function k(d){return[["DNS",d.lookupMs],["connect",d.connectMs],["TLS",d.tlsMs],
["first byte",d.firstByteMs],["total",d.totalMs]].flatMap(([s,n])=>n===null?[]:[[s,n]])}const S=6e4;function T(d,r){const s=Date.parse(r)-Date.parse(d);if(!(s>=
S))return"less than a minute";const n=Math.floor(s/S),e=[{count:Math.floor(n/1440),unit:n>=2880?"days":"day"},{count:Math.floor(n%1440/60),unit:"h"},{count:n%60,
unit:"min"}],u=e.findIndex(({count:a})=>a>0);return e.slice(u,u+2).filter(({count:a})=>a>0).map(({count:a,unit:$})=>`${a} ${$}`).join(" ")}const M=d=>`${d.slice(
0,16).replace("T"," ")} UTC`;function A(d,r){const s=(Date.parse(d)-Date.parse(r))/O;if(Number.isNaN(s))return d;const n=(0,y.px)(Math.floor(Math.abs(s)),"day"),
e=Math.abs(s)<1,u=e?"within the last day":`${n} ago`,a=e?"in less than a day":`in ${n}`;return`${d.slice(0,10)} (${s<0?u:a})`}}),5102:((gt,N,t)=>{t.d(N,{$N:()=>$,
JR:()=>r,QK:()=>a,b:()=>n,cG:()=>d,fX:()=>g,hm:()=>u,md:()=>e,mt:()=>S,nx:()=>T,sG:()=>A});var y=t(4e3),O=t(5799),o=t(4120),E=t(8884),k=t(4148);const S=w=>w!==null&&
w.indexes.length<w.count,T={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},M=["fails","unchecked","warns","skippe\
d","works"];function A(w){if(n(w))return"unchecked";const v=u(w.findings);return v==="error"?"fails":v==="warning"?"warns":r(w)?"skipped":"works"}const d=w=>["f\
ails","warns"].includes(A(w)),r=({visit:w})=>w.attempt.discovery.kind==="skipped",s=["host-not-checked","host-http2"],n=({visit:{attempt:w}})=>w.discovery.kind===
"skipped"&&s.includes(w.discovery.problem.code);function e(w){return M.flatMap(v=>w.filter(i=>A(i)===v))}const u=w=>O.oC.find(v=>w.some(i=>i.severity===v))??null;
function a({findings:w}){const v=u(w);return v==="notice"?[]:w.filter(({severity:i})=>i===v)}function $({hosts:w,files:v,findings:i,passed:P,stopped:C,roots:R},{
repositories:{length:I}}){const W=(0,k.g5)(R,I),K=W===null?v:v.filter(({problem:Ot})=>!f.test(Ot.code)),F=K.filter(Ot=>!m(Ot)),x=u(F)==="error"&&!w.some(Ot=>A(Ot)===
"fails"),_=W===null&&!x&&I>0?` in ${(0,o.px)(I,"repository")}`:"",it=[F.length<K.length?[`nothing to check${_}`]:l(w,_),h(F,W===null&&x?I:null)],ct=x?it.toReversed():
it,Y=[W??[],...ct].flat().join(", "),et=u(i)==="error";if(C!==null){const Ot=(0,y.Cw)(C);return et||w.some(n)?`${Y} (${Ot})`:`${Ot}; ${Y}`}return P&&et?`${Y} (t\
he check passes: fail-on is never)`:P||et?Y:`${Y} (the check fails: fail-on is warning)`}const f=/^(?:module|provider|version|package|constraint|lock)-/,m=({problem:w,
severity:v})=>w.code==="nothing-to-check"&&v==="error",g="not allowed";function l(w,v){const i=w.length;if(i===0)return[`no registry hosts to check${v}`];const P=w.
filter(et=>!r(et)).map(A),C=w.filter(n).length,[R,I]=[P.length,i-P.length],W=P.filter(et=>et==="fails").length,K=P.filter(et=>et==="warns").length,F=w.filter(et=>r(
et)&&A(et)==="fails").length,x=[{count:W,words:T.fails},{count:F,words:g},{count:C,words:T.unchecked}],b=[{count:R-W,words:T.works},{count:I-F-C,words:T.skipped}],
_=W+F+C>0,[B,...it]=(_?x:b).filter(({count:et})=>et>0),Y=B?.words===g||B?.words===T.unchecked?B.count===1?"is ":"are ":"";return[`${p(B?.count??0,i)}${v} ${Y}${B?.
words}`,...it.map(({count:et,words:Ot})=>`${et} ${Ot}`),...K===0?[]:[c(K,i,_)]]}function c(w,v,i){return v===1?"with warnings":`${w} ${i?"more ":""}with warning\
s`}function p(w,v){return v===1?"1 registry host":w===v?`all ${v} registry hosts`:`${w} of ${v} registry hosts`}function h(w,v){const i=u(w);if(i===null||i==="n\
otice")return[];const P=w.filter(({severity:W})=>W===i),C=(0,E.eb)(P).length,R=C===0?(0,E.Dc)(P):0,I=(0,E.BQ)(w);return[...C===0?[]:[`${i}s in files of ${v===null?
(0,o.px)(C,"repository"):(0,E.iW)(C,v)}`],...R===0?[]:[`${i}s in ${(0,o.px)(R,"file")}`],...u(I)===i?[`${i}s in the ${(0,E.et)(I)}`]:[]]}}),4120:((gt,N,t)=>{t.d(
N,{DO:()=>a,H8:()=>T,Iu:()=>S,K4:()=>M,Ku:()=>A,QI:()=>u,Rk:()=>$,SY:()=>s,UV:()=>d,_l:()=>k,dy:()=>o,od:()=>n,px:()=>E,wO:()=>e,y0:()=>r});var y=t(5799),O=t(1064);
const o="new in this pull request",E=(f,m)=>`${f} ${f===1?m:k(m)}`,k=f=>`${f.replace(/(?<=[^aeiou])y$/,"ie")}s`,S=f=>f.replace(/^./u,m=>m.toUpperCase()),T=f=>y.
oC.flatMap(m=>{const{length:g}=f.filter(l=>l.severity===m);return g===0?[]:[E(g,m)]}).join(", ");function M(f,m,g=0){const l=f.slice(0,m),c=f.length-l.length+g;
return`${l.join(", ")}${c>0?` and ${c} more`:""}`}const A=(f,m)=>f.length<=2*m?f:f.slice(0,m);function d(f,m,g,l=c=>`and ${c} more`){const c=f.length-m;return[...f.
slice(0,m).flatMap(g),...c>0?[l(c)]:[]]}function r(f,m){if(f===null||f.indexes.length!==1)return[];const[g]=f.indexes;return[m?`shard ${g} of ${f.count}: other \
hosts belong to other shards`:`no host belongs to shard ${g}/${f.count}`]}const s=f=>O.zK.every(m=>f.includes(m))?"all clients":f.map(m=>O.bB[m]).join(", ");function n(f,m){
const g=m.filter(l=>f.includes(l));return f.length===0||g.length===m.length?"":g.length===0?"no client in use":g.map(l=>O.bB[l]).join(", ")}const e=f=>f.map(m=>O.
bB[m]).join(" and "),u=({clients:f,versions:m})=>f.map(g=>[O.bB[g],m[g]].join(" ").trim()).join(" and "),a=f=>f==="any"?"any service":f;function $(f){switch(f){case"\
none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((gt,N,t)=>{
t.d(N,{BQ:()=>w,CN:()=>i,Dc:()=>h,II:()=>S,Ky:()=>T,Qz:()=>p,R3:()=>k,Xd:()=>g,Yx:()=>$,_X:()=>e,cC:()=>d,eb:()=>r,eo:()=>E,et:()=>v,fP:()=>u,iW:()=>s,mj:()=>n,
oN:()=>a,rv:()=>M,tN:()=>l,xi:()=>c,yv:()=>m});var y=t(5143),O=t(4120),o=t(8641);const E=R=>P(R)?`${S(R.file)}:${R.line}`:R,k=({file:R,line:I,column:W})=>`${S(R)}\
:${I}:${W}`;function S(R){const{repository:I,path:W}=(0,y.bH)(R);if(I===null)return(0,o.J7)(R);const K=(0,o.J7)(I);return W==="."?K:`${K}//${(0,o.J7)(W)}`}function T(R,I,W=E,K=0){
const{places:F,isOfRepositories:x}=M(C(R)),b=F.slice(0,I).map(W).join(", "),_=Math.max(0,F.length-I)+(x?0:K),B=_>0?[(0,O.px)(_,x?"more repository":"more place")]:
[];return[...b===""?[]:[b],...B].join(" and ")}function M(R){const I=A(R),W=I.filter(d).length>1;return{places:W?I:R,isOfRepositories:W}}function A(R){const I=new Set;
return R.filter(W=>{const K=P(W)?(0,y._M)(W.file):null;return K===null?!0:!I.has(K)&&I.add(K)})}const d=R=>P(R)&&(0,y._M)(R.file)!==null;function r(R){const I=new Map;
for(const W of new Set(R.map(({places:K})=>K)))for(const K of W.filter(P)){const F=(0,y._M)(K.file);F!==null&&!I.has(F)&&I.set(F,K)}return[...I.values()]}const s=(R,I)=>R===
I?`all ${I} repositories`:`${R} of ${I} repositories`;function n(R,I){const{length:W}=I>1?r(R):[];return W>1?s(W,I):""}function e(R){const I=R.filter(({severity:K})=>K!==
"notice").flatMap(K=>r([K]).map(F=>{const{severity:x,problem:b}=K;return{repository:(0,y._M)(F.file)??"",severity:x,code:b.code,place:F}})),W=({findings:K},F)=>K.
filter(x=>x.severity===F).length;return Array.from(Map.groupBy(I,({repository:K})=>K),([K,F])=>({repository:K,findings:F})).toSorted((K,F)=>W(F,"error")-W(K,"er\
ror")||W(F,"warning")-W(K,"warning"))}const u=({length:R})=>`with errors or warnings in ${R===1?"its":"their"} own files`;function a(R,I){const{isOfRepositories:W}=M(
R),K=x=>(W?(0,y._M)(x.file):null)??E(x),F=new Set(I.map(x=>x&&K(x)));return R.filter(x=>!F.has(K(x)))}const $=(R,I=E)=>T(R,R.every(P)?1:2,I),f=1e5;function m(R){
const I=new Map(R.map(({places:b,placesLeftOut:_=0})=>[b,_])),W=[];for(const b of I.keys())W.length<f&&W.push(...b);const K=I.entries().reduce((b,[_,B])=>b+_.length+
B,0),F=C(W.filter(P)),x=[...new Set(W.filter(b=>typeof b=="string"))];return{lines:F,settings:x,leftOut:K-W.length}}const g=({places:R})=>R.find(P)??null,l=R=>R.
map(g).find(I=>I!==null)??null;function c(R,{clients:I,repositories:W},K,F){const{lines:x,settings:b,leftOut:_}=m([R]);return[["help",(0,o.RK)(R.problem.help??"",
K)],["affects",(0,O.od)(R.affects,I)],["hits",n([R],W.length)],["also at",T(a(x,x.slice(0,1)),F,E,_)],["required by",T(b,F)]].filter(([,it])=>it!=="")}const p=({
requirements:R})=>R.some(({because:I})=>I.some(P)),h=R=>new Set(R.flatMap(({places:I})=>I.filter(P).map(({file:W})=>W))).size,w=R=>R.filter(I=>g(I)===null),v=R=>R.
every(({problem:I})=>I.code.startsWith("credentials-"))?"credentials":"settings",i=R=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(R)&&(0,y._M)(R)===null,P=R=>typeof R!=
"string";function C(R){const I=new Map;return R.filter(W=>{const{file:K,line:F}=typeof W=="string"?{file:W,line:0}:W,x=I.get(K);if(x===void 0)I.set(K,new Set([F]));else{
if(x.has(F))return!1;x.add(F)}return!0})}}),6763:((gt,N,t)=>{t.d(N,{h$:()=>e,q9:()=>M,rc:()=>A});var y=t(4e3),O=t(7574),o=t(5102),E=t(4120),k=t(8884);const S=50,
T=3,M=a=>(0,E.UV)(a,S,$=>$,$=>`and ${(0,E.px)($,"more remark")}`),A=a=>[...d(a),...s(a)];function d({files:a}){const $=a.filter(({exclude:g,severity:l})=>g!==void 0&&
l!=="notice"),f=new Set($.flatMap(({exclude:g})=>g??[])),m=(0,k.eb)($).length;return $.length===0?[]:[r($.length,[...f],m)]}function r(a,$,f){const m=a===1?"1 f\
inding is":`${a} findings are`,g=f===1?" of 1 repository":` of ${f} repositories`,[l,c]=f===0?["","`exclude`"]:[g,"`exclude` where their files are read"];return`${m}\
 in tests, examples or templates${l}, where errors are warnings; to skip such files, set ${c}: ${(0,y.XT)($,T)}`}function s({roots:a}){return a.some(({rows:f})=>f.
some(({platforms:m})=>m.some(({available:g})=>g===!0)))?["signatures of provider packages were not verified"]:[]}function n({hosts:a},{scan:$,repositories:f,shards:m}){
const{files:g,bytes:l,usages:c,durationMs:p}=$,h=a.filter(k.Qz).length,w=(0,o.mt)(m),v=w?"all registry hosts":(0,E.px)(h,"registry host"),P=h===0&&!w?"no regist\
ry host is used":`${(0,E.px)(c,"usage")} of ${v}`;return f.length>0?`${P} in ${(0,E.px)(f.length,"repository")}`:g===0&&p===0?null:g===0?"found no Terraform or \
OpenTofu files":`scanned ${(0,E.px)(g,"file")} (${(0,O.tY)(l)}) in ${(0,O.kJ)(p)}: ${P}`}function e(a,$){const{dialect:f,durationMs:m,scan:g,remarks:l,shards:c}=$,
p=n(a,$),w=a.hosts.length===0&&g.files===0?"":` for ${(0,E.QI)(f)} (${f.why})`;return[`${u(a)}; checked in ${(0,O.kJ)(m)}${w}`,...(0,E.y0)(c,a.hosts.length+a.roots.
length>0),...p===null?[]:[p],...l]}function u({findings:a,ignored:$}){const f=(0,E.H8)(a)||"no findings";return $>0?`${f}, ${$} ignored`:f}}),4148:((gt,N,t)=>{t.
d(N,{Fg:()=>d,LC:()=>n,Mm:()=>M,P:()=>$,cZ:()=>f,eX:()=>R,fi:()=>e,g5:()=>u,ie:()=>l,ij:()=>C,jB:()=>a,mC:()=>c,nS:()=>p,ns:()=>P,pJ:()=>s,qj:()=>A});var y=t(5143),
O=t(1064),o=t(5011),E=t(5257),k=t(4120),S=t(8884);const T=["fails","warns","works"];function M({worst:K}){return K==="error"?"fails":K==="warning"?"warns":"work\
s"}const A=({rows:K})=>T.find(F=>K.some(x=>M(x)===F))??"works";function d(K){const F=A({rows:K});return F==="works"&&K.some(r)?"skipped":F}const r=({chosen:K})=>Object.
keys(K).length===0,s={fails:"init fails",warns:"has warnings",works:"passed"},n=3,e=({directory:K},F)=>K===E.cd.file?E.cd.file:K==="."?"the top directory":F(K);
function u(K,F=0){const x=K.filter(({directory:Y})=>Y!==E.cd.file),{failing:b}=a(x),{length:_}=b;if(_===0)return null;const B=new Set(b.map(({directory:Y})=>(0,y.
_M)(Y))),it=F<2?"":` (${(0,S.iW)(B.size,F)})`;return x.length===1?`init fails${it}`:`init fails in ${_===x.length?`all ${_}`:`${_} of ${x.length}`} root modules${it}`}
function a(K){const{fails:F=[],warns:x=[],works:b=[]}=Object.groupBy(K,A);return{failing:F,wrong:[...F,...x],good:b}}function $({rows:K}){const{fails:F=[],warns:x=[],
works:b=[]}=Object.groupBy(K,M);return{wrong:[...F,...x],good:b}}function f(K){const F=new Map;for(const _ of a(K).wrong)for(const B of $(_).wrong){const it=m(B),
ct=F.get(it)??{row:B,roots:new Set};F.set(it,ct),ct.roots.add(_)}const{fails:x=[],warns:b=[]}=Object.groupBy(F.values(),({row:_})=>M(_));return[...x,...b]}const m=({
kind:K,source:F,constraints:x,locked:b,chosen:_,problems:B})=>JSON.stringify([K,F,x,b,_,B]),g=3;function l(K,F){const x=new Map(K.map(_=>[_.row,[..._.roots]]));
return{title:"root modules",cell:_=>{const B=x.get(_)??[],it=B.slice(0,g).map(F);return(0,k.K4)(it,g,B.length-it.length)}}}const c=({address:K,host:F},{clients:x})=>x.
every(b=>(0,o.Vm)(b)===F)&&K.startsWith(`${F}/`)?K.slice(F.length+1):K;function p(K){const F=[...new Map(K.map(ct=>[`${ct.kind} ${ct.source}`,ct])).values()],x=[
"module","provider"].flatMap(ct=>{const{length:Y}=F.filter(et=>et.kind===ct);return Y===0?[]:[(0,k.px)(Y,ct)]});if(x.length===0)return"no registry modules and n\
o providers";const b=K.some(({platforms:ct})=>ct.length>0)?" and package":"",_=F.filter(r).length,B=F.filter(({chosen:ct})=>Object.values(ct).includes(null)).length,
it=_+B===0?`every version${b} is available`:[...B>0?[`${B} without a version`]:[],..._>0?[`${_} not checked`]:[]].join(", ");return`${x.join(" and ")}, ${it}`}const h=60,
w=6,v=60,i=12;function P({clients:K,rows:F},x){const b=F.every(({chosen:B})=>new Set(Object.values(B)).size<=1),_=[{title:"constraint",cell:({constraints:B})=>(0,k.
K4)([...new Set(B)].map(it=>x(it,v)),w)},...b?[{title:"version",cell:B=>I(B,null,x)}]:K.map(B=>({title:O.bB[B],cell:it=>I(it,B,x)})),{title:"newest",cell:({newest:B})=>B===
null?"":x(B,h)},{title:"platforms",cell:({platforms:B})=>W(B,x)}];return C(_,F)}const C=(K,F)=>K.filter(({cell:x})=>F.some(b=>x(b)!=="")),R=K=>({title:"problem",
cell:({problems:F})=>F.filter(({usualSeverity:x})=>x!=="notice").map(K).join(", ")});function I({chosen:K,locked:F},x,b){const _=x===null?Object.values(K)[0]:K[x];
return _===void 0?"":_!==null?`${b(_,h)}${_===F?" (locked)":""}`:F===null?"none":`none (locked: ${b(F,h)})`}function W(K,F){const x=K.map(({platform:b,available:_})=>`${_===
null?"?":_?"\u2713":"\u2717"} ${F(b,h)}`);return(0,k.K4)(x,i)}}),5257:((gt,N,t)=>{t.d(N,{JT:()=>k,KS:()=>S,MO:()=>T,MP:()=>E,W$:()=>o,cd:()=>O});const y="hostna\
mes input",O={file:y,line:1,column:1,endColumn:1},o=M=>M.file===y?y:M,E=({host:M,namespace:A,name:d,system:r})=>`${M}/${A}/${d}/${r}`,k=({host:M,namespace:A,type:d})=>`${M}\
/${A}/${d}`;function S({version:M},A){if(M===null)return null;const d=M.text??M.values?.[A]??null;return d===null?null:{text:d,place:M.place}}const T=(M,A)=>`${M}\
 ${A}`}),8416:((gt,N,t)=>{t.d(N,{L2:()=>d,oh:()=>S,rU:()=>r});var y=t(4e3),O=t(5143),o=t(1064),E=t(5603),k=t(3469);function S(l,c){let p;return()=>(p??=t.e(9249).
then(t.bind(t,9249)).then(({readTools:h})=>h(l,c)),p)}const T=["terraform"],M="assumed, CLI not detected; set `dialect`",A="CLI not detected; set `dialect` to c\
heck one";async function d({setting:l,scan:c}){const p=l.name==="auto"?null:n(l.name);if(c===null||c.isEmpty){const C=p===null?A:s;return f(p??o.Du,[C],[],l,{signs:[],
constraints:[]})}const h=await $(c,l,p),{constraints:w}=c;if(p!==null)return f(p,[s],[],l,{signs:h,constraints:w});const v=a(h);if(v.length===0)return{...f(T,[M],
[],l,{signs:h,constraints:w}),isGuess:!0};const i=e(v),P=i.flatMap(C=>v.find(R=>R.client===C)??[]);return f(i,P.map(g),v,l,{signs:h,constraints:w})}async function r({
clients:l},c){if(c===null||c.isEmpty)return o.zK;const{others:p}=await c.tools(),h=l;return o.zK.filter(w=>h.includes(w)||p.has(w)||w==="terragrunt"&&c.usesTerragrunt)}
const s="set by `dialect`",n=l=>l==="both"?o.Du:[l],e=l=>o.Du.filter(c=>l.some(p=>p.client===c));function u(l){const c=l.filter(({place:p})=>!(0,O.Zl)(p.file));
return c.length===0?l:c}const a=l=>{const c=u(l);return E.A.map(h=>c.filter(w=>w.level===h)).find(({length:h})=>h>0)??[]};async function $({signs:l,tools:c,hasCloudHostname:p},h,w){
const v=a(l),i=w??e(v),P=v.every(({place:F})=>(0,O.Zl)(F.file)),C=w===null&&(P||v.some(({isCloud:F})=>F)),R=h.version===null&&i.some(F=>(0,k.w)(F,[]).length>1);
if(!C&&!R)return l;const{setsCloudHostname:I,signs:W}=await c(),K=p||I;return[...l.filter(({isCloud:F})=>!(F&&K)),...W]}function f(l,c,p,h,w){const[v,...i]=l,P=l.
map(I=>m(I,h,w)),C=P.flatMap(({client:I,version:W})=>W===null?[]:[[I,W]]),R=P.flatMap(({version:I,signs:[W]})=>I===null||W===void 0?[]:[g(W)]);return{name:v===void 0||
i.length>0?"both":v,clients:l,releases:P.flatMap(({releases:I})=>I),versions:Object.fromEntries(C),why:[...new Set([...c,...R])].join(", "),evidence:[...new Set(
[...p,...P.flatMap(({signs:I})=>I)])]}}function m(l,{version:c},p){if(c!==null)return{client:l,releases:(0,k.w)(l,[c]),version:c,signs:[]};const h=u(p.signs.filter(
R=>R.client===l&&R.version!==null)),w=[...new Set(h.map(R=>(R.version??"").replace(/^v/,"")))];if(w.length>0){const[R="",...I]=w,W=I.length===0&&(0,k.l)(R);return{
client:l,releases:(0,k.w)(l,w),version:W?R:null,signs:h}}const v=u(p.constraints),i=v.map(({text:R})=>R),P=(0,k.w)(l,i);if(P.length===(0,k.w)(l,[]).length)return{
client:l,releases:P,version:null,signs:[]};const C=v.map(({text:R,place:I})=>({client:l,level:"syntax",place:I,text:`requires ${(0,y.dh)(R)}`,version:R}));return{
client:l,releases:P,version:i.length===1?i[0]??null:null,signs:C}}const g=({place:l,text:c})=>`${l.file}:${l.line} ${c}`}),2161:((gt,N,t)=>{t.d(N,{L8:()=>r,TD:()=>u,
U4:()=>A,Z8:()=>a,e0:()=>d,tr:()=>M});var y=t(1064);const O=["terraform"],o=["opentofu"],E=[{suffix:".tftest.hcl",class:"test",clients:y.Du,twin:".tofutest.hcl"},
{suffix:".tftest.json",class:"test",clients:y.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:o},{suffix:".tofutest.json",class:"test",clients:o},
{suffix:".tfquery.hcl",class:"query",clients:O},{suffix:".tfquery.json",class:"query",clients:O},{suffix:".tfmigrate.hcl",class:"migrate",clients:O},{suffix:".t\
fcomponent.hcl",class:"stack",clients:O},{suffix:".tfcomponent.json",class:"stack",clients:O},{suffix:".tfstack.hcl",class:"stack",clients:O},{suffix:".tfstack.\
json",class:"stack",clients:O},{suffix:".tfdeploy.hcl",class:"deploy",clients:O},{suffix:".tfdeploy.json",class:"deploy",clients:O},{suffix:".tfmock.hcl",class:"\
none",clients:y.Du},{suffix:".tofumock.hcl",class:"none",clients:o},{suffix:".tf.json",class:"config",clients:y.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"\
config",clients:o},{suffix:".tf",class:"config",clients:y.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:o},{suffix:"terragrunt.hcl.json",class:"terrag\
runt",clients:y.Du},{suffix:".hcl",class:"terragrunt",clients:y.Du}],k=Map.groupBy(E,({suffix:$})=>$.slice($.lastIndexOf(".")+1)),S=".terraform.lock.hcl",T={class:"\
lock",syntax:"hcl",clients:y.Du,isOverride:!1},M=$=>$.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test($),A=".terraform/modules/modules.json",d={...T,class:"\
manifest",syntax:"json"};function r($,f,m){if($===S)return T;const l=k.get($.slice($.lastIndexOf(".")+1))?.find(({suffix:C})=>$.endsWith(C));if(l===void 0||l.class===
"none")return;const c=s($)&&l.class==="test"&&m==="tests";if(s($)&&!c)return;const p=$.slice(0,-l.suffix.length),h=l.twin!==void 0&&f.has(p+l.twin),w=p==="overr\
ide"||p.endsWith("_override"),v=h||c;if(v&&!l.clients.includes("terraform"))return;const i=v?O:l.clients,P=$.endsWith(".json")?"json":"hcl";return{class:l.class,
syntax:P,clients:i,isOverride:w}}const s=$=>$.startsWith(".")||$.endsWith("~")||$.startsWith("#")&&$.endsWith("#"),n=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
e=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","at\
lantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuil\
d|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].
join("|")})$`,"i"),u=$=>n.test($),a=$=>u($)||e.test($)}),6195:((gt,N,t)=>{t.d(N,{$8:()=>S,G$:()=>T,Ls:()=>E,UO:()=>M,VK:()=>o,sq:()=>A});var y=t(6760);const O=/[*?[{]/;
function o(d){const r=d.split("/"),s=r.findIndex(n=>O.test(n));return s<0?{fixed:d}:{fixed:r.slice(0,s).join("/"),glob:r.slice(s).join("/")}}function E(d){const r=d.
map(s=>{const n=s.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:n,start:k(n)}});return s=>{const n=s.toLowerCase();return r.some(({glob:e,start:u})=>e===
s||n.startsWith(u)&&y.posix.matchesGlob(s,e))}}function k(d){const[r=""]=d.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(d)??[];return r.toLowerCase()}const S=({
file:d,glob:r},s)=>d===s||r!==void 0&&y.posix.matchesGlob(s,r),T=d=>d.startsWith(".")||d==="node_modules",M=(d,r)=>d===r||d.startsWith(r.endsWith(y.sep)?r:r+y.sep),
A=d=>y.sep==="/"?d:d.replaceAll(y.sep,"/")}),5603:((gt,N,t)=>{t.d(N,{A:()=>E,j:()=>S});var y=t(5143),O=t(1064),o=t(5011);const E=["lock-file","syntax","version-\
file","tool","hook"],k=100;class S{found=new Map;allowed=new Map;addFiles(A){for(const{file:d,kind:r,scope:s,isContext:n}of A){if(n)continue;const[e]=r.clients;
if(e!==void 0&&r.clients.length===1&&!T(d)){const u={file:d,line:1,column:1,endColumn:1};this.addSyntax(e,`is read by ${O.bB[e]} only`,u)}for(const u of s.traits)
this.addTrait(u)}}addUsages(A){for(const d of A)d.kind==="lock_provider"?this.addLock(d):d.kind==="cloud_default"&&this.addCloud(d)}signs(){return[...this.found.
values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:A,text:d,place:r}){if(A==="version"){if(this.allowed.size>=k)return;const s=(0,y.Zl)(r.file)?
`${d} aside`:d;this.allowed.has(s)||this.allowed.set(s,{text:d,place:r})}else if(A==="binary"){const n={client:d==="tofu"?"opentofu":"terraform",level:"version-\
file",place:r,version:null};this.put({...n,text:"sets terraform_binary"})}else if(A!=="compatible"&&A!=="provider-version"){const{client:s,what:n}=O.$I[A];this.
addSyntax(s,`has ${n}`,r)}}addLock({host:A,place:d}){const r=O.Du.find(n=>(0,o.Vm)(n)===A);if(r===void 0)return;const s=`locks providers from ${A}`;this.put({client:r,
level:"lock-file",place:d,text:s,version:null})}addCloud({clients:A,isOverridden:d,place:r}){if(d||!A.includes("terraform"))return;this.put({client:"terraform",
level:"syntax",place:r,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax(A,d,r){this.put({client:A,level:"syntax",place:r,text:d,version:null})}put(A){
const d=`${A.client} ${A.text}`;if(this.found.has(d))return;const r=(0,y.Zl)(A.place.file)?`${d} aside`:d;this.found.has(r)||this.found.set(r,A)}}const T=M=>/(^|\/)[.#][^/]*$/.
test(M)}),7854:((gt,N,t)=>{t.d(N,{Oo:()=>T,YW:()=>E,kA:()=>S,sw:()=>k,u3:()=>d,vH:()=>M});var y=t(7052),O=t(1064);const o={line:1,column:1,endColumn:1};function E(r,s,n=o){
const e={file:r===""?".":r,...n};return{problem:s,place:e,clients:O.Du,host:null}}function k(r,s){const n=T(u=>u.filter(a=>s.includes(a))),e=T(u=>u.map(a=>({...a,
clients:n(a.clients)})).filter(a=>a.clients.length>0));return r.flatMap(u=>{const a=n(u.clients);if(a.length===u.clients.length)return u;const $=e(u.needs),f=u.
isHostImplied?$[0]?.host??u.host:u.host;return a.length===0?[]:{...u,clients:a,needs:$,host:f}})}const S=r=>{const s=new Set;for(const{host:n,isHostImplied:e}of r)
n!==null&&!e&&s.add(n);return s};function T(r){let s;return n=>{s??=new Map;const e=s.get(n);if(e!==void 0||s.has(n))return e;const u=r(n);return s.set(n,u),u}}
const M=(r,s)=>r.filter(n=>n.clients.some(e=>s.includes(e))),A=1e4;class d{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(s=A){this.max=s}add(s){
const{problem:n,place:e}=s;if(n.code==="file-syntax"){if(this.broken.has(e.file))return;this.broken.add(e.file)}const u=this.kept.get(n.severity)??0;this.kept.set(
n.severity,u+1),u<this.max?this.notes.push(s):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const s=(0,y.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,E(".",s)]}}}),7152:((gt,N,t)=>{t.d(N,{G:()=>u});var y=t(3024),O=t(6760),o=t(9461),E=t(5747),k=t(7052),S=t(9664),T=t(
2161),M=t(6195);function A(g,l,c,p){if(g.kind==="error")return(0,k.fileUnreadable)({what:"link",code:g.code});const{kind:h,path:w}=g;return(0,M.UO)(w,l.boundary)?
h==="directory"?null:h==="special"?(0,k.fileUnreadable)({what:"link-to-special-file"}):{path:w,isScanned:d(w,l,c,p)}:(0,k.fileOutside)()}function d(g,l,c,p){if(l.
file!==void 0||l.glob!==void 0||!(0,M.UO)(g,l.path))return!1;const[h="",...w]=(0,M.sq)((0,O.relative)(l.path,g)).split("/").toReversed();if(w.some(M.G$))return!1;
const v=(0,M.sq)((0,O.relative)(c,g)).split("/");return v.map((P,C)=>v.slice(0,C+1).join("/")).slice(-1-w.length).some(p)?!1:(0,T.L8)(h,new Set([h]),w[0]??"")!==
void 0}var r=t(7854);const s={files:1e6,entries:1e7,directoryFiles:5e4},n=200,e=1e4;function*u(g,l={toolFiles:[],hasPlugins:!1},c=s){const p=new $(g,l,c);for(const h of g.
scan){const w=a(p.root,h);"path"in w?yield*p.walkFrom(w):yield{kind:"note",note:w}}}function a(g,l){const{fixed:c,glob:p}=(0,M.VK)(l);try{const h=(0,y.realpathSync)(
(0,O.resolve)(g,c)),w=(0,M.sq)((0,O.relative)(g,h)),v=(0,M.UO)(h,g),i=v?g:h;if(p!==void 0)return{path:h,name:w,boundary:i,glob:(0,S.Gz)(w,p)};if((0,y.statSync)(
h).isDirectory())return{path:h,name:w,boundary:i};const P=(0,O.resolve)(h,"..");return{...{path:P,name:(0,M.sq)((0,O.relative)(g,P))},boundary:v?g:P,file:w}}catch(h){
return(0,r.YW)(l,(0,k.fileUnreadable)({what:"scan",code:(0,E.Oj)(h)}))}}class ${root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:l,scan:c,
exclude:p},h,w){this.root=(0,y.realpathSync)(l),this.isExcluded=(0,M.Ls)(p),this.aside=h,this.limits=w,this.selected=c.length>1?new Set:null}*walkFrom(l){const c=l.
glob===void 0&&l.file===void 0,p=[{path:l.path,name:l.name,depth:0,isSelected:c}];for(let h=p.pop();h!==void 0;h=p.pop()){yield{kind:"directory",name:h.name};const w=m(
h);if("problem"in w){yield{kind:"note",note:w};continue}const v=[];for(const i of this.findFiles(l,h,w))if("problem"in i)yield{kind:"note",note:i};else if(v.length<
this.limits.directoryFiles)v.push(i);else{yield f(h,"directory",this.limits.directoryFiles);break}if(this.files+=v.length,this.entries+=w.length,this.entries>this.
limits.entries||this.files>this.limits.files){yield f(h,"files",this.limits.files);return}if(v.some(({isContext:i})=>!i)&&(yield{kind:"module",files:v}),l.file!==
void 0)return;for(const i of this.findDirectories(l,h,w))p.push(i)}}*findFiles(l,c,p){const h=new Set;let w=!1;for(const i of p)(0,T.tr)(i.name)&&!i.isDirectory()&&
h.add(i.name),w||=i.name===".terraform",this.aside.hasPlugins||=i.name==="terraform.d";const v=c.name.slice(c.name.lastIndexOf("/")+1);for(const i of p){if(i.isDirectory())
continue;const P=(0,T.L8)(i.name,h,v);if(P===void 0){(0,T.Z8)(i.name)&&this.addToolFile(c,i.name);continue}const C=(0,S.Gz)(c.name,i.name),I={path:c.path+O.sep+
i.name,file:C,kind:P,isContext:!this.select(l,c,C)};i.isFile()?yield I:i.isSymbolicLink()?yield*this.follow(l,I):yield(0,r.YW)(C,(0,k.fileUnreadable)({what:"spe\
cial-file"}))}if(w&&c.isSelected){const i=[c.path,...T.U4.split("/")].join(O.sep),P=(0,o.$)(i);P.kind==="file"&&P.path===i&&(yield{path:i,file:(0,S.Gz)(c.name,T.
U4),kind:T.e0,isContext:!1})}}addToolFile({path:l,name:c},p){const h=(0,S.Gz)(c,p);this.aside.toolFiles.length>=e||this.isExcluded(h)||this.aside.toolFiles.push(
{path:l+O.sep+p,file:h})}select(l,c,p){return!(c.isSelected||(0,M.$8)(l,p))||this.isExcluded(p)||this.selected?.has(p)?!1:(this.selected?.add(p),!0)}*follow(l,c){
const p=A((0,o.$)(c.path),l,this.root,this.isExcluded);p!==null&&("code"in p?yield(0,r.YW)(c.file,p):yield{...c,path:p.path,isContext:c.isContext||p.isScanned})}findDirectories({
glob:l},{path:c,name:p,depth:h,isSelected:w},v){const i=[];for(const P of v.toReversed()){if(!P.isDirectory()||(0,M.G$)(P.name))continue;const C=(0,S.Gz)(p,P.name);
if(this.isExcluded(C))continue;const R=w||l!==void 0&&O.posix.matchesGlob(C,l),I=c+O.sep+P.name;i.push({path:I,name:C,depth:h+1,isSelected:R})}return i}}const f=({
name:g},l,c)=>({kind:"note",note:(0,r.YW)(g,(0,k.fileLimit)({kind:l,max:c}))});function m({path:g,name:l,depth:c}){if(c>n)return(0,r.YW)(l,(0,k.fileLimit)({kind:"\
depth",max:n}));try{return(0,y.readdirSync)(g,{withFileTypes:!0}).sort((p,h)=>p.name<h.name?-1:1)}catch(p){return(0,r.YW)(l,(0,k.fileUnreadable)({what:"director\
y",code:(0,E.Oj)(p)}))}}}),3612:((gt,N,t)=>{t.d(N,{ev:()=>M,ZW:()=>T,BU:()=>S,tG:()=>A,tC:()=>d});function y(r,s){const n=new TextEncoder().encode(r);let e=1,u=-1;
for(let a=1;a<=s;a+=1){const $=O(n,a);$>u&&(u=$,e=a)}return e}function O(r,s){const{length:n}=r,e=n&-4;let u=s;for(let a=0;a<e;a+=4)u^=E(o(r,a,4)),u=Math.imul(u<<
13|u>>>19,5)+3864292196|0;return e<n&&(u^=E(o(r,e,n-e))),u^=n,u=Math.imul(u^u>>>16,2246822507),u=Math.imul(u^u>>>13,3266489909),(u^u>>>16)>>>0}function o(r,s,n){
let e=0;for(let u=n-1;u>=0;u-=1)e=e<<8|(r[s+u]??0);return e}function E(r){const s=Math.imul(r,3432918353);return Math.imul(s<<15|s>>>17,461845907)}const k=500;function S(r,s,n){
const e=new Map;for(const g of n.values())e.set(g,(e.get(g)??0)+1);const u=Array.from(e).flatMap(([g,l])=>l>k?g:[]),a=new Set(u),$=new Set([...s,...e.keys()]),f=new Set(
[...$].filter(g=>!a.has(g)&&y(g,r.count)!==r.index)),m=Array.from(n).flatMap(([g,l])=>(a.has(l)?!M({...r,split:a},l,g):f.has(l))?g:[]);return{...r,split:a,others:new Set(
m),otherHosts:f}}const T=r=>r===null||r.index===1,M=(r,s,n)=>y(r.split.has(s)?`${s} ${n}`:s,r.count)===r.index,A=(r,s)=>r===null||(s===null?r.index===1:y(s,r.count)===
r.index),d=(r,s,n)=>r?.split.has(s)?Math.ceil(n/r.count):n}),1435:((gt,N,t)=>{t.d(N,{U7:()=>O,jK:()=>o,op:()=>E});var y=t(9562);const O=()=>Promise.all([t.e(4261),
t.e(3432),t.e(2629),t.e(2926)]).then(t.bind(t,2926));async function o(S,T,M,{environment:A,directory:d,mayHavePlugins:r,plugins:s=null}){if(T.hostnames.length===
0&&S.every(({needs:m})=>m.length===0))return{usages:S,remarks:[],findings:[],configs:[],releases:M.releases};const n=await E(T.cliConfig,M.clients,A),e=M.releases.
map(m=>{const g=n.find(({client:l})=>l===m.client);return{...m,attemptMs:g?.requestTimeoutMs??m.attemptMs}}),u={root:d,plugins:s,mayHavePlugins:r,releases:e,asksMirrors:T.
depth!=="discovery"},a=await k(S,n,u),$=[...n.flatMap(m=>m.findings),...a.findings],{mergeFindings:f}=await O();return{...a,findings:f($),configs:n,releases:e}}
async function E(S,T,M){const{readCliConfig:A,thisMachine:d}=await O(),r=d(M);return T.map(s=>A(s,r,S))}async function k(S,T,M){if(!S.some(({needs:r})=>r.some(({
service:s})=>s===y.xq)))return{usages:S,remarks:[],findings:[]};const{withoutInstalled:d}=await Promise.all([t.e(5927),t.e(2488)]).then(t.bind(t,5927));return d(
S,T,M)}}),8723:((gt,N,t)=>{t.d(N,{Z:()=>M,j:()=>k});var y=t(1064),O=t(7854),o=t(5960),E=t(1435);async function k({requirements:A,roots:d,usages:r,part:s,checkouts:n},e,u,a){
const $=[...new Set(A.map(({host:I})=>I))],f=(0,o.e)(A,e,u),m=Array.from(f,([I,W])=>(0,o.i)(I,W)),g=$.filter(I=>!f.has(I)),l=e.depth!=="discovery"&&d.length>0;if(g.
length===0&&!l)return{visits:m,inquiry:Promise.resolve(null),tokenSources:new Map};const{attemptLimitMs:c,visitHosts:p}=await(0,E.U7)(),{configs:h,releases:w}=u,
{credentials:v,forced:i}=await M(e,h,a),P=await S(v,e,a),C=await p(g,{...P,forced:i,required:Map.groupBy(A,({host:I})=>I),maxRedirects:Math.max(...u.clients.map(
I=>y.NX[I])),releases:w,timeoutMs:e.timeoutMs??c(w),retries:e.retries,progress:I=>a.progress({kind:"visits",...I})}),R=e.depth==="discovery"?Promise.resolve(null):
T(d,{...P,usages:r,part:s,settings:e,dialect:u,configs:h,environment:a.environment,directory:a.directory,lockHashes:n?.lockHashes??null,plugins:n?.plugins??null,
learn:a.secrets.learn,progress:I=>a.progress({kind:"registries",...I}),visits:C});return{visits:[...C,...m],inquiry:R,tokenSources:v.known}}async function S(A,d,{
startTimer:r,stop:s}){const{networkOf:n}=await(0,E.U7)();return{network:n(d),credentials:{...A,find:(0,O.Oo)(A.find)},concurrency:d.concurrency,random:Math.random,
now:Date.now,startTimer:r,stop:s}}async function T(A,{environment:d,...r}){const{inquire:s}=await Promise.all([t.e(1741),t.e(5927),t.e(4261),t.e(3432),t.e(7517),
t.e(3567)]).then(t.bind(t,3567)),{thisMachine:n}=await(0,E.U7)(),e=r.settings.depth==="packages"?await Promise.all([t.e(1741),t.e(5927),t.e(400),t.e(4261),t.e(7517),
t.e(774)]).then(t.bind(t,774)):null;return s(A,{...r,machine:n(d),askPackages:e?.askPackages??null})}async function M(A,d,{environment:r,secrets:s,kill:n,stop:e}){
const{readMachineCredentials:u}=await(0,E.U7)();return u({...A,configs:d},r,{learn:s.learn,kill:n,stop:e.signal,abortAfter:a=>AbortSignal.timeout(a)})}}),5453:((gt,N,t)=>{
t.d(N,{D0:()=>s,lz:()=>n,K$:()=>f,a3:()=>a,Xo:()=>u});var y=t(2389),O=t(7052),o=t(6697),E=t(1831),k=t(9664);function S(m,{evidence:g,versions:l}){if(m.version!==
null)return()=>m.version;const c=g.filter(({level:p,version:h})=>p==="version-file"&&h!==null);return(p,h)=>c.some(v=>v.client===p&&T(h,(0,k.jt)(v.place.file)))?
l[p]??null:null}const T=(m,g)=>g===""||`${m}/`.startsWith(`${g}/`);var M=t(6195),A=t(7854),d=t(3152);const r=2e5;async function s({usages:m,notes:g,scanned:l,changed:c,
dialect:p,settings:h,listed:w}){const{declared:v,endedAt:i}=l;if(m.length===0&&!v.some(q=>"place"in q)&&h.roots.length===0)return{roots:[],notes:[]};const{rootsOf:C}=await t.
e(5353).then(t.bind(t,5353)),{Readings:R,RootNotes:I,textNotes:W}=await Promise.all([t.e(1741),t.e(1203)]).then(t.bind(t,1203)),{clients:K,versions:F}=p,x={usages:m,
declared:v,clients:K},b=w===void 0?await n(x,h,i===null):await e(x,w),_=[],B=[],it=new R,ct=h.dialect.name==="auto"?[]:K,Y=new I({clients:K,readings:it,upgrade:h.
upgrade,versionIn:S(h.dialect,p)}),et=h.depth!=="discovery";let Ot=0;for(const q of C(b,{changed:c,versions:F,hasCalls:et})){if(Ot+=q.directories.length,Ot>r){B.
push((0,A.YW)(q.directory,(0,O.fileLimit)({kind:"roots",max:r})));break}Y.add(q),et&&_.push(q)}const Bt=[...W(m,v,{...p,readings:it,set:ct})].filter(({place:q})=>c===
null||c.has(q.file)),Pt=new Set(g.flatMap(({problem:q,place:ht})=>q.code==="lock-invalid"?ht.file:[])),Z=[...Bt,...Y.notes()].filter(({place:q})=>!Pt.has(q.file));
return{roots:_,notes:[...Z,...B]}}async function n(m,{roots:g},l){const{layoutsOf:c,unmatched:p}=await t.e(5353).then(t.bind(t,5353)),h=g.map(i=>({text:i,matches:(0,M.
Ls)([i])})),w=c({...m,patterns:h}),v=l?p(w,h):[];if(v.length===0)return w;throw new d.GN(v.map(i=>`roots: no directory with configuration matches ${i}`))}async function e(m,g){
const{layoutsOf:l}=await t.e(5353).then(t.bind(t,5353));return m.clients.flatMap(c=>l({...m,clients:[c],patterns:[{text:"",matches:h=>g.get(c)?.has(h)===!0}]}))}
async function u(m,g){return g.every(({lockFile:c})=>c===null)?m:(await t.e(3862).then(t.bind(t,3862))).withoutUnusedLocks(m,g)}function a(m,g,{depth:l},c){if(l===
"discovery")return m;const p=({kind:w,workspace:v})=>w==="cloud_default"?!!c.TF_CLOUD_HOSTNAME:w!=="backend_remote_default"||v?.organization===null,h=new Set(g.
filter(w=>!p(w)).map(({place:w})=>$(w)));return m.map(w=>w.problem.code==="host-missing"&&h.has($(w.place))?{...w,problem:{...w.problem,severity:"error"}}:w)}const $=({
file:m,line:g,column:l})=>`${m}:${g}:${l}`;async function f(m,g,l){try{const c=await m;if(c===null)return y.j7;const{judgeInit:p}=await Promise.all([t.e(1741),t.
e(7341),t.e(5761)]).then(t.bind(t,5761));return p(c,l)}catch(c){const h=g.filter(({attempt:w})=>w.discovery.kind==="found").map(({host:w})=>{const v=(0,o.hostCheckCrashed)(
{host:(0,E.nx)(w),thrown:c});return{services:[],problem:v,needed:!0,host:w,places:[]}});return{...y.j7,drafts:h}}}}),370:((gt,N,t)=>{t.d(N,{C_:()=>d,IZ:()=>M,PT:()=>A,
SQ:()=>k});var y=t(6897),O=t(8416),o=t(7152);const E=20;async function k({scan:r,exclude:s},{directory:n,environment:e,stop:u,progress:a}){const $={root:n,scan:r,
exclude:s},f=u.why===null?T($):null;if(f!==null)return f;const{scanInSteps:m}=await S(),g=m($,Object.keys(e));return(0,y.n)(g,u,l=>a({kind:"scan",files:l}))}const S=()=>Promise.
all([t.e(400),t.e(7210),t.e(5962)]).then(t.bind(t,5962));function T(r){const s={toolFiles:[],hasPlugins:!1};let n=0;for(const{kind:e}of(0,o.G)(r,s))if(n+=1,e!==
"directory"||n>E)return null;return{...s,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const M=(r,s,n)=>(0,O.
L2)(A(r,s,n));function A({dialect:r,exclude:s,scan:n},e,{environment:u,directory:a}){if(n.length===0)return{setting:r,scan:null};const $=(0,O.oh)({root:a,exclude:s},
e.toolFiles),f=!!u.TF_CLOUD_HOSTNAME;return{setting:r,scan:{...e,tools:$,hasCloudHostname:f}}}const d=({hasPlugins:r},{scan:s})=>r||s.some(n=>n!==".")}),7082:((gt,N,t)=>{
t.d(N,{O:()=>y});const y=O=>({discovery:O,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((gt,N,t)=>{
t.d(N,{C:()=>o,h:()=>k});var y=t(7854);const O=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_\
backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function o(T,M,A,d=(0,y.kA)(M)){const r=T.hostnames.flatMap(({host:n,services:e})=>{
const u=e.length>0?e:T.requiredServices;return(u.length>0?u:["any"]).map($=>({host:n,service:$,clients:A,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),
s=new Set([...d,...T.hostnames.map(({host:n})=>n)]);return k([r,E(M,s)],A)}function*E(T,M){for(const{kind:A,needs:d,place:r}of T){const s=!O.has(A);for(const n of d)
yield{...n,because:[r],isImplied:!M.has(n.host),isForInit:s}}}function k(T,M){const A=new Map;for(const d of T)for(const r of d)S(A,r);return Array.from(A.values(),
d=>({...d,clients:M.filter(r=>d.clients.includes(r))}))}function S(T,M){const{host:A,service:d,clients:r,because:s}=M,n=`${A} ${d}`,e=T.get(n);if(e===void 0){T.
set(n,{...M,clients:[...r],because:[...s]});return}e.isForInit||=M.isForInit,e.isImplied&&=M.isImplied,e.isAssumed===!0&&(e.isAssumed=M.isAssumed===!0);for(const u of s)
e.because.push(u);for(const u of r)e.clients.includes(u)||e.clients.push(u)}}),5960:((gt,N,t)=>{t.d(N,{e:()=>E,i:()=>S});var y=t(6697),O=t(1831),o=t(7082);function E(T,{
hostnames:M,allowedHosts:A},{isGuess:d}){const r=new Set(M.map(({host:n})=>n)),s=new Map;for(const n of T){const{host:e}=n;if(r.has(e)||s.has(e))continue;const u=d===
!0||n.isAssumed===!0,a=k(n,u,(0,O.Jr)(e,A));a!==null&&s.set(e,a)}return s}function k({host:T,isImplied:M,because:A,clients:d,isAssumed:r=!1},s,n){const e=(0,O.nx)(
T);if((0,O.Rt)(T))return(0,y.hostGeneric)({host:e});const[u]=A.filter($=>typeof $!="string"),a=M&&u!==void 0?{place:u,clients:d}:null;return a!==null&&s?(0,y.hostAssumed)(
{host:e,...a,isListed:r}):n?null:(0,y.hostNotAllowed)(a===null?{host:e}:{host:e,implied:a})}const S=(T,M)=>({host:T,attempt:(0,o.O)({kind:"skipped",problem:M}),
earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((gt,N,t)=>{t.d(N,{f:()=>E,q:()=>T});var y=t(3024),O=t(6760),o=t(6309);function E(s,n,e){
const u=S((0,y.realpathSync)(s),n),a=(0,O.basename)(n);k((0,O.join)(u,a));const $=(0,O.join)(u,`.${a.slice(0,60)}.${Math.random().toString(36).slice(2)}`),f=(0,y.
openSync)($,"wx");try{try{for(const m of e)(0,y.writeFileSync)(f,m)}finally{(0,y.closeSync)(f)}(0,y.renameSync)($,(0,O.join)(u,a))}catch(m){throw(0,y.rmSync)($,
{force:!0}),m}}function k(s){const n=(0,y.lstatSync)(s,{throwIfNoEntry:!1});if(n===void 0||n.isFile()||n.isSymbolicLink())return;const e=n.isDirectory()?"is a d\
irectory":"is not a regular file";throw new o.Lw(`it ${e}; choose another path`)}function S(s,n){const e=(0,O.resolve)(s,n),u=r(s,e);if(!u&&!(0,O.isAbsolute)(n))
throw new o.Lw(`it is outside ${s}; use an absolute path if that is intended`);const a=u?s:(0,O.parse)(e).root;return(0,O.relative)(a,(0,O.dirname)(e)).split(O.
sep).filter(Boolean).reduce((f,m)=>M(f,m,s),a)}function T(s,n){const e=(0,y.realpathSync)(s);return A(S(e,n),(0,O.basename)(n),e)}function M(s,n,e){const u=(0,O.
join)(s,n);return(0,y.lstatSync)(u,{throwIfNoEntry:!1})===void 0&&d(u),A(s,n,e)}function A(s,n,e){const u=(0,O.join)(s,n);if(!(0,y.lstatSync)(u,{throwIfNoEntry:!1})?.
isSymbolicLink())return u;const a=(0,y.realpathSync)(u);if(!r(e,s)||r(e,a))return a;throw new o.Lw(`the link ${(0,O.relative)(e,u)} leads outside ${e}; remove i\
t or choose another path`)}function d(s){try{(0,y.mkdirSync)(s)}catch(n){if(!(0,o.Or)(n)||n.code!=="EEXIST")throw n}}function r(s,n){const e=(0,O.relative)(s,n);
return e!==".."&&!e.startsWith(`..${O.sep}`)&&!(0,O.isAbsolute)(e)}}),9076:((gt,N,t)=>{t.d(N,{QB:()=>O,im:()=>y,yX:()=>o});const y=["fails","warns","works","unc\
hecked","skipped"],O=5,o=({outcome:E})=>E!=="unchecked"&&E!=="skipped"}),3795:((gt,N,t)=>{t.d(N,{qY:()=>A,Si:()=>e,fN:()=>s,XP:()=>n});var y=t(733),O=t(1831),o=t(
4120),E=t(8641);const k=2,S=80;function T(u){if(u.kind==="scan")return`read ${(0,o.px)(u.files,"file")}`;if(u.kind==="registries")return`${u.done} of ${(0,o.px)(
u.total,"question")} to registries answered`;const{done:a,total:$,failed:f,waiting:m}=u,g=f===0?"":`, ${f} failed so far`;return`${a} of ${(0,o.px)($,"host")} c\
hecked${g}${M(m)}`}function M(u){if(u.size===0)return"";const a=[...u].slice(0,k).map(f=>(0,E.RK)((0,O.nx)(f),S)),$=u.size-a.length;return $>0?`; waiting for ${a.
join(", ")} and ${(0,o.px)($,"other")}`:`; waiting for ${a.join(" and ")}`}const A={show:()=>{},end:()=>{}},d=5e3,r=200;function s(u,a){let $=null,f=!0;const m=a(
d,()=>{$!==null&&(f&&u(T($)),f=!f)});return{show:l=>{$=l},end:m}}function n(u,a,$){let f=null,m="";const g=$(r,()=>{const p=f===null?"":(0,y.W)(T(f),0,a-1);p!==
m&&(m=p,u(`\r${p}\x1B[K`))});return{show:p=>{f=p},end:()=>{g(),m!==""&&u("\r\x1B[K")}}}const e=(u,a)=>{const $=setInterval(a,u).unref();return()=>clearInterval(
$)}}),8463:((gt,N,t)=>{t.d(N,{t:()=>T});var y=t(6309),O=t(566),o=t(3329),E=t(5505),k=t(5955),S=t(8641);async function T({report:d,badge:r},s,n){const e=[],u=async(a,$,f)=>{
try{(0,O.f)(n,$,(0,k.mk)(await f()))}catch(m){e.push(`the ${a} ${(0,S.RK)($)} was not written: ${(0,S.RK)((0,y.A3)(m))}`)}};for(const{path:a,format:$}of d)await u(
"report",a,()=>A($,s));return r!==null&&await u("badge",r,()=>M(s)),e}async function M({verdict:d}){return[(await t.e(4789).then(t.bind(t,4789))).renderBadge(d)]}
async function A(d,{verdict:r,context:s}){switch(d){case"json":return(0,o.h)(r,s);case"sarif":return(await Promise.all([t.e(7341),t.e(3933)]).then(t.bind(t,3933))).
renderSarif(r,s);case"junit":return(await t.e(5868).then(t.bind(t,5868))).renderJunit(r,s);case"codequality":{const{renderCodeQuality:n}=await t.e(8957).then(t.
bind(t,8957)),{hash:e}=await Promise.resolve().then(t.t.bind(t,7598,19));return n(r,u=>e("sha256",u))}case"html":{const{renderHtml:n}=await t.e(7466).then(t.bind(
t,7466)),{hash:e}=await Promise.resolve().then(t.t.bind(t,7598,19));return n(r,s,u=>e("sha256",u,"base64"))}case"markdown":return[(0,E.Gc)(r,s)]}}}),7361:((gt,N,t)=>{
t.d(N,{QY:()=>A,_N:()=>T,eC:()=>k,k2:()=>M,mc:()=>E});var y=t(7574),O=t(5102),o=t(4120);function E({good:d,runs:r}){if(r===0)return null;const s=Math.floor(1e4*
d/r);if(s>=9900)return`${s/100}%`;const n=Math.floor(s/10);return n===0&&d>0?"below 0.1%":`${n/10}%`}const k=({days:d,good:r,runs:s})=>`${r} of ${(0,o.px)(s,"ru\
n")} in ${d} days`,S=["fails","unchecked","warns","skipped","works"];function T(d){const r=S.flatMap(n=>{const{length:e}=d.filter(a=>a.outcome===n),u=n==="warns"?
"with warnings":O.nx[n];return e===0?[]:[`${e} ${u}`]});return`${d.length===1?"last run":`last ${(0,o.px)(d.length,"run")}`}: ${r.join(", ")}`}const M=({latency:d})=>d===
null?null:`median ${(0,y.kJ)(d.medianMs)}, 95th percentile ${(0,y.kJ)(d.p95Ms)}`,A=({from:d,until:r},s)=>r===null?`${(0,y.u8)(d,s)} so far`:(0,y.u8)(d,r)}),4218:((gt,N,t)=>{
t.d(N,{H6:()=>g,MC:()=>n,U4:()=>e,XQ:()=>c,bW:()=>$,kW:()=>l,qX:()=>s,wz:()=>m});var y=t(9076),O=t(7574),o=t(5102),E=t(4120);const k=["\u2581","\u2582","\u2583",
"\u2585","\u2586","\u2587"],S="\u2573",T="\u254C",M=[100,250,500,1e3,2500],A=["below 100 ms","below 250 ms","below 500 ms","below 1 s","below 2.5 s","2.5 s or m\
ore"],d=p=>M.filter(h=>p>=h).length;function r(p){return p.outcome==="fails"?S:(0,y.yX)(p)?k[d(p.ms??0)]??"":T}const s=p=>p.map(r).join("");function n(p){const h=p.
flatMap(({history:C})=>C.recent),w=new Set(h.map(r)),v=h.some(C=>r(C)===k[0]&&C.ms===null);return[...k.map((C,R)=>{const I=A[R]??"";return[C,R===0&&v?`${I} or n\
ot measured`:I]}),[S,"failed"],[T,"no result"]].filter(([C])=>w.has(C))}function e({hosts:p},{history:h}){return p.flatMap(v=>{const i=h?.get(v.visit.host);return i!==
void 0&&i.recent.filter(y.yX).length>1?[{host:v,history:i}]:[]}).toSorted((v,i)=>Number(a(i))-Number(a(v))||f(v,u)-f(i,u)||f(v,Number.POSITIVE_INFINITY)-f(i,Number.
POSITIVE_INFINITY))}const u=30,a=({host:p})=>(0,o.sG)(p)==="fails",$=({history:p},h)=>g(p).findLast(w=>w.days<=h);function f(p,h){const w=$(p,h);return w===void 0?
1:w.good/w.runs}const m=p=>a(p)||p.history.recent.some(({outcome:h})=>h==="fails"),g=({uptime:p})=>p.filter(({runs:h},w)=>h>(p[w-1]?.runs??0));function l({recent:p,
uptime:h,incidents:[w]}){if(w===void 0||w.until!==null)return null;const v=p.filter(({outcome:C})=>C==="fails").length,i=h.at(-1);return i!==void 0&&i.runs-i.good===
1?`first failure in ${(0,E.px)(i.runs,"run")}`:v<=w.runs&&w.runs>1?null:`failed ${v} of the last ${p.filter(y.yX).length} runs`}function c({incidents:[p]}){return p===
void 0||p.until!==null||p.runs<2?null:`failing since ${(0,O.QN)(p.from)} (${(0,E.px)(p.runs,"run")})`}}),1505:((gt,N,t)=>{t.d(N,{G_:()=>r,Yj:()=>d,Zc:()=>M,o7:()=>A,
se:()=>T,tN:()=>E});var y=t(7574),O=t(4120),o=t(8884);const E=120,k=20,S=6;function T({requirements:$},{dialect:f},m){return{label:"required",texts:(0,O.UV)($,k,
({service:l,clients:c,because:p})=>{const h=l==="any"?(0,O.DO)(l):m.value((0,O.DO)(l),E),v=f.clients.every(i=>c.includes(i))?"":` for ${(0,O.wO)(c)}`;return`${h}${v}\
 (${(0,o.Yx)(p,m.because)})`})}}function M({visit:$},f){const{timing:m,discovery:g}=$.attempt,l=g.kind==="failed"?g.excerpt:null,c=(0,y.I$)(m).map(([v,i])=>`${v}\
 ${(0,y.kJ)(i)}`),p=$.earlier.map(v=>{const{kind:i}=v.discovery;return`${i==="failed"?v.discovery.problem.code:i} after ${(0,y.kJ)(v.timing.totalMs)}`}),h=l===null?
[]:[f.value(l.replace(/\s+/gu," ").trim())],w=$.credentials?.hasToken?[f.prose($.credentials.source)]:[];return[{label:"body",texts:h},{label:"timing",texts:[c.
join(", ")]},{label:"retried",texts:p},{label:"token from",texts:w}]}const A=($,f)=>[{label:"credentials",texts:u($)?e($.visit.looks,f.prose):[]},{label:"host b\
lock",texts:a($.visit).map(m=>f.prose(m))}];function d({visit:$,services:f,servicesLeftOut:m,servicesFrom:g},l){const c=f.map(({id:h})=>l.value(h,E)),p=g===null?
(0,y.kJ)($.attempt.timing.totalMs):`host block at ${l.because(g)}`;return`${c.length===0?"no services":(0,O.K4)(c,S,m)} (${p})`}function r($){return[...Map.groupBy(
$,m=>JSON.stringify(m.looks.map(n))).values()].map(m=>({clients:m.map(({client:g})=>g),looks:m[0]?.looks.map(n)??[]}))}const s={nothing:"no entry","a token":"a \
token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},n=({source:$,held:f,counts:m})=>({
source:$,held:`${s[f]}${m?f==="no token"?" (ends the search)":" (used)":""}`});function e($,f){const m=r($);return m.flatMap(({clients:g,looks:l})=>l.map(({source:c,
held:p})=>`${m.length>1?`${(0,O.wO)(g)}: `:""}${f(c)}: ${p}`))}const u=({findings:$})=>$.some(({problem:{code:f}})=>/^credentials-|^document-unauthorized$/.test(
f));function a({forced:$}){return[...Map.groupBy($,({place:m})=>(0,o.eo)(m))].map(([m,g])=>`${m}, for ${(0,O.wO)(g.map(({client:l})=>l))}`)}}),2704:((gt,N,t)=>{
t.d(N,{IL:()=>E,Rr:()=>k,Z4:()=>o});var y=t(5955),O=t(8641);const o=(S,T,M,A)=>`,
${M}"${S}": ${E(T,M,A)}`,E=(S,T,M)=>(0,O.s$)(JSON.stringify(S,M,2).replaceAll(`
`,`
${T}`));function*k(S,T,{maxBytes:M,margin:A,replace:d},r){if(T.length===0)return yield o(S,[],A),0;const s=`${A}  `;yield`,
${A}"${S}": [`;const n=u=>`
${s}${E(r(u),s,d)}`,e=yield*(0,y._Q)(T,new y.Wv(M),n,",");return yield`
${A}]`,e}}),3329:((gt,N,t)=>{t.d(N,{h:()=>i});var y=t(4e3),O=t(5799),o=t(2704),E=t(4283),k=t(997),S=t(1831),T=t(8641),M=t(5465);function A(b,_){const{visit:B,requirements:it,
services:ct,servicesLeftOut:Y,servicesFrom:et,clients:Ot,isNew:Bt}=b,{discovery:Pt,hops:Z,timing:q,certificates:ht}=B.attempt;return{host:B.host,display:(0,S.nx)(
B.host),discovery:Pt.kind,...d(Pt),documentUrl:s(Pt),hops:Z.map(e),services:Object.fromEntries(ct.map(yt=>[yt.id,u(yt)])),...Y>0?{servicesLeftOut:Y}:{},servicesFrom:et===
null?null:(0,M.W$)(et),hostBlocks:B.forced.map(({client:yt,place:vt})=>({client:yt,place:(0,M.W$)(vt)})),required:it.map(({service:yt,clients:vt,because:St,becauseLeftOut:xt=0})=>{
const{kept:_t,left:Lt}=_(St),Jt=(0,M.ig)("because",Lt+xt);return{service:yt,clients:vt,because:_t,...Jt}}),credentials:B.credentials?.hasToken?B.credentials.source:
null,looks:B.looks.map(({client:yt,looks:vt})=>({client:yt,looks:vt.map(n)})),attempts:(0,k.O)(B).length,...B.earlier.length===0?{}:{earlier:B.earlier.map(r)},timingMs:f(
q),certificates:ht,clients:Ot,...Bt?{new:!0}:{}}}function d(b){if(b.kind==="skipped")return{code:b.problem.code};if(b.kind!=="failed")return{};const{problem:_,excerpt:B}=b;
return{code:_.code,...B===null?{}:{excerpt:B}}}const r=({discovery:b,timing:_})=>({discovery:b.kind,..."problem"in b?{code:b.problem.code}:{},ms:_.totalMs}),s=b=>b.
kind==="found"||b.kind==="absent"?(0,E.Pl)(b.url):null,n=({source:b,held:_,counts:B})=>({source:b,held:_,counts:B}),e=({url:b,status:_,reason:B,mediaType:it,authorization:ct,
address:Y,proxy:et,ms:Ot})=>({url:(0,T.cq)(b),status:_,reason:B,mediaType:it,authorization:ct,address:Y,proxy:et===null?null:(0,T.cq)(et),ms:Ot});function u(b){
switch(b.kind){case"url":return{url:(0,T.cq)(b.url)};case"login":return{login:a(b.login),...b.leftOut>0?{elementsLeftOut:b.leftOut}:{}};case"problem":return{problem:$(
b.problem)}}}const a=({client:b,grantTypes:_,authz:B,token:it,ports:ct,scopes:Y})=>({client:b,grantTypes:_,authz:B===null?null:(0,T.cq)(B),token:it===null?null:
(0,T.cq)(it),ports:ct,scopes:Y}),$=({code:b,message:_,help:B})=>({code:b,message:_,help:B??null}),f=({lookupMs:b,connectMs:_,tlsMs:B,firstByteMs:it,totalMs:ct})=>({
lookup:b,connect:_,tls:B,firstByte:it,total:ct}),m=1e4,g=100,l=({directory:b,clients:_,rows:B},it)=>({...(0,M.jt)(b),clients:_,rows:B.slice(0,m).map(ct=>c(ct,it)),
...(0,M.ig)("rows",B.length-m)});function c(b,_){const{kind:B,address:it,source:ct,host:Y,constraints:et,locked:Ot,chosen:Bt,newest:Pt,platforms:Z}=b,{kept:q,left:ht}=_(
b.places);return{kind:B,address:it,source:ct,host:Y,constraints:et.slice(0,g),...(0,M.ig)("constraints",et.length-g),locked:Ot,chosen:Bt,newest:Pt,platforms:Z.map(
({platform:yt,available:vt})=>({platform:yt,available:vt})),worst:b.worst,codes:b.problems.map(({code:yt})=>yt),places:q,...(0,M.ig)("places",ht)}}const p=1,h={
hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},w=4096,v="  ";function*i(b,_,B=h){const{usages:it,...ct}=_.scan,{hosts:Y,
files:et,findings:Ot,passed:Bt,ignored:Pt,stopped:Z,roots:q}=b,ht=Y.flatMap(({requirements:Lt})=>Lt.map(Jt=>Jt.because)),yt=(0,M.R1)(ht,B.becauseLists),vt=(0,M.
R1)(Ot.map(Lt=>Lt.places),B.placeLists),St=(0,M.R1)(q.flatMap(({rows:Lt})=>Lt.map(Jt=>Jt.places)),B.rowPlaceLists),{remarks:xt}=_;yield*[`{
  "schemaVersion": ${p}`,P("version",_.version),P("passed",Bt),...Z===null?[]:[P("stopped",(0,y.Cw)(Z)),P("incomplete",(0,y.zM)(Z))],P("failOn",_.failOn),...R(_),
P("dialect",_.dialect.name),P("clientDetection",F(_.dialect)),P("clients",_.clients),P("startedAt",_.startedAt),P("durationMs",_.durationMs),P("counts",W(b))],yield*I(
"hosts",Y,B.hosts,Lt=>A(Lt,yt));const _t=new Set(et);yield*I("findings",Ot,B.findings,Lt=>x(Lt,vt,_t.has(Lt))),q.length>0&&(yield*I("roots",q,B.roots,Lt=>l(Lt,St))),
yield*[P("ignored",Pt),P("usages",it),...xt.length===0?[]:[P("remarks",xt)],P("scan",ct),`
}
`]}const P=(b,_)=>(0,o.Z4)(b,_,v,C),C=(b,_)=>typeof _=="string"?(0,y.dh)(_,w):_,R=({repository:b,repositories:_,shards:B})=>[...b===null?[]:[P("repository",b)],
..._.length===0?[]:[P("repositories",_)],...B===null?[]:[P("shards",B)]];function*I(b,_,B,it){const ct=yield*(0,o.Rr)(b,_,{maxBytes:B,margin:v,replace:C},it);ct>
0&&(yield P(`${b}LeftOut`,ct))}const W=({findings:b})=>Object.fromEntries(O.oC.map(_=>[`${_}s`,b.filter(B=>B.severity===_).length])),K=20,F=({clients:b,versions:_,
releases:B,isGuess:it,why:ct,evidence:Y})=>({clients:b,assumed:it??!1,why:ct,versions:Object.entries(_).map(([et,Ot])=>({client:et,version:Ot})),releases:B.map(
({name:et})=>et),evidence:Y.slice(0,K).map(({client:et,version:Ot,level:Bt,text:Pt,place:Z})=>({client:et,version:Ot,kind:Bt,text:Pt,...(0,M.$t)(Z)})),...(0,M.ig)(
"evidence",Y.length-K)});function x(b,_,B){const{problem:it,severity:ct,host:Y,service:et,places:Ot,placesLeftOut:Bt=0,affects:Pt,exclude:Z}=b,{kept:q,left:ht}=_(
Ot);return{code:it.code,severity:ct,host:Y,service:et,message:it.message,help:it.help??null,places:q,...(0,M.ig)("places",Bt+ht),affects:Pt,...B&&Y!==null?{inFile:!0}:
{},...Z===void 0?{}:{exclude:Z}}}}),5465:((gt,N,t)=>{t.d(N,{$t:()=>d,R1:()=>E,W$:()=>A,ig:()=>n,jt:()=>s});var y=t(2886),O=t(5143),o=t(5955);function E(e,u){const a=new Map;
for(const f of e)a.has(f)||a.set(f,f.reduce((m,g)=>m+M(g),0));const $=(0,o._3)(e.map(f=>a.get(f)??0),u);return f=>{const g=(a.get(f)??0)<=$?f:(0,o.ux)((0,y.D3)(
f),$,M);return{kept:g.map(A),left:f.length-g.length}}}const k=140,S=30,T=6;function M(e){if(typeof e=="string")return k;const{file:u}=e,a=(0,O._M)(u)===null?0:S;
return k+a+u.length*(/^[ -~]*$/.test(u)?1:T)}const A=e=>typeof e=="string"?e:d(e),d=({file:e,line:u,column:a,endColumn:$})=>({...r(e),line:u,column:a,endColumn:$});
function r(e){const{repository:u,path:a}=(0,O.bH)(e);return u===null?{file:e}:{repository:u,file:a}}function s(e){const{repository:u,path:a}=(0,O.bH)(e);return u===
null?{directory:e}:{repository:u,directory:a}}const n=(e,u)=>u>0?{[`${e}LeftOut`]:u}:{}}),9574:((gt,N,t)=>{t.d(N,{I$:()=>o,MB:()=>E,R4:()=>M,TM:()=>k,hn:()=>T,rm:()=>S});
var y=t(5955),O=t(8641);function o(A,d,r=[]){const s=A.map((e,u)=>`<th align="${r.includes(u)?"right":"left"}">${e}</th>`),n=d.map(e=>`<tr>${A.map((a,$)=>`<td${r.
includes($)?' align="right"':""}>${e[$]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${s.join("")}</tr>`,...n,"</table>"].join(`
`)}const E=A=>["<ul>",...A.map(d=>`<li>${d}</li>`),"</ul>"].join(`
`),k=(A,d)=>["<details>",`<summary>${A}</summary>`,...d,"</details>"].join(`
`),S=A=>(0,O.D9)(A).replaceAll(".",".<wbr>"),T=A=>`<code>${(0,O.js)(A).replaceAll("/","/<wbr>")}</code>`;function M(A,d,r,s){const n=[];let e=0;for(const u of A){
const a=s(u);if(e+=(0,y.$$)([a].flat().join(""))+r,e>d)break;n.push(a)}return n}}),5505:((gt,N,t)=>{t.d(N,{gD:()=>be,Fp:()=>Ue,Gc:()=>Vt,XA:()=>se,rL:()=>Ce});var y=t(
7574),O=t(5102),o=t(4120),E=t(5955),k=t(6763),S=t(8641),T=t(1831),M=t(2796),A=t(4218),d=t(8884),r=t(9574),s=t(5143),n=t(4503),e=t(8373);const u=6,a=3,$=3,f=60,m=2,
g=1e3;function l(D,L,H=!0){const V=L.context.repositories.length,ot=`<b>${(0,d.mj)(D,V)}</b>`;if(!H)return ot;const ut=(0,d.eb)(D),Tt=ut.slice(0,u).map(Nt=>(0,e.
u_)(Nt,L)),at=L.isBrief?ut.length-Tt.length:0,It=at>0?` ${(0,e.jP)(at,"repository",L)}`:"";return`${ot}: ${Tt.join(", ")}${It}`}function c(D,L,H){const V=L.isBrief?
[]:(0,d.eb)(D).slice(u);if(V.length===0)return[];const ot=(0,r.R4)(V,H,m,Nt=>(0,e.u_)(Nt,L)),ut=ot.length===V.length,Tt=({file:Nt})=>(0,r.hn)((0,s._M)(Nt)??""),
at=ut?ot:(0,r.R4)(V,H,m,Tt),It=V.length-at.length;return[(0,r.TM)((0,o.px)(V.length,"more repository"),[`<p>${at.join(", ")}</p>`,...It>0?[`<p>${(0,e.jP)(It,"re\
pository",L)}</p>`]:[]])]}function p(D,L,H){const V=(0,d._X)(D),[ot]=V;if(ot===void 0)return"";const ut=V.slice(0,a).map(({repository:Zt})=>(0,S.D9)(Zt)),Tt=(0,o.
K4)(ut,a,V.length-ut.length),at=`${e.rC[(0,O.hm)(ot.findings)??"warning"]} <b>${(0,o.px)(V.length,"repository")}</b> ${(0,d.fP)(V)}: ${Tt}`;if(L.isBrief)return`\
<p>${at}</p>`;const It=(0,r.R4)(V,H-(0,E.$$)(at),f,Zt=>h(Zt,L)),Nt=V.length-It.length;return(0,r.TM)(at,[(0,r.I$)(["Repository","Findings","First in"],It),...Nt>
0?[`<p>${(0,e.jP)(Nt,"repository",L)}</p>`]:[]])}function h(D,L){const{repository:H,findings:V}=D,ot=[...Map.groupBy(V,({code:Nt})=>Nt)],ut=ot.slice(0,$).map(([
Nt,[Zt,...re]])=>{const le=Zt===void 0?"":` at ${(0,e.b_)(Zt.place,L)}`;return`${(0,e._h)(Nt,Nt,L)}${le}${re.length===0?"":` and ${re.length} more`}`}),Tt=ot.length-
ut.length,at=(0,n.aE)(H,L.context),It=(0,r.hn)(H);return[at===null?It:`<a href="${(0,S.js)(at,g)}">${It}</a>`,(0,o.H8)(V),[...ut,...Tt>0?[`and ${(0,o.px)(Tt,"mo\
re code")}`]:[]].join("<br>")]}const w=20,v=10,i=700,P=4,C=300,R=1,I=6,W=12,K=4,F=1/2,x=12e3,b=20,_=200;function B(D,L,H){const V=(0,M.cZ)(D),ot=V.slice(0,L.isBrief?
v:w),ut=Math.min(x,H*F/ot.length),Tt=(0,M.YM)(ot);let at=H-_;const It=re=>{const le=it(re,L,ut,Tt.get(re)??null),fe=(0,E.$$)(le)<at?le:`${et(re,L)}</p>`;return at-=
(0,E.$$)(fe)+b,fe},Nt=(0,r.R4)(ot,H-_,b,It),Zt=V.length-Nt.length;return Zt>0?[...Nt,`<p>${(0,e.jP)(Zt,"cause",L)}</p>`]:Nt}function it(D,L,H,V){const{findings:ot,
message:ut,help:Tt}=D,at=ot.length>1&&ot[0]?.exclude!==void 0,Nt=[vt(D,L),St(D),xt(D,L)].filter(fe=>fe!==""),{lines:Zt,list:re,rest:le}=V===null?ct(D,L,H):{lines:[
`The same hosts as for ${V}`],list:[],rest:[]};return[et(D,L),...Zt.map(fe=>`<br>${fe}`),...ut===null?[]:[`<br>${(0,o.Iu)((0,S.h$)(ut,i))}`],...Tt===null||at?[]:
[Y(Tt)],...Nt.length===0?[]:[`<br><sub>${Nt.join(" ")}</sub>`],"</p>",...re.length===0?[]:[(0,r.MB)(re)],...le].join(`
`)}function ct(D,L,H){const{findings:V,message:ot}=D,ut=Z(V,L),Tt=ot!==null&&(0,M.hs)(D)&&D.hosts.length===1,at=ot!==null||(0,M.hs)(D),It=ut&&!Tt?[`In ${l(V,L,at)}`]:
[],Nt=ut&&at?c(V,L,H/2):[];if(ut&&ot!==null&&!(0,M.hs)(D))return{lines:It,list:[],rest:Nt};const Zt=(0,M.S3)(D),re=ot===null?K:(0,M.hs)(D)?I:W,le=Zt.slice(0,re).
map(Te=>Ot(Te,D,L)),fe=ot===null||le.length===0?[]:[le.join(", ")],Oe=ut?H/2:H;return{lines:[...fe,...It],list:ot===null?le:[],rest:[...yt(D,Zt.slice(re),L,Oe),
...Nt]}}const Y=D=>`<br><b>Help:</b> ${(0,S.h$)(D,i)}`;function et(D,L){const{severity:H,code:V,title:ot}=D,ut=(0,M.pq)(D),Tt=ut>1?`${(0,o.px)(ut,(0,M.a2)(D))}:\
 `:"";return`<p>${e.rC[H]} <b>${Tt}${ot}</b> (${(0,e._h)(V,V,L)})`}function Ot(D,L,H){return"file"in D?(0,e.u_)(D,H):L.message===null?ht(D,L,H):Bt(D,L.hosts.length===
1,H)}function Bt(D,L,H){const[V]=D,ot=V?.host?(0,S.D9)((0,T.nx)(V.host)):"",ut=V?.isHostNew?[o.dy]:[];if(L){const It=(0,d.yv)(D).settings.map(e.Su),Nt=Z(D,H)?l(
D,H):q(D,P,H),re=(Z(D,H)?[...It,Nt]:[Nt,...It]).filter(le=>le!=="").join(", ");return`${ot}${re===""?"":` in ${re}`}${ut.map(le=>` (${le})`)}`}const at=[...ut,Pt(
D,H)].filter(It=>It!=="").join("; ");return at===""?ot:`${ot} (${at})`}const Pt=(D,L)=>Z(D,L)?(0,o.px)((0,d.eb)(D).length,"repository"):q(D,R,L).replace(/ places?$/,
""),Z=(D,{context:L})=>(0,d.mj)(D,L.repositories.length)!=="";function q(D,L,H){const{lines:V,leftOut:ot}=(0,d.yv)(D);return V.length===0?"":(0,e.EP)(V,L,H,ot)}
function ht(D,L,H){const V=(0,M.hs)(L)?Bt(D,!1,H):q(D,R,H);return D.map(({problem:ot})=>{const ut=(0,S.h$)(ot.message,C),Tt=L.help===null&&ot.help?Y(ot.help):"";
return`${V===""?(0,o.Iu)(ut):`${V}: ${ut}`}${Tt}`}).join("<br>")}function yt(D,L,H,V){const ot=D.message===null?"finding":(0,M.a2)(D),{leftOut:ut}=(0,M.hs)(D)?{
leftOut:0}:(0,d.yv)(D.findings),Tt=L.length+ut;if(Tt===0)return[];if(H.isBrief)return[`<p>${(0,e.jP)(Tt,ot,H)}</p>`];const at=(0,r.R4)(L,V,b,Zt=>Ot(Zt,D,H)),It=Tt-
at.length,Nt=D.message===null?(0,r.MB)(at):`<p>${at.join(", ")}</p>`;return[(0,r.TM)((0,o.px)(Tt,`more ${ot}`),[...at.length===0?[]:[Nt],...It>0?[`<p>${(0,e.jP)(
It,ot,H)}</p>`]:[]])]}function vt({affects:D},{context:{clients:L}}){const H=(0,o.od)(D,L);return H===""?"":`Affects ${H}.`}function St(D){const H=(0,M.hs)(D)&&
D.hosts.length===1&&D.message!==null?[]:(0,d.yv)(D.findings).settings;return H.length===0?"":`Required by ${H.map(e.Su).join(", ")}.`}function xt({hosts:[D,L],severity:H},{
context:V}){const ot=D===void 0||L!==void 0?null:V.history?.get(D),ut=ot&&H==="error"?(0,A.kW)(ot):null;return ut===null?"":`${(0,o.Iu)(ut)}.`}var _t=t(1064),Lt=t(
1505);const Jt=20,ie=20,ne=["fails","warns","works"];function ce(D,L,H){const V=D.filter(Nt=>(0,O.cG)(Nt)&&!(0,O.JR)(Nt));if(V.length===0)return"";const ot=Nt=>V.
length===1?dt(Nt,L).join(`
`):he(Nt,L),ut=(0,r.R4)(V,H,ie,ot),Tt=V.length-ut.length,[at]=V.length===1?V:[],It=at===void 0?`of ${(0,o.px)(V.length,"host")}`:`of ${Q(at)} (${pt(at)})`;return(0,r.
TM)(`Requests, responses and certificates ${It}`,[...ut,...Tt>0?[`<p>${(0,e.jP)(Tt,"host",L)}</p>`]:[]])}const he=(D,L)=>(0,r.TM)(`${e.Gr[(0,O.sG)(D)]} ${Q(D)} \
(${pt(D)})`,dt(D,L)),Q=({visit:D})=>(0,S.D9)((0,T.nx)(D.host)),pt=({visit:{attempt:D}})=>`${(0,o.px)(D.hops.length,"request")}, ${(0,y.kJ)(D.timing.totalMs)}`;function dt(D,L){
const{hops:H,certificates:V}=D.visit.attempt;return[Ht(D,L),...D.services.length===0?[]:[tt(D,L)],...H.length===0?[]:[Mt(H)],...V.length===0?[]:[Rt(V,L)]]}function Ht(D,L){
const H=(0,e.Bm)(L);return["<table>",...[(0,Lt.se)(D,L.context,H),{label:"clients",texts:Yt(D,L)},...(0,Lt.Zc)(D,H),...(0,Lt.o7)(D,H)].flatMap(({label:ut,texts:Tt})=>Tt.
length===0?[]:[`<tr><td><b>${(0,o.Iu)(ut)}</b></td><td>${Tt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const Yt=({clients:D},{context:L})=>ne.flatMap(H=>{const V=L.clients.filter(ut=>D[ut]===H),ot=V.map(ut=>_t.bB[ut]).join(", ");return V.length===0?[]:[`${e.Gr[H]}\
 ${ot}`]});function tt({services:D,servicesLeftOut:L,servicesFrom:H},V){const ot=D.slice(0,Jt).map(It=>[(0,S.D9)(It.id,Lt.tN),rt(It)]),ut=D.length-ot.length+L,Tt=ut>
0?[[`and ${ut} more`,V.rest]]:[],at=H===null?"URL":`URL, from the host block at ${(0,e.u_)(H,V)}`;return(0,r.I$)(["Service",at],[...ot,...Tt])}function rt(D){switch(D.
kind){case"url":return(0,S.D9)((0,S.cq)(D.url));case"login":{const{client:L,authz:H,token:V,ports:ot}=D.login;return[`authz ${(0,S.D9)((0,S.cq)(H??"none"))}`,`t\
oken ${(0,S.D9)((0,S.cq)(V??"none"))}`,`client ${(0,S.D9)(L,Lt.tN)}, ports ${ot.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${D.problem.code}`}}function Mt(D){
const L=D.map((H,V)=>{const ot=H.proxy===null?"":`through ${(0,S.D9)((0,S.cq)(H.proxy))}`,ut=H.status===null?"no response":`${H.status} ${(0,S.h$)(H.reason,Lt.tN)}`.
trim();return[String(V+1),(0,S.D9)((0,S.cq)(H.url)),H.mediaType===null?ut:`${ut}<br>${(0,S.D9)(H.mediaType,Lt.tN)}`,(0,o.Rk)(H.authorization),H.address===null?ot:
(0,S.D9)(H.address,Lt.tN),(0,y.kJ)(H.ms).replace(" ","&nbsp;")]});return(0,r.I$)(["Hop","Request","Response","Token","Address","Time"],L,[0,5])}function Rt(D,{context:L}){
const H=D.map(({host:V,subject:ot,issuer:ut,expires:Tt})=>[(0,S.D9)(V,Lt.tN),(0,S.h$)((0,y.nO)(Tt,L.startedAt)),(0,S.D9)(ot,Lt.tN),(0,S.D9)(ut,Lt.tN)]);return(0,r.
I$)(["TLS certificate","Valid until","Subject","Issuer"],H)}var kt=t(7361);const Ut=10,jt=40,U=20,G=3,X=40,J=80,nt=1/5;function ft(D,L,H){const{history:V}=L.context,
ot=(0,A.U4)(D,L.context),ut=L.isBrief?ot.filter(A.wz):ot;if(ut.length===0)return ot.length===0&&(V?.size??0)>0&&!L.isBrief?["<p><b>History</b>: 1 run so far</p>"]:
[];const Tt=L.isBrief?Ut:jt,at=bt(ut),It=(0,r.R4)(ut.slice(0,Tt),H*(1-nt),J,Zt=>zt(Zt,at,L)),Nt=It.slice(Ut);return[`<p><b>History</b>: ${$t(ot)}</p>`,Wt(It.slice(
0,Ut),at),...Nt.length===0?[]:[(0,r.TM)((0,o.px)(Nt.length,"more host"),[Wt(Nt,at)])],`<p><sub>${Ct(ut.slice(0,It.length))}</sub></p>`,...qt(ut.slice(It.length),
L),...ae(ut,L,H*nt)]}function $t(D){const L=Math.max(...D.map(({history:ot})=>ot.recent.length)),H=D.filter(A.wz).length;if(H===0)return`no failure in the last ${(0,o.
px)(L,"run")}`;const V=D[0]?.history.recent.filter(({outcome:ot})=>ot==="fails").length;return D.length===1?`${V} of the last ${(0,o.px)(L,"run")} failed`:`${H}\
 of ${D.length} hosts failed in the last ${(0,o.px)(L,"run")}`}function bt(D){const L=D.flatMap(({history:H})=>(0,A.H6)(H).map(V=>V.days));return[...new Set(L)].
toSorted((H,V)=>H-V)}const Wt=(D,L)=>(0,r.I$)(["Host",...L.map(H=>`Uptime<br>${H}&nbsp;days`),"Latency<br>30&nbsp;days"],D,L.map((H,V)=>V+1).concat(L.length+1));
function zt({host:D,history:L},H,{isBrief:V}){const ot=(0,O.sG)(D),ut=V?null:(0,A.XQ)(L),Tt=new Map((0,A.H6)(L).map(It=>[It.days,It])),{latency:at}=L;return[[`${e.
Gr[ot]}&nbsp;${(0,r.rm)((0,T.nx)(D.visit.host))}`,Kt(L.recent),...ut===null?[]:[`<sub>${(0,S.js)(ut)}</sub>`]].join("<br>"),...H.map(It=>{const Nt=Tt.get(It);return Nt===
void 0?"":Xt((0,kt.mc)(Nt)??"",(0,o.px)(Nt.runs,"run"))}),at===null?"":Xt((0,y.kJ)(at.medianMs),`p95 ${(0,y.kJ)(at.p95Ms)}`)]}const Xt=(D,L)=>`${D}<br><sub>${L}\
</sub>`.replaceAll(" ","&nbsp;"),Kt=D=>`<code role="img" aria-label="${(0,kt._N)(D)}">${(0,A.qX)(D)}</code>`;function Ct(D){return`The newest run is at the righ\
t. ${(0,A.MC)(D).map(([H,V])=>`<code>${H}</code>&nbsp;${V}`).join(", ")}. Uptime: the share of runs without an error. Latency: median and 95th percentile (p95) \
of discovery.`}function qt(D,L){if(D.length===0)return[];const H=D.every(({history:ut})=>ut.uptime.every(({good:Tt,runs:at})=>Tt===at)),V=L.isBrief?e.xy:"in the\
 history file",ot=H?", all without a failure in this time":` ${V}`;return[`<p>and ${(0,o.px)(D.length,"more host")}${ot}</p>`]}function ae(D,L,H){const V=D.flatMap(
({host:at,history:It})=>It.incidents.map(Nt=>({host:at,incident:Nt}))).toSorted((at,It)=>at.incident.from<It.incident.from?1:-1);if(V.length===0)return[];const ot=(0,r.
R4)(V.slice(0,U),H,J,({host:at,incident:It})=>[(0,r.rm)((0,T.nx)(at.visit.host)),(0,S.js)((0,y.QN)(It.from)),(0,kt.QY)(It,L.context.startedAt),String(It.runs),ue(
It)]),Tt=V.length-ot.length>0?`The last ${ot.length} incidents`:(0,o.px)(ot.length,"incident");return ot.length===0?[]:[(0,r.TM)(Tt,[(0,r.I$)(["Host","From","Du\
ration","Runs","Problems"],ot,[3])])]}function ue({codes:D}){const L=D.slice(0,G).map(H=>(0,S.D9)(H,X));return(0,o.K4)(L,G,D.length-L.length)}const me=4,oe=2,$e=3,
ye=60;function ge(D,L,H,V){const ot=D.filter(Nt=>(0,O.sG)(Nt)===L);if(ot.length===0)return"";const ut=L==="works"&&D.some(Nt=>(0,O.sG)(Nt)==="warns"),Tt=Ae(ot,L,
ut?" without warnings":"");if(H.isBrief)return`<p>${Tt}</p>`;const at=(0,r.R4)(ot,V,ye,Nt=>ee(Nt,H)),It=ot.length-at.length;return(0,r.TM)(Tt,[...at.length===0?
[]:[(0,r.I$)(["Host","Required by",L==="works"?"Services":"Reason"],at)],...It>0?[`<p>${(0,e.jP)(It,"host",H)}</p>`]:[]])}function Ae(D,L,H){const V=D.slice(0,$e).
map(({visit:Tt})=>(0,S.D9)((0,T.nx)(Tt.host))),ot=(0,o.K4)(V,$e,D.length-V.length),ut=D.length===1?`${ot} ${O.nx[L]}${H}`:`<b>${(0,o.px)(D.length,"host")}</b> ${O.
nx[L]}${H}: ${ot}`;return`${e.Gr[L]} ${ut}`}function ee(D,L){const H=D.requirements.flatMap(ot=>ot.because),{discovery:V}=D.visit.attempt;return[`${(0,r.rm)((0,T.
nx)(D.visit.host))}${D.isNew?`<br><sub>${o.dy}</sub>`:""}`,H.length===0?"":ve(H,L),(0,O.JR)(D)&&V.kind==="skipped"?V.problem.title:(0,Lt.Yj)(D,(0,e.Bm)(L))]}function ve(D,L){
const{places:H,isOfRepositories:V}=(0,d.rv)(D),ot=at=>(0,e.u_)(at,L);if(!V)return(0,d.Ky)(D,me,ot);const ut=H.slice(0,oe).map(ot).join(", "),Tt=H.length>oe?", \u2026":
"";return`${(0,o.px)(H.filter(d.cC).length,"repository")}: ${ut}${Tt}`}var te=t(4148);const Le=40,Me=80,we=D=>(0,te.fi)(D,L=>(0,r.hn)((0,d.II)(L))),Pe=(D,L)=>(0,S.
D9)(D,L).replaceAll(" ","&nbsp;"),Se=(D,L)=>{const H=({code:V,title:ot})=>(0,e._h)(V,ot,L);return(0,te.ij)([(0,te.eX)(H)],D)};function Re(D,L,H){const{wrong:V,good:ot}=(0,te.
jB)(D),ut=V.length>1||L.isBrief?ke(V,L,H/2):[],Tt=H-(0,E.$$)(ut.join("")),at=Te=>z(Te,L),It=L.isBrief||L.context.repositories.length>1,Nt=L.isBrief?[]:It?V:[...V,
...ot],Zt=(0,r.R4)(Nt,Tt,Me,at),re=Nt.length-Zt.length,le=[...ut,...Zt.slice(0,V.length)],fe=Zt.slice(V.length),Oe=fe.length<=te.LC?fe:[(0,r.TM)(j(ot),fe)];return[
...ut.length>0?[(0,r.TM)(Ee(V),le)]:le,...It&&ot.length>0?[`<p>${j(ot)}</p>`]:Oe,...re>0?[`<p>${(0,e.jP)(re,"root module",L)}</p>`]:[]]}function ke(D,L,H){const V=(0,te.
cZ)(D);if(V.length===0)return[];const ot=V.map(({row:at})=>at),ut=_t.Du.filter(at=>D.some(It=>It.clients.includes(at))),Tt=[...Se(ot,L),(0,te.ie)(V,we),...(0,te.
ns)({clients:ut,rows:ot},Pe)];return[De(ot,{clients:ut},Tt,L,H)]}function De(D,L,H,V,ot){const ut=(0,r.R4)(D.slice(0,Le),ot,Me,at=>[st(at,L,V),...H.map(({cell:It})=>It(
at))]),Tt=D.length-ut.length;return(0,r.I$)(["Module or provider",...H.map(({title:at})=>(0,o.Iu)(at))],Tt>0?[...ut,[(0,e.jP)(Tt,"row",V)]]:ut)}function Ee(D){const L=(0,te.
qj)(D[0]??{rows:[]}),H=D.slice(0,te.LC).map(we),V=(0,o.K4)(H,te.LC,D.length-H.length);return D.length===1?`${e.Gr[L]} <b>${V}</b>: ${te.pJ[L]}`:`${e.Gr[L]} <b>${(0,o.
px)(D.length,"root module")}</b> with errors or warnings: ${V}`}function j(D){const L=D.flatMap(H=>H.rows);return`${e.Gr[(0,te.Fg)(L)]} <b>${(0,o.px)(D.length,"\
root module")}</b>: ${(0,te.nS)(L)}`}function z(D,L){const H=(0,te.qj)(D),{wrong:V,good:ot}=(0,te.P)(D),ut=[...V,...ot],Tt=[...Se(ut,L),...(0,te.ns)({...D,rows:ut},
Pe)],at=H==="works"?(0,te.nS)(D.rows):te.pJ[H];return(0,r.TM)(`${e.Gr[(0,te.Fg)(D.rows)]} <b>${we(D)}</b>: ${at}`,[De(ut,D,Tt,L,Number.POSITIVE_INFINITY)])}function st(D,L,H){
const V=`${e.Gr[(0,te.Fg)([D])]}&nbsp;<b>${(0,r.hn)((0,te.mC)(D,L))}</b>`,[ot]=D.places,ut=[...D.kind==="module"&&D.source!==D.address?[(0,r.hn)(D.source)]:[],...ot===
void 0?[]:[(0,e.u_)(ot,H)]];return ut.length===0?V:`${V}<br><sub>${ut.join(" at ")}</sub>`}const lt=2e5,mt={notes:6e3,causes:45e3,repositories:14e3,history:24e3,
roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},Et=["causes","unchecked","repositories","history","roots","evidence","passed","skipped",
"notices","notes"],wt=1e3,At=10,Dt=5,Gt=600,Ft=100,Qt=7,Vt=(D,L)=>se(D,{context:L,rest:e.h,isBrief:!1},{head:`## ${be(D,L)}`,foot:`tf-disco ${(0,S.js)(L.version)}\
, started ${(0,S.js)((0,y.QN)(L.startedAt))}.`,maxBytes:lt});function se(D,L,{head:H,foot:V,maxBytes:ot}){const ut=pe(D,L),Tt=new Map;let at=ot-wt-(0,E.$$)(H+V);
for(const[Zt,re]of Object.entries(mt)){const fe=ut[Zt](Math.min(re,at)).filter(Te=>Te!=="").join(`

`),Oe=(0,E.$$)(fe)<=at;Oe&&(at-=(0,E.$$)(fe)),Tt.set(Zt,Oe?fe:`<p>More ${L.rest}</p>`)}const It=Et.map(Zt=>Tt.get(Zt)??"").filter(Zt=>Zt!==""),Nt=!L.isBrief&&It.
some(e.ze)?`${V} ${de(L)}`:V;return`${[H,...It,`<sub>${Nt}</sub>`].join(`

`)}
`}function pe(D,L){const H=(0,O.md)(D.hosts),V=H.filter(({findings:at})=>at.length===0),ot=({severity:at})=>at==="notice",ut=D.findings.filter(ot),Tt=D.findings.
filter(at=>!ot(at));return{notes:at=>[Ie(D,L,at)],causes:at=>B(Tt,L,at),repositories:at=>[p(D.files,L,at)],history:at=>ft(D,L,at),roots:at=>Re(D.roots,L,at),evidence:at=>L.
isBrief?[]:[ce(H,L,at)],unchecked:at=>[ge(V,"unchecked",L,at)],passed:at=>[ge(H,"works",L,at)],skipped:at=>[ge(H,"skipped",L,at)],notices:at=>L.isBrief?[]:[je(ut,
L,at)]}}function de({context:D}){const L=D.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, an\
d can be <a href="${(0,S.js)(L)}">kept as an artifact</a>.`}function je(D,L,H){if(D.length===0)return"";const V=`${e.rC.notice} ${(0,o.px)(D.length,"notice")}`;
return(0,r.TM)(V,B(D,L,H))}function Ie(D,L,H){const V=(0,k.h$)(D,L.context).map(It=>`${(0,o.Iu)((0,S.h$)(It,Gt))}.`),ot=(0,r.R4)(V,H,At,It=>It),ut=ot.slice(0,Dt),
Tt=L.isBrief?[]:ot.slice(Dt),at=V.length-ut.length-Tt.length;return[`<p>${ut.join("<br>")}</p>`,...Tt.length===0?[]:[(0,r.TM)((0,o.px)(Tt.length,"more remark"),
[`<p>${Tt.join("<br>")}</p>`])],...at>0?[`<p>${(0,e.jP)(at,"remark",L)}</p>`]:[]].join(`
`)}const be=(D,L)=>`${Ce(D)} ${(0,o.Iu)((0,O.$N)(D,L))}`;function Ce(D){const L=D.findings.some(({severity:V})=>V!=="notice"),H=D.hosts.length===0?"skipped":"wo\
rks";return e.Gr[D.passed?L?"warns":H:"fails"]}function Ue({url:D,workflow:L,job:H,commit:V}){const ot=L.split("/").at(-1)??"";return[`<a href="${(0,S.js)(D)}">${(0,S.
D9)(ot===""?"this run":ot,Ft)}</a>`,...H===""?[]:[`job ${(0,S.D9)(H,Ft)}`],...V===""?[]:[`commit ${(0,S.D9)(V.slice(0,Qt))}`]].join(", ")}}),8373:((gt,N,t)=>{t.
d(N,{Bm:()=>g,EP:()=>n,Gr:()=>A,Su:()=>f,_h:()=>m,b_:()=>a,h:()=>S,jP:()=>r,rC:()=>M,u_:()=>u,xy:()=>T,ze:()=>s});var y=t(5143),O=t(4503),o=t(4120),E=t(8884),k=t(
8641);const S="in the JSON report",T="in the job summary",M={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},A={fails:"\u274C",unchecked:"\u274C",warns:"\
\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},d="&nbsp;more ",r=(l,c,{rest:p})=>`and ${l}${d}${l===1?c:(0,o._l)(c)} ${p}`,s=l=>l.includes(d),n=(l,c,p,h=0)=>(0,E.
Ky)(l,c,w=>u(w,p),h).replace(/ more (?=places?$)/,d),e=600,u=(l,c)=>typeof l=="string"?f(l):$(l,(0,E.eo)(l),c),a=(l,c)=>$(l,(0,E.eo)({...l,file:(0,y.bH)(l.file).
path}),c);function $(l,c,{context:p}){const h=`<code>${(0,k.js)(c).replaceAll("/","/<wbr>")}</code>`,w=(0,O.uM)(l,p);return w===null||w.length>e?h:`<a href="${(0,k.
js)(w,e)}">${h}</a>`}const f=l=>l.endsWith(" input")?`the ${(0,k.D9)(l.replace(/ input$/,""))} input`:(0,k.D9)(l),m=(l,c,{context:p})=>`<a href="${(0,k.js)(`${p.
docsUrl}#${l}`)}">${c}</a>`,g=l=>({value:k.D9,prose:k.h$,because:c=>u(c,l)})}),733:((gt,N,t)=>{t.d(N,{W:()=>S,n:()=>O});const y=/^[ -~]*$/;function O(T){if(y.test(
T))return T.length;let M=0;for(const A of T)M+=o(A);return M}function o(T){return y.test(T)?1:E(T)?0:new RegExp("\\p{Regional_Indicator}","u").test(T)?1:k(T)?2:
1}const E=T=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(T),k=T=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(T);function S(T,M,A){let[d,r]=["",0];for(const s of T){const n=o(s),e=r+n;if(r>=M&&e<=A&&(n>0||r>M)?d+=s:d+=" ".repeat(Math.max(0,Math.min(e,A)-Math.max(r,
M))),r=e,r>A)break}return d}}),7146:((gt,N,t)=>{t.d(N,{ky:()=>r,nI:()=>o,qt:()=>M,wW:()=>A});var y=t(733);const O={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function o(n,e,u){return u.colour?`\x1B[${O[e]}m${n}\x1B[0m`:n}const E=(n,e,{hyperlinks:u})=>e===void 0||!u?n:`\x1B]8;;${e}\x1B\\${n}\x1B]8;;\x1B\\`,k=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
S=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,T=5001;function M(n){const{FORCE_HYPERLINK:e,TERM:u="",TERM_PROGRAM:a="",VTE_VERSION:$}=n;
return e?e!=="0":n.CI||n.NO_COLOR||u==="dumb"?!1:Number($)>=T||k.test(a)||S.test(u)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(f=>n[f])}function A(n,e){const u="\
 ".repeat(n.indent),a=n.label.padEnd((n.column??0)-1),$=" ".repeat(n.indent+(n.column??2)),[f="",...m]=s(e.withFlags?.(n.text)??n.text,{first:e.width-u.length-a.
length-1,others:e.width-$.length}),g=E(o(a,n.style,e),n.url,e),l=d(f,n.linked,e);return[`${u}${g} ${l}`.trimEnd(),...m.map(c=>`${$}${c}`)]}function d(n,e,u){return!e?.
url||!n.startsWith(e.text)?n:`${E(e.text,e.url,u)}${n.slice(e.text.length)}`}function r(n,{width:e,withFlags:u}){const[a="",...$]=s(u?.(n)??n,{first:e,others:e-
2});return[a,...$.map(f=>`  ${f}`)]}function s(n,e){const u=[];let a="",$=0;for(const f of n.split(" ")){const m=u.length===0?e.first:e.others,g=(0,y.n)(f);a!==
""&&$+1+g>m?(u.push(a),a=f,$=g):($=a===""?g:$+1+g,a=a===""?f:`${a} ${f}`)}return[...u,a]}}),6536:((gt,N,t)=>{t.d(N,{S5:()=>Pe,MV:()=>Se,K8:()=>Re});var y=t(2389),
O=t(2796),o=t(5102),E=t(4120),k=t(5955),S=t(6763),T=t(8641),M=t(1831),A=t(4503),d=t(8884),r=t(733),s=t(7146);const n=160,e=12,u="    ",a=/##\w*\[/;function $({place:j,
before:z,literal:st,after:lt},mt,Et){const wt=" ".repeat(`  ${j.line}`.length),At=Math.min(Et.width,n)-wt.length-3;if(At<e)return[];const Dt=f(z+st+lt),Gt=Dt(z+
st+lt),Ft=(0,r.n)(Gt)<=At?0:Dt(z).search(/[^ ]|$/),Qt=Gt.slice(Ft),Vt=(0,r.n)(Dt(z))-Ft,se=(0,r.n)(Dt(z+st))-Ft,{from:pe,to:de,text:je}=m(Qt,Vt,Math.max(se,Vt+1),
At),Ie=(0,s.nI)("|","dim",Et),be="^".repeat(Math.max(1,Math.min(se,de)-Math.max(Vt,pe))),Ce=" ".repeat(Math.max(Vt,pe)-pe);return[`${(0,s.nI)(`  ${j.line}`,"dim",
Et)} ${Ie} ${je}`.trimEnd(),`${wt} ${Ie} ${Ce}${(0,s.nI)(be,mt,Et)}`]}function f(j){const z=st=>(0,T.RK)(st.replaceAll("	",u),Number.POSITIVE_INFINITY);return a.
test(z(j))?st=>z(st).replaceAll(/(?<=#)#/g," #"):z}function m(j,z,st,lt){const mt=(0,r.n)(j);if(mt<=lt)return{from:0,to:lt,text:j};const Et=Math.max(0,lt-2-(st-
z)),wt=st<lt?0:Math.max(0,z-1-Math.ceil(Et*2/3)),At=mt-wt<=lt,Dt=wt+lt,Gt=(0,r.W)(j,wt===0?0:wt+1,At?Dt:Dt-1),Ft=`${wt===0?"":"\u2026"}${Gt}${At?"":"\u2026"}`;return{
from:wt,to:At?Dt:Dt-1,text:Ft}}var g=t(1505),l=t(7574);const c=20,p=6,h=13,w={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"\
!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},v={error:w.fails,warning:w.warns,notice:{sign:"\xB7",style:"blue"}},
i={value:T.RK,prose:T.RK,because:d.eo};function P(j,z){const st=(0,o.sG)(j),{sign:lt,style:mt}=w[st],Et=[...(0,o.cG)(j)?I(j,z.context):[],...(0,g.o7)(j,i)],wt=`${o.
nx[st]}${j.isNew?` (${E.dy})`:""}: ${R(j)}`;return[...(0,s.wW)({indent:0,label:`${lt} ${C(j.visit.host)}`,style:mt,text:wt},z),...Et.flatMap(At=>W(At,z))].map(T.
BP).join(`
`)}const C=j=>{const z=(0,M.nx)(j);return z===j?(0,T.RK)(j):`${(0,T.RK)(z)} (${(0,T.RK)(j)})`};function R(j){const{discovery:z}=j.visit.attempt,st=(0,o.QK)(j);return st.
length>0?(0,E.K4)([...new Set(st.map(lt=>lt.problem.code))],p):z.kind==="skipped"?z.problem.code:(0,g.Yj)(j,i)}function I(j,z){const{hops:st,certificates:lt}=j.
visit.attempt;return[(0,g.se)(j,z,i),{label:"response",texts:st.map(K)},{label:"services",texts:F(j)},...(0,g.Zc)(j,i),{label:"certificate",texts:lt.map(mt=>b(mt,
z))}]}const W=({label:j,texts:z},st)=>z.flatMap((lt,mt)=>{const Et=mt===0?j:"";return(0,s.wW)({indent:2,label:Et,style:"dim",column:h,text:lt},st)});function K(j){
const z=j.status===null?"none":`${j.status} ${(0,T.RK)(j.reason,g.tN)}`,st=j.status===null?"after":"in",lt=[...j.mediaType===null?[]:[(0,T.RK)(j.mediaType,g.tN)],
...j.address===null?[]:[`at ${(0,T.RK)(j.address,g.tN)}`],...j.proxy===null?[]:[`through ${(0,T.RK)((0,T.cq)(j.proxy))}`],...j.authorization==="none"?[]:[`token\
 ${(0,E.Rk)(j.authorization)}`]],mt=lt.length===0?"":` (${lt.join("; ")})`;return`${z.trim()} from ${(0,T.RK)((0,T.cq)(j.url))} ${st} ${(0,l.kJ)(j.ms)}${mt}`}function F({
services:j,servicesLeftOut:z}){const st=j.slice(0,c),lt=j.length-st.length+z;return[...st.map(x),...lt>0?[`and ${lt} more`]:[]]}function x(j){const z=(0,T.RK)(j.
id,g.tN);switch(j.kind){case"url":return`${z} ${(0,T.RK)((0,T.cq)(j.url))}`;case"login":{const{authz:st,token:lt}=j.login,mt=[st,lt].map(Et=>(0,T.RK)((0,T.cq)(Et??
"none")));return`${z} authz ${mt.join(", token ")}`}case"problem":return`${z}: ${j.problem.code}`}}function b(j,z){const{host:st,subject:lt,issuer:mt,expires:Et}=j,
wt=(0,T.RK)((0,l.nO)(Et,z.startedAt));return`${(0,T.RK)(st,g.tN)} valid until ${wt}; subject ${(0,T.RK)(lt,g.tN)}, issuer ${(0,T.RK)(mt,g.tN)}`}const _=4,B={places:6,
messages:5,frames:O.Wi},it={places:3,messages:2,frames:1},ct=1e3;function Y(j,z,st){const{severity:lt,code:mt,title:Et,message:wt}=j,At=(0,T.RK)(wt??Et,ct),Dt=`${z.
context.docsUrl}#${mt}`,{style:Gt}=v[lt],Ft=et(j,st)??[...xt(j.hosts.length>1?"hosts":"host",Ot(j),z),...Bt(j,z,st),...St(j,z)],Qt=vt(j.findings)?"":j.help??"";
return[...(0,s.wW)({indent:0,label:`${lt}[${mt}]:`,style:Gt,url:Dt,text:At},z),...Ft,...xt("help",(0,T.RK)(Qt,ct),z),...xt("affects",(0,E.od)(j.affects,z.context.
clients),z)].map(T.BP).join(`
`)}function et(j,{codes:z}){const{hosts:st,message:lt,code:mt,findings:Et}=j;if(st.length<2||lt===null)return null;const{lines:wt}=(0,d.yv)(Et),At=JSON.stringify(
[st.toSorted(),wt[0],wt.length]),Dt=z.get(At);return Dt===void 0&&z.set(At,mt),Dt===void 0?null:[`  hosts: the same ${st.length} as for ${Dt}`]}function Ot({hosts:j,
findings:z,message:st}){const[lt]=j;if(j.length===1&&lt!==void 0&&st?.includes((0,M.nx)(lt))&&z[0]?.isHostNew!==!0)return"";const Et=(0,E.Ku)(j,_).map(wt=>{const At=z.
filter(Ft=>Ft.host===wt),Dt=j.length>1?(0,d.eb)(At).length:0,Gt=[...At.some(({isHostNew:Ft})=>Ft)?[E.dy]:[],...Dt>1?[(0,E.px)(Dt,"repository")]:[]];return`${C(wt)}${Gt.
length===0?"":` (${Gt.join(", ")})`}`});return(0,E.K4)(Et,j.length,j.length-Et.length)}function Bt(j,z,st){const{frames:lt}=Pt(j),mt=Z(j),Et=(0,O.cr)(j).length-
mt.length;return[...mt.flatMap(({message:wt,findings:At,first:Dt},Gt)=>{const Ft=q(Dt,j.message===null?wt:"",z);return Gt>=lt?Ft:[...Ft,...ht(Dt,j,z,st),...xt("\
help",(0,T.RK)(yt(j,At),ct),z)]}),...Et>0?[`  and ${(0,E.px)(Et,"more message")} in the JSON report`]:[]]}const Pt=({hosts:j,findings:z})=>j.length>1||vt(z)?it:
B,Z=j=>(0,E.Ku)((0,O.cr)(j),Pt(j).messages).map(([z,st])=>({message:z,findings:st,first:(0,d.tN)(st)}));function q(j,z,st){if(j===null&&z==="")return[];const lt=j===
null?"-":"-->",mt=j===null?"":(0,d.R3)(j),Et=[mt,(0,T.RK)(z,ct)].filter(At=>At!=="").join(": "),wt={text:mt,url:j&&(0,A.uM)(j,{...st.context,links:null})};return(0,s.
wW)({indent:2,label:lt,style:"dim",text:Et,linked:wt},st)}function ht(j,{severity:z},st,{lines:lt}){if(j===null)return[];const{file:mt,line:Et,column:wt}=j,At=st.
context.sources.find(Dt=>Dt.place.file===mt&&Dt.place.line===Et&&Dt.place.column===wt);return At===void 0||lt.has(At)?[]:(lt.add(At),$(At,v[z].style,st))}function yt({
help:j,findings:z},st){return j!==null||vt(z)?"":st[0]?.problem.help??""}const vt=([j,z])=>j?.exclude!==void 0&&z!==void 0;function St(j,z){const{findings:st}=j,
{lines:lt,settings:mt,leftOut:Et}=(0,d.yv)(st),wt=(0,d.oN)(lt,Z(j).map(({first:Dt})=>Dt)),At=Pt(j).places;return[...xt("hits",(0,d.mj)(st,z.context.repositories.
length),z),...xt("also at",(0,d.Ky)(wt,At,void 0,Et),z),...xt("required by",(0,d.Ky)(mt,At),z)]}const xt=(j,z,st)=>z===""?[]:(0,s.wW)({indent:2,label:`${j}:`,style:"\
dim",text:z},st);var _t=t(4148),Lt=t(1064);const Jt=20,ie=3,ne="  ",ce=j=>(0,_t.fi)(j,d.II);function he(j,z){const{wrong:st}=(0,_t.jB)(j);return st.length>_t.LC?
[Q(j,st,z)]:st.map(lt=>{const mt=(0,_t.P)(lt),Et=[...mt.wrong,...mt.good],wt=pt((0,_t.ns)({...lt,rows:Et.slice(0,Jt)},T.RK),Et),At=ce(lt);return dt({outcome:(0,_t.
qj)(lt),name:At,root:lt,rows:Et,columns:wt},z)})}function Q(j,z,st){const lt=(0,_t.cZ)(j),mt=lt.map(({row:Ft})=>Ft),Et=Lt.Du.filter(Ft=>z.some(Qt=>Qt.clients.includes(
Ft))),wt=(0,_t.ns)({clients:Et,rows:mt.slice(0,Jt)},T.RK),At=pt([(0,_t.ie)(lt,ce),...wt],mt),Dt=(0,_t.qj)({rows:mt}),Gt=(0,E.px)(z.length,"root module");return dt(
{outcome:Dt,name:Gt,root:{clients:Et},rows:mt,columns:At},st)}const pt=(j,z)=>[...j,...(0,_t.ij)([(0,_t.eX)(({code:st})=>st)],z)];function dt({outcome:j,name:z,
root:st,rows:lt,columns:mt},Et){const{sign:wt,style:At}=w[j],Dt=lt.filter(Vt=>(0,_t.Mm)(Vt)===j),Gt=[...new Set(Dt.map(Vt=>(0,T.RK)((0,_t.mC)(Vt,st))))],Ft=`${_t.
pJ[j]} for ${(0,E.K4)(Gt,ie)}`,Qt=lt.length-Jt;return[`${(0,s.nI)(wt,At,Et)} ${(0,s.nI)(z,"bold",Et)}: ${Ft}`,...Ht(lt.slice(0,Jt).map(Vt=>({sign:w[(0,_t.Fg)([Vt])],
cells:[(0,T.RK)((0,_t.mC)(Vt,st)),...mt.map(({cell:se})=>se(Vt))]})),["module or provider",...mt.map(({title:Vt})=>Vt)],Et),...Qt>0?[`  and ${Qt} more in the JS\
ON report`]:[]].map(T.BP).join(`
`)}function Ht(j,z,st){const lt=z.map((wt,At)=>Math.max(...[wt,...j.map(({cells:Dt})=>Dt[At])].map(Yt)));if(lt.reduce((wt,At)=>wt+ne.length+At,ne.length)>st.width)
return j.flatMap(({sign:{sign:wt,style:At},cells:[Dt="",...Gt]})=>{const Ft=Gt.flatMap((Vt,se)=>Vt===""?[]:[`${z[se+1]} ${Vt}`]),Qt=`${Dt}: ${Ft.join("; ")}`;return(0,s.
wW)({indent:2,label:wt,style:At,text:Qt},st)});const Et=wt=>wt.map((At,Dt)=>At+" ".repeat((lt[Dt]??0)-Yt(At))).join(ne).trimEnd();return[`    ${(0,s.nI)(Et(z),"\
dim",st)}`,...j.map(({sign:{sign:wt,style:At},cells:Dt})=>`  ${(0,s.nI)(wt,At,st)} ${Et(Dt)}`)]}const Yt=(j="")=>Array.from(j).length;function tt(j,z){const st=j.
flatMap(Dt=>Dt.rows),{sign:lt,style:mt}=w[(0,_t.Fg)(st)],[Et]=j,At=`${j.length===1&&Et!==void 0?ce(Et):(0,E.px)(j.length,"root module")}: ${(0,_t.nS)(st)}`;return(0,s.
wW)({indent:0,label:lt,style:mt,text:At},z).map(T.BP).join(`
`)}const rt=3,Mt=4,Rt=1e3;function kt({hosts:j,roots:z},st){const lt=Map.groupBy(j,o.sG),mt=(lt.get("unchecked")??[]).filter(({findings:wt})=>wt.length===0),{good:Et}=(0,_t.
jB)(z);return[...Ut("unchecked",mt,st),...Ut("skipped",lt.get("skipped")??[],st),...Ut("works",lt.get("works")??[],st),...Et.length>0?[tt(Et,st)]:[]]}function Ut(j,z,st){
const lt=Ft=>P(Ft,st);if(z.length<=rt)return z.map(lt);const{sign:mt,style:Et}=w[j],wt=(0,E.Ku)(z,Mt).map(({visit:Ft})=>C(Ft.host)),At=(0,E.K4)(wt,wt.length,z.length-
wt.length),Dt=`${(0,E.px)(z.length,"host")} ${o.nx[j]}: ${At}`;if(!st.isRunner)return[(0,s.wW)({indent:0,label:mt,style:Et,text:Dt},st).map(T.BP).join(`
`)];const Gt=Ft=>`and ${Ft} more in the JSON report`;return[[(0,T.BP)(`${mt} ${Dt}`),...(0,E.UV)(z,Rt,lt,Gt)].join(`
`)]}function jt(j,z){const st=(0,d._X)(j),[lt]=st;if(lt===void 0)return[];const mt=Qt=>`${(0,T.RK)(Qt.repository)} (${(0,E.H8)(Qt.findings)})`,Et=(0,E.Ku)(st,Mt).
map(mt),{sign:wt,style:At}=w[(0,o.hm)(lt.findings)==="error"?"fails":"warns"],Dt=`${(0,E.px)(st.length,"repository")} ${(0,d.fP)(st)}: ${(0,E.K4)(Et,Et.length,st.
length-Et.length)}`;if(!z.isRunner||Et.length===st.length)return[(0,s.wW)({indent:0,label:wt,style:At,text:Dt},z).map(T.BP).join(`
`)];const Gt=Qt=>`and ${Qt} more in the JSON report`,Ft=(0,E.UV)(st,Rt,mt,Gt);return[[`${wt} ${Dt}`,...Ft].map(T.BP).join(`
`)]}function U(j,z){const st=(0,o.hm)(j.findings),lt=j.hosts.length>rt||j.findings.length>0,mt=z.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",Et=`problem codes are explained at ${z.context.docsUrl}`;return lt?[(st===null||st==="no\
tice"?[mt]:[Et,mt]).flatMap(At=>(0,s.ky)(At,z)).join(`
`)]:[]}var G=t(7361),X=t(4218);const J=3,nt=20,ft=40,$t=12,bt=10,Wt=140,zt=30,Xt="  ",Kt=2,Ct="  ",qt="\xA0";function ae(j,z){const st=(0,X.U4)(j,z.context),lt=st.
length<=J?st:st.filter(({host:Dt})=>(0,o.cG)(Dt));if(lt.length===0)return"";const mt=lt.slice(0,nt),Et=lt.length-mt.length,wt=me(mt,z),At=[`last ${(0,E.px)(wt.marks,
"run")}`,...wt.columns.map(ye)];return[...(0,s.ky)(`history: ${At.filter(Dt=>Dt!=="").join(", ")}`,z),...mt.map((Dt,Gt)=>Ae(Dt,Gt,wt,z)),...Et>0?[`  and ${(0,E.
px)(Et,"more host")} in the history file`]:[],...ue(mt,z)].map(T.BP).join(`
`)}function ue(j,z){const st=(0,X.MC)(j).map(([mt,Et])=>`${mt} ${Et}`.replaceAll(" ",qt));return(0,s.ky)(st.join(", "),{...z,width:z.width-Xt.length}).map(mt=>`${Xt}${(0,s.
nI)(mt.trim().replaceAll(qt," "),"dim",z)}`)}function me(j,z){const st=Math.max(...j.map(({host:Vt})=>(0,r.n)(C(Vt.visit.host)))),lt=Math.min(ft,st),mt=Math.max(
...j.map(({history:Vt})=>Vt.recent.length)),Et=oe(j),wt=Math.min(z.width,Wt)-Xt.length-Kt-Ct.length,At=Vt=>Et.slice(0,Vt).reduce((se,pe)=>se-Ct.length-ge(pe),wt),
Gt=Et.map((Vt,se)=>Et.length-se).find(Vt=>lt+mt<=At(Vt))??1,Ft=At(Gt),Qt=Math.min(mt,Math.max(bt,Ft-lt));return{columns:Et.slice(0,Gt),marks:Qt,name:Math.min(lt,
Math.max($t,Ft-Qt))}}function oe(j){const z=lt=>j.map(({history:{latency:mt}})=>mt===null?"-":(0,l.kJ)(mt[lt]));return[{title:"uptime in 30 days",cells:j.map($e)},
{title:"median latency",cells:z("medianMs")},{title:"95th percentile",cells:z("p95Ms")},{title:"",cells:j.map(({history:lt})=>(0,X.kW)(lt)??"")}].filter(({cells:lt})=>lt.
some(mt=>mt!==""))}function $e(j){const z=(0,X.bW)(j,zt);return(z&&(0,G.mc)(z))??"-"}const ye=({title:j})=>j,ge=({cells:j})=>Math.max(...j.map(z=>z.length));function Ae({
host:j,history:z},st,{columns:lt,name:mt,marks:Et},wt){const{sign:At,style:Dt}=w[(0,o.sG)(j)],Gt=(0,X.qX)(z.recent.slice(-Et)),Ft=lt.map(se=>{const pe=se.cells[st]??
"";return se.title===""?pe:pe.padStart(ge(se))}),Qt=Gt.replace(/\u2573+/g,se=>(0,s.nI)(se,"red",wt));return[`${Xt}${(0,s.nI)(At,Dt,wt)} ${ee(C(j.visit.host),mt)}`,
`${" ".repeat(Et-Gt.length)}${Qt}`,...Ft].join(Ct).trimEnd()}function ee(j,z){const st=(0,r.n)(j);return st<=z?`${j}${" ".repeat(z-st)}`:`${(0,r.W)(j,0,z-1)}\u2026`}
const ve=5,te=30,Le=3,Me=20,we=16e6;function*Pe(j,z){yield`${Se(j,z)}
`;let st=!0;for(const{text:lt}of Re(j,z)){const mt=lt.includes(`
`);yield`${st||mt?`
`:""}${lt}
`,st=mt}}function Se(j,z){const{sign:st,style:lt}=w[j.passed?"works":"fails"],mt=z.isQuiet?[]:(0,S.h$)(j,z.context).slice(0,ve);return[`${(0,s.nI)(st,lt,z)} ${(0,s.
nI)((0,o.$N)(j,z.context),"bold",z)}`,...mt.flatMap(Et=>ke(Et,z))].join(`
`)}function*Re(j,z,st=we){const{isQuiet:lt=!1,isRunner:mt=!1,context:Et}=z,wt=({severity:de})=>!lt||de==="error"||(0,y.k2)(de,Et.failOn),At=(0,O.cZ)(j.findings.
filter(wt)),Dt={lines:new Set,codes:new Map};for(const de of At.slice(0,te))yield Ee(Y(de,z,Dt));const Gt=At.slice(te).flatMap(({findings:de})=>de);if(Gt.length>
0&&(yield Ee(`and ${(0,E.px)(Gt.length,"more finding")} in the JSON report`)),lt)return;const Ft=de=>({kind:mt?"group":"plain",text:de});yield*jt(j.files,z).map(
Ft);const Qt=ae(j,z);Qt!==""&&(yield Ft(Qt)),yield*he(j.roots,z).map(Ft);const Vt=(0,o.md)(j.hosts).filter(de=>(0,o.cG)(de)&&!(0,o.JR)(de)),se=mt||Vt.length<=Le?
Vt:[];yield*De(se,z,st).map(Ft),yield*kt(j,z).map(Ft);const pe=(0,S.h$)(j,Et).slice(ve);pe.length>0&&(yield Ee(pe.flatMap(de=>ke(de,z)).join(`
`))),yield*U(j,z).map(Ee)}const ke=(j,z)=>(0,s.ky)((0,T.RK)(j),z).map(T.BP);function*De(j,z,st){const lt=new k.Wv(st),mt=Qt=>P(Qt,z),Et=yield*(0,k._Q)(j.slice(0,
Me),lt,mt),wt=[],At=(0,k._Q)(j.slice(Me),lt,mt);let Dt=At.next();for(;!Dt.done;Dt=At.next())wt.push(Dt.value);const Gt=(0,E.px)(wt.length,"more host");wt.length>
0&&(yield[`details of ${Gt}`,...wt].join(`
`));const Ft=Et+Dt.value;Ft>0&&(yield`the details of ${(0,E.px)(Ft,"more host")} are in the JSON report`)}const Ee=j=>({kind:"plain",text:j})}),6283:((gt,N,t)=>{
t.d(N,{Y:()=>o});var y=t(6309),O=t(8641);async function o(E,k){const{history:S}=E.settings;if(S===null)return{checked:E,warnings:[]};try{const{recordRun:T}=await t.
e(5370).then(t.bind(t,5370)),{history:M,warnings:A}=T(S,E,k);return{checked:{...E,context:{...E.context,history:M}},warnings:A}}catch(T){return{checked:E,warnings:[
`the history ${(0,O.RK)(S)} was not read: ${(0,O.RK)((0,y.A3)(T))}`]}}}}),2909:((gt,N,t)=>{t.a(gt,async(y,O)=>{try{let x=function(Y){return async(et,Ot)=>{try{await Ot()}catch(Bt){
Y([`${et}: ${(0,S.A3)(Bt)}`])}}},ct=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(N);var o=t(2929),E=t(9018),k=t(7251),S=t(6309),T=t(40),M=t(
3565),A=t(8782),d=t(4690),r=t(9077),s=t(3795),n=t(3386),e=t(2057),u=t(1964),a=t(3329),$=t(2827),f=t(4503),m=t(5505),g=t(8641),l=t(9703),c=t(6536),p=t(8463),h=t(
3152),w=t(6329),v=t(6283),i=t(6875);const P=120;process.env.UV_THREADPOOL_SIZE??="64",(0,n.p)(),(0,e.B_)(process.stdout,Y=>process.stderr.write(`the log was not\
 written: ${Y}
`)),(0,e.B_)(process.stderr,()=>{});const C=M.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const R=new i.V,I=(0,d.i)(process);await(0,r.
q)(process,await W(M.Ko(w.y.map(({name:Y})=>Y))));async function W(Y){const et=(0,E.c)(Y,process.env,(0,k.K)(M.QU)),Ot=Pt=>{const Z=(0,E.r)(q=>(0,l.p)(Pt,q),et);
return M.fJ("Could not run",Z),3},Bt=(0,r.w)(process,R,{isFinal:!1,crash:Ot,now:I});try{const Pt=await K(Y,et),Z=Bt.aborted?3:Pt.verdict.passed?0:1;return await b(
Pt,et,Bt),Z}catch(Pt){if(Pt instanceof h.GN){const Z=et.redact(Pt.mistakes).map(q=>(0,g.LS)(q));return M.fJ("Wrong settings",Z.join(`
`)),2}return Ot(Pt)}}async function K(Y,et){const Ot=(0,s.fN)(Bt=>M.N4(et.redact([Bt])),s.Si);try{return await(0,o.z6)(Y,{environment:process.env,directory:ct(),
isFork:(0,A.$c)(process.env.GITHUB_EVENT_NAME,C),stop:R,startTimer:i.I,now:I,progress:Ot.show,changes:Bt=>it(Bt,et),secrets:et,kill:process.kill})}finally{Ot.end()}}
async function F(Y){const{verdict:et,changes:Ot,context:Bt}=Y,Pt=(0,A.ng)(process.env,C),Z=Pt===null?[]:(0,T.w)((0,f.R8)(et),ct(),Pt);if(Pt===null||Ot?.kind!=="\
files")return{...Y,located:Z,context:{...Bt,links:(0,T.h)(Z)}};const{withDiffLinks:q}=await t.e(9052).then(t.bind(t,9052)),ht=q(Z,Ot.files,ct(),Pt);return{...Y,
located:Z,context:{...Bt,links:ht}}}async function b(Y,{redact:et},Ot){const{checked:Bt,warnings:Pt}=await(0,v.Y)(Y,{directory:ct(),environment:process.env,random:Math.
random}),Z=yt=>M.R8(et(yt).map(vt=>(0,g.LS)(vt))),q=x(Z);Z(Pt);let ht={...Bt,located:[]};await q("places are not links",async()=>{ht=await F(Bt)}),await _(ht,q,
Z),!Ot.aborted&&await q("the comment and the issue were not written",async()=>{const{notes:yt,warnings:vt}=await B(ht,Ot);M.N4(et(yt)),Z(vt)})}async function _(Y,et,Ot){
const{settings:Bt,verdict:Pt,context:Z}=Y,{GITHUB_OUTPUT:q,GITHUB_STEP_SUMMARY:ht,RUNNER_TEMP:yt}=process.env,vt={colour:!1,width:P,isRunner:!0,context:Z};await et(
"the log was not written",()=>M.ur((0,c.MV)(Pt,vt),(0,c.K8)(Pt,vt)));const St=Bt.shard!==null;await et("the annotations were not written",()=>{St||M.fz((0,u.H)(
Pt,Z))}),await et("the outputs were not written",async()=>Ot(await M.Kn(q,(0,$.Y)(Pt)))),await et("the job summary was not written to GITHUB_STEP_SUMMARY",async()=>{
St||await M.Sy(ht,(0,m.Gc)(Pt,Z))}),await et("the JSON report was not written to RUNNER_TEMP",async()=>{const xt=M.u5(yt,(0,a.h)(Pt,Z));Ot(await M.Kn(q,{report:xt}))}),
await et("the report files were not written",async()=>Ot(await(0,p.t)(Bt,Y,ct())))}async function B(Y,et){const{comment:Ot,issue:Bt}=Y.settings;return Ot==="nev\
er"&&Bt==="never"?{notes:[],warnings:[]}:await(await t.e(5386).then(t.bind(t,5386))).publish(Y,(0,A.ng)(process.env,C),ct(),et)}async function it({githubToken:Y},{
redact:et}){const Ot=(0,A.ng)(process.env,C),Pt=await(await t.e(5181).then(t.bind(t,5181))).readChanges(Ot,Y,R.signal);return Pt.kind==="all"&&Ot?.pull&&M.R8(et(
[`changed-only has no effect: ${Pt.why}`])),Pt}O()}catch(P){O(P)}},1)}),5657:((gt,N,t)=>{t.d(N,{G:()=>s});var y=t(6760),O=t(5747);const o=21,E=/^(?!\.{1,2}$)[\w.-]+$/;
function k(g){let l=!1;for(const c of g.split(`
`)){const p=c.trim();p.startsWith("[")&&(l=p==='[remote "origin"]');const h=p.indexOf("=");if(!(!l||h<0||p.slice(0,h).trim().toLowerCase()!=="url"))return S(p.slice(
h+1).trim())}return null}function S(g){const l=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(g),[c,p]=l===null?T(g):[l[1],l[2]],h=(p??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),w=h.length>1&&h.length<=o;return!c||!w||!h.every(v=>E.test(v))?null:{host:c.toLowerCase(),owner:h.slice(0,-1).join("/"),name:h.at(-1)??""}}function T(g){
const l=URL.parse(g);return l===null||!/^(https?|ssh):$/.test(l.protocol)?[]:[l.protocol==="ssh:"?l.hostname:l.host,l.pathname.slice(1)]}var M=t(4614);const A=5,
d=/^[0-9a-f]{40}$/,r=/^refs\/(?!.*\.\.)[^\0]+$/;function s(g){const l=(0,y.join)(g,".git"),c=n(l,g)??l,p=m((0,y.join)(c,"commondir")),h=p===null?c:$(p,c),w=()=>f(
(0,y.join)(h,"packed-refs"))??"",v=e(m((0,y.join)(c,"HEAD")),[c,h],w);return v===null?null:{commit:v,isFetched:a(v,f((0,y.join)(c,"FETCH_HEAD"))??"",w),remote:k(
f((0,y.join)(h,"config"))??""),tracked:i=>(0,M.O)((0,y.join)(c,"index"),i)}}function n(g,l){const[,c]=/^gitdir: (.+)$/.exec(m(g)??"")??[];return c===void 0?null:
$(c,l)}function e(g,l,c){let p=g;for(let h=0;p!==null&&h<=A;h+=1){if(d.test(p))return p;const[,w]=/^ref: (.+)$/.exec(p)??[];if(w===void 0||!r.test(w))return null;
p=u(w,l,c)}return null}function u(g,l,c){for(const h of l){const w=m((0,y.join)(h,g));if(w!==null)return w}return c().split(`
`).find(h=>h.endsWith(` ${g}`))?.slice(0,40)??null}function a(g,l,c){const p=(h,w)=>h.split(`
`).some(v=>v.startsWith(`${g}${w}`));return p(l,"	")||p(c()," refs/remotes/")}const $=(g,l)=>(0,y.isAbsolute)(g)?g:(0,y.join)(l,g);function f(g){const l=(0,O.yR)(
g);return l.ok?l.text:null}const m=g=>f(g)?.replace(/\r?\n$/,"")??null}),4614:((gt,N,t)=>{t.d(N,{O:()=>n,R:()=>a});var y=t(3024),O=t(5747);const o=128*1024*1024,
E=12,k=62,S=16384,T=12288,M=4,A=61440,d=4096,r=32768,s=Buffer.alloc(0);function n($,f){const m=(0,O.io)($,o);return m===null?new Map:e(m,f)}function e($,f){const m=new Map;
if($.length<E)return m;const g=$.readUInt32BE(4);if($.toString("latin1",0,4)!=="DIRC"||g<2||g>4)return m;const l=$.readUInt32BE(8);let c=s,p=E;for(let h=0;h<l;h+=
1){if(p+k>$.length)return m;const w=$.readUInt16BE(p+60),v=p+k+(w&S?2:0),i=g===M,{kept:P,from:C}=i?u($,v,c):{kept:s,from:v},R=$.indexOf(0,C);if(R<0)return m;const I=$.
subarray(C,R),W=i?Buffer.concat([P,I]):I;if(W.length>d)return m;const K=($.readUInt32BE(p+24)&A)===r,F=W.toString("utf8");K&&(w&T)===0&&f.has(F)&&m.set(F,{modified:$.
readUInt32BE(p+8),size:$.readUInt32BE(p+36)}),p=i?R+1:p+(R-p+8&-8),c=W}return m}function u($,f,m){let g=f,l=$[g++]??0,c=l&127;for(;l&128;)l=$[g++]??0,c=(c+1)*128+
(l&127);return{kept:m.subarray(0,Math.max(0,m.length-c)),from:g}}function a($,{modified:f,size:m}){try{const g=(0,y.lstatSync)($),l=Math.floor(g.mtimeMs/1e3);return g.
isFile()&&g.size%2**32===m&&l%2**32===f}catch(g){return(0,O.Oj)(g),!1}}}),40:((gt,N,t)=>{t.d(N,{h:()=>A,w:()=>k});var y=t(6760),O=t(5657),o=t(4614),E=t(4503);function k(d,r,s){
if(!S(s.serverUrl))return[];const n=M(r);return[...Map.groupBy(d,u=>n(u.split("/").slice(0,-1).join("/")))].flatMap(([u,a])=>u===null?[]:T(u,a,r,s))}const S=d=>/^https?:\/\/[\w.:/-]+$/.
test(d);function T({prefix:d,checkout:r},s,n,e){const{commit:u,isFetched:a,remote:$}=r,f=URL.parse(e.serverUrl);if($===null||f===null)return[];if($.host!==f.host&&
$.host!==f.hostname)return[];if(!a&&![e.commit,e.defaultCommit].includes(u))return[];const m=`${$.owner}/${$.name}`,g=`${e.serverUrl}/${m}/blob/${u}`,l=h=>h?.toLowerCase()===
m.toLowerCase(),c=l(`${e.owner}/${e.repository}`)||l(e.pull?.from),p=new Map(s.map(h=>[h.slice(d.length),h]));return Array.from(r.tracked(new Set(p.keys())),([h,
w])=>{const[v,i]=[p.get(h),(0,E.oW)(h)];return v===void 0||i===null||!(0,o.R)((0,y.join)(n,v),w)?[]:{file:v,path:h,url:`${g}/${i}`,isOfRun:c}}).flat()}function M(d){
const r=new Map,s=n=>{const e=r.get(n);if(e!==void 0)return e;const u=(0,O.G)((0,y.join)(d,n)),a=n.split("/").slice(0,-1).join("/"),$=u!==null?{prefix:n===""?"":
`${n}/`,checkout:u}:n===""?null:s(a);return r.set(n,$),$};return s}const A=d=>new Map(d.map(({file:r,url:s})=>[r,{url:s}]))}),3565:((gt,N,t)=>{t.d(N,{fz:()=>vt,
fJ:()=>he,QU:()=>q,N4:()=>ne,j_:()=>ie,Ko:()=>Z,R8:()=>ce,ur:()=>ht,Kn:()=>xt,u5:()=>Jt,Sy:()=>St});var y=t(3024),O=t(6760),o=t(857);function E(Q){return Q==null?
"":typeof Q=="string"||Q instanceof String?Q:JSON.stringify(Q)}function k(Q){return Object.keys(Q).length?{title:Q.title,file:Q.file,line:Q.startLine,endLine:Q.
endLine,col:Q.startColumn,endColumn:Q.endColumn}:{}}function S(Q,pt,dt){const Ht=new A(Q,pt,dt);process.stdout.write(Ht.toString()+o.EOL)}function T(Q,pt=""){S(
Q,{},pt)}const M="::";class A{constructor(pt,dt,Ht){pt||(pt="missing.command"),this.command=pt,this.properties=dt,this.message=Ht}toString(){let pt=M+this.command;
if(this.properties&&Object.keys(this.properties).length>0){pt+=" ";let dt=!0;for(const Ht in this.properties)if(this.properties.hasOwnProperty(Ht)){const Yt=this.
properties[Ht];Yt&&(dt?dt=!1:pt+=",",pt+=`${Ht}=${r(Yt)}`)}}return pt+=`${M}${d(this.message)}`,pt}}function d(Q){return E(Q).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A")}function r(Q){return E(Q).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function s(){
throw new Error("this function of @actions/core is not bundled")}function n(){throw new Error("this function of @actions/core is not bundled")}var e=t(6928);function u(Q){
return Q.replace(/[\\]/g,"/")}function a(Q){return Q.replace(/[/]/g,"\\")}function $(Q){return Q.replace(/[/\\]/g,path.sep)}var f=function(Q,pt,dt,Ht){function Yt(tt){
return tt instanceof dt?tt:new dt(function(rt){rt(tt)})}return new(dt||(dt=Promise))(function(tt,rt){function Mt(Ut){try{kt(Ht.next(Ut))}catch(jt){rt(jt)}}function Rt(Ut){
try{kt(Ht.throw(Ut))}catch(jt){rt(jt)}}function kt(Ut){Ut.done?tt(Ut.value):Yt(Ut.value).then(Mt,Rt)}kt((Ht=Ht.apply(Q,pt||[])).next())})},m;(function(Q){Q[Q.Success=
0]="Success",Q[Q.Failure=1]="Failure"})(m||(m={}));function g(Q,pt){const dt=toCommandValue(pt);if(process.env[Q]=dt,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(Q,pt));issueCommand("set-env",{name:Q},dt)}function l(Q){S("add-mask",{},Q)}function c(Q){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",Q):issueCommand("add-path",{},Q),process.env.PATH=`${Q}${path.delimiter}${process.env.PATH}`}function p(Q,pt){const dt=process.env[`INPUT_${Q.replace(/ /g,
"_").toUpperCase()}`]||"";if(pt&&pt.required&&!dt)throw new Error(`Input required and not supplied: ${Q}`);return pt&&pt.trimWhitespace===!1?dt:dt.trim()}function h(Q,pt){
const dt=p(Q,pt).split(`
`).filter(Ht=>Ht!=="");return pt&&pt.trimWhitespace===!1?dt:dt.map(Ht=>Ht.trim())}function w(Q,pt){const dt=["true","True","TRUE"],Ht=["false","False","FALSE"],
Yt=p(Q,pt);if(dt.includes(Yt))return!0;if(Ht.includes(Yt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${Q}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function v(Q,pt){if(process.env.GITHUB_OUTPUT||"")return s("OUTPUT",n(Q,pt));process.
stdout.write(o.EOL),S("set-output",{name:Q},E(pt))}function i(Q){issue("echo",Q?"on":"off")}function P(Q){process.exitCode=m.Failure,I(Q)}function C(){return process.
env.RUNNER_DEBUG==="1"}function R(Q){issueCommand("debug",{},Q)}function I(Q,pt={}){S("error",k(pt),Q instanceof Error?Q.toString():Q)}function W(Q,pt={}){S("wa\
rning",k(pt),Q instanceof Error?Q.toString():Q)}function K(Q,pt={}){S("notice",k(pt),Q instanceof Error?Q.toString():Q)}function F(Q){process.stdout.write(Q+o.EOL)}
function x(Q){T("group",Q)}function b(){T("endgroup")}function _(Q,pt){return f(this,void 0,void 0,function*(){x(Q);let dt;try{dt=yield pt()}finally{b()}return dt})}
function B(Q,pt){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(Q,pt));issueCommand("save-state",{name:Q},toCommandValue(
pt))}function it(Q){return process.env[`STATE_${Q}`]||""}function ct(Q){return f(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(Q)})}var Y=t(
6309),et=t(5747),Ot=t(566),Bt=t(4e3),Pt=t(5955);const Z=Q=>Object.fromEntries(Q.map(pt=>[pt,p(pt)]));function q(Q){for(const pt of Q)l(pt)}function ht(Q,pt){F(Q);
let dt=!0;for(const{kind:Ht,text:Yt}of pt){const[tt="",...rt]=Yt.split(`
`),Mt=Ht==="plain"&&rt.length>0;(dt||Mt)&&F(""),dt=Mt,Mt||rt.length===0?F(Yt):(x(tt),F(rt.join(`
`)),b())}}const yt={error:I,warning:W,notice:K};function vt(Q){for(const{level:pt,message:dt,line:Ht,column:Yt,...tt}of Q)yt[pt](dt,{...tt,...Ht===void 0?{}:{startLine:Ht},
...Yt===void 0?{}:{startColumn:Yt}})}const St=(Q,pt)=>Lt("GITHUB_STEP_SUMMARY",Q,dt=>(0,y.appendFileSync)(dt,pt));async function xt(Q,pt){const dt=new Map;for(const[
tt,rt]of Object.entries(pt))try{Q?await Lt("GITHUB_OUTPUT",Q,Mt=>(0,y.appendFileSync)(Mt,_t(tt,rt))):v(tt,rt)}catch(Mt){dt.set(tt,(0,Y.A3)(Mt))}const[Ht]=dt.values();
return Ht===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...dt.keys()].join(", ")}: ${Ht}`]}function _t(Q,pt){const dt=typeof pt=="st\
ring"?pt:JSON.stringify(pt);if(/[\r\n]/.test(dt))throw new Y.Lw("the value has a line break");return`${Q}=${dt}
`}async function Lt(Q,pt,dt){if(!pt)throw new Y.Lw(`${Q} is not set; run this as an action on a runner`);const Ht=(0,y.openSync)(pt,"r+");try{const{size:Yt}=(0,y.
fstatSync)(Ht);try{dt(pt)}catch(tt){throw(0,y.fstatSync)(Ht).size>Yt&&(0,y.ftruncateSync)(Ht,Yt),tt}}finally{(0,y.closeSync)(Ht)}}function Jt(Q,pt){if(!Q)throw new Y.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const dt=(0,O.join)("tf-disco","report.json");return(0,Ot.f)(Q,dt,(0,Pt.mk)(pt)),(0,O.join)(Q,dt)}
function ie(Q){if(Q===void 0||Q==="")return null;const pt=(0,et.yR)(Q);try{if(pt.ok)return JSON.parse(pt.text)}catch{}const dt=pt.ok?"is not JSON":(0,Bt.mP)(pt.
failure);return W(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${dt}; check that no earlier step changes it`),null}function ne(Q){for(const pt of Q)
F(pt)}function ce(Q){for(const pt of Q)W(pt)}const he=(Q,pt)=>I(pt,{title:Q})}),8782:((gt,N,t)=>{t.d(N,{$c:()=>T,Ob:()=>k,at:()=>d,ng:()=>o});var y=t(8641);const O=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function o(s,n){const e=f=>s[f]?.trim()??"",[,u,a]=O.exec(e("GITHUB_REPOSITORY"))??[];if(u===void 0||a===void 0)return null;const $=E(e("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:u,repository:a,apiUrl:E(e("GITHUB_API_URL")||"https://api.github.com"),serverUrl:$,event:e("GITHUB_EVENT_NAME"),workflow:S(e("G\
ITHUB_WORKFLOW_REF"))??e("GITHUB_WORKFLOW"),job:e("GITHUB_JOB"),step:e("GITHUB_ACTION"),id:Number(/^\d+$/.exec(e("GITHUB_RUN_ID"))?.[0]??0),url:`${$}/${u}/${a}/\
actions/runs/${e("GITHUB_RUN_ID")}`,defaultCommit:e("GITHUB_SHA"),commit:r(n,"pull_request","head","sha")??e("GITHUB_SHA"),pull:M(e("GITHUB_EVENT_NAME"),n),isDefaultBranch:A(
e("GITHUB_REF"),n)}}const E=s=>s.replace(/(?<!\/)\/+$/,"");function k({apiUrl:s}){const n=URL.parse(s);return n!==null&&/^https?:$/.test(n.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,y.RK)(s)}`}const S=s=>/^[^/]+\/[^/]+\/(.+?)@/.exec(s)?.[1];function T(s,n){if(s==="pull_request_target")return!1;const e=d(n,
"pull_request","head"),[u,a]=[d(e,"repo","full_name"),d(n,"pull_request","base","repo","full_name")];return e!==void 0&&u!==a}function M(s,n){const e=d(n,"pull_\
request","number");return typeof e=="number"&&Number.isSafeInteger(e)&&e>0?{number:e,isFork:T(s,n),from:r(n,"pull_request","head","repo","full_name")??null}:null}
function A(s,n){const e=r(n,"repository","default_branch");return e===void 0?null:s===`refs/heads/${e}`}function d(s,...n){return n.reduce((e,u)=>typeof e=="obj\
ect"&&e!==null?Reflect.get(e,u):void 0,s)}function r(s,...n){const e=d(s,...n);return typeof e=="string"?e:void 0}}),1964:((gt,N,t)=>{t.d(N,{H:()=>K});var y=t(4e3),
O=t(5799),o=t(2796),E=t(5102),k=t(4120),S=t(8884),T=t(8641),M=t(1831);const A=700,d=8,r=5,s={text:250,places:1},n={text:A,places:d},e=2,u=3600,a=120,$=4096,f=Z=>Z!==
""&&(0,S.CN)(Z)&&(0,T.BP)((0,T.RK)(Z,$))===Z;function m(Z){const q=c(Z),ht=[...new Set(Z.map(({problem:St})=>St.title))],yt=q.length>0?(0,k.K4)(q,e):p(Z);if(ht.
length===1)return l(yt,ht[0]??"");const vt=`${Z.length} problems`;return l(yt===null?vt:`${vt} with ${yt}`,ht.join(", "))}function g({title:Z,hosts:q,findings:ht}){
if(ht.length===1)return m(ht);const yt=q.length>0?0:(0,S.Dc)(ht),vt=Math.max(q.length,yt),St=vt===1?c(ht)[0]??(0,S.II)((0,S.tN)(ht)?.file??""):(0,k.px)(vt,q.length>
0?"host":"file"),xt=ht.length>vt?` (${ht.length} times)`:"";return l(vt===0?null:St,`${Z}${xt}`)}const l=(Z,q)=>Z===null?q:`${Z}: ${q}`,c=Z=>[...new Set(Z.flatMap(
({host:q})=>q===null?[]:(0,T.RK)((0,M.nx)(q))))];function p(Z){const q=(0,S.tN)(Z);return q===null||f(q.file)?null:(0,S.II)(q.file)}function h(Z,q){const ht=new Set(
Z.map(({severity:St})=>St)).size>1,yt=Z.slice(0,r).map(St=>v(St,ht,Z.length>2?s:n,q)).map(St=>St.join(`
`)),vt=Z.length-yt.length;return[...yt,...vt>0?[w(vt)]:[]].join(`

`).split(`
`)}const w=Z=>`and ${Z} more, see the job summary`;function v(Z,q,ht,yt){const{problem:vt,severity:St}=Z,xt=(0,S.Xd)(Z),_t=(0,S.xi)(Z,yt,ht.text,ht.places);return[
`${q?`${St}: `:""}${(0,T.RK)(vt.message,ht.text)} [${vt.code}]`,..._t.map(([Lt,Jt])=>`${Lt}: ${Jt}`),...xt===null||f(xt.file)?[]:[`at: ${(0,S.R3)(xt)}`],...Z.isHostNew?
[`the host is ${k.dy}`]:[],`${yt.docsUrl}#${vt.code}`]}function i(Z,q){const{message:ht,help:yt,findings:vt,code:St,title:xt,affects:_t}=Z;if(vt.length===1)return h(
vt,q);const Lt=(0,k.od)(_t,q.clients),Jt=(0,S.mj)(vt,q.repositories.length),ie=[`${(0,T.RK)(ht??xt,A)} [${St}]`,...yt===null?[]:[`help: ${(0,T.RK)(yt,A)}`],...Lt===
""?[]:[`affects: ${Lt}`],...Jt===""?[]:[`hits: ${Jt}`]],ne=`${q.docsUrl}#${St}`,ce=u-[...ie,ne].join(`
`).length;return[...ie,...C(Z,ce),ne]}function P(Z,q,{docsUrl:ht}){const yt=Z.slice(0,r).flatMap(({problem:{message:vt,help:St}})=>[`${(0,T.RK)(vt,s.text)} [${q.
code}]`,...q.help===null&&St?[`help: ${(0,T.RK)(St,s.text)}`]:[]]);return[...new Set(yt),`see also "${g(q)}"`,`${ht}#${q.code}`]}function C({findings:Z,message:q},ht){
const yt=[];let vt=ht;for(const xt of Z){const _t=R(xt,q===null);if(_t.length>=vt)break;vt-=_t.length+1,yt.push(_t)}const St=Z.length-yt.length;return St>0?[...yt,
w(St)]:yt}function R(Z,q){const{host:ht,places:yt,placesLeftOut:vt,problem:St,isHostNew:xt}=Z,_t=(0,S.Ky)(yt,1,void 0,vt),Lt=ht===null?"":`${(0,T.RK)((0,M.nx)(ht))}${xt?
` (${k.dy})`:""}`,[Jt,ie]=ht===null?[_t,""]:[Lt,_t],ce=[q?(0,T.RK)(St.message,a):"",q&&ie!==""?`(${ie})`:ie].filter(he=>he!=="");return ce.length===0?`- ${Jt}`:
`- ${Jt}: ${ce.join(" ")}`}const I=10,W=200;function K(Z,q){const ht=F(Z),yt=(0,E.hm)(Z.findings);let vt=Z.findings;for(const St of O.oC){const{annotations:xt,used:_t}=x(
St,vt,q,St===yt);ht.push(...xt),vt=vt.filter(Lt=>!_t.has(Lt))}return ht}function F({passed:Z,stopped:q,findings:ht}){const yt=ht.filter(({severity:St})=>St==="w\
arning").length;if(Z||ht.some(({severity:St})=>St==="error"))return[];if(q!==null)return[Pt("error","The check is not complete",[(0,y.Cw)(q)])];const vt=`${(0,k.
px)(yt,"warning")}, and fail-on is warning`;return[Pt("error","Warnings fail this check",[vt])]}function x(Z,q,ht,yt){const vt=q.filter(({severity:Lt})=>Lt===Z),
St=new Set(vt.map(b));if(St.size>I){const Lt=B(vt),Jt=yt&&Z!=="notice"?it(Z,Lt,ht):[];return{annotations:[..._(Z,Lt,ht),...Jt].slice(0,I),used:new Set(vt)}}const xt=q.
filter(Lt=>St.has(b(Lt)));return{annotations:[...Map.groupBy(xt,b).values()].map(Lt=>Pt(Z,m(Lt),h(Lt,ht),(0,S.tN)(Lt))),used:new Set(xt)}}function b(Z){const q=(0,S.
Xd)(Z);return q===null?Z:`${q.line}:${q.file}`}function _(Z,q,ht){const yt=q.length<=I?q:q.slice(0,I-1),vt=q.slice(yt.length).flatMap(St=>St.findings);return[...yt.
map(St=>Pt(Z,g(St),i(St,ht),(0,S.tN)(St.findings))),...vt.length===0?[]:[Bt(Z,vt)]]}function B(Z){const q=(0,o.cZ)(Z);return q.length<=I?q:Ot(q)}function it(Z,q,ht){
const yt=new Set(q.map(({findings:St})=>St.map(b).find(ct)));return et(q.map(St=>Y(St).map(xt=>({cause:St,findings:xt})))).filter(({findings:[St]})=>{const xt=St&&
b(St);return ct(xt)&&!yt.has(xt)&&yt.add(xt)}).slice(0,I).map(({cause:St,findings:xt})=>{const _t=P(xt,St,ht);return Pt(Z,m(xt),_t,(0,S.tN)(xt))})}const ct=Z=>typeof Z==
"string";function Y({findings:Z}){const q=Z.filter(vt=>f((0,S.Xd)(vt)?.file??"")),ht=[...Map.groupBy(q,b).values()];return et(Map.groupBy(ht,([vt])=>vt&&(vt.host??
(0,S.Xd)(vt)?.file)).values())}const et=Z=>[...Z].flatMap(q=>q.map((ht,yt)=>({item:ht,turn:yt}))).toSorted((q,ht)=>q.turn-ht.turn).map(({item:q})=>q);function Ot(Z){
return[...Map.groupBy(Z,({code:ht})=>ht).values()].flatMap(([ht,...yt])=>ht===void 0||yt.length===0?ht??[]:{...ht,findings:[ht,...yt].flatMap(({findings:vt})=>vt),
hosts:[...new Set([ht,...yt].flatMap(({hosts:vt})=>vt))],message:null,help:null})}function Bt(Z,q){const ht=[...new Set(q.map(({problem:yt})=>yt.title))];return Pt(
Z,`and ${(0,k.px)(q.length,`more ${Z}`)}`,[...ht,"see the job summary"])}function Pt(Z,q,ht,yt=null){const vt={title:(0,T.LS)((0,T.RK)(q,W)),message:(0,T.LS)(ht.
join(`
`))};if(yt===null||!f(yt.file))return{level:Z,...vt};const{file:St,line:xt,column:_t,endColumn:Lt}=yt;return{level:Z,...vt,file:St,line:xt,column:_t,endColumn:Lt}}}),
2827:((gt,N,t)=>{t.d(N,{Y:()=>o});const y={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},O={hosts:12e4,services:36e4};function o({passed:k,hosts:S,findings:T},M=O){const A=({
services:n})=>n.flatMap(e=>e.kind==="url"?[[e.id,e.url]]:[]),d=E(S.map(({visit:n})=>JSON.stringify(n.host)),M.hosts),r=E(S.map(n=>{const e=JSON.stringify(Object.
fromEntries(A(n)));return`${JSON.stringify(n.visit.host)}:${e}`}),M.services),s=n=>T.filter(e=>e.severity===n).length;return{passed:k,hosts:`[${d.join(",")}]`,services:`\
{${r.join(",")}}`,errors:s("error"),warnings:s("warning"),"left-out":S.length-Math.min(d.length,r.length)}}function E(k,S){let T=S;return k.filter(M=>{const A=M.
length<T;return A&&(T-=M.length+1),A})}})};export{xe as ids,Ne as modules};
