export const id = 208;
export const ids = [208];
export const modules = {

/***/ 8208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openHttp2: () => (/* binding */ openHttp2)
});

// EXTERNAL MODULE: ./lib/go/parsed.js
var parsed = __webpack_require__(3625);
;// CONCATENATED MODULE: ./lib/go/hpack.js
// Header compression of HTTP/2 (RFC 7541), as Go decodes it (golang.org/x/net/http2/hpack).

// Appendix A: `name value`, by index from 1.
const STATIC_TABLE = (':authority|:method GET|:method POST|:path /|:path /index.html|:scheme http|:scheme https' +
    '|:status 200|:status 204|:status 206|:status 304|:status 400|:status 404|:status 500' +
    '|accept-charset|accept-encoding gzip, deflate|accept-language|accept-ranges|accept' +
    '|access-control-allow-origin|age|allow|authorization|cache-control|content-disposition' +
    '|content-encoding|content-language|content-length|content-location|content-range' +
    '|content-type|cookie|date|etag|expect|expires|from|host|if-match|if-modified-since' +
    '|if-none-match|if-range|if-unmodified-since|last-modified|link|location|max-forwards' +
    '|proxy-authenticate|proxy-authorization|range|referer|refresh|retry-after|server' +
    '|set-cookie|strict-transport-security|transfer-encoding|user-agent|vary|via' +
    '|www-authenticate')
    .split('|')
    .map((entry) => {
    const [name = '', ...value] = entry.split(' ');
    return [name, value.join(' ')];
});
// Neither side changes it.
const TABLE_BYTES = 4096;
const OVERHEAD = 32;
const sizeOf = ([name, value]) => name.length + value.length + OVERHEAD;
/** A decoder for the blocks of one connection, which share a table. */
function fieldDecoder() {
    const table = [];
    let used = 0;
    let limit = TABLE_BYTES;
    const evict = () => {
        while (used > limit)
            used -= sizeOf(table.pop() ?? ['', '']);
    };
    const add = (field) => {
        table.unshift(field);
        used += sizeOf(field);
        evict();
    };
    const entry = (index) => {
        const field = STATIC_TABLE[index - 1] ?? table[index - 1 - STATIC_TABLE.length];
        if (field === undefined)
            throw new Malformed('index of a header that does not exist');
        return field;
    };
    const resize = (bytes, isFirst) => {
        if (!isFirst && used > 0)
            throw new Malformed('table size within a header block');
        if (bytes > TABLE_BYTES)
            throw new Malformed('table size above the limit');
        limit = bytes;
        evict();
    };
    const literal = (cursor, bits) => {
        const index = cursor.integer(bits);
        const name = index === 0 ? cursor.text() : entry(index)[0];
        return [name, cursor.text()];
    };
    /** Null for a change of the table size. */
    const next = (cursor, isFirst) => {
        const kind = cursor.peek();
        if (kind >= 0x80)
            return entry(cursor.integer(7));
        if (kind >= 0x40) {
            const field = literal(cursor, 6);
            add(field);
            return field;
        }
        if (kind < 0x20)
            return literal(cursor, 4);
        resize(cursor.integer(5), isFirst);
        return null;
    };
    const decode = (block, maxSize) => {
        const cursor = new Cursor(block);
        const fields = [];
        let size = 0;
        while (!cursor.isAtEnd()) {
            const field = next(cursor, fields.length === 0);
            if (field === null)
                continue;
            size += sizeOf(field);
            if (size > maxSize)
                return { fields, size, truncated: true };
            fields.push(field);
        }
        return { fields, size, truncated: false };
    };
    return {
        decode: (block, maxSize) => {
            try {
                return (0,parsed/* accept */.J)(decode(block, maxSize));
            }
            catch (error) {
                if (error instanceof Malformed)
                    return (0,parsed/* refuse */.T)(error.message);
                throw error;
            }
        }
    };
}
class Malformed extends Error {
}
class Cursor {
    #bytes;
    #at = 0;
    constructor(bytes) {
        this.#bytes = bytes;
    }
    isAtEnd() {
        return this.#at >= this.#bytes.length;
    }
    peek() {
        const byte = this.#bytes[this.#at];
        if (byte === undefined)
            throw new Malformed('header block is cut off');
        return byte;
    }
    #byte() {
        const byte = this.peek();
        this.#at += 1;
        return byte;
    }
    /** An integer whose first byte has this many bits for it (§5.1). */
    integer(bits) {
        const most = 2 ** bits - 1;
        let value = this.#byte() & most;
        if (value < most)
            return value;
        for (let shift = 0; shift < 63; shift += 7) {
            const byte = this.#byte();
            value += (byte & 0x7f) * 2 ** shift;
            if (byte < 0x80)
                return value;
        }
        throw new Malformed('integer in a header block is too long');
    }
    /** A string (§5.2). */
    text() {
        const isHuffman = this.peek() >= 0x80;
        const length = this.integer(7);
        const bytes = this.#bytes.subarray(this.#at, this.#at + length);
        if (bytes.length < length)
            throw new Malformed('header block is cut off');
        this.#at += length;
        return isHuffman ? unpack(bytes) : latin1(bytes);
    }
}
function latin1(bytes) {
    let text = '';
    for (const byte of bytes)
        text += String.fromCharCode(byte);
    return text;
}
// Appendix B: the bits of the code of each byte and of the end of the string, in base 36. The codes
// are canonical, so their lengths define them.
const CODE_LENGTHS = 'dnsssssssoussussssssssusssssssss6aacd68baa8b8666555666666678f6cad67777777777777777777777878djde6' +
    'f56565666577666567655677777fbedskmkkmmmnmnnnnnonoomnonnnnlmnmnnomlkmmnnlnmmolmnnllmlnmnnkmmmnmmn' +
    'qqkjmnmpqqqrrqopjlqrrqrollqqsrrrkoklmllnmmppooqnqrqqrrrrrsrrrrrqu';
