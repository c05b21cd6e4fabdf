export const id = 257;
export const ids = [257];
export const modules = {

/***/ 5143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ describeAside),
/* harmony export */   Ts: () => (/* binding */ packPlace),
/* harmony export */   Zl: () => (/* binding */ isAside),
/* harmony export */   _h: () => (/* binding */ unpackPlace),
/* harmony export */   n7: () => (/* binding */ excludePattern)
/* harmony export */ });
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4000);
// Where in a file a problem is.

// A number has 53 bits: 25 for the line, and 14 for a column and a width. No real line is longer.
const WIDTH = 2 ** 14;
/** A place in a known file as one number, where there are tens of thousands. */
const packPlace = ({ line, column, endColumn }) => (line * WIDTH + Math.min(column, WIDTH - 1)) * WIDTH + Math.min(endColumn - column, WIDTH - 1);
function unpackPlace(place) {
    const start = Math.floor(place / WIDTH);
    const column = start % WIDTH;
    return { line: Math.floor(start / WIDTH), column, endColumn: column + (place % WIDTH) };
}
// Directories whose files are no modules in use: their mistakes are often deliberate, or filled in later.
const ASIDE = /^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i;
// Below these, `test` is the name of an environment.
const ENVIRONMENTS = /(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i;
const OWN_TESTS = /(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;
function asideOf(file) {
    const directories = file.split('/').slice(0, OWN_TESTS.test(file) ? -2 : -1);
    return directories.find((name, at) => ASIDE.test(name) &&
        !(name === 'test' && directories.slice(0, at).some((above) => ENVIRONMENTS.test(above))));
}
/**
 * Whether a file lies in a directory for tests, fixtures, templates, examples or deprecated code. The
 * `tests` directory of a module is no such directory for its own test files.
 */
const isAside = (file) => asideOf(file) !== undefined;
/** The pattern for `exclude` that skips the directory of a file that is aside, or else the file. */
function excludePattern(file) {
    const directory = asideOf(file);
    const pattern = directory === undefined ? file : `**/${directory}`;
    return pattern.replace(/[\\{}[\]?!()]/g, '?');
}
const MAX_PATTERNS = 3;
/** A remark on findings in tests, examples and templates; `patterns` exclude their files. */
const describeAside = (findings, patterns) => `${findings === 1 ? '1 finding is' : `${findings} findings are`} in tests, examples or templates, where errors are warnings; to skip such files, set \`exclude\`: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_0__/* .listSome */ .XT)(patterns, MAX_PATTERNS)}`;


/***/ }),

/***/ 1022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseProviderSource),
/* harmony export */   s: () => (/* binding */ parseProviderPart)
/* harmony export */ });
/* harmony import */ var _go_parsed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3625);
/* harmony import */ var _go_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
/* harmony import */ var _hostname_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1831);
/* harmony import */ var _idna_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1822);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5011);
// Provider addresses as the clients read them: from a registry, built in, or legacy.





const BUILTIN_HOSTS = {
    terraform: ['terraform.io'],
    opentofu: ['terraform.io', 'opentofu.org']
};
const DEFAULT_NAMESPACE = 'hashicorp';
const LEGACY_NAMESPACE = '-';
const FORMAT = 'Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"';
const TERRAFORM_PREFIX = { prefix: 'terraform-', whose: 'a Terraform', frequency: 'often' };
const OPENTOFU_PREFIX = { prefix: 'opentofu-', whose: 'an OpenTofu', frequency: 'sometimes' };
const REDUNDANT_PREFIXES = {
    terraform: [TERRAFORM_PREFIX],
    opentofu: [TERRAFORM_PREFIX, OPENTOFU_PREFIX]
};
/**
 * Parses `[HOST/][NAMESPACE/]TYPE` as the client does (registry-address ParseProviderSource). Unlike
 * in a module source, the host needs no dot, no host is reserved, and names become lower case.
 */
