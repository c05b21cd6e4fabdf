export const id = 191;
export const ids = [191];
export const modules = {

/***/ 6188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P2: () => (/* binding */ decodeMap),
/* harmony export */   RC: () => (/* binding */ decodeField),
/* harmony export */   VX: () => (/* binding */ decodeList),
/* harmony export */   aZ: () => (/* binding */ WrongType),
/* harmony export */   hp: () => (/* binding */ decodeLooseMap),
/* harmony export */   mW: () => (/* binding */ structItems),
/* harmony export */   sD: () => (/* binding */ decodeInt),
/* harmony export */   sc: () => (/* binding */ decodeString),
/* harmony export */   zC: () => (/* binding */ decodeBool)
/* harmony export */ });
/** An argument whose value has another type than `want`, which is in words. */
class WrongType extends Error {
    argument;
    want;
    constructor(argument, want) {
        super(`${argument.path.join('.')} must be ${want}`);
        this.argument = argument;
        this.want = want;
    }
}
/** One field of a struct: first all items with labels together, then each item without. */
function decodeField(items, name, within, decode) {
    const first = items.find(({ keys }) => isNamed(keys[0]?.name, name))?.keys[0];
    if (first === undefined)
        return;
    const argument = { path: [...within.path, name], span: first };
    const found = withoutKey(items, name);
    const labelled = found.filter(({ keys }) => keys.length > 0);
    if (labelled.length > 0)
        decode({ kind: 'items', items: labelled }, argument);
    for (const { keys, value } of found) {
        if (keys.length > 0)
            continue;
        decode(value.kind === 'object' ? { kind: 'items', items: value.items } : value, argument);
    }
}
/** The items among which the fields of a struct are. */
function structItems(node, argument) {
    if (node.kind === 'items' || node.kind === 'object')
        return node.items;
    throw new WrongType(argument, 'a block');
}
// Labels that differ in case only share their blocks: each of them is decoded from all.
const MAX_DECODED = 100_000;
/** Adds to the map of earlier blocks; what was added before a mistake stays. */
function decodeMap(node, argument, old, decode) {
    const map = old ?? new Map();
    const items = node.kind === 'item' ? [node.item] : structItems(node, argument);
    const done = new Set();
    const groups = Map.groupBy(items, ({ keys }) => keys[0]?.name.toLowerCase());
    let decoded = 0;
    for (const { keys, value } of items) {
        const [first, ...rest] = keys;
        if (first === undefined)
            throw new WrongType(argument, 'a block with a label');
        const { name } = first;
        if (done.has(name))
            continue;
        if (rest.length > 0)
            done.add(name);
        const entry = { path: [...argument.path, name], span: first };
        const group = rest.length > 0 ? (groups.get(name.toLowerCase()) ?? []) : [];
        decoded += group.length;
        if (decoded > items.length + MAX_DECODED)
            throw new WrongType(entry, 'spelled like the others');
        const inner = rest.length > 0 ? { kind: 'items', items: group.map(withoutFirstKey) } : value;
        map.set(name, decode(inner, entry, map.get(name)));
    }
    return map;
}
const decodeLooseMap = (node, argument, old) => decodeMap(node, argument, old, decodeLoose);
/** Adds to the list of earlier blocks, in place: there may be a million of them. */
function decodeList(node, argument, list, decode) {
    const nodes = nodesOf(node);
    if (nodes === undefined)
        throw new WrongType(argument, 'a list');
    const added = nodes.map((each) => decode(each, argument, undefined));
    for (const each of added)
        list.push(each);
    return list;
}
function nodesOf(node) {
    if (node.kind === 'items')
        return node.items.map((item) => ({ kind: 'item', item }));
    if (node.kind === 'object')
        return [node];
    return node.kind === 'list' ? node.elements : undefined;
}
const decodeString = (node, argument) => {
    if (node.kind === 'number')
        return node.text;
    if (node.kind === 'string')
        return node.value;
    throw new WrongType(argument, 'a string');
};
/** A number may be in quotes. */
const decodeInt = (node, argument) => decodeNumber(node.kind === 'string' ? { kind: 'number', text: node.value } : node, argument, 'int');
const decodeBool = (node, argument) => {
    if (node.kind === 'bool')
        return node.value;
    throw new WrongType(argument, 'true or false');
};
/** The value of an earlier block decides which type this one must have. */
const decodeLoose = (node, argument, old) => decodeAs(old?.kind ?? looseKind(node, argument), node, argument, old);
function decodeAs(kind, node, argument, old) {
    switch (kind) {
        case 'string':
            return { kind, value: decodeString(node, argument, undefined) };
        case 'bool':
            return { kind, value: decodeBool(node, argument, undefined) };
        case 'int':
        case 'float':
            return { kind, value: decodeNumber(node, argument, kind) };
        case 'list': {
            const before = old?.kind === kind ? old.elements : [];
            return { kind, elements: decodeList(node, argument, before, decodeElement) };
        }
        case 'map':
            return { kind, entries: decodeLooseMap(node, argument, undefined) };
        case 'maps': {
            const before = old?.kind === kind ? old.elements : [];
            return { kind, elements: decodeList(node, argument, before, decodeLooseMap) };
        }
    }
}
const decodeElement = (node, argument) => {
    const kind = looseKind(node, argument);
    return decodeAs(kind === 'maps' ? 'map' : kind, node, argument, undefined);
};
function looseKind(node, argument) {
    switch (node.kind) {
        case 'items':
        case 'object':
            return 'maps';
        case 'number':
            return 'int';
        case 'item':
            throw new WrongType(argument, 'a value');
        case 'string':
        case 'float':
        case 'bool':
        case 'list':
            return node.kind;
    }
}
const INT = /^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/;
const MAX_INT64 = 2 ** 63 - 1;
/** strconv.ParseInt with base 0, or ParseFloat. */
function decodeNumber(node, argument, kind) {
    if (node.kind !== 'number' && node.kind !== 'float')
        throw new WrongType(argument, 'a number');
    const digits = node.text.replace('-', '');
    const value = Number(/^0[0-7]+$/.test(digits) ? `0o${digits}` : digits);
    if (kind === 'int' && (!INT.test(digits) || value > MAX_INT64)) {
        throw new WrongType(argument, 'a whole number');
    }
    if (!Number.isFinite(value))
        throw new WrongType(argument, 'a number');
    return node.text.startsWith('-') ? -value : value;
}
/** The library compares names without regard to case. */
const isNamed = (name, wanted) => name?.toLowerCase() === wanted.toLowerCase();
/** The items whose first key has that name, without the key. */
const withoutKey = (items, name) => items.filter(({ keys }) => isNamed(keys[0]?.name, name)).map(withoutFirstKey);
const withoutFirstKey = ({ keys, value }) => ({ keys: keys.slice(1), value });


