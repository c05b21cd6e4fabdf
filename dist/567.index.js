const id=567,ids=[567],modules={9165:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{H:()=>describedModules,Y:()=>readModuleVersions});var _go_parsed_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3625),_decode_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6002);const CALL=(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.w3)({name:_decode_js__WEBPACK_IMPORTED_MODULE_0__.Qq,source:_decode_js__WEBPACK_IMPORTED_MODULE_0__.
Qq,version:_decode_js__WEBPACK_IMPORTED_MODULE_0__.Qq}),PROVIDER=(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.w3)({name:_decode_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
version:_decode_js__WEBPACK_IMPORTED_MODULE_0__.Qq,namespace:(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.LT)(_decode_js__WEBPACK_IMPORTED_MODULE_0__.Qq),source:(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.
LT)(_decode_js__WEBPACK_IMPORTED_MODULE_0__.Qq)}),MODULE=(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.w3)({path:_decode_js__WEBPACK_IMPORTED_MODULE_0__.Qq,providers:(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.
p_)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.lq)(PROVIDER)),dependencies:(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.p_)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.
lq)(CALL))}),MODULES=(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.p_)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.lq)(MODULE)),answer=(root,submodules)=>(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.
w3)({modules:(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.p_)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.w3)({source:_decode_js__WEBPACK_IMPORTED_MODULE_0__.
Qq,versions:(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.p_)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.w3)({version:_decode_js__WEBPACK_IMPORTED_MODULE_0__.
Qq,root,submodules})))})))}),VERSIONS=answer((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.s)(MODULE),(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.s)(MODULES)),DESCRIBED=answer(
MODULE,MODULES);function readModuleVersions(body){const decoded=(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.D4)(body,VERSIONS);if(!decoded.ok)return decoded;const modules2=decoded.
value.modules.items;if(modules2.some(module2=>module2===null||module2.versions.items.includes(null)))return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.J)({kind:"\
crash"});const[module]=modules2;if(!module)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.J)({kind:"no-module"});const{items,leftOut}=module.versions,texts=items.
map(item=>item?.version??"");return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.J)({kind:"versions",texts,leftOut})}function describedModules(body,isWanted){const decoded=(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.
D4)(body,DESCRIBED),items=decoded.ok?decoded.value.modules.items[0]?.versions.items??[]:[],described=new Map;for(const item of items){if(item===null)continue;const shown=[
item.root,...item.submodules.items].flatMap(module=>module??[]).map(({path,dependencies,providers})=>({path,calls:dependencies.items.flatMap(call=>call??[]),providers:providers.
items.flatMap(provider=>provider??[])}));shown.some(({calls,providers})=>calls.length+providers.length>0)&&isWanted(item.version)&&described.set(item.version,shown)}
return described}}),6905:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{kP:()=>insideOf,
lz:()=>describedFor,tl:()=>listedIn});var node_path_posix__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3916),_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5011),_protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1022),_registry_answers_module_versions_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
9165),_registry_version_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(1731),_choice_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(8106),_root_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
5257);function listedIn({modules:modules2,described}){return client=>module=>{const key=(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.MP)(module),outcome=modules2.get(
key)?.[client]?.outcome??{};if(outcome.value?.kind!=="versions")return null;const{texts}=outcome.value;return{offered:()=>(0,_choice_js__WEBPACK_IMPORTED_MODULE_5__.
i_)(texts,"module"),described:described.get(key)??new Map}}}function describedFor(body,texts,choosing){let chosen=null;const described=(0,_registry_answers_module_versions_js__WEBPACK_IMPORTED_MODULE_3__.
H)(body,text=>(chosen??=chosenBy(choosing,(0,_choice_js__WEBPACK_IMPORTED_MODULE_5__.i_)(texts,"module")),chosen.has(normalText(text))));return new Map(Array.from(
described,([text,modules2])=>[normalText(text),modules2]))}const chosenBy=(choosing,offered)=>new Set(choosing.flatMap(call=>{const choice=(0,_choice_js__WEBPACK_IMPORTED_MODULE_5__.
x5)(call,offered,call.client);return choice.kind==="chosen"?choice.version:[]}));function normalText(text){const version=(0,_registry_version_js__WEBPACK_IMPORTED_MODULE_4__.
oF)(text);return version===null?"":(0,_registry_version_js__WEBPACK_IMPORTED_MODULE_4__.Cg)(version)}const MAX_DEPTH=3,MAX_CALLS=200,MAX_READ=2e3;function insideOf({
calls,client},listed){const inside={calls:[],providers:[],undescribed:[]};let level=calls.flatMap(call=>{const{module,constraint,isOpen}=call;return module===null||
isOpen?[]:[{call:{...call,module},by:"",module,constraint}]});const budget={left:MAX_READ};for(let depth=0;depth<MAX_DEPTH;depth+=1)level=level.flatMap(each=>{const list=listed(
each.module);if(list===null)return[];const choice=list.described.size===0?null:(0,_choice_js__WEBPACK_IMPORTED_MODULE_5__.x5)(each,list.offered(),client),version=choice?.
kind==="chosen"?choice.version:"",modules2=list.described.get(version);if(modules2===void 0)return depth===0&&inside.undescribed.push(each.call),[];const{namespace,
name,system}=each.module,by=`${namespace}/${name}/${system} ${version}`,found=readDescribed(modules2,{...each,by},client,budget);return inside.providers.push(...found.
providers),found.calls}).slice(0,MAX_CALLS),inside.calls.push(...level);return inside}function readDescribed(modules2,{module,call,by},client,budget){const placed=text=>({
text,place:call.place}),kept=modules2.slice(0,Math.max(0,budget.left)),byPath=new Map(kept.map(each=>[(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(".",
each.path),each])),paths=new Set([(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(".",module.subdirectory)]),calls=[],providers=[];budget.left-=kept.length;
for(const path of paths){const described=byPath.get(path);for(const{source,version}of described?.calls??[]){if(budget.left--<=0)break;(0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__.
Nj)(source)&&paths.add((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(path,source));const inner=(0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__.
vL)(source,client),constraint=version===""?null:placed(version);inner.kind==="registry"&&calls.push({call,by,module:inner,constraint})}for(const{name,namespace,
source,version}of described?.providers??[]){if(budget.left--<=0)break;const provider=(0,_protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_2__.m)(source||(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.
join)(namespace,name),client);provider.kind!=="registry"||version===""||providers.push({call,by,provider,constraint:placed(version)})}}return{calls,providers}}}),
1257:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{n:()=>rootsNamed,parseNamedAddress:()=>parseNamedAddress});
var _go_parsed_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(3625),_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1831),_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5011),_protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1022),_protocol_services_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
9562),_registry_versions_constraint_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(2158),_registry_versions_meetable_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
1094),_root_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(5257);function parseNamedAddress(named,client){const at=named.text.indexOf("@"),path=at<0?named.
text:named.text.slice(0,at),text=at<0?null:named.text.slice(at+1),constraint=text===null?null:{text,place:_root_js__WEBPACK_IMPORTED_MODULE_6__.cd},source=`${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_0__.
nx)(named.host)}/${path}`;return named.service===_protocol_services_js__WEBPACK_IMPORTED_MODULE_3__.e$?callOf(source,constraint,client):requirementOf(source,constraint,
client)}function callOf(source,constraint,client){const module=(0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__.rE)(source,client),why=module.ok?whyNot(
constraint,_registry_versions_constraint_js__WEBPACK_IMPORTED_MODULE_4__.PW,terms=>(0,_registry_versions_meetable_js__WEBPACK_IMPORTED_MODULE_5__.gH)(terms,client)):
module.why;return!module.ok||why!==null?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_7__.T)(`${why}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as \
modules.v1=acme/network/aws@~>1.2`):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_7__.J)({address:source,source,place:_root_js__WEBPACK_IMPORTED_MODULE_6__.cd,module:module.
value,constraint,isOpen:!1})}function requirementOf(source,constraint,client){const provider=(0,_protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_2__.m)(source,
client),isNamed=source.split("/").length===3&&provider.kind==="registry",why=isNamed?whyNot(constraint,_registry_versions_constraint_js__WEBPACK_IMPORTED_MODULE_4__.
_T,_registry_versions_meetable_js__WEBPACK_IMPORTED_MODULE_5__.Nd):provider.kind==="invalid"?provider.error:"not a provider of a registry";return!isNamed||why!==
null?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_7__.T)(`${why}; expected providers.v1=NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0`):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_7__.
J)({provider,places:[_root_js__WEBPACK_IMPORTED_MODULE_6__.cd],constraints:constraint===null?[]:[constraint],locked:null})}function whyNot(constraint,parse,isMeetable){
if(constraint===null)return null;const parsed=parse(constraint.text);return parsed.ok?isMeetable(parsed.value)?null:`no version can match ${constraint.text}`:parsed.
why}function rootsNamed(hosts,clients){const named=hosts.flatMap(({addresses})=>addresses);return named.length===0?[]:clients.map(client=>{const parsed=named.flatMap(
each=>{const one=parseNamedAddress(each,client);return one.ok?[one.value]:[]});return{directory:_root_js__WEBPACK_IMPORTED_MODULE_6__.cd.file,client,directories:[],
calls:parsed.filter(one=>"module"in one),providers:parsed.filter(one=>"provider"in one),lockFile:null,clientVersions:[]}})}}),3567:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{inquire:()=>inquire});var clients=__webpack_require__(1064),named_addresses=__webpack_require__(1257),roots_root=__webpack_require__(
5257),installation=__webpack_require__(8191),network_endpoint=__webpack_require__(4529),get=__webpack_require__(5582),redirects=__webpack_require__(3948),patience=__webpack_require__(
9493),visit=__webpack_require__(3432),visit_wait=__webpack_require__(7758);class Gate{#waiting=[];#free;constructor(most){this.#free=most}async pass(inside2){this.#free===
0?await new Promise(resolve=>this.#waiting.push(resolve)):this.#free-=1;try{return await inside2()}finally{const next=this.#waiting.shift();next===void 0?this.#free+=
1:next()}}}const REQUESTS_AT_ONCE=4,SILENT_QUESTIONS=2*REQUESTS_AT_ONCE,FIRST_WAIT_MS=1e3,LONGEST_WAIT_MS=3e4,LONGEST_REQUESTED_MS=6e4;function openAsker(options){
const state={options,gate:new Gate(mostAtOnce(options)),pools:new Map,requests:[],sessions:new Set,kept:new Set},close=()=>{for(const session of state.sessions)
session.close()};return options.stop.signal.addEventListener("abort",close),{ask:question2=>{const pool=poolFor(state,question2);return pool.gate.pass(()=>state.
gate.pass(()=>askUnlessDown(state,pool,question2)))},requests:()=>state.requests,close:()=>{options.stop.signal.removeEventListener("abort",close),close()}}}const mostAtOnce=({
concurrency})=>concurrency*REQUESTS_AT_ONCE;function poolFor({pools},{url}){const endpoint=(0,network_endpoint.X5)(url),key=endpoint.ok?`${endpoint.value.name} ${endpoint.
value.port}`:"",known=pools.get(key);if(known!==void 0)return known;const pool={gate:new Gate(REQUESTS_AT_ONCE),idle:[],requests:0,pause:Promise.resolve(),silent:0,
down:null};return pools.set(key,pool),pool}async function askUnlessDown(state,pool,question2){if(pool.down!==null)return pool.down;const reply=await askUntilSettled(
state,pool,question2);return reply.kind==="not-asked"||(pool.silent=reply.attempts.every(({headMs})=>headMs===null)?pool.silent+1:0,pool.silent>=SILENT_QUESTIONS&&
(pool.down=reply)),reply}async function askUntilSettled(state,pool,question2){const{stop,maxRequests}=state.options,attempts=[];for(;;){if(await pool.pause,stop.
why!==null)return replyOf(attempts,"stopped");if(pool.requests>=maxRequests)return replyOf(attempts,"limit");const attempt=await attemptOnce(state,pool,question2);
if(stop.why!==null&&attempt.response.kind==="failed"||attempts.push(attempt),question2.patience.every(each=>(0,patience.m)(attempts,each)!==null)||stop.why!==null)
return replyOf(attempts,"stopped");const{ms,isForHost}=waitAfter(attempt,attempts.length,state.options),wait=(0,visit_wait.v)(ms,state.options);isForHost&&(pool.
pause=wait),await wait}}function replyOf([first,...more],why){return first===void 0?{kind:"not-asked",why}:{kind:"asked",attempts:[first,...more]}}async function attemptOnce(state,pool,question2){
const{network:settings,startTimer}=state.options,{patience:patience2,maxRedirects}=question2,session=takeSession(state,pool);pool.requests+=1;try{const attempt=await(0,redirects.
e)({...question2,asks:"answer",session,settings,redirectLimits:{terraform:maxRedirects,opentofu:maxRedirects},timeoutMs:(0,visit.nT)(patience2),startTimer});pool.
requests+=attempt.hops.length-1;const{hops,timing,certificates}=attempt;return state.requests.push({host:question2.host,hops,timing,certificates}),attempt}finally{
keepSession(state,pool,session)}}function takeSession({options,sessions,kept},{idle}){for(let session2=idle.pop();session2!==void 0;session2=idle.pop())if(kept.
delete(session2),session2.isOpen())return session2;const session=(0,get.f)(options.network);return sessions.add(session),session}function keepSession({options,sessions,
kept},{idle},session){if(!session.isOpen()){sessions.delete(session);return}idle.push(session),kept.add(session);const[oldest]=kept;kept.size<=mostAtOnce(options)||
oldest===void 0||(kept.delete(oldest),sessions.delete(oldest),oldest.close())}function waitAfter({response},attempts,{now}){const asked=response.kind==="receive\
d"&&[429,503].includes(response.head.status)?(0,visit_wait.V)(response.head.retryAfter,now()):null;return asked===null?{ms:Math.min(FIRST_WAIT_MS*2**(attempts-1),
LONGEST_WAIT_MS),isForHost:!1}:{ms:Math.min(Math.max(asked,0),LONGEST_REQUESTED_MS),isForHost:!0}}var parsed=__webpack_require__(3625),go_url=__webpack_require__(
4283),decode=__webpack_require__(6002),urls=__webpack_require__(7705),wrong_document=__webpack_require__(6974),services=__webpack_require__(3851);const ATTEMPT_MS=3e4,
MAX_REDIRECTS=9,WHOLE={kind:"whole",maxBytes:1024*1024},EXCERPT={kind:"excerpt",maxBytes:2048},HOW={headers:{accept:"application/vnd.api+json"},planBody:({status})=>status===
200?WHOLE:EXCERPT,maxRedirects:MAX_REDIRECTS},NAME=/^[\w-]+$/;async function askClouds(usages,context){const replies=new Map,askOnce=question2=>{const key=(0,go_url.
jr)(question2.url),reply=replies.get(key)??context.asker.ask(question2);return replies.set(key,reply),reply},answers=wantedIn(usages,context).map(async wanted=>{
const{host,service,clients:clients2}=wanted,{token,source}=await context.tokenOf(host);if(token===null)return[];const asking=(0,services.QR)(service,host,clients2,
base=>base,context).flatMap(target=>target.kind==="service"?target:[]),byUrl=Map.groupBy(asking,({url})=>(0,go_url.jr)(url)),access={token,source,attemptMs:context.
settings.timeoutMs??ATTEMPT_MS};return Promise.all(byUrl.values().map(group=>askAbout(wanted,group,access,askOnce)))});return(await Promise.all(answers)).flat(2)}
async function askAbout(wanted,targets,{token,source,attemptMs},ask){const[first]=targets;if(first===void 0)return[];const{host,organization,workspace}=wanted,{
client,origin}=first,about=async(path,read)=>{const url=(0,urls.ny)(first.url,path),reply=await ask({host,url,origin,token,...HOW,patience:[{client,attemptMs,retries:1}]}),
attempts=reply.kind==="asked"?reply.attempts:[],outcome=outcomeOf(reply,read);return{host,url:(0,go_url.Pl)(url),tokenSource:source,outcome,attempts}},ping=await about(
"ping",readVersion),clients2=targets.map(target=>target.client),answers={...wanted,clients:clients2,ping,ofOrganization:null,ofWorkspace:null};if(ping.outcome.kind!==
"read"||organization===null)return[answers];const under=`organizations/${organization}`,ofOrganization=await about(`${under}/entitlement-set`,readResource),ofWorkspace=ofOrganization.
outcome.kind!=="read"||workspace===null?null:await about(`${under}/workspaces/${workspace}`,readResource);return[{...answers,ofOrganization,ofWorkspace}]}function outcomeOf(reply,read){
if(reply.kind==="not-asked")return reply;const response=(reply.attempts.at(-1)??reply.attempts[0]).response;return response.kind==="failed"?{kind:"failed",problem:response.
problem}:read(response)}const readVersion=({head})=>({kind:"read",value:head.apiVersion}),RESOURCE=(0,decode.w3)({data:(0,decode.lq)((0,decode.w3)({id:decode.Qq}))}),
readResource=({head,body})=>{const{status,reason}=head,page=(0,wrong_document.y)(body.bytes);if(status<200||status>399)return{kind:"status",status,reason,page};
const read=resourceIn(new TextDecoder().decode(body.bytes));return read.ok?{kind:"read",value:null}:{kind:"unreadable",why:read.why,page}};function resourceIn(body){
const read=(0,decode.D4)(body,RESOURCE);return read.ok?read.value.data===null?(0,parsed.T)("has no data"):(0,parsed.J)(null):read}function wantedIn(usages,{environment}){
const wanted=new Map;for(const{kind,workspace:written,hasOwnToken,needs,place}of usages){if(written===void 0||hasOwnToken)continue;const given=kind.startsWith("\
cloud")?environment.TF_CLOUD_ORGANIZATION:void 0,organization=named(written.organization??given),workspace=named(written.name);for(const{host,service,clients:clients2}of needs){
const key=[host,service,organization,workspace].join(" "),each=wanted.get(key)??{host,service,organization,workspace,places:[],clients:[]};wanted.set(key,each),
each.places.push(place),each.clients=[...new Set([...each.clients,...clients2])]}}return[...wanted.values()]}const named=text=>text&&NAME.test(text)?text:null;var hostname=__webpack_require__(
1831),login=__webpack_require__(9529),protocol_services=__webpack_require__(9562);const login_hosts_ATTEMPT_MS=1e4;async function askLogins(context){const{visits,
settings}=context,wanted=new Map;for(const visit2 of visits.values())for(const url of loginUrls(visit2)){const host=(0,hostname.Pm)(url)??"";url.scheme==="https"&&
host!==visit2.host&&(0,network_endpoint.X5)(url).ok&&(0,hostname.Jr)(host,settings.allowedHosts)&&!wanted.has(host)&&wanted.set(host,{visit:visit2,url})}return(await Promise.
all(wanted.values().map(({visit:visit2,url})=>failureAt(visit2,url,context)))).flat()}function loginUrls({host,attempt:{discovery}}){const documentUrl=(0,go_url.
Dl)(discovery.kind==="found"?discovery.url:"");if(discovery.kind!=="found"||!documentUrl.ok)return[];const display=(0,hostname.nx)(host),{services:services2}=discovery,
found=(0,protocol_services.TE)(protocol_services.S3,{services:services2,documentUrl:documentUrl.value,display,client:"terraform"});if(found.kind!=="object")return[];
const{authz,token}=(0,login.m)(found.value,documentUrl.value,display).value;return[authz,token].flatMap(text=>{const url=(0,go_url.Dl)(text??"");return text!==null&&
url.ok?[url.value]:[]})}async function failureAt(visit2,url,{asker,network,settings}){const reply=await asker.ask({host:visit2.host,url,origin:(0,services.yv)(visit2,
network),token:null,headers:{},planBody:()=>({kind:"excerpt",maxBytes:0}),maxRedirects:0,patience:[{client:"terraform",attemptMs:settings.timeoutMs??login_hosts_ATTEMPT_MS,
retries:1}]}),last=reply.kind==="asked"?reply.attempts.at(-1):void 0;return last?.response.kind!=="failed"||last.headMs!==null?[]:[{host:visit2.host,url:(0,go_url.
Pl)(url),problem:last.response.problem}]}var mirrors=__webpack_require__(6267),module_versions=__webpack_require__(9165),inside=__webpack_require__(6905),question=__webpack_require__(
1255);const modulesIn=roots=>gather(roots.flatMap(({client,calls})=>calls.flatMap(({module})=>module===null?[]:[{address:module,client}])),roots_root.MP),providersIn=(roots,isLeftOut=()=>!1)=>gather(
roots.flatMap(root=>root.providers.flatMap(({provider})=>isLeftOut(provider,root)?[]:[{address:provider,client:root.client}])),roots_root.JT);function gather(items,keyOf){
return new Map(Array.from(Map.groupBy(items,({address})=>keyOf(address)),([key,group])=>{const clients2=[...new Set(group.map(({client})=>client))];return[key,{
address:group[0].address,clients:clients2}]}))}async function askModules(roots,context){let known={modules:new Map,described:new Map},calls=roots.flatMap(({client,
calls:own})=>own.flatMap(({module,constraint})=>module===null?[]:[{address:module,client,constraint}]));for(;calls.length>0;){const asked=await askEach(gather(calls,
roots_root.MP),calls,context);known={modules:new Map([...known.modules,...asked.modules]),described:new Map([...known.described,...asked.described])},calls=innerCalls(
roots,known,context)}return known}function innerCalls(roots,known,{visits}){const listed=(0,inside.tl)(known);return roots.flatMap(root=>(0,inside.kP)(root,listed(
root.client)).calls.filter(({module})=>visits.has(module.host)&&!known.modules.has((0,roots_root.MP)(module))).map(({module,constraint})=>({address:module,client:root.
client,constraint})))}async function askEach(wanted,calls,context){const choosing=Map.groupBy(calls,({address})=>(0,roots_root.MP)(address)),described=new Map,asked=await Promise.
all(Array.from(wanted,async([key,{address,clients:clients2}])=>{const urlOf=base=>(0,urls.fZ)(base,address),targets=(0,services.QR)(protocol_services.e$,address.
host,clients2,urlOf,context),read=body=>{const list=(0,module_versions.Y)(body);return list.ok&&list.value.kind==="versions"&&described.set(key,(0,inside.lz)(body,
list.value.texts,choosing.get(key)??[])),list};return[key,await(0,question.dq)(address.host,targets,read,context)]}));return{modules:new Map(asked),described}}var module_address=__webpack_require__(
5011),provider_address=__webpack_require__(1022);const ANSWER=(0,decode.w3)({id:decode.Qq,moved_to:decode.Qq});function readLegacyProvider(body,type){const decoded=(0,decode.
D4)(body,ANSWER);if(!decoded.ok)return decoded;const{id:id2,moved_to:moved}=decoded.value,address=(0,provider_address.m)(moved===""?id2:moved,"terraform"),isKnown=address.
kind==="registry"&&address.type===type;return(0,parsed.J)(isKnown?address.namespace:null)}var answers_protocols=__webpack_require__(2418);const provider_versions_ANSWER=(0,decode.
w3)({versions:(0,decode.p_)((0,decode.w3)({version:decode.Qq,protocols:(0,decode.p_)(decode.Qq)})),warnings:(0,decode.p_)(decode.Qq)});function readProviderVersions(body){
const decoded=(0,decode.D4)(body,provider_versions_ANSWER);if(!decoded.ok)return decoded;const{versions,warnings}=decoded.value,protocols=new Map(versions.items.
map(each=>[each.version,each.protocols.items])),texts=[...protocols.keys()];return(0,parsed.J)({texts,compatible:texts.filter(each=>(0,answers_protocols.P)(protocols.
get(each)??[])),warnings:texts.length===0?[]:warnings.items,leftOut:versions.leftOut})}async function askProviders(wanted,context){const providers=new Map,renamed=new Map,
all=Array.from(wanted,async([key,{address,clients:clients2}])=>{const targets=(0,services.QR)(protocol_services.xq,address.host,clients2,urlFor(address),context),
asked=await(0,question.dq)(address.host,targets,readProviderVersions,context);providers.set(key,asked);const lost=clients2.find(client=>isLost(address,client,asked[client])),
namespace=lost===void 0?null:await namespaceOf(address,lost,context);namespace!==null&&renamed.set(key,namespace)});return await Promise.all(all),{providers,renamed}}
const urlFor=address=>base=>(0,urls.i5)(base,address),isLost=({host,namespace},client,asked)=>namespace==="hashicorp"&&host===(0,module_address.Vm)(client)&&asked?.
outcome.kind==="status"&&asked.outcome.status===404;async function namespaceOf(address,client,context){const urlOf=urlFor({...address,namespace:"-"}),read=body=>readLegacyProvider(
body,address.type),targets=(0,services.QR)(protocol_services.xq,address.host,[client],urlOf,context),outcome=(await(0,question.dq)(address.host,targets,read,context))[client]?.
outcome;return outcome?.kind==="read"?outcome.value:null}async function inquire(found,options){const{configs,dialect,directory,settings}=options,roots=[...found,
...(0,named_addresses.n)(settings.hostnames,dialect.clients)],isInstalled=(0,installation.V)(configs,{root:directory,releases:dialect.releases,asksMirrors:!0}),
modules2=modulesIn(roots),providers=providersIn(roots,(provider,{directory:directory2,client})=>directory2!==roots_root.cd.file&&isInstalled(provider,directory2,
client)),asker=openAsker({...options,maxRequests:settings.maxRequests});try{const context=contextOf(options,counted(asker,modules2.size+providers.size,options)),
{environment}=options.machine,methodsOf=(0,installation.x)(configs,dialect.releases,options.learn),[ofModules,ofProviders,installations,clouds,logins]=await Promise.
all([askModules(roots,context),askProviders(providers,context),(0,mirrors.NV)(providersIn(roots),methodsOf,context),askClouds(options.usages,{...context,environment}),
askLogins(context)]),answers={roots,...ofModules,...ofProviders,providers:(0,mirrors.mD)(ofProviders.providers,installations),installations},packages=await options.
askPackages?.(answers,context,options)??null;return{...answers,packages,clouds,logins,requests:asker.requests()}}finally{asker.close()}}function contextOf(options,asker){
const{configs,dialect,credentials,visits,settings,network}=options,patience2=new Map(configs.map(config=>[config.client,config.patience]));return{asker,settings,
network,clients:dialect.clients,visits:new Map(visits.map(visit2=>[visit2.host,visit2])),onlyListed:onlyListed(options),patience:client=>patience2.get(client)??
{client,attemptMs:1e4,retries:1},versionOf:client=>(0,clients.tB)(client,dialect.versions),tokenOf:async host=>{const{answer}=await credentials.find(host);return{
token:answer?.token??null,source:answer?.token?answer.source:null}}}}function onlyListed({settings,usages}){const listed=settings.hostnames.flatMap(({addresses})=>addresses).
map(serviceKey);if(listed.length===0)return new Set;const used=new Set(usages.flatMap(({needs})=>needs.map(serviceKey)));return new Set(listed.filter(key=>!used.
has(key)))}const serviceKey=({host,service})=>`${host} ${service}`;function counted(asker,total,{progress}){let done=0;return progress({total,done}),{...asker,ask:async question2=>{
const reply=await asker.ask(question2);return done+=1,progress({total:Math.max(total,done),done}),reply}}}})};export{id,ids,modules};