function parseProviderSource(text, client) {
    const parts = text.split('/');
    if (parts.length > 3 || parts.includes(''))
        return invalid(FORMAT);
    const [givenType = '', givenNamespace, givenHost] = parts.reverse();
    const type = parseProviderPart(givenType);
    if (!type.ok) {
        const what = `${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(givenType)} in source ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(text)}`;
        return invalid(`Invalid provider type: Invalid provider type ${what}: ${type.why}"`);
    }
    const hostImplied = givenHost === undefined;
    const host = hostImplied ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .accept */ .J)((0,_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultRegistry */ .Vm)(client)) : (0,_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHostname */ .Pv)(givenHost);
    // The clients do not check the prefix of a type without a namespace.
    if (givenNamespace === undefined && host.ok) {
        const rest = { hostImplied, namespace: DEFAULT_NAMESPACE, type: type.value };
        return { kind: 'registry', host: host.value, ...rest };
    }
    const namespace = readNamespace(givenNamespace ?? '');
    // The clients print the result of the failed conversion, an empty string.
    const empty = `namespace "" in source ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(text)}`;
    if (!namespace.ok) {
        return invalid(`Invalid provider namespace: Invalid provider ${empty}: ${namespace.why}"`);
    }
    if (!host.ok) {
        const what = `Invalid provider source hostname`;
        return invalid(`${what}: ${what} ${empty}: ${host.why}"`);
    }
    const address = { hostImplied, host: host.value, namespace: namespace.value, type: type.value };
    const error = addressMistake(address, client);
    return error === undefined ? { kind: kindOf(address, client), ...address } : invalid(error);
}
const invalid = (error) => ({ kind: 'invalid', error });
/** Normalizes one part of a provider address: a DNS label without dots or doubled dashes. */
function parseProviderPart(text) {
    if (/^[a-z0-9]+$/.test(text))
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .accept */ .J)(text);
    if (text === '')
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)('must have at least one character');
    if (text.includes('.'))
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)('dots are not allowed');
    if (text.includes('--'))
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)('cannot use multiple consecutive dashes');
    const label = (0,_idna_js__WEBPACK_IMPORTED_MODULE_2__/* .lookupAscii */ .YE)(text);
    return label.ok
        ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .accept */ .J)((0,_idna_js__WEBPACK_IMPORTED_MODULE_2__/* .unicodeName */ .DI)(label.value))
        : (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)('must contain only letters, digits, and dashes, and may not use leading or trailing dashes');
}
const readNamespace = (text) => text === LEGACY_NAMESPACE ? (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .accept */ .J)(text) : parseProviderPart(text);
function kindOf({ host, namespace }, client) {
    if (namespace === LEGACY_NAMESPACE)
        return 'legacy';
    return namespace === 'builtin' && BUILTIN_HOSTS[client].includes(host) ? 'builtin' : 'registry';
}
function addressMistake(address, client) {
    const registry = (0,_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultRegistry */ .Vm)(client);
    if (address.namespace === LEGACY_NAMESPACE && address.host !== registry) {
        return `Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${registry}.`;
    }
    const found = REDUNDANT_PREFIXES[client].find(({ prefix }) => address.type.startsWith(prefix));
    return found === undefined ? undefined : prefixMistake(address, found, client);
}
function prefixMistake(address, { prefix, whose, frequency }, client) {
    const whole = `${prefix}provider-`;
    const suggested = address.type.slice(whole.length);
    if (!address.type.startsWith(whole) || !parseProviderPart(suggested).ok) {
        return `Invalid provider type: Provider source ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(showProvider(address))} has a type with the prefix ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(prefix)}, which isn't allowed because it would be redundant to name ${whose} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;
    }
    const better = showProvider({ ...address, type: suggested }, client);
    return `Invalid provider type: Provider source ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(showProvider(address, client))} has a type with the prefix ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(whole)}, which isn't valid. Although that prefix is ${frequency} used in the names of version control repositories for ${whose.split(' ')[1]} providers, provider source strings should not include it.\n\nDid you mean ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(better)}?`;
}
// With `client`, its default host is left out.
const showProvider = ({ host, namespace, type }, client) => client !== undefined && host === (0,_module_address_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultRegistry */ .Vm)(client)
    ? `${namespace}/${type}`
    : `${(0,_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .showHostname */ .nx)(host)}/${namespace}/${type}`;


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

