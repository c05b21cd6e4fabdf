export const id = 432;
export const ids = [432];
export const modules = {

/***/ 1718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I6: () => (/* binding */ trimBlanks),
/* harmony export */   QG: () => (/* binding */ parseHeaders),
/* harmony export */   Su: () => (/* binding */ parseStatusLine),
/* harmony export */   Ud: () => (/* binding */ parseChunkSize),
/* harmony export */   j3: () => (/* binding */ isHeaderValue),
/* harmony export */   n5: () => (/* binding */ parseResponseHead)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3625);
// The head of an HTTP/1 response and the framing of its body, as Go reads them (net/http, response.go and
// transfer.go; net/textproto, reader.go).

/** The first line of a response, without its end. `why`: what is malformed. */
function parseStatusLine(line) {
    const [, protocol = '', status = '', reason = ''] = /^(\S+) +([^ ]*) ?(.*)$/s.exec(line) ?? [];
    const version = /^HTTP\/(\d)\.(\d)$/.exec(protocol);
    if (version === null)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)('malformed status line');
    // strconv.Atoi reads a plus sign.
    if (!/^(\d|\+(?=\d))\d\d$/.test(status))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)('malformed status');
    const [, major = '', minor = ''] = version;
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .J)({ status: Number(status), reason, version: Number(major + minor) });
}
/** The whole head from its status line and header lines. `why`: what is malformed. */
function parseResponseHead(start, lines) {
    const parsed = parseHeaders(lines);
    if (!parsed.ok)
        return parsed;
    const headers = new Map(parsed.value);
    const { status, reason, version } = start;
    const framing = framingOf(status, version, headers);
    if (!framing.ok)
        return framing;
    // The length of chunks is their own.
    if (framing.value.kind === 'chunked')
        headers.delete('content-length');
    const keepAlive = framing.value.kind !== 'close' && isKeptAlive(version, headers);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .J)({ status, reason, headers, framing: framing.value, keepAlive });
}
// The characters of a token (RFC 9110 §5.6.2), and the space, which Go accepts and does not remove.
const NAME = /^[\w!#$%&'*+.^`|~ -]+$/;
// validHeaderValueByte: no control characters but the tab.
const isHeaderValue = (text) => /^[\t -~\u0080-\u00ff]*$/.test(text);
/** Header lines, and trailers. A name with a space is another name than the one without. */
function parseHeaders(lines) {
    const headers = new Map();
    for (const line of unfold(lines)) {
        const colon = line.indexOf(':');
        const name = line.slice(0, Math.max(colon, 0));
        const value = trimBlanks(line.slice(colon + 1));
        if (!NAME.test(name))
            return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)('malformed header line');
        if (!isHeaderValue(value))
            return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)('control character in a header');
        const key = name.toLowerCase();
        const values = headers.get(key);
        if (values === undefined)
            headers.set(key, [value]);
        else
            values.push(value);
    }
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .J)(headers);
}
/** Without spaces and tabs around it. Not a regular expression: those take quadratic time. */
function trimBlanks(text) {
    let start = 0;
    while (isBlank(text, start))
        start += 1;
    return trimEnd(text.slice(start));
}
function trimEnd(text) {
    let end = text.length;
    while (isBlank(text, end - 1))
        end -= 1;
    return text.slice(0, end);
}
const isBlank = (text, index) => text[index] === ' ' || text[index] === '\t';
/** Joins lines that begin with white space to the ones before them, with one space. */
function unfold(lines) {
    const folded = [];
    for (const line of lines) {
        const text = trimBlanks(line);
        const last = folded.at(-1);
        if (/^[ \t]/.test(line) && last !== undefined)
            last.push(text);
        // The name and its colon must be on the first line; white space before the first header is malformed.
        // A colon makes the name empty, which is malformed as well, whatever is joined to it.
        else
            folded.push([/^[ \t]|^[^:]*$/.test(line) ? ':' : text]);
    }
    return folded.map((parts) => parts.join(' '));
}
// fixTrailer: they decide where the body ends.
const NO_TRAILERS = ['transfer-encoding', 'content-length', 'trailer'];
function framingOf(status, version, headers) {
    const encodings = version >= 11 ? (headers.get('transfer-encoding') ?? []) : [];
    const [encoding] = encodings;
    if (encodings.length > 1)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)('several Transfer-Encoding headers');
    if (encoding !== undefined && encoding.toLowerCase() !== 'chunked') {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)('unsupported Transfer-Encoding');
    }
    const trailers = elementsOf(headers, 'trailer');
    if (encoding !== undefined && trailers.some((name) => NO_TRAILERS.includes(name))) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)('forbidden name in Trailer');
    }
    const lengths = headers.get('content-length') ?? [];
    if (new Set(lengths).size > 1)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)('different Content-Length headers');
    const [length] = lengths;
    const bytes = Number(length);
    if (length !== undefined && !(/^\d+$/.test(length) && bytes < 2 ** 63)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)('malformed Content-Length');
    }
    if (status < 200 || status === 204 || status === 304)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .J)({ kind: 'length', bytes: 0 });
    if (encoding !== undefined)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .J)({ kind: 'chunked' });
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .J)(length === undefined ? { kind: 'close' } : { kind: 'length', bytes });
}
/** The elements of a list, in lower case. */
const elementsOf = (headers, name) => (headers.get(name) ?? [])
    .flatMap((value) => value.split(','))
    .map((element) => element.trim().toLowerCase());
function isKeptAlive(version, headers) {
    const options = elementsOf(headers, 'connection');
    if (version < 10 || options.includes('close'))
        return false;
    return version >= 11 || options.includes('keep-alive');
}
/** The size of a chunk, from its line without CR LF (net/http/internal, chunked.go). */
function parseChunkSize(line) {
    const [size = ''] = trimEnd(line).split(';', 1);
    // Larger chunks are more than any body that is read.
    return /^[\da-f]{1,16}$/i.test(size)
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .J)(Number.parseInt(size, 16))
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)('malformed chunk size');
}


