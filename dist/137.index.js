const id=137,ids=[137,52],modules={9052:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{withDiffLinks:()=>withDiffLinks});var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7598),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760),_files_read_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5747),_place_links_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(2722);function withDiffLinks(located,changed,workspace,{
pull,serverUrl,owner,repository}){const patches=new Map(changed.map(({file,patch})=>[file,patch])),inDiff=located.flatMap(({file,path,url,isOfRun})=>{const patch=patches.
get(path)??null,read=patch===null||!isOfRun?null:(0,_files_read_text_js__WEBPACK_IMPORTED_MODULE_2__.yR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace,
file));if(pull===null||patch===null||!read?.ok)return[];const page=`${serverUrl}/${owner}/${repository}/pull/${pull.number}/files#diff-${anchorOf(path)}`;return[
[file,{url,diff:{url:page,lines:linesInDiff(patch,read.text)}}]]});return new Map([...(0,_place_links_js__WEBPACK_IMPORTED_MODULE_3__.hP)(located),...inDiff])}const anchorOf=path=>(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.
createHash)("sha256").update(path).digest("hex");function linesInDiff(patch,text){const lines=text.split(`
`).map(withoutReturn),shown=new Set;let at=0;for(const line of patch.split(`
`)){const[,start]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(line)??[];start!==void 0?at=Number(start):/^[ +]/.test(line)&&(lines[at-1]===withoutReturn(line.slice(1))&&shown.
add(at),at+=1)}return shown}const withoutReturn=line=>line.endsWith("\r")?line.slice(0,-1):line}),317:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{F9:()=>ApiFailure,Ic:()=>describeFailure,Wo:()=>isPresent});var _report_safe_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
8641);class ApiFailure extends Error{name="ApiFailure";httpStatus;accepted;isLimit;constructor(message,{httpStatus=null,accepted=null,isLimit=!1}={}){super(message),
this.httpStatus=httpStatus,this.accepted=accepted,this.isLimit=isLimit}}async function isPresent(done){try{return await done,!0}catch(error){if(error instanceof
ApiFailure&&error.httpStatus===404)return!1;throw error}}const MAX_MESSAGE=300;function describeFailure(what,failure,{run,permission}){const{httpStatus,message}=failure,
answer=httpStatus===null?`did not answer (${brief(message)})`:`returned ${httpStatus} (${brief(message)})`;return`${what}: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.
RK)(run.apiUrl)} ${answer}${cureOf(failure,run,permission)}`}const brief=message=>(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.BP)((0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.
RK)(message.replace(/\s+/gu," "),MAX_MESSAGE));function cureOf({httpStatus,accepted,isLimit},run,permission){if(isLimit)return"; GitHub limits the rate of reque\
sts, try again later";switch(httpStatus){case 401:return"; github-token is invalid or has expired";case 403:case 404:return run.pull?.isFork===!0&&permission.endsWith(
"write")?"; the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${permission}\` to \`permissions\` of the job${acceptedOf(
accepted,permission)}`;case 410:return permission==="issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}function acceptedOf(accepted,permission){
if(accepted===null||accepted==="")return"";const plain=accepted.replaceAll("_","-").replaceAll("=",": ");return plain===permission?"":`; GitHub accepts \`${brief(
plain.replaceAll("`",""))}\``}}),5137:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),
__webpack_require__.d(__webpack_exports__,{publish:()=>publish});var failure=__webpack_require__(6309),judge_verdict=__webpack_require__(1393),measure=__webpack_require__(
7574),phrases=__webpack_require__(4120),safe_text=__webpack_require__(8641),layout=__webpack_require__(9574),markdown_page=__webpack_require__(3616),view=__webpack_require__(
8373);const FILES="the files",MAX_TITLE=200,TITLE="Terraform service discovery fails: ",MAX_NAMED=3,MAX_ROWS=10,MAX_IN_ROW=6,MAX_LISTED=20;function renderIssueTitle({
failing}){const names=failing.first.map(({subject})=>subject===FILES?FILES_SHOWN:(0,safe_text.RK)(subject,MAX_TITLE)),more=failing.count-Math.min(names.length,MAX_NAMED),
named=[...names.slice(0,MAX_NAMED),...more>0?[`${more} more`]:[]].join(", "),title=`${TITLE}${named}`;return title.length<=MAX_TITLE?title:`${TITLE}${failing.count}\
 hosts`}const isOwnTitle=title=>title.startsWith(TITLE);function renderIssue(verdict,context,{outage,page,maxBytes}){const isFailing=outage.failing.count>0;return(0,markdown_page.
XA)(verdict,{context,rest:view.xy,isBrief:!0},{head:[`### ${(0,markdown_page.gD)(verdict)}`,...isFailing?[failingSince(outage,context.startedAt)]:[]].join(`

`),foot:`Last checked ${(0,measure.QN)(context.startedAt)}; details in the summary of ${(0,markdown_page.Fp)(page)}. Updated automatically.${isFailing?" Closes \
when all hosts recover.":""}`,maxBytes})}function failingSince({failing},now){const runs=[...Map.groupBy(failing.first,({since})=>since)],[first]=runs;if(first!==
void 0&&first[1].length===failing.count){const[since]=first;return`<p>Failing since ${(0,measure.QN)(since)} (${(0,measure.u8)(since,now)}).</p>`}const shown=runs.
slice(0,MAX_ROWS),rows=shown.map(([since,subjects])=>{const names=subjects.slice(0,MAX_IN_ROW).map(({subject})=>subject===FILES?FILES_SHOWN:(0,layout.rm)(subject));
return[(0,phrases.K4)(names,MAX_IN_ROW,subjects.length-names.length),(0,measure.QN)(since),(0,measure.u8)(since,now)]}),more=failing.count-shown.flatMap(([,subjects])=>subjects).
length;return(0,layout.I$)(["Failing","Since","Duration"],more>0?[...rows,[`and ${more} more`,"",""]]:rows)}function renderOutageEvent(event,page){const{at,down,
up,gone,still,endedSince,isReopened}=event,showRecovered=({subject,since})=>`${showSubject(subject)} (after ${(0,measure.u8)(since,at)})`;return`${[...isReopened?
["Reopened: the failure continues or has returned."]:[],...lineOf(down,showSubject,(list,be)=>`\u274C ${list} ${be} failing.`),...lineOf(up,showRecovered,list=>`\
\u2705 Recovered: ${list}.`),...lineOf(gone,showSubject,(list,be)=>`\u26AA ${list} ${be} no longer checked.`),...lineOf(still,showSubject,(list,be)=>`\u274C ${list}\
 ${be} still failing.`),...endedSince===null?[]:[`**Nothing fails any more.** The outage lasted ${(0,measure.u8)(endedSince,at)}, from ${(0,measure.QN)(endedSince)}\
 to ${(0,measure.QN)(at)}, as observed by this check.`],`<sub>${(0,measure.QN)(at)}, ${(0,markdown_page.Fp)(page)}</sub>`].join(`

`)}
`}const renderDuplicate=other=>`Duplicate of #${other}, which another run opened at the same time.
`;function lineOf({first,count},show,phrase){if(count===0)return[];const list=first.slice(0,MAX_LISTED).map(show).join(", "),more=count-Math.min(first.length,MAX_LISTED);
return[phrase(more>0?`${list} and ${more} more`:list,count===1?"is":"are")]}const FILES_SHOWN="the file check",showSubject=subject=>subject===FILES?FILES_SHOWN:
(0,safe_text.D9)(subject);var outcome=__webpack_require__(5102),diff_links=__webpack_require__(9052),github_failure=__webpack_require__(317),workflow_run=__webpack_require__(
8782);const titleFor=verdict=>`${(0,markdown_page.rL)(verdict)} Terraform service discovery: ${(0,outcome.$N)(verdict)}`,renderComment=(verdict,context,page,maxBytes)=>(0,markdown_page.
XA)(verdict,{context,rest:view.xy,isBrief:!0},{head:`### ${titleFor(verdict)}`,foot:`Details in the summary of ${(0,markdown_page.Fp)(page)}. Updated automatica\
lly.`,maxBytes}),renderReducedComment=(verdict,page)=>`${titleFor(verdict)}. <sub>${(0,markdown_page.Fp)(page)}</sub>
`,gistOf=verdict=>[verdict.passed,verdict.hosts.map(({visit})=>visit.host).toSorted(),verdict.findings.filter(({severity})=>severity!=="notice").map(({severity,
host,service,problem,places})=>JSON.stringify([severity,host,service,problem.code,places])).toSorted()],nothing=why=>({kind:"nothing",why});function decideComment(mode,before,now){
return mode==="never"?nothing("comments are turned off"):before===null?now.passed&&mode==="on-failure"?nothing("the check passed"):{kind:"create"}:before.run>now.
run?nothing("a later run has updated it"):now.passed?before.passed&&mode==="on-failure"?nothing("the check still passes"):{kind:"reduce"}:mode==="on-failure"&&before.
digest===now.digest?nothing("the findings are the same"):{kind:"update"}}function readCommentState(state){const[digest,run]=[(0,workflow_run.at)(state,"digest"),
(0,workflow_run.at)(state,"run")];return{passed:(0,workflow_run.at)(state,"passed")===!0,digest:typeof digest=="string"?digest:"",run:typeof run=="number"?run:0}}
var external_node_crypto_=__webpack_require__(7598);const NAME="tf-disco",MAX_LENGTH=3e4,keyOf=(run,...parts)=>digestOf([run.workflow,run.job,run.step,...parts]),
digestOf=data=>(0,external_node_crypto_.createHash)("sha256").update(JSON.stringify(data)).digest("hex").slice(0,16);function writeMarker(kind,key,state){const json=JSON.
stringify(state).replace(/[<>&]/g,safe_text.z5);return`<!-- ${NAME} ${kind} ${key} ${json} -->`}function readMarker(body,kind,key){const prefix=`<!-- ${NAME} ${kind}\
 ${key} `;if(!body.startsWith(prefix))return;const end=body.indexOf(" -->",prefix.length);if(!(end<0||end>MAX_LENGTH))try{return JSON.parse(body.slice(prefix.length,
end))}catch{return}}const MAX_BODY_BYTES=65536;async function deliverComment(api,delivery){const{run,pull,mode,verdict}=delivery,key=keyOf(run),state={passed:verdict.
passed,digest:digestOf(gistOf(verdict)),run:run.id},own=(await ownComments(api,pull,"comment",key)).toSorted((a,b)=>a.id-b.id),[first,...duplicates]=own,before=first&&
readCommentState(readMarker(first.body,"comment",key)),action=decideComment(mode,before??null,state);if(action.kind==="nothing")return`unchanged, ${action.why}`;
for(const{id:id2}of duplicates)await(0,github_failure.Wo)(api.deleteComment(id2));const body=await bodyOf(delivery,writeMarker("comment",key,state));return first!==
void 0&&await(0,github_failure.Wo)(api.updateComment(first.id,body))?action.kind==="reduce"?"reduced to one line, the check passed":"updated":(await postOnce(api,
pull,"comment",key,body),first===void 0?"created":"created again")}async function bodyOf({run,verdict,context,findLinks},marker){if(verdict.passed)return`${marker}\

${renderReducedComment(verdict,run)}`;const linked={...context,links:await findLinks()},text=renderComment(verdict,linked,run,MAX_BODY_BYTES-marker.length-1);return`${marker}\

${text}`}async function ownComments(api,issue,kind,key){return(await api.listComments(issue)).filter(({body,isTrusted})=>isTrusted&&readMarker(body,kind,key)!==
void 0)}async function postOnce(api,issue,kind,key,body){const marker=body.slice(0,body.indexOf(`
`));let created;try{created=await api.createComment(issue,body)}catch(error){if(!isUncertain(error))throw error;if((await ownComments(api,issue,kind,key)).some(
each=>each.body.startsWith(marker)))return;created=await api.createComment(issue,body)}const oldest=Math.min(...(await ownComments(api,issue,kind,key)).map(({id:id2})=>id2));
created.id<=oldest||(kind==="comment"&&await(0,github_failure.Wo)(api.updateComment(oldest,body)),await(0,github_failure.Wo)(api.deleteComment(created.id)))}const isUncertain=error=>error instanceof
github_failure.F9&&(error.httpStatus===null||error.httpStatus>=500),MAX_LIST=6e3,MAX_EVENT_LIST=1200;function shorten(items,maxCharacters=MAX_LIST){let characters=0;
const end=items.findIndex(item=>(characters+=JSON.stringify(item).length,characters>maxCharacters));return{first:end<0?items:items.slice(0,end),count:items.length}}
function readIssueState(value){const hosts=readList((0,workflow_run.at)(value,"hosts"),isText),failing=readList((0,workflow_run.at)(value,"failing"),isFailingSince);
if(hosts===null||failing===null)return null;const[since,digest,untold]=[(0,workflow_run.at)(value,"since"),(0,workflow_run.at)(value,"digest"),(0,workflow_run.at)(
value,"untold")];return{hosts,failing,digest:isText(digest)?digest:"",since:isTime(since)?since:null,changes:readNumber((0,workflow_run.at)(value,"changes")),untold:Array.
isArray(untold)?untold.flatMap(event=>readEvent(event)??[]):[],run:readNumber((0,workflow_run.at)(value,"run"))}}function readEvent(value){const down=readList((0,workflow_run.
at)(value,"down"),isText),up=readList((0,workflow_run.at)(value,"up"),isFailingSince),gone=readList((0,workflow_run.at)(value,"gone"),isText),still=readList((0,workflow_run.
at)(value,"still"),isText),[time,ended]=[(0,workflow_run.at)(value,"at"),(0,workflow_run.at)(value,"endedSince")];return!down||!up||!gone||!still||!isTime(time)?
null:{number:readNumber((0,workflow_run.at)(value,"number")),at:time,down,up,gone,still,endedSince:isTime(ended)?ended:null,isReopened:(0,workflow_run.at)(value,
"isReopened")===!0}}function readList(value,isItem){const first=(0,workflow_run.at)(value,"first");return!Array.isArray(first)||!first.every(isItem)?null:{first,
count:Math.max(first.length,readNumber((0,workflow_run.at)(value,"count")))}}const isText=value=>typeof value=="string",isTime=value=>isText(value)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.
test(value)&&!Number.isNaN(Date.parse(value)),isFailingSince=value=>isText((0,workflow_run.at)(value,"subject"))&&isTime((0,workflow_run.at)(value,"since")),readNumber=value=>typeof value==
"number"&&Number.isSafeInteger(value)&&value>=0?value:0,MAX_UNTOLD=3,issue_plan_nothing=why=>({kind:"nothing",why});function decideIssue(existing,now){const isRecovered=now.
failing.length===0;if(existing===null)return isRecovered?issue_plan_nothing("no failures"):{kind:"open",state:firstState(now)};const{state,isOpen,reason}=existing;
if(state.run>now.run)return issue_plan_nothing("a later run has updated it");if(!isOpen&&isRecovered)return issue_plan_nothing("no failures");if(!isOpen&&reason===
"not_planned"&&state.digest===now.digest)return issue_plan_nothing("it was closed as not planned");const next=nextState(state,now,!isOpen);return{kind:isRecovered?
"close":isOpen?"update":"reopen",state:next}}const firstState=now=>({hosts:shorten(now.hosts),failing:issue_plan_failingSince(now,[]),digest:now.digest,since:now.
at,changes:0,untold:[],run:now.run});function nextState(state,now,isReopened){const isChange=state.digest!==now.digest||isReopened;return{hosts:shorten(now.hosts),
failing:issue_plan_failingSince(now,state.failing.first),digest:now.digest,since:now.failing.length===0?null:state.since??now.at,changes:state.changes+(isChange?
1:0),untold:isChange?[...state.untold,eventOf(state,now,isReopened)].slice(-MAX_UNTOLD):state.untold,run:now.run}}function eventOf(state,now,isReopened){const before=new Set(
state.failing.first.map(({subject})=>subject)),failing=new Set(now.failing),isWhole=state.failing.count===state.failing.first.length,checked=new Set([...now.hosts,
FILES]),ended=state.failing.first.filter(({subject})=>!failing.has(subject)),isKnown=subject=>before.has(subject)||!isWhole,short=items=>shorten(items,MAX_EVENT_LIST);
return{number:state.changes+1,at:now.at,down:short(now.failing.filter(subject=>!isKnown(subject))),up:short(ended.filter(({subject})=>checked.has(subject))),gone:short(
ended.flatMap(({subject})=>checked.has(subject)?[]:[subject])),still:short(now.failing.filter(isKnown)),endedSince:failing.size===0?state.since:null,isReopened}}
function issue_plan_failingSince({failing,at},before){const known=new Map(before.map(({subject,since})=>[subject,since]));return shorten(failing.map(subject=>({
subject,since:known.get(subject)??at})))}function sharedHosts(mine,{hosts}){const[kept,others]=[shorten(mine).first,new Set(hosts.first)];if(mine.length===0||hosts.
count===0)return 1;const shared=kept.filter(host=>others.has(host)).length;return mine.length===hosts.count&&shared===others.size?Number.POSITIVE_INFINITY:shared}
const WEEK_MS=7*864e5,UNLABELLED=100,LABEL={color:"b60205",description:"Terraform registry outage"};async function deliverIssue(api,delivery){const{now}=delivery,
open=await findOpen(api,delivery),own=open[0]??(now.failing.length>0?await findElsewhere(api,delivery):void 0),action=decideIssue(own??null,now);return action.kind===
"nothing"?`unchanged, ${action.why}`:(await closeDuplicates(api,now,open),own===void 0?await openOne(api,delivery,action.state):(await addMissingLabel(api,delivery,
own),await perform(api,delivery,own,action),`#${own.number} ${DONE[action.kind]}`))}const DONE={open:"opened",update:"updated",reopen:"reopened",close:"closed"};
async function findOpen(api,delivery){const[labels=""]=delivery.labels;return ranked(await api.listIssues({state:"open",labels}),delivery)}async function findElsewhere(api,delivery){
const[labels=""]=delivery.labels,from=Date.parse(delivery.now.at)-WEEK_MS,since=new Date(from).toISOString(),recent=(await api.listIssues({state:"closed",labels,
since})).filter(({closedAt:closedAt2})=>closedAt2!==null&&Date.parse(closedAt2)>=from),[last]=ranked(recent,delivery).toSorted((a,b)=>closedAt(b)-closedAt(a));return last??
ranked(await api.listIssues({state:"open"},UNLABELLED),delivery)[0]}const closedAt=issue=>Date.parse(issue.closedAt??"")||0;function ranked(issues,{key,now}){return issues.
flatMap(issue=>{const state=readIssueState(readMarker(issue.body,"issue",key));if(!issue.isTrusted||state===null)return[];const shared=sharedHosts(now.hosts,state);
return shared===0?[]:[{...issue,state,shared}]}).toSorted((a,b)=>a.shared===b.shared?a.number-b.number:b.shared>a.shared?1:-1)}async function closeDuplicates(api,{
hosts},[first,...others]){for(const{number,state}of others){const isSame=sharedHosts(hosts,state)===Number.POSITIVE_INFINITY;first&&isSame&&await closeAsDuplicate(
api,number,first.number)}}const closeAsDuplicate=(api,number,other)=>api.updateIssue(number,{body:renderDuplicate(other),state:"closed",state_reason:"not_planne\
d"});async function openOne(api,delivery,state){const{labels}=delivery;await provideLabel(api,labels[0]??"");const issue={title:renderIssueTitle(state),body:issue_bodyOf(
delivery,state),labels},created=await createOnce(api,delivery,issue);if(created===null)return"opened, without a confirmation by GitHub";await addMissingLabel(api,
delivery,created);const[first]=(await findOpen(api,delivery)).toSorted((a,b)=>a.number-b.number);return first===void 0||first.number>=created.number?`#${created.
number} opened`:(await closeAsDuplicate(api,created.number,first.number),`#${first.number} was opened by another run`)}async function createOnce(api,delivery,issue){
try{return await api.createIssue(issue)}catch(error){if(!isUncertain(error))throw error;return(await findOpen(api,delivery)).length>0?null:await api.createIssue(
issue)}}async function provideLabel(api,name){try{await api.hasLabel(name)||await api.createLabel({name,...LABEL})}catch(error){if(!(error instanceof github_failure.
F9))throw error}}async function addMissingLabel(api,{labels},issue){const[label=""]=labels;issue.labels.some(each=>each.toLowerCase()===label.toLowerCase())||await api.
addLabels(issue.number,labels)}async function perform(api,delivery,own,{kind,state}){const reopening=kind==="reopen"?{state:"open",state_reason:"reopened"}:{},closing=kind===
"close"?{state:"closed",state_reason:"completed"}:{};if(state.untold.length>0){const body=issue_bodyOf(delivery,state);await api.updateIssue(own.number,{...reopening,
...titlePatch(own,state),body});for(const event of state.untold)await postEvent(api,delivery,own.number,event)}await api.updateIssue(own.number,{...closing,body:issue_bodyOf(
delivery,{...state,untold:[]})})}function titlePatch(own,state){const title=renderIssueTitle(state);return state.failing.count===0||!isOwnTitle(own.title)||title===
own.title?{}:{title}}async function postEvent(api,delivery,issue,event){const key=digestOf([delivery.key,event.number]);if((await ownComments(api,issue,"change",
key)).length>0)return;const body=`${writeMarker("change",key,{})}
${renderOutageEvent(event,delivery.run)}`;await postOnce(api,issue,"change",key,body)}function issue_bodyOf({key,run,verdict,context},state){const marker=writeMarker(
"issue",key,state),maxBytes=MAX_BODY_BYTES-marker.length-1;return`${marker}
${renderIssue(verdict,context,{outage:state,page:run,maxBytes})}`}const TOTAL_MS=6e4,LIST_MS=1e4,MAX_FILES=300;async function publish(checked,run,workspace,stop){
const{comment,issue,githubToken}=checked.settings,wanted=[...comment==="never"?[]:["comment"],...issue==="never"?[]:["issue"]],unable=why2=>({notes:[],warnings:wanted.
map(what=>`the ${what} was not written: ${why2}`)});if(run===null)return unable("not a workflow run, GITHUB_REPOSITORY is not set");if(githubToken===null)return unable(
"github-token is empty");const why=(0,workflow_run.Ob)(run);if(why!==null)return unable(why);const{openApi}=await Promise.all([__webpack_require__.e(795),__webpack_require__.
e(435)]).then(__webpack_require__.bind(__webpack_require__,9435)),api=openApi(run,githubToken,TOTAL_MS,stop),done=[...comment==="never"?[]:[await publishComment(
api,run,checked,async()=>{const lister=openApi(run,githubToken,LIST_MS,stop);return await linksInDiff(lister,run,checked,workspace)})],...issue==="never"?[]:[await publishIssue(
api,run,checked)]];return{notes:done.flatMap(({notes})=>notes),warnings:done.flatMap(({warnings})=>warnings)}}async function publishComment(api,run,checked,findLinks){
const{pull}=run;if(pull===null)return note(`comment: skipped, a ${run.event} event has no pull request`);const{settings,verdict,context}=checked;return await attempt(
"comment","pull-requests: write",run,()=>deliverComment(api,{run,pull:pull.number,mode:settings.comment,verdict,context,findLinks}))}async function linksInDiff(api,run,{
changes,located,context},workspace){if(changes?.kind==="files"||!located.some(({isOfRun})=>isOfRun)||run.pull===null)return context.links;try{const files=await api.
listChangedFiles(run.pull.number,MAX_FILES);return(0,diff_links.withDiffLinks)(located,files,workspace,run)}catch(error){if(error instanceof github_failure.F9)return context.
links;throw error}}async function publishIssue(api,run,checked){const why=whyNoIssue(run);if(why!==null)return note(`issue: skipped, ${why}`);const{settings,verdict,
context}=checked,key=keyOf(run,dialectText(settings)),now=observationOf(checked,run);return await attempt("issue","issues: write",run,()=>deliverIssue(api,{run,
key,now,labels:settings.issueLabels,verdict,context}))}const dialectText=({dialect:{name,version}})=>version===null?name:`${name} ${version}`;function whyNoIssue({
event,isDefaultBranch,pull}){return pull!==null||event==="merge_group"?`a ${event} event checks a proposed change`:isDefaultBranch===!1?"not on the default bran\
ch":null}function observationOf({verdict,context},run){const isFailing=findings=>findings.some(({severity})=>(0,judge_verdict.k2)(severity,context.failOn)),hosts=verdict.
hosts.map(({visit})=>visit.host).toSorted(),failing=[...verdict.hosts.filter(host=>isFailing(host.findings)||(0,outcome.b)(host)).map(({visit})=>visit.host),...isFailing(
verdict.files)?[FILES]:[]].toSorted();return{hosts,failing,digest:digestOf(failing),at:context.startedAt,run:run.id}}const note=text=>({notes:[text],warnings:[]});
async function attempt(what,permission,run,deliver){try{return note(`${what}: ${await deliver()}`)}catch(error){const failed=`the ${what} was not written`,warning=error instanceof
github_failure.F9?(0,github_failure.Ic)(failed,error,{run,permission}):`${failed}: ${(0,failure.A3)(error)}`;return{notes:[],warnings:[warning]}}}})};export{id,ids,modules};
