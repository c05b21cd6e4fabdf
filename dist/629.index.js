export const id = 629;
export const ids = [629];
export const modules = {

/***/ 2767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ parseCertificate)
});

// EXTERNAL MODULE: ./lib/go/x509/der.js
var x509_der = __webpack_require__(5792);
;// CONCATENATED MODULE: ./lib/go/x509/algorithms.js
// Keys and signatures of certificates that Go supports (crypto/x509, x509.go and parser.go).

const OTHER_CURVES = {
    '1.3.36.3.3.2.8.1.1.5': 'brainpoolP224r1',
    '1.3.36.3.3.2.8.1.1.7': 'brainpoolP256r1',
    '1.3.36.3.3.2.8.1.1.11': 'brainpoolP384r1',
    '1.3.36.3.3.2.8.1.1.13': 'brainpoolP512r1',
    '1.3.132.0.10': 'secp256k1',
    '1.2.840.10045.3.1.1': 'P-192',
    '1.2.156.10197.1.301': 'SM2'
};
// P-224, P-256, P-384, P-521.
const GO_CURVES = ['1.3.132.0.33', '1.2.840.10045.3.1.7', '1.3.132.0.34', '1.3.132.0.35'];
const UNSUPPORTED_KEYS = {
    '1.2.840.113549.1.1.10': 'RSA-PSS',
    '1.3.101.110': 'X25519',
    '1.3.101.111': 'X448',
    '1.3.101.113': 'Ed448',
    '1.2.840.10040.4.1': 'DSA',
    '2.16.840.1.101.3.4.3.17': 'ML-DSA-44',
    '2.16.840.1.101.3.4.3.18': 'ML-DSA-65',
    '2.16.840.1.101.3.4.3.19': 'ML-DSA-87'
};
/** The kind of a SubjectPublicKeyInfo. */
function readPublicKey(info) {
    const reader = new x509_der/* DerReader */.lL(info, 'public key').inside(x509_der/* TAG */.Dk.sequence);
    const algorithm = reader.inside(x509_der/* TAG */.Dk.sequence);
    const id = algorithm.oid();
    const key = reader.bits();
    switch (id) {
        case '1.2.840.113549.1.1.1':
            if (hex(algorithm.any().whole) !== '0500')
                throw new x509_der/* DerError */.I4('public key');
            return readRsaKey(key);
        case '1.2.840.10045.2.1': {
            // Explicit parameters of a curve are no object identifier.
            const curve = algorithm.isNext(x509_der/* TAG */.Dk.oid) ? algorithm.oid() : 'explicit parameters';
            if (!GO_CURVES.includes(curve)) {
                return { kind: 'unsupported-curve', curve: OTHER_CURVES[curve] ?? curve };
            }
            // Go reads uncompressed points only.
            if (key[0] !== 0x04)
                throw new x509_der/* DerError */.I4('public key');
            return { kind: 'ecdsa' };
        }
        case '1.3.101.112':
            if (!algorithm.isEmpty || key.length !== 32)
                throw new x509_der/* DerError */.I4('public key');
            return { kind: 'ed25519' };
        default:
            return { kind: 'unsupported', name: UNSUPPORTED_KEYS[id] ?? id };
    }
}
function readRsaKey(key) {
    const numbers = new x509_der/* DerReader */.lL(key, 'public key').inside(x509_der/* TAG */.Dk.sequence);
    const modulus = numbers.integer();
    const exponent = numbers.count();
    const [first = 0, second = 0] = modulus;
    if (first >= 0x80 || exponent === 0)
        throw new x509_der/* DerError */.I4('public key');
    // crypto/rsa, checkPublicKey. With the exponent 1, anyone can sign.
    if (exponent === 1 || exponent % 2 === 0 || exponent >= 2 ** 31) {
        return { kind: 'unsupported', name: `RSA with the exponent ${exponent}` };
    }
    const lead = first === 0 ? second : first;
    const bits = 8 * (modulus.length - (first === 0 ? 2 : 1)) + (32 - Math.clz32(lead));
    return { kind: 'rsa', bits };
}
const SUPPORTED = {
    '1.2.840.113549.1.1.11': ['rsa', 'RSA with SHA-256'],
    '1.2.840.113549.1.1.12': ['rsa', 'RSA with SHA-384'],
    '1.2.840.113549.1.1.13': ['rsa', 'RSA with SHA-512'],
    '1.2.840.10045.4.3.2': ['ecdsa', 'ECDSA with SHA-256'],
    '1.2.840.10045.4.3.3': ['ecdsa', 'ECDSA with SHA-384'],
    '1.2.840.10045.4.3.4': ['ecdsa', 'ECDSA with SHA-512'],
    '1.3.101.112': ['ed25519', 'Ed25519']
};
const UNSUPPORTED = {
    '1.2.840.113549.1.1.4': 'RSA with MD5',
    '1.2.840.113549.1.1.5': 'RSA with SHA-1',
    '1.3.14.3.2.29': 'RSA with SHA-1',
    '1.2.840.113549.1.1.14': 'RSA with SHA-224',
    '1.2.840.10045.4.1': 'ECDSA with SHA-1',
    '1.2.840.10045.4.3.1': 'ECDSA with SHA-224',
    '2.16.840.1.101.3.4.3.9': 'ECDSA with SHA3-224',
    '2.16.840.1.101.3.4.3.10': 'ECDSA with SHA3-256',
    '2.16.840.1.101.3.4.3.14': 'RSA with SHA3-256',
    '1.3.101.113': 'Ed448'
};
const RSA_PSS = '1.2.840.113549.1.1.10';
// The parameters in hexadecimal: hash, mask by the same hash, and as long a salt.
const PSS = /^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/;
const PSS_SALT = { '201': '20', '202': '30', '203': '40' };
/** `content` is what an AlgorithmIdentifier holds. */
function readSignatureAlgorithm(content) {
    const reader = new x509_der/* DerReader */.lL(content, 'signature algorithm');
    const id = reader.oid();
    const parameters = reader.isEmpty ? '' : hex(reader.any().whole);
    if (id === RSA_PSS) {
        const match = PSS.exec(parameters);
        return match && PSS_SALT[match[1] ?? ''] === match[2]
            ? { isSupported: true, key: 'rsa', name: 'RSA-PSS' }
            : { isSupported: false, name: 'RSA-PSS with other parameters than SHA-2' };
    }
    const [key, name] = SUPPORTED[id] ?? [];
    return key === undefined || name === undefined
        ? { isSupported: false, name: UNSUPPORTED[id] ?? id }
        : { isSupported: true, key, name };
}
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

