const id=36,ids=[36],modules={5036:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{parseAuthorities:()=>parseAuthorities});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7598),_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3625);const BEGIN="-----BE\
GIN CERTIFICATE-----",END="-----END CERTIFICATE-----";function parseAuthorities(text){const certificates=[...certificatesIn(text)];if(certificates.length===0)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.
T)("contains no certificate; expected PEM");try{for(const certificate of certificates)new node_crypto__WEBPACK_IMPORTED_MODULE_0__.X509Certificate(certificate);
return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.J)(certificates.join(`
`))}catch(error){return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.T)(`contains an invalid certificate: ${error instanceof Error?error.message:error}`)}}function*certificatesIn(text){
for(let start=text.indexOf(BEGIN);start>=0;){const end=text.indexOf(END,start);if(end<0)return;yield text.slice(start,end+END.length),start=text.indexOf(BEGIN,end)}}})};export{id,ids,modules};
