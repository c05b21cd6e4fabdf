export const id = 751;
export const ids = [751];
export const modules = {

/***/ 5747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oj: () => (/* binding */ systemError),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* unused harmony export MAX_FILE_BYTES */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
// Reads the text of one file without ever waiting, whatever the file turns out to be.


// The clients have no limit. The largest generated configurations known are a few megabytes.
const MAX_FILE_BYTES = 16 * 1024 * 1024;
// Without O_NONBLOCK, opening a FIFO waits for a writer. Without O_NOCTTY, a terminal could become the
// controlling terminal of the process.
const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOCTTY ?? 0);
// Nearly every file fits: it is read with one call, and its size is not needed.
const buffer = Buffer.allocUnsafeSlow(256 * 1024);
// For longer files: a new one for each would wait for the garbage collector, which does not see its size.
let longBuffer = buffer;
/**
 * Reads a regular file of at most `maxBytes`, which is at least 256 KiB. Errors of the file system are
 * returned.
 */
function readText(path, maxBytes = MAX_FILE_BYTES) {
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, FLAGS);
    }
    catch (error) {
        return unreadable(error);
    }
    try {
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer, 0, buffer.length, null);
        return length < buffer.length ? decode(buffer, length) : readLong(descriptor, maxBytes);
    }
    catch (error) {
        return unreadable(error);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
function readLong(descriptor, maxBytes) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
    // A device has no size, and perhaps no end.
    if (size > maxBytes || size < buffer.length) {
        return { ok: false, failure: { kind: 'size', bytes: size, maxBytes } };
    }
    if (longBuffer.length < size)
        longBuffer = Buffer.allocUnsafeSlow(size);
    const whole = longBuffer;
    let length = 0;
    while (length < size) {
        const more = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, whole, length, size - length, length);
        if (more === 0)
            break;
        length += more;
    }
    return decode(whole, length);
}
function decode(bytes, length) {
    const text = bytes.toString('utf8', 0, length);
    // The bytes are only looked at again where one may have been replaced.
    const isWhole = !text.includes('\uFFFD') || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(0, length));
    return { ok: true, text, isUtf8: isWhole, bytes: length };
}
/**
 * The operating system's code for a failed operation on a file.
 * @throws the error itself if it has none: then it is a fault of this program
 */
function systemError(error) {
    const isSystem = typeof error === 'object' && error !== null && 'code' in error;
    if (!isSystem || typeof error.code !== 'string')
        throw error;
    return error.code;
}
const unreadable = (error) => ({
    ok: false,
    failure: { kind: 'error', code: systemError(error) }
});


/***/ }),

/***/ 4000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ limitsOf),
/* harmony export */   B9: () => (/* binding */ outageCure),
/* harmony export */   Cw: () => (/* binding */ describeStop),
/* harmony export */   Fn: () => (/* binding */ describeUnread),
/* harmony export */   NM: () => (/* binding */ cures),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Wt: () => (/* binding */ addressCure),
/* harmony export */   XT: () => (/* binding */ listSome),
/* harmony export */   YA: () => (/* binding */ seconds),
/* harmony export */   _r: () => (/* binding */ returned),
/* harmony export */   dh: () => (/* binding */ brief),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   go: () => (/* binding */ typeName),
/* harmony export */   mP: () => (/* binding */ describeReadFailure),
/* harmony export */   qZ: () => (/* binding */ blockedCure),
/* harmony export */   zd: () => (/* binding */ printed)
/* harmony export */ });
/* harmony import */ var _protocol_document_short_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4714);
/* harmony import */ var _protocol_hosts_public_registries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7715);
/* harmony import */ var _protocol_services_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9562);



