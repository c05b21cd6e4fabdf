const id=554,ids=[554,709,513,460],modules={4e3:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{Af:()=>limitsOf,B9:()=>outageCure,Cw:()=>describeStop,Fn:()=>describeUnread,NM:()=>cures,Vb:()=>nameOf,Wt:()=>addressCure,XT:()=>listSome,YA:()=>seconds,_r:()=>returned,
dh:()=>brief,eZ:()=>namesOf,go:()=>typeName,mP:()=>describeReadFailure,qZ:()=>blockedCure,zd:()=>printed});var _protocol_document_short_value_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
4714),_protocol_hosts_public_registries_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7715),_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
9562);const MAX_CHARACTERS=300;function brief(text,maxCharacters=MAX_CHARACTERS){return text.length<=maxCharacters?text:`${(0,_protocol_document_short_value_js__WEBPACK_IMPORTED_MODULE_2__.
o)(text,maxCharacters)}\u2026`}function listSome(items,most,leftOut=0){const shown=items.slice(0,most).map(item=>brief(item)),more=items.length-shown.length+leftOut;
return shown.join(", ")+(more>0?` and ${more} more`:"")}const printed=why=>`the clients print "${why}"`;function typeName(value){return value===null?"null":Array.
isArray(value)?"an array":typeof value=="object"?"an object":`a ${typeof value}`}function describeReadFailure(failure){if(failure.kind==="error")return`cannot b\
e read: ${failure.code}`;const{bytes,maxBytes}=failure;return`has ${bytes} bytes and is not read; the limit is ${maxBytes/1024/1024} MiB`}const ADDRESSES={[_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__.
e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__.
xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that i\
s installed by hand needs a filesystem mirror"};function addressCure(required){return required.flatMap(id2=>ADDRESSES[id2]??[])[0]??"correct the host in `source\
` or `hostname`, or add the `source` that a child module lacks"}const outageCure=host=>`wait and run the check again; see ${(0,_protocol_hosts_public_registries_js__WEBPACK_IMPORTED_MODULE_0__.
V)(host)??"its status page"}, and consider a network mirror for providers`,blockedCure=host=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${host}\
 serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function cures(page,asked,given){
if(page===null)return given;const title=page.title===""?"":` ("${page.title}")`,guest=given.guest??blockedCure(asked);switch(page.kind){case"sign-in":return{operator:"\
allow unauthenticated requests to /.well-known/terraform.json",guest,because:`the host returned a sign-in page${title}`};case"captive-portal":return`a proxy or \
captive portal returned an HTML page${title}: allow this machine to reach the host`;case"other":{const user=given.user??`check that ${asked} is a registry, and ${addressCure(
[])}`;return{...given,user,guest,because:`the host returned an HTML page${title}`}}}}const returned=({url,status,reason})=>`${url} returned ${`${status} ${brief(
reason)}`.trim()}`,seconds=ms=>`${Math.round(ms/100)/10} s`,limitsOf=releases=>releases.map(({name,attemptMs,retries})=>{const limit=Number.isFinite(attemptMs)?
seconds(attemptMs):"without a limit",each=retries===0?"":` in each of ${retries+1} attempts`,wait=name.includes(" and ")?"wait":"waits";return`${name} ${wait} ${limit}${each}`}).
join(", "),namesOf=releases=>releases.map(({name})=>name).join(" and ");function describeStop(stopped){switch(stopped.kind){case"deadline":return`the check reac\
hed its deadline of ${seconds(stopped.ms)}`;case"signal":return`the check was interrupted by ${stopped.signal}`;case"crash":return"tf-disco crashed"}}const describeUnread=message=>`${message}\
; it may use hosts that are not in \`allowed-hosts\``,nameOf=({kind,address,version})=>`${kind} ${address} ${brief(version,40)}`}),709:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{problemFacts:()=>problemFacts});var _cli_config_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4929),_credentials_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
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
C)("check for a server that crashes while it responds, or a proxy that changes the body")}))}),4714:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{o:()=>cutAt,w:()=>shortValue});var _go_json_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3307);const MAX_CHARACTERS=2048,
cutAt=(text,most=MAX_CHARACTERS)=>text.length<=most?text:structuredClone(text.slice(0,most).toWellFormed());function shortValue(text){if(text.length<=MAX_CHARACTERS)
return(0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__.IL)(text);switch(text[0]){case'"':return cutAt((0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__.I)(text));case"[":return[];case"\
{":return{};default:return(0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__.IL)(text)}}}),7715:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{V:()=>statusPageOf});const STATUS_PAGES=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terra\
form.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab\
.com","https://status.gitlab.com"]]),statusPageOf=host=>STATUS_PAGES.get(host)??null}),8787:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{renderCompletion:()=>renderCompletion});var commands=__webpack_require__(7188),catalogue=__webpack_require__(709),help=__webpack_require__(
1513);const OPERANDS=[["check","paths"],["usages","paths"],["explain",commands.u0],...commands.u0.map(subject=>[`explain ${subject}`,[]]),["completion",commands.
OF],["help",commands.bw]],flagsOf=command=>{const names=["help",...(0,commands.OB)(command).flags];return commands.Wg.filter(({name})=>names.includes(name))},isSwitch=({
kind})=>kind.value==="",isPath=({kind})=>/^(?:FILE|PATH|GLOB)$/.test(kind.value),valuesOf=({name,kind})=>name==="ignore"?Object.keys((0,catalogue.problemFacts)()):
kind.choices??[],descriptionOf=flag=>quiet((0,help.describeFlag)(flag).split(/[:;.](?:\s|$)/,1)[0]??""),quiet=text=>text.replaceAll("'","\u2019"),spelled=({name,
short})=>short===void 0?[`--${name}`]:[`-${short}`,`--${name}`],or=words=>words.join("|"),PREAMBLE=`# Completion of tf-disco for bash.
# shellcheck shell=bash
_tf_disco() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  local command=check isPath=1 words= i
  # Bash splits --flag=value into three words.
  if [[ $current == '=' ]]; then
    current=
  elif [[ $previous == '=' ]]; then
    previous=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      ${or(commands.bw)})
        command=\${COMP_WORDS[i]}
        case $command:\${COMP_WORDS[i+1]} in
          ${or(commands.u0.map(subject=>`explain:${subject}`))})
            ((i + 1 < COMP_CWORD)) && command="explain \${COMP_WORDS[i+1]}" ;;
        esac
        break ;;
    esac
  done`,END=`  if [[ $isPath ]]; then
    # Bash 3 has no compopt, and offers paths only where nothing else fits.
    [[ $current != -* ]] && compopt -o plusdirs 2>/dev/null
  else
    compopt +o default 2>/dev/null
  fi
  # shellcheck disable=SC2207
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _tf_disco tf-disco
`;function bashScript(){return`${PREAMBLE}
  case $previous in
${valueCases().join(`
`)}
  esac
  case $command:$current in
${commandCases().join(`
`)}
  esac
${END}`}function valueCases(){const known=commands.Wg.filter(flag=>valuesOf(flag).length>0),free=commands.Wg.filter(flag=>!isSwitch(flag)&&!isPath(flag)&&valuesOf(
flag).length===0),names=flags=>or(flags.map(({name})=>`--${name}`));return[...known.map(flag=>`    --${flag.name}) words='${valuesOf(flag).join(" ")}' isPath= c\
ommand= ;;`),`    ${names(commands.Wg.filter(isPath))}) return ;;`,`    ${names(free)}) compopt +o default 2>/dev/null; return ;;`]}function commandCases(){return[
...OPERANDS.flatMap(([command,words])=>[`    '${command}':-*) words='${flagsOf(command).flatMap(spelled).join(" ")}' ;;`,...words==="paths"?[]:[`    '${command}\
':*) words='${words.join(" ")}'; isPath= ;;`]]),`    check:*) ((COMP_CWORD == 1)) && words='${commands.bw.join(" ")}' ;;`]}function fishScript(){const operands=OPERANDS.
flatMap(([command,words])=>words==="paths"?[]:[`complete -c tf-disco -n '__tf_disco_is "${command}"' -f -a '${words.join(" ")}'`]),first=commands.Lo.filter(({name})=>commands.
bw.includes(name)).map(({name,summary})=>`complete -c tf-disco -n __fish_use_subcommand -a ${name} -d '${quiet(summary)}'`);return`# Completion of tf-disco for \
fish.
function __tf_disco_is
    set -l command check
    set -l words (commandline -opc)
    for i in (seq 2 (count $words))
        switch $words[$i]
            case ${commands.u0.join(" ")}
                if test $command = explain
                    set command "explain $words[$i]"
                    break
                end
            case ${commands.bw.join(" ")}
                set command $words[$i]
                test $command = explain; or break
        end
    end
    contains -- $command $argv
end
${[...first,...operands,...commands.Wg.map(flagLine)].join(`
`)}
`}function flagLine(flag){const commands2=OPERANDS.filter(([command])=>flagsOf(command).includes(flag)),values=valuesOf(flag),value=isSwitch(flag)?"":values.length>
0?` -x -a '${values.join(" ")}'`:isPath(flag)?" -r -F":" -x",short=flag.short===void 0?"":` -s ${flag.short}`;return`complete -c tf-disco -n '__tf_disco_is ${commands2.
map(([command])=>`"${command}"`).join(" ")}'${short} -l ${flag.name}${value} -d '${descriptionOf(flag)}'`}function zshScript(){return`#compdef tf-disco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${commands.Lo.filter(({name})=>commands.bw.includes(name)).map(({name,summary})=>`'${name}:${quiet(summary)}'`).join(" ")})
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${or(commands.u0)}) [[ $command == explain ]] && command="explain $word" && break ;;
      (${or(commands.bw)}) [[ -z $command ]] && command=$word ;;
    esac
  done
  if [[ -z $command && $PREFIX != -* ]] && (( CURRENT == 2 )); then
    _alternative 'commands:command:{_describe command commands}' 'paths:path:_files'
    return
  fi
  case \${command:-check} in
${cases().join(`
`)}
  esac
}
# This file is either read with source, or is itself the function.
if [[ $funcstack[1] == _tf-disco ]]; then
  _tf-disco "$@"
else
  compdef _tf-disco tf-disco
fi
`}const cases=()=>OPERANDS.map(([command,words])=>{const own=command.split(" ").map((_,at)=>`'${at+1}: : '`),operands=words==="paths"?["'*:path:_files'"]:[...own,
`'*: :(${words.join(" ")})'`],lines=[...flagsOf(command).map(specOf),...operands];return`    (${command.replace(" ","\\ ")})
      _arguments -S ${lines.join(` \\
        `)} ;;`});function specOf(flag){const what=`[${descriptionOf(flag).replace(/[[\]:\\]/g,"\\$&")}]`,words=spelled(flag);if(isSwitch(flag))return words.length===
1?`'${words[0]}${what}'`:`'(${words.join(" ")})'{${words}}'${what}'`;const values=valuesOf(flag),action=values.length>0?`(${values.join(" ")})`:isPath(flag)?"_f\
iles":" ";return`'${flag.kind.isList?"*":""}--${flag.name}=${what}:${flag.kind.value.replaceAll(/[:[\]]/g,"\\$&")}:${action}'`}const SCRIPTS={bash:bashScript,zsh:zshScript,
fish:fishScript},renderCompletion=shell=>SCRIPTS[shell]()}),1513:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{describeFlag:()=>describeFlag,renderHelp:()=>renderHelp});var _protocol_version_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
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
