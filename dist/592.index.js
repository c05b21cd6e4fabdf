const ids=[592,810,432,629,981],modules={6188:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{P2:()=>decodeMap,RC:()=>decodeField,VX:()=>decodeList,aZ:()=>WrongType,hp:()=>decodeLooseMap,mW:()=>structItems,sD:()=>decodeInt,sc:()=>decodeString,zC:()=>decodeBool});
class WrongType extends Error{argument;want;constructor(argument,want){super(`${argument.path.join(".")} must be ${want}`),this.argument=argument,this.want=want}}
function decodeField(items,name,within,decode){const first=items.find(({keys})=>isNamed(keys[0]?.name,name))?.keys[0];if(first===void 0)return;const argument={path:[
...within.path,name],span:first},found=withoutKey(items,name),labelled=found.filter(({keys})=>keys.length>0);labelled.length>0&&decode({kind:"items",items:labelled},
argument);for(const{keys,value}of found)keys.length>0||decode(value.kind==="object"?{kind:"items",items:value.items}:value,argument)}function structItems(node,argument){
if(node.kind==="items"||node.kind==="object")return node.items;throw new WrongType(argument,"a block")}const MAX_DECODED=1e5;function decodeMap(node,argument,old,decode){
const map=old??new Map,items=node.kind==="item"?[node.item]:structItems(node,argument),done=new Set,groups=Map.groupBy(items,({keys})=>keys[0]?.name.toLowerCase());
let decoded=0;for(const{keys,value}of items){const[first,...rest]=keys;if(first===void 0)throw new WrongType(argument,"a block with a label");const{name}=first;
if(done.has(name))continue;rest.length>0&&done.add(name);const entry={path:[...argument.path,name],span:first},group=rest.length>0?groups.get(name.toLowerCase())??
[]:[];if(decoded+=group.length,decoded>items.length+MAX_DECODED)throw new WrongType(entry,"spelled like the others");const inner=rest.length>0?{kind:"items",items:group.
map(withoutFirstKey)}:value;map.set(name,decode(inner,entry,map.get(name)))}return map}const decodeLooseMap=(node,argument,old)=>decodeMap(node,argument,old,decodeLoose);
function decodeList(node,argument,list,decode){const nodes=nodesOf(node);if(nodes===void 0)throw new WrongType(argument,"a list");const added=nodes.map(each=>decode(
each,argument,void 0));for(const each of added)list.push(each);return list}function nodesOf(node){return node.kind==="items"?node.items.map(item=>({kind:"item",
item})):node.kind==="object"?[node]:node.kind==="list"?node.elements:void 0}const decodeString=(node,argument)=>{if(node.kind==="number")return node.text;if(node.
kind==="string")return node.value;throw new WrongType(argument,"a string")},decodeInt=(node,argument)=>decodeNumber(node.kind==="string"?{kind:"number",text:node.
value}:node,argument,"int"),decodeBool=(node,argument)=>{if(node.kind==="bool")return node.value;throw new WrongType(argument,"true or false")},decodeLoose=(node,argument,old)=>decodeAs(
old?.kind??looseKind(node,argument),node,argument,old);function decodeAs(kind,node,argument,old){switch(kind){case"string":return{kind,value:decodeString(node,argument,
void 0)};case"bool":return{kind,value:decodeBool(node,argument,void 0)};case"int":case"float":return{kind,value:decodeNumber(node,argument,kind)};case"list":{const before=old?.
kind===kind?old.elements:[];return{kind,elements:decodeList(node,argument,before,decodeElement)}}case"map":return{kind,entries:decodeLooseMap(node,argument,void 0)};case"\
maps":{const before=old?.kind===kind?old.elements:[];return{kind,elements:decodeList(node,argument,before,decodeLooseMap)}}}}const decodeElement=(node,argument)=>{
const kind=looseKind(node,argument);return decodeAs(kind==="maps"?"map":kind,node,argument,void 0)};function looseKind(node,argument){switch(node.kind){case"ite\
ms":case"object":return"maps";case"number":return"int";case"item":throw new WrongType(argument,"a value");case"string":case"float":case"bool":case"list":return node.
kind}}const INT=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,MAX_INT64=2**63-1;function decodeNumber(node,argument,kind){if(node.kind!=="number"&&node.kind!=="\
float")throw new WrongType(argument,"a number");const digits=node.text.replace("-",""),value=Number(/^0[0-7]+$/.test(digits)?`0o${digits}`:digits);if(kind==="in\
t"&&(!INT.test(digits)||value>MAX_INT64))throw new WrongType(argument,"a whole number");if(!Number.isFinite(value))throw new WrongType(argument,"a number");return node.
text.startsWith("-")?-value:value}const isNamed=(name,wanted)=>name?.toLowerCase()===wanted.toLowerCase(),withoutKey=(items,name)=>items.filter(({keys})=>isNamed(
keys[0]?.name,name)).map(withoutFirstKey),withoutFirstKey=({keys,value})=>({keys:keys.slice(1),value})}),1807:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{M:()=>entriesOf,v:()=>directoriesIn});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),_read_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5747);function entriesOf(directory){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory).sort()}catch(error){return(0,_read_text_js__WEBPACK_IMPORTED_MODULE_1__.
Oj)(error),[]}}function directoriesIn(directory){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory,{withFileTypes:!0}).filter(entry=>entry.
isDirectory()).map(({name})=>name)}catch(error){return(0,_read_text_js__WEBPACK_IMPORTED_MODULE_1__.Oj)(error),[]}}}),7511:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{i:()=>parseMediaType});var _parsed_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3625);const TOKEN="[A-Za-z0-9!\
#$%&'*+.^_`{|}~-]+",SPACE=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,SPECIAL=String.raw`[()<>@,;:\\"/[\]?=]`,TYPE=new RegExp(
`^(${TOKEN})?(/)?(${TOKEN})?(.*)$`,"s"),QUOTED=String.raw`"((?:[^"\\\r\n]|\\${SPECIAL}|\\(?!${SPECIAL}))*)"`,PARAMETER=new RegExp(`;${SPACE}*(${TOKEN})${SPACE}*\
=${SPACE}*(?:(${TOKEN})|${QUOTED})${SPACE}*`,"y"),LAST_SEMICOLON=new RegExp(`;${SPACE}*$`,"y"),ESCAPE=new RegExp(String.raw`\\(${SPECIAL})`,"g"),IS_SPACE=new RegExp(
SPACE);function parseMediaType(text){const end=text.indexOf(";"),mediaType=lowerCase(trim(end<0?text:text.slice(0,end))),why=mediaTypeMistake(mediaType)??(end<0?
null:parametersMistake(text,end));return why===null?(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.J)(mediaType):(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.T)(why)}
function mediaTypeMistake(mediaType){const[,main,slash,subtype,rest]=TYPE.exec(mediaType)??[];return main===void 0?"mime: no media type":main===mediaType?null:slash===
void 0?"mime: expected slash after first token":subtype===void 0?"mime: expected token after slash":rest===""?null:"mime: unexpected content after media subtype"}
function parametersMistake(text,start){const values=new Map;for(let at=start;at<text.length;){PARAMETER.lastIndex=at;const[whole,written="",token,quoted=""]=PARAMETER.
exec(text)??[];if(whole===void 0)return LAST_SEMICOLON.lastIndex=at,LAST_SEMICOLON.test(text)?null:"mime: invalid media parameter";const name=written.toLowerCase(),
value=token??quoted.replace(ESCAPE,"$1"),earlier=values.get(name);if(earlier!==void 0&&earlier!==value)return"mime: duplicate parameter name";values.set(name,value),
at+=whole.length}return null}function trim(text){let start=0,end=text.length;for(;start<end&&IS_SPACE.test(text.charAt(start));)start+=1;for(;end>start&&IS_SPACE.
test(text.charAt(end-1));)end-=1;return text.slice(start,end)}const lowerCase=text=>text.replaceAll("\u0130","i").toLowerCase()}),5924:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{JY:()=>openConnection,Lu:()=>routeOf,jT:()=>showEndpoint});var _tls_sent_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
567),_dial_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7583),_tunnel_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2230);async function openConnection(endpoint,settings,dialing,protocols=[
"http/1.1","h2"]){if(endpoint.scheme==="http")return openTransport(endpoint,settings,dialing);const connectAgain=()=>openTransport(endpoint,settings,dialing),transport=await connectAgain();
try{return await openVerified(endpoint,transport,settings.trust,dialing,protocols)}catch(error){const code=(0,_dial_js__WEBPACK_IMPORTED_MODULE_0__.$N)(error);if(!/^(ERR_SSL|EPROTO|ECONNRESET)/.
test(code))throw error;const{explainHandshake}=await Promise.all([__webpack_require__.e(629),__webpack_require__.e(219)]).then(__webpack_require__.bind(__webpack_require__,
4219));throw await explainHandshake({error,code,endpoint,dialing,connectAgain})}}function showEndpoint({scheme,name,port}){const shown=name.includes(":")?`[${name}\
]`:name;return port===(scheme==="https"?443:80)?shown:`${shown}:${port}`}function routeOf(endpoint,settings){const rule=settings.resolve.find(({name,port})=>name===
endpoint.name&&(port===null||port===endpoint.port));if(rule!==void 0)return{kind:"direct",host:rule.address,port:rule.addressPort??endpoint.port};const proxy=settings.
chooseProxy(endpoint);return proxy===null?{kind:"direct",host:endpoint.name,port:endpoint.port}:{kind:"proxy",proxy}}async function openTransport(endpoint,settings,dialing){
const route=routeOf(endpoint,settings);if(route.kind==="direct")return(0,_dial_js__WEBPACK_IMPORTED_MODULE_0__.zy)(route.host,route.port,dialing);(0,_dial_js__WEBPACK_IMPORTED_MODULE_0__.
ln)(endpoint.name,dialing),dialing.connection.proxy=route.proxy.host;const connection=await openProxy(route.proxy,settings,dialing);return endpoint.scheme==="ht\
tps"?(0,_tunnel_js__WEBPACK_IMPORTED_MODULE_1__.X)(endpoint,route.proxy,connection):connection}async function openProxy(proxy,settings,dialing){const scheme=proxy.
protocol==="https:"?"https":"http",name=proxy.hostname.replace(/^\[|\]$/g,""),endpoint={scheme,name,port:Number(proxy.port)||(scheme==="https"?443:80)},seen=(0,_dial_js__WEBPACK_IMPORTED_MODULE_0__.
s0)();try{return await openConnection(endpoint,{...settings,resolve:[],chooseProxy:()=>null},{...dialing,connection:seen,allowPrivate:!0},["http/1.1"])}catch(error){
const text=`proxy ${proxy.host} cannot be reached: ${(0,_dial_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}`;throw(0,_dial_js__WEBPACK_IMPORTED_MODULE_0__.Au)("PR\
OXY_REFUSED",text)}finally{dialing.connection.lookupMs=seen.lookupMs,dialing.connection.connectMs=seen.connectMs}}async function openVerified(endpoint,transport,trust,dialing,protocols){
const{connection}=dialing,started=performance.now(),socket=await(0,_dial_js__WEBPACK_IMPORTED_MODULE_0__.ek)(transport,dialing,{name:endpoint.name,secureContext:trust.
context(),ALPNProtocols:[...protocols]});connection.tlsMs=performance.now()-started;const sent=(0,_tls_sent_js__WEBPACK_IMPORTED_MODULE_2__.T)(socket),verified=trust.
verify(sent.map(({raw})=>raw),endpoint.name);if(connection.certificate=(0,_tls_sent_js__WEBPACK_IMPORTED_MODULE_2__.K)(sent,verified,showEndpoint(endpoint)),verified.
ok)return socket;throw socket.destroy(),connection.rejection=verified,(0,_dial_js__WEBPACK_IMPORTED_MODULE_0__.Au)("CERTIFICATE_REJECTED",`certificate rejected:\
 ${verified.flaw.kind}`)}}),7583:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$N:()=>codeOf,
