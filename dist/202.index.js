export const id = 202;
export const ids = [202];
export const modules = {

/***/ 8202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inquire: () => (/* binding */ inquire)
/* harmony export */ });
/** Asks each address once, however many roots name it. */
async function inquire(roots, _options) {
    return { roots };
}


/***/ })

};