/***/ }),

/***/ 2832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v8: () => (/* binding */ MAX_HEADER_BYTES),
/* harmony export */   x8: () => (/* binding */ readBody),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);
/* harmony import */ var _go_http_response_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1718);
/* harmony import */ var _dial_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7583);
// Reads a response: its head, and as much of its body as the caller asks for.




// An excerpt is only shown in messages, so a slow server is not waited for.
const EXCERPT_MS = 1000;
// Compressed bytes beyond the limit of the body. A document of random bytes grows by less, and gzip blocks
// without content would never reach that limit.
const COMPRESSED_EXCESS = 64 * 1024;
// A body of single bytes would otherwise take 300 times its size.
const MAX_PIECES = 1024;
// Far more than a registry needs. Go's 10 MiB would cost a check of many hosts too much memory.
const MAX_HEADER_BYTES = 256 * 1024;
/** Header values are Latin-1, one character for each byte, with or without spaces around them. */
function readHead(status, reason, headers) {
    const first = (name) => {
        const value = headers[name];
        const text = typeof value === 'object' ? value[0] : value;
        // Servers write UTF-8.
        return text === undefined ? null : Buffer.from((0,_go_http_response_js__WEBPACK_IMPORTED_MODULE_3__/* .trimBlanks */ .I6)(text), 'latin1').toString('utf8');
    };
    const declared = first('content-length');
    // net/http decompresses nothing where there is no body (transport.go, hasBody).
    const hasBody = status !== 204 && status !== 304 && declared !== '0';
    const contentEncoding = hasBody ? first('content-encoding') : null;
    return {
        status,
        reason,
        contentType: first('content-type'),
        contentEncoding,
        location: first('location'),
        retryAfter: first('retry-after'),
        terraformGet: first('x-terraform-get'),
        apiVersion: first('tfp-api-version'),
        challenge: challengeIn(headers['www-authenticate']),
        declaredBytes: declared === null || isGzip(contentEncoding) ? null : Number(declared)
    };
}
/** The first scheme, unless Bearer is one of the schemes; parameters have an equals sign. */
function challengeIn(header) {
    const schemes = [header ?? []]
        .flat()
        .flatMap((text) => text.split(','))
        .flatMap((part) => /^\s*([A-Za-z]+)(?:\s|$)/.exec(part)?.[1] ?? []);
    const isBearer = schemes.some((scheme) => scheme.toLowerCase() === 'bearer');
    return isBearer ? null : (schemes[0] ?? null);
}
/** net/http decompresses gzip and nothing else (transport.go, ascii.EqualFold of Content-Encoding). */
const isGzip = (encoding) => encoding?.toLowerCase() === 'gzip';
/**
 * Reads and decompresses a body up to the limit.
 * @throws the stream's error, if the plan is `whole`
 */
async function readBody(stream, head, plan) {
    const chunks = [];
    let size = 0;
    const timer = plan.kind === 'excerpt' ? setTimeout(() => stream.destroy(), EXCERPT_MS).unref() : undefined;
    try {
        for await (const chunk of decompressed(stream, head, plan.maxBytes)) {
            const bytes = chunk;
            chunks.push(bytes);
            if (chunks.length === MAX_PIECES)
                chunks.splice(0, MAX_PIECES, Buffer.concat(chunks));
            size += bytes.byteLength;
            // Leaving the loop destroys the stream, so no more is read from the network.
            if (size > plan.maxBytes)
                break;
        }
    }
    catch (error) {
        if ((0,_dial_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOf */ .$N)(error) === 'COMPRESSED_TOO_LARGE')
            size = Number.POSITIVE_INFINITY;
        else if (plan.kind === 'whole')
            throw error;
    }
    finally {
        clearTimeout(timer);
    }
    const bytes = Buffer.concat(chunks);
    return { bytes: bytes.subarray(0, plan.maxBytes), truncated: size > plan.maxBytes };
}
function decompressed(stream, head, maxBytes) {
    if (!isGzip(head.contentEncoding))
        return stream;
    const gunzip = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGunzip)();
    // The loop over gunzip sees every error; without a callback pipeline would throw them again.
    (0,node_stream__WEBPACK_IMPORTED_MODULE_0__.pipeline)(stream, upTo(maxBytes + COMPRESSED_EXCESS), gunzip, () => { });
    return gunzip;
}
const upTo = (maxBytes) => async function* (source) {
    let left = maxBytes;
    for await (const chunk of source) {
        left -= chunk.length;
        if (left < 0)
            throw (0,_dial_js__WEBPACK_IMPORTED_MODULE_2__/* .codedError */ .Au)('COMPRESSED_TOO_LARGE', 'too many compressed bytes');
        yield chunk;
    }
};


/***/ }),

/***/ 3794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ ByteSource)
/* harmony export */ });
/* harmony import */ var _dial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7583);

const LINE_FEED = 0x0a;
class ByteSource {
    #chunks;
    #rest = Buffer.alloc(0);
    /** How many bytes have arrived. */
    received = 0;
    constructor(socket) {
        this.#chunks = socket[Symbol.asyncIterator]();
    }
    /** Nothing has arrived that was not read. */
    get isEmpty() {
        return this.#rest.length === 0;
    }
    /**
     * A line without its line feed, in Latin-1: one character for each byte. The last line may have no
     * line feed, unless it is empty. Null at the end of the connection.
     * @throws an error with the code HEADERS_TOO_LARGE beyond the budget
     */
    async line(budget) {
        const parts = [];
        for (;;) {
            const end = this.#rest.indexOf(LINE_FEED);
            const part = this.#take(end < 0 ? this.#rest.length : end + 1);
            parts.push(part);
            budget.bytes -= part.length;
            if (budget.bytes < 0)
                throw (0,_dial_js__WEBPACK_IMPORTED_MODULE_0__/* .codedError */ .Au)('HEADERS_TOO_LARGE', 'too many headers');
            if (end >= 0)
                return Buffer.concat(parts).toString('latin1').slice(0, -1);
            if (await this.#fill())
                continue;
            const last = Buffer.concat(parts).toString('latin1');
            return last === '' || last === '\r' ? null : last;
        }
    }
    /** The bytes that have arrived, at least one and at most `most`; null at the end of the connection. */
    async bytes(most) {
        return (await this.arrived()) && this.#take(most);
    }
    /** The bytes that have arrived, at least one; null at the end of the connection. They stay until `skip`. */
    async arrived() {
        return this.isEmpty && !(await this.#fill()) ? null : this.#rest;
    }
    skip(bytes) {
        this.#take(bytes);
    }
    #take(most) {
        const taken = this.#rest.subarray(0, most);
        this.#rest = this.#rest.subarray(taken.length);
        return taken;
    }
    /** Waits for more; false at the end of the connection. */
    async #fill() {
        const next = await this.#chunks.next();
        if (next.done === true)
            return false;
        this.#rest = next.value;
        this.received += this.#rest.length;
        return true;
    }
}


