const ids=[639],modules={9069:((__webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.a(__webpack_module__,async(__webpack_handle_async_dependencies__,__webpack_async_result__)=>{
try{let complain=function(mistakes,{redact}){for(const mistake of redact(mistakes))stderr.write(`tf-disco: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__.
RK)(mistake)}
`);return 2};__webpack_require__.r(__webpack_exports__);var _credentials_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9018),_program_interruption_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
9077),_program_small_heap_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3386),_program_streams_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2057),_protocol_version_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(
3592),_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(8641),_report_text_crash_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(9703),_settings_command_line_parse_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5727),_settings_settings_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3152),_visit_stop_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(6875);const{env,
stderr,stdout}=process;env.UV_THREADPOOL_SIZE??="64",(0,_program_small_heap_js__WEBPACK_IMPORTED_MODULE_4__.p)();const command=(0,_settings_command_line_parse_js__WEBPACK_IMPORTED_MODULE_2__.
D)(process.argv.slice(2)),loseOutput=why=>{stderr.write(`tf-disco: the output was not written: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_5__.RK)(why)}
`),command.kind!=="check"&&process.exit(3)};(0,_program_streams_js__WEBPACK_IMPORTED_MODULE_1__.B_)(stdout,loseOutput),(0,_program_streams_js__WEBPACK_IMPORTED_MODULE_1__.
B_)(stderr,()=>{});const stop=new _visit_stop_js__WEBPACK_IMPORTED_MODULE_6__.V,now=()=>performance.now();await(0,_program_interruption_js__WEBPACK_IMPORTED_MODULE_7__.
q)(process,await main(command));async function main(command2){const secrets=(0,_credentials_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_0__.c)("raw"in command2?
command2.raw:{},env),crash=error=>(stderr.write(`${(0,_credentials_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_0__.r)(clear=>(0,_report_text_crash_js__WEBPACK_IMPORTED_MODULE_8__.
p)(error,clear),secrets)}
`),3),isFinal=command2.kind!=="check",interrupted=(0,_program_interruption_js__WEBPACK_IMPORTED_MODULE_7__.w)(process,stop,{isFinal,crash,now});try{const exitCode=await perform(
command2,{program:process,secrets,stop,loseOutput});return interrupted.aborted?3:exitCode}catch(error){return error instanceof _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__.
GN?complain(error.mistakes,secrets):crash(error)}}async function perform(command2,running){switch(command2.kind){case"help":return stdout.write((await __webpack_require__.
e(513).then(__webpack_require__.bind(__webpack_require__,1513))).renderHelp(command2.topic)),0;case"completion":{const{renderCompletion}=await Promise.all([__webpack_require__.
e(156),__webpack_require__.e(341),__webpack_require__.e(554)]).then(__webpack_require__.bind(__webpack_require__,8787));return stdout.write(renderCompletion(command2.
shell)),0}case"version":return stdout.write(`${_protocol_version_js__WEBPACK_IMPORTED_MODULE_9__.xv}
`),0;case"mistakes":return complain([...command2.mistakes,...await settingsMistakes(command2)],running.secrets);case"explain":return(await Promise.all([__webpack_require__.
e(156),__webpack_require__.e(46),__webpack_require__.e(340)]).then(__webpack_require__.bind(__webpack_require__,6340))).explain(command2,running);case"usages":return(await Promise.
all([__webpack_require__.e(156),__webpack_require__.e(46),__webpack_require__.e(345),__webpack_require__.e(827)]).then(__webpack_require__.bind(__webpack_require__,
4827))).listUsages(command2,running);case"check":return(await Promise.all([__webpack_require__.e(156),__webpack_require__.e(46),__webpack_require__.e(345),__webpack_require__.
e(827)]).then(__webpack_require__.bind(__webpack_require__,4827))).runCheck(command2,running)}}async function settingsMistakes({raw}){const{readSettings}=await __webpack_require__.
e(751).then(__webpack_require__.bind(__webpack_require__,5751)),{OF_FLAGS}=await __webpack_require__.e(460).then(__webpack_require__.bind(__webpack_require__,1460));
try{return await readSettings(raw,{environment:env,directory:process.cwd(),wording:OF_FLAGS}),[]}catch(error){if(error instanceof _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__.
GN)return error.mistakes;throw error}}__webpack_async_result__()}catch(e){__webpack_async_result__(e)}},1)}),4627:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{P:()=>toUnicode,t:()=>toASCII});const toASCII=(...given)=>process.getBuiltinModule("module").createRequire(import.meta.
url)("./tr46.cjs").toASCII(...given),toUnicode=(...given)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...given)}),
7188:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Lo:()=>COMMANDS,OB:()=>rowOf,OF:()=>SHELLS,
Wg:()=>FLAGS,Y5:()=>FLAG_GROUPS,bw:()=>FIRST_WORDS,l1:()=>OWN_FLAGS,u0:()=>SUBJECTS});var _kinds_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3474),_table_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3557);const FORMAT={name:"format",kind:(0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__.Yq)("text","json"),help:"Output format.",default:"text"},COLOR={name:"color",kind:(0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__.
Yq)("auto","always","never"),help:"When to use colors. `auto` uses them in a terminal, unless NO_COLOR or FORCE_COLOR says otherwise.",default:"auto"},QUIET={name:"\
quiet",short:"q",kind:_kinds_js__WEBPACK_IMPORTED_MODULE_0__.lx,help:"Print only the verdict and what fails; show no progress.",default:"false"},HELP={name:"hel\
p",short:"h",kind:_kinds_js__WEBPACK_IMPORTED_MODULE_0__.lx,help:"Show this help.",default:"false"},VERSION={name:"version",short:"V",kind:_kinds_js__WEBPACK_IMPORTED_MODULE_0__.
lx,help:"Show the version.",default:"false"},OWN_FLAGS={format:FORMAT,color:COLOR,quiet:QUIET,help:HELP,version:VERSION},FLAG_GROUPS=[..._table_js__WEBPACK_IMPORTED_MODULE_1__.
f,["Output",[FORMAT,COLOR,QUIET]],["Other",[HELP,VERSION]]],FLAGS=FLAG_GROUPS.flatMap(([,flags])=>flags),SUBJECTS=["host","module","provider"],SHELLS=["bash","z\
sh","fish"],OF_ADDRESSES=["dialect","format"],STDIN='"-" reads lines from standard input. No host is contacted. The exit code is 1 if a CLI rejects one of them.',
COMMANDS=[{name:"check",usage:"[check] [PATH\u2026] [FLAGS]",summary:"Check the registry hosts that files use (default)",about:["Finds the registry hosts that T\
erraform and OpenTofu files use, and runs service discovery against each of them as init does. PATH is a directory, file or glob; without one, everything in the\
 current directory is checked.","Repeat a flag marked with \u2026 for several values. Prefer TF_TOKEN_ variables to --tokens: other users of the machine can see flag\
s."],flags:FLAGS.map(({name})=>name),examples:[["tf-disco","check everything in this directory"],["tf-disco network database --depth versions","also ask for ver\
sions, as init does"],["tf-disco --hostnames registry.example.com","check a host"]]},{name:"usages",usage:"usages [PATH\u2026] [FLAGS]",summary:"List the hosts \
that check would contact, and why",about:["Lists the hosts that files use, what check would require from each of them, and the lines that name them. No host is \
contacted."],flags:["scan","exclude","allowed-hosts","dialect","cli-config","format","color"],examples:[["tf-disco usages","list the hosts that this directory u\
ses"],["tf-disco usages network --format json","one JSON object per usage"]]},{name:"explain",usage:`explain ${SUBJECTS.join("|")} TEXT\u2026 [FLAGS]`,summary:"\
Show how the CLIs read a hostname or an address",about:["Shows how Terraform and OpenTofu read a hostname, module source or provider address."],flags:[],examples:[
["tf-disco explain host registry.example.com","its document and token"],["tf-disco explain module acme/network/aws","the registry that serves a module"]]},{name:"\
explain host",usage:"explain host HOST\u2026 [FLAGS]",summary:"Show where a host\u2019s document and token are looked up",about:[`Shows how the CLIs read a host\
name, the URL of its discovery document, and which credentials sources of this machine they use for it, without the tokens. ${STDIN}`],flags:["dialect","tokens",
"cli-config","timeout-seconds","format"],examples:[["tf-disco explain host registry.example.com","discovery URL and credentials"],["tf-disco explain host m\xFCnche\
n.example:8443","a name that is not ASCII"]]},{name:"explain module",usage:"explain module SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a module so\
urce",about:[`Shows how the CLIs read the source of a module block: which registry serves it, or why none does. ${STDIN}`],flags:OF_ADDRESSES,examples:[["tf-dis\
co explain module registry.example.com/acme/vpc/aws",""],["tf-disco explain module acme/vpc/aws --dialect opentofu",""]]},{name:"explain provider",usage:"explai\
n provider SOURCE\u2026 [FLAGS]",summary:"Show which registry serves a provider source",about:[`Shows how the CLIs read the source of a required provider, and w\
hich registry serves it. ${STDIN}`],flags:OF_ADDRESSES,examples:[["tf-disco explain provider hashicorp/aws",""],["tf-disco explain provider registry.example.com\
/acme/box",""]]},{name:"completion",usage:`completion ${SHELLS.join("|")}`,summary:"Print a completion script for bash, zsh or fish",about:["Prints a script wit\
h which the shell completes commands, flags and their values."],flags:[],examples:[["source <(tf-disco completion bash)","in ~/.bashrc"],["source <(tf-disco com\
pletion zsh)","in ~/.zshrc, after compinit"],["tf-disco completion fish | source","in ~/.config/fish/config.fish"]]},{name:"help",usage:"help [COMMAND]",summary:"\
Show the help of a command",about:["Shows the help of a command, as COMMAND --help does."],flags:[],examples:[["tf-disco help check",""]]}],FIRST_WORDS=COMMANDS.
map(({name})=>name).filter(name=>!name.includes(" "));function rowOf(name){const row=COMMANDS.find(each=>each.name===name);if(row===void 0)throw new Error(`no c\
ommand ${name}`);return row}}),3254:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{
au:()=>didYouMean,et:()=>subjectOf,h7:()=>mistakeInName,jP:()=>explainHint,ti:()=>mistakeInValue});var _nearest_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
8535),_table_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3557),_commands_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7188);const NAMES=_commands_js__WEBPACK_IMPORTED_MODULE_2__.
Wg.map(({name})=>name),SYNONYMS=new Map([["json","--format json"],["no-color","--color never"],["output","--report"],["host","--hostnames"],["silent","--quiet"],
["v","--version"]]);function mistakeInName(argument){const shown=argument.split("=",1)[0]??"",name=shown.replace(/^--?/,"");if(_table_js__WEBPACK_IMPORTED_MODULE_1__.
y.some(setting=>setting.name===name&&!NAMES.includes(name)))return`"${shown}" is an input of the Action, not a flag`;const meant=(0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__.
q)(name,NAMES),hint=SYNONYMS.get(name)??(meant===null?null:`--${meant}`);return`"${shown}" is not a flag; ${hint===null?"see --help":`did you mean ${hint}?`}`}function mistakeInValue(name,value,isInline){
return value===void 0?`--${name} has no value`:isInline||!/^-./.test(value)?null:`--${name} has no value; write --${name}=VALUE for a value that begins with "-"`}
function explainHint(word,texts){if(word==="")return'; see "tf-disco explain --help"';const meant=(0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__.q)(word,_commands_js__WEBPACK_IMPORTED_MODULE_2__.
u0);if(meant!==null)return`, not "${word}"; did you mean "explain ${[meant,...texts].join(" ")}"?`;const subject=subjectOf(word);return subject===null?`, not "${word}\
"`:`; did you mean "explain ${[subject,word,...texts].join(" ")}"?`}function subjectOf(text){if(/:\/\/|^\.|\s/.test(text))return null;const parts=text.split("/").
length;return parts>1?parts===2?"provider":"module":text.includes(".")?"host":null}function didYouMean(word,known){const meant=(0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__.
q)(word,known);return meant===null?"; see --help":`; did you mean "${meant}"?`}}),5727:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{D:()=>parseCommandLine});var node_util__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7975),_table_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3557),_commands_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7188),_hints_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3254);const isSwitch=({kind})=>kind.
value==="",BY_NAME=new Map(_commands_js__WEBPACK_IMPORTED_MODULE_2__.Wg.map(flag=>[flag.name,flag])),OPTIONS=Object.fromEntries(_commands_js__WEBPACK_IMPORTED_MODULE_2__.
Wg.map(flag=>[flag.name,{type:isSwitch(flag)?"boolean":"string",...flag.short===void 0?{}:{short:flag.short}}]));function parseCommandLine(args){const options={
args:[...args],options:OPTIONS,strict:!1,tokens:!0},{tokens}=(0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)(options),flags=tokens.flatMap(token=>token.kind===
"option"?[{...token,argument:args[token.index]??""}]:[]),unknown=flags.filter(each=>flagOf(each)===null&&each.value===void 0),positionals=tokens.flatMap(token=>token.
kind==="positional"&&!unknown.some(({index})=>index===token.index-1)?[token.value]:[]),isGiven=flag=>flags.some(each=>flagOf(each)===flag);if(isGiven(_commands_js__WEBPACK_IMPORTED_MODULE_2__.
l1.help))return{kind:"help",topic:topicOf(positionals)};if(isGiven(_commands_js__WEBPACK_IMPORTED_MODULE_2__.l1.version))return{kind:"version"};const written={positionals,
...readFlags(flags)},command=readCommand(written),mistakes=[...written.mistakes];return mistakes.length===0?command:{kind:"mistakes",mistakes,raw:"raw"in command?
command.raw:{}}}function readFlags(tokens){const values=new Map,mistakes=new Set;for(const token of tokens){const{name}=token,flag=flagOf(token),value=token.value??
(flag!==null&&isSwitch(flag)?"true":void 0),given=values.get(name)??[],mistake=flag===null?(0,_hints_js__WEBPACK_IMPORTED_MODULE_3__.h7)(token.argument):(0,_hints_js__WEBPACK_IMPORTED_MODULE_3__.
ti)(name,value,token.inlineValue===!0)??(given.length>0&&!flag.kind.isList?`--${name} is given more than once`:null);mistake!==null?mistakes.add(mistake):values.
set(name,[...given,value??""])}return{values,mistakes}}function topicOf([first,second]){if(first===void 0)return null;const name=commandOf(first),subject=_commands_js__WEBPACK_IMPORTED_MODULE_2__.
u0.find(each=>each===second);return name==="explain"&&subject!==void 0?`explain ${subject}`:name??"check"}const commandOf=word=>_commands_js__WEBPACK_IMPORTED_MODULE_2__.
bw.includes(word)?word:null;function flagOf({name,argument}){const flag=BY_NAME.get(name),isWhole=argument.startsWith("--")||argument===`-${flag?.short}`||argument===
"-help";return flag!==void 0&&isWhole?flag:null}function readCommand(written){const{positionals,values}=written,[first="check",...rest]=positionals;switch(commandOf(
first)){case"help":return readHelp(rest,written);case"completion":return readCompletion(rest,written);case"explain":return readExplain(rest,written);case"usages":{
const output=readOutput("usages",written);return{kind:"usages",raw:rawSettings(values,rest),output}}case"check":return{kind:"check",raw:rawSettings(values,rest),
output:readOutput("check",written)};default:return{kind:"check",raw:rawSettings(values,positionals),output:readOutput("check",written)}}}function readHelp(words,written){
readOutput("help",written);const[first=""]=words;return words.length>0&&commandOf(first)===null&&written.mistakes.add(`"${first}" is not a command${(0,_hints_js__WEBPACK_IMPORTED_MODULE_3__.
au)(first,_commands_js__WEBPACK_IMPORTED_MODULE_2__.bw)}`),{kind:"help",topic:topicOf(words)}}function readCompletion([word=""],written){readOutput("completion",
written);const shell=_commands_js__WEBPACK_IMPORTED_MODULE_2__.OF.find(each=>each===word);if(shell===void 0){const mistake=word===""?"completion needs a shell":
`"${word}" is not a known shell`;written.mistakes.add(`${mistake}; expected one of ${_commands_js__WEBPACK_IMPORTED_MODULE_2__.OF.join(", ")}`)}return{kind:"com\
pletion",shell:shell??"bash"}}function readExplain([word="",...texts],written){const{values,mistakes}=written,subject=_commands_js__WEBPACK_IMPORTED_MODULE_2__.
u0.find(each=>each===word);if(subject===void 0)return mistakes.add(`explain needs "host", "module" or "provider" first${(0,_hints_js__WEBPACK_IMPORTED_MODULE_3__.
jP)(word,texts)}`),{kind:"help",topic:"explain"};const output=readOutput(`explain ${subject}`,written);if(texts.length===0){const[example]=(0,_commands_js__WEBPACK_IMPORTED_MODULE_2__.
OB)(`explain ${subject}`).examples[0]??[""];mistakes.add(`explain ${subject} needs at least one ${subject}: ${example}`)}return{kind:"explain",subject,texts,raw:rawSettings(
values,[]),output}}function readOutput(name,{values,mistakes}){const{flags}=(0,_commands_js__WEBPACK_IMPORTED_MODULE_2__.OB)(name);for(const flag of values.keys())
flags.includes(flag)||mistakes.add(`${name} does not take --${flag}`);const read=({name:flag,kind,default:fallback})=>{const{value,mistakes:wrong}=kind.parse(values.
get(flag)?.[0]??fallback,`--${flag}`);for(const mistake of wrong)mistakes.add(mistake);return value},{format,color,quiet}=_commands_js__WEBPACK_IMPORTED_MODULE_2__.
l1;return{format:read(format),color:read(color),isQuiet:read(quiet)}}function rawSettings(values,directories){const scan=[...values.get("scan")??[],...directories],
all=scan.length===0?values:new Map([...values,["scan",scan]]),given=_table_js__WEBPACK_IMPORTED_MODULE_1__.y.flatMap(({name})=>{const value=all.get(name);return value===
void 0?[]:[[name,value.join(`
`)]]});return Object.fromEntries(given)}})};export{ids,modules};
