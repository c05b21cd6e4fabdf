export const id = 45;
export const ids = [45];
export const modules = {

/***/ 6188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P2: () => (/* binding */ decodeMap),
/* harmony export */   RC: () => (/* binding */ decodeField),
/* harmony export */   VX: () => (/* binding */ decodeList),
/* harmony export */   aZ: () => (/* binding */ WrongType),
/* harmony export */   hp: () => (/* binding */ decodeLooseMap),
/* harmony export */   mW: () => (/* binding */ structItems),
/* harmony export */   sD: () => (/* binding */ decodeInt),
/* harmony export */   sc: () => (/* binding */ decodeString),
/* harmony export */   zC: () => (/* binding */ decodeBool)
/* harmony export */ });
/** An argument whose value has another type than `want`, which is in words. */
class WrongType extends Error {
    argument;
    want;
    constructor(argument, want) {
        super(`${argument.path.join('.')} must be ${want}`);
        this.argument = argument;
        this.want = want;
    }
}
/** One field of a struct: first all items with labels together, then each item without. */
function decodeField(items, name, within, decode) {
    const first = items.find(({ keys }) => isNamed(keys[0]?.name, name))?.keys[0];
    if (first === undefined)
        return;
    const argument = { path: [...within.path, name], span: first };
    const found = withoutKey(items, name);
    const labelled = found.filter(({ keys }) => keys.length > 0);
    if (labelled.length > 0)
        decode({ kind: 'items', items: labelled }, argument);
    for (const { keys, value } of found) {
        if (keys.length > 0)
            continue;
        decode(value.kind === 'object' ? { kind: 'items', items: value.items } : value, argument);
    }
}
/** The items among which the fields of a struct are. */
function structItems(node, argument) {
    if (node.kind === 'items' || node.kind === 'object')
        return node.items;
    throw new WrongType(argument, 'a block');
}
// Labels that differ in case only share their blocks: each of them is decoded from all.
const MAX_DECODED = 100_000;
/** Adds to the map of earlier blocks; what was added before a mistake stays. */
function decodeMap(node, argument, old, decode) {
    const map = old ?? new Map();
    const items = node.kind === 'item' ? [node.item] : structItems(node, argument);
    const done = new Set();
    const groups = Map.groupBy(items, ({ keys }) => keys[0]?.name.toLowerCase());
    let decoded = 0;
    for (const { keys, value } of items) {
        const [first, ...rest] = keys;
        if (first === undefined)
            throw new WrongType(argument, 'a block with a label');
        const { name } = first;
        if (done.has(name))
            continue;
        if (rest.length > 0)
            done.add(name);
        const entry = { path: [...argument.path, name], span: first };
        const group = rest.length > 0 ? (groups.get(name.toLowerCase()) ?? []) : [];
        decoded += group.length;
        if (decoded > items.length + MAX_DECODED)
            throw new WrongType(entry, 'spelled like the others');
        const inner = rest.length > 0 ? { kind: 'items', items: group.map(withoutFirstKey) } : value;
        map.set(name, decode(inner, entry, map.get(name)));
    }
    return map;
}
const decodeLooseMap = (node, argument, old) => decodeMap(node, argument, old, decodeLoose);
/** Adds to the list of earlier blocks, in place: there may be a million of them. */
function decodeList(node, argument, list, decode) {
    const nodes = nodesOf(node);
    if (nodes === undefined)
        throw new WrongType(argument, 'a list');
    const added = nodes.map((each) => decode(each, argument, undefined));
    for (const each of added)
        list.push(each);
    return list;
}
function nodesOf(node) {
    if (node.kind === 'items')
        return node.items.map((item) => ({ kind: 'item', item }));
    if (node.kind === 'object')
        return [node];
    return node.kind === 'list' ? node.elements : undefined;
}
const decodeString = (node, argument) => {
    if (node.kind === 'number')
        return node.text;
    if (node.kind === 'string')
        return node.value;
    throw new WrongType(argument, 'a string');
};
/** A number may be in quotes. */
const decodeInt = (node, argument) => decodeNumber(node.kind === 'string' ? { kind: 'number', text: node.value } : node, argument, 'int');
const decodeBool = (node, argument) => {
    if (node.kind === 'bool')
        return node.value;
    throw new WrongType(argument, 'true or false');
};
/** The value of an earlier block decides which type this one must have. */
const decodeLoose = (node, argument, old) => decodeAs(old?.kind ?? looseKind(node, argument), node, argument, old);
function decodeAs(kind, node, argument, old) {
    switch (kind) {
        case 'string':
            return { kind, value: decodeString(node, argument, undefined) };
        case 'bool':
            return { kind, value: decodeBool(node, argument, undefined) };
        case 'int':
        case 'float':
            return { kind, value: decodeNumber(node, argument, kind) };
        case 'list': {
            const before = old?.kind === kind ? old.elements : [];
            return { kind, elements: decodeList(node, argument, before, decodeElement) };
        }
        case 'map':
            return { kind, entries: decodeLooseMap(node, argument, undefined) };
        case 'maps': {
            const before = old?.kind === kind ? old.elements : [];
            return { kind, elements: decodeList(node, argument, before, decodeLooseMap) };
        }
    }
}
const decodeElement = (node, argument) => {
    const kind = looseKind(node, argument);
    return decodeAs(kind === 'maps' ? 'map' : kind, node, argument, undefined);
};
function looseKind(node, argument) {
    switch (node.kind) {
        case 'items':
        case 'object':
            return 'maps';
        case 'number':
            return 'int';
        case 'item':
            throw new WrongType(argument, 'a value');
        case 'string':
        case 'float':
        case 'bool':
        case 'list':
            return node.kind;
    }
}
const INT = /^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/;
const MAX_INT64 = 2 ** 63 - 1;
/** strconv.ParseInt with base 0, or ParseFloat. */
function decodeNumber(node, argument, kind) {
    if (node.kind !== 'number' && node.kind !== 'float')
        throw new WrongType(argument, 'a number');
    const digits = node.text.replace('-', '');
    const value = Number(/^0[0-7]+$/.test(digits) ? `0o${digits}` : digits);
    if (kind === 'int' && (!INT.test(digits) || value > MAX_INT64)) {
        throw new WrongType(argument, 'a whole number');
    }
    if (!Number.isFinite(value))
        throw new WrongType(argument, 'a number');
    return node.text.startsWith('-') ? -value : value;
}
/** The library compares names without regard to case. */
const isNamed = (name, wanted) => name?.toLowerCase() === wanted.toLowerCase();
/** The items whose first key has that name, without the key. */
const withoutKey = (items, name) => items.filter(({ keys }) => isNamed(keys[0]?.name, name)).map(withoutFirstKey);
const withoutFirstKey = ({ keys, value }) => ({ keys: keys.slice(1), value });


/***/ }),

/***/ 4045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mergeFindings: () => (/* binding */ mergeFindings),
  readCliConfig: () => (/* binding */ readCliConfig)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/files/entries.js