// EXTERNAL MODULE: ./lib/go/x509/names.js
var x509_names = __webpack_require__(8167);
;// CONCATENATED MODULE: ./lib/go/x509/certificate.js
// Reads an X.509 certificate as Go does (crypto/x509, parser.go): the parts that verification needs.



/** Never throws, whatever the bytes are. */
function parseCertificate(der) {
    try {
        const outer = new x509_der/* DerReader */.lL(der, 'certificate');
        const body = outer.inside(x509_der/* TAG */.Dk.sequence);
        if (!outer.isEmpty)
            throw new x509_der/* DerError */.I4('certificate');
        const content = body.inside(x509_der/* TAG */.Dk.sequence);
        const algorithm = body.content(x509_der/* TAG */.Dk.sequence);
        const certificate = readContent(der, content, algorithm);
        body.bits();
        return 'kind' in certificate ? { ok: false, flaw: certificate } : { ok: true, certificate };
    }
    catch (error) {
        if (!(error instanceof x509_der/* DerError */.I4))
            throw error;
        return { ok: false, flaw: { kind: 'malformed', part: error.message } };
    }
}
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;
const UNIQUE_IDS = [0x81, 0x82];
function readContent(raw, content, algorithm) {
    const version = content.isNext(VERSION) ? content.inside(VERSION).count() + 1 : 1;
    if (version > 3)
        throw new x509_der/* DerError */.I4('version');
    if ((content.integer()[0] ?? 0) >= 0x80)
        return { kind: 'negative-serial' };
    const signed = content.content(x509_der/* TAG */.Dk.sequence);
    if (!(0,x509_der/* sameBytes */.er)(signed, algorithm))
        throw new x509_der/* DerError */.I4('signature algorithm');
    const issuer = readName(content, 'issuer');
    const validity = content.inside(x509_der/* TAG */.Dk.sequence);
    const notBefore = readTime(validity);
    const notAfter = readTime(validity);
    const subject = readName(content, 'subject');
    const keyInfo = content.element(x509_der/* TAG */.Dk.sequence).whole;
    const key = readPublicKey(keyInfo);
    if (key.kind === 'unsupported-curve')
        return { kind: 'curve', curve: key.curve };
    if (version > 1)
        for (const tag of UNIQUE_IDS)
            content.optional(tag);
    return {
        raw,
        subject,
        issuer,
        notBefore,
        notAfter,
        version,
        signature: readSignatureAlgorithm(signed),
        key,
        keyInfo,
        ...readExtensions(version === 3 ? content.optional(EXTENSIONS) : null)
    };
}
/** A distinguished name, whose texts Go validates; its encoding. */
function readName(content, part) {
    const { whole } = content.element(x509_der/* TAG */.Dk.sequence);
    const sets = new x509_der/* DerReader */.lL(whole, part).inside(x509_der/* TAG */.Dk.sequence);
    while (!sets.isEmpty) {
        const attributes = sets.inside(x509_der/* TAG */.Dk.set);
        while (!attributes.isEmpty) {
            const attribute = attributes.inside(x509_der/* TAG */.Dk.sequence);
            attribute.oid();
            if (!(0,x509_der/* isText */.KH)(attribute.any()))
                throw new x509_der/* DerError */.I4(part);
        }
    }
    return whole;
}
const TIMES = [
    { tag: x509_der/* TAG */.Dk.utcTime, format: /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/ },
    { tag: x509_der/* TAG */.Dk.generalizedTime, format: /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/ }
];
function readTime(validity) {
    const time = TIMES.find(({ tag }) => validity.isNext(tag));
    const match = time?.format.exec((0,x509_der/* asciiText */.Jl)(validity.content(time.tag)));
    if (!match)
        throw new x509_der/* DerError */.I4('validity');
    const [year = 0, month = 0, ...rest] = match.slice(1).map((digits) => Number(digits ?? 0));
    // RFC 5280 §4.1.2.5.1: two digits are years from 1950 to 2049.
    const whole = match[1]?.length === 4 ? year : year < 50 ? 2000 + year : 1900 + year;
    const [day = 0, hour = 0, minute = 0, second = 0] = rest;
    const date = new Date(0);
    date.setUTCFullYear(whole, month - 1, day);
    // A 31 February becomes another day.
    if (date.getUTCMonth() !== month - 1 || hour > 23 || minute > 59 || second > 59) {
        throw new x509_der/* DerError */.I4('validity');
    }
    return date.setUTCHours(hour, minute, second);
}
const NO_NAMES = { dns: [], addresses: [] };
// 2.5.29.*, and authority information access. Go understands these, critical or not.
const KNOWN = ['31', '32', '33', '36', '54'].map((last) => `2.5.29.${last}`);
// RFC 5280: must not be critical. Go does not read the certificate if they are.
const NEVER_CRITICAL = ['2.5.29.14', '2.5.29.35', '1.3.6.1.5.5.7.1.1'];
function readExtensions(bytes) {
    const all = new Map();
    const list = bytes && new x509_der/* DerReader */.lL(bytes, 'extensions').inside(x509_der/* TAG */.Dk.sequence);
    while (list && !list.isEmpty) {
        const each = list.inside(x509_der/* TAG */.Dk.sequence);
        const id = each.oid();
        const critical = each.isNext(x509_der/* TAG */.Dk.boolean) && each.boolean();
        if (all.has(id))
            throw new x509_der/* DerError */.I4('extensions');
        if (critical && NEVER_CRITICAL.includes(id))
            throw new x509_der/* DerError */.I4('extensions');
        all.set(id, { id, critical, value: each.content(x509_der/* TAG */.Dk.octets) });
    }
    const value = (last) => all.get(`2.5.29.${last}`)?.value ?? null;
    const [keyUsage, alternative, basic, constraints, usages] = [15, 17, 19, 30, 37].map(value);
    const names = alternative ? (0,x509_names/* parseAlternativeNames */.xq)(alternative) : null;
    const limits = constraints ? (0,x509_names/* parseConstraints */.cP)(constraints) : null;
    const handled = new Set([
        ...KNOWN,
        ...['15', '19', '37'].map((last) => `2.5.29.${last}`),
        ...(names?.isKnown ? ['2.5.29.17'] : []),
        ...(limits?.isKnown ? ['2.5.29.30'] : [])
    ]);
    return {
        encodedNames: alternative ?? new Uint8Array(),
        names: names?.names ?? NO_NAMES,
        constraints: limits,
        basic: basic ? readBasicConstraints(basic) : null,
        maySign: keyUsage ? readMaySign(keyUsage) : null,
        usages: usages ? readUsages(usages) : [],
        unhandled: [...all.values()]
            .filter(({ id, critical }) => critical && !handled.has(id))
            .map(({ id }) => id)
    };
}
function readBasicConstraints(value) {
    const reader = new x509_der/* DerReader */.lL(value, 'basicConstraints').inside(x509_der/* TAG */.Dk.sequence);
    const isAuthority = reader.isNext(x509_der/* TAG */.Dk.boolean) && reader.boolean();
    return { isAuthority, maxPath: reader.isNext(x509_der/* TAG */.Dk.integer) ? reader.count() : null };
}
// Bit 5 of keyUsage, counted from the left, and bit 8, the last that has a meaning.
const KEY_CERT_SIGN = 0x04;
const DECIPHER_ONLY = 0x80;
/** Go treats a keyUsage without any bit as if it were absent. */
function readMaySign(value) {
    const [bits = 0, more = 0] = new x509_der/* DerReader */.lL(value, 'keyUsage').bits();
    return bits === 0 && more < DECIPHER_ONLY ? null : (bits & KEY_CERT_SIGN) !== 0;
}
function readUsages(value) {
    const list = new x509_der/* DerReader */.lL(value, 'extendedKeyUsage').inside(x509_der/* TAG */.Dk.sequence);
    const usages = [];
    while (!list.isEmpty)
        usages.push(list.oid());
    return usages;
}


