export const id = 460;
export const ids = [460];
export const modules = {

/***/ 1460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OF_FLAGS: () => (/* binding */ OF_FLAGS),
/* harmony export */   W: () => (/* binding */ withFlags)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1831);
/* harmony import */ var _protocol_spelling_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(968);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3557);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7188);
// How the command line names settings, which the rest of the program calls by their names alone.






const NAMES = new Set(_table_js__WEBPACK_IMPORTED_MODULE_3__/* .GROUPS */ .f.flatMap(([, settings]) => settings.map(({ name }) => name)));
/** `depth` in backticks becomes `--depth`, and `depth: packages` becomes `--depth packages`. */
const withFlags = (text) => text.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g, (quoted, name, value) => NAMES.has(name) ? `\`--${name}${value === undefined ? '' : ` ${value}`}\`` : quoted);
const OF_FLAGS = {
    setting: (name) => `--${name}`,
    missingPath: (path, directory) => {
        const meant = meantBy(path, directory);
        const hint = meant === null ? '' : `; did you mean ${meant}?`;
        return `"${path}" does not exist in ${directory}${hint}`;
    }
};
/** A command, a path with a similar name, or a host. */
function meantBy(path, directory) {
    const command = (0,_protocol_spelling_js__WEBPACK_IMPORTED_MODULE_5__/* .nearestOf */ .q)(path, _commands_js__WEBPACK_IMPORTED_MODULE_4__/* .FIRST_WORDS */ .bw);
    if (command !== null)
        return `the command "${command}"`;
    const similar = (0,_protocol_spelling_js__WEBPACK_IMPORTED_MODULE_5__/* .nearestOf */ .q)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), namesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, path))));
    if (similar !== null)
        return `"${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), similar)}"`;
    const host = (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__/* .parseHostname */ .Pv)(path.replace(/^https:\/\/|\/$/g, ''));
    if (!host.ok || !path.includes('.') || CONFIGURATION.test(path))
        return null;
    return `--hostnames ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__/* .showHostname */ .nx)(host.value)}`;
}
// Endings that no public domain has, or `.tf`, which few have.
const CONFIGURATION = /\.(?:tf|tofu|hcl|json|tfvars)$/;
// A larger directory costs more than the hint is worth.
const MAX_NAMES = 1000;
function namesIn(directory) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory).slice(0, MAX_NAMES);
    }
    catch {
        return [];
    }
}


/***/ })

};
