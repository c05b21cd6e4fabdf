export const id = 261;
export const ids = [261];
export const modules = {

/***/ 7511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ parseMediaType)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3625);

const TOKEN = "[A-Za-z0-9!#$%&'*+.^_`{|}~-]+";
// unicode.IsSpace: unlike \s it includes U+0085 and excludes U+FEFF.
const SPACE = String.raw `[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`;
// What a backslash escapes in a quoted value. Before other characters Go keeps the backslash, because
// Internet Explorer once sent whole Windows paths as file names.
const SPECIAL = String.raw `[()<>@,;:\\"/[\]?=]`;
const TYPE = new RegExp(`^(${TOKEN})?(/)?(${TOKEN})?(.*)$`, 's');
const QUOTED = String.raw `"((?:[^"\\\r\n]|\\${SPECIAL}|\\(?!${SPECIAL}))*)"`;
const PARAMETER = new RegExp(`;${SPACE}*(${TOKEN})${SPACE}*=${SPACE}*(?:(${TOKEN})|${QUOTED})${SPACE}*`, 'y');
const LAST_SEMICOLON = new RegExp(`;${SPACE}*$`, 'y');
const ESCAPE = new RegExp(String.raw `\\(${SPECIAL})`, 'g');
const IS_SPACE = new RegExp(SPACE);
/**
 * The media type in lower case, without its parameters, which must be valid all the same: the
 * clients reject a document with an invalid Content-Type. `text` is the header decoded as UTF-8.
 */
function parseMediaType(text) {
    const end = text.indexOf(';');
    const mediaType = lowerCase(trim(end < 0 ? text : text.slice(0, end)));
    const why = mediaTypeMistake(mediaType) ?? (end < 0 ? null : parametersMistake(text, end));
    return why === null ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .J)(mediaType) : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)(why);
}
function mediaTypeMistake(mediaType) {
    const [, main, slash, subtype, rest] = TYPE.exec(mediaType) ?? [];
    if (main === undefined)
        return 'mime: no media type';
    // Go accepts a single token, because it reads Content-Disposition with the same function.
    if (main === mediaType)
        return null;
    if (slash === undefined)
        return 'mime: expected slash after first token';
    if (subtype === undefined)
        return 'mime: expected token after slash';
    return rest === '' ? null : 'mime: unexpected content after media subtype';
}
/** What is wrong with `; name=value`, repeated from `start` to the end. */
function parametersMistake(text, start) {
    const values = new Map();
    for (let at = start; at < text.length;) {
        PARAMETER.lastIndex = at;
        const [whole, written = '', token, quoted = ''] = PARAMETER.exec(text) ?? [];
        if (whole === undefined) {
            LAST_SEMICOLON.lastIndex = at;
            return LAST_SEMICOLON.test(text) ? null : 'mime: invalid media parameter';
        }
        const name = written.toLowerCase();
        const value = token ?? quoted.replace(ESCAPE, '$1');
        // RFC 2231: `name*` and `name*0` are other parameters until they are joined, which never fails.
        const earlier = values.get(name);
        if (earlier !== undefined && earlier !== value)
            return 'mime: duplicate parameter name';
        values.set(name, value);
        at += whole.length;
    }
    return null;
}
function trim(text) {
    let start = 0;
    let end = text.length;
    while (start < end && IS_SPACE.test(text.charAt(start)))
        start += 1;
    while (end > start && IS_SPACE.test(text.charAt(end - 1)))
        end -= 1;
    return text.slice(start, end);
}
// Go converts character by character: U+0130 becomes an i without the dot above it.
const lowerCase = (text) => text.replaceAll('\u0130', 'i').toLowerCase();


/***/ }),

/***/ 5924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JY: () => (/* binding */ openConnection),
/* harmony export */   Lu: () => (/* binding */ routeOf),
/* harmony export */   jT: () => (/* binding */ showEndpoint)
/* harmony export */ });
/* harmony import */ var _tls_sent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(567);
/* harmony import */ var _dial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7583);
/* harmony import */ var _tunnel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2230);



/**
 * Opens a connection to an endpoint, and records what it sees in `dialing.connection`.
 * @throws an error with a `code` that failure.ts explains
 */
