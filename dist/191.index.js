const id=191,ids=[191],modules={7542:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{TU:()=>openNetrc,wW:()=>learnLogin});var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6760),_files_read_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5747),_go_url_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4283),_go_url_escape_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(6979),_protocol_token_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
2713);const MAX_BYTES=1024*1024;function openNetrc(machine,learn){let logins=null;return{withLogin:url=>{if(url.scheme!=="https"||(url.user?.name??"")!=="")return url;
logins??=readLogins(machine);const login=logins.get(url.host);if(login===void 0)return url;for(const secret of secretsOf(login))learn(new _protocol_token_js__WEBPACK_IMPORTED_MODULE_4__.
o(secret));return{...url,user:{name:escaped(login.name),password:escaped(login.password)}}}}}const secretsOf=({name,password})=>[password,...name.length>=LONG_NAME&&
!name.includes("@")?[name]:[],Buffer.from(`${name}:${password}`).toString("base64")],LONG_NAME=20;function learnLogin(url,learn){const[,encoded=""]=(0,_go_url_js__WEBPACK_IMPORTED_MODULE_2__.
aR)(url)?.split(" ")??[],[name="",...password]=Buffer.from(encoded,"base64").toString().split(":");if(encoded!=="")for(const secret of secretsOf({name,password:password.
join(":")}))learn(new _protocol_token_js__WEBPACK_IMPORTED_MODULE_4__.o(secret))}function escaped(text){const part=(0,_go_url_escape_js__WEBPACK_IMPORTED_MODULE_3__.
V$)(text.replaceAll("%","%25"),"user");return part.ok?part.value:""}function readLogins({environment,system,accountHome}){const{NETRC:named,HOME:home,USERPROFILE:profile}=environment,
directory=home||(system==="windows"?profile:null)||accountHome,path=named||directory&&(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory,system==="window\
s"?"_netrc":".netrc")||"",read=(0,_files_read_text_js__WEBPACK_IMPORTED_MODULE_1__.yR)(path,MAX_BYTES);return read.ok?parseNetrc(read.text):new Map}function parseNetrc(text){
const logins=new Map,words=Array.from(text.matchAll(/#[^\n]*|\S+/g),([word])=>word.trim()).values(),value=()=>words.next().value??"";let current={name:"",password:""},
isInMacro=!1;for(const word of words)switch(word){case"machine":{const machine=value();current={name:"",password:""},logins.has(machine)||logins.set(machine,current);
break}case"default":current={name:"",password:""};break;case"login":current.name=value();break;case"password":current.password=value();break;case"account":value();
break;case"macdef":value(),isInMacro=!0;break;default:if(!word.startsWith("#")&&!isInMacro)return logins}return logins}}),7236:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{l:()=>providerOf,o:()=>localNameIn});var _protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1022);function providerOf({kind,text,address},host,client){switch(kind){case"required_provider":case"state_store_provider":case"lock_provider":{const source=(0,_protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_0__.
m)(text??"",client);return source.kind==="registry"?source:null}case"required_provider_nosource":case"required_provider_legacy":return{host,namespace:"hashicorp",
type:localNameIn(address)};case"implied_provider":return{host,namespace:"hashicorp",type:(text??"").replace(/[._].*$/s,"")};default:return null}}const localNameIn=address=>address.
replace(/^.*\./s,"")}),8191:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>installedElsewhere,
x:()=>methodsByClient,withoutInstalled:()=>withoutInstalled});var external_node_fs_=__webpack_require__(3024),external_node_path_=__webpack_require__(6760),posix_=__webpack_require__(
3916),entries=__webpack_require__(1807),hostname=__webpack_require__(1831),provider_address=__webpack_require__(1022),registry_version=__webpack_require__(1731);
function localMirrors(){const listings=new Map,named=(directory,isWanted)=>{const names=listings.get(directory)??(0,entries.v)(directory);return listings.set(directory,
names),names.filter(isWanted).map(name=>(0,external_node_path_.join)(directory,name))};return(directory,{host,namespace,type})=>named(directory,name=>isSame((0,hostname.
Pv)(name),host)).flatMap(path=>named(path,name=>isSame((0,provider_address.s)(name),namespace))).flatMap(path=>named(path,name=>isSame((0,provider_address.s)(name),
type))).some(path=>hasPackage(path,type))}const isSame=(parsed2,wanted)=>parsed2.ok&&parsed2.value===wanted,IS_PLATFORM=/^[^\s_]*_[^\s_]*$/;function hasPackage(directory,type){
const isUnpacked=(0,entries.v)(directory).some(version=>(0,registry_version.rK)(version)!==null&&(0,entries.M)((0,external_node_path_.join)(directory,version)).
some(name=>IS_PLATFORM.test(name)&&isDirectory((0,external_node_path_.join)(directory,version,name))===!0)),packed=new RegExp(`^terraform-provider-${type}_${registry_version.
hZ}_[^\\s_]*_[^\\s_]*(?:_.*)?\\.zip$`,"s");return isUnpacked||(0,entries.M)(directory).some(name=>packed.test(name.toLowerCase())&&isDirectory((0,external_node_path_.
join)(directory,name))===!1)}const isDirectory=path=>(0,external_node_fs_.statSync)(path,{throwIfNoEntry:!1})?.isDirectory()??null;var parsed=__webpack_require__(
3625),quote=__webpack_require__(6246),go_url=__webpack_require__(4283),hcl1_decode=__webpack_require__(6188),module_address=__webpack_require__(5011);function parsePattern(text,client){
const wrong=why=>(0,parsed.T)(`the pattern ${(0,quote.o)(text)} ${why}`),parts=text.split("/");if(parts.length<2||parts.length>3)return wrong("does not have two\
 or three parts");const[givenType="",givenNamespace="",givenHost]=parts.reverse(),host=givenHost===void 0?(0,parsed.J)((0,module_address.Vm)(client)):orWildcard(
givenHost,hostname.Pv),namespace=orWildcard(givenNamespace,provider_address.s),type=orWildcard(givenType,provider_address.s);if(!host.ok)return wrong(`has an in\
valid hostname: ${host.why}`);if(!namespace.ok)return wrong(`has an invalid namespace: ${namespace.why}`);if(!type.ok)return wrong(`has an invalid type: ${type.
why}`);const pattern={host:host.value,namespace:namespace.value,type:type.value};return(pattern.host!==null||pattern.namespace===null)&&(pattern.namespace!==null||
pattern.type===null)?(0,parsed.J)(pattern):wrong('has a part after "*" that is not "*"')}const orWildcard=(text,parse)=>text==="*"?(0,parsed.J)(null):parse(text),
matches=(pattern,provider)=>(pattern.host??provider.host)===provider.host&&(pattern.namespace??provider.namespace)===provider.namespace&&(pattern.type??provider.
type)===provider.type;function installationOf(installation,provider){const covering=methodsFor(installation,provider);return covering.some(({kind})=>kind==="dir\
ect")?"registry":covering.length>0?"mirror":"none"}const methodsFor=({methods},provider)=>methods.filter(method=>covers(method,provider));function covers({include,
exclude},provider){return exclude.some(pattern=>matches(pattern,provider))?!1:include.length===0||include.some(pattern=>matches(pattern,provider))}const BLOCK="\
provider_installation";function decodeInstallation(items,client){const blocks=[],mistakes=[];for(const{keys,value,isAssigned}of items){const[key]=keys;if(key?.name!==
BLOCK)continue;if(isAssigned||value.kind!=="object"){mistakes.push({span:key,why:`${BLOCK} must be a block without "="`});continue}const methods=[],overridden=[];
for(const item of value.items){const part=readPart(item,client,methods.length===0);part.ok?(methods.push(...part.value.methods),overridden.push(...part.value.overridden)):
mistakes.push({span:item.keys[0]??key,why:part.why})}blocks.push({span:key,methods,overridden})}return{blocks,mistakes}}function readPart({keys:[key],value,isAssigned},client,isFirst){
const name=key?.name??"";if(isAssigned||value.kind!=="object")return(0,parsed.T)(`${name} must be a block without "="`);const within={path:[BLOCK,name],span:key??
{start:0,end:0}};try{if(name==="dev_overrides"){if(!isFirst)return(0,parsed.T)("dev_overrides must come before all methods");const overridden=[...(0,hcl1_decode.
P2)(value,within,void 0,hcl1_decode.sc).keys()].flatMap(text=>{const address=(0,provider_address.m)(text,client);return address.kind==="invalid"?[]:[address]});
return(0,parsed.J)({methods:[],overridden})}const location=LOCATIONS[client].get(name);if(location===void 0)return(0,parsed.T)(`${BLOCK} has no method ${(0,quote.
o)(name)}`);const method=readMethod(value.items,within,location,client);return method.ok?(0,parsed.J)({methods:[method.value],overridden:[]}):method}catch(error){
if(error instanceof hcl1_decode.aZ)return(0,parsed.T)(error.message);throw error}}const COMMON=[["direct",{argument:null}],["filesystem_mirror",{argument:"path"}],
["network_mirror",{argument:"url",isUrl:!0}]],LOCATIONS={terraform:new Map(COMMON),opentofu:new Map([...COMMON,["oci_mirror",{argument:"repository_template"}]])};
function readMethod(items,within,{argument,isUrl},client){let location="";const{span}=within;if(argument!==null&&((0,hcl1_decode.RC)(items,argument,within,(node,at)=>{
location=(0,hcl1_decode.sc)(node,at,void 0)}),location===""))return(0,parsed.T)(`${within.path.at(-1)} has no ${argument}`);const url=isUrl?httpsUrl(location):null;
if(isUrl&&url===null)return(0,parsed.T)(`the ${argument} does not begin with https://`);const include=readPatterns(items,"include",within,client);if(!include.ok)
return include;const exclude=readPatterns(items,"exclude",within,client);if(!exclude.ok)return exclude;const covers2={span,include:include.value,exclude:exclude.
value};return url!==null?(0,parsed.J)({...covers2,kind:"network",url}):(0,parsed.J)({...covers2,kind:argument===null?"direct":"local"})}function httpsUrl(text){
const url=(0,go_url.Dl)(text);return url.ok&&url.value.scheme==="https"&&url.value.host!==""?url.value:null}function readPatterns(items,name,within,client){let texts=[];
(0,hcl1_decode.RC)(items,name,within,(node,at)=>{texts=(0,hcl1_decode.VX)(node,at,texts,hcl1_decode.sc)});const patterns=[];for(const text of texts){const pattern=parsePattern(
text,client);if(!pattern.ok)return pattern;patterns.push(pattern.value)}return(0,parsed.J)(patterns)}var cli_config=__webpack_require__(4929);function readProviderSources({
client,mirrors,installations}){const findingOf=(mistake,place)=>({problem:(0,cli_config.credentialsConfig)({clients:[client],mistake}),place}),decoded=installations.
map(({items,shown,placeOf})=>{const{blocks,mistakes}=decodeInstallation(items,client);return{blocks:blocks.map(({span,overridden,methods})=>({overridden,place:placeOf(
span),methods:methods.map(method=>({...method,place:placeOf(method.span)}))})),findings:mistakes.map(({span,why})=>findingOf({kind:"block",file:shown,why},placeOf(
span)))}}),[installation=null,...unused]=decoded.flatMap(({blocks})=>blocks),findings=[...decoded.flatMap(file=>file.findings),...unused.map(({place})=>findingOf(
{kind:"two installations"},place))];return{client,mirrors,installation,findings}}var netrc=__webpack_require__(7542),clients=__webpack_require__(1064),services=__webpack_require__(
9562),provider_of=__webpack_require__(7236),usage=__webpack_require__(7854);function withoutInstalled(usages,configs,{mayHavePlugins,...checkout}){const sources=configs.
map(readProviderSources),findings=sources.flatMap(source=>source.findings);if(sources.every(({installation,mirrors})=>installation===null&&!mirrors.some(({path})=>(0,external_node_fs_.
existsSync)(path)))&&!mayHavePlugins)return{usages,remarks:[],findings};const finders=findersFor(sources,checkout),found=new Map,isRequired=(usage2,{host},client)=>{
const find=finders.get(client)?.((0,posix_.dirname)(usage2.place.file)),provider=find?(0,provider_of.l)(usage2,host,client):null,source=provider&&find?.(provider);
if(!provider||!source)return!0;const key=`${clients.bB[client]} ${source}`,providers=found.get(key)??new Set;return found.set(key,providers.add(`${host}/${provider.
namespace}/${provider.type}`)),!1},left=usages.map(usage2=>{if(!usage2.needs.some(({service})=>service===services.xq))return usage2;const needs=usage2.needs.flatMap(
need=>{if(need.service!==services.xq)return[need];const clients2=need.clients.filter(client=>isRequired(usage2,need,client));return clients2.length===need.clients.
length?[need]:clients2.length===0?[]:[{...need,clients:clients2}]});return needs.every((need,index)=>need===usage2.needs[index])&&needs.length===usage2.needs.length?
usage2:{...usage2,needs}}),remarks=Array.from(found,([text,{size}])=>text.replace(COUNT,size===1?"1 provider":`${size} providers`));return{usages:left,remarks,findings}}
const COUNT="\0";function installedElsewhere(configs,checkout){const finders=findersFor(configs.map(readProviderSources),checkout);return(provider,directory,client)=>!!finders.
get(client)?.(directory)?.(provider)}function methodsByClient(configs,releases,learn){const sources=new Map(configs.map(config=>[config.client,readProviderSources(
config)]));for(const{installation}of sources.values())for(const method of installation?.methods??[])method.kind==="network"&&(0,netrc.wW)(method.url,learn);return(provider,client)=>{
const installation=sources.get(client)?.installation??null;return installation===null||isOverridden(installation,provider,client,releases)?null:{place:installation.
place,methods:methodsFor(installation,provider)}}}const isOverridden=({overridden},provider,client,releases)=>releases.every(each=>each.client!==client||each.skipsOverridden)&&
overridden.some(each=>installation_isSame(each,provider));function findersFor(sources,checkout){const holds=localMirrors(),vendored=vendoredIn(checkout.root);return new Map(
sources.map(source=>[source.client,source.installation===null?finderInDirectories(source,vendored,holds):finderByMethods(source,source.installation,checkout)]))}
function finderInDirectories({mirrors},vendored,holds){const shared=mirrors.filter(({path})=>(0,external_node_fs_.existsSync)(path));return directory=>{const all=[
...vendored(directory),...shared];return all.length===0?null:provider=>{const mirror=all.find(({path})=>holds(path,provider));return mirror?`installs ${COUNT} f\
rom ${mirror.shown} instead of a registry`:null}}}function finderByMethods({client},installation,{releases,asksMirrors}){const{place}=installation,at=`${place.file}\
:${place.line}`,find=provider=>{if(isOverridden(installation,provider,client,releases))return`takes ${COUNT} from dev_overrides in ${at} instead of a registry`;
switch(installationOf(installation,provider)){case"registry":return null;case"mirror":{const methods=methodsFor(installation,provider),aside=asksMirrors&&methods.
every(({kind})=>kind==="network")?"":", which is not checked,";return`installs ${COUNT} from a mirror in ${at}${aside} instead of a registry`}case"none":return`\
has no installation method in ${at} for ${COUNT}`}};return()=>find}const installation_isSame=(a,b)=>a.host===b.host&&a.namespace===b.namespace&&a.type===b.type;
function vendoredIn(root){const vendored=(0,usage.Oo)(directory=>{const shown=`${directory==="."?"":`${directory}/`}terraform.d/plugins`,path=(0,external_node_path_.
join)(root,shown),above=directory==="."?[]:vendored((0,posix_.dirname)(directory));return(0,external_node_fs_.existsSync)(path)?[{path,shown},...above]:above});
return vendored}})};export{id,ids,modules};
