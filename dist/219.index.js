const id=219,ids=[219],modules={4219:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{explainHandshake:()=>explainHandshake});var node_tls__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1692),_go_x509_certificate_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
2767),_tls_offer_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3427),_tls_sent_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(567),_dial_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
7583);const NO_TLS_RECORD=["ERR_SSL_WRONG_VERSION_NUMBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],NO_MISMATCH=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;
async function explainHandshake(failed){const{code,error,dialing}=failed;if(NO_TLS_RECORD.includes(code))return await answersPlainHttp(await failed.connectAgain())?
(0,_dial_js__WEBPACK_IMPORTED_MODULE_3__.Au)("PLAIN_HTTP","the port responds in plain HTTP"):error;if(NO_MISMATCH.test(code))return error;const cause=await findMismatch(
failed);return cause===null?error:"flaw"in cause?(dialing.connection.rejection=cause,(0,_dial_js__WEBPACK_IMPORTED_MODULE_3__.Au)("CERTIFICATE_REJECTED",`certif\
icate rejected: ${cause.flaw.kind}`)):(dialing.connection.unsupported=cause,(0,_dial_js__WEBPACK_IMPORTED_MODULE_3__.Au)("TLS_UNSUPPORTED",`not supported by the\
 clients: ${cause.name}`))}const SNIFF_MS=3e3,EMPTY_RECORD=Buffer.from([22,3,1,0,0]);async function answersPlainHttp(socket){const response=await new Promise(resolve=>{
socket.setTimeout(SNIFF_MS,()=>resolve("")),socket.once("data",bytes=>resolve(bytes.toString("latin1",0,5))),socket.once("error",()=>resolve("")).once("close",()=>resolve(
"")),socket.write(EMPTY_RECORD)});return socket.destroy(),response==="HTTP/"}const ATTEMPTS=[_tls_offer_js__WEBPACK_IMPORTED_MODULE_2__.DS,{..._tls_offer_js__WEBPACK_IMPORTED_MODULE_2__.
DS,maxVersion:"TLSv1.2"}];async function findMismatch({endpoint:{name},dialing,connectAgain}){for(const options of ATTEMPTS){const secureContext=(0,node_tls__WEBPACK_IMPORTED_MODULE_0__.
createSecureContext)({...options,ca:[]}),transport=await connectAgain(),socket=await(0,_dial_js__WEBPACK_IMPORTED_MODULE_3__.ek)(transport,dialing,{name,secureContext}).
catch(()=>null);if(socket===null)continue;const cause=mismatchOf(socket);return socket.destroy(),cause}return null}function mismatchOf(socket){const protocol=socket.
getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(protocol))return{kind:"version",name:protocol};const[leaf]=(0,_tls_sent_js__WEBPACK_IMPORTED_MODULE_4__.T)(
socket),reading=leaf&&(0,_go_x509_certificate_js__WEBPACK_IMPORTED_MODULE_1__.h)(leaf.raw);if(reading?.ok===!1)return{flaw:reading.flaw,isLeaf:!0};const cipher=socket.
getCipher().name;if(!_tls_offer_js__WEBPACK_IMPORTED_MODULE_2__.Cg.includes(cipher))return{kind:"cipher",name:cipher};const group=groupOf(socket);if(!_tls_offer_js__WEBPACK_IMPORTED_MODULE_2__.
Yx.includes(group))return{kind:"group",name:group};const key=reading?.certificate.key;return key?.kind==="unsupported"?{flaw:{kind:"key",name:key.name},isLeaf:!0}:
null}const NIST_NAMES={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521",secp224r1:"P-224"};function groupOf(socket){const key=socket.getEphemeralKeyInfo();
return key===null||!("type"in key)?"":key.type==="DH"?`ffdhe${key.size}`:NIST_NAMES[key.name??""]??key.name??""}})};export{id,ids,modules};
