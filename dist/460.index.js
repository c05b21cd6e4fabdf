const id=460,ids=[460],modules={1460:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{OF_FLAGS:()=>OF_FLAGS,W:()=>withFlags});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
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