async function openConnection(endpoint, settings, dialing, protocols = ['http/1.1', 'h2']) {
    if (endpoint.scheme === 'http')
        return openTransport(endpoint, settings, dialing);
    const connectAgain = () => openTransport(endpoint, settings, dialing);
    const transport = await connectAgain();
    try {
        return await openVerified(endpoint, transport, settings.trust, dialing, protocols);
    }
    catch (error) {
        const code = (0,_dial_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$N)(error);
        if (!/^(ERR_SSL|EPROTO|ECONNRESET)/.test(code))
            throw error;
        const { explainHandshake } = await Promise.all(/* import() */[__webpack_require__.e(629), __webpack_require__.e(219)]).then(__webpack_require__.bind(__webpack_require__, 4219));
        throw await explainHandshake({ error, code, endpoint, dialing, connectAgain });
    }
}
/** The host for display, with its port unless it is the scheme's default. */
function showEndpoint({ scheme, name, port }) {
    const shown = name.includes(':') ? `[${name}]` : name;
    return port === (scheme === 'https' ? 443 : 80) ? shown : `${shown}:${port}`;
}
/** A `resolve` rule takes precedence over a proxy. */
function routeOf(endpoint, settings) {
    const rule = settings.resolve.find(({ name, port }) => name === endpoint.name && (port === null || port === endpoint.port));
    if (rule !== undefined) {
        return { kind: 'direct', host: rule.address, port: rule.addressPort ?? endpoint.port };
    }
    const proxy = settings.chooseProxy(endpoint);
    return proxy === null
        ? { kind: 'direct', host: endpoint.name, port: endpoint.port }
        : { kind: 'proxy', proxy };
}
async function openTransport(endpoint, settings, dialing) {
    const route = routeOf(endpoint, settings);
    if (route.kind === 'direct')
        return (0,_dial_js__WEBPACK_IMPORTED_MODULE_0__/* .dial */ .zy)(route.host, route.port, dialing);
    // The proxy resolves names, so only a literal address can be checked here.
    (0,_dial_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseAddress */ .ln)(endpoint.name, dialing);
    dialing.connection.proxy = route.proxy.host;
    const connection = await openProxy(route.proxy, settings, dialing);
    return endpoint.scheme === 'https' ? (0,_tunnel_js__WEBPACK_IMPORTED_MODULE_1__/* .openTunnel */ .X)(endpoint, route.proxy, connection) : connection;
}
/** A connection to the proxy itself, which often has a private address. */
async function openProxy(proxy, settings, dialing) {
    const scheme = proxy.protocol === 'https:' ? 'https' : 'http';
    const name = proxy.hostname.replace(/^\[|\]$/g, '');
    const endpoint = {
        scheme,
        name,
        port: Number(proxy.port) || (scheme === 'https' ? 443 : 80)
    };
    const seen = (0,_dial_js__WEBPACK_IMPORTED_MODULE_0__/* .noConnection */ .s0)();
    try {
        return await openConnection(endpoint, { ...settings, resolve: [], chooseProxy: () => null }, { ...dialing, connection: seen, allowPrivate: true }, 
        // CONNECT is sent in HTTP/1.1, so HTTP/2 must not be negotiated.
        ['http/1.1']);
    }
    catch (error) {
        const text = `proxy ${proxy.host} cannot be reached: ${(0,_dial_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`;
        throw (0,_dial_js__WEBPACK_IMPORTED_MODULE_0__/* .codedError */ .Au)('PROXY_REFUSED', text);
    }
    finally {
        dialing.connection.lookupMs = seen.lookupMs;
        dialing.connection.connectMs = seen.connectMs;
    }
}
async function openVerified(endpoint, transport, trust, dialing, protocols) {
    const { connection } = dialing;
    const started = performance.now();
    const socket = await (0,_dial_js__WEBPACK_IMPORTED_MODULE_0__/* .secure */ .ek)(transport, dialing, {
        name: endpoint.name,
        secureContext: trust.context(),
        ALPNProtocols: [...protocols]
    });
    connection.tlsMs = performance.now() - started;
    const sent = (0,_tls_sent_js__WEBPACK_IMPORTED_MODULE_2__/* .sentCertificates */ .T)(socket);
    const verified = trust.verify(sent.map(({ raw }) => raw), endpoint.name);
    connection.certificate = (0,_tls_sent_js__WEBPACK_IMPORTED_MODULE_2__/* .describeCertificates */ .K)(sent, verified, showEndpoint(endpoint));
    if (verified.ok)
        return socket;
    socket.destroy();
    connection.rejection = verified;
    throw (0,_dial_js__WEBPACK_IMPORTED_MODULE_0__/* .codedError */ .Au)('CERTIFICATE_REJECTED', `certificate rejected: ${verified.flaw.kind}`);
}


/***/ }),

/***/ 7583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $N: () => (/* binding */ codeOf),
  Au: () => (/* binding */ codedError),
  zy: () => (/* binding */ dial),
  bD: () => (/* binding */ messageOf),
  s0: () => (/* binding */ noConnection),
  ln: () => (/* binding */ refuseAddress),
  ek: () => (/* binding */ dial_secure)
});

// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(610);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: ./lib/protocol/hosts/address-kind.js
var address_kind = __webpack_require__(5195);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
;// CONCATENATED MODULE: ./lib/tls/open.js
// Starts a TLS handshake, and leaves the verification of certificates to the caller.


/** A TLS connection over another one. It is ready at its event `secureConnect`. */
const startTls = (socket, { name, ...options }) => (0,external_node_tls_.connect)({
    ...options,
    socket,
    // An address has no SNI.
    servername: (0,external_node_net_.isIP)(name) === 0 ? name.replace(/\.$/, '') : '',
    rejectUnauthorized: false
});

;// CONCATENATED MODULE: ./lib/network/dial.js
// Opens one TCP connection, unless the address policy forbids its address.




const noConnection = () => ({
    lookingUp: false,
    lookupMs: null,
    connectMs: null,
    tlsMs: null,
    address: null,
    proxy: null,
    certificate: null,
    rejection: null,
    unsupported: null
});
/** An error with one of the codes in failure.ts. */
const codedError = (code, message) => Object.assign(new Error(message), { code });
/** The `code` of an error of Node or this folder; empty if it has none. */
function codeOf(error) {
    // Not `instanceof`: the errors of Node's modules may come from another realm.
    if (typeof error !== 'object' || error === null)
        return '';
    return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
/** The message of an error, or any other thrown value as text. */
const messageOf = (error) => typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
/** @throws an error with a `code`: ADDRESS_… for a forbidden address, or Node's own */
async function dial(host, port, dialing) {
    const { connection } = dialing;
    if ((0,external_node_net_.isIP)(host) !== 0)
        refuseAddress(host, dialing);
    const started = performance.now();
    let resolved = started;
    const socket = (0,external_node_net_.connect)({
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
/** A TLS connection over another one, whose certificates are not verified yet. */
async function dial_secure(socket, dialing, options) {
    const secured = startTls(socket, options);
    dialing.hold(secured);
    await happens(secured, 'secureConnect');
    return secured;
}
/** Resolves at the event; rejects if the socket fails or closes first. */
function happens(socket, event) {
    return new Promise((resolve, reject) => {
        const closed = () => reject(codedError('ECONNRESET', 'the connection was closed'));
        socket.once(event, resolve).once('error', reject).once('close', closed);
    });
}
/** @throws an error with the code ADDRESS_METADATA, ADDRESS_PRIVATE or ADDRESS_RESERVED */
function refuseAddress(address, dialing) {
    const refusal = refusalOf(address, dialing);
    if (refusal !== null)
        throw refusal;
}
function refusalOf(address, { allowPrivate }) {
    const kind = (0,address_kind/* literalKind */.Sz)(address);
    if (kind === 'metadata')
        return codedError('ADDRESS_METADATA', `${address} is a metadata address`);
    if (kind === 'public' || allowPrivate)
        return null;
    const code = kind === 'reserved' ? 'ADDRESS_RESERVED' : 'ADDRESS_PRIVATE';
    return codedError(code, `${address} is a ${kind} address`);
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
        (0,external_node_dns_.lookup)(name, { ...options, all: true }, (error, addresses) => {
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

/***/ 4529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X5: () => (/* binding */ endpointOf),
/* harmony export */   be: () => (/* binding */ comparedName),
/* harmony export */   gQ: () => (/* binding */ hostHeader)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _go_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3625);
/* harmony import */ var _go_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4283);
/* harmony import */ var _protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1831);
// Finds the endpoint of a URL as net/http does: scheme, host and port.




/** Where net/http connects for a URL; `why` is its error for a URL without a usable endpoint. */
function endpointOf(url) {
    const { scheme } = url;
    if (scheme !== 'https' && scheme !== 'http')
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)(`unsupported protocol scheme "${scheme}"`);
    const { name: written, port } = (0,_go_url_js__WEBPACK_IMPORTED_MODULE_1__/* .urlHost */ .cz)(url);
    if (written === '')
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)('no Host in request URL');
    const name = asciiName(written);
    if (!name.ok)
        return name;
    const number = port === '' ? (scheme === 'https' ? 443 : 80) : Number(port);
    return number > 0 && number <= 65535
        ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .accept */ .J)({ scheme, name: name.value, port: number })
        : (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)(`invalid port "${port}"`);
}
/** The hostname as net/http compares it: in ASCII, its case unchanged. */
function comparedName(url) {
    const { name } = (0,_go_url_js__WEBPACK_IMPORTED_MODULE_1__/* .urlHost */ .cz)(url);
    const ascii = (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__/* .parseHostname */ .Pv)(name);
    return isAsciiText(name) || !ascii.ok ? name : ascii.value;
}
/** The `Host` header: the name in ASCII, with the port that the URL contains. */
function hostHeader(url, { name }) {
    const { port } = (0,_go_url_js__WEBPACK_IMPORTED_MODULE_1__/* .urlHost */ .cz)(url);
    const shown = name.includes(':') ? `[${name}]` : name;
    return port === '' ? shown : `${shown}:${port}`;
}
/** net/http converts names that are not ASCII, and does not validate the others. */
function asciiName(name) {
    return isAsciiText(name) ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .accept */ .J)(name.toLowerCase()) : (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__/* .parseHostname */ .Pv)(name);
}
const isAsciiText = (text) => (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(new TextEncoder().encode(text));


/***/ }),

