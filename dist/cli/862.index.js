export const id = 862;
export const ids = [862];
export const modules = {

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


/***/ }),

/***/ 3862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withoutUnusedLocks: () => (/* binding */ withoutUnusedLocks)
/* harmony export */ });
/* harmony import */ var _protocol_local_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9664);
/* harmony import */ var _protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5011);
/* harmony import */ var _provider_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7236);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5257);
// Entries of lock files that `init` drops, since no module of the root requires their providers.




const LOCAL = /^\.{1,2}\//;
/** The usages; those of unused entries need no registry. Contents of downloaded modules are not known. */
function withoutUnusedLocks(usages, roots) {
    const byLock = Map.groupBy(roots, ({ lockFile }) => lockFile);
    const downloading = new Set(usages.flatMap(({ kind, text, place }) => MODULES.test(kind) && !LOCAL.test(text ?? '') ? (0,_protocol_local_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(place.file) : []));
    const required = new Map();
    const uses = (root, usage) => {
        if (root.calls.length > 0 || root.directories.some((name) => downloading.has(name)))
            return true;
        const keys = required.get(root) ?? new Set(root.providers.map((each) => (0,_root_js__WEBPACK_IMPORTED_MODULE_3__/* .providerKey */ .JT)(each.provider)));
        required.set(root, keys);
        const provider = (0,_provider_of_js__WEBPACK_IMPORTED_MODULE_2__/* .providerOf */ .l)(usage, (0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultRegistry */ .Vm)(root.client), root.client);
        return provider === null || keys.has((0,_root_js__WEBPACK_IMPORTED_MODULE_3__/* .providerKey */ .JT)(provider));
    };
    return usages.map((usage) => {
        if (usage.kind !== 'lock_provider' || usage.needs.length === 0)
            return usage;
        const own = byLock.get(usage.place.file) ?? [];
        return own.length === 0 || own.some((root) => uses(root, usage))
            ? usage
            : { ...usage, needs: [] };
    });
}
// Of all blocks that call modules, also those without a source.
const MODULES = /^(?:module|test_module|terragrunt_source|installed_module)/;


/***/ })

};
