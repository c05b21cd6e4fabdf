export const id = 567;
export const ids = [567];
export const modules = {

/***/ 9165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ describedModules),
/* harmony export */   Y: () => (/* binding */ readModuleVersions)
/* harmony export */ });
/* harmony import */ var _go_parsed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3625);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6002);
// The answer of a module registry to `…/versions` (internal/registry/response/module_versions.go of both clients).


const CALL = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .struct */ .w3)({ name: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, source: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, version: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq });
const PROVIDER = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .struct */ .w3)({ name: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, version: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, namespace: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .loose */ .LT)(_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), source: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .loose */ .LT)(_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) });
const MODULE = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .struct */ .w3)({
    path: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    providers: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(PROVIDER)),
    dependencies: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(CALL))
});
const MODULES = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(MODULE));
/** The shapes say what is kept of the modules of a version. */
const answer = (root, submodules) => (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .struct */ .w3)({
    modules: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .struct */ .w3)({
        source: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        versions: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .struct */ .w3)({ version: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, root, submodules })))
    })))
});
const VERSIONS = answer((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .unkept */ .s)(MODULE), (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .unkept */ .s)(MODULES));
const DESCRIBED = answer(MODULE, MODULES);
/** Of the first module; the clients look at no other one. */
function readModuleVersions(body) {
    const decoded = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)(body, VERSIONS);
    if (!decoded.ok)
        return decoded;
    const modules = decoded.value.modules.items;
    // They log the versions of all modules.
    if (modules.some((module) => module === null || module.versions.items.includes(null))) {
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .accept */ .J)({ kind: 'crash' });
    }
    const [module] = modules;
    if (!module)
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .accept */ .J)({ kind: 'no-module' });
    const { items, leftOut } = module.versions;
    const texts = items.map((item) => item?.version ?? '');
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .accept */ .J)({ kind: 'versions', texts, leftOut });
}
/**
 * The modules of versions, by version as the registry writes it.
 * @param isWanted called only for versions that the registry describes.
 */
function describedModules(body, isWanted) {
    const decoded = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)(body, DESCRIBED);
    const items = decoded.ok ? (decoded.value.modules.items[0]?.versions.items ?? []) : [];
    const described = new Map();
    for (const item of items) {
        if (item === null)
            continue;
        const modules = [item.root, ...item.submodules.items].flatMap((module) => module ?? []);
        const shown = modules.map(({ path, dependencies, providers }) => ({
            path,
            calls: dependencies.items.flatMap((call) => call ?? []),
            providers: providers.items.flatMap((provider) => provider ?? [])
        }));
        const isDescribed = shown.some(({ calls, providers }) => calls.length + providers.length > 0);
        if (isDescribed && isWanted(item.version))
            described.set(item.version, shown);
    }
    return described;
}


/***/ }),

/***/ 6905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kP: () => (/* binding */ insideOf),
/* harmony export */   lz: () => (/* binding */ describedFor),
/* harmony export */   tl: () => (/* binding */ listedIn)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5011);
/* harmony import */ var _protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1022);
/* harmony import */ var _registry_answers_module_versions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9165);
/* harmony import */ var _registry_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1731);
/* harmony import */ var _choice_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8106);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5257);
// What registry modules call and require, by the descriptions of registries, which may be incomplete.







