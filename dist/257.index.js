const id=257,ids=[257],modules={5143:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{Az:()=>describeAside,Ks:()=>MAX_COLUMN,Ts:()=>packPlace,Zl:()=>isAside,_h:()=>unpackPlace,n7:()=>excludePattern});var _brief_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4e3);const WIDTH=2**14,MAX_COLUMN=WIDTH-1,packPlace=({line,column,endColumn})=>(line*WIDTH+Math.min(column,MAX_COLUMN))*WIDTH+Math.min(endColumn-column,WIDTH-1);
function unpackPlace(place){const start=Math.floor(place/WIDTH),column=start%WIDTH;return{line:Math.floor(start/WIDTH),column,endColumn:column+place%WIDTH}}const ASIDE=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
ENVIRONMENTS=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,OWN_TESTS=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function asideOf(file){
const directories=file.split("/").slice(0,OWN_TESTS.test(file)?-2:-1);return directories.find((name,at)=>ASIDE.test(name)&&!(name==="test"&&directories.slice(0,
at).some(above=>ENVIRONMENTS.test(above))))}const isAside=file=>asideOf(file)!==void 0;function excludePattern(file){const directory=asideOf(file);return(directory===
void 0?file:`**/${directory}`).replace(/[\\{}[\]?!()]/g,"?")}const MAX_PATTERNS=3,describeAside=(findings,patterns)=>`${findings===1?"1 finding is":`${findings}\
 findings are`} in tests, examples or templates, where errors are warnings; to skip such files, set \`exclude\`: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_0__.XT)(
patterns,MAX_PATTERNS)}`}),1022:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{m:()=>parseProviderSource,
s:()=>parseProviderPart});var _go_parsed_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3625),_go_quote_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6246),_hostname_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1831),_idna_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1822),_module_address_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
5011);const BUILTIN_HOSTS={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},DEFAULT_NAMESPACE="hashicorp",LEGACY_NAMESPACE="-",FORMAT='Inval\
id provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',TERRAFORM_PREFIX={prefix:"terraform-",whose:"a Terraform",
frequency:"often"},REDUNDANT_PREFIXES={terraform:[TERRAFORM_PREFIX],opentofu:[TERRAFORM_PREFIX,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};
function parseProviderSource(text,client){const parts=text.split("/");if(parts.length>3||parts.includes(""))return invalid(FORMAT);const[givenType="",givenNamespace,
givenHost]=parts.reverse(),type=parseProviderPart(givenType);if(!type.ok){const what=`${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(givenType)} in source ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.
o)(text)}`;return invalid(`Invalid provider type: Invalid provider type ${what}: ${type.why}"`)}const hostImplied=givenHost===void 0,host=hostImplied?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.
J)((0,_module_address_js__WEBPACK_IMPORTED_MODULE_3__.Vm)(client)):(0,_hostname_js__WEBPACK_IMPORTED_MODULE_1__.Pv)(givenHost);if(givenNamespace===void 0&&host.
ok){const rest={hostImplied,namespace:DEFAULT_NAMESPACE,type:type.value};return{kind:"registry",host:host.value,...rest}}const namespace=readNamespace(givenNamespace??
""),empty=`namespace "" in source ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(text)}`;if(!namespace.ok)return invalid(`Invalid provider namespace: Invalid\
 provider ${empty}: ${namespace.why}"`);if(!host.ok){const what="Invalid provider source hostname";return invalid(`${what}: ${what} ${empty}: ${host.why}"`)}const address={
hostImplied,host:host.value,namespace:namespace.value,type:type.value},error=addressMistake(address,client);return error===void 0?{kind:kindOf(address,client),...address}:
invalid(error)}const invalid=error=>({kind:"invalid",error});function parseProviderPart(text){if(/^[a-z0-9]+$/.test(text))return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.
J)(text);if(text==="")return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.T)("must have at least one character");if(text.includes("."))return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.
T)("dots are not allowed");if(text.includes("--"))return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.T)("cannot use multiple consecutive dashes");const label=(0,_idna_js__WEBPACK_IMPORTED_MODULE_2__.
YE)(text);return label.ok?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.J)((0,_idna_js__WEBPACK_IMPORTED_MODULE_2__.DI)(label.value)):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.
T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const readNamespace=text=>text===LEGACY_NAMESPACE?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.
J)(text):parseProviderPart(text);function kindOf({host,namespace},client){return namespace===LEGACY_NAMESPACE?"legacy":namespace==="builtin"&&BUILTIN_HOSTS[client].
includes(host)?"builtin":"registry"}function addressMistake(address,client){const registry=(0,_module_address_js__WEBPACK_IMPORTED_MODULE_3__.Vm)(client);if(address.
namespace===LEGACY_NAMESPACE&&address.host!==registry)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${registry}\
.`;const found=REDUNDANT_PREFIXES[client].find(({prefix})=>address.type.startsWith(prefix));return found===void 0?void 0:prefixMistake(address,found,client)}function prefixMistake(address,{
prefix,whose,frequency},client){const whole=`${prefix}provider-`,suggested=address.type.slice(whole.length);if(!address.type.startsWith(whole)||!parseProviderPart(
suggested).ok)return`Invalid provider type: Provider source ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(showProvider(address))} has a type with the prefix\
 ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(prefix)}, which isn't allowed because it would be redundant to name ${whose} provider with that prefix. If yo\
u are the author of this provider, rename it to not include the prefix.`;const better=showProvider({...address,type:suggested},client);return`Invalid provider t\
ype: Provider source ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(showProvider(address,client))} has a type with the prefix ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.
o)(whole)}, which isn't valid. Although that prefix is ${frequency} used in the names of version control repositories for ${whose.split(" ")[1]} providers, prov\
ider source strings should not include it.

