export const id = 219;
export const ids = [219];
export const modules = {

/***/ 4219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainHandshake: () => (/* binding */ explainHandshake)
/* harmony export */ });
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1692);
/* harmony import */ var _go_x509_certificate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2767);
/* harmony import */ var _tls_offer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3427);
/* harmony import */ var _tls_sent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(567);
/* harmony import */ var _dial_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7583);





// OpenSSL's errors for a response that is not TLS.
const NO_TLS_RECORD = ['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG'];
// The host wants a certificate of the client, or does not know the name.
const NO_MISMATCH = /CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;
/** The error with the cause: PLAIN_HTTP, CERTIFICATE_REJECTED, TLS_UNSUPPORTED, or the error itself. */
async function explainHandshake(failed) {
    const { code, error, dialing } = failed;
    if (NO_TLS_RECORD.includes(code)) {
        const isHttp = await answersPlainHttp(await failed.connectAgain());
        return isHttp ? (0,_dial_js__WEBPACK_IMPORTED_MODULE_3__/* .codedError */ .Au)('PLAIN_HTTP', 'the port responds in plain HTTP') : error;
    }
    if (NO_MISMATCH.test(code))
        return error;
    const cause = await findMismatch(failed);
    if (cause === null)
        return error;
    if ('flaw' in cause) {
        dialing.connection.rejection = cause;
        return (0,_dial_js__WEBPACK_IMPORTED_MODULE_3__/* .codedError */ .Au)('CERTIFICATE_REJECTED', `certificate rejected: ${cause.flaw.kind}`);
    }
    dialing.connection.unsupported = cause;
    return (0,_dial_js__WEBPACK_IMPORTED_MODULE_3__/* .codedError */ .Au)('TLS_UNSUPPORTED', `not supported by the clients: ${cause.name}`);
}
// Long enough for a busy host; the deadline of the discovery ends it earlier.
const SNIFF_MS = 3000;
// An empty TLS record, to which a plain HTTP server responds with 400.
const EMPTY_RECORD = Buffer.from([0x16, 0x03, 0x01, 0x00, 0x00]);
async function answersPlainHttp(socket) {
    const response = await new Promise((resolve) => {
        socket.setTimeout(SNIFF_MS, () => resolve(''));
        socket.once('data', (bytes) => resolve(bytes.toString('latin1', 0, 5)));
        socket.once('error', () => resolve('')).once('close', () => resolve(''));
        socket.write(EMPTY_RECORD);
    });
    socket.destroy();
    return response === 'HTTP/';
}
// Some groups and keys do not exist in TLS 1.3.
const ATTEMPTS = [_tls_offer_js__WEBPACK_IMPORTED_MODULE_2__/* .ANY_TLS */ .DS, { ..._tls_offer_js__WEBPACK_IMPORTED_MODULE_2__/* .ANY_TLS */ .DS, maxVersion: 'TLSv1.2' }];
/** Repeats the handshake with all that OpenSSL supports, and returns what the host uses that Go does not. */
async function findMismatch({ endpoint: { name }, dialing, connectAgain }) {
    for (const options of ATTEMPTS) {
        const secureContext = (0,node_tls__WEBPACK_IMPORTED_MODULE_0__.createSecureContext)({ ...options, ca: [] });
        const transport = await connectAgain();
        const socket = await (0,_dial_js__WEBPACK_IMPORTED_MODULE_3__/* .secure */ .ek)(transport, dialing, { name, secureContext }).catch(() => null);
        if (socket === null)
            continue;
        const cause = mismatchOf(socket);
        socket.destroy();
        return cause;
    }
    return null;
}
function mismatchOf(socket) {
    const protocol = socket.getProtocol() ?? '';
    if (!['TLSv1.2', 'TLSv1.3'].includes(protocol))
        return { kind: 'version', name: protocol };
    const [leaf] = (0,_tls_sent_js__WEBPACK_IMPORTED_MODULE_4__/* .sentCertificates */ .T)(socket);
    const reading = leaf && (0,_go_x509_certificate_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCertificate */ .h)(leaf.raw);
    if (reading?.ok === false)
        return { flaw: reading.flaw, isLeaf: true };
    const cipher = socket.getCipher().name;
    if (!_tls_offer_js__WEBPACK_IMPORTED_MODULE_2__/* .GO_CIPHERS */ .Cg.includes(cipher))
        return { kind: 'cipher', name: cipher };
    const group = groupOf(socket);
    if (!_tls_offer_js__WEBPACK_IMPORTED_MODULE_2__/* .GO_GROUPS */ .Yx.includes(group))
        return { kind: 'group', name: group };
    const key = reading?.certificate.key;
    return key?.kind === 'unsupported'
        ? { flaw: { kind: 'key', name: key.name }, isLeaf: true }
        : null;
}
const NIST_NAMES = {
    prime256v1: 'P-256',
    secp384r1: 'P-384',
    secp521r1: 'P-521',
    secp224r1: 'P-224'
};
function groupOf(socket) {
    const key = socket.getEphemeralKeyInfo();
    if (key === null || !('type' in key))
        return '';
    if (key.type === 'DH')
        return `ffdhe${key.size}`;
    return NIST_NAMES[key.name ?? ''] ?? key.name ?? '';
}


/***/ })

};
