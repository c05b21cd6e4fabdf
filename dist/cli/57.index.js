export const id = 57;
export const ids = [57];
export const modules = {

/***/ 4147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ looksLikeSignature),
/* harmony export */   X: () => (/* binding */ sumOf)
/* harmony export */ });
// A file of checksums and its signature, as the clients read them (getproviders/package_authentication.go).
// bytes.Fields: unicode.IsSpace.
const SPACES = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
/** The hash of a file in lower case: the first word of the first line whose second word is its name. */
function sumOf(sums, filename) {
    for (const line of sums.split('\n')) {
        const [hash = '', name] = line.split(SPACES, 4).filter((word) => word !== '');
        if (name !== filename)
            continue;
        return /^[0-9a-fA-F]{64}$/.test(hash)
            ? { kind: 'found', hash: hash.toLowerCase() }
            : { kind: 'not-a-hash', text: hash };
    }
    return { kind: 'missing' };
}
/** Whether bytes begin like a binary OpenPGP signature: packets of tag 2 (RFC 9580, 4.2). */
function looksLikeSignature(bytes) {
    const first = bytes[0] ?? 0;
    return first === 0xc2 || (first & 0xfc) === 0x88;
}


/***/ }),

/***/ 5057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askPackages: () => (/* binding */ askPackages)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/credentials/netrc.js
var netrc = __webpack_require__(7542);
// EXTERNAL MODULE: ./lib/files/read-text.js
var read_text = __webpack_require__(5747);
// EXTERNAL MODULE: ./lib/protocol/clients.js
var clients = __webpack_require__(1064);
// EXTERNAL MODULE: ./lib/hcl/native.js
var hcl_native = __webpack_require__(400);
// EXTERNAL MODULE: ./lib/hcl/structure.js
var structure = __webpack_require__(6134);
// EXTERNAL MODULE: ./lib/protocol/provider-address.js
var provider_address = __webpack_require__(1022);
// EXTERNAL MODULE: ./lib/roots/root.js
var roots_root = __webpack_require__(5257);
;// CONCATENATED MODULE: ./lib/roots/lock-hashes.js
// The checksums of a dependency lock file.




/** The `hashes` of each provider, by `providerKey`. Those with a scheme that no client knows are left out. */
function readLockHashes(text) {
    const { body } = (0,hcl_native/* readHcl */.K)(text);
    const found = (0,structure/* blocksOf */.SH)(body, 'provider', 1).flatMap(({ labels: [label], body: own }) => {
        // A lock file names every host, so that the clients read the same.
        const provider = (0,provider_address/* parseProviderSource */.m)(label?.value ?? '', 'terraform');
        if (provider.kind !== 'registry')
            return [];
        const hashes = (0,structure/* attributeOf */.w4)(own, 'hashes')?.value;
        const elements = hashes?.kind === 'tuple' ? hashes.elements : [];
        const texts = elements.flatMap((each) => (each.kind === 'string' ? [each.value] : []));
        return [[(0,roots_root/* providerKey */.JT)(provider), texts.filter(isKnown)]];
    });
    return new Map(found);
}
/** Of the contents of a package, or of its archive (getproviders/hash.go of both clients). */
const isKnown = (hash) => /^(?:h1|zh):/.test(hash);

// EXTERNAL MODULE: ./lib/visit/installation.js + 4 modules
var installation = __webpack_require__(8191);
// EXTERNAL MODULE: ./lib/roots/choice.js
var roots_choice = __webpack_require__(8106);
;// CONCATENATED MODULE: ./lib/visit/registry/packages/chosen.js



function chosenVersions(answers, { dialect, settings: { upgrade } }) {
    const modules = answers.roots.flatMap((root) => root.calls.flatMap((call) => {
        const { module } = call;
        const key = module === null ? '' : (0,roots_root/* moduleKey */.MP)(module);
        const list = valueIn(answers.modules.get(key)?.[root.client]);
        if (module === null || list?.kind !== 'versions')
            return [];
        const choice = (0,roots_choice/* chooseForCall */.x5)(call, (0,roots_choice/* readOffered */.i_)(list.texts, 'module'), root.client);
        return versionIn(choice, module, key, root);
    }));
    const providers = answers.roots.flatMap((root) => {
        const { client } = root;
        const version = (0,clients/* versionInUse */.tB)(client, dialect.versions);
        const rules = { upgrade, rejectsUnreadable: (0,clients/* rejectsBadVersions */.Jd)(client, version) };
        return root.providers.flatMap((requirement) => {
            const { provider } = requirement;
            const key = (0,roots_root/* providerKey */.JT)(provider);
            const list = valueIn(answers.providers.get(key)?.[client]);
            if (list === null)
                return [];
            const choice = (0,roots_choice/* chooseForProvider */.c8)(requirement, (0,roots_choice/* readOffered */.i_)(list.texts, 'provider'), rules);
            return versionIn(choice, provider, key, root);
        });
    });
    return { modules: gather(modules), providers: gather(providers) };
}
const valueIn = (asked) => asked?.outcome.kind === 'read' ? asked.outcome.value : null;
function versionIn(choice, address, key, { client }) {
    if (choice.kind !== 'chosen')
        return [];
    const { version } = choice;
    return [{ key: (0,roots_root/* packageKey */.MO)(key, version), version: { address, version, clients: [client] } }];
}
function gather(versions) {
    const gathered = new Map();
    for (const { key, version } of versions) {
        const clients = new Set([...(gathered.get(key)?.clients ?? []), ...version.clients]);
        gathered.set(key, { ...version, clients: [...clients] });
    }
    return gathered;
}

