export const id = 924;
export const ids = [924];
export const modules = {

/***/ 4375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mirrorUrl: () => (/* binding */ mirrorUrl),
/* harmony export */   mirrorVersion: () => (/* binding */ mirrorVersion),
/* harmony export */   providerExcluded: () => (/* binding */ providerExcluded)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5799);
// Problems of the `provider_installation` block: wrong URLs of mirrors, missing versions, and providers without a method.



const mirrorUrl = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('mirror-url', 'URL of a network mirror is wrong', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/**
 * `slash`: the URL does not end in a slash, and `asked` was requested instead of a file below it; `isUsable`: another method has the provider. `port`: the
 * clients read the host of `provider`, which has a port, as the scheme of a URL.
 */
(wrong) => {
    const { mirror } = wrong;
    if (wrong.kind === 'port') {
        return {
            message: `the network mirror ${mirror} (${wrong.at}) cannot have ${wrong.provider}, because the CLIs read a host with a port as a URL scheme`,
            help: `add \`exclude = ["${wrong.provider.split('/')[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`
        };
    }
    return {
        message: `the URL of the network mirror ${mirror} has no slash at the end, so the CLIs request ${wrong.asked}, which ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(wrong.result)}`,
        help: `set \`url = "${mirror}/"\``,
        ...(wrong.isUsable ? { severity: 'warning' } : {})
    };
});
const mirrorVersion = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('mirror-version', 'Network mirror lacks the chosen version', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `isListed`: by the mirror itself; otherwise by another installation method. */
({ provider, version, mirror, isListed, ...answer }) => {
    const shown = `${provider} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(version, 40)}`;
    return {
        message: isListed
            ? `the network mirror ${mirror} lists ${shown} but does not have it: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .returned */ ._r)(answer)}`
            : `the network mirror ${mirror} does not have ${shown}, which another installation method lists: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .returned */ ._r)(answer)}`,
        help: {
            operator: `add ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(version, 40)} to the mirror, for example with \`terraform providers mirror\``,
            user: isListed
                ? 'set `version` to one that the mirror has'
                : `exclude ${provider} from \`network_mirror\`, or set \`version\` to one that the mirror has`
        }
    };
});
const providerExcluded = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('provider-excluded', 'No installation method covers a provider', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ provider }) => ({
    message: `no installation method in \`provider_installation\` covers ${provider}`,
    help: `add ${provider} to \`include\` of a method, or add a \`direct\` block`
}));


/***/ }),

/***/ 9493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ lastAttempt)
/* harmony export */ });
/* harmony import */ var _clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
// How long the clients wait for an answer of a registry, and how often they ask again.

/**
 * The index of the attempt after which a client asks no more; null if it would ask again. A retry is
 * decided when a head arrives or fails to, so a body that is cut off or late is final (go-retryablehttp,
 * baseRetryPolicy).
 */
function lastAttempt(attempts, { attemptMs, retries }) {
    const index = attempts.findIndex((attempt, at) => at === retries || !isRepeated(attempt, attemptMs));
    return index < 0 ? null : index;
}
function isRepeated({ response, hops, headMs }, attemptMs) {
    if (headMs === null)
        return response.kind === 'failed' && response.transient;
    return headMs > attemptMs || (0,_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .isRetriedStatus */ .Mq)(hops.at(-1)?.status ?? 0);
}


/***/ }),

/***/ 5412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readMirrorVersion),
/* harmony export */   o: () => (/* binding */ readMirrorIndex)
/* harmony export */ });
/* harmony import */ var _go_media_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7511);
/* harmony import */ var _go_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3625);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6002);
// The answers of a network mirror (getproviders/http_mirror_source.go of both clients).



