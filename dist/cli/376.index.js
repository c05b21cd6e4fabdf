export const id = 376;
export const ids = [376];
export const modules = {

/***/ 6649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ addressKind)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);
/* harmony import */ var _settings_ip_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
// Classifies IP addresses: a redirect must not lead from a public host into a private network.


function blockListOf(networks) {
    const list = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
    for (const network of networks) {
        const [address = '', bits] = network.split('/');
        const family = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 4 ? 'ipv4' : 'ipv6';
        if (bits === undefined)
            list.addAddress(address, family);
        else
            list.addSubnet(address, Number(bits), family);
    }
    return list;
}
// Cloud metadata services, which hand out the credentials of the machine.
const METADATA = blockListOf([
    // All clouds; tasks and pods of AWS; Alibaba; Oracle's older address; Azure's wire server.
    '169.254.169.254',
    '169.254.170.2',
    '169.254.170.23',
    '100.100.100.200',
    '192.0.0.192',
    '168.63.129.16',
    'fd00:ec2::254',
    'fd00:ec2::23',
    'fd20:ce::254',
    'fe80::a9fe:a9fe'
]);
// IANA's special-purpose registries: loopback, private use, link-local, shared, benchmarking, and
// the unspecified address.
const PRIVATE = blockListOf([
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '::/128',
    '::1/128',
    '64:ff9b:1::/48',
    'fc00::/7',
    'fe80::/10',
    'fec0::/10'
]);
// IPv4-mapped, IPv4-translated, IPv4-compatible, and NAT64.
const CARRIES_IPV4 = ['0:0:0:0:0:ffff', '0:0:0:0:ffff:0', '0:0:0:0:0:0', '64:ff9b:0:0:0:0'];
/** The kind of an IP address of either family; an IPv6 address that embeds IPv4 has the kind of that. */
function addressKind(address) {
    const plain = (0,_settings_ip_address_js__WEBPACK_IMPORTED_MODULE_1__/* .embeddedIpv4 */ .Y)(address, CARRIES_IPV4) ?? address;
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(plain) === 4 ? 'ipv4' : 'ipv6';
    if (METADATA.check(plain, family))
        return 'metadata';
    return PRIVATE.check(plain, family) ? 'private' : 'public';
}


/***/ }),

/***/ 7602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Au: () => (/* binding */ codedError),
/* harmony export */   iV: () => (/* binding */ happens),
/* harmony export */   ln: () => (/* binding */ refuseAddress),
/* harmony export */   s0: () => (/* binding */ noConnection),
/* harmony export */   zy: () => (/* binding */ dial)
/* harmony export */ });
/* harmony import */ var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(610);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7030);
/* harmony import */ var _address_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6649);
// Opens one TCP connection, unless the address policy forbids its address.



const noConnection = () => ({
    lookingUp: false,
    lookupMs: null,
    connectMs: null,
    tlsMs: null,
    address: null,
    proxy: null,
    certificate: null
});
/** An error with one of the codes in failure.ts. */
const codedError = (code, message) => Object.assign(new Error(message), { code });
/** @throws an error with a `code`: ADDRESS_… for a forbidden address, or Node's own */
async function dial(host, port, dialing) {
    const { connection } = dialing;
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host) !== 0)
        refuseAddress(host, dialing);
    const started = performance.now();
    let resolved = started;
    const socket = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.connect)({
        host,
        port,
        noDelay: true,
        lookup: guardedLookup(dialing, () => {
            resolved = performance.now();
            connection.lookingUp = false;
            connection.lookupMs = resolved - started;
        })
    });
    dialing.hold(socket);
    await happens(socket, 'connect');
    connection.connectMs = performance.now() - resolved;
    connection.address = socket.remoteAddress ?? null;
    return socket;
}
/** Resolves at the event; rejects if the socket fails or closes first. */
function happens(socket, event) {
    return new Promise((resolve, reject) => {
        const closed = () => reject(codedError('ECONNRESET', 'the connection was closed'));
        socket.once(event, resolve).once('error', reject).once('close', closed);
    });
}
/** @throws an error with the code ADDRESS_METADATA or ADDRESS_PRIVATE */
function refuseAddress(address, dialing) {
    const refusal = refusalOf(address, dialing);
    if (refusal !== null)
        throw refusal;
}
function refusalOf(address, { allowPrivate }) {
    const kind = (0,_address_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .addressKind */ .Z)(address);
    if (kind === 'metadata')
        return codedError('ADDRESS_METADATA', `${address} is a metadata address`);
    return kind === 'public' || allowPrivate
        ? null
        : codedError('ADDRESS_PRIVATE', `${address} is a private address`);
}
// RFC 1035 §2.3.4, without the root label and the length byte of the first label.
const MAX_NAME = 253;
// The system resolver reads `1.2` and `0x7f.1` as addresses. Go looks them up in DNS and finds none.
const isNumeric = (name) => /(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(name);
function guardedLookup(dialing, done) {
    return (name, options, callback) => {
        if (isNumeric(name) || name.replace(/\.$/, '').length > MAX_NAME) {
            const error = codedError('ENOTFOUND', `no such host: ${name}`);
            queueMicrotask(() => callback(error, []));
            return;
        }
        dialing.connection.lookingUp = true;
        (0,node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup)(name, { ...options, all: true }, (error, addresses) => {
            done();
            if (error !== null)
                return callback(error, []);
            const refusals = addresses.map(({ address }) => refusalOf(address, dialing));
            const allowed = addresses.filter((_, index) => refusals[index] === null);
            const refusal = refusals.find((each) => each !== null);
            if (allowed.length === 0 && refusal)
                return callback(refusal, []);
            callback(null, allowed);
        });
    };
}


/***/ }),

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
/* harmony import */ var _dial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7602);


function makeTrust(caPem) {
    const authorities = (...kinds) => (0,node_tls__WEBPACK_IMPORTED_MODULE_0__.createSecureContext)({
        ca: [...kinds.flatMap((kind) => (0,node_tls__WEBPACK_IMPORTED_MODULE_0__.getCACertificates)(kind)), ...(caPem === null ? [] : [caPem])]
    });
    const once = (make) => {
        let context;
        return () => {
            context ??= make();
            return context;
        };
    };
    return {
        // Without a list, Node uses its own, which is faster than passing it.
        usual: once(() => (caPem === null ? (0,node_tls__WEBPACK_IMPORTED_MODULE_0__.createSecureContext)() : authorities('default'))),
        withSystem: once(() => authorities('default', 'system'))
    };
}
/**
 * Whether a certificate is for a host. Node's rules, except that as in Go (crypto/x509,
 * VerifyHostname) the common name is ignored and a wildcard must be a whole label.
 */
function checkIdentity(host, certificate) {
    if (certificate.subjectaltname === undefined) {
        return (0,_dial_js__WEBPACK_IMPORTED_MODULE_1__/* .codedError */ .Au)('ERR_TLS_CERT_ALTNAME_INVALID', 'there are no subject alternative names');
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