/***/ 1790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XA: () => (/* binding */ chooseProviderVersion),
/* harmony export */   iM: () => (/* binding */ chooseModuleVersion),
/* harmony export */   jF: () => (/* binding */ asksForUnspecified),
/* harmony export */   jQ: () => (/* binding */ moduleMeets),
/* harmony export */   s5: () => (/* binding */ newestRelease)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1731);

/**
 * The version of a module that a client takes: the newest for which all terms hold. Null if there is none.
 * Without a `version` argument there are no terms.
 */
function chooseModuleVersion(offered, terms, client) {
    const asked = askedPreRelease(terms, client);
    return newestOf(offered.filter((version) => (!(0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPreRelease */ .Ty)(version) || (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .showVersion */ .Cg)(version) === asked) && moduleMeets(version, terms)));
}
/** The version of a provider that both clients take. Null if there is none. */
function chooseProviderVersion(offered, terms) {
    return newestOf(offered.filter((version) => (!(0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPreRelease */ .Ty)(version) || terms.some((term) => isExactly(version, term))) &&
        !isUnspecified(version) &&
        terms.every((term) => providerTermHolds(version, term))));
}
/** The newest version that is no pre-release, as messages name it. */
const newestRelease = (offered) => newestOf(offered.filter((version) => !(0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPreRelease */ .Ty)(version)));
/** OpenTofu refuses such terms before it asks: "0.0.0 is not a valid provider version". */
function asksForUnspecified(terms) {
    const exact = terms.filter((term) => term.operator === '=');
    return (exact.length === 1 && exact.every(({ version }) => isUnspecified({ ...version, build: '' })));
}
/** Whether all terms hold for a release by the rules for modules and `required_version`. */
const moduleMeets = (version, terms) => terms.every((term) => moduleTermHolds(version, term));
const newestOf = (versions) => versions.reduce((newest, version) => newest === null || (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(version, newest) > 0 ? version : newest, null);
/**
 * The pre-release in normal form that the terms let a module have. The clients look for it with a grammar that knows
 * neither commas nor spaces (internal/initwd/module_install.go, both); OpenTofu drops a `v` first.
 */
function askedPreRelease(terms, client) {
    const [only, second] = terms;
    if (only === undefined || second !== undefined)
        return null;
    const text = only.text.trim().replace(client === 'opentofu' ? /^=?v?/ : /^=?/, '');
    const version = (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .parseProviderVersion */ .rK)(text);
    return version === null ? null : (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .showVersion */ .Cg)(version);
}
/** go-versions takes 0.0.0 for "no version". */
const isUnspecified = ({ numbers, pre, build }) => pre === '' && build === '' && numbers.every((number) => number === 0n);
const isExactly = (version, term) => term.operator === '=' && isSame(version, term.version);
const isSame = (a, b) => a.build === b.build && (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(a, b) === 0;
/** Only `=` is ever asked about a pre-release. */
function moduleTermHolds(version, { operator, version: bound }) {
    const rank = (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(version, bound);
    if (operator === '=')
        return rank === 0;
    if (operator === '!=')
        return rank !== 0;
    if (operator !== '~>')
        return rankHolds(rank, operator);
    // All numbers but the last, so that with one number (`~> 1`) nothing bounds the version.
    const kept = bound.numbers.slice(0, bound.written - 1);
    return (rank >= 0 &&
        !(0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPreRelease */ .Ty)(bound) &&
        bound.numbers.length <= version.numbers.length &&
        kept.every((number, i) => number === version.numbers[i]));
}
function providerTermHolds(version, term) {
    const { operator, version: bound } = term;
    if (operator === '=')
        return isExactly(version, term);
    if (operator === '!=')
        return !isSame(version, bound);
    const rank = (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(version, bound);
    if (operator !== '~>')
        return rankHolds(rank, operator);
    const [major = 0n, minor = 0n] = bound.numbers;
    // With one number as with two, the next major version is the limit.
    const numbers = bound.written === 3 ? [major, minor + 1n, 0n] : [major + 1n, 0n, 0n];
    return rank >= 0 && (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(version, { ...bound, numbers, pre: '' }) < 0;
}
const rankHolds = (rank, operator) => operator === '>'
    ? rank > 0
    : operator === '>='
        ? rank >= 0
        : operator === '<'
            ? rank < 0
            : rank <= 0;


/***/ }),

/***/ 2158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PW: () => (/* binding */ parseModuleConstraint),
/* harmony export */   _T: () => (/* binding */ parseProviderConstraint),
/* harmony export */   kv: () => (/* binding */ showConstraints),
/* harmony export */   mb: () => (/* binding */ showTerm)
/* harmony export */ });
/* harmony import */ var _go_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3625);
/* harmony import */ var _protocol_services_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9562);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1731);
// Version constraints: terms joined by commas, all of which must hold. Both clients read every constraint
// with hashicorp/go-version, and those of providers a second time with apparentlymart/go-versions.



