export const id = 203;
export const ids = [203];
export const modules = {

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

/***/ 1203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Readings: () => (/* reexport */ Readings),
  RootNotes: () => (/* binding */ RootNotes),
  textNotes: () => (/* binding */ textNotes)
});

// EXTERNAL MODULE: ./lib/problems/place.js
var place = __webpack_require__(5143);
// EXTERNAL MODULE: ./lib/protocol/clients.js
var protocol_clients = __webpack_require__(1064);
// EXTERNAL MODULE: ./lib/protocol/local/paths.js
var paths = __webpack_require__(9664);
// EXTERNAL MODULE: ./lib/go/parsed.js
var parsed = __webpack_require__(3625);
// EXTERNAL MODULE: ./lib/registry/versions/choice.js
var choice = __webpack_require__(1790);
// EXTERNAL MODULE: ./lib/registry/versions/constraint.js
var constraint = __webpack_require__(2158);
// EXTERNAL MODULE: ./lib/registry/versions/meetable.js
var meetable = __webpack_require__(1094);
;// CONCATENATED MODULE: ./lib/roots/files/reading.js
// Constraints as they are read: of a hundred thousand, a few hundred differ.





// A constraint may have line breaks between its terms, but never this character.
const BETWEEN = '\0';
// The scan cuts off longer texts. No real constraint is longer.
const MAX_TEXT = 4096;
const isCut = (text) => text.length >= MAX_TEXT;
const UNKNOWN = (0,parsed/* accept */.J)([]);
/** Calls `make` once for each text. */
function cached(make) {
    const made = new Map();
    return (text) => {
        const before = made.get(text);
        if (before !== undefined)
            return before;
        const value = make(text);
        made.set(text, value);
        return value;
    };
}
class Readings {
    module = cached((text) => (isCut(text) ? UNKNOWN : (0,constraint/* parseModuleConstraint */.PW)(text)));
    provider = cached((text) => (isCut(text) ? UNKNOWN : (0,constraint/* parseProviderConstraint */._T)(text)));
    /** None of a text that the clients refuse: it has its own finding. */
    terms = (text) => {
        const read = this.provider(text);
        return read.ok ? read.value : [];
    };
    /** The clients for which no version of a module meets a constraint. */
    refusedByModules = cached((text) => {
        const read = this.module(text);
        return read.ok ? protocol_clients/* MAIN_CLIENTS */.Du.filter((client) => !(0,meetable/* isMeetableByModules */.gH)(read.value, client)) : [];
    });
    joined = cached((key) => {
        const terms = key.split(BETWEEN).flatMap(this.terms);
        // Most often one of the versions that the constraints name meets all of them.
        const named = terms.map(({ version }) => version);
        return (0,choice/* chooseProviderVersion */.XA)(named, terms) !== null || (0,meetable/* isMeetableByProviders */.Nd)(terms);
    });
    /** Whether some version of a provider meets constraints. */
    isMeetable(texts) {
        return this.joined([...new Set(texts)].join(BETWEEN));
    }
}

// EXTERNAL MODULE: ./lib/problems/init/files.js
var files = __webpack_require__(9804);
// EXTERNAL MODULE: ./lib/registry/version.js
var registry_version = __webpack_require__(1731);
;// CONCATENATED MODULE: ./lib/registry/versions/client-version.js
// `required_version`: a constraint on the version of Terraform or OpenTofu itself.




/**
 * Whether a client of some version may be used. `pre-release`: "Prerelease version constraints are not
 * supported". `unknown`: the version is not known well enough.
 * @param version as far as it is known: `1.11.4`; `1.11` means any of its patch releases.
 */
function readClientConstraint(text, version) {
    const parsed = (0,constraint/* parseModuleConstraint */.PW)(text);
    if (!parsed.ok)
        return 'syntax';
    const terms = parsed.value;
    if (terms.some((term) => (0,registry_version/* isPreRelease */.Ty)(term.version)))
        return 'pre-release';
    const client = version === null ? null : (0,registry_version/* parseModuleVersion */.oF)(version);
    if (client === null)
        return 'unknown';
    if (client.written < 3) {
        const range = (0,constraint/* parseModuleConstraint */.PW)(`~> ${client.numbers.slice(0, client.written).join('.')}.0`);
        return range.ok && !(0,meetable/* isMeetableByModules */.gH)([...terms, ...range.value], 'terraform')
            ? 'not-met'
            : 'unknown';
    }
    // A pre-release of the client is compared as its release.
    return (0,choice/* moduleMeets */.jQ)({ ...client, pre: '' }, terms) ? 'met' : 'not-met';
}