const END_OF_STRING = 256;
/** Codes by their length. */
const CODES = (() => {
    const lengths = [...CODE_LENGTHS].map((digit) => Number.parseInt(digit, 36));
    let code = 0;
    return Array.from({ length: 31 }, (_, length) => {
        const symbols = [...lengths.keys()].filter((symbol) => lengths[symbol] === length);
        const first = code * 2;
        code = first + symbols.length;
        return { first, symbols };
    });
})();
function unpack(bytes) {
    let text = '';
    let code = 0;
    let length = 0;
    for (const byte of bytes) {
        for (let bit = 7; bit >= 0; bit -= 1) {
            code = code * 2 + ((byte >> bit) & 1);
            length += 1;
            const { first = 0, symbols = [] } = CODES[length] ?? {};
            const symbol = symbols[code - first];
            if (symbol === undefined)
                continue;
            if (symbol === END_OF_STRING)
                throw new Malformed('end of string within a header');
            text += String.fromCharCode(symbol);
            code = 0;
            length = 0;
        }
    }
    // The rest of the last byte is filled with the first bits of the end of the string, which are ones.
    if (length > 7 || code !== 2 ** length - 1)
        throw new Malformed('malformed end of a header');
    return text;
}
/** A header block of literals, which leave nothing in the tables of proxies on the way (§6.2.3). */
function encodeFields(fields) {
    const bytes = [];
    for (const field of fields) {
        bytes.push(0x10);
        for (const text of field) {
            encodeLength(text.length, bytes);
            for (let at = 0; at < text.length; at += 1)
                bytes.push(text.charCodeAt(at));
        }
    }
    return Uint8Array.from(bytes);
}
function encodeLength(length, bytes) {
    if (length < 127) {
        bytes.push(length);
        return;
    }
    bytes.push(127);
    let rest = length - 127;
    for (; rest >= 128; rest = Math.floor(rest / 128))
        bytes.push(128 + (rest % 128));
    bytes.push(rest);
}

// EXTERNAL MODULE: ./lib/go/http-response.js
var http_response = __webpack_require__(1718);
;// CONCATENATED MODULE: ./lib/go/http2-response.js


