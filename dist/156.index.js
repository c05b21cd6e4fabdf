const id=156,ids=[156],modules={4929:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),
__webpack_require__.d(__webpack_exports__,{credentialsConfig:()=>credentialsConfig,credentialsHelper:()=>credentialsHelper,servicesForced:()=>servicesForced,servicesForcedDiffer:()=>servicesForcedDiffer});
var _go_quote_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6246),_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1064),_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
1831),_brief_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5799);const credentialsConfig=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.$e)("credentials-config","CLI configuration has a mistake",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__.Du),
({clients,mistake})=>({...describeMistake(mistake),affects:clients}));function describeMistake(mistake){switch(mistake.kind){case"missing":return{message:`${mistake.
setting} names ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(mistake.path)}, which does not exist`,help:"correct the path; the client continues without any \
CLI configuration"};case"unreadable":return{message:`${mistake.file} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__.mP)(mistake.failure)}`,help:mistake.failure.kind===
"size"?"shorten the file; the client reads all of it, this check nothing":"let this account read the file; the client continues without it"};case"too much":return{
message:`${mistake.file} and the files after it are not read; the limits of a directory are ${mistake.files} files and ${mistake.bytes/1024/1024} MiB`,help:"rem\
ove files that are not needed; the client reads all of them"};case"syntax":return{message:`${mistake.file} has a syntax error: ${mistake.why}`,help:"correct the\
 file; the client ignores all of it, including its tokens"};case"type":return{message:`${mistake.file}: ${mistake.path.join(".")} must be ${mistake.want}`,help:"\
correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${mistake.file}: ${mistake.why}`,
help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${mistake.type} ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.
o)(mistake.label)} is not a hostname: ${mistake.why}`,help:mistake.advice??"write a hostname as the label; the client ignores the block"};case"two labels":return{
message:`two ${mistake.type} blocks are for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.nx)(mistake.host)}: ${mistake.labels.map(_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.
o).join(" and ")}`,help:"remove one of the blocks; the client uses either of them at random"};case"two helpers":return{message:"there is more than one credentia\
ls_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_insta\
llation block",help:"remove all but one; the client uses the first"};case"no token":return{message:mistake.hasValue?`the token in the credentials block for host\
 ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.nx)(mistake.host)} at ${mistake.file} is not a string`:`the credentials block for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.