const INDEX = (0,_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .struct */ .w3)({ versions: (0,_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .map */ .Tj)((0,_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .struct */ .w3)({})) });
/** The version texts of `index.json`; the clients ignore those that they cannot read. */
function readMirrorIndex(body, contentType) {
    const decoded = decodeJson(body, contentType, INDEX);
    return decoded.ok ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .accept */ .J)([...(decoded.value.versions?.keys() ?? [])]) : decoded;
}
const VERSION = (0,_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .struct */ .w3)({ archives: (0,_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .map */ .Tj)((0,_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .struct */ .w3)({ url: _decode_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, hashes: (0,_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) }))) });
/** The archive of a platform in `VERSION.json`. */
function readMirrorVersion(body, contentType, { os, arch }) {
    const decoded = decodeJson(body, contentType, VERSION);
    if (!decoded.ok)
        return decoded;
    const archive = decoded.value.archives?.get(`${os}_${arch}`);
    if (archive === undefined)
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .accept */ .J)({ kind: 'no-platform' });
    if (archive === null)
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .accept */ .J)({ kind: 'crash' });
    const hashes = archive.hashes.items;
    return hashes.some((hash) => hash.indexOf(':') < 1)
        ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)(`has a hash without a scheme, such as "zh:", in "archives.${os}_${arch}"`)
        : (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .accept */ .J)({ kind: 'archive', url: archive.url, hashes });
}
/** The only answers whose media type counts. */
function decodeJson(body, contentType, shape) {
    const type = (0,_go_media_type_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMediaType */ .i)(contentType ?? '');
    if (type.ok && type.value === 'application/json')
        return (0,_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decode */ .D4)(body, shape);
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)(contentType === null
        ? 'has no Content-Type; expected application/json'
        : 'has a Content-Type other than application/json');
}


/***/ }),

/***/ 2418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ protocolsFit),
/* harmony export */   a: () => (/* binding */ unreadableProtocol)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1731);
// The versions of the plugin protocol that a provider speaks: the clients read `>= 5, < 7`.

/** The first that the clients cannot read, so that the whole document fails. */
const unreadableProtocol = (protocols) => protocols.find((protocol) => (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .parseProviderVersion */ .rK)(protocol) === null);
const protocolsFit = (protocols) => protocols.some((protocol) => {
    const version = (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .parseProviderVersion */ .rK)(protocol);
    const [major] = version?.numbers ?? [];
    // A pre-release never fits.
    return version !== null && !(0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPreRelease */ .Ty)(version) && (major === 5n || major === 6n);
});


/***/ }),

/***/ 7705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EH: () => (/* binding */ packageUrl),
/* harmony export */   Fl: () => (/* binding */ requestUrl),
/* harmony export */   ad: () => (/* binding */ providerDocumentUrl),
/* harmony export */   fZ: () => (/* binding */ moduleVersionsUrl),
/* harmony export */   i5: () => (/* binding */ providerVersionsUrl),
/* harmony export */   ny: () => (/* binding */ tfeUrl),
/* harmony export */   sw: () => (/* binding */ moduleDownloadUrl),
/* harmony export */   ut: () => (/* binding */ joinLocation),
/* harmony export */   zS: () => (/* binding */ mirrorUrl)
/* harmony export */ });
/* harmony import */ var _go_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3625);
/* harmony import */ var _go_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4283);
/* harmony import */ var _go_url_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(630);
// The URLs of the registry protocols, joined as the clients join them.



