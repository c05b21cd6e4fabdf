export const id = 614;
export const ids = [614];
export const modules = {

/***/ 1614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   thisMachine: () => (/* binding */ thisMachine)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var _files_read_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5747);
// The machine that a client runs on, as far as its CLI configuration depends on it.


// Go's names where they differ from Node's.
const PROCESSORS = { x64: 'amd64', ia32: '386', ppc64: 'ppc64le' };
function thisMachine(environment) {
    const system = (0,node_os__WEBPACK_IMPORTED_MODULE_0__.platform)();
    return {
        system: system === 'win32' ? 'windows' : 'unix',
        platform: `${system === 'win32' ? 'windows' : system}_${PROCESSORS[(0,node_os__WEBPACK_IMPORTED_MODULE_0__.arch)()] ?? (0,node_os__WEBPACK_IMPORTED_MODULE_0__.arch)()}`,
        environment,
        accountHome: accountHome()
    };
}
/** In a container the account may be missing in the list of users. */
function accountHome() {
    try {
        return (0,node_os__WEBPACK_IMPORTED_MODULE_0__.userInfo)().homedir || null;
    }
    catch (error) {
        (0,_files_read_text_js__WEBPACK_IMPORTED_MODULE_1__/* .systemError */ .Oj)(error);
        return null;
    }
}


/***/ })

};