// White space as in Go's regular expressions, which is less than in JavaScript's.
const SPACE = '[\\t\\n\\f\\r ]*';
const TERM = new RegExp(`^${SPACE}(<=|>=|!=|~>|<|>|=|)${SPACE}(${_protocol_services_js__WEBPACK_IMPORTED_MODULE_0__/* .GO_VERSION */ .eQ})${SPACE}$`);
const SYNTAX = 'This string does not use correct version constraint syntax';
/**
 * A constraint as a module call and `required_version` have it. `why` is what the clients print,
 * without its full stop.
 * Joined constraints are the terms of all, one after another.
 */
function parseModuleConstraint(text) {
    const terms = [];
    for (const part of text.split(',')) {
        const [, operator, written = ''] = TERM.exec(part) ?? [];
        const version = (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .parseModuleVersion */ .oF)(written);
        if (version === null)
            return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)(SYNTAX);
        terms.push({ operator: (operator || '='), version, text: part });
    }
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .accept */ .J)(terms);
}
/** A constraint as `required_providers` has it: less is accepted. `why` as above. */
function parseProviderConstraint(text) {
    const parsed = parseModuleConstraint(text);
    if (!parsed.ok)
        return parsed;
    const terms = [];
    for (const term of parsed.value) {
        const version = (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .parseProviderVersion */ .rK)(term.version.text);
        if (version === null || !IS_SPACED.test(term.text.trim()))
            return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)(`Incorrect version constraint syntax: ${reasonAgainst(term)}`);
        terms.push({ ...term, version });
    }
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .accept */ .J)(terms);
}
const IS_SPACED = /^[<>=!~]* ?[0-9]/;
/** Why a term that modules may have is refused for providers (`parseRubyStyle` of go-versions). */
function reasonAgainst({ operator, version, text }) {
    const trimmed = text.trim();
    if (version.text.startsWith('v'))
        return 'a "v" prefix should not be used';
    if (!IS_SPACED.test(trimmed))
        return `only one space is expected after the operator "${operator}"`;
    if (version.numbers.length > 3)
        return 'too many numbered portions; only three are allowed (major, minor, patch)';
    const [read] = /^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(trimmed) ?? [''];
    return `missing comma after "${read}"`;
}
// VersionConstraintsString of internal/getproviders in both clients.
const ORDER = ['>', '>=', '=', '~>', '<=', '<', '!='];
/** The terms as messages about providers have them: sorted, without doubles, missing numbers as 0. */
function showConstraints(terms) {
    const sorted = [...terms].sort((a, b) => (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(a.version, b.version) ||
        (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareWords */ .dU)(a.version.build, b.version.build) ||
        ORDER.indexOf(a.operator) - ORDER.indexOf(b.operator) ||
        b.version.written - a.version.written);
    return [...new Set(sorted.map(showTerm))].join(', ');
}
/** One term in normal form. `~>` keeps two numbers if no more are written, because they say its limit. */
function showTerm({ operator, version }) {
    if (operator === '=')
        return (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .showVersion */ .Cg)(version);
    const numbers = operator === '~>' && version.written < 3 ? version.numbers.slice(0, 2) : version.numbers;
    return `${operator} ${(0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .showVersion */ .Cg)({ ...version, numbers })}`;
}


/***/ }),

