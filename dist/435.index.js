const id=435,ids=[435],modules={9435:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{openApi:()=>openApi});var failure=__webpack_require__(317),workflow_run=__webpack_require__(8782);const commentOf=answer=>({id:numberAt(answer,"id"),body:optionalTextAt(
answer,"body")??"",isTrusted:isTrusted(answer)}),issueOf=answer=>({number:numberAt(answer,"number"),title:textAt(answer,"title"),body:optionalTextAt(answer,"bod\
y")??"",isOpen:textAt(answer,"state")==="open",reason:optionalTextAt(answer,"state_reason"),closedAt:optionalTextAt(answer,"closed_at"),labels:listOf((0,workflow_run.
at)(answer,"labels")).flatMap(label=>typeof label=="string"?label:optionalTextAt(label,"name")??[]),isTrusted:isTrusted(answer)}),STATUSES=["added","removed","m\
odified","renamed","copied","changed","unchanged"],changedFileOf=answer=>({file:textAt(answer,"filename"),status:STATUSES.find(status=>status===(0,workflow_run.
at)(answer,"status"))??refuse(),changes:numberAt(answer,"changes"),patch:optionalTextAt(answer,"patch")});function listOf(answer){return Array.isArray(answer)?answer:
refuse()}const WRITERS=["OWNER","MEMBER","COLLABORATOR"],isTrusted=answer=>(0,workflow_run.at)(answer,"user","type")==="Bot"||WRITERS.includes((0,workflow_run.at)(
answer,"author_association"));function textAt(answer,name){return optionalTextAt(answer,name)??refuse()}function optionalTextAt(answer,name){const text=(0,workflow_run.
at)(answer,name)??null;return text===null||typeof text=="string"?text:refuse()}function numberAt(answer,name){const value=(0,workflow_run.at)(answer,name),number=typeof value==
"bigint"?Number(value):value;return typeof number=="number"&&Number.isFinite(number)&&number>=0?number:refuse()}function refuse(){throw new failure.F9("unexpect\
ed response")}var promises_=__webpack_require__(8500),github=__webpack_require__(9795),version=__webpack_require__(3592);const MAX_WAIT_MS=2e4,MAX_RETRIES=2,FIRST_WAIT_MS=500,
isLimited=failed=>waitForLimit(failed)!==null;function waitBeforeRetry(failed){if(failed.before>=MAX_RETRIES)return null;const limited=waitForLimit(failed);return limited!==
null?limited<=MAX_WAIT_MS?limited:null:failed.method==="POST"?null:failed.status===null||failed.status===408||failed.status>=500?FIRST_WAIT_MS*2**failed.before:
null}function waitForLimit({status,headers,message,before,now}){if(status!==403&&status!==429)return null;const after=Number(headers["retry-after"]??Number.NaN);
if(Number.isFinite(after))return Math.max(0,after*1e3);const reset=Number(headers["x-ratelimit-reset"]??Number.NaN);return String(headers["x-ratelimit-remaining"]??
"")==="0"&&Number.isFinite(reset)?Math.max(0,reset*1e3-now):status===429||/secondary rate limit|abuse detection/i.test(message)?5e3*2**before:null}const REQUEST_MS=1e4,
MAX_BYTES=32*1024*1024,REDIRECTS=[301,302,303,307,308],SILENT={debug:()=>{},info:()=>{},warn:()=>{},error:()=>{}};function connect(run,token,deadline){const octokit=(0,github.
Q)(token.reveal(),{baseUrl:run.apiUrl,userAgent:version._O,log:SILENT});return octokit.hook.wrap("request",async(send,options)=>{const plainFetch=options.request?.
fetch??fetch;for(let before=0;;before+=1){const refusal=new AbortController,signal=AbortSignal.any([deadline,AbortSignal.timeout(REQUEST_MS),refusal.signal]),bounded=boundedFetch(
plainFetch,run,refusal);options.request={...options.request,signal,log:SILENT,fetch:bounded};try{const response=await send(options);if(signal.throwIfAborted(),options.
method==="GET"&&!response.data)throw new Error("empty response");return response}catch(error){if(refusal.signal.aborted)throw refusal.signal.reason;const failed=failedOf(
error,options.method,before),waitMs=deadline.aborted?null:waitBeforeRetry(failed);if(waitMs===null)throw failureOf(failed);await(0,promises_.setTimeout)(waitMs,
void 0,{signal:deadline}).catch(()=>{throw failureOf(failed)})}}}),octokit}function boundedFetch(plain,run,refusal){const refuse2=why=>(refusal.abort(new failure.
F9(why)),refusal.signal.reason);return async(url,init)=>{if(new URL(String(url)).origin!==new URL(run.apiUrl).origin)throw refuse2("the response links to anothe\
r server");const response=await plain(url,{...init,redirect:"manual"});if(REDIRECTS.includes(response.status))throw refuse2("the response is a redirect");let bytes=0;
const counted=new TransformStream({transform:(chunk,controller)=>{if(bytes+=chunk.length,bytes>MAX_BYTES)throw refuse2("the response is too long");controller.enqueue(
chunk)}});return new Response(response.body?.pipeThrough(counted)??null,response)}}async function asked(answer){try{return await answer}catch(error){throw error instanceof
failure.F9?error:new failure.F9("unexpected response")}}function failedOf(error,method,before){const response=error instanceof Error&&"response"in error?error.response:
void 0,status=response instanceof Object?Reflect.get(response,"status"):null,headers=response instanceof Object?Reflect.get(response,"headers"):{};return{method,
status:typeof status=="number"?status:null,headers:headers instanceof Object?{...headers}:{},message:messageOf(error),before,now:Date.now()}}function failureOf(failed){
const accepted=failed.headers["x-accepted-github-permissions"];return new failure.F9(failed.message,{httpStatus:failed.status,accepted:accepted===void 0?null:String(
accepted),isLimit:isLimited(failed)})}function messageOf(error){if(!(error instanceof Error))return String(error);const cause=error.cause instanceof Error?error.
cause:error;return[error.name,cause.name].some(name=>/^(Abort|Timeout)Error$/.test(name))?"timed out":error.message}const PAGE=100,MAX_PAGES=100;function openApi(run,token,totalMs,stop){
const deadline=AbortSignal.any([AbortSignal.timeout(totalMs),stop]),{rest,paginate}=connect(run,token,deadline),repository={owner:run.owner,repo:run.repository};
async function listed(pages,most=Number.POSITIVE_INFINITY){const items=[];let page=0;for await(const{data}of pages){for(const item of listOf(data))items.push(item);
if(items.length>=most)return items.slice(0,most);if(page+=1,page===MAX_PAGES)throw new failure.F9(`the list has more than ${MAX_PAGES} pages`)}return items}const done=async request=>{
await asked(request)};return{listComments:issue=>{const query={...repository,issue_number:issue,per_page:PAGE},pages=paginate.iterator(rest.issues.listComments,
query);return asked(listed(pages).then(comments=>comments.map(commentOf)))},createComment:(issue,body)=>{const request=rest.issues.createComment({...repository,
issue_number:issue,body});return asked(request.then(({data})=>commentOf(data)))},updateComment:(id2,body)=>done(rest.issues.updateComment({...repository,comment_id:id2,
body}).then(({data})=>commentOf(data))),deleteComment:id2=>done(rest.issues.deleteComment({...repository,comment_id:id2})),listIssues:(query,most)=>{const parameters={
...repository,...query,per_page:PAGE},issues=listed(paginate.iterator(rest.issues.listForRepo,parameters),most),isIssue=each=>(0,workflow_run.at)(each,"pull_req\
uest")===void 0;return asked(issues.then(all=>all.filter(isIssue).map(issueOf)))},createIssue:({title,body,labels})=>{const request=rest.issues.create({...repository,
title,body,labels:[...labels]});return asked(request.then(({data})=>issueOf(data)))},updateIssue:(number,patch)=>done(rest.issues.update({...repository,issue_number:number,
...patch}).then(({data})=>issueOf(data))),addLabels:(number,labels)=>done(rest.issues.addLabels({...repository,issue_number:number,labels:[...labels]})),hasLabel:name=>(0,failure.
Wo)(done(rest.issues.getLabel({...repository,name}))),createLabel:label=>done(rest.issues.createLabel({...repository,...label})),listChangedFiles:(pull,most)=>{
const query={...repository,pull_number:pull,per_page:PAGE},files=listed(paginate.iterator(rest.pulls.listFiles,query),most);return asked(files.then(each=>each.map(
changedFileOf)))}}}})};export{id,ids,modules};
