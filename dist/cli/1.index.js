export const id = 1;
export const ids = [1];
export const modules = {

/***/ 6002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zM: () => (/* binding */ decode_boolean),
  D4: () => (/* binding */ decode),
  nd: () => (/* binding */ integer),
  p_: () => (/* binding */ list),
  LT: () => (/* binding */ loose),
  Tj: () => (/* binding */ map),
  lq: () => (/* binding */ optional),
  w3: () => (/* binding */ struct),
  Qq: () => (/* binding */ decode_text),
  s: () => (/* binding */ unkept),
  gy: () => (/* binding */ unread)
});

// EXTERNAL MODULE: ./lib/go/json.js + 1 modules
var json = __webpack_require__(3307);
// EXTERNAL MODULE: ./lib/go/parsed.js
var parsed = __webpack_require__(3625);
// EXTERNAL MODULE: ./lib/protocol/document/other-format.js
var other_format = __webpack_require__(2168);
// EXTERNAL MODULE: ./lib/go/json-token.js
var json_token = __webpack_require__(4874);
;// CONCATENATED MODULE: ./lib/registry/answers/cursor.js
// Walks through JSON that is valid, by the types that are expected.


// Elements of all lists and maps that are kept: far more than any registry has. A provider with many has a
// thousand versions, and a described module some thousand calls. Thousands of constraints may be compared with each.
const MAX_ITEMS = 25_000;
/** A place in text whose first value is valid JSON. */
class Cursor {
    #text;
    #at;
    /** Fields and indices that lead here. */
    path = [];
    /** The first value of a wrong type. */
    mistake = null;
    /** How many more elements are kept. */
    room = MAX_ITEMS;
    constructor(text) {
        this.#text = text;
        this.#at = (0,json_token/* skipSpace */.AN)(text, 0);
    }
    /** Whether one more element is kept. */
    takeRoom() {
        if (this.room === 0)
            return false;
        this.room -= 1;
        return true;
    }
    /** Skips `null`, if it is here. */
    takeNull() {
        if (this.#text[this.#at] !== 'n')
            return false;
        this.skip();
        return true;
    }
    /** Reads a string, number or word; `null`, and a value of another type, leaves what was there before. */
    literal(wanted, pattern, before, read) {
        if (this.takeNull())
            return before;
        const start = this.#at;
        this.skip();
        const written = this.#text.slice(start, this.#at);
        if (pattern.test(written))
            return read(written);
        this.#refuse(wanted, written.charAt(0));
        return before;
    }
    /**
     * Calls `onPart`, which reads a value, at each value of a list or object. False, and the value is skipped, if
     * it is something else.
     */
    parts(opening, wanted, onPart) {
        const text = this.#text;
        const first = text.charAt(this.#at);
        if (first !== opening) {
            this.#refuse(wanted, first);
            this.skip();
            return false;
        }
        this.#at = (0,json_token/* skipSpace */.AN)(text, this.#at + 1);
        while (text[this.#at] !== ']' && text[this.#at] !== '}') {
            onPart(opening === '{' ? this.#key() : '');
            this.#at = (0,json_token/* skipSpace */.AN)(text, this.#at);
            if (text[this.#at] === ',')
                this.#at = (0,json_token/* skipSpace */.AN)(text, this.#at + 1);
        }
        this.#at += 1;
        return true;
    }
    /** Skips the value here. */
    skip() {
        const text = this.#text;
        let depth = 0;
        do {
            const at = (0,json_token/* skipSpace */.AN)(text, this.#at);
            const character = text.charAt(at);
            if (character === '[' || character === '{')
                depth += 1;
            if (character === ']' || character === '}')
                depth -= 1;
            if (character === '"')
                this.#at = (0,json_token/* endOfString */.ap)(text, at);
            else
                this.#at = '[]{},:'.includes(character) ? at + 1 : (0,json_token/* endOfScalar */.f)(text, at);
        } while (depth > 0);
    }
    #key() {
        const start = this.#at;
        this.#at = (0,json_token/* endOfString */.ap)(this.#text, start);
        const key = (0,json/* jsonString */.I)(this.#text.slice(start, this.#at));
        this.#at = (0,json_token/* skipSpace */.AN)(this.#text, (0,json_token/* skipSpace */.AN)(this.#text, this.#at) + 1);
        return key;
    }
    #refuse(wanted, first) {
        if (this.mistake !== null)
            return;
        const path = this.path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`));
        const place = path.length === 0 ? '' : ` in "${path.join('').slice(1)}"`;
        this.mistake = `has ${FOUND[first] ?? 'a number'} instead of ${wanted}${place}`;
    }
}
const FOUND = {
    '[': 'a list',
    '{': 'an object',
    '"': 'a string',
    t: 'a boolean',
    f: 'a boolean'
};

;// CONCATENATED MODULE: ./lib/registry/answers/decode.js
// Reads JSON into known fields, as Go's encoding/json reads it into structs: one pass, and only what is known is kept.




/**
 * One value of a wrong type fails the whole, also where no client uses it. `why` follows a subject, such as
 * "the response".
 */
function decode(text, shape, extent = 'first') {
    const mistake = (0,json/* jsonMistake */.HT)(text, extent);
    if (mistake !== null) {
        return (0,parsed/* refuse */.T)((0,other_format/* otherFormat */.Q)(text)?.what ?? `is not valid JSON: ${mistake.why}`);
    }
    const cursor = new Cursor(text);
    const value = shape.read(cursor, shape.zero);
    return cursor.mistake === null ? (0,parsed/* accept */.J)(value) : (0,parsed/* refuse */.T)(cursor.mistake);
}
const decode_text = {
    zero: '',
    read: (cursor, before) => cursor.literal('a string', /^"/, before, json/* jsonString */.I)
};
const decode_boolean = {
    zero: false,
    read: (cursor, before) => cursor.literal('a boolean', /^[tf]/, before, (value) => value === 'true')
};
const MAX_INT64 = 2n ** 63n;
/** An int64: no fraction and no exponent. A large one is not exact. */
const integer = {
    zero: 0,
    read: (cursor, before) => {
        const isInteger = (value) => {
            // No longer number is one, and BigInt takes more than linear time.
            if (!/^-?\d{1,19}$/.test(value))
                return false;
            const exact = BigInt(value);
            return exact >= -MAX_INT64 && exact < MAX_INT64;
        };
        return cursor.literal('an integer', { test: isInteger }, before, Number);
    }
};
/** A pointer: `null`, and no field, is null. */
const optional = (of) => ({
    zero: null,
    read: (cursor, before) => (cursor.takeNull() ? null : of.read(cursor, before ?? of.zero))
});
/** A field that the client does not know. */
const unread = {
    zero: null,
    read: (cursor) => {
        cursor.skip();
        return null;
    }
};
/** A field that no client reads: a value of a wrong type is as if it were absent. */
const loose = (of) => ({
    zero: of.zero,
    read: (cursor, before) => {
        const { mistake } = cursor;
        const value = of.read(cursor, before);
        cursor.mistake = mistake;
        return value;
    }
});
/** Its types count, but none of its values is kept. */
const unkept = (of) => ({
    zero: null,
    read: (cursor) => {
        const { room } = cursor;
        of.read(cursor, of.zero);
        cursor.room = room;
        return null;
    }
});
function list(of) {
    const zero = { items: [], leftOut: 0 };
    return {
        zero,
        read: (cursor, before) => {
            if (cursor.takeNull())
                return zero;
            const items = [];
            let count = 0;
            const isList = cursor.parts('[', 'a list', () => {
                // Before its own elements, which may take all room that is left.
                const isKept = cursor.takeRoom();
                cursor.path.push(count);
                const value = of.read(cursor, before.items[count] ?? of.zero);
                cursor.path.pop();
                if (isKept)
                    items.push(value);
                count += 1;
            });
            return isList ? { items, leftOut: count - items.length } : before;
        }
    };
}
/** An object with any keys. */
function map(of) {
    return {
        zero: null,
        read: (cursor, before) => {
            if (cursor.takeNull())
                return null;
            const values = before ?? new Map();
            cursor.parts('{', 'an object', (key) => {
                const isKept = cursor.takeRoom();
                cursor.path.push('*');
                const value = of.read(cursor, of.zero);
                cursor.path.pop();
                if (isKept)
                    values.set(key, value);
            });
            return values;
        }
    };
}
/** An object with known fields, in any case. Others may have any value. */
function struct(fields) {
    const entries = Object.entries(fields);
    const known = new Map(entries);
    const zero = Object.fromEntries(entries.map(([name, { zero }]) => [name, zero]));
    return {
        zero,
        read: (cursor, before) => {
            if (cursor.takeNull())
                return before;
            const values = { ...before };
            cursor.parts('{', 'an object', (key) => {
                const name = known.has(key) ? key : folded(key);
                const shape = known.get(name);
                if (shape === undefined)
                    return cursor.skip();
                cursor.path.push(name);
                values[name] = shape.read(cursor, values[name]);
                cursor.path.pop();
            });
            return values;
        }
    };
}
/** Go compares names by simple case folding; the long s is the one letter that toLowerCase leaves. */
const folded = (name) => name.toLowerCase().replaceAll('\u017f', 's');


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

/***/ 8106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c8: () => (/* binding */ chooseForProvider),
/* harmony export */   i_: () => (/* binding */ readOffered),
/* harmony export */   su: () => (/* binding */ newestOf),
/* harmony export */   x5: () => (/* binding */ chooseForCall)
/* harmony export */ });
/* harmony import */ var _registry_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1731);
/* harmony import */ var _registry_versions_choice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1790);
/* harmony import */ var _registry_versions_constraint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2158);
/* harmony import */ var _registry_versions_meetable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1094);




// Tens of thousands of roots may ask for the same list, which may be long. What is read of it is kept with it.
const lists = {
    module: new WeakMap(),
    provider: new WeakMap()
};
const choices = new WeakMap();
function readOffered(texts, kind) {
    const offered = lists[kind].get(texts) ?? offeredIn(texts, kind);
    lists[kind].set(texts, offered);
    return offered;
}
function offeredIn(texts, kind) {
    const parse = kind === 'module' ? _registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .parseModuleVersion */ .oF : _registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .parseProviderVersion */ .rK;
    const versions = [];
    const unreadable = [];
    for (const text of texts) {
        const version = parse(text);
        if (version === null)
            unreadable.push(text);
        else
            versions.push(version);
    }
    return { versions, unreadable };
}
const newestOfLists = new WeakMap();
/** The newest release and the newest pre-release that are listed, as messages have them. */
function newestOf(offered) {
    const known = newestOfLists.get(offered);
    if (known !== undefined)
        return known;
    const release = (0,_registry_versions_choice_js__WEBPACK_IMPORTED_MODULE_1__/* .newestRelease */ .s5)(offered.versions);
    const [preRelease] = offered.versions.filter(_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPreRelease */ .Ty).sort((a, b) => (0,_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(b, a));
    const newest = {
        newest: release && (0,_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .showVersion */ .Cg)(release),
        preRelease: preRelease ? (0,_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .showVersion */ .Cg)(preRelease) : null
    };
    newestOfLists.set(offered, newest);
    return newest;
}
/** `parts` are all that the choice depends on, beside the list. */
function chosenOnce(offered, parts, choose) {
    const known = choices.get(offered) ?? new Map();
    choices.set(offered, known);
    const key = JSON.stringify(parts);
    const choice = known.get(key) ?? choose();
    known.set(key, choice);
    return choice;
}
/** Each call by itself. */
const chooseForCall = (call, offered, client) => chosenOnce(offered, [client, call.constraint?.text], () => callChoice(call, offered, client));
function callChoice({ constraint }, { versions }, client) {
    const parsed = constraint === null ? null : (0,_registry_versions_constraint_js__WEBPACK_IMPORTED_MODULE_2__/* .parseModuleConstraint */ .PW)(constraint.text);
    if (parsed?.ok === false)
        return { kind: 'refused' };
    const terms = parsed?.value ?? [];
    if (!(0,_registry_versions_meetable_js__WEBPACK_IMPORTED_MODULE_3__/* .isMeetableByModules */ .gH)(terms, client))
        return { kind: 'refused' };
    if (versions.length === 0)
        return { kind: 'empty' };
    const version = (0,_registry_versions_choice_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseModuleVersion */ .iM)(versions, terms, client);
    return version === null
        ? { kind: 'none-fits', conflict: constraint === null ? [] : [constraint.text] }
        : { kind: 'chosen', version: (0,_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .showVersion */ .Cg)(version) };
}
/** All constraints of the root hold, and the locked version is taken if it meets them. */
function chooseForProvider(requirement, offered, rules) {
    const { constraints, locked } = requirement;
    const texts = constraints.map(({ text }) => text);
    return chosenOnce(offered, [rules.upgrade, rules.rejectsUnreadable, texts, locked?.version.text], () => providerChoice(requirement, offered, rules));
}
function providerChoice({ constraints, locked }, { versions, unreadable }, { upgrade, rejectsUnreadable }) {
    const terms = termsOf(constraints);
    if (terms === null || !(0,_registry_versions_meetable_js__WEBPACK_IMPORTED_MODULE_3__/* .isMeetableByProviders */ .Nd)(terms))
        return { kind: 'refused' };
    const held = locked === null || upgrade ? null : (0,_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .parseProviderVersion */ .rK)(locked.version.text);
    if (held !== null && (0,_registry_versions_choice_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseProviderVersion */ .XA)([held], terms) === null)
        return { kind: 'refused' };
    if (rejectsUnreadable && unreadable.length > 0)
        return { kind: 'unreadable' };
    if (versions.length === 0)
        return { kind: 'empty' };
    const newest = (0,_registry_versions_choice_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseProviderVersion */ .XA)(versions, terms);
    if (held !== null) {
        const version = (0,_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .showVersion */ .Cg)(held);
        return versions.some((each) => (0,_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .showVersion */ .Cg)(each) === version)
            ? { kind: 'chosen', version }
            : { kind: 'locked-gone', version, upgrade: newest && (0,_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .showVersion */ .Cg)(newest) };
    }
    if (newest !== null)
        return { kind: 'chosen', version: (0,_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .showVersion */ .Cg)(newest) };
    const conflict = (0,_registry_versions_meetable_js__WEBPACK_IMPORTED_MODULE_3__/* .conflictOf */ .Sx)(terms, (some) => (0,_registry_versions_choice_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseProviderVersion */ .XA)(versions, some) !== null);
    const shown = new Set(conflict.map(_registry_versions_constraint_js__WEBPACK_IMPORTED_MODULE_2__/* .showTerm */ .mb));
    const texts = terms.filter((term) => shown.has((0,_registry_versions_constraint_js__WEBPACK_IMPORTED_MODULE_2__/* .showTerm */ .mb)(term))).map(({ whole }) => whole);
    return { kind: 'none-fits', conflict: [...new Set(texts)] };
}
/** Null if one of the constraints cannot be read. */
function termsOf(constraints) {
    const terms = [];
    for (const { text: whole } of constraints) {
        const parsed = (0,_registry_versions_constraint_js__WEBPACK_IMPORTED_MODULE_2__/* .parseProviderConstraint */ ._T)(whole);
        if (!parsed.ok)
            return null;
        for (const term of parsed.value)
            terms.push({ ...term, whole });
    }
    return terms;
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
