export const id = 36;
export const ids = [36];
export const modules = {

/***/ 5036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseAuthorities: () => (/* binding */ parseAuthorities)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _go_parsed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3625);
// Certificate authorities that the `ca-file` setting adds. Loaded late: node:crypto is slow to start.


const BEGIN = '-----BEGIN CERTIFICATE-----';
const END = '-----END CERTIFICATE-----';
/** The certificates of a PEM text; other content is ignored. */
function parseAuthorities(text) {
    const certificates = [...certificatesIn(text)];
    if (certificates.length === 0)
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)('contains no certificate; expected PEM');
    try {
        for (const certificate of certificates)
            new node_crypto__WEBPACK_IMPORTED_MODULE_0__.X509Certificate(certificate);
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .accept */ .J)(certificates.join('\n'));
    }
    catch (error) {
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`contains an invalid certificate: ${error instanceof Error ? error.message : error}`);
    }
}
/** Not by a pattern: one without an end would search the rest of the text again for each beginning. */
function* certificatesIn(text) {
    for (let start = text.indexOf(BEGIN); start >= 0;) {
        const end = text.indexOf(END, start);
        if (end < 0)
            return;
        yield text.slice(start, end + END.length);
        start = text.indexOf(BEGIN, end);
    }
}


/***/ })

};
