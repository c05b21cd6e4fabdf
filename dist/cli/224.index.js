export const id = 224;
export const ids = [224];
export const modules = {

/***/ 4224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openHttp2: () => (/* binding */ openHttp2)
/* harmony export */ });
/* harmony import */ var undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4043);
/* harmony import */ var undici_lib_dispatcher_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3701);
/* harmony import */ var _body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2832);
/* harmony import */ var _dial_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7583);




// The least that an interim response has: its status.
const INTERIM_BYTES = 16;
// undici needs an origin, but the caller decides where to connect and which name to verify.
const NO_ORIGIN = 'http://origin.invalid';
/** `connect` opens a connection that has negotiated HTTP/2, whenever there is none. */
function openHttp2(connect) {
    const client = new undici_lib_dispatcher_client_js__WEBPACK_IMPORTED_MODULE_1__(NO_ORIGIN, {
        maxHeaderSize: _body_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_HEADER_BYTES */ .v8,
        // Only the deadline of the whole discovery applies.
        headersTimeout: 0,
        bodyTimeout: 0,
        allowH2: true,
        connect: (_, callback) => {
            connect().then((socket) => callback(null, socket), (error) => callback(error, null));
        }
    });
    return {
        get: async ({ path, headers }) => {
            const response = await undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_0__.call(client, {
                method: 'GET',
                ...interimLimit(),
                path,
                headers
            });
            const { statusCode, statusText, body } = response;
            return { head: (0,_body_js__WEBPACK_IMPORTED_MODULE_2__/* .readHead */ .zy)(statusCode, statusText, response.headers), body };
        },
        close: () => void client.destroy().catch(() => { })
    };
}
/**
 * Counts interim responses (103 Early Hints and others) toward the header limit, as net/http does,
 * so that an endless series of them ends.
 */
function interimLimit() {
    const limit = new AbortController();
    let bytes = 0;
    return {
        signal: limit.signal,
        onInfo: ({ headers }) => {
            for (const [name, value] of Object.entries(headers))
                bytes += name.length + `${value}`.length;
            bytes += INTERIM_BYTES;
            if (bytes <= _body_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_HEADER_BYTES */ .v8)
                return;
            limit.abort((0,_dial_js__WEBPACK_IMPORTED_MODULE_3__/* .codedError */ .Au)('HEADERS_TOO_LARGE', 'too many headers'));
        }
    };
}


/***/ })

};