// httpguts.ValidHeaderFieldName, without capital letters.
const NAME = /^[a-z0-9!#$%&'*+.^_`|~-]+$/;
/** The headers of a response, or its trailers. `why`: what is malformed. */
function parseFields(fields) {
    const headers = new Map();
    let status = null;
    for (const [name, value] of fields) {
        if (!(0,http_response/* isHeaderValue */.j3)(value))
            return (0,parsed/* refuse */.T)('control character in a header');
        if (name.startsWith(':')) {
            if (headers.size > 0)
                return (0,parsed/* refuse */.T)('pseudo header after a header');
            if (name !== ':status' || status !== null)
                return (0,parsed/* refuse */.T)('unexpected pseudo header');
            // strconv.Atoi reads a sign.
            if (!/^[+-]?\d{1,18}$/.test(value))
                return (0,parsed/* refuse */.T)('malformed status');
            status = Number(value);
            continue;
        }
        if (!NAME.test(name))
            return (0,parsed/* refuse */.T)('malformed header name');
        const values = headers.get(name);
        if (values === undefined)
            headers.set(name, [value]);
        else
            values.push(value);
    }
    return (0,parsed/* accept */.J)({ status, headers });
}
/** Content-Length; null unless there is one, which is a number: nothing else depends on it. */
function declaredLength(headers) {
    const [length, ...more] = headers.get('content-length') ?? [];
    const isNumber = length !== undefined && more.length === 0 && /^\d{1,19}$/.test(length);
    return isNumber && Number(length) < 2 ** 63 ? Number(length) : null;
}

// EXTERNAL MODULE: ./lib/network/body.js
var body = __webpack_require__(2832);
// EXTERNAL MODULE: ./lib/network/byte-source.js
var byte_source = __webpack_require__(3794);
// EXTERNAL MODULE: ./lib/network/dial.js + 1 modules
var dial = __webpack_require__(7583);
// EXTERNAL MODULE: ./lib/network/http1.js + 1 modules
var http1 = __webpack_require__(8439);
;// CONCATENATED MODULE: ./lib/network/http2-frames.js
// Frames of HTTP/2 (RFC 9113 §4 and §6): reads them from a connection, and writes them.



const TYPES = {
    data: 0,
    headers: 1,
    priority: 2,
    reset: 3,
    settings: 4,
    push: 5,
    ping: 6,
    goAway: 7,
    windowUpdate: 8,
    continuation: 9
};
const FLAGS = { ack: 1, endStream: 1, endHeaders: 4, padded: 8, priority: 32 };
const ERROR_NAMES = [
    'NO_ERROR',
    'PROTOCOL_ERROR',
    'INTERNAL_ERROR',
    'FLOW_CONTROL_ERROR',
    'SETTINGS_TIMEOUT',
    'STREAM_CLOSED',
    'FRAME_SIZE_ERROR',
    'REFUSED_STREAM',
    'CANCEL',
    'COMPRESSION_ERROR',
    'CONNECT_ERROR',
    'ENHANCE_YOUR_CALM',
    'INADEQUATE_SECURITY',
    'HTTP_1_1_REQUIRED'
];
/** The error codes that are not all treated alike. */
const ERRORS = { noError: 0, protocolError: 1, refusedStream: 7 };
/** The name of an error code (§7). */
const errorName = (code) => ERROR_NAMES[code] ?? `error ${code}`;
// What both sides must accept; none announces more.
const MAX_FRAME_BYTES = 16_384;
const HEADER_BYTES = 9;
const malformed = (why) => (0,dial/* codedError */.Au)('HTTP_MALFORMED', why);
/** The next frame; null at the end of the connection. */
async function readFrame(source) {
    const header = await take(source, HEADER_BYTES);
    if (header === null)
        return null;
    const length = header.readUIntBE(0, 3);
    if (length > MAX_FRAME_BYTES)
        throw malformed('HTTP/2 frame is too long');
    const payload = await take(source, length);
    if (payload === null)
        return null;
    const [type = 0, flags = 0] = header.subarray(3);
    return { type, flags, stream: header.readUInt32BE(5) & 0x7fff_ffff, payload };
}
const EMPTY = Buffer.alloc(0);
/** Exactly this many bytes; null if the connection ends before. */
async function take(source, length) {
    if (length === 0)
        return EMPTY;
    const parts = [];
    let left = length;
    while (left > 0) {
        const part = await source.bytes(left);
        if (part === null)
            return null;
        left -= part.length;
        parts.push(part);
    }
    const [first] = parts;
    return parts.length === 1 && first !== undefined ? first : Buffer.concat(parts);
}
function writeFrame(type, flags, stream, payload = new Uint8Array()) {
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeUIntBE(payload.length, 0, 3);
    header[3] = type;
    header[4] = flags;
    header.writeUInt32BE(stream, 5);
    return Buffer.concat([header, payload]);
}
/** What DATA and HEADERS carry, without padding and priority. */
function contentOf({ type, flags, payload }) {
    const isPadded = (flags & FLAGS.padded) !== 0;
    const padding = isPadded ? (payload[0] ?? Number.POSITIVE_INFINITY) : 0;
    const hasPriority = type === TYPES.headers && (flags & FLAGS.priority) !== 0;
    const start = (isPadded ? 1 : 0) + (hasPriority ? 5 : 0);
    const end = payload.length - padding;
    if (end < start)
        throw malformed('padding of an HTTP/2 frame is too long');
    return payload.subarray(start, end);
}
/** Whether length and stream are as the type requires them (Go: the parsers in h2_bundle.go, parse…Frame). */
function isWellFormed({ type, flags, stream, payload: { length } }) {
    switch (type) {
        case TYPES.data:
        case TYPES.headers:
        case TYPES.continuation:
            return stream !== 0;
        case TYPES.priority:
            return stream !== 0 && length === 5;
        case TYPES.reset:
            return stream !== 0 && length === 4;
        case TYPES.settings:
            return stream === 0 && ((flags & FLAGS.ack) === 0 ? length % 6 === 0 : length === 0);
        case TYPES.ping:
            return stream === 0 && length === 8;
        case TYPES.goAway:
            return stream === 0 && length >= 8;
        case TYPES.windowUpdate:
            return length === 4;
        default:
            // No server may push, because it was not allowed to; frames of unknown types are ignored.
            return type !== TYPES.push;
    }
}
// §6.5.2: ENABLE_PUSH, INITIAL_WINDOW_SIZE and MAX_FRAME_SIZE, with the range of their values.
const SETTING_RANGES = {
    2: [0, 1],
    4: [0, 2 ** 31 - 1],
    5: [MAX_FRAME_BYTES, 2 ** 24 - 1]
};
/** Whether the values of a SETTINGS frame are in their range. */
function areValidSettings({ payload }) {
    for (let at = 0; at < payload.length; at += 6) {
        const value = payload.readUInt32BE(at + 2);
        const [least, most] = SETTING_RANGES[payload.readUInt16BE(at)] ?? [0, value];
        if (value < least || value > most)
            return false;
    }
    return true;
}
// The windows of Go's client: larger than all that is read of a body and a connection, so that
// they are never refilled.
const STREAM_WINDOW = 4 * 1024 * 1024;
const CONNECTION_WINDOW = 1024 * 1024 * 1024;
/** What a client sends first (§3.4). */
function greeting() {
    const settings = Buffer.alloc(18);
    // ENABLE_PUSH, INITIAL_WINDOW_SIZE, MAX_HEADER_LIST_SIZE
    for (const [index, [id, value]] of [
        [2, 0],
        [4, STREAM_WINDOW],
        [6, body/* MAX_HEADER_BYTES */.v8]
    ].entries()) {
        settings.writeUInt16BE(id ?? 0, index * 6);
        settings.writeUInt32BE(value ?? 0, index * 6 + 2);
    }
    const window = Buffer.alloc(4);
    window.writeUInt32BE(CONNECTION_WINDOW);
    return Buffer.concat([
        Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
        writeFrame(TYPES.settings, 0, 0, settings),
        writeFrame(TYPES.windowUpdate, 0, 0, window)
    ]);
}
/** HEADERS, and CONTINUATION for what does not fit. */
function requestFrames(stream, { path, headers }) {
    const { host = '', ...rest } = headers;
    const fields = [
        [':method', 'GET'],
        [':scheme', 'https'],
        [':authority', host],
        [':path', path],
        ...Object.entries(rest)
    ];
    const block = encodeFields(fields);
    const frames = [];
    for (let at = 0; at < block.length; at += MAX_FRAME_BYTES) {
        const isEnd = at + MAX_FRAME_BYTES >= block.length;
        const flags = (isEnd ? FLAGS.endHeaders : 0) | (at === 0 ? FLAGS.endStream : 0);
        const type = at === 0 ? TYPES.headers : TYPES.continuation;
        frames.push(writeFrame(type, flags, stream, block.subarray(at, at + MAX_FRAME_BYTES)));
    }
    return Buffer.concat(frames);
}

;// CONCATENATED MODULE: ./lib/network/http2.js







// Of one response. A document has a few; floods of empty or ignored ones end here instead of at the deadline.
const MAX_FRAMES = 10_000;
// What PING and SETTINGS cost of these: each is answered, and answers wait in memory until they are sent.
const REPLY_FRAMES = 10;
// Go sends a request that was refused again at once, after a second, and then ever later. Here it does not
// wait: a host that refuses three times is reported, and a retry of the whole attempt may follow.
const MAX_SENDS = 3;
const limits = () => ({ framesLeft: MAX_FRAMES, headerBytesLeft: body/* MAX_HEADER_BYTES */.v8 });
/** A connection that has negotiated HTTP/2. */
function openHttp2(socket) {
    const source = new byte_source/* ByteSource */.I(socket);
    const http = {
        socket,
        source,
        decoder: fieldDecoder(),
        stream: -1,
        isOpen: false,
        awaitsAck: true,
        goneAway: null,
        isUnprocessed: false,
        ...limits()
    };
    let isFree = true;
    let receivedBefore = 0;
    socket.write(greeting());
    return {
        isFree: () => isFree && http.goneAway === null && !socket.destroyed && socket.readable,
        mayRepeat: () => http.isUnprocessed || (http.stream > 1 && source.received === receivedBefore),
        get: async (request) => {
            isFree = false;
            receivedBefore = source.received;
            const { head, isLast } = await exchange(http, request);
            const finish = () => {
                isFree = true;
            };
            // A body that is not read to its end takes the connection with it.
            const abandon = () => isFree || socket.destroy();
            const declared = declaredLength(head.headers);
            const headers = new Map(head.headers);
            if (declared === null)
                headers.delete('content-length');
            return {
                head: (0,body/* readHead */.zy)(head.status ?? 0, '', Object.fromEntries(headers)),
                body: (0,http1/* streamOf */.mA)(bodyOf(http, declared, isLast), finish, abandon)
            };
        }
    };
}
/** Sends the request, again if it is refused, and reads up to the head that is not interim. */
async function exchange(http, request) {
    for (let sent = 1;; sent += 1) {
        http.stream += 2;
        Object.assign(http, { isUnprocessed: false, ...limits() });
        http.socket.write(requestFrames(http.stream, request));
        try {
            return await readFinalHead(http);
        }
        catch (error) {
            if (!(error instanceof Refused) || sent === MAX_SENDS || http.goneAway !== null)
                throw error;
        }
    }
}
/** REFUSED_STREAM: the request was not processed. */
class Refused extends Error {
    code = 'HTTP2_STREAM';
}
async function readFinalHead(http) {
    for (let interim = 0; interim <= http1/* MAX_INTERIM */._V; interim += 1) {
        const part = await nextPart(http);
        if (part.kind === 'data')
            throw malformed('data before headers');
        const { status } = part.head;
        if (status === null)
            throw malformed('no status');
        if (status < 100 || status > 199)
            return part;
        if (part.isLast)
            throw malformed('interim response without another one');
    }
    throw malformed(`more than ${http1/* MAX_INTERIM */._V} interim responses`);
}
async function* bodyOf(http, declared, isComplete) {
    let left = declared ?? Number.POSITIVE_INFINITY;
    for (let isLast = isComplete; !isLast;) {
        const part = await nextPart(http);
        isLast = part.isLast;
        if (part.kind === 'head') {
            if (!isLast || part.head.status !== null)
                throw malformed('headers within the body');
            continue;
        }
        left -= part.bytes.length;
        if (left < 0)
            break;
        if (part.bytes.length > 0)
            yield part.bytes;
    }
    if (declared !== null && left !== 0)
        throw (0,dial/* codedError */.Au)('BODY_LENGTH', 'not the declared length');
}
/** The next part of the response to the last request. */
async function nextPart(http) {
    for (;;) {
        const frame = await nextFrame(http);
        const isOurs = frame.stream === http.stream;
        const isLast = (frame.flags & FLAGS.endStream) !== 0;
        if (frame.type === TYPES.headers) {
            const head = await readFields(http, frame);
            if (isOurs)
                return { kind: 'head', isLast, head: (0,http1/* wellFormed */.ES)(head()) };
        }
        else if (frame.type === TYPES.data) {
            const bytes = contentOf(frame);
            if (frame.stream > http.stream + 1)
                throw malformed('data that was not requested');
            if (isOurs)
                return { kind: 'data', isLast, bytes };
        }
        else {
            handle(http, frame);
        }
    }
}
async function nextFrame(http) {
    http.framesLeft -= 1;
    if (http.framesLeft < 0)
        throw malformed('too many HTTP/2 frames');
    const frame = await readFrame(http.source);
    if (frame === null)
        throw closedBy(http);
    if (!http.isOpen && frame.type !== TYPES.settings)
        throw malformed('no HTTP/2 settings');
    http.isOpen = true;
    if (!isWellFormed(frame))
        throw malformed('malformed HTTP/2 frame');
    return frame;
}
/** The fields of a HEADERS frame and those that continue it. Always decoded: later ones depend on them. */
async function readFields(http, first) {
    const parts = [contentOf(first)];
    let left = http.headerBytesLeft - first.payload.length;
    for (let frame = first; (frame.flags & FLAGS.endHeaders) === 0;) {
        frame = await nextFrame(http);
        if (frame.type !== TYPES.continuation || frame.stream !== first.stream) {
            throw malformed('headers are not continued');
        }
        parts.push(frame.payload);
        left -= frame.payload.length;
        if (left < 0)
            break;
    }
    const decoded = (0,http1/* wellFormed */.ES)(http.decoder.decode(Buffer.concat(parts), http.headerBytesLeft));
    http.headerBytesLeft -= decoded.size;
    if (left < 0 || decoded.truncated)
        throw (0,dial/* codedError */.Au)('HEADERS_TOO_LARGE', 'too many headers');
    return () => parseFields(decoded.fields);
}
/** Frames of the connection, and those that end the stream. */
function handle(http, frame) {
    const { type, flags, stream, payload } = frame;
    const isAck = (flags & FLAGS.ack) !== 0;
    switch (type) {
        case TYPES.settings:
            if (!areValidSettings(frame))
                throw malformed('malformed HTTP/2 settings');
            if (isAck && !http.awaitsAck)
                throw malformed('unexpected HTTP/2 acknowledgement');
            if (isAck)
                http.awaitsAck = false;
            else
                reply(http, frame);
            return;
        case TYPES.ping:
            if (!isAck)
                reply(http, frame);
            return;
        case TYPES.windowUpdate:
            if ([0, http.stream].includes(stream) && (payload.readUInt32BE() & 0x7fff_ffff) === 0)
                throw malformed('malformed HTTP/2 window');
            return;
        case TYPES.continuation:
            throw malformed('continuation of no headers');
        case TYPES.reset:
            if (stream === http.stream)
                http2_reset(http, payload.readUInt32BE());
            return;
        case TYPES.goAway:
            goAway(http, payload.readUInt32BE() & 0x7fff_ffff, payload.readUInt32BE(4));
    }
}
/** The same frame as an acknowledgement; that of settings is empty. */
function reply(http, { type, payload }) {
    http.framesLeft -= REPLY_FRAMES;
    const echo = type === TYPES.ping ? payload : undefined;
    http.socket.write(writeFrame(type, FLAGS.ack, 0, echo));
}
/** Go sends the request again after REFUSED_STREAM, and after PROTOCOL_ERROR over a new connection (golang/go#47635). */
function http2_reset(http, code) {
    if (code === ERRORS.refusedStream)
        throw new Refused(errorName(code));
    http.isUnprocessed = code === ERRORS.protocolError;
    throw (0,dial/* codedError */.Au)('HTTP2_STREAM', errorName(code));
}
const closedBy = ({ goneAway }) => goneAway === null || goneAway === ERRORS.noError
    ? (0,dial/* codedError */.Au)('ECONNRESET', 'the connection was closed')
    : (0,dial/* codedError */.Au)('HTTP2_SESSION', errorName(goneAway));
/** Responses up to the last stream still follow. Go does not repeat the first request of a connection after an error. */
function goAway(http, last, code) {
    http.goneAway = code;
    if (http.stream <= last)
        return;
    http.isUnprocessed = code === ERRORS.noError || http.stream > 1;
    throw (0,dial/* codedError */.Au)('HTTP2_SESSION', errorName(code));
}


/***/ })

};