/***/ 3948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ follow),
  U: () => (/* binding */ isPublic)
});

// EXTERNAL MODULE: ./lib/go/url.js
var go_url = __webpack_require__(4283);
// EXTERNAL MODULE: ./lib/go/url-resolve.js
var url_resolve = __webpack_require__(630);
// EXTERNAL MODULE: ./lib/problems/brief.js
var brief = __webpack_require__(4000);
// EXTERNAL MODULE: ./lib/problems/http/redirect.js
var redirect = __webpack_require__(9209);
// EXTERNAL MODULE: ./lib/protocol/clients.js
var protocol_clients = __webpack_require__(1064);
// EXTERNAL MODULE: ./lib/protocol/hosts/address-kind.js
var address_kind = __webpack_require__(5195);
// EXTERNAL MODULE: ./lib/protocol/token-reach.js
var token_reach = __webpack_require__(7027);
// EXTERNAL MODULE: ./lib/network/endpoint.js
var network_endpoint = __webpack_require__(4529);
// EXTERNAL MODULE: ./lib/problems/document.js
var problems_document = __webpack_require__(863);
// EXTERNAL MODULE: ./lib/problems/host.js
var problems_host = __webpack_require__(960);
// EXTERNAL MODULE: ./lib/problems/init/incomplete.js
var incomplete = __webpack_require__(4715);
// EXTERNAL MODULE: ./lib/problems/not-contacted.js
var not_contacted = __webpack_require__(6697);
// EXTERNAL MODULE: ./lib/problems/tls.js
var tls = __webpack_require__(6817);
// EXTERNAL MODULE: ./lib/network/connect.js
var connect = __webpack_require__(5924);
// EXTERNAL MODULE: ./lib/network/dial.js + 1 modules
var dial = __webpack_require__(7583);
;// CONCATENATED MODULE: ./lib/network/failure.js