// A header may have a megabyte, and so may a number in a document: a sentence has room for this.
const MAX_CHARACTERS = 300;
/** The text, or its beginning and an ellipsis. */
function brief(text, maxCharacters = MAX_CHARACTERS) {
    return text.length <= maxCharacters ? text : `${(0,_protocol_document_short_value_js__WEBPACK_IMPORTED_MODULE_2__/* .cutAt */ .o)(text, maxCharacters)}…`;
}
/** At most `most` of the items, and the number of the others, of which `leftOut` are not among the items. */
function listSome(items, most, leftOut = 0) {
    const shown = items.slice(0, most).map((item) => brief(item));
    const more = items.length - shown.length + leftOut;
    return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
/** What the clients print about a mistake. */
const printed = (why) => `the clients print "${why}"`;
/** What a JSON value is, with its article. */
function typeName(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'an array';
    return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
/** A clause that follows the name of the file. */
function describeReadFailure(failure) {
    if (failure.kind === 'error')
        return `cannot be read: ${failure.code}`;
    const { bytes, maxBytes } = failure;
    return `has ${bytes} bytes and is not read; the limit is ${maxBytes / 1024 / 1024} MiB`;
}
const ADDRESSES = {
    [_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__/* .MODULES */ .e$]: 'correct the host in the source address; a module of the public registry has none (NAMESPACE/NAME/SYSTEM)',
    [_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__/* .PROVIDERS */ .xq]: 'correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror'
};
/** What a user can do about a host that is no registry, or not one with the required services. */
function addressCure(required) {
    const cures = required.flatMap((id) => ADDRESSES[id] ?? []);
    return (cures[0] ??
        'correct the host in `source` or `hostname`, or add the `source` that a child module lacks');
}
/** What a user of a public registry can do about an outage. */
const outageCure = (host) => `wait and run the check again; see ${(0,_protocol_hosts_public_registries_js__WEBPACK_IMPORTED_MODULE_0__/* .statusPageOf */ .V)(host) ?? 'its status page'}, and consider a network mirror for providers`;
/** What a user of a public registry can do where it serves others. */
const blockedCure = (host) => `use another network, a proxy (HTTPS_PROXY) or a network mirror: ${host} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;
/** The cures of a code; a sign-in page or captive portal explains more than the status or type. */
function cures(page, asked, given) {
    if (page === null)
        return given;
    const title = page.title === '' ? '' : ` ("${page.title}")`;
    const guest = given.guest ?? blockedCure(asked);
    switch (page.kind) {
        case 'sign-in': {
            const operator = 'allow unauthenticated requests to /.well-known/terraform.json';
            return { operator, guest, because: `the host returned a sign-in page${title}` };
        }
        case 'captive-portal':
            return `a proxy or captive portal returned an HTML page${title}: allow this machine to reach the host`;
        case 'other': {
            const user = given.user ?? `check that ${asked} is a registry, and ${addressCure([])}`;
            return { ...given, user, guest, because: `the host returned an HTML page${title}` };
        }
    }
}
const returned = ({ url, status, reason }) => `${url} returned ${`${status} ${brief(reason)}`.trim()}`;
/** A duration in seconds. */
const seconds = (ms) => `${Math.round(ms / 100) / 10} s`;
/** How long each release waits, and how often. */
const limitsOf = (releases) => releases
    .map(({ name, attemptMs, retries }) => {
    const limit = Number.isFinite(attemptMs) ? seconds(attemptMs) : 'without a limit';
    const each = retries === 0 ? '' : ` in each of ${retries + 1} attempts`;
    return `${name} waits ${limit}${each}`;
})
    .join(', ');
/** The names of releases in a sentence. */
const namesOf = (releases) => releases.map(({ name }) => name).join(' and ');
/** A clause. */
function describeStop(stopped) {
    switch (stopped.kind) {
        case 'deadline':
            return `the check reached its deadline of ${seconds(stopped.ms)}`;
        case 'signal':
            return `the check was interrupted by ${stopped.signal}`;
        case 'crash':
            return 'tf-disco crashed';
    }
}
/** The message about a part of the repository that is not read, with a policy for hosts. */
const describeUnread = (message) => `${message}; it may use hosts that are not in \`allowed-hosts\``;
/** `provider registry.example.com/acme/box 1.0.0` */
const nameOf = ({ kind, address, version }) => `${kind} ${address} ${brief(version, 40)}`;


/***/ }),