/***/ }),

/***/ 7542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TU: () => (/* binding */ openNetrc),
/* harmony export */   wW: () => (/* binding */ learnLogin)
/* harmony export */ });
/* unused harmony export parseNetrc */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _files_read_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5747);
/* harmony import */ var _go_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4283);
/* harmony import */ var _go_url_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6979);
/* harmony import */ var _protocol_token_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2713);
// Logins for packages from the user's .netrc, as the clients find them. API calls never use them.





// The files are written by hand and have a few lines.
const MAX_BYTES = 1024 * 1024;
/**
 * Reads the file that NETRC names, or the one in the home directory, when it is needed first (go-getter
 * netrc.go). Without a readable file, no host has a login. The clients also use the `default` entry, for any
 * host; here it is not used, because a registry chooses the hosts of its packages.
 */
function openNetrc(machine, learn) {
    let logins = null;
    return {
        withLogin: (url) => {
            // Never in clear text, although the clients do that.
            if (url.scheme !== 'https' || (url.user?.name ?? '') !== '')
                return url;
            logins ??= readLogins(machine);
            const login = logins.get(url.host);
            if (login === undefined)
                return url;
            for (const secret of secretsOf(login))
                learn(new _protocol_token_js__WEBPACK_IMPORTED_MODULE_4__/* .Token */ .o(secret));
            return { ...url, user: { name: escaped(login.name), password: escaped(login.password) } };
        }
    };
}
/** Some hosts want the token as the user name. A short name, or an e-mail address, is not hidden. */
const secretsOf = ({ name, password }) => [
    password,
    ...(name.length >= LONG_NAME && !name.includes('@') ? [name] : []),
    Buffer.from(`${name}:${password}`).toString('base64')
];
const LONG_NAME = 20;
/** Hides the login in a URL of the CLI configuration, which is sent as Basic authentication. */
function learnLogin(url, learn) {
    const [, encoded = ''] = (0,_go_url_js__WEBPACK_IMPORTED_MODULE_2__/* .basicAuthorization */ .aR)(url)?.split(' ') ?? [];
    const [name = '', ...password] = Buffer.from(encoded, 'base64').toString().split(':');
    if (encoded === '')
        return;
    for (const secret of secretsOf({ name, password: password.join(':') }))
        learn(new _protocol_token_js__WEBPACK_IMPORTED_MODULE_4__/* .Token */ .o(secret));
}
function escaped(text) {
    const part = (0,_go_url_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .reescape */ .V$)(text.replaceAll('%', '%25'), 'user');
    return part.ok ? part.value : '';
}
function readLogins({ environment, system, accountHome }) {
    const { NETRC: named, HOME: home, USERPROFILE: profile } = environment;
    const directory = home || (system === 'windows' ? profile : null) || accountHome;
    const path = named || (directory && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, system === 'windows' ? '_netrc' : '.netrc')) || '';
    const read = (0,_files_read_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(path, MAX_BYTES);
    return read.ok ? parseNetrc(read.text) : new Map();
}
/**
 * The logins by machine; the first entry of each counts (bgentry/go-netrc). The clients reject a file with a
 * syntax error; here the entries before the error count.
 */