/***/ }),

/***/ 5792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dk: () => (/* binding */ TAG),
/* harmony export */   I4: () => (/* binding */ DerError),
/* harmony export */   Jl: () => (/* binding */ asciiText),
/* harmony export */   KH: () => (/* binding */ isText),
/* harmony export */   er: () => (/* binding */ sameBytes),
/* harmony export */   lL: () => (/* binding */ DerReader)
/* harmony export */ });
// Reads DER, the binary form of ASN.1, as strictly as Go (golang.org/x/crypto/cryptobyte).
const TAG = {
    boolean: 0x01,
    integer: 0x02,
    bits: 0x03,
    octets: 0x04,
    oid: 0x06,
    utcTime: 0x17,
    generalizedTime: 0x18,
    sequence: 0x30,
    set: 0x31
};
/** Bytes that are not what a certificate must contain there; `message` names the part. */
class DerError extends Error {
}
/** Reads elements one after the other. Every method throws `DerError` if there is no such element. */
class DerReader {
    #rest;
    #part;
    /** `part` is the name of what is read, for the error. */
    constructor(bytes, part) {
        this.#rest = bytes;
        this.#part = part;
    }
    get isEmpty() {
        return this.#rest.length === 0;
    }
    /** Whether the next element has this tag. */
    isNext(tag) {
        return this.#rest[0] === tag;
    }
    any() {
        const tag = this.#rest[0] ?? 0;
        const first = this.#rest[1] ?? 0;
        // Tags of several bytes do not occur in certificates.
        if (this.#rest.length < 2 || (tag & 0x1f) === 0x1f)
            throw this.#error();
        const digits = first < 0x80 ? 0 : first & 0x7f;
        const length = digits === 0 && first < 0x80 ? first : this.#longLength(digits);
        const start = 2 + digits;
        const end = start + length;
        if (end > this.#rest.length)
            throw this.#error();
        const element = {
            tag,
            content: this.#rest.subarray(start, end),
            whole: this.#rest.subarray(0, end)
        };
        this.#rest = this.#rest.subarray(end);
        return element;
    }
    element(tag) {
        if (!this.isNext(tag))
            throw this.#error();
        return this.any();
    }
    content(tag) {
        return this.element(tag).content;
    }
    /** The content of the next element if it has the tag, else null. */
    optional(tag) {
        return this.isNext(tag) ? this.content(tag) : null;
    }
    /** A reader for the content of the next element. */
    inside(tag) {
        return new DerReader(this.content(tag), this.#part);
    }
    /** An object identifier with dots. Its arcs are shortest and below 2³¹. */
    oid() {
        const content = this.content(TAG.oid);
        if (content.length === 0 || (content.at(-1) ?? 0) >= 0x80)
            throw this.#error();
        const arcs = arcsOf(content);
        if (arcs === null)
            throw this.#error();
        const [first = 0, ...rest] = arcs;
        const root = Math.min(Math.floor(first / 40), 2);
        return [root, first - 40 * root, ...rest].join('.');
    }
    /** A shortest integer in two's complement. */
    integer(tag = TAG.integer) {
        const content = this.content(tag);
        const first = content[0];
        const second = content[1] ?? 0;
        const padded = (first === 0 && second < 0x80) || (first === 0xff && second >= 0x80);
        if (first === undefined || (content.length > 1 && padded))
            throw this.#error();
        return content;
    }
    /** A whole number from 0 to 2⁶³ − 1, rounded above 2⁵³. */
    count() {
        const bytes = this.integer();
        if (bytes.length > 8 || (bytes[0] ?? 0) >= 0x80)
            throw this.#error();
        return bytes.reduce((number, byte) => number * 256 + byte, 0);
    }
    boolean() {
        const content = this.content(TAG.boolean);
        if (content.length !== 1 || (content[0] !== 0 && content[0] !== 0xff))
            throw this.#error();
        return content[0] !== 0;
    }
    /** The bytes of a bit string; its unused bits are 0. */
    bits() {
        const content = this.content(TAG.bits);
        const [unused = 8] = content;
        const bytes = content.subarray(1);
        const last = bytes.at(-1) ?? 0;
        if (unused > 7 || (unused > 0 && bytes.length === 0))
            throw this.#error();
        if ((last & ((1 << unused) - 1)) !== 0)
            throw this.#error();
        return bytes;
    }
    #longLength(digits) {
        const bytes = this.#rest.subarray(2, 2 + digits);
        if (digits === 0 || digits > 4 || bytes.length < digits)
            throw this.#error();
        const length = bytes.reduce((number, byte) => number * 256 + byte, 0);
        // Shorter forms exist.
        if (length < 0x80 || bytes[0] === 0)
            throw this.#error();
        return length;
    }
    #error() {
        return new DerError(this.#part);
    }
}
/** The numbers of an object identifier, the first two as one; null if Go does not read them. */
function arcsOf(content) {
    const arcs = [];
    let isStart = true;
    let arc = 0;
    for (const byte of content) {
        // Shorter forms exist.
        if (isStart && byte === 0x80)
            return null;
        arc = arc * 128 + (byte & 0x7f);
        if (arc >= 2 ** 31)
            return null;
        isStart = byte < 0x80;
        if (!isStart)
            continue;
        arcs.push(arc);
        arc = 0;
    }
    return arcs;
}
const TEXTS = {
    // UTF8String, NumericString, PrintableString (with `*` and `&`, as in Go), T61String, IA5String, BMPString.
    12: (bytes) => isUtf8(bytes),
    18: (bytes) => /^[\d ]*$/.test(asciiText(bytes)),
    19: (bytes) => /^[A-Za-z\d'()+,./ :=?*&-]*$/.test(asciiText(bytes)),
    20: () => true,
    22: (bytes) => bytes.every((byte) => byte < 0x80),
    30: (bytes) => bytes.length % 2 === 0 && isUcs2(bytes)
};
/** Whether an element is a string whose bytes its type allows (parseASN1String). */
const isText = ({ tag, content }) => TEXTS[tag]?.(content) ?? false;
function isUtf8(bytes) {
    try {
        new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return true;
    }
    catch {
        return false;
    }
}
/** No surrogates and no characters that are reserved for ever. */
const isUcs2 = (bytes) => bytes.every((byte, index) => {
    const unit = byte * 256 + (bytes[index + 1] ?? 0);
    return (index % 2 === 1 ||
        !((unit >= 0xd800 && unit < 0xe000) || unit >= 0xfffe || (unit >= 0xfdd0 && unit <= 0xfdef)));
});
const decoder = new TextDecoder('latin1');
/** The text of bytes that are ASCII; other bytes become other characters. */
const asciiText = (bytes) => decoder.decode(bytes);
const sameBytes = (one, other) => one.length === other.length && one.every((byte, index) => byte === other[index]);


/***/ }),

/***/ 8167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ isForHost),
/* harmony export */   cP: () => (/* binding */ parseConstraints),
/* harmony export */   xq: () => (/* binding */ parseAlternativeNames),
/* harmony export */   z$: () => (/* binding */ areNamesPermitted)
/* harmony export */ });
/* harmony import */ var _ip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6181);
/* harmony import */ var _der_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5792);
// Subject alternative names and name constraints as Go reads and compares them (crypto/x509, verify.go,
// constraints.go): DNS names and IP addresses.


