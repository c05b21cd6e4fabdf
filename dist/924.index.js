const id=924,ids=[924],modules={4375:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),
__webpack_require__.d(__webpack_exports__,{mirrorUrl:()=>mirrorUrl,mirrorVersion:()=>mirrorVersion,providerExcluded:()=>providerExcluded});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5799);const mirrorUrl=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("mirror-url","URL of a network mirror is wrong",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),wrong=>{
const{mirror}=wrong;return wrong.kind==="port"?{message:`the network mirror ${mirror} (${wrong.at}) cannot have ${wrong.provider}, because the CLIs read a host \
with a port as a URL scheme`,help:`add \`exclude = ["${wrong.provider.split("/")[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}:
{message:`the URL of the network mirror ${mirror} has no slash at the end, so the CLIs request ${wrong.asked}, which ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
dh)(wrong.result)}`,help:`set \`url = "${mirror}/"\``,...wrong.isUsable?{severity:"warning"}:{}}}),mirrorVersion=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)(
(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("mirror-version","Network mirror lacks the chosen version",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),
({provider,version,mirror,isListed,...answer})=>{const shown=`${provider} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(version,40)}`;return{message:isListed?
`the network mirror ${mirror} lists ${shown} but does not have it: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__._r)(answer)}`:`the network mirror ${mirror} does \
not have ${shown}, which another installation method lists: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__._r)(answer)}`,help:{operator:`add ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
dh)(version,40)} to the mirror, for example with \`terraform providers mirror\``,user:isListed?"set `version` to one that the mirror has":`exclude ${provider} f\
rom \`network_mirror\`, or set \`version\` to one that the mirror has`}}}),providerExcluded=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("provider-excluded","No installation method covers a provider",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({provider})=>({message:`no installatio\
n method in \`provider_installation\` covers ${provider}`,help:`add ${provider} to \`include\` of a method, or add a \`direct\` block`}))}),9493:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{m:()=>lastAttempt});var _clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064);function lastAttempt(attempts,{
attemptMs,retries}){const index=attempts.findIndex((attempt,at)=>at===retries||!isRepeated(attempt,attemptMs));return index<0?null:index}function isRepeated({response,
hops,headMs},attemptMs){return headMs===null?response.kind==="failed"&&response.transient:headMs>attemptMs||(0,_clients_js__WEBPACK_IMPORTED_MODULE_0__.Mq)(hops.
at(-1)?.status??0)}}),5412:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{I:()=>readMirrorVersion,
o:()=>readMirrorIndex});var _go_media_type_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7511),_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
3625),_decode_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6002);const INDEX=(0,_decode_js__WEBPACK_IMPORTED_MODULE_1__.w3)({versions:(0,_decode_js__WEBPACK_IMPORTED_MODULE_1__.
Tj)((0,_decode_js__WEBPACK_IMPORTED_MODULE_1__.w3)({}))});function readMirrorIndex(body,contentType){const decoded=decodeJson(body,contentType,INDEX);return decoded.
ok?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__.J)([...decoded.value.versions?.keys()??[]]):decoded}const VERSION=(0,_decode_js__WEBPACK_IMPORTED_MODULE_1__.w3)(
{archives:(0,_decode_js__WEBPACK_IMPORTED_MODULE_1__.Tj)((0,_decode_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0,_decode_js__WEBPACK_IMPORTED_MODULE_1__.w3)({url:_decode_js__WEBPACK_IMPORTED_MODULE_1__.
Qq,hashes:(0,_decode_js__WEBPACK_IMPORTED_MODULE_1__.p_)(_decode_js__WEBPACK_IMPORTED_MODULE_1__.Qq)})))});function readMirrorVersion(body,contentType,{os,arch}){
const decoded=decodeJson(body,contentType,VERSION);if(!decoded.ok)return decoded;const archive=decoded.value.archives?.get(`${os}_${arch}`);if(archive===void 0)
return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__.J)({kind:"no-platform"});if(archive===null)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__.J)({kind:"cra\
sh"});const hashes=archive.hashes.items;return hashes.some(hash=>hash.indexOf(":")<1)?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__.T)(`has a hash without a sch\
eme, such as "zh:", in "archives.${os}_${arch}"`):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__.J)({kind:"archive",url:archive.url,hashes})}function decodeJson(body,contentType,shape){
const type=(0,_go_media_type_js__WEBPACK_IMPORTED_MODULE_0__.i)(contentType??"");return type.ok&&type.value==="application/json"?(0,_decode_js__WEBPACK_IMPORTED_MODULE_1__.
D4)(body,shape):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__.T)(contentType===null?"has no Content-Type; expected application/json":"has a Content-Type other t\
han application/json")}}),2418:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{P:()=>protocolsFit,
a:()=>unreadableProtocol});var _version_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1731);const unreadableProtocol=protocols=>protocols.find(protocol=>(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.
rK)(protocol)===null),protocolsFit=protocols=>protocols.some(protocol=>{const version=(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.rK)(protocol),[major]=version?.
numbers??[];return version!==null&&!(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.Ty)(version)&&(major===5n||major===6n)})}),7705:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{EH:()=>packageUrl,Fl:()=>requestUrl,ad:()=>providerDocumentUrl,fZ:()=>moduleVersionsUrl,i5:()=>providerVersionsUrl,ny:()=>tfeUrl,
sw:()=>moduleDownloadUrl,ut:()=>joinLocation,zS:()=>mirrorUrl});var _go_parsed_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3625),_go_url_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4283),_go_url_resolve_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(630);const moduleVersionsUrl=(base,module)=>below(withSlash(base),`${pathOf(module)}/v\
ersions`),moduleDownloadUrl=(base,module,version)=>below(withSlash(base),`${pathOf(module)}/${version}/download`),pathOf=({namespace,name,system})=>`${namespace}\
/${name}/${system}`,providerVersionsUrl=(base,{namespace,type})=>below(base,`${namespace}/${type}/versions`),providerDocumentUrl=(base,{namespace,type},version,{
os,arch})=>below(base,`${namespace}/${type}/${version}/download/${os}/${arch}`),tfeUrl=(base,path)=>below(withSlash(base),path);function mirrorUrl(base,{host,namespace,
type},file){const url=(0,_go_url_resolve_js__WEBPACK_IMPORTED_MODULE_1__.O)(base,`${host}/${namespace}/${type}/${file}`);return!url.ok||url.value.scheme==="http\
s"?url:(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__.T)(`unsupported protocol scheme "${url.value.scheme}"`)}function joinLocation(downloadUrl,location){if(!/^\.{0,2}\//.
test(location))return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__.J)(location);const url=(0,_go_url_resolve_js__WEBPACK_IMPORTED_MODULE_1__.O)(downloadUrl,location);
return url.ok?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__.J)((0,_go_url_js__WEBPACK_IMPORTED_MODULE_0__.jr)(url.value)):url}function packageUrl(downloadUrl,location){
const url=requestUrl(downloadUrl,location);return url.ok&&url.value.fragment!==""?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__.T)("must not include fragment pa\
rt"):url}function requestUrl(base,reference){const url=(0,_go_url_resolve_js__WEBPACK_IMPORTED_MODULE_1__.O)(base,reference);if(!url.ok)return url;const{scheme}=url.
value;return scheme==="http"||scheme==="https"?url:(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__.T)("must use http or https scheme")}const withSlash=base=>base.
path.endsWith("/")?base:{...base,path:`${base.path}/`};function below(base,path){const url=(0,_go_url_resolve_js__WEBPACK_IMPORTED_MODULE_1__.O)(base,path);if(!url.
ok)throw new Error(url.why);return url.value}}),6267:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{NV:()=>askInstallations,mD:()=>withInstallations,r0:()=>mirrorOf,vh:()=>askMirror});var _go_parsed_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(3625),_go_url_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4283),_problems_init_mirrors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4375),_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1831),
_registry_answers_mirror_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5412),_registry_urls_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(7705),_registry_version_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
1731),_roots_root_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(5257),_question_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(1255);async function askInstallations(wanted,methodsOf,context){
const installations=Array.from(wanted,async([key,provider])=>[key,await installationsOf(provider,methodsOf,context)]);return new Map((await Promise.all(installations)).
filter(([,each])=>Object.keys(each).length>0))}async function installationsOf({address,clients},methodsOf,context){const configured=clients.flatMap(client=>{const methods=methodsOf(
address,client);return methods===null?[]:[{client,...methods}]}),questions=questionsFor(address,configured),answers=Array.from(questions,async([url,question])=>[
url,await askMirror(question,readIndex,context)]),asked=new Map(await Promise.all(answers));return Object.fromEntries(configured.map(({client,place,methods})=>[
client,{place,methods:methods.flatMap(method=>methodOf(method,client,asked))}]))}function questionsFor(provider,configured){const questions=new Map;for(const{client,
methods}of configured)for(const method of methods){if(method.kind!=="network")continue;const{url}=method,key=(0,_go_url_js__WEBPACK_IMPORTED_MODULE_0__.jr)(url),
clients=[...questions.get(key)?.clients??[],client],mirror=mirrorOf(method);questions.set(key,{url,mirror,provider,file:"index.json",clients})}return questions}
const mirrorOf=({url,place})=>({url:(0,_go_url_js__WEBPACK_IMPORTED_MODULE_0__.Pl)(url),place,hasSlash:url.path.endsWith("/")});function methodOf(method,client,asked){
if(method.kind!=="network")return[{kind:method.kind}];const index=asked.get((0,_go_url_js__WEBPACK_IMPORTED_MODULE_0__.jr)(method.url))?.[client];return index===
void 0?[]:[{kind:"network",index:{...index,mirror:mirrorOf(method)}}]}function readIndex({head,body}){const texts=(0,_registry_answers_mirror_js__WEBPACK_IMPORTED_MODULE_3__.
o)((0,_question_js__WEBPACK_IMPORTED_MODULE_7__.b6)(body),head.contentType);return texts.ok?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_8__.J)(texts.value.filter(
text=>(0,_registry_version_js__WEBPACK_IMPORTED_MODULE_5__.rK)(text)!==null)):texts}const MAX_REDIRECTS=5;async function askMirror({url,mirror,provider,file,clients},read,context){
const host=(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.Pm)(url),fileUrl=(0,_registry_urls_js__WEBPACK_IMPORTED_MODULE_4__.zS)(url,provider,file);if(!fileUrl.
ok){const at=`${mirror.place.file}:${mirror.place.line}`,about={mirror:mirror.url,at,provider:(0,_roots_root_js__WEBPACK_IMPORTED_MODULE_6__.JT)(provider)},problem=(0,_problems_init_mirrors_js__WEBPACK_IMPORTED_MODULE_1__.
mirrorUrl)({...about,kind:"port"}),asked={host,url:mirror.url,tokenSource:null,attempts:[]};return all(clients,{...asked,outcome:{kind:"failed",problem}})}const{
allowedHosts,hostnames}=context.settings,mayAsk=(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.Jr)(host,allowedHosts)||hostnames.some(named=>named.host===
host),targets=clients.map(client=>mayAsk?{client,kind:"service",url:fileUrl.value,origin:null}:{client,kind:"not-asked",why:"not-allowed"}),reading={accepts:status=>status===
200,plan:()=>({kind:"whole",maxBytes:_question_js__WEBPACK_IMPORTED_MODULE_7__.gB}),read,maxRedirects:MAX_REDIRECTS};return await(0,_question_js__WEBPACK_IMPORTED_MODULE_7__.
xD)(host,targets,reading,{...context,patience:client=>({...context.patience(client),...client==="opentofu"?{retries:0}:{}})})}const all=(clients,asked)=>Object.
fromEntries(clients.map(client=>[client,asked]));function withInstallations(providers,installations){const united=new Map(providers);for(const[key,byClient]of installations){
const ofRegistry=providers.get(key),answers=Object.entries(byClient).map(([client,installation])=>[client,unite(installation,ofRegistry?.[client])]);united.set(
key,{...ofRegistry,...Object.fromEntries(answers)})}return united}function unite({methods},ofRegistry){const answers=methods.flatMap(method=>answerOf(method,ofRegistry)),
failure=answers.find(isFailure);if(failure!==void 0)return failure;const unasked=answers.find(({outcome})=>outcome.kind==="not-asked");if(unasked!==void 0)return unasked;
if(answers.length<methods.length)return;const lists=answers.flatMap(({outcome})=>outcome.kind==="read"?[outcome.value]:[]),first=answers.find(({outcome})=>outcome.
kind==="read");return first===void 0||lists.every(({texts})=>texts.length===0)?answers.find(({mirror})=>mirror===void 0)??first??answers[0]:{...first,outcome:{kind:"\
read",value:union(lists)}}}function answerOf(method,ofRegistry){switch(method.kind){case"local":return[];case"direct":return ofRegistry===void 0?[]:[ofRegistry];case"\
network":{const{index}=method,{outcome}=index;if(outcome.kind!=="read")return[{...index,outcome}];const value={texts:outcome.value,compatible:[],warnings:[],leftOut:0};
return[{...index,outcome:{kind:"read",value}}]}}}const isFailure=({outcome})=>outcome.kind==="failed"||outcome.kind==="unreadable"||outcome.kind==="status"&&outcome.
status!==404,union=lists=>({texts:[...new Set(lists.flatMap(({texts})=>texts))],compatible:lists.flatMap(({compatible})=>compatible),warnings:lists.flatMap(({warnings})=>warnings),
leftOut:lists.reduce((sum,{leftOut})=>sum+leftOut,0)})}),1255:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{gB:()=>MAX_ANSWER_BYTES,xD:()=>askAndRead,dq:()=>askFor,b6:()=>textOf});var go_url=__webpack_require__(4283),wrong_document=__webpack_require__(
6974),host=__webpack_require__(960),protocol_patience=__webpack_require__(9493);function seenBy({attempts},patience){const{attemptMs:limitMs}=patience,attempt=attempts[(0,protocol_patience.
m)(attempts,patience)??attempts.length-1]??attempts[0],{response,timing,headMs}=attempt;if(response.kind==="failed"||timing.totalMs<=limitMs)return response;const phase=(headMs??
0)>limitMs?"response":"body";return{kind:"failed",problem:(0,host.hostTimeout)({host:hostOf(response.url),asks:"answer",phase,limitMs}),transient:!0}}const hostOf=({
host:host2})=>host2.replace(/:443$/,""),MAX_REDIRECTS=9,MAX_ANSWER_BYTES=8*1024*1024,WHOLE={kind:"whole",maxBytes:MAX_ANSWER_BYTES},EXCERPT={kind:"excerpt",maxBytes:2048},
askFor=(host2,targets,read,questioner)=>askAndRead(host2,targets,{accepts:status=>status===200,plan:()=>WHOLE,read:({body})=>read(textOf(body))},questioner),textOf=({
bytes})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(bytes);async function askAndRead(host2,targets,reading,questioner){const isToAsk=target=>target.kind==="\
service",{token,source}=await questioner.tokenOf(host2),groups=Map.groupBy(targets.filter(isToAsk),({url})=>(0,go_url.jr)(url)),answers=await Promise.all(Array.
from(groups.values(),async group=>{const reply=await askOnce(host2,token,group,reading,questioner);return asSeen(reply,{host:host2,tokenSource:source},group,reading,
questioner)})),unasked=targets.flatMap(target=>{if(isToAsk(target))return[];const outcome={kind:"not-asked",why:target.why};return[[target.client,{host:host2,url:"",
tokenSource:source,outcome,attempts:[]}]]});return Object.fromEntries([...unasked,...answers.flat()])}async function askOnce(host2,token,targets,{headers,maxRedirects=MAX_REDIRECTS,
accepts,plan},{asker,patience,versionOf}){const[first]=targets;if(first===void 0)throw new Error("a question without a client");return await asker.ask({host:host2,
url:first.url,origin:first.origin,token,headers:headers??{"x-terraform-version":versionOf(first.client)},planBody:head=>accepts(head.status)?plan(head):EXCERPT,
maxRedirects,patience:targets.map(({client})=>patience(client))})}function asSeen(reply,about,targets,reading,{patience}){const known=new Map;return targets.map(
({client,url})=>{const response=reply.kind==="asked"?seenBy(reply,patience(client)):reply,asked=known.get(response)??{...about,url:(0,go_url.Pl)(url),outcome:outcomeOf(
response,reading),attempts:reply.kind==="asked"?reply.attempts.map(withoutResponse):[]};return known.set(response,asked),[client,asked]})}const withoutResponse=({
hops,timing,certificates})=>({hops,timing,certificates});function outcomeOf(response,{accepts,plan,read}){if(response.kind==="not-asked")return response;if(response.
kind==="failed")return{kind:"failed",problem:response.problem};const{head,body}=response,{status,reason}=head;if(!accepts(status))return{kind:"status",status,reason,
page:(0,wrong_document.y)(body.bytes)};if(body.truncated&&plan(head).kind==="whole")return{kind:"not-asked",why:"size"};const result=read(response);return result.
ok&&isCutShort(result.value)?{kind:"not-asked",why:"size"}:result.ok?{kind:"read",value:result.value}:{kind:"unreadable",why:result.why,page:(0,wrong_document.y)(
body.bytes)}}const isCutShort=value=>typeof value=="object"&&value!==null&&"leftOut"in value&&value.leftOut!==0}),3851:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{QR:()=>targetsOf,yv:()=>originOf});var _go_url_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4283),_network_endpoint_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
4529),_network_redirects_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3948),_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1831),
_protocol_services_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9562);const targetsOf=(id2,host,clients,urlOf,rules)=>clients.map(client=>{const service=serviceOf(
id2,host,client,rules);return service.kind==="service"?{...service,client,url:urlOf(service.url)}:{...service,client}});function serviceOf(id2,host,client,{settings:{
allowedHosts,hostnames},network,visits,onlyListed}){const visit=visits.get(host),document=visit===void 0?null:documentFor(visit,client),documentUrl=(0,_go_url_js__WEBPACK_IMPORTED_MODULE_0__.
Dl)(document?.url??"");if(document===null||!documentUrl.ok)return{kind:"not-asked",why:"service"};const{services,origin}=document,display=(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_3__.
nx)(host),found=(0,_protocol_services_js__WEBPACK_IMPORTED_MODULE_4__.TE)(id2,{services,documentUrl:documentUrl.value,display,client});if(found.kind!=="url"||!(0,_network_endpoint_js__WEBPACK_IMPORTED_MODULE_1__.
X5)(found.url).ok)return{kind:"not-asked",why:"service"};const at=(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_3__.Pm)(found.url)??"";return at===host||(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_3__.
Jr)(at,allowedHosts)||hostnames.some(named=>named.host===at)||onlyListed.has(`${host} ${id2}`)||origin===null?{kind:"service",url:found.url,origin:origin&&originOf(
origin,network)}:{kind:"not-asked",why:"not-allowed"}}function documentFor(visit,client){const{discovery}=visit.attempt,block=visit.forced.find(each=>each.client===
client);return block!==void 0?{url:(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_3__.cu)(visit.host),services:block.services,origin:null}:discovery.kind==="\
found"?{...discovery,origin:visit}:null}const originOf=({host,attempt},network)=>({isPublic:(0,_network_redirects_js__WEBPACK_IMPORTED_MODULE_2__.U)(network,(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_3__.
Sv)(host).name,attempt.hops[0]?.address??null)})})};export{id,ids,modules};
