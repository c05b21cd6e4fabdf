const id=868,ids=[868],modules={5868:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),
__webpack_require__.d(__webpack_exports__,{renderJunit:()=>renderJunit});var releases=__webpack_require__(997),judge_verdict=__webpack_require__(1393),hostname=__webpack_require__(
1831),phrases=__webpack_require__(4120),pieces=__webpack_require__(5955),report_places=__webpack_require__(8884),safe_text=__webpack_require__(8641);const MAX_MESSAGE=500,
MAX_FINDINGS=20,MAX_NOTES=100,MAX_PLACES=6,MAX_SUITE_BYTES=2e7,MAX_LINE=1e3;function outcomeFor(kind,findings,context){const[first]=findings;if(first===void 0)return{
kind:"passed"};const left=findings.length-1,more=left>0?` (and ${left} more)`:"";return{kind,type:first.problem.code,message:`${(0,safe_text.RK)(first.problem.message,
MAX_MESSAGE)}${more}`,lines:(0,phrases.UV)(findings,MAX_FINDINGS,finding=>linesOf(finding,context),moreFindings)}}const noteLines=findings=>(0,phrases.UV)(findings,
MAX_NOTES,noteLine,moreFindings);function noteLine({problem,severity,places,placesLeftOut}){const at=(0,report_places.Ky)(places,1,report_places.eo,placesLeftOut),
message=(0,safe_text.RK)(problem.message,MAX_MESSAGE);return`${severity}[${problem.code}] ${message}${at===""?"":` (${at})`}`}const moreFindings=more=>`and ${(0,phrases.
px)(more,"more finding")} in the JSON report`,moreCases=more=>`and ${(0,phrases.px)(more,"more case")}; the JSON report has their findings`;function linesOf(finding,{
docsUrl,clients}){const{problem,severity}=finding,first=(0,report_places.Xd)(finding),facts=[...first===null?[]:[["at",(0,report_places.R3)(first)]],...(0,report_places.
xi)(finding,(0,phrases.od)(finding.affects,clients),MAX_MESSAGE,MAX_PLACES),...finding.isHostNew?[["host",phrases.dy]]:[],["see",`${docsUrl}#${problem.code}`]];
return[`${severity}[${problem.code}] ${(0,safe_text.RK)(problem.message,MAX_MESSAGE)}`,...facts.map(([label,text])=>`  ${label}: ${text}`)]}function renderSuite(suite,id2,context){
const room=new pieces.Wv(MAX_SUITE_BYTES),rendered=[];for(const one of suite.cases){const text=renderCase(one);if(!room.take(text))break;rendered.push(text)}const cases=suite.
cases.slice(0,rendered.length),left=suite.cases.length-cases.length+(suite.casesLeftOut??0),notes=[...suite.notes,...left>0?[moreCases(left)]:[]],count=kind=>cases.
filter(({outcome})=>outcome.kind===kind).length,skipped=count("skipped"),attributes={name:named(suite.name),package:"tf-disco",id:id2,hostname:"localhost",timestamp:context.
startedAt.slice(0,19),tests:cases.length,failures:count("failure"),errors:count("error"),...skipped===0?{}:{skipped},time:seconds(suite.timeMs)},properties=[{name:"\
version",value:context.version},{name:"dialect",value:context.dialect.name},{name:"clients",value:`${(0,phrases.QI)(context.dialect)} (${context.dialect.why})`},
...context.remarks.map(value=>({name:"remark",value}))].map(property=>xmlElement("property",property)),out=notes.map(line=>xmlText(line,MAX_LINE)).join(`
`),parts=[xmlElement("properties",{},properties.join("")),...rendered,xmlElement("system-out",{},out),xmlElement("system-err",{})];return xmlElement("testsuite",
attributes,`
${parts.join(`
`)}
`)}function renderCase({classname,name,timeMs,outcome}){const attributes={name:named(name),classname:named(classname),time:seconds(timeMs)};return xmlElement("t\
estcase",attributes,renderOutcome(outcome))}function renderOutcome(outcome){switch(outcome.kind){case"passed":return"";case"skipped":return xmlElement("skipped",
{},xmlText(outcome.message,MAX_MESSAGE));case"failure":case"error":{const{kind,type,message,lines}=outcome,text=lines.map(line=>xmlText(line,MAX_LINE)).join(`
`);return xmlElement(kind,{message,type},text)}}}const named=name=>name.trim()===""?"(no name)":name,seconds=ms=>(ms/1e3).toFixed(3),ENTITIES={"&":"&amp;","<":"\
&lt;",">":"&gt;",'"':"&quot;","'":"&apos;"},xmlText=(text,maxCharacters)=>(0,safe_text.BP)((0,safe_text.RK)(text,maxCharacters)).replace(/[&<>"']/g,mark=>ENTITIES[mark]??
mark);function xmlElement(name,attributes,content=""){const written=Object.entries(attributes).map(([attribute,value])=>` ${attribute}="${typeof value=="number"?
value:xmlText(value)}"`),head=`<${name}${written.join("")}`;return content===""?`${head}/>`:`${head}>${content}</${name}>`}const MAX_BYTES=6e7,MAX_CASES=1e4;function*renderJunit(verdict,context,maxBytes=MAX_BYTES){
const fails=({severity})=>severity==="error"||(0,judge_verdict.k2)(severity,context.failOn);yield`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>`;let id2=0;const render=suite=>`
${renderSuite(suite(),id2++,context)}`,left=yield*(0,pieces._Q)(suitesOf(verdict,fails,context),new pieces.Wv(maxBytes),render);left>0&&(yield render(()=>leftOut(
left))),yield`
</testsuites>
`}const suitesOf=(verdict,fails,context)=>[...verdict.hosts.map(host=>()=>hostSuite(host,fails,context)),...verdict.files.length===0&&context.scan.files===0?[]:
[()=>fileSuite(verdict,fails,context)]],leftOut=suites=>({name:"left out",cases:[],timeMs:0,notes:[`and ${(0,phrases.px)(suites,"more suite")}; the JSON report \
has their findings`]}),HOSTS="tf-disco.hosts",FILES="tf-disco.files";function hostSuite(host,fails,context){const{visit,findings}=host,{discovery}=visit.attempt,
failing=findings.filter(fails),name=(0,hostname.nx)(visit.host),timeMs=(0,releases.O)(visit).reduce((total,{timing})=>total+timing.totalMs,0),outcome=failing.length===
0&&discovery.kind==="skipped"?{kind:"skipped",message:discovery.problem.message}:outcomeFor(discovery.kind==="failed"?"error":"failure",failing,context);return{
name,cases:[{classname:HOSTS,name,timeMs,outcome}],timeMs,notes:noteLines(findings.filter(finding=>!fails(finding)))}}function fileSuite({files},fails,context){
const groups=Map.groupBy(files.filter(fails),finding=>[finding.problem.code,(0,report_places.Xd)(finding)?.file??""].join(" ")),cases=[...groups.values()].slice(
0,MAX_CASES).flatMap(group=>group.slice(0,1).map(first=>({classname:FILES,name:[(0,safe_text.J7)((0,report_places.Xd)(first)?.file??""),first.problem.code].join(
" ").trim(),timeMs:0,outcome:outcomeFor("failure",group,context)}))),passed={classname:FILES,name:"all files",timeMs:context.scan.durationMs,outcome:{kind:"pass\
ed"}};return{name:"files",cases:cases.length===0?[passed]:cases,casesLeftOut:groups.size-cases.length,timeMs:context.scan.durationMs,notes:noteLines(files.filter(
finding=>!fails(finding)))}}})};export{id,ids,modules};
