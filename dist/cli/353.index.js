export const id = 353;
export const ids = [353];
export const modules = {

/***/ 5353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  layoutsOf: () => (/* binding */ layoutsOf),
  rootsOf: () => (/* binding */ rootsOf),
  unmatched: () => (/* binding */ unmatched)
});

// EXTERNAL MODULE: ./lib/protocol/local/paths.js
var paths = __webpack_require__(9664);
// EXTERNAL MODULE: ./lib/protocol/module-address.js
var module_address = __webpack_require__(5011);
;// CONCATENATED MODULE: ./lib/roots/directories.js
// The directories of a checkout as one client sees them: what each of them uses, and which others it calls.


/** Those that a root installs. */
const INSTALLED = new Set([
    'module',
    'module_missing',
    'required_provider',
    'required_provider_nosource',
    'required_provider_legacy',
    'implied_provider',
    'lock_provider',
    'stack_component',
    'terragrunt_source'
]);
/** What `init` has installed says nothing about the configuration. */
const isManifest = ({ kind }) => kind === 'installed_module';
function directoriesOf(usages, declared, client) {
    const found = new Map();
    const at = (file) => {
        const name = (0,paths/* directoryOf */.jt)(file);
        const before = found.get(name);
        if (before !== undefined)
            return before;
        const made = emptyDirectory(name);
        found.set(name, made);
        return made;
    };
    for (const usage of usages) {
        if (!usage.clients.includes(client) || isManifest(usage))
            continue;
        const directory = at(usage.place.file);
        if (usage.kind === 'test_module')
            directory.tests = added(directory.tests, usage);
        else
            addUsage(directory, usage);
    }
    for (const each of declared) {
        const file = 'file' in each ? each.file : each.place.file;
        // OpenTofu may read another file instead of a `.tf`, but hardly one without the same constraints.
        if (client === 'terraform' && /\.tofu(\.json)?$/.test(file))
            continue;
        const directory = at(file);
        if ('localName' in each)
            directory.versions = added(directory.versions, each);
        directory.hasConfiguration ||= each.kind !== 'lock';
        directory.isInitialised ||= each.kind === 'state';
        if (each.kind === 'lock')
            addLock(directory, file);
    }
    for (const directory of found.values())
        addTests(found, directory);
    return found;
}
// Most lists of tens of thousands of directories stay empty, or have one item.
const NONE = [];
function added(list, item) {
    if (list.length === 0)
        return [item];
    list.push(item);
    return list;
}
const emptyDirectory = (name) => ({
    name,
    usages: NONE,
    versions: NONE,
    tests: NONE,
    children: NONE,
    lockFile: null,
    hasConfiguration: false,
    isInitialised: false
});
function addUsage(directory, usage) {
    if (usage.kind === 'lock_provider')
        addLock(directory, usage.place.file);
    else
        directory.hasConfiguration = true;
    // A source that is overridden may still have the version.
    if (!INSTALLED.has(usage.kind) || (usage.isOverridden && usage.kind !== 'module'))
        return;
    directory.usages = added(directory.usages, usage);
    if (usage.isOverridden)
        return;
    if (isUnit(usage))
        directory.isInitialised = true;
    const child = childOf(directory.name, usage);
    if (child !== null)
        directory.children = added(directory.children, child);
}
function addLock(directory, file) {
    directory.lockFile = file;
    directory.isInitialised = true;
}
/** The source of a Terragrunt unit, whose configuration is the root module. */
const isUnit = ({ kind, address, place }) => kind === 'terragrunt_source' &&
    address === 'terraform' &&
    /(^|\/)terragrunt\.hcl(\.json)?$/.test(place.file);
/** The directory of a local module; null for other sources. */
function childOf(directory, usage) {
    const { kind, text } = usage;
    const isCall = kind === 'module' || kind === 'test_module' || isUnit(usage);
    if (!isCall || text === null || !(0,module_address/* isLocalPath */.Nj)(text))
        return null;
    // Terragrunt marks the part that it copies with a doubled slash.
    return (0,paths/* resolvedPath */.un)(directory, text.replace(/\?.*$/s, ''));
}
/** Test files in `tests` belong to the directory above it, to which their paths are relative. */
function addTests(directories, directory) {
    const { name, tests } = directory;
    if (tests.length === 0)
        return;
    const above = /^(?:(.*)\/)?tests$/.exec(name);
    const owner = above === null ? undefined : directories.get(above[1] ?? '');
    const tested = owner?.hasConfiguration === true ? owner : directory;
    tested.isInitialised = true;
    if (tested === directory)
        return;
    for (const usage of tests)
        tested.tests = added(tested.tests, usage);
    directory.tests = NONE;
}
/** The directories of local modules that the tests run. */
const testedIn = ({ name, tests }) => tests.flatMap((usage) => childOf(name, usage) ?? []);
/** The directories in which `init` runs. */
function rootDirectories(directories) {
    const called = new Set();
    for (const directory of directories.values()) {
        for (const child of [...directory.children, ...testedIn(directory)]) {
            if (child !== directory.name)
                called.add(child);
        }
    }
    return [...directories.values()].filter(({ name, hasConfiguration, isInitialised }) => hasConfiguration && (isInitialised || !called.has(name)));
}