// EXTERNAL MODULE: ./lib/go/parsed.js
var parsed = __webpack_require__(3625);
// EXTERNAL MODULE: ./lib/go/url.js
var go_url = __webpack_require__(4283);
// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __webpack_require__(1831);
// EXTERNAL MODULE: ./lib/registry/answers/mirror.js
var mirror = __webpack_require__(5412);
// EXTERNAL MODULE: ./lib/registry/urls.js
var urls = __webpack_require__(7705);
// EXTERNAL MODULE: ./lib/visit/registry/mirrors.js
var mirrors = __webpack_require__(6267);
// EXTERNAL MODULE: ./lib/visit/registry/question.js + 1 modules
var question = __webpack_require__(1255);
// EXTERNAL MODULE: ./lib/network/endpoint.js
var network_endpoint = __webpack_require__(4529);
// EXTERNAL MODULE: ./lib/network/redirects.js + 1 modules
var redirects = __webpack_require__(3948);
// EXTERNAL MODULE: ./lib/go/url-escape.js
var url_escape = __webpack_require__(6979);
// EXTERNAL MODULE: ./lib/protocol/package-address.js
var package_address = __webpack_require__(4321);
;// CONCATENATED MODULE: ./lib/registry/answers/go-getter.js
// How go-getter fetches a module package, and where a page says that the package is.



// getmodules/getter.go of both clients, go-getter decompress.go.
const GETTERS = ['file', 'gcs', 'git', 'hg', 'http', 'https', 's3'];
const ARCHIVES = 'zip|gz|bz2|xz|tgz|tbz2|txz|tar\\.tbz2';
const ARCHIVE_NAME = new RegExp(`^(?:${ARCHIVES}|tar\\.(?:gz|bz2|xz))$`);
const ARCHIVE_PATH = new RegExp(`\\.(?:${ARCHIVES})$`);
// strconv.ParseBool
const FALSE = /^(?:0|f|F|false|FALSE|False)$/;
/** Go-getter's Client.Get for an address without its subdirectory. */
function fetchOf({ getter, url, host }, client) {
    const isKnown = GETTERS.includes(getter) || (getter === 'oci' && client === 'opentofu');
    if (!isKnown)
        return { kind: 'refused', why: `download not supported for scheme '${getter}'` };
    if (url === null || !/^https?$/.test(url.scheme))
        return { kind: 'other', getter, host };
    const values = (0,url_escape/* readQuery */.xB)(url.query);
    if (getter === 'git')
        return { kind: 'git', url: withQuery(url, []) };
    if (!/^https?$/.test(getter))
        return { kind: 'other', getter, host };
    const asked = values.find(([name]) => name === 'archive')?.[1] ?? '';
    const rest = values.filter(([name]) => name !== 'checksum' && !(name === 'archive' && asked !== ''));
    const isArchive = asked === '' ? ARCHIVE_PATH.test(url.path) : !FALSE.test(asked) && ARCHIVE_NAME.test(asked);
    if (isArchive)
        return { kind: 'archive', url: withQuery(url, rest) };
    if (values.some(([name, value]) => name === 'checksum' && value !== ''))
        return { kind: 'refused', why: 'checksum cannot be specified for directory download' };
    return { kind: 'page', url: withQuery(url, [...rest, ['terraform-get', '1']]) };
}
const withQuery = (url, values) => ({
    ...url,
    query: (0,url_escape/* showQuery */.Ge)(values),
    forceQuery: false,
    fragment: ''
});
/** Where a page leads: from X-Terraform-Get, or from a `meta` element of its HTML. */
function readHop(location, client) {
    // The clients give go-getter no detectors, so a shorthand or a relative path is no address here.
    const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(location)?.[1];
    if (scheme === undefined)
        return (0,parsed/* refuse */.T)(`invalid source string: ${location}`);
    if (!GETTERS.includes(scheme) && !(scheme === 'oci' && client === 'opentofu')) {
        return (0,parsed/* refuse */.T)(`no getter available for X-Terraform-Get source protocol: "${scheme}"`);
    }
    return (0,package_address/* parsePackageAddress */.cx)(location, client);
}
const ENTITIES = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'"
};
/** The `content` of the first `<meta name="terraform-get">` in the head of a page; null without one. */
function metaLocation(html) {
    for (const [tag, closing, name = ''] of html.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)) {
        const element = name.toLowerCase();
        if (closing === '' ? element === 'body' : element === 'head')
            return null;
        if (closing !== '' || element !== 'meta')
            continue;
        const attributes = new Map();
        for (const [, key = '', double, single, bare] of tag.matchAll(ATTRIBUTE)) {
            attributes.set(key.toLowerCase(), double ?? single ?? bare ?? '');
        }
        const content = attributes.get('content') ?? '';
        if (attributes.get('name') === 'terraform-get' && content !== '')
            return unescapeXml(content);
    }
    return null;
}
const ATTRIBUTE = /\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const unescapeXml = (text) => text.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g, (whole, name, number) => {
    if (name !== undefined)
        return ENTITIES[name] ?? whole;
    return Number(number) <= 0x10ffff ? String.fromCodePoint(Number(number)) : whole;
});

