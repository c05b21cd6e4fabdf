const id=909,ids=[909],modules={2909:((__webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.a(__webpack_module__,async(__webpack_handle_async_dependencies__,__webpack_async_result__)=>{
try{let workspace=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};__webpack_require__.r(__webpack_exports__);var _check_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4052),_credentials_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9018),_credentials_redaction_spellings_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
7251),_files_failure_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(6309),_github_place_links_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(2722),_github_runner_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
3581),_github_workflow_run_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(8782),_program_interruption_js__WEBPACK_IMPORTED_MODULE_21__=__webpack_require__(
9077),_program_show_progress_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(3795),_program_small_heap_js__WEBPACK_IMPORTED_MODULE_19__=__webpack_require__(
3386),_program_streams_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(2057),_report_annotations_annotations_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(
1964),_report_json_json_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(6182),_report_json_outputs_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(2827),
_report_markdown_page_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(3616),_report_safe_text_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(8641),_report_text_crash_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(
9703),_report_text_text_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(4421),_report_files_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(8463),_settings_settings_js__WEBPACK_IMPORTED_MODULE_17__=__webpack_require__(
3152),_settings_table_js__WEBPACK_IMPORTED_MODULE_18__=__webpack_require__(3557),_visit_stop_js__WEBPACK_IMPORTED_MODULE_20__=__webpack_require__(6875);const LOG_WIDTH=120;
process.env.UV_THREADPOOL_SIZE??="64",(0,_program_small_heap_js__WEBPACK_IMPORTED_MODULE_19__.p)(),(0,_program_streams_js__WEBPACK_IMPORTED_MODULE_8__.B_)(process.
stdout,why=>process.stderr.write(`the log was not written: ${why}
`)),(0,_program_streams_js__WEBPACK_IMPORTED_MODULE_8__.B_)(process.stderr,()=>{});const event=_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.j_(process.env.GITHUB_EVENT_PATH);
delete process.env.GITHUB_EVENT_PATH;const stop=new _visit_stop_js__WEBPACK_IMPORTED_MODULE_20__.V,now=()=>performance.now();await(0,_program_interruption_js__WEBPACK_IMPORTED_MODULE_21__.
q)(process,await main(_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.Ko(_settings_table_js__WEBPACK_IMPORTED_MODULE_18__.y.map(({name})=>name))));async function main(raw){
const secrets=(0,_credentials_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_1__.c)(raw,process.env,(0,_credentials_redaction_spellings_js__WEBPACK_IMPORTED_MODULE_2__.
K)(_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.QU)),crash=error=>{const text=(0,_credentials_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_1__.r)(clear=>(0,_report_text_crash_js__WEBPACK_IMPORTED_MODULE_14__.
p)(error,clear),secrets);return _github_runner_js__WEBPACK_IMPORTED_MODULE_5__.fJ("Could not run",text),3},interrupted=(0,_program_interruption_js__WEBPACK_IMPORTED_MODULE_21__.
w)(process,stop,{isFinal:!1,crash,now});try{const checked=await checkWithProgress(raw,secrets),exitCode=interrupted.aborted?3:checked.verdict.passed?0:1;return await deliver(
checked,secrets,interrupted),exitCode}catch(error){return error instanceof _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.GN?(_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.
fJ("Wrong settings",secrets.redact(error.mistakes.join(`
`))),2):crash(error)}}async function checkWithProgress(raw,secrets){const progress=(0,_program_show_progress_js__WEBPACK_IMPORTED_MODULE_7__.fN)(line=>_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.
N4(secrets.redact([line])),_program_show_progress_js__WEBPACK_IMPORTED_MODULE_7__.Si);try{return await(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z6)(raw,{environment:process.
env,directory:workspace(),isFork:(0,_github_workflow_run_js__WEBPACK_IMPORTED_MODULE_6__.$c)(process.env.GITHUB_EVENT_NAME,event),stop,startTimer:_visit_stop_js__WEBPACK_IMPORTED_MODULE_20__.
I,progress:progress.show,changes:settings=>readChanges(settings,secrets),secrets,kill:process.kill})}finally{progress.end()}}async function withLinks(checked){const{
verdict,changes,context}=checked,run=(0,_github_workflow_run_js__WEBPACK_IMPORTED_MODULE_6__.ng)(process.env,event),located=run===null?[]:(0,_github_place_links_js__WEBPACK_IMPORTED_MODULE_4__.
ws)((0,_github_place_links_js__WEBPACK_IMPORTED_MODULE_4__.R8)(verdict),workspace(),run);if(run===null||changes?.kind!=="files")return{...checked,located,context:{
...context,links:(0,_github_place_links_js__WEBPACK_IMPORTED_MODULE_4__.hP)(located)}};const{withDiffLinks}=await __webpack_require__.e(52).then(__webpack_require__.
bind(__webpack_require__,9052)),links=withDiffLinks(located,changes.files,workspace(),run);return{...checked,located,context:{...context,links}}}async function deliver(checked,{
redact},interrupted){const{settings,verdict}=checked,{GITHUB_OUTPUT,GITHUB_STEP_SUMMARY,RUNNER_TEMP}=process.env,warn=warnings=>_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.
R8(redact(warnings).map(text=>(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_13__.LS)(text))),attempt=async(what,step)=>{try{await step()}catch(error){warn([`${what}\
: ${(0,_files_failure_js__WEBPACK_IMPORTED_MODULE_3__.A3)(error)}`])}};let linked={...checked,located:[]};await attempt("places are not links",async()=>{linked=
await withLinks(checked)});const{context}=linked,options={colour:!1,width:LOG_WIDTH,isRunner:!0,context};await attempt("the log was not written",()=>_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.
ur((0,_report_text_text_js__WEBPACK_IMPORTED_MODULE_15__.MV)(verdict,options),(0,_report_text_text_js__WEBPACK_IMPORTED_MODULE_15__.K8)(verdict,options))),await attempt(
"the annotations were not written",()=>_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.fz((0,_report_annotations_annotations_js__WEBPACK_IMPORTED_MODULE_9__.H)(verdict,
context))),await attempt("the outputs were not written",async()=>warn(await _github_runner_js__WEBPACK_IMPORTED_MODULE_5__.Kn(GITHUB_OUTPUT,(0,_report_json_outputs_js__WEBPACK_IMPORTED_MODULE_11__.
Y)(verdict)))),await attempt("the job summary was not written to GITHUB_STEP_SUMMARY",()=>_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.Sy(GITHUB_STEP_SUMMARY,
(0,_report_markdown_page_js__WEBPACK_IMPORTED_MODULE_12__.Gc)(verdict,context))),await attempt("the JSON report was not written to RUNNER_TEMP",async()=>{const report=_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.
u5(RUNNER_TEMP,(0,_report_json_json_js__WEBPACK_IMPORTED_MODULE_10__.h)(verdict,context));warn(await _github_runner_js__WEBPACK_IMPORTED_MODULE_5__.Kn(GITHUB_OUTPUT,
{report}))}),await attempt("the report files were not written",async()=>warn(await(0,_report_files_js__WEBPACK_IMPORTED_MODULE_16__.t)(settings.report,{verdict,
context},workspace()))),!interrupted.aborted&&await attempt("the comment and the issue were not written",async()=>{const{notes,warnings}=await publish(linked,interrupted);
_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.N4(redact(notes)),warn(warnings)})}async function publish(checked,interrupted){const{comment,issue}=checked.settings;
return comment==="never"&&issue==="never"?{notes:[],warnings:[]}:await(await __webpack_require__.e(137).then(__webpack_require__.bind(__webpack_require__,5137))).
publish(checked,(0,_github_workflow_run_js__WEBPACK_IMPORTED_MODULE_6__.ng)(process.env,event),workspace(),interrupted)}async function readChanges({githubToken},{
redact}){const run=(0,_github_workflow_run_js__WEBPACK_IMPORTED_MODULE_6__.ng)(process.env,event),changes=await(await __webpack_require__.e(181).then(__webpack_require__.
bind(__webpack_require__,5181))).readChanges(run,githubToken,stop.signal);return changes.kind==="all"&&run?.pull&&_github_runner_js__WEBPACK_IMPORTED_MODULE_5__.
R8(redact([`changed-only has no effect: ${changes.why}`])),changes}__webpack_async_result__()}catch(e){__webpack_async_result__(e)}},1)}),2722:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{R8:()=>filesOf,hP:()=>linksOf,ws:()=>locateFiles});var external_node_path_=__webpack_require__(6760),read_text=__webpack_require__(
5747);const NAME=/^(?!\.{1,2}$)[\w.-]+$/;function remoteIn(config){let isOrigin=!1;for(const each of config.split(`
`)){const line=each.trim();line.startsWith("[")&&(isOrigin=line==='[remote "origin"]');const at=line.indexOf("=");if(!(!isOrigin||at<0||line.slice(0,at).trim().
toLowerCase()!=="url"))return remoteOf(line.slice(at+1).trim())}return null}function remoteOf(url){const short=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(url),[host,
path]=short===null?partsOf(url):[short[1],short[2]],[owner="",name="",...rest]=(path??"").replace(/\/$/,"").split("/"),plain=name.replace(/\.git$/,"");return!host||
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
max(0,previous.length-removed)),from}}function isUnmodified(path,{modified,size}){try{const stats=(0,external_node_fs_.lstatSync)(path),seconds=Math.floor(stats.
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
`).some(line=>line.startsWith(`${commit}${after}`));return isNamed(fetched,"	")||isNamed(packed()," refs/remotes/")}const absolute=(path,from)=>(0,external_node_path_.
isAbsolute)(path)?path:(0,external_node_path_.join)(from,path);function textOf(path){const read=(0,read_text.yR)(path);return read.ok?read.text:null}const lineOf=path=>textOf(
path)?.replace(/\r?\n$/,"")??null;var links=__webpack_require__(4503),places=__webpack_require__(8884);const MAX_FILES=5e3;function filesOf(verdict){const files=new Set;
for(const because of placesIn(verdict))if(typeof because!="string"&&(0,places.CN)(because.file)&&files.add(because.file),files.size===MAX_FILES)break;return files}
function*placesIn({findings,hosts,roots}){for(const{places:places2}of findings)yield*places2;for(const{requirements}of hosts)for(const{because}of requirements)yield*because;
for(const{rows}of roots)for(const{places:places2}of rows)yield*places2}function locateFiles(files,workspace,run){if(!isPlainUrl(run.serverUrl))return[];const findRoot=rootFinder(
workspace);return[...Map.groupBy(files,file=>findRoot(file.split("/").slice(0,-1).join("/")))].flatMap(([root,own])=>root===null?[]:locateIn(root,own,workspace,
run))}const isPlainUrl=url=>/^https?:\/\/[\w.:/-]+$/.test(url);function locateIn({prefix,checkout},files,workspace,run){const{commit,isFetched:isFetched2,remote}=checkout,
server=URL.parse(run.serverUrl);if(remote===null||server===null)return[];if(remote.host!==server.host&&remote.host!==server.hostname)return[];if(!isFetched2&&commit!==
run.commit)return[];const repository=`${remote.owner}/${remote.name}`,blob=`${run.serverUrl}/${repository}/blob/${commit}`,isSame=other=>other?.toLowerCase()===
repository.toLowerCase(),isOfRun=isSame(`${run.owner}/${run.repository}`)||isSame(run.pull?.from),paths=new Map(files.map(file=>[file.slice(prefix.length),file]));
return Array.from(checkout.tracked(new Set(paths.keys())),([path,tracked])=>{const[file,inUrl]=[paths.get(path),(0,links.o)(path)];return file===void 0||inUrl===
null||!isUnmodified((0,external_node_path_.join)(workspace,file),tracked)?[]:{file,path,url:`${blob}/${inUrl}`,isOfRun}}).flat()}function rootFinder(workspace){
const known=new Map,find=directory=>{const found=known.get(directory);if(found!==void 0)return found;const checkout=checkoutAt((0,external_node_path_.join)(workspace,
directory)),above=directory.split("/").slice(0,-1).join("/"),root=checkout!==null?{prefix:directory===""?"":`${directory}/`,checkout}:directory===""?null:find(above);
return known.set(directory,root),root};return find}const linksOf=located=>new Map(located.map(({file,url})=>[file,{url}]))}),3581:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Kn:()=>writeOutputs,Ko:()=>readInputs,N4:()=>note,QU:()=>maskSecrets,R8:()=>warn,Sy:()=>writeSummary,fJ:()=>fail,fz:()=>annotate,
j_:()=>readEvent,u5:()=>writeReport,ur:()=>writeLog});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760),_actions_core__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3594),_files_failure_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(6309),_files_read_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
5747),_files_write_whole_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(566),_problems_brief_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(4e3),_report_pieces_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
5955);const readInputs=names=>Object.fromEntries(names.map(name=>[name,_actions_core__WEBPACK_IMPORTED_MODULE_2__.V4(name)]));function maskSecrets(texts){for(const text of texts)
_actions_core__WEBPACK_IMPORTED_MODULE_2__.Pq(text)}function writeLog(head,parts){_actions_core__WEBPACK_IMPORTED_MODULE_2__.pq(head);let isApart=!0;for(const{kind,
text}of parts){const[title="",...lines]=text.split(`
`),isLong=kind==="plain"&&lines.length>0;(isApart||isLong)&&_actions_core__WEBPACK_IMPORTED_MODULE_2__.pq(""),isApart=isLong,isLong||lines.length===0?_actions_core__WEBPACK_IMPORTED_MODULE_2__.
pq(text):(_actions_core__WEBPACK_IMPORTED_MODULE_2__.Oh(title),_actions_core__WEBPACK_IMPORTED_MODULE_2__.pq(lines.join(`
`)),_actions_core__WEBPACK_IMPORTED_MODULE_2__.N4())}}const WRITE={error:_actions_core__WEBPACK_IMPORTED_MODULE_2__.z3,warning:_actions_core__WEBPACK_IMPORTED_MODULE_2__.
$e,notice:_actions_core__WEBPACK_IMPORTED_MODULE_2__.lm};function annotate(annotations){for(const{level,message,line,column,...others}of annotations)WRITE[level](
message,{...others,...line===void 0?{}:{startLine:line},...column===void 0?{}:{startColumn:column}})}const writeSummary=(file,markdown)=>append("GITHUB_STEP_SUM\
MARY",file,async()=>{await _actions_core__WEBPACK_IMPORTED_MODULE_2__.z.addRaw(markdown).write()});async function writeOutputs(file,outputs){const reasons=new Map;
for(const[name,value]of Object.entries(outputs))try{const set=()=>_actions_core__WEBPACK_IMPORTED_MODULE_2__.uH(name,value);await(file?append("GITHUB_OUTPUT",file,
set):set())}catch(error){reasons.set(name,(0,_files_failure_js__WEBPACK_IMPORTED_MODULE_3__.A3)(error))}const[why]=reasons.values();return why===void 0?[]:[`not\
 written to GITHUB_OUTPUT, and empty for later steps: ${[...reasons.keys()].join(", ")}: ${why}`]}async function append(variable,file,act){if(!file)throw new _files_failure_js__WEBPACK_IMPORTED_MODULE_3__.
Lw(`${variable} is not set; run this as an action on a runner`);const descriptor=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file,"r+");try{const{size}=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
fstatSync)(descriptor);try{await act()}catch(error){throw(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).size>size&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
ftruncateSync)(descriptor,size),error}}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor)}}function writeReport(directory,json){if(!directory)
throw new _files_failure_js__WEBPACK_IMPORTED_MODULE_3__.Lw("RUNNER_TEMP is not set; run this as an action on a runner");const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
join)("tf-disco","report.json");return(0,_files_write_whole_js__WEBPACK_IMPORTED_MODULE_5__.f)(directory,path,(0,_report_pieces_js__WEBPACK_IMPORTED_MODULE_7__.
mk)(json)),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory,path)}function readEvent(path){if(path===void 0||path==="")return null;const read=(0,_files_read_text_js__WEBPACK_IMPORTED_MODULE_4__.
yR)(path);try{if(read.ok)return JSON.parse(read.text)}catch{}const why=read.ok?"is not JSON":(0,_problems_brief_js__WEBPACK_IMPORTED_MODULE_6__.mP)(read.failure);
return _actions_core__WEBPACK_IMPORTED_MODULE_2__.$e(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${why}; check that no earlier step changes\
 it`),null}function note(messages){for(const message of messages)_actions_core__WEBPACK_IMPORTED_MODULE_2__.pq(message)}function warn(messages){for(const message of messages)
_actions_core__WEBPACK_IMPORTED_MODULE_2__.$e(message)}const fail=(title,message)=>_actions_core__WEBPACK_IMPORTED_MODULE_2__.z3(message,{title})}),8782:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{$c:()=>isForkEvent,Ob:()=>whyNoApi,at:()=>at,ng:()=>runOf});var _report_safe_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
8641);const REPOSITORY=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function runOf(environment,payload){const text=name=>environment[name]?.trim()??"",[,owner,
repository]=REPOSITORY.exec(text("GITHUB_REPOSITORY"))??[];if(owner===void 0||repository===void 0)return null;const serverUrl=withoutSlash(text("GITHUB_SERVER_U\
RL")||"https://github.com");return{owner,repository,apiUrl:withoutSlash(text("GITHUB_API_URL")||"https://api.github.com"),serverUrl,event:text("GITHUB_EVENT_NAM\
E"),workflow:workflowOf(text("GITHUB_WORKFLOW_REF"))??text("GITHUB_WORKFLOW"),job:text("GITHUB_JOB"),step:text("GITHUB_ACTION"),id:Number(/^\d+$/.exec(text("GIT\
HUB_RUN_ID"))?.[0]??0),url:`${serverUrl}/${owner}/${repository}/actions/runs/${text("GITHUB_RUN_ID")}`,commit:textAt(payload,"pull_request","head","sha")??text(
"GITHUB_SHA"),pull:pullOf(text("GITHUB_EVENT_NAME"),payload),isDefaultBranch:isDefaultBranch(text("GITHUB_REF"),payload)}}const withoutSlash=url=>url.replace(/(?<!\/)\/+$/,
"");function whyNoApi({apiUrl}){const url=URL.parse(apiUrl);return url!==null&&/^https?:$/.test(url.protocol)?null:`GITHUB_API_URL is not an https URL: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.
RK)(apiUrl)}`}const workflowOf=reference=>/^[^/]+\/[^/]+\/(.+?)@/.exec(reference)?.[1];function isForkEvent(event,payload){if(event==="pull_request_target")return!1;
const head=at(payload,"pull_request","head"),[from,to]=[at(head,"repo","full_name"),at(payload,"pull_request","base","repo","full_name")];return head!==void 0&&
from!==to}function pullOf(event,payload){const number=at(payload,"pull_request","number");return typeof number=="number"&&Number.isSafeInteger(number)&&number>0?
{number,isFork:isForkEvent(event,payload),from:textAt(payload,"pull_request","head","repo","full_name")??null}:null}function isDefaultBranch(reference,payload){
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
1),fits})}})};export{id,ids,modules};