var entries = __webpack_require__(1807);
// EXTERNAL MODULE: ./lib/files/read-text.js
var read_text = __webpack_require__(5747);
// EXTERNAL MODULE: ./lib/problems/cli-config.js
var cli_config = __webpack_require__(4929);
// EXTERNAL MODULE: ./lib/protocol/token.js
var token = __webpack_require__(2713);
// EXTERNAL MODULE: ./lib/hcl/structure.js
var structure = __webpack_require__(6134);
// EXTERNAL MODULE: ./lib/go/utf8.js
var utf8 = __webpack_require__(8947);
;// CONCATENATED MODULE: ./lib/cli-config/hcl1-tree.js
// The structure of a file in HCL 1 or its JSON, and the error that ends its reading.
/** A mistake at an offset. The message contains no text of the file, which may be a token. */
class Hcl1Error extends Error {
    start;
    constructor(message, start) {
        super(message);
        this.start = start;
    }
}
// Settings are not nested this deeply; recursion stays far from the end of the stack.
const MAX_DEPTH = 200;
// The clients have no block with more than two labels. Decoding is recursive in the labels of a block, and the
// objects within a block of the JSON syntax repeat all of them.
const MAX_KEYS = 20;
/** @throws Hcl1Error if a value has too many names before it */
function checkKeys(keys) {
    const key = keys[MAX_KEYS];
    if (key === undefined)
        return;
    throw new Hcl1Error(`more than ${MAX_KEYS} names before a value`, key.start);
}

;// CONCATENATED MODULE: ./lib/cli-config/hcl1-strings.js
// Reads the strings and heredocs of HCL 1 and its JSON.


const SHORT = {
    a: '\x07',
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v',
    '\\': '\\',
    '"': '"'
};
const ESCAPE = /\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y;
const MAX_POINT = 0x10ffff;
/**
 * Reads a string from its quotation mark (hashicorp/hcl v1, hcl/scanner and hcl/strconv, json/scanner).
 * In HCL, quotation marks and escapes have no meaning between `${` and its brace; nothing is
 * interpolated in a CLI configuration file.
 */
function readString(text, start, syntax) {
    let bytes = '';
    let braces = 0;
    let from = start + 1;
    for (let at = from; at < text.length; at += 1) {
        const character = text[at];
        if (braces > 0) {
            if (character === '{')
                braces += 1;
            else if (character === '}')
                braces -= 1;
        }
        else if (character === '"') {
            const rest = text.slice(from, at);
            return { value: bytes === '' ? rest : (0,utf8/* fromBytes */.uK)(bytes + (0,utf8/* toBytes */.ZJ)(rest)), end: at + 1 };
        }
        else if (character === '\n') {
            throw new Hcl1Error('string is not terminated', at);
        }
        else if (character === '\\') {
            if (at > from)
                bytes += (0,utf8/* toBytes */.ZJ)(text.slice(from, at));
            bytes += readEscape(text, at, syntax);
            from = ESCAPE.lastIndex;
            at = from - 1;
        }
        else if (syntax === 'hcl' && text.startsWith('${', at)) {
            braces = 1;
            at += 1;
        }
    }
    throw new Hcl1Error('string is not terminated', text.length);
}
/** The bytes that an escape stands for; `ESCAPE.lastIndex` is then behind it. */
function readEscape(text, at, syntax) {
    ESCAPE.lastIndex = at;
    const [whole, short, hexadecimal, octal, point, longPoint] = ESCAPE.exec(text) ?? [];
    if (short !== undefined)
        return SHORT[short] ?? '';
    if (hexadecimal !== undefined)
        return String.fromCharCode(Number.parseInt(hexadecimal, 16));
    if (octal !== undefined)
        return String.fromCharCode(Number.parseInt(octal, 8));
    const code = Number.parseInt(point ?? longPoint ?? '', 16);
    // Half of a surrogate pair is U+FFFD in HCL; in JSON the library rejects it.
    const isHalf = code >= 0xd800 && code <= 0xdfff;
    if (whole === undefined || code > MAX_POINT || (isHalf && syntax === 'json')) {
        throw new Hcl1Error('invalid escape sequence', at);
    }
    return (0,utf8/* toBytes */.ZJ)(isHalf ? '\ufffd' : String.fromCodePoint(code));
}
const NOT_MARKER = /[^\p{L}\p{Nd}_]/u;
/**
 * Reads a heredoc from its `<<` (hcl/scanner/scanner.go and hcl/token/token.go). The white space
 * before the closing marker belongs to the text of `<<`. `<<-` removes it from the start of each
 * line, if every line has it.
 */
function readHeredoc(text, start) {
    const from = text.indexOf('\n', start) + 1;
    const isIndented = text.startsWith('<<-', start);
    const marker = text.slice(start + (isIndented ? 3 : 2), Math.max(0, from - 1));
    if (!text.startsWith('<<', start) || marker === '' || NOT_MARKER.test(marker)) {
        throw new Hcl1Error('invalid heredoc marker', start);
    }
    for (let at = from;;) {
        const newline = text.indexOf('\n', at);
        if (newline < 0)
            throw new Hcl1Error('heredoc is not terminated', text.length);
        const line = text.slice(at, newline);
        // The library counts the hyphen: after `<<-EOF`, a line with only `EOF` is too short.
        const isLongEnough = line.length >= marker.length + (isIndented ? 1 : 0);
        if (isLongEnough && line.replace(/^[\t\v\f\r ]+/, '') === marker) {
            const indent = line.slice(0, line.length - marker.length);
            const body = text.slice(from, at);
            const value = isIndented ? unindented(body, indent) : body + indent;
            return { value, end: newline + 1 };
        }
        at = newline + 1;
    }
}
function unindented(body, indent) {
    const lines = body.split('\n').slice(0, -1);
    if (!lines.every((line) => line.startsWith(indent)))
        return body;
    return lines.map((line) => `${line.slice(indent.length)}\n`).join('');
}

;// CONCATENATED MODULE: ./lib/cli-config/hcl1-tokens.js
// Splits text in HCL 1 or its JSON into tokens.