// EXTERNAL MODULE: ./lib/registry/answers/sums.js
var sums = __webpack_require__(4147);
;// CONCATENATED MODULE: ./lib/visit/registry/packages/package-host.js
// Asks package hosts: without the token of the registry, one byte of an archive, each address once.









// The clients wait without a limit; a check has to end.
const FIRST_BYTE_MS = 30_000;
// A connection with more than this to read is closed instead of kept.
const ONE_BYTE = { kind: 'excerpt', maxBytes: 1024 };
const whole = (maxBytes) => ({ kind: 'whole', maxBytes });
// Far more than a release has platforms for.
const MAX_FILE_BYTES = 4 * 1024 * 1024;
// The location is in the head of the page.
const MAX_PAGE_BYTES = 128 * 1024;
const ONCE = { terraform: 0, opentofu: 0 };
const isOk = (status) => status === 200;
const RANGE = { range: 'bytes=0-0' };
/** An archive of a module, which go-getter downloads. */
const MODULE_ARCHIVE = {
    name: 'archive',
    headers: RANGE,
    accepts: (status) => status === 200 || status === 206,
    plan: () => ONE_BYTE,
    read: () => (0,parsed/* accept */.J)(''),
    retries: ONCE,
    netrc: clients/* MAIN_CLIENTS */.Du
};
/** An archive of a provider. Without the range, a client is answered with 200. */
const PROVIDER_ARCHIVE = {
    name: 'provider archive',
    headers: RANGE,
    accepts: (status) => status === 200 || status === 206,
    plan: () => ONE_BYTE,
    read: () => (0,parsed/* accept */.J)(null),
    retries: { terraform: 0, opentofu: 2 },
    netrc: ['terraform']
};
/** What OpenTofu downloads by itself, as often as it asks registries. */
const DIRECT_ARCHIVE = {
    ...MODULE_ARCHIVE,
    name: 'direct archive',
    accepts: (status) => status >= 200 && status < 300,
    retries: null,
    netrc: []
};
/** A page that names where the package is. */
const PAGE = {
    name: 'page',
    headers: {},
    accepts: (status) => status >= 200 && status < 300,
    plan: ({ terraformGet }) => terraformGet ? ONE_BYTE : { kind: 'excerpt', maxBytes: MAX_PAGE_BYTES },
    read: ({ head, body }) => {
        const location = head.terraformGet || metaLocation((0,question/* textOf */.b6)(body));
        return location === null
            ? (0,parsed/* refuse */.T)('has neither X-Terraform-Get nor <meta name="terraform-get">')
            : (0,parsed/* accept */.J)(location);
    },
    retries: ONCE,
    netrc: clients/* MAIN_CLIENTS */.Du
};
/** The references of a Git repository, which are not read. */
const REPOSITORY = {
    ...MODULE_ARCHIVE,
    name: 'repository',
    headers: {},
    accepts: isOk,
    netrc: []
};
const SUMS = {
    name: 'sums',
    headers: {},
    accepts: isOk,
    plan: () => whole(MAX_FILE_BYTES),
    read: ({ body }) => (0,parsed/* accept */.J)((0,question/* textOf */.b6)(body)),
    retries: null,
    netrc: []
};
const SIGNATURE = {
    name: 'signature',
    headers: {},
    accepts: isOk,
    plan: () => whole(MAX_FILE_BYTES),
    read: ({ body: { bytes } }) => {
        if (bytes.length === 0)
            return (0,parsed/* accept */.J)('empty');
        return (0,parsed/* accept */.J)((0,sums/* looksLikeSignature */.O)(bytes) ? 'binary' : 'other');
    },
    retries: null,
    netrc: []
};
/** Asks each address once, whatever names it. */
function openPackageHosts(context, netrc) {
    const known = new Map();
    return {
        fetch: async (question, file) => {
            const { client, url, origin, token = false } = question;
            const host = (0,hostname/* hostOfUrl */.Pm)(url);
            if (host !== null && !mayAsk(host, question, context))
                return { kind: 'not-allowed', host };
            const key = `${file.name} ${token} ${origin?.isPublic} ${(0,go_url/* showUrl */.jr)(url)}`;
            const asked = known.get(key) ?? ask(question, file, context, netrc);
            known.set(key, asked);
            const answer = (await asked)[client];
            if (answer === undefined)
                throw new Error('a client without an answer');
            return { kind: 'asked', asked: answer };
        }
    };
}
/** The host that gave an answer. */
function originOf({ attempts }, network) {
    const { url = '', address = null } = attempts.at(-1)?.hops.at(-1) ?? {};
    const answering = (0,go_url/* parseUrl */.Dl)(url);
    const endpoint = answering.ok ? (0,network_endpoint/* endpointOf */.X5)(answering.value) : null;
    return { isPublic: !endpoint?.ok || (0,redirects/* isPublic */.U)(network, endpoint.value.name, address) };
}
const mayAsk = (host, { registry }, { settings: { allowedHosts, hostnames } }) => host === registry ||
    (0,hostname/* isAllowed */.Jr)(host, allowedHosts) ||
    hostnames.some((named) => named.host === host);