function parseNetrc(text) {
    const logins = new Map();
    // A word that begins with `#` extends to the end of its line: a comment, or a value with spaces.
    const words = Array.from(text.matchAll(/#[^\n]*|\S+/g), ([word]) => word.trim()).values();
    const value = () => words.next().value ?? '';
    let current = { name: '', password: '' };
    let isInMacro = false;
    for (const word of words) {
        switch (word) {
            case 'machine': {
                const machine = value();
                current = { name: '', password: '' };
                if (!logins.has(machine))
                    logins.set(machine, current);
                break;
            }
            case 'default':
                current = { name: '', password: '' };
                break;
            case 'login':
                current.name = value();
                break;
            case 'password':
                current.password = value();
                break;
            case 'account':
                value();
                break;
            case 'macdef':
                value();
                isInMacro = true;
                break;
            default:
                if (!word.startsWith('#') && !isInMacro)
                    return logins;
        }
    }
    return logins;
}


/***/ }),

/***/ 1807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ entriesOf),
/* harmony export */   v: () => (/* binding */ directoriesIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5747);
// Lists a directory.


/** The names of its entries, sorted; none if it does not exist or is not a directory. */
function entriesOf(directory) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory).sort();
    }
    catch (error) {
        (0,_read_text_js__WEBPACK_IMPORTED_MODULE_1__/* .systemError */ .Oj)(error);
        return [];
    }
}
/** The names of its directories, without symbolic links. */
function directoriesIn(directory) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, { withFileTypes: true })
            .filter((entry) => entry.isDirectory())
            .map(({ name }) => name);
    }
    catch (error) {
        (0,_read_text_js__WEBPACK_IMPORTED_MODULE_1__/* .systemError */ .Oj)(error);
        return [];
    }
}


/***/ }),

/***/ 1731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cg: () => (/* binding */ showVersion),
/* harmony export */   Ty: () => (/* binding */ isPreRelease),
/* harmony export */   Zy: () => (/* binding */ compareVersions),
/* harmony export */   dU: () => (/* binding */ compareWords),
/* harmony export */   hZ: () => (/* binding */ PROVIDER_VERSION),
/* harmony export */   oF: () => (/* binding */ parseModuleVersion),
/* harmony export */   rK: () => (/* binding */ parseProviderVersion)
/* harmony export */ });
/* harmony import */ var _protocol_services_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9562);
// Version numbers as the clients read them. Modules, and the first reading of every constraint, follow
// hashicorp/go-version; providers follow apparentlymart/go-versions, which accepts less.

const IS_MODULE_VERSION = new RegExp(`^${_protocol_services_js__WEBPACK_IMPORTED_MODULE_0__/* .GO_VERSION */ .eQ}$`);
/** ParseExactVersion of go-versions: up to three numbers. */
const PROVIDER_VERSION = String.raw `([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`;
// Its scanner passes over a separator at the end.
const IS_PROVIDER_VERSION = new RegExp(`^${PROVIDER_VERSION}[.+-]?$`);
const MAX_NUMBER = 2n ** 63n - 1n;
/** A version of a module or in a constraint; null where go-version refuses it. */
function parseModuleVersion(text) {
    const [, numbers, numeric, word, build] = IS_MODULE_VERSION.exec(text) ?? [];
    return numbers === undefined ? null : versionOf(text, numbers, word ?? numeric, build);
}
/** A version that a registry lists for a provider; null where go-versions refuses it. */
function parseProviderVersion(text) {
    const [, numbers, pre, build] = IS_PROVIDER_VERSION.exec(text) ?? [];
    return numbers === undefined ? null : versionOf(text, numbers, pre, build);
}
function versionOf(text, dotted, pre = '', build = '') {
    const digits = dotted.split('.').map((number) => number.replace(/^0+(?=.)/, ''));
    // 2^63-1 has 19 digits. Converting more would take time that grows with the square of their count.
    if (digits.some((number) => number.length > 19))
        return null;
    const numbers = digits.map(BigInt);
    if (numbers.some((number) => number > MAX_NUMBER))
        return null;
    while (numbers.length < 3)
        numbers.push(0n);
    return { text, numbers, written: digits.length, pre, build };
}
const isPreRelease = (version) => version.pre !== '';
/** The version in normal form, as in the paths of requests and in messages: `v1.2+a` is `1.2.0+a`. */
const showVersion = ({ numbers, pre, build }) => `${numbers.join('.')}${pre === '' ? '' : `-${pre}`}${build === '' ? '' : `+${build}`}`;
/**
 * Negative if `a` comes before `b`, 0 if they have equal rank. A build has no rank.
 * @param comparePre the order of pre-releases; the choice of modules never needs it.
 */