Did you mean ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(better)}?`}const showProvider=({host,namespace,type},client)=>client!==void 0&&host===(0,_module_address_js__WEBPACK_IMPORTED_MODULE_3__.
Vm)(client)?`${namespace}/${type}`:`${(0,_hostname_js__WEBPACK_IMPORTED_MODULE_1__.nx)(host)}/${namespace}/${type}`}),1731:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Cg:()=>showVersion,Ty:()=>isPreRelease,Zy:()=>compareVersions,dU:()=>compareWords,hZ:()=>PROVIDER_VERSION,oF:()=>parseModuleVersion,
rK:()=>parseProviderVersion});var _protocol_services_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9562);const IS_MODULE_VERSION=new RegExp(`^${_protocol_services_js__WEBPACK_IMPORTED_MODULE_0__.
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
filter(other=>other!==term);return isMeetable(others)?rest:others},conflict)}}),1257:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{n:()=>rootsNamed,parseNamedAddress:()=>parseNamedAddress});var _go_parsed_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
3625),_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1831),_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5011),_protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1022),_protocol_services_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
9562),_registry_versions_constraint_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(2158),_registry_versions_meetable_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
1094),_root_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(5257);function parseNamedAddress(named,client){const at=named.text.indexOf("@"),path=at<0?named.
text:named.text.slice(0,at),text=at<0?null:named.text.slice(at+1),constraint=text===null?null:{text,place:_root_js__WEBPACK_IMPORTED_MODULE_6__.cd},source=`${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_0__.
nx)(named.host)}/${path}`;return named.service===_protocol_services_js__WEBPACK_IMPORTED_MODULE_3__.e$?callOf(source,constraint,client):requirementOf(source,constraint,
client)}function callOf(source,constraint,client){const module=(0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__.rE)(source,client),why=module.ok?whyNot(
constraint,_registry_versions_constraint_js__WEBPACK_IMPORTED_MODULE_4__.PW,terms=>(0,_registry_versions_meetable_js__WEBPACK_IMPORTED_MODULE_5__.gH)(terms,client)):
module.why;return!module.ok||why!==null?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_7__.T)(`${why}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as \
modules.v1=acme/network/aws@~>1.2`):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_7__.J)({address:source,source,place:_root_js__WEBPACK_IMPORTED_MODULE_6__.cd,module:module.
value,constraint,isOpen:!1})}function requirementOf(source,constraint,client){const provider=(0,_protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_2__.m)(source,
client),isNamed=source.split("/").length===3&&provider.kind==="registry",why=isNamed?whyNot(constraint,_registry_versions_constraint_js__WEBPACK_IMPORTED_MODULE_4__.
_T,_registry_versions_meetable_js__WEBPACK_IMPORTED_MODULE_5__.Nd):provider.kind==="invalid"?provider.error:"not a provider of a registry";return!isNamed||why!==
null?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_7__.T)(`${why}; expected providers.v1=NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0`):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_7__.
J)({provider,places:[_root_js__WEBPACK_IMPORTED_MODULE_6__.cd],constraints:constraint===null?[]:[constraint],locked:null})}function whyNot(constraint,parse,isMeetable){
if(constraint===null)return null;const parsed=parse(constraint.text);return parsed.ok?isMeetable(parsed.value)?null:`no version can match ${constraint.text}`:parsed.
why}function rootsNamed(hosts,clients){const named=hosts.flatMap(({addresses})=>addresses);return named.length===0?[]:clients.map(client=>{const parsed=named.flatMap(
each=>{const one=parseNamedAddress(each,client);return one.ok?[one.value]:[]});return{directory:_root_js__WEBPACK_IMPORTED_MODULE_6__.cd.file,client,directories:[],
calls:parsed.filter(one=>"module"in one),providers:parsed.filter(one=>"provider"in one),lockFile:null,clientVersions:[]}})}}),5257:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{JT:()=>providerKey,KS:()=>placedVersion,MO:()=>packageKey,MP:()=>moduleKey,Nf:()=>argumentOf,W$:()=>becauseOf,cd:()=>HOSTNAMES_LINE,
yp:()=>versionPlace});var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5143);const HOSTNAMES_INPUT="hostnames input",HOSTNAMES_LINE={file:HOSTNAMES_INPUT,
line:1,column:1,endColumn:1},becauseOf=place=>place.file===HOSTNAMES_INPUT?HOSTNAMES_INPUT:place,moduleKey=({host,namespace,name,system})=>`${host}/${namespace}\
/${name}/${system}`,providerKey=({host,namespace,type})=>`${host}/${namespace}/${type}`;function placedVersion(usage,client){const text=usage.versions??argumentOf(
usage)?.values?.[client]??null;return text===null?null:{text,place:versionPlace(usage)}}function versionPlace(usage){const{versionsAt,place}=usage,at=typeof versionsAt==
"number"?versionsAt:versionsAt?.at;return at===void 0?place:{file:place.file,...(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__._h)(at)}}const argumentOf=({versionsAt})=>typeof versionsAt==
"number"?null:versionsAt,packageKey=(key,more)=>`${key} ${more}`})};export{id,ids,modules};
