const id=639,ids=[639],modules={9069:((__webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.a(__webpack_module__,async(__webpack_handle_async_dependencies__,__webpack_async_result__)=>{
try{let complain=function(mistakes){for(const mistake of mistakes)stderr.write(`tf-disco: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_9__.RK)(mistake)}
`);return 2},wantsColour=function(){return env.NO_COLOR?!1:env.FORCE_COLOR?env.FORCE_COLOR!=="0":stdout.isTTY};__webpack_require__.r(__webpack_exports__);var _check_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4264),_configure_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2971),_contact_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4467),_credentials_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
9018),_explain_addresses_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3379),_explain_credentials_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(4425),
_files_failure_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(6309),_interruption_js__WEBPACK_IMPORTED_MODULE_25__=__webpack_require__(1364),_protocol_version_js__WEBPACK_IMPORTED_MODULE_26__=__webpack_require__(
3592),_report_json_json_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(6182),_report_phrases_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(4120),_report_safe_text_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(
8641),_report_text_text_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(8346),_report_text_usages_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(1418),
_report_files_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(8463),_scan_clients_dialect_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(8416),_scan_usage_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(
7854),_settings_command_line_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(3987),_settings_help_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(4226),
_settings_read_js__WEBPACK_IMPORTED_MODULE_17__=__webpack_require__(5751),_settings_settings_js__WEBPACK_IMPORTED_MODULE_18__=__webpack_require__(3152),_show_progress_js__WEBPACK_IMPORTED_MODULE_19__=__webpack_require__(
2353),_small_heap_js__WEBPACK_IMPORTED_MODULE_23__=__webpack_require__(139),_streams_js__WEBPACK_IMPORTED_MODULE_20__=__webpack_require__(6202),_visit_requirements_js__WEBPACK_IMPORTED_MODULE_21__=__webpack_require__(
2859),_visit_skip_js__WEBPACK_IMPORTED_MODULE_22__=__webpack_require__(5960),_visit_stop_js__WEBPACK_IMPORTED_MODULE_24__=__webpack_require__(6875);const{env,stderr,
stdin,stdout}=process,MAX_WIDTH=100;env.UV_THREADPOOL_SIZE??="64",(0,_small_heap_js__WEBPACK_IMPORTED_MODULE_23__.p)();const command=(0,_settings_command_line_js__WEBPACK_IMPORTED_MODULE_15__.
D)(process.argv.slice(2)),loseOutput=why=>{stderr.write(`tf-disco: the output was not written: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_9__.RK)(why)}
`),command.kind!=="check"&&process.exit(3)};(0,_streams_js__WEBPACK_IMPORTED_MODULE_20__.B_)(stdout,loseOutput),(0,_streams_js__WEBPACK_IMPORTED_MODULE_20__.B_)(
stderr,()=>{});const stop=new _visit_stop_js__WEBPACK_IMPORTED_MODULE_24__.V,now=()=>performance.now();await(0,_interruption_js__WEBPACK_IMPORTED_MODULE_25__.q)(
process,await main(command));async function main(command2){const secrets=(0,_credentials_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_3__.c)("raw"in command2?command2.
raw:{},env),crash=error=>(stderr.write(`${(0,_credentials_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_3__.r)(clear=>(0,_report_text_text_js__WEBPACK_IMPORTED_MODULE_10__.
p7)(error,clear),secrets)}
`),3),isFinal=command2.kind!=="check",interrupted=(0,_interruption_js__WEBPACK_IMPORTED_MODULE_25__.w)(process,stop,{isFinal,crash,now});try{const exitCode=await perform(
command2,secrets);return interrupted.aborted?3:exitCode}catch(error){return error instanceof _settings_settings_js__WEBPACK_IMPORTED_MODULE_18__.G?complain(secrets.
redact(error.mistakes)):crash(error)}}async function perform(command2,secrets){switch(command2.kind){case"help":return stdout.write((0,_settings_help_js__WEBPACK_IMPORTED_MODULE_16__.
W)()),0;case"version":return stdout.write(`${_protocol_version_js__WEBPACK_IMPORTED_MODULE_26__.xv}
`),0;case"mistakes":return complain(secrets.redact(command2.mistakes));case"explain":return explain(command2,secrets);case"usages":return listUsages(command2.raw,
command2.format==="json",secrets);case"check":return runCheck(command2.raw,command2.format==="json",secrets)}}async function runCheck(raw,json,secrets){const{settings,
verdict,context}=await checkWithProgress(raw,secrets),width=stdout.isTTY?Math.min(stdout.columns||MAX_WIDTH,MAX_WIDTH):Number.POSITIVE_INFINITY,options={colour:wantsColour(),
width,context};try{await(0,_streams_js__WEBPACK_IMPORTED_MODULE_20__.yy)(stdout,json?(0,_report_json_json_js__WEBPACK_IMPORTED_MODULE_7__.h)(verdict,context):(0,_report_text_text_js__WEBPACK_IMPORTED_MODULE_10__.
S5)(verdict,options))}catch(error){loseOutput(secrets.redact((0,_files_failure_js__WEBPACK_IMPORTED_MODULE_6__.A3)(error)))}const{report}=settings;for(const warning of await(0,_report_files_js__WEBPACK_IMPORTED_MODULE_12__.
t)(report,{verdict,context},process.cwd()))stderr.write(`tf-disco: ${warning}
`);return verdict.passed?0:1}async function checkWithProgress(raw,secrets){const write=text=>{stderr.write(secrets.redact(text))},progress=stderr.isTTY?(0,_show_progress_js__WEBPACK_IMPORTED_MODULE_19__.
XP)(write,stderr.columns||MAX_WIDTH,_show_progress_js__WEBPACK_IMPORTED_MODULE_19__.Si):(0,_show_progress_js__WEBPACK_IMPORTED_MODULE_19__.fN)(line=>write(`${line}\

`),_show_progress_js__WEBPACK_IMPORTED_MODULE_19__.Si);try{return await(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z6)(raw,{environment:env,directory:process.cwd(),
isFork:!1,stop,startTimer:_visit_stop_js__WEBPACK_IMPORTED_MODULE_24__.I,progress:progress.show,changes:noPullRequest,secrets,kill:process.kill})}finally{progress.
end()}}async function listUsages(raw,json,{redact}){const world={environment:env,directory:process.cwd(),stop,progress:()=>{}},settings=await(0,_settings_read_js__WEBPACK_IMPORTED_MODULE_17__.
s)(raw,world),scanned=await(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.SQ)(settings,world),dialect=await(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.IZ)(settings,scanned,
world),found=(0,_scan_usage_js__WEBPACK_IMPORTED_MODULE_14__.sw)(scanned.usages,dialect.clients),{usages,remarks}=await(0,_configure_js__WEBPACK_IMPORTED_MODULE_1__.
j)(found,settings,dialect,{...world,scanned:{...settings,...scanned}}),requirements=(0,_visit_requirements_js__WEBPACK_IMPORTED_MODULE_21__.C)(settings,usages,dialect.
clients),skips=(0,_visit_skip_js__WEBPACK_IMPORTED_MODULE_22__.e)(requirements,settings,dialect),shown=json?(0,_report_text_usages_js__WEBPACK_IMPORTED_MODULE_11__.
P)(usages,skips):(0,_report_text_usages_js__WEBPACK_IMPORTED_MODULE_11__.e)(usages,requirements,skips);await(0,_streams_js__WEBPACK_IMPORTED_MODULE_20__.yy)(stdout,
shown);const notes=(0,_scan_usage_js__WEBPACK_IMPORTED_MODULE_14__.vH)(scanned.notes,dialect.clients).map(({problem,place})=>`${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_9__.
RK)(place.file)}:${place.line}: ${problem.code}: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_9__.RK)(problem.message)}
`),lines=(0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_8__.q9)(remarks).map(remark=>`${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_9__.RK)(remark)}
`);return await(0,_streams_js__WEBPACK_IMPORTED_MODULE_20__.yy)(stderr,redact([...new Set(notes),...lines])),0}async function noPullRequest(){return{kind:"all",
why:"there is no pull request"}}async function explain(command2,secrets){const world={environment:env,directory:process.cwd()},explainText=await explainer(command2,
await(0,_settings_read_js__WEBPACK_IMPORTED_MODULE_17__.s)(command2.raw,world),secrets),isJson=command2.format==="json";let isRejected=!1;for(const text of command2.
texts)for await(const line of text==="-"?(0,_streams_js__WEBPACK_IMPORTED_MODULE_20__.Dx)(stdin):[text]){const{explained,rendered}=await explainText(line);isRejected||=
explained.error!==null,stdout.write(isJson?`${JSON.stringify(explained)}
`:rendered)}return isRejected?1:0}async function explainer({subject},settings,secrets){const dialect=await(0,_scan_clients_dialect_js__WEBPACK_IMPORTED_MODULE_13__.
L2)({setting:settings.dialect,scan:null}),client=dialect.clients[0]??"terraform";switch(subject){case"host":return await hostExplainer(settings,dialect,secrets);case"\
module":return async text=>{const explained=(0,_explain_addresses_js__WEBPACK_IMPORTED_MODULE_4__.yo)(text,client);return{explained,rendered:(0,_explain_addresses_js__WEBPACK_IMPORTED_MODULE_4__.
dU)(explained,client)}};case"provider":return async text=>{const explained=(0,_explain_addresses_js__WEBPACK_IMPORTED_MODULE_4__.bx)(text,client);return{explained,
rendered:(0,_explain_addresses_js__WEBPACK_IMPORTED_MODULE_4__.gn)(explained,client)}}}}async function hostExplainer(settings,dialect,secrets){const world={environment:env,
secrets,kill:process.kill,stop},configs=await(0,_configure_js__WEBPACK_IMPORTED_MODULE_1__.o)(settings.cliConfig,dialect.clients,env),machine={...await(0,_contact_js__WEBPACK_IMPORTED_MODULE_2__.
Z)(settings,configs,world),variables:(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.w5)(env),redact:secrets.redact};return async text=>{const host=(0,_explain_addresses_js__WEBPACK_IMPORTED_MODULE_4__.
mv)(text),{hostname}=host,credentials=hostname===null?null:await(0,_explain_credentials_js__WEBPACK_IMPORTED_MODULE_5__.U)(hostname,machine);return{explained:{...host,
credentials},rendered:`${(0,_explain_addresses_js__WEBPACK_IMPORTED_MODULE_4__.ve)(host)}${credentials===null?"":(0,_explain_credentials_js__WEBPACK_IMPORTED_MODULE_5__.
f)(credentials)}`}}}__webpack_async_result__()}catch(e){__webpack_async_result__(e)}},1)}),3379:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{bx:()=>explainProvider,dU:()=>renderExplainedModule,gn:()=>renderExplainedProvider,mv:()=>explainHost,ve:()=>renderExplainedHost,
yo:()=>explainModule});var _protocol_address_advice_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3229),_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
1064),_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1831),_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
5011),_protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(1022),_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
8641);function explainHost(input){const host=(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.Pv)(input),advice=(0,_protocol_address_advice_js__WEBPACK_IMPORTED_MODULE_0__.
L6)(input);return host.ok?{input,hostname:host.value,display:(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.nx)(host.value),discoveryUrl:(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.
cu)(host.value),tokenVariables:(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.fK)(host.value),error:null,advice}:{input,...{hostname:null,discoveryUrl:null,
tokenVariables:[]},display:(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.WV)(input),error:host.why,advice}}function explainModule(input,client){const nothing={
host:null,namespace:null,name:null,system:null,error:null},address=(0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_3__.vL)(input,client),advice=(0,_protocol_address_advice_js__WEBPACK_IMPORTED_MODULE_0__.
NM)(input,address,(0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_3__.rE)(input,client));switch(address.kind){case"registry":{const{kind,host,namespace,
name,system,subdirectory}=address;return{input,kind,host,namespace,name,system,subdirectory,error:null,advice}}case"local":return{input,kind:"local",...nothing,
subdirectory:null,advice};case"remote":{const{kind,subdirectory}=address;return{input,kind,...nothing,subdirectory,advice}}case"invalid":{const{kind,error}=address;
return{input,kind,...nothing,subdirectory:null,error,advice}}}}function explainProvider(input,client){const address=(0,_protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_4__.
m)(input,client),advice=(0,_protocol_address_advice_js__WEBPACK_IMPORTED_MODULE_0__.cr)(input);if(address.kind==="invalid")return{input,host:null,namespace:null,
type:null,error:address.error,advice};const{host,namespace,type}=address;return{input,host,namespace,type,error:null,advice}}const helpLine=advice=>advice===null?
"":`  help: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__.RK)(advice)}
`;function renderExplainedHost(explained){const{input,hostname,display,discoveryUrl:url,tokenVariables:names,error}=explained,help=helpLine(explained.advice);if(hostname===
null)return`${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__.RK)(input)} is not a hostname: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__.RK)(error??
"")}
${help}`;const shown=display===hostname?"":`  shown as   ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__.RK)(display)}
`,tokens=names.map((name,index)=>`${index===0?"  token      ":"             "}${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__.RK)(name)}
`);return`${hostname}
${shown}  discovery  ${url}
${tokens.join("")}${help}`}function renderExplainedModule(explained,client){return`${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__.RK)(explained.input)} ${describeModule(
explained,client)}
${helpLine(explained.advice)}`}function describeModule(explained,client){const{kind,host,namespace,name,system,subdirectory,error}=explained;switch(kind){case"r\
egistry":{const below=subdirectory?`, directory ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__.RK)(subdirectory)}`:"";return`is module ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__.
RK)(`${namespace}/${name}/${system}`)} of registry ${host}${below}`}case"local":return"is a local directory; no registry is used";case"remote":return"is downloa\
ded without a registry";case"invalid":return`is rejected by ${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__.bB[client]}: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__.
RK)(error??"")}`}}function renderExplainedProvider(explained,client){const{input,host,namespace,type,error,advice}=explained,says=error===null?`is provider ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__.
RK)(`${namespace}/${type}`)} of registry ${host}`:`is rejected by ${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__.bB[client]}: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__.
RK)(error)}`;return`${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__.RK)(input)} ${says}
${helpLine(advice)}`}}),4425:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{U:()=>explainCredentials,
f:()=>renderExplainedCredentials});var _protocol_token_variables_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(241),_report_host_phrases_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
1505),_report_phrases_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4120),_report_places_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(8884),_report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
8641);async function explainCredentials(host,{credentials,configs,complaints,variables,redact}){const{clients,findings,difference}=await credentials.find(host),
wrong=[...findings,...difference===null?[]:[{problem:difference,place:null}],...complaints].map(({problem:{code,message,help},place})=>({code,message,...help===
void 0?{}:{help},place}));return{clients:clients.flatMap(({client,looks})=>{const config=configs.find(each=>each.client===client);return config===void 0?[]:[{client,
looks,...filesOf(config,host)}]}),nearMisses:(0,_protocol_token_variables_js__WEBPACK_IMPORTED_MODULE_0__.B)(variables,host,new Set([host])).map(({variable,why,
write})=>({variable,why,write})),problems:redact([...new Map(wrong.map(each=>[each.message,each])).values()])}}function filesOf({files,forced},host){return{files:files.
map(({shown,state})=>({file:shown,state})),hostBlock:forced.find(each=>each.host===host)?.place??null}}function renderExplainedCredentials(explained){return[...(0,_report_host_phrases_js__WEBPACK_IMPORTED_MODULE_1__.
G_)(explained.clients).flatMap(({clients,looks})=>[`  ${(0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_2__.wO)(clients)}: credentials sources, in order`,...looks.
map(({source,held},index)=>`    ${index+1}. ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__.RK)(source)}: ${held}`)]),...fileLines(explained),...explained.
nearMisses.map(({variable,why,write})=>`  near miss  ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__.RK)(variable)}: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__.
RK)(why)}; rename it to ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__.RK)(write)}`),...explained.problems.flatMap(({code,message,help,place})=>[`  ${place===
null?"":`${(0,_report_places_js__WEBPACK_IMPORTED_MODULE_3__.eo)(place)}: `}${code}: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__.RK)(message)}`,...help?
[`    help: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__.RK)(help)}`]:[]])].map(line=>`${line}
`).join("")}function fileLines({clients}){return[...Map.groupBy(clients,({files,hostBlock})=>JSON.stringify([files,hostBlock])).values()].flatMap(group=>{const[
first]=group;if(first===void 0)return[];const by=(0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_2__.wO)(group.map(({client})=>client)),{files,hostBlock}=first;return[
...files.length===0?[]:[`  ${by}: CLI configuration`],...files.map(({file,state})=>`    ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__.RK)(file)}: ${state}`),
...hostBlock===null?[]:[`    ${(0,_report_places_js__WEBPACK_IMPORTED_MODULE_3__.eo)(hostBlock)} has a host block for the host: its discovery document is not us\
ed`]]})}}),4627:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{P:()=>toUnicode,t:()=>toASCII});
const toASCII=(...given)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...given),toUnicode=(...given)=>process.getBuiltinModule(
"module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...given)}),1418:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{P:()=>renderUsagesJson,e:()=>renderUsagesText});var _protocol_addresses_secrets_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
6174),_phrases_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4120),_places_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8884),_safe_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
8641);function*renderUsagesJson(usages,skips){for(const usage of usages){const{kind,host,versions,place}=usage,text=usage.text===null?null:(0,_protocol_addresses_secrets_js__WEBPACK_IMPORTED_MODULE_3__.
_)(usage.text),{file,line,column}=place,needs=usage.needs.map(({host:needed,service,clients})=>({host:needed,service,clients,skipped:skips.get(needed)?.code??null})),
shown={kind,host,text,file,line,column,versions,needs};yield`${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__.s$)(JSON.stringify(shown))}
`}}function*renderUsagesText(usages,requirements,skips){const required=Map.groupBy(requirements,({host})=>host),groups=new Map,withoutHost=[];for(const usage of usages)
for(const host of hostsOf(usage)){const group=host===null?withoutHost:groups.get(host);group===void 0&&host!==null?groups.set(host,[usage]):group?.push(usage)}let margin="";
for(const[host,group]of groups){yield`${margin}${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__.BP)(titleOf(host,required,skips))}
`;for(const usage of group)yield usageLine(usage,host);margin=`
`}withoutHost.length>0&&(yield`${margin}no registry host
`);for(const usage of withoutHost)yield usageLine(usage,null)}const hostsOf=({host,needs})=>new Set(needs.length===0?[host]:needs.map(need=>need.host));function titleOf(host,required,skips){
const services=(required.get(host)??[]).map(({service,clients})=>`${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__.RK)(service)} for ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__.
wO)(clients)}`),code=skips.get(host)?.code,skipped=services.length>0&&code===void 0?[]:[`not contacted: ${code??"no service is required"}`];return`${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__.
RK)(host)} (${[...skipped,...services].join(", ")})`}function usageLine({kind,text,versions,place,needs},host){const own=needs.filter(need=>need.host===host),services=[
...new Set(own.map(({service})=>service))].join(", "),what=[(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__.RK)((0,_protocol_addresses_secrets_js__WEBPACK_IMPORTED_MODULE_3__.
_)(text??"\u2013")),versions===null?"":(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__.RK)(versions)],needed=services===""?"":`  needs ${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__.
RK)(services)}`;return`${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__.BP)(`  ${(0,_places_js__WEBPACK_IMPORTED_MODULE_1__.R3)(place)}  ${kind}  ${what.filter(part=>part!==
"").join(" ")}${needed}`)}
`}}),3987:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{D:()=>parseCommandLine});var node_util__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
7975),_kinds_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3474),_table_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3557);const isActionOnly=setting=>"\
ofAction"in setting,ACTION_INPUTS=_table_js__WEBPACK_IMPORTED_MODULE_2__.y.filter(isActionOnly).map(({name})=>name),FLAGS=[..._table_js__WEBPACK_IMPORTED_MODULE_2__.
y.filter(setting=>!isActionOnly(setting)).map(({name})=>name),"format"],SWITCHES=_table_js__WEBPACK_IMPORTED_MODULE_2__.y.filter(({kind})=>kind===_kinds_js__WEBPACK_IMPORTED_MODULE_1__.
lx).map(({name})=>name),LISTS=_table_js__WEBPACK_IMPORTED_MODULE_2__.y.filter(({kind})=>kind.isList).map(({name})=>name),ACCEPTED={usages:["scan","exclude","all\
owed-hosts","dialect","cli-config","format"],host:["dialect","format","tokens","cli-config","timeout-seconds"],module:["dialect","format"],provider:["dialect","\
format"]},OPTIONS={help:{type:"boolean",short:"h"},version:{type:"boolean"},...Object.fromEntries(FLAGS.map(name=>[name,{type:SWITCHES.includes(name)?"boolean":
"string"}]))};function parseCommandLine(args){const options={args:[...args],options:OPTIONS,strict:!1,tokens:!0},{tokens,positionals}=(0,node_util__WEBPACK_IMPORTED_MODULE_0__.
parseArgs)(options),flags=tokens.filter(token=>token.kind==="option");if(flags.some(({name})=>name==="help"))return{kind:"help"};if(flags.some(({name})=>name===
"version"))return{kind:"version"};const values=new Map,mistakes=new Set;for(const{name,index,value:written,inlineValue}of flags){const value=written??(SWITCHES.
includes(name)?"true":void 0),given=values.get(name)??[],mistake=mistakeInName(name,args[index]??"")??mistakeInValue(name,value,inlineValue===!0)??(given.length>
0&&!LISTS.includes(name)?`--${name} is given more than once`:null);mistake!==null?mistakes.add(mistake):values.set(name,[...given,value??""])}const command=readCommand(
positionals,values,mistakes);return mistakes.size>0?{kind:"mistakes",mistakes:[...mistakes]}:command}function mistakeInName(name,argument){const isLong=argument.
startsWith("--");if(isLong&&FLAGS.includes(name))return null;const[shown]=argument.split("=");if(isLong&&ACTION_INPUTS.includes(name))return`"${shown}" is an in\
put of the Action, not a flag`;const plain=text=>text.replace(/[-_s]/g,""),close=FLAGS.find(each=>isLong&&plain(each)===plain(name));return`"${shown}" is not a \
flag; ${close===void 0?"see --help":`did you mean "--${close}"?`}`}function mistakeInValue(name,value,isInline){return value===void 0?`--${name} has no value`:isInline||
!/^-./.test(value)?null:`--${name} has no value; write --${name}=VALUE for a value that begins with "-"`}function readCommand([name="check",...rest],values,mistakes){
const format=readFormat(values,mistakes);switch(name){case"help":return{kind:"help"};case"check":return{kind:"check",raw:rawSettings(values,rest),format};case"u\
sages":return refuseOthers("usages",ACCEPTED.usages,values,mistakes),{kind:"usages",raw:rawSettings(values,rest),format};case"explain":{const[subject="",...texts]=rest;
return isSubject(subject)?(refuseOthers(`explain ${subject}`,ACCEPTED[subject],values,mistakes),texts.length===0&&mistakes.add(`explain ${subject} needs at leas\
t one ${subject}, or "-" for standard input`),{kind:"explain",subject,texts,raw:rawSettings(values,[]),format}):(mistakes.add(`explain needs "host", "module" or\
 "provider" first, not "${subject}"`),{kind:"help"})}default:return{kind:"check",raw:rawSettings(values,[name,...rest]),format}}}const isSubject=word=>word==="h\
ost"||word==="module"||word==="provider";function readFormat(values,mistakes){const format=values.get("format")?.[0]??"text";return format==="text"||format==="j\
son"?format:(mistakes.add(`--format is "${format}", expected "text" or "json"`),"text")}function refuseOthers(command,accepted,values,mistakes){for(const name of values.
keys())accepted.includes(name)||mistakes.add(`${command} does not take --${name}`)}function rawSettings(values,directories){const scan=[...values.get("scan")??[],
...directories],all=scan.length===0?values:new Map([...values,["scan",scan]]),given=_table_js__WEBPACK_IMPORTED_MODULE_2__.y.flatMap(({name})=>{const value=all.
get(name);return value===void 0?[]:[[name,value.join(`
`)]]});return Object.fromEntries(given)}}),4226:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{W:()=>renderHelp});var _table_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3557);const WIDTH=100,INDENT=22,USAGE=`Runs service discovery for the registr\
y hosts of Terraform and OpenTofu configuration.

Usage:
  tf-disco [check] [DIRECTORY\u2026] [FLAGS]          check the hosts that the files use
  tf-disco usages [DIRECTORY\u2026] [FLAGS]           list the hosts that check would contact for the
                                                 files; contact none
  tf-disco explain host|module|provider TEXT\u2026    show how the clients read a text; "-" reads lines
                                                 from standard input

Repeat the flag of a list for several values, or separate them by line breaks. Prefer TF_TOKEN_
variables to --tokens: other users of the machine can see flags.
`;function renderHelp(){const flags=_table_js__WEBPACK_IMPORTED_MODULE_0__.y.filter(setting=>!("ofAction"in setting)).flatMap(setting=>{const standard=setting.default===
""?"":` (${setting.default})`;return entry(`--${setting.name}`,`${setting.help.replaceAll("`","")}${standard}`)});return[USAGE,"Flags of check (usages: scan, ex\
clude, allowed-hosts, dialect, cli-config; explain: dialect, and","for hosts tokens, cli-config and timeout-seconds):",...flags,"","Other flags:",...entry("--fo\
rmat","text or json (text)"),...entry("--help","Show this help."),...entry("--version","Show the version."),"","Exit codes: 0 passed, 1 failed, 2 wrong settings\
, 3 could not run or was interrupted.",""].join(`
`)}function entry(flag,help){const lines=[];let line="";for(const word of help.split(" "))line!==""&&INDENT+line.length+word.length>=WIDTH&&(lines.push(line),line=
""),line+=line===""?word:` ${word}`;return lines.push(line),lines.map((text,index)=>`${(index===0?`  ${flag}`:"").padEnd(INDENT)}${text}`)}})};export{id,ids,modules};