function compareVersions(a, b, comparePre = compareWords) {
    const length = Math.max(a.numbers.length, b.numbers.length);
    for (let i = 0; i < length; i++) {
        const [left, right] = [a.numbers[i] ?? 0n, b.numbers[i] ?? 0n];
        if (left !== right)
            return left < right ? -1 : 1;
    }
    // `1.0.0-beta` and `1.0.0.0` have equal rank (`Compare` of go-version).
    if (a.pre === b.pre || a.numbers.length !== b.numbers.length)
        return 0;
    if (a.pre === '' || b.pre === '')
        return a.pre === '' ? 1 : -1;
    return comparePre(a.pre, b.pre);
}
/**
 * The order of pre-releases, and in messages of builds: `VersionExtra.LessThan` of go-versions. Unlike semver it puts
 * `rc` before `alpha.1`, as it looks for a further part before it compares the parts.
 */
function compareWords(a, b) {
    const [left, right] = [a.split('.'), b.split('.')];
    for (let i = 0;; i++) {
        const [isLast, isOtherLast] = [i + 1 >= left.length, i + 1 >= right.length];
        if (isLast !== isOtherLast)
            return isLast ? -1 : 1;
        const order = compareParts(left[i] ?? '', right[i] ?? '');
        if (order !== 0 || isLast)
            return order;
    }
}
function compareParts(a, b) {
    const [isNumberA, isNumberB] = [/^[0-9]*$/.test(a), /^[0-9]*$/.test(b)];
    if (isNumberA !== isNumberB)
        return isNumberA ? -1 : 1;
    if (isNumberA && a.length !== b.length)
        return a.length - b.length;
    return a === b ? 0 : a < b ? -1 : 1;
}


/***/ }),

/***/ 7236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ providerOf),
/* harmony export */   o: () => (/* binding */ localNameIn)
/* harmony export */ });
/* harmony import */ var _protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1022);

/**
 * The provider that a client installs for a usage; null where that is not known, or it is built in.
 * @param host the registry of addresses without a host
 */
function providerOf({ kind, text, address }, host, client) {
    switch (kind) {
        case 'required_provider':
        case 'state_store_provider':
        case 'lock_provider': {
            const source = (0,_protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_0__/* .parseProviderSource */ .m)(text ?? '', client);
            return source.kind === 'registry' ? source : null;
        }
        case 'required_provider_nosource':
        case 'required_provider_legacy':
            return { host, namespace: 'hashicorp', type: localNameIn(address) };
        case 'implied_provider':
            // A resource type such as `aws_instance`, or a reference such as `aws.west`.
            return { host, namespace: 'hashicorp', type: (text ?? '').replace(/[._].*$/s, '') };
        default:
            return null;
    }
}
/** The local name at the end of the address of a requirement. */
const localNameIn = (address) => address.replace(/^.*\./s, '');


/***/ }),

/***/ 8191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ installedElsewhere),
  x: () => (/* binding */ methodsByClient),
  withoutInstalled: () => (/* binding */ withoutInstalled)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
// EXTERNAL MODULE: ./lib/files/entries.js
var entries = __webpack_require__(1807);
// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __webpack_require__(1831);
// EXTERNAL MODULE: ./lib/protocol/provider-address.js
var provider_address = __webpack_require__(1022);
// EXTERNAL MODULE: ./lib/registry/version.js
var registry_version = __webpack_require__(1731);
;// CONCATENATED MODULE: ./lib/cli-config/installation/local-mirrors.js
// Directories with providers that the clients use without a provider_installation block.