// EXTERNAL MODULE: ./lib/roots/root.js
var root = __webpack_require__(5257);
;// CONCATENATED MODULE: ./lib/roots/files/root-problems.js
// What keeps `init` from working in one root, as its files alone show: constraints of all its modules meet.







/** What is wrong in a root. Constraints that cannot be read are left out: they have their own finding. */
function* problemsIn(root, rules) {
    for (const required of root.providers) {
        const found = problemOfProvider(required, root.client, rules);
        if (found !== null)
            yield found;
    }
    const { client } = root;
    const version = root.clientVersions.length === 0 ? null : rules.versionIn(client, root.directory);
    if (version === null)
        return;
    for (const { text, place } of root.clientVersions) {
        if (readClientConstraint(text, version) !== 'not-met')
            continue;
        yield { problem: (0,files.clientVersion)({ client, version, constraint: text }), places: [place] };
    }
}
function problemOfProvider(required, client, rules) {
    const { constraints, provider } = required;
    const { readings, upgrade } = rules;
    const isMeetable = readings.isMeetable(constraints.map(({ text }) => text));
    if (isMeetable)
        return upgrade ? null : problemOfLock(required, rules);
    const terms = constraints.flatMap(({ text, place }) => readings.terms(text).map((term) => ({ ...term, place })));
    const name = (0,root/* providerKey */.JT)(provider);
    // No version meets these terms either, as none is 0.0.0.
    if (client === 'opentofu' && (0,choice/* asksForUnspecified */.jF)(terms)) {
        const problem = (0,files.constraintInvalid)({ reason: 'unspecified', provider: name });
        return { problem, places: placesOf(terms) };
    }
    const conflict = (0,meetable/* conflictOf */.Sx)(terms, meetable/* isMeetableByProviders */.Nd);
    const shown = [...new Set(conflict.map(constraint/* showTerm */.mb))];
    const all = terms.filter((term) => shown.includes((0,constraint/* showTerm */.mb)(term)));
    const problem = (0,files.constraintUnmeetable)({ of: `provider ${name}`, terms: shown });
    return { problem, places: placesOf(all) };
}
function problemOfLock({ provider, constraints, locked }, { clients, readings }) {
    const version = locked === null ? null : (0,registry_version/* parseProviderVersion */.rK)(locked.version.text);
    if (locked === null || version === null)
        return null;
    const excludes = (placed) => (0,choice/* chooseProviderVersion */.XA)([version], placed.flatMap(({ text }) => readings.terms(text))) === null;
    if (!excludes(constraints))
        return null;
    const excluding = constraints.filter((constraint) => excludes([constraint]));
    // A pre-release is excluded unless a term names it.
    const named = excluding.length === 0 ? constraints : excluding;
    const problem = (0,files.lockOutside)({
        provider: (0,root/* providerKey */.JT)(provider),
        version: (0,registry_version/* showVersion */.Cg)(version),
        constraints: [...new Set(named.map(({ text }) => (0,constraint/* showConstraints */.kv)(readings.terms(text))))],
        clients
    });
    return { problem, places: placesOf([locked.version, ...named]) };
}
/** A constraint of several terms is one place. */
const placesOf = (placed) => [
    ...new Set(placed.map(({ place }) => place))
];

// EXTERNAL MODULE: ./lib/problems/source.js
var source = __webpack_require__(8011);
// EXTERNAL MODULE: ./lib/protocol/address-advice.js
var address_advice = __webpack_require__(3229);
// EXTERNAL MODULE: ./lib/protocol/provider-address.js
var provider_address = __webpack_require__(1022);
// EXTERNAL MODULE: ./lib/roots/provider-of.js
var provider_of = __webpack_require__(7236);
// EXTERNAL MODULE: ./lib/roots/requirements.js + 1 modules
var requirements = __webpack_require__(9008);
;// CONCATENATED MODULE: ./lib/roots/files/text-notes.js
// Version constraints that a client refuses by themselves, whatever else its root requires.










