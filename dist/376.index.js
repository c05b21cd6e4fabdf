export const id = 376;
export const ids = [376];
export const modules = {

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
/* harmony import */ var _protocol_hosts_address_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5195);
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
    const kind = (0,_protocol_hosts_address_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .addressKind */ .Z)(address);
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


/***/ }),

/***/ 5195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ addressKind)
/* harmony export */ });
/* unused harmony export nameKind */
/* harmony import */ var _go_ip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6181);
// Classifies IP addresses and hostnames: what only this machine or this network can reach.

function networksOf(...texts) {
    return texts.map((text) => {
        const [address = '', bits] = text.split('/');
        const prefix = (0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__/* .parseIp */ .r)(address);
        if (prefix === null)
            throw new Error(`${address} is no address`);
        return { prefix, bits: bits === undefined ? prefix.length * 8 : Number(bits) };
    });
}
const contains = ({ prefix, bits }, address) => prefix.length === address.length &&
    prefix.every((byte, index) => {
        const unused = Math.min(Math.max(8 * (index + 1) - bits, 0), 8);
        return byte >> unused === (address[index] ?? 0) >> unused;
    });
// Cloud metadata services, which hand out the credentials of the machine.
const METADATA = networksOf(
// All clouds; tasks and pods of AWS; Alibaba; Oracle's older address; Azure's wire server.
'169.254.169.254', '169.254.170.2', '169.254.170.23', '100.100.100.200', '192.0.0.192', '168.63.129.16', 'fd00:ec2::254', 'fd00:ec2::23', 'fd20:ce::254', 'fe80::a9fe:a9fe');
const LOOPBACK = networksOf('127.0.0.0/8', '::1');
// IANA's special-purpose registries: private use, link-local, shared, benchmarking, and the unspecified
// address.
const PRIVATE = networksOf('0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '::', '64:ff9b:1::/48', 'fc00::/7', 'fe80::/10', 'fec0::/10');
// IPv4-mapped, IPv4-translated, IPv4-compatible, and NAT64.
const CARRIES_IPV4 = networksOf('::ffff:0:0/96', '::ffff:0:0:0/96', '::/96', '64:ff9b::/96');
/** The kind of an address of either family; an IPv6 address that embeds IPv4 has the kind of that. */
function kindOf(address) {
    const isIn = (networks) => networks.some((each) => contains(each, address));
    if (isIn(LOOPBACK))
        return 'loopback';
    if (isIn(CARRIES_IPV4))
        return kindOf(address.slice(12));
    if (isIn(METADATA))
        return 'metadata';
    return isIn(PRIVATE) ? 'private' : 'public';
}
/** The kind of the address in the text; any other text is public. */
function addressKind(text) {
    const address = (0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__/* .parseIp */ .r)(text);
    return address === null ? 'public' : kindOf(address);
}
// RFC 6761, RFC 6762 (with its appendix G), RFC 8375, and ICANN's reservation of `internal`.
const PRIVATE_NAME = /^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;
/** The kind of a name or address in lower case, as far as the text itself tells. */
function nameKind(text) {
    const name = text.replace(/\.$/, '');
    if (name === 'localhost' || /\.localhost$|^localhost\.localdomain$/.test(name))
        return 'loopback';
    const kind = addressKind(name);
    if (kind !== 'public' || name.includes(':'))
        return kind;
    return PRIVATE_NAME.test(name) ? 'private' : 'public';
}


/***/ })

};