const withoutToken = async () => ({ token: null, source: null });
/** On behalf of every checked client, so that one request answers all of them. */
function ask({ registry, url, origin, token = false }, file, context, { withLogin }) {
    const { retries, netrc } = file;
    const targets = context.clients.map((client) => {
        const own = netrc.includes(client) ? withLogin(url) : url;
        return { kind: 'service', client, url: own, origin };
    });
    return (0,question/* askAndRead */.xD)(registry, targets, file, {
        ...context,
        patience: (client) => retries === null
            ? context.patience(client)
            : { client, attemptMs: FIRST_BYTE_MS, retries: retries[client] },
        tokenOf: token ? context.tokenOf : withoutToken
    });
}

// EXTERNAL MODULE: ./lib/protocol/services.js
var services = __webpack_require__(9562);
// EXTERNAL MODULE: ./lib/registry/answers/protocols.js
var answers_protocols = __webpack_require__(2418);
;// CONCATENATED MODULE: ./lib/registry/answers/document-faults.js


/** `url`: where the document was found, after redirects. A document may have no key in OpenTofu's own registry. */
function documentFaults(document, platform, url) {
    return [
        ...protocolFaults(document.protocols),
        ...(document.os === platform.os && document.arch === platform.arch
            ? []
            : [{ kind: 'target', found: { os: document.os, arch: document.arch } }]),
        ...urlFaults(url, 'download_url', document.downloadUrl),
        ...unreadablePackages(document.packages),
        ...(isSha256(document.shasum) ? [] : [{ kind: 'shasum', text: document.shasum }]),
        ...urlFaults(url, 'shasums_url', document.sumsUrl),
        ...urlFaults(url, 'shasums_signature_url', document.signatureUrl),
        ...keyFaults(document.keys),
        ...packageFaults(document, platform)
    ];
}
/** 64 hexadecimal digits in any case. */
const isSha256 = (text) => /^[0-9a-fA-F]{64}$/.test(text);
function protocolFaults(protocols) {
    const text = (0,answers_protocols/* unreadableProtocol */.a)(protocols);
    if (text !== undefined)
        return [{ kind: 'protocol-unreadable', text }];
    return protocols.length === 0 || (0,answers_protocols/* protocolsFit */.P)(protocols) ? [] : [{ kind: 'protocols', protocols }];
}
function urlFaults(base, field, text) {
    const url = (0,urls/* requestUrl */.Fl)(base, text);
    return url.ok ? [] : [{ kind: 'url', field, text, why: url.why }];
}
/** The keys are tried in order, and one that is not armored ends that: after another one it may not be reached. */
function keyFaults(keys) {
    const [first] = keys;
    if (keys.includes(null))
        return [{ kind: 'keys', why: 'null' }];
    if (!first)
        return [{ kind: 'keys', why: first === undefined ? 'none' : 'not-armored' }];
    const isArmored = /-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(first);
    return isArmored ? [] : [{ kind: 'keys', why: 'not-armored' }];
}
/** ParsePlatform and ParseHash of OpenTofu. */
function unreadablePackages(packages) {
    const texts = [
        ...[...packages.keys()].filter((name) => !/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(name)),
        ...Array.from(packages.values(), ({ hashes }) => hashes)
            .flat()
            .filter((hash) => hash.indexOf(':') < 1)
    ];
    return texts.slice(0, 1).map((text) => ({ kind: 'packages-unreadable', text }));
}
function packageFaults({ packages, shasum }, { os, arch }) {
    if (packages.size === 0)
        return [];
    const own = packages.get(`${os}_${arch}`);
    if (own === undefined)
        return [{ kind: 'packages', why: 'no-platform' }];
    if (own.size <= 0)
        return [{ kind: 'packages', why: 'no-size' }];
    const hashes = own.hashes.filter((hash) => hash.startsWith('zh:'));
    if (hashes.some((hash) => hash !== `zh:${shasum}`)) {
        return [{ kind: 'packages', why: 'other-hash' }];
    }
    return hashes.length === 0 ? [{ kind: 'packages', why: 'no-hash' }] : [];
}