/***/ }),

/***/ 5582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ openSession)
/* harmony export */ });
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1692);
/* harmony import */ var _go_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4283);
/* harmony import */ var _protocol_version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3592);
/* harmony import */ var _body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2832);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5924);
/* harmony import */ var _dial_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7583);
/* harmony import */ var _endpoint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4529);
/* harmony import */ var _http1_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8439);
/* harmony import */ var _tunnel_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2230);









// A registry could redirect every request to another host.
const MAX_CHANNELS = 12;
function openSession(settings) {
    const open = {
        settings,
        alerts: [],
        channels: new Map(),
        sockets: new Set(),
        closed: false
    };
    return {
        get: (get) => exchange(open, get),
        isOpen: () => !open.closed,
        close: () => {
            open.closed = true;
            // Newest first: Node crashes if the transport below a TLS socket is destroyed before it, in the
            // middle of a handshake.
            for (const socket of [...open.sockets].reverse())
                socket.destroy();
        }
    };
}
async function exchange(open, get) {
    const seen = { connection: null, address: null, head: null, ready: performance.now() };
    try {
        const response = await send(open, get, seen);
        const { head } = response;
        seen.head = head;
        const firstByteMs = performance.now() - seen.ready;
        const body = await (0,_body_js__WEBPACK_IMPORTED_MODULE_2__/* .readBody */ .x8)(response.body, head, get.planBody(head));
        const { connection, address } = seen;
        return { kind: 'received', head, body, firstByteMs, connection, address };
    }
    catch (error) {
        const { connection, head } = seen;
        const address = connection?.address ?? seen.address;
        const cause = ((0,_dial_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$N)(error) === 'ECONNRESET' && open.alerts[0]) || error;
        return { kind: 'failed', error: cause, connection, address, head };
    }
}
/** Sends the request over the connection to its endpoint, or over a new one. */
async function send(open, get, seen) {
    const { scheme, name, port } = get.endpoint;
    const key = `${scheme}://${name} ${port}`;
    const current = { get, seen };
    const channel = channelTo(open, key, current);
    const request = requestFor(open, get);
    const http = channel.http?.isFree() ? channel.http : await openHttp(open, channel);
    seen.address = channel.address;
    try {
        return await http.get(request);
    }
    catch (error) {
        if (open.closed || !http.mayRepeat())
            throw error;
    }
    return (await openHttp(open, channel)).get(request);
}
/** The channel is the newest of the session from now on; the oldest ends if there are too many. */
function channelTo(open, key, current) {
    const channel = open.channels.get(key) ?? { http: null, socket: null, address: null, current };
    channel.current = current;
    open.channels.delete(key);
    open.channels.set(key, channel);
    const [oldest] = open.channels;
    if (open.channels.size > MAX_CHANNELS && oldest !== undefined) {
        open.channels.delete(oldest[0]);
        oldest[1].socket?.destroy();
    }
    return channel;
}
async function openHttp(open, channel) {
    const socket = await connect(open, channel);
    channel.socket = socket;
    channel.address = channel.current.seen.connection?.address ?? null;
    const isHttp2 = socket instanceof node_tls__WEBPACK_IMPORTED_MODULE_0__.TLSSocket && socket.alpnProtocol === 'h2';
    // Loaded on demand: most private registries speak HTTP/1.
    channel.http = isHttp2 ? (await __webpack_require__.e(/* import() */ 208).then(__webpack_require__.bind(__webpack_require__, 8208))).openHttp2(socket) : (0,_http1_js__WEBPACK_IMPORTED_MODULE_6__/* .openHttp1 */ .gZ)(socket);
    return channel.http;
}
async function connect(open, { current: { get, seen } }) {
    const { endpoint, allowPrivate } = get;
    const connection = (0,_dial_js__WEBPACK_IMPORTED_MODULE_4__/* .noConnection */ .s0)();
    seen.connection = connection;
    const hold = (socket) => {
        open.sockets.add(socket);
        socket.on('error', (error) => {
            if ((0,_dial_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$N)(error).startsWith('ERR_SSL'))
                open.alerts.push(error);
        });
        socket.on('close', () => open.sockets.delete(socket));
        if (open.closed)
            socket.destroy();
    };
    const dialing = { connection, allowPrivate, hold };
    const socket = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_3__/* .openConnection */ .JY)(endpoint, open.settings, dialing);
    seen.ready = performance.now();
    return socket;
}
function requestFor({ settings }, { url, endpoint, token, headers }) {
    const route = (0,_connect_js__WEBPACK_IMPORTED_MODULE_3__/* .routeOf */ .Lu)(endpoint, settings);
    // Without a tunnel, a proxy needs the whole URL in the request.
    const forwarded = endpoint.scheme === 'http' && route.kind === 'proxy';
    return {
        path: wirePath(forwarded ? absoluteTarget(url, endpoint) : (0,_go_url_js__WEBPACK_IMPORTED_MODULE_1__/* .requestTarget */ .t5)(url)),
        headers: {
            host: (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_5__/* .hostHeader */ .gQ)(url, endpoint),
            'user-agent': _protocol_version_js__WEBPACK_IMPORTED_MODULE_8__/* .USER_AGENT */ ._O,
            ...headers,
            // net/http does not ask for compression of a range.
            ...(headers.range === undefined ? { 'accept-encoding': 'gzip' } : {}),
            ...authorizationHeader(url, token),
            ...(forwarded ? (0,_tunnel_js__WEBPACK_IMPORTED_MODULE_7__/* .proxyHeaders */ .T)(route.proxy) : {})
        }
    };
}
/** The path in UTF-8, as net/http sends it, but with spaces escaped. */
const wirePath = (path) => latin1(path).replace(/ /g, '%20');
const latin1 = (text) => Buffer.from(text, 'utf8').toString('latin1');
const absoluteTarget = (url, endpoint) => `http://${(0,_endpoint_js__WEBPACK_IMPORTED_MODULE_5__/* .hostHeader */ .gQ)(url, endpoint)}${(0,_go_url_js__WEBPACK_IMPORTED_MODULE_1__/* .requestTarget */ .t5)(url)}`;
/** The token, or else the user info in the URL of a redirect (net/http, send). */
function authorizationHeader(url, token) {
    if (token !== null)
        return { authorization: latin1(`Bearer ${token.reveal()}`).trimEnd() };
    const basic = (0,_go_url_js__WEBPACK_IMPORTED_MODULE_1__/* .basicAuthorization */ .aR)(url);
    return basic === null ? {} : { authorization: basic };
}