// EXTERNAL MODULE: ./lib/roots/requirements.js + 1 modules
var requirements = __webpack_require__(9008);
;// CONCATENATED MODULE: ./lib/roots/find-roots.js



/** Which directories are roots. */
function layoutsOf({ usages, declared, clients, patterns }) {
    return clients.map((client) => {
        const directories = directoriesOf(usages, declared, client);
        const roots = patterns.length === 0 ? rootDirectories(directories) : matching(directories, patterns);
        return { client, directories, roots };
    });
}
const matching = (directories, patterns) => [...directories.values()].filter(({ name, hasConfiguration }) => hasConfiguration && patterns.some(({ matches }) => matches(name === '' ? '.' : name)));
/** The globs that match no directory with configuration, of any client. */
const unmatched = (layouts, patterns) => patterns.flatMap((pattern) => layouts.some(({ directories }) => matching(directories, [pattern]).length > 0)
    ? []
    : [pattern.text]);
/** The root modules of each client, one at a time, so that a large repository need not keep all of them. */
function* rootsOf(layouts, { changed, versions, hasCalls = true }) {
    const touched = changed === null ? null : touchedBy(changed);
    for (const { client, directories, roots } of layouts) {
        for (const directory of roots) {
            const inside = withModules(directory, directories);
            if (touched !== null && !inside.some(({ name }) => touched.has(name)))
                continue;
            yield (0,requirements/* rootOf */.I)(directory, inside, { client, versions, hasCalls });
        }
    }
}
/** The directories of the changed files; of test files, those that they test. */
function touchedBy(changed) {
    const touched = new Set();
    for (const file of changed) {
        const directory = (0,paths/* directoryOf */.jt)(file);
        touched.add(directory);
        if (/(^|\/)tests$/.test(directory))
            touched.add((0,paths/* directoryOf */.jt)(directory));
    }
    return touched;
}
/** A root directory and the local modules that it calls, each of them once. */
function withModules(root, directories) {
    const inside = new Set([root]);
    const add = (name) => {
        const child = directories.get(name);
        if (child !== undefined)
            inside.add(child);
    };
    for (const name of testedIn(root))
        add(name);
    // What is added while the loop runs is visited too.
    for (const { children } of inside)
        for (const name of children)
            add(name);
    return [...inside];
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

/***/ 9008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ readsVersion),
  I: () => (/* binding */ rootOf)
});

// EXTERNAL MODULE: ./lib/protocol/local/paths.js
var paths = __webpack_require__(9664);
// EXTERNAL MODULE: ./lib/protocol/module-address.js
var module_address = __webpack_require__(5011);
// EXTERNAL MODULE: ./lib/roots/root.js
var root = __webpack_require__(5257);
;// CONCATENATED MODULE: ./lib/roots/calls.js
// The module calls of one module, with what its override files change.