// EXTERNAL MODULE: ./lib/registry/answers/decode.js + 1 modules
var decode = __webpack_require__(6002);
;// CONCATENATED MODULE: ./lib/registry/answers/provider-document.js
// The answer of a provider registry to `…/VERSION/download/OS/ARCH` (internal/getproviders/registry_client.go of
// both clients).


const answer = (key, packages) => (0,decode/* struct */.w3)({
    protocols: (0,decode/* list */.p_)(decode/* text */.Qq),
    os: decode/* text */.Qq,
    arch: decode/* text */.Qq,
    filename: decode/* text */.Qq,
    download_url: decode/* text */.Qq,
    shasum: decode/* text */.Qq,
    shasums_url: decode/* text */.Qq,
    shasums_signature_url: decode/* text */.Qq,
    signing_keys: (0,decode/* struct */.w3)({ gpg_public_keys: (0,decode/* list */.p_)((0,decode/* optional */.lq)(key)) }),
    packages
});
const KEY = (0,decode/* struct */.w3)({ ascii_armor: decode/* text */.Qq });
const PACKAGES = (0,decode/* map */.Tj)((0,decode/* struct */.w3)({ hashes: (0,decode/* list */.p_)(decode/* text */.Qq), package_size: decode/* integer */.nd }));
const ANSWERS = {
    terraform: answer((0,decode/* struct */.w3)({ ascii_armor: decode/* text */.Qq, trust_signature: decode/* text */.Qq }), decode/* unread */.gy),
    'opentofu before 1.12': answer(KEY, decode/* unread */.gy),
    opentofu: answer(KEY, PACKAGES)
};
function readProviderDocument(body, reader) {
    const decoded = (0,decode/* decode */.D4)(body, ANSWERS[reader]);
    if (!decoded.ok)
        return decoded;
    const { value } = decoded;
    return (0,parsed/* accept */.J)({
        os: value.os,
        arch: value.arch,
        protocols: value.protocols.items,
        filename: value.filename,
        shasum: value.shasum,
        downloadUrl: value.download_url,
        sumsUrl: value.shasums_url,
        signatureUrl: value.shasums_signature_url,
        keys: value.signing_keys.gpg_public_keys.items.map((key) => key === null ? null : key.ascii_armor),
        packages: new Map(Array.from(value.packages ?? [], ([platform, { hashes, package_size }]) => [
            platform,
            { hashes: hashes.items, size: package_size }
        ]))
    });
}

// EXTERNAL MODULE: ./lib/visit/wrong-document.js
var wrong_document = __webpack_require__(6974);
// EXTERNAL MODULE: ./lib/visit/registry/services.js
var registry_services = __webpack_require__(3851);
;// CONCATENATED MODULE: ./lib/visit/registry/packages/providers.js









// Far more than a document with the hashes of all platforms and several keys has.
const MAX_DOCUMENT_BYTES = 4 * 1024 * 1024;
const DOCUMENT = {
    accepts: (status) => status === 200,
    plan: () => ({ kind: 'whole', maxBytes: MAX_DOCUMENT_BYTES }),
    read: ({ body, url }) => (0,parsed/* accept */.J)({ text: (0,question/* textOf */.b6)(body), url })
};
/** One version of a provider for one platform. */
async function askProviderPackage({ address, version, clients }, platform, context) {
    const urlOf = (base) => (0,urls/* providerDocumentUrl */.ad)(base, address, version, platform);
    const targets = (0,registry_services/* targetsOf */.QR)(services/* PROVIDERS */.xq, address.host, clients, urlOf, context);
    const asked = await (0,question/* askAndRead */.xD)(address.host, targets, DOCUMENT, context);
    const packages = clients.map(async (client) => {
        const found = asked[client];
        if (found === undefined)
            return [];
        const read = readFor(client, found.outcome, platform, context);
        const document = { ...found, outcome: read };
        const base = found.outcome.kind === 'read' ? found.outcome.value.url : null;
        const question = { registry: address.host, client, origin: originOf(found, context.network) };
        const files = base === null || read.kind !== 'read'
            ? NOTHING
            : await fetchFiles(read.value, { ...question, url: base }, context);
        return [[client, { document, ...files }]];
    });
    return Object.fromEntries((await Promise.all(packages)).flat());
}
function readFor(client, outcome, platform, { readsPackages }) {
    if (outcome.kind !== 'read')
        return outcome;
    const { text, url } = outcome.value;
    const openTofu = readsPackages ? 'opentofu' : 'opentofu before 1.12';
    const read = readProviderDocument(text, client === 'terraform' ? client : openTofu);
    if (!read.ok) {
        const page = (0,wrong_document/* recognizePage */.y)(new TextEncoder().encode(text.slice(0, 2048)));
        return { kind: 'unreadable', why: read.why, page };
    }
    const document = read.value;
    return { kind: 'read', value: { document, faults: documentFaults(document, platform, url) } };
}
const NOTHING = { sums: null, signature: null, archive: null };
// These are looked at when the archive is there.
const LATE_FAULTS = ['keys', 'packages'];
/** In the order of the clients, which stop at the first file that they do not get. */
async function fetchFiles({ document, faults }, question, { hosts }) {
    if (faults.some(({ kind }) => !LATE_FAULTS.includes(kind)))
        return NOTHING;
    const fetch = async (reference, file) => {
        const url = (0,urls/* requestUrl */.Fl)(question.url, reference);
        return url.ok ? hosts.fetch({ ...question, url: url.value }, file) : null;
    };
    const sums = await fetch(document.sumsUrl, SUMS);
    if (!isFetched(sums))
        return { ...NOTHING, sums };
    const signature = await fetch(document.signatureUrl, SIGNATURE);
    if (!isFetched(signature))
        return { sums, signature, archive: null };
    return { sums, signature, archive: await fetch(document.downloadUrl, PROVIDER_ARCHIVE) };
}
const isFetched = (fetched) => fetched?.kind === 'asked' && fetched.asked.outcome.kind === 'read';

