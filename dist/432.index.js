const id=432,ids=[432],modules={1718:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
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
d(__webpack_exports__,{attemptLimitMs:()=>attemptLimitMs,visitHosts:()=>visitHosts});var get=__webpack_require__(5582),not_contacted=__webpack_require__(6697),hostname=__webpack_require__(
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
characters,!0);return{keeps:(id2,length)=>{if((0,services.D6)(id2)||needed.has(id2))return!0;const isFirst=id2.length<=MAX_ID&&names.delete(nameWithDot(id2));return fits(
id2.length+length)||isFirst},read:(id2,text,range)=>{const{start,end}=range,isLong=end-start>MAX_VALUE;if(isLong&&id2===services.S3&&text[start]==="{")return shortLogin(
text,range);const value=text.slice(start,end);return{value:isLong&&value.startsWith('"')?(0,short_url.m)((0,json.I)(value)):(0,short_value.w)(value)}}}}const nameWithDot=id2=>id2.
slice(0,id2.indexOf(".")+1);var wrong_document=__webpack_require__(6974);const EXCERPT_BYTES=2048,WHOLE={kind:"whole",maxBytes:document_document.b},EXCERPT={kind:"\
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
required,forced})=>[...(required.get(host)??[]).map(({service})=>service),...(forced.get(host)??[]).flatMap(({services:services2})=>services2.map(({id:id2})=>id2))];
function waitMs(attempts,retryAfter,{random,now}){const backoff=FIRST_WAIT_MS*2**(attempts-1)*(.5+random()/2);return Math.min(Math.max(backoff,(0,wait.V)(retryAfter,
now())??0),LONGEST_WAIT_MS)}}),7758:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{
V:()=>requestedMs,v:()=>pause});function pause(ms,{startTimer:start,stop}){return new Promise(resolve=>{const end=()=>{cancel(),stop.signal.removeEventListener(
"abort",end),resolve()},cancel=start(ms,end);stop.signal.addEventListener("abort",end)})}function requestedMs(retryAfter,now){const ms=/^\d+$/.test(retryAfter??
"")?Number(retryAfter)*1e3:Date.parse(retryAfter??"")-now;return Number.isNaN(ms)?null:ms}})};export{id,ids,modules};
