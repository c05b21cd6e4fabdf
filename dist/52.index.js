const id=52,ids=[52],modules={9052:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{withDiffLinks:()=>withDiffLinks});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7598),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6760),_files_read_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5747),_place_links_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(2722);function withDiffLinks(located,changed,workspace,{pull,serverUrl,owner,repository}){
const patches=new Map(changed.map(({file,patch})=>[file,patch])),inDiff=located.flatMap(({file,path,url,isOfRun})=>{const patch=patches.get(path)??null,read=patch===
null||!isOfRun?null:(0,_files_read_text_js__WEBPACK_IMPORTED_MODULE_2__.yR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace,file));if(pull===null||patch===
null||!read?.ok)return[];const page=`${serverUrl}/${owner}/${repository}/pull/${pull.number}/files#diff-${anchorOf(path)}`;return[[file,{url,diff:{url:page,lines:linesInDiff(
patch,read.text)}}]]});return new Map([...(0,_place_links_js__WEBPACK_IMPORTED_MODULE_3__.hP)(located),...inDiff])}const anchorOf=path=>(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.
createHash)("sha256").update(path).digest("hex");function linesInDiff(patch,text){const lines=text.split(`
`).map(withoutReturn),shown=new Set;let at=0;for(const line of patch.split(`
`)){const[,start]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(line)??[];start!==void 0?at=Number(start):/^[ +]/.test(line)&&(lines[at-1]===withoutReturn(line.slice(1))&&shown.
add(at),at+=1)}return shown}const withoutReturn=line=>line.endsWith("\r")?line.slice(0,-1):line})};export{id,ids,modules};