;// CONCATENATED MODULE: ./lib/visit/registry/packages/methods.js
// Finds packages of providers by the methods of `provider_installation`: versions are those of all methods, but the
// first one is asked for the package, whether or not it has listed the version (getproviders/multi_source.go).










function openVersionFiles(context) {
    const known = new Map();
    return (method, { address, version }) => {
        const { url } = method;
        const key = `${(0,go_url/* showUrl */.jr)(url)} ${(0,roots_root/* packageKey */.MO)((0,roots_root/* providerKey */.JT)(address), version)}`;
        const asked = known.get(key) ??
            (0,mirrors/* askMirror */.vh)({
                url,
                mirror: (0,mirrors/* mirrorOf */.r0)(method),
                provider: address,
                file: `${version}.json`,
                clients: context.clients
            }, ({ head, body, url: at }) => (0,parsed/* accept */.J)({ text: (0,question/* textOf */.b6)(body), contentType: head.contentType, url: at }), context);
        known.set(key, asked);
        return asked;
    };
}
/** One version for one platform, from its registry or by the installation methods of a client. */
async function askProvider(chosen, platform, context) {
    const { address, clients } = chosen;
    const byMethods = clients.flatMap((client) => {
        const methods = context.methodsOf(address, client)?.methods ?? [];
        return methods.every(({ kind }) => kind === 'direct') ? [] : [{ client, methods }];
    });
    const direct = clients.filter((client) => !byMethods.some((each) => each.client === client));
    const [ofRegistry, ...others] = await Promise.all([
        askProviderPackage({ ...chosen, clients: direct }, platform, context),
        ...byMethods.map(async ({ client, methods }) => {
            const found = await askByMethods({ ...chosen, clients: [client] }, platform, methods, context);
            return found === undefined ? {} : { [client]: found };
        })
    ]);
    return Object.assign({}, ofRegistry, ...others);
}
/** Undefined where that is not known. Only a missing platform leads to the next method. */
async function askByMethods(chosen, platform, methods, context) {
    const [client] = chosen.clients;
    let found;
    for (const method of methods) {
        if (method.kind === 'local' || client === undefined)
            return undefined;
        found =
            method.kind === 'network'
                ? await askMirrorPackage(method, chosen, platform, context)
                : (await askProviderPackage(chosen, platform, context))[client];
        if (found === undefined || !lacksPlatform(found))
            return found;
    }
    return found;
}
function lacksPlatform(found) {
    if ('mirror' in found) {
        const { outcome } = found.file;
        return outcome.kind === 'read' && outcome.value.kind === 'no-platform';
    }
    const { outcome } = found.document;
    return outcome.kind === 'status' && outcome.status === 404;
}
async function askMirrorPackage(method, chosen, platform, context) {
    const [client] = chosen.clients;
    const found = client && (await context.versionFiles(method, chosen))[client];
    if (client === undefined || found === undefined)
        return undefined;
    const mirror = (0,mirrors/* mirrorOf */.r0)(method);
    const outcome = archiveIn(found.outcome, platform);
    const file = { ...found, mirror, outcome };
    if (found.outcome.kind !== 'read' ||
        outcome.kind !== 'read' ||
        outcome.value.kind !== 'archive') {
        return { mirror, file, archive: null };
    }
    const url = (0,urls/* requestUrl */.Fl)(found.outcome.value.url, outcome.value.url);
    if (!url.ok)
        return { mirror, file, archive: { kind: 'refused', why: url.why } };
    const registry = (0,hostname/* hostOfUrl */.Pm)(method.url);
    const origin = originOf(found, context.network);
    const question = { registry, client, url: url.value, origin };
    return { mirror, file, archive: await context.hosts.fetch(question, PROVIDER_ARCHIVE) };
}
function archiveIn(outcome, platform) {
    if (outcome.kind !== 'read')
        return outcome;
    const { text, contentType } = outcome.value;
    const read = (0,mirror/* readMirrorVersion */.I)(text, contentType, platform);
    return read.ok
        ? { kind: 'read', value: read.value }
        : { kind: 'unreadable', why: read.why, page: null };
}

