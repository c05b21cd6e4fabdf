const id=345,ids=[345],modules={566:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{
f:()=>writeWhole});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6760),_failure_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
6309);function writeWhole(root,path,pieces){const directory=provideDirectory((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root),path),name=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
basename)(path),aside=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory,`.${name.slice(0,60)}.${Math.random().toString(36).slice(2)}`),descriptor=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
openSync)(aside,"wx");try{try{for(const piece of pieces)(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(descriptor,piece)}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
closeSync)(descriptor)}(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(aside,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory,name))}catch(error){throw(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
rmSync)(aside,{force:!0}),error}}function provideDirectory(root,path){const target=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root,path),isInside=isWithin(
root,target);if(!isInside&&!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path))throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.Lw(`it is outside ${root}\
; use an absolute path if that is intended`);const start=isInside?root:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(target).root;return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
relative)(start,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter(Boolean).reduce((directory,name)=>enter(
directory,name,root),start)}function enter(directory,name,root){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory,name);if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
lstatSync)(path,{throwIfNoEntry:!1})===void 0&&provide(path),!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink())return path;const target=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
realpathSync)(path);if(!isWithin(root,directory)||isWithin(root,target))return target;throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.Lw(`the link ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
relative)(root,path)} leads outside ${root}; remove it or choose another path`)}function provide(directory){try{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(
directory)}catch(error){if(!(0,_failure_js__WEBPACK_IMPORTED_MODULE_2__.Or)(error)||error.code!=="EEXIST")throw error}}function isWithin(directory,path){const way=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
relative)(directory,path);return way!==".."&&!way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`)&&!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(
way)}}),3795:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{qY:()=>SILENT,Si:()=>every,
fN:()=>progressInLog,XP:()=>progressInTerminal});var hostname=__webpack_require__(1831),phrases=__webpack_require__(4120),safe_text=__webpack_require__(8641);const MAX_WAITING=2,
MAX_NAME=80;function describeProgress(progress){if(progress.kind==="scan")return`read ${(0,phrases.px)(progress.files,"file")}`;if(progress.kind==="registries")
return`${progress.done} of ${(0,phrases.px)(progress.total,"question")} to registries answered`;const{done,total,failed,waiting}=progress,failures=failed===0?"":
`, ${failed} failed so far`;return`${done} of ${(0,phrases.px)(total,"host")} checked${failures}${waitingFor(waiting)}`}function waitingFor(waiting){if(waiting.
size===0)return"";const names=[...waiting].slice(0,MAX_WAITING).map(host=>(0,safe_text.RK)((0,hostname.nx)(host),MAX_NAME)),more=waiting.size-names.length;return more>
0?`; waiting for ${names.join(", ")} and ${(0,phrases.px)(more,"other")}`:`; waiting for ${names.join(" and ")}`}const SILENT={show:()=>{},end:()=>{}},LOG_MS=5e3,
TERMINAL_MS=200;function progressInLog(write,every2){let latest=null,isDue=!0;const end=every2(LOG_MS,()=>{latest!==null&&(isDue&&write(describeProgress(latest)),
isDue=!isDue)});return{show:progress=>{latest=progress},end}}function progressInTerminal(write,columns,every2){let latest=null,shown="";const cancel=every2(TERMINAL_MS,
()=>{const line=latest===null?"":describeProgress(latest).slice(0,columns-1);line!==shown&&(shown=line,write(`\r${line}\x1B[K`))});return{show:progress=>{latest=
progress},end:()=>{cancel(),shown!==""&&write("\r\x1B[K")}}}const every=(ms,run)=>{const timer=setInterval(run,ms).unref();return()=>clearInterval(timer)}}),8463:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{t:()=>writeReportFiles});var _files_failure_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6309),_files_write_whole_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
566),_report_json_json_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6182),_report_markdown_page_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3616),
_report_pieces_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(5955),_report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(8641);async function writeReportFiles(files,report,directory){
const warnings=[];for(const{path,format}of files)try{(0,_files_write_whole_js__WEBPACK_IMPORTED_MODULE_1__.f)(directory,path,(0,_report_pieces_js__WEBPACK_IMPORTED_MODULE_5__.
mk)(await render(format,report)))}catch(error){warnings.push(`the report ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__.RK)(path)} was not written: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__.
RK)((0,_files_failure_js__WEBPACK_IMPORTED_MODULE_0__.A3)(error))}`)}return warnings}async function render(format,{verdict,context}){switch(format){case"json":return(0,_report_json_json_js__WEBPACK_IMPORTED_MODULE_2__.
h)(verdict,context);case"sarif":return(await Promise.all([__webpack_require__.e(341),__webpack_require__.e(933)]).then(__webpack_require__.bind(__webpack_require__,
3933))).renderSarif(verdict,context);case"junit":return(await __webpack_require__.e(868).then(__webpack_require__.bind(__webpack_require__,5868))).renderJunit(verdict,
context);case"codequality":{const{renderCodeQuality}=await __webpack_require__.e(957).then(__webpack_require__.bind(__webpack_require__,8957)),{hash}=await Promise.
resolve().then(__webpack_require__.t.bind(__webpack_require__,7598,19));return renderCodeQuality(verdict,text=>hash("sha256",text))}case"markdown":return[(0,_report_markdown_page_js__WEBPACK_IMPORTED_MODULE_3__.
Gc)(verdict,context)]}}}),2704:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{IL:()=>jsonValue,
Rr:()=>jsonList,Z4:()=>jsonMember});var _pieces_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5955),_safe_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
8641);const jsonMember=(name,value,margin,replace)=>`,
${margin}"${name}": ${jsonValue(value,margin,replace)}`,jsonValue=(value,margin,replace)=>(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.s$)(JSON.stringify(value,
replace,2).replaceAll(`
`,`
${margin}`));function*jsonList(name,items,{maxBytes,margin,replace},convert){if(items.length===0)return yield jsonMember(name,[],margin),0;const inner=`${margin}\
  `;yield`,
