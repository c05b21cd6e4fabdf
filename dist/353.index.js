const id=353,ids=[353],modules={5353:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{layoutsOf:()=>layoutsOf,rootsOf:()=>rootsOf,unmatched:()=>unmatched});var paths=__webpack_require__(9664),module_address=__webpack_require__(5011);const INSTALLED=new Set(
["module","module_missing","required_provider","required_provider_nosource","required_provider_legacy","implied_provider","lock_provider","stack_component","ter\
ragrunt_source"]),isManifest=({kind})=>kind==="installed_module";function directoriesOf(usages,declared,client){const found=new Map,at=file=>{const name=(0,paths.
jt)(file),before=found.get(name);if(before!==void 0)return before;const made=emptyDirectory(name);return found.set(name,made),made};for(const usage of usages){if(!usage.
clients.includes(client)||isManifest(usage))continue;const directory=at(usage.place.file);usage.kind==="test_module"?directory.tests=added(directory.tests,usage):
addUsage(directory,usage)}for(const each of declared){const file="file"in each?each.file:each.place.file;if(client==="terraform"&&/\.tofu(\.json)?$/.test(file))
continue;const directory=at(file);"localName"in each&&(directory.versions=added(directory.versions,each)),directory.hasConfiguration||=each.kind!=="lock",directory.
isInitialised||=each.kind==="state",each.kind==="lock"&&addLock(directory,file)}for(const directory of found.values())addTests(found,directory);return found}const NONE=[];
function added(list,item){return list.length===0?[item]:(list.push(item),list)}const emptyDirectory=name=>({name,usages:NONE,versions:NONE,tests:NONE,children:NONE,
lockFile:null,hasConfiguration:!1,isInitialised:!1});function addUsage(directory,usage){if(usage.kind==="lock_provider"?addLock(directory,usage.place.file):directory.
hasConfiguration=!0,!INSTALLED.has(usage.kind)||usage.isOverridden&&usage.kind!=="module"||(directory.usages=added(directory.usages,usage),usage.isOverridden))return;
isUnit(usage)&&(directory.isInitialised=!0);const child=childOf(directory.name,usage);child!==null&&(directory.children=added(directory.children,child))}function addLock(directory,file){
directory.lockFile=file,directory.isInitialised=!0}const isUnit=({kind,address,place})=>kind==="terragrunt_source"&&address==="terraform"&&/(^|\/)terragrunt\.hcl(\.json)?$/.
test(place.file);function childOf(directory,usage){const{kind,text}=usage;return!(kind==="module"||kind==="test_module"||isUnit(usage))||text===null||!(0,module_address.
Nj)(text)?null:(0,paths.un)(directory,text.replace(/\?.*$/s,""))}function addTests(directories,directory){const{name,tests}=directory;if(tests.length===0)return;
const above=/^(?:(.*)\/)?tests$/.exec(name),owner=above===null?void 0:directories.get(above[1]??""),tested=owner?.hasConfiguration===!0?owner:directory;if(tested.
isInitialised=!0,tested!==directory){for(const usage of tests)tested.tests=added(tested.tests,usage);directory.tests=NONE}}const testedIn=({name,tests})=>tests.
flatMap(usage=>childOf(name,usage)??[]);function rootDirectories(directories){const called=new Set;for(const directory of directories.values())for(const child of[
...directory.children,...testedIn(directory)])child!==directory.name&&called.add(child);return[...directories.values()].filter(({name,hasConfiguration,isInitialised})=>hasConfiguration&&
(isInitialised||!called.has(name)))}var requirements=__webpack_require__(9008);function layoutsOf({usages,declared,clients,patterns}){const all=clients.map(client=>directoriesOf(
usages,declared,client)),named=namedBy(patterns,new Set(all.flatMap(each=>[...each.keys()])));return clients.map((client,at)=>{const directories=all[at]??new Map,
roots=patterns.length===0?rootDirectories(directories):[...directories.values()].filter(each=>each.hasConfiguration&&named.has(each.name));return{client,directories,
roots}})}function namedBy(patterns,names){const named=new Set;for(const pattern of patterns)for(const name of names)!named.has(name)&&matches(pattern,name)&&named.
add(name);return named}const matches=(pattern,name)=>pattern.matches(name===""?".":name),unmatched=(layouts,patterns)=>patterns.flatMap(pattern=>{const isUsed=({
directories})=>directories.values().some(each=>each.hasConfiguration&&matches(pattern,each.name));return layouts.some(isUsed)?[]:[pattern.text]});function*rootsOf(layouts,{
changed,versions,hasCalls=!0}){const touched=changed===null?null:touchedBy(changed);for(const{client,directories,roots}of layouts)for(const directory of roots){
const inside=withModules(directory,directories);touched!==null&&!inside.some(({name})=>touched.has(name))||(yield(0,requirements.I)(directory,inside,{client,versions,
hasCalls}))}}function touchedBy(changed){const touched=new Set;for(const file of changed){const directory=(0,paths.jt)(file);touched.add(directory),/(^|\/)tests$/.
test(directory)&&touched.add((0,paths.jt)(directory))}return touched}function withModules(root,directories){const inside=new Set([root]),add=name=>{const child=directories.
get(name);child!==void 0&&inside.add(child)};for(const name of testedIn(root))add(name);for(const{children}of inside)for(const name of children)add(name);return[
...inside]}}),7236:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{l:()=>providerOf,
o:()=>localNameIn});var _protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1022);function providerOf({kind,text,address},host,client){
switch(kind){case"required_provider":case"state_store_provider":case"lock_provider":{const source=(0,_protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_0__.
m)(text??"",client);return source.kind==="registry"?source:null}case"required_provider_nosource":case"required_provider_legacy":return{host,namespace:"hashicorp",
type:localNameIn(address)};case"implied_provider":return{host,namespace:"hashicorp",type:(text??"").replace(/[._].*$/s,"")};default:return null}}const localNameIn=address=>address.
replace(/^.*\./s,"")}),9008:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{u:()=>readsVersion,
I:()=>rootOf});var paths=__webpack_require__(9664),module_address=__webpack_require__(5011),root=__webpack_require__(5257);function callsIn(usages,client){const calls=usages.
filter(({kind})=>CALLS.has(kind));return calls.some(({place})=>(0,paths.LA)(place.file))?[...Map.groupBy(calls,({address})=>address).values()].flatMap(group=>{const ordered=[
...group].sort((a,b)=>Number((0,paths.LA)(a.place.file))-Number((0,paths.LA)(b.place.file))),source=ordered.findLast(({text})=>text!==null),version=ordered.findLast(
({versionsAt})=>versionsAt!==null);return source===void 0?[]:callOf(source,version??source,client)}):calls.flatMap(usage=>callOf(usage,usage,client))}const CALLS=new Set(
["module","module_missing","test_module","stack_component","terragrunt_source"]);function callOf(source,version,client){const{address,text,place}=source;if(text===
null||isExpression(text))return[];const module=moduleIn(source,text,client);if(module===void 0)return[];const constraint=(0,root.KS)(version,client),isOpen=constraint===
null&&version.versionsAt!==null;return[{address,source:text,place,module,constraint,isOpen}]}const TERRAGRUNT=/^tfr:\/\/([^/?]*)\/([^?]*)/;function moduleIn({kind},text,client){
if(kind==="terragrunt_source"&&text.startsWith("tfr:")){const[,host="",path=""]=TERRAGRUNT.exec(text)??[],registry=(0,module_address.rE)(host===""?path:`${host}\
/${path}`,client);return registry.ok?registry.value:void 0}const module=(0,module_address.vL)(text,client);return module.kind==="registry"?module:module.kind===
"remote"?null:void 0}const isExpression=text=>/^["(]|\$\{|^(var|local|path|each|module|data)\./.test(text);var provider_of=__webpack_require__(7236);function rootOf(own,modules2,rules){
const{client}=rules;return{directory:own.name===""?".":own.name,client,directories:modules2.map(({name})=>name),calls:rules.hasCalls?[...modules2.flatMap(({usages})=>callsIn(
usages,client)),...callsIn(own.tests,client)]:[],providers:providersIn(own,modules2,client),lockFile:own.lockFile,clientVersions:modules2.flatMap(({versions})=>clientVersionsIn(
versions,rules))}}function providersIn(own,modules2,client){const found=new Map,add=(provider,place,constraint)=>{const key=(0,root.JT)(provider),before=found.get(
key),requiring=before??{provider,places:[],constraints:[]};before===void 0&&found.set(key,requiring),requiring.places.push(place),constraint!==null&&requiring.constraints.
push(constraint)};for(const directory of modules2){for(const usage of withoutReplaced(directory.usages)){const provider=requiredBy(usage,client);provider!==null&&
add(provider,usage.place,(0,root.KS)(usage,client))}const blocks=directory.versions.filter(({kind})=>kind==="provider-version");for(const[localName,traits]of Map.
groupBy(blocks,block=>block.localName??"")){const provider=providerNamed(localName,directory,client);if(provider!==null)for(const{text,place}of inForce(traits))
add(provider,place,{text,place})}}const locked=lockedIn(own,client);return Array.from(found,([key,requiring])=>({...requiring,locked:locked.get(key)??null}))}function withoutReplaced(usages){
const overriding=usages.filter(({place})=>(0,paths.LA)(place.file));if(overriding.length<2)return usages;const last=new Map(overriding.map(usage=>[usage.address,
usage.place.file]));return usages.filter(({address,place})=>!(0,paths.LA)(place.file)||last.get(address)===place.file)}function requiredBy(usage,client){return usage.
kind==="lock_provider"||usage.kind!=="required_provider"&&usage.kind!=="implied_provider"&&(0,provider_of.o)(usage.address)==="terraform"?null:(0,provider_of.l)(
usage,(0,module_address.Vm)(client),client)}function providerNamed(localName,{usages},client){const required=usages.find(({kind,address})=>kind.startsWith("requ\
ired_provider")&&(0,provider_of.o)(address)===localName);return required!==void 0?requiredBy(required,client):{host:(0,module_address.Vm)(client),namespace:"has\
hicorp",type:localName}}function lockedIn({usages},client){const locked=new Map;for(const usage of usages){if(usage.kind!=="lock_provider")continue;const provider=(0,provider_of.
l)(usage,(0,module_address.Vm)(client),client),version=(0,root.KS)(usage,client);if(provider===null||version===null)continue;const entry={version,constraints:(0,root.
Nf)(usage)?.recorded??null};if(locked.set((0,root.JT)(provider),{...entry,isCopied:!1}),client==="opentofu"&&isOfTerraform(provider)){const copy=(0,root.JT)({...provider,
host:(0,module_address.Vm)(client)});locked.has(copy)||locked.set(copy,{...entry,isCopied:!0})}}return locked}const isOfTerraform=({host,namespace})=>host===(0,module_address.
Vm)("terraform")&&namespace==="hashicorp";function clientVersionsIn(found,{client,versions}){const read=found.filter(trait=>readsVersion(trait,client,versions));
return inForce(read)}function inForce(traits){const file=traits.findLast(({place})=>(0,paths.LA)(place.file))?.place.file;return file===void 0?traits:traits.filter(
({place})=>place.file===file)}function readsVersion({kind,place},client,{opentofu=""}){const isOfOpenTofu=/\.tofu(\.json)?$/.test(place.file);return kind==="com\
patible"?client==="opentofu":kind!=="version"||client==="terraform"?kind==="version"&&!isOfOpenTofu:isOfOpenTofu||/^v?(0|1\.(\d|1[01])(\.|$))/.test(opentofu)}}),
5257:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{JT:()=>providerKey,KS:()=>placedVersion,
MO:()=>packageKey,MP:()=>moduleKey,Nf:()=>argumentOf,W$:()=>becauseOf,cd:()=>HOSTNAMES_LINE,yp:()=>versionPlace});var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
5143);const HOSTNAMES_INPUT="hostnames input",HOSTNAMES_LINE={file:HOSTNAMES_INPUT,line:1,column:1,endColumn:1},becauseOf=place=>place.file===HOSTNAMES_INPUT?HOSTNAMES_INPUT:
place,moduleKey=({host,namespace,name,system})=>`${host}/${namespace}/${name}/${system}`,providerKey=({host,namespace,type})=>`${host}/${namespace}/${type}`;function placedVersion(usage,client){
const text=usage.versions??argumentOf(usage)?.values?.[client]??null;return text===null?null:{text,place:versionPlace(usage)}}function versionPlace(usage){const{
versionsAt,place}=usage,at=typeof versionsAt=="number"?versionsAt:versionsAt?.at;return at===void 0?place:{file:place.file,...(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__.
_h)(at)}}const argumentOf=({versionsAt})=>typeof versionsAt=="number"?null:versionsAt,packageKey=(key,more)=>`${key} ${more}`})};export{id,ids,modules};
