export const id = 392;
export const ids = [392];
export const modules = {

/***/ 7392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  networkOf: () => (/* binding */ networkOf)
});

// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __webpack_require__(1831);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
// EXTERNAL MODULE: ./lib/go/x509/certificate.js + 1 modules
var x509_certificate = __webpack_require__(2767);
// EXTERNAL MODULE: ./lib/go/x509/der.js
var der = __webpack_require__(5792);
// EXTERNAL MODULE: ./lib/go/x509/names.js
var x509_names = __webpack_require__(8167);
;// CONCATENATED MODULE: ./lib/go/x509/verify.js
// Verifies the certificates that a server sent, as Go does (crypto/x509, Certificate.Verify; crypto/tls,
// verifyServerCertificate). OpenSSL accepts and rejects others.



// crypto/tls, defaultMaxRSAKeySize.
const MAX_RSA_BITS = 8192;
// crypto/rsa, checkKeySize, since Go 1.24.
const MIN_RSA_BITS = 1024;
// crypto/x509, maxChainSignatureChecks: hostile chains have many candidates.
const MAX_SIGNATURE_CHECKS = 100;
function verifyChain(options) {
    const sent = [];
    for (const [index, der] of options.sent.entries()) {
        const reading = (0,x509_certificate/* parseCertificate */.h)(der);
        if (!reading.ok)
            return { ok: false, flaw: reading.flaw, isLeaf: index === 0 };
        const { certificate } = reading;
        const { key } = certificate;
        if (key.kind === 'rsa' && key.bits > MAX_RSA_BITS) {
            return { ok: false, flaw: { kind: 'key-size', bits: key.bits }, isLeaf: index === 0 };
        }
        sent.push(certificate);
    }
    const [leaf, ...others] = sent;
    if (leaf === undefined)
        throw new Error('a server sends at least one certificate');
    const flaw = flawOfLeaf(leaf, options);
    if (flaw !== null)
        return { ok: false, flaw, isLeaf: true };
    return findChain(leaf, others, options);
}
/** What is wrong with the server's own certificate, regardless of its issuer. */
function flawOfLeaf(leaf, { host, now }) {
    const flaw = flawOfAny(leaf, now);
    if (flaw !== null)
        return flaw;
    const { key } = leaf;
    if (!(0,x509_names/* isForHost */.AI)(leaf.names, host))
        return { kind: 'other-name', names: leaf.names.dns };
    if (key.kind === 'unsupported')
        return { kind: 'key', name: key.name };
    if (key.kind === 'rsa' && key.bits < MIN_RSA_BITS)
        return { kind: 'key-size', bits: key.bits };
    return null;
}
function flawOfAny({ unhandled, notBefore, notAfter }, now) {
    const [id] = unhandled;
    if (id !== undefined)
        return { kind: 'critical-extension', id };
    if (now < notBefore)
        return { kind: 'not-yet-valid', at: notBefore };
    return now > notAfter ? { kind: 'expired', at: notAfter } : null;
}
function findChain(leaf, others, options) {
    const search = { others, options, checks: 0, hint: null };
    const chain = options.anchors(leaf.subject).some((anchor) => isSame(anchor, leaf))
        ? acceptChain(search, [leaf])
        : extend(search, [leaf]);
    if (chain !== null)
        return { ok: true, chain };
    return {
        ok: false,
        ...(search.hint ?? {
            flaw: { kind: 'unknown-authority', sent: endOf(leaf, others) },
            isLeaf: true
        })
    };
}
/** A chain from these certificates to an anchor, depth first, or null. */
function extend(search, chain) {
    const child = chain.at(-1);
    const { options, others } = search;
    const roles = [
        { isAnchor: true, candidates: options.anchors(child.issuer) },
        {
            isAnchor: false,
            candidates: others.filter(({ subject }) => (0,der/* sameBytes */.er)(subject, child.issuer))
        }
    ];
    for (const { isAnchor, candidates } of roles) {
        for (const candidate of candidates) {
            search.checks += 1;
            if (search.checks > MAX_SIGNATURE_CHECKS)
                return null;
            if (chain.some((each) => isRepeated(each, candidate)))
                continue;
            const rejection = rejectIssuer(chain, candidate, isAnchor, options);
            if (rejection !== null)
                search.hint ??= rejection;
            if (rejection !== null || !hasSigned(candidate, child, options))
                continue;
            const longer = [...chain, candidate];
            const found = isAnchor ? acceptChain(search, longer) : extend(search, longer);
            if (found !== null)
                return found;
        }
    }
    return null;
}
/** What speaks against `parent` as the issuer of the last certificate of the chain. */
function rejectIssuer(chain, parent, isAnchor, { now }) {
    const child = chain.at(-1);
    const { basic, key, maySign, version } = parent;
    const above = (flaw) => ({ flaw, isLeaf: false });
    const isAuthority = basic === null ? version < 3 && isAnchor : basic.isAuthority;
    if (!isAuthority || maySign === false)
        return above({ kind: 'no-authority' });
    const isLeaf = chain.length === 1;
    if (!child.signature.isSupported) {
        return { flaw: { kind: 'signature', name: child.signature.name }, isLeaf };
    }
    if (key.kind === 'rsa' && key.bits < MIN_RSA_BITS)
        return above({ kind: 'key-size', bits: key.bits });
    if (key.kind === 'unsupported')
        return above({ kind: 'key', name: key.name });
    const flaw = flawOfAny(parent, now);
    if (flaw !== null)
        return above(flaw);
    const maxPath = basic?.maxPath ?? null;
    return maxPath !== null && chain.length - 1 > maxPath ? above({ kind: 'path-length' }) : null;
}
/** Another authority with the same name has another key. That is no flaw: it is not the issuer. */
const hasSigned = (parent, child, { isSignedBy }) => child.signature.isSupported &&
    parent.key.kind === child.signature.key &&
    isSignedBy(child, parent);