/** `base` is the URL of `modules.v1`, to which the clients add a missing slash (internal/registry/client.go). */
const moduleVersionsUrl = (base, module) => below(withSlash(base), `${pathOf(module)}/versions`);
/** `version` is in normal form, build metadata included. */
const moduleDownloadUrl = (base, module, version) => below(withSlash(base), `${pathOf(module)}/${version}/download`);
const pathOf = ({ namespace, name, system }) => `${namespace}/${name}/${system}`;
/** `base` is the URL of `providers.v1`, whose last part is lost without a slash. */
const providerVersionsUrl = (base, { namespace, type }) => below(base, `${namespace}/${type}/versions`);
const providerDocumentUrl = (base, { namespace, type }, version, { os, arch }) => below(base, `${namespace}/${type}/${version}/download/${os}/${arch}`);
/** `base` is the URL of `tfe.v2` or `tfe.v2.1`; `path` is relative, such as `ping` (go-tfe tfe.go). */
const tfeUrl = (base, path) => below(withSlash(base), path);
/**
 * `base` is the URL of a network mirror; `file` is `index.json` or `VERSION.json`. A host with a port is read as
 * a scheme, so that neither client can ask a mirror for its providers (getproviders/http_mirror_source.go).
 */
function mirrorUrl(base, { host, namespace, type }, file) {
    const url = (0,_go_url_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveUrl */ .O)(base, `${host}/${namespace}/${type}/${file}`);
    if (!url.ok || url.value.scheme === 'https')
        return url;
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)(`unsupported protocol scheme "${url.value.scheme}"`);
}
/** A module location that begins like a path is relative to the download URL as asked, not as redirected. */
function joinLocation(downloadUrl, location) {
    if (!/^\.{0,2}\//.test(location))
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .accept */ .J)(location);
    const url = (0,_go_url_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveUrl */ .O)(downloadUrl, location);
    return url.ok ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .accept */ .J)((0,_go_url_js__WEBPACK_IMPORTED_MODULE_0__/* .showUrl */ .jr)(url.value)) : url;
}
/** A location that OpenTofu requests by itself, any relative form included (preparePackageLocationDirect). */
function packageUrl(downloadUrl, location) {
    const url = requestUrl(downloadUrl, location);
    // Only a `#` with text after it counts.
    return url.ok && url.value.fragment !== '' ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)('must not include fragment part') : url;
}
/**
 * A URL in a provider document, relative to where the document was found, after redirects. An empty one is the
 * document itself.
 */
function requestUrl(base, reference) {
    const url = (0,_go_url_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveUrl */ .O)(base, reference);
    if (!url.ok)
        return url;
    const { scheme } = url.value;
    return scheme === 'http' || scheme === 'https' ? url : (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)('must use http or https scheme');
}
const withSlash = (base) => base.path.endsWith('/') ? base : { ...base, path: `${base.path}/` };
/** `path` consists of parts of valid addresses and versions. */
function below(base, path) {
    const url = (0,_go_url_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveUrl */ .O)(base, path);
    if (!url.ok)
        throw new Error(url.why);
    return url.value;
}


/***/ }),

/***/ 6267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NV: () => (/* binding */ askInstallations),
/* harmony export */   mD: () => (/* binding */ withInstallations),
/* harmony export */   r0: () => (/* binding */ mirrorOf),
/* harmony export */   vh: () => (/* binding */ askMirror)
/* harmony export */ });
/* unused harmony export unite */
/* harmony import */ var _go_parsed_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3625);
/* harmony import */ var _go_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4283);
/* harmony import */ var _problems_init_mirrors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4375);
/* harmony import */ var _protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1831);
/* harmony import */ var _registry_answers_mirror_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5412);
/* harmony import */ var _registry_urls_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7705);
/* harmony import */ var _registry_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1731);
/* harmony import */ var _roots_root_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5257);
/* harmony import */ var _question_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1255);









