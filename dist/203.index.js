const id=203,ids=[203],modules={1731:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{Cg:()=>showVersion,Ty:()=>isPreRelease,Zy:()=>compareVersions,dU:()=>compareWords,hZ:()=>PROVIDER_VERSION,oF:()=>parseModuleVersion,rK:()=>parseProviderVersion});
var _protocol_services_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9562);const IS_MODULE_VERSION=new RegExp(`^${_protocol_services_js__WEBPACK_IMPORTED_MODULE_0__.
eQ}$`),PROVIDER_VERSION=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,IS_PROVIDER_VERSION=new RegExp(`^${PROVIDER_VERSION}[\
.+-]?$`),MAX_NUMBER=2n**63n-1n;function parseModuleVersion(text){const[,numbers,numeric,word,build]=IS_MODULE_VERSION.exec(text)??[];return numbers===void 0?null:
versionOf(text,numbers,word??numeric,build)}function parseProviderVersion(text){const[,numbers,pre,build]=IS_PROVIDER_VERSION.exec(text)??[];return numbers===void 0?
null:versionOf(text,numbers,pre,build)}function versionOf(text,dotted,pre="",build=""){const digits=dotted.split(".").map(number=>number.replace(/^0+(?=.)/,""));
if(digits.some(number=>number.length>19))return null;const numbers=digits.map(BigInt);if(numbers.some(number=>number>MAX_NUMBER))return null;for(;numbers.length<
3;)numbers.push(0n);return{text,numbers,written:digits.length,pre,build}}const isPreRelease=version=>version.pre!=="",showVersion=({numbers,pre,build})=>`${numbers.
join(".")}${pre===""?"":`-${pre}`}${build===""?"":`+${build}`}`;function compareVersions(a,b,comparePre=compareWords){const length=Math.max(a.numbers.length,b.numbers.
length);for(let i=0;i<length;i++){const[left,right]=[a.numbers[i]??0n,b.numbers[i]??0n];if(left!==right)return left<right?-1:1}return a.pre===b.pre||a.numbers.length!==
b.numbers.length?0:a.pre===""||b.pre===""?a.pre===""?1:-1:comparePre(a.pre,b.pre)}function compareWords(a,b){const[left,right]=[a.split("."),b.split(".")];for(let i=0;;i++){
const[isLast,isOtherLast]=[i+1>=left.length,i+1>=right.length];if(isLast!==isOtherLast)return isLast?-1:1;const order=compareParts(left[i]??"",right[i]??"");if(order!==
0||isLast)return order}}function compareParts(a,b){const[isNumberA,isNumberB]=[/^[0-9]*$/.test(a),/^[0-9]*$/.test(b)];return isNumberA!==isNumberB?isNumberA?-1:
1:isNumberA&&a.length!==b.length?a.length-b.length:a===b?0:a<b?-1:1}}),1790:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{XA:()=>chooseProviderVersion,iM:()=>chooseModuleVersion,jF:()=>asksForUnspecified,jQ:()=>moduleMeets,s5:()=>newestRelease});var _version_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1731);function chooseModuleVersion(offered,terms,client){const asked=askedPreRelease(terms,client);return newestOf(offered.filter(version=>(!(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.
Ty)(version)||(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.Cg)(version)===asked)&&moduleMeets(version,terms)))}function chooseProviderVersion(offered,terms){return newestOf(
offered.filter(version=>(!(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.Ty)(version)||terms.some(term=>isExactly(version,term)))&&!isUnspecified(version)&&terms.every(
term=>providerTermHolds(version,term))))}const newestRelease=offered=>newestOf(offered.filter(version=>!(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.Ty)(version)));
function asksForUnspecified(terms){const exact=terms.filter(term=>term.operator==="=");return exact.length===1&&exact.every(({version})=>isUnspecified({...version,
build:""}))}const moduleMeets=(version,terms)=>terms.every(term=>moduleTermHolds(version,term)),newestOf=versions=>versions.reduce((newest,version)=>newest===null||
(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.Zy)(version,newest)>0?version:newest,null);function askedPreRelease(terms,client){const[only,second]=terms;if(only===
void 0||second!==void 0)return null;const text=only.text.trim().replace(client==="opentofu"?/^=?v?/:/^=?/,""),version=(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.
rK)(text);return version===null?null:(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.Cg)(version)}const isUnspecified=({numbers,pre,build})=>pre===""&&build===""&&numbers.
every(number=>number===0n),isExactly=(version,term)=>term.operator==="="&&isSame(version,term.version),isSame=(a,b)=>a.build===b.build&&(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.
Zy)(a,b)===0;function moduleTermHolds(version,{operator,version:bound}){const rank=(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.Zy)(version,bound);if(operator===
"=")return rank===0;if(operator==="!=")return rank!==0;if(operator!=="~>")return rankHolds(rank,operator);const kept=bound.numbers.slice(0,bound.written-1);return rank>=
0&&!(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.Ty)(bound)&&bound.numbers.length<=version.numbers.length&&kept.every((number,i)=>number===version.numbers[i])}function providerTermHolds(version,term){
const{operator,version:bound}=term;if(operator==="=")return isExactly(version,term);if(operator==="!=")return!isSame(version,bound);const rank=(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.
Zy)(version,bound);if(operator!=="~>")return rankHolds(rank,operator);const[major=0n,minor=0n]=bound.numbers,numbers=bound.written===3?[major,minor+1n,0n]:[major+
1n,0n,0n];return rank>=0&&(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.Zy)(version,{...bound,numbers,pre:""})<0}const rankHolds=(rank,operator)=>operator===">"?rank>
0:operator===">="?rank>=0:operator==="<"?rank<0:rank<=0}),2158:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{PW:()=>parseModuleConstraint,_T:()=>parseProviderConstraint,kv:()=>showConstraints,mb:()=>showTerm});var _go_parsed_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
3625),_protocol_services_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9562),_version_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1731);const SPACE="\
[\\t\\n\\f\\r ]*",TERM=new RegExp(`^${SPACE}(<=|>=|!=|~>|<|>|=|)${SPACE}(${_protocol_services_js__WEBPACK_IMPORTED_MODULE_0__.eQ})${SPACE}$`),SYNTAX="This strin\
g does not use correct version constraint syntax";function parseModuleConstraint(text){const terms=[];for(const part of text.split(",")){const[,operator,written=""]=TERM.
exec(part)??[],version=(0,_version_js__WEBPACK_IMPORTED_MODULE_1__.oF)(written);if(version===null)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__.T)(SYNTAX);
terms.push({operator:operator||"=",version,text:part})}return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__.J)(terms)}function parseProviderConstraint(text){const parsed=parseModuleConstraint(
text);if(!parsed.ok)return parsed;const terms=[];for(const term of parsed.value){const version=(0,_version_js__WEBPACK_IMPORTED_MODULE_1__.rK)(term.version.text);
if(version===null||!IS_SPACED.test(term.text.trim()))return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__.T)(`Incorrect version constraint syntax: ${reasonAgainst(
term)}`);terms.push({...term,version})}return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__.J)(terms)}const IS_SPACED=/^[<>=!~]* ?[0-9]/;function reasonAgainst({
operator,version,text}){const trimmed=text.trim();if(version.text.startsWith("v"))return'a "v" prefix should not be used';if(!IS_SPACED.test(trimmed))return`onl\
y one space is expected after the operator "${operator}"`;if(version.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, p\
atch)";const[read]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(trimmed)??[""];return`missing comma after "${read}"`}const ORDER=[">",">=",
"=","~>","<=","<","!="];function showConstraints(terms){const sorted=[...terms].sort((a,b)=>(0,_version_js__WEBPACK_IMPORTED_MODULE_1__.Zy)(a.version,b.version)||
(0,_version_js__WEBPACK_IMPORTED_MODULE_1__.dU)(a.version.build,b.version.build)||ORDER.indexOf(a.operator)-ORDER.indexOf(b.operator)||b.version.written-a.version.
written);return[...new Set(sorted.map(showTerm))].join(", ")}function showTerm({operator,version}){if(operator==="=")return(0,_version_js__WEBPACK_IMPORTED_MODULE_1__.
Cg)(version);const numbers=operator==="~>"&&version.written<3?version.numbers.slice(0,2):version.numbers;return`${operator} ${(0,_version_js__WEBPACK_IMPORTED_MODULE_1__.
Cg)({...version,numbers})}`}}),1094:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{
Nd:()=>isMeetableByProviders,Sx:()=>conflictOf,gH:()=>isMeetableByModules});var _version_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1731),_choice_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
1790),_constraint_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2158);function isMeetableByModules(terms,client){if(areTooMany(terms))return!0;const bounds=boundsOf(
terms),length=Math.max(...bounds.map(({numbers})=>numbers.length)),candidates=bounds.flatMap(bound=>{const numbers=Array.from({length},(_,i)=>bound.numbers[i]??
0n);return[bound,release(numbers),release([...numbers,1n])]});return(0,_choice_js__WEBPACK_IMPORTED_MODULE_1__.iM)(candidates,terms,client)!==null}function isMeetableByProviders(terms){
const distinct=withoutDoubles(terms);if(areTooMany(distinct))return!0;const bounds=boundsOf(distinct),build="x".repeat(1+Math.max(...bounds.map(bound=>bound.build.
length))),candidates=bounds.flatMap(bound=>{const[major=0n,minor=0n,patch=0n]=bound.numbers,next=[major,minor,patch+1n];return[bound,release([major,minor,patch],
build),release(next,build)]});return(0,_choice_js__WEBPACK_IMPORTED_MODULE_1__.XA)(candidates,distinct)!==null}const MAX_TERMS=50,MAX_TERM_LENGTH=100,areTooMany=terms=>terms.
length>MAX_TERMS||terms.some(({text})=>text.length>MAX_TERM_LENGTH),withoutDoubles=terms=>[...Map.groupBy(terms,_constraint_js__WEBPACK_IMPORTED_MODULE_2__.mb).
values()].flatMap(([first])=>first??[]),boundsOf=terms=>{const bounds=[release([0n,0n,0n]),...terms.map(term=>term.version)];return[...new Map(bounds.map(bound=>[
(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.Cg)(bound),bound])).values()]},release=(numbers,build="")=>({text:"",numbers,written:numbers.length,pre:"",build});function conflictOf(terms,isMeetable){
const distinct=withoutDoubles(terms),conflict=isMeetable(distinct)?terms:distinct;return areTooMany(conflict)?terms:conflict.reduce((rest,term)=>{const others=rest.
filter(other=>other!==term);return isMeetable(others)?rest:others},conflict)}}),1203:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Readings:()=>Readings,RootNotes:()=>RootNotes,textNotes:()=>textNotes});var place=__webpack_require__(5143),protocol_clients=__webpack_require__(
1064),paths=__webpack_require__(9664),parsed=__webpack_require__(3625),choice=__webpack_require__(1790),constraint=__webpack_require__(2158),meetable=__webpack_require__(
1094);const BETWEEN="\0",MAX_TEXT=4096,isCut=text=>text.length>=MAX_TEXT,UNKNOWN=(0,parsed.J)([]);function cached(make){const made=new Map;return text=>{const before=made.
get(text);if(before!==void 0)return before;const value=make(text);return made.set(text,value),value}}class Readings{module=cached(text=>isCut(text)?UNKNOWN:(0,constraint.
PW)(text));provider=cached(text=>isCut(text)?UNKNOWN:(0,constraint._T)(text));terms=text=>{const read=this.provider(text);return read.ok?read.value:[]};refusedByModules=cached(
text=>{const read=this.module(text);return read.ok?protocol_clients.Du.filter(client=>!(0,meetable.gH)(read.value,client)):[]});joined=cached(key=>{const terms=key.
split(BETWEEN).flatMap(this.terms),named=terms.map(({version})=>version);return(0,choice.XA)(named,terms)!==null||(0,meetable.Nd)(terms)});isMeetable(texts){return this.
joined([...new Set(texts)].join(BETWEEN))}}var files=__webpack_require__(9804),registry_version=__webpack_require__(1731);function readClientConstraint(text,version){
const parsed2=(0,constraint.PW)(text);if(!parsed2.ok)return"syntax";const terms=parsed2.value;if(terms.some(term=>(0,registry_version.Ty)(term.version)))return"\
pre-release";const client=version===null?null:(0,registry_version.oF)(version);if(client===null)return"unknown";if(client.written<3){const range=(0,constraint.PW)(
`~> ${client.numbers.slice(0,client.written).join(".")}.0`);return range.ok&&!(0,meetable.gH)([...terms,...range.value],"terraform")?"not-met":"unknown"}return(0,choice.
jQ)({...client,pre:""},terms)?"met":"not-met"}var root=__webpack_require__(5257);function*problemsIn(root2,rules){for(const required of root2.providers){const found=problemOfProvider(
required,root2.client,rules);found!==null&&(yield found)}const{client}=root2,version=root2.clientVersions.length===0?null:rules.versionIn(client,root2.directory);
if(version!==null)for(const{text,place:place2}of root2.clientVersions)readClientConstraint(text,version)==="not-met"&&(yield{problem:(0,files.clientVersion)({client,
version,constraint:text}),places:[place2]})}function problemOfProvider(required,client,rules){const{constraints,provider}=required,{readings,upgrade}=rules;if(readings.
isMeetable(constraints.map(({text})=>text)))return upgrade?null:problemOfLock(required,rules);const terms=constraints.flatMap(({text,place:place2})=>readings.terms(
text).map(term=>({...term,place:place2}))),name=(0,root.JT)(provider);if(client==="opentofu"&&(0,choice.jF)(terms))return{problem:(0,files.constraintInvalid)({reason:"\
unspecified",provider:name}),places:placesOf(terms)};const conflict=(0,meetable.Sx)(terms,meetable.Nd),shown=[...new Set(conflict.map(constraint.mb))],all=terms.
filter(term=>shown.includes((0,constraint.mb)(term)));return{problem:(0,files.constraintUnmeetable)({of:`provider ${name}`,terms:shown}),places:placesOf(all)}}function problemOfLock({
provider,constraints,locked},{clients,readings}){const version=locked===null?null:(0,registry_version.rK)(locked.version.text);if(locked===null||version===null)
return null;const excludes=placed=>(0,choice.XA)([version],placed.flatMap(({text})=>readings.terms(text)))===null;if(!excludes(constraints))return null;const excluding=constraints.
filter(constraint2=>excludes([constraint2])),named=excluding.length===0?constraints:excluding;return{problem:(0,files.lockOutside)({provider:(0,root.JT)(provider),
version:(0,registry_version.Cg)(version),constraints:[...new Set(named.map(({text})=>(0,constraint.kv)(readings.terms(text))))],clients}),places:placesOf([locked.
version,...named])}}const placesOf=placed=>[...new Set(placed.map(({place:place2})=>place2))];var source=__webpack_require__(8011),address_advice=__webpack_require__(
3229),provider_address=__webpack_require__(1022),provider_of=__webpack_require__(7236),requirements=__webpack_require__(9008);function noteOfUsage(usage,rules){
const found=problemOf(usage,rules);return found===null?null:noteAt((0,root.yp)(usage),found)}const noteAt=(place2,{clients,...found})=>({...found,place:place2,clients:clients.
filter(client=>readersOf(place2.file).includes(client)),host:null}),readersOf=file=>/\.tofu(\.json)?$/.test(file)?["opentofu"]:protocol_clients.Du,STACK=/\.tf(component|stack|deploy)\.(hcl|json)$/;
function problemOf(usage,rules){switch(usage.kind){case"module":case"module_missing":case"test_module":return problemOfCall(usage,rules);case"required_provider":case"\
required_provider_nosource":case"required_provider_legacy":return STACK.test(usage.place.file)?null:problemOfRequirement(usage,rules);case"lock_provider":return text_notes_problemOfLock(
usage,rules);default:return null}}const refused=(text,why)=>({problem:(0,files.constraintInvalid)({reason:"syntax",text,why}),clients:protocol_clients.Du,isPlaceholder:(0,address_advice.
Kc)(text)}),forAll=problem=>({problem,clients:protocol_clients.Du});function problemOfCall(usage,{readings,releases}){const{address,versions,versionsAt}=usage;if(versionsAt===
null)return null;if(versions===null)return!releases.every(({client,before})=>client!=="terraform"||before==="1.15")&&(0,root.Nf)(usage)?.isWithheld!==!0?null:{problem:(0,files.
constraintInvalid)({reason:"expression",address}),clients:["terraform"]};const terms=readings.module(versions);if(!terms.ok)return refused(versions,terms.why);const clients=readings.
refusedByModules(versions);if(clients.length===0)return null;const named=terms.value.find(({version})=>(0,registry_version.Ty)(version)),preRelease=named&&(0,registry_version.
Cg)(named.version);return{problem:(0,files.constraintUnmeetable)({of:address,terms:[versions],preRelease}),clients}}function problemOfRequirement({kind,address,
text,versions,versionsAt},{readings}){if(versionsAt===null)return null;if(versions===null)return forAll((0,files.constraintInvalid)({reason:"not-a-string",address}));
const terms=readings.provider(versions);if(!terms.ok)return refused(versions,terms.why);const clients=protocol_clients.Du.filter(client=>kind==="required_provid\
er"?(0,provider_address.m)(text??"",client).kind==="builtin":(0,provider_of.o)(address)==="terraform");if(clients.length===0)return null;const provider=text??"t\
erraform.io/builtin/terraform";return{problem:(0,files.constraintInvalid)({reason:"built-in",provider}),clients}}function text_notes_problemOfLock(usage,{readings}){
const{text,versions}=usage,provider=text??"";if(versions===null)return forAll((0,files.lockInvalid)({reason:"no-version",provider}));const version=(0,registry_version.
rK)(versions);if(version===null)return forAll((0,files.lockInvalid)({reason:"not-a-version",provider}));const normal=(0,registry_version.Cg)(version);if(normal!==
versions)return forAll((0,files.lockInvalid)({reason:"not-normal",of:"version",provider,normal}));const recorded=(0,root.Nf)(usage)?.recorded??"";if(recorded===
"")return null;const terms=readings.provider(recorded);if(!terms.ok)return forAll((0,files.lockInvalid)({reason:"not-constraints",provider}));const constraints=(0,constraint.
kv)(terms.value);if(constraints===recorded)return null;const problem={reason:"not-normal",of:"constraints",provider,normal:constraints};return forAll((0,files.lockInvalid)(
problem))}const noteOfSecondLock=({text,place:place2})=>noteAt(place2,{problem:(0,files.lockInvalid)({reason:"twice",provider:text??""}),clients:protocol_clients.
Du});function noteOfSyntax({kind,place:place2},{set}){const clients=set.filter(client=>client!==protocol_clients.$I[kind].client),note=noteAt(place2,{problem:(0,source.
blockUnsupported)({kind}),clients});return note.clients.length===0?null:note}function noteOfTrait({kind,text,place:place2},{readings,versions}){const isOfClient=kind!==
"provider-version",terms=isOfClient?readings.module(text):readings.provider(text),clients=isOfClient?protocol_clients.Du.filter(client=>(0,requirements.u)({kind,
place:place2},client,versions)):protocol_clients.Du,noted=problem=>noteAt(place2,{problem,clients});return terms.ok?!isOfClient||!terms.value.some(({version})=>(0,registry_version.
Ty)(version))?null:noted((0,files.constraintInvalid)({reason:"pre-release",text})):noteAt(place2,{...refused(text,terms.why),clients})}class RootNotes{found=new Map;rules;constructor(rules){
this.rules=rules}add(root2){const inside=(0,paths.Gz)(root2.directory==="."?"":root2.directory,"main.tf"),aside=(0,place.Zl)(inside)?inside:null;for(const problem of problemsIn(
root2,this.rules)){const key=keyOf(problem),before=this.found.get(key);if(before===void 0){this.found.set(key,{...problem,having:new Set([root2.client]),aside});
continue}before.having.add(root2.client),aside===null&&(before.aside=null)}}notes(){const{clients}=this.rules;return[...this.found.values()].flatMap(({problem,places,
having,aside})=>{const[place2,...others]=places;if(place2===void 0)return[];const isShared=problem.code!=="client-version"&&having.size===clients.length,note={problem,
place:place2,others,host:null,clients:isShared?protocol_clients.Du:[...having]};return[aside===null?note:{...note,aside}]})}}const keyOf=({problem,places})=>[problem.
code,problem.message,...places.map(({file,line,column})=>`${file}:${line}:${column}`)].join(`
`);function*textNotes(usages,declared,rules){const locked=new Set;for(const usage of usages){if(usage.kind==="lock_provider"){const block=`${usage.place.file}
${usage.text}`;locked.has(block)&&(yield noteOfSecondLock(usage)),locked.add(block)}const note=noteOfUsage(usage,rules);note!==null&&(yield note)}for(const each of declared){
const note=noteOfDeclared(each,rules);note!==null&&(yield note)}}function noteOfDeclared(each,rules){return"file"in each?null:"localName"in each?noteOfTrait(each,
rules):noteOfSyntax(each,rules)}}),7236:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{l:()=>providerOf,o:()=>localNameIn});var _protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1022);function providerOf({kind,text,address},host,client){
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