${margin}"${name}": [`;const render=item=>`
${inner}${jsonValue(convert(item),inner,replace)}`,left=yield*(0,_pieces_js__WEBPACK_IMPORTED_MODULE_1__._Q)(items,new _pieces_js__WEBPACK_IMPORTED_MODULE_1__.Wv(
maxBytes),render,",");return yield`
${margin}]`,left}}),6182:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{h:()=>renderJson});
var releases=__webpack_require__(997),brief=__webpack_require__(4e3),problem=__webpack_require__(5799),hostname=__webpack_require__(1831),json_pieces=__webpack_require__(
2704),safe_text=__webpack_require__(8641),pieces=__webpack_require__(5955);function sharing(lists,budget){const costs=new Map;for(const each of lists)costs.has(
each)||costs.set(each,each.reduce((sum,one)=>sum+costOf(one),0));const share=(0,pieces._3)(lists.map(each=>costs.get(each)??0),budget);return each=>{const kept=(0,pieces.
ux)(each,share,costOf);return{kept:kept.map(becauseOf),left:each.length-kept.length}}}const PLACE_BYTES=140,ESCAPE_BYTES=6;function costOf(because){if(typeof because==
"string")return PLACE_BYTES;const{file}=because;return PLACE_BYTES+file.length*(/^[ -~]*$/.test(file)?1:ESCAPE_BYTES)}const becauseOf=because=>typeof because=="\
string"?because:placeOf(because),placeOf=({file,line,column,endColumn})=>({file,line,column,endColumn}),leftOut=(name,count)=>count>0?{[`${name}LeftOut`]:count}:
{},MAX_ROWS=1e4,MAX_CONSTRAINTS=100,rootOf=({directory,clients,rows},share)=>({directory,clients,rows:rows.slice(0,MAX_ROWS).map(row=>rowOf(row,share)),...leftOut(
"rows",rows.length-MAX_ROWS)});function rowOf(row,share){const{kind,address,source,host,constraints,locked,chosen,newest,platforms}=row,{kept,left}=share(row.places);
return{kind,address,source,host,constraints:constraints.slice(0,MAX_CONSTRAINTS),...leftOut("constraints",constraints.length-MAX_CONSTRAINTS),locked,chosen,newest,
platforms:platforms.map(({platform,available})=>({platform,available})),worst:row.worst,codes:row.problems.map(({code})=>code),places:kept,...leftOut("places",left)}}
const SCHEMA_VERSION=1,MAX_BYTES={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},MAX_STRING=4096,MARGIN="  ";function*renderJson(verdict,context,limits=MAX_BYTES){
const{usages,...scan}=context.scan,{hosts,findings,passed,ignored,stopped,roots}=verdict,becauseLists=hosts.flatMap(({requirements})=>requirements.map(each=>each.
because)),because=sharing(becauseLists,limits.becauseLists),places=sharing(findings.map(finding=>finding.places),limits.placeLists),rowPlaces=sharing(roots.flatMap(
({rows})=>rows.map(row=>row.places)),limits.rowPlaceLists),{remarks}=context;yield*[`{
  "schemaVersion": ${SCHEMA_VERSION}`,member("passed",passed),...stopped===null?[]:[member("stopped",(0,brief.Cw)(stopped))],member("dialect",context.dialect.name),
member("clientDetection",detectionOf(context.dialect)),member("startedAt",context.startedAt),member("durationMs",context.durationMs),member("counts",severityCounts(
verdict))],yield*list("hosts",hosts,limits.hosts,host=>hostOf(host,because)),yield*list("findings",findings,limits.findings,finding=>findingOf(finding,places)),
roots.length>0&&(yield*list("roots",roots,limits.roots,root=>rootOf(root,rowPlaces))),yield*[member("ignored",ignored),member("usages",usages),...remarks.length===
0?[]:[member("remarks",remarks)],member("scan",scan),`
}
`]}const member=(name,value)=>(0,json_pieces.Z4)(name,value,MARGIN,shortened),shortened=(_,value)=>typeof value=="string"?(0,brief.dh)(value,MAX_STRING):value;function*list(name,items,maxBytes,convert){
const left=yield*(0,json_pieces.Rr)(name,items,{maxBytes,margin:MARGIN,replace:shortened},convert);left>0&&(yield member(`${name}LeftOut`,left))}const severityCounts=({
findings})=>Object.fromEntries(problem.oC.map(severity=>[`${severity}s`,findings.filter(finding=>finding.severity===severity).length])),MAX_EVIDENCE=20,detectionOf=({
clients,versions,releases:releases2,isGuess,why,evidence})=>({clients,assumed:isGuess??!1,why,versions:Object.entries(versions).map(([client,version])=>({client,
version})),releases:releases2.map(({name})=>name),evidence:evidence.slice(0,MAX_EVIDENCE).map(({client,version,level,text,place})=>({client,version,kind:level,text,
...placeOf(place)})),...leftOut("evidence",evidence.length-MAX_EVIDENCE)});function hostOf(host,share){const{visit,requirements,services,servicesLeftOut,servicesFrom,
clients,isNew}=host,{discovery,hops,timing,certificates}=visit.attempt;return{host:visit.host,display:(0,hostname.nx)(visit.host),discovery:discovery.kind,documentUrl:documentUrlOf(
discovery),hops:hops.map(hopOf),services:Object.fromEntries(services.map(service=>[service.id,serviceOf(service)])),...servicesLeftOut>0?{servicesLeftOut}:{},servicesFrom:servicesFrom===
null?null:becauseOf(servicesFrom),hostBlocks:visit.forced.map(({client,place})=>({client,place:becauseOf(place)})),required:requirements.map(({service,clients:needing,
because})=>{const{kept,left}=share(because);return{service,clients:needing,because:kept,...leftOut("because",left)}}),credentials:visit.credentials?.hasToken?visit.
credentials.source:null,looks:visit.looks.map(({client,looks})=>({client,looks:looks.map(lookOf)})),attempts:(0,releases.O)(visit).length,timingMs:timingOf(timing),
certificates,clients,...isNew?{new:!0}:{}}}const documentUrlOf=discovery=>discovery.kind==="found"||discovery.kind==="absent"?(0,safe_text.cq)(discovery.url):null,
lookOf=({source,held,counts})=>({source,held,counts}),hopOf=({url,status,reason,mediaType,authorization,address,proxy,ms})=>({url:(0,safe_text.cq)(url),status,reason,
mediaType,authorization,address,proxy:proxy===null?null:(0,safe_text.cq)(proxy),ms});function serviceOf(service){switch(service.kind){case"url":return{url:(0,safe_text.
cq)(service.url)};case"login":return{login:loginOf(service.login),...service.leftOut>0?{elementsLeftOut:service.leftOut}:{}};case"problem":return{problem:problemOf(
service.problem)}}}const loginOf=({client,grantTypes,authz,token,ports,scopes})=>({client,grantTypes,authz:authz===null?null:(0,safe_text.cq)(authz),token:token===
null?null:(0,safe_text.cq)(token),ports,scopes}),problemOf=({code,message,help})=>({code,message,help:help??null}),timingOf=({lookupMs,connectMs,tlsMs,firstByteMs,
totalMs})=>({lookup:lookupMs,connect:connectMs,tls:tlsMs,firstByte:firstByteMs,total:totalMs});function findingOf(finding,share){const{problem:problem2,severity,
host,service,places,placesLeftOut=0,affects}=finding,{kept,left}=share(places);return{code:problem2.code,severity,host,service,message:problem2.message,help:problem2.
help??null,places:kept,...leftOut("places",placesLeftOut+left),affects}}}),4503:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{o:()=>pathInUrl,u:()=>linkTo});function linkTo({file,line},links){const page=links?.get(file);return page===void 0?null:
page.diff?.lines.has(line)?`${page.diff.url}R${line}`:`${page.url}#L${line}`}function pathInUrl(file){if(!file.isWellFormed())return null;const encode=name=>encodeURIComponent(
name).replace(/[!'()*_~]/g,mark=>`%${mark.charCodeAt(0).toString(16).toUpperCase()}`);return file.split("/").map(encode).join("/")}}),9574:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{I$:()=>htmlTable,MB:()=>htmlList,R4:()=>leading,TM:()=>folded,hn:()=>breakablePath,rm:()=>breakableName});var _pieces_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5955),_safe_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8641);function htmlTable(titles,rows,right=[]){const head=titles.map((title,index)=>`<th al\
ign="${right.includes(index)?"right":"left"}">${title}</th>`),lines=rows.map(cells=>`<tr>${titles.map((_,index)=>`<td${right.includes(index)?' align="right"':""}\
>${cells[index]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${head.join("")}</tr>`,...lines,"</table>"].join(`
`)}const htmlList=items=>["<ul>",...items.map(item=>`<li>${item}</li>`),"</ul>"].join(`
`),folded=(title,blocks)=>["<details>",`<summary>${title}</summary>`,...blocks,"</details>"].join(`
`),breakableName=name=>(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.D9)(name).replaceAll(".",".<wbr>"),breakablePath=path=>`<code>${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.
js)(path).replaceAll("/","/<wbr>")}</code>`;function leading(items,maxBytes,markupBytes,render){const rendered=[];let bytes=0;for(const item of items){const next=render(
item);if(bytes+=(0,_pieces_js__WEBPACK_IMPORTED_MODULE_1__.$$)([next].flat().join(""))+markupBytes,bytes>maxBytes)break;rendered.push(next)}return rendered}}),3616:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{gD:()=>headlineOf,Fp:()=>originLink,Gc:()=>renderMarkdown,XA:()=>renderMarkdownPage,rL:()=>signOf});var measure=__webpack_require__(
7574),report_outcome=__webpack_require__(5102),phrases=__webpack_require__(4120),pieces=__webpack_require__(5955),safe_text=__webpack_require__(8641),finding=__webpack_require__(
2886),hostname=__webpack_require__(1831),report_causes=__webpack_require__(2796),report_places=__webpack_require__(8884),layout=__webpack_require__(9574),markdown_view=__webpack_require__(
8373);const MAX_CAUSES=20,MAX_CAUSES_IN_BRIEF=10,MAX_MESSAGE=700,MAX_PLACES=4,MAX_OWN_MESSAGE=300,MAX_OWN_PLACES=1,MAX_HOSTS_IN_LINE=6,MAX_PLACES_IN_LINE=12,MAX_LINES=4,
FOLDED_SHARE=1/2,MAX_FOLDED_BYTES=12e3,MARKUP_BYTES=20,MORE_BYTES=200;function renderMarkdownCauses(findings,view,maxBytes){const causes=(0,report_causes.cZ)(findings),
first=causes.slice(0,view.isBrief?MAX_CAUSES_IN_BRIEF:MAX_CAUSES),foldedBytes=Math.min(MAX_FOLDED_BYTES,maxBytes*FOLDED_SHARE/first.length);let left=maxBytes-MORE_BYTES;
const show=cause=>{const whole=entryOf(cause,view,foldedBytes),text=(0,pieces.$$)(whole)<left?whole:`${titleOf(cause,view)}</p>`;return left-=(0,pieces.$$)(text)+
MARKUP_BYTES,text},shown=(0,layout.R4)(first,maxBytes-MORE_BYTES,MARKUP_BYTES,show),more=causes.length-shown.length;return more>0?[...shown,`<p>${(0,markdown_view.
jP)(more,"cause",view)}</p>`]:shown}function entryOf(cause,view,foldedBytes){const{findings,message,help}=cause,isAside=findings.length>1&&findings[0]?.exclude!==
void 0,small=[affectsText(cause,view),requiredText(cause)].filter(text=>text!==""),items=itemsOf(cause),most=message===null?MAX_LINES:isAboutHosts(cause)?MAX_HOSTS_IN_LINE:
MAX_PLACES_IN_LINE,shown=items.slice(0,most).map(item=>showItem(item,cause,view));return[titleOf(cause,view),...message===null||shown.length===0?[]:[`<br>${shown.
join(", ")}`],...message===null?[]:[`<br>${(0,phrases.Iu)((0,safe_text.h$)(message,MAX_MESSAGE))}`],...help===null||isAside?[]:[helpLine(help)],...small.length===
0?[]:[`<br><sub>${small.join(" ")}</sub>`],"</p>",...message===null?[(0,layout.MB)(shown)]:[],...others(cause,items.slice(most),view,foldedBytes)].join(`
`)}const helpLine=help=>`<br><b>Help:</b> ${(0,safe_text.h$)(help,MAX_MESSAGE)}`;function titleOf(cause,view){const{severity,code,title}=cause,count=countOf(cause),
subject=count>1?`${(0,phrases.px)(count,nounOf(cause))}: `:"";return`<p>${markdown_view.rC[severity]} <b>${subject}${title}</b> (${(0,markdown_view._h)(code,code,
view)})`}const isAboutHosts=({hosts,findings})=>hosts.length>0&&!findings.every(finding.l$),nounOf=cause=>isAboutHosts(cause)?"host":"place";function countOf(cause){
if(isAboutHosts(cause))return cause.hosts.length;const{lines,leftOut}=(0,report_places.Dx)(cause.findings);return lines.length+leftOut}function itemsOf(cause){const{
findings,message}=cause;return message===null?findings.map(finding2=>[finding2]):isAboutHosts(cause)?[...Map.groupBy(findings,({host})=>host).values()]:(0,report_places.
Dx)(findings).lines}function showItem(item,cause,view){return"file"in item?(0,markdown_view.u_)(item,view):cause.message===null?ownLine(item,cause,view):hostText(
item,cause.hosts.length===1,view)}function hostText(findings,isOne,view){const[finding2]=findings,name=finding2?.host?(0,safe_text.D9)((0,hostname.nx)(finding2.
host)):"",added=finding2?.isHostNew?[phrases.dy]:[];if(isOne){const places=[placesText(findings,MAX_PLACES,view),...(0,report_places.f5)(findings)].filter(text=>text!==
"").join(", ");return`${name}${places===""?"":` in ${places}`}${added.map(text=>` (${text})`)}`}const shown=[...added,placesText(findings,MAX_OWN_PLACES,view).replace(
/ places?$/,"")].filter(text=>text!=="").join("; ");return shown===""?name:`${name} (${shown})`}function placesText(findings,most,view){const{lines,leftOut}=(0,report_places.
Dx)(findings);return lines.length===0?"":(0,markdown_view.EP)(lines,most,view,leftOut)}function ownLine(findings,cause,view){const subject=isAboutHosts(cause)?hostText(
findings,!1,view):placesText(findings,MAX_OWN_PLACES,view);return findings.map(({problem})=>{const message=(0,safe_text.h$)(problem.message,MAX_OWN_MESSAGE),help=cause.
help===null&&problem.help?helpLine(problem.help):"";return`${subject===""?(0,phrases.Iu)(message):`${subject}: ${message}`}${help}`}).join("<br>")}function others(cause,items,view,maxBytes){
const noun=cause.message===null?"finding":nounOf(cause),{leftOut}=isAboutHosts(cause)?{leftOut:0}:(0,report_places.Dx)(cause.findings),count=items.length+leftOut;
if(count===0)return[];if(view.isBrief)return[`<p>${(0,markdown_view.jP)(count,noun,view)}</p>`];const shown=(0,layout.R4)(items,maxBytes,MARKUP_BYTES,item=>showItem(
item,cause,view)),more=count-shown.length,list=cause.message===null?(0,layout.MB)(shown):`<p>${shown.join(", ")}</p>`;return[(0,layout.TM)((0,phrases.px)(count,
`more ${noun}`),[...shown.length===0?[]:[list],...more>0?[`<p>${(0,markdown_view.jP)(more,noun,view)}</p>`]:[]])]}function affectsText({affects},{context:{clients}}){
const affected=(0,phrases.od)(affects,clients);return affected===""?"":`Affects ${affected}.`}function requiredText(cause){const settings=isAboutHosts(cause)&&cause.
hosts.length===1&&cause.message!==null?[]:(0,report_places.f5)(cause.findings);return settings.length===0?"":`Required by ${settings.join(", ")}.`}var protocol_clients=__webpack_require__(
1064),host_phrases=__webpack_require__(1505);const MAX_SERVICES=20,evidence_MARKUP_BYTES=20,CLIENT_OUTCOMES=["fails","warns","works"];function renderMarkdownEvidence(hosts,view,maxBytes){
const wrong=hosts.filter(host=>(0,report_outcome.cG)(host)&&!(0,report_outcome.JR)(host));if(wrong.length===0)return"";const show=host=>wrong.length===1?evidence(
host,view).join(`
`):hostSection(host,view),shown=(0,layout.R4)(wrong,maxBytes,evidence_MARKUP_BYTES,show),more=wrong.length-shown.length,[only]=wrong.length===1?wrong:[],whose=only===
void 0?`of ${(0,phrases.px)(wrong.length,"host")}`:`of ${nameOf(only)} (${sizeOf(only)})`;return(0,layout.TM)(`Requests, responses and certificates ${whose}`,[...shown,
...more>0?[`<p>${(0,markdown_view.jP)(more,"host",view)}</p>`]:[]])}const hostSection=(host,view)=>(0,layout.TM)(`${markdown_view.Gr[(0,report_outcome.sG)(host)]}\
 ${nameOf(host)} (${sizeOf(host)})`,evidence(host,view)),nameOf=({visit})=>(0,safe_text.D9)((0,hostname.nx)(visit.host)),sizeOf=({visit:{attempt}})=>`${(0,phrases.
px)(attempt.hops.length,"request")}, ${(0,measure.kJ)(attempt.timing.totalMs)}`;function evidence(host,view){const{hops,certificates}=host.visit.attempt;return[
factTable(host,view),...host.services.length===0?[]:[serviceTable(host,view)],...hops.length===0?[]:[hopTable(hops)],...certificates.length===0?[]:[certificateTable(
certificates,view)]]}function factTable(host,view){const format=(0,markdown_view.Bm)(view);return["<table>",...[(0,host_phrases.se)(host,view.context,format),{label:"\
clients",texts:clientTexts(host,view)},...(0,host_phrases.Zc)(host,format),...(0,host_phrases.o7)(host,format)].flatMap(({label,texts})=>texts.length===0?[]:[`<\
tr><td><b>${(0,phrases.Iu)(label)}</b></td><td>${texts.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const clientTexts=({clients},{context})=>CLIENT_OUTCOMES.flatMap(outcome=>{const names=context.clients.filter(client=>clients[client]===outcome),list=names.map(
client=>protocol_clients.bB[client]).join(", ");return names.length===0?[]:[`${markdown_view.Gr[outcome]} ${list}`]});function serviceTable({services,servicesLeftOut,
servicesFrom},view){const rows=services.slice(0,MAX_SERVICES).map(service=>[(0,safe_text.D9)(service.id,host_phrases.tN),serviceText(service)]),more=services.length-
rows.length+servicesLeftOut,last=more>0?[[`and ${more} more`,view.rest]]:[],title=servicesFrom===null?"URL":`URL, from the host block at ${(0,markdown_view.u_)(
servicesFrom,view)}`;return(0,layout.I$)(["Service",title],[...rows,...last])}function serviceText(service){switch(service.kind){case"url":return(0,safe_text.D9)(
(0,safe_text.cq)(service.url));case"login":{const{client,authz,token,ports}=service.login;return[`authz ${(0,safe_text.D9)((0,safe_text.cq)(authz??"none"))}`,`t\
oken ${(0,safe_text.D9)((0,safe_text.cq)(token??"none"))}`,`client ${(0,safe_text.D9)(client,host_phrases.tN)}, ports ${ports.join(" to ")}`].join("<br>")}case"\
problem":return`\u274C ${service.problem.code}`}}function hopTable(hops){const rows=hops.map((hop,index)=>{const through=hop.proxy===null?"":`through ${(0,safe_text.
D9)((0,safe_text.cq)(hop.proxy))}`,status=hop.status===null?"no response":`${hop.status} ${(0,safe_text.h$)(hop.reason,host_phrases.tN)}`.trim();return[String(index+
1),(0,safe_text.D9)((0,safe_text.cq)(hop.url)),hop.mediaType===null?status:`${status}<br>${(0,safe_text.D9)(hop.mediaType,host_phrases.tN)}`,(0,phrases.Rk)(hop.
authorization),hop.address===null?through:(0,safe_text.D9)(hop.address,host_phrases.tN),(0,measure.kJ)(hop.ms).replace(" ","&nbsp;")]});return(0,layout.I$)(["Ho\
p","Request","Response","Token","Address","Time"],rows,[0,5])}function certificateTable(certificates,{context}){const rows=certificates.map(({host,subject,issuer,
expires})=>[(0,safe_text.D9)(host,host_phrases.tN),(0,safe_text.h$)((0,measure.nO)(expires,context.startedAt)),(0,safe_text.D9)(subject,host_phrases.tN),(0,safe_text.
D9)(issuer,host_phrases.tN)]);return(0,layout.I$)(["TLS certificate","Valid until","Subject","Issuer"],rows)}const hosts_MAX_PLACES=4,MAX_NAMES=3,hosts_MARKUP_BYTES=60;
function renderMarkdownHosts(hosts,outcome,view,maxBytes){const own=hosts.filter(host=>(0,report_outcome.sG)(host)===outcome);if(own.length===0)return"";const title=hosts_titleOf(
own,outcome);if(view.isBrief)return`<p>${title}</p>`;const rows=(0,layout.R4)(own,maxBytes,hosts_MARKUP_BYTES,host=>rowOf(host,view)),more=own.length-rows.length;
return(0,layout.TM)(title,[...rows.length===0?[]:[(0,layout.I$)(["Host","Required by",outcome==="works"?"Services":"Reason"],rows)],...more>0?[`<p>${(0,markdown_view.
jP)(more,"host",view)}</p>`]:[]])}function hosts_titleOf(hosts,outcome){const names=hosts.slice(0,MAX_NAMES).map(({visit})=>(0,safe_text.D9)((0,hostname.nx)(visit.
host))),list=(0,phrases.K4)(names,MAX_NAMES,hosts.length-names.length),result=hosts.length===1?`${list} ${report_outcome.nx[outcome]}`:`<b>${(0,phrases.px)(hosts.
length,"host")}</b> ${report_outcome.nx[outcome]}: ${list}`;return`${markdown_view.Gr[outcome]} ${result}`}function rowOf(host,view){const because=host.requirements.
flatMap(each=>each.because),{discovery}=host.visit.attempt;return[`${(0,layout.rm)((0,hostname.nx)(host.visit.host))}${host.isNew?`<br><sub>${phrases.dy}</sub>`:
""}`,because.length===0?"":(0,markdown_view.EP)(because,hosts_MAX_PLACES,view),(0,report_outcome.JR)(host)&&discovery.kind==="skipped"?discovery.problem.title:(0,host_phrases.
Yj)(host,(0,markdown_view.Bm)(view))]}var root_rows=__webpack_require__(4148);const MAX_ROWS=40,roots_MARKUP_BYTES=80,directoryOf=root=>(0,root_rows.fi)(root,directory=>(0,layout.
hn)((0,safe_text.J7)(directory))),markdownVersion=(text,maxCharacters)=>(0,safe_text.D9)(text,maxCharacters).replaceAll(" ","&nbsp;"),problemsOf=(rows,view)=>{const link=({
code,title})=>(0,markdown_view._h)(code,title,view);return(0,root_rows.ij)([(0,root_rows.eX)(link)],rows)};function renderMarkdownRoots(roots,view,maxBytes){const{
wrong,good}=(0,root_rows.jB)(roots),causes=wrong.length>1||view.isBrief?causesTable(wrong,view,maxBytes/2):[],left=maxBytes-(0,pieces.$$)(causes.join("")),show=root=>rootSection(
root,view),shown=view.isBrief?[]:(0,layout.R4)([...wrong,...good],left,roots_MARKUP_BYTES,show),more=view.isBrief?0:roots.length-shown.length,ofWrong=[...causes,
...shown.slice(0,wrong.length)],ofGood=shown.slice(wrong.length),goodParts=ofGood.length<=root_rows.LC?ofGood:[(0,layout.TM)(goodText(good),ofGood)];return[...causes.
length>0?[(0,layout.TM)(wrongText(wrong),ofWrong)]:ofWrong,...view.isBrief&&good.length>0?[`<p>${goodText(good)}</p>`]:goodParts,...more>0?[`<p>${(0,markdown_view.
jP)(more,"root module",view)}</p>`]:[]]}function causesTable(wrong,view,maxBytes){const causes=(0,root_rows.cZ)(wrong);if(causes.length===0)return[];const rows=causes.
map(({row})=>row),clients=protocol_clients.Du.filter(client=>wrong.some(root=>root.clients.includes(client))),columns=[...problemsOf(rows,view),(0,root_rows.ie)(
causes,directoryOf),...(0,root_rows.ns)({clients,rows},markdownVersion)];return[rowsTable(rows,{clients},columns,view,maxBytes)]}function rowsTable(rows,root,columns,view,maxBytes){
const lines=(0,layout.R4)(rows.slice(0,MAX_ROWS),maxBytes,roots_MARKUP_BYTES,row=>[roots_nameOf(row,root,view),...columns.map(({cell})=>cell(row))]),more=rows.length-
lines.length;return(0,layout.I$)(["Module or provider",...columns.map(({title})=>(0,phrases.Iu)(title))],more>0?[...lines,[(0,markdown_view.jP)(more,"row",view)]]:
lines)}function wrongText(wrong){const worst=(0,root_rows.qj)(wrong[0]??{rows:[]}),names=wrong.slice(0,root_rows.LC).map(directoryOf),list=(0,phrases.K4)(names,
root_rows.LC,wrong.length-names.length);return wrong.length===1?`${markdown_view.Gr[worst]} <b>${list}</b>: ${root_rows.pJ[worst]}`:`${markdown_view.Gr[worst]} \
<b>${(0,phrases.px)(wrong.length,"root module")}</b> with errors or warnings: ${list}`}function goodText(good){const rows=good.flatMap(root=>root.rows);return`${markdown_view.
Gr[(0,root_rows.Fg)(rows)]} <b>${(0,phrases.px)(good.length,"root module")}</b>: ${(0,root_rows.nS)(rows)}`}function rootSection(root,view){const outcome=(0,root_rows.
qj)(root),{wrong,good}=(0,root_rows.P)(root),rows=[...wrong,...good],columns=[...problemsOf(rows,view),...(0,root_rows.ns)({...root,rows},markdownVersion)],state=outcome===
"works"?(0,root_rows.nS)(root.rows):root_rows.pJ[outcome];return(0,layout.TM)(`${markdown_view.Gr[(0,root_rows.Fg)(root.rows)]} <b>${directoryOf(root)}</b>: ${state}`,
[rowsTable(rows,root,columns,view,Number.POSITIVE_INFINITY)])}function roots_nameOf(row,root,view){const name=`${markdown_view.Gr[(0,root_rows.Fg)([row])]}&nbsp\
;<b>${(0,layout.hn)((0,root_rows.mC)(row,root))}</b>`,[place]=row.places,details=[...row.kind==="module"&&row.source!==row.address?[(0,layout.hn)(row.source)]:[],
...place===void 0?[]:[(0,markdown_view.u_)(place,view)]];return details.length===0?name:`${name}<br><sub>${details.join(" at ")}</sub>`}const MAX_SUMMARY_BYTES=2e5,
MAX_BYTES={causes:45e3,evidence:18e3,hosts:8e3,notices:1e4,notes:6e3,roots:9e4},RESERVED_BYTES=1e3,page_MARKUP_BYTES=10,MAX_NOTES=5,MAX_NOTE=600,MAX_NAME=100,COMMIT_DIGITS=7,
renderMarkdown=(verdict,context)=>renderMarkdownPage(verdict,{context,rest:markdown_view.h,isBrief:!1},{head:`## ${headlineOf(verdict)}`,foot:`tf-disco ${(0,safe_text.
js)(context.version)}, started ${(0,safe_text.js)((0,measure.QN)(context.startedAt))}.`,maxBytes:MAX_SUMMARY_BYTES});function renderMarkdownPage(verdict,view,{head,
foot,maxBytes}){let left=maxBytes-RESERVED_BYTES-(0,pieces.$$)(head+foot);const part=(most,render)=>{const text=render(Math.min(most,left)).filter(block=>block!==
"").join(`

`);if(text==="")return[];const bytes=(0,pieces.$$)(text);return bytes>left?[`<p>More ${view.rest}</p>`]:(left-=bytes,[text])},hosts=(0,report_outcome.md)(verdict.
hosts),{notice:notices=[],...others2}=Object.groupBy(verdict.findings,one=>one.severity),wrong=[...others2.error??[],...others2.warning??[]],ofHosts=(outcome,own=hosts)=>part(
MAX_BYTES.hosts,most=>[renderMarkdownHosts(own,outcome,view,most)]),notes=part(MAX_BYTES.notes,most=>[notesText(verdict,view,most)]),causes=part(MAX_BYTES.causes,
most=>renderMarkdownCauses(wrong,view,most)),roots=part(MAX_BYTES.roots,most=>renderMarkdownRoots(verdict.roots,view,most)),evidence2=part(MAX_BYTES.evidence,most=>view.
isBrief?[]:[renderMarkdownEvidence(hosts,view,most)]),unchecked=ofHosts("unchecked",hosts.filter(isWithoutFindings)),well=[...ofHosts("works"),...ofHosts("skipp\
ed")],asides=part(MAX_BYTES.notices,most=>view.isBrief?[]:[noticesText(notices,view,most)]),body=[causes,unchecked,roots,evidence2,well,asides,notes].flat().join(
`

`),about=view.isBrief||!(0,markdown_view.ze)(body)?foot:`${foot} ${keepText(view)}`;return`${[head,body,`<sub>${about}</sub>`].filter(text=>text!=="").join(`

`)}
`}const isWithoutFindings=({findings})=>findings.length===0;function keepText({context}){const recipe=context.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-repo\
rt");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,safe_text.js)(recipe)}">kept as an artifact</a>.`}function noticesText(notices,view,maxBytes){
if(notices.length===0)return"";const title=`${markdown_view.rC.notice} ${(0,phrases.px)(notices.length,"notice")}`;return(0,layout.TM)(title,renderMarkdownCauses(
notices,view,maxBytes))}function notesText(verdict,view,maxBytes){const clauses=(0,report_outcome.h$)(verdict,view.context).map(clause=>`${(0,phrases.Iu)((0,safe_text.
h$)(clause,MAX_NOTE))}.`),shown=(0,layout.R4)(clauses,maxBytes,page_MARKUP_BYTES,clause=>clause),first=shown.slice(0,MAX_NOTES),others2=view.isBrief?[]:shown.slice(
MAX_NOTES),more=clauses.length-first.length-others2.length;return[`<p>${first.join("<br>")}</p>`,...others2.length===0?[]:[(0,layout.TM)((0,phrases.px)(others2.
length,"more remark"),[`<p>${others2.join("<br>")}</p>`])],...more>0?[`<p>${(0,markdown_view.jP)(more,"remark",view)}</p>`]:[]].join(`
`)}const headlineOf=verdict=>`${signOf(verdict)} ${(0,phrases.Iu)((0,report_outcome.$N)(verdict))}`;function signOf(verdict){const anyWrong=verdict.findings.some(
({severity})=>severity!=="notice"),works=verdict.hosts.length===0?"skipped":"works";return markdown_view.Gr[verdict.passed?anyWrong?"warns":works:"fails"]}function originLink({
url,workflow,job,commit}){const file=workflow.split("/").at(-1)??"";return[`<a href="${(0,safe_text.js)(url)}">${(0,safe_text.D9)(file===""?"this run":file,MAX_NAME)}\
</a>`,...job===""?[]:[`job ${(0,safe_text.D9)(job,MAX_NAME)}`],...commit===""?[]:[`commit ${(0,safe_text.D9)(commit.slice(0,COMMIT_DIGITS))}`]].join(", ")}}),8373:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Bm:()=>formatFor,EP:()=>markdownPlaces,Gr:()=>OUTCOME_SIGNS,_h:()=>docsLink,h:()=>IN_REPORT,jP:()=>showMore,rC:()=>SEVERITY_SIGNS,
u_:()=>markdownBecause,xy:()=>IN_SUMMARY,ze:()=>isShortened});var _links_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4503),_places_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
8884),_safe_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8641);const IN_REPORT="in the JSON report",IN_SUMMARY="in the job summary",SEVERITY_SIGNS={
error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},OUTCOME_SIGNS={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},
MORE="&nbsp;more ",showMore=(count,noun,{rest})=>`and ${count}${MORE}${noun}${count===1?"":"s"} ${rest}`,isShortened=html=>html.includes(MORE),markdownPlaces=(because,most,view,leftOut=0)=>(0,_places_js__WEBPACK_IMPORTED_MODULE_0__.
Ky)(because,most,one=>markdownBecause(one,view),leftOut).replace(/ more (?=places?$)/,MORE),MAX_URL=600;function markdownBecause(because,{context:{links}}){const shown=(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.
js)((0,_places_js__WEBPACK_IMPORTED_MODULE_0__.eo)(because));if(typeof because=="string")return shown;const code=`<code>${shown.replaceAll("/","/<wbr>")}</code>`,
url=(0,_links_js__WEBPACK_IMPORTED_MODULE_2__.u)(because,links);return url===null||url.length>MAX_URL?code:`<a href="${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.
js)(url,MAX_URL)}">${code}</a>`}const docsLink=(code,text,{context})=>`<a href="${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.js)(`${context.docsUrl}#${code}`)}\
">${text}</a>`,formatFor=view=>({value:_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.D9,prose:_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.h$,because:because=>markdownBecause(
because,view)})}),5102:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$N:()=>sentenceOf,
JR:()=>isSkipped,QK:()=>worstFindings,b:()=>isUnchecked,cG:()=>isWrong,h$:()=>notesOf,hm:()=>worstOf,md:()=>worstFirst,nx:()=>OUTCOME_WORDS,sG:()=>outcomeOf});var _problems_brief_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4e3),_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5799),_measure_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7574),_phrases_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
4120),_places_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(8884),_root_rows_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(4148);const OUTCOME_WORDS={
fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},WORST_FIRST=["fails","unchecked","warns","skipped","works"];function outcomeOf(host){
if(isUnchecked(host))return"unchecked";const worst=worstOf(host.findings);return worst==="error"?"fails":worst==="warning"?"warns":isSkipped(host)?"skipped":"wo\
rks"}const isWrong=host=>["fails","warns"].includes(outcomeOf(host)),isSkipped=({visit})=>visit.attempt.discovery.kind==="skipped",isUnchecked=({visit:{attempt}})=>attempt.
discovery.kind==="skipped"&&attempt.discovery.problem.code==="host-not-checked";function worstFirst(hosts){return WORST_FIRST.flatMap(outcome=>hosts.filter(host=>outcomeOf(
host)===outcome))}const worstOf=findings=>_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__.oC.find(severity=>findings.some(finding=>finding.severity===severity))??
null;function worstFindings({findings}){const worst=worstOf(findings);return worst==="notice"?[]:findings.filter(({severity})=>severity===worst)}function sentenceOf({
hosts,files,findings,passed,stopped,roots}){const failure=(0,_root_rows_js__WEBPACK_IMPORTED_MODULE_5__.g5)(roots),rest=failure===null?files:files.filter(({problem})=>!OF_INIT.
test(problem.code)),others=rest.filter(finding=>!isNothing(finding)),clauses=[others.length<rest.length?["nothing to check"]:hostClauses(hosts),fileClauses(others)],
own=worstOf(others)==="error"&&!hosts.some(host=>outcomeOf(host)==="fails")?clauses.toReversed():clauses,sentence=[failure??[],...own].flat().join(", "),hasErrors=worstOf(
findings)==="error";return stopped!==null?`${sentence} (${(0,_problems_brief_js__WEBPACK_IMPORTED_MODULE_0__.Cw)(stopped)})`:passed&&hasErrors?`${sentence} (the\
 check passes: fail-on is never)`:passed||hasErrors?sentence:`${sentence} (the check fails: fail-on is warning)`}const OF_INIT=/^(?:module|provider|version|package|constraint|lock)-/,