const DNS = 0x82;
const ADDRESS = 0x87;
// An e-mail address, a URI. They do not name a server.
const OTHERS = [0x81, 0x86];
/** `isKnown`: there is a name of a kind that Go knows. */
function parseAlternativeNames(value) {
    const list = new _der_js__WEBPACK_IMPORTED_MODULE_1__/* .DerReader */ .lL(value, 'subject alternative names').inside(_der_js__WEBPACK_IMPORTED_MODULE_1__/* .TAG */ .Dk.sequence);
    const names = { dns: [], addresses: [] };
    let isKnown = false;
    while (!list.isEmpty) {
        const { tag, content } = list.any();
        isKnown ||= [DNS, ADDRESS, ...OTHERS].includes(tag);
        if (tag === DNS)
            names.dns.push(ia5Text(content, 'subject alternative names'));
        if (tag !== ADDRESS)
            continue;
        if (content.length !== 4 && content.length !== 16)
            throw new _der_js__WEBPACK_IMPORTED_MODULE_1__/* .DerError */ .I4('subject alternative names');
        names.addresses.push(content);
    }
    return { names, isKnown };
}
function parseConstraints(value) {
    const part = 'name constraints';
    const outer = new _der_js__WEBPACK_IMPORTED_MODULE_1__/* .DerReader */ .lL(value, part);
    const list = outer.inside(_der_js__WEBPACK_IMPORTED_MODULE_1__/* .TAG */ .Dk.sequence);
    const [first, second] = [0xa0, 0xa1].map((tag) => list.optional(tag) ?? new Uint8Array());
    if (!first || !second || !list.isEmpty || !outer.isEmpty)
        throw new _der_js__WEBPACK_IMPORTED_MODULE_1__/* .DerError */ .I4(part);
    if (first.length + second.length === 0)
        throw new _der_js__WEBPACK_IMPORTED_MODULE_1__/* .DerError */ .I4(part);
    const [permitted, excluded] = [readSubtrees(first), readSubtrees(second)];
    return { permitted, excluded, isKnown: permitted.isKnown && excluded.isKnown };
}
function readSubtrees(bytes) {
    const part = 'name constraints';
    const list = new _der_js__WEBPACK_IMPORTED_MODULE_1__/* .DerReader */ .lL(bytes, part);
    const dns = [];
    const networks = [];
    let isKnown = true;
    while (!list.isEmpty) {
        const { tag, content } = list.inside(_der_js__WEBPACK_IMPORTED_MODULE_1__/* .TAG */ .Dk.sequence).any();
        const half = content.length / 2;
        if (tag === DNS)
            dns.push(ia5Text(content, part).toLowerCase());
        else if (tag === ADDRESS && (half === 4 || half === 16)) {
            networks.push({ address: content.subarray(0, half), mask: content.subarray(half) });
        }
        else if (tag === ADDRESS)
            throw new _der_js__WEBPACK_IMPORTED_MODULE_1__/* .DerError */ .I4(part);
        else
            isKnown &&= OTHERS.includes(tag);
    }
    const areValid = dns.every((domain) => isDomain(domain.replace(/^\.(?=.)/, ''))) &&
        networks.every(({ mask }) => isMask(mask));
    if (!areValid)
        throw new _der_js__WEBPACK_IMPORTED_MODULE_1__/* .DerError */ .I4(part);
    return { dns, networks, isKnown };
}
/** domainNameValid: labels of printable characters, or empty; no dot at the end. */
const isDomain = (name) => /^[!-~]*$/.test(name) && !/^\.|\.\.|\.$/.test(name);
/** Ones, followed by zeros. */
const isMask = (bytes) => /^1*0*$/.test(Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join(''));
function ia5Text(bytes, part) {
    if (bytes.some((byte) => byte >= 0x80))
        throw new _der_js__WEBPACK_IMPORTED_MODULE_1__/* .DerError */ .I4(part);
    return (0,_der_js__WEBPACK_IMPORTED_MODULE_1__/* .asciiText */ .Jl)(bytes);
}
/** VerifyHostname: `host` is a DNS name or an IP address. */
function isForHost({ dns, addresses }, host) {
    const ip = (0,_ip_js__WEBPACK_IMPORTED_MODULE_0__/* .parseIp */ .r5)((0,_ip_js__WEBPACK_IMPORTED_MODULE_0__/* .plainAddress */ .n7)(host));
    if (ip !== null)
        return addresses.some((address) => (0,_der_js__WEBPACK_IMPORTED_MODULE_1__/* .sameBytes */ .er)(address, Uint8Array.from(ip)));
    const name = host.toLowerCase();
    const labels = name.replace(/\.$/, '').split('.');
    const isHostname = labels.every((label) => LABEL.test(label));
    return dns.some((written) => {
        const pattern = written.toLowerCase();
        const [first, ...rest] = pattern.split('.');
        const isWildcard = first === '*' && rest.length > 0;
        if (!isHostname ||
            !(isWildcard ? rest : [first, ...rest]).every((label) => LABEL.test(label ?? ''))) {
            return pattern === name && pattern !== '.';
        }
        return isWildcard
            ? labels.length === rest.length + 1 && labels.slice(1).join('.') === rest.join('.')
            : labels.join('.') === pattern;
    });
}
const LABEL = /^[a-z0-9_][a-z0-9_-]*$/;
// crypto/x509, maxConstraintComparisions: what a hostile chain can ask for grows with the square of its size.
const MAX_COMPARISONS = 250_000;
/** Whether the constraints of an authority let it certify these names. Never if there are too many of both. */
function areNamesPermitted(names, { permitted, excluded }) {
    const domains = permitted.dns.length + excluded.dns.length;
    const networks = permitted.networks.length + excluded.networks.length;
    const comparisons = names.dns.length * domains + names.addresses.length * networks;
    if (comparisons > MAX_COMPARISONS)
        return false;
    return (names.dns.every((written) => {
        const name = written.toLowerCase();
        return (isDomain(name) &&
            (permitted.dns.length === 0 || permitted.dns.some((domain) => isBelow(name, domain))) &&
            !excluded.dns.some((domain) => isBelow(name, domain) || isSibling(name, domain)));
    }) &&
        names.addresses.every((address) => (permitted.networks.length === 0 || permitted.networks.some((net) => isIn(address, net))) &&
            !excluded.networks.some((net) => isIn(address, net))));
}
/** `.example.com` only covers subdomains, and an empty domain covers every name. */
const isBelow = (name, domain) => domain === '' || name === domain || name.endsWith(domain.startsWith('.') ? domain : `.${domain}`);
/** A wildcard covers an excluded name of its level. */
const isSibling = (name, domain) => name.startsWith('*.') && domain.replace(/^[^.]*/, '') === name.slice(1);
const isIn = (address, { address: network, mask }) => address.length === network.length &&
    address.every((byte, index) => {
        const bits = mask[index] ?? 0;
        return (byte & bits) === ((network[index] ?? 0) & bits);
    });