/** `wanted`: all providers, by `providerKey`. */
async function askInstallations(wanted, methodsOf, context) {
    const installations = Array.from(wanted, async ([key, provider]) => {
        return [key, await installationsOf(provider, methodsOf, context)];
    });
    return new Map((await Promise.all(installations)).filter(([, each]) => Object.keys(each).length > 0));
}
async function installationsOf({ address, clients }, methodsOf, context) {
    const configured = clients.flatMap((client) => {
        const methods = methodsOf(address, client);
        return methods === null ? [] : [{ client, ...methods }];
    });
    const questions = questionsFor(address, configured);
    const answers = Array.from(questions, async ([url, question]) => {
        return [url, await askMirror(question, readIndex, context)];
    });
    const asked = new Map(await Promise.all(answers));
    return Object.fromEntries(configured.map(({ client, place, methods }) => [
        client,
        { place, methods: methods.flatMap((method) => methodOf(method, client, asked)) }
    ]));
}
/** By URL. */
function questionsFor(provider, configured) {
    const questions = new Map();
    for (const { client, methods } of configured) {
        for (const method of methods) {
            if (method.kind !== 'network')
                continue;
            const { url } = method;
            const key = (0,_go_url_js__WEBPACK_IMPORTED_MODULE_0__/* .showUrl */ .jr)(url);
            const clients = [...(questions.get(key)?.clients ?? []), client];
            const mirror = mirrorOf(method);
            questions.set(key, { url, mirror, provider, file: 'index.json', clients });
        }
    }
    return questions;
}
const mirrorOf = ({ url, place }) => ({
    url: (0,_go_url_js__WEBPACK_IMPORTED_MODULE_0__/* .safeUrl */ .Pl)(url),
    place,
    hasSlash: url.path.endsWith('/')
});
function methodOf(method, client, asked) {
    if (method.kind !== 'network')
        return [{ kind: method.kind }];
    const index = asked.get((0,_go_url_js__WEBPACK_IMPORTED_MODULE_0__/* .showUrl */ .jr)(method.url))?.[client];
    if (index === undefined)
        return [];
    return [{ kind: 'network', index: { ...index, mirror: mirrorOf(method) } }];
}
/** The clients ignore what they cannot read. */
function readIndex({ head, body }) {
    const texts = (0,_registry_answers_mirror_js__WEBPACK_IMPORTED_MODULE_3__/* .readMirrorIndex */ .o)((0,_question_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6)(body), head.contentType);
    return texts.ok
        ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_8__/* .accept */ .J)(texts.value.filter((text) => (0,_registry_version_js__WEBPACK_IMPORTED_MODULE_5__/* .parseProviderVersion */ .rK)(text) !== null))
        : texts;
}
/** The sixth redirect fails (http_mirror_source.go, `len(via) > 5`). */
const MAX_REDIRECTS = 5;
/** What each client makes of a file of a mirror. OpenTofu does not ask a mirror again. */
async function askMirror({ url, mirror, provider, file, clients }, read, context) {
    const host = (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__/* .hostOfUrl */ .Pm)(url);
    const fileUrl = (0,_registry_urls_js__WEBPACK_IMPORTED_MODULE_4__/* .mirrorUrl */ .zS)(url, provider, file);
    if (!fileUrl.ok) {
        const at = `${mirror.place.file}:${mirror.place.line}`;
        const about = { mirror: mirror.url, at, provider: (0,_roots_root_js__WEBPACK_IMPORTED_MODULE_6__/* .providerKey */ .JT)(provider) };
        const problem = (0,_problems_init_mirrors_js__WEBPACK_IMPORTED_MODULE_1__.mirrorUrl)({ ...about, kind: 'port' });
        const asked = { host, url: mirror.url, tokenSource: null, attempts: [] };
        return all(clients, { ...asked, outcome: { kind: 'failed', problem } });
    }
    const { allowedHosts, hostnames } = context.settings;
    const mayAsk = (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__/* .isAllowed */ .Jr)(host, allowedHosts) || hostnames.some((named) => named.host === host);
    const targets = clients.map((client) => mayAsk
        ? { client, kind: 'service', url: fileUrl.value, origin: null }
        : { client, kind: 'not-asked', why: 'not-allowed' });
    const reading = {
        accepts: (status) => status === 200,
        plan: () => ({ kind: 'whole', maxBytes: _question_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_ANSWER_BYTES */ .gB }),
        read,
        maxRedirects: MAX_REDIRECTS
    };
    return await (0,_question_js__WEBPACK_IMPORTED_MODULE_7__/* .askAndRead */ .xD)(host, targets, reading, {
        ...context,
        patience: (client) => ({
            ...context.patience(client),
            ...(client === 'opentofu' ? { retries: 0 } : {})
        })
    });
}
const all = (clients, asked) => Object.fromEntries(clients.map((client) => [client, asked]));
/** The answers of registries, or of all methods where a client has an installation block. */
function withInstallations(providers, installations) {
    const united = new Map(providers);
    for (const [key, byClient] of installations) {
        const ofRegistry = providers.get(key);
        const answers = Object.entries(byClient).map(([client, installation]) => [
            client,
            unite(installation, ofRegistry?.[client])
        ]);
        united.set(key, { ...ofRegistry, ...Object.fromEntries(answers) });
    }
    return united;
}
/**
 * Versions are united; a method without the provider is passed over, and any other failure ends the search
 * (getproviders/multi_source.go). Undefined if that is not known, since a method is local.
 */