/**
 * A directory holds a provider with any version for any platform
 * (internal/getproviders/filesystem_search.go). Only the directory itself and those of platforms may be
 * symbolic links. Each directory is listed once, and only those on the way to a provider, because a link
 * in a checkout may lead anywhere.
 */
function localMirrors() {
    const listings = new Map();
    const named = (directory, isWanted) => {
        const names = listings.get(directory) ?? (0,entries/* directoriesIn */.v)(directory);
        listings.set(directory, names);
        return names.filter(isWanted).map((name) => (0,external_node_path_.join)(directory, name));
    };
    return (directory, { host, namespace, type }) => named(directory, (name) => isSame((0,hostname/* parseHostname */.Pv)(name), host))
        .flatMap((path) => named(path, (name) => isSame((0,provider_address/* parseProviderPart */.s)(name), namespace)))
        .flatMap((path) => named(path, (name) => isSame((0,provider_address/* parseProviderPart */.s)(name), type)))
        .some((path) => hasPackage(path, type));
}
const isSame = (parsed, wanted) => parsed.ok && parsed.value === wanted;
const IS_PLATFORM = /^[^\s_]*_[^\s_]*$/;
/** `VERSION/OS_ARCH/` or `terraform-provider-TYPE_VERSION_OS_ARCH.zip`. */
function hasPackage(directory, type) {
    const isUnpacked = (0,entries/* directoriesIn */.v)(directory).some((version) => (0,registry_version/* parseProviderVersion */.rK)(version) !== null &&
        (0,entries/* entriesOf */.M)((0,external_node_path_.join)(directory, version)).some((name) => IS_PLATFORM.test(name) && isDirectory((0,external_node_path_.join)(directory, version, name)) === true));
    const packed = new RegExp(`^terraform-provider-${type}_${registry_version/* PROVIDER_VERSION */.hZ}_[^\\s_]*_[^\\s_]*(?:_.*)?\\.zip$`, 's');
    return (isUnpacked ||
        (0,entries/* entriesOf */.M)(directory).some((name) => packed.test(name.toLowerCase()) && isDirectory((0,external_node_path_.join)(directory, name)) === false));
}
/** Null for a broken link. */
const isDirectory = (path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? null;

// EXTERNAL MODULE: ./lib/go/parsed.js
var parsed = __webpack_require__(3625);
// EXTERNAL MODULE: ./lib/go/quote.js
var quote = __webpack_require__(6246);
// EXTERNAL MODULE: ./lib/go/url.js
var go_url = __webpack_require__(4283);
// EXTERNAL MODULE: ./lib/cli-config/hcl1-decode.js
var hcl1_decode = __webpack_require__(6188);
// EXTERNAL MODULE: ./lib/protocol/module-address.js
var module_address = __webpack_require__(5011);
;// CONCATENATED MODULE: ./lib/cli-config/installation/patterns.js
// Patterns of provider addresses in the `include` and `exclude` arguments of installation methods.





/**
 * `[HOST/]NAMESPACE/TYPE`, where `*` may stand for a part if it stands for all parts after it
 * (ParseMultiSourceMatchingPatterns in internal/getproviders/multi_source.go).
 */
function parsePattern(text, client) {
    const wrong = (why) => (0,parsed/* refuse */.T)(`the pattern ${(0,quote/* quoteText */.o)(text)} ${why}`);
    const parts = text.split('/');
    if (parts.length < 2 || parts.length > 3)
        return wrong('does not have two or three parts');
    const [givenType = '', givenNamespace = '', givenHost] = parts.reverse();
    const host = givenHost === undefined ? (0,parsed/* accept */.J)((0,module_address/* defaultRegistry */.Vm)(client)) : orWildcard(givenHost, hostname/* parseHostname */.Pv);
    const namespace = orWildcard(givenNamespace, provider_address/* parseProviderPart */.s);
    const type = orWildcard(givenType, provider_address/* parseProviderPart */.s);
    if (!host.ok)
        return wrong(`has an invalid hostname: ${host.why}`);
    if (!namespace.ok)
        return wrong(`has an invalid namespace: ${namespace.why}`);
    if (!type.ok)
        return wrong(`has an invalid type: ${type.why}`);
    const pattern = { host: host.value, namespace: namespace.value, type: type.value };
    const isOrdered = (pattern.host !== null || pattern.namespace === null) &&
        (pattern.namespace !== null || pattern.type === null);
    return isOrdered ? (0,parsed/* accept */.J)(pattern) : wrong('has a part after "*" that is not "*"');
}
const orWildcard = (text, parse) => text === '*' ? (0,parsed/* accept */.J)(null) : parse(text);
const matches = (pattern, provider) => (pattern.host ?? provider.host) === provider.host &&
    (pattern.namespace ?? provider.namespace) === provider.namespace &&
    (pattern.type ?? provider.type) === provider.type;

;// CONCATENATED MODULE: ./lib/cli-config/installation/methods.js
// Decodes `provider_installation` blocks: where the clients install providers from.






/**
 * How the client obtains a provider. It asks every method that covers the provider, so that one
 * `direct` method is enough to require the registry.
 */
function installationOf(installation, provider) {
    const covering = methodsFor(installation, provider);
    if (covering.some(({ kind }) => kind === 'direct'))
        return 'registry';
    return covering.length > 0 ? 'mirror' : 'none';
}
/** The methods that cover a provider, in the order in which the client asks them. */
const methodsFor = ({ methods }, provider) => methods.filter((method) => covers(method, provider));
function covers({ include, exclude }, provider) {
    if (exclude.some((pattern) => matches(pattern, provider)))
        return false;
    return include.length === 0 || include.some((pattern) => matches(pattern, provider));
}
const BLOCK = 'provider_installation';
/**
 * Names are compared with regard to case, and labels are accepted
 * (internal/command/cliconfig/provider_installation.go).
 */
function decodeInstallation(items, client) {
    const blocks = [];
    const mistakes = [];
    for (const { keys, value, isAssigned } of items) {
        const [key] = keys;
        if (key?.name !== BLOCK)
            continue;
        if (isAssigned || value.kind !== 'object') {
            mistakes.push({ span: key, why: `${BLOCK} must be a block without "="` });
            continue;
        }
        const methods = [];
        const overridden = [];
        for (const item of value.items) {
            const part = readPart(item, client, methods.length === 0);
            if (part.ok) {
                methods.push(...part.value.methods);
                overridden.push(...part.value.overridden);
            }
            else
                mistakes.push({ span: item.keys[0] ?? key, why: part.why });
        }
        blocks.push({ span: key, methods, overridden });
    }
    return { blocks, mistakes };
}
/** One block in a provider_installation block; `isFirst`: no method comes before it. */
function readPart({ keys: [key], value, isAssigned }, client, isFirst) {
    const name = key?.name ?? '';
    if (isAssigned || value.kind !== 'object')
        return (0,parsed/* refuse */.T)(`${name} must be a block without "="`);
    const within = { path: [BLOCK, name], span: key ?? { start: 0, end: 0 } };
    try {
        if (name === 'dev_overrides') {
            if (!isFirst)
                return (0,parsed/* refuse */.T)('dev_overrides must come before all methods');
            const paths = (0,hcl1_decode/* decodeMap */.P2)(value, within, undefined, hcl1_decode/* decodeString */.sc);
            const overridden = [...paths.keys()].flatMap((text) => {
                const address = (0,provider_address/* parseProviderSource */.m)(text, client);
                return address.kind === 'invalid' ? [] : [address];
            });
            return (0,parsed/* accept */.J)({ methods: [], overridden });
        }
        const location = LOCATIONS[client].get(name);
        if (location === undefined)
            return (0,parsed/* refuse */.T)(`${BLOCK} has no method ${(0,quote/* quoteText */.o)(name)}`);
        const method = readMethod(value.items, within, location, client);
        return method.ok ? (0,parsed/* accept */.J)({ methods: [method.value], overridden: [] }) : method;
    }
    catch (error) {
        if (error instanceof hcl1_decode/* WrongType */.aZ)
            return (0,parsed/* refuse */.T)(error.message);
        throw error;
    }
}
const COMMON = [
    ['direct', { argument: null }],
    ['filesystem_mirror', { argument: 'path' }],
    ['network_mirror', { argument: 'url', isUrl: true }]
];
const LOCATIONS = {
    terraform: new Map(COMMON),
    opentofu: new Map([...COMMON, ['oci_mirror', { argument: 'repository_template' }]])
};
/** @throws WrongType */
function readMethod(items, within, { argument, isUrl }, client) {
    let location = '';
    const { span } = within;
    if (argument !== null) {
        (0,hcl1_decode/* decodeField */.RC)(items, argument, within, (node, at) => {
            location = (0,hcl1_decode/* decodeString */.sc)(node, at, undefined);
        });
        if (location === '')
            return (0,parsed/* refuse */.T)(`${within.path.at(-1)} has no ${argument}`);
    }
    const url = isUrl ? httpsUrl(location) : null;
    if (isUrl && url === null)
        return (0,parsed/* refuse */.T)(`the ${argument} does not begin with https://`);
    const include = readPatterns(items, 'include', within, client);
    if (!include.ok)
        return include;
    const exclude = readPatterns(items, 'exclude', within, client);
    if (!exclude.ok)
        return exclude;
    const covers = { span, include: include.value, exclude: exclude.value };
    if (url !== null)
        return (0,parsed/* accept */.J)({ ...covers, kind: 'network', url });
    return (0,parsed/* accept */.J)({ ...covers, kind: argument === null ? 'direct' : 'local' });
}
function httpsUrl(text) {
    const url = (0,go_url/* parseUrl */.Dl)(text);
    return url.ok && url.value.scheme === 'https' && url.value.host !== '' ? url.value : null;
}
/** @throws WrongType */
function readPatterns(items, name, within, client) {
    let texts = [];
    (0,hcl1_decode/* decodeField */.RC)(items, name, within, (node, at) => {
        texts = (0,hcl1_decode/* decodeList */.VX)(node, at, texts, hcl1_decode/* decodeString */.sc);
    });
    const patterns = [];
    for (const text of texts) {
        const pattern = parsePattern(text, client);
        if (!pattern.ok)
            return pattern;
        patterns.push(pattern.value);
    }
    return (0,parsed/* accept */.J)(patterns);
}

// EXTERNAL MODULE: ./lib/problems/cli-config.js
var cli_config = __webpack_require__(4929);
;// CONCATENATED MODULE: ./lib/cli-config/installation/read.js
// Where one client looks for providers.


/** The client uses the first block of all files (provider_source.go in the main package). */
function readProviderSources({ client, mirrors, installations }) {
    const findingOf = (mistake, place) => ({
        problem: (0,cli_config.credentialsConfig)({ clients: [client], mistake }),
        place
    });
    const decoded = installations.map(({ items, shown, placeOf }) => {
        const { blocks, mistakes } = decodeInstallation(items, client);
        return {
            blocks: blocks.map(({ span, overridden, methods }) => ({
                overridden,
                place: placeOf(span),
                methods: methods.map((method) => ({ ...method, place: placeOf(method.span) }))
            })),
            findings: mistakes.map(({ span, why }) => findingOf({ kind: 'block', file: shown, why }, placeOf(span)))
        };
    });
    const [installation = null, ...unused] = decoded.flatMap(({ blocks }) => blocks);
    const findings = [
        ...decoded.flatMap((file) => file.findings),
        ...unused.map(({ place }) => findingOf({ kind: 'two installations' }, place))
    ];
    return { client, mirrors, installation, findings };
}

// EXTERNAL MODULE: ./lib/credentials/netrc.js
var netrc = __webpack_require__(7542);
// EXTERNAL MODULE: ./lib/protocol/clients.js
var clients = __webpack_require__(1064);
// EXTERNAL MODULE: ./lib/protocol/services.js
var services = __webpack_require__(9562);
// EXTERNAL MODULE: ./lib/roots/provider-of.js
var provider_of = __webpack_require__(7236);
// EXTERNAL MODULE: ./lib/scan/usage.js
var usage = __webpack_require__(7854);
;// CONCATENATED MODULE: ./lib/visit/installation.js
// Which providers the clients install from mirrors, so that their registries are not required.











/** Modules are unaffected. */
function withoutInstalled(usages, configs, { mayHavePlugins, ...checkout }) {
    const sources = configs.map(readProviderSources);
    const findings = sources.flatMap((source) => source.findings);
    const isPlain = sources.every(({ installation, mirrors }) => installation === null && !mirrors.some(({ path }) => (0,external_node_fs_.existsSync)(path)));
    // There may be a hundred thousand usages.
    if (isPlain && !mayHavePlugins)
        return { usages, remarks: [], findings };
    const finders = findersFor(sources, checkout);
    const found = new Map();
    const isRequired = (usage, { host }, client) => {
        const find = finders.get(client)?.((0,posix_.dirname)(usage.place.file));
        const provider = find ? (0,provider_of/* providerOf */.l)(usage, host, client) : null;
        const source = provider && find?.(provider);
        if (!provider || !source)
            return true;
        const key = `${clients/* CLIENT_NAMES */.bB[client]} ${source}`;
        const providers = found.get(key) ?? new Set();
        found.set(key, providers.add(`${host}/${provider.namespace}/${provider.type}`));
        return false;
    };
    const left = usages.map((usage) => {
        if (!usage.needs.some(({ service }) => service === services/* PROVIDERS */.xq))
            return usage;
        const needs = usage.needs.flatMap((need) => {
            if (need.service !== services/* PROVIDERS */.xq)
                return [need];
            const clients = need.clients.filter((client) => isRequired(usage, need, client));
            if (clients.length === need.clients.length)
                return [need];
            return clients.length === 0 ? [] : [{ ...need, clients }];
        });
        // Most are as before: there may be a hundred thousand of them.
        return needs.every((need, index) => need === usage.needs[index]) &&
            needs.length === usage.needs.length
            ? usage
            : { ...usage, needs };
    });
    const remarks = Array.from(found, ([text, { size }]) => text.replace(COUNT, size === 1 ? '1 provider' : `${size} providers`));
    return { usages: left, remarks, findings };
}
// Stands for the number of providers in what a finder returns. No name contains it.
const COUNT = '\0';
/** Whether a client started in a directory of the checkout installs a provider without asking a registry. */
function installedElsewhere(configs, checkout) {
    const finders = findersFor(configs.map(readProviderSources), checkout);
    return (provider, directory, client) => Boolean(finders.get(client)?.(directory)?.(provider));
}
/** By the provider_installation blocks. */
function methodsByClient(configs, releases, learn) {
    const sources = new Map(configs.map((config) => [config.client, readProviderSources(config)]));
    for (const { installation } of sources.values()) {
        for (const method of installation?.methods ?? []) {
            if (method.kind === 'network')
                (0,netrc/* learnLogin */.wW)(method.url, learn);
        }
    }
    return (provider, client) => {
        const installation = sources.get(client)?.installation ?? null;
        if (installation === null || isOverridden(installation, provider, client, releases))
            return null;
        return { place: installation.place, methods: methodsFor(installation, provider) };
    };
}
/** Whether `init` does not look for a provider because of `dev_overrides`. */
const isOverridden = ({ overridden }, provider, client, releases) => releases.every((each) => each.client !== client || each.skipsOverridden) &&
    overridden.some((each) => installation_isSame(each, provider));
/** How each client finds providers without a registry. */
function findersFor(sources, checkout) {
    const holds = localMirrors();
    const vendored = vendoredIn(checkout.root);
    return new Map(sources.map((source) => [
        source.client,
        source.installation === null
            ? finderInDirectories(source, vendored, holds)
            : finderByMethods(source, source.installation, checkout)
    ]));
}
function finderInDirectories({ mirrors }, vendored, holds) {
    const shared = mirrors.filter(({ path }) => (0,external_node_fs_.existsSync)(path));
    return (directory) => {
        const all = [...vendored(directory), ...shared];
        if (all.length === 0)
            return null;
        return (provider) => {
            const mirror = all.find(({ path }) => holds(path, provider));
            return mirror ? `installs ${COUNT} from ${mirror.shown} instead of a registry` : null;
        };
    };
}
function finderByMethods({ client }, installation, { releases, asksMirrors }) {
    const { place } = installation;
    const at = `${place.file}:${place.line}`;
    const find = (provider) => {
        if (isOverridden(installation, provider, client, releases)) {
            return `takes ${COUNT} from dev_overrides in ${at} instead of a registry`;
        }
        switch (installationOf(installation, provider)) {
            case 'registry':
                return null;
            case 'mirror': {
                const methods = methodsFor(installation, provider);
                const isAsked = asksMirrors && methods.every(({ kind }) => kind === 'network');
                const aside = isAsked ? '' : ', which is not checked,';
                return `installs ${COUNT} from a mirror in ${at}${aside} instead of a registry`;
            }
            case 'none':
                return `has no installation method in ${at} for ${COUNT}`;
        }
    };
    return () => find;
}
const installation_isSame = (a, b) => a.host === b.host && a.namespace === b.namespace && a.type === b.type;
/**
 * `terraform.d/plugins` of a module, and of the directories above it: the client looks in the directory
 * in which it is started, which is that of a root module or, with -chdir, often the checkout.
 */
function vendoredIn(root) {
    const vendored = (0,usage/* once */.Oo)((directory) => {
        const shown = `${directory === '.' ? '' : `${directory}/`}terraform.d/plugins`;
        const path = (0,external_node_path_.join)(root, shown);
        const above = directory === '.' ? [] : vendored((0,posix_.dirname)(directory));
        return (0,external_node_fs_.existsSync)(path) ? [{ path, shown }, ...above] : above;
    });
    return vendored;
}


/***/ })

};