const PUNCTUATION = { hcl: '{}[],=', json: '{}[],:' };
const SPACE = /[ \t\n\r]+/y;
const LINE_COMMENT = /(?:#|\/\/)[^\n]*/y;
const NAME_START = /[\p{L}_]/uy;
const NOT_NAME = /[^\p{L}\p{Nd}_.-]/gu;
const HEXADECIMAL = /-?0[xX][0-9a-fA-F]+/y;
const DECIMAL = /(?:-?\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d*)?/y;
// Like the library, it does not look at the digit after the 0.
const NOT_OCTAL = /^-?0\d+[89]/;
const LEADING_ZERO = /^-?0\d/;
const FORBIDDEN = /[\0\ue123]/;
/** The text that a sticky pattern matches at an offset; empty where it does not match. */
function match(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? '';
}
/**
 * hashicorp/hcl v1, hcl/scanner/scanner.go and json/scanner/scanner.go. Text in HCL must have line
 * feeds as line ends.
 */
class Hcl1Scanner {
    #text;
    #syntax;
    #at = 0;
    constructor(text, syntax) {
        this.#text = text;
        this.#syntax = syntax;
        // The library uses U+E123 internally.
        const forbidden = text.search(FORBIDDEN);
        if (forbidden >= 0)
            throw new Hcl1Error('null character or U+E123', forbidden);
    }
    /** @throws Hcl1Error where no token begins */
    next() {
        this.#skipSpace();
        const start = this.#at;
        const { kind, value, end } = this.#read(start);
        this.#at = end;
        return { kind, value, start, end };
    }
    #read(start) {
        const text = this.#text;
        const character = text[start];
        if (character === undefined)
            return { kind: 'end of the file', value: '', end: start };
        if (PUNCTUATION[this.#syntax].includes(character)) {
            return { kind: character, value: character, end: start + 1 };
        }
        if (character === '"')
            return { kind: 'string', ...readString(text, start, this.#syntax) };
        if (character === '<' && this.#syntax === 'hcl') {
            return { kind: 'heredoc', ...readHeredoc(text, start) };
        }
        if (match(NAME_START, text, start) !== '')
            return this.#readName(start);
        const hexadecimal = this.#syntax === 'hcl' ? match(HEXADECIMAL, text, start) : '';
        const number = hexadecimal || match(DECIMAL, text, start);
        if (number === '')
            throw new Hcl1Error('illegal character', start);
        const end = start + number.length;
        const isFloat = hexadecimal === '' && /[.eE]/.test(number);
        const isWrong = this.#syntax === 'hcl' ? NOT_OCTAL : LEADING_ZERO;
        if (!isFloat && isWrong.test(number))
            throw new Hcl1Error('number begins with 0', start);
        return { kind: isFloat ? 'float' : 'number', value: number, end };
    }
    /** The search for the end needs no stack, whatever the length of the name. */
    #readName(start) {
        NOT_NAME.lastIndex = start;
        const end = NOT_NAME.exec(this.#text)?.index ?? this.#text.length;
        const value = this.#text.slice(start, end);
        if (value === 'true' || value === 'false')
            return { kind: 'bool', value, end };
        if (this.#syntax === 'hcl')
            return { kind: 'name', value, end };
        if (value === 'null')
            return { kind: 'null', value, end };
        throw new Hcl1Error('illegal character', start);
    }
    #skipSpace() {
        for (;;) {
            const from = this.#at;
            this.#at += match(SPACE, this.#text, this.#at).length;
            if (this.#syntax === 'hcl')
                this.#skipComment();
            if (this.#at === from)
                return;
        }
    }
    #skipComment() {
        if (this.#text.startsWith('/*', this.#at)) {
            const end = this.#text.indexOf('*/', this.#at + 2);
            if (end < 0)
                throw new Hcl1Error('comment is not terminated', this.#text.length);
            this.#at = end + 2;
        }
        else
            this.#at += match(LINE_COMMENT, this.#text, this.#at).length;
    }
}

;// CONCATENATED MODULE: ./lib/cli-config/hcl1-json.js
// Parses the JSON syntax of HCL 1, which is more lenient than JSON.


/**
 * hashicorp/hcl v1, json/parser. Closing braces may be missing, a last comma is accepted, and text
 * after the outermost object is ignored. An object that contains only objects becomes blocks with
 * labels (flatten.go).
 * @throws Hcl1Error
 */
function parseHcl1Json(text) {
    const parser = new Parser(text);
    return flattened(parser.parse());
}
class Parser {
    #scanner;
    #depth = 0;
    constructor(text) {
        this.#scanner = new Hcl1Scanner(text, 'json');
    }
    parse() {
        this.#scanner.next();
        return this.#parseItems();
    }
    /** After the brace. Any token but a comma ends the object, so a missing comma loses what follows. */
    #parseItems() {
        this.#depth += 1;
        const items = [];
        do {
            const keys = this.#parseKeys();
            const value = keys && this.#parseValue(this.#scanner.next());
            if (!value)
                break;
            items.push({ keys, value });
        } while (this.#scanner.next().kind === ',');
        this.#depth -= 1;
        return items;
    }
    /** Up to the colon; null at the end of the object. */
    #parseKeys() {
        const keys = [];
        for (;;) {
            const { kind, value, start, end } = this.#scanner.next();
            if (kind === ':' && keys.length > 0)
                return keys;
            if (kind === '}' || kind === 'end of the file')
                return null;
            if (kind !== 'string')
                throw new Hcl1Error('expected a name in quotation marks', start);
            keys.push({ name: value, start, end });
            checkKeys(keys);
        }
    }
    /** Null where the object or the file ends instead. */
    #parseValue(token) {
        const { kind, value, start } = token;
        if (this.#depth > MAX_DEPTH) {
            throw new Hcl1Error(`values are nested deeper than ${MAX_DEPTH} levels`, start);
        }
        switch (kind) {
            case '{':
                return { kind: 'object', items: this.#parseItems() };
            case '[':
                return this.#parseList();
            case 'string':
                return { kind, value };
            case 'number':
            case 'float':
                return { kind, text: value };
            case 'bool':
                return { kind, value: value === 'true' };
            case 'null':
                // For the library it is an empty string, which the clients send as a token.
                return { kind: 'string', value: '' };
            case '}':
            case 'end of the file':
                return null;
            default:
                throw new Hcl1Error('expected a value', start);
        }
    }
    /** After the bracket. The library drops `true` and `false`, and the brackets of inner lists. */
    #parseList() {
        const elements = [];
        for (let token = this.#scanner.next(); token.kind !== ']'; token = this.#scanner.next()) {
            if (token.kind === ',' || token.kind === 'bool' || token.kind === '[')
                continue;
            const element = this.#parseValue(token);
            if (element === null)
                return null;
            elements.push(element);
        }
        return { kind: 'list', elements };
    }
}
function flattened(items) {
    return items.flatMap(flattenedItem);
}
/** An object or a list that contains only objects becomes one item for each inner object. */
function flattenedItem({ keys, value }) {
    if (value.kind === 'object' && isFull(value.items.map((item) => item.value))) {
        return value.items.flatMap((item) => {
            const all = [...keys, ...item.keys];
            checkKeys(all);
            return flattenedItem({ keys: all, value: item.value });
        });
    }
    if (value.kind === 'list' && isFull(value.elements)) {
        return value.elements.flatMap((element) => flattenedItem({ keys, value: element }));
    }
    return [{ keys, value: flattenedValue(value) }];
}
const isFull = (values) => values.length > 0 && values.every(({ kind }) => kind === 'object');
function flattenedValue(value) {
    if (value.kind === 'object')
        return { kind: 'object', items: flattened(value.items) };
    if (value.kind === 'list')
        return { kind: 'list', elements: value.elements.map(flattenedValue) };
    return value;
}

;// CONCATENATED MODULE: ./lib/cli-config/hcl1-native.js
// Parses HCL 1 in its native syntax, with the differences between the clients' versions of the library.


/**
 * hashicorp/hcl v1, hcl/parser/parser.go. `isStrict` is the library of OpenTofu, which rejects an
 * argument that is set twice.
 * @throws Hcl1Error
 */
const parseHcl1Native = (text, isStrict) => new hcl1_native_Parser(text, isStrict).parse();
class hcl1_native_Parser {
    #text;
    #scanner;
    #isStrict;
    #peeked = null;
    #depth = 0;
    constructor(text, isStrict) {
        this.#text = text;
        this.#scanner = new Hcl1Scanner(text, 'hcl');
        this.#isStrict = isStrict;
    }
    parse() {
        const items = this.#parseItems();
        this.#expect('end of the file');
        return items;
    }
    /** The items up to a closing brace or the end of the file. */
    #parseItems() {
        const items = [];
        const seen = new Set();
        while (this.#peek().kind !== '}' && this.#peek().kind !== 'end of the file') {
            const keys = this.#parseKeys();
            const isAssigned = this.#peek().kind === '=';
            if (isAssigned)
                this.#next();
            // The library ignores an argument without a value at the end of the file.
            if (isAssigned && this.#peek().kind === 'end of the file')
                break;
            items.push(isAssigned
                ? { keys, value: this.#parseValue(), isAssigned }
                : { keys, value: this.#parseObject() });
            if (isAssigned && this.#isStrict)
                this.#rejectRepeated(keys, seen);
            if (this.#peek().kind === ',')
                this.#next();
        }
        return items;
    }
    /** The library compares source text, so `token` and `"token"` are two arguments. */
    #rejectRepeated(keys, seen) {
        for (const { start, end } of keys) {
            const text = this.#text.slice(start, end);
            if (seen.has(text))
                throw new Hcl1Error('each argument can only be defined once', start);
            seen.add(text);
        }
    }
    /** One name before `=`, one or more before `{`. */
    #parseKeys() {
        const keys = [];
        for (;;) {
            const { kind, value, start, end } = this.#peek();
            if (kind !== 'name' && kind !== 'string')
                break;
            keys.push({ name: value, start, end });
            checkKeys(keys);
            this.#next();
        }
        const { kind } = this.#peek();
        if (keys.length === 0)
            throw this.#unexpected('a name');
        if (kind === '=' && keys.length > 1)
            throw this.#unexpected('"{"');
        if (kind !== '=' && kind !== '{')
            throw this.#unexpected('"=" or "{"');
        return keys;
    }
    #parseValue() {
        const { kind, value } = this.#peek();
        switch (kind) {
            case '{':
                return this.#parseObject();
            case '[':
                return this.#parseList();
            case 'string':
            case 'heredoc':
                this.#next();
                return { kind: 'string', value };
            case 'number':
            case 'float':
                this.#next();
                return { kind, text: value };
            case 'bool':
                this.#next();
                return { kind, value: value === 'true' };
            default:
                throw this.#unexpected('a value');
        }
    }
    #parseObject() {
        this.#enter('{');
        const items = this.#parseItems();
        this.#expect('}');
        this.#depth -= 1;
        return { kind: 'object', items };
    }
    /** The library requires no comma after a list within a list, and accepts several. */
    #parseList() {
        this.#enter('[');
        const elements = [];
        let needsComma = false;
        for (let token = this.#peek(); token.kind !== ']'; token = this.#peek()) {
            if (token.kind === ',') {
                this.#next();
                needsComma = false;
            }
            else {
                if (needsComma)
                    throw this.#unexpected('"," or "]"');
                elements.push(this.#parseValue());
                needsComma = token.kind !== '[';
            }
        }
        this.#expect(']');
        this.#depth -= 1;
        return { kind: 'list', elements };
    }
    #enter(kind) {
        const { start } = this.#peek();
        this.#expect(kind);
        this.#depth += 1;
        if (this.#depth > MAX_DEPTH) {
            throw new Hcl1Error(`values are nested deeper than ${MAX_DEPTH} levels`, start);
        }
    }
    #expect(kind) {
        if (this.#peek().kind !== kind)
            throw this.#unexpected(describe(kind));
        this.#next();
    }
    #peek() {
        this.#peeked ??= this.#scanner.next();
        return this.#peeked;
    }
    #next() {
        this.#peeked = null;
    }
    #unexpected(want) {
        const { kind, start } = this.#peek();
        return new Hcl1Error(`expected ${want}, found ${describe(kind)}`, start);
    }
}
/** Never the text of a token: without its quotation marks, it may be a secret. */
function describe(kind) {
    if (kind.length === 1)
        return `"${kind}"`;
    if (kind === 'name')
        return 'a word without quotation marks';
    return kind === 'end of the file' ? 'the end of the file' : `a ${kind}`;
}