/***/ }),

/***/ 8439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _V: () => (/* binding */ MAX_INTERIM),
  gZ: () => (/* binding */ openHttp1),
  mA: () => (/* binding */ streamOf),
  ES: () => (/* binding */ wellFormed)
});

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./lib/go/http-response.js
var http_response = __webpack_require__(1718);
// EXTERNAL MODULE: ./lib/go/parsed.js
var parsed = __webpack_require__(3625);
// EXTERNAL MODULE: ./lib/go/utf8.js
var utf8 = __webpack_require__(8947);
;// CONCATENATED MODULE: ./lib/go/chunked.js
// The chunked encoding of a body, as Go reads it (net/http/internal, chunked.go; net/http, transfer.go).



// maxLineLength: a line between chunks, and all lines after them.
const MAX_LINE = 4096;
// How much the lines may exceed twice the data.
const MAX_EXCESS = 16 * 1024;
const LINE_FEED = 0x0a;
/** Decodes a body from all the bytes that have arrived at once: a body of single bytes has a million chunks. */
class ChunkedReader {
    #state = 'size';
    /** Of the chunk. */
    #left = 0;
    #excess = 0;
    /** What has arrived of a line. */
    #line = '';
    #trailer = [];
    #trailerBytes = 0;
    /** `why`: what is malformed. */
    push(bytes) {
        const data = new Uint8Array(bytes.length);
        let length = 0;
        let at = 0;
        while (at < bytes.length && this.#state !== 'end') {
            if (this.#state === 'data') {
                const end = Math.min(bytes.length, at + this.#left);
                data.set(bytes.subarray(at, end), length);
                length += end - at;
                this.#left -= end - at;
                at = end;
                if (this.#left === 0)
                    this.#state = 'end of data';
                continue;
            }
            const end = bytes.indexOf(LINE_FEED, at) + 1 || bytes.length;
            this.#line += (0,utf8/* byteString */.iP)(bytes.subarray(at, end));
            at = end;
            const why = this.#readLine(bytes[end - 1] === LINE_FEED);
            if (why !== null)
                return (0,parsed/* refuse */.T)(why);
        }
        return (0,parsed/* accept */.J)({ data: data.subarray(0, length), used: at, isEnd: this.#state === 'end' });
    }
    /** Reads the line if it is whole. Lines must end in CR LF. */
    #readLine(isWhole) {
        const line = this.#line;
        if (line.length + this.#trailerBytes > MAX_LINE)
            return 'long line in chunks';
        if (!isWhole)
            return null;
        this.#line = '';
        if (!line.endsWith('\r\n') || line.indexOf('\r') < line.length - 2)
            return 'malformed end of a chunk line';
        return this.#readText(line.slice(0, -2));
    }
    #readText(text) {
        if (this.#state === 'size')
            return this.#readSize(text);
        if (this.#state === 'end of data') {
            this.#state = 'size';
            return text === '' ? null : 'malformed chunk';
        }
        this.#trailerBytes += text.length + 2;
        if (text !== '') {
            this.#trailer.push(text);
            return null;
        }
        this.#state = 'end';
        const trailer = (0,http_response/* parseHeaders */.QG)(this.#trailer);
        return trailer.ok ? null : trailer.why;
    }
    #readSize(text) {
        const size = (0,http_response/* parseChunkSize */.Ud)(text);
        if (!size.ok)
            return size.why;
        this.#left = size.value;
        this.#state = size.value === 0 ? 'trailer' : 'data';
        if (size.value === 0)
            return null;
        this.#excess = Math.max(0, this.#excess + text.length + 2 - 16 - 2 * size.value);
        return this.#excess > MAX_EXCESS ? 'chunks with too little data' : null;
    }
}

// EXTERNAL MODULE: ./lib/network/body.js
var body = __webpack_require__(2832);
// EXTERNAL MODULE: ./lib/network/byte-source.js
var byte_source = __webpack_require__(3794);
// EXTERNAL MODULE: ./lib/network/dial.js + 1 modules
var dial = __webpack_require__(7583);
;// CONCATENATED MODULE: ./lib/network/http1.js






function openHttp1(socket) {
    const source = new byte_source/* ByteSource */.I(socket);
    let isFree = true;
    let receivedBefore = 0;
    return {
        // The server has closed the connection that it kept after an earlier response.
        mayRepeat: () => receivedBefore > 0 && source.received === receivedBefore,
        isFree: () => isFree && source.isEmpty && !socket.destroyed && socket.readable,
        get: async (request) => {
            isFree = false;
            receivedBefore = source.received;
            socket.write(requestText(request), 'latin1');
            const { status, reason, headers, framing, keepAlive } = await readFinalHead(source);
            const head = (0,body/* readHead */.zy)(status, http1_utf8(reason), Object.fromEntries(headers));
            const finish = () => {
                isFree = keepAlive;
            };
            // A body that is not read to its end takes the connection with it.
            const abandon = () => isFree || socket.destroy();
            return { head, body: streamOf(bodyOf(source, framing), finish, abandon) };
        }
    };
}
/** A stream that can be destroyed while it waits for the next part, unlike that of `Readable.from`. */
function streamOf(parts, finish, abandon) {
    const read = async (stream) => {
        const next = await parts.next();
        if (next.done === true)
            finish();
        stream.push(next.value ?? null);
    };
    return new external_node_stream_.Readable({
        read() {
            read(this).catch((error) => this.destroy(error));
        },
        destroy(error, done) {
            abandon();
            done(error);
        }
    });
}
const http1_utf8 = (latin1) => Buffer.from(latin1, 'latin1').toString('utf8');
function requestText({ path, headers }) {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const all = [`GET ${path} HTTP/1.1`, ...lines];
    // Tokens and URLs are validated before; one that is not must not become a header of its own.
    if (all.some((line) => /[\r\n\0]/.test(line)))
        throw new Error('a request has a line break');
    return `${all.join('\r\n')}\r\n\r\n`;
}
// net/http until Go 1.23; later releases only limit their bytes.
const MAX_INTERIM = 5;
/** The first head that is not interim (100 Continue, 103 Early Hints); all share the header limit. */
async function readFinalHead(source) {
    const budget = { bytes: body/* MAX_HEADER_BYTES */.v8 };
    for (let interim = 0; interim <= MAX_INTERIM; interim += 1) {
        const start = wellFormed((0,http_response/* parseStatusLine */.Su)(await headLine(source, budget)));
        const head = wellFormed((0,http_response/* parseResponseHead */.n5)(start, await headLines(source, budget)));
        // 101 ends the exchange, although nothing was asked for.
        if (head.status < 100 || head.status > 199 || head.status === 101)
            return head;
    }
    throw (0,dial/* codedError */.Au)('HTTP_MALFORMED', `more than ${MAX_INTERIM} interim responses`);
}
/** @throws an error with the code HTTP_MALFORMED */
function wellFormed(parsed) {
    if (!parsed.ok)
        throw (0,dial/* codedError */.Au)('HTTP_MALFORMED', parsed.why);
    return parsed.value;
}
/** The lines until an empty one. */
async function headLines(source, budget) {
    const lines = [];
    for (;;) {
        const line = await headLine(source, budget);
        if (line === '')
            return lines;
        lines.push(line);
    }
}
async function headLine(source, budget) {
    const line = await source.line(budget);
    if (line === null)
        throw (0,dial/* codedError */.Au)('ECONNRESET', 'the connection was closed');
    return line.endsWith('\r') ? line.slice(0, -1) : line;
}
function bodyOf(source, framing) {
    switch (framing.kind) {
        case 'length':
            return exactly(source, framing.bytes);
        case 'chunked':
            return chunks(source);
        case 'close':
            return untilEnd(source);
    }
}
async function* untilEnd(source) {
    for (;;) {
        const part = await source.bytes(PART_BYTES);
        if (part === null)
            return;
        yield part;
    }
}
const PART_BYTES = 64 * 1024;
async function* exactly(source, bytes) {
    let left = bytes;
    while (left > 0) {
        const part = await source.bytes(Math.min(left, PART_BYTES));
        if (part === null)
            throw (0,dial/* codedError */.Au)('BODY_CUT', 'the body is cut off');
        left -= part.length;
        yield part;
    }
}
async function* chunks(source) {
    const reader = new ChunkedReader();
    for (;;) {
        const bytes = await source.arrived();
        if (bytes === null)
            throw (0,dial/* codedError */.Au)('BODY_CUT', 'the body is cut off');
        const { data, used, isEnd } = wellFormed(reader.push(bytes));
        source.skip(used);
        if (data.length > 0)
            yield data;
        if (isEnd)
            return;
    }
}


/***/ }),

/***/ 3432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  attemptLimitMs: () => (/* binding */ attemptLimitMs),
  visitHosts: () => (/* binding */ visitHosts)
});