/** What a registry says of a module to one client; null without a list. */
function listedIn({ modules, described }) {
    return (client) => (module) => {
        const key = (0,_root_js__WEBPACK_IMPORTED_MODULE_6__/* .moduleKey */ .MP)(module);
        const outcome = modules.get(key)?.[client]?.outcome ?? {};
        if (outcome.value?.kind !== 'versions')
            return null;
        const { texts } = outcome.value;
        return {
            offered: () => (0,_choice_js__WEBPACK_IMPORTED_MODULE_5__/* .readOffered */ .i_)(texts, 'module'),
            described: described.get(key) ?? new Map()
        };
    };
}
/** The descriptions of the versions that some of these calls choose. */
function describedFor(body, texts, choosing) {
    let chosen = null;
    const described = (0,_registry_answers_module_versions_js__WEBPACK_IMPORTED_MODULE_3__/* .describedModules */ .H)(body, (text) => {
        // Most registries describe nothing. Choosing for thousands of calls would keep other answers waiting.
        chosen ??= chosenBy(choosing, (0,_choice_js__WEBPACK_IMPORTED_MODULE_5__/* .readOffered */ .i_)(texts, 'module'));
        return chosen.has(normalText(text));
    });
    return new Map(Array.from(described, ([text, modules]) => [normalText(text), modules]));
}
const chosenBy = (choosing, offered) => new Set(choosing.flatMap((call) => {
    const choice = (0,_choice_js__WEBPACK_IMPORTED_MODULE_5__/* .chooseForCall */ .x5)(call, offered, call.client);
    return choice.kind === 'chosen' ? choice.version : [];
}));
/** Empty for a text that is no version, which is never chosen. */
function normalText(text) {
    const version = (0,_registry_version_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleVersion */ .oF)(text);
    return version === null ? '' : (0,_registry_version_js__WEBPACK_IMPORTED_MODULE_4__/* .showVersion */ .Cg)(version);
}
// A description can name itself.
const MAX_DEPTH = 3;
const MAX_CALLS = 200;
// Of one root. The most used public modules describe a few hundred calls and requirements.
const MAX_READ = 2000;
/** `listed` is null for a module that was not asked for, or has no list. */
function insideOf({ calls, client }, listed) {
    const inside = {
        calls: [],
        providers: [],
        undescribed: []
    };
    let level = calls.flatMap((call) => {
        const { module, constraint, isOpen } = call;
        return module === null || isOpen
            ? []
            : [{ call: { ...call, module }, by: '', module, constraint }];
    });
    const budget = { left: MAX_READ };
    for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
        const next = level.flatMap((each) => {
            const list = listed(each.module);
            if (list === null)
                return [];
            const choice = list.described.size === 0 ? null : (0,_choice_js__WEBPACK_IMPORTED_MODULE_5__/* .chooseForCall */ .x5)(each, list.offered(), client);
            const version = choice?.kind === 'chosen' ? choice.version : '';
            const modules = list.described.get(version);
            if (modules === undefined) {
                if (depth === 0)
                    inside.undescribed.push(each.call);
                return [];
            }
            const { namespace, name, system } = each.module;
            const by = `${namespace}/${name}/${system} ${version}`;
            const found = readDescribed(modules, { ...each, by }, client, budget);
            inside.providers.push(...found.providers);
            return found.calls;
        });
        level = next.slice(0, MAX_CALLS);
        inside.calls.push(...level);
    }
    return inside;
}
/** What a module of a package calls and requires, and the modules of the package that it calls by their path. */
function readDescribed(modules, { module, call, by }, client, budget) {
    const placed = (text) => ({ text, place: call.place });
    const kept = modules.slice(0, Math.max(0, budget.left));
    const byPath = new Map(kept.map((each) => [(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)('.', each.path), each]));
    const paths = new Set([(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)('.', module.subdirectory)]);
    const calls = [];
    const providers = [];
    budget.left -= kept.length;
    // Paths that are found on the way are visited as well.
    for (const path of paths) {
        const described = byPath.get(path);
        for (const { source, version } of described?.calls ?? []) {
            if (budget.left-- <= 0)
                break;
            if ((0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isLocalPath */ .Nj)(source))
                paths.add((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(path, source));
            const inner = (0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseModuleSource */ .vL)(source, client);
            const constraint = version === '' ? null : placed(version);
            if (inner.kind === 'registry')
                calls.push({ call, by, module: inner, constraint });
        }
        for (const { name, namespace, source, version } of described?.providers ?? []) {
            if (budget.left-- <= 0)
                break;
            const provider = (0,_protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parseProviderSource */ .m)(source || (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(namespace, name), client);
            if (provider.kind !== 'registry' || version === '')
                continue;
            providers.push({ call, by, provider, constraint: placed(version) });
        }
    }
    return { calls, providers };
}


/***/ }),

/***/ 1257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ rootsNamed),
/* harmony export */   parseNamedAddress: () => (/* binding */ parseNamedAddress)
/* harmony export */ });
/* harmony import */ var _go_parsed_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3625);
/* harmony import */ var _protocol_hostname_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1831);
/* harmony import */ var _protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5011);
/* harmony import */ var _protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1022);
/* harmony import */ var _protocol_services_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9562);
/* harmony import */ var _registry_versions_constraint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2158);
/* harmony import */ var _registry_versions_meetable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1094);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5257);
// The modules and providers that the `hostnames` setting names: a root of their own, which has no files.