/** What is wrong with the version of one usage. */
function noteOfUsage(usage, rules) {
    const found = problemOf(usage, rules);
    return found === null ? null : noteAt((0,root/* versionPlace */.yp)(usage), found);
}
const noteAt = (place, { clients, ...found }) => ({
    ...found,
    place,
    clients: clients.filter((client) => readersOf(place.file).includes(client)),
    host: null
});
/** The clients that read a configuration file. */
const readersOf = (file) => /\.tofu(\.json)?$/.test(file) ? ['opentofu'] : protocol_clients/* MAIN_CLIENTS */.Du;
// Terraform's stacks have a grammar of their own.
const STACK = /\.tf(component|stack|deploy)\.(hcl|json)$/;
function problemOf(usage, rules) {
    switch (usage.kind) {
        case 'module':
        case 'module_missing':
        case 'test_module':
            return problemOfCall(usage, rules);
        case 'required_provider':
        case 'required_provider_nosource':
        case 'required_provider_legacy':
            return STACK.test(usage.place.file) ? null : problemOfRequirement(usage, rules);
        case 'lock_provider':
            return text_notes_problemOfLock(usage, rules);
        default:
            return null;
    }
}
/** A text that no client reads as a constraint. A program may replace it before they do. */
const refused = (text, why) => ({
    problem: (0,files.constraintInvalid)({ reason: 'syntax', text, why }),
    clients: protocol_clients/* MAIN_CLIENTS */.Du,
    isPlaceholder: (0,address_advice/* hasPlaceholder */.Kc)(text)
});
const forAll = (problem) => ({ problem, clients: protocol_clients/* MAIN_CLIENTS */.Du });
function problemOfCall(usage, { readings, releases }) {
    const { address, versions, versionsAt } = usage;
    if (versionsAt === null)
        return null;
    if (versions === null) {
        const isOld = releases.every(({ client, before }) => client !== 'terraform' || before === '1.15');
        if (!isOld && (0,root/* argumentOf */.Nf)(usage)?.isWithheld !== true)
            return null;
        const problem = (0,files.constraintInvalid)({ reason: 'expression', address });
        return { problem, clients: ['terraform'] };
    }
    const terms = readings.module(versions);
    if (!terms.ok)
        return refused(versions, terms.why);
    const clients = readings.refusedByModules(versions);
    if (clients.length === 0)
        return null;
    const named = terms.value.find(({ version }) => (0,registry_version/* isPreRelease */.Ty)(version));
    const preRelease = named && (0,registry_version/* showVersion */.Cg)(named.version);
    return { problem: (0,files.constraintUnmeetable)({ of: address, terms: [versions], preRelease }), clients };
}
function problemOfRequirement({ kind, address, text, versions, versionsAt }, { readings }) {
    if (versionsAt === null)
        return null;
    if (versions === null)
        return forAll((0,files.constraintInvalid)({ reason: 'not-a-string', address }));
    const terms = readings.provider(versions);
    if (!terms.ok)
        return refused(versions, terms.why);
    const clients = protocol_clients/* MAIN_CLIENTS */.Du.filter((client) => kind === 'required_provider'
        ? (0,provider_address/* parseProviderSource */.m)(text ?? '', client).kind === 'builtin'
        : (0,provider_of/* localNameIn */.o)(address) === 'terraform');
    if (clients.length === 0)
        return null;
    const provider = text ?? 'terraform.io/builtin/terraform';
    return { problem: (0,files.constraintInvalid)({ reason: 'built-in', provider }), clients };
}
function text_notes_problemOfLock(usage, { readings }) {
    const { text, versions } = usage;
    const provider = text ?? '';
    if (versions === null)
        return forAll((0,files.lockInvalid)({ reason: 'no-version', provider }));
    const version = (0,registry_version/* parseProviderVersion */.rK)(versions);
    if (version === null)
        return forAll((0,files.lockInvalid)({ reason: 'not-a-version', provider }));
    const normal = (0,registry_version/* showVersion */.Cg)(version);
    if (normal !== versions)
        return forAll((0,files.lockInvalid)({ reason: 'not-normal', of: 'version', provider, normal }));
    const recorded = (0,root/* argumentOf */.Nf)(usage)?.recorded ?? '';
    if (recorded === '')
        return null;
    const terms = readings.provider(recorded);
    if (!terms.ok)
        return forAll((0,files.lockInvalid)({ reason: 'not-constraints', provider }));
    const constraints = (0,constraint/* showConstraints */.kv)(terms.value);
    if (constraints === recorded)
        return null;
    const problem = {
        reason: 'not-normal',
        of: 'constraints',
        provider,
        normal: constraints
    };
    return forAll((0,files.lockInvalid)(problem));
}
/** For a second block of one provider in a lock file. */
const noteOfSecondLock = ({ text, place }) => noteAt(place, {
    problem: (0,files.lockInvalid)({ reason: 'twice', provider: text ?? '' }),
    clients: protocol_clients/* MAIN_CLIENTS */.Du
});
/** Syntax that one of the clients that the `dialect` setting names does not accept. */
function noteOfSyntax({ kind, place }, { set }) {
    const clients = set.filter((client) => client !== protocol_clients/* OWN_SYNTAX */.$I[kind].client);
    const note = noteAt(place, { problem: (0,source.blockUnsupported)({ kind }), clients });
    return note.clients.length === 0 ? null : note;
}
/** What is wrong with a constraint outside of `required_providers`. */
function noteOfTrait({ kind, text, place }, { readings, versions }) {
    const isOfClient = kind !== 'provider-version';
    const terms = isOfClient ? readings.module(text) : readings.provider(text);
    const clients = isOfClient
        ? protocol_clients/* MAIN_CLIENTS */.Du.filter((client) => (0,requirements/* readsVersion */.u)({ kind, place }, client, versions))
        : protocol_clients/* MAIN_CLIENTS */.Du;
    const noted = (problem) => noteAt(place, { problem, clients });
    if (!terms.ok)
        return noteAt(place, { ...refused(text, terms.why), clients });
    if (!isOfClient || !terms.value.some(({ version }) => (0,registry_version/* isPreRelease */.Ty)(version)))
        return null;
    return noted((0,files.constraintInvalid)({ reason: 'pre-release', text }));
}