/***/ 4714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ cutAt),
/* harmony export */   w: () => (/* binding */ shortValue)
/* harmony export */ });
/* harmony import */ var _go_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3307);
// Values that stand for larger ones: a document of 1 MiB may consist of a single one.

const MAX_CHARACTERS = 2048;
/**
 * The first characters of a text. A slice would keep the whole text in memory, because V8 represents it as
 * a reference to the text.
 */
const cutAt = (text, most = MAX_CHARACTERS) => text.length <= most ? text : structuredClone(text.slice(0, most).toWellFormed());
/** The value of valid JSON; of a long one the beginning, or an empty list or object. */
function shortValue(text) {
    if (text.length <= MAX_CHARACTERS)
        return (0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonValue */ .IL)(text);
    switch (text[0]) {
        case '"':
            return cutAt((0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonString */ .I)(text));
        case '[':
            return [];
        case '{':
            return {};
        default:
            return (0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonValue */ .IL)(text);
    }
}


/***/ }),

/***/ 7715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ statusPageOf)
/* harmony export */ });
/** The page that reports outages, by host. */
const STATUS_PAGES = new Map([
    ['registry.terraform.io', 'https://status.hashicorp.com'],
    ['app.terraform.io', 'https://status.hashicorp.com'],
    ['app.eu.terraform.io', 'https://status.hashicorp.com'],
    ['registry.opentofu.org', 'https://status.opentofu.org'],
    ['gitlab.com', 'https://status.gitlab.com']
]);
/** The status page of a public registry; null for any other host. */
const statusPageOf = (host) => STATUS_PAGES.get(host) ?? null;


/***/ }),

/***/ 5751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readSettings: () => (/* binding */ readSettings)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/files/read-text.js
var read_text = __webpack_require__(5747);
// EXTERNAL MODULE: ./lib/go/parsed.js
var go_parsed = __webpack_require__(3625);
// EXTERNAL MODULE: ./lib/problems/brief.js
var brief = __webpack_require__(4000);
// EXTERNAL MODULE: ./lib/settings/kinds.js
var kinds = __webpack_require__(3474);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: ./lib/go/ip.js
var ip = __webpack_require__(6181);
// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __webpack_require__(1831);
;// CONCATENATED MODULE: ./lib/settings/proxy.js
// Selects the proxy of a request from the environment, as Go's net/http does.



/**
 * Reads the variables once (golang.org/x/net/http/httpproxy: FromEnvironment, ProxyFunc).
 * @throws TypeError when a proxy's URL cannot be read
 */