// UNUSED EXPORTS: longestVisitMs, waitMs

// EXTERNAL MODULE: ./lib/network/get.js
var get = __webpack_require__(5582);
// EXTERNAL MODULE: ./lib/problems/not-contacted.js
var not_contacted = __webpack_require__(6697);
// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __webpack_require__(1831);
// EXTERNAL MODULE: ./lib/go/media-type.js
var media_type = __webpack_require__(7511);
// EXTERNAL MODULE: ./lib/go/url.js
var go_url = __webpack_require__(4283);
// EXTERNAL MODULE: ./lib/network/redirects.js + 1 modules
var redirects = __webpack_require__(3948);
// EXTERNAL MODULE: ./lib/problems/credentials.js
var credentials = __webpack_require__(3534);
// EXTERNAL MODULE: ./lib/problems/document.js
var problems_document = __webpack_require__(863);
// EXTERNAL MODULE: ./lib/protocol/clients.js
var clients = __webpack_require__(1064);
// EXTERNAL MODULE: ./lib/protocol/document/document.js
var document_document = __webpack_require__(7531);
// EXTERNAL MODULE: ./lib/go/json.js + 1 modules
var json = __webpack_require__(3307);
// EXTERNAL MODULE: ./lib/protocol/services.js
var services = __webpack_require__(9562);
// EXTERNAL MODULE: ./lib/protocol/login.js
var login = __webpack_require__(9529);
// EXTERNAL MODULE: ./lib/protocol/document/short-url.js
var short_url = __webpack_require__(794);
// EXTERNAL MODULE: ./lib/protocol/document/short-value.js
var short_value = __webpack_require__(4714);
;// CONCATENATED MODULE: ./lib/protocol/document/short-login.js
// A login.v1 object that stands for a larger one.




