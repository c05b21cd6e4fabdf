const id=261,ids=[261],modules={7511:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{i:()=>parseMediaType});var _parsed_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3625);const TOKEN="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",SPACE=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,
SPECIAL=String.raw`[()<>@,;:\\"/[\]?=]`,TYPE=new RegExp(`^(${TOKEN})?(/)?(${TOKEN})?(.*)$`,"s"),QUOTED=String.raw`"((?:[^"\\\r\n]|\\${SPECIAL}|\\(?!${SPECIAL}))*)"`,
PARAMETER=new RegExp(`;${SPACE}*(${TOKEN})${SPACE}*=${SPACE}*(?:(${TOKEN})|${QUOTED})${SPACE}*`,"y"),LAST_SEMICOLON=new RegExp(`;${SPACE}*$`,"y"),ESCAPE=new RegExp(
String.raw`\\(${SPECIAL})`,"g"),IS_SPACE=new RegExp(SPACE);function parseMediaType(text){const end=text.indexOf(";"),mediaType=lowerCase(trim(end<0?text:text.slice(
0,end))),why=mediaTypeMistake(mediaType)??(end<0?null:parametersMistake(text,end));return why===null?(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.J)(mediaType):(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__.
T)(why)}function mediaTypeMistake(mediaType){const[,main,slash,subtype,rest]=TYPE.exec(mediaType)??[];return main===void 0?"mime: no media type":main===mediaType?
null:slash===void 0?"mime: expected slash after first token":subtype===void 0?"mime: expected token after slash":rest===""?null:"mime: unexpected content after \
media subtype"}function parametersMistake(text,start){const values=new Map;for(let at=start;at<text.length;){PARAMETER.lastIndex=at;const[whole,written="",token,
quoted=""]=PARAMETER.exec(text)??[];if(whole===void 0)return LAST_SEMICOLON.lastIndex=at,LAST_SEMICOLON.test(text)?null:"mime: invalid media parameter";const name=written.
toLowerCase(),value=token??quoted.replace(ESCAPE,"$1"),earlier=values.get(name);if(earlier!==void 0&&earlier!==value)return"mime: duplicate parameter name";values.
set(name,value),at+=whole.length}return null}function trim(text){let start=0,end=text.length;for(;start<end&&IS_SPACE.test(text.charAt(start));)start+=1;for(;end>
start&&IS_SPACE.test(text.charAt(end-1));)end-=1;return text.slice(start,end)}const lowerCase=text=>text.replaceAll("\u0130","i").toLowerCase()}),5924:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
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
next?!0:/[:%]|^[\d.]+$/.test(next)?!1:next.endsWith(`.${first}`)}}),567:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
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
rest.slice(end+3).trimStart()}return rest}})};export{id,ids,modules};
