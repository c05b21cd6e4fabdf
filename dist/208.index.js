const id=208,ids=[208],modules={8208:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),
__webpack_require__.d(__webpack_exports__,{openHttp2:()=>openHttp2});var parsed=__webpack_require__(3625);const STATIC_TABLE=":authority|:method GET|:method POS\
T|:path /|:path /index.html|:scheme http|:scheme https|:status 200|:status 204|:status 206|:status 304|:status 400|:status 404|:status 500|accept-charset|accept\
-encoding gzip, deflate|accept-language|accept-ranges|accept|access-control-allow-origin|age|allow|authorization|cache-control|content-disposition|content-encod\
ing|content-language|content-length|content-location|content-range|content-type|cookie|date|etag|expect|expires|from|host|if-match|if-modified-since|if-none-mat\
ch|if-range|if-unmodified-since|last-modified|link|location|max-forwards|proxy-authenticate|proxy-authorization|range|referer|refresh|retry-after|server|set-coo\
kie|strict-transport-security|transfer-encoding|user-agent|vary|via|www-authenticate".split("|").map(entry=>{const[name="",...value]=entry.split(" ");return[name,
value.join(" ")]}),TABLE_BYTES=4096,OVERHEAD=32,sizeOf=([name,value])=>name.length+value.length+OVERHEAD;function fieldDecoder(){const table=[];let used=0,limit=TABLE_BYTES;
const evict=()=>{for(;used>limit;)used-=sizeOf(table.pop()??["",""])},add=field=>{table.unshift(field),used+=sizeOf(field),evict()},entry=index=>{const field=STATIC_TABLE[index-
1]??table[index-1-STATIC_TABLE.length];if(field===void 0)throw new Malformed("index of a header that does not exist");return field},resize=(bytes,isFirst)=>{if(!isFirst&&
used>0)throw new Malformed("table size within a header block");if(bytes>TABLE_BYTES)throw new Malformed("table size above the limit");limit=bytes,evict()},literal=(cursor,bits)=>{
const index=cursor.integer(bits);return[index===0?cursor.text():entry(index)[0],cursor.text()]},next=(cursor,isFirst)=>{const kind=cursor.peek();if(kind>=128)return entry(
cursor.integer(7));if(kind>=64){const field=literal(cursor,6);return add(field),field}return kind<32?literal(cursor,4):(resize(cursor.integer(5),isFirst),null)},
decode=(block,maxSize)=>{const cursor=new Cursor(block),fields=[];let size=0;for(;!cursor.isAtEnd();){const field=next(cursor,fields.length===0);if(field!==null){
if(size+=sizeOf(field),size>maxSize)return{fields,size,truncated:!0};fields.push(field)}}return{fields,size,truncated:!1}};return{decode:(block,maxSize)=>{try{return(0,parsed.
J)(decode(block,maxSize))}catch(error){if(error instanceof Malformed)return(0,parsed.T)(error.message);throw error}}}}class Malformed extends Error{}class Cursor{#bytes;#at=0;constructor(bytes){
this.#bytes=bytes}isAtEnd(){return this.#at>=this.#bytes.length}peek(){const byte=this.#bytes[this.#at];if(byte===void 0)throw new Malformed("header block is cu\
t off");return byte}#byte(){const byte=this.peek();return this.#at+=1,byte}integer(bits){const most=2**bits-1;let value=this.#byte()&most;if(value<most)return value;
for(let shift=0;shift<63;shift+=7){const byte=this.#byte();if(value+=(byte&127)*2**shift,byte<128)return value}throw new Malformed("integer in a header block is\
 too long")}text(){const isHuffman=this.peek()>=128,length=this.integer(7),bytes=this.#bytes.subarray(this.#at,this.#at+length);if(bytes.length<length)throw new Malformed(
"header block is cut off");return this.#at+=length,isHuffman?unpack(bytes):latin1(bytes)}}function latin1(bytes){let text="";for(const byte of bytes)text+=String.
fromCharCode(byte);return text}const CODE_LENGTHS="dnsssssssoussussssssssusssssssss6aacd68baa8b8666555666666678f6cad67777777777777777777777878djde6f565656665776\
66567655677777fbedskmkkmmmnmnnnnnonoomnonnnnlmnmnnomlkmmnnlnmmolmnnllmlnmnnkmmmnmmnqqkjmnmpqqqrrqopjlqrrqrollqqsrrrkoklmllnmmppooqnqrqqrrrrrsrrrrrqu",END_OF_STRING=256,
CODES=(()=>{const lengths=[...CODE_LENGTHS].map(digit=>Number.parseInt(digit,36));let code=0;return Array.from({length:31},(_,length)=>{const symbols=[...lengths.
keys()].filter(symbol=>lengths[symbol]===length),first=code*2;return code=first+symbols.length,{first,symbols}})})();function unpack(bytes){let text="",code=0,length=0;
for(const byte of bytes)for(let bit=7;bit>=0;bit-=1){code=code*2+(byte>>bit&1),length+=1;const{first=0,symbols=[]}=CODES[length]??{},symbol=symbols[code-first];
if(symbol!==void 0){if(symbol===END_OF_STRING)throw new Malformed("end of string within a header");text+=String.fromCharCode(symbol),code=0,length=0}}if(length>
7||code!==2**length-1)throw new Malformed("malformed end of a header");return text}function encodeFields(fields){const bytes=[];for(const field of fields){bytes.
push(16);for(const text of field){encodeLength(text.length,bytes);for(let at=0;at<text.length;at+=1)bytes.push(text.charCodeAt(at))}}return Uint8Array.from(bytes)}
function encodeLength(length,bytes){if(length<127){bytes.push(length);return}bytes.push(127);let rest=length-127;for(;rest>=128;rest=Math.floor(rest/128))bytes.
push(128+rest%128);bytes.push(rest)}var http_response=__webpack_require__(1718);const NAME=/^[a-z0-9!#$%&'*+.^_`|~-]+$/;function parseFields(fields){const headers=new Map;
let status=null;for(const[name,value]of fields){if(!(0,http_response.j3)(value))return(0,parsed.T)("control character in a header");if(name.startsWith(":")){if(headers.
size>0)return(0,parsed.T)("pseudo header after a header");if(name!==":status"||status!==null)return(0,parsed.T)("unexpected pseudo header");if(!/^[+-]?\d{1,18}$/.
test(value))return(0,parsed.T)("malformed status");status=Number(value);continue}if(!NAME.test(name))return(0,parsed.T)("malformed header name");const values=headers.
get(name);values===void 0?headers.set(name,[value]):values.push(value)}return(0,parsed.J)({status,headers})}function declaredLength(headers){const[length,...more]=headers.
get("content-length")??[];return length!==void 0&&more.length===0&&/^\d{1,19}$/.test(length)&&Number(length)<2**63?Number(length):null}var body=__webpack_require__(
2832),byte_source=__webpack_require__(3794),dial=__webpack_require__(7583),http1=__webpack_require__(8439);const TYPES={data:0,headers:1,priority:2,reset:3,settings:4,
push:5,ping:6,goAway:7,windowUpdate:8,continuation:9},FLAGS={ack:1,endStream:1,endHeaders:4,padded:8,priority:32},ERROR_NAMES=["NO_ERROR","PROTOCOL_ERROR","INTE\
RNAL_ERROR","FLOW_CONTROL_ERROR","SETTINGS_TIMEOUT","STREAM_CLOSED","FRAME_SIZE_ERROR","REFUSED_STREAM","CANCEL","COMPRESSION_ERROR","CONNECT_ERROR","ENHANCE_YO\
UR_CALM","INADEQUATE_SECURITY","HTTP_1_1_REQUIRED"],ERRORS={noError:0,protocolError:1,refusedStream:7},errorName=code=>ERROR_NAMES[code]??`error ${code}`,MAX_FRAME_BYTES=16384,
HEADER_BYTES=9,malformed=why=>(0,dial.Au)("HTTP_MALFORMED",why);async function readFrame(source){const header=await take(source,HEADER_BYTES);if(header===null)return null;
const length=header.readUIntBE(0,3);if(length>MAX_FRAME_BYTES)throw malformed("HTTP/2 frame is too long");const payload=await take(source,length);if(payload===null)
return null;const[type=0,flags=0]=header.subarray(3);return{type,flags,stream:header.readUInt32BE(5)&2147483647,payload}}const EMPTY=Buffer.alloc(0);async function take(source,length){
if(length===0)return EMPTY;const parts=[];let left=length;for(;left>0;){const part=await source.bytes(left);if(part===null)return null;left-=part.length,parts.push(
part)}const[first]=parts;return parts.length===1&&first!==void 0?first:Buffer.concat(parts)}function writeFrame(type,flags,stream,payload=new Uint8Array){const header=Buffer.
alloc(HEADER_BYTES);return header.writeUIntBE(payload.length,0,3),header[3]=type,header[4]=flags,header.writeUInt32BE(stream,5),Buffer.concat([header,payload])}
function contentOf({type,flags,payload}){const isPadded=(flags&FLAGS.padded)!==0,padding=isPadded?payload[0]??Number.POSITIVE_INFINITY:0,hasPriority=type===TYPES.
headers&&(flags&FLAGS.priority)!==0,start=(isPadded?1:0)+(hasPriority?5:0),end=payload.length-padding;if(end<start)throw malformed("padding of an HTTP/2 frame i\
s too long");return payload.subarray(start,end)}function isWellFormed({type,flags,stream,payload:{length}}){switch(type){case TYPES.data:case TYPES.headers:case TYPES.
continuation:return stream!==0;case TYPES.priority:return stream!==0&&length===5;case TYPES.reset:return stream!==0&&length===4;case TYPES.settings:return stream===
0&&((flags&FLAGS.ack)===0?length%6===0:length===0);case TYPES.ping:return stream===0&&length===8;case TYPES.goAway:return stream===0&&length>=8;case TYPES.windowUpdate:
return length===4;default:return type!==TYPES.push}}const SETTING_RANGES={2:[0,1],4:[0,2**31-1],5:[MAX_FRAME_BYTES,2**24-1]};function areValidSettings({payload}){
for(let at=0;at<payload.length;at+=6){const value=payload.readUInt32BE(at+2),[least,most]=SETTING_RANGES[payload.readUInt16BE(at)]??[0,value];if(value<least||value>
most)return!1}return!0}const STREAM_WINDOW=4*1024*1024,CONNECTION_WINDOW=1024*1024*1024;function greeting(){const settings=Buffer.alloc(18);for(const[index,[id2,
value]]of[[2,0],[4,STREAM_WINDOW],[6,body.v8]].entries())settings.writeUInt16BE(id2??0,index*6),settings.writeUInt32BE(value??0,index*6+2);const window=Buffer.alloc(
4);return window.writeUInt32BE(CONNECTION_WINDOW),Buffer.concat([Buffer.from(`PRI * HTTP/2.0\r
\r
SM\r
\r
`),writeFrame(TYPES.settings,0,0,settings),writeFrame(TYPES.windowUpdate,0,0,window)])}function requestFrames(stream,{path,headers}){const{host="",...rest}=headers,
fields=[[":method","GET"],[":scheme","https"],[":authority",host],[":path",path],...Object.entries(rest)],block=encodeFields(fields),frames=[];for(let at=0;at<block.
length;at+=MAX_FRAME_BYTES){const flags=(at+MAX_FRAME_BYTES>=block.length?FLAGS.endHeaders:0)|(at===0?FLAGS.endStream:0),type=at===0?TYPES.headers:TYPES.continuation;
frames.push(writeFrame(type,flags,stream,block.subarray(at,at+MAX_FRAME_BYTES)))}return Buffer.concat(frames)}const MAX_FRAMES=1e4,REPLY_FRAMES=10,MAX_SENDS=3,limits=()=>({
framesLeft:MAX_FRAMES,headerBytesLeft:body.v8});function openHttp2(socket){const source=new byte_source.I(socket),http={socket,source,decoder:fieldDecoder(),stream:-1,
isOpen:!1,awaitsAck:!0,goneAway:null,isUnprocessed:!1,...limits()};let isFree=!0,receivedBefore=0;return socket.write(greeting()),{isFree:()=>isFree&&http.goneAway===
null&&!socket.destroyed&&socket.readable,mayRepeat:()=>http.isUnprocessed||http.stream>1&&source.received===receivedBefore,get:async request=>{isFree=!1,receivedBefore=
source.received;const{head,isLast}=await exchange(http,request),finish=()=>{isFree=!0},abandon=()=>isFree||socket.destroy(),declared=declaredLength(head.headers),
headers=new Map(head.headers);return declared===null&&headers.delete("content-length"),{head:(0,body.zy)(head.status??0,"",Object.fromEntries(headers)),body:(0,http1.
mA)(bodyOf(http,declared,isLast),finish,abandon)}}}}async function exchange(http,request){for(let sent=1;;sent+=1){http.stream+=2,Object.assign(http,{isUnprocessed:!1,
...limits()}),http.socket.write(requestFrames(http.stream,request));try{return await readFinalHead(http)}catch(error){if(!(error instanceof Refused)||sent===MAX_SENDS||
http.goneAway!==null)throw error}}}class Refused extends Error{code="HTTP2_STREAM"}async function readFinalHead(http){for(let interim=0;interim<=http1._V;interim+=
1){const part=await nextPart(http);if(part.kind==="data")throw malformed("data before headers");const{status}=part.head;if(status===null)throw malformed("no sta\
tus");if(status<100||status>199)return part;if(part.isLast)throw malformed("interim response without another one")}throw malformed(`more than ${http1._V} interi\
m responses`)}async function*bodyOf(http,declared,isComplete){let left=declared??Number.POSITIVE_INFINITY;for(let isLast=isComplete;!isLast;){const part=await nextPart(
http);if(isLast=part.isLast,part.kind==="head"){if(!isLast||part.head.status!==null)throw malformed("headers within the body");continue}if(left-=part.bytes.length,
left<0)break;part.bytes.length>0&&(yield part.bytes)}if(declared!==null&&left!==0)throw(0,dial.Au)("BODY_LENGTH","not the declared length")}async function nextPart(http){
for(;;){const frame=await nextFrame(http),isOurs=frame.stream===http.stream,isLast=(frame.flags&FLAGS.endStream)!==0;if(frame.type===TYPES.headers){const head=await readFields(
http,frame);if(isOurs)return{kind:"head",isLast,head:(0,http1.ES)(head())}}else if(frame.type===TYPES.data){const bytes=contentOf(frame);if(frame.stream>http.stream+
1)throw malformed("data that was not requested");if(isOurs)return{kind:"data",isLast,bytes}}else handle(http,frame)}}async function nextFrame(http){if(http.framesLeft-=
1,http.framesLeft<0)throw malformed("too many HTTP/2 frames");const frame=await readFrame(http.source);if(frame===null)throw closedBy(http);if(!http.isOpen&&frame.
type!==TYPES.settings)throw malformed("no HTTP/2 settings");if(http.isOpen=!0,!isWellFormed(frame))throw malformed("malformed HTTP/2 frame");return frame}async function readFields(http,first){
const parts=[contentOf(first)];let left=http.headerBytesLeft-first.payload.length;for(let frame=first;(frame.flags&FLAGS.endHeaders)===0;){if(frame=await nextFrame(
http),frame.type!==TYPES.continuation||frame.stream!==first.stream)throw malformed("headers are not continued");if(parts.push(frame.payload),left-=frame.payload.
length,left<0)break}const decoded=(0,http1.ES)(http.decoder.decode(Buffer.concat(parts),http.headerBytesLeft));if(http.headerBytesLeft-=decoded.size,left<0||decoded.
truncated)throw(0,dial.Au)("HEADERS_TOO_LARGE","too many headers");return()=>parseFields(decoded.fields)}function handle(http,frame){const{type,flags,stream,payload}=frame,
isAck=(flags&FLAGS.ack)!==0;switch(type){case TYPES.settings:if(!areValidSettings(frame))throw malformed("malformed HTTP/2 settings");if(isAck&&!http.awaitsAck)
throw malformed("unexpected HTTP/2 acknowledgement");isAck?http.awaitsAck=!1:reply(http,frame);return;case TYPES.ping:isAck||reply(http,frame);return;case TYPES.
windowUpdate:if([0,http.stream].includes(stream)&&(payload.readUInt32BE()&2147483647)===0)throw malformed("malformed HTTP/2 window");return;case TYPES.continuation:
throw malformed("continuation of no headers");case TYPES.reset:stream===http.stream&&http2_reset(http,payload.readUInt32BE());return;case TYPES.goAway:goAway(http,
payload.readUInt32BE()&2147483647,payload.readUInt32BE(4))}}function reply(http,{type,payload}){http.framesLeft-=REPLY_FRAMES;const echo=type===TYPES.ping?payload:
void 0;http.socket.write(writeFrame(type,FLAGS.ack,0,echo))}function http2_reset(http,code){throw code===ERRORS.refusedStream?new Refused(errorName(code)):(http.
isUnprocessed=code===ERRORS.protocolError,(0,dial.Au)("HTTP2_STREAM",errorName(code)))}const closedBy=({goneAway})=>goneAway===null||goneAway===ERRORS.noError?(0,dial.
Au)("ECONNRESET","the connection was closed"):(0,dial.Au)("HTTP2_SESSION",errorName(goneAway));function goAway(http,last,code){if(http.goneAway=code,!(http.stream<=
last))throw http.isUnprocessed=code===ERRORS.noError||http.stream>1,(0,dial.Au)("HTTP2_SESSION",errorName(code))}})};export{id,ids,modules};