/***/ }),

/***/ 3427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cg: () => (/* binding */ GO_CIPHERS),
/* harmony export */   DS: () => (/* binding */ ANY_TLS),
/* harmony export */   Hb: () => (/* binding */ GO_TLS),
/* harmony export */   Yx: () => (/* binding */ GO_GROUPS)
/* harmony export */ });
/* unused harmony export GO_SIGNATURES */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
// What the clients offer in a TLS handshake: the defaults of Go's crypto/tls (defaults.go), to which
// Node can be held.

const TLS_1_3 = ['TLS_AES_128_GCM_SHA256', 'TLS_AES_256_GCM_SHA384', 'TLS_CHACHA20_POLY1305_SHA256'];
// Each with ECDSA and with RSA.
const TLS_1_2 = [
    'AES128-GCM-SHA256',
    'AES256-GCM-SHA384',
    'CHACHA20-POLY1305',
    'AES128-SHA',
    'AES256-SHA'
];
/** Names of OpenSSL. */
const GO_CIPHERS = [
    ...TLS_1_3,
    ...TLS_1_2.flatMap((suite) => [`ECDHE-ECDSA-${suite}`, `ECDHE-RSA-${suite}`])
];
// Not X25519MLKEM768, which only some releases of the clients offer.
const GO_GROUPS = ['X25519', 'P-256', 'P-384', 'P-521'];
// Without SHA-1, which Go has not offered since 1.25.
const GO_SIGNATURES = [
    'rsa_pss_rsae_sha256',
    'ecdsa_secp256r1_sha256',
    'ed25519',
    'rsa_pss_rsae_sha384',
    'rsa_pss_rsae_sha512',
    'rsa_pkcs1_sha256',
    'rsa_pkcs1_sha384',
    'rsa_pkcs1_sha512',
    'ecdsa_secp384r1_sha384',
    'ecdsa_secp521r1_sha512'
];
// Go verifies certificates after the handshake, and so does go/x509: OpenSSL's levels must not end it.
const NO_SECURITY_LEVEL = '@SECLEVEL=0';
// Go accepts old servers and proxies that do not support secure renegotiation, because it never
// renegotiates. Nor may a server then: it could replace the certificate that was verified.
const RENEGOTIATION = node_crypto__WEBPACK_IMPORTED_MODULE_0__.constants.SSL_OP_LEGACY_SERVER_CONNECT | node_crypto__WEBPACK_IMPORTED_MODULE_0__.constants.SSL_OP_NO_RENEGOTIATION;
const GO_TLS = {
    secureOptions: RENEGOTIATION,
    minVersion: 'TLSv1.2',
    ciphers: [...GO_CIPHERS, NO_SECURITY_LEVEL].join(':'),
    ecdhCurve: GO_GROUPS.join(':'),
    sigalgs: GO_SIGNATURES.join(':')
};
// `ALL` does not include them.
const CCM = ['TLS_AES_128_CCM_SHA256', 'TLS_AES_128_CCM_8_SHA256'];
/** As much as OpenSSL can, what Go supports first: shows what a host that Go fails with uses instead. */
const ANY_TLS = {
    secureOptions: RENEGOTIATION,
    minVersion: 'TLSv1',
    ciphers: [...GO_CIPHERS, ...CCM, 'ALL', 'COMPLEMENTOFALL', NO_SECURITY_LEVEL].join(':'),
    ecdhCurve: [
        ...GO_GROUPS,
        'X448',
        'secp256k1',
        'brainpoolP256r1',
        'brainpoolP384r1',
        'brainpoolP512r1',
        'ffdhe2048',
        'ffdhe3072',
        'ffdhe4096',
        'P-224'
    ].join(':')
};


/***/ })

};
