const id=249,ids=[249],modules={9249:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),
__webpack_require__.d(__webpack_exports__,{readTools:()=>readTools,toolSigns:()=>toolSigns});var brief=__webpack_require__(4e3),file_kinds=__webpack_require__(2161),
usage=__webpack_require__(7854);const MAX_LINE=1e3,HASH=/(^|\s)#.*$/s,SLASHES=/(^|\s)(\/\/|\/?\*).*$/s;function linesOf(file,text){const isSlashed=/jenkinsfile|\.json$/i.
test(file);return text.split(`
`).map((line,index)=>({text:line.slice(0,MAX_LINE).replace(isSlashed?SLASHES:HASH,"").trimEnd(),number:index+1}))}function placeOf(file,{text,number},start,length){
const column=Array.from(text.slice(0,start)).length+1,width=Array.from(text.slice(start,start+length)).length;return{file,line:number,column,endColumn:column+width}}
const indentOf=text=>text.length-text.trimStart().length,CONFIGURATIONS=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},
{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},
{client:"checkov",path:/^\.checkov\.ya?ml$/}],configuresClient=file=>CONFIGURATIONS.some(({path})=>path.test(file)),NAMED=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function otherClientsIn({file,text}){if(configuresClient(file)){const lines=linesOf(file,text);return CONFIGURATIONS.filter(({path,line})=>path.test(file)&&(line===
void 0||lines.some(each=>line.test(each.text)))).map(({client})=>client)}return text.search(NAMED)<0?[]:linesOf(file,text).flatMap(line=>line.text.match(NAMED)?.
map(name=>name.toLowerCase())??[])}var external_node_fs_=__webpack_require__(3024),external_node_path_=__webpack_require__(6760),read_text=__webpack_require__(5747),
paths=__webpack_require__(9664),selection=__webpack_require__(6195);const DIRECTORIES=[["",file_kinds.Z8],[".github",()=>!1],...[".github/workflows",".circleci",
".buildkite",".woodpecker",".gitlab",".gitlab/ci",".azure",".azuredevops",".azure-pipelines",".pipelines",".spacelift"].map(name=>[name,isYaml]),[".devcontainer",
file=>file==="devcontainer.json"||(0,file_kinds.Z8)(file)],[".config",file_kinds.TD],[".config/mise",isMise],[".mise",isMise]];function isYaml(file){return/\.ya?ml$/i.
test(file)}function isMise(file){return file==="config.toml"}const ACTIONS=".github/actions",MAX_BYTES=128*1024,MAX_FILES=200,MAX_ENTRIES=1e3;function*readToolFiles({
root,exclude},found){const isExcluded=(0,selection.Ls)(exclude),boundary=(0,external_node_fs_.realpathSync)(root),own=toolFilesBelow(boundary).filter(({file})=>!isExcluded(
file)),byName=new Map([...own,...found].map(each=>[each.file,each])),depth=({file})=>file.split("/").length,nearest=[...byName.values()].sort((a,b)=>depth(a)-depth(
b)||(a.file<b.file?-1:1));for(const{path,file}of nearest.slice(0,MAX_FILES)){const text=textOf(path,boundary);text!==null&&(yield{file,text})}}function toolFilesBelow(root){
const named2=DIRECTORIES.flatMap(([name,isWanted])=>namesIn((0,external_node_path_.join)(root,name)).filter(entry=>isWanted(entry)||configuresClient((0,paths.Gz)(
name,entry))).map(entry=>(0,paths.Gz)(name,entry))),actions=namesIn((0,external_node_path_.join)(root,ACTIONS)).flatMap(name=>["action.yml","action.yaml"].map(entry=>`${ACTIONS}\
/${name}/${entry}`));return[...named2,...actions].map(file=>({file,path:(0,external_node_path_.join)(root,file)}))}function namesIn(directory){try{return(0,external_node_fs_.
readdirSync)(directory).sort().slice(0,MAX_ENTRIES)}catch(error){return(0,read_text.Oj)(error),[]}}function textOf(path,boundary){try{const real=(0,external_node_fs_.
realpathSync)(path);if(!(0,selection.UO)(real,boundary))return null;const stats=(0,external_node_fs_.statSync)(real);if(!stats.isFile()||stats.size>MAX_BYTES)return null;
const read=(0,read_text.yR)(real);return read.ok?read.text:null}catch(error){return(0,read_text.Oj)(error),null}}const CLIENTS={terraform:"terraform",opentofu:"\
opentofu",tofu:"opentofu"},clientOf=name=>CLIENTS[(name??"").toLowerCase()]??"terraform",named=(form,about)=>({form,read:match=>({client:clientOf(match[1]),text:about(
match),...match[2]===void 0?{}:{version:match[2]}})}),SUBCOMMANDS="init|plan|apply|destroy|validate|fmt|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull\
|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",ACTION=/\buses:\s*["']?([\w.-]+)\/([\w.-]+)/,SETUP=new Map([["hashicorp/setup-terraform","t\
erraform"],["opentofu/setup-opentofu","opentofu"]]);function readAction(match){const[,owner="",name=""]=match,action=`${owner}/${name}`,setup=SETUP.get(action.toLowerCase());
if(setup!==void 0)return{client:setup,text:`uses ${action}`,step:{otherwise:"latest"}};const prefix=/^(?:dflook\/(terraform|tofu)-|clowdhaus\/(terraform)-composite-actions)/.
exec(action);return prefix===null?null:{client:clientOf(prefix[1]??prefix[2]),text:`uses ${action}`,step:{otherwise:null}}}const END=`(?=["'\\s,\\]})@]|$)`,LIST="\
^[\\s-]*\\w[\\w-]*:\\s*\\[",ITEM_END=`(?=["']?\\s*[,\\]])`,LISTED=([,name])=>`lists ${name}`,PATTERNS=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashico\
rp/terraform|opentofu/opentofu)(?:[:@]([\\w.\${}-]+))?${END}`),read:([,image="",tag])=>({client:image.startsWith("hashicorp")?"terraform":"opentofu",text:`uses ${image}`,
version:tag===void 0||/^(light|full|minimal)$/.test(tag)?"latest":tag})},named(new RegExp(`(?:^|[\\s"'\`;&|(=@/\\\\[])(terraform|tofu)(?:\\.exe)?(?:\\s+|["'],\\s*["'])\
(?:-chdir[=\\s]\\S+\\s+)?(?:${SUBCOMMANDS})(?![\\w-])`),([,name])=>`runs ${name}`),named(/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
([,name])=>`sets ${name} as the command`),named(new RegExp(`${LIST}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${ITEM_END}`),LISTED),named(new RegExp(
`${LIST}(?=[^\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${ITEM_END}`),LISTED),named(/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,([,name])=>`se\
ts ${name}`),named(/--tf-path=\S*?(terraform|tofu)\b/,([,name])=>`runs ${name}`),{form:/\bid:\s*["']?(terraform|tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
read:([,name])=>({client:clientOf(name),text:`has hooks that run ${name}`,...name==="terraform"?{isHook:!0}:{}})},named(/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,
([,name])=>`uses components/${name}`),named(/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,([,name])=>`uses the template ${name}`),named(/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,
()=>"uses terraform-images"),{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,read:([,name])=>({client:clientOf(name),text:`uses a task of ${name}`,
step:{otherwise:null}})},named(/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,([,name])=>`uses the orb ${name}`),named(/\/features\/(terraform|opentofu)\b/,
([,name])=>`uses the feature ${name}`),named(/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,()=>"downloads Terraform"),named(/\b(?:get|packages)\.(opentofu)\.org\b/,
()=>"downloads OpenTofu"),named(/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,()=>"downloads OpenTofu"),named(/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
([,name])=>`runs tenv ${name}`),{form:/\btfenv (?:install|use)\b/,read:()=>({client:"terraform",text:"runs tfenv"})},{form:/\btofuenv (?:install|use)\b/,read:()=>({
client:"opentofu",text:"runs tofuenv"})},named(/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
([,name])=>`installs ${name}`),named(/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,([,name])=>`sets ${name}_version`),named(/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
([,name])=>`sets ${name}_VERSION`)],PROSE=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,PRINTED=/\b(?:echo|printf)\b[^;&|]*/g;function mentionsIn(line){
if(!/terraform|tofu|tfenv/i.test(line))return[];const isImage=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(line);if(PROSE.test(line)&&!isImage)return[];const text=line.
replace(PRINTED,printed=>" ".repeat(printed.length)),action=ACTION.exec(text),used=action===null?null:readAction(action);return action!==null?used===null?[]:[mention(
action,used)]:PATTERNS.flatMap(({form,read})=>{const match=form.exec(text);return match===null?[]:[mention(match,read(match))]})}const mention=({index,0:{length}},about)=>({
version:null,start:index,length,...about}),TOOLS={terraform:"terraform",opentofu:"opentofu",tofu:"opentofu","hashicorp/terraform":"terraform","opentofu/opentofu":"\
opentofu"},VERSION=/[^\s"',\]}]+/;function versionFileSigns({file,text}){const lines=linesOf(file,text);return file.endsWith(".terraform-version")?wholeFile(file,
lines,"terraform"):file.endsWith(".opentofu-version")?wholeFile(file,lines,"opentofu"):file.endsWith(".toml")?misePins(file,lines):asdfPins(file,lines)}function sign(file,line,client,version,at=0){
const place=placeOf(file,line,at,line.text.length-at),text=version===null?`selects ${client}`:`selects ${client} ${version}`;return{client,level:"version-file",
place,text:(0,brief.dh)(text,100),version}}function wholeFile(file,lines,client){const line=lines.find(({text})=>text.trim()!=="");return line===void 0?[]:[sign(
file,line,client,VERSION.exec(line.text)?.[0]??null)]}function asdfPins(file,lines){return lines.flatMap(line=>{const[tool="",version=null]=line.text.trim().split(
/\s+/),client=toolOf(tool);return client===void 0?[]:[sign(file,line,client,version)]})}const toolOf=name=>Object.hasOwn(TOOLS,name)?TOOLS[name]:void 0,SECTION=/^\s*\[\s*([\w."':/-]+)\s*\]/,
ENTRY=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function misePins(file,lines){const signs=[];let section="";for(const line of lines){const header=SECTION.
exec(line.text);header!==null&&(section=(header[1]??"").replaceAll('"',""));const[,name="",value=""]=ENTRY.exec(line.text)??[],own=/^tools\.(?:\w+:)?(.+)$/.exec(
section)?.[1],client=toolOf(section==="tools"?name:name==="version"?own??"":"");if(client===void 0)continue;const inner=/\bversion\s*=\s*(.*)$/s.exec(value)?.[1]??
value,versions=inner.match(/[^\s"',[\]{}=]+/g)??[];for(const version of inner.startsWith("[")?versions:versions.slice(0,1))signs.push(sign(file,line,client,version,
line.text.length-line.text.trimStart().length))}return signs}const MAX_SIGNS=200,MAX_IN_FILE=50,MAX_TEXT=100,CLOUD_HOSTNAME=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/;
function readTools(selection2,found){const signs=[],others=new Set;let setsCloudHostname=!1;for(const file of readToolFiles(selection2,found)){for(const client of otherClientsIn(
file))others.add(client);if(configuresClient(file.file))continue;const name=file.file.slice(file.file.lastIndexOf("/")+1),isVersions=(0,file_kinds.TD)(name)||file.
file.endsWith("mise/config.toml"),more=isVersions?versionFileSigns(file):toolSigns(file);setsCloudHostname||=!isVersions&&CLOUD_HOSTNAME.test(file.text);for(const sign2 of more)
signs.length<MAX_SIGNS&&signs.push(sign2)}return{signs,setsCloudHostname,others}}function toolSigns({file,text}){if(!/terraform|tofu|tfenv/i.test(text))return[];
const lines=linesOf(file,text),found=new Map;let variables=0;const resolveOnce=(0,usage.Oo)(version=>(variables+=1,variables>MAX_IN_FILE?[version]:resolve(version,
lines)));for(const[at,line]of lines.entries()){if(found.size>=MAX_IN_FILE)break;for(const mention2 of mentionsIn(line.text)){const{client,start,length,isHook}=mention2,
level=isHook===!0?"hook":"tool";for(const version of versionsOf(mention2,lines,at,resolveOnce)){const key=`${client} ${level} ${version}`;if(found.has(key))continue;
const place=placeOf(file,line,start,length);found.set(key,{client,level,place,text:(0,brief.dh)(mention2.text,MAX_TEXT),version})}}}return withoutDefaults(file,
[...found.values()])}function withoutDefaults(file,signs){return!signs.some(({client})=>client==="opentofu")||!/atlantis\.ya?ml$/.test(file)?signs:signs.filter(
({client,version})=>client==="opentofu"||version!==null).map(sign2=>({...sign2,client:"opentofu"}))}const INPUT=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
function versionsOf({version,step},lines,at,resolveOnce){if(step===void 0)return version===null?[null]:resolveOnce(version);const input=stepLines(lines,at).map(
({text})=>INPUT.exec(text)?.[1]?.replace(/^["']|["']$/g,"")).find(value=>value!==void 0);return input===void 0?[step.otherwise]:resolveOnce(input)}function stepLines(lines,at){
const uses=lines[at]?.text??"",indent=uses.search(/\b(uses|task):/),isOutside=({text})=>text!==""&&indentOf(text)<indent,after=lines.slice(at+1,at+MAX_STEP),end=after.
findIndex(isOutside),before=uses.trimStart().startsWith("-")?[]:lines.slice(Math.max(0,at-MAX_STEP),at),start=before.findLastIndex(isOutside);return[...before.slice(
start<0?before.length:start),...after.slice(0,end<0?void 0:end)]}const MAX_STEP=40,REFERENCE=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function resolve(version,lines){const[,expression,variable,macro]=REFERENCE.exec(version.trim())??[],name=expression??variable??macro;if(name===void 0)return[version.
trim()];for(const{text}of lines){const at=text.indexOf(name),value=at<0?void 0:VALUE.exec(text.slice(at+name.length))?.[1];if(value===void 0||/[\w-]$/.test(text.
slice(0,at)))continue;const items=value.startsWith("[")?value.match(/[^\s"',[\]]+/g):[value.replace(/["']/g,"")];if(items!==null&&items.length>0)return items}return[
version]}const VALUE=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/})};export{id,ids,modules};
