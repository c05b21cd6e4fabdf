const id=827,ids=[827,460],modules={4827:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),
__webpack_require__.d(__webpack_exports__,{listUsages:()=>listUsages,runCheck:()=>runCheck});var check=__webpack_require__(4052),configure=__webpack_require__(2971),
failure=__webpack_require__(6309),terminal=__webpack_require__(7146);const WIDTH={min:40,max:100,unknown:80};function columnsOf({columns},env){return columns||Number(
/^\d{1,4}$/.exec(env.COLUMNS??"")?.[0])||WIDTH.unknown}function layoutOf(output,color,env){const isColored=color==="auto"?wantsColor(output,env):color==="always",
columns=Math.max(WIDTH.min,Math.min(columnsOf(output,env),WIDTH.max));return{colour:isColored,hyperlinks:isColored&&output.isTTY===!0&&(0,terminal.qt)(env),width:output.
isTTY?columns:Number.POSITIVE_INFINITY}}function wantsColor({isTTY},env){return env.NO_COLOR||env.TERM==="dumb"&&!env.FORCE_COLOR?!1:env.FORCE_COLOR?env.FORCE_COLOR!==
"0":isTTY===!0}var show_progress=__webpack_require__(3795),streams=__webpack_require__(2057),json=__webpack_require__(6182),report_remarks=__webpack_require__(6763),
safe_text=__webpack_require__(8641),text_text=__webpack_require__(4421),secrets=__webpack_require__(6174),hostname=__webpack_require__(1831),phrases=__webpack_require__(
4120),places=__webpack_require__(8884);function*renderUsagesJson(usages,skips){for(const usage2 of usages){const{kind,host,versions,place}=usage2,text=usage2.text===
null?null:(0,secrets.Q)(usage2.text),{file,line,column}=place,needs=usage2.needs.map(({host:needed,service,clients})=>({host:needed,service,clients,skipped:skips.
get(needed)?.code??null})),shown={kind,host,text,file,line,column,versions,needs};yield`${(0,safe_text.s$)(JSON.stringify(shown))}
`}}function*renderUsagesText(usages,requirements,skips,layout){const required=Map.groupBy(requirements,({host})=>host),groups=new Map,withoutHost=[];for(const usage2 of usages)
for(const host of hostsOf(usage2)){const group=host===null?withoutHost:groups.get(host);group===void 0&&host!==null?groups.set(host,[usage2]):group?.push(usage2)}
let contacted=0;for(const[host,group]of groups){const services=required.get(host)??[],skip2=skips.get(host);skip2===void 0&&services.length>0&&(contacted+=1),yield*inLines(
[...titleOf(host,services,skip2,layout),...rows(group,host,layout),""])}withoutHost.length>0&&(yield*inLines([(0,terminal.nI)("no registry","bold",layout),...rows(
withoutHost,null,layout),""]));const total=(0,phrases.px)(groups.size,"registry host");yield`${groups.size===0?"no registry host is used":`${contacted} of ${total}\
 would be contacted`}
`}function*inLines(lines){for(const line of lines)yield`${(0,safe_text.BP)(line)}
`}const hostsOf=({host,needs})=>new Set(needs.length===0?[host]:needs.map(need=>need.host));function titleOf(host,required,skip2,layout){const byClients=Map.groupBy(
required,({clients})=>(0,phrases.wO)(clients)),services=Array.from(byClients,([clients,group])=>`${group.map(({service})=>(0,safe_text.RK)(service)).join(", ")}\
 for ${clients}`),needs=services.length===0?"no service is required":services.join("; "),text=services.length>0&&skip2===void 0?needs:`not contacted; ${needs}`,
label=`${(0,safe_text.RK)((0,hostname.nx)(host))}:`,title=(0,terminal.wW)({indent:0,label,style:"bold",text},layout);if(skip2===void 0)return title;const{code,message,
help}=skip2,facts=[[code,message],...help===void 0?[]:[["help",help]]];return[...title,...facts.flatMap(([label2="",text2=""])=>(0,terminal.wW)({indent:2,label:`${label2}\
:`,style:"dim",text:(0,safe_text.RK)(text2)},layout))]}const MAX_PLACE=32;function rows(usages,host,layout){const shown=usages.map(usage2=>{const{kind,text,versions,
place,needs}=usage2,own=needs.filter(need=>need.host===host),what=[(0,safe_text.RK)(text===null?"\u2013":(0,secrets.Q)(text)),versions===null?"":(0,safe_text.RK)(
versions)];return{place:(0,places.R3)(place),kind:kind.replaceAll("_"," "),what:what.filter(part=>part!=="").join(" "),services:[...new Set(own.map(({service})=>service))].
map(each=>(0,safe_text.RK)(each)).join(", ")}}),widest=texts=>texts.reduce((most,{length})=>Math.max(most,length),0),column=Math.min(widest(shown.map(({place})=>place)),
MAX_PLACE)+2,kindWidth=widest(shown.map(({kind})=>kind)),isMixed=new Set(shown.map(({services})=>services)).size>1;return shown.flatMap(({place,kind,what,services})=>{
const needed=isMixed&&services!==""?` (${services})`:"",text=`${kind.padEnd(kindWidth)}  ${what}${needed}`;return(0,terminal.wW)({indent:2,label:place,style:"di\
m",column,text},layout)})}var report_files=__webpack_require__(8463),usage=__webpack_require__(7854),wording=__webpack_require__(1460),read=__webpack_require__(
5751),visit_requirements=__webpack_require__(2859),skip=__webpack_require__(5960),visit_stop=__webpack_require__(6875);async function runCheck({raw,output},running){
const{program,secrets:secrets2,loseOutput}=running,{stdout,stderr,env}=program,{settings,verdict,context}=await checkWithProgress(raw,output,running),options={...{
...layoutOf(stdout,output.color,env),withFlags:wording.W},context,isQuiet:output.isQuiet};try{const isJson=output.format==="json";await(0,streams.yy)(stdout,isJson?
(0,json.h)(verdict,context):(0,text_text.S5)(verdict,options))}catch(error){loseOutput(secrets2.redact((0,failure.A3)(error)))}const{report}=settings;for(const warning of await(0,report_files.
t)(report,{verdict,context},program.cwd()))stderr.write(`tf-disco: ${warning}
`);return verdict.passed?0:1}async function checkWithProgress(raw,output,running){const{program,secrets:secrets2,stop}=running,progress=showProgress(output,running);
try{return await(0,check.z6)(raw,{environment:program.env,directory:program.cwd(),wording:wording.OF_FLAGS,isFork:!1,stop,startTimer:visit_stop.I,progress:progress.
show,changes:noPullRequest,secrets:secrets2,kill:program.kill})}finally{progress.end()}}function showProgress({isQuiet},{program,secrets:secrets2}){const{stderr,
env}=program,write=text=>{stderr.write(secrets2.redact(text))};return isQuiet?show_progress.qY:stderr.isTTY?(0,show_progress.XP)(write,columnsOf(stderr,env),show_progress.
Si):(0,show_progress.fN)(line=>write(`${line}
`),show_progress.Si)}async function noPullRequest(){return{kind:"all",why:"there is no pull request"}}async function listUsages({raw,output},{program,secrets:{redact},
stop}){const{stdout,stderr,env}=program,directory=program.cwd(),world={environment:env,directory,wording:wording.OF_FLAGS,stop,progress:()=>{}},settings=await(0,read.
readSettings)(raw,world),scanned=await(0,check.SQ)(settings,world),dialect=await(0,check.IZ)(settings,scanned,world),found=(0,usage.sw)(scanned.usages,dialect.clients),
{usages,remarks}=await(0,configure.jK)(found,settings,dialect,{...world,scanned:{...settings,...scanned}}),requirements=(0,visit_requirements.C)(settings,usages,
dialect.clients),skips=(0,skip.e)(requirements,settings,dialect),shown=output.format==="json"?renderUsagesJson(usages,skips):renderUsagesText(usages,requirements,
skips,{...layoutOf(stdout,output.color,env),withFlags:wording.W}),kept=(0,check.wX)(requirements);await(0,streams.yy)(stdout,shown.map(line=>redact(line,kept))),
scanned.isEmpty&&stderr.write(`tf-disco: found no Terraform or OpenTofu files
`);const notes=(0,usage.vH)(scanned.notes,dialect.clients).map(({problem,place})=>`${(0,safe_text.RK)(place.file)}:${place.line}: ${problem.code}: ${(0,safe_text.
RK)(problem.message)}
`),lines=(0,report_remarks.q)(remarks).map(remark=>`${(0,safe_text.RK)(remark)}
`);return await(0,streams.yy)(stderr,redact([...new Set(notes),...lines])),0}}),1460:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{OF_FLAGS:()=>OF_FLAGS,W:()=>withFlags});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760),_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1831),_nearest_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(8535),_table_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
3557),_commands_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(7188);const NAMES=new Set(_table_js__WEBPACK_IMPORTED_MODULE_4__.f.flatMap(([,settings])=>settings.
map(({name})=>name))),withFlags=text=>text.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(quoted,name,value)=>NAMES.has(name)?`\`--${name}${value===void 0?"":
` ${value}`}\``:quoted).replaceAll("hostnames input","--hostnames"),OF_FLAGS={setting:name=>`--${name}`,missingPath:(path,directory)=>{const meant=meantBy(path,
directory),hint=meant===null?"":`; did you mean ${meant}?`;return`"${path}" does not exist in ${directory}${hint}`}},COMMANDS_OF_OTHERS=new Map([...["init","lin\
t","run","scan","test","validate"].map(word=>[word,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function meantBy(path,directory){const command=COMMANDS_OF_OTHERS.
get(path)??(0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__.q)(path,_commands_js__WEBPACK_IMPORTED_MODULE_5__.bw);if(command!==null)return`"tf-disco ${command}"`;const similar=(0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__.
q)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path),namesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.
resolve)(directory,path))));if(similar!==null)return`"${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path),
similar)}"`;const host=(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.Pv)(path.replace(/^https:\/\/|\/$/g,""));return!host.ok||!path.includes(".")||CONFIGURATION.
test(path)?null:`--hostnames ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.nx)(host.value)}`}const CONFIGURATION=/\.(?:tf|tofu|hcl|json|tfvars)$/,MAX_NAMES=1e3;
function namesIn(directory){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory).slice(0,MAX_NAMES)}catch{return[]}}})};export{id,ids,modules};