/** The calls of modules that are downloaded; local ones are part of the root. */
function callsIn(usages, client) {
    const calls = usages.filter(({ kind }) => CALLS.has(kind));
    if (!calls.some(({ place }) => (0,paths/* isOverrideFile */.LA)(place.file))) {
        return calls.flatMap((usage) => callOf(usage, usage, client));
    }
    const groups = Map.groupBy(calls, ({ address }) => address);
    return [...groups.values()].flatMap((group) => {
        const ordered = [...group].sort((a, b) => Number((0,paths/* isOverrideFile */.LA)(a.place.file)) - Number((0,paths/* isOverrideFile */.LA)(b.place.file)));
        const source = ordered.findLast(({ text }) => text !== null);
        const version = ordered.findLast(({ versionsAt }) => versionsAt !== null);
        return source === undefined ? [] : callOf(source, version ?? source, client);
    });
}
const CALLS = new Set([
    'module',
    'module_missing',
    'test_module',
    'stack_component',
    'terragrunt_source'
]);
/** `source` and `version` are usages of the same call: an override file may replace only one of them. */
function callOf(source, version, client) {
    const { address, text, place } = source;
    if (text === null || isExpression(text))
        return [];
    const module = moduleIn(source, text, client);
    if (module === undefined)
        return [];
    const constraint = (0,root/* placedVersion */.KS)(version, client);
    const isOpen = constraint === null && version.versionsAt !== null;
    return [{ address, source: text, place, module, constraint, isOpen }];
}
// `tfr://[HOST]/NAMESPACE/NAME/SYSTEM[//DIRECTORY]?version=VERSION`
const TERRAGRUNT = /^tfr:\/\/([^/?]*)\/([^?]*)/;
/** Null for a package that no registry serves; undefined for a local or invalid source. */
function moduleIn({ kind }, text, client) {
    if (kind === 'terragrunt_source' && text.startsWith('tfr:')) {
        const [, host = '', path = ''] = TERRAGRUNT.exec(text) ?? [];
        const registry = (0,module_address/* parseRegistryModule */.rE)(host === '' ? path : `${host}/${path}`, client);
        return registry.ok ? registry.value : undefined;
    }
    const module = (0,module_address/* parseModuleSource */.vL)(text, client);
    if (module.kind === 'registry')
        return module;
    return module.kind === 'remote' ? null : undefined;
}
/** Whether the text of a source is code, which the scan has evaluated as far as it can. */
const isExpression = (text) => /^["(]|\$\{|^(var|local|path|each|module|data)\./.test(text);

// EXTERNAL MODULE: ./lib/roots/provider-of.js
var provider_of = __webpack_require__(7236);
;// CONCATENATED MODULE: ./lib/roots/requirements.js
// What `init` installs in one root: the module calls and provider requirements of all its modules.





/** `modules` are the directories of the root, its own first. */
function rootOf(own, modules, rules) {
    const { client } = rules;
    return {
        directory: own.name === '' ? '.' : own.name,
        client,
        directories: modules.map(({ name }) => name),
        calls: rules.hasCalls
            ? [...modules.flatMap(({ usages }) => callsIn(usages, client)), ...callsIn(own.tests, client)]
            : [],
        providers: providersIn(own, modules, client),
        lockFile: own.lockFile,
        clientVersions: modules.flatMap(({ versions }) => clientVersionsIn(versions, rules))
    };
}
function providersIn(own, modules, client) {
    const found = new Map();
    const add = (provider, place, constraint) => {
        const key = (0,root/* providerKey */.JT)(provider);
        const before = found.get(key);
        const requiring = before ?? { provider, places: [], constraints: [] };
        if (before === undefined)
            found.set(key, requiring);
        requiring.places.push(place);
        if (constraint !== null)
            requiring.constraints.push(constraint);
    };
    for (const directory of modules) {
        for (const usage of withoutReplaced(directory.usages)) {
            const provider = requiredBy(usage, client);
            if (provider !== null)
                add(provider, usage.place, (0,root/* placedVersion */.KS)(usage, client));
        }
        const blocks = directory.versions.filter(({ kind }) => kind === 'provider-version');
        for (const [localName, traits] of Map.groupBy(blocks, (block) => block.localName ?? '')) {
            const provider = providerNamed(localName, directory, client);
            if (provider === null)
                continue;
            for (const { text, place } of inForce(traits))
                add(provider, place, { text, place });
        }
    }
    const locked = lockedIn(own, client);
    return Array.from(found, ([key, requiring]) => ({
        ...requiring,
        locked: locked.get(key) ?? null
    }));
}
/** Of several override files, the last one is in force. The scan leaves out what they replace in other files. */
function withoutReplaced(usages) {
    const overriding = usages.filter(({ place }) => (0,paths/* isOverrideFile */.LA)(place.file));
    if (overriding.length < 2)
        return usages;
    const last = new Map(overriding.map((usage) => [usage.address, usage.place.file]));
    return usages.filter(({ address, place }) => !(0,paths/* isOverrideFile */.LA)(place.file) || last.get(address) === place.file);
}
/** The provider that a usage requires; null for other usages, and for one that is built in. */
function requiredBy(usage, client) {
    if (usage.kind === 'lock_provider')
        return null;
    const isUnnamed = usage.kind !== 'required_provider' && usage.kind !== 'implied_provider';
    if (isUnnamed && (0,provider_of/* localNameIn */.o)(usage.address) === 'terraform')
        return null;
    return (0,provider_of/* providerOf */.l)(usage, (0,module_address/* defaultRegistry */.Vm)(client), client);
}
/** The provider of that local name in a module. */
function providerNamed(localName, { usages }, client) {
    const required = usages.find(({ kind, address }) => kind.startsWith('required_provider') && (0,provider_of/* localNameIn */.o)(address) === localName);
    if (required !== undefined)
        return requiredBy(required, client);
    return { host: (0,module_address/* defaultRegistry */.Vm)(client), namespace: 'hashicorp', type: localName };
}
function lockedIn({ usages }, client) {
    const locked = new Map();
    for (const usage of usages) {
        if (usage.kind !== 'lock_provider')
            continue;
        const provider = (0,provider_of/* providerOf */.l)(usage, (0,module_address/* defaultRegistry */.Vm)(client), client);
        const version = (0,root/* placedVersion */.KS)(usage, client);
        if (provider === null || version === null)
            continue;
        const entry = { version, constraints: (0,root/* argumentOf */.Nf)(usage)?.recorded ?? null };
        locked.set((0,root/* providerKey */.JT)(provider), { ...entry, isCopied: false });
        // `tofu init` adds such an entry for its own registry, without hashes (UpgradeFromPredecessorProject
        // in internal/depsfile/locks.go).
        if (client === 'opentofu' && isOfTerraform(provider)) {
            const copy = (0,root/* providerKey */.JT)({ ...provider, host: (0,module_address/* defaultRegistry */.Vm)(client) });
            if (!locked.has(copy))
                locked.set(copy, { ...entry, isCopied: true });
        }
    }
    return locked;
}
const isOfTerraform = ({ host, namespace }) => host === (0,module_address/* defaultRegistry */.Vm)('terraform') && namespace === 'hashicorp';
/** The constraints on the version of the client, of one module; those in an override file replace others. */
function clientVersionsIn(found, { client, versions }) {
    const read = found.filter((trait) => readsVersion(trait, client, versions));
    return inForce(read);
}
/** Without what an override file replaces. */
function inForce(traits) {
    const file = traits.findLast(({ place }) => (0,paths/* isOverrideFile */.LA)(place.file))?.place.file;
    return file === undefined ? traits : traits.filter(({ place }) => place.file === file);
}
/** OpenTofu reads `required_version` in `.tofu` files only, before 1.12 in all (internal/configs/language.go). */
function readsVersion({ kind, place }, client, { opentofu = '' }) {
    const isOfOpenTofu = /\.tofu(\.json)?$/.test(place.file);
    if (kind === 'compatible')
        return client === 'opentofu';
    if (kind !== 'version' || client === 'terraform')
        return kind === 'version' && !isOfOpenTofu;
    return isOfOpenTofu || /^v?(0|1\.(\d|1[01])(\.|$))/.test(opentofu);
}


/***/ }),

