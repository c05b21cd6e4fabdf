export const id = 970;
export const ids = [970];
export const modules = {

/***/ 8970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rootsOf: () => (/* binding */ rootsOf)
/* harmony export */ });
/** The root modules of each client. */
function rootsOf({ clients }) {
    return clients.flatMap(() => []);
}


/***/ })

};
