const id=566,ids=[566],modules={7566:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{readMachineCredentials:()=>readMachineCredentials});var read=__webpack_require__(4045),cli_config=__webpack_require__(4929),credentials=__webpack_require__(3534),
clients=__webpack_require__(1064),hostname=__webpack_require__(1831),protocol_token=__webpack_require__(2713);const knownSource=(name,answers)=>({name,isProgram:!1,
answers,find:host=>answers.get(host)??null});async function findFirst(sources,host){let answer=null;const looks=[],findings=[];for(const source of sources){const isAsked=answer===
null||!source.isProgram,found=isAsked?await source.find(host):null;looks.push({source:found?.source??source.name,held:isAsked?heldBy(found):"not asked",counts:answer===
null&&found!==null}),found?.problem&&findings.push({problem:found.problem,place:found.place}),answer??=found}return{answer,looks,findings}}function heldBy(answer){
return answer===null?"nothing":answer.token===null?"no token":answer.token.reveal()===""?"an empty token":"a token"}const UNSENDABLE=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;
function describeToken(source,token,place=null){const text=token.reveal(),answer={source,place,token,problem:problemOf(source,text)};return UNSENDABLE.test(text)?
{...answer,isUnsendable:!0}:answer}const SLIPS=[[UNSENDABLE,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,"quotes"],[/^\s|\s$/,
"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function problemOf(source,text){if(text==="")return(0,credentials.credentialsEmpty)(
{source});const slip=SLIPS.find(([pattern])=>pattern.test(text))?.[1];return slip!==void 0?(0,credentials.credentialsMalformed)({source,slip}):text.length<protocol_token.
I?(0,credentials.credentialsShort)({source}):null}const PREFIX="TF_TOKEN_";function environmentTokens(environment){return Object.entries(environment).flatMap(([
variable,text])=>{const host=variable.startsWith(PREFIX)?(0,hostname.$k)(variable):null;return host===null||text===void 0?[]:[{host,variable,token:new protocol_token.
o(text)}]})}const environmentSource=environment=>knownSource("TF_TOKEN_ variables",new Map(environmentTokens(environment).map(({host,variable,token})=>[host,describeToken(
variable,token)])));function settingSource(tokens){const name="tokens setting",answers=tokens.map(({host,token})=>{const described=describeToken(name,token);return[
host,token.reveal()===""?{...described,token:null}:described]});return knownSource(name,new Map(answers))}function credentialsOf({tokens,environment,clients:clients2}){
const shared=[settingSource(tokens),environmentSource(environment)],chains=clients2.map(({client,config,helper,turnedOff=[]})=>{const own=[config&&configSource(
config),helper].filter(source=>source!==null);return{client,turnedOff,sources:[...shared,...own]}}),configured=clients2.flatMap(({config})=>config===null?[]:configSource(
config));return{known:tokensOf([...shared,...configured]),find:async host=>{const found=await Promise.all(chains.map(async({client,sources,turnedOff})=>{const{looks,
...rest}=await findFirst(sources,host);return{...rest,client,looks:[...looks,...offLooks(turnedOff,host)]}}));return{answer:chooseAnswer(found.map(({answer})=>answer)),
clients:found.map(({client,looks})=>({client,looks})),findings:found.flatMap(({findings})=>findings),difference:differenceOf(host,found)}}}}function tokensOf(sources){
const answers=new Map;for(const source of sources)for(const[host,answer]of source.answers)answers.has(host)||answers.set(host,answer);return new Map([...answers].
flatMap(([host,{token,source}])=>token===null?[]:[[host,source]]))}const offLooks=(turnedOff,host)=>turnedOff.filter(block=>block.host===host).map(({place,by})=>({
source:`${place.file}:${place.line} (${by} names another file)`,held:"not read",counts:!1})),configSource=({credentials:credentials2})=>knownSource("CLI configu\
ration",new Map(credentials2.map(block=>[block.host,answerOf(block)])));function answerOf({host,place,token,hasValue}){const source=`${place.file}:${place.line}`;
if(token!==null)return describeToken(source,token,place);const mistake={kind:"no token",file:source,host,hasValue};return{source,place,token:null,problem:(0,cli_config.
credentialsConfig)({clients:clients.Du,mistake})}}function chooseAnswer(answers){return answers.find(answer=>answer?.token)??answers.find(answer=>answer!==null)??
null}function differenceOf(host,found){const[first,...others]=found,other=others.find(({answer})=>textOf(answer)!==textOf(first?.answer??null));if(first===void 0||
other===void 0)return null;const sourceOf=({client,answer})=>({client,source:answer?.token?answer.source:null});return(0,credentials.credentialsDiffer)({host,first:sourceOf(
first),other:sourceOf(other)})}const textOf=answer=>answer?.token?.reveal()??null;var external_node_child_process_=__webpack_require__(1421),external_node_os_=__webpack_require__(
8161),read_text=__webpack_require__(5747),brief=__webpack_require__(4e3),document_document=__webpack_require__(7531);const MAX_BYTES=1024*1024;function helperSource(program,world){
const answers=new Map;let stopped=null;const ask=async host=>{if(stopped!==null)return stopped;const outcome=await run(program,host,world),answer=helper_answerOf(
program,outcome,world);return outcome.kind==="stopped"&&(stopped??=answer),answer};return{name:nameOf(program),isProgram:!0,find:host=>{const known=answers.get(
host)??ask(host);return answers.set(host,known),known}}}const nameOf=({name})=>`credentials helper ${name}`;async function run(program,host,world){if(program.refusal!==
null)return{kind:"not started",why:program.refusal};if(world.stop.aborted)return{kind:"stopped",why:CHECK_ENDED};const child=start(program,host,world.environment);
return typeof child=="string"?{kind:"not started",why:child}:await outcomeOf(child,world)}const CHECK_ENDED="was running when the check ended";function outcomeOf(child,world){
return new Promise(resolve=>{const output=[],complaint=[];let bytes=0;const{timeoutMs,abortAfter}=world,signal=abortAfter(timeoutMs),end=outcome=>{signal.removeEventListener(
"abort",stopLate),world.stop.removeEventListener("abort",stopEarly),resolve(outcome)},stop=why=>{stopAll(child,world),end({kind:"stopped",why})},stopLate=()=>stop(
`did not exit within ${timeoutMs/1e3} s (timeout-seconds)`),stopEarly=()=>stop(CHECK_ENDED);signal.addEventListener("abort",stopLate),world.stop.addEventListener(
"abort",stopEarly);const collect=into=>chunk=>{bytes+=chunk.length,bytes>MAX_BYTES?stop(`wrote more than ${MAX_BYTES/1024/1024} MiB`):into.push(chunk)};child.stdout?.
on("data",collect(output)),child.stderr?.on("data",collect(complaint)),child.on("error",error=>end({kind:"not started",why:reasonOf(error)})),child.on("close",code=>{
const[whole,said]=[Buffer.concat(output),Buffer.concat(complaint).toString()];end({kind:"ended",isSuccess:code===0,output:whole,complaint:said})})})}function stopAll(child,{
kill}){try{child.pid!==void 0&&kill((0,external_node_os_.platform)()==="win32"?child.pid:-child.pid,"SIGKILL")}catch(error){(0,read_text.Oj)(error)}child.stdout?.
destroy(),child.stderr?.destroy(),child.unref()}function start({path,args},host,environment){try{return(0,external_node_child_process_.spawn)(path,[...args,"get",
host],{env:inherited(environment),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0})}catch(error){return reasonOf(error)}}const inherited=environment=>Object.
fromEntries(Object.entries(environment).filter(([name])=>!name.startsWith("INPUT_"))),REASONS={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"\
exec format error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function reasonOf(error){const code=(0,read_text.Oj)(error);return REASONS[code]??
code}function helper_answerOf(program,outcome,world){const{shown}=program;switch(outcome.kind){case"not started":return failed(program,`failed to run ${shown}: ${outcome.
why}`);case"stopped":return failed(program,`${shown} ${outcome.why} and was stopped`);case"ended":{if(!outcome.isSuccess){const complaint=plainText(outcome.complaint);
return failed(program,complaint===""?`error in ${shown}, but it produced no error message`:`error in ${shown}: ${complaint}`)}return readOutput(program,outcome.
output,world)}}}function readOutput(program,output,{learn}){const read2=(0,document_document.T)(output);if(read2.kind==="not-json"||read2.kind==="not-object")return failed(
program,`malformed output from ${program.shown}: ${(0,brief.dh)(read2.why)}`);const text=read2.kind==="null"?null:read2.services.find(({id:id2})=>id2==="token")?.
value;if(typeof text!="string")return null;const token=new protocol_token.o(text);return learn(token),describeToken(nameOf(program),token)}function failed(program,why){
const problem=(0,cli_config.credentialsHelper)({kind:"run",name:program.name,why});return{source:nameOf(program),place:null,token:null,problem}}const COMMAND=new RegExp(
"\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),plainText=text=>(0,brief.dh)(text.replace(COMMAND,"").replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu," ").trim()),HELPER_MS=1e4;
function readMachineCredentials({tokens,configs,timeoutMs},environment,world){for(const token of configs.flatMap(config=>config.secrets))world.learn(token);const helpers=new Map,
helperOf=program=>{if(program===null)return null;const key=JSON.stringify([program.path,...program.args]),helper=helpers.get(key)??helperSource(program,{...world,
timeoutMs:timeoutMs??HELPER_MS,environment});return helpers.set(key,helper),helper},setups=configs.map(config=>({client:config.client,config,helper:helperOf(config.
helper),turnedOff:config.turnedOff.map(block=>({...block,by:config.paths.directoryOff?.by??""}))})),forced=configs.flatMap(config=>config.forced.map(block=>({...block,
client:config.client})));return{credentials:credentialsOf({tokens,environment,clients:setups}),configs,complaints:(0,read.mergeFindings)(configs.flatMap(({findings})=>findings)),
forced:Map.groupBy(forced,({host})=>host)}}})};export{id,ids,modules};
