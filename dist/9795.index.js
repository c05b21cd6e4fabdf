const cr=9795,Qr=[9795],lr={770:((Yt,It,hA)=>{Yt.exports=hA(218)}),218:((Yt,It,hA)=>{var Nt,_A=hA(9278),Me=hA(2375),ut=hA(8611),De=hA(5692),pt=hA(4434),Ot=hA(2613),
ue=hA(9023);It.httpOverHttp=yt,It.httpsOverHttp=kt,It.httpOverHttps=wt,It.httpsOverHttps=tt;function yt(le){var PA=new Pe(le);return PA.request=ut.request,PA}function kt(le){
var PA=new Pe(le);return PA.request=ut.request,PA.createSocket=Qe,PA.defaultPort=443,PA}function wt(le){var PA=new Pe(le);return PA.request=De.request,PA}function tt(le){
var PA=new Pe(le);return PA.request=De.request,PA.createSocket=Qe,PA.defaultPort=443,PA}function Pe(le){var PA=this;PA.options=le||{},PA.proxyOptions=PA.options.
proxy||{},PA.maxSockets=PA.options.maxSockets||ut.Agent.defaultMaxSockets,PA.requests=[],PA.sockets=[],PA.on("free",function(Ce,_e,ye,he){for(var Le=ve(_e,ye,he),
Et=0,rt=PA.requests.length;Et<rt;++Et){var We=PA.requests[Et];if(We.host===Le.host&&We.port===Le.port){PA.requests.splice(Et,1),We.request.onSocket(Ce);return}}
Ce.destroy(),PA.removeSocket(Ce)})}ue.inherits(Pe,pt.EventEmitter),Pe.prototype.addRequest=function(PA,Ue,Ce,_e){var ye=this,he=Ge({request:PA},ye.options,ve(Ue,
Ce,_e));if(ye.sockets.length>=this.maxSockets){ye.requests.push(he);return}ye.createSocket(he,function(Le){Le.on("free",Et),Le.on("close",rt),Le.on("agentRemove",
rt),PA.onSocket(Le);function Et(){ye.emit("free",Le,he)}function rt(We){ye.removeSocket(Le),Le.removeListener("free",Et),Le.removeListener("close",rt),Le.removeListener(
"agentRemove",rt)}})},Pe.prototype.createSocket=function(PA,Ue){var Ce=this,_e={};Ce.sockets.push(_e);var ye=Ge({},Ce.proxyOptions,{method:"CONNECT",path:PA.host+
":"+PA.port,agent:!1,headers:{host:PA.host+":"+PA.port}});PA.localAddress&&(ye.localAddress=PA.localAddress),ye.proxyAuth&&(ye.headers=ye.headers||{},ye.headers["\
Proxy-Authorization"]="Basic "+new Buffer(ye.proxyAuth).toString("base64")),Oe("making CONNECT request");var he=Ce.request(ye);he.useChunkedEncodingByDefault=!1,
he.once("response",Le),he.once("upgrade",Et),he.once("connect",rt),he.once("error",We),he.end();function Le($e){$e.upgrade=!0}function Et($e,je,mt){process.nextTick(
function(){rt($e,je,mt)})}function rt($e,je,mt){if(he.removeAllListeners(),je.removeAllListeners(),$e.statusCode!==200){Oe("tunneling socket could not be establ\
ished, statusCode=%d",$e.statusCode),je.destroy();var ft=new Error("tunneling socket could not be established, statusCode="+$e.statusCode);ft.code="ECONNRESET",
PA.request.emit("error",ft),Ce.removeSocket(_e);return}if(mt.length>0){Oe("got illegal response body from proxy"),je.destroy();var ft=new Error("got illegal res\
ponse body from proxy");ft.code="ECONNRESET",PA.request.emit("error",ft),Ce.removeSocket(_e);return}return Oe("tunneling connection has established"),Ce.sockets[Ce.
sockets.indexOf(_e)]=je,Ue(je)}function We($e){he.removeAllListeners(),Oe(`tunneling socket could not be established, cause=%s
`,$e.message,$e.stack);var je=new Error("tunneling socket could not be established, cause="+$e.message);je.code="ECONNRESET",PA.request.emit("error",je),Ce.removeSocket(
_e)}},Pe.prototype.removeSocket=function(PA){var Ue=this.sockets.indexOf(PA);if(Ue!==-1){this.sockets.splice(Ue,1);var Ce=this.requests.shift();Ce&&this.createSocket(
Ce,function(_e){Ce.request.onSocket(_e)})}};function Qe(le,PA){var Ue=this;Pe.prototype.createSocket.call(Ue,le,function(Ce){var _e=le.request.getHeader("host"),
ye=Ge({},Ue.options,{socket:Ce,servername:_e?_e.replace(/:.*$/,""):le.host}),he=Me.connect(0,ye);Ue.sockets[Ue.sockets.indexOf(Ce)]=he,PA(he)})}function ve(le,PA,Ue){
return typeof le=="string"?{host:le,port:PA,localAddress:Ue}:le}function Ge(le){for(var PA=1,Ue=arguments.length;PA<Ue;++PA){var Ce=arguments[PA];if(typeof Ce==
"object")for(var _e=Object.keys(Ce),ye=0,he=_e.length;ye<he;++ye){var Le=_e[ye];Ce[Le]!==void 0&&(le[Le]=Ce[Le])}}return le}var Oe;process.env.NODE_DEBUG&&/\btunnel\b/.
test(process.env.NODE_DEBUG)?Oe=function(){var le=Array.prototype.slice.call(arguments);typeof le[0]=="string"?le[0]="TUNNEL: "+le[0]:le.unshift("TUNNEL:"),console.
error.apply(console,le)}:Oe=function(){},Nt=Oe}),54:((Yt,It,hA)=>{var Nt=Object.getOwnPropertyNames,_A=(l,QA)=>function(){try{return QA||(0,l[Nt(l)[0]])((QA={exports:{}}).
exports,QA),QA.exports}catch(y){throw QA=0,y}},Me=_A({"node_modules/undici/lib/core/symbols.js"(l,QA){"use strict";QA.exports={kClose:Symbol("close"),kDestroy:Symbol(
"destroy"),kDispatch:Symbol("dispatch"),kUrl:Symbol("url"),kRequestOrigin:Symbol("request origin"),kRedirectCacheControl:Symbol("redirect cache control"),kOriginless:Symbol(
"originless"),kWriting:Symbol("writing"),kResuming:Symbol("resuming"),kQueue:Symbol("queue"),kConnect:Symbol("connect"),kConnecting:Symbol("connecting"),kKeepAliveDefaultTimeout:Symbol(
"default keep alive timeout"),kKeepAliveMaxTimeout:Symbol("max keep alive timeout"),kKeepAliveTimeoutThreshold:Symbol("keep alive timeout threshold"),kKeepAliveTimeoutValue:Symbol(
"keep alive timeout"),kKeepAlive:Symbol("keep alive"),kHeadersTimeout:Symbol("headers timeout"),kBodyTimeout:Symbol("body timeout"),kServerName:Symbol("server n\
ame"),kLocalAddress:Symbol("local address"),kHost:Symbol("host"),kNoRef:Symbol("no ref"),kBodyUsed:Symbol("used"),kBody:Symbol("abstracted request body"),kRunning:Symbol(
"running"),kBlocking:Symbol("blocking"),kPending:Symbol("pending"),kSize:Symbol("size"),kBusy:Symbol("busy"),kQueued:Symbol("queued"),kFree:Symbol("free"),kConnected:Symbol(
"connected"),kClosed:Symbol("closed"),kNeedDrain:Symbol("need drain"),kReset:Symbol("reset"),kDestroyed:Symbol.for("nodejs.stream.destroyed"),kResume:Symbol("re\
sume"),kOnError:Symbol("on error"),kMaxHeadersSize:Symbol("max headers size"),kRunningIdx:Symbol("running index"),kPendingIdx:Symbol("pending index"),kError:Symbol(
"error"),kClients:Symbol("clients"),kClient:Symbol("client"),kParser:Symbol("parser"),kOnDestroyed:Symbol("destroy callbacks"),kPipelining:Symbol("pipelining"),
kSocket:Symbol("socket"),kHostHeader:Symbol("host header"),kConnector:Symbol("connector"),kStrictContentLength:Symbol("strict content length"),kMaxRedirections:Symbol(
"maxRedirections"),kMaxRequests:Symbol("maxRequestsPerClient"),kProxy:Symbol("proxy agent options"),kCounter:Symbol("socket request counter"),kMaxResponseSize:Symbol(
"max response size"),kHTTP2Session:Symbol("http2Session"),kHTTP2Options:Symbol("http2 options"),kHTTP2SessionState:Symbol("http2Session state"),kRetryHandlerDefaultRetry:Symbol(
"retry agent default retry"),kConstruct:Symbol("constructable"),kListeners:Symbol("listeners"),kHTTPContext:Symbol("http context"),kMaxConcurrentStreams:Symbol(
"max concurrent streams"),kHostAuthority:Symbol("host authority"),kHTTP2InitialWindowSize:Symbol("http2 initial window size"),kHTTP2ConnectionWindowSize:Symbol(
"http2 connection window size"),kEnableConnectProtocol:Symbol("http2session connect protocol"),kRemoteSettings:Symbol("http2session remote settings"),kHTTP2Stream:Symbol(
"http2session client stream"),kPingInterval:Symbol("ping interval"),kUseMilo:Symbol("use milo"),kNoProxyAgent:Symbol("no proxy agent"),kHttpProxyAgent:Symbol("h\
ttp proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent"),kSocks5ProxyAgent:Symbol("socks5 proxy agent")}}}),ut=_A({"node_modules/undici/lib/util/timers.js"(l,QA){
"use strict";var c=0,y=1e3,f=(y>>1)-1,x,X=Symbol("kFastTimer"),AA=[],Y=-2,H=-1,N=0,V=1;function M(){c+=f;let A=0,n=AA.length;for(;A<n;){const a=AA[A];a._state===
N?(a._idleStart=c-f,a._state=V):a._state===V&&c>=a._idleStart+a._idleTimeout&&(a._state=H,a._idleStart=-1,a._onTimeout(a._timerArg)),a._state===H?(a._state=Y,--n!==
0&&(AA[A]=AA[n])):++A}AA.length=n,AA.length!==0&&w()}function w(){x?.refresh?x.refresh():(clearTimeout(x),x=setTimeout(M,f),x?.unref())}var h=class{[X]=!0;_state=Y;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(A,n,a){
this._onTimeout=A,this._idleTimeout=n,this._timerArg=a,this.refresh()}refresh(){this._state===Y&&AA.push(this),(!x||AA.length===1)&&w(),this._state=N}clear(){this.
_state=H,this._idleStart=-1}};QA.exports={setTimeout(A,n,a){return n<=y?setTimeout(A,n,a):new h(A,n,a)},clearTimeout(A){A[X]?A.clear():clearTimeout(A)},setFastTimeout(A,n,a){
return new h(A,n,a)},clearFastTimeout(A){A.clear()},now(){return c},tick(A=0){c+=A-y+1,M(),M()},reset(){c=0,AA.length=0,clearTimeout(x),x=null},kFastTimer:X}}}),
De=_A({"node_modules/undici/lib/core/errors.js"(l,QA){"use strict";var c=Symbol.for("undici.error.UND_ERR"),y=class extends Error{constructor(_,VA){super(_,VA),
this.name="UndiciError",this.code="UND_ERR"}static[Symbol.hasInstance](_){return _&&_[c]===!0}get[c](){return!0}},f=Symbol.for("undici.error.UND_ERR_CONNECT_TIM\
EOUT"),x=class extends y{constructor(_){super(_),this.name="ConnectTimeoutError",this.message=_||"Connect Timeout Error",this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.
hasInstance](_){return _&&_[f]===!0}get[f](){return!0}},X=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT"),AA=class extends y{constructor(_){super(_),this.name=
"HeadersTimeoutError",this.message=_||"Headers Timeout Error",this.code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.hasInstance](_){return _&&_[X]===!0}get[X](){return!0}},
Y=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW"),H=class extends y{constructor(_){super(_),this.name="HeadersOverflowError",this.message=_||"Headers Overfl\
ow Error",this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](_){return _&&_[Y]===!0}get[Y](){return!0}},N=Symbol.for("undici.error.UND_ERR_BODY_TIM\
EOUT"),V=class extends y{constructor(_){super(_),this.name="BodyTimeoutError",this.message=_||"Body Timeout Error",this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.
hasInstance](_){return _&&_[N]===!0}get[N](){return!0}},M=Symbol.for("undici.error.UND_ERR_INVALID_ARG"),w=class extends y{constructor(_){super(_),this.name="In\
validArgumentError",this.message=_||"Invalid Argument Error",this.code="UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](_){return _&&_[M]===!0}get[M](){return!0}},
h=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE"),A=class extends y{constructor(_){super(_),this.name="InvalidReturnValueError",this.message=_||"Invalid\
 Return Value Error",this.code="UND_ERR_INVALID_RETURN_VALUE"}static[Symbol.hasInstance](_){return _&&_[h]===!0}get[h](){return!0}},n=Symbol.for("undici.error.U\
ND_ERR_ABORT"),a=class extends y{constructor(_){super(_),this.name="AbortError",this.message=_||"The operation was aborted",this.code="UND_ERR_ABORT"}static[Symbol.
hasInstance](_){return _&&_[n]===!0}get[n](){return!0}},E=Symbol.for("undici.error.UND_ERR_ABORTED"),I=class extends a{constructor(_){super(_),this.name="AbortE\
rror",this.message=_||"Request aborted",this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](_){return _&&_[E]===!0}get[E](){return!0}},m=Symbol.for("undici.e\
rror.UND_ERR_INFO"),G=class extends y{constructor(_,VA){super(_,VA),this.name="InformationalError",this.message=_||"Request information",this.code="UND_ERR_INFO"}static[Symbol.
hasInstance](_){return _&&_[m]===!0}get[m](){return!0}},F=Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"),s=class extends y{constructor(_){super(
_),this.name="RequestContentLengthMismatchError",this.message=_||"Request body length does not match content-length header",this.code="UND_ERR_REQ_CONTENT_LENGT\
H_MISMATCH"}static[Symbol.hasInstance](_){return _&&_[F]===!0}get[F](){return!0}},p=Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH"),L=class extends y{constructor(_){
super(_),this.name="ResponseContentLengthMismatchError",this.message=_||"Response body length does not match content-length header",this.code="UND_ERR_RES_CONTE\
NT_LENGTH_MISMATCH"}static[Symbol.hasInstance](_){return _&&_[p]===!0}get[p](){return!0}},d=Symbol.for("undici.error.UND_ERR_DESTROYED"),b=class extends y{constructor(_){
super(_),this.name="ClientDestroyedError",this.message=_||"The client is destroyed",this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](_){return _&&_[d]===
!0}get[d](){return!0}},z=Symbol.for("undici.error.UND_ERR_CLOSED"),i=class extends y{constructor(_){super(_),this.name="ClientClosedError",this.message=_||"The \
client is closed",this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](_){return _&&_[z]===!0}get[z](){return!0}},C=Symbol.for("undici.error.UND_ERR_SOCKET"),O=class extends y{constructor(_,VA){
super(_),this.name="SocketError",this.message=_||"Socket error",this.code="UND_ERR_SOCKET",this.socket=VA}static[Symbol.hasInstance](_){return _&&_[C]===!0}get[C](){
return!0}},R=Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED"),k=class extends y{constructor(_){super(_),this.name="NotSupportedError",this.message=_||"Not suppo\
rted error",this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](_){return _&&_[R]===!0}get[R](){return!0}},q=Symbol.for("undici.error.UND_ERR_BPL_MISSI\
NG_UPSTREAM"),eA=class extends y{constructor(_){super(_),this.name="MissingUpstreamError",this.message=_||"No upstream has been added to the BalancedPool",this.
code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](_){return _&&_[q]===!0}get[q](){return!0}},aA=Symbol.for("undici.error.ERR_WEBASSEMBLY_NOT_SUPPOR\
TED"),tA=class extends Error{constructor(_){super(_||"WebAssembly is not supported in this environment, but is required for HTTP/1 parsing"),this.code="ERR_WEBA\
SSEMBLY_NOT_SUPPORTED"}static[Symbol.hasInstance](_){return _&&_[aA]===!0}get[aA](){return!0}},gA=Symbol.for("undici.error.UND_ERR_HTTP_PARSER"),P=class extends Error{constructor(_,VA,se){
super(_),this.name="HTTPParserError",this.code=VA?`HPE_${VA}`:void 0,this.data=se?se.toString():void 0}static[Symbol.hasInstance](_){return _&&_[gA]===!0}get[gA](){
return!0}},lA=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE"),dA=class extends y{constructor(_){super(_),this.name="ResponseExceededMaxSizeError",this.
message=_||"Response content exceeded max size",this.code="UND_ERR_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](_){return _&&_[lA]===!0}get[lA](){return!0}},
FA=Symbol.for("undici.error.UND_ERR_REQ_RETRY"),LA=class extends y{constructor(_,VA,{headers:se,data:Be}){super(_),this.name="RequestRetryError",this.message=_||
"Request retry error",this.code="UND_ERR_REQ_RETRY",this.statusCode=VA,this.data=Be,this.headers=se}static[Symbol.hasInstance](_){return _&&_[FA]===!0}get[FA](){
return!0}},K=Symbol.for("undici.error.UND_ERR_RESPONSE"),BA=class extends y{constructor(_,VA,{headers:se,body:Be,bodyTruncated:oe=!1}){super(_),this.name="Respo\
nseError",this.message=_||"Response error",this.code="UND_ERR_RESPONSE",this.statusCode=VA,this.body=Be,this.bodyTruncated=oe,this.headers=se}static[Symbol.hasInstance](_){
return _&&_[K]===!0}get[K](){return!0}},uA=Symbol.for("undici.error.UND_ERR_PRX_TLS"),DA=class extends y{constructor(_,VA,se={}){super(VA,{cause:_,...se}),this.
name="SecureProxyConnectionError",this.message=VA||"Secure Proxy Connection failed",this.code="UND_ERR_PRX_TLS",this.cause=_}static[Symbol.hasInstance](_){return _&&
_[uA]===!0}get[uA](){return!0}},GA=Symbol.for("undici.error.UND_ERR_PRX_CONN"),kA=class extends y{constructor(_,VA,se={}){super(VA,{cause:_,...se}),this.name="P\
roxyConnectionError",this.message=VA||"Proxy Connection failed",this.code="UND_ERR_PRX_CONN",this.cause=_}static[Symbol.hasInstance](_){return _&&_[GA]===!0}get[GA](){
return!0}},qA=Symbol.for("undici.error.UND_ERR_REDIRECT_MAX"),KA=class extends y{constructor(_){super(_),this.name="MaxRedirectsError",this.message=_||"max redi\
rects",this.code="UND_ERR_REDIRECT_MAX"}static[Symbol.hasInstance](_){return _&&_[qA]===!0}get[qA](){return!0}},sA=Symbol.for("undici.error.UND_ERR_MAX_ORIGINS_\
REACHED"),pA=class extends y{constructor(_){super(_),this.name="MaxOriginsReachedError",this.message=_||"Maximum allowed origins reached",this.code="UND_ERR_MAX\
_ORIGINS_REACHED"}static[Symbol.hasInstance](_){return _&&_[sA]===!0}get[sA](){return!0}},ee=class extends y{constructor(_,VA){super(_),this.name="Socks5ProxyEr\
ror",this.message=_||"SOCKS5 proxy error",this.code=VA||"UND_ERR_SOCKS5"}},CA=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"),ae=class extends y{constructor(_){
super(_),this.name="MessageSizeExceededError",this.message=_||"Max decompressed message size exceeded",this.code="UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.
hasInstance](_){return _&&_[CA]===!0}get[CA](){return!0}};QA.exports={AbortError:a,WebAssemblyNotSupportedError:tA,HTTPParserError:P,UndiciError:y,HeadersTimeoutError:AA,
HeadersOverflowError:H,BodyTimeoutError:V,RequestContentLengthMismatchError:s,ConnectTimeoutError:x,InvalidArgumentError:w,InvalidReturnValueError:A,RequestAbortedError:I,
ClientDestroyedError:b,ClientClosedError:i,InformationalError:G,SocketError:O,NotSupportedError:k,ResponseContentLengthMismatchError:L,BalancedPoolMissingUpstreamError:eA,
ResponseExceededMaxSizeError:dA,RequestRetryError:LA,ResponseError:BA,SecureProxyConnectionError:DA,ProxyConnectionError:kA,MaxOriginsReachedError:pA,MaxRedirectsError:KA,
Socks5ProxyError:ee,MessageSizeExceededError:ae}}}),pt=_A({"node_modules/undici/lib/core/constants.js"(l,QA){"use strict";var c=["Accept","Accept-Encoding","Acc\
ept-Language","Accept-Ranges","Access-Control-Allow-Credentials","Access-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control-Allow-Origin","Ac\
cess-Control-Expose-Headers","Access-Control-Max-Age","Access-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc","Alt-Used","Autho\
rization","Cache-Control","Clear-Site-Data","Connection","Content-Disposition","Content-Encoding","Content-Language","Content-Length","Content-Location","Conten\
t-Range","Content-Security-Policy","Content-Security-Policy-Report-Only","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-Opener-Policy","Cr\
oss-Origin-Resource-Policy","Date","Device-Memory","Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Match","If-Modified-Sinc\
e","If-None-Match","If-Range","If-Unmodified-Since","Keep-Alive","Last-Modified","Link","Location","Max-Forwards","Origin","Permissions-Policy","Pragma","Proxy-\
Authenticate","Proxy-Authorization","RTT","Range","Referer","Referrer-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Extensions","Sec-Web\
Socket-Key","Sec-WebSocket-Protocol","Sec-WebSocket-Version","Server","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Preload","Set-Cookie",
"SourceMap","Strict-Transport-Security","Supports-Loading-Mode","TE","Timing-Allow-Origin","Trailer","Transfer-Encoding","Upgrade","Upgrade-Insecure-Requests","\
User-Agent","Vary","Via","WWW-Authenticate","X-Content-Type-Options","X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-B\
y","X-Requested-With","X-XSS-Protection"],y={};Object.setPrototypeOf(y,null);for(let X=0;X<c.length;++X){const AA=c[X],Y=AA.toLowerCase();y[AA]=y[Y]=Y}var f=131072,
x=128*1024*1024;QA.exports={wellknownHeaderNames:c,headerNameLowerCasedRecord:y,defaultWebSocketMaxFragments:f,defaultWebSocketMaxPayloadSize:x}}}),Ot=_A({"node\
_modules/undici/lib/core/tree.js"(l,QA){"use strict";var{wellknownHeaderNames:c,headerNameLowerCasedRecord:y}=pt(),f=class Ht{value=null;left=null;middle=null;right=null;code;constructor(Y,H,N){
if(N===void 0||N>=Y.length)throw new TypeError("Unreachable");if((this.code=Y.charCodeAt(N))>127)throw new TypeError("key must be ascii string");Y.length!==++N?
this.middle=new Ht(Y,H,N):this.value=H}add(Y,H){const N=Y.length;if(N===0)throw new TypeError("Unreachable");let V=0,M=this;for(;;){const w=Y.charCodeAt(V);if(w>
127)throw new TypeError("key must be ascii string");if(M.code===w)if(N===++V){M.value=H;break}else if(M.middle!==null)M=M.middle;else{M.middle=new Ht(Y,H,V);break}else if(M.
code<w)if(M.left!==null)M=M.left;else{M.left=new Ht(Y,H,V);break}else if(M.right!==null)M=M.right;else{M.right=new Ht(Y,H,V);break}}}search(Y){const H=Y.length;
let N=0,V=this;for(;V!==null&&N<H;){let M=Y[N];for(M<=90&&M>=65&&(M|=32);V!==null;){if(M===V.code){if(H===++N)return V;V=V.middle;break}V=V.code<M?V.left:V.right}}
return null}},x=class{node=null;insert(AA,Y){this.node===null?this.node=new f(AA,Y,0):this.node.add(AA,Y)}lookup(AA){return this.node?.search(AA)?.value??null}},
X=new x;for(let AA=0;AA<c.length;++AA){const Y=y[c[AA]];X.insert(Y,Y)}QA.exports={TernarySearchTree:x,tree:X}}}),ue=_A({"node_modules/undici/lib/core/util.js"(l,QA){
"use strict";var c=hA(4589),{kDestroyed:y,kBodyUsed:f,kListeners:x,kBody:X}=Me(),{IncomingMessage:AA}=hA(7067),Y=hA(7075),H=hA(7030),{stringify:N}=hA(1792),{EventEmitter:V,
addAbortListener:M}=hA(8474),w=ut(),{InvalidArgumentError:h,ConnectTimeoutError:A}=De(),{headerNameLowerCasedRecord:n}=pt(),{tree:a}=Ot(),E=class{constructor(Q){
this[X]=Q,this[f]=!1}async*[Symbol.asyncIterator](){c(!this[f],"disturbed"),this[f]=!0,yield*this[X]}};function I(){}function m(Q){return G(Q)?(eA(Q)===0&&Q.on(
"data",function(){c(!1)}),typeof Q.readableDidRead!="boolean"&&(Q[f]=!1,V.prototype.on.call(Q,"data",function(){this[f]=!0})),Q):Q&&typeof Q.pipeTo=="function"?
new E(Q):Q&&KA(Q)?Q:Q&&typeof Q!="string"&&!ArrayBuffer.isView(Q)&&k(Q)?new E(Q):Q}function G(Q){return Q&&typeof Q=="object"&&typeof Q.pipe=="function"&&typeof Q.
on=="function"}function F(Q){return Q instanceof Blob}function s(Q){return Q.includes("?")||Q.includes("#")}function p(Q,EA){if(s(Q))throw new Error('Query para\
ms cannot be passed when url already contains "?" or "#".');const yA=N(EA);return yA&&(Q+="?"+yA),Q}function L(Q){const EA=parseInt(Q,10);return EA===Number(Q)&&
EA>=0&&EA<=65535}function d(Q){return Q!=null&&Q[0]==="h"&&Q[1]==="t"&&Q[2]==="t"&&Q[3]==="p"&&(Q[4]===":"||Q[4]==="s"&&Q[5]===":")}function b(Q){if(typeof Q=="\
string"){if(Q=new URL(Q),!d(Q.origin||Q.protocol))throw new h("Invalid URL protocol: the URL must start with `http:` or `https:`.");return Q}if(!Q||typeof Q!="o\
bject")throw new h("Invalid URL: The URL argument must be a non-null object.");if(!(Q instanceof URL)){if(Q.port!=null&&Q.port!==""&&L(Q.port)===!1)throw new h(
"Invalid URL: port must be a valid integer or a string representation of an integer.");if(Q.path!=null&&typeof Q.path!="string")throw new h("Invalid URL path: t\
he path must be a string or null/undefined.");if(Q.pathname!=null&&typeof Q.pathname!="string")throw new h("Invalid URL pathname: the pathname must be a string \
or null/undefined.");if(Q.hostname!=null&&typeof Q.hostname!="string")throw new h("Invalid URL hostname: the hostname must be a string or null/undefined.");if(Q.
origin!=null&&typeof Q.origin!="string")throw new h("Invalid URL origin: the origin must be a string or null/undefined.");if(!d(Q.origin||Q.protocol))throw new h(
"Invalid URL protocol: the URL must start with `http:` or `https:`.");const EA=Q.port!=null?Q.port:Q.protocol==="https:"?443:80;let yA=Q.origin!=null?Q.origin:`${Q.
protocol||""}//${Q.hostname||""}:${EA}`,T=Q.path!=null?Q.path:`${Q.pathname||""}${Q.search||""}`;return yA[yA.length-1]==="/"&&(yA=yA.slice(0,yA.length-1)),T&&T[0]!==
"/"&&(T=`/${T}`),new URL(`${yA}${T}`)}if(!d(Q.origin||Q.protocol))throw new h("Invalid URL protocol: the URL must start with `http:` or `https:`.");return Q}function z(Q){
if(Q=b(Q),Q.pathname!=="/"||Q.search||Q.hash)throw new h("invalid url");return Q}function i(Q){if(Q[0]==="["){const yA=Q.indexOf("]");return c(yA!==-1),Q.substring(
1,yA)}const EA=Q.indexOf(":");return EA===-1?Q:Q.substring(0,EA)}function C(Q){if(!Q)return null;c(typeof Q=="string");const EA=i(Q);return H.isIP(EA)?"":EA}function O(Q){
return JSON.parse(JSON.stringify(Q))}function R(Q){return Q!=null&&typeof Q[Symbol.asyncIterator]=="function"}function k(Q){return Q!=null&&(typeof Q[Symbol.iterator]==
"function"||typeof Q[Symbol.asyncIterator]=="function")}function q(Q){const EA=Object.getPrototypeOf(Q);return Object.hasOwn(Q,Symbol.iterator)||EA!=null&&EA!==
Object.prototype&&typeof Q[Symbol.iterator]=="function"}function eA(Q){if(Q==null)return 0;if(G(Q)){const EA=Q._readableState;return EA&&EA.objectMode===!1&&EA.
ended===!0&&Number.isFinite(EA.length)?EA.length:null}else{if(F(Q))return Q.size!=null?Q.size:null;if(DA(Q))return Q.byteLength}return null}function aA(Q){return Q&&
!!(Q.destroyed||Q[y]||Y.isDestroyed?.(Q))}function tA(Q,EA){if(!(Q==null||!G(Q)||aA(Q))){if(typeof Q.destroy=="function"){Object.getPrototypeOf(Q).constructor===
AA&&(Q.socket=null);try{Q.destroy(EA)}catch{}}else EA&&queueMicrotask(()=>{Q.emit("error",EA)});Q.destroyed!==!0&&(Q[y]=!0)}}var gA=/(?:^|,)[\t ]*timeout=(\d+)/i;
function P(Q){const EA=Q.match(gA);return EA?parseInt(EA[1],10)*1e3:null}function lA(Q){return typeof Q=="string"?n[Q]??Q.toLowerCase():a.lookup(Q)??Q.toString(
"latin1").toLowerCase()}function dA(Q){return a.lookup(Q)??Q.toString("latin1").toLowerCase()}function FA(Q,EA,yA){EA==="__proto__"?Object.defineProperty(Q,EA,{
value:yA,enumerable:!0,configurable:!0,writable:!0}):Q[EA]=yA}function LA(Q,EA){EA===void 0&&(EA={});for(let yA=0;yA<Q.length;yA+=2){const T=lA(Q[yA]);let oA=EA[T];
if(oA!==void 0)if(Object.hasOwn(EA,T))typeof oA=="string"&&(oA=[oA],EA[T]=oA),oA.push(Q[yA+1].toString("latin1"));else{const IA=typeof Q[yA+1]=="string"?Q[yA+1]:
Array.isArray(Q[yA+1])?Q[yA+1].map(NA=>NA.toString("latin1")):Q[yA+1].toString("latin1");T==="__proto__"?Object.defineProperty(EA,T,{value:IA,enumerable:!0,configurable:!0,
writable:!0}):EA[T]=IA}else{const IA=typeof Q[yA+1]=="string"?Q[yA+1]:Array.isArray(Q[yA+1])?Q[yA+1].map(NA=>NA.toString("latin1")):Q[yA+1].toString("latin1");EA[T]=
IA}}return EA}function K(Q){if(Q==null)return[];if(!Array.isArray(Q)){const IA=[];for(const[NA,WA]of Object.entries(Q))if(Array.isArray(WA))for(const YA of WA)IA.
push(NA,`${YA}`);else IA.push(NA,`${WA}`);return IA}const EA=Q.length,yA=new Array(EA);let T,oA;for(let IA=0;IA<EA;IA+=2)T=Q[IA],oA=Q[IA+1],typeof T!="string"&&
(T=T.toString()),typeof oA!="string"&&(oA=oA.toString("latin1")),yA[IA]=T,yA[IA+1]=oA;return yA}function BA(Q){const EA=[];for(const[yA,T]of Object.entries(Q))if(Array.
isArray(T))for(const oA of T)EA.push(Buffer.from(yA,"latin1"),Buffer.from(`${oA}`,"latin1"));else EA.push(Buffer.from(yA,"latin1"),Buffer.from(`${T}`,"latin1"));
return EA}function uA(Q){if(!Array.isArray(Q))throw new TypeError("expected headers to be an array");return Q.map(EA=>Buffer.from(EA))}function DA(Q){return Q instanceof
Uint8Array||Buffer.isBuffer(Q)}function GA(Q,EA,yA){if(!Q||typeof Q!="object")throw new h("handler must be an object");if(typeof Q.onRequestStart!="function")throw new h(
"invalid onRequestStart method");if(typeof Q.onResponseError!="function")throw new h("invalid onResponseError method");if(typeof Q.onBodySent!="function"&&Q.onBodySent!==
void 0)throw new h("invalid onBodySent method");if(typeof Q.onRequestSent!="function"&&Q.onRequestSent!==void 0)throw new h("invalid onRequestSent method");if(yA||
EA==="CONNECT"){if(typeof Q.onRequestUpgrade!="function")throw new h("invalid onRequestUpgrade method")}else{if(typeof Q.onResponseStart!="function")throw new h(
"invalid onResponseStart method");if(typeof Q.onResponseData!="function")throw new h("invalid onResponseData method");if(typeof Q.onResponseEnd!="function")throw new h(
"invalid onResponseEnd method")}}function kA(Q){return!!(Q&&(Y.isDisturbed(Q)||Q[f]))}function qA(Q){return{localAddress:Q.localAddress,localPort:Q.localPort,remoteAddress:Q.
remoteAddress,remotePort:Q.remotePort,remoteFamily:Q.remoteFamily,timeout:Q.timeout,bytesWritten:Q.bytesWritten,bytesRead:Q.bytesRead}}function KA(Q){return Q&&
typeof Q=="object"&&typeof Q.append=="function"&&typeof Q.delete=="function"&&typeof Q.get=="function"&&typeof Q.getAll=="function"&&typeof Q.has=="function"&&typeof Q.
set=="function"&&Q[Symbol.toStringTag]==="FormData"}function sA(Q,EA){return!Q||"aborted"in Q?M(Q,EA)[Symbol.dispose]:typeof Q.addEventListener=="function"?(Q.addEventListener(
"abort",EA,{once:!0}),()=>Q.removeEventListener("abort",EA)):(Q.once("abort",EA),()=>Q.removeListener("abort",EA))}var pA=new Uint8Array([0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,1,1,1,1,0,0,1,1,0,1,1,0,1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0]);function ee(Q){return pA[Q]===1}var CA=/^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;function ae(Q){if(Q.length>=12)return CA.test(Q);if(Q.length===0)return!1;for(let EA=0;EA<
Q.length;EA++)if(pA[Q.charCodeAt(EA)]!==1)return!1;return!0}var _=/[^\t\x20-\x7e\x80-\xff]/;function VA(Q){return!_.test(Q)}var se=/^bytes (\d+)-(\d+)\/(\d+|\*)?$/;
function Be(Q){if(Q==null||Q==="")return{start:0,end:null,size:null};if(!Q)return null;const EA=se.exec(Q);return EA?{start:parseInt(EA[1]),end:EA[2]?parseInt(EA[2]):
null,size:EA[3]&&EA[3]!=="*"?parseInt(EA[3]):null}:null}function oe(Q,EA,yA){return(Q[x]??=[]).push([EA,yA]),Q.on(EA,yA),Q}function we(Q){if(Q[x]!=null){for(const[
EA,yA]of Q[x])Q.removeListener(EA,yA);Q[x]=null}return Q}function be(Q,EA,yA){try{EA.onResponseError(yA),c(EA.aborted)}catch(T){Q.emit("error",T)}}var ne=process.
platform==="win32"?(Q,EA)=>{if(!EA.timeout)return I;let yA=null,T=null;const oA=w.setFastTimeout(()=>{yA=setImmediate(()=>{T=setImmediate(()=>de(Q.deref(),EA))})},
EA.timeout);return()=>{w.clearFastTimeout(oA),clearImmediate(yA),clearImmediate(T)}}:(Q,EA)=>{if(!EA.timeout)return I;let yA=null;const T=w.setFastTimeout(()=>{
yA=setImmediate(()=>{de(Q.deref(),EA)})},EA.timeout);return()=>{w.clearFastTimeout(T),clearImmediate(yA)}};function de(Q,EA){if(Q==null)return;let yA="Connect T\
imeout Error";Array.isArray(Q.autoSelectFamilyAttemptedAddresses)?yA+=` (attempted addresses: ${Q.autoSelectFamilyAttemptedAddresses.join(", ")},`:yA+=` (attemp\
ted address: ${EA.hostname}:${EA.port},`,yA+=` timeout: ${EA.timeout}ms)`,tA(Q,new A(yA))}var Ne=null,JA=null;function zA(Q){if(Q===Ne)return JA;const EA=ke(Q);
return Ne=Q,JA=EA,EA}function ke(Q){if(Q[0]==="h"&&Q[1]==="t"&&Q[2]==="t"&&Q[3]==="p")switch(Q[4]){case":":return"http:";case"s":if(Q[5]===":")return"https:"}return Q.
slice(0,Q.indexOf(":")+1)}var He={__proto__:null,enumerable:!0},j={delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",HEAD:"HEAD",options:"OPTIONS",
OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT",query:"QUERY",QUERY:"QUERY"},XA={...j,patch:"patch",PATCH:"PATCH"};Object.setPrototypeOf(j,null),Object.
setPrototypeOf(XA,null),QA.exports={kEnumerableProperty:He,isDisturbed:kA,isBlobLike:F,parseOrigin:z,parseURL:b,getServerName:C,isStream:G,isIterable:k,hasSafeIterator:q,
isAsyncIterable:R,isDestroyed:aA,headerNameToString:lA,bufferToLowerCasedHeaderName:dA,addListener:oe,removeAllListeners:we,errorRequest:be,parseRawHeaders:K,toRawHeaders:BA,
encodeRawHeaders:uA,parseHeaders:LA,setHeader:FA,parseKeepAliveTimeout:P,destroy:tA,bodyLength:eA,deepClone:O,isBuffer:DA,assertRequestHandler:GA,getSocketInfo:qA,
isFormDataLike:KA,pathHasQueryOrFragment:s,serializePathWithQuery:p,addAbortListener:sA,isValidHTTPToken:ae,isValidHeaderValue:VA,isTokenCharCode:ee,parseRangeHeader:Be,
normalizedMethodRecordsBase:j,normalizedMethodRecords:XA,isValidPort:L,isHttpOrHttpsPrefixed:d,safeHTTPMethods:Object.freeze(["GET","HEAD","OPTIONS","TRACE"]),wrapRequestBody:m,
setupConnectTimeout:ne,getProtocolFromUrlString:zA}}}),yt=_A({"node_modules/undici/lib/web/fetch/constants.js"(l,QA){"use strict";var c=["GET","HEAD","POST"],y=new Set(
c),f=[101,204,205,304],x=[301,302,303,307,308],X=new Set(x),AA=["1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77","79",
"87","95","101","102","103","104","109","110","111","113","115","117","119","123","135","137","139","143","161","179","389","427","465","512","513","514","515",
"526","530","531","532","540","548","554","556","563","587","601","636","989","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060","5061","\
6000","6566","6665","6666","6667","6668","6669","6679","6697","10080"],Y=new Set(AA),H=["no-referrer","no-referrer-when-downgrade","same-origin","origin","stric\
t-origin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url"],N=["",...H],V=new Set(H),M=["follow","manual","error"],w=["GET","HEAD","OPT\
IONS","TRACE","QUERY"],h=new Set(w),A=["navigate","same-origin","no-cors","cors"],n=["omit","same-origin","include"],a=["default","no-store","reload","no-cache",
"force-cache","only-if-cached"],E=["content-encoding","content-language","content-location","content-type","content-length"],I=["half"],m=["CONNECT","TRACE","TR\
ACK"],G=new Set(m),F=["audio","audioworklet","font","image","manifest","paintworklet","script","style","track","video","xslt",""],s=new Set(F);QA.exports={subresource:F,
forbiddenMethods:m,requestBodyHeader:E,referrerPolicy:N,requestRedirect:M,requestMode:A,requestCredentials:n,requestCache:a,redirectStatus:x,corsSafeListedMethods:c,
nullBodyStatus:f,safeMethods:w,badPorts:AA,requestDuplex:I,subresourceSet:s,badPortsSet:Y,redirectStatusSet:X,corsSafeListedMethodsSet:y,safeMethodsSet:h,forbiddenMethodsSet:G,
referrerPolicyTokens:V}}}),kt=_A({"node_modules/undici/lib/web/fetch/global.js"(l,QA){"use strict";var c=Symbol.for("undici.globalOrigin.1");function y(){return globalThis[c]}
function f(x){if(x===void 0){Object.defineProperty(globalThis,c,{value:void 0,writable:!0,enumerable:!1,configurable:!1});return}const X=new URL(x);if(X.protocol!==
"http:"&&X.protocol!=="https:")throw new TypeError(`Only http & https urls are allowed, received ${X.protocol}`);Object.defineProperty(globalThis,c,{value:X,writable:!0,
enumerable:!1,configurable:!1})}QA.exports={getGlobalOrigin:y,setGlobalOrigin:f}}}),wt=_A({"node_modules/undici/lib/encoding/index.js"(l,QA){"use strict";var c=new TextDecoder;
function y(f){return f.length===0?"":(f[0]===239&&f[1]===187&&f[2]===191&&(f=f.subarray(3)),c.decode(f))}QA.exports={utf8DecodeBytes:y}}}),tt=_A({"node_modules/\
undici/lib/web/infra/index.js"(l,QA){"use strict";var c=hA(4589),{utf8DecodeBytes:y}=wt();function f(E,I,m){let G="";for(;m.position<I.length&&E(I[m.position]);)
G+=I[m.position],m.position++;return G}function x(E,I,m){const G=I.indexOf(E,m.position),F=m.position;return G===-1?(m.position=I.length,I.slice(F)):(m.position=
G,I.slice(F,m.position))}var X=/[\u0009\u000A\u000C\u000D\u0020]/g;function AA(E){E=E.replace(X,"");let I=E.length;if(I%4===0&&E.charCodeAt(I-1)===61&&(--I,E.charCodeAt(
I-1)===61&&--I),I%4===1||/[^+/0-9A-Za-z]/.test(E.length===I?E:E.substring(0,I)))return"failure";const m=Buffer.from(E,"base64");return new Uint8Array(m.buffer,m.
byteOffset,m.byteLength)}function Y(E){return E===9||E===10||E===12||E===13||E===32}function H(E){const I=E.length;if(65535>I)return String.fromCharCode.apply(null,
E);let m="",G=0,F=65535;for(;G<I;)G+F>I&&(F=I-G),m+=String.fromCharCode.apply(null,E.subarray(G,G+=F));return m}var N=/[^\x00-\xFF]/;function V(E){return c(!N.test(
E)),E}var M=/[^\x00-\x7F]/;function w(E){return M.test(E)?E.replace(/[A-Z]+/g,I=>I.toLowerCase()):E.toLowerCase()}function h(E){return JSON.parse(y(E))}function A(E,I=!0,m=!0){
return n(E,I,m,Y)}function n(E,I,m,G){let F=0,s=E.length-1;if(I)for(;F<E.length&&G(E.charCodeAt(F));)F++;if(m)for(;s>=F&&G(E.charCodeAt(s));)s--;return F===0&&s===
E.length-1?E:E.slice(F,s+1)}function a(E){const I=JSON.stringify(E);if(I===void 0)throw new TypeError("Value is not JSON serializable");return c(typeof I=="stri\
ng"),I}QA.exports={asciiLowercase:w,collectASequenceOfCodePoints:f,collectASequenceOfCodePointsFast:x,forgivingBase64:AA,isASCIIWhitespace:Y,isomorphicDecode:H,
isomorphicEncode:V,parseJSONFromBytes:h,removeASCIIWhitespace:A,removeChars:n,serializeJavascriptValueToJSONString:a}}}),Pe=_A({"node_modules/undici/lib/web/fet\
ch/data-url.js"(l,QA){"use strict";var c=hA(4589),{asciiLowercase:y,forgivingBase64:f,collectASequenceOfCodePoints:x,collectASequenceOfCodePointsFast:X,isomorphicDecode:AA,
removeASCIIWhitespace:Y,removeChars:H}=tt(),N=new TextEncoder,V=/^[-!#$%&'*+.^_`|~A-Za-z0-9]+$/u,M=/[\u000A\u000D\u0009\u0020]/u,w=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/u;
function h(d){c(d.protocol==="data:");let b=A(d,!0);b=b.slice(5);const z={position:0};let i=X(",",b,z);const C=i.length;if(i=Y(i,!0,!0),z.position>=b.length)return"\
failure";z.position++;const O=b.slice(C+1);let R=n(O);if(/;\u0020*[Bb][Aa][Ss][Ee]64$/u.test(i)){const q=AA(R);if(R=f(q),R==="failure")return"failure";i=i.slice(
0,-6),i=i.replace(/(\u0020+)$/u,""),i=i.slice(0,-1)}i.startsWith(";")&&(i="text/plain"+i);let k=m(i);return k==="failure"&&(k=m("text/plain;charset=US-ASCII")),
{mimeType:k,body:R}}function A(d,b=!1){if(!b)return d.href;const z=d.href,i=d.hash.length,C=i===0?z:z.substring(0,z.length-i);return!i&&z.endsWith("#")?C.slice(
0,-1):C}function n(d){const b=N.encode(d);return I(b)}function a(d){return d>=48&&d<=57||d>=65&&d<=70||d>=97&&d<=102}function E(d){return d>=48&&d<=57?d-48:(d&223)-
55}function I(d){const b=d.length,z=new Uint8Array(b);let i=0,C=0;for(;C<b;){const O=d[C];O!==37?z[i++]=O:O===37&&!(a(d[C+1])&&a(d[C+2]))?z[i++]=37:(z[i++]=E(d[C+
1])<<4|E(d[C+2]),C+=2),++C}return b===i?z:z.subarray(0,i)}function m(d){d=p(d,!0,!0);const b={position:0},z=X("/",d,b);if(z.length===0||!V.test(z)||b.position>=
d.length)return"failure";b.position++;let i=X(";",d,b);if(i=p(i,!1,!0),i.length===0||!V.test(i))return"failure";const C=y(z),O=y(i),R={type:C,subtype:O,parameters:new Map,
essence:`${C}/${O}`};for(;b.position<d.length;){b.position++,x(eA=>M.test(eA),d,b);let k=x(eA=>eA!==";"&&eA!=="=",d,b);if(k=y(k),b.position<d.length){if(d[b.position]===
";")continue;b.position++}if(b.position>=d.length)break;let q=null;if(d[b.position]==='"')q=G(d,b,!0),X(";",d,b);else if(q=X(";",d,b),q=p(q,!1,!0),q.length===0)
continue;k.length!==0&&V.test(k)&&(q.length===0||w.test(q))&&!R.parameters.has(k)&&R.parameters.set(k,q)}return R}function G(d,b,z=!1){const i=b.position;let C="";
for(c(d[b.position]==='"'),b.position++;C+=x(R=>R!=='"'&&R!=="\\",d,b),!(b.position>=d.length);){const O=d[b.position];if(b.position++,O==="\\"){if(b.position>=
d.length){C+="\\";break}C+=d[b.position],b.position++}else{c(O==='"');break}}return z?C:d.slice(i,b.position)}function F(d){c(d!=="failure");const{parameters:b,
essence:z}=d;let i=z;for(let[C,O]of b.entries())i+=";",i+=C,i+="=",V.test(O)||(O=O.replace(/[\\"]/ug,"\\$&"),O='"'+O,O+='"'),i+=O;return i}function s(d){return d===
13||d===10||d===9||d===32}function p(d,b=!0,z=!0){return H(d,b,z,s)}function L(d){switch(d.essence){case"application/ecmascript":case"application/javascript":case"\
application/x-ecmascript":case"application/x-javascript":case"text/ecmascript":case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"text\
/javascript1.2":case"text/javascript1.3":case"text/javascript1.4":case"text/javascript1.5":case"text/jscript":case"text/livescript":case"text/x-ecmascript":case"\
text/x-javascript":return"text/javascript";case"application/json":case"text/json":return"application/json";case"image/svg+xml":return"image/svg+xml";case"text/x\
ml":case"application/xml":return"application/xml"}return d.subtype.endsWith("+json")?"application/json":d.subtype.endsWith("+xml")?"application/xml":""}QA.exports=
{dataURLProcessor:h,URLSerializer:A,stringPercentDecode:n,parseMIMEType:m,collectAnHTTPQuotedString:G,serializeAMimeType:F,removeHTTPWhitespace:p,minimizeSupportedMimeType:L,
HTTP_TOKEN_CODEPOINTS:V}}}),Qe=_A({"node_modules/undici/lib/web/webidl/index.js"(l,QA){"use strict";var c=hA(4589),{types:y,inspect:f}=hA(7975),{markAsUncloneable:x}=hA(
5919),X=1,AA=2,Y=3,H=4,N=5,V=6,M=7,w=8,h=Function.call.bind(Function.prototype[Symbol.hasInstance]),A={converters:{},util:{},errors:{},is:{}};A.errors.exception=
function(n){return new TypeError(`${n.header}: ${n.message}`)},A.errors.conversionFailed=function(n){const a=n.types.length===1?"":" one of",E=`${n.argument} co\
uld not be converted to${a}: ${n.types.join(", ")}.`;return A.errors.exception({header:n.prefix,message:E})},A.errors.invalidArgument=function(n){return A.errors.
exception({header:n.prefix,message:`"${n.value}" is an invalid ${n.type}.`})},A.brandCheck=function(n,a){if(!a(n)){const E=new TypeError("Illegal invocation");throw E.
code="ERR_INVALID_THIS",E}},A.argumentLengthCheck=function({length:n},a,E){if(n<a)throw A.errors.exception({message:`${a} argument${a!==1?"s":""} required, but${n?
" only":""} ${n} found.`,header:E})},A.illegalConstructor=function(){throw A.errors.exception({header:"TypeError",message:"Illegal constructor"})},A.util.MakeTypeAssertion=
function(n){return a=>h(n,a)},A.util.Type=function(n){switch(typeof n){case"undefined":return X;case"boolean":return AA;case"string":return Y;case"symbol":return H;case"\
number":return N;case"bigint":return V;case"function":case"object":return n===null?M:w}},A.util.Types={UNDEFINED:X,BOOLEAN:AA,STRING:Y,SYMBOL:H,NUMBER:N,BIGINT:V,
NULL:M,OBJECT:w},A.util.TypeValueToString=function(n){switch(A.util.Type(n)){case X:return"Undefined";case AA:return"Boolean";case Y:return"String";case H:return"\
Symbol";case N:return"Number";case V:return"BigInt";case M:return"Null";case w:return"Object"}},A.util.markAsUncloneable=x,A.util.ConvertToInt=function(n,a,E,I){
let m,G;a===64?(m=Math.pow(2,53)-1,E==="unsigned"?G=0:G=Math.pow(-2,53)+1):E==="unsigned"?(G=0,m=Math.pow(2,a)-1):(G=-Math.pow(2,a-1),m=Math.pow(2,a-1)-1);let F=Number(
n);if(F===0&&(F=0),A.util.HasFlag(I,A.attributes.EnforceRange)){if(Number.isNaN(F)||F===Number.POSITIVE_INFINITY||F===Number.NEGATIVE_INFINITY)throw A.errors.exception(
{header:"Integer conversion",message:`Could not convert ${A.util.Stringify(n)} to an integer.`});if(F=A.util.IntegerPart(F),F<G||F>m)throw A.errors.exception({header:"\
Integer conversion",message:`Value must be between ${G}-${m}, got ${F}.`});return F}return!Number.isNaN(F)&&A.util.HasFlag(I,A.attributes.Clamp)?(F=Math.min(Math.
max(F,G),m),Math.floor(F)%2===0?F=Math.floor(F):F=Math.ceil(F),F):Number.isNaN(F)||F===0&&Object.is(0,F)||F===Number.POSITIVE_INFINITY||F===Number.NEGATIVE_INFINITY?
0:(F=A.util.IntegerPart(F),F=F%Math.pow(2,a),E==="signed"&&F>=Math.pow(2,a-1)?F-Math.pow(2,a):F)},A.util.IntegerPart=function(n){const a=Math.floor(Math.abs(n));
return n<0?-1*a:a},A.util.Stringify=function(n){switch(A.util.Type(n)){case H:return`Symbol(${n.description})`;case w:return f(n);case Y:return`"${n}"`;case V:return`${n}\
n`;default:return`${n}`}},A.util.IsResizableArrayBuffer=function(n){if(y.isArrayBuffer(n))return n.resizable;if(y.isSharedArrayBuffer(n))return n.growable;throw A.
errors.exception({header:"IsResizableArrayBuffer",message:`"${A.util.Stringify(n)}" is not an array buffer.`})},A.util.HasFlag=function(n,a){return typeof n=="n\
umber"&&(n&a)===a},A.sequenceConverter=function(n){return(a,E,I,m)=>{if(A.util.Type(a)!==w)throw A.errors.exception({header:E,message:`${I} (${A.util.Stringify(
a)}) is not iterable.`});const G=typeof m=="function"?m():a?.[Symbol.iterator]?.(),F=[];let s=0;if(G===void 0||typeof G.next!="function")throw A.errors.exception(
{header:E,message:`${I} is not iterable.`});for(;;){const{done:p,value:L}=G.next();if(p)break;F.push(n(L,E,`${I}[${s++}]`))}return F}},A.recordConverter=function(n,a){
return(E,I,m)=>{if(A.util.Type(E)!==w)throw A.errors.exception({header:I,message:`${m} ("${A.util.TypeValueToString(E)}") is not an Object.`});const G={};if(!y.
isProxy(E)){const s=[...Object.getOwnPropertyNames(E),...Object.getOwnPropertySymbols(E)];for(const p of s){const L=A.util.Stringify(p),d=n(p,I,`Key ${L} in ${m}`),
b=a(E[p],I,`${m}[${L}]`);G[d]=b}return G}const F=Reflect.ownKeys(E);for(const s of F)if(Reflect.getOwnPropertyDescriptor(E,s)?.enumerable){const L=n(s,I,m),d=a(
E[s],I,m);G[L]=d}return G}},A.interfaceConverter=function(n,a){return(E,I,m)=>{if(!n(E))throw A.errors.exception({header:I,message:`Expected ${m} ("${A.util.Stringify(
E)}") to be an instance of ${a}.`});return E}},A.dictionaryConverter=function(n){return n.sort((a,E)=>(a.key>E.key)-(a.key<E.key)),(a,E,I)=>{const m={};if(a!=null&&
A.util.Type(a)!==w)throw A.errors.exception({header:E,message:`Expected ${a} to be one of: Null, Undefined, Object.`});for(const G of n){const{key:F,defaultValue:s,
required:p,converter:L}=G;if(p===!0&&(a==null||!Object.hasOwn(a,F)))throw A.errors.exception({header:E,message:`Missing required key "${F}".`});let d=a?.[F];const b=s!==
void 0;if(b&&d===void 0&&(d=s()),p||b||d!==void 0){if(d=L(d,E,`${I}.${F}`),G.allowedValues&&!G.allowedValues.includes(d))throw A.errors.exception({header:E,message:`${d}\
 is not an accepted type. Expected one of ${G.allowedValues.join(", ")}.`});m[F]=d}}return m}},A.nullableConverter=function(n){return(a,E,I)=>a===null?a:n(a,E,I)},
A.is.USVString=function(n){return typeof n=="string"&&n.isWellFormed()},A.is.ReadableStream=A.util.MakeTypeAssertion(ReadableStream),A.is.Blob=A.util.MakeTypeAssertion(
Blob),A.is.URLSearchParams=A.util.MakeTypeAssertion(URLSearchParams),A.is.File=A.util.MakeTypeAssertion(File),A.is.URL=A.util.MakeTypeAssertion(URL),A.is.AbortSignal=
A.util.MakeTypeAssertion(AbortSignal),A.is.MessagePort=A.util.MakeTypeAssertion(MessagePort),A.is.BufferSource=function(n){return y.isArrayBuffer(n)||ArrayBuffer.
isView(n)&&y.isArrayBuffer(n.buffer)},A.util.getCopyOfBytesHeldByBufferSource=function(n){const a=n;let E=a,I=0,m=0;if(y.isTypedArray(a)||y.isDataView(a)?(E=a.buffer,
I=a.byteOffset,m=a.byteLength):(c(y.isAnyArrayBuffer(a)),m=a.byteLength),E.detached)return new Uint8Array(0);const G=new Uint8Array(m),F=new Uint8Array(E,I,m);return G.
set(F),G},A.converters.DOMString=function(n,a,E,I){if(n===null&&A.util.HasFlag(I,A.attributes.LegacyNullToEmptyString))return"";if(typeof n=="symbol")throw A.errors.
exception({header:a,message:`${E} is a symbol, which cannot be converted to a DOMString.`});return String(n)},A.converters.ByteString=function(n,a,E){if(typeof n==
"symbol")throw A.errors.exception({header:a,message:`${E} is a symbol, which cannot be converted to a ByteString.`});const I=String(n);for(let m=0;m<I.length;m++)
if(I.charCodeAt(m)>255)throw new TypeError(`Cannot convert argument to a ByteString because the character at index ${m} has a value of ${I.charCodeAt(m)} which \
is greater than 255.`);return I},A.converters.USVString=function(n){return typeof n=="string"?n.toWellFormed():`${n}`.toWellFormed()},A.converters.boolean=function(n){
return!!n},A.converters.any=function(n){return n},A.converters["long long"]=function(n,a,E){return A.util.ConvertToInt(n,64,"signed",0,a,E)},A.converters["unsig\
ned long long"]=function(n,a,E){return A.util.ConvertToInt(n,64,"unsigned",0,a,E)},A.converters["unsigned long"]=function(n,a,E){return A.util.ConvertToInt(n,32,
"unsigned",0,a,E)},A.converters["unsigned short"]=function(n,a,E,I){return A.util.ConvertToInt(n,16,"unsigned",I,a,E)},A.converters.ArrayBuffer=function(n,a,E,I){
if(A.util.Type(n)!==w||!y.isArrayBuffer(n))throw A.errors.conversionFailed({prefix:a,argument:`${E} ("${A.util.Stringify(n)}")`,types:["ArrayBuffer"]});if(!A.util.
HasFlag(I,A.attributes.AllowResizable)&&A.util.IsResizableArrayBuffer(n))throw A.errors.exception({header:a,message:`${E} cannot be a resizable ArrayBuffer.`});
return n},A.converters.SharedArrayBuffer=function(n,a,E,I){if(A.util.Type(n)!==w||!y.isSharedArrayBuffer(n))throw A.errors.conversionFailed({prefix:a,argument:`${E}\
 ("${A.util.Stringify(n)}")`,types:["SharedArrayBuffer"]});if(!A.util.HasFlag(I,A.attributes.AllowResizable)&&A.util.IsResizableArrayBuffer(n))throw A.errors.exception(
{header:a,message:`${E} cannot be a resizable SharedArrayBuffer.`});return n},A.converters.TypedArray=function(n,a,E,I,m){if(A.util.Type(n)!==w||!y.isTypedArray(
n)||n.constructor.name!==a.name)throw A.errors.conversionFailed({prefix:E,argument:`${I} ("${A.util.Stringify(n)}")`,types:[a.name]});if(!A.util.HasFlag(m,A.attributes.
AllowShared)&&y.isSharedArrayBuffer(n.buffer))throw A.errors.exception({header:E,message:`${I} cannot be a view on a shared array buffer.`});if(!A.util.HasFlag(
m,A.attributes.AllowResizable)&&A.util.IsResizableArrayBuffer(n.buffer))throw A.errors.exception({header:E,message:`${I} cannot be a view on a resizable array b\
uffer.`});return n},A.converters.DataView=function(n,a,E,I){if(A.util.Type(n)!==w||!y.isDataView(n))throw A.errors.conversionFailed({prefix:a,argument:`${E} ("${A.
util.Stringify(n)}")`,types:["DataView"]});if(!A.util.HasFlag(I,A.attributes.AllowShared)&&y.isSharedArrayBuffer(n.buffer))throw A.errors.exception({header:a,message:`${E}\
 cannot be a view on a shared array buffer.`});if(!A.util.HasFlag(I,A.attributes.AllowResizable)&&A.util.IsResizableArrayBuffer(n.buffer))throw A.errors.exception(
{header:a,message:`${E} cannot be a view on a resizable array buffer.`});return n},A.converters.ArrayBufferView=function(n,a,E,I){if(A.util.Type(n)!==w||!y.isArrayBufferView(
n))throw A.errors.conversionFailed({prefix:a,argument:`${E} ("${A.util.Stringify(n)}")`,types:["ArrayBufferView"]});if(!A.util.HasFlag(I,A.attributes.AllowShared)&&
y.isSharedArrayBuffer(n.buffer))throw A.errors.exception({header:a,message:`${E} cannot be a view on a shared array buffer.`});if(!A.util.HasFlag(I,A.attributes.
AllowResizable)&&A.util.IsResizableArrayBuffer(n.buffer))throw A.errors.exception({header:a,message:`${E} cannot be a view on a resizable array buffer.`});return n},
A.converters.BufferSource=function(n,a,E,I){if(y.isArrayBuffer(n))return A.converters.ArrayBuffer(n,a,E,I);if(y.isArrayBufferView(n))return I&=~A.attributes.AllowShared,
A.converters.ArrayBufferView(n,a,E,I);throw y.isSharedArrayBuffer(n)?A.errors.exception({header:a,message:`${E} cannot be a SharedArrayBuffer.`}):A.errors.conversionFailed(
{prefix:a,argument:`${E} ("${A.util.Stringify(n)}")`,types:["ArrayBuffer","ArrayBufferView"]})},A.converters.AllowSharedBufferSource=function(n,a,E,I){if(y.isArrayBuffer(
n))return A.converters.ArrayBuffer(n,a,E,I);if(y.isSharedArrayBuffer(n))return A.converters.SharedArrayBuffer(n,a,E,I);if(y.isArrayBufferView(n))return I|=A.attributes.
AllowShared,A.converters.ArrayBufferView(n,a,E,I);throw A.errors.conversionFailed({prefix:a,argument:`${E} ("${A.util.Stringify(n)}")`,types:["ArrayBuffer","Sha\
redArrayBuffer","ArrayBufferView"]})},A.converters["sequence<ByteString>"]=A.sequenceConverter(A.converters.ByteString),A.converters["sequence<sequence<ByteStri\
ng>>"]=A.sequenceConverter(A.converters["sequence<ByteString>"]),A.converters["record<ByteString, ByteString>"]=A.recordConverter(A.converters.ByteString,A.converters.
ByteString),A.converters.Blob=A.interfaceConverter(A.is.Blob,"Blob"),A.converters.AbortSignal=A.interfaceConverter(A.is.AbortSignal,"AbortSignal"),A.converters.
EventHandlerNonNull=function(n){return A.util.Type(n)!==w?null:typeof n=="function"?n:()=>{}},A.attributes={Clamp:1,EnforceRange:2,AllowShared:4,AllowResizable:8,
LegacyNullToEmptyString:16},QA.exports={webidl:A}}}),ve=_A({"node_modules/undici/lib/web/fetch/util.js"(l,QA){"use strict";var{Transform:c}=hA(7075),y=hA(8522),
{redirectStatusSet:f,referrerPolicyTokens:x,badPortsSet:X}=yt(),{getGlobalOrigin:AA}=kt(),{collectAnHTTPQuotedString:Y,parseMIMEType:H}=Pe(),{performance:N}=hA(
643),{isValidHTTPToken:V,normalizedMethodRecordsBase:M}=ue(),w=hA(4589),{isUint8Array:h}=hA(3429),{webidl:A}=Qe(),{isomorphicEncode:n,collectASequenceOfCodePoints:a,
removeChars:E}=tt();function I(T){const oA=T.urlList,IA=oA.length;return IA===0?null:oA[IA-1].toString()}function m(T,oA){if(!f.has(T.status))return null;let IA=T.
headersList.get("location",!0);return IA!==null&&z(IA)&&(G(IA)||(IA=F(IA)),IA=new URL(IA,I(T))),IA&&!IA.hash&&(IA.hash=oA),IA}function G(T){for(let oA=0;oA<T.length;++oA){
const IA=T.charCodeAt(oA);if(IA>126||IA<32)return!1}return!0}function F(T){return Buffer.from(T,"binary").toString("utf8")}function s(T){return T.urlList[T.urlList.
length-1]}function p(T){const oA=s(T);return we(oA)&&X.has(oA.port)?"blocked":"allowed"}function L(T){return T instanceof Error||T?.constructor?.name==="Error"||
T?.constructor?.name==="DOMException"}function d(T){for(let oA=0;oA<T.length;++oA){const IA=T.charCodeAt(oA);if(!(IA===9||IA>=32&&IA<=126||IA>=128&&IA<=255))return!1}
return!0}var b=V;function z(T){return(T[0]==="	"||T[0]===" "||T[T.length-1]==="	"||T[T.length-1]===" "||T.includes(`
`)||T.includes("\r")||T.includes("\0"))===!1}function i(T){const oA=(T.headersList.get("referrer-policy",!0)??"").split(",");let IA="";if(oA.length)for(let NA=oA.
length;NA!==0;NA--){const WA=oA[NA-1].trim();if(x.has(WA)){IA=WA;break}}return IA}function C(T,oA){const IA=i(oA);IA!==""&&(T.referrerPolicy=IA)}function O(){return"\
allowed"}function R(){return"success"}function k(){return"success"}function q(T){if(!GA(s(T)))return;let oA=null;oA=T.mode,T.headersList.set("sec-fetch-mode",oA,
!0)}function eA(T){let oA=T.origin;if(!(oA==="client"||oA===void 0)){if(T.responseTainting==="cors"||T.mode==="websocket")T.headersList.append("origin",oA,!0);else if(T.
method!=="GET"&&T.method!=="HEAD"){switch(T.referrerPolicy){case"no-referrer":oA=null;break;case"no-referrer-when-downgrade":case"strict-origin":case"strict-ori\
gin-when-cross-origin":T.origin&&oe(T.origin)&&!oe(s(T))&&(oA=null);break;case"same-origin":qA(T,s(T))||(oA=null);break;default:}T.headersList.append("origin",oA,
!0)}}}function aA(T,oA){return T}function tA(T,oA,IA){return!T?.startTime||T.startTime<oA?{domainLookupStartTime:oA,domainLookupEndTime:oA,connectionStartTime:oA,
connectionEndTime:oA,secureConnectionStartTime:oA,ALPNNegotiatedProtocol:T?.ALPNNegotiatedProtocol}:{domainLookupStartTime:aA(T.domainLookupStartTime,IA),domainLookupEndTime:aA(
T.domainLookupEndTime,IA),connectionStartTime:aA(T.connectionStartTime,IA),connectionEndTime:aA(T.connectionEndTime,IA),secureConnectionStartTime:aA(T.secureConnectionStartTime,
IA),ALPNNegotiatedProtocol:T.ALPNNegotiatedProtocol}}function gA(T){return aA(N.now(),T)}function P(T){return{startTime:T.startTime??0,redirectStartTime:0,redirectEndTime:0,
postRedirectStartTime:T.startTime??0,finalServiceWorkerStartTime:0,finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,
finalConnectionTimingInfo:null}}function lA(){return{referrerPolicy:"strict-origin-when-cross-origin"}}function dA(T){return{referrerPolicy:T.referrerPolicy}}function FA(T){
const oA=T.referrerPolicy;w(oA);let IA=null;if(T.referrer==="client"){const YA=AA();if(!YA||YA.origin==="null")return"no-referrer";IA=new URL(YA)}else A.is.URL(
T.referrer)&&(IA=T.referrer);let NA=LA(IA);const WA=LA(IA,!0);switch(NA.toString().length>4096&&(NA=WA),oA){case"no-referrer":return"no-referrer";case"origin":return WA??
LA(IA,!0);case"unsafe-url":return NA;case"strict-origin":{const YA=s(T);return GA(NA)&&!GA(YA)?"no-referrer":WA}case"strict-origin-when-cross-origin":{const YA=s(
T);return qA(NA,YA)?NA:GA(NA)&&!GA(YA)?"no-referrer":WA}case"same-origin":return qA(T,NA)?NA:"no-referrer";case"origin-when-cross-origin":return qA(T,NA)?NA:WA;case"\
no-referrer-when-downgrade":{const YA=s(T);return GA(NA)&&!GA(YA)?"no-referrer":NA}}}function LA(T,oA=!1){return w(A.is.URL(T)),T=new URL(T),Be(T)?"no-referrer":
(T.username="",T.password="",T.hash="",oA===!0&&(T.pathname="",T.search=""),T)}var K=RegExp.prototype.test.bind(/^127\.(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)\.){2}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)$/),
BA=RegExp.prototype.test.bind(/^(?:(?:0{1,4}:){7}|(?:0{1,4}:){1,6}:|::)0{0,3}1$/);function uA(T){return T.includes(":")?(T[0]==="["&&T[T.length-1]==="]"&&(T=T.slice(
1,-1)),BA(T)):K(T)}function DA(T){return T==null||T==="null"?!1:(T=new URL(T),!!(T.protocol==="https:"||T.protocol==="wss:"||uA(T.hostname)||T.hostname==="local\
host"||T.hostname==="localhost."||T.hostname.endsWith(".localhost")||T.hostname.endsWith(".localhost.")||T.protocol==="file:"))}function GA(T){return A.is.URL(T)?
T.href==="about:blank"||T.href==="about:srcdoc"||T.protocol==="data:"||T.protocol==="blob:"?!0:DA(T.origin):!1}function kA(T){}function qA(T,oA){return T.origin===
oA.origin&&T.origin==="null"||T.protocol===oA.protocol&&T.hostname===oA.hostname&&T.port===oA.port}function KA(T){return T.controller.state==="aborted"}function sA(T){
return T.controller.state==="aborted"||T.controller.state==="terminated"}function pA(T){return M[T.toLowerCase()]??T}var ee=Object.getPrototypeOf(Object.getPrototypeOf(
[][Symbol.iterator]()));function CA(T,oA,IA=0,NA=1){class WA{#A;#e;#r;constructor(re,pe){this.#A=re,this.#e=pe,this.#r=0}next(){if(typeof this!="object"||this===
null||!(#A in this))throw new TypeError(`'next' called on an object that does not implement interface ${T} Iterator.`);const re=this.#r,pe=oA(this.#A),ge=pe.length;
if(re>=ge)return{value:void 0,done:!0};const{[IA]:Ye,[NA]:ze}=pe[re];this.#r=re+1;let Ve;switch(this.#e){case"key":Ve=Ye;break;case"value":Ve=ze;break;case"key+\
value":Ve=[Ye,ze];break}return{value:Ve,done:!1}}}return delete WA.prototype.constructor,Object.setPrototypeOf(WA.prototype,ee),Object.defineProperties(WA.prototype,
{[Symbol.toStringTag]:{writable:!1,enumerable:!1,configurable:!0,value:`${T} Iterator`},next:{writable:!0,enumerable:!0,configurable:!0}}),function(YA,re){return new WA(
YA,re)}}function ae(T,oA,IA,NA=0,WA=1,YA){const re=CA(T,IA,NA,WA),pe={keys:{writable:!0,enumerable:!0,configurable:!0,value:function(){return A.brandCheck(this,
YA),re(this,"key")}},values:{writable:!0,enumerable:!0,configurable:!0,value:function(){return A.brandCheck(this,YA),re(this,"value")}},entries:{writable:!0,enumerable:!0,
configurable:!0,value:function(){return A.brandCheck(this,YA),re(this,"key+value")}},forEach:{writable:!0,enumerable:!0,configurable:!0,value:function(Ye,ze=globalThis){
if(A.brandCheck(this,YA),A.argumentLengthCheck(arguments,1,`${T}.forEach`),typeof Ye!="function")throw new TypeError(`Failed to execute 'forEach' on '${T}': par\
ameter 1 is not of type 'Function'.`);for(const{0:Ve,1:Bt}of re(this,"key+value"))Ye.call(ze,Bt,Ve,this)}}};return Object.defineProperties(oA.prototype,{...pe,[Symbol.
iterator]:{writable:!0,enumerable:!1,configurable:!0,value:pe.entries.value}})}function _(T,oA,IA){const NA=oA,WA=IA;try{const YA=T.stream.getReader();se(YA,NA,
WA)}catch(YA){WA(YA)}}function VA(T){try{T.close(),T.byobRequest?.respond(0)}catch(oA){if(!oA.message.includes("Controller is already closed")&&!oA.message.includes(
"ReadableStream is already closed"))throw oA}}async function se(T,oA,IA){try{const NA=[];let WA=0;do{const{done:YA,value:re}=await T.read();if(YA){oA(Buffer.concat(
NA,WA));return}if(!h(re)){IA(new TypeError("Received non-Uint8Array chunk"));return}NA.push(re),WA+=re.length}while(!0)}catch(NA){IA(NA)}}function Be(T){w("prot\
ocol"in T);const oA=T.protocol;return oA==="about:"||oA==="blob:"||oA==="data:"}function oe(T){return typeof T=="string"&&T[5]===":"&&T[0]==="h"&&T[1]==="t"&&T[2]===
"t"&&T[3]==="p"&&T[4]==="s"||T.protocol==="https:"}function we(T){w("protocol"in T);const oA=T.protocol;return oA==="http:"||oA==="https:"}function be(T,oA){const IA=T;
if(!IA.startsWith("bytes"))return"failure";const NA={position:5};if(oA&&a(ge=>ge==="	"||ge===" ",IA,NA),IA.charCodeAt(NA.position)!==61)return"failure";NA.position++,
oA&&a(ge=>ge==="	"||ge===" ",IA,NA);const WA=a(ge=>{const Ye=ge.charCodeAt(0);return Ye>=48&&Ye<=57},IA,NA),YA=WA.length?Number(WA):null;if(oA&&a(ge=>ge==="	"||
ge===" ",IA,NA),IA.charCodeAt(NA.position)!==45)return"failure";NA.position++,oA&&a(ge=>ge==="	"||ge===" ",IA,NA);const re=a(ge=>{const Ye=ge.charCodeAt(0);return Ye>=
48&&Ye<=57},IA,NA),pe=re.length?Number(re):null;return NA.position<IA.length||pe===null&&YA===null||YA!==null&&pe!==null&&YA>pe?"failure":{rangeStartValue:YA,rangeEndValue:pe}}
function ne(T,oA,IA){let NA="bytes ";return NA+=n(`${T}`),NA+="-",NA+=n(`${oA}`),NA+="/",NA+=n(`${IA}`),NA}var de=class extends c{#A;constructor(T){super(),this.#A=
T}_transform(T,oA,IA){if(!this._inflateStream){if(T.length===0){IA();return}this._inflateStream=(T[0]&15)===8?y.createInflate(this.#A):y.createInflateRaw(this.#A),
this._inflateStream.on("data",this.push.bind(this)),this._inflateStream.on("end",()=>this.push(null)),this._inflateStream.on("error",NA=>this.destroy(NA))}this.
_inflateStream.write(T,oA,IA)}_final(T){this._inflateStream&&(this._inflateStream.end(),this._inflateStream=null),T()}};function Ne(T){return new de(T)}function JA(T){
let oA=null,IA=null,NA=null;const WA=ke("content-type",T);if(WA===null)return"failure";for(const YA of WA){const re=H(YA);re==="failure"||re.essence==="*/*"||(NA=
re,NA.essence!==IA?(oA=null,NA.parameters.has("charset")&&(oA=NA.parameters.get("charset")),IA=NA.essence):!NA.parameters.has("charset")&&oA!==null&&NA.parameters.
set("charset",oA))}return NA??"failure"}function zA(T){const oA=T,IA={position:0},NA=[];let WA="";for(;IA.position<oA.length;){if(WA+=a(YA=>YA!=='"'&&YA!==",",oA,
IA),IA.position<oA.length)if(oA.charCodeAt(IA.position)===34){if(WA+=Y(oA,IA),IA.position<oA.length)continue}else w(oA.charCodeAt(IA.position)===44),IA.position++;
WA=E(WA,!0,!0,YA=>YA===9||YA===32),NA.push(WA),WA=""}return NA}function ke(T,oA){const IA=oA.get(T,!0);return IA===null?null:zA(IA)}function He(T){return!1}function j(T){
return!!(T.username||T.password)}function XA(T){return T!=null&&T!=="client"&&T!=="no-traversable"}var Q=class{get baseUrl(){return AA()}get origin(){return this.
baseUrl?.origin}policyContainer=lA()},EA=class{settingsObject=new Q},yA=new EA;QA.exports={isAborted:KA,isCancelled:sA,isValidEncodedURL:G,tryUpgradeRequestToAPotentiallyTrustworthyURL:kA,
clampAndCoarsenConnectionTimingInfo:tA,coarsenedSharedCurrentTime:gA,determineRequestsReferrer:FA,makePolicyContainer:lA,clonePolicyContainer:dA,appendFetchMetadata:q,
appendRequestOriginHeader:eA,TAOCheck:k,corsCheck:R,crossOriginResourcePolicyCheck:O,createOpaqueTimingInfo:P,setRequestReferrerPolicyOnRedirect:C,isValidHTTPToken:V,
requestBadPort:p,requestCurrentURL:s,responseURL:I,responseLocationURL:m,isURLPotentiallyTrustworthy:GA,isValidReasonPhrase:d,sameOrigin:qA,normalizeMethod:pA,iteratorMixin:ae,
createIterator:CA,isValidHeaderName:b,isValidHeaderValue:z,isErrorLike:L,fullyReadBody:_,readableStreamClose:VA,urlIsLocal:Be,urlHasHttpsScheme:oe,urlIsHttpHttpsScheme:we,
readAllBytes:se,simpleRangeHeaderValue:be,buildContentRange:ne,createInflate:Ne,extractMimeType:JA,getDecodeSplit:ke,environmentSettingsObject:yA,isOriginIPPotentiallyTrustworthy:uA,
hasAuthenticationEntry:He,includesCredentials:j,isTraversableNavigable:XA}}}),Ge=_A({"node_modules/undici/lib/web/fetch/headers.js"(l,QA){"use strict";var{kConstruct:c}=Me(),
{kEnumerableProperty:y,setHeader:f}=ue(),{iteratorMixin:x,isValidHeaderName:X,isValidHeaderValue:AA}=ve(),{webidl:Y}=Qe(),H=hA(4589),N=hA(7975);function V(s){return s===
10||s===13||s===9||s===32}function M(s){let p=0,L=s.length;for(;L>p&&V(s.charCodeAt(L-1));)--L;for(;L>p&&V(s.charCodeAt(p));)++p;return p===0&&L===s.length?s:s.
substring(p,L)}function w(s,p){if(Array.isArray(p))for(let L=0;L<p.length;++L){const d=p[L];if(d.length!==2)throw Y.errors.exception({header:"Headers constructo\
r",message:`expected name/value pair to be length 2, found ${d.length}.`});h(s,d[0],d[1])}else if(typeof p=="object"&&p!==null){const L=Object.keys(p);for(let d=0;d<
L.length;++d)h(s,L[d],p[L[d]])}else throw Y.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>",
"record<ByteString, ByteString>"]})}function h(s,p,L){if(L=M(L),X(p)){if(!AA(L))throw Y.errors.invalidArgument({prefix:"Headers.append",value:L,type:"header val\
ue"})}else throw Y.errors.invalidArgument({prefix:"Headers.append",value:p,type:"header name"});if(E(s)==="immutable")throw new TypeError("immutable");return m(
s).append(p,L,!1)}function A(s){const p=m(s);if(!p)return[];if(p.sortedMap)return p.sortedMap;const L=[],d=p.toSortedArray(),b=p.cookies;if(b===null||b.length===
1)return p.sortedMap=d;for(let z=0;z<d.length;++z){const{0:i,1:C}=d[z];if(i==="set-cookie")for(let O=0;O<b.length;++O)L.push([i,b[O]]);else L.push([i,C])}return p.
sortedMap=L}function n(s,p){return s[0]<p[0]?-1:1}var a=class ar{cookies=null;sortedMap;headersMap;constructor(p){p instanceof ar?(this.headersMap=new Map(p.headersMap),
this.sortedMap=p.sortedMap,this.cookies=p.cookies===null?null:[...p.cookies]):(this.headersMap=new Map(p),this.sortedMap=null)}contains(p,L){return this.headersMap.
has(L?p:p.toLowerCase())}clear(){this.headersMap.clear(),this.sortedMap=null,this.cookies=null}append(p,L,d){this.sortedMap=null;const b=d?p:p.toLowerCase(),z=this.
headersMap.get(b);if(z){const i=b==="cookie"?"; ":", ";this.headersMap.set(b,{name:z.name,value:`${z.value}${i}${L}`})}else this.headersMap.set(b,{name:p,value:L});
b==="set-cookie"&&(this.cookies??=[]).push(L)}set(p,L,d){this.sortedMap=null;const b=d?p:p.toLowerCase();b==="set-cookie"&&(this.cookies=[L]),this.headersMap.set(
b,{name:p,value:L})}delete(p,L){this.sortedMap=null,L||(p=p.toLowerCase()),p==="set-cookie"&&(this.cookies=null),this.headersMap.delete(p)}get(p,L){return this.
headersMap.get(L?p:p.toLowerCase())?.value??null}*[Symbol.iterator](){for(const{0:p,1:{value:L}}of this.headersMap)yield[p,L]}get entries(){const p={};if(this.headersMap.
size!==0)for(const{name:L,value:d}of this.headersMap.values())f(p,L,d);return p}rawValues(){return this.headersMap.values()}get entriesList(){const p=[];if(this.
headersMap.size!==0)for(const{0:L,1:{name:d,value:b}}of this.headersMap)if(L==="set-cookie")for(const z of this.cookies)p.push([d,z]);else p.push([d,b]);return p}toSortedArray(){
const p=this.headersMap.size,L=new Array(p);if(p<=32){if(p===0)return L;const d=this.headersMap[Symbol.iterator](),b=d.next().value;L[0]=[b[0],b[1].value],H(b[1].
value!==null);for(let z=1,i=0,C=0,O=0,R=0,k,q;z<p;++z){for(q=d.next().value,k=L[z]=[q[0],q[1].value],H(k[1]!==null),O=0,C=z;O<C;)R=O+(C-O>>1),L[R][0]<=k[0]?O=R+
1:C=R;if(z!==R){for(i=z;i>O;)L[i]=L[--i];L[O]=k}}if(!d.next().done)throw new TypeError("Unreachable");return L}else{let d=0;for(const{0:b,1:{value:z}}of this.headersMap)
L[d++]=[b,z],H(z!==null);return L.sort(n)}}},E,I,m,G,F=class{#A;#e;constructor(s=void 0){Y.util.markAsUncloneable(this),s!==c&&(this.#e=new a,this.#A="none",s!==
void 0&&(s=Y.converters.HeadersInit(s,"Headers constructor","init"),w(this,s)))}append(s,p){Y.brandCheck(this,Y.is.Headers),Y.argumentLengthCheck(arguments,2,"H\
eaders.append");const L="Headers.append";return s=Y.converters.ByteString(s,L,"name"),p=Y.converters.ByteString(p,L,"value"),h(this,s,p)}delete(s){if(Y.brandCheck(
this,Y.is.Headers),Y.argumentLengthCheck(arguments,1,"Headers.delete"),s=Y.converters.ByteString(s,"Headers.delete","name"),!X(s))throw Y.errors.invalidArgument(
{prefix:"Headers.delete",value:s,type:"header name"});if(this.#A==="immutable")throw new TypeError("immutable");this.#e.contains(s,!1)&&this.#e.delete(s,!1)}get(s){
Y.brandCheck(this,Y.is.Headers),Y.argumentLengthCheck(arguments,1,"Headers.get");const p="Headers.get";if(s=Y.converters.ByteString(s,p,"name"),!X(s))throw Y.errors.
invalidArgument({prefix:p,value:s,type:"header name"});return this.#e.get(s,!1)}has(s){Y.brandCheck(this,Y.is.Headers),Y.argumentLengthCheck(arguments,1,"Header\
s.has");const p="Headers.has";if(s=Y.converters.ByteString(s,p,"name"),!X(s))throw Y.errors.invalidArgument({prefix:p,value:s,type:"header name"});return this.#e.
contains(s,!1)}set(s,p){Y.brandCheck(this,Y.is.Headers),Y.argumentLengthCheck(arguments,2,"Headers.set");const L="Headers.set";if(s=Y.converters.ByteString(s,L,
"name"),p=Y.converters.ByteString(p,L,"value"),p=M(p),X(s)){if(!AA(p))throw Y.errors.invalidArgument({prefix:L,value:p,type:"header value"})}else throw Y.errors.
invalidArgument({prefix:L,value:s,type:"header name"});if(this.#A==="immutable")throw new TypeError("immutable");this.#e.set(s,p,!1)}getSetCookie(){Y.brandCheck(
this,Y.is.Headers);const s=this.#e.cookies;return s?[...s]:[]}[N.inspect.custom](s,p){return p.depth??=s,`Headers ${N.formatWithOptions(p,this.#e.entries)}`}static{
E=s=>s.#A,I=(s,p)=>{s.#A=p},m=s=>s.#e,G=(s,p)=>{s.#e=p},Y.is.Headers=s=>s!=null&&typeof s=="object"&&#A in s}};x("Headers",F,A,0,1,Y.is.Headers),Object.defineProperties(
F.prototype,{append:y,delete:y,get:y,has:y,set:y,getSetCookie:y,[Symbol.toStringTag]:{value:"Headers",configurable:!0},[N.inspect.custom]:{enumerable:!1}}),Y.converters.
HeadersInit=function(s,p,L){if(Y.util.Type(s)===Y.util.Types.OBJECT){const d=Reflect.get(s,Symbol.iterator);if(!N.types.isProxy(s)&&d===F.prototype.entries)try{
return m(s).entriesList}catch{}return typeof d=="function"?Y.converters["sequence<sequence<ByteString>>"](s,p,L,d.bind(s)):Y.converters["record<ByteString, Byte\
String>"](s,p,L)}throw Y.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString,\
 ByteString>"]})},QA.exports={fill:w,compareHeaderName:n,Headers:F,HeadersList:a,getHeadersGuard:E,setHeadersGuard:I,setHeadersList:G,getHeadersList:m}}}),Oe=_A(
{"node_modules/undici/lib/util/runtime-features.js"(l,QA){"use strict";var c={__proto__:null,"node:crypto":()=>hA(7598),"node:sqlite":()=>hA(99)};function y(Y){
try{return c[Y](),!0}catch(H){if(H.code!=="ERR_UNKNOWN_BUILTIN_MODULE"&&H.code!=="ERR_NO_CRYPTO")throw H;return!1}}var f=["crypto","sqlite"];function x(Y){if(f.
includes(Y))return y(`node:${Y}`);throw new TypeError(`unknown feature: ${Y}`)}var X=class{#A=new Map;clear(){this.#A.clear()}has(Y){return this.#A.get(Y)??this.#e(
Y)}set(Y,H){if(f.includes(Y)===!1)throw new TypeError(`unknown feature: ${Y}`);this.#A.set(Y,H)}#e(Y){const H=x(Y);return this.#A.set(Y,H),H}},AA=new X;QA.exports.
runtimeFeatures=AA,QA.exports.default=AA}}),le=_A({"node_modules/undici/lib/web/fetch/formdata.js"(l,QA){"use strict";var{iteratorMixin:c}=ve(),{kEnumerableProperty:y}=ue(),
{webidl:f}=Qe(),x=hA(7975),{runtimeFeatures:X}=Oe(),AA=X.has("crypto")?hA(7598).randomInt:w=>Math.floor(Math.random()*w),Y,H,N,V=class{#A=[];#e=null;constructor(w=void 0){
if(f.util.markAsUncloneable(this),w!==void 0)throw f.errors.conversionFailed({prefix:"FormData constructor",argument:"Argument 1",types:["undefined"]})}append(w,h,A=void 0){
f.brandCheck(this,f.is.FormData);const n="FormData.append";f.argumentLengthCheck(arguments,2,n),w=f.converters.USVString(w),arguments.length===3||f.is.Blob(h)?(h=
f.converters.Blob(h,n,"value"),A!==void 0&&(A=f.converters.USVString(A))):h=f.converters.USVString(h);const a=M(w,h,A);this.#A.push(a)}delete(w){f.brandCheck(this,
f.is.FormData),f.argumentLengthCheck(arguments,1,"FormData.delete"),w=f.converters.USVString(w),this.#A=this.#A.filter(A=>A.name!==w)}get(w){f.brandCheck(this,f.
is.FormData),f.argumentLengthCheck(arguments,1,"FormData.get"),w=f.converters.USVString(w);const A=this.#A.findIndex(n=>n.name===w);return A===-1?null:this.#A[A].
value}getAll(w){return f.brandCheck(this,f.is.FormData),f.argumentLengthCheck(arguments,1,"FormData.getAll"),w=f.converters.USVString(w),this.#A.filter(A=>A.name===
w).map(A=>A.value)}has(w){return f.brandCheck(this,f.is.FormData),f.argumentLengthCheck(arguments,1,"FormData.has"),w=f.converters.USVString(w),this.#A.findIndex(
A=>A.name===w)!==-1}set(w,h,A=void 0){f.brandCheck(this,f.is.FormData);const n="FormData.set";f.argumentLengthCheck(arguments,2,n),w=f.converters.USVString(w),arguments.
length===3||f.is.Blob(h)?(h=f.converters.Blob(h,n,"value"),A!==void 0&&(A=f.converters.USVString(A))):h=f.converters.USVString(h);const a=M(w,h,A),E=this.#A.findIndex(
I=>I.name===w);E!==-1?this.#A=[...this.#A.slice(0,E),a,...this.#A.slice(E+1).filter(I=>I.name!==w)]:this.#A.push(a)}[x.inspect.custom](w,h){const A=this.#A.reduce(
(a,E)=>(a[E.name]?Array.isArray(a[E.name])?a[E.name].push(E.value):a[E.name]=[a[E.name],E.value]:a[E.name]=E.value,a),{__proto__:null});h.depth??=w,h.colors??=!0;
const n=x.formatWithOptions(h,A);return`FormData ${n.slice(n.indexOf("]")+2)}`}static{Y=w=>w.#A,H=(w,h)=>{w.#A=h},N=w=>w.#e??=`----formdata-undici-0${`${AA(1e11)}`.
padStart(11,"0")}`,f.is.FormData=w=>w!=null&&typeof w=="object"&&#A in w}};c("FormData",V,Y,"name","value",f.is.FormData),Object.defineProperties(V.prototype,{append:y,
delete:y,get:y,getAll:y,has:y,set:y,[Symbol.toStringTag]:{value:"FormData",configurable:!0}});function M(w,h,A){if(typeof h!="string"){if(f.is.File(h)||(h=new File(
[h],"blob",{type:h.type})),A!==void 0){const n={type:h.type,lastModified:h.lastModified};h=new File([h],A,n)}}return{name:w,value:h}}QA.exports={FormData:V,makeEntry:M,
setFormDataState:H,getFormDataBoundary:N}}}),PA=_A({"node_modules/undici/lib/web/fetch/formdata-parser.js"(l,QA){"use strict";var{bufferToLowerCasedHeaderName:c}=ue(),
{HTTP_TOKEN_CODEPOINTS:y}=Pe(),{makeEntry:f}=le(),{webidl:x}=Qe(),X=hA(4589),{isomorphicDecode:AA}=tt(),Y=Buffer.from("--"),H=new TextDecoder,N=new TextDecoder(
"utf-8",{ignoreBOM:!0});function V(s){for(let p=0;p<s.length;++p)if((s.charCodeAt(p)&-128)!==0)return!1;return!0}function M(s){const p=s.length;if(p<27||p>70)return!1;
for(let L=0;L<p;++L){const d=s.charCodeAt(L);if(!(d>=48&&d<=57||d>=65&&d<=90||d>=97&&d<=122||d===39||d===45||d===95))return!1}return!0}function w(s,p){X(p!=="fa\
ilure"&&p.essence==="multipart/form-data");const L=p.parameters.get("boundary");if(L===void 0)throw I("missing boundary in content-type header");const d=Buffer.
from(`--${L}`,"utf8"),b=[],z={position:0},i=s.indexOf(d);if(i===-1)throw I("no boundary found in multipart body");for(z.position=i;;){if(s.subarray(z.position,z.
position+d.length).equals(d))z.position+=d.length;else throw I("expected a value starting with -- and the boundary");if(E(s,Y,z))return b;if(s[z.position]!==13||
s[z.position+1]!==10)throw I("expected CRLF");z.position+=2;const C=A(s,z);let{name:O,filename:R,contentType:k,encoding:q}=C;z.position+=2;let eA;{const tA=s.indexOf(
d.subarray(2),z.position);if(tA===-1)throw I("expected boundary after body");eA=s.subarray(z.position,tA-4),z.position+=eA.length,q==="base64"&&(eA=Buffer.from(
eA.toString(),"base64"))}if(s[z.position]!==13||s[z.position+1]!==10)throw I("expected CRLF");z.position+=2;let aA;R!==null?(k??="text/plain",V(k)||(k=""),aA=new File(
[eA],R,{type:k})):aA=N.decode(Buffer.from(eA)),X(x.is.USVString(O)),X(typeof aA=="string"&&x.is.USVString(aA)||x.is.File(aA)),b.push(f(O,aA,R))}}function h(s,p){
s[p.position]===59&&p.position++,n(i=>i===32||i===9,s,p);const L=n(i=>F(i)&&i!==61&&i!==42,s,p);if(L.length===0)return null;const d=L.toString("ascii").toLowerCase(),
b=s[p.position]===42;if(b&&p.position++,s[p.position]!==61)return null;p.position++,n(i=>i===32||i===9,s,p);let z;if(b){const i=n(R=>R!==32&&R!==13&&R!==10&&R!==
59,s,p),C=i.indexOf(39),O=C===-1?-1:i.indexOf(39,C+1);if(C===-1||O===-1)throw I("expected charset and language separators in extended value");if(C!==5||i[0]!==117&&
i[0]!==85||i[1]!==116&&i[1]!==84||i[2]!==102&&i[2]!==70||i[3]!==45||i[4]!==56)throw I("unknown charset, expected utf-8");z=decodeURIComponent(H.decode(i.subarray(
O+1)))}else if(s[p.position]===34){p.position++;const i=n(C=>C!==10&&C!==13&&C!==34,s,p);if(s[p.position]!==34)throw I("Closing quote not found");p.position++,z=
H.decode(i).replace(/%0A/ig,`
`).replace(/%0D/ig,"\r").replace(/%22/g,'"')}else{const i=n(C=>F(C)&&C!==59,s,p);z=H.decode(i)}return{name:d,value:z,extended:b}}function A(s,p){let L=null,d=null,
b=null,z=null;for(;;){if(s[p.position]===13&&s[p.position+1]===10){if(L===null)throw I("header name is null");return{name:L,filename:d,contentType:b,encoding:z}}
let i=n(C=>C!==10&&C!==13&&C!==58,s,p);if(i=a(i,!0,!0,C=>C===9||C===32),!y.test(i.toString()))throw I("header name does not match the field-name token productio\
n");if(s[p.position]!==58)throw I("expected :");switch(p.position++,n(C=>C===32||C===9,s,p),c(i)){case"content-disposition":{L=d=null;let C=!1;if(n(R=>F(R),s,p).
toString("ascii").toLowerCase()!=="form-data")throw I("expected form-data for content-disposition header");for(;p.position<s.length&&(s[p.position]!==13||s[p.position+
1]!==10);){const R=h(s,p);if(!R)break;R.name==="name"?L=R.value:R.name==="filename"&&(R.extended?(d=R.value,C=!0):C||(d=R.value))}if(L===null)throw I("name attr\
ibute is required in content-disposition header");break}case"content-type":{let C=n(O=>O!==10&&O!==13,s,p);C=a(C,!1,!0,O=>O===9||O===32),b=AA(C);break}case"cont\
ent-transfer-encoding":{let C=n(O=>O!==10&&O!==13,s,p);C=a(C,!1,!0,O=>O===9||O===32),z=AA(C);break}default:n(C=>C!==10&&C!==13,s,p)}if(s[p.position]!==13||s[p.position+
1]!==10)throw I("expected CRLF");p.position+=2}}function n(s,p,L){let d=L.position;for(;d<p.length&&s(p[d]);)++d;return p.subarray(L.position,L.position=d)}function a(s,p,L,d){
let b=0,z=s.length-1;if(p)for(;b<s.length&&d(s[b]);)b++;if(L)for(;z>0&&d(s[z]);)z--;return b===0&&z===s.length-1?s:s.subarray(b,z+1)}function E(s,p,L){if(s.length<
p.length)return!1;for(let d=0;d<p.length;d++)if(p[d]!==s[L.position+d])return!1;return!0}function I(s){return new TypeError("Failed to parse body as FormData.",
{cause:new TypeError(s)})}function m(s){return s<=31||s===127}function G(s){return s===40||s===41||s===60||s===62||s===64||s===44||s===59||s===58||s===92||s===34||
s===47||s===91||s===93||s===63||s===61}function F(s){return s<=127&&s!==32&&s!==9&&!m(s)&&!G(s)}QA.exports={multipartFormDataParser:w,validateBoundary:M}}}),Ue=_A(
{"node_modules/undici/lib/web/fetch/body.js"(l,QA){"use strict";var c=ue(),{readableStreamClose:y,fullyReadBody:f,extractMimeType:x}=ve(),{FormData:X,setFormDataState:AA,
getFormDataBoundary:Y}=le(),{webidl:H}=Qe(),N=hA(4589),{isErrored:V,isDisturbed:M}=hA(7075),{isUint8Array:w}=hA(3429),{serializeAMimeType:h}=Pe(),{multipartFormDataParser:A}=PA(),
{parseJSONFromBytes:n}=tt(),{utf8DecodeBytes:a}=wt(),{ReadableStreamTee:E}=hA(7830),I=new TextEncoder;function m(){}var G=new FinalizationRegistry(C=>{const O=C.
deref();O&&!O.locked&&!M(O)&&!V(O)&&O.cancel("Response object has been garbage collected").catch(m)});function F(C,O=!1){let R=null;H.is.ReadableStream(C)?R=C:H.
is.Blob(C)?R=C.stream():R=new ReadableStream({start(){},async pull(gA){const P=k(),lA=P?.[Symbol.asyncIterator]?.();if(lA==null){P?.length&&!V(R)&&gA.enqueue(typeof P==
"string"?I.encode(P):new Uint8Array(P)),queueMicrotask(()=>y(gA));return}for(;;){const{value:dA,done:FA}=await lA.next();if(FA){queueMicrotask(()=>y(gA));return}
if(dA.length&&!V(R)){gA.enqueue(new Uint8Array(dA));return}}},cancel(gA){return k()[Symbol.asyncIterator]?.().return(gA)},type:"bytes"}),N(H.is.ReadableStream(R));
let k=null,q=null,eA=null,aA=null;if(typeof C=="string")q=C,aA="text/plain;charset=UTF-8";else if(H.is.URLSearchParams(C))q=C.toString(),aA="application/x-www-f\
orm-urlencoded;charset=UTF-8";else if(H.is.BufferSource(C))q=H.util.getCopyOfBytesHeldByBufferSource(C);else if(H.is.FormData(C)){const gA=Y(C),P=`--${gA}\r
Content-Disposition: form-data`,lA=DA=>DA.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22"),dA=DA=>DA.replace(/\r?\n|\r/g,`\r
`),FA=[],LA=new Uint8Array([13,10]);eA=0;let K=!1;for(const[DA,GA]of C)if(typeof GA=="string"){const kA=I.encode(P+`; name="${lA(dA(DA))}"\r
\r
${dA(GA)}\r
`);FA.push(kA),eA+=kA.byteLength}else{const kA=I.encode(`${P}; name="${lA(dA(DA))}"`+(GA.name?`; filename="${lA(GA.name)}"`:"")+`\r
Content-Type: ${GA.type||"application/octet-stream"}\r
\r
`);FA.push(kA,GA,LA),typeof GA.size=="number"?eA+=kA.byteLength+GA.size+LA.byteLength:K=!0}const BA=I.encode(`--${gA}--\r
`);FA.push(BA),eA+=BA.byteLength,K&&(eA=null),q=C;const uA=(async function*(){for(const DA of FA)DA.stream?yield*DA.stream():yield DA})();k=()=>uA,aA=`multipart\
/form-data; boundary=${gA}`}else if(H.is.Blob(C))q=C,eA=C.size,C.type&&(aA=C.type);else if(typeof C[Symbol.asyncIterator]=="function"){if(O)throw new TypeError(
"keepalive");if(c.isDisturbed(C)||C.locked)throw new TypeError("Response body object should not be disturbed or locked");if(H.is.ReadableStream(C))R=C;else{const gA=ReadableStream.
from(C).getReader();let P=!1;R=new ReadableStream({async pull(lA){for(;;){const{done:dA,value:FA}=await gA.read();if(P)return;if(dA){lA.close();return}const LA=w(
FA)?FA:Buffer.from(FA);if(LA.byteLength){lA.enqueue(LA);return}}},cancel(lA){return P=!0,gA.cancel(lA)}},{highWaterMark:0})}}return(typeof q=="string"||w(q))&&(k=
()=>q,eA=typeof q=="string"?Buffer.byteLength(q):q.length),[{stream:R,source:q,length:eA},aA]}function s(C,O=!1){return H.is.ReadableStream(C)&&(N(!c.isDisturbed(
C),"The body has already been consumed."),N(!C.locked,"The stream is locked.")),F(C,O)}function p(C){const{0:O,1:R}=E?.(C.stream,!0)??C.stream.tee();return C.stream=
O,{stream:R,length:C.length,source:C.source}}function L(C,O){return{blob(){return b(this,k=>{let q=i(O(this));return q===null?q="":q&&(q=h(q)),new Blob([k],{type:q})},
C,O)},arrayBuffer(){return b(this,k=>new Uint8Array(k).buffer,C,O)},text(){return b(this,a,C,O)},json(){return b(this,n,C,O)},formData(){return b(this,k=>{const q=i(
O(this));if(q!==null)switch(q.essence){case"multipart/form-data":{const eA=A(k,q),aA=new X;return AA(aA,eA),aA}case"application/x-www-form-urlencoded":{const eA=new URLSearchParams(
k.toString()),aA=new X;for(const[tA,gA]of eA)aA.append(tA,gA);return aA}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/\
x-www-form-urlencoded".')},C,O)},bytes(){return b(this,k=>new Uint8Array(k),C,O)},textStream(){const k=O(this);if(z(k))throw new TypeError("Body is unusable: Bo\
dy has already been read");if(k.body==null){let aA;const tA=new ReadableStream({start:gA=>{aA=gA},pull:()=>Promise.resolve(),cancel:()=>Promise.resolve()},{size:()=>1});
return aA.close(),tA}const q=k.body.stream,eA=new TextDecoderStream("UTF-8");return q.pipeThrough(eA)}}}function d(C,O,R){Object.assign(C.prototype,L(R,O))}function b(C,O,R,k){
try{H.brandCheck(C,R)}catch(tA){return Promise.reject(tA)}if(C=k(C),z(C))return Promise.reject(new TypeError("Body is unusable: Body has already been read"));const q=Promise.
withResolvers(),eA=q.reject,aA=tA=>{try{q.resolve(O(tA))}catch(gA){eA(gA)}};return C.body==null?(aA(Buffer.allocUnsafe(0)),q.promise):(f(C.body,aA,eA),q.promise)}
function z(C){const O=C.body;return O!=null&&(O.stream.locked||c.isDisturbed(O.stream))}function i(C){const O=C.headersList,R=x(O);return R==="failure"?null:R}QA.
exports={extractBody:F,safelyExtractBody:s,cloneBody:p,mixinBody:d,streamRegistry:G,bodyUnusable:z}}}),Ce=_A({"node_modules/undici/lib/web/fetch/response.js"(l,QA){
"use strict";var{Headers:c,HeadersList:y,fill:f,getHeadersGuard:x,setHeadersGuard:X,setHeadersList:AA}=Ge(),{extractBody:Y,cloneBody:H,mixinBody:N,streamRegistry:V,
bodyUnusable:M}=Ue(),w=ue(),h=hA(7975),{kEnumerableProperty:A}=w,{isValidReasonPhrase:n,isCancelled:a,isAborted:E,isErrorLike:I,environmentSettingsObject:m}=ve(),
{redirectStatusSet:G,nullBodyStatus:F}=yt(),{webidl:s}=Qe(),{URLSerializer:p}=Pe(),{kConstruct:L}=Me(),d=hA(4589),{isomorphicEncode:b,serializeJavascriptValueToJSONString:z}=tt(),
i=new TextEncoder("utf-8"),C,O,R,k,q=class{#A;#e;static error(){return LA(tA(),"immutable")}static json(K,BA=void 0){s.argumentLengthCheck(arguments,1,"Response\
.json"),BA=s.converters.ResponseInit(BA);const uA=i.encode(z(K)),DA=Y(uA),GA=LA(aA({}),"response");return FA(GA,BA,{body:DA[0],type:"application/json"}),GA}static redirect(K,BA=302){
s.argumentLengthCheck(arguments,1,"Response.redirect"),K=s.converters.USVString(K),BA=s.converters["unsigned short"](BA);let uA;try{uA=new URL(K,m.settingsObject.
baseUrl)}catch(kA){throw new TypeError(`Failed to parse URL from ${K}`,{cause:kA})}if(!G.has(BA))throw new RangeError(`Invalid status code ${BA}`);const DA=LA(aA(
{}),"immutable");DA.#e.status=BA;const GA=b(p(uA));return DA.#e.headersList.append("location",GA,!0),DA}constructor(K=null,BA=void 0){if(s.util.markAsUncloneable(
this),K===L)return;K!==null&&(K=s.converters.BodyInit(K,"Response","body")),BA=s.converters.ResponseInit(BA),this.#e=aA({}),this.#A=new c(L),X(this.#A,"response"),
AA(this.#A,this.#e.headersList);let uA=null;if(K!=null){const[DA,GA]=Y(K);uA={body:DA,type:GA}}FA(this,BA,uA)}get type(){return s.brandCheck(this,s.is.Response),
this.#e.type}get url(){s.brandCheck(this,s.is.Response);const K=this.#e.urlList,BA=K[K.length-1]??null;return BA===null?"":p(BA,!0)}get redirected(){return s.brandCheck(
this,s.is.Response),this.#e.urlList.length>1}get status(){return s.brandCheck(this,s.is.Response),this.#e.status}get ok(){return s.brandCheck(this,s.is.Response),
this.#e.status>=200&&this.#e.status<=299}get statusText(){return s.brandCheck(this,s.is.Response),this.#e.statusText}get headers(){return s.brandCheck(this,s.is.
Response),this.#A}get body(){return s.brandCheck(this,s.is.Response),this.#e.body?this.#e.body.stream:null}get bodyUsed(){return s.brandCheck(this,s.is.Response),
!!this.#e.body&&w.isDisturbed(this.#e.body.stream)}clone(){if(s.brandCheck(this,s.is.Response),M(this.#e))throw s.errors.exception({header:"Response.clone",message:"\
Body has already been consumed."});const K=eA(this.#e);return this.#e.urlList.length!==0&&this.#e.body?.stream&&V.register(this,new WeakRef(this.#e.body.stream)),
LA(K,x(this.#A))}[h.inspect.custom](K,BA){BA.depth===null&&(BA.depth=2),BA.colors??=!0;const uA={status:this.status,statusText:this.statusText,headers:this.headers,
body:this.body,bodyUsed:this.bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.url};return`Response ${h.formatWithOptions(BA,uA)}`}static{C=
K=>K.#A,O=(K,BA)=>{K.#A=BA},R=K=>K.#e,k=(K,BA)=>{K.#e=BA},s.is.Response=K=>K!=null&&typeof K=="object"&&#e in K}};N(q,R,s.is.Response),Object.defineProperties(q.
prototype,{type:A,url:A,status:A,ok:A,redirected:A,statusText:A,headers:A,clone:A,body:A,bodyUsed:A,[Symbol.toStringTag]:{value:"Response",configurable:!0}}),Object.
defineProperties(q,{json:A,redirect:A,error:A});function eA(K){if(K.internalResponse)return lA(eA(K.internalResponse),K.type);const BA=aA({...K,body:null});return K.
body!=null&&(BA.body=H(K.body)),BA}function aA(K){return{aborted:!1,rangeRequested:!1,timingAllowPassed:!1,requestIncludesCredentials:!1,type:"default",status:200,
timingInfo:null,cacheState:"",statusText:"",...K,headersList:K?.headersList?new y(K?.headersList):new y,urlList:K?.urlList?[...K.urlList]:[]}}function tA(K){const BA=I(
K);return aA({type:"error",status:0,error:BA?K:new Error(K&&String(K)),aborted:K&&K.name==="AbortError"})}function gA(K){return K.type==="error"&&K.status===0}function P(K,BA){
return BA={internalResponse:K,...BA},new Proxy(K,{get(uA,DA){return DA in BA?BA[DA]:uA[DA]},set(uA,DA,GA){return d(!(DA in BA)),uA[DA]=GA,!0}})}function lA(K,BA){
if(BA==="basic")return P(K,{type:"basic",headersList:K.headersList});if(BA==="cors")return P(K,{type:"cors",headersList:K.headersList});if(BA==="opaque")return P(
K,{type:"opaque",urlList:[],status:0,statusText:"",body:null});if(BA==="opaqueredirect")return P(K,{type:"opaqueredirect",status:0,statusText:"",headersList:[],
body:null});d(!1)}function dA(K,BA=null){return d(a(K)),E(K)?tA(Object.assign(new DOMException("The operation was aborted.","AbortError"),{cause:BA})):tA(Object.
assign(new DOMException("Request was cancelled."),{cause:BA}))}function FA(K,BA,uA){if(BA.status!==null&&(BA.status<200||BA.status>599))throw new RangeError('in\
it["status"] must be in the range of 200 to 599, inclusive.');if("statusText"in BA&&BA.statusText!=null&&!n(String(BA.statusText)))throw new TypeError("Invalid \
statusText");if("status"in BA&&BA.status!=null&&(R(K).status=BA.status),"statusText"in BA&&BA.statusText!=null&&(R(K).statusText=BA.statusText),"headers"in BA&&
BA.headers!=null&&f(C(K),BA.headers),uA){if(F.includes(K.status))throw s.errors.exception({header:"Response constructor",message:`Invalid response status code ${K.
status}`});R(K).body=uA.body,uA.type!=null&&!R(K).headersList.contains("content-type",!0)&&R(K).headersList.append("content-type",uA.type,!0)}}function LA(K,BA){
const uA=new q(L);k(uA,K);const DA=new c(L);return O(uA,DA),AA(DA,K.headersList),X(DA,BA),K.urlList.length!==0&&K.body?.stream&&V.register(uA,new WeakRef(K.body.
stream)),uA}s.converters.XMLHttpRequestBodyInit=function(K,BA,uA){return typeof K=="string"?s.converters.USVString(K,BA,uA):s.is.Blob(K)||s.is.BufferSource(K)||
s.is.FormData(K)||s.is.URLSearchParams(K)?K:s.converters.DOMString(K,BA,uA)},s.converters.BodyInit=function(K,BA,uA){return s.is.ReadableStream(K)||K?.[Symbol.asyncIterator]?
K:s.converters.XMLHttpRequestBodyInit(K,BA,uA)},s.converters.ResponseInit=s.dictionaryConverter([{key:"status",converter:s.converters["unsigned short"],defaultValue:()=>200},
{key:"statusText",converter:s.converters.ByteString,defaultValue:()=>""},{key:"headers",converter:s.converters.HeadersInit}]),QA.exports={isNetworkError:gA,makeNetworkError:tA,
makeResponse:aA,makeAppropriateNetworkError:dA,filterResponse:lA,Response:q,cloneResponse:eA,fromInnerResponse:LA,getResponseState:R}}}),_e=_A({"node_modules/un\
dici/lib/web/fetch/request.js"(l,QA){"use strict";var{extractBody:c,mixinBody:y,cloneBody:f,bodyUnusable:x}=Ue(),{Headers:X,fill:AA,HeadersList:Y,setHeadersGuard:H,
getHeadersGuard:N,setHeadersList:V,getHeadersList:M}=Ge(),w=ue(),h=hA(7975),{isValidHTTPToken:A,sameOrigin:n,environmentSettingsObject:a}=ve(),{forbiddenMethodsSet:E,
corsSafeListedMethodsSet:I,referrerPolicy:m,requestRedirect:G,requestMode:F,requestCredentials:s,requestCache:p,requestDuplex:L}=yt(),{kEnumerableProperty:d,normalizedMethodRecordsBase:b,
normalizedMethodRecords:z}=w,{webidl:i}=Qe(),{URLSerializer:C}=Pe(),{kConstruct:O}=Me(),R=hA(4589),k=new FinalizationRegistry(({signal:sA,reference:pA})=>{aA(sA,
pA)}),q=new WeakMap,eA=new WeakMap;function aA(sA,pA){const ee=eA.get(sA);ee instanceof Set&&(ee.delete(pA),ee.size!==0)||(sA.removeEventListener("abort",gA),eA.
delete(sA))}function tA(sA,pA){k.unregister(sA);const ee=sA.deref();ee!==void 0&&(q.delete(ee.signal),ee.abort(pA))}function gA(){this.removeEventListener("abor\
t",gA);const sA=eA.get(this);if(sA instanceof Set){for(const pA of sA)tA(pA,this.reason);sA.clear()}else tA(sA,this.reason);eA.delete(this)}function P(sA){const pA=new AbortController;
if(sA==null)return pA.signal;if(sA.aborted)return pA.abort(sA.reason),pA.signal;const ee=new WeakRef(pA),CA=eA.get(sA);if(CA===void 0)w.addAbortListener(sA,gA),
eA.set(sA,ee);else if(CA instanceof WeakRef){const ae=new Set;ae.add(CA),ae.add(ee),eA.set(sA,ae)}else CA.add(ee);return k.register(pA,{signal:sA,reference:ee},
ee),q.set(pA.signal,{controller:pA,source:sA,reference:ee}),pA.signal}var lA=!1,dA,FA,LA,K,BA,uA,DA,GA=class{#A;#e;#r;#t;constructor(sA,pA=void 0){if(i.util.markAsUncloneable(
this),sA===O)return;i.argumentLengthCheck(arguments,1,"Request constructor"),sA=i.converters.RequestInfo(sA),pA=i.converters.RequestInit(pA);let CA=null,ae=null;
const _=a.settingsObject.baseUrl;let VA=null;if(typeof sA=="string"){this.#e=pA.dispatcher;let JA;try{JA=new URL(sA,_)}catch(zA){throw new TypeError("Failed to \
parse URL from "+sA,{cause:zA})}if(JA.username||JA.password)throw new TypeError("Request cannot be constructed from a URL that includes credentials: "+sA);CA=kA(
{urlList:[JA]}),ae="cors"}else R(i.is.Request(sA)),CA=sA.#t,VA=sA.#A,this.#e=pA.dispatcher||sA.#e;const se=a.settingsObject.origin;let Be="client";if(CA.window?.
constructor?.name==="EnvironmentSettingsObject"&&n(CA.window,se)&&(Be=CA.window),pA.window!=null)throw new TypeError(`'window' option '${Be}' must be null`);"wi\
ndow"in pA&&(Be="no-window"),CA=kA({method:CA.method,headersList:CA.headersList,unsafeRequest:CA.unsafeRequest,client:a.settingsObject,window:Be,priority:CA.priority,
origin:CA.origin,referrer:CA.referrer,referrerPolicy:CA.referrerPolicy,mode:CA.mode,credentials:CA.credentials,cache:CA.cache,redirect:CA.redirect,integrity:CA.
integrity,keepalive:CA.keepalive,reloadNavigation:CA.reloadNavigation,historyNavigation:CA.historyNavigation,urlList:[...CA.urlList]});const oe=Object.keys(pA).
length!==0;if(oe&&(CA.mode==="navigate"&&(CA.mode="same-origin"),CA.reloadNavigation=!1,CA.historyNavigation=!1,CA.origin="client",CA.referrer="client",CA.referrerPolicy=
"",CA.url=CA.urlList[CA.urlList.length-1],CA.urlList=[CA.url]),pA.referrer!==void 0){const JA=pA.referrer;if(JA==="")CA.referrer="no-referrer";else{let zA;try{zA=
new URL(JA,_)}catch(ke){throw new TypeError(`Referrer "${JA}" is not a valid URL.`,{cause:ke})}zA.protocol==="about:"&&zA.hostname==="client"||se&&!n(zA,a.settingsObject.
baseUrl)?CA.referrer="client":CA.referrer=zA}}pA.referrerPolicy!==void 0&&(CA.referrerPolicy=pA.referrerPolicy);let we;if(pA.mode!==void 0?we=pA.mode:we=ae,we===
"navigate")throw i.errors.exception({header:"Request constructor",message:"invalid request mode navigate."});if(we!=null&&(CA.mode=we),pA.credentials!==void 0&&
(CA.credentials=pA.credentials),pA.cache!==void 0&&(CA.cache=pA.cache),CA.cache==="only-if-cached"&&CA.mode!=="same-origin")throw new TypeError("'only-if-cached\
' can be set only with 'same-origin' mode");if(pA.redirect!==void 0&&(CA.redirect=pA.redirect),pA.integrity!=null&&(CA.integrity=String(pA.integrity)),pA.keepalive!==
void 0&&(CA.keepalive=!!pA.keepalive),pA.method!==void 0){let JA=pA.method;const zA=z[JA];if(zA!==void 0)CA.method=zA;else{if(!A(JA))throw new TypeError(`'${JA}\
' is not a valid HTTP method.`);const ke=JA.toUpperCase();if(E.has(ke))throw new TypeError(`'${JA}' HTTP method is unsupported.`);JA=b[ke]??JA,CA.method=JA}!lA&&
CA.method==="patch"&&(process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.",{code:"\
UNDICI-FETCH-patch"}),lA=!0)}if(pA.signal!==void 0&&(VA=pA.signal),this.#t=CA,this.#A=P(VA),this.#r=new X(O),V(this.#r,CA.headersList),H(this.#r,"request"),we===
"no-cors"){if(!I.has(CA.method))throw new TypeError(`'${CA.method} is unsupported in no-cors mode.`);H(this.#r,"request-no-cors")}if(oe){const JA=M(this.#r),zA=pA.
headers!==void 0?pA.headers:new Y(JA);if(JA.clear(),zA instanceof Y){for(const{name:ke,value:He}of zA.rawValues())JA.append(ke,He,!1);JA.cookies=zA.cookies}else
AA(this.#r,zA)}const be=i.is.Request(sA)?sA.#t.body:null;if((pA.body!=null||be!=null)&&(CA.method==="GET"||CA.method==="HEAD"))throw new TypeError("Request with\
 GET/HEAD method cannot have body.");let ne=null;if(pA.body!=null){const[JA,zA]=c(pA.body,CA.keepalive);ne=JA,zA&&!M(this.#r).contains("content-type",!0)&&this.#r.
append("content-type",zA,!0)}const de=ne??be;if(de!=null&&de.source==null){if(ne!=null&&pA.duplex==null)throw new TypeError("RequestInit: duplex option is requi\
red when sending a body.");if(CA.mode!=="same-origin"&&CA.mode!=="cors")throw new TypeError('If request is made from ReadableStream, mode should be "same-origin\
" or "cors"');CA.useCORSPreflightFlag=!0}let Ne=de;if(ne==null&&be!=null){if(x(sA.#t))throw new TypeError("Cannot construct a Request with a Request object that\
 has already been used.");const JA=new TransformStream;be.stream.pipeThrough(JA),Ne={source:be.source,length:be.length,stream:JA.readable}}this.#t.body=Ne}get method(){
return i.brandCheck(this,i.is.Request),this.#t.method}get url(){return i.brandCheck(this,i.is.Request),C(this.#t.url)}get headers(){return i.brandCheck(this,i.is.
Request),this.#r}get destination(){return i.brandCheck(this,i.is.Request),this.#t.destination}get referrer(){return i.brandCheck(this,i.is.Request),this.#t.referrer===
"no-referrer"?"":this.#t.referrer==="client"?"about:client":this.#t.referrer.toString()}get referrerPolicy(){return i.brandCheck(this,i.is.Request),this.#t.referrerPolicy}get mode(){
return i.brandCheck(this,i.is.Request),this.#t.mode}get credentials(){return i.brandCheck(this,i.is.Request),this.#t.credentials}get cache(){return i.brandCheck(
this,i.is.Request),this.#t.cache}get redirect(){return i.brandCheck(this,i.is.Request),this.#t.redirect}get integrity(){return i.brandCheck(this,i.is.Request),this.#t.
integrity}get keepalive(){return i.brandCheck(this,i.is.Request),this.#t.keepalive}get isReloadNavigation(){return i.brandCheck(this,i.is.Request),this.#t.reloadNavigation}get isHistoryNavigation(){
return i.brandCheck(this,i.is.Request),this.#t.historyNavigation}get signal(){return i.brandCheck(this,i.is.Request),this.#A}get body(){return i.brandCheck(this,
i.is.Request),this.#t.body?this.#t.body.stream:null}get bodyUsed(){return i.brandCheck(this,i.is.Request),!!this.#t.body&&w.isDisturbed(this.#t.body.stream)}get duplex(){
return i.brandCheck(this,i.is.Request),"half"}clone(){if(i.brandCheck(this,i.is.Request),x(this.#t))throw new TypeError("unusable");const sA=qA(this.#t),pA=P(this.#A);
return KA(sA,this.#e,pA,N(this.#r))}[h.inspect.custom](sA,pA){pA.depth===null&&(pA.depth=2),pA.colors??=!0;const ee={method:this.method,url:this.url,headers:this.
headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.referrerPolicy,mode:this.mode,credentials:this.credentials,cache:this.cache,redirect:this.
redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.signal};
return`Request ${h.formatWithOptions(pA,ee)}`}static{dA=(sA,pA)=>{sA.#A=pA},FA=sA=>sA.#e,LA=(sA,pA)=>{sA.#e=pA},K=(sA,pA)=>{sA.#r=pA},BA=sA=>sA.#t,uA=(sA,pA)=>{
sA.#t=pA},DA=sA=>{const pA=q.get(sA.#A);pA!==void 0&&(q.delete(sA.#A),k.unregister(pA.reference),aA(pA.source,pA.reference))},i.is.Request=sA=>sA!=null&&typeof sA==
"object"&&#t in sA}};y(GA,BA,i.is.Request);function kA(sA){return{method:sA.method??"GET",localURLsOnly:sA.localURLsOnly??!1,unsafeRequest:sA.unsafeRequest??!1,
body:sA.body??null,client:sA.client??null,reservedClient:sA.reservedClient??null,replacesClientId:sA.replacesClientId??"",window:sA.window??"client",keepalive:sA.
keepalive??!1,serviceWorkers:sA.serviceWorkers??"all",initiator:sA.initiator??"",destination:sA.destination??"",priority:sA.priority??"auto",origin:sA.origin??"\
client",policyContainer:sA.policyContainer??"client",referrer:sA.referrer??"client",referrerPolicy:sA.referrerPolicy??"",mode:sA.mode??"no-cors",useCORSPreflightFlag:sA.
useCORSPreflightFlag??!1,credentials:sA.credentials??"same-origin",useCredentials:sA.useCredentials??!1,cache:sA.cache??"default",redirect:sA.redirect??"follow",
integrity:sA.integrity??"",cryptoGraphicsNonceMetadata:sA.cryptoGraphicsNonceMetadata??"",parserMetadata:sA.parserMetadata??"",reloadNavigation:sA.reloadNavigation??
!1,historyNavigation:sA.historyNavigation??!1,userActivation:sA.userActivation??!1,taintedOrigin:sA.taintedOrigin??!1,redirectCount:sA.redirectCount??0,responseTainting:sA.
responseTainting??"basic",preventNoCacheCacheControlHeaderModification:sA.preventNoCacheCacheControlHeaderModification??!1,done:sA.done??!1,timingAllowFailed:sA.
timingAllowFailed??!1,useURLCredentials:sA.useURLCredentials??void 0,traversableForUserPrompts:sA.traversableForUserPrompts??"client",urlList:sA.urlList,url:sA.
urlList[0],headersList:sA.headersList?new Y(sA.headersList):new Y}}function qA(sA){const pA=kA({...sA,body:null});return sA.body!=null&&(pA.body=f(sA.body)),pA}
function KA(sA,pA,ee,CA){const ae=new GA(O);uA(ae,sA),LA(ae,pA),dA(ae,ee);const _=new X(O);return K(ae,_),V(_,sA.headersList),H(_,CA),ae}Object.defineProperties(
GA.prototype,{method:d,url:d,headers:d,redirect:d,clone:d,signal:d,duplex:d,destination:d,body:d,bodyUsed:d,isHistoryNavigation:d,isReloadNavigation:d,keepalive:d,
integrity:d,cache:d,credentials:d,attribute:d,referrerPolicy:d,referrer:d,mode:d,[Symbol.toStringTag]:{value:"Request",configurable:!0}}),i.converters.RequestInfo=
function(sA){return typeof sA=="string"?i.converters.USVString(sA):i.is.Request(sA)?sA:i.converters.USVString(sA)},i.converters.RequestInit=i.dictionaryConverter(
[{key:"method",converter:i.converters.ByteString},{key:"headers",converter:i.converters.HeadersInit},{key:"body",converter:i.nullableConverter(i.converters.BodyInit)},
{key:"referrer",converter:i.converters.USVString},{key:"referrerPolicy",converter:i.converters.DOMString,allowedValues:m},{key:"mode",converter:i.converters.DOMString,
allowedValues:F},{key:"credentials",converter:i.converters.DOMString,allowedValues:s},{key:"cache",converter:i.converters.DOMString,allowedValues:p},{key:"redir\
ect",converter:i.converters.DOMString,allowedValues:G},{key:"integrity",converter:i.converters.DOMString},{key:"keepalive",converter:i.converters.boolean},{key:"\
signal",converter:i.nullableConverter(sA=>i.converters.AbortSignal(sA,"RequestInit","signal"))},{key:"window",converter:i.converters.any},{key:"duplex",converter:i.
converters.DOMString,allowedValues:L},{key:"dispatcher",converter:i.converters.any},{key:"priority",converter:i.converters.DOMString,allowedValues:["high","low",
"auto"]}]),QA.exports={Request:GA,makeRequest:kA,fromInnerRequest:KA,cloneRequest:qA,getRequestDispatcher:FA,getRequestState:BA,removeRequestAbortListener:DA}}}),
ye=_A({"node_modules/undici/lib/dispatcher/dispatcher.js"(l,QA){"use strict";var c=hA(8474),{kOriginless:y,kUrl:f}=Me(),x=class extends c{dispatch(){throw new Error(
"not implemented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implemented")}compose(...X){const AA=Array.isArray(X[0])?X[0]:X,Y=this[y]===
!0?null:this[f]?.origin;let H=this.dispatch.bind(this);for(const M of AA)if(M!=null){if(typeof M!="function")throw new TypeError(`invalid interceptor, expected \
function received ${typeof M}`);if(H=M(H,Y),H==null||typeof H!="function"||H.length!==2)throw new TypeError("invalid interceptor")}const N=H,V=this;return H=function(M,w){
return M&&typeof M=="object"&&!M.origin&&V[f]&&(M=Object.assign({},M,{origin:V[f].origin})),N(M,w)},new Proxy(this,{get:(M,w)=>w==="dispatch"?H:M[w]})}};QA.exports=
x}}),he=_A({"node_modules/undici/lib/dispatcher/dispatcher-base.js"(l,QA){"use strict";var c=hA(4573),y=ye(),{ClientDestroyedError:f,ClientClosedError:x,InvalidArgumentError:X}=De(),
{kDestroy:AA,kClose:Y,kClosed:H,kDestroyed:N,kDispatch:V}=Me(),{defaultWebSocketMaxFragments:M,defaultWebSocketMaxPayloadSize:w}=pt(),h=Symbol("onDestroyed"),A=Symbol(
"onClosed"),n=Symbol("webSocketOptions"),a=Symbol("eventSourceOptions"),E=class extends y{[N]=!1;[h]=null;[H]=!1;[A]=null;constructor(I){super(),this[n]=I?.webSocket??
{},this[a]=I?.eventSource??{}}get webSocketOptions(){return{maxFragments:this[n].maxFragments??M,maxPayloadSize:this[n].maxPayloadSize??w}}get eventSourceOptions(){
return{maxEventSize:this[a].maxEventSize??c.kStringMaxLength}}get destroyed(){return this[N]}get closed(){return this[H]}close(I){if(I===void 0)return new Promise(
(G,F)=>{this.close((s,p)=>s?F(s):G(p))});if(typeof I!="function")throw new X("invalid callback");if(this[N]){const G=new f;queueMicrotask(()=>I(G,null));return}
if(this[H]){this[A]?this[A].push(I):queueMicrotask(()=>I(null,null));return}this[H]=!0,this[A]??=[],this[A].push(I);const m=()=>{const G=this[A];this[A]=null;for(let F=0;F<
G.length;F++)G[F](null,null)};this[Y]().then(()=>this.destroy()).then(()=>queueMicrotask(m))}destroy(I,m){if(typeof I=="function"&&(m=I,I=null),m===void 0)return new Promise(
(F,s)=>{this.destroy(I,(p,L)=>p?s(p):F(L))});if(typeof m!="function")throw new X("invalid callback");if(this[N]){this[h]?this[h].push(m):queueMicrotask(()=>m(null,
null));return}I||(I=new f),this[N]=!0,this[h]??=[],this[h].push(m);const G=()=>{const F=this[h];this[h]=null;for(let s=0;s<F.length;s++)F[s](null,null)};this[AA](
I).then(()=>queueMicrotask(G))}dispatch(I,m){if(!m||typeof m!="object")throw new X("handler must be an object");try{if(!I||typeof I!="object")throw new X("opts \
must be an object.");if(I.dispatcher)throw new X("opts.dispatcher is not supported by instance methods. Pass opts.dispatcher to the top-level undici functions o\
r call the dispatcher instance method directly.");if(this[N]||this[h])throw new f;if(this[H])throw new x;return this[V](I,m)}catch(G){if(typeof m.onResponseError!=
"function")throw G;return m.onResponseError(null,G),!1}}};QA.exports=E}}),Le=_A({"node_modules/undici/lib/util/stats.js"(l,QA){"use strict";var{kConnected:c,kPending:y,
kRunning:f,kSize:x,kFree:X,kQueued:AA}=Me(),Y=class{constructor(N){this.connected=N[c],this.pending=N[y],this.running=N[f],this.size=N[x]}},H=class{constructor(N){
this.connected=N[c],this.free=N[X],this.pending=N[y],this.queued=N[AA],this.running=N[f],this.size=N[x]}};QA.exports={ClientStats:Y,PoolStats:H}}}),Et=_A({"node\
_modules/undici/lib/dispatcher/fixed-queue.js"(l,QA){"use strict";var c=2048,y=c-1,f=class{bottom=0;top=0;list=new Array(c).fill(void 0);next=null;isEmpty(){return this.
top===this.bottom}isFull(){return(this.top+1&y)===this.bottom}push(x){this.list[this.top]=x,this.top=this.top+1&y}shift(){const x=this.list[this.bottom];return x===
void 0?null:(this.list[this.bottom]=void 0,this.bottom=this.bottom+1&y,x)}};QA.exports=class{constructor(){this.head=this.tail=new f}isEmpty(){return this.head.
isEmpty()}push(X){this.head.isFull()&&(this.head=this.head.next=new f),this.head.push(X)}shift(){const X=this.tail,AA=X.shift();return X.isEmpty()&&X.next!==null&&
(this.tail=X.next,X.next=null),AA}}}}),rt=_A({"node_modules/undici/lib/dispatcher/pool-base.js"(l,QA){"use strict";var{AsyncResource:c}=hA(6698),{PoolStats:y}=Le(),
f=he(),x=Et(),{kConnected:X,kSize:AA,kRunning:Y,kPending:H,kQueued:N,kBusy:V,kFree:M,kUrl:w,kClose:h,kDestroy:A,kDispatch:n}=Me(),a=Symbol("clients"),E=Symbol("\
needDrain"),I=Symbol("queue"),m=Symbol("closed resolve"),G=Symbol("onDrain"),F=Symbol("onConnect"),s=Symbol("onDisconnect"),p=Symbol("onConnectionError"),L=Symbol(
"on client busy"),d=Symbol("on client drain"),b=Symbol("drain queue"),z=Symbol("get dispatcher"),i=Symbol("has dispatcher"),C=Symbol("add client"),O=Symbol("rem\
ove client"),R=Symbol("retire client"),k=Symbol("retiring clients"),q=class extends c{constructor(tA,gA){super("UNDICI_POOL_QUEUED_REQUEST"),this.opts=tA,this.handler=
gA}dispatch(tA){return this.runInAsyncScope(tA.dispatch,tA,this.opts,this.handler)}};function eA(tA){const gA=[];for(let P=0;P<tA[a].length;P++){const lA=tA[a][P];
lA.destroyed||gA.push(lA.close())}for(const P of tA[k].values())gA.push(P);return Promise.all(gA)}var aA=class extends f{[I]=new x;[N]=0;[a]=[];[k]=new Map;[E]=!1;[G](tA,gA,P){
if(tA.closed||tA.destroyed)return;const lA=this[I];let dA=!1;for(this[d](tA);!dA;){const FA=lA.shift();if(!FA)break;this[N]--,dA=!FA.dispatch(tA)}if(tA[E]=dA,dA&&
(this[L](tA),!lA.isEmpty()))return this[b](gA,P);if(!dA&&this[E]&&(this[E]=!1,this.emit("drain",gA,[this,...P])),this[m]&&lA.isEmpty())return eA(this).then(this[m])}[L](){}[d](){}[b](tA,gA){
const P=this[I];let lA=!0;for(;!P.isEmpty();){const dA=this[z]();if(!dA){lA=!1;break}const FA=P.shift();if(this[N]--,!FA.dispatch(dA)&&(dA[E]=!0,this[L](dA),lA=
this[i](),!lA))break}if(lA&&this[E]&&(this[E]=!1,this.emit("drain",tA,[this,...gA])),this[m]&&P.isEmpty())return eA(this).then(this[m])}[F]=(tA,gA)=>{this.emit(
"connect",tA,[this,...gA])};[s]=(tA,gA,P)=>{this.emit("disconnect",tA,[this,...gA],P)};[p]=(tA,gA,P)=>{this.emit("connectionError",tA,[this,...gA],P)};get[V](){
return this[E]}get[X](){let tA=0;for(const{[X]:gA}of this[a])tA+=gA;return tA}get[M](){let tA=0;for(const{[X]:gA,[E]:P}of this[a])tA+=gA&&!P;return tA}get[H](){
let tA=this[N];for(const{[H]:gA}of this[a])tA+=gA;return tA}get[Y](){let tA=0;for(const{[Y]:gA}of this[a])tA+=gA;return tA}get[AA](){let tA=this[N];for(const{[AA]:gA}of this[a])
tA+=gA;return tA}get stats(){return new y(this)}[h](){return this[I].isEmpty()?eA(this):new Promise(tA=>{this[m]=tA})}[A](tA){for(;;){const P=this[I].shift();if(!P)
break;P.handler.onResponseError(null,tA)}const gA=new Array(this[a].length);for(let P=0;P<this[a].length;P++)gA[P]=this[a][P].destroy(tA);for(const P of this[k].
keys())gA.push(P.destroy(tA));return Promise.all(gA)}[n](tA,gA){const P=this[z]();return P?P.dispatch(tA,gA)||(P[E]=!0,this[L](P),this[E]=!this[i]()):(this[E]=!0,
this[I].push(new q(tA,gA)),this[N]++),!this[E]}[i](){for(let tA=0;tA<this[a].length;tA++){const gA=this[a][tA];if(!gA[E]&&gA.closed!==!0&&gA.destroyed!==!0)return!0}
return!1}[C](tA){return tA.on("drain",this[G].bind(this,tA)).on("connect",this[F]).on("disconnect",this[s]).on("connectionError",this[p]),this[a].push(tA),this[E]&&
queueMicrotask(()=>{this[E]&&!tA[E]&&this[G](tA,tA[w],[tA,this])}),this}[R](tA){const gA=this[a].indexOf(tA);if(gA!==-1&&this[a].splice(gA,1),tA.destroyed||this[k].
has(tA))return;let P=!1,lA;const dA=new Promise(FA=>{lA=FA});this[k].set(tA,dA),tA.close(()=>{P||(P=!0,this[k].delete(tA),lA())})}[O](tA){this[R](tA),this[E]=!this[a].
some(gA=>!gA[E]&&gA.closed!==!0&&gA.destroyed!==!0)}};QA.exports={PoolBase:aA,kClients:a,kNeedDrain:E,kAddClient:C,kRemoveClient:O,kRetireClient:R,kDrainQueue:b,
kOnClientBusy:L,kOnClientDrain:d,kGetDispatcher:z,kHasDispatcher:i}}}),We=_A({"node_modules/undici/lib/core/diagnostics.js"(l,QA){"use strict";var c=hA(3053),y=hA(
7975),f=y.debuglog("undici"),x=y.debuglog("fetch"),X=y.debuglog("websocket"),AA={beforeConnect:c.channel("undici:client:beforeConnect"),connected:c.channel("und\
ici:client:connected"),connectError:c.channel("undici:client:connectError"),sendHeaders:c.channel("undici:client:sendHeaders"),create:c.channel("undici:request:\
create"),bodySent:c.channel("undici:request:bodySent"),bodyChunkSent:c.channel("undici:request:bodyChunkSent"),bodyChunkReceived:c.channel("undici:request:bodyC\
hunkReceived"),headers:c.channel("undici:request:headers"),trailers:c.channel("undici:request:trailers"),error:c.channel("undici:request:error"),open:c.channel(
"undici:websocket:open"),close:c.channel("undici:websocket:close"),socketError:c.channel("undici:websocket:socket_error"),ping:c.channel("undici:websocket:ping"),
pong:c.channel("undici:websocket:pong"),proxyConnected:c.channel("undici:proxy:connected")},Y=!1;function H(h=f){if(!Y){if(AA.beforeConnect.hasSubscribers||AA.connected.
hasSubscribers||AA.connectError.hasSubscribers||AA.sendHeaders.hasSubscribers){Y=!0;return}Y=!0,c.subscribe("undici:client:beforeConnect",A=>{const{connectParams:{
version:n,protocol:a,port:E,host:I}}=A;h("connecting to %s%s using %s%s",I,E?`:${E}`:"",a,n)}),c.subscribe("undici:client:connected",A=>{const{connectParams:{version:n,
protocol:a,port:E,host:I}}=A;h("connected to %s%s using %s%s",I,E?`:${E}`:"",a,n)}),c.subscribe("undici:client:connectError",A=>{const{connectParams:{version:n,
protocol:a,port:E,host:I},error:m}=A;h("connection to %s%s using %s%s errored - %s",I,E?`:${E}`:"",a,n,m.message)}),c.subscribe("undici:client:sendHeaders",A=>{
const{request:{method:n,path:a,origin:E}}=A;h("sending request to %s %s%s",n,E,a)})}}var N=!1;function V(h=f){if(!N){if(AA.headers.hasSubscribers||AA.trailers.hasSubscribers||
AA.error.hasSubscribers){N=!0;return}N=!0,c.subscribe("undici:request:headers",A=>{const{request:{method:n,path:a,origin:E},response:{statusCode:I}}=A;h("receiv\
ed response to %s %s%s - HTTP %d",n,E,a,I)}),c.subscribe("undici:request:trailers",A=>{const{request:{method:n,path:a,origin:E}}=A;h("trailers received from %s \
%s%s",n,E,a)}),c.subscribe("undici:request:error",A=>{const{request:{method:n,path:a,origin:E},error:I}=A;h("request to %s %s%s errored - %s",n,E,a,I.message)})}}
var M=!1;function w(h=X){if(!M){if(AA.open.hasSubscribers||AA.close.hasSubscribers||AA.socketError.hasSubscribers||AA.ping.hasSubscribers||AA.pong.hasSubscribers){
M=!0;return}M=!0,c.subscribe("undici:websocket:open",A=>{if(A.address!=null){const{address:n,port:a}=A.address;h("connection opened %s%s",n,a?`:${a}`:"")}else h(
"connection opened")}),c.subscribe("undici:websocket:close",A=>{const{websocket:n,code:a,reason:E}=A;h("closed connection to %s - %s %s",n.url,a,E)}),c.subscribe(
"undici:websocket:socket_error",A=>{h("connection errored - %s",A.message)}),c.subscribe("undici:websocket:ping",A=>{h("ping received")}),c.subscribe("undici:we\
bsocket:pong",A=>{h("pong received")})}}(f.enabled||x.enabled)&&(H(x.enabled?x:f),V(x.enabled?x:f)),X.enabled&&(H(f.enabled?f:X),w(X)),QA.exports={channels:AA}}}),
$e=_A({"node_modules/undici/lib/core/request.js"(l,QA){"use strict";var{InvalidArgumentError:c,NotSupportedError:y}=De(),f=hA(4589),{isValidHTTPToken:x,isValidHeaderValue:X,
isStream:AA,destroy:Y,isBuffer:H,isFormDataLike:N,isIterable:V,hasSafeIterator:M,isBlobLike:w,serializePathWithQuery:h,parseHeaders:A,assertRequestHandler:n,getServerName:a,
normalizedMethodRecords:E,getProtocolFromUrlString:I}=ue(),{channels:m}=We(),{headerNameLowerCasedRecord:G}=pt(),F=/[^\u0021-\u00ff]/;function s(R){if(typeof R!=
"string"||R.length===0)return!1;for(let k=0;k<R.length;k++){const q=R.charCodeAt(k);if(q<48||q>57)return!1}return!0}var p=Symbol("handler"),L=Symbol("controller"),
d=Symbol("resume"),b=class{#A=!1;#e=null;#r=!1;#t;[d]=null;rawHeaders=null;rawTrailers=null;constructor(R){this.#t=R}pause(){this.#A=!0}resume(){this.#A&&(this.#A=
!1,this[d]?.())}abort(R){this.#r||(this.#r=!0,this.#e=R,this.#t(R))}get aborted(){return this.#r}get reason(){return this.#e}get paused(){return this.#A}},z=class{constructor(R,{
path:k,method:q,body:eA,headers:aA,query:tA,idempotent:gA,blocking:P,upgrade:lA,headersTimeout:dA,bodyTimeout:FA,reset:LA,expectContinue:K,servername:BA,throwOnError:uA,
maxRedirections:DA,typeOfService:GA},kA){if(typeof k!="string")throw new c("path must be a string");if(k[0]!=="/"&&!(k.startsWith("http://")||k.startsWith("http\
s://"))&&q!=="CONNECT")throw new c("path must be an absolute URL or start with a slash");if(F.test(k))throw new c("invalid request path");if(typeof q!="string")
throw new c("method must be a string");if(E[q]===void 0&&!x(q))throw new c("invalid request method");if(lA&&typeof lA!="string")throw new c("upgrade must be a s\
tring");if(lA&&!X(lA))throw new c("invalid upgrade header");if(dA!=null&&(!Number.isFinite(dA)||dA<0))throw new c("invalid headersTimeout");if(FA!=null&&(!Number.
isFinite(FA)||FA<0))throw new c("invalid bodyTimeout");if(LA!=null&&typeof LA!="boolean")throw new c("invalid reset");if(K!=null&&typeof K!="boolean")throw new c(
"invalid expectContinue");if(uA!=null)throw new c("invalid throwOnError");if(DA!=null&&DA!==0)throw new c("maxRedirections is not supported, use the redirect in\
terceptor");if(GA!=null&&(!Number.isInteger(GA)||GA<0||GA>255))throw new c("typeOfService must be an integer between 0 and 255");if(this.headersTimeout=dA,this.
bodyTimeout=FA,this.method=q,this.typeOfService=GA,this.abort=null,eA==null)this.body=null;else if(AA(eA)){this.body=eA;const qA=this.body._readableState;(!qA||
!qA.autoDestroy)&&(this.endHandler=function(){Y(this)},this.body.on("end",this.endHandler)),this.errorHandler=KA=>{this.abort?this.abort(KA):this.error=KA},this.
body.on("error",this.errorHandler)}else if(H(eA))this.body=eA.byteLength?eA:null;else if(ArrayBuffer.isView(eA))this.body=eA.buffer.byteLength?Buffer.from(eA.buffer,
eA.byteOffset,eA.byteLength):null;else if(eA instanceof ArrayBuffer)this.body=eA.byteLength?Buffer.from(eA):null;else if(typeof eA=="string")this.body=eA.length?
Buffer.from(eA):null;else if(N(eA)){if(!O(eA))throw new c("body must be a FormData created by this undici package instance; FormData from other sources, such as\
 the built-in FormData provided by Node.js, is not supported");this.body=eA}else if(V(eA)||w(eA))this.body=eA;else throw new c("body must be a string, a Buffer,\
 a Readable stream, an iterable, or an async iterable");if(this.completed=!1,this.aborted=!1,this.upgrade=lA||null,this.path=tA?h(k,tA):k,this.origin=R,this.protocol=
I(R),this.idempotent=gA??(q==="HEAD"||q==="GET"||q==="QUERY"),this.blocking=P??this.method!=="HEAD",this.reset=LA??null,this.host=null,this.contentLength=null,this.
contentType=null,this.headers=[],this.expectContinue=K??!1,Array.isArray(aA)){if(aA.length%2!==0)throw new c("headers array must be even");for(let qA=0;qA<aA.length;qA+=
2)i(this,aA[qA],aA[qA+1])}else if(aA&&typeof aA=="object")if(M(aA))for(const qA of aA){if(!Array.isArray(qA)||qA.length!==2)throw new c("headers must be in key-\
value pair format");i(this,qA[0],qA[1])}else{const qA=Object.keys(aA);for(let KA=0;KA<qA.length;++KA)i(this,qA[KA],aA[qA[KA]])}else if(aA!=null)throw new c("hea\
ders must be an object or an array");n(kA,q,lA),this.servername=BA||a(this.host)||null,this[p]=kA,m.create.hasSubscribers&&m.create.publish({request:this})}onBodySent(R){
if(m.bodyChunkSent.hasSubscribers&&m.bodyChunkSent.publish({request:this,chunk:R}),this[p].onBodySent)try{return this[p].onBodySent(R)}catch(k){this.abort(k)}}onRequestSent(){
if(m.bodySent.hasSubscribers&&m.bodySent.publish({request:this}),this[p].onRequestSent)try{return this[p].onRequestSent()}catch(R){this.abort(R)}}onRequestStart(R,k){
if(f(!this.aborted),f(!this.completed),this[L]=new b(R),this.error){this[L].abort(this.error);return}return this.abort=R,this[p].onRequestStart(this[L],k)}onResponseStarted(){
return this[p].onResponseStarted?.()}onResponseStart(R,k,q,eA){f(!this.aborted),f(!this.completed),m.headers.hasSubscribers&&m.headers.publish({request:this,response:{
statusCode:R,headers:k,statusText:eA}});const aA=this[L];aA&&(aA[d]=q,aA.rawHeaders=k);const tA=Array.isArray(k)?A(k):k;try{return this[p].onResponseStart?.(aA,
R,tA,eA),!aA?.paused}catch(gA){return this.abort(gA),!1}}onResponseData(R){f(!this.aborted),f(!this.completed),m.bodyChunkReceived.hasSubscribers&&m.bodyChunkReceived.
publish({request:this,chunk:R});const k=this[L];try{return this[p].onResponseData?.(k,R),!k?.paused}catch(q){return this.abort(q),!1}}onRequestUpgrade(R,k,q,eA=""){
this.onFinally(),f(!this.aborted),f(!this.completed),m.headers.hasSubscribers&&m.headers.publish({request:this,response:{statusCode:R,headers:k,statusText:eA}});
const aA=this[L];aA&&(aA.rawHeaders=k);const tA=Array.isArray(k)?A(k):k,gA=this[p].onRequestUpgrade?.(aA,R,tA,q);return this.aborted||(this.completed=!0,m.trailers.
hasSubscribers&&m.trailers.publish({request:this,trailers:[]})),gA}onResponseEnd(R){this.onFinally(),f(!this.aborted),f(!this.completed),this.completed=!0,m.trailers.
hasSubscribers&&m.trailers.publish({request:this,trailers:R});const k=this[L];k&&(k.rawTrailers=R);const q=Array.isArray(R)?A(R):R;try{return this[p].onResponseEnd?.(
k,q)}catch(eA){this.onResponseError(eA)}}onResponseError(R){if(this.onFinally(),m.error.hasSubscribers&&m.error.publish({request:this,error:R}),this.aborted)return;
this.aborted=!0;const k=this[L];return this[p].onResponseError?.(k,R)}onFinally(){this.errorHandler&&(this.body.off("error",this.errorHandler),this.errorHandler=
null),this.endHandler&&(this.body.off("end",this.endHandler),this.endHandler=null)}addHeader(R,k){return i(this,R,k),this}};function i(R,k,q){if(q&&typeof q=="o\
bject"&&!Array.isArray(q))throw new c(`invalid ${k} header`);if(q===void 0)return;let eA=G[k];if(eA===void 0&&(eA=k.toLowerCase(),G[eA]===void 0&&!x(eA)))throw new c(
"invalid header key");if(Array.isArray(q)){const aA=[];for(let tA=0;tA<q.length;tA++)if(typeof q[tA]=="string"){if(!X(q[tA]))throw new c(`invalid ${k} header`);
aA.push(q[tA])}else if(q[tA]===null)aA.push("");else{if(typeof q[tA]=="object")throw new c(`invalid ${k} header`);{const gA=`${q[tA]}`;if(!X(gA))throw new c(`in\
valid ${k} header`);aA.push(gA)}}q=aA}else if(typeof q=="string"){if(!X(q))throw new c(`invalid ${k} header`)}else if(q===null)q="";else if(q=`${q}`,!X(q))throw new c(
`invalid ${k} header`);if(eA==="host"){if(R.host!==null)throw new c("duplicate host header");if(typeof q!="string")throw new c("invalid host header");R.host=q}else if(eA===
"content-length"){if(R.contentLength!==null)throw new c("duplicate content-length header");if(!s(q))throw new c("invalid content-length header");R.contentLength=
parseInt(q,10)}else if(R.contentType===null&&eA==="content-type")R.contentType=q,R.headers.push(k,q);else{if(eA==="transfer-encoding"||eA==="keep-alive"||eA==="\
upgrade")throw new c(`invalid ${eA} header`);if(eA==="connection"){const aA=typeof q=="string"?q:null;if(aA===null)throw new c("invalid connection header");for(const tA of aA.
toLowerCase().split(",")){const gA=tA.trim();if(!x(gA))throw new c("invalid connection header");gA==="close"&&(R.reset=!0)}}else{if(eA==="expect")throw new y("e\
xpect header not supported");R.headers.push(k,q)}}}var C;function O(R){return C===void 0&&(le(),C=Qe().webidl.is.FormData),C(R)}QA.exports=z}}),je=_A({"node_mod\
ules/undici/lib/core/connect.js"(l,QA){"use strict";var c=hA(7030),y=hA(4589),f=ue(),{InvalidArgumentError:x,ConnectTimeoutError:X}=De(),AA,Y=class{constructor(M){
this._maxCachedSessions=M,this._sessionCache=new Map,this._sessionRegistry=new FinalizationRegistry(w=>{if(this._sessionCache.size<this._maxCachedSessions)return;
const h=this._sessionCache.get(w);h!==void 0&&h.deref()===void 0&&this._sessionCache.delete(w)})}get(M){const w=this._sessionCache.get(M);return w?w.deref():null}set(M,w){
if(this._maxCachedSessions!==0){if(this._sessionCache.has(M))this._sessionCache.delete(M);else if(this._sessionCache.size>=this._maxCachedSessions){let h=!1;for(const[
A,n]of this._sessionCache)if(n.deref()===void 0){this._sessionCache.delete(A),h=!0;break}if(!h){const A=this._sessionCache.keys().next();A.done||this._sessionCache.
delete(A.value)}}this._sessionCache.set(M,new WeakRef(w)),this._sessionRegistry.register(w,M)}}};function H({allowH2:V,preferH2:M,useH2c:w,maxCachedSessions:h,socketPath:A,
timeout:n,session:a,...E}){if(h!=null&&(!Number.isInteger(h)||h<0))throw new x("maxCachedSessions must be a positive integer or zero");const I={path:A,...E},m=new Y(
h??100);return n=n??1e4,V=V??!0,function({hostname:F,host:s,protocol:p,port:L,servername:d,localAddress:b,httpSocket:z},i){let C;if(p==="https:"){AA||(AA=hA(1692)),
d=d||I.servername||f.getServerName(s)||null;const R=d||F;y(R);const k=a||m.get(R)||null;L=L||443,C=AA.connect({highWaterMark:16384,...I,servername:d,session:k,localAddress:b,
ALPNProtocols:V?M?["h2","http/1.1"]:["http/1.1","h2"]:["http/1.1"],socket:z,port:L,host:F}),C.on("session",function(q){m.set(R,q)})}else{y(!z,"httpSocket can on\
ly be sent on TLS update"),L=L||80;const R={highWaterMark:64*1024,...I,localAddress:b,port:L,host:F},k=c.isIP(F);k!==0&&d&&d!==F&&(R.host=d,R.lookup=(q,eA,aA)=>{
eA.all?aA(null,[{address:F,family:k}]):aA(null,F,k)}),C=c.connect(R),w===!0&&(C.alpnProtocol="h2")}if(I.keepAlive==null||I.keepAlive){const R=I.keepAliveInitialDelay===
void 0?6e4:I.keepAliveInitialDelay;C.setKeepAlive(!0,R)}const O=f.setupConnectTimeout(new WeakRef(C),{timeout:n,hostname:F,port:L});return C.setNoDelay(!0).once(
p==="https:"?"secureConnect":"connect",function(){if(queueMicrotask(O),i){const R=i;i=null,R(null,this)}}).on("error",function(R){if(queueMicrotask(O),i){const k=i;
i=null,k(N(R,this,{timeout:n,hostname:F,port:L}))}}),C}}function N(V,M,w){if(V instanceof AggregateError&&(V.code==="ETIMEDOUT"||V.errors.some(h=>h!=null&&h.code===
"ETIMEDOUT"))){let h="Connect Timeout Error";Array.isArray(M.autoSelectFamilyAttemptedAddresses)?h+=` (attempted addresses: ${M.autoSelectFamilyAttemptedAddresses.
join(", ")},`:h+=` (attempted address: ${w.hostname}:${w.port},`,h+=` timeout: ${w.timeout}ms)`;const A=new X(h);return A.cause=V,A}return V}QA.exports=H}}),mt=_A(
{"node_modules/undici/lib/llhttp/utils.js"(l){"use strict";Object.defineProperty(l,"__esModule",{value:!0}),l.enumToMap=QA;function QA(c,y=[],f=[]){const x=(y?.
length??0)===0,X=(f?.length??0)===0;return Object.fromEntries(Object.entries(c).filter(([,AA])=>typeof AA=="number"&&(x||y.includes(AA))&&(X||!f.includes(AA))))}}}),
ft=_A({"node_modules/undici/lib/llhttp/constants.js"(l){"use strict";Object.defineProperty(l,"__esModule",{value:!0}),l.SPECIAL_HEADERS=l.MINOR=l.MAJOR=l.HTAB_SP_VCHAR_OBS_TEXT=
l.QUOTED_STRING=l.CONNECTION_TOKEN_CHARS=l.HEADER_CHARS=l.TOKEN=l.HEX=l.URL_CHAR=l.USERINFO_CHARS=l.MARK=l.ALPHANUM=l.NUM=l.HEX_MAP=l.NUM_MAP=l.ALPHA=l.STATUSES_HTTP=
l.H_METHOD_MAP=l.METHOD_MAP=l.METHODS_RTSP=l.METHODS_ICE=l.METHODS_HTTP=l.HEADER_STATE=l.FINISH=l.STATUSES=l.METHODS=l.LENIENT_FLAGS=l.FLAGS=l.TYPE=l.ERROR=void 0;
var QA=mt();l.ERROR={OK:0,INTERNAL:1,STRICT:2,CR_EXPECTED:25,LF_EXPECTED:3,UNEXPECTED_CONTENT_LENGTH:4,UNEXPECTED_SPACE:30,CLOSED_CONNECTION:5,INVALID_METHOD:6,
INVALID_URL:7,INVALID_CONSTANT:8,INVALID_VERSION:9,INVALID_HEADER_TOKEN:10,INVALID_CONTENT_LENGTH:11,INVALID_CHUNK_SIZE:12,INVALID_STATUS:13,INVALID_EOF_STATE:14,
INVALID_TRANSFER_ENCODING:15,CB_MESSAGE_BEGIN:16,CB_HEADERS_COMPLETE:17,CB_MESSAGE_COMPLETE:18,CB_CHUNK_HEADER:19,CB_CHUNK_COMPLETE:20,PAUSED:21,PAUSED_UPGRADE:22,
PAUSED_H2_UPGRADE:23,USER:24,CB_URL_COMPLETE:26,CB_STATUS_COMPLETE:27,CB_METHOD_COMPLETE:32,CB_VERSION_COMPLETE:33,CB_HEADER_FIELD_COMPLETE:28,CB_HEADER_VALUE_COMPLETE:29,
CB_CHUNK_EXTENSION_NAME_COMPLETE:34,CB_CHUNK_EXTENSION_VALUE_COMPLETE:35,CB_RESET:31,CB_PROTOCOL_COMPLETE:38},l.TYPE={BOTH:0,REQUEST:1,RESPONSE:2},l.FLAGS={CONNECTION_KEEP_ALIVE:1,
CONNECTION_CLOSE:2,CONNECTION_UPGRADE:4,CHUNKED:8,UPGRADE:16,CONTENT_LENGTH:32,SKIPBODY:64,TRAILING:128,TRANSFER_ENCODING:512},l.LENIENT_FLAGS={HEADERS:1,CHUNKED_LENGTH:2,
KEEP_ALIVE:4,TRANSFER_ENCODING:8,VERSION:16,DATA_AFTER_CLOSE:32,OPTIONAL_LF_AFTER_CR:64,OPTIONAL_CRLF_AFTER_CHUNK:128,OPTIONAL_CR_BEFORE_LF:256,SPACES_AFTER_CHUNK_SIZE:512},
l.METHODS={DELETE:0,GET:1,HEAD:2,POST:3,PUT:4,CONNECT:5,OPTIONS:6,TRACE:7,COPY:8,LOCK:9,MKCOL:10,MOVE:11,PROPFIND:12,PROPPATCH:13,SEARCH:14,UNLOCK:15,BIND:16,REBIND:17,
UNBIND:18,ACL:19,REPORT:20,MKACTIVITY:21,CHECKOUT:22,MERGE:23,"M-SEARCH":24,NOTIFY:25,SUBSCRIBE:26,UNSUBSCRIBE:27,PATCH:28,PURGE:29,MKCALENDAR:30,LINK:31,UNLINK:32,
SOURCE:33,PRI:34,DESCRIBE:35,ANNOUNCE:36,SETUP:37,PLAY:38,PAUSE:39,TEARDOWN:40,GET_PARAMETER:41,SET_PARAMETER:42,REDIRECT:43,RECORD:44,FLUSH:45,QUERY:46},l.STATUSES=
{CONTINUE:100,SWITCHING_PROTOCOLS:101,PROCESSING:102,EARLY_HINTS:103,RESPONSE_IS_STALE:110,REVALIDATION_FAILED:111,DISCONNECTED_OPERATION:112,HEURISTIC_EXPIRATION:113,
MISCELLANEOUS_WARNING:199,OK:200,CREATED:201,ACCEPTED:202,NON_AUTHORITATIVE_INFORMATION:203,NO_CONTENT:204,RESET_CONTENT:205,PARTIAL_CONTENT:206,MULTI_STATUS:207,
ALREADY_REPORTED:208,TRANSFORMATION_APPLIED:214,IM_USED:226,MISCELLANEOUS_PERSISTENT_WARNING:299,MULTIPLE_CHOICES:300,MOVED_PERMANENTLY:301,FOUND:302,SEE_OTHER:303,
NOT_MODIFIED:304,USE_PROXY:305,SWITCH_PROXY:306,TEMPORARY_REDIRECT:307,PERMANENT_REDIRECT:308,BAD_REQUEST:400,UNAUTHORIZED:401,PAYMENT_REQUIRED:402,FORBIDDEN:403,
NOT_FOUND:404,METHOD_NOT_ALLOWED:405,NOT_ACCEPTABLE:406,PROXY_AUTHENTICATION_REQUIRED:407,REQUEST_TIMEOUT:408,CONFLICT:409,GONE:410,LENGTH_REQUIRED:411,PRECONDITION_FAILED:412,
PAYLOAD_TOO_LARGE:413,URI_TOO_LONG:414,UNSUPPORTED_MEDIA_TYPE:415,RANGE_NOT_SATISFIABLE:416,EXPECTATION_FAILED:417,IM_A_TEAPOT:418,PAGE_EXPIRED:419,ENHANCE_YOUR_CALM:420,
MISDIRECTED_REQUEST:421,UNPROCESSABLE_ENTITY:422,LOCKED:423,FAILED_DEPENDENCY:424,TOO_EARLY:425,UPGRADE_REQUIRED:426,PRECONDITION_REQUIRED:428,TOO_MANY_REQUESTS:429,
REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL:430,REQUEST_HEADER_FIELDS_TOO_LARGE:431,LOGIN_TIMEOUT:440,NO_RESPONSE:444,RETRY_WITH:449,BLOCKED_BY_PARENTAL_CONTROL:450,
UNAVAILABLE_FOR_LEGAL_REASONS:451,CLIENT_CLOSED_LOAD_BALANCED_REQUEST:460,INVALID_X_FORWARDED_FOR:463,REQUEST_HEADER_TOO_LARGE:494,SSL_CERTIFICATE_ERROR:495,SSL_CERTIFICATE_REQUIRED:496,
HTTP_REQUEST_SENT_TO_HTTPS_PORT:497,INVALID_TOKEN:498,CLIENT_CLOSED_REQUEST:499,INTERNAL_SERVER_ERROR:500,NOT_IMPLEMENTED:501,BAD_GATEWAY:502,SERVICE_UNAVAILABLE:503,
GATEWAY_TIMEOUT:504,HTTP_VERSION_NOT_SUPPORTED:505,VARIANT_ALSO_NEGOTIATES:506,INSUFFICIENT_STORAGE:507,LOOP_DETECTED:508,BANDWIDTH_LIMIT_EXCEEDED:509,NOT_EXTENDED:510,
NETWORK_AUTHENTICATION_REQUIRED:511,WEB_SERVER_UNKNOWN_ERROR:520,WEB_SERVER_IS_DOWN:521,CONNECTION_TIMEOUT:522,ORIGIN_IS_UNREACHABLE:523,TIMEOUT_OCCURED:524,SSL_HANDSHAKE_FAILED:525,
INVALID_SSL_CERTIFICATE:526,RAILGUN_ERROR:527,SITE_IS_OVERLOADED:529,SITE_IS_FROZEN:530,IDENTITY_PROVIDER_AUTHENTICATION_ERROR:561,NETWORK_READ_TIMEOUT:598,NETWORK_CONNECT_TIMEOUT:599},
l.FINISH={SAFE:0,SAFE_WITH_CB:1,UNSAFE:2},l.HEADER_STATE={GENERAL:0,CONNECTION:1,CONTENT_LENGTH:2,TRANSFER_ENCODING:3,UPGRADE:4,CONNECTION_KEEP_ALIVE:5,CONNECTION_CLOSE:6,
CONNECTION_UPGRADE:7,TRANSFER_ENCODING_CHUNKED:8},l.METHODS_HTTP=[l.METHODS.DELETE,l.METHODS.GET,l.METHODS.HEAD,l.METHODS.POST,l.METHODS.PUT,l.METHODS.CONNECT,l.
METHODS.OPTIONS,l.METHODS.TRACE,l.METHODS.COPY,l.METHODS.LOCK,l.METHODS.MKCOL,l.METHODS.MOVE,l.METHODS.PROPFIND,l.METHODS.PROPPATCH,l.METHODS.SEARCH,l.METHODS.UNLOCK,
l.METHODS.BIND,l.METHODS.REBIND,l.METHODS.UNBIND,l.METHODS.ACL,l.METHODS.REPORT,l.METHODS.MKACTIVITY,l.METHODS.CHECKOUT,l.METHODS.MERGE,l.METHODS["M-SEARCH"],l.
METHODS.NOTIFY,l.METHODS.SUBSCRIBE,l.METHODS.UNSUBSCRIBE,l.METHODS.PATCH,l.METHODS.PURGE,l.METHODS.MKCALENDAR,l.METHODS.LINK,l.METHODS.UNLINK,l.METHODS.PRI,l.METHODS.
SOURCE,l.METHODS.QUERY],l.METHODS_ICE=[l.METHODS.SOURCE],l.METHODS_RTSP=[l.METHODS.OPTIONS,l.METHODS.DESCRIBE,l.METHODS.ANNOUNCE,l.METHODS.SETUP,l.METHODS.PLAY,
l.METHODS.PAUSE,l.METHODS.TEARDOWN,l.METHODS.GET_PARAMETER,l.METHODS.SET_PARAMETER,l.METHODS.REDIRECT,l.METHODS.RECORD,l.METHODS.FLUSH,l.METHODS.GET,l.METHODS.POST],
l.METHOD_MAP=(0,QA.enumToMap)(l.METHODS),l.H_METHOD_MAP=Object.fromEntries(Object.entries(l.METHODS).filter(([c])=>c.startsWith("H"))),l.STATUSES_HTTP=[l.STATUSES.
CONTINUE,l.STATUSES.SWITCHING_PROTOCOLS,l.STATUSES.PROCESSING,l.STATUSES.EARLY_HINTS,l.STATUSES.RESPONSE_IS_STALE,l.STATUSES.REVALIDATION_FAILED,l.STATUSES.DISCONNECTED_OPERATION,
l.STATUSES.HEURISTIC_EXPIRATION,l.STATUSES.MISCELLANEOUS_WARNING,l.STATUSES.OK,l.STATUSES.CREATED,l.STATUSES.ACCEPTED,l.STATUSES.NON_AUTHORITATIVE_INFORMATION,l.
STATUSES.NO_CONTENT,l.STATUSES.RESET_CONTENT,l.STATUSES.PARTIAL_CONTENT,l.STATUSES.MULTI_STATUS,l.STATUSES.ALREADY_REPORTED,l.STATUSES.TRANSFORMATION_APPLIED,l.
STATUSES.IM_USED,l.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,l.STATUSES.MULTIPLE_CHOICES,l.STATUSES.MOVED_PERMANENTLY,l.STATUSES.FOUND,l.STATUSES.SEE_OTHER,l.STATUSES.
NOT_MODIFIED,l.STATUSES.USE_PROXY,l.STATUSES.SWITCH_PROXY,l.STATUSES.TEMPORARY_REDIRECT,l.STATUSES.PERMANENT_REDIRECT,l.STATUSES.BAD_REQUEST,l.STATUSES.UNAUTHORIZED,
l.STATUSES.PAYMENT_REQUIRED,l.STATUSES.FORBIDDEN,l.STATUSES.NOT_FOUND,l.STATUSES.METHOD_NOT_ALLOWED,l.STATUSES.NOT_ACCEPTABLE,l.STATUSES.PROXY_AUTHENTICATION_REQUIRED,
l.STATUSES.REQUEST_TIMEOUT,l.STATUSES.CONFLICT,l.STATUSES.GONE,l.STATUSES.LENGTH_REQUIRED,l.STATUSES.PRECONDITION_FAILED,l.STATUSES.PAYLOAD_TOO_LARGE,l.STATUSES.
URI_TOO_LONG,l.STATUSES.UNSUPPORTED_MEDIA_TYPE,l.STATUSES.RANGE_NOT_SATISFIABLE,l.STATUSES.EXPECTATION_FAILED,l.STATUSES.IM_A_TEAPOT,l.STATUSES.PAGE_EXPIRED,l.STATUSES.
ENHANCE_YOUR_CALM,l.STATUSES.MISDIRECTED_REQUEST,l.STATUSES.UNPROCESSABLE_ENTITY,l.STATUSES.LOCKED,l.STATUSES.FAILED_DEPENDENCY,l.STATUSES.TOO_EARLY,l.STATUSES.
UPGRADE_REQUIRED,l.STATUSES.PRECONDITION_REQUIRED,l.STATUSES.TOO_MANY_REQUESTS,l.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,l.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,
l.STATUSES.LOGIN_TIMEOUT,l.STATUSES.NO_RESPONSE,l.STATUSES.RETRY_WITH,l.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,l.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS,l.STATUSES.
CLIENT_CLOSED_LOAD_BALANCED_REQUEST,l.STATUSES.INVALID_X_FORWARDED_FOR,l.STATUSES.REQUEST_HEADER_TOO_LARGE,l.STATUSES.SSL_CERTIFICATE_ERROR,l.STATUSES.SSL_CERTIFICATE_REQUIRED,
l.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,l.STATUSES.INVALID_TOKEN,l.STATUSES.CLIENT_CLOSED_REQUEST,l.STATUSES.INTERNAL_SERVER_ERROR,l.STATUSES.NOT_IMPLEMENTED,
l.STATUSES.BAD_GATEWAY,l.STATUSES.SERVICE_UNAVAILABLE,l.STATUSES.GATEWAY_TIMEOUT,l.STATUSES.HTTP_VERSION_NOT_SUPPORTED,l.STATUSES.VARIANT_ALSO_NEGOTIATES,l.STATUSES.
INSUFFICIENT_STORAGE,l.STATUSES.LOOP_DETECTED,l.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,l.STATUSES.NOT_EXTENDED,l.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,l.STATUSES.
WEB_SERVER_UNKNOWN_ERROR,l.STATUSES.WEB_SERVER_IS_DOWN,l.STATUSES.CONNECTION_TIMEOUT,l.STATUSES.ORIGIN_IS_UNREACHABLE,l.STATUSES.TIMEOUT_OCCURED,l.STATUSES.SSL_HANDSHAKE_FAILED,
l.STATUSES.INVALID_SSL_CERTIFICATE,l.STATUSES.RAILGUN_ERROR,l.STATUSES.SITE_IS_OVERLOADED,l.STATUSES.SITE_IS_FROZEN,l.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,
l.STATUSES.NETWORK_READ_TIMEOUT,l.STATUSES.NETWORK_CONNECT_TIMEOUT],l.ALPHA=[];for(let c=65;c<=90;c++)l.ALPHA.push(String.fromCharCode(c)),l.ALPHA.push(String.fromCharCode(
c+32));l.NUM_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9},l.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,a:10,b:11,c:12,d:13,
e:14,f:15},l.NUM=["0","1","2","3","4","5","6","7","8","9"],l.ALPHANUM=l.ALPHA.concat(l.NUM),l.MARK=["-","_",".","!","~","*","'","(",")"],l.USERINFO_CHARS=l.ALPHANUM.
concat(l.MARK).concat(["%",";",":","&","=","+","$",","]),l.URL_CHAR=["!",'"',"$","%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]",
"^","_","`","{","|","}","~"].concat(l.ALPHANUM),l.HEX=l.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"]),l.TOKEN=["!","#","$","%","&","'","*","+","\
-",".","^","_","`","|","~"].concat(l.ALPHANUM),l.HEADER_CHARS=["	"];for(let c=32;c<=255;c++)c!==127&&l.HEADER_CHARS.push(c);l.CONNECTION_TOKEN_CHARS=l.HEADER_CHARS.
filter(c=>c!==44),l.QUOTED_STRING=["	"," "];for(let c=33;c<=255;c++)c!==34&&c!==92&&l.QUOTED_STRING.push(c);l.HTAB_SP_VCHAR_OBS_TEXT=["	"," "];for(let c=33;c<=126;c++)
l.HTAB_SP_VCHAR_OBS_TEXT.push(c);for(let c=128;c<=255;c++)l.HTAB_SP_VCHAR_OBS_TEXT.push(c);l.MAJOR=l.NUM_MAP,l.MINOR=l.MAJOR,l.SPECIAL_HEADERS={connection:l.HEADER_STATE.
CONNECTION,"content-length":l.HEADER_STATE.CONTENT_LENGTH,"proxy-connection":l.HEADER_STATE.CONNECTION,"transfer-encoding":l.HEADER_STATE.TRANSFER_ENCODING,upgrade:l.
HEADER_STATE.UPGRADE},l.default={ERROR:l.ERROR,TYPE:l.TYPE,FLAGS:l.FLAGS,LENIENT_FLAGS:l.LENIENT_FLAGS,METHODS:l.METHODS,STATUSES:l.STATUSES,FINISH:l.FINISH,HEADER_STATE:l.
HEADER_STATE,ALPHA:l.ALPHA,NUM_MAP:l.NUM_MAP,HEX_MAP:l.HEX_MAP,NUM:l.NUM,ALPHANUM:l.ALPHANUM,MARK:l.MARK,USERINFO_CHARS:l.USERINFO_CHARS,URL_CHAR:l.URL_CHAR,HEX:l.
HEX,TOKEN:l.TOKEN,HEADER_CHARS:l.HEADER_CHARS,CONNECTION_TOKEN_CHARS:l.CONNECTION_TOKEN_CHARS,QUOTED_STRING:l.QUOTED_STRING,HTAB_SP_VCHAR_OBS_TEXT:l.HTAB_SP_VCHAR_OBS_TEXT,
MAJOR:l.MAJOR,MINOR:l.MINOR,SPECIAL_HEADERS:l.SPECIAL_HEADERS,METHODS_HTTP:l.METHODS_HTTP,METHODS_ICE:l.METHODS_ICE,METHODS_RTSP:l.METHODS_RTSP,METHOD_MAP:l.METHOD_MAP,
H_METHOD_MAP:l.H_METHOD_MAP,STATUSES_HTTP:l.STATUSES_HTTP}}}),_t=_A({"node_modules/undici/lib/llhttp/llhttp-wasm.js"(l,QA){"use strict";var{Buffer:c}=hA(4573),y="\
AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2Fz\
bV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVz\
c2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZ\
X19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRw\
X2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdy\
YWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3Vt\
ZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9l\
cnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1s\
bGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2Rh\
dGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVu\
aWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMu\
Ky8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAg\
AEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE\
1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByAC\
IgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTX\
AGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABB\
FGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2\
AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBB\
xNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiED\
CwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRA\
IAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2\
AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2\
AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAg\
ATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgAN\
AAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAA\
LQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgAN\
ACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUm\
JygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGE\
AYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHA\
AcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAegBzwHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4B\
C0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0EZDNgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoB\
C0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0EpDMQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkM\
tgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQELQToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyj\
AQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQccADJ4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIB\
C0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2AAMjQELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQEL\
QeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQegADHsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQA\
DGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZwtB+QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEM\
WAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUwtBjQEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEM\
RAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPwtBoQEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEM\
MAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKwtBtQEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwc\
C0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0HIAQwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwI\
C0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0HbAQwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8C\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C\
+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2ALXAtYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosC\
igKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6AHnAeYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsB\
ugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqwGqAakBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIM\
vgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOASECDLwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwML\
IAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1AwsgASAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQAr\
RQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQELQQEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7\
ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ0BDLEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMg\
ATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBEYEQEEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQpr\
DgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIANBL2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEI\
IQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAgyRAwtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCIC\
RQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Ev\
ai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0A\
ACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAA\
IgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAgyGAwsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0A\
IAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAwsgA0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNH\
BEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQRshAgyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyAB\
NgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJcDCwJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEg\
BEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAgApKQEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2Ahwg\
AyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQYABcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACEC\
DJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2\
AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQELQQAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EA\
IQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDAyPAwtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIc\
IAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg09QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2\
AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsg\
AEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EA\
NgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAEEVRg0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCAD\
IAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyB\
AwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEV\
Rg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYC\
DCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECAD\
QSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wIL\
IANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQRVGDR9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAA\
NgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiAD\
QQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCyABIARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsg\
BCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2\
AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBEcEQAJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiAL\
fDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqIC\
ogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIAQgAUEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0Ag\
AS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0H4ACECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzL\
AgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDMcCC0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02\
AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQ\
IANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEA\
IQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkAD\
QAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB/QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCAD\
QdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIANBADYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygC\
OCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQEHdASECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJ\
AgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0EBOgAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcN\
BCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxAILAkACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAE\
IAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAGotAABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB\
9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQIgASAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYC\
AAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAA\
NgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAkAiAkUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAg\
A0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIAE2AgRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFq\
IQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQIgASAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAM\
uQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAg\
BCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2\
AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACAD\
IAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLIC\
CyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyv\
AgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJA\
IAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQIC\
QAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQTBrDgoKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASEC\
CyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQAJAAkAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAh\
AgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZoCIANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckB\
IQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQ\
GjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAgyrAgsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeAB\
IQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANB\
DTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQps\
IgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyAB\
IARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANB\
lR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwED\
CyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQEgA0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsg\
ASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcASECDKUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQL\
IANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQILIAMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyAD\
QS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNgIQIANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtB\
ACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAAAhAAsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIM\
ngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWgcICQoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIM\
jgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAgyMAgsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFq\
IQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAWohAUG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyAB\
IARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEgBKSkpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAg\
BCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1QBqLQAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0A\
AEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQsgAUEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFq\
IQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANgIAIAZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAg\
BCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIAZBAWohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCAB\
QQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAWohAUESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HO\
ASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASEC\
IAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBB\
zAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQUFBQUEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEF\
IAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEg\
AGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09\
PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAgz1AQsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGv\
ASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFB\
Kgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOCABQQFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQg\
AUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQFqIQFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwAB\
Ajk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCyABQQFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkAD\
QCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCAB\
LQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAA\
IABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB\
odUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQA\
ai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0\
NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQIM6wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATAL\
IAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7ASECIAEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2\
AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBEBBugEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0r\
IAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQsCQAJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEF\
IAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDSggAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEg\
AGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtB\
AWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWoh\
BgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFq\
IQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQIgASAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYC\
AAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgASAERg31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2\
AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg30ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsg\
A0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EA\
NgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCwJAAkACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyAB\
QQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa0BIQIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMg\
BTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBEYEQEGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAA\
QcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZEBIQIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtq\
IQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAEcNGiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUg\
ASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGSAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAA\
a0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EF\
aiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkB\
GQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDNABC0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0A\
CyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0GjASECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyAD\
IAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiASECIAEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2\
AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIAEgBEYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUB\
CyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGiABQQFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB\
hNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQA\
ai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM\
4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQFqIQFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0L\
IABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABB\
AkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzeAQsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGA\
ASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAABBzgBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIg\
ASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAE\
Rg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3X\
ASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcB\
CwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIAFBAWohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABH\
DQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EA\
NgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAyABNgIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0A\
IAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzM\
AQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsC\
QCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKUEFRgRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcA\
C0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBEHxACECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASEC\
DMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2yA2AhAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCAD\
QbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIAEgBEcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0B\
IAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQEhAgzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAA\
IgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrACECDK0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCAD\
IAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQg\
AyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwN\
C0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAUEBajYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAs\
IgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgy4AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYC\
DEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDLUBCyABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRA\
IABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAAtB/wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYG\
BgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2\
AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJA\
AkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIABBAWsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCAD\
IAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxB\
ACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0EHNgIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsg\
BCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIU\
IAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HR\
ACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQsCQCABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigC\
OCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIABBFUcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAg\
A0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCyABIARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAh\
AgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMg\
ACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAyAANgIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0Hq\
DTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQfMANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyAB\
NgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBEYNmAEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQEL\
IAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASAD\
QQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAgyZAQtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIM\
QQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMA\
IAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNgIUIAMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIM\
eQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAg\
A0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg0AIANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EA\
NgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjwELQdkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoA\
KiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACAD\
QQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABB\
MGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJA\
AkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUN\
fSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMo\
AjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBEBB1QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyI\
AQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQAAQQprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgB\
CyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQAhAgyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyG\
AQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIAFBAWohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HK\
LTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCwJAIAEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EH\
NgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANB\
ADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDHwLIAEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHY\
ACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAwABCyABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYAB\
cUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsg\
A0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQIMfQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtB\
ywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJA\
IAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQeMAaw4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUA\
IQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2\
C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIAAgAWtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2\
AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAWohBiAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAG\
NgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIgFqIQUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMg\
BTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACEC\
DFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQYgACABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMg\
BjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyAD\
IAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQA2AgAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0A\
AEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0zIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsg\
A0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIAMgATYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEA\
AkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAAsgAEUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEA\
IQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDRcgBCABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJA\
AkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGUL\
IANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAWsOBBQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8B\
MkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0HBADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMg\
AygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQcDFAGotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAA\
IgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBaiIBRw0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwE\
CyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDgsgAy0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFAL\
QTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBCABQQFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyEC\
DFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFB\
AWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBAtBOyECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFB\
BUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUg\
BUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQw+CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANA\
IAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABB\
CmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAEL\
IAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6ACwLQTkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYC\
FCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAg\
ARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFCADIAA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIM\
TgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYE\
BQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNASADLQAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiAC\
cjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQCABQQFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIM\
RAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQAuQQFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7\
ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMg\
ASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFCADIAA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EV\
NgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2AhQgA0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMg\
ACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcL\
IAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBEBBKyECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEA\
CyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZF\
DQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIU\
IANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAyABNgIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FF\
DQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAEYNAkEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCAC\
QQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBUEgcUUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIA\
RQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAg\
A0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCAD\
Qd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBEcEQCADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYC\
BCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgATYCFCADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUG\
BxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IM\
IQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDAgLQgshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IA\
IQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEK\
DBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0IIIQoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoM\
AgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L//////////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYC\
ACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCiECDAELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYC\
DAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EA\
NgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCAD\
Qe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYC\
DAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIANBCzYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EA\
NgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQIgA0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCAD\
QfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgATYCFCADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCAB\
IARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCmoiBSABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIA\
IAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2AgQgCSgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECAD\
QQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNgIIIAMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EA\
NgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQIgASAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEh\
AAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOgAAIABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIB\
QQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBCABQQhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEc\
a0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACaiEAA0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAA\
KAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQAPCwALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwL\
CwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgACgCFAsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFh\
YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFh\
YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFh\
YWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RF\
RkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYVxdYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtB\
oDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2zQPC0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtB\
yyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnDQPC0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtB\
yTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvCsPC0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtB\
rTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgTgPC0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAEL\
FwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALwEuQf3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3Eg\
AUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0EFdHI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4L\
GgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfwJAIAAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACAB\
IAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNF\
DQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACAD\
KAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG3HzYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgi\
A0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJA\
IAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJA\
IAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzAFGDQAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUEC\
cUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQFGDQAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAA\
QgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQgA3AwAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBB\
qNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANA\
IAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJH\
DQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABB\
E2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0\
IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIA\
DAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIA\
IAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQ\
IgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIo\
AgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkAC\
QAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCAC\
KAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhx\
IgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEH\
IAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYC\
AAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUA\
IAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIA\
DAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIA\
IgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBB\
f0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsg\
BiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEG\
IAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsi\
BiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEA\
RyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYC\
ACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkA\
KAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIA\
NgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNA\
IAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIA\
QdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB\
/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIA\
IgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVB\
NyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ\
2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNx\
RQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB\
9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEd\
diEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzV\
ACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2\
AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyAB\
IAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAE\
NgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAE\
NgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0A\
CyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIg\
ADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAg\
BUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFF\
BEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH0\
1wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0\
IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwi\
AUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAg\
A0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIA\
IQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQ\
dA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlk\
IGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gu\
eCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0\
YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGlu\
IGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxs\
YmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sg\
ZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFk\
ZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2Zp\
ZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVl\
IGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBz\
cGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJ\
bnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1M\
ZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0\
aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBF\
eHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBp\
biBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3Npbmcg\
ZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBl\
eHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4\
dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRl\
AG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25f\
dmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRl\
IHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBV\
bmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUA\
SW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBD\
T05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBh\
ZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4\
cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNv\
ZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZ\
AFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9V\
VABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9B\
RF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRF\
TlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMA\
SFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09f\
TkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElP\
Tl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVS\
AEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNU\
RURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RP\
S0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNU\
X0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVO\
VF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5W\
QUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRF\
AEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRF\
AEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExF\
VEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElB\
X1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UA\
UkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9Q\
QVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJP\
UEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVE\
AExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05f\
UkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVf\
UkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFU\
SU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUA\
AK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkA\
AJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAA\
AEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMD\
AAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMD\
AwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEB\
AQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAA\
AQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5l\
Y3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUF\
BQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUF\
BQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIC\
AgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUF\
BQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEA\
AQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJF\
TFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJF\
VFRQQ0VUU1BBRFRQLw==",f;Object.defineProperty(QA,"exports",{get:()=>f||(f=c.from(y,"base64"))})}}),Xt=_A({"node_modules/undici/lib/llhttp/llhttp_simd-wasm.js"(l,QA){
"use strict";var{Buffer:c}=hA(4573),y="AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3Y\
XNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd\
2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZB\
AsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jA\
DkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X\
3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAF\
w1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsb\
Gh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc\
2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92Z\
XJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZ\
l9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZ\
WVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCuzaAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggA\
UGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/A\
U0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiA\
kUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2A\
gQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgA\
CACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCA\
CABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/\
wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQ\
RRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGR\
Q0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCG\
AsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFB\
EBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01\
wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBH\
XYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQ\
X8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2A\
hgLhocCAwd/A34BeyABIAJqIQQCQCAAIgMoAgwiAA0AIAMoAgQEQCADIAE2AgQLIwBBEGsiCSQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADKAIcIgJBAmsO/AEB+QECAwQFBgcICQoLDA0ODxAREvgBE\
/cBFBX2ARYX9QEYGRobHB0eHyD9AfsBIfQBIiMkJSYnKCkqK/MBLC0uLzAxMvIB8QEzNPAB7wE1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk/6AVBRUlPuAe0BVOwBVesBVldYWVrqAVtcXV5fYGFiY2RlZmdoa\
WprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwA\
bEBsgGzAbQBtQG2AbcBuAG5AboBuwG8Ab0BvgG/AcABwQHCAcMBxAHFAcYBxwHIAckBygHLAcwBzQHOAekB6AHPAecB0AHmAdEB0gHTAdQB5QHVAdYB1wHYAdkB2gHbAdwB3QHeAd8B4AHhAeIB4wEA/AELQQAM4\
wELQQ4M4gELQQ0M4QELQQ8M4AELQRAM3wELQRMM3gELQRQM3QELQRUM3AELQRYM2wELQRcM2gELQRgM2QELQRkM2AELQRoM1wELQRsM1gELQRwM1QELQR0M1AELQR4M0wELQR8M0gELQSAM0QELQSEM0AELQQgMz\
wELQSIMzgELQSQMzQELQSMMzAELQQcMywELQSUMygELQSYMyQELQScMyAELQSgMxwELQRIMxgELQREMxQELQSkMxAELQSoMwwELQSsMwgELQSwMwQELQd4BDMABC0EuDL8BC0EvDL4BC0EwDL0BC0ExDLwBC0EyD\
LsBC0EzDLoBC0E0DLkBC0HfAQy4AQtBNQy3AQtBOQy2AQtBDAy1AQtBNgy0AQtBNwyzAQtBOAyyAQtBPgyxAQtBOgywAQtB4AEMrwELQQsMrgELQT8MrQELQTsMrAELQQoMqwELQTwMqgELQT0MqQELQeEBDKgBC\
0HBAAynAQtBwAAMpgELQcIADKUBC0EJDKQBC0EtDKMBC0HDAAyiAQtBxAAMoQELQcUADKABC0HGAAyfAQtBxwAMngELQcgADJ0BC0HJAAycAQtBygAMmwELQcsADJoBC0HMAAyZAQtBzQAMmAELQc4ADJcBC0HPA\
AyWAQtB0AAMlQELQdEADJQBC0HSAAyTAQtB0wAMkgELQdUADJEBC0HUAAyQAQtB1gAMjwELQdcADI4BC0HYAAyNAQtB2QAMjAELQdoADIsBC0HbAAyKAQtB3AAMiQELQd0ADIgBC0HeAAyHAQtB3wAMhgELQeAAD\
IUBC0HhAAyEAQtB4gAMgwELQeMADIIBC0HkAAyBAQtB5QAMgAELQeIBDH8LQeYADH4LQecADH0LQQYMfAtB6AAMewtBBQx6C0HpAAx5C0EEDHgLQeoADHcLQesADHYLQewADHULQe0ADHQLQQMMcwtB7gAMcgtB7\
wAMcQtB8AAMcAtB8gAMbwtB8QAMbgtB8wAMbQtB9AAMbAtB9QAMawtB9gAMagtBAgxpC0H3AAxoC0H4AAxnC0H5AAxmC0H6AAxlC0H7AAxkC0H8AAxjC0H9AAxiC0H+AAxhC0H/AAxgC0GAAQxfC0GBAQxeC0GCA\
QxdC0GDAQxcC0GEAQxbC0GFAQxaC0GGAQxZC0GHAQxYC0GIAQxXC0GJAQxWC0GKAQxVC0GLAQxUC0GMAQxTC0GNAQxSC0GOAQxRC0GPAQxQC0GQAQxPC0GRAQxOC0GSAQxNC0GTAQxMC0GUAQxLC0GVAQxKC0GWA\
QxJC0GXAQxIC0GYAQxHC0GZAQxGC0GaAQxFC0GbAQxEC0GcAQxDC0GdAQxCC0GeAQxBC0GfAQxAC0GgAQw/C0GhAQw+C0GiAQw9C0GjAQw8C0GkAQw7C0GlAQw6C0GmAQw5C0GnAQw4C0GoAQw3C0GpAQw2C0GqA\
Qw1C0GrAQw0C0GsAQwzC0GtAQwyC0GuAQwxC0GvAQwwC0GwAQwvC0GxAQwuC0GyAQwtC0GzAQwsC0G0AQwrC0G1AQwqC0G2AQwpC0G3AQwoC0G4AQwnC0G5AQwmC0G6AQwlC0G7AQwkC0G8AQwjC0G9AQwiC0G+A\
QwhC0G/AQwgC0HAAQwfC0HBAQweC0HCAQwdC0EBDBwLQcMBDBsLQcQBDBoLQcUBDBkLQcYBDBgLQccBDBcLQcgBDBYLQckBDBULQcoBDBQLQcsBDBMLQcwBDBILQc0BDBELQc4BDBALQc8BDA8LQdABDA4LQdEBD\
A0LQdIBDAwLQdMBDAsLQdQBDAoLQdUBDAkLQdYBDAgLQeMBDAcLQdcBDAYLQdgBDAULQdkBDAQLQdoBDAMLQdsBDAILQd0BDAELQdwBCyECA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACfwJAAkACQAJAAkACQAJAAn8CQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAwJ/AkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCACDuMBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXG\
BkaGxwdHh8gISMkJScoKZ4DmwOaA5EDigODA4AD/QL7AvgC8gLxAu8C7QLoAucC5gLlAuQC3ALbAtoC2QLYAtcC1gLVAs8CzgLMAssCygLJAsgCxwLGAsQCwwK+ArwCugK5ArgCtwK2ArUCtAKzArICsQKwAq4Cr\
QKpAqgCpwKmAqUCpAKjAqICoQKgAp8CmAKQAowCiwKKAoEC/gH9AfwB+wH6AfkB+AH3AfUB8wHwAesB6QHoAecB5gHlAeQB4wHiAeEB4AHfAd4B3QHcAdoB2QHYAdcB1gHVAdQB0wHSAdEB0AHPAc4BzQHMAcsBy\
gHJAcgBxwHGAcUBxAHDAcIBwQHAAb8BvgG9AbwBuwG6AbkBuAG3AbYBtQG0AbMBsgGxAbABrwGuAa0BrAGrAaoBqQGoAacBpgGlAaQBowGiAZ8BngGZAZgBlwGWAZUBlAGTAZIBkQGQAY8BjQGMAYcBhgGFAYQBg\
wGCAX18e3p5dnV0UFFSU1RVCyABIARHDXJB/QEhAgy+AwsgASAERw2YAUHbASECDL0DCyABIARHDfEBQY4BIQIMvAMLIAEgBEcN/AFBhAEhAgy7AwsgASAERw2KAkH/ACECDLoDCyABIARHDZECQf0AIQIMuQMLI\
AEgBEcNlAJB+wAhAgy4AwsgASAERw0eQR4hAgy3AwsgASAERw0ZQRghAgy2AwsgASAERw3KAkHNACECDLUDCyABIARHDdUCQcYAIQIMtAMLIAEgBEcN1gJBwwAhAgyzAwsgASAERw3cAkE4IQIMsgMLIAMtADBBA\
UYNrQMMiQMLQQAhAAJAAkACQCADLQAqRQ0AIAMtACtFDQAgAy8BMiICQQJxRQ0BDAILIAMvATIiAkEBcUUNAQtBASEAIAMtAChBAUYNACADLwE0IgZB5ABrQeQASQ0AIAZBzAFGDQAgBkGwAkYNACACQcAAcQ0AQ\
QAhACACQYgEcUGABEYNACACQShxQQBHIQALIANBADsBMiADQQA6ADECQCAARQRAIANBADoAMSADLQAuQQRxDQEMsQMLIANCADcDIAsgA0EAOgAxIANBAToANgxIC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AI\
AMgAhEAACEACyAARQ1IIABBFUcNYiADQQQ2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgyvAwsgASAERgRAQQYhAgyvAwsgAS0AAEEKRw0ZIAFBAWohAQwaCyADQgA3AyBBEiECDJQDCyABIARHDYoDQSMhA\
gysAwsgASAERgRAQQchAgysAwsCQAJAIAEtAABBCmsOBAEYGAAYCyABQQFqIQFBECECDJMDCyABQQFqIQEgA0Evai0AAEEBcQ0XQQAhAiADQQA2AhwgAyABNgIUIANBmSA2AhAgA0EZNgIMDKsDCyADIAMpAyAiD\
CAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMWg0YQQghAgyqAwsgASAERwRAIANBCTYCCCADIAE2AgRBFCECDJEDC0EJIQIMqQMLIAMpAyBQDa4CDEMLIAEgBEYEQEELIQIMqAMLIAEtAABBCkcNFiABQQFqIQEMF\
wsgA0Evai0AAEEBcUUNGQwmC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRkMQgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0aDCQLQQAhAAJAIAMoAjgiAkUNA\
CACKAJQIgJFDQAgAyACEQAAIQALIAANGwwyCyADQS9qLQAAQQFxRQ0cDCILQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANHAxCC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAA\
CEACyAADR0MIAsgASAERgRAQRMhAgygAwsCQCABLQAAIgBBCmsOBB8jIwAiCyABQQFqIQEMHwtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0iDEILIAEgBEYEQEEWIQIMngMLIAEtAABBw\
MEAai0AAEEBRw0jDIMDCwJAA0AgAS0AAEGwO2otAAAiAEEBRwRAAkAgAEECaw4CAwAnCyABQQFqIQFBISECDIYDCyAEIAFBAWoiAUcNAAtBGCECDJ0DCyADKAIEIQBBACECIANBADYCBCADIAAgAUEBaiIBEDQiA\
A0hDEELQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIwwqCyABIARGBEBBHCECDJsDCyADQQo2AgggAyABNgIEQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANJUEkI\
QIMgQMLIAEgBEcEQANAIAEtAABBsD1qLQAAIgBBA0cEQCAAQQFrDgUYGiaCAyUmCyAEIAFBAWoiAUcNAAtBGyECDJoDC0EbIQIMmQMLA0AgAS0AAEGwP2otAAAiAEEDRwRAIABBAWsOBQ8RJxMmJwsgBCABQQFqI\
gFHDQALQR4hAgyYAwsgASAERwRAIANBCzYCCCADIAE2AgRBByECDP8CC0EfIQIMlwMLIAEgBEYEQEEgIQIMlwMLAkAgAS0AAEENaw4ULj8/Pz8/Pz8/Pz8/Pz8/Pz8/PwA/C0EAIQIgA0EANgIcIANBvws2AhAgA\
0ECNgIMIAMgAUEBajYCFAyWAwsgA0EvaiECA0AgASAERgRAQSEhAgyXAwsCQAJAAkAgAS0AACIAQQlrDhgCACkpASkpKSkpKSkpKSkpKSkpKSkpKQInCyABQQFqIQEgA0Evai0AAEEBcUUNCgwYCyABQQFqIQEMF\
wsgAUEBaiEBIAItAABBAnENAAtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwMlQMLIAMtAC5BgAFxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ3mAiAAQRVGBEAgA\
0EkNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMlAMLQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDJMDC0EAIQIgA0EANgIcIAMgATYCFCADQb4gNgIQIANBAjYCDAySAwsgAygCBCEAQQAhA\
iADQQA2AgQgAyAAIAEgDKdqIgEQMiIARQ0rIANBBzYCHCADIAE2AhQgAyAANgIMDJEDCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlgiAkUNACADIAIRAAAhAAsgAEUNKyAAQRVGBEAgA0EKNgIcI\
AMgATYCFCADQesZNgIQIANBFTYCDEEAIQIMkAMLQQAhAiADQQA2AhwgAyABNgIUIANBkww2AhAgA0ETNgIMDI8DC0EAIQIgA0EANgIcIAMgATYCFCADQYIVNgIQIANBAjYCDAyOAwtBACECIANBADYCHCADIAE2A\
hQgA0HdFDYCECADQRk2AgwMjQMLQQAhAiADQQA2AhwgAyABNgIUIANB5h02AhAgA0EZNgIMDIwDCyAAQRVGDT1BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMiwMLIAMoAgQhAEEAIQIgA0EANgIEI\
AMgACABEDMiAEUNKCADQQ02AhwgAyABNgIUIAMgADYCDAyKAwsgAEEVRg06QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIkDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBD\
CgLIANBDjYCHCADIAA2AgwgAyABQQFqNgIUDIgDCyAAQRVGDTdBACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMhwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUEQCABQQFqIQEMJwsgA0EPN\
gIcIAMgADYCDCADIAFBAWo2AhQMhgMLQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDIUDCyAAQRVGDTNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwMhAMLIAMoAgQhAEEAIQIgA0EAN\
gIEIAMgACABEDQiAEUNJSADQRE2AhwgAyABNgIUIAMgADYCDAyDAwsgAEEVRg0wQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIIDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBa\
iEBDCULIANBEjYCHCADIAA2AgwgAyABQQFqNgIUDIEDCyADQS9qLQAAQQFxRQ0BC0EXIQIM5gILQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDP4CCyAAQTtHDQAgAUEBaiEBDAwLQQAhAiADQQA2A\
hwgAyABNgIUIANBkhg2AhAgA0ECNgIMDPwCCyAAQRVGDShBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM+wILIANBFDYCHCADIAE2AhQgAyAANgIMDPoCCyADKAIEIQBBACECIANBADYCBCADIAAgA\
RA0IgBFBEAgAUEBaiEBDPUCCyADQRU2AhwgAyAANgIMIAMgAUEBajYCFAz5AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzzAgsgA0EXNgIcIAMgADYCDCADIAFBAWo2AhQM+AILIABBF\
UYNI0EAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAz3AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwdCyADQRk2AhwgAyAANgIMIAMgAUEBajYCFAz2AgsgAygCBCEAQQAhA\
iADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzvAgsgA0EaNgIcIAMgADYCDCADIAFBAWo2AhQM9QILIABBFUYNH0EAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAz0AgsgAygCBCEAIANBADYCBCADI\
AAgARAzIgBFBEAgAUEBaiEBDBsLIANBHDYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgzzAgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDOsCCyADQR02AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8\
gILIABBO0cNASABQQFqIQELQSYhAgzXAgtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwM7wILIAEgBEcEQANAIAEtAABBIEcNhAIgBCABQQFqIgFHDQALQSwhAgzvAgtBLCECDO4CCyABIARGBEBBN\
CECDO4CCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtBNCECDO8CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNnwIgA0EyNgIcIAMgATYCFCADIAA2AgxBACECDO4CCyADKAIEIQAgA0EAN\
gIEIAMgACABEDEiAEUEQCABQQFqIQEMnwILIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgztAgsgASAERwRAAkADQCABLQAAQTBrIgBB/wFxQQpPBEBBOiECDNcCCyADKQMgIgtCmbPmzJmz5swZVg0BIAMgC\
0IKfiIKNwMgIAogAK1C/wGDIgtCf4VWDQEgAyAKIAt8NwMgIAQgAUEBaiIBRw0AC0HAACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABQQFqIgEQMSIADRcM4gILQcAAIQIM7AILIAEgBEYEQEHJACECDOwCCwJAA\
0ACQCABLQAAQQlrDhgAAqICogKpAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAgCiAgsgBCABQQFqIgFHDQALQckAIQIM7AILIAFBAWohASADQS9qLQAAQQFxDaUCIANBADYCHCADIAE2AhQgA\
0GXEDYCECADQQo2AgxBACECDOsCCyABIARHBEADQCABLQAAQSBHDRUgBCABQQFqIgFHDQALQfgAIQIM6wILQfgAIQIM6gILIANBAjoAKAw4C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAzoA\
gtBACECDM4CC0ENIQIMzQILQRMhAgzMAgtBFSECDMsCC0EWIQIMygILQRghAgzJAgtBGSECDMgCC0EaIQIMxwILQRshAgzGAgtBHCECDMUCC0EdIQIMxAILQR4hAgzDAgtBHyECDMICC0EgIQIMwQILQSIhAgzAA\
gtBIyECDL8CC0ElIQIMvgILQeUAIQIMvQILIANBPTYCHCADIAE2AhQgAyAANgIMQQAhAgzVAgsgA0EbNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIM1AILIANBIDYCHCADIAE2AhQgA0GYGjYCECADQRU2A\
gxBACECDNMCCyADQRM2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzSAgsgA0ELNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0QILIANBEDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNACC\
yADQSA2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzPAgsgA0ELNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzgILIANBDDYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM0CC0EAIQIgA0EAN\
gIcIAMgATYCFCADQd0ONgIQIANBEjYCDAzMAgsCQANAAkAgAS0AAEEKaw4EAAICAAILIAQgAUEBaiIBRw0AC0H9ASECDMwCCwJAAkAgAy0ANkEBRw0AQQAhAAJAIAMoAjgiAkUNACACKAJgIgJFDQAgAyACEQAAI\
QALIABFDQAgAEEVRw0BIANB/AE2AhwgAyABNgIUIANB3Bk2AhAgA0EVNgIMQQAhAgzNAgtB3AEhAgyzAgsgA0EANgIcIAMgATYCFCADQfkLNgIQIANBHzYCDEEAIQIMywILAkACQCADLQAoQQFrDgIEAQALQdsBI\
QIMsgILQdQBIQIMsQILIANBAjoAMUEAIQACQCADKAI4IgJFDQAgAigCACICRQ0AIAMgAhEAACEACyAARQRAQd0BIQIMsQILIABBFUcEQCADQQA2AhwgAyABNgIUIANBtAw2AhAgA0EQNgIMQQAhAgzKAgsgA0H7A\
TYCHCADIAE2AhQgA0GBGjYCECADQRU2AgxBACECDMkCCyABIARGBEBB+gEhAgzJAgsgAS0AAEHIAEYNASADQQE6ACgLQcABIQIMrgILQdoBIQIMrQILIAEgBEcEQCADQQw2AgggAyABNgIEQdkBIQIMrQILQfkBI\
QIMxQILIAEgBEYEQEH4ASECDMUCCyABLQAAQcgARw0EIAFBAWohAUHYASECDKsCCyABIARGBEBB9wEhAgzEAgsCQAJAIAEtAABBxQBrDhAABQUFBQUFBQUFBQUFBQUBBQsgAUEBaiEBQdYBIQIMqwILIAFBAWohA\
UHXASECDKoCC0H2ASECIAEgBEYNwgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABButUAai0AAEcNAyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMwwILIAMoAgQhACADQgA3A\
wAgAyAAIAZBAWoiARAuIgBFBEBB4wEhAgyqAgsgA0H1ATYCHCADIAE2AhQgAyAANgIMQQAhAgzCAgtB9AEhAiABIARGDcECIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjVAGotAABHDQIgA\
EEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMICCyADQYEEOwEoIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgANAwwCCyADQQA2AgALQQAhAiADQQA2AhwgAyABNgIUIANB5R82AhAgA0EINgIMD\
L8CC0HVASECDKUCCyADQfMBNgIcIAMgATYCFCADIAA2AgxBACECDL0CC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ1uIABBFUcEQCADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQ\
QAhAgy9AgsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDLwCCyABIARHBEAgA0ENNgIIIAMgATYCBEHTASECDKMCC0HyASECDLsCCyABIARGBEBB8QEhAgy7AgsCQAJAAkAgAS0AAEHIAGsOCwABC\
AgICAgICAgCCAsgAUEBaiEBQdABIQIMowILIAFBAWohAUHRASECDKICCyABQQFqIQFB0gEhAgyhAgtB8AEhAiABIARGDbkCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEG11QBqLQAARw0EIABBA\
kYNAyAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy5AgtB7wEhAiABIARGDbgCIAMoAgAiACAEIAFraiEGIAEgAGtBAWohBQNAIAEtAAAgAEGz1QBqLQAARw0DIABBAUYNAiAAQQFqIQAgBCABQQFqIgFHDQALI\
AMgBjYCAAy4AgtB7gEhAiABIARGDbcCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEGw1QBqLQAARw0CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy3AgsgAygCBCEAIANCADcDA\
CADIAAgBUEBaiIBECsiAEUNAiADQewBNgIcIAMgATYCFCADIAA2AgxBACECDLYCCyADQQA2AgALIAMoAgQhACADQQA2AgQgAyAAIAEQKyIARQ2cAiADQe0BNgIcIAMgATYCFCADIAA2AgxBACECDLQCC0HPASECD\
JoCC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMtAILQc4BIQIMmgILIANB6wE2AhwgAyABNgIUIANBgBs2A\
hAgA0EVNgIMQQAhAgyyAgsgASAERgRAQesBIQIMsgILIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMsQILQc0BIQIMlwILIAEgBEcEQCADQQ42AgggAyABNgIEQ\
cwBIQIMlwILQeoBIQIMrwILIAEgBEYEQEHpASECDK8CCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHLASECDJYCCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNlwIgA0HoATYCHCADIAE2AhQgA\
yAANgIMQQAhAgyuAgsgASAERgRAQecBIQIMrgILAkAgAS0AAEEuRgRAIAFBAWohAQwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmAIgA0HmATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgtBygEhAgyUAgsgA\
SAERgRAQeUBIQIMrQILQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAI\
QcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABE\
C8iAEUNAiADQeIBNgIcIAMgATYCFCADIAA2AgxBACECDK8CCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmgIgA0HjATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFD\
ZgCIANB5AE2AhwgAyABNgIUIAMgADYCDAytAgtByQEhAgyTAgtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GkDTYCECADQSE2AgxBACECD\
K0CC0HIASECDJMCCyADQeEBNgIcIAMgATYCFCADQdAaNgIQIANBFTYCDEEAIQIMqwILIAEgBEYEQEHhASECDKsCCwJAIAEtAABBIEYEQCADQQA7ATQgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GZETYCECADQ\
Qk2AgxBACECDKsCC0HHASECDJECCyABIARGBEBB4AEhAgyqAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0D\
AILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKsCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyqAgtBxgEhAgyQAgsgASAERgRAQd8BIQIMqQILAkAgAS0AAEEwa0H/AXEiAkEKS\
QRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyqAgsgA0EANgIcIAMgATYCFCADQ\
ZUeNgIQIANBDTYCDEEAIQIMqQILQcUBIQIMjwILIAEgBEYEQEHeASECDKgCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADI\
AAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqQILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKgCC0HEASECDI4CCyABIARGBEBB3QEhAgynAgsCQAJAAkACQCABL\
QAAQQprDhcCAwMAAwMDAwMDAwMDAwMDAwMDAwMDAQMLIAFBAWoMBQsgAUEBaiEBQcMBIQIMjwILIAFBAWohASADQS9qLQAAQQFxDQggA0EANgIcIAMgATYCFCADQY0LNgIQIANBDTYCDEEAIQIMpwILIANBADYCH\
CADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKYCCyABIARHBEAgA0EPNgIIIAMgATYCBEEBIQIMjQILQdwBIQIMpQILAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0HbASECDKYCCyADKAIEI\
QAgA0EANgIEIAMgACABEC0iAEUEQCABQQFqIQEMBAsgA0HaATYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgylAgsgAygCBCEAIANBADYCBCADIAAgARAtIgANASABQQFqCyEBQcEBIQIMigILIANB2QE2AhwgAyAAN\
gIMIAMgAUEBajYCFEEAIQIMogILQcIBIQIMiAILIANBL2otAABBAXENASADQQA2AhwgAyABNgIUIANB5Bw2AhAgA0EZNgIMQQAhAgygAgsgASAERgRAQdkBIQIMoAILAkACQAJAIAEtAABBCmsOBAECAgACCyABQ\
QFqIQEMAgsgAUEBaiEBDAELIAMtAC5BwABxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCPCICRQ0AIAMgAhEAACEACyAARQ2gASAAQRVGBEAgA0HZADYCHCADIAE2AhQgA0G3GjYCECADQRU2AgxBACECDJ8CCyADQ\
QA2AhwgAyABNgIUIANBgA02AhAgA0EbNgIMQQAhAgyeAgsgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMnQILIAEgBEcEQCADQQw2AgggAyABNgIEQb8BIQIMhAILQdgBIQIMnAILIAEgBEYEQEHXA\
SECDJwCCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEHBAGsOFQABAgNaBAUGWlpaBwgJCgsMDQ4PEFoLIAFBAWohAUH7ACECDJICCyABQQFqIQFB/AAhAgyRAgsgAUEBaiEBQYEBIQIMk\
AILIAFBAWohAUGFASECDI8CCyABQQFqIQFBhgEhAgyOAgsgAUEBaiEBQYkBIQIMjQILIAFBAWohAUGKASECDIwCCyABQQFqIQFBjQEhAgyLAgsgAUEBaiEBQZYBIQIMigILIAFBAWohAUGXASECDIkCCyABQQFqI\
QFBmAEhAgyIAgsgAUEBaiEBQaUBIQIMhwILIAFBAWohAUGmASECDIYCCyABQQFqIQFBrAEhAgyFAgsgAUEBaiEBQbQBIQIMhAILIAFBAWohAUG3ASECDIMCCyABQQFqIQFBvgEhAgyCAgsgASAERgRAQdYBIQIMm\
wILIAEtAABBzgBHDUggAUEBaiEBQb0BIQIMgQILIAEgBEYEQEHVASECDJoCCwJAAkACQCABLQAAQcIAaw4SAEpKSkpKSkpKSgFKSkpKSkoCSgsgAUEBaiEBQbgBIQIMggILIAFBAWohAUG7ASECDIECCyABQQFqI\
QFBvAEhAgyAAgtB1AEhAiABIARGDZgCIAMoAgAiACAEIAFraiEFIAEgAGtBB2ohBgJAA0AgAS0AACAAQajVAGotAABHDUUgAEEHRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJkCCyADQQA2AgAgBkEBa\
iEBQRsMRQsgASAERgRAQdMBIQIMmAILAkACQCABLQAAQckAaw4HAEdHR0dHAUcLIAFBAWohAUG5ASECDP8BCyABQQFqIQFBugEhAgz+AQtB0gEhAiABIARGDZYCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA\
0AgAS0AACAAQabVAGotAABHDUMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJcCCyADQQA2AgAgBkEBaiEBQQ8MQwtB0QEhAiABIARGDZUCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgA\
S0AACAAQaTVAGotAABHDUIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYCCyADQQA2AgAgBkEBaiEBQSAMQgtB0AEhAiABIARGDZQCIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AA\
CAAQaHVAGotAABHDUEgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJUCCyADQQA2AgAgBkEBaiEBQRIMQQsgASAERgRAQc8BIQIMlAILAkACQCABLQAAQcUAaw4OAENDQ0NDQ0NDQ0NDQwFDCyABQ\
QFqIQFBtQEhAgz7AQsgAUEBaiEBQbYBIQIM+gELQc4BIQIgASAERg2SAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGe1QBqLQAARw0/IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgB\
TYCAAyTAgsgA0EANgIAIAZBAWohAUEHDD8LQc0BIQIgASAERg2RAiADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGY1QBqLQAARw0+IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCA\
AySAgsgA0EANgIAIAZBAWohAUEoDD4LIAEgBEYEQEHMASECDJECCwJAAkACQCABLQAAQcUAaw4RAEFBQUFBQUFBQQFBQUFBQQJBCyABQQFqIQFBsQEhAgz5AQsgAUEBaiEBQbIBIQIM+AELIAFBAWohAUGzASECD\
PcBC0HLASECIAEgBEYNjwIgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBkdUAai0AAEcNPCAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkAILIANBADYCACAGQQFqIQFBGgw8C\
0HKASECIAEgBEYNjgIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBjdUAai0AAEcNOyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjwILIANBADYCACAGQQFqIQFBIQw7CyABI\
ARGBEBByQEhAgyOAgsCQAJAIAEtAABBwQBrDhQAPT09PT09PT09PT09PT09PT09AT0LIAFBAWohAUGtASECDPUBCyABQQFqIQFBsAEhAgz0AQsgASAERgRAQcgBIQIMjQILAkACQCABLQAAQdUAaw4LADw8PDw8P\
Dw8PAE8CyABQQFqIQFBrgEhAgz0AQsgAUEBaiEBQa8BIQIM8wELQccBIQIgASAERg2LAiADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw04IABBCEYNASAAQQFqIQAgBCABQQFqI\
gFHDQALIAMgBTYCAAyMAgsgA0EANgIAIAZBAWohAUEqDDgLIAEgBEYEQEHGASECDIsCCyABLQAAQdAARw04IAFBAWohAUElDDcLQcUBIQIgASAERg2JAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtA\
AAgAEGB1QBqLQAARw02IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyKAgsgA0EANgIAIAZBAWohAUEODDYLIAEgBEYEQEHEASECDIkCCyABLQAAQcUARw02IAFBAWohAUGrASECDO8BCyABIARGB\
EBBwwEhAgyIAgsCQAJAAkACQCABLQAAQcIAaw4PAAECOTk5OTk5OTk5OTkDOQsgAUEBaiEBQacBIQIM8QELIAFBAWohAUGoASECDPABCyABQQFqIQFBqQEhAgzvAQsgAUEBaiEBQaoBIQIM7gELQcIBIQIgASAER\
g2GAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH+1ABqLQAARw0zIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyHAgsgA0EANgIAIAZBAWohAUEUDDMLQcEBIQIgASAERg2FA\
iADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEH51ABqLQAARw0yIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyGAgsgA0EANgIAIAZBAWohAUErDDILQcABIQIgASAERg2EAiADK\
AIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH21ABqLQAARw0xIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyFAgsgA0EANgIAIAZBAWohAUEsDDELQb8BIQIgASAERg2DAiADKAIAI\
gAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0wIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyEAgsgA0EANgIAIAZBAWohAUERDDALQb4BIQIgASAERg2CAiADKAIAIgAgB\
CABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEHy1ABqLQAARw0vIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyDAgsgA0EANgIAIAZBAWohAUEuDC8LIAEgBEYEQEG9ASECDIICCwJAAkACQAJAA\
kAgAS0AAEHBAGsOFQA0NDQ0NDQ0NDQ0ATQ0AjQ0AzQ0BDQLIAFBAWohAUGbASECDOwBCyABQQFqIQFBnAEhAgzrAQsgAUEBaiEBQZ0BIQIM6gELIAFBAWohAUGiASECDOkBCyABQQFqIQFBpAEhAgzoAQsgASAER\
gRAQbwBIQIMgQILAkACQCABLQAAQdIAaw4DADABMAsgAUEBaiEBQaMBIQIM6AELIAFBAWohAUEEDC0LQbsBIQIgASAERg3/ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHw1ABqLQAARw0sI\
ABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyAAgsgA0EANgIAIAZBAWohAUEdDCwLIAEgBEYEQEG6ASECDP8BCwJAAkAgAS0AAEHJAGsOBwEuLi4uLgAuCyABQQFqIQFBoQEhAgzmAQsgAUEBaiEBQ\
SIMKwsgASAERgRAQbkBIQIM/gELIAEtAABB0ABHDSsgAUEBaiEBQaABIQIM5AELIAEgBEYEQEG4ASECDP0BCwJAAkAgAS0AAEHGAGsOCwAsLCwsLCwsLCwBLAsgAUEBaiEBQZ4BIQIM5AELIAFBAWohAUGfASECD\
OMBC0G3ASECIAEgBEYN+wEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB7NQAai0AAEcNKCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM/AELIANBADYCACAGQQFqIQFBDQwoC\
0G2ASECIAEgBEYN+gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNJyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+wELIANBADYCACAGQQFqIQFBDAwnC0G1A\
SECIAEgBEYN+QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6tQAai0AAEcNJiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+gELIANBADYCACAGQQFqIQFBAwwmC0G0ASECI\
AEgBEYN+AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6NQAai0AAEcNJSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+QELIANBADYCACAGQQFqIQFBJgwlCyABIARGBEBBs\
wEhAgz4AQsCQAJAIAEtAABB1ABrDgIAAScLIAFBAWohAUGZASECDN8BCyABQQFqIQFBmgEhAgzeAQtBsgEhAiABIARGDfYBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQebUAGotAABHDSMgA\
EEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPcBCyADQQA2AgAgBkEBaiEBQScMIwtBsQEhAiABIARGDfUBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQeTUAGotAABHDSIgAEEBR\
g0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPYBCyADQQA2AgAgBkEBaiEBQRwMIgtBsAEhAiABIARGDfQBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQd7UAGotAABHDSEgAEEFRg0BI\
ABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPUBCyADQQA2AgAgBkEBaiEBQQYMIQtBrwEhAiABIARGDfMBIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQdnUAGotAABHDSAgAEEERg0BIABBA\
WohACAEIAFBAWoiAUcNAAsgAyAFNgIADPQBCyADQQA2AgAgBkEBaiEBQRkMIAsgASAERgRAQa4BIQIM8wELAkACQAJAAkAgAS0AAEEtaw4jACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkASQkJCQkAiQkJAMkCyABQ\
QFqIQFBjgEhAgzcAQsgAUEBaiEBQY8BIQIM2wELIAFBAWohAUGUASECDNoBCyABQQFqIQFBlQEhAgzZAQtBrQEhAiABIARGDfEBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQdfUAGotAABHD\
R4gAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPIBCyADQQA2AgAgBkEBaiEBQQsMHgsgASAERgRAQawBIQIM8QELAkACQCABLQAAQcEAaw4DACABIAsgAUEBaiEBQZABIQIM2AELIAFBAWohAUGTA\
SECDNcBCyABIARGBEBBqwEhAgzwAQsCQAJAIAEtAABBwQBrDg8AHx8fHx8fHx8fHx8fHwEfCyABQQFqIQFBkQEhAgzXAQsgAUEBaiEBQZIBIQIM1gELIAEgBEYEQEGqASECDO8BCyABLQAAQcwARw0cIAFBAWohA\
UEKDBsLQakBIQIgASAERg3tASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHR1ABqLQAARw0aIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzuAQsgA0EANgIAIAZBAWohAUEeD\
BoLQagBIQIgASAERg3sASADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEHK1ABqLQAARw0ZIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAztAQsgA0EANgIAIAZBAWohAUEVDBkLQ\
acBIQIgASAERg3rASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHH1ABqLQAARw0YIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzsAQsgA0EANgIAIAZBAWohAUEXDBgLQaYBI\
QIgASAERg3qASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHB1ABqLQAARw0XIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzrAQsgA0EANgIAIAZBAWohAUEYDBcLIAEgBEYEQ\
EGlASECDOoBCwJAAkAgAS0AAEHJAGsOBwAZGRkZGQEZCyABQQFqIQFBiwEhAgzRAQsgAUEBaiEBQYwBIQIM0AELQaQBIQIgASAERg3oASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqL\
QAARw0VIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzpAQsgA0EANgIAIAZBAWohAUEJDBULQaMBIQIgASAERg3nASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAAR\
w0UIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzoAQsgA0EANgIAIAZBAWohAUEfDBQLQaIBIQIgASAERg3mASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEG+1ABqLQAARw0TI\
ABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAznAQsgA0EANgIAIAZBAWohAUECDBMLQaEBIQIgASAERg3lASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYDQCABLQAAIABBvNQAai0AAEcNESAAQQFGD\
QIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5QELIAEgBEYEQEGgASECDOUBC0EBIAEtAABB3wBHDREaIAFBAWohAUGHASECDMsBCyADQQA2AgAgBkEBaiEBQYgBIQIMygELQZ8BIQIgASAERg3iASADKAIAI\
gAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw0PIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzjAQsgA0EANgIAIAZBAWohAUEpDA8LQZ4BIQIgASAERg3hASADKAIAIgAgB\
CABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEG41ABqLQAARw0OIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAziAQsgA0EANgIAIAZBAWohAUEtDA4LIAEgBEYEQEGdASECDOEBCyABLQAAQcUAR\
w0OIAFBAWohAUGEASECDMcBCyABIARGBEBBnAEhAgzgAQsCQAJAIAEtAABBzABrDggADw8PDw8PAQ8LIAFBAWohAUGCASECDMcBCyABQQFqIQFBgwEhAgzGAQtBmwEhAiABIARGDd4BIAMoAgAiACAEIAFraiEFI\
AEgAGtBBGohBgJAA0AgAS0AACAAQbPUAGotAABHDQsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN8BCyADQQA2AgAgBkEBaiEBQSMMCwtBmgEhAiABIARGDd0BIAMoAgAiACAEIAFraiEFIAEgA\
GtBAmohBgJAA0AgAS0AACAAQbDUAGotAABHDQogAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN4BCyADQQA2AgAgBkEBaiEBQQAMCgsgASAERgRAQZkBIQIM3QELAkACQCABLQAAQcgAaw4IAAwMD\
AwMDAEMCyABQQFqIQFB/QAhAgzEAQsgAUEBaiEBQYABIQIMwwELIAEgBEYEQEGYASECDNwBCwJAAkAgAS0AAEHOAGsOAwALAQsLIAFBAWohAUH+ACECDMMBCyABQQFqIQFB/wAhAgzCAQsgASAERgRAQZcBIQIM2\
wELIAEtAABB2QBHDQggAUEBaiEBQQgMBwtBlgEhAiABIARGDdkBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQazUAGotAABHDQYgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIAD\
NoBCyADQQA2AgAgBkEBaiEBQQUMBgtBlQEhAiABIARGDdgBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQabUAGotAABHDQUgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNkBC\
yADQQA2AgAgBkEBaiEBQRYMBQtBlAEhAiABIARGDdcBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDQQgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNgBCyADQ\
QA2AgAgBkEBaiEBQRAMBAsgASAERgRAQZMBIQIM1wELAkACQCABLQAAQcMAaw4MAAYGBgYGBgYGBgYBBgsgAUEBaiEBQfkAIQIMvgELIAFBAWohAUH6ACECDL0BC0GSASECIAEgBEYN1QEgAygCACIAIAQgAWtqI\
QUgASAAa0EFaiEGAkADQCABLQAAIABBoNQAai0AAEcNAiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM1gELIANBADYCACAGQQFqIQFBJAwCCyADQQA2AgAMAgsgASAERgRAQZEBIQIM1AELIAEtA\
ABBzABHDQEgAUEBaiEBQRMLOgApIAMoAgQhACADQQA2AgQgAyAAIAEQLiIADQIMAQtBACECIANBADYCHCADIAE2AhQgA0H+HzYCECADQQY2AgwM0QELQfgAIQIMtwELIANBkAE2AhwgAyABNgIUIAMgADYCDEEAI\
QIMzwELQQAhAAJAIAMoAjgiAkUNACACKAJAIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GCDzYCECADQSA2AgxBACECDM4BC0H3ACECDLQBCyADQY8BNgIcIAMgATYCFCADQewbN\
gIQIANBFTYCDEEAIQIMzAELIAEgBEYEQEGPASECDMwBCwJAIAEtAABBIEYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZsfNgIQIANBBjYCDEEAIQIMzAELQQIhAgyyAQsDQCABLQAAQSBHDQIgBCABQQFqI\
gFHDQALQY4BIQIMygELIAEgBEYEQEGNASECDMoBCwJAIAEtAABBCWsOBEoAAEoAC0H1ACECDLABCyADLQApQQVGBEBB9gAhAgywAQtB9AAhAgyvAQsgASAERgRAQYwBIQIMyAELIANBEDYCCCADIAE2AgQMCgsgA\
SAERgRAQYsBIQIMxwELAkAgAS0AAEEJaw4ERwAARwALQfMAIQIMrQELIAEgBEcEQCADQRA2AgggAyABNgIEQfEAIQIMrQELQYoBIQIMxQELAkAgASAERwRAA0AgAS0AAEGg0ABqLQAAIgBBA0cEQAJAIABBAWsOA\
kkABAtB8AAhAgyvAQsgBCABQQFqIgFHDQALQYgBIQIMxgELQYgBIQIMxQELIANBADYCHCADIAE2AhQgA0HbIDYCECADQQc2AgxBACECDMQBCyABIARGBEBBiQEhAgzEAQsCQAJAAkAgAS0AAEGg0gBqLQAAQQFrD\
gNGAgABC0HyACECDKwBCyADQQA2AhwgAyABNgIUIANBtBI2AhAgA0EHNgIMQQAhAgzEAQtB6gAhAgyqAQsgASAERwRAIAFBAWohAUHvACECDKoBC0GHASECDMIBCyAEIAEiAEYEQEGGASECDMIBCyAALQAAIgFBL\
0YEQCAAQQFqIQFB7gAhAgypAQsgAUEJayICQRdLDQEgACEBQQEgAnRBm4CABHENQQwBCyAEIAEiAEYEQEGFASECDMEBCyAALQAAQS9HDQAgAEEBaiEBDAMLQQAhAiADQQA2AhwgAyAANgIUIANB2yA2AhAgA0EHN\
gIMDL8BCwJAAkACQAJAAkADQCABLQAAQaDOAGotAAAiAEEFRwRAAkACQCAAQQFrDghHBQYHCAAEAQgLQesAIQIMrQELIAFBAWohAUHtACECDKwBCyAEIAFBAWoiAUcNAAtBhAEhAgzDAQsgAUEBagwUCyADKAIEI\
QAgA0EANgIEIAMgACABECwiAEUNHiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDMEBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDMABCyADKAIEIQAgA0EAN\
gIEIAMgACABECwiAEUNHiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDL8BCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy+AQsgASAERgRAQYMBIQIMvgELAkAgAS0AAEGgzgBqLQAAQQFrDgg+B\
AUGAAgCAwcLIAFBAWohAQtBAyECDKMBCyABQQFqDA0LQQAhAiADQQA2AhwgA0HREjYCECADQQc2AgwgAyABQQFqNgIUDLoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQdsANgIcIAMgATYCFCADIAA2A\
gxBACECDLkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDLgBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQfoANgIcIAMgATYCFCADIAA2AgxBACECD\
LcBCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy2AQtB7AAhAgycAQsgASAERgRAQYIBIQIMtQELIAFBAWoMAgsgASAERgRAQYEBIQIMtAELIAFBAWoMAQsgASAERg0BIAFBAWoLIQFBBCECDJgBC\
0GAASECDLABCwNAIAEtAABBoMwAai0AACIAQQJHBEAgAEEBRwRAQekAIQIMmQELDDELIAQgAUEBaiIBRw0AC0H/ACECDK8BCyABIARGBEBB/gAhAgyvAQsCQCABLQAAQQlrDjcvAwYvBAYGBgYGBgYGBgYGBgYGB\
gYGBgUGBgIGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYABgsgAUEBagshAUEFIQIMlAELIAFBAWoMBgsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgyrAQsgA\
ygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgyqAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgypAQsgA0EANgIcI\
AMgATYCFCADQY0UNgIQIANBBzYCDEEAIQIMqAELAkACQAJAAkADQCABLQAAQaDKAGotAAAiAEEFRwRAAkAgAEEBaw4GLgMEBQYABgtB6AAhAgyUAQsgBCABQQFqIgFHDQALQf0AIQIMqwELIAMoAgQhACADQQA2A\
gQgAyAAIAEQLCIARQ0HIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIAMoAgQhACADQQA2AgQgAyAAI\
AEQLCIARQ0HIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqAELIANBADYCHCADIAE2AhQgA0HkCDYCECADQQc2AgxBACECDKcBCyABIARGDQEgAUEBagshAUEGIQIMjAELQfwAIQIMpAELAkACQAJAAkADQCABL\
QAAQaDIAGotAAAiAEEFRwRAIABBAWsOBCkCAwQFCyAEIAFBAWoiAUcNAAtB+wAhAgynAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgymAQsgAygCBCEAIANBA\
DYCBCADIAAgARAsIgBFDQMgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgylAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgykAQsgA0EANgIcIAMgATYCFCADQ\
bwKNgIQIANBBzYCDEEAIQIMowELQc8AIQIMiQELQdEAIQIMiAELQecAIQIMhwELIAEgBEYEQEH6ACECDKABCwJAIAEtAABBCWsOBCAAACAACyABQQFqIQFB5gAhAgyGAQsgASAERgRAQfkAIQIMnwELAkAgAS0AA\
EEJaw4EHwAAHwALQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFBEBB4gEhAgyGAQsgAEEVRwRAIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDJ8BCyADQfgANgIcIAMgATYCF\
CADQeoaNgIQIANBFTYCDEEAIQIMngELIAEgBEcEQCADQQ02AgggAyABNgIEQeQAIQIMhQELQfcAIQIMnQELIAEgBEYEQEH2ACECDJ0BCwJAAkACQCABLQAAQcgAaw4LAAELCwsLCwsLCwILCyABQQFqIQFB3QAhA\
gyFAQsgAUEBaiEBQeAAIQIMhAELIAFBAWohAUHjACECDIMBC0H1ACECIAEgBEYNmwEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBtdUAai0AAEcNCCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBR\
w0ACyADIAU2AgAMnAELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfQANgIcIAMgATYCFCADIAA2AgxBACECDJwBC0HiACECDIIBC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEAC\
wJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMnAELQeEAIQIMggELIANB8wA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyaAQsgAy0AKSIAQSNrQQtJDQkCQCAAQQZLD\
QBBASAAdEHKAHFFDQAMCgtBACECIANBADYCHCADIAE2AhQgA0HtCTYCECADQQg2AgwMmQELQfIAIQIgASAERg2YASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGz1QBqLQAARw0FIABBAUYNA\
SAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAQsgAygCBCEAIANCADcDACADIAAgBkEBaiIBECsiAARAIANB8QA2AhwgAyABNgIUIAMgADYCDEEAIQIMmQELQd8AIQIMfwtBACEAAkAgAygCOCICRQ0AIAIoA\
jQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJkBC0HeACECDH8LIANB8AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyXAQsgAy0AKUEhR\
g0GIANBADYCHCADIAE2AhQgA0GRCjYCECADQQg2AgxBACECDJYBC0HvACECIAEgBEYNlQEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBa\
iIBRw0ACyADIAU2AgAMlgELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgBFDQIgA0HtADYCHCADIAE2AhQgAyAANgIMQQAhAgyVAQsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNgAEgA0HuA\
DYCHCADIAE2AhQgAyAANgIMQQAhAgyTAQtB3AAhAgx5C0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMkwELQ\
dsAIQIMeQsgA0HsADYCHCADIAE2AhQgA0GAGzYCECADQRU2AgxBACECDJEBCyADLQApIgBBI0kNACAAQS5GDQAgA0EANgIcIAMgATYCFCADQckJNgIQIANBCDYCDEEAIQIMkAELQdoAIQIMdgsgASAERgRAQesAI\
QIMjwELAkAgAS0AAEEvRgRAIAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMQQAhAgyPAQtB2QAhAgx1CyABIARHBEAgA0EONgIIIAMgATYCBEHYACECDHULQeoAIQIMjQELIAEgBEYEQEHpA\
CECDI0BCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHXACECDHQLIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ16IANB6AA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAEgBEYEQEHnACECDIwBC\
wJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDXsgA0HmADYCHCADIAE2AhQgAyAANgIMQQAhAgyMAQtB1gAhAgxyCyABIARGBEBB5QAhAgyLAQtBACEAQQEhBUEBIQdBACECA\
kACQAJAAkACQAJ/AkACQAJAAkACQAJAAkAgAS0AAEEwaw4KCgkAAQIDBAUGCAsLQQIMBgtBAwwFC0EEDAQLQQUMAwtBBgwCC0EHDAELQQgLIQJBACEFQQAhBwwCC0EJIQJBASEAQQAhBUEAIQcMAQtBACEFQQEhA\
gsgAyACOgArIAFBAWohAQJAAkAgAy0ALkEQcQ0AAkACQAJAIAMtACoOAwEAAgQLIAdFDQMMAgsgAA0BDAILIAVFDQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ0CIANB4gA2AhwgAyABNgIUIAMgADYCDEEAI\
QIMjQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ19IANB4wA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5AA2AhwgAyABNgIUIAMgADYCDAyLAQtB1AAhA\
gxxCyADLQApQSJGDYYBQdMAIQIMcAtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsgAEUEQEHVACECDHALIABBFUcEQCADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgyJAQsgA0HhA\
DYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDIgBCyABIARGBEBB4AAhAgyIAQsCQAJAAkACQAJAIAEtAABBCmsOBAEEBAAECyABQQFqIQEMAQsgAUEBaiEBIANBL2otAABBAXFFDQELQdIAIQIMcAsgA0EAN\
gIcIAMgATYCFCADQbYRNgIQIANBCTYCDEEAIQIMiAELIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIcBCyABIARGBEBB3wAhAgyHAQsgAS0AAEEKRgRAIAFBAWohAQwJCyADLQAuQcAAcQ0IIANBA\
DYCHCADIAE2AhQgA0G2ETYCECADQQI2AgxBACECDIYBCyABIARGBEBB3QAhAgyGAQsgAS0AACICQQ1GBEAgAUEBaiEBQdAAIQIMbQsgASEAIAJBCWsOBAUBAQUBCyAEIAEiAEYEQEHcACECDIUBCyAALQAAQQpHD\
QAgAEEBagwCC0EAIQIgA0EANgIcIAMgADYCFCADQcotNgIQIANBBzYCDAyDAQsgASAERgRAQdsAIQIMgwELAkAgAS0AAEEJaw4EAwAAAwALIAFBAWoLIQFBzgAhAgxoCyABIARGBEBB2gAhAgyBAQsgAS0AAEEJa\
w4EAAEBAAELQQAhAiADQQA2AhwgA0GaEjYCECADQQc2AgwgAyABQQFqNgIUDH8LIANBgBI7ASpBACEAAkAgAygCOCICRQ0AIAIoAjgiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HZADYCHCADIAE2AhQgA\
0HqGjYCECADQRU2AgxBACECDH4LQc0AIQIMZAsgA0EANgIcIAMgATYCFCADQckNNgIQIANBGjYCDEEAIQIMfAsgASAERgRAQdkAIQIMfAsgAS0AAEEgRw09IAFBAWohASADLQAuQQFxDT0gA0EANgIcIAMgATYCF\
CADQcIcNgIQIANBHjYCDEEAIQIMewsgASAERgRAQdgAIQIMewsCQAJAAkACQAJAIAEtAAAiAEEKaw4EAgMDAAELIAFBAWohAUEsIQIMZQsgAEE6Rw0BIANBADYCHCADIAE2AhQgA0HnETYCECADQQo2AgxBACECD\
H0LIAFBAWohASADQS9qLQAAQQFxRQ1zIAMtADJBgAFxRQRAIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsCQAJAIAAOFk1MSwEBAQEBAQEBAQEBAQEBAQEBAQABCyADQSk2A\
hwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgx+CyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgx9C0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ1ZIABBFUcNASADQQU2A\
hwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgx8C0HLACECDGILQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDHoLIAMgAy8BMkGAAXI7ATIMOwsgASAERwRAIANBETYCCCADIAE2AgRBygAhAgxgC\
0HXACECDHgLIAEgBEYEQEHWACECDHgLAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAQEBAQEBAQEBAQEBAAUBAQAIDQAsgAUEBaiEBQcYAIQIMYQsgAUEBaiEBQccAIQIMYAsgA\
UEBaiEBQcgAIQIMXwsgAUEBaiEBQckAIQIMXgtB1QAhAiAEIAEiAEYNdiAEIAFrIAMoAgAiAWohBiAAIAFrQQVqIQcDQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQhBBCABQQVGD\
QoaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHYLQdQAIQIgBCABIgBGDXUgBCABayADKAIAIgFqIQYgACABa0EPaiEHA0AgAUGAyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0HQQMgA\
UEPRg0JGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx1C0HTACECIAQgASIARg10IAQgAWsgAygCACIBaiEGIAAgAWtBDmohBwNAIAFB4scAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB\
iABQQ5GDQcgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdAtB0gAhAiAEIAEiAEYNcyAEIAFrIAMoAgAiAWohBSAAIAFrQQFqIQYDQCABQeDHAGotAAAgAC0AACIHQSByIAcgB0HBAGtB/wFxQRpJG0H/AXFHD\
QUgAUEBRg0CIAFBAWohASAEIABBAWoiAEcNAAsgAyAFNgIADHMLIAEgBEYEQEHRACECDHMLAkACQCABLQAAIgBBIHIgACAAQcEAa0H/AXFBGkkbQf8BcUHuAGsOBwA5OTk5OQE5CyABQQFqIQFBwwAhAgxaCyABQ\
QFqIQFBxAAhAgxZCyADQQA2AgAgBkEBaiEBQcUAIQIMWAtB0AAhAiAEIAEiAEYNcCAEIAFrIAMoAgAiAWohBiAAIAFrQQlqIQcDQCABQdbHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQJBA\
iABQQlGDQQaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHALQc8AIQIgBCABIgBGDW8gBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUHQxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxR\
w0BIAFBBUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxvCyAAIQEgA0EANgIADDMLQQELOgAsIANBADYCACAHQQFqIQELQS0hAgxSCwJAA0AgAS0AAEHQxQBqLQAAQQFHDQEgBCABQQFqIgFHDQALQc0AI\
QIMawtBwgAhAgxRCyABIARGBEBBzAAhAgxqCyABLQAAQTpGBEAgAygCBCEAIANBADYCBCADIAAgARAwIgBFDTMgA0HLADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxqCyADQQA2AhwgAyABNgIUIANB5xE2AhAgA\
0EKNgIMQQAhAgxpCwJAAkAgAy0ALEECaw4CAAEnCyADQTNqLQAAQQJxRQ0mIAMtAC5BAnENJiADQQA2AhwgAyABNgIUIANBphQ2AhAgA0ELNgIMQQAhAgxpCyADLQAyQSBxRQ0lIAMtAC5BAnENJSADQQA2AhwgA\
yABNgIUIANBvRM2AhAgA0EPNgIMQQAhAgxoC0EAIQACQCADKAI4IgJFDQAgAigCSCICRQ0AIAMgAhEAACEACyAARQRAQcEAIQIMTwsgAEEVRwRAIANBADYCHCADIAE2AhQgA0GmDzYCECADQRw2AgxBACECDGgLI\
ANBygA2AhwgAyABNgIUIANBhRw2AhAgA0EVNgIMQQAhAgxnCyABIARHBEAgASECA0AgBCACIgFrQRBOBEAgAUEQaiEC/Qz/////////////////////IAH9AAAAIg1BB/1sIA39DODg4ODg4ODg4ODg4ODg4OD9b\
v0MX19fX19fX19fX19fX19fX/0mIA39DAkJCQkJCQkJCQkJCQkJCQn9I/1Q/VL9ZEF/c2giAEEQRg0BIAAgAWohAQwYCyABIARGBEBBxAAhAgxpCyABLQAAQcDBAGotAABBAUcNFyAEIAFBAWoiAkcNAAtBxAAhA\
gxnC0HEACECDGYLIAEgBEcEQANAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXEiAEEJRg0AIABBIEYNAAJAAkACQAJAIABB4wBrDhMAAwMDAwMDAwEDAwMDAwMDAwMCAwsgAUEBaiEBQTYhAgxSCyABQ\
QFqIQFBNyECDFELIAFBAWohAUE4IQIMUAsMFQsgBCABQQFqIgFHDQALQTwhAgxmC0E8IQIMZQsgASAERgRAQcgAIQIMZQsgA0ESNgIIIAMgATYCBAJAAkACQAJAAkAgAy0ALEEBaw4EFAABAgkLIAMtADJBIHENA\
0HgASECDE8LAkAgAy8BMiIAQQhxRQ0AIAMtAChBAUcNACADLQAuQQhxRQ0CCyADIABB9/sDcUGABHI7ATIMCwsgAyADLwEyQRByOwEyDAQLIANBADYCBCADIAEgARAxIgAEQCADQcEANgIcIAMgADYCDCADIAFBA\
Wo2AhRBACECDGYLIAFBAWohAQxYCyADQQA2AhwgAyABNgIUIANB9BM2AhAgA0EENgIMQQAhAgxkC0HHACECIAEgBEYNYyADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIABBwMUAai0AACABLQAAQSByRw0BI\
ABBBkYNSiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAxkCyADQQA2AgAMBQsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkcNAyABQQFqIQEMBQsgBCABQQFqIgFHDQALQcUAIQIMZAtBxQAhA\
gxjCwsgA0EAOgAsDAELQQshAgxHC0E/IQIMRgsCQAJAA0AgAS0AACIAQSBHBEACQCAAQQprDgQDBQUDAAsgAEEsRg0DDAQLIAQgAUEBaiIBRw0AC0HGACECDGALIANBCDoALAwOCyADLQAoQQFHDQIgAy0ALkEIc\
Q0CIAMoAgQhACADQQA2AgQgAyAAIAEQMSIABEAgA0HCADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxfCyABQQFqIQEMUAtBOyECDEQLAkADQCABLQAAIgBBIEcgAEEJR3ENASAEIAFBAWoiAUcNAAtBwwAhAgxdC\
wtBPCECDEILAkACQCABIARHBEADQCABLQAAIgBBIEcEQCAAQQprDgQDBAQDBAsgBCABQQFqIgFHDQALQT8hAgxdC0E/IQIMXAsgAyADLwEyQSByOwEyDAoLIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQ1OIANBP\
jYCHCADIAE2AhQgAyAANgIMQQAhAgxaCwJAIAEgBEcEQANAIAEtAABBwMMAai0AACIAQQFHBEAgAEECRg0DDAwLIAQgAUEBaiIBRw0AC0E3IQIMWwtBNyECDFoLIAFBAWohAQwEC0E7IQIgBCABIgBGDVggBCABa\
yADKAIAIgFqIQYgACABa0EFaiEHAkADQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEFRgRAQQchAQw/CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxZCyADQQA2AgAgA\
CEBDAULQTohAiAEIAEiAEYNVyAEIAFrIAMoAgAiAWohBiAAIAFrQQhqIQcCQANAIAFBtMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQhGBEBBBSEBDD4LIAFBAWohASAEIABBAWoiA\
EcNAAsgAyAGNgIADFgLIANBADYCACAAIQEMBAtBOSECIAQgASIARg1WIAQgAWsgAygCACIBaiEGIAAgAWtBA2ohBwJAA0AgAUGwwQBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBA0YEQ\
EEGIQEMPQsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMVwsgA0EANgIAIAAhAQwDCwJAA0AgAS0AACIAQSBHBEAgAEEKaw4EBwQEBwILIAQgAUEBaiIBRw0AC0E4IQIMVgsgAEEsRw0BIAFBAWohAEEBIQECQ\
AJAAkACQAJAIAMtACxBBWsOBAMBAgQACyAAIQEMBAtBAiEBDAELQQQhAQsgA0EBOgAsIAMgAy8BMiABcjsBMiAAIQEMAQsgAyADLwEyQQhyOwEyIAAhAQtBPiECDDsLIANBADoALAtBOSECDDkLIAEgBEYEQEE2I\
QIMUgsCQAJAAkACQAJAIAEtAABBCmsOBAACAgECCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNAiADQTM2AhwgAyABNgIUIAMgADYCDEEAIQIMVQsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBD\
AYLIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxUCyADLQAuQQFxBEBB3wEhAgw7CyADKAIEIQAgA0EANgIEIAMgACABEDEiAA0BDEkLQTQhAgw5CyADQTU2AhwgAyABNgIUIAMgADYCDEEAIQIMUQtBNSECD\
DcLIANBL2otAABBAXENACADQQA2AhwgAyABNgIUIANB6xY2AhAgA0EZNgIMQQAhAgxPC0EzIQIMNQsgASAERgRAQTIhAgxOCwJAIAEtAABBCkYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZIXNgIQIANBA\
zYCDEEAIQIMTgtBMiECDDQLIAEgBEYEQEExIQIMTQsCQCABLQAAIgBBCUYNACAAQSBGDQBBASECAkAgAy0ALEEFaw4EBgQFAA0LIAMgAy8BMkEIcjsBMgwMCyADLQAuQQFxRQ0BIAMtACxBCEcNACADQQA6ACwLQ\
T0hAgwyCyADQQA2AhwgAyABNgIUIANBwhY2AhAgA0EKNgIMQQAhAgxKC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyDAYLIAEgBEYEQEEwIQIMRwsgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQQFxD\
QAgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMRgtBMCECDCwLIAFBAWohAUExIQIMKwsgASAERgRAQS8hAgxECyABLQAAIgBBCUcgAEEgR3FFBEAgAUEBaiEBIAMtAC5BAXENASADQQA2AhwgAyABN\
gIUIANBlxA2AhAgA0EKNgIMQQAhAgxEC0EBIQICQAJAAkACQAJAAkAgAy0ALEECaw4HBQQEAwECAAQLIAMgAy8BMkEIcjsBMgwDC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyC0EvIQIMKwsgA0EAN\
gIcIAMgATYCFCADQYQTNgIQIANBCzYCDEEAIQIMQwtB4QEhAgwpCyABIARGBEBBLiECDEILIANBADYCBCADQRI2AgggAyABIAEQMSIADQELQS4hAgwnCyADQS02AhwgAyABNgIUIAMgADYCDEEAIQIMPwtBACEAA\
kAgAygCOCICRQ0AIAIoAkwiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HYADYCHCADIAE2AhQgA0GzGzYCECADQRU2AgxBACECDD4LQcwAIQIMJAsgA0EANgIcIAMgATYCFCADQbMONgIQIANBHTYCDEEAI\
QIMPAsgASAERgRAQc4AIQIMPAsgAS0AACIAQSBGDQIgAEE6Rg0BCyADQQA6ACxBCSECDCELIAMoAgQhACADQQA2AgQgAyAAIAEQMCIADQEMAgsgAy0ALkEBcQRAQd4BIQIMIAsgAygCBCEAIANBADYCBCADIAAgA\
RAwIgBFDQIgA0EqNgIcIAMgADYCDCADIAFBAWo2AhRBACECDDgLIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMNwsgAUEBaiEBQcAAIQIMHQsgAUEBaiEBDCwLIAEgBEYEQEErIQIMNQsCQCABLQAAQQpGB\
EAgAUEBaiEBDAELIAMtAC5BwABxRQ0GCyADLQAyQYABcQRAQQAhAAJAIAMoAjgiAkUNACACKAJcIgJFDQAgAyACEQAAIQALIABFDRIgAEEVRgRAIANBBTYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDDYLI\
ANBADYCHCADIAE2AhQgA0GQDjYCECADQRQ2AgxBACECDDULIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsgAA4WAgEABAQEBAQEBAQEBAQEBAQEBAQEAwQLIANBAToAMAsgA\
iACLwEAQcAAcjsBAAtBKyECDBgLIANBKTYCHCADIAE2AhQgA0GsGTYCECADQRU2AgxBACECDDALIANBADYCHCADIAE2AhQgA0HlCzYCECADQRE2AgxBACECDC8LIANBADYCHCADIAE2AhQgA0GlCzYCECADQQI2A\
gxBACECDC4LQQEhByADLwEyIgVBCHFFBEAgAykDIEIAUiEHCwJAIAMtADAEQEEBIQAgAy0AKUEFRg0BIAVBwABxRSAHcUUNAQsCQCADLQAoIgJBAkYEQEEBIQAgAy8BNCIGQeUARg0CQQAhACAFQcAAcQ0CIAZB5\
ABGDQIgBkHmAGtBAkkNAiAGQcwBRg0CIAZBsAJGDQIMAQtBACEAIAVBwABxDQELQQIhACAFQQhxDQAgBUGABHEEQAJAIAJBAUcNACADLQAuQQpxDQBBBSEADAILQQQhAAwBCyAFQSBxRQRAIAMQNkEAR0ECdCEAD\
AELQQBBAyADKQMgUBshAAsgAEEBaw4FAgAHAQMEC0ERIQIMEwsgA0EBOgAxDCkLQQAhAgJAIAMoAjgiAEUNACAAKAIwIgBFDQAgAyAAEQAAIQILIAJFDSYgAkEVRgRAIANBAzYCHCADIAE2AhQgA0HSGzYCECADQ\
RU2AgxBACECDCsLQQAhAiADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMDCoLIANBADYCHCADIAE2AhQgA0H5IDYCECADQQ82AgxBACECDCkLQQAhAAJAIAMoAjgiAkUNACACKAIwIgJFDQAgAyACEQAAIQALI\
AANAQtBDiECDA4LIABBFUYEQCADQQI2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwnCyADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMQQAhAgwmC0EqIQIMDAsgASAERwRAIANBCTYCCCADIAE2AgRBK\
SECDAwLQSYhAgwkCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMVARAQSUhAgwkCyADKAIEIQAgA0EANgIEIAMgACABIAynaiIBEDIiAEUNACADQQU2AhwgAyABNgIUIAMgADYCDEEAIQIMIwtBD\
yECDAkLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQTBrDjcXFgABAgMEBQYHFBQUFBQUFAgJCgsMDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUDg8QERITFAtCA\
iEKDBYLQgMhCgwVC0IEIQoMFAtCBSEKDBMLQgYhCgwSC0IHIQoMEQtCCCEKDBALQgkhCgwPC0IKIQoMDgtCCyEKDA0LQgwhCgwMC0INIQoMCwtCDiEKDAoLQg8hCgwJC0IKIQoMCAtCCyEKDAcLQgwhCgwGC0INI\
QoMBQtCDiEKDAQLQg8hCgwDCyADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMQQAhAgwhCyABIARGBEBBIiECDCELQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwa\
w43FRQAAQIDBAUGBxYWFhYWFhYICQoLDA0WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFg4PEBESExYLQgIhCgwUC0IDIQoMEwtCBCEKDBILQgUhCgwRC0IGIQoMEAtCByEKDA8LQgghCgwOC0IJIQoMDQtCCiEKD\
AwLQgshCgwLC0IMIQoMCgtCDSEKDAkLQg4hCgwIC0IPIQoMBwtCCiEKDAYLQgshCgwFC0IMIQoMBAtCDSEKDAMLQg4hCgwCC0IPIQoMAQtCASEKCyABQQFqIQEgAykDICILQv//////////D1gEQCADIAtCBIYgC\
oQ3AyAMAgsgA0EANgIcIAMgATYCFCADQbUJNgIQIANBDDYCDEEAIQIMHgtBJyECDAQLQSghAgwDCyADIAE6ACwgA0EANgIAIAdBAWohAUEMIQIMAgsgA0EANgIAIAZBAWohAUEKIQIMAQsgAUEBaiEBQQghAgwAC\
wALQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBcLQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBYLQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBULQQAhAiADQQA2A\
hwgAyABNgIUIANB7RA2AhAgA0EJNgIMDBQLQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDBMLQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBILQQAhAiADQQA2AhwgAyABNgIUIANBg\
xE2AhAgA0EJNgIMDBELQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBALQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDA8LQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMD\
A4LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDA0LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDAwLQQAhAiADQQA2AhwgAyABNgIUIANBmRM2AhAgA0ELNgIMDAsLQQAhAiADQQA2A\
hwgAyABNgIUIANBnQk2AhAgA0ELNgIMDAoLQQAhAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMDAkLQQAhAiADQQA2AhwgAyABNgIUIANBsRA2AhAgA0EKNgIMDAgLQQAhAiADQQA2AhwgAyABNgIUIANBu\
x02AhAgA0ECNgIMDAcLQQAhAiADQQA2AhwgAyABNgIUIANBlhY2AhAgA0ECNgIMDAYLQQAhAiADQQA2AhwgAyABNgIUIANB+Rg2AhAgA0ECNgIMDAULQQAhAiADQQA2AhwgAyABNgIUIANBxBg2AhAgA0ECNgIMD\
AQLIANBAjYCHCADIAE2AhQgA0GpHjYCECADQRY2AgxBACECDAMLQd4AIQIgASAERg0CIAlBCGohByADKAIAIQUCQAJAIAEgBEcEQCAFQZbIAGohCCAEIAVqIAFrIQYgBUF/c0EKaiIFIAFqIQADQCABLQAAIAgtA\
ABHBEBBAiEIDAMLIAVFBEBBACEIIAAhAQwDCyAFQQFrIQUgCEEBaiEIIAQgAUEBaiIBRw0ACyAGIQUgBCEBCyAHQQE2AgAgAyAFNgIADAELIANBADYCACAHIAg2AgALIAcgATYCBCAJKAIMIQACQAJAIAkoAghBA\
WsOAgQBAAsgA0EANgIcIANBwh42AhAgA0EXNgIMIAMgAEEBajYCFEEAIQIMAwsgA0EANgIcIAMgADYCFCADQdceNgIQIANBCTYCDEEAIQIMAgsgASAERgRAQSghAgwCCyADQQk2AgggAyABNgIEQSchAgwBCyABI\
ARGBEBBASECDAELA0ACQAJAAkAgAS0AAEEKaw4EAAEBAAELIAFBAWohAQwBCyABQQFqIQEgAy0ALkEgcQ0AQQAhAiADQQA2AhwgAyABNgIUIANBoSE2AhAgA0EFNgIMDAILQQEhAiABIARHDQALCyAJQRBqJAAgA\
kUEQCADKAIMIQAMAQsgAyACNgIcQQAhACADKAIEIgFFDQAgAyABIAQgAygCCBEBACIBRQ0AIAMgBDYCFCADIAE2AgwgASEACyAAC74CAQJ/IABBADoAACAAQeQAaiIBQQFrQQA6AAAgAEEAOgACIABBADoAASABQ\
QNrQQA6AAAgAUECa0EAOgAAIABBADoAAyABQQRrQQA6AABBACAAa0EDcSIBIABqIgBBADYCAEHkACABa0F8cSICIABqIgFBBGtBADYCAAJAIAJBCUkNACAAQQA2AgggAEEANgIEIAFBCGtBADYCACABQQxrQQA2A\
gAgAkEZSQ0AIABBADYCGCAAQQA2AhQgAEEANgIQIABBADYCDCABQRBrQQA2AgAgAUEUa0EANgIAIAFBGGtBADYCACABQRxrQQA2AgAgAiAAQQRxQRhyIgJrIgFBIEkNACAAIAJqIQADQCAAQgA3AxggAEIANwMQI\
ABCADcDCCAAQgA3AwAgAEEgaiEAIAFBIGsiAUEfSw0ACwsLVgEBfwJAIAAoAgwNAAJAAkACQAJAIAAtADEOAwEAAwILIAAoAjgiAUUNACABKAIwIgFFDQAgACABEQAAIgENAwtBAA8LAAsgAEHKGTYCEEEOIQELI\
AELGgAgACgCDEUEQCAAQd4fNgIQIABBFTYCDAsLFAAgACgCDEEVRgRAIABBADYCDAsLFAAgACgCDEEWRgRAIABBADYCDAsLBwAgACgCDAsHACAAKAIQCwkAIAAgATYCEAsHACAAKAIUCysAAkAgAEEnTw0AQv///\
///CSAArYhCAYNQDQAgAEECdEHQOGooAgAPCwALFwAgAEEvTwRAAAsgAEECdEHsOWooAgALvwkBAX9B9C0hAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhY\
WFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZG\
hthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2Y\
Tc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhY\
WFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HqLA8LQZgmDwtB7TEPC0GgNw8LQckpDwtBtCkPC0GWLQ8LQesrDwtBojUPC0HbNA8LQeApDwtB4yQPC0HVJA8LQ\
e4kDwtB5iUPC0HKNA8LQdA3DwtBqjUPC0H1LA8LQfYmDwtBgiIPC0HyMw8LQb4oDwtB5zcPC0HNIQ8LQcAhDwtBuCUPC0HLJQ8LQZYkDwtBjzQPC0HNNQ8LQd0qDwtB7jMPC0GcNA8LQZ4xDwtB9DUPC0HlIg8LQ\
a8lDwtBmTEPC0GyNg8LQfk2DwtBxDIPC0HdLA8LQYIxDwtBwTEPC0GNNw8LQckkDwtB7DYPC0HnKg8LQcgjDwtB4iEPC0HJNw8LQaUiDwtBlCIPC0HbNg8LQd41DwtBhiYPC0G8Kw8LQYsyDwtBoCMPC0H2MA8LQ\
YAsDwtBiSsPC0GkJg8LQfIjDwtBgSgPC0GrMg8LQesnDwtBwjYPC0GiJA8LQc8qDwtB3CMPC0GHJw8LQeQ0DwtBtyIPC0GtMQ8LQdUiDwtBrzQPC0HeJg8LQdYyDwtB9DQPC0GBOA8LQfQ3DwtBkjYPC0GdJw8LQ\
YIpDwtBjSMPC0HXMQ8LQb01DwtBtDcPC0HYMA8LQbYnDwtBmjgPC0GnKg8LQcQnDwtBriMPC0H1Ig8LAAtByiYhAQsgAQsXACAAIAAvAS5B/v8DcSABQQBHcjsBLgsaACAAIAAvAS5B/f8DcSABQQBHQQF0cjsBL\
gsaACAAIAAvAS5B+/8DcSABQQBHQQJ0cjsBLgsaACAAIAAvAS5B9/8DcSABQQBHQQN0cjsBLgsaACAAIAAvAS5B7/8DcSABQQBHQQR0cjsBLgsaACAAIAAvAS5B3/8DcSABQQBHQQV0cjsBLgsaACAAIAAvAS5Bv\
/8DcSABQQBHQQZ0cjsBLgsaACAAIAAvAS5B//4DcSABQQBHQQd0cjsBLgsaACAAIAAvAS5B//0DcSABQQBHQQh0cjsBLgsaACAAIAAvAS5B//sDcSABQQBHQQl0cjsBLgs+AQJ/AkAgACgCOCIDRQ0AIAMoAgQiA\
0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeESNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAggiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfwRNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AI\
AMoAgwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQewKNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfoeNgIQQRghBAsgBAs+AQJ/AkAgACgCO\
CIDRQ0AIAMoAhQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQcsQNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhgiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQbcfNgIQQRghBAsgBAs+AQJ/A\
kAgACgCOCIDRQ0AIAMoAhwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQb8VNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQf4INgIQQRghBAsgB\
As+AQJ/AkAgACgCOCIDRQ0AIAMoAiAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQYwdNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeYVNgIQQ\
RghBAsgBAs4ACAAAn8gAC8BMkEUcUEURgRAQQEgAC0AKEEBRg0BGiAALwE0QeUARgwBCyAALQApQQVGCzoAMAtZAQJ/AkAgAC0AKEEBRg0AIAAvATQiAUHkAGtB5ABJDQAgAUHMAUYNACABQbACRg0AIAAvATIiA\
EHAAHENAEEBIQIgAEGIBHFBgARGDQAgAEEocUUhAgsgAguMAQECfwJAAkACQCAALQAqRQ0AIAAtACtFDQAgAC8BMiIBQQJxRQ0BDAILIAAvATIiAUEBcUUNAQtBASECIAAtAChBAUYNACAALwE0IgBB5ABrQeQAS\
Q0AIABBzAFGDQAgAEGwAkYNACABQcAAcQ0AQQAhAiABQYgEcUGABEYNACABQShxQQBHIQILIAILcwAgAEEQav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEwav0MAAAAA\
AAAAAAAAAAAAAAAAP0LAwAgAEEgav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAAN\
wIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACI\
AFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZA\
CgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQ\
QNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBA\
XI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgB\
EEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgA\
zYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABK\
AIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQa\
iECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB/\
///B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgB\
yIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBC\
yABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogA\
CADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVA\
CgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBD\
A8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAg\
IDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAI\
AFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiA\
yAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQO\
yEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiA\
EF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAI\
AZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBA\
CEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgA\
yACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACN\
gIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAI\
AIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiB\
SACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEI\
ABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGK\
AIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohA\
gsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJG\
yIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2A\
gAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgA\
CgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiB\
nFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqI\
gYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyN\
gIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd\
3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgB\
UF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABN\
gIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCG\
CAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCD\
CAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiC\
DYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEI\
AAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAK\
AIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgA\
jYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNA\
AsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACI\
AM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQ\
Q9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBx\
NUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AI\
ABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwY\
W4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0a\
G9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuI\
GNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlc\
iBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZ\
Xh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0Z\
WAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhb\
GxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFja\
yBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZ\
mllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4c\
GVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gd\
XJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0Z\
XIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsI\
HBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVua\
yBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fd\
mFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZ\
GVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVua\
yBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlA\
EludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2Nod\
W5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZ\
QBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tc\
GxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyI\
HN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY\
2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb\
24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsY\
mFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rI\
GRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ub\
mVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJT\
EVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQAT\
E9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBR\
F9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBT\
lQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT\
19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DS\
E9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBV\
EVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSA\
E1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT\
1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQ\
klEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBU\
kdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBV\
ENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElOR\
wBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMR\
VRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT\
05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMR\
F9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQ\
UJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX\
1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ\
0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVT\
kFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX\
0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOV\
ElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEA\
FBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGS\
UVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2\
xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5\
xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAy\
BkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAA\
AAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDA\
wMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAA\
AABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lb\
mNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFB\
QUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFB\
QUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICA\
gICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0\
AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAA\
AIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJV\
klUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==",f;Object.
defineProperty(QA,"exports",{get:()=>f||(f=c.from(y,"base64"))})}}),jt=_A({"node_modules/undici/lib/dispatcher/client-h1.js"(l,QA){"use strict";var c=hA(4589),y=ue(),
{channels:f}=We(),x=ut(),{RequestContentLengthMismatchError:X,ResponseContentLengthMismatchError:AA,RequestAbortedError:Y,InvalidArgumentError:H,HeadersTimeoutError:N,
HeadersOverflowError:V,SocketError:M,InformationalError:w,BodyTimeoutError:h,HTTPParserError:A,WebAssemblyNotSupportedError:n,ResponseExceededMaxSizeError:a}=De(),
{kUrl:E,kReset:I,kClient:m,kParser:G,kBlocking:F,kRunning:s,kPending:p,kSize:L,kWriting:d,kQueue:b,kNoRef:z,kKeepAliveDefaultTimeout:i,kHostHeader:C,kPendingIdx:O,
kRunningIdx:R,kError:k,kPipelining:q,kSocket:eA,kKeepAliveTimeoutValue:aA,kMaxHeadersSize:tA,kKeepAliveMaxTimeout:gA,kKeepAliveTimeoutThreshold:P,kHeadersTimeout:lA,
kBodyTimeout:dA,kStrictContentLength:FA,kMaxRequests:LA,kCounter:K,kMaxResponseSize:BA,kOnError:uA,kResume:DA,kHTTPContext:GA,kClosed:kA,kUseMilo:qA}=Me(),KA=ft(),
{H1Parser:sA,getMiloEnabled:pA}={},ee=Buffer.alloc(0),CA=Buffer[Symbol.species],ae=y.removeAllListeners,_=Symbol("kIdleSocketValidation"),VA=Symbol("kIdleSocket\
ValidationTimeout"),se=Symbol("kSocketUsed"),Be=Symbol("kTypeOfService"),oe;function we(){if(typeof WebAssembly>"u")throw new n;const u=process.env.JEST_WORKER_ID?
_t():void 0;let g,v=!0;if(process.arch==="riscv64")v=!1;else if(process.arch==="ppc64"){const[U,nA]=process.versions.node.split(".").map(wA=>parseInt(wA,10));(U<
24||U===24&&nA<12)&&(v=!1)}if(process.env.UNDICI_NO_WASM_SIMD==="1"?v=!1:process.env.UNDICI_NO_WASM_SIMD==="0"&&(v=!0),v)try{g=new WebAssembly.Module(Xt())}catch{}
return g||(g=new WebAssembly.Module(u||_t())),new WebAssembly.Instance(g,{env:{wasm_on_url:(U,nA,wA)=>0,wasm_on_status:(U,nA,wA)=>{c(ne.ptr===U);const HA=nA-JA+
de.byteOffset;return ne.onStatus(new CA(de.buffer,HA,wA))},wasm_on_message_begin:U=>(c(ne.ptr===U),ne.onMessageBegin()),wasm_on_header_field:(U,nA,wA)=>{c(ne.ptr===
U);const HA=nA-JA+de.byteOffset;return ne.onHeaderField(new CA(de.buffer,HA,wA))},wasm_on_header_value:(U,nA,wA)=>{c(ne.ptr===U);const HA=nA-JA+de.byteOffset;return ne.
onHeaderValue(new CA(de.buffer,HA,wA))},wasm_on_headers_complete:(U,nA,wA,HA)=>(c(ne.ptr===U),ne.onHeadersComplete(nA,wA===1,HA===1)),wasm_on_body:(U,nA,wA)=>{c(
ne.ptr===U);const HA=nA-JA+de.byteOffset;return ne.onBody(new CA(de.buffer,HA,wA))},wasm_on_message_complete:U=>(c(ne.ptr===U),ne.onMessageComplete())}})}var be=null,
ne=null,de=null,Ne=0,JA=null,zA=null,ke=0,He=1,j=2|He,XA=4|He,Q=8|ke,EA=class{constructor(u,g,{exports:v}){this.llhttp=v,this.ptr=this.llhttp.llhttp_alloc(KA.TYPE.
RESPONSE),this.client=u,this.socket=g,this.timeout=null,this.timeoutWeakRef=new WeakRef(this),this.timeoutValue=null,this.timeoutType=null,this.statusCode=0,this.
statusText="",this.upgrade=!1,this.headers=[],this.headersSize=0,this.headersMaxSize=u[tA],this.shouldKeepAlive=!1,this.paused=!1,this.resume=this.resume.bind(this),
this.bytesRead=0,this.keepAlive="",this.contentLength=-1,this.hasTransferEncoding=!1,this.connection="",this.maxResponseSize=u[BA]}setTimeout(u,g){u!==this.timeoutValue||
g&He^this.timeoutType&He?(this.timeout&&(x.clearTimeout(this.timeout),this.timeout=null),u&&(g&He?this.timeout=x.setFastTimeout(yA,u,this.timeoutWeakRef):(this.
timeout=setTimeout(yA,u,this.timeoutWeakRef),this.timeout?.unref())),this.timeoutValue=u):this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.timeoutType=
g}resume(){this.socket.destroyed||!this.paused||(c(this.ptr!=null),c(ne===null),this.llhttp.llhttp_resume(this.ptr),c(this.timeoutType===XA),this.timeout&&this.
timeout.refresh&&this.timeout.refresh(),this.paused=!1,this.execute(this.socket.read()||ee),this.readMore())}readMore(){for(;!this.paused&&this.ptr;){const u=this.
socket.read();if(u===null)break;this.execute(u)}}execute(u){c(ne===null),c(this.ptr!=null),c(!this.paused);const{socket:g,llhttp:v}=this;u.length>Ne&&(JA&&v.free(
JA),Ne=Math.ceil(u.length/4096)*4096,JA=v.malloc(Ne)),(zA===null||zA.buffer!==v.memory.buffer||zA.byteOffset!==JA||zA.byteLength!==Ne)&&(zA=new Uint8Array(v.memory.
buffer,JA,Ne)),zA.set(u);try{let U;try{de=u,ne=this,U=v.llhttp_execute(this.ptr,JA,u.length)}finally{ne=null,de=null}if(U!==KA.ERROR.OK){const nA=u.subarray(v.llhttp_get_error_pos(
this.ptr)-JA);if(U===KA.ERROR.PAUSED_UPGRADE)this.onUpgrade(nA);else if(U===KA.ERROR.PAUSED)this.paused=!0,g.unshift(nA);else throw this.createError(U,nA)}}catch(U){
y.destroy(g,U)}}finish(){c(ne===null),c(this.ptr!=null);const{llhttp:u}=this;if(this.paused){let v;do u.llhttp_resume(this.ptr),this.paused=!1,v=this.socket.read()||
ee,this.execute(v);while(this.paused&&v.length>0);this.paused&&(u.llhttp_resume(this.ptr),this.paused=!1)}let g;try{ne=this,g=u.llhttp_finish(this.ptr)}finally{
ne=null}return g===KA.ERROR.OK?null:g===KA.ERROR.PAUSED||g===KA.ERROR.PAUSED_UPGRADE?(this.paused=!0,null):this.createError(g,ee)}createError(u,g){const{llhttp:v,
contentLength:U,bytesRead:nA}=this;if(U!==-1&&nA!==U)return new AA;const wA=v.llhttp_get_error_reason(this.ptr);let HA="";if(wA){const MA=new Uint8Array(v.memory.
buffer,wA).indexOf(0);HA="Response does not match the HTTP/1.1 protocol ("+Buffer.from(v.memory.buffer,wA,MA).toString()+")"}return new A(HA,KA.ERROR[u],g)}destroy(){
c(ne===null),c(this.ptr!=null),this.llhttp.llhttp_free(this.ptr),this.ptr=null,this.timeout&&x.clearTimeout(this.timeout),this.timeout=null,this.timeoutValue=null,
this.timeoutType=null,this.paused=!1}onStatus(u){return this.statusText=u.toString(),0}onMessageBegin(){const{socket:u,client:g}=this;if(u.destroyed)return-1;if(g[s]===
0)return y.destroy(u,new M("bad response",y.getSocketInfo(u))),-1;const v=g[b][g[R]];return v?(v.onResponseStarted(),0):-1}onHeaderField(u){const g=this.headers.
length;return(g&1)===0?this.headers.push(u):this.headers[g-1]=Buffer.concat([this.headers[g-1],u]),this.trackHeader(u.length),0}onHeaderValue(u){let g=this.headers.
length;const v=(g&1)===0;(g&1)===1?(this.headers.push(u),g+=1):this.headers[g-1]=Buffer.concat([this.headers[g-1],u]);const U=this.headers[g-2];if(U.length===10){
const nA=y.bufferToLowerCasedHeaderName(U);nA==="keep-alive"?this.keepAlive+=(v||this.keepAlive.length===0?"":",")+u.toString():nA==="connection"&&(this.connection+=
(v||this.connection.length===0?"":",")+u.toString())}else if(U.length===14&&y.bufferToLowerCasedHeaderName(U)==="content-length"){this.contentLength===-1&&(this.
contentLength=0);for(let nA=0;nA<u.length;nA++)this.contentLength=this.contentLength*10+(u[nA]-48)}else U.length===17&&y.bufferToLowerCasedHeaderName(U)==="tran\
sfer-encoding"&&(this.hasTransferEncoding=!0);return this.trackHeader(u.length),0}trackHeader(u){this.headersSize+=u,this.headersSize>=this.headersMaxSize&&y.destroy(
this.socket,new V)}onUpgrade(u){const{upgrade:g,client:v,socket:U,headers:nA,statusCode:wA,statusText:HA}=this;c(g),c(v[eA]===U),c(!U.destroyed),c(!this.paused),
c((nA.length&1)===0);const MA=v[b][v[R]];c(MA),c(MA.upgrade||MA.method==="CONNECT"),this.statusCode=0,this.statusText="",this.shouldKeepAlive=!1,this.headers=[],
this.headersSize=0,U.unshift(u),U[G].destroy(),U[G]=null,U[m]=null,U[k]=null,ae(U),v[eA]=null,v[GA]=null,v[b][v[R]++]=null,v.emit("disconnect",v[E],[v],new w("u\
pgrade"));try{MA.onRequestUpgrade(wA,nA,U,HA)}catch(UA){y.errorRequest(v,MA,UA),y.destroy(U,UA)}v[DA]()}onHeadersComplete(u,g,v){const{client:U,socket:nA,headers:wA,
statusText:HA}=this;if(nA.destroyed)return-1;if(U[s]===0)return y.destroy(nA,new M("bad response",y.getSocketInfo(nA))),-1;const MA=U[b][U[R]];if(!MA)return-1;if(c(
!this.upgrade),c(this.statusCode<200),u===100)return y.destroy(nA,new M("bad response",y.getSocketInfo(nA))),-1;if(g&&!MA.upgrade)return y.destroy(nA,new M("bad\
 upgrade",y.getSocketInfo(nA))),-1;if(c(this.timeoutType===j),this.statusCode=u,this.shouldKeepAlive=v||MA.method==="HEAD"&&!nA[I]&&/(?:^|,)[\t ]*keep-alive[\t ]*(?:,|$)/i.
test(this.connection)&&!/(?:^|,)[\t ]*close[\t ]*(?:,|$)/i.test(this.connection),(MA.method==="HEAD"||u===204||u===304)&&(MA.method!=="HEAD"&&(this.contentLength>
0||this.hasTransferEncoding)&&(this.shouldKeepAlive=!1),this.contentLength=-1),this.statusCode>=200){const ZA=MA.bodyTimeout!=null?MA.bodyTimeout:U[dA];this.setTimeout(
ZA,XA)}else this.timeout&&this.timeout.refresh&&this.timeout.refresh();if(MA.method==="CONNECT")return c(U[s]===1),this.upgrade=!0,2;if(g)return c(U[s]===1),this.
upgrade=!0,2;if(c((this.headers.length&1)===0),this.headers=[],this.headersSize=0,this.shouldKeepAlive&&U[q]){const ZA=this.keepAlive?y.parseKeepAliveTimeout(this.
keepAlive):null;if(ZA!=null){const mA=Math.min(ZA-U[P],U[gA]);mA<=0?nA[I]=!0:U[aA]=mA}else U[aA]=U[i]}else nA[I]=!0;const UA=MA.onResponseStart(u,wA,this.resume,
HA)===!1;return MA.aborted?-1:MA.method==="HEAD"||u<200?1:(nA[F]&&(nA[F]=!1,U[DA]()),UA?KA.ERROR.PAUSED:0)}onBody(u){const{client:g,socket:v,statusCode:U,maxResponseSize:nA}=this;
if(v.destroyed)return-1;const wA=g[b][g[R]];return c(wA),c(this.timeoutType===XA),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),c(U>=200),nA>-1&&this.
bytesRead+u.length>nA?(y.destroy(v,new a),-1):(this.bytesRead+=u.length,wA.onResponseData(u)===!1?KA.ERROR.PAUSED:0)}onMessageComplete(){const{client:u,socket:g,
statusCode:v,upgrade:U,headers:nA,contentLength:wA,bytesRead:HA,shouldKeepAlive:MA}=this;if(g.destroyed&&(!v||MA))return-1;if(U)return 0;c(v>=100),c((this.headers.
length&1)===0);const UA=u[b][u[R]];if(c(UA),this.statusCode=0,this.statusText="",this.bytesRead=0,this.contentLength=-1,this.hasTransferEncoding=!1,this.keepAlive=
"",this.connection="",this.headers=[],this.headersSize=0,v<200)return 0;if(wA!==-1&&HA!==wA)return y.destroy(g,new AA),-1;if(UA.onResponseEnd(nA),u[b][u[R]++]=null,
g[se]=u[p]===0,g[d])return c(u[s]===0),y.destroy(g,new w("reset")),KA.ERROR.PAUSED;if(MA){if(g[I]&&u[s]===0)return y.destroy(g,new w("reset")),KA.ERROR.PAUSED;u[q]==
null||u[q]===1?setImmediate(u[DA]):u[DA]()}else return y.destroy(g,new w("reset")),KA.ERROR.PAUSED;return 0}};function yA(u){const g=u.deref();if(!g)return;const{
socket:v,timeoutType:U,client:nA,paused:wA}=g;U===j?(!v[d]||v.writableNeedDrain||nA[s]>1)&&(c(!wA,"cannot be paused while waiting for headers"),y.destroy(v,new N)):
U===XA?wA||y.destroy(v,new h):U===Q&&(c(nA[s]===0&&nA[aA]),y.destroy(v,new w("socket idle timeout")))}function T(u,g){if(u[eA]=g,be||(be=we()),g.errored)throw g.
errored;if(g.destroyed)throw new M("destroyed");return g[z]=!1,g[d]=!1,g[I]=!1,g[F]=!1,g[_]=0,g[VA]=null,g[se]=!1,g[G]=new EA(u,g,be),y.addListener(g,"error",oA),
y.addListener(g,"readable",IA),y.addListener(g,"end",NA),y.addListener(g,"close",WA),g[kA]=!1,g.on("close",YA),{version:"h1",defaultPipelining:1,write(v){return Ve(
u,v)},resume(){ge(u)},destroy(v,U){g[kA]?queueMicrotask(U):(g.on("close",U),g.destroy(v))},get destroyed(){return g.destroyed},busy(v){return!!(g[d]||g[I]||g[F]||
g[_]===1||v&&(u[s]>0&&!v.idempotent||u[s]>0&&(v.upgrade||v.method==="CONNECT")||u[s]>0&&y.bodyLength(v.body)!==0&&(y.isStream(v.body)||y.isAsyncIterable(v.body)||
y.isFormDataLike(v.body))))}}}function oA(u){const g=this[G];if(u.code==="ECONNRESET"&&g.statusCode&&!g.shouldKeepAlive){const v=g.finish();v&&(this[k]=v,this[m][uA](
v));return}this[k]=u,this[m][uA](u)}function IA(){this[G]?.readMore()}function NA(){const u=this[G];if(u.statusCode&&!u.shouldKeepAlive){const g=u.finish();g&&y.
destroy(this,g);return}y.destroy(this,new M("other side closed",y.getSocketInfo(this)))}function WA(){const u=this[G];re(this),u&&(!this[k]&&u.statusCode&&!u.shouldKeepAlive&&
(this[k]=u.finish()||this[k]),this[G].destroy(),this[G]=null);const g=this[k]||new M("closed",y.getSocketInfo(this)),v=this[m];if(v[eA]=null,v[GA]=null,v.destroyed){
c(v[p]===0);const U=v[b].splice(v[R]);for(let nA=0;nA<U.length;nA++){const wA=U[nA];y.errorRequest(v,wA,g)}}else if(v[s]>0&&g.code!=="UND_ERR_INFO"){const U=v[b][v[R]];
v[b][v[R]++]=null,y.errorRequest(v,U,g)}v[O]=v[R],c(v[s]===0),v.emit("disconnect",v[E],[v],g),v[DA]()}function YA(){this[kA]=!0}function re(u){u[VA]&&(clearImmediate(
u[VA]),u[VA]=null),u[_]=0}function pe(u,g){g[_]=1,g[VA]=setImmediate(()=>{g[VA]=null,g[_]=2,u[eA]===g&&!g.destroyed&&u[DA]()})}function ge(u){const g=u[eA];if(g&&
!g.destroyed){if(u[L]===0?!g[z]&&g.unref&&(g.unref(),g[z]=!0):g[z]&&g.ref&&(g.ref(),g[z]=!1),u[s]===0&&u[p]>0&&g[se]){if(g[_]===0)return pe(u,g),g[G].readMore(),
g.destroyed,void 0;if(g[_]===1)return g[G].readMore(),g.destroyed,void 0}if(u[s]===0&&(g[G].readMore(),g.destroyed))return;if(u[L]===0)g[G].timeoutType!==Q&&g[G].
setTimeout(u[aA],Q);else if(u[s]>0&&g[G].statusCode<200&&g[G].timeoutType!==j){const v=u[b][u[R]],U=v.headersTimeout!=null?v.headersTimeout:u[lA];g[G].setTimeout(
U,j)}}}function Ye(u){return u!=="GET"&&u!=="HEAD"&&u!=="OPTIONS"&&u!=="TRACE"&&u!=="CONNECT"}function ze(u,g){if(typeof u.setTypeOfService!="function")return;const v=g.
typeOfService;if(!(v===void 0||u[Be]===v))try{u.setTypeOfService(v),u[Be]=v}catch{}}function Ve(u,g){const{method:v,path:U,host:nA,upgrade:wA,blocking:HA,reset:MA}=g;
let{body:UA,headers:ZA,contentLength:mA}=g;const Ee=v==="PUT"||v==="POST"||v==="PATCH"||v==="QUERY"||v==="PROPFIND"||v==="PROPPATCH";if(y.isFormDataLike(UA)){oe||
(oe=Ue().extractBody);const[Se,qe]=oe(UA);g.contentType==null&&ZA.push("content-type",qe),UA=Se.stream,mA=Se.length}else if(y.isBlobLike(UA)&&g.contentType==null){
const Se=UA.type;if(Se){const qe=`${Se}`;if(!y.isValidHeaderValue(qe))return y.errorRequest(u,g,new H("invalid content-type header")),!1;ZA.push("content-type",
qe)}}UA&&typeof UA.read=="function"&&UA.read(0);const OA=y.bodyLength(UA);if(mA=OA??mA,mA===null&&(mA=g.contentLength),mA===0&&!Ee&&(mA=null),Ye(v)&&mA>0&&g.contentLength!==
null&&g.contentLength!==mA){if(u[FA])return y.errorRequest(u,g,new X),!1;process.emitWarning(new X)}const xA=u[eA];re(xA);const ie=Se=>{g.aborted||g.completed||
(y.errorRequest(u,g,Se||new Y),y.destroy(UA),y.destroy(xA,new w("aborted")))};try{g.onRequestStart(ie,null)}catch(Se){y.errorRequest(u,g,Se)}if(g.aborted)return!1;
v==="HEAD"&&(xA[I]=!0),(wA||v==="CONNECT")&&(xA[I]=!0),MA!=null&&(xA[I]=MA),u[LA]&&++xA[K]>=u[LA]&&(xA[I]=!0),HA&&(xA[F]=!0),ze(xA,g);let $A=`${v} ${U} HTTP/1.1\
\r
`;if(typeof nA=="string"?$A+=`host: ${nA}\r
`:$A+=u[C],wA?$A+=`connection: upgrade\r
upgrade: ${wA}\r
`:u[q]&&!xA[I]?$A+=`connection: keep-alive\r
`:$A+=`connection: close\r
`,Array.isArray(ZA))for(let Se=0;Se<ZA.length;Se+=2){const qe=ZA[Se+0],ct=ZA[Se+1];if(Array.isArray(ct))for(let At=0;At<ct.length;At++)$A+=`${qe}: ${ct[At]}\r
`;else $A+=`${qe}: ${ct}\r
`}return f.sendHeaders.hasSubscribers&&f.sendHeaders.publish({request:g,headers:$A,socket:xA}),!UA||OA===0?Je(ie,null,u,g,xA,mA,$A,Ee):y.isBuffer(UA)?Je(ie,UA,u,
g,xA,mA,$A,Ee):y.isBlobLike(UA)?typeof UA.stream=="function"?W(ie,UA.stream(),u,g,xA,mA,$A,Ee):xe(ie,UA,u,g,xA,mA,$A,Ee):y.isStream(UA)?Bt(ie,UA,u,g,xA,mA,$A,Ee):
y.isIterable(UA)?W(ie,UA,u,g,xA,mA,$A,Ee):c(!1),!0}function Bt(u,g,v,U,nA,wA,HA,MA){c(wA!==0||v[s]===0,"stream body cannot be pipelined");let UA=!1;const ZA=new bA(
{abort:u,socket:nA,request:U,contentLength:wA,client:v,expectsPayload:MA,header:HA}),mA=function(ie){if(!UA)try{!ZA.write(ie)&&this.pause&&this.pause()}catch($A){
y.destroy(this,$A)}},Ee=function(){UA||g.resume&&g.resume()},OA=function(){if(queueMicrotask(()=>{g.removeListener("error",xA)}),!UA){const ie=new Y;queueMicrotask(
()=>xA(ie))}},xA=function(ie){if(!UA){if(UA=!0,c(nA.destroyed||nA[d]&&v[s]<=1),nA.off("drain",Ee).off("error",xA),g.removeListener("data",mA).removeListener("en\
d",xA).removeListener("close",OA),!ie)try{ZA.end()}catch($A){ie=$A}ZA.destroy(ie),ie&&(ie.code!=="UND_ERR_INFO"||ie.message!=="reset")?y.destroy(g,ie):y.destroy(
g)}};g.on("data",mA).on("end",xA).on("error",xA).on("close",OA),g.resume&&g.resume(),nA.on("drain",Ee).on("error",xA),g.errorEmitted??g.errored?setImmediate(xA,
g.errored):(g.endEmitted??g.readableEnded)&&setImmediate(xA,null),(g.closeEmitted??g.closed)&&setImmediate(OA)}function Je(u,g,v,U,nA,wA,HA,MA){try{g?y.isBuffer(
g)&&(c(wA===g.byteLength,"buffer body must have content length"),nA.cork(),nA.write(`${HA}content-length: ${wA}\r
\r
`,"latin1"),nA.write(g),nA.uncork(),U.onBodySent(g),!MA&&U.reset!==!1&&(nA[I]=!0)):wA===0?nA.write(`${HA}content-length: 0\r
\r
`,"latin1"):(c(wA===null,"no body must not have content length"),nA.write(`${HA}\r
`,"latin1")),U.onRequestSent(),v[DA]()}catch(UA){u(UA)}}async function xe(u,g,v,U,nA,wA,HA,MA){try{if(wA!=null&&wA!==g.size)throw new X;const UA=Buffer.from(await g.
arrayBuffer());nA.cork(),nA.write(`${HA}content-length: ${wA}\r
\r
`,"latin1"),nA.write(UA),nA.uncork(),U.onBodySent(UA),U.onRequestSent(),!MA&&U.reset!==!1&&(nA[I]=!0),v[DA]()}catch(UA){u(UA)}}async function W(u,g,v,U,nA,wA,HA,MA){
c(wA!==0||v[s]===0,"iterator body cannot be pipelined");let UA=null;function ZA(){if(UA){const OA=UA;UA=null,OA()}}const mA=()=>new Promise((OA,xA)=>{c(UA===null),
nA[k]?xA(nA[k]):UA=OA});nA.on("close",ZA).on("drain",ZA);const Ee=new bA({abort:u,socket:nA,request:U,contentLength:wA,client:v,expectsPayload:MA,header:HA});try{
for await(const OA of g){if(nA[k])throw nA[k];Ee.write(OA)||await mA()}Ee.end()}catch(OA){Ee.destroy(OA)}finally{nA.off("close",ZA).off("drain",ZA)}}var bA=class{constructor({
abort:u,socket:g,request:v,contentLength:U,client:nA,expectsPayload:wA,header:HA}){this.socket=g,this.request=v,this.contentLength=U,this.client=nA,this.bytesWritten=
0,this.expectsPayload=wA,this.header=HA,this.abort=u,this.lengthMismatch=!1,g[d]=!0}onLengthMismatch(){this.socket[I]=!0,this.lengthMismatch||(this.lengthMismatch=
!0,process.emitWarning(new X))}write(u){const{socket:g,request:v,contentLength:U,client:nA,bytesWritten:wA,expectsPayload:HA,header:MA}=this;if(g[k])throw g[k];
if(g.destroyed)return!1;let UA=u instanceof Uint8Array?u.byteLength:Buffer.byteLength(u);if(!UA)return!0;if(U!==null&&wA+UA>U){if(nA[FA])throw new X;this.onLengthMismatch();
const mA=U-wA;if(mA===0)return!0;u=(typeof u=="string"?Buffer.from(u):u).subarray(0,mA),UA=mA}g.cork(),wA===0&&(!HA&&v.reset!==!1&&(g[I]=!0),U===null?g.write(`${MA}\
transfer-encoding: chunked\r
`,"latin1"):g.write(`${MA}content-length: ${U}\r
\r
`,"latin1")),U===null&&g.write(`\r
${UA.toString(16)}\r
`,"latin1"),this.bytesWritten+=UA;const ZA=g.write(u);return g.uncork(),v.onBodySent(u),ZA||g[G].timeout&&g[G].timeoutType===j&&g[G].timeout.refresh&&g[G].timeout.
refresh(),ZA}end(){const{socket:u,contentLength:g,client:v,bytesWritten:U,expectsPayload:nA,header:wA,request:HA}=this;if(HA.onRequestSent(),u[d]=!1,u[k])throw u[k];
if(!u.destroyed){if(U===0?nA?u.write(`${wA}content-length: 0\r
\r
`,"latin1"):u.write(`${wA}\r
`,"latin1"):g===null&&u.write(`\r
0\r
\r
`,"latin1"),g!==null&&U!==g){if(v[FA])throw new X;this.onLengthMismatch()}u[G].timeout&&u[G].timeoutType===j&&u[G].timeout.refresh&&u[G].timeout.refresh(),v[DA]()}}destroy(u){
const{socket:g,client:v,abort:U}=this;g[d]=!1,u&&(c(v[s]<=1,"pipeline should only contain this request"),U(u))}};QA.exports=T}}),Ft=_A({"node_modules/undici/lib\
/dispatcher/client-h2.js"(l,QA){"use strict";var c=hA(4589),{pipeline:y}=hA(7075),f=ue(),{RequestContentLengthMismatchError:x,ResponseContentLengthMismatchError:X,
RequestAbortedError:AA,SocketError:Y,InformationalError:H,InvalidArgumentError:N,HeadersTimeoutError:V,BodyTimeoutError:M,ResponseExceededMaxSizeError:w}=De(),{
kUrl:h,kReset:A,kClient:n,kRunning:a,kPending:E,kQueue:I,kPendingIdx:m,kRunningIdx:G,kError:F,kSocket:s,kStrictContentLength:p,kOnError:L,kMaxConcurrentStreams:d,
kHTTP2Session:b,kHostAuthority:z,kResume:i,kSize:C,kHTTPContext:O,kClosed:R,kKeepAliveDefaultTimeout:k,kHeadersTimeout:q,kBodyTimeout:eA,kEnableConnectProtocol:aA,
kRemoteSettings:tA,kHTTP2Stream:gA,kHTTP2SessionState:P,kHTTP2Options:lA,kMaxResponseSize:dA}=Me(),{channels:FA}=We(),LA=Symbol("open streams"),K=Symbol("reques\
t stream"),BA=Symbol("request stream cleanup"),uA=Symbol("request stream state"),DA=Symbol("received goaway"),GA=Symbol("goaway replay attempts"),kA=Symbol("ref\
used stream retry"),qA=1,KA=1,sA=1e3,pA,ee;try{ee=hA(2467)}catch{ee={constants:{}}}var{constants:{HTTP2_HEADER_AUTHORITY:CA,HTTP2_HEADER_METHOD:ae,HTTP2_HEADER_PATH:_,
HTTP2_HEADER_SCHEME:VA,HTTP2_HEADER_CONTENT_LENGTH:se,HTTP2_HEADER_EXPECT:Be,HTTP2_HEADER_STATUS:oe,HTTP2_HEADER_PROTOCOL:we,NGHTTP2_NO_ERROR:be,NGHTTP2_REFUSED_STREAM:ne}}=ee;
function de(o,S){return o[F]||(S===be?new H(`HTTP/2: "GOAWAY" frame received with code ${S}`):new Y(`HTTP/2: "GOAWAY" frame received with code ${S}`,f.getSocketInfo(
o[s])))}function Ne(o,S){const Z=o[n],iA=o[s];if(Z[b]===o&&(Z[s]=null,Z[O]=null,Z[b]=null),iA!=null&&iA[F]==null&&(iA[F]=S),!o.closed&&!o.destroyed)try{o.destroy(
S)}catch{}f.destroy(iA,S)}function JA(o,S){const Z=Number.isInteger(S)?S:Number.MAX_SAFE_INTEGER;for(let iA=o[G];iA<o[m];iA++){const cA=o[I][iA];if(cA==null)continue;
const SA=cA[K]?.id;if(typeof SA!="number"||SA>Z)return iA}return o[m]}function zA(o){o[K]=null,o[BA]=null}function ke(o,S,Z){const iA=o[BA],cA=o[K];zA(o),iA?.(cA),
o[K]=S,o[BA]=Z}function He(o){const S=o[BA],Z=o[K];zA(o),S?.(Z)}function j(o,S){o[I].splice(o[m]+1,0,S)}function XA(o,S,Z=!1){const iA=o[I],cA=o[G];if(cA<o[m]&&
iA[cA]===S){iA[cA]=null,o[G]=cA+1;return}const SA=iA.indexOf(S,cA);SA===-1||SA>=o[m]||(iA.splice(SA,1),o[m]--,Z&&o[m]<o[G]&&(o[m]=o[G]))}function Q(o){const{body:S}=o;
return S==null||f.isBuffer(S)||f.isBlobLike(S)}function EA(o){return o[K]?.[uA]?.responseReceived===!0}function yA(o){const S=(o[GA]??0)+1;return o[GA]=S,S<=qA}
function T(o,S=ne){if(o!=null&&!o.destroyed&&!o.closed)try{o.close(S)}catch{}}function oA(o){const S=o[K];return He(o),IA(S),S}function IA(o){o==null||o[uA]==null||
(o[uA]=null,o.off("close",ie),o.off("close",xA),o[b]!=null&&OA(o),!o.destroyed&&!o.closed&&(o.off("error",Ee),o.on("error",Ee)))}function NA(o,S){o[s]=S;const Z=o[lA].
sessionOptions?.initialWindowSize,iA=o[lA].connectionWindowSize,cA=ee.connect(o[h],{createConnection:()=>S,peerMaxConcurrentStreams:o[lA].maxConcurrentStreams,settings:{
enablePush:!1,...Z!=null?{initialWindowSize:Z}:null}});return o[s]=S,cA[LA]=0,cA[n]=o,cA[s]=S,cA[P]={idleTimeout:null,noStreamsTimeout:null,probeTimeout:null,refed:!0,
ping:{interval:o[lA].pingInterval===0?null:setInterval(v,o[lA].pingInterval,cA).unref()}},cA[DA]=!1,cA[aA]=!1,cA[tA]=!1,iA&&f.addListener(cA,"connect",u.bind(cA,
iA)),f.addListener(cA,"error",U),f.addListener(cA,"frameError",nA),f.addListener(cA,"goaway",wA),f.addListener(cA,"close",HA),f.addListener(cA,"remoteSettings",
g),YA(cA),o[b]=cA,S[b]=cA,f.addListener(S,"error",UA),f.addListener(S,"end",ZA),f.addListener(S,"close",MA),S[R]=!1,S.on("close",mA),{version:"h2",defaultPipelining:1/0,
write(SA){return Ct(o,SA)},resume(){re(o)},destroy(SA,jA){S[R]?queueMicrotask(jA):S.destroy(SA).on("close",jA)},get destroyed(){return S.destroyed},busy(SA){if(cA[tA]===
!1&&o[a]>0||cA[P].probeTimeout!=null||o[a]>=o[d])return!0;if(SA!=null)if(o[a]>0){if((SA.upgrade==="websocket"||SA.method==="CONNECT")&&cA[tA]===!1)return!0}else
return(SA.upgrade==="websocket"||SA.method==="CONNECT")&&cA[tA]===!1;return!1}}}function WA(o){const S=o[P];S.refed===!1&&(S.refed=!0,o.ref())}function YA(o){const S=o[P];
S.refed===!0&&(S.refed=!1,o.unref())}function re(o){const S=o[s],Z=o[b];S?.destroyed===!1&&(Z[LA]===0&&o[C]===0?YA(Z):WA(Z),o[C]===0&&Z[LA]===0?W(Z):xe(Z),o[d]===
0&&o[a]===0&&o[E]>0?ge(Z):pe(Z))}function pe(o){const S=o[P];S?.noStreamsTimeout!=null&&(clearTimeout(S.noStreamsTimeout),S.noStreamsTimeout=null)}function ge(o){
const S=o[n],Z=o[P],iA=S[q];!iA||Z.noStreamsTimeout!=null||(Z.noStreamsTimeout=setTimeout(Ye,iA,o).unref())}function Ye(o){const S=o[n],Z=o[P];if(Z.noStreamsTimeout=
null,S[b]!==o||S[d]!==0||S[a]!==0||S[E]===0)return;const iA=new V(`HTTP/2: server did not accept a new stream within ${S[q]}`),cA=S[I].splice(S[m]);for(let SA=0;SA<
cA.length;SA++)cA[SA]!=null&&f.errorRequest(S,cA[SA],iA);o[F]=iA,Ne(o,iA)}function ze(o,S){const Z=o[P];if(!(Z.probeTimeout!=null||o.closed||o.destroyed)){try{o.
ping(Bt.bind(o))}catch{return}Z.probeTimeout=setTimeout(Je,Math.max(S,sA),o).unref()}}function Ve(o){const S=o[P];S?.probeTimeout!=null&&(clearTimeout(S.probeTimeout),
S.probeTimeout=null)}function Bt(){this[P].probeTimeout!=null&&(Ve(this),this[n][i]())}function Je(o){if(o[P].probeTimeout=null,o.closed||o.destroyed)return;const S=new Y(
"HTTP/2: connection unresponsive",f.getSocketInfo(o[s]));o[F]=S,Ne(o,S)}function xe(o){const S=o[P];S?.idleTimeout!=null&&(clearTimeout(S.idleTimeout),S.idleTimeout=
null)}function W(o){const S=o[n];if(S[b]!==o||o.closed||o.destroyed)return;if(o[LA]!==0||S[C]!==0){xe(o);return}const Z=o[P];Z.idleTimeout==null&&(Z.idleTimeout=
setTimeout(bA,S[k],o).unref())}function bA(o){const S=o[n],Z=o[s],iA=o[P];if(iA.idleTimeout=null,S[b]!==o||o[LA]!==0||S[C]!==0||o.closed||o.destroyed)return;const cA=new H(
"socket idle timeout");Z[F]=cA,f.destroy(Z,cA)}function u(o){try{typeof this.setLocalWindowSize=="function"&&this.setLocalWindowSize(o)}catch{}}function g(o){const S=this[n],
Z=S[lA].maxConcurrentStreams,iA=o.maxConcurrentStreams??S[d]??Z;if(S[d]=Math.min(iA,Z),this[tA]===!0&&this[aA]===!0&&o.enableConnectProtocol===!1){const cA=new H(
"HTTP/2: Server disabled extended CONNECT protocol against RFC-8441");this[s][F]=cA,this[n][L](cA);return}this[aA]=o.enableConnectProtocol??this[aA],this[tA]=!0,
this[n][i]()}function v(o){const S=o[P];if((o.closed||o.destroyed)&&S.ping.interval!=null){clearInterval(S.ping.interval),S.ping.interval=null;return}o.ping(Z.bind(
o));function Z(iA,cA){const SA=this[n],jA=this[s];if(iA!=null){const fe=new H(`HTTP/2: "PING" errored - type ${iA.message}`);jA[F]=fe,SA[L](fe)}else SA.emit("pi\
ng",cA)}}function U(o){this[s][F]=o,!this[DA]&&this[n][L](o)}function nA(o,S,Z){if(Z===0){if(this[DA])return;const iA=new H(`HTTP/2: "frameError" received - typ\
e ${o}, code ${S}`);this[s][F]=iA,this[n][L](iA)}}function wA(o,S){if(this[DA])return;this[DA]=!0;const Z=de(this,o),iA=this[n],cA=iA[m],SA=JA(iA,S),jA=[],fe=[];
for(let ce=SA;ce<cA;ce++){const Xe=iA[I][ce];if(Xe!=null){const it=EA(Xe);fe.push(oA(Xe)),!it&&Q(Xe)&&yA(Xe)?jA.push(Xe):f.errorRequest(iA,Xe,Z)}}if(SA!==cA){const ce=iA[I].
slice(cA);iA[I].length=SA,iA[I].push(...jA,...ce)}iA[m]=SA,iA[b]===this&&(iA[s]=null,iA[O]=null,iA[b]=null),this[LA]===0&&YA(this),xe(this),pe(this),Ve(this);for(let ce=0;ce<
fe.length;ce++)T(fe[ce]);!this.closed&&!this.destroyed&&this.close(),iA.emit("disconnect",iA[h],[iA],Z),iA[i]()}function HA(){const{[n]:o,[P]:S,[s]:Z}=this,iA=Z[F]||
this[F]||new Y("closed",f.getSocketInfo(Z));if(o[b]===this&&(o[s]=null,o[O]=null,o[b]=null),xe(this),pe(this),Ve(this),S.ping.interval!=null&&(clearInterval(S.ping.
interval),S.ping.interval=null),o.destroyed){c(o[E]===0);const cA=o[I].splice(o[G]);for(let SA=0;SA<cA.length;SA++){const jA=cA[SA];jA!=null&&f.errorRequest(o,jA,
iA)}}}function MA(){const o=this[F]||new Y("closed",f.getSocketInfo(this)),S=this[b],Z=S[n];Z[s]!==this&&(S[DA]||Z[b]!=null&&Z[b]!==S)||(Z[s]=null,Z[O]=null,Z[b]===
S&&(Z[b]=null),S.destroy(o),Z[m]=Z[G],c(Z[a]===0),Z.emit("disconnect",Z[h],[Z],o),Z[i]())}function UA(o){this[F]=o,!this[b]?.[DA]&&this[b]?.[n]?.[L](o)}function ZA(){
f.destroy(this,new Y("other side closed",f.getSocketInfo(this)))}function mA(){this[R]=!0}function Ee(){}function OA(o){const S=o[b],Z=S[n];o[b]=null,S[LA]-=1,S[LA]===
0&&(Z[C]===0||S[DA])&&(YA(S),W(S))}function xA(){const o=this[uA];this[uA]=null,At(o,new H("HTTP/2: stream closed before response headers")),OA(this)}function ie(){
const o=this[uA];o!=null&&(e(this),o.pendingEnd&&!o.request.aborted&&!o.request.completed?o.request.onResponseEnd(o.trailers||{}):!o.request.aborted&&!o.request.
completed&&f.errorRequest(o.client,o.request,new H("HTTP/2: stream closed before the response was complete")),st(o),OA(this),this[uA]=null)}function $A(o){return o!==
"GET"&&o!=="HEAD"&&o!=="OPTIONS"&&o!=="TRACE"&&o!=="CONNECT"}function Se(o){const S={};for(let Z=0;Z<o.length;Z+=2){const iA=o[Z+0],cA=o[Z+1],SA=Object.hasOwn(S,
iA)?S[iA]:void 0;if(iA==="cookie"){SA!=null?f.setHeader(S,iA,Array.isArray(SA)?(SA.push(cA),SA):[SA,cA]):f.setHeader(S,iA,cA);continue}if(typeof cA=="string"){f.
setHeader(S,iA,SA?`${SA}, ${cA}`:cA);continue}for(let jA=0;jA<cA.length;jA++)f.setHeader(S,iA,Object.hasOwn(S,iA)?`${S[iA]}, ${cA[jA]}`:cA[jA])}return S}function qe(o){
o.off("response",Re),o.off("error",Tt),o.off("end",St),o.off("timeout",Ze),o.off("error",Ee)}function ct(o){if(o==null)return;const S=o[uA];if(S==null)return;const{
request:Z}=S;Z[K]===o&&zA(Z),qe(o),!o.destroyed&&!o.closed&&o.on("error",Ee)}function At(o,S){if(o==null)return;const{request:Z}=o;o.responseReceived||Z.aborted||
Z.completed||(ct(o.stream),o.abort(S,!0))}function Tt(){const o=this[uA];typeof this.rstCode=="number"&&this.rstCode!==0?At(o,new H(`HTTP/2: "stream error" rece\
ived - code ${this.rstCode}`)):At(o,new H("HTTP/2: stream errored before response headers"))}function St(){At(this[uA],new H("HTTP/2: stream half-closed (remote\
)"))}function Ze(){const o=this[uA];At(o,new H(`HTTP/2: "stream timeout after ${o.headersTimeout}"`))}function Re(o,S){const Z=this,iA=Z[uA],{request:cA}=iA;iA.
responseReceived=!0;const SA=o[oe];delete o[oe];try{cA.onRequestUpgrade(SA,o,Z)}catch(jA){iA.abort(jA);return}cA.aborted||(qe(Z),zA(cA),st(iA))}function et(o,S){
const{request:Z,headersTimeout:iA,session:cA}=S;o[gA]=!0,o[b]=cA,o[uA]=S,S.stream=o,ke(Z,o,ct),o.once("response",Re),o.on("error",Tt),o.once("end",St),o.on("tim\
eout",Ze),o.once("close",xA),xe(cA),++cA[LA],o.setTimeout(iA)}function st(o,S=!1){o.requestFinalized||(o.requestFinalized=!0,XA(o.client,o.request,S),o.client[i]())}
function Dt(o,S,Z,iA,cA,SA){try{return Z.request(cA,SA)}catch(jA){if(jA?.code==="ERR_HTTP2_INVALID_SESSION"||jA?.code==="ERR_HTTP2_GOAWAY_SESSION"){const ce=new Y(
jA.message,f.getSocketInfo(Z[s]));return ce.cause=jA,Z[F]=ce,Ne(Z,ce),j(o,S),null}const fe=new H(jA.message,{cause:jA});return Z[F]=fe,Z[s][F]=fe,Z.destroy(fe),
f.destroy(Z[s],fe),iA(fe),null}}function Ct(o,S){const Z=S.headersTimeout??o[q],iA=S.bodyTimeout??o[eA],cA=o[b],{method:SA,path:jA,host:fe,upgrade:ce,expectContinue:Xe,
signal:it,protocol:nt,headers:Lt}=S;if(ce!=null&&ce!=="websocket")return f.errorRequest(o,S,new N(`Custom upgrade "${ce}" not supported over HTTP/2`)),!1;const Ke=Se(
Lt);Ke[CA]=fe||o[z],Ke[ae]=SA;const at={abort:null,body:S.body,bytesRead:0,client:o,contentLength:null,expectsPayload:!1,maxResponseSize:o[dA],request:S,headersTimeout:Z,
bodyTimeout:iA,requestFinalized:!1,responseContentLength:null,responseReceived:!1,bodySent:!1,pendingEnd:!1,trailers:null,session:cA,stream:null},vt=(gt,bt=!1)=>{
if(!(S.aborted||S.completed)){if(gt=gt||new AA,f.errorRequest(o,S,gt),at.stream!=null){He(S);const nr=at.stream;nr.close(),nr.destroyed||f.destroy(nr),o[L](gt),
st(at,bt)}f.destroy(at.body,gt)}};at.abort=vt;let Fe=null;try{S.onRequestStart(vt,null)}catch(gt){f.errorRequest(o,S,gt)}if(S.aborted)return!1;if(ce||SA==="CONN\
ECT")return WA(cA),ce==="websocket"?cA[aA]===!1?(f.errorRequest(o,S,new H("HTTP/2: Extended CONNECT protocol not supported by server")),YA(cA),!1):(Ke[ae]="CONN\
ECT",Ke[we]="websocket",Ke[_]=jA,nt==="ws:"||nt==="wss:"?Ke[VA]=nt==="ws:"?"http":"https":Ke[VA]=nt==="http:"?"http":"https",Fe=Dt(o,S,cA,vt,Ke,{endStream:!1,signal:it}),
Fe==null?(YA(cA),!1):(et(Fe,at),!0)):(Fe=Dt(o,S,cA,vt,Ke,{endStream:!1,signal:it}),Fe==null?(YA(cA),!1):(et(Fe,at),!0));Ke[_]=jA,Ke[VA]=nt==="http:"?"http":"htt\
ps";const ir=SA==="PUT"||SA==="POST"||SA==="PATCH"||SA==="QUERY"||SA==="PROPFIND"||SA==="PROPPATCH";let dt=at.body;dt&&typeof dt.read=="function"&&dt.read(0);let lt=f.
bodyLength(dt);if(f.isFormDataLike(dt)){pA??=Ue().extractBody;const[gt,bt]=pA(dt);Ke["content-type"]=bt,dt=gt.stream,lt=gt.length}if(lt==null&&(lt=S.contentLength),
lt===0&&!ir&&(lt=null),$A(SA)&&lt>0&&S.contentLength!=null&&S.contentLength!==lt){if(o[p])return f.errorRequest(o,S,new x),!1;process.emitWarning(new x)}if(lt!=
null&&(c(dt||lt===0,"no body must not have content length"),Ke[se]=`${lt}`),WA(cA),FA.sendHeaders.hasSubscribers){let gt="";for(const bt in Ke)gt+=`${bt}: ${Ke[bt]}\
\r
`;FA.sendHeaders.publish({request:S,headers:gt,socket:cA[s]})}const Er=dt===null||lt===0;return at.body=dt,at.contentLength=lt,at.expectsPayload=ir,Xe&&(Ke[Be]=
"100-continue"),Fe=Dt(o,S,cA,vt,Ke,{endStream:Er,signal:it}),Fe==null?!1:(Fe[gA]=!0,Fe[uA]=at,at.stream=Fe,xe(cA),++cA[LA],Z&&Fe.setTimeout(Z),Fe[b]=cA,Fe.on("c\
lose",ie),ke(S,Fe,e),Xe&&Fe.once("continue",ot),Fe.on("response",J),Fe.on("headers",D),Fe.on("end",$),Fe.on("error",TA),Fe.on("frameError",vA),Fe.on("aborted",Ae),
(Z||iA)&&Fe.on("timeout",Te),Fe.on("trailers",te),Xe||ot.call(Fe),!0)}function Zt(o){o.off("error",Ee),o.off("continue",ot),o.off("response",J),o.off("headers",
D),o.off("end",$),o.off("error",TA),o.off("frameError",vA),o.off("aborted",Ae),o.off("timeout",Te),o.off("trailers",te),o.off("data",t)}function e(o){if(o==null)
return;const S=o[uA];if(S==null)return;const{request:Z}=S;Z[K]===o&&zA(Z),!o.destroyed&&!o.closed&&(Zt(o),o.on("error",Ee))}function t(o){const S=this,Z=S[uA];if(Z==
null)return;const{request:iA,maxResponseSize:cA,responseContentLength:SA}=Z;if(!(iA.aborted||iA.completed)){if(SA!=null&&Z.bytesRead+o.length>SA){Z.abort(new X);
return}if(cA>-1&&Z.bytesRead+o.length>cA){Z.abort(new w);return}Z.bytesRead+=o.length,iA.onResponseData(o)===!1&&r(S,Z)}}function r(o,S){o.pause(),S.bodyTimeout&&
o.setTimeout(0)}function B(){const o=this,S=o[uA];S!=null&&S.bodyTimeout&&o.isPaused()&&o.setTimeout(S.bodyTimeout),o.resume()}function D(o){const Z=this[uA];if(Z==
null)return;const{request:iA}=Z;if(iA.aborted||iA.completed)return;const cA=o[oe];delete o[oe],iA.onResponseStart(Number(cA),o,Ee,"")}function J(o){const S=this,
Z=S[uA];if(Z==null)return;const{request:iA}=Z;S.off("response",J),Z.body!=null&&!Z.bodySent&&!S.writableEnded&&(S.removeListener("continue",ot),S.end());const cA=Number(
o[oe]);if(delete o[oe],iA.onResponseStarted(),Z.responseReceived=!0,iA.method!=="HEAD"&&cA!==304){const SA=o[se];Z.responseContentLength=SA==null?null:Number(SA)}
if((Z.headersTimeout||Z.bodyTimeout)&&S.setTimeout(Z.bodyTimeout),iA.aborted||iA.completed){e(S);return}iA.onResponseStart(cA,o,B.bind(S),"")===!1&&r(S,Z),S.on(
"data",t)}function $(){const o=this,S=o[uA];if(S==null)return;const{request:Z}=S;if(o.off("end",$),S.responseReceived){if(!Z.aborted&&!Z.completed){if(S.responseContentLength!=
null&&S.bytesRead!==S.responseContentLength){S.abort(new X);return}S.pendingEnd=!0,ie.call(o)}}else S.abort(new H("HTTP/2: stream half-closed (remote)"),!0)}function rA(o,S){
const{client:Z,request:iA}=S;return S.responseReceived||iA.aborted||iA.completed||iA[kA]||!Q(iA)?!1:(iA[kA]=!0,RA(Z,S),!0)}function fA(o){const{client:S,request:Z,
session:iA}=o;return!iA[DA]||o.responseReceived||Z.aborted||Z.completed||!Q(Z)||!yA(Z)?!1:(RA(S,o),!0)}function RA(o,S){const{request:Z}=S;oA(Z),S.stream=null,S.
requestFinalized=!0,XA(o,Z),o[I].splice(o[m],0,Z),o[i]()}function TA(o){const S=this,Z=S[uA];Z!=null&&(S.off("error",TA),S.on("error",Ee),Z.responseContentLength!=
null&&Z.bytesRead!==Z.responseContentLength&&(o=new X),typeof S.rstCode=="number"&&S.rstCode!==be&&(o.http2ErrorCode=S.rstCode),!(S.rstCode===ne&&rA(S,Z))&&Z.abort(
o))}function vA(o,S){const Z=this,iA=Z[uA];iA!=null&&(Z.off("frameError",vA),!(o===KA&&fA(iA))&&iA.abort(new H(`HTTP/2: "frameError" received - type ${o}, code ${S}`)))}
function Ae(){this.off("data",t)}function Te(){const o=this,S=o[uA];if(S==null)return;o.off("timeout",Te);const{responseReceived:Z,session:iA,bodyTimeout:cA,headersTimeout:SA}=S,
jA=Z?new M(`HTTP/2: "stream timeout after ${cA}"`):new V(`HTTP/2: "headers timeout after ${SA}"`);ze(iA,Z?cA:SA),S.abort(jA)}function te(o){const S=this,Z=S[uA];
if(Z==null)return;const{request:iA}=Z;S.off("trailers",te),S.off("data",t),!(iA.aborted||iA.completed)&&(Z.trailers=o)}function ot(){const o=this,S=o[uA];S.bodySent=
!0;const{abort:Z,body:iA,client:cA,contentLength:SA,expectsPayload:jA,request:fe}=S;!iA||SA===0?Ie(Z,o,null,cA,fe,cA[s],SA,jA):f.isBuffer(iA)?Ie(Z,o,iA,cA,fe,cA[s],
SA,jA):f.isBlobLike(iA)?typeof iA.stream=="function"?ht(Z,o,iA.stream(),cA,fe,cA[s],SA,jA):Qt(Z,o,iA,cA,fe,cA[s],SA,jA):f.isStream(iA)?me(Z,cA[s],jA,o,iA,cA,fe,
SA):f.isIterable(iA)?ht(Z,o,iA,cA,fe,cA[s],SA,jA):c(!1)}function Ie(o,S,Z,iA,cA,SA,jA,fe){try{Z!=null&&f.isBuffer(Z)&&(c(jA===Z.byteLength,"buffer body must hav\
e content length"),S.cork(),S.write(Z),S.uncork(),S.end(),cA.onBodySent(Z)),fe||(SA[A]=!0),cA.onRequestSent(),iA[i]()}catch(ce){o(ce)}}function me(o,S,Z,iA,cA,SA,jA,fe){
c(fe!==0||SA[a]===0,"stream body cannot be pipelined");const ce=y(cA,iA,it=>{it?(f.destroy(ce,it),o(it)):(f.removeAllListeners(ce),jA.onRequestSent(),Z||(S[A]=!0),
SA[i]())});f.addListener(ce,"data",Xe);function Xe(it){jA.onBodySent(it)}}async function Qt(o,S,Z,iA,cA,SA,jA,fe){try{if(jA!=null&&jA!==Z.size)throw new x;const ce=Buffer.
from(await Z.arrayBuffer());S.cork(),S.write(ce),S.uncork(),S.end(),cA.onBodySent(ce),cA.onRequestSent(),fe||(SA[A]=!0),iA[i]()}catch(ce){o(ce)}}async function ht(o,S,Z,iA,cA,SA,jA,fe){
c(jA!==0||iA[a]===0,"iterator body cannot be pipelined");let ce=null;function Xe(){if(ce){const nt=ce;ce=null,nt()}}const it=()=>new Promise((nt,Lt)=>{c(ce===null),
SA[F]?Lt(SA[F]):ce=nt});S.on("close",Xe).on("drain",Xe);try{for await(const nt of Z){if(SA[F])throw SA[F];const Lt=S.write(nt);cA.onBodySent(nt),Lt||await it()}
S.end(),cA.onRequestSent(),fe||(SA[A]=!0),iA[i]()}catch(nt){o(nt)}finally{S.off("close",Xe).off("drain",Xe)}}QA.exports=NA}}),Rt=_A({"node_modules/undici/lib/di\
spatcher/client.js"(l,QA){"use strict";var c=hA(4589),y=hA(7030),f=hA(7067),x=ue(),{ClientStats:X}=Le(),{channels:AA}=We(),Y=$e(),H=he(),{InvalidArgumentError:N,
InformationalError:V,ClientDestroyedError:M}=De(),w=je(),{kUrl:h,kServerName:A,kClient:n,kBusy:a,kConnect:E,kResuming:I,kRunning:m,kPending:G,kSize:F,kQueue:s,kConnected:p,
kConnecting:L,kNeedDrain:d,kKeepAliveDefaultTimeout:b,kHostHeader:z,kPendingIdx:i,kRunningIdx:C,kError:O,kPipelining:R,kKeepAliveTimeoutValue:k,kMaxHeadersSize:q,
kKeepAliveMaxTimeout:eA,kKeepAliveTimeoutThreshold:aA,kHeadersTimeout:tA,kBodyTimeout:gA,kStrictContentLength:P,kConnector:lA,kMaxRequests:dA,kCounter:FA,kClose:LA,
kDestroy:K,kDispatch:BA,kLocalAddress:uA,kMaxResponseSize:DA,kOnError:GA,kHTTPContext:kA,kMaxConcurrentStreams:qA,kHostAuthority:KA,kResume:sA,kHTTP2Options:pA,
kUseMilo:ee}=Me(),CA=jt(),ae=Ft(),_=Symbol("kClosedResolve"),VA=f&&f.maxHeaderSize&&Number.isInteger(f.maxHeaderSize)&&f.maxHeaderSize>0?()=>f.maxHeaderSize:()=>{
throw new N("http module not available or http.maxHeaderSize invalid")},se=()=>{};function Be(j){return j[R]??j[kA]?.defaultPipelining??1}var oe=!1;function we(j){
oe!==!0&&(process.emitWarning(`Use h2Options.${j} instead. ${j} for H2 will be deprecated in future major.`,{code:"UNDICI-H2-OPTIONS"}),oe=!0)}function be(j){return j[kA]?.
version==="h2"?j[qA]:Be(j)}var ne=class extends H{constructor(j,{maxHeaderSize:XA,headersTimeout:Q,socketTimeout:EA,requestTimeout:yA,connectTimeout:T,bodyTimeout:oA,
idleTimeout:IA,keepAlive:NA,keepAliveTimeout:WA,maxKeepAliveTimeout:YA,keepAliveMaxTimeout:re,keepAliveTimeoutThreshold:pe,socketPath:ge,pipelining:Ye,tls:ze,strictContentLength:Ve,
maxCachedSessions:Bt,connect:Je,maxRequestsPerClient:xe,localAddress:W,maxResponseSize:bA,autoSelectFamily:u,autoSelectFamilyAttemptTimeout:g,maxConcurrentStreams:v,
allowH2:U,useH2c:nA,initialWindowSize:wA,connectionWindowSize:HA,pingInterval:MA,useMilo:UA,webSocket:ZA,h2Options:mA,eventSource:Ee}={}){if(NA!==void 0)throw new N(
"unsupported keepAlive, use pipelining=0 instead");if(EA!==void 0)throw new N("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");if(yA!==void 0)
throw new N("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");if(IA!==void 0)throw new N("unsupported idleTimeout, use keepAliveTimeout in\
stead");if(YA!==void 0)throw new N("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");if(XA!=null){if(!Number.isInteger(XA)||XA<1)throw new N("\
invalid maxHeaderSize")}else XA=VA();if(ge!=null&&typeof ge!="string")throw new N("invalid socketPath");if(T!=null&&(!Number.isFinite(T)||T<0))throw new N("inva\
lid connectTimeout");if(WA!=null&&(!Number.isFinite(WA)||WA<=0))throw new N("invalid keepAliveTimeout");if(re!=null&&(!Number.isFinite(re)||re<=0))throw new N("\
invalid keepAliveMaxTimeout");if(pe!=null&&!Number.isFinite(pe))throw new N("invalid keepAliveTimeoutThreshold");if(Q!=null&&(!Number.isInteger(Q)||Q<0))throw new N(
"headersTimeout must be a positive integer or zero");if(oA!=null&&(!Number.isInteger(oA)||oA<0))throw new N("bodyTimeout must be a positive integer or zero");if(Je!=
null&&typeof Je!="function"&&typeof Je!="object")throw new N("connect must be a function or an object");if(xe!=null&&(!Number.isInteger(xe)||xe<0))throw new N("\
maxRequestsPerClient must be a positive number");if(W!=null&&(typeof W!="string"||y.isIP(W)===0))throw new N("localAddress must be valid string IP address");if(bA!=
null&&(!Number.isInteger(bA)||bA<-1))throw new N("maxResponseSize must be a positive number");if(g!=null&&(!Number.isInteger(g)||g<-1))throw new N("autoSelectFa\
milyAttemptTimeout must be a positive number");if(U!=null&&typeof U!="boolean")throw new N("allowH2 must be a valid boolean value");if(U!==!1)if(mA!=null){if(mA.
useH2c!=null&&typeof mA.useH2c!="boolean")throw new N("h2Options.useH2c must be a valid boolean value");if(mA.settings?.initialWindowSize!=null&&(!Number.isInteger(
mA.settings.initialWindowSize)||mA.settings.initialWindowSize<1))throw new N("h2Options.settings.initialWindowSize must be a positive integer, greater than 0");
if(mA.maxConcurrentStreams!=null&&(!Number.isInteger(mA.maxConcurrentStreams)||mA.maxConcurrentStreams<1))throw new N("h2Options.maxConcurrentStreams must be a \
positive integer, greater than 0");if(mA.connectionWindowSize!=null&&(!Number.isInteger(mA.connectionWindowSize)||mA.connectionWindowSize<1))throw new N("h2Opti\
ons.connectionWindowSize must be a positive integer, greater than 0");if(mA.pingInterval!=null&&(typeof mA.pingInterval!="number"||!Number.isInteger(mA.pingInterval)||
mA.pingInterval<0))throw new N("h2Options.pingInterval must be a positive integer, greater or equal to 0")}else{if(nA!=null&&typeof nA!="boolean")throw we("useH\
2c"),new N("useH2c must be a valid boolean value");if(v!=null&&(typeof v!="number"||v<1))throw we("maxConcurrentStreams"),new N("maxConcurrentStreams must be a \
positive integer, greater than 0");if(wA!=null&&(!Number.isInteger(wA)||wA<1))throw we("initialWindowSize"),new N("initialWindowSize must be a positive integer,\
 greater than 0");if(HA!=null&&(!Number.isInteger(HA)||HA<1))throw we("connectionWindowSize"),new N("connectionWindowSize must be a positive integer, greater th\
an 0");if(MA!=null&&(typeof MA!="number"||!Number.isInteger(MA)||MA<0))throw we("pingInterval"),new N("pingInterval must be a positive integer, greater or equal\
 to 0")}if(super({webSocket:ZA,eventSource:Ee}),typeof Je!="function")Je=w({...ze,maxCachedSessions:Bt,allowH2:U,socketPath:ge,useH2c:mA?.useH2c??nA,timeout:T,...typeof u==
"boolean"?{autoSelectFamily:u,autoSelectFamilyAttemptTimeout:g}:void 0,...Je});else{const OA=Je;Je=(xA,ie)=>OA({...xA,...ge!=null?{socketPath:ge}:null,...U!=null?
{allowH2:U}:null},ie)}this[h]=x.parseOrigin(j),this[KA]=`${this[h].hostname}${this[h].port?`:${this[h].port}`:""}`,this[lA]=Je,this[R]=Ye??1,this[q]=XA,this[b]=
WA??4e3,this[eA]=re??6e5,this[aA]=pe??2e3,this[k]=this[b],this[A]=null,this[uA]=W??null,this[I]=0,this[d]=0,this[z]=`host: ${this[KA]}\r
`,this[gA]=oA??3e5,this[tA]=Q??3e5,this[P]=Ve??!0,this[dA]=xe,this[_]=null,this[DA]=bA>-1?bA:-1,this[kA]=null,this[pA]={pingInterval:mA?.pingInterval??MA??6e4,connectionWindowSize:mA?.
connectionWindowSize??HA??524288,maxConcurrentStreams:mA?.maxConcurrentStreams??v??100,sessionOptions:{initialWindowSize:mA?.initialWindowSize??wA??262144}},this[ee]=
UA,this[s]=[],this[C]=0,this[i]=0,this[sA]=OA=>ke(this,OA),this[GA]=OA=>de(this,OA)}get pipelining(){return this[R]}set pipelining(j){this[R]=j,this[sA](!0)}get stats(){
return new X(this)}get[G](){return this[s].length-this[i]}get[m](){return this[i]-this[C]}get[F](){return this[s].length-this[C]}get[p](){return!!this[kA]&&!this[L]&&
!this[kA].destroyed}get[a](){const j=this[kA]?.version==="h2";return!!(this[kA]?.busy(null)||this[F]>=(be(this)||1)||this[G]>0&&!j)}[E](j){Ne(this),this.once("c\
onnect",j)}[BA](j,XA){const Q=new Y(this[h].origin,j,XA);return this[s].push(Q),this[I]||(x.bodyLength(Q.body)==null&&x.isIterable(Q.body)?(this[I]=1,queueMicrotask(
()=>ke(this))):this[sA](!0)),this[I]&&this[d]!==2&&this[a]&&(this[d]=2),this[d]<2}[LA](){return new Promise(j=>{this[F]?this[_]=j:j(null)})}[K](j){return new Promise(
XA=>{const Q=this[s].splice(this[i]);for(let yA=0;yA<Q.length;yA++){const T=Q[yA];T!=null&&x.errorRequest(this,T,j)}const EA=()=>{this[_]&&(this[_](),this[_]=null),
XA(null)};this[kA]?(this[kA].destroy(j,EA),this[kA]=null):queueMicrotask(EA),this[sA]()})}};function de(j,XA){if(j[m]===0&&XA.code!=="UND_ERR_INFO"&&XA.code!=="\
UND_ERR_SOCKET"){c(j[i]===j[C]);const Q=j[s].splice(j[C]);for(let EA=0;EA<Q.length;EA++){const yA=Q[EA];yA!=null&&x.errorRequest(j,yA,XA)}c(j[F]===0)}}function Ne(j){
c(!j[L]),c(!j[kA]);let{host:XA,hostname:Q,protocol:EA,port:yA}=j[h];if(Q[0]==="["){const T=Q.indexOf("]");c(T!==-1);const oA=Q.substring(1,T);c(y.isIPv6(oA)),Q=
oA}j[L]=!0,AA.beforeConnect.hasSubscribers&&AA.beforeConnect.publish({connectParams:{host:XA,hostname:Q,protocol:EA,port:yA,version:j[kA]?.version,servername:j[A],
localAddress:j[uA]},connector:j[lA]});try{j[lA]({host:XA,hostname:Q,protocol:EA,port:yA,servername:j[A],localAddress:j[uA]},(T,oA)=>{if(T){JA(j,T,{host:XA,hostname:Q,
protocol:EA,port:yA}),j[sA]();return}if(j.destroyed){x.destroy(oA.on("error",se),new M),j[sA]();return}c(oA);try{j[kA]=oA.alpnProtocol==="h2"?ae(j,oA):CA(j,oA)}catch(IA){
oA.destroy().on("error",se),JA(j,IA,{host:XA,hostname:Q,protocol:EA,port:yA}),j[sA]();return}j[L]=!1,oA[FA]=0,oA[dA]=j[dA],oA[n]=j,oA[O]=null,AA.connected.hasSubscribers&&
AA.connected.publish({connectParams:{host:XA,hostname:Q,protocol:EA,port:yA,version:j[kA]?.version,servername:j[A],localAddress:j[uA]},connector:j[lA],socket:oA}),
j.emit("connect",j[h],[j]),j[sA]()})}catch(T){JA(j,T,{host:XA,hostname:Q,protocol:EA,port:yA}),j[sA]()}}function JA(j,XA,{host:Q,hostname:EA,protocol:yA,port:T}){
if(!j.destroyed){if(j[L]=!1,AA.connectError.hasSubscribers&&AA.connectError.publish({connectParams:{host:Q,hostname:EA,protocol:yA,port:T,version:j[kA]?.version,
servername:j[A],localAddress:j[uA]},connector:j[lA],error:XA}),XA.code==="ERR_TLS_CERT_ALTNAME_INVALID"){const oA=j[s].splice(j[C],j[m]);j[i]=j[C];for(let IA=0;IA<
oA.length;IA++)x.errorRequest(j,oA[IA],XA);for(;j[G]>0&&j[s][j[i]].servername===j[A];){const IA=j[s].splice(j[i],1)[0];x.errorRequest(j,IA,XA)}}else de(j,XA);j.
emit("connectionError",j[h],[j],XA)}}function zA(j){j[d]=0,j.emit("drain",j[h],[j])}function ke(j,XA){j[I]!==2&&(j[I]=2,He(j,XA),j[I]=0,j[C]>256&&(j[s].splice(0,
j[C]),j[i]-=j[C],j[C]=0))}function He(j,XA){for(;;){if(j.destroyed){c(j[G]===0);return}if(j[_]&&!j[F]){j[_](),j[_]=null;return}if(j[kA]&&j[kA].resume(),j[a])j[d]=
2;else if(j[d]===2){XA?(j[d]=1,queueMicrotask(()=>zA(j))):zA(j);continue}if(j[G]===0||j[m]>=(be(j)||1))return;const Q=j[s][j[i]];if(Q===null)return;if(Q.aborted){
j[s].splice(j[i],1);continue}if(j[h].protocol==="https:"&&j[A]!==Q.servername){if(j[m]>0)return;j[A]=Q.servername,j[kA]?.destroy(new V("servername changed"),()=>{
j[kA]=null,ke(j)})}if(j[L])return;if(!j[kA]){j[A]=Q.servername,Ne(j);return}if(j[kA].destroyed||j[kA].busy(Q))return;!Q.aborted&&j[kA].write(Q)?j[i]++:j[s].splice(
j[i],1)}}QA.exports=ne}}),Mt=_A({"node_modules/undici/lib/dispatcher/pool.js"(l,QA){"use strict";var{PoolBase:c,kClients:y,kNeedDrain:f,kAddClient:x,kDrainQueue:X,
kOnClientBusy:AA,kOnClientDrain:Y,kGetDispatcher:H,kHasDispatcher:N,kRemoveClient:V,kRetireClient:M}=rt(),w=Rt(),{InvalidArgumentError:h}=De(),A=ue(),{kConnecting:n,
kHTTPContext:a,kUrl:E,kQueued:I}=Me(),m=je(),G=Symbol("options"),F=Symbol("connections"),s=Symbol("factory"),p=Symbol("protocol"),L=Symbol("protocol probe");function d(C,O){
return new w(C,O)}function b(C,O){return O instanceof w&&C[p]!=="h1"&&(C[G].useH2c===!0||C[E].protocol==="https:"&&C[G].allowH2!==!1)}function z(C){const O=C[s](
C[E],C[G]);return b(C,O)&&(C[L]=O),C[x](O),O}var i=class extends c{constructor(C,{connections:O,factory:R=d,connect:k,connectTimeout:q,tls:eA,maxCachedSessions:aA,
socketPath:tA,autoSelectFamily:gA,autoSelectFamilyAttemptTimeout:P,allowH2:lA,useH2c:dA,clientTtl:FA,...LA}={}){if(O!=null&&(!Number.isFinite(O)||O<0))throw new h(
"invalid connections");if(typeof R!="function")throw new h("factory must be a function.");if(k!=null&&typeof k!="function"&&typeof k!="object")throw new h("conn\
ect must be a function or an object");typeof k!="function"&&(k=m({...eA,maxCachedSessions:aA,allowH2:lA,useH2c:dA,socketPath:tA,timeout:q,...typeof gA=="boolean"?
{autoSelectFamily:gA,autoSelectFamilyAttemptTimeout:P}:void 0,...k})),super(LA),this[F]=O||null,this[E]=A.parseOrigin(C),this[G]={...A.deepClone(LA),connect:k,allowH2:lA,
useH2c:dA,clientTtl:FA,socketPath:tA},this[s]=R,this[p]=null,this[L]=null,this.on("connect",(K,BA)=>{if(FA!=null&&FA>0)for(const DA of BA)Object.assign(DA,{ttl:Date.
now()});const uA=BA[BA.length-1];uA instanceof w&&(this[p]=uA[a]?.version),uA===this[L]&&this[p]!=="h2"&&(this[L]=null,this[X](K,BA.slice(1)))}),this.on("discon\
nect",(K,BA)=>{BA.includes(this[L])&&(this[L]=null,this[X](K,BA.slice(1)))}),this.on("connectionError",(K,BA)=>{let uA=!1;for(const DA of BA)DA===this[L]&&(this[L]=
null,uA=!0),this[y].includes(DA)&&this[M](DA);(uA||this[I]>0)&&this[X](K,BA.slice(1))})}[AA](C){this[L]===null&&C[n]&&b(this,C)&&(this[L]=C)}[Y](C){C===this[L]&&
(this[L]=null)}[H](){const C=this[G].clientTtl;for(let O=0;O<this[y].length;O++){const R=this[y][O];if(C!=null&&C>0&&R.ttl&&Date.now()-R.ttl>C)this[V](R),O--;else if(!R[f])
return R}if(this[L]===null&&(!this[F]||this[y].length<this[F]))return z(this)}[N](){const C=this[G].clientTtl;for(let O=0;O<this[y].length;O++){const R=this[y][O];
if(C!=null&&C>0&&R.ttl&&Date.now()-R.ttl>C)this[V](R),O--;else if(!R[f])return!0}return this[L]!==null?!1:!this[F]||this[y].length<this[F]?(z(this),!0):!1}};QA.
exports=i}}),Vt=_A({"node_modules/undici/lib/dispatcher/agent.js"(l,QA){"use strict";var{InvalidArgumentError:c,MaxOriginsReachedError:y}=De(),{kBusy:f,kClients:x,
kConnected:X,kRunning:AA,kPending:Y,kClose:H,kDestroy:N,kDispatch:V,kUrl:M}=Me(),w=he(),h=Mt(),A=Rt(),n=ue(),a=Symbol("onConnect"),E=Symbol("onDisconnect"),I=Symbol(
"onConnectionError"),m=Symbol("onDrain"),G=Symbol("factory"),F=Symbol("options"),s=Symbol("origins");function p(d,b){return b&&b.connections===1?new A(d,b):new h(
d,b)}var L=class extends w{constructor({factory:d=p,maxOrigins:b=1/0,connect:z,tls:i,...C}={}){if(typeof d!="function")throw new c("factory must be a function.");
if(z!=null&&typeof z!="function"&&typeof z!="object")throw new c("connect must be a function or an object");if(typeof b!="number"||Number.isNaN(b)||b<=0)throw new c(
"maxOrigins must be a number greater than 0");super(C),z&&typeof z!="function"&&(z={...z}),i&&typeof i!="function"&&(i={...i}),this[F]={...n.deepClone(C),maxOrigins:b,
connect:z,tls:i},this[G]=d,this[x]=new Map,this[s]=new Set,this[m]=(O,R)=>{this.emit("drain",O,[this,...R])},this[a]=(O,R)=>{this.emit("connect",O,[this,...R])},
this[E]=(O,R,k)=>{this.emit("disconnect",O,[this,...R],k)},this[I]=(O,R,k)=>{this.emit("connectionError",O,[this,...R],k)}}get[AA](){let d=0;for(const b of this[x].
values())d+=b[AA];return d}[V](d,b){let z;if(d.origin&&(typeof d.origin=="string"||d.origin instanceof URL))z=String(d.origin);else throw new c("opts.origin mus\
t be a non-empty string or URL.");const i=d.allowH2??this[F].allowH2,C=i===!1?`${z}#http1-only`:z;if(this[s].size>=this[F].maxOrigins&&!this[s].has(z))throw new y;
let O=this[x].get(C);if(!O){O=this[G](d.origin,i===!1?{...this[F],allowH2:!1}:this[F]);const R=()=>{if(this[x].get(C)!==O||O[X]>0||O[f]||O[Y]>0)return;this[x].delete(
C),O.destroyed||O.close();let k=!1;for(const q of this[x].keys())if(q===z||q===`${z}#http1-only`){k=!0;break}k||this[s].delete(z)};O.on("drain",this[m]).on("con\
nect",this[a]).on("disconnect",(k,q,eA)=>{R(),this[E](k,q,eA)}).on("connectionError",(k,q,eA)=>{R(),this[I](k,q,eA)}),this[x].set(C,O),this[s].add(z)}return O.dispatch(
d,b)}[H](){const d=[];for(const b of this[x].values())d.push(b.close());return this[x].clear(),Promise.all(d)}[N](d){const b=[];for(const z of this[x].values())
b.push(z.destroy(d));return this[x].clear(),Promise.all(b)}get stats(){const d={};for(const b of this[x].values())b.stats&&(d[b[M].origin]=b.stats);return d}};QA.
exports=L}}),Jt=_A({"node_modules/undici/lib/dispatcher/dispatcher1-wrapper.js"(l,QA){"use strict";var c=ye(),{InvalidArgumentError:y}=De(),{toRawHeaders:f}=ue(),
{kOriginless:x,kUrl:X}=Me(),AA=class{#A;constructor(H){this.#A=H}onRequestStart(H,N){this.#A.onConnect?.(V=>H.abort(V),N)}onRequestUpgrade(H,N,V,M){const w=Array.
isArray(H?.rawHeaders)?H.rawHeaders:f(H?.rawHeaders??V??{});this.#A.onUpgrade?.(N,w,M)}onResponseStart(H,N,V,M){const w=Array.isArray(H?.rawHeaders)?H.rawHeaders:
f(H?.rawHeaders??V??{});this.#A.onHeaders?.(N,w,()=>H.resume(),M)===!1&&H.pause()}onResponseData(H,N){this.#A.onData?.(N)===!1&&H.pause()}onResponseEnd(H,N){const V=Array.
isArray(H?.rawTrailers)?H.rawTrailers:f(H?.rawTrailers??N??{});this.#A.onComplete?.(V)}onResponseError(H,N){if(!this.#A.onError)throw N;this.#A.onError(N)}onBodySent(H){
this.#A.onBodySent?.(H)}onRequestSent(){this.#A.onRequestSent?.()}onResponseStarted(){this.#A.onResponseStarted?.()}},Y=class gr extends c{#A;constructor(N){if(super(),
!N||typeof N.dispatch!="function")throw new y("Argument dispatcher must implement dispatch");this.#A=N,this[X]=N[X],this[x]=N[x]}static wrapHandler(N){if(!N||typeof N!=
"object")throw new y("handler must be an object");return typeof N.onRequestStart=="function"?N:new AA(N)}dispatch(N,V){return N.allowH2!==!1&&(N={...N,allowH2:!1}),
this.#A.dispatch(N,gr.wrapHandler(V))}get webSocketOptions(){return this.#A.webSocketOptions}get eventSourceOptions(){return this.#A.eventSourceOptions}close(...N){
return this.#A.close(...N)}destroy(...N){return this.#A.destroy(...N)}};QA.exports=Y}}),Pt=_A({"node_modules/undici/lib/global.js"(l,QA){"use strict";var c=Symbol.
for("undici.globalDispatcher.2"),y=Symbol.for("undici.globalDispatcher.1"),{InvalidArgumentError:f}=De(),x=Vt(),X=Jt(),AA;H()===void 0&&Y(new x);function Y(V){if(!V||
typeof V.dispatch!="function")throw new f("Argument agent must implement Agent");try{Object.defineProperty(globalThis,c,{value:V,writable:!0,enumerable:!1,configurable:!1})}catch(M){
if(M instanceof TypeError){AA=V;return}throw M}try{const M=V instanceof X?V:new X(V);Object.defineProperty(globalThis,y,{value:M,writable:!0,enumerable:!1,configurable:!1})}catch(M){
if(!(M instanceof TypeError))throw M}}function H(){return globalThis[c]??AA}var N=["fetch","Headers","Response","Request","FormData","WebSocket","CloseEvent","E\
rrorEvent","MessageEvent","EventSource"];QA.exports={setGlobalDispatcher:Y,getGlobalDispatcher:H,installedExports:N}}}),Wt=_A({"node_modules/undici/lib/web/subr\
esource-integrity/subresource-integrity.js"(l,QA){"use strict";var c=hA(4589),{runtimeFeatures:y}=Oe(),{asciiLowercase:f}=tt(),x=new Map([["sha256",0],["sha384",
1],["sha512",2]]),X;if(y.has("crypto")){X=hA(7598);const h=X.getHashes();h.length===0&&x.clear();for(const A of x.keys())h.includes(A)===!1&&x.delete(A)}else x.
clear();var AA=Map.prototype.get.bind(x),Y=h=>x.has(f(h)),H=y.has("crypto")===!1||x.size===0?()=>!0:(h,A)=>{const n=V(A);if(n.length===0)return!0;const a=N(n);for(const E of a){
const I=E.alg,m=E.val,G=M(I,h);if(w(G,m))return!0}return!1};function N(h){const A=[];let n=null;for(const a of h){if(c(Y(a.alg),"Invalid SRI hash algorithm toke\
n"),A.length===0){A.push(a),n=a;continue}const E=n.alg,I=AA(E),m=a.alg,G=AA(m);G<I||(G>I?(n=a,A[0]=a,A.length=1):A.push(a))}return A}function V(h){const A=[];for(const n of h.
split(/[\t\n\f\r ]+/)){const E=n.split("?",1)[0];let I="";const m=[E.slice(0,6),E.slice(7)],G=m[0];if(!Y(G))continue;m[1]&&(I=m[1]);const F={alg:f(G),val:I};A.push(
F)}return A}var M=(h,A)=>X.hash(h,A,"base64");function w(h,A){let n=h.length;n!==0&&h[n-1]==="="&&(n-=1),n!==0&&h[n-1]==="="&&(n-=1);let a=A.length;if(a!==0&&A[a-
1]==="="&&(a-=1),a!==0&&A[a-1]==="="&&(a-=1),n!==a)return!1;for(let E=0;E<n;++E)if(!(h[E]===A[E]||h[E]==="+"&&A[E]==="-"||h[E]==="/"&&A[E]==="_"))return!1;return!0}
QA.exports={applyAlgorithmToBytes:M,bytesMatch:H,caseSensitiveMatch:w,isValidSRIHashAlgorithm:Y,getStrongestMetadata:N,parseMetadata:V}}}),Kt=_A({"node_modules/\
undici/lib/web/fetch/index.js"(l,QA){"use strict";var{makeNetworkError:c,makeAppropriateNetworkError:y,filterResponse:f,makeResponse:x,fromInnerResponse:X,getResponseState:AA}=Ce(),
{HeadersList:Y}=Ge(),{Request:H,cloneRequest:N,getRequestDispatcher:V,getRequestState:M,removeRequestAbortListener:w}=_e(),h=hA(8522),{makePolicyContainer:A,clonePolicyContainer:n,
requestBadPort:a,TAOCheck:E,appendRequestOriginHeader:I,responseLocationURL:m,requestCurrentURL:G,setRequestReferrerPolicyOnRedirect:F,tryUpgradeRequestToAPotentiallyTrustworthyURL:s,
createOpaqueTimingInfo:p,appendFetchMetadata:L,corsCheck:d,crossOriginResourcePolicyCheck:b,determineRequestsReferrer:z,coarsenedSharedCurrentTime:i,sameOrigin:C,
isCancelled:O,isAborted:R,isErrorLike:k,fullyReadBody:q,readableStreamClose:eA,urlIsLocal:aA,urlIsHttpHttpsScheme:tA,urlHasHttpsScheme:gA,clampAndCoarsenConnectionTimingInfo:P,
simpleRangeHeaderValue:lA,buildContentRange:dA,createInflate:FA,extractMimeType:LA,hasAuthenticationEntry:K,includesCredentials:BA,isTraversableNavigable:uA}=ve(),
DA=hA(4589),{safelyExtractBody:GA,extractBody:kA}=Ue(),{redirectStatusSet:qA,nullBodyStatus:KA,safeMethodsSet:sA,requestBodyHeader:pA,subresourceSet:ee}=yt(),CA=hA(
8474),{Readable:ae,pipeline:_,finished:VA,isErrored:se,isReadable:Be}=hA(7075),{addAbortListener:oe,bufferToLowerCasedHeaderName:we}=ue(),{SocketError:be}=De(),
{dataURLProcessor:ne,serializeAMimeType:de,minimizeSupportedMimeType:Ne}=Pe(),{getGlobalDispatcher:JA}=Pt(),{webidl:zA}=Qe(),{STATUS_CODES:ke}=hA(7067),{bytesMatch:He}=Wt(),
{isomorphicEncode:j}=tt(),XA=["GET","HEAD"],Q=(typeof __UNDICI_IS_NODE__<"u","node"),EA;function yA(W,bA,u){if(Array.isArray(u)){for(let g=0;g<u.length;g+=2){const v=we(
u[g]),U=u[g+1];if(Array.isArray(U)&&!Buffer.isBuffer(U))for(const nA of U)W.append(v,nA.toString("latin1"),!0);else W.append(v,U.toString("latin1"),!0)}return}for(const[
g,v]of Object.entries(bA??{}))if(Array.isArray(v))for(const U of v)W.append(g,`${U}`,!0);else W.append(g,`${v}`,!0)}var T=class extends CA{constructor(W){super(),
this.dispatcher=W,this.connection=null,this.dump=!1,this.state="ongoing"}terminate(W){this.state==="ongoing"&&(this.state="terminated",this.connection?.destroy(
W),this.emit("terminated",W))}abort(W){this.state==="ongoing"&&(this.state="aborted",W||(W=new DOMException("The operation was aborted.","AbortError")),this.serializedAbortReason=
W,this.connection?.destroy(W),this.emit("terminated",W))}};function oA(W){NA(W,"fetch")}function IA(W,bA=void 0){zA.argumentLengthCheck(arguments,1,"globalThis.\
fetch");let u=Promise.withResolvers(),g;try{g=new H(W,bA)}catch(mA){return u.reject(mA),u.promise}const v=M(g);if(g.signal.aborted)return YA(u,v,null,g.signal.reason,
null),u.promise;v.client.globalObject?.constructor?.name==="ServiceWorkerGlobalScope"&&(v.serviceWorkers="none");let nA=null,wA=!1,HA=null;const MA=oe(g.signal,
()=>{wA=!0,DA(HA!=null),HA.abort(g.signal.reason);const mA=nA?.deref();YA(u,v,mA,g.signal.reason,HA.controller)}),UA=()=>{MA(),w(g)};return HA=re({request:v,processResponseEndOfBody:mA=>{
oA(mA),UA()},processResponse:mA=>{if(!wA){if(mA.aborted){YA(u,v,nA,HA.serializedAbortReason,HA.controller),UA();return}if(mA.type==="error"){u.reject(new TypeError(
"fetch failed",{cause:mA.error})),UA();return}nA=new WeakRef(X(mA,"immutable")),u.resolve(nA.deref()),u=null}},dispatcher:V(g)}),u.promise}function NA(W,bA="oth\
er"){if(W.type==="error"&&W.aborted||!W.urlList?.length)return;const u=W.urlList[0];let g=W.timingInfo,v=W.cacheState;tA(u)&&g!==null&&(W.timingAllowPassed||(g=
p({startTime:g.startTime}),v=""),g.endTime=i(),W.timingInfo=g,WA(g,u.href,bA,globalThis,v,"",W.status))}var WA=performance.markResourceTiming;function YA(W,bA,u,g,v){
if(W&&W.reject(g),bA.body?.stream!=null&&Be(bA.body.stream)&&bA.body.stream.cancel(g).catch(nA=>{if(nA.code!=="ERR_INVALID_STATE")throw nA}),u==null)return;const U=AA(
u);U.body?.stream!=null&&Be(U.body.stream)&&v.error(g)}function re({request:W,processRequestBodyChunkLength:bA,processRequestEndOfBody:u,processResponse:g,processResponseEndOfBody:v,
processResponseConsumeBody:U,useParallelQueue:nA=!1,dispatcher:wA=JA()}){DA(wA);let HA=null,MA=!1;W.client!=null&&(HA=W.client.globalObject,MA=W.client.crossOriginIsolatedCapability);
const UA=i(MA),ZA=p({startTime:UA}),mA={controller:new T(wA),request:W,timingInfo:ZA,processRequestBodyChunkLength:bA,processRequestEndOfBody:u,processResponse:g,
processResponseConsumeBody:U,processResponseEndOfBody:v,taskDestination:HA,crossOriginIsolatedCapability:MA};return DA(!W.body||W.body.stream),W.window==="clien\
t"&&(W.window=W.client?.globalObject?.constructor?.name==="Window"?W.client:"no-window"),W.origin==="client"&&(W.origin=W.client.origin),W.policyContainer==="cl\
ient"&&(W.client!=null?W.policyContainer=n(W.client.policyContainer):W.policyContainer=A()),W.headersList.contains("accept",!0)||W.headersList.append("accept","\
*/*",!0),W.headersList.contains("accept-language",!0)||W.headersList.append("accept-language","*",!0),W.priority,ee.has(W.destination),pe(mA,!1),mA.controller}async function pe(W,bA){
try{const u=W.request;let g=null;if(u.localURLsOnly&&!aA(G(u))&&(g=c("local URLs only")),s(u),a(u)==="blocked"&&(g=c("bad port")),u.referrerPolicy===""&&(u.referrerPolicy=
u.policyContainer.referrerPolicy),u.referrer!=="no-referrer"&&(u.referrer=z(u)),g===null){const U=G(u);C(U,u.url)&&u.responseTainting==="basic"||U.protocol==="d\
ata:"||u.mode==="navigate"||u.mode==="websocket"?(u.responseTainting="basic",g=await ge(W)):u.mode==="same-origin"?g=c('request mode cannot be "same-origin"'):u.
mode==="no-cors"?u.redirect!=="follow"?g=c('redirect mode cannot be "follow" for "no-cors" request'):(u.responseTainting="opaque",g=await ge(W)):tA(G(u))?(u.responseTainting=
"cors",g=await Ve(W)):g=c("URL scheme must be a HTTP(S) scheme")}if(bA)return g;g.status!==0&&!g.internalResponse&&(u.responseTainting,u.responseTainting==="bas\
ic"?g=f(g,"basic"):u.responseTainting==="cors"?g=f(g,"cors"):u.responseTainting==="opaque"?g=f(g,"opaque"):DA(!1));let v=g.status===0?g:g.internalResponse;if(v.
urlList.length===0&&v.urlList.push(...u.urlList),u.timingAllowFailed||(g.timingAllowPassed=!0),g.type==="opaque"&&v.status===206&&v.rangeRequested&&!u.headers.contains(
"range",!0)&&(g=v=c()),g.status!==0&&(u.method==="HEAD"||u.method==="CONNECT"||KA.includes(v.status))&&(v.body=null,W.controller.dump=!0),u.integrity){const U=wA=>ze(
W,c(wA));if(u.responseTainting==="opaque"||g.body==null){U(g.error);return}const nA=wA=>{if(!He(wA,u.integrity)){U("integrity mismatch");return}g.body=GA(wA)[0],
ze(W,g)};q(g.body,nA,U)}else ze(W,g)}catch(u){W.controller.terminate(u)}}function ge(W){if(O(W))return Promise.resolve(y(W));const{request:bA}=W,{protocol:u}=G(
bA);switch(u){case"about:":return Promise.resolve(c("about scheme is not supported"));case"blob:":{EA||(EA=hA(4573).resolveObjectURL);const g=G(bA);if(g.search.
length!==0)return Promise.resolve(c("NetworkError when attempting to fetch resource."));const v=EA(g.toString());if(bA.method!=="GET"||!zA.is.Blob(v))return Promise.
resolve(c("invalid method"));const U=x(),nA=v.size,wA=j(`${nA}`),HA=v.type;if(bA.headersList.contains("range",!0)){U.rangeRequested=!0;const MA=bA.headersList.get(
"range",!0),UA=lA(MA,!0);if(UA==="failure")return Promise.resolve(c("failed to fetch the data URL"));let{rangeStartValue:ZA,rangeEndValue:mA}=UA;if(ZA===null)ZA=
nA-mA,mA=ZA+mA-1;else{if(ZA>=nA)return Promise.resolve(c("Range start is greater than the blob's size."));(mA===null||mA>=nA)&&(mA=nA-1)}const Ee=v.slice(ZA,mA+
1,HA),OA=kA(Ee);U.body=OA[0];const xA=j(`${Ee.size}`),ie=dA(ZA,mA,nA);U.status=206,U.statusText="Partial Content",U.headersList.set("content-length",xA,!0),U.headersList.
set("content-type",HA,!0),U.headersList.set("content-range",ie,!0)}else{const MA=kA(v);U.statusText="OK",U.body=MA[0],U.headersList.set("content-length",wA,!0),
U.headersList.set("content-type",HA,!0)}return Promise.resolve(U)}case"data:":{const g=G(bA),v=ne(g);if(v==="failure")return Promise.resolve(c("failed to fetch \
the data URL"));const U=de(v.mimeType);return Promise.resolve(x({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:U}]],body:GA(v.body)[0]}))}case"\
file:":return Promise.resolve(c("not implemented... yet..."));case"http:":case"https:":return Ve(W).catch(g=>c(g));default:return Promise.resolve(c("unknown sch\
eme"))}}function Ye(W,bA){W.request.done=!0,W.processResponseDone!=null&&queueMicrotask(()=>W.processResponseDone(bA))}function ze(W,bA){let u=W.timingInfo;W.request.
destination==="document"&&(W.controller.fullTimingInfo=u);const g=()=>{const U=Date.now();W.controller.reportTimingSteps=()=>{if(!tA(W.request.url))return;u.endTime=
U;let wA=bA.cacheState;const HA=bA.bodyInfo;bA.timingAllowPassed||(u=p(u),wA="");let MA=0;if(W.request.mode!=="navigate"||!bA.hasCrossOriginRedirects){MA=bA.status;
const UA=LA(bA.headersList);UA!=="failure"&&(HA.contentType=Ne(UA))}W.request.initiatorType!=null&&WA(u,W.request.url.href,W.request.initiatorType,globalThis,wA,
HA,MA)};const nA=()=>{W.request.done=!0,W.processResponseEndOfBody!=null&&queueMicrotask(()=>W.processResponseEndOfBody(bA)),W.request.initiatorType!=null&&W.controller.
reportTimingSteps()};queueMicrotask(()=>nA())};W.processResponse!=null&&queueMicrotask(()=>{W.processResponse(bA),W.processResponse=null});const v=bA.type==="er\
ror"?bA:bA.internalResponse??bA;if(v.body==null?g():VA(v.body.stream,()=>{g()}),W.processResponseConsumeBody!=null){const U=wA=>W.processResponseConsumeBody(bA,
wA),nA=()=>W.processResponseConsumeBody(bA,"failure");v.body==null?queueMicrotask(()=>U(null)):q(v.body,U,nA)}}async function Ve(W){const bA=W.request;let u=null,
g=null;const v=W.timingInfo;if(bA.serviceWorkers,u===null){if(bA.redirect==="follow"&&(bA.serviceWorkers="none"),g=u=await Je(W),bA.responseTainting==="cors"&&d(
bA,u)==="failure")return c("cors failure");E(bA,u)==="failure"&&(bA.timingAllowFailed=!0)}return(bA.responseTainting==="opaque"||u.type==="opaque")&&b(bA.origin,
bA.client,bA.destination,g)==="blocked"?c("blocked"):(qA.has(g.status)&&(bA.redirect!=="manual"&&W.controller.connection.destroy(),bA.redirect==="error"?u=c("un\
expected redirect"):bA.redirect==="manual"?u=g:bA.redirect==="follow"?u=await Bt(W,u):DA(!1)),u.timingInfo=v,u)}function Bt(W,bA){const u=W.request,g=bA.internalResponse?
bA.internalResponse:bA;let v;try{if(v=m(g,G(u).hash),v==null)return bA}catch(nA){return Promise.resolve(c(nA))}if(!tA(v))return Promise.resolve(c("URL scheme mu\
st be a HTTP(S) scheme"));if(u.redirectCount===20)return Promise.resolve(c("redirect count exceeded"));if(u.redirectCount+=1,u.mode==="cors"&&(v.username||v.password)&&
!C(u,v))return Promise.resolve(c('cross origin not allowed for request mode "cors"'));if(u.responseTainting==="cors"&&(v.username||v.password))return Promise.resolve(
c('URL cannot contain credentials for request mode "cors"'));if(g.status!==303&&u.body!=null&&u.body.source==null)return Promise.resolve(c());if([301,302].includes(
g.status)&&u.method==="POST"||g.status===303&&!XA.includes(u.method)){u.method="GET",u.body=null;for(const nA of pA)u.headersList.delete(nA)}C(G(u),v)||(u.headersList.
delete("authorization",!0),u.headersList.delete("proxy-authorization",!0),u.headersList.delete("cookie",!0),u.headersList.delete("host",!0)),u.body!=null&&(DA(u.
body.source!=null),u.body=GA(u.body.source)[0]);const U=W.timingInfo;return U.redirectEndTime=U.postRedirectStartTime=i(W.crossOriginIsolatedCapability),U.redirectStartTime===
0&&(U.redirectStartTime=U.startTime),u.urlList.push(v),F(u,g),pe(W,!0)}async function Je(W,bA=!1,u=!1){const g=W.request;let v=null,U=null,nA=null;const wA=null,
HA=!1;g.window==="no-window"&&g.redirect==="error"?(v=W,U=g):(g.body?.source!=null?U=N(g):(U=N({...g,body:null}),U.body=g.body),v={...W},v.request=U);const MA=g.
credentials==="include"||g.credentials==="same-origin"&&g.responseTainting==="basic",UA=U.body?U.body.length:null;let ZA=null;if(U.body==null&&["POST","PUT"].includes(
U.method)&&(ZA="0"),UA!=null&&(ZA=j(`${UA}`)),ZA!=null&&!U.headersList.contains("content-length",!0)&&U.headersList.append("content-length",ZA,!0),UA!=null&&U.keepalive,
zA.is.URL(U.referrer)&&U.headersList.append("referer",j(U.referrer.href),!0),I(U),L(U),U.headersList.contains("user-agent",!0)||U.headersList.append("user-agent",
Q,!0),U.cache==="default"&&(U.headersList.contains("if-modified-since",!0)||U.headersList.contains("if-none-match",!0)||U.headersList.contains("if-unmodified-si\
nce",!0)||U.headersList.contains("if-match",!0)||U.headersList.contains("if-range",!0))&&(U.cache="no-store"),U.cache==="no-cache"&&!U.preventNoCacheCacheControlHeaderModification&&
!U.headersList.contains("cache-control",!0)&&U.headersList.append("cache-control","max-age=0",!0),(U.cache==="no-store"||U.cache==="reload")&&(U.headersList.contains(
"pragma",!0)||U.headersList.append("pragma","no-cache",!0),U.headersList.contains("cache-control",!0)||U.headersList.append("cache-control","no-cache",!0)),U.headersList.
contains("range",!0)&&U.headersList.append("accept-encoding","identity",!0),U.headersList.contains("accept-encoding",!0)||(gA(G(U))?U.headersList.append("accept\
-encoding","br, gzip, deflate, zstd",!0):U.headersList.append("accept-encoding","gzip, deflate",!0)),U.headersList.delete("host",!0),MA&&!U.headersList.contains(
"authorization",!0)){let mA=null;if(!(K(U)&&(U.useURLCredentials===void 0||!BA(G(U))))){if(BA(G(U))&&bA){const{username:Ee,password:OA}=G(U);mA=`Basic ${Buffer.
from(`${Ee}:${OA}`).toString("base64")}`}}mA!==null&&U.headersList.append("Authorization",mA,!1)}if(wA==null&&(U.cache="no-store"),U.cache!=="no-store"&&U.cache,
nA==null){if(U.cache==="only-if-cached")return c("only if cached");const mA=await xe(v,MA,u);!sA.has(U.method)&&mA.status>=200&&mA.status<=399,HA&&mA.status,nA==
null&&(nA=mA)}if(nA.urlList=[...U.urlList],U.headersList.contains("range",!0)&&(nA.rangeRequested=!0),nA.requestIncludesCredentials=MA,nA.status===401&&U.responseTainting!==
"cors"&&MA&&(g.useURLCredentials!==void 0||uA(g.traversableForUserPrompts))){if(g.body!=null){if(g.body.source==null)return nA;g.body=GA(g.body.source)[0]}if(g.
useURLCredentials===void 0||bA)return O(W)?y(W):nA;W.controller.connection.destroy(),nA=await Je(W,!0)}if(nA.status===407)return g.window==="no-window"?c():O(W)?
y(W):c("proxy authentication required");if(nA.status===421&&!u&&(g.body==null||g.body.source!=null)){if(O(W))return y(W);W.controller.connection.destroy(),nA=await Je(
W,bA,!0)}return nA}async function xe(W,bA=!1,u=!1){DA(!W.controller.connection||W.controller.connection.destroyed),W.controller.connection={abort:null,destroyed:!1,
destroy(OA){this.destroyed||(this.destroyed=!0,this.abort?.(OA??new DOMException("The operation was aborted.","AbortError")))}};const g=W.request;let v=null;const U=W.
timingInfo;null==null&&(g.cache="no-store");const wA=u?"yes":"no";g.mode;let HA=null;if(g.body==null&&W.processRequestEndOfBody)queueMicrotask(()=>W.processRequestEndOfBody());else if(g.
body!=null){const OA=async function*($A){O(W)||(yield $A,W.processRequestBodyChunkLength?.($A.byteLength))},xA=()=>{O(W)||W.processRequestEndOfBody&&W.processRequestEndOfBody()},
ie=$A=>{O(W)||($A.name==="AbortError"?W.controller.abort():W.controller.terminate($A))};HA=(async function*(){try{for await(const $A of g.body.stream)yield*OA($A);
xA()}catch($A){ie($A)}})()}try{const{body:OA,status:xA,statusText:ie,headersList:$A,socket:Se}=await Ee({body:HA});if(Se)v=x({status:xA,statusText:ie,headersList:$A,
socket:Se});else{const qe=OA[Symbol.asyncIterator]();W.controller.next=()=>qe.next(),v=x({status:xA,statusText:ie,headersList:$A})}}catch(OA){return OA.name==="\
AbortError"?(W.controller.connection.destroy(),y(W,OA)):c(OA)}const MA=()=>W.controller.resume(),UA=OA=>{O(W)||W.controller.abort(OA)},ZA=new ReadableStream({start(OA){
W.controller.controller=OA},pull:MA,cancel:UA,type:"bytes"});v.body={stream:ZA,source:null,length:null},W.controller.resume||W.controller.on("terminated",mA),W.
controller.resume=async()=>{for(;;){let OA,xA;try{const{done:$A,value:Se}=await W.controller.next();if(R(W))break;OA=$A?void 0:Se}catch($A){W.controller.ended&&
!U.encodedBodySize?OA=void 0:(OA=$A,xA=!0)}if(OA===void 0){eA(W.controller.controller),Ye(W,v);return}if(U.decodedBodySize+=OA?.byteLength??0,xA){W.controller.terminate(
OA);return}const ie=new Uint8Array(OA);if(ie.byteLength&&W.controller.controller.enqueue(ie),se(ZA)){W.controller.terminate();return}if(W.controller.controller.
desiredSize<=0)return}};function mA(OA){R(W)?(v.aborted=!0,Be(ZA)&&W.controller.controller.error(W.controller.serializedAbortReason)):Be(ZA)&&W.controller.controller.
error(new TypeError("terminated",{cause:k(OA)?OA:void 0})),W.controller.connection.destroy()}return v;function Ee({body:OA}){const xA=G(g),ie=W.controller.dispatcher,
$A=xA.pathname+xA.search,Se=xA.search.length===0&&xA.href[xA.href.length-xA.hash.length-1]==="?";return qe(OA);function qe(ct,At){return new Promise((Tt,St)=>ie.
dispatch({path:Se?`${$A}?`:$A,origin:xA.origin,method:g.method,body:ie.isMockActive?g.body&&(g.body.source||g.body.stream):ct,__mockAgentBodyForDispatch:ct,headers:g.
headersList.entries,maxRedirections:0,upgrade:g.mode==="websocket"?"websocket":void 0,...At===!1?{allowH2:At}:null},{body:null,abort:null,onRequestStart(Ze){const{
connection:Re}=W.controller;U.finalConnectionTimingInfo=P(void 0,U.postRedirectStartTime,W.crossOriginIsolatedCapability);const et=st=>Ze.abort(st);Re.destroyed?
et(new DOMException("The operation was aborted.","AbortError")):(W.controller.on("terminated",et),this.abort=Re.abort=et),U.finalNetworkRequestStartTime=i(W.crossOriginIsolatedCapability)},
onResponseStarted(){U.finalNetworkResponseStartTime=i(W.crossOriginIsolatedCapability)},onResponseStart(Ze,Re,et,st){if(Re<200)return;const Dt=Ze?.rawHeaders??[],
Ct=new Y;yA(Ct,et,Dt);const e=Ct.get("location",!0)&&g.redirect==="follow"&&qA.has(Re),t=[];if(g.method!=="HEAD"&&g.method!=="CONNECT"&&!KA.includes(Re)&&!e){const B=Ct.
get("content-encoding",!0),D=B?B.toLowerCase().split(","):[],J=5;if(D.length>J){Ze.abort(new Error(`too many content-encodings in response: ${D.length}, maximum\
 allowed is ${J}`));return}for(let $=D.length-1;$>=0;--$){const rA=D[$].trim();if(rA==="x-gzip"||rA==="gzip")t.push(h.createGunzip({flush:h.constants.Z_SYNC_FLUSH,
finishFlush:h.constants.Z_SYNC_FLUSH}));else if(rA==="deflate")t.push(FA({flush:h.constants.Z_SYNC_FLUSH,finishFlush:h.constants.Z_SYNC_FLUSH}));else if(rA==="b\
r")t.push(h.createBrotliDecompress({flush:h.constants.BROTLI_OPERATION_FLUSH,finishFlush:h.constants.BROTLI_OPERATION_FLUSH}));else if(rA==="zstd")t.push(h.createZstdDecompress(
{flush:h.constants.ZSTD_e_continue,finishFlush:h.constants.ZSTD_e_end,params:{[h.constants.ZSTD_d_windowLogMax]:23}}));else{t.length=0;break}}}this.body=new ae(
{read:()=>Ze.resume()});const r=B=>this.onResponseError(Ze,B);Tt({status:Re,statusText:st,headersList:Ct,body:t.length?_(this.body,...t,B=>{B&&this.onResponseError(
Ze,B)}).on("error",r):this.body.on("error",r)})},onResponseData(Ze,Re){if(W.controller.dump)return;const et=Re;U.encodedBodySize+=et.byteLength,this.body.push(et)===
!1&&Ze.pause()},onResponseEnd(){this.abort&&W.controller.off("terminated",this.abort),W.controller.ended=!0,this.body?.push(null)},onResponseError(Ze,Re){if(this.
abort&&W.controller.off("terminated",this.abort),g.mode==="websocket"&&At!==!1&&Re?.code==="UND_ERR_INFO"&&Re?.message==="HTTP/2: Extended CONNECT protocol not \
supported by server"){Tt(qe(ct,!1));return}this.body?.destroy(Re),Ze?.aborted||W.controller.terminate(Re),St(Re)},onRequestUpgrade(Ze,Re,et,st){if(st.session!=null&&
Re!==200||st.session==null&&Re!==101)return st.session!=null&&Ze.abort(new be("bad upgrade",null)),!1;const Dt=Ze?.rawHeaders??[],Ct=new Y;return yA(Ct,et,Dt),Tt(
{status:Re,statusText:ke[Re],headersList:Ct,socket:st}),!0}}))}}}QA.exports={fetch:IA,Fetch:T,fetching:re,finalizeAndReportTiming:NA}}}),zt=_A({"node_modules/un\
dici/lib/core/socks5-utils.js"(l,QA){"use strict";var{Buffer:c}=hA(4573),y=hA(7030),{InvalidArgumentError:f}=De();function x(N){if(y.isIPv4(N)){const M=N.split(
".").map(Number);return{type:1,buffer:c.from(M)}}if(y.isIPv6(N))return{type:4,buffer:X(N)};const V=c.from(N,"utf8");if(V.length>255)throw new f("Domain name too\
 long (max 255 bytes)");return{type:3,buffer:c.concat([c.from([V.length]),V])}}function X(N){const V=c.alloc(16);let M=N;if(N.includes(".")){const h=N.lastIndexOf(
":"),A=N.slice(h+1);if(y.isIPv4(A)){const n=A.split(".").map(Number),a=(n[0]<<8|n[1]).toString(16),E=(n[2]<<8|n[3]).toString(16);M=`${N.slice(0,h)}:${a}:${E}`}}
const w=M.indexOf("::");if(w!==-1){const h=M.slice(0,w),A=M.slice(w+2),n=h===""?[]:h.split(":"),a=A===""?[]:A.split(":");let E=0;for(const I of n)V.writeUInt16BE(
parseInt(I,16),E),E+=2;E=16-a.length*2;for(const I of a)V.writeUInt16BE(parseInt(I,16),E),E+=2}else{const h=M.split(":");for(let A=0;A<h.length;A++)V.writeUInt16BE(
parseInt(h[A],16),A*2)}return V}function AA(N,V,M){const w=c.allocUnsafe(2);return w.writeUInt16BE(M,0),c.concat([c.from([N]),V,w])}function Y(N,V=0){if(N.length<
V+1)throw new f("Buffer too small to contain address type");const M=N[V];let w,h=V+1;switch(M){case 1:{if(N.length<h+6)throw new f("Buffer too small for IPv4 ad\
dress");w=Array.from(N.subarray(h,h+4)).join("."),h+=4;break}case 3:{if(N.length<h+1)throw new f("Buffer too small for domain length");const n=N[h];if(h+=1,N.length<
h+n+2)throw new f("Buffer too small for domain address");w=N.subarray(h,h+n).toString("utf8"),h+=n;break}case 4:{if(N.length<h+18)throw new f("Buffer too small \
for IPv6 address");const n=[];for(let a=0;a<8;a++){const E=N.readUInt16BE(h+a*2);n.push(E.toString(16))}w=n.join(":"),h+=16;break}default:throw new f(`Invalid a\
ddress type: ${M}`)}if(N.length<h+2)throw new f("Buffer too small for port");const A=N.readUInt16BE(h);return h+=2,{address:w,port:A,bytesRead:h-V}}function H(N){
const M={1:"General SOCKS server failure",2:"Connection not allowed by ruleset",3:"Network unreachable",4:"Host unreachable",5:"Connection refused",6:"TTL expir\
ed",7:"Command not supported",8:"Address type not supported"}[N]||`Unknown SOCKS5 error code: ${N}`,w=new Error(M);return w.code=`SOCKS5_${N}`,w}QA.exports={parseAddress:x,
parseIPv6:X,buildAddressBuffer:AA,parseResponseAddress:Y,createReplyError:H}}}),$t=_A({"node_modules/undici/lib/core/socks5-client.js"(l,QA){"use strict";var{EventEmitter:c}=hA(
8474),{Buffer:y}=hA(4573),{InvalidArgumentError:f,Socks5ProxyError:x}=De(),{debuglog:X}=hA(7975),{parseAddress:AA}=zt(),Y=X("undici:socks5"),H=y.alloc(0),N=5,V={
NO_AUTH:0,GSSAPI:1,USERNAME_PASSWORD:2,NO_ACCEPTABLE:255},M={CONNECT:1,BIND:2,UDP_ASSOCIATE:3},w={IPV4:1,DOMAIN:3,IPV6:4},h={SUCCEEDED:0,GENERAL_FAILURE:1,CONNECTION_NOT_ALLOWED:2,
NETWORK_UNREACHABLE:3,HOST_UNREACHABLE:4,CONNECTION_REFUSED:5,TTL_EXPIRED:6,COMMAND_NOT_SUPPORTED:7,ADDRESS_TYPE_NOT_SUPPORTED:8},A={INITIAL:"initial",HANDSHAKING:"\
handshaking",AUTHENTICATING:"authenticating",AUTHENTICATED:"authenticated",CONNECTING:"connecting",CONNECTED:"connected",ERROR:"error",CLOSED:"closed"},n=class extends c{constructor(a,E={}){
if(super(),!a)throw new f("socket is required");this.socket=a,this.options=E,this.state=A.INITIAL,this.buffer=H,this.onSocketData=this.onData.bind(this),this.onSocketError=
this.onError.bind(this),this.onSocketClose=this.onClose.bind(this),this.authMethods=[],E.username&&E.password&&this.authMethods.push(V.USERNAME_PASSWORD),this.authMethods.
push(V.NO_AUTH),this.socket.on("data",this.onSocketData),this.socket.on("error",this.onSocketError),this.socket.on("close",this.onSocketClose)}onData(a){Y("rece\
ived data",a.length,"bytes in state",this.state),this.buffer=y.concat([this.buffer,a]);try{switch(this.state){case A.HANDSHAKING:this.handleHandshakeResponse();
break;case A.AUTHENTICATING:this.handleAuthResponse();break;case A.CONNECTING:this.handleConnectResponse();break}}catch(E){this.onError(E)}}onError(a){Y("socket\
 error",a),this.state=A.ERROR,this.emit("error",a),this.destroy()}onClose(){Y("socket closed"),this.state=A.CLOSED,this.emit("close")}destroy(){this.socket&&!this.
socket.destroyed&&this.socket.destroy()}markAuthenticated(){this.state=A.AUTHENTICATED,this.emit("authenticated")}handshake(){if(this.state!==A.INITIAL)throw new f(
"Handshake already started");Y("starting handshake with",this.authMethods.length,"auth methods"),this.state=A.HANDSHAKING;const a=y.alloc(2+this.authMethods.length);
a[0]=N,a[1]=this.authMethods.length,this.authMethods.forEach((E,I)=>{a[2+I]=E}),this.socket.write(a)}handleHandshakeResponse(){if(this.buffer.length<2)return;const a=this.
buffer[0],E=this.buffer[1];if(a!==N)throw new x(`Invalid SOCKS version: ${a}`,"UND_ERR_SOCKS5_VERSION");if(E===V.NO_ACCEPTABLE)throw new x("No acceptable authen\
tication method","UND_ERR_SOCKS5_AUTH_REJECTED");if(this.buffer=this.buffer.subarray(2),Y("server selected auth method",E),E===V.NO_AUTH)this.markAuthenticated();else if(E===
V.USERNAME_PASSWORD)this.state=A.AUTHENTICATING,this.sendAuthRequest();else throw new x(`Unsupported authentication method: ${E}`,"UND_ERR_SOCKS5_AUTH_METHOD")}sendAuthRequest(){
const{username:a,password:E}=this.options;if(!a||!E)throw new f("Username and password required for authentication");Y("sending username/password auth");const I=y.
from(a),m=y.from(E);if(I.length>255||m.length>255)throw new f("Username or password too long");const G=y.alloc(3+I.length+m.length);G[0]=1,G[1]=I.length,I.copy(
G,2),G[2+I.length]=m.length,m.copy(G,3+I.length),this.socket.write(G)}handleAuthResponse(){if(this.buffer.length<2)return;const a=this.buffer[0],E=this.buffer[1];
if(a!==1)throw new x(`Invalid auth sub-negotiation version: ${a}`,"UND_ERR_SOCKS5_AUTH_VERSION");if(E!==0)throw new x("Authentication failed","UND_ERR_SOCKS5_AU\
TH_FAILED");this.buffer=this.buffer.subarray(2),Y("authentication successful"),this.markAuthenticated()}connect(a,E){if(this.state===A.CONNECTING||this.state===
A.CONNECTED)throw new f("Connection already in progress");if(this.state!==A.AUTHENTICATED)throw new f("Client must be authenticated before CONNECT");Y("connecti\
ng to",a,E),this.state=A.CONNECTING;const I=this.buildConnectRequest(M.CONNECT,a,E);this.socket.write(I)}buildConnectRequest(a,E,I){const{type:m,buffer:G}=AA(E),
F=y.alloc(4+G.length+2);return F[0]=N,F[1]=a,F[2]=0,F[3]=m,G.copy(F,4),F.writeUInt16BE(I,4+G.length),F}handleConnectResponse(){if(this.buffer.length<4)return;const a=this.
buffer[0],E=this.buffer[1],I=this.buffer[3];if(a!==N)throw new x(`Invalid SOCKS version in reply: ${a}`,"UND_ERR_SOCKS5_REPLY_VERSION");let m=4;if(I===w.IPV4)m+=
6;else if(I===w.DOMAIN){if(this.buffer.length<5)return;m+=1+this.buffer[4]+2}else if(I===w.IPV6)m+=18;else throw new x(`Invalid address type in reply: ${I}`,"UN\
D_ERR_SOCKS5_ADDR_TYPE");if(this.buffer.length<m)return;if(E!==h.SUCCEEDED){const p=this.getReplyErrorMessage(E);throw new x(`SOCKS5 connection failed: ${p}`,`U\
ND_ERR_SOCKS5_REPLY_${E}`)}let G,F=4;if(I===w.IPV4)G=Array.from(this.buffer.subarray(F,F+4)).join("."),F+=4;else if(I===w.DOMAIN){const p=this.buffer[F];F+=1,G=
this.buffer.subarray(F,F+p).toString(),F+=p}else if(I===w.IPV6){const p=[];for(let L=0;L<8;L++){const d=this.buffer.readUInt16BE(F+L*2);p.push(d.toString(16))}G=
p.join(":"),F+=16}const s=this.buffer.readUInt16BE(F);this.buffer=H,this.state=A.CONNECTED,this.socket.removeListener("data",this.onSocketData),Y("connected, bo\
und address:",G,"port:",s),this.emit("connected",{address:G,port:s})}getReplyErrorMessage(a){switch(a){case h.GENERAL_FAILURE:return"General SOCKS server failur\
e";case h.CONNECTION_NOT_ALLOWED:return"Connection not allowed by ruleset";case h.NETWORK_UNREACHABLE:return"Network unreachable";case h.HOST_UNREACHABLE:return"\
Host unreachable";case h.CONNECTION_REFUSED:return"Connection refused";case h.TTL_EXPIRED:return"TTL expired";case h.COMMAND_NOT_SUPPORTED:return"Command not su\
pported";case h.ADDRESS_TYPE_NOT_SUPPORTED:return"Address type not supported";default:return`Unknown error code: ${a}`}}};QA.exports={Socks5Client:n,AUTH_METHODS:V,
COMMANDS:M,ADDRESS_TYPES:w,REPLY_CODES:h,STATES:A}}}),Ar=_A({"node_modules/undici/lib/dispatcher/socks5-proxy-agent.js"(l,QA){"use strict";var{URL:c}=hA(3136),y,
f=he(),{ConnectTimeoutError:x,InvalidArgumentError:X}=De(),{Socks5Client:AA,STATES:Y}=$t(),{kBusy:H,kConnected:N,kDispatch:V,kClose:M,kDestroy:w}=Me(),h=Mt(),A=je(),
{setupConnectTimeout:n}=ue(),{debuglog:a}=hA(7975),E=a("undici:socks5-proxy"),I=5e3,m=Symbol("proxy url"),G=Symbol("proxy headers"),F=Symbol("proxy auth"),s=Symbol(
"proxy protocol"),p=Symbol("pools"),L=Symbol("connector"),d=Symbol("connect timeout"),b=Symbol("request tls settings"),z=Symbol("request tls timeout");function i(R,k,q){
return new x(`Connect Timeout Error (attempted address: ${R}:${k}, timeout: ${q}ms)`)}var C=!1,O=class extends f{constructor(R,k={}){if(super(k),C||(process.emitWarning(
"SOCKS5 proxy support is experimental and subject to change","ExperimentalWarning"),C=!0),!R)throw new X("Proxy URL is mandatory");const q=typeof R=="string"?new c(
R):R;if(q.protocol!=="socks5:"&&q.protocol!=="socks:")throw new X("Proxy URL must use socks5:// or socks:// protocol");this[m]=q,this[G]=k.headers||{},this[s]=k.
proxyTls?"https:":"http:";const eA=k.connectTimeout??I;if(!Number.isFinite(eA)||eA<0)throw new X("invalid connectTimeout");this[d]=eA;const{timeout:aA,...tA}=k.
requestTls||{},gA=aA??eA;if(!Number.isFinite(gA)||gA<0)throw new X("invalid requestTls.timeout");this[b]=tA,this[z]=gA,this[F]={username:k.username||(q.username?
decodeURIComponent(q.username):null),password:k.password||(q.password?decodeURIComponent(q.password):null)};const P=k.proxyTls?.timeout??eA;if(!Number.isFinite(
P)||P<0)throw new X("invalid proxyTls.timeout");this[L]=k.connect||A({...k.proxyTls,timeout:P,servername:k.proxyTls?.servername||q.hostname}),this[p]=new Map}async createSocks5Connection(R,k){
const q=this[m].hostname,eA=parseInt(this[m].port)||1080;E("creating SOCKS5 connection to",q,eA);const aA=Promise.withResolvers();this[L]({hostname:q,host:q,port:eA,
protocol:this[s]},(kA,qA)=>{kA?aA.reject(kA):aA.resolve(qA)});const tA=await aA.promise,gA=new AA(tA,this[F]);gA.on("error",kA=>{E("SOCKS5 error:",kA),tA.destroy()}),
await gA.handshake();const P=Promise.withResolvers(),lA=this[d]===0?null:setTimeout(()=>{dA(),gA.destroy(),P.reject(i(q,eA,this[d]))},this[d]),dA=()=>{clearTimeout(
lA),gA.removeListener("authenticated",FA),gA.removeListener("error",LA)},FA=()=>{dA(),P.resolve()},LA=kA=>{dA(),P.reject(kA)};gA.state===Y.AUTHENTICATED?(clearTimeout(
lA),P.resolve()):(gA.once("authenticated",FA),gA.once("error",LA)),await P.promise,await gA.connect(R,k);const K=Promise.withResolvers(),BA=this[d]===0?null:setTimeout(
()=>{uA(),gA.destroy(),K.reject(i(R,k,this[d]))},this[d]),uA=()=>{clearTimeout(BA),gA.removeListener("connected",DA),gA.removeListener("error",GA)},DA=kA=>{E("S\
OCKS5 tunnel established to",R,k,"via",kA),uA(),K.resolve()},GA=kA=>{uA(),K.reject(kA)};return gA.once("connected",DA),gA.once("error",GA),await K.promise,tA}[V](R,k){
const{origin:q}=R;E("dispatching request to",q,"via SOCKS5");try{const eA=String(q);let aA=this[p].get(eA);if(!aA||aA.destroyed||aA.closed){aA=new h(q,{pipelining:R.
pipelining,connections:R.connections,connect:async(gA,P)=>{try{const lA=new c(q),dA=lA.hostname,FA=parseInt(lA.port)||(lA.protocol==="https:"?443:80);E("establi\
shing SOCKS5 connection to",dA,FA);const LA=await this.createSocks5Connection(dA,FA);let K=LA;if(lA.protocol==="https:"){y||(y=hA(1692)),E("upgrading to TLS"),K=
y.connect({...this[b],socket:LA,servername:this[b]?.servername||dA});const BA=Promise.withResolvers(),uA=()=>{queueMicrotask(kA),K.removeListener("secureConnect",
DA),K.removeListener("error",GA)},DA=()=>{uA(),BA.resolve()},GA=qA=>{uA(),BA.reject(qA)},kA=n(new WeakRef(K),{timeout:this[z],hostname:dA,port:FA});K.once("secu\
reConnect",DA),K.once("error",GA),await BA.promise}P(null,K)}catch(lA){E("SOCKS5 connection error:",lA),P(lA)}}}),this[p].set(eA,aA);const tA=()=>{this[p].get(eA)!==
aA||aA[N]>0||aA[H]||(this[p].delete(eA),aA.destroyed||aA.close())};aA.on("disconnect",tA),aA.on("connectionError",tA)}return aA[V](R,k)}catch(eA){if(E("dispatch\
 error:",eA),typeof k.onResponseError=="function")return k.onResponseError(null,eA),!1;if(typeof k.onError=="function")return k.onError(eA),!1;throw eA}}async[M](){
const R=[];for(const k of this[p].values())R.push(k.close());this[p].clear(),await Promise.all(R)}async[w](R){const k=[];for(const q of this[p].values())k.push(
q.destroy(R));this[p].clear(),await Promise.all(k)}};QA.exports=O}}),er=_A({"node_modules/undici/lib/dispatcher/proxy-agent.js"(l,QA){"use strict";var{kProxy:c,
kClose:y,kDestroy:f,kDispatch:x}=Me(),X=Vt(),AA=Mt(),Y=he(),{InvalidArgumentError:H,RequestAbortedError:N,SecureProxyConnectionError:V,ProxyConnectionError:M}=De(),
w=je(),h=Rt(),{channels:A}=We(),n=Ar(),{hasSafeIterator:a}=ue(),E=Symbol("proxy agent"),I=Symbol("proxy client"),m=Symbol("proxy headers"),G=Symbol("request tls\
 settings"),F=Symbol("proxy tls settings"),s=Symbol("connect endpoint function"),p=Symbol("connect endpoint function (http/1.1 only)"),L=Symbol("tunnel proxy"),
d="proxy-authorization";function b(P){return P==="https:"?443:80}function z(P,lA){return new AA(P,lA)}var i=()=>{};function C(P,lA){return lA.connections===1?new h(
P,lA):new AA(P,lA)}function O(P,lA){return lA===!0||P!=="http:"}var R=class extends Y{#A;#e;constructor(P,{headers:lA={},connect:dA,factory:FA,proxyServername:LA}){
if(!P)throw new H("Proxy URL is mandatory");super(),this[m]=lA,this.#e=LA,FA?this.#A=FA(P,{connect:dA}):this.#A=new h(P,{connect:dA})}[x](P,lA){const dA=lA.onResponseStart;
lA.onResponseStart=function(BA,uA,DA,GA){if(uA===407){typeof lA.onResponseError=="function"&&lA.onResponseError(BA,new H("Proxy Authentication Required (407)"));
return}dA&&dA.call(this,BA,uA,DA,GA)};const{origin:FA,path:LA="/",headers:K={}}=P;return P.path=FA+LA,P.headers={...this[m],...K},tA(K)||(P.headers.host=new URL(
FA).host),this.#e!=null&&(P.servername=this.#e),this.#A[x](P,lA)}[y](){return this.#A.close()}[f](P){return this.#A.destroy(P)}},k=class extends Y{constructor(P){
if(!P||typeof P=="object"&&!(P instanceof URL)&&!P.uri)throw new H("Proxy uri is mandatory");const{clientFactory:lA=z}=P;if(typeof lA!="function")throw new H("P\
roxy opts.clientFactory must be a function.");const{proxyTunnel:dA,connectTimeout:FA}=P;super(P);const LA=this.#A(P),{href:K,origin:BA,port:uA,protocol:DA,username:GA,
password:kA,hostname:qA}=LA;if(this[c]={uri:K,protocol:DA},this[G]=P.requestTls,this[F]=P.proxyTls,this[m]=P.headers||{},this[L]=dA,P.auth&&P.token)throw new H(
"opts.auth cannot be used in combination with opts.token");P.auth?this[m]["proxy-authorization"]=`Basic ${P.auth}`:P.token?this[m]["proxy-authorization"]=P.token:
GA&&kA?this[m]["proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(GA)}:${decodeURIComponent(kA)}`).toString("base64")}`:GA&&(this[m]["proxy-autho\
rization"]=`Basic ${Buffer.from(`${decodeURIComponent(GA)}:`).toString("base64")}`);const KA=w({timeout:FA,...P.proxyTls}),sA=w({timeout:FA,...P.proxyTls,allowH2:!1});
this[s]=w({timeout:FA,...P.requestTls}),this[p]=w({timeout:FA,...P.requestTls,allowH2:!1});const pA=P.factory||C,ee=(CA,ae)=>{const{protocol:_}=new URL(CA);if(this[c].
protocol==="socks5:"||this[c].protocol==="socks:")return new n(this[c].uri,{headers:this[m],connect:KA,factory:pA,username:P.username||GA,password:P.password||kA,
connectTimeout:FA,proxyTls:P.proxyTls,requestTls:P.requestTls});if(!O(_,this[L])){const VA=this[c].protocol==="https:"?(se,Be)=>sA(se,(oe,we)=>{oe&&oe.code==="E\
RR_TLS_CERT_ALTNAME_INVALID"?Be(new V(oe)):Be(oe,we)}):sA;return new R(this[c].uri,{headers:this[m],connect:VA,factory:pA,proxyServername:this[c].protocol==="ht\
tps:"?this[F]?.servername||qA:void 0})}return pA(CA,ae)};DA==="socks5:"||DA==="socks:"?this[I]=null:this[I]=lA(LA,{connect:KA}),this[E]=new X({...P,factory:ee,connect:async(CA,ae)=>{
if(!this[I]){ae(new H("Cannot establish tunnel connection without a proxy client"));return}let _=CA.host;CA.port||(_+=`:${b(CA.protocol)}`);try{const VA={origin:BA,
port:uA,path:_,signal:CA.signal,headers:{...this[m],host:CA.host,...CA.connections==null||CA.connections>0?{"proxy-connection":"keep-alive"}:{}},servername:this[F]?.
servername||qA},{socket:se,statusCode:Be}=await this[I].connect(VA);if(Be!==200){se.on("error",i).destroy(),ae(new N(`Proxy response (${Be}) !== 200 when HTTP T\
unneling`));return}if(A.proxyConnected.hasSubscribers&&A.proxyConnected.publish({socket:se,connectParams:VA}),CA.protocol!=="https:"){ae(null,se);return}let oe;
this[G]?oe=this[G].servername:oe=CA.servername,(CA.allowH2===!1?this[p]:this[s])({...CA,servername:oe,httpSocket:se},ae)}catch(VA){VA.code==="ERR_TLS_CERT_ALTNA\
ME_INVALID"?ae(new V(VA)):VA.code==="UND_ERR_SOCKET"?ae(new M(VA)):ae(VA)}}})}dispatch(P,lA){let dA=q(P.headers);return eA(dA),dA&&!tA(dA)&&(dA===P.headers&&(dA=
{...dA}),dA.host=new URL(P.origin).host),this[E].dispatch({...P,headers:dA},lA)}#A(P){return typeof P=="string"?new URL(P):P instanceof URL?P:new URL(P.uri)}[y](){
const P=[this[E].close()];return this[I]&&P.push(this[I].close()),Promise.all(P)}[f](){const P=[this[E].destroy()];return this[I]&&P.push(this[I].destroy()),Promise.
all(P)}};function q(P){if(Array.isArray(P)){const lA={};for(let dA=0;dA<P.length;dA+=2)aA(P[dA])&&gA(),lA[P[dA]]=P[dA+1];return lA}if(P&&typeof P=="object"&&a(P)){
const lA={};for(const[dA,FA]of P){if(!Object.hasOwn(lA,dA)){lA[dA]=FA;continue}const LA=lA[dA],K=[];LA!==void 0&&K.push(...Array.isArray(LA)?LA:[LA]),FA!==void 0&&
K.push(...Array.isArray(FA)?FA:[FA]),lA[dA]=K.length>1?K:K[0]}return lA}return P}function eA(P){for(const lA in P)aA(lA)&&gA()}function aA(P){return P.length===
d.length&&P.toLowerCase()===d}function tA(P){for(const lA in P)if(lA.length===4&&lA.toLowerCase()==="host")return!0;return!1}function gA(){throw new H("Proxy-Au\
thorization should be sent in ProxyAgent constructor")}QA.exports=k}}),tr=_A({"node_modules/undici/lib/api/readable.js"(l,QA){"use strict";var c=hA(4589),{addAbortListener:y}=hA(
8474),{Readable:f}=hA(7075),{RequestAbortedError:x,NotSupportedError:X,InvalidArgumentError:AA,AbortError:Y}=De(),H=ue(),N=Symbol("kConsume"),V=Symbol("kReading"),
M=Symbol("kBody"),w=Symbol("kAbort"),h=Symbol("kContentType"),A=Symbol("kContentLength"),n=Symbol("kUsed"),a=Symbol("kBytesRead"),E=()=>{},I=class extends f{constructor({
resume:i,abort:C,contentType:O="",contentLength:R,highWaterMark:k=64*1024}){super({autoDestroy:!0,read:i,highWaterMark:k}),this._readableState.dataEmitted=!1,this[w]=
C,this[N]=null,this[a]=0,this[M]=null,this[n]=!1,this[h]=O,this[A]=Number.isFinite(R)?R:null,this[V]=!1}_destroy(i,C){!i&&!this._readableState.endEmitted&&(i=new x),
i&&this[w](),this[n]?C(i):setImmediate(C,i)}on(i,C){return(i==="data"||i==="readable")&&(this[V]=!0,this[n]=!0),super.on(i,C)}addListener(i,C){return this.on(i,
C)}off(i,C){const O=super.off(i,C);return(i==="data"||i==="readable")&&(this[V]=this.listenerCount("data")>0||this.listenerCount("readable")>0),O}removeListener(i,C){
return this.off(i,C)}push(i){return i&&(this[a]+=i.length,this[N])?(b(this[N],i),this[V]?super.push(i):!0):super.push(i)}text(){return F(this,"text")}json(){return F(
this,"json")}blob(){return F(this,"blob")}bytes(){return F(this,"bytes")}arrayBuffer(){return F(this,"arrayBuffer")}async formData(){throw new X}get bodyUsed(){
return H.isDisturbed(this)}get body(){return this[M]||(this[M]=ReadableStream.from(this),this[N]&&(this[M].getReader(),c(this[M].locked))),this[M]}dump(i){const C=i?.
signal;if(C!=null&&(typeof C!="object"||!("aborted"in C)))return Promise.reject(new AA("signal must be an AbortSignal"));const O=i?.limit&&Number.isFinite(i.limit)?
i.limit:128*1024;return C?.aborted?Promise.reject(C.reason??new Y):this._readableState.closeEmitted?Promise.resolve(null):new Promise((R,k)=>{if((this[A]&&this[A]>
O||this[a]>O)&&this.destroy(new Y),C){const eA=y(C,()=>{this.destroy(C.reason??new Y)});this.on("close",function(){eA[Symbol.dispose](),C.aborted?k(C.reason??new Y):
R(null)})}else this.on("close",R);this.on("error",E).on("data",()=>{this[a]>O&&this.destroy()}).resume()})}setEncoding(i){return Buffer.isEncoding(i)&&super.setEncoding(
i),this}};function m(i){return i[M]?.locked===!0||i[N]!==null}function G(i){return H.isDisturbed(i)||m(i)}function F(i,C){return c(!i[N]),new Promise((O,R)=>{if(G(
i)){const k=i._readableState;k.destroyed&&k.closeEmitted===!1?i.on("error",R).on("close",()=>{R(new TypeError("unusable"))}):R(k.errored??new TypeError("unusabl\
e"))}else queueMicrotask(()=>{i[N]={type:C,stream:i,resolve:O,reject:R,length:0,body:[]},i.on("error",function(k){z(this[N],k)}).on("close",function(){this[N].body!==
null&&z(this[N],new x)}),s(i[N])})})}function s(i){if(i.body===null)return;const{_readableState:C}=i.stream;if(C.bufferIndex){const R=C.bufferIndex,k=C.buffer.length;
for(let q=R;q<k;q++)b(i,C.buffer[q])}else for(const R of C.buffer)b(i,R);const O=C.decoder;if(O!=null&&O.lastNeed>0&&b(i,Buffer.from(O.lastChar.subarray(0,O.lastTotal-
O.lastNeed))),C.endEmitted){d(i,C.encoding);return}for(i.stream.on("end",function(){d(this[N],this._readableState.encoding)}),i.stream.resume();i.stream.read()!=
null;);}function p(i,C,O){if(i.length===0||C===0)return"";const R=i.length===1?i[0]:Buffer.concat(i,C),k=R.length,q=k>2&&R[0]===239&&R[1]===187&&R[2]===191?3:0;
return!O||O==="utf8"||O==="utf-8"?R.utf8Slice(q,k):R.subarray(q,k).toString(O)}function L(i,C){if(i.length===0||C===0)return new Uint8Array(0);if(i.length===1)return new Uint8Array(
i[0]);const O=new Uint8Array(Buffer.allocUnsafeSlow(C).buffer);let R=0;for(let k=0;k<i.length;++k){const q=i[k];O.set(q,R),R+=q.length}return O}function d(i,C){
const{type:O,body:R,resolve:k,stream:q,length:eA}=i;try{O==="text"?k(p(R,eA,C)):O==="json"?k(JSON.parse(p(R,eA,C))):O==="arrayBuffer"?k(L(R,eA).buffer):O==="blo\
b"?k(new Blob(R,{type:q[h]})):O==="bytes"&&k(L(R,eA)),z(i)}catch(aA){q.destroy(aA)}}function b(i,C){i.body!==null&&(typeof C=="string"&&(C=Buffer.from(C,i.stream.
_readableState.encoding)),i.length+=C.length,i.body.push(C))}function z(i,C){i.body!==null&&(C?i.reject(C):i.resolve(),i.type=null,i.stream=null,i.resolve=null,
i.reject=null,i.length=0,i.body=null)}QA.exports={Readable:I,chunksDecode:p}}}),rr=_A({"node_modules/undici/lib/api/api-request.js"(l,QA){"use strict";var c=hA(
4589),{AsyncResource:y}=hA(6698),{Readable:f}=tr(),{InvalidArgumentError:x,RequestAbortedError:X}=De(),AA=ue();function Y(){}var H=class extends y{constructor(V,M){
if(!V||typeof V!="object")throw new x("invalid opts");const{signal:w,method:h,opaque:A,body:n,onInfo:a,responseHeaders:E,highWaterMark:I}=V;try{if(typeof M!="fu\
nction")throw new x("invalid callback");if(I!=null&&(!Number.isFinite(I)||I<0))throw new x("invalid highWaterMark");if(w&&typeof w.on!="function"&&typeof w.addEventListener!=
"function")throw new x("signal must be an EventEmitter or EventTarget");if(h==="CONNECT")throw new x("invalid method");if(a&&typeof a!="function")throw new x("i\
nvalid onInfo callback");super("UNDICI_REQUEST")}catch(m){throw AA.isStream(n)&&AA.destroy(n.on("error",Y),m),m}this.method=h,this.responseHeaders=E||null,this.
opaque=A||null,this.callback=M,this.res=null,this.abort=null,this.body=n,this.trailers={},this.context=null,this.controller=null,this.onInfo=a||null,this.highWaterMark=
I,this.reason=null,this.removeAbortListener=null,w?.aborted?this.reason=w.reason??new X:w&&(this.removeAbortListener=AA.addAbortListener(w,()=>{if(this.reason=w.
reason??new X,this.res){const m=this.res;this.res=null,AA.destroy(m.on("error",Y),this.reason)}else this.abort&&this.abort(this.reason)}))}onRequestStart(V,M){if(this.
reason){V.abort(this.reason);return}c(this.callback),this.controller=V,this.abort=w=>V.abort(w),this.context=M}onResponseStart(V,M,w,h){const{callback:A,opaque:n,
context:a,responseHeaders:E,highWaterMark:I}=this,m=V?.rawHeaders,G=E==="raw"?AA.parseRawHeaders(m):w;if(M<200){this.onInfo&&this.onInfo({statusCode:M,headers:G});
return}const F=w,s=F?.["content-type"],p=F?.["content-length"],L=new f({resume:()=>V.resume(),abort:d=>V.abort(d),contentType:s,contentLength:this.method!=="HEA\
D"&&p?Number(p):null,highWaterMark:I});if(this.removeAbortListener&&(L.on("close",this.removeAbortListener),this.removeAbortListener=null),this.callback=null,this.
res=L,A!==null)try{this.runInAsyncScope(A,null,null,{statusCode:M,statusText:h,headers:G,trailers:this.trailers,opaque:n,body:L,context:a})}catch(d){this.res=null,
AA.destroy(L.on("error",Y),d),queueMicrotask(()=>{throw d})}}onResponseData(V,M){this.res&&this.res.push(M)===!1&&V.pause()}onResponseEnd(V,M){if(M&&typeof M=="\
object")for(const w of Object.keys(M))w==="__proto__"?Object.defineProperty(this.trailers,w,{value:M[w],enumerable:!0,configurable:!0,writable:!0}):this.trailers[w]=
M[w];this.res?.push(null)}onResponseError(V,M){const{res:w,callback:h,body:A,opaque:n}=this;h&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(h,null,
M,{opaque:n})})),w&&(this.res=null,queueMicrotask(()=>{AA.destroy(w.on("error",Y),M)})),A&&(this.body=null,AA.isStream(A)&&(A.on("error",Y),AA.destroy(A,M))),this.
removeAbortListener&&(this.removeAbortListener(),this.removeAbortListener=null)}};function N(V,M){if(M===void 0)return new Promise((w,h)=>{N.call(this,V,(A,n)=>A?
h(A):w(n))});try{const w=new H(V,M);this.dispatch(V,w)}catch(w){if(typeof M!="function")throw w;const h=V?.opaque;queueMicrotask(()=>M(w,{opaque:h}))}}QA.exports=
N,QA.exports.RequestHandler=H}}),Ut=_A({"node_modules/undici/lib/api/abort-signal.js"(l,QA){"use strict";var{addAbortListener:c}=ue(),{RequestAbortedError:y}=De(),
f=Symbol("kListener"),x=Symbol("kSignal");function X(H){H.abort?H.abort(H[x]?.reason):H.reason=H[x]?.reason??new y,Y(H)}function AA(H,N){if(H.reason=null,H[x]=null,
H[f]=null,!!N){if(N.aborted){X(H);return}H[x]=N,H[f]=()=>{X(H)},c(H[x],H[f])}}function Y(H){H[x]&&("removeEventListener"in H[x]?H[x].removeEventListener("abort",
H[f]):H[x].removeListener("abort",H[f]),H[x]=null,H[f]=null)}QA.exports={addSignal:AA,removeSignal:Y}}}),xt=_A({"node_modules/undici/lib/api/api-stream.js"(l,QA){
"use strict";var c=hA(4589),{AsyncResource:y}=hA(6698),{InvalidArgumentError:f,InvalidReturnValueError:x}=De(),X=ue(),{addSignal:AA,removeSignal:Y}=Ut();function H(){}
function N(A){return A.errored??A.writableErrored??A._writableState?.errored}function V(){const A=new Error("Premature close");return A.code="ERR_STREAM_PREMATU\
RE_CLOSE",A}function M(A,n){let a=!1;const E=()=>{A.removeListener("close",m),A.removeListener("error",G),A.removeListener("finish",F)},I=(s,p=!1)=>{a||(a=!0,E(),
n(s,p))},m=()=>{const s=N(A);I(s??(A.writableFinished?void 0:V()))},G=s=>I(s,!0),F=()=>I();A.on("close",m),A.on("error",G),A.on("finish",F),A.closed?process.nextTick(
m):A.writableFinished&&process.nextTick(F)}var w=class extends y{constructor(A,n,a){if(!A||typeof A!="object")throw new f("invalid opts");const{signal:E,method:I,
opaque:m,body:G,onInfo:F,responseHeaders:s}=A;try{if(typeof a!="function")throw new f("invalid callback");if(typeof n!="function")throw new f("invalid factory");
if(E&&typeof E.on!="function"&&typeof E.addEventListener!="function")throw new f("signal must be an EventEmitter or EventTarget");if(I==="CONNECT")throw new f("\
invalid method");if(F&&typeof F!="function")throw new f("invalid onInfo callback");super("UNDICI_STREAM")}catch(p){throw X.isStream(G)&&X.destroy(G.on("error",H),
p),p}this.responseHeaders=s||null,this.opaque=m||null,this.factory=n,this.callback=a,this.res=null,this.abort=null,this.context=null,this.controller=null,this.trailers=
null,this.body=G,this.onInfo=F||null,X.isStream(G)&&G.on("error",p=>{this.onResponseError(this.controller,p)}),AA(this,E)}onRequestStart(A,n){if(this.reason){A.
abort(this.reason);return}c(this.callback),this.controller=A,this.abort=a=>A.abort(a),this.context=n}onResponseStart(A,n,a,E){const{factory:I,opaque:m,context:G,
responseHeaders:F}=this,s=A?.rawHeaders,p=F==="raw"?X.parseRawHeaders(s):a;if(n<200){this.onInfo&&this.onInfo({statusCode:n,headers:p});return}if(this.factory=null,
I===null)return;const L=this.runInAsyncScope(I,null,{statusCode:n,headers:p,opaque:m,context:G});if(!L||typeof L.write!="function"||typeof L.end!="function"||typeof L.
on!="function")throw new x("expected Writable");M(L,(b,z)=>{const{callback:i,res:C,opaque:O,trailers:R,abort:k}=this;this.res=null,(b||!C?.readable)&&X.destroy(
C,z?void 0:b),this.callback=null,this.runInAsyncScope(i,null,b||null,{opaque:O,trailers:R}),b&&k(b)}),L.on("drain",()=>A.resume()),this.res=L,(L.writableNeedDrain!==
void 0?L.writableNeedDrain:L._writableState?.needDrain)===!0&&A.pause()}onResponseData(A,n){const{res:a}=this;a&&a.write(n)===!1&&A.pause()}onResponseEnd(A,n){const{
res:a}=this;Y(this),a&&(n&&typeof n=="object"&&(this.trailers=n),a.end())}onResponseError(A,n){const{res:a,callback:E,opaque:I,body:m}=this;Y(this),this.factory=
null,a?(this.res=null,X.destroy(a,n)):E&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(E,null,n,{opaque:I})})),m&&(this.body=null,X.destroy(m,n))}};
function h(A,n,a){if(a===void 0)return new Promise((E,I)=>{h.call(this,A,n,(m,G)=>m?I(m):E(G))});try{const E=new w(A,n,a);this.dispatch(A,E)}catch(E){if(typeof a!=
"function")throw E;const I=A?.opaque;queueMicrotask(()=>a(E,{opaque:I}))}}QA.exports=h}}),qt=_A({"node_modules/undici/lib/api/api-pipeline.js"(l,QA){"use strict";
var{Readable:c,Duplex:y,PassThrough:f}=hA(7075),x=hA(4589),{AsyncResource:X}=hA(6698),{InvalidArgumentError:AA,InvalidReturnValueError:Y,RequestAbortedError:H}=De(),
N=ue(),{kBodyUsed:V}=Me(),{addSignal:M,removeSignal:w}=Ut();function h(){}var A=Symbol("resume"),n=class extends c{constructor(){super({autoDestroy:!0}),this[A]=
null,this[V]=!0}_read(){const{[A]:m}=this;m&&(this[A]=null,m())}_destroy(m,G){this._read(),G(m)}},a=class extends c{constructor(m){super({autoDestroy:!0}),this[A]=
m}_read(){this[A]()}_destroy(m,G){!m&&!this._readableState.endEmitted&&(m=new H),G(m)}},E=class extends X{constructor(m,G){if(!m||typeof m!="object")throw new AA(
"invalid opts");if(typeof G!="function")throw new AA("invalid handler");const{signal:F,method:s,opaque:p,onInfo:L,responseHeaders:d}=m;if(F&&typeof F.on!="funct\
ion"&&typeof F.addEventListener!="function")throw new AA("signal must be an EventEmitter or EventTarget");if(s==="CONNECT")throw new AA("invalid method");if(L&&
typeof L!="function")throw new AA("invalid onInfo callback");super("UNDICI_PIPELINE"),this.opaque=p||null,this.responseHeaders=d||null,this.handler=G,this.abort=
null,this.context=null,this.onInfo=L||null,this.req=new n().on("error",h),this.ret=new y({readableObjectMode:m.objectMode,autoDestroy:!0,read:()=>{const{body:b}=this;
b?.resume&&b.resume()},write:(b,z,i)=>{const{req:C}=this;C.push(b,z)||C._readableState.destroyed?i():C[A]=i},destroy:(b,z)=>{const{body:i,req:C,res:O,ret:R,abort:k}=this;
!b&&!R._readableState.endEmitted&&(b=new H),k&&b&&k(),N.destroy(i,b),N.destroy(C,b),N.destroy(O,b),w(this),z(b)}}).on("prefinish",()=>{const{req:b}=this;b.push(
null)}),this.res=null,M(this,F)}onRequestStart(m,G){const{res:F}=this;if(this.reason){m.abort(this.reason);return}x(!F,"pipeline cannot be retried"),this.abort=
s=>m.abort(s),this.context=G}onResponseStart(m,G,F,s){const{opaque:p,handler:L,context:d}=this;if(G<200){if(this.onInfo){const z=m?.rawHeaders,i=this.responseHeaders===
"raw"?N.parseRawHeaders(z):F;this.onInfo({statusCode:G,headers:i})}return}this.res=new a(()=>m.resume());let b;try{this.handler=null;const z=m?.rawHeaders,i=this.
responseHeaders==="raw"?N.parseRawHeaders(z):F;b=this.runInAsyncScope(L,null,{statusCode:G,headers:i,opaque:p,body:this.res,context:d})}catch(z){throw this.res.
on("error",h),z}if(!b||typeof b.on!="function")throw new Y("expected Readable");b.on("data",z=>{const{ret:i,body:C}=this;!i.push(z)&&C.pause&&C.pause()}).on("er\
ror",z=>{const{ret:i}=this;N.destroy(i,z)}).on("end",()=>{const{ret:z}=this;z.push(null)}).on("close",()=>{const{ret:z}=this;z._readableState.ended||N.destroy(z,
new H)}),this.body=b}onResponseData(m,G){const{res:F}=this;F.push(G)===!1&&m.pause()}onResponseEnd(m,G){const{res:F}=this;F.push(null)}onResponseError(m,G){const{
ret:F}=this;this.handler=null,N.destroy(F,G)}};function I(m,G){try{const F=new E(m,G);return this.dispatch({...m,body:F.req},F),F.ret}catch(F){return new f().destroy(
F)}}QA.exports=I}}),Gt=_A({"node_modules/undici/lib/api/api-upgrade.js"(l,QA){"use strict";var{InvalidArgumentError:c,SocketError:y}=De(),{AsyncResource:f}=hA(6698),
x=hA(4589),X=ue(),{kHTTP2Stream:AA}=Me(),{addSignal:Y,removeSignal:H}=Ut(),N=class extends f{constructor(M,w){if(!M||typeof M!="object")throw new c("invalid opt\
s");if(typeof w!="function")throw new c("invalid callback");const{signal:h,opaque:A,responseHeaders:n}=M;if(h&&typeof h.on!="function"&&typeof h.addEventListener!=
"function")throw new c("signal must be an EventEmitter or EventTarget");super("UNDICI_UPGRADE"),this.responseHeaders=n||null,this.opaque=A||null,this.callback=w,
this.abort=null,this.context=null,Y(this,h)}onRequestStart(M,w){if(this.reason){M.abort(this.reason);return}x(this.callback),this.abort=h=>M.abort(h),this.context=
w}onResponseStart(){throw new y("bad upgrade",null)}onRequestUpgrade(M,w,h,A){const n=A[AA]===!0?200:101;if(w!==n){const F=A[AA]===!0?null:X.getSocketInfo(A);M.
abort(new y("bad upgrade",F));return}const{callback:a,opaque:E,context:I}=this;H(this),this.callback=null;const m=M?.rawHeaders,G=this.responseHeaders==="raw"?X.
parseRawHeaders(m):h;this.runInAsyncScope(a,null,null,{headers:G,socket:A,opaque:E,context:I})}onResponseError(M,w){const{callback:h,opaque:A}=this;H(this),h&&(this.
callback=null,queueMicrotask(()=>{this.runInAsyncScope(h,null,w,{opaque:A})}))}};function V(M,w){if(w===void 0)return new Promise((h,A)=>{V.call(this,M,(n,a)=>n?
A(n):h(a))});try{const h=new N(M,w),A={...M,method:M.method||"GET",upgrade:M.protocol||"Websocket"};this.dispatch(A,h)}catch(h){if(typeof w!="function")throw h;
const A=M?.opaque;queueMicrotask(()=>w(h,{opaque:A}))}}QA.exports=V}}),sr=_A({"node_modules/undici/lib/api/api-connect.js"(l,QA){"use strict";var c=hA(4589),{AsyncResource:y}=hA(
6698),{InvalidArgumentError:f,SocketError:x}=De(),X=ue(),{addSignal:AA,removeSignal:Y}=Ut(),H=class extends y{constructor(V,M){if(!V||typeof V!="object")throw new f(
"invalid opts");if(typeof M!="function")throw new f("invalid callback");const{signal:w,opaque:h,responseHeaders:A}=V;if(w&&typeof w.on!="function"&&typeof w.addEventListener!=
"function")throw new f("signal must be an EventEmitter or EventTarget");super("UNDICI_CONNECT"),this.opaque=h||null,this.responseHeaders=A||null,this.callback=M,
this.abort=null,AA(this,w)}onRequestStart(V,M){if(this.reason){V.abort(this.reason);return}c(this.callback),this.abort=w=>V.abort(w),this.context=M}onResponseStart(){
throw new x("bad connect",null)}onRequestUpgrade(V,M,w,h){const{callback:A,opaque:n,context:a}=this;Y(this),this.callback=null;let E=w;const I=V?.rawHeaders;E!=
null&&(E=this.responseHeaders==="raw"?X.parseRawHeaders(I):w),this.runInAsyncScope(A,null,null,{statusCode:M,headers:E,socket:h,opaque:n,context:a})}onResponseError(V,M){
const{callback:w,opaque:h}=this;Y(this),w&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(w,null,M,{opaque:h})}))}};function N(V,M){if(M===void 0)
return new Promise((w,h)=>{N.call(this,V,(A,n)=>A?h(A):w(n))});try{const w=new H(V,M),h={...V,method:"CONNECT"};this.dispatch(h,w)}catch(w){if(typeof M!="functi\
on")throw w;const h=V?.opaque;queueMicrotask(()=>M(w,{opaque:h}))}}QA.exports=N}}),or=_A({"node_modules/undici/lib/api/index.js"(l,QA){"use strict";QA.exports.request=
rr(),QA.exports.stream=xt(),QA.exports.pipeline=qt(),QA.exports.upgrade=Gt(),QA.exports.connect=sr()}});It.h=Kt().fetch,It.k=er(),Object.assign(ye().prototype,or());
/*! Bundled license information:

undici/lib/web/fetch/body.js:
  (*! formdata-polyfill. MIT License. Jimmy Wärting <https://jimmy.warting.se/opensource> *)
*/}),9795:((Yt,It,hA)=>{hA.d(It,{Q:()=>Zt});var Nt=hA(9896),_A=hA(857);class Me{constructor(){var t,r,B;if(this.payload={},process.env.GITHUB_EVENT_PATH)if((0,Nt.
existsSync)(process.env.GITHUB_EVENT_PATH))this.payload=JSON.parse((0,Nt.readFileSync)(process.env.GITHUB_EVENT_PATH,{encoding:"utf8"}));else{const D=process.env.
GITHUB_EVENT_PATH;process.stdout.write(`GITHUB_EVENT_PATH ${D} does not exist${_A.EOL}`)}this.eventName=process.env.GITHUB_EVENT_NAME,this.sha=process.env.GITHUB_SHA,
this.ref=process.env.GITHUB_REF,this.workflow=process.env.GITHUB_WORKFLOW,this.action=process.env.GITHUB_ACTION,this.actor=process.env.GITHUB_ACTOR,this.job=process.
env.GITHUB_JOB,this.runAttempt=parseInt(process.env.GITHUB_RUN_ATTEMPT,10),this.runNumber=parseInt(process.env.GITHUB_RUN_NUMBER,10),this.runId=parseInt(process.
env.GITHUB_RUN_ID,10),this.apiUrl=(t=process.env.GITHUB_API_URL)!==null&&t!==void 0?t:"https://api.github.com",this.serverUrl=(r=process.env.GITHUB_SERVER_URL)!==
null&&r!==void 0?r:"https://github.com",this.graphqlUrl=(B=process.env.GITHUB_GRAPHQL_URL)!==null&&B!==void 0?B:"https://api.github.com/graphql"}get issue(){const t=this.
payload;return Object.assign(Object.assign({},this.repo),{number:(t.issue||t.pull_request||t).number})}get repo(){if(process.env.GITHUB_REPOSITORY){const[t,r]=process.
env.GITHUB_REPOSITORY.split("/");return{owner:t,repo:r}}if(this.payload.repository)return{owner:this.payload.repository.owner.login,repo:this.payload.repository.
name};throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'")}}var ut=hA(8611),De=hA.t(ut,2),pt=hA(5692),Ot=hA.t(pt,
2);function ue(e){const t=e.protocol==="https:";if(yt(e))return;const r=t?process.env.https_proxy||process.env.HTTPS_PROXY:process.env.http_proxy||process.env.HTTP_PROXY;
if(r)try{return new wt(r)}catch{if(!r.startsWith("http://")&&!r.startsWith("https://"))return new wt(`http://${r}`)}else return}function yt(e){if(!e.hostname)return!1;
const t=e.hostname;if(kt(t))return!0;const r=process.env.no_proxy||process.env.NO_PROXY||"";if(!r)return!1;let B;e.port?B=Number(e.port):e.protocol==="http:"?B=
80:e.protocol==="https:"&&(B=443);const D=[e.hostname.toUpperCase()];typeof B=="number"&&D.push(`${D[0]}:${B}`);for(const J of r.split(",").map($=>$.trim().toUpperCase()).
filter($=>$))if(J==="*"||D.some($=>$===J||$.endsWith(`.${J}`)||J.startsWith(".")&&$.endsWith(`${J}`)))return!0;return!1}function kt(e){const t=e.toLowerCase();return t===
"localhost"||t.startsWith("127.")||t.startsWith("[::1]")||t.startsWith("[0:0:0:0:0:0:0:1]")}class wt extends URL{constructor(t,r){super(t,r),this._decodedUsername=
decodeURIComponent(super.username),this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){return this.
_decodedPassword}}var tt=hA(770),Pe=hA(54),Qe=function(e,t,r,B){function D(J){return J instanceof r?J:new r(function($){$(J)})}return new(r||(r=Promise))(function(J,$){
function rA(TA){try{RA(B.next(TA))}catch(vA){$(vA)}}function fA(TA){try{RA(B.throw(TA))}catch(vA){$(vA)}}function RA(TA){TA.done?J(TA.value):D(TA.value).then(rA,
fA)}RA((B=B.apply(e,t||[])).next())})},ve;(function(e){e[e.OK=200]="OK",e[e.MultipleChoices=300]="MultipleChoices",e[e.MovedPermanently=301]="MovedPermanently",
e[e.ResourceMoved=302]="ResourceMoved",e[e.SeeOther=303]="SeeOther",e[e.NotModified=304]="NotModified",e[e.UseProxy=305]="UseProxy",e[e.SwitchProxy=306]="Switch\
Proxy",e[e.TemporaryRedirect=307]="TemporaryRedirect",e[e.PermanentRedirect=308]="PermanentRedirect",e[e.BadRequest=400]="BadRequest",e[e.Unauthorized=401]="Una\
uthorized",e[e.PaymentRequired=402]="PaymentRequired",e[e.Forbidden=403]="Forbidden",e[e.NotFound=404]="NotFound",e[e.MethodNotAllowed=405]="MethodNotAllowed",e[e.
NotAcceptable=406]="NotAcceptable",e[e.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",e[e.RequestTimeout=408]="RequestTimeout",e[e.Conflict=409]=
"Conflict",e[e.Gone=410]="Gone",e[e.TooManyRequests=429]="TooManyRequests",e[e.InternalServerError=500]="InternalServerError",e[e.NotImplemented=501]="NotImplem\
ented",e[e.BadGateway=502]="BadGateway",e[e.ServiceUnavailable=503]="ServiceUnavailable",e[e.GatewayTimeout=504]="GatewayTimeout"})(ve||(ve={}));var Ge;(function(e){
e.Accept="accept",e.ContentType="content-type"})(Ge||(Ge={}));var Oe;(function(e){e.ApplicationJson="application/json"})(Oe||(Oe={}));function le(e){const t=pm.
getProxyUrl(new URL(e));return t?t.href:""}const PA=[ve.MovedPermanently,ve.ResourceMoved,ve.SeeOther,ve.TemporaryRedirect,ve.PermanentRedirect],Ue=[ve.BadGateway,
ve.ServiceUnavailable,ve.GatewayTimeout],Ce=["OPTIONS","GET","DELETE","HEAD"],_e=10,ye=5;class he extends Error{constructor(t,r){super(t),this.name="HttpClientE\
rror",this.statusCode=r,Object.setPrototypeOf(this,he.prototype)}}class Le{constructor(t){this.message=t}readBody(){return Qe(this,void 0,void 0,function*(){return new Promise(
t=>Qe(this,void 0,void 0,function*(){let r=Buffer.alloc(0);this.message.on("data",B=>{r=Buffer.concat([r,B])}),this.message.on("end",()=>{t(r.toString())})}))})}readBodyBuffer(){
return Qe(this,void 0,void 0,function*(){return new Promise(t=>Qe(this,void 0,void 0,function*(){const r=[];this.message.on("data",B=>{r.push(B)}),this.message.
on("end",()=>{t(Buffer.concat(r))})}))})}}function Et(e){return new URL(e).protocol==="https:"}class rt{constructor(t,r,B){this._ignoreSslError=!1,this._allowRedirects=
!0,this._allowRedirectDowngrade=!1,this._maxRedirects=50,this._allowRetries=!1,this._maxRetries=1,this._keepAlive=!1,this._disposed=!1,this.userAgent=this._getUserAgentWithOrchestrationId(
t),this.handlers=r||[],this.requestOptions=B,B&&(B.ignoreSslError!=null&&(this._ignoreSslError=B.ignoreSslError),this._socketTimeout=B.socketTimeout,B.allowRedirects!=
null&&(this._allowRedirects=B.allowRedirects),B.allowRedirectDowngrade!=null&&(this._allowRedirectDowngrade=B.allowRedirectDowngrade),B.maxRedirects!=null&&(this.
_maxRedirects=Math.max(B.maxRedirects,0)),B.keepAlive!=null&&(this._keepAlive=B.keepAlive),B.allowRetries!=null&&(this._allowRetries=B.allowRetries),B.maxRetries!=
null&&(this._maxRetries=B.maxRetries))}options(t,r){return Qe(this,void 0,void 0,function*(){return this.request("OPTIONS",t,null,r||{})})}get(t,r){return Qe(this,
void 0,void 0,function*(){return this.request("GET",t,null,r||{})})}del(t,r){return Qe(this,void 0,void 0,function*(){return this.request("DELETE",t,null,r||{})})}post(t,r,B){
return Qe(this,void 0,void 0,function*(){return this.request("POST",t,r,B||{})})}patch(t,r,B){return Qe(this,void 0,void 0,function*(){return this.request("PATC\
H",t,r,B||{})})}put(t,r,B){return Qe(this,void 0,void 0,function*(){return this.request("PUT",t,r,B||{})})}head(t,r){return Qe(this,void 0,void 0,function*(){return this.
request("HEAD",t,null,r||{})})}sendStream(t,r,B,D){return Qe(this,void 0,void 0,function*(){return this.request(t,r,B,D)})}getJson(t){return Qe(this,arguments,void 0,
function*(r,B={}){B[Ge.Accept]=this._getExistingOrDefaultHeader(B,Ge.Accept,Oe.ApplicationJson);const D=yield this.get(r,B);return this._processResponse(D,this.
requestOptions)})}postJson(t,r){return Qe(this,arguments,void 0,function*(B,D,J={}){const $=JSON.stringify(D,null,2);J[Ge.Accept]=this._getExistingOrDefaultHeader(
J,Ge.Accept,Oe.ApplicationJson),J[Ge.ContentType]=this._getExistingOrDefaultContentTypeHeader(J,Oe.ApplicationJson);const rA=yield this.post(B,$,J);return this.
_processResponse(rA,this.requestOptions)})}putJson(t,r){return Qe(this,arguments,void 0,function*(B,D,J={}){const $=JSON.stringify(D,null,2);J[Ge.Accept]=this._getExistingOrDefaultHeader(
J,Ge.Accept,Oe.ApplicationJson),J[Ge.ContentType]=this._getExistingOrDefaultContentTypeHeader(J,Oe.ApplicationJson);const rA=yield this.put(B,$,J);return this._processResponse(
rA,this.requestOptions)})}patchJson(t,r){return Qe(this,arguments,void 0,function*(B,D,J={}){const $=JSON.stringify(D,null,2);J[Ge.Accept]=this._getExistingOrDefaultHeader(
J,Ge.Accept,Oe.ApplicationJson),J[Ge.ContentType]=this._getExistingOrDefaultContentTypeHeader(J,Oe.ApplicationJson);const rA=yield this.patch(B,$,J);return this.
_processResponse(rA,this.requestOptions)})}request(t,r,B,D){return Qe(this,void 0,void 0,function*(){if(this._disposed)throw new Error("Client has already been \
disposed.");const J=new URL(r);let $=this._prepareRequest(t,J,D);const rA=this._allowRetries&&Ce.includes(t)?this._maxRetries+1:1;let fA=0,RA;do{if(RA=yield this.
requestRaw($,B),RA&&RA.message&&RA.message.statusCode===ve.Unauthorized){let vA;for(const Ae of this.handlers)if(Ae.canHandleAuthentication(RA)){vA=Ae;break}return vA?
vA.handleAuthentication(this,$,B):RA}let TA=this._maxRedirects;for(;RA.message.statusCode&&PA.includes(RA.message.statusCode)&&this._allowRedirects&&TA>0;){const vA=RA.
message.headers.location;if(!vA)break;const Ae=new URL(vA);if(J.protocol==="https:"&&J.protocol!==Ae.protocol&&!this._allowRedirectDowngrade)throw new Error("Re\
direct from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade optio\
n to true.");if(yield RA.readBody(),Ae.hostname!==J.hostname)for(const Te in D)Te.toLowerCase()==="authorization"&&delete D[Te];$=this._prepareRequest(t,Ae,D),RA=
yield this.requestRaw($,B),TA--}if(!RA.message.statusCode||!Ue.includes(RA.message.statusCode))return RA;fA+=1,fA<rA&&(yield RA.readBody(),yield this._performExponentialBackoff(
fA))}while(fA<rA);return RA})}dispose(){this._agent&&this._agent.destroy(),this._disposed=!0}requestRaw(t,r){return Qe(this,void 0,void 0,function*(){return new Promise(
(B,D)=>{function J($,rA){$?D($):rA?B(rA):D(new Error("Unknown error"))}this.requestRawWithCallback(t,r,J)})})}requestRawWithCallback(t,r,B){typeof r=="string"&&
(t.options.headers||(t.options.headers={}),t.options.headers["Content-Length"]=Buffer.byteLength(r,"utf8"));let D=!1;function J(fA,RA){D||(D=!0,B(fA,RA))}const $=t.
httpModule.request(t.options,fA=>{const RA=new Le(fA);J(void 0,RA)});let rA;$.on("socket",fA=>{rA=fA}),$.setTimeout(this._socketTimeout||3*6e4,()=>{rA&&rA.end(),
J(new Error(`Request timeout: ${t.options.path}`))}),$.on("error",function(fA){J(fA)}),r&&typeof r=="string"&&$.write(r,"utf8"),r&&typeof r!="string"?(r.on("clo\
se",function(){$.end()}),r.pipe($)):$.end()}getAgent(t){const r=new URL(t);return this._getAgent(r)}getAgentDispatcher(t){const r=new URL(t),B=ue(r);if(B&&B.hostname)
return this._getProxyAgentDispatcher(r,B)}_prepareRequest(t,r,B){const D={};D.parsedUrl=r;const J=D.parsedUrl.protocol==="https:";D.httpModule=J?Ot:De;const $=J?
443:80;if(D.options={},D.options.host=D.parsedUrl.hostname,D.options.port=D.parsedUrl.port?parseInt(D.parsedUrl.port):$,D.options.path=(D.parsedUrl.pathname||"")+
(D.parsedUrl.search||""),D.options.method=t,D.options.headers=this._mergeHeaders(B),this.userAgent!=null&&(D.options.headers["user-agent"]=this.userAgent),D.options.
agent=this._getAgent(D.parsedUrl),this.handlers)for(const rA of this.handlers)rA.prepareRequest(D.options);return D}_mergeHeaders(t){return this.requestOptions&&
this.requestOptions.headers?Object.assign({},We(this.requestOptions.headers),We(t||{})):We(t||{})}_getExistingOrDefaultHeader(t,r,B){let D;if(this.requestOptions&&
this.requestOptions.headers){const $=We(this.requestOptions.headers)[r];$&&(D=typeof $=="number"?$.toString():$)}const J=t[r];return J!==void 0?typeof J=="numbe\
r"?J.toString():J:D!==void 0?D:B}_getExistingOrDefaultContentTypeHeader(t,r){let B;if(this.requestOptions&&this.requestOptions.headers){const J=We(this.requestOptions.
headers)[Ge.ContentType];J&&(typeof J=="number"?B=String(J):Array.isArray(J)?B=J.join(", "):B=J)}const D=t[Ge.ContentType];return D!==void 0?typeof D=="number"?
String(D):Array.isArray(D)?D.join(", "):D:B!==void 0?B:r}_getAgent(t){let r;const B=ue(t),D=B&&B.hostname;if(this._keepAlive&&D&&(r=this._proxyAgent),D||(r=this.
_agent),r)return r;const J=t.protocol==="https:";let $=100;if(this.requestOptions&&($=this.requestOptions.maxSockets||ut.globalAgent.maxSockets),B&&B.hostname){
const rA={maxSockets:$,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(B.username||B.password)&&{proxyAuth:`${B.username}:${B.password}`}),{host:B.
hostname,port:B.port})};let fA;const RA=B.protocol==="https:";J?fA=RA?tt.httpsOverHttps:tt.httpsOverHttp:fA=RA?tt.httpOverHttps:tt.httpOverHttp,r=fA(rA),this._proxyAgent=
r}if(!r){const rA={keepAlive:this._keepAlive,maxSockets:$};r=J?new pt.Agent(rA):new ut.Agent(rA),this._agent=r}return J&&this._ignoreSslError&&(r.options=Object.
assign(r.options||{},{rejectUnauthorized:!1})),r}_getProxyAgentDispatcher(t,r){let B;if(this._keepAlive&&(B=this._proxyAgentDispatcher),B)return B;const D=t.protocol===
"https:";return B=new Pe.k(Object.assign({uri:r.href,pipelining:this._keepAlive?1:0},(r.username||r.password)&&{token:`Basic ${Buffer.from(`${r.username}:${r.password}`).
toString("base64")}`})),this._proxyAgentDispatcher=B,D&&this._ignoreSslError&&(B.options=Object.assign(B.options.requestTls||{},{rejectUnauthorized:!1})),B}_getUserAgentWithOrchestrationId(t){
const r=t||"actions/http-client",B=process.env.ACTIONS_ORCHESTRATION_ID;if(B){const D=B.replace(/[^a-z0-9_.-]/gi,"_");return`${r} actions_orchestration_id/${D}`}
return r}_performExponentialBackoff(t){return Qe(this,void 0,void 0,function*(){t=Math.min(_e,t);const r=ye*Math.pow(2,t);return new Promise(B=>setTimeout(()=>B(),
r))})}_processResponse(t,r){return Qe(this,void 0,void 0,function*(){return new Promise((B,D)=>Qe(this,void 0,void 0,function*(){const J=t.message.statusCode||0,
$={statusCode:J,result:null,headers:{}};J===ve.NotFound&&B($);function rA(TA,vA){if(typeof vA=="string"){const Ae=new Date(vA);if(!isNaN(Ae.valueOf()))return Ae}
return vA}let fA,RA;try{RA=yield t.readBody(),RA&&RA.length>0&&(r&&r.deserializeDates?fA=JSON.parse(RA,rA):fA=JSON.parse(RA),$.result=fA),$.headers=t.message.headers}catch{}
if(J>299){let TA;fA&&fA.message?TA=fA.message:RA&&RA.length>0?TA=RA:TA=`Failed request: (${J})`;const vA=new he(TA,J);vA.result=$.result,D(vA)}else B($)}))})}}const We=e=>Object.
keys(e).reduce((t,r)=>(t[r.toLowerCase()]=e[r],t),{});var $e=function(e,t,r,B){function D(J){return J instanceof r?J:new r(function($){$(J)})}return new(r||(r=Promise))(
function(J,$){function rA(TA){try{RA(B.next(TA))}catch(vA){$(vA)}}function fA(TA){try{RA(B.throw(TA))}catch(vA){$(vA)}}function RA(TA){TA.done?J(TA.value):D(TA.
value).then(rA,fA)}RA((B=B.apply(e,t||[])).next())})};function je(e,t){if(!e&&!t.auth)throw new Error("Parameter token or opts.auth is required");if(e&&t.auth)throw new Error(
"Parameters token and opts.auth may not both be specified");return typeof t.auth=="string"?t.auth:`token ${e}`}function mt(e){return new rt().getAgent(e)}function ft(e){
return new rt().getAgentDispatcher(e)}function _t(e){const t=ft(e);return(B,D)=>$e(this,void 0,void 0,function*(){return(0,Pe.h)(B,Object.assign(Object.assign({},
D),{dispatcher:t}))})}function Xt(){return process.env.GITHUB_API_URL||"https://api.github.com"}function jt(e){var t;const r=(t=process.env.ACTIONS_ORCHESTRATION_ID)===
null||t===void 0?void 0:t.trim();if(r){const D=`actions_orchestration_id/${r.replace(/[^a-z0-9_.-]/gi,"_")}`;return e?.includes(D)?e:`${e?`${e} `:""}${D}`}return e}
function Ft(){return typeof navigator=="object"&&"userAgent"in navigator?navigator.userAgent:typeof process=="object"&&process.version!==void 0?`Node.js/${process.
version.substr(1)} (${process.platform}; ${process.arch})`:"<environment undetectable>"}function Rt(e,t,r,B){if(typeof r!="function")throw new Error("method for\
 before hook must be a function");return B||(B={}),Array.isArray(t)?t.reverse().reduce((D,J)=>Rt.bind(null,e,J,D,B),r)():Promise.resolve().then(()=>e.registry[t]?
e.registry[t].reduce((D,J)=>J.hook.bind(null,D,B),r)():r(B))}function Mt(e,t,r,B){const D=B;e.registry[r]||(e.registry[r]=[]),t==="before"&&(B=(J,$)=>Promise.resolve().
then(D.bind(null,$)).then(J.bind(null,$))),t==="after"&&(B=(J,$)=>{let rA;return Promise.resolve().then(J.bind(null,$)).then(fA=>(rA=fA,D(rA,$))).then(()=>rA)}),
t==="error"&&(B=(J,$)=>Promise.resolve().then(J.bind(null,$)).catch(rA=>D(rA,$))),e.registry[r].push({hook:B,orig:D})}function Vt(e,t,r){if(!e.registry[t])return;
const B=e.registry[t].map(D=>D.orig).indexOf(r);B!==-1&&e.registry[t].splice(B,1)}const Jt=Function.bind,Pt=Jt.bind(Jt);function Wt(e,t,r){const B=Pt(Vt,null).apply(
null,r?[t,r]:[t]);e.api={remove:B},e.remove=B,["before","error","after","wrap"].forEach(D=>{const J=r?[t,D,r]:[t,D];e[D]=e.api[D]=Pt(Mt,null).apply(null,J)})}function Kt(){
const e=Symbol("Singular"),t={registry:{}},r=Rt.bind(null,t,e);return Wt(r,t,e),r}function zt(){const e={registry:{}},t=Rt.bind(null,e);return Wt(t,e),t}const $t={
Singular:Kt,Collection:zt};var Ar="0.0.0-development",er=`octokit-endpoint.js/${Ar} ${Ft()}`,tr={method:"GET",baseUrl:"https://api.github.com",headers:{accept:"\
application/vnd.github.v3+json","user-agent":er},mediaType:{format:""}};function rr(e){return e?Object.keys(e).reduce((t,r)=>(t[r.toLowerCase()]=e[r],t),{}):{}}
function Ut(e){if(typeof e!="object"||e===null||Object.prototype.toString.call(e)!=="[object Object]")return!1;const t=Object.getPrototypeOf(e);if(t===null)return!0;
const r=Object.prototype.hasOwnProperty.call(t,"constructor")&&t.constructor;return typeof r=="function"&&r instanceof r&&Function.prototype.call(r)===Function.
prototype.call(e)}function xt(e,t){const r=Object.assign({},e);return Object.keys(t).forEach(B=>{Ut(t[B])?B in e?r[B]=xt(e[B],t[B]):Object.assign(r,{[B]:t[B]}):
Object.assign(r,{[B]:t[B]})}),r}function qt(e){for(const t in e)e[t]===void 0&&delete e[t];return e}function Gt(e,t,r){if(typeof t=="string"){let[D,J]=t.split("\
 ");r=Object.assign(J?{method:D,url:J}:{url:D},r)}else r=Object.assign({},t);r.headers=rr(r.headers),qt(r),qt(r.headers);const B=xt(e||{},r);return r.url==="/gr\
aphql"&&(e&&e.mediaType.previews?.length&&(B.mediaType.previews=e.mediaType.previews.filter(D=>!B.mediaType.previews.includes(D)).concat(B.mediaType.previews)),
B.mediaType.previews=(B.mediaType.previews||[]).map(D=>D.replace(/-preview/,""))),B}function sr(e,t){const r=/\?/.test(e)?"&":"?",B=Object.keys(t);return B.length===
0?e:e+r+B.map(D=>D==="q"?"q="+t.q.split("+").map(encodeURIComponent).join("+"):`${D}=${encodeURIComponent(t[D])}`).join("&")}var or=/\{[^{}}]+\}/g;function l(e){
return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function QA(e){const t=e.match(or);return t?t.map(l).reduce((r,B)=>r.concat(B),[]):[]}function c(e,t){
const r={__proto__:null};for(const B of Object.keys(e))t.indexOf(B)===-1&&(r[B]=e[B]);return r}function y(e){return e.split(/(%[0-9A-Fa-f]{2})/g).map(function(t){
return/%[0-9A-Fa-f]/.test(t)||(t=encodeURI(t).replace(/%5B/g,"[").replace(/%5D/g,"]")),t}).join("")}function f(e){return encodeURIComponent(e).replace(/[!'()*]/g,
function(t){return"%"+t.charCodeAt(0).toString(16).toUpperCase()})}function x(e,t,r){return t=e==="+"||e==="#"?y(t):f(t),r?f(r)+"="+t:t}function X(e){return e!=
null}function AA(e){return e===";"||e==="&"||e==="?"}function Y(e,t,r,B){var D=e[r],J=[];if(X(D)&&D!=="")if(typeof D=="string"||typeof D=="number"||typeof D=="b\
igint"||typeof D=="boolean")D=D.toString(),B&&B!=="*"&&(D=D.substring(0,parseInt(B,10))),J.push(x(t,D,AA(t)?r:""));else if(B==="*")Array.isArray(D)?D.filter(X).
forEach(function($){J.push(x(t,$,AA(t)?r:""))}):Object.keys(D).forEach(function($){X(D[$])&&J.push(x(t,D[$],$))});else{const $=[];Array.isArray(D)?D.filter(X).forEach(
function(rA){$.push(x(t,rA))}):Object.keys(D).forEach(function(rA){X(D[rA])&&($.push(f(rA)),$.push(x(t,D[rA].toString())))}),AA(t)?J.push(f(r)+"="+$.join(",")):
$.length!==0&&J.push($.join(","))}else t===";"?X(D)&&J.push(f(r)):D===""&&(t==="&"||t==="?")?J.push(f(r)+"="):D===""&&J.push("");return J}function H(e){return{expand:N.
bind(null,e)}}function N(e,t){var r=["+","#",".","/",";","?","&"];return e=e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,function(B,D,J){if(D){let rA="";const fA=[];if(r.
indexOf(D.charAt(0))!==-1&&(rA=D.charAt(0),D=D.substr(1)),D.split(/,/g).forEach(function(RA){var TA=/([^:\*]*)(?::(\d+)|(\*))?/.exec(RA);fA.push(Y(t,rA,TA[1],TA[2]||
TA[3]))}),rA&&rA!=="+"){var $=",";return rA==="?"?$="&":rA!=="#"&&($=rA),(fA.length!==0?rA:"")+fA.join($)}else return fA.join(",")}else return y(J)}),e==="/"?e:
e.replace(/\/$/,"")}function V(e){let t=e.method.toUpperCase(),r=(e.url||"/").replace(/:([a-z]\w+)/g,"{$1}"),B=Object.assign({},e.headers),D,J=c(e,["method","ba\
seUrl","url","headers","request","mediaType"]);const $=QA(r);r=H(r).expand(J),/^http/.test(r)||(r=e.baseUrl+r);const rA=Object.keys(e).filter(TA=>$.includes(TA)).
concat("baseUrl"),fA=c(J,rA);if(!/application\/octet-stream/i.test(B.accept)&&(e.mediaType.format&&(B.accept=B.accept.split(/,/).map(TA=>TA.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,
`application/vnd$1$2.${e.mediaType.format}`)).join(",")),r.endsWith("/graphql")&&e.mediaType.previews?.length)){const TA=B.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||
[];B.accept=TA.concat(e.mediaType.previews).map(vA=>{const Ae=e.mediaType.format?`.${e.mediaType.format}`:"+json";return`application/vnd.github.${vA}-preview${Ae}`}).
join(",")}return["GET","HEAD"].includes(t)?r=sr(r,fA):"data"in fA?D=fA.data:Object.keys(fA).length&&(D=fA),!B["content-type"]&&typeof D<"u"&&(B["content-type"]=
"application/json; charset=utf-8"),["PATCH","PUT"].includes(t)&&typeof D>"u"&&(D=""),Object.assign({method:t,url:r,headers:B},typeof D<"u"?{body:D}:null,e.request?
{request:e.request}:null)}function M(e,t,r){return V(Gt(e,t,r))}function w(e,t){const r=Gt(e,t),B=M.bind(null,r);return Object.assign(B,{DEFAULTS:r,defaults:w.bind(
null,r),merge:Gt.bind(null,r),parse:V})}var h=w(null,tr);/*!
 * content-type
 * Copyright(c) 2015 Douglas Christopher Wilson
 * MIT Licensed
 */const A=32,n=9,a=59,E=61,I=34,m=92,G=44,F=1,s=2,p=4,L=8,d=16,b=65280,z=F|b,i=new Uint8Array(256);i[n]|=s,i[A]|=s,i[a]|=p,i[G]|=L;for(let e=128;e<=255;e++)i[e]|=
F;for(const e of"!#$%&'*+-.^_`|~")i[e.charCodeAt(0)]|=d;for(let e=48;e<=57;e++)i[e]|=d;for(let e=65;e<=90;e++)i[e]|=F|d;for(let e=97;e<=122;e++)i[e]|=d;const C=(()=>{
const e=function(){};return e.prototype=Object.create(null),e})();function O(e,t=0,r=e.length){let B=!1;for(let D=t;D<r;D++){const J=e.charCodeAt(D);if(J===47){
if(B||D===t||D>=r-1)return!1;B=!0}else if(!k(J))return!1}return B}function R(e,t=0,r=e.length){if(t>=r)return!1;for(let B=t;B<r;B++)if(!k(e.charCodeAt(B)))return!1;
return!0}function k(e){return(i[e]&d)!==0}function q(e){const t=e.length;if(t===0)return'""';let r=0;for(;r<t&&k(e.charCodeAt(r));)r++;if(r===t)return e;let B='\
"',D=0;for(;r<t;){const J=e.charCodeAt(r);if(J!==n&&(J<A||J===127||J>255))throw new TypeError(`Invalid parameter value: ${e}`);(J===34||J===92)&&(B+=`${e.slice(
D,r)}\\`,D=r),r++}return`${B}${e.slice(D)}"`}function eA(e){const{type:t,parameters:r}=e;if(!t||!O(t))throw new TypeError(`Invalid type: ${t}`);let B=t;if(r)for(const D of Object.
keys(r)){if(!R(D))throw new TypeError(`Invalid parameter name: ${D}`);B+=`; ${D}=${q(r[D])}`}return B}function aA(e,t){const r=p|(t?.comma===!0?L:0),B=e.length;
let D=t?.start??0;for(;(i[e.charCodeAt(D)]&s)!==0;)D++;let J=D,$=0,rA=-1,fA=t?.parameters===!1?L:0;for(;J<B;){const Ae=e.charCodeAt(J),Te=i[Ae];if((Te&r)!==0){fA|=
Te&L;break}(Te&s)!==0?rA===-1&&(rA=J):rA=-1,$|=Ae&b|Te,J++}const RA=rA===-1?J:rA,TA=e.slice(D,RA),vA=($&z)===0?TA:TA.toLowerCase();return J===B||fA!==0?{type:vA,
index:J,parameters:new C}:tA(e,vA,J,B,r)}function tA(e,t,r,B,D){const J=new C;A:for(;r<B;){for(r++;(i[e.charCodeAt(r)]&s)!==0;)r++;const $=r;let rA=0,fA=-1;for(;r<
B;){const RA=e.charCodeAt(r),TA=i[RA];if((TA&D)!==0){if((TA&L)!==0)break A;continue A}if(RA===E){const vA=fA===-1?r:fA,Ae=e.slice($,vA),Te=(rA&z)===0?Ae:Ae.toLowerCase();
for(r++;(i[e.charCodeAt(r)]&s)!==0;)r++;if(r<B&&e.charCodeAt(r)===I){const me=++r;let Qt=!1;for(;r<B;){const ht=e.charCodeAt(r);if(ht===I){J[Te]===void 0&&(J[Te]=
Qt?gA(e,me,r):e.slice(me,r)),r++;let o=0;for(;r<B;){const S=e.charCodeAt(r),Z=i[S];if((Z&D)!==0){o=Z&L;break}r++}if(o!==0)break A;continue A}if(ht===m&&r+1<B){Qt=
!0,r+=2;continue}r++}continue A}const te=r;let ot=0,Ie=-1;for(;r<B;){const me=e.charCodeAt(r),Qt=i[me];if((Qt&D)!==0){ot=Qt&L;break}(Qt&s)!==0?Ie===-1&&(Ie=r):Ie=
-1,r++}if(J[Te]===void 0){const me=Ie===-1?r:Ie;J[Te]=e.slice(te,me)}if(ot!==0)break A;continue A}(TA&s)!==0?fA===-1&&(fA=r):fA=-1,rA|=RA&b|TA,r++}}return{type:t,
index:r,parameters:J}}function gA(e,t,r){let B="";for(let D=t;D<r;D++)e.charCodeAt(D)===m&&(B+=e.slice(t,D),t=++D);return B+e.slice(t,r)}const P=/^-?\d+$/,lA=/^-?\d+n+$/,
dA=JSON.stringify,FA=JSON.parse,LA=/^-?\d+n$/,K=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g,BA=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g,uA=e=>e===void 0||typeof e=="funct\
ion"||typeof e=="symbol",DA=e=>e!==null&&typeof e=="object"&&e.constructor&&e.constructor.name==="RawJSON",GA=(e,t,r)=>{let B="";typeof r=="number"?B=" ".repeat(
Math.min(10,Math.max(0,Math.floor(r)))):typeof r=="string"&&(B=r.slice(0,10));const D=typeof t=="function",J=Array.isArray(t)?new Set(t.map(String)):null,$=(te,ot,Ie)=>(Ie!==
null&&typeof Ie=="object"&&typeof Ie.toJSON=="function"&&(Ie=Ie.toJSON(ot)),typeof Ie=="string"&&lA.test(Ie)?Ie+"n":typeof Ie=="bigint"?"rawJSON"in JSON?JSON.rawJSON(
Ie.toString()):Ie.toString()+"n":(D&&(Ie=t.call(te,ot,Ie)),Ie!==null&&typeof Ie=="object"&&(Ie instanceof Number||Ie instanceof String||Ie instanceof Boolean)&&
(Ie=Ie.valueOf()),Ie)),rA=$({"":e},"",e);if(uA(rA))return;const fA=rA===null||typeof rA!="object",RA=DA(rA);if(fA||RA)return dA(rA);const TA=[];let vA=0;const Ae=[
{parent:{"":rA},key:"",val:rA,isArray:Array.isArray(rA),keys:Array.isArray(rA)?null:Object.keys(rA),index:0,first:!0}],Te=new WeakSet([rA]);for(;Ae.length>0;){const te=Ae[Ae.
length-1];te.index===0&&(TA.push(te.isArray?"[":"{"),vA++);let ot=!1;if(te.isArray)if(te.index<te.val.length){te.first||TA.push(","),B&&TA.push(`
`+B.repeat(vA));const Ie=te.val[te.index],me=$(te.val,String(te.index),Ie);if(uA(me))TA.push("null"),te.first=!1,te.index++;else{const Qt=me!==null&&typeof me==
"object",ht=DA(me);if(Qt&&!ht){if(Te.has(me))throw new TypeError("Converting circular structure to JSON");Te.add(me),Ae.push({parent:te.val,key:String(te.index),
val:me,isArray:Array.isArray(me),keys:Array.isArray(me)?null:Object.keys(me),index:0,first:!0}),te.first=!1,te.index++}else TA.push(dA(me)),te.first=!1,te.index++}}else
ot=!0;else{for(;te.index<te.keys.length;){const me=te.keys[te.index++];if(J&&!J.has(me))continue;const ht=te.val[me],o=$(te.val,me,ht);if(uA(o))continue;te.first||
TA.push(","),B?TA.push(`
`+B.repeat(vA)+dA(me)+": "):TA.push(dA(me)+":");const S=o!==null&&typeof o=="object",Z=DA(o);if(S&&!Z){if(Te.has(o))throw new TypeError("Converting circular str\
ucture to JSON");Te.add(o),Ae.push({parent:te.val,key:me,val:o,isArray:Array.isArray(o),keys:Array.isArray(o)?null:Object.keys(o),index:0,first:!0}),te.first=!1;
break}else TA.push(dA(o)),te.first=!1}te.index>=te.keys.length&&Ae[Ae.length-1]===te&&(ot=!0)}ot&&(vA--,!te.first&&B&&TA.push(`
`+B.repeat(vA)),TA.push(te.isArray?"]":"}"),Te.delete(te.val),Ae.pop())}return TA.join("")},kA=(e,t,r)=>{try{return"rawJSON"in JSON?dA(e,(rA,fA)=>typeof fA=="bi\
gint"?JSON.rawJSON(fA.toString()):typeof t=="function"?t(rA,fA):(Array.isArray(t)&&t.includes(rA),fA),r):e?dA(e,(rA,fA)=>typeof fA=="string"&&lA.test(fA)||typeof fA==
"bigint"?fA.toString()+"n":typeof t=="function"?t(rA,fA):(Array.isArray(t)&&t.includes(rA),fA),r).replace(K,"$1$2$3").replace(BA,"$1$2$3"):dA(e,t,r)}catch(B){if(B instanceof
RangeError){const D=GA(e,t,r);return D===void 0?void 0:"rawJSON"in JSON?D:D.replace(K,"$1$2$3").replace(BA,"$1$2$3")}throw B}},qA=new Map,KA=()=>{const e=JSON.parse.
toString();if(qA.has(e))return qA.get(e);try{const t=JSON.parse("1",(r,B,D)=>!!D?.source&&D.source==="1");return qA.set(e,t),t}catch{return qA.set(e,!1),!1}},sA=(e,t,r,B)=>typeof t==
"string"&&LA.test(t)?BigInt(t.slice(0,-1)):typeof t=="string"&&lA.test(t)?t.slice(0,-1):typeof B=="function"?B(e,t,r):t,pA=(e,t)=>JSON.parse(e,(r,B,D)=>{const J=typeof B==
"number",$=B>Number.MAX_SAFE_INTEGER||B<Number.MIN_SAFE_INTEGER,rA=J&&$,fA=D&&P.test(D.source);return rA&&fA?BigInt(D.source):typeof t=="function"?t(r,B,D):B}),
ee=Number.MAX_SAFE_INTEGER.toString(),CA=ee.length,ae=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,_=/^"-?\d+n+"$/,VA=(e,t)=>{const r={"":e},
B=[{parent:r,key:"",visited:!1}];for(;B.length>0;){const D=B[B.length-1];if(D.visited){const{parent:J,key:$}=D;let rA=J[$];typeof rA=="string"&&(LA.test(rA)?rA=
BigInt(rA.slice(0,-1)):lA.test(rA)&&(rA=rA.slice(0,-1))),typeof t=="function"&&(rA=t.call(J,$,rA)),rA===void 0?delete J[$]:J[$]=rA,B.pop()}else{D.visited=!0;const J=D.
parent[D.key];if(J!==null&&typeof J=="object"){const rA=Object.keys(J);for(let fA=rA.length-1;fA>=0;fA--)B.push({parent:J,key:rA[fA],visited:!1})}}}return r[""]},
se=e=>e.replace(ae,(t,r,B,D)=>{const J=t[0]==='"';if(J&&_.test(t))return t.substring(0,t.length-1)+'n"';const rA=B||D,fA=r&&(r.length<CA||r.length===CA&&r<=ee);
return J||rA||fA?t:'"'+t+'n"'}),Be=(e,t)=>{if(!e)return FA(e,t);try{if(KA())return pA(e,t);const r=se(e);return FA(r,(B,D,J)=>sA(B,D,J,t))}catch(r){if(r instanceof
RangeError){const B=se(e),D=FA(B);return VA(D,t)}throw r}};class oe extends Error{name;status;request;response;constructor(t,r,B){super(t,{cause:B.cause}),this.
name="HttpError",this.status=Number.parseInt(r),Number.isNaN(this.status)&&(this.status=0);/* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist */
"response"in B&&(this.response=B.response);const D=Object.assign({},B.request);B.request.headers.authorization&&(D.headers=Object.assign({},B.request.headers,{authorization:B.
request.headers.authorization.replace(/(?<! ) .*$/," [REDACTED]")})),D.url=D.url.replace(/\bclient_secret=\w+/g,"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,
"access_token=[REDACTED]"),this.request=D}}var we="10.0.16",be={headers:{"user-agent":`octokit-request.js/${we} ${Ft()}`}};function ne(e){if(typeof e!="object"||
e===null||Object.prototype.toString.call(e)!=="[object Object]")return!1;const t=Object.getPrototypeOf(e);if(t===null)return!0;const r=Object.prototype.hasOwnProperty.
call(t,"constructor")&&t.constructor;return typeof r=="function"&&r instanceof r&&Function.prototype.call(r)===Function.prototype.call(e)}var de=()=>"";async function Ne(e){
const t=e.request?.fetch||globalThis.fetch;if(!t)throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Le\
arn more at https://github.com/octokit/octokit.js/#fetch-missing");const r=e.request?.log||console,B=e.request?.parseSuccessResponseBody!==!1,D=ne(e.body)||Array.
isArray(e.body)?kA(e.body):e.body,J=Object.fromEntries(Object.entries(e.headers).map(([vA,Ae])=>[vA,String(Ae)]));let $;try{$=await t(e.url,{method:e.method,body:D,
redirect:e.request?.redirect,headers:J,signal:e.request?.signal,...e.body&&{duplex:"half"}})}catch(vA){let Ae="Unknown Error";if(vA instanceof Error){if(vA.name===
"AbortError")throw vA.status=500,vA;Ae=vA.message,vA.name==="TypeError"&&"cause"in vA&&(vA.cause instanceof Error?Ae=vA.cause.message:typeof vA.cause=="string"&&
(Ae=vA.cause))}const Te=new oe(Ae,500,{request:e});throw Te.cause=vA,Te}const rA=$.status,fA=$.url,RA={};for(const[vA,Ae]of $.headers)RA[vA]=Ae;const TA={url:fA,
status:rA,headers:RA,data:""};if("deprecation"in RA){const vA=RA.link&&RA.link.match(/<([^<>]+)>; rel="deprecation"/),Ae=vA&&vA.pop();r.warn(`[@octokit/request]\
 "${e.method} ${e.url}" is deprecated. It is scheduled to be removed on ${RA.sunset}${Ae?`. See ${Ae}`:""}`)}if(rA===204||rA===205)return TA;if(e.method==="HEAD"){
if(rA<400)return TA;throw new oe($.statusText,rA,{response:TA,request:e})}if(rA===304)throw TA.data=await JA($),new oe("Not modified",rA,{response:TA,request:e});
if(rA>=400)throw TA.data=await JA($),new oe(ke(TA.data),rA,{response:TA,request:e});return TA.data=B?await JA($):$.body,TA}async function JA(e){const t=e.headers.
get("content-type");if(!t)return e.text().catch(de);const r=aA(t);if(zA(r)){let B="";try{return B=await e.text(),Be(B)}catch{return B}}else return r.type.startsWith(
"text/")||r.parameters.charset?.toLowerCase()==="utf-8"&&r.type!=="application/octet-stream"?e.text().catch(de):e.arrayBuffer().catch(()=>new ArrayBuffer(0))}function zA(e){
return e.type==="application/json"||e.type==="application/scim+json"}function ke(e){if(typeof e=="string")return e;if(e instanceof ArrayBuffer)return"Unknown er\
ror";if(typeof e=="object"&&e!==null&&"message"in e){const t=e,r="documentation_url"in t?` - ${t.documentation_url}`:"";return Array.isArray(t.errors)?`${t.message}\
: ${t.errors.map(B=>JSON.stringify(B)).join(", ")}${r}`:`${t.message}${r}`}return`Unknown error: ${JSON.stringify(e)}`}function He(e,t){const r=e.defaults(t);return Object.
assign(function(D,J){const $=r.merge(D,J);if(!$.request||!$.request.hook)return Ne(r.parse($));const rA=(fA,RA)=>Ne(r.parse(r.merge(fA,RA)));return Object.assign(
rA,{endpoint:r,defaults:He.bind(null,r)}),$.request.hook(rA,$)},{endpoint:r,defaults:He.bind(null,r)})}var j=He(h,be);/* v8 ignore next -- @preserve *//* v8 ignore else -- @preserve */
var XA="0.0.0-development";function Q(e){return`Request failed due to following response errors:
`+e.errors.map(t=>` - ${t.message}`).join(`
`)}var EA=class extends Error{constructor(e,t,r){super(Q(r)),this.request=e,this.headers=t,this.response=r,this.errors=r.errors,this.data=r.data,Error.captureStackTrace&&
Error.captureStackTrace(this,this.constructor)}request;headers;response;name="GraphqlResponseError";errors;data},yA=["method","baseUrl","url","headers","request",
"query","mediaType","operationName"],T=["query","method","url"],oA=/\/api\/v3\/?$/;function IA(e,t,r){if(r){if(typeof t=="string"&&"query"in r)return Promise.reject(
new Error('[@octokit/graphql] "query" cannot be used as variable name'));for(const $ in r)if(T.includes($))return Promise.reject(new Error(`[@octokit/graphql] "${$}\
" cannot be used as variable name`))}const B=typeof t=="string"?Object.assign({query:t},r):t,D=Object.keys(B).reduce(($,rA)=>yA.includes(rA)?($[rA]=B[rA],$):($.
variables||($.variables={}),$.variables[rA]=B[rA],$),{}),J=B.baseUrl||e.endpoint.DEFAULTS.baseUrl;return oA.test(J)&&(D.url=J.replace(oA,"/api/graphql")),e(D).then(
$=>{if($.data.errors){const rA={};for(const fA of Object.keys($.headers))rA[fA]=$.headers[fA];throw new EA(D,rA,$.data)}return $.data.data})}function NA(e,t){const r=e.
defaults(t);return Object.assign((D,J)=>IA(r,D,J),{defaults:NA.bind(null,r),endpoint:r.endpoint})}var WA=NA(j,{headers:{"user-agent":`octokit-graphql.js/${XA} ${Ft()}`},
method:"POST",url:"/graphql"});function YA(e){return NA(e,{method:"POST",url:"/graphql"})}/* v8 ignore if -- @preserve */var re="(?:[a-zA-Z0-9_-]+)",pe="\\.",ge=new RegExp(
`^${re}${pe}${re}${pe}${re}$`),Ye=ge.test.bind(ge);async function ze(e){const t=Ye(e),r=e.startsWith("v1.")||e.startsWith("ghs_"),B=e.startsWith("ghu_");return{
type:"token",token:e,tokenType:t?"app":r?"installation":B?"user-to-server":"oauth"}}function Ve(e){return e.split(/\./).length===3?`bearer ${e}`:`token ${e}`}async function Bt(e,t,r,B){
const D=t.endpoint.merge(r,B);return D.headers.authorization=Ve(e),t(D)}var Je=function(t){if(!t)throw new Error("[@octokit/auth-token] No token passed to creat\
eTokenAuth");if(typeof t!="string")throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");return t=t.replace(/^(token|bearer) +/i,
""),Object.assign(ze.bind(null,t),{hook:Bt.bind(null,t)})};const xe="7.0.8",W=()=>{},bA=console.warn.bind(console),u=console.error.bind(console);function g(e={}){
return typeof e.debug!="function"&&(e.debug=W),typeof e.info!="function"&&(e.info=W),typeof e.warn!="function"&&(e.warn=bA),typeof e.error!="function"&&(e.error=
u),e}const v=`octokit-core.js/${xe} ${Ft()}`;class U{static VERSION=xe;static defaults(t){return class extends this{constructor(...B){const D=B[0]||{};if(typeof t==
"function"){super(t(D));return}super(Object.assign({},t,D,D.userAgent&&t.userAgent?{userAgent:`${D.userAgent} ${t.userAgent}`}:null))}}}static plugins=[];static plugin(...t){
const r=this.plugins;return class extends this{static plugins=r.concat(t.filter(D=>!r.includes(D)))}}constructor(t={}){const r=new $t.Collection,B={baseUrl:j.endpoint.
DEFAULTS.baseUrl,headers:{},request:Object.assign({},t.request,{hook:r.bind(null,"request")}),mediaType:{previews:[],format:""}};if(B.headers["user-agent"]=t.userAgent?
`${t.userAgent} ${v}`:v,t.baseUrl&&(B.baseUrl=t.baseUrl),t.previews&&(B.mediaType.previews=t.previews),t.timeZone&&(B.headers["time-zone"]=t.timeZone),this.request=
j.defaults(B),this.graphql=YA(this.request).defaults(B),this.log=g(t.log),this.hook=r,t.authStrategy){const{authStrategy:J,...$}=t,rA=J(Object.assign({request:this.
request,log:this.log,octokit:this,octokitOptions:$},t.auth));r.wrap("request",rA.hook),this.auth=rA}else if(!t.auth)this.auth=async()=>({type:"unauthenticated"});else{
const J=Je(t.auth);r.wrap("request",J.hook),this.auth=J}const D=this.constructor;for(let J=0;J<D.plugins.length;++J)Object.assign(this,D.plugins[J](this,t))}request;graphql;log;hook;auth}
const nA="17.0.0";var HA={actions:{addCustomLabelsToSelfHostedRunnerForOrg:["POST /orgs/{org}/actions/runners/{runner_id}/labels"],addCustomLabelsToSelfHostedRunnerForRepo:[
"POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],addRepoAccessToSelfHostedRunnerGroupInOrg:["PUT /orgs/{org}/actions/runner-groups/{runner_group\
_id}/repositories/{repository_id}"],addSelectedRepoToOrgSecret:["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],addSelectedRepoToOrgVariable:[
"PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],approveWorkflowRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve"],cancelWorkflowRun:[
"POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel"],createEnvironmentVariable:["POST /repos/{owner}/{repo}/environments/{environment_name}/variables"],createHostedRunnerForOrg:[
"POST /orgs/{org}/actions/hosted-runners"],createOrUpdateEnvironmentSecret:["PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],createOrUpdateOrgSecret:[
"PUT /orgs/{org}/actions/secrets/{secret_name}"],createOrUpdateRepoSecret:["PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}"],createOrgVariable:["POST /\
orgs/{org}/actions/variables"],createRegistrationTokenForOrg:["POST /orgs/{org}/actions/runners/registration-token"],createRegistrationTokenForRepo:["POST /repo\
s/{owner}/{repo}/actions/runners/registration-token"],createRemoveTokenForOrg:["POST /orgs/{org}/actions/runners/remove-token"],createRemoveTokenForRepo:["POST \
/repos/{owner}/{repo}/actions/runners/remove-token"],createRepoVariable:["POST /repos/{owner}/{repo}/actions/variables"],createWorkflowDispatch:["POST /repos/{o\
wner}/{repo}/actions/workflows/{workflow_id}/dispatches"],deleteActionsCacheById:["DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}"],deleteActionsCacheByKey:[
"DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}"],deleteArtifact:["DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],deleteCustomImageFromOrg:[
"DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],deleteCustomImageVersionFromOrg:["DELETE /orgs/{org}/actions/hosted-runners/ima\
ges/custom/{image_definition_id}/versions/{version}"],deleteEnvironmentSecret:["DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_nam\
e}"],deleteEnvironmentVariable:["DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],deleteHostedRunnerForOrg:["DELETE /orgs/{org}/a\
ctions/hosted-runners/{hosted_runner_id}"],deleteOrgSecret:["DELETE /orgs/{org}/actions/secrets/{secret_name}"],deleteOrgVariable:["DELETE /orgs/{org}/actions/v\
ariables/{name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}"],deleteRepoVariable:["DELETE /repos/{owner}/{repo}/actions/vari\
ables/{name}"],deleteSelfHostedRunnerFromOrg:["DELETE /orgs/{org}/actions/runners/{runner_id}"],deleteSelfHostedRunnerFromRepo:["DELETE /repos/{owner}/{repo}/ac\
tions/runners/{runner_id}"],deleteWorkflowRun:["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}"],deleteWorkflowRunLogs:["DELETE /repos/{owner}/{repo}/action\
s/runs/{run_id}/logs"],disableSelectedRepositoryGithubActionsOrganization:["DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}"],disableWorkflow:[
"PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable"],downloadArtifact:["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_forma\
t}"],downloadJobLogsForWorkflowRun:["GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs"],downloadWorkflowRunAttemptLogs:["GET /repos/{owner}/{repo}/actions/r\
uns/{run_id}/attempts/{attempt_number}/logs"],downloadWorkflowRunLogs:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],enableSelectedRepositoryGithubActionsOrganization:[
"PUT /orgs/{org}/actions/permissions/repositories/{repository_id}"],enableWorkflow:["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable"],forceCancelWorkflowRun:[
"POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel"],generateRunnerJitconfigForOrg:["POST /orgs/{org}/actions/runners/generate-jitconfig"],generateRunnerJitconfigForRepo:[
"POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig"],getActionsCacheList:["GET /repos/{owner}/{repo}/actions/caches"],getActionsCacheUsage:["GET /re\
pos/{owner}/{repo}/actions/cache/usage"],getActionsCacheUsageByRepoForOrg:["GET /orgs/{org}/actions/cache/usage-by-repository"],getActionsCacheUsageForOrg:["GET\
 /orgs/{org}/actions/cache/usage"],getAllowedActionsOrganization:["GET /orgs/{org}/actions/permissions/selected-actions"],getAllowedActionsRepository:["GET /rep\
os/{owner}/{repo}/actions/permissions/selected-actions"],getArtifact:["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],getCustomImageForOrg:["GET /o\
rgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],getCustomImageVersionForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom/{image\
_definition_id}/versions/{version}"],getCustomOidcSubClaimForRepo:["GET /repos/{owner}/{repo}/actions/oidc/customization/sub"],getEnvironmentPublicKey:["GET /re\
pos/{owner}/{repo}/environments/{environment_name}/secrets/public-key"],getEnvironmentSecret:["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets\
/{secret_name}"],getEnvironmentVariable:["GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],getGithubActionsDefaultWorkflowPermissionsOrganization:[
"GET /orgs/{org}/actions/permissions/workflow"],getGithubActionsDefaultWorkflowPermissionsRepository:["GET /repos/{owner}/{repo}/actions/permissions/workflow"],
getGithubActionsPermissionsOrganization:["GET /orgs/{org}/actions/permissions"],getGithubActionsPermissionsRepository:["GET /repos/{owner}/{repo}/actions/permis\
sions"],getHostedRunnerForOrg:["GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],getHostedRunnersGithubOwnedImagesForOrg:["GET /orgs/{org}/actions/ho\
sted-runners/images/github-owned"],getHostedRunnersLimitsForOrg:["GET /orgs/{org}/actions/hosted-runners/limits"],getHostedRunnersMachineSpecsForOrg:["GET /orgs\
/{org}/actions/hosted-runners/machine-sizes"],getHostedRunnersPartnerImagesForOrg:["GET /orgs/{org}/actions/hosted-runners/images/partner"],getHostedRunnersPlatformsForOrg:[
"GET /orgs/{org}/actions/hosted-runners/platforms"],getJobForWorkflowRun:["GET /repos/{owner}/{repo}/actions/jobs/{job_id}"],getOrgPublicKey:["GET /orgs/{org}/a\
ctions/secrets/public-key"],getOrgSecret:["GET /orgs/{org}/actions/secrets/{secret_name}"],getOrgVariable:["GET /orgs/{org}/actions/variables/{name}"],getPendingDeploymentsForRun:[
"GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],getRepoPermissions:["GET /repos/{owner}/{repo}/actions/permissions",{},{renamed:["actions",
"getGithubActionsPermissionsRepository"]}],getRepoPublicKey:["GET /repos/{owner}/{repo}/actions/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/a\
ctions/secrets/{secret_name}"],getRepoVariable:["GET /repos/{owner}/{repo}/actions/variables/{name}"],getReviewsForRun:["GET /repos/{owner}/{repo}/actions/runs/\
{run_id}/approvals"],getSelfHostedRunnerForOrg:["GET /orgs/{org}/actions/runners/{runner_id}"],getSelfHostedRunnerForRepo:["GET /repos/{owner}/{repo}/actions/ru\
nners/{runner_id}"],getWorkflow:["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}"],getWorkflowAccessToRepository:["GET /repos/{owner}/{repo}/actions/\
permissions/access"],getWorkflowRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}"],getWorkflowRunAttempt:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/\
attempts/{attempt_number}"],getWorkflowRunUsage:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing"],getWorkflowUsage:["GET /repos/{owner}/{repo}/actions/\
workflows/{workflow_id}/timing"],listArtifactsForRepo:["GET /repos/{owner}/{repo}/actions/artifacts"],listCustomImageVersionsForOrg:["GET /orgs/{org}/actions/ho\
sted-runners/images/custom/{image_definition_id}/versions"],listCustomImagesForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom"],listEnvironmentSecrets:[
"GET /repos/{owner}/{repo}/environments/{environment_name}/secrets"],listEnvironmentVariables:["GET /repos/{owner}/{repo}/environments/{environment_name}/variab\
les"],listGithubHostedRunnersInGroupForOrg:["GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners"],listHostedRunnersForOrg:["GET /orgs/{org}/\
actions/hosted-runners"],listJobsForWorkflowRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs"],listJobsForWorkflowRunAttempt:["GET /repos/{owner}/{rep\
o}/actions/runs/{run_id}/attempts/{attempt_number}/jobs"],listLabelsForSelfHostedRunnerForOrg:["GET /orgs/{org}/actions/runners/{runner_id}/labels"],listLabelsForSelfHostedRunnerForRepo:[
"GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],listOrgSecrets:["GET /orgs/{org}/actions/secrets"],listOrgVariables:["GET /orgs/{org}/actions/va\
riables"],listRepoOrganizationSecrets:["GET /repos/{owner}/{repo}/actions/organization-secrets"],listRepoOrganizationVariables:["GET /repos/{owner}/{repo}/actio\
ns/organization-variables"],listRepoSecrets:["GET /repos/{owner}/{repo}/actions/secrets"],listRepoVariables:["GET /repos/{owner}/{repo}/actions/variables"],listRepoWorkflows:[
"GET /repos/{owner}/{repo}/actions/workflows"],listRunnerApplicationsForOrg:["GET /orgs/{org}/actions/runners/downloads"],listRunnerApplicationsForRepo:["GET /r\
epos/{owner}/{repo}/actions/runners/downloads"],listSelectedReposForOrgSecret:["GET /orgs/{org}/actions/secrets/{secret_name}/repositories"],listSelectedReposForOrgVariable:[
"GET /orgs/{org}/actions/variables/{name}/repositories"],listSelectedRepositoriesEnabledGithubActionsOrganization:["GET /orgs/{org}/actions/permissions/reposito\
ries"],listSelfHostedRunnersForOrg:["GET /orgs/{org}/actions/runners"],listSelfHostedRunnersForRepo:["GET /repos/{owner}/{repo}/actions/runners"],listWorkflowRunArtifacts:[
"GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts"],listWorkflowRuns:["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs"],listWorkflowRunsForRepo:[
"GET /repos/{owner}/{repo}/actions/runs"],reRunJobForWorkflowRun:["POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun"],reRunWorkflow:["POST /repos/{owner}/\
{repo}/actions/runs/{run_id}/rerun"],reRunWorkflowFailedJobs:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"],removeAllCustomLabelsFromSelfHostedRunnerForOrg:[
"DELETE /orgs/{org}/actions/runners/{runner_id}/labels"],removeAllCustomLabelsFromSelfHostedRunnerForRepo:["DELETE /repos/{owner}/{repo}/actions/runners/{runner\
_id}/labels"],removeCustomLabelFromSelfHostedRunnerForOrg:["DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}"],removeCustomLabelFromSelfHostedRunnerForRepo:[
"DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/actions/secrets/{secret_name}/rep\
ositories/{repository_id}"],removeSelectedRepoFromOrgVariable:["DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],reviewCustomGatesForRun:[
"POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule"],reviewPendingDeploymentsForRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}\
/pending_deployments"],setAllowedActionsOrganization:["PUT /orgs/{org}/actions/permissions/selected-actions"],setAllowedActionsRepository:["PUT /repos/{owner}/{\
repo}/actions/permissions/selected-actions"],setCustomLabelsForSelfHostedRunnerForOrg:["PUT /orgs/{org}/actions/runners/{runner_id}/labels"],setCustomLabelsForSelfHostedRunnerForRepo:[
"PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],setCustomOidcSubClaimForRepo:["PUT /repos/{owner}/{repo}/actions/oidc/customization/sub"],setGithubActionsDefaultWorkflowPermissionsOrganization:[
"PUT /orgs/{org}/actions/permissions/workflow"],setGithubActionsDefaultWorkflowPermissionsRepository:["PUT /repos/{owner}/{repo}/actions/permissions/workflow"],
setGithubActionsPermissionsOrganization:["PUT /orgs/{org}/actions/permissions"],setGithubActionsPermissionsRepository:["PUT /repos/{owner}/{repo}/actions/permis\
sions"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories"],setSelectedReposForOrgVariable:["PUT /orgs/{org}/actions/var\
iables/{name}/repositories"],setSelectedRepositoriesEnabledGithubActionsOrganization:["PUT /orgs/{org}/actions/permissions/repositories"],setWorkflowAccessToRepository:[
"PUT /repos/{owner}/{repo}/actions/permissions/access"],updateEnvironmentVariable:["PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
updateHostedRunnerForOrg:["PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],updateOrgVariable:["PATCH /orgs/{org}/actions/variables/{name}"],updateRepoVariable:[
"PATCH /repos/{owner}/{repo}/actions/variables/{name}"]},activity:{checkRepoIsStarredByAuthenticatedUser:["GET /user/starred/{owner}/{repo}"],deleteRepoSubscription:[
"DELETE /repos/{owner}/{repo}/subscription"],deleteThreadSubscription:["DELETE /notifications/threads/{thread_id}/subscription"],getFeeds:["GET /feeds"],getRepoSubscription:[
"GET /repos/{owner}/{repo}/subscription"],getThread:["GET /notifications/threads/{thread_id}"],getThreadSubscriptionForAuthenticatedUser:["GET /notifications/th\
reads/{thread_id}/subscription"],listEventsForAuthenticatedUser:["GET /users/{username}/events"],listNotificationsForAuthenticatedUser:["GET /notifications"],listOrgEventsForAuthenticatedUser:[
"GET /users/{username}/events/orgs/{org}"],listPublicEvents:["GET /events"],listPublicEventsForRepoNetwork:["GET /networks/{owner}/{repo}/events"],listPublicEventsForUser:[
"GET /users/{username}/events/public"],listPublicOrgEvents:["GET /orgs/{org}/events"],listReceivedEventsForUser:["GET /users/{username}/received_events"],listReceivedPublicEventsForUser:[
"GET /users/{username}/received_events/public"],listRepoEvents:["GET /repos/{owner}/{repo}/events"],listRepoNotificationsForAuthenticatedUser:["GET /repos/{owne\
r}/{repo}/notifications"],listReposStarredByAuthenticatedUser:["GET /user/starred"],listReposStarredByUser:["GET /users/{username}/starred"],listReposWatchedByUser:[
"GET /users/{username}/subscriptions"],listStargazersForRepo:["GET /repos/{owner}/{repo}/stargazers"],listWatchedReposForAuthenticatedUser:["GET /user/subscript\
ions"],listWatchersForRepo:["GET /repos/{owner}/{repo}/subscribers"],markNotificationsAsRead:["PUT /notifications"],markRepoNotificationsAsRead:["PUT /repos/{ow\
ner}/{repo}/notifications"],markThreadAsDone:["DELETE /notifications/threads/{thread_id}"],markThreadAsRead:["PATCH /notifications/threads/{thread_id}"],setRepoSubscription:[
"PUT /repos/{owner}/{repo}/subscription"],setThreadSubscription:["PUT /notifications/threads/{thread_id}/subscription"],starRepoForAuthenticatedUser:["PUT /user\
/starred/{owner}/{repo}"],unstarRepoForAuthenticatedUser:["DELETE /user/starred/{owner}/{repo}"]},apps:{addRepoToInstallation:["PUT /user/installations/{install\
ation_id}/repositories/{repository_id}",{},{renamed:["apps","addRepoToInstallationForAuthenticatedUser"]}],addRepoToInstallationForAuthenticatedUser:["PUT /user\
/installations/{installation_id}/repositories/{repository_id}"],checkToken:["POST /applications/{client_id}/token"],createFromManifest:["POST /app-manifests/{co\
de}/conversions"],createInstallationAccessToken:["POST /app/installations/{installation_id}/access_tokens"],deleteAuthorization:["DELETE /applications/{client_i\
d}/grant"],deleteInstallation:["DELETE /app/installations/{installation_id}"],deleteToken:["DELETE /applications/{client_id}/token"],getAuthenticated:["GET /app"],
getBySlug:["GET /apps/{app_slug}"],getInstallation:["GET /app/installations/{installation_id}"],getOrgInstallation:["GET /orgs/{org}/installation"],getRepoInstallation:[
"GET /repos/{owner}/{repo}/installation"],getSubscriptionPlanForAccount:["GET /marketplace_listing/accounts/{account_id}"],getSubscriptionPlanForAccountStubbed:[
"GET /marketplace_listing/stubbed/accounts/{account_id}"],getUserInstallation:["GET /users/{username}/installation"],getWebhookConfigForApp:["GET /app/hook/conf\
ig"],getWebhookDelivery:["GET /app/hook/deliveries/{delivery_id}"],listAccountsForPlan:["GET /marketplace_listing/plans/{plan_id}/accounts"],listAccountsForPlanStubbed:[
"GET /marketplace_listing/stubbed/plans/{plan_id}/accounts"],listInstallationReposForAuthenticatedUser:["GET /user/installations/{installation_id}/repositories"],
listInstallationRequestsForAuthenticatedApp:["GET /app/installation-requests"],listInstallations:["GET /app/installations"],listInstallationsForAuthenticatedUser:[
"GET /user/installations"],listPlans:["GET /marketplace_listing/plans"],listPlansStubbed:["GET /marketplace_listing/stubbed/plans"],listReposAccessibleToInstallation:[
"GET /installation/repositories"],listSubscriptionsForAuthenticatedUser:["GET /user/marketplace_purchases"],listSubscriptionsForAuthenticatedUserStubbed:["GET /\
user/marketplace_purchases/stubbed"],listWebhookDeliveries:["GET /app/hook/deliveries"],redeliverWebhookDelivery:["POST /app/hook/deliveries/{delivery_id}/attem\
pts"],removeRepoFromInstallation:["DELETE /user/installations/{installation_id}/repositories/{repository_id}",{},{renamed:["apps","removeRepoFromInstallationFor\
AuthenticatedUser"]}],removeRepoFromInstallationForAuthenticatedUser:["DELETE /user/installations/{installation_id}/repositories/{repository_id}"],resetToken:["\
PATCH /applications/{client_id}/token"],revokeInstallationAccessToken:["DELETE /installation/token"],scopeToken:["POST /applications/{client_id}/token/scoped"],
suspendInstallation:["PUT /app/installations/{installation_id}/suspended"],unsuspendInstallation:["DELETE /app/installations/{installation_id}/suspended"],updateWebhookConfigForApp:[
"PATCH /app/hook/config"]},billing:{getGithubActionsBillingOrg:["GET /orgs/{org}/settings/billing/actions"],getGithubActionsBillingUser:["GET /users/{username}/\
settings/billing/actions"],getGithubBillingPremiumRequestUsageReportOrg:["GET /organizations/{org}/settings/billing/premium_request/usage"],getGithubBillingPremiumRequestUsageReportUser:[
"GET /users/{username}/settings/billing/premium_request/usage"],getGithubBillingUsageReportOrg:["GET /organizations/{org}/settings/billing/usage"],getGithubBillingUsageReportUser:[
"GET /users/{username}/settings/billing/usage"],getGithubPackagesBillingOrg:["GET /orgs/{org}/settings/billing/packages"],getGithubPackagesBillingUser:["GET /us\
ers/{username}/settings/billing/packages"],getSharedStorageBillingOrg:["GET /orgs/{org}/settings/billing/shared-storage"],getSharedStorageBillingUser:["GET /use\
rs/{username}/settings/billing/shared-storage"]},campaigns:{createCampaign:["POST /orgs/{org}/campaigns"],deleteCampaign:["DELETE /orgs/{org}/campaigns/{campaig\
n_number}"],getCampaignSummary:["GET /orgs/{org}/campaigns/{campaign_number}"],listOrgCampaigns:["GET /orgs/{org}/campaigns"],updateCampaign:["PATCH /orgs/{org}\
/campaigns/{campaign_number}"]},checks:{create:["POST /repos/{owner}/{repo}/check-runs"],createSuite:["POST /repos/{owner}/{repo}/check-suites"],get:["GET /repo\
s/{owner}/{repo}/check-runs/{check_run_id}"],getSuite:["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}"],listAnnotations:["GET /repos/{owner}/{repo}/ch\
eck-runs/{check_run_id}/annotations"],listForRef:["GET /repos/{owner}/{repo}/commits/{ref}/check-runs"],listForSuite:["GET /repos/{owner}/{repo}/check-suites/{c\
heck_suite_id}/check-runs"],listSuitesForRef:["GET /repos/{owner}/{repo}/commits/{ref}/check-suites"],rerequestRun:["POST /repos/{owner}/{repo}/check-runs/{chec\
k_run_id}/rerequest"],rerequestSuite:["POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest"],setSuitesPreferences:["PATCH /repos/{owner}/{repo}/c\
heck-suites/preferences"],update:["PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}"]},codeScanning:{commitAutofix:["POST /repos/{owner}/{repo}/code-scanni\
ng/alerts/{alert_number}/autofix/commits"],createAutofix:["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],createVariantAnalysis:["POST\
 /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses"],deleteAnalysis:["DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delet\
e}"],deleteCodeqlDatabase:["DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],getAlert:["GET /repos/{owner}/{repo}/code-scanning/alerts/{\
alert_number}",{},{renamedParameters:{alert_id:"alert_number"}}],getAnalysis:["GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}"],getAutofix:["GET\
 /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],getCodeqlDatabase:["GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],getDefaultSetup:[
"GET /repos/{owner}/{repo}/code-scanning/default-setup"],getSarif:["GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}"],getVariantAnalysis:["GET /repos/\
{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}"],getVariantAnalysisRepoTask:["GET /repos/{owner}/{repo}/code-scanning/codeql/\
variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}"],listAlertInstances:["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number\
}/instances"],listAlertsForOrg:["GET /orgs/{org}/code-scanning/alerts"],listAlertsForRepo:["GET /repos/{owner}/{repo}/code-scanning/alerts"],listAlertsInstances:[
"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances",{},{renamed:["codeScanning","listAlertInstances"]}],listCodeqlDatabases:["GET /repos/{\
owner}/{repo}/code-scanning/codeql/databases"],listRecentAnalyses:["GET /repos/{owner}/{repo}/code-scanning/analyses"],updateAlert:["PATCH /repos/{owner}/{repo}\
/code-scanning/alerts/{alert_number}"],updateDefaultSetup:["PATCH /repos/{owner}/{repo}/code-scanning/default-setup"],uploadSarif:["POST /repos/{owner}/{repo}/c\
ode-scanning/sarifs"]},codeSecurity:{attachConfiguration:["POST /orgs/{org}/code-security/configurations/{configuration_id}/attach"],attachEnterpriseConfiguration:[
"POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach"],createConfiguration:["POST /orgs/{org}/code-security/configurations"],createConfigurationForEnterprise:[
"POST /enterprises/{enterprise}/code-security/configurations"],deleteConfiguration:["DELETE /orgs/{org}/code-security/configurations/{configuration_id}"],deleteConfigurationForEnterprise:[
"DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],detachConfiguration:["DELETE /orgs/{org}/code-security/configurations/detach"],
getConfiguration:["GET /orgs/{org}/code-security/configurations/{configuration_id}"],getConfigurationForRepository:["GET /repos/{owner}/{repo}/code-security-con\
figuration"],getConfigurationsForEnterprise:["GET /enterprises/{enterprise}/code-security/configurations"],getConfigurationsForOrg:["GET /orgs/{org}/code-securi\
ty/configurations"],getDefaultConfigurations:["GET /orgs/{org}/code-security/configurations/defaults"],getDefaultConfigurationsForEnterprise:["GET /enterprises/\
{enterprise}/code-security/configurations/defaults"],getRepositoriesForConfiguration:["GET /orgs/{org}/code-security/configurations/{configuration_id}/repositor\
ies"],getRepositoriesForEnterpriseConfiguration:["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories"],getSingleConfigurationForEnterprise:[
"GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],setConfigurationAsDefault:["PUT /orgs/{org}/code-security/configurations/{confi\
guration_id}/defaults"],setConfigurationAsDefaultForEnterprise:["PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults"],updateConfiguration:[
"PATCH /orgs/{org}/code-security/configurations/{configuration_id}"],updateEnterpriseConfiguration:["PATCH /enterprises/{enterprise}/code-security/configuration\
s/{configuration_id}"]},codesOfConduct:{getAllCodesOfConduct:["GET /codes_of_conduct"],getConductCode:["GET /codes_of_conduct/{key}"]},codespaces:{addRepositoryForSecretForAuthenticatedUser:[
"PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],addSelectedRepoToOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{secret_name}/reposit\
ories/{repository_id}"],checkPermissionsForDevcontainer:["GET /repos/{owner}/{repo}/codespaces/permissions_check"],codespaceMachinesForAuthenticatedUser:["GET /\
user/codespaces/{codespace_name}/machines"],createForAuthenticatedUser:["POST /user/codespaces"],createOrUpdateOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{s\
ecret_name}"],createOrUpdateRepoSecret:["PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],createOrUpdateSecretForAuthenticatedUser:["PUT /user/codes\
paces/secrets/{secret_name}"],createWithPrForAuthenticatedUser:["POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces"],createWithRepoForAuthenticatedUser:[
"POST /repos/{owner}/{repo}/codespaces"],deleteForAuthenticatedUser:["DELETE /user/codespaces/{codespace_name}"],deleteFromOrganization:["DELETE /orgs/{org}/mem\
bers/{username}/codespaces/{codespace_name}"],deleteOrgSecret:["DELETE /orgs/{org}/codespaces/secrets/{secret_name}"],deleteRepoSecret:["DELETE /repos/{owner}/{\
repo}/codespaces/secrets/{secret_name}"],deleteSecretForAuthenticatedUser:["DELETE /user/codespaces/secrets/{secret_name}"],exportForAuthenticatedUser:["POST /u\
ser/codespaces/{codespace_name}/exports"],getCodespacesForUserInOrg:["GET /orgs/{org}/members/{username}/codespaces"],getExportDetailsForAuthenticatedUser:["GET\
 /user/codespaces/{codespace_name}/exports/{export_id}"],getForAuthenticatedUser:["GET /user/codespaces/{codespace_name}"],getOrgPublicKey:["GET /orgs/{org}/cod\
espaces/secrets/public-key"],getOrgSecret:["GET /orgs/{org}/codespaces/secrets/{secret_name}"],getPublicKeyForAuthenticatedUser:["GET /user/codespaces/secrets/p\
ublic-key"],getRepoPublicKey:["GET /repos/{owner}/{repo}/codespaces/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/codespaces/secrets/{secret_na\
me}"],getSecretForAuthenticatedUser:["GET /user/codespaces/secrets/{secret_name}"],listDevcontainersInRepositoryForAuthenticatedUser:["GET /repos/{owner}/{repo}\
/codespaces/devcontainers"],listForAuthenticatedUser:["GET /user/codespaces"],listInOrganization:["GET /orgs/{org}/codespaces",{},{renamedParameters:{org_id:"or\
g"}}],listInRepositoryForAuthenticatedUser:["GET /repos/{owner}/{repo}/codespaces"],listOrgSecrets:["GET /orgs/{org}/codespaces/secrets"],listRepoSecrets:["GET \
/repos/{owner}/{repo}/codespaces/secrets"],listRepositoriesForSecretForAuthenticatedUser:["GET /user/codespaces/secrets/{secret_name}/repositories"],listSecretsForAuthenticatedUser:[
"GET /user/codespaces/secrets"],listSelectedReposForOrgSecret:["GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],preFlightWithRepoForAuthenticatedUser:[
"GET /repos/{owner}/{repo}/codespaces/new"],publishForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/publish"],removeRepositoryForSecretForAuthenticatedUser:[
"DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/codespaces/secrets/{secret_na\
me}/repositories/{repository_id}"],repoMachinesForAuthenticatedUser:["GET /repos/{owner}/{repo}/codespaces/machines"],setRepositoriesForSecretForAuthenticatedUser:[
"PUT /user/codespaces/secrets/{secret_name}/repositories"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],startForAuthenticatedUser:[
"POST /user/codespaces/{codespace_name}/start"],stopForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/stop"],stopInOrganization:["POST /orgs/{org}/m\
embers/{username}/codespaces/{codespace_name}/stop"],updateForAuthenticatedUser:["PATCH /user/codespaces/{codespace_name}"]},copilot:{addCopilotSeatsForTeams:["\
POST /orgs/{org}/copilot/billing/selected_teams"],addCopilotSeatsForUsers:["POST /orgs/{org}/copilot/billing/selected_users"],cancelCopilotSeatAssignmentForTeams:[
"DELETE /orgs/{org}/copilot/billing/selected_teams"],cancelCopilotSeatAssignmentForUsers:["DELETE /orgs/{org}/copilot/billing/selected_users"],copilotMetricsForOrganization:[
"GET /orgs/{org}/copilot/metrics"],copilotMetricsForTeam:["GET /orgs/{org}/team/{team_slug}/copilot/metrics"],getCopilotOrganizationDetails:["GET /orgs/{org}/co\
pilot/billing"],getCopilotSeatDetailsForUser:["GET /orgs/{org}/members/{username}/copilot"],listCopilotSeats:["GET /orgs/{org}/copilot/billing/seats"]},credentials:{
revoke:["POST /credentials/revoke"]},dependabot:{addSelectedRepoToOrgSecret:["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],createOrUpdateOrgSecret:[
"PUT /orgs/{org}/dependabot/secrets/{secret_name}"],createOrUpdateRepoSecret:["PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],deleteOrgSecret:["DE\
LETE /orgs/{org}/dependabot/secrets/{secret_name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],getAlert:["GET /repos/{ow\
ner}/{repo}/dependabot/alerts/{alert_number}"],getOrgPublicKey:["GET /orgs/{org}/dependabot/secrets/public-key"],getOrgSecret:["GET /orgs/{org}/dependabot/secre\
ts/{secret_name}"],getRepoPublicKey:["GET /repos/{owner}/{repo}/dependabot/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/dependabot/secrets/{se\
cret_name}"],listAlertsForEnterprise:["GET /enterprises/{enterprise}/dependabot/alerts"],listAlertsForOrg:["GET /orgs/{org}/dependabot/alerts"],listAlertsForRepo:[
"GET /repos/{owner}/{repo}/dependabot/alerts"],listOrgSecrets:["GET /orgs/{org}/dependabot/secrets"],listRepoSecrets:["GET /repos/{owner}/{repo}/dependabot/secr\
ets"],listSelectedReposForOrgSecret:["GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/depen\
dabot/secrets/{secret_name}/repositories/{repository_id}"],repositoryAccessForOrg:["GET /organizations/{org}/dependabot/repository-access"],setRepositoryAccessDefaultLevel:[
"PUT /organizations/{org}/dependabot/repository-access/default-level"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositor\
ies"],updateAlert:["PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],updateRepositoryAccessForOrg:["PATCH /organizations/{org}/dependabot/reposito\
ry-access"]},dependencyGraph:{createRepositorySnapshot:["POST /repos/{owner}/{repo}/dependency-graph/snapshots"],diffRange:["GET /repos/{owner}/{repo}/dependenc\
y-graph/compare/{basehead}"],exportSbom:["GET /repos/{owner}/{repo}/dependency-graph/sbom"]},emojis:{get:["GET /emojis"]},enterpriseTeamMemberships:{add:["PUT /\
enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],bulkAdd:["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add"],bulkRemove:[
"POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove"],get:["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
list:["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships"],remove:["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{userna\
me}"]},enterpriseTeamOrganizations:{add:["PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],bulkAdd:["POST /enterprises/{enterprise}/t\
eams/{enterprise-team}/organizations/add"],bulkRemove:["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove"],delete:["DELETE /enterpris\
es/{enterprise}/teams/{enterprise-team}/organizations/{org}"],getAssignment:["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],getAssignments:[
"GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations"]},enterpriseTeams:{create:["POST /enterprises/{enterprise}/teams"],delete:["DELETE /enterp\
rises/{enterprise}/teams/{team_slug}"],get:["GET /enterprises/{enterprise}/teams/{team_slug}"],list:["GET /enterprises/{enterprise}/teams"],update:["PATCH /ente\
rprises/{enterprise}/teams/{team_slug}"]},gists:{checkIsStarred:["GET /gists/{gist_id}/star"],create:["POST /gists"],createComment:["POST /gists/{gist_id}/comme\
nts"],delete:["DELETE /gists/{gist_id}"],deleteComment:["DELETE /gists/{gist_id}/comments/{comment_id}"],fork:["POST /gists/{gist_id}/forks"],get:["GET /gists/{\
gist_id}"],getComment:["GET /gists/{gist_id}/comments/{comment_id}"],getRevision:["GET /gists/{gist_id}/{sha}"],list:["GET /gists"],listComments:["GET /gists/{g\
ist_id}/comments"],listCommits:["GET /gists/{gist_id}/commits"],listForUser:["GET /users/{username}/gists"],listForks:["GET /gists/{gist_id}/forks"],listPublic:[
"GET /gists/public"],listStarred:["GET /gists/starred"],star:["PUT /gists/{gist_id}/star"],unstar:["DELETE /gists/{gist_id}/star"],update:["PATCH /gists/{gist_i\
d}"],updateComment:["PATCH /gists/{gist_id}/comments/{comment_id}"]},git:{createBlob:["POST /repos/{owner}/{repo}/git/blobs"],createCommit:["POST /repos/{owner}\
/{repo}/git/commits"],createRef:["POST /repos/{owner}/{repo}/git/refs"],createTag:["POST /repos/{owner}/{repo}/git/tags"],createTree:["POST /repos/{owner}/{repo\
}/git/trees"],deleteRef:["DELETE /repos/{owner}/{repo}/git/refs/{ref}"],getBlob:["GET /repos/{owner}/{repo}/git/blobs/{file_sha}"],getCommit:["GET /repos/{owner\
}/{repo}/git/commits/{commit_sha}"],getRef:["GET /repos/{owner}/{repo}/git/ref/{ref}"],getTag:["GET /repos/{owner}/{repo}/git/tags/{tag_sha}"],getTree:["GET /re\
pos/{owner}/{repo}/git/trees/{tree_sha}"],listMatchingRefs:["GET /repos/{owner}/{repo}/git/matching-refs/{ref}"],updateRef:["PATCH /repos/{owner}/{repo}/git/ref\
s/{ref}"]},gitignore:{getAllTemplates:["GET /gitignore/templates"],getTemplate:["GET /gitignore/templates/{name}"]},hostedCompute:{createNetworkConfigurationForOrg:[
"POST /orgs/{org}/settings/network-configurations"],deleteNetworkConfigurationFromOrg:["DELETE /orgs/{org}/settings/network-configurations/{network_configuratio\
n_id}"],getNetworkConfigurationForOrg:["GET /orgs/{org}/settings/network-configurations/{network_configuration_id}"],getNetworkSettingsForOrg:["GET /orgs/{org}/\
settings/network-settings/{network_settings_id}"],listNetworkConfigurationsForOrg:["GET /orgs/{org}/settings/network-configurations"],updateNetworkConfigurationForOrg:[
"PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}"]},interactions:{getRestrictionsForAuthenticatedUser:["GET /user/interaction-limit\
s"],getRestrictionsForOrg:["GET /orgs/{org}/interaction-limits"],getRestrictionsForRepo:["GET /repos/{owner}/{repo}/interaction-limits"],getRestrictionsForYourPublicRepos:[
"GET /user/interaction-limits",{},{renamed:["interactions","getRestrictionsForAuthenticatedUser"]}],removeRestrictionsForAuthenticatedUser:["DELETE /user/intera\
ction-limits"],removeRestrictionsForOrg:["DELETE /orgs/{org}/interaction-limits"],removeRestrictionsForRepo:["DELETE /repos/{owner}/{repo}/interaction-limits"],
removeRestrictionsForYourPublicRepos:["DELETE /user/interaction-limits",{},{renamed:["interactions","removeRestrictionsForAuthenticatedUser"]}],setRestrictionsForAuthenticatedUser:[
"PUT /user/interaction-limits"],setRestrictionsForOrg:["PUT /orgs/{org}/interaction-limits"],setRestrictionsForRepo:["PUT /repos/{owner}/{repo}/interaction-limi\
ts"],setRestrictionsForYourPublicRepos:["PUT /user/interaction-limits",{},{renamed:["interactions","setRestrictionsForAuthenticatedUser"]}]},issues:{addAssignees:[
"POST /repos/{owner}/{repo}/issues/{issue_number}/assignees"],addBlockedByDependency:["POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
addLabels:["POST /repos/{owner}/{repo}/issues/{issue_number}/labels"],addSubIssue:["POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],checkUserCanBeAssigned:[
"GET /repos/{owner}/{repo}/assignees/{assignee}"],checkUserCanBeAssignedToIssue:["GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}"],create:[
"POST /repos/{owner}/{repo}/issues"],createComment:["POST /repos/{owner}/{repo}/issues/{issue_number}/comments"],createLabel:["POST /repos/{owner}/{repo}/labels"],
createMilestone:["POST /repos/{owner}/{repo}/milestones"],deleteComment:["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"],deleteLabel:["DELETE /repo\
s/{owner}/{repo}/labels/{name}"],deleteMilestone:["DELETE /repos/{owner}/{repo}/milestones/{milestone_number}"],get:["GET /repos/{owner}/{repo}/issues/{issue_nu\
mber}"],getComment:["GET /repos/{owner}/{repo}/issues/comments/{comment_id}"],getEvent:["GET /repos/{owner}/{repo}/issues/events/{event_id}"],getLabel:["GET /re\
pos/{owner}/{repo}/labels/{name}"],getMilestone:["GET /repos/{owner}/{repo}/milestones/{milestone_number}"],getParent:["GET /repos/{owner}/{repo}/issues/{issue_\
number}/parent"],list:["GET /issues"],listAssignees:["GET /repos/{owner}/{repo}/assignees"],listComments:["GET /repos/{owner}/{repo}/issues/{issue_number}/comme\
nts"],listCommentsForRepo:["GET /repos/{owner}/{repo}/issues/comments"],listDependenciesBlockedBy:["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies\
/blocked_by"],listDependenciesBlocking:["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking"],listEvents:["GET /repos/{owner}/{repo}/issues/{\
issue_number}/events"],listEventsForRepo:["GET /repos/{owner}/{repo}/issues/events"],listEventsForTimeline:["GET /repos/{owner}/{repo}/issues/{issue_number}/tim\
eline"],listForAuthenticatedUser:["GET /user/issues"],listForOrg:["GET /orgs/{org}/issues"],listForRepo:["GET /repos/{owner}/{repo}/issues"],listLabelsForMilestone:[
"GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels"],listLabelsForRepo:["GET /repos/{owner}/{repo}/labels"],listLabelsOnIssue:["GET /repos/{owner}/\
{repo}/issues/{issue_number}/labels"],listMilestones:["GET /repos/{owner}/{repo}/milestones"],listSubIssues:["GET /repos/{owner}/{repo}/issues/{issue_number}/su\
b_issues"],lock:["PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"],removeAllLabels:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels"],removeAssignees:[
"DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"],removeDependencyBlockedBy:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/bloc\
ked_by/{issue_id}"],removeLabel:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}"],removeSubIssue:["DELETE /repos/{owner}/{repo}/issues/{issue\
_number}/sub_issue"],reprioritizeSubIssue:["PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority"],setLabels:["PUT /repos/{owner}/{repo}/issues\
/{issue_number}/labels"],unlock:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock"],update:["PATCH /repos/{owner}/{repo}/issues/{issue_number}"],updateComment:[
"PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}"],updateLabel:["PATCH /repos/{owner}/{repo}/labels/{name}"],updateMilestone:["PATCH /repos/{owner}/{re\
po}/milestones/{milestone_number}"]},licenses:{get:["GET /licenses/{license}"],getAllCommonlyUsed:["GET /licenses"],getForRepo:["GET /repos/{owner}/{repo}/licen\
se"]},markdown:{render:["POST /markdown"],renderRaw:["POST /markdown/raw",{headers:{"content-type":"text/plain; charset=utf-8"}}]},meta:{get:["GET /meta"],getAllVersions:[
"GET /versions"],getOctocat:["GET /octocat"],getZen:["GET /zen"],root:["GET /"]},migrations:{deleteArchiveForAuthenticatedUser:["DELETE /user/migrations/{migrat\
ion_id}/archive"],deleteArchiveForOrg:["DELETE /orgs/{org}/migrations/{migration_id}/archive"],downloadArchiveForOrg:["GET /orgs/{org}/migrations/{migration_id}\
/archive"],getArchiveForAuthenticatedUser:["GET /user/migrations/{migration_id}/archive"],getStatusForAuthenticatedUser:["GET /user/migrations/{migration_id}"],
getStatusForOrg:["GET /orgs/{org}/migrations/{migration_id}"],listForAuthenticatedUser:["GET /user/migrations"],listForOrg:["GET /orgs/{org}/migrations"],listReposForAuthenticatedUser:[
"GET /user/migrations/{migration_id}/repositories"],listReposForOrg:["GET /orgs/{org}/migrations/{migration_id}/repositories"],listReposForUser:["GET /user/migr\
ations/{migration_id}/repositories",{},{renamed:["migrations","listReposForAuthenticatedUser"]}],startForAuthenticatedUser:["POST /user/migrations"],startForOrg:[
"POST /orgs/{org}/migrations"],unlockRepoForAuthenticatedUser:["DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock"],unlockRepoForOrg:["DELETE /orgs/\
{org}/migrations/{migration_id}/repos/{repo_name}/lock"]},oidc:{getOidcCustomSubTemplateForOrg:["GET /orgs/{org}/actions/oidc/customization/sub"],updateOidcCustomSubTemplateForOrg:[
"PUT /orgs/{org}/actions/oidc/customization/sub"]},orgs:{addSecurityManagerTeam:["PUT /orgs/{org}/security-managers/teams/{team_slug}",{},{deprecated:"octokit.r\
est.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team"}],assignTeamToOrgRole:["PU\
T /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],assignUserToOrgRole:["PUT /orgs/{org}/organization-roles/users/{username}/{role_id}"],blockUser:[
"PUT /orgs/{org}/blocks/{username}"],cancelInvitation:["DELETE /orgs/{org}/invitations/{invitation_id}"],checkBlockedUser:["GET /orgs/{org}/blocks/{username}"],
checkMembershipForUser:["GET /orgs/{org}/members/{username}"],checkPublicMembershipForUser:["GET /orgs/{org}/public_members/{username}"],convertMemberToOutsideCollaborator:[
"PUT /orgs/{org}/outside_collaborators/{username}"],createArtifactStorageRecord:["POST /orgs/{org}/artifacts/metadata/storage-record"],createInvitation:["POST /\
orgs/{org}/invitations"],createIssueType:["POST /orgs/{org}/issue-types"],createWebhook:["POST /orgs/{org}/hooks"],customPropertiesForOrgsCreateOrUpdateOrganizationValues:[
"PATCH /organizations/{org}/org-properties/values"],customPropertiesForOrgsGetOrganizationValues:["GET /organizations/{org}/org-properties/values"],customPropertiesForReposCreateOrUpdateOrganizationDefinition:[
"PUT /orgs/{org}/properties/schema/{custom_property_name}"],customPropertiesForReposCreateOrUpdateOrganizationDefinitions:["PATCH /orgs/{org}/properties/schema"],
customPropertiesForReposCreateOrUpdateOrganizationValues:["PATCH /orgs/{org}/properties/values"],customPropertiesForReposDeleteOrganizationDefinition:["DELETE /\
orgs/{org}/properties/schema/{custom_property_name}"],customPropertiesForReposGetOrganizationDefinition:["GET /orgs/{org}/properties/schema/{custom_property_nam\
e}"],customPropertiesForReposGetOrganizationDefinitions:["GET /orgs/{org}/properties/schema"],customPropertiesForReposGetOrganizationValues:["GET /orgs/{org}/pr\
operties/values"],delete:["DELETE /orgs/{org}"],deleteAttestationsBulk:["POST /orgs/{org}/attestations/delete-request"],deleteAttestationsById:["DELETE /orgs/{o\
rg}/attestations/{attestation_id}"],deleteAttestationsBySubjectDigest:["DELETE /orgs/{org}/attestations/digest/{subject_digest}"],deleteIssueType:["DELETE /orgs\
/{org}/issue-types/{issue_type_id}"],deleteWebhook:["DELETE /orgs/{org}/hooks/{hook_id}"],disableSelectedRepositoryImmutableReleasesOrganization:["DELETE /orgs/\
{org}/settings/immutable-releases/repositories/{repository_id}"],enableSelectedRepositoryImmutableReleasesOrganization:["PUT /orgs/{org}/settings/immutable-rele\
ases/repositories/{repository_id}"],get:["GET /orgs/{org}"],getImmutableReleasesSettings:["GET /orgs/{org}/settings/immutable-releases"],getImmutableReleasesSettingsRepositories:[
"GET /orgs/{org}/settings/immutable-releases/repositories"],getMembershipForAuthenticatedUser:["GET /user/memberships/orgs/{org}"],getMembershipForUser:["GET /o\
rgs/{org}/memberships/{username}"],getOrgRole:["GET /orgs/{org}/organization-roles/{role_id}"],getOrgRulesetHistory:["GET /orgs/{org}/rulesets/{ruleset_id}/hist\
ory"],getOrgRulesetVersion:["GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}"],getWebhook:["GET /orgs/{org}/hooks/{hook_id}"],getWebhookConfigForOrg:[
"GET /orgs/{org}/hooks/{hook_id}/config"],getWebhookDelivery:["GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}"],list:["GET /organizations"],listAppInstallations:[
"GET /orgs/{org}/installations"],listArtifactStorageRecords:["GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records"],listAttestationRepositories:[
"GET /orgs/{org}/attestations/repositories"],listAttestations:["GET /orgs/{org}/attestations/{subject_digest}"],listAttestationsBulk:["POST /orgs/{org}/attestat\
ions/bulk-list{?per_page,before,after}"],listBlockedUsers:["GET /orgs/{org}/blocks"],listFailedInvitations:["GET /orgs/{org}/failed_invitations"],listForAuthenticatedUser:[
"GET /user/orgs"],listForUser:["GET /users/{username}/orgs"],listInvitationTeams:["GET /orgs/{org}/invitations/{invitation_id}/teams"],listIssueTypes:["GET /org\
s/{org}/issue-types"],listMembers:["GET /orgs/{org}/members"],listMembershipsForAuthenticatedUser:["GET /user/memberships/orgs"],listOrgRoleTeams:["GET /orgs/{o\
rg}/organization-roles/{role_id}/teams"],listOrgRoleUsers:["GET /orgs/{org}/organization-roles/{role_id}/users"],listOrgRoles:["GET /orgs/{org}/organization-rol\
es"],listOrganizationFineGrainedPermissions:["GET /orgs/{org}/organization-fine-grained-permissions"],listOutsideCollaborators:["GET /orgs/{org}/outside_collabo\
rators"],listPatGrantRepositories:["GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories"],listPatGrantRequestRepositories:["GET /orgs/{org}/personal-ac\
cess-token-requests/{pat_request_id}/repositories"],listPatGrantRequests:["GET /orgs/{org}/personal-access-token-requests"],listPatGrants:["GET /orgs/{org}/pers\
onal-access-tokens"],listPendingInvitations:["GET /orgs/{org}/invitations"],listPublicMembers:["GET /orgs/{org}/public_members"],listSecurityManagerTeams:["GET \
/orgs/{org}/security-managers",{},{deprecated:"octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-manage\
rs#list-security-manager-teams"}],listWebhookDeliveries:["GET /orgs/{org}/hooks/{hook_id}/deliveries"],listWebhooks:["GET /orgs/{org}/hooks"],pingWebhook:["POST\
 /orgs/{org}/hooks/{hook_id}/pings"],redeliverWebhookDelivery:["POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],removeMember:["DELETE /orgs\
/{org}/members/{username}"],removeMembershipForUser:["DELETE /orgs/{org}/memberships/{username}"],removeOutsideCollaborator:["DELETE /orgs/{org}/outside_collabo\
rators/{username}"],removePublicMembershipForAuthenticatedUser:["DELETE /orgs/{org}/public_members/{username}"],removeSecurityManagerTeam:["DELETE /orgs/{org}/s\
ecurity-managers/teams/{team_slug}",{},{deprecated:"octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-\
managers#remove-a-security-manager-team"}],reviewPatGrantRequest:["POST /orgs/{org}/personal-access-token-requests/{pat_request_id}"],reviewPatGrantRequestsInBulk:[
"POST /orgs/{org}/personal-access-token-requests"],revokeAllOrgRolesTeam:["DELETE /orgs/{org}/organization-roles/teams/{team_slug}"],revokeAllOrgRolesUser:["DEL\
ETE /orgs/{org}/organization-roles/users/{username}"],revokeOrgRoleTeam:["DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],revokeOrgRoleUser:[
"DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}"],setImmutableReleasesSettings:["PUT /orgs/{org}/settings/immutable-releases"],setImmutableReleasesSettingsRepositories:[
"PUT /orgs/{org}/settings/immutable-releases/repositories"],setMembershipForUser:["PUT /orgs/{org}/memberships/{username}"],setPublicMembershipForAuthenticatedUser:[
"PUT /orgs/{org}/public_members/{username}"],unblockUser:["DELETE /orgs/{org}/blocks/{username}"],update:["PATCH /orgs/{org}"],updateIssueType:["PUT /orgs/{org}\
/issue-types/{issue_type_id}"],updateMembershipForAuthenticatedUser:["PATCH /user/memberships/orgs/{org}"],updatePatAccess:["POST /orgs/{org}/personal-access-to\
kens/{pat_id}"],updatePatAccesses:["POST /orgs/{org}/personal-access-tokens"],updateWebhook:["PATCH /orgs/{org}/hooks/{hook_id}"],updateWebhookConfigForOrg:["PA\
TCH /orgs/{org}/hooks/{hook_id}/config"]},packages:{deletePackageForAuthenticatedUser:["DELETE /user/packages/{package_type}/{package_name}"],deletePackageForOrg:[
"DELETE /orgs/{org}/packages/{package_type}/{package_name}"],deletePackageForUser:["DELETE /users/{username}/packages/{package_type}/{package_name}"],deletePackageVersionForAuthenticatedUser:[
"DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],deletePackageVersionForOrg:["DELETE /orgs/{org}/packages/{package_type}/{pa\
ckage_name}/versions/{package_version_id}"],deletePackageVersionForUser:["DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_vers\
ion_id}"],getAllPackageVersionsForAPackageOwnedByAnOrg:["GET /orgs/{org}/packages/{package_type}/{package_name}/versions",{},{renamed:["packages","getAllPackage\
VersionsForPackageOwnedByOrg"]}],getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser:["GET /user/packages/{package_type}/{package_name}/versions",{},{renamed:[
"packages","getAllPackageVersionsForPackageOwnedByAuthenticatedUser"]}],getAllPackageVersionsForPackageOwnedByAuthenticatedUser:["GET /user/packages/{package_ty\
pe}/{package_name}/versions"],getAllPackageVersionsForPackageOwnedByOrg:["GET /orgs/{org}/packages/{package_type}/{package_name}/versions"],getAllPackageVersionsForPackageOwnedByUser:[
"GET /users/{username}/packages/{package_type}/{package_name}/versions"],getPackageForAuthenticatedUser:["GET /user/packages/{package_type}/{package_name}"],getPackageForOrganization:[
"GET /orgs/{org}/packages/{package_type}/{package_name}"],getPackageForUser:["GET /users/{username}/packages/{package_type}/{package_name}"],getPackageVersionForAuthenticatedUser:[
"GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],getPackageVersionForOrganization:["GET /orgs/{org}/packages/{package_type}/{pa\
ckage_name}/versions/{package_version_id}"],getPackageVersionForUser:["GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id\
}"],listDockerMigrationConflictingPackagesForAuthenticatedUser:["GET /user/docker/conflicts"],listDockerMigrationConflictingPackagesForOrganization:["GET /orgs/\
{org}/docker/conflicts"],listDockerMigrationConflictingPackagesForUser:["GET /users/{username}/docker/conflicts"],listPackagesForAuthenticatedUser:["GET /user/p\
ackages"],listPackagesForOrganization:["GET /orgs/{org}/packages"],listPackagesForUser:["GET /users/{username}/packages"],restorePackageForAuthenticatedUser:["P\
OST /user/packages/{package_type}/{package_name}/restore{?token}"],restorePackageForOrg:["POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token\
}"],restorePackageForUser:["POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}"],restorePackageVersionForAuthenticatedUser:["POST /us\
er/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],restorePackageVersionForOrg:["POST /orgs/{org}/packages/{package_type}/{packag\
e_name}/versions/{package_version_id}/restore"],restorePackageVersionForUser:["POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_v\
ersion_id}/restore"]},privateRegistries:{createOrgPrivateRegistry:["POST /orgs/{org}/private-registries"],deleteOrgPrivateRegistry:["DELETE /orgs/{org}/private-\
registries/{secret_name}"],getOrgPrivateRegistry:["GET /orgs/{org}/private-registries/{secret_name}"],getOrgPublicKey:["GET /orgs/{org}/private-registries/publi\
c-key"],listOrgPrivateRegistries:["GET /orgs/{org}/private-registries"],updateOrgPrivateRegistry:["PATCH /orgs/{org}/private-registries/{secret_name}"]},projects:{
addItemForOrg:["POST /orgs/{org}/projectsV2/{project_number}/items"],addItemForUser:["POST /users/{username}/projectsV2/{project_number}/items"],deleteItemForOrg:[
"DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],deleteItemForUser:["DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}"],getFieldForOrg:[
"GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}"],getFieldForUser:["GET /users/{username}/projectsV2/{project_number}/fields/{field_id}"],getForOrg:[
"GET /orgs/{org}/projectsV2/{project_number}"],getForUser:["GET /users/{username}/projectsV2/{project_number}"],getOrgItem:["GET /orgs/{org}/projectsV2/{project\
_number}/items/{item_id}"],getUserItem:["GET /users/{username}/projectsV2/{project_number}/items/{item_id}"],listFieldsForOrg:["GET /orgs/{org}/projectsV2/{proj\
ect_number}/fields"],listFieldsForUser:["GET /users/{username}/projectsV2/{project_number}/fields"],listForOrg:["GET /orgs/{org}/projectsV2"],listForUser:["GET \
/users/{username}/projectsV2"],listItemsForOrg:["GET /orgs/{org}/projectsV2/{project_number}/items"],listItemsForUser:["GET /users/{username}/projectsV2/{projec\
t_number}/items"],updateItemForOrg:["PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],updateItemForUser:["PATCH /users/{username}/projectsV2/{pro\
ject_number}/items/{item_id}"]},pulls:{checkIfMerged:["GET /repos/{owner}/{repo}/pulls/{pull_number}/merge"],create:["POST /repos/{owner}/{repo}/pulls"],createReplyForReviewComment:[
"POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"],createReview:["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],createReviewComment:[
"POST /repos/{owner}/{repo}/pulls/{pull_number}/comments"],deletePendingReview:["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],deleteReviewComment:[
"DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}"],dismissReview:["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"],get:[
"GET /repos/{owner}/{repo}/pulls/{pull_number}"],getReview:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],getReviewComment:["GET /repos/{\
owner}/{repo}/pulls/comments/{comment_id}"],list:["GET /repos/{owner}/{repo}/pulls"],listCommentsForReview:["GET /repos/{owner}/{repo}/pulls/{pull_number}/revie\
ws/{review_id}/comments"],listCommits:["GET /repos/{owner}/{repo}/pulls/{pull_number}/commits"],listFiles:["GET /repos/{owner}/{repo}/pulls/{pull_number}/files"],
listRequestedReviewers:["GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],listReviewComments:["GET /repos/{owner}/{repo}/pulls/{pull_number}/\
comments"],listReviewCommentsForRepo:["GET /repos/{owner}/{repo}/pulls/comments"],listReviews:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],merge:["\
PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge"],removeRequestedReviewers:["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],requestReviewers:[
"POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],submitReview:["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events"],
update:["PATCH /repos/{owner}/{repo}/pulls/{pull_number}"],updateBranch:["PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch"],updateReview:["PUT /repo\
s/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],updateReviewComment:["PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}"]},rateLimit:{get:["GET\
 /rate_limit"]},reactions:{createForCommitComment:["POST /repos/{owner}/{repo}/comments/{comment_id}/reactions"],createForIssue:["POST /repos/{owner}/{repo}/iss\
ues/{issue_number}/reactions"],createForIssueComment:["POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],createForPullRequestReviewComment:["P\
OST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],createForRelease:["POST /repos/{owner}/{repo}/releases/{release_id}/reactions"],createForTeamDiscussionCommentInOrg:[
"POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],createForTeamDiscussionInOrg:["POST /orgs/{org}/teams/\
{team_slug}/discussions/{discussion_number}/reactions"],deleteForCommitComment:["DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}"],deleteForIssue:[
"DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}"],deleteForIssueComment:["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/\
reactions/{reaction_id}"],deleteForPullRequestComment:["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}"],deleteForRelease:["DE\
LETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}"],deleteForTeamDiscussion:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussio\
n_number}/reactions/{reaction_id}"],deleteForTeamDiscussionComment:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_numb\
er}/reactions/{reaction_id}"],listForCommitComment:["GET /repos/{owner}/{repo}/comments/{comment_id}/reactions"],listForIssue:["GET /repos/{owner}/{repo}/issues\
/{issue_number}/reactions"],listForIssueComment:["GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],listForPullRequestReviewComment:["GET /repo\
s/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],listForRelease:["GET /repos/{owner}/{repo}/releases/{release_id}/reactions"],listForTeamDiscussionCommentInOrg:[
"GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],listForTeamDiscussionInOrg:["GET /orgs/{org}/teams/{tea\
m_slug}/discussions/{discussion_number}/reactions"]},repos:{acceptInvitation:["PATCH /user/repository_invitations/{invitation_id}",{},{renamed:["repos","acceptI\
nvitationForAuthenticatedUser"]}],acceptInvitationForAuthenticatedUser:["PATCH /user/repository_invitations/{invitation_id}"],addAppAccessRestrictions:["POST /r\
epos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",{},{mapToData:"apps"}],addCollaborator:["PUT /repos/{owner}/{repo}/collaborators/{username}"],
addStatusCheckContexts:["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",{},{mapToData:"contexts"}],addTeamAccessRestrictions:[
"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",{},{mapToData:"teams"}],addUserAccessRestrictions:["POST /repos/{owner}/{repo}/bran\
ches/{branch}/protection/restrictions/users",{},{mapToData:"users"}],cancelPagesDeployment:["POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/\
cancel"],checkAutomatedSecurityFixes:["GET /repos/{owner}/{repo}/automated-security-fixes"],checkCollaborator:["GET /repos/{owner}/{repo}/collaborators/{usernam\
e}"],checkImmutableReleases:["GET /repos/{owner}/{repo}/immutable-releases"],checkPrivateVulnerabilityReporting:["GET /repos/{owner}/{repo}/private-vulnerabilit\
y-reporting"],checkVulnerabilityAlerts:["GET /repos/{owner}/{repo}/vulnerability-alerts"],codeownersErrors:["GET /repos/{owner}/{repo}/codeowners/errors"],compareCommits:[
"GET /repos/{owner}/{repo}/compare/{base}...{head}"],compareCommitsWithBasehead:["GET /repos/{owner}/{repo}/compare/{basehead}"],createAttestation:["POST /repos\
/{owner}/{repo}/attestations"],createAutolink:["POST /repos/{owner}/{repo}/autolinks"],createCommitComment:["POST /repos/{owner}/{repo}/commits/{commit_sha}/com\
ments"],createCommitSignatureProtection:["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],createCommitStatus:["POST /repos/{owner}\
/{repo}/statuses/{sha}"],createDeployKey:["POST /repos/{owner}/{repo}/keys"],createDeployment:["POST /repos/{owner}/{repo}/deployments"],createDeploymentBranchPolicy:[
"POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],createDeploymentProtectionRule:["POST /repos/{owner}/{repo}/environment\
s/{environment_name}/deployment_protection_rules"],createDeploymentStatus:["POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],createDispatchEvent:[
"POST /repos/{owner}/{repo}/dispatches"],createForAuthenticatedUser:["POST /user/repos"],createFork:["POST /repos/{owner}/{repo}/forks"],createInOrg:["POST /org\
s/{org}/repos"],createOrUpdateEnvironment:["PUT /repos/{owner}/{repo}/environments/{environment_name}"],createOrUpdateFileContents:["PUT /repos/{owner}/{repo}/c\
ontents/{path}"],createOrgRuleset:["POST /orgs/{org}/rulesets"],createPagesDeployment:["POST /repos/{owner}/{repo}/pages/deployments"],createPagesSite:["POST /r\
epos/{owner}/{repo}/pages"],createRelease:["POST /repos/{owner}/{repo}/releases"],createRepoRuleset:["POST /repos/{owner}/{repo}/rulesets"],createUsingTemplate:[
"POST /repos/{template_owner}/{template_repo}/generate"],createWebhook:["POST /repos/{owner}/{repo}/hooks"],customPropertiesForReposCreateOrUpdateRepositoryValues:[
"PATCH /repos/{owner}/{repo}/properties/values"],customPropertiesForReposGetRepositoryValues:["GET /repos/{owner}/{repo}/properties/values"],declineInvitation:[
"DELETE /user/repository_invitations/{invitation_id}",{},{renamed:["repos","declineInvitationForAuthenticatedUser"]}],declineInvitationForAuthenticatedUser:["DE\
LETE /user/repository_invitations/{invitation_id}"],delete:["DELETE /repos/{owner}/{repo}"],deleteAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{br\
anch}/protection/restrictions"],deleteAdminBranchProtection:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],deleteAnEnvironment:["D\
ELETE /repos/{owner}/{repo}/environments/{environment_name}"],deleteAutolink:["DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}"],deleteBranchProtection:["D\
ELETE /repos/{owner}/{repo}/branches/{branch}/protection"],deleteCommitComment:["DELETE /repos/{owner}/{repo}/comments/{comment_id}"],deleteCommitSignatureProtection:[
"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],deleteDeployKey:["DELETE /repos/{owner}/{repo}/keys/{key_id}"],deleteDeployment:[
"DELETE /repos/{owner}/{repo}/deployments/{deployment_id}"],deleteDeploymentBranchPolicy:["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployme\
nt-branch-policies/{branch_policy_id}"],deleteFile:["DELETE /repos/{owner}/{repo}/contents/{path}"],deleteInvitation:["DELETE /repos/{owner}/{repo}/invitations/\
{invitation_id}"],deleteOrgRuleset:["DELETE /orgs/{org}/rulesets/{ruleset_id}"],deletePagesSite:["DELETE /repos/{owner}/{repo}/pages"],deletePullRequestReviewProtection:[
"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],deleteRelease:["DELETE /repos/{owner}/{repo}/releases/{release_id}"],
deleteReleaseAsset:["DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}"],deleteRepoRuleset:["DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}"],deleteWebhook:[
"DELETE /repos/{owner}/{repo}/hooks/{hook_id}"],disableAutomatedSecurityFixes:["DELETE /repos/{owner}/{repo}/automated-security-fixes"],disableDeploymentProtectionRule:[
"DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],disableImmutableReleases:["DELETE /repos/{owner\
}/{repo}/immutable-releases"],disablePrivateVulnerabilityReporting:["DELETE /repos/{owner}/{repo}/private-vulnerability-reporting"],disableVulnerabilityAlerts:[
"DELETE /repos/{owner}/{repo}/vulnerability-alerts"],downloadArchive:["GET /repos/{owner}/{repo}/zipball/{ref}",{},{renamed:["repos","downloadZipballArchive"]}],
downloadTarballArchive:["GET /repos/{owner}/{repo}/tarball/{ref}"],downloadZipballArchive:["GET /repos/{owner}/{repo}/zipball/{ref}"],enableAutomatedSecurityFixes:[
"PUT /repos/{owner}/{repo}/automated-security-fixes"],enableImmutableReleases:["PUT /repos/{owner}/{repo}/immutable-releases"],enablePrivateVulnerabilityReporting:[
"PUT /repos/{owner}/{repo}/private-vulnerability-reporting"],enableVulnerabilityAlerts:["PUT /repos/{owner}/{repo}/vulnerability-alerts"],generateReleaseNotes:[
"POST /repos/{owner}/{repo}/releases/generate-notes"],get:["GET /repos/{owner}/{repo}"],getAccessRestrictions:["GET /repos/{owner}/{repo}/branches/{branch}/prot\
ection/restrictions"],getAdminBranchProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],getAllDeploymentProtectionRules:["GET /\
repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],getAllEnvironments:["GET /repos/{owner}/{repo}/environments"],getAllStatusCheckContexts:[
"GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts"],getAllTopics:["GET /repos/{owner}/{repo}/topics"],getAppsWithAccessToProtectedBranch:[
"GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps"],getAutolink:["GET /repos/{owner}/{repo}/autolinks/{autolink_id}"],getBranch:["GET /r\
epos/{owner}/{repo}/branches/{branch}"],getBranchProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection"],getBranchRules:["GET /repos/{owner}/{repo\
}/rules/branches/{branch}"],getClones:["GET /repos/{owner}/{repo}/traffic/clones"],getCodeFrequencyStats:["GET /repos/{owner}/{repo}/stats/code_frequency"],getCollaboratorPermissionLevel:[
"GET /repos/{owner}/{repo}/collaborators/{username}/permission"],getCombinedStatusForRef:["GET /repos/{owner}/{repo}/commits/{ref}/status"],getCommit:["GET /rep\
os/{owner}/{repo}/commits/{ref}"],getCommitActivityStats:["GET /repos/{owner}/{repo}/stats/commit_activity"],getCommitComment:["GET /repos/{owner}/{repo}/commen\
ts/{comment_id}"],getCommitSignatureProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],getCommunityProfileMetrics:["GET /\
repos/{owner}/{repo}/community/profile"],getContent:["GET /repos/{owner}/{repo}/contents/{path}"],getContributorsStats:["GET /repos/{owner}/{repo}/stats/contrib\
utors"],getCustomDeploymentProtectionRule:["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],getDeployKey:[
"GET /repos/{owner}/{repo}/keys/{key_id}"],getDeployment:["GET /repos/{owner}/{repo}/deployments/{deployment_id}"],getDeploymentBranchPolicy:["GET /repos/{owner\
}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],getDeploymentStatus:["GET /repos/{owner}/{repo}/deployments/{deployment\
_id}/statuses/{status_id}"],getEnvironment:["GET /repos/{owner}/{repo}/environments/{environment_name}"],getLatestPagesBuild:["GET /repos/{owner}/{repo}/pages/b\
uilds/latest"],getLatestRelease:["GET /repos/{owner}/{repo}/releases/latest"],getOrgRuleSuite:["GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}"],getOrgRuleSuites:[
"GET /orgs/{org}/rulesets/rule-suites"],getOrgRuleset:["GET /orgs/{org}/rulesets/{ruleset_id}"],getOrgRulesets:["GET /orgs/{org}/rulesets"],getPages:["GET /repo\
s/{owner}/{repo}/pages"],getPagesBuild:["GET /repos/{owner}/{repo}/pages/builds/{build_id}"],getPagesDeployment:["GET /repos/{owner}/{repo}/pages/deployments/{p\
ages_deployment_id}"],getPagesHealthCheck:["GET /repos/{owner}/{repo}/pages/health"],getParticipationStats:["GET /repos/{owner}/{repo}/stats/participation"],getPullRequestReviewProtection:[
"GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],getPunchCardStats:["GET /repos/{owner}/{repo}/stats/punch_card"],getReadme:[
"GET /repos/{owner}/{repo}/readme"],getReadmeInDirectory:["GET /repos/{owner}/{repo}/readme/{dir}"],getRelease:["GET /repos/{owner}/{repo}/releases/{release_id}"],
getReleaseAsset:["GET /repos/{owner}/{repo}/releases/assets/{asset_id}"],getReleaseByTag:["GET /repos/{owner}/{repo}/releases/tags/{tag}"],getRepoRuleSuite:["GE\
T /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}"],getRepoRuleSuites:["GET /repos/{owner}/{repo}/rulesets/rule-suites"],getRepoRuleset:["GET /repos/\
{owner}/{repo}/rulesets/{ruleset_id}"],getRepoRulesetHistory:["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history"],getRepoRulesetVersion:["GET /repos/{own\
er}/{repo}/rulesets/{ruleset_id}/history/{version_id}"],getRepoRulesets:["GET /repos/{owner}/{repo}/rulesets"],getStatusChecksProtection:["GET /repos/{owner}/{r\
epo}/branches/{branch}/protection/required_status_checks"],getTeamsWithAccessToProtectedBranch:["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrict\
ions/teams"],getTopPaths:["GET /repos/{owner}/{repo}/traffic/popular/paths"],getTopReferrers:["GET /repos/{owner}/{repo}/traffic/popular/referrers"],getUsersWithAccessToProtectedBranch:[
"GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users"],getViews:["GET /repos/{owner}/{repo}/traffic/views"],getWebhook:["GET /repos/{owner\
}/{repo}/hooks/{hook_id}"],getWebhookConfigForRepo:["GET /repos/{owner}/{repo}/hooks/{hook_id}/config"],getWebhookDelivery:["GET /repos/{owner}/{repo}/hooks/{ho\
ok_id}/deliveries/{delivery_id}"],listActivities:["GET /repos/{owner}/{repo}/activity"],listAttestations:["GET /repos/{owner}/{repo}/attestations/{subject_diges\
t}"],listAutolinks:["GET /repos/{owner}/{repo}/autolinks"],listBranches:["GET /repos/{owner}/{repo}/branches"],listBranchesForHeadCommit:["GET /repos/{owner}/{r\
epo}/commits/{commit_sha}/branches-where-head"],listCollaborators:["GET /repos/{owner}/{repo}/collaborators"],listCommentsForCommit:["GET /repos/{owner}/{repo}/\
commits/{commit_sha}/comments"],listCommitCommentsForRepo:["GET /repos/{owner}/{repo}/comments"],listCommitStatusesForRef:["GET /repos/{owner}/{repo}/commits/{r\
ef}/statuses"],listCommits:["GET /repos/{owner}/{repo}/commits"],listContributors:["GET /repos/{owner}/{repo}/contributors"],listCustomDeploymentRuleIntegrations:[
"GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps"],listDeployKeys:["GET /repos/{owner}/{repo}/keys"],listDeploymentBranchPolicies:[
"GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],listDeploymentStatuses:["GET /repos/{owner}/{repo}/deployments/{deployme\
nt_id}/statuses"],listDeployments:["GET /repos/{owner}/{repo}/deployments"],listForAuthenticatedUser:["GET /user/repos"],listForOrg:["GET /orgs/{org}/repos"],listForUser:[
"GET /users/{username}/repos"],listForks:["GET /repos/{owner}/{repo}/forks"],listInvitations:["GET /repos/{owner}/{repo}/invitations"],listInvitationsForAuthenticatedUser:[
"GET /user/repository_invitations"],listLanguages:["GET /repos/{owner}/{repo}/languages"],listPagesBuilds:["GET /repos/{owner}/{repo}/pages/builds"],listPublic:[
"GET /repositories"],listPullRequestsAssociatedWithCommit:["GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls"],listReleaseAssets:["GET /repos/{owner}/{repo}\
/releases/{release_id}/assets"],listReleases:["GET /repos/{owner}/{repo}/releases"],listTags:["GET /repos/{owner}/{repo}/tags"],listTeams:["GET /repos/{owner}/{\
repo}/teams"],listWebhookDeliveries:["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries"],listWebhooks:["GET /repos/{owner}/{repo}/hooks"],merge:["POST /repo\
s/{owner}/{repo}/merges"],mergeUpstream:["POST /repos/{owner}/{repo}/merge-upstream"],pingWebhook:["POST /repos/{owner}/{repo}/hooks/{hook_id}/pings"],redeliverWebhookDelivery:[
"POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],removeAppAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/pro\
tection/restrictions/apps",{},{mapToData:"apps"}],removeCollaborator:["DELETE /repos/{owner}/{repo}/collaborators/{username}"],removeStatusCheckContexts:["DELET\
E /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",{},{mapToData:"contexts"}],removeStatusCheckProtection:["DELETE /repos/{ow\
ner}/{repo}/branches/{branch}/protection/required_status_checks"],removeTeamAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restr\
ictions/teams",{},{mapToData:"teams"}],removeUserAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",{},{mapToData:"\
users"}],renameBranch:["POST /repos/{owner}/{repo}/branches/{branch}/rename"],replaceAllTopics:["PUT /repos/{owner}/{repo}/topics"],requestPagesBuild:["POST /re\
pos/{owner}/{repo}/pages/builds"],setAdminBranchProtection:["POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],setAppAccessRestrictions:[
"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",{},{mapToData:"apps"}],setStatusCheckContexts:["PUT /repos/{owner}/{repo}/branches/{b\
ranch}/protection/required_status_checks/contexts",{},{mapToData:"contexts"}],setTeamAccessRestrictions:["PUT /repos/{owner}/{repo}/branches/{branch}/protection\
/restrictions/teams",{},{mapToData:"teams"}],setUserAccessRestrictions:["PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",{},{mapToData:"\
users"}],testPushWebhook:["POST /repos/{owner}/{repo}/hooks/{hook_id}/tests"],transfer:["POST /repos/{owner}/{repo}/transfer"],update:["PATCH /repos/{owner}/{re\
po}"],updateBranchProtection:["PUT /repos/{owner}/{repo}/branches/{branch}/protection"],updateCommitComment:["PATCH /repos/{owner}/{repo}/comments/{comment_id}"],
updateDeploymentBranchPolicy:["PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],updateInformationAboutPagesSite:[
"PUT /repos/{owner}/{repo}/pages"],updateInvitation:["PATCH /repos/{owner}/{repo}/invitations/{invitation_id}"],updateOrgRuleset:["PUT /orgs/{org}/rulesets/{rul\
eset_id}"],updatePullRequestReviewProtection:["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],updateRelease:["PATCH /r\
epos/{owner}/{repo}/releases/{release_id}"],updateReleaseAsset:["PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}"],updateRepoRuleset:["PUT /repos/{owner}\
/{repo}/rulesets/{ruleset_id}"],updateStatusCheckPotection:["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks",{},{renamed:["repo\
s","updateStatusCheckProtection"]}],updateStatusCheckProtection:["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],updateWebhook:[
"PATCH /repos/{owner}/{repo}/hooks/{hook_id}"],updateWebhookConfigForRepo:["PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config"],uploadReleaseAsset:["POST /repo\
s/{owner}/{repo}/releases/{release_id}/assets{?name,label}",{baseUrl:"https://uploads.github.com"}]},search:{code:["GET /search/code"],commits:["GET /search/com\
mits"],issuesAndPullRequests:["GET /search/issues"],labels:["GET /search/labels"],repos:["GET /search/repositories"],topics:["GET /search/topics"],users:["GET /\
search/users"]},secretScanning:{createPushProtectionBypass:["POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses"],getAlert:["GET /repos/{owner}\
/{repo}/secret-scanning/alerts/{alert_number}"],getScanHistory:["GET /repos/{owner}/{repo}/secret-scanning/scan-history"],listAlertsForOrg:["GET /orgs/{org}/sec\
ret-scanning/alerts"],listAlertsForRepo:["GET /repos/{owner}/{repo}/secret-scanning/alerts"],listLocationsForAlert:["GET /repos/{owner}/{repo}/secret-scanning/a\
lerts/{alert_number}/locations"],listOrgPatternConfigs:["GET /orgs/{org}/secret-scanning/pattern-configurations"],updateAlert:["PATCH /repos/{owner}/{repo}/secr\
et-scanning/alerts/{alert_number}"],updateOrgPatternConfigs:["PATCH /orgs/{org}/secret-scanning/pattern-configurations"]},securityAdvisories:{createFork:["POST \
/repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks"],createPrivateVulnerabilityReport:["POST /repos/{owner}/{repo}/security-advisories/reports"],createRepositoryAdvisory:[
"POST /repos/{owner}/{repo}/security-advisories"],createRepositoryAdvisoryCveRequest:["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve"],getGlobalAdvisory:[
"GET /advisories/{ghsa_id}"],getRepositoryAdvisory:["GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}"],listGlobalAdvisories:["GET /advisories"],listOrgRepositoryAdvisories:[
"GET /orgs/{org}/security-advisories"],listRepositoryAdvisories:["GET /repos/{owner}/{repo}/security-advisories"],updateRepositoryAdvisory:["PATCH /repos/{owner\
}/{repo}/security-advisories/{ghsa_id}"]},teams:{addOrUpdateMembershipForUserInOrg:["PUT /orgs/{org}/teams/{team_slug}/memberships/{username}"],addOrUpdateRepoPermissionsInOrg:[
"PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],checkPermissionsForRepoInOrg:["GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],create:["POST \
/orgs/{org}/teams"],createDiscussionCommentInOrg:["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],createDiscussionInOrg:["POST /o\
rgs/{org}/teams/{team_slug}/discussions"],deleteDiscussionCommentInOrg:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_\
number}"],deleteDiscussionInOrg:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],deleteInOrg:["DELETE /orgs/{org}/teams/{team_slug}"],getByName:[
"GET /orgs/{org}/teams/{team_slug}"],getDiscussionCommentInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],getDiscussionInOrg:[
"GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],getMembershipForUserInOrg:["GET /orgs/{org}/teams/{team_slug}/memberships/{username}"],list:[
"GET /orgs/{org}/teams"],listChildInOrg:["GET /orgs/{org}/teams/{team_slug}/teams"],listDiscussionCommentsInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions/\
{discussion_number}/comments"],listDiscussionsInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions"],listForAuthenticatedUser:["GET /user/teams"],listMembersInOrg:[
"GET /orgs/{org}/teams/{team_slug}/members"],listPendingInvitationsInOrg:["GET /orgs/{org}/teams/{team_slug}/invitations"],listReposInOrg:["GET /orgs/{org}/team\
s/{team_slug}/repos"],removeMembershipForUserInOrg:["DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}"],removeRepoInOrg:["DELETE /orgs/{org}/teams/{t\
eam_slug}/repos/{owner}/{repo}"],updateDiscussionCommentInOrg:["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
updateDiscussionInOrg:["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],updateInOrg:["PATCH /orgs/{org}/teams/{team_slug}"]},users:{addEmailForAuthenticated:[
"POST /user/emails",{},{renamed:["users","addEmailForAuthenticatedUser"]}],addEmailForAuthenticatedUser:["POST /user/emails"],addSocialAccountForAuthenticatedUser:[
"POST /user/social_accounts"],block:["PUT /user/blocks/{username}"],checkBlocked:["GET /user/blocks/{username}"],checkFollowingForUser:["GET /users/{username}/f\
ollowing/{target_user}"],checkPersonIsFollowedByAuthenticated:["GET /user/following/{username}"],createGpgKeyForAuthenticated:["POST /user/gpg_keys",{},{renamed:[
"users","createGpgKeyForAuthenticatedUser"]}],createGpgKeyForAuthenticatedUser:["POST /user/gpg_keys"],createPublicSshKeyForAuthenticated:["POST /user/keys",{},
{renamed:["users","createPublicSshKeyForAuthenticatedUser"]}],createPublicSshKeyForAuthenticatedUser:["POST /user/keys"],createSshSigningKeyForAuthenticatedUser:[
"POST /user/ssh_signing_keys"],deleteAttestationsBulk:["POST /users/{username}/attestations/delete-request"],deleteAttestationsById:["DELETE /users/{username}/a\
ttestations/{attestation_id}"],deleteAttestationsBySubjectDigest:["DELETE /users/{username}/attestations/digest/{subject_digest}"],deleteEmailForAuthenticated:[
"DELETE /user/emails",{},{renamed:["users","deleteEmailForAuthenticatedUser"]}],deleteEmailForAuthenticatedUser:["DELETE /user/emails"],deleteGpgKeyForAuthenticated:[
"DELETE /user/gpg_keys/{gpg_key_id}",{},{renamed:["users","deleteGpgKeyForAuthenticatedUser"]}],deleteGpgKeyForAuthenticatedUser:["DELETE /user/gpg_keys/{gpg_ke\
y_id}"],deletePublicSshKeyForAuthenticated:["DELETE /user/keys/{key_id}",{},{renamed:["users","deletePublicSshKeyForAuthenticatedUser"]}],deletePublicSshKeyForAuthenticatedUser:[
"DELETE /user/keys/{key_id}"],deleteSocialAccountForAuthenticatedUser:["DELETE /user/social_accounts"],deleteSshSigningKeyForAuthenticatedUser:["DELETE /user/ss\
h_signing_keys/{ssh_signing_key_id}"],follow:["PUT /user/following/{username}"],getAuthenticated:["GET /user"],getById:["GET /user/{account_id}"],getByUsername:[
"GET /users/{username}"],getContextForUser:["GET /users/{username}/hovercard"],getGpgKeyForAuthenticated:["GET /user/gpg_keys/{gpg_key_id}",{},{renamed:["users",
"getGpgKeyForAuthenticatedUser"]}],getGpgKeyForAuthenticatedUser:["GET /user/gpg_keys/{gpg_key_id}"],getPublicSshKeyForAuthenticated:["GET /user/keys/{key_id}",
{},{renamed:["users","getPublicSshKeyForAuthenticatedUser"]}],getPublicSshKeyForAuthenticatedUser:["GET /user/keys/{key_id}"],getSshSigningKeyForAuthenticatedUser:[
"GET /user/ssh_signing_keys/{ssh_signing_key_id}"],list:["GET /users"],listAttestations:["GET /users/{username}/attestations/{subject_digest}"],listAttestationsBulk:[
"POST /users/{username}/attestations/bulk-list{?per_page,before,after}"],listBlockedByAuthenticated:["GET /user/blocks",{},{renamed:["users","listBlockedByAuthe\
nticatedUser"]}],listBlockedByAuthenticatedUser:["GET /user/blocks"],listEmailsForAuthenticated:["GET /user/emails",{},{renamed:["users","listEmailsForAuthentic\
atedUser"]}],listEmailsForAuthenticatedUser:["GET /user/emails"],listFollowedByAuthenticated:["GET /user/following",{},{renamed:["users","listFollowedByAuthenti\
catedUser"]}],listFollowedByAuthenticatedUser:["GET /user/following"],listFollowersForAuthenticatedUser:["GET /user/followers"],listFollowersForUser:["GET /user\
s/{username}/followers"],listFollowingForUser:["GET /users/{username}/following"],listGpgKeysForAuthenticated:["GET /user/gpg_keys",{},{renamed:["users","listGp\
gKeysForAuthenticatedUser"]}],listGpgKeysForAuthenticatedUser:["GET /user/gpg_keys"],listGpgKeysForUser:["GET /users/{username}/gpg_keys"],listPublicEmailsForAuthenticated:[
"GET /user/public_emails",{},{renamed:["users","listPublicEmailsForAuthenticatedUser"]}],listPublicEmailsForAuthenticatedUser:["GET /user/public_emails"],listPublicKeysForUser:[
"GET /users/{username}/keys"],listPublicSshKeysForAuthenticated:["GET /user/keys",{},{renamed:["users","listPublicSshKeysForAuthenticatedUser"]}],listPublicSshKeysForAuthenticatedUser:[
"GET /user/keys"],listSocialAccountsForAuthenticatedUser:["GET /user/social_accounts"],listSocialAccountsForUser:["GET /users/{username}/social_accounts"],listSshSigningKeysForAuthenticatedUser:[
"GET /user/ssh_signing_keys"],listSshSigningKeysForUser:["GET /users/{username}/ssh_signing_keys"],setPrimaryEmailVisibilityForAuthenticated:["PATCH /user/email\
/visibility",{},{renamed:["users","setPrimaryEmailVisibilityForAuthenticatedUser"]}],setPrimaryEmailVisibilityForAuthenticatedUser:["PATCH /user/email/visibilit\
y"],unblock:["DELETE /user/blocks/{username}"],unfollow:["DELETE /user/following/{username}"],updateAuthenticated:["PATCH /user"]}};const MA=new Map;for(const[e,
t]of Object.entries(HA))for(const[r,B]of Object.entries(t)){const[D,J,$]=B,[rA,fA]=D.split(/ /),RA=Object.assign({method:rA,url:fA},J);MA.has(e)||MA.set(e,new Map),
MA.get(e).set(r,{scope:e,methodName:r,endpointDefaults:RA,decorations:$})}const UA={has({scope:e},t){return MA.get(e).has(t)},getOwnPropertyDescriptor(e,t){return{
value:this.get(e,t),configurable:!0,writable:!0,enumerable:!0}},defineProperty(e,t,r){return Object.defineProperty(e.cache,t,r),!0},deleteProperty(e,t){return delete e.
cache[t],!0},ownKeys({scope:e}){return[...MA.get(e).keys()]},set(e,t,r){return e.cache[t]=r},get({octokit:e,scope:t,cache:r},B){if(r[B])return r[B];const D=MA.get(
t).get(B);if(!D)return;const{endpointDefaults:J,decorations:$}=D;return $?r[B]=mA(e,t,B,J,$):r[B]=e.request.defaults(J),r[B]}};function ZA(e){const t={};for(const r of MA.
keys())t[r]=new Proxy({octokit:e,scope:r,cache:{}},UA);return t}function mA(e,t,r,B,D){const J=e.request.defaults(B);function $(...rA){let fA=J.endpoint.merge(...rA);
if(D.mapToData)return fA=Object.assign({},fA,{data:fA[D.mapToData],[D.mapToData]:void 0}),J(fA);if(D.renamed){const[RA,TA]=D.renamed;e.log.warn(`octokit.${t}.${r}\
() has been renamed to octokit.${RA}.${TA}()`)}if(D.deprecated&&e.log.warn(D.deprecated),D.renamedParameters){const RA=J.endpoint.merge(...rA);for(const[TA,vA]of Object.
entries(D.renamedParameters))TA in RA&&(e.log.warn(`"${TA}" parameter is deprecated for "octokit.${t}.${r}()". Use "${vA}" instead`),vA in RA||(RA[vA]=RA[TA]),delete RA[TA]);
return J(RA)}return J(...rA)}return Object.assign($,J)}function Ee(e){return{rest:ZA(e)}}Ee.VERSION=nA;function OA(e){const t=ZA(e);return{...t,rest:t}}OA.VERSION=
nA;var xA="0.0.0-development";function ie(e){if(!e.data)return{...e,data:[]};if(!(("total_count"in e.data||"total_commits"in e.data)&&!("url"in e.data)))return e;
const r=e.data.incomplete_results,B=e.data.repository_selection,D=e.data.total_count,J=e.data.total_commits;delete e.data.incomplete_results,delete e.data.repository_selection,
delete e.data.total_count,delete e.data.total_commits;const $=Object.keys(e.data)[0],rA=e.data[$];return e.data=rA,typeof r<"u"&&(e.data.incomplete_results=r),typeof B<
"u"&&(e.data.repository_selection=B),e.data.total_count=D,e.data.total_commits=J,e}function $A(e,t,r){const B=typeof t=="function"?t.endpoint(r):e.request.endpoint(
t,r),D=typeof t=="function"?t:e.request,J=B.method,$=B.headers;let rA=B.url;return{[Symbol.asyncIterator]:()=>({async next(){if(!rA)return{done:!0};try{const fA=await D(
{method:J,url:rA,headers:$}),RA=ie(fA);if(rA=((RA.headers.link||"").match(/<([^<>]+)>;\s*rel="next"/)||[])[1],!rA&&"total_commits"in RA.data){const TA=new URL(RA.
url),vA=TA.searchParams,Ae=parseInt(vA.get("page")||"1",10),Te=parseInt(vA.get("per_page")||"250",10);Ae*Te<RA.data.total_commits&&(vA.set("page",String(Ae+1)),
rA=TA.toString())}return{value:RA}}catch(fA){if(fA.status!==409)throw fA;return rA="",{value:{status:200,headers:{},data:[]}}}}})}}function Se(e,t,r,B){return typeof r==
"function"&&(B=r,r=void 0),qe(e,[],$A(e,t,r)[Symbol.asyncIterator](),B)}function qe(e,t,r,B){return r.next().then(D=>{if(D.done)return t;let J=!1;function $(){J=
!0}return t=t.concat(B?B(D.value,$):D.value.data),J?t:qe(e,t,r,B)})}var ct=Object.assign(Se,{iterator:$A}),At=null;function Tt(e){return typeof e=="string"?At.includes(
e):!1}function St(e){return{paginate:Object.assign(Se.bind(null,e),{iterator:$A.bind(null,e)})}}St.VERSION=xA;const Ze=new Me,Re=Xt(),et={baseUrl:Re,request:{agent:mt(
Re),fetch:_t(Re)}},st=U.plugin(Ee,St).defaults(et);function Dt(e,t){const r=Object.assign({},t||{}),B=je(e,r);B&&(r.auth=B);const D=jt(r.userAgent);return D&&(r.
userAgent=D),r}const Ct=new Me;function Zt(e,t,...r){const B=st.plugin(...r);return new B(Dt(e,t))}})};export{cr as id,Qr as ids,lr as modules};
