const id=181,ids=[181],modules={5181:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),
__webpack_require__.d(__webpack_exports__,{readChanges:()=>readChanges});var _files_failure_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6309),_failure_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
317),_workflow_run_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8782);const MAX_FILES=3e3,TOTAL_MS=6e4,all=why=>({kind:"all",why});async function readChanges(run,token,stop){
if(run===null)return all("not a workflow run");if(run.pull===null)return all(`a ${run.event} event has no pull request`);if(token===null)return all("github-toke\
n is empty");const why=(0,_workflow_run_js__WEBPACK_IMPORTED_MODULE_2__.Ob)(run);if(why!==null)return all(why);try{const{openApi}=await Promise.all([__webpack_require__.
e(795),__webpack_require__.e(435)]).then(__webpack_require__.bind(__webpack_require__,9435)),files=await openApi(run,token,TOTAL_MS,stop).listChangedFiles(run.pull.
number,MAX_FILES);return files.length<MAX_FILES?{kind:"files",files}:all(`the pull request changes ${MAX_FILES} files or more, and GitHub lists at most ${MAX_FILES}`)}catch(error){
const failed="the changed files could not be listed";return all(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_1__.F9?(0,_failure_js__WEBPACK_IMPORTED_MODULE_1__.
Ic)(failed,error,{run,permission:"pull-requests: read"}):`${failed}: ${(0,_files_failure_js__WEBPACK_IMPORTED_MODULE_0__.A3)(error)}`)}}}),317:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
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
plain.replaceAll("`",""))}\``}})};export{id,ids,modules};