function proxiesFrom(environment) {
    const variable = (name) => environment[name] || environment[name.toLowerCase()] || '';
    const proxies = {
        http: parseProxy('HTTP_PROXY', variable('HTTP_PROXY')),
        https: parseProxy('HTTPS_PROXY', variable('HTTPS_PROXY'))
    };
    const direct = directRules(variable('NO_PROXY'));
    return (endpoint) => {
        const proxy = proxies[endpoint.scheme];
        return proxy === null || isLocal(endpoint.name) || direct(endpoint) ? null : proxy;
    };
}
const SCHEMES = ['http:', 'https:'];
function parseProxy(name, value) {
    if (value === '')
        return null;
    // A bare HOST:PORT means http, as in Go.
    const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`);
    if (url === null)
        throw new TypeError(`${name} is not a URL; expected http://HOST:PORT`);
    if (!SCHEMES.includes(url.protocol)) {
        throw new TypeError(`${name} is a ${url.protocol}// proxy; expected http:// or https://`);
    }
    if (!isDecodable(url.username) || !isDecodable(url.password)) {
        throw new TypeError(`${name} has a user name or password with a bare "%"; write "%25" for it`);
    }
    return url;
}
function isDecodable(text) {
    try {
        decodeURIComponent(text);
        return true;
    }
    catch (error) {
        if (error instanceof URIError)
            return false;
        throw error;
    }
}
const LOOPBACK = new external_node_net_.BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
// net/http never uses a proxy for the machine itself.
const isLocal = (name) => name === 'localhost' || contains(LOOPBACK, name);
/** Whether a list contains an address; IPv4 in IPv6 is the IPv4 address, as in Go's net.IP. */
function contains(list, name) {
    const address = (0,ip/* plainAddress */.n7)(name.replace(/%.*$/s, ''));
    const family = (0,external_node_net_.isIP)(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
/** `NO_PROXY`: comma-separated `*`, addresses, CIDR ranges, names and `.suffixes`, each with a port or not. */
function directRules(text) {
    const rules = text
        .split(',')
        .map((item) => item.trim().toLowerCase())
        .filter((item) => item !== '')
        .map(directRule);
    return (endpoint) => rules.some((rule) => rule(endpoint));
}
function directRule(item) {
    if (item === '*')
        return () => true;
    const range = rangeOf(item);
    if (range !== null)
        return ({ name }) => range(name);
    const { name: pattern, port } = splitPort(item);
    const samePort = (endpoint) => port === '' || String(endpoint.port) === port;
    if (isAddress(pattern)) {
        const address = (0,ip/* plainAddress */.n7)(pattern);
        const list = new external_node_net_.BlockList();
        list.addAddress(address, (0,external_node_net_.isIP)(address) === 4 ? 'ipv4' : 'ipv6');
        return (endpoint) => contains(list, endpoint.name) && samePort(endpoint);
    }
    const matches = nameRule(pattern);
    return (endpoint) => (0,external_node_net_.isIP)(endpoint.name) === 0 && samePort(endpoint) && matches(endpoint.name);
}
/** Whether an address is in a CIDR range; null when the item is none. */
function rangeOf(item) {
    const [, written = '', digits = ''] = /^([\da-f:.]+)\/(\d{1,6})$/.exec(item) ?? [];
    if (!isAddress(written))
        return null;
    const bits = Number(digits);
    if (bits > ((0,external_node_net_.isIP)(written) === 4 ? 32 : 128))
        return null;
    const mappedBits = bits - ((0,external_node_net_.isIP)(written) === 6 ? 96 : 0);
    const range = new external_node_net_.BlockList();
    // An IPv6 range contains no IPv4 address, unless it is a range of IPv4-mapped addresses.
    const isFour = (0,external_node_net_.isIP)((0,ip/* plainAddress */.n7)(written)) === 4 && mappedBits >= 0;
    if (isFour)
        range.addSubnet((0,ip/* plainAddress */.n7)(written), mappedBits, 'ipv4');
    else
        range.addSubnet(written, bits, 'ipv6');
    return (name) => contains(range, name) && ((0,external_node_net_.isIP)((0,ip/* plainAddress */.n7)(name)) === 4) === isFour;
}
// net.ParseIP does not accept zones.
const isAddress = (text) => (0,external_node_net_.isIP)(text) !== 0 && !text.includes('%');
/** `*.example.com` and `.example.com` mean the subdomains, `example.com` the name and its subdomains. */
function nameRule(pattern) {
    if (pattern === '')
        return () => false;
    const suffix = pattern.replace(/^\*\./, '.');
    const written = suffix.replace(/^\./, '');
    const ascii = (0,hostname/* parseHostname */.Pv)(written);
    const bare = ascii.ok ? ascii.value : written;
    return (name) => name.endsWith(`.${bare}`) || (!suffix.startsWith('.') && name === bare);
}
/** net.SplitHostPort; without a port, the brackets of `[::1]` are part of a name that never matches. */
function splitPort(item) {
    const match = /^\[([^\]]*)\]:([^:]*)$/.exec(item) ?? /^([^:[\]]*):([^:[\]]*)$/.exec(item);
    return match === null ? { name: item, port: '' } : { name: match[1] ?? '', port: match[2] ?? '' };
}

// EXTERNAL MODULE: ./lib/settings/settings.js
var settings_settings = __webpack_require__(3152);
;// CONCATENATED MODULE: ./lib/settings/read.js
// Settings together with what they refer to on this machine: files and proxy variables.








// All public authorities together have a quarter of a megabyte.
const MAX_AUTHORITIES_BYTES = 4 * 1024 * 1024;
// More of them are one mistake, such as a wrong directory.
const MAX_MISSING = 20;
/**
 * Parses settings and reads what they refer to.
 * @throws SettingsError with the mistakes of all of them
 */
async function readSettings(raw, { environment, directory, wording = settings_settings/* OF_INPUTS */.w7 }) {
    const { settings, mistakes } = (0,settings_settings/* parseSettings */.P$)(raw, wording);
    const authorities = await readAuthorities(settings.caFile, wording);
    const proxies = readProxies(environment);
    const wrong = [
        ...(await addressMistakes(settings, wording)),
        ...(await codeMistakes(settings, wording))
    ];
    const missing = await Promise.all(missingPaths(settings.scan, directory)
        .slice(0, MAX_MISSING)
        .map((path) => wording.missingPath(path, directory)));
    if (mistakes.length === 0 &&
        wrong.length === 0 &&
        missing.length === 0 &&
        authorities.ok &&
        proxies.ok) {
        return { ...settings, authorities: authorities.value, chooseProxy: proxies.value };
    }
    const unreadable = [authorities, proxies].flatMap((each) => (each.ok ? [] : [each.why]));
    throw new settings_settings/* SettingsError */.GN([...mistakes, ...wrong, ...unreadable, ...missing]);
}
/** A misspelled path would otherwise pass a check of nothing. Globs may match nothing. */
const missingPaths = (scan, directory) => scan.filter((entry) => !/[*?[\]{}]/.test(entry) && !(0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(directory, entry)));
/** What is wrong with the modules and providers in `hostnames`. Few settings have any. */
async function addressMistakes({ hostnames }, { setting }) {
    const name = setting('hostnames');
    const named = hostnames.flatMap(({ addresses }) => addresses);
    if (named.length === 0)
        return [];
    const { parseNamedAddress } = await __webpack_require__.e(/* import() */ 257).then(__webpack_require__.bind(__webpack_require__, 1257));
    const mistakes = named.flatMap((each) => {
        const parsed = parseNamedAddress(each, 'terraform');
        return parsed.ok ? [] : [`${name}: "${each.service}=${each.text}" is wrong: ${parsed.why}`];
    });
    return (0,kinds/* firstOf */.Ku)(mistakes, name);
}
/** The codes in `ignore` that do not exist. */
async function codeMistakes({ ignore }, { setting }) {
    const name = setting('ignore');
    if (ignore.length === 0)
        return [];
    const { problemFacts } = await Promise.all(/* import() */[__webpack_require__.e(156), __webpack_require__.e(341), __webpack_require__.e(709)]).then(__webpack_require__.bind(__webpack_require__, 709));
    const facts = problemFacts();
    const mistakes = ignore.flatMap(({ code }) => Object.hasOwn(facts, code)
        ? []
        : [`${name}: "${code}" is not a problem code; docs/problems.md lists the codes`]);
    return (0,kinds/* firstOf */.Ku)(mistakes, name);
}
function readProxies(environment) {
    try {
        return (0,go_parsed/* accept */.J)(proxiesFrom(environment));
    }
    catch (error) {
        if (error instanceof TypeError)
            return (0,go_parsed/* refuse */.T)(error.message);
        throw error;
    }
}
async function readAuthorities(path, { setting }) {
    if (path === null)
        return (0,go_parsed/* accept */.J)(null);
    const read = (0,read_text/* readText */.yR)(path, MAX_AUTHORITIES_BYTES);
    const name = setting('ca-file');
    if (!read.ok)
        return (0,go_parsed/* refuse */.T)(`${name} "${path}" ${(0,brief/* describeReadFailure */.mP)(read.failure)}`);
    const { parseAuthorities } = await __webpack_require__.e(/* import() */ 36).then(__webpack_require__.bind(__webpack_require__, 5036));
    const parsed = parseAuthorities(read.text);
    return parsed.ok ? parsed : (0,go_parsed/* refuse */.T)(`${name} "${path}" ${parsed.why}`);
}


/***/ })

};