function unite({ methods }, ofRegistry) {
    const answers = methods.flatMap((method) => answerOf(method, ofRegistry));
    const failure = answers.find(isFailure);
    if (failure !== undefined)
        return failure;
    const unasked = answers.find(({ outcome }) => outcome.kind === 'not-asked');
    if (unasked !== undefined)
        return unasked;
    if (answers.length < methods.length)
        return undefined;
    const lists = answers.flatMap(({ outcome }) => (outcome.kind === 'read' ? [outcome.value] : []));
    const first = answers.find(({ outcome }) => outcome.kind === 'read');
    if (first === undefined || lists.every(({ texts }) => texts.length === 0)) {
        // The clients name the registry if it is among those that were asked.
        return answers.find(({ mirror }) => mirror === undefined) ?? first ?? answers[0];
    }
    return { ...first, outcome: { kind: 'read', value: union(lists) } };
}
function answerOf(method, ofRegistry) {
    switch (method.kind) {
        case 'local':
            return [];
        case 'direct':
            return ofRegistry === undefined ? [] : [ofRegistry];
        case 'network': {
            const { index } = method;
            const { outcome } = index;
            if (outcome.kind !== 'read')
                return [{ ...index, outcome }];
            const value = { texts: outcome.value, compatible: [], warnings: [], leftOut: 0 };
            return [{ ...index, outcome: { kind: 'read', value } }];
        }
    }
}
const isFailure = ({ outcome }) => outcome.kind === 'failed' ||
    outcome.kind === 'unreadable' ||
    (outcome.kind === 'status' && outcome.status !== 404);
const union = (lists) => ({
    texts: [...new Set(lists.flatMap(({ texts }) => texts))],
    compatible: lists.flatMap(({ compatible }) => compatible),
    warnings: lists.flatMap(({ warnings }) => warnings),
    leftOut: lists.reduce((sum, { leftOut }) => sum + leftOut, 0)
});


/***/ }),

/***/ 1255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gB: () => (/* binding */ MAX_ANSWER_BYTES),
  xD: () => (/* binding */ askAndRead),
  dq: () => (/* binding */ askFor),
  b6: () => (/* binding */ textOf)
});

// EXTERNAL MODULE: ./lib/go/url.js
var go_url = __webpack_require__(4283);
// EXTERNAL MODULE: ./lib/visit/wrong-document.js
var wrong_document = __webpack_require__(6974);
// EXTERNAL MODULE: ./lib/problems/host.js
var host = __webpack_require__(960);
// EXTERNAL MODULE: ./lib/protocol/patience.js
var protocol_patience = __webpack_require__(9493);
;// CONCATENATED MODULE: ./lib/visit/registry/seen.js


/**
 * The response that one client works with, or the failure that it reports: those of its last attempt, if
 * that is in time.
 */
