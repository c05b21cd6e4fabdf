const id=340,ids=[340,460],modules={6340:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),
__webpack_require__.d(__webpack_exports__,{explain:()=>explain});var check=__webpack_require__(4052),configure=__webpack_require__(2971),contact=__webpack_require__(
4467),address_advice=__webpack_require__(3229),protocol_clients=__webpack_require__(1064),hostname=__webpack_require__(1831),module_address=__webpack_require__(
5011),provider_address=__webpack_require__(1022),safe_text=__webpack_require__(8641);function explainHost(input){const host=(0,hostname.Pv)(input),advice=(0,address_advice.
L6)(input);return host.ok?{input,hostname:host.value,display:(0,hostname.nx)(host.value),discoveryUrl:(0,hostname.cu)(host.value),tokenVariables:(0,hostname.fK)(
host.value),error:null,advice}:{input,...{hostname:null,discoveryUrl:null,tokenVariables:[]},display:(0,hostname.WV)(input),error:host.why,advice}}function explainModule(input,client){
const nothing={host:null,namespace:null,name:null,system:null,error:null},address=(0,module_address.vL)(input,client),advice=(0,address_advice.NM)(input,address,
(0,module_address.rE)(input,client));switch(address.kind){case"registry":{const{kind,host,namespace,name,system,subdirectory}=address;return{input,kind,host,namespace,
name,system,subdirectory,error:null,advice}}case"local":return{input,kind:"local",...nothing,subdirectory:null,advice};case"remote":{const{kind,subdirectory}=address;
return{input,kind,...nothing,subdirectory,advice}}case"invalid":{const{kind,error}=address;return{input,kind,...nothing,subdirectory:null,error,advice}}}}function explainProvider(input,client){
const address=(0,provider_address.m)(input,client),advice=(0,address_advice.cr)(input);if(address.kind==="invalid")return{input,host:null,namespace:null,type:null,
error:address.error,advice};const{host,namespace,type}=address;return{input,host,namespace,type,error:null,advice}}const helpLine=advice=>advice===null?"":`  he\
lp: ${(0,safe_text.RK)(advice)}
`;function renderExplainedHost(explained){const{input,hostname:hostname2,display,discoveryUrl:url,tokenVariables:names,error}=explained,help=helpLine(explained.
advice);if(hostname2===null)return`${(0,safe_text.RK)(input)} is not a hostname: ${(0,safe_text.RK)(error??"")}
${help}`;const shown=display===hostname2?"":`  shown as   ${(0,safe_text.RK)(display)}
`,tokens=names.map((name,index)=>`${index===0?"  variable   ":"             "}${(0,safe_text.RK)(name)}
`);return`${hostname2}
${shown}  discovery  ${url}
${tokens.join("")}${help}`}function renderExplainedModule(explained,client){return`${(0,safe_text.RK)(explained.input)} ${describeModule(explained,client)}
${helpLine(explained.advice)}`}function describeModule(explained,client){const{kind,host,namespace,name,system,subdirectory,error}=explained;switch(kind){case"r\
egistry":{const below=subdirectory?`, directory ${(0,safe_text.RK)(subdirectory)}`:"";return`is module ${(0,safe_text.RK)(`${namespace}/${name}/${system}`)} of \
registry ${host}${below}`}case"local":return"is a local directory; no registry is used";case"remote":return"is downloaded without a registry";case"invalid":return`\
is rejected by ${protocol_clients.bB[client]}: ${(0,safe_text.RK)(error??"")}`}}function renderExplainedProvider(explained,client){const{input,host,namespace,type,
error,advice}=explained,says=error===null?`is provider ${(0,safe_text.RK)(`${namespace}/${type}`)} of registry ${host}`:`is rejected by ${protocol_clients.bB[client]}\
: ${(0,safe_text.RK)(error)}`;return`${(0,safe_text.RK)(input)} ${says}
${helpLine(advice)}`}var token_variables=__webpack_require__(241),host_phrases=__webpack_require__(1505),phrases=__webpack_require__(4120),places=__webpack_require__(
8884);async function explainCredentials(host,{credentials,configs,complaints,variables,redact}){const{clients,findings,difference}=await credentials.find(host),
wrong=[...findings,...difference===null?[]:[{problem:difference,place:null}],...complaints].map(({problem:{code,message,help},place})=>({code,message,...help===
void 0?{}:{help},place}));return{clients:clients.flatMap(({client,looks})=>{const config=configs.find(each=>each.client===client);return config===void 0?[]:[{client,
looks,...filesOf(config,host)}]}),nearMisses:(0,token_variables.B)(variables,host,new Set([host])).map(({variable,why,write})=>({variable,why,write})),problems:redact(
[...new Map(wrong.map(each=>[each.message,each])).values()])}}function filesOf({files,forced},host){return{files:files.map(({shown,state})=>({file:shown,state})),
hostBlock:forced.find(each=>each.host===host)?.place??null}}function renderExplainedCredentials(explained){return[...(0,host_phrases.G_)(explained.clients).flatMap(
({clients,looks})=>[`  ${(0,phrases.wO)(clients)}: credentials sources, in order`,...looks.map(({source,held},index)=>`    ${index+1}. ${(0,safe_text.RK)(source)}\
: ${held}`)]),...fileLines(explained),...explained.nearMisses.map(({variable,why,write})=>`  near miss  ${(0,safe_text.RK)(variable)}: ${(0,safe_text.RK)(why)};\
 rename it to ${(0,safe_text.RK)(write)}`),...explained.problems.flatMap(({code,message,help,place})=>[`  ${place===null?"":`${(0,places.eo)(place)}: `}${code}:\
 ${(0,safe_text.RK)(message)}`,...help?[`    help: ${(0,safe_text.RK)(help)}`]:[]])].map(line=>`${line}
`).join("")}function fileLines({clients}){return[...Map.groupBy(clients,({files,hostBlock})=>JSON.stringify([files,hostBlock])).values()].flatMap(group=>{const[
first]=group;if(first===void 0)return[];const by=(0,phrases.wO)(group.map(({client})=>client)),{files,hostBlock}=first;return[...files.length===0?[]:[`  ${by}: \
CLI configuration`],...files.map(({file,state})=>`    ${(0,safe_text.RK)(file)}: ${state}`),...hostBlock===null?[]:[`    ${(0,places.eo)(hostBlock)} has a host \
block for the host: its discovery document is not used`]]})}var streams=__webpack_require__(2057),clients_dialect=__webpack_require__(8416),hints=__webpack_require__(
3254),wording=__webpack_require__(1460),read=__webpack_require__(5751);async function explain(command,running){const{program}=running,world={environment:program.
env,directory:program.cwd(),wording:wording.OF_FLAGS},explainText=await explainer(command,await(0,read.readSettings)(command.raw,world),running),isJson=command.
output.format==="json";let isRejected=!1;for(const text of command.texts)for await(const line of text==="-"?(0,streams.Dx)(program.stdin):[text]){const{explained,
rendered}=await explainText(line);isRejected||=explained.error!==null;const hint=explained.error===null?"":otherSubject(line,command.subject);program.stdout.write(
isJson?`${JSON.stringify(explained)}
`:`${rendered}${hint}`)}return isRejected?1:0}function otherSubject(text,subject){const meant=(0,hints.et)(text);return meant===null||meant===subject?"":`  help\
: did you mean "explain ${meant} ${(0,safe_text.RK)(text)}"?
`}async function explainer({subject},settings,running){const dialect=await(0,clients_dialect.L2)({setting:settings.dialect,scan:null});switch(subject){case"host":
return await hostExplainer(settings,dialect,running);case"module":return forEach(dialect.clients,(text,client)=>{const explained=explainModule(text,client);return{
explained,rendered:renderExplainedModule(explained,client)}});case"provider":return forEach(dialect.clients,(text,client)=>{const explained=explainProvider(text,
client);return{explained,rendered:renderExplainedProvider(explained,client)}})}}function forEach(clients,explainFor){return async text=>{const each=clients.map(
client=>({client,...explainFor(text,client)})),[first]=each;if(first===void 0)return explainFor(text,"terraform");if(each.every(({rendered:rendered2})=>rendered2===
first.rendered)||each.every(({explained})=>explained.error!==null))return first;const rendered=each.map(({client,rendered:rendered2})=>`${protocol_clients.bB[client]}\
: ${rendered2}`);return{explained:first.explained,rendered:rendered.join("")}}}async function hostExplainer(settings,dialect,{program:{env,kill},secrets,stop}){
const world={environment:env,secrets,kill,stop},configs=await(0,configure.op)(settings.cliConfig,dialect.clients,env),machine={...await(0,contact.Z)(settings,configs,
world),variables:(0,check.w5)(env),redact:secrets.redact};return async text=>{const host=explainHost(text),{hostname:hostname2}=host,credentials=hostname2===null?
null:await explainCredentials(hostname2,machine);return{explained:{...host,credentials},rendered:`${renderExplainedHost(host)}${credentials===null?"":renderExplainedCredentials(
credentials)}`}}}}),1460:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{OF_FLAGS:()=>OF_FLAGS,
W:()=>withFlags});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6760),_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
1831),_nearest_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(8535),_table_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3557),_commands_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
7188);const NAMES=new Set(_table_js__WEBPACK_IMPORTED_MODULE_4__.f.flatMap(([,settings])=>settings.map(({name})=>name))),withFlags=text=>text.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(quoted,name,value)=>NAMES.has(name)?`\`--${name}${value===void 0?"":` ${value}`}\``:quoted).replaceAll("hostnames input","--hostnames"),OF_FLAGS={setting:name=>`\
--${name}`,missingPath:(path,directory)=>{const meant=meantBy(path,directory),hint=meant===null?"":`; did you mean ${meant}?`;return`"${path}" does not exist in\
 ${directory}${hint}`}},COMMANDS_OF_OTHERS=new Map([...["init","lint","run","scan","test","validate"].map(word=>[word,"check"]),["hosts","usages"],["list","usag\
es"],["version","--version"]]);function meantBy(path,directory){const command=COMMANDS_OF_OTHERS.get(path)??(0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__.q)(path,
_commands_js__WEBPACK_IMPORTED_MODULE_5__.bw);if(command!==null)return`"tf-disco ${command}"`;const similar=(0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__.q)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.
basename)(path),namesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory,path))));if(similar!==null)
return`"${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path),similar)}"`;const host=(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.
Pv)(path.replace(/^https:\/\/|\/$/g,""));return!host.ok||!path.includes(".")||CONFIGURATION.test(path)?null:`--hostnames ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.
nx)(host.value)}`}const CONFIGURATION=/\.(?:tf|tofu|hcl|json|tfvars)$/,MAX_NAMES=1e3;function namesIn(directory){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
readdirSync)(directory).slice(0,MAX_NAMES)}catch{return[]}}})};export{id,ids,modules};