// EXTERNAL MODULE: ./lib/protocol/token-reach.js
var token_reach = __webpack_require__(7027);
// EXTERNAL MODULE: ./lib/protocol/module-address.js
var module_address = __webpack_require__(5011);
;// CONCATENATED MODULE: ./lib/registry/answers/module-location.js
// The answer of a module registry to `…/VERSION/download` (internal/registry/client.go of both clients).

/** Terraform ignores the body. */
const terraformLocation = ({ header }) => header ? { kind: 'address', location: header } : { kind: 'none' };
const BODY = (0,decode/* struct */.w3)({ location: decode/* text */.Qq, use_registry_credentials: (0,decode/* optional */.lq)(decode/* boolean */.zM) });
const OLD_BODY = (0,decode/* struct */.w3)({ location: decode/* text */.Qq, use_registry_credentials: decode/* unread */.gy });
/** `readsCredentials`: whether the release knows `use_registry_credentials`, as OpenTofu 1.12 and later do. */
function openTofuLocation(answer, readsCredentials) {
    if (answer.status === 204)
        return terraformLocation(answer);
    const decoded = (0,decode/* decode */.D4)(answer.body, readsCredentials ? BODY : OLD_BODY, 'whole');
    if (!decoded.ok)
        return { kind: 'unreadable', why: decoded.why };
    const { location, use_registry_credentials: usesCredentials } = decoded.value;
    if (usesCredentials !== null)
        return { kind: 'url', location, usesCredentials };
    return location === '' ? terraformLocation(answer) : { kind: 'address', location };
}

;// CONCATENATED MODULE: ./lib/registry/answers/package-plan.js