/***/ 5257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JT: () => (/* binding */ providerKey),
/* harmony export */   KS: () => (/* binding */ placedVersion),
/* harmony export */   MO: () => (/* binding */ packageKey),
/* harmony export */   MP: () => (/* binding */ moduleKey),
/* harmony export */   Nf: () => (/* binding */ argumentOf),
/* harmony export */   W$: () => (/* binding */ becauseOf),
/* harmony export */   cd: () => (/* binding */ HOSTNAMES_LINE),
/* harmony export */   yp: () => (/* binding */ versionPlace)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5143);

const HOSTNAMES_INPUT = 'hostnames input';
/** The place of what a line of the `hostnames` setting names. */
const HOSTNAMES_LINE = { file: HOSTNAMES_INPUT, line: 1, column: 1, endColumn: 1 };
/** A place as findings have it. */
const becauseOf = (place) => place.file === HOSTNAMES_INPUT ? HOSTNAMES_INPUT : place;
/** One text for each module of a registry, whatever its version and subdirectory. */
const moduleKey = ({ host, namespace, name, system }) => `${host}/${namespace}/${name}/${system}`;
/** `registry.terraform.io/hashicorp/aws` */
const providerKey = ({ host, namespace, type }) => `${host}/${namespace}/${type}`;
/** The version constraint of a usage; null without one, or where it is only known at init time. */
function placedVersion(usage, client) {
    const text = usage.versions ?? argumentOf(usage)?.values?.[client] ?? null;
    return text === null ? null : { text, place: versionPlace(usage) };
}
/** The place of the version of a usage; without a version, that of the usage. */
function versionPlace(usage) {
    const { versionsAt, place } = usage;
    const at = typeof versionsAt === 'number' ? versionsAt : versionsAt?.at;
    return at === undefined ? place : { file: place.file, ...(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__/* .unpackPlace */ ._h)(at) };
}
/** What is known of a version that is no plain text. */
const argumentOf = ({ versionsAt }) => typeof versionsAt === 'number' ? null : versionsAt;
/** One text for each version of something with such a key, or for each platform of that. */
const packageKey = (key, more) => `${key} ${more}`;


/***/ })

};