function seenBy({ attempts }, patience) {
    const { attemptMs: limitMs } = patience;
    const attempt = attempts[(0,protocol_patience/* lastAttempt */.m)(attempts, patience) ?? attempts.length - 1] ?? attempts[0];
    const { response, timing, headMs } = attempt;
    if (response.kind === 'failed' || timing.totalMs <= limitMs)
        return response;
    const phase = (headMs ?? 0) > limitMs ? 'response' : 'body';
    return {
        kind: 'failed',
        problem: (0,host.hostTimeout)({ host: hostOf(response.url), asks: 'answer', phase, limitMs }),
        transient: true
    };
}
/** Without the default port. */
const hostOf = ({ host }) => host.replace(/:443$/, '');

;// CONCATENATED MODULE: ./lib/visit/registry/question.js



// net/http gives up at the tenth request of a call.
const MAX_REDIRECTS = 9;
// The longest known list, of a provider with 500 versions for 14 platforms each, has 1 MB. 64 may be read at once.
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const WHOLE = { kind: 'whole', maxBytes: MAX_ANSWER_BYTES };
const EXCERPT = { kind: 'excerpt', maxBytes: 2048 };
/** What each client makes of the answer of a registry to a question with the token of `host`. */
const askFor = (host, targets, read, questioner) => askAndRead(host, targets, {
    accepts: (status) => status === 200,
    plan: () => WHOLE,
    read: ({ body }) => read(textOf(body))
}, questioner);
/** A body in UTF-8, a byte order mark included. */
const textOf = ({ bytes }) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
/** As `askFor`, for an answer of any kind. */
async function askAndRead(host, targets, reading, questioner) {
    const isToAsk = (target) => target.kind === 'service';
    const { token, source } = await questioner.tokenOf(host);
    const groups = Map.groupBy(targets.filter(isToAsk), ({ url }) => (0,go_url/* showUrl */.jr)(url));
    const answers = await Promise.all(Array.from(groups.values(), async (group) => {
        const reply = await askOnce(host, token, group, reading, questioner);
        return asSeen(reply, { host, tokenSource: source }, group, reading, questioner);
    }));
    const unasked = targets.flatMap((target) => {
        if (isToAsk(target))
            return [];
        const outcome = { kind: 'not-asked', why: target.why };
        return [[target.client, { host, url: '', tokenSource: source, outcome, attempts: [] }]];
    });
    return Object.fromEntries([...unasked, ...answers.flat()]);
}
async function askOnce(host, token, targets, { headers, maxRedirects = MAX_REDIRECTS, accepts, plan }, { asker, patience, versionOf }) {
    const [first] = targets;
    if (first === undefined)
        throw new Error('a question without a client');
    return await asker.ask({
        host,
        url: first.url,
        origin: first.origin,
        token,
        headers: headers ?? { 'x-terraform-version': versionOf(first.client) },
        planBody: (head) => (accepts(head.status) ? plan(head) : EXCERPT),
        maxRedirects,
        patience: targets.map(({ client }) => patience(client))
    });
}
/** Clients that work with the same response share what is read of it. */
function asSeen(reply, about, targets, reading, { patience }) {
    const known = new Map();
    return targets.map(({ client, url }) => {
        const response = reply.kind === 'asked' ? seenBy(reply, patience(client)) : reply;
        const asked = known.get(response) ?? {
            ...about,
            url: (0,go_url/* safeUrl */.Pl)(url),
            outcome: outcomeOf(response, reading),
            attempts: reply.kind === 'asked' ? reply.attempts.map(withoutResponse) : []
        };
        known.set(response, asked);
        return [client, asked];
    });
}
const withoutResponse = ({ hops, timing, certificates }) => ({
    hops,
    timing,
    certificates
});
function outcomeOf(response, { accepts, plan, read }) {
    if (response.kind === 'not-asked')
        return response;
    if (response.kind === 'failed')
        return { kind: 'failed', problem: response.problem };
    const { head, body } = response;
    const { status, reason } = head;
    if (!accepts(status))
        return { kind: 'status', status, reason, page: (0,wrong_document/* recognizePage */.y)(body.bytes) };
    if (body.truncated && plan(head).kind === 'whole')
        return { kind: 'not-asked', why: 'size' };
    const result = read(response);
    // The version that a client chooses may be one of those that are not kept.
    if (result.ok && isCutShort(result.value))
        return { kind: 'not-asked', why: 'size' };
    if (result.ok)
        return { kind: 'read', value: result.value };
    return { kind: 'unreadable', why: result.why, page: (0,wrong_document/* recognizePage */.y)(body.bytes) };
}
const isCutShort = (value) => typeof value === 'object' && value !== null && 'leftOut' in value && value.leftOut !== 0;