/** A failure that is the same at every attempt. */
const settled = (describe) => ({ describe, transient: false });
const failure_transient = (describe) => ({ describe, transient: true });
const unknown = (why) => (request) => (0,problems_host.hostUnknown)({ host: request.host, why });
const unreachable = (error) => failure_transient(({ host }) => (0,problems_host.hostUnreachable)({ host, error }));
const badHandshake = (error) => settled(({ host }) => (0,tls.tlsProtocol)({ host, error }));
const failure_incomplete = (why) => failure_transient(({ host, asks }) => asks === 'document' ? (0,problems_document.documentIncomplete)({ host, why }) : (0,incomplete.answerIncomplete)({ host, why }));
const badAddress = (address) => settled(({ host, asks }) => (0,not_contacted.hostPrivateRedirect)({ host, address, asks }));
function describeRejection({ host, rejection }) {
    if (rejection === null)
        throw new Error('a certificate is rejected for a reason');
    const { flaw, isLeaf } = rejection;
    if (flaw.kind === 'expired')
        return (0,tls.tlsExpired)({ host, isLeaf, at: flaw.at });
    if (flaw.kind === 'not-yet-valid')
        return (0,tls.tlsNotYetValid)({ host, isLeaf, at: flaw.at });
    if (flaw.kind === 'other-name')
        return (0,tls.tlsNameMismatch)({ host, names: flaw.names });
    return (0,tls.tlsUntrusted)({ host, isLeaf, flaw });
}
/** Known values of `error.code`. Others are classified by their prefix in `rowForUnknown`. */
const ROWS = {
    ENOTFOUND: settled(unknown('no-such-host')),
    ENODATA: settled(unknown('no-such-host')),
    EAI_AGAIN: failure_transient(unknown('no-answer')),
    EAI_FAIL: failure_transient(unknown('server-failed')),
    ECONNREFUSED: unreachable('refused'),
    ECONNRESET: unreachable('closed'),
    ECONNABORTED: unreachable('closed'),
    EPIPE: unreachable('closed'),
    EHOSTUNREACH: unreachable('no-host-route'),
    ENETUNREACH: unreachable('no-network-route'),
    HTTP2_STREAM: failure_transient(({ host, text }) => (0,problems_host.hostUnreachable)({ host, error: { stream: text } })),
    HTTP2_SESSION: failure_transient(({ host, text }) => (0,problems_host.hostUnreachable)({ host, error: { session: text } })),
    ETIMEDOUT: failure_transient(({ host, asks }) => (0,problems_host.hostTimeout)({ host, asks, phase: 'connection', limitMs: null })),
    PROXY_NOT_REACHED: failure_transient(({ host, text }) => (0,problems_host.hostUnreachable)({ host, error: { proxy: text } })),
    PROXY_REFUSED: settled(({ host, text }) => (0,tls.proxyRefused)({ host, reason: text })),
    PLAIN_HTTP: settled(tls.tlsPlainHttp),
    ADDRESS_METADATA: badAddress('metadata'),
    ADDRESS_PRIVATE: badAddress('private'),
    ADDRESS_RESERVED: badAddress('reserved'),
    CERTIFICATE_REJECTED: settled(describeRejection),
    TLS_UNSUPPORTED: settled(({ host, unsupported }) => (0,tls.tlsProtocol)({ host, error: unsupported ?? { code: 'TLS_UNSUPPORTED' } })),
    ERR_SSL_WRONG_VERSION_NUMBER: badHandshake('not-tls'),
    ERR_SSL_PACKET_LENGTH_TOO_LONG: badHandshake('not-tls'),
    ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: badHandshake('client-certificate'),
    HTTP_MALFORMED: settled(({ host, text }) => (0,problems_host.hostProtocol)({ host, error: text })),
    HEADERS_TOO_LARGE: settled(problems_document.documentHeaders),
    BODY_CUT: failure_incomplete('closed'),
    BODY_LENGTH: failure_incomplete('length'),
    Z_BUF_ERROR: failure_incomplete('gzip'),
    Z_DATA_ERROR: settled(({ host, asks }) => asks === 'document'
        ? (0,problems_document.documentEncoding)({ host, encoding: 'broken gzip' })
        : (0,incomplete.answerIncomplete)({ host, why: 'not-gzip' }))
};
function rowForUnknown(code) {
    if (code.endsWith('UNRECOGNIZED_NAME'))
        return badHandshake('unknown-name');
    if (/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(code))
        return badHandshake({ code });
    return unreachable({ code });
}
/** Null for an error without a code, which is a mistake in this program. */
function explainFailure(request) {
    const { code } = request;
    if (code === '')
        return null;
    const known = Object.hasOwn(ROWS, code) ? ROWS[code] : undefined;
    const { describe, transient } = known ?? rowForUnknown(code);
    return { problem: describe(request), transient };
}
/**
 * The failure of one exchange. Rethrows mistakes in this program, which the entry point prints with their
 * stack.
 */
function explainExchange({ error, connection, head }, { endpoint, asks, limitMs }) {
    const host = (0,connect/* showEndpoint */.jT)(endpoint);
    if (limitMs !== null) {
        const phase = phaseOf(connection, head !== null);
        return { problem: (0,problems_host.hostTimeout)({ host, asks, phase, limitMs }), transient: true };
    }
    const code = (0,dial/* codeOf */.$N)(error);
    const failure = explainFailure({
        code: head !== null && CLOSED.test(code) ? 'BODY_CUT' : code,
        text: (0,dial/* messageOf */.bD)(error),
        asks,
        host,
        rejection: connection?.rejection ?? null,
        unsupported: connection?.unsupported ?? null
    });
    if (failure === null)
        throw error;
    return failure;
}
// After the head, a connection that closes has cut off the document.
const CLOSED = /^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE|HTTP2_STREAM|HTTP2_SESSION)$/;
/** The phase in which a request still is. */
function phaseOf(connection, hasHead) {
    if (connection?.lookingUp)
        return 'lookup';
    if (connection?.connectMs === null)
        return 'connection';
    return hasHead ? 'body' : 'response';
}

;// CONCATENATED MODULE: ./lib/network/redirects.js
// Follows redirects from a URL to its last response, under one deadline, with the token where it may go.