/** The fields that the clients read. */
const FIELDS = ['client', 'grant_types', 'authz', 'token', 'ports', 'scopes'];
// The longest of them with each character as an escape, in quotation marks.
const MAX_KEY = 6 * 'grant_types'.length + 2;
const MAX_ELEMENTS = 100;
// Of the text of all elements of one list.
const MAX_LIST_CHARACTERS = 4096;
/** The fields that clients read of a valid object, each as long as rules and reports need it. */
function shortLogin(text, range) {
    const fields = new Map();
    (0,json/* partsOf */.CI)(text, range, (start, end, keyStart, keyEnd) => {
        if (keyEnd - keyStart > MAX_KEY)
            return;
        const name = (0,json/* jsonString */.I)(text.slice(keyStart, keyEnd));
        if (FIELDS.includes(name))
            fields.set(name, shortField(name, text, { start, end }));
    });
    return {
        value: Object.fromEntries(Array.from(fields, ([name, { value }]) => [name, value])),
        leftOut: fields.values().reduce((sum, { leftOut }) => sum + leftOut, 0)
    };
}
function shortField(name, text, range) {
    if (text[range.start] === '[')
        return shortList(text, range);
    const value = text.slice(range.start, range.end);
    const isUrl = (name === 'authz' || name === 'token') && value.startsWith('"');
    return { value: isUrl ? (0,short_url/* shortUrl */.m)((0,json/* jsonString */.I)(value)) : (0,short_value/* shortValue */.w)(value), leftOut: 0 };
}
/** The first elements, and of the others those that decide whether the list is valid. */
function shortList(text, range) {
    const value = [];
    const decided = new Set();
    let room = MAX_LIST_CHARACTERS;
    let leftOut = 0;
    (0,json/* partsOf */.CI)(text, range, (start, end) => {
        const decides = decidingAt(text, start, end);
        const isFirst = value.length < MAX_ELEMENTS && end - start <= room;
        if (isFirst || (decides !== null && !decided.has(decides))) {
            value.push((0,short_value/* shortValue */.w)(text.slice(start, end)));
            room -= end - start;
            if (decides !== null)
                decided.add(decides);
        }
        else
            leftOut += 1;
    });
    return { value, leftOut };
}
const TYPES = login/* GRANT_TYPES */.l.map((type) => JSON.stringify(type));
/** A grant type that the clients know, or a value that is no string; null for other elements. */
function decidingAt(text, start, end) {
    if (text[start] !== '"')
        return 'no string';
    return TYPES.find((type) => type.length === end - start && text.startsWith(type, start)) ?? null;
}

;// CONCATENATED MODULE: ./lib/protocol/document/selection.js
// Which services of a document are kept, so that the evidence is small whatever a host serves.





// More than any registry has. Reports list the services that are not required.
const MAX_OTHERS = 100;
// Of their ids and values together.
const MAX_OTHER_CHARACTERS = 16 * 1024;
const MAX_ID = 200;
// A longer value is replaced by one that the same rules apply to.
const MAX_VALUE = 2048;
/**
 * Keeps the services that are required or that Terraform and OpenTofu know; of a required name that is
 * only offered in other versions, one of them; and the first of the others.
 */
function selectServices(required) {
    const needed = new Set(required);
    const names = new Set(required.map(nameWithDot));
    let others = 0;
    let room = MAX_OTHER_CHARACTERS;
    const fits = (characters) => {
        if (others === MAX_OTHERS || characters > room)
            return false;
        others += 1;
        room -= characters;
        return true;
    };
    return {
        keeps: (id, length) => {
            if ((0,services/* isAsked */.D6)(id) || needed.has(id))
                return true;
            const isFirst = id.length <= MAX_ID && names.delete(nameWithDot(id));
            return fits(id.length + length) || isFirst;
        },
        read: (id, text, range) => {
            const { start, end } = range;
            const isLong = end - start > MAX_VALUE;
            if (isLong && id === services/* LOGIN */.S3 && text[start] === '{')
                return shortLogin(text, range);
            const value = text.slice(start, end);
            const isUrl = isLong && value.startsWith('"');
            return { value: isUrl ? (0,short_url/* shortUrl */.m)((0,json/* jsonString */.I)(value)) : (0,short_value/* shortValue */.w)(value) };
        }
    };
}
/** `modules.` of `modules.v1`. */
const nameWithDot = (id) => id.slice(0, id.indexOf('.') + 1);

// EXTERNAL MODULE: ./lib/visit/wrong-document.js
var wrong_document = __webpack_require__(6974);
;// CONCATENATED MODULE: ./lib/visit/discovery.js
// Requests the discovery document of one host, and accepts or rejects the response as the clients do.











