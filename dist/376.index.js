export const id = 376;
export const ids = [376];
export const modules = {

/***/ 9376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   networkOf: () => (/* binding */ networkOf)
/* harmony export */ });
/* harmony import */ var _protocol_hostname_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1831);
/* harmony import */ var _trust_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5716);
// Combines the settings and environment that decide how hosts are reached.


/** The part of the settings that decides how hosts are reached. */
function networkOf(settings) {
    const named = [
        ...settings.hostnames.map(({ host }) => (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .splitHostname */ .Sv)(host).name),
        ...settings.tokens.map(({ host }) => (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .splitHostname */ .Sv)(host).name),
        ...settings.resolve.map(({ name }) => name)
    ];
    return {
        resolve: settings.resolve,
        namedHosts: new Set(named),
        chooseProxy: settings.chooseProxy,
        trust: (0,_trust_js__WEBPACK_IMPORTED_MODULE_1__/* .makeTrust */ .L2)(settings.authorities)
    };
}


/***/ }),

/***/ 5716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L2: () => (/* binding */ makeTrust),
/* harmony export */   Z0: () => (/* binding */ checkIdentity),
/* harmony export */   dF: () => (/* binding */ describeCertificate)
/* harmony export */ });
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1692);

function makeTrust(caPem) {
    const extra = caPem === null ? [] : [caPem];
    const once = (make) => {
        let context;
        return () => {
            context ??= make();
            return context;
        };
    };
    return {
        usual: once(() => (0,node_tls__WEBPACK_IMPORTED_MODULE_0__.createSecureContext)(caPem === null ? {} : { ca: [...(0,node_tls__WEBPACK_IMPORTED_MODULE_0__.getCACertificates)('default'), ...extra] })),
        withSystem: once(() => (0,node_tls__WEBPACK_IMPORTED_MODULE_0__.createSecureContext)({
            ca: [...(0,node_tls__WEBPACK_IMPORTED_MODULE_0__.getCACertificates)('default'), ...(0,node_tls__WEBPACK_IMPORTED_MODULE_0__.getCACertificates)('system'), ...extra]
        }))
    };
}
/**
 * Whether a certificate is for a host. Node's rules, except that as in Go (crypto/x509,
 * VerifyHostname) the common name is ignored and a wildcard must be a whole label.
 */
function checkIdentity(host, certificate) {
    if (certificate.subjectaltname === undefined) {
        return Object.assign(new Error(`the certificate has no subject alternative names, so it is not for ${host}`), { code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
    }
    return (0,node_tls__WEBPACK_IMPORTED_MODULE_0__.checkServerIdentity)(host, {
        ...certificate,
        subject: { ...certificate.subject, CN: '' },
        subjectaltname: withoutPartialWildcards(certificate.subjectaltname)
    });
}
/** Only Node accepts `reg*.example.com`. A list with quotes stays as it is, because a name in it may contain a comma. */
const withoutPartialWildcards = (names) => names.includes('"')
    ? names
    : names
        .split(', ')
        .filter((name) => !/^DNS:(?!\*\.[^*]*$).*\*/.test(name))
        .join(', ');
// Real chains have fewer than ten certificates; a hostile host could send thousands.
const MAX_CHAIN = 16;
/** The certificate that a peer sent, with the earliest expiry in its chain. */
function describeCertificate(socket, host) {
    const leaf = socket.getPeerX509Certificate();
    if (leaf === undefined)
        return null;
    let expires = leaf.validToDate;
    let issuer = leaf.issuerCertificate;
    for (let depth = 0; issuer !== undefined && depth < MAX_CHAIN; depth += 1) {
        if (issuer.validToDate < expires)
            expires = issuer.validToDate;
        issuer = issuer.issuerCertificate;
    }
    return {
        host,
        subject: commonName(leaf.subject) ?? leaf.subjectAltName ?? '',
        issuer: commonName(leaf.issuer) ?? leaf.issuer ?? '',
        validFrom: leaf.validFromDate.toISOString(),
        expires: expires.toISOString()
    };
}
const commonName = (name) => /^CN=(.*)$/m.exec(name ?? '')?.[1];


/***/ })

};
