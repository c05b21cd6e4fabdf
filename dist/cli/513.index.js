export const id = 513;
export const ids = [513,460];
export const modules = {

/***/ 1513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeFlag: () => (/* binding */ describeFlag),
/* harmony export */   renderHelp: () => (/* binding */ renderHelp)
/* harmony export */ });
/* harmony import */ var _protocol_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3592);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7188);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1460);
// The help of the program and of each command, made from the tables of commands and settings.



// The width of a terminal that has not been enlarged.
const WIDTH = 80;
// The columns of what a flag and an example do.
const COLUMN = 28;
const EXAMPLE_COLUMN = 46;
const EXIT_CODES = 'Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrupted.';
/** The help of a command; of the program where `topic` is null. Lines have at most 80 columns. */
function renderHelp(topic) {
    const lines = topic === null ? overview() : helpOf((0,_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(topic));
    return `${lines.join('\n')}\n`;
}
function overview() {
    const commands = _commands_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMANDS */ .Lo.filter(({ name }) => !name.includes(' '));
    return [
        ...wrap('Finds the registry hosts that Terraform and OpenTofu files use, and checks each of them as init does.'),
        '',
        'Usage: tf-disco [COMMAND] [ARGUMENTS] [FLAGS]',
        '',
        'Commands:',
        ...commands.flatMap(({ name, summary }) => entry(name, summary, 14)),
        '',
        'Examples:',
        ...examplesOf((0,_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)('check')),
        '',
        'Flags:',
        ...[_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .OWN_FLAGS */ .l1.help, _commands_js__WEBPACK_IMPORTED_MODULE_0__/* .OWN_FLAGS */ .l1.version].flatMap(flagEntry),
        '',
        '"tf-disco COMMAND --help" shows the flags and examples of a command.',
        ...wrap(EXIT_CODES),
        `Documentation: ${_protocol_version_js__WEBPACK_IMPORTED_MODULE_2__/* .REPOSITORY */ .Bw}`
    ];
}
function helpOf(row) {
    const parts = _commands_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMANDS */ .Lo.filter(({ name }) => name.startsWith(`${row.name} `));
    const flags = _commands_js__WEBPACK_IMPORTED_MODULE_0__/* .FLAG_GROUPS */ .Y5.map(([heading, all]) => [heading, all.filter((flag) => isShown(flag, row))]).filter(([, own]) => own.length > 0);
    return [
        ...row.about.flatMap((paragraph, index) => [...(index === 0 ? [] : ['']), ...wrap(paragraph)]),
        '',
        `Usage: tf-disco ${row.usage}`,
        ...(parts.length === 0 ? [] : ['', 'Commands:']),
        ...parts.flatMap(({ name, summary }) => entry(name, summary, 20)),
        '',
        'Examples:',
        ...examplesOf(row),
        ...flags.flatMap(([heading, own]) => [
            '',
            `${heading.replaceAll('`', '')}:`,
            ...own.flatMap(flagEntry)
        ]),
        ...(row.name === 'check' ? ['', ...wrap(EXIT_CODES)] : [])
    ];
}
const isShown = ({ name }, row) => name === 'help' || row.flags.includes(name);
const examplesOf = ({ examples }) => examples.flatMap(([command, what]) => entry(command, what, EXAMPLE_COLUMN));
function flagEntry(flag) {
    const { name, short, kind, default: standard } = flag;
    const letter = short === undefined ? '' : `-${short}, `;
    const value = kind.value === '' ? '' : ` ${kind.value}${kind.isList ? '…' : ''}`;
    const fallback = standard === '' || kind.value === '' ? '' : ` (${standard})`;
    return entry(`${letter}--${name}${value}`, `${describeFlag(flag)}${fallback}`, COLUMN);
}
/** What a flag does, without the marks of Markdown. A flag is repeated where an input has several lines. */
const describeFlag = ({ help }) => (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .withFlags */ .W)(help).replaceAll('`', '').replace(', one per line', '');
/** A term and its text, which begins at the column, on a line of its own where the term is too long. */
function entry(term, text, column) {
    const lines = wrap(text, WIDTH - column).map((line) => `${' '.repeat(column)}${line}`);
    if (text === '')
        return [`  ${term}`];
    if (term.length + 4 > column)
        return [`  ${term}`, ...lines];
    const [first = '', ...others] = lines;
    return [`  ${term}${first.slice(term.length + 2)}`, ...others];
}
function wrap(text, width = WIDTH) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && line.length + 1 + word.length > width) {
            lines.push(line);
            line = '';
        }
        line += line === '' ? word : ` ${word}`;
    }
    return [...lines, line];
}


/***/ }),

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