/** The reason has an example of the form. */
function parseNamedAddress(named, client) {
    const at = named.text.indexOf('@');
    const path = at < 0 ? named.text : named.text.slice(0, at);
    const text = at < 0 ? null : named.text.slice(at + 1);
    const constraint = text === null ? null : { text, place: _root_js__WEBPACK_IMPORTED_MODULE_6__/* .HOSTNAMES_LINE */ .cd };
    const source = `${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .showHostname */ .nx)(named.host)}/${path}`;
    return named.service === _protocol_services_js__WEBPACK_IMPORTED_MODULE_3__/* .MODULES */ .e$
        ? callOf(source, constraint, client)
        : requirementOf(source, constraint, client);
}
function callOf(source, constraint, client) {
    const module = (0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistryModule */ .rE)(source, client);
    const why = module.ok
        ? whyNot(constraint, _registry_versions_constraint_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleConstraint */ .PW, (terms) => (0,_registry_versions_meetable_js__WEBPACK_IMPORTED_MODULE_5__/* .isMeetableByModules */ .gH)(terms, client))
        : module.why;
    if (!module.ok || why !== null) {
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_7__/* .refuse */ .T)(`${why}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2`);
    }
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_7__/* .accept */ .J)({
        address: source,
        source,
        place: _root_js__WEBPACK_IMPORTED_MODULE_6__/* .HOSTNAMES_LINE */ .cd,
        module: module.value,
        constraint,
        isOpen: false
    });
}
function requirementOf(source, constraint, client) {
    const provider = (0,_protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parseProviderSource */ .m)(source, client);
    const isNamed = source.split('/').length === 3 && provider.kind === 'registry';
    const why = isNamed
        ? whyNot(constraint, _registry_versions_constraint_js__WEBPACK_IMPORTED_MODULE_4__/* .parseProviderConstraint */ ._T, _registry_versions_meetable_js__WEBPACK_IMPORTED_MODULE_5__/* .isMeetableByProviders */ .Nd)
        : provider.kind === 'invalid'
            ? provider.error
            : 'not a provider of a registry';
    if (!isNamed || why !== null) {
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_7__/* .refuse */ .T)(`${why}; expected providers.v1=NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0`);
    }
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_7__/* .accept */ .J)({
        provider,
        places: [_root_js__WEBPACK_IMPORTED_MODULE_6__/* .HOSTNAMES_LINE */ .cd],
        constraints: constraint === null ? [] : [constraint],
        locked: null
    });
}
function whyNot(constraint, parse, isMeetable) {
    if (constraint === null)
        return null;
    const parsed = parse(constraint.text);
    if (!parsed.ok)
        return parsed.why;
    return isMeetable(parsed.value) ? null : `no version can match ${constraint.text}`;
}
/** A root for each client, if any address is named. */
function rootsNamed(hosts, clients) {
    const named = hosts.flatMap(({ addresses }) => addresses);
    if (named.length === 0)
        return [];
    return clients.map((client) => {
        const parsed = named.flatMap((each) => {
            const one = parseNamedAddress(each, client);
            return one.ok ? [one.value] : [];
        });
        return {
            directory: _root_js__WEBPACK_IMPORTED_MODULE_6__/* .HOSTNAMES_LINE */ .cd.file,
            client,
            directories: [],
            calls: parsed.filter((one) => 'module' in one),
            providers: parsed.filter((one) => 'provider' in one),
            lockFile: null,
            clientVersions: []
        };
    });
}


/***/ }),

/***/ 3567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  inquire: () => (/* binding */ inquire)
});

