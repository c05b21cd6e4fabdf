const id=18,ids=[18],modules={3594:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{N4:()=>endGroup,
z3:()=>error,V4:()=>getInput,pq:()=>info,lm:()=>notice,uH:()=>setOutput,Pq:()=>core_setSecret,Oh:()=>startGroup,z:()=>summary,$e:()=>warning});var external_os_=__webpack_require__(
857);function utils_toCommandValue(input){return input==null?"":typeof input=="string"||input instanceof String?input:JSON.stringify(input)}function toCommandProperties(annotationProperties){
return Object.keys(annotationProperties).length?{title:annotationProperties.title,file:annotationProperties.file,line:annotationProperties.startLine,endLine:annotationProperties.
endLine,col:annotationProperties.startColumn,endColumn:annotationProperties.endColumn}:{}}function command_issueCommand(command,properties,message){const cmd=new Command(
command,properties,message);process.stdout.write(cmd.toString()+external_os_.EOL)}function command_issue(name,message=""){command_issueCommand(name,{},message)}
const CMD_STRING="::";class Command{constructor(command,properties,message){command||(command="missing.command"),this.command=command,this.properties=properties,
this.message=message}toString(){let cmdStr=CMD_STRING+this.command;if(this.properties&&Object.keys(this.properties).length>0){cmdStr+=" ";let first=!0;for(const key in this.
properties)if(this.properties.hasOwnProperty(key)){const val=this.properties[key];val&&(first?first=!1:cmdStr+=",",cmdStr+=`${key}=${escapeProperty(val)}`)}}return cmdStr+=
`${CMD_STRING}${escapeData(this.message)}`,cmdStr}}function escapeData(s){return utils_toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,
"%0A")}function escapeProperty(s){return utils_toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,
"%2C")}var external_crypto_=__webpack_require__(6982),external_fs_=__webpack_require__(9896);function file_command_issueFileCommand(command,message){const filePath=process.
env[`GITHUB_${command}`];if(!filePath)throw new Error(`Unable to find environment variable for file command ${command}`);if(!external_fs_.existsSync(filePath))throw new Error(
`Missing file at path: ${filePath}`);external_fs_.appendFileSync(filePath,`${utils_toCommandValue(message)}${external_os_.EOL}`,{encoding:"utf8"})}function file_command_prepareKeyValueMessage(key,value){
const delimiter=`ghadelimiter_${external_crypto_.randomUUID()}`,convertedValue=utils_toCommandValue(value);if(key.includes(delimiter))throw new Error(`Unexpecte\
d input: name should not contain the delimiter "${delimiter}"`);if(convertedValue.includes(delimiter))throw new Error(`Unexpected input: value should not contai\
n the delimiter "${delimiter}"`);return`${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`}var external_path_=__webpack_require__(
6928),__awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||
(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.
throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.
apply(thisArg,_arguments||[])).next())})};class BasicCredentialHandler{constructor(username,password){this.username=username,this.password=password}prepareRequest(options){
if(!options.headers)throw Error("The request has no headers");options.headers.Authorization=`Basic ${Buffer.from(`${this.username}:${this.password}`).toString("\
base64")}`}canHandleAuthentication(){return!1}handleAuthentication(){return __awaiter(this,void 0,void 0,function*(){throw new Error("not implemented")})}}class auth_BearerCredentialHandler{constructor(token){
this.token=token}prepareRequest(options){if(!options.headers)throw Error("The request has no headers");options.headers.Authorization=`Bearer ${this.token}`}canHandleAuthentication(){
return!1}handleAuthentication(){return __awaiter(this,void 0,void 0,function*(){throw new Error("not implemented")})}}class PersonalAccessTokenCredentialHandler{constructor(token){
this.token=token}prepareRequest(options){if(!options.headers)throw Error("The request has no headers");options.headers.Authorization=`Basic ${Buffer.from(`PAT:${this.
token}`).toString("base64")}`}canHandleAuthentication(){return!1}handleAuthentication(){return __awaiter(this,void 0,void 0,function*(){throw new Error("not imp\
lemented")})}}var oidc_utils_awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(
value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){
try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=
generator.apply(thisArg,_arguments||[])).next())})};class oidc_utils_OidcClient{static createHttpClient(allowRetry=!0,maxRetry=10){const requestOptions={allowRetries:allowRetry,
maxRetries:maxRetry};return new HttpClient("actions/oidc-client",[new BearerCredentialHandler(oidc_utils_OidcClient.getRequestToken())],requestOptions)}static getRequestToken(){
const token=process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;if(!token)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable");return token}static getIDTokenUrl(){
const runtimeUrl=process.env.ACTIONS_ID_TOKEN_REQUEST_URL;if(!runtimeUrl)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");return runtimeUrl}static getCall(id_token_url){
return oidc_utils_awaiter(this,void 0,void 0,function*(){var _a;const id_token=(_a=(yield oidc_utils_OidcClient.createHttpClient().getJson(id_token_url).catch(error2=>{
throw new Error(`Failed to get ID Token. 
 
        Error Code : ${error2.statusCode}
 
        Error Message: ${error2.message}`)})).result)===null||_a===void 0?void 0:_a.value;if(!id_token)throw new Error("Response json body do not have ID Token \
field");return id_token})}static getIDToken(audience){return oidc_utils_awaiter(this,void 0,void 0,function*(){try{let id_token_url=oidc_utils_OidcClient.getIDTokenUrl();
if(audience){const encodedAudience=encodeURIComponent(audience);id_token_url=`${id_token_url}&audience=${encodedAudience}`}debug(`ID token url is ${id_token_url}`);
const id_token=yield oidc_utils_OidcClient.getCall(id_token_url);return setSecret(id_token),id_token}catch(error2){throw new Error(`Error message: ${error2.message}`)}})}}
var summary_awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||
(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.
throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.
apply(thisArg,_arguments||[])).next())})};const{access,appendFile,writeFile}=external_fs_.promises,SUMMARY_ENV_VAR="GITHUB_STEP_SUMMARY",SUMMARY_DOCS_URL="https\
://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary";class Summary{constructor(){this._buffer=""}filePath(){return summary_awaiter(
this,void 0,void 0,function*(){if(this._filePath)return this._filePath;const pathFromEnv=process.env[SUMMARY_ENV_VAR];if(!pathFromEnv)throw new Error(`Unable to\
 find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);try{yield access(pathFromEnv,external_fs_.constants.
R_OK|external_fs_.constants.W_OK)}catch{throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`)}
return this._filePath=pathFromEnv,this._filePath})}wrap(tag,content,attrs={}){const htmlAttrs=Object.entries(attrs).map(([key,value])=>` ${key}="${value}"`).join(
"");return content?`<${tag}${htmlAttrs}>${content}</${tag}>`:`<${tag}${htmlAttrs}>`}write(options){return summary_awaiter(this,void 0,void 0,function*(){const overwrite=!!options?.
overwrite,filePath=yield this.filePath();return yield(overwrite?writeFile:appendFile)(filePath,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return summary_awaiter(
this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){
return this._buffer="",this}addRaw(text,addEOL=!1){return this._buffer+=text,addEOL?this.addEOL():this}addEOL(){return this.addRaw(external_os_.EOL)}addCodeBlock(code,lang){
const attrs=Object.assign({},lang&&{lang}),element=this.wrap("pre",this.wrap("code",code),attrs);return this.addRaw(element).addEOL()}addList(items,ordered=!1){
const tag=ordered?"ol":"ul",listItems=items.map(item=>this.wrap("li",item)).join(""),element=this.wrap(tag,listItems);return this.addRaw(element).addEOL()}addTable(rows){
const tableBody=rows.map(row=>{const cells=row.map(cell=>{if(typeof cell=="string")return this.wrap("td",cell);const{header,data,colspan,rowspan}=cell,tag=header?
"th":"td",attrs=Object.assign(Object.assign({},colspan&&{colspan}),rowspan&&{rowspan});return this.wrap(tag,data,attrs)}).join("");return this.wrap("tr",cells)}).
join(""),element=this.wrap("table",tableBody);return this.addRaw(element).addEOL()}addDetails(label,content){const element=this.wrap("details",this.wrap("summar\
y",label)+content);return this.addRaw(element).addEOL()}addImage(src,alt,options){const{width,height}=options||{},attrs=Object.assign(Object.assign({},width&&{width}),
height&&{height}),element=this.wrap("img",null,Object.assign({src,alt},attrs));return this.addRaw(element).addEOL()}addHeading(text,level){const tag=`h${level}`,
allowedTag=["h1","h2","h3","h4","h5","h6"].includes(tag)?tag:"h1",element=this.wrap(allowedTag,text);return this.addRaw(element).addEOL()}addSeparator(){const element=this.
wrap("hr",null);return this.addRaw(element).addEOL()}addBreak(){const element=this.wrap("br",null);return this.addRaw(element).addEOL()}addQuote(text,cite){const attrs=Object.
assign({},cite&&{cite}),element=this.wrap("blockquote",text,attrs);return this.addRaw(element).addEOL()}addLink(text,href){const element=this.wrap("a",text,{href});
return this.addRaw(element).addEOL()}}const _summary=new Summary,markdownSummary=null,summary=_summary;function toPosixPath(pth){return pth.replace(/[\\]/g,"/")}
function toWin32Path(pth){return pth.replace(/[/]/g,"\\")}function toPlatformPath(pth){return pth.replace(/[/\\]/g,path.sep)}var platform_awaiter=function(thisArg,_arguments,P,generator){
function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){
try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?
resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})};const getWindowsInfo=()=>platform_awaiter(
void 0,void 0,void 0,function*(){const{stdout:version}=yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version\
"',void 0,{silent:!0}),{stdout:name}=yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',void 0,{silent:!0});
return{name:name.trim(),version:version.trim()}}),getMacOsInfo=()=>platform_awaiter(void 0,void 0,void 0,function*(){var _a,_b,_c,_d;const{stdout}=yield exec.getExecOutput(
"sw_vers",void 0,{silent:!0}),version=(_b=(_a=stdout.match(/ProductVersion:\s*(.+)/))===null||_a===void 0?void 0:_a[1])!==null&&_b!==void 0?_b:"";return{name:(_d=
(_c=stdout.match(/ProductName:\s*(.+)/))===null||_c===void 0?void 0:_c[1])!==null&&_d!==void 0?_d:"",version}}),getLinuxInfo=()=>platform_awaiter(void 0,void 0,
void 0,function*(){const{stdout}=yield exec.getExecOutput("lsb_release",["-i","-r","-s"],{silent:!0}),[name,version]=stdout.trim().split(`
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
url)("./tr46.cjs").toASCII(...given),toUnicode=(...given)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...given)})};export{id,ids,modules};
