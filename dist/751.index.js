const id=751,ids=[751],modules={5747:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{Oj:()=>systemError,io:()=>readBytes,yR:()=>readText});var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573),node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3024);const MAX_FILE_BYTES=16*1024*1024,FLAGS=node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY|(node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK??
0)|(node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOCTTY??0),buffer=Buffer.allocUnsafeSlow(256*1024);let longBuffer=buffer;const readText=(path,maxBytes=MAX_FILE_BYTES)=>readWith(
path,maxBytes,decode);function readBytes(path,maxBytes){const read=readWith(path,maxBytes,(bytes,length)=>Buffer.from(bytes.subarray(0,length)));return Buffer.isBuffer(
read)?read:null}function readWith(path,maxBytes,use){let descriptor;try{descriptor=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path,FLAGS)}catch(error){return unreadable(
error)}try{const length=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor,buffer,0,buffer.length,null);return length<buffer.length?use(buffer,length):
readLong(descriptor,maxBytes,use)}catch(error){return unreadable(error)}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor)}}function readLong(descriptor,maxBytes,use){
const{size}=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);if(size>maxBytes||size<buffer.length)return{ok:!1,failure:{kind:"size",bytes:size,maxBytes}};
longBuffer.length<size&&(longBuffer=Buffer.allocUnsafeSlow(size));const whole=longBuffer;let length=0;for(;length<size;){const more=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.
readSync)(descriptor,whole,length,size-length,length);if(more===0)break;length+=more}return use(whole,length)}function decode(bytes,length){const text=bytes.toString(
"utf8",0,length),isWhole=!text.includes("\uFFFD")||(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(0,length));return{ok:!0,text,isUtf8:isWhole,
bytes:length}}function systemError(error){if(!(typeof error=="object"&&error!==null&&"code"in error)||typeof error.code!="string")throw error;return error.code}
const unreadable=error=>({ok:!1,failure:{kind:"error",code:systemError(error)}})}),4e3:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Af:()=>limitsOf,B9:()=>outageCure,Cw:()=>describeStop,Fn:()=>describeUnread,NM:()=>cures,Vb:()=>nameOf,Wt:()=>addressCure,
XT:()=>listSome,YA:()=>seconds,_r:()=>returned,dh:()=>brief,eZ:()=>namesOf,go:()=>typeName,mP:()=>describeReadFailure,qZ:()=>blockedCure,zd:()=>printed});var _protocol_document_short_value_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
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
; it may use hosts that are not in \`allowed-hosts\``,nameOf=({kind,address,version})=>`${kind} ${address} ${brief(version,40)}`}),4714:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{o:()=>cutAt,w:()=>shortValue});var _go_json_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3307);const MAX_CHARACTERS=2048,
cutAt=(text,most=MAX_CHARACTERS)=>text.length<=most?text:structuredClone(text.slice(0,most).toWellFormed());function shortValue(text){if(text.length<=MAX_CHARACTERS)
return(0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__.IL)(text);switch(text[0]){case'"':return cutAt((0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__.I)(text));case"[":return[];case"\
{":return{};default:return(0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__.IL)(text)}}}),7715:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{V:()=>statusPageOf});const STATUS_PAGES=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terra\
form.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab\
.com","https://status.gitlab.com"]]),statusPageOf=host=>STATUS_PAGES.get(host)??null}),5751:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{readSettings:()=>readSettings});var external_node_fs_=__webpack_require__(3024),external_node_path_=__webpack_require__(
6760),read_text=__webpack_require__(5747),go_parsed=__webpack_require__(3625),brief=__webpack_require__(4e3),version=__webpack_require__(3592),kinds=__webpack_require__(
3474),nearest=__webpack_require__(8535),external_node_net_=__webpack_require__(7030),ip=__webpack_require__(6181),hostname=__webpack_require__(1831);function proxiesFrom(environment){
const variable=name=>environment[name]||environment[name.toLowerCase()]||"",proxies={http:parseProxy("HTTP_PROXY",variable("HTTP_PROXY")),https:parseProxy("HTTP\
S_PROXY",variable("HTTPS_PROXY"))},direct=directRules(variable("NO_PROXY"));return endpoint=>{const proxy=proxies[endpoint.scheme];return proxy===null||isLocal(
endpoint.name)||direct(endpoint)?null:proxy}}const SCHEMES=["http:","https:"];function parseProxy(name,value){if(value==="")return null;const url=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test(value)?value:`http://${value}`);if(url===null)throw new TypeError(`${name} is not a URL; expected http://HOST:PORT`);if(!SCHEMES.includes(url.protocol))throw new TypeError(
`${name} is a ${url.protocol}// proxy; expected http:// or https://`);if(!isDecodable(url.username)||!isDecodable(url.password))throw new TypeError(`${name} has\
 a user name or password with a bare "%"; write "%25" for it`);return url}function isDecodable(text){try{return decodeURIComponent(text),!0}catch(error){if(error instanceof
URIError)return!1;throw error}}const LOOPBACK=new external_node_net_.BlockList;LOOPBACK.addSubnet("127.0.0.0",8,"ipv4"),LOOPBACK.addAddress("::1","ipv6");const isLocal=name=>name===
"localhost"||contains(LOOPBACK,name);function contains(list,name){const address=(0,ip.n7)(name.replace(/%.*$/s,"")),family=(0,external_node_net_.isIP)(address);
return family!==0&&list.check(address,family===4?"ipv4":"ipv6")}function directRules(text){const rules=text.split(",").map(item=>item.trim().toLowerCase()).filter(
item=>item!=="").map(directRule);return endpoint=>rules.some(rule=>rule(endpoint))}function directRule(item){if(item==="*")return()=>!0;const range=rangeOf(item);
if(range!==null)return({name})=>range(name);const{name:pattern,port}=splitPort(item),samePort=endpoint=>port===""||String(endpoint.port)===port;if(isAddress(pattern)){
const address=(0,ip.n7)(pattern),list=new external_node_net_.BlockList;return list.addAddress(address,(0,external_node_net_.isIP)(address)===4?"ipv4":"ipv6"),endpoint=>contains(
list,endpoint.name)&&samePort(endpoint)}const matches=nameRule(pattern);return endpoint=>(0,external_node_net_.isIP)(endpoint.name)===0&&samePort(endpoint)&&matches(
endpoint.name)}function rangeOf(item){const[,written="",digits=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(item)??[];if(!isAddress(written))return null;const bits=Number(
digits);if(bits>((0,external_node_net_.isIP)(written)===4?32:128))return null;const mappedBits=bits-((0,external_node_net_.isIP)(written)===6?96:0),range=new external_node_net_.
BlockList,isFour=(0,external_node_net_.isIP)((0,ip.n7)(written))===4&&mappedBits>=0;return isFour?range.addSubnet((0,ip.n7)(written),mappedBits,"ipv4"):range.addSubnet(
written,bits,"ipv6"),name=>contains(range,name)&&(0,external_node_net_.isIP)((0,ip.n7)(name))===4===isFour}const isAddress=text=>(0,external_node_net_.isIP)(text)!==
0&&!text.includes("%");function nameRule(pattern){if(pattern==="")return()=>!1;const suffix=pattern.replace(/^\*\./,"."),written=suffix.replace(/^\./,""),ascii=(0,hostname.
Pv)(written),bare=ascii.ok?ascii.value:written;return name=>name.endsWith(`.${bare}`)||!suffix.startsWith(".")&&name===bare}function splitPort(item){const match=/^\[([^\]]*)\]:([^:]*)$/.
exec(item)??/^([^:[\]]*):([^:[\]]*)$/.exec(item);return match===null?{name:item,port:""}:{name:match[1]??"",port:match[2]??""}}var settings_settings=__webpack_require__(
3152);const MAX_AUTHORITIES_BYTES=4*1024*1024,MAX_MISSING=20;async function readSettings(raw,{environment,directory,wording=settings_settings.w7}){const{settings,
mistakes}=(0,settings_settings.P$)(raw,wording),authorities=await readAuthorities(settings.caFile,wording),proxies=readProxies(environment),wrong=[...await addressMistakes(
settings,wording),...await codeMistakes(settings,wording)],missing=await Promise.all(missingPaths(settings.scan,directory).slice(0,MAX_MISSING).map(path=>wording.
missingPath(path,directory)));if(mistakes.length===0&&wrong.length===0&&missing.length===0&&authorities.ok&&proxies.ok)return{...settings,authorities:authorities.
value,chooseProxy:proxies.value};const unreadable=[authorities,proxies].flatMap(each=>each.ok?[]:[each.why]);throw new settings_settings.GN([...mistakes,...wrong,
...unreadable,...missing])}const missingPaths=(scan,directory)=>scan.filter(entry=>!/[*?[\]{}]/.test(entry)&&!(0,external_node_fs_.existsSync)((0,external_node_path_.
resolve)(directory,entry)));async function addressMistakes({hostnames},{setting}){const name=setting("hostnames"),named=hostnames.flatMap(({addresses})=>addresses);
if(named.length===0)return[];const{parseNamedAddress}=await __webpack_require__.e(257).then(__webpack_require__.bind(__webpack_require__,1257)),mistakes=named.flatMap(
each=>{const parsed=parseNamedAddress(each,"terraform");return parsed.ok?[]:[`${name}: "${each.service}=${each.text}" is wrong: ${parsed.why}`]});return(0,kinds.
Ku)(mistakes,name)}async function codeMistakes({ignore},{setting}){const name=setting("ignore");if(ignore.length===0)return[];const{problemFacts}=await Promise.
all([__webpack_require__.e(156),__webpack_require__.e(341),__webpack_require__.e(709)]).then(__webpack_require__.bind(__webpack_require__,709)),facts=problemFacts(),
mistakes=ignore.flatMap(({code})=>{if(Object.hasOwn(facts,code))return[];const meant=(0,nearest.q)(code,Object.keys(facts)),cure=meant===null?`${version.aq} lis\
ts the codes`:`did you mean "${meant}"?`;return[`${name}: "${code}" is not a problem code; ${cure}`]});return(0,kinds.Ku)(mistakes,name)}function readProxies(environment){
try{return(0,go_parsed.J)(proxiesFrom(environment))}catch(error){if(error instanceof TypeError)return(0,go_parsed.T)(error.message);throw error}}async function readAuthorities(path,{
setting}){if(path===null)return(0,go_parsed.J)(null);const read=(0,read_text.yR)(path,MAX_AUTHORITIES_BYTES),name=setting("ca-file");if(!read.ok)return(0,go_parsed.
T)(`${name} "${path}" ${(0,brief.mP)(read.failure)}`);const{parseAuthorities}=await __webpack_require__.e(36).then(__webpack_require__.bind(__webpack_require__,
5036)),parsed=parseAuthorities(read.text);return parsed.ok?parsed:(0,go_parsed.T)(`${name} "${path}" ${parsed.why}`)}})};export{id,ids,modules};
