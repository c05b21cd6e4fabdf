const id=957,ids=[957],modules={8957:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{renderCodeQuality:()=>renderCodeQuality});var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4458),_json_pieces_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
2704),_phrases_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4120),_pieces_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5955),_places_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
8884),_safe_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(8641);const MAX_ISSUES=5e3,MAX_BYTES=1e7,MAX_TEXT=500,MAX_PLACES=3,ELSEWHERE=".gitlab-ci.ym\
l",SEVERITIES={error:"critical",warning:"minor",notice:"info"};function*renderCodeQuality({findings},hash){const fingerprintOf=(0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__.
u)();yield"[";const render=finding=>issueText(issueOf(finding,hash(fingerprintOf(finding)))),shown=findings.slice(0,MAX_ISSUES),left=(yield*(0,_pieces_js__WEBPACK_IMPORTED_MODULE_3__.
_Q)(shown,new _pieces_js__WEBPACK_IMPORTED_MODULE_3__.Wv(MAX_BYTES),render,","))+findings.length-shown.length;left>0&&(yield`,${issueText(leftOut(left,hash("lef\
t out")))}`),yield`
]
`}const issueText=issue=>`
  ${(0,_json_pieces_js__WEBPACK_IMPORTED_MODULE_4__.IL)(issue,"  ")}`;function issueOf(finding,fingerprint){const{problem,severity}=finding,{first}=(0,_places_js__WEBPACK_IMPORTED_MODULE_2__.
yv)(finding),isInFile=first!==null&&(0,_places_js__WEBPACK_IMPORTED_MODULE_2__.CN)(first.file)&&!["","."].includes(first.file);return{description:descriptionOf(
finding,isInFile),check_name:problem.code,fingerprint,severity:SEVERITIES[severity],location:isInFile?{path:first.file.toWellFormed(),lines:{begin:first.line}}:
{path:ELSEWHERE,lines:{begin:1}}}}function descriptionOf(finding,isInFile){const{problem}=finding,{first,others,leftOut:leftOut2}=(0,_places_js__WEBPACK_IMPORTED_MODULE_2__.
yv)(finding);return`${[(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_5__.RK)(problem.message,MAX_TEXT),...problem.help?[`Help: ${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_5__.
RK)(problem.help,MAX_TEXT)}`]:[],...first===null||isInFile?[]:[`At ${(0,_places_js__WEBPACK_IMPORTED_MODULE_2__.R3)(first)}`],...others.length===0?[]:[`Also at ${(0,_places_js__WEBPACK_IMPORTED_MODULE_2__.
Ky)(others,MAX_PLACES,void 0,leftOut2)}`]].join(". ")}.`}const leftOut=(left,fingerprint)=>({description:`And ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.px)(
left,"more finding")} in the JSON report.`,check_name:"left-out",fingerprint,severity:"info",location:{path:ELSEWHERE,lines:{begin:1}}})}),4458:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{u:()=>fingerprinter});var _places_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8884),_safe_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
8641);function fingerprinter(){const seen=new Map;return finding=>{const{host,service,problem}=finding,text=host===null&&!problem.code.startsWith("file-")?(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.
RK)(problem.message):"",file=(0,_places_js__WEBPACK_IMPORTED_MODULE_0__.Xd)(finding)?.file??"",base=[problem.code,host??"",(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.
RK)(service??""),file,text].join("|"),number=(seen.get(base)??0)+1;return seen.set(base,number),`${base}|${number}`}}})};export{id,ids,modules};