/** Rules for a whole chain: extended key usages are nested, and name constraints hold below. */
function acceptChain(search, chain) {
    const unfit = chain.findIndex(({ usages }) => !isForServers(usages));
    if (unfit >= 0) {
        search.hint ??= { flaw: { kind: 'usage' }, isLeaf: unfit === 0 };
        return null;
    }
    const isPermitted = chain.every(({ constraints }, index) => constraints === null ||
        chain.slice(0, index).every(({ names }) => (0,x509_names/* areNamesPermitted */.z$)(names, constraints)));
    if (isPermitted)
        return chain;
    search.hint ??= { flaw: { kind: 'constraints' }, isLeaf: false };
    return null;
}
// serverAuth, anyExtendedKeyUsage.
const SERVER_USAGES = ['1.3.6.1.5.5.7.3.1', '2.5.29.37.0'];
const isForServers = (usages) => usages.length === 0 || usages.some((usage) => SERVER_USAGES.includes(usage));
/** The same name and key: cross-signed authorities would lead in circles. */
const isRepeated = (one, other) => (0,der/* sameBytes */.er)(one.subject, other.subject) &&
    (0,der/* sameBytes */.er)(one.keyInfo, other.keyInfo) &&
    (0,der/* sameBytes */.er)(one.encodedNames, other.encodedNames);
const isSame = (one, other) => (0,der/* sameBytes */.er)(one.raw, other.raw);
const isSelfIssued = ({ subject, issuer }) => (0,der/* sameBytes */.er)(subject, issuer);
/** What the chain that the server sent ends in. */
function endOf(leaf, others) {
    if (isSelfIssued(leaf))
        return 'self-signed';
    if (others.length === 0)
        return 'leaf';
    return others.some(isSelfIssued) ? 'root' : 'chain';
}

// EXTERNAL MODULE: ./lib/tls/offer.js
var offer = __webpack_require__(3427);
;// CONCATENATED MODULE: ./lib/tls/trust.js
// Decides which certificates are trusted. Verification follows Go (go/x509), with signatures by OpenSSL.





function makeTrust(caPem) {
    // Node's own list, NODE_EXTRA_CA_CERTS, and the `ca-file`.
    const usual = once(() => anchorsOf([
        ...external_node_tls_.rootCertificates,
        ...(0,external_node_tls_.getCACertificates)('extra'),
        ...(caPem === null ? [] : [caPem])
    ]));
    // The clients use those of the system (SSL_CERT_FILE, SSL_CERT_DIR).
    const system = once(() => anchorsOf((0,external_node_tls_.getCACertificates)('system')));
    return {
        context: once(() => (0,external_node_tls_.createSecureContext)({ ...offer/* GO_TLS */.Hb, ca: [] })),
        verify: (sent, host) => {
            const options = {
                sent,
                host,
                now: Date.now(),
                isSignedBy
            };
            const verified = verifyChain({ ...options, anchors: usual() });
            // Another flaw may be that of an expired certificate with the name of a trusted authority.
            if (verified.ok)
                return verified;
            return verifyChain({
                ...options,
                anchors: (subject) => [...usual()(subject), ...system()(subject)]
            });
        }
    };
}
function once(make) {
    let made;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}
const PEM = /-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;
/** Finds certificates by their subject. Those that Go cannot read are no anchors (AppendCertsFromPEM). */
function anchorsOf(pems) {
    const ders = pems.flatMap((pem) => Array.from(pem.matchAll(PEM), ([, base64 = '']) => Buffer.from(base64, 'base64')));
    return (subject) => {
        const name = Buffer.from(subject);
        // Reading some hundred certificates takes longer than searching them.
        const readings = ders.filter((der) => der.includes(name)).map(x509_certificate/* parseCertificate */.h);
        return readings.flatMap((reading) => reading.ok && name.equals(reading.certificate.subject) ? reading.certificate : []);
    };
}
function isSignedBy(child, parent) {
    try {
        const key = (0,external_node_crypto_.createPublicKey)({ key: Buffer.from(parent.keyInfo), format: 'der', type: 'spki' });
        return new external_node_crypto_.X509Certificate(child.raw).verify(key);
    }
    catch {
        // OpenSSL cannot read a key or a certificate that Go reads.
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/network/network.js
// Combines the settings and environment that decide how hosts are reached.


/** The part of the settings that decides how hosts are reached. */
function networkOf(settings) {
    const named = [
        ...settings.hostnames.map(({ host }) => (0,hostname/* splitHostname */.Sv)(host).name),
        ...settings.tokens.map(({ host }) => (0,hostname/* splitHostname */.Sv)(host).name),
        ...settings.resolve.map(({ name }) => name)
    ];
    return {
        resolve: settings.resolve,
        namedHosts: new Set(named),
        chooseProxy: settings.chooseProxy,
        trust: makeTrust(settings.authorities)
    };
}


/***/ })

};
