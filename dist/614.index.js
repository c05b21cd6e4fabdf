const id=614,ids=[614],modules={1614:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{thisMachine:()=>thisMachine});var node_os__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8161),_files_read_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5747);const PROCESSORS={x64:"amd64",ia32:"386",ppc64:"ppc64le"};function thisMachine(environment){const system=(0,node_os__WEBPACK_IMPORTED_MODULE_0__.platform)();
return{system:system==="win32"?"windows":"unix",platform:`${system==="win32"?"windows":system}_${PROCESSORS[(0,node_os__WEBPACK_IMPORTED_MODULE_0__.arch)()]??(0,node_os__WEBPACK_IMPORTED_MODULE_0__.
arch)()}`,environment,accountHome:accountHome()}}function accountHome(){try{return(0,node_os__WEBPACK_IMPORTED_MODULE_0__.userInfo)().homedir||null}catch(error){
return(0,_files_read_text_js__WEBPACK_IMPORTED_MODULE_1__.Oj)(error),null}}})};export{id,ids,modules};