isNothing=({problem,severity})=>problem.code==="nothing-to-check"&&severity==="error",NOT_ALLOWED="not allowed";function hostClauses(hosts){const total=hosts.length;
if(total===0)return["no registry hosts to check"];const outcomes=hosts.filter(host=>!isSkipped(host)).map(outcomeOf),unchecked=hosts.filter(isUnchecked).length,
[checked,skipped]=[outcomes.length,total-outcomes.length],failed=outcomes.filter(outcome=>outcome==="fails").length,warned=outcomes.filter(outcome=>outcome==="w\
arns").length,refused=hosts.filter(host=>isSkipped(host)&&outcomeOf(host)==="fails").length,bad=[{count:failed,words:OUTCOME_WORDS.fails},{count:refused,words:NOT_ALLOWED},
{count:unchecked,words:OUTCOME_WORDS.unchecked}],good=[{count:checked-failed,words:OUTCOME_WORDS.works},{count:skipped-refused-unchecked,words:OUTCOME_WORDS.skipped}],
isBad=failed+refused+unchecked>0,[first,...others]=(isBad?bad:good).filter(({count})=>count>0),be=first?.words===NOT_ALLOWED||first?.words===OUTCOME_WORDS.unchecked?
first.count===1?"is ":"are ":"";return[`${ofTotal(first?.count??0,total)} ${be}${first?.words}`,...others.map(({count,words})=>`${count} ${words}`),...warned===
0?[]:[warnedClause(warned,total,isBad)]]}function warnedClause(warned,total,isBad){return total===1?"with warnings":`${warned} ${isBad?"more ":""}with warnings`}
function ofTotal(count,total){return total===1?"1 registry host":count===total?`all ${total} registry hosts`:`${count} of ${total} registry hosts`}function fileClauses(findings){
const worst=worstOf(findings);if(worst===null||worst==="notice")return[];const count=(0,_places_js__WEBPACK_IMPORTED_MODULE_4__.Dc)(findings.filter(({severity})=>severity===
worst)),others=(0,_places_js__WEBPACK_IMPORTED_MODULE_4__.BQ)(findings);return[...count===0?[]:[`${worst}s in ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.px)(
count,"file")}`],...worstOf(others)===worst?[`${worst}s in the ${(0,_places_js__WEBPACK_IMPORTED_MODULE_4__.et)(others)}`]:[]]}function scanSentenceOf({hosts},scan){
const{files,bytes,usages,durationMs}=scan;if(files===0&&durationMs===0)return null;if(files===0)return"found no Terraform or OpenTofu files";const named=hosts.filter(
_places_js__WEBPACK_IMPORTED_MODULE_4__.Qz).length,found=named===0?"no registry host is used":`${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.px)(usages,"usage")}\
 of ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.px)(named,"registry host")}`;return`scanned ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.px)(files,"file")} (${(0,_measure_js__WEBPACK_IMPORTED_MODULE_2__.
tY)(bytes)}) in ${(0,_measure_js__WEBPACK_IMPORTED_MODULE_2__.kJ)(durationMs)}: ${found}`}function notesOf(verdict,context){const{dialect,durationMs,scan,remarks}=context,
scanned=scanSentenceOf(verdict,scan),clients=verdict.hosts.length===0&&scan.files===0?"":` for ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.QI)(dialect)} (${dialect.
why})`;return[`${countsOf(verdict)}; checked in ${(0,_measure_js__WEBPACK_IMPORTED_MODULE_2__.kJ)(durationMs)}${clients}`,...scanned===null?[]:[scanned],...remarks]}
function countsOf({findings,ignored}){const counts=_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__.oC.flatMap(severity=>{const{length}=findings.filter(finding=>finding.
severity===severity);return length===0?[]:[(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.px)(length,severity)]}),found=counts.length===0?"no findings":counts.join(
", ");return ignored>0?`${found}, ${ignored} ignored`:found}}),4148:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{Fg:()=>markOf,LC:()=>MAX_SHOWN_WHOLE,Mm:()=>outcomeOfRow,P:()=>rowsByOutcome,cZ:()=>causesOf,eX:()=>problemColumn,fi:()=>showDirectory,g5:()=>failureOf,
ie:()=>rootsColumn,ij:()=>withText,jB:()=>rootsByOutcome,mC:()=>showAddress,nS:()=>availabilityOf,ns:()=>columnsFor,pJ:()=>ROOT_WORDS,qj:()=>outcomeOfRoot});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064),_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5011),_roots_root_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5257),_phrases_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
4120);const OUTCOMES=["fails","warns","works"];function outcomeOfRow({worst}){return worst==="error"?"fails":worst==="warning"?"warns":"works"}const outcomeOfRoot=({
rows})=>OUTCOMES.find(outcome=>rows.some(row=>outcomeOfRow(row)===outcome))??"works";function markOf(rows){const outcome=outcomeOfRoot({rows});return outcome===
"works"&&rows.some(isUnchecked)?"skipped":outcome}const isUnchecked=({chosen})=>Object.keys(chosen).length===0,ROOT_WORDS={fails:"init fails",warns:"has warning\
s",works:"passed"},MAX_SHOWN_WHOLE=3,showDirectory=({directory},show)=>directory===_roots_root_js__WEBPACK_IMPORTED_MODULE_2__.cd.file?_roots_root_js__WEBPACK_IMPORTED_MODULE_2__.
cd.file:directory==="."?"the top directory":show(directory);function failureOf(roots){const real=roots.filter(({directory})=>directory!==_roots_root_js__WEBPACK_IMPORTED_MODULE_2__.
cd.file),{length}=rootsByOutcome(real).failing;return length===0?null:real.length===1?"init fails":`init fails in ${length===real.length?`all ${length}`:`${length}\
 of ${real.length}`} root modules`}function rootsByOutcome(roots){const{fails=[],warns=[],works:good=[]}=Object.groupBy(roots,outcomeOfRoot);return{failing:fails,
wrong:[...fails,...warns],good}}function rowsByOutcome({rows}){const{fails=[],warns=[],works:good=[]}=Object.groupBy(rows,outcomeOfRow);return{wrong:[...fails,...warns],
good}}function causesOf(roots){const causes=new Map;for(const root of rootsByOutcome(roots).wrong)for(const row of rowsByOutcome(root).wrong){const key=causeOf(
row),cause=causes.get(key)??{row,roots:new Set};causes.set(key,cause),cause.roots.add(root)}const{fails=[],warns=[]}=Object.groupBy(causes.values(),({row})=>outcomeOfRow(
row));return[...fails,...warns]}const causeOf=({kind,source,constraints,locked,chosen,problems})=>JSON.stringify([kind,source,constraints,locked,chosen,problems]),
MAX_DIRECTORIES=3;function rootsColumn(causes,show){const roots=new Map(causes.map(cause=>[cause.row,[...cause.roots]]));return{title:"root modules",cell:row=>{
const own=roots.get(row)??[],first=own.slice(0,MAX_DIRECTORIES).map(show);return(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.K4)(first,MAX_DIRECTORIES,own.length-
first.length)}}}const showAddress=({address,host},{clients})=>clients.every(client=>(0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__.Vm)(client)===host)&&
address.startsWith(`${host}/`)?address.slice(host.length+1):address;function availabilityOf(rows){const distinct=[...new Map(rows.map(row=>[`${row.kind} ${row.source}`,
row])).values()],counts=["module","provider"].flatMap(kind=>{const{length}=distinct.filter(row=>row.kind===kind);return length===0?[]:[(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.
px)(length,kind)]});if(counts.length===0)return"no registry modules and no providers";const packages=rows.some(({platforms})=>platforms.length>0)?" and package":
"",unknown=distinct.filter(isUnchecked).length,without=distinct.filter(({chosen})=>Object.values(chosen).includes(null)).length,known=unknown+without===0?`every\
 version${packages} is available`:[...without>0?[`${without} without a version`]:[],...unknown>0?[`${unknown} not checked`]:[]].join(", ");return`${counts.join(
" and ")}, ${known}`}const MAX_VERSION=60,MAX_CONSTRAINTS=6,MAX_CONSTRAINT=60,MAX_PLATFORMS=12;function columnsFor({clients,rows},show){const isSame=rows.every(
({chosen})=>new Set(Object.values(chosen)).size<=1),columns=[{title:"constraint",cell:({constraints})=>(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.K4)([...new Set(
constraints)].map(text=>show(text,MAX_CONSTRAINT)),MAX_CONSTRAINTS)},...isSame?[{title:"version",cell:row=>versionText(row,null,show)}]:clients.map(client=>({title:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
bB[client],cell:row=>versionText(row,client,show)})),{title:"newest",cell:({newest})=>newest===null?"":show(newest,MAX_VERSION)},{title:"platforms",cell:({platforms})=>platformsText(
platforms,show)}];return withText(columns,rows)}const withText=(columns,rows)=>columns.filter(({cell})=>rows.some(row=>cell(row)!=="")),problemColumn=show=>({title:"\
problem",cell:({problems})=>problems.filter(({usualSeverity})=>usualSeverity!=="notice").map(show).join(", ")});function versionText({chosen,locked},client,show){
const version=client===null?Object.values(chosen)[0]:chosen[client];return version===void 0?"":version!==null?`${show(version,MAX_VERSION)}${version===locked?" \
(locked)":""}`:locked===null?"none":`none (locked: ${show(locked,MAX_VERSION)})`}function platformsText(platforms,show){const texts=platforms.map(({platform,available})=>`${available===
null?"?":available?"\u2713":"\u2717"} ${show(platform,MAX_VERSION)}`);return(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.K4)(texts,MAX_PLATFORMS)}}),4421:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{S5:()=>renderText,MV:()=>renderTextHead,K8:()=>renderTextParts});var judge_verdict=__webpack_require__(1393),report_causes=__webpack_require__(
2796),report_outcome=__webpack_require__(5102),phrases=__webpack_require__(4120),pieces=__webpack_require__(5955),safe_text=__webpack_require__(8641),places=__webpack_require__(
8884),text_cells=__webpack_require__(733),terminal=__webpack_require__(7146);const MAX_WIDTH=160,MIN_WIDTH=12,TAB="    ",COMMAND=/##\w*\[/;function renderFrame({
place,before,literal,after},style,layout){const margin=" ".repeat(`  ${place.line}`.length),room=Math.min(layout.width,MAX_WIDTH)-margin.length-3;if(room<MIN_WIDTH)
return[];const show=showing(before+literal+after),[start,end]=[(0,text_cells.n)(show(before)),(0,text_cells.n)(show(before+literal))],whole=show(before+literal+
after),{from,to,text}=cut(whole,start,Math.max(end,start+1),room),bar=(0,terminal.nI)("|","dim",layout),carets="^".repeat(Math.max(1,Math.min(end,to)-Math.max(start,
from))),below=" ".repeat(Math.max(start,from)-from);return[`${(0,terminal.nI)(`  ${place.line}`,"dim",layout)} ${bar} ${text}`.trimEnd(),`${margin} ${bar} ${below}${(0,terminal.
nI)(carets,style,layout)}`]}function showing(line){const show=text=>(0,safe_text.RK)(text.replaceAll("	",TAB),Number.POSITIVE_INFINITY);return COMMAND.test(show(
line))?text=>show(text).replaceAll(/(?<=#)#/g," #"):show}function cut(line,start,end,room){const cells=(0,text_cells.n)(line);if(cells<=room)return{from:0,to:room,
text:line};const spare=Math.max(0,room-2-(end-start)),from=end<room?0:Math.max(0,start-1-Math.ceil(spare*2/3)),isEnd=cells-from<=room,to=from+room,shown=(0,text_cells.
W)(line,from===0?0:from+1,isEnd?to:to-1),text=`${from===0?"":"\u2026"}${shown}${isEnd?"":"\u2026"}`;return{from,to:isEnd?to:to-1,text}}var hostname=__webpack_require__(
1831),host_phrases=__webpack_require__(1505),measure=__webpack_require__(7574);const MAX_SERVICES=20,MAX_CODES=6,COLUMN=13,SIGNS={fails:{sign:"\u2717",style:"re\
d"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},SEVERITY_SIGNS={
error:SIGNS.fails,warning:SIGNS.warns,notice:{sign:"\xB7",style:"blue"}},FORMAT={value:safe_text.RK,prose:safe_text.RK,because:places.eo};function renderTextHost(host,options){
const outcome=(0,report_outcome.sG)(host),{sign,style}=SIGNS[outcome],name=(0,terminal.nI)(showHost(host.visit.host),"bold",options),facts=[...(0,report_outcome.
cG)(host)?evidence(host,options.context):[],...(0,host_phrases.o7)(host,FORMAT)];return[`${(0,terminal.nI)(sign,style,options)} ${name} ${report_outcome.nx[outcome]}${host.
isNew?` (${phrases.dy})`:""}: ${summaryOf(host)}`,...facts.flatMap(fact=>factLines(fact,options))].map(safe_text.BP).join(`
`)}const showHost=host=>{const shown=(0,hostname.nx)(host);return shown===host?(0,safe_text.RK)(host):`${(0,safe_text.RK)(shown)} (${(0,safe_text.RK)(host)})`};
function summaryOf(host){const{discovery}=host.visit.attempt,worst=(0,report_outcome.QK)(host);return worst.length>0?(0,phrases.K4)([...new Set(worst.map(finding=>finding.
problem.code))],MAX_CODES):discovery.kind==="skipped"?discovery.problem.code:(0,host_phrases.Yj)(host,FORMAT)}function evidence(host,context){const{hops,certificates}=host.
visit.attempt;return[(0,host_phrases.se)(host,context,FORMAT),{label:"response",texts:hops.map(hopText)},{label:"services",texts:serviceTexts(host)},...(0,host_phrases.
Zc)(host,FORMAT),{label:"certificate",texts:certificates.map(one=>certificateText(one,context))}]}const factLines=({label,texts},options)=>texts.flatMap((text,index)=>{
const shown=index===0?label:"";return(0,terminal.wW)({indent:2,label:shown,style:"dim",column:COLUMN,text},options)});function hopText(hop){const status=hop.status===
null?"no response":`${hop.status} ${(0,safe_text.RK)(hop.reason,host_phrases.tN)}`,notes=[...hop.mediaType===null?[]:[(0,safe_text.RK)(hop.mediaType,host_phrases.
tN)],...hop.address===null?[]:[`at ${(0,safe_text.RK)(hop.address,host_phrases.tN)}`],...hop.proxy===null?[]:[`through ${(0,safe_text.RK)((0,safe_text.cq)(hop.proxy))}`],
...hop.authorization==="none"?[]:[`token ${(0,phrases.Rk)(hop.authorization)}`]],noted=notes.length===0?"":` (${notes.join("; ")})`;return`${status.trim()} from\
 ${(0,safe_text.RK)((0,safe_text.cq)(hop.url))} in ${(0,measure.kJ)(hop.ms)}${noted}`}function serviceTexts({services,servicesLeftOut}){const shown=services.slice(
0,MAX_SERVICES),more=services.length-shown.length+servicesLeftOut;return[...shown.map(serviceText),...more>0?[`and ${more} more`]:[]]}function serviceText(service){
const id2=(0,safe_text.RK)(service.id,host_phrases.tN);switch(service.kind){case"url":return`${id2} ${(0,safe_text.RK)((0,safe_text.cq)(service.url))}`;case"log\
in":{const{authz,token}=service.login,urls=[authz,token].map(url=>(0,safe_text.RK)((0,safe_text.cq)(url??"none")));return`${id2} authz ${urls.join(", token ")}`}case"\
problem":return`${id2}: ${service.problem.code}`}}function certificateText(certificate,context){const{host,subject,issuer,expires}=certificate,until=(0,safe_text.
RK)((0,measure.nO)(expires,context.startedAt));return`${(0,safe_text.RK)(host,host_phrases.tN)} valid until ${until}; subject ${(0,safe_text.RK)(subject,host_phrases.
tN)}, issuer ${(0,safe_text.RK)(issuer,host_phrases.tN)}`}const MAX_HOSTS=8,MAX_PLACES={ofHosts:3,others:6},MAX_MESSAGES={ofHosts:3,others:10},MAX_MESSAGE=1e3;function renderTextCause(cause,options){
const{severity,code,title,message}=cause,text=(0,safe_text.RK)(message??title,MAX_MESSAGE),url=`${options.context.docsUrl}#${code}`,{style}=SEVERITY_SIGNS[severity];
return[...(0,terminal.wW)({indent:0,label:`${severity}[${code}]:`,style,url,text},options),...cause_factLines(cause.hosts.length>1?"hosts":"host",hostsText(cause),
options),...messageLines(cause,options),...sharedFacts(cause,options)].map(safe_text.BP).join(`
`)}function hostsText({hosts,findings}){const shown=hosts.slice(0,MAX_HOSTS).map(host=>{const isNew=findings.some(finding=>finding.host===host&&finding.isHostNew);
return`${showHost(host)}${isNew?` (${phrases.dy})`:""}`});return(0,phrases.K4)(shown,MAX_HOSTS,hosts.length-shown.length)}function messageLines(cause,options){const isOfHosts=cause.
hosts.length>1,shown=shownMessages(cause),more=(0,report_causes.cr)(cause).length-shown.length;return[...shown.flatMap(({message,findings,first},index)=>{const lines=placeLines(
first,cause.message===null?message:"",options);return index>=(isOfHosts?1:report_causes.Wi)?lines:[...lines,...frameLines(first,cause,options),...cause_factLines(
"help",(0,safe_text.RK)(ownHelp(cause,findings),MAX_MESSAGE),options)]}),...more>0?[`  and ${more} more in the JSON report`]:[]]}const shownMessages=cause=>(0,report_causes.
cr)(cause).slice(0,cause.hosts.length>1?MAX_MESSAGES.ofHosts:MAX_MESSAGES.others).map(([message,findings])=>({message,findings,first:(0,places.yv)(...findings).
first}));function placeLines(place,message,options){if(place===null&&message==="")return[];const label=place===null?"-":`--> ${(0,places.R3)(place)}`,text=(0,safe_text.
RK)(message,MAX_MESSAGE);return(0,terminal.wW)({indent:2,label,style:"dim",text},options)}function frameLines(place,{severity},options){if(place===null)return[];
const{file,line,column}=place,source=options.context.sources.find(one=>one.place.file===file&&one.place.line===line&&one.place.column===column);return source===
void 0||options.framed.has(source)?[]:(options.framed.add(source),renderFrame(source,SEVERITY_SIGNS[severity].style,options))}function ownHelp({help,findings:all},findings){
return help!==null||isAside(all)?"":findings[0]?.problem.help??""}const isAside=([first,second])=>first?.exclude!==void 0&&second!==void 0;function sharedFacts(cause,options){
const{hosts,findings,help,affects}=cause,{others,settings,leftOut}=(0,places.yv)(...findings),firsts=shownMessages(cause).map(({first})=>first&&(0,places.eo)(first)),
unseen=others.filter(place=>!firsts.includes((0,places.eo)(place))),most=hosts.length>1?MAX_PLACES.ofHosts:MAX_PLACES.others;return[...cause_factLines("also at",
(0,places.Ky)(unseen,most,void 0,leftOut),options),...cause_factLines("required by",(0,places.Ky)(settings,most),options),...cause_factLines("help",isAside(findings)?
"":(0,safe_text.RK)(help??"",MAX_MESSAGE),options),...cause_factLines("affects",(0,phrases.od)(affects,options.context.clients),options)]}const cause_factLines=(name,text,options)=>text===
""?[]:(0,terminal.wW)({indent:2,label:`${name}:`,style:"dim",text},options);var root_rows=__webpack_require__(4148),protocol_clients=__webpack_require__(1064);const MAX_ROWS=20,
MAX_NAMED=3,GAP="  ",nameOf=root=>(0,root_rows.fi)(root,safe_text.J7);function renderTextWrongRoots(roots,options){const{wrong}=(0,root_rows.jB)(roots);return wrong.
length>root_rows.LC?[renderCauses(roots,wrong,options)]:wrong.map(root=>{const own=(0,root_rows.P)(root),rows=[...own.wrong,...own.good],columns=withProblems((0,root_rows.
ns)({...root,rows:rows.slice(0,MAX_ROWS)},safe_text.RK),rows),name=nameOf(root);return renderTable({outcome:(0,root_rows.qj)(root),name,root,rows,columns},options)})}
function renderCauses(roots,wrong,options){const causes=(0,root_rows.cZ)(roots),rows=causes.map(({row})=>row),clients=protocol_clients.Du.filter(client=>wrong.some(
root=>root.clients.includes(client))),columns=(0,root_rows.ns)({clients,rows:rows.slice(0,MAX_ROWS)},safe_text.RK),all=withProblems([(0,root_rows.ie)(causes,nameOf),
...columns],rows),outcome=(0,root_rows.qj)({rows}),name=(0,phrases.px)(wrong.length,"root module");return renderTable({outcome,name,root:{clients},rows,columns:all},
options)}const withProblems=(columns,rows)=>[...columns,...(0,root_rows.ij)([(0,root_rows.eX)(({code})=>code)],rows)];function renderTable({outcome,name,root,rows,
columns},options){const{sign,style}=SIGNS[outcome],causes=rows.filter(row=>(0,root_rows.Mm)(row)===outcome),names=[...new Set(causes.map(row=>(0,safe_text.RK)((0,root_rows.
mC)(row,root))))],title=`${root_rows.pJ[outcome]} for ${(0,phrases.K4)(names,MAX_NAMED)}`,left=rows.length-MAX_ROWS;return[`${(0,terminal.nI)(sign,style,options)}\
 ${(0,terminal.nI)(name,"bold",options)}: ${title}`,...rowLines(rows.slice(0,MAX_ROWS).map(row=>({sign:SIGNS[(0,root_rows.Fg)([row])],cells:[(0,safe_text.RK)((0,root_rows.
mC)(row,root)),...columns.map(({cell})=>cell(row))]})),["module or provider",...columns.map(({title:of})=>of)],options),...left>0?[`  and ${left} more in the JS\
ON report`]:[]].map(safe_text.BP).join(`
`)}function rowLines(lines,titles,options){const widths=titles.map((title,at)=>Math.max(...[title,...lines.map(({cells})=>cells[at])].map(widthOf)));if(widths.reduce(
(sum,one)=>sum+GAP.length+one,GAP.length)>options.width)return lines.flatMap(({sign:{sign,style},cells:[name="",...facts]})=>{const named=facts.flatMap((fact,at)=>fact===
""?[]:[`${titles[at+1]} ${fact}`]),text=`${name}: ${named.join("; ")}`;return(0,terminal.wW)({indent:2,label:sign,style,text},options)});const aligned=cells=>cells.
map((cell,at)=>cell+" ".repeat((widths[at]??0)-widthOf(cell))).join(GAP).trimEnd();return[`    ${(0,terminal.nI)(aligned(titles),"dim",options)}`,...lines.map(({
sign:{sign,style},cells})=>`  ${(0,terminal.nI)(sign,style,options)} ${aligned(cells)}`)]}const widthOf=(text="")=>Array.from(text).length;function renderTextGoodRoots(roots,options){
const rows=roots.flatMap(root=>root.rows),{sign,style}=SIGNS[(0,root_rows.Fg)(rows)],[first]=roots,text=`${roots.length===1&&first!==void 0?nameOf(first):(0,phrases.
px)(roots.length,"root module")}: ${(0,root_rows.nS)(rows)}`;return(0,terminal.wW)({indent:0,label:sign,style,text},options).map(safe_text.BP).join(`
`)}const MAX_LINES=3,good_MAX_NAMED=8,MAX_FOLDED=1e3;function renderTextGood({hosts,roots},options){const by=Map.groupBy(hosts,report_outcome.sG),unchecked=(by.
get("unchecked")??[]).filter(({findings})=>findings.length===0),{good}=(0,root_rows.jB)(roots);return[...hostLines("unchecked",unchecked,options),...hostLines("\
skipped",by.get("skipped")??[],options),...hostLines("works",by.get("works")??[],options),...good.length>0?[renderTextGoodRoots(good,options)]:[]]}function hostLines(outcome,hosts,options){
const show=host=>renderTextHost(host,options);if(hosts.length<=MAX_LINES)return hosts.map(show);const{sign,style}=SIGNS[outcome],names=hosts.slice(0,good_MAX_NAMED).
map(({visit})=>showHost(visit.host)),text=`${(0,phrases.px)(hosts.length,"host")} ${report_outcome.nx[outcome]}: ${(0,phrases.K4)(names,good_MAX_NAMED,hosts.length-
names.length)}`;if(!options.isRunner)return[(0,terminal.wW)({indent:0,label:sign,style,text},options).map(safe_text.BP).join(`
`)];const showMore=more=>`and ${more} more in the JSON report`;return[[(0,safe_text.BP)(`${sign} ${text}`),...(0,phrases.UV)(hosts,MAX_FOLDED,show,showMore)].join(
`
`)]}function renderTextEnd(verdict,options){const worst=(0,report_outcome.hm)(verdict.findings),isLong=verdict.hosts.length>MAX_LINES||verdict.findings.length>0,
report=options.isRunner?"the JSON report has all details; its path is the output `report`":"for all details: `--format json` or `--report FILE.json`",codes=`pro\
blem codes are explained at ${options.context.docsUrl}`;return isLong?[(worst===null||worst==="notice"?[report]:[codes,report]).flatMap(line=>(0,terminal.ky)(line,
options)).join(`
`)]:[]}const MAX_CAUSES=30,MAX_EVIDENCE=3,MAX_BYTES=16e6;function*renderText(verdict,options){yield`${renderTextHead(verdict,options)}
`;let isApart=!0;for(const{text}of renderTextParts(verdict,options)){const isLong=text.includes(`
`);yield`${isApart||isLong?`
`:""}${text}
`,isApart=isLong}}function renderTextHead(verdict,options){const{sign,style}=SIGNS[verdict.passed?"works":"fails"],notes=options.isQuiet?[]:(0,report_outcome.h$)(
verdict,options.context);return[`${(0,terminal.nI)(sign,style,options)} ${(0,terminal.nI)((0,report_outcome.$N)(verdict),"bold",options)}`,...notes.flatMap(note=>(0,terminal.
ky)((0,safe_text.RK)(note),options))].map(safe_text.BP).join(`
`)}function*renderTextParts(verdict,options,maxBytes=MAX_BYTES){const{isQuiet=!1,isRunner=!1,context}=options,isShown=({severity})=>!isQuiet||severity==="error"||
(0,judge_verdict.k2)(severity,context.failOn),causes=(0,report_causes.cZ)(verdict.findings.filter(isShown)),framed=new Set;for(const cause of causes.slice(0,MAX_CAUSES))
yield plain(renderTextCause(cause,{...options,framed}));const more=causes.slice(MAX_CAUSES).flatMap(({findings})=>findings);if(more.length>0&&(yield plain(`and ${(0,phrases.
px)(more.length,"more finding")} in the JSON report`)),isQuiet)return;const group=text=>({kind:isRunner?"group":"plain",text});yield*renderTextWrongRoots(verdict.
roots,options).map(group);const wrong=(0,report_outcome.md)(verdict.hosts).filter(host=>(0,report_outcome.cG)(host)&&!(0,report_outcome.JR)(host)),shown=isRunner||
wrong.length<=MAX_EVIDENCE?wrong:[];yield*evidenceOf(shown,options,maxBytes).map(group),yield*renderTextGood(verdict,options).map(group),yield*renderTextEnd(verdict,
options).map(plain)}function*evidenceOf(hosts,options,maxBytes){const render=host=>renderTextHost(host,options),left=yield*(0,pieces._Q)(hosts,new pieces.Wv(maxBytes),
render);left>0&&(yield`the evidence of ${(0,phrases.px)(left,"more host")} is in the JSON report`)}const plain=text=>({kind:"plain",text})}),5257:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{JT:()=>providerKey,KS:()=>placedVersion,MO:()=>packageKey,MP:()=>moduleKey,Nf:()=>argumentOf,W$:()=>becauseOf,cd:()=>HOSTNAMES_LINE,
yp:()=>versionPlace});var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5143);const HOSTNAMES_INPUT="hostnames input",HOSTNAMES_LINE={file:HOSTNAMES_INPUT,
line:1,column:1,endColumn:1},becauseOf=place=>place.file===HOSTNAMES_INPUT?HOSTNAMES_INPUT:place,moduleKey=({host,namespace,name,system})=>`${host}/${namespace}\
/${name}/${system}`,providerKey=({host,namespace,type})=>`${host}/${namespace}/${type}`;function placedVersion(usage,client){const text=usage.versions??argumentOf(
usage)?.values?.[client]??null;return text===null?null:{text,place:versionPlace(usage)}}function versionPlace(usage){const{versionsAt,place}=usage,at=typeof versionsAt==
"number"?versionsAt:versionsAt?.at;return at===void 0?place:{file:place.file,...(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__._h)(at)}}const argumentOf=({versionsAt})=>typeof versionsAt==
"number"?null:versionsAt,packageKey=(key,more)=>`${key} ${more}`})};export{id,ids,modules};