// EXTERNAL MODULE: ./lib/protocol/clients.js
var clients = __webpack_require__(1064);
// EXTERNAL MODULE: ./lib/roots/named-addresses.js
var named_addresses = __webpack_require__(1257);
// EXTERNAL MODULE: ./lib/roots/root.js
var roots_root = __webpack_require__(5257);
// EXTERNAL MODULE: ./lib/visit/installation.js + 4 modules
var installation = __webpack_require__(8191);
// EXTERNAL MODULE: ./lib/network/endpoint.js
var network_endpoint = __webpack_require__(4529);
// EXTERNAL MODULE: ./lib/network/get.js
var get = __webpack_require__(5582);
// EXTERNAL MODULE: ./lib/network/redirects.js + 1 modules
var redirects = __webpack_require__(3948);
// EXTERNAL MODULE: ./lib/protocol/patience.js
var patience = __webpack_require__(9493);
// EXTERNAL MODULE: ./lib/visit/visit.js + 3 modules
var visit = __webpack_require__(3432);
// EXTERNAL MODULE: ./lib/visit/wait.js
var visit_wait = __webpack_require__(7758);
;// CONCATENATED MODULE: ./lib/visit/registry/gate.js
// Lets a limited number through at once, in the order in which they came.
class Gate {
    #waiting = [];
    #free;
    constructor(most) {
        this.#free = most;
    }
    /** Runs `inside` as soon as there is room. */
    async pass(inside) {
        if (this.#free === 0)
            await new Promise((resolve) => this.#waiting.push(resolve));
        else
            this.#free -= 1;
        try {
            return await inside();
        }
        finally {
            const next = this.#waiting.shift();
            if (next === undefined)
                this.#free += 1;
            else
                next();
        }
    }
}

;// CONCATENATED MODULE: ./lib/visit/registry/ask.js
// Asks registries and package hosts over kept connections, a few requests at once for each host, and asks
// again as often as the clients do.







// `tofu init` asks for everything at once; HCP Terraform allows 30 requests a second.
const REQUESTS_AT_ONCE = 4;
// A host that left so many questions in a row without a response is down: waiting for the time limit of
// hundreds of others would take hours.
const SILENT_QUESTIONS = 2 * REQUESTS_AT_ONCE;
// go-retryablehttp: the first wait doubles up to the longest one.
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
// The clients wait however long Retry-After says. A limit of requests per minute is over by then, and a
// host in maintenance for an hour should not keep a check waiting.
const LONGEST_REQUESTED_MS = 60_000;
function openAsker(options) {
    const state = {
        options,
        gate: new Gate(mostAtOnce(options)),
        pools: new Map(),
        requests: [],
        sessions: new Set(),
        kept: new Set()
    };
    const close = () => {
        for (const session of state.sessions)
            session.close();
    };
    options.stop.signal.addEventListener('abort', close);
    return {
        ask: (question) => {
            const pool = poolFor(state, question);
            return pool.gate.pass(() => state.gate.pass(() => askUnlessDown(state, pool, question)));
        },
        requests: () => state.requests,
        close: () => {
            options.stop.signal.removeEventListener('abort', close);
            close();
        }
    };
}
const mostAtOnce = ({ concurrency }) => concurrency * REQUESTS_AT_ONCE;
/** The pool of the host and port of a URL; URLs that cannot be asked share one. */
function poolFor({ pools }, { url }) {
    const endpoint = (0,network_endpoint/* endpointOf */.X5)(url);
    const key = endpoint.ok ? `${endpoint.value.name} ${endpoint.value.port}` : '';
    const known = pools.get(key);
    if (known !== undefined)
        return known;
    const gate = new Gate(REQUESTS_AT_ONCE);
    const pool = {
        gate,
        idle: [],
        requests: 0,
        pause: Promise.resolve(),
        silent: 0,
        down: null
    };
    pools.set(key, pool);
    return pool;
}
async function askUnlessDown(state, pool, question) {
    if (pool.down !== null)
        return pool.down;
    const reply = await askUntilSettled(state, pool, question);
    if (reply.kind === 'not-asked')
        return reply;
    pool.silent = reply.attempts.every(({ headMs }) => headMs === null) ? pool.silent + 1 : 0;
    if (pool.silent >= SILENT_QUESTIONS)
        pool.down = reply;
    return reply;
}
/** Asks until every client would stop. What ends with the check, and not by the host, does not count. */
async function askUntilSettled(state, pool, question) {
    const { stop, maxRequests } = state.options;
    const attempts = [];
    for (;;) {
        await pool.pause;
        if (stop.why !== null)
            return replyOf(attempts, 'stopped');
        if (pool.requests >= maxRequests)
            return replyOf(attempts, 'limit');
        const attempt = await attemptOnce(state, pool, question);
        const isCutShort = stop.why !== null && attempt.response.kind === 'failed';
        if (!isCutShort)
            attempts.push(attempt);
        const isSettled = question.patience.every((each) => (0,patience/* lastAttempt */.m)(attempts, each) !== null);
        if (isSettled || stop.why !== null)
            return replyOf(attempts, 'stopped');
        const { ms, isForHost } = waitAfter(attempt, attempts.length, state.options);
        const wait = (0,visit_wait/* pause */.v)(ms, state.options);
        if (isForHost)
            pool.pause = wait;
        await wait;
    }
}
function replyOf([first, ...more], why) {
    return first === undefined
        ? { kind: 'not-asked', why }
        : { kind: 'asked', attempts: [first, ...more] };
}
async function attemptOnce(state, pool, question) {
    const { network: settings, startTimer } = state.options;
    const { patience, maxRedirects } = question;
    const session = takeSession(state, pool);
    pool.requests += 1;
    try {
        const attempt = await (0,redirects/* follow */.e)({
            ...question,
            asks: 'answer',
            session,
            settings,
            redirectLimits: { terraform: maxRedirects, opentofu: maxRedirects },
            timeoutMs: (0,visit.attemptLimitMs)(patience),
            startTimer
        });
        pool.requests += attempt.hops.length - 1;
        const { hops, timing, certificates } = attempt;
        state.requests.push({ host: question.host, hops, timing, certificates });
        return attempt;
    }
    finally {
        keepSession(state, pool, session);
    }
}
/** The session of the pool that was used last, whose connection is the least likely to be closed. */
function takeSession({ options, sessions, kept }, { idle }) {
    for (let session = idle.pop(); session !== undefined; session = idle.pop()) {
        kept.delete(session);
        if (session.isOpen())
            return session;
    }
    const session = (0,get/* openSession */.f)(options.network);
    sessions.add(session);
    return session;
}
/** Keeps a session that did not time out; the one that was kept for longest ends if there are too many. */
function keepSession({ options, sessions, kept }, { idle }, session) {
    if (!session.isOpen()) {
        sessions.delete(session);
        return;
    }
    idle.push(session);
    kept.add(session);
    const [oldest] = kept;
    if (kept.size <= mostAtOnce(options) || oldest === undefined)
        return;
    kept.delete(oldest);
    sessions.delete(oldest);
    oldest.close();
}
/** The wait before a retry, as go-retryablehttp computes it; one that the host asks for concerns all requests to it. */
function waitAfter({ response }, attempts, { now }) {
    const asked = response.kind === 'received' && [429, 503].includes(response.head.status)
        ? (0,visit_wait/* requestedMs */.V)(response.head.retryAfter, now())
        : null;
    return asked === null
        ? { ms: Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS), isForHost: false }
        : { ms: Math.min(Math.max(asked, 0), LONGEST_REQUESTED_MS), isForHost: true };
}

// EXTERNAL MODULE: ./lib/go/parsed.js
var parsed = __webpack_require__(3625);
// EXTERNAL MODULE: ./lib/go/url.js
var go_url = __webpack_require__(4283);
// EXTERNAL MODULE: ./lib/registry/answers/decode.js + 1 modules
var decode = __webpack_require__(6002);
// EXTERNAL MODULE: ./lib/registry/urls.js
var urls = __webpack_require__(7705);
// EXTERNAL MODULE: ./lib/visit/wrong-document.js
var wrong_document = __webpack_require__(6974);
// EXTERNAL MODULE: ./lib/visit/registry/services.js
var services = __webpack_require__(3851);
;// CONCATENATED MODULE: ./lib/visit/registry/cloud.js






// go-tfe waits without end, but a check has to end.
const ATTEMPT_MS = 30_000;
const MAX_REDIRECTS = 9;
const WHOLE = { kind: 'whole', maxBytes: 1024 * 1024 };
const EXCERPT = { kind: 'excerpt', maxBytes: 2048 };
// Both clients have go-tfe. It asks again after 429; that it does not after 5xx is not worth a rule.
const HOW = {
    headers: { accept: 'application/vnd.api+json' },
    planBody: ({ status }) => (status === 200 ? WHOLE : EXCERPT),
    maxRedirects: MAX_REDIRECTS
};
// No others are names of organizations and workspaces.
const NAME = /^[\w-]+$/;
/** Asks each URL once, with the token; without one the clients ask nothing. */
async function askClouds(usages, context) {
    const replies = new Map();
    const askOnce = (question) => {
        const key = (0,go_url/* showUrl */.jr)(question.url);
        const reply = replies.get(key) ?? context.asker.ask(question);
        replies.set(key, reply);
        return reply;
    };
    const answers = wantedIn(usages, context).map(async (wanted) => {
        const { host, service, clients } = wanted;
        const { token, source } = await context.tokenOf(host);
        if (token === null)
            return [];
        const targets = (0,services/* targetsOf */.QR)(service, host, clients, (base) => base, context);
        const asking = targets.flatMap((target) => (target.kind === 'service' ? target : []));
        const byUrl = Map.groupBy(asking, ({ url }) => (0,go_url/* showUrl */.jr)(url));
        const access = { token, source, attemptMs: context.settings.timeoutMs ?? ATTEMPT_MS };
        return Promise.all(byUrl.values().map((group) => askAbout(wanted, group, access, askOnce)));
    });
    return (await Promise.all(answers)).flat(2);
}
/** In the order of the clients, which stop at the first failure. */
async function askAbout(wanted, targets, { token, source, attemptMs }, ask) {
    const [first] = targets;
    if (first === undefined)
        return [];
    const { host, organization, workspace } = wanted;
    const { client, origin } = first;
    const about = async (path, read) => {
        const url = (0,urls/* tfeUrl */.ny)(first.url, path);
        const patience = [{ client, attemptMs, retries: 1 }];
        const reply = await ask({ host, url, origin, token, ...HOW, patience });
        const attempts = reply.kind === 'asked' ? reply.attempts : [];
        const outcome = outcomeOf(reply, read);
        return { host, url: (0,go_url/* safeUrl */.Pl)(url), tokenSource: source, outcome, attempts };
    };
    const ping = await about('ping', readVersion);
    const clients = targets.map((target) => target.client);
    const answers = { ...wanted, clients, ping, ofOrganization: null, ofWorkspace: null };
    if (ping.outcome.kind !== 'read' || organization === null)
        return [answers];
    const under = `organizations/${organization}`;
    const ofOrganization = await about(`${under}/entitlement-set`, readResource);
    const isLast = ofOrganization.outcome.kind !== 'read' || workspace === null;
    const ofWorkspace = isLast ? null : await about(`${under}/workspaces/${workspace}`, readResource);
    return [{ ...answers, ofOrganization, ofWorkspace }];
}
function outcomeOf(reply, read) {
    if (reply.kind === 'not-asked')
        return reply;
    const response = (reply.attempts.at(-1) ?? reply.attempts[0]).response;
    return response.kind === 'failed' ? { kind: 'failed', problem: response.problem } : read(response);
}
/** The clients do not look at the status (go-tfe, getRawAPIMetadata). */
const readVersion = ({ head }) => ({ kind: 'read', value: head.apiVersion });
const RESOURCE = (0,decode/* struct */.w3)({ data: (0,decode/* optional */.lq)((0,decode/* struct */.w3)({ id: decode/* text */.Qq })) });
/** An object of JSON:API (go-tfe, checkResponseCode and unmarshalResponse). */
const readResource = ({ head, body }) => {
    const { status, reason } = head;
    const page = (0,wrong_document/* recognizePage */.y)(body.bytes);
    if (status < 200 || status > 399)
        return { kind: 'status', status, reason, page };
    const read = resourceIn(new TextDecoder().decode(body.bytes));
    return read.ok ? { kind: 'read', value: null } : { kind: 'unreadable', why: read.why, page };
};
function resourceIn(body) {
    const read = (0,decode/* decode */.D4)(body, RESOURCE);
    if (!read.ok)
        return read;
    return read.value.data === null ? (0,parsed/* refuse */.T)('has no data') : (0,parsed/* accept */.J)(null);
}
/** Each workspace once, by host, service and names. */
function wantedIn(usages, { environment }) {
    const wanted = new Map();
    for (const { kind, workspace: written, hasOwnToken, needs, place } of usages) {
        // The token of the block is not known here.
        if (written === undefined || hasOwnToken)
            continue;
        const given = kind.startsWith('cloud') ? environment['TF_CLOUD_ORGANIZATION'] : undefined;
        const organization = named(written.organization ?? given);
        const workspace = named(written.name);
        for (const { host, service, clients } of needs) {
            const key = [host, service, organization, workspace].join(' ');
            const before = wanted.get(key);
            const each = before ?? { host, service, organization, workspace, places: [], clients: [] };
            wanted.set(key, each);
            each.places.push(place);
            each.clients = [...new Set([...each.clients, ...clients])];
        }
    }
    return [...wanted.values()];
}
const named = (text) => text && NAME.test(text) ? text : null;

// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __webpack_require__(1831);
// EXTERNAL MODULE: ./lib/protocol/login.js
var login = __webpack_require__(9529);
// EXTERNAL MODULE: ./lib/protocol/services.js
var protocol_services = __webpack_require__(9562);
;// CONCATENATED MODULE: ./lib/visit/registry/login-hosts.js
// Connects to the hosts of `authz` and `token` of login.v1. The browser and the clients need them; what they
// answer to a request without a login does not matter.






const login_hosts_ATTEMPT_MS = 10_000;
/** Each of these hosts is asked once, without a token. Hosts that discovery has reached are not asked. */
async function askLogins(context) {
    const { visits, settings } = context;
    const wanted = new Map();
    for (const visit of visits.values()) {
        for (const url of loginUrls(visit)) {
            const host = (0,hostname/* hostOfUrl */.Pm)(url) ?? '';
            const isNew = url.scheme === 'https' && host !== visit.host && (0,network_endpoint/* endpointOf */.X5)(url).ok;
            if (isNew && (0,hostname/* isAllowed */.Jr)(host, settings.allowedHosts) && !wanted.has(host)) {
                wanted.set(host, { visit, url });
            }
        }
    }
    const failures = await Promise.all(wanted.values().map(({ visit, url }) => failureAt(visit, url, context)));
    return failures.flat();
}
function loginUrls({ host, attempt: { discovery } }) {
    const documentUrl = (0,go_url/* parseUrl */.Dl)(discovery.kind === 'found' ? discovery.url : '');
    if (discovery.kind !== 'found' || !documentUrl.ok)
        return [];
    const display = (0,hostname/* showHostname */.nx)(host);
    const { services } = discovery;
    // The clients read a login alike.
    const client = 'terraform';
    const found = (0,protocol_services/* lookUp */.TE)(protocol_services/* LOGIN */.S3, { services, documentUrl: documentUrl.value, display, client });
    if (found.kind !== 'object')
        return [];
    const { authz, token } = (0,login/* readLogin */.m)(found.value, documentUrl.value, display).value;
    return [authz, token].flatMap((text) => {
        const url = (0,go_url/* parseUrl */.Dl)(text ?? '');
        return text !== null && url.ok ? [url.value] : [];
    });
}
async function failureAt(visit, url, { asker, network, settings }) {
    const reply = await asker.ask({
        host: visit.host,
        url,
        origin: (0,services/* originOf */.yv)(visit, network),
        token: null,
        headers: {},
        planBody: () => ({ kind: 'excerpt', maxBytes: 0 }),
        // A redirect is an answer, too.
        maxRedirects: 0,
        patience: [{ client: 'terraform', attemptMs: settings.timeoutMs ?? login_hosts_ATTEMPT_MS, retries: 1 }]
    });
    const last = reply.kind === 'asked' ? reply.attempts.at(-1) : undefined;
    if (last?.response.kind !== 'failed' || last.headMs !== null)
        return [];
    return [{ host: visit.host, url: (0,go_url/* safeUrl */.Pl)(url), problem: last.response.problem }];
}

// EXTERNAL MODULE: ./lib/visit/registry/mirrors.js
var mirrors = __webpack_require__(6267);
// EXTERNAL MODULE: ./lib/registry/answers/module-versions.js
var module_versions = __webpack_require__(9165);
// EXTERNAL MODULE: ./lib/roots/inside.js
var inside = __webpack_require__(6905);
// EXTERNAL MODULE: ./lib/visit/registry/question.js + 1 modules
var question = __webpack_require__(1255);
;// CONCATENATED MODULE: ./lib/visit/registry/wanted.js

/** By `moduleKey`. */
const modulesIn = (roots) => gather(roots.flatMap(({ client, calls }) => calls.flatMap(({ module }) => (module === null ? [] : [{ address: module, client }]))), roots_root/* moduleKey */.MP);
/** By `providerKey`; not those that `isLeftOut`. */
const providersIn = (roots, isLeftOut = () => false) => gather(roots.flatMap((root) => root.providers.flatMap(({ provider }) => isLeftOut(provider, root) ? [] : [{ address: provider, client: root.client }])), roots_root/* providerKey */.JT);
/** Each address once. */
function gather(items, keyOf) {
    return new Map(Array.from(Map.groupBy(items, ({ address }) => keyOf(address)), ([key, group]) => {
        const clients = [...new Set(group.map(({ client }) => client))];
        return [key, { address: group[0].address, clients }];
    }));
}

;// CONCATENATED MODULE: ./lib/visit/registry/modules.js








/** Each module that the roots call, and then those that these call, by `moduleKey`. */
async function askModules(roots, context) {
    let known = { modules: new Map(), described: new Map() };
    let calls = roots.flatMap(({ client, calls: own }) => own.flatMap(({ module, constraint }) => module === null ? [] : [{ address: module, client, constraint }]));
    while (calls.length > 0) {
        const asked = await askEach(gather(calls, roots_root/* moduleKey */.MP), calls, context);
        known = {
            modules: new Map([...known.modules, ...asked.modules]),
            described: new Map([...known.described, ...asked.described])
        };
        calls = innerCalls(roots, known, context);
    }
    return known;
}
/** Those that were not asked for. A description leads to no host that nothing else names. */
function innerCalls(roots, known, { visits }) {
    const listed = (0,inside/* listedIn */.tl)(known);
    return roots.flatMap((root) => (0,inside/* insideOf */.kP)(root, listed(root.client))
        .calls.filter(({ module }) => visits.has(module.host) && !known.modules.has((0,roots_root/* moduleKey */.MP)(module)))
        .map(({ module, constraint }) => ({ address: module, client: root.client, constraint })));
}
async function askEach(wanted, calls, context) {
    const choosing = Map.groupBy(calls, ({ address }) => (0,roots_root/* moduleKey */.MP)(address));
    const described = new Map();
    const asked = await Promise.all(Array.from(wanted, async ([key, { address, clients }]) => {
        const urlOf = (base) => (0,urls/* moduleVersionsUrl */.fZ)(base, address);
        const targets = (0,services/* targetsOf */.QR)(protocol_services/* MODULES */.e$, address.host, clients, urlOf, context);
        const read = (body) => {
            const list = (0,module_versions/* readModuleVersions */.Y)(body);
            if (list.ok && list.value.kind === 'versions') {
                described.set(key, (0,inside/* describedFor */.lz)(body, list.value.texts, choosing.get(key) ?? []));
            }
            return list;
        };
        return [key, await (0,question/* askFor */.dq)(address.host, targets, read, context)];
    }));
    return { modules: new Map(asked), described };
}

// EXTERNAL MODULE: ./lib/protocol/module-address.js
var module_address = __webpack_require__(5011);
// EXTERNAL MODULE: ./lib/protocol/provider-address.js
var provider_address = __webpack_require__(1022);
;// CONCATENATED MODULE: ./lib/registry/answers/legacy-provider.js
// Where a provider is that had no namespace once: the answer to `-/TYPE/versions`.



const ANSWER = (0,decode/* struct */.w3)({ id: decode/* text */.Qq, moved_to: decode/* text */.Qq });
/** The namespace that the clients suggest; null for none (internal/getproviders/didyoumean.go of both). */
function readLegacyProvider(body, type) {
    const decoded = (0,decode/* decode */.D4)(body, ANSWER);
    if (!decoded.ok)
        return decoded;
    const { id, moved_to: moved } = decoded.value;
    const address = (0,provider_address/* parseProviderSource */.m)(moved === '' ? id : moved, 'terraform');
    const isKnown = address.kind === 'registry' && address.type === type;
    return (0,parsed/* accept */.J)(isKnown ? address.namespace : null);
}

// EXTERNAL MODULE: ./lib/registry/answers/protocols.js
var answers_protocols = __webpack_require__(2418);
;// CONCATENATED MODULE: ./lib/registry/answers/provider-versions.js
// The answer of a provider registry to `…/versions` (internal/getproviders/registry_client.go of both clients).



const provider_versions_ANSWER = (0,decode/* struct */.w3)({
    versions: (0,decode/* list */.p_)((0,decode/* struct */.w3)({ version: decode/* text */.Qq, protocols: (0,decode/* list */.p_)(decode/* text */.Qq) })),
    warnings: (0,decode/* list */.p_)(decode/* text */.Qq)
});
/** What a registry lists as platforms of a version is read by no client. */
function readProviderVersions(body) {
    const decoded = (0,decode/* decode */.D4)(body, provider_versions_ANSWER);
    if (!decoded.ok)
        return decoded;
    const { versions, warnings } = decoded.value;
    // The last of equal versions replaces the others.
    const protocols = new Map(versions.items.map((each) => [each.version, each.protocols.items]));
    const texts = [...protocols.keys()];
    return (0,parsed/* accept */.J)({
        texts,
        compatible: texts.filter((each) => (0,answers_protocols/* protocolsFit */.P)(protocols.get(each) ?? [])),
        warnings: texts.length === 0 ? [] : warnings.items,
        leftOut: versions.leftOut
    });
}

;// CONCATENATED MODULE: ./lib/visit/registry/providers.js







/** Each provider once, by its key; and where the unknown ones of HashiCorp are now. */
async function askProviders(wanted, context) {
    const providers = new Map();
    const renamed = new Map();
    const all = Array.from(wanted, async ([key, { address, clients }]) => {
        const targets = (0,services/* targetsOf */.QR)(protocol_services/* PROVIDERS */.xq, address.host, clients, urlFor(address), context);
        const asked = await (0,question/* askFor */.dq)(address.host, targets, readProviderVersions, context);
        providers.set(key, asked);
        const lost = clients.find((client) => isLost(address, client, asked[client]));
        const namespace = lost === undefined ? null : await namespaceOf(address, lost, context);
        if (namespace !== null)
            renamed.set(key, namespace);
    });
    await Promise.all(all);
    return { providers, renamed };
}
const urlFor = (address) => (base) => (0,urls/* providerVersionsUrl */.i5)(base, address);
/** The clients then look for the namespace that the name had before there were namespaces. */
const isLost = ({ host, namespace }, client, asked) => namespace === 'hashicorp' &&
    host === (0,module_address/* defaultRegistry */.Vm)(client) &&
    asked?.outcome.kind === 'status' &&
    asked.outcome.status === 404;
/** Only to suggest it (internal/getproviders/didyoumean.go of both clients). */
async function namespaceOf(address, client, context) {
    const urlOf = urlFor({ ...address, namespace: '-' });
    const read = (body) => readLegacyProvider(body, address.type);
    const targets = (0,services/* targetsOf */.QR)(protocol_services/* PROVIDERS */.xq, address.host, [client], urlOf, context);
    const asked = await (0,question/* askFor */.dq)(address.host, targets, read, context);
    const outcome = asked[client]?.outcome;
    return outcome?.kind === 'read' ? outcome.value : null;
}

;// CONCATENATED MODULE: ./lib/visit/registry/inquire.js











/** Asks each address once, however many roots and lines of `hostnames` name it. */
async function inquire(found, options) {
    const { configs, dialect, directory, settings } = options;
    const roots = [...found, ...(0,named_addresses/* rootsNamed */.n)(settings.hostnames, dialect.clients)];
    const isInstalled = (0,installation/* installedElsewhere */.V)(configs, {
        root: directory,
        releases: dialect.releases,
        asksMirrors: true
    });
    const modules = modulesIn(roots);
    // A line of `hostnames` asks its registry, however this machine installs providers.
    const providers = providersIn(roots, (provider, { directory, client }) => directory !== roots_root/* HOSTNAMES_LINE */.cd.file && isInstalled(provider, directory, client));
    const asker = openAsker({ ...options, maxRequests: settings.maxRequests });
    try {
        const context = contextOf(options, counted(asker, modules.size + providers.size, options));
        const { environment } = options.machine;
        const methodsOf = (0,installation/* methodsByClient */.x)(configs, dialect.releases, options.learn);
        const [ofModules, ofProviders, installations, clouds, logins] = await Promise.all([
            askModules(roots, context),
            askProviders(providers, context),
            (0,mirrors/* askInstallations */.NV)(providersIn(roots), methodsOf, context),
            askClouds(options.usages, { ...context, environment }),
            askLogins(context)
        ]);
        const answers = {
            roots,
            ...ofModules,
            ...ofProviders,
            providers: (0,mirrors/* withInstallations */.mD)(ofProviders.providers, installations),
            installations
        };
        const packages = (await options.askPackages?.(answers, context, options)) ?? null;
        return { ...answers, packages, clouds, logins, requests: asker.requests() };
    }
    finally {
        asker.close();
    }
}
function contextOf(options, asker) {
    const { configs, dialect, credentials, visits, settings, network } = options;
    const patience = new Map(configs.map((config) => [config.client, config.patience]));
    return {
        asker,
        settings,
        network,
        clients: dialect.clients,
        visits: new Map(visits.map((visit) => [visit.host, visit])),
        onlyListed: onlyListed(options),
        patience: (client) => patience.get(client) ?? { client, attemptMs: 10_000, retries: 1 },
        versionOf: (client) => (0,clients/* versionInUse */.tB)(client, dialect.versions),
        tokenOf: async (host) => {
            const { answer } = await credentials.find(host);
            return { token: answer?.token ?? null, source: answer?.token ? answer.source : null };
        }
    };
}
function onlyListed({ settings, usages }) {
    const listed = settings.hostnames.flatMap(({ addresses }) => addresses).map(serviceKey);
    if (listed.length === 0)
        return new Set();
    const used = new Set(usages.flatMap(({ needs }) => needs.map(serviceKey)));
    return new Set(listed.filter((key) => !used.has(key)));
}
const serviceKey = ({ host, service }) => `${host} ${service}`;
/** Reports progress. */
function counted(asker, total, { progress }) {
    let done = 0;
    progress({ total, done });
    return {
        ...asker,
        ask: async (question) => {
            const reply = await asker.ask(question);
            done += 1;
            progress({ total: Math.max(total, done), done });
            return reply;
        }
    };
}


/***/ })

};
