const id=933,ids=[933,709],modules={709:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{problemFacts:()=>problemFacts});var _cli_config_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4929),_credentials_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3534),_document_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(863),_file_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(7052),_host_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
960),_http_redirect_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(9209),_init_answers_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(4592),_init_choice_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
5136),_init_cloud_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(3410),_init_files_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(9804),_init_incomplete_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(
4715),_init_inside_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(6003),_init_mirrors_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(4375),_init_not_followed_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(
7751),_init_packages_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(2562),_init_provider_packages_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(5138),
_init_unknown_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(789),_login_js__WEBPACK_IMPORTED_MODULE_17__=__webpack_require__(793),_not_contacted_js__WEBPACK_IMPORTED_MODULE_18__=__webpack_require__(
6697),_service_js__WEBPACK_IMPORTED_MODULE_19__=__webpack_require__(2847),_service_url_js__WEBPACK_IMPORTED_MODULE_20__=__webpack_require__(9319),_source_js__WEBPACK_IMPORTED_MODULE_21__=__webpack_require__(
8011),_tls_js__WEBPACK_IMPORTED_MODULE_22__=__webpack_require__(6817);const allKinds=()=>({..._init_answers_js__WEBPACK_IMPORTED_MODULE_6__,..._init_choice_js__WEBPACK_IMPORTED_MODULE_7__,
..._cli_config_js__WEBPACK_IMPORTED_MODULE_0__,..._init_cloud_js__WEBPACK_IMPORTED_MODULE_8__,..._credentials_js__WEBPACK_IMPORTED_MODULE_1__,..._document_js__WEBPACK_IMPORTED_MODULE_2__,
..._file_js__WEBPACK_IMPORTED_MODULE_3__,..._host_js__WEBPACK_IMPORTED_MODULE_4__,..._init_incomplete_js__WEBPACK_IMPORTED_MODULE_10__,..._init_files_js__WEBPACK_IMPORTED_MODULE_9__,
..._init_inside_js__WEBPACK_IMPORTED_MODULE_11__,..._login_js__WEBPACK_IMPORTED_MODULE_17__,..._init_mirrors_js__WEBPACK_IMPORTED_MODULE_12__,..._not_contacted_js__WEBPACK_IMPORTED_MODULE_18__,
..._init_packages_js__WEBPACK_IMPORTED_MODULE_14__,..._init_provider_packages_js__WEBPACK_IMPORTED_MODULE_15__,..._http_redirect_js__WEBPACK_IMPORTED_MODULE_5__,
..._init_not_followed_js__WEBPACK_IMPORTED_MODULE_13__,..._service_js__WEBPACK_IMPORTED_MODULE_19__,..._service_url_js__WEBPACK_IMPORTED_MODULE_20__,..._source_js__WEBPACK_IMPORTED_MODULE_21__,
..._tls_js__WEBPACK_IMPORTED_MODULE_22__,..._init_unknown_js__WEBPACK_IMPORTED_MODULE_16__}),FAMILIES=["host","proxy","tls","redirect","document","service","log\
in","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","credentials","s\
ervices","not"];let factsByCode;function problemFacts(){return factsByCode??=collectFacts(),factsByCode}function collectFacts(){const facts={},kinds=Object.values(
allKinds());for(const family of FAMILIES){const ofFamily=kinds.filter(({code})=>code.startsWith(`${family}-`));for(const kind of ofFamily.sort((a,b)=>a.code<b.code?
-1:1))facts[kind.code]=kind}return facts}const PROBLEMS_PAGE="docs/problems.md"}),4715:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{answerIncomplete:()=>answerIncomplete});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064),_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5799);const CUT_OFF={closed:"closed the connection before the end of a response",length:"sent\
 a response whose length differs from its Content-Length",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: g\
zip that is not gzip"},answerIncomplete=(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_1__.z3)("answer-incomplete","Res\
ponse is incomplete",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,why})=>({message:`${host} ${CUT_OFF[why]}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__.
C)("check for a server that crashes while it responds, or a proxy that changes the body")}))}),4458:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{u:()=>fingerprinter});var _places_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8884),_safe_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
8641);function fingerprinter(){const seen=new Map;return finding=>{const{host,service,problem}=finding,text=host===null&&!problem.code.startsWith("file-")?(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.
RK)(problem.message):"",file=(0,_places_js__WEBPACK_IMPORTED_MODULE_0__.Xd)(finding)?.file??"",base=[problem.code,host??"",(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.
RK)(service??""),file,text].join("|"),number=(seen.get(base)??0)+1;return seen.set(base,number),`${base}|${number}`}}}),3933:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{renderSarif:()=>renderSarif});var hostname=__webpack_require__(1831),fingerprint=__webpack_require__(
4458),json_pieces=__webpack_require__(2704),phrases=__webpack_require__(4120),places=__webpack_require__(8884),safe_text=__webpack_require__(8641);const ROOT="%\
SRCROOT%",isFilePlace=({file})=>file!==""&&file!==".",physicalOf=({file,line,column,endColumn})=>({artifactLocation:{uri:file.toWellFormed().split("/").map(encodeURIComponent).
join("/"),uriBaseId:ROOT},region:{startLine:line,startColumn:column,endLine:line,endColumn:Math.max(column,endColumn)}}),logicalOf=(host,service)=>({kind:"resou\
rce",name:(0,safe_text.RK)(service??host),fullyQualifiedName:(0,safe_text.RK)(service===null?host:`${host}/${service}`)});function messageText(text,maxCharacters){
const shown=(0,safe_text.RK)(text,maxCharacters).replace(/[{}]/g,"$&$&");return/[[\]]/.test(shown)?escapeLinks(shown):shown}const linkTo=(text,id2)=>`[${escapeLinks(
(0,safe_text.RK)(text).replace(/[{}]/g,"$&$&"))}](${id2})`,escapeLinks=text=>text.replace(/[[\]\\]/g,"\\$&");var catalogue=__webpack_require__(709);const SARIF_LEVELS={
error:"error",warning:"warning",notice:"note"},FAMILIES={block:"configuration",client:"configuration",constraint:"configuration",credentials:"credentials",file:"\
configuration",host:"outage",lock:"configuration",nothing:"configuration",proxy:"outage",source:"configuration"},EXCEPTIONS={"document-incomplete":"outage","doc\
ument-status":"outage","host-dotless-module":"registry","host-generic":"configuration","host-idn-module":"registry","host-invalid":"configuration","host-missing":"\
configuration","host-not-allowed":"policy","host-private-redirect":"registry"},categoryOf=code=>EXCEPTIONS[code]??FAMILIES[code.split("-")[0]??""]??"registry",allCodes=()=>Object.
keys((0,catalogue.problemFacts)()),ruleIndexOf=code=>allCodes().indexOf(code),sarifRules=docsUrl=>allCodes().map(code=>ruleOf(code,docsUrl)),PROBLEM_SEVERITIES={
error:"error",warning:"warning",notice:"recommendation"};function ruleOf(code,docsUrl){const{title,severity,affects}=(0,catalogue.problemFacts)()[code],page=`${docsUrl}\
#${code}`,clients=affects.length===0?"":` It can affect ${(0,phrases.SY)(affects)}.`,category=categoryOf(code);return{id:code,name:code.replace(/(?:^|-)(\w)/g,(_,first)=>first.
toUpperCase()),shortDescription:{text:title},fullDescription:{text:`${title}.${clients}`},help:{text:`${title}.${clients} Cause, client output and fixes: ${page}`,
markdown:`**${title}.**${clients}

[Cause, client output and fixes](${page})`},helpUri:page,defaultConfiguration:{level:SARIF_LEVELS[severity]},properties:{category,tags:["terraform","opentofu","\
service-discovery",category],precision:category==="outage"?"medium":"high","problem.severity":PROBLEM_SEVERITIES[severity]}}}const MAX_RESULTS=5e3,MAX_RESULT_BYTES=5e7,
MAX_RELATED=20,MAX_LINKS=3,MAX_NOTIFICATIONS=1e3,MAX_TEXT=500,MARGIN=" ".repeat(6);function*renderSarif(verdict,context){const placed=verdict.findings.filter(finding=>placeOf(
finding)!==null),other=verdict.findings.filter(finding=>placeOf(finding)===null),shown=placed.slice(0,MAX_RESULTS),notified=other.slice(0,MAX_NOTIFICATIONS),fingerprintOf=(0,fingerprint.
u)(),member=(name,value)=>(0,json_pieces.Z4)(name,value,MARGIN);yield`{
  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
  "version": "2.1.0",
  "runs": [
    {
`,yield`${MARGIN}"tool": ${(0,json_pieces.IL)({driver:driverOf(context)},MARGIN)}`,yield member("columnKind","unicodeCodePoints"),yield member("originalUriBaseI\
ds",{[ROOT]:{description:{text:"the root of the repository"}}});const room={maxBytes:MAX_RESULT_BYTES,margin:MARGIN},left=yield*(0,json_pieces.Rr)("results",shown,
room,finding=>resultOf(finding,fingerprintOf(finding))),results=shown.length-left;yield member("invocations",[invocationOf(verdict,context,notified,results)]),yield member(
"properties",{passed:verdict.passed,findings:verdict.findings.length,resultsLeftOut:placed.length-results,notificationsLeftOut:other.length-notified.length}),yield`\

    }
  ]
}
`}function placeOf(finding){const first=(0,places.Xd)(finding);return first!==null&&isFilePlace(first)?first:null}const driverOf=({version,docsUrl})=>({name:"tf\
-disco",version,semanticVersion:version,informationUri:docsUrl,rules:sarifRules(docsUrl)});function invocationOf(verdict,context,notified,results){const{startedAt,
durationMs}=context,remarks=context.remarks.map(text=>({level:"note",message:{text:`${messageText(text)}.`}})),leftOut=leftOutOf(verdict.findings.length,results+
notified.length);return{executionSuccessful:verdict.stopped===null,exitCode:exitCodeOf(verdict),startTimeUtc:startedAt,endTimeUtc:new Date(Date.parse(startedAt)+
durationMs).toISOString(),toolExecutionNotifications:[...leftOut,...remarks,...notified.map(notificationOf)]}}const exitCodeOf=({passed,stopped})=>stopped!==null&&
stopped.kind!=="deadline"?3:passed?0:1;function leftOutOf(findings,kept){return kept===findings?[]:[{level:"warning",message:{text:`${kept} of ${(0,phrases.px)(
findings,"finding")} are in this file, the worst first, because code scanning accepts no more. See the JSON report.`}}]}function notificationOf(finding){const{host,
service,problem,severity}=finding;return{level:severity==="notice"?"note":"warning",message:{text:sentencesOf(finding)},associatedRule:{id:problem.code,index:ruleIndexOf(
problem.code)},...host===null?{}:{locations:[{logicalLocations:[logicalOf(host,service)]}]},properties:propertiesOf(finding)}}function resultOf(finding,fingerprint2){
const{host,service,problem,severity}=finding,{first,others,leftOut}=(0,places.yv)(finding),related=others.filter(isFilePlace).slice(0,MAX_RELATED),logical=host===
null?{}:{logicalLocations:[logicalOf(host,service)]};return{ruleId:problem.code,ruleIndex:ruleIndexOf(problem.code),level:SARIF_LEVELS[severity],message:{text:`${sentencesOf(
finding)}${linksOf(others.length+leftOut,related)}`},locations:first===null?[]:[{physicalLocation:physicalOf(first),...logical}],...related.length===0?{}:{relatedLocations:related.
map(relatedOf)},partialFingerprints:{"tfDiscoFinding/v1":fingerprint2},properties:{...propertiesOf(finding),relatedLeftOut:others.length+leftOut-related.length}}}
function sentencesOf({problem,isHostNew}){const help=problem.help?` Help: ${messageText(problem.help,MAX_TEXT)}.`:"";return`${messageText(problem.message,MAX_TEXT)}\
.${help}${isHostNew?` The host is ${phrases.dy}.`:""}`}function linksOf(others,related){if(related.length===0)return"";const links=related.slice(0,MAX_LINKS).map(
(place,at)=>linkTo((0,places.R3)(place),at+1)),more=others-links.length;return` Also at ${links.join(", ")}${more>0?` and ${(0,phrases.px)(more,"more place")}`:
""}.`}const relatedOf=(place,at)=>({id:at+1,physicalLocation:physicalOf(place)}),propertiesOf=({host,service,problem,severity,affects,...finding})=>({category:categoryOf(
problem.code),severity,host:host===null?null:(0,safe_text.RK)((0,hostname.nx)(host)),service:service===null?null:(0,safe_text.RK)(service),affects,places:finding.
places.length+(finding.placesLeftOut??0),...finding.isHostNew?{new:!0}:{}})})};export{id,ids,modules};