const REDIRECT_STATUSES = [301, 302, 303, 307, 308];
// The body of a redirect is not used, but the connection can be reused once a short one is read.
const REDIRECT_BODY = { kind: 'excerpt', maxBytes: 2048 };
/**
 * Follows redirects as net/http does. Rejects only for mistakes in this program, never for what a
 * server, proxy or network does. Past the deadline the session is closed.
 */
async function follow(options) {
    const journey = {
        options,
        started: performance.now(),
        hops: [],
        urls: new Set(),
        connections: [],
        stops: [],
        firstByteMs: null,
        headMs: null,
        startsInPublic: options.origin?.isPublic ?? true,
        timedOut: false
    };
    const cancel = options.startTimer(options.timeoutMs, () => {
        journey.timedOut = true;
        options.session.close();
    });
    try {
        const response = await walk(journey);
        return {
            response,
            hops: journey.hops,
            timing: timingOf(journey, performance.now() - journey.started),
            headMs: journey.headMs,
            certificates: journey.connections.flatMap(({ certificate }) => certificate ?? [])
        };
    }
    finally {
        cancel();
    }
}
function timingOf({ connections, firstByteMs }, totalMs) {
    const sum = (phase) => {
        const times = connections.map((connection) => connection[phase]).filter((ms) => ms !== null);
        return times.length === 0 ? null : times.reduce((total, ms) => total + ms);
    };
    const [lookupMs, connectMs, tlsMs] = [sum('lookupMs'), sum('connectMs'), sum('tlsMs')];
    return { lookupMs, connectMs, tlsMs, firstByteMs, totalMs };
}
async function walk(journey) {
    let { url } = journey.options;
    for (;;) {
        const endpoint = (0,network_endpoint/* endpointOf */.X5)(url);
        if (!endpoint.ok) {
            return failed((0,redirect.redirectInvalid)({ redirect: 'to', url: (0,go_url/* safeUrl */.Pl)(url), why: endpoint.why }));
        }
        const step = await hop(journey, url, endpoint.value);
        if (step.kind === 'failed' || !isRedirect(step.head))
            return step;
        const next = (0,url_resolve/* resolveUrl */.O)(url, step.head.location ?? '');
        if (!next.ok) {
            const why = `failed to parse Location header: ${next.why}`;
            return failed((0,redirect.redirectInvalid)({ redirect: 'from', url: (0,go_url/* safeUrl */.Pl)(url), why }));
        }
        if (journey.hops.length > journey.options.maxRedirects)
            return tooMany(journey, next.value);
        url = next.value;
    }
}
const isRedirect = ({ status, location }) => REDIRECT_STATUSES.includes(status) && Boolean(location);
async function hop(journey, url, endpoint) {
    const { options, hops } = journey;
    const { token, settings, planBody, headers, origin } = options;
    const isGiven = hops.length === 0 && origin === null;
    journey.urls.add((0,go_url/* showUrl */.jr)(url));
    journey.stops.push({ scheme: endpoint.scheme, name: (0,network_endpoint/* comparedName */.be)(url) });
    const authorization = token === null ? 'none' : ((0,token_reach/* tokenReach */.n)(journey.stops).at(-1) ?? 'dropped');
    journey.headMs = null;
    const started = performance.now();
    const exchange = await options.session.get({
        url,
        endpoint,
        token: authorization === 'sent' ? token : null,
        headers,
        allowPrivate: !journey.startsInPublic || isGiven || settings.namedHosts.has(endpoint.name),
        planBody: (head) => {
            journey.headMs = performance.now() - journey.started;
            return isRedirect(head) ? REDIRECT_BODY : planBody(head);
        }
    });
    const ms = performance.now() - started;
    note(journey, exchange, { url: (0,brief/* brief */.dh)((0,go_url/* safeUrl */.Pl)(url)), authorization, ms });
    if (isGiven)
        journey.startsInPublic = isPublic(settings, endpoint.name, exchange.address);
    if (exchange.kind === 'failed') {
        const limitMs = journey.timedOut ? options.timeoutMs : null;
        const { asks } = options;
        return { kind: 'failed', ...explainExchange(exchange, { endpoint, asks, limitMs }) };
    }
    const { kind, head, body } = exchange;
    return { kind, url, head, body };
}
function note(journey, exchange, hop) {
    const { connection, head } = exchange;
    if (connection !== null)
        journey.connections.push(connection);
    if (exchange.kind === 'received') {
        journey.firstByteMs = (journey.firstByteMs ?? 0) + exchange.firstByteMs;
    }
    journey.hops.push({
        ...hop,
        status: head?.status ?? null,
        reason: (0,brief/* brief */.dh)(head?.reason ?? ''),
        mediaType: head?.contentType ? (0,brief/* brief */.dh)(head.contentType) : null,
        challenge: head?.challenge ? (0,brief/* brief */.dh)(head.challenge) : null,
        address: connection?.address ?? null,
        proxy: connection?.proxy ?? null
    });
}
/**
 * Whether a host is public, as far as its name and the address that was connected to tell. One with a
 * `resolve` rule is judged by its name, because the address is not its own.
 */
