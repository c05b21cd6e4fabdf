const id=341,ids=[341],modules={4592:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),
__webpack_require__.d(__webpack_exports__,{providerWarning:()=>providerWarning,versionUnreadable:()=>versionUnreadable,versionsEmpty:()=>versionsEmpty,versionsShape:()=>versionsShape,
versionsStatus:()=>versionsStatus,versionsUnauthorized:()=>versionsUnauthorized});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),
_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5799);const soughtOf=({kind,first,others})=>others===
0?first:`${first} and ${others} other ${kind}${others===1?"":"s"}`,serviceOf=({kind,mirror})=>mirror===null?`${kind}s.v1`:"the network mirror",urlOf=sought=>`th\
e URL of ${serviceOf(sought)} in the ${sought.mirror===null?"discovery document":"CLI configuration"}`;function curesFor({page,host,...sought},given){if(page?.kind!==
"sign-in")return(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.NM)(page,host,given);const operator=`allow requests to ${serviceOf({host,...sought})} without a browse\
r`,title=page.title===""?"":` ("${page.title}")`;return{operator,because:`the host returned a sign-in page${title}`}}const versionsUnauthorized=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("versions-unauthorized","Registry requires a valid token",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
Du),refused=>{const{token,source,host,elsewhere,challenge,isFork}=refused,excused=isFork&&token==="none",asks=challenge===null?"":` and requires ${challenge} au\
thentication`,where=elsewhere===null?"":` to ${elsewhere}`,SENT={none:excused?"secrets are withheld from pull requests of forks":`no token was found for ${host}`,
sent:`the token for ${host} from ${source} was sent${where}`,dropped:`the token for ${host} from ${source} was not sent${where}, because the CLIs drop it at a r\
edirect to another host`,withheld:`the token for ${host} from ${source} was not sent${where}, because the URL is not https; the CLIs do send it`};return{message:`\
the versions of ${soughtOf(refused)} cannot be read: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__._r)(refused)}${asks}; ${SENT[token]}`,help:excused?"this pull r\
equest needs no change; run the check where the secret is available, for example on the main branch":curesFor(refused,tokenCures(refused)),...token==="withheld"?
{severity:"warning"}:{},...excused?{severity:"notice"}:{}}});function tokenCures({host,token,source,elsewhere,challenge,...sought}){const service=serviceOf({host,
...sought}),guest=(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.qZ)(host);if(challenge!==null)return{operator:`accept Bearer tokens at the URL of ${service}`,note:"\
the CLIs send only Bearer tokens"};switch(token){case"none":{const user=`add a token to \`tokens\` (${host}=\u2026) or set a TF_TOKEN_ variable`;return{operator:user,
user,guest}}case"sent":{const user=elsewhere===null?`check that the token from ${source} is complete, has not expired and may read this ${sought.kind}`:`check t\
hat ${elsewhere} accepts the token from ${source}: the CLIs send it the token for ${host}, not one for ${elsewhere}`;return{operator:user,user}}case"dropped":return(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)(`serve ${service} without the redirect to ${elsewhere??"another host"}`);case"withheld":return(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(`serve ${service}\
 at an https URL`)}}const versionsStatus=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("versions-status","Regi\
stry fails to list versions",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),failed=>{const{attempts,transient,host,status}=failed,each=attempts>1?` in ea\
ch of ${attempts} attempts`:"";return{message:`the versions of ${soughtOf(failed)} cannot be read: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__._r)(failed)}${each}\
; expected 200`,help:curesFor(failed,statusCures(host,status,transient,urlOf(failed)))}});function statusCures(host,status,transient,at){return status===429?{because:"\
the host limits requests from this machine or network",operator:"raise the limit, or run fewer jobs at once",user:"wait, run fewer jobs at once, or use a runner\
 with its own IP address"}:transient?{operator:"check the logs of the registry and of any proxy in front of it",user:"wait and run the check again; check the pr\
oxy of this network if there is one",guest:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.B9)(host)}:{operator:`check ${at}; return 200 with the versions, or 404 for\
 an unknown name`}}const versionsShape=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("versions-shape","List of\
 versions cannot be read",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),wrong=>({message:`the versions of ${soughtOf(wrong)} cannot be read: the respons\
e of ${wrong.url} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(wrong.why)}`,help:curesFor(wrong,{operator:`check ${urlOf(wrong)}, and return ${wrong.mirror===
null?SHAPES[wrong.kind]:MIRROR_SHAPE}`})})),MIRROR_SHAPE='{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',SHAPES={module:'{"modules":[{"version\
s":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":"1.0.0"}]}'},versionsEmpty=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("versions-empty","Registry lists no versions",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({kind,address,url,ignored,isMirror})=>({message:ignored.
length===0?`${kind} ${address} has no versions: ${url} lists none`:`${kind} ${address} has no valid versions: ${url} lists only ${quoted(ignored)}`,help:{operator:isMirror?
"add a version to the mirror, under a key of three numbers such as 1.2.0":ignored.length===0?`publish a version of the ${kind}; if its tag exists, check that th\
e registry has imported it`:`publish versions as ${VERSION_RULES[kind]}`,user:`check the address, or ask the publisher of the ${kind} to release a version`}})),
MAX_SHOWN=3,quoted=texts=>{const more=texts.length-MAX_SHOWN;return texts.slice(0,MAX_SHOWN).map(text=>`"${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(text,40)}\
"`).join(", ")+(more>0?` and ${more} more`:"")},VERSION_RULES={module:"numbers with dots, such as 1.2.0 or v1.2.0",provider:'three numbers with dots and without\
 a "v", such as 1.2.0'},versionUnreadable=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("version-unreadable","\
Listed version cannot be read",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({kind,address,texts,rejects})=>{const lists=`the registry lists ${quoted(texts)}\
 for ${kind} ${address}, which ${texts.length===1?"is not a version":"are not versions"}`,operator=`publish versions as ${VERSION_RULES[kind]}, and remove other\
s`;return rejects?{message:`${lists}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,help:{operator,user:"use Terraform 1.13 or later, whic\
h ignores such versions"}}:{message:`${lists}; the CLIs ignore ${texts.length===1?"it":"them"}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(operator),severity:kind===
"module"?"warning":"notice"}}),providerWarning=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lm)("provider-warning",
"Registry warns about a provider"),({address,warnings})=>({message:`the registry returned a warning for ${address}: "${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
dh)(warnings.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"}))}),5136:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{versionLockedGone:()=>versionLockedGone,versionNoneFits:()=>versionNoneFits});
var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5799);const MAX_SHOWN=4,shown=constraints=>(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.XT)(constraints.map(({text,at})=>{const quoted=`"${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
dh)(text,80)}"`;return constraints.length===1?quoted:`${quoted} (${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(at)})`}),MAX_SHOWN),versionNoneFits=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("version-none-fits","No listed version fits",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({kind,address,
constraints,mirror,newest,preRelease})=>{const available=newest===null?`all listed versions are pre-releases${preRelease===null?"":`, such as ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
dh)(preRelease,40)}`}`:`the newest ${mirror===null?"":`on ${mirror} `}is ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(newest,40)}`,fits=FITS[Math.min(constraints.
length,2)](shown(constraints));return{message:`no version of ${kind} ${address} ${fits}; ${available}`,help:fitCures(constraints.length,newest===null?preRelease:
null,mirror!==null)}}),FITS={0:()=>"can be chosen",1:constraint=>`fits ${constraint}`,2:constraints=>`fits all of ${constraints}`};function fitCures(constraints,preRelease,isMirror){
if(preRelease!==null){const exactly=`set \`version = "${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(preRelease,40)}"\`, since only an exact version selects a p\
re-release`;return{user:exactly,operator:`publish a release, or ${exactly}`}}return constraints>1?"change these constraints so that they all allow one listed ve\
rsion":{user:"change the constraint to allow a listed version",operator:isMirror?"add a version that fits to the mirror":"publish a version that fits; if its ta\
g exists, check that the registry has imported it"}}const versionLockedGone=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("version-locked-gone","Locked version is no longer listed",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({address,version,upgrade,newest,mirror})=>({
message:`the lock file selects ${address} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(version,40)}, which ${mirror??"the registry"} no longer lists${newest===
null?"":`; the newest is ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(newest,40)}`}`,help:{user:upgrade===null?"change the constraints to allow a listed vers\
ion, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock file":`run \`terraform init -upgrade\` (or \`tofu init -upgrade\`), which sele\
cts ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(upgrade,40)}, and commit the lock file`,operator:mirror===null?`publish ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
dh)(version,40)} again`:`add ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(version,40)} to the mirror again`}}))}),6003:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{moduleDescribed:()=>moduleDescribed});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5799);const MAX_OTHERS=3,moduleDescribed=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("module-described","Registry module can probably not be installed",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
Du),({by,address,constraint,newest,others})=>{const needs=`${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(by)} requires ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
dh)(address)}${constraint===null?"":` "${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(constraint)}"`}`,clash=newest===null?"which the registry does not have":others.
length>0?`which conflicts with ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.XT)(others,MAX_OTHERS)}`:`which no listed version fits; the newest is ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
dh)(newest)}`;return{message:`according to the registry, ${needs}, ${clash}`,help:"run `init` to confirm; if it fails, use another version of the module"}})}),4375:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{mirrorUrl:()=>mirrorUrl,mirrorVersion:()=>mirrorVersion,providerExcluded:()=>providerExcluded});
var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5799);const mirrorUrl=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("mirror-url","URL of a network mirror is w\
rong",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),wrong=>{const{mirror}=wrong;return wrong.kind==="port"?{message:`the network mirror ${mirror} (${wrong.
at}) cannot have ${wrong.provider}, because the CLIs read a host with a port as a URL scheme`,help:`add \`exclude = ["${wrong.provider.split("/")[0]}/*/*"]\` to \
\`network_mirror\`, and a \`direct\` block that includes the host`}:{message:`the URL of the network mirror ${mirror} has no slash at the end, so the CLIs reque\
st ${wrong.asked}, which ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(wrong.result)}`,help:`set \`url = "${mirror}/"\``,...wrong.isUsable?{severity:"warning"}:
{}}}),mirrorVersion=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("mirror-version","Network mirror lacks the c\
hosen version",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({provider,version,mirror,isListed,...answer})=>{const shown=`${provider} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
dh)(version,40)}`;return{message:isListed?`the network mirror ${mirror} lists ${shown} but does not have it: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__._r)(answer)}`:
`the network mirror ${mirror} does not have ${shown}, which another installation method lists: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__._r)(answer)}`,help:{operator:`\
add ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(version,40)} to the mirror, for example with \`terraform providers mirror\``,user:isListed?"set `version` to\
 one that the mirror has":`exclude ${provider} from \`network_mirror\`, or set \`version\` to one that the mirror has`}}}),providerExcluded=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("provider-excluded","No installation method covers a provider",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
Du),({provider})=>({message:`no installation method in \`provider_installation\` covers ${provider}`,help:`add ${provider} to \`include\` of a method, or add a \`d\
irect\` block`}))}),7751:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.
d(__webpack_exports__,{notFollowed:()=>notFollowed});var _brief_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5799);const MAX_NAMES=3,counted=(count,noun)=>`${count} ${noun}${count===1?"":"s"}`,unasked=count=>count===1?"1 module or provider was":`${count} modules and pr\
oviders were`;function describe(found){const{names}=found,list=(0,_brief_js__WEBPACK_IMPORTED_MODULE_0__.XT)(names,MAX_NAMES);switch(found.what){case"inside":return{
message:`what ${counted(names.length,"registry module")} ${names.length===1?"calls and requires":"call and require"} was not checked: ${list}`};case"direct":{const others=names.
length-found.git;return{message:`${[...found.git>0?[`${counted(found.git,"module")} from Git`]:[],...others>0?[`${counted(others,"module")} from an archive or b\
ucket`]:[]].join(" and ")} ${names.length===1?"was":"were"} not checked: ${list}`}}case"limit":return{message:`max-requests (${found.max}) was reached, so ${unasked(
names.length)} not checked: ${list}`,help:"increase `max-requests`, or list fewer directories in `roots`"};case"size":return{message:`a response is longer than \
this check reads, so ${unasked(names.length)} not checked: ${list}`};case"stopped":return{message:`the check ended too early, so ${unasked(names.length)} not ch\
ecked: ${list}`};case"getter":return{message:`the package of ${counted(names.length,"registry module")} was not checked, because it is downloaded with ${found.getter}\
: ${list}`}}}const notFollowed=(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_1__.lm)("not-followed","Part of init was \
not checked"),describe)}),2562:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.
d(__webpack_exports__,{packageLocation:()=>packageLocation,packageUnauthorized:()=>packageUnauthorized,packageUnreachable:()=>packageUnreachable});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5799);const namesOf=clients=>clients.
map(client=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client]).join(" and "),PARTS={location:"the location of the package",document:"the description \
of the package",page:"the page that names the package",archive:"the package",repository:"the Git repository of the package",sums:"the file of checksums",signature:"\
the signature of the checksums"},isApi=part=>part==="location"||part==="document",ANOTHER_VERSION="set `version` to one whose package can be downloaded",packageLocation=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("package-location","Package location cannot be used",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({
url,why,clients,...version})=>({message:`${namesOf(clients)} cannot download ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.Vb)(version)}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
dh)(why)} (${url})`,help:{operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",
user:ANOTHER_VERSION},affects:clients})),packageUnauthorized=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("pa\
ckage-unauthorized","Package requires credentials",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),refused=>{const{part,token,isFork}=refused,message=`${PARTS[part]}\
 of ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.Vb)(refused)} cannot be read: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__._r)(refused)}; ${credentialsIn(refused)}`;
if(isApi(part)){const excused=isFork&&token==="none";return{message,help:excused?"this pull request needs no change; run the check where the secret is available\
, for example on the main branch":apiCures(refused),...excused?{severity:"notice"}:{},...token==="withheld"?{severity:"warning"}:{}}}return{message,help:hostCures(
refused),...part==="repository"?{severity:"warning"}:{}}});function credentialsIn({part,token,source,host,at}){if(part==="repository")return"it does not exist, \
or requires git credentials, which this check does not use";switch(token){case"none":return isApi(part)?`no token was found for ${host}`:"the CLIs send no token\
 to package hosts";case"sent":return`the token for ${host} from ${source} was sent`;case"dropped":return`the token for ${host} from ${source} was not sent to ${at}\
, because the CLIs drop it at a redirect to another host`;case"withheld":return`the token for ${host} from ${source} was not sent, because the URL is not https;\
 the CLIs do send it`}}function apiCures({kind,host,token,source,at}){switch(token){case"none":{const user=`add a token to \`tokens\` (${host}=\u2026) or set a TF_TO\
KEN_ variable`;return{operator:user,user,guest:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.qZ)(host)}}case"sent":{const access=`give the token from ${source} perm\
ission to download this ${kind}`;return{operator:access,user:access}}case"dropped":return(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(`serve ${kind}s.v1 witho\
ut the redirect to ${at}`);case"withheld":return(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(`serve ${kind}s.v1 at an https URL`)}}function hostCures({kind,part,
at}){if(part==="repository")return{operator:"use a repository that every user of the registry can read",user:`check that git has credentials for ${at} on the ma\
chine that runs init`};const operator="serve it without authentication, for example at a presigned URL",netrc=`add a login for ${at} to ~/.netrc`;return kind===
"module"?{operator,user:netrc}:part!=="archive"?{operator}:{operator,user:`${netrc}, which only Terraform uses for providers`}}const packageUnreachable=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("package-unreachable","Package cannot be downloaded",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),failed=>{
const{part,why,attempts,at,host,isAnswered}=failed,each=attempts>1?` in each of ${attempts} attempts`:"",user=isAnswered?ANOTHER_VERSION:`check that a firewall \
or proxy lets this machine connect to ${at}, or ${ANOTHER_VERSION}`;return{message:`${PARTS[part]} of ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.Vb)(failed)} c\
annot be read: ${why}${each}`,help:{operator:`check that ${at} serves the file to this machine`,user,guest:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.B9)(host)},
...failed.isSlow?{severity:"warning"}:{}}})}),5138:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),
__webpack_require__.d(__webpack_exports__,{lockPlatformMissing:()=>lockPlatformMissing,packageDocument:()=>packageDocument,packagePlatform:()=>packagePlatform,packageProtocol:()=>packageProtocol,
packageSums:()=>packageSums,packageUnsigned:()=>packageUnsigned});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5799);const shown=provider=>(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.Vb)({...provider,kind:"p\
rovider"}),forPlatform=provider=>`${shown(provider)} for ${provider.platform}`,packagePlatform=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("package-platform","Provider has no package for a platform",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),missing=>({message:`${shown(missing)} has \
no package for ${missing.platform}: ${missing.isMirror?`${missing.url} lists none`:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__._r)(missing)}`,help:{operator:missing.
isMirror?`add it with \`terraform providers mirror -platform=${missing.platform}\``:`publish the package for ${missing.platform}`,user:`set \`version\` to one wit\
h a package for ${missing.platform}, ask the publisher of the provider to build one, or correct \`platforms\``}})),packageProtocol=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("package-protocol","CLI does not support the plugin protocol of a provider",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
Du),({protocols,suggestion,...provider})=>({message:`${shown(provider)} requires plugin protocol ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.XT)(protocols,3)}; \
Terraform and OpenTofu support 5 and 6`,help:{operator:"publish a version with plugin protocol 5 or 6, or correct `protocols`",user:suggestion===null?"ask the p\
ublisher of the provider for a version with plugin protocol 5 or 6":`set \`version = "${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(suggestion,40)}"\`, the new\
est version with a supported protocol`}})),packageDocument=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("pack\
age-document","Description of a provider package is wrong",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({url,why,isMirror,...provider})=>({message:`${forPlatform(
provider)} cannot be installed: the response of ${url} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(why)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(
isMirror?`return {"archives":{"${provider.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"return the description \
of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`")})),packageSums=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("package-sums","Checksums of a provider do not agree",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),
({url,why,...provider})=>({message:`${forPlatform(provider)} cannot be installed: ${url} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(why)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)("correct the checksums file: one line with the SHA-256 hash and `filename` of each package; then sign it again")})),packageUnsigned=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("package-unsigned","Provider has no usable signature",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),
({why,...provider})=>({message:`${forPlatform(provider)} cannot be installed: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(why)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)("sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`")})),
lockPlatformMissing=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("lock-platform-missing","Lock file lacks the\
 checksum of a package",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({isContentOnly,clients,...provider})=>{const commands=clients.map(client=>`${client===
"opentofu"?"tofu":client} providers lock -platform=${provider.platform}`);return{message:isContentOnly?`the lock file has only \`h1:\` checksums of ${shown(provider)}\
, probably none for ${provider.platform}`:`the lock file has no checksum of ${shown(provider)} for ${provider.platform}`,help:{user:`run \`${commands.join("` or\
 `")}\`, and commit the lock file`,operator:"publish the original package again if it was replaced"}}})}),789:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{moduleUnknown:()=>moduleUnknown,providerUnknown:()=>providerUnknown});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5799);function withNote(cures,{
host,hasToken}){if((0,_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.n3)(host))return cures;const note=hasToken?"a private registry may also return 404 if th\
e token has no access":`if the registry requires a token, add one to \`tokens\` (${host}=\u2026)`;return{...cures,note}}const moduleUnknown=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("module-unknown","Module is not in the registry",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),unknown=>{
const{host,modules:modules2}=unknown,[first=""]=modules2;return modules2.length>1?{message:`${host} has none of ${modules2.length} required modules: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
_r)(unknown)}`,help:withNote({operator:`check the URL of modules.v1 in the discovery document of ${host}`},unknown)}:{message:`${host} has no module ${first}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
_r)(unknown)}`,help:withNote({operator:`publish ${first}`,user:"correct the source address"},unknown)}}),providerUnknown=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("provider-unknown","Provider is not in the registry",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),unknown=>{
const{host,providers,meant,isMirror}=unknown,[first=""]=providers;if(isMirror){const add=`add ${first} to the mirror, for example with \`terraform providers mirr\
or\``;return{message:`the network mirror ${host} has no provider ${first}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__._r)(unknown)}`,help:{operator:add,user:"a\
dd the provider to `include` of a `direct` block in the CLI configuration"}}}return meant!==null?{message:`${host} has no provider ${first}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
_r)(unknown)}`,help:`did you mean ${meant}? set \`source = "${meant}"\` in \`required_providers\` of every module that uses it`}:providers.length>1?{message:`${host}\
 has none of ${providers.length} required providers: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__._r)(unknown)}`,help:withNote({operator:`check the URL of provid\
ers.v1 in the discovery document of ${host}; it must end in a slash`},unknown)}:{message:`${host} has no provider ${first}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
_r)(unknown)}`,help:withNote({operator:`publish ${first}`,user:"correct `source` in `required_providers`, or add the `source` that a child module lacks"},unknown)}})})};export{id,ids,modules};