/** What the client does with the answer; `why` of a refusal is a clause. */
function planPackage({ answer, downloadUrl, client, readsCredentials }) {
    const found = client === 'terraform' ? terraformLocation(answer) : openTofuLocation(answer, readsCredentials);
    switch (found.kind) {
        case 'none':
            return refused(NO_LOCATION[client]);
        case 'unreadable':
            return refused(`the response ${found.why}`);
        case 'url': {
            // The response itself is then downloaded again as the package, and it is no archive.
            if (found.location === '')
                return refused('the response has `use_registry_credentials` and no `location`');
            const url = (0,urls/* packageUrl */.EH)(downloadUrl, found.location);
            if (!url.ok)
                return refused(url.why);
            return { kind: 'direct', url: url.value, usesCredentials: found.usesCredentials };
        }
        case 'address': {
            const location = (0,urls/* joinLocation */.ut)(downloadUrl, found.location);
            if (!location.ok)
                return refused(location.why);
            return planAddress(location.value, client);
        }
    }
}
const NO_LOCATION = {
    terraform: 'the response has no X-Terraform-Get header',
    opentofu: 'the response has neither `location` nor an X-Terraform-Get header'
};
const refused = (why) => ({ kind: 'refused', why: withoutSecrets(why) });
/** The words of a client may contain a whole address: its query and user info can be secrets. */
const withoutSecrets = (text) => text.replace(/\?[^\s"']*/g, '?…').replace(/\/\/[^\s"'/@]*@/g, '//…@');
/** Where a page leads. */
function planHop(location, client) {
    const address = readHop(location, client);
    return address.ok ? fetchOf(address.value, client) : refused(address.why);
}
/** A location has to be a package: a local path or a registry address is refused. */
function planAddress(location, client) {
    const source = (0,module_address/* parseModuleSource */.vL)(location, client);
    if (source.kind === 'invalid')
        return refused(source.error);
    if (source.kind !== 'remote')
        return refused('must be a direct remote package address');
    const address = (0,package_address/* parsePackageAddress */.cx)(location, client);
    return address.ok ? fetchOf(address.value, client) : refused(address.why);
}

;// CONCATENATED MODULE: ./lib/visit/registry/packages/modules.js
// Follows modules from their registries to their packages, as far as that needs no archive.










// The clients put the whole body into their messages; a location is short.
const MAX_LOCATION_BYTES = 1024 * 1024;
const LOCATION = {
    accepts: (status) => status === 200 || status === 204,
    plan: () => ({ kind: 'whole', maxBytes: MAX_LOCATION_BYTES }),
    read: ({ head, body }) => (0,parsed/* accept */.J)({
        status: head.status === 204 ? 204 : 200,
        header: head.terraformGet,
        body: (0,question/* textOf */.b6)(body)
    })
};
/** One version of a module: the location, and what is there for each client. */
async function askModulePackage({ address, version, clients }, context) {
    const { host } = address;
    const urlOf = (base) => (0,urls/* moduleDownloadUrl */.sw)(base, address, version);
    const targets = (0,registry_services/* targetsOf */.QR)(services/* MODULES */.e$, host, clients, urlOf, context);
    const located = await (0,question/* askAndRead */.xD)(host, targets, LOCATION, context);
    const packages = targets.map(async (target) => {
        const { client } = target;
        const asked = located[client];
        if (asked === undefined)
            return [];
        if (target.kind !== 'service' || asked.outcome.kind !== 'read') {
            return [[client, { location: { ...asked, outcome: asked.outcome }, steps: [] }]];
        }
        const answer = asked.outcome.value;
        const { readsPackages: readsCredentials, network } = context;
        const plan = planPackage({ answer, downloadUrl: target.url, client, readsCredentials });
        const way = { registry: host, client, origin: originOf(asked, network), start: target.url };
        const steps = await follow(plan, way, context);
        const location = { ...asked, outcome: { kind: 'read', value: null } };
        return [[client, { location, steps }]];
    });
    return Object.fromEntries((await Promise.all(packages)).flat());
}
// go-getter follows ten pages.
const MAX_PAGES = 10;
/** Goes where a client goes, up to the first byte of an archive. */
async function follow(first, way, { hosts, network }) {
    const steps = [];
    let plan = first;
    let { origin } = way;
    for (let requests = 0; plan.kind !== 'refused' && plan.kind !== 'other'; requests += 1) {
        if (plan.kind === 'page' && requests === MAX_PAGES) {
            return [
                ...steps,
                { kind: 'refused', why: `too many X-Terraform-Get redirects: ${requests + 1}` }
            ];
        }
        const [what, file] = REQUESTS[plan.kind];
        const usesToken = plan.kind === 'direct' && plan.usesCredentials;
        const token = usesToken && keepsToken(way.start, plan.url);
        const fetched = await hosts.fetch({ ...way, url: urlOf(plan), origin, token }, file);
        const next = fetched.kind === 'asked' && fetched.asked.outcome;
        if (usesToken && !token && next && next.kind === 'status' && next.status === 401) {
            const host = (0,hostname/* hostOfUrl */.Pm)(plan.url);
            return [...steps, { kind: 'other', getter: `the token of the registry from ${host}`, host }];
        }
        steps.push({ ...fetched, what });
        if (plan.kind !== 'page' || !next || next.kind !== 'read')
            return steps;
        origin = originOf(fetched.asked, network);
        plan = planHop(next.value, way.client);
    }
    return [...steps, plan];
}
/**
 * OpenTofu sends the token to whatever host the location names. This check sends it only where a redirect of the
 * registry could lead it.
 */
function keepsToken(from, to) {
    const stops = [from, to].map((url) => {
        return { scheme: url.scheme === 'http' ? 'http' : 'https', name: (0,network_endpoint/* comparedName */.be)(url) };
    });
    return (0,token_reach/* tokenReach */.n)(stops).at(-1) === 'sent';
}
const REQUESTS = {
    archive: ['archive', MODULE_ARCHIVE],
    direct: ['archive', DIRECT_ARCHIVE],
    page: ['page', PAGE],
    git: ['repository', REPOSITORY]
};
/** Of a repository, what `git clone` asks for first (gitprotocol-http). */
const urlOf = ({ kind, url }) => kind === 'git' ? { ...url, path: `${url.path}/info/refs`, query: 'service=git-upload-pack' } : url;

;// CONCATENATED MODULE: ./lib/visit/registry/packages/packages.js
// Asks for the packages of all chosen versions, each once.











/** For the platforms of the settings, or else for that of this machine. */
async function askPackages(answers, inquiring, options) {
    const { machine, learn } = options;
    const chosen = chosenVersions(answers, options);
    const { settings, versionOf } = inquiring;
    const { OPENTOFU_ENFORCE_GPG_VALIDATION: enforced } = machine.environment;
    const context = {
        ...inquiring,
        hosts: openPackageHosts(inquiring, (0,netrc/* openNetrc */.TU)(machine, learn)),
        readsPackages: (0,clients/* readsPackageDetails */.sX)(versionOf('opentofu'))
    };
    const methodsOf = (0,installation/* methodsByClient */.x)(options.configs, options.dialect.releases, learn);
    const ofProviders = { ...context, methodsOf, versionFiles: openVersionFiles(context) };
    const modules = Array.from(chosen.modules, async ([key, version]) => {
        return [key, await askModulePackage(version, context)];
    });
    const platforms = settings.platforms.length === 0 ? [machine.platform] : settings.platforms;
    const providers = Array.from(chosen.providers).flatMap(([key, version]) => platforms.map(async (platform) => {
        const [os = '', arch = ''] = platform.split('_');
        const asked = await askProvider(version, { os, arch }, ofProviders);
        return [(0,roots_root/* packageKey */.MO)(key, platform), asked];
    }));
    return {
        modules: new Map(await Promise.all(modules)),
        providers: new Map(await Promise.all(providers)),
        platforms,
        lockHashes: hashesIn(answers.roots, options),
        enforcesSignatures: enforced === 'true'
    };
}
function hashesIn(roots, { directory }) {
    const files = new Set(roots.flatMap(({ lockFile }) => lockFile ?? []));
    return new Map(Array.from(files, (file) => {
        const read = (0,read_text/* readText */.yR)((0,external_node_path_.join)(directory, file));
        return [file, read.ok ? readLockHashes(read.text) : new Map()];
    }));
}


/***/ })

};