const EXCERPT_BYTES = 2048;
const WHOLE = { kind: 'whole', maxBytes: document_document/* MAX_DOCUMENT_BYTES */.b };
const EXCERPT = { kind: 'excerpt', maxBytes: EXCERPT_BYTES };
/** Statuses after which a retry may help. */
const isTransient = (status) => status === 408 || status === 425 || status === 429 || status >= 500;
/** Requests the document once. Rejects only for mistakes in this program. */
async function discover(options) {
    const { host, needed } = options;
    const url = (0,go_url/* parseUrl */.Dl)((0,hostname/* discoveryUrl */.cu)(host));
    if (!url.ok)
        throw new Error(`no discovery URL for ${host}: ${url.why}`);
    const followed = await (0,redirects/* follow */.e)({
        ...options,
        url: url.value,
        asks: 'document',
        headers: { accept: 'application/json' },
        origin: null,
        redirectLimits: clients/* MAX_REDIRECTS */.NX,
        planBody: (head) => (flawOf(head) === null ? WHOLE : EXCERPT)
    });
    const { response, ...seen } = followed;
    if (response.kind === 'failed') {
        const { problem, transient } = response;
        const discovery = { kind: 'failed', problem, excerpt: null };
        return { attempt: { discovery, ...seen }, transient, retryAfter: null };
    }
    const authorization = followed.hops.at(-1)?.authorization ?? 'none';
    const challenge = followed.hops.at(-1)?.challenge ?? null;
    const discovery = readResponse(response, {
        host: (0,hostname/* showHostname */.nx)(host),
        token: authorization,
        challenge,
        needed
    });
    const { status, retryAfter } = response.head;
    return { attempt: { discovery, ...seen }, transient: isTransient(status), retryAfter };
}
/** The first rule that a response breaks before its body is read, in the order of svchost disco.go. */
function flawOf({ status, contentType, declaredBytes }) {
    if (status === 401 || status === 403)
        return { kind: 'unauthorized' };
    if (status !== 200)
        return { kind: 'status' };
    const type = (0,media_type/* parseMediaType */.i)(contentType ?? '');
    if (!type.ok)
        return { kind: 'type', malformed: true };
    if (type.value !== 'application/json')
        return { kind: 'type', malformed: false };
    return (declaredBytes ?? 0) > document_document/* MAX_DOCUMENT_BYTES */.b ? { kind: 'size' } : null;
}
function readResponse(response, context) {
    const { head, body } = response;
    const url = (0,short_url/* shortUrl */.m)((0,go_url/* showUrl */.jr)(response.url));
    if (head.status === 404)
        return { kind: 'absent', url, why: 'status' };
    const refused = refuseHead(response, context);
    if (refused !== null)
        return failure(refused, body);
    const reading = (0,document_document/* parseDocument */.T)(body.bytes, selectServices(context.needed));
    switch (reading.kind) {
        case 'object':
            return { ...reading, kind: 'found', url, truncated: body.truncated };
        case 'null':
            return { kind: 'absent', url, why: 'null' };
        case 'not-object':
            return failure((0,problems_document.documentNotObject)({ ...shown(response, context), why: reading.why }), body);
        case 'not-json':
            return failure(refuseBody(response, reading, context), body);
    }
}
const failure = (problem, { bytes }) => ({
    kind: 'failed',
    problem,
    excerpt: (0,wrong_document/* excerptOf */.z)(bytes)
});
const shown = ({ url, body }, { host }) => ({
    url: (0,go_url/* safeUrl */.Pl)(url),
    page: (0,wrong_document/* recognizePage */.y)(body.bytes),
    asked: host
});
function refuseHead(response, context) {
    const { status, reason, location, retryAfter, declaredBytes, contentType } = response.head;
    const flaw = flawOf(response.head);
    switch (flaw?.kind) {
        case 'unauthorized':
            return (0,credentials.documentUnauthorized)({ ...shown(response, context), status, reason, ...context });
        case 'status':
            return (0,problems_document.documentStatus)({
                ...shown(response, context),
                status,
                reason,
                location,
                retryAfter,
                transient: isTransient(status)
            });
        case 'type':
            return (0,problems_document.documentType)({
                ...shown(response, context),
                contentType: contentType ?? '',
                malformed: flaw.malformed
            });
        case 'size':
            return (0,problems_document.documentSize)({
                ...shown(response, context),
                bytes: declaredBytes,
                limit: document_document/* MAX_DOCUMENT_BYTES */.b
            });
        case undefined:
            return null;
    }
}
/** A body that is not JSON: cut off at the limit, encoded, or wrong. */
function refuseBody(response, { why, advice }, context) {
    const { head, body } = response;
    if (body.truncated) {
        return (0,problems_document.documentSize)({ ...shown(response, context), bytes: null, limit: document_document/* MAX_DOCUMENT_BYTES */.b });
    }
    const encoding = head.contentEncoding?.toLowerCase() ?? '';
    if (!['', 'gzip', 'identity'].includes(encoding)) {
        return (0,problems_document.documentEncoding)({ ...shown(response, context), encoding });
    }
    return (0,problems_document.documentNotJson)({ ...shown(response, context), why, advice });
}

// EXTERNAL MODULE: ./lib/visit/evidence.js
var evidence = __webpack_require__(7082);
// EXTERNAL MODULE: ./lib/visit/skip.js
var skip = __webpack_require__(5960);
// EXTERNAL MODULE: ./lib/visit/wait.js
var wait = __webpack_require__(7758);
;// CONCATENATED MODULE: ./lib/visit/visit.js
// Visits every host once, several at a time, retries after transient failures, and stops when the check ends.







// The first wait is between half of this and all of it; each further one may be twice as long.
const FIRST_WAIT_MS = 500;
// Also the limit of what Retry-After can ask for, so that the check ends.
const LONGEST_WAIT_MS = 10_000;
// A message names a few of the hosts that took the most time, if it was much.
const MAX_SLOWEST = 3;
const MIN_SLOW_MS = 2000;
// A limit of a CLI may be off or very long; the check has to end.
const LONGEST_ATTEMPT_MS = 300_000;
/** The time for one attempt, so that no release that may be in use waits for longer. */
const attemptLimitMs = (releases) => Math.min(Math.max(...releases.map(({ attemptMs }) => attemptMs)), LONGEST_ATTEMPT_MS);
/**
 * The longest time that one host can take: every attempt until its deadline, and the longest waits in between.
 * A credentials helper has `timeoutMs` of its own. All hosts take at most this times hosts divided
 * by concurrency, rounded up.
 */
const longestVisitMs = ({ timeoutMs, retries }) => (retries + 1) * timeoutMs + retries * LONGEST_WAIT_MS;
/**
 * Visits hosts, `concurrency` at once; the result is in the order of the hosts. Hosts without a result
 * when the check is stopped are skipped as not checked.
 */