function isPublic({ resolve }, name, address) {
    const hasRule = resolve.some((rule) => rule.name === name);
    return !['private', 'loopback'].includes((0,address_kind/* literalKind */.Sz)((hasRule ? null : address) ?? name));
}
const failed = (problem) => ({ kind: 'failed', problem, transient: false });
function tooMany({ urls, hops, options }, next) {
    const { asks, redirectLimits: limits } = options;
    const url = hops[0]?.url ?? '';
    if (urls.has((0,go_url/* showUrl */.jr)(next)))
        return failed((0,redirect.redirectLoop)({ url, asks, to: (0,go_url/* safeUrl */.Pl)(next) }));
    const redirects = hops.length;
    const clients = protocol_clients/* MAIN_CLIENTS */.Du.filter((client) => redirects > limits[client]);
    return failed((0,redirect.redirectLimit)({ url, asks, redirects, clients, limits }));
}


/***/ }),

/***/ 2230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ proxyHeaders),
/* harmony export */   X: () => (/* binding */ openTunnel)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var _dial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7583);
// Requests a tunnel to an endpoint from a proxy with CONNECT.


/** `Proxy-Authorization` from the user info of the proxy's URL, if it has one. */
function proxyHeaders(proxy) {
    if (proxy.username === '' && proxy.password === '')
        return {};
    const pair = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
    return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` };
}
// Bad Gateway, Service Unavailable, Gateway Timeout: the proxy is willing, and did not reach the host.
const NOT_REACHED = [502, 503, 504];
/**
 * Turns a connection to a proxy into one to the endpoint.
 * @throws an error with the code PROXY_REFUSED if the proxy refuses or closes the connection, or
 *   PROXY_NOT_REACHED if it did not reach the endpoint
 */
function openTunnel(endpoint, proxy, connection) {
    const name = endpoint.name.includes(':') ? `[${endpoint.name}]` : endpoint.name;
    const authority = `${name}:${endpoint.port}`;
    const refuse = (status = 0, reason = '') => (0,_dial_js__WEBPACK_IMPORTED_MODULE_1__/* .codedError */ .Au)(NOT_REACHED.includes(status) ? 'PROXY_NOT_REACHED' : 'PROXY_REFUSED', `proxy ${proxy.host} returned ${status} ${reason}`.trimEnd());
    return new Promise((resolve, reject) => {
        const connect = (0,node_http__WEBPACK_IMPORTED_MODULE_0__.request)({
            method: 'CONNECT',
            path: authority,
            headers: { host: authority, ...proxyHeaders(proxy) },
            // net/http reads folded headers and others, which Node's strict parser rejects.
            insecureHTTPParser: true,
            createConnection: () => connection
        });
        connect.on('error', (error) => {
            const text = `proxy ${proxy.host} closed the connection: ${error.message}`;
            reject((0,_dial_js__WEBPACK_IMPORTED_MODULE_1__/* .codedError */ .Au)('PROXY_REFUSED', text));
        });
        connect.on('connect', (response, _, head) => {
            if (response.statusCode === 200 && head.length === 0)
                return resolve(connection);
            connection.destroy();
            reject(refuse(response.statusCode, response.statusMessage));
        });
        connect.end();
    });
}


/***/ }),

/***/ 4715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerIncomplete: () => (/* binding */ answerIncomplete)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5799);
// Responses of registries and package hosts that begin and cannot be read to the end.


const CUT_OFF = {
    closed: 'closed the connection before the end of a response',
    length: 'sent a response whose length differs from its Content-Length',
    gzip: 'sent a response whose gzip data is cut off',
    'not-gzip': 'sent a response with Content-Encoding: gzip that is not gzip'
};
const answerIncomplete = (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3)('answer-incomplete', 'Response is incomplete', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `host` as for the problems of hosts. */
({ host, why }) => ({
    message: `${host} ${CUT_OFF[why]}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .byOperator */ .C)('check for a server that crashes while it responds, or a proxy that changes the body')
}));


/***/ }),

