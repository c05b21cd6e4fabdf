export const id = 549;
export const ids = [549,751,460];
export const modules = {

/***/ 4264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z6: () => (/* binding */ check),
  IZ: () => (/* binding */ detectDialect),
  SQ: () => (/* binding */ scan),
  w5: () => (/* binding */ tokenVariablesIn)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/configure.js
var configure = __webpack_require__(2971);
// EXTERNAL MODULE: ./lib/contact.js
var contact = __webpack_require__(4467);
// EXTERNAL MODULE: ./lib/files/read-text.js
var read_text = __webpack_require__(5747);
;// CONCATENATED MODULE: ./lib/give-way.js
// Signals are answered after at most this and one step. Giving way more often would only cost time.
const SLICE_MS = 100;
/** The result of `steps`, each of which receives whether the check has ended. `report` receives what they yield. */
async function giveWay(steps, stop, report) {
    let since = performance.now();
    for (;;) {
        const step = steps.next(stop.why !== null);
        if (step.done)
            return step.value;
        if (performance.now() - since < SLICE_MS)
            continue;
        report(step.value);
        await pendingEvents();
        since = performance.now();
    }
}
/** Lets timers and signals that are due run. */
const pendingEvents = () => new Promise((resolve) => setImmediate(resolve));

// EXTERNAL MODULE: ./lib/judge/verdict.js + 13 modules
var judge_verdict = __webpack_require__(1393);
// EXTERNAL MODULE: ./lib/problems/file.js
var problems_file = __webpack_require__(7052);
// EXTERNAL MODULE: ./lib/protocol/local/paths.js
var paths = __webpack_require__(9664);
;// CONCATENATED MODULE: ./lib/scan/clients/known-version.js

/**
 * The version that the `dialect` setting names, or that a version file in a directory or above it selects;
 * null without one. If other files select another version, it is not known which of them is used.
 */
function knownVersion(setting, { evidence, versions }) {
    if (setting.version !== null)
        return () => setting.version;
    const files = evidence.filter(({ level, version }) => level === 'version-file' && version !== null);
    return (client, directory) => {
        const isSelected = files.some((sign) => sign.client === client && isWithin(directory, (0,paths/* directoryOf */.jt)(sign.place.file)));
        return isSelected ? (versions[client] ?? null) : null;
    };
}
const isWithin = (directory, above) => above === '' || `${directory}/`.startsWith(`${above}/`);

// EXTERNAL MODULE: ./lib/scan/selection.js
var selection = __webpack_require__(6195);
// EXTERNAL MODULE: ./lib/scan/usage.js
var usage = __webpack_require__(7854);
// EXTERNAL MODULE: ./lib/settings/settings.js
var settings = __webpack_require__(3152);
;// CONCATENATED MODULE: ./lib/predict.js






// Roots that share all their modules take time with the square of their number. A thousand roots with a
// hundred modules each stay far below.
const MAX_ROOT_MODULES = 200_000;
/**
 * The root modules, and what is wrong with their files alone. Contacts no host.
 * @throws SettingsError if a glob of `roots` matches nothing
 */
async function findRoots({ usages, notes: known, scanned, changed, dialect, settings }) {
    const { declared, endedAt } = scanned;
    const isBare = usages.length === 0 && ![...declared].some((each) => 'place' in each);
    if (isBare && settings.roots.length === 0)
        return { roots: [], notes: [] };
    const { rootsOf } = await __webpack_require__.e(/* import() */ 353).then(__webpack_require__.bind(__webpack_require__, 5353));
    const { Readings, RootNotes, textNotes } = await __webpack_require__.e(/* import() */ 203).then(__webpack_require__.bind(__webpack_require__, 1203));
    const { clients, versions } = dialect;
    const layouts = await layoutsIn({ usages, declared, clients }, settings, endedAt === null);
    const roots = [];
    const limits = [];
    const readings = new Readings();
    const set = settings.dialect.name === 'auto' ? [] : clients;
    const found = new RootNotes({
        clients,
        readings,
        upgrade: settings.upgrade,
        versionIn: knownVersion(settings.dialect, dialect)
    });
    const isAsked = settings.depth !== 'discovery';
    let modules = 0;
    for (const root of rootsOf(layouts, { changed, versions, hasCalls: isAsked })) {
        modules += root.directories.length;
        if (modules > MAX_ROOT_MODULES) {
            limits.push((0,usage/* noteAbout */.YW)(root.directory, (0,problems_file.fileLimit)({ kind: 'roots', max: MAX_ROOT_MODULES })));
            break;
        }
        found.add(root);
        // A large repository has tens of thousands.
        if (isAsked)
            roots.push(root);
    }
    const texts = [...textNotes(usages, declared, { ...dialect, readings, set })].filter(({ place }) => changed === null || changed.has(place.file));
    // One finding for a lock file that cannot be read.
    const broken = new Set(known.flatMap(({ problem, place }) => (problem.code === 'lock-invalid' ? place.file : [])));
    const own = [...texts, ...found.notes()].filter(({ place }) => !broken.has(place.file));
    return { roots, notes: [...own, ...limits] };
}
/** @throws SettingsError if the whole checkout was read and a glob of `roots` matches nothing */
async function layoutsIn(found, { roots }, isWhole) {
    const { layoutsOf, unmatched } = await __webpack_require__.e(/* import() */ 353).then(__webpack_require__.bind(__webpack_require__, 5353));
    const patterns = roots.map((text) => ({ text, matches: (0,selection/* exclusion */.Ls)([text]) }));
    const layouts = layoutsOf({ ...found, patterns });
    const mistakes = isWhole ? unmatched(layouts, patterns) : [];
    if (mistakes.length === 0)
        return layouts;
    throw new settings/* SettingsError */.GN(mistakes.map((pattern) => `roots: no directory with configuration matches ${pattern}`));
}
/** The usages; lock entries that `init` drops need no registry. At depth `discovery` there are no roots. */
async function withoutUnusedLocks(usages, roots) {
    if (roots.every(({ lockFile }) => lockFile === null))
        return usages;
    const unused = await __webpack_require__.e(/* import() */ 862).then(__webpack_require__.bind(__webpack_require__, 3862));
    return unused.withoutUnusedLocks(usages, roots);
}
/**
 * A missing hostname is an error where `init` as it is predicted has none: a variable gives it to `cloud`
 * blocks, and -backend-config to remote backends, which then leave out the organization as well.
 */
function withoutHostname(notes, usages, { depth }, environment) {
    if (depth === 'discovery')
        return notes;
    const isGiven = ({ kind, workspace }) => kind === 'cloud_default'
        ? Boolean(environment['TF_CLOUD_HOSTNAME'])
        : kind !== 'backend_remote_default' || workspace?.organization === null;
    const missing = new Set(usages.filter((usage) => !isGiven(usage)).map(({ place }) => keyOf(place)));
    return notes.map((note) => note.problem.code === 'host-missing' && missing.has(keyOf(note.place))
        ? { ...note, problem: { ...note.problem, severity: 'error' } }
        : note);
}
const keyOf = ({ file, line, column }) => `${file}:${line}:${column}`;
/** What `init` will do with these answers. */
async function predict(inquiry, rules) {
    if (inquiry === null)
        return judge_verdict/* NOTHING_PREDICTED */.j7;
    const { judgeInit } = await Promise.all(/* import() */[__webpack_require__.e(341), __webpack_require__.e(1), __webpack_require__.e(761)]).then(__webpack_require__.bind(__webpack_require__, 5761));
    return judgeInit(inquiry, rules);
}

// EXTERNAL MODULE: ./lib/problems/place.js
var problems_place = __webpack_require__(5143);
// EXTERNAL MODULE: ./lib/protocol/clients.js
var protocol_clients = __webpack_require__(1064);
// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __webpack_require__(1831);
// EXTERNAL MODULE: ./lib/protocol/version.js
var version = __webpack_require__(3592);
// EXTERNAL MODULE: ./lib/report/phrases.js
var phrases = __webpack_require__(4120);
// EXTERNAL MODULE: ./lib/scan/clients/dialect.js
var dialect = __webpack_require__(8416);
// EXTERNAL MODULE: ./lib/hcl/cursor.js
var cursor = __webpack_require__(9349);
// EXTERNAL MODULE: ./lib/hcl/expressions.js
var expressions = __webpack_require__(8704);
;// CONCATENATED MODULE: ./lib/hcl/operations.js
// Reads the operations of an expression: references, indexes, calls, comparisons and conditions.


// An expression that decides an address is short.
const MAX_CODE = 1024;
/** The operation that the whole code is; undefined for other operators, splats and `for`. */
function parseOperation(code) {
    if (code.length > MAX_CODE)
        return undefined;
    const reader = new Reader(new cursor/* Cursor */.bs(code));
    const operation = reader.condition();
    return reader.isAtEnd() ? operation : undefined;
}
class Reader {
    cursor;
    constructor(cursor) {
        this.cursor = cursor;
    }
    isAtEnd() {
        this.cursor.skipBlank();
        return this.cursor.isAtEnd() && this.cursor.mistake === undefined;
    }
    condition() {
        if (this.cursor.depth >= cursor/* MAX_DEPTH */.lr)
            return undefined;
        this.cursor.depth++;
        const test = this.comparison();
        let found = test;
        if (test !== undefined && this.take('?')) {
            const yes = this.condition();
            const no = this.take(':') ? this.condition() : undefined;
            found = yes && no && { kind: 'condition', test, yes, no };
        }
        this.cursor.depth--;
        return found;
    }
    comparison() {
        const left = this.steps();
        const isEqual = this.take('==');
        if (left === undefined || (!isEqual && !this.take('!=')))
            return left;
        const right = this.steps();
        return right && { kind: 'comparison', isEqual, left, right };
    }
    steps() {
        let found = this.primary();
        while (found !== undefined) {
            let key;
            if (this.take('.'))
                key = this.attribute();
            else if (this.take('[')) {
                key = this.condition();
                if (!this.take(']'))
                    return undefined;
            }
            else
                return found;
            found = key && { kind: 'step', of: found, key };
        }
        return undefined;
    }
    /** After a dot. */
    attribute() {
        const { cursor } = this;
        const start = cursor.at;
        const name = cursor.readName() ?? this.match(/\d+/y);
        if (name === undefined)
            return undefined;
        const expression = { kind: 'string', start, end: cursor.at, value: name, verbatim: name };
        return { kind: 'literal', expression: expression };
    }
    primary() {
        const { cursor } = this;
        if (this.take('(')) {
            const inner = this.condition();
            return this.take(')') ? inner : undefined;
        }
        const next = cursor.skipBlank();
        const start = cursor.at;
        const name = cursor.readName();
        if (name !== undefined)
            return this.named(name, start);
        const number = this.match(/\d+(?:\.\d+)?/y);
        if (number !== undefined)
            return primitive(Number(number), start, cursor.at);
        const expression = next === '"' || next === '{' || next === '[' ? (0,expressions/* readLiteral */.U)(cursor, next) : undefined;
        return expression && { kind: 'literal', expression };
    }
    named(name, start) {
        const { cursor } = this;
        const word = { true: true, false: false, null: null }[name];
        if (word !== undefined)
            return primitive(word, start, cursor.at);
        if (!this.take('('))
            return { kind: 'name', name };
        const given = [];
        while (!this.take(')')) {
            const next = this.condition();
            if (next === undefined || (!this.take(',') && cursor.skipBlank() !== ')'))
                return undefined;
            given.push(next);
        }
        return { kind: 'call', name, given };
    }
    take(sign) {
        const { cursor } = this;
        cursor.skipBlank();
        if (!cursor.text.startsWith(sign, cursor.at))
            return false;
        cursor.at += sign.length;
        return true;
    }
    match(pattern) {
        const { cursor } = this;
        pattern.lastIndex = cursor.at;
        const [found] = pattern.exec(cursor.text) ?? [];
        cursor.at += found?.length ?? 0;
        return found;
    }
}
const primitive = (value, start, end) => ({
    kind: 'literal',
    expression: { kind: 'primitive', start, end, value }
});

;// CONCATENATED MODULE: ./lib/hcl/evaluate.js
// Evaluates expressions as far as literals, and the names that a scope knows, decide them.

/** The beginning of a text whose rest is not known. */
class Beginning {
    text;
    /** The name whose value is withheld, as far as that is why the rest is not known. */
    withheld;
    constructor(text, withheld = null) {
        this.text = text;
        this.withheld = withheld;
    }
}
// No source address is longer.
const MAX_TEXT = 4096;
// Recursion stays far from the end of the stack.
const MAX_DEPTH = 200;
// Real expressions take some dozens.
const MAX_STEPS = 20_000;
// Of all expressions: some seconds. A large repository takes a hundredth.
const MAX_ALL_STEPS = 5_000_000;
/** Bounds the evaluation of one expression, across all the files that it leads to, and of all of them. */
class Effort {
    depth = 0;
    steps = 0;
    allSteps = 0;
    /** Begins another expression. */
    renew() {
        this.steps = 0;
        this.count();
    }
    /** A step that evaluates nothing itself. */
    count() {
        this.allSteps += 1;
    }
    /** No expression is evaluated any more. */
    get isSpent() {
        return this.allSteps > MAX_ALL_STEPS;
    }
    /** A longer text than an address is not known. */
    spend(work) {
        this.steps += 1;
        this.count();
        if (this.depth >= MAX_DEPTH || this.steps > MAX_STEPS || this.isSpent)
            return undefined;
        this.depth += 1;
        const result = work();
        this.depth -= 1;
        return typeof result === 'string' && result.length > MAX_TEXT ? undefined : result;
    }
}
/** Literals alone are known. */
const noScope = () => ({
    name: () => undefined,
    call: () => undefined,
    effort: new Effort()
});
/** The value of an expression; undefined if it is not known. */
const evaluate = ({ expression, text }, scope) => scope.effort.spend(() => dataOf(expression, text, scope));
/** The value of an expression that is given as text. */
function evaluateText(code, scope) {
    const operation = parseOperation(code);
    return operation && perform(operation, code, scope);
}
/** The text of a value within a template. */
const textOf = (data) => typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean'
    ? String(data)
    : undefined;
/** Calls `make` once for each key. A value that needs itself is undefined. */
function remembered(make) {
    const known = new Map();
    return (key) => {
        if (!known.has(key)) {
            known.set(key, undefined);
            known.set(key, make(key));
        }
        return known.get(key);
    };
}
function dataOf(expression, text, scope) {
    switch (expression.kind) {
        case 'string':
        case 'primitive':
            return expression.value;
        case 'object':
            return remembered((key) => {
                const item = indexOf(expression.items).get(key);
                return item && evaluate(codeOf(item, text), scope);
            });
        case 'tuple':
            return remembered((key) => {
                const element = expression.elements[Number(key)];
                return element && evaluate({ expression: element, text }, scope);
            });
        case 'template':
            return joined(chosenParts(expression.parts, text, scope), text, scope);
        case 'other':
            return evaluateText(text.slice(expression.start, expression.end), scope);
    }
}
const codeOf = ({ value }, text) => ({ expression: value, text });
const INDEXES = new WeakMap();
/** The first item of each name. An object may have a million, and be asked for each of them. */
function indexOf(items) {
    const before = INDEXES.get(items);
    if (before !== undefined)
        return before;
    const index = new Map();
    for (const item of items) {
        if (item.name !== undefined && !index.has(item.name))
            index.set(item.name, item);
    }
    INDEXES.set(items, index);
    return index;
}
function joined(parts, text, scope) {
    let whole = '';
    for (const part of parts) {
        const code = part.kind === 'known' ? undefined : interpolated(part, text);
        const data = part.kind === 'known' ? part.value : code && evaluateText(code, scope);
        const found = textOf(data);
        if (found === undefined)
            return beginningOf(whole, data);
        if (whole.length + found.length > MAX_TEXT)
            return undefined;
        whole += found;
    }
    return whole;
}
/** Known text, and what is known of the value after it. */
function beginningOf(known, next) {
    if (!(next instanceof Beginning))
        return new Beginning(known);
    return new Beginning((known + next.text).slice(0, MAX_TEXT), next.withheld);
}
const sequence = (part, text) => part.code ?? text.slice(part.start, part.end);
/** The code in `${ … }`; undefined for a directive. */
function interpolated(part, text) {
    const code = sequence(part, text);
    return code.startsWith('${') ? code.slice(2, -1).replace(/^~|~$/g, '') : undefined;
}
const IF = /^%\{~?\s*if\s([\s\S]*)\}$/;
const ELSE = /^%\{~?\s*else\s*~?\}$/;
const ENDIF = /^%\{~?\s*endif\s*~?\}$/;
// A longer directive is not read, nor those of a template with more parts.
const MAX_DIRECTIVE = 512;
const MAX_PARTS = 1000;
/** The parts that remain of a template whose only `%{ if … }` has a known condition. */
function chosenParts(parts, text, scope) {
    if (parts.length > MAX_PARTS)
        return parts;
    const codes = parts.map((part) => {
        const isShort = part.kind === 'unknown' && part.end - part.start <= MAX_DIRECTIVE;
        return isShort ? sequence(part, text) : '';
    });
    const [start, ...more] = codes.keys().filter((at) => IF.test(codes[at] ?? ''));
    const end = codes.findIndex((code) => ENDIF.test(code));
    if (start === undefined || more.length > 0 || end < start)
        return parts;
    const code = IF.exec(codes[start] ?? '')?.[1] ?? '';
    const condition = evaluateText(code.replace(/~$/, ''), scope);
    if (typeof condition !== 'boolean')
        return parts;
    const found = codes.findIndex((code) => ELSE.test(code));
    const middle = found < 0 ? end : found;
    const chosen = condition ? parts.slice(start + 1, middle) : parts.slice(middle + 1, end);
    return [...parts.slice(0, start), ...chosen, ...parts.slice(end + 1)];
}
function perform(operation, code, scope) {
    const of = (inner) => perform(inner, code, scope);
    return scope.effort.spend(() => {
        switch (operation.kind) {
            case 'literal':
                return dataOf(operation.expression, code, scope);
            case 'name':
                return scope.name(operation.name);
            case 'call':
                return scope.call(operation.name, operation.given.map(of));
            case 'step': {
                const object = of(operation.of);
                const key = textOf(of(operation.key));
                return typeof object === 'function' && key !== undefined ? object(key) : undefined;
            }
            case 'condition': {
                const test = of(operation.test);
                if (typeof test !== 'boolean')
                    return undefined;
                return of(test ? operation.yes : operation.no);
            }
            case 'comparison': {
                const [left, right] = [of(operation.left), of(operation.right)];
                const isKnown = [left, right].every((side) => side === null || textOf(side) !== undefined);
                return isKnown ? (left === right) === operation.isEqual : undefined;
            }
        }
    });
}

// EXTERNAL MODULE: ./lib/problems/brief.js
var brief = __webpack_require__(4000);
// EXTERNAL MODULE: ./lib/hcl/structure.js
var hcl_structure = __webpack_require__(6134);
;// CONCATENATED MODULE: ./lib/hcl/values.js
// The values of expressions as far as they are read in one file, and their places.




function sourceText({ text }, file) {
    const place = (0,hcl_structure/* placesIn */.yN)(text);
    return { text, place: (span) => ({ file, ...place(span) }) };
}
// No source address is longer.
const values_MAX_TEXT = 4096;
/**
 * A copy that does not keep the whole file in memory: in V8 a slice of 13 characters or more points
 * into the text that it comes from. Adding a character makes a text of its own.
 */
const detach = (text) => {
    const cut = (0,brief/* brief */.dh)(text, values_MAX_TEXT);
    return cut.length < 13 ? cut : ` ${cut}`.slice(1);
};
// Every string of the clients is in NFC (cty.StringVal).
const normalized = (text) => /[^\0-\x7f]/.test(text) ? text.normalize('NFC') : text;
const known = (text) => ({ kind: 'known', text: normalized(detach(text)) });
const pieceOf = (code) => code === undefined || code.length > MAX_CODE ? null : { code: detach(code) };
/** Reads strings, templates and constants. `isLiteral`: the clients evaluate nothing here. */
function readValue(source, expression, isLiteral = false) {
    const written = () => source.text.slice(expression.start, expression.end);
    const partial = (pieces) => ({
        kind: 'pieces',
        pieces,
        text: detach(written())
    });
    switch (expression.kind) {
        case 'string':
            return known(isLiteral ? expression.verbatim : expression.value);
        case 'template': {
            if (isLiteral && expression.verbatim !== undefined)
                return known(expression.verbatim);
            const pieces = chosenParts(expression.parts, source.text, noScope()).map((part) => part.kind === 'known' ? detach(part.value) : pieceOf(interpolated(part, source.text)));
            if (pieces.every((piece) => typeof piece === 'string'))
                return known(pieces.join(''));
            // A directive decides several parts.
            return partial(pieces.includes(null) ? [pieceOf(written())] : pieces);
        }
        case 'other': {
            const code = written();
            const constant = evaluateText(code, noScope());
            return typeof constant === 'string' ? known(constant) : partial([pieceOf(code)]);
        }
        case 'primitive':
        case 'object':
        case 'tuple':
            return partial([null]);
    }
}
/** Reads an argument that is a text: a number is one too, and null is the same as no argument. */
function readText(source, expression) {
    if (expression.kind !== 'primitive')
        return readValue(source, expression);
    return expression.value === null ? null : known(String(expression.value));
}
/** A member of the object that the value is. */
function memberOf(value, name) {
    const [piece] = value.kind === 'pieces' ? value.pieces : [];
    if (value.kind === 'known' || typeof piece !== 'object' || piece === null)
        return value;
    return { ...value, pieces: [{ code: `(${piece.code}).${name}` }] };
}
/** The text of a literal; null for everything else. */
function literalText(expression) {
    if (expression?.kind !== 'string')
        return null;
    return normalized(detach(expression.value));
}
/** Puts the pieces of a value together. */
function resolveValue({ pieces }, scope) {
    let text = '';
    for (const piece of pieces) {
        const data = typeof piece === 'object' && piece !== null ? evaluateText(piece.code, scope) : piece;
        if (data === null && piece !== null && pieces.length === 1)
            return { isWhole: true, text: null, withheld: null };
        const found = textOf(data ?? undefined);
        if (found === undefined) {
            return { isWhole: false, ...beginningOf(text, data ?? undefined) };
        }
        if (text.length + found.length > values_MAX_TEXT)
            return { isWhole: false, text, withheld: null };
        text += found;
    }
    return { isWhole: true, text: normalized(detach(text)), withheld: null };
}

// EXTERNAL MODULE: ./lib/problems/source.js
var source = __webpack_require__(8011);
// EXTERNAL MODULE: ./lib/protocol/module-address.js
var module_address = __webpack_require__(5011);
// EXTERNAL MODULE: ./lib/protocol/provider-address.js
var provider_address = __webpack_require__(1022);
// EXTERNAL MODULE: ./lib/go/parsed.js
var parsed = __webpack_require__(3625);
// EXTERNAL MODULE: ./lib/protocol/address-advice.js
var address_advice = __webpack_require__(3229);
// EXTERNAL MODULE: ./lib/protocol/package-address.js
var package_address = __webpack_require__(4321);
;// CONCATENATED MODULE: ./lib/scan/grammars.js
// What a text means to a client, by the grammar that it follows: the host, or why it is wrong.







const NO_HOST = { host: null, isHostImplied: false, needed: null };
const named = (host) => ({
    host,
    isHostImplied: false,
    needed: (0,hostname/* isGenericHostname */.Rt)(host) ? 'state' : host
});
const implied = (host) => ({ host, isHostImplied: true, needed: host });
/** A host that is named, but not contacted. */
const unneeded = (host) => ({ host, isHostImplied: false, needed: null });
/** No registry is used, but perhaps another host. */
const direct = (directHost) => directHost === null ? NO_HOST : { ...NO_HOST, directHost };
const wrong = (problem) => ({ ...NO_HOST, problem });
const rejected = (error, advice) => wrong((0,source.sourceInvalid)({ reason: 'rejected', error, advice }));
/** `advice` is null where the text means what it seems to mean. */
function withAdvice(meaning, text, advice) {
    if (advice === null)
        return meaning;
    return { ...meaning, problem: (0,source.sourceNearMiss)({ text, host: meaning.host, advice }) };
}
const GRAMMARS = {
    module: readModule,
    'test-module': (text, client, hasVersion) => {
        const isRemote = (0,module_address/* parseModuleSource */.vL)(text, client).kind === 'remote';
        if (client === 'opentofu' || !isRemote)
            return readModule(text, client, hasVersion);
        return wrong((0,source.sourceInvalid)({ reason: 'remote-in-test', text }));
    },
    'registry-module': (text, client) => {
        const module = (0,module_address/* parseRegistryModule */.rE)(text, client);
        return module.ok ? fromRegistry(module.value) : readPackage(text, client);
    },
    provider: readProvider,
    'locked-provider': readLockedProvider,
    'stack-component': readStackComponent,
    stack: (text, client) => {
        const component = (0,module_address/* parseComponentSource */.A)(text);
        if (component.ok && !text.startsWith('.'))
            return unneeded(component.value.host);
        return { ...readStackComponent(text, client), isHostImplied: false, needed: null };
    },
    'stack-output': (text) => {
        const [first = '', ...rest] = text.split('/');
        if (rest.length === 3)
            return readHost(first, unneeded);
        return wrong((0,source.sourceInvalid)({ reason: 'stack', text }));
    },
    terragrunt: readTerragrunt,
    host: (text) => readHost(text, named),
    url: readPackage
};
/**
 * What the beginning of a text means if the rest is not known: a local path, or a host whose part is
 * complete. Undefined where that does not decide it.
 */
function readBeginning(grammar, text, client) {
    if (grammar === 'terragrunt') {
        const [, host] = /^tfr:\/\/([^/?]*)\//.exec(text) ?? [];
        // Nothing else needs a registry.
        if (host === undefined)
            return /^$|^t$|^tfr?$|^tfr:/.test(text) ? undefined : NO_HOST;
        return host === '' ? implied((0,module_address/* defaultRegistry */.Vm)(client)) : readHost(host, named);
    }
    if (grammar === 'url')
        return direct((0,package_address/* packageHostOf */.uE)(text, client));
    if (grammar !== 'module')
        return undefined;
    // A path, a forced getter, a URL, Git over SSH.
    if (/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(text)) {
        return direct((0,package_address/* packageHostOf */.uE)(text, client));
    }
    const slash = text.indexOf('/');
    if (slash < 0)
        return undefined;
    const whole = (0,module_address/* parseModuleSource */.vL)(`${text.slice(0, slash)}/a/b/c`, client);
    return whole.kind === 'registry' ? fromRegistry(whole) : direct((0,package_address/* packageHostOf */.uE)(text, client));
}
const fromRegistry = ({ host, hostImplied }) => hostImplied ? implied(host) : named(host);
function readHost(text, use) {
    const host = (0,hostname/* parseHostname */.Pv)(text);
    const advice = (0,address_advice/* hostAdvice */.L6)(text);
    if (host.ok)
        return withAdvice(use(host.value), text, advice);
    return wrong((0,source.hostInvalid)({ text, error: host.why, advice }));
}
function readModule(text, client, hasVersion) {
    if ((0,module_address/* isLocalPath */.Nj)(text) && !hasVersion)
        return NO_HOST;
    const address = (0,module_address/* parseModuleSource */.vL)(text, client);
    const registry = address.kind === 'registry' ? (0,parsed/* accept */.J)(address) : (0,module_address/* parseRegistryModule */.rE)(text, client);
    if (hasVersion && !registry.ok) {
        const { why: error } = registry;
        const read = address.kind === 'local' ? address : { kind: 'invalid', error };
        return rejected(error, (0,address_advice/* moduleAdvice */.NM)(text, read, registry));
    }
    const advice = (0,address_advice/* moduleAdvice */.NM)(text, address, registry);
    if (registry.ok)
        return withAdvice(fromRegistry(registry.value), text, advice);
    if (address.kind === 'invalid')
        return rejected(address.error, advice);
    const host = address.kind === 'remote' ? address.host : null;
    return withAdvice(direct(host), text, advice);
}
function readProvider(text, client) {
    const address = (0,provider_address/* parseProviderSource */.m)(text, client);
    switch (address.kind) {
        case 'registry':
        case 'legacy':
            if (address.hostImplied)
                return implied(address.host);
            return withAdvice(named(address.host), text, (0,address_advice/* providerAdvice */.cr)(text));
        case 'builtin':
            return unneeded(address.host);
        case 'invalid': {
            // The client's own advice is in a paragraph of its own.
            const [error = '', advice] = address.error.split('\n\n');
            return rejected(error, advice ?? (0,address_advice/* providerAdvice */.cr)(text));
        }
    }
}
function readLockedProvider(text, client) {
    const address = (0,provider_address/* parseProviderSource */.m)(text, client);
    if (address.kind === 'invalid')
        return rejected(address.error, null);
    if (address.hostImplied)
        return wrong((0,source.sourceInvalid)({ reason: 'locked-provider', text }));
    if (address.kind === 'builtin')
        return unneeded(address.host);
    // `tofu init` copies these entries to OpenTofu's own registry (depsfile/locks.go).
    const isCopied = client === 'opentofu' &&
        address.host === (0,module_address/* defaultRegistry */.Vm)('terraform') &&
        address.namespace === 'hashicorp';
    return { ...named(address.host), needed: isCopied ? (0,module_address/* defaultRegistry */.Vm)(client) : address.host };
}
/** Local, module registry, component registry, or anything else (go-slug sourceaddrs/source.go). */
function readStackComponent(text, client) {
    if (text !== text.trim())
        return wrong((0,source.sourceInvalid)({ reason: 'white-space', text }));
    if (text === '.' || text === '..')
        return NO_HOST;
    const module = (0,module_address/* parseRegistryModule */.rE)(text, client);
    if (module.ok)
        return fromRegistry(module.value);
    const component = (0,module_address/* parseComponentSource */.A)(text);
    if (component.ok)
        return unneeded(component.value.host);
    const address = (0,module_address/* parseModuleSource */.vL)(text, client);
    if (address.kind === 'invalid')
        return rejected(address.error, (0,address_advice/* moduleAdvice */.NM)(text, address, module));
    return direct(address.kind === 'remote' ? address.host : null);
}
/** A source, or the URL of a backend, whose only host is one that is contacted without discovery. */
function readPackage(text, client) {
    const source = (0,package_address/* parsePackageSource */.Zy)(text, client);
    return direct(source.ok ? source.value.host : null);
}
/** `tfr://[HOST]/NAMESPACE/NAME/SYSTEM[//DIRECTORY]?version=VERSION`; nothing else needs a registry. */
function readTerragrunt(text, client) {
    const [, host, path = ''] = /^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(text) ?? [];
    if (host === undefined) {
        // Only Terragrunt has go-getter's shorthand for GitLab (go-getter detect_gitlab.go).
        return text.startsWith('gitlab.com/') ? direct('gitlab.com') : readPackage(text, client);
    }
    const [module = ''] = path.split('//');
    if (module.split('/').length !== 3)
        return wrong((0,source.sourceInvalid)({ reason: 'terragrunt', text }));
    const version = /[?&]version=([^&]*)/.exec(text)?.[1];
    const meaning = host === '' ? implied((0,module_address/* defaultRegistry */.Vm)(client)) : readHost(host, named);
    return version === undefined ? meaning : { ...meaning, versions: version };
}

;// CONCATENATED MODULE: ./lib/scan/meanings.js
// What a reference to a host means to each client that reads its file. Equal references are read once.







function meaningOf({ kind }, reference, client) {
    const { row, value, versions } = reference;
    if (value === undefined)
        return meaningOfAbsent(reference, kind, client);
    if (value.kind === 'known')
        return GRAMMARS[row.grammar](value.text, client, versions !== null);
    if (value.text === 'null')
        return meaningOfNull(reference, kind, client);
    return settledMeaning(row, value, client) ?? NO_HOST;
}
/** What a value means whose beginning is enough; undefined where other values decide it. */
function settledMeaning(row, value, client) {
    const { text } = resolveValue(value, noScope());
    return text === null ? undefined : readBeginning(row.grammar, text, client);
}
/** Whether the meaning depends on variables, locals, or anything else outside of the value. */
function isOpen({ row, value }) {
    if (value?.kind !== 'pieces' || value.text === 'null')
        return false;
    return protocol_clients/* MAIN_CLIENTS */.Du.some((client) => settledMeaning(row, value, client) === undefined);
}
/** Whether other files decide what the file's references mean. */
const dependsOnOthers = ({ references }) => references.some((reference) => reference.row.evaluation !== undefined &&
    (isOpen(reference) || reference.versionsAt?.value !== undefined));
/** What an open reference means in one use of its module. */
function meaningOfUse({ kind }, reference, client, candidates) {
    const { row, versions, address, value } = reference;
    const possible = possibleOf(candidates);
    const meanings = possible.map(({ isWhole, text }) => {
        if (text === null)
            return meaningOfNull(reference, kind, client);
        if (isWhole)
            return GRAMMARS[row.grammar](text, client, versions !== null);
        return readBeginning(row.grammar, text, client);
    });
    const [first] = meanings;
    const isSame = meanings.every((meaning) => meaning?.needed === first?.needed);
    if (first !== undefined && isSame && !meanings.includes(undefined))
        return first;
    if (row.grammar === 'terragrunt' && isGit(value))
        return NO_HOST;
    const [variable] = client === 'terraform' ? possible.flatMap(({ withheld }) => withheld ?? []) : [];
    const isNever = row.evaluation !== undefined && row.evaluation[client] === undefined;
    const problem = (0,source.sourceDynamic)({
        address,
        argument: row.grammar === 'host' ? 'hostname' : 'source',
        expression: value?.kind === 'pieces' ? value.text : '',
        candidates: possible.map(({ isWhole, text, from }) => ({ text: isWhole ? text : null, from })),
        refused: isNever ? 'never' : variable === undefined ? null : { variable }
    });
    return { ...NO_HOST, problem };
}
/** Only Git has `ref`; a registry has `version`. */
const isGit = (value) => value?.kind === 'pieces' &&
    value.pieces.some((piece) => typeof piece === 'string' && /[?&]ref=/.test(piece));
/** Without a default, one of the files that can be given to the client is given. */
function possibleOf(candidates) {
    if (!candidates.some(({ isWhole, from }) => isWhole && from !== null))
        return candidates;
    return candidates.filter(({ isWhole, from }) => isWhole || from !== null);
}
function meaningOfNull(reference, file, client) {
    const { row, address } = reference;
    if (row.defaults !== undefined) {
        return meaningOfAbsent({ ...reference, kind: row.absent ?? reference.kind }, file, client);
    }
    // For the address of a backend, null is the same as no argument.
    if (row.grammar === 'url')
        return NO_HOST;
    return { ...NO_HOST, problem: (0,source.sourceInvalid)({ reason: 'null', address }) };
}
const MISSING_IN = {
    cloud_default: 'cloud block',
    remote_state_default: 'remote state'
};
function meaningOfAbsent(reference, file, client) {
    const { row, kind, address, localName } = reference;
    if (row.defaults !== undefined) {
        const host = row.defaults[client];
        if (host !== null)
            return implied((0,module_address/* knownHost */.mD)(host));
        return { ...NO_HOST, problem: (0,source.hostMissing)({ block: MISSING_IN[kind] ?? 'remote backend' }) };
    }
    if (kind === 'required_provider_invalid') {
        return { ...NO_HOST, problem: (0,source.sourceInvalid)({ reason: 'not-a-requirement', address }) };
    }
    // A local name without a source means the provider of that name, or the client's own provider.
    if (localName !== null && file.class !== 'stack' && file.class !== 'deploy') {
        const isProvider = localName !== 'terraform' && (0,provider_address/* parseProviderPart */.s)(localName).ok;
        return isProvider ? implied((0,module_address/* defaultRegistry */.Vm)(client)) : NO_HOST;
    }
    if (file.isOverride)
        return NO_HOST;
    return { ...NO_HOST, problem: (0,source.sourceInvalid)({ reason: 'missing', address }) };
}
// Sources repeat: of a hundred thousand, a few thousand differ. The cache is emptied beyond this size.
const MAX_CACHED = 10_000;
/** For all modules of one scan. */
class MeaningCache {
    cached = new Map();
    /** Thousands of usages have the same needs: one copy is enough. */
    needs = new Map();
    /** Of a reference that is not open. */
    of(file, reference) {
        const { row, value, versions } = reference;
        // Local paths hardly repeat, and are read quickly.
        if (value?.kind !== 'known' || (0,module_address/* isLocalPath */.Nj)(value.text))
            return this.read(file, reference);
        const { clients } = file.kind;
        const client = clients.length > 1 ? '' : clients[0];
        const key = `${row.grammar} ${row.service} ${client} ${versions === null} ${value.text}`;
        const before = this.cached.get(key);
        if (before !== undefined)
            return before;
        if (this.cached.size >= MAX_CACHED)
            this.cached.clear();
        const meanings = this.read(file, reference);
        this.cached.set(key, meanings);
        return meanings;
    }
    /** One for each use of the module in which an open reference means something else. */
    ofUses(file, reference, uses) {
        const different = file.kind.clients.map((client) => {
            const found = new Map();
            for (const candidates of uses(client)) {
                const meaning = meaningOfUse(file, reference, client, candidates);
                const { host, needed, problem, versions } = meaning;
                const key = [host, needed, versions, problem?.message].join(' ');
                if (!found.has(key))
                    found.set(key, { client, meaning });
            }
            return [...found.values()];
        });
        const most = Math.max(...different.map(({ length }) => length));
        return Array.from({ length: most }, (_, use) => this.meaningsOf(different.flatMap((meanings) => meanings[use] ?? []), reference));
    }
    read(file, reference) {
        const all = [];
        for (const client of file.kind.clients) {
            const [first] = all;
            const isSame = first !== undefined && isForEveryClient(reference, first.meaning);
            const meaning = isSame ? first.meaning : meaningOf(file, reference, client);
            all.push({ client, meaning });
        }
        return this.meaningsOf(all, reference);
    }
    meaningsOf(all, { row }) {
        const dependsOnModule = all.some(({ meaning }) => meaning.needed === 'state');
        return {
            all,
            first: all.find(({ meaning }) => hasHost(meaning))?.meaning ?? NO_HOST,
            hasProblem: all.some(({ meaning }) => meaning.problem !== undefined),
            needs: dependsOnModule ? null : this.share(needsOf(all, row, () => null))
        };
    }
    share(needs) {
        const key = needs.map(({ host, service, clients }) => [host, service, ...clients]).join('|');
        const before = this.needs.get(key);
        if (before !== undefined)
            return before;
        this.needs.set(key, needs);
        return needs;
    }
}
const hasHost = ({ host, directHost }) => host !== null || directHost !== undefined;
// A local path, and a registry that is named, mean the same to every client.
const isForEveryClient = ({ row, value }, { host, isHostImplied, problem }) => {
    if (row.grammar !== 'module' || value?.kind !== 'known' || problem !== undefined)
        return false;
    return value.text.startsWith('.') || (host !== null && !isHostImplied);
};
/** What these clients need. `stateHost` is the host of the module's cloud or backend block. */
function needsOf(meanings, { service }, stateHost) {
    if (service === null)
        return [];
    const needs = new Map();
    for (const { client, meaning } of meanings) {
        // Without such a block, only the generic hostname is known.
        const host = meaning.needed === 'state' ? (stateHost(client) ?? meaning.host) : meaning.needed;
        if (host === null)
            continue;
        const clients = [...(needs.get(host)?.clients ?? []), client];
        needs.set(host, { host, service, clients });
    }
    return [...needs.values()];
}

;// CONCATENATED MODULE: ./lib/scan/module-scope.js
// What one file adds to its module besides references to hosts: uses of providers, and its backend.


const NO_SCOPE = {
    providerUses: new Map(),
    hasBackend: false,
    traits: []
};
// The blocks to read, and how many labels they have.
const BLOCKS = new Map([
    ['language', 0],
    ['terraform', 0],
    ['provider', 1],
    ['check', 1],
    ['import', 0],
    ['resource', 2],
    ['data', 2],
    ['ephemeral', 2],
    ['list', 2],
    ['action', 2]
]);
function scopeOf(source, body) {
    const maySelect = body.kind === 'json' || source.text.includes('provider');
    const scope = new ScopeReader(source, maySelect);
    if (body.kind === 'native') {
        for (const block of body.blocks) {
            if (BLOCKS.get(block.type) === block.labels.length)
                scope.read(block);
        }
    }
    else {
        for (const [type, labels] of BLOCKS)
            (0,hcl_structure/* blocksOf */.SH)(body, type, labels).forEach(scope.read, scope);
    }
    return scope.result();
}
/** Terragrunt's arguments that choose a client and its version. */
function terragruntScopeOf(source, body) {
    const traits = TERRAGRUNT_TRAITS.flatMap(({ argument, kind }) => {
        const value = (0,hcl_structure/* attributeOf */.w4)(body, argument)?.value;
        const text = literalText(value);
        if (value === undefined || text === null)
            return [];
        const place = source.place(value);
        if (kind === 'version')
            return [{ kind, text, localName: null, place }];
        const name = /(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.exec(text)?.[1];
        return name === undefined ? [] : [{ kind, text: name, place }];
    });
    return traits.length === 0 ? NO_SCOPE : { ...NO_SCOPE, traits };
}
const TERRAGRUNT_TRAITS = [
    { argument: 'terraform_binary', kind: 'binary' },
    { argument: 'terraform_version_constraint', kind: 'version' }
];
/** The same scope without the text of the file: everything is worked out. */
function releaseText(scope) {
    const providerUses = new Map();
    for (const [localName, describe] of scope.providerUses) {
        const use = describe();
        providerUses.set(detach(localName), () => use);
    }
    return { ...scope, providerUses };
}
class ScopeReader {
    uses;
    hasBackend = false;
    traits;
    source;
    maySelect;
    /** `maySelect`: some block may have an argument `provider`. */
    constructor(source, maySelect) {
        this.source = source;
        this.maySelect = maySelect;
    }
    read(block) {
        const { type, labels, body } = block;
        switch (type) {
            case 'language':
                this.addTrait('language', block);
                for (const inner of (0,hcl_structure/* blocksOf */.SH)(body, 'compatible_with', 0)) {
                    this.addVersion('compatible', (0,hcl_structure/* attributeOf */.w4)(inner.body, 'opentofu'));
                }
                return;
            case 'terraform':
                this.hasBackend ||=
                    (0,hcl_structure/* blocksOf */.SH)(body, 'backend', 1).length > 0 || (0,hcl_structure/* blocksOf */.SH)(body, 'cloud', 0).length > 0;
                for (const encryption of (0,hcl_structure/* blocksOf */.SH)(body, 'encryption', 0)) {
                    this.addTrait('encryption', encryption);
                }
                this.addVersion('version', (0,hcl_structure/* attributeOf */.w4)(body, 'required_version'));
                return;
            case 'provider':
                for (const label of labels) {
                    this.use(label.value, label.value, label, [block]);
                    this.addVersion('provider-version', (0,hcl_structure/* attributeOf */.w4)(body, 'version'), detach(label.value));
                }
                if ((0,hcl_structure/* attributeOf */.w4)(body, 'for_each') !== undefined)
                    this.addTrait('provider-for-each', block);
                return;
            case 'action':
                this.addTrait('action', block);
                this.readTyped(block, [block]);
                return;
            case 'check':
                for (const inner of (0,hcl_structure/* blocksOf */.SH)(body, 'data', 2))
                    this.readTyped(inner, [block, inner]);
                return;
            case 'import':
                this.readNamed(block, [block]);
                return;
            default:
                this.readTyped(block, [block]);
        }
    }
    result() {
        const { hasBackend, uses, traits } = this;
        return {
            providerUses: uses ?? NO_SCOPE.providerUses,
            hasBackend,
            traits: traits ?? NO_SCOPE.traits
        };
    }
    addTrait(kind, span) {
        this.traits ??= [];
        this.traits.push({ kind, text: '', place: this.source.place(span) });
    }
    addVersion(kind, argument, localName = null) {
        const text = literalText(argument?.value);
        if (argument === undefined || text === null)
            return;
        this.traits ??= [];
        this.traits.push({ kind, text, localName, place: this.source.place(argument.value) });
    }
    /** A block whose first label is a type, which begins with its provider's name. */
    readTyped(block, path) {
        const [type] = block.labels;
        if (type === undefined || this.readNamed(block, path))
            return;
        this.use(providerOfType(type.value), type.value, type, path);
    }
    /** `provider = aws.west` */
    readNamed(block, path) {
        if (!this.maySelect)
            return false;
        const provider = (0,hcl_structure/* attributeOf */.w4)(block.body, 'provider')?.value;
        const localName = provider === undefined ? undefined : localNameAt(this.source, provider);
        if (provider === undefined || localName === undefined)
            return false;
        this.use(localName, localName, provider, path);
        return true;
    }
    use(localName, text, span, path) {
        this.uses ??= new Map();
        if (this.uses.has(localName))
            return;
        const { source } = this;
        this.uses.set(localName, () => ({
            text: detach(text),
            address: addressOf(path),
            place: source.place(span)
        }));
    }
}
const addressOf = (path) => detach(path.flatMap(({ type, labels }) => [type, ...labels.map(({ value }) => value)]).join('.'));
/** Text before the first `_` (Terraform addrs/resource.go ImpliedProvider). */
const providerOfType = (type) => {
    const end = type.indexOf('_');
    return end < 0 ? type : type.slice(0, end);
};
// `provider = aws.west`; the older form has quotes around it.
const PROVIDER = /^"?([\p{ID_Start}_][\p{ID_Continue}-]*)[."\s[]?/u;
// Longer than any name.
const MAX_PROVIDER = 256;
function localNameAt({ text }, { start, end }) {
    return PROVIDER.exec(text.slice(start, Math.min(end, start + MAX_PROVIDER)))?.[1];
}

// EXTERNAL MODULE: ./lib/protocol/services.js
var services = __webpack_require__(9562);
;// CONCATENATED MODULE: ./lib/scan/usage-row.js
// One row of the usage table, a reference that is found for it, and the values that this may have.




const reference = (row, names, given) => ({
    row,
    kind: row.kind,
    address: detach(names.join('.')),
    mergeKey: mergeKeyOf(row, names),
    localName: null,
    hasOwnToken: false,
    ...given
});
function mergeKeyOf({ merges }, names) {
    if (merges === undefined)
        return null;
    return merges === 'module' ? detach(`module.${names.at(-1)}`) : merges;
}
/** The place of the version of a reference; of an expression also its value for each client. */
function versionArgument(found, values) {
    const { versionsAt } = found;
    if (versionsAt === null || versionsAt.value === undefined) {
        // Most are a literal, and there may be a hundred thousand.
        return versionsAt?.recorded === undefined ? (versionsAt?.at ?? null) : versionsAt;
    }
    const { value, ...rest } = versionsAt;
    const candidates = (client) => values(found, value, client).flat();
    const known = protocol_clients/* MAIN_CLIENTS */.Du.map((client) => {
        const [only, ...others] = candidates(client);
        return [client, others.length === 0 && only?.isWhole === true ? only.text : null];
    });
    const isWithheld = candidates('terraform').some(({ withheld }) => withheld !== null);
    return { ...rest, values: Object.fromEntries(known), isWithheld };
}
/** With the `organization` and the workspace of a `cloud` block or remote backend. */
function withWorkspace(found, body) {
    const [workspaces] = (0,hcl_structure/* blocksOf */.SH)(body, 'workspaces', 0);
    const workspace = {
        organization: literalText((0,hcl_structure/* attributeOf */.w4)(body, 'organization')?.value),
        name: workspaces ? literalText((0,hcl_structure/* attributeOf */.w4)(workspaces.body, 'name')?.value) : null
    };
    return found.map((each) => ({ ...each, workspace }));
}
const NO_VERSION = { versions: null, versionsAt: null };
/** The argument `version`, and what a lock file records with it. */
function versionIn(source, body) {
    const version = versionOf(source, (0,hcl_structure/* attributeOf */.w4)(body, 'version')?.value);
    const recorded = literalText((0,hcl_structure/* attributeOf */.w4)(body, 'constraints')?.value);
    if (recorded === null || version.versionsAt === null)
        return version;
    return { ...version, versionsAt: { ...version.versionsAt, recorded } };
}
/** The version that an expression gives; `read` evaluates it. */
function versionOf(source, expression, read = readText) {
    const value = expression && read(source, expression);
    if (!expression || !value)
        return NO_VERSION;
    const at = (0,problems_place/* packPlace */.Ts)(source.place(expression));
    return value.kind === 'known'
        ? { versions: value.text, versionsAt: { at } }
        : { versions: null, versionsAt: { at, value } };
}

;// CONCATENATED MODULE: ./lib/scan/module-usages.js
// What the files of one module use together: overrides, constants and the module's own state decide.










// Many more than any real directory has. Each takes up to a kilobyte while its directory is decided.
const MAX_MODULE_USAGES = 50_000;
/**
 * The usages and notes of the files of one directory, in the order of files and lines. Values that an
 * override replaces are usages without needs. `cache` and `values` are shared by the modules of one scan;
 * `values` is only used where the meaning of a reference is open. After `max` usages the rest is not read,
 * and a note says so.
 */
function usagesOf(files, cache, values, max = MAX_MODULE_USAGES) {
    const usages = [];
    const notes = [];
    const module = new Module(files, cache, values);
    for (const file of files) {
        for (const note of file.notes)
            notes.push(note);
        if (file.isContext)
            continue;
        for (const reference of file.references) {
            if (usages.length >= max) {
                notes.push((0,usage/* noteAbout */.YW)(file.file, (0,problems_file.fileLimit)({ kind: 'module-usages', max })));
                return inOrder(usages, notes);
            }
            const meanings = module.meaningsOf(file, reference);
            for (const one of meanings)
                usages.push(module.usageOf(file, reference, one));
            if (reference.row.isReserved || meanings.some(({ hasProblem }) => hasProblem)) {
                const all = meanings.flatMap((one) => one.all);
                notes.push(...notesOf(file, reference, module.inForce(file, reference, all)));
            }
        }
    }
    for (const usage of impliedProviders(files))
        usages.push(usage);
    return inOrder(usages, notes);
}
const inOrder = (usages, notes) => ({
    usages: usages.sort(byPlace),
    notes: notes.sort(byPlace)
});
class Module {
    files;
    cache;
    values;
    overrides;
    constructor(files, cache, values) {
        this.files = files;
        this.cache = cache;
        this.values = values;
        this.overrides = files.filter(({ kind }) => kind.isOverride);
    }
    /** One for each use of the module in which the reference means something else. */
    meaningsOf(file, reference) {
        const { value } = reference;
        if (value?.kind !== 'pieces' || !isOpen(reference))
            return [this.cache.of(file, reference)];
        return this.cache.ofUses(file, reference, (client) => this.values(reference, value, client));
    }
    usageOf(file, reference, meanings) {
        const { all, first, needs } = meanings;
        const inForce = this.inForce(file, reference, all);
        const isSame = inForce.length === all.length && needs !== null;
        return {
            kind: reference.kind,
            host: first.host,
            isHostImplied: first.isHostImplied,
            directHost: first.directHost,
            hasOwnToken: reference.hasOwnToken,
            ...(reference.workspace && { workspace: reference.workspace }),
            text: reference.value?.text ?? null,
            address: reference.address,
            versions: reference.versions ?? first.versions ?? null,
            versionsAt: versionArgument(reference, this.values),
            place: reference.place,
            clients: file.kind.clients,
            needs: isSame ? needs : needsOf(inForce, reference.row, this.stateHost),
            isOverridden: inForce.length === 0
        };
    }
    /** The meanings for the clients that use the value. */
    inForce(file, reference, meanings) {
        return meanings.filter(({ client }) => this.isInForce(file, reference, client));
    }
    replaced = (0,usage/* once */.Oo)((client) => replacedIn(this.overrides, client));
    /** Whether the client uses the value; otherwise an override file replaces it. */
    isInForce({ kind }, { mergeKey }, client) {
        if (this.overrides.length === 0 || kind.isOverride || mergeKey === null)
            return true;
        return !this.replaced(client).has(mergeKey);
    }
    /** The host that keeps the module's state. */
    stateHost = (0,usage/* once */.Oo)((client) => {
        for (const file of this.files) {
            if (!file.kind.clients.includes(client))
                continue;
            for (const reference of file.references) {
                const isBackend = reference.row.merges === 'backend';
                if (!isBackend || !this.isInForce(file, reference, client))
                    continue;
                const [first] = this.meaningsOf(file, reference);
                const needed = first?.all.find((each) => each.client === client)?.meaning.needed ?? null;
                if (needed !== null && needed !== 'state')
                    return needed;
            }
        }
        return null;
    });
}
function replacedIn(files, client) {
    const replaced = new Set();
    for (const { kind, references, scope } of files) {
        if (!kind.clients.includes(client))
            continue;
        if (scope.hasBackend)
            replaced.add('backend');
        for (const { mergeKey, value, localName } of references) {
            // An override without a source leaves a module's source as it is.
            if (mergeKey !== null && (value !== undefined || localName !== null))
                replaced.add(mergeKey);
        }
    }
    return replaced;
}
/** One note for each code; if several clients have it, in the words of the first. */
function notesOf(file, { place, row, value }, meanings) {
    const notes = new Map();
    const isPlaceholder = value?.kind === 'known' && (0,address_advice/* hasPlaceholder */.Kc)(value.text);
    // A value that a syntax error cuts short is not known either, but not because of `init`.
    const isBroken = file.notes.some((note) => note.place.line === place.line);
    for (const { client, meaning } of meanings) {
        const { problem, host } = meaning;
        if (problem === undefined || (isBroken && problem.code === 'source-dynamic'))
            continue;
        // Why a value is not known differs.
        const key = problem.code === 'source-dynamic' ? problem.message : problem.code;
        const before = notes.get(key) ?? { problem, host, clients: [], place, isPlaceholder };
        notes.set(key, { ...before, clients: [...before.clients, client] });
    }
    if (row.isReserved && meanings.length > 0) {
        const problem = (0,source.blockReserved)({ block: 'required_providers', parent: 'terraform' });
        const clients = meanings.map(({ client }) => client);
        notes.set(problem.code, { problem, host: null, clients, place });
    }
    return [...notes.values()];
}
const byPlace = ({ place: a }, { place: b }) => {
    if (a.file !== b.file)
        return a.file < b.file ? -1 : 1;
    return a.line - b.line || a.column - b.column;
};
/**
 * One usage for each provider that a module uses without requiring it, at its first use: it comes from each
 * client's default registry (Terraform addrs/provider.go).
 */
function impliedProviders(files) {
    if (files.every(({ scope }) => scope.providerUses.size === 0))
        return [];
    const found = new Map();
    // Most modules are the same to both clients.
    const isShared = files.every(({ kind }) => kind.clients.length === protocol_clients/* MAIN_CLIENTS */.Du.length);
    for (const clients of isShared ? [protocol_clients/* MAIN_CLIENTS */.Du] : protocol_clients/* MAIN_CLIENTS */.Du.map((client) => [client])) {
        const read = files.filter(({ kind }) => clients.every((one) => kind.clients.includes(one)));
        for (const [localName, use] of unrequired(read)) {
            const before = found.get(localName);
            if (before === undefined)
                found.set(localName, { use: use(), clients });
            else
                found.set(localName, { ...before, clients: [...before.clients, ...clients] });
        }
    }
    return found.values().map(toImpliedUsage).toArray();
}
/** The first use of each provider that is not required, by local name. */
function unrequired(files) {
    const known = new Set(['terraform']);
    for (const { references } of files) {
        for (const { localName } of references)
            if (localName !== null)
                known.add(localName);
    }
    const uses = new Map();
    for (const { scope, isContext } of files) {
        if (isContext)
            continue;
        for (const [localName, use] of scope.providerUses) {
            if (known.has(localName))
                continue;
            known.add(localName);
            if ((0,provider_address/* parseProviderPart */.s)(localName).ok)
                uses.set(localName, use);
        }
    }
    return uses;
}
function toImpliedUsage({ use, clients }) {
    const needs = NEEDS.filter((need) => clients.some((client) => need.clients.includes(client)));
    const shared = needs.length === NEEDS.length ? NEEDS : needs;
    const host = needs[0]?.host ?? null;
    const rest = { versions: null, versionsAt: null, isOverridden: false, isHostImplied: true };
    return { kind: 'implied_provider', host, ...use, clients, needs: shared, ...rest };
}
/** Of both clients, as in nearly every module: there may be tens of thousands of such usages. */
const NEEDS = protocol_clients/* MAIN_CLIENTS */.Du.map((client) => {
    return { host: (0,module_address/* defaultRegistry */.Vm)(client), service: services/* PROVIDERS */.xq, clients: [client] };
});

// EXTERNAL MODULE: ./lib/hcl/strings.js
var strings = __webpack_require__(4009);
;// CONCATENATED MODULE: ./lib/hcl/json.js
// Reads HCL's JSON syntax: JSON with positions and duplicate names, also in files with mistakes.


// Far deeper than real configuration, and recursion stays far from the end of the stack.
const json_MAX_DEPTH = 200;
/**
 * Reads a text in HCL's JSON syntax (hcl/json/spec.md). Never throws; the time is linear in the length
 * of the text. A text with mistakes is read up to the first fatal one. Wrong commas and comments are
 * reported and skipped.
 *
 * Strings are read both as templates and verbatim; a byte order mark is a mistake here.
 */
function readHclJson(text, parts = new hcl_structure/* PartCount */.n_()) {
    const reader = new json_Reader(text, parts);
    const root = reader.readRoot();
    const body = { kind: 'json', members: root === undefined ? [] : (0,hcl_structure/* membersOf */.lS)(root) };
    return (0,hcl_structure/* structureOf */.pH)(text, body, reader.mistake, parts);
}
class json_Reader {
    text;
    parts;
    at = 0;
    depth = 0;
    mistake;
    constructor(text, parts) {
        this.text = text;
        this.parts = parts;
    }
    readRoot() {
        const { text } = this;
        if (text.startsWith('\uFEFF')) {
            this.report('invalid start of value: JSON has no byte order mark', 0);
            this.at = 1;
        }
        this.skipSpaces();
        const root = this.readValue();
        this.skipSpaces();
        if (root !== undefined && this.at < text.length) {
            const message = 'extraneous data after value: extra characters appear after the JSON value';
            this.report(message, this.at);
        }
        const isBody = root?.kind === 'object' || root?.kind === 'tuple';
        if (root !== undefined && !isBody) {
            const message = 'root value must be object: it is neither an object nor an array of objects';
            this.report(message, root.start);
        }
        return root;
    }
    /** Records a mistake; only the first one is kept. */
    report(message, start, end = start + 1) {
        this.mistake ??= { message, start, end };
    }
    /** After a fatal mistake: nothing more is read. */
    stop(message, start) {
        this.report(message, start);
        this.at = this.text.length;
    }
    /** Skips white space, and comments with a report; returns the next character, '' at the end. */
    skipSpaces() {
        const { text } = this;
        for (;;) {
            const code = text.charCodeAt(this.at);
            if (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09)
                this.at++;
            else if (code === 0x2f)
                this.skipComment();
            else
                return text.charAt(this.at);
        }
    }
    skipComment() {
        const isLine = this.text.startsWith('//', this.at);
        this.report('invalid start of value: JSON has no comments', this.at);
        const close = isLine ? '\n' : '*/';
        const end = this.text.indexOf(close, this.at + 1);
        this.at = end < 0 ? this.text.length : end + close.length;
    }
    /** Undefined after a fatal mistake, or after too many parts. */
    readValue() {
        const { text, parts, at: start } = this;
        if (!parts.add()) {
            this.at = text.length;
            return undefined;
        }
        const first = text.charAt(start);
        if (first === '"') {
            const value = this.readString();
            return value === undefined
                ? undefined
                : (0,strings/* readBareTemplate */.BD)(value, { start, end: this.at }, parts);
        }
        if (first === '{' || first === '[') {
            if (this.depth >= json_MAX_DEPTH)
                return this.stop(`values are nested deeper than ${json_MAX_DEPTH} levels`, start);
            this.depth++;
            const value = first === '{' ? this.readObject() : this.readArray();
            this.depth--;
            return value;
        }
        return this.readPrimitive();
    }
    readPrimitive() {
        const { text, at: start } = this;
        PRIMITIVE.lastIndex = start;
        const word = PRIMITIVE.exec(text)?.[0];
        if (word === undefined) {
            const expected = 'must start with a brace, a bracket, a number, a string, or a keyword';
            return this.stop(`invalid start of value: a JSON value ${expected}`, start);
        }
        this.at += word.length;
        return { kind: 'primitive', start, end: this.at, value: JSON.parse(word) };
    }
    readObject() {
        const start = this.at++;
        const items = [];
        for (let next = this.skipSpaces(); next !== '}'; next = this.skipSpaces()) {
            if (next !== '"') {
                this.stop('invalid object: expected a property name in double quotes, or "}"', this.at);
                break;
            }
            const item = this.readMember();
            if (item === undefined)
                break;
            items.push(item);
            this.endItem('}');
        }
        return { kind: 'object', start, end: this.skipBracket(), items };
    }
    readMember() {
        const start = this.at;
        const name = this.readString();
        if (name === undefined)
            return undefined;
        const end = this.at;
        if (this.skipSpaces() !== ':') {
            const message = 'missing property value colon: expected ":" after the property name';
            return this.stop(message, this.at);
        }
        this.at++;
        this.skipSpaces();
        const value = this.readValue();
        return value && { name, start, end, value };
    }
    readArray() {
        const start = this.at++;
        const elements = [];
        while (this.skipSpaces() !== ']') {
            const element = this.readValue();
            if (element === undefined)
                break;
            elements.push(element);
            this.endItem(']');
        }
        return { kind: 'tuple', start, end: this.skipBracket(), elements };
    }
    skipBracket() {
        if (this.at < this.text.length)
            this.at++;
        return this.at;
    }
    /** Between two items: a comma. */
    endItem(close) {
        const next = this.skipSpaces();
        const comma = this.at;
        if (next === close)
            return;
        if (next === '')
            this.stop(`unclosed value: no "${close}" before the end of the file`, comma);
        if (next !== ',') {
            this.report(`missing separator: expected "," or "${close}"`, comma);
            return;
        }
        this.at++;
        if (this.skipSpaces() === close)
            this.report('trailing comma: JSON allows none', comma);
    }
    /** At its quote; undefined if it is broken. */
    readString() {
        const { text, at: start } = this;
        let at = start + 1;
        let isPlain = true;
        for (let code = text.charCodeAt(at); code !== 0x22; code = text.charCodeAt(at)) {
            if (!(code >= 0x20))
                return this.stopInString(start, at);
            if (code === 0x5c)
                isPlain = false;
            at += code === 0x5c ? 2 : 1;
        }
        this.at = at + 1;
        if (isPlain)
            return text.slice(start + 1, at);
        return this.unescape(text.slice(start + 1, at), start + 1);
    }
    stopInString(start, at) {
        const isOpen = at >= this.text.length || this.text.charCodeAt(at) === 0x0a;
        if (isOpen)
            return this.stop('invalid JSON string: no closing quote in its line', start);
        return this.stop('invalid JSON string: a control character must be escaped', at);
    }
    // A lone surrogate becomes U+FFFD, as in Go's encoding/json.
    unescape(escaped, start) {
        return escaped
            .replace(ESCAPE, (all, invalid, offset) => {
            if (invalid === undefined)
                return JSON.parse(`"${all}"`);
            const message = `invalid JSON string: ${JSON.stringify(all)} is not an escape sequence`;
            this.report(message, start + offset, start + offset + 2);
            return all;
        })
            .toWellFormed();
    }
}
const PRIMITIVE = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
// The group is what cannot follow a backslash.
const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g;

// EXTERNAL MODULE: ./lib/hcl/native.js
var hcl_native = __webpack_require__(400);
// EXTERNAL MODULE: ./lib/problems/init/files.js
var files = __webpack_require__(9804);
;// CONCATENATED MODULE: ./lib/scan/usage-table.js
// The table of every place in a file where a host can be named, and the service that it requires.

/** Blocks from the top of the file, each as its type and the patterns of its labels. */
const path = (...blocks) => blocks.map((block) => {
    const [type = '', ...labels] = block.split(' ');
    return { type, labels };
});
// OpenTofu has no host of its own for state.
const STATE_DEFAULTS = { terraform: 'app.terraform.io', opentofu: null };
const TFE_DEFAULTS = { terraform: 'app.terraform.io', opentofu: 'app.terraform.io' };
// Terraform evaluates module sources since 1.15, OpenTofu both since 1.8.
const IN_MODULE = { terraform: 'static', opentofu: 'static' };
const IN_BACKEND = { opentofu: 'static' };
const EVERYWHERE = { terraform: 'any', opentofu: 'any' };
const CONFIG = ['config', 'query', 'migrate'];
const STACKS = ['stack', 'deploy'];
const remoteState = (backend, service, ...within) => ({
    kind: 'remote_state',
    files: CONFIG,
    path: path(...within, 'data terraform_remote_state *'),
    position: { backend, argument: 'hostname' },
    grammar: 'host',
    service,
    evaluation: EVERYWHERE,
    absent: 'remote_state_default',
    defaults: STATE_DEFAULTS
});
const required = (files, blocks, more = {}) => ({
    kind: 'required_provider',
    files,
    path: path(...blocks),
    position: 'entries',
    grammar: 'provider',
    service: services/* PROVIDERS */.xq,
    isLiteral: true,
    absent: 'required_provider_nosource',
    ...more
});
const usage_table_source = (files, blocks, kinds, more) => ({
    kind: kinds[0],
    files,
    path: path(...blocks),
    position: 'source',
    ...(kinds[1] === undefined ? {} : { absent: kinds[1] }),
    ...more
});
const usage_table_hostname = (files, blocks, more = {}) => ({
    kind: 'backend_remote',
    files,
    path: path(...blocks),
    position: 'hostname',
    grammar: 'host',
    service: services/* REMOTE */.Bn,
    absent: 'backend_remote_default',
    defaults: STATE_DEFAULTS,
    ...more
});
const MODULE = { grammar: 'module', service: services/* MODULES */.e$ };
const COMPONENT = { grammar: 'stack-component', service: services/* MODULES */.e$, isLiteral: true };
/** Terraform and OpenTofu `internal/configs`, `internal/stacks`; Terragrunt `getter/tfr.go`. */
const ROWS = [
    usage_table_source(CONFIG, ['module *'], ['module', 'module_missing'], {
        ...MODULE,
        evaluation: IN_MODULE,
        merges: 'module'
    }),
    required(CONFIG, ['terraform', 'required_providers'], { merges: 'provider' }),
    required(CONFIG, ['required_providers'], { isReserved: true }),
    usage_table_hostname(CONFIG, ['terraform', 'cloud'], {
        kind: 'cloud',
        service: services/* CLOUD */.OZ,
        absent: 'cloud_default',
        evaluation: IN_BACKEND,
        merges: 'backend'
    }),
    usage_table_hostname(CONFIG, ['terraform', 'backend remote'], { evaluation: IN_BACKEND, merges: 'backend' }),
    {
        kind: 'backend_http',
        files: CONFIG,
        path: path('terraform', 'backend http'),
        position: 'addresses',
        grammar: 'url',
        service: null,
        evaluation: IN_BACKEND,
        merges: 'backend'
    },
    remoteState('remote', services/* REMOTE */.Bn),
    remoteState('cloud', services/* CLOUD */.OZ),
    remoteState('remote', services/* REMOTE */.Bn, 'check *'),
    remoteState('cloud', services/* CLOUD */.OZ, 'check *'),
    {
        kind: 'remote_state',
        files: CONFIG,
        path: path('data terraform_remote_state *'),
        position: { backend: 'http', argument: 'address' },
        grammar: 'url',
        service: null,
        evaluation: EVERYWHERE
    },
    usage_table_hostname(CONFIG, ['provider tfe'], {
        kind: 'provider_tfe',
        service: services/* TFE_PROVIDER */.M,
        absent: 'provider_tfe_default',
        evaluation: EVERYWHERE,
        defaults: TFE_DEFAULTS
    }),
    {
        kind: 'provider_tfe',
        files: ['test'],
        path: path('provider tfe'),
        position: 'hostname',
        grammar: 'host',
        service: services/* TFE_PROVIDER */.M,
        defaults: TFE_DEFAULTS
    },
    {
        kind: 'lock_provider',
        files: ['lock'],
        path: path('provider *'),
        position: 'label',
        grammar: 'locked-provider',
        service: services/* PROVIDERS */.xq,
        isLiteral: true
    },
    usage_table_source(['test'], ['run *', 'module'], ['test_module', 'test_module_missing'], {
        grammar: 'test-module',
        service: services/* MODULES */.e$,
        isLiteral: true
    }),
    usage_table_hostname(['test'], ['run *', 'backend remote'], {
        kind: 'test_backend_remote',
        absent: 'test_backend_remote_default'
    }),
    required(STACKS, ['required_providers']),
    usage_table_source(STACKS, ['component *'], ['stack_component', 'stack_component_missing'], COMPONENT),
    usage_table_source(STACKS, ['removed'], ['stack_removed', 'stack_removed_missing'], COMPONENT),
    usage_table_source(STACKS, ['stack *'], ['stack_stack', 'stack_stack_missing'], {
        grammar: 'stack',
        service: null,
        isLiteral: true
    }),
    usage_table_source(['deploy'], ['upstream_input *'], ['upstream_input'], {
        grammar: 'stack-output',
        service: null,
        isLiteral: true
    }),
    required(['migrate'], ['state_store_provider'], { kind: 'state_store_provider' }),
    usage_table_hostname(['migrate'], ['from', 'backend remote'], {
        kind: 'migrate_backend_remote',
        absent: 'migrate_backend_remote_default'
    }),
    ...['terraform', 'unit *', 'stack *'].map((block) => usage_table_source(['terragrunt'], [block], ['terragrunt_source'], {
        grammar: 'terragrunt',
        service: services/* MODULES */.e$,
        evaluation: EVERYWHERE
    })),
    {
        kind: 'installed_module',
        files: ['manifest'],
        path: [],
        position: 'manifest',
        grammar: 'registry-module',
        service: services/* MODULES */.e$,
        isLiteral: true
    }
];
const BY_CLASS = new Map([...new Set(ROWS.flatMap(({ files }) => files))].map((fileClass) => {
    const rows = ROWS.filter(({ files }) => files.includes(fileClass));
    return [fileClass, Map.groupBy(rows, (row) => row.path[0]?.type ?? '')];
}));
/** The rows for files of this class, by the type of the outermost block; '' for none. */
const rowsByType = (fileClass) => BY_CLASS.get(fileClass) ?? new Map();

;// CONCATENATED MODULE: ./lib/scan/host-references.js
// Finds in one parsed file every place of the usage table, and what is written there.




/** The references in a file, in the order of the text; slightly more than `most` if there are more. */
function referencesIn(source, body, kind, most) {
    const rows = rowsByType(kind.class);
    const found = [];
    for (const row of rows.get('') ?? NO_ROWS) {
        addAll(found, referencesAt(source, row, { body, block: undefined, names: [] }));
    }
    const blocks = body.kind === 'native' ? body.blocks : blocksIn(body, rows);
    for (const block of blocks) {
        if (found.length > most)
            break;
        for (const row of rows.get(block.type) ?? NO_ROWS) {
            followPath(source, row, block, [], found);
        }
    }
    return found;
}
const NO_ROWS = [];
// A file may hold more references than a call takes arguments.
function addAll(found, more) {
    for (const reference of more)
        found.push(reference);
}
/** The blocks at the top of a JSON file whose types have rows. */
function blocksIn(body, rows) {
    const types = new Set(body.members.map(({ name }) => name).filter((name) => rows.has(name)));
    return [...types].flatMap((type) => {
        const counts = new Set(rows.get(type)?.map(({ path }) => path[0]?.labels.length ?? 0));
        return [...counts].flatMap((labels) => (0,hcl_structure/* blocksOf */.SH)(body, type, labels));
    });
}
/** If the block is the next one in the row's path: the references in it, or in the blocks inside. */
function followPath(source, row, block, above, found) {
    const pattern = row.path[above.length];
    const { labels, body } = block;
    if (pattern?.type !== block.type || labels.length !== pattern.labels.length)
        return;
    if (!pattern.labels.every((wanted, i) => wanted === '*' || wanted === labels[i]?.value))
        return;
    const blocks = [...above, block];
    const next = row.path[blocks.length];
    if (next === undefined) {
        const names = blocks.flatMap((one) => [one.type, ...one.labels.map(({ value }) => value)]);
        addAll(found, referencesAt(source, row, { body, block, names }));
        return;
    }
    for (const inner of (0,hcl_structure/* blocksOf */.SH)(body, next.type, next.labels.length)) {
        followPath(source, row, inner, blocks, found);
    }
}
function referencesAt(source, row, spot) {
    const { position } = row;
    const { body, block, names } = spot;
    switch (position) {
        case 'source':
            return atArgument(source, row, spot, (0,hcl_structure/* attributeOf */.w4)(body, position)?.value, versionIn(source, body));
        case 'hostname': {
            const argument = (0,hcl_structure/* attributeOf */.w4)(body, position)?.value;
            const found = atArgument(source, row, spot, argument, versionIn(source, body));
            const all = row.merges === 'backend' ? withWorkspace(found, body) : found;
            return withToken(all, (0,hcl_structure/* attributeOf */.w4)(body, 'token')?.value);
        }
        case 'addresses':
            return ['address', 'lock_address', 'unlock_address'].flatMap((name) => atArgument(source, row, spot, (0,hcl_structure/* attributeOf */.w4)(body, name)?.value, NO_VERSION));
        case 'entries':
            return (0,hcl_structure/* attributesOf */.Td)(body).map((entry) => atEntry(source, row, spot, entry));
        case 'label': {
            const label = block?.labels.at(-1);
            if (label === undefined)
                return [];
            const value = { kind: 'known', text: detach(label.value) };
            const place = source.place(label);
            return [reference(row, names.slice(0, -1), { value, ...versionIn(source, body), place })];
        }
        case 'manifest':
            return atManifest(source, row, body);
        default:
            return atRemoteState(source, row, spot, position);
    }
}
/** The argument of `config` in a remote state with this backend. */
function atRemoteState(source, row, spot, wanted) {
    const backend = literalText((0,hcl_structure/* attributeOf */.w4)(spot.body, 'backend')?.value);
    if (backend !== wanted.backend)
        return [];
    const config = (0,hcl_structure/* attributeOf */.w4)(spot.body, 'config')?.value;
    const argument = itemOf(config, wanted.argument);
    const found = withToken(atArgument(source, row, spot, argument, NO_VERSION), itemOf(config, 'token'));
    if (config === undefined || config.kind === 'object')
        return found;
    // An expression may well evaluate to an object with a hostname.
    const value = memberOf(readValue(source, config), wanted.argument);
    return found.map((given) => ({ ...given, value }));
}
const withToken = (found, token) => token === undefined ? found : found.map((each) => ({ ...each, hasOwnToken: true }));
function atArgument(source, row, { block, names }, argument, version) {
    if (argument !== undefined)
        return [atExpression(source, row, names, argument, version)];
    if (row.absent === undefined || block === undefined)
        return [];
    const place = source.place(block);
    return [reference(row, names, { kind: row.absent, value: undefined, ...version, place })];
}
function atExpression(source, row, names, expression, version) {
    // For an optional argument, null is the same as no argument.
    const isNull = expression.kind === 'primitive' && expression.value === null;
    const isAbsent = isNull && row.defaults !== undefined;
    const value = isAbsent ? undefined : readValue(source, expression, row.isLiteral);
    return reference(row, names, { value, ...version, place: source.place(expression) });
}
/** An argument of `required_providers`. */
function atEntry(source, row, { names }, { name, value }) {
    const mergeKey = row.merges === undefined ? null : `${row.merges}.${name}`;
    const entry = { address: detach([...names, name].join('.')), localName: detach(name), mergeKey };
    if (value.kind === 'object') {
        const given = itemOf(value, 'source');
        return reference(row, names, {
            ...entry,
            kind: given === undefined ? (row.absent ?? row.kind) : row.kind,
            value: given && readValue(source, given, row.isLiteral),
            ...versionOf(source, itemOf(value, 'version'), readValue),
            place: source.place(given ?? value)
        });
    }
    const isVersion = value.kind === 'string' || value.kind === 'primitive' || value.kind === 'template';
    const kind = isVersion ? 'required_provider_legacy' : 'required_provider_invalid';
    return reference(row, names, {
        ...entry,
        kind,
        value: undefined,
        ...(isVersion ? versionOf(source, value) : NO_VERSION),
        place: source.place(value)
    });
}
function atManifest(source, row, body) {
    const modules = (0,hcl_structure/* attributeOf */.w4)(body, 'Modules')?.value;
    if (modules?.kind !== 'tuple')
        return [];
    return modules.elements.flatMap((module) => {
        const given = itemOf(module, 'Source');
        const key = literalText(itemOf(module, 'Key'));
        if (given === undefined || key === null)
            return [];
        const versions = literalText(itemOf(module, 'Version'));
        return [atExpression(source, row, ['module', key], given, { ...NO_VERSION, versions })];
    });
}
const itemOf = (object, name) => object?.kind === 'object' ? object.items.find((item) => item.name === name)?.value : undefined;

;// CONCATENATED MODULE: ./lib/scan/read-module.js
// Reads the files of a module: host-references.ts finds in each what usage-table.ts lists; grammars.ts and
// meanings.ts read what is written there for each client.












// A step takes a few milliseconds.
const FILES_PER_STEP = 64;
// A module's texts stay in memory until it is decided, but of a large module not all at once.
const MAX_KEPT_BYTES = 16 * 1024 * 1024;
/** Each step yields the number of files read so far, `before` and these. Null if the scan is ended. */
function* read_module_readModule(found, before) {
    const files = [];
    const notes = [];
    let [bytes, used] = [0, 0];
    for (const [index, { path, file, kind, isContext }] of found.entries()) {
        const isStep = index > 0 && index % FILES_PER_STEP === 0;
        if (isStep && (yield before + index))
            return null;
        const read = (0,read_text/* readText */.yR)(path);
        if (!read.ok) {
            const { failure } = read;
            const problem = failure.kind === 'size'
                ? (0,problems_file.fileLimit)(failure)
                : (0,problems_file.fileUnreadable)({ what: 'file', code: failure.code });
            notes.push((0,usage/* noteAbout */.YW)(file, problem));
            continue;
        }
        if (!read.isUtf8 && !isContext) {
            const at = placeOfFirst('\uFFFD', read.text);
            notes.push((0,usage/* noteAbout */.YW)(file, (0,problems_file.fileSyntax)({ error: null, file }), at));
        }
        bytes += read.bytes;
        const whole = parseFile(read.text, kind, file, isContext);
        const parsed = cutAt(whole, MAX_MODULE_USAGES - used);
        used += sizeOf(parsed);
        const isKept = bytes <= MAX_KEPT_BYTES;
        files.push(isKept ? parsed : { ...parsed, scope: releaseText(parsed.scope) });
        if (parsed !== whole) {
            const problem = (0,problems_file.fileLimit)({ kind: 'module-usages', max: MAX_MODULE_USAGES });
            notes.push((0,usage/* noteAbout */.YW)(file, problem));
            break;
        }
    }
    return { files, notes, bytes };
}
/** The file as far as its module has room for more usages. */
function cutAt(file, room) {
    if (sizeOf(file) <= room)
        return file;
    const scope = { ...file.scope, providerUses: NO_SCOPE.providerUses };
    return { ...file, references: file.references.slice(0, room), scope };
}
const sizeOf = ({ references, scope }) => references.length + scope.providerUses.size;
/** Columns count code points. */
function placeOfFirst(character, text) {
    const before = text.slice(0, text.indexOf(character)).split('\n');
    const column = Array.from(before.at(-1) ?? '').length + 1;
    return { line: before.length, column, endColumn: column + 1 };
}
/**
 * What all directories declare. In 100,000 files there are ten thousand blocks of state, and as many
 * `required_version`: their objects are made when they are asked for.
 */
class Declarations {
    others = [];
    states = [];
    versions = {
        files: [],
        texts: [],
        places: []
    };
    /** Of equal texts, one is kept. */
    texts = new Map();
    /** Adds what the files of one directory declare. */
    addModule(files) {
        const config = files.find(({ kind }) => kind.class === 'config');
        if (config !== undefined && files.every((file) => sizeOf(file) === 0)) {
            this.others.push({ kind: 'module', file: config.file });
        }
        const configured = files.filter(({ kind }) => kind.class === 'config');
        const holders = configured.filter(({ scope }) => scope.hasBackend);
        for (const clients of new Set(holders.map(({ kind }) => kind.clients))) {
            const own = configured.filter(({ kind }) => kind.clients === clients);
            // The name of a file with usages is in memory anyway.
            const [kept] = [...own.filter(({ references }) => references.length > 0), ...own];
            if (kept !== undefined)
                this.states.push(kept.file);
        }
        for (const { file, kind, references, scope, isContext } of files) {
            if (kind.class === 'lock' && references.length === 0)
                this.others.push({ kind: 'lock', file });
            if (kind.class !== 'config' || isContext)
                continue;
            for (const trait of scope.traits)
                if (trait.kind !== 'binary')
                    this.addTrait(trait);
        }
    }
    *[Symbol.iterator]() {
        yield* this.others;
        for (const file of this.states)
            yield { kind: 'state', file };
        const { files, texts, places } = this.versions;
        for (const [at, file] of files.entries()) {
            const place = { file, ...(0,problems_place/* unpackPlace */._h)(places[at] ?? 0) };
            yield { kind: 'version', text: texts[at] ?? '', localName: null, place };
        }
    }
    addTrait(trait) {
        if (trait.kind !== 'version') {
            this.others.push(trait);
            return;
        }
        const { text, place } = trait;
        const known = this.texts.get(text) ?? text;
        this.texts.set(known, known);
        this.versions.files.push(place.file);
        this.versions.texts.push(known);
        this.versions.places.push((0,problems_place/* packPlace */.Ts)(place));
    }
}
// Terragrunt's own names; other `.hcl` files may belong to other programs.
const TERRAGRUNT_FILE = /(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/;
/** Whether the file seems to belong to another program, such as Packer. */
const isForeign = ({ file, kind, references }) => kind.class === 'terragrunt' && references.length === 0 && !TERRAGRUNT_FILE.test(file);
const SCOPES = {
    config: scopeOf,
    query: scopeOf,
    terragrunt: terragruntScopeOf
};
/** Reads the text of one file. `usagesOf` decides what several files mean together. */
function parseFile(text, kind, file, isContext = false, parts = new hcl_structure/* PartCount */.n_()) {
    const structure = (kind.syntax === 'json' ? readHclJson : hcl_native/* readHcl */.K)(text, parts);
    const source = sourceText(structure, file);
    const { body } = structure;
    const references = referencesIn(source, body, kind, MAX_MODULE_USAGES);
    const scope = SCOPES[kind.class]?.(source, body) ?? NO_SCOPE;
    const isOther = isForeign({ file, kind, references }) && !parts.isExceeded();
    const notes = isContext || isOther ? [] : structureNotes(structure, kind, file);
    return { file, kind, references, scope, notes, isContext };
}
function structureNotes({ problems, parts }, kind, file) {
    // Where the text was cut off, brackets are open.
    if (parts.isExceeded())
        return [(0,usage/* noteAbout */.YW)(file, (0,problems_file.fileLimit)({ kind: 'parts', max: parts.max }))];
    return problems.map(({ message: error, ...place }) => {
        const problem = kind.class === 'lock' ? (0,files.lockInvalid)({ reason: 'syntax', error }) : (0,problems_file.fileSyntax)({ error, file });
        return { ...(0,usage/* noteAbout */.YW)(file, problem, place), clients: kind.clients };
    });
}

// EXTERNAL MODULE: ./lib/scan/signs.js
var scan_signs = __webpack_require__(5603);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./lib/files/link-target.js
// Follows a symbolic link.


/** What a link leads to, by any number of further links. `error`: it is broken or cannot be followed. */
function targetOf(link) {
    try {
        const path = (0,external_node_fs_.realpathSync)(link);
        const stats = (0,external_node_fs_.statSync)(path);
        if (stats.isFile())
            return { kind: 'file', path };
        return { kind: stats.isDirectory() ? 'directory' : 'special', path };
    }
    catch (error) {
        return { kind: 'error', code: (0,read_text/* systemError */.Oj)(error) };
    }
}

// EXTERNAL MODULE: ./lib/scan/file-kinds.js
var file_kinds = __webpack_require__(2161);
;// CONCATENATED MODULE: ./lib/scan/links.js
// Which symbolic links to files are followed. Nothing here looks at the file system.




/**
 * The file that a link leads to, or why the link is wrong; null for a directory, which is scanned where
 * it is, or lies outside. `isScanned`: the file is also scanned under its own name. `root` is the
 * checkout, from which `isExcluded` takes names.
 */
function followLink(target, start, root, isExcluded) {
    if (target.kind === 'error')
        return (0,problems_file.fileUnreadable)({ what: 'link', code: target.code });
    const { kind, path } = target;
    if (!(0,selection/* isWithin */.UO)(path, start.boundary))
        return (0,problems_file.fileOutside)();
    if (kind === 'directory')
        return null;
    if (kind === 'special')
        return (0,problems_file.fileUnreadable)({ what: 'link-to-special-file' });
    return { path, isScanned: isScanned(path, start, root, isExcluded) };
}
/** Whether the walk from `start` finds this file itself. */
function isScanned(path, start, root, isExcluded) {
    if (start.file !== undefined || start.glob !== undefined || !(0,selection/* isWithin */.UO)(path, start.path)) {
        return false;
    }
    const [name = '', ...above] = (0,selection/* withSlashes */.sq)((0,external_node_path_.relative)(start.path, path)).split('/').toReversed();
    if (above.some(selection/* isSkippedDirectory */.G$))
        return false;
    const parts = (0,selection/* withSlashes */.sq)((0,external_node_path_.relative)(root, path)).split('/');
    const names = parts.map((_, i) => parts.slice(0, i + 1).join('/'));
    if (names.slice(-1 - above.length).some(isExcluded))
        return false;
    return (0,file_kinds/* classify */.L8)(name, new Set([name]), above[0] ?? '') !== undefined;
}

;// CONCATENATED MODULE: ./lib/scan/walk.js
// Finds the files of a checkout that a client reads, directory by directory.










// A monorepo of 100,000 files is real; ten times as many are a mistake in `scan`. The files of a
// directory are one module, which is in memory as a whole: 50,000 files take a hundred megabytes.
const LIMITS = { files: 1_000_000, entries: 10_000_000, directoryFiles: 50_000 };
// Modules are never nested this deep, and the system opens no path of more than 4,096 bytes.
const walk_MAX_DEPTH = 200;
// Many more than are read.
const MAX_TOOL_FILES = 10_000;
/** Walks the checkout. Links to directories are not followed. */
function* walk(selection, aside = { toolFiles: [], hasPlugins: false }, limits = LIMITS) {
    const walker = new Walker(selection, aside, limits);
    for (const entry of selection.scan) {
        const start = findStart(walker.root, entry);
        if ('path' in start)
            yield* walker.walkFrom(start);
        else
            yield { kind: 'note', note: start };
    }
}
function findStart(root, entry) {
    const { fixed, glob } = (0,selection/* splitGlob */.VK)(entry);
    try {
        const path = (0,external_node_fs_.realpathSync)((0,external_node_path_.resolve)(root, fixed));
        const name = (0,selection/* withSlashes */.sq)((0,external_node_path_.relative)(root, path));
        const isInside = (0,selection/* isWithin */.UO)(path, root);
        const boundary = isInside ? root : path;
        if (glob !== undefined)
            return { path, name, boundary, glob: (0,paths/* below */.Gz)(name, glob) };
        if ((0,external_node_fs_.statSync)(path).isDirectory())
            return { path, name, boundary };
        const above = (0,external_node_path_.resolve)(path, '..');
        const directory = { path: above, name: (0,selection/* withSlashes */.sq)((0,external_node_path_.relative)(root, above)) };
        return { ...directory, boundary: isInside ? root : above, file: name };
    }
    catch (error) {
        return (0,usage/* noteAbout */.YW)(entry, (0,problems_file.fileUnreadable)({ what: 'scan', code: (0,read_text/* systemError */.Oj)(error) }));
    }
}
class Walker {
    /** Links resolved. */
    root;
    isExcluded;
    aside;
    limits;
    /** Files that the next entries of `scan` do not select again. */
    selected;
    files = 0;
    entries = 0;
    constructor({ root, scan, exclude }, aside, limits) {
        this.root = (0,external_node_fs_.realpathSync)(root);
        this.isExcluded = (0,selection/* exclusion */.Ls)(exclude);
        this.aside = aside;
        this.limits = limits;
        this.selected = scan.length > 1 ? new Set() : null;
    }
    *walkFrom(start) {
        const isSelected = start.glob === undefined && start.file === undefined;
        const pending = [{ path: start.path, name: start.name, depth: 0, isSelected }];
        for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
            yield { kind: 'directory', name: next.name };
            const entries = listDirectory(next);
            if ('problem' in entries) {
                yield { kind: 'note', note: entries };
                continue;
            }
            const files = [];
            for (const found of this.findFiles(start, next, entries)) {
                if ('problem' in found)
                    yield { kind: 'note', note: found };
                else if (files.length < this.limits.directoryFiles)
                    files.push(found);
                else {
                    yield limitNote(next, 'directory', this.limits.directoryFiles);
                    break;
                }
            }
            this.files += files.length;
            this.entries += entries.length;
            if (this.entries > this.limits.entries || this.files > this.limits.files) {
                yield limitNote(next, 'files', this.limits.files);
                return;
            }
            if (files.some(({ isContext }) => !isContext))
                yield { kind: 'module', files };
            if (start.file !== undefined)
                return;
            for (const found of this.findDirectories(start, next, entries))
                pending.push(found);
        }
    }
    *findFiles(start, directory, entries) {
        const twins = new Set();
        let hasData = false;
        for (const entry of entries) {
            if ((0,file_kinds/* isTwin */.tr)(entry.name) && !entry.isDirectory())
                twins.add(entry.name);
            hasData ||= entry.name === '.terraform';
            this.aside.hasPlugins ||= entry.name === 'terraform.d';
        }
        const ownName = directory.name.slice(directory.name.lastIndexOf('/') + 1);
        for (const entry of entries) {
            if (entry.isDirectory())
                continue;
            const kind = (0,file_kinds/* classify */.L8)(entry.name, twins, ownName);
            if (kind === undefined) {
                if ((0,file_kinds/* isToolFile */.Z8)(entry.name))
                    this.addToolFile(directory, entry.name);
                continue;
            }
            const file = (0,paths/* below */.Gz)(directory.name, entry.name);
            const path = directory.path + external_node_path_.sep + entry.name;
            const found = { path, file, kind, isContext: !this.select(start, directory, file) };
            if (entry.isFile())
                yield found;
            else if (entry.isSymbolicLink())
                yield* this.follow(start, found);
            else
                yield (0,usage/* noteAbout */.YW)(file, (0,problems_file.fileUnreadable)({ what: 'special-file' }));
        }
        if (hasData && directory.isSelected) {
            const path = [directory.path, ...file_kinds/* MANIFEST_PATH */.U4.split('/')].join(external_node_path_.sep);
            const target = targetOf(path);
            // init writes a file; a link is not from init.
            if (target.kind === 'file' && target.path === path) {
                yield { path, file: (0,paths/* below */.Gz)(directory.name, file_kinds/* MANIFEST_PATH */.U4), kind: file_kinds/* MANIFEST */.e0, isContext: false };
            }
        }
    }
    addToolFile({ path, name }, entry) {
        const file = (0,paths/* below */.Gz)(name, entry);
        if (this.aside.toolFiles.length >= MAX_TOOL_FILES || this.isExcluded(file))
            return;
        this.aside.toolFiles.push({ path: path + external_node_path_.sep + entry, file });
    }
    select(start, directory, file) {
        const isWanted = directory.isSelected || (0,selection/* isNamedBy */.$8)(start, file);
        if (!isWanted || this.isExcluded(file) || this.selected?.has(file))
            return false;
        this.selected?.add(file);
        return true;
    }
    *follow(start, link) {
        const followed = followLink(targetOf(link.path), start, this.root, this.isExcluded);
        if (followed === null)
            return;
        if ('code' in followed)
            yield (0,usage/* noteAbout */.YW)(link.file, followed);
        else
            yield { ...link, path: followed.path, isContext: link.isContext || followed.isScanned };
    }
    /** In reverse order, for a stack. */
    findDirectories({ glob }, { path, name, depth, isSelected }, entries) {
        const found = [];
        for (const entry of entries.toReversed()) {
            if (!entry.isDirectory() || (0,selection/* isSkippedDirectory */.G$)(entry.name))
                continue;
            const inner = (0,paths/* below */.Gz)(name, entry.name);
            if (this.isExcluded(inner))
                continue;
            const matches = isSelected || (glob !== undefined && external_node_path_.posix.matchesGlob(inner, glob));
            const innerPath = path + external_node_path_.sep + entry.name;
            found.push({ path: innerPath, name: inner, depth: depth + 1, isSelected: matches });
        }
        return found;
    }
}
const limitNote = ({ name }, kind, max) => ({
    kind: 'note',
    note: (0,usage/* noteAbout */.YW)(name, (0,problems_file.fileLimit)({ kind, max }))
});
function listDirectory({ path, name, depth }) {
    if (depth > walk_MAX_DEPTH)
        return (0,usage/* noteAbout */.YW)(name, (0,problems_file.fileLimit)({ kind: 'depth', max: walk_MAX_DEPTH }));
    try {
        return (0,external_node_fs_.readdirSync)(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    }
    catch (error) {
        return (0,usage/* noteAbout */.YW)(name, (0,problems_file.fileUnreadable)({ what: 'directory', code: (0,read_text/* systemError */.Oj)(error) }));
    }
}

;// CONCATENATED MODULE: ./lib/scan/scan.js
// Scans a checkout: finds its files, reads them one by one, and decides module by module.
//
// walk.ts finds the files; read-module.ts reads those of a module; module-usages.ts decides what they use.









// Each takes 400 bytes in the end. Real repositories have about one for each file.
const MAX_USAGES = 250_000;
/** Scans a checkout. Only what files say is kept, never their texts. */
function* scanRepository(selection, makeValues, maxUsages = MAX_USAGES) {
    const usages = [];
    const notes = new usage/* Notes */.u3();
    const open = [];
    const cache = new MeaningCache();
    const terragrunt = [];
    const values = makeValues({ calls: () => calledIn(usages, open), terragrunt: () => terragrunt });
    let [files, bytes, openUsages] = [0, 0, 0];
    let isEmpty = true;
    const collector = new scan_signs/* SignCollector */.j();
    const declared = new Declarations();
    const aside = { toolFiles: [], hasPlugins: false };
    let endedAt = null;
    for (const found of walk(selection, aside)) {
        if (found.kind === 'note') {
            notes.add(found.note);
            continue;
        }
        if (found.kind === 'directory') {
            const isEnded = yield files;
            if (!isEnded)
                continue;
            endedAt = found.name;
            break;
        }
        if (usages.length + openUsages >= maxUsages) {
            notes.add(tooManyUsages(found.files, maxUsages));
            break;
        }
        const module = yield* read_module_readModule(found.files, files);
        if (module === null) {
            endedAt = (0,paths/* directoryOf */.jt)(found.files[0]?.file ?? '');
            break;
        }
        files += module.files.length;
        bytes += module.bytes;
        isEmpty &&= module.files.every(isForeign);
        collector.addFiles(module.files);
        declared.addModule(module.files);
        for (const { file, kind } of module.files) {
            if (kind.class === 'terragrunt')
                terragrunt.push(file);
        }
        for (const note of module.notes)
            notes.add(note);
        if (module.files.some(dependsOnOthers)) {
            open.push({ files: released(module.files), usagesBefore: usages.length });
            for (const { references } of module.files)
                openUsages += references.length;
            continue;
        }
        // Pushed one by one, so that a hundred thousand small arrays die young.
        const decided = usagesOf(module.files, cache, values);
        for (const usage of decided.usages)
            usages.push(usage);
        for (const note of decided.notes)
            notes.add(note);
    }
    let total = usages.length;
    const parts = [];
    for (const { files: module } of open) {
        if (total >= maxUsages) {
            notes.add(tooManyUsages(module, maxUsages));
            break;
        }
        if (yield files) {
            endedAt ??= (0,paths/* directoryOf */.jt)(module[0]?.file ?? '');
            break;
        }
        const decided = usagesOf(module, cache, values);
        for (const note of decided.notes)
            notes.add(note);
        total += decided.usages.length;
        parts.push(decided.usages);
    }
    const all = withOpen(usages, open, parts);
    collector.addUsages(all);
    const [signs, constraints] = [collector.signs(), collector.constraints()];
    const found = {
        usages: all,
        declared,
        notes: notes.all(),
        files,
        bytes,
        isEmpty,
        signs,
        constraints
    };
    return { ...found, ...aside, endedAt };
}
const tooManyUsages = ([first], max) => (0,usage/* noteAbout */.YW)((0,paths/* directoryOf */.jt)(first?.file ?? ''), (0,problems_file.fileLimit)({ kind: 'usages', max }));
/** All usages in the order of the walk; `decided` are those of the first open modules. */
function withOpen(usages, open, decided) {
    const parts = open.map(({ usagesBefore }, index) => {
        const until = open[index + 1]?.usagesBefore;
        return [...(decided[index] ?? []), ...usages.slice(usagesBefore, until)];
    });
    return parts.length === 0 ? usages : [usages.slice(0, open[0]?.usagesBefore), ...parts].flat();
}
/** The files of a module without their texts. */
const released = (files) => files.map((file) => ({ ...file, scope: releaseText(file.scope) }));
/** What may call a local module. */
function* calledIn(usages, open) {
    yield* usages;
    for (const { files } of open) {
        for (const { references } of files) {
            for (const { kind, value, place } of references)
                yield { kind, text: value?.text ?? null, place };
        }
    }
}

;// CONCATENATED MODULE: ./lib/scan/values/checkout-files.js
// Files of the checkout that decide values elsewhere. They are read when a value needs them.




/** The files below the root of the selection, and below the directories that `scan` names outside of it. */
function checkoutFiles({ root, scan }) {
    const boundaries = [root, ...scan.map((entry) => (0,external_node_path_.resolve)(root, (0,selection/* splitGlob */.VK)(entry).fixed))].map(real);
    const isInside = (path) => boundaries.some((boundary) => boundary !== null && (0,selection/* isWithin */.UO)(path, boundary));
    const names = (directory, isWanted) => {
        const path = real((0,external_node_path_.resolve)(root, directory));
        if (path === null || !isInside(path))
            return [];
        const entries = entriesOf(path).filter(isWanted);
        return entries.map(({ name }) => name).sort();
    };
    return {
        list: (directory) => names(directory, (entry) => !entry.isDirectory()),
        directories: (directory) => names(directory, (entry) => entry.isDirectory() && !(0,selection/* isSkippedDirectory */.G$)(entry.name)),
        exists: (name) => {
            const path = real((0,external_node_path_.resolve)(root, name));
            return path !== null && isInside(path);
        },
        read: (file, maxBytes) => {
            const path = real((0,external_node_path_.resolve)(root, file));
            if (path === null || !isInside(path))
                return null;
            const read = (0,read_text/* readText */.yR)(path, maxBytes);
            return read.ok ? read.text : null;
        }
    };
}
// A file name of a configuration may hold NUL, or lead through a file.
function real(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch (error) {
        (0,read_text/* systemError */.Oj)(error);
        return null;
    }
}
function entriesOf(path) {
    try {
        return (0,external_node_fs_.readdirSync)(path, { withFileTypes: true });
    }
    catch (error) {
        (0,read_text/* systemError */.Oj)(error);
        return [];
    }
}

;// CONCATENATED MODULE: ./lib/scan/values/declarations.js
// What the files of one directory declare for one client: variables, locals and module calls.






/** Those of a directory that is not read, or has too many. */
const NO_DECLARATIONS = {
    variables: new Map(),
    locals: new Map(),
    calls: new Map(),
    isRoot: false,
    characters: 0,
    parts: 0
};
const ARGUMENTS = ['default', 'const', 'nullable', 'sensitive'];
/** Reads a directory. What an override file declares replaces the same argument of other files. */
function declarationsIn(directory, client, files) {
    const names = files.list(directory);
    const siblings = new Set(names);
    const parts = new hcl_structure/* PartCount */.n_();
    const reader = new declarations_Reader();
    const kinds = names.flatMap((name) => {
        const kind = (0,file_kinds/* classify */.L8)(name, siblings, '');
        if (kind?.class === 'lock')
            reader.isRoot = true;
        return kind?.class === 'config' && kind.clients.includes(client) ? [{ name, kind }] : [];
    });
    for (const isOverride of [false, true]) {
        for (const { name, kind } of kinds) {
            const text = kind.isOverride === isOverride ? files.read((0,paths/* below */.Gz)(directory, name)) : null;
            if (text !== null)
                reader.read((kind.syntax === 'json' ? readHclJson : hcl_native/* readHcl */.K)(text, parts));
            if (parts.isExceeded())
                return NO_DECLARATIONS;
        }
    }
    reader.parts = parts.count;
    return reader;
}
class declarations_Reader {
    variables = new Map();
    locals = new Map();
    calls = new Map();
    isRoot = false;
    characters = 0;
    parts = 0;
    read({ text, body }) {
        this.characters += text.length;
        for (const block of (0,hcl_structure/* blocksOf */.SH)(body, 'variable', 1))
            this.readVariable(block, text);
        for (const block of (0,hcl_structure/* blocksOf */.SH)(body, 'locals', 0))
            addArguments(this.locals, block, text);
        for (const block of (0,hcl_structure/* blocksOf */.SH)(body, 'module', 1)) {
            const [name] = block.labels;
            if (name === undefined)
                continue;
            const known = this.calls.get(name.value) ?? new Map();
            this.calls.set(name.value, known);
            addArguments(known, block, text);
        }
        for (const { body: inner } of (0,hcl_structure/* blocksOf */.SH)(body, 'terraform', 0)) {
            this.isRoot ||=
                (0,hcl_structure/* blocksOf */.SH)(inner, 'backend', 1).length > 0 || (0,hcl_structure/* blocksOf */.SH)(inner, 'cloud', 0).length > 0;
        }
    }
    readVariable({ labels, body }, text) {
        const [name] = labels;
        if (name === undefined)
            return;
        const variable = this.variables.get(name.value) ?? {};
        this.variables.set(name.value, variable);
        // These arguments hold literals only.
        const literal = (argument) => {
            const expression = (0,hcl_structure/* attributeOf */.w4)(body, argument)?.value;
            return expression && evaluate({ expression, text }, noScope());
        };
        const [given, isConst, isNullable, isSensitive] = ARGUMENTS.map(literal);
        if (given !== undefined)
            variable.default = given;
        if (isConst !== undefined)
            variable.isConst = String(isConst) === 'true';
        if (String(isSensitive) === 'true')
            variable.isConst = false;
        if (isNullable !== undefined)
            variable.isNullable = String(isNullable) === 'true';
    }
}
function addArguments(found, { body }, text) {
    for (const { name, value } of (0,hcl_structure/* attributesOf */.Td)(body))
        found.set(name, { expression: value, text });
}

;// CONCATENATED MODULE: ./lib/scan/values/functions.js
// The functions that source addresses are made with.

// Far more than an address: a list of a million texts is joined no further.
const MAX_JOINED = 64 * 1024;
const FUNCTIONS = {
    coalesce: (given) => given.includes(undefined) ? undefined : given.find((each) => each !== null && each !== ''),
    format: ([template, ...given]) => {
        if (typeof template !== 'string' || !/^(?:[^%]|%s)*$/.test(template))
            return undefined;
        const values = given.map(textOf);
        const pieces = template.split('%s');
        if (values.includes(undefined) || values.length !== pieces.length - 1)
            return undefined;
        return pieces.map((piece, at) => piece + (values[at] ?? '')).join('');
    },
    join: ([separator, list]) => {
        if (typeof separator !== 'string' || typeof list !== 'function')
            return undefined;
        const elements = [];
        let length = 0;
        for (let at = 0; elements.length === at; at++) {
            const element = textOf(list(String(at)));
            if (element !== undefined)
                elements.push(element);
            length += separator.length + (element?.length ?? 0);
            if (length > MAX_JOINED)
                return undefined;
        }
        return elements.length === 0 ? undefined : elements.join(separator);
    },
    lower: ([text]) => (typeof text === 'string' ? text.toLowerCase() : undefined)
};
/** Undefined for other functions, and where an argument is not known. */
const callFunction = (name, given) => FUNCTIONS[name]?.(given);

;// CONCATENATED MODULE: ./lib/scan/values/variable-files.js
// Values of variables that files next to a root module set.





const VARIABLE_FILE = /\.tfvars(\.json)?$/;
const LOADED = /^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/;
const MAIN = /^terraform\.tfvars/;
const CONFIGURATION = /\.(tf|tofu)(\.json)?$/;
// Beyond this, a directory holds something else.
const MAX_FILES = 200;
// Of all files of a root module. A person writes some kilobytes.
const MAX_BYTES = 1024 * 1024;
// `environments/prod/eu.tfvars`
const variable_files_MAX_DEPTH = 2;
/** The files of a root module; later ones have precedence (Terraform command/meta_vars.go). */
function variableFilesIn(directory, files) {
    const parts = new hcl_structure/* PartCount */.n_();
    let characters = 0;
    const given = (name) => {
        const text = characters > MAX_BYTES ? null : files.read((0,paths/* below */.Gz)(directory, name), MAX_BYTES);
        characters += text?.length ?? 0;
        return valuesIn(name, text, parts);
    };
    const names = files.list(directory).filter((name) => VARIABLE_FILE.test(name));
    const others = names.filter((name) => !LOADED.test(name));
    for (const inner of filesBelow('', directory, files, variable_files_MAX_DEPTH))
        others.push(inner);
    const loaded = names
        .filter((name) => LOADED.test(name))
        .slice(0, MAX_FILES)
        .sort((a, b) => Number(MAIN.test(b)) - Number(MAIN.test(a)))
        .map(given)
        .reverse();
    const alternatives = others
        .slice(0, MAX_FILES)
        .map((name) => ({ given: given(name), from: `with ${(0,paths/* below */.Gz)(directory, name)}` }));
    return {
        loaded: (variable) => {
            for (const inFile of loaded) {
                const found = inFile(variable);
                if (found !== undefined)
                    return found;
            }
            return undefined;
        },
        others: alternatives,
        characters,
        parts: parts.count
    };
}
/** Variable files in directories of their own: those with configuration are other modules. */
function* filesBelow(prefix, directory, files, depth) {
    if (depth === 0)
        return;
    for (const name of files.directories(directory).slice(0, MAX_FILES)) {
        const [inner, path] = [(0,paths/* below */.Gz)(directory, name), (0,paths/* below */.Gz)(prefix, name)];
        const names = files.list(inner);
        if (names.some((file) => CONFIGURATION.test(file)))
            continue;
        for (const file of names)
            if (VARIABLE_FILE.test(file))
                yield (0,paths/* below */.Gz)(path, file);
        yield* filesBelow(path, inner, files, depth - 1);
    }
}
/** Literals alone; in JSON, strings are no templates. */
function valuesIn(name, text, parts) {
    // It may set any of them.
    if (text === null)
        return () => () => undefined;
    const isJson = name.endsWith('.json');
    const { text: read, body } = (isJson ? readHclJson : hcl_native/* readHcl */.K)(text, parts);
    if (parts.isExceeded())
        return () => () => undefined;
    const values = new Map();
    // The first is used: a second one is a mistake.
    for (const { name: set, value } of (0,hcl_structure/* attributesOf */.Td)(body))
        if (!values.has(set))
            values.set(set, value);
    return (variable) => {
        const expression = values.get(variable);
        return expression && (() => evaluate({ expression, text: read }, noScope()));
    };
}

;// CONCATENATED MODULE: ./lib/scan/values/instances.js
// The ways in which a directory is used as a module: as a root module, and by each of its callers.






// More than any real repository has. Of `characters` and `parts` at most are kept, and `read` in all: what
// is not kept is read again for the next value that needs it.
const instances_LIMITS = {
    uses: 1_000,
    roots: 250,
    depth: 40,
    instances: 100_000,
    characters: 64 * 1024 * 1024,
    parts: 500_000,
    read: 512 * 1024 * 1024
};
const NOTHING = { instances: 0, characters: 0, parts: 0, depth: 0 };
/** For one client and one kind of evaluation. */
class Instances {
    effort = new Effort();
    known = new Map();
    rootsOf = new Map();
    declared = new Map();
    calls = new Map();
    localCalls;
    dynamicCalls;
    size = { ...NOTHING };
    /** Characters in all. */
    read = 0;
    surroundings;
    client;
    evaluation;
    constructor(surroundings, client, evaluation) {
        this.surroundings = surroundings;
        this.client = client;
        this.evaluation = evaluation;
    }
    /** At least one; as a root module first. What is beyond the limits has no values. */
    of(directory) {
        const { instances, characters, parts } = this.size;
        const isFull = characters > instances_LIMITS.characters || parts > instances_LIMITS.parts;
        if (instances > instances_LIMITS.instances || isFull) {
            this.size = { ...NOTHING };
            for (const kept of [this.known, this.rootsOf, this.declared, this.calls])
                kept.clear();
        }
        return this.find(directory);
    }
    find(directory) {
        const before = this.known.get(directory);
        if (before !== undefined)
            return before;
        // A module that calls itself is no use of itself.
        this.known.set(directory, []);
        this.size.depth += 1;
        const called = this.calledBy(directory);
        this.size.depth -= 1;
        const isRoot = called.length === 0 || this.declarations(directory).isRoot;
        const found = [...(isRoot ? this.roots(directory) : []), ...called];
        this.known.set(directory, found);
        return found;
    }
    declarations(directory) {
        const before = this.declared.get(directory);
        if (before !== undefined)
            return before;
        if (this.read > instances_LIMITS.read)
            return NO_DECLARATIONS;
        const declared = declarationsIn(directory, this.client, this.surroundings.files);
        this.declared.set(directory, declared);
        this.count(declared);
        return declared;
    }
    count({ characters, parts }) {
        this.size.characters += characters;
        this.size.parts += parts;
        this.read += characters;
    }
    roots(directory) {
        const before = this.rootsOf.get(directory);
        if (before !== undefined)
            return before;
        const { files, setBy } = this.surroundings;
        if (this.read > instances_LIMITS.read)
            return [this.unknown(directory)];
        const variableFiles = variableFilesIn(directory, files);
        const { loaded, others } = variableFiles;
        this.count(variableFiles);
        const root = (given, from) => this.instance(directory, given, { use: directory, from });
        const found = [root(loaded, null)];
        for (const { given, from } of others)
            found.push(root((name) => given(name) ?? loaded(name), from));
        for (const set of this.declarations(directory).variables.keys()) {
            const where = setBy(set);
            if (where === null || loaded(set) !== undefined)
                continue;
            if (found.length >= instances_LIMITS.roots)
                break;
            found.push(root((name) => (name === set ? unseen : loaded(name)), `with ${where}`));
        }
        this.rootsOf.set(directory, found);
        return found;
    }
    calledBy(directory) {
        const found = [];
        for (const caller of this.callers(directory)) {
            const isTooDeep = this.size.depth > instances_LIMITS.depth || this.size.instances > instances_LIMITS.instances;
            const outer = isTooDeep ? [this.unknown(caller)] : this.find(caller);
            for (const [name, given] of this.callsIn(caller).get(directory) ?? []) {
                for (const { scope, use, from } of outer) {
                    if (found.length >= instances_LIMITS.uses)
                        return [...found, this.unknown(directory)];
                    const argument = (variable) => {
                        const code = given.get(variable);
                        return code && (() => evaluate(code, scope));
                    };
                    found.push(this.instance(directory, argument, { use: `${use} ${name}`, from }));
                }
            }
        }
        return found;
    }
    callers(directory) {
        this.localCalls ??= this.surroundings.calls();
        const { callers, dynamic } = this.localCalls;
        if (this.dynamicCalls === undefined) {
            const found = new Map();
            this.dynamicCalls = found;
            for (const caller of dynamic) {
                for (const target of this.callsIn(caller).keys()) {
                    if (target !== null)
                        found.set(target, (found.get(target) ?? new Set()).add(caller));
                }
            }
        }
        const literal = callers.get(directory) ?? new Set();
        return literal.union(this.dynamicCalls.get(directory) ?? new Set());
    }
    /** The calls in a directory, by the directory that they call. Worked out once: a directory may call thousands. */
    callsIn(caller) {
        const before = this.calls.get(caller);
        if (before !== undefined)
            return before;
        const calls = Map.groupBy(this.declarations(caller).calls, ([, given]) => this.target(caller, given));
        this.calls.set(caller, calls);
        return calls;
    }
    /** The directory that is called; null for what is no local module. */
    target(caller, given) {
        const source = given.get('source');
        // The address of a local module hardly depends on how its caller is called.
        const [root] = this.roots(caller);
        const path = source && root && evaluate(source, root.scope);
        return typeof path === 'string' && (0,module_address/* isLocalPath */.Nj)(path) ? (0,paths/* resolvedPath */.un)(caller, path) : null;
    }
    /** A use of which nothing is known. */
    unknown(directory) {
        return this.instance(directory, () => unseen, { use: `${directory} ?`, from: null });
    }
    instance(directory, given, how) {
        const { variables, locals } = this.declarations(directory);
        const variable = (name) => {
            const declared = variables.get(name);
            return declared && this.variableValue(name, declared, given(name));
        };
        const names = {
            var: remembered(variable),
            local: remembered((name) => {
                const code = locals.get(name);
                return code && evaluate(code, scope);
            }),
            // Both lead to a local module.
            path: (name) => (name === 'module' || name === 'root' ? '.' : undefined)
        };
        const { effort } = this;
        this.size.instances += 1;
        effort.count();
        const scope = { name: (name) => names[name], call: callFunction, effort };
        return { scope, ...how };
    }
    variableValue(name, { default: otherwise, isConst, isNullable }, given) {
        const isEvaluated = this.client === 'terraform' ? isConst === true : isConst !== false;
        if (this.evaluation === 'static' && !isEvaluated)
            return new Beginning('', name);
        const value = given === undefined ? otherwise : given();
        return value === null && isNullable === false ? otherwise : value;
    }
}
const unseen = () => undefined;

;// CONCATENATED MODULE: ./lib/scan/values/local-calls.js
// Which directories of a checkout call which others as local modules.


// How a source begins that is no literal and may be a path.
const EXPRESSION = /^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;
function localCallsIn(called) {
    const callers = new Map();
    const dynamic = new Set();
    for (const { kind, text, place } of called) {
        if (kind !== 'module' || text === null)
            continue;
        if ((0,module_address/* isLocalPath */.Nj)(text)) {
            const directory = (0,paths/* directoryOf */.jt)(place.file);
            const target = (0,paths/* resolvedPath */.un)(directory, text);
            const before = callers.get(target);
            if (before === undefined)
                callers.set(target, new Set([directory]));
            else
                before.add(directory);
        }
        else if (EXPRESSION.test(text))
            dynamic.add((0,paths/* directoryOf */.jt)(place.file));
    }
    return { callers, dynamic };
}

;// CONCATENATED MODULE: ./lib/scan/values/terragrunt-files.js



// Beyond this, files are read again.
const MAX_KEPT_CHARACTERS = 64 * 1024 * 1024;
/** Reads each file once; null if there is none. */
class TerragruntFiles {
    known = new Map();
    characters = 0;
    files;
    constructor(files) {
        this.files = files;
    }
    read(file) {
        const before = this.known.get(file);
        if (before !== undefined)
            return before;
        const text = this.files.read(file);
        this.characters += text?.length ?? 0;
        if (this.characters > MAX_KEPT_CHARACTERS) {
            this.known.clear();
            this.characters = text?.length ?? 0;
        }
        const found = text === null ? null : declaredIn(text, file.endsWith('.json'));
        this.known.set(file, found);
        return found;
    }
}
function declaredIn(source, isJson) {
    const { text, body } = isJson ? readHclJson(source) : (0,hcl_native/* readHcl */.K)(source);
    const code = (block, name) => {
        const expression = (0,hcl_structure/* attributeOf */.w4)(block.body, name)?.value;
        return expression && { expression, text };
    };
    const locals = new Map();
    for (const block of (0,hcl_structure/* blocksOf */.SH)(body, 'locals', 0)) {
        for (const { name, value } of (0,hcl_structure/* attributesOf */.Td)(block.body)) {
            locals.set(name, { expression: value, text });
        }
    }
    const includes = new Map();
    for (const block of [...(0,hcl_structure/* blocksOf */.SH)(body, 'include', 0), ...(0,hcl_structure/* blocksOf */.SH)(body, 'include', 1)]) {
        const path = code(block, 'path');
        if (path !== undefined)
            includes.set(block.labels[0]?.value ?? '', path);
    }
    const sources = (0,hcl_structure/* blocksOf */.SH)(body, 'terraform', 0).map((block) => code(block, 'source'));
    return {
        locals,
        inputs: code({ body }, 'inputs'),
        includes,
        hasSource: sources.some((found) => found !== undefined)
    };
}

;// CONCATENATED MODULE: ./lib/scan/values/terragrunt-functions.js
// Terragrunt's functions for paths and the environment (pkg/config/config_helpers.go).

const directory = (file) => external_node_path_.posix.dirname(`/${file}`);
/** The functions as they are called in one file. */
function pathFunctions(standpoint) {
    const { from, unit, parent, isSet } = standpoint;
    const here = directory(from);
    const relative = (a, b) => external_node_path_.posix.relative(a, b) || '.';
    return {
        basename: (_, [path]) => (typeof path === 'string' ? external_node_path_.posix.basename(path) : undefined),
        dirname: (_, [path]) => (typeof path === 'string' ? external_node_path_.posix.dirname(path) : undefined),
        find_in_parent_folders: (_, given) => findInParents(standpoint, given),
        get_env: (_, [variable, otherwise]) => typeof variable === 'string' && !isSet(variable) ? otherwise : undefined,
        get_original_terragrunt_dir: () => directory(unit),
        get_parent_terragrunt_dir: (_, [name]) => directory(parent(name)),
        get_path_from_repo_root: () => relative('/', here),
        get_path_to_repo_root: () => relative(here, '/'),
        // A path, even where nothing follows.
        get_repo_root: () => '/.',
        get_terragrunt_dir: () => here,
        path_relative_from_include: (_, [name]) => relative(here, directory(parent(name))),
        path_relative_to_include: (_, [name]) => relative(directory(parent(name)), here),
        // What is not known is most often missing, such as the values of a stack.
        try: (_, given) => given.find((each) => each !== undefined)
    };
}
/** Looks in the directories above, but not above the checkout. */
function findInParents({ from, files }, given) {
    const [name = given.length === 0 ? 'terragrunt.hcl' : undefined, otherwise] = given;
    if (typeof name !== 'string')
        return undefined;
    for (let at = directory(from); at !== '/';) {
        at = external_node_path_.posix.dirname(at);
        const path = external_node_path_.posix.join(at, name);
        if (files.exists(path.slice(1)))
            return path;
    }
    return otherwise;
}

;// CONCATENATED MODULE: ./lib/scan/values/terragrunt.js
// Evaluates Terragrunt's expressions: locals, included files, files that are read, and paths.
//
// Paths that Terragrunt makes absolute are absolute here too, with the checkout as their root.






const UNIT = ['terragrunt.hcl', 'terragrunt.hcl.json'];
class Terragrunt {
    effort = new Effort();
    read;
    surroundings;
    includers;
    constructor(surroundings) {
        this.surroundings = surroundings;
        this.read = new TerragruntFiles(surroundings.files);
    }
    /** How expressions of a file are evaluated if Terragrunt is started with it. */
    scopeOf(file) {
        return this.evaluation()({ file, from: file, unit: file }).scope;
    }
    /** How they are evaluated in each file that includes it, and has no source of its own. */
    includedScopes(file) {
        this.includers ??= this.findIncluders();
        const units = this.includers.get(file) ?? [];
        return units.map((unit) => this.evaluation()({ file, from: unit, unit }).scope);
    }
    findIncluders() {
        const found = new Map();
        for (const unit of this.surroundings.all()) {
            const declared = this.read.read(unit);
            if (declared === null || declared.includes.size === 0 || declared.hasSource)
                continue;
            const scope = this.scopeOf(unit);
            for (const path of declared.includes.values()) {
                const file = this.fileAt(evaluate(path, scope), unit);
                if (file === null)
                    continue;
                const units = found.get(file);
                if (units === undefined)
                    found.set(file, [unit]);
                else
                    units.push(unit);
            }
        }
        return found;
    }
    /** Reads files, each of them once from the same place. */
    evaluation() {
        this.effort.renew();
        const known = new Map();
        const read = (reading) => {
            const key = `${reading.file}\n${reading.from}`;
            const config = known.get(key) ?? this.configOf(reading, read);
            known.set(key, config);
            return config;
        };
        return read;
    }
    configOf(reading, read) {
        const { file, from, unit } = reading;
        const declared = this.read.read(file);
        const code = (found) => found && evaluate(found, scope);
        const included = (name) => this.fileAt(code(declared?.includes.get(name)), from);
        const config = (path, relativeTo) => {
            if (path === null || this.read.read(path) === null)
                return undefined;
            return read({ file: path, from: relativeTo ?? path, unit }).value;
        };
        const local = remembered((name) => code(declared?.locals.get(name)));
        const include = remembered((name) => {
            if (!declared?.includes.has(''))
                return config(included(name), from);
            // Without a label there is one included file.
            const bare = config(included(''), from);
            return typeof bare === 'function' ? bare(name) : undefined;
        });
        const value = remembered((name) => {
            if (name === 'locals')
                return local;
            return name === 'inputs' ? code(declared?.inputs) : undefined;
        });
        const parent = (name) => {
            if (file !== from)
                return file;
            const [first] = declared?.includes.keys() ?? [];
            return included(typeof name === 'string' ? name : (first ?? '')) ?? file;
        };
        const { files, isSet } = this.surroundings;
        const paths = pathFunctions({ from, unit, parent, files, isSet });
        const scope = {
            name: (name) => (name === 'local' ? local : name === 'include' ? include : undefined),
            call: (name, given) => {
                if (name !== 'read_terragrunt_config')
                    return (paths[name] ?? callFunction)(name, given);
                return config(this.fileAt(given[0], from), null) ?? given[1];
            },
            effort: this.effort
        };
        return { scope, value };
    }
    /** The file of a path in the checkout; of a directory, its unit. */
    fileAt(path, from) {
        if (typeof path !== 'string')
            return null;
        const file = external_node_path_.posix.resolve('/', (0,paths/* directoryOf */.jt)(from), path).slice(1);
        // A path that leads out of the checkout does not come back.
        if (external_node_path_.posix.join(path.startsWith('/') ? '.' : (0,paths/* directoryOf */.jt)(from), path).startsWith('..'))
            return null;
        const names = UNIT.map((name) => (0,paths/* below */.Gz)(file, name));
        const unit = names.find((name) => this.read.read(name) !== null);
        return unit !== undefined && this.read.read(file) === null ? unit : file;
    }
}

;// CONCATENATED MODULE: ./lib/scan/values/workflows.js
const WORKFLOWS = '.github/workflows';
// Repositories have some dozens.
const workflows_MAX_FILES = 200;
/** The first workflow that sets each variable. */
function variablesInWorkflows(files) {
    const found = new Map();
    const names = files.list(WORKFLOWS).filter((name) => /\.ya?ml$/.test(name));
    for (const name of names.slice(0, workflows_MAX_FILES)) {
        const file = `${WORKFLOWS}/${name}`;
        const text = files.read(file) ?? '';
        for (const [, set, option] of text.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)) {
            const variable = set ?? option ?? '';
            if (!found.has(variable))
                found.set(variable, file);
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/scan/values/values.js
// Evaluates values that depend on variables and locals, for each client and each use of their module.








/** Everything is read when it is first needed. */
function surroundingsOf(files, found, environment) {
    const inEnvironment = new Set(environment);
    const workflows = (0,usage/* once */.Oo)((_) => variablesInWorkflows(files));
    return {
        files,
        calls: () => localCallsIn(found.calls()),
        all: found.terragrunt,
        isSet: (name) => inEnvironment.has(name),
        setBy: (variable) => {
            const name = `TF_VAR_${variable}`;
            if (inEnvironment.has(name))
                return name;
            const workflow = workflows('all').get(variable);
            return workflow === undefined ? null : `${name} in ${workflow}`;
        }
    };
}
/** Reads other files when the first value needs them, and each of them once. */
function values_valuesIn(surroundings) {
    const instances = (0,usage/* once */.Oo)((client) => (0,usage/* once */.Oo)((evaluation) => new Instances(surroundings, client, evaluation)));
    const terragrunt = new Terragrunt(surroundings);
    return ({ row, place }, value, client) => {
        if (row.grammar === 'terragrunt')
            return terragruntUses(terragrunt, place.file, value);
        const evaluation = row.evaluation?.[client];
        if (evaluation === undefined)
            return asWritten(value);
        const known = instances(client)(evaluation);
        if (known.effort.isSpent)
            return asWritten(value);
        const uses = new Map();
        for (const { scope, use, from } of known.of((0,paths/* directoryOf */.jt)(place.file))) {
            scope.effort.renew();
            const found = { ...resolveValue(value, scope), from };
            const before = uses.get(use);
            if (before === undefined)
                uses.set(use, [found]);
            else
                before.push(found);
        }
        return [...uses.values()];
    };
}
/** Literals alone. */
const asWritten = (value) => [
    [{ ...resolveValue(value, noScope()), from: null }]
];
/** The file as a unit; if that leaves the value open, the file as the units include it. */
function terragruntUses(terragrunt, file, value) {
    if (terragrunt.effort.isSpent)
        return asWritten(value);
    const candidate = (scope) => ({ ...resolveValue(value, scope), from: null });
    const own = candidate(terragrunt.scopeOf(file));
    if (own.isWhole)
        return [[own]];
    const included = terragrunt.includedScopes(file).map((scope) => [candidate(scope)]);
    return included.length === 0 ? [[own]] : included;
}

;// CONCATENATED MODULE: ./lib/scan/values/scan-checkout.js
// Scans a checkout, with the values of variables that its files give.



/** `environment` has the names of the variables that the environment sets. */
const scanInSteps = (selection, environment = []) => scanRepository(selection, (found) => values_valuesIn(surroundingsOf(checkoutFiles(selection), found, environment)));
/** The whole scan at once; nothing else runs meanwhile. */
const scanCheckout = (selection, environment = []) => atOnce(scanInSteps(selection, environment));
function atOnce(steps) {
    for (;;) {
        const step = steps.next(false);
        if (step.done)
            return step.value;
    }
}

// EXTERNAL MODULE: ./lib/settings/kinds.js
var kinds = __webpack_require__(3474);
// EXTERNAL MODULE: ./lib/settings/read.js + 1 modules
var read = __webpack_require__(5751);
;// CONCATENATED MODULE: ./lib/visit/changes.js
// What a pull request changes: the usages in changed files, and the hosts that it adds.

/** What is checked of a scan. `changes` is null without `changed-only`; in doubt everything is checked. */
function applyChanges(scanned, changes, contentOf) {
    const all = { ...scanned, newHosts: new Set(), files: null, remarks: [] };
    if (changes === null)
        return all;
    const keepAll = (why) => ({ ...all, remarks: [`changed-only has no effect: ${why}`] });
    if (changes.kind === 'all')
        return keepAll(changes.why);
    const { files } = changes;
    const names = new Set(files.filter(({ status }) => status !== 'removed').map(({ file }) => file));
    if (names.size > 0 && ![...names].some((name) => contentOf(name) !== null)) {
        return keepAll('the checkout contains none of the files that the pull request changes');
    }
    const usages = scanned.usages.filter(({ place }) => names.has(place.file));
    const count = files.length === 1 ? '1 file' : `${files.length} files`;
    const remark = `changed-only: the pull request changes ${count} with ${usages.length} of ${scanned.usages.length} usages`;
    return {
        usages,
        notes: scanned.notes.filter(({ place }) => concerns(place.file, names)),
        newHosts: newHosts(scanned.usages, files, contentOf),
        files: new Set(files.map(({ file }) => file)),
        remarks: [remark]
    };
}
/** A note about a directory concerns every changed file below it. */
const concerns = (place, names) => names.has(place) || place === '.' || [...names].some((name) => name.startsWith(`${place}/`));
// Characters that are searched for hosts. A pull request may have 3,000 patches and 10,000 hosts.
const MAX_SEARCHED = 200_000_000;
/**
 * Hosts that the pull request adds, as far as its patches show: every usage is in a changed file, on
 * added lines, and no removed or unchanged line of a patch names the host. A default registry is never
 * new. In doubt, as when there is too much to search, a host is not new.
 */
function newHosts(usages, files, contentOf) {
    const found = new Set();
    if (files.some(mayHaveNamedAny))
        return found;
    const changed = new Map(files.map((file) => [file.file, linesOf(file, contentOf)]));
    const kept = files.flatMap(({ patch }) => patchLines(patch, /^[ -]/));
    let searched = 0;
    const count = (lines, host) => {
        const spellings = [host, (0,hostname/* showHostname */.nx)(host).toLowerCase()];
        return lines.filter((line) => {
            searched += line.length;
            return searched <= MAX_SEARCHED && spellings.some((spelling) => line.includes(spelling));
        }).length;
    };
    const isAdded = (file, host) => {
        const { isNew, now, added } = changed.get(file)?.() ?? UNCHANGED;
        const lines = isNew ? 0 : count(now, host);
        return isNew || (lines > 0 && lines === count(added, host));
    };
    for (const [host, using] of Map.groupBy(usages, (usage) => usage.host)) {
        if (host === null || using.some(({ isHostImplied }) => isHostImplied))
            continue;
        const used = [...new Set(using.map(({ place }) => place.file))];
        if (!used.every((file) => changed.has(file)) || count(kept, host) > 0)
            continue;
        if (used.every((file) => isAdded(file, host)) && searched <= MAX_SEARCHED)
            found.add(host);
    }
    return found;
}
const UNCHANGED = { isNew: false, now: [], added: [] };
/** Read when they are needed first. */
function linesOf({ file, status, patch }, contentOf) {
    let lines = null;
    const read = () => {
        const isNew = status === 'added';
        if (isNew || patch === null)
            return { ...UNCHANGED, isNew };
        const now = (contentOf(file) ?? '').toLowerCase().split('\n');
        return { isNew, now, added: patchLines(patch, /^\+/) };
    };
    return () => {
        lines ??= read();
        return lines;
    };
}
const patchLines = (patch, sign) => (patch ?? '')
    .toLowerCase()
    .split('\n')
    .filter((line) => sign.test(line));
// Files that can name a host.
const changes_CONFIGURATION = /\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/;
/** A change that cannot be seen, and may have removed the name of any host. */
const mayHaveNamedAny = ({ file, status, changes, patch }) => patch === null && status !== 'added' && changes > 0 && changes_CONFIGURATION.test(file);

// EXTERNAL MODULE: ./lib/visit/requirements.js
var visit_requirements = __webpack_require__(2859);
;// CONCATENATED MODULE: ./lib/check.js
// The whole check, in order. Both entry points call it.





















/**
 * Runs the check until it is complete, or `world.stop` or the deadline ends it.
 * @throws SettingsError with all mistakes; no host has been contacted then
 */
async function check(raw, world) {
    const startedAt = new Date();
    const settings = await (0,read.readSettings)(raw, world);
    const ms = settings.deadlineMs;
    const cancel = world.startTimer(ms, () => world.stop.end({ kind: 'deadline', ms }));
    try {
        return await checkWith(settings, world, startedAt);
    }
    finally {
        cancel();
    }
}
/** Usages, requirements, visits, verdict. */
async function checkWith(settings, world, startedAt) {
    const { environment, stop } = world;
    const before = performance.now();
    const scanned = await scan(settings, world);
    const scanMs = settings.scan.length === 0 ? 0 : performance.now() - before;
    const dialect = await detectDialect(settings, scanned, world);
    const all = {
        usages: (0,usage/* narrowUsages */.sw)(scanned.usages, dialect.clients),
        notes: (0,usage/* notesFor */.vH)([...scanned.notes, ...unreadNotes(scanned, stop.why)], dialect.clients)
    };
    const changes = settings.changedOnly ? await world.changes(settings) : null;
    const contentOf = (file) => {
        const read = (0,read_text/* readText */.yR)((0,external_node_path_.join)(world.directory, file));
        return read.ok ? read.text : null;
    };
    const changed = applyChanges(all, changes, contentOf);
    const { notes, newHosts } = changed;
    const configured = await (0,configure/* configure */.j)(changed.usages, settings, dialect, {
        ...world,
        scanned: { ...settings, ...scanned }
    });
    const { configs, releases } = configured;
    const { files: changedFiles } = changed;
    const { roots, notes: ofRoots } = await findRoots({
        ...all,
        scanned,
        changed: changedFiles,
        dialect,
        settings
    });
    const usages = await withoutUnusedLocks(configured.usages, roots);
    const named = (0,usage/* hostsNamedIn */.kA)(all.usages);
    const requirements = (0,visit_requirements/* requirementsOf */.C)(settings, usages, dialect.clients, named);
    boundHosts(requirements);
    await pendingEvents();
    const seen = await (0,contact/* contact */.j)({ requirements, roots, usages }, settings, { ...dialect, configs, releases }, world);
    const evidence = {
        requirements,
        visits: seen.visits,
        usages,
        notes: [...withoutHostname(notes, usages, settings, environment), ...ofRoots],
        isEmpty: settings.scan.length > 0 && scanned.isEmpty && scanned.endedAt === null,
        newHosts,
        complaints: configured.findings,
        tokenVariables: tokenVariablesIn(environment),
        tokenHosts: settings.tokens.map(({ host }) => host),
        tokenSources: seen.tokenSources,
        stopped: stop.why,
        predicted: await predict(seen.inquiry, { ...settings, dialect, isFork: world.isFork })
    };
    const { isFork } = world;
    const rules = { ...settings, dialect: { ...dialect, releases }, isFork };
    const verdict = (0,judge_verdict/* judge */.S4)(evidence, { ...rules, now: startedAt.getTime() });
    // A server may have sent a token back, even one that was found later; from here on, nothing contains one.
    const redacted = world.secrets.redact({
        verdict,
        remarks: (0,phrases/* firstRemarks */.q9)([
            ...changed.remarks,
            ...asideRemarks(verdict),
            ...signatureRemarks(verdict),
            ...configured.remarks
        ])
    }, namesIn(requirements));
    return {
        settings,
        verdict: redacted.verdict,
        context: {
            dialect,
            failOn: settings.failOn,
            scan: {
                files: scanned.files,
                bytes: scanned.bytes,
                usages: usages.length,
                durationMs: scanMs
            },
            remarks: redacted.remarks,
            startedAt: startedAt.toISOString(),
            durationMs: Date.now() - startedAt.getTime(),
            version: version/* VERSION */.xv,
            docsUrl: version/* DOCS_URL */.aq,
            clients: protocol_clients/* ALL_CLIENTS */.zK,
            sources: [],
            links: null
        }
    };
}
/** Suggests `exclude` once for all findings in tests, examples and templates. */
function asideRemarks({ files }) {
    const aside = files.filter(({ exclude, severity }) => exclude !== undefined && severity !== 'notice');
    const patterns = new Set(aside.flatMap(({ exclude }) => exclude ?? []));
    return aside.length === 0 ? [] : [(0,problems_place/* describeAside */.Az)(aside.length, [...patterns])];
}
/** Says what `depth: packages` leaves out on each run: a remark, because no finding would need an action. */
function signatureRemarks({ roots }) {
    const hasPackages = roots.some(({ rows }) => rows.some(({ platforms }) => platforms.some(({ available }) => available === true)));
    return hasPackages ? ['signatures of provider packages were not verified'] : [];
}
/** Names of variables that look like token variables, whether or not a client reads them. */
const tokenVariablesIn = (environment) => Object.keys(environment).filter((name) => /^TFE?_?TOKEN/i.test(name));
/** The first directory that a scan did not reach before its end. */
function unreadNotes({ endedAt, files }, stopped) {
    if (endedAt === null || stopped === null)
        return [];
    return [(0,usage/* noteAbout */.YW)(endedAt, (0,problems_file.fileLimit)({ kind: 'time', stopped, files }))];
}
/** Scans the repository. Contacts no host. */
function scan({ scan: entries, exclude }, { directory, environment, stop, progress }) {
    const selection = { root: directory, scan: entries, exclude };
    const steps = scanInSteps(selection, Object.keys(environment));
    return giveWay(steps, stop, (files) => progress({ kind: 'scan', files }));
}
/** The names of hosts and services that the settings and the files contain. */
const namesIn = (requirements) => new Set(requirements.flatMap(({ host, service }) => [host, (0,hostname/* showHostname */.nx)(host), service]));
/** The clients that the settings or the scanned files choose. */
const detectDialect = (settings, scanned, { environment, directory }) => (0,dialect/* resolveDialect */.L)({
    setting: settings.dialect,
    scan: settings.scan.length === 0
        ? null
        : {
            ...scanned,
            selection: { root: directory, exclude: settings.exclude },
            hasCloudHostname: Boolean(environment['TF_CLOUD_HOSTNAME'])
        }
});
/** A file with more hosts than this would keep the check busy for hours. */
function boundHosts(requirements) {
    const { size } = new Set(requirements.map(({ host }) => host));
    if (size <= kinds/* MAX_HOSTS */.pS)
        return;
    throw new settings/* SettingsError */.GN([
        `scan found ${size} hosts, the limit is ${kinds/* MAX_HOSTS */.pS}: narrow scan or exclude files`
    ]);
}


/***/ }),

/***/ 2971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ configure),
/* harmony export */   o: () => (/* binding */ readCliConfigs)
/* harmony export */ });
/* harmony import */ var _protocol_services_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9562);

/** Applies the CLI configuration. It is not read unless something is required of a host. */
async function configure(usages, settings, dialect, { environment, directory, scanned }) {
    if (settings.hostnames.length === 0 && usages.every(({ needs }) => needs.length === 0)) {
        return { usages, remarks: [], findings: [], configs: [], releases: dialect.releases };
    }
    const configs = await readCliConfigs(settings.cliConfig, dialect.clients, environment);
    const releases = dialect.releases.map((release) => {
        const config = configs.find(({ client }) => client === release.client);
        return { ...release, attemptMs: config?.requestTimeoutMs ?? release.attemptMs };
    });
    // Only the walk of a whole checkout sees all directories.
    const mayHavePlugins = scanned.hasPlugins || scanned.scan.some((entry) => entry !== '.');
    const checkout = {
        root: directory,
        mayHavePlugins,
        releases,
        asksMirrors: settings.depth !== 'discovery'
    };
    const installed = await leaveOutInstalled(usages, configs, checkout);
    const findings = [...configs.flatMap((config) => config.findings), ...installed.findings];
    const { mergeFindings } = await __webpack_require__.e(/* import() */ 45).then(__webpack_require__.bind(__webpack_require__, 4045));
    return { ...installed, findings: mergeFindings(findings), configs, releases };
}
/** The CLI configuration of each client, the first one first. */
async function readCliConfigs(cliConfig, clients, environment) {
    const { thisMachine } = await __webpack_require__.e(/* import() */ 614).then(__webpack_require__.bind(__webpack_require__, 1614));
    const { readCliConfig } = await __webpack_require__.e(/* import() */ 45).then(__webpack_require__.bind(__webpack_require__, 4045));
    const machine = thisMachine(environment);
    return clients.map((client) => readCliConfig(client, machine, cliConfig));
}
async function leaveOutInstalled(usages, configs, checkout) {
    const hasProviders = usages.some(({ needs }) => needs.some(({ service }) => service === _protocol_services_js__WEBPACK_IMPORTED_MODULE_0__/* .PROVIDERS */ .xq));
    if (!hasProviders)
        return { usages, remarks: [], findings: [] };
    const { withoutInstalled } = await __webpack_require__.e(/* import() */ 191).then(__webpack_require__.bind(__webpack_require__, 8191));
    return withoutInstalled(usages, configs, checkout);
}


/***/ }),

/***/ 4467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ openCredentials),
/* harmony export */   j: () => (/* binding */ contact)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _scan_usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7854);
/* harmony import */ var _visit_skip_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5960);



/** Visits the hosts that are required and allowed; then asks them for what the root modules require. */
async function contact({ requirements, roots, usages }, settings, dialect, world) {
    const hosts = [...new Set(requirements.map(({ host }) => host))];
    const skips = (0,_visit_skip_js__WEBPACK_IMPORTED_MODULE_2__/* .skipsOf */ .e)(requirements, settings, dialect);
    const skipped = Array.from(skips, ([host, problem]) => (0,_visit_skip_js__WEBPACK_IMPORTED_MODULE_2__/* .skip */ .i)(host, problem));
    const asked = hosts.filter((host) => !skips.has(host));
    // Network mirrors are asked though no host is visited.
    const inquires = settings.depth !== 'discovery' && roots.length > 0;
    if (asked.length === 0 && !inquires) {
        return { visits: skipped, inquiry: null, tokenSources: new Map() };
    }
    // Loaded only if there are hosts to visit: TLS and HTTP are most of the start-up cost.
    const { attemptLimitMs, visitHosts } = await Promise.all(/* import() */[__webpack_require__.e(261), __webpack_require__.e(432)]).then(__webpack_require__.bind(__webpack_require__, 3432));
    const { configs, releases } = dialect;
    const { credentials, forced } = await openCredentials(settings, configs, world);
    const shared = await sharedBy(credentials, settings, world);
    const visited = await visitHosts(asked, {
        ...shared,
        forced,
        required: Map.groupBy(requirements, ({ host }) => host),
        maxRedirects: Math.max(...dialect.clients.map((client) => _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_REDIRECTS */ .NX[client])),
        releases,
        timeoutMs: settings.timeoutMs ?? attemptLimitMs(releases),
        retries: settings.retries,
        progress: (progress) => world.progress({ kind: 'visits', ...progress })
    });
    const inquiry = settings.depth === 'discovery'
        ? null
        : await inquireOf(roots, {
            ...shared,
            usages,
            settings,
            dialect,
            configs,
            environment: world.environment,
            directory: world.directory,
            learn: world.secrets.learn,
            progress: (progress) => world.progress({ kind: 'registries', ...progress }),
            visits: visited
        });
    return { visits: [...visited, ...skipped], inquiry, tokenSources: credentials.known };
}
/** What discovery and the questions after it have in common. */
async function sharedBy(credentials, settings, { startTimer, stop }) {
    const { networkOf } = await Promise.all(/* import() */[__webpack_require__.e(629), __webpack_require__.e(392)]).then(__webpack_require__.bind(__webpack_require__, 7392));
    return {
        network: networkOf(settings),
        // Asked again after discovery: a helper is run once for each host.
        credentials: { ...credentials, find: (0,_scan_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .Oo)(credentials.find) },
        concurrency: settings.concurrency,
        random: Math.random,
        now: Date.now,
        startTimer,
        stop
    };
}
/** Loaded only at a depth that needs it. */
async function inquireOf(roots, { environment, ...options }) {
    const { inquire } = await Promise.all(/* import() */[__webpack_require__.e(191), __webpack_require__.e(261), __webpack_require__.e(1), __webpack_require__.e(432), __webpack_require__.e(924), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 3567));
    const { thisMachine } = await __webpack_require__.e(/* import() */ 614).then(__webpack_require__.bind(__webpack_require__, 1614));
    const packages = options.settings.depth === 'packages'
        ? await Promise.all(/* import() */[__webpack_require__.e(191), __webpack_require__.e(261), __webpack_require__.e(1), __webpack_require__.e(924), __webpack_require__.e(57)]).then(__webpack_require__.bind(__webpack_require__, 5057))
        : null;
    return inquire(roots, {
        ...options,
        machine: thisMachine(environment),
        askPackages: packages?.askPackages ?? null
    });
}
/** The credentials that the clients of these configurations find on this machine. */
async function openCredentials(settings, configs, { environment, secrets, kill, stop }) {
    const { readMachineCredentials } = await Promise.all(/* import() */[__webpack_require__.e(45), __webpack_require__.e(566)]).then(__webpack_require__.bind(__webpack_require__, 7566));
    return readMachineCredentials({ ...settings, configs }, environment, {
        learn: secrets.learn,
        kill,
        stop: stop.signal,
        abortAfter: (ms) => AbortSignal.timeout(ms)
    });
}


/***/ }),

/***/ 5747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oj: () => (/* binding */ systemError),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* unused harmony export MAX_FILE_BYTES */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
// Reads the text of one file without ever waiting, whatever the file turns out to be.


// The clients have no limit. The largest generated configurations known are a few megabytes.
const MAX_FILE_BYTES = 16 * 1024 * 1024;
// Without O_NONBLOCK, opening a FIFO waits for a writer. Without O_NOCTTY, a terminal could become the
// controlling terminal of the process.
const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOCTTY ?? 0);
// Nearly every file fits: it is read with one call, and its size is not needed.
const buffer = Buffer.allocUnsafeSlow(256 * 1024);
// For longer files: a new one for each would wait for the garbage collector, which does not see its size.
let longBuffer = buffer;
/**
 * Reads a regular file of at most `maxBytes`, which is at least 256 KiB. Errors of the file system are
 * returned.
 */
function readText(path, maxBytes = MAX_FILE_BYTES) {
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, FLAGS);
    }
    catch (error) {
        return unreadable(error);
    }
    try {
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer, 0, buffer.length, null);
        return length < buffer.length ? decode(buffer, length) : readLong(descriptor, maxBytes);
    }
    catch (error) {
        return unreadable(error);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
function readLong(descriptor, maxBytes) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
    // A device has no size, and perhaps no end.
    if (size > maxBytes || size < buffer.length) {
        return { ok: false, failure: { kind: 'size', bytes: size, maxBytes } };
    }
    if (longBuffer.length < size)
        longBuffer = Buffer.allocUnsafeSlow(size);
    const whole = longBuffer;
    let length = 0;
    while (length < size) {
        const more = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, whole, length, size - length, length);
        if (more === 0)
            break;
        length += more;
    }
    return decode(whole, length);
}
function decode(bytes, length) {
    const text = bytes.toString('utf8', 0, length);
    // The bytes are only looked at again where one may have been replaced.
    const isWhole = !text.includes('\uFFFD') || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(0, length));
    return { ok: true, text, isUtf8: isWhole, bytes: length };
}
/**
 * The operating system's code for a failed operation on a file.
 * @throws the error itself if it has none: then it is a fault of this program
 */
function systemError(error) {
    const isSystem = typeof error === 'object' && error !== null && 'code' in error;
    if (!isSystem || typeof error.code !== 'string')
        throw error;
    return error.code;
}
const unreadable = (error) => ({
    ok: false,
    failure: { kind: 'error', code: systemError(error) }
});


/***/ }),

/***/ 9349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jw: () => (/* binding */ PLAIN_CODE),
/* harmony export */   L8: () => (/* binding */ isNamePart),
/* harmony export */   Md: () => (/* binding */ PLAIN_HEREDOC),
/* harmony export */   Tj: () => (/* binding */ PLAIN_STRING),
/* harmony export */   bs: () => (/* binding */ Cursor),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   r1: () => (/* binding */ closingOf),
/* harmony export */   v$: () => (/* binding */ PLAIN_ENCLOSED_CODE),
/* harmony export */   wH: () => (/* binding */ isClosing),
/* harmony export */   xC: () => (/* binding */ isSpace)
/* harmony export */ });
/* harmony import */ var _structure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6134);
// Walks through HCL text: white space, comments, names, and the first mistake on the way.

// Far deeper than real configuration, and recursion stays far from the end of the stack.
const MAX_DEPTH = 100;
// hclsyntax/scan_tokens.rl: Ident = (ID_Start | '_') (ID_Continue | '-')*
const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
// The codes of the last two.
const BEYOND = 0x80;
const END = 0xff;
const SPACE = 1;
const NAME_START = 2;
const NAME_PART = 4;
/** Code of one line without brackets, strings, heredocs, comments and commas. */
const PLAIN_CODE = 8;
/** The same within brackets, where line ends and commas end nothing. */
const PLAIN_ENCLOSED_CODE = 16;
/** Text of a quoted string without escapes and templates. */
const PLAIN_STRING = 32;
/** The same in a line of a heredoc. */
const PLAIN_HEREDOC = 64;
const PATTERNS = [
    [SPACE, /[ \t]/g],
    [NAME_START, /[A-Za-z_]/g],
    [NAME_PART, /[\w-]/g],
    [PLAIN_CODE, /[\w \t.:=?!&|*%+>~-]/g],
    [PLAIN_ENCLOSED_CODE, /[\w \t\n,.:=?!&|*%+>~-]/g],
    [PLAIN_STRING, /[^"\\$%\r\n]/g],
    [PLAIN_HEREDOC, /[^\n$%]/g]
];
// Both by code.
const CHARACTERS = Array.from({ length: END + 1 }, (_, code) => code > BEYOND ? '' : String.fromCharCode(code));
const SETS = new Uint8Array(END + 1);
for (const [set, pattern] of PATTERNS) {
    for (const { index } of CHARACTERS.join('').matchAll(pattern))
        SETS[index] = set | (SETS[index] ?? 0);
}
const isIn = (code = END, set) => ((SETS[code] ?? 0) & set) !== 0;
const isSpace = (next) => next === ' ' || next === '\t';
const isNamePart = (next) => /^[\w-]/.test(next);
const isClosing = (next) => next === '}' || next === ')' || next === ']';
/** The bracket that closes this one; undefined if it is not an opening bracket. */
function closingOf(next) {
    if (next === '{')
        return '}';
    if (next === '(')
        return ')';
    return next === '[' ? ']' : undefined;
}
// Parsing takes 1.7 times as long with a pattern for each run of characters. All cursors share one
// array, which grows to the longest text.
let shared = new Uint8Array(256 * 1024);
const ENCODER = new TextEncoder();
/** The codes of the text's characters from `start`, each at its offset, and `END` after the last. */
function codesOf(text, start) {
    const { length } = text;
    if (shared.length <= length)
        shared = new Uint8Array(2 * length + 1);
    const codes = shared;
    const part = text.slice(start);
    const { read, written } = ENCODER.encodeInto(part, codes.subarray(start, length));
    // Only in ASCII does every character take one byte.
    if (read !== part.length || written !== part.length) {
        for (let at = start; at < length; at++)
            codes[at] = Math.min(text.charCodeAt(at), BEYOND);
    }
    codes[length] = END;
    return codes;
}
/** Walks through a text from `at`. A cursor is no longer used when another one has been made. */
class Cursor {
    text;
    parts;
    codes;
    at;
    depth = 0;
    mistake;
    constructor(text, at = 0, parts = new _structure_js__WEBPACK_IMPORTED_MODULE_0__/* .PartCount */ .n_()) {
        this.text = text;
        this.parts = parts;
        this.codes = codesOf(text, at);
        this.at = at;
    }
    /** Counts a part of the structure. After too many, the rest of the text is skipped. */
    countPart() {
        if (!this.parts.add())
            this.at = this.text.length;
    }
    /** Records a mistake; only the first one is kept. */
    report(message, start, end = start + 1) {
        this.mistake ??= { message, start, end: Math.min(end, Math.max(start, this.text.length)) };
    }
    /** The bracket or `${` at `start` is not closed by the bracket at the cursor, or the text ends. */
    reportUnclosed(start) {
        const isSequence = /[$%]/.test(this.text.charAt(start));
        const open = this.text.slice(start, start + (isSequence ? 2 : 1));
        const end = this.isAtEnd() ? 'the end of the file' : `"${this.peek()}"`;
        const message = `unbalanced brackets: "${open}" is not closed before ${end}`;
        this.report(message, this.isAtEnd() ? start : this.at);
    }
    reportCharacter() {
        const character = String.fromCodePoint(this.text.codePointAt(this.at) ?? 0);
        let why = `${JSON.stringify(character)} is not used in HCL`;
        if (character === "'")
            why = 'single quotes are not valid; use double quotes';
        if (character === '\uFFFD')
            why = 'the file is not UTF-8 here';
        this.report(`invalid character: ${why}`, this.at, this.at + character.length);
    }
    /** The string that begins at `start` has no closing quote before the cursor. */
    reportBrokenString(start) {
        const message = this.isAtEnd()
            ? 'unterminated template string: no closing quote before the end of the file'
            : 'invalid multi-line string: a quoted string must end in its line';
        this.report(message, start, this.at);
    }
    /** The character at the cursor, or `distance` after it where that is not beyond the end. */
    peek(distance = 0) {
        return CHARACTERS[this.codes[this.at + distance] ?? END] ?? '';
    }
    isAtEnd() {
        return this.at >= this.text.length;
    }
    /** Skips what can stand between two tokens of a line; returns the next character. */
    skipSpaces() {
        for (;;) {
            const next = this.skipAll(SPACE);
            if (next === '\r')
                this.skipReturn();
            else if (next === '/' && this.peek(1) === '*')
                this.skipBlockComment();
            else
                return next;
        }
    }
    /** Like `skipSpaces`, but skips line ends and all comments too. */
    skipBlank() {
        for (;;) {
            const next = this.skipSpaces();
            if (next === '\n')
                this.at++;
            else if (this.isLineComment(next))
                this.skipLine();
            else
                return next;
        }
    }
    /** Skips all characters of the set; returns the next one. */
    skipAll(set) {
        const { codes } = this;
        let { at } = this;
        let code = codes[at] ?? END;
        while (isIn(code, set))
            code = codes[++at] ?? END;
        this.at = at;
        return CHARACTERS[code] ?? '';
    }
    isLineComment(next) {
        return next === '#' || (next === '/' && this.peek(1) === '/');
    }
    /** Whether the line has no further code; `next` is the character at the cursor. */
    isLineEnd(next) {
        return next === '\n' || next === '' || this.isLineComment(next);
    }
    /** To the line end, which is not skipped. */
    skipLine() {
        const newline = this.text.indexOf('\n', this.at);
        this.at = newline < 0 ? this.text.length : newline;
    }
    skipBlockComment() {
        const close = this.text.indexOf('*/', this.at + 2);
        if (close < 0)
            this.report('unterminated comment: "/*" has no "*/"', this.at, this.at + 2);
        this.at = close < 0 ? this.text.length : close + 2;
    }
    /** An identifier; undefined, and the cursor stays, where none begins. */
    readName() {
        const { codes, text, at: start } = this;
        if (isIn(codes[start], NAME_START))
            this.skipAll(NAME_PART);
        if (codes[this.at] === BEYOND) {
            NAME.lastIndex = start;
            this.at = NAME.test(text) ? NAME.lastIndex : start;
        }
        return this.at > start ? text.slice(start, this.at) : undefined;
    }
    skipReturn() {
        // "\r\n" is a line end, a lone "\r" is not part of the language (hclsyntax/scan_tokens.rl).
        if (this.peek(1) !== '\n') {
            this.report('invalid character: a carriage return without a line feed', this.at);
        }
        this.at++;
    }
}


/***/ }),

/***/ 8704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readExpression),
/* harmony export */   U: () => (/* binding */ readLiteral)
/* harmony export */ });
/* harmony import */ var _cursor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9349);
/* harmony import */ var _skip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3268);
/* harmony import */ var _strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4009);
// Reads HCL expressions: literals, objects and tuples; all others are skipped.



/** Reads an expression up to what ends it, which is not skipped, unless a mistake makes it unclear. */
function readExpression(cursor, ends) {
    cursor.countPart();
    const next = ends === 'element' ? cursor.skipBlank() : cursor.skipSpaces();
    const start = cursor.at;
    const first = readLiteral(cursor, next);
    if (first !== undefined && isEnd(cursor, ends))
        return first;
    (0,_skip_js__WEBPACK_IMPORTED_MODULE_1__/* .skipExpression */ .Kk)(cursor, ends);
    let end = cursor.at;
    while (end > start && (0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpace */ .xC)(cursor.text.charAt(end - 1)))
        end--;
    if (end === start) {
        cursor.report('invalid expression: expected the start of an expression', start);
    }
    return first === undefined ? readPrimitive(cursor, start, end) : { kind: 'other', start, end };
}
function isEnd(cursor, ends) {
    const next = ends === 'element' ? cursor.skipBlank() : cursor.skipSpaces();
    return (0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .isClosing */ .wH)(next) || next === ',' || cursor.isLineEnd(next);
}
/** A string, a heredoc or something in brackets; `next` is the character at the cursor. */
function readLiteral(cursor, next) {
    if (next === '"')
        return (0,_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .readString */ .E3)(cursor);
    if (next === '<')
        return (0,_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .readHeredoc */ .jw)(cursor);
    if (next !== '{' && next !== '[' && next !== '(')
        return undefined;
    const start = cursor.at++;
    cursor.depth++;
    let read;
    if (cursor.depth > _cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr)
        read = skipBrackets(cursor, next, start);
    else if (next === '{')
        read = readObject(cursor, start);
    else if (next === '[')
        read = readTuple(cursor, start);
    else
        read = readParentheses(cursor, start);
    cursor.depth--;
    return read;
}
/** Skips brackets that have been opened before the cursor. */
function skipBrackets(cursor, open, start) {
    (0,_skip_js__WEBPACK_IMPORTED_MODULE_1__/* .skipToClosing */ .ku)(cursor, (0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .closingOf */ .r1)(open) ?? open, start);
    return { kind: 'other', start, end: cursor.at };
}
const PRIMITIVE = /true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// No number that decides an address is longer.
const MAX_PRIMITIVE_LENGTH = 32;
function readPrimitive(cursor, start, end) {
    PRIMITIVE.lastIndex = start;
    const isPrimitive = PRIMITIVE.test(cursor.text) && PRIMITIVE.lastIndex === end;
    if (!isPrimitive || end - start > MAX_PRIMITIVE_LENGTH)
        return { kind: 'other', start, end };
    const text = cursor.text.slice(start, end);
    const word = { true: true, false: false, null: null }[text];
    return { kind: 'primitive', start, end, value: word === undefined ? Number(text) : word };
}
/** After `(`. A literal in parentheses is still a literal. */
function readParentheses(cursor, start) {
    const inner = readExpression(cursor, 'element');
    if (cursor.skipBlank() !== ')')
        return skipBrackets(cursor, '(', start);
    cursor.at++;
    return { ...inner, start, end: cursor.at };
}
/** After `[`. */
function readTuple(cursor, start) {
    if (isFor(cursor))
        return skipBrackets(cursor, '[', start);
    const elements = [];
    for (;;) {
        const next = cursor.skipBlank();
        if (next === ']') {
            cursor.at++;
            return { kind: 'tuple', start, end: cursor.at, elements };
        }
        if (cursor.at >= cursor.text.length || (0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .isClosing */ .wH)(next)) {
            cursor.reportUnclosed(start);
            return { kind: 'other', start, end: cursor.at };
        }
        const before = cursor.at;
        elements.push(readExpression(cursor, 'element'));
        // No known text gets here without an element or an end, but the loop must end for any.
        if (cursor.at === before && cursor.peek() !== ',')
            cursor.at++;
        if (cursor.skipBlank() === ',')
            cursor.at++;
    }
}
/** After `{`. Newlines and commas both separate the items. */
function readObject(cursor, start) {
    if (isFor(cursor))
        return skipBrackets(cursor, '{', start);
    const items = [];
    for (;;) {
        const next = cursor.skipBlank();
        if (next === '}') {
            cursor.at++;
            return { kind: 'object', start, end: cursor.at, items };
        }
        if (cursor.at >= cursor.text.length || (0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .isClosing */ .wH)(next)) {
            // The items that were read are kept.
            cursor.reportUnclosed(start);
            return { kind: 'object', start, end: cursor.at, items };
        }
        items.push(readItem(cursor, next));
        if (cursor.skipSpaces() === ',')
            cursor.at++;
    }
}
/** Reads an item; at least one character is skipped. */
function readItem(cursor, next) {
    const start = cursor.at;
    const name = readKey(cursor, next);
    let end = cursor.at;
    while (end > start && (0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpace */ .xC)(cursor.text.charAt(end - 1)))
        end--;
    const separator = cursor.skipSpaces();
    if (separator !== '=' && separator !== ':') {
        cursor.report('missing attribute value: expected "=" or ":" after the key', cursor.at);
        (0,_skip_js__WEBPACK_IMPORTED_MODULE_1__/* .skipExpression */ .Kk)(cursor, 'line');
        if (cursor.at === start)
            cursor.at++;
        return { name: undefined, start, end, value: { kind: 'other', start: end, end: cursor.at } };
    }
    cursor.at++;
    const value = readExpression(cursor, 'line');
    return { name, start, end, value };
}
/** A key that is a name, a string or a number, or a string in parentheses; undefined for others. */
function readKey(cursor, first) {
    const start = cursor.at;
    let name;
    if (first === '"' || first === '(') {
        const key = readLiteral(cursor, first);
        if (key?.kind === 'string')
            name = key.value;
    }
    else
        name = cursor.readName();
    const next = cursor.skipSpaces();
    if (next === '=' || next === ':')
        return name;
    skipKey(cursor);
    const text = cursor.text.slice(start, cursor.at).trimEnd();
    return /^\d+$/.test(text) ? text : undefined;
}
/** Skips the rest of a key that is an expression, up to its separator. */
function skipKey(cursor) {
    const operator = /[=!<>]=|[-+*/%<>!&|?.]/y;
    for (;;) {
        const next = cursor.skipSpaces();
        const start = cursor.at;
        operator.lastIndex = start;
        if (cursor.isLineComment(next))
            return;
        if ((0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .isNamePart */ .L8)(next))
            cursor.at++;
        else if (next === '[' || next === '(') {
            cursor.at++;
            skipBrackets(cursor, next, start);
        }
        else if (next === '"')
            (0,_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .readString */ .E3)(cursor);
        else if (operator.test(cursor.text))
            cursor.at = operator.lastIndex;
        else if (cursor.readName() === undefined)
            return;
    }
}
/** Whether a `for` expression begins here: the word cannot be a key (hclsyntax/parser.go). */
function isFor(cursor) {
    cursor.skipBlank();
    return cursor.text.startsWith('for', cursor.at) && !(0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .isNamePart */ .L8)(cursor.peek(3));
}


/***/ }),

/***/ 400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readHcl)
/* harmony export */ });
/* harmony import */ var _cursor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9349);
/* harmony import */ var _expressions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8704);
/* harmony import */ var _skip_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3268);
/* harmony import */ var _strings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4009);
/* harmony import */ var _structure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6134);
// Reads HCL's native syntax: bodies of arguments and blocks, also in files with mistakes.





/**
 * Reads a text in HCL's native syntax. Never throws; the time is linear in the length of the text. A
 * text with mistakes is read as far as it makes sense, and its first mistake is reported.
 *
 * The grammar is that of hcl/hclsyntax/spec.md, but of expressions only what `Expression` has: other
 * mistakes in them are not seen as long as brackets and strings are complete.
 */
function readHcl(text, parts = new _structure_js__WEBPACK_IMPORTED_MODULE_4__/* .PartCount */ .n_()) {
    const cursor = new _cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .Cursor */ .bs(text, text.startsWith('\uFEFF') ? 1 : 0, parts);
    const body = readBody(cursor, undefined);
    return (0,_structure_js__WEBPACK_IMPORTED_MODULE_4__/* .structureOf */ .pH)(text, body, cursor.mistake, parts);
}
/** Reads items up to and including the brace that closes the one at `open`, or to the end. */
function readBody(cursor, open) {
    const found = { attributes: [], blocks: [] };
    let isOneLine = open !== undefined && !cursor.isLineEnd(cursor.skipSpaces());
    for (;;) {
        const next = cursor.skipBlank();
        if (cursor.at >= cursor.text.length) {
            if (open !== undefined)
                cursor.report(UNCLOSED, open);
            break;
        }
        if (next === '}' && open !== undefined) {
            cursor.at++;
            break;
        }
        readItem(cursor, next, found);
        endItem(cursor, isOneLine, found);
        isOneLine = false;
    }
    return { kind: 'native', attributes: found.attributes, blocks: found.blocks };
}
const UNCLOSED = 'unclosed configuration block: there is no closing brace before the end of the file';
/** Reads an argument or a block; at least one character is skipped. */
function readItem(cursor, first, found) {
    const start = cursor.at;
    cursor.countPart();
    const name = first === '"' ? readQuotedName(cursor) : cursor.readName();
    if (name === undefined) {
        if (first < '\x80')
            cursor.report('argument or block definition required', start);
        else
            cursor.reportCharacter();
        skipRest(cursor, start);
        return;
    }
    const end = cursor.at;
    const next = cursor.skipSpaces();
    if (next === '=' && cursor.peek(1) !== '=') {
        cursor.at++;
        found.attributes.push({ name, start, end, value: (0,_expressions_js__WEBPACK_IMPORTED_MODULE_1__/* .readExpression */ .J)(cursor, 'line') });
        return;
    }
    const labels = readLabels(cursor);
    const open = cursor.at;
    if (cursor.peek() !== '{') {
        const message = labels.length === 0
            ? `argument or block definition required: "${name}" has neither "=" nor "{" after it`
            : `invalid block definition: the header of "${name}" has no "{" at its end`;
        cursor.report(message, start, end);
        skipRest(cursor, start);
        return;
    }
    cursor.at++;
    const isUnread = UNREAD.has(name) && labels[0]?.value !== REMOTE_STATE;
    const isSkipped = isUnread && cursor.depth === 0 && cursor.mistake === undefined;
    const body = isSkipped ? skipBody(cursor, open) : readNestedBody(cursor, open);
    found.blocks.push({ type: name, labels, start, end: open, body });
}
// Most text of most repositories is in these blocks, and hardly a host: their bodies are read on demand.
// Until then only mistakes in brackets, strings and comments are seen. Measured: scans are 1.7 × as fast.
const UNREAD = new Set(['resource', 'data', 'ephemeral', 'output', 'variable']);
const REMOTE_STATE = 'terraform_remote_state';
/**
 * After `{`: skips the body without reading it, unless it has a mistake. Not tried again after a
 * mistake, so that no text is skipped more than three times.
 */
function skipBody(cursor, open) {
    const { at } = cursor;
    const isWhole = (0,_skip_js__WEBPACK_IMPORTED_MODULE_2__/* .skipToClosing */ .ku)(cursor, '}', open);
    if (isWhole && cursor.mistake === undefined)
        return new UnreadBody(cursor, open);
    cursor.at = at;
    cursor.mistake = undefined;
    return readNestedBody(cursor, open);
}
/** A body that is read when its text alone does not answer a question. */
class UnreadBody {
    kind = 'native';
    text;
    open;
    end;
    parts;
    body;
    /** Between `open` and the cursor. */
    constructor({ text, at, parts }, open) {
        this.text = text;
        this.open = open;
        this.end = at;
        this.parts = parts;
    }
    get attributes() {
        return this.read().attributes;
    }
    get blocks() {
        return this.read().blocks;
    }
    mayHave(name) {
        return this.body !== undefined || this.text.slice(this.open, this.end).includes(name);
    }
    read() {
        if (this.body === undefined) {
            const cursor = new _cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .Cursor */ .bs(this.text.slice(0, this.end), this.open + 1, this.parts);
            cursor.depth = 1;
            this.body = readBody(cursor, this.open);
        }
        return this.body;
    }
}
function readNestedBody(cursor, open) {
    if (cursor.depth >= _cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr) {
        cursor.report(`blocks are nested deeper than ${_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr} levels`, open);
        (0,_skip_js__WEBPACK_IMPORTED_MODULE_2__/* .skipToClosing */ .ku)(cursor, '}', open);
        return { kind: 'native', attributes: [], blocks: [] };
    }
    cursor.depth++;
    const body = readBody(cursor, open);
    cursor.depth--;
    return body;
}
/** HCL 1 allows quoted names; in HCL 2 this is a mistake, but the meaning is clear. */
function readQuotedName(cursor) {
    const start = cursor.at;
    const name = (0,_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .readString */ .E3)(cursor);
    cursor.report('invalid argument name: argument names must not be quoted', start, cursor.at);
    return name.kind === 'string' ? name.value : undefined;
}
function readLabels(cursor) {
    const labels = [];
    for (;;) {
        const next = cursor.skipSpaces();
        const start = cursor.at;
        let value;
        if (next === '"') {
            const label = (0,_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .readString */ .E3)(cursor);
            if (label.kind === 'string')
                value = label.value;
            else {
                value = cursor.text.slice(start + 1, Math.max(start + 1, cursor.at - 1));
                cursor.report('invalid block label: it has to be plain text', start, cursor.at);
            }
        }
        else
            value = cursor.readName();
        if (value === undefined)
            return labels;
        labels.push({ value, start, end: cursor.at });
        cursor.countPart();
    }
}
/** After an item its line must end, except for the brace that closes a block of one line. */
function endItem(cursor, isOneLine, found) {
    const next = cursor.skipSpaces();
    if (isOneLine && (next !== '}' || found.blocks.length > 0)) {
        cursor.report('invalid single-argument block definition: a block in one line has one argument at most', cursor.at);
    }
    else if (!isOneLine && !cursor.isLineEnd(next)) {
        cursor.report('missing newline after argument or block definition', cursor.at);
    }
}
/** After a mistake: skips to the end of the line, over brackets that open in it, and at least one character. */
function skipRest(cursor, start) {
    (0,_skip_js__WEBPACK_IMPORTED_MODULE_2__/* .skipExpression */ .Kk)(cursor, 'line');
    if (cursor.at === start || ((0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .isClosing */ .wH)(cursor.peek()) && cursor.peek() !== '}'))
        cursor.at++;
}


/***/ }),

/***/ 3268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fq: () => (/* binding */ readHeredocHead),
/* harmony export */   Kk: () => (/* binding */ skipExpression),
/* harmony export */   _p: () => (/* binding */ skipHeredoc),
/* harmony export */   ku: () => (/* binding */ skipToClosing)
/* harmony export */ });
/* harmony import */ var _cursor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9349);
// Skips HCL code and text by structure alone: opening and closing brackets, strings and heredocs.

// In place of the closing character of a heredoc.
const HEREDOC = '<<';
const isText = ({ close }) => close === '"' || close === HEREDOC;
/** Skips to the end of the expression, which is not skipped itself. */
function skipExpression(cursor, ends) {
    // Most expressions contain nothing that opens, and end with their line.
    const isOver = cursor.skipAll(_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN_CODE */ .Jw) === '\n' && ends === 'line';
    if (!isOver)
        skip(cursor, [], ends);
}
/**
 * Skips to the bracket that closes the one at `start`, and over it. False, with the mistake reported,
 * when that bracket is missing; the cursor is then where reading can continue.
 */
const skipToClosing = (cursor, close, start) => skip(cursor, [{ start, close }], undefined);
/** Skips a heredoc, whose first line has been skipped, up to the line end after its last line. */
const skipHeredoc = (cursor, marker, start) => skip(cursor, [{ start, close: HEREDOC, marker }], undefined);
/**
 * Skips code and text up to the end of the expression, or without `ends` until all that is open is
 * closed. It keeps its own stack, so that no nesting is too deep; each step makes progress.
 */
function skip(cursor, open, ends) {
    for (;;) {
        const top = open.at(-1);
        if (top === undefined && ends === undefined)
            return true;
        let isWhole;
        if (top !== undefined && isText(top)) {
            const skipText = top.close === '"' ? skipString : skipHeredocText;
            if (!skipText(cursor, open, top))
                isWhole = false;
        }
        else
            isWhole = skipCode(cursor, open, ends);
        if (isWhole !== undefined)
            return isWhole;
    }
}
/** Skips code until a text begins or continues. True at the expression's end, false at a mistake. */
function skipCode(cursor, open, ends) {
    for (;;) {
        const isOutermost = open.length === 0;
        const next = cursor.skipAll(isOutermost ? _cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN_CODE */ .Jw : _cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN_ENCLOSED_CODE */ .v$);
        if (next === '\n' || next === ',') {
            if (isOutermost && (next === ',' || ends === 'line'))
                return true;
            cursor.at++;
        }
        else if ((0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .isClosing */ .wH)(next)) {
            if (isOutermost)
                return true;
            if (!skipClosing(cursor, open, next))
                return false;
            const top = open.at(-1);
            if (top === undefined ? ends === undefined : isText(top))
                return undefined;
        }
        else if (next === '"') {
            open.push({ start: cursor.at++, close: '"' });
            return undefined;
        }
        else {
            const close = (0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .closingOf */ .r1)(next);
            if (close !== undefined)
                open.push({ start: cursor.at++, close });
            else if (next === '<' && skipLess(cursor, open))
                return undefined;
            else if (next !== '<') {
                if (cursor.isAtEnd())
                    return endEarly(cursor, open);
                if (isOutermost && ends === 'line' && cursor.isLineComment(next))
                    return true;
                skipOddCode(cursor, next);
            }
        }
    }
}
/** At `<`: whether it begins a heredoc. */
function skipLess(cursor, open) {
    const start = cursor.at;
    const marker = readHeredocHead(cursor);
    if (marker === undefined)
        cursor.at++;
    else
        open.push({ start, close: HEREDOC, marker });
    return marker !== undefined;
}
/** What is rare in code: comments, names beyond ASCII, and invalid characters. */
function skipOddCode(cursor, next) {
    if (cursor.isLineComment(next))
        cursor.skipLine();
    else if (next === '/' && cursor.peek(1) === '*')
        cursor.skipBlockComment();
    else if (next === '/')
        cursor.at++;
    else if (next === '\r')
        cursor.skipSpaces();
    else if (next < '\x80' || cursor.readName() === undefined) {
        cursor.reportCharacter();
        cursor.at++;
    }
}
/**
 * At a closing bracket, whether or not it closes the innermost open one. False when it closes a
 * bracket further out; it is then not skipped.
 */
function skipClosing(cursor, open, bracket) {
    const top = open.pop();
    if (top !== undefined && top.close !== bracket) {
        cursor.reportUnclosed(top.start);
        let next = open.at(-1);
        while (next !== undefined && next.close !== bracket && !isText(next)) {
            open.pop();
            next = open.at(-1);
        }
        if (next === undefined)
            return false;
        // In a template it closes nothing, and the sequence around it is still open.
        if (isText(next))
            open.push({ start: cursor.at, close: '}' });
        else
            open.pop();
    }
    cursor.at++;
    return true;
}
/** At the end of the text; false if something is still open. */
function endEarly(cursor, open) {
    const first = open[0];
    if (first === undefined)
        return true;
    cursor.reportUnclosed(first.start);
    return false;
}
/** Skips the innermost string to its end, or to a `${`. False if it is broken and nothing is open. */
function skipString(cursor, open, string) {
    for (;;) {
        const next = cursor.skipAll(_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN_STRING */ .Tj);
        if (next === '"') {
            open.pop();
            cursor.at++;
            return true;
        }
        if (next === '\\')
            cursor.at += /[^\r\n]/.test(cursor.peek(1)) ? 2 : 1;
        else if (next !== '$' && next !== '%')
            return endBrokenString(cursor, open, string);
        else if (skipSequenceStart(cursor, open))
            return true;
    }
}
/** At `$` or `%`: skips it, or what it begins. True if that is code. */
function skipSequenceStart(cursor, open) {
    const { at } = cursor;
    const next = cursor.peek(1);
    if (next === '{') {
        open.push({ start: at, close: '}' });
        cursor.at += 2;
        return true;
    }
    // "$${" and "%%{" stand for "${" and "%{".
    const isEscaped = next === cursor.peek() && cursor.peek(2) === '{';
    cursor.at += isEscaped ? 3 : 1;
    return false;
}
// A string cannot continue in the next line. What was opened since this line began is most likely
// part of the same mistake, so the next line starts outside of it.
function endBrokenString(cursor, open, string) {
    cursor.reportBrokenString(string.start);
    const lineStart = startOfLine(cursor);
    do
        open.pop();
    while ((open.at(-1)?.start ?? -1) >= lineStart);
    return open.length > 0;
}
/** After the last line feed or carriage return: a string ends at either, so that no text is searched twice. */
function startOfLine({ text, at }) {
    let start = at;
    while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r')
        start--;
    return start;
}
/**
 * Skips `<<MARKER` and its line end; undefined, and the cursor stays, where no heredoc begins. Text
 * after the marker is a mistake, but a heredoc was clearly meant.
 */
function readHeredocHead(cursor) {
    const { text, at: start } = cursor;
    if (cursor.peek(1) !== '<')
        return undefined;
    cursor.at += cursor.peek(2) === '-' ? 3 : 2;
    const marker = cursor.readName();
    if (marker === undefined) {
        cursor.at = start;
        return undefined;
    }
    if (cursor.skipSpaces() !== '\n' && cursor.at < text.length) {
        cursor.report('invalid expression: a heredoc marker must end its line', start, cursor.at);
    }
    cursor.skipLine();
    if (!cursor.isAtEnd())
        cursor.at++;
    return marker;
}
/** Skips the innermost heredoc to its end, or to a `${`. False if it has no end. */
function skipHeredocText(cursor, open, heredoc) {
    const marker = heredoc.marker ?? '';
    for (;;) {
        if (cursor.peek(-1) === '\n' && skipMarkerLine(cursor, marker)) {
            open.pop();
            return true;
        }
        const next = cursor.skipAll(_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN_HEREDOC */ .Md);
        if (cursor.isAtEnd()) {
            const message = `unterminated template string: no line closes the heredoc "${marker}"`;
            cursor.report(message, heredoc.start);
            return false;
        }
        if (next === '\n')
            cursor.at++;
        else if (skipSequenceStart(cursor, open))
            return true;
    }
}
/** At the start of a line: skips the marker if the line has nothing else, up to the line end. */
function skipMarkerLine(cursor, marker) {
    const { text } = cursor;
    let { at } = cursor;
    while ((0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpace */ .xC)(text.charAt(at)))
        at++;
    const first = text.charAt(at);
    // White space beyond ASCII is ignored too (bytes.TrimSpace), so only the marker or such a space
    // needs a closer look.
    if (first > ' ' && first < '\x80' && !text.startsWith(marker, at))
        return false;
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    if (text.slice(at, end).trim() !== marker)
        return false;
    cursor.at = text.charAt(end - 1) === '\r' ? end - 1 : end;
    return true;
}


/***/ }),

/***/ 4009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BD: () => (/* binding */ readBareTemplate),
/* harmony export */   E3: () => (/* binding */ readString),
/* harmony export */   jw: () => (/* binding */ readHeredoc)
/* harmony export */ });
/* harmony import */ var _cursor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9349);
/* harmony import */ var _skip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3268);
// Reads HCL's quoted strings, templates and heredocs.


/**
 * Reads a quoted string; the cursor is at its quote. The kind is `other` only after a mistake that
 * leaves the string open: the cursor is then where reading can continue.
 */
function readString(cursor) {
    const { text, at: start } = cursor;
    cursor.at++;
    if (cursor.skipAll(_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN_STRING */ .Tj) !== '"')
        return readTemplate(cursor, start);
    const value = text.slice(start + 1, cursor.at++);
    return { kind: 'string', start, end: cursor.at, value, verbatim: value };
}
/**
 * Reads a template without quotes and escapes: a string of the JSON syntax.
 * `span` is its place, which unknown parts get too; `counted` are the parts of its file.
 */
function readBareTemplate(text, span, counted) {
    if (!text.includes('{'))
        return { kind: 'string', ...span, value: text, verbatim: text };
    const cursor = new _cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .Cursor */ .bs(text, 0, counted);
    const pieces = { parts: [], known: '' };
    for (cursor.at = 0; cursor.at < text.length;) {
        const from = cursor.at;
        while (cursor.at < text.length && !isSign(cursor.peek()))
            cursor.at++;
        pieces.known += text.slice(from, cursor.at);
        if (cursor.at < text.length && !readSequence(cursor, pieces)) {
            addUnknown(pieces, span);
            break;
        }
    }
    const parts = pieces.parts.map((part) => part.kind === 'known' ? part : { ...part, code: text.slice(part.start, part.end), ...span });
    return finish({ parts, known: pieces.known }, span, text);
}
const isSign = (next) => next === '$' || next === '%';
/** Continues the string that begins at `start`, after text without escapes and templates. */
function readTemplate(cursor, start) {
    const { text } = cursor;
    const pieces = { parts: [], known: text.slice(start + 1, cursor.at) };
    for (;;) {
        const from = cursor.at;
        const next = cursor.skipAll(_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN_STRING */ .Tj);
        pieces.known += text.slice(from, cursor.at);
        if (next === '"') {
            cursor.at++;
            return finish(pieces, { start, end: cursor.at });
        }
        if (next === '\\')
            pieces.known += readEscape(cursor);
        else if (!isSign(next)) {
            cursor.reportBrokenString(start);
            return { kind: 'other', start, end: cursor.at };
        }
        else if (!readSequence(cursor, pieces))
            return { kind: 'other', start, end: cursor.at };
    }
}
/** The expression of the pieces; `verbatim` is its whole text where the clients may use that. */
function finish({ parts, known }, { start, end }, verbatim) {
    if (parts.length === 0) {
        return { kind: 'string', start, end, value: known, verbatim: verbatim ?? known };
    }
    if (known !== '')
        parts.push({ kind: 'known', value: known });
    return { kind: 'template', start, end, parts, verbatim };
}
function addUnknown(pieces, span) {
    if (pieces.known !== '')
        pieces.parts.push({ kind: 'known', value: pieces.known });
    pieces.known = '';
    pieces.parts.push({ kind: 'unknown', start: span.start, end: span.end });
}
/** At `$` or `%`. False if the sequence that begins here has no end. */
function readSequence(cursor, pieces) {
    const { text, at: start } = cursor;
    const sign = text.charAt(start);
    if (cursor.peek(1) !== '{') {
        const isEscaped = text.startsWith(`${sign}{`, start + 1);
        pieces.known += isEscaped ? `${sign}{` : sign;
        cursor.at += isEscaped ? 3 : 1;
        return true;
    }
    cursor.at += 2;
    const inner = sign === '$' ? readInnerString(cursor) : undefined;
    if (inner?.kind === 'other')
        return false;
    if (inner?.kind === 'string' && cursor.skipBlank() === '}') {
        pieces.known += inner.value;
        cursor.at++;
        return true;
    }
    if (!(0,_skip_js__WEBPACK_IMPORTED_MODULE_1__/* .skipToClosing */ .ku)(cursor, '}', start))
        return false;
    // "${~" removes the white space before it.
    if (text.charAt(start + 2) === '~')
        pieces.known = pieces.known.trimEnd();
    addUnknown(pieces, { start, end: cursor.at });
    cursor.countPart();
    return true;
}
/** After `${`: a string, whose value the official parser makes part of the template. */
function readInnerString(cursor) {
    if (cursor.skipBlank() !== '"' || cursor.depth >= _cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr)
        return undefined;
    cursor.depth++;
    const inner = readString(cursor);
    cursor.depth--;
    return inner;
}
const ESCAPES = {
    n: '\n',
    r: '\r',
    t: '\t',
    '"': '"',
    '\\': '\\'
};
/** At a backslash. An unknown escape is a mistake. */
function readEscape(cursor) {
    const { text, at: start } = cursor;
    const letter = text.charAt(start + 1);
    const digits = text.slice(start + 2, start + (letter === 'U' ? 10 : 6));
    const isHex = letter === 'U' ? /^[0-9a-f]{8}$/i.test(digits) : /^[0-9a-f]{4}$/i.test(digits);
    const point = Number.parseInt(digits, 16);
    if ((letter === 'u' || letter === 'U') && isHex && point <= 0x10ffff) {
        cursor.at += digits.length + 2;
        return String.fromCodePoint(point);
    }
    const known = ESCAPES[letter];
    cursor.at += known === undefined ? 1 : 2;
    if (known !== undefined)
        return known;
    const shown = JSON.stringify(text.slice(start, start + 2));
    cursor.report(`invalid escape sequence: ${shown}`, start, start + 2);
    return '';
}
/** Reads a heredoc; the cursor is at `<`. Undefined, and the cursor stays, where none begins. */
function readHeredoc(cursor) {
    const { text, at: start } = cursor;
    const isIndented = cursor.peek(2) === '-';
    const marker = (0,_skip_js__WEBPACK_IMPORTED_MODULE_1__/* .readHeredocHead */ .Fq)(cursor);
    if (marker === undefined)
        return undefined;
    const from = cursor.at;
    if (!(0,_skip_js__WEBPACK_IMPORTED_MODULE_1__/* .skipHeredoc */ ._p)(cursor, marker, start))
        return { kind: 'other', start, end: cursor.at };
    const span = { start, end: cursor.at };
    const body = text.slice(from, text.lastIndexOf('\n', cursor.at - 1) + 1);
    if (SEQUENCE.test(body)) {
        const parts = [{ kind: 'unknown', ...span }];
        return { kind: 'template', ...span, parts, verbatim: undefined };
    }
    const plain = body.replaceAll('$${', '${').replaceAll('%%{', '%{');
    const value = isIndented ? withoutIndentation(plain) : plain;
    return { kind: 'string', ...span, value, verbatim: value };
}
// The start of code in a template: `${` or `%{`, unless the sign is doubled.
const SEQUENCE = /(?<!\$)\$\{|(?<!%)%\{/;
// hclsyntax/parser_template.go, flushHeredocTemplateParts: blank lines are ignored and stay as they are.
function withoutIndentation(body) {
    let least = body.length;
    for (const [indent] of body.matchAll(INDENT))
        least = Math.min(least, indent.length);
    return body.replace(INDENT, (indent) => indent.slice(least));
}
// Not with the flag m: for it a carriage return begins a line too, and many of them take quadratic time.
const INDENT = /(?<=^|\n)[^\S\n]*(?=\S)/g;


/***/ }),

/***/ 6134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SH: () => (/* binding */ blocksOf),
/* harmony export */   Td: () => (/* binding */ attributesOf),
/* harmony export */   lS: () => (/* binding */ membersOf),
/* harmony export */   n_: () => (/* binding */ PartCount),
/* harmony export */   pH: () => (/* binding */ structureOf),
/* harmony export */   w4: () => (/* binding */ attributeOf),
/* harmony export */   yN: () => (/* binding */ placesIn)
/* harmony export */ });
// The structure of an HCL file in either syntax, and the places of its parts.
// A part of three characters takes a hundred bytes or more. Real files reach this beyond 8 MB.
const MAX_PARTS = 250_000;
/** Counts the blocks, arguments, values and pieces of strings of one file, which its memory depends on. */
class PartCount {
    max;
    count = 0;
    constructor(max = MAX_PARTS) {
        this.max = max;
    }
    /** False if nothing more is to be read. */
    add() {
        this.count += 1;
        return this.count <= this.max;
    }
    isExceeded() {
        return this.count > this.max;
    }
}
function structureOf(text, body, mistake, parts) {
    if (mistake === undefined)
        return { text, body, parts, problems: [] };
    return { text, body, parts, problems: [{ ...placesIn(text)(mistake), message: mistake.message }] };
}
/**
 * The blocks of one type with exactly that many labels, in the order of the text; the clients reject
 * blocks with another number. In JSON the type, each label and the body can each be an object or an
 * array of objects, and `null` is not a block (hcl json/spec.md, json/structure.go).
 */
const blocksOf = (body, type, labels) => {
    if (body.kind === 'native') {
        return body.blocks.filter((block) => block.type === type && block.labels.length === labels);
    }
    const found = [];
    for (const member of body.members) {
        if (member.name === type)
            unpack(type, member.value, labels, [], found);
    }
    return found;
};
/** All arguments of a body; in JSON also the members that can be blocks. */
const attributesOf = (body) => body.kind === 'native' ? body.attributes : body.members;
/** The first argument of that name: a second one is a mistake in both syntaxes. */
const attributeOf = (body, name) => body.kind === 'native' && body.mayHave?.(name) === false
    ? undefined
    : attributesOf(body).find((attribute) => attribute.name === name);
/** The members of a JSON value as a body: those of an object, or of the objects in an array. */
const membersOf = (value) => {
    if (value.kind === 'object')
        return value.items.filter(isMember);
    if (value.kind !== 'tuple')
        return [];
    return value.elements.flatMap((element) => element.kind === 'object' ? element.items.filter(isMember) : []);
};
// The key "//" is a comment (hcl json/spec.md).
const isMember = (item) => item.name !== undefined && item.name !== '//';
function unpack(type, value, labelsLeft, labels, found) {
    if (labelsLeft > 0) {
        for (const { name, start, end, value: inner } of membersOf(value)) {
            unpack(type, inner, labelsLeft - 1, [...labels, { value: name, start, end }], found);
        }
        return;
    }
    const span = { start: value.start, end: value.start + 1 };
    for (const element of value.kind === 'tuple' ? value.elements : [value]) {
        if (element.kind !== 'object' && element.kind !== 'tuple')
            continue;
        found.push({ ...span, type, labels, body: { kind: 'json', members: membersOf(element) } });
    }
}
/**
 * Converts spans of the text to lines and columns. Lines are indexed as far as a place needs, and each
 * place is a binary search, so that a million places in one long line stay cheap.
 */
const placesIn = (text) => {
    const lines = [text.startsWith('\uFEFF') ? 1 : 0];
    let newline = text.indexOf('\n');
    let pairs;
    return ({ start, end }) => {
        for (; newline >= 0 && newline < start; newline = text.indexOf('\n', newline + 1)) {
            lines.push(newline + 1);
        }
        pairs ??= surrogatePairs(text);
        const before = (offset) => countUpTo(pairs ?? [], offset - 1);
        // The byte order mark itself has the place of the next character.
        const line = Math.max(1, countUpTo(lines, start));
        const lineStart = lines[line - 1] ?? 0;
        const lineEnd = (lines[line] ?? (newline < 0 ? text.length : newline) + 1) - 1;
        const column = (offset) => offset - lineStart - before(offset) + before(lineStart) + 1;
        return {
            line,
            column: column(Math.max(start, lineStart)),
            endColumn: column(Math.min(end, lineEnd))
        };
    };
};
// Two UTF-16 units, one code point: the offset of each first half.
const surrogatePairs = (text) => /[\uD800-\uDBFF]/.test(text)
    ? Array.from(text.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g), (match) => match.index)
    : [];
/** How many of the sorted numbers are at most `limit`. */
function countUpTo(sorted, limit) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((sorted[middle] ?? 0) <= limit)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 2886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ER: () => (/* binding */ isBreaking),
/* harmony export */   HJ: () => (/* binding */ aboutIn),
/* harmony export */   Mm: () => (/* binding */ bounded),
/* harmony export */   Np: () => (/* binding */ bySeverity),
/* harmony export */   aZ: () => (/* binding */ narrowedTo),
/* harmony export */   bz: () => (/* binding */ draftOf),
/* harmony export */   hD: () => (/* binding */ findingOf),
/* harmony export */   l$: () => (/* binding */ isOfFiles),
/* harmony export */   ld: () => (/* binding */ breaksInit),
/* harmony export */   pi: () => (/* binding */ isIgnored),
/* harmony export */   xJ: () => (/* binding */ severityOf)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5143);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5799);
// Findings: their severity, their places, and their order.


// The first words of codes about one module or provider, which another line of a file can cure.
const OF_CONFIGURATION = ['module', 'provider', 'version', 'package', 'lock', 'not'];
/** Whether files ask for something that a host does not have, which is no fault of that host. */
const isOfFiles = ({ problem, places }) => OF_CONFIGURATION.includes(problem.code.replace(/-.*/, '')) &&
    places.length > 0 &&
    places.every((place) => typeof place !== 'string');
/** A draft of a problem of the host itself, or of `service`. */
const draftOf = (problem, service = null, needed = true) => ({
    services: service === null ? [] : [service],
    problem,
    needed
});
/** The problem for these clients only. */
const narrowedTo = (problem, clients) => ({
    ...problem,
    affects: problem.affects.filter((client) => clients.includes(client))
});
/**
 * Whether it breaks the clients that it affects. An occurrence that is milder in its circumstances
 * still breaks them: a fork's check passes without its secrets, `init` does not.
 */
const isBreaking = ({ problem, needed }) => needed && problem.usualSeverity === 'error';
/** An error is a warning where it breaks no client that is checked. */
function severityOf({ problem, needed }, checked) {
    const breaksChecked = needed && checked.some((client) => problem.affects.includes(client));
    return problem.severity === 'error' && !breaksChecked ? 'warning' : problem.severity;
}
const findingOf = (draft, checked, about) => ({
    severity: severityOf(draft, checked),
    problem: draft.problem,
    affects: draft.problem.affects,
    ...about
});
/** For sorting: the most severe first. */
const bySeverity = (a, b) => _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.indexOf(a.severity) - _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.indexOf(b.severity);
const isIgnored = (problem, host, ignore) => ignore.some((rule) => rule.code === problem.code && (rule.host === null || rule.host === host));
/**
 * Whether what breaks the requirements breaks `init`, of which a deeper check is: what only `plan` contacts does
 * not, nor a URL without a slash if what the clients make of it answers. A host that is not allowed always does.
 */
function breaksInit({ problem, services }, { visit: { host, attempt }, requirements, answering }, { depth }) {
    if (depth === 'discovery' || attempt.discovery.kind === 'skipped')
        return true;
    const isAnswering = services.some((service) => answering.has(`${host} ${service}`));
    if (problem.code === 'service-url-no-slash' && isAnswering)
        return false;
    const own = requirements.filter(({ service }) => services.length === 0 || services.includes(service));
    return own.length === 0 || own.some(({ isForInit }) => isForInit);
}
// A host may be used in a hundred thousand places, and may have hundreds of findings. `required` in the
// JSON report has the other places.
const MAX_PLACES = 1000;
/** What findings are about, by their services. Findings about the same share their places. */
function aboutIn(requirements) {
    const known = new Map();
    return (services) => {
        const key = JSON.stringify(services);
        const found = known.get(key) ?? aboutServices(services, requirements);
        known.set(key, found);
        return found;
    };
}
/**
 * The service that a finding is about, and the places that require it. Of several services, those that are
 * required count; a finding about the host concerns every place that names it.
 */
function aboutServices(services, requirements) {
    const requiring = (ids) => requirements.filter(({ service }) => ids.includes(service));
    const own = services.length === 0 ? requirements : requiring(services);
    const required = services.filter((id) => own.some(({ service }) => service === id));
    const ids = required.length > 0 ? required : services;
    // A service that is not required by its id concerns places that accept any service.
    const because = (own.length > 0 ? own : requiring(['any'])).flatMap((each) => each.because);
    return {
        service: ids.length === 1 ? (ids[0] ?? null) : null,
        ...bounded([...new Set(because)])
    };
}
function bounded(places) {
    const all = asideLast(places);
    const placesLeftOut = Math.max(0, all.length - MAX_PLACES);
    return { places: all.slice(0, MAX_PLACES), placesLeftOut };
}
/** A finding is shown at the first place, which is one of a module in use if there is any. */
function asideLast(places) {
    const { own = [], aside = [] } = Object.groupBy(places, (place) => typeof place !== 'string' && (0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__/* .isAside */ .Zl)(place.file) ? 'aside' : 'own');
    return [...own, ...aside];
}


/***/ }),

/***/ 997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ attemptsOf),
/* harmony export */   T: () => (/* binding */ resultFor)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
// What each release of a CLI would have done with the attempts that were seen.

/** All attempts of a visit, in order. */
const attemptsOf = ({ earlier, attempt, later }) => [
    ...earlier,
    attempt,
    ...later
];
/**
 * One attempt, as a release with its own time limit would have ended it. go-retryablehttp decides on a
 * retry when the head of the response arrives or fails to, and never sees the body.
 */
function answerFor({ discovery, timing, headMs, hops }, { attemptMs }) {
    const status = headMs !== null && headMs <= attemptMs ? hops.at(-1)?.status : null;
    if (status === null || (0,_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .isRetriedStatus */ .Mq)(status ?? 0))
        return 'retries';
    return discovery.kind !== 'failed' && timing.totalMs <= attemptMs ? 'works' : 'fails';
}
/**
 * Whether discovery works for a release: `sometimes` if an attempt works, but the release would have
 * given up before.
 */
function resultFor(attempts, release) {
    const answers = attempts.map((attempt) => answerFor(attempt, release));
    const first = answers.indexOf('works');
    if (first < 0)
        return 'never';
    const survives = first <= release.retries && !answers.slice(0, first).includes('fails');
    return survives ? 'always' : 'sometimes';
}


/***/ }),

/***/ 1393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j7: () => (/* binding */ NOTHING_PREDICTED),
  k2: () => (/* binding */ failsCheck),
  S4: () => (/* binding */ judge)
});

// EXTERNAL MODULE: ./lib/problems/brief.js
var brief = __webpack_require__(4000);
// EXTERNAL MODULE: ./lib/problems/file.js
var file = __webpack_require__(7052);
// EXTERNAL MODULE: ./lib/problems/place.js
var problems_place = __webpack_require__(5143);
// EXTERNAL MODULE: ./lib/problems/problem.js
var problems_problem = __webpack_require__(5799);
// EXTERNAL MODULE: ./lib/protocol/clients.js
var protocol_clients = __webpack_require__(1064);
// EXTERNAL MODULE: ./lib/go/url.js
var go_url = __webpack_require__(4283);
// EXTERNAL MODULE: ./lib/problems/not-contacted.js
var not_contacted = __webpack_require__(6697);
// EXTERNAL MODULE: ./lib/protocol/hostname.js
var protocol_hostname = __webpack_require__(1831);
// EXTERNAL MODULE: ./lib/judge/finding.js
var judge_finding = __webpack_require__(2886);
;// CONCATENATED MODULE: ./lib/judge/allowed-hosts.js
// The policy of `allowed-hosts` for hosts that the clients contact and the check does not.






/** Hosts in `hostnames` are always allowed. */
const mayUse = (host, { allowedHosts, hostnames }) => (0,protocol_hostname/* isAllowed */.Jr)(host, allowedHosts) || hostnames.some((named) => named.host === host);
const WHOLE = { file: '.', line: 1, column: 1, endColumn: 1 };
// As many as there may be registries.
const MAX_DIRECT_HOSTS = 10_000;
/**
 * A note for each line that makes the clients contact a host without discovery. Of more hosts than a
 * check may have, the first ones are reported, and a note says how many lines name others.
 */
function judgeDirectHosts(usages, rules, max = MAX_DIRECT_HOSTS) {
    if (rules.allowedHosts.length === 0)
        return [];
    const problems = new Map();
    const notes = [];
    let omitted = 0;
    for (const { directHost, kind, isOverridden, place, clients } of usages) {
        if (directHost === undefined || isOverridden || mayUse(directHost, rules))
            continue;
        const use = kind === 'backend_http' || kind === 'remote_state' ? 'backend' : 'download';
        const key = `${use} ${directHost}`;
        const known = problems.get(key);
        if (known === undefined && problems.size >= max) {
            omitted += 1;
            continue;
        }
        const found = known ?? directProblem(directHost, use);
        problems.set(key, found);
        notes.push({ ...found, place, clients });
    }
    if (omitted === 0)
        return notes;
    const problem = (0,file.fileLimit)({ kind: 'problems', max, omitted });
    return [...notes, { problem, place: WHOLE, clients: protocol_clients/* MAIN_CLIENTS */.Du, host: null }];
}
function directProblem(name, use) {
    const parsed = (0,protocol_hostname/* parseHostname */.Pv)(name);
    const host = parsed.ok ? parsed.value : null;
    const shown = host === null ? name : (0,protocol_hostname/* showHostname */.nx)(host);
    return { problem: (0,not_contacted.hostNotAllowed)({ host: shown, use }), host };
}
/** Required services whose URLs lead to another host, unless only `hostnames` requires them. */
function judgeServiceHosts(registry, services, requirements, rules) {
    if (rules.allowedHosts.length === 0)
        return [];
    const used = requirements.filter(({ because }) => because.some((one) => typeof one !== 'string'));
    return services.flatMap((service) => {
        const { id, kind } = service;
        if (kind !== 'url' || !used.some((each) => each.service === id))
            return [];
        const url = (0,go_url/* parseUrl */.Dl)(service.url);
        const host = url.ok ? (0,protocol_hostname/* hostOfUrl */.Pm)(url.value) : null;
        if (host === null || host === registry || mayUse(host, rules))
            return [];
        const problem = (0,not_contacted.hostNotAllowed)({ host, service: id, registry: (0,protocol_hostname/* showHostname */.nx)(registry) });
        return [(0,judge_finding/* draftOf */.bz)(problem, id)];
    });
}

// EXTERNAL MODULE: ./lib/problems/credentials.js
var problems_credentials = __webpack_require__(3534);
// EXTERNAL MODULE: ./lib/problems/init/cloud.js
var cloud = __webpack_require__(3410);
// EXTERNAL MODULE: ./lib/protocol/services.js
var protocol_services = __webpack_require__(9562);
;// CONCATENATED MODULE: ./lib/protocol/hosts/token-required.js
// Hosts that serve nothing without a token, although their discovery documents are public.

// The `cloud` block and the remote backend stop without a token, whatever the host
// (internal/cloud/backend.go, "Required token could not be found").
const STATE = [protocol_services/* CLOUD */.OZ, protocol_services/* REMOTE */.Bn];
const REGISTRY = [protocol_services/* MODULES */.e$, protocol_services/* PROVIDERS */.xq];
const PRIVATE_HOSTS = [
    // HCP Terraform and its European region: "you must authenticate" for modules and providers
    // (developer.hashicorp.com/terraform/cloud-docs/registry/using).
    { matches: /^app\.(eu\.)?terraform\.io$/, services: [...STATE, ...REGISTRY] },
    // docs.env0.com/docs/private-registry, docs.env0.com/docs/login
    { matches: /^api\.env0\.com$/, services: REGISTRY },
    { matches: /^backend\.api\.env0\.com$/, services: STATE },
    // An account is a subdomain (docs.scalr.io/docs/cli).
    { matches: /\.scalr\.io$/, services: STATE }
];
/** The services that a host is known to refuse without a token. */
const servicesWithToken = (host) => PRIVATE_HOSTS.find(({ matches }) => matches.test(host))?.services ?? [];

// EXTERNAL MODULE: ./lib/protocol/token-variables.js
var token_variables = __webpack_require__(241);
;// CONCATENATED MODULE: ./lib/judge/credentials.js
// Credentials diagnostics: why a host's token is missing or rejected.






/** Findings about the token of one host. */
function judgeCredentials(visit, { role }, rules) {
    const status = refusalOf(visit);
    const hasToken = visit.credentials?.hasToken === true;
    // No token helps where the host asks for another scheme, or serves everyone else without one.
    const challenge = visit.attempt.hops.at(-1)?.challenge ?? null;
    const isDiagnosed = challenge === null && (hasToken || role !== 'guest');
    const misses = hasToken ? [] : missesOf(visit.host, status, rules);
    const problems = [
        ...(visit.difference === null ? [] : [visit.difference]),
        ...misses,
        ...(status === null || !isDiagnosed ? [] : [diagnose(visit, status, rules)])
    ];
    const drafts = problems.map((problem) => (0,judge_finding/* draftOf */.bz)(problem));
    const ofCloud = hasToken ? [] : withoutCloudToken(visit, rules);
    if (ofCloud.length > 0)
        return [...drafts, ...ofCloud];
    return misses.length === 0 ? [...drafts, ...withoutToken(visit, rules)] : drafts;
}
/**
 * `init` stops without a token for a `cloud` block or remote backend, whatever the host (internal/cloud
 * backend.go). A check of discovery alone may be run where there are no tokens.
 */
function withoutCloudToken(visit, { usages, isFork, depth }) {
    const { host, attempt } = visit;
    if (depth === 'discovery' || attempt.discovery.kind !== 'found')
        return [];
    const requiring = usages.flatMap(({ workspace, hasOwnToken, needs, place }) => workspace === undefined || hasOwnToken || (0,problems_place/* isAside */.Zl)(place.file)
        ? []
        : needs.filter((need) => need.host === host));
    return Array.from(Map.groupBy(requiring, ({ service }) => service), ([service, needs]) => {
        const problem = (0,cloud.cloudToken)({ host, service, isFork, ...searchedBy(visit) });
        const clients = needs.flatMap((need) => need.clients);
        return (0,judge_finding/* draftOf */.bz)((0,judge_finding/* narrowedTo */.aZ)(problem, clients), service);
    });
}
/**
 * A host that is known to require a token for a service that a file uses, though its document is
 * public. A source that knows the host, but has no token for it, is reported by itself.
 */
function withoutToken(visit, { usages, isFork }) {
    const { host, attempt, credentials } = visit;
    if (attempt.discovery.kind !== 'found' || credentials?.hasToken || credentials?.problem)
        return [];
    const service = servicesWithToken(host).find((id) => usages.some(({ hasOwnToken, needs, place }) => needs.some((need) => need.host === host && need.service === id) &&
        !hasOwnToken &&
        !(0,problems_place/* isAside */.Zl)(place.file)));
    if (service === undefined)
        return [];
    return [(0,judge_finding/* draftOf */.bz)((0,problems_credentials.credentialsMissing)({ host, service, isFork, ...searchedBy(visit) }), service)];
}
/** The status with which the host rejected the request's credentials; null when it did not. */
function refusalOf(visit) {
    const { discovery, hops } = visit.attempt;
    const isRefused = discovery.kind === 'failed' && discovery.problem.code === 'document-unauthorized';
    return isRefused ? (hops.at(-1)?.status ?? null) : null;
}
/** A variable for a parent domain has its own use, unless this host requires a token. */
function missesOf(host, status, { tokenVariables, hosts }) {
    return (0,token_variables/* nearMisses */.B)(tokenVariables, host, hosts)
        .filter(({ isParent }) => !isParent || status !== null)
        .map(({ variable, why, write }) => (0,problems_credentials.credentialsNearMiss)({ host, variable, why, write }));
}
function diagnose(visit, status, { isFork }) {
    const { host, credentials } = visit;
    if (credentials?.hasToken) {
        return (0,problems_credentials.credentialsRejected)({ host, status, source: credentials.source });
    }
    return (0,problems_credentials.credentialsMissing)({ host, service: null, isFork, ...searchedBy(visit) });
}
/** The credentials sources that were searched in vain, and those that no client reads. */
function searchedBy({ credentials, looks }) {
    const all = looks.flatMap((client) => client.looks);
    const sources = (isRead) => [
        ...new Set(all.flatMap(({ held, source }) => ((held !== 'not read') === isRead ? source : [])))
    ];
    // A source that knows the host without a token ends the search.
    const searched = credentials === null ? sources(true) : [credentials.source];
    const notRead = credentials === null ? sources(false) : [];
    return { searched, notRead };
}
/** Hosts of the `tokens` setting that are not checked. */
function judgeUnused(tokenHosts, hosts) {
    return tokenHosts
        .filter((host) => !hosts.includes(host))
        .map((host) => (0,judge_finding/* draftOf */.bz)((0,problems_credentials.credentialsUnused)({ host })));
}

// EXTERNAL MODULE: ./lib/protocol/hosts/public-registries.js
var public_registries = __webpack_require__(7715);
// EXTERNAL MODULE: ./lib/problems/service-url.js
var service_url = __webpack_require__(9319);
// EXTERNAL MODULE: ./lib/protocol/hosts/address-kind.js
var address_kind = __webpack_require__(5195);
;// CONCATENATED MODULE: ./lib/judge/base-urls.js
// What the URLs of a discovery document show together: where the registry believes that it is.






/** Where the host is: its name decides, and then the address that was connected to. */
function placeOfHost({ host, attempt }, resolve) {
    const { name } = (0,protocol_hostname/* splitHostname */.Sv)(host);
    const byName = (0,address_kind/* nameKind */.uo)(name);
    const address = attempt.hops[0]?.address ?? null;
    if (byName !== 'public' || address === null)
        return byName;
    const kind = (0,address_kind/* addressKind */.Zu)(address);
    // A rule that leads to this machine is for a tunnel or a test; the host itself is elsewhere.
    const isRule = resolve.some((rule) => rule.name === name);
    return kind === 'loopback' && isRule ? 'public' : kind;
}
/** How few clients reach an address. */
const SECLUSION = { public: 0, reserved: 1, private: 2, metadata: 2, loopback: 3 };
/** Whether clients that reach the host cannot reach the URL. A private host may have private services. */
const isUnreachable = (url, { kind }) => SECLUSION[kindOfUrl(url)] > SECLUSION[kind];
/** One finding for each cause, whatever the number of services that have it. */
function judgeBases(urls, base) {
    const { host, hasToken, hostname } = base;
    const hidden = urls.filter(({ url }) => isUnreachable(url, base));
    const others = urls.filter((used) => !hidden.includes(used));
    const insecure = others.filter(({ url }) => url.scheme === 'http');
    const services = others.filter(({ id, endpoint }) => endpoint === null && (0,protocol_services/* hasPaths */.p4)(id));
    const foreign = Map.groupBy(services, ({ url }) => otherHost(url, hostname));
    const ported = others.filter(({ endpoint, url }) => endpoint === null && isOnOtherPort(url, hostname));
    return [
        ...draftOf(hidden, originOf, (shared) => {
            const [kind, ...more] = new Set(hidden.map(({ url }) => kindOfUrl(url)));
            const isOne = more.length === 0 && (kind === 'loopback' || kind === 'reserved');
            return (0,service_url.serviceUrlPrivate)({ ...shared, host, kind: isOne ? kind : 'private' });
        }),
        ...draftOf(insecure, originOf, (shared) => (0,service_url.serviceUrlInsecure)({ ...shared, host, hasToken })),
        ...[...foreign].flatMap(([name, group]) => name === null
            ? []
            : draftOf(group, originOf, (shared) => (0,service_url.serviceUrlCrossHost)({ ...shared, host, name, hasToken }))),
        ...draftOf(ported, originOf, (shared) => (0,service_url.serviceUrlOtherPort)({ ...shared, host })),
        ...draftOf(others.filter(({ url }) => url.path.includes('//')), shown, (shared) => (0,service_url.serviceUrlDoubleSlash)({ ...shared, host })),
        ...draftOf(equalRegistries(urls), shown, (shared) => (0,service_url.serviceUrlSame)({ ...shared, host }))
    ];
}
/** The draft about these URLs; none if there are none. One URL is shown whole. */
function draftOf(used, show, describe) {
    if (used.length === 0)
        return [];
    const urls = [...new Set(used.map(({ url }) => (used.length === 1 ? shown(url) : show(url))))];
    return [
        {
            services: [...new Set(used.map(({ id }) => id))],
            problem: describe({ uses: used, urls }),
            needed: used.some(({ needed }) => needed)
        }
    ];
}
const shown = (url) => (0,brief/* brief */.dh)((0,go_url/* safeUrl */.Pl)(url));
const originOf = (url) => (0,brief/* brief */.dh)(`${url.scheme}://${url.host}`);
function kindOfUrl(url) {
    const { name } = (0,go_url/* urlHost */.cz)(url);
    // Other digits and dots, such as those of `１２７。0。0。1`, are mapped to ASCII.
    return (0,address_kind/* literalKind */.Sz)(/[^\0-\x7f]/.test(name) ? ((0,protocol_hostname/* comparableHost */.$o)(name) ?? '') : name.toLowerCase());
}
/** The name of the host that the URL is on, if it is another one. */
function otherHost(url, hostname) {
    const { name } = (0,go_url/* urlHost */.cz)(url);
    const own = (0,protocol_hostname/* splitHostname */.Sv)(hostname).name;
    if (name.toLowerCase() === own)
        return null;
    // A URL may have the name in Unicode, where a hostname is ASCII.
    const read = (0,protocol_hostname/* parseHostname */.Pv)(name);
    return read.ok && read.value === own ? null : name;
}
/** A plain http URL has another cause. Authorization servers often have a port of their own. */
function isOnOtherPort(url, hostname) {
    if (url.scheme === 'http' || otherHost(url, hostname) !== null)
        return false;
    const portOf = (port) => Number(port || 443);
    return portOf((0,go_url/* urlHost */.cz)(url).port) !== portOf(/:(\d+)$/.exec(hostname)?.[1] ?? null);
}
/** The URLs of modules and providers if they are one. Other services share their URLs on purpose. */
function equalRegistries(urls) {
    const pair = [protocol_services/* MODULES */.e$, protocol_services/* PROVIDERS */.xq].flatMap((id) => urls.find((used) => used.id === id) ?? []);
    const different = new Set(pair.map(({ url }) => shown(url).replace(/\/$/, '')));
    return pair.length === 2 && different.size === 1 ? pair : [];
}
/** The host of a URL with its port, if it is another one than the host of the document. */
function foreignHost(url, hostname) {
    const name = otherHost(url, hostname);
    if (name === null)
        return null;
    const { port } = urlHost(url);
    const read = parseHostname(port === '' ? name : `${name}:${port}`);
    return read.ok ? read.value : null;
}

// EXTERNAL MODULE: ./lib/problems/cli-config.js
var cli_config = __webpack_require__(4929);
;// CONCATENATED MODULE: ./lib/judge/forced.js
// Hosts whose services a host block of the CLI configuration defines, instead of their document.



/** First the clients that contact the host, then those with a host block for it. */
function viewsOf(visit, clients) {
    const forced = visit.forced.filter(({ client }) => clients.includes(client));
    const asking = clients.filter((client) => !forced.some((each) => each.client === client));
    const groups = Map.groupBy(forced, ({ place, services }) => JSON.stringify([place, services]));
    const blocks = [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const seen = {
            ...visit,
            attempt: asFound(visit, first.services),
            earlier: [],
            later: []
        };
        return [{ clients: group.map(({ client }) => client), visit: seen, forced: first }];
    });
    return asking.length > 0 || blocks.length === 0
        ? [{ clients: asking, visit, forced: null }, ...blocks]
        : blocks;
}
/** A host block is read like the host's document (svchost disco.go, ForceHostServices). */
function asFound({ host, attempt }, services) {
    return {
        discovery: { kind: 'found', url: (0,protocol_hostname/* discoveryUrl */.cu)(host), services, leftOut: 0, truncated: false },
        hops: [],
        timing: { ...attempt.timing, totalMs: 0 },
        headMs: 0,
        certificates: []
    };
}
/** The host block, and whether the host's own document has other services. */
function judgeForced(visit, { forced, clients }) {
    if (forced === null)
        return [];
    const { discovery } = visit.attempt;
    const at = `${forced.place.file}:${forced.place.line}`;
    const block = { host: (0,protocol_hostname/* showHostname */.nx)(visit.host), at };
    const offered = discovery.kind === 'found' ? discovery.services : forced.services;
    const services = differences(forced.services, offered);
    const problems = [
        (0,cli_config.servicesForced)(block),
        ...(services.length > 0 ? [(0,cli_config.servicesForcedDiffer)({ ...block, services })] : [])
    ];
    return problems.map((problem) => (0,judge_finding/* draftOf */.bz)((0,judge_finding/* narrowedTo */.aZ)(problem, clients)));
}
function differences(forced, offered) {
    const [ours, theirs] = [forced, offered].map((services) => new Map(services.map(({ id, value }) => [id, value])));
    const ids = new Set([...forced, ...offered].map(({ id }) => id));
    return [...ids].filter((id) => !isEqual(ours?.get(id), theirs?.get(id)));
}
/** Without recursion: a document may nest arrays 10,000 deep. */
function isEqual(a, b) {
    const pairs = [[a, b]];
    for (const [one, other] of pairs) {
        if (one === other)
            continue;
        if (!isNested(one) || !isNested(other))
            return false;
        const keys = Object.keys(one);
        const isSameShape = Array.isArray(one) === Array.isArray(other) && keys.length === Object.keys(other).length;
        if (!isSameShape || keys.some((key) => !Object.hasOwn(other, key)))
            return false;
        for (const key of keys)
            pairs.push([one[key], other[key]]);
    }
    return true;
}
const isNested = (value) => typeof value === 'object' && value !== null;

// EXTERNAL MODULE: ./lib/problems/document.js
var problems_document = __webpack_require__(863);
// EXTERNAL MODULE: ./lib/problems/host.js
var problems_host = __webpack_require__(960);
// EXTERNAL MODULE: ./lib/problems/http/redirect.js
var redirect = __webpack_require__(9209);
// EXTERNAL MODULE: ./lib/problems/source.js
var source = __webpack_require__(8011);
// EXTERNAL MODULE: ./lib/problems/tls.js
var tls = __webpack_require__(6817);
// EXTERNAL MODULE: ./lib/protocol/document/document.js
var document_document = __webpack_require__(7531);
// EXTERNAL MODULE: ./lib/judge/releases.js
var judge_releases = __webpack_require__(997);
;// CONCATENATED MODULE: ./lib/judge/host.js











const DAY_MS = 24 * 60 * 60 * 1000;
// The protocol requires clients to follow one redirect; Terraform and OpenTofu follow more.
const PROMISED_REDIRECTS = 1;
function judgeHost(visit, rules) {
    const { hops, certificates } = visit.attempt;
    return [
        ...credentials(visit),
        ...outcome(visit, rules),
        ...insecureHops(hops),
        ...expiring(certificates, rules),
        ...recovery(visit, rules)
    ];
}
function outcome(visit, rules) {
    const { discovery, hops } = visit.attempt;
    switch (discovery.kind) {
        case 'skipped':
            return [(0,judge_finding/* draftOf */.bz)(discovery.problem)];
        case 'failed': {
            // A fork does not get the secret, so the pull request is not at fault.
            const isExcused = rules.isFork &&
                discovery.problem.code === 'document-unauthorized' &&
                !visit.credentials?.hasToken;
            return [(0,judge_finding/* draftOf */.bz)(isExcused ? { ...discovery.problem, severity: 'notice' } : discovery.problem)];
        }
        case 'found':
        case 'absent': {
            const url = hops[0]?.url ?? '';
            return [
                ...redirectCount(url, hops.length - 1, rules),
                ...duration(visit, rules),
                ...(discovery.kind === 'found' && discovery.truncated ? [padding(visit)] : [])
            ];
        }
    }
}
const padding = ({ host, attempt: { hops } }) => (0,judge_finding/* draftOf */.bz)((0,problems_document.documentSize)({
    url: hops.at(-1)?.url ?? '',
    page: null,
    asked: (0,protocol_hostname/* showHostname */.nx)(host),
    bytes: null,
    limit: document_document/* MAX_DOCUMENT_BYTES */.b,
    isPadding: true
}));
function redirectCount(url, redirects, rules) {
    const clients = rules.clients.filter((client) => redirects > protocol_clients/* MAX_REDIRECTS */.NX[client]);
    if (clients.length > 0)
        return [
            (0,judge_finding/* draftOf */.bz)((0,redirect.redirectLimit)({ url, asks: 'document', redirects, clients, limits: protocol_clients/* MAX_REDIRECTS */.NX }))
        ];
    return redirects > PROMISED_REDIRECTS ? [(0,judge_finding/* draftOf */.bz)((0,redirect.redirectNested)({ url, redirects }))] : [];
}
/** A client fails if each release that may be in use fails; otherwise it may fail, which is a warning. */
function duration(visit, { releases, slowMs }) {
    const host = (0,protocol_hostname/* showHostname */.nx)(visit.host);
    const tookMs = visit.attempt.timing.totalMs;
    const attempts = (0,judge_releases/* attemptsOf */.O)(visit);
    const works = (release) => (0,judge_releases/* resultFor */.T)(attempts, release) !== 'never';
    const late = releases.filter((release) => !works(release));
    const isCertain = ({ client }) => !releases.some((each) => each.client === client && works(each));
    const drafts = [true, false].flatMap((certain) => {
        const affected = late.filter((release) => isCertain(release) === certain);
        if (affected.length === 0)
            return [];
        const problem = (0,problems_host.hostTimeout)({ host, phase: 'complete', tookMs, releases: affected });
        return [(0,judge_finding/* draftOf */.bz)(problem, null, certain)];
    });
    if (drafts.length > 0 || tookMs <= slowMs)
        return drafts;
    const phase = longestPhase(visit.attempt.timing);
    return [(0,judge_finding/* draftOf */.bz)((0,problems_host.hostSlow)({ host, tookMs, limitMs: slowMs, phase, releases }))];
}
/** The requests after discovery: certificates of hosts that are not known yet, and the slowest request if it is too slow. */
function judgeRequests({ host: asked, known }, requests, rules) {
    const names = known.map(({ host }) => host);
    const certificates = requests
        .flatMap((request) => request.certificates)
        .filter(({ host }) => !names.includes(host));
    return [...slowest(asked, requests, rules.slowMs), ...expiring(certificates, rules)];
}
function slowest(asked, requests, limitMs) {
    const [slow] = requests
        .filter(({ timing, hops }) => timing.totalMs > limitMs && hops.length > 0)
        .sort((a, b) => b.timing.totalMs - a.timing.totalMs);
    if (slow === undefined)
        return [];
    const { timing, hops } = slow;
    const url = hops[0]?.url ?? '';
    const about = { host: (0,protocol_hostname/* showHostname */.nx)(asked), url, tookMs: timing.totalMs, limitMs };
    return [(0,judge_finding/* draftOf */.bz)((0,problems_host.hostSlow)({ ...about, phase: longestPhase(timing) }))];
}
function longestPhase({ lookupMs, connectMs, tlsMs, firstByteMs, totalMs }) {
    const known = [
        ['lookup', lookupMs],
        ['connection', connectMs],
        ['tls', tlsMs],
        ['response', firstByteMs]
    ];
    const phases = known.map(([name, ms]) => ({ name, ms: ms ?? 0 }));
    const rest = { name: 'rest', ms: phases.reduce((left, { ms }) => left - ms, totalMs) };
    return phases.reduce((longest, phase) => (phase.ms > longest.ms ? phase : longest), rest);
}
function insecureHops(hops) {
    const clear = hops.find(({ url }) => url.startsWith('http://'));
    if (clear === undefined)
        return [];
    const exposesToken = clear.authorization === 'withheld';
    return [(0,judge_finding/* draftOf */.bz)((0,redirect.redirectInsecure)({ url: hops[0]?.url ?? '', to: clear.url, exposesToken }))];
}
function expiring(certificates, { certificateDays, now }) {
    const soonest = new Map();
    for (const each of certificates) {
        const known = soonest.get(each.host);
        if (known === undefined || each.expires < known.expires)
            soonest.set(each.host, each);
    }
    return [...soonest.values()].flatMap(({ host, expires }) => {
        const left = (Date.parse(expires) - now) / DAY_MS;
        if (left < 0 || left >= certificateDays)
            return [];
        return [(0,judge_finding/* draftOf */.bz)((0,tls.tlsExpiresSoon)({ host, days: Math.floor(left), expires }))];
    });
}
function recovery(visit, rules) {
    const { host, attempt, earlier } = visit;
    const [first] = earlier;
    if (first?.discovery.kind !== 'failed' || attempt.discovery.kind === 'failed')
        return [];
    const failure = first.discovery.problem.message;
    const seen = (0,judge_releases/* attemptsOf */.O)(visit);
    const releases = rules.releases.filter((release) => (0,judge_releases/* resultFor */.T)(seen, release) === 'sometimes');
    const attempts = earlier.length + 1;
    return [(0,judge_finding/* draftOf */.bz)((0,problems_host.hostRecovered)({ host: (0,protocol_hostname/* showHostname */.nx)(host), attempts, failure, releases }))];
}
function credentials({ credentials: found, attempt }) {
    const { discovery } = attempt;
    if (!found?.problem)
        return [];
    const isReported = discovery.kind === 'failed' && discovery.problem.code === found.problem.code;
    return isReported ? [] : [(0,judge_finding/* draftOf */.bz)(found.problem)];
}
/** What the clients' module sources do not allow in a host, though discovery does. */
function judgeModuleHost({ host }, requirements) {
    if (!requirements.some(({ service }) => service === protocol_services/* MODULES */.e$))
        return [];
    const { name } = (0,protocol_hostname/* splitHostname */.Sv)(host);
    return [
        // registry-address module.go of both projects: otherwise `a/b/c/d` might be a local path.
        ...(name.includes('.') ? [] : [(0,source.hostDotlessModule)({ host, name })]),
        // Terraform turns the host into text, reads it again, and then refuses the punycode that it wrote
        // itself (internal/registry/regsrc/module.go).
        ...(/(^|\.)xn--/.test(host) ? [(0,source.hostIdnModule)({ host })] : [])
    ].map((problem) => (0,judge_finding/* draftOf */.bz)(problem, protocol_services/* MODULES */.e$));
}

;// CONCATENATED MODULE: ./lib/judge/other-tokens.js
// Tokens for hosts to which a host leads, and which the clients do not send there.





/** The hosts of redirects and of services that are not the visited host itself, each once. */
function hostsBeyond({ host, attempt, credentials }, services) {
    const hasToken = credentials?.hasToken === true;
    const reached = [
        ...services.flatMap((service) => service.kind === 'url' && (0,protocol_services/* hasPaths */.p4)(service.id) && (0,protocol_services/* isAsked */.D6)(service.id)
            ? [{ url: service.url, service: service.id, isSent: hasToken }]
            : []),
        ...attempt.hops.map(({ url, authorization }) => ({
            url,
            service: null,
            isSent: authorization === 'sent'
        }))
    ].flatMap(({ url, ...rest }) => {
        const other = hostIn(url);
        return other === null || other === host ? [] : [{ ...rest, host: other }];
    });
    return [...new Map(reached.toReversed().map((each) => [each.host, each])).values()];
}
function hostIn(text) {
    const url = (0,go_url/* parseUrl */.Dl)(text);
    const host = url.ok ? (0,protocol_hostname/* hostOfUrl */.Pm)(url.value) : null;
    const read = host === null ? null : (0,protocol_hostname/* parseHostname */.Pv)(host);
    return read?.ok ? read.value : null;
}
/** The clients send the token of the first host, or none (protocol/token-reach.ts). */
function judgeOtherTokens(visit, services, { tokenSources, hosts }) {
    return hostsBeyond(visit, services).flatMap(({ host, service, isSent }) => {
        const source = tokenSources.get(host);
        if (source === undefined)
            return [];
        const isNeeded = service === null ? visit.attempt.discovery.kind === 'failed' : !isSent;
        const problem = (0,problems_credentials.credentialsOtherHost)({
            host: (0,protocol_hostname/* showHostname */.nx)(visit.host),
            other: (0,protocol_hostname/* showHostname */.nx)(host),
            source,
            service,
            isSent,
            // The token may be for uses of the other host by its own name.
            isNotice: !isNeeded || hosts.has(host)
        });
        return [(0,judge_finding/* draftOf */.bz)(problem, service)];
    });
}

// EXTERNAL MODULE: ./lib/problems/service.js
var service = __webpack_require__(2847);
// EXTERNAL MODULE: ./lib/problems/login.js
var problems_login = __webpack_require__(793);
// EXTERNAL MODULE: ./lib/protocol/document/short-url.js
var short_url = __webpack_require__(794);
// EXTERNAL MODULE: ./lib/protocol/login.js
var protocol_login = __webpack_require__(9529);
;// CONCATENATED MODULE: ./lib/judge/service-url.js
// Problems of a service URL that discovery itself accepts.




// A dotted name or a port where the path should begin.
const HOST_FIRST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i;
/** Whether a value is a URL that lost its `https://`. */
const looksLikeHost = (value) => HOST_FIRST.test(value) && !/^[a-z0-9-]+\.json$/i.test(value);
const withoutQuery = (value) => value.replace(/[?#].*$/s, '');
/** What the clients print, without the password or query of a URL that it quotes. */
const withoutSecrets = (why) => why.replace(/\/\/[^/?#"\s]*@/g, '//***@').replace(/\?[^"\s]*/g, '?***');
/** Every problem of the URL of one service. If no client can connect to it, that is the only one. */
function urlProblems(service) {
    const unusable = whyUnusable(service);
    const { id, host, value } = service;
    const at = { id, host, url: (0,go_url/* safeUrl */.Pl)(service.url) };
    if (unusable !== null)
        return [(0,service_url.serviceUrlInvalid)({ ...at, why: unusable })];
    const replacing = isWithoutSlash(service) ? (0,protocol_clients/* clientsReplacing */.ab)(id) : [];
    return [
        value === '' ? (0,service_url.serviceUrlEmpty)(at) : null,
        looksLikeHost(value)
            ? (0,service_url.serviceUrlLooksLikeHost)({ ...at, value: withoutQuery(value), why: null })
            : null,
        isRelative(value) ? (0,service_url.serviceUrlRelative)(at) : null,
        replacing.length > 0 ? (0,service_url.serviceUrlNoSlash)({ ...at, clients: replacing }) : null,
        service.url.query !== '' && (0,protocol_services/* hasPaths */.p4)(id) ? (0,service_url.serviceUrlQuery)(at) : null
    ].filter((problem) => problem !== null);
}
/** Go parses such a URL, but its HTTP client cannot connect to it. The words are those of net/http. */
function whyUnusable({ url }) {
    const { name, port } = (0,go_url/* urlHost */.cz)(url);
    if (name === '')
        return 'no Host in request URL';
    const isPort = port === '' || (Number(port) > 0 && Number(port) <= 65535);
    return isPort ? null : `invalid port "${port}"`;
}
const isRelative = (value) => !/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(value) && !looksLikeHost(value);
// A URL that ends with its host has nothing to replace.
const isWithoutSlash = ({ value, url }) => value !== '' && !/^$|\/$/.test(url.path);

;// CONCATENATED MODULE: ./lib/judge/login.js




const BY_RULE = {
    'client-missing': problems_login.loginClientMissing,
    'client-empty': problems_login.loginClientEmpty,
    'grant-types-invalid': problems_login.loginGrantTypesInvalid,
    'grant-types-unsupported': problems_login.loginGrantTypesUnsupported,
    'grant-types-unknown': problems_login.loginGrantTypesUnknown,
    'authz-missing': problems_login.loginAuthzMissing,
    'token-missing': problems_login.loginTokenMissing,
    'ports-count': problems_login.loginPortsCount,
    'ports-range': problems_login.loginPortsRange,
    'ports-order': problems_login.loginPortsOrder,
    'ports-single': problems_login.loginPortsSingle,
    'ports-ignored': problems_login.loginPortsIgnored,
    'scopes-invalid': problems_login.loginScopesInvalid,
    'scopes-ignored': problems_login.loginScopesIgnored
};
/** The object as the clients read it, every broken rule, and endpoints that lost their port. */
function judgeLogin(fields, documentUrl, host) {
    const { value, flaws } = (0,protocol_login/* readLogin */.m)(fields, documentUrl, host);
    const login = { ...value, authz: printable(value.authz), token: printable(value.token) };
    const portless = endpointsWithoutPort(login, documentUrl);
    const port = portless.length === 0 ? [] : [problems_login.loginUrlPort({ host, endpoints: portless })];
    return { login, problems: [...flaws.map((flaw) => problemOf(flaw, host)), ...port] };
}
/**
 * The endpoints whose URL has the name of the document's host and lost its port. The clients open such a
 * URL as it is (hashicorp/terraform#32155); a relative URL keeps the port.
 */
function endpointsWithoutPort(login, documentUrl) {
    const document = (0,go_url/* urlHost */.cz)(documentUrl);
    if (document.port === '' || document.port === '443')
        return [];
    return ['authz', 'token'].flatMap((name) => {
        const url = login[name];
        const parsed = url === null ? null : (0,go_url/* parseUrl */.Dl)(url);
        if (url === null || !parsed?.ok || parsed.value.scheme !== 'https')
            return [];
        const host = (0,go_url/* urlHost */.cz)(parsed.value);
        const isSame = host.name.toLowerCase() === document.name.toLowerCase();
        return isSame && host.port === '' ? [{ name, url, port: document.port }] : [];
    });
}
function problemOf(flaw, host) {
    if (!('why' in flaw))
        return BY_RULE[flaw.rule]({ host, value: flaw.value });
    const construct = flaw.rule === 'authz-invalid' ? problems_login.loginAuthzInvalid : problems_login.loginTokenInvalid;
    return construct({ host, why: withoutSecrets(flaw.why) });
}
/** Without user info, query and fragment: what may be printed. */
function printable(text) {
    const url = text === null ? null : (0,go_url/* parseUrl */.Dl)(text);
    return url?.ok ? (0,go_url/* safeUrl */.Pl)(url.value) : null;
}

;// CONCATENATED MODULE: ./lib/judge/lookups.js
// What the checked clients find under one service id of a document.











/** What every checked client finds under one id; clients that agree share a finding. */
function judgeService(id, needed, context) {
    const look = (client) => {
        const { discovery, documentUrl, display } = context;
        return (0,protocol_services/* lookUp */.TE)(id, { services: discovery.services, documentUrl, display, client });
    };
    const lookups = askersOf(id, context).map((client) => ({ client, lookup: look(client) }));
    const [first, ...more] = lookups;
    if (first === undefined)
        throw new Error('no client is checked');
    const differing = more.filter(({ lookup }) => lookup.kind !== first.lookup.kind);
    // A finding must be true of clients that are not checked, too.
    const isAlike = (client) => !isMain(client) || look(client).kind === first.lookup.kind;
    const affected = differing.length === 0 ? (0,protocol_clients/* clientsOf */.SZ)(id).filter(isAlike) : [first.client];
    const judged = judgeLookup(id, first.lookup, needed, affected, context);
    const drafts = differing.flatMap(({ client, lookup }) => judgeLookup(id, lookup, needed, [client], context).drafts);
    return { ...judged, drafts: [...judged.drafts, ...drafts] };
}
/** The checked clients that require a service; for one that is not required, all of the host's. */
function askersOf(id, { requirements, clients }) {
    return requirements.find(({ service }) => service === id)?.clients ?? clients;
}
const isMain = (client) => protocol_clients/* MAIN_CLIENTS */.Du.some((each) => each === client);
function judgeLookup(id, lookup, needed, clients, context) {
    const { documentUrl, display: host } = context;
    // No client asks for the others, so nothing in them can be wrong.
    const isReported = needed || (0,protocol_services/* isAsked */.D6)(id);
    const drafts = (problems) => isReported ? problems.map((problem) => (0,judge_finding/* draftOf */.bz)(problem, id, needed)) : [];
    switch (lookup.kind) {
        case 'url': {
            const { url, value } = lookup;
            const problems = urlProblems({ id, value, url, host });
            const isUsed = isReported && !problems.some(({ code }) => code === 'service-url-invalid');
            const shown = (0,brief/* brief */.dh)((0,go_url/* safeUrl */.Pl)(url), short_url/* MAX_URL */.z);
            return {
                outcome: { id, kind: 'url', url: shown },
                drafts: drafts(problems),
                urls: isUsed ? [{ id, endpoint: null, url, needed }] : []
            };
        }
        case 'object': {
            const { value, leftOut } = lookup;
            const { login, problems } = judgeLogin(value, documentUrl, host);
            const refused = problems.find(({ severity }) => severity === 'error');
            return {
                outcome: refused
                    ? { id, kind: 'problem', problem: refused }
                    : { id, kind: 'login', login, leftOut },
                drafts: drafts(problems),
                urls: endpointsOf(login, id, needed)
            };
        }
        case 'bad-id':
        case 'missing':
        case 'version':
        case 'type':
        case 'bad-url': {
            const problem = (0,judge_finding/* narrowedTo */.aZ)(lookups_problemOf(id, lookup, context), clients);
            return { outcome: { id, kind: 'problem', problem }, drafts: drafts([problem]), urls: [] };
        }
    }
}
/** The complete URLs of a login. */
const endpointsOf = (login, id, needed) => ['authz', 'token'].flatMap((endpoint) => {
    const url = (0,go_url/* parseUrl */.Dl)(login[endpoint] ?? '');
    return login[endpoint] !== null && url.ok ? [{ id, endpoint, url: url.value, needed }] : [];
});
/** A service that is looked for, and what there is. */
const foundIn = (id, { discovery, display: host, block }) => ({
    id,
    host,
    block,
    offered: discovery.services.map((service) => service.id),
    leftOut: discovery.leftOut,
    isArtifactory: discovery.services.some(({ value }) => typeof value === 'string' && value.includes('/artifactory/'))
});
/** The problem of a service that a client does not find. */
function lookups_problemOf(id, lookup, context) {
    const found = { ...foundIn(id, context), why: lookup.why };
    switch (lookup.kind) {
        case 'missing':
            return (0,service.serviceMissing)(found);
        case 'bad-id':
        case 'version':
            return (0,service.serviceVersion)({ ...found, isReadable: lookup.kind === 'version' });
        case 'type': {
            const { value } = lookup;
            return id === protocol_services/* LOGIN */.S3 ? (0,problems_login.loginType)({ ...found, value }) : (0,service.serviceType)({ ...found, value });
        }
        case 'bad-url': {
            const why = withoutSecrets(lookup.why);
            if (looksLikeHost(lookup.value)) {
                return (0,service_url.serviceUrlLooksLikeHost)({ ...found, value: withoutQuery(lookup.value), why });
            }
            return lookup.reason === 'user-info'
                ? (0,service_url.serviceUrlCredentials)(found)
                : (0,service_url.serviceUrlInvalid)({ ...found, url: null, why });
        }
    }
}

;// CONCATENATED MODULE: ./lib/judge/services.js
// Whether a discovery document offers the required services, and the problems of all that it lists.









// A host block may list thousands of services; reports contain this many that are not required.
const MAX_LISTED = 200;
// Where no service works, the findings about these are enough to see why.
const MAX_TRIED = 10;
/**
 * Looks up every required service, and the others that the document offers. If any service is
 * enough, one that works makes the problems of the others warnings.
 */
function judgeServices(seen) {
    const { visit, requirements, clients, block, kind } = seen;
    const { discovery } = visit.attempt;
    const display = (0,protocol_hostname/* showHostname */.nx)(visit.host);
    if (discovery.kind === 'failed' || discovery.kind === 'skipped') {
        return { services: [], leftOut: 0, drafts: [] };
    }
    const required = requirements.map(({ service }) => service);
    if (discovery.kind === 'absent') {
        return { services: [], leftOut: 0, drafts: [absent(discovery, display, required)] };
    }
    const documentUrl = (0,go_url/* parseUrl */.Dl)(discovery.url);
    if (!documentUrl.ok)
        throw new Error(`${discovery.url} was requested but is no URL`);
    const context = {
        visit,
        discovery,
        documentUrl: documentUrl.value,
        display,
        clients,
        requirements,
        block,
        base: {
            hostname: visit.host,
            host: display,
            hasToken: visit.credentials?.hasToken === true,
            kind
        }
    };
    return judgeFound(context, required);
}
function judgeFound(context, required) {
    const { discovery, clients } = context;
    const asked = required.filter((id) => id !== 'any');
    const others = discovery.services
        .map(({ id }) => id)
        .filter((id) => !asked.includes(id) && protocol_clients/* MAIN_CLIENTS */.Du.some((each) => (0,protocol_services/* parseServiceId */.oe)(id, each).ok))
        .slice(0, MAX_LISTED);
    const askedJudged = asked.map((id) => judgeService(id, true, context));
    const works = ({ outcome, drafts, urls }) => outcome.kind !== 'problem' &&
        !urls.some(({ endpoint, url }) => endpoint === null && isUnreachable(url, context.base)) &&
        !drafts.some((draft) => (0,judge_finding/* isBreaking */.ER)(draft) && clients.some((each) => draft.problem.affects.includes(each)));
    const tried = others.map((id) => judgeService(id, true, context));
    const satisfied = !required.includes('any') || [...askedJudged, ...tried].some(works);
    const judged = [
        ...askedJudged,
        ...(satisfied ? others.map((id) => judgeService(id, false, context)) : withFewFindings(tried))
    ];
    const nothing = required.includes('any') && judged.length === 0
        ? [(0,judge_finding/* draftOf */.bz)((0,service.serviceMissing)({ ...foundIn('any', context), why: '' }))]
        : [];
    return {
        services: judged.map(({ outcome }) => outcome),
        leftOut: discovery.leftOut,
        drafts: [
            ...judged.flatMap(({ drafts }) => drafts),
            ...judgeBases(judged.flatMap(({ urls }) => urls), context.base),
            ...nothing
        ]
    };
}
/** The services that no client knows have findings only at first. */
function withFewFindings(tried) {
    let left = MAX_TRIED;
    return tried.map((judged) => {
        if ((0,protocol_services/* isAsked */.D6)(judged.outcome.id) || judged.drafts.length === 0)
            return judged;
        left -= 1;
        return left >= 0 ? judged : { ...judged, drafts: [] };
    });
}
function absent({ why, url: documentUrl }, host, requiredIds) {
    const seen = (0,go_url/* parseUrl */.Dl)(documentUrl);
    const url = seen.ok ? (0,go_url/* safeUrl */.Pl)(seen.value) : host;
    const required = requiredIds.filter((id) => id !== 'any');
    const names = [...new Set(required.map((id) => id.split('.')[0] ?? id))];
    const clientErrors = names.map(protocol_services/* nothingProvided */.Tz);
    const service = required.length === 1 ? (required[0] ?? null) : null;
    return (0,judge_finding/* draftOf */.bz)((0,problems_document.documentAbsent)({ host, url, why, required, clientErrors }), service);
}

;// CONCATENATED MODULE: ./lib/judge/host-verdict.js












function judgeVisit(evidence, rules, credentialRules) {
    const { visit, requirements, isNew } = evidence;
    const { host } = visit;
    const clients = rules.dialect.clients.filter((client) => requirements.some((each) => each.clients.includes(client)));
    const reader = readerOf(host, requirements);
    const views = viewsOf(visit, clients);
    const judged = views.map((view) => judgeView(visit, view, requirements, rules, reader));
    const services = judged[0]?.services ?? [];
    const isContacted = views.some(({ forced }) => forced === null);
    const ofCredentials = isContacted
        ? [
            ...judgeCredentials(visit, reader, credentialRules),
            ...judgeOtherTokens(visit, services, credentialRules)
        ]
        : [];
    const drafts = [...judged.flatMap((each) => each.drafts), ...ofCredentials];
    const all = draftsOf(drafts, evidence, rules);
    const kept = all.filter(({ problem }) => !(0,judge_finding/* isIgnored */.pi)(problem, host, rules.ignore));
    const about = (0,judge_finding/* aboutIn */.HJ)(requirements);
    const toFinding = (draft) => (0,judge_finding/* findingOf */.hD)({ ...draft, problem: (0,problems_problem/* addressedTo */.pj)(draft.problem, reader) }, clients, {
        host,
        ...about(draft.services),
        ...('places' in draft ? (0,judge_finding/* bounded */.Mm)(draft.places) : {}),
        isHostNew: isNew
    });
    const { own = [], ofFiles = [] } = Object.groupBy(kept, (draft) => 'places' in draft && (0,judge_finding/* isOfFiles */.l$)(draft) ? 'ofFiles' : 'own');
    const verdict = {
        visit,
        requirements,
        services,
        servicesLeftOut: judged[0]?.leftOut ?? 0,
        servicesFrom: views[0]?.forced?.place ?? null,
        findings: own.map(toFinding).sort(judge_finding/* bySeverity */.Np),
        clients: outcomes(own),
        isNew
    };
    return { verdict, ofFiles: ofFiles.map(toFinding), ignored: all.length - kept.length };
}
/** These drafts and those of what happened after discovery, for the clients that they concern. */
function draftsOf(drafts, evidence, rules) {
    const { visit, requirements, predicted, requests } = evidence;
    const known = visit.attempt.certificates;
    const concerned = clientsConcerned(visit.host, requirements);
    return [
        ...drafts,
        ...predicted,
        ...judgeRequests({ host: visit.host, known }, requests, rules),
        ...judgeModuleHost(visit, requirements)
    ].map((draft) => ({
        ...draft,
        needed: draft.needed && (0,judge_finding/* breaksInit */.ld)(draft, evidence, rules),
        problem: (0,judge_finding/* narrowedTo */.aZ)(draft.problem, concerned)
    }));
}
/** A host that is only implied concerns the clients whose default it is. */
function clientsConcerned(host, requirements) {
    if (!requirements.every(({ isImplied }) => isImplied))
        return protocol_clients/* ALL_CLIENTS */.zK;
    const implying = requirements.flatMap(({ clients }) => clients);
    return [...implying, ...(0,protocol_clients/* clientsWithDefault */.Yr)(host)];
}
/** What some clients see of a host: its own document, or the services of their host block. */
function judgeView(visit, view, requirements, rules, reader) {
    const { clients, forced } = view;
    const block = forced === null ? null : `${forced.place.file}:${forced.place.line}`;
    // The URLs of a host block are for this machine.
    const kind = forced === null ? placeOfHost(visit, rules.resolve) : 'loopback';
    const { services, leftOut, drafts } = judgeServices({
        visit: view.visit,
        requirements,
        clients,
        block,
        kind
    });
    // A host block is a file of this machine, so its reader can edit it.
    const editor = forced === null ? reader : { ...reader, role: 'operator' };
    const releases = rules.dialect.releases.filter(({ client }) => clients.includes(client));
    const all = [
        ...judgeForced(visit, view),
        ...judgeHost(view.visit, { ...rules, clients, releases }),
        ...drafts,
        // A host block is the machine's own configuration, as `allowed-hosts` is.
        ...(forced === null ? judgeServiceHosts(visit.host, services, requirements, rules) : [])
    ];
    // Only clients with a host block use its services, and they do not contact the host.
    const withBlock = visit.forced.map(({ client }) => client);
    const viewers = forced === null ? protocol_clients/* ALL_CLIENTS */.zK.filter((client) => !withBlock.includes(client)) : view.clients;
    return {
        services: services.map((service) => service.kind === 'problem'
            ? { ...service, problem: (0,problems_problem/* addressedTo */.pj)(service.problem, editor) }
            : service),
        leftOut,
        drafts: all.map((draft) => ({
            ...draft,
            problem: (0,problems_problem/* addressedTo */.pj)((0,judge_finding/* narrowedTo */.aZ)(draft.problem, viewers), editor)
        }))
    };
}
/** Notices affect no outcome, and an occurrence that is milder than its code affects it like others. */
function outcomes(drafts) {
    const outcomeOf = (client) => {
        const own = drafts.filter(({ problem }) => problem.affects.includes(client) && problem.usualSeverity !== 'notice');
        if (own.some(judge_finding/* isBreaking */.ER))
            return 'fails';
        return own.length > 0 ? 'warns' : 'works';
    };
    const entries = protocol_clients/* ALL_CLIENTS */.zK.map((client) => [client, outcomeOf(client)]);
    return Object.fromEntries(entries);
}
/** Who reads the findings about a host, which decides whose cure comes first, by the rule of docs/decisions/0065-cures-for-the-reader.md. */
function readerOf(host, requirements) {
    const isListed = requirements.some(({ because }) => because.includes('hostnames input'));
    const role = (0,public_registries/* statusPageOf */.V)(host) !== null ? 'guest' : isListed ? 'operator' : 'user';
    return { role, host: (0,protocol_hostname/* showHostname */.nx)(host) };
}

;// CONCATENATED MODULE: ./lib/judge/files.js
// Findings about files, settings and credentials: their severity, and which of them are one.









/** The findings that have no visit, and how many of them `ignore` removed. */
function judgeFiles(evidence, contacted, rules) {
    const broken = new Set(evidence.notes.flatMap(({ problem, place }) => problem.code === 'file-syntax' ? place.file : []));
    const general = [
        ...evidence.complaints.map(({ problem, place }) => fileFinding((0,judge_finding/* draftOf */.bz)(problem), place, rules)),
        ...judgeUnused(evidence.tokenHosts, contacted).map((draft) => fileFinding(draft, null, rules)),
        ...(evidence.isEmpty ? [nothingFound(rules)] : [])
    ];
    const all = merge([
        ...evidence.notes.map((note) => judgeNote(note, broken, rules)),
        ...judgeDirectHosts(evidence.usages, rules).map(({ problem, clients, place, host }) => {
            const draft = (0,judge_finding/* draftOf */.bz)((0,judge_finding/* narrowedTo */.aZ)(problem, clients));
            return { host, finding: { ...fileFinding(draft, place, rules), host } };
        }),
        ...evidence.others.map((draft) => ({ host: draft.host, finding: otherFinding(draft, rules) })),
        ...general.map((finding) => ({ host: null, finding }))
    ]);
    const kept = all.filter(({ host, finding }) => !(0,judge_finding/* isIgnored */.pi)(finding.problem, host, rules.ignore));
    const isLater = ({ exclude }) => Number(exclude !== undefined);
    const files = kept
        .map(({ finding }) => finding)
        .sort((a, b) => (0,judge_finding/* bySeverity */.Np)(a, b) || isLater(a) - isLater(b));
    return { files, ignored: all.length - files.length };
}
/** Findings that differ only in their places are one: 34 blocks with the same mistake have one cause. */
function merge(all) {
    const groups = Map.groupBy(all, ({ host, finding }) => {
        const { problem, severity, affects, places, exclude } = finding;
        const { code, message, help } = problem;
        if (places.length === 0)
            return all;
        return JSON.stringify([host, code, severity, message, help, affects, exclude === undefined]);
    });
    return [...groups].flatMap(([key, group]) => {
        const [first] = group;
        if (key === all || first === undefined || group.length === 1)
            return group;
        const places = group.flatMap(({ finding }) => finding.places);
        const exclude = new Set(group.flatMap(({ finding }) => finding.exclude ?? []));
        const patterns = exclude.size === 0 ? {} : { exclude: [...exclude] };
        return [{ ...first, finding: { ...first.finding, places, ...patterns } }];
    });
}
/**
 * An error in a test, a template or a broken file is a warning: often it is deliberate, or a placeholder
 * is replaced before a client reads the file.
 */
function judgeNote(note, broken, rules) {
    const { problem, place, host, isPlaceholder } = note;
    const file = note.aside ?? place.file;
    // Otherwise a pull request could use any host behind enough text. It breaks no client.
    if (problem.code === 'file-limit' && rules.allowedHosts.length > 0) {
        const unread = { ...problem, message: (0,brief/* describeUnread */.Fn)(problem.message) };
        return { host, finding: { ...noteFinding(note, unread, rules), severity: 'error' } };
    }
    const isDoubtful = isPlaceholder || broken.has(place.file);
    const isMilder = problem.severity === 'error' && (isDoubtful || (0,problems_place/* isAside */.Zl)(file));
    const milder = isMilder ? { ...problem, severity: 'warning' } : problem;
    const finding = noteFinding(note, milder, rules);
    if (!isMilder && !(0,problems_place/* isAside */.Zl)(file))
        return { host, finding };
    return { host, finding: { ...finding, exclude: [(0,problems_place/* excludePattern */.n7)(file)] } };
}
const MILDER = {
    error: 'warning',
    warning: 'notice',
    notice: 'notice'
};
function noteFinding({ place, others = [], clients }, problem, rules) {
    const { dialect } = rules;
    // If the CLI is a guess, a problem of only one of the two CLIs may be no problem at all.
    const isDoubtful = dialect.isGuess && protocol_clients/* MAIN_CLIENTS */.Du.some((client) => !clients.includes(client));
    const severity = isDoubtful ? MILDER[problem.severity] : problem.severity;
    const finding = fileFinding((0,judge_finding/* draftOf */.bz)({ ...(0,judge_finding/* narrowedTo */.aZ)(problem, clients), severity }), place, rules);
    return { ...finding, places: [...finding.places, ...others] };
}
/** It breaks no client, but a check of nothing must not pass. */
function nothingFound(rules) {
    const { scan, hostnames } = rules;
    const problem = (0,file.nothingToCheck)({ scan, hasHostnames: hostnames.length > 0 });
    return { ...fileFinding((0,judge_finding/* draftOf */.bz)(problem), null, rules), severity: problem.severity };
}
/** At its own places, with the help for a reader who may not run the host. */
function otherFinding({ host, places, ...draft }, rules) {
    const problem = (0,problems_problem/* addressedTo */.pj)(draft.problem, readerOf(host, []));
    return { ...fileFinding({ ...draft, problem }, null, rules), host, places };
}
const fileFinding = (draft, place, { dialect }) => (0,judge_finding/* findingOf */.hD)(draft, dialect.clients, {
    host: null,
    service: null,
    places: place === null ? [] : [place],
    isHostNew: false
});

;// CONCATENATED MODULE: ./lib/judge/verdict.js





const NOTHING_PREDICTED = {
    drafts: [],
    notes: [],
    roots: [],
    requests: [],
    answering: new Set()
};
/** The same evidence under the same rules always gives the same verdict. */
function judge(evidence, rules) {
    const { requirements, visits, usages, tokenVariables } = evidence;
    const byHost = Map.groupBy(requirements, ({ host }) => host);
    const checkedHosts = visits.map(({ host }) => host);
    const { isFork, depth } = rules;
    const { tokenSources } = evidence;
    const credentialRules = {
        usages,
        tokenVariables,
        tokenSources,
        hosts: new Set(checkedHosts),
        isFork,
        depth
    };
    const predicted = Map.groupBy(evidence.predicted.drafts, ({ host }) => host);
    const requests = Map.groupBy(evidence.predicted.requests, ({ host }) => host);
    const judged = visits.map((visit) => {
        const isNew = evidence.newHosts.has(visit.host);
        const ofHost = {
            visit,
            requirements: byHost.get(visit.host) ?? [],
            predicted: predicted.get(visit.host) ?? [],
            requests: requests.get(visit.host) ?? [],
            answering: evidence.predicted.answering,
            isNew
        };
        return judgeVisit(ofHost, rules, credentialRules);
    });
    const hosts = judged.map(({ verdict }) => verdict);
    const beyond = hosts.flatMap(({ visit, services }) => hostsBeyond(visit, services));
    const contacted = [...checkedHosts, ...beyond.map(({ host }) => host), ...requests.keys()];
    const visited = new Set(checkedHosts);
    const ofRequests = Array.from(requests, ([host, ofHost]) => judgeRequests({ host, known: [] }, ofHost, rules).map((draft) => ({
        ...draft,
        host,
        places: []
    })));
    const others = [...evidence.predicted.drafts, ...ofRequests.flat()].filter(({ host }) => !visited.has(host));
    const notes = [...evidence.notes, ...evidence.predicted.notes];
    const inFiles = judgeFiles({ ...evidence, notes, others }, contacted, rules);
    const files = [...judged.flatMap(({ ofFiles }) => ofFiles), ...inFiles.files].sort(judge_finding/* bySeverity */.Np);
    const findings = [...hosts.flatMap((host) => host.findings), ...files].sort(judge_finding/* bySeverity */.Np);
    const { stopped } = evidence;
    const refusals = refusalsIn(inFiles.files);
    return {
        passed: stopped === null && !findings.some(({ severity }) => failsCheck(severity, rules.failOn)),
        stopped,
        hosts,
        files,
        findings,
        ignored: judged.reduce((total, one) => total + one.ignored, inFiles.ignored),
        roots: evidence.predicted.roots.map((root) => rootOf(root, rules, refusals))
    };
}
/** A row shows findings as the verdict has them: without those that `ignore` removes. */
function rootOf({ rows, ...root }, { ignore }, inFile) {
    const ownOf = ({ drafts, decidedAt }) => drafts.length > 0
        ? drafts
            .filter(({ problem, host }) => !(0,judge_finding/* isIgnored */.pi)(problem, host, ignore))
            .map((draft) => ({ ...draft, severity: (0,judge_finding/* severityOf */.xJ)(draft, root.clients) }))
        : decidedAt.flatMap((place) => inFile.get(lineOf(place)) ?? []);
    return {
        ...root,
        rows: rows.map((predicted) => {
            const { drafts, decidedAt, ...row } = predicted;
            const isDecided = drafts.length > 0 || Object.values(row.chosen).includes(null);
            const own = isDecided ? ownOf(predicted).toSorted(judge_finding/* bySeverity */.Np) : [];
            const problems = new Map(own.map(({ problem }) => [problem.code, rowProblem(problem)]));
            return { ...row, worst: own[0]?.severity ?? null, problems: [...problems.values()] };
        })
    };
}
const rowProblem = ({ code, title, usualSeverity }) => ({
    code,
    title,
    usualSeverity
});
const lineOf = ({ file, line }) => `${file}:${line}`;
// The first words of codes of what `init` refuses by its files alone.
const OF_FILES = /^(?:constraint|lock)-/;
/** The findings of that kind by their lines. */
const refusalsIn = (files) => {
    const refusals = new Map();
    for (const finding of files.filter(({ problem }) => OF_FILES.test(problem.code))) {
        for (const place of finding.places) {
            const key = typeof place === 'string' ? place : lineOf(place);
            const known = refusals.get(key);
            if (known === undefined)
                refusals.set(key, [finding]);
            else
                known.push(finding);
        }
    }
    return refusals;
};
/** Whether a finding of this severity fails the check. */
const failsCheck = (severity, failOn) => severity === 'error' ? failOn !== 'never' : severity === 'warning' && failOn === 'warning';


/***/ }),

/***/ 4000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ limitsOf),
/* harmony export */   B9: () => (/* binding */ outageCure),
/* harmony export */   Cw: () => (/* binding */ describeStop),
/* harmony export */   Fn: () => (/* binding */ describeUnread),
/* harmony export */   NM: () => (/* binding */ cures),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Wt: () => (/* binding */ addressCure),
/* harmony export */   XT: () => (/* binding */ listSome),
/* harmony export */   YA: () => (/* binding */ seconds),
/* harmony export */   _r: () => (/* binding */ returned),
/* harmony export */   dh: () => (/* binding */ brief),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   go: () => (/* binding */ typeName),
/* harmony export */   mP: () => (/* binding */ describeReadFailure),
/* harmony export */   qZ: () => (/* binding */ blockedCure),
/* harmony export */   zd: () => (/* binding */ printed)
/* harmony export */ });
/* harmony import */ var _protocol_document_short_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4714);
/* harmony import */ var _protocol_hosts_public_registries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7715);
/* harmony import */ var _protocol_services_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9562);



// A header may have a megabyte, and so may a number in a document: a sentence has room for this.
const MAX_CHARACTERS = 300;
/** The text, or its beginning and an ellipsis. */
function brief(text, maxCharacters = MAX_CHARACTERS) {
    return text.length <= maxCharacters ? text : `${(0,_protocol_document_short_value_js__WEBPACK_IMPORTED_MODULE_2__/* .cutAt */ .o)(text, maxCharacters)}…`;
}
/** At most `most` of the items, and the number of the others, of which `leftOut` are not among the items. */
function listSome(items, most, leftOut = 0) {
    const shown = items.slice(0, most).map((item) => brief(item));
    const more = items.length - shown.length + leftOut;
    return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
/** What the clients print about a mistake. */
const printed = (why) => `the clients print "${why}"`;
/** What a JSON value is, with its article. */
function typeName(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'an array';
    return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
/** A clause that follows the name of the file. */
function describeReadFailure(failure) {
    if (failure.kind === 'error')
        return `cannot be read: ${failure.code}`;
    const { bytes, maxBytes } = failure;
    return `has ${bytes} bytes and is not read; the limit is ${maxBytes / 1024 / 1024} MiB`;
}
const ADDRESSES = {
    [_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__/* .MODULES */ .e$]: 'correct the host in the source address; a module of the public registry has none (NAMESPACE/NAME/SYSTEM)',
    [_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__/* .PROVIDERS */ .xq]: 'correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror'
};
/** What a user can do about a host that is no registry, or not one with the required services. */
function addressCure(required) {
    const cures = required.flatMap((id) => ADDRESSES[id] ?? []);
    return (cures[0] ??
        'correct the host in `source` or `hostname`, or add the `source` that a child module lacks');
}
/** What a user of a public registry can do about an outage. */
const outageCure = (host) => `wait and run the check again; see ${(0,_protocol_hosts_public_registries_js__WEBPACK_IMPORTED_MODULE_0__/* .statusPageOf */ .V)(host) ?? 'its status page'}, and consider a network mirror for providers`;
/** What a user of a public registry can do where it serves others. */
const blockedCure = (host) => `use another network, a proxy (HTTPS_PROXY) or a network mirror: ${host} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;
/** The cures of a code; a sign-in page or captive portal explains more than the status or type. */
function cures(page, asked, given) {
    if (page === null)
        return given;
    const title = page.title === '' ? '' : ` ("${page.title}")`;
    const guest = given.guest ?? blockedCure(asked);
    switch (page.kind) {
        case 'sign-in': {
            const operator = 'allow unauthenticated requests to /.well-known/terraform.json';
            return { operator, guest, because: `the host returned a sign-in page${title}` };
        }
        case 'captive-portal':
            return `a proxy or captive portal returned an HTML page${title}: allow this machine to reach the host`;
        case 'other': {
            const user = given.user ?? `check that ${asked} is a registry, and ${addressCure([])}`;
            return { ...given, user, guest, because: `the host returned an HTML page${title}` };
        }
    }
}
const returned = ({ url, status, reason }) => `${url} returned ${`${status} ${brief(reason)}`.trim()}`;
/** A duration in seconds. */
const seconds = (ms) => `${Math.round(ms / 100) / 10} s`;
/** How long each release waits, and how often. */
const limitsOf = (releases) => releases
    .map(({ name, attemptMs, retries }) => {
    const limit = Number.isFinite(attemptMs) ? seconds(attemptMs) : 'without a limit';
    const each = retries === 0 ? '' : ` in each of ${retries + 1} attempts`;
    return `${name} waits ${limit}${each}`;
})
    .join(', ');
/** The names of releases in a sentence. */
const namesOf = (releases) => releases.map(({ name }) => name).join(' and ');
/** A clause. */
function describeStop(stopped) {
    switch (stopped.kind) {
        case 'deadline':
            return `the check reached its deadline of ${seconds(stopped.ms)}`;
        case 'signal':
            return `the check was interrupted by ${stopped.signal}`;
        case 'crash':
            return 'tf-disco crashed';
    }
}
/** The message about a part of the repository that is not read, with a policy for hosts. */
const describeUnread = (message) => `${message}; it may use hosts that are not in \`allowed-hosts\``;
/** `provider registry.example.com/acme/box 1.0.0` */
const nameOf = ({ kind, address, version }) => `${kind} ${address} ${brief(version, 40)}`;


/***/ }),

/***/ 7531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ parseDocument),
/* harmony export */   b: () => (/* binding */ MAX_DOCUMENT_BYTES)
/* harmony export */ });
/* harmony import */ var _go_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3307);
/* harmony import */ var _go_utf8_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8947);
/* harmony import */ var _other_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2168);
// The services in a discovery document, as Go's encoding/json reads them, or what is wrong with it.



/** Terraform and OpenTofu read no more than this (svchost disco.go, maxDiscoDocBytes). */
const MAX_DOCUMENT_BYTES = 1024 * 1024;
const EVERYTHING = {
    keeps: () => true,
    read: (_, text, { start, end }) => ({ value: (0,_go_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonValue */ .IL)(text.slice(start, end)) })
};
/** Each id occurs once: the last of duplicate keys replaces the others. */
function parseDocument(bytes, selection = EVERYTHING) {
    const text = (0,_go_utf8_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeUtf8 */ ._6)(bytes);
    const members = new Members(text, selection);
    const mistake = (0,_go_json_js__WEBPACK_IMPORTED_MODULE_1__/* .scanJson */ .Ey)(text, members.add);
    if (mistake !== null) {
        const other = (0,_other_format_js__WEBPACK_IMPORTED_MODULE_2__/* .otherFormat */ .Q)(text);
        return other === null
            ? { kind: 'not-json', ...mistake }
            : { kind: 'not-json', why: `it ${other.what}`, advice: other.advice };
    }
    const first = /[^\t\n\r ]/.exec(text)?.[0];
    if (first === '{')
        return { kind: 'object', ...members.read() };
    return first === 'n' ? { kind: 'null' } : { kind: 'not-object', why: `found ${typeOf(first)}` };
}
/** The type of a value that is valid, by its first character. */
function typeOf(first) {
    switch (first) {
        case '[':
            return 'an array';
        case '"':
            return 'a string';
        case 't':
        case 'f':
            return 'a boolean';
        default:
            return 'a number';
    }
}
/** The members of the outermost object that are kept; their values are only read in the end. */
class Members {
    #text;
    #selection;
    #hasEscapes;
    #kept = new Map();
    #leftOut = 0;
    constructor(text, selection) {
        this.#text = text;
        this.#selection = selection;
        this.#hasEscapes = text.includes('\\');
    }
    add = (start, end, keyStart, keyEnd) => {
        // An element of an array, which is no document.
        if (keyEnd === 0)
            return;
        const key = this.#text.slice(keyStart, keyEnd);
        const id = this.#hasEscapes ? (0,_go_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonString */ .I)(key) : key.slice(1, -1);
        const known = this.#kept.get(id);
        if (known !== undefined)
            known.range = { start, end };
        else if (this.#selection.keeps(id, end - start)) {
            // A slice would keep the whole text in memory, and what JSON.parse returns does not.
            this.#kept.set(id, { id: (0,_go_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonString */ .I)(key), range: { start, end } });
        }
        else
            this.#leftOut += 1;
    };
    read() {
        const services = Array.from(this.#kept.values(), ({ id, range }) => ({
            id,
            ...this.#selection.read(id, this.#text, range)
        }));
        return { services, leftOut: this.#leftOut };
    }
}


/***/ }),

/***/ 2168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ otherFormat)
/* harmony export */ });
// What servers send in place of JSON.
// By its beginning.
const FORMATS = [
    [/^[\t\n\r ]*$/, 'is empty', null],
    [/^\ufeff/, 'starts with a byte order mark', 'save it as UTF-8 without a byte order mark'],
    [/^(?:\ufffd\ufffd|\0\{|\{\0)/, 'is UTF-16 or binary data', 'save it as UTF-8'],
    [
        /^\p{Cc}\ufffd/u,
        'is gzip or other binary data',
        'serve it with Content-Encoding: gzip, or uncompressed'
    ],
    [/^\s*</, 'is HTML or XML', null]
];
/** `what` follows a subject; `advice` is null where it says it all. Null for text that may be JSON. */
function otherFormat(text) {
    const found = FORMATS.find(([pattern]) => pattern.test(text));
    return found === undefined ? null : { what: found[1], advice: found[2] };
}


/***/ }),

/***/ 794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ shortUrl),
/* harmony export */   z: () => (/* binding */ MAX_URL)
/* harmony export */ });
/* harmony import */ var _short_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4714);
// URLs that stand for longer ones: a document may contain one of 1 MiB.

/** In characters: servers accept no longer URL. */
const MAX_URL = 2048;
// What url.Parse accepts in no part, or not before the fragment (go/url.ts).
const BROKEN_ESCAPE = /%(?![0-9A-Fa-f]{2})/;
const CONTROL = /[^ -~\u0080-\uffff]/;
/**
 * A URL that is accepted or refused as the long one is, with the same flaws. What is in the middle of its
 * path, or at the end of its query, decides nothing else; neither does a host of more than 2,048 characters.
 */
function shortUrl(value) {
    if (value.length <= MAX_URL)
        return value;
    const [main, fragment] = splitAt(value, '#');
    const [place, query] = splitAt(main, '?');
    return [
        shortPlace(place),
        query && (0,_short_value_js__WEBPACK_IMPORTED_MODULE_0__/* .cutAt */ .o)(query, MAX_URL),
        CONTROL.test(main) ? '\u007f' : '',
        fragment && (BROKEN_ESCAPE.test(fragment) ? '#%' : '#')
    ].join('');
}
/** Host and path. Keeps how a path begins and ends, and whether it has an empty segment. */
function shortPlace(place) {
    const start = (0,_short_value_js__WEBPACK_IMPORTED_MODULE_0__/* .cutAt */ .o)(place, MAX_URL);
    if (start === place)
        return place;
    const broken = BROKEN_ESCAPE.test(place) ? '%' : '';
    const empty = place.includes('//', MAX_URL - 1) ? '//' : '';
    const end = /\/\.{0,2}$/.exec(place.slice(-3))?.[0] ?? '';
    return `${start.replace(/%.?$/, '')}${empty}~${broken}${end}`;
}
/** The text before the mark, and the rest with the mark. */
function splitAt(text, mark) {
    const at = text.indexOf(mark);
    return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}


/***/ }),

/***/ 4714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ cutAt),
/* harmony export */   w: () => (/* binding */ shortValue)
/* harmony export */ });
/* harmony import */ var _go_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3307);
// Values that stand for larger ones: a document of 1 MiB may consist of a single one.

const MAX_CHARACTERS = 2048;
/**
 * The first characters of a text. A slice would keep the whole text in memory, because V8 represents it as
 * a reference to the text.
 */
const cutAt = (text, most = MAX_CHARACTERS) => text.length <= most ? text : structuredClone(text.slice(0, most).toWellFormed());
/** The value of valid JSON; of a long one the beginning, or an empty list or object. */
function shortValue(text) {
    if (text.length <= MAX_CHARACTERS)
        return (0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonValue */ .IL)(text);
    switch (text[0]) {
        case '"':
            return cutAt((0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonString */ .I)(text));
        case '[':
            return [];
        case '{':
            return {};
        default:
            return (0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonValue */ .IL)(text);
    }
}


/***/ }),

/***/ 5195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sz: () => (/* binding */ literalKind),
/* harmony export */   Zu: () => (/* binding */ addressKind),
/* harmony export */   uo: () => (/* binding */ nameKind)
/* harmony export */ });
/* harmony import */ var _go_ip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6181);
// Classifies IP addresses and hostnames: what only this machine or this network can reach.

function networksOf(...texts) {
    return texts.map((text) => {
        const [address = '', bits] = text.split('/');
        const prefix = (0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__/* .parseIp */ .r5)(address);
        if (prefix === null)
            throw new Error(`${address} is no address`);
        return { prefix, bits: bits === undefined ? prefix.length * 8 : Number(bits) };
    });
}
const contains = ({ prefix, bits }, address) => prefix.length === address.length &&
    prefix.every((byte, index) => {
        const unused = Math.min(Math.max(8 * (index + 1) - bits, 0), 8);
        return byte >> unused === (address[index] ?? 0) >> unused;
    });
// Cloud metadata services, which hand out the credentials of the machine.
const METADATA = networksOf(
// All clouds; tasks and pods of AWS; Alibaba; Oracle's older address; Azure's wire server.
'169.254.169.254', '169.254.170.2', '169.254.170.23', '100.100.100.200', '192.0.0.192', '168.63.129.16', 
// Tencent, Scaleway.
'169.254.0.23', '169.254.42.42', 
// AWS, Google, Oracle, Scaleway, Linode, OpenStack.
'fd00:ec2::254', 'fd00:ec2::23', 'fd20:ce::254', 'fd00:c1::a9fe:a9fe', 'fd00:42::42', 'fd00:a9fe:a9fe::1', 'fe80::a9fe:a9fe');
// A connection to the unspecified address reaches this machine.
const LOOPBACK = networksOf('127.0.0.0/8', '0.0.0.0', '::1', '::');
// IANA's special-purpose registries: private use, link-local, shared, NAT64 of a network's own, and
// benchmarking, which local proxies use for made-up addresses.
const PRIVATE = networksOf('10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16', '198.18.0.0/15', '64:ff9b:1::/48', 'fc00::/7', 'fe80::/10', 'fec0::/10');
// The rest of those registries: this network, protocol assignments, documentation, 6to4 relays, multicast
// and future use; Teredo and other protocol assignments, documentation, 6to4.
const RESERVED = networksOf('0.0.0.0/8', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20');
// What IANA has assigned to hosts: every IPv6 address elsewhere is special or unassigned.
const UNICAST = networksOf('0.0.0.0/0', '2000::/3');
// IPv4-mapped, IPv4-translated, IPv4-compatible, and NAT64.
const CARRIES_IPV4 = networksOf('::ffff:0:0/96', '::ffff:0:0:0/96', '::/96', '64:ff9b::/96');
const isIn = (networks, address) => networks.some((each) => contains(each, address));
const LAST_FOUR = [12, 13, 14, 15];
const embedding = (network, ...at) => {
    const networks = networksOf(network);
    return { isIn: (address) => isIn(networks, address), at, mask: 0 };
};
// Where a relay or translator on the way connects to the IPv4 address instead.
const EMBEDDINGS = [
    // 6to4 (RFC 3056), and the server and client of Teredo (RFC 4380), whose client is inverted.
    embedding('2002::/16', [2, 3, 4, 5]),
    embedding('2001::/32', [4, 5, 6, 7]),
    { ...embedding('2001::/32', LAST_FOUR), mask: 0xff },
    // NAT64 with a prefix of 48, 56, 64 or 96 bits; byte 8 is not used (RFC 6052 §2.2).
    embedding('64:ff9b:1::/48', [6, 7, 9, 10], [7, 9, 10, 11], [9, 10, 11, 12], LAST_FOUR),
    // ISATAP (RFC 5214 §6.1), in any network.
    {
        isIn: (address) => /^[02],0,94,254$/.test(address.slice(8, 12).join()),
        at: [LAST_FOUR],
        mask: 0
    }
];
const embeddedIn = (address) => EMBEDDINGS.filter((each) => each.isIn(address)).flatMap(({ at, mask }) => at.map((bytes) => bytes.map((byte) => (address[byte] ?? 0) ^ mask)));
/** The kind of an address of either family; an IPv6 address that is an IPv4 address has the kind of that. */
function kindOf(address) {
    if (isIn(LOOPBACK, address))
        return 'loopback';
    if (isIn(CARRIES_IPV4, address))
        return kindOf(address.slice(12));
    if ([address, ...embeddedIn(address)].some((each) => isIn(METADATA, each)))
        return 'metadata';
    if (isIn(PRIVATE, address))
        return 'private';
    return isIn(RESERVED, address) || !isIn(UNICAST, address) ? 'reserved' : 'public';
}
/** The kind of the address in the text; any other text is public. */
function addressKind(text) {
    const address = (0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__/* .parseIp */ .r5)(text);
    return address === null ? 'public' : kindOf(address);
}
// RFC 6761, RFC 6762 (with its appendix G), RFC 8375, and ICANN's reservation of `internal`.
const PRIVATE_NAME = /^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;
/**
 * The kind of `localhost` or an address, also in the forms that only some resolvers and proxies read
 * (`0x7f.1`); every other name in lower case is public.
 */
function literalKind(text) {
    const name = text.replace(/\.$/, '');
    if (/(^|\.)localhost(\.localdomain)?$/.test(name))
        return 'loopback';
    const address = (0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__/* .parseIp */ .r5)(name) ?? (0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__/* .parseLooseIpv4 */ .RY)(name);
    return address === null ? 'public' : kindOf(address);
}
/** The kind of a name or address in lower case, as far as the text itself tells. */
function nameKind(text) {
    const kind = literalKind(text);
    if (kind !== 'public' || text.includes(':'))
        return kind;
    return PRIVATE_NAME.test(text.replace(/\.$/, '')) ? 'private' : 'public';
}


/***/ }),

/***/ 7715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ statusPageOf)
/* harmony export */ });
/** The page that reports outages, by host. */
const STATUS_PAGES = new Map([
    ['registry.terraform.io', 'https://status.hashicorp.com'],
    ['app.terraform.io', 'https://status.hashicorp.com'],
    ['app.eu.terraform.io', 'https://status.hashicorp.com'],
    ['registry.opentofu.org', 'https://status.opentofu.org'],
    ['gitlab.com', 'https://status.gitlab.com']
]);
/** The status page of a public registry; null for any other host. */
const statusPageOf = (host) => STATUS_PAGES.get(host) ?? null;


/***/ }),

/***/ 9664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   LA: () => (/* binding */ isOverrideFile),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   un: () => (/* binding */ resolvedPath)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
// Paths within a checkout, relative to it and with slashes; '' is its top.

const below = (directory, name) => directory === '' ? name : `${directory}/${name}`;
/** The directory of a file. */
const directoryOf = (file) => file.slice(0, Math.max(0, file.lastIndexOf('/')));
/** The directory of a local path in a file of another directory. */
function resolvedPath(directory, path) {
    const joined = (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(directory, path).replace(/\/$/, '');
    return joined === '.' ? '' : joined;
}
/** Whether what a configuration file says replaces what others say (Terraform parser_file_matcher.go). */
const isOverrideFile = (file) => /(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(file);


/***/ }),

/***/ 9529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ GRANT_TYPES),
/* harmony export */   m: () => (/* binding */ readLogin)
/* harmony export */ });
/* harmony import */ var _go_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4283);
/* harmony import */ var _service_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8999);


const ALL_PORTS = [1024, 65535];
/** Those that a client knows. */
const GRANT_TYPES = ['authz_code', 'password'];
// The only host that `terraform login` asks for a password grant (internal/command/login.go).
const PASSWORD_HOST = 'app.terraform.io';
/**
 * Reads a login.v1 object by the rules of both clients (svchost disco/host.go, ServiceOAuthClient;
 * internal/command/login.go for what login then does with it). The clients stop at the first flaw;
 * this returns all of them.
 */
function readLogin(fields, documentUrl, host) {
    const client = readClient(own(fields, 'client'));
    const grantTypes = readGrantTypes(own(fields, 'grant_types'), host);
    const needs = (...types) => types.some((type) => grantTypes.value.includes(type));
    const endpoint = (name, isRequired) => readEndpoint(own(fields, name), name, isRequired, documentUrl);
    const authz = endpoint('authz', needs('authz_code'));
    const token = endpoint('token', needs('authz_code', 'password'));
    const ports = readPorts(own(fields, 'ports'));
    const scopes = readScopes(own(fields, 'scopes'));
    return {
        value: {
            client: client.value,
            grantTypes: grantTypes.value,
            authz: authz.value,
            token: token.value,
            ports: ports.value,
            scopes: scopes.value
        },
        flaws: [client, grantTypes, authz, token, ports, scopes].flatMap((field) => field.flaws)
    };
}
const own = (fields, name) => Object.hasOwn(fields, name) ? fields[name] : undefined;
/** The value that is used, and the rule that what the document has breaks. */
const flawed = (value, rule, found) => ({
    value,
    flaws: [{ rule, value: found }]
});
const fine = (value) => ({ value, flaws: [] });
function readClient(value) {
    if (typeof value !== 'string')
        return flawed('', 'client-missing', value);
    return value === '' ? flawed(value, 'client-empty', value) : fine(value);
}
function readGrantTypes(value, host) {
    if (value === undefined)
        return fine(['authz_code']);
    if (!Array.isArray(value))
        return flawed([], 'grant-types-invalid', value);
    const types = [...new Set(value.filter((item) => typeof item === 'string'))];
    const isUsable = types.includes('authz_code') || (types.includes('password') && host === PASSWORD_HOST);
    if (!isUsable)
        return flawed(types, 'grant-types-unsupported', value);
    const isKnown = types.every((type) => GRANT_TYPES.includes(type));
    return isKnown ? fine(types) : flawed(types, 'grant-types-unknown', value);
}
function readEndpoint(value, name, isRequired, documentUrl) {
    if (typeof value !== 'string') {
        return isRequired ? flawed(null, `${name}-missing`, value) : fine(null);
    }
    const url = (0,_service_url_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveServiceUrl */ .v)(documentUrl, value);
    if (url.ok && (0,_go_url_js__WEBPACK_IMPORTED_MODULE_0__/* .urlHost */ .cz)(url.value).name !== '')
        return fine((0,_go_url_js__WEBPACK_IMPORTED_MODULE_0__/* .showUrl */ .jr)(url.value));
    const what = name === 'authz' ? 'authorization' : 'token';
    const why = `failed to parse ${what} URL: ${url.ok ? 'no Host in request URL' : url.why}`;
    return { value: null, flaws: [{ rule: `${name}-invalid`, why }] };
}
function readPorts(value) {
    if (value === undefined)
        return fine(ALL_PORTS);
    if (!Array.isArray(value))
        return flawed(ALL_PORTS, 'ports-ignored', value);
    if (value.length !== 2)
        return flawed(ALL_PORTS, 'ports-count', value);
    const [first, last] = value;
    if (!isPort(first) || !isPort(last))
        return flawed(ALL_PORTS, 'ports-range', value);
    if (first > last)
        return flawed(ALL_PORTS, 'ports-order', value);
    // Both clients choose from [first, last), so a range of one port is empty (internal/command/login.go).
    return first === last ? flawed([first, last], 'ports-single', value) : fine([first, last]);
}
const isPort = (value) => typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= ALL_PORTS[0] &&
    value <= ALL_PORTS[1];
function readScopes(value) {
    if (value === undefined)
        return fine([]);
    if (!Array.isArray(value))
        return flawed([], 'scopes-ignored', value);
    const scopes = value.filter((item) => typeof item === 'string');
    return scopes.length === value.length ? fine(scopes) : flawed(scopes, 'scopes-invalid', value);
}


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

/***/ 241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ nearMisses)
/* harmony export */ });
/* harmony import */ var _hostname_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1831);
// Finds variables whose names resemble the one for a host's token.

// Mistakes in TF_TOKEN_: the prefix of another program, the plural, lower case, a missing underscore.
const ANY_PREFIX = /^TFE?[_-]?TOKENS?[_-]?(?=.)/i;
const PREFIX = 'TF_TOKEN_';
/**
 * The variables with a name similar to the host's, except those that are for the host itself or for
 * another of `hosts`.
 */
function nearMisses(variables, host, hosts) {
    const [write] = (0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenVariables */ .fK)(host);
    if (write === undefined)
        return [];
    return variables.flatMap((variable) => {
        const reached = (0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .hostOfTokenVariable */ .$k)(variable);
        if (reached !== null && hosts.has(reached))
            return [];
        const why = explain(variable, reached, host);
        return why === null ? [] : [{ variable, why, write, isParent: isParent(reached, host) }];
    });
}
function explain(variable, reached, host) {
    const prefix = ANY_PREFIX.exec(variable)?.[0];
    if (prefix === undefined)
        return null;
    const rest = variable.slice(prefix.length);
    if (reached !== null && isParent(reached, host)) {
        return `it is for ${(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .showHostname */ .nx)(reached)} only: the clients do not use the tokens of parent domains`;
    }
    if (!spellings(host).some((spelling) => spelling === plain(rest)))
        return null;
    if (prefix !== PREFIX)
        return `it begins with ${prefix}, and the clients read only ${PREFIX}`;
    if (reached === null)
        return 'the clients cannot read a hostname from it and ignore it';
    return `the clients read it for ${(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .showHostname */ .nx)(reached)}${separators(rest, host)}`;
}
const isParent = (reached, host) => reached !== null && (0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .splitHostname */ .Sv)(host).name.endsWith(`.${(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .splitHostname */ .Sv)(reached).name}`);
/** The letters and digits of a name with single underscores between them, equal for all spellings. */
const plain = (text) => text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
/** The host with its port and without, in ASCII and in Unicode. */
function spellings(host) {
    const { name } = (0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .splitHostname */ .Sv)(host);
    return [...new Set([host, name, (0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .showHostname */ .nx)(host)].map(plain))];
}
/** The rule for names that was missed, if it is clear. */
function separators(rest, host) {
    const { name, port } = (0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__/* .splitHostname */ .Sv)(host);
    if (port !== 443 && !rest.includes(':'))
        return '; a port follows a colon';
    if (name.includes('-') && !rest.includes('-'))
        return '; a hyphen is written as two underscores';
    return '';
}


/***/ }),

/***/ 1505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G_: () => (/* binding */ showLooks),
/* harmony export */   Yj: () => (/* binding */ servicesPhrase),
/* harmony export */   Zc: () => (/* binding */ responseFacts),
/* harmony export */   o7: () => (/* binding */ configurationFacts),
/* harmony export */   se: () => (/* binding */ requiredFact),
/* harmony export */   tN: () => (/* binding */ MAX_WORDS)
/* harmony export */ });
/* unused harmony export lookLines */
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7574);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4120);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8884);
// What text and Markdown both say about a host: requirements, response, tokens, host blocks.



// A reason phrase or a name has a few words.
const MAX_WORDS = 120;
const MAX_REQUIRED = 20;
const MAX_SERVICES = 6;
/** Required services, with the clients where only some of those in force need a service. */
function requiredFact({ requirements }, { dialect }, format) {
    const texts = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .firstLines */ .UV)(requirements, MAX_REQUIRED, ({ service, clients, because }) => {
        const id = service === 'any' ? (0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .showService */ .DO)(service) : format.value((0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .showService */ .DO)(service), MAX_WORDS);
        const isForAll = dialect.clients.every((client) => clients.includes(client));
        const needing = isForAll ? '' : ` for ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .andClients */ .wO)(clients)}`;
        return `${id}${needing} (${(0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .showRequiring */ .Yx)(because, format.because)})`;
    });
    return { label: 'required', texts };
}
/** How the wrong document begins, how long the request took, and what failed before a retry. */
function responseFacts({ visit }, format) {
    const { timing, discovery } = visit.attempt;
    const excerpt = discovery.kind === 'failed' ? discovery.excerpt : null;
    const phases = (0,_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .phasesOf */ .I$)(timing).map(([name, ms]) => `${name} ${(0,_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .showDuration */ .kJ)(ms)}`);
    const before = visit.earlier.map((attempt) => {
        const { kind } = attempt.discovery;
        const seen = kind === 'failed' ? attempt.discovery.problem.code : kind;
        return `${seen} after ${(0,_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .showDuration */ .kJ)(attempt.timing.totalMs)}`;
    });
    const body = excerpt === null ? [] : [format.value(excerpt.replace(/\s+/gu, ' ').trim())];
    const source = visit.credentials?.hasToken ? [format.prose(visit.credentials.source)] : [];
    return [
        { label: 'body', texts: body },
        { label: 'timing', texts: [phases.join(', ')] },
        { label: 'retried', texts: before },
        { label: 'token from', texts: source }
    ];
}
/** What the machine has configured for the host. */
const configurationFacts = (host, format) => [
    {
        label: 'credentials',
        texts: hasTokenTrouble(host) ? lookLines(host.visit.looks, format.prose) : []
    },
    { label: 'host block', texts: hostBlockTexts(host.visit).map((text) => format.prose(text)) }
];
/** The services of a host that works, and how long discovery took or which host block they are from. */
function servicesPhrase({ visit, services, servicesLeftOut, servicesFrom }, format) {
    const ids = services.map(({ id }) => format.value(id, MAX_WORDS));
    const from = servicesFrom === null
        ? (0,_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .showDuration */ .kJ)(visit.attempt.timing.totalMs)
        : `host block at ${format.because(servicesFrom)}`;
    return `${ids.length === 0 ? 'no services' : (0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .showSome */ .K4)(ids, MAX_SERVICES, servicesLeftOut)} (${from})`;
}
function showLooks(looks) {
    const groups = Map.groupBy(looks, (each) => JSON.stringify(each.looks.map(shownLook)));
    return [...groups.values()].map((group) => ({
        clients: group.map(({ client }) => client),
        looks: group[0]?.looks.map(shownLook) ?? []
    }));
}
const HELD_WORDS = {
    nothing: 'no entry',
    'a token': 'a token',
    'an empty token': 'an empty token',
    'no token': 'an entry without a token',
    'not asked': 'not run',
    'not read': 'turned off'
};
const shownLook = ({ source, held, counts }) => ({
    source,
    held: `${HELD_WORDS[held]}${counts ? (held === 'no token' ? ' (ends the search)' : ' (used)') : ''}`
});
/** One line for each source; the clients are named where they differ. `show` makes a source safe. */
function lookLines(looks, show) {
    const groups = showLooks(looks);
    return groups.flatMap(({ clients, looks: own }) => own.map(({ source, held }) => {
        const by = groups.length > 1 ? `${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .andClients */ .wO)(clients)}: ` : '';
        return `${by}${show(source)}: ${held}`;
    }));
}
/** Where clients looked for a token is shown only when a finding is about tokens. */
const hasTokenTrouble = ({ findings }) => findings.some(({ problem: { code } }) => /^credentials-|^document-unauthorized$/.test(code));
/** `~/.terraformrc:3, for Terraform`: one text for each `host` block that replaces the document. */
function hostBlockTexts({ forced }) {
    const blocks = Map.groupBy(forced, ({ place }) => (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .showBecause */ .eo)(place));
    return [...blocks].map(([place, group]) => `${place}, for ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .andClients */ .wO)(group.map(({ client }) => client))}`);
}


/***/ }),

/***/ 7574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ phasesOf),
/* harmony export */   QN: () => (/* binding */ showMinute),
/* harmony export */   kJ: () => (/* binding */ showDuration),
/* harmony export */   nO: () => (/* binding */ showExpiry),
/* harmony export */   tY: () => (/* binding */ showSize)
/* harmony export */ });
/* unused harmony export showSpan */
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4120);

const DAY_MS = 86_400_000;
/** Whole milliseconds, then seconds with one digit, then minutes and seconds. */
function showDuration(ms) {
    const whole = Math.round(ms);
    if (whole < 1000)
        return `${whole} ms`;
    if (whole < 59_950)
        return `${(whole / 1000).toFixed(1)} s`;
    const seconds = Math.round(whole / 1000);
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
/** Bytes up to 999, then kB and MB (powers of 1000) with one digit. */
function showSize(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    return bytes < 999_950 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
/** The phases that happened, in order. */
function phasesOf(timing) {
    const phases = [
        ['DNS', timing.lookupMs],
        ['connect', timing.connectMs],
        ['TLS', timing.tlsMs],
        ['first byte', timing.firstByteMs],
        ['total', timing.totalMs]
    ];
    return phases.flatMap(([name, ms]) => (ms === null ? [] : [[name, ms]]));
}
const MINUTE_MS = 60_000;
/** `2 days 3 h`, `3 h 20 min`, `20 min`: the time between two ISO 8601 times. */
function showSpan(from, to) {
    const ms = Date.parse(to) - Date.parse(from);
    if (!(ms >= MINUTE_MS))
        return 'less than a minute';
    const minutes = Math.floor(ms / MINUTE_MS);
    const parts = [
        { count: Math.floor(minutes / 1440), unit: minutes >= 2880 ? 'days' : 'day' },
        { count: Math.floor((minutes % 1440) / 60), unit: 'h' },
        { count: minutes % 60, unit: 'min' }
    ];
    // The minutes of an outage of days do not matter.
    const first = parts.findIndex(({ count: number }) => number > 0);
    return parts
        .slice(first, first + 2)
        .filter(({ count: number }) => number > 0)
        .map(({ count: number, unit }) => `${number} ${unit}`)
        .join(' ');
}
/** `2026-11-20 12:00 UTC` of an ISO 8601 time in UTC. */
const showMinute = (time) => `${time.slice(0, 16).replace('T', ' ')} UTC`;
/** `2026-12-01 (in 11 days)`, relative to `now`; both ISO 8601, UTC. */
function showExpiry(expires, now) {
    const days = (Date.parse(expires) - Date.parse(now)) / DAY_MS;
    if (Number.isNaN(days))
        return expires;
    const whole = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .showCount */ .px)(Math.floor(Math.abs(days)), 'day');
    const isWithinDay = Math.abs(days) < 1;
    const past = isWithinDay ? 'within the last day' : `${whole} ago`;
    const future = isWithinDay ? 'in less than a day' : `in ${whole}`;
    return `${expires.slice(0, 10)} (${days < 0 ? past : future})`;
}


/***/ }),

/***/ 4120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DO: () => (/* binding */ showService),
/* harmony export */   Iu: () => (/* binding */ capitalised),
/* harmony export */   K4: () => (/* binding */ showSome),
/* harmony export */   QI: () => (/* binding */ versionedClients),
/* harmony export */   Rk: () => (/* binding */ showAuthorization),
/* harmony export */   SY: () => (/* binding */ showClients),
/* harmony export */   UV: () => (/* binding */ firstLines),
/* harmony export */   dy: () => (/* binding */ NEW),
/* harmony export */   px: () => (/* binding */ showCount),
/* harmony export */   q9: () => (/* binding */ firstRemarks),
/* harmony export */   wO: () => (/* binding */ andClients)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);

/** Says that a host is new, after its name or after `the host is`. */
const NEW = 'new in this pull request';
const showCount = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const capitalised = (text) => text.replace(/^./u, (first) => first.toUpperCase());
/** At most `most` of the items, and how many more there are, of which `leftOut` are not among the items. */
function showSome(items, most, leftOut = 0) {
    const shown = items.slice(0, most);
    const more = items.length - shown.length + leftOut;
    return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
/** The lines of at most `most` items, then one that says how many more there are. */
function firstLines(items, most, show, showMore = (more) => `and ${more} more`) {
    const more = items.length - most;
    return [...items.slice(0, most).flatMap(show), ...(more > 0 ? [showMore(more)] : [])];
}
// Each directory with plugins of its own has a remark.
const MAX_REMARKS = 50;
/** The remarks that every output format shows, and how many more there are. */
const firstRemarks = (remarks) => firstLines(remarks, MAX_REMARKS, (remark) => remark, (more) => `and ${showCount(more, 'more remark')}`);
const showClients = (clients) => _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK.every((client) => clients.includes(client))
    ? 'all clients'
    : clients.map((client) => _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_NAMES */ .bB[client]).join(', ');
const andClients = (clients) => clients.map((client) => _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_NAMES */ .bB[client]).join(' and ');
/** `Terraform 1.9.8 and OpenTofu`: the checked clients, each with its version if one is known. */
const versionedClients = ({ clients, versions }) => clients.map((client) => [_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_NAMES */ .bB[client], versions[client]].join(' ').trim()).join(' and ');
/** The requirement `any` is not a service id. */
const showService = (service) => service === 'any' ? 'any service' : service;
/** Whether a request had a token, after the word `token`. */
function showAuthorization(authorization) {
    switch (authorization) {
        case 'none':
            return 'none';
        case 'sent':
            return 'sent';
        case 'withheld':
            return 'not sent (not HTTPS)';
        case 'dropped':
            return 'not sent (redirected to another host)';
    }
}


/***/ }),

/***/ 8884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BQ: () => (/* binding */ withoutFile),
/* harmony export */   Dc: () => (/* binding */ countFiles),
/* harmony export */   Ky: () => (/* binding */ showPlaces),
/* harmony export */   Nu: () => (/* binding */ usedAt),
/* harmony export */   Qz: () => (/* binding */ isUsed),
/* harmony export */   R3: () => (/* binding */ showPlace),
/* harmony export */   Xd: () => (/* binding */ firstPlaceOf),
/* harmony export */   Yx: () => (/* binding */ showRequiring),
/* harmony export */   eo: () => (/* binding */ showBecause),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   xi: () => (/* binding */ findingFacts),
/* harmony export */   y9: () => (/* binding */ byFile),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* unused harmony export isInCheckout */
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4120);
/* harmony import */ var _safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8641);
// Places of findings and requirements as text, safe for a log.


/** `main.tf:12`, or the name of the setting. */
const showBecause = (because) => isPlace(because) ? `${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleFile */ .J7)(because.file)}:${because.line}` : because;
/** `main.tf:12:7`, which editors and terminals can open. */
const showPlace = ({ file, line, column }) => `${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleFile */ .J7)(file)}:${line}:${column}`;
/** At most `most` distinct lines, then `and 3 more places`, with `leftOut` further ones. `show` formats one of them. */
function showPlaces(because, most, show = showBecause, leftOut = 0) {
    const lines = distinctLines(because);
    const shown = lines.slice(0, most).map(show).join(', ');
    const more = Math.max(0, lines.length - most) + leftOut;
    return more > 0 ? `${shown} and ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .showCount */ .px)(more, 'more place')}` : shown;
}
/** The setting, if it requires the service, and the first line of a file that does. */
const showRequiring = (because, show = showBecause) => showPlaces(because, because.every(isPlace) ? 1 : 2, show);
/**
 * The places of a finding: where it is shown (null where no file is involved), other lines of files, and the
 * setting that requires the service, if one does. `leftOut` is the number of further places.
 */
function originOf(finding) {
    const [first = null, ...others] = distinctLines(finding.places.filter(isPlace));
    const settings = finding.places.filter((because) => !isPlace(because));
    return { first, others, settings, leftOut: finding.placesLeftOut ?? 0 };
}
/** Where a finding is shown; null where no file is involved. */
const firstPlaceOf = ({ places }) => places.find(isPlace) ?? null;
/** What to say below the message of a finding: labels and texts. */
function findingFacts(finding, maxCharacters, maxPlaces) {
    const { others, settings, leftOut } = originOf(finding);
    const facts = [
        ['help', (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(finding.problem.help ?? '', maxCharacters)],
        ['affects', (0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .showClients */ .SY)(finding.affects)],
        ['also at', showPlaces(others, maxPlaces, showBecause, leftOut)],
        ['required by', showPlaces(settings, maxPlaces)]
    ];
    return facts.filter(([, text]) => text !== '');
}
/** Lines of files that use a host. */
const usedAt = (host) => distinctLines(host.requirements.flatMap(({ because }) => because.filter(isPlace)));
/** Whether some file uses a host. */
const isUsed = ({ requirements }) => requirements.some(({ because }) => because.some(isPlace));
/** Findings that have a place, by file, in the order of the first of each. */
function byFile(findings) {
    const placed = findings.filter((finding) => firstPlaceOf(finding) !== null);
    return [...Map.groupBy(placed, (finding) => firstPlaceOf(finding)?.file ?? '')];
}
/** How many files the findings are in. */
const countFiles = (findings) => new Set(findings.flatMap(({ places }) => places.filter(isPlace).map(({ file }) => file))).size;
/** Findings that have no place. */
const withoutFile = (findings) => findings.filter((finding) => firstPlaceOf(finding) === null);
/** What findings without a host and a place are about. */
const subjectOf = (findings) => findings.every(({ problem }) => problem.code.startsWith('credentials-'))
    ? 'credentials'
    : 'settings';
/** Whether a file can be in the checkout. Other files of the machine are shown by their whole path. */
const isInCheckout = (file) => !/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(file);
const isPlace = (because) => typeof because !== 'string';
/** The first place of each line. There may be a hundred thousand. */
function distinctLines(because) {
    const seen = new Map();
    return because.filter((one) => {
        const { file, line } = typeof one === 'string' ? { file: one, line: 0 } : one;
        const lines = seen.get(file);
        if (lines === undefined)
            seen.set(file, new Set([line]));
        else if (lines.has(line))
            return false;
        else
            lines.add(line);
        return true;
    });
}


/***/ }),

/***/ 8416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ resolveDialect)
/* harmony export */ });
/* harmony import */ var _problems_brief_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4000);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5143);
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1064);
/* harmony import */ var _signs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5603);
/* harmony import */ var _versions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3469);
// Decides which clients are checked, and which of their releases may be in use.





const ASSUMED = ['terraform'];
const WHY_ASSUMED = 'assumed, CLI not detected; set `dialect`';
const WHY_BOTH = 'CLI not detected; set `dialect` to check one';
/**
 * The `dialect` setting; for `auto`, what the files tell. The first kind of evidence of which there is
 * any decides, and evidence for both clients means both. Without evidence, Terraform is assumed; without
 * any file of a client there is nothing to detect, and both are checked.
 */
async function resolveDialect({ setting, scan }) {
    const set = setting.name === 'auto' ? null : clientsNamed(setting.name);
    if (scan === null || scan.isEmpty) {
        const why = set === null ? WHY_BOTH : WHY_SET;
        return dialectOf(set ?? _protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__/* .MAIN_CLIENTS */ .Du, [why], [], setting, { signs: [], constraints: [] });
    }
    const signs = await signsOf(scan, setting, set);
    const { constraints } = scan;
    if (set !== null)
        return dialectOf(set, [WHY_SET], [], setting, { signs, constraints });
    const deciding = decide(signs);
    if (deciding.length === 0) {
        const assumed = dialectOf(ASSUMED, [WHY_ASSUMED], [], setting, { signs, constraints });
        return { ...assumed, isGuess: true };
    }
    const clients = clientsIn(deciding);
    // Of many places, one for each client is enough to find the reason.
    const first = clients.flatMap((client) => deciding.find((sign) => sign.client === client) ?? []);
    return dialectOf(clients, first.map(showSign), deciding, setting, { signs, constraints });
}
const WHY_SET = 'set by `dialect`';
const clientsNamed = (name) => name === 'both' ? _protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__/* .MAIN_CLIENTS */ .Du : [name];
const clientsIn = (signs) => _protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__/* .MAIN_CLIENTS */ .Du.filter((client) => signs.some((sign) => sign.client === client));
/** Without what is in tests and examples, unless there is nothing else. */
function ownFirst(found) {
    const own = found.filter(({ place }) => !(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_1__/* .isAside */ .Zl)(place.file));
    return own.length === 0 ? found : own;
}
/** The signs of the first level that has any; those in tests and examples only if there are no others. */
const decide = (signs) => {
    const own = ownFirst(signs);
    const levels = _signs_js__WEBPACK_IMPORTED_MODULE_3__/* .LEVELS */ .A.map((level) => own.filter((sign) => sign.level === level));
    return levels.find(({ length }) => length > 0) ?? [];
};
/** The signs in scanned files; those in tool files too if they can decide about clients or releases. */
async function signsOf({ signs, toolFiles, selection, hasCloudHostname }, setting, set) {
    const deciding = decide(signs);
    const clients = set ?? clientsIn(deciding);
    const mayChange = deciding.every(({ place }) => (0,_problems_place_js__WEBPACK_IMPORTED_MODULE_1__/* .isAside */ .Zl)(place.file));
    const isOpen = set === null && (mayChange || deciding.some(({ isCloud }) => isCloud));
    const isVersionOpen = setting.version === null && clients.some((client) => (0,_versions_js__WEBPACK_IMPORTED_MODULE_4__/* .releasesOf */ .w)(client, []).length > 1);
    if (!isOpen && !isVersionOpen)
        return signs;
    const { readTools } = await __webpack_require__.e(/* import() */ 763).then(__webpack_require__.bind(__webpack_require__, 1763));
    const tools = readTools(selection, toolFiles);
    const hasHostname = hasCloudHostname || tools.setsCloudHostname;
    return [...signs.filter(({ isCloud }) => !(isCloud && hasHostname)), ...tools.signs];
}
function dialectOf(clients, reasons, deciding, setting, known) {
    const [client, ...others] = clients;
    const found = clients.map((one) => versionOf(one, setting, known));
    const versions = found.flatMap(({ client: one, version }) => version === null ? [] : [[one, version]]);
    const shown = found.flatMap(({ version, signs: [sign] }) => version === null || sign === undefined ? [] : [showSign(sign)]);
    return {
        name: client === undefined || others.length > 0 ? 'both' : client,
        clients,
        releases: found.flatMap(({ releases }) => releases),
        versions: Object.fromEntries(versions),
        why: [...new Set([...reasons, ...shown])].join(', '),
        evidence: [...new Set([...deciding, ...found.flatMap(({ signs }) => signs)])]
    };
}
/** Version files and tools select versions; `required_version` only allows some. */
function versionOf(client, { version }, known) {
    if (version !== null)
        return { client, releases: (0,_versions_js__WEBPACK_IMPORTED_MODULE_4__/* .releasesOf */ .w)(client, [version]), version, signs: [] };
    const selecting = ownFirst(known.signs.filter((sign) => sign.client === client && sign.version !== null));
    const texts = [...new Set(selecting.map((sign) => (sign.version ?? '').replace(/^v/, '')))];
    if (texts.length > 0) {
        const [only = '', ...more] = texts;
        const isKnown = more.length === 0 && (0,_versions_js__WEBPACK_IMPORTED_MODULE_4__/* .isVersion */ .l)(only);
        return {
            client,
            releases: (0,_versions_js__WEBPACK_IMPORTED_MODULE_4__/* .releasesOf */ .w)(client, texts),
            version: isKnown ? only : null,
            signs: selecting
        };
    }
    const constraints = ownFirst(known.constraints);
    const allowed = constraints.map(({ text }) => text);
    const releases = (0,_versions_js__WEBPACK_IMPORTED_MODULE_4__/* .releasesOf */ .w)(client, allowed);
    if (releases.length === (0,_versions_js__WEBPACK_IMPORTED_MODULE_4__/* .releasesOf */ .w)(client, []).length) {
        return { client, releases, version: null, signs: [] };
    }
    const signs = constraints.map(({ text, place }) => {
        return { client, level: 'syntax', place, text: `requires ${(0,_problems_brief_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(text)}`, version: text };
    });
    return { client, releases, version: allowed.length === 1 ? (allowed[0] ?? null) : null, signs };
}
const showSign = ({ place, text }) => `${place.file}:${place.line} ${text}`;


/***/ }),

/***/ 2161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L8: () => (/* binding */ classify),
/* harmony export */   TD: () => (/* binding */ isVersionFile),
/* harmony export */   U4: () => (/* binding */ MANIFEST_PATH),
/* harmony export */   Z8: () => (/* binding */ isToolFile),
/* harmony export */   e0: () => (/* binding */ MANIFEST),
/* harmony export */   tr: () => (/* binding */ isTwin)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
// Which files of a directory the clients read, and which others may name a client, by their names.

const TERRAFORM = ['terraform'];
const OPENTOFU = ['opentofu'];
// The first suffix that matches is used, so longer ones come first (Terraform parser_file_matcher.go,
// OpenTofu parser_config_dir.go, stackconfig/file.go).
const SUFFIXES = [
    { suffix: '.tftest.hcl', class: 'test', clients: _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du, twin: '.tofutest.hcl' },
    { suffix: '.tftest.json', class: 'test', clients: _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du, twin: '.tofutest.json' },
    { suffix: '.tofutest.hcl', class: 'test', clients: OPENTOFU },
    { suffix: '.tofutest.json', class: 'test', clients: OPENTOFU },
    { suffix: '.tfquery.hcl', class: 'query', clients: TERRAFORM },
    { suffix: '.tfquery.json', class: 'query', clients: TERRAFORM },
    { suffix: '.tfmigrate.hcl', class: 'migrate', clients: TERRAFORM },
    { suffix: '.tfcomponent.hcl', class: 'stack', clients: TERRAFORM },
    { suffix: '.tfcomponent.json', class: 'stack', clients: TERRAFORM },
    { suffix: '.tfstack.hcl', class: 'stack', clients: TERRAFORM },
    { suffix: '.tfstack.json', class: 'stack', clients: TERRAFORM },
    { suffix: '.tfdeploy.hcl', class: 'deploy', clients: TERRAFORM },
    { suffix: '.tfdeploy.json', class: 'deploy', clients: TERRAFORM },
    { suffix: '.tfmock.hcl', class: 'none', clients: _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du },
    { suffix: '.tofumock.hcl', class: 'none', clients: OPENTOFU },
    { suffix: '.tf.json', class: 'config', clients: _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du, twin: '.tofu.json' },
    { suffix: '.tofu.json', class: 'config', clients: OPENTOFU },
    { suffix: '.tf', class: 'config', clients: _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du, twin: '.tofu' },
    { suffix: '.tofu', class: 'config', clients: OPENTOFU },
    { suffix: 'terragrunt.hcl.json', class: 'terragrunt', clients: _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du },
    // Terragrunt includes files by any name. Their content decides whether they are Terragrunt's.
    { suffix: '.hcl', class: 'terragrunt', clients: _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du }
];
const SUFFIXES_BY_ENDING = Map.groupBy(SUFFIXES, ({ suffix }) => suffix.slice(suffix.lastIndexOf('.') + 1));
const LOCK_NAME = '.terraform.lock.hcl';
const LOCK = { class: 'lock', syntax: 'hcl', clients: _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du, isOverride: false };
/** Whether OpenTofu may read a file of this name instead of another. */
const isTwin = (name) => name.includes('.tofu') && /\.tofu(test)?(\.(hcl|json))?$/.test(name);
/** The list of modules that `init` has downloaded, relative to the directory where it ran. */
const MANIFEST_PATH = '.terraform/modules/modules.json';
const MANIFEST = { ...LOCK, class: 'manifest', syntax: 'json' };
/**
 * The kind of a file; undefined for one that no client reads. `siblings` are the names in its
 * directory: only Terraform reads `x.tf` if there is an `x.tofu`. `directory` is the name of the
 * directory: in `tests`, Terraform reads even the test files that it ignores elsewhere.
 */
function classify(name, siblings, directory) {
    if (name === LOCK_NAME)
        return LOCK;
    const ending = SUFFIXES_BY_ENDING.get(name.slice(name.lastIndexOf('.') + 1));
    const found = ending?.find(({ suffix }) => name.endsWith(suffix));
    if (found === undefined || found.class === 'none')
        return undefined;
    const isIgnoredTest = isIgnored(name) && found.class === 'test' && directory === 'tests';
    if (isIgnored(name) && !isIgnoredTest)
        return undefined;
    const base = name.slice(0, -found.suffix.length);
    const hasTwin = found.twin !== undefined && siblings.has(base + found.twin);
    const isOverride = base === 'override' || base.endsWith('_override');
    const isTerraformOnly = hasTwin || isIgnoredTest;
    if (isTerraformOnly && !found.clients.includes('terraform'))
        return undefined;
    const clients = isTerraformOnly ? TERRAFORM : found.clients;
    const syntax = name.endsWith('.json') ? 'json' : 'hcl';
    return { class: found.class, syntax, clients, isOverride };
}
/** Names of hidden files and of editors' backups: `.x`, `x~`, `#x#`. */
const isIgnored = (name) => name.startsWith('.') || name.endsWith('~') || (name.startsWith('#') && name.endsWith('#'));
const VERSION_FILE = /^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/;
const TOOL_FILE = new RegExp(`^(${[
    '(gnu)?makefile',
    '\\.?justfile',
    'taskfile(\\.dist)?\\.ya?ml',
    '(dockerfile|containerfile|jenkinsfile)([._-].*)?',
    '\\.?devcontainer\\.json',
    'atlantis\\.ya?ml',
    'aqua\\.ya?ml',
    '\\.gitlab-ci\\.ya?ml',
    'azure-pipelines?[^/]*\\.ya?ml',
    'bitbucket-pipelines\\.ya?ml',
    '(docker-)?compose[^/]*\\.ya?ml',
    '(cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml',
    '\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml',
    '.*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)'
].join('|')})$`, 'i');
/** A file that selects the version of a client. */
const isVersionFile = (name) => VERSION_FILE.test(name);
/** Whether a file of another program may name a client: version files, CI configuration, build files, scripts. */
const isToolFile = (name) => isVersionFile(name) || TOOL_FILE.test(name);


/***/ }),

/***/ 6195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ isNamedBy),
/* harmony export */   G$: () => (/* binding */ isSkippedDirectory),
/* harmony export */   Ls: () => (/* binding */ exclusion),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   VK: () => (/* binding */ splitGlob),
/* harmony export */   sq: () => (/* binding */ withSlashes)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
// What `scan` and `exclude` select. Nothing here looks at the file system.

const GLOB = /[*?[{]/;
/** The part of a path before the first component with a wildcard, and that component with the rest. */
function splitGlob(pattern) {
    const parts = pattern.split('/');
    const first = parts.findIndex((part) => GLOB.test(part));
    if (first < 0)
        return { fixed: pattern };
    return { fixed: parts.slice(0, first).join('/'), glob: parts.slice(first).join('/') };
}
function exclusion(patterns) {
    const cleaned = patterns.map((pattern) => pattern.replace(/^(\.\/)+/, '').replace(/(?<!\/)\/+$/, ''));
    return (name) => cleaned.some((pattern) => pattern === name || node_path__WEBPACK_IMPORTED_MODULE_0__.posix.matchesGlob(name, pattern));
}
/** Whether `name`, relative to the root, is selected although its directory is not. */
const isNamedBy = ({ file, glob }, name) => file === name || (glob !== undefined && node_path__WEBPACK_IMPORTED_MODULE_0__.posix.matchesGlob(name, glob));
/** A directory that is only scanned where `scan` names it. */
const isSkippedDirectory = (name) => name.startsWith('.') || name === 'node_modules';
/** Whether an absolute path is the directory or lies below it. */
const isWithin = (path, directory) => path === directory || path.startsWith(directory.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep) ? directory : directory + node_path__WEBPACK_IMPORTED_MODULE_0__.sep);
const withSlashes = (path) => node_path__WEBPACK_IMPORTED_MODULE_0__.sep === '/' ? path : path.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, '/');


/***/ }),

/***/ 5603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ LEVELS),
/* harmony export */   j: () => (/* binding */ SignCollector)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5143);
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1064);
/* harmony import */ var _protocol_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5011);
// Evidence for the CLI that a repository is written for, and for its version. Here: evidence in the files
// that the clients read, which are lock files, and syntax that only one client accepts.



/** From strong to weak. The first level that has a sign decides. */
const LEVELS = ['lock-file', 'syntax', 'version-file', 'tool', 'hook'];
// Of hundreds of root modules, a few versions differ.
const MAX_CONSTRAINTS = 100;
/** Collects the first sign of each kind, module by module. */
class SignCollector {
    found = new Map();
    allowed = new Map();
    addFiles(files) {
        for (const { file, kind, scope, isContext } of files) {
            if (isContext)
                continue;
            const [client, ...others] = kind.clients;
            if (client !== undefined && others.length === 0 && !isHidden(file)) {
                const place = { file, line: 1, column: 1, endColumn: 1 };
                this.addSyntax(client, `is read by ${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__/* .CLIENT_NAMES */ .bB[client]} only`, place);
            }
            for (const trait of scope.traits)
                this.addTrait(trait);
        }
    }
    addUsages(usages) {
        for (const usage of usages) {
            if (usage.kind === 'lock_provider')
                this.addLock(usage);
            else if (usage.kind === 'cloud_default')
                this.addCloud(usage);
        }
    }
    signs() {
        return [...this.found.values()];
    }
    constraints() {
        return [...this.allowed.values()];
    }
    addTrait({ kind, text, place }) {
        if (kind === 'version') {
            // Tests and examples may allow other versions than what is in use.
            const key = (0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__/* .isAside */ .Zl)(place.file) ? `${text} aside` : text;
            if (this.allowed.size < MAX_CONSTRAINTS && !this.allowed.has(key)) {
                this.allowed.set(key, { text, place });
            }
        }
        else if (kind === 'binary') {
            const client = text === 'tofu' ? 'opentofu' : 'terraform';
            const sign = { client, level: 'version-file', place, version: null };
            this.put({ ...sign, text: 'sets terraform_binary' });
        }
        else if (kind !== 'compatible' && kind !== 'provider-version') {
            const { client, what } = _protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__/* .OWN_SYNTAX */ .$I[kind];
            this.addSyntax(client, `has ${what}`, place);
        }
    }
    /** A lock file names the default registry of the client that wrote it. */
    addLock({ host, place }) {
        const client = _protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__/* .MAIN_CLIENTS */ .Du.find((one) => (0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultRegistry */ .Vm)(one) === host);
        if (client === undefined)
            return;
        const text = `locks providers from ${host}`;
        this.put({ client, level: 'lock-file', place, text, version: null });
    }
    // OpenTofu has no default host for it (internal/cloud/backend.go).
    addCloud({ clients, isOverridden, place }) {
        if (isOverridden || !clients.includes('terraform'))
            return;
        const text = 'has a cloud block without hostname';
        this.put({ client: 'terraform', level: 'syntax', place, text, version: null, isCloud: true });
    }
    addSyntax(client, text, place) {
        this.put({ client, level: 'syntax', place, text, version: null });
    }
    put(sign) {
        const key = `${sign.client} ${sign.text}`;
        if (this.found.has(key))
            return;
        // Of tests and examples too, the first is kept: it decides if there are no others.
        const ownKey = (0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__/* .isAside */ .Zl)(sign.place.file) ? `${key} aside` : key;
        if (!this.found.has(ownKey))
            this.found.set(ownKey, sign);
    }
}
// Terraform reads even hidden test files in a folder `tests`. Such a file is no evidence for Terraform.
const isHidden = (file) => /(^|\/)[.#][^/]*$/.test(file);


/***/ }),

/***/ 7854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oo: () => (/* binding */ once),
/* harmony export */   YW: () => (/* binding */ noteAbout),
/* harmony export */   kA: () => (/* binding */ hostsNamedIn),
/* harmony export */   sw: () => (/* binding */ narrowUsages),
/* harmony export */   u3: () => (/* binding */ Notes),
/* harmony export */   vH: () => (/* binding */ notesFor)
/* harmony export */ });
/* harmony import */ var _problems_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1064);
// What a scan finds: usages of hosts, and problems in files.


const TOP = { line: 1, column: 1, endColumn: 1 };
/** A note about a file or directory, relative to the root, for every client. */
function noteAbout(file, problem, at = TOP) {
    const place = { file: file === '' ? '.' : file, ...at };
    return { problem, place, clients: _protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__/* .MAIN_CLIENTS */ .Du, host: null };
}
/**
 * The usages of these clients alone; an implied host becomes theirs. Equal needs of one scan are one
 * object, and stay one. The usages are changed in place: there may be a hundred thousand, and the memory
 * for copies would exceed that of the scan.
 */
function narrowUsages(usages, clients) {
    const isTheirs = (client) => clients.includes(client);
    const narrow = once((given) => given.every(isTheirs) ? given : given.filter(isTheirs));
    const narrowNeeds = once((needs) => needs.every((need) => need.clients.every(isTheirs))
        ? needs
        : needs.flatMap((need) => {
            const needing = narrow(need.clients);
            return needing.length === 0 ? [] : [{ ...need, clients: needing }];
        }));
    return usages.filter((usage) => {
        const own = usage;
        own.clients = narrow(usage.clients);
        own.needs = narrowNeeds(usage.needs);
        if (usage.isHostImplied)
            own.host = own.needs[0]?.host ?? usage.host;
        return own.clients.length > 0;
    });
}
/** The hosts that some usage names, rather than implies. */
const hostsNamedIn = (usages) => {
    const named = new Set();
    for (const { host, isHostImplied } of usages) {
        if (host !== null && !isHostImplied)
            named.add(host);
    }
    return named;
};
/** Calls `make` once for each argument. */
function once(make) {
    const made = new Map();
    return (given) => {
        const before = made.get(given);
        if (before !== undefined || made.has(given))
            return before;
        const value = make(given);
        made.set(given, value);
        return value;
    };
}
/** The notes that concern one of these clients. */
const notesFor = (notes, clients) => notes.filter((note) => note.clients.some((client) => clients.includes(client)));
// Far more than a person reads; it bounds memory. Each severity has its own limit, so that many notices
// do not hide an error.
const MAX_NOTES = 10_000;
/** Collects notes up to the limit. Of a file with syntax errors, the first one is enough. */
class Notes {
    notes = [];
    broken = new Set();
    kept = new Map();
    omitted = 0;
    max;
    constructor(max = MAX_NOTES) {
        this.max = max;
    }
    add(note) {
        const { problem, place } = note;
        if (problem.code === 'file-syntax') {
            if (this.broken.has(place.file))
                return;
            this.broken.add(place.file);
        }
        const kept = this.kept.get(problem.severity) ?? 0;
        this.kept.set(problem.severity, kept + 1);
        if (kept < this.max)
            this.notes.push(note);
        else
            this.omitted += 1;
    }
    all() {
        if (this.omitted === 0)
            return this.notes;
        const problem = (0,_problems_file_js__WEBPACK_IMPORTED_MODULE_0__.fileLimit)({ kind: 'problems', max: this.max, omitted: this.omitted });
        return [...this.notes, noteAbout('.', problem)];
    }
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


/***/ }),

/***/ 5751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readSettings: () => (/* binding */ readSettings)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/files/read-text.js
var read_text = __webpack_require__(5747);
// EXTERNAL MODULE: ./lib/go/parsed.js
var go_parsed = __webpack_require__(3625);
// EXTERNAL MODULE: ./lib/problems/brief.js
var brief = __webpack_require__(4000);
// EXTERNAL MODULE: ./lib/settings/kinds.js
var kinds = __webpack_require__(3474);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: ./lib/go/ip.js
var ip = __webpack_require__(6181);
// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __webpack_require__(1831);
;// CONCATENATED MODULE: ./lib/settings/proxy.js
// Selects the proxy of a request from the environment, as Go's net/http does.



/**
 * Reads the variables once (golang.org/x/net/http/httpproxy: FromEnvironment, ProxyFunc).
 * @throws TypeError when a proxy's URL cannot be read
 */
function proxiesFrom(environment) {
    const variable = (name) => environment[name] || environment[name.toLowerCase()] || '';
    const proxies = {
        http: parseProxy('HTTP_PROXY', variable('HTTP_PROXY')),
        https: parseProxy('HTTPS_PROXY', variable('HTTPS_PROXY'))
    };
    const direct = directRules(variable('NO_PROXY'));
    return (endpoint) => {
        const proxy = proxies[endpoint.scheme];
        return proxy === null || isLocal(endpoint.name) || direct(endpoint) ? null : proxy;
    };
}
const SCHEMES = ['http:', 'https:'];
function parseProxy(name, value) {
    if (value === '')
        return null;
    // A bare HOST:PORT means http, as in Go.
    const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`);
    if (url === null)
        throw new TypeError(`${name} is not a URL; expected http://HOST:PORT`);
    if (!SCHEMES.includes(url.protocol)) {
        throw new TypeError(`${name} is a ${url.protocol}// proxy; expected http:// or https://`);
    }
    if (!isDecodable(url.username) || !isDecodable(url.password)) {
        throw new TypeError(`${name} has a user name or password with a bare "%"; write "%25" for it`);
    }
    return url;
}
function isDecodable(text) {
    try {
        decodeURIComponent(text);
        return true;
    }
    catch (error) {
        if (error instanceof URIError)
            return false;
        throw error;
    }
}
const LOOPBACK = new external_node_net_.BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
// net/http never uses a proxy for the machine itself.
const isLocal = (name) => name === 'localhost' || contains(LOOPBACK, name);
/** Whether a list contains an address; IPv4 in IPv6 is the IPv4 address, as in Go's net.IP. */
function contains(list, name) {
    const address = (0,ip/* plainAddress */.n7)(name.replace(/%.*$/s, ''));
    const family = (0,external_node_net_.isIP)(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
/** `NO_PROXY`: comma-separated `*`, addresses, CIDR ranges, names and `.suffixes`, each with a port or not. */
function directRules(text) {
    const rules = text
        .split(',')
        .map((item) => item.trim().toLowerCase())
        .filter((item) => item !== '')
        .map(directRule);
    return (endpoint) => rules.some((rule) => rule(endpoint));
}
function directRule(item) {
    if (item === '*')
        return () => true;
    const range = rangeOf(item);
    if (range !== null)
        return ({ name }) => range(name);
    const { name: pattern, port } = splitPort(item);
    const samePort = (endpoint) => port === '' || String(endpoint.port) === port;
    if (isAddress(pattern)) {
        const address = (0,ip/* plainAddress */.n7)(pattern);
        const list = new external_node_net_.BlockList();
        list.addAddress(address, (0,external_node_net_.isIP)(address) === 4 ? 'ipv4' : 'ipv6');
        return (endpoint) => contains(list, endpoint.name) && samePort(endpoint);
    }
    const matches = nameRule(pattern);
    return (endpoint) => (0,external_node_net_.isIP)(endpoint.name) === 0 && samePort(endpoint) && matches(endpoint.name);
}
/** Whether an address is in a CIDR range; null when the item is none. */
function rangeOf(item) {
    const [, written = '', digits = ''] = /^([\da-f:.]+)\/(\d{1,6})$/.exec(item) ?? [];
    if (!isAddress(written))
        return null;
    const bits = Number(digits);
    if (bits > ((0,external_node_net_.isIP)(written) === 4 ? 32 : 128))
        return null;
    const mappedBits = bits - ((0,external_node_net_.isIP)(written) === 6 ? 96 : 0);
    const range = new external_node_net_.BlockList();
    // An IPv6 range contains no IPv4 address, unless it is a range of IPv4-mapped addresses.
    const isFour = (0,external_node_net_.isIP)((0,ip/* plainAddress */.n7)(written)) === 4 && mappedBits >= 0;
    if (isFour)
        range.addSubnet((0,ip/* plainAddress */.n7)(written), mappedBits, 'ipv4');
    else
        range.addSubnet(written, bits, 'ipv6');
    return (name) => contains(range, name) && ((0,external_node_net_.isIP)((0,ip/* plainAddress */.n7)(name)) === 4) === isFour;
}
// net.ParseIP does not accept zones.
const isAddress = (text) => (0,external_node_net_.isIP)(text) !== 0 && !text.includes('%');
/** `*.example.com` and `.example.com` mean the subdomains, `example.com` the name and its subdomains. */
function nameRule(pattern) {
    if (pattern === '')
        return () => false;
    const suffix = pattern.replace(/^\*\./, '.');
    const written = suffix.replace(/^\./, '');
    const ascii = (0,hostname/* parseHostname */.Pv)(written);
    const bare = ascii.ok ? ascii.value : written;
    return (name) => name.endsWith(`.${bare}`) || (!suffix.startsWith('.') && name === bare);
}
/** net.SplitHostPort; without a port, the brackets of `[::1]` are part of a name that never matches. */
function splitPort(item) {
    const match = /^\[([^\]]*)\]:([^:]*)$/.exec(item) ?? /^([^:[\]]*):([^:[\]]*)$/.exec(item);
    return match === null ? { name: item, port: '' } : { name: match[1] ?? '', port: match[2] ?? '' };
}

// EXTERNAL MODULE: ./lib/settings/settings.js
var settings_settings = __webpack_require__(3152);
;// CONCATENATED MODULE: ./lib/settings/read.js
// Settings together with what they refer to on this machine: files and proxy variables.








// All public authorities together have a quarter of a megabyte.
const MAX_AUTHORITIES_BYTES = 4 * 1024 * 1024;
// More of them are one mistake, such as a wrong directory.
const MAX_MISSING = 20;
/**
 * Parses settings and reads what they refer to.
 * @throws SettingsError with the mistakes of all of them
 */
async function readSettings(raw, { environment, directory, wording = settings_settings/* OF_INPUTS */.w7 }) {
    const { settings, mistakes } = (0,settings_settings/* parseSettings */.P$)(raw, wording);
    const authorities = await readAuthorities(settings.caFile, wording);
    const proxies = readProxies(environment);
    const wrong = [
        ...(await addressMistakes(settings, wording)),
        ...(await codeMistakes(settings, wording))
    ];
    const missing = await Promise.all(missingPaths(settings.scan, directory)
        .slice(0, MAX_MISSING)
        .map((path) => wording.missingPath(path, directory)));
    if (mistakes.length === 0 &&
        wrong.length === 0 &&
        missing.length === 0 &&
        authorities.ok &&
        proxies.ok) {
        return { ...settings, authorities: authorities.value, chooseProxy: proxies.value };
    }
    const unreadable = [authorities, proxies].flatMap((each) => (each.ok ? [] : [each.why]));
    throw new settings_settings/* SettingsError */.GN([...mistakes, ...wrong, ...unreadable, ...missing]);
}
/** A misspelled path would otherwise pass a check of nothing. Globs may match nothing. */
const missingPaths = (scan, directory) => scan.filter((entry) => !/[*?[\]{}]/.test(entry) && !(0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(directory, entry)));
/** What is wrong with the modules and providers in `hostnames`. Few settings have any. */
async function addressMistakes({ hostnames }, { setting }) {
    const name = setting('hostnames');
    const named = hostnames.flatMap(({ addresses }) => addresses);
    if (named.length === 0)
        return [];
    const { parseNamedAddress } = await __webpack_require__.e(/* import() */ 257).then(__webpack_require__.bind(__webpack_require__, 1257));
    const mistakes = named.flatMap((each) => {
        const parsed = parseNamedAddress(each, 'terraform');
        return parsed.ok ? [] : [`${name}: "${each.service}=${each.text}" is wrong: ${parsed.why}`];
    });
    return (0,kinds/* firstOf */.Ku)(mistakes, name);
}
/** The codes in `ignore` that do not exist. */
async function codeMistakes({ ignore }, { setting }) {
    const name = setting('ignore');
    if (ignore.length === 0)
        return [];
    const { problemFacts } = await Promise.all(/* import() */[__webpack_require__.e(156), __webpack_require__.e(341), __webpack_require__.e(709)]).then(__webpack_require__.bind(__webpack_require__, 709));
    const facts = problemFacts();
    const mistakes = ignore.flatMap(({ code }) => Object.hasOwn(facts, code)
        ? []
        : [`${name}: "${code}" is not a problem code; docs/problems.md lists the codes`]);
    return (0,kinds/* firstOf */.Ku)(mistakes, name);
}
function readProxies(environment) {
    try {
        return (0,go_parsed/* accept */.J)(proxiesFrom(environment));
    }
    catch (error) {
        if (error instanceof TypeError)
            return (0,go_parsed/* refuse */.T)(error.message);
        throw error;
    }
}
async function readAuthorities(path, { setting }) {
    if (path === null)
        return (0,go_parsed/* accept */.J)(null);
    const read = (0,read_text/* readText */.yR)(path, MAX_AUTHORITIES_BYTES);
    const name = setting('ca-file');
    if (!read.ok)
        return (0,go_parsed/* refuse */.T)(`${name} "${path}" ${(0,brief/* describeReadFailure */.mP)(read.failure)}`);
    const { parseAuthorities } = await __webpack_require__.e(/* import() */ 36).then(__webpack_require__.bind(__webpack_require__, 5036));
    const parsed = parseAuthorities(read.text);
    return parsed.ok ? parsed : (0,go_parsed/* refuse */.T)(`${name} "${path}" ${parsed.why}`);
}


/***/ }),

/***/ 7082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ withoutRequest)
/* harmony export */ });
// What was observed at a host: plain data, without a verdict and without secrets.
/** An attempt that made no request. */
const withoutRequest = (discovery) => ({
    discovery,
    hops: [],
    timing: { lookupMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 0 },
    headMs: null,
    certificates: []
});


/***/ }),

/***/ 2859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ requirementsOf)
/* harmony export */ });
/* harmony import */ var _scan_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7854);

// Data sources and providers are first used by `plan`.
const AFTER_INIT = new Set([
    'remote_state',
    'remote_state_default',
    'provider_tfe',
    'provider_tfe_default',
    'test_backend_remote',
    'test_backend_remote_default',
    'migrate_backend_remote',
    'migrate_backend_remote_default'
]);
/**
 * One requirement for each host and service, those of `hostnames` first. A host in `hostnames` must
 * offer the services listed with it, or else `required-services`, or else any one service. `named` are
 * the hosts that files name, changed or not.
 */
function requirementsOf(settings, usages, clients, named = (0,_scan_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .hostsNamedIn */ .kA)(usages)) {
    const listed = settings.hostnames.flatMap(({ host, services }) => {
        const listed = services.length > 0 ? services : settings.requiredServices;
        const ids = listed.length > 0 ? listed : ['any'];
        return ids.map((service) => ({
            host,
            service,
            clients,
            because: ['hostnames input'],
            isImplied: false,
            isForInit: true
        }));
    });
    const known = new Set([...named, ...settings.hostnames.map(({ host }) => host)]);
    const groups = new Map();
    for (const requirement of listed)
        add(groups, requirement);
    for (const { kind, needs, place } of usages) {
        const isForInit = !AFTER_INIT.has(kind);
        for (const need of needs) {
            add(groups, { ...need, because: [place], isImplied: !known.has(need.host), isForInit });
        }
    }
    return Array.from(groups.values(), (group) => ({
        ...group,
        clients: clients.filter((client) => group.clients.includes(client))
    }));
}
function add(groups, requirement) {
    const { host, service, clients, because } = requirement;
    const key = `${host} ${service}`;
    const group = groups.get(key);
    if (group === undefined) {
        groups.set(key, { ...requirement, clients: [...clients], because: [...because] });
        return;
    }
    group.isForInit ||= requirement.isForInit;
    for (const one of because)
        group.because.push(one);
    for (const client of clients)
        if (!group.clients.includes(client))
            group.clients.push(client);
}


/***/ }),

/***/ 5960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ skipsOf),
/* harmony export */   i: () => (/* binding */ skip)
/* harmony export */ });
/* harmony import */ var _problems_not_contacted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6697);
/* harmony import */ var _protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1831);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7082);
// Decides which hosts are not contacted: generic hostnames, hosts that only a guess implies, and hosts
// that the allowlist leaves out.



/** The required hosts that are not contacted, and why. Those in `hostnames` always are. */
function skipsOf(requirements, { hostnames, allowedHosts }, { isGuess }) {
    const listed = new Set(hostnames.map(({ host }) => host));
    const skips = new Map();
    // The first requirement of a host has the first place.
    for (const requirement of requirements) {
        const { host } = requirement;
        if (listed.has(host) || skips.has(host))
            continue;
        const problem = whySkipped(requirement, isGuess === true, (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .isAllowed */ .Jr)(host, allowedHosts));
        if (problem !== null)
            skips.set(host, problem);
    }
    return skips;
}
function whySkipped({ host: hostname, isImplied, because, clients }, isGuess, isHostAllowed) {
    const host = (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .showHostname */ .nx)(hostname);
    if ((0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .isGenericHostname */ .Rt)(hostname))
        return (0,_problems_not_contacted_js__WEBPACK_IMPORTED_MODULE_0__.hostGeneric)({ host });
    const [place] = because.filter((each) => typeof each !== 'string');
    const implied = isImplied && place !== undefined ? { place, clients } : null;
    if (implied !== null && isGuess)
        return (0,_problems_not_contacted_js__WEBPACK_IMPORTED_MODULE_0__.hostAssumed)({ host, ...implied });
    if (isHostAllowed)
        return null;
    return (0,_problems_not_contacted_js__WEBPACK_IMPORTED_MODULE_0__.hostNotAllowed)(implied === null ? { host } : { host, implied });
}
/** The visit of a host that is not contacted. */
const skip = (host, problem) => ({
    host,
    attempt: (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutRequest */ .O)({ kind: 'skipped', problem }),
    earlier: [],
    later: [],
    credentials: null,
    looks: [],
    difference: null,
    forced: []
});


/***/ })

};