async function visitHosts(hosts, options) {
    const results = hosts.map((host) => ({ host, tookMs: null }));
    const left = hosts.entries();
    const seen = { total: hosts.length, done: 0, failed: 0, waiting: new Set() };
    // Every worker takes the next host from the same iterator.
    const work = async () => {
        for (const [index, host] of left) {
            if (options.stop.why !== null)
                return;
            seen.waiting.add(host);
            options.progress(seen);
            const result = await visit(host, options);
            results[index] = result;
            seen.waiting.delete(host);
            seen.done += 1;
            if (!isChecked(result) || !isSuccess(result.attempt))
                seen.failed += 1;
            options.progress(seen);
        }
    };
    await Promise.all(Array.from({ length: Math.min(options.concurrency, hosts.length) }, work));
    return withUnchecked(results, options.stop);
}
const isChecked = (result) => 'attempt' in result;
function withUnchecked(results, { why }) {
    if (why === null)
        return results.filter(isChecked);
    const unchecked = results.length - results.filter(isChecked).length;
    const slowest = results
        .flatMap((result) => {
        if (isChecked(result) && isSuccess(result.attempt))
            return [];
        const tookMs = isChecked(result) ? timeOf(result) : result.tookMs;
        const isSlow = tookMs !== null && tookMs >= MIN_SLOW_MS;
        return isSlow ? [{ host: (0,hostname/* showHostname */.nx)(result.host), tookMs }] : [];
    })
        .sort((a, b) => b.tookMs - a.tookMs)
        .slice(0, MAX_SLOWEST);
    const counts = { stopped: why, unchecked, total: results.length, slowest };
    return results.map((result) => {
        if (isChecked(result))
            return result;
        const { host, tookMs } = result;
        const isBegun = tookMs !== null;
        return (0,skip/* skip */.i)(host, (0,not_contacted.hostNotChecked)({ host: (0,hostname/* showHostname */.nx)(host), isBegun, ...counts }));
    });
}
const timeOf = ({ attempt, earlier }) => [...earlier, attempt].reduce((total, { timing }) => total + timing.totalMs, 0);
async function visit(host, options) {
    const { stop } = options;
    const started = performance.now();
    const credentials = await options.credentials.find(host);
    const attempts = [];
    while (stop.why === null) {
        const { attempt, transient, retryAfter } = await tryOnce(host, credentials.answer, options);
        // Its end, and not the host, made it fail.
        if (stop.why !== null && !isSuccess(attempt))
            break;
        attempts.push(attempt);
        const again = isSuccess(attempt) ? isTooLate(attempts, options.releases) : transient;
        if (!again || attempts.length > options.retries)
            break;
        await (0,wait/* pause */.v)(waitMs(attempts.length, retryAfter, options), options);
    }
    if (attempts.length === 0)
        return { host, tookMs: performance.now() - started };
    return visitOf(host, credentials, attempts, options);
}
function visitOf(host, { answer, clients, difference }, attempts, { forced }) {
    return {
        host,
        ...inOrder(attempts),
        credentials: answer && {
            source: answer.source,
            hasToken: answer.token !== null,
            problem: answer.problem
        },
        looks: clients,
        difference,
        forced: forced.get(host) ?? []
    };
}
const isSuccess = ({ discovery }) => discovery.kind !== 'failed';
/** Some release does not wait as long as the host took in each attempt. */
const isTooLate = (attempts, releases) => releases.some(({ attemptMs }) => !attempts.some((attempt) => isSuccess(attempt) && attempt.timing.totalMs <= attemptMs));
function inOrder(attempts) {
    const found = attempts.findIndex(isSuccess);
    const index = found < 0 ? attempts.length - 1 : found;
    const [attempt] = attempts.slice(index);
    if (attempt === undefined)
        throw new Error('a visit without an attempt');
    return { attempt, earlier: attempts.slice(0, index), later: attempts.slice(index + 1) };
}
async function tryOnce(host, found, options) {
    if (found?.isUnsendable && found.problem !== null) {
        const discovery = { kind: 'failed', problem: found.problem, excerpt: null };
        return { attempt: (0,evidence/* withoutRequest */.O)(discovery), transient: false, retryAfter: null };
    }
    const { network: settings, maxRedirects, timeoutMs, stop } = options;
    const session = (0,get/* openSession */.f)(settings);
    stop.signal.addEventListener('abort', session.close);
    try {
        return await discover({
            host,
            needed: idsNeeded(host, options),
            session,
            settings,
            token: found?.token ?? null,
            maxRedirects,
            timeoutMs,
            startTimer: options.startTimer
        });
    }
    finally {
        stop.signal.removeEventListener('abort', session.close);
        session.close();
    }
}
/** Of the services that findings are about: those that are required, and those of host blocks. */
const idsNeeded = (host, { required, forced }) => [
    ...(required.get(host) ?? []).map(({ service }) => service),
    ...(forced.get(host) ?? []).flatMap(({ services }) => services.map(({ id }) => id))
];
/** Exponential with jitter, or what Retry-After (seconds or a date) asks for if that is longer. */
function waitMs(attempts, retryAfter, { random, now }) {
    const backoff = FIRST_WAIT_MS * 2 ** (attempts - 1) * (0.5 + random() / 2);
    return Math.min(Math.max(backoff, (0,wait/* requestedMs */.V)(retryAfter, now()) ?? 0), LONGEST_WAIT_MS);
}


/***/ }),

/***/ 7758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ requestedMs),
/* harmony export */   v: () => (/* binding */ pause)
/* harmony export */ });
/** Waits before a retry; not after the end of the check. */
function pause(ms, { startTimer: start, stop }) {
    return new Promise((resolve) => {
        const end = () => {
            cancel();
            stop.signal.removeEventListener('abort', end);
            resolve();
        };
        const cancel = start(ms, end);
        stop.signal.addEventListener('abort', end);
    });
}
/** The milliseconds from `now` that Retry-After asks for, in seconds or by a date; null if it cannot be read. */
function requestedMs(retryAfter, now) {
    const ms = /^\d+$/.test(retryAfter ?? '')
        ? Number(retryAfter) * 1000
        : Date.parse(retryAfter ?? '') - now;
    return Number.isNaN(ms) ? null : ms;
}


/***/ })

};