/***/ 7027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ tokenReach)
/* harmony export */ });
// Decides to which requests of one call a token is sent.
/**
 * Whether a host's token is sent with each request. The first request of a call is for the discovery
 * document or for a service URL from it. The clients send the token of the host with it, whatever the
 * host of the URL (internal/registry/client.go, internal/getproviders/registry_client.go). The token
 * follows redirects to the same name or a subdomain, over any port and scheme; once dropped, it is not
 * sent again (net/http, makeHeadersCopier). This check never sends it in clear text.
 */
function tokenReach(stops) {
    const [first] = stops;
    let isDropped = false;
    return stops.map(({ scheme, name }) => {
        isDropped ||= first !== undefined && !keepsAuthorization(first.name, name);
        if (isDropped)
            return 'dropped';
        return scheme === 'https' ? 'sent' : 'withheld';
    });
}
/** The same name, or a subdomain of it (net/http, shouldCopyHeaderOnRedirect). */
function keepsAuthorization(first, next) {
    if (first === next)
        return true;
    // An address is not a subdomain. net/http checks this for IPv6 only.
    if (/[:%]|^[\d.]+$/.test(next))
        return false;
    return next.endsWith(`.${first}`);
}


/***/ }),

/***/ 567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ describeCertificates),
/* harmony export */   T: () => (/* binding */ sentCertificates)
/* harmony export */ });
// Real chains have fewer than ten certificates; a hostile host could send thousands.
const MAX_SENT = 32;
/** In the order in which they were sent, the server's own first. To be called once for a socket. */
function sentCertificates(socket) {
    const sent = [];
    let next = socket.getPeerX509Certificate();
    while (next !== undefined && sent.length < MAX_SENT) {
        sent.push(next);
        next = next.issuerCertificate;
    }
    return sent;
}
/**
 * The certificate of a host, with the earliest expiry in its chain: the verified one, or as sent.
 * Null if its dates cannot be read.
 */
function describeCertificates(sent, verified, host) {
    const [leaf] = sent;
    if (leaf === undefined)
        return null;
    // The last one is trusted by this machine; the server cannot renew it.
    const ends = verified.ok
        ? verified.chain
            .slice(0, Math.max(1, verified.chain.length - 1))
            .map(({ notAfter }) => notAfter)
        : sent.map(({ validTo }) => Date.parse(validTo));
    // Not `validFromDate` and `validToDate`, which are arbitrary if Node cannot read the date.
    const validFrom = Date.parse(leaf.validFrom);
    const expires = Math.min(...ends);
    if (Number.isNaN(validFrom) || Number.isNaN(expires))
        return null;
    return {
        host,
        subject: commonName(leaf.subject) ?? leaf.subjectAltName ?? '',
        issuer: commonName(leaf.issuer) ?? leaf.issuer ?? '',
        validFrom: new Date(validFrom).toISOString(),
        expires: new Date(expires).toISOString()
    };
}
const commonName = (name) => /^CN=(.*)$/m.exec(name ?? '')?.[1];


/***/ }),

/***/ 6974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ recognizePage),
/* harmony export */   z: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _problems_brief_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4000);
// Recognises what was returned in place of a discovery document.

// Enough to recognise a page by, short enough for a message.
const EXCERPT_CHARACTERS = 200;
const TITLE_CHARACTERS = 80;
/** The first characters of a body, unchanged; null when it is empty. */
function excerptOf(bytes) {
    const text = textOf(bytes).trim();
    return text === ''
        ? null
        : Array.from(text.slice(0, 2 * EXCERPT_CHARACTERS))
            .slice(0, EXCERPT_CHARACTERS)
            .join('');
}
const textOf = (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, 2048));
const SIGN_IN = /sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i;
const PORTAL = /captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i;
/** Recognises an HTML page; null for anything else. */
function recognizePage(bytes) {
    const text = withoutComments(textOf(bytes));
    if (!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(text))
        return null;
    const title = /<title[^>]*>([^<]{0,400})/i.exec(text)?.[1]?.replace(/\s+/g, ' ').trim() ?? '';
    const shown = (0,_problems_brief_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(title, TITLE_CHARACTERS);
    if (PORTAL.test(title))
        return { kind: 'captive-portal', title: shown };
    const isSignIn = SIGN_IN.test(title) || /type=["']?password/i.test(text);
    return { kind: isSignIn ? 'sign-in' : 'other', title: shown };
}
/** The text after leading comments. A loop, since one regular expression could take quadratic time. */
function withoutComments(text) {
    let rest = text.trimStart();
    while (rest.startsWith('<!--')) {
        const end = rest.indexOf('-->', 4);
        if (end < 0)
            return '';
        rest = rest.slice(end + 3).trimStart();
    }
    return rest;
}


/***/ })

};