Au:()=>codedError,zy:()=>dial,bD:()=>messageOf,s0:()=>noConnection,ln:()=>refuseAddress,ek:()=>dial_secure});var external_node_dns_=__webpack_require__(610),external_node_net_=__webpack_require__(
7030),address_kind=__webpack_require__(5195),external_node_tls_=__webpack_require__(1692);const startTls=(socket,{name,...options})=>(0,external_node_tls_.connect)(
{...options,socket,servername:(0,external_node_net_.isIP)(name)===0?name.replace(/\.$/,""):"",rejectUnauthorized:!1}),noConnection=()=>({lookingUp:!1,lookupMs:null,
connectMs:null,tlsMs:null,address:null,proxy:null,certificate:null,rejection:null,unsupported:null}),codedError=(code,message)=>Object.assign(new Error(message),
{code});function codeOf(error){return typeof error!="object"||error===null?"":"code"in error&&typeof error.code=="string"?error.code:""}const messageOf=error=>typeof error==
"object"&&error!==null&&"message"in error?String(error.message):String(error);async function dial(host,port,dialing){const{connection}=dialing;(0,external_node_net_.
isIP)(host)!==0&&refuseAddress(host,dialing);const started=performance.now();let resolved=started;const socket=(0,external_node_net_.connect)({host,port,noDelay:!0,
lookup:guardedLookup(dialing,()=>{resolved=performance.now(),connection.lookingUp=!1,connection.lookupMs=resolved-started})});return dialing.hold(socket),await happens(
socket,"connect"),connection.connectMs=performance.now()-resolved,connection.address=socket.remoteAddress??null,socket}async function dial_secure(socket,dialing,options){
const secured=startTls(socket,options);return dialing.hold(secured),await happens(secured,"secureConnect"),secured}function happens(socket,event){return new Promise(
(resolve,reject)=>{const closed=()=>reject(codedError("ECONNRESET","the connection was closed"));socket.once(event,resolve).once("error",reject).once("close",closed)})}
function refuseAddress(address,dialing){const refusal=refusalOf(address,dialing);if(refusal!==null)throw refusal}function refusalOf(address,{allowPrivate}){const kind=(0,address_kind.
Sz)(address);return kind==="metadata"?codedError("ADDRESS_METADATA",`${address} is a metadata address`):kind==="public"||allowPrivate?null:codedError(kind==="re\
served"?"ADDRESS_RESERVED":"ADDRESS_PRIVATE",`${address} is a ${kind} address`)}const MAX_NAME=253,isNumeric=name=>/(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(name);function guardedLookup(dialing,done){
return(name,options,callback)=>{if(isNumeric(name)||name.replace(/\.$/,"").length>MAX_NAME){const error=codedError("ENOTFOUND",`no such host: ${name}`);queueMicrotask(
()=>callback(error,[]));return}dialing.connection.lookingUp=!0,(0,external_node_dns_.lookup)(name,{...options,all:!0},(error,addresses)=>{if(done(),error!==null)
return callback(error,[]);const refusals=addresses.map(({address})=>refusalOf(address,dialing)),allowed=addresses.filter((_,index)=>refusals[index]===null),refusal=refusals.
find(each=>each!==null);if(allowed.length===0&&refusal)return callback(refusal,[]);callback(null,allowed)})}}}),4529:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{X5:()=>endpointOf,be:()=>comparedName,gQ:()=>hostHeader});var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4573),_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3625),_go_url_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4283),_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
1831);function endpointOf(url){const{scheme}=url;if(scheme!=="https"&&scheme!=="http")return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.T)(`unsupported protoc\
ol scheme "${scheme}"`);const{name:written,port}=(0,_go_url_js__WEBPACK_IMPORTED_MODULE_1__.cz)(url);if(written==="")return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.
T)("no Host in request URL");const name=asciiName(written);if(!name.ok)return name;const number=port===""?scheme==="https"?443:80:Number(port);return number>0&&
number<=65535?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.J)({scheme,name:name.value,port:number}):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.T)(`invalid p\
ort "${port}"`)}function comparedName(url){const{name}=(0,_go_url_js__WEBPACK_IMPORTED_MODULE_1__.cz)(url),ascii=(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.
Pv)(name);return isAsciiText(name)||!ascii.ok?name:ascii.value}function hostHeader(url,{name}){const{port}=(0,_go_url_js__WEBPACK_IMPORTED_MODULE_1__.cz)(url),shown=name.
includes(":")?`[${name}]`:name;return port===""?shown:`${shown}:${port}`}function asciiName(name){return isAsciiText(name)?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.
J)(name.toLowerCase()):(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.Pv)(name)}const isAsciiText=text=>(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(
new TextEncoder().encode(text))}),3948:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{e:()=>follow,U:()=>isPublic});var go_url=__webpack_require__(4283),url_resolve=__webpack_require__(630),brief=__webpack_require__(4e3),redirect=__webpack_require__(
9209),protocol_clients=__webpack_require__(1064),address_kind=__webpack_require__(5195),token_reach=__webpack_require__(7027),network_endpoint=__webpack_require__(
4529),problems_document=__webpack_require__(863),problems_host=__webpack_require__(960),incomplete=__webpack_require__(4715),not_contacted=__webpack_require__(6697),
tls=__webpack_require__(6817),connect=__webpack_require__(5924),dial=__webpack_require__(7583);const settled=describe=>({describe,transient:!1}),failure_transient=describe=>({
describe,transient:!0}),unknown=why=>request=>(0,problems_host.hostUnknown)({host:request.host,why}),unreachable=error=>failure_transient(({host})=>(0,problems_host.
hostUnreachable)({host,error})),badHandshake=error=>settled(({host})=>(0,tls.tlsProtocol)({host,error})),failure_incomplete=why=>failure_transient(({host,asks})=>asks===
"document"?(0,problems_document.documentIncomplete)({host,why}):(0,incomplete.answerIncomplete)({host,why})),badAddress=address=>settled(({host,asks})=>(0,not_contacted.
hostPrivateRedirect)({host,address,asks}));function describeRejection({host,rejection}){if(rejection===null)throw new Error("a certificate is rejected for a rea\
son");const{flaw,isLeaf}=rejection;return flaw.kind==="expired"?(0,tls.tlsExpired)({host,isLeaf,at:flaw.at}):flaw.kind==="not-yet-valid"?(0,tls.tlsNotYetValid)(
{host,isLeaf,at:flaw.at}):flaw.kind==="other-name"?(0,tls.tlsNameMismatch)({host,names:flaw.names}):(0,tls.tlsUntrusted)({host,isLeaf,flaw})}const ROWS={ENOTFOUND:settled(
unknown("no-such-host")),ENODATA:settled(unknown("no-such-host")),EAI_AGAIN:failure_transient(unknown("no-answer")),EAI_FAIL:failure_transient(unknown("server-f\
ailed")),ECONNREFUSED:unreachable("refused"),ECONNRESET:unreachable("closed"),ECONNABORTED:unreachable("closed"),EPIPE:unreachable("closed"),EHOSTUNREACH:unreachable(
"no-host-route"),ENETUNREACH:unreachable("no-network-route"),HTTP2_STREAM:failure_transient(({host,text})=>(0,problems_host.hostUnreachable)({host,error:{stream:text}})),
HTTP2_SESSION:failure_transient(({host,text})=>(0,problems_host.hostUnreachable)({host,error:{session:text}})),ETIMEDOUT:failure_transient(({host,asks})=>(0,problems_host.
hostTimeout)({host,asks,phase:"connection",limitMs:null})),PROXY_NOT_REACHED:failure_transient(({host,text})=>(0,problems_host.hostUnreachable)({host,error:{proxy:text}})),
PROXY_REFUSED:settled(({host,text})=>(0,tls.proxyRefused)({host,reason:text})),PLAIN_HTTP:settled(tls.tlsPlainHttp),ADDRESS_METADATA:badAddress("metadata"),ADDRESS_PRIVATE:badAddress(
"private"),ADDRESS_RESERVED:badAddress("reserved"),CERTIFICATE_REJECTED:settled(describeRejection),TLS_UNSUPPORTED:settled(({host,unsupported})=>(0,tls.tlsProtocol)(
{host,error:unsupported??{code:"TLS_UNSUPPORTED"}})),ERR_SSL_WRONG_VERSION_NUMBER:badHandshake("not-tls"),ERR_SSL_PACKET_LENGTH_TOO_LONG:badHandshake("not-tls"),
ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:badHandshake("client-certificate"),HTTP_MALFORMED:settled(({host,text})=>(0,problems_host.hostProtocol)({host,error:text})),
HEADERS_TOO_LARGE:settled(problems_document.documentHeaders),BODY_CUT:failure_incomplete("closed"),BODY_LENGTH:failure_incomplete("length"),Z_BUF_ERROR:failure_incomplete(
"gzip"),Z_DATA_ERROR:settled(({host,asks})=>asks==="document"?(0,problems_document.documentEncoding)({host,encoding:"broken gzip"}):(0,incomplete.answerIncomplete)(
{host,why:"not-gzip"}))};function rowForUnknown(code){return code.endsWith("UNRECOGNIZED_NAME")?badHandshake("unknown-name"):/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(code)?
badHandshake({code}):unreachable({code})}function explainFailure(request){const{code}=request;if(code==="")return null;const known=Object.hasOwn(ROWS,code)?ROWS[code]:
void 0,{describe,transient}=known??rowForUnknown(code);return{problem:describe(request),transient}}function explainExchange({error,connection,head},{endpoint,asks,
limitMs}){const host=(0,connect.jT)(endpoint);if(limitMs!==null){const phase=phaseOf(connection,head!==null);return{problem:(0,problems_host.hostTimeout)({host,
asks,phase,limitMs}),transient:!0}}const code=(0,dial.$N)(error),failure=explainFailure({code:head!==null&&CLOSED.test(code)?"BODY_CUT":code,text:(0,dial.bD)(error),
asks,host,rejection:connection?.rejection??null,unsupported:connection?.unsupported??null});if(failure===null)throw error;return failure}const CLOSED=/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE|HTTP2_STREAM|HTTP2_SESSION)$/;
function phaseOf(connection,hasHead){return connection?.lookingUp?"lookup":connection?.connectMs===null?"connection":hasHead?"body":"response"}const REDIRECT_STATUSES=[
301,302,303,307,308],REDIRECT_BODY={kind:"excerpt",maxBytes:2048};async function follow(options){const journey={options,started:performance.now(),hops:[],urls:new Set,
connections:[],stops:[],firstByteMs:null,headMs:null,startsInPublic:options.origin?.isPublic??!0,timedOut:!1},cancel=options.startTimer(options.timeoutMs,()=>{journey.
timedOut=!0,options.session.close()});try{return{response:await walk(journey),hops:journey.hops,timing:timingOf(journey,performance.now()-journey.started),headMs:journey.
headMs,certificates:journey.connections.flatMap(({certificate})=>certificate??[])}}finally{cancel()}}function timingOf({connections,firstByteMs},totalMs){const sum=phase=>{
const times=connections.map(connection=>connection[phase]).filter(ms=>ms!==null);return times.length===0?null:times.reduce((total,ms)=>total+ms)},[lookupMs,connectMs,
tlsMs]=[sum("lookupMs"),sum("connectMs"),sum("tlsMs")];return{lookupMs,connectMs,tlsMs,firstByteMs,totalMs}}async function walk(journey){let{url}=journey.options;
for(;;){const endpoint=(0,network_endpoint.X5)(url);if(!endpoint.ok)return failed((0,redirect.redirectInvalid)({redirect:"to",url:(0,go_url.Pl)(url),why:endpoint.
why}));const step=await hop(journey,url,endpoint.value);if(step.kind==="failed"||!isRedirect(step.head))return step;const next=(0,url_resolve.O)(url,step.head.location??
"");if(!next.ok){const why=`failed to parse Location header: ${next.why}`;return failed((0,redirect.redirectInvalid)({redirect:"from",url:(0,go_url.Pl)(url),why}))}
if(journey.hops.length>journey.options.maxRedirects)return tooMany(journey,next.value);url=next.value}}const isRedirect=({status,location})=>REDIRECT_STATUSES.includes(
status)&&!!location;async function hop(journey,url,endpoint){const{options,hops}=journey,{token,settings,planBody,headers,origin}=options,isGiven=hops.length===
0&&origin===null;journey.urls.add((0,go_url.jr)(url)),journey.stops.push({scheme:endpoint.scheme,name:(0,network_endpoint.be)(url)});const authorization=token===
null?"none":(0,token_reach.n)(journey.stops).at(-1)??"dropped";journey.headMs=null;const started=performance.now(),exchange=await options.session.get({url,endpoint,
token:authorization==="sent"?token:null,headers,allowPrivate:!journey.startsInPublic||isGiven||settings.namedHosts.has(endpoint.name),planBody:head2=>(journey.headMs=
performance.now()-journey.started,isRedirect(head2)?REDIRECT_BODY:planBody(head2))}),ms=performance.now()-started;if(note(journey,exchange,{url:(0,brief.dh)((0,go_url.
Pl)(url)),authorization,ms}),isGiven&&(journey.startsInPublic=isPublic(settings,endpoint.name,exchange.address)),exchange.kind==="failed"){const limitMs=journey.
timedOut?options.timeoutMs:null,{asks}=options;return{kind:"failed",...explainExchange(exchange,{endpoint,asks,limitMs})}}const{kind,head,body}=exchange;return{
kind,url,head,body}}function note(journey,exchange,hop2){const{connection,head}=exchange;connection!==null&&journey.connections.push(connection),exchange.kind===
"received"&&(journey.firstByteMs=(journey.firstByteMs??0)+exchange.firstByteMs),journey.hops.push({...hop2,status:head?.status??null,reason:(0,brief.dh)(head?.reason??
""),mediaType:head?.contentType?(0,brief.dh)(head.contentType):null,challenge:head?.challenge?(0,brief.dh)(head.challenge):null,address:connection?.address??null,
proxy:connection?.proxy??null})}function isPublic({resolve},name,address){const hasRule=resolve.some(rule=>rule.name===name);return!["private","loopback"].includes(
(0,address_kind.Sz)((hasRule?null:address)??name))}const failed=problem=>({kind:"failed",problem,transient:!1});function tooMany({urls,hops,options},next){const{
asks,redirectLimits:limits}=options,url=hops[0]?.url??"";if(urls.has((0,go_url.jr)(next)))return failed((0,redirect.redirectLoop)({url,asks,to:(0,go_url.Pl)(next)}));
const redirects=hops.length,clients=protocol_clients.Du.filter(client=>redirects>limits[client]);return failed((0,redirect.redirectLimit)({url,asks,redirects,clients,
limits}))}}),2230:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{T:()=>proxyHeaders,
X:()=>openTunnel});var node_http__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7067),_dial_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7583);function proxyHeaders(proxy){
if(proxy.username===""&&proxy.password==="")return{};const pair=`${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;return{"proxy-auth\
orization":`Basic ${Buffer.from(pair).toString("base64")}`}}const NOT_REACHED=[502,503,504];function openTunnel(endpoint,proxy,connection){const authority=`${endpoint.
name.includes(":")?`[${endpoint.name}]`:endpoint.name}:${endpoint.port}`,refuse=(status=0,reason="")=>(0,_dial_js__WEBPACK_IMPORTED_MODULE_1__.Au)(NOT_REACHED.includes(
status)?"PROXY_NOT_REACHED":"PROXY_REFUSED",`proxy ${proxy.host} returned ${status} ${reason}`.trimEnd());return new Promise((resolve,reject)=>{const connect=(0,node_http__WEBPACK_IMPORTED_MODULE_0__.
request)({method:"CONNECT",path:authority,headers:{host:authority,...proxyHeaders(proxy)},insecureHTTPParser:!0,createConnection:()=>connection});connect.on("er\
ror",error=>{const text=`proxy ${proxy.host} closed the connection: ${error.message}`;reject((0,_dial_js__WEBPACK_IMPORTED_MODULE_1__.Au)("PROXY_REFUSED",text))}),
connect.on("connect",(response,_,head)=>{if(response.statusCode===200&&head.length===0)return resolve(connection);connection.destroy(),reject(refuse(response.statusCode,
response.statusMessage))}),connect.end()})}}),4715:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),
__webpack_require__.d(__webpack_exports__,{answerIncomplete:()=>answerIncomplete});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),
_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5799);const CUT_OFF={closed:"closed the connection before the end of a response",length:"sent a res\
ponse whose length differs from its Content-Length",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip th\
at is not gzip"},answerIncomplete=(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_1__.z3)("answer-incomplete","Response \
is incomplete",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,why})=>({message:`${host} ${CUT_OFF[why]}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__.
C)("check for a server that crashes while it responds, or a proxy that changes the body")}))}),7027:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{n:()=>tokenReach});function tokenReach(stops){const[first]=stops;let isDropped=!1;return stops.map(({scheme,name})=>(isDropped||=
first!==void 0&&!keepsAuthorization(first.name,name),isDropped?"dropped":scheme==="https"?"sent":"withheld"))}function keepsAuthorization(first,next){return first===
next?!0:/[:%]|^[\d.]+$/.test(next)?!1:next.endsWith(`.${first}`)}}),1731:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{Cg:()=>showVersion,Ty:()=>isPreRelease,Zy:()=>compareVersions,dU:()=>compareWords,hZ:()=>PROVIDER_VERSION,oF:()=>parseModuleVersion,rK:()=>parseProviderVersion});
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
1:isNumberA&&a.length!==b.length?a.length-b.length:a===b?0:a<b?-1:1}}),567:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{K:()=>describeCertificates,T:()=>sentCertificates});const MAX_SENT=32;function sentCertificates(socket){const sent=[];let next=socket.getPeerX509Certificate();
for(;next!==void 0&&sent.length<MAX_SENT;)sent.push(next),next=next.issuerCertificate;return sent}function describeCertificates(sent,verified,host){const[leaf]=sent;
if(leaf===void 0)return null;const ends=verified.ok?verified.chain.slice(0,Math.max(1,verified.chain.length-1)).map(({notAfter})=>notAfter):sent.map(({validTo})=>Date.
parse(validTo)),validFrom=Date.parse(leaf.validFrom),expires=Math.min(...ends);return Number.isNaN(validFrom)||Number.isNaN(expires)?null:{host,subject:commonName(
leaf.subject)??leaf.subjectAltName??"",issuer:commonName(leaf.issuer)??leaf.issuer??"",validFrom:new Date(validFrom).toISOString(),expires:new Date(expires).toISOString()}}
const commonName=name=>/^CN=(.*)$/m.exec(name??"")?.[1]}),6974:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{y:()=>recognizePage,z:()=>excerptOf});var _problems_brief_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4e3);const EXCERPT_CHARACTERS=200,
TITLE_CHARACTERS=80;function excerptOf(bytes){const text=textOf(bytes).trim();return text===""?null:Array.from(text.slice(0,2*EXCERPT_CHARACTERS)).slice(0,EXCERPT_CHARACTERS).
join("")}const textOf=bytes=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(bytes.subarray(0,2048)),SIGN_IN=/sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i,
PORTAL=/captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;function recognizePage(bytes){const text=withoutComments(textOf(bytes));if(!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.
test(text))return null;const title=/<title[^>]*>([^<]{0,400})/i.exec(text)?.[1]?.replace(/\s+/g," ").trim()??"",shown=(0,_problems_brief_js__WEBPACK_IMPORTED_MODULE_0__.
dh)(title,TITLE_CHARACTERS);return PORTAL.test(title)?{kind:"captive-portal",title:shown}:{kind:SIGN_IN.test(title)||/type=["']?password/i.test(text)?"sign-in":
"other",title:shown}}function withoutComments(text){let rest=text.trimStart();for(;rest.startsWith("<!--");){const end=rest.indexOf("-->",4);if(end<0)return"";rest=
rest.slice(end+3).trimStart()}return rest}}),1718:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{I6:()=>trimBlanks,QG:()=>parseHeaders,Su:()=>parseStatusLine,Ud:()=>parseChunkSize,j3:()=>isHeaderValue,n5:()=>parseResponseHead});var _parsed_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3625);function parseStatusLine(line){const[,protocol="",status="",reason=""]=/^(\S+) +([^ ]*) ?(.*)$/s.exec(line)??[],version=/^HTTP\/(\d)\.(\d)$/.exec(protocol);
if(version===null)return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.T)("malformed status line");if(!/^(\d|\+(?=\d))\d\d$/.test(status))return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.
T)("malformed status");const[,major="",minor=""]=version;return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.J)({status:Number(status),reason,version:Number(major+
minor)})}function parseResponseHead(start,lines){const parsed=parseHeaders(lines);if(!parsed.ok)return parsed;const headers=new Map(parsed.value),{status,reason,
version}=start,framing=framingOf(status,version,headers);if(!framing.ok)return framing;framing.value.kind==="chunked"&&headers.delete("content-length");const keepAlive=framing.
value.kind!=="close"&&isKeptAlive(version,headers);return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.J)({status,reason,headers,framing:framing.value,keepAlive})}
const NAME=/^[\w!#$%&'*+.^`|~ -]+$/,isHeaderValue=text=>/^[\t -~\u0080-\u00ff]*$/.test(text);function parseHeaders(lines){const headers=new Map;for(const line of unfold(
lines)){const colon=line.indexOf(":"),name=line.slice(0,Math.max(colon,0)),value=trimBlanks(line.slice(colon+1));if(!NAME.test(name))return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.
T)("malformed header line");if(!isHeaderValue(value))return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.T)("control character in a header");const key=name.toLowerCase(),
values=headers.get(key);values===void 0?headers.set(key,[value]):values.push(value)}return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.J)(headers)}function trimBlanks(text){
let start=0;for(;isBlank(text,start);)start+=1;return trimEnd(text.slice(start))}function trimEnd(text){let end=text.length;for(;isBlank(text,end-1);)end-=1;return text.
slice(0,end)}const isBlank=(text,index)=>text[index]===" "||text[index]==="	";function unfold(lines){const folded=[];for(const line of lines){const text=trimBlanks(
line),last=folded.at(-1);/^[ \t]/.test(line)&&last!==void 0?last.push(text):folded.push([/^[ \t]|^[^:]*$/.test(line)?":":text])}return folded.map(parts=>parts.join(
" "))}const NO_TRAILERS=["transfer-encoding","content-length","trailer"];function framingOf(status,version,headers){const encodings=version>=11?headers.get("tra\
nsfer-encoding")??[]:[],[encoding]=encodings;if(encodings.length>1)return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.T)("several Transfer-Encoding headers");if(encoding!==
void 0&&encoding.toLowerCase()!=="chunked")return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.T)("unsupported Transfer-Encoding");const trailers=elementsOf(headers,
"trailer");if(encoding!==void 0&&trailers.some(name=>NO_TRAILERS.includes(name)))return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.T)("forbidden name in Trailer");
const lengths=headers.get("content-length")??[];if(new Set(lengths).size>1)return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.T)("different Content-Length headers");
const[length]=lengths,bytes=Number(length);return length!==void 0&&!(/^\d+$/.test(length)&&bytes<2**63)?(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.T)("malformed\
 Content-Length"):status<200||status===204||status===304?(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.J)({kind:"length",bytes:0}):encoding!==void 0?(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.
J)({kind:"chunked"}):(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.J)(length===void 0?{kind:"close"}:{kind:"length",bytes})}const elementsOf=(headers,name)=>(headers.
get(name)??[]).flatMap(value=>value.split(",")).map(element=>element.trim().toLowerCase());function isKeptAlive(version,headers){const options=elementsOf(headers,
"connection");return version<10||options.includes("close")?!1:version>=11||options.includes("keep-alive")}function parseChunkSize(line){const[size=""]=trimEnd(line).
split(";",1);return/^[\da-f]{1,16}$/i.test(size)?(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.J)(Number.parseInt(size,16)):(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.
T)("malformed chunk size")}}),2832:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{v8:()=>MAX_HEADER_BYTES,
x8:()=>readBody,zy:()=>readHead});var node_stream__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7075),node_zlib__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
8522),_go_http_response_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1718),_dial_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7583);const EXCERPT_MS=1e3,
COMPRESSED_EXCESS=64*1024,MAX_PIECES=1024,MAX_HEADER_BYTES=256*1024;function readHead(status,reason,headers){const first=name=>{const value=headers[name],text=typeof value==
"object"?value[0]:value;return text===void 0?null:Buffer.from((0,_go_http_response_js__WEBPACK_IMPORTED_MODULE_3__.I6)(text),"latin1").toString("utf8")},declared=first(
"content-length"),contentEncoding=status!==204&&status!==304&&declared!=="0"?first("content-encoding"):null;return{status,reason,contentType:first("content-type"),
contentEncoding,location:first("location"),retryAfter:first("retry-after"),terraformGet:first("x-terraform-get"),apiVersion:first("tfp-api-version"),challenge:challengeIn(
headers["www-authenticate"]),declaredBytes:declared===null||isGzip(contentEncoding)?null:Number(declared)}}function challengeIn(header){const schemes=[header??[]].
flat().flatMap(text=>text.split(",")).flatMap(part=>/^\s*([A-Za-z]+)(?:\s|$)/.exec(part)?.[1]??[]);return schemes.some(scheme=>scheme.toLowerCase()==="bearer")?
null:schemes[0]??null}const isGzip=encoding=>encoding?.toLowerCase()==="gzip";async function readBody(stream,head,plan){const chunks=[];let size=0;const timer=plan.
kind==="excerpt"?setTimeout(()=>stream.destroy(),EXCERPT_MS).unref():void 0;try{for await(const chunk of decompressed(stream,head,plan.maxBytes)){const bytes2=chunk;
if(chunks.push(bytes2),chunks.length===MAX_PIECES&&chunks.splice(0,MAX_PIECES,Buffer.concat(chunks)),size+=bytes2.byteLength,size>plan.maxBytes)break}}catch(error){
if((0,_dial_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error)==="COMPRESSED_TOO_LARGE")size=Number.POSITIVE_INFINITY;else if(plan.kind==="whole")throw error}finally{clearTimeout(
timer)}return{bytes:Buffer.concat(chunks).subarray(0,plan.maxBytes),truncated:size>plan.maxBytes}}function decompressed(stream,head,maxBytes){if(!isGzip(head.contentEncoding))
return stream;const gunzip=(0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGunzip)();return(0,node_stream__WEBPACK_IMPORTED_MODULE_0__.pipeline)(stream,upTo(maxBytes+
COMPRESSED_EXCESS),gunzip,()=>{}),gunzip}const upTo=maxBytes=>async function*(source){let left=maxBytes;for await(const chunk of source){if(left-=chunk.length,left<
0)throw(0,_dial_js__WEBPACK_IMPORTED_MODULE_2__.Au)("COMPRESSED_TOO_LARGE","too many compressed bytes");yield chunk}}}),3794:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{I:()=>ByteSource});var _dial_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7583);const LINE_FEED=10;class ByteSource{#chunks;#rest=Buffer.
alloc(0);received=0;constructor(socket){this.#chunks=socket[Symbol.asyncIterator]()}get isEmpty(){return this.#rest.length===0}async line(budget){const parts=[];
for(;;){const end=this.#rest.indexOf(LINE_FEED),part=this.#take(end<0?this.#rest.length:end+1);if(parts.push(part),budget.bytes-=part.length,budget.bytes<0)throw(0,_dial_js__WEBPACK_IMPORTED_MODULE_0__.
Au)("HEADERS_TOO_LARGE","too many headers");if(end>=0)return Buffer.concat(parts).toString("latin1").slice(0,-1);if(await this.#fill())continue;const last=Buffer.
concat(parts).toString("latin1");return last===""||last==="\r"?null:last}}async bytes(most){return await this.arrived()&&this.#take(most)}async arrived(){return this.
isEmpty&&!await this.#fill()?null:this.#rest}skip(bytes){this.#take(bytes)}#take(most){const taken=this.#rest.subarray(0,most);return this.#rest=this.#rest.subarray(
taken.length),taken}async#fill(){const next=await this.#chunks.next();return next.done===!0?!1:(this.#rest=next.value,this.received+=this.#rest.length,!0)}}}),5582:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{f:()=>openSession});var node_tls__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1692),_go_url_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
4283),_protocol_version_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(3592),_body_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2832),_connect_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
5924),_dial_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(7583),_endpoint_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(4529),_http1_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
8439),_tunnel_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(2230);const MAX_CHANNELS=12;function openSession(settings){const open={settings,alerts:[],channels:new Map,
sockets:new Set,closed:!1};return{get:get=>exchange(open,get),isOpen:()=>!open.closed,close:()=>{open.closed=!0;for(const socket of[...open.sockets].reverse())socket.
destroy()}}}async function exchange(open,get){const seen={connection:null,address:null,head:null,ready:performance.now()};try{const response=await send(open,get,
seen),{head}=response;seen.head=head;const firstByteMs=performance.now()-seen.ready,body=await(0,_body_js__WEBPACK_IMPORTED_MODULE_2__.x8)(response.body,head,get.
planBody(head)),{connection,address}=seen;return{kind:"received",head,body,firstByteMs,connection,address}}catch(error){const{connection,head}=seen,address=connection?.
address??seen.address;return{kind:"failed",error:(0,_dial_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error)==="ECONNRESET"&&open.alerts[0]||error,connection,address,head}}}
async function send(open,get,seen){const{scheme,name,port}=get.endpoint,key=`${scheme}://${name} ${port}`,channel=channelTo(open,key,{get,seen}),request=requestFor(
open,get),http=channel.http?.isFree()?channel.http:await openHttp(open,channel);seen.address=channel.address;try{return await http.get(request)}catch(error){if(open.
closed||!http.mayRepeat())throw error}return(await openHttp(open,channel)).get(request)}function channelTo(open,key,current){const channel=open.channels.get(key)??
{http:null,socket:null,address:null,current};channel.current=current,open.channels.delete(key),open.channels.set(key,channel);const[oldest]=open.channels;return open.
channels.size>MAX_CHANNELS&&oldest!==void 0&&(open.channels.delete(oldest[0]),oldest[1].socket?.destroy()),channel}async function openHttp(open,channel){const socket=await connect(
open,channel);channel.socket=socket,channel.address=channel.current.seen.connection?.address??null;const isHttp2=socket instanceof node_tls__WEBPACK_IMPORTED_MODULE_0__.
TLSSocket&&socket.alpnProtocol==="h2";return channel.http=isHttp2?(await __webpack_require__.e(208).then(__webpack_require__.bind(__webpack_require__,8208))).openHttp2(
socket):(0,_http1_js__WEBPACK_IMPORTED_MODULE_6__.gZ)(socket),channel.http}async function connect(open,{current:{get,seen}}){const{endpoint,allowPrivate}=get,connection=(0,_dial_js__WEBPACK_IMPORTED_MODULE_4__.
s0)();seen.connection=connection;const dialing={connection,allowPrivate,hold:socket2=>{open.sockets.add(socket2),socket2.on("error",error=>{(0,_dial_js__WEBPACK_IMPORTED_MODULE_4__.
$N)(error).startsWith("ERR_SSL")&&open.alerts.push(error)}),socket2.on("close",()=>open.sockets.delete(socket2)),open.closed&&socket2.destroy()}},socket=await(0,_connect_js__WEBPACK_IMPORTED_MODULE_3__.
JY)(endpoint,open.settings,dialing);return seen.ready=performance.now(),socket}function requestFor({settings},{url,endpoint,token,headers}){const route=(0,_connect_js__WEBPACK_IMPORTED_MODULE_3__.
Lu)(endpoint,settings),forwarded=endpoint.scheme==="http"&&route.kind==="proxy";return{path:wirePath(forwarded?absoluteTarget(url,endpoint):(0,_go_url_js__WEBPACK_IMPORTED_MODULE_1__.
t5)(url)),headers:{host:(0,_endpoint_js__WEBPACK_IMPORTED_MODULE_5__.gQ)(url,endpoint),"user-agent":_protocol_version_js__WEBPACK_IMPORTED_MODULE_8__._O,...headers,
...headers.range===void 0?{"accept-encoding":"gzip"}:{},...authorizationHeader(url,token),...forwarded?(0,_tunnel_js__WEBPACK_IMPORTED_MODULE_7__.T)(route.proxy):
{}}}}const wirePath=path=>latin1(path).replace(/ /g,"%20"),latin1=text=>Buffer.from(text,"utf8").toString("latin1"),absoluteTarget=(url,endpoint)=>`http://${(0,_endpoint_js__WEBPACK_IMPORTED_MODULE_5__.
gQ)(url,endpoint)}${(0,_go_url_js__WEBPACK_IMPORTED_MODULE_1__.t5)(url)}`;function authorizationHeader(url,token){if(token!==null)return{authorization:latin1(`B\
earer ${token.reveal()}`).trimEnd()};const basic=(0,_go_url_js__WEBPACK_IMPORTED_MODULE_1__.aR)(url);return basic===null?{}:{authorization:basic}}}),8439:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{_V:()=>MAX_INTERIM,gZ:()=>openHttp1,mA:()=>streamOf,ES:()=>wellFormed});var external_node_stream_=__webpack_require__(
7075),http_response=__webpack_require__(1718),parsed=__webpack_require__(3625),utf8=__webpack_require__(8947);const MAX_LINE=4096,MAX_EXCESS=16*1024,LINE_FEED=10;
class ChunkedReader{#state="size";#left=0;#excess=0;#line="";#trailer=[];#trailerBytes=0;push(bytes){const data=new Uint8Array(bytes.length);let length=0,at=0;for(;at<
bytes.length&&this.#state!=="end";){if(this.#state==="data"){const end2=Math.min(bytes.length,at+this.#left);data.set(bytes.subarray(at,end2),length),length+=end2-
at,this.#left-=end2-at,at=end2,this.#left===0&&(this.#state="end of data");continue}const end=bytes.indexOf(LINE_FEED,at)+1||bytes.length;this.#line+=(0,utf8.iP)(
bytes.subarray(at,end)),at=end;const why=this.#readLine(bytes[end-1]===LINE_FEED);if(why!==null)return(0,parsed.T)(why)}return(0,parsed.J)({data:data.subarray(0,
length),used:at,isEnd:this.#state==="end"})}#readLine(isWhole){const line=this.#line;return line.length+this.#trailerBytes>MAX_LINE?"long line in chunks":isWhole?
(this.#line="",!line.endsWith(`\r
`)||line.indexOf("\r")<line.length-2?"malformed end of a chunk line":this.#readText(line.slice(0,-2))):null}#readText(text){if(this.#state==="size")return this.#readSize(
text);if(this.#state==="end of data")return this.#state="size",text===""?null:"malformed chunk";if(this.#trailerBytes+=text.length+2,text!=="")return this.#trailer.
push(text),null;this.#state="end";const trailer=(0,http_response.QG)(this.#trailer);return trailer.ok?null:trailer.why}#readSize(text){const size=(0,http_response.
Ud)(text);return size.ok?(this.#left=size.value,this.#state=size.value===0?"trailer":"data",size.value===0?null:(this.#excess=Math.max(0,this.#excess+text.length+
2-16-2*size.value),this.#excess>MAX_EXCESS?"chunks with too little data":null)):size.why}}var body=__webpack_require__(2832),byte_source=__webpack_require__(3794),
dial=__webpack_require__(7583);function openHttp1(socket){const source=new byte_source.I(socket);let isFree=!0,receivedBefore=0;return{mayRepeat:()=>receivedBefore>
0&&source.received===receivedBefore,isFree:()=>isFree&&source.isEmpty&&!socket.destroyed&&socket.readable,get:async request=>{isFree=!1,receivedBefore=source.received,
socket.write(requestText(request),"latin1");const{status,reason,headers,framing,keepAlive}=await readFinalHead(source),head=(0,body.zy)(status,http1_utf8(reason),
Object.fromEntries(headers)),finish=()=>{isFree=keepAlive},abandon=()=>isFree||socket.destroy();return{head,body:streamOf(bodyOf(source,framing),finish,abandon)}}}}
function streamOf(parts,finish,abandon){const read=async stream=>{const next=await parts.next();next.done===!0&&finish(),stream.push(next.value??null)};return new external_node_stream_.
Readable({read(){read(this).catch(error=>this.destroy(error))},destroy(error,done){abandon(),done(error)}})}const http1_utf8=latin1=>Buffer.from(latin1,"latin1").
toString("utf8");function requestText({path,headers}){const lines=Object.entries(headers).map(([name,value])=>`${name}: ${value}`),all=[`GET ${path} HTTP/1.1`,...lines];
if(all.some(line=>/[\r\n\0]/.test(line)))throw new Error("a request has a line break");return`${all.join(`\r
`)}\r
\r
`}const MAX_INTERIM=5;async function readFinalHead(source){const budget={bytes:body.v8};for(let interim=0;interim<=MAX_INTERIM;interim+=1){const start=wellFormed(
(0,http_response.Su)(await headLine(source,budget))),head=wellFormed((0,http_response.n5)(start,await headLines(source,budget)));if(head.status<100||head.status>
199||head.status===101)return head}throw(0,dial.Au)("HTTP_MALFORMED",`more than ${MAX_INTERIM} interim responses`)}function wellFormed(parsed2){if(!parsed2.ok)throw(0,dial.
Au)("HTTP_MALFORMED",parsed2.why);return parsed2.value}async function headLines(source,budget){const lines=[];for(;;){const line=await headLine(source,budget);if(line===
"")return lines;lines.push(line)}}async function headLine(source,budget){const line=await source.line(budget);if(line===null)throw(0,dial.Au)("ECONNRESET","the \
connection was closed");return line.endsWith("\r")?line.slice(0,-1):line}function bodyOf(source,framing){switch(framing.kind){case"length":return exactly(source,
framing.bytes);case"chunked":return chunks(source);case"close":return untilEnd(source)}}async function*untilEnd(source){for(;;){const part=await source.bytes(PART_BYTES);
if(part===null)return;yield part}}const PART_BYTES=64*1024;async function*exactly(source,bytes){let left=bytes;for(;left>0;){const part=await source.bytes(Math.
min(left,PART_BYTES));if(part===null)throw(0,dial.Au)("BODY_CUT","the body is cut off");left-=part.length,yield part}}async function*chunks(source){const reader=new ChunkedReader;
for(;;){const bytes=await source.arrived();if(bytes===null)throw(0,dial.Au)("BODY_CUT","the body is cut off");const{data,used,isEnd}=wellFormed(reader.push(bytes));
if(source.skip(used),data.length>0&&(yield data),isEnd)return}}}),3432:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{nT:()=>attemptLimitMs,pj:()=>visitHosts});var get=__webpack_require__(5582),not_contacted=__webpack_require__(6697),hostname=__webpack_require__(
1831),media_type=__webpack_require__(7511),go_url=__webpack_require__(4283),redirects=__webpack_require__(3948),credentials=__webpack_require__(3534),problems_document=__webpack_require__(
863),clients=__webpack_require__(1064),document_document=__webpack_require__(7531),json=__webpack_require__(3307),services=__webpack_require__(9562),login=__webpack_require__(
9529),short_url=__webpack_require__(794),short_value=__webpack_require__(4714);const FIELDS=["client","grant_types","authz","token","ports","scopes"],MAX_KEY=68,
MAX_ELEMENTS=100,MAX_LIST_CHARACTERS=4096;function shortLogin(text,range){const fields=new Map;return(0,json.CI)(text,range,(start,end,keyStart,keyEnd)=>{if(keyEnd-
keyStart>MAX_KEY)return;const name=(0,json.I)(text.slice(keyStart,keyEnd));FIELDS.includes(name)&&fields.set(name,shortField(name,text,{start,end}))}),{value:Object.
fromEntries(Array.from(fields,([name,{value}])=>[name,value])),leftOut:fields.values().reduce((sum,{leftOut})=>sum+leftOut,0)}}function shortField(name,text,range){
if(text[range.start]==="[")return shortList(text,range);const value=text.slice(range.start,range.end);return{value:(name==="authz"||name==="token")&&value.startsWith(
'"')?(0,short_url.m)((0,json.I)(value)):(0,short_value.w)(value),leftOut:0}}function shortList(text,range){const value=[],decided=new Set;let room=MAX_LIST_CHARACTERS,
leftOut=0;return(0,json.CI)(text,range,(start,end)=>{const decides=decidingAt(text,start,end);value.length<MAX_ELEMENTS&&end-start<=room||decides!==null&&!decided.
has(decides)?(value.push((0,short_value.w)(text.slice(start,end))),room-=end-start,decides!==null&&decided.add(decides)):leftOut+=1}),{value,leftOut}}const TYPES=login.
l.map(type=>JSON.stringify(type));function decidingAt(text,start,end){return text[start]!=='"'?"no string":TYPES.find(type=>type.length===end-start&&text.startsWith(
type,start))??null}const MAX_OTHERS=100,MAX_OTHER_CHARACTERS=16*1024,MAX_ID=200,MAX_VALUE=2048;function selectServices(required){const needed=new Set(required),
names=new Set(required.map(nameWithDot));let others=0,room=MAX_OTHER_CHARACTERS;const fits=characters=>others===MAX_OTHERS||characters>room?!1:(others+=1,room-=
characters,!0);return{keeps:(id,length)=>{if((0,services.D6)(id)||needed.has(id))return!0;const isFirst=id.length<=MAX_ID&&names.delete(nameWithDot(id));return fits(
id.length+length)||isFirst},read:(id,text,range)=>{const{start,end}=range,isLong=end-start>MAX_VALUE;if(isLong&&id===services.S3&&text[start]==="{")return shortLogin(
text,range);const value=text.slice(start,end);return{value:isLong&&value.startsWith('"')?(0,short_url.m)((0,json.I)(value)):(0,short_value.w)(value)}}}}const nameWithDot=id=>id.
slice(0,id.indexOf(".")+1);var wrong_document=__webpack_require__(6974);const EXCERPT_BYTES=2048,WHOLE={kind:"whole",maxBytes:document_document.b},EXCERPT={kind:"\
excerpt",maxBytes:EXCERPT_BYTES},isTransient=status=>status===408||status===425||status===429||status>=500;async function discover(options){const{host,needed}=options,
url=(0,go_url.Dl)((0,hostname.cu)(host));if(!url.ok)throw new Error(`no discovery URL for ${host}: ${url.why}`);const followed=await(0,redirects.e)({...options,
url:url.value,asks:"document",headers:{accept:"application/json"},origin:null,redirectLimits:clients.NX,planBody:head=>flawOf(head)===null?WHOLE:EXCERPT}),{response,
...seen}=followed;if(response.kind==="failed"){const{problem,transient}=response;return{attempt:{discovery:{kind:"failed",problem,excerpt:null},...seen},transient,
retryAfter:null}}const authorization=followed.hops.at(-1)?.authorization??"none",challenge=followed.hops.at(-1)?.challenge??null,discovery=readResponse(response,
{host:(0,hostname.nx)(host),token:authorization,challenge,needed}),{status,retryAfter}=response.head;return{attempt:{discovery,...seen},transient:isTransient(status),
retryAfter}}function flawOf({status,contentType,declaredBytes}){if(status===401||status===403)return{kind:"unauthorized"};if(status!==200)return{kind:"status"};
const type=(0,media_type.i)(contentType??"");return type.ok?type.value!=="application/json"?{kind:"type",malformed:!1}:(declaredBytes??0)>document_document.b?{kind:"\
size"}:null:{kind:"type",malformed:!0}}function readResponse(response,context){const{head,body}=response,url=(0,short_url.m)((0,go_url.jr)(response.url));if(head.
status===404)return{kind:"absent",url,why:"status"};const refused=refuseHead(response,context);if(refused!==null)return failure(refused,body);const reading=(0,document_document.
T)(body.bytes,selectServices(context.needed));switch(reading.kind){case"object":return{...reading,kind:"found",url,truncated:body.truncated};case"null":return{kind:"\
absent",url,why:"null"};case"not-object":return failure((0,problems_document.documentNotObject)({...shown(response,context),why:reading.why}),body);case"not-jso\
n":return failure(refuseBody(response,reading,context),body)}}const failure=(problem,{bytes})=>({kind:"failed",problem,excerpt:(0,wrong_document.z)(bytes)}),shown=({
url,body},{host})=>({url:(0,go_url.Pl)(url),page:(0,wrong_document.y)(body.bytes),asked:host});function refuseHead(response,context){const{status,reason,location,
retryAfter,declaredBytes,contentType}=response.head,flaw=flawOf(response.head);switch(flaw?.kind){case"unauthorized":return(0,credentials.documentUnauthorized)(
{...shown(response,context),status,reason,...context});case"status":return(0,problems_document.documentStatus)({...shown(response,context),status,reason,location,
retryAfter,transient:isTransient(status)});case"type":return(0,problems_document.documentType)({...shown(response,context),contentType:contentType??"",malformed:flaw.
malformed});case"size":return(0,problems_document.documentSize)({...shown(response,context),bytes:declaredBytes,limit:document_document.b});case void 0:return null}}
function refuseBody(response,{why,advice},context){const{head,body}=response;if(body.truncated)return(0,problems_document.documentSize)({...shown(response,context),
bytes:null,limit:document_document.b});const encoding=head.contentEncoding?.toLowerCase()??"";return["","gzip","identity"].includes(encoding)?(0,problems_document.
documentNotJson)({...shown(response,context),why,advice}):(0,problems_document.documentEncoding)({...shown(response,context),encoding})}var evidence=__webpack_require__(
7082),skip=__webpack_require__(5960),wait=__webpack_require__(7758);const FIRST_WAIT_MS=500,LONGEST_WAIT_MS=1e4,MAX_SLOWEST=3,MIN_SLOW_MS=2e3,LONGEST_ATTEMPT_MS=3e5,
attemptLimitMs=releases=>Math.min(Math.max(...releases.map(({attemptMs})=>attemptMs)),LONGEST_ATTEMPT_MS),longestVisitMs=({timeoutMs,retries})=>(retries+1)*timeoutMs+
retries*LONGEST_WAIT_MS;async function visitHosts(hosts,options){const results=hosts.map(host=>({host,tookMs:null})),left=hosts.entries(),seen={total:hosts.length,
done:0,failed:0,waiting:new Set},work=async()=>{for(const[index,host]of left){if(options.stop.why!==null)return;seen.waiting.add(host),options.progress(seen);const result=await visit(
host,options);results[index]=result,seen.waiting.delete(host),seen.done+=1,(!isChecked(result)||!isSuccess(result.attempt))&&(seen.failed+=1),options.progress(seen)}};
return await Promise.all(Array.from({length:Math.min(options.concurrency,hosts.length)},work)),withUnchecked(results,options.stop)}const isChecked=result=>"atte\
mpt"in result;function withUnchecked(results,{why}){if(why===null)return results.filter(isChecked);const unchecked=results.length-results.filter(isChecked).length,
slowest=results.flatMap(result=>{if(isChecked(result)&&isSuccess(result.attempt))return[];const tookMs=isChecked(result)?timeOf(result):result.tookMs;return tookMs!==
null&&tookMs>=MIN_SLOW_MS?[{host:(0,hostname.nx)(result.host),tookMs}]:[]}).sort((a,b)=>b.tookMs-a.tookMs).slice(0,MAX_SLOWEST),counts={stopped:why,unchecked,total:results.
length,slowest};return results.map(result=>{if(isChecked(result))return result;const{host,tookMs}=result,isBegun=tookMs!==null;return(0,skip.i)(host,(0,not_contacted.
hostNotChecked)({host:(0,hostname.nx)(host),isBegun,...counts}))})}const timeOf=({attempt,earlier})=>[...earlier,attempt].reduce((total,{timing})=>total+timing.
totalMs,0);async function visit(host,options){const{stop}=options,started=performance.now(),credentials2=await options.credentials.find(host),attempts=[];for(;stop.
why===null;){const{attempt,transient,retryAfter}=await tryOnce(host,credentials2.answer,options);if(stop.why!==null&&!isSuccess(attempt)||(attempts.push(attempt),
!(isSuccess(attempt)?isTooLate(attempts,options.releases):transient)||attempts.length>options.retries))break;await(0,wait.v)(waitMs(attempts.length,retryAfter,options),
options)}return attempts.length===0?{host,tookMs:performance.now()-started}:visitOf(host,credentials2,attempts,options)}function visitOf(host,{answer,clients:clients2,
difference},attempts,{forced}){return{host,...inOrder(attempts),credentials:answer&&{source:answer.source,hasToken:answer.token!==null,problem:answer.problem},looks:clients2,
difference,forced:forced.get(host)??[]}}const isSuccess=({discovery})=>discovery.kind!=="failed",isTooLate=(attempts,releases)=>releases.some(({attemptMs})=>!attempts.
some(attempt=>isSuccess(attempt)&&attempt.timing.totalMs<=attemptMs));function inOrder(attempts){const found=attempts.findIndex(isSuccess),index=found<0?attempts.
length-1:found,[attempt]=attempts.slice(index);if(attempt===void 0)throw new Error("a visit without an attempt");return{attempt,earlier:attempts.slice(0,index),
later:attempts.slice(index+1)}}async function tryOnce(host,found,options){if(found?.isUnsendable&&found.problem!==null){const discovery={kind:"failed",problem:found.
problem,excerpt:null};return{attempt:(0,evidence.O)(discovery),transient:!1,retryAfter:null}}const{network:settings,maxRedirects,timeoutMs,stop}=options,session=(0,get.
f)(settings);stop.signal.addEventListener("abort",session.close);try{return await discover({host,needed:idsNeeded(host,options),session,settings,token:found?.token??
null,maxRedirects,timeoutMs,startTimer:options.startTimer})}finally{stop.signal.removeEventListener("abort",session.close),session.close()}}const idsNeeded=(host,{
required,forced})=>[...(required.get(host)??[]).map(({service})=>service),...(forced.get(host)??[]).flatMap(({services:services2})=>services2.map(({id})=>id))];
function waitMs(attempts,retryAfter,{random,now}){const backoff=FIRST_WAIT_MS*2**(attempts-1)*(.5+random()/2);return Math.min(Math.max(backoff,(0,wait.V)(retryAfter,
now())??0),LONGEST_WAIT_MS)}}),7758:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{
V:()=>requestedMs,v:()=>pause});function pause(ms,{startTimer:start,stop}){return new Promise(resolve=>{const end=()=>{cancel(),stop.signal.removeEventListener(
"abort",end),resolve()},cancel=start(ms,end);stop.signal.addEventListener("abort",end)})}function requestedMs(retryAfter,now){const ms=/^\d+$/.test(retryAfter??
"")?Number(retryAfter)*1e3:Date.parse(retryAfter??"")-now;return Number.isNaN(ms)?null:ms}}),2767:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{h:()=>parseCertificate});var x509_der=__webpack_require__(5792);const OTHER_CURVES={"1.3.36.3.3.2.8.1.1.5":"brainpool\
P224r1","1.3.36.3.3.2.8.1.1.7":"brainpoolP256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1",
"1.2.840.10045.3.1.1":"P-192","1.2.156.10197.1.301":"SM2"},GO_CURVES=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],UNSUPPORTED_KEYS={"1.2\
.840.113549.1.1.10":"RSA-PSS","1.3.101.110":"X25519","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.10040.4.1":"DSA","2.16.840.1.101.3.4.3.17":"ML-DSA-44",
"2.16.840.1.101.3.4.3.18":"ML-DSA-65","2.16.840.1.101.3.4.3.19":"ML-DSA-87"};function readPublicKey(info){const reader=new x509_der.lL(info,"public key").inside(
x509_der.Dk.sequence),algorithm=reader.inside(x509_der.Dk.sequence),id=algorithm.oid(),key=reader.bits();switch(id){case"1.2.840.113549.1.1.1":if(hex(algorithm.
any().whole)!=="0500")throw new x509_der.I4("public key");return readRsaKey(key);case"1.2.840.10045.2.1":{const curve=algorithm.isNext(x509_der.Dk.oid)?algorithm.
oid():"explicit parameters";if(!GO_CURVES.includes(curve))return{kind:"unsupported-curve",curve:OTHER_CURVES[curve]??curve};if(key[0]!==4)throw new x509_der.I4(
"public key");return{kind:"ecdsa"}}case"1.3.101.112":if(!algorithm.isEmpty||key.length!==32)throw new x509_der.I4("public key");return{kind:"ed25519"};default:return{
kind:"unsupported",name:UNSUPPORTED_KEYS[id]??id}}}function readRsaKey(key){const numbers=new x509_der.lL(key,"public key").inside(x509_der.Dk.sequence),modulus=numbers.
integer(),exponent=numbers.count(),[first=0,second=0]=modulus;if(first>=128||exponent===0)throw new x509_der.I4("public key");if(exponent===1||exponent%2===0||exponent>=
2**31)return{kind:"unsupported",name:`RSA with the exponent ${exponent}`};const lead=first===0?second:first;return{kind:"rsa",bits:8*(modulus.length-(first===0?
2:1))+(32-Math.clz32(lead))}}const SUPPORTED={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],"1.2.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113\
549.1.1.13":["rsa","RSA with SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.840.10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.\
4.3.4":["ecdsa","ECDSA with SHA-512"],"1.3.101.112":["ed25519","Ed25519"]},UNSUPPORTED={"1.2.840.113549.1.1.4":"RSA with MD5","1.2.840.113549.1.1.5":"RSA with S\
HA-1","1.3.14.3.2.29":"RSA with SHA-1","1.2.840.113549.1.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"ECDSA with SHA-1","1.2.840.10045.4.3.1":"ECDSA with SHA-2\
24","2.16.840.1.101.3.4.3.9":"ECDSA with SHA3-224","2.16.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.16.840.1.101.3.4.3.14":"RSA with SHA3-256","1.3.101.113":"\
Ed448"},RSA_PSS="1.2.840.113549.1.1.10",PSS=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,
PSS_SALT={201:"20",202:"30",203:"40"};function readSignatureAlgorithm(content){const reader=new x509_der.lL(content,"signature algorithm"),id=reader.oid(),parameters=reader.
isEmpty?"":hex(reader.any().whole);if(id===RSA_PSS){const match=PSS.exec(parameters);return match&&PSS_SALT[match[1]??""]===match[2]?{isSupported:!0,key:"rsa",name:"\
RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[key,name]=SUPPORTED[id]??[];return key===void 0||name===void 0?{isSupported:!1,
name:UNSUPPORTED[id]??id}:{isSupported:!0,key,name}}const hex=bytes=>Array.from(bytes,byte=>byte.toString(16).padStart(2,"0")).join("");var x509_names=__webpack_require__(
8167);function parseCertificate(der){try{const outer=new x509_der.lL(der,"certificate"),body=outer.inside(x509_der.Dk.sequence);if(!outer.isEmpty)throw new x509_der.
I4("certificate");const content=body.inside(x509_der.Dk.sequence),algorithm=body.content(x509_der.Dk.sequence),certificate=readContent(der,content,algorithm);return body.
bits(),"kind"in certificate?{ok:!1,flaw:certificate}:{ok:!0,certificate}}catch(error){if(!(error instanceof x509_der.I4))throw error;return{ok:!1,flaw:{kind:"ma\
lformed",part:error.message}}}}const VERSION=160,EXTENSIONS=163,UNIQUE_IDS=[129,130];function readContent(raw,content,algorithm){const version=content.isNext(VERSION)?
content.inside(VERSION).count()+1:1;if(version>3)throw new x509_der.I4("version");if((content.integer()[0]??0)>=128)return{kind:"negative-serial"};const signed=content.
content(x509_der.Dk.sequence);if(!(0,x509_der.er)(signed,algorithm))throw new x509_der.I4("signature algorithm");const issuer=readName(content,"issuer"),validity=content.
inside(x509_der.Dk.sequence),notBefore=readTime(validity),notAfter=readTime(validity),subject=readName(content,"subject"),keyInfo=content.element(x509_der.Dk.sequence).
whole,key=readPublicKey(keyInfo);if(key.kind==="unsupported-curve")return{kind:"curve",curve:key.curve};if(version>1)for(const tag of UNIQUE_IDS)content.optional(
tag);return{raw,subject,issuer,notBefore,notAfter,version,signature:readSignatureAlgorithm(signed),key,keyInfo,...readExtensions(version===3?content.optional(EXTENSIONS):
null)}}function readName(content,part){const{whole}=content.element(x509_der.Dk.sequence),sets=new x509_der.lL(whole,part).inside(x509_der.Dk.sequence);for(;!sets.
isEmpty;){const attributes=sets.inside(x509_der.Dk.set);for(;!attributes.isEmpty;){const attribute=attributes.inside(x509_der.Dk.sequence);if(attribute.oid(),!(0,x509_der.
KH)(attribute.any()))throw new x509_der.I4(part)}}return whole}const TIMES=[{tag:x509_der.Dk.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:x509_der.
Dk.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];function readTime(validity){const time=TIMES.find(({tag})=>validity.isNext(tag)),match=time?.
format.exec((0,x509_der.Jl)(validity.content(time.tag)));if(!match)throw new x509_der.I4("validity");const[year=0,month=0,...rest]=match.slice(1).map(digits=>Number(
digits??0)),whole=match[1]?.length===4?year:year<50?2e3+year:1900+year,[day=0,hour=0,minute=0,second=0]=rest,date=new Date(0);if(date.setUTCFullYear(whole,month-
1,day),date.getUTCMonth()!==month-1||hour>23||minute>59||second>59)throw new x509_der.I4("validity");return date.setUTCHours(hour,minute,second)}const NO_NAMES={
dns:[],addresses:[]},KNOWN=["31","32","33","36","54"].map(last=>`2.5.29.${last}`),NEVER_CRITICAL=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function readExtensions(bytes){
const all=new Map,list=bytes&&new x509_der.lL(bytes,"extensions").inside(x509_der.Dk.sequence);for(;list&&!list.isEmpty;){const each=list.inside(x509_der.Dk.sequence),
id=each.oid(),critical=each.isNext(x509_der.Dk.boolean)&&each.boolean();if(all.has(id))throw new x509_der.I4("extensions");if(critical&&NEVER_CRITICAL.includes(
id))throw new x509_der.I4("extensions");all.set(id,{id,critical,value:each.content(x509_der.Dk.octets)})}const value=last=>all.get(`2.5.29.${last}`)?.value??null,
[keyUsage,alternative,basic,constraints,usages]=[15,17,19,30,37].map(value),names=alternative?(0,x509_names.xq)(alternative):null,limits=constraints?(0,x509_names.
cP)(constraints):null,handled=new Set([...KNOWN,...["15","19","37"].map(last=>`2.5.29.${last}`),...names?.isKnown?["2.5.29.17"]:[],...limits?.isKnown?["2.5.29.3\
0"]:[]]);return{encodedNames:alternative??new Uint8Array,names:names?.names??NO_NAMES,constraints:limits,basic:basic?readBasicConstraints(basic):null,maySign:keyUsage?
readMaySign(keyUsage):null,usages:usages?readUsages(usages):[],unhandled:[...all.values()].filter(({id,critical})=>critical&&!handled.has(id)).map(({id})=>id)}}
function readBasicConstraints(value){const reader=new x509_der.lL(value,"basicConstraints").inside(x509_der.Dk.sequence);return{isAuthority:reader.isNext(x509_der.
Dk.boolean)&&reader.boolean(),maxPath:reader.isNext(x509_der.Dk.integer)?reader.count():null}}const KEY_CERT_SIGN=4,DECIPHER_ONLY=128;function readMaySign(value){
const[bits=0,more=0]=new x509_der.lL(value,"keyUsage").bits();return bits===0&&more<DECIPHER_ONLY?null:(bits&KEY_CERT_SIGN)!==0}function readUsages(value){const list=new x509_der.
lL(value,"extendedKeyUsage").inside(x509_der.Dk.sequence),usages=[];for(;!list.isEmpty;)usages.push(list.oid());return usages}}),5792:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Dk:()=>TAG,I4:()=>DerError,Jl:()=>asciiText,KH:()=>isText,er:()=>sameBytes,lL:()=>DerReader});const TAG={boolean:1,integer:2,
bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};class DerError extends Error{}class DerReader{#rest;#part;constructor(bytes,part){this.#rest=
bytes,this.#part=part}get isEmpty(){return this.#rest.length===0}isNext(tag){return this.#rest[0]===tag}any(){const tag=this.#rest[0]??0,first=this.#rest[1]??0;
if(this.#rest.length<2||(tag&31)===31)throw this.#error();const digits=first<128?0:first&127,length=digits===0&&first<128?first:this.#longLength(digits),start=2+
digits,end=start+length;if(end>this.#rest.length)throw this.#error();const element={tag,content:this.#rest.subarray(start,end),whole:this.#rest.subarray(0,end)};
return this.#rest=this.#rest.subarray(end),element}element(tag){if(!this.isNext(tag))throw this.#error();return this.any()}content(tag){return this.element(tag).
content}optional(tag){return this.isNext(tag)?this.content(tag):null}inside(tag){return new DerReader(this.content(tag),this.#part)}oid(){const content=this.content(
TAG.oid);if(content.length===0||(content.at(-1)??0)>=128)throw this.#error();const arcs=arcsOf(content);if(arcs===null)throw this.#error();const[first=0,...rest]=arcs,
root=Math.min(Math.floor(first/40),2);return[root,first-40*root,...rest].join(".")}integer(tag=TAG.integer){const content=this.content(tag),first=content[0],second=content[1]??
0,padded=first===0&&second<128||first===255&&second>=128;if(first===void 0||content.length>1&&padded)throw this.#error();return content}count(){const bytes=this.
integer();if(bytes.length>8||(bytes[0]??0)>=128)throw this.#error();return bytes.reduce((number,byte)=>number*256+byte,0)}boolean(){const content=this.content(TAG.
boolean);if(content.length!==1||content[0]!==0&&content[0]!==255)throw this.#error();return content[0]!==0}bits(){const content=this.content(TAG.bits),[unused=8]=content,
bytes=content.subarray(1),last=bytes.at(-1)??0;if(unused>7||unused>0&&bytes.length===0)throw this.#error();if((last&(1<<unused)-1)!==0)throw this.#error();return bytes}#longLength(digits){
const bytes=this.#rest.subarray(2,2+digits);if(digits===0||digits>4||bytes.length<digits)throw this.#error();const length=bytes.reduce((number,byte)=>number*256+
byte,0);if(length<128||bytes[0]===0)throw this.#error();return length}#error(){return new DerError(this.#part)}}function arcsOf(content){const arcs=[];let isStart=!0,
arc=0;for(const byte of content){if(isStart&&byte===128||(arc=arc*128+(byte&127),arc>=2**31))return null;isStart=byte<128,isStart&&(arcs.push(arc),arc=0)}return arcs}
const TEXTS={12:bytes=>isUtf8(bytes),18:bytes=>/^[\d ]*$/.test(asciiText(bytes)),19:bytes=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test(asciiText(bytes)),20:()=>!0,22:bytes=>bytes.
every(byte=>byte<128),30:bytes=>bytes.length%2===0&&isUcs2(bytes)},isText=({tag,content})=>TEXTS[tag]?.(content)??!1;function isUtf8(bytes){try{return new TextDecoder(
"utf-8",{fatal:!0}).decode(bytes),!0}catch{return!1}}const isUcs2=bytes=>bytes.every((byte,index)=>{const unit=byte*256+(bytes[index+1]??0);return index%2===1||
!(unit>=55296&&unit<57344||unit>=65534||unit>=64976&&unit<=65007)}),decoder=new TextDecoder("latin1"),asciiText=bytes=>decoder.decode(bytes),sameBytes=(one,other)=>one.
length===other.length&&one.every((byte,index)=>byte===other[index])}),8167:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{AI:()=>isForHost,cP:()=>parseConstraints,xq:()=>parseAlternativeNames,z$:()=>areNamesPermitted});var _ip_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6181),_der_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5792);const DNS=130,ADDRESS=135,OTHERS=[129,134];function parseAlternativeNames(value){const list=new _der_js__WEBPACK_IMPORTED_MODULE_1__.
lL(value,"subject alternative names").inside(_der_js__WEBPACK_IMPORTED_MODULE_1__.Dk.sequence),names={dns:[],addresses:[]};let isKnown=!1;for(;!list.isEmpty;){const{
tag,content}=list.any();if(isKnown||=[DNS,ADDRESS,...OTHERS].includes(tag),tag===DNS&&names.dns.push(ia5Text(content,"subject alternative names")),tag===ADDRESS){
if(content.length!==4&&content.length!==16)throw new _der_js__WEBPACK_IMPORTED_MODULE_1__.I4("subject alternative names");names.addresses.push(content)}}return{
names,isKnown}}function parseConstraints(value){const part="name constraints",outer=new _der_js__WEBPACK_IMPORTED_MODULE_1__.lL(value,part),list=outer.inside(_der_js__WEBPACK_IMPORTED_MODULE_1__.
Dk.sequence),[first,second]=[160,161].map(tag=>list.optional(tag)??new Uint8Array);if(!first||!second||!list.isEmpty||!outer.isEmpty)throw new _der_js__WEBPACK_IMPORTED_MODULE_1__.
I4(part);if(first.length+second.length===0)throw new _der_js__WEBPACK_IMPORTED_MODULE_1__.I4(part);const[permitted,excluded]=[readSubtrees(first),readSubtrees(second)];
return{permitted,excluded,isKnown:permitted.isKnown&&excluded.isKnown}}function readSubtrees(bytes){const part="name constraints",list=new _der_js__WEBPACK_IMPORTED_MODULE_1__.
lL(bytes,part),dns=[],networks=[];let isKnown=!0;for(;!list.isEmpty;){const{tag,content}=list.inside(_der_js__WEBPACK_IMPORTED_MODULE_1__.Dk.sequence).any(),half=content.
length/2;if(tag===DNS)dns.push(ia5Text(content,part).toLowerCase());else if(tag===ADDRESS&&(half===4||half===16))networks.push({address:content.subarray(0,half),
mask:content.subarray(half)});else{if(tag===ADDRESS)throw new _der_js__WEBPACK_IMPORTED_MODULE_1__.I4(part);isKnown&&=OTHERS.includes(tag)}}if(!(dns.every(domain=>isDomain(
domain.replace(/^\.(?=.)/,"")))&&networks.every(({mask})=>isMask(mask))))throw new _der_js__WEBPACK_IMPORTED_MODULE_1__.I4(part);return{dns,networks,isKnown}}const isDomain=name=>/^[!-~]*$/.
test(name)&&!/^\.|\.\.|\.$/.test(name),isMask=bytes=>/^1*0*$/.test(Array.from(bytes,byte=>byte.toString(2).padStart(8,"0")).join(""));function ia5Text(bytes,part){
if(bytes.some(byte=>byte>=128))throw new _der_js__WEBPACK_IMPORTED_MODULE_1__.I4(part);return(0,_der_js__WEBPACK_IMPORTED_MODULE_1__.Jl)(bytes)}function isForHost({
dns,addresses},host){const ip=(0,_ip_js__WEBPACK_IMPORTED_MODULE_0__.r5)((0,_ip_js__WEBPACK_IMPORTED_MODULE_0__.n7)(host));if(ip!==null)return addresses.some(address=>(0,_der_js__WEBPACK_IMPORTED_MODULE_1__.
er)(address,Uint8Array.from(ip)));const name=host.toLowerCase(),labels=name.replace(/\.$/,"").split("."),isHostname=labels.every(label=>LABEL.test(label));return dns.
some(written=>{const pattern=written.toLowerCase(),[first,...rest]=pattern.split("."),isWildcard=first==="*"&&rest.length>0;return!isHostname||!(isWildcard?rest:
[first,...rest]).every(label=>LABEL.test(label??""))?pattern===name&&pattern!==".":isWildcard?labels.length===rest.length+1&&labels.slice(1).join(".")===rest.join(
"."):labels.join(".")===pattern})}const LABEL=/^[a-z0-9_][a-z0-9_-]*$/,MAX_COMPARISONS=25e4;function areNamesPermitted(names,{permitted,excluded}){const domains=permitted.
dns.length+excluded.dns.length,networks=permitted.networks.length+excluded.networks.length;return names.dns.length*domains+names.addresses.length*networks>MAX_COMPARISONS?
!1:names.dns.every(written=>{const name=written.toLowerCase();return isDomain(name)&&(permitted.dns.length===0||permitted.dns.some(domain=>isBelow(name,domain)))&&
!excluded.dns.some(domain=>isBelow(name,domain)||isSibling(name,domain))})&&names.addresses.every(address=>(permitted.networks.length===0||permitted.networks.some(
net=>isIn(address,net)))&&!excluded.networks.some(net=>isIn(address,net)))}const isBelow=(name,domain)=>domain===""||name===domain||name.endsWith(domain.startsWith(
".")?domain:`.${domain}`),isSibling=(name,domain)=>name.startsWith("*.")&&domain.replace(/^[^.]*/,"")===name.slice(1),isIn=(address,{address:network,mask})=>address.
length===network.length&&address.every((byte,index)=>{const bits=mask[index]??0;return(byte&bits)===((network[index]??0)&bits)})}),3427:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Cg:()=>GO_CIPHERS,DS:()=>ANY_TLS,Hb:()=>GO_TLS,Yx:()=>GO_GROUPS});var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
7598);const TLS_1_3=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],TLS_1_2=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA2\
0-POLY1305","AES128-SHA","AES256-SHA"],GO_CIPHERS=[...TLS_1_3,...TLS_1_2.flatMap(suite=>[`ECDHE-ECDSA-${suite}`,`ECDHE-RSA-${suite}`])],GO_GROUPS=["X25519","P-2\
56","P-384","P-521"],GO_SIGNATURES=["rsa_pss_rsae_sha256","ecdsa_secp256r1_sha256","ed25519","rsa_pss_rsae_sha384","rsa_pss_rsae_sha512","rsa_pkcs1_sha256","rsa\
_pkcs1_sha384","rsa_pkcs1_sha512","ecdsa_secp384r1_sha384","ecdsa_secp521r1_sha512"],NO_SECURITY_LEVEL="@SECLEVEL=0",RENEGOTIATION=node_crypto__WEBPACK_IMPORTED_MODULE_0__.
constants.SSL_OP_LEGACY_SERVER_CONNECT|node_crypto__WEBPACK_IMPORTED_MODULE_0__.constants.SSL_OP_NO_RENEGOTIATION,GO_TLS={secureOptions:RENEGOTIATION,minVersion:"\
TLSv1.2",ciphers:[...GO_CIPHERS,NO_SECURITY_LEVEL].join(":"),ecdhCurve:GO_GROUPS.join(":"),sigalgs:GO_SIGNATURES.join(":")},CCM=["TLS_AES_128_CCM_SHA256","TLS_A\
ES_128_CCM_8_SHA256"],ANY_TLS={secureOptions:RENEGOTIATION,minVersion:"TLSv1",ciphers:[...GO_CIPHERS,...CCM,"ALL","COMPLEMENTOFALL",NO_SECURITY_LEVEL].join(":"),
ecdhCurve:[...GO_GROUPS,"X448","secp256k1","brainpoolP256r1","brainpoolP384r1","brainpoolP512r1","ffdhe2048","ffdhe3072","ffdhe4096","P-224"].join(":")}}),7981:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{attemptLimitMs:()=>visit.nT,mergeFindings:()=>mergeFindings,networkOf:()=>networkOf,
readCliConfig:()=>readCliConfig,readMachineCredentials:()=>readMachineCredentials,thisMachine:()=>thisMachine,visitHosts:()=>visit.pj});var external_node_os_=__webpack_require__(
8161),read_text=__webpack_require__(5747);const PROCESSORS={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function thisMachine(environment){const system=(0,external_node_os_.
platform)();return{system:system==="win32"?"windows":"unix",platform:`${system==="win32"?"windows":system}_${PROCESSORS[(0,external_node_os_.arch)()]??(0,external_node_os_.
arch)()}`,environment,accountHome:accountHome()}}function accountHome(){try{return(0,external_node_os_.userInfo)().homedir||null}catch(error){return(0,read_text.
Oj)(error),null}}var external_node_fs_=__webpack_require__(3024),external_node_path_=__webpack_require__(6760),entries=__webpack_require__(1807),cli_config=__webpack_require__(
4929),protocol_token=__webpack_require__(2713),structure=__webpack_require__(6134),utf8=__webpack_require__(8947);class Hcl1Error extends Error{start;constructor(message,start2){
super(message),this.start=start2}}const MAX_DEPTH=200,MAX_KEYS=20;function checkKeys(keys){const key=keys[MAX_KEYS];if(key!==void 0)throw new Hcl1Error(`more th\
an ${MAX_KEYS} names before a value`,key.start)}const SHORT={a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v","\\":"\\",'"':'"'},ESCAPE=/\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y,MAX_POINT=1114111;
function readString(text,start2,syntax){let bytes="",braces=0,from=start2+1;for(let at=from;at<text.length;at+=1){const character=text[at];if(braces>0)character===
"{"?braces+=1:character==="}"&&(braces-=1);else if(character==='"'){const rest=text.slice(from,at);return{value:bytes===""?rest:(0,utf8.uK)(bytes+(0,utf8.ZJ)(rest)),
end:at+1}}else{if(character===`
`)throw new Hcl1Error("string is not terminated",at);character==="\\"?(at>from&&(bytes+=(0,utf8.ZJ)(text.slice(from,at))),bytes+=readEscape(text,at,syntax),from=
ESCAPE.lastIndex,at=from-1):syntax==="hcl"&&text.startsWith("${",at)&&(braces=1,at+=1)}}throw new Hcl1Error("string is not terminated",text.length)}function readEscape(text,at,syntax){
ESCAPE.lastIndex=at;const[whole,short,hexadecimal,octal,point,longPoint]=ESCAPE.exec(text)??[];if(short!==void 0)return SHORT[short]??"";if(hexadecimal!==void 0)
return String.fromCharCode(Number.parseInt(hexadecimal,16));if(octal!==void 0)return String.fromCharCode(Number.parseInt(octal,8));const code=Number.parseInt(point??
longPoint??"",16),isHalf=code>=55296&&code<=57343;if(whole===void 0||code>MAX_POINT||isHalf&&syntax==="json")throw new Hcl1Error("invalid escape sequence",at);return(0,utf8.
ZJ)(isHalf?"\uFFFD":String.fromCodePoint(code))}const NOT_MARKER=/[^\p{L}\p{Nd}_]/u;function readHeredoc(text,start2){const from=text.indexOf(`
`,start2)+1,isIndented=text.startsWith("<<-",start2),marker=text.slice(start2+(isIndented?3:2),Math.max(0,from-1));if(!text.startsWith("<<",start2)||marker===""||
NOT_MARKER.test(marker))throw new Hcl1Error("invalid heredoc marker",start2);for(let at=from;;){const newline=text.indexOf(`
`,at);if(newline<0)throw new Hcl1Error("heredoc is not terminated",text.length);const line=text.slice(at,newline);if(line.length>=marker.length+(isIndented?1:0)&&
line.replace(/^[\t\v\f\r ]+/,"")===marker){const indent=line.slice(0,line.length-marker.length),body=text.slice(from,at);return{value:isIndented?unindented(body,
indent):body+indent,end:newline+1}}at=newline+1}}function unindented(body,indent){const lines=body.split(`
`).slice(0,-1);return lines.every(line=>line.startsWith(indent))?lines.map(line=>`${line.slice(indent.length)}
`).join(""):body}const PUNCTUATION={hcl:"{}[],=",json:"{}[],:"},SPACE=/[ \t\n\r]+/y,LINE_COMMENT=/(?:#|\/\/)[^\n]*/y,NAME_START=/[\p{L}_]/uy,NOT_NAME=/[^\p{L}\p{Nd}_.-]/gu,
HEXADECIMAL=/-?0[xX][0-9a-fA-F]+/y,DECIMAL=/(?:-?\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d*)?/y,NOT_OCTAL=/^-?0\d+[89]/,LEADING_ZERO=/^-?0\d/,FORBIDDEN=/[\0\ue123]/;function match(pattern,text,at){
return pattern.lastIndex=at,pattern.exec(text)?.[0]??""}class Hcl1Scanner{#text;#syntax;#at=0;constructor(text,syntax){this.#text=text,this.#syntax=syntax;const forbidden=text.
search(FORBIDDEN);if(forbidden>=0)throw new Hcl1Error("null character or U+E123",forbidden)}next(){this.#skipSpace();const start2=this.#at,{kind,value,end}=this.#read(
start2);return this.#at=end,{kind,value,start:start2,end}}#read(start2){const text=this.#text,character=text[start2];if(character===void 0)return{kind:"end of t\
he file",value:"",end:start2};if(PUNCTUATION[this.#syntax].includes(character))return{kind:character,value:character,end:start2+1};if(character==='"')return{kind:"\
string",...readString(text,start2,this.#syntax)};if(character==="<"&&this.#syntax==="hcl")return{kind:"heredoc",...readHeredoc(text,start2)};if(match(NAME_START,
text,start2)!=="")return this.#readName(start2);const hexadecimal=this.#syntax==="hcl"?match(HEXADECIMAL,text,start2):"",number=hexadecimal||match(DECIMAL,text,
start2);if(number==="")throw new Hcl1Error("illegal character",start2);const end=start2+number.length,isFloat=hexadecimal===""&&/[.eE]/.test(number),isWrong=this.#syntax===
"hcl"?NOT_OCTAL:LEADING_ZERO;if(!isFloat&&isWrong.test(number))throw new Hcl1Error("number begins with 0",start2);return{kind:isFloat?"float":"number",value:number,
end}}#readName(start2){NOT_NAME.lastIndex=start2;const end=NOT_NAME.exec(this.#text)?.index??this.#text.length,value=this.#text.slice(start2,end);if(value==="tr\
ue"||value==="false")return{kind:"bool",value,end};if(this.#syntax==="hcl")return{kind:"name",value,end};if(value==="null")return{kind:"null",value,end};throw new Hcl1Error(
"illegal character",start2)}#skipSpace(){for(;;){const from=this.#at;if(this.#at+=match(SPACE,this.#text,this.#at).length,this.#syntax==="hcl"&&this.#skipComment(),
this.#at===from)return}}#skipComment(){if(this.#text.startsWith("/*",this.#at)){const end=this.#text.indexOf("*/",this.#at+2);if(end<0)throw new Hcl1Error("comm\
ent is not terminated",this.#text.length);this.#at=end+2}else this.#at+=match(LINE_COMMENT,this.#text,this.#at).length}}function parseHcl1Json(text){const parser=new Parser(
text);return flattened(parser.parse())}class Parser{#scanner;#depth=0;constructor(text){this.#scanner=new Hcl1Scanner(text,"json")}parse(){return this.#scanner.
next(),this.#parseItems()}#parseItems(){this.#depth+=1;const items=[];do{const keys=this.#parseKeys(),value=keys&&this.#parseValue(this.#scanner.next());if(!value)
break;items.push({keys,value})}while(this.#scanner.next().kind===",");return this.#depth-=1,items}#parseKeys(){const keys=[];for(;;){const{kind,value,start:start2,
end}=this.#scanner.next();if(kind===":"&&keys.length>0)return keys;if(kind==="}"||kind==="end of the file")return null;if(kind!=="string")throw new Hcl1Error("e\
xpected a name in quotation marks",start2);keys.push({name:value,start:start2,end}),checkKeys(keys)}}#parseValue(token){const{kind,value,start:start2}=token;if(this.#depth>
MAX_DEPTH)throw new Hcl1Error(`values are nested deeper than ${MAX_DEPTH} levels`,start2);switch(kind){case"{":return{kind:"object",items:this.#parseItems()};case"\
[":return this.#parseList();case"string":return{kind,value};case"number":case"float":return{kind,text:value};case"bool":return{kind,value:value==="true"};case"n\
ull":return{kind:"string",value:""};case"}":case"end of the file":return null;default:throw new Hcl1Error("expected a value",start2)}}#parseList(){const elements=[];
for(let token=this.#scanner.next();token.kind!=="]";token=this.#scanner.next()){if(token.kind===","||token.kind==="bool"||token.kind==="[")continue;const element=this.#parseValue(
token);if(element===null)return null;elements.push(element)}return{kind:"list",elements}}}function flattened(items){return items.flatMap(flattenedItem)}function flattenedItem({
keys,value}){return value.kind==="object"&&isFull(value.items.map(item=>item.value))?value.items.flatMap(item=>{const all=[...keys,...item.keys];return checkKeys(
all),flattenedItem({keys:all,value:item.value})}):value.kind==="list"&&isFull(value.elements)?value.elements.flatMap(element=>flattenedItem({keys,value:element})):
[{keys,value:flattenedValue(value)}]}const isFull=values=>values.length>0&&values.every(({kind})=>kind==="object");function flattenedValue(value){return value.kind===
"object"?{kind:"object",items:flattened(value.items)}:value.kind==="list"?{kind:"list",elements:value.elements.map(flattenedValue)}:value}const parseHcl1Native=(text,isStrict)=>new hcl1_native_Parser(
text,isStrict).parse();class hcl1_native_Parser{#text;#scanner;#isStrict;#peeked=null;#depth=0;constructor(text,isStrict){this.#text=text,this.#scanner=new Hcl1Scanner(
text,"hcl"),this.#isStrict=isStrict}parse(){const items=this.#parseItems();return this.#expect("end of the file"),items}#parseItems(){const items=[],seen=new Set;
for(;this.#peek().kind!=="}"&&this.#peek().kind!=="end of the file";){const keys=this.#parseKeys(),isAssigned=this.#peek().kind==="=";if(isAssigned&&this.#next(),
isAssigned&&this.#peek().kind==="end of the file")break;items.push(isAssigned?{keys,value:this.#parseValue(),isAssigned}:{keys,value:this.#parseObject()}),isAssigned&&
this.#isStrict&&this.#rejectRepeated(keys,seen),this.#peek().kind===","&&this.#next()}return items}#rejectRepeated(keys,seen){for(const{start:start2,end}of keys){
const text=this.#text.slice(start2,end);if(seen.has(text))throw new Hcl1Error("each argument can only be defined once",start2);seen.add(text)}}#parseKeys(){const keys=[];
for(;;){const{kind:kind2,value,start:start2,end}=this.#peek();if(kind2!=="name"&&kind2!=="string")break;keys.push({name:value,start:start2,end}),checkKeys(keys),
this.#next()}const{kind}=this.#peek();if(keys.length===0)throw this.#unexpected("a name");if(kind==="="&&keys.length>1)throw this.#unexpected('"{"');if(kind!=="\
="&&kind!=="{")throw this.#unexpected('"=" or "{"');return keys}#parseValue(){const{kind,value}=this.#peek();switch(kind){case"{":return this.#parseObject();case"\
[":return this.#parseList();case"string":case"heredoc":return this.#next(),{kind:"string",value};case"number":case"float":return this.#next(),{kind,text:value};case"\
bool":return this.#next(),{kind,value:value==="true"};default:throw this.#unexpected("a value")}}#parseObject(){this.#enter("{");const items=this.#parseItems();
return this.#expect("}"),this.#depth-=1,{kind:"object",items}}#parseList(){this.#enter("[");const elements=[];let needsComma=!1;for(let token=this.#peek();token.
kind!=="]";token=this.#peek())if(token.kind===",")this.#next(),needsComma=!1;else{if(needsComma)throw this.#unexpected('"," or "]"');elements.push(this.#parseValue()),
needsComma=token.kind!=="["}return this.#expect("]"),this.#depth-=1,{kind:"list",elements}}#enter(kind){const{start:start2}=this.#peek();if(this.#expect(kind),this.#depth+=
1,this.#depth>MAX_DEPTH)throw new Hcl1Error(`values are nested deeper than ${MAX_DEPTH} levels`,start2)}#expect(kind){if(this.#peek().kind!==kind)throw this.#unexpected(
describe(kind));this.#next()}#peek(){return this.#peeked??=this.#scanner.next(),this.#peeked}#next(){this.#peeked=null}#unexpected(want){const{kind,start:start2}=this.#peek();
return new Hcl1Error(`expected ${want}, found ${describe(kind)}`,start2)}}function describe(kind){return kind.length===1?`"${kind}"`:kind==="name"?"a word witho\
ut quotation marks":kind==="end of the file"?"the end of the file":`a ${kind}`}function readHcl1File(text,client){const isJson=new RegExp("^\\p{White_Space}*\\{",
"u").test(text),source=isJson?text:text.replaceAll(`\r
`,`
`),placeOf=(0,structure.yN)(source);try{return{kind:"read",items:isJson?parseHcl1Json(source):parseHcl1Native(source,client==="opentofu"),placeOf}}catch(error){
if(!(error instanceof Hcl1Error))throw error;const{message,start:start2}=error;return{kind:"refused",why:message,place:placeOf({start:start2,end:start2+1})}}}var hcl1_decode=__webpack_require__(
6188);const BLOCK="registry_protocols",NO_PROTOCOLS={requestTimeoutSeconds:null,retryCount:null};function decodeRegistryProtocols(items){for(const{keys,value}of items){
const[name]=keys;if(name?.name!==BLOCK||value.kind!=="object")continue;let{requestTimeoutSeconds,retryCount}=NO_PROTOCOLS;const within={path:[BLOCK],span:name};
try{return(0,hcl1_decode.RC)(value.items,"retry_count",within,(node,at)=>{retryCount=(0,hcl1_decode.sD)(node,at,void 0)}),(0,hcl1_decode.RC)(value.items,"reques\
t_timeout_seconds",within,(node,at)=>{requestTimeoutSeconds=(0,hcl1_decode.sD)(node,at,void 0)}),{requestTimeoutSeconds,retryCount,mistakes:[]}}catch(error){if(!(error instanceof
hcl1_decode.aZ))throw error;const mistake={span:error.argument.span,why:error.message};return{...NO_PROTOCOLS,mistakes:[mistake]}}}return{...NO_PROTOCOLS,mistakes:[]}}
function requestTimeoutMs(seconds,environment){const fromVariable=positive(environment.TF_REGISTRY_CLIENT_TIMEOUT);return fromVariable!==null?fromVariable*1e3:seconds===
null?null:seconds>0?seconds*1e3:Number.POSITIVE_INFINITY}const REQUEST_MS=1e4,RETRIES=1;function registryPatience(client,{requestTimeoutSeconds,retryCount},environment){
const retries=positive(environment.TF_REGISTRY_DISCOVERY_RETRY)??retryCount??RETRIES;return{client,attemptMs:requestTimeoutMs(requestTimeoutSeconds,environment)??
REQUEST_MS,retries:Math.max(retries,0)}}function positive(variable){const value=/^\+?\d+$/.test(variable??"")?Number(variable):0;return value>0?value:null}const NO_VALUES={
credentials:new Map,hosts:new Map,helpers:new Map},FILE={path:[],span:{start:0,end:0}};function decodeCliConfig(items,client){const config={},valuesOf=()=>({...NO_VALUES,
...config});try{for(const[name,decode]of fieldsOf(config,client))(0,hcl1_decode.RC)(items,name,FILE,decode);return{values:valuesOf(),mistake:null}}catch(error){
if(!(error instanceof hcl1_decode.aZ))throw error;return{values:client==="opentofu"?valuesOf():NO_VALUES,mistake:error}}}function fieldsOf(config,client){const isTerraform=client===
"terraform",string=(node,argument)=>(0,hcl1_decode.sc)(node,argument,void 0),bool=(node,argument)=>(0,hcl1_decode.zC)(node,argument,void 0),strings=(node,argument)=>(0,hcl1_decode.
P2)(node,argument,void 0,hcl1_decode.sc),ofTerraform=[["providers",strings],["provisioners",strings],["disable_checkpoint",bool],["disable_checkpoint_signature",
bool]],before=(old,empty)=>isTerraform?empty:old??empty;return[...isTerraform?ofTerraform:[],["plugin_cache_dir",string],["plugin_cache_may_break_dependency_loc\
k_file",bool],["host",(node,argument)=>{config.hosts=(0,hcl1_decode.P2)(node,argument,config.hosts,(inner,at,old)=>decodeHost(inner,at,before(old,{services:null})))}],
["credentials",(node,argument)=>{config.credentials=(0,hcl1_decode.P2)(node,argument,config.credentials,hcl1_decode.hp)}],["credentials_helper",(node,argument)=>{
config.helpers=(0,hcl1_decode.P2)(node,argument,config.helpers,(inner,at,old)=>decodeHelper(inner,at,before(old,{args:[]})))}]]}function decodeHost(node,argument,host){
return(0,hcl1_decode.RC)((0,hcl1_decode.mW)(node,argument),"services",argument,(inner,at)=>{host.services=(0,hcl1_decode.hp)(inner,at,host.services??void 0)}),host}
function decodeHelper(node,argument,helper){return(0,hcl1_decode.RC)((0,hcl1_decode.mW)(node,argument),"args",argument,(inner,at)=>{helper.args=(0,hcl1_decode.VX)(
inner,at,helper.args,hcl1_decode.sc)}),helper}const NO_BLOCKS={credentials:new Map,hosts:new Map,helpers:new Map,installations:null,protocols:NO_PROTOCOLS,findings:[],
secrets:[],isRead:!1};function parseConfigFile({shown,text,isUtf8},client){const findingOf2=(mistake2,place)=>({problem:(0,cli_config.credentialsConfig)({clients:[
client],mistake:mistake2}),place}),refused=(why,place)=>({...NO_BLOCKS,findings:[findingOf2({kind:"syntax",file:shown,why},place)]}),reading=readHcl1File(text,client);
if(reading.kind==="refused")return refused(reading.why,{file:shown,...reading.place});if(!isUtf8)return refused("illegal UTF-8 encoding",null);const{values,mistake}=decodeCliConfig(
reading.items,client),placeOf=span=>({file:shown,...reading.placeOf(span)}),spans=labelSpans(reading.items),placeOfLabel=(type,label)=>placeOf(spans.get(keyOf(type,
label))??{start:0,end:0}),wrongType=({argument:{path,span},want})=>findingOf2({kind:"type",file:shown,path,want},placeOf(span)),rest=mistake===null?reading.items:
[],protocols=decodeRegistryProtocols(client==="opentofu"?rest:[]),ignored=({span,why})=>findingOf2({kind:"block",file:shown,why},placeOf(span));return{credentials:mapValues(
values.credentials,(block,label)=>readCredentials(block,placeOfLabel("credentials",label))),hosts:mapValues(values.hosts,({services},label)=>({place:placeOfLabel(
"host",label),services:Array.from(services??[],([id,value])=>({id,value:serviceJson(value)}))})),helpers:mapValues(values.helpers,({args},label)=>({place:placeOfLabel(
"credentials_helper",label),args})),installations:{items:rest.filter(isInstallation),shown,placeOf},protocols,findings:[...mistake===null?[]:[wrongType(mistake)],
...protocols.mistakes.map(ignored)],secrets:[...values.credentials.values()].flatMap(secretsOf),isRead:mistake===null||client==="opentofu"}}const isInstallation=({
keys:[key]})=>key?.name==="provider_installation",mapValues=(map,make)=>new Map(Array.from(map,([key,value])=>[key,make(value,key)]));function readCredentials(block,place){
const value=block.get("token"),isString=value?.kind==="string";return{place,token:isString?new protocol_token.o(value.value.normalize("NFC")):null,hasValue:value!==
void 0,crashes:[...block.values()].some(hasMaps)}}const hasMaps=value=>{switch(value.kind){case"maps":return!0;case"list":return value.elements.some(hasMaps);case"\
map":return[...value.entries.values()].some(hasMaps);default:return!1}};function secretsOf(block){return[...block.values()].flatMap(value=>value.kind==="string"||
value.kind==="int"?[new protocol_token.o(String(value.value))]:[])}function serviceJson(value){return value.kind==="maps"?jsonOfMap(value.elements[0]??new Map):
jsonOf(value)}function jsonOf(value){switch(value.kind){case"list":return value.elements.map(jsonOf);case"map":return jsonOfMap(value.entries);case"maps":return value.
elements.map(jsonOfMap);default:return value.value}}const jsonOfMap=map=>Object.fromEntries(Array.from(map,([name,value])=>[name,jsonOf(value)]));function labelSpans(items){
const spans=new Map;for(const{keys,value}of items){const[first,second]=keys,inner=value.kind==="object"?value.items.map(item=>item.keys[0]):[];for(const label of second===
void 0?inner:[second])label!==void 0&&spans.set(keyOf(first?.name??"",label.name),label)}return spans}const keyOf=(type,label)=>`${type.toLowerCase()} ${label}`;
var registry_version=__webpack_require__(1731);function configPaths(client,machine,exists,cliConfig=null){const named=namedFile(machine.environment,cliConfig),home=homeOf(
machine);if(home===null)return{main:named,directory:null,directoryOff:null,helperDirectories:[],mirrorDirectories:[]};const paths=machine.system==="windows"?windowsPaths:
unixPaths,{main,directory,dataDirectories}=paths(client,home,machine.environment,exists),join=joiner(machine),helperDirectories=dataDirectories.flatMap(data=>[join(
data,"plugins"),join(data,"plugins",machine.platform)]),mirrorDirectories=[...dataDirectories,...applicationDirectories(home,machine)].map(data=>join(data,"plug\
ins")),directories={helperDirectories,mirrorDirectories};if(named===null)return{main:{path:main,chosenBy:"default"},directory,directoryOff:null,...directories};
const directoryOff={path:directory,by:named.chosenBy};return{main:named,directory:null,directoryOff,...directories}}function applicationDirectories(home,machine){
const{system,platform,environment}=machine;if(system==="windows")return[joinWindows(home,"HashiCorp","Terraform")];if(platform.startsWith("darwin"))return[home,
""].map(root=>joinUnix(root,"Library","Application Support","io.terraform"));const{XDG_DATA_HOME:own="",XDG_DATA_DIRS:others}=environment,isAbsolute=path=>path.
startsWith("/");return[isAbsolute(own)?own:joinUnix(home,".local","share"),...(others||"/usr/local/share:/usr/share").split(":").filter(isAbsolute)].map(data=>joinUnix(
data,"terraform"))}function shownPath(path,machine){const home=homeOf(machine),separator=machine.system==="windows"?"\\":"/";return home===null||home.length<2||
!path.startsWith(home+separator)?path:(machine.system==="windows"?"%APPDATA%":"~")+path.slice(home.length)}function namedFile(environment,cliConfig){if(cliConfig)
return{path:cliConfig,chosenBy:"cli-config"};for(const chosenBy of["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const path=environment[chosenBy];if(path)return{path,
chosenBy}}return null}function homeOf({system,environment,accountHome:accountHome2}){return system==="windows"?environment.APPDATA||null:environment.HOME||accountHome2||
null}function unixPaths(client,home,environment,exists){const[terraformrc,tofurc]=[joinUnix(home,".terraformrc"),joinUnix(home,".tofurc")],directory=joinUnix(home,
".terraform.d");if(client==="terraform")return{main:terraformrc,directory,dataDirectories:[directory]};const{XDG_CONFIG_HOME:config,XDG_DATA_HOME:data}=environment,
isFresh=!exists(terraformrc)&&!exists(tofurc);return{main:config&&isFresh?joinUnix(config,"opentofu","tofurc"):chooseFile(tofurc,terraformrc,exists),directory:config&&
!exists(directory)?joinUnix(config,"opentofu"):directory,dataDirectories:data?[directory,joinUnix(data,"opentofu")]:[directory]}}function windowsPaths(client,home,_environment,exists){
const[terraformrc,tofurc]=[joinWindows(home,"terraform.rc"),joinWindows(home,"tofu.rc")],directory=joinWindows(home,"terraform.d");return{main:client==="terrafo\
rm"?terraformrc:chooseFile(tofurc,terraformrc,exists),directory,dataDirectories:[directory]}}const chooseFile=(own,legacy,exists)=>exists(legacy)&&!exists(own)?
legacy:own,joiner=({system})=>system==="windows"?joinWindows:joinUnix,joinUnix=(directory,...names)=>[directory.replace(/(?<!\/)\/+$/,""),...names].join("/"),joinWindows=(directory,...names)=>[
directory.replace(/(?<![\\/])[\\/]+$/,""),...names].join("\\");function findHelper({name,args,place},directories,client,machine){const listings=directories.map(
directory=>({directory,files:(0,entries.M)(directory).filter(file=>isFile((0,external_node_path_.join)(directory,file)))})),shown=path=>shownPath(path,machine),
choice=chooseHelper(name,listings);switch(choice.kind){case"found":{const path=(0,external_node_path_.resolve)(choice.directory,choice.file),refusal=refusalOf(path,
machine);return{helper:{name,args,path,shown:shown(path),refusal},findings:[]}}case"crash":{const path=shown((0,external_node_path_.join)(choice.directory,choice.
file));return{helper:null,findings:[{problem:(0,cli_config.credentialsHelper)({kind:"version",name,path,client}),place}]}}case"missing":{const mistake={kind:"no\
 helper",name,directories:directories.map(shown)};return{helper:null,findings:[{problem:(0,cli_config.credentialsConfig)({clients:[client],mistake}),place}]}}}}
const isFile=path=>(0,external_node_fs_.existsSync)(path)&&!(0,external_node_fs_.statSync)(path).isDirectory(),HEAD_BYTES=256;function refusalOf(path,{system}){
if(system==="windows")return null;if(!(0,external_node_fs_.statSync)(path).isFile())return"permission denied";const head=Buffer.alloc(HEAD_BYTES);let length;try{
const descriptor=(0,external_node_fs_.openSync)(path,"r");try{length=(0,external_node_fs_.readSync)(descriptor,head)}finally{(0,external_node_fs_.closeSync)(descriptor)}}catch(error){
return(0,read_text.Oj)(error),null}return head.toString("latin1",0,2)==="#!"||head.subarray(0,length).includes(0)?null:"exec format error"}const PREFIX="terrafo\
rm-credentials-",NO_VERSION="0.0.0";function chooseHelper(name,listings){let best;for(const candidate of candidates(name,listings)){const version=(0,registry_version.
oF)(candidate.text),{directory,file}=candidate;if(version===null)return{kind:"crash",directory,file};(best===void 0||(0,registry_version.Zy)(version,best.version,
comparePreReleases)>0)&&(best={...candidate,version})}return best===void 0?{kind:"missing"}:{kind:"found",directory:best.directory,file:best.file}}function candidates(name,listings){
const found=new Map;for(const{directory,files}of listings)for(const file of files){if(!file.startsWith(PREFIX))continue;const base=file.toLowerCase().slice(PREFIX.
length).replace(/\.exe$/,""),split=base.indexOf("_v");if((split<0?base:base.slice(0,split))!==name||base==="")continue;const text=split<0?NO_VERSION:base.slice(
split+2).replace(/_x.*$/s,"");found.has(text)||found.set(text,{directory,file,text})}return[...found.values()]}function comparePreReleases(a,b){const[parts,others]=[
a.split("."),b.split(".")];for(let index=0;index<Math.max(parts.length,others.length);index+=1){const order=compareParts(parts[index]??"",others[index]??"");if(order!==
0)return order}return 0}function compareParts(a,b){if(a===b)return 0;const[isNumber,isOtherNumber]=[isWhole(a),isWhole(b)];return a===""?isOtherNumber?-1:1:b===
""?isNumber?1:-1:isNumber!==isOtherNumber?isNumber?-1:1:isNumber?BigInt(a)>BigInt(b)?1:-1:a>b?1:-1}const isWhole=text=>/^-?\d+$/.test(text);var address_advice=__webpack_require__(
3229),hostname=__webpack_require__(1831);function mergeConfig(files,client){const findings=files.flatMap(file=>file.findings),report=(mistake,place)=>{findings.
push({problem:(0,cli_config.credentialsConfig)({clients:[client],mistake}),place})},credentials2=byHost(new Map(files.flatMap(file=>[...file.credentials])),report),
forced=byHost(new Map(files.flatMap(file=>[...file.hosts])),report);for(const{crashes,label,place}of credentials2)crashes&&report({kind:"panic",label},place);const[
helper,...others]=new Map(files.flatMap(file=>[...file.helpers]));for(const[,{place}]of others)report({kind:"two helpers"},place);return{credentials:credentials2,
forced,helper:helper===void 0?null:{name:helper[0],...helper[1]},findings}}function byHost(blocks,report){const found=new Map;for(const[label,block]of blocks){const type="\
services"in block?"host":"credentials",host=(0,hostname.Pv)(label);if(!host.ok){const advice=(0,address_advice.L6)(label);report({kind:"label",type,label,why:host.
why,advice},block.place);continue}const other=found.get(host.value);if(other!==void 0){const labels=[other.label,label];report({kind:"two labels",type,host:host.
value,labels},block.place)}found.set(host.value,{...block,host:host.value,label})}return[...found.values()]}const MAX_FILE_BYTES=1024*1024,LIMITS={files:1e3,bytes:4*
1024*1024};function readCliConfig(client,machine,cliConfig=null,limits=LIMITS){const paths=configPaths(client,machine,external_node_fs_.existsSync,cliConfig),{directory,
directoryOff,helperDirectories}=paths,main=readMain(paths,client,machine),read=[...main,...readDirectory(directory,client,machine,limits)],off=readDirectory(directoryOff?.
path??null,client,machine,limits),merged=mergeConfig(blocksOf(read),client),found=merged.helper&&findHelper(merged.helper,helperDirectories,client,machine),turnedOff=mergeConfig(
blocksOf(off),client).credentials,protocols=main[0]?.blocks?.protocols??NO_PROTOCOLS;return{...merged,client,installations:blocksOf(read).flatMap(({installations})=>installations??
[]),mirrors:paths.mirrorDirectories.map(path=>({path,shown:shownPath(path,machine)})),paths,files:[...read.map(({file})=>file),...off.map(({file})=>({...file,state:"\
off"}))],turnedOff:turnedOff.map(({host,place})=>({host,place})),helper:found?.helper??null,requestTimeoutMs:client==="opentofu"?requestTimeoutMs(protocols.requestTimeoutSeconds,
machine.environment):null,patience:registryPatience(client,protocols,machine.environment),findings:[...read.flatMap(({finding})=>finding??[]),...merged.findings,
...found?.findings??[]],secrets:[...blocksOf(read),...blocksOf(off)].flatMap(({secrets})=>secrets)}}const blocksOf=files=>files.flatMap(({blocks})=>blocks??[]);
function readMain({main},client,machine){if(main===null)return[];const{path,chosenBy}=main;if((0,external_node_fs_.existsSync)(path))return[readFile(path,client,
machine)];const file={path,shown:shownPath(path,machine),state:"absent"},finding=chosenBy==="default"?null:findingOf({kind:"missing",setting:chosenBy,path},client);
return[{file,blocks:null,finding,bytes:0}]}const IS_CONFIG=/\.tfrc(?:\.json)?$/s;function readDirectory(directory,client,machine,limits){if(directory===null)return[];
const read=[];let total=0;for(const name of(0,entries.M)(directory)){if(!IS_CONFIG.test(name))continue;const path=(0,external_node_path_.join)(directory,name);if(read.
length>=limits.files||total>=limits.bytes){const shown=shownPath(path,machine),finding=findingOf({kind:"too much",file:shown,...limits},client);read.push({file:{
path,shown,state:"not read"},blocks:null,finding,bytes:0});break}const file=readFile(path,client,machine);read.push(file),total+=file.bytes}return read}function readFile(path,client,machine){
const read=(0,read_text.yR)(path,MAX_FILE_BYTES),shown=shownPath(path,machine);if(!read.ok){const{failure}=read,finding=findingOf({kind:"unreadable",file:shown,
failure},client);return{file:{path,shown,state:"not read"},blocks:null,finding,bytes:0}}const blocks=parseConfigFile({shown,...read},client),state=blocks.isRead?
"read":"not read";return{file:{path,shown,state},blocks,finding:null,bytes:read.bytes}}const findingOf=(mistake,client)=>({problem:(0,cli_config.credentialsConfig)(
{clients:[client],mistake}),place:null});function mergeFindings(findings){const merged=new Map;for(const finding of findings){const{problem,place}=finding,key=JSON.
stringify([problem.code,problem.message,place]),before=merged.get(key)?.problem.affects??[],affects=[...new Set([...before,...problem.affects??[]])];merged.set(
key,{problem:{...problem,affects},place})}return[...merged.values()]}var credentials=__webpack_require__(3534),clients=__webpack_require__(1064);const knownSource=(name,answers)=>({
name,isProgram:!1,answers,find:host=>answers.get(host)??null});async function findFirst(sources,host){let answer=null;const looks=[],findings=[];for(const source of sources){
const isAsked=answer===null||!source.isProgram,found=isAsked?await source.find(host):null;looks.push({source:found?.source??source.name,held:isAsked?heldBy(found):
"not asked",counts:answer===null&&found!==null}),found?.problem&&findings.push({problem:found.problem,place:found.place}),answer??=found}return{answer,looks,findings}}
function heldBy(answer){return answer===null?"nothing":answer.token===null?"no token":answer.token.reveal()===""?"an empty token":"a token"}const UNSENDABLE=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;
function describeToken(source,token,place=null){const text=token.reveal(),answer={source,place,token,problem:problemOf(source,text)};return UNSENDABLE.test(text)?
{...answer,isUnsendable:!0}:answer}const SLIPS=[[UNSENDABLE,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,"quotes"],[/^\s|\s$/,
"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function problemOf(source,text){if(text==="")return(0,credentials.credentialsEmpty)(
{source});const slip=SLIPS.find(([pattern])=>pattern.test(text))?.[1];return slip!==void 0?(0,credentials.credentialsMalformed)({source,slip}):text.length<protocol_token.
I?(0,credentials.credentialsShort)({source}):null}const environment_PREFIX="TF_TOKEN_";function environmentTokens(environment){return Object.entries(environment).
flatMap(([variable,text])=>{const host=variable.startsWith(environment_PREFIX)?(0,hostname.$k)(variable):null;return host===null||text===void 0?[]:[{host,variable,
token:new protocol_token.o(text)}]})}const environmentSource=environment=>knownSource("TF_TOKEN_ variables",new Map(environmentTokens(environment).map(({host,variable,
token})=>[host,describeToken(variable,token)])));function settingSource(tokens){const name="tokens setting",answers=tokens.map(({host,token})=>{const described=describeToken(
name,token);return[host,token.reveal()===""?{...described,token:null}:described]});return knownSource(name,new Map(answers))}function credentialsOf({tokens,environment,
clients:clients2}){const shared=[settingSource(tokens),environmentSource(environment)],chains=clients2.map(({client,config,helper,turnedOff=[]})=>{const own=[config&&
configSource(config),helper].filter(source=>source!==null);return{client,turnedOff,sources:[...shared,...own]}}),configured=clients2.flatMap(({config})=>config===
null?[]:configSource(config));return{known:tokensOf([...shared,...configured]),find:async host=>{const found=await Promise.all(chains.map(async({client,sources,
turnedOff})=>{const{looks,...rest}=await findFirst(sources,host);return{...rest,client,looks:[...looks,...offLooks(turnedOff,host)]}}));return{answer:chooseAnswer(
found.map(({answer})=>answer)),clients:found.map(({client,looks})=>({client,looks})),findings:found.flatMap(({findings})=>findings),difference:differenceOf(host,
found)}}}}function tokensOf(sources){const answers=new Map;for(const source of sources)for(const[host,answer]of source.answers)answers.has(host)||answers.set(host,
answer);return new Map([...answers].flatMap(([host,{token,source}])=>token===null?[]:[[host,source]]))}const offLooks=(turnedOff,host)=>turnedOff.filter(block=>block.
host===host).map(({place,by})=>({source:`${place.file}:${place.line} (${by} names another file)`,held:"not read",counts:!1})),configSource=({credentials:credentials2})=>knownSource(
"CLI configuration",new Map(credentials2.map(block=>[block.host,answerOf(block)])));function answerOf({host,place,token,hasValue}){const source=`${place.file}:${place.
line}`;if(token!==null)return describeToken(source,token,place);const mistake={kind:"no token",file:source,host,hasValue};return{source,place,token:null,problem:(0,cli_config.
credentialsConfig)({clients:clients.Du,mistake})}}function chooseAnswer(answers){return answers.find(answer=>answer?.token)??answers.find(answer=>answer!==null)??
null}function differenceOf(host,found){const[first,...others]=found,other=others.find(({answer})=>textOf(answer)!==textOf(first?.answer??null));if(first===void 0||
other===void 0)return null;const sourceOf=({client,answer})=>({client,source:answer?.token?answer.source:null});return(0,credentials.credentialsDiffer)({host,first:sourceOf(
first),other:sourceOf(other)})}const textOf=answer=>answer?.token?.reveal()??null;var external_node_child_process_=__webpack_require__(1421),brief=__webpack_require__(
4e3),document_document=__webpack_require__(7531);const MAX_BYTES=1024*1024;function helperSource(program,world){const answers=new Map;let stopped=null;const ask=async host=>{
if(stopped!==null)return stopped;const outcome=await run(program,host,world),answer=helper_answerOf(program,outcome,world);return outcome.kind==="stopped"&&(stopped??=
answer),answer};return{name:nameOf(program),isProgram:!0,find:host=>{const known=answers.get(host)??ask(host);return answers.set(host,known),known}}}const nameOf=({
name})=>`credentials helper ${name}`;async function run(program,host,world){if(program.refusal!==null)return{kind:"not started",why:program.refusal};if(world.stop.
aborted)return{kind:"stopped",why:CHECK_ENDED};const child=start(program,host,world.environment);return typeof child=="string"?{kind:"not started",why:child}:await outcomeOf(
child,world)}const CHECK_ENDED="was running when the check ended";function outcomeOf(child,world){return new Promise(resolve=>{const output=[],complaint=[];let bytes=0;
const{timeoutMs,abortAfter}=world,signal=abortAfter(timeoutMs),end=outcome=>{signal.removeEventListener("abort",stopLate),world.stop.removeEventListener("abort",
stopEarly),resolve(outcome)},stop=why=>{stopAll(child,world),end({kind:"stopped",why})},stopLate=()=>stop(`did not exit within ${timeoutMs/1e3} s (timeout-secon\
ds)`),stopEarly=()=>stop(CHECK_ENDED);signal.addEventListener("abort",stopLate),world.stop.addEventListener("abort",stopEarly);const collect=into=>chunk=>{bytes+=
chunk.length,bytes>MAX_BYTES?stop(`wrote more than ${MAX_BYTES/1024/1024} MiB`):into.push(chunk)};child.stdout?.on("data",collect(output)),child.stderr?.on("dat\
a",collect(complaint)),child.on("error",error=>end({kind:"not started",why:reasonOf(error)})),child.on("close",code=>{const[whole,said]=[Buffer.concat(output),Buffer.
concat(complaint).toString()];end({kind:"ended",isSuccess:code===0,output:whole,complaint:said})})})}function stopAll(child,{kill}){try{child.pid!==void 0&&kill(
(0,external_node_os_.platform)()==="win32"?child.pid:-child.pid,"SIGKILL")}catch(error){(0,read_text.Oj)(error)}child.stdout?.destroy(),child.stderr?.destroy(),
child.unref()}function start({path,args},host,environment){try{return(0,external_node_child_process_.spawn)(path,[...args,"get",host],{env:inherited(environment),
stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0})}catch(error){return reasonOf(error)}}const inherited=environment=>Object.fromEntries(Object.
entries(environment).filter(([name])=>!name.startsWith("INPUT_"))),REASONS={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format e\
rror",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function reasonOf(error){const code=(0,read_text.Oj)(error);return REASONS[code]??
code}function helper_answerOf(program,outcome,world){const{shown}=program;switch(outcome.kind){case"not started":return failed(program,`failed to run ${shown}: ${outcome.
why}`);case"stopped":return failed(program,`${shown} ${outcome.why} and was stopped`);case"ended":{if(!outcome.isSuccess){const complaint=plainText(outcome.complaint);
return failed(program,complaint===""?`error in ${shown}, but it produced no error message`:`error in ${shown}: ${complaint}`)}return readOutput(program,outcome.
output,world)}}}function readOutput(program,output,{learn}){const read=(0,document_document.T)(output);if(read.kind==="not-json"||read.kind==="not-object")return failed(
program,`malformed output from ${program.shown}: ${(0,brief.dh)(read.why)}`);const text=read.kind==="null"?null:read.services.find(({id})=>id==="token")?.value;
if(typeof text!="string")return null;const token=new protocol_token.o(text);return learn(token),describeToken(nameOf(program),token)}function failed(program,why){
const problem=(0,cli_config.credentialsHelper)({kind:"run",name:program.name,why});return{source:nameOf(program),place:null,token:null,problem}}const COMMAND=new RegExp(
"\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),plainText=text=>(0,brief.dh)(text.replace(COMMAND,"").replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu," ").trim()),HELPER_MS=1e4;
function readMachineCredentials({tokens,configs,timeoutMs},environment,world){for(const token of configs.flatMap(config=>config.secrets))world.learn(token);const helpers=new Map,
helperOf=program=>{if(program===null)return null;const key=JSON.stringify([program.path,...program.args]),helper=helpers.get(key)??helperSource(program,{...world,
timeoutMs:timeoutMs??HELPER_MS,environment});return helpers.set(key,helper),helper},setups=configs.map(config=>({client:config.client,config,helper:helperOf(config.
helper),turnedOff:config.turnedOff.map(block=>({...block,by:config.paths.directoryOff?.by??""}))})),forced=configs.flatMap(config=>config.forced.map(block=>({...block,
client:config.client})));return{credentials:credentialsOf({tokens,environment,clients:setups}),configs,complaints:mergeFindings(configs.flatMap(({findings})=>findings)),
forced:Map.groupBy(forced,({host})=>host)}}var external_node_crypto_=__webpack_require__(7598),external_node_tls_=__webpack_require__(1692),x509_certificate=__webpack_require__(
2767),der=__webpack_require__(5792),x509_names=__webpack_require__(8167);const MAX_RSA_BITS=8192,MIN_RSA_BITS=1024,MAX_SIGNATURE_CHECKS=100;function verifyChain(options){
const sent=[];for(const[index,der2]of options.sent.entries()){const reading=(0,x509_certificate.h)(der2);if(!reading.ok)return{ok:!1,flaw:reading.flaw,isLeaf:index===
0};const{certificate}=reading,{key}=certificate;if(key.kind==="rsa"&&key.bits>MAX_RSA_BITS)return{ok:!1,flaw:{kind:"key-size",bits:key.bits},isLeaf:index===0};sent.
push(certificate)}const[leaf,...others]=sent;if(leaf===void 0)throw new Error("a server sends at least one certificate");const flaw=flawOfLeaf(leaf,options);return flaw!==
null?{ok:!1,flaw,isLeaf:!0}:findChain(leaf,others,options)}function flawOfLeaf(leaf,{host,now}){const flaw=flawOfAny(leaf,now);if(flaw!==null)return flaw;const{
key}=leaf;return(0,x509_names.AI)(leaf.names,host)?key.kind==="unsupported"?{kind:"key",name:key.name}:key.kind==="rsa"&&key.bits<MIN_RSA_BITS?{kind:"key-size",
bits:key.bits}:null:{kind:"other-name",names:leaf.names.dns}}function flawOfAny({unhandled,notBefore,notAfter},now){const[id]=unhandled;return id!==void 0?{kind:"\
critical-extension",id}:now<notBefore?{kind:"not-yet-valid",at:notBefore}:now>notAfter?{kind:"expired",at:notAfter}:null}function findChain(leaf,others,options){
const search={others,options,checks:0,hint:null},chain=options.anchors(leaf.subject).some(anchor=>isSame(anchor,leaf))?acceptChain(search,[leaf]):extend(search,
[leaf]);return chain!==null?{ok:!0,chain}:{ok:!1,...search.hint??{flaw:{kind:"unknown-authority",sent:endOf(leaf,others)},isLeaf:!0}}}function extend(search,chain){
const child=chain.at(-1),{options,others}=search,roles=[{isAnchor:!0,candidates:options.anchors(child.issuer)},{isAnchor:!1,candidates:others.filter(({subject})=>(0,der.
er)(subject,child.issuer))}];for(const{isAnchor,candidates:candidates2}of roles)for(const candidate of candidates2){if(search.checks+=1,search.checks>MAX_SIGNATURE_CHECKS)
return null;if(chain.some(each=>isRepeated(each,candidate)))continue;const rejection=rejectIssuer(chain,candidate,isAnchor,options);if(rejection!==null&&(search.
hint??=rejection),rejection!==null||!hasSigned(candidate,child,options))continue;const longer=[...chain,candidate],found=isAnchor?acceptChain(search,longer):extend(
search,longer);if(found!==null)return found}return null}function rejectIssuer(chain,parent,isAnchor,{now}){const child=chain.at(-1),{basic,key,maySign,version}=parent,
above=flaw2=>({flaw:flaw2,isLeaf:!1});if(!(basic===null?version<3&&isAnchor:basic.isAuthority)||maySign===!1)return above({kind:"no-authority"});const isLeaf=chain.
length===1;if(!child.signature.isSupported)return{flaw:{kind:"signature",name:child.signature.name},isLeaf};if(key.kind==="rsa"&&key.bits<MIN_RSA_BITS)return above(
{kind:"key-size",bits:key.bits});if(key.kind==="unsupported")return above({kind:"key",name:key.name});const flaw=flawOfAny(parent,now);if(flaw!==null)return above(
flaw);const maxPath=basic?.maxPath??null;return maxPath!==null&&chain.length-1>maxPath?above({kind:"path-length"}):null}const hasSigned=(parent,child,{isSignedBy:isSignedBy2})=>child.
signature.isSupported&&parent.key.kind===child.signature.key&&isSignedBy2(child,parent);function acceptChain(search,chain){const unfit=chain.findIndex(({usages})=>!isForServers(
usages));return unfit>=0?(search.hint??={flaw:{kind:"usage"},isLeaf:unfit===0},null):chain.every(({constraints},index)=>constraints===null||chain.slice(0,index).
every(({names})=>(0,x509_names.z$)(names,constraints)))?chain:(search.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const SERVER_USAGES=["1.3.6.1.5.5.7.3.1",
"2.5.29.37.0"],isForServers=usages=>usages.length===0||usages.some(usage=>SERVER_USAGES.includes(usage)),isRepeated=(one,other)=>(0,der.er)(one.subject,other.subject)&&
(0,der.er)(one.keyInfo,other.keyInfo)&&(0,der.er)(one.encodedNames,other.encodedNames),isSame=(one,other)=>(0,der.er)(one.raw,other.raw),isSelfIssued=({subject,
issuer})=>(0,der.er)(subject,issuer);function endOf(leaf,others){return isSelfIssued(leaf)?"self-signed":others.length===0?"leaf":others.some(isSelfIssued)?"roo\
t":"chain"}var offer=__webpack_require__(3427);function makeTrust(caPem){const usual=once(()=>anchorsOf([...external_node_tls_.rootCertificates,...(0,external_node_tls_.
getCACertificates)("extra"),...caPem===null?[]:[caPem]])),system=once(()=>anchorsOf((0,external_node_tls_.getCACertificates)("system")));return{context:once(()=>(0,external_node_tls_.
createSecureContext)({...offer.Hb,ca:[]})),verify:(sent,host)=>{const options={sent,host,now:Date.now(),isSignedBy},verified=verifyChain({...options,anchors:usual()});
return verified.ok?verified:verifyChain({...options,anchors:subject=>[...usual()(subject),...system()(subject)]})}}}function once(make){let made;return()=>(made??=
{value:make()},made.value)}const PEM=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function anchorsOf(pems){const ders=pems.flatMap(pem=>Array.
from(pem.matchAll(PEM),([,base64=""])=>Buffer.from(base64,"base64")));return subject=>{const name=Buffer.from(subject);return ders.filter(der2=>der2.includes(name)).
map(x509_certificate.h).flatMap(reading=>reading.ok&&name.equals(reading.certificate.subject)?reading.certificate:[])}}function isSignedBy(child,parent){try{const key=(0,external_node_crypto_.
createPublicKey)({key:Buffer.from(parent.keyInfo),format:"der",type:"spki"});return new external_node_crypto_.X509Certificate(child.raw).verify(key)}catch{return!1}}
function networkOf(settings){const named=[...settings.hostnames.map(({host})=>(0,hostname.Sv)(host).name),...settings.tokens.map(({host})=>(0,hostname.Sv)(host).
name),...settings.resolve.map(({name})=>name)];return{resolve:settings.resolve,namedHosts:new Set(named),chooseProxy:settings.chooseProxy,trust:makeTrust(settings.
authorities)}}var visit=__webpack_require__(3432)})};export{ids,modules};
