const id=513,ids=[513,460],modules={1513:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),
__webpack_require__.d(__webpack_exports__,{describeFlag:()=>describeFlag,renderHelp:()=>renderHelp});var _protocol_version_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
3592),_commands_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7188),_wording_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1460);const WIDTH=80,COLUMN=28,
EXAMPLE_COLUMN=46,EXIT_CODES="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrupted.";function renderHelp(topic){return`${(topic===
null?overview():helpOf((0,_commands_js__WEBPACK_IMPORTED_MODULE_0__.OB)(topic))).join(`
`)}
`}function overview(){const commands=_commands_js__WEBPACK_IMPORTED_MODULE_0__.Lo.filter(({name})=>!name.includes(" "));return[...wrap("Finds the registry hosts\
 that Terraform and OpenTofu files use, and checks each of them as init does."),"","Usage: tf-disco [COMMAND] [ARGUMENTS] [FLAGS]","","Commands:",...commands.flatMap(
({name,summary})=>entry(name,summary,14)),"","Examples:",...examplesOf((0,_commands_js__WEBPACK_IMPORTED_MODULE_0__.OB)("check")),"","Flags:",...[_commands_js__WEBPACK_IMPORTED_MODULE_0__.
l1.help,_commands_js__WEBPACK_IMPORTED_MODULE_0__.l1.version].flatMap(flagEntry),"",'"tf-disco COMMAND --help" shows the flags and examples of a command.',...wrap(
EXIT_CODES),`Documentation: ${_protocol_version_js__WEBPACK_IMPORTED_MODULE_2__.Bw}`]}function helpOf(row){const parts=_commands_js__WEBPACK_IMPORTED_MODULE_0__.
Lo.filter(({name})=>name.startsWith(`${row.name} `)),flags=_commands_js__WEBPACK_IMPORTED_MODULE_0__.Y5.map(([heading,all])=>[heading,all.filter(flag=>isShown(flag,
row))]).filter(([,own])=>own.length>0);return[...row.about.flatMap((paragraph,index)=>[...index===0?[]:[""],...wrap(paragraph)]),"",`Usage: tf-disco ${row.usage}`,
...parts.length===0?[]:["","Commands:"],...parts.flatMap(({name,summary})=>entry(name,summary,20)),"","Examples:",...examplesOf(row),...flags.flatMap(([heading,
own])=>["",`${heading.replaceAll("`","")}:`,...own.flatMap(flagEntry)]),...row.name==="check"?["",...wrap(EXIT_CODES)]:[]]}const isShown=({name},row)=>name==="h\
elp"||row.flags.includes(name),examplesOf=({examples})=>examples.flatMap(([command,what])=>entry(command,what,EXAMPLE_COLUMN));function flagEntry(flag){const{name,
short,kind,default:standard}=flag,letter=short===void 0?"":`-${short}, `,value=kind.value===""?"":` ${kind.value}${kind.isList?"\u2026":""}`,fallback=standard===
""||kind.value===""?"":` (${standard})`;return entry(`${letter}--${name}${value}`,`${describeFlag(flag)}${fallback}`,COLUMN)}const describeFlag=({help})=>(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__.
W)(help).replaceAll("`","").replace(", one per line","");function entry(term,text,column){const lines=wrap(text,WIDTH-column).map(line=>`${" ".repeat(column)}${line}`);
if(text==="")return[`  ${term}`];if(term.length+4>column)return[`  ${term}`,...lines];const[first="",...others]=lines;return[`  ${term}${first.slice(term.length+
2)}`,...others]}function wrap(text,width=WIDTH){const lines=[];let line="";for(const word of text.split(" "))line!==""&&line.length+1+word.length>width&&(lines.
push(line),line=""),line+=line===""?word:` ${word}`;return[...lines,line]}}),1460:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{OF_FLAGS:()=>OF_FLAGS,W:()=>withFlags});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
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