;// CONCATENATED MODULE: ./lib/cli-config/hcl1.js
// Reads CLI configuration files in HCL 1 or its JSON, as the library of each client does.




/**
 * Terraform reads with hashicorp/hcl v1.0.0, OpenTofu with v1.0.1-vault-7. Text that begins with a
 * brace is JSON, whatever the name of the file (lex.go).
 */
function readHcl1File(text, client) {
    const isJson = /^\p{White_Space}*\{/u.test(text);
    const source = isJson ? text : text.replaceAll('\r\n', '\n');
    const placeOf = (0,structure/* placesIn */.yN)(source);
    try {
        const items = isJson ? parseHcl1Json(source) : parseHcl1Native(source, client === 'opentofu');
        return { kind: 'read', items, placeOf };
    }
    catch (error) {
        if (!(error instanceof Hcl1Error))
            throw error;
        const { message, start } = error;
        return { kind: 'refused', why: message, place: placeOf({ start, end: start + 1 }) };
    }
}

// EXTERNAL MODULE: ./lib/cli-config/hcl1-decode.js
var hcl1_decode = __webpack_require__(6188);
;// CONCATENATED MODULE: ./lib/cli-config/registry-protocols.js
// The limits that variables and OpenTofu's configuration set for discovery and registry requests.

const BLOCK = 'registry_protocols';
const NO_PROTOCOLS = { requestTimeoutSeconds: null, retryCount: null };
/**
 * The first block of a file (internal/command/cliconfig/registry_protocols.go of OpenTofu). Its name is
 * compared with regard to case, and it may have labels.
 */
function decodeRegistryProtocols(items) {
    for (const { keys, value } of items) {
        const [name] = keys;
        if (name?.name !== BLOCK || value.kind !== 'object')
            continue;
        let { requestTimeoutSeconds, retryCount } = NO_PROTOCOLS;
        const within = { path: [BLOCK], span: name };
        try {
            (0,hcl1_decode/* decodeField */.RC)(value.items, 'retry_count', within, (node, at) => {
                retryCount = (0,hcl1_decode/* decodeInt */.sD)(node, at, undefined);
            });
            (0,hcl1_decode/* decodeField */.RC)(value.items, 'request_timeout_seconds', within, (node, at) => {
                requestTimeoutSeconds = (0,hcl1_decode/* decodeInt */.sD)(node, at, undefined);
            });
            return { requestTimeoutSeconds, retryCount, mistakes: [] };
        }
        catch (error) {
            if (!(error instanceof hcl1_decode/* WrongType */.aZ))
                throw error;
            const mistake = { span: error.argument.span, why: error.message };
            return { ...NO_PROTOCOLS, mistakes: [mistake] };
        }
    }
    return { ...NO_PROTOCOLS, mistakes: [] };
}
/**
 * The limit in milliseconds; null for the default. The variable has precedence; in the file, zero and less
 * turn the limit off.
 */
function requestTimeoutMs(seconds, environment) {
    const fromVariable = positive(environment['TF_REGISTRY_CLIENT_TIMEOUT']);
    if (fromVariable !== null)
        return fromVariable * 1000;
    if (seconds === null)
        return null;
    return seconds > 0 ? seconds * 1000 : Number.POSITIVE_INFINITY;
}
// internal/registry/client.go and internal/getproviders/registry_client.go of Terraform, and
// registry_protocols.go of OpenTofu.
const REQUEST_MS = 10_000;
const RETRIES = 1;
/**
 * How long a client waits for answers to registry requests, and how often it asks again; discovery has
 * limits of its own. The variables apply to both clients, the block to OpenTofu.
 */
function registryPatience(client, { requestTimeoutSeconds, retryCount }, environment) {
    const retries = positive(environment['TF_REGISTRY_DISCOVERY_RETRY']) ?? retryCount ?? RETRIES;
    return {
        client,
        attemptMs: requestTimeoutMs(requestTimeoutSeconds, environment) ?? REQUEST_MS,
        retries: Math.max(retries, 0)
    };
}
/** The value of a variable; null for anything but a positive whole number, which is ignored. */
function positive(variable) {
    const value = /^\+?\d+$/.test(variable ?? '') ? Number(variable) : 0;
    return value > 0 ? value : null;
}

;// CONCATENATED MODULE: ./lib/cli-config/values.js

const NO_VALUES = {
    credentials: new Map(),
    hosts: new Map(),
    helpers: new Map()
};
const FILE = { path: [], span: { start: 0, end: 0 } };
function decodeCliConfig(items, client) {
    const config = {};
    const valuesOf = () => ({ ...NO_VALUES, ...config });
    try {
        for (const [name, decode] of fieldsOf(config, client))
            (0,hcl1_decode/* decodeField */.RC)(items, name, FILE, decode);
        return { values: valuesOf(), mistake: null };
    }
    catch (error) {
        if (!(error instanceof hcl1_decode/* WrongType */.aZ))
            throw error;
        return { values: client === 'opentofu' ? valuesOf() : NO_VALUES, mistake: error };
    }
}
/**
 * The fields in the order of each client's `Config` (internal/command/cliconfig/cliconfig.go). Those
 * that are not used here are decoded too, because a mistake in one costs the others.
 */
function fieldsOf(config, client) {
    const isTerraform = client === 'terraform';
    const string = (node, argument) => (0,hcl1_decode/* decodeString */.sc)(node, argument, undefined);
    const bool = (node, argument) => (0,hcl1_decode/* decodeBool */.zC)(node, argument, undefined);
    const strings = (node, argument) => (0,hcl1_decode/* decodeMap */.P2)(node, argument, undefined, hcl1_decode/* decodeString */.sc);
    const ofTerraform = [
        ['providers', strings],
        ['provisioners', strings],
        ['disable_checkpoint', bool],
        ['disable_checkpoint_signature', bool]
    ];
    /** A later block replaces an earlier one in Terraform and adds to it in OpenTofu. */
    const before = (old, empty) => (isTerraform ? empty : (old ?? empty));
    return [
        ...(isTerraform ? ofTerraform : []),
        ['plugin_cache_dir', string],
        ['plugin_cache_may_break_dependency_lock_file', bool],
        [
            'host',
            (node, argument) => {
                config.hosts = (0,hcl1_decode/* decodeMap */.P2)(node, argument, config.hosts, (inner, at, old) => decodeHost(inner, at, before(old, { services: null })));
            }
        ],
        [
            'credentials',
            (node, argument) => {
                config.credentials = (0,hcl1_decode/* decodeMap */.P2)(node, argument, config.credentials, hcl1_decode/* decodeLooseMap */.hp);
            }
        ],
        [
            'credentials_helper',
            (node, argument) => {
                config.helpers = (0,hcl1_decode/* decodeMap */.P2)(node, argument, config.helpers, (inner, at, old) => decodeHelper(inner, at, before(old, { args: [] })));
            }
        ]
    ];
}
function decodeHost(node, argument, host) {
    (0,hcl1_decode/* decodeField */.RC)((0,hcl1_decode/* structItems */.mW)(node, argument), 'services', argument, (inner, at) => {
        host.services = (0,hcl1_decode/* decodeLooseMap */.hp)(inner, at, host.services ?? undefined);
    });
    return host;
}
function decodeHelper(node, argument, helper) {
    (0,hcl1_decode/* decodeField */.RC)((0,hcl1_decode/* structItems */.mW)(node, argument), 'args', argument, (inner, at) => {
        helper.args = (0,hcl1_decode/* decodeList */.VX)(inner, at, helper.args, hcl1_decode/* decodeString */.sc);
    });
    return helper;
}

;// CONCATENATED MODULE: ./lib/cli-config/blocks.js





const NO_BLOCKS = {
    credentials: new Map(),
    hosts: new Map(),
    helpers: new Map(),
    installations: null,
    protocols: NO_PROTOCOLS,
    findings: [],
    secrets: [],
    isRead: false
};
/** Reads a file as one client does. A file that the client rejects has no blocks, only findings. */
function parseConfigFile({ shown, text, isUtf8 }, client) {
    const findingOf = (mistake, place) => ({
        problem: (0,cli_config.credentialsConfig)({ clients: [client], mistake }),
        place
    });
    const refused = (why, place) => ({
        ...NO_BLOCKS,
        findings: [findingOf({ kind: 'syntax', file: shown, why }, place)]
    });
    const reading = readHcl1File(text, client);
    if (reading.kind === 'refused')
        return refused(reading.why, { file: shown, ...reading.place });
    if (!isUtf8)
        return refused('illegal UTF-8 encoding', null);
    const { values, mistake } = decodeCliConfig(reading.items, client);
    const placeOf = (span) => ({ file: shown, ...reading.placeOf(span) });
    const spans = labelSpans(reading.items);
    const placeOfLabel = (type, label) => placeOf(spans.get(keyOf(type, label)) ?? { start: 0, end: 0 });
    const wrongType = ({ argument: { path, span }, want }) => findingOf({ kind: 'type', file: shown, path, want }, placeOf(span));
    // The clients decode these blocks after all others, and not after a mistake.
    const rest = mistake === null ? reading.items : [];
    const protocols = decodeRegistryProtocols(client === 'opentofu' ? rest : []);
    const ignored = ({ span, why }) => findingOf({ kind: 'block', file: shown, why }, placeOf(span));
    return {
        credentials: mapValues(values.credentials, (block, label) => readCredentials(block, placeOfLabel('credentials', label))),
        hosts: mapValues(values.hosts, ({ services }, label) => ({
            place: placeOfLabel('host', label),
            services: Array.from(services ?? [], ([id, value]) => ({ id, value: serviceJson(value) }))
        })),
        helpers: mapValues(values.helpers, ({ args }, label) => ({
            place: placeOfLabel('credentials_helper', label),
            args
        })),
        installations: { items: rest.filter(isInstallation), shown, placeOf },
        protocols,
        findings: [
            ...(mistake === null ? [] : [wrongType(mistake)]),
            ...protocols.mistakes.map(ignored)
        ],
        secrets: [...values.credentials.values()].flatMap(secretsOf),
        isRead: mistake === null || client === 'opentofu'
    };
}
const isInstallation = ({ keys: [key] }) => key?.name === 'provider_installation';
const mapValues = (map, make) => new Map(Array.from(map, ([key, value]) => [key, make(value, key)]));
function readCredentials(block, place) {
    const value = block.get('token');
    const isString = value?.kind === 'string';
    return {
        place,
        // The clients convert the text with cty, which normalises it.
        token: isString ? new token/* Token */.o(value.value.normalize('NFC')) : null,
        hasValue: value !== undefined,
        // hcl2shim cannot convert a list that HCL 1 made of an object.
        crashes: [...block.values()].some(hasMaps)
    };
}
const hasMaps = (value) => {
    switch (value.kind) {
        case 'maps':
            return true;
        case 'list':
            return value.elements.some(hasMaps);
        case 'map':
            return [...value.entries.values()].some(hasMaps);
        default:
            return false;
    }
};
function secretsOf(block) {
    return [...block.values()].flatMap((value) => value.kind === 'string' || value.kind === 'int' ? [new token/* Token */.o(String(value.value))] : []);
}
/** The clients use the first element of a list that HCL 1 made of an object (svchost disco/host.go). */
function serviceJson(value) {
    return value.kind === 'maps' ? jsonOfMap(value.elements[0] ?? new Map()) : jsonOf(value);
}
function jsonOf(value) {
    switch (value.kind) {
        case 'list':
            return value.elements.map(jsonOf);
        case 'map':
            return jsonOfMap(value.entries);
        case 'maps':
            return value.elements.map(jsonOfMap);
        default:
            return value.value;
    }
}
const jsonOfMap = (map) => Object.fromEntries(Array.from(map, ([name, value]) => [name, jsonOf(value)]));
/** The last position of each block's label. A block may be written as an argument. */
function labelSpans(items) {
    const spans = new Map();
    for (const { keys, value } of items) {
        const [first, second] = keys;
        const inner = value.kind === 'object' ? value.items.map((item) => item.keys[0]) : [];
        for (const label of second === undefined ? inner : [second]) {
            if (label !== undefined)
                spans.set(keyOf(first?.name ?? '', label.name), label);
        }
    }
    return spans;
}
const keyOf = (type, label) => `${type.toLowerCase()} ${label}`;

// EXTERNAL MODULE: ./lib/registry/version.js
var registry_version = __webpack_require__(1731);
;// CONCATENATED MODULE: ./lib/cli-config/paths.js
/**
 * Terraform: cliconfig.go, config_unix.go and config_windows.go in internal/command/cliconfig. OpenTofu:
 * the same files, util.go, and plugins.go in cmd/tofu. On Windows both use the application data folder,
 * the value of APPDATA. `cliConfig` replaces TF_CLI_CONFIG_FILE.
 */
function configPaths(client, machine, exists, cliConfig = null) {
    const named = namedFile(machine.environment, cliConfig);
    const home = homeOf(machine);
    if (home === null) {
        return {
            main: named,
            directory: null,
            directoryOff: null,
            helperDirectories: [],
            mirrorDirectories: []
        };
    }
    const paths = machine.system === 'windows' ? windowsPaths : unixPaths;
    const { main, directory, dataDirectories } = paths(client, home, machine.environment, exists);
    const join = joiner(machine);
    const helperDirectories = dataDirectories.flatMap((data) => [
        join(data, 'plugins'),
        join(data, 'plugins', machine.platform)
    ]);
    const mirrorDirectories = [...dataDirectories, ...applicationDirectories(home, machine)].map((data) => join(data, 'plugins'));
    const directories = { helperDirectories, mirrorDirectories };
    if (named === null) {
        const byDefault = { path: main, chosenBy: 'default' };
        return { main: byDefault, directory, directoryOff: null, ...directories };
    }
    const directoryOff = { path: directory, by: named.chosenBy };
    return { main: named, directory: null, directoryOff, ...directories };
}
/**
 * The data directories of an application named Terraform (apparentlymart/go-userdirs, with the names in
 * provider_source.go). Relative paths in the variables are ignored.
 */
function applicationDirectories(home, machine) {
    const { system, platform, environment } = machine;
    if (system === 'windows')
        return [joinWindows(home, 'HashiCorp', 'Terraform')];
    if (platform.startsWith('darwin')) {
        return [home, ''].map((root) => joinUnix(root, 'Library', 'Application Support', 'io.terraform'));
    }
    const { XDG_DATA_HOME: own = '', XDG_DATA_DIRS: others } = environment;
    const isAbsolute = (path) => path.startsWith('/');
    return [
        isAbsolute(own) ? own : joinUnix(home, '.local', 'share'),
        ...(others || '/usr/local/share:/usr/share').split(':').filter(isAbsolute)
    ].map((data) => joinUnix(data, 'terraform'));
}
/** The path for display, with `~` for the home directory. */
function shownPath(path, machine) {
    const home = homeOf(machine);
    const separator = machine.system === 'windows' ? '\\' : '/';
    if (home === null || home.length < 2 || !path.startsWith(home + separator))
        return path;
    const shown = machine.system === 'windows' ? '%APPDATA%' : '~';
    return shown + path.slice(home.length);
}
function namedFile(environment, cliConfig) {
    if (cliConfig)
        return { path: cliConfig, chosenBy: 'cli-config' };
    for (const chosenBy of ['TF_CLI_CONFIG_FILE', 'TERRAFORM_CONFIG']) {
        const path = environment[chosenBy];
        if (path)
            return { path, chosenBy };
    }
    return null;
}
/** HOME has precedence over the account's directory, unless it is empty. */
function homeOf({ system, environment, accountHome }) {
    if (system === 'windows')
        return environment['APPDATA'] || null;
    return environment['HOME'] || accountHome || null;
}
function unixPaths(client, home, environment, exists) {
    const [terraformrc, tofurc] = [joinUnix(home, '.terraformrc'), joinUnix(home, '.tofurc')];
    const directory = joinUnix(home, '.terraform.d');
    if (client === 'terraform') {
        return { main: terraformrc, directory, dataDirectories: [directory] };
    }
    const { XDG_CONFIG_HOME: config, XDG_DATA_HOME: data } = environment;
    const isFresh = !exists(terraformrc) && !exists(tofurc);
    return {
        main: config && isFresh
            ? joinUnix(config, 'opentofu', 'tofurc')
            : chooseFile(tofurc, terraformrc, exists),
        directory: config && !exists(directory) ? joinUnix(config, 'opentofu') : directory,
        // Unlike the configuration directory, `~/.terraform.d` is always searched.
        dataDirectories: data ? [directory, joinUnix(data, 'opentofu')] : [directory]
    };
}
function windowsPaths(client, home, _environment, exists) {
    const [terraformrc, tofurc] = [joinWindows(home, 'terraform.rc'), joinWindows(home, 'tofu.rc')];
    const directory = joinWindows(home, 'terraform.d');
    const main = client === 'terraform' ? terraformrc : chooseFile(tofurc, terraformrc, exists);
    return { main, directory, dataDirectories: [directory] };
}
const chooseFile = (own, legacy, exists) => exists(legacy) && !exists(own) ? legacy : own;
const joiner = ({ system }) => (system === 'windows' ? joinWindows : joinUnix);
const joinUnix = (directory, ...names) => [directory.replace(/(?<!\/)\/+$/, ''), ...names].join('/');
const joinWindows = (directory, ...names) => [directory.replace(/(?<![\\/])[\\/]+$/, ''), ...names].join('\\');

;// CONCATENATED MODULE: ./lib/cli-config/helper-program.js
// Finds the program of a credentials_helper block by its file name and version.







function findHelper({ name, args, place }, directories, client, machine) {
    const listings = directories.map((directory) => ({
        directory,
        files: (0,entries/* entriesOf */.M)(directory).filter((file) => isFile((0,external_node_path_.join)(directory, file)))
    }));
    const shown = (path) => shownPath(path, machine);
    const choice = chooseHelper(name, listings);
    switch (choice.kind) {
        case 'found': {
            const path = (0,external_node_path_.resolve)(choice.directory, choice.file);
            const refusal = refusalOf(path, machine);
            return { helper: { name, args, path, shown: shown(path), refusal }, findings: [] };
        }
        case 'crash': {
            const path = shown((0,external_node_path_.join)(choice.directory, choice.file));
            const problem = (0,cli_config.credentialsHelper)({ kind: 'version', name, path, client });
            return { helper: null, findings: [{ problem, place }] };
        }
        case 'missing': {
            // Not credentials-helper: the client does not fail.
            const mistake = { kind: 'no helper', name, directories: directories.map(shown) };
            const problem = (0,cli_config.credentialsConfig)({ clients: [client], mistake });
            return { helper: null, findings: [{ problem, place }] };
        }
    }
}
/** False for a directory and for a broken symbolic link. */
const isFile = (path) => (0,external_node_fs_.existsSync)(path) && !(0,external_node_fs_.statSync)(path).isDirectory();
const HEAD_BYTES = 256;
/**
 * A text file without `#!` is not a program. The clients do not start it, but the C library that Node
 * uses would run it with a shell. A file that cannot be read may still be executable.
 */
function refusalOf(path, { system }) {
    if (system === 'windows')
        return null;
    // Opening a pipe could block.
    if (!(0,external_node_fs_.statSync)(path).isFile())
        return 'permission denied';
    const head = Buffer.alloc(HEAD_BYTES);
    let length;
    try {
        const descriptor = (0,external_node_fs_.openSync)(path, 'r');
        try {
            length = (0,external_node_fs_.readSync)(descriptor, head);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
    catch (error) {
        (0,read_text/* systemError */.Oj)(error);
        return null;
    }
    const isProgram = head.toString('latin1', 0, 2) === '#!' || head.subarray(0, length).includes(0);
    return isProgram ? null : 'exec format error';
}
const PREFIX = 'terraform-credentials-';
const NO_VERSION = '0.0.0';
/**
 * internal/plugin/discovery/find.go and meta_set.go of both clients. They convert file names to lower
 * case but not the name of the helper, so a name with a capital letter is never found.
 */
function chooseHelper(name, listings) {
    let best;
    for (const candidate of candidates(name, listings)) {
        const version = (0,registry_version/* parseModuleVersion */.oF)(candidate.text);
        const { directory, file } = candidate;
        if (version === null)
            return { kind: 'crash', directory, file };
        // The clients use either of two spellings of one version; here it is the first.
        if (best === undefined || (0,registry_version/* compareVersions */.Zy)(version, best.version, comparePreReleases) > 0) {
            best = { ...candidate, version };
        }
    }
    if (best === undefined)
        return { kind: 'missing' };
    return { kind: 'found', directory: best.directory, file: best.file };
}
function candidates(name, listings) {
    const found = new Map();
    for (const { directory, files } of listings) {
        for (const file of files) {
            if (!file.startsWith(PREFIX))
                continue;
            const base = file
                .toLowerCase()
                .slice(PREFIX.length)
                .replace(/\.exe$/, '');
            const split = base.indexOf('_v');
            if ((split < 0 ? base : base.slice(0, split)) !== name || base === '')
                continue;
            const text = split < 0 ? NO_VERSION : base.slice(split + 2).replace(/_x.*$/s, '');
            if (!found.has(text))
                found.set(text, { directory, file, text });
        }
    }
    return [...found.values()];
}
/** The order of pre-releases in hashicorp/go-version. */
function comparePreReleases(a, b) {
    const [parts, others] = [a.split('.'), b.split('.')];
    for (let index = 0; index < Math.max(parts.length, others.length); index += 1) {
        const order = compareParts(parts[index] ?? '', others[index] ?? '');
        if (order !== 0)
            return order;
    }
    return 0;
}
/** A number comes before a word, and nothing comes before a number's but after a word's. */
function compareParts(a, b) {
    if (a === b)
        return 0;
    const [isNumber, isOtherNumber] = [isWhole(a), isWhole(b)];
    if (a === '')
        return isOtherNumber ? -1 : 1;
    if (b === '')
        return isNumber ? 1 : -1;
    if (isNumber !== isOtherNumber)
        return isNumber ? -1 : 1;
    if (isNumber)
        return BigInt(a) > BigInt(b) ? 1 : -1;
    return a > b ? 1 : -1;
}
const isWhole = (text) => /^-?\d+$/.test(text);

// EXTERNAL MODULE: ./lib/protocol/address-advice.js
var address_advice = __webpack_require__(3229);
// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __webpack_require__(1831);
;// CONCATENATED MODULE: ./lib/cli-config/merge.js
// Merges the CLI configuration files of one client and reports blocks that collide.



/**
 * A block replaces the whole block with the same literal label in an earlier file (Config.Merge).
 * Labels are read as hostnames afterwards (credentials.go and commands.go).
 */
function mergeConfig(files, client) {
    const findings = files.flatMap((file) => file.findings);
    const report = (mistake, place) => {
        findings.push({ problem: (0,cli_config.credentialsConfig)({ clients: [client], mistake }), place });
    };
    const credentials = byHost(new Map(files.flatMap((file) => [...file.credentials])), report);
    const forced = byHost(new Map(files.flatMap((file) => [...file.hosts])), report);
    for (const { crashes, label, place } of credentials) {
        if (crashes)
            report({ kind: 'panic', label }, place);
    }
    const [helper, ...others] = new Map(files.flatMap((file) => [...file.helpers]));
    for (const [, { place }] of others)
        report({ kind: 'two helpers' }, place);
    return {
        credentials,
        forced,
        helper: helper === undefined ? null : { name: helper[0], ...helper[1] },
        findings
    };
}
/** Of two labels for the same host, the clients use either; here it is the last. */
function byHost(blocks, report) {
    const found = new Map();
    for (const [label, block] of blocks) {
        const type = 'services' in block ? 'host' : 'credentials';
        const host = (0,hostname/* parseHostname */.Pv)(label);
        if (!host.ok) {
            const advice = (0,address_advice/* hostAdvice */.L6)(label);
            report({ kind: 'label', type, label, why: host.why, advice }, block.place);
            continue;
        }
        const other = found.get(host.value);
        if (other !== undefined) {
            const labels = [other.label, label];
            report({ kind: 'two labels', type, host: host.value, labels }, block.place);
        }
        found.set(host.value, { ...block, host: host.value, label });
    }
    return [...found.values()];
}

;// CONCATENATED MODULE: ./lib/cli-config/read.js
// Reads the CLI configuration of one client from the disk.










// The clients have no limits. A person writes a few kilobytes, and `login` adds a block for each host. A
// megabyte of blocks takes a hundred times its size while it is read.
const MAX_FILE_BYTES = 1024 * 1024;
// Of one directory.
const LIMITS = { files: 1000, bytes: 4 * 1024 * 1024 };
/**
 * LoadConfig of internal/command/cliconfig/cliconfig.go. `cliConfig` is a path that replaces
 * TF_CLI_CONFIG_FILE. Only files in the home directory, or named by a variable or setting, are read.
 */
function readCliConfig(client, machine, cliConfig = null, limits = LIMITS) {
    const paths = configPaths(client, machine, external_node_fs_.existsSync, cliConfig);
    const { directory, directoryOff, helperDirectories } = paths;
    const main = readMain(paths, client, machine);
    const read = [...main, ...readDirectory(directory, client, machine, limits)];
    const off = readDirectory(directoryOff?.path ?? null, client, machine, limits);
    const merged = mergeConfig(blocksOf(read), client);
    const found = merged.helper && findHelper(merged.helper, helperDirectories, client, machine);
    const turnedOff = mergeConfig(blocksOf(off), client).credentials;
    // OpenTofu merges its defaults before it reads the directory, so that only the main file has an effect.
    const protocols = main[0]?.blocks?.protocols ?? NO_PROTOCOLS;
    return {
        ...merged,
        client,
        installations: blocksOf(read).flatMap(({ installations }) => installations ?? []),
        mirrors: paths.mirrorDirectories.map((path) => ({ path, shown: shownPath(path, machine) })),
        paths,
        files: [
            ...read.map(({ file }) => file),
            ...off.map(({ file }) => ({ ...file, state: 'off' }))
        ],
        turnedOff: turnedOff.map(({ host, place }) => ({ host, place })),
        helper: found?.helper ?? null,
        requestTimeoutMs: client === 'opentofu'
            ? requestTimeoutMs(protocols.requestTimeoutSeconds, machine.environment)
            : null,
        patience: registryPatience(client, protocols, machine.environment),
        findings: [
            ...read.flatMap(({ finding }) => finding ?? []),
            ...merged.findings,
            ...(found?.findings ?? [])
        ],
        secrets: [...blocksOf(read), ...blocksOf(off)].flatMap(({ secrets }) => secrets)
    };
}
const blocksOf = (files) => files.flatMap(({ blocks }) => blocks ?? []);
function readMain({ main }, client, machine) {
    if (main === null)
        return [];
    const { path, chosenBy } = main;
    if ((0,external_node_fs_.existsSync)(path))
        return [readFile(path, client, machine)];
    const file = { path, shown: shownPath(path, machine), state: 'absent' };
    const missing = { kind: 'missing', setting: chosenBy, path };
    const finding = chosenBy === 'default' ? null : findingOf(missing, client);
    return [{ file, blocks: null, finding, bytes: 0 }];
}
const IS_CONFIG = /\.tfrc(?:\.json)?$/s;
function readDirectory(directory, client, machine, limits) {
    if (directory === null)
        return [];
    const read = [];
    let total = 0;
    for (const name of (0,entries/* entriesOf */.M)(directory)) {
        if (!IS_CONFIG.test(name))
            continue;
        const path = (0,external_node_path_.join)(directory, name);
        if (read.length >= limits.files || total >= limits.bytes) {
            const shown = shownPath(path, machine);
            const finding = findingOf({ kind: 'too much', file: shown, ...limits }, client);
            read.push({ file: { path, shown, state: 'not read' }, blocks: null, finding, bytes: 0 });
            break;
        }
        const file = readFile(path, client, machine);
        read.push(file);
        total += file.bytes;
    }
    return read;
}
function readFile(path, client, machine) {
    const read = (0,read_text/* readText */.yR)(path, MAX_FILE_BYTES);
    const shown = shownPath(path, machine);
    if (!read.ok) {
        const { failure } = read;
        const finding = findingOf({ kind: 'unreadable', file: shown, failure }, client);
        return { file: { path, shown, state: 'not read' }, blocks: null, finding, bytes: 0 };
    }
    const blocks = parseConfigFile({ shown, ...read }, client);
    const state = blocks.isRead ? 'read' : 'not read';
    return { file: { path, shown, state }, blocks, finding: null, bytes: read.bytes };
}
const findingOf = (mistake, client) => ({
    problem: (0,cli_config.credentialsConfig)({ clients: [client], mistake }),
    place: null
});
/** Lists a problem of several clients once. */
function mergeFindings(findings) {
    const merged = new Map();
    for (const finding of findings) {
        const { problem, place } = finding;
        const key = JSON.stringify([problem.code, problem.message, place]);
        const before = merged.get(key)?.problem.affects ?? [];
        const affects = [...new Set([...before, ...(problem.affects ?? [])])];
        merged.set(key, { problem: { ...problem, affects }, place });
    }
    return [...merged.values()];
}


/***/ }),

/***/ 1807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ entriesOf),
/* harmony export */   v: () => (/* binding */ directoriesIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5747);
// Lists a directory.


/** The names of its entries, sorted; none if it does not exist or is not a directory. */
function entriesOf(directory) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory).sort();
    }
    catch (error) {
        (0,_read_text_js__WEBPACK_IMPORTED_MODULE_1__/* .systemError */ .Oj)(error);
        return [];
    }
}
/** The names of its directories, without symbolic links. */
function directoriesIn(directory) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, { withFileTypes: true })
            .filter((entry) => entry.isDirectory())
            .map(({ name }) => name);
    }
    catch (error) {
        (0,_read_text_js__WEBPACK_IMPORTED_MODULE_1__/* .systemError */ .Oj)(error);
        return [];
    }
}


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


/***/ })

};