/***/ 1094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nd: () => (/* binding */ isMeetableByProviders),
/* harmony export */   Sx: () => (/* binding */ conflictOf),
/* harmony export */   gH: () => (/* binding */ isMeetableByModules)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1731);
/* harmony import */ var _choice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1790);
/* harmony import */ var _constraint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2158);



/** Whether any version of a module could meet the terms. Too many terms are not judged: true. */
function isMeetableByModules(terms, client) {
    if (areTooMany(terms))
        return true;
    const bounds = boundsOf(terms);
    const length = Math.max(...bounds.map(({ numbers }) => numbers.length));
    const candidates = bounds.flatMap((bound) => {
        const numbers = Array.from({ length }, (_, i) => bound.numbers[i] ?? 0n);
        // With a further number, a version comes right after the bound and before every greater bound.
        return [bound, release(numbers), release([...numbers, 1n])];
    });
    return (0,_choice_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseModuleVersion */ .iM)(candidates, terms, client) !== null;
}
/** Whether any version of a provider could meet the terms. Too many terms are not judged: true. */
function isMeetableByProviders(terms) {
    const distinct = withoutDoubles(terms);
    if (areTooMany(distinct))
        return true;
    const bounds = boundsOf(distinct);
    // A build that no `!=` has: for providers, versions that differ in the build are not equal.
    const build = 'x'.repeat(1 + Math.max(...bounds.map((bound) => bound.build.length)));
    const candidates = bounds.flatMap((bound) => {
        const [major = 0n, minor = 0n, patch = 0n] = bound.numbers;
        const next = [major, minor, patch + 1n];
        return [bound, release([major, minor, patch], build), release(next, build)];
    });
    return (0,_choice_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseProviderVersion */ .XA)(candidates, distinct) !== null;
}
// The time grows with the square of the count, and in `conflictOf` with its cube. Real roots have less
// than 20 different terms for one provider.
const MAX_TERMS = 50;
const MAX_TERM_LENGTH = 100;
const areTooMany = (terms) => terms.length > MAX_TERMS || terms.some(({ text }) => text.length > MAX_TERM_LENGTH);
const withoutDoubles = (terms) => [...Map.groupBy(terms, _constraint_js__WEBPACK_IMPORTED_MODULE_2__/* .showTerm */ .mb).values()].flatMap(([first]) => first ?? []);
/** What may be the lowest version that the terms allow, or right below it. */
const boundsOf = (terms) => {
    const bounds = [release([0n, 0n, 0n]), ...terms.map((term) => term.version)];
    return [...new Map(bounds.map((bound) => [(0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .showVersion */ .Cg)(bound), bound])).values()];
};
const release = (numbers, build = '') => ({
    text: '',
    numbers,
    written: numbers.length,
    pre: '',
    build
});
/**
 * The terms that cannot be met together: none of them can be left out. All terms if they are too many.
 * @param isMeetable such as one of the functions above; it must refuse all terms together.
 */
function conflictOf(terms, isMeetable) {
    const distinct = withoutDoubles(terms);
    // For modules, a pre-release that is written twice is a conflict in itself.
    const conflict = isMeetable(distinct) ? terms : distinct;
    if (areTooMany(conflict))
        return terms;
    return conflict.reduce((rest, term) => {
        const others = rest.filter((other) => other !== term);
        return isMeetable(others) ? rest : others;
    }, conflict);
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