;// CONCATENATED MODULE: ./lib/roots/files/collect.js
// Collects what is wrong with the files alone; the same problem in several roots and clients is one.






class RootNotes {
    found = new Map();
    rules;
    constructor(rules) {
        this.rules = rules;
    }
    add(root) {
        const inside = (0,paths/* below */.Gz)(root.directory === '.' ? '' : root.directory, 'main.tf');
        const aside = (0,place/* isAside */.Zl)(inside) ? inside : null;
        for (const problem of problemsIn(root, this.rules)) {
            const key = keyOf(problem);
            const before = this.found.get(key);
            if (before === undefined) {
                this.found.set(key, { ...problem, having: new Set([root.client]), aside });
                continue;
            }
            before.having.add(root.client);
            if (aside === null)
                before.aside = null;
        }
    }
    notes() {
        const { clients } = this.rules;
        return [...this.found.values()].flatMap(({ problem, places, having, aside }) => {
            const [place, ...others] = places;
            if (place === undefined)
                return [];
            // A client that is not checked reads the same constraints.
            const isShared = problem.code !== 'client-version' && having.size === clients.length;
            const note = {
                problem,
                place,
                others,
                host: null,
                clients: isShared ? protocol_clients/* MAIN_CLIENTS */.Du : [...having]
            };
            return [aside === null ? note : { ...note, aside }];
        });
    }
}
const keyOf = ({ problem, places }) => [
    problem.code,
    problem.message,
    ...places.map(({ file, line, column }) => `${file}:${line}:${column}`)
].join('\n');
/** What is wrong with the texts of the usages and of what directories declare. */
function* textNotes(usages, declared, rules) {
    const locked = new Set();
    for (const usage of usages) {
        if (usage.kind === 'lock_provider') {
            const block = `${usage.place.file}\n${usage.text}`;
            if (locked.has(block))
                yield noteOfSecondLock(usage);
            locked.add(block);
        }
        const note = noteOfUsage(usage, rules);
        if (note !== null)
            yield note;
    }
    for (const each of declared) {
        const note = noteOfDeclared(each, rules);
        if (note !== null)
            yield note;
    }
}
function noteOfDeclared(each, rules) {
    if ('file' in each)
        return null;
    return 'localName' in each ? noteOfTrait(each, rules) : noteOfSyntax(each, rules);
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