/***/ }),

/***/ 3851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QR: () => (/* binding */ targetsOf),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* unused harmony export serviceOf */
/* harmony import */ var _go_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4283);
/* harmony import */ var _network_endpoint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4529);
/* harmony import */ var _network_redirects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3948);
/* harmony import */ var _protocol_hostname_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1831);
/* harmony import */ var _protocol_services_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9562);
// The URL of a service, as discovery found it.





/** Where each of the clients asks below the URL of a service of a host. */
const targetsOf = (id, host, clients, urlOf, rules) => clients.map((client) => {
    const service = serviceOf(id, host, client, rules);
    return service.kind === 'service'
        ? { ...service, client, url: urlOf(service.url) }
        : { ...service, client };
});
/** Where a client finds a service of a host: in its document, or in a host block of its configuration. */
function serviceOf(id, host, client, { settings: { allowedHosts, hostnames }, network, visits, onlyListed }) {
    const visit = visits.get(host);
    const document = visit === undefined ? null : documentFor(visit, client);
    const documentUrl = (0,_go_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .Dl)(document?.url ?? '');
    if (document === null || !documentUrl.ok)
        return { kind: 'not-asked', why: 'service' };
    const { services, origin } = document;
    const display = (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_3__/* .showHostname */ .nx)(host);
    const found = (0,_protocol_services_js__WEBPACK_IMPORTED_MODULE_4__/* .lookUp */ .TE)(id, { services, documentUrl: documentUrl.value, display, client });
    if (found.kind !== 'url' || !(0,_network_endpoint_js__WEBPACK_IMPORTED_MODULE_1__/* .endpointOf */ .X5)(found.url).ok) {
        return { kind: 'not-asked', why: 'service' };
    }
    const at = (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_3__/* .hostOfUrl */ .Pm)(found.url) ?? '';
    // As for discovery: the allowlist is for what files use. A host block is the machine's own configuration.
    const mayAsk = at === host ||
        (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_3__/* .isAllowed */ .Jr)(at, allowedHosts) ||
        hostnames.some((named) => named.host === at) ||
        onlyListed.has(`${host} ${id}`) ||
        origin === null;
    if (!mayAsk)
        return { kind: 'not-asked', why: 'not-allowed' };
    return { kind: 'service', url: found.url, origin: origin && originOf(origin, network) };
}
/** Null where discovery found nothing, which has its own finding. */
function documentFor(visit, client) {
    const { discovery } = visit.attempt;
    const block = visit.forced.find((each) => each.client === client);
    if (block !== undefined) {
        return { url: (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_3__/* .discoveryUrl */ .cu)(visit.host), services: block.services, origin: null };
    }
    return discovery.kind === 'found' ? { ...discovery, origin: visit } : null;
}
const originOf = ({ host, attempt }, network) => ({
    isPublic: (0,_network_redirects_js__WEBPACK_IMPORTED_MODULE_2__/* .isPublic */ .U)(network, (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_3__/* .splitHostname */ .Sv)(host).name, attempt.hops[0]?.address ?? null)
});


/***/ })

};