nx)(mistake.host)} at ${mistake.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credentials source'};case"\
panic":return{message:`the block credentials ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(mistake.label)} contains an object, which makes the client panic`,
help:"remove everything but the token from the block"};case"no helper":return{message:`credentials helper ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(mistake.
name)}: there is no terraform-credentials-${mistake.name} in ${mistake.directories.join(", ")}`,help:mistake.name===mistake.name.toLowerCase()?"install the prog\
ram there (PATH is not searched); the client continues without a helper":"write the name in lower case; the client finds no other name"}}}const credentialsHelper=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.z3)("credentials-helper","Credentials helper failed",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__.Du),failure=>failure.
kind==="version"?{message:`the file name ${failure.path} ends with an invalid version, which makes the clients panic`,help:`name it terraform-credentials-${failure.
name}, or add a version such as _v1.0.0`,affects:[failure.client]}:{message:`credentials helper ${failure.name}: ${failure.why}`,help:'run the program with "get\
" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install providers'}),MAX_SERVICES=10,servicesForced=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lm)("services-forced","A host block replaces service discovery",["terraform","opentofu"]),({host,at})=>({message:`\
the host block at ${at} defines the services of ${host}; the host's own discovery document is not used`,help:`remove the host block at ${at} to use the discover\
y document of ${host}`})),servicesForcedDiffer=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lm)("services-forced-\
differ","A host block and the discovery document differ",["terraform","opentofu"]),({host,at,services})=>({message:`the host block at ${at} and the discovery do\
cument of ${host} differ in ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__.XT)(services,MAX_SERVICES)}`,help:"update the host block or remove it; machines without \
it use other services"}))}),3534:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.
d(__webpack_exports__,{credentialsDiffer:()=>credentialsDiffer,credentialsEmpty:()=>credentialsEmpty,credentialsMalformed:()=>credentialsMalformed,credentialsMissing:()=>credentialsMissing,
credentialsNearMiss:()=>credentialsNearMiss,credentialsOtherHost:()=>credentialsOtherHost,credentialsRejected:()=>credentialsRejected,credentialsShort:()=>credentialsShort,
credentialsUnused:()=>credentialsUnused,documentUnauthorized:()=>documentUnauthorized});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064),_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1831),_protocol_token_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2713),_brief_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
4e3),_problem_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5799);const credentialsEmpty=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
$e)("credentials-empty","Token is empty",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({source})=>({message:`the token from ${source} is empty`,help:"c\
heck the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),SLIPS={"control character":{has:"conta\
ins a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'begins wit\
h "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are sent with i\
t",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store the token w\
ithout the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{has:"conta\
ins characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},credentialsMalformed=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.z3)("credentials-malformed","Malformed token",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({source,slip})=>({
message:`the token from ${source} ${SLIPS[slip].has}`,help:SLIPS[slip].help,...slip==="control character"?{}:{severity:"warning"}})),credentialsShort=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.$e)("credentials-short","Token is too short to be redacted"),({source})=>({message:`the token from ${source} has\
 fewer than ${_protocol_token_js__WEBPACK_IMPORTED_MODULE_2__.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value \
is the whole token; store it again or create a longer one"})),credentialsDiffer=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
lm)("credentials-differ","Clients use different tokens"),({host,first,other})=>({message:`for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.nx)(host)}\
, ${usesToken(first)} and ${usesToken(other)}`,help:`set the token for both clients in ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.fK)(host)[0]??"to\
kens"} or tokens, or set dialect to one client; this check uses the first token`})),usesToken=({client,source})=>source===null?`${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
bB[client]} finds no token`:`${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client]} uses the token from ${source}`,credentialsRejected=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.$e)("credentials-rejected","Token was rejected"),({host,status,source})=>({message:`host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.
nx)(host)} returned ${status} for the token from ${source}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "Authoriz\
ation: Bearer $TOKEN" ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.cu)(host)}; then store a new one in the same place`})),credentialsMissing=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.$e)("credentials-missing","Token is missing"),({host,service,isFork,searched,notRead})=>{const shown=(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.
nx)(host),requires=`host ${shown} requires a token${service===null?"":` for ${service}`}`;if(isFork)return{message:`${requires}, and secrets are withheld from p\
ull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};
const[variable=""]=(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.fK)(host),off=notRead.length===0?"":`; not read: ${notRead.join(", ")}`;return{message:`${requires}\
, and none was found (searched: ${searched.join(", ")}${off})`,help:`add the line "${shown}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${variable}\
: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${exportOf(variable)}`}}),exportOf=variable=>/^\w+$/.test(variable)?`export ${variable}=\u2026`:`env '${variable}\
=\u2026' terraform init`,credentialsNearMiss=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.$e)("credentials-near-m\
iss","Token variable has a similar name"),({host,variable,why,write})=>({message:`${variable} seems to be meant for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.
nx)(host)}, but ${why}`,help:`rename it to ${write}: ${exportOf(write)}`})),credentialsOtherHost=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
$e)("credentials-other-host","Token is for another host",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,other,source,service,isSent,isNotice})=>({
message:`the clients do not send the token for ${other} from ${source} ${service===null?`after the redirect of ${host}`:`to ${service} of host ${host}`}: they s\
end ${isSent?`the token of ${host}`:"none"}`,help:service===null?`make the discovery document of ${host} public, or serve it at ${host} itself`:`set the token f\
or ${host}, and the clients send it to ${other}`,...isNotice?{severity:"notice",affects:[]}:{}})),credentialsUnused=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lm)("credentials-unused","Token for a host that is not checked"),({host})=>({message:`the tokens input has a tok\
en for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.nx)(host)}, which is not checked`,help:"write the host as in the files, including its port, \
or remove the line"})),documentUnauthorized=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.z3)("document-unauthoriz\
ed","Discovery requires valid credentials",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({host,token,challenge,...response})=>{const verdict=token==="s\
ent"?"rejected the given authentication credentials":"requires authentication credentials",asks=challenge===null?"":`, and asks for ${challenge} authentication`;
return{message:`host ${host} ${verdict}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__._r)(response)}${asks}`,help:(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__.NM)(response.
page,host,tokenCures(host,token,response.status,challenge))}}),PUBLISH="make the discovery document public";function tokenCures(host,token,status,challenge){const guest=(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__.
qZ)(host);if(challenge!==null)return{operator:`exempt /.well-known/terraform.json from ${challenge} authentication`,guest,note:"the clients send Bearer tokens o\
nly, so no token helps"};switch(token){case"sent":{const operator="check that the token is for this host, complete and not expired";return status===403?{operator,
user:operator,guest}:{operator,user:operator}}case"none":{const user=`add a token to \`tokens\` (${host}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${user}\
, or ${PUBLISH}`,user,guest}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configu\
re ${host} to respond itself, or ${PUBLISH}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"\
redirect to an https URL"}}}}),863:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.
d(__webpack_exports__,{documentAbsent:()=>documentAbsent,documentEncoding:()=>documentEncoding,documentHeaders:()=>documentHeaders,documentIncomplete:()=>documentIncomplete,
documentNotJson:()=>documentNotJson,documentNotObject:()=>documentNotObject,documentSize:()=>documentSize,documentStatus:()=>documentStatus,documentType:()=>documentType});
var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5799);const SERVE_OBJECT='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',documentStatus=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("document-status","Unexpected HTTP status",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({location,
retryAfter,transient,asked,...response})=>{const{page,status}=response,says=(detail,given)=>({message:`${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__._r)(response)}${detail}\
; expected 200 or 404`,help:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.NM)(page,asked,given)});if(status>=300&&status<400)return location?says(", which clients d\
o not follow",(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("redirect with 301, 302, 303, 307 or 308")):says(" without a Location header",(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)("add a Location header to the redirect"));if(status===429){const wait=retryAfter===null?"":` (Retry-After: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(retryAfter,
MAX_HEADER)})`;return{...says(wait,RATE_LIMITED),help:RATE_LIMITED}}return transient?says("",{operator:"check the host and any proxy in front of it",user:"wait \
and run the check again, and check any proxy of this network",guest:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.B9)(asked)}):says("",{operator:"return the discove\
ry document, or 404 if the host has no services",user:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.Wt)([]),guest:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.qZ)(asked)})}),
MAX_HEADER=40,RATE_LIMITED={because:"the host limits the requests of this machine or of its network",operator:"raise the limit for /.well-known/terraform.json, \
or send fewer requests at once (`concurrency`, parallel jobs)",user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an a\
ddress of its own, because hosted runners share theirs"},documentType=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("document-type","Wrong Content-Type",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({url,page,asked,contentType,malformed})=>{const has=contentType===
""?"has no Content-Type":`has ${malformed?"a malformed Content-Type":"Content-Type"} "${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(contentType)}"`;return{message:`${url}\
 ${has}; expected "application/json"`,help:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.NM)(page,asked,(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("serve the di\
scovery document with Content-Type: application/json","most servers send it for a file named terraform.json"))}}),documentSize=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("document-size","Discovery document is too large",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({url,
page,asked,bytes,limit,isPadding=!1})=>isPadding?{message:`${url} has more than ${limit} bytes; what exceeds the limit is white space`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)("remove the white space at the end of the document"),severity:"warning"}:{message:`${url} has ${bytes??`more than ${limit}`} bytes, limit ${limit}`,help:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
NM)(page,asked,(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("check what is served at this URL","a discovery document only maps service ids to URLs"))}),documentHeaders=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("document-headers","Response headers are too large",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({
host})=>({message:`${host} sent more than 256 KiB of response headers`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("look for a header or cookie that gro\
ws with each request")})),documentEncoding=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("document-encoding","\
Discovery document cannot be decompressed",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),response=>"host"in response?{message:`${response.host} sent a d\
iscovery document that is not gzip, with Content-Encoding: gzip`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("remove the Content-Encoding header, or com\
press the document")}:{message:`${response.url} has Content-Encoding "${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(response.encoding)}", which the clients do\
 not decompress`,help:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.NM)(response.page,response.asked,(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("configure the s\
erver, and any proxy in front of it, to respect Accept-Encoding: gzip"))}),CUT_OFF={closed:"closed the connection in the middle of its response",length:"sent a \
discovery document of another length than its Content-Length",gzip:"sent a gzip document that is cut off"},documentIncomplete=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("document-incomplete","Discovery document is incomplete",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),
({host,why})=>({message:`${host} ${CUT_OFF[why]}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("look for a server that crashes while it responds, or a pr\
oxy that changes the body")})),documentNotJson=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("document-not-jso\
n","Discovery document is not valid JSON",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({url,page,asked,why,advice})=>({message:`${url} is not valid JS\
ON: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(why)}`,help:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.NM)(page,asked,(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)(advice??SERVE_OBJECT))})),documentNotObject=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("document-not-obj\
ect","Discovery document is not a JSON object",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({url,page,asked,why})=>({message:`${url} is not a JSON obj\
ect: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(why)}`,help:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.NM)(page,asked,(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)(SERVE_OBJECT))})),MAX_ERRORS=20,documentAbsent=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("document-abse\
nt","Host has no discovery document",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({host,url,why,required,clientErrors})=>{const needed=required.length===
0?"at least one service":required.join(", "),seen=why==="status"?`has no discovery document (${url} returned 404)`:"has the discovery document `null`, which off\
ers no services",errors=clientErrors.slice(0,MAX_ERRORS).map(error=>`"${error}"`).join(", ");return{message:`host ${host} ${seen}; required: ${needed}`,help:{operator:"\
serve /.well-known/terraform.json at the root of the host",user:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.Wt)(required),guest:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
qZ)(host),...errors===""?{}:{note:`the clients print ${errors}`}}}})}),7052:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{fileLimit:()=>fileLimit,fileOutside:()=>fileOutside,fileSyntax:()=>fileSyntax,fileUnreadable:()=>fileUnreadable,
nothingToCheck:()=>nothingToCheck});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
4e3),_place_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5143),_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5799);const fileSyntax=(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.$e)("file-syntax","File has a syntax error",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({error,file})=>({
message:error??"the file is not valid UTF-8",help:(0,_place_js__WEBPACK_IMPORTED_MODULE_2__.Zl)(file)?void 0:"fix the file, or list it in `exclude` if it is inv\
alid on purpose"})),UNREADABLE={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the p\
ath in `scan` cannot be read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the target of the link is not a regular file; \
it is not read"},NAME_HELP={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},
UNREADABLE_HELP={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"cor\
rect or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it in `\
exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},fileUnreadable=(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.
$e)("file-unreadable","File cannot be read"),data=>({message:"code"in data?`${UNREADABLE[data.what]}: ${data.code}`:UNREADABLE[data.what],help:(data.what==="fil\
e"||data.what==="directory"?NAME_HELP[data.code]:void 0)??UNREADABLE_HELP[data.what]})),fileOutside=(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.lS)({code:"file-\
outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and is not followed",help:"\
move the file into the repository, or name its directory in `scan`"})),MAX_SCAN_ENTRIES=3,nothingToCheck=(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.lS)({code:"\
nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({scan,hasHostnames})=>{const found=`found no Terraform or OpenTofu files in ${scan.every(
entry=>entry===".")?"this directory":`\`scan\` (${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.XT)(scan,MAX_SCAN_ENTRIES)})`}`,checkout="check out the repository f\
irst (in a workflow: actions/checkout)";return hasHostnames?{message:`${found}; only \`hostnames\` was checked`,help:`${checkout}, or correct \`scan\``,severity:"\
warning"}:{message:`${found}, and \`hostnames\` is not set`,help:`${checkout}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),fileLimit=(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.$e)("file-limit","Part of the repository exceeds a limit"),limit=>{switch(limit.kind){case"size":return{message:`\
the file ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.mP)(limit)}`,help:"split the file, or list it in `exclude`"};case"depth":return{message:`directories nested\
 deeper than ${limit.max} levels are not scanned`,help:"list this directory in `exclude`"};case"files":return{message:`there are more than ${limit.max} files; t\
his directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"directory":return{message:`the directory has \
more than ${limit.max} files; the files after them are not scanned`,help:"split the directory, or list files in `exclude`"};case"parts":return{message:`the file\
 has more than ${limit.max} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"};case"module-usages":return{message:`\
the files of this directory use more than ${limit.max} modules and providers; the rest of this file and the files after it are not scanned`,help:"split the dire\
ctory, or list files in `exclude`"};case"usages":return{message:`the scan found more than ${limit.max} usages of hosts; this directory and the following ones ar\
e not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modules have more than ${limit.max} modules in all; \
the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roots`"};case"problems":return{message:`\
there are more than ${limit.max} problems in files; ${limit.omitted} are not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or\
 `exclude`"};case"time":return{message:`${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.Cw)(limit.stopped)} after reading ${limit.files} files; this directory and t\
he following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),960:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{hostProtocol:()=>hostProtocol,hostRecovered:()=>hostRecovered,hostSlow:()=>hostSlow,
hostTimeout:()=>hostTimeout,hostUnknown:()=>hostUnknown,hostUnreachable:()=>hostUnreachable});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5799);const LOOKUP_ERRORS={"n\
o-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the \
DNS server reported a failure"},hostUnknown=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("host-unknown","Host\
name does not resolve",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({host,why})=>({message:`${host} ${LOOKUP_ERRORS[why]}`,help:why==="no-such-host"?"\
check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again"})),CONNECTION_ERRORS={refused:"\
refused the connection",closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreacha\
ble: no route to its network"},hostUnreachable=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("host-unreachable",
"Host is unreachable",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({host,error})=>typeof error=="object"&&"proxy"in error?{message:`${host} is unreach\
able: ${error.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"}:{message:`${host} ${connectionError(error)}`,
help:{operator:"check that the host is up, and that a firewall lets this machine connect to it",user:"check that a firewall or proxy lets this machine connect t\
o it",guest:`check that a firewall or proxy lets this machine connect to it; otherwise ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.B9)(host)}`}});function connectionError(error){
return typeof error=="string"?CONNECTION_ERRORS[error]:"stream"in error?`aborted its HTTP/2 response (${error.stream})`:"session"in error?`aborted the HTTP/2 co\
nnection (${error.session})`:`is unreachable (${error.code})`}const WAITS={lookup:{failed:"could not be looked up: the DNS server did not respond",help:"check t\
he DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop packets fr\
om this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish its response",help:""}},SERVE_STATIC="serve the document as a static \
file",hasten=({asks})=>asks==="document"?SERVE_STATIC:"find out what the server waits for, such as its storage",hostTimeout=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("host-timeout","Host does not respond in time",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),late=>{
if(late.phase==="complete")return{message:`${late.host} took ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.YA)(late.tookMs)} to return its discovery document; ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
Af)(late.releases)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(SERVE_STATIC),affects:[...new Set(late.releases.map(({client})=>client))]};const{failed,
help}=WAITS[late.phase],within=late.limitMs===null?"in time":`within ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.YA)(late.limitMs)}`;return{message:`${late.host}\
 ${failed} ${within}`,help:help||{operator:hasten(late),guest:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.B9)(late.host)}}}),hostProtocol=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("host-protocol","Host does not speak HTTP",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({host,error})=>({
message:`the response of ${host} is not valid HTTP (${error})`,help:{operator:"check that the port serves HTTP, and the headers that the server and its load bal\
ancer send",user:"check the port in the address"}})),PHASES={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"the wait for \
the response",rest:"the rest, such as the body,"},hostSlow=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("host\
-slow","Host is slow"),({host,phase,tookMs,limitMs,...asked})=>{const spent=`limit ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.YA)(limitMs)}; ${PHASES[phase.name]}\
 took ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.YA)(phase.ms)} of it`;return"url"in asked?{message:`${asked.url} took ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
YA)(tookMs)} to answer, ${spent}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(hasten({asks:"answer"}))}:{message:`${host} took ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
YA)(tookMs)} to return its discovery document, ${spent}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(SERVE_STATIC,(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
Af)(asked.releases))}}),hostRecovered=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lm)("host-recovered","Discover\
y succeeded after a retry"),({host,attempts,failure,releases})=>({message:`discovery of ${host} succeeded at attempt ${attempts}; the first attempt failed: ${failure}`,
help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("find out why the host fails intermittently",releases.length===0?"init succeeded, because the CLI retries di\
scovery":`init with ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.eZ)(releases)} would have failed`)}))}),9209:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{redirectInsecure:()=>redirectInsecure,redirectInvalid:()=>redirectInvalid,
redirectLimit:()=>redirectLimit,redirectLoop:()=>redirectLoop,redirectNested:()=>redirectNested});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5799);const returnIt=({url,asks})=>`\
configure ${url} to return ${asks==="document"?"the document":"its answer"}`,returnDirectly=from=>(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(`${returnIt(from)}\
, or to redirect straight to it`),redirectLimit=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("redirect-limit",
"Too many redirects",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({redirects,clients,limits,...from})=>{const follow=clients.map(client=>`${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
bB[client]} follows ${limits[client]}`);return{message:`${from.url} redirects ${redirects} times; ${follow.join(", ")}`,help:returnDirectly(from),affects:clients}}),
redirectLoop=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("redirect-loop","Redirect loop",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
zK),({url,asks,to})=>({message:`the redirects of ${url} lead back to ${to}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(returnIt({url,asks}))})),redirectInsecure=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("redirect-insecure","Redirect to plain HTTP",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({url,to,
exposesToken})=>({message:`${url} redirects to ${to}, which is not https${exposesToken?"; Terraform and OpenTofu send the token there in clear text (this check \
did not)":""}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("redirect to an https URL")})),redirectInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)(
(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("redirect-invalid","Invalid redirect",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({redirect,url,why})=>({
message:`the redirect ${redirect} ${url} cannot be followed: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(why)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)("redirect to an https URL")})),redirectNested=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lm)("redirect-neste\
d","More than one redirect"),({url,redirects})=>({message:`${url} redirects ${redirects} times; the protocol only requires clients to follow 1 redirect`,help:returnDirectly(
{url,asks:"document"})}))}),3410:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.
d(__webpack_exports__,{cloudOrganization:()=>cloudOrganization,cloudToken:()=>cloudToken,cloudVersion:()=>cloudVersion,cloudWorkspace:()=>cloudWorkspace,cloudWorkspaceMissing:()=>cloudWorkspaceMissing});
var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1831),_protocol_services_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
9562),_brief_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5799);const cloudToken=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.z3)("cloud-token","Token for the cloud block or remote backend is missing",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
Du),({host,service,isFork,searched,notRead})=>{const shown=(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.nx)(host),requires=`${service===_protocol_services_js__WEBPACK_IMPORTED_MODULE_2__.
OZ?"the cloud block":"the remote backend"} requires a token for ${shown}`;if(isFork)return{message:`${requires}, and secrets are withheld from pull requests of \
forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const off=notRead.
length===0?"":`; not read: ${notRead.join(", ")}`,[variable=""]=(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.fK)(host);return{message:`${requires}, and\
 none was found (searched: ${searched.join(", ")}${off})`,help:`add the line "${shown}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${variable}; \
outside GitHub, run \`terraform login ${shown}\` or \`tofu login ${shown}\``}}),cloudVersion=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
z3)("cloud-version","API is too old for the cloud block",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({url,version})=>({message:`${url} returned ${version===
null?"no TFP-API-Version":`TFP-API-Version ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__.dh)(version)}`}; the cloud block requires 2.5 or later`,help:{operator:"u\
pdate Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),
describe=refused=>"why"in refused?`the response of ${refused.url} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__.dh)(refused.why)}`:(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__.
_r)({...refused,page:null}),cureFor=(refused,host,access)=>"status"in refused&&[401,403,404].includes(refused.status)?access:(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
C)(`check the logs of ${host}, and that the URL of the service is that of its API`),cloudOrganization=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
z3)("cloud-organization","Organization cannot be read",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),about=>{const{host,organization,source}=about;return{
message:`the organization ${organization} at ${host} cannot be read: ${describe(about)}`,help:cureFor(about,host,`check the name of the organization, and that t\
he token from ${source} is valid and belongs to a member`)}}),cloudWorkspace=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
z3)("cloud-workspace","Workspace cannot be read",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),about=>{const{host,organization,workspace}=about;return{message:`\
the workspace ${workspace} of ${organization} at ${host} cannot be read: ${describe(about)}`,help:cureFor(about,host,"check that the token may read the workspac\
e")}}),cloudWorkspaceMissing=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lm)("cloud-workspace-missing","Workspac\
e does not exist"),({host,organization,workspace})=>({message:`${organization} at ${host} has no workspace ${workspace} that the token may read; init would crea\
te it`,help:"no change is required if the workspace is new; otherwise correct its name"}))}),9804:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{clientVersion:()=>clientVersion,constraintInvalid:()=>constraintInvalid,constraintUnmeetable:()=>constraintUnmeetable,
lockInvalid:()=>lockInvalid,lockOutside:()=>lockOutside});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5799);const MAX_CONSTRAINTS=6,quoted=text=>`"${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(text)}\
"`,IN_CLIENTS=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function reasonOf(why){const reason=why.replace(IN_CLIENTS,"");return reason===
""?"":`: ${reason}`}function describeInvalid(constraint){switch(constraint.reason){case"syntax":{const{text,why}=constraint;return{message:`${quoted(text)} is n\
ot a version constraint${reasonOf(why)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"\
expression":return{message:`version of ${constraint.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a liter\
al; Terraform 1.15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${constraint.address} is not a string`,help:"\
put the version in quotes"};case"pre-release":return{message:`${quoted(constraint.text)} names a pre-release, which \`required_version\` does not support`,help:"\
remove the part after the hyphen; a pre-release of the CLI is compared without it"};case"built-in":return{message:`${constraint.provider} is built in and cannot\
 have a version constraint`,help:"remove `version`"};case"unspecified":return{message:`provider ${constraint.provider} is required in version 0.0.0, which is no\
t a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const constraintInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("constraint-invalid","Version constraint is invalid",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),describeInvalid),
constraintUnmeetable=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("constraint-unmeetable","No version can mee\
t the constraints",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({of,terms,preRelease})=>({message:`no version of ${of} can match ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
XT)(terms.map(quoted),MAX_CONSTRAINTS)}`,help:preRelease!==void 0?`write ${quoted(preRelease)}: only an exact version, without a space after \`=\` and without \`v\`\
, selects a pre-release of a module`:terms.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),COMMANDS={
terraform:"terraform",opentofu:"tofu"},lockOutside=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("lock-outside",
"Locked version does not match the constraints",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({provider,version,constraints,clients})=>{const[client,...others]=clients,
command=client===void 0||others.length>0?"":`${COMMANDS[client]} `;return{message:`locked provider ${provider} ${version} does not match configured version cons\
traint ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.XT)(constraints,MAX_CONSTRAINTS)}`,help:`run \`${command}init -upgrade\` in this directory and commit the lock\
 file, or change the constraint`}}),INVALID_LOCK={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],"not-constraints":[
"constraints","are invalid"]};function describeLock(lock){const failed="failed to read dependency lock file",help="restore the file, or remove the block and run\
 `init` again";switch(lock.reason){case"syntax":return{message:`${failed}: ${lock.error}`,help};case"twice":return{message:`${failed}: it has two blocks for pro\
vider ${lock.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${failed}: the ${lock.of} of provider ${lock.
provider} must be written in normalized form: ${quoted(lock.normal)}`,help};default:{const[argument,fault]=INVALID_LOCK[lock.reason];return{message:`${failed}: \
the ${argument} of provider ${lock.provider} ${fault}`,help}}}}const lockInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("lock-invalid","Dependency lock file is invalid",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),describeLock),clientVersion=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("client-version","Configuration does not support this version of the CLI",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
Du),({client,version,constraint})=>({message:`the version constraint ${quoted(constraint)} excludes ${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client]}\
 ${version}`,help:`use another version of ${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client]}, or change the constraint`}))}),793:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{loginAuthzInvalid:()=>loginAuthzInvalid,loginAuthzMissing:()=>loginAuthzMissing,
loginClientEmpty:()=>loginClientEmpty,loginClientMissing:()=>loginClientMissing,loginGrantTypesInvalid:()=>loginGrantTypesInvalid,loginGrantTypesUnknown:()=>loginGrantTypesUnknown,
loginGrantTypesUnsupported:()=>loginGrantTypesUnsupported,loginPortsCount:()=>loginPortsCount,loginPortsIgnored:()=>loginPortsIgnored,loginPortsOrder:()=>loginPortsOrder,
loginPortsRange:()=>loginPortsRange,loginPortsSingle:()=>loginPortsSingle,loginScopesIgnored:()=>loginScopesIgnored,loginScopesInvalid:()=>loginScopesInvalid,loginTokenInvalid:()=>loginTokenInvalid,
loginTokenMissing:()=>loginTokenMissing,loginType:()=>loginType,loginUrlPort:()=>loginUrlPort});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5799);const MAX_ELEMENTS=5;function show(value){
if(!Array.isArray(value))return showElement(value);const more=value.length>MAX_ELEMENTS?", \u2026":"";return`[${value.slice(0,MAX_ELEMENTS).map(showElement).join(
", ")}${more}]`}function showElement(value){return value===void 0?"missing":typeof value=="object"&&value!==null?(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.go)(value):
(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(JSON.stringify(value))}const isNot=(value,expected)=>`is ${show(value)}${value===void 0?"":`, not ${expected}`}`,field=(host,name)=>`\
"${name}" in login.v1 of host ${host}`,loginType=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-type","l\
ogin.v1 is not an object",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,value,why})=>({message:`login.v1 of host ${host} is ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
go)(value)}, not an object`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set login.v1 to an object with "client", "authz" and "token"',`the clients prin\
t "${why}"`)})),loginClientMissing=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-client-missing","login\
.v1 has no client",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,value})=>({message:`${field(host,"client")} ${isNot(value,"a string")}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)('set "client" to the OAuth client ID, for example "terraform-cli"')})),loginClientEmpty=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
$e)("login-client-empty","login.v1 has an empty client",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host})=>({message:`${field(host,"client")} is an\
 empty string`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "client" to the OAuth client ID that the authorization server expects')})),loginGrantTypesInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-grant-types-invalid","grant_types in login.v1 is not an array",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
Du),({host,value})=>({message:`${field(host,"grant_types")} ${isNot(value,"an array of strings")}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "gra\
nt_types" to ["authz_code"], or remove it')})),loginGrantTypesUnsupported=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("login-grant-types-unsupported","login.v1 has no usable grant type",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,value})=>({message:`${field(
host,"grant_types")} is ${show(value)}, which contains no supported grant type`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('add "authz_code" to "grant_\
types"')})),loginGrantTypesUnknown=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lm)("login-grant-types-unknown","\
login.v1 has unknown grant types"),({host,value})=>({message:`${field(host,"grant_types")} is ${show(value)}; the clients know "authz_code" and "password" only`,
help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('remove the unknown grant types; move scopes to "scopes"')})),loginAuthzMissing=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-authz-missing","login.v1 has no authz URL",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,
value})=>({message:`${field(host,"authz")} ${isNot(value,"a string with a URL")}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "authz" to the URL of\
 the authorization endpoint')})),loginAuthzInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-authz-\
invalid","authz URL in login.v1 cannot be used",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,why})=>({message:`${field(host,"authz")}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
dh)(why)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "authz" to an https:// URL without user name, or to a path that starts with a slash')})),loginTokenMissing=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-token-missing","login.v1 has no token URL",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,
value})=>({message:`${field(host,"token")} ${isNot(value,"a string with a URL")}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "token" to the URL of\
 the token endpoint')})),loginTokenInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-token-invalid",
"token URL in login.v1 cannot be used",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,why})=>({message:`${field(host,"token")}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
dh)(why)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "token" to an https:// URL without user name, or to a path that starts with a slash')})),loginPortsCount=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-ports-count","ports in login.v1 is not two ports",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),
({host,value})=>({message:`${field(host,"ports")} ${isNot(value,"exactly two elements")}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "ports" to th\
e first and the last port, for example [10000, 10010]')})),loginPortsRange=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("login-ports-range","ports in login.v1 are out of range",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,value})=>({message:`${field(host,"port\
s")} is ${show(value)}; both must be whole numbers from 1024 to 65535`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "ports" to two numbers in this r\
ange, for example [10000, 10010]')})),loginPortsOrder=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-por\
ts-order","ports in login.v1 are in the wrong order",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,value})=>({message:`${field(host,"ports")} is ${show(
value)}; the first port is greater than the last`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("write the lower port first")})),loginPortsSingle=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-ports-single","ports in login.v1 is a range of one port",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
Du),({host,value})=>({message:`${field(host,"ports")} is ${show(value)}; the clients never use the last port, so none is left`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)('set "ports" to at least two ports, for example [10000, 10010]')})),loginPortsIgnored=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
$e)("login-ports-ignored","ports in login.v1 is not an array",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,value})=>({message:`${field(host,"por\
ts")} ${isNot(value,"an array")}; the clients ignore it and use 1024 to 65535`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "ports" to an array such\
 as [10000, 10010], or remove it')})),loginScopesInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-\
scopes-invalid","scopes in login.v1 contains a value that is not a string",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,value})=>({message:`${field(
host,"scopes")} ${isNot(value,"an array of strings")}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "scopes" to an array of strings, or remove it')})),
loginScopesIgnored=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("login-scopes-ignored","scopes in login.v1 is\
 not an array",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,value})=>({message:`${field(host,"scopes")} ${isNot(value,"an array")}; the clients \
ignore it`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "scopes" to an array of strings, or remove it')})),loginUrlPort=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("login-url-port","Login URL has no port",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,endpoints})=>{
const names=endpoints.map(({name})=>`"${name}"`).join(" and "),[first]=endpoints,isOne=endpoints.length===1;return{message:`${names} in login.v1 of host ${host}\
 ${isOne?"names":"name"} no port, so a login uses port 443: ${first?.url??""}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(`write a path that starts wit\
h a slash, or add :${first?.port??""} to the URL${isOne?"":"s"}`)}})}),6697:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{hostAssumed:()=>hostAssumed,hostGeneric:()=>hostGeneric,hostNotAllowed:()=>hostNotAllowed,hostNotChecked:()=>hostNotChecked,
hostPrivateRedirect:()=>hostPrivateRedirect});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5799);const lineOf=({file,line})=>`${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(file)}:${line}`,
names=clients=>clients.map(client=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client]).join(" and "),hostNotAllowed=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("host-not-allowed","Host is not allowed",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),data=>{const{
host}=data,add=`add ${host} to \`allowed-hosts\``;if("service"in data){const{service,registry}=data;return{message:`${service} of ${registry} is on ${host}, whi\
ch is not in \`allowed-hosts\``,help:`use another registry, or ${add}`}}if("package"in data)return{message:`the package of ${data.package} is downloaded from ${host}\
, which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${add}`};if("use"in data){const[does,instead]=NOT_ALLOWED_USES[data.
use];return{message:`${does} ${host}, which is not in \`allowed-hosts\``,help:`use ${instead}, or ${add}`}}if("implied"in data){const{place,clients}=data.implied;
return{message:`host ${host} is not in \`allowed-hosts\` and was not contacted; ${lineOf(place)} names no host, and this is the default of ${names(clients)}`,help:`\
name an allowed registry there, ${add}, or set \`dialect\` if you use another CLI`}}return{message:`host ${host} is not in \`allowed-hosts\` and was not contacted`,
help:`use an allowed registry, or ${add}`}}),NOT_ALLOWED_USES={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backe\
nd uses","an allowed backend"]},hostAssumed=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lm)("host-assumed","Defa\
ult host of an assumed CLI was not contacted"),({host,place,clients})=>({message:`${host} was not contacted: ${lineOf(place)} implies it as the default host of ${names(
clients)}, but the CLI could not be detected`,help:"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),hostGeneric=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lm)("host-generic","Generic hostname was not contacted"),({host})=>({message:`${host} is a generic hostname that\
 stands for the host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"})),hostPrivateRedirect=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("host-private-redirect","Redirect to a non-public address",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
zK),({host,address,asks})=>address==="metadata"?{message:`${host} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or\
 the address; metadata services are never contacted"}:{message:`a public host ${asks==="document"?"redirects":"leads"} to ${host}, which has a ${address} addres\
s and was not contacted`,help:`if ${asks==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),hostNotChecked=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("host-not-checked","Host was not checked before the check ended",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
zK),({host,stopped,isBegun,unchecked,total,slowest})=>({message:`${host} was not checked${isBegun?" completely: its visit was under way when":":"} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
Cw)(stopped)}, with ${unchecked} of ${total} hosts not checked`,help:UNCHECKED_HELP[stopped.kind]+timeOf(slowest)})),UNCHECKED_HELP={deadline:"raise `deadline-s\
econds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit\
, set `deadline-seconds` below that",crash:"run the check again, and report the crash"};function timeOf(slowest){return slowest.length===0?"":`; most of the tim\
e went to hosts without a response: ${slowest.map(({host,tookMs})=>`${host} (${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.YA)(tookMs)})`).join(", ")}`}}),5143:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Az:()=>describeAside,Ks:()=>MAX_COLUMN,Ts:()=>packPlace,Zl:()=>isAside,_h:()=>unpackPlace,n7:()=>excludePattern});var _brief_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4e3);const WIDTH=2**14,MAX_COLUMN=WIDTH-1,packPlace=({line,column,endColumn})=>(line*WIDTH+Math.min(column,MAX_COLUMN))*WIDTH+Math.min(endColumn-column,WIDTH-1);
function unpackPlace(place){const start=Math.floor(place/WIDTH),column=start%WIDTH;return{line:Math.floor(start/WIDTH),column,endColumn:column+place%WIDTH}}const ASIDE=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
ENVIRONMENTS=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,OWN_TESTS=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function asideOf(file){
const directories=file.split("/").slice(0,OWN_TESTS.test(file)?-2:-1);return directories.find((name,at)=>ASIDE.test(name)&&!(name==="test"&&directories.slice(0,
at).some(above=>ENVIRONMENTS.test(above))))}const isAside=file=>asideOf(file)!==void 0;function excludePattern(file){const directory=asideOf(file);return(directory===
void 0?file:`**/${directory}`).replace(/[\\{}[\]?!()]/g,"?")}const MAX_PATTERNS=3,describeAside=(findings,patterns)=>`${findings===1?"1 finding is":`${findings}\
 findings are`} in tests, examples or templates, where errors are warnings; to skip such files, set \`exclude\`: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_0__.XT)(
patterns,MAX_PATTERNS)}`}),5799:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$e:()=>warning,
C:()=>byOperator,lS:()=>defineProblem,lm:()=>notice,oC:()=>SEVERITIES,pj:()=>addressedTo,z3:()=>error});var _protocol_addresses_secrets_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6174);const SEVERITIES=["error","warning","notice"],byOperator=(operator,note)=>note===void 0?{operator}:{operator,note};function cureFor({operator,user,guest},{
role,host}){const ask=`ask the operator of ${host} to ${operator}`;switch(role){case"operator":return operator;case"user":return user===operator?user:user===void 0?
ask:`${user}; if you run ${host}, ${afterUser(operator,user)}`;case"guest":return guest??user??ask}}const afterUser=(operator,user)=>operator.startsWith(`${user}\
, or `)?operator.slice(user.length+5):operator;function addressedTo(problem,reader){const{cures,...rest}=problem;return cures===void 0?problem:{...rest,help:helpFor(
cures,reader)}}function helpFor(cures,reader){const{because,note}=cures,start=because===void 0?"":`${because}: `,end=note===void 0?"":`; ${note}`;return start+cureFor(
cures,reader)+end}const factsOf=severity=>(code,title,affects=[])=>({code,title,severity,affects}),error=factsOf("error"),warning=factsOf("warning"),notice=factsOf(
"notice");function defineProblem(facts,describe){return Object.assign(data=>{const{help,...occurrence}=describe(data),code=facts.code,message=(0,_protocol_addresses_secrets_js__WEBPACK_IMPORTED_MODULE_0__.
_)(occurrence.message),problem={...facts,code,usualSeverity:facts.severity,...occurrence,message};return help===void 0?problem:typeof help=="string"?{...problem,
help:(0,_protocol_addresses_secrets_js__WEBPACK_IMPORTED_MODULE_0__._)(help)}:{...problem,help:helpFor(help,{role:"operator",host:""}),cures:help}},facts)}}),9319:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{serviceUrlCredentials:()=>serviceUrlCredentials,serviceUrlCrossHost:()=>serviceUrlCrossHost,
serviceUrlDoubleSlash:()=>serviceUrlDoubleSlash,serviceUrlEmpty:()=>serviceUrlEmpty,serviceUrlInsecure:()=>serviceUrlInsecure,serviceUrlInvalid:()=>serviceUrlInvalid,
serviceUrlLooksLikeHost:()=>serviceUrlLooksLikeHost,serviceUrlNoSlash:()=>serviceUrlNoSlash,serviceUrlOtherPort:()=>serviceUrlOtherPort,serviceUrlPrivate:()=>serviceUrlPrivate,
serviceUrlQuery:()=>serviceUrlQuery,serviceUrlRelative:()=>serviceUrlRelative,serviceUrlSame:()=>serviceUrlSame});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5799);const serviceUrlInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("service-url-invalid","Service URL cannot be used",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({id:id2,
host,url,why})=>({message:url===null?`${id2} of host ${host}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(why)}`:`${id2} of host ${host} is "${url}", which \
the clients cannot connect to: ${why}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(`set ${id2} to an https:// URL, or to a path that starts with a slash`)})),
serviceUrlCredentials=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("service-url-credentials","Service URL con\
tains a user name",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({id:id2,host,why})=>({message:`${id2} of host ${host}: ${why}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)("remove the user name and password from the URL, or from the redirect that leads to the document","give tokens to the clients instead")})),serviceUrlEmpty=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("service-url-empty","Service URL is empty",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({id:id2,host,
url})=>({message:`${id2} of host ${host} is an empty string, which resolves to the document itself: ${url}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(
`set ${id2} to the URL of the service, such as "/v1/${id2.split(".")[0]}/", or remove it`)})),serviceUrlLooksLikeHost=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("service-url-looks-like-host","Service URL has no https://",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
zK),({id:id2,host,value,why})=>({message:`${id2} of host ${host} is "${value}", which is a path and not a URL with a host`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)(`write "https://${value}" if a host is meant`,why===null?void 0:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.zd)(why))})),serviceUrlNoSlash=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("service-url-no-slash","Service URL does not end with a slash",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
rG),({id:id2,host,url,clients})=>{const names=clients.map(client=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client]),last=url.slice(url.lastIndexOf("\
/")+1);return{message:`${id2} of host ${host} does not end with a slash: ${url}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("add the slash",`without it\
 ${names.slice(0,-1).join(", ")} and ${names.at(-1)} replace "${last}" with the path that they append`),affects:clients}}),serviceUrlRelative=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("service-url-relative","Service URL is relative to the document",["dependabot","renovate","terragrunt"]),({id:id2,
host,url})=>({message:`${id2} of host ${host} is a path without a leading slash: Terraform and OpenTofu resolve it to ${url}, other clients do not`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)("start the path with a slash, or write the complete URL")})),serviceUrlQuery=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
$e)("service-url-query","Service URL has a query",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({id:id2,host})=>({message:`${id2} of host ${host} has a\
 query, which the clients drop when they append a path`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("move the content of the query into the path","never\
 put a secret into the document")})),MAX_USES=10,MAX_URLS=3;function named({host,uses},verbs=["is","are"]){const groups=Map.groupBy(uses,({id:id2})=>id2),names=Array.
from(groups,([id2,group])=>{const endpoints=group.flatMap(({endpoint})=>endpoint??[]);return endpoints.length===0?id2:`${id2} (${endpoints.join(", ")})`});return`${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
XT)(names,MAX_USES)} of host ${host} ${names.length===1?verbs[0]:verbs[1]}`}const urlsOf=({urls})=>(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.XT)(urls,MAX_URLS),
clientsOfUses=({uses})=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK.filter(client=>uses.some(({id:id2})=>(0,_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
SZ)(id2).includes(client))),CUT_OFF={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},serviceUrlPrivate=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("service-url-private","Service URL has a non-public address",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
zK),shared=>({message:`${named(shared)} at ${urlsOf(shared)}, which clients ${CUT_OFF[shared.kind]} cannot reach`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)(`set the external URL of the registry (also called base URL or public URL) to https://${shared.host}`),affects:clientsOfUses(shared)})),INSECURE_CLIENTS=[..._protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
Du,"dependabot"],serviceUrlInsecure=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("service-url-insecure","Serv\
ice URL is not https",INSECURE_CLIENTS),shared=>{const isLogin=shared.uses.every(({endpoint})=>endpoint!==null),sends=isLogin?"a login sends its token in clear \
text otherwise":`the clients send the token of ${shared.host} there in clear text`,affected=clientsOfUses(shared);return{message:`${named(shared)} not https: ${urlsOf(
shared)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(shared.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the extern\
al URL of the registry",isLogin||shared.hasToken?sends:void 0),affects:INSECURE_CLIENTS.filter(client=>affected.includes(client))}}),serviceUrlCrossHost=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("service-url-cross-host","Service is on another host",["dependabot","renovate"]),shared=>{const{host,name}=shared,
message=`${named(shared)} on another host: ${urlsOf(shared)}`,isUsed=clientsOfUses(shared).includes("renovate");return shared.hasToken&&isUsed?{message,help:`gi\
ve Dependabot and Renovate a token for ${name}; Terraform and OpenTofu send it the token of ${host}`}:{message,help:`where outgoing traffic is filtered, allow ${name}\
 as well`,severity:"notice",affects:[]}}),serviceUrlOtherPort=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lm)("s\
ervice-url-other-port","Service is on another port of the host"),shared=>({message:`${named(shared)} on another port of the same host: ${urlsOf(shared)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)(`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${shared.host}`)})),serviceUrlDoubleSlash=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("service-url-double-slash","Service URL has a double slash"),shared=>({message:`${named(shared,["has","have"])}\
 a double slash in the path: ${urlsOf(shared)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("remove the slash at the end of the external URL of the regi\
stry")})),serviceUrlSame=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("service-url-same","Two services have t\
he same URL"),shared=>({message:`${named(shared,["has","have"])} the same URL: ${urlsOf(shared)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("check bot\
h URLs","few registries serve modules and providers below one URL, and a copied line is more likely")}))}),2847:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{serviceMissing:()=>serviceMissing,serviceType:()=>serviceType,serviceVersion:()=>serviceVersion});
var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9562),_brief_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
4e3),_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5799);const MAX_SHOWN=20,offers=({offered,leftOut})=>offered.length===0?"is empty":`offers ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_2__.
XT)(offered,MAX_SHOWN,leftOut)}`;function supplyCures(missing,isArtifactory){const{id:id2,host,offered,block}=missing,document=`the discovery document, which ${offers(
missing)}`;if(block!==null)return`add ${id2} to the \`host\` block at ${block}, which ${offers(missing)}`;if(id2===_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__.
xq&&isArtifactory)return`configure a network mirror for the provider: Artifactory serves providers at https://${host}/artifactory/api/terraform/REPOSITORY/provi\
ders/ and offers no ${id2}; the discovery document ${offers(missing)}`;const misspelled=offered.find(each=>(0,_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__.
OA)(each)===id2),user=id2===_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__.xq?`use a host that offers ${id2}, or configure a network mirror for the provider\
 (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${id2}`;return{operator:misspelled===void 0?`add ${id2} to ${document}`:
`rename ${misspelled} to ${id2} in ${document}`,user}}const serviceMissing=(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.
z3)("service-missing","Service is not offered",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),missing=>missing.id==="any"?{message:`host ${missing.host} \
does not provide any service`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.C)(`add a service to the discovery document, which ${offers(missing)}`)}:{message:missing.
why,help:supplyCures(missing,missing.isArtifactory)}),serviceVersion=(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.
z3)("service-version","Service is offered in another version",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),missing=>({message:missing.why,help:missing.
isReadable?supplyCures(missing,!1):`require an id of the form NAME.vN; the discovery document ${offers(missing)}`})),serviceType=(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.z3)("service-type","Service URL is not a string",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({id:id2,
host,value,why})=>({message:`${id2} of host ${host} is ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_2__.go)(value)}, not a string with a URL`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.
C)(`set ${id2} to a URL such as "/v1/modules/"`,(0,_brief_js__WEBPACK_IMPORTED_MODULE_2__.zd)(why))}))}),8011:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{blockReserved:()=>blockReserved,blockUnsupported:()=>blockUnsupported,hostDotlessModule:()=>hostDotlessModule,
hostIdnModule:()=>hostIdnModule,hostInvalid:()=>hostInvalid,hostMissing:()=>hostMissing,sourceDynamic:()=>sourceDynamic,sourceInvalid:()=>sourceInvalid,sourceNearMiss:()=>sourceNearMiss});
var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5799);const MAX_EXPRESSION=120,INVALID_TEXT={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local \
path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HO\
ST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:[
"is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},INVALID_ARGUMENT={missing:["has no source","add `source`"],null:["has null as its source",
"set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", ver\
sion = "~> 1.0" }']};function describeInvalid(source){switch(source.reason){case"rejected":{const{error,advice}=source;return{message:error,help:advice??void 0}}case"\
missing":case"null":case"not-a-requirement":{const[message,help]=INVALID_ARGUMENT[source.reason];return{message:`${source.address} ${message}`,help}}case"remote\
-in-test":case"white-space":case"stack":case"locked-provider":case"terragrunt":{const[message,help]=INVALID_TEXT[source.reason];return{message:`"${source.text}"\
 ${message}`,help}}}}const sourceInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("source-invalid","Sourc\
e address is invalid",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),describeInvalid),sourceNearMiss=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
$e)("source-near-miss","Source address is probably a mistake",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),source=>({message:source.host===null?`"${source.
text}" is not read as a registry address`:`"${source.text}" is read as host ${source.host}`,help:source.advice})),ASSIGNED=/(=\s*)"[^"]*(?:"|$)/g,MAX_CANDIDATES=4,
ADD_HOST="to check its host, add the host to `hostnames` and set `scan: .`";function listCandidates(candidates){const named=candidates.slice(0,MAX_CANDIDATES).map(
({text,from})=>`${text===null?"not known":(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(text,MAX_EXPRESSION)} ${from??"by default"}`),more=candidates.length-named.
length,last=more>0?`${more} more`:named.pop();return`${named.join(", ")} and ${last}`}function describeDynamic(source){const{address,argument,expression,candidates,
refused}=source,shown=(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(expression,MAX_EXPRESSION).replace(ASSIGNED,'$1"***"'),is=`${argument} of ${address} is ${shown}`;
if(refused==="never")return{message:`${is}, which Terraform does not evaluate`,help:`write the ${argument} as a literal`};if(refused!==null){const{variable}=refused;
return{message:`${is}, and Terraform evaluates var.${variable} here only with \`const = true\``,help:`add \`const = true\` to variable "${variable}", which requ\
ires Terraform 1.15, or write the ${argument} as a literal`}}return candidates.length>1?{message:`${is}, which is ${listCandidates(candidates)}`,help:ADD_HOST}:
{message:`${is}, which is only known at init time`,help:ADD_HOST}}const sourceDynamic=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lm)("source-dynamic","Source address is only known at init time"),describeDynamic),blockReserved=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lm)("block-reserved","Block is reserved for a future version"),({block,parent})=>({message:`${block} is not allowed at the top level of a file; Terraform and Op\
enTofu reserve it for a future version`,help:`move it into a ${parent} block`})),blockUnsupported=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("block-unsupported","Block is not supported by this CLI",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({kind})=>{const{client,what}=_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
$I[kind];return{message:`${what} is supported by ${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client]} only`,help:client==="opentofu"?"remove it, move\
 it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),hostInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("host-invalid","Hostname is invalid",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),data=>({message:`"${data.text}" is not a hostname: ${data.error}`,
help:data.advice??void 0})),hostMissing=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("host-missing","Hostname\
 is missing",["opentofu"]),({block})=>({severity:"warning",message:`the ${block} has no hostname, and OpenTofu has no default`,help:block==="cloud block"?"add `\
hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),hostDotlessModule=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("host-dotless-module","Module host has no dot in its name",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,name})=>({message:`module sources ca\
nnot name host ${host}: must contain at least one dot`,help:`use a full name such as ${name}.localdomain; provider addresses accept the short name`})),hostIdnModule=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host})=>({message:`\
Terraform cannot use modules from host ${host}: it converts the name to punycode and then refuses punycode`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(
"serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),6817:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{proxyRefused:()=>proxyRefused,tlsExpired:()=>tlsExpired,tlsExpiresSoon:()=>tlsExpiresSoon,
tlsNameMismatch:()=>tlsNameMismatch,tlsNotYetValid:()=>tlsNotYetValid,tlsPlainHttp:()=>tlsPlainHttp,tlsProtocol:()=>tlsProtocol,tlsUntrusted:()=>tlsUntrusted});
var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5799);const certificateOf=({host,isLeaf})=>isLeaf?`the certificate of ${host}`:`an authority in the certificate chain of ${host}`,dayOf=ms=>day(new Date(ms).toISOString()),
day=time=>time.slice(0,10),proxyRefused=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("proxy-refused","Proxy r\
efused the request",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({host,reason})=>({message:`${host} was not reached: ${reason}`,help:"check HTTPS_PROX\
Y, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too"})),tlsExpired=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("tls-expired","TLS certificate has expired",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),dated=>({message:`${certificateOf(dated)} expired on ${dayOf(
dated.at)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("renew the certificate and reload the server")})),tlsNotYetValid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("tls-not-yet-valid","TLS certificate is not valid yet",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),
dated=>({message:`${certificateOf(dated)} is not valid before ${dayOf(dated.at)}`,help:"check the clock of this machine and the start date of the certificate"})),
UNKNOWN_AUTHORITIES={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by an unknown authority",
root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},CONFIGURE_TRUST="configure the host to send its whole chain, or set \
`ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",UNFIT={"negative-serial":{says:"has a negative serial number, which Terraform and OpenTof\
u do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a certificate and is not allowed to",help:"have it issued by an au\
thority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authorities below it than it allows (pathlen)",help:"have the certificat\
e issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for servers (extendedKeyUsage)",help:"issue it with the extended key\
 usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstraints)",help:"have it issued by an authority whose name constrain\
ts permit all of its names"}},unsupported=(what,help)=>({says:`has ${what}, which Terraform and OpenTofu do not support`,help}),OTHER_KEY="issue it with another\
 key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",OTHER_HASH="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519";function describeDistrust(flaw){switch(flaw.
kind){case"unknown-authority":return{says:UNKNOWN_AUTHORITIES[flaw.sent],help:CONFIGURE_TRUST};case"curve":return unsupported(`a key on the curve ${flaw.curve}`,
OTHER_KEY);case"key":return unsupported(`a key of the kind ${flaw.name}`,OTHER_KEY);case"key-size":return unsupported(`an RSA key of ${flaw.bits} bits`,"issue i\
t with a key of 2048 to 8192 bits");case"signature":return unsupported(`a signature of the kind ${flaw.name}`,OTHER_HASH);case"critical-extension":return unsupported(
`the critical extension ${flaw.id}`,"issue it without that extension");case"malformed":return{says:`is malformed (${flaw.part}); Terraform and OpenTofu cannot r\
ead it`,help:"issue it with a program that follows RFC 5280"};case"negative-serial":case"no-authority":case"path-length":case"usage":case"constraints":return UNFIT[flaw.
kind]}}const tlsUntrusted=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("tls-untrusted","TLS certificate is no\
t trusted",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({flaw,...which})=>{const{says,help}=describeDistrust(flaw);return{message:`${certificateOf(which)}\
 ${says}`,help}}),SHOWN_NAMES=3,tlsNameMismatch=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("tls-name-mismat\
ch","TLS certificate is for another name",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({host,names})=>({message:names.length===0?`the certificate of ${host}\
 has no DNS name among its subject alternative names`:`the certificate of ${host} is for ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.XT)(names,SHOWN_NAMES)}`,help:`\
issue a certificate that lists ${host} as a subject alternative name, or use the name it is for`})),HANDSHAKE_ERRORS={"not-tls":{says:"does not speak TLS on thi\
s port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"requires a client certificate",help:"allow requests for /.well-kno\
wn/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the server knows (TLS alert unrecognized_name)",
help:"add the name and its certificate to the TLS settings of the server or load balancer"}},CIPHERS="enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-A\
ES128-GCM-SHA256";function describeUnsupported({kind,name}){switch(kind){case"version":return{says:`offers no TLS version later than ${name.replace(/^TLSv1$/,"T\
LSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"};case"cipher":return{says:`offers only cipher suites that Terraform and OpenTofu do not s\
upport, such as ${name}`,help:CIPHERS};case"group":return{says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${name}`,help:"\
enable the group X25519 or P-256 on the host"}}}const tlsProtocol=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)(
"tls-protocol","TLS handshake failed",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({host,error})=>{if(typeof error=="object"&&"code"in error)return{message:`\
the TLS handshake with ${host} failed (${error.code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"};const{says,help}=typeof error==
"string"?HANDSHAKE_ERRORS[error]:describeUnsupported(error);return{message:`${host} ${says}`,help}}),tlsPlainHttp=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)(
(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("tls-plain-http","Port serves plain HTTP",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({host})=>({message:`${host}\
 serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery always uses https"})),
tlsExpiresSoon=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("tls-expires-soon","TLS certificate expires soon"),
({host,days,expires})=>{const when=days===0?"today":days===1?"in 1 day":`in ${days} days`;return{message:`the certificate of ${host} expires ${when}, on ${day(expires)}`,
help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("renew the certificate; if it is renewed automatically, find out why that has not happened")}})}),6174:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{_:()=>hideAddressSecrets});const HIDDEN="***",PLAIN=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
QUERY=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;function hideAddressSecrets(text){return/[@?]/.test(text)?text.replace(/[^\s"']+/g,word=>word.split("://").map((part,at)=>hideUser(
part,at>0)).join("://").replace(QUERY,(all,mark,name)=>PLAIN.test(name)?all:`${mark}${name}=${HIDDEN}`)):text}function hideUser(part,isAfterScheme){const end=part.
search(/[/?#]/),authority=end<0?part:part.slice(0,end),at=isAfterScheme&&/:(?!\d*$)/.test(authority)?part.lastIndexOf("@"):authority.lastIndexOf("@"),user=part.
slice(0,Math.max(at,0)).replace(/^[a-z0-9]+::/,""),isSecret=isAfterScheme?user!=="git":user.includes(":");return at<0||!isSecret?part:HIDDEN+part.slice(at)}})};export{id,ids,modules};
