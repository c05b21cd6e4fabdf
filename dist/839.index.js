const ids=[839,156,46,751,345,909],modules={4477:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{N4:()=>endGroup,z3:()=>error,V4:()=>getInput,pq:()=>info,lm:()=>notice,uH:()=>setOutput,Pq:()=>core_setSecret,Oh:()=>startGroup,$e:()=>warning});var external_os_=__webpack_require__(
857);function utils_toCommandValue(input){return input==null?"":typeof input=="string"||input instanceof String?input:JSON.stringify(input)}function toCommandProperties(annotationProperties){
return Object.keys(annotationProperties).length?{title:annotationProperties.title,file:annotationProperties.file,line:annotationProperties.startLine,endLine:annotationProperties.
endLine,col:annotationProperties.startColumn,endColumn:annotationProperties.endColumn}:{}}function command_issueCommand(command,properties,message){const cmd=new Command(
command,properties,message);process.stdout.write(cmd.toString()+external_os_.EOL)}function command_issue(name,message=""){command_issueCommand(name,{},message)}
const CMD_STRING="::";class Command{constructor(command,properties,message){command||(command="missing.command"),this.command=command,this.properties=properties,
this.message=message}toString(){let cmdStr=CMD_STRING+this.command;if(this.properties&&Object.keys(this.properties).length>0){cmdStr+=" ";let first=!0;for(const key in this.
properties)if(this.properties.hasOwnProperty(key)){const val=this.properties[key];val&&(first?first=!1:cmdStr+=",",cmdStr+=`${key}=${escapeProperty(val)}`)}}return cmdStr+=
`${CMD_STRING}${escapeData(this.message)}`,cmdStr}}function escapeData(s){return utils_toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,
"%0A")}function escapeProperty(s){return utils_toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,
"%2C")}var external_fs_=__webpack_require__(9896);const file_command_crypto={randomUUID:()=>process.getBuiltinModule("crypto").randomUUID()};function file_command_issueFileCommand(command,message){
const filePath=process.env[`GITHUB_${command}`];if(!filePath)throw new Error(`Unable to find environment variable for file command ${command}`);if(!external_fs_.
existsSync(filePath))throw new Error(`Missing file at path: ${filePath}`);external_fs_.appendFileSync(filePath,`${utils_toCommandValue(message)}${external_os_.EOL}`,
{encoding:"utf8"})}function file_command_prepareKeyValueMessage(key,value){const delimiter=`ghadelimiter_${file_command_crypto.randomUUID()}`,convertedValue=utils_toCommandValue(
value);if(key.includes(delimiter))throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);if(convertedValue.includes(delimiter))
throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);return`${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.
EOL}${delimiter}`}var external_path_=__webpack_require__(6928),__awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?
value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){
reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).
then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})};class BasicCredentialHandler{constructor(username,password){this.username=
username,this.password=password}prepareRequest(options){if(!options.headers)throw Error("The request has no headers");options.headers.Authorization=`Basic ${Buffer.
from(`${this.username}:${this.password}`).toString("base64")}`}canHandleAuthentication(){return!1}handleAuthentication(){return __awaiter(this,void 0,void 0,function*(){
throw new Error("not implemented")})}}class auth_BearerCredentialHandler{constructor(token){this.token=token}prepareRequest(options){if(!options.headers)throw Error(
"The request has no headers");options.headers.Authorization=`Bearer ${this.token}`}canHandleAuthentication(){return!1}handleAuthentication(){return __awaiter(this,
void 0,void 0,function*(){throw new Error("not implemented")})}}class PersonalAccessTokenCredentialHandler{constructor(token){this.token=token}prepareRequest(options){
if(!options.headers)throw Error("The request has no headers");options.headers.Authorization=`Basic ${Buffer.from(`PAT:${this.token}`).toString("base64")}`}canHandleAuthentication(){
return!1}handleAuthentication(){return __awaiter(this,void 0,void 0,function*(){throw new Error("not implemented")})}}var oidc_utils_awaiter=function(thisArg,_arguments,P,generator){
function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){
try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?
resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})};class oidc_utils_OidcClient{static createHttpClient(allowRetry=!0,maxRetry=10){
const requestOptions={allowRetries:allowRetry,maxRetries:maxRetry};return new HttpClient("actions/oidc-client",[new BearerCredentialHandler(oidc_utils_OidcClient.
getRequestToken())],requestOptions)}static getRequestToken(){const token=process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;if(!token)throw new Error("Unable to get ACT\
IONS_ID_TOKEN_REQUEST_TOKEN env variable");return token}static getIDTokenUrl(){const runtimeUrl=process.env.ACTIONS_ID_TOKEN_REQUEST_URL;if(!runtimeUrl)throw new Error(
"Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");return runtimeUrl}static getCall(id_token_url){return oidc_utils_awaiter(this,void 0,void 0,function*(){
var _a;const id_token=(_a=(yield oidc_utils_OidcClient.createHttpClient().getJson(id_token_url).catch(error2=>{throw new Error(`Failed to get ID Token. 
 
        Error Code : ${error2.statusCode}
 
        Error Message: ${error2.message}`)})).result)===null||_a===void 0?void 0:_a.value;if(!id_token)throw new Error("Response json body do not have ID Token \
field");return id_token})}static getIDToken(audience){return oidc_utils_awaiter(this,void 0,void 0,function*(){try{let id_token_url=oidc_utils_OidcClient.getIDTokenUrl();
if(audience){const encodedAudience=encodeURIComponent(audience);id_token_url=`${id_token_url}&audience=${encodedAudience}`}debug(`ID token url is ${id_token_url}`);
const id_token=yield oidc_utils_OidcClient.getCall(id_token_url);return setSecret(id_token),id_token}catch(error2){throw new Error(`Error message: ${error2.message}`)}})}}
function toPosixPath(pth){return pth.replace(/[\\]/g,"/")}function toWin32Path(pth){return pth.replace(/[/]/g,"\\")}function toPlatformPath(pth){return pth.replace(
/[/\\]/g,path.sep)}var platform_awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(
value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){
try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=
generator.apply(thisArg,_arguments||[])).next())})};const getWindowsInfo=()=>platform_awaiter(void 0,void 0,void 0,function*(){const{stdout:version}=yield exec.
getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"',void 0,{silent:!0}),{stdout:name}=yield exec.getExecOutput('pow\
ershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',void 0,{silent:!0});return{name:name.trim(),version:version.trim()}}),getMacOsInfo=()=>platform_awaiter(
void 0,void 0,void 0,function*(){var _a,_b,_c,_d;const{stdout}=yield exec.getExecOutput("sw_vers",void 0,{silent:!0}),version=(_b=(_a=stdout.match(/ProductVersion:\s*(.+)/))===
null||_a===void 0?void 0:_a[1])!==null&&_b!==void 0?_b:"";return{name:(_d=(_c=stdout.match(/ProductName:\s*(.+)/))===null||_c===void 0?void 0:_c[1])!==null&&_d!==
void 0?_d:"",version}}),getLinuxInfo=()=>platform_awaiter(void 0,void 0,void 0,function*(){const{stdout}=yield exec.getExecOutput("lsb_release",["-i","-r","-s"],
{silent:!0}),[name,version]=stdout.trim().split(`
`);return{name,version}}),platform=external_os_.platform(),arch=external_os_.arch(),isWindows=platform==="win32",isMacOS=platform==="darwin",isLinux=platform===
"linux";function getDetails(){return platform_awaiter(this,void 0,void 0,function*(){return Object.assign(Object.assign({},yield isWindows?getWindowsInfo():isMacOS?
getMacOsInfo():getLinuxInfo()),{platform,arch,isWindows,isMacOS,isLinux})})}var core_awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof
P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){
reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).
then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})},ExitCode;(function(ExitCode2){ExitCode2[ExitCode2.Success=0]="Succe\
ss",ExitCode2[ExitCode2.Failure=1]="Failure"})(ExitCode||(ExitCode={}));function exportVariable(name,val){const convertedVal=toCommandValue(val);if(process.env[name]=
convertedVal,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(name,val));issueCommand("set-env",{name},convertedVal)}function core_setSecret(secret){
command_issueCommand("add-mask",{},secret)}function addPath(inputPath){process.env.GITHUB_PATH||""?issueFileCommand("PATH",inputPath):issueCommand("add-path",{},
inputPath),process.env.PATH=`${inputPath}${path.delimiter}${process.env.PATH}`}function getInput(name,options){const val=process.env[`INPUT_${name.replace(/ /g,
"_").toUpperCase()}`]||"";if(options&&options.required&&!val)throw new Error(`Input required and not supplied: ${name}`);return options&&options.trimWhitespace===
!1?val:val.trim()}function getMultilineInput(name,options){const inputs=getInput(name,options).split(`
`).filter(x=>x!=="");return options&&options.trimWhitespace===!1?inputs:inputs.map(input=>input.trim())}function getBooleanInput(name,options){const trueValue=[
"true","True","TRUE"],falseValue=["false","False","FALSE"],val=getInput(name,options);if(trueValue.includes(val))return!0;if(falseValue.includes(val))return!1;throw new TypeError(
`Input does not meet YAML 1.2 "Core Schema" specification: ${name}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function setOutput(name,value){if(process.env.GITHUB_OUTPUT||"")return file_command_issueFileCommand(
"OUTPUT",file_command_prepareKeyValueMessage(name,value));process.stdout.write(external_os_.EOL),command_issueCommand("set-output",{name},utils_toCommandValue(value))}
function setCommandEcho(enabled){issue("echo",enabled?"on":"off")}function setFailed(message){process.exitCode=ExitCode.Failure,error(message)}function isDebug(){
return process.env.RUNNER_DEBUG==="1"}function core_debug(message){issueCommand("debug",{},message)}function error(message,properties={}){command_issueCommand("\
error",toCommandProperties(properties),message instanceof Error?message.toString():message)}function warning(message,properties={}){command_issueCommand("warnin\
g",toCommandProperties(properties),message instanceof Error?message.toString():message)}function notice(message,properties={}){command_issueCommand("notice",toCommandProperties(
properties),message instanceof Error?message.toString():message)}function info(message){process.stdout.write(message+external_os_.EOL)}function startGroup(name){
command_issue("group",name)}function endGroup(){command_issue("endgroup")}function group(name,fn){return core_awaiter(this,void 0,void 0,function*(){startGroup(
name);let result;try{result=yield fn()}finally{endGroup()}return result})}function saveState(name,value){if(process.env.GITHUB_STATE||"")return issueFileCommand(
"STATE",prepareKeyValueMessage(name,value));issueCommand("save-state",{name},toCommandValue(value))}function getState(name){return process.env[`STATE_${name}`]||
""}function getIDToken(aud){return core_awaiter(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(aud)})}}),4627:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{P:()=>toUnicode,t:()=>toASCII});const toASCII=(...given)=>process.getBuiltinModule("module").createRequire(import.meta.
url)("./tr46.cjs").toASCII(...given),toUnicode=(...given)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...given)}),
4929:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,
{credentialsConfig:()=>credentialsConfig,credentialsHelper:()=>credentialsHelper,servicesForced:()=>servicesForced,servicesForcedDiffer:()=>servicesForcedDiffer});
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
-slow","Host is slow"),({host,phase,tookMs,limitMs,...asked})=>{const spent=`(limit ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.YA)(limitMs)}); ${PHASES[phase.name]}\
 took ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.YA)(phase.ms)}`;return"url"in asked?{message:`${asked.url} took ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.YA)(
tookMs)} to answer ${spent}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(hasten({asks:"answer"}))}:{message:`${host} took ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
YA)(tookMs)} to return its discovery document ${spent}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(SERVE_STATIC,(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
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
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("service-url-invalid","Service URL cannot be used",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({id,
host,url,why})=>({message:url===null?`${id} of host ${host}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(why)}`:`${id} of host ${host} is "${url}", which th\
e clients cannot connect to: ${why}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(`set ${id} to an https:// URL, or to a path that starts with a slash`)})),
serviceUrlCredentials=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("service-url-credentials","Service URL con\
tains a user name",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({id,host,why})=>({message:`${id} of host ${host}: ${why}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)("remove the user name and password from the URL, or from the redirect that leads to the document","give tokens to the clients instead")})),serviceUrlEmpty=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("service-url-empty","Service URL is empty",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({id,host,url})=>({
message:`${id} of host ${host} is an empty string, which resolves to the document itself: ${url}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(`set ${id}\
 to the URL of the service, such as "/v1/${id.split(".")[0]}/", or remove it`)})),serviceUrlLooksLikeHost=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("service-url-looks-like-host","Service URL has no https://",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({id,host,value,why})=>({message:`${id} of\
 host ${host} is "${value}", which is a path and not a URL with a host`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(`write "https://${value}" if a host \
is meant`,why===null?void 0:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.zd)(why))})),serviceUrlNoSlash=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("service-url-no-slash","Service URL does not end with a slash",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.rG),({id,host,url,clients})=>{const names=clients.
map(client=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client]),last=url.slice(url.lastIndexOf("/")+1);return{message:`${id} of host ${host} does not \
end with a slash: ${url}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("add the slash",`without it ${names.slice(0,-1).join(", ")} and ${names.at(-1)} re\
place "${last}" with the path that they append`),affects:clients}}),serviceUrlRelative=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
$e)("service-url-relative","Service URL is relative to the document",["dependabot","renovate","terragrunt"]),({id,host,url})=>({message:`${id} of host ${host} i\
s a path without a leading slash: Terraform and OpenTofu resolve it to ${url}, other clients do not`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("start \
the path with a slash, or write the complete URL")})),serviceUrlQuery=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
$e)("service-url-query","Service URL has a query",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({id,host})=>({message:`${id} of host ${host} has a quer\
y, which the clients drop when they append a path`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("move the content of the query into the path","never put \
a secret into the document")})),MAX_USES=10,MAX_URLS=3;function named({host,uses},verbs=["is","are"]){const groups=Map.groupBy(uses,({id})=>id),names=Array.from(
groups,([id,group])=>{const endpoints=group.flatMap(({endpoint})=>endpoint??[]);return endpoints.length===0?id:`${id} (${endpoints.join(", ")})`});return`${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
XT)(names,MAX_USES)} of host ${host} ${names.length===1?verbs[0]:verbs[1]}`}const urlsOf=({urls})=>(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.XT)(urls,MAX_URLS),
clientsOfUses=({uses})=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK.filter(client=>uses.some(({id})=>(0,_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
SZ)(id).includes(client))),CUT_OFF={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},serviceUrlPrivate=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
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
XT)(offered,MAX_SHOWN,leftOut)}`;function supplyCures(missing,isArtifactory){const{id,host,offered,block}=missing,document=`the discovery document, which ${offers(
missing)}`;if(block!==null)return`add ${id} to the \`host\` block at ${block}, which ${offers(missing)}`;if(id===_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__.
xq&&isArtifactory)return`configure a network mirror for the provider: Artifactory serves providers at https://${host}/artifactory/api/terraform/REPOSITORY/provi\
ders/ and offers no ${id}; the discovery document ${offers(missing)}`;const misspelled=(0,_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__.qE)(id)?offered.find(
each=>(0,_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__.OA)(each)===id):void 0,user=id===_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__.xq?`use a host t\
hat offers ${id}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${id}`;
return{operator:misspelled===void 0?`add ${id} to ${document}`:`rename ${misspelled} to ${id} in ${document}`,user}}const serviceMissing=(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.z3)("service-missing","Service is not offered",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),missing=>missing.
id==="any"?{message:`host ${missing.host} does not provide any service`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.C)(`add a service to the discovery docu\
ment, which ${offers(missing)}`)}:{message:missing.why,help:supplyCures(missing,missing.isArtifactory)}),serviceVersion=(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.z3)("service-version","Service is offered in another version",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
zK),missing=>({message:missing.why,help:missing.isReadable?supplyCures(missing,!1):`require an id of the form NAME.vN; the discovery document ${offers(missing)}`})),
serviceType=(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.z3)("service-type","Service URL is not a string",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
zK),({id,host,value,why})=>({message:`${id} of host ${host} is ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_2__.go)(value)}, not a string with a URL`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.
C)(`set ${id} to a URL such as "/v1/modules/"`,(0,_brief_js__WEBPACK_IMPORTED_MODULE_2__.zd)(why))}))}),8011:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{blockReserved:()=>blockReserved,blockUnsupported:()=>blockUnsupported,hostDotlessModule:()=>hostDotlessModule,
hostIdnModule:()=>hostIdnModule,hostInvalid:()=>hostInvalid,hostMissing:()=>hostMissing,sourceDynamic:()=>sourceDynamic,sourceInvalid:()=>sourceInvalid,sourceNearMiss:()=>sourceNearMiss});
var _protocol_addresses_secrets_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(6174),_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5799);const MAX_EXPRESSION=120,
INVALID_TEXT={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"w\
hite-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],
"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a registry modu\
le","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},INVALID_ARGUMENT={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an add\
ress"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function describeInvalid(source){
switch(source.reason){case"rejected":{const{error,advice}=source;return{message:error,help:advice??void 0}}case"missing":case"null":case"not-a-requirement":{const[
message,help]=INVALID_ARGUMENT[source.reason];return{message:`${source.address} ${message}`,help}}case"remote-in-test":case"white-space":case"stack":case"locked\
-provider":case"terragrunt":{const[message,help]=INVALID_TEXT[source.reason];return{message:`"${source.text}" ${message}`,help}}}}const sourceInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("source-invalid","Source address is invalid",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),describeInvalid),
sourceNearMiss=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("source-near-miss","Source address is probably a \
mistake",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),source=>({message:source.host===null?`"${source.text}" is not read as a registry address`:`"${source.
text}" is read as host ${source.host}`,help:source.advice})),MAX_CANDIDATES=4,ADD_HOST="to check its host, add the host to `hostnames` and set `scan: .`";function listCandidates(candidates){
const named=candidates.slice(0,MAX_CANDIDATES).map(({text,from})=>`${text===null?"not known":(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(text,MAX_EXPRESSION)}\
 ${from??"by default"}`),more=candidates.length-named.length,last=more>0?`${more} more`:named.pop();return`${named.join(", ")} and ${last}`}function describeDynamic(source){
const{address,argument,expression,candidates,refused}=source,shown=(0,_protocol_addresses_secrets_js__WEBPACK_IMPORTED_MODULE_3__.Q)((0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
dh)(expression,MAX_EXPRESSION)),is=`${argument} of ${address} is ${shown}`;if(refused==="never")return{message:`${is}, which Terraform does not evaluate`,help:`\
write the ${argument} as a literal`};if(refused!==null){const{variable}=refused;return{message:`${is}, and Terraform evaluates var.${variable} here only with \`c\
onst = true\``,help:`add \`const = true\` to variable "${variable}", which requires Terraform 1.15, or write the ${argument} as a literal`}}return candidates.length>
1?{message:`${is}, which is ${listCandidates(candidates)}`,help:ADD_HOST}:{message:`${is}, which is only known at init time`,help:ADD_HOST}}const sourceDynamic=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lm)("source-dynamic","Source address is only known at init time"),describeDynamic),blockReserved=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lm)("block-reserved","Block is reserved for a future version"),({block,parent})=>({message:`${block} is not allo\
wed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${parent} block`})),blockUnsupported=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("block-unsupported","Block is not supported by this CLI",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),
({kind})=>{const{client,what}=_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.$I[kind];return{message:`${what} is supported by ${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
bB[client]} only`,help:client==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),hostInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("host-invalid","Hostname is invalid",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),data=>({message:`\
"${data.text}" is not a hostname: ${data.error}`,help:data.advice??void 0})),hostMissing=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("host-missing","Hostname is missing",["opentofu"]),({block})=>({severity:"warning",message:`the ${block} has no hostname, and OpenTofu has no default`,help:block===
"cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),hostDotlessModule=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("host-dotless-module","Module host has no dot in its name",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
Du),({host,name})=>({message:`module sources cannot name host ${host}: must contain at least one dot`,help:`use a full name such as ${name}.localdomain; provide\
r addresses accept the short name`})),hostIdnModule=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("host-idn-mo\
dule","Terraform cannot use modules from an internationalized host",["terraform"]),({host})=>({message:`Terraform cannot use modules from host ${host}: it conve\
rts the name to punycode and then refuses punycode`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("serve modules from a host with an ASCII name","OpenTofu\
 1.12 and later accept this one")}))}),6817:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),
__webpack_require__.d(__webpack_exports__,{proxyRefused:()=>proxyRefused,tlsExpired:()=>tlsExpired,tlsExpiresSoon:()=>tlsExpiresSoon,tlsNameMismatch:()=>tlsNameMismatch,
tlsNotYetValid:()=>tlsNotYetValid,tlsPlainHttp:()=>tlsPlainHttp,tlsProtocol:()=>tlsProtocol,tlsUntrusted:()=>tlsUntrusted});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5799);const certificateOf=({host,
isLeaf})=>isLeaf?`the certificate of ${host}`:`an authority in the certificate chain of ${host}`,dayOf=ms=>day(new Date(ms).toISOString()),day=time=>time.slice(
0,10),proxyRefused=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("proxy-refused","Proxy refused the request",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
zK),({host,reason})=>({message:`${host} was not reached: ${reason}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too"})),
tlsExpired=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("tls-expired","TLS certificate has expired",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
zK),dated=>({message:`${certificateOf(dated)} expired on ${dayOf(dated.at)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("renew the certificate and relo\
ad the server")})),tlsNotYetValid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("tls-not-yet-valid","TLS certi\
ficate is not valid yet",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),dated=>({message:`${certificateOf(dated)} is not valid before ${dayOf(dated.at)}`,
help:"check the clock of this machine and the start date of the certificate"})),UNKNOWN_AUTHORITIES={leaf:"is signed by an unknown authority, or the host does n\
ot send the intermediate certificate",chain:"is signed by an unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is se\
lf-signed"},CONFIGURE_TRUST="configure the host to send its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",UNFIT={"n\
egative-serial":{says:"has a negative serial number, which Terraform and OpenTofu do not support",help:"issue it with a positive serial number"},"no-authority":{
says:"issued a certificate and is not allowed to",help:"have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"ha\
s more authorities below it than it allows (pathlen)",help:"have the certificate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"\
is not for servers (extendedKeyUsage)",help:"issue it with the extended key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (\
nameConstraints)",help:"have it issued by an authority whose name constraints permit all of its names"}},unsupported=(what,help)=>({says:`has ${what}, which Ter\
raform and OpenTofu do not support`,help}),OTHER_KEY="issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",OTHER_HASH="have it signed wit\
h SHA-256, SHA-384, SHA-512 or Ed25519";function describeDistrust(flaw){switch(flaw.kind){case"unknown-authority":return{says:UNKNOWN_AUTHORITIES[flaw.sent],help:CONFIGURE_TRUST};case"\
curve":return unsupported(`a key on the curve ${flaw.curve}`,OTHER_KEY);case"key":return unsupported(`a key of the kind ${flaw.name}`,OTHER_KEY);case"key-size":
return unsupported(`an RSA key of ${flaw.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":return unsupported(`a signature of the kind ${flaw.
name}`,OTHER_HASH);case"critical-extension":return unsupported(`the critical extension ${flaw.id}`,"issue it without that extension");case"malformed":return{says:`\
is malformed (${flaw.part}); Terraform and OpenTofu cannot read it`,help:"issue it with a program that follows RFC 5280"};case"negative-serial":case"no-authorit\
y":case"path-length":case"usage":case"constraints":return UNFIT[flaw.kind]}}const tlsUntrusted=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("tls-untrusted","TLS certificate is not trusted",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({flaw,...which})=>{const{says,help}=describeDistrust(
flaw);return{message:`${certificateOf(which)} ${says}`,help}}),SHOWN_NAMES=3,tlsNameMismatch=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("tls-name-mismatch","TLS certificate is for another name",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({host,names})=>({message:names.length===0?`\
the certificate of ${host} has no DNS name among its subject alternative names`:`the certificate of ${host} is for ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.XT)(
names,SHOWN_NAMES)}`,help:`issue a certificate that lists ${host} as a subject alternative name, or use the name it is for`})),HANDSHAKE_ERRORS={"not-tls":{says:"\
does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"requires a client certificate",help:"allo\
w requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the server knows (TLS a\
lert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server or load balancer"}},CIPHERS="enable TLS 1.3, or TLS 1.2 with s\
uites such as ECDHE-RSA-AES128-GCM-SHA256";function describeUnsupported({kind,name}){switch(kind){case"version":return{says:`offers no TLS version later than ${name.
replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"};case"cipher":return{says:`offers only cipher suites that Terraform a\
nd OpenTofu do not support, such as ${name}`,help:CIPHERS};case"group":return{says:`offers only key exchange groups that Terraform and OpenTofu do not support, \
such as ${name}`,help:"enable the group X25519 or P-256 on the host"}}}const tlsProtocol=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("tls-protocol","TLS handshake failed",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({host,error})=>{if(typeof error=="object"&&"code"in error)return{
message:`the TLS handshake with ${host} failed (${error.code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"};const{says,
help}=typeof error=="string"?HANDSHAKE_ERRORS[error]:describeUnsupported(error);return{message:`${host} ${says}`,help}}),tlsPlainHttp=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("tls-plain-http","Port serves plain HTTP",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({host})=>({
message:`${host} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery a\
lways uses https"})),tlsExpiresSoon=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("tls-expires-soon","TLS cert\
ificate expires soon"),({host,days,expires})=>{const when=days===0?"today":days===1?"in 1 day":`in ${days} days`;return{message:`the certificate of ${host} expi\
res ${when}, on ${day(expires)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("renew the certificate; if it is renewed automatically, find out why that h\
as not happened")}})}),6174:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Q:()=>hideExpressionSecrets,
_:()=>hideAddressSecrets});const HIDDEN="***",PLAIN=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,QUERY=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;
function hideAddressSecrets(text){return/[@?]/.test(text)?text.replace(/[^\s"']+/g,word=>word.split("://").map((part,at)=>hideUser(part,at>0)).join("://").replace(
QUERY,(all,mark,name)=>PLAIN.test(name)?all:`${mark}${name}=${HIDDEN}`)):text}const ASSIGNED=/(=\s*)"[^"]*(?:"|$)/g,hideExpressionSecrets=expression=>hideAddressSecrets(
expression.replace(ASSIGNED,`$1"${HIDDEN}"`));function hideUser(part,isAfterScheme){const end=part.search(/[/?#]/),authority=end<0?part:part.slice(0,end),at=isAfterScheme&&
/:(?!\d*$)/.test(authority)?part.lastIndexOf("@"):authority.lastIndexOf("@"),user=part.slice(0,Math.max(at,0)).replace(/^[a-z0-9]+::/,""),isSecret=isAfterScheme?
user!=="git":user.includes(":");return at<0||!isSecret?part:HIDDEN+part.slice(at)}}),4052:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{z6:()=>check,IZ:()=>detectDialect,wX:()=>namesIn,SQ:()=>scan,w5:()=>tokenVariablesIn});var external_node_path_=__webpack_require__(
6760),configure=__webpack_require__(2971),contact=__webpack_require__(4467),posix_=__webpack_require__(3916),external_node_fs_=__webpack_require__(3024),problems_place=__webpack_require__(
5143),read_text=__webpack_require__(5747);const MAX_LINES=200,MAX_FILES=50,MAX_BYTES=32*1024*1024,MAX_LINE=4e3,MAX_LITERAL=1e3,LAST_COLUMN=1e6;function readSourceLines(places,directory2,checkedAt){
const files2=Map.groupBy(places.filter(hasText).slice(0,MAX_LINES),({file})=>file),lines=[];let bytes=0;for(const[file,own]of[...files2].slice(0,MAX_FILES)){const path3=(0,external_node_path_.
join)(directory2,file),stats=statOf(path3);if(stats===null||stats.mtimeMs>checkedAt+1)continue;if(bytes+=stats.size,bytes>MAX_BYTES)break;const read2=(0,read_text.
yR)(path3);read2.ok&&lines.push(...linesOf(read2.text,own))}return lines}const hasText=({column,endColumn})=>column!==problems_place.Ks&&column<LAST_COLUMN&&endColumn>
column;function statOf(path3){try{return(0,external_node_fs_.statSync)(path3)}catch(error){return(0,read_text.Oj)(error),null}}function linesOf(text,places){const read2=[];
let[line,start]=[1,text.startsWith("\uFEFF")?1:0];for(const place of places.toSorted((a,b)=>a.line-b.line)){for(;line<place.line&&start>=0;line+=1)start=text.indexOf(
`
`,start)+1||-1;if(start<0)break;const next=text.indexOf(`
`,start),end=next<0?text.length:next,isCrLf=end>start&&text[end-1]==="\r";read2.push(...lineOf(text.slice(start,isCrLf?end-1:end),place))}return read2}function lineOf(line,place){
const{column,endColumn}=place,isWhole=line.length<=MAX_LINE;if(!isWhole&&endColumn-column>MAX_LITERAL)return[];const start=offsetOf(line,column-1,0);if(start>=line.
length)return[];const end=offsetOf(line,endColumn-column,start),[before,after]=isWhole?[line.slice(0,start),line.slice(end)]:["",""];return[{place,before,literal:line.
slice(start,end),after,isWhole}]}function offsetOf(text,points,from){let at=from;for(let left=points;left>0&&at<text.length;left-=1)at+=(text.codePointAt(at)??0)>
65535?2:1;return at}var secrets=__webpack_require__(6174),file_kinds=__webpack_require__(2161);function shownLines(places,checked){const{directory:directory2,checkedAt,
configs}=checked,ofMachine=new Set(configs.flatMap(({files:files2})=>files2.flatMap(({path:path3,shown})=>[(0,external_node_path_.resolve)(path3),shown]))),isConfiguration=file=>!ofMachine.
has(file)&&!ofMachine.has((0,external_node_path_.resolve)(directory2,file))&&(0,file_kinds.L8)((0,posix_.basename)(file),new Set,(0,posix_.basename)((0,posix_.dirname)(
file)))!==void 0,readable=places.filter(({file})=>isConfiguration(file)),lines=readSourceLines(readable,directory2,checkedAt),addresses=addressesAt(lines,checked.
usages);return lines.flatMap(line=>shownLine(line,addresses.get(keyOf(line.place))??null,checked))}function shownLine({place,before,literal,after,isWhole},address,{
redact,kept}){const whole=before+literal+after;return redact(whole,kept)!==whole?[]:isWhole&&!mayHoldSecret(whole)?[{place,before,literal,after}]:address===null||
EXPRESSION.test(address)||!literal.includes(address)?[]:[{place,before:"\u2026 ",literal:(0,secrets._)(address),after:" \u2026"}]}const SIGNS=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
EXPRESSION=/[\s"]/,RUN=/[\w+-]{20,}/g,mayHoldSecret=line=>SIGNS.test(line)||(line.match(RUN)??[]).some(run=>/\d/.test(run)&&/[a-z]/.test(run)&&/[A-Z]/.test(run));
function addressesAt(lines,usages){const wanted=new Map(lines.map(({place})=>[keyOf(place),place.file])),files2=new Set(wanted.values());return new Map(usages.filter(
({place})=>files2.has(place.file)&&wanted.has(keyOf(place))).flatMap(({place,text})=>text===null?[]:[[keyOf(place),text]]))}const keyOf=({file,line,column})=>`${line}\
:${column} ${file}`;var judge_verdict=__webpack_require__(1393),problems_file=__webpack_require__(7052),paths=__webpack_require__(9664);function knownVersion(setting,{
evidence,versions}){if(setting.version!==null)return()=>setting.version;const files2=evidence.filter(({level,version:version2})=>level==="version-file"&&version2!==
null);return(client,directory2)=>files2.some(sign=>sign.client===client&&isWithin(directory2,(0,paths.jt)(sign.place.file)))?versions[client]??null:null}const isWithin=(directory2,above)=>above===
""||`${directory2}/`.startsWith(`${above}/`);var selection=__webpack_require__(6195),usage=__webpack_require__(7854),settings=__webpack_require__(3152);const MAX_ROOT_MODULES=2e5;
async function findRoots({usages,notes:known2,scanned,changed,dialect,settings:settings2}){const{declared,endedAt}=scanned;if(usages.length===0&&![...declared].
some(each=>"place"in each)&&settings2.roots.length===0)return{roots:[],notes:[]};const{rootsOf}=await __webpack_require__.e(353).then(__webpack_require__.bind(__webpack_require__,
5353)),{Readings,RootNotes,textNotes}=await __webpack_require__.e(203).then(__webpack_require__.bind(__webpack_require__,1203)),{clients,versions}=dialect,layouts=await layoutsIn(
{usages,declared,clients},settings2,endedAt===null),roots=[],limits=[],readings=new Readings,set=settings2.dialect.name==="auto"?[]:clients,found=new RootNotes(
{clients,readings,upgrade:settings2.upgrade,versionIn:knownVersion(settings2.dialect,dialect)}),isAsked=settings2.depth!=="discovery";let modules2=0;for(const root of rootsOf(
layouts,{changed,versions,hasCalls:isAsked})){if(modules2+=root.directories.length,modules2>MAX_ROOT_MODULES){limits.push((0,usage.YW)(root.directory,(0,problems_file.
fileLimit)({kind:"roots",max:MAX_ROOT_MODULES})));break}found.add(root),isAsked&&roots.push(root)}const texts=[...textNotes(usages,declared,{...dialect,readings,
set})].filter(({place})=>changed===null||changed.has(place.file)),broken=new Set(known2.flatMap(({problem,place})=>problem.code==="lock-invalid"?place.file:[])),
own=[...texts,...found.notes()].filter(({place})=>!broken.has(place.file));return{roots,notes:[...own,...limits]}}async function layoutsIn(found,{roots},isWhole){
const{layoutsOf,unmatched}=await __webpack_require__.e(353).then(__webpack_require__.bind(__webpack_require__,5353)),patterns=roots.map(text=>({text,matches:(0,selection.
Ls)([text])})),layouts=layoutsOf({...found,patterns}),mistakes=isWhole?unmatched(layouts,patterns):[];if(mistakes.length===0)return layouts;throw new settings.GN(
mistakes.map(pattern=>`roots: no directory with configuration matches ${pattern}`))}async function withoutUnusedLocks(usages,roots){return roots.every(({lockFile})=>lockFile===
null)?usages:(await __webpack_require__.e(862).then(__webpack_require__.bind(__webpack_require__,3862))).withoutUnusedLocks(usages,roots)}function withoutHostname(notes,usages,{
depth},environment){if(depth==="discovery")return notes;const isGiven=({kind,workspace})=>kind==="cloud_default"?!!environment.TF_CLOUD_HOSTNAME:kind!=="backend\
_remote_default"||workspace?.organization===null,missing=new Set(usages.filter(usage2=>!isGiven(usage2)).map(({place})=>predict_keyOf(place)));return notes.map(
note=>note.problem.code==="host-missing"&&missing.has(predict_keyOf(note.place))?{...note,problem:{...note.problem,severity:"error"}}:note)}const predict_keyOf=({
file,line,column})=>`${file}:${line}:${column}`;async function predict(inquiry,rules){if(inquiry===null)return judge_verdict.j7;const{judgeInit}=await Promise.all(
[__webpack_require__.e(341),__webpack_require__.e(1),__webpack_require__.e(761)]).then(__webpack_require__.bind(__webpack_require__,5761));return judgeInit(inquiry,
rules)}const SLICE_MS=100;async function giveWay(steps,stop,report){let since=performance.now();for(;;){const step=steps.next(stop.why!==null);if(step.done)return step.
value;performance.now()-since<SLICE_MS||(report(step.value),await pendingEvents(),since=performance.now())}}const pendingEvents=()=>new Promise(resolve=>setImmediate(
resolve));var hostname=__webpack_require__(1831),version=__webpack_require__(3592),causes=__webpack_require__(2796),remarks=__webpack_require__(6763),clients_dialect=__webpack_require__(
8416),cursor=__webpack_require__(9349),expressions=__webpack_require__(8704);const MAX_CODE=1024;function parseOperation(code){if(code.length>MAX_CODE)return;const reader=new Reader(
new cursor.bs(code)),operation=reader.condition();return reader.isAtEnd()?operation:void 0}class Reader{cursor;constructor(cursor2){this.cursor=cursor2}isAtEnd(){
return this.cursor.skipBlank(),this.cursor.isAtEnd()&&this.cursor.mistake===void 0}condition(){if(this.cursor.depth>=cursor.lr)return;this.cursor.depth++;const test=this.
comparison();let found=test;if(test!==void 0&&this.take("?")){const yes=this.condition(),no=this.take(":")?this.condition():void 0;found=yes&&no&&{kind:"conditi\
on",test,yes,no}}return this.cursor.depth--,found}comparison(){const left=this.steps(),isEqual=this.take("==");if(left===void 0||!isEqual&&!this.take("!="))return left;
const right=this.steps();return right&&{kind:"comparison",isEqual,left,right}}steps(){let found=this.primary();for(;found!==void 0;){let key;if(this.take("."))key=
this.attribute();else if(this.take("[")){if(key=this.condition(),!this.take("]"))return}else return found;found=key&&{kind:"step",of:found,key}}}attribute(){const{
cursor:cursor2}=this,start=cursor2.at,name=cursor2.readName()??this.match(/\d+/y);return name===void 0?void 0:{kind:"literal",expression:{kind:"string",start,end:cursor2.
at,value:name,verbatim:name}}}primary(){const{cursor:cursor2}=this;if(this.take("(")){const inner=this.condition();return this.take(")")?inner:void 0}const next=cursor2.
skipBlank(),start=cursor2.at,name=cursor2.readName();if(name!==void 0)return this.named(name,start);const number=this.match(/\d+(?:\.\d+)?/y);if(number!==void 0)
return primitive(Number(number),start,cursor2.at);const expression=next==='"'||next==="{"||next==="["?(0,expressions.U)(cursor2,next):void 0;return expression&&
{kind:"literal",expression}}named(name,start){const{cursor:cursor2}=this,word={true:!0,false:!1,null:null}[name];if(word!==void 0)return primitive(word,start,cursor2.
at);if(!this.take("("))return{kind:"name",name};const given=[];for(;!this.take(")");){const next=this.condition();if(next===void 0||!this.take(",")&&cursor2.skipBlank()!==
")")return;given.push(next)}return{kind:"call",name,given}}take(sign){const{cursor:cursor2}=this;return cursor2.skipBlank(),cursor2.text.startsWith(sign,cursor2.
at)?(cursor2.at+=sign.length,!0):!1}match(pattern){const{cursor:cursor2}=this;pattern.lastIndex=cursor2.at;const[found]=pattern.exec(cursor2.text)??[];return cursor2.
at+=found?.length??0,found}}const primitive=(value,start,end)=>({kind:"literal",expression:{kind:"primitive",start,end,value}});class Beginning{text;withheld;constructor(text,withheld=null){
this.text=text,this.withheld=withheld}}const MAX_TEXT=4096,MAX_DEPTH=200,MAX_STEPS=2e4,MAX_ALL_STEPS=5e6;class Effort{depth=0;steps=0;allSteps=0;renew(){this.steps=
0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>MAX_ALL_STEPS}spend(work){if(this.steps+=1,this.count(),this.depth>=MAX_DEPTH||this.steps>
MAX_STEPS||this.isSpent)return;this.depth+=1;const result=work();return this.depth-=1,typeof result=="string"&&result.length>MAX_TEXT?void 0:result}}const noScope=()=>({
name:()=>{},call:()=>{},effort:new Effort}),evaluate=({expression,text},scope)=>scope.effort.spend(()=>dataOf(expression,text,scope));function evaluateText(code,scope){
const operation=parseOperation(code);return operation&&perform(operation,code,scope)}const textOf=data=>typeof data=="string"||typeof data=="number"||typeof data==
"boolean"?String(data):void 0;function remembered(make){const known2=new Map;return key=>(known2.has(key)||(known2.set(key,void 0),known2.set(key,make(key))),known2.
get(key))}function dataOf(expression,text,scope){switch(expression.kind){case"string":case"primitive":return expression.value;case"object":return remembered(key=>{
const item=indexOf(expression.items).get(key);return item&&evaluate(codeOf(item,text),scope)});case"tuple":return remembered(key=>{const element=expression.elements[Number(
key)];return element&&evaluate({expression:element,text},scope)});case"template":return joined(chosenParts(expression.parts,text,scope),text,scope);case"other":
return evaluateText(text.slice(expression.start,expression.end),scope)}}const codeOf=({value},text)=>({expression:value,text}),INDEXES=new WeakMap;function indexOf(items){
const before=INDEXES.get(items);if(before!==void 0)return before;const index=new Map;for(const item of items)item.name!==void 0&&!index.has(item.name)&&index.set(
item.name,item);return INDEXES.set(items,index),index}function joined(parts,text,scope){let whole="";for(const part of parts){const code=part.kind==="known"?void 0:
interpolated(part,text),data=part.kind==="known"?part.value:code&&evaluateText(code,scope),found=textOf(data);if(found===void 0)return beginningOf(whole,data);if(whole.
length+found.length>MAX_TEXT)return;whole+=found}return whole}function beginningOf(known2,next){return next instanceof Beginning?new Beginning((known2+next.text).
slice(0,MAX_TEXT),next.withheld):new Beginning(known2)}const sequence=(part,text)=>part.code??text.slice(part.start,part.end);function interpolated(part,text){const code=sequence(
part,text);return code.startsWith("${")?code.slice(2,-1).replace(/^~|~$/g,""):void 0}const IF=/^%\{~?\s*if\s([\s\S]*)\}$/,ELSE=/^%\{~?\s*else\s*~?\}$/,ENDIF=/^%\{~?\s*endif\s*~?\}$/,
MAX_DIRECTIVE=512,MAX_PARTS=1e3;function chosenParts(parts,text,scope){if(parts.length>MAX_PARTS)return parts;const codes=parts.map(part=>part.kind==="unknown"&&
part.end-part.start<=MAX_DIRECTIVE?sequence(part,text):""),[start,...more]=codes.keys().filter(at=>IF.test(codes[at]??"")),end=codes.findIndex(code2=>ENDIF.test(
code2));if(start===void 0||more.length>0||end<start)return parts;const code=IF.exec(codes[start]??"")?.[1]??"",condition=evaluateText(code.replace(/~$/,""),scope);
if(typeof condition!="boolean")return parts;const found=codes.findIndex(code2=>ELSE.test(code2)),middle=found<0?end:found,chosen=condition?parts.slice(start+1,middle):
parts.slice(middle+1,end);return[...parts.slice(0,start),...chosen,...parts.slice(end+1)]}function perform(operation,code,scope){const of=inner=>perform(inner,code,
scope);return scope.effort.spend(()=>{switch(operation.kind){case"literal":return dataOf(operation.expression,code,scope);case"name":return scope.name(operation.
name);case"call":return scope.call(operation.name,operation.given.map(of));case"step":{const object=of(operation.of),key=textOf(of(operation.key));return typeof object==
"function"&&key!==void 0?object(key):void 0}case"condition":{const test=of(operation.test);return typeof test!="boolean"?void 0:of(test?operation.yes:operation.
no)}case"comparison":{const[left,right]=[of(operation.left),of(operation.right)];return[left,right].every(side=>side===null||textOf(side)!==void 0)?left===right===
operation.isEqual:void 0}}})}var brief=__webpack_require__(4e3),hcl_structure=__webpack_require__(6134);function sourceText({text},file){const place=(0,hcl_structure.
yN)(text);return{text,place:span=>{const{line,column,endColumn}=place(span);return{file,line,column,endColumn}}}}const values_MAX_TEXT=4096,detach=text=>{const cut=(0,brief.
dh)(text,values_MAX_TEXT);return cut.length<13?cut:` ${cut}`.slice(1)},normalized=text=>/[^\0-\x7f]/.test(text)?text.normalize("NFC"):text,known=text=>({kind:"k\
nown",text:normalized(detach(text))}),pieceOf=code=>code===void 0||code.length>MAX_CODE?null:{code:detach(code)};function readValue(source2,expression,isLiteral=!1){
const written=()=>source2.text.slice(expression.start,expression.end),partial=pieces=>({kind:"pieces",pieces,text:detach(written())});switch(expression.kind){case"\
string":return known(isLiteral?expression.verbatim:expression.value);case"template":{if(isLiteral&&expression.verbatim!==void 0)return known(expression.verbatim);
const pieces=chosenParts(expression.parts,source2.text,noScope()).map(part=>part.kind==="known"?detach(part.value):pieceOf(interpolated(part,source2.text)));return pieces.
every(piece=>typeof piece=="string")?known(pieces.join("")):partial(pieces.includes(null)?[pieceOf(written())]:pieces)}case"other":{const code=written(),constant=evaluateText(
code,noScope());return typeof constant=="string"?known(constant):partial([pieceOf(code)])}case"primitive":case"object":case"tuple":return partial([null])}}function readText(source2,expression){
return expression.kind!=="primitive"?readValue(source2,expression):expression.value===null?null:known(String(expression.value))}function memberOf(value,name){const[
piece]=value.kind==="pieces"?value.pieces:[];return value.kind==="known"||typeof piece!="object"||piece===null?value:{...value,pieces:[{code:`(${piece.code}).${name}`}]}}
function literalText(expression){return expression?.kind!=="string"?null:normalized(detach(expression.value))}function resolveValue({pieces},scope){let text="";
for(const piece of pieces){const data=typeof piece=="object"&&piece!==null?evaluateText(piece.code,scope):piece;if(data===null&&piece!==null&&pieces.length===1)
return{isWhole:!0,text:null,withheld:null};const found=textOf(data??void 0);if(found===void 0)return{isWhole:!1,...beginningOf(text,data??void 0)};if(text.length+
found.length>values_MAX_TEXT)return{isWhole:!1,text,withheld:null};text+=found}return{isWhole:!0,text:normalized(detach(text)),withheld:null}}var source=__webpack_require__(
8011),protocol_clients=__webpack_require__(1064),module_address=__webpack_require__(5011),provider_address=__webpack_require__(1022),parsed=__webpack_require__(
3625),address_advice=__webpack_require__(3229),package_address=__webpack_require__(4321);const NO_HOST={host:null,isHostImplied:!1,needed:null},named=host=>({host,
isHostImplied:!1,needed:(0,hostname.Rt)(host)?"state":host}),implied=host=>({host,isHostImplied:!0,needed:host}),unneeded=host=>({host,isHostImplied:!1,needed:null}),
direct=directHost=>directHost===null?NO_HOST:{...NO_HOST,directHost},wrong=problem=>({...NO_HOST,problem}),rejected=(error,advice)=>wrong((0,source.sourceInvalid)(
{reason:"rejected",error,advice}));function withAdvice(meaning,text,advice){return advice===null?meaning:{...meaning,problem:(0,source.sourceNearMiss)({text,host:meaning.
host,advice})}}const GRAMMARS={module:readModule,"test-module":(text,client,hasVersion)=>{const isRemote=(0,module_address.vL)(text,client).kind==="remote";return client===
"opentofu"||!isRemote?readModule(text,client,hasVersion):wrong((0,source.sourceInvalid)({reason:"remote-in-test",text}))},"registry-module":(text,client)=>{const module=(0,module_address.
rE)(text,client);return module.ok?fromRegistry(module.value):readPackage(text,client)},provider:readProvider,"locked-provider":readLockedProvider,"stack-compone\
nt":readStackComponent,stack:(text,client)=>{const component=(0,module_address.A)(text);return component.ok&&!text.startsWith(".")?unneeded(component.value.host):
{...readStackComponent(text,client),isHostImplied:!1,needed:null}},"stack-output":text=>{const[first="",...rest]=text.split("/");return rest.length===3?readHost(
first,unneeded):wrong((0,source.sourceInvalid)({reason:"stack",text}))},terragrunt:readTerragrunt,host:text=>readHost(text,named),url:readPackage};function readBeginning(grammar,text,client){
if(grammar==="terragrunt"){const[,host]=/^tfr:\/\/([^/?]*)\//.exec(text)??[];return host===void 0?/^$|^t$|^tfr?$|^tfr:/.test(text)?void 0:NO_HOST:host===""?implied(
(0,module_address.Vm)(client)):readHost(host,named)}if(grammar==="url")return direct((0,package_address.uE)(text,client));if(grammar!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(text))return direct((0,package_address.uE)(text,client));const slash=text.indexOf("/");if(slash<0)return;const whole=(0,module_address.vL)(`${text.slice(0,
slash)}/a/b/c`,client);return whole.kind==="registry"?fromRegistry(whole):direct((0,package_address.uE)(text,client))}const fromRegistry=({host,hostImplied})=>hostImplied?
implied(host):named(host);function readHost(text,use){const host=(0,hostname.Pv)(text),advice=(0,address_advice.L6)(text);return host.ok?withAdvice(use(host.value),
text,advice):wrong((0,source.hostInvalid)({text,error:host.why,advice}))}function readModule(text,client,hasVersion){if((0,module_address.Nj)(text)&&!hasVersion)
return NO_HOST;const address=(0,module_address.vL)(text,client),registry=address.kind==="registry"?(0,parsed.J)(address):(0,module_address.rE)(text,client);if(hasVersion&&
!registry.ok){const{why:error}=registry,read2=address.kind==="local"?address:{kind:"invalid",error};return rejected(error,(0,address_advice.NM)(text,read2,registry))}
const advice=(0,address_advice.NM)(text,address,registry);if(registry.ok)return withAdvice(fromRegistry(registry.value),text,advice);if(address.kind==="invalid")
return rejected(address.error,advice);const host=address.kind==="remote"?address.host:null;return withAdvice(direct(host),text,advice)}function readProvider(text,client){
const address=(0,provider_address.m)(text,client);switch(address.kind){case"registry":case"legacy":return address.hostImplied?implied(address.host):withAdvice(named(
address.host),text,(0,address_advice.cr)(text));case"builtin":return unneeded(address.host);case"invalid":{const[error="",advice]=address.error.split(`

`);return rejected(error,advice??(0,address_advice.cr)(text))}}}function readLockedProvider(text,client){const address=(0,provider_address.m)(text,client);if(address.
kind==="invalid")return rejected(address.error,null);if(address.hostImplied)return wrong((0,source.sourceInvalid)({reason:"locked-provider",text}));if(address.kind===
"builtin")return unneeded(address.host);const isCopied=client==="opentofu"&&address.host===(0,module_address.Vm)("terraform")&&address.namespace==="hashicorp";return{
...named(address.host),needed:isCopied?(0,module_address.Vm)(client):address.host}}function readStackComponent(text,client){if(text!==text.trim())return wrong((0,source.
sourceInvalid)({reason:"white-space",text}));if(text==="."||text==="..")return NO_HOST;const module=(0,module_address.rE)(text,client);if(module.ok)return fromRegistry(
module.value);const component=(0,module_address.A)(text);if(component.ok)return unneeded(component.value.host);const address=(0,module_address.vL)(text,client);
return address.kind==="invalid"?rejected(address.error,(0,address_advice.NM)(text,address,module)):direct(address.kind==="remote"?address.host:null)}function readPackage(text,client){
const source2=(0,package_address.Zy)(text,client);return direct(source2.ok?source2.value.host:null)}function readTerragrunt(text,client){const[,host,path3=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(text)??[];if(host===void 0)return text.startsWith("gitlab.com/")?direct("gitlab.com"):readPackage(text,client);const[module=""]=path3.split("//");if(module.
split("/").length!==3)return wrong((0,source.sourceInvalid)({reason:"terragrunt",text}));const version2=/[?&]version=([^&]*)/.exec(text)?.[1],meaning=host===""?
implied((0,module_address.Vm)(client)):readHost(host,named);return version2===void 0?meaning:{...meaning,versions:version2}}function meaningOf({kind},reference2,client){
const{row,value,versions}=reference2;return value===void 0?meaningOfAbsent(reference2,kind,client):value.kind==="known"?GRAMMARS[row.grammar](value.text,client,
versions!==null):value.text==="null"?meaningOfNull(reference2,kind,client):settledMeaning(row,value,client)??NO_HOST}function settledMeaning(row,value,client){const{
text}=resolveValue(value,noScope());return text===null?void 0:readBeginning(row.grammar,text,client)}function isOpen({row,value}){return value?.kind!=="pieces"||
value.text==="null"?!1:protocol_clients.Du.some(client=>settledMeaning(row,value,client)===void 0)}const dependsOnOthers=({references})=>references.some(reference2=>reference2.
row.evaluation!==void 0&&(isOpen(reference2)||reference2.versionsAt?.value!==void 0));function meaningOfUse({kind},reference2,client,candidates){const{row,versions,
address,value}=reference2,possible=possibleOf(candidates),meanings=possible.map(({isWhole,text})=>text===null?meaningOfNull(reference2,kind,client):isWhole?GRAMMARS[row.
grammar](text,client,versions!==null):readBeginning(row.grammar,text,client)),[first]=meanings,isSame=meanings.every(meaning=>meaning?.needed===first?.needed);if(first!==
void 0&&isSame&&!meanings.includes(void 0))return first;if(row.grammar==="terragrunt"&&isGit(value))return NO_HOST;const[variable]=client==="terraform"?possible.
flatMap(({withheld})=>withheld??[]):[],isNever=row.evaluation!==void 0&&row.evaluation[client]===void 0,problem=(0,source.sourceDynamic)({address,argument:row.grammar===
"host"?"hostname":"source",expression:value?.kind==="pieces"?value.text:"",candidates:possible.map(({isWhole,text,from})=>({text:isWhole?text:null,from})),refused:isNever?
"never":variable===void 0?null:{variable}});return{...NO_HOST,problem}}const isGit=value=>value?.kind==="pieces"&&value.pieces.some(piece=>typeof piece=="string"&&
/[?&]ref=/.test(piece));function possibleOf(candidates){return candidates.some(({isWhole,from})=>isWhole&&from!==null)?candidates.filter(({isWhole,from})=>isWhole||
from!==null):candidates}function meaningOfNull(reference2,file,client){const{row,address}=reference2;return row.defaults!==void 0?meaningOfAbsent({...reference2,
kind:row.absent??reference2.kind},file,client):row.grammar==="url"?NO_HOST:{...NO_HOST,problem:(0,source.sourceInvalid)({reason:"null",address})}}const MISSING_IN={
cloud_default:"cloud block",remote_state_default:"remote state"};function meaningOfAbsent(reference2,file,client){const{row,kind,address,localName}=reference2;if(row.
defaults!==void 0){const host=row.defaults[client];return host!==null?implied((0,module_address.mD)(host)):{...NO_HOST,problem:(0,source.hostMissing)({block:MISSING_IN[kind]??
"remote backend"})}}return kind==="required_provider_invalid"?{...NO_HOST,problem:(0,source.sourceInvalid)({reason:"not-a-requirement",address})}:localName!==null&&
file.class!=="stack"&&file.class!=="deploy"?localName!=="terraform"&&(0,provider_address.s)(localName).ok?implied((0,module_address.Vm)(client)):NO_HOST:file.isOverride?
NO_HOST:{...NO_HOST,problem:(0,source.sourceInvalid)({reason:"missing",address})}}const MAX_CACHED=1e4;class MeaningCache{cached=new Map;needs=new Map;of(file,reference2){
const{row,value,versions}=reference2;if(value?.kind!=="known"||(0,module_address.Nj)(value.text))return this.read(file,reference2);const{clients}=file.kind,client=clients.
length>1?"":clients[0],key=`${row.grammar} ${row.service} ${client} ${versions===null} ${value.text}`,before=this.cached.get(key);if(before!==void 0)return before;
this.cached.size>=MAX_CACHED&&this.cached.clear();const meanings=this.read(file,reference2);return this.cached.set(key,meanings),meanings}ofUses(file,reference2,uses){
const different=file.kind.clients.map(client=>{const found=new Map;for(const candidates of uses(client)){const meaning=meaningOfUse(file,reference2,client,candidates),
{host,needed,problem,versions}=meaning,key=[host,needed,versions,problem?.message].join(" ");found.has(key)||found.set(key,{client,meaning})}return[...found.values()]}),
most=Math.max(...different.map(({length})=>length));return Array.from({length:most},(_,use)=>this.meaningsOf(different.flatMap(meanings=>meanings[use]??[]),reference2))}read(file,reference2){
const all=[];for(const client of file.kind.clients){const[first]=all,meaning=first!==void 0&&isForEveryClient(reference2,first.meaning)?first.meaning:meaningOf(
file,reference2,client);all.push({client,meaning})}return this.meaningsOf(all,reference2)}meaningsOf(all,{row}){const dependsOnModule=all.some(({meaning})=>meaning.
needed==="state");return{all,first:all.find(({meaning})=>hasHost(meaning))?.meaning??NO_HOST,hasProblem:all.some(({meaning})=>meaning.problem!==void 0),needs:dependsOnModule?
null:this.share(needsOf(all,row,()=>null))}}share(needs){const key=needs.map(({host,service,clients})=>[host,service,...clients]).join("|"),before=this.needs.get(
key);return before!==void 0?before:(this.needs.set(key,needs),needs)}}const hasHost=({host,directHost})=>host!==null||directHost!==void 0,isForEveryClient=({row,
value},{host,isHostImplied,problem})=>row.grammar!=="module"||value?.kind!=="known"||problem!==void 0?!1:value.text.startsWith(".")||host!==null&&!isHostImplied;
function needsOf(meanings,{service},stateHost){if(service===null)return[];const needs=new Map;for(const{client,meaning}of meanings){const host=meaning.needed===
"state"?stateHost(client)??meaning.host:meaning.needed;if(host===null)continue;const clients=[...needs.get(host)?.clients??[],client];needs.set(host,{host,service,
clients})}return[...needs.values()]}const NO_SCOPE={providerUses:new Map,hasBackend:!1,traits:[]},BLOCKS=new Map([["language",0],["terraform",0],["provider",1],
["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function scopeOf(source2,body){const maySelect=body.kind==="json"||
source2.text.includes("provider"),scope=new ScopeReader(source2,maySelect);if(body.kind==="native")for(const block of body.blocks)BLOCKS.get(block.type)===block.
labels.length&&scope.read(block);else for(const[type,labels]of BLOCKS)(0,hcl_structure.SH)(body,type,labels).forEach(scope.read,scope);return scope.result()}function terragruntScopeOf(source2,body){
const traits=TERRAGRUNT_TRAITS.flatMap(({argument,kind})=>{const value=(0,hcl_structure.w4)(body,argument)?.value,text=literalText(value);if(value===void 0||text===
null)return[];const place=source2.place(value);if(kind==="version")return[{kind,text,localName:null,place}];const name=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.
exec(text)?.[1];return name===void 0?[]:[{kind,text:name,place}]});return traits.length===0?NO_SCOPE:{...NO_SCOPE,traits}}const TERRAGRUNT_TRAITS=[{argument:"te\
rraform_binary",kind:"binary"},{argument:"terraform_version_constraint",kind:"version"}];function releaseText(scope){const providerUses=new Map;for(const[localName,
describe]of scope.providerUses){const use=describe();providerUses.set(detach(localName),()=>use)}return{...scope,providerUses}}class ScopeReader{uses;hasBackend=!1;traits;source;maySelect;constructor(source2,maySelect){
this.source=source2,this.maySelect=maySelect}read(block){const{type,labels,body}=block;switch(type){case"language":this.addTrait("language",block);for(const inner of(0,hcl_structure.
SH)(body,"compatible_with",0))this.addVersion("compatible",(0,hcl_structure.w4)(inner.body,"opentofu"));return;case"terraform":this.hasBackend||=(0,hcl_structure.
SH)(body,"backend",1).length>0||(0,hcl_structure.SH)(body,"cloud",0).length>0;for(const encryption of(0,hcl_structure.SH)(body,"encryption",0))this.addTrait("en\
cryption",encryption);this.addVersion("version",(0,hcl_structure.w4)(body,"required_version"));return;case"provider":for(const label of labels)this.use(label.value,
label.value,label,[block]),this.addVersion("provider-version",(0,hcl_structure.w4)(body,"version"),detach(label.value));(0,hcl_structure.w4)(body,"for_each")!==
void 0&&this.addTrait("provider-for-each",block);return;case"action":this.addTrait("action",block),this.readTyped(block,[block]);return;case"check":for(const inner of(0,hcl_structure.
SH)(body,"data",2))this.readTyped(inner,[block,inner]);return;case"import":this.readNamed(block,[block]);return;default:this.readTyped(block,[block])}}result(){
const{hasBackend,uses,traits}=this;return{providerUses:uses??NO_SCOPE.providerUses,hasBackend,traits:traits??NO_SCOPE.traits}}addTrait(kind,span){this.traits??=
[],this.traits.push({kind,text:"",place:this.source.place(span)})}addVersion(kind,argument,localName=null){const text=literalText(argument?.value);argument===void 0||
text===null||(this.traits??=[],this.traits.push({kind,text,localName,place:this.source.place(argument.value)}))}readTyped(block,path3){const[type]=block.labels;
type===void 0||this.readNamed(block,path3)||this.use(providerOfType(type.value),type.value,type,path3)}readNamed(block,path3){if(!this.maySelect)return!1;const provider=(0,hcl_structure.
w4)(block.body,"provider")?.value,localName=provider===void 0?void 0:localNameAt(this.source,provider);return provider===void 0||localName===void 0?!1:(this.use(
localName,localName,provider,path3),!0)}use(localName,text,span,path3){if(this.uses??=new Map,this.uses.has(localName))return;const{source:source2}=this;this.uses.
set(localName,()=>({text:detach(text),address:addressOf(path3),place:source2.place(span)}))}}const addressOf=path3=>detach(path3.flatMap(({type,labels})=>[type,
...labels.map(({value})=>value)]).join(".")),providerOfType=type=>{const end=type.indexOf("_");return end<0?type:type.slice(0,end)},PROVIDER=/^"?([\p{ID_Start}_][\p{ID_Continue}-]*)[."\s[]?/u,
MAX_PROVIDER=256;function localNameAt({text},{start,end}){return PROVIDER.exec(text.slice(start,Math.min(end,start+MAX_PROVIDER)))?.[1]}var services=__webpack_require__(
9562);const reference=(row,names,given)=>({row,kind:row.kind,address:detach(names.join(".")),mergeKey:mergeKeyOf(row,names),localName:null,hasOwnToken:!1,...given});
function mergeKeyOf({merges},names){return merges===void 0?null:merges==="module"?detach(`module.${names.at(-1)}`):merges}function versionArgument(found,values){
const{versionsAt}=found;if(versionsAt===null||versionsAt.value===void 0)return versionsAt?.recorded===void 0?versionsAt?.at??null:versionsAt;const{value,...rest}=versionsAt,
candidates=client=>values(found,value,client).flat(),known2=protocol_clients.Du.map(client=>{const[only,...others]=candidates(client);return[client,others.length===
0&&only?.isWhole===!0?only.text:null]}),isWithheld=candidates("terraform").some(({withheld})=>withheld!==null);return{...rest,values:Object.fromEntries(known2),
isWithheld}}function withWorkspace(found,body){const[workspaces]=(0,hcl_structure.SH)(body,"workspaces",0),workspace={organization:literalText((0,hcl_structure.
w4)(body,"organization")?.value),name:workspaces?literalText((0,hcl_structure.w4)(workspaces.body,"name")?.value):null};return found.map(each=>({...each,workspace}))}
const NO_VERSION={versions:null,versionsAt:null};function versionIn(source2,body){const version2=versionOf(source2,(0,hcl_structure.w4)(body,"version")?.value),
recorded=literalText((0,hcl_structure.w4)(body,"constraints")?.value);return recorded===null||version2.versionsAt===null?version2:{...version2,versionsAt:{...version2.
versionsAt,recorded}}}function versionOf(source2,expression,read2=readText){const value=expression&&read2(source2,expression);if(!expression||!value)return NO_VERSION;
const at=(0,problems_place.Ts)(source2.place(expression));return value.kind==="known"?{versions:value.text,versionsAt:{at}}:{versions:null,versionsAt:{at,value}}}
const MAX_MODULE_USAGES=5e4;function usagesOf(files2,cache,values,max=MAX_MODULE_USAGES){const usages=[],notes=[],module=new Module(files2,cache,values);for(const file of files2){
for(const note of file.notes)notes.push(note);if(!file.isContext)for(const reference2 of file.references){if(usages.length>=max)return notes.push((0,usage.YW)(file.
file,(0,problems_file.fileLimit)({kind:"module-usages",max}))),inOrder(usages,notes);const meanings=module.meaningsOf(file,reference2);for(const one of meanings)
usages.push(module.usageOf(file,reference2,one));if(reference2.row.isReserved||meanings.some(({hasProblem})=>hasProblem)){const all=meanings.flatMap(one=>one.all);
notes.push(...notesOf(file,reference2,module.inForce(file,reference2,all)))}}}for(const usage2 of impliedProviders(files2))usages.push(usage2);return inOrder(usages,
notes)}const inOrder=(usages,notes)=>({usages:usages.sort(byPlace),notes:notes.sort(byPlace)});class Module{files;cache;values;overrides;constructor(files2,cache,values){
this.files=files2,this.cache=cache,this.values=values,this.overrides=files2.filter(({kind})=>kind.isOverride)}meaningsOf(file,reference2){const{value}=reference2;
return value?.kind!=="pieces"||!isOpen(reference2)?[this.cache.of(file,reference2)]:this.cache.ofUses(file,reference2,client=>this.values(reference2,value,client))}usageOf(file,reference2,meanings){
const{all,first,needs}=meanings,inForce=this.inForce(file,reference2,all),isSame=inForce.length===all.length&&needs!==null,usage2={kind:reference2.kind,host:first.
host,isHostImplied:first.isHostImplied,directHost:first.directHost,hasOwnToken:reference2.hasOwnToken,text:reference2.value?.text??null,address:reference2.address,
versions:reference2.versions??first.versions??null,versionsAt:versionArgument(reference2,this.values),place:reference2.place,clients:file.kind.clients,needs:isSame?
needs:needsOf(inForce,reference2.row,this.stateHost),isOverridden:inForce.length===0},{workspace}=reference2;return workspace===void 0?usage2:{...usage2,workspace}}inForce(file,reference2,meanings){
return this.overrides.length===0?meanings:meanings.filter(({client})=>this.isInForce(file,reference2,client))}replaced=(0,usage.Oo)(client=>replacedIn(this.overrides,
client));isInForce({kind},{mergeKey},client){return this.overrides.length===0||kind.isOverride||mergeKey===null?!0:!this.replaced(client).has(mergeKey)}stateHost=(0,usage.
Oo)(client=>{for(const file of this.files)if(file.kind.clients.includes(client))for(const reference2 of file.references){if(!(reference2.row.merges==="backend")||
!this.isInForce(file,reference2,client))continue;const[first]=this.meaningsOf(file,reference2),needed=first?.all.find(each=>each.client===client)?.meaning.needed??
null;if(needed!==null&&needed!=="state")return needed}return null})}function replacedIn(files2,client){const replaced=new Set;for(const{kind,references,scope}of files2)
if(kind.clients.includes(client)){scope.hasBackend&&replaced.add("backend");for(const{mergeKey,value,localName}of references)mergeKey!==null&&(value!==void 0||localName!==
null)&&replaced.add(mergeKey)}return replaced}function notesOf(file,{place,row,value},meanings){const notes=new Map,isPlaceholder=value?.kind==="known"&&(0,address_advice.
Kc)(value.text),isBroken=file.notes.some(note=>note.place.line===place.line);for(const{client,meaning}of meanings){const{problem,host}=meaning;if(problem===void 0||
isBroken&&problem.code==="source-dynamic")continue;const key=problem.code==="source-dynamic"?problem.message:problem.code,before=notes.get(key)??{problem,host,clients:[],
place,isPlaceholder};notes.set(key,{...before,clients:[...before.clients,client]})}if(row.isReserved&&meanings.length>0){const problem=(0,source.blockReserved)(
{block:"required_providers",parent:"terraform"}),clients=meanings.map(({client})=>client);notes.set(problem.code,{problem,host:null,clients,place})}return[...notes.
values()]}const byPlace=({place:a},{place:b})=>a.file!==b.file?a.file<b.file?-1:1:a.line-b.line||a.column-b.column;function impliedProviders(files2){if(files2.every(
({scope})=>scope.providerUses.size===0))return[];const found=new Map,isShared=files2.every(({kind})=>kind.clients.length===protocol_clients.Du.length);for(const clients of isShared?
[protocol_clients.Du]:protocol_clients.Du.map(client=>[client])){const read2=files2.filter(({kind})=>clients.every(one=>kind.clients.includes(one)));for(const[localName,
use]of unrequired(read2)){const before=found.get(localName);before===void 0?found.set(localName,{use:use(),clients}):found.set(localName,{...before,clients:[...before.
clients,...clients]})}}return found.values().map(toImpliedUsage).toArray()}function unrequired(files2){const known2=new Set(["terraform"]);for(const{references}of files2)
for(const{localName}of references)localName!==null&&known2.add(localName);const uses=new Map;for(const{scope,isContext}of files2)if(!isContext)for(const[localName,
use]of scope.providerUses)known2.has(localName)||(known2.add(localName),(0,provider_address.s)(localName).ok&&uses.set(localName,use));return uses}function toImpliedUsage({
use,clients}){const needs=NEEDS.filter(need=>clients.some(client=>need.clients.includes(client))),shared=needs.length===NEEDS.length?NEEDS:needs;return{kind:"im\
plied_provider",host:needs[0]?.host??null,...use,clients,needs:shared,...{versions:null,versionsAt:null,isOverridden:!1,isHostImplied:!0}}}const NEEDS=protocol_clients.
Du.map(client=>({host:(0,module_address.Vm)(client),service:services.xq,clients:[client]}));var strings=__webpack_require__(4009);const json_MAX_DEPTH=200;function readHclJson(text,parts=new hcl_structure.
n_){const reader=new json_Reader(text,parts),root=reader.readRoot(),body={kind:"json",members:root===void 0?[]:(0,hcl_structure.lS)(root)};return(0,hcl_structure.
pH)(text,body,reader.mistake,parts)}class json_Reader{text;parts;at=0;depth=0;mistake;constructor(text,parts){this.text=text,this.parts=parts}readRoot(){const{text}=this;
text.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const root=this.readValue();this.skipSpaces(),
root!==void 0&&this.at<text.length&&this.report("extraneous data after value: extra characters appear after the JSON value",this.at);const isBody=root?.kind==="\
object"||root?.kind==="tuple";return root!==void 0&&!isBody&&this.report("root value must be object: it is neither an object nor an array of objects",root.start),
root}report(message,start,end=start+1){this.mistake??={message,start,end}}stop(message,start){this.report(message,start),this.at=this.text.length}skipSpaces(){const{
text}=this;for(;;){const code=text.charCodeAt(this.at);if(code===32||code===10||code===13||code===9)this.at++;else if(code===47)this.skipComment();else return text.
charAt(this.at)}}skipComment(){const isLine=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no comments",this.at);const close=isLine?
`
`:"*/",end=this.text.indexOf(close,this.at+1);this.at=end<0?this.text.length:end+close.length}readValue(){const{text,parts,at:start}=this;if(!parts.add()){this.
at=text.length;return}const first=text.charAt(start);if(first==='"'){const value=this.readString();return value===void 0?void 0:(0,strings.BD)(value,{start,end:this.
at},parts)}if(first==="{"||first==="["){if(this.depth>=json_MAX_DEPTH)return this.stop(`values are nested deeper than ${json_MAX_DEPTH} levels`,start);this.depth++;
const value=first==="{"?this.readObject():this.readArray();return this.depth--,value}return this.readPrimitive()}readPrimitive(){const{text,at:start}=this;PRIMITIVE.
lastIndex=start;const word=PRIMITIVE.exec(text)?.[0];return word===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracket, a \
number, a string, or a keyword",start):(this.at+=word.length,{kind:"primitive",start,end:this.at,value:JSON.parse(word)})}readObject(){const start=this.at++,items=[];
for(let next=this.skipSpaces();next!=="}";next=this.skipSpaces()){if(next!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.
at);break}const item=this.readMember();if(item===void 0)break;items.push(item),this.endItem("}")}return{kind:"object",start,end:this.skipBracket(),items}}readMember(){
const start=this.at,name=this.readString();if(name===void 0)return;const end=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: \
expected ":" after the property name',this.at);this.at++,this.skipSpaces();const value=this.readValue();return value&&{name,start,end,value}}readArray(){const start=this.
at++,elements=[];for(;this.skipSpaces()!=="]";){const element=this.readValue();if(element===void 0)break;elements.push(element),this.endItem("]")}return{kind:"t\
uple",start,end:this.skipBracket(),elements}}skipBracket(){return this.at<this.text.length&&this.at++,this.at}endItem(close){const next=this.skipSpaces(),comma=this.
at;if(next!==close){if(next===""&&this.stop(`unclosed value: no "${close}" before the end of the file`,comma),next!==","){this.report(`missing separator: expect\
ed "," or "${close}"`,comma);return}this.at++,this.skipSpaces()===close&&this.report("trailing comma: JSON allows none",comma)}}readString(){const{text,at:start}=this;
let at=start+1,isPlain=!0;for(let code=text.charCodeAt(at);code!==34;code=text.charCodeAt(at)){if(!(code>=32))return this.stopInString(start,at);code===92&&(isPlain=
!1),at+=code===92?2:1}return this.at=at+1,isPlain?text.slice(start+1,at):this.unescape(text.slice(start+1,at),start+1)}stopInString(start,at){return at>=this.text.
length||this.text.charCodeAt(at)===10?this.stop("invalid JSON string: no closing quote in its line",start):this.stop("invalid JSON string: a control character m\
ust be escaped",at)}unescape(escaped,start){return escaped.replace(ESCAPE,(all,invalid,offset)=>{if(invalid===void 0)return JSON.parse(`"${all}"`);const message=`\
invalid JSON string: ${JSON.stringify(all)} is not an escape sequence`;return this.report(message,start+offset,start+offset+2),all}).toWellFormed()}}const PRIMITIVE=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
ESCAPE=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g;var hcl_native=__webpack_require__(400),files=__webpack_require__(9804);const path2=(...blocks)=>blocks.map(
block=>{const[type="",...labels]=block.split(" ");return{type,labels}}),STATE_DEFAULTS={terraform:"app.terraform.io",opentofu:null},TFE_DEFAULTS={terraform:"app\
.terraform.io",opentofu:"app.terraform.io"},IN_MODULE={terraform:"static",opentofu:"static"},IN_BACKEND={opentofu:"static"},EVERYWHERE={terraform:"any",opentofu:"\
any"},CONFIG=["config","query","migrate"],STACKS=["stack","deploy"],remoteState=(backend,service,...within)=>({kind:"remote_state",files:CONFIG,path:path2(...within,
"data terraform_remote_state *"),position:{backend,argument:"hostname"},grammar:"host",service,evaluation:EVERYWHERE,absent:"remote_state_default",defaults:STATE_DEFAULTS}),
required=(files2,blocks,more={})=>({kind:"required_provider",files:files2,path:path2(...blocks),position:"entries",grammar:"provider",service:services.xq,isLiteral:!0,
absent:"required_provider_nosource",...more}),usage_table_source=(files2,blocks,kinds2,more)=>({kind:kinds2[0],files:files2,path:path2(...blocks),position:"sour\
ce",...kinds2[1]===void 0?{}:{absent:kinds2[1]},...more}),usage_table_hostname=(files2,blocks,more={})=>({kind:"backend_remote",files:files2,path:path2(...blocks),
position:"hostname",grammar:"host",service:services.Bn,absent:"backend_remote_default",defaults:STATE_DEFAULTS,...more}),MODULE={grammar:"module",service:services.
e$},COMPONENT={grammar:"stack-component",service:services.e$,isLiteral:!0},ROWS=[usage_table_source(CONFIG,["module *"],["module","module_missing"],{...MODULE,evaluation:IN_MODULE,
merges:"module"}),required(CONFIG,["terraform","required_providers"],{merges:"provider"}),required(CONFIG,["required_providers"],{isReserved:!0}),usage_table_hostname(
CONFIG,["terraform","cloud"],{kind:"cloud",service:services.OZ,absent:"cloud_default",evaluation:IN_BACKEND,merges:"backend"}),usage_table_hostname(CONFIG,["ter\
raform","backend remote"],{evaluation:IN_BACKEND,merges:"backend"}),{kind:"backend_http",files:CONFIG,path:path2("terraform","backend http"),position:"addresses",
grammar:"url",service:null,evaluation:IN_BACKEND,merges:"backend"},remoteState("remote",services.Bn),remoteState("cloud",services.OZ),remoteState("remote",services.
Bn,"check *"),remoteState("cloud",services.OZ,"check *"),{kind:"remote_state",files:CONFIG,path:path2("data terraform_remote_state *"),position:{backend:"http",
argument:"address"},grammar:"url",service:null,evaluation:EVERYWHERE},usage_table_hostname(CONFIG,["provider tfe"],{kind:"provider_tfe",service:services.M,absent:"\
provider_tfe_default",evaluation:EVERYWHERE,defaults:TFE_DEFAULTS}),{kind:"provider_tfe",files:["test"],path:path2("provider tfe"),position:"hostname",grammar:"\
host",service:services.M,defaults:TFE_DEFAULTS},{kind:"lock_provider",files:["lock"],path:path2("provider *"),position:"label",grammar:"locked-provider",service:services.
xq,isLiteral:!0},usage_table_source(["test"],["run *","module"],["test_module","test_module_missing"],{grammar:"test-module",service:services.e$,isLiteral:!0}),
usage_table_hostname(["test"],["run *","backend remote"],{kind:"test_backend_remote",absent:"test_backend_remote_default"}),required(STACKS,["required_providers"]),
usage_table_source(STACKS,["component *"],["stack_component","stack_component_missing"],COMPONENT),usage_table_source(STACKS,["removed"],["stack_removed","stack\
_removed_missing"],COMPONENT),usage_table_source(STACKS,["stack *"],["stack_stack","stack_stack_missing"],{grammar:"stack",service:null,isLiteral:!0}),usage_table_source(
["deploy"],["upstream_input *"],["upstream_input"],{grammar:"stack-output",service:null,isLiteral:!0}),required(["migrate"],["state_store_provider"],{kind:"stat\
e_store_provider"}),usage_table_hostname(["migrate"],["from","backend remote"],{kind:"migrate_backend_remote",absent:"migrate_backend_remote_default"}),...["ter\
raform","unit *","stack *"].map(block=>usage_table_source(["terragrunt"],[block],["terragrunt_source"],{grammar:"terragrunt",service:services.e$,evaluation:EVERYWHERE})),
{kind:"installed_module",files:["manifest"],path:[],position:"manifest",grammar:"registry-module",service:services.e$,isLiteral:!0}],BY_CLASS=new Map([...new Set(
ROWS.flatMap(({files:files2})=>files2))].map(fileClass=>{const rows=ROWS.filter(({files:files2})=>files2.includes(fileClass));return[fileClass,Map.groupBy(rows,
row=>row.path[0]?.type??"")]})),rowsByType=fileClass=>BY_CLASS.get(fileClass)??new Map;function referencesIn(source2,body,kind,most){const rows=rowsByType(kind.
class),found=[];for(const row of rows.get("")??NO_ROWS)addAll(found,referencesAt(source2,row,{body,block:void 0,names:[]}));const blocks=body.kind==="native"?body.
blocks:blocksIn(body,rows);for(const block of blocks){if(found.length>most)break;for(const row of rows.get(block.type)??NO_ROWS)followPath(source2,row,block,[],
found)}return found}const NO_ROWS=[];function addAll(found,more){for(const reference2 of more)found.push(reference2)}function blocksIn(body,rows){return[...new Set(
body.members.map(({name})=>name).filter(name=>rows.has(name)))].flatMap(type=>[...new Set(rows.get(type)?.map(({path:path3})=>path3[0]?.labels.length??0))].flatMap(
labels=>(0,hcl_structure.SH)(body,type,labels)))}function followPath(source2,row,block,above,found){const pattern=row.path[above.length],{labels,body}=block;if(pattern?.
type!==block.type||labels.length!==pattern.labels.length)return;for(let at=0;at<labels.length;at++){const wanted=pattern.labels[at];if(wanted!=="*"&&wanted!==labels[at]?.
value)return}const blocks=[...above,block],next=row.path[blocks.length];if(next===void 0){const names=blocks.flatMap(one=>[one.type,...one.labels.map(({value})=>value)]);
addAll(found,referencesAt(source2,row,{body,block,names}));return}for(const inner of(0,hcl_structure.SH)(body,next.type,next.labels.length))followPath(source2,row,
inner,blocks,found)}function referencesAt(source2,row,spot){const{position}=row,{body,block,names}=spot;switch(position){case"source":return atArgument(source2,
row,spot,(0,hcl_structure.w4)(body,position)?.value,versionIn(source2,body));case"hostname":{const argument=(0,hcl_structure.w4)(body,position)?.value,found=atArgument(
source2,row,spot,argument,versionIn(source2,body)),all=row.merges==="backend"?withWorkspace(found,body):found;return withToken(all,(0,hcl_structure.w4)(body,"to\
ken")?.value)}case"addresses":return["address","lock_address","unlock_address"].flatMap(name=>atArgument(source2,row,spot,(0,hcl_structure.w4)(body,name)?.value,
NO_VERSION));case"entries":return(0,hcl_structure.Td)(body).map(entry=>atEntry(source2,row,spot,entry));case"label":{const label=block?.labels.at(-1);if(label===
void 0)return[];const value={kind:"known",text:detach(label.value)},place=source2.place(label);return[reference(row,names.slice(0,-1),{value,...versionIn(source2,
body),place})]}case"manifest":return atManifest(source2,row,body);default:return atRemoteState(source2,row,spot,position)}}function atRemoteState(source2,row,spot,wanted){
if(literalText((0,hcl_structure.w4)(spot.body,"backend")?.value)!==wanted.backend)return[];const config=(0,hcl_structure.w4)(spot.body,"config")?.value,argument=itemOf(
config,wanted.argument),found=withToken(atArgument(source2,row,spot,argument,NO_VERSION),itemOf(config,"token"));if(config===void 0||config.kind==="object")return found;
const value=memberOf(readValue(source2,config),wanted.argument);return found.map(given=>({...given,value}))}const withToken=(found,token)=>token===void 0?found:
found.map(each=>({...each,hasOwnToken:!0}));function atArgument(source2,row,{block,names},argument,version2){if(argument!==void 0)return[atExpression(source2,row,
names,argument,version2)];if(row.absent===void 0||block===void 0)return[];const place=source2.place(block);return[reference(row,names,{kind:row.absent,value:void 0,
...version2,place})]}function atExpression(source2,row,names,expression,version2){const value=expression.kind==="primitive"&&expression.value===null&&row.defaults!==
void 0?void 0:readValue(source2,expression,row.isLiteral);return reference(row,names,{value,...version2,place:source2.place(expression)})}function atEntry(source2,row,{
names},{name,value}){const mergeKey=row.merges===void 0?null:`${row.merges}.${name}`,entry={address:detach([...names,name].join(".")),localName:detach(name),mergeKey};
if(value.kind==="object"){const given=itemOf(value,"source");return reference(row,names,{...entry,kind:given===void 0?row.absent??row.kind:row.kind,value:given&&
readValue(source2,given,row.isLiteral),...versionOf(source2,itemOf(value,"version"),readValue),place:source2.place(given??value)})}const isVersion=value.kind===
"string"||value.kind==="primitive"||value.kind==="template";return reference(row,names,{...entry,kind:isVersion?"required_provider_legacy":"required_provider_in\
valid",value:void 0,...isVersion?versionOf(source2,value):NO_VERSION,place:source2.place(value)})}function atManifest(source2,row,body){const modules2=(0,hcl_structure.
w4)(body,"Modules")?.value;return modules2?.kind!=="tuple"?[]:modules2.elements.flatMap(module=>{const given=itemOf(module,"Source"),key=literalText(itemOf(module,
"Key"));if(given===void 0||key===null)return[];const versions=literalText(itemOf(module,"Version"));return[atExpression(source2,row,["module",key],given,{...NO_VERSION,
versions})]})}const itemOf=(object,name)=>object?.kind==="object"?object.items.find(item=>item.name===name)?.value:void 0,FILES_PER_STEP=64,MAX_KEPT_BYTES=16*1024*
1024;function*read_module_readModule(found,before){const files2=[],notes=[];let[bytes,used]=[0,0],index=-1;for(const{path:path3,file,kind,isContext}of found){if(index+=
1,index>0&&index%FILES_PER_STEP===0&&(yield before+index))return null;const read2=(0,read_text.yR)(path3);if(!read2.ok){const{failure}=read2,problem=failure.kind===
"size"?(0,problems_file.fileLimit)(failure):(0,problems_file.fileUnreadable)({what:"file",code:failure.code});notes.push((0,usage.YW)(file,problem));continue}if(!read2.
isUtf8&&!isContext){const at=placeOfFirst("\uFFFD",read2.text);notes.push((0,usage.YW)(file,(0,problems_file.fileSyntax)({error:null,file}),at))}bytes+=read2.bytes;
const whole=parseFile(read2.text,kind,file,isContext),parsed2=cutAt(whole,MAX_MODULE_USAGES-used);used+=sizeOf(parsed2);const isKept=bytes<=MAX_KEPT_BYTES;if(files2.
push(isKept?parsed2:{...parsed2,scope:releaseText(parsed2.scope)}),parsed2!==whole){const problem=(0,problems_file.fileLimit)({kind:"module-usages",max:MAX_MODULE_USAGES});
notes.push((0,usage.YW)(file,problem));break}}return{files:files2,notes,bytes}}function cutAt(file,room){if(sizeOf(file)<=room)return file;const scope={...file.
scope,providerUses:NO_SCOPE.providerUses};return{...file,references:file.references.slice(0,room),scope}}const sizeOf=({references,scope})=>references.length+scope.
providerUses.size;function placeOfFirst(character,text){const before=text.slice(0,text.indexOf(character)).split(`
`),column=Array.from(before.at(-1)??"").length+1;return{line:before.length,column,endColumn:column+1}}class Declarations{others=[];states=[];versions={files:[],
texts:[],places:[]};texts=new Map;addModule(files2){const config=files2.find(({kind})=>kind.class==="config");config!==void 0&&files2.every(file=>sizeOf(file)===
0)&&this.others.push({kind:"module",file:config.file});const configured=files2.filter(({kind})=>kind.class==="config"),holders=configured.filter(({scope})=>scope.
hasBackend);for(const clients of new Set(holders.map(({kind})=>kind.clients))){const own=configured.filter(({kind})=>kind.clients===clients),[kept]=[...own.filter(
({references})=>references.length>0),...own];kept!==void 0&&this.states.push(kept.file)}for(const{file,kind,references,scope,isContext}of files2)if(kind.class===
"lock"&&references.length===0&&this.others.push({kind:"lock",file}),!(kind.class!=="config"||isContext))for(const trait of scope.traits)trait.kind!=="binary"&&this.
addTrait(trait)}*[Symbol.iterator](){yield*this.others;for(const file of this.states)yield{kind:"state",file};const{files:files2,texts,places}=this.versions;for(const[
at,file]of files2.entries()){const place={file,...(0,problems_place._h)(places[at]??0)};yield{kind:"version",text:texts[at]??"",localName:null,place}}}addTrait(trait){
if(trait.kind!=="version"){this.others.push(trait);return}const{text,place}=trait,known2=this.texts.get(text)??text;this.texts.set(known2,known2),this.versions.
files.push(place.file),this.versions.texts.push(known2),this.versions.places.push((0,problems_place.Ts)(place))}}const TERRAGRUNT_FILE=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
isForeign=({file,kind,references})=>kind.class==="terragrunt"&&references.length===0&&!TERRAGRUNT_FILE.test(file),SCOPES={config:scopeOf,query:scopeOf,terragrunt:terragruntScopeOf};
function parseFile(text,kind,file,isContext=!1,parts=new hcl_structure.n_){const structure=(kind.syntax==="json"?readHclJson:hcl_native.K)(text,parts),source2=sourceText(
structure,file),{body}=structure,references=referencesIn(source2,body,kind,MAX_MODULE_USAGES),scope=SCOPES[kind.class]?.(source2,body)??NO_SCOPE,isOther=isForeign(
{file,kind,references})&&!parts.isExceeded(),notes=isContext||isOther?[]:structureNotes(structure,kind,file);return{file,kind,references,scope,notes,isContext}}
function structureNotes({problems,parts},kind,file){return parts.isExceeded()?[(0,usage.YW)(file,(0,problems_file.fileLimit)({kind:"parts",max:parts.max}))]:problems.
map(({message:error,...place})=>{const problem=kind.class==="lock"?(0,files.lockInvalid)({reason:"syntax",error}):(0,problems_file.fileSyntax)({error,file});return{
...(0,usage.YW)(file,problem,place),clients:kind.clients}})}var scan_signs=__webpack_require__(5603);function targetOf(link){try{const path3=(0,external_node_fs_.
realpathSync)(link),stats=(0,external_node_fs_.statSync)(path3);return stats.isFile()?{kind:"file",path:path3}:{kind:stats.isDirectory()?"directory":"special",path:path3}}catch(error){
return{kind:"error",code:(0,read_text.Oj)(error)}}}function followLink(target,start,root,isExcluded){if(target.kind==="error")return(0,problems_file.fileUnreadable)(
{what:"link",code:target.code});const{kind,path:path3}=target;return(0,selection.UO)(path3,start.boundary)?kind==="directory"?null:kind==="special"?(0,problems_file.
fileUnreadable)({what:"link-to-special-file"}):{path:path3,isScanned:isScanned(path3,start,root,isExcluded)}:(0,problems_file.fileOutside)()}function isScanned(path3,start,root,isExcluded){
if(start.file!==void 0||start.glob!==void 0||!(0,selection.UO)(path3,start.path))return!1;const[name="",...above]=(0,selection.sq)((0,external_node_path_.relative)(
start.path,path3)).split("/").toReversed();if(above.some(selection.G$))return!1;const parts=(0,selection.sq)((0,external_node_path_.relative)(root,path3)).split(
"/");return parts.map((_,i)=>parts.slice(0,i+1).join("/")).slice(-1-above.length).some(isExcluded)?!1:(0,file_kinds.L8)(name,new Set([name]),above[0]??"")!==void 0}
const LIMITS={files:1e6,entries:1e7,directoryFiles:5e4},walk_MAX_DEPTH=200,MAX_TOOL_FILES=1e4;function*walk(selection2,aside={toolFiles:[],hasPlugins:!1},limits=LIMITS){
const walker=new Walker(selection2,aside,limits);for(const entry of selection2.scan){const start=findStart(walker.root,entry);"path"in start?yield*walker.walkFrom(
start):yield{kind:"note",note:start}}}function findStart(root,entry){const{fixed,glob}=(0,selection.VK)(entry);try{const path3=(0,external_node_fs_.realpathSync)(
(0,external_node_path_.resolve)(root,fixed)),name=(0,selection.sq)((0,external_node_path_.relative)(root,path3)),isInside=(0,selection.UO)(path3,root),boundary=isInside?
root:path3;if(glob!==void 0)return{path:path3,name,boundary,glob:(0,paths.Gz)(name,glob)};if((0,external_node_fs_.statSync)(path3).isDirectory())return{path:path3,
name,boundary};const above=(0,external_node_path_.resolve)(path3,"..");return{...{path:above,name:(0,selection.sq)((0,external_node_path_.relative)(root,above))},
boundary:isInside?root:above,file:name}}catch(error){return(0,usage.YW)(entry,(0,problems_file.fileUnreadable)({what:"scan",code:(0,read_text.Oj)(error)}))}}class Walker{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({
root,scan:scan2,exclude},aside,limits){this.root=(0,external_node_fs_.realpathSync)(root),this.isExcluded=(0,selection.Ls)(exclude),this.aside=aside,this.limits=
limits,this.selected=scan2.length>1?new Set:null}*walkFrom(start){const isSelected=start.glob===void 0&&start.file===void 0,pending=[{path:start.path,name:start.
name,depth:0,isSelected}];for(let next=pending.pop();next!==void 0;next=pending.pop()){yield{kind:"directory",name:next.name};const entries=listDirectory(next);
if("problem"in entries){yield{kind:"note",note:entries};continue}const files2=[];for(const found of this.findFiles(start,next,entries))if("problem"in found)yield{
kind:"note",note:found};else if(files2.length<this.limits.directoryFiles)files2.push(found);else{yield limitNote(next,"directory",this.limits.directoryFiles);break}
if(this.files+=files2.length,this.entries+=entries.length,this.entries>this.limits.entries||this.files>this.limits.files){yield limitNote(next,"files",this.limits.
files);return}if(files2.some(({isContext})=>!isContext)&&(yield{kind:"module",files:files2}),start.file!==void 0)return;for(const found of this.findDirectories(
start,next,entries))pending.push(found)}}*findFiles(start,directory2,entries){const twins=new Set;let hasData=!1;for(const entry of entries)(0,file_kinds.tr)(entry.
name)&&!entry.isDirectory()&&twins.add(entry.name),hasData||=entry.name===".terraform",this.aside.hasPlugins||=entry.name==="terraform.d";const ownName=directory2.
name.slice(directory2.name.lastIndexOf("/")+1);for(const entry of entries){if(entry.isDirectory())continue;const kind=(0,file_kinds.L8)(entry.name,twins,ownName);
if(kind===void 0){(0,file_kinds.Z8)(entry.name)&&this.addToolFile(directory2,entry.name);continue}const file=(0,paths.Gz)(directory2.name,entry.name),found={path:directory2.
path+external_node_path_.sep+entry.name,file,kind,isContext:!this.select(start,directory2,file)};entry.isFile()?yield found:entry.isSymbolicLink()?yield*this.follow(
start,found):yield(0,usage.YW)(file,(0,problems_file.fileUnreadable)({what:"special-file"}))}if(hasData&&directory2.isSelected){const path3=[directory2.path,...file_kinds.
U4.split("/")].join(external_node_path_.sep),target=targetOf(path3);target.kind==="file"&&target.path===path3&&(yield{path:path3,file:(0,paths.Gz)(directory2.name,
file_kinds.U4),kind:file_kinds.e0,isContext:!1})}}addToolFile({path:path3,name},entry){const file=(0,paths.Gz)(name,entry);this.aside.toolFiles.length>=MAX_TOOL_FILES||
this.isExcluded(file)||this.aside.toolFiles.push({path:path3+external_node_path_.sep+entry,file})}select(start,directory2,file){return!(directory2.isSelected||(0,selection.
$8)(start,file))||this.isExcluded(file)||this.selected?.has(file)?!1:(this.selected?.add(file),!0)}*follow(start,link){const followed=followLink(targetOf(link.path),
start,this.root,this.isExcluded);followed!==null&&("code"in followed?yield(0,usage.YW)(link.file,followed):yield{...link,path:followed.path,isContext:link.isContext||
followed.isScanned})}findDirectories({glob},{path:path3,name,depth,isSelected},entries){const found=[];for(const entry of entries.toReversed()){if(!entry.isDirectory()||
(0,selection.G$)(entry.name))continue;const inner=(0,paths.Gz)(name,entry.name);if(this.isExcluded(inner))continue;const matches=isSelected||glob!==void 0&&external_node_path_.
posix.matchesGlob(inner,glob),innerPath=path3+external_node_path_.sep+entry.name;found.push({path:innerPath,name:inner,depth:depth+1,isSelected:matches})}return found}}
const limitNote=({name},kind,max)=>({kind:"note",note:(0,usage.YW)(name,(0,problems_file.fileLimit)({kind,max}))});function listDirectory({path:path3,name,depth}){
if(depth>walk_MAX_DEPTH)return(0,usage.YW)(name,(0,problems_file.fileLimit)({kind:"depth",max:walk_MAX_DEPTH}));try{return(0,external_node_fs_.readdirSync)(path3,
{withFileTypes:!0}).sort((a,b)=>a.name<b.name?-1:1)}catch(error){return(0,usage.YW)(name,(0,problems_file.fileUnreadable)({what:"directory",code:(0,read_text.Oj)(
error)}))}}const MAX_USAGES=25e4;function*scanRepository(selection2,makeValues,maxUsages=MAX_USAGES){const usages=[],notes=new usage.u3,open=[],cache=new MeaningCache,
terragrunt=[],values=makeValues({calls:()=>calledIn(usages,open),terragrunt:()=>terragrunt});let[files2,bytes,openUsages]=[0,0,0],isEmpty=!0,usesTerragrunt=!1;const collector=new scan_signs.
j,declared=new Declarations,aside={toolFiles:[],hasPlugins:!1};let endedAt=null;for(const found2 of walk(selection2,aside)){if(found2.kind==="note"){notes.add(found2.
note);continue}if(found2.kind==="directory"){if(!(yield files2))continue;endedAt=found2.name;break}if(usages.length+openUsages>=maxUsages){notes.add(tooManyUsages(
found2.files,maxUsages));break}const module=yield*read_module_readModule(found2.files,files2);if(module===null){endedAt=(0,paths.jt)(found2.files[0]?.file??"");
break}files2+=module.files.length,bytes+=module.bytes,isEmpty&&=module.files.every(isForeign),collector.addFiles(module.files),declared.addModule(module.files);
for(const each of module.files)each.kind.class==="terragrunt"&&(terragrunt.push(each.file),usesTerragrunt||=!isForeign(each));for(const note of module.notes)notes.
add(note);if(module.files.some(dependsOnOthers)){open.push({files:released(module.files),usagesBefore:usages.length});for(const{references}of module.files)openUsages+=
references.length;continue}const decided=usagesOf(module.files,cache,values);for(const usage2 of decided.usages)usages.push(usage2);for(const note of decided.notes)
notes.add(note)}let total=usages.length;const parts=[];for(const{files:module}of open){if(total>=maxUsages){notes.add(tooManyUsages(module,maxUsages));break}if(yield files2){
endedAt??=(0,paths.jt)(module[0]?.file??"");break}const decided=usagesOf(module,cache,values);for(const note of decided.notes)notes.add(note);total+=decided.usages.
length,parts.push(decided.usages)}const all=withOpen(usages,open,parts);collector.addUsages(all);const[signs,constraints]=[collector.signs(),collector.constraints()];
return{...{usages:all,declared,notes:notes.all(),files:files2,bytes,isEmpty,usesTerragrunt,signs,constraints},...aside,endedAt}}const tooManyUsages=([first],max)=>(0,usage.
YW)((0,paths.jt)(first?.file??""),(0,problems_file.fileLimit)({kind:"usages",max}));function withOpen(usages,open,decided){const parts=open.map(({usagesBefore},index)=>{
const until=open[index+1]?.usagesBefore;return[...decided[index]??[],...usages.slice(usagesBefore,until)]});return parts.length===0?usages:[usages.slice(0,open[0]?.
usagesBefore),...parts].flat()}const released=files2=>files2.map(file=>({...file,scope:releaseText(file.scope)}));function*calledIn(usages,open){yield*usages;for(const{
files:files2}of open)for(const{references}of files2)for(const{kind,value,place}of references)yield{kind,text:value?.text??null,place}}function checkoutFiles({root,
scan:scan2}){const boundaries=[root,...scan2.map(entry=>(0,external_node_path_.resolve)(root,(0,selection.VK)(entry).fixed))].map(real),isInside=path3=>boundaries.
some(boundary=>boundary!==null&&(0,selection.UO)(path3,boundary)),names=(directory2,isWanted)=>{const path3=real((0,external_node_path_.resolve)(root,directory2));
return path3===null||!isInside(path3)?[]:entriesOf(path3).filter(isWanted).map(({name})=>name).sort()};return{list:directory2=>names(directory2,entry=>!entry.isDirectory()),
directories:directory2=>names(directory2,entry=>entry.isDirectory()&&!(0,selection.G$)(entry.name)),exists:name=>{const path3=real((0,external_node_path_.resolve)(
root,name));return path3!==null&&isInside(path3)},read:(file,maxBytes)=>{const path3=real((0,external_node_path_.resolve)(root,file));if(path3===null||!isInside(
path3))return null;const read2=(0,read_text.yR)(path3,maxBytes);return read2.ok?read2.text:null}}}function real(path3){try{return(0,external_node_fs_.realpathSync)(
path3)}catch(error){return(0,read_text.Oj)(error),null}}function entriesOf(path3){try{return(0,external_node_fs_.readdirSync)(path3,{withFileTypes:!0})}catch(error){
return(0,read_text.Oj)(error),[]}}const NO_DECLARATIONS={variables:new Map,locals:new Map,calls:new Map,isRoot:!1,characters:0,parts:0},ARGUMENTS=["default","co\
nst","nullable","sensitive"];function declarationsIn(directory2,client,files2){const names=files2.list(directory2),siblings=new Set(names),parts=new hcl_structure.
n_,reader=new declarations_Reader,kinds2=names.flatMap(name=>{const kind=(0,file_kinds.L8)(name,siblings,"");return kind?.class==="lock"&&(reader.isRoot=!0),kind?.
class==="config"&&kind.clients.includes(client)?[{name,kind}]:[]});for(const isOverride of[!1,!0])for(const{name,kind}of kinds2){const text=kind.isOverride===isOverride?
files2.read((0,paths.Gz)(directory2,name)):null;if(text!==null&&reader.read((kind.syntax==="json"?readHclJson:hcl_native.K)(text,parts)),parts.isExceeded())return NO_DECLARATIONS}
return reader.parts=parts.count,reader}class declarations_Reader{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;characters=0;parts=0;read({text,body}){
this.characters+=text.length;for(const block of(0,hcl_structure.SH)(body,"variable",1))this.readVariable(block,text);for(const block of(0,hcl_structure.SH)(body,
"locals",0))addArguments(this.locals,block,text);for(const block of(0,hcl_structure.SH)(body,"module",1)){const[name]=block.labels;if(name===void 0)continue;const known2=this.
calls.get(name.value)??new Map;this.calls.set(name.value,known2),addArguments(known2,block,text)}for(const{body:inner}of(0,hcl_structure.SH)(body,"terraform",0))
this.isRoot||=(0,hcl_structure.SH)(inner,"backend",1).length>0||(0,hcl_structure.SH)(inner,"cloud",0).length>0}readVariable({labels,body},text){const[name]=labels;
if(name===void 0)return;const variable=this.variables.get(name.value)??{};this.variables.set(name.value,variable);const literal=argument=>{const expression=(0,hcl_structure.
w4)(body,argument)?.value;return expression&&evaluate({expression,text},noScope())},[given,isConst,isNullable,isSensitive]=ARGUMENTS.map(literal);given!==void 0&&
(variable.default=given),isConst!==void 0&&(variable.isConst=String(isConst)==="true"),String(isSensitive)==="true"&&(variable.isConst=!1),isNullable!==void 0&&
(variable.isNullable=String(isNullable)==="true")}}function addArguments(found,{body},text){for(const{name,value}of(0,hcl_structure.Td)(body))found.set(name,{expression:value,
text})}const MAX_JOINED=64*1024,FUNCTIONS={coalesce:given=>given.includes(void 0)?void 0:given.find(each=>each!==null&&each!==""),format:([template,...given])=>{
if(typeof template!="string"||!/^(?:[^%]|%s)*$/.test(template))return;const values=given.map(textOf),pieces=template.split("%s");if(!(values.includes(void 0)||values.
length!==pieces.length-1))return pieces.map((piece,at)=>piece+(values[at]??"")).join("")},join:([separator,list])=>{if(typeof separator!="string"||typeof list!=
"function")return;const elements=[];let length=0;for(let at=0;elements.length===at;at++){const element=textOf(list(String(at)));if(element!==void 0&&elements.push(
element),length+=separator.length+(element?.length??0),length>MAX_JOINED)return}return elements.length===0?void 0:elements.join(separator)},lower:([text])=>typeof text==
"string"?text.toLowerCase():void 0},callFunction=(name,given)=>FUNCTIONS[name]?.(given),VARIABLE_FILE=/\.tfvars(\.json)?$/,LOADED=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,
MAIN=/^terraform\.tfvars/,CONFIGURATION=/\.(tf|tofu)(\.json)?$/,variable_files_MAX_FILES=200,variable_files_MAX_BYTES=1024*1024,variable_files_MAX_DEPTH=2;function variableFilesIn(directory2,files2){
const parts=new hcl_structure.n_;let characters=0;const given=name=>{const text=characters>variable_files_MAX_BYTES?null:files2.read((0,paths.Gz)(directory2,name),
variable_files_MAX_BYTES);return characters+=text?.length??0,valuesIn(name,text,parts)},names=files2.list(directory2).filter(name=>VARIABLE_FILE.test(name)),others=names.
filter(name=>!LOADED.test(name));for(const inner of filesBelow("",directory2,files2,variable_files_MAX_DEPTH))others.push(inner);const loaded=names.filter(name=>LOADED.
test(name)).slice(0,variable_files_MAX_FILES).sort((a,b)=>Number(MAIN.test(b))-Number(MAIN.test(a))).map(given).reverse(),alternatives=others.slice(0,variable_files_MAX_FILES).
map(name=>({given:given(name),from:`with ${(0,paths.Gz)(directory2,name)}`}));return{loaded:variable=>{for(const inFile of loaded){const found=inFile(variable);
if(found!==void 0)return found}},others:alternatives,characters,parts:parts.count}}function*filesBelow(prefix,directory2,files2,depth){if(depth!==0)for(const name of files2.
directories(directory2).slice(0,variable_files_MAX_FILES)){const[inner,path3]=[(0,paths.Gz)(directory2,name),(0,paths.Gz)(prefix,name)],names=files2.list(inner);
if(!names.some(file=>CONFIGURATION.test(file))){for(const file of names)VARIABLE_FILE.test(file)&&(yield(0,paths.Gz)(path3,file));yield*filesBelow(path3,inner,files2,
depth-1)}}}function valuesIn(name,text,parts){if(text===null)return()=>()=>{};const isJson=name.endsWith(".json"),{text:read2,body}=(isJson?readHclJson:hcl_native.
K)(text,parts);if(parts.isExceeded())return()=>()=>{};const values=new Map;for(const{name:set,value}of(0,hcl_structure.Td)(body))values.has(set)||values.set(set,
value);return variable=>{const expression=values.get(variable);return expression&&(()=>evaluate({expression,text:read2},noScope()))}}const instances_LIMITS={uses:1e3,
roots:250,depth:40,instances:1e5,characters:64*1024*1024,parts:5e5,read:512*1024*1024},NOTHING={instances:0,characters:0,parts:0,depth:0};class Instances{effort=new Effort;known=new Map;rootsOf=new Map;declared=new Map;calls=new Map;localCalls;dynamicCalls;size={
...NOTHING};read=0;surroundings;client;evaluation;constructor(surroundings,client,evaluation){this.surroundings=surroundings,this.client=client,this.evaluation=
evaluation}of(directory2){const{instances,characters,parts}=this.size,isFull=characters>instances_LIMITS.characters||parts>instances_LIMITS.parts;if(instances>instances_LIMITS.
instances||isFull){this.size={...NOTHING};for(const kept of[this.known,this.rootsOf,this.declared,this.calls])kept.clear()}return this.find(directory2)}find(directory2){
const before=this.known.get(directory2);if(before!==void 0)return before;this.known.set(directory2,[]),this.size.depth+=1;const called=this.calledBy(directory2);
this.size.depth-=1;const found=[...called.length===0||this.declarations(directory2).isRoot?this.roots(directory2):[],...called];return this.known.set(directory2,
found),found}declarations(directory2){const before=this.declared.get(directory2);if(before!==void 0)return before;if(this.read>instances_LIMITS.read)return NO_DECLARATIONS;
const declared=declarationsIn(directory2,this.client,this.surroundings.files);return this.declared.set(directory2,declared),this.count(declared),declared}count({
characters,parts}){this.size.characters+=characters,this.size.parts+=parts,this.read+=characters}roots(directory2){const before=this.rootsOf.get(directory2);if(before!==
void 0)return before;const{files:files2,setBy}=this.surroundings;if(this.read>instances_LIMITS.read)return[this.unknown(directory2)];const variableFiles=variableFilesIn(
directory2,files2),{loaded,others}=variableFiles;this.count(variableFiles);const root=(given,from)=>this.instance(directory2,given,{use:directory2,from}),found=[
root(loaded,null)];for(const{given,from}of others)found.push(root(name=>given(name)??loaded(name),from));for(const set of this.declarations(directory2).variables.
keys()){const where=setBy(set);if(!(where===null||loaded(set)!==void 0)){if(found.length>=instances_LIMITS.roots)break;found.push(root(name=>name===set?unseen:loaded(
name),`with ${where}`))}}return this.rootsOf.set(directory2,found),found}calledBy(directory2){const found=[];for(const caller of this.callers(directory2)){const outer=this.
size.depth>instances_LIMITS.depth||this.size.instances>instances_LIMITS.instances?[this.unknown(caller)]:this.find(caller);for(const[name,given]of this.callsIn(
caller).get(directory2)??[])for(const{scope,use,from}of outer){if(found.length>=instances_LIMITS.uses)return[...found,this.unknown(directory2)];const argument=variable=>{
const code=given.get(variable);return code&&(()=>evaluate(code,scope))};found.push(this.instance(directory2,argument,{use:`${use} ${name}`,from}))}}return found}callers(directory2){
this.localCalls??=this.surroundings.calls();const{callers,dynamic}=this.localCalls;if(this.dynamicCalls===void 0){const found=new Map;this.dynamicCalls=found;for(const caller of dynamic)
for(const target of this.callsIn(caller).keys())target!==null&&found.set(target,(found.get(target)??new Set).add(caller))}return(callers.get(directory2)??new Set).
union(this.dynamicCalls.get(directory2)??new Set)}callsIn(caller){const before=this.calls.get(caller);if(before!==void 0)return before;const calls=Map.groupBy(this.
declarations(caller).calls,([,given])=>this.target(caller,given));return this.calls.set(caller,calls),calls}target(caller,given){const source2=given.get("source"),
[root]=this.roots(caller),path3=source2&&root&&evaluate(source2,root.scope);return typeof path3=="string"&&(0,module_address.Nj)(path3)?(0,paths.un)(caller,path3):
null}unknown(directory2){return this.instance(directory2,()=>unseen,{use:`${directory2} ?`,from:null})}instance(directory2,given,how){const{variables,locals}=this.
declarations(directory2),names={var:remembered(name=>{const declared=variables.get(name);return declared&&this.variableValue(name,declared,given(name))}),local:remembered(
name=>{const code=locals.get(name);return code&&evaluate(code,scope)}),path:name=>name==="module"||name==="root"?".":void 0},{effort}=this;this.size.instances+=
1,effort.count();const scope={name:name=>names[name],call:callFunction,effort};return{scope,...how}}variableValue(name,{default:otherwise,isConst,isNullable},given){
const isEvaluated=this.client==="terraform"?isConst===!0:isConst!==!1;if(this.evaluation==="static"&&!isEvaluated)return new Beginning("",name);const value=given===
void 0?otherwise:given();return value===null&&isNullable===!1?otherwise:value}}const unseen=()=>{},local_calls_EXPRESSION=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;
function localCallsIn(called){const callers=new Map,dynamic=new Set;for(const{kind,text,place}of called)if(!(kind!=="module"||text===null))if((0,module_address.
Nj)(text)){const directory2=(0,paths.jt)(place.file),target=(0,paths.un)(directory2,text),before=callers.get(target);before===void 0?callers.set(target,new Set(
[directory2])):before.add(directory2)}else local_calls_EXPRESSION.test(text)&&dynamic.add((0,paths.jt)(place.file));return{callers,dynamic}}const MAX_KEPT_CHARACTERS=64*
1024*1024;class TerragruntFiles{known=new Map;characters=0;files;constructor(files2){this.files=files2}read(file){const before=this.known.get(file);if(before!==
void 0)return before;const text=this.files.read(file);this.characters+=text?.length??0,this.characters>MAX_KEPT_CHARACTERS&&(this.known.clear(),this.characters=
text?.length??0);const found=text===null?null:declaredIn(text,file.endsWith(".json"));return this.known.set(file,found),found}}function declaredIn(source2,isJson){
const{text,body}=isJson?readHclJson(source2):(0,hcl_native.K)(source2),code=(block,name)=>{const expression=(0,hcl_structure.w4)(block.body,name)?.value;return expression&&
{expression,text}},locals=new Map;for(const block of(0,hcl_structure.SH)(body,"locals",0))for(const{name,value}of(0,hcl_structure.Td)(block.body))locals.set(name,
{expression:value,text});const includes=new Map;for(const block of[...(0,hcl_structure.SH)(body,"include",0),...(0,hcl_structure.SH)(body,"include",1)]){const path3=code(
block,"path");path3!==void 0&&includes.set(block.labels[0]?.value??"",path3)}const sources=(0,hcl_structure.SH)(body,"terraform",0).map(block=>code(block,"sourc\
e"));return{locals,inputs:code({body},"inputs"),includes,hasSource:sources.some(found=>found!==void 0)}}const directory=file=>external_node_path_.posix.dirname(
`/${file}`);function pathFunctions(standpoint){const{from,unit,parent,isSet}=standpoint,here=directory(from),relative=(a,b)=>external_node_path_.posix.relative(
a,b)||".";return{basename:(_,[path3])=>typeof path3=="string"?external_node_path_.posix.basename(path3):void 0,dirname:(_,[path3])=>typeof path3=="string"?external_node_path_.
posix.dirname(path3):void 0,find_in_parent_folders:(_,given)=>findInParents(standpoint,given),get_env:(_,[variable,otherwise])=>typeof variable=="string"&&!isSet(
variable)?otherwise:void 0,get_original_terragrunt_dir:()=>directory(unit),get_parent_terragrunt_dir:(_,[name])=>directory(parent(name)),get_path_from_repo_root:()=>relative(
"/",here),get_path_to_repo_root:()=>relative(here,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>here,path_relative_from_include:(_,[name])=>relative(here,directory(
parent(name))),path_relative_to_include:(_,[name])=>relative(directory(parent(name)),here),try:(_,given)=>given.find(each=>each!==void 0)}}function findInParents({
from,files:files2},given){const[name=given.length===0?"terragrunt.hcl":void 0,otherwise]=given;if(typeof name=="string"){for(let at=directory(from);at!=="/";){at=
external_node_path_.posix.dirname(at);const path3=external_node_path_.posix.join(at,name);if(files2.exists(path3.slice(1)))return path3}return otherwise}}const UNIT=[
"terragrunt.hcl","terragrunt.hcl.json"];class Terragrunt{effort=new Effort;read;surroundings;includers;constructor(surroundings){this.surroundings=surroundings,
this.read=new TerragruntFiles(surroundings.files)}scopeOf(file){return this.evaluation()({file,from:file,unit:file}).scope}includedScopes(file){return this.includers??=
this.findIncluders(),(this.includers.get(file)??[]).map(unit=>this.evaluation()({file,from:unit,unit}).scope)}findIncluders(){const found=new Map;for(const unit of this.
surroundings.all()){const declared=this.read.read(unit);if(declared===null||declared.includes.size===0||declared.hasSource)continue;const scope=this.scopeOf(unit);
for(const path3 of declared.includes.values()){const file=this.fileAt(evaluate(path3,scope),unit);if(file===null)continue;const units=found.get(file);units===void 0?
found.set(file,[unit]):units.push(unit)}}return found}evaluation(){this.effort.renew();const known2=new Map,read2=reading=>{const key=`${reading.file}
${reading.from}`,config=known2.get(key)??this.configOf(reading,read2);return known2.set(key,config),config};return read2}configOf(reading,read2){const{file,from,
unit}=reading,declared=this.read.read(file),code=found=>found&&evaluate(found,scope),included=name=>this.fileAt(code(declared?.includes.get(name)),from),config=(path3,relativeTo)=>{
if(!(path3===null||this.read.read(path3)===null))return read2({file:path3,from:relativeTo??path3,unit}).value},local=remembered(name=>code(declared?.locals.get(
name))),include=remembered(name=>{if(!declared?.includes.has(""))return config(included(name),from);const bare=config(included(""),from);return typeof bare=="fu\
nction"?bare(name):void 0}),value=remembered(name=>name==="locals"?local:name==="inputs"?code(declared?.inputs):void 0),parent=name=>{if(file!==from)return file;
const[first]=declared?.includes.keys()??[];return included(typeof name=="string"?name:first??"")??file},{files:files2,isSet}=this.surroundings,paths2=pathFunctions(
{from,unit,parent,files:files2,isSet}),scope={name:name=>name==="local"?local:name==="include"?include:void 0,call:(name,given)=>name!=="read_terragrunt_config"?
(paths2[name]??callFunction)(name,given):config(this.fileAt(given[0],from),null)??given[1],effort:this.effort};return{scope,value}}fileAt(path3,from){if(typeof path3!=
"string")return null;const file=external_node_path_.posix.resolve("/",(0,paths.jt)(from),path3).slice(1);if(external_node_path_.posix.join(path3.startsWith("/")?
".":(0,paths.jt)(from),path3).startsWith(".."))return null;const unit=UNIT.map(name=>(0,paths.Gz)(file,name)).find(name=>this.read.read(name)!==null);return unit!==
void 0&&this.read.read(file)===null?unit:file}}const WORKFLOWS=".github/workflows",workflows_MAX_FILES=200;function variablesInWorkflows(files2){const found=new Map,
names=files2.list(WORKFLOWS).filter(name=>/\.ya?ml$/.test(name));for(const name of names.slice(0,workflows_MAX_FILES)){const file=`${WORKFLOWS}/${name}`,text=files2.
read(file)??"";for(const[,set,option]of text.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const variable=set??option??"";found.has(variable)||found.
set(variable,file)}}return found}function surroundingsOf(files2,found,environment){const inEnvironment=new Set(environment),workflows=(0,usage.Oo)(_=>variablesInWorkflows(
files2));return{files:files2,calls:()=>localCallsIn(found.calls()),all:found.terragrunt,isSet:name=>inEnvironment.has(name),setBy:variable=>{const name=`TF_VAR_${variable}`;
if(inEnvironment.has(name))return name;const workflow=workflows("all").get(variable);return workflow===void 0?null:`${name} in ${workflow}`}}}function values_valuesIn(surroundings){
const instances=(0,usage.Oo)(client=>(0,usage.Oo)(evaluation=>new Instances(surroundings,client,evaluation))),terragrunt=new Terragrunt(surroundings);return({row,
place},value,client)=>{if(row.grammar==="terragrunt")return terragruntUses(terragrunt,place.file,value);const evaluation=row.evaluation?.[client];if(evaluation===
void 0)return asWritten(value);const known2=instances(client)(evaluation);if(known2.effort.isSpent)return asWritten(value);const uses=new Map;for(const{scope,use,
from}of known2.of((0,paths.jt)(place.file))){scope.effort.renew();const found={...resolveValue(value,scope),from},before=uses.get(use);before===void 0?uses.set(
use,[found]):before.push(found)}return[...uses.values()]}}const asWritten=value=>[[{...resolveValue(value,noScope()),from:null}]];function terragruntUses(terragrunt,file,value){
if(terragrunt.effort.isSpent)return asWritten(value);const candidate=scope=>({...resolveValue(value,scope),from:null}),own=candidate(terragrunt.scopeOf(file));if(own.
isWhole)return[[own]];const included=terragrunt.includedScopes(file).map(scope=>[candidate(scope)]);return included.length===0?[[own]]:included}const scanInSteps=(selection2,environment=[])=>scanRepository(
selection2,found=>values_valuesIn(surroundingsOf(checkoutFiles(selection2),found,environment))),scanCheckout=(selection2,environment=[])=>atOnce(scanInSteps(selection2,
environment));function atOnce(steps){for(;;){const step=steps.next(!1);if(step.done)return step.value}}var kinds=__webpack_require__(3474),read=__webpack_require__(
5751);function applyChanges(scanned,changes,contentOf){const all={...scanned,newHosts:new Set,files:null,remarks:[]};if(changes===null)return all;const keepAll=why=>({
...all,remarks:[`changed-only has no effect: ${why}`]});if(changes.kind==="all")return keepAll(changes.why);const{files:files2}=changes,names=new Set(files2.filter(
({status})=>status!=="removed").map(({file})=>file));if(names.size>0&&![...names].some(name=>contentOf(name)!==null))return keepAll("the checkout contains none \
of the files that the pull request changes");const usages=scanned.usages.filter(({place})=>names.has(place.file)),remark=`changed-only: the pull request changes\
 ${files2.length===1?"1 file":`${files2.length} files`} with ${usages.length} of ${scanned.usages.length} usages`;return{usages,notes:scanned.notes.filter(({place})=>concerns(
place.file,names)),newHosts:newHosts(scanned.usages,files2,contentOf),files:new Set(files2.map(({file})=>file)),remarks:[remark]}}const concerns=(place,names)=>names.
has(place)||place==="."||[...names].some(name=>name.startsWith(`${place}/`)),MAX_SEARCHED=2e8;function newHosts(usages,files2,contentOf){const found=new Set;if(files2.
some(mayHaveNamedAny))return found;const changed=new Map(files2.map(file=>[file.file,changes_linesOf(file,contentOf)])),kept=files2.flatMap(({patch})=>patchLines(
patch,/^[ -]/));let searched=0;const count=(lines,host)=>{const spellings=[host,(0,hostname.nx)(host).toLowerCase()];return lines.filter(line=>(searched+=line.length,
searched<=MAX_SEARCHED&&spellings.some(spelling=>line.includes(spelling)))).length},isAdded=(file,host)=>{const{isNew,now,added}=changed.get(file)?.()??UNCHANGED,
lines=isNew?0:count(now,host);return isNew||lines>0&&lines===count(added,host)};for(const[host,using]of Map.groupBy(usages,usage2=>usage2.host)){if(host===null||
using.some(({isHostImplied})=>isHostImplied))continue;const used=[...new Set(using.map(({place})=>place.file))];!used.every(file=>changed.has(file))||count(kept,
host)>0||used.every(file=>isAdded(file,host))&&searched<=MAX_SEARCHED&&found.add(host)}return found}const UNCHANGED={isNew:!1,now:[],added:[]};function changes_linesOf({
file,status,patch},contentOf){let lines=null;const read2=()=>{const isNew=status==="added";if(isNew||patch===null)return{...UNCHANGED,isNew};const now=(contentOf(
file)??"").toLowerCase().split(`
`);return{isNew,now,added:patchLines(patch,/^\+/)}};return()=>(lines??=read2(),lines)}const patchLines=(patch,sign)=>(patch??"").toLowerCase().split(`
`).filter(line=>sign.test(line)),changes_CONFIGURATION=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,mayHaveNamedAny=({file,status,changes,patch})=>patch===
null&&status!=="added"&&changes>0&&changes_CONFIGURATION.test(file);var visit_requirements=__webpack_require__(2859);async function check(raw,world){const startedAt=new Date,
settings2=await(0,read.readSettings)(raw,world),ms=settings2.deadlineMs,cancel=world.startTimer(ms,()=>world.stop.end({kind:"deadline",ms}));try{return await checkWith(
settings2,world,startedAt)}finally{cancel()}}async function checkWith(settings2,world,startedAt){const{environment,stop}=world,before=performance.now(),scanned=await scan(
settings2,world),scanMs=settings2.scan.length===0?0:performance.now()-before,detection=detectionOf(settings2,scanned,world),dialect=await(0,clients_dialect.L2)(
detection),all={usages:(0,usage.sw)(scanned.usages,dialect.clients),notes:(0,usage.vH)([...scanned.notes,...unreadNotes(scanned,stop.why)],dialect.clients)},changes=settings2.
changedOnly?await world.changes(settings2):null,changed=applyChanges(all,changes,file=>{const read2=(0,read_text.yR)((0,external_node_path_.join)(world.directory,
file));return read2.ok?read2.text:null}),{notes,newHosts:newHosts2}=changed,configured=await(0,configure.jK)(changed.usages,settings2,dialect,{...world,scanned:{
...settings2,...scanned}}),{configs,releases}=configured,{files:changedFiles}=changed,{roots,notes:ofRoots}=await findRoots({...all,scanned,changed:changedFiles,
dialect,settings:settings2}),usages=await withoutUnusedLocks(configured.usages,roots),named2=(0,usage.kA)(all.usages),requirements=(0,visit_requirements.C)(settings2,
usages,dialect.clients,named2);boundHosts(requirements),await pendingEvents();const seen=await(0,contact.j)({requirements,roots,usages},settings2,{...dialect,configs,
releases},world),evidence={requirements,visits:seen.visits,usages,notes:[...withoutHostname(notes,usages,settings2,environment),...ofRoots],isEmpty:settings2.scan.
length>0&&scanned.isEmpty&&scanned.endedAt===null,newHosts:newHosts2,complaints:configured.findings,tokenVariables:tokenVariablesIn(environment),tokenHosts:settings2.
tokens.map(({host})=>host),tokenSources:seen.tokenSources,stopped:stop.why,predicted:await predict(seen.inquiry,{...settings2,dialect,isFork:world.isFork})},{isFork}=world,
rules={...settings2,dialect:{...dialect,releases},isFork},verdict=(0,judge_verdict.S4)(evidence,{...rules,now:startedAt.getTime()}),kept=namesIn(requirements),redacted=world.
secrets.redact({verdict,remarks:(0,remarks.q)([...changed.remarks,...(0,remarks.r)(verdict),...configured.remarks])},kept);return{settings:settings2,changes,verdict:redacted.
verdict,context:{dialect,failOn:settings2.failOn,scan:{files:scanned.files,bytes:scanned.bytes,usages:usages.length,durationMs:scanMs},remarks:redacted.remarks,
startedAt:startedAt.toISOString(),durationMs:Date.now()-startedAt.getTime(),version:version.xv,docsUrl:version.aq,clients:await(0,clients_dialect.rU)(dialect,detection.
scan),sources:shownLines((0,causes.sC)(redacted.verdict.findings),{...world.secrets,kept,usages:all.usages,configs,directory:world.directory,checkedAt:startedAt.
getTime()}),links:null}}}const tokenVariablesIn=environment=>Object.keys(environment).filter(name=>/^TFE?_?TOKEN/i.test(name));function unreadNotes({endedAt,files:files2},stopped){
return endedAt===null||stopped===null?[]:[(0,usage.YW)(endedAt,(0,problems_file.fileLimit)({kind:"time",stopped,files:files2}))]}function scan({scan:entries,exclude},{
directory:directory2,environment,stop,progress}){const steps=scanInSteps({root:directory2,scan:entries,exclude},Object.keys(environment));return giveWay(steps,stop,
files2=>progress({kind:"scan",files:files2}))}const namesIn=requirements=>new Set(requirements.flatMap(({host,service})=>[host,(0,hostname.nx)(host),service])),
detectDialect=(settings2,scanned,world)=>(0,clients_dialect.L2)(detectionOf(settings2,scanned,world));function detectionOf({dialect:setting,exclude,scan:entries},scanned,{
environment,directory:directory2}){if(entries.length===0)return{setting,scan:null};const tools=(0,clients_dialect.oh)({root:directory2,exclude},scanned.toolFiles),
hasCloudHostname=!!environment.TF_CLOUD_HOSTNAME;return{setting,scan:{...scanned,tools,hasCloudHostname}}}function boundHosts(requirements){const{size}=new Set(
requirements.map(({host})=>host));if(!(size<=kinds.pS))throw new settings.GN([`scan found ${size} hosts, the limit is ${kinds.pS}: narrow scan or exclude files`])}}),
2971:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{U7:()=>loadHosts,jK:()=>configure,
op:()=>readCliConfigs});var _protocol_services_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9562);const loadHosts=()=>Promise.all([__webpack_require__.e(
592),__webpack_require__.e(432),__webpack_require__.e(629),__webpack_require__.e(981)]).then(__webpack_require__.bind(__webpack_require__,7981));async function configure(usages,settings,dialect,{
environment,directory,scanned}){if(settings.hostnames.length===0&&usages.every(({needs})=>needs.length===0))return{usages,remarks:[],findings:[],configs:[],releases:dialect.
releases};const configs=await readCliConfigs(settings.cliConfig,dialect.clients,environment),releases=dialect.releases.map(release=>{const config=configs.find(({
client})=>client===release.client);return{...release,attemptMs:config?.requestTimeoutMs??release.attemptMs}}),mayHavePlugins=scanned.hasPlugins||scanned.scan.some(
entry=>entry!=="."),checkout={root:directory,mayHavePlugins,releases,asksMirrors:settings.depth!=="discovery"},installed=await leaveOutInstalled(usages,configs,
checkout),findings=[...configs.flatMap(config=>config.findings),...installed.findings],{mergeFindings}=await loadHosts();return{...installed,findings:mergeFindings(
findings),configs,releases}}async function readCliConfigs(cliConfig,clients,environment){const{readCliConfig,thisMachine}=await loadHosts(),machine=thisMachine(
environment);return clients.map(client=>readCliConfig(client,machine,cliConfig))}async function leaveOutInstalled(usages,configs,checkout){if(!usages.some(({needs})=>needs.
some(({service})=>service===_protocol_services_js__WEBPACK_IMPORTED_MODULE_0__.xq)))return{usages,remarks:[],findings:[]};const{withoutInstalled}=await Promise.
all([__webpack_require__.e(191),__webpack_require__.e(810)]).then(__webpack_require__.bind(__webpack_require__,8191));return withoutInstalled(usages,configs,checkout)}}),
4467:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Z:()=>openCredentials,j:()=>contact});
var _configure_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2971),_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1064),_scan_usage_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
7854),_visit_skip_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5960);async function contact({requirements,roots,usages},settings,dialect,world){const hosts=[
...new Set(requirements.map(({host})=>host))],skips=(0,_visit_skip_js__WEBPACK_IMPORTED_MODULE_3__.e)(requirements,settings,dialect),skipped=Array.from(skips,([
host,problem])=>(0,_visit_skip_js__WEBPACK_IMPORTED_MODULE_3__.i)(host,problem)),asked=hosts.filter(host=>!skips.has(host)),inquires=settings.depth!=="discovery"&&
roots.length>0;if(asked.length===0&&!inquires)return{visits:skipped,inquiry:null,tokenSources:new Map};const{attemptLimitMs,visitHosts}=await(0,_configure_js__WEBPACK_IMPORTED_MODULE_0__.
U7)(),{configs,releases}=dialect,{credentials,forced}=await openCredentials(settings,configs,world),shared=await sharedBy(credentials,settings,world),visited=await visitHosts(
asked,{...shared,forced,required:Map.groupBy(requirements,({host})=>host),maxRedirects:Math.max(...dialect.clients.map(client=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__.
NX[client])),releases,timeoutMs:settings.timeoutMs??attemptLimitMs(releases),retries:settings.retries,progress:progress=>world.progress({kind:"visits",...progress})}),
inquiry=settings.depth==="discovery"?null:await inquireOf(roots,{...shared,usages,settings,dialect,configs,environment:world.environment,directory:world.directory,
learn:world.secrets.learn,progress:progress=>world.progress({kind:"registries",...progress}),visits:visited});return{visits:[...visited,...skipped],inquiry,tokenSources:credentials.
known}}async function sharedBy(credentials,settings,{startTimer,stop}){const{networkOf}=await(0,_configure_js__WEBPACK_IMPORTED_MODULE_0__.U7)();return{network:networkOf(
settings),credentials:{...credentials,find:(0,_scan_usage_js__WEBPACK_IMPORTED_MODULE_2__.Oo)(credentials.find)},concurrency:settings.concurrency,random:Math.random,
now:Date.now,startTimer,stop}}async function inquireOf(roots,{environment,...options}){const{inquire}=await Promise.all([__webpack_require__.e(592),__webpack_require__.
e(1),__webpack_require__.e(191),__webpack_require__.e(432),__webpack_require__.e(924),__webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__,
3567)),{thisMachine}=await(0,_configure_js__WEBPACK_IMPORTED_MODULE_0__.U7)(),packages=options.settings.depth==="packages"?await Promise.all([__webpack_require__.
e(592),__webpack_require__.e(1),__webpack_require__.e(191),__webpack_require__.e(924),__webpack_require__.e(57)]).then(__webpack_require__.bind(__webpack_require__,
5057)):null;return inquire(roots,{...options,machine:thisMachine(environment),askPackages:packages?.askPackages??null})}async function openCredentials(settings,configs,{
environment,secrets,kill,stop}){const{readMachineCredentials}=await(0,_configure_js__WEBPACK_IMPORTED_MODULE_0__.U7)();return readMachineCredentials({...settings,
configs},environment,{learn:secrets.learn,kill,stop:stop.signal,abortAfter:ms=>AbortSignal.timeout(ms)})}}),5747:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Oj:()=>systemError,io:()=>readBytes,yR:()=>readText});var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4573),node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3024);const MAX_FILE_BYTES=16*1024*1024,FLAGS=node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY|
(node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK??0)|(node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOCTTY??0),buffer=Buffer.allocUnsafeSlow(256*1024);
let longBuffer=buffer;const readText=(path2,maxBytes=MAX_FILE_BYTES)=>readWith(path2,maxBytes,decode);function readBytes(path2,maxBytes){const read=readWith(path2,
maxBytes,(bytes,length)=>Buffer.from(bytes.subarray(0,length)));return Buffer.isBuffer(read)?read:null}function readWith(path2,maxBytes,use){let descriptor;try{
descriptor=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path2,FLAGS)}catch(error){return unreadable(error)}try{const length=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.
readSync)(descriptor,buffer,0,buffer.length,null);return length<buffer.length?use(buffer,length):readLong(descriptor,maxBytes,use)}catch(error){return unreadable(
error)}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor)}}function readLong(descriptor,maxBytes,use){const{size}=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.
fstatSync)(descriptor);if(size>maxBytes||size<buffer.length)return{ok:!1,failure:{kind:"size",bytes:size,maxBytes}};longBuffer.length<size&&(longBuffer=Buffer.allocUnsafeSlow(
size));const whole=longBuffer;let length=0;for(;length<size;){const more=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor,whole,length,size-length,length);
if(more===0)break;length+=more}return use(whole,length)}function decode(bytes,length){const text=bytes.toString("utf8",0,length),isWhole=!text.includes("\uFFFD")||
(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(0,length));return{ok:!0,text,isUtf8:isWhole,bytes:length}}function systemError(error){if(!(typeof error==
"object"&&error!==null&&"code"in error)||typeof error.code!="string")throw error;return error.code}const unreadable=error=>({ok:!1,failure:{kind:"error",code:systemError(
error)}})}),9349:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Jw:()=>PLAIN_CODE,L8:()=>isNamePart,
Md:()=>PLAIN_HEREDOC,Tj:()=>PLAIN_STRING,bs:()=>Cursor,lr:()=>MAX_DEPTH,r1:()=>closingOf,v$:()=>PLAIN_ENCLOSED_CODE,wH:()=>isClosing,xC:()=>isSpace});var _structure_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6134);const MAX_DEPTH=100,NAME=/[\p{ID_Start}_][\p{ID_Continue}-]*/uy,BEYOND=128,END=255,SPACE=1,NAME_START=2,NAME_PART=4,PLAIN_CODE=8,PLAIN_ENCLOSED_CODE=16,PLAIN_STRING=32,
PLAIN_HEREDOC=64,PATTERNS=[[SPACE,/[ \t]/g],[NAME_START,/[A-Za-z_]/g],[NAME_PART,/[\w-]/g],[PLAIN_CODE,/[\w \t.:=?!&|*%+>~-]/g],[PLAIN_ENCLOSED_CODE,/[\w \t\n,.:=?!&|*%+>~-]/g],
[PLAIN_STRING,/[^"\\$%\r\n]/g],[PLAIN_HEREDOC,/[^\n$%]/g]],CHARACTERS=Array.from({length:END+1},(_,code)=>code>BEYOND?"":String.fromCharCode(code)),SETS=new Uint8Array(
END+1);for(const[set,pattern]of PATTERNS)for(const{index}of CHARACTERS.join("").matchAll(pattern))SETS[index]=set|(SETS[index]??0);const isIn=(code=END,set)=>((SETS[code]??
0)&set)!==0,isSpace=next=>next===" "||next==="	",isNamePart=next=>/^[\w-]/.test(next),isClosing=next=>next==="}"||next===")"||next==="]";function closingOf(next){
return next==="{"?"}":next==="("?")":next==="["?"]":void 0}let shared=new Uint8Array(256*1024);const ENCODER=new TextEncoder;function codesOf(text,start){const{
length}=text;shared.length<=length&&(shared=new Uint8Array(2*length+1));const codes=shared,part=text.slice(start),{read,written}=ENCODER.encodeInto(part,codes.subarray(
start,length));if(read!==part.length||written!==part.length)for(let at=start;at<length;at++)codes[at]=Math.min(text.charCodeAt(at),BEYOND);return codes[length]=
END,codes}class Cursor{text;parts;codes;at;depth=0;mistake;constructor(text,at=0,parts=new _structure_js__WEBPACK_IMPORTED_MODULE_0__.n_){this.text=text,this.parts=
parts,this.codes=codesOf(text,at),this.at=at}countPart(){this.parts.add()||(this.at=this.text.length)}report(message,start,end=start+1){this.mistake??={message,
start,end:Math.min(end,Math.max(start,this.text.length))}}reportUnclosed(start){const isSequence=/[$%]/.test(this.text.charAt(start)),open=this.text.slice(start,
start+(isSequence?2:1)),end=this.isAtEnd()?"the end of the file":`"${this.peek()}"`,message=`unbalanced brackets: "${open}" is not closed before ${end}`;this.report(
message,this.isAtEnd()?start:this.at)}reportCharacter(){const character=String.fromCodePoint(this.text.codePointAt(this.at)??0);let why=`${JSON.stringify(character)}\
 is not used in HCL`;character==="'"&&(why="single quotes are not valid; use double quotes"),character==="\uFFFD"&&(why="the file is not UTF-8 here"),this.report(
`invalid character: ${why}`,this.at,this.at+character.length)}reportBrokenString(start){const message=this.isAtEnd()?"unterminated template string: no closing q\
uote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(message,start,this.at)}peek(distance=0){return CHARACTERS[this.
codes[this.at+distance]??END]??""}isAtEnd(){return this.at>=this.text.length}skipSpaces(){for(;;){const next=this.skipAll(SPACE);if(next==="\r")this.skipReturn();else if(next===
"/"&&this.peek(1)==="*")this.skipBlockComment();else return next}}skipBlank(){for(;;){const next=this.skipSpaces();if(next===`
`)this.at++;else if(this.isLineComment(next))this.skipLine();else return next}}skipAll(set){const{codes}=this;let{at}=this,code=codes[at]??END;for(;isIn(code,set);)
code=codes[++at]??END;return this.at=at,CHARACTERS[code]??""}isLineComment(next){return next==="#"||next==="/"&&this.peek(1)==="/"}isLineEnd(next){return next===
`
`||next===""||this.isLineComment(next)}skipLine(){const newline=this.text.indexOf(`
`,this.at);this.at=newline<0?this.text.length:newline}skipBlockComment(){const close=this.text.indexOf("*/",this.at+2);close<0&&this.report('unterminated commen\
t: "/*" has no "*/"',this.at,this.at+2),this.at=close<0?this.text.length:close+2}readName(){const{codes,text,at:start}=this;return isIn(codes[start],NAME_START)&&
this.skipAll(NAME_PART),codes[this.at]===BEYOND&&(NAME.lastIndex=start,this.at=NAME.test(text)?NAME.lastIndex:start),this.at>start?text.slice(start,this.at):void 0}skipReturn(){
this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),8704:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{J:()=>readExpression,U:()=>readLiteral});var _cursor_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9349),_skip_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3268),_strings_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4009);function readExpression(cursor,ends){cursor.countPart();const next=ends==="element"?cursor.
skipBlank():cursor.skipSpaces(),start=cursor.at,first=readLiteral(cursor,next);if(first!==void 0&&isEnd(cursor,ends))return first;(0,_skip_js__WEBPACK_IMPORTED_MODULE_1__.
Kk)(cursor,ends);let end=cursor.at;for(;end>start&&(0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.xC)(cursor.text.charAt(end-1));)end--;return end===start&&cursor.report(
"invalid expression: expected the start of an expression",start),first===void 0?readPrimitive(cursor,start,end):{kind:"other",start,end}}function isEnd(cursor,ends){
const next=ends==="element"?cursor.skipBlank():cursor.skipSpaces();return(0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.wH)(next)||next===","||cursor.isLineEnd(next)}
function readLiteral(cursor,next){if(next==='"')return(0,_strings_js__WEBPACK_IMPORTED_MODULE_2__.E3)(cursor);if(next==="<")return(0,_strings_js__WEBPACK_IMPORTED_MODULE_2__.
jw)(cursor);if(next!=="{"&&next!=="["&&next!=="(")return;const start=cursor.at++;cursor.depth++;let read;return cursor.depth>_cursor_js__WEBPACK_IMPORTED_MODULE_0__.
lr?read=skipBrackets(cursor,next,start):next==="{"?read=readObject(cursor,start):next==="["?read=readTuple(cursor,start):read=readParentheses(cursor,start),cursor.
depth--,read}function skipBrackets(cursor,open,start){return(0,_skip_js__WEBPACK_IMPORTED_MODULE_1__.ku)(cursor,(0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.r1)(open)??
open,start),{kind:"other",start,end:cursor.at}}const PRIMITIVE=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,MAX_PRIMITIVE_LENGTH=32;function readPrimitive(cursor,start,end){
if(PRIMITIVE.lastIndex=start,!(PRIMITIVE.test(cursor.text)&&PRIMITIVE.lastIndex===end)||end-start>MAX_PRIMITIVE_LENGTH)return{kind:"other",start,end};const text=cursor.
text.slice(start,end),word={true:!0,false:!1,null:null}[text];return{kind:"primitive",start,end,value:word===void 0?Number(text):word}}function readParentheses(cursor,start){
const inner=readExpression(cursor,"element");return cursor.skipBlank()!==")"?skipBrackets(cursor,"(",start):(cursor.at++,{...inner,start,end:cursor.at})}function readTuple(cursor,start){
if(isFor(cursor))return skipBrackets(cursor,"[",start);const elements=[];for(;;){const next=cursor.skipBlank();if(next==="]")return cursor.at++,{kind:"tuple",start,
end:cursor.at,elements};if(cursor.at>=cursor.text.length||(0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.wH)(next))return cursor.reportUnclosed(start),{kind:"other",
start,end:cursor.at};const before=cursor.at;elements.push(readExpression(cursor,"element")),cursor.at===before&&cursor.peek()!==","&&cursor.at++,cursor.skipBlank()===
","&&cursor.at++}}function readObject(cursor,start){if(isFor(cursor))return skipBrackets(cursor,"{",start);const items=[];for(;;){const next=cursor.skipBlank();
if(next==="}")return cursor.at++,{kind:"object",start,end:cursor.at,items};if(cursor.at>=cursor.text.length||(0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.wH)(next))
return cursor.reportUnclosed(start),{kind:"object",start,end:cursor.at,items};items.push(readItem(cursor,next)),cursor.skipSpaces()===","&&cursor.at++}}function readItem(cursor,next){
const start=cursor.at,name=readKey(cursor,next);let end=cursor.at;for(;end>start&&(0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.xC)(cursor.text.charAt(end-1));)end--;
const separator=cursor.skipSpaces();if(separator!=="="&&separator!==":")return cursor.report('missing attribute value: expected "=" or ":" after the key',cursor.
at),(0,_skip_js__WEBPACK_IMPORTED_MODULE_1__.Kk)(cursor,"line"),cursor.at===start&&cursor.at++,{name:void 0,start,end,value:{kind:"other",start:end,end:cursor.at}};
cursor.at++;const value=readExpression(cursor,"line");return{name,start,end,value}}function readKey(cursor,first){const start=cursor.at;let name;if(first==='"'||
first==="("){const key=readLiteral(cursor,first);key?.kind==="string"&&(name=key.value)}else name=cursor.readName();const next=cursor.skipSpaces();if(next==="="||
next===":")return name;skipKey(cursor);const text=cursor.text.slice(start,cursor.at).trimEnd();return/^\d+$/.test(text)?text:void 0}function skipKey(cursor){const operator=/[=!<>]=|[-+*/%<>!&|?.]/y;
for(;;){const next=cursor.skipSpaces(),start=cursor.at;if(operator.lastIndex=start,cursor.isLineComment(next))return;if((0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.
L8)(next))cursor.at++;else if(next==="["||next==="(")cursor.at++,skipBrackets(cursor,next,start);else if(next==='"')(0,_strings_js__WEBPACK_IMPORTED_MODULE_2__.
E3)(cursor);else if(operator.test(cursor.text))cursor.at=operator.lastIndex;else if(cursor.readName()===void 0)return}}function isFor(cursor){return cursor.skipBlank(),
cursor.text.startsWith("for",cursor.at)&&!(0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.L8)(cursor.peek(3))}}),400:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{K:()=>readHcl});var _cursor_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9349),_expressions_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
8704),_skip_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3268),_strings_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(4009),_structure_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
6134);function readHcl(text,parts=new _structure_js__WEBPACK_IMPORTED_MODULE_4__.n_){const cursor=new _cursor_js__WEBPACK_IMPORTED_MODULE_0__.bs(text,text.startsWith(
"\uFEFF")?1:0,parts),body=readBody(cursor,void 0);return(0,_structure_js__WEBPACK_IMPORTED_MODULE_4__.pH)(text,body,cursor.mistake,parts)}function readBody(cursor,open){
const found={attributes:[],blocks:[]};let isOneLine=open!==void 0&&!cursor.isLineEnd(cursor.skipSpaces());for(;;){const next=cursor.skipBlank();if(cursor.at>=cursor.
text.length){open!==void 0&&cursor.report(UNCLOSED,open);break}if(next==="}"&&open!==void 0){cursor.at++;break}readItem(cursor,next,found),endItem(cursor,isOneLine,
found),isOneLine=!1}return{kind:"native",attributes:found.attributes,blocks:found.blocks}}const UNCLOSED="unclosed configuration block: there is no closing brac\
e before the end of the file";function readItem(cursor,first,found){const start=cursor.at;cursor.countPart();const name=first==='"'?readQuotedName(cursor):cursor.
readName();if(name===void 0){first<"\x80"?cursor.report("argument or block definition required",start):cursor.reportCharacter(),skipRest(cursor,start);return}const end=cursor.
at;if(cursor.skipSpaces()==="="&&cursor.peek(1)!=="="){cursor.at++,found.attributes.push({name,start,end,value:(0,_expressions_js__WEBPACK_IMPORTED_MODULE_1__.J)(
cursor,"line")});return}const labels=readLabels(cursor),open=cursor.at;if(cursor.peek()!=="{"){const message=labels.length===0?`argument or block definition req\
uired: "${name}" has neither "=" nor "{" after it`:`invalid block definition: the header of "${name}" has no "{" at its end`;cursor.report(message,start,end),skipRest(
cursor,start);return}cursor.at++;const body=UNREAD.has(name)&&labels[0]?.value!==REMOTE_STATE&&cursor.depth===0&&cursor.mistake===void 0?skipBody(cursor,open):readNestedBody(
cursor,open);found.blocks.push({type:name,labels,start,end:open,body})}const UNREAD=new Set(["resource","data","ephemeral","output","variable"]),REMOTE_STATE="t\
erraform_remote_state";function skipBody(cursor,open){const{at}=cursor;return(0,_skip_js__WEBPACK_IMPORTED_MODULE_2__.ku)(cursor,"}",open)&&cursor.mistake===void 0?
new UnreadBody(cursor,open):(cursor.at=at,cursor.mistake=void 0,readNestedBody(cursor,open))}class UnreadBody{kind="native";text;open;end;parts;body;constructor({
text,at,parts},open){this.text=text,this.open=open,this.end=at,this.parts=parts}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(name){
return this.body!==void 0||this.text.slice(this.open,this.end).includes(name)}read(){if(this.body===void 0){const cursor=new _cursor_js__WEBPACK_IMPORTED_MODULE_0__.
bs(this.text.slice(0,this.end),this.open+1,this.parts);cursor.depth=1,this.body=readBody(cursor,this.open)}return this.body}}function readNestedBody(cursor,open){
if(cursor.depth>=_cursor_js__WEBPACK_IMPORTED_MODULE_0__.lr)return cursor.report(`blocks are nested deeper than ${_cursor_js__WEBPACK_IMPORTED_MODULE_0__.lr} le\
vels`,open),(0,_skip_js__WEBPACK_IMPORTED_MODULE_2__.ku)(cursor,"}",open),{kind:"native",attributes:[],blocks:[]};cursor.depth++;const body=readBody(cursor,open);
return cursor.depth--,body}function readQuotedName(cursor){const start=cursor.at,name=(0,_strings_js__WEBPACK_IMPORTED_MODULE_3__.E3)(cursor);return cursor.report(
"invalid argument name: argument names must not be quoted",start,cursor.at),name.kind==="string"?name.value:void 0}function readLabels(cursor){const first=readLabel(
cursor);if(first===void 0)return NO_LABELS;const second=readLabel(cursor);if(second===void 0)return[first];const labels=[first,second];for(let next=readLabel(cursor);next!==
void 0;next=readLabel(cursor))labels.push(next);return labels}const NO_LABELS=[];function readLabel(cursor){const next=cursor.skipSpaces(),start=cursor.at;let value;
if(next==='"'){const label2=(0,_strings_js__WEBPACK_IMPORTED_MODULE_3__.E3)(cursor);label2.kind==="string"?value=label2.value:(value=cursor.text.slice(start+1,Math.
max(start+1,cursor.at-1)),cursor.report("invalid block label: it has to be plain text",start,cursor.at))}else value=cursor.readName();if(value===void 0)return;const label={
value,start,end:cursor.at};return cursor.countPart(),label}function endItem(cursor,isOneLine,found){const next=cursor.skipSpaces();isOneLine&&(next!=="}"||found.
blocks.length>0)?cursor.report("invalid single-argument block definition: a block in one line has one argument at most",cursor.at):!isOneLine&&!cursor.isLineEnd(
next)&&cursor.report("missing newline after argument or block definition",cursor.at)}function skipRest(cursor,start){(0,_skip_js__WEBPACK_IMPORTED_MODULE_2__.Kk)(
cursor,"line"),(cursor.at===start||(0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.wH)(cursor.peek())&&cursor.peek()!=="}")&&cursor.at++}}),3268:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Fq:()=>readHeredocHead,Kk:()=>skipExpression,_p:()=>skipHeredoc,ku:()=>skipToClosing});var _cursor_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9349);const HEREDOC="<<",isText=({close})=>close==='"'||close===HEREDOC;function skipExpression(cursor,ends){cursor.skipAll(_cursor_js__WEBPACK_IMPORTED_MODULE_0__.
Jw)===`
`&&ends==="line"||skip(cursor,[],ends)}const skipToClosing=(cursor,close,start)=>skip(cursor,[{start,close}],void 0),skipHeredoc=(cursor,marker,start)=>skip(cursor,
[{start,close:HEREDOC,marker}],void 0);function skip(cursor,open,ends){for(;;){const top=open.at(-1);if(top===void 0&&ends===void 0)return!0;let isWhole;if(top!==
void 0&&isText(top)?(top.close==='"'?skipString:skipHeredocText)(cursor,open,top)||(isWhole=!1):isWhole=skipCode(cursor,open,ends),isWhole!==void 0)return isWhole}}
function skipCode(cursor,open,ends){for(;;){const isOutermost=open.length===0,next=cursor.skipAll(isOutermost?_cursor_js__WEBPACK_IMPORTED_MODULE_0__.Jw:_cursor_js__WEBPACK_IMPORTED_MODULE_0__.
v$);if(next===`
`||next===","){if(isOutermost&&(next===","||ends==="line"))return!0;cursor.at++}else if((0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.wH)(next)){if(isOutermost)return!0;
if(!skipClosing(cursor,open,next))return!1;const top=open.at(-1);if(top===void 0?ends===void 0:isText(top))return}else if(next==='"'){const start=cursor.at++;if(cursor.
skipAll(_cursor_js__WEBPACK_IMPORTED_MODULE_0__.Tj)!=='"'){open.push({start,close:'"'});return}cursor.at++}else{const close=(0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.
r1)(next);if(close!==void 0)open.push({start:cursor.at++,close});else{if(next==="<"&&skipLess(cursor,open))return;if(next!=="<"){if(cursor.isAtEnd())return endEarly(
cursor,open);if(isOutermost&&ends==="line"&&cursor.isLineComment(next))return!0;skipOddCode(cursor,next)}}}}}function skipLess(cursor,open){const start=cursor.at,
marker=readHeredocHead(cursor);return marker===void 0?cursor.at++:open.push({start,close:HEREDOC,marker}),marker!==void 0}function skipOddCode(cursor,next){cursor.
isLineComment(next)?cursor.skipLine():next==="/"&&cursor.peek(1)==="*"?cursor.skipBlockComment():next==="/"?cursor.at++:next==="\r"?cursor.skipSpaces():(next<"\x80"||
cursor.readName()===void 0)&&(cursor.reportCharacter(),cursor.at++)}function skipClosing(cursor,open,bracket){const top=open.pop();if(top!==void 0&&top.close!==
bracket){cursor.reportUnclosed(top.start);let next=open.at(-1);for(;next!==void 0&&next.close!==bracket&&!isText(next);)open.pop(),next=open.at(-1);if(next===void 0)
return!1;isText(next)?open.push({start:cursor.at,close:"}"}):open.pop()}return cursor.at++,!0}function endEarly(cursor,open){const first=open[0];return first===
void 0?!0:(cursor.reportUnclosed(first.start),!1)}function skipString(cursor,open,string){for(;;){const next=cursor.skipAll(_cursor_js__WEBPACK_IMPORTED_MODULE_0__.
Tj);if(next==='"')return open.pop(),cursor.at++,!0;if(next==="\\")cursor.at+=/[^\r\n]/.test(cursor.peek(1))?2:1;else{if(next!=="$"&&next!=="%")return endBrokenString(
cursor,open,string);if(skipSequenceStart(cursor,open))return!0}}}function skipSequenceStart(cursor,open){const{at}=cursor,next=cursor.peek(1);if(next==="{")return open.
push({start:at,close:"}"}),cursor.at+=2,!0;const isEscaped=next===cursor.peek()&&cursor.peek(2)==="{";return cursor.at+=isEscaped?3:1,!1}function endBrokenString(cursor,open,string){
cursor.reportBrokenString(string.start);const lineStart=startOfLine(cursor);do open.pop();while((open.at(-1)?.start??-1)>=lineStart);return open.length>0}function startOfLine({
text,at}){let start=at;for(;start>0&&text[start-1]!==`
`&&text[start-1]!=="\r";)start--;return start}function readHeredocHead(cursor){const{text,at:start}=cursor;if(cursor.peek(1)!=="<")return;cursor.at+=cursor.peek(
2)==="-"?3:2;const marker=cursor.readName();if(marker===void 0){cursor.at=start;return}return cursor.skipSpaces()!==`
`&&cursor.at<text.length&&cursor.report("invalid expression: a heredoc marker must end its line",start,cursor.at),cursor.skipLine(),cursor.isAtEnd()||cursor.at++,
marker}function skipHeredocText(cursor,open,heredoc){const marker=heredoc.marker??"";for(;;){if(cursor.peek(-1)===`
`&&skipMarkerLine(cursor,marker))return open.pop(),!0;const next=cursor.skipAll(_cursor_js__WEBPACK_IMPORTED_MODULE_0__.Md);if(cursor.isAtEnd()){const message=`\
unterminated template string: no line closes the heredoc "${marker}"`;return cursor.report(message,heredoc.start),!1}if(next===`
`)cursor.at++;else if(skipSequenceStart(cursor,open))return!0}}function skipMarkerLine(cursor,marker){const{text}=cursor;let{at}=cursor;for(;(0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.
xC)(text.charAt(at));)at++;const first=text.charAt(at);if(first>" "&&first<"\x80"&&!text.startsWith(marker,at))return!1;const newline=text.indexOf(`
`,at),end=newline<0?text.length:newline;return text.slice(at,end).trim()!==marker?!1:(cursor.at=text.charAt(end-1)==="\r"?end-1:end,!0)}}),4009:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{BD:()=>readBareTemplate,E3:()=>readString,jw:()=>readHeredoc});var _cursor_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9349),_skip_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3268);function readString(cursor){const{text,at:start}=cursor;if(cursor.at++,cursor.skipAll(_cursor_js__WEBPACK_IMPORTED_MODULE_0__.
Tj)!=='"')return readTemplate(cursor,start);const value=text.slice(start+1,cursor.at++);return{kind:"string",start,end:cursor.at,value,verbatim:value}}function readBareTemplate(text,span,counted){
if(!text.includes("{"))return{kind:"string",...span,value:text,verbatim:text};const cursor=new _cursor_js__WEBPACK_IMPORTED_MODULE_0__.bs(text,0,counted),pieces={
parts:[],known:""};for(cursor.at=0;cursor.at<text.length;){const from=cursor.at;for(;cursor.at<text.length&&!isSign(cursor.peek());)cursor.at++;if(pieces.known+=
text.slice(from,cursor.at),cursor.at<text.length&&!readSequence(cursor,pieces)){addUnknown(pieces,span);break}}const parts=pieces.parts.map(part=>part.kind==="k\
nown"?part:{...part,code:text.slice(part.start,part.end),...span});return finish({parts,known:pieces.known},span,text)}const isSign=next=>next==="$"||next==="%";
function readTemplate(cursor,start){const{text}=cursor,pieces={parts:[],known:text.slice(start+1,cursor.at)};for(;;){const from=cursor.at,next=cursor.skipAll(_cursor_js__WEBPACK_IMPORTED_MODULE_0__.
Tj);if(pieces.known+=text.slice(from,cursor.at),next==='"')return cursor.at++,finish(pieces,{start,end:cursor.at});if(next==="\\")pieces.known+=readEscape(cursor);else if(isSign(
next)){if(!readSequence(cursor,pieces))return{kind:"other",start,end:cursor.at}}else return cursor.reportBrokenString(start),{kind:"other",start,end:cursor.at}}}
function finish({parts,known},{start,end},verbatim){return parts.length===0?{kind:"string",start,end,value:known,verbatim:verbatim??known}:(known!==""&&parts.push(
{kind:"known",value:known}),{kind:"template",start,end,parts,verbatim})}function addUnknown(pieces,span){pieces.known!==""&&pieces.parts.push({kind:"known",value:pieces.
known}),pieces.known="",pieces.parts.push({kind:"unknown",start:span.start,end:span.end})}function readSequence(cursor,pieces){const{text,at:start}=cursor,sign=text.
charAt(start);if(cursor.peek(1)!=="{"){const isEscaped=text.startsWith(`${sign}{`,start+1);return pieces.known+=isEscaped?`${sign}{`:sign,cursor.at+=isEscaped?3:
1,!0}cursor.at+=2;const inner=sign==="$"?readInnerString(cursor):void 0;return inner?.kind==="other"?!1:inner?.kind==="string"&&cursor.skipBlank()==="}"?(pieces.
known+=inner.value,cursor.at++,!0):(0,_skip_js__WEBPACK_IMPORTED_MODULE_1__.ku)(cursor,"}",start)?(text.charAt(start+2)==="~"&&(pieces.known=pieces.known.trimEnd()),
addUnknown(pieces,{start,end:cursor.at}),cursor.countPart(),!0):!1}function readInnerString(cursor){if(cursor.skipBlank()!=='"'||cursor.depth>=_cursor_js__WEBPACK_IMPORTED_MODULE_0__.
lr)return;cursor.depth++;const inner=readString(cursor);return cursor.depth--,inner}const ESCAPES={n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"};function readEscape(cursor){const{text,at:start}=cursor,letter=text.charAt(start+1),digits=text.slice(start+2,start+(letter===
"U"?10:6)),isHex=letter==="U"?/^[0-9a-f]{8}$/i.test(digits):/^[0-9a-f]{4}$/i.test(digits),point=Number.parseInt(digits,16);if((letter==="u"||letter==="U")&&isHex&&
point<=1114111)return cursor.at+=digits.length+2,String.fromCodePoint(point);const known=ESCAPES[letter];if(cursor.at+=known===void 0?1:2,known!==void 0)return known;
const shown=JSON.stringify(text.slice(start,start+2));return cursor.report(`invalid escape sequence: ${shown}`,start,start+2),""}function readHeredoc(cursor){const{
text,at:start}=cursor,isIndented=cursor.peek(2)==="-",marker=(0,_skip_js__WEBPACK_IMPORTED_MODULE_1__.Fq)(cursor);if(marker===void 0)return;const from=cursor.at;
if(!(0,_skip_js__WEBPACK_IMPORTED_MODULE_1__._p)(cursor,marker,start))return{kind:"other",start,end:cursor.at};const span={start,end:cursor.at},body=text.slice(
from,text.lastIndexOf(`
`,cursor.at-1)+1);if(SEQUENCE.test(body)){const parts=[{kind:"unknown",...span}];return{kind:"template",...span,parts,verbatim:void 0}}const plain=body.replaceAll(
"$${","${").replaceAll("%%{","%{"),value=isIndented?withoutIndentation(plain):plain;return{kind:"string",...span,value,verbatim:value}}const SEQUENCE=/(?<!\$)\$\{|(?<!%)%\{/;
function withoutIndentation(body){let least=body.length;for(const[indent]of body.matchAll(INDENT))least=Math.min(least,indent.length);return body.replace(INDENT,
indent=>indent.slice(least))}const INDENT=/(?<=^|\n)[^\S\n]*(?=\S)/g}),6134:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{SH:()=>blocksOf,Td:()=>attributesOf,lS:()=>membersOf,n_:()=>PartCount,pH:()=>structureOf,w4:()=>attributeOf,yN:()=>placesIn});const MAX_PARTS=25e4;
class PartCount{max;count=0;constructor(max=MAX_PARTS){this.max=max}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}}function structureOf(text,body,mistake,parts){
return mistake===void 0?{text,body,parts,problems:[]}:{text,body,parts,problems:[{...placesIn(text)(mistake),message:mistake.message}]}}const blocksOf=(body,type,labels)=>{
const found=[];if(body.kind==="native"){for(const block of body.blocks)block.type===type&&block.labels.length===labels&&found.push(block);return found}for(const member of body.
members)member.name===type&&unpack(type,member.value,labels,[],found);return found},attributesOf=body=>body.kind==="native"?body.attributes:body.members;function attributeOf(body,name){
if(!(body.kind==="native"&&body.mayHave?.(name)===!1)){for(const attribute of attributesOf(body))if(attribute.name===name)return attribute}}const membersOf=value=>value.
kind==="object"?value.items.filter(isMember):value.kind!=="tuple"?[]:value.elements.flatMap(element=>element.kind==="object"?element.items.filter(isMember):[]),
isMember=item=>item.name!==void 0&&item.name!=="//";function unpack(type,value,labelsLeft,labels,found){if(labelsLeft>0){for(const{name,start,end,value:inner}of membersOf(
value))unpack(type,inner,labelsLeft-1,[...labels,{value:name,start,end}],found);return}const span={start:value.start,end:value.start+1};for(const element of value.
kind==="tuple"?value.elements:[value])element.kind!=="object"&&element.kind!=="tuple"||found.push({...span,type,labels,body:{kind:"json",members:membersOf(element)}})}
const placesIn=text=>{const lines=[text.startsWith("\uFEFF")?1:0];let newline=text.indexOf(`
`),pairs;return({start,end})=>{for(;newline>=0&&newline<start;newline=text.indexOf(`
`,newline+1))lines.push(newline+1);pairs??=surrogatePairs(text);const before=offset=>countUpTo(pairs??[],offset-1),line=Math.max(1,countUpTo(lines,start)),lineStart=lines[line-
1]??0,lineEnd=(lines[line]??(newline<0?text.length:newline)+1)-1,column=offset=>offset-lineStart-before(offset)+before(lineStart)+1;return{line,column:column(Math.
max(start,lineStart)),endColumn:column(Math.min(end,lineEnd))}}},surrogatePairs=text=>/[\uD800-\uDBFF]/.test(text)?Array.from(text.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),
match=>match.index):[];function countUpTo(sorted,limit){let low=0,high=sorted.length;for(;low<high;){const middle=low+high>>>1;(sorted[middle]??0)<=limit?low=middle+
1:high=middle}return low}}),2886:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{ER:()=>isBreaking,
HJ:()=>aboutIn,Mm:()=>bounded,Np:()=>bySeverity,aZ:()=>narrowedTo,bz:()=>draftOf,hD:()=>findingOf,l$:()=>isOfFiles,ld:()=>breaksInit,pi:()=>isIgnored,xJ:()=>severityOf});
var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5143),_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5799);const OF_CONFIGURATION=[
"module","provider","version","package","lock","not"],isOfFiles=({problem,places})=>OF_CONFIGURATION.includes(problem.code.replace(/-.*/,""))&&places.length>0&&
places.every(place=>typeof place!="string"),draftOf=(problem,service=null,needed=!0)=>({services:service===null?[]:[service],problem,needed}),narrowedTo=(problem,clients)=>({
...problem,affects:problem.affects.filter(client=>clients.includes(client))}),isBreaking=({problem,needed})=>needed&&problem.usualSeverity==="error";function severityOf({
problem,needed},checked){const breaksChecked=needed&&checked.some(client=>problem.affects.includes(client));return problem.severity==="error"&&!breaksChecked?"w\
arning":problem.severity}const findingOf=(draft,checked,about)=>({severity:severityOf(draft,checked),problem:draft.problem,affects:draft.problem.affects,...about}),
bySeverity=(a,b)=>_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__.oC.indexOf(a.severity)-_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__.oC.indexOf(b.severity),
isIgnored=(problem,host,ignore)=>ignore.some(rule=>rule.code===problem.code&&(rule.host===null||rule.host===host));function breaksInit({problem,services},{visit:{
host,attempt},requirements,answering},{depth}){if(depth==="discovery"||attempt.discovery.kind==="skipped")return!0;const isAnswering=services.some(service=>answering.
has(`${host} ${service}`));if(problem.code==="service-url-no-slash"&&isAnswering)return!1;const own=requirements.filter(({service})=>services.length===0||services.
includes(service));return own.length===0||own.some(({isForInit})=>isForInit)}const MAX_PLACES=1e3;function aboutIn(requirements){const known=new Map;return services=>{
const key=JSON.stringify(services),found=known.get(key)??aboutServices(services,requirements);return known.set(key,found),found}}function aboutServices(services,requirements){
const requiring=ids3=>requirements.filter(({service})=>ids3.includes(service)),own=services.length===0?requirements:requiring(services),required=services.filter(
id=>own.some(({service})=>service===id)),ids2=required.length>0?required:services,because=(own.length>0?own:requiring(["any"])).flatMap(each=>each.because);return{
service:ids2.length===1?ids2[0]??null:null,...bounded([...new Set(because)])}}function bounded(places){const all=asideLast(places),placesLeftOut=Math.max(0,all.
length-MAX_PLACES);return{places:all.slice(0,MAX_PLACES),placesLeftOut}}function asideLast(places){const{own=[],aside=[]}=Object.groupBy(places,place=>typeof place!=
"string"&&(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__.Zl)(place.file)?"aside":"own");return[...own,...aside]}}),997:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{O:()=>attemptsOf,T:()=>resultFor});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064);const attemptsOf=({
earlier,attempt,later})=>[...earlier,attempt,...later];function answerFor({discovery,timing,headMs,hops},{attemptMs}){const status=headMs!==null&&headMs<=attemptMs?
hops.at(-1)?.status:null;return status===null||(0,_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Mq)(status??0)?"retries":discovery.kind!=="failed"&&timing.totalMs<=
attemptMs?"works":"fails"}function resultFor(attempts,release){const answers=attempts.map(attempt=>answerFor(attempt,release)),first=answers.indexOf("works");return first<
0?"never":first<=release.retries&&!answers.slice(0,first).includes("fails")?"always":"sometimes"}}),1393:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{j7:()=>NOTHING_PREDICTED,k2:()=>failsCheck,S4:()=>judge});var brief=__webpack_require__(4e3),file=__webpack_require__(
7052),problems_place=__webpack_require__(5143),problems_problem=__webpack_require__(5799),protocol_clients=__webpack_require__(1064),go_url=__webpack_require__(
4283),not_contacted=__webpack_require__(6697),protocol_hostname=__webpack_require__(1831),judge_finding=__webpack_require__(2886);const mayUse=(host,{allowedHosts,
hostnames})=>(0,protocol_hostname.Jr)(host,allowedHosts)||hostnames.some(named=>named.host===host),WHOLE={file:".",line:1,column:1,endColumn:1},MAX_DIRECT_HOSTS=1e4;
function judgeDirectHosts(usages,rules,max=MAX_DIRECT_HOSTS){if(rules.allowedHosts.length===0)return[];const problems=new Map,notes=[];let omitted=0;for(const{directHost,
kind,isOverridden,place,clients}of usages){if(directHost===void 0||isOverridden||mayUse(directHost,rules))continue;const use=kind==="backend_http"||kind==="remo\
te_state"?"backend":"download",key=`${use} ${directHost}`,known=problems.get(key);if(known===void 0&&problems.size>=max){omitted+=1;continue}const found=known??
directProblem(directHost,use);problems.set(key,found),notes.push({...found,place,clients})}if(omitted===0)return notes;const problem=(0,file.fileLimit)({kind:"p\
roblems",max,omitted});return[...notes,{problem,place:WHOLE,clients:protocol_clients.Du,host:null}]}function directProblem(name,use){const parsed=(0,protocol_hostname.
Pv)(name),host=parsed.ok?parsed.value:null,shown2=host===null?name:(0,protocol_hostname.nx)(host);return{problem:(0,not_contacted.hostNotAllowed)({host:shown2,use}),
host}}function judgeServiceHosts(registry,services,requirements,rules){if(rules.allowedHosts.length===0)return[];const used=requirements.filter(({because})=>because.
some(one=>typeof one!="string"));return services.flatMap(service2=>{const{id,kind}=service2;if(kind!=="url"||!used.some(each=>each.service===id))return[];const url=(0,go_url.
Dl)(service2.url),host=url.ok?(0,protocol_hostname.Pm)(url.value):null;if(host===null||host===registry||mayUse(host,rules))return[];const problem=(0,not_contacted.
hostNotAllowed)({host,service:id,registry:(0,protocol_hostname.nx)(registry)});return[(0,judge_finding.bz)(problem,id)]})}var problems_credentials=__webpack_require__(
3534),cloud=__webpack_require__(3410),protocol_services=__webpack_require__(9562);const STATE=[protocol_services.OZ,protocol_services.Bn],REGISTRY=[protocol_services.
e$,protocol_services.xq],PRIVATE_HOSTS=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...STATE,...REGISTRY]},{matches:/^api\.env0\.com$/,services:REGISTRY},{
matches:/^backend\.api\.env0\.com$/,services:STATE},{matches:/\.scalr\.io$/,services:STATE}],servicesWithToken=host=>PRIVATE_HOSTS.find(({matches})=>matches.test(
host))?.services??[];var token_variables=__webpack_require__(241);function judgeCredentials(visit,{role},rules){const status=refusalOf(visit),hasToken=visit.credentials?.
hasToken===!0,isDiagnosed=(visit.attempt.hops.at(-1)?.challenge??null)===null&&(hasToken||role!=="guest"),misses=hasToken?[]:missesOf(visit.host,status,rules),drafts=[
...visit.difference===null?[]:[visit.difference],...misses,...status===null||!isDiagnosed?[]:[diagnose(visit,status,rules)]].map(problem=>(0,judge_finding.bz)(problem)),
ofCloud=hasToken?[]:withoutCloudToken(visit,rules);return ofCloud.length>0?[...drafts,...ofCloud]:misses.length===0?[...drafts,...withoutToken(visit,rules)]:drafts}
function withoutCloudToken(visit,{usages,isFork,depth}){const{host,attempt}=visit;if(depth==="discovery"||attempt.discovery.kind!=="found")return[];const requiring=usages.
flatMap(({workspace,hasOwnToken,needs,place})=>workspace===void 0||hasOwnToken||(0,problems_place.Zl)(place.file)?[]:needs.filter(need=>need.host===host));return Array.
from(Map.groupBy(requiring,({service:service2})=>service2),([service2,needs])=>{const problem=(0,cloud.cloudToken)({host,service:service2,isFork,...searchedBy(visit)}),
clients=needs.flatMap(need=>need.clients);return(0,judge_finding.bz)((0,judge_finding.aZ)(problem,clients),service2)})}function withoutToken(visit,{usages,isFork}){
const{host,attempt,credentials:credentials2}=visit;if(attempt.discovery.kind!=="found"||credentials2?.hasToken||credentials2?.problem)return[];const service2=servicesWithToken(
host).find(id=>usages.some(({hasOwnToken,needs,place})=>needs.some(need=>need.host===host&&need.service===id)&&!hasOwnToken&&!(0,problems_place.Zl)(place.file)));
return service2===void 0?[]:[(0,judge_finding.bz)((0,problems_credentials.credentialsMissing)({host,service:service2,isFork,...searchedBy(visit)}),service2)]}function refusalOf(visit){
const{discovery,hops}=visit.attempt;return discovery.kind==="failed"&&discovery.problem.code==="document-unauthorized"?hops.at(-1)?.status??null:null}function missesOf(host,status,{
tokenVariables,hosts}){return(0,token_variables.B)(tokenVariables,host,hosts).filter(({isParent})=>!isParent||status!==null).map(({variable,why,write})=>(0,problems_credentials.
credentialsNearMiss)({host,variable,why,write}))}function diagnose(visit,status,{isFork}){const{host,credentials:credentials2}=visit;return credentials2?.hasToken?
(0,problems_credentials.credentialsRejected)({host,status,source:credentials2.source}):(0,problems_credentials.credentialsMissing)({host,service:null,isFork,...searchedBy(
visit)})}function searchedBy({credentials:credentials2,looks}){const all=looks.flatMap(client=>client.looks),sources=isRead=>[...new Set(all.flatMap(({held,source:source2})=>held!==
"not read"===isRead?source2:[]))],searched=credentials2===null?sources(!0):[credentials2.source],notRead=credentials2===null?sources(!1):[];return{searched,notRead}}
function judgeUnused(tokenHosts,hosts){return tokenHosts.filter(host=>!hosts.includes(host)).map(host=>(0,judge_finding.bz)((0,problems_credentials.credentialsUnused)(
{host})))}var public_registries=__webpack_require__(7715),service_url=__webpack_require__(9319),address_kind=__webpack_require__(5195);function placeOfHost({host,
attempt},resolve){const{name}=(0,protocol_hostname.Sv)(host),byName=(0,address_kind.uo)(name),address=attempt.hops[0]?.address??null;if(byName!=="public"||address===
null)return byName;const kind=(0,address_kind.Zu)(address),isRule=resolve.some(rule=>rule.name===name);return kind==="loopback"&&isRule?"public":kind}const SECLUSION={
public:0,reserved:1,private:2,metadata:2,loopback:3},isUnreachable=(url,{kind})=>SECLUSION[kindOfUrl(url)]>SECLUSION[kind];function judgeBases(urls,base){const{
host,hasToken,hostname}=base,hidden=urls.filter(({url})=>isUnreachable(url,base)),others=urls.filter(used=>!hidden.includes(used)),insecure=others.filter(({url})=>url.
scheme==="http"),services=others.filter(({id,endpoint})=>endpoint===null&&(0,protocol_services.p4)(id)),foreign=Map.groupBy(services,({url})=>otherHost(url,hostname)),
ported=others.filter(({endpoint,url})=>endpoint===null&&isOnOtherPort(url,hostname));return[...draftOf(hidden,originOf,shared=>{const[kind,...more]=new Set(hidden.
map(({url})=>kindOfUrl(url))),isOne=more.length===0&&(kind==="loopback"||kind==="reserved");return(0,service_url.serviceUrlPrivate)({...shared,host,kind:isOne?kind:
"private"})}),...draftOf(insecure,originOf,shared=>(0,service_url.serviceUrlInsecure)({...shared,host,hasToken})),...[...foreign].flatMap(([name,group])=>name===
null?[]:draftOf(group,originOf,shared=>(0,service_url.serviceUrlCrossHost)({...shared,host,name,hasToken}))),...draftOf(ported,originOf,shared=>(0,service_url.serviceUrlOtherPort)(
{...shared,host})),...draftOf(others.filter(({url})=>url.path.includes("//")),shown,shared=>(0,service_url.serviceUrlDoubleSlash)({...shared,host})),...draftOf(
equalRegistries(urls),shown,shared=>(0,service_url.serviceUrlSame)({...shared,host}))]}function draftOf(used,show,describe){if(used.length===0)return[];const urls=[
...new Set(used.map(({url})=>used.length===1?shown(url):show(url)))];return[{services:[...new Set(used.map(({id})=>id))],problem:describe({uses:used,urls}),needed:used.
some(({needed})=>needed)}]}const shown=url=>(0,brief.dh)((0,go_url.Pl)(url)),originOf=url=>(0,brief.dh)(`${url.scheme}://${url.host}`);function kindOfUrl(url){const{
name}=(0,go_url.cz)(url);return(0,address_kind.Sz)(/[^\0-\x7f]/.test(name)?(0,protocol_hostname.$o)(name)??"":name.toLowerCase())}function otherHost(url,hostname){
const{name}=(0,go_url.cz)(url),own=(0,protocol_hostname.Sv)(hostname).name;if(name.toLowerCase()===own)return null;const read=(0,protocol_hostname.Pv)(name);return read.
ok&&read.value===own?null:name}function isOnOtherPort(url,hostname){if(url.scheme==="http"||otherHost(url,hostname)!==null)return!1;const portOf=port=>Number(port||
443);return portOf((0,go_url.cz)(url).port)!==portOf(/:(\d+)$/.exec(hostname)?.[1]??null)}function equalRegistries(urls){const pair=[protocol_services.e$,protocol_services.
xq].flatMap(id=>urls.find(used=>used.id===id)??[]),different=new Set(pair.map(({url})=>shown(url).replace(/\/$/,"")));return pair.length===2&&different.size===1?
pair:[]}function foreignHost(url,hostname){const name=otherHost(url,hostname);if(name===null)return null;const{port}=urlHost(url),read=parseHostname(port===""?name:
`${name}:${port}`);return read.ok?read.value:null}var cli_config=__webpack_require__(4929);function viewsOf(visit,clients){const forced=visit.forced.filter(({client})=>clients.
includes(client)),asking=clients.filter(client=>!forced.some(each=>each.client===client)),blocks=[...Map.groupBy(forced,({place,services})=>JSON.stringify([place,
services])).values()].flatMap(group=>{const[first]=group;if(first===void 0)return[];const seen={...visit,attempt:asFound(visit,first.services),earlier:[],later:[]};
return[{clients:group.map(({client})=>client),visit:seen,forced:first}]});return asking.length>0||blocks.length===0?[{clients:asking,visit,forced:null},...blocks]:
blocks}function asFound({host,attempt},services){return{discovery:{kind:"found",url:(0,protocol_hostname.cu)(host),services,leftOut:0,truncated:!1},hops:[],timing:{
...attempt.timing,totalMs:0},headMs:0,certificates:[]}}function judgeForced(visit,{forced,clients}){if(forced===null)return[];const{discovery}=visit.attempt,at=`${forced.
place.file}:${forced.place.line}`,block={host:(0,protocol_hostname.nx)(visit.host),at},offered=discovery.kind==="found"?discovery.services:forced.services,services=differences(
forced.services,offered);return[(0,cli_config.servicesForced)(block),...services.length>0?[(0,cli_config.servicesForcedDiffer)({...block,services})]:[]].map(problem=>(0,judge_finding.
bz)((0,judge_finding.aZ)(problem,clients)))}function differences(forced,offered){const[ours,theirs]=[forced,offered].map(services=>new Map(services.map(({id,value})=>[
id,value])));return[...new Set([...forced,...offered].map(({id})=>id))].filter(id=>!isEqual(ours?.get(id),theirs?.get(id)))}function isEqual(a,b){const pairs=[[
a,b]];for(const[one,other]of pairs){if(one===other)continue;if(!isNested(one)||!isNested(other))return!1;const keys=Object.keys(one);if(!(Array.isArray(one)===Array.
isArray(other)&&keys.length===Object.keys(other).length)||keys.some(key=>!Object.hasOwn(other,key)))return!1;for(const key of keys)pairs.push([one[key],other[key]])}
return!0}const isNested=value=>typeof value=="object"&&value!==null;var problems_document=__webpack_require__(863),problems_host=__webpack_require__(960),redirect=__webpack_require__(
9209),source=__webpack_require__(8011),tls=__webpack_require__(6817),document_document=__webpack_require__(7531),judge_releases=__webpack_require__(997);const DAY_MS=1440*
60*1e3,PROMISED_REDIRECTS=1;function judgeHost(visit,rules){const{hops,certificates}=visit.attempt;return[...credentials(visit),...outcome(visit,rules),...insecureHops(
hops),...expiring(certificates,rules),...recovery(visit,rules)]}function outcome(visit,rules){const{discovery,hops}=visit.attempt;switch(discovery.kind){case"sk\
ipped":return[(0,judge_finding.bz)(discovery.problem)];case"failed":{const isExcused=rules.isFork&&discovery.problem.code==="document-unauthorized"&&!visit.credentials?.
hasToken;return[(0,judge_finding.bz)(isExcused?{...discovery.problem,severity:"notice"}:discovery.problem)]}case"found":case"absent":{const url=hops[0]?.url??"";
return[...redirectCount(url,hops.length-1,rules),...duration(visit,rules),...discovery.kind==="found"&&discovery.truncated?[padding(visit)]:[]]}}}const padding=({
host,attempt:{hops}})=>(0,judge_finding.bz)((0,problems_document.documentSize)({url:hops.at(-1)?.url??"",page:null,asked:(0,protocol_hostname.nx)(host),bytes:null,
limit:document_document.b,isPadding:!0}));function redirectCount(url,redirects,rules){const clients=rules.clients.filter(client=>redirects>protocol_clients.NX[client]);
return clients.length>0?[(0,judge_finding.bz)((0,redirect.redirectLimit)({url,asks:"document",redirects,clients,limits:protocol_clients.NX}))]:redirects>PROMISED_REDIRECTS?
[(0,judge_finding.bz)((0,redirect.redirectNested)({url,redirects}))]:[]}function duration(visit,{releases,slowMs}){const host=(0,protocol_hostname.nx)(visit.host),
tookMs=visit.attempt.timing.totalMs,attempts=(0,judge_releases.O)(visit),works=release=>(0,judge_releases.T)(attempts,release)!=="never",late=releases.filter(release=>!works(
release)),isCertain=({client})=>!releases.some(each=>each.client===client&&works(each)),drafts=[!0,!1].flatMap(certain=>{const affected=late.filter(release=>isCertain(
release)===certain);if(affected.length===0)return[];const problem=(0,problems_host.hostTimeout)({host,phase:"complete",tookMs,releases:affected});return[(0,judge_finding.
bz)(problem,null,certain)]});if(drafts.length>0||tookMs<=slowMs)return drafts;const phase=longestPhase(visit.attempt.timing);return[(0,judge_finding.bz)((0,problems_host.
hostSlow)({host,tookMs,limitMs:slowMs,phase,releases}))]}function judgeRequests({host:asked,known},requests,rules){const names=known.map(({host})=>host),certificates=requests.
flatMap(request=>request.certificates).filter(({host})=>!names.includes(host));return[...slowest(asked,requests,rules.slowMs),...expiring(certificates,rules)]}function slowest(asked,requests,limitMs){
const[slow]=requests.filter(({timing:timing2,hops:hops2})=>timing2.totalMs>limitMs&&hops2.length>0).sort((a,b)=>b.timing.totalMs-a.timing.totalMs);if(slow===void 0)
return[];const{timing,hops}=slow,url=hops[0]?.url??"",about={host:(0,protocol_hostname.nx)(asked),url,tookMs:timing.totalMs,limitMs};return[(0,judge_finding.bz)(
(0,problems_host.hostSlow)({...about,phase:longestPhase(timing)}))]}function longestPhase({lookupMs,connectMs,tlsMs,firstByteMs,totalMs}){const phases=[["lookup",
lookupMs],["connection",connectMs],["tls",tlsMs],["response",firstByteMs]].map(([name,ms])=>({name,ms:ms??0})),rest={name:"rest",ms:phases.reduce((left,{ms})=>left-
ms,totalMs)};return phases.reduce((longest,phase)=>phase.ms>longest.ms?phase:longest,rest)}function insecureHops(hops){const clear=hops.find(({url})=>url.startsWith(
"http://"));if(clear===void 0)return[];const exposesToken=clear.authorization==="withheld";return[(0,judge_finding.bz)((0,redirect.redirectInsecure)({url:hops[0]?.
url??"",to:clear.url,exposesToken}))]}function expiring(certificates,{certificateDays,now}){const soonest=new Map;for(const each of certificates){const known=soonest.
get(each.host);(known===void 0||each.expires<known.expires)&&soonest.set(each.host,each)}return[...soonest.values()].flatMap(({host,expires})=>{const left=(Date.
parse(expires)-now)/DAY_MS;return left<0||left>=certificateDays?[]:[(0,judge_finding.bz)((0,tls.tlsExpiresSoon)({host,days:Math.floor(left),expires}))]})}function recovery(visit,rules){
const{host,attempt,earlier}=visit,[first]=earlier;if(first?.discovery.kind!=="failed"||attempt.discovery.kind==="failed")return[];const failure=first.discovery.
problem.message,seen=(0,judge_releases.O)(visit),releases=rules.releases.filter(release=>(0,judge_releases.T)(seen,release)==="sometimes"),attempts=earlier.length+
1;return[(0,judge_finding.bz)((0,problems_host.hostRecovered)({host:(0,protocol_hostname.nx)(host),attempts,failure,releases}))]}function credentials({credentials:found,
attempt}){const{discovery}=attempt;return found?.problem?discovery.kind==="failed"&&discovery.problem.code===found.problem.code?[]:[(0,judge_finding.bz)(found.problem)]:
[]}function judgeModuleHost({host},requirements){if(!requirements.some(({service:service2})=>service2===protocol_services.e$))return[];const{name}=(0,protocol_hostname.
Sv)(host);return[...name.includes(".")?[]:[(0,source.hostDotlessModule)({host,name})],.../(^|\.)xn--/.test(host)?[(0,source.hostIdnModule)({host})]:[]].map(problem=>(0,judge_finding.
bz)(problem,protocol_services.e$))}function hostsBeyond({host,attempt,credentials:credentials2},services){const hasToken=credentials2?.hasToken===!0,reached=[...services.
flatMap(service2=>service2.kind==="url"&&(0,protocol_services.p4)(service2.id)&&(0,protocol_services.D6)(service2.id)?[{url:service2.url,service:service2.id,isSent:hasToken}]:
[]),...attempt.hops.map(({url,authorization})=>({url,service:null,isSent:authorization==="sent"}))].flatMap(({url,...rest})=>{const other=hostIn(url);return other===
null||other===host?[]:[{...rest,host:other}]});return[...new Map(reached.toReversed().map(each=>[each.host,each])).values()]}function hostIn(text){const url=(0,go_url.
Dl)(text),host=url.ok?(0,protocol_hostname.Pm)(url.value):null,read=host===null?null:(0,protocol_hostname.Pv)(host);return read?.ok?read.value:null}function judgeOtherTokens(visit,services,{
tokenSources,hosts}){return hostsBeyond(visit,services).flatMap(({host,service:service2,isSent})=>{const source2=tokenSources.get(host);if(source2===void 0)return[];
const isNeeded=service2===null?visit.attempt.discovery.kind==="failed":!isSent,problem=(0,problems_credentials.credentialsOtherHost)({host:(0,protocol_hostname.
nx)(visit.host),other:(0,protocol_hostname.nx)(host),source:source2,service:service2,isSent,isNotice:!isNeeded||hosts.has(host)});return[(0,judge_finding.bz)(problem,
service2)]})}var service=__webpack_require__(2847),problems_login=__webpack_require__(793),short_url=__webpack_require__(794),protocol_login=__webpack_require__(
9529);const HOST_FIRST=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,looksLikeHost=value=>HOST_FIRST.test(value)&&!/^[a-z0-9-]+\.json$/i.
test(value),withoutQuery=value=>value.replace(/[?#].*$/s,""),withoutSecrets=why=>why.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function urlProblems(service2){
const unusable=whyUnusable(service2),{id,host,value}=service2,at={id,host,url:(0,go_url.Pl)(service2.url)};if(unusable!==null)return[(0,service_url.serviceUrlInvalid)(
{...at,why:unusable})];const replacing=isWithoutSlash(service2)?(0,protocol_clients.ab)(id):[];return[value===""?(0,service_url.serviceUrlEmpty)(at):null,looksLikeHost(
value)?(0,service_url.serviceUrlLooksLikeHost)({...at,value:withoutQuery(value),why:null}):null,isRelative(value)?(0,service_url.serviceUrlRelative)(at):null,replacing.
length>0?(0,service_url.serviceUrlNoSlash)({...at,clients:replacing}):null,service2.url.query!==""&&(0,protocol_services.p4)(id)?(0,service_url.serviceUrlQuery)(
at):null].filter(problem=>problem!==null)}function whyUnusable({url}){const{name,port}=(0,go_url.cz)(url);return name===""?"no Host in request URL":port===""||Number(
port)>0&&Number(port)<=65535?null:`invalid port "${port}"`}const isRelative=value=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(value)&&!looksLikeHost(value),isWithoutSlash=({
value,url})=>value!==""&&!/^$|\/$/.test(url.path),BY_RULE={"client-missing":problems_login.loginClientMissing,"client-empty":problems_login.loginClientEmpty,"gr\
ant-types-invalid":problems_login.loginGrantTypesInvalid,"grant-types-unsupported":problems_login.loginGrantTypesUnsupported,"grant-types-unknown":problems_login.
loginGrantTypesUnknown,"authz-missing":problems_login.loginAuthzMissing,"token-missing":problems_login.loginTokenMissing,"ports-count":problems_login.loginPortsCount,
"ports-range":problems_login.loginPortsRange,"ports-order":problems_login.loginPortsOrder,"ports-single":problems_login.loginPortsSingle,"ports-ignored":problems_login.
loginPortsIgnored,"scopes-invalid":problems_login.loginScopesInvalid,"scopes-ignored":problems_login.loginScopesIgnored};function judgeLogin(fields,documentUrl,host){
const{value,flaws}=(0,protocol_login.m)(fields,documentUrl,host),login={...value,authz:printable(value.authz),token:printable(value.token)},portless=endpointsWithoutPort(
login,documentUrl),port=portless.length===0?[]:[problems_login.loginUrlPort({host,endpoints:portless})];return{login,problems:[...flaws.map(flaw=>problemOf(flaw,
host)),...port]}}function endpointsWithoutPort(login,documentUrl){const document=(0,go_url.cz)(documentUrl);return document.port===""||document.port==="443"?[]:
["authz","token"].flatMap(name=>{const url=login[name],parsed=url===null?null:(0,go_url.Dl)(url);if(url===null||!parsed?.ok||parsed.value.scheme!=="https")return[];
const host=(0,go_url.cz)(parsed.value);return host.name.toLowerCase()===document.name.toLowerCase()&&host.port===""?[{name,url,port:document.port}]:[]})}function problemOf(flaw,host){
return"why"in flaw?(flaw.rule==="authz-invalid"?problems_login.loginAuthzInvalid:problems_login.loginTokenInvalid)({host,why:withoutSecrets(flaw.why)}):BY_RULE[flaw.
rule]({host,value:flaw.value})}function printable(text){const url=text===null?null:(0,go_url.Dl)(text);return url?.ok?(0,go_url.Pl)(url.value):null}function judgeService(id,needed,context){
const look=client=>{const{discovery,documentUrl,display}=context;return(0,protocol_services.TE)(id,{services:discovery.services,documentUrl,display,client})},lookups=askersOf(
id,context).map(client=>({client,lookup:look(client)})),[first,...more]=lookups;if(first===void 0)throw new Error("no client is checked");const differing=more.filter(
({lookup})=>lookup.kind!==first.lookup.kind),isAlike=client=>!isMain(client)||look(client).kind===first.lookup.kind,affected=differing.length===0?(0,protocol_clients.
SZ)(id).filter(isAlike):[first.client],judged=judgeLookup(id,first.lookup,needed,affected,context),drafts=differing.flatMap(({client,lookup})=>judgeLookup(id,lookup,
needed,[client],context).drafts);return{...judged,drafts:[...judged.drafts,...drafts]}}function askersOf(id,{requirements,clients}){return requirements.find(({service:service2})=>service2===
id)?.clients??clients}const isMain=client=>protocol_clients.Du.some(each=>each===client);function judgeLookup(id,lookup,needed,clients,context){const{documentUrl,
display:host}=context,isReported=needed||(0,protocol_services.D6)(id),drafts=problems=>isReported?problems.map(problem=>(0,judge_finding.bz)(problem,id,needed)):
[];switch(lookup.kind){case"url":{const{url,value}=lookup,problems=urlProblems({id,value,url,host}),isUsed=isReported&&!problems.some(({code})=>code==="service-\
url-invalid"),shown2=(0,brief.dh)((0,go_url.Pl)(url),short_url.z);return{outcome:{id,kind:"url",url:shown2},drafts:drafts(problems),urls:isUsed?[{id,endpoint:null,
url,needed}]:[]}}case"object":{const{value,leftOut}=lookup,{login,problems}=judgeLogin(value,documentUrl,host),refused=problems.find(({severity})=>severity==="e\
rror");return{outcome:refused?{id,kind:"problem",problem:refused}:{id,kind:"login",login,leftOut},drafts:drafts(problems),urls:endpointsOf(login,id,needed)}}case"\
bad-id":case"missing":case"version":case"type":case"bad-url":{const problem=(0,judge_finding.aZ)(lookups_problemOf(id,lookup,context),clients);return{outcome:{id,
kind:"problem",problem},drafts:drafts([problem]),urls:[]}}}}const endpointsOf=(login,id,needed)=>["authz","token"].flatMap(endpoint=>{const url=(0,go_url.Dl)(login[endpoint]??
"");return login[endpoint]!==null&&url.ok?[{id,endpoint,url:url.value,needed}]:[]}),foundIn=(id,{offer,display:host,block})=>({id,host,block,...offer}),offerOf=({
services,leftOut})=>({offered:services.map(({id})=>id),leftOut,isArtifactory:services.some(({value})=>typeof value=="string"&&value.includes("/artifactory/"))});
function lookups_problemOf(id,lookup,context){const found={...foundIn(id,context),why:lookup.why};switch(lookup.kind){case"missing":return(0,service.serviceMissing)(
found);case"bad-id":case"version":return(0,service.serviceVersion)({...found,isReadable:lookup.kind==="version"});case"type":{const{value}=lookup;return id===protocol_services.
S3?(0,problems_login.loginType)({...found,value}):(0,service.serviceType)({...found,value})}case"bad-url":{const why=withoutSecrets(lookup.why);return looksLikeHost(
lookup.value)?(0,service_url.serviceUrlLooksLikeHost)({...found,value:withoutQuery(lookup.value),why}):lookup.reason==="user-info"?(0,service_url.serviceUrlCredentials)(
found):(0,service_url.serviceUrlInvalid)({...found,url:null,why})}}}const MAX_LISTED=200,MAX_TRIED=10;function judgeServices(seen){const{visit,requirements,clients,
block,kind}=seen,{discovery}=visit.attempt,display=(0,protocol_hostname.nx)(visit.host);if(discovery.kind==="failed"||discovery.kind==="skipped")return{services:[],
leftOut:0,drafts:[]};const required=requirements.map(({service:service2})=>service2);if(discovery.kind==="absent")return{services:[],leftOut:0,drafts:[absent(discovery,
display,required)]};const documentUrl=(0,go_url.Dl)(discovery.url);if(!documentUrl.ok)throw new Error(`${discovery.url} was requested but is no URL`);const context={
visit,discovery,offer:offerOf(discovery),documentUrl:documentUrl.value,display,clients,requirements,block,base:{hostname:visit.host,host:display,hasToken:visit.
credentials?.hasToken===!0,kind}};return judgeFound(context,required)}function judgeFound(context,required){const{discovery,clients}=context,asked=required.filter(
id=>id!=="any"),others=discovery.services.map(({id})=>id).filter(id=>!asked.includes(id)&&protocol_clients.Du.some(each=>(0,protocol_services.oe)(id,each).ok)).
slice(0,MAX_LISTED),askedJudged=asked.map(id=>judgeService(id,!0,context)),works=({outcome:outcome2,drafts,urls})=>outcome2.kind!=="problem"&&!urls.some(({endpoint,
url})=>endpoint===null&&isUnreachable(url,context.base))&&!drafts.some(draft=>(0,judge_finding.ER)(draft)&&clients.some(each=>draft.problem.affects.includes(each))),
tried=others.map(id=>judgeService(id,!0,context)),satisfied=!required.includes("any")||[...askedJudged,...tried].some(works),judged=[...askedJudged,...satisfied?
others.map(id=>judgeService(id,!1,context)):withFewFindings(tried)],nothing=required.includes("any")&&judged.length===0?[(0,judge_finding.bz)((0,service.serviceMissing)(
{...foundIn("any",context),why:""}))]:[];return{services:judged.map(({outcome:outcome2})=>outcome2),leftOut:discovery.leftOut,drafts:[...judged.flatMap(({drafts})=>drafts),
...judgeBases(judged.flatMap(({urls})=>urls),context.base),...nothing]}}function withFewFindings(tried){let left=MAX_TRIED;return tried.map(judged=>(0,protocol_services.
D6)(judged.outcome.id)||judged.drafts.length===0?judged:(left-=1,left>=0?judged:{...judged,drafts:[]}))}function absent({why,url:documentUrl},host,requiredIds){
const seen=(0,go_url.Dl)(documentUrl),url=seen.ok?(0,go_url.Pl)(seen.value):host,required=requiredIds.filter(id=>id!=="any"),clientErrors=[...new Set(required.map(
id=>id.split(".")[0]??id))].map(protocol_services.Tz),service2=required.length===1?required[0]??null:null;return(0,judge_finding.bz)((0,problems_document.documentAbsent)(
{host,url,why,required,clientErrors}),service2)}function judgeVisit(evidence,rules,credentialRules){const{visit,requirements,isNew}=evidence,{host}=visit,clients=rules.
dialect.clients.filter(client=>requirements.some(each=>each.clients.includes(client))),reader=readerOf(host,requirements),views=viewsOf(visit,clients),judged=views.
map(view=>judgeView(visit,view,requirements,rules,reader)),services=judged[0]?.services??[],ofCredentials=views.some(({forced})=>forced===null)?[...judgeCredentials(
visit,reader,credentialRules),...judgeOtherTokens(visit,services,credentialRules)]:[],drafts=[...judged.flatMap(each=>each.drafts),...ofCredentials],all=draftsOf(
drafts,evidence,rules),kept=all.filter(({problem})=>!(0,judge_finding.pi)(problem,host,rules.ignore)),about=(0,judge_finding.HJ)(requirements),toFinding=draft=>(0,judge_finding.
hD)({...draft,problem:(0,problems_problem.pj)(draft.problem,reader)},clients,{host,...about(draft.services),..."places"in draft?(0,judge_finding.Mm)(draft.places):
{},isHostNew:isNew}),{own=[],ofFiles=[]}=Object.groupBy(kept,draft=>"places"in draft&&(0,judge_finding.l$)(draft)?"ofFiles":"own");return{verdict:{visit,requirements,
services,servicesLeftOut:judged[0]?.leftOut??0,servicesFrom:views[0]?.forced?.place??null,findings:own.map(toFinding).sort(judge_finding.Np),clients:outcomes(own),
isNew},ofFiles:ofFiles.map(toFinding),ignored:all.length-kept.length}}function draftsOf(drafts,evidence,rules){const{visit,requirements,predicted,requests}=evidence,
known=visit.attempt.certificates,concerned=clientsConcerned(visit.host,requirements);return[...drafts,...predicted,...judgeRequests({host:visit.host,known},requests,
rules),...judgeModuleHost(visit,requirements)].map(draft=>({...draft,needed:draft.needed&&(0,judge_finding.ld)(draft,evidence,rules),problem:(0,judge_finding.aZ)(
draft.problem,concerned)}))}function clientsConcerned(host,requirements){return requirements.every(({isImplied})=>isImplied)?[...requirements.flatMap(({clients})=>clients),
...(0,protocol_clients.Yr)(host)]:protocol_clients.zK}function judgeView(visit,view,requirements,rules,reader){const{clients,forced}=view,block=forced===null?null:
`${forced.place.file}:${forced.place.line}`,kind=forced===null?placeOfHost(visit,rules.resolve):"loopback",{services,leftOut,drafts}=judgeServices({visit:view.visit,
requirements,clients,block,kind}),editor=forced===null?reader:{...reader,role:"operator"},releases=rules.dialect.releases.filter(({client})=>clients.includes(client)),
all=[...judgeForced(visit,view),...judgeHost(view.visit,{...rules,clients,releases}),...drafts,...forced===null?judgeServiceHosts(visit.host,services,requirements,
rules):[]],withBlock=visit.forced.map(({client})=>client),viewers=forced===null?protocol_clients.zK.filter(client=>!withBlock.includes(client)):view.clients;return{
services:services.map(service2=>service2.kind==="problem"?{...service2,problem:(0,problems_problem.pj)(service2.problem,editor)}:service2),leftOut,drafts:all.map(
draft=>({...draft,problem:(0,problems_problem.pj)((0,judge_finding.aZ)(draft.problem,viewers),editor)}))}}function outcomes(drafts){const outcomeOf=client=>{const own=drafts.
filter(({problem})=>problem.affects.includes(client)&&problem.usualSeverity!=="notice");return own.some(judge_finding.ER)?"fails":own.length>0?"warns":"works"},
entries=protocol_clients.zK.map(client=>[client,outcomeOf(client)]);return Object.fromEntries(entries)}function readerOf(host,requirements){const isListed=requirements.
some(({because})=>because.includes("hostnames input"));return{role:(0,public_registries.V)(host)!==null?"guest":isListed?"operator":"user",host:(0,protocol_hostname.
nx)(host)}}function judgeFiles(evidence,contacted,rules){const broken=new Set(evidence.notes.flatMap(({problem,place})=>problem.code==="file-syntax"?place.file:
[])),general=[...evidence.complaints.map(({problem,place})=>fileFinding((0,judge_finding.bz)(problem),place,rules)),...judgeUnused(evidence.tokenHosts,contacted).
map(draft=>fileFinding(draft,null,rules)),...evidence.isEmpty?[nothingFound(rules)]:[]],all=merge([...evidence.notes.map(note=>judgeNote(note,broken,rules)),...judgeDirectHosts(
evidence.usages,rules).map(({problem,clients,place,host})=>{const draft=(0,judge_finding.bz)((0,judge_finding.aZ)(problem,clients));return{host,finding:{...fileFinding(
draft,place,rules),host}}}),...evidence.others.map(draft=>({host:draft.host,finding:otherFinding(draft,rules)})),...general.map(finding=>({host:null,finding}))]),
kept=all.filter(({host,finding})=>!(0,judge_finding.pi)(finding.problem,host,rules.ignore)),isLater=({exclude})=>+(exclude!==void 0),files=kept.map(({finding})=>finding).
sort((a,b)=>(0,judge_finding.Np)(a,b)||isLater(a)-isLater(b));return{files,ignored:all.length-files.length}}function merge(all){return[...Map.groupBy(all,({host,
finding})=>{const{problem,severity,affects,places,exclude}=finding,{code,message,help}=problem;return places.length===0?all:JSON.stringify([host,code,severity,message,
help,affects,exclude===void 0])})].flatMap(([key,group])=>{const[first]=group;if(key===all||first===void 0||group.length===1)return group;const places=group.flatMap(
({finding})=>finding.places),exclude=new Set(group.flatMap(({finding})=>finding.exclude??[])),patterns=exclude.size===0?{}:{exclude:[...exclude]};return[{...first,
finding:{...first.finding,places,...patterns}}]})}function judgeNote(note,broken,rules){const{problem,place,host,isPlaceholder}=note,file2=note.aside??place.file;
if(problem.code==="file-limit"&&rules.allowedHosts.length>0){const unread={...problem,message:(0,brief.Fn)(problem.message)};return{host,finding:{...noteFinding(
note,unread,rules),severity:"error"}}}const isDoubtful=isPlaceholder||broken.has(place.file),isMilder=problem.severity==="error"&&(isDoubtful||(0,problems_place.
Zl)(file2)),milder=isMilder?{...problem,severity:"warning"}:problem,finding=noteFinding(note,milder,rules);return!isMilder&&!(0,problems_place.Zl)(file2)?{host,
finding}:{host,finding:{...finding,exclude:[(0,problems_place.n7)(file2)]}}}const MILDER={error:"warning",warning:"notice",notice:"notice"};function noteFinding({
place,others=[],clients},problem,rules){const{dialect}=rules,severity=dialect.isGuess&&protocol_clients.Du.some(client=>!clients.includes(client))?MILDER[problem.
severity]:problem.severity,finding=fileFinding((0,judge_finding.bz)({...(0,judge_finding.aZ)(problem,clients),severity}),place,rules);return{...finding,places:[
...finding.places,...others]}}function nothingFound(rules){const{scan,hostnames}=rules,problem=(0,file.nothingToCheck)({scan,hasHostnames:hostnames.length>0});return{
...fileFinding((0,judge_finding.bz)(problem),null,rules),severity:problem.severity}}function otherFinding({host,places,...draft},rules){const problem=(0,problems_problem.
pj)(draft.problem,readerOf(host,[]));return{...fileFinding({...draft,problem},null,rules),host,places}}const fileFinding=(draft,place,{dialect})=>(0,judge_finding.
hD)(draft,dialect.clients,{host:null,service:null,places:place===null?[]:[place],isHostNew:!1}),NOTHING_PREDICTED={drafts:[],notes:[],roots:[],requests:[],answering:new Set};
function judge(evidence,rules){const{requirements,visits,usages,tokenVariables}=evidence,byHost=Map.groupBy(requirements,({host})=>host),checkedHosts=visits.map(
({host})=>host),{isFork,depth}=rules,{tokenSources}=evidence,credentialRules={usages,tokenVariables,tokenSources,hosts:new Set(checkedHosts),isFork,depth},predicted=Map.
groupBy(evidence.predicted.drafts,({host})=>host),requests=Map.groupBy(evidence.predicted.requests,({host})=>host),judged=visits.map(visit=>{const isNew=evidence.
newHosts.has(visit.host),ofHost={visit,requirements:byHost.get(visit.host)??[],predicted:predicted.get(visit.host)??[],requests:requests.get(visit.host)??[],answering:evidence.
predicted.answering,isNew};return judgeVisit(ofHost,rules,credentialRules)}),hosts=judged.map(({verdict})=>verdict),beyond=hosts.flatMap(({visit,services})=>hostsBeyond(
visit,services)),contacted=[...checkedHosts,...beyond.map(({host})=>host),...requests.keys()],visited=new Set(checkedHosts),ofRequests=Array.from(requests,([host,
ofHost])=>judgeRequests({host,known:[]},ofHost,rules).map(draft=>({...draft,host,places:[]}))),others=[...evidence.predicted.drafts,...ofRequests.flat()].filter(
({host})=>!visited.has(host)),notes=[...evidence.notes,...evidence.predicted.notes],inFiles=judgeFiles({...evidence,notes,others},contacted,rules),files=[...judged.
flatMap(({ofFiles})=>ofFiles),...inFiles.files].sort(judge_finding.Np),findings=[...hosts.flatMap(host=>host.findings),...files].sort(judge_finding.Np),{stopped}=evidence,
refusals=refusalsIn(inFiles.files);return{passed:stopped===null&&!findings.some(({severity})=>failsCheck(severity,rules.failOn)),stopped,hosts,files,findings,ignored:judged.
reduce((total,one)=>total+one.ignored,inFiles.ignored),roots:evidence.predicted.roots.map(root=>rootOf(root,rules,refusals))}}function rootOf({rows,...root},{ignore},inFile){
const ownOf=({drafts,decidedAt})=>drafts.length>0?drafts.filter(({problem,host})=>!(0,judge_finding.pi)(problem,host,ignore)).map(draft=>({...draft,severity:(0,judge_finding.
xJ)(draft,root.clients)})):decidedAt.flatMap(place=>inFile.get(lineOf(place))??[]);return{...root,rows:rows.map(predicted=>{const{drafts,decidedAt,...row}=predicted,
own=drafts.length>0||Object.values(row.chosen).includes(null)?ownOf(predicted).toSorted(judge_finding.Np):[],problems=new Map(own.map(({problem})=>[problem.code,
rowProblem(problem)]));return{...row,worst:own[0]?.severity??null,problems:[...problems.values()]}})}}const rowProblem=({code,title,usualSeverity})=>({code,title,
usualSeverity}),lineOf=({file:file2,line})=>`${file2}:${line}`,OF_FILES=/^(?:constraint|lock)-/,refusalsIn=files=>{const refusals=new Map;for(const finding of files.
filter(({problem})=>OF_FILES.test(problem.code)))for(const place of finding.places){const key=typeof place=="string"?place:lineOf(place),known=refusals.get(key);
known===void 0?refusals.set(key,[finding]):known.push(finding)}return refusals},failsCheck=(severity,failOn)=>severity==="error"?failOn!=="never":severity==="wa\
rning"&&failOn==="warning"}),4e3:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Af:()=>limitsOf,
B9:()=>outageCure,Cw:()=>describeStop,Fn:()=>describeUnread,NM:()=>cures,Vb:()=>nameOf,Wt:()=>addressCure,XT:()=>listSome,YA:()=>seconds,_r:()=>returned,dh:()=>brief,
eZ:()=>namesOf,go:()=>typeName,mP:()=>describeReadFailure,qZ:()=>blockedCure,zd:()=>printed});var _protocol_document_short_value_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
4714),_protocol_hosts_public_registries_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7715),_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
9562);const MAX_CHARACTERS=300;function brief(text,maxCharacters=MAX_CHARACTERS){return text.length<=maxCharacters?text:`${(0,_protocol_document_short_value_js__WEBPACK_IMPORTED_MODULE_2__.
o)(text,maxCharacters)}\u2026`}function listSome(items,most,leftOut=0){const shown=items.slice(0,most).map(item=>brief(item)),more=items.length-shown.length+leftOut;
return shown.join(", ")+(more>0?` and ${more} more`:"")}const printed=why=>`the clients print "${why}"`;function typeName(value){return value===null?"null":Array.
isArray(value)?"an array":typeof value=="object"?"an object":`a ${typeof value}`}function describeReadFailure(failure){if(failure.kind==="error")return`cannot b\
e read: ${failure.code}`;const{bytes,maxBytes}=failure;return`has ${bytes} bytes and is not read; the limit is ${maxBytes/1024/1024} MiB`}const ADDRESSES={[_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__.
e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__.
xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that i\
s installed by hand needs a filesystem mirror"};function addressCure(required){return required.flatMap(id=>ADDRESSES[id]??[])[0]??"correct the host in `source` \
or `hostname`, or add the `source` that a child module lacks"}const outageCure=host=>`wait and run the check again; see ${(0,_protocol_hosts_public_registries_js__WEBPACK_IMPORTED_MODULE_0__.
V)(host)??"its status page"}, and consider a network mirror for providers`,blockedCure=host=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${host}\
 serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function cures(page,asked,given){
if(page===null)return given;const title=page.title===""?"":` ("${page.title}")`,guest=given.guest??blockedCure(asked);switch(page.kind){case"sign-in":return{operator:"\
allow unauthenticated requests to /.well-known/terraform.json",guest,because:`the host returned a sign-in page${title}`};case"captive-portal":return`a proxy or \
captive portal returned an HTML page${title}: allow this machine to reach the host`;case"other":{const user=given.user??`check that ${asked} is a registry, and ${addressCure(
[])}`;return{...given,user,guest,because:`the host returned an HTML page${title}`}}}}const returned=({url,status,reason})=>`${url} returned ${`${status} ${brief(
reason)}`.trim()}`,seconds=ms=>`${Math.round(ms/100)/10} s`,limitsOf=releases=>releases.map(({name,attemptMs,retries})=>{const limit=Number.isFinite(attemptMs)?
seconds(attemptMs):"without a limit",each=retries===0?"":` in each of ${retries+1} attempts`,wait=name.includes(" and ")?"wait":"waits";return`${name} ${wait} ${limit}${each}`}).
join(", "),namesOf=releases=>releases.map(({name})=>name).join(" and ");function describeStop(stopped){switch(stopped.kind){case"deadline":return`the check reac\
hed its deadline of ${seconds(stopped.ms)}`;case"signal":return`the check was interrupted by ${stopped.signal}`;case"crash":return"tf-disco crashed"}}const describeUnread=message=>`${message}\
; it may use hosts that are not in \`allowed-hosts\``,nameOf=({kind,address,version})=>`${kind} ${address} ${brief(version,40)}`}),7531:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{T:()=>parseDocument,b:()=>MAX_DOCUMENT_BYTES});var _go_json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3307),
_go_utf8_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8947),_other_format_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2168);const MAX_DOCUMENT_BYTES=1024*
1024,EVERYTHING={keeps:()=>!0,read:(_,text,{start,end})=>({value:(0,_go_json_js__WEBPACK_IMPORTED_MODULE_1__.IL)(text.slice(start,end))})};function parseDocument(bytes,selection=EVERYTHING){
const text=(0,_go_utf8_js__WEBPACK_IMPORTED_MODULE_0__._6)(bytes),members=new Members(text,selection),mistake=(0,_go_json_js__WEBPACK_IMPORTED_MODULE_1__.Ey)(text,
members.add);if(mistake!==null){const other=(0,_other_format_js__WEBPACK_IMPORTED_MODULE_2__.Q)(text);return other===null?{kind:"not-json",...mistake}:{kind:"no\
t-json",why:`it ${other.what}`,advice:other.advice}}const first=/[^\t\n\r ]/.exec(text)?.[0];return first==="{"?{kind:"object",...members.read()}:first==="n"?{kind:"\
null"}:{kind:"not-object",why:`found ${typeOf(first)}`}}function typeOf(first){switch(first){case"[":return"an array";case'"':return"a string";case"t":case"f":return"\
a boolean";default:return"a number"}}class Members{#text;#selection;#hasEscapes;#kept=new Map;#leftOut=0;constructor(text,selection){this.#text=text,this.#selection=
selection,this.#hasEscapes=text.includes("\\")}add=(start,end,keyStart,keyEnd)=>{if(keyEnd===0)return;const key=this.#text.slice(keyStart,keyEnd),id=this.#hasEscapes?
(0,_go_json_js__WEBPACK_IMPORTED_MODULE_1__.I)(key):key.slice(1,-1),known=this.#kept.get(id);known!==void 0?known.range={start,end}:this.#selection.keeps(id,end-
start)?this.#kept.set(id,{id:(0,_go_json_js__WEBPACK_IMPORTED_MODULE_1__.I)(key),range:{start,end}}):this.#leftOut+=1};read(){return{services:Array.from(this.#kept.
values(),({id,range})=>({id,...this.#selection.read(id,this.#text,range)})),leftOut:this.#leftOut}}}}),2168:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Q:()=>otherFormat});const FORMATS=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save \
it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzi\
p or other binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]];function otherFormat(text){const found=FORMATS.
find(([pattern])=>pattern.test(text));return found===void 0?null:{what:found[1],advice:found[2]}}}),794:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{m:()=>shortUrl,z:()=>MAX_URL});var _short_value_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4714);const MAX_URL=2048,
BROKEN_ESCAPE=/%(?![0-9A-Fa-f]{2})/,CONTROL=/[^ -~\u0080-\uffff]/;function shortUrl(value){if(value.length<=MAX_URL)return value;const[main,fragment]=splitAt(value,
"#"),[place,query]=splitAt(main,"?");return[shortPlace(place),query&&(0,_short_value_js__WEBPACK_IMPORTED_MODULE_0__.o)(query,MAX_URL),CONTROL.test(main)?"\x7F":
"",fragment&&(BROKEN_ESCAPE.test(fragment)?"#%":"#")].join("")}function shortPlace(place){const start=(0,_short_value_js__WEBPACK_IMPORTED_MODULE_0__.o)(place,MAX_URL);
if(start===place)return place;const broken=BROKEN_ESCAPE.test(place)?"%":"",empty=place.includes("//",MAX_URL-1)?"//":"",end=/\/\.{0,2}$/.exec(place.slice(-3))?.[0]??
"";return`${start.replace(/%.?$/,"")}${empty}~${broken}${end}`}function splitAt(text,mark){const at=text.indexOf(mark);return at<0?[text,""]:[text.slice(0,at),text.
slice(at)]}}),4714:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{o:()=>cutAt,w:()=>shortValue});
var _go_json_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3307);const MAX_CHARACTERS=2048,cutAt=(text,most=MAX_CHARACTERS)=>text.length<=most?text:structuredClone(
text.slice(0,most).toWellFormed());function shortValue(text){if(text.length<=MAX_CHARACTERS)return(0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__.IL)(text);switch(text[0]){case'\
"':return cutAt((0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__.I)(text));case"[":return[];case"{":return{};default:return(0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__.
IL)(text)}}}),5195:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Sz:()=>literalKind,
Zu:()=>addressKind,uo:()=>nameKind});var _go_ip_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6181);function networksOf(...texts){let networks;const read=()=>texts.
map(networkOf);return()=>networks??=read()}function networkOf(text){const[address="",bits]=text.split("/"),prefix=(0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__.r5)(
address);if(prefix===null)throw new Error(`${address} is no address`);return{prefix,bits:bits===void 0?prefix.length*8:Number(bits)}}const contains=({prefix,bits},address)=>prefix.
length===address.length&&prefix.every((byte,index)=>{const unused=Math.min(Math.max(8*(index+1)-bits,0),8);return byte>>unused===(address[index]??0)>>unused}),METADATA=networksOf(
"169.254.169.254","169.254.170.2","169.254.170.23","100.100.100.200","192.0.0.192","168.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2::23",
"fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42","fd00:a9fe:a9fe::1","fe80::a9fe:a9fe"),LOOPBACK=networksOf("127.0.0.0/8","0.0.0.0","::1","::"),PRIVATE=networksOf(
"10.0.0.0/8","100.64.0.0/10","169.254.0.0/16","172.16.0.0/12","192.168.0.0/16","198.18.0.0/15","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10"),RESERVED=networksOf(
"0.0.0.0/8","192.0.0.0/24","192.0.2.0/24","192.88.99.0/24","198.51.100.0/24","203.0.113.0/24","224.0.0.0/3","2001::/23","2001:db8::/32","2002::/16","3fff::/20"),
UNICAST=networksOf("0.0.0.0/0","2000::/3"),CARRIES_IPV4=networksOf("::ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/96"),isIn=(networks,address)=>networks().
some(each=>contains(each,address)),LAST_FOUR=[12,13,14,15],embedding=(network,...at)=>{const networks=networksOf(network);return{isIn:address=>isIn(networks,address),
at,mask:0}},EMBEDDINGS=[embedding("2002::/16",[2,3,4,5]),embedding("2001::/32",[4,5,6,7]),{...embedding("2001::/32",LAST_FOUR),mask:255},embedding("64:ff9b:1::/\
48",[6,7,9,10],[7,9,10,11],[9,10,11,12],LAST_FOUR),{isIn:address=>/^[02],0,94,254$/.test(address.slice(8,12).join()),at:[LAST_FOUR],mask:0}],embeddedIn=address=>EMBEDDINGS.
filter(each=>each.isIn(address)).flatMap(({at,mask})=>at.map(bytes=>bytes.map(byte=>(address[byte]??0)^mask)));function kindOf(address){return isIn(LOOPBACK,address)?
"loopback":isIn(CARRIES_IPV4,address)?kindOf(address.slice(12)):[address,...embeddedIn(address)].some(each=>isIn(METADATA,each))?"metadata":isIn(PRIVATE,address)?
"private":isIn(RESERVED,address)||!isIn(UNICAST,address)?"reserved":"public"}function addressKind(text){const address=(0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__.
r5)(text);return address===null?"public":kindOf(address)}const PRIVATE_NAME=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;
function literalKind(text){const name=text.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(name))return"loopback";const address=(0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__.
r5)(name)??(0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__.RY)(name);return address===null?"public":kindOf(address)}function nameKind(text){const kind=literalKind(text);
return kind!=="public"||text.includes(":")?kind:PRIVATE_NAME.test(text.replace(/\.$/,""))?"private":"public"}}),7715:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{V:()=>statusPageOf});const STATUS_PAGES=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terra\
form.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab\
.com","https://status.gitlab.com"]]),statusPageOf=host=>STATUS_PAGES.get(host)??null}),9664:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Gz:()=>below,LA:()=>isOverrideFile,jt:()=>directoryOf,un:()=>resolvedPath});var node_path_posix__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3916);const below=(directory,name)=>directory===""?name:`${directory}/${name}`,directoryOf=file=>file.slice(0,Math.max(0,file.lastIndexOf("/")));function resolvedPath(directory,path2){
const joined=(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(directory,path2).replace(/\/$/,"");return joined==="."?"":joined}const isOverrideFile=file=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.
test(file)}),9529:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{l:()=>GRANT_TYPES,
m:()=>readLogin});var _go_url_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4283),_service_url_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8999);const ALL_PORTS=[
1024,65535],GRANT_TYPES=["authz_code","password"],PASSWORD_HOST="app.terraform.io";function readLogin(fields,documentUrl,host){const client=readClient(own(fields,
"client")),grantTypes=readGrantTypes(own(fields,"grant_types"),host),needs=(...types)=>types.some(type=>grantTypes.value.includes(type)),endpoint=(name,isRequired)=>readEndpoint(
own(fields,name),name,isRequired,documentUrl),authz=endpoint("authz",needs("authz_code")),token=endpoint("token",needs("authz_code","password")),ports=readPorts(
own(fields,"ports")),scopes=readScopes(own(fields,"scopes"));return{value:{client:client.value,grantTypes:grantTypes.value,authz:authz.value,token:token.value,ports:ports.
value,scopes:scopes.value},flaws:[client,grantTypes,authz,token,ports,scopes].flatMap(field=>field.flaws)}}const own=(fields,name)=>Object.hasOwn(fields,name)?fields[name]:
void 0,flawed=(value,rule,found)=>({value,flaws:[{rule,value:found}]}),fine=value=>({value,flaws:[]});function readClient(value){return typeof value!="string"?flawed(
"","client-missing",value):value===""?flawed(value,"client-empty",value):fine(value)}function readGrantTypes(value,host){if(value===void 0)return fine(["authz_c\
ode"]);if(!Array.isArray(value))return flawed([],"grant-types-invalid",value);const types=[...new Set(value.filter(item=>typeof item=="string"))];return types.includes(
"authz_code")||types.includes("password")&&host===PASSWORD_HOST?types.every(type=>GRANT_TYPES.includes(type))?fine(types):flawed(types,"grant-types-unknown",value):
flawed(types,"grant-types-unsupported",value)}function readEndpoint(value,name,isRequired,documentUrl){if(typeof value!="string")return isRequired?flawed(null,`${name}\
-missing`,value):fine(null);const url=(0,_service_url_js__WEBPACK_IMPORTED_MODULE_1__.v)(documentUrl,value);if(url.ok&&(0,_go_url_js__WEBPACK_IMPORTED_MODULE_0__.
cz)(url.value).name!=="")return fine((0,_go_url_js__WEBPACK_IMPORTED_MODULE_0__.jr)(url.value));const why=`failed to parse ${name==="authz"?"authorization":"tok\
en"} URL: ${url.ok?"no Host in request URL":url.why}`;return{value:null,flaws:[{rule:`${name}-invalid`,why}]}}function readPorts(value){if(value===void 0)return fine(
ALL_PORTS);if(!Array.isArray(value))return flawed(ALL_PORTS,"ports-ignored",value);if(value.length!==2)return flawed(ALL_PORTS,"ports-count",value);const[first,
last]=value;return!isPort(first)||!isPort(last)?flawed(ALL_PORTS,"ports-range",value):first>last?flawed(ALL_PORTS,"ports-order",value):first===last?flawed([first,
last],"ports-single",value):fine([first,last])}const isPort=value=>typeof value=="number"&&Number.isInteger(value)&&value>=ALL_PORTS[0]&&value<=ALL_PORTS[1];function readScopes(value){
if(value===void 0)return fine([]);if(!Array.isArray(value))return flawed([],"scopes-ignored",value);const scopes=value.filter(item=>typeof item=="string");return scopes.
length===value.length?fine(scopes):flawed(scopes,"scopes-invalid",value)}}),1022:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{m:()=>parseProviderSource,s:()=>parseProviderPart});var _go_parsed_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
3625),_go_quote_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6246),_hostname_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1831),_idna_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
1822),_module_address_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5011);const BUILTIN_HOSTS={terraform:["terraform.io"],opentofu:["terraform.io","opento\
fu.org"]},DEFAULT_NAMESPACE="hashicorp",LEGACY_NAMESPACE="-",FORMAT='Invalid provider source string: The "source" attribute must be in the format "[hostname/][n\
amespace/]name"',TERRAFORM_PREFIX={prefix:"terraform-",whose:"a Terraform",frequency:"often"},REDUNDANT_PREFIXES={terraform:[TERRAFORM_PREFIX],opentofu:[TERRAFORM_PREFIX,
{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function parseProviderSource(text,client){const parts=text.split("/");if(parts.length>3||parts.
includes(""))return invalid(FORMAT);const[givenType="",givenNamespace,givenHost]=parts.reverse(),type=parseProviderPart(givenType);if(!type.ok){const what=`${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.
o)(givenType)} in source ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(text)}`;return invalid(`Invalid provider type: Invalid provider type ${what}: ${type.
why}"`)}const hostImplied=givenHost===void 0,host=hostImplied?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.J)((0,_module_address_js__WEBPACK_IMPORTED_MODULE_3__.
Vm)(client)):(0,_hostname_js__WEBPACK_IMPORTED_MODULE_1__.Pv)(givenHost);if(givenNamespace===void 0&&host.ok){const rest={hostImplied,namespace:DEFAULT_NAMESPACE,
type:type.value};return{kind:"registry",host:host.value,...rest}}const namespace=readNamespace(givenNamespace??""),empty=`namespace "" in source ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.
o)(text)}`;if(!namespace.ok)return invalid(`Invalid provider namespace: Invalid provider ${empty}: ${namespace.why}"`);if(!host.ok){const what="Invalid provider\
 source hostname";return invalid(`${what}: ${what} ${empty}: ${host.why}"`)}const address={hostImplied,host:host.value,namespace:namespace.value,type:type.value},
error=addressMistake(address,client);return error===void 0?{kind:kindOf(address,client),...address}:invalid(error)}const invalid=error=>({kind:"invalid",error});
function parseProviderPart(text){if(/^[a-z0-9]+$/.test(text))return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.J)(text);if(text==="")return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.
T)("must have at least one character");if(text.includes("."))return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.T)("dots are not allowed");if(text.includes("--"))
return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.T)("cannot use multiple consecutive dashes");const label=(0,_idna_js__WEBPACK_IMPORTED_MODULE_2__.YE)(text);
return label.ok?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.J)((0,_idna_js__WEBPACK_IMPORTED_MODULE_2__.DI)(label.value)):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.
T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const readNamespace=text=>text===LEGACY_NAMESPACE?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.
J)(text):parseProviderPart(text);function kindOf({host,namespace},client){return namespace===LEGACY_NAMESPACE?"legacy":namespace==="builtin"&&BUILTIN_HOSTS[client].
includes(host)?"builtin":"registry"}function addressMistake(address,client){const registry=(0,_module_address_js__WEBPACK_IMPORTED_MODULE_3__.Vm)(client);if(address.
namespace===LEGACY_NAMESPACE&&address.host!==registry)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${registry}\
.`;const found=REDUNDANT_PREFIXES[client].find(({prefix})=>address.type.startsWith(prefix));return found===void 0?void 0:prefixMistake(address,found,client)}function prefixMistake(address,{
prefix,whose,frequency},client){const whole=`${prefix}provider-`,suggested=address.type.slice(whole.length);if(!address.type.startsWith(whole)||!parseProviderPart(
suggested).ok)return`Invalid provider type: Provider source ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(showProvider(address))} has a type with the prefix\
 ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(prefix)}, which isn't allowed because it would be redundant to name ${whose} provider with that prefix. If yo\
u are the author of this provider, rename it to not include the prefix.`;const better=showProvider({...address,type:suggested},client);return`Invalid provider t\
ype: Provider source ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(showProvider(address,client))} has a type with the prefix ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.
o)(whole)}, which isn't valid. Although that prefix is ${frequency} used in the names of version control repositories for ${whose.split(" ")[1]} providers, prov\
ider source strings should not include it.

Did you mean ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(better)}?`}const showProvider=({host,namespace,type},client)=>client!==void 0&&host===(0,_module_address_js__WEBPACK_IMPORTED_MODULE_3__.
Vm)(client)?`${namespace}/${type}`:`${(0,_hostname_js__WEBPACK_IMPORTED_MODULE_1__.nx)(host)}/${namespace}/${type}`}),241:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{B:()=>nearMisses});var _hostname_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1831);const ANY_PREFIX=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,
PREFIX="TF_TOKEN_";function nearMisses(variables,host,hosts){const[write]=(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.fK)(host);return write===void 0?[]:variables.
flatMap(variable=>{const reached=(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.$k)(variable);if(reached!==null&&hosts.has(reached))return[];const why=explain(variable,
reached,host);return why===null?[]:[{variable,why,write,isParent:isParent(reached,host)}]})}function explain(variable,reached,host){const prefix=ANY_PREFIX.exec(
variable)?.[0];if(prefix===void 0)return null;const rest=variable.slice(prefix.length);return reached!==null&&isParent(reached,host)?`it is for ${(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.
nx)(reached)} only: the clients do not use the tokens of parent domains`:spellings(host).some(spelling=>spelling===plain(rest))?prefix!==PREFIX?`it begins with ${prefix}\
, and the clients read only ${PREFIX}`:reached===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.
nx)(reached)}${separators(rest,host)}`:null}const isParent=(reached,host)=>reached!==null&&(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.Sv)(host).name.endsWith(
`.${(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.Sv)(reached).name}`),plain=text=>text.normalize("NFC").toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,
"");function spellings(host){const{name}=(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.Sv)(host);return[...new Set([host,name,(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.
nx)(host)].map(plain))]}function separators(rest,host){const{name,port}=(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.Sv)(host);return port!==443&&!rest.includes(
":")?"; a port follows a colon":name.includes("-")&&!rest.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Wi:()=>MAX_FRAMES,cZ:()=>causesOf,cr:()=>messagesOf,sC:()=>framedPlaces});var _judge_finding_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
2886),_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1064),_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1831),_places_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
8884);const MAX_CURES=3;function causesOf(findings){return[...Map.groupBy(findings,kindOf).values()].flatMap(kind=>{const cures=[...Map.groupBy(kind,helpFor).values()];
return cures.length>MAX_CURES?[kind]:cures}).flatMap(group=>causeOf(group)??[]).toSorted((a,b)=>(0,_judge_finding_js__WEBPACK_IMPORTED_MODULE_0__.Np)(a,b)||rankOf(
a)-rankOf(b)||b.hosts.length-a.hosts.length)}function rankOf({code,affects}){return code==="host-not-checked"?2:affects.length===0||_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__.
Du.some(client=>affects.includes(client))?0:1}const kindOf=({severity,problem,affects,exclude})=>JSON.stringify([severity,problem.code,affects,exclude===void 0]),
helpFor=finding=>finding.exclude===void 0?forEachHost(finding.problem.help??"",finding):"";function causeOf(findings){const[first]=findings;if(first===void 0)return null;
const hosts=[...new Set(findings.flatMap(({host})=>host??[]))],{code,title,help,message}=first.problem,say=(text,finding)=>hosts.length>1?forEachHost(text,finding):
text,said=say(message,first),isSame=findings.every(finding=>say(finding.problem.message,finding)===said),cure=say(help??"",first),isCure=findings.every(finding=>say(
finding.problem.help??"",finding)===cure);return{severity:first.severity,code,title,affects:first.affects,findings,hosts,message:isSame?said:null,help:cure!==""&&
isCure?withVariables(cure,findings):null}}const NAMED_VARIABLE=/\bTF_TOKEN_\w+/g,VARIABLE="TF_TOKEN_HOST",MAX_VARIABLES=5;function withVariables(cure,findings){
if(!cure.includes(VARIABLE))return cure;const names=new Set(findings.flatMap(({problem})=>problem.help?.match(NAMED_VARIABLE)??[]));return names.size<=MAX_VARIABLES?
`${cure}; ${VARIABLE} is ${[...names].join(" or ")}`:`${cure}; in ${VARIABLE}, write each dot of the host as an underscore and each hyphen as two`}function forEachHost(text,{
host}){return host===null||text===""?text:[...new Set([host,(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.nx)(host)])].reduce((rest,name)=>rest.replaceAll(
name,forName),text).replace(NAMED_VARIABLE,VARIABLE).replaceAll(/\bhost the host/g,"the host")}function forName(name,at,text){const[before=" ",after=" "]=[text[at-
1],text[at+name.length]];return/[\s("]/.test(before)&&/[\s,;.:)"]/.test(after)?"the host":"HOST"}const MAX_FRAMES=3,framedPlaces=findings=>causesOf(findings).flatMap(
cause=>messagesOf(cause).slice(0,MAX_FRAMES).flatMap(([,group])=>group.values().flatMap(placesOf).take(1).toArray())),placesOf=finding=>{const place=(0,_places_js__WEBPACK_IMPORTED_MODULE_3__.
Xd)(finding);return place===null?[]:[place]},messagesOf=({message,findings})=>message===null?[...Map.groupBy(findings,({problem})=>problem.message)]:[[message,findings]]}),
1505:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{G_:()=>showLooks,Yj:()=>servicesPhrase,
Zc:()=>responseFacts,o7:()=>configurationFacts,se:()=>requiredFact,tN:()=>MAX_WORDS});var _measure_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7574),_phrases_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
4120),_places_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8884);const MAX_WORDS=120,MAX_REQUIRED=20,MAX_SERVICES=6;function requiredFact({requirements},{
dialect},format){return{label:"required",texts:(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.UV)(requirements,MAX_REQUIRED,({service,clients,because})=>{const id=service===
"any"?(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.DO)(service):format.value((0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.DO)(service),MAX_WORDS),needing=dialect.
clients.every(client=>clients.includes(client))?"":` for ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.wO)(clients)}`;return`${id}${needing} (${(0,_places_js__WEBPACK_IMPORTED_MODULE_2__.
Yx)(because,format.because)})`})}}function responseFacts({visit},format){const{timing,discovery}=visit.attempt,excerpt=discovery.kind==="failed"?discovery.excerpt:
null,phases=(0,_measure_js__WEBPACK_IMPORTED_MODULE_0__.I$)(timing).map(([name,ms])=>`${name} ${(0,_measure_js__WEBPACK_IMPORTED_MODULE_0__.kJ)(ms)}`),before=visit.
earlier.map(attempt=>{const{kind}=attempt.discovery;return`${kind==="failed"?attempt.discovery.problem.code:kind} after ${(0,_measure_js__WEBPACK_IMPORTED_MODULE_0__.
kJ)(attempt.timing.totalMs)}`}),body=excerpt===null?[]:[format.value(excerpt.replace(/\s+/gu," ").trim())],source=visit.credentials?.hasToken?[format.prose(visit.
credentials.source)]:[];return[{label:"body",texts:body},{label:"timing",texts:[phases.join(", ")]},{label:"retried",texts:before},{label:"token from",texts:source}]}
const configurationFacts=(host,format)=>[{label:"credentials",texts:hasTokenTrouble(host)?lookLines(host.visit.looks,format.prose):[]},{label:"host block",texts:hostBlockTexts(
host.visit).map(text=>format.prose(text))}];function servicesPhrase({visit,services,servicesLeftOut,servicesFrom},format){const ids2=services.map(({id})=>format.
value(id,MAX_WORDS)),from=servicesFrom===null?(0,_measure_js__WEBPACK_IMPORTED_MODULE_0__.kJ)(visit.attempt.timing.totalMs):`host block at ${format.because(servicesFrom)}`;
return`${ids2.length===0?"no services":(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.K4)(ids2,MAX_SERVICES,servicesLeftOut)} (${from})`}function showLooks(looks){
return[...Map.groupBy(looks,each=>JSON.stringify(each.looks.map(shownLook))).values()].map(group=>({clients:group.map(({client})=>client),looks:group[0]?.looks.
map(shownLook)??[]}))}const HELD_WORDS={nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not aske\
d":"not run","not read":"turned off"},shownLook=({source,held,counts})=>({source,held:`${HELD_WORDS[held]}${counts?held==="no token"?" (ends the search)":" (use\
d)":""}`});function lookLines(looks,show){const groups=showLooks(looks);return groups.flatMap(({clients,looks:own})=>own.map(({source,held})=>`${groups.length>1?
`${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.wO)(clients)}: `:""}${show(source)}: ${held}`))}const hasTokenTrouble=({findings})=>findings.some(({problem:{code}})=>/^credentials-|^document-unauthorized$/.
test(code));function hostBlockTexts({forced}){return[...Map.groupBy(forced,({place})=>(0,_places_js__WEBPACK_IMPORTED_MODULE_2__.eo)(place))].map(([place,group])=>`${place}\
, for ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.wO)(group.map(({client})=>client))}`)}}),7574:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{I$:()=>phasesOf,QN:()=>showMinute,kJ:()=>showDuration,nO:()=>showExpiry,tY:()=>showSize,u8:()=>showSpan});var _phrases_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4120);const DAY_MS=864e5;function showDuration(ms){const whole=Math.round(ms);if(whole<1e3)return`${whole} ms`;if(whole<59950)return`${(whole/1e3).toFixed(1)} s`;
const seconds=Math.round(whole/1e3);return`${Math.floor(seconds/60)} min ${seconds%60} s`}function showSize(bytes){return bytes<1e3?`${bytes} B`:bytes<999950?`${(bytes/
1e3).toFixed(1)} kB`:`${(bytes/1e6).toFixed(1)} MB`}function phasesOf(timing){return[["DNS",timing.lookupMs],["connect",timing.connectMs],["TLS",timing.tlsMs],[
"first byte",timing.firstByteMs],["total",timing.totalMs]].flatMap(([name,ms])=>ms===null?[]:[[name,ms]])}const MINUTE_MS=6e4;function showSpan(from,to){const ms=Date.
parse(to)-Date.parse(from);if(!(ms>=MINUTE_MS))return"less than a minute";const minutes=Math.floor(ms/MINUTE_MS),parts=[{count:Math.floor(minutes/1440),unit:minutes>=
2880?"days":"day"},{count:Math.floor(minutes%1440/60),unit:"h"},{count:minutes%60,unit:"min"}],first=parts.findIndex(({count:number})=>number>0);return parts.slice(
first,first+2).filter(({count:number})=>number>0).map(({count:number,unit})=>`${number} ${unit}`).join(" ")}const showMinute=time=>`${time.slice(0,16).replace("\
T"," ")} UTC`;function showExpiry(expires,now){const days=(Date.parse(expires)-Date.parse(now))/DAY_MS;if(Number.isNaN(days))return expires;const whole=(0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__.
px)(Math.floor(Math.abs(days)),"day"),isWithinDay=Math.abs(days)<1,past=isWithinDay?"within the last day":`${whole} ago`,future=isWithinDay?"in less than a day":
`in ${whole}`;return`${expires.slice(0,10)} (${days<0?past:future})`}}),4120:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{DO:()=>showService,Iu:()=>capitalised,K4:()=>showSome,Ku:()=>firstOf,QI:()=>versionedClients,Rk:()=>showAuthorization,SY:()=>showClients,
UV:()=>firstLines,dy:()=>NEW,od:()=>showAffected,px:()=>showCount,wO:()=>andClients});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064);const NEW="new in this pull request",showCount=(count,noun)=>`${count} ${noun}${count===1?"":"s"}`,capitalised=text=>text.replace(/^./u,first=>first.toUpperCase());
function showSome(items,most,leftOut=0){const shown=items.slice(0,most),more=items.length-shown.length+leftOut;return`${shown.join(", ")}${more>0?` and ${more} \
more`:""}`}const firstOf=(items,few)=>items.length<=2*few?items:items.slice(0,few);function firstLines(items,most,show,showMore=more=>`and ${more} more`){const more=items.
length-most;return[...items.slice(0,most).flatMap(show),...more>0?[showMore(more)]:[]]}const showClients=clients=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
zK.every(client=>clients.includes(client))?"all clients":clients.map(client=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client]).join(", ");function showAffected(affects,inUse){
const affected=inUse.filter(client=>affects.includes(client));return affects.length===0||affected.length===inUse.length?"":affected.length===0?"no client that t\
his repository uses":affected.map(client=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client]).join(", ")}const andClients=clients=>clients.map(client=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
bB[client]).join(" and "),versionedClients=({clients,versions})=>clients.map(client=>[_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client],versions[client]].
join(" ").trim()).join(" and "),showService=service=>service==="any"?"any service":service;function showAuthorization(authorization){switch(authorization){case"\
none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{BQ:()=>withoutFile,CN:()=>isInCheckout,Dc:()=>countFiles,Dx:()=>linesOf,Ky:()=>showPlaces,Qz:()=>isUsed,R3:()=>showPlace,
Xd:()=>firstPlaceOf,Yx:()=>showRequiring,eo:()=>showBecause,et:()=>subjectOf,f5:()=>settingsOf,xi:()=>findingFacts,yv:()=>originOf});var _phrases_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4120),_safe_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8641);const showBecause=because=>isPlace(because)?`${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.
J7)(because.file)}:${because.line}`:because,showPlace=({file,line,column})=>`${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.J7)(file)}:${line}:${column}`;function showPlaces(because,most,show=showBecause,leftOut=0){
const lines=distinctLines(because),shown=lines.slice(0,most).map(show).join(", "),more=Math.max(0,lines.length-most)+leftOut,rest=more>0?[(0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__.
px)(more,"more place")]:[];return[...shown===""?[]:[shown],...rest].join(" and ")}const showRequiring=(because,show=showBecause)=>showPlaces(because,because.every(
isPlace)?1:2,show),MAX_PLACES=1e5;function originOf(...findings){const lists=new Map(findings.map(({places:places2,placesLeftOut=0})=>[places2,placesLeftOut])),
places=[];for(const list of lists.keys())places.length<MAX_PLACES&&places.push(...list);const more=lists.entries().reduce((sum,[list,left])=>sum+list.length+left,
0),[first=null,...others]=distinctLines(places.filter(isPlace)),settings=distinctLines(places.filter(because=>!isPlace(because)));return{first,others,settings,leftOut:more-
places.length}}const linesOf=findings=>({lines:distinctLines(findings.flatMap(({places})=>places.filter(isPlace))),leftOut:findings.reduce((sum,{placesLeftOut=0})=>sum+
placesLeftOut,0)}),settingsOf=findings=>[...new Set(findings.flatMap(({places})=>places.flatMap(one=>isPlace(one)?[]:[one])))],firstPlaceOf=({places})=>places.find(
isPlace)??null;function findingFacts(finding,affected,maxCharacters,maxPlaces){const{others,settings,leftOut}=originOf(finding);return[["help",(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.
RK)(finding.problem.help??"",maxCharacters)],["affects",affected],["also at",showPlaces(others,maxPlaces,showBecause,leftOut)],["required by",showPlaces(settings,
maxPlaces)]].filter(([,text])=>text!=="")}const isUsed=({requirements})=>requirements.some(({because})=>because.some(isPlace)),countFiles=findings=>new Set(findings.
flatMap(({places})=>places.filter(isPlace).map(({file})=>file))).size,withoutFile=findings=>findings.filter(finding=>firstPlaceOf(finding)===null),subjectOf=findings=>findings.
every(({problem})=>problem.code.startsWith("credentials-"))?"credentials":"settings",isInCheckout=file=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(file),isPlace=because=>typeof because!=
"string";function distinctLines(because){const seen=new Map;return because.filter(one=>{const{file,line}=typeof one=="string"?{file:one,line:0}:one,lines=seen.get(
file);if(lines===void 0)seen.set(file,new Set([line]));else{if(lines.has(line))return!1;lines.add(line)}return!0})}}),6763:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{q:()=>firstRemarks,r:()=>remarksOn});var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5143),_phrases_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
4120);const MAX_REMARKS=50,firstRemarks=remarks=>(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.UV)(remarks,MAX_REMARKS,remark=>remark,more=>`and ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.
px)(more,"more remark")}`),remarksOn=verdict=>[...asideRemarks(verdict),...signatureRemarks(verdict)];function asideRemarks({files}){const aside=files.filter(({
exclude,severity})=>exclude!==void 0&&severity!=="notice"),patterns=new Set(aside.flatMap(({exclude})=>exclude??[]));return aside.length===0?[]:[(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__.
Az)(aside.length,[...patterns])]}function signatureRemarks({roots}){return roots.some(({rows})=>rows.some(({platforms})=>platforms.some(({available})=>available===
!0)))?["signatures of provider packages were not verified"]:[]}}),8416:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{L2:()=>resolveDialect,oh:()=>toolReader,rU:()=>clientsInUse});var _problems_brief_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4e3),
_problems_place_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5143),_protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1064),_signs_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
5603),_versions_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3469);function toolReader(selection,found){let reading;return()=>(reading??=__webpack_require__.
e(249).then(__webpack_require__.bind(__webpack_require__,9249)).then(({readTools})=>readTools(selection,found)),reading)}const ASSUMED=["terraform"],WHY_ASSUMED="\
assumed, CLI not detected; set `dialect`",WHY_BOTH="CLI not detected; set `dialect` to check one";async function resolveDialect({setting,scan}){const set=setting.
name==="auto"?null:clientsNamed(setting.name);if(scan===null||scan.isEmpty){const why=set===null?WHY_BOTH:WHY_SET;return dialectOf(set??_protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__.
Du,[why],[],setting,{signs:[],constraints:[]})}const signs=await signsOf(scan,setting,set),{constraints}=scan;if(set!==null)return dialectOf(set,[WHY_SET],[],setting,
{signs,constraints});const deciding=decide(signs);if(deciding.length===0)return{...dialectOf(ASSUMED,[WHY_ASSUMED],[],setting,{signs,constraints}),isGuess:!0};const clients=clientsIn(
deciding),first=clients.flatMap(client=>deciding.find(sign=>sign.client===client)??[]);return dialectOf(clients,first.map(showSign),deciding,setting,{signs,constraints})}
async function clientsInUse({clients},scan){if(scan===null||scan.isEmpty)return _protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__.zK;const{others}=await scan.tools(),
own=clients;return _protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__.zK.filter(client=>own.includes(client)||others.has(client)||client==="terragrunt"&&scan.usesTerragrunt)}
const WHY_SET="set by `dialect`",clientsNamed=name=>name==="both"?_protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__.Du:[name],clientsIn=signs=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__.
Du.filter(client=>signs.some(sign=>sign.client===client));function ownFirst(found){const own=found.filter(({place})=>!(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_1__.
Zl)(place.file));return own.length===0?found:own}const decide=signs=>{const own=ownFirst(signs);return _signs_js__WEBPACK_IMPORTED_MODULE_3__.A.map(level=>own.filter(
sign=>sign.level===level)).find(({length})=>length>0)??[]};async function signsOf({signs,tools,hasCloudHostname},setting,set){const deciding=decide(signs),clients=set??
clientsIn(deciding),mayChange=deciding.every(({place})=>(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_1__.Zl)(place.file)),isOpen=set===null&&(mayChange||deciding.
some(({isCloud})=>isCloud)),isVersionOpen=setting.version===null&&clients.some(client=>(0,_versions_js__WEBPACK_IMPORTED_MODULE_4__.w)(client,[]).length>1);if(!isOpen&&
!isVersionOpen)return signs;const{setsCloudHostname,signs:ofTools}=await tools(),hasHostname=hasCloudHostname||setsCloudHostname;return[...signs.filter(({isCloud})=>!(isCloud&&
hasHostname)),...ofTools]}function dialectOf(clients,reasons,deciding,setting,known){const[client,...others]=clients,found=clients.map(one=>versionOf(one,setting,
known)),versions=found.flatMap(({client:one,version})=>version===null?[]:[[one,version]]),shown=found.flatMap(({version,signs:[sign]})=>version===null||sign===void 0?
[]:[showSign(sign)]);return{name:client===void 0||others.length>0?"both":client,clients,releases:found.flatMap(({releases})=>releases),versions:Object.fromEntries(
versions),why:[...new Set([...reasons,...shown])].join(", "),evidence:[...new Set([...deciding,...found.flatMap(({signs})=>signs)])]}}function versionOf(client,{
version},known){if(version!==null)return{client,releases:(0,_versions_js__WEBPACK_IMPORTED_MODULE_4__.w)(client,[version]),version,signs:[]};const selecting=ownFirst(
known.signs.filter(sign=>sign.client===client&&sign.version!==null)),texts=[...new Set(selecting.map(sign=>(sign.version??"").replace(/^v/,"")))];if(texts.length>
0){const[only="",...more]=texts,isKnown=more.length===0&&(0,_versions_js__WEBPACK_IMPORTED_MODULE_4__.l)(only);return{client,releases:(0,_versions_js__WEBPACK_IMPORTED_MODULE_4__.
w)(client,texts),version:isKnown?only:null,signs:selecting}}const constraints=ownFirst(known.constraints),allowed=constraints.map(({text})=>text),releases=(0,_versions_js__WEBPACK_IMPORTED_MODULE_4__.
w)(client,allowed);if(releases.length===(0,_versions_js__WEBPACK_IMPORTED_MODULE_4__.w)(client,[]).length)return{client,releases,version:null,signs:[]};const signs=constraints.
map(({text,place})=>({client,level:"syntax",place,text:`requires ${(0,_problems_brief_js__WEBPACK_IMPORTED_MODULE_0__.dh)(text)}`,version:text}));return{client,
releases,version:allowed.length===1?allowed[0]??null:null,signs}}const showSign=({place,text})=>`${place.file}:${place.line} ${text}`}),2161:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{L8:()=>classify,TD:()=>isVersionFile,U4:()=>MANIFEST_PATH,Z8:()=>isToolFile,e0:()=>MANIFEST,tr:()=>isTwin});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064);const TERRAFORM=["terraform"],OPENTOFU=["opentofu"],SUFFIXES=[{suffix:".tftest.hcl",class:"test",clients:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",clients:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du,twin:".tofutest.json"},{suffix:".tofut\
est.hcl",class:"test",clients:OPENTOFU},{suffix:".tofutest.json",class:"test",clients:OPENTOFU},{suffix:".tfquery.hcl",class:"query",clients:TERRAFORM},{suffix:"\
.tfquery.json",class:"query",clients:TERRAFORM},{suffix:".tfmigrate.hcl",class:"migrate",clients:TERRAFORM},{suffix:".tfcomponent.hcl",class:"stack",clients:TERRAFORM},
{suffix:".tfcomponent.json",class:"stack",clients:TERRAFORM},{suffix:".tfstack.hcl",class:"stack",clients:TERRAFORM},{suffix:".tfstack.json",class:"stack",clients:TERRAFORM},
{suffix:".tfdeploy.hcl",class:"deploy",clients:TERRAFORM},{suffix:".tfdeploy.json",class:"deploy",clients:TERRAFORM},{suffix:".tfmock.hcl",class:"none",clients:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
Du},{suffix:".tofumock.hcl",class:"none",clients:OPENTOFU},{suffix:".tf.json",class:"config",clients:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du,twin:"\
.tofu.json"},{suffix:".tofu.json",class:"config",clients:OPENTOFU},{suffix:".tf",class:"config",clients:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du,twin:"\
.tofu"},{suffix:".tofu",class:"config",clients:OPENTOFU},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
Du},{suffix:".hcl",class:"terragrunt",clients:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du}],SUFFIXES_BY_ENDING=Map.groupBy(SUFFIXES,({suffix})=>suffix.
slice(suffix.lastIndexOf(".")+1)),LOCK_NAME=".terraform.lock.hcl",LOCK={class:"lock",syntax:"hcl",clients:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du,isOverride:!1},
isTwin=name=>name.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(name),MANIFEST_PATH=".terraform/modules/modules.json",MANIFEST={...LOCK,class:"manifes\
t",syntax:"json"};function classify(name,siblings,directory){if(name===LOCK_NAME)return LOCK;const found=SUFFIXES_BY_ENDING.get(name.slice(name.lastIndexOf(".")+
1))?.find(({suffix})=>name.endsWith(suffix));if(found===void 0||found.class==="none")return;const isIgnoredTest=isIgnored(name)&&found.class==="test"&&directory===
"tests";if(isIgnored(name)&&!isIgnoredTest)return;const base=name.slice(0,-found.suffix.length),hasTwin=found.twin!==void 0&&siblings.has(base+found.twin),isOverride=base===
"override"||base.endsWith("_override"),isTerraformOnly=hasTwin||isIgnoredTest;if(isTerraformOnly&&!found.clients.includes("terraform"))return;const clients=isTerraformOnly?
TERRAFORM:found.clients,syntax=name.endsWith(".json")?"json":"hcl";return{class:found.class,syntax,clients,isOverride}}const isIgnored=name=>name.startsWith(".")||
name.endsWith("~")||name.startsWith("#")&&name.endsWith("#"),VERSION_FILE=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,TOOL_FILE=new RegExp(
`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),isVersionFile=name=>VERSION_FILE.test(name),isToolFile=name=>isVersionFile(name)||TOOL_FILE.test(name)}),6195:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{$8:()=>isNamedBy,G$:()=>isSkippedDirectory,Ls:()=>exclusion,UO:()=>isWithin,VK:()=>splitGlob,sq:()=>withSlashes});var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6760);const GLOB=/[*?[{]/;function splitGlob(pattern){const parts=pattern.split("/"),first=parts.findIndex(part=>GLOB.test(part));return first<0?{fixed:pattern}:
{fixed:parts.slice(0,first).join("/"),glob:parts.slice(first).join("/")}}function exclusion(patterns){const cleaned=patterns.map(pattern=>{const glob=pattern.replace(
/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob,start:plainStart(glob)}});return name=>{const lower=name.toLowerCase();return cleaned.some(({glob,start})=>glob===
name||lower.startsWith(start)&&node_path__WEBPACK_IMPORTED_MODULE_0__.posix.matchesGlob(name,glob))}}function plainStart(glob){const[start=""]=glob.includes("..")?
[]:/^(?:[\w-][\w.-]*\/)*/.exec(glob)??[];return start.toLowerCase()}const isNamedBy=({file,glob},name)=>file===name||glob!==void 0&&node_path__WEBPACK_IMPORTED_MODULE_0__.
posix.matchesGlob(name,glob),isSkippedDirectory=name=>name.startsWith(".")||name==="node_modules",isWithin=(path2,directory)=>path2===directory||path2.startsWith(
directory.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep)?directory:directory+node_path__WEBPACK_IMPORTED_MODULE_0__.sep),withSlashes=path2=>node_path__WEBPACK_IMPORTED_MODULE_0__.
sep==="/"?path2:path2.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep,"/")}),5603:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{A:()=>LEVELS,j:()=>SignCollector});var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5143),_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
1064),_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5011);const LEVELS=["lock-file","syntax","version-file","tool","hook"],MAX_CONSTRAINTS=100;
class SignCollector{found=new Map;allowed=new Map;addFiles(files){for(const{file,kind,scope,isContext}of files){if(isContext)continue;const[client]=kind.clients;
if(client!==void 0&&kind.clients.length===1&&!isHidden(file)){const place={file,line:1,column:1,endColumn:1};this.addSyntax(client,`is read by ${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__.
bB[client]} only`,place)}for(const trait of scope.traits)this.addTrait(trait)}}addUsages(usages){for(const usage of usages)usage.kind==="lock_provider"?this.addLock(
usage):usage.kind==="cloud_default"&&this.addCloud(usage)}signs(){return[...this.found.values()]}constraints(){return[...this.allowed.values()]}addTrait({kind,text,
place}){if(kind==="version"){if(this.allowed.size>=MAX_CONSTRAINTS)return;const key=(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__.Zl)(place.file)?`${text} \
aside`:text;this.allowed.has(key)||this.allowed.set(key,{text,place})}else if(kind==="binary"){const sign={client:text==="tofu"?"opentofu":"terraform",level:"ve\
rsion-file",place,version:null};this.put({...sign,text:"sets terraform_binary"})}else if(kind!=="compatible"&&kind!=="provider-version"){const{client,what}=_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__.
$I[kind];this.addSyntax(client,`has ${what}`,place)}}addLock({host,place}){const client=_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__.Du.find(one=>(0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_2__.
Vm)(one)===host);if(client===void 0)return;const text=`locks providers from ${host}`;this.put({client,level:"lock-file",place,text,version:null})}addCloud({clients,
isOverridden,place}){if(isOverridden||!clients.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place,text:"has a cloud block without ho\
stname",version:null,isCloud:!0})}addSyntax(client,text,place){this.put({client,level:"syntax",place,text,version:null})}put(sign){const key=`${sign.client} ${sign.
text}`;if(this.found.has(key))return;const ownKey=(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__.Zl)(sign.place.file)?`${key} aside`:key;this.found.has(ownKey)||
this.found.set(ownKey,sign)}}const isHidden=file=>/(^|\/)[.#][^/]*$/.test(file)}),7854:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Oo:()=>once,YW:()=>noteAbout,kA:()=>hostsNamedIn,sw:()=>narrowUsages,u3:()=>Notes,vH:()=>notesFor});var _problems_file_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
7052),_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1064);const TOP={line:1,column:1,endColumn:1};function noteAbout(file,problem,at=TOP){
const place={file:file===""?".":file,...at};return{problem,place,clients:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__.Du,host:null}}function narrowUsages(usages,clients){
const isTheirs=client=>clients.includes(client),narrow=once(given=>given.every(isTheirs)?given:given.filter(isTheirs)),narrowNeeds=once(needs=>needs.every(need=>need.
clients.every(isTheirs))?needs:needs.flatMap(need=>{const needing=narrow(need.clients);return needing.length===0?[]:[{...need,clients:needing}]}));return usages.
filter(usage=>{const own=usage;return own.clients=narrow(usage.clients),own.needs=narrowNeeds(usage.needs),usage.isHostImplied&&(own.host=own.needs[0]?.host??usage.
host),own.clients.length>0})}const hostsNamedIn=usages=>{const named=new Set;for(const{host,isHostImplied}of usages)host!==null&&!isHostImplied&&named.add(host);
return named};function once(make){let made;return given=>{made??=new Map;const before=made.get(given);if(before!==void 0||made.has(given))return before;const value=make(
given);return made.set(given,value),value}}const notesFor=(notes,clients)=>notes.filter(note=>note.clients.some(client=>clients.includes(client))),MAX_NOTES=1e4;
class Notes{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(max=MAX_NOTES){this.max=max}add(note){const{problem,place}=note;if(problem.code==="fi\
le-syntax"){if(this.broken.has(place.file))return;this.broken.add(place.file)}const kept=this.kept.get(problem.severity)??0;this.kept.set(problem.severity,kept+
1),kept<this.max?this.notes.push(note):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const problem=(0,_problems_file_js__WEBPACK_IMPORTED_MODULE_0__.
fileLimit)({kind:"problems",max:this.max,omitted:this.omitted});return[...this.notes,noteAbout(".",problem)]}}}),5751:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{readSettings:()=>readSettings});var external_node_fs_=__webpack_require__(3024),external_node_path_=__webpack_require__(
6760),read_text=__webpack_require__(5747),go_parsed=__webpack_require__(3625),brief=__webpack_require__(4e3),version=__webpack_require__(3592),kinds=__webpack_require__(
3474),nearest=__webpack_require__(8535),external_node_net_=__webpack_require__(7030),ip=__webpack_require__(6181),hostname=__webpack_require__(1831);function proxiesFrom(environment){
const variable=name=>environment[name]||environment[name.toLowerCase()]||"",proxies={http:parseProxy("HTTP_PROXY",variable("HTTP_PROXY")),https:parseProxy("HTTP\
S_PROXY",variable("HTTPS_PROXY"))},direct=directRules(variable("NO_PROXY"));return endpoint=>{const proxy=proxies[endpoint.scheme];return proxy===null||isLocal(
endpoint.name)||direct(endpoint)?null:proxy}}const SCHEMES=["http:","https:"];function parseProxy(name,value){if(value==="")return null;const url=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test(value)?value:`http://${value}`);if(url===null)throw new TypeError(`${name} is not a URL; expected http://HOST:PORT`);if(!SCHEMES.includes(url.protocol))throw new TypeError(
`${name} is a ${url.protocol}// proxy; expected http:// or https://`);if(!isDecodable(url.username)||!isDecodable(url.password))throw new TypeError(`${name} has\
 a user name or password with a bare "%"; write "%25" for it`);return url}function isDecodable(text){try{return decodeURIComponent(text),!0}catch(error){if(error instanceof
URIError)return!1;throw error}}const LOOPBACK=new external_node_net_.BlockList;LOOPBACK.addSubnet("127.0.0.0",8,"ipv4"),LOOPBACK.addAddress("::1","ipv6");const isLocal=name=>name===
"localhost"||contains(LOOPBACK,name);function contains(list,name){const address=(0,ip.n7)(name.replace(/%.*$/s,"")),family=(0,external_node_net_.isIP)(address);
return family!==0&&list.check(address,family===4?"ipv4":"ipv6")}function directRules(text){const rules=text.split(",").map(item=>item.trim().toLowerCase()).filter(
item=>item!=="").map(directRule);return endpoint=>rules.some(rule=>rule(endpoint))}function directRule(item){if(item==="*")return()=>!0;const range=rangeOf(item);
if(range!==null)return({name})=>range(name);const{name:pattern,port}=splitPort(item),samePort=endpoint=>port===""||String(endpoint.port)===port;if(isAddress(pattern)){
const address=(0,ip.n7)(pattern),list=new external_node_net_.BlockList;return list.addAddress(address,(0,external_node_net_.isIP)(address)===4?"ipv4":"ipv6"),endpoint=>contains(
list,endpoint.name)&&samePort(endpoint)}const matches=nameRule(pattern);return endpoint=>(0,external_node_net_.isIP)(endpoint.name)===0&&samePort(endpoint)&&matches(
endpoint.name)}function rangeOf(item){const[,written="",digits=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(item)??[];if(!isAddress(written))return null;const bits=Number(
digits);if(bits>((0,external_node_net_.isIP)(written)===4?32:128))return null;const mappedBits=bits-((0,external_node_net_.isIP)(written)===6?96:0),range=new external_node_net_.
BlockList,isFour=(0,external_node_net_.isIP)((0,ip.n7)(written))===4&&mappedBits>=0;return isFour?range.addSubnet((0,ip.n7)(written),mappedBits,"ipv4"):range.addSubnet(
written,bits,"ipv6"),name=>contains(range,name)&&(0,external_node_net_.isIP)((0,ip.n7)(name))===4===isFour}const isAddress=text=>(0,external_node_net_.isIP)(text)!==
0&&!text.includes("%");function nameRule(pattern){if(pattern==="")return()=>!1;const suffix=pattern.replace(/^\*\./,"."),written=suffix.replace(/^\./,""),ascii=(0,hostname.
Pv)(written),bare=ascii.ok?ascii.value:written;return name=>name.endsWith(`.${bare}`)||!suffix.startsWith(".")&&name===bare}function splitPort(item){const match=/^\[([^\]]*)\]:([^:]*)$/.
exec(item)??/^([^:[\]]*):([^:[\]]*)$/.exec(item);return match===null?{name:item,port:""}:{name:match[1]??"",port:match[2]??""}}var settings_settings=__webpack_require__(
3152);const MAX_AUTHORITIES_BYTES=4*1024*1024,MAX_MISSING=20;async function readSettings(raw,{environment,directory,wording=settings_settings.w7}){const{settings,
mistakes}=(0,settings_settings.P$)(raw,wording),authorities=await readAuthorities(settings.caFile,wording),proxies=readProxies(environment),wrong=[...await addressMistakes(
settings,wording),...await codeMistakes(settings,wording)],missing=await Promise.all(missingPaths(settings.scan,directory).slice(0,MAX_MISSING).map(path2=>wording.
missingPath(path2,directory)));if(mistakes.length===0&&wrong.length===0&&missing.length===0&&authorities.ok&&proxies.ok)return{...settings,authorities:authorities.
value,chooseProxy:proxies.value};const unreadable=[authorities,proxies].flatMap(each=>each.ok?[]:[each.why]);throw new settings_settings.GN([...mistakes,...wrong,
...unreadable,...missing])}const missingPaths=(scan,directory)=>scan.filter(entry=>!/[*?[\]{}]/.test(entry)&&!(0,external_node_fs_.existsSync)((0,external_node_path_.
resolve)(directory,entry)));async function addressMistakes({hostnames},{setting}){const name=setting("hostnames"),named=hostnames.flatMap(({addresses})=>addresses);
if(named.length===0)return[];const{parseNamedAddress}=await __webpack_require__.e(257).then(__webpack_require__.bind(__webpack_require__,1257)),mistakes=named.flatMap(
each=>{const parsed=parseNamedAddress(each,"terraform");return parsed.ok?[]:[`${name}: "${each.service}=${each.text}" is wrong: ${parsed.why}`]});return(0,kinds.
Ku)(mistakes,name)}async function codeMistakes({ignore},{setting}){const name=setting("ignore");if(ignore.length===0)return[];const{problemFacts}=await Promise.
all([__webpack_require__.e(156),__webpack_require__.e(341),__webpack_require__.e(709)]).then(__webpack_require__.bind(__webpack_require__,709)),facts=problemFacts(),
mistakes=ignore.flatMap(({code})=>{if(Object.hasOwn(facts,code))return[];const meant=(0,nearest.q)(code,Object.keys(facts)),cure=meant===null?`${version.aq} lis\
ts the codes`:`did you mean "${meant}"?`;return[`${name}: "${code}" is not a problem code; ${cure}`]});return(0,kinds.Ku)(mistakes,name)}function readProxies(environment){
try{return(0,go_parsed.J)(proxiesFrom(environment))}catch(error){if(error instanceof TypeError)return(0,go_parsed.T)(error.message);throw error}}async function readAuthorities(path2,{
setting}){if(path2===null)return(0,go_parsed.J)(null);const read=(0,read_text.yR)(path2,MAX_AUTHORITIES_BYTES),name=setting("ca-file");if(!read.ok)return(0,go_parsed.
T)(`${name} "${path2}" ${(0,brief.mP)(read.failure)}`);const{parseAuthorities}=await __webpack_require__.e(36).then(__webpack_require__.bind(__webpack_require__,
5036)),parsed=parseAuthorities(read.text);return parsed.ok?parsed:(0,go_parsed.T)(`${name} "${path2}" ${parsed.why}`)}}),7082:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{O:()=>withoutRequest});const withoutRequest=discovery=>({discovery,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,
firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{C:()=>requirementsOf});var _scan_usage_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7854);const AFTER_INIT=new Set(["remote_state",
"remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remot\
e_default"]);function requirementsOf(settings,usages,clients,named=(0,_scan_usage_js__WEBPACK_IMPORTED_MODULE_0__.kA)(usages)){const listed=settings.hostnames.flatMap(
({host,services})=>{const listed2=services.length>0?services:settings.requiredServices;return(listed2.length>0?listed2:["any"]).map(service=>({host,service,clients,
because:["hostnames input"],isImplied:!1,isForInit:!0}))}),known=new Set([...named,...settings.hostnames.map(({host})=>host)]),groups=new Map;for(const requirement of listed)
add(groups,requirement);for(const{kind,needs,place}of usages){const isForInit=!AFTER_INIT.has(kind);for(const need of needs)add(groups,{...need,because:[place],
isImplied:!known.has(need.host),isForInit})}return Array.from(groups.values(),group=>({...group,clients:clients.filter(client=>group.clients.includes(client))}))}
function add(groups,requirement){const{host,service,clients,because}=requirement,key=`${host} ${service}`,group=groups.get(key);if(group===void 0){groups.set(key,
{...requirement,clients:[...clients],because:[...because]});return}group.isForInit||=requirement.isForInit;for(const one of because)group.because.push(one);for(const client of clients)
group.clients.includes(client)||group.clients.push(client)}}),5960:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{e:()=>skipsOf,i:()=>skip});var _problems_not_contacted_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6697),_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
1831),_evidence_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7082);function skipsOf(requirements,{hostnames,allowedHosts},{isGuess}){const listed=new Set(
hostnames.map(({host})=>host)),skips=new Map;for(const requirement of requirements){const{host}=requirement;if(listed.has(host)||skips.has(host))continue;const problem=whySkipped(
requirement,isGuess===!0,(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.Jr)(host,allowedHosts));problem!==null&&skips.set(host,problem)}return skips}function whySkipped({
host:hostname,isImplied,because,clients},isGuess,isHostAllowed){const host=(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.nx)(hostname);if((0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.
Rt)(hostname))return(0,_problems_not_contacted_js__WEBPACK_IMPORTED_MODULE_0__.hostGeneric)({host});const[place]=because.filter(each=>typeof each!="string"),implied=isImplied&&
place!==void 0?{place,clients}:null;return implied!==null&&isGuess?(0,_problems_not_contacted_js__WEBPACK_IMPORTED_MODULE_0__.hostAssumed)({host,...implied}):isHostAllowed?
null:(0,_problems_not_contacted_js__WEBPACK_IMPORTED_MODULE_0__.hostNotAllowed)(implied===null?{host}:{host,implied})}const skip=(host,problem)=>({host,attempt:(0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__.
O)({kind:"skipped",problem}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{f:()=>writeWhole});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760),_failure_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6309);function writeWhole(root,path2,pieces){const directory=provideDirectory((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
realpathSync)(root),path2),name=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path2),aside=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory,`.${name.
slice(0,60)}.${Math.random().toString(36).slice(2)}`),descriptor=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(aside,"wx");try{try{for(const piece of pieces)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(descriptor,piece)}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor)}(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
renameSync)(aside,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory,name))}catch(error){throw(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(aside,{force:!0}),
error}}function provideDirectory(root,path2){const target=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root,path2),isInside=isWithin(root,target);if(!isInside&&
!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path2))throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.Lw(`it is outside ${root}; use an absolute path\
 if that is intended`);const start=isInside?root:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(target).root;return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(
start,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter(Boolean).reduce((directory,name)=>enter(
directory,name,root),start)}function enter(directory,name,root){const path2=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory,name);if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
lstatSync)(path2,{throwIfNoEntry:!1})===void 0&&provide(path2),!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path2).isSymbolicLink())return path2;const target=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
realpathSync)(path2);if(!isWithin(root,directory)||isWithin(root,target))return target;throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.Lw(`the link ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
relative)(root,path2)} leads outside ${root}; remove it or choose another path`)}function provide(directory){try{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(
directory)}catch(error){if(!(0,_failure_js__WEBPACK_IMPORTED_MODULE_2__.Or)(error)||error.code!=="EEXIST")throw error}}function isWithin(directory,path2){const way=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
relative)(directory,path2);return way!==".."&&!way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`)&&!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(
way)}}),3795:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{qY:()=>SILENT,Si:()=>every,
fN:()=>progressInLog,XP:()=>progressInTerminal});var cells=__webpack_require__(733),hostname=__webpack_require__(1831),phrases=__webpack_require__(4120),safe_text=__webpack_require__(
8641);const MAX_WAITING=2,MAX_NAME=80;function describeProgress(progress){if(progress.kind==="scan")return`read ${(0,phrases.px)(progress.files,"file")}`;if(progress.
kind==="registries")return`${progress.done} of ${(0,phrases.px)(progress.total,"question")} to registries answered`;const{done,total,failed,waiting}=progress,failures=failed===
0?"":`, ${failed} failed so far`;return`${done} of ${(0,phrases.px)(total,"host")} checked${failures}${waitingFor(waiting)}`}function waitingFor(waiting){if(waiting.
size===0)return"";const names=[...waiting].slice(0,MAX_WAITING).map(host=>(0,safe_text.RK)((0,hostname.nx)(host),MAX_NAME)),more=waiting.size-names.length;return more>
0?`; waiting for ${names.join(", ")} and ${(0,phrases.px)(more,"other")}`:`; waiting for ${names.join(" and ")}`}const SILENT={show:()=>{},end:()=>{}},LOG_MS=5e3,
TERMINAL_MS=200;function progressInLog(write,every2){let latest=null,isDue=!0;const end=every2(LOG_MS,()=>{latest!==null&&(isDue&&write(describeProgress(latest)),
isDue=!isDue)});return{show:progress=>{latest=progress},end}}function progressInTerminal(write,columns,every2){let latest=null,shown="";const cancel=every2(TERMINAL_MS,
()=>{const line=latest===null?"":(0,cells.W)(describeProgress(latest),0,columns-1);line!==shown&&(shown=line,write(`\r${line}\x1B[K`))});return{show:progress=>{
latest=progress},end:()=>{cancel(),shown!==""&&write("\r\x1B[K")}}}const every=(ms,run)=>{const timer=setInterval(run,ms).unref();return()=>clearInterval(timer)}}),
8463:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{t:()=>writeReportFiles});var _files_failure_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6309),_files_write_whole_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(566),_report_json_json_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6182),_report_markdown_page_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
3616),_report_pieces_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5955),_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(8641);async function writeReportFiles(files,report,directory){
const warnings=[];for(const{path:path2,format}of files)try{(0,_files_write_whole_js__WEBPACK_IMPORTED_MODULE_1__.f)(directory,path2,(0,_report_pieces_js__WEBPACK_IMPORTED_MODULE_4__.
mk)(await render(format,report)))}catch(error){warnings.push(`the report ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__.RK)(path2)} was not written: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__.
RK)((0,_files_failure_js__WEBPACK_IMPORTED_MODULE_0__.A3)(error))}`)}return warnings}async function render(format,{verdict,context}){switch(format){case"json":return(0,_report_json_json_js__WEBPACK_IMPORTED_MODULE_2__.
h)(verdict,context);case"sarif":return(await Promise.all([__webpack_require__.e(341),__webpack_require__.e(933)]).then(__webpack_require__.bind(__webpack_require__,
3933))).renderSarif(verdict,context);case"junit":return(await __webpack_require__.e(868).then(__webpack_require__.bind(__webpack_require__,5868))).renderJunit(verdict,
context);case"codequality":{const{renderCodeQuality}=await __webpack_require__.e(957).then(__webpack_require__.bind(__webpack_require__,8957)),{hash}=await Promise.
resolve().then(__webpack_require__.t.bind(__webpack_require__,7598,19));return renderCodeQuality(verdict,text=>hash("sha256",text))}case"markdown":return[(0,_report_markdown_page_js__WEBPACK_IMPORTED_MODULE_3__.
Gc)(verdict,context)]}}}),2704:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{IL:()=>jsonValue,
Rr:()=>jsonList,Z4:()=>jsonMember});var _pieces_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5955),_safe_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
8641);const jsonMember=(name,value,margin,replace)=>`,
${margin}"${name}": ${jsonValue(value,margin,replace)}`,jsonValue=(value,margin,replace)=>(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.s$)(JSON.stringify(value,
replace,2).replaceAll(`
`,`
${margin}`));function*jsonList(name,items,{maxBytes,margin,replace},convert){if(items.length===0)return yield jsonMember(name,[],margin),0;const inner=`${margin}\
  `;yield`,
${margin}"${name}": [`;const render=item=>`
${inner}${jsonValue(convert(item),inner,replace)}`,left=yield*(0,_pieces_js__WEBPACK_IMPORTED_MODULE_1__._Q)(items,new _pieces_js__WEBPACK_IMPORTED_MODULE_1__.Wv(
maxBytes),render,",");return yield`
${margin}]`,left}}),6182:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{h:()=>renderJson});
var releases=__webpack_require__(997),brief=__webpack_require__(4e3),problem=__webpack_require__(5799),hostname=__webpack_require__(1831),json_pieces=__webpack_require__(
2704),safe_text=__webpack_require__(8641),pieces=__webpack_require__(5955);function sharing(lists,budget){const costs=new Map;for(const each of lists)costs.has(
each)||costs.set(each,each.reduce((sum,one)=>sum+costOf(one),0));const share=(0,pieces._3)(lists.map(each=>costs.get(each)??0),budget);return each=>{const kept=(0,pieces.
ux)(each,share,costOf);return{kept:kept.map(becauseOf),left:each.length-kept.length}}}const PLACE_BYTES=140,ESCAPE_BYTES=6;function costOf(because){if(typeof because==
"string")return PLACE_BYTES;const{file}=because;return PLACE_BYTES+file.length*(/^[ -~]*$/.test(file)?1:ESCAPE_BYTES)}const becauseOf=because=>typeof because=="\
string"?because:placeOf(because),placeOf=({file,line,column,endColumn})=>({file,line,column,endColumn}),leftOut=(name,count)=>count>0?{[`${name}LeftOut`]:count}:
{},MAX_ROWS=1e4,MAX_CONSTRAINTS=100,rootOf=({directory,clients,rows},share)=>({directory,clients,rows:rows.slice(0,MAX_ROWS).map(row=>rowOf(row,share)),...leftOut(
"rows",rows.length-MAX_ROWS)});function rowOf(row,share){const{kind,address,source,host,constraints,locked,chosen,newest,platforms}=row,{kept,left}=share(row.places);
return{kind,address,source,host,constraints:constraints.slice(0,MAX_CONSTRAINTS),...leftOut("constraints",constraints.length-MAX_CONSTRAINTS),locked,chosen,newest,
platforms:platforms.map(({platform,available})=>({platform,available})),worst:row.worst,codes:row.problems.map(({code})=>code),places:kept,...leftOut("places",left)}}
const SCHEMA_VERSION=1,MAX_BYTES={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},MAX_STRING=4096,MARGIN="  ";function*renderJson(verdict,context,limits=MAX_BYTES){
const{usages,...scan}=context.scan,{hosts,findings,passed,ignored,stopped,roots}=verdict,becauseLists=hosts.flatMap(({requirements})=>requirements.map(each=>each.
because)),because=sharing(becauseLists,limits.becauseLists),places=sharing(findings.map(finding=>finding.places),limits.placeLists),rowPlaces=sharing(roots.flatMap(
({rows})=>rows.map(row=>row.places)),limits.rowPlaceLists),{remarks}=context;yield*[`{
  "schemaVersion": ${SCHEMA_VERSION}`,member("passed",passed),...stopped===null?[]:[member("stopped",(0,brief.Cw)(stopped))],member("dialect",context.dialect.name),
member("clientDetection",detectionOf(context.dialect)),member("startedAt",context.startedAt),member("durationMs",context.durationMs),member("counts",severityCounts(
verdict))],yield*list("hosts",hosts,limits.hosts,host=>hostOf(host,because)),yield*list("findings",findings,limits.findings,finding=>findingOf(finding,places)),
roots.length>0&&(yield*list("roots",roots,limits.roots,root=>rootOf(root,rowPlaces))),yield*[member("ignored",ignored),member("usages",usages),...remarks.length===
0?[]:[member("remarks",remarks)],member("scan",scan),`
}
`]}const member=(name,value)=>(0,json_pieces.Z4)(name,value,MARGIN,shortened),shortened=(_,value)=>typeof value=="string"?(0,brief.dh)(value,MAX_STRING):value;function*list(name,items,maxBytes,convert){
const left=yield*(0,json_pieces.Rr)(name,items,{maxBytes,margin:MARGIN,replace:shortened},convert);left>0&&(yield member(`${name}LeftOut`,left))}const severityCounts=({
findings})=>Object.fromEntries(problem.oC.map(severity=>[`${severity}s`,findings.filter(finding=>finding.severity===severity).length])),MAX_EVIDENCE=20,detectionOf=({
clients,versions,releases:releases2,isGuess,why,evidence})=>({clients,assumed:isGuess??!1,why,versions:Object.entries(versions).map(([client,version])=>({client,
version})),releases:releases2.map(({name})=>name),evidence:evidence.slice(0,MAX_EVIDENCE).map(({client,version,level,text,place})=>({client,version,kind:level,text,
...placeOf(place)})),...leftOut("evidence",evidence.length-MAX_EVIDENCE)});function hostOf(host,share){const{visit,requirements,services,servicesLeftOut,servicesFrom,
clients,isNew}=host,{discovery,hops,timing,certificates}=visit.attempt;return{host:visit.host,display:(0,hostname.nx)(visit.host),discovery:discovery.kind,documentUrl:documentUrlOf(
discovery),hops:hops.map(hopOf),services:Object.fromEntries(services.map(service=>[service.id,serviceOf(service)])),...servicesLeftOut>0?{servicesLeftOut}:{},servicesFrom:servicesFrom===
null?null:becauseOf(servicesFrom),hostBlocks:visit.forced.map(({client,place})=>({client,place:becauseOf(place)})),required:requirements.map(({service,clients:needing,
because})=>{const{kept,left}=share(because);return{service,clients:needing,because:kept,...leftOut("because",left)}}),credentials:visit.credentials?.hasToken?visit.
credentials.source:null,looks:visit.looks.map(({client,looks})=>({client,looks:looks.map(lookOf)})),attempts:(0,releases.O)(visit).length,timingMs:timingOf(timing),
certificates,clients,...isNew?{new:!0}:{}}}const documentUrlOf=discovery=>discovery.kind==="found"||discovery.kind==="absent"?(0,safe_text.cq)(discovery.url):null,
lookOf=({source,held,counts})=>({source,held,counts}),hopOf=({url,status,reason,mediaType,authorization,address,proxy,ms})=>({url:(0,safe_text.cq)(url),status,reason,
mediaType,authorization,address,proxy:proxy===null?null:(0,safe_text.cq)(proxy),ms});function serviceOf(service){switch(service.kind){case"url":return{url:(0,safe_text.
cq)(service.url)};case"login":return{login:loginOf(service.login),...service.leftOut>0?{elementsLeftOut:service.leftOut}:{}};case"problem":return{problem:problemOf(
service.problem)}}}const loginOf=({client,grantTypes,authz,token,ports,scopes})=>({client,grantTypes,authz:authz===null?null:(0,safe_text.cq)(authz),token:token===
null?null:(0,safe_text.cq)(token),ports,scopes}),problemOf=({code,message,help})=>({code,message,help:help??null}),timingOf=({lookupMs,connectMs,tlsMs,firstByteMs,
totalMs})=>({lookup:lookupMs,connect:connectMs,tls:tlsMs,firstByte:firstByteMs,total:totalMs});function findingOf(finding,share){const{problem:problem2,severity,
host,service,places,placesLeftOut=0,affects}=finding,{kept,left}=share(places);return{code:problem2.code,severity,host,service,message:problem2.message,help:problem2.
help??null,places:kept,...leftOut("places",placesLeftOut+left),affects}}}),4503:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{o:()=>pathInUrl,u:()=>linkTo});function linkTo({file,line},links){const page=links?.get(file);return page===void 0?null:
page.diff?.lines.has(line)?`${page.diff.url}R${line}`:`${page.url}#L${line}`}function pathInUrl(file){if(!file.isWellFormed())return null;const encode=name=>encodeURIComponent(
name).replace(/[!'()*_~]/g,mark=>`%${mark.charCodeAt(0).toString(16).toUpperCase()}`);return file.split("/").map(encode).join("/")}}),9574:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{I$:()=>htmlTable,MB:()=>htmlList,R4:()=>leading,TM:()=>folded,hn:()=>breakablePath,rm:()=>breakableName});var _pieces_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5955),_safe_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8641);function htmlTable(titles,rows,right=[]){const head=titles.map((title,index)=>`<th al\
ign="${right.includes(index)?"right":"left"}">${title}</th>`),lines=rows.map(cells=>`<tr>${titles.map((_,index)=>`<td${right.includes(index)?' align="right"':""}\
>${cells[index]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${head.join("")}</tr>`,...lines,"</table>"].join(`
`)}const htmlList=items=>["<ul>",...items.map(item=>`<li>${item}</li>`),"</ul>"].join(`
`),folded=(title,blocks)=>["<details>",`<summary>${title}</summary>`,...blocks,"</details>"].join(`
`),breakableName=name=>(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.D9)(name).replaceAll(".",".<wbr>"),breakablePath=path2=>`<code>${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.
js)(path2).replaceAll("/","/<wbr>")}</code>`;function leading(items,maxBytes,markupBytes,render){const rendered=[];let bytes=0;for(const item of items){const next=render(
item);if(bytes+=(0,_pieces_js__WEBPACK_IMPORTED_MODULE_1__.$$)([next].flat().join(""))+markupBytes,bytes>maxBytes)break;rendered.push(next)}return rendered}}),3616:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{gD:()=>headlineOf,Fp:()=>originLink,Gc:()=>renderMarkdown,XA:()=>renderMarkdownPage,rL:()=>signOf});var measure=__webpack_require__(
7574),report_outcome=__webpack_require__(5102),phrases=__webpack_require__(4120),pieces=__webpack_require__(5955),safe_text=__webpack_require__(8641),finding=__webpack_require__(
2886),hostname=__webpack_require__(1831),report_causes=__webpack_require__(2796),report_places=__webpack_require__(8884),layout=__webpack_require__(9574),markdown_view=__webpack_require__(
8373);const MAX_CAUSES=20,MAX_CAUSES_IN_BRIEF=10,MAX_MESSAGE=700,MAX_PLACES=4,MAX_OWN_MESSAGE=300,MAX_OWN_PLACES=1,MAX_HOSTS_IN_LINE=6,MAX_PLACES_IN_LINE=12,MAX_LINES=4,
FOLDED_SHARE=1/2,MAX_FOLDED_BYTES=12e3,MARKUP_BYTES=20,MORE_BYTES=200;function renderMarkdownCauses(findings,view,maxBytes){const causes=(0,report_causes.cZ)(findings),
first=causes.slice(0,view.isBrief?MAX_CAUSES_IN_BRIEF:MAX_CAUSES),foldedBytes=Math.min(MAX_FOLDED_BYTES,maxBytes*FOLDED_SHARE/first.length),repeated=repeatedHosts(
first);let left=maxBytes-MORE_BYTES;const show=cause=>{const whole=entryOf(cause,view,foldedBytes,repeated.get(cause)??null),text=(0,pieces.$$)(whole)<left?whole:
`${titleOf(cause,view)}</p>`;return left-=(0,pieces.$$)(text)+MARKUP_BYTES,text},shown=(0,layout.R4)(first,maxBytes-MORE_BYTES,MARKUP_BYTES,show),more=causes.length-
shown.length;return more>0?[...shown,`<p>${(0,markdown_view.jP)(more,"cause",view)}</p>`]:shown}function repeatedHosts(causes){const several=causes.filter(cause=>isAboutHosts(
cause)&&cause.hosts.length>1),pairs=[...Map.groupBy(several,({hosts})=>hosts.toSorted().join()).values()].flatMap(([first,...others2])=>first===void 0?[]:others2.
map(cause=>[cause,first.code]));return new Map(pairs.filter(([{message}])=>message!==null))}function entryOf(cause,view,foldedBytes,sameAs){const{findings,message,
help}=cause,isAside=findings.length>1&&findings[0]?.exclude!==void 0,small=[affectsText(cause,view),requiredText(cause)].filter(text=>text!==""),items=sameAs===
null?itemsOf(cause):[],most=message===null?MAX_LINES:isAboutHosts(cause)?MAX_HOSTS_IN_LINE:MAX_PLACES_IN_LINE,shown=items.slice(0,most).map(item=>showItem(item,
cause,view)),where=sameAs===null?shown.join(", "):`The same hosts as for ${sameAs}`;return[titleOf(cause,view),...message===null||where===""?[]:[`<br>${where}`],
...message===null?[]:[`<br>${(0,phrases.Iu)((0,safe_text.h$)(message,MAX_MESSAGE))}`],...help===null||isAside?[]:[helpLine(help)],...small.length===0?[]:[`<br><\
sub>${small.join(" ")}</sub>`],"</p>",...message===null?[(0,layout.MB)(shown)]:[],...others(cause,items.slice(most),view,foldedBytes)].join(`
`)}const helpLine=help=>`<br><b>Help:</b> ${(0,safe_text.h$)(help,MAX_MESSAGE)}`;function titleOf(cause,view){const{severity,code,title}=cause,count=countOf(cause),
subject=count>1?`${(0,phrases.px)(count,nounOf(cause))}: `:"";return`<p>${markdown_view.rC[severity]} <b>${subject}${title}</b> (${(0,markdown_view._h)(code,code,
view)})`}const isAboutHosts=({hosts,findings})=>hosts.length>0&&!findings.every(finding.l$),nounOf=cause=>isAboutHosts(cause)?"host":"place";function countOf(cause){
if(isAboutHosts(cause))return cause.hosts.length;const{lines,leftOut}=(0,report_places.Dx)(cause.findings);return lines.length+leftOut}function itemsOf(cause){const{
findings,message}=cause;return message===null?findings.map(finding2=>[finding2]):isAboutHosts(cause)?[...Map.groupBy(findings,({host})=>host).values()]:(0,report_places.
Dx)(findings).lines}function showItem(item,cause,view){return"file"in item?(0,markdown_view.u_)(item,view):cause.message===null?ownLine(item,cause,view):hostText(
item,cause.hosts.length===1,view)}function hostText(findings,isOne,view){const[finding2]=findings,name=finding2?.host?(0,safe_text.D9)((0,hostname.nx)(finding2.
host)):"",added=finding2?.isHostNew?[phrases.dy]:[];if(isOne){const places=[placesText(findings,MAX_PLACES,view),...(0,report_places.f5)(findings).map(markdown_view.
Su)].filter(text=>text!=="").join(", ");return`${name}${places===""?"":` in ${places}`}${added.map(text=>` (${text})`)}`}const shown=[...added,placesText(findings,
MAX_OWN_PLACES,view).replace(/ places?$/,"")].filter(text=>text!=="").join("; ");return shown===""?name:`${name} (${shown})`}function placesText(findings,most,view){
const{lines,leftOut}=(0,report_places.Dx)(findings);return lines.length===0?"":(0,markdown_view.EP)(lines,most,view,leftOut)}function ownLine(findings,cause,view){
const subject=isAboutHosts(cause)?hostText(findings,!1,view):placesText(findings,MAX_OWN_PLACES,view);return findings.map(({problem})=>{const message=(0,safe_text.
h$)(problem.message,MAX_OWN_MESSAGE),help=cause.help===null&&problem.help?helpLine(problem.help):"";return`${subject===""?(0,phrases.Iu)(message):`${subject}: ${message}`}${help}`}).
join("<br>")}function others(cause,items,view,maxBytes){const noun=cause.message===null?"finding":nounOf(cause),{leftOut}=isAboutHosts(cause)?{leftOut:0}:(0,report_places.
Dx)(cause.findings),count=items.length+leftOut;if(count===0)return[];if(view.isBrief)return[`<p>${(0,markdown_view.jP)(count,noun,view)}</p>`];const shown=(0,layout.
R4)(items,maxBytes,MARKUP_BYTES,item=>showItem(item,cause,view)),more=count-shown.length,list=cause.message===null?(0,layout.MB)(shown):`<p>${shown.join(", ")}<\
/p>`;return[(0,layout.TM)((0,phrases.px)(count,`more ${noun}`),[...shown.length===0?[]:[list],...more>0?[`<p>${(0,markdown_view.jP)(more,noun,view)}</p>`]:[]])]}
function affectsText({affects},{context:{clients}}){const affected=(0,phrases.od)(affects,clients);return affected===""?"":`Affects ${affected}.`}function requiredText(cause){
const settings=isAboutHosts(cause)&&cause.hosts.length===1&&cause.message!==null?[]:(0,report_places.f5)(cause.findings);return settings.length===0?"":`Required\
 by ${settings.map(markdown_view.Su).join(", ")}.`}var protocol_clients=__webpack_require__(1064),host_phrases=__webpack_require__(1505);const MAX_SERVICES=20,evidence_MARKUP_BYTES=20,
CLIENT_OUTCOMES=["fails","warns","works"];function renderMarkdownEvidence(hosts,view,maxBytes){const wrong=hosts.filter(host=>(0,report_outcome.cG)(host)&&!(0,report_outcome.
JR)(host));if(wrong.length===0)return"";const show=host=>wrong.length===1?evidence(host,view).join(`
`):hostSection(host,view),shown=(0,layout.R4)(wrong,maxBytes,evidence_MARKUP_BYTES,show),more=wrong.length-shown.length,[only]=wrong.length===1?wrong:[],whose=only===
void 0?`of ${(0,phrases.px)(wrong.length,"host")}`:`of ${nameOf(only)} (${sizeOf(only)})`;return(0,layout.TM)(`Requests, responses and certificates ${whose}`,[...shown,
...more>0?[`<p>${(0,markdown_view.jP)(more,"host",view)}</p>`]:[]])}const hostSection=(host,view)=>(0,layout.TM)(`${markdown_view.Gr[(0,report_outcome.sG)(host)]}\
 ${nameOf(host)} (${sizeOf(host)})`,evidence(host,view)),nameOf=({visit})=>(0,safe_text.D9)((0,hostname.nx)(visit.host)),sizeOf=({visit:{attempt}})=>`${(0,phrases.
px)(attempt.hops.length,"request")}, ${(0,measure.kJ)(attempt.timing.totalMs)}`;function evidence(host,view){const{hops,certificates}=host.visit.attempt;return[
factTable(host,view),...host.services.length===0?[]:[serviceTable(host,view)],...hops.length===0?[]:[hopTable(hops)],...certificates.length===0?[]:[certificateTable(
certificates,view)]]}function factTable(host,view){const format=(0,markdown_view.Bm)(view);return["<table>",...[(0,host_phrases.se)(host,view.context,format),{label:"\
clients",texts:clientTexts(host,view)},...(0,host_phrases.Zc)(host,format),...(0,host_phrases.o7)(host,format)].flatMap(({label,texts})=>texts.length===0?[]:[`<\
tr><td><b>${(0,phrases.Iu)(label)}</b></td><td>${texts.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const clientTexts=({clients},{context})=>CLIENT_OUTCOMES.flatMap(outcome=>{const names=context.clients.filter(client=>clients[client]===outcome),list=names.map(
client=>protocol_clients.bB[client]).join(", ");return names.length===0?[]:[`${markdown_view.Gr[outcome]} ${list}`]});function serviceTable({services,servicesLeftOut,
servicesFrom},view){const rows=services.slice(0,MAX_SERVICES).map(service=>[(0,safe_text.D9)(service.id,host_phrases.tN),serviceText(service)]),more=services.length-
rows.length+servicesLeftOut,last=more>0?[[`and ${more} more`,view.rest]]:[],title=servicesFrom===null?"URL":`URL, from the host block at ${(0,markdown_view.u_)(
servicesFrom,view)}`;return(0,layout.I$)(["Service",title],[...rows,...last])}function serviceText(service){switch(service.kind){case"url":return(0,safe_text.D9)(
(0,safe_text.cq)(service.url));case"login":{const{client,authz,token,ports}=service.login;return[`authz ${(0,safe_text.D9)((0,safe_text.cq)(authz??"none"))}`,`t\
oken ${(0,safe_text.D9)((0,safe_text.cq)(token??"none"))}`,`client ${(0,safe_text.D9)(client,host_phrases.tN)}, ports ${ports.join(" to ")}`].join("<br>")}case"\
problem":return`\u274C ${service.problem.code}`}}function hopTable(hops){const rows=hops.map((hop,index)=>{const through=hop.proxy===null?"":`through ${(0,safe_text.
D9)((0,safe_text.cq)(hop.proxy))}`,status=hop.status===null?"no response":`${hop.status} ${(0,safe_text.h$)(hop.reason,host_phrases.tN)}`.trim();return[String(index+
1),(0,safe_text.D9)((0,safe_text.cq)(hop.url)),hop.mediaType===null?status:`${status}<br>${(0,safe_text.D9)(hop.mediaType,host_phrases.tN)}`,(0,phrases.Rk)(hop.
authorization),hop.address===null?through:(0,safe_text.D9)(hop.address,host_phrases.tN),(0,measure.kJ)(hop.ms).replace(" ","&nbsp;")]});return(0,layout.I$)(["Ho\
p","Request","Response","Token","Address","Time"],rows,[0,5])}function certificateTable(certificates,{context}){const rows=certificates.map(({host,subject,issuer,
expires})=>[(0,safe_text.D9)(host,host_phrases.tN),(0,safe_text.h$)((0,measure.nO)(expires,context.startedAt)),(0,safe_text.D9)(subject,host_phrases.tN),(0,safe_text.
D9)(issuer,host_phrases.tN)]);return(0,layout.I$)(["TLS certificate","Valid until","Subject","Issuer"],rows)}const hosts_MAX_PLACES=4,MAX_NAMES=3,hosts_MARKUP_BYTES=60;
function renderMarkdownHosts(hosts,outcome,view,maxBytes){const own=hosts.filter(host=>(0,report_outcome.sG)(host)===outcome);if(own.length===0)return"";const isRest=outcome===
"works"&&hosts.some(host=>(0,report_outcome.sG)(host)==="warns"),title=hosts_titleOf(own,outcome,isRest?" without warnings":"");if(view.isBrief)return`<p>${title}\
</p>`;const rows=(0,layout.R4)(own,maxBytes,hosts_MARKUP_BYTES,host=>rowOf(host,view)),more=own.length-rows.length;return(0,layout.TM)(title,[...rows.length===0?
[]:[(0,layout.I$)(["Host","Required by",outcome==="works"?"Services":"Reason"],rows)],...more>0?[`<p>${(0,markdown_view.jP)(more,"host",view)}</p>`]:[]])}function hosts_titleOf(hosts,outcome,how){
const names=hosts.slice(0,MAX_NAMES).map(({visit})=>(0,safe_text.D9)((0,hostname.nx)(visit.host))),list=(0,phrases.K4)(names,MAX_NAMES,hosts.length-names.length),
result=hosts.length===1?`${list} ${report_outcome.nx[outcome]}${how}`:`<b>${(0,phrases.px)(hosts.length,"host")}</b> ${report_outcome.nx[outcome]}${how}: ${list}`;
return`${markdown_view.Gr[outcome]} ${result}`}function rowOf(host,view){const because=host.requirements.flatMap(each=>each.because),{discovery}=host.visit.attempt;
return[`${(0,layout.rm)((0,hostname.nx)(host.visit.host))}${host.isNew?`<br><sub>${phrases.dy}</sub>`:""}`,because.length===0?"":(0,report_places.Ky)(because,hosts_MAX_PLACES,
one=>(0,markdown_view.u_)(one,view)),(0,report_outcome.JR)(host)&&discovery.kind==="skipped"?discovery.problem.title:(0,host_phrases.Yj)(host,(0,markdown_view.Bm)(
view))]}var root_rows=__webpack_require__(4148);const MAX_ROWS=40,roots_MARKUP_BYTES=80,directoryOf=root=>(0,root_rows.fi)(root,directory=>(0,layout.hn)((0,safe_text.
J7)(directory))),markdownVersion=(text,maxCharacters)=>(0,safe_text.D9)(text,maxCharacters).replaceAll(" ","&nbsp;"),problemsOf=(rows,view)=>{const link=({code,
title})=>(0,markdown_view._h)(code,title,view);return(0,root_rows.ij)([(0,root_rows.eX)(link)],rows)};function renderMarkdownRoots(roots,view,maxBytes){const{wrong,
good}=(0,root_rows.jB)(roots),causes=wrong.length>1||view.isBrief?causesTable(wrong,view,maxBytes/2):[],left=maxBytes-(0,pieces.$$)(causes.join("")),show=root=>rootSection(
root,view),shown=view.isBrief?[]:(0,layout.R4)([...wrong,...good],left,roots_MARKUP_BYTES,show),more=view.isBrief?0:roots.length-shown.length,ofWrong=[...causes,
...shown.slice(0,wrong.length)],ofGood=shown.slice(wrong.length),goodParts=ofGood.length<=root_rows.LC?ofGood:[(0,layout.TM)(goodText(good),ofGood)];return[...causes.
length>0?[(0,layout.TM)(wrongText(wrong),ofWrong)]:ofWrong,...view.isBrief&&good.length>0?[`<p>${goodText(good)}</p>`]:goodParts,...more>0?[`<p>${(0,markdown_view.
jP)(more,"root module",view)}</p>`]:[]]}function causesTable(wrong,view,maxBytes){const causes=(0,root_rows.cZ)(wrong);if(causes.length===0)return[];const rows=causes.
map(({row})=>row),clients=protocol_clients.Du.filter(client=>wrong.some(root=>root.clients.includes(client))),columns=[...problemsOf(rows,view),(0,root_rows.ie)(
causes,directoryOf),...(0,root_rows.ns)({clients,rows},markdownVersion)];return[rowsTable(rows,{clients},columns,view,maxBytes)]}function rowsTable(rows,root,columns,view,maxBytes){
const lines=(0,layout.R4)(rows.slice(0,MAX_ROWS),maxBytes,roots_MARKUP_BYTES,row=>[roots_nameOf(row,root,view),...columns.map(({cell})=>cell(row))]),more=rows.length-
lines.length;return(0,layout.I$)(["Module or provider",...columns.map(({title})=>(0,phrases.Iu)(title))],more>0?[...lines,[(0,markdown_view.jP)(more,"row",view)]]:
lines)}function wrongText(wrong){const worst=(0,root_rows.qj)(wrong[0]??{rows:[]}),names=wrong.slice(0,root_rows.LC).map(directoryOf),list=(0,phrases.K4)(names,
root_rows.LC,wrong.length-names.length);return wrong.length===1?`${markdown_view.Gr[worst]} <b>${list}</b>: ${root_rows.pJ[worst]}`:`${markdown_view.Gr[worst]} \
<b>${(0,phrases.px)(wrong.length,"root module")}</b> with errors or warnings: ${list}`}function goodText(good){const rows=good.flatMap(root=>root.rows);return`${markdown_view.
Gr[(0,root_rows.Fg)(rows)]} <b>${(0,phrases.px)(good.length,"root module")}</b>: ${(0,root_rows.nS)(rows)}`}function rootSection(root,view){const outcome=(0,root_rows.
qj)(root),{wrong,good}=(0,root_rows.P)(root),rows=[...wrong,...good],columns=[...problemsOf(rows,view),...(0,root_rows.ns)({...root,rows},markdownVersion)],state=outcome===
"works"?(0,root_rows.nS)(root.rows):root_rows.pJ[outcome];return(0,layout.TM)(`${markdown_view.Gr[(0,root_rows.Fg)(root.rows)]} <b>${directoryOf(root)}</b>: ${state}`,
[rowsTable(rows,root,columns,view,Number.POSITIVE_INFINITY)])}function roots_nameOf(row,root,view){const name=`${markdown_view.Gr[(0,root_rows.Fg)([row])]}&nbsp\
;<b>${(0,layout.hn)((0,root_rows.mC)(row,root))}</b>`,[place]=row.places,details=[...row.kind==="module"&&row.source!==row.address?[(0,layout.hn)(row.source)]:[],
...place===void 0?[]:[(0,markdown_view.u_)(place,view)]];return details.length===0?name:`${name}<br><sub>${details.join(" at ")}</sub>`}const MAX_SUMMARY_BYTES=2e5,
MAX_BYTES={notes:6e3,causes:45e3,roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},ORDER=["causes","unchecked","roots","evidence","passe\
d","skipped","notices","notes"],RESERVED_BYTES=1e3,page_MARKUP_BYTES=10,MAX_NOTES=5,MAX_NOTE=600,MAX_NAME=100,COMMIT_DIGITS=7,renderMarkdown=(verdict,context)=>renderMarkdownPage(
verdict,{context,rest:markdown_view.h,isBrief:!1},{head:`## ${headlineOf(verdict)}`,foot:`tf-disco ${(0,safe_text.js)(context.version)}, started ${(0,safe_text.
js)((0,measure.QN)(context.startedAt))}.`,maxBytes:MAX_SUMMARY_BYTES});function renderMarkdownPage(verdict,view,{head,foot,maxBytes}){const parts=partsOf(verdict,
view),texts=new Map;let left=maxBytes-RESERVED_BYTES-(0,pieces.$$)(head+foot);for(const[name,most]of Object.entries(MAX_BYTES)){const text=parts[name](Math.min(
most,left)).filter(block=>block!=="").join(`

`),isFitting=(0,pieces.$$)(text)<=left;isFitting&&(left-=(0,pieces.$$)(text)),texts.set(name,isFitting?text:`<p>More ${view.rest}</p>`)}const body=ORDER.map(name=>texts.
get(name)??"").filter(text=>text!==""),about=!view.isBrief&&body.some(markdown_view.ze)?`${foot} ${keepText(view)}`:foot;return`${[head,...body,`<sub>${about}</\
sub>`].join(`

`)}
`}function partsOf(verdict,view){const hosts=(0,report_outcome.md)(verdict.hosts),unchecked=hosts.filter(({findings})=>findings.length===0),isNotice=({severity})=>severity===
"notice",notices=verdict.findings.filter(isNotice),wrong=verdict.findings.filter(finding2=>!isNotice(finding2));return{notes:most=>[notesText(verdict,view,most)],
causes:most=>renderMarkdownCauses(wrong,view,most),roots:most=>renderMarkdownRoots(verdict.roots,view,most),evidence:most=>view.isBrief?[]:[renderMarkdownEvidence(
hosts,view,most)],unchecked:most=>[renderMarkdownHosts(unchecked,"unchecked",view,most)],passed:most=>[renderMarkdownHosts(hosts,"works",view,most)],skipped:most=>[
renderMarkdownHosts(hosts,"skipped",view,most)],notices:most=>view.isBrief?[]:[noticesText(notices,view,most)]}}function keepText({context}){const recipe=context.
docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,safe_text.js)(recipe)}\
">kept as an artifact</a>.`}function noticesText(notices,view,maxBytes){if(notices.length===0)return"";const title=`${markdown_view.rC.notice} ${(0,phrases.px)(
notices.length,"notice")}`;return(0,layout.TM)(title,renderMarkdownCauses(notices,view,maxBytes))}function notesText(verdict,view,maxBytes){const clauses=(0,report_outcome.
h$)(verdict,view.context).map(clause=>`${(0,phrases.Iu)((0,safe_text.h$)(clause,MAX_NOTE))}.`),shown=(0,layout.R4)(clauses,maxBytes,page_MARKUP_BYTES,clause=>clause),
first=shown.slice(0,MAX_NOTES),others2=view.isBrief?[]:shown.slice(MAX_NOTES),more=clauses.length-first.length-others2.length;return[`<p>${first.join("<br>")}</\
p>`,...others2.length===0?[]:[(0,layout.TM)((0,phrases.px)(others2.length,"more remark"),[`<p>${others2.join("<br>")}</p>`])],...more>0?[`<p>${(0,markdown_view.
jP)(more,"remark",view)}</p>`]:[]].join(`
`)}const headlineOf=verdict=>`${signOf(verdict)} ${(0,phrases.Iu)((0,report_outcome.$N)(verdict))}`;function signOf(verdict){const anyWrong=verdict.findings.some(
({severity})=>severity!=="notice"),works=verdict.hosts.length===0?"skipped":"works";return markdown_view.Gr[verdict.passed?anyWrong?"warns":works:"fails"]}function originLink({
url,workflow,job,commit}){const file=workflow.split("/").at(-1)??"";return[`<a href="${(0,safe_text.js)(url)}">${(0,safe_text.D9)(file===""?"this run":file,MAX_NAME)}\
</a>`,...job===""?[]:[`job ${(0,safe_text.D9)(job,MAX_NAME)}`],...commit===""?[]:[`commit ${(0,safe_text.D9)(commit.slice(0,COMMIT_DIGITS))}`]].join(", ")}}),8373:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Bm:()=>formatFor,EP:()=>markdownPlaces,Gr:()=>OUTCOME_SIGNS,Su:()=>settingText,_h:()=>docsLink,h:()=>IN_REPORT,jP:()=>showMore,
rC:()=>SEVERITY_SIGNS,u_:()=>markdownBecause,xy:()=>IN_SUMMARY,ze:()=>isShortened});var _links_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4503),_places_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
8884),_safe_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8641);const IN_REPORT="in the JSON report",IN_SUMMARY="in the job summary",SEVERITY_SIGNS={
error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},OUTCOME_SIGNS={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},
MORE="&nbsp;more ",showMore=(count,noun,{rest})=>`and ${count}${MORE}${noun}${count===1?"":"s"} ${rest}`,isShortened=html=>html.includes(MORE),markdownPlaces=(because,most,view,leftOut=0)=>(0,_places_js__WEBPACK_IMPORTED_MODULE_0__.
Ky)(because,most,one=>markdownBecause(one,view),leftOut).replace(/ more (?=places?$)/,MORE),MAX_URL=600;function markdownBecause(because,{context:{links}}){if(typeof because==
"string")return settingText(because);const code=`<code>${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.js)((0,_places_js__WEBPACK_IMPORTED_MODULE_0__.eo)(because)).
replaceAll("/","/<wbr>")}</code>`,url=(0,_links_js__WEBPACK_IMPORTED_MODULE_2__.u)(because,links);return url===null||url.length>MAX_URL?code:`<a href="${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.
js)(url,MAX_URL)}">${code}</a>`}const settingText=setting=>setting.endsWith(" input")?`the ${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.D9)(setting.replace(/ input$/,
""))} input`:(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.D9)(setting),docsLink=(code,text,{context})=>`<a href="${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.
js)(`${context.docsUrl}#${code}`)}">${text}</a>`,formatFor=view=>({value:_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.D9,prose:_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.
h$,because:because=>markdownBecause(because,view)})}),5102:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{$N:()=>sentenceOf,JR:()=>isSkipped,QK:()=>worstFindings,b:()=>isUnchecked,cG:()=>isWrong,h$:()=>notesOf,hm:()=>worstOf,md:()=>worstFirst,
nx:()=>OUTCOME_WORDS,sG:()=>outcomeOf});var _problems_brief_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4e3),_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5799),_measure_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7574),_phrases_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(4120),_places_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
8884),_root_rows_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(4148);const OUTCOME_WORDS={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},WORST_FIRST=["fails","unchecked","warns","skipped","works"];function outcomeOf(host){if(isUnchecked(host))return"unchecked";const worst=worstOf(
host.findings);return worst==="error"?"fails":worst==="warning"?"warns":isSkipped(host)?"skipped":"works"}const isWrong=host=>["fails","warns"].includes(outcomeOf(
host)),isSkipped=({visit})=>visit.attempt.discovery.kind==="skipped",isUnchecked=({visit:{attempt}})=>attempt.discovery.kind==="skipped"&&attempt.discovery.problem.
code==="host-not-checked";function worstFirst(hosts){return WORST_FIRST.flatMap(outcome=>hosts.filter(host=>outcomeOf(host)===outcome))}const worstOf=findings=>_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__.
oC.find(severity=>findings.some(finding=>finding.severity===severity))??null;function worstFindings({findings}){const worst=worstOf(findings);return worst==="no\
tice"?[]:findings.filter(({severity})=>severity===worst)}function sentenceOf({hosts,files,findings,passed,stopped,roots}){const failure=(0,_root_rows_js__WEBPACK_IMPORTED_MODULE_5__.
g5)(roots),rest=failure===null?files:files.filter(({problem})=>!OF_INIT.test(problem.code)),others=rest.filter(finding=>!isNothing(finding)),clauses=[others.length<
rest.length?["nothing to check"]:hostClauses(hosts),fileClauses(others)],own=worstOf(others)==="error"&&!hosts.some(host=>outcomeOf(host)==="fails")?clauses.toReversed():
clauses,sentence=[failure??[],...own].flat().join(", "),hasErrors=worstOf(findings)==="error";return stopped!==null?`${sentence} (${(0,_problems_brief_js__WEBPACK_IMPORTED_MODULE_0__.
Cw)(stopped)})`:passed&&hasErrors?`${sentence} (the check passes: fail-on is never)`:passed||hasErrors?sentence:`${sentence} (the check fails: fail-on is warnin\
g)`}const OF_INIT=/^(?:module|provider|version|package|constraint|lock)-/,isNothing=({problem,severity})=>problem.code==="nothing-to-check"&&severity==="error",
NOT_ALLOWED="not allowed";function hostClauses(hosts){const total=hosts.length;if(total===0)return["no registry hosts to check"];const outcomes=hosts.filter(host=>!isSkipped(
host)).map(outcomeOf),unchecked=hosts.filter(isUnchecked).length,[checked,skipped]=[outcomes.length,total-outcomes.length],failed=outcomes.filter(outcome=>outcome===
"fails").length,warned=outcomes.filter(outcome=>outcome==="warns").length,refused=hosts.filter(host=>isSkipped(host)&&outcomeOf(host)==="fails").length,bad=[{count:failed,
words:OUTCOME_WORDS.fails},{count:refused,words:NOT_ALLOWED},{count:unchecked,words:OUTCOME_WORDS.unchecked}],good=[{count:checked-failed,words:OUTCOME_WORDS.works},
{count:skipped-refused-unchecked,words:OUTCOME_WORDS.skipped}],isBad=failed+refused+unchecked>0,[first,...others]=(isBad?bad:good).filter(({count})=>count>0),be=first?.
words===NOT_ALLOWED||first?.words===OUTCOME_WORDS.unchecked?first.count===1?"is ":"are ":"";return[`${ofTotal(first?.count??0,total)} ${be}${first?.words}`,...others.
map(({count,words})=>`${count} ${words}`),...warned===0?[]:[warnedClause(warned,total,isBad)]]}function warnedClause(warned,total,isBad){return total===1?"with \
warnings":`${warned} ${isBad?"more ":""}with warnings`}function ofTotal(count,total){return total===1?"1 registry host":count===total?`all ${total} registry hos\
ts`:`${count} of ${total} registry hosts`}function fileClauses(findings){const worst=worstOf(findings);if(worst===null||worst==="notice")return[];const count=(0,_places_js__WEBPACK_IMPORTED_MODULE_4__.
Dc)(findings.filter(({severity})=>severity===worst)),others=(0,_places_js__WEBPACK_IMPORTED_MODULE_4__.BQ)(findings);return[...count===0?[]:[`${worst}s in ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.
px)(count,"file")}`],...worstOf(others)===worst?[`${worst}s in the ${(0,_places_js__WEBPACK_IMPORTED_MODULE_4__.et)(others)}`]:[]]}function scanSentenceOf({hosts},scan){
const{files,bytes,usages,durationMs}=scan;if(files===0&&durationMs===0)return null;if(files===0)return"found no Terraform or OpenTofu files";const named=hosts.filter(
_places_js__WEBPACK_IMPORTED_MODULE_4__.Qz).length,found=named===0?"no registry host is used":`${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.px)(usages,"usage")}\
 of ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.px)(named,"registry host")}`;return`scanned ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.px)(files,"file")} (${(0,_measure_js__WEBPACK_IMPORTED_MODULE_2__.
tY)(bytes)}) in ${(0,_measure_js__WEBPACK_IMPORTED_MODULE_2__.kJ)(durationMs)}: ${found}`}function notesOf(verdict,context){const{dialect,durationMs,scan,remarks}=context,
scanned=scanSentenceOf(verdict,scan),clients=verdict.hosts.length===0&&scan.files===0?"":` for ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.QI)(dialect)} (${dialect.
why})`;return[`${countsOf(verdict)}; checked in ${(0,_measure_js__WEBPACK_IMPORTED_MODULE_2__.kJ)(durationMs)}${clients}`,...scanned===null?[]:[scanned],...remarks]}
function countsOf({findings,ignored}){const counts=_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__.oC.flatMap(severity=>{const{length}=findings.filter(finding=>finding.
severity===severity);return length===0?[]:[(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.px)(length,severity)]}),found=counts.length===0?"no findings":counts.join(
", ");return ignored>0?`${found}, ${ignored} ignored`:found}}),4148:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{Fg:()=>markOf,LC:()=>MAX_SHOWN_WHOLE,Mm:()=>outcomeOfRow,P:()=>rowsByOutcome,cZ:()=>causesOf,eX:()=>problemColumn,fi:()=>showDirectory,g5:()=>failureOf,
ie:()=>rootsColumn,ij:()=>withText,jB:()=>rootsByOutcome,mC:()=>showAddress,nS:()=>availabilityOf,ns:()=>columnsFor,pJ:()=>ROOT_WORDS,qj:()=>outcomeOfRoot});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064),_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5011),_roots_root_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5257),_phrases_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
4120);const OUTCOMES=["fails","warns","works"];function outcomeOfRow({worst}){return worst==="error"?"fails":worst==="warning"?"warns":"works"}const outcomeOfRoot=({
rows})=>OUTCOMES.find(outcome=>rows.some(row=>outcomeOfRow(row)===outcome))??"works";function markOf(rows){const outcome=outcomeOfRoot({rows});return outcome===
"works"&&rows.some(isUnchecked)?"skipped":outcome}const isUnchecked=({chosen})=>Object.keys(chosen).length===0,ROOT_WORDS={fails:"init fails",warns:"has warning\
s",works:"passed"},MAX_SHOWN_WHOLE=3,showDirectory=({directory},show)=>directory===_roots_root_js__WEBPACK_IMPORTED_MODULE_2__.cd.file?_roots_root_js__WEBPACK_IMPORTED_MODULE_2__.
cd.file:directory==="."?"the top directory":show(directory);function failureOf(roots){const real=roots.filter(({directory})=>directory!==_roots_root_js__WEBPACK_IMPORTED_MODULE_2__.
cd.file),{length}=rootsByOutcome(real).failing;return length===0?null:real.length===1?"init fails":`init fails in ${length===real.length?`all ${length}`:`${length}\
 of ${real.length}`} root modules`}function rootsByOutcome(roots){const{fails=[],warns=[],works:good=[]}=Object.groupBy(roots,outcomeOfRoot);return{failing:fails,
wrong:[...fails,...warns],good}}function rowsByOutcome({rows}){const{fails=[],warns=[],works:good=[]}=Object.groupBy(rows,outcomeOfRow);return{wrong:[...fails,...warns],
good}}function causesOf(roots){const causes=new Map;for(const root of rootsByOutcome(roots).wrong)for(const row of rowsByOutcome(root).wrong){const key=causeOf(
row),cause=causes.get(key)??{row,roots:new Set};causes.set(key,cause),cause.roots.add(root)}const{fails=[],warns=[]}=Object.groupBy(causes.values(),({row})=>outcomeOfRow(
row));return[...fails,...warns]}const causeOf=({kind,source,constraints,locked,chosen,problems})=>JSON.stringify([kind,source,constraints,locked,chosen,problems]),
MAX_DIRECTORIES=3;function rootsColumn(causes,show){const roots=new Map(causes.map(cause=>[cause.row,[...cause.roots]]));return{title:"root modules",cell:row=>{
const own=roots.get(row)??[],first=own.slice(0,MAX_DIRECTORIES).map(show);return(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.K4)(first,MAX_DIRECTORIES,own.length-
first.length)}}}const showAddress=({address,host},{clients})=>clients.every(client=>(0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__.Vm)(client)===host)&&
address.startsWith(`${host}/`)?address.slice(host.length+1):address;function availabilityOf(rows){const distinct=[...new Map(rows.map(row=>[`${row.kind} ${row.source}`,
row])).values()],counts=["module","provider"].flatMap(kind=>{const{length}=distinct.filter(row=>row.kind===kind);return length===0?[]:[(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.
px)(length,kind)]});if(counts.length===0)return"no registry modules and no providers";const packages=rows.some(({platforms})=>platforms.length>0)?" and package":
"",unknown=distinct.filter(isUnchecked).length,without=distinct.filter(({chosen})=>Object.values(chosen).includes(null)).length,known=unknown+without===0?`every\
 version${packages} is available`:[...without>0?[`${without} without a version`]:[],...unknown>0?[`${unknown} not checked`]:[]].join(", ");return`${counts.join(
" and ")}, ${known}`}const MAX_VERSION=60,MAX_CONSTRAINTS=6,MAX_CONSTRAINT=60,MAX_PLATFORMS=12;function columnsFor({clients,rows},show){const isSame=rows.every(
({chosen})=>new Set(Object.values(chosen)).size<=1),columns=[{title:"constraint",cell:({constraints})=>(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.K4)([...new Set(
constraints)].map(text=>show(text,MAX_CONSTRAINT)),MAX_CONSTRAINTS)},...isSame?[{title:"version",cell:row=>versionText(row,null,show)}]:clients.map(client=>({title:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
bB[client],cell:row=>versionText(row,client,show)})),{title:"newest",cell:({newest})=>newest===null?"":show(newest,MAX_VERSION)},{title:"platforms",cell:({platforms})=>platformsText(
platforms,show)}];return withText(columns,rows)}const withText=(columns,rows)=>columns.filter(({cell})=>rows.some(row=>cell(row)!=="")),problemColumn=show=>({title:"\
problem",cell:({problems})=>problems.filter(({usualSeverity})=>usualSeverity!=="notice").map(show).join(", ")});function versionText({chosen,locked},client,show){
const version=client===null?Object.values(chosen)[0]:chosen[client];return version===void 0?"":version!==null?`${show(version,MAX_VERSION)}${version===locked?" \
(locked)":""}`:locked===null?"none":`none (locked: ${show(locked,MAX_VERSION)})`}function platformsText(platforms,show){const texts=platforms.map(({platform,available})=>`${available===
null?"?":available?"\u2713":"\u2717"} ${show(platform,MAX_VERSION)}`);return(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.K4)(texts,MAX_PLATFORMS)}}),733:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{W:()=>cutCells,n:()=>cellsOf});const NARROW=/^[ -~]*$/,WIDE=/[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\u3247\u3250-\u4DBF\u4E00-\uA4C6\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6B\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1F200}-\u{1F265}\u{20000}-\u{3FFFD}\p{Emoji_Presentation}]/u,
WITHOUT_WIDTH=/[\p{Mn}\p{Me}\u1160-\u11FF]/u;function cellsOf(text){if(NARROW.test(text))return text.length;let cells=0;for(const character of text)cells+=cellsOfOne(
character);return cells}const cellsOfOne=character=>WITHOUT_WIDTH.test(character)?0:new RegExp("\\p{Regional_Indicator}","u").test(character)?1:WIDE.test(character)?
2:1;function cutCells(text,from,to){let[shown,at]=["",0];for(const character of text){const cells=cellsOfOne(character),end=at+cells;if(at>=from&&end<=to&&(cells>
0||at>from)?shown+=character:shown+=" ".repeat(Math.max(0,Math.min(end,to)-Math.max(at,from))),at=end,at>to)break}return shown}}),7146:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{ky:()=>wrapped,nI:()=>paint,qt:()=>showsLinks,wW:()=>labelled});var _cells_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
733);const STYLES={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};function paint(text,style,layout){return layout.colour?`\x1B[${STYLES[style]}m${text}\x1B[0m`:
text}const link=(text,url,{hyperlinks})=>url===void 0||!hyperlinks?text:`\x1B]8;;${url}\x1B\\${text}\x1B]8;;\x1B\\`,BY_PROGRAM=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
BY_TERM=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,FIRST_VTE=5001;function showsLinks(environment){const{FORCE_HYPERLINK,TERM="",TERM_PROGRAM="",
VTE_VERSION}=environment;return FORCE_HYPERLINK?FORCE_HYPERLINK!=="0":environment.CI||environment.NO_COLOR||TERM==="dumb"?!1:Number(VTE_VERSION)>=FIRST_VTE||BY_PROGRAM.
test(TERM_PROGRAM)||BY_TERM.test(TERM)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(name=>environment[name])}function labelled(line,layout){const margin=" ".
repeat(line.indent),label=line.label.padEnd((line.column??0)-1),hanging=" ".repeat(line.indent+(line.column??2)),[first="",...others]=wrap(layout.withFlags?.(line.
text)??line.text,{first:layout.width-margin.length-label.length-1,others:layout.width-hanging.length}),painted=link(paint(label,line.style,layout),line.url,layout);
return[`${margin}${painted} ${first}`.trimEnd(),...others.map(other=>`${hanging}${other}`)]}function wrapped(text,{width,withFlags}){const[first="",...others]=wrap(
withFlags?.(text)??text,{first:width,others:width-2});return[first,...others.map(other=>`  ${other}`)]}function wrap(text,room){const lines=[];let line="",cells=0;
for(const word of text.split(" ")){const columns=lines.length===0?room.first:room.others,more=(0,_cells_js__WEBPACK_IMPORTED_MODULE_0__.n)(word);line!==""&&cells+
1+more>columns?(lines.push(line),line=word,cells=more):(cells=line===""?more:cells+1+more,line=line===""?word:`${line} ${word}`)}return[...lines,line]}}),4421:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{S5:()=>renderText,MV:()=>renderTextHead,K8:()=>renderTextParts});var judge_verdict=__webpack_require__(1393),report_causes=__webpack_require__(
2796),report_outcome=__webpack_require__(5102),phrases=__webpack_require__(4120),pieces=__webpack_require__(5955),safe_text=__webpack_require__(8641),hostname=__webpack_require__(
1831),places=__webpack_require__(8884),text_cells=__webpack_require__(733),terminal=__webpack_require__(7146);const MAX_WIDTH=160,MIN_WIDTH=12,TAB="    ",COMMAND=/##\w*\[/;
function renderFrame({place,before,literal,after},style,layout){const margin=" ".repeat(`  ${place.line}`.length),room=Math.min(layout.width,MAX_WIDTH)-margin.length-
3;if(room<MIN_WIDTH)return[];const show=showing(before+literal+after),full=show(before+literal+after),indent=(0,text_cells.n)(full)<=room?0:show(before).search(
/[^ ]|$/),whole=full.slice(indent),start=(0,text_cells.n)(show(before))-indent,end=(0,text_cells.n)(show(before+literal))-indent,{from,to,text}=cut(whole,start,
Math.max(end,start+1),room),bar=(0,terminal.nI)("|","dim",layout),carets="^".repeat(Math.max(1,Math.min(end,to)-Math.max(start,from))),below=" ".repeat(Math.max(
start,from)-from);return[`${(0,terminal.nI)(`  ${place.line}`,"dim",layout)} ${bar} ${text}`.trimEnd(),`${margin} ${bar} ${below}${(0,terminal.nI)(carets,style,
layout)}`]}function showing(line){const show=text=>(0,safe_text.RK)(text.replaceAll("	",TAB),Number.POSITIVE_INFINITY);return COMMAND.test(show(line))?text=>show(
text).replaceAll(/(?<=#)#/g," #"):show}function cut(line,start,end,room){const cells=(0,text_cells.n)(line);if(cells<=room)return{from:0,to:room,text:line};const spare=Math.
max(0,room-2-(end-start)),from=end<room?0:Math.max(0,start-1-Math.ceil(spare*2/3)),isEnd=cells-from<=room,to=from+room,shown=(0,text_cells.W)(line,from===0?0:from+
1,isEnd?to:to-1),text=`${from===0?"":"\u2026"}${shown}${isEnd?"":"\u2026"}`;return{from,to:isEnd?to:to-1,text}}var host_phrases=__webpack_require__(1505),measure=__webpack_require__(
7574);const MAX_SERVICES=20,MAX_CODES=6,COLUMN=13,SIGNS={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"yellow"},
skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},SEVERITY_SIGNS={error:SIGNS.fails,warning:SIGNS.warns,notice:{sign:"\xB7",style:"blue"}},
FORMAT={value:safe_text.RK,prose:safe_text.RK,because:places.eo};function renderTextHost(host,options){const outcome=(0,report_outcome.sG)(host),{sign,style}=SIGNS[outcome],
facts=[...(0,report_outcome.cG)(host)?evidence(host,options.context):[],...(0,host_phrases.o7)(host,FORMAT)],text=`${report_outcome.nx[outcome]}${host.isNew?` (${phrases.
dy})`:""}: ${summaryOf(host)}`;return[...(0,terminal.wW)({indent:0,label:`${sign} ${showHost(host.visit.host)}`,style,text},options),...facts.flatMap(fact=>factLines(
fact,options))].map(safe_text.BP).join(`
`)}const showHost=host=>{const shown=(0,hostname.nx)(host);return shown===host?(0,safe_text.RK)(host):`${(0,safe_text.RK)(shown)} (${(0,safe_text.RK)(host)})`};
function summaryOf(host){const{discovery}=host.visit.attempt,worst=(0,report_outcome.QK)(host);return worst.length>0?(0,phrases.K4)([...new Set(worst.map(finding=>finding.
problem.code))],MAX_CODES):discovery.kind==="skipped"?discovery.problem.code:(0,host_phrases.Yj)(host,FORMAT)}function evidence(host,context){const{hops,certificates}=host.
visit.attempt;return[(0,host_phrases.se)(host,context,FORMAT),{label:"response",texts:hops.map(hopText)},{label:"services",texts:serviceTexts(host)},...(0,host_phrases.
Zc)(host,FORMAT),{label:"certificate",texts:certificates.map(one=>certificateText(one,context))}]}const factLines=({label,texts},options)=>texts.flatMap((text,index)=>{
const shown=index===0?label:"";return(0,terminal.wW)({indent:2,label:shown,style:"dim",column:COLUMN,text},options)});function hopText(hop){const status=hop.status===
null?"none":`${hop.status} ${(0,safe_text.RK)(hop.reason,host_phrases.tN)}`,when=hop.status===null?"after":"in",notes=[...hop.mediaType===null?[]:[(0,safe_text.
RK)(hop.mediaType,host_phrases.tN)],...hop.address===null?[]:[`at ${(0,safe_text.RK)(hop.address,host_phrases.tN)}`],...hop.proxy===null?[]:[`through ${(0,safe_text.
RK)((0,safe_text.cq)(hop.proxy))}`],...hop.authorization==="none"?[]:[`token ${(0,phrases.Rk)(hop.authorization)}`]],noted=notes.length===0?"":` (${notes.join("\
; ")})`;return`${status.trim()} from ${(0,safe_text.RK)((0,safe_text.cq)(hop.url))} ${when} ${(0,measure.kJ)(hop.ms)}${noted}`}function serviceTexts({services,servicesLeftOut}){
const shown=services.slice(0,MAX_SERVICES),more=services.length-shown.length+servicesLeftOut;return[...shown.map(serviceText),...more>0?[`and ${more} more`]:[]]}
function serviceText(service){const id=(0,safe_text.RK)(service.id,host_phrases.tN);switch(service.kind){case"url":return`${id} ${(0,safe_text.RK)((0,safe_text.
cq)(service.url))}`;case"login":{const{authz,token}=service.login,urls=[authz,token].map(url=>(0,safe_text.RK)((0,safe_text.cq)(url??"none")));return`${id} auth\
z ${urls.join(", token ")}`}case"problem":return`${id}: ${service.problem.code}`}}function certificateText(certificate,context){const{host,subject,issuer,expires}=certificate,
until=(0,safe_text.RK)((0,measure.nO)(expires,context.startedAt));return`${(0,safe_text.RK)(host,host_phrases.tN)} valid until ${until}; subject ${(0,safe_text.
RK)(subject,host_phrases.tN)}, issuer ${(0,safe_text.RK)(issuer,host_phrases.tN)}`}const FEW_HOSTS=4,FULL={places:6,messages:5,frames:report_causes.Wi},SHORT={places:3,
messages:2,frames:1},MAX_MESSAGE=1e3;function renderTextCause(cause,options,shown){const{severity,code,title,message}=cause,text=(0,safe_text.RK)(message??title,
MAX_MESSAGE),url=`${options.context.docsUrl}#${code}`,{style}=SEVERITY_SIGNS[severity],whereLines=sameAs(cause,shown)??[...cause_factLines(cause.hosts.length>1?
"hosts":"host",hostsText(cause),options),...messageLines(cause,options,shown),...otherPlaces(cause,options)],help=isAside(cause.findings)?"":cause.help??"";return[
...(0,terminal.wW)({indent:0,label:`${severity}[${code}]:`,style,url,text},options),...whereLines,...cause_factLines("help",(0,safe_text.RK)(help,MAX_MESSAGE),options),
...cause_factLines("affects",(0,phrases.od)(cause.affects,options.context.clients),options)].map(safe_text.BP).join(`
`)}function sameAs(cause,{codes}){const{hosts,message,code,findings}=cause;if(hosts.length<2||message===null)return null;const{first,others}=(0,places.yv)(...findings),
key=JSON.stringify([hosts.toSorted(),first,others.length]),earlier=codes.get(key);return earlier===void 0&&codes.set(key,code),earlier===void 0?null:[`  hosts: \
the same ${hosts.length} as for ${earlier}`]}function hostsText({hosts,findings,message}){const[host]=hosts;if(hosts.length===1&&host!==void 0&&message?.includes(
(0,hostname.nx)(host))&&findings[0]?.isHostNew!==!0)return"";const shown=(0,phrases.Ku)(hosts,FEW_HOSTS).map(host2=>{const isNew=findings.some(finding=>finding.
host===host2&&finding.isHostNew);return`${showHost(host2)}${isNew?` (${phrases.dy})`:""}`});return(0,phrases.K4)(shown,hosts.length,hosts.length-shown.length)}function messageLines(cause,options,shown){
const{frames}=limitsOf(cause),messages=shownMessages(cause),more=(0,report_causes.cr)(cause).length-messages.length;return[...messages.flatMap(({message,findings,
first},index)=>{const lines=placeLines(first,cause.message===null?message:"",options);return index>=frames?lines:[...lines,...frameLines(first,cause,options,shown),
...cause_factLines("help",(0,safe_text.RK)(ownHelp(cause,findings),MAX_MESSAGE),options)]}),...more>0?[`  and ${more} more in the JSON report`]:[]]}const limitsOf=({
hosts,findings})=>hosts.length>1||isAside(findings)?SHORT:FULL,shownMessages=cause=>(0,phrases.Ku)((0,report_causes.cr)(cause),limitsOf(cause).messages).map(([message,
findings])=>({message,findings,first:(0,places.yv)(...findings).first}));function placeLines(place,message,options){if(place===null&&message==="")return[];const label=place===
null?"-":"-->",text=[...place===null?[]:[(0,places.R3)(place)],(0,safe_text.RK)(message,MAX_MESSAGE)].filter(part=>part!=="").join(": ");return(0,terminal.wW)({
indent:2,label,style:"dim",text},options)}function frameLines(place,{severity},options,{lines}){if(place===null)return[];const{file,line,column}=place,source=options.
context.sources.find(one=>one.place.file===file&&one.place.line===line&&one.place.column===column);return source===void 0||lines.has(source)?[]:(lines.add(source),
renderFrame(source,SEVERITY_SIGNS[severity].style,options))}function ownHelp({help,findings:all},findings){return help!==null||isAside(all)?"":findings[0]?.problem.
help??""}const isAside=([first,second])=>first?.exclude!==void 0&&second!==void 0;function otherPlaces(cause,options){const{findings}=cause,{others,settings,leftOut}=(0,places.
yv)(...findings),firsts=shownMessages(cause).map(({first})=>first&&(0,places.eo)(first)),unseen=others.filter(place=>!firsts.includes((0,places.eo)(place))),most=limitsOf(
cause).places;return[...cause_factLines("also at",(0,places.Ky)(unseen,most,void 0,leftOut),options),...cause_factLines("required by",(0,places.Ky)(settings,most),
options)]}const cause_factLines=(name,text,options)=>text===""?[]:(0,terminal.wW)({indent:2,label:`${name}:`,style:"dim",text},options);var root_rows=__webpack_require__(
4148),protocol_clients=__webpack_require__(1064);const MAX_ROWS=20,MAX_NAMED=3,GAP="  ",nameOf=root=>(0,root_rows.fi)(root,safe_text.J7);function renderTextWrongRoots(roots,options){
const{wrong}=(0,root_rows.jB)(roots);return wrong.length>root_rows.LC?[renderCauses(roots,wrong,options)]:wrong.map(root=>{const own=(0,root_rows.P)(root),rows=[
...own.wrong,...own.good],columns=withProblems((0,root_rows.ns)({...root,rows:rows.slice(0,MAX_ROWS)},safe_text.RK),rows),name=nameOf(root);return renderTable({
outcome:(0,root_rows.qj)(root),name,root,rows,columns},options)})}function renderCauses(roots,wrong,options){const causes=(0,root_rows.cZ)(roots),rows=causes.map(
({row})=>row),clients=protocol_clients.Du.filter(client=>wrong.some(root=>root.clients.includes(client))),columns=(0,root_rows.ns)({clients,rows:rows.slice(0,MAX_ROWS)},
safe_text.RK),all=withProblems([(0,root_rows.ie)(causes,nameOf),...columns],rows),outcome=(0,root_rows.qj)({rows}),name=(0,phrases.px)(wrong.length,"root module");
return renderTable({outcome,name,root:{clients},rows,columns:all},options)}const withProblems=(columns,rows)=>[...columns,...(0,root_rows.ij)([(0,root_rows.eX)(
({code})=>code)],rows)];function renderTable({outcome,name,root,rows,columns},options){const{sign,style}=SIGNS[outcome],causes=rows.filter(row=>(0,root_rows.Mm)(
row)===outcome),names=[...new Set(causes.map(row=>(0,safe_text.RK)((0,root_rows.mC)(row,root))))],title=`${root_rows.pJ[outcome]} for ${(0,phrases.K4)(names,MAX_NAMED)}`,
left=rows.length-MAX_ROWS;return[`${(0,terminal.nI)(sign,style,options)} ${(0,terminal.nI)(name,"bold",options)}: ${title}`,...rowLines(rows.slice(0,MAX_ROWS).map(
row=>({sign:SIGNS[(0,root_rows.Fg)([row])],cells:[(0,safe_text.RK)((0,root_rows.mC)(row,root)),...columns.map(({cell})=>cell(row))]})),["module or provider",...columns.
map(({title:of})=>of)],options),...left>0?[`  and ${left} more in the JSON report`]:[]].map(safe_text.BP).join(`
`)}function rowLines(lines,titles,options){const widths=titles.map((title,at)=>Math.max(...[title,...lines.map(({cells})=>cells[at])].map(widthOf)));if(widths.reduce(
(sum,one)=>sum+GAP.length+one,GAP.length)>options.width)return lines.flatMap(({sign:{sign,style},cells:[name="",...facts]})=>{const named=facts.flatMap((fact,at)=>fact===
""?[]:[`${titles[at+1]} ${fact}`]),text=`${name}: ${named.join("; ")}`;return(0,terminal.wW)({indent:2,label:sign,style,text},options)});const aligned=cells=>cells.
map((cell,at)=>cell+" ".repeat((widths[at]??0)-widthOf(cell))).join(GAP).trimEnd();return[`    ${(0,terminal.nI)(aligned(titles),"dim",options)}`,...lines.map(({
sign:{sign,style},cells})=>`  ${(0,terminal.nI)(sign,style,options)} ${aligned(cells)}`)]}const widthOf=(text="")=>Array.from(text).length;function renderTextGoodRoots(roots,options){
const rows=roots.flatMap(root=>root.rows),{sign,style}=SIGNS[(0,root_rows.Fg)(rows)],[first]=roots,text=`${roots.length===1&&first!==void 0?nameOf(first):(0,phrases.
px)(roots.length,"root module")}: ${(0,root_rows.nS)(rows)}`;return(0,terminal.wW)({indent:0,label:sign,style,text},options).map(safe_text.BP).join(`
`)}const MAX_LINES=3,FEW_NAMED=4,MAX_FOLDED=1e3;function renderTextGood({hosts,roots},options){const by=Map.groupBy(hosts,report_outcome.sG),unchecked=(by.get("\
unchecked")??[]).filter(({findings})=>findings.length===0),{good}=(0,root_rows.jB)(roots);return[...hostLines("unchecked",unchecked,options),...hostLines("skipp\
ed",by.get("skipped")??[],options),...hostLines("works",by.get("works")??[],options),...good.length>0?[renderTextGoodRoots(good,options)]:[]]}function hostLines(outcome,hosts,options){
const show=host=>renderTextHost(host,options);if(hosts.length<=MAX_LINES)return hosts.map(show);const{sign,style}=SIGNS[outcome],names=(0,phrases.Ku)(hosts,FEW_NAMED).
map(({visit})=>showHost(visit.host)),some=(0,phrases.K4)(names,names.length,hosts.length-names.length),text=`${(0,phrases.px)(hosts.length,"host")} ${report_outcome.
nx[outcome]}: ${some}`;if(!options.isRunner)return[(0,terminal.wW)({indent:0,label:sign,style,text},options).map(safe_text.BP).join(`
`)];const showMore=more=>`and ${more} more in the JSON report`;return[[(0,safe_text.BP)(`${sign} ${text}`),...(0,phrases.UV)(hosts,MAX_FOLDED,show,showMore)].join(
`
`)]}function renderTextEnd(verdict,options){const worst=(0,report_outcome.hm)(verdict.findings),isLong=verdict.hosts.length>MAX_LINES||verdict.findings.length>0,
report=options.isRunner?"the JSON report has all details; its path is the output `report`":"for all details: `--format json` or `--report FILE.json`",codes=`pro\
blem codes are explained at ${options.context.docsUrl}`;return isLong?[(worst===null||worst==="notice"?[report]:[codes,report]).flatMap(line=>(0,terminal.ky)(line,
options)).join(`
`)]:[]}const FIRST_NOTES=5,MAX_CAUSES=30,MAX_EVIDENCE=3,MAX_GROUPS=20,MAX_BYTES=16e6;function*renderText(verdict,options){yield`${renderTextHead(verdict,options)}\

`;let isApart=!0;for(const{text}of renderTextParts(verdict,options)){const isLong=text.includes(`
`);yield`${isApart||isLong?`
`:""}${text}
`,isApart=isLong}}function renderTextHead(verdict,options){const{sign,style}=SIGNS[verdict.passed?"works":"fails"],notes=options.isQuiet?[]:(0,report_outcome.h$)(
verdict,options.context).slice(0,FIRST_NOTES);return[`${(0,terminal.nI)(sign,style,options)} ${(0,terminal.nI)((0,report_outcome.$N)(verdict),"bold",options)}`,
...notes.flatMap(note=>noteLines(note,options))].join(`
`)}function*renderTextParts(verdict,options,maxBytes=MAX_BYTES){const{isQuiet=!1,isRunner=!1,context}=options,isShown=({severity})=>!isQuiet||severity==="error"||
(0,judge_verdict.k2)(severity,context.failOn),causes=(0,report_causes.cZ)(verdict.findings.filter(isShown)),seen={lines:new Set,codes:new Map};for(const cause of causes.
slice(0,MAX_CAUSES))yield plain(renderTextCause(cause,options,seen));const more=causes.slice(MAX_CAUSES).flatMap(({findings})=>findings);if(more.length>0&&(yield plain(
`and ${(0,phrases.px)(more.length,"more finding")} in the JSON report`)),isQuiet)return;const group=text=>({kind:isRunner?"group":"plain",text});yield*renderTextWrongRoots(
verdict.roots,options).map(group);const wrong=(0,report_outcome.md)(verdict.hosts).filter(host=>(0,report_outcome.cG)(host)&&!(0,report_outcome.JR)(host)),shown=isRunner||
wrong.length<=MAX_EVIDENCE?wrong:[];yield*evidenceOf(shown,options,maxBytes).map(group),yield*renderTextGood(verdict,options).map(group);const notes=(0,report_outcome.
h$)(verdict,context).slice(FIRST_NOTES);notes.length>0&&(yield plain(notes.flatMap(note=>noteLines(note,options)).join(`
`))),yield*renderTextEnd(verdict,options).map(plain)}const noteLines=(note,options)=>(0,terminal.ky)((0,safe_text.RK)(note),options).map(safe_text.BP);function*evidenceOf(hosts,options,maxBytes){
const room=new pieces.Wv(maxBytes),render=host=>renderTextHost(host,options),left=yield*(0,pieces._Q)(hosts.slice(0,MAX_GROUPS),room,render),shared=[],rest=(0,pieces.
_Q)(hosts.slice(MAX_GROUPS),room,render);let next=rest.next();for(;!next.done;next=rest.next())shared.push(next.value);const more=(0,phrases.px)(shared.length,"\
more host");shared.length>0&&(yield[`details of ${more}`,...shared].join(`
`));const absent=left+next.value;absent>0&&(yield`the details of ${(0,phrases.px)(absent,"more host")} are in the JSON report`)}const plain=text=>({kind:"plain",
text})}),5257:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{JT:()=>providerKey,KS:()=>placedVersion,
MO:()=>packageKey,MP:()=>moduleKey,Nf:()=>argumentOf,W$:()=>becauseOf,cd:()=>HOSTNAMES_LINE,yp:()=>versionPlace});var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
5143);const HOSTNAMES_INPUT="hostnames input",HOSTNAMES_LINE={file:HOSTNAMES_INPUT,line:1,column:1,endColumn:1},becauseOf=place=>place.file===HOSTNAMES_INPUT?HOSTNAMES_INPUT:
place,moduleKey=({host,namespace,name,system})=>`${host}/${namespace}/${name}/${system}`,providerKey=({host,namespace,type})=>`${host}/${namespace}/${type}`;function placedVersion(usage,client){
const text=usage.versions??argumentOf(usage)?.values?.[client]??null;return text===null?null:{text,place:versionPlace(usage)}}function versionPlace(usage){const{
versionsAt,place}=usage,at=typeof versionsAt=="number"?versionsAt:versionsAt?.at;return at===void 0?place:{file:place.file,...(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__.
_h)(at)}}const argumentOf=({versionsAt})=>typeof versionsAt=="number"?null:versionsAt,packageKey=(key,more)=>`${key} ${more}`}),2909:((__webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.a(__webpack_module__,async(__webpack_handle_async_dependencies__,__webpack_async_result__)=>{try{let workspace=function(){return process.env.
GITHUB_WORKSPACE??process.cwd()};__webpack_require__.r(__webpack_exports__);var _check_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4052),_credentials_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
9018),_credentials_redaction_spellings_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7251),_files_failure_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
6309),_github_place_links_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(2722),_github_runner_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3581),_github_workflow_run_js__WEBPACK_IMPORTED_MODULE_20__=__webpack_require__(
8782),_program_interruption_js__WEBPACK_IMPORTED_MODULE_18__=__webpack_require__(9077),_program_show_progress_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
3795),_program_small_heap_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(3386),_program_streams_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(2057),
_report_annotations_annotations_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(1964),_report_json_json_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(
6182),_report_json_outputs_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(2827),_report_markdown_page_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(
3616),_report_safe_text_js__WEBPACK_IMPORTED_MODULE_21__=__webpack_require__(8641),_report_text_crash_js__WEBPACK_IMPORTED_MODULE_19__=__webpack_require__(9703),
_report_text_text_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(4421),_report_files_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(8463),_settings_settings_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(
3152),_settings_table_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(3557),_visit_stop_js__WEBPACK_IMPORTED_MODULE_17__=__webpack_require__(6875);const LOG_WIDTH=120;
process.env.UV_THREADPOOL_SIZE??="64",(0,_program_small_heap_js__WEBPACK_IMPORTED_MODULE_16__.p)(),(0,_program_streams_js__WEBPACK_IMPORTED_MODULE_7__.B_)(process.
stdout,why=>process.stderr.write(`the log was not written: ${why}
`)),(0,_program_streams_js__WEBPACK_IMPORTED_MODULE_7__.B_)(process.stderr,()=>{});const event=_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.j_(process.env.GITHUB_EVENT_PATH);
delete process.env.GITHUB_EVENT_PATH;const stop=new _visit_stop_js__WEBPACK_IMPORTED_MODULE_17__.V,now=()=>performance.now();await(0,_program_interruption_js__WEBPACK_IMPORTED_MODULE_18__.
q)(process,await main(_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.Ko(_settings_table_js__WEBPACK_IMPORTED_MODULE_15__.y.map(({name})=>name))));async function main(raw){
const secrets=(0,_credentials_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_1__.c)(raw,process.env,(0,_credentials_redaction_spellings_js__WEBPACK_IMPORTED_MODULE_2__.
K)(_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.QU)),crash=error=>{const text=(0,_credentials_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_1__.r)(clear=>(0,_report_text_crash_js__WEBPACK_IMPORTED_MODULE_19__.
p)(error,clear),secrets);return _github_runner_js__WEBPACK_IMPORTED_MODULE_5__.fJ("Could not run",text),3},interrupted=(0,_program_interruption_js__WEBPACK_IMPORTED_MODULE_18__.
w)(process,stop,{isFinal:!1,crash,now});try{const checked=await checkWithProgress(raw,secrets),exitCode=interrupted.aborted?3:checked.verdict.passed?0:1;return await deliver(
checked,secrets,interrupted),exitCode}catch(error){return error instanceof _settings_settings_js__WEBPACK_IMPORTED_MODULE_14__.GN?(_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.
fJ("Wrong settings",secrets.redact(error.mistakes.join(`
`))),2):crash(error)}}async function checkWithProgress(raw,secrets){const progress=(0,_program_show_progress_js__WEBPACK_IMPORTED_MODULE_6__.fN)(line=>_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.
N4(secrets.redact([line])),_program_show_progress_js__WEBPACK_IMPORTED_MODULE_6__.Si);try{return await(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z6)(raw,{environment:process.
env,directory:workspace(),isFork:(0,_github_workflow_run_js__WEBPACK_IMPORTED_MODULE_20__.$c)(process.env.GITHUB_EVENT_NAME,event),stop,startTimer:_visit_stop_js__WEBPACK_IMPORTED_MODULE_17__.
I,progress:progress.show,changes:settings=>readChanges(settings,secrets),secrets,kill:process.kill})}finally{progress.end()}}async function withLinks(checked){const{
verdict,changes,context}=checked,run=(0,_github_workflow_run_js__WEBPACK_IMPORTED_MODULE_20__.ng)(process.env,event),located=run===null?[]:(0,_github_place_links_js__WEBPACK_IMPORTED_MODULE_4__.
ws)((0,_github_place_links_js__WEBPACK_IMPORTED_MODULE_4__.R8)(verdict),workspace(),run);if(run===null||changes?.kind!=="files")return{...checked,located,context:{
...context,links:(0,_github_place_links_js__WEBPACK_IMPORTED_MODULE_4__.hP)(located)}};const{withDiffLinks}=await __webpack_require__.e(52).then(__webpack_require__.
bind(__webpack_require__,9052)),links=withDiffLinks(located,changes.files,workspace(),run);return{...checked,located,context:{...context,links}}}async function deliver(checked,{
redact},interrupted){const{settings,verdict}=checked,{GITHUB_OUTPUT,GITHUB_STEP_SUMMARY,RUNNER_TEMP}=process.env,warn=warnings=>_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.
R8(redact(warnings).map(text=>(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_21__.LS)(text))),attempt=async(what,step)=>{try{await step()}catch(error){warn([`${what}\
: ${(0,_files_failure_js__WEBPACK_IMPORTED_MODULE_3__.A3)(error)}`])}};let linked={...checked,located:[]};await attempt("places are not links",async()=>{linked=
await withLinks(checked)});const{context}=linked,options={colour:!1,width:LOG_WIDTH,isRunner:!0,context};await attempt("the log was not written",()=>_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.
ur((0,_report_text_text_js__WEBPACK_IMPORTED_MODULE_12__.MV)(verdict,options),(0,_report_text_text_js__WEBPACK_IMPORTED_MODULE_12__.K8)(verdict,options))),await attempt(
"the annotations were not written",()=>_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.fz((0,_report_annotations_annotations_js__WEBPACK_IMPORTED_MODULE_8__.H)(verdict,
context))),await attempt("the outputs were not written",async()=>warn(await _github_runner_js__WEBPACK_IMPORTED_MODULE_5__.Kn(GITHUB_OUTPUT,(0,_report_json_outputs_js__WEBPACK_IMPORTED_MODULE_10__.
Y)(verdict)))),await attempt("the job summary was not written to GITHUB_STEP_SUMMARY",()=>_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.Sy(GITHUB_STEP_SUMMARY,
(0,_report_markdown_page_js__WEBPACK_IMPORTED_MODULE_11__.Gc)(verdict,context))),await attempt("the JSON report was not written to RUNNER_TEMP",async()=>{const report=_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.
u5(RUNNER_TEMP,(0,_report_json_json_js__WEBPACK_IMPORTED_MODULE_9__.h)(verdict,context));warn(await _github_runner_js__WEBPACK_IMPORTED_MODULE_5__.Kn(GITHUB_OUTPUT,
{report}))}),await attempt("the report files were not written",async()=>warn(await(0,_report_files_js__WEBPACK_IMPORTED_MODULE_13__.t)(settings.report,{verdict,
context},workspace()))),!interrupted.aborted&&await attempt("the comment and the issue were not written",async()=>{const{notes,warnings}=await publish(linked,interrupted);
_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.N4(redact(notes)),warn(warnings)})}async function publish(checked,interrupted){const{comment,issue:issue2}=checked.
settings;return comment==="never"&&issue2==="never"?{notes:[],warnings:[]}:await(await __webpack_require__.e(137).then(__webpack_require__.bind(__webpack_require__,
5137))).publish(checked,(0,_github_workflow_run_js__WEBPACK_IMPORTED_MODULE_20__.ng)(process.env,event),workspace(),interrupted)}async function readChanges({githubToken},{
redact}){const run=(0,_github_workflow_run_js__WEBPACK_IMPORTED_MODULE_20__.ng)(process.env,event),changes=await(await __webpack_require__.e(181).then(__webpack_require__.
bind(__webpack_require__,5181))).readChanges(run,githubToken,stop.signal);return changes.kind==="all"&&run?.pull&&_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.
R8(redact([`changed-only has no effect: ${changes.why}`])),changes}__webpack_async_result__()}catch(e){__webpack_async_result__(e)}},1)}),2722:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{R8:()=>filesOf,hP:()=>linksOf,ws:()=>locateFiles});var external_node_path_=__webpack_require__(6760),read_text=__webpack_require__(
5747);const NAME=/^(?!\.{1,2}$)[\w.-]+$/;function remoteIn(config){let isOrigin=!1;for(const each of config.split(`
`)){const line=each.trim();line.startsWith("[")&&(isOrigin=line==='[remote "origin"]');const at=line.indexOf("=");if(!(!isOrigin||at<0||line.slice(0,at).trim().
toLowerCase()!=="url"))return remoteOf(line.slice(at+1).trim())}return null}function remoteOf(url){const short=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(url),[host,
path2]=short===null?partsOf(url):[short[1],short[2]],[owner="",name="",...rest]=(path2??"").replace(/\/$/,"").split("/"),plain=name.replace(/\.git$/,"");return!host||
rest.length>0||!NAME.test(owner)||!NAME.test(plain)?null:{host:host.toLowerCase(),owner,name:plain}}function partsOf(url){const parsed=URL.parse(url);return parsed===
null||!/^(https?|ssh):$/.test(parsed.protocol)?[]:[parsed.protocol==="ssh:"?parsed.hostname:parsed.host,parsed.pathname.slice(1)]}var external_node_fs_=__webpack_require__(
3024);const MAX_INDEX_BYTES=128*1024*1024,HEADER_BYTES=12,ENTRY_BYTES=62,EXTENDED=16384,STAGE=12288,NAME_IS_PREFIXED=4,TYPE=61440,MAX_NAME_BYTES=4096,REGULAR=32768,
NONE=Buffer.alloc(0);function trackedFiles(index,wanted){const bytes=(0,read_text.io)(index,MAX_INDEX_BYTES);return bytes===null?new Map:filesIn(bytes,wanted)}function filesIn(bytes,wanted){
const found=new Map;if(bytes.length<HEADER_BYTES)return found;const version=bytes.readUInt32BE(4);if(bytes.toString("latin1",0,4)!=="DIRC"||version<2||version>4)
return found;const count=bytes.readUInt32BE(8);let previous=NONE,at=HEADER_BYTES;for(let entry=0;entry<count;entry+=1){if(at+ENTRY_BYTES>bytes.length)return found;
const flags=bytes.readUInt16BE(at+60),start=at+ENTRY_BYTES+(flags&EXTENDED?2:0),isPrefixed=version===NAME_IS_PREFIXED,{kept,from}=isPrefixed?prefixAt(bytes,start,
previous):{kept:NONE,from:start},end=bytes.indexOf(0,from);if(end<0)return found;const own=bytes.subarray(from,end),name=isPrefixed?Buffer.concat([kept,own]):own;
if(name.length>MAX_NAME_BYTES)return found;const isFile=(bytes.readUInt32BE(at+24)&TYPE)===REGULAR,file=name.toString("utf8");isFile&&(flags&STAGE)===0&&wanted.
has(file)&&found.set(file,{modified:bytes.readUInt32BE(at+8),size:bytes.readUInt32BE(at+36)}),at=isPrefixed?end+1:at+(end-at+8&-8),previous=name}return found}function prefixAt(bytes,start,previous){
let from=start,byte=bytes[from++]??0,removed=byte&127;for(;byte&128;)byte=bytes[from++]??0,removed=(removed+1)*128+(byte&127);return{kept:previous.subarray(0,Math.
max(0,previous.length-removed)),from}}function isUnmodified(path2,{modified,size}){try{const stats=(0,external_node_fs_.lstatSync)(path2),seconds=Math.floor(stats.
mtimeMs/1e3);return stats.isFile()&&stats.size%2**32===size&&seconds%2**32===modified}catch(error){return(0,read_text.Oj)(error),!1}}const MAX_REFS=5,COMMIT=/^[0-9a-f]{40}$/,
REF=/^refs\/(?!.*\.\.)[^\0]+$/;function checkoutAt(directory){const dotGit=(0,external_node_path_.join)(directory,".git"),gitDirectory=linkedDirectory(dotGit,directory)??
dotGit,shared=lineOf((0,external_node_path_.join)(gitDirectory,"commondir")),common=shared===null?gitDirectory:absolute(shared,gitDirectory),packed=()=>textOf((0,external_node_path_.
join)(common,"packed-refs"))??"",commit=commitOf(lineOf((0,external_node_path_.join)(gitDirectory,"HEAD")),[gitDirectory,common],packed);return commit===null?null:
{commit,isFetched:isFetched(commit,textOf((0,external_node_path_.join)(gitDirectory,"FETCH_HEAD"))??"",packed),remote:remoteIn(textOf((0,external_node_path_.join)(
common,"config"))??""),tracked:files=>trackedFiles((0,external_node_path_.join)(gitDirectory,"index"),files)}}function linkedDirectory(dotGit,directory){const[,
target]=/^gitdir: (.+)$/.exec(lineOf(dotGit)??"")??[];return target===void 0?null:absolute(target,directory)}function commitOf(head,directories,packed){let value=head;
for(let followed=0;value!==null&&followed<=MAX_REFS;followed+=1){if(COMMIT.test(value))return value;const[,name]=/^ref: (.+)$/.exec(value)??[];if(name===void 0||
!REF.test(name))return null;value=refIn(name,directories,packed)}return null}function refIn(name,directories,packed){for(const directory of directories){const line2=lineOf(
(0,external_node_path_.join)(directory,name));if(line2!==null)return line2}return packed().split(`
`).find(each=>each.endsWith(` ${name}`))?.slice(0,40)??null}function isFetched(commit,fetched,packed){const isNamed=(text,after)=>text.split(`
`).some(line=>line.startsWith(`${commit}${after}`));return isNamed(fetched,"	")||isNamed(packed()," refs/remotes/")}const absolute=(path2,from)=>(0,external_node_path_.
isAbsolute)(path2)?path2:(0,external_node_path_.join)(from,path2);function textOf(path2){const read=(0,read_text.yR)(path2);return read.ok?read.text:null}const lineOf=path2=>textOf(
path2)?.replace(/\r?\n$/,"")??null;var links=__webpack_require__(4503),places=__webpack_require__(8884);const MAX_FILES=5e3;function filesOf(verdict){const files=new Set;
for(const because of placesIn(verdict))if(typeof because!="string"&&(0,places.CN)(because.file)&&files.add(because.file),files.size===MAX_FILES)break;return files}
function*placesIn({findings,hosts,roots}){for(const{places:places2}of findings)yield*places2;for(const{requirements}of hosts)for(const{because}of requirements)yield*because;
for(const{rows}of roots)for(const{places:places2}of rows)yield*places2}function locateFiles(files,workspace,run){if(!isPlainUrl(run.serverUrl))return[];const findRoot=rootFinder(
workspace);return[...Map.groupBy(files,file=>findRoot(file.split("/").slice(0,-1).join("/")))].flatMap(([root,own])=>root===null?[]:locateIn(root,own,workspace,
run))}const isPlainUrl=url=>/^https?:\/\/[\w.:/-]+$/.test(url);function locateIn({prefix,checkout},files,workspace,run){const{commit,isFetched:isFetched2,remote}=checkout,
server=URL.parse(run.serverUrl);if(remote===null||server===null)return[];if(remote.host!==server.host&&remote.host!==server.hostname)return[];if(!isFetched2&&![
run.commit,run.defaultCommit].includes(commit))return[];const repository=`${remote.owner}/${remote.name}`,blob=`${run.serverUrl}/${repository}/blob/${commit}`,isSame=other=>other?.
toLowerCase()===repository.toLowerCase(),isOfRun=isSame(`${run.owner}/${run.repository}`)||isSame(run.pull?.from),paths=new Map(files.map(file=>[file.slice(prefix.
length),file]));return Array.from(checkout.tracked(new Set(paths.keys())),([path2,tracked])=>{const[file,inUrl]=[paths.get(path2),(0,links.o)(path2)];return file===
void 0||inUrl===null||!isUnmodified((0,external_node_path_.join)(workspace,file),tracked)?[]:{file,path:path2,url:`${blob}/${inUrl}`,isOfRun}}).flat()}function rootFinder(workspace){
const known=new Map,find=directory=>{const found=known.get(directory);if(found!==void 0)return found;const checkout=checkoutAt((0,external_node_path_.join)(workspace,
directory)),above=directory.split("/").slice(0,-1).join("/"),root=checkout!==null?{prefix:directory===""?"":`${directory}/`,checkout}:directory===""?null:find(above);
return known.set(directory,root),root};return find}const linksOf=located=>new Map(located.map(({file,url})=>[file,{url}]))}),3581:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Kn:()=>writeOutputs,Ko:()=>readInputs,N4:()=>note,QU:()=>maskSecrets,R8:()=>warn,Sy:()=>writeSummary,fJ:()=>fail,fz:()=>annotate,
j_:()=>readEvent,u5:()=>writeReport,ur:()=>writeLog});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760),_actions_core__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4477),_files_failure_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(6309),_files_read_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
5747),_files_write_whole_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(566),_problems_brief_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(4e3),_report_pieces_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
5955);const readInputs=names=>Object.fromEntries(names.map(name=>[name,_actions_core__WEBPACK_IMPORTED_MODULE_2__.V4(name)]));function maskSecrets(texts){for(const text of texts)
_actions_core__WEBPACK_IMPORTED_MODULE_2__.Pq(text)}function writeLog(head,parts){_actions_core__WEBPACK_IMPORTED_MODULE_2__.pq(head);let isApart=!0;for(const{kind,
text}of parts){const[title="",...lines]=text.split(`
`),isLong=kind==="plain"&&lines.length>0;(isApart||isLong)&&_actions_core__WEBPACK_IMPORTED_MODULE_2__.pq(""),isApart=isLong,isLong||lines.length===0?_actions_core__WEBPACK_IMPORTED_MODULE_2__.
pq(text):(_actions_core__WEBPACK_IMPORTED_MODULE_2__.Oh(title),_actions_core__WEBPACK_IMPORTED_MODULE_2__.pq(lines.join(`
`)),_actions_core__WEBPACK_IMPORTED_MODULE_2__.N4())}}const WRITE={error:_actions_core__WEBPACK_IMPORTED_MODULE_2__.z3,warning:_actions_core__WEBPACK_IMPORTED_MODULE_2__.
$e,notice:_actions_core__WEBPACK_IMPORTED_MODULE_2__.lm};function annotate(annotations){for(const{level,message,line,column,...others}of annotations)WRITE[level](
message,{...others,...line===void 0?{}:{startLine:line},...column===void 0?{}:{startColumn:column}})}const writeSummary=(file,markdown)=>append("GITHUB_STEP_SUM\
MARY",file,path2=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(path2,markdown));async function writeOutputs(file,outputs){const reasons=new Map;for(const[
name,value]of Object.entries(outputs))try{const set=()=>_actions_core__WEBPACK_IMPORTED_MODULE_2__.uH(name,value);await(file?append("GITHUB_OUTPUT",file,set):set())}catch(error){
reasons.set(name,(0,_files_failure_js__WEBPACK_IMPORTED_MODULE_3__.A3)(error))}const[why]=reasons.values();return why===void 0?[]:[`not written to GITHUB_OUTPUT\
, and empty for later steps: ${[...reasons.keys()].join(", ")}: ${why}`]}async function append(variable,file,act){if(!file)throw new _files_failure_js__WEBPACK_IMPORTED_MODULE_3__.
Lw(`${variable} is not set; run this as an action on a runner`);const descriptor=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file,"r+");try{const{size}=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
fstatSync)(descriptor);try{act(file)}catch(error){throw(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).size>size&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
ftruncateSync)(descriptor,size),error}}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor)}}function writeReport(directory,json){if(!directory)
throw new _files_failure_js__WEBPACK_IMPORTED_MODULE_3__.Lw("RUNNER_TEMP is not set; run this as an action on a runner");const path2=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
join)("tf-disco","report.json");return(0,_files_write_whole_js__WEBPACK_IMPORTED_MODULE_5__.f)(directory,path2,(0,_report_pieces_js__WEBPACK_IMPORTED_MODULE_7__.
mk)(json)),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory,path2)}function readEvent(path2){if(path2===void 0||path2==="")return null;const read=(0,_files_read_text_js__WEBPACK_IMPORTED_MODULE_4__.
yR)(path2);try{if(read.ok)return JSON.parse(read.text)}catch{}const why=read.ok?"is not JSON":(0,_problems_brief_js__WEBPACK_IMPORTED_MODULE_6__.mP)(read.failure);
return _actions_core__WEBPACK_IMPORTED_MODULE_2__.$e(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${why}; check that no earlier step changes\
 it`),null}function note(messages){for(const message of messages)_actions_core__WEBPACK_IMPORTED_MODULE_2__.pq(message)}function warn(messages){for(const message of messages)
_actions_core__WEBPACK_IMPORTED_MODULE_2__.$e(message)}const fail=(title,message)=>_actions_core__WEBPACK_IMPORTED_MODULE_2__.z3(message,{title})}),8782:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{$c:()=>isForkEvent,Ob:()=>whyNoApi,at:()=>at,ng:()=>runOf});var _report_safe_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
8641);const REPOSITORY=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function runOf(environment,payload){const text=name=>environment[name]?.trim()??"",[,owner,
repository]=REPOSITORY.exec(text("GITHUB_REPOSITORY"))??[];if(owner===void 0||repository===void 0)return null;const serverUrl=withoutSlash(text("GITHUB_SERVER_U\
RL")||"https://github.com");return{owner,repository,apiUrl:withoutSlash(text("GITHUB_API_URL")||"https://api.github.com"),serverUrl,event:text("GITHUB_EVENT_NAM\
E"),workflow:workflowOf(text("GITHUB_WORKFLOW_REF"))??text("GITHUB_WORKFLOW"),job:text("GITHUB_JOB"),step:text("GITHUB_ACTION"),id:Number(/^\d+$/.exec(text("GIT\
HUB_RUN_ID"))?.[0]??0),url:`${serverUrl}/${owner}/${repository}/actions/runs/${text("GITHUB_RUN_ID")}`,defaultCommit:text("GITHUB_SHA"),commit:textAt(payload,"p\
ull_request","head","sha")??text("GITHUB_SHA"),pull:pullOf(text("GITHUB_EVENT_NAME"),payload),isDefaultBranch:isDefaultBranch(text("GITHUB_REF"),payload)}}const withoutSlash=url=>url.
replace(/(?<!\/)\/+$/,"");function whyNoApi({apiUrl}){const url=URL.parse(apiUrl);return url!==null&&/^https?:$/.test(url.protocol)?null:`GITHUB_API_URL is not \
an https URL: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.RK)(apiUrl)}`}const workflowOf=reference=>/^[^/]+\/[^/]+\/(.+?)@/.exec(reference)?.[1];function isForkEvent(event,payload){
if(event==="pull_request_target")return!1;const head=at(payload,"pull_request","head"),[from,to]=[at(head,"repo","full_name"),at(payload,"pull_request","base","\
repo","full_name")];return head!==void 0&&from!==to}function pullOf(event,payload){const number=at(payload,"pull_request","number");return typeof number=="numbe\
r"&&Number.isSafeInteger(number)&&number>0?{number,isFork:isForkEvent(event,payload),from:textAt(payload,"pull_request","head","repo","full_name")??null}:null}function isDefaultBranch(reference,payload){
const branch=textAt(payload,"repository","default_branch");return branch===void 0?null:reference===`refs/heads/${branch}`}function at(value,...names){return names.
reduce((inner,name)=>typeof inner=="object"&&inner!==null?Reflect.get(inner,name):void 0,value)}function textAt(value,...names){const found=at(value,...names);return typeof found==
"string"?found:void 0}}),1964:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{H:()=>renderAnnotations});
var brief=__webpack_require__(4e3),problem=__webpack_require__(5799),report_causes=__webpack_require__(2796),phrases=__webpack_require__(4120),report_places=__webpack_require__(
8884),safe_text=__webpack_require__(8641),hostname=__webpack_require__(1831);const MAX_TEXT=700,MAX_PLACES=8,MAX_FINDINGS=5,SHORT={text:250,places:1},LONG={text:MAX_TEXT,
places:MAX_PLACES},MAX_NAMES=2,MAX_CAUSE=3600,MAX_ENTRY=120,MAX_PATH=4096,isPlain=file=>file!==""&&(0,report_places.CN)(file)&&(0,safe_text.BP)((0,safe_text.RK)(
file,MAX_PATH))===file;function titleOf(findings){const hosts=hostsOf(findings),titles=[...new Set(findings.map(({problem:problem2})=>problem2.title))],where=hosts.
length>0?(0,phrases.K4)(hosts,MAX_NAMES):hiddenFileOf(findings);if(titles.length===1)return titled(where,titles[0]??"");const count=`${findings.length} problems`;
return titled(where===null?count:`${count} with ${where}`,titles.join(", "))}function titleOfCause({title,hosts,findings}){if(findings.length===1)return titleOf(
findings);const files=hosts.length>0?0:(0,report_places.Dc)(findings),subjects=Math.max(hosts.length,files),where=subjects===1?hostsOf(findings)[0]??(0,safe_text.
J7)(placeOf(findings)?.file??""):(0,phrases.px)(subjects,hosts.length>0?"host":"file"),times=findings.length>subjects?` (${findings.length} times)`:"";return titled(
subjects===0?null:where,`${title}${times}`)}const placeOf=findings=>findings.map(report_places.Xd).find(place=>place!==null)??null,titled=(where,what)=>where===
null?what:`${where}: ${what}`,hostsOf=findings=>[...new Set(findings.flatMap(({host})=>host===null?[]:(0,safe_text.RK)((0,hostname.nx)(host))))];function hiddenFileOf(findings){
const place=placeOf(findings);return place===null||isPlain(place.file)?null:(0,safe_text.J7)(place.file)}function linesOfFindings(findings,context){const isMixed=new Set(
findings.map(({severity})=>severity)).size>1,texts=findings.slice(0,MAX_FINDINGS).map(finding=>linesOf(finding,isMixed,findings.length>2?SHORT:LONG,context)).map(
lines=>lines.join(`
`)),more=findings.length-texts.length;return[...texts,...more>0?[seeSummary(more)]:[]].join(`

`).split(`
`)}const seeSummary=more=>`and ${more} more, see the job summary`;function linesOf(finding,isMixed,max,context){const{problem:problem2,severity}=finding,first=(0,report_places.
Xd)(finding),affected=(0,phrases.od)(finding.affects,context.clients),facts=(0,report_places.xi)(finding,affected,max.text,max.places);return[`${isMixed?`${severity}\
: `:""}${(0,safe_text.RK)(problem2.message,max.text)} [${problem2.code}]`,...facts.map(([label,text])=>`${label}: ${text}`),...first===null||isPlain(first.file)?
[]:[`at: ${(0,report_places.R3)(first)}`],...finding.isHostNew?[`the host is ${phrases.dy}`]:[],`${context.docsUrl}#${problem2.code}`]}function linesOfCause(cause,context){
const{message,help,findings,code,title,affects}=cause;if(findings.length===1)return linesOfFindings(findings,context);const clients=(0,phrases.od)(affects,context.
clients),head=[`${(0,safe_text.RK)(message??title,MAX_TEXT)} [${code}]`,...help===null?[]:[`help: ${(0,safe_text.RK)(help,MAX_TEXT)}`],...clients===""?[]:[`affe\
cts: ${clients}`]],link=`${context.docsUrl}#${code}`,room=MAX_CAUSE-[...head,link].join(`
`).length;return[...head,...entriesOf(cause,room),link]}function entriesOf({findings,message},room){const shown=[];let left=room;for(const finding of findings){
const entry=entryOf(finding,message===null);if(entry.length>=left)break;left-=entry.length+1,shown.push(entry)}const more=findings.length-shown.length;return more>
0?[...shown,seeSummary(more)]:shown}function entryOf({host,places,placesLeftOut,problem:problem2},isOwn){const where=(0,report_places.Ky)(places,1,void 0,placesLeftOut),
[name,at]=host===null?[where,""]:[(0,safe_text.RK)((0,hostname.nx)(host)),where],words=[isOwn?(0,safe_text.RK)(problem2.message,MAX_ENTRY):"",isOwn&&at!==""?`(${at}\
)`:at].filter(word=>word!=="");return words.length===0?`- ${name}`:`- ${name}: ${words.join(" ")}`}const MAX_SHOWN=10,MAX_TITLE=200;function renderAnnotations(verdict,context){
const shown=failedWithoutErrors(verdict);let rest=verdict.findings;for(const level of problem.oC){const{annotations,used}=annotationsOf(level,rest,context);shown.
push(...annotations),rest=rest.filter(finding=>!used.has(finding))}return shown}function failedWithoutErrors({passed,stopped,findings}){const warnings=findings.
filter(({severity})=>severity==="warning").length;if(passed||findings.some(({severity})=>severity==="error"))return[];if(stopped!==null)return[annotation("error",
"The check is not complete",[(0,brief.Cw)(stopped)])];const line=`${(0,phrases.px)(warnings,"warning")}, and fail-on is warning`;return[annotation("error","Warn\
ings fail this check",[line])]}function annotationsOf(level,findings,context){const own=findings.filter(({severity})=>severity===level),lines=new Set(own.map(keyOf));
if(lines.size>MAX_SHOWN)return{annotations:annotationsOfCauses(level,own,context),used:new Set(own)};const used=findings.filter(finding=>lines.has(keyOf(finding)));
return{annotations:[...Map.groupBy(used,keyOf).values()].map(group=>annotation(level,titleOf(group),linesOfFindings(group,context),placeOf(group))),used:new Set(
used)}}function keyOf(finding){const first=(0,report_places.Xd)(finding);return first===null?finding:`${first.line}:${first.file}`}function annotationsOfCauses(level,findings,context){
const causes=(0,report_causes.cZ)(findings),groups=causes.length<=MAX_SHOWN?causes:withOneCode(causes),shown=groups.length<=MAX_SHOWN?groups:groups.slice(0,MAX_SHOWN-
1),left=groups.slice(shown.length).flatMap(cause=>cause.findings);return[...shown.map(cause=>annotation(level,titleOfCause(cause),linesOfCause(cause,context),placeOf(
cause.findings))),...left.length===0?[]:[restOf(level,left)]]}function withOneCode(causes){return[...Map.groupBy(causes,({code})=>code).values()].flatMap(([first,
...others])=>first===void 0||others.length===0?first??[]:{...first,findings:[first,...others].flatMap(({findings})=>findings),hosts:[...new Set([first,...others].
flatMap(({hosts})=>hosts))],message:null,help:null})}function restOf(level,left){const titles=[...new Set(left.map(({problem:problem2})=>problem2.title))];return annotation(
level,`and ${(0,phrases.px)(left.length,`more ${level}`)}`,[...titles,"see the job summary"])}function annotation(level,title,lines,place=null){const text={title:(0,safe_text.
LS)((0,safe_text.RK)(title,MAX_TITLE)),message:(0,safe_text.LS)(lines.join(`
`))};if(place===null||!isPlain(place.file))return{level,...text};const{file,line,column,endColumn}=place;return{level,...text,file,line,column,endColumn}}}),2827:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Y:()=>outputsOf});const OUTPUTS={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the check\
ed hosts, with the port unless it is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of e\
rrors.",warnings:"Number of warnings.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The\
 report has all hosts.",report:"Path of the JSON report on the runner, or empty if it could not be written."},MAX_CHARACTERS={hosts:12e4,services:36e4};function outputsOf({
passed,hosts,findings},limits=MAX_CHARACTERS){const urlsOf=({services:services2})=>services2.flatMap(service=>service.kind==="url"?[[service.id,service.url]]:[]),
names=fitting(hosts.map(({visit})=>JSON.stringify(visit.host)),limits.hosts),services=fitting(hosts.map(host=>{const urls=JSON.stringify(Object.fromEntries(urlsOf(
host)));return`${JSON.stringify(host.visit.host)}:${urls}`}),limits.services),count=severity=>findings.filter(finding=>finding.severity===severity).length;return{
passed,hosts:`[${names.join(",")}]`,services:`{${services.join(",")}}`,errors:count("error"),warnings:count("warning"),"left-out":hosts.length-Math.min(names.length,
services.length)}}function fitting(items,maxCharacters){let left=maxCharacters;return items.filter(item=>{const fits=item.length<left;return fits&&(left-=item.length+
1),fits})}})};export{ids,modules};
