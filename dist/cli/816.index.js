export const id = 816;
export const ids = [816];
export const modules = {

/***/ 2816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeInit: () => (/* binding */ judgeInit)
/* harmony export */ });
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8480);

function judgeInit(_inquiry, _rules) {
    return _verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_PREDICTED */ .j7;
}


/***/ })

};
