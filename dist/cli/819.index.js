export const id = 819;
export const ids = [819];
export const modules = {

/***/ 5819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ readCliConfig),
  thisMachine: () => (/* binding */ thisMachine)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(542);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/files/read-text.js
var read_text = __webpack_require__(5747);
// EXTERNAL MODULE: ./lib/problems/credentials.js
var problems_credentials = __webpack_require__(3534);
// EXTERNAL MODULE: ./lib/protocol/token.js
var token = __webpack_require__(2713);
// EXTERNAL MODULE: ./lib/hcl/structure.js
var structure = __webpack_require__(6134);
;// CONCATENATED MODULE: ./lib/cli-config/hcl1-tree.js
// Nobody nests values deeper in a file of settings; recursion stays far from the stack's end.
const MAX_DEPTH = 200;

;// CONCATENATED MODULE: ./lib/cli-config/hcl1-json.js

/**
 * hashicorp/hcl v1, json/parser. Closing braces may be missing, what follows the outermost object is
 * not looked at, and an object of nothing but objects becomes as many blocks with labels (flatten.go).
 */
function readHcl1Json(scanner) {
    const parser = new Parser(scanner);
    const root = parser.readRoot();
    if (root === undefined) {
        return { ok: false, mistake: parser.mistake ?? { why: 'an object is expected', start: 0 } };
    }
    return { ok: true, items: flattened(root) };
}
/** Whatever gives undefined has left a mistake, unless the file just ended. */
class Parser {
    mistake;
    #scanner;
    #token = { kind: 'end of the file', start: 0, end: 0 };
    #depth = 0;
    constructor(scanner) {
        this.#scanner = scanner;
    }
    readRoot() {
        this.#scan();
        const root = this.#readObject();
        return root?.kind === 'object' ? root.items : undefined;
    }
    /** After its brace. A mistake at a closing brace is the end of the object, such as a last comma. */
    #readObject() {
        this.#depth += 1;
        if (this.#depth > MAX_DEPTH) {
            return this.#report(`values are nested deeper than ${MAX_DEPTH} levels`);
        }
        const items = [];
        while (this.#readItem(items)) {
            if (this.#scan().kind !== ',')
                break;
        }
        if (this.mistake !== undefined) {
            if (this.#token.kind !== '}')
                return undefined;
            this.mistake = undefined;
        }
        this.#depth -= 1;
        return { kind: 'object', items };
    }
    /** False after the last one; a mistake is left if it was none. */
    #readItem(items) {
        const keys = [];
        for (let token = this.#scan(); token.kind !== ':'; token = this.#scan()) {
            const { kind, start, end } = token;
            if (kind === 'end of the file')
                return false;
            if (kind !== 'string') {
                this.#report('a name in quotation marks is expected');
                return false;
            }
            keys.push({ name: this.#valueOf(token), start, end });
        }
        if (keys.length === 0) {
            this.#report('":" without a name');
            return false;
        }
        const value = this.#readValue();
        if (value === undefined)
            return false;
        items.push({ keys, value });
        return true;
    }
    #readValue() {
        const token = this.#scan();
        switch (token.kind) {
            case '{':
                return this.#readObject();
            case '[':
                return this.#readList();
            case 'bool':
                return { kind: 'bool', value: this.#textOf(token) === 'true' };
            case 'null':
                // The library makes an empty string of it, which counts as a token.
                return { kind: 'string', value: '', isHeredoc: false };
            case 'end of the file':
                return undefined;
            default:
                return this.#literal(token) ?? this.#report('a value is expected');
        }
    }
    /** After its bracket. `true`, `false` and the brackets of lists within lists are passed over. */
    #readList() {
        const elements = [];
        for (let token = this.#scan(); token.kind !== ']'; token = this.#scan()) {
            if (token.kind === ',' || token.kind === 'bool' || token.kind === '[')
                continue;
            const element = token.kind === '{' ? this.#readObject() : this.#literal(token);
            if (element === undefined) {
                if (this.mistake === undefined)
                    this.#report('a value or "]" is expected');
                return undefined;
            }
            elements.push(element);
        }
        return { kind: 'list', elements };
    }
    #literal(token) {
        const { kind } = token;
        if (kind === 'string')
            return { kind, value: this.#valueOf(token), isHeredoc: false };
        if (kind === 'number' || kind === 'float')
            return { kind, text: this.#textOf(token) };
        return undefined;
    }
    /** A broken string has a mistake, and nobody reads it. */
    #valueOf(token) {
        return this.#scanner.mistake === undefined ? this.#scanner.meaningOf(token) : '';
    }
    #textOf({ start, end }) {
        return this.#scanner.text.slice(start, end);
    }
    #scan() {
        this.#token = this.#scanner.scan();
        return this.#token;
    }
    #report(why) {
        this.mistake = { why, start: this.#token.start };
    }
}
/** Objects, and lists, of nothing but objects are taken apart: each inner object is an item. */
function flattened(items) {
    const flat = [];
    const take = (item) => {
        const { keys, value } = item;
        if (value.kind === 'object' && value.items.length > 0 && value.items.every(isObject)) {
            for (const inner of value.items) {
                take({ keys: [...keys, ...inner.keys], value: inner.value });
            }
        }
        else if (value.kind === 'list' &&
            value.elements.length > 0 &&
            value.elements.every(areItems)) {
            for (const element of value.elements)
                take({ keys, value: element });
        }
        else
            flat.push(item);
    };
    items.forEach(take);
    return flat.map(({ keys, value }) => ({ keys, value: flattenedValue(value) }));
}
const isObject = ({ value }) => value.kind === 'object';
const areItems = ({ kind }) => kind === 'object';
function flattenedValue(value) {
    if (value.kind === 'object')
        return { kind: 'object', items: flattened(value.items) };
    if (value.kind === 'list')
        return { kind: 'list', elements: value.elements.map(flattenedValue) };
    return value;
}

;// CONCATENATED MODULE: ./lib/cli-config/hcl1-native.js

/** hashicorp/hcl v1, hcl/parser/parser.go. The scanner has to be at the start. */
function readHcl1Native(scanner, client) {
    const parser = new hcl1_native_Parser(scanner, client);
    const items = [];
    parser.readItems(items, false);
    const { mistake } = parser;
    return mistake === undefined ? { ok: true, items } : { ok: false, mistake };
}
/** Nothing follows: what was begun is left out without a word. */
const NOTHING = 'nothing';
/** Whatever gives undefined or false has left a mistake. */
class hcl1_native_Parser {
    mistake;
    #scanner;
    #isStrict;
    #token = { kind: 'end of the file', start: 0, end: 0 };
    #isRead = false;
    #depth = 0;
    constructor(scanner, client) {
        this.#scanner = scanner;
        this.#isStrict = client === 'opentofu';
    }
    readItems(items, isInside) {
        const seen = new Set();
        for (;;) {
            if (isInside && this.#peek().kind === '}')
                return true;
            const item = this.#readItem();
            if (item === NOTHING)
                return true;
            if (item === undefined)
                return false;
            if (item.isAssigned && this.#isStrict && this.#isRepeated(item.keys, seen))
                return false;
            items.push({ keys: item.keys, value: item.value });
            if (this.#peek().kind === ',')
                this.#scan();
        }
    }
    /** By its text, so that `token` and `"token"` are two. */
    #isRepeated(keys, seen) {
        for (const { start, end } of keys) {
            const text = this.#scanner.text.slice(start, end);
            if (seen.has(text)) {
                this.#report('each argument can only be defined once', start);
                return true;
            }
            seen.add(text);
        }
        return false;
    }
    #readItem() {
        const keys = [];
        if (!this.#readKeys(keys))
            return undefined;
        const { kind } = this.#token;
        if (kind === 'end of the file' && keys.length === 0)
            return NOTHING;
        if (kind !== '=' && kind !== '{')
            return this.#report('expected "=" or "{" after a name');
        const value = kind === '=' ? this.#readValue() : this.#readObject();
        if (value === NOTHING || value === undefined)
            return value;
        // The library looks ahead for a comment, and so meets the next mistake.
        this.#peek();
        return { keys, value, isAssigned: kind === '=' };
    }
    /** Up to what ends them. */
    #readKeys(keys) {
        for (;;) {
            const token = this.#scan();
            const { kind, start, end } = token;
            switch (kind) {
                case 'name':
                case 'string':
                    keys.push({ name: this.#scanner.meaningOf(token), start, end });
                    break;
                case '=':
                    if (keys.length === 1)
                        return true;
                    this.#report(keys.length === 0 ? '"=" without a name' : 'expected "{" after two names');
                    return false;
                case '{':
                case 'end of the file':
                    if (kind === '{' && keys.length === 0)
                        this.#report('"{" without a name');
                    return kind !== '{' || keys.length > 0;
                case '}':
                    if (keys.length > 0) {
                        this.#report('expected "=" or "{" after a name');
                        // The library forgets the brace, or the mistake would be passed over with it.
                        this.#token = { ...token, kind: 'end of the file' };
                        return false;
                    }
                    this.#report(`a name is expected, not ${describe(kind)}`);
                    return false;
                default:
                    this.#report(`a name, "=" or "{" is expected, not ${describe(kind)}`);
                    return false;
            }
        }
    }
    #readValue() {
        const token = this.#scan();
        switch (token.kind) {
            case '{':
                return this.#readObject();
            case '[':
                return this.#readList();
            case 'end of the file':
                return NOTHING;
            default:
                return (this.#literal(token) ?? this.#report(`a value is expected, not ${describe(token.kind)}`));
        }
    }
    #literal(token) {
        const { kind, start, end } = token;
        const text = this.#scanner.text.slice(start, end);
        switch (kind) {
            case 'string':
            case 'heredoc': {
                // A broken one has a mistake, and nobody reads it.
                const isWhole = this.#scanner.mistake === undefined;
                const value = isWhole ? this.#scanner.meaningOf(token) : '';
                return { kind: 'string', value, isHeredoc: kind === 'heredoc' };
            }
            case 'number':
            case 'float':
                return { kind, text };
            case 'bool':
                return { kind, value: text === 'true' };
            default:
                return undefined;
        }
    }
    /** After its brace. */
    #readObject() {
        if (!this.#enter())
            return undefined;
        const items = [];
        if (!this.readItems(items, true)) {
            // v1.0.0 takes a mistake at a closing brace for the end of the object.
            if (this.#isStrict || this.#token.kind !== '}')
                return undefined;
            this.mistake = undefined;
        }
        const { kind } = this.#scan();
        if (kind !== '}')
            return this.#report(`"}" is expected, not ${describe(kind)}`);
        this.#depth -= 1;
        return { kind: 'object', items };
    }
    /** After its bracket. */
    #readList() {
        if (!this.#enter())
            return undefined;
        const elements = [];
        let needsComma = false;
        for (;;) {
            const token = this.#scan();
            const { kind } = token;
            if (kind === ']')
                break;
            if (kind === ',') {
                this.#peek();
                needsComma = false;
                continue;
            }
            if (needsComma)
                return this.#report(`"," or "]" is expected, not ${describe(kind)}`);
            const element = this.#readElement(token);
            if (element === undefined)
                return undefined;
            elements.push(element);
            // After a list within a list nobody asks for it.
            needsComma = kind !== '[';
        }
        this.#depth -= 1;
        return { kind: 'list', elements };
    }
    #readElement(token) {
        if (token.kind === '{')
            return this.#readObject();
        if (token.kind === '[')
            return this.#readList();
        return (this.#literal(token) ??
            this.#report(`a value or "]" is expected, not ${describe(token.kind)}`));
    }
    #enter() {
        this.#depth += 1;
        if (this.#depth > MAX_DEPTH)
            this.#report(`values are nested deeper than ${MAX_DEPTH} levels`);
        return this.#depth <= MAX_DEPTH;
    }
    #scan() {
        if (this.#isRead)
            this.#isRead = false;
        else
            this.#token = this.#scanner.scan();
        return this.#token;
    }
    #peek() {
        const token = this.#scan();
        this.#isRead = true;
        return token;
    }
    #report(why, start = this.#token.start) {
        this.mistake = { why, start };
    }
}
/** A token's own text is not told: who forgets the quotes has a secret there. */
const describe = (kind) => kind.length === 1
    ? `"${kind}"`
    : kind === 'name'
        ? 'a word without quotation marks'
        : kind === 'end of the file'
            ? 'the end of the file'
            : `a ${kind}`;

;// CONCATENATED MODULE: ./lib/cli-config/hcl1-characters.js
// The characters of a text in HCL 1 or its JSON, one after the other, as the clients' library takes them.
/** Stands for the character after the last one. */
const END = '';
const isDecimal = (character) => character >= '0' && character <= '9';
/** Of several mistakes the first is kept: with any at all the clients do not read the file. */
class Hcl1Characters {
    text;
    syntax;
    mistake;
    /** The library itself would stop the client with a panic. */
    crashed = false;
    at = 0;
    /** The length of the character that was passed last: 0 at the end. */
    last = 0;
    /** In HCL the line ends of `text` have to be line feeds. */
    constructor(text, syntax) {
        this.text = text;
        this.syntax = syntax;
    }
    /** Passes one character, which is given; END at the end, and in JSON for U+0000 as well. */
    next() {
        const point = this.text.codePointAt(this.at);
        if (point === undefined) {
            this.last = 0;
            return END;
        }
        const character = String.fromCodePoint(point);
        this.last = character.length;
        this.at += this.last;
        if (this.syntax === 'hcl' && point === 0) {
            this.report('unexpected null character (0x00)');
            return END;
        }
        if (this.syntax === 'hcl' && point === 0xe123) {
            this.report('unicode code point U+E123 reserved for internal use');
        }
        return point === 0 ? END : character;
    }
    peek() {
        const point = this.text.codePointAt(this.at);
        return point === undefined || point === 0 ? END : String.fromCodePoint(point);
    }
    /** Before the last character again; the library panics where there was none. */
    back() {
        if (this.last === 0)
            this.crashed = true;
        this.at -= this.last;
        this.last = 0;
    }
    report(why, start = Math.max(0, this.at - this.last)) {
        this.mistake ??= { why, start };
    }
}

;// CONCATENATED MODULE: ./lib/cli-config/hcl1-numbers.js
// How far a number of HCL 1 or its JSON goes, which is sometimes further than it should.

/** After its first digit, which is `first`. */
function passNumber(characters, first) {
    if (first === '0' && characters.syntax === 'hcl')
        return passAfterZero(characters);
    const start = characters.at;
    passDigits(characters, first);
    const kind = passFraction(characters, characters.next());
    // At the end of the text the library takes its own step for a second digit.
    const isLonger = characters.at !== start || characters.at === characters.text.length;
    if (first === '0' && kind === 'number' && isLonger) {
        characters.report('numbers cannot start with 0');
    }
    return kind;
}
function passAfterZero(characters) {
    let character = characters.next();
    if (character === 'x' || character === 'X') {
        character = characters.next();
        if (!isHexadecimal(character))
            characters.report('illegal hexadecimal number');
        while (isHexadecimal(character))
            character = characters.next();
        if (character !== END)
            characters.back();
        return 'number';
    }
    let isOctal = true;
    while (isDecimal(character)) {
        character = characters.next();
        if (character === '8' || character === '9')
            isOctal = false;
    }
    const kind = passFraction(characters, character);
    if (kind === 'number' && !isOctal)
        characters.report('illegal octal number');
    return kind;
}
/** After the digits of a number, at the character behind them. */
function passFraction(characters, character) {
    if (character === 'e' || character === 'E') {
        passExponent(characters, character);
        return 'float';
    }
    if (character === '.') {
        const next = passDigits(characters, characters.peek());
        if (next === 'e' || next === 'E')
            passExponent(characters, characters.next());
        return 'float';
    }
    if (character !== END)
        characters.back();
    return 'number';
}
/** Passes digits; `character` is the first one, passed or not. Gives what follows, which is not passed. */
function passDigits(characters, character) {
    let next = character;
    let isFound = false;
    while (isDecimal(next)) {
        next = characters.next();
        isFound = true;
    }
    if (isFound && next !== END)
        characters.back();
    return next;
}
function passExponent(characters, character) {
    if (character !== 'e' && character !== 'E')
        return;
    let next = characters.next();
    if (next === '-' || next === '+')
        next = characters.next();
    passDigits(characters, next);
}
const isHexadecimal = (character) => /[0-9a-fA-F]/.test(character);

// EXTERNAL MODULE: ./lib/go/utf8.js
var utf8 = __webpack_require__(8947);
;// CONCATENATED MODULE: ./lib/cli-config/hcl1-strings.js
// What a string or a heredoc of HCL 1 stands for; undefined where the library of the clients panics.

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
const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{3})|([\s\S]?))/y;
const MAX_POINT = 0x10ffff;
/**
 * A string with its quotes (hashicorp/hcl v1, hcl/strconv/quote.go). Between `${` and its brace every
 * character stands for itself: nothing is interpolated in a CLI configuration file.
 */
function stringText(quoted) {
    const inside = quoted.slice(1, -1);
    if (!/[\\$]/.test(inside))
        return inside;
    let bytes = '';
    for (let at = 0; at < inside.length;) {
        const end = inside.startsWith('${', at) ? sequenceEnd(inside, at) : at;
        if (end === undefined)
            return undefined;
        if (end > at) {
            bytes += (0,utf8/* toBytes */.ZJ)(inside.slice(at, end));
            at = end;
        }
        else if (inside[at] === '\\') {
            const code = readEscape(inside, at, (point) => String.fromCodePoint(point).toWellFormed());
            if (code === undefined)
                return undefined;
            bytes += code.bytes;
            at = code.end;
        }
        else {
            const character = String.fromCodePoint(inside.codePointAt(at) ?? 0);
            if (character === '\n')
                return undefined;
            bytes += (0,utf8/* toBytes */.ZJ)(character);
            at += character.length;
        }
    }
    return (0,utf8/* fromBytes */.uK)(bytes);
}
/** After the brace that closes the one of `${`. What was not UTF-8 once is refused there. */
function sequenceEnd(text, start) {
    let braces = 1;
    for (let at = start + 2; at < text.length; at += 1) {
        if (text[at] === '\ufffd')
            return undefined;
        if (text[at] === '{')
            braces += 1;
        else if (text[at] === '}')
            braces -= 1;
        if (braces === 0)
            return at + 1;
    }
    return undefined;
}
/** A string of the JSON syntax with its quotes: the library reads it with Go's strconv.Unquote. */
function jsonStringText(quoted) {
    const inside = quoted.slice(1, -1);
    if (!inside.includes('\\'))
        return inside;
    let bytes = '';
    for (let at = 0; at < inside.length;) {
        const backslash = inside.indexOf('\\', at);
        const end = backslash < 0 ? inside.length : backslash;
        bytes += (0,utf8/* toBytes */.ZJ)(inside.slice(at, end));
        at = end;
        if (backslash < 0)
            break;
        // Half of a surrogate pair is no character in Go, and both halves are two such.
        const code = readEscape(inside, at, (point) => point >= 0xd800 && point <= 0xdfff ? undefined : String.fromCodePoint(point));
        if (code === undefined)
            return undefined;
        bytes += code.bytes;
        at = code.end;
    }
    return (0,utf8/* fromBytes */.uK)(bytes);
}
function readEscape(text, at, show) {
    ESCAPE.lastIndex = at;
    const [whole = '', hex, short, long, octal, letter = ''] = ESCAPE.exec(text) ?? [];
    const end = at + whole.length;
    const point = Number.parseInt(short ?? long ?? '', 16);
    if (short !== undefined || long !== undefined) {
        const character = point > MAX_POINT ? undefined : show(point);
        return character === undefined ? undefined : { bytes: (0,utf8/* toBytes */.ZJ)(character), end };
    }
    const byte = hex !== undefined ? Number.parseInt(hex, 16) : Number.parseInt(octal ?? '', 8);
    if (!Number.isNaN(byte)) {
        return byte > 0xff ? undefined : { bytes: String.fromCharCode(byte), end };
    }
    const known = SHORT[letter];
    return known === undefined ? undefined : { bytes: known, end };
}
/**
 * The text of a heredoc with its markers, the last newline included; what stands before the closing
 * marker in its line stays, too (hashicorp/hcl v1, hcl/token/token.go).
 */
function unindented(heredoc) {
    const head = heredoc.indexOf('\n');
    if (heredoc[2] !== '-')
        return heredoc.slice(head + 1, heredoc.length - head + 1);
    const lines = heredoc.slice(head + 1, heredoc.length - head + 2).split('\n');
    const indent = lines.at(-1) ?? '';
    if (!lines.every((line) => line.startsWith(indent))) {
        const whole = heredoc.slice(head + 1, heredoc.length - head + 1);
        return whole.replace(/[ \t]+$/, '');
    }
    return [...lines.slice(0, -1).map((line) => line.slice(indent.length)), ''].join('\n');
}

;// CONCATENATED MODULE: ./lib/cli-config/hcl1-tokens.js
// The words that HCL 1 and its JSON are made of, cut as the library of the clients cuts them.



const PUNCTUATION = { hcl: '{}[],=+', json: '{}[],:' };
const LETTER = /[A-Za-z_]|(?![\0-\x7f])\p{L}/u;
const DIGIT = /[0-9]|(?![\0-\x7f])\p{Nd}/u;
/** Cuts one text (hashicorp/hcl v1, hcl/scanner/scanner.go and json/scanner/scanner.go). */
class Hcl1Scanner extends Hcl1Characters {
    /** The next word; comments are passed over. */
    scan() {
        for (;;) {
            let character = this.next();
            while (character !== END && ' \t\n\r'.includes(character))
                character = this.next();
            const start = this.at - this.last;
            const isComment = this.syntax === 'hcl' && (character === '#' || character === '/');
            if (!isComment)
                return { kind: this.#kindOf(character, start), start, end: this.at };
            this.#passComment(character);
        }
    }
    /** What a string or a heredoc says; undefined where the library panics. */
    meaningOf({ kind, start, end }) {
        const text = this.text.slice(start, end);
        if (kind === 'heredoc')
            return unindented(text);
        if (kind === 'string')
            return this.syntax === 'json' ? jsonStringText(text) : stringText(text);
        return text;
    }
    #kindOf(character, start) {
        if (character === END)
            return 'end of the file';
        if (LETTER.test(character))
            return this.#passName(start);
        if (isDecimal(character))
            return passNumber(this, character);
        if (PUNCTUATION[this.syntax].includes(character))
            return character;
        switch (character) {
            case '"':
                this.#passString();
                return 'string';
            case '<':
                if (this.syntax === 'json')
                    break;
                this.#passHeredoc();
                return 'heredoc';
            case '.':
                if (!isDecimal(this.peek()))
                    return '.';
                passExponent(this, passDigits(this, this.peek()));
                return 'float';
            case '-':
                if (isDecimal(this.peek()))
                    return passNumber(this, this.next());
                if (this.syntax === 'json')
                    break;
                return '-';
        }
        this.report('illegal character');
        return 'unknown character';
    }
    #passName(start) {
        const isPart = (character) => character !== END &&
            (LETTER.test(character) ||
                DIGIT.test(character) ||
                character === '-' ||
                (character === '.' && this.syntax === 'hcl'));
        let character = this.next();
        while (isPart(character))
            character = this.next();
        if (character !== END)
            this.back();
        const word = this.text.slice(start, this.at);
        if (word === 'true' || word === 'false')
            return 'bool';
        if (this.syntax === 'hcl')
            return 'name';
        if (word === 'null')
            return 'null';
        this.report('illegal character', start);
        return 'unknown character';
    }
    #passComment(first) {
        const second = this.peek();
        if (first === '/' && second !== '*' && second !== '/') {
            this.report("expected '/' for comment");
            return;
        }
        if (first === '#' || second === '/') {
            let character = this.next();
            while (character !== '\n' && character !== END)
                character = this.next();
            if (character !== END)
                this.back();
            return;
        }
        this.next();
        let before = this.next();
        for (;;) {
            if (before === END) {
                this.report('comment not terminated');
                return;
            }
            const character = this.next();
            if (before === '*' && character === '/')
                return;
            before = character;
        }
    }
    /** In HCL quotes and line feeds count for nothing between `${` and its brace. */
    #passString() {
        const isHcl = this.syntax === 'hcl';
        let braces = 0;
        for (;;) {
            const character = this.next();
            const isInside = isHcl && braces > 0;
            if (character === END || (character === '\n' && !isInside)) {
                this.report('literal not terminated');
                return;
            }
            if (character === '"' && !isInside)
                return;
            if (braces === 0 && character === '$' && this.peek() === '{') {
                braces += 1;
                this.next();
            }
            else if (braces > 0 && character === '{')
                braces += 1;
            else if (braces > 0 && character === '}')
                braces -= 1;
            else if (character === '\\')
                this.#passEscape();
        }
    }
    #passEscape() {
        const character = this.next();
        if (character !== END && 'abfnrtv\\"'.includes(character))
            return;
        if (character !== END && '01234567'.includes(character))
            this.#passCode(character, /[0-7]/, 3);
        else if (character === 'x')
            this.#passCode(this.next(), HEXADECIMAL, 2);
        else if (character === 'u')
            this.#passCode(this.next(), HEXADECIMAL, 4);
        else if (character === 'U')
            this.#passCode(this.next(), HEXADECIMAL, 8);
        else
            this.report('illegal char escape');
    }
    #passCode(first, digit, length) {
        let character = first;
        let left = length;
        while (left > 0 && digit.test(character)) {
            character = this.next();
            // For the HCL syntax the library was taught to stop here, for JSON it was not.
            if (character === END && this.syntax === 'hcl')
                break;
            left -= 1;
        }
        if (left > 0)
            this.report('illegal char escape');
        if (this.syntax === 'json' || (left !== length && character !== END))
            this.back();
    }
    #passHeredoc() {
        if (this.next() !== '<') {
            this.report("heredoc expected second '<', didn't see it");
            return;
        }
        const from = this.at;
        let character = this.next();
        if (character === '-')
            character = this.next();
        while (LETTER.test(character) || DIGIT.test(character))
            character = this.next();
        if (character === '\r' && this.peek() === '\n')
            character = this.next();
        if (character === END)
            this.report('heredoc not terminated');
        else if (character !== '\n')
            this.report('invalid characters in heredoc anchor');
        else
            this.#passHeredocText(this.text.slice(from, this.at - 1));
    }
    /** After the line of the anchor. */
    #passHeredocText(anchor) {
        const marker = anchor.replace(/^-/, '');
        if (marker === '') {
            this.report('zero-length heredoc anchor');
            return;
        }
        for (;;) {
            const newline = this.text.indexOf('\n', this.at);
            if (newline < 0) {
                this.at = this.text.length;
                this.last = 0;
                this.report('heredoc not terminated');
                return;
            }
            const line = this.text.slice(this.at, newline);
            this.at = newline + 1;
            this.last = 1;
            if (FORBIDDEN.test(line))
                this.report('unexpected null character or U+E123');
            // The hyphen of `<<-` counts for the length that a line must have: a marker that is not indented
            // does not end the text.
            if (line.length < anchor.length)
                continue;
            if (line.replace(/^[\t\n\v\f\r ]*/, '').replace(/\r*$/, '') === marker)
                return;
        }
    }
}
const FORBIDDEN = /[\0\ue123]/;
const HEXADECIMAL = /[0-9a-fA-F]/;

;// CONCATENATED MODULE: ./lib/cli-config/hcl1.js
// Reads CLI configuration files, in HCL 1 or its JSON, exactly as the library of each client reads them.




/**
 * Terraform reads with hashicorp/hcl v1.0.0, OpenTofu with v1.0.1-vault-7, which refuses an argument
 * that is set twice. A text that begins with a brace is JSON, whatever the file is called (lex.go).
 * `readHcl1` is for who wants to read on after a mistake; the clients do not.
 */
function readHcl1File(text, client) {
    const isJson = /^\p{White_Space}*\{/u.test(text);
    const source = isJson ? text : text.replaceAll('\r\n', '\n');
    const scanner = new Hcl1Scanner(source, isJson ? 'json' : 'hcl');
    const tree = isJson ? readHcl1Json(scanner) : readHcl1Native(scanner, client);
    if (scanner.crashed)
        return { kind: 'crash' };
    const placeOf = (0,structure/* placesIn */.yN)(source);
    const mistake = scanner.mistake ?? (tree.ok ? undefined : tree.mistake);
    if (mistake === undefined && tree.ok)
        return { kind: 'read', items: tree.items, placeOf };
    const { why, start } = mistake ?? { why: '', start: 0 };
    return { kind: 'refused', why, place: placeOf({ start, end: start + 1 }) };
}

;// CONCATENATED MODULE: ./lib/cli-config/hcl1-decode.js
// Puts what HCL 1 says into values of given types, with all the ways that the clients' library knows.
/**
 * decoder.go of hashicorp/hcl v1. Whatever gives undefined has left a mistake, or a crash, and stops
 * everything; what was put into maps before stays there.
 */
class Hcl1Decoder {
    mistake;
    /** The library panics, and the client with it. */
    crashed = false;
    client;
    #path = [];
    #at = { start: 0, end: 0 };
    constructor(client) {
        this.client = client;
    }
    /** One field of a struct: first all that has labels, then each item that has none. */
    field(items, name, decode) {
        const found = this.#filter(items, name);
        if (found === undefined)
            return false;
        const before = this.#path;
        this.#path = [...before, name];
        const first = items.find(({ keys }) => isFold(keys[0]?.name ?? '', name))?.keys[0];
        if (first !== undefined)
            this.#at = first;
        const labelled = found.filter(({ keys }) => keys.length > 0);
        if (labelled.length > 0 && decode({ kind: 'items', items: labelled }) === undefined)
            return false;
        for (const { keys, value } of found) {
            if (keys.length > 0)
                continue;
            const node = value.kind === 'object' ? { kind: 'items', items: value.items } : value;
            if (decode(node) === undefined)
                return false;
        }
        this.#path = before;
        return true;
    }
    /** The items in which the fields of a struct are looked for. */
    struct(node) {
        return node.kind === 'items' || node.kind === 'object'
            ? node.items
            : this.#wrong(node, 'a block');
    }
    /** Into the map that was there before, or into a new one. */
    map(node, old, decode) {
        const map = old ?? new Map();
        const items = node.kind === 'item' ? [node.item] : this.struct(node);
        if (items === undefined)
            return undefined;
        const before = this.#path;
        const done = new Set();
        for (const { keys, value } of items) {
            const [first, ...rest] = keys;
            if (first === undefined)
                return this.#wrong(node, 'a block with a label');
            const { name } = first;
            if (name === undefined)
                return this.#crash();
            if (done.has(name))
                continue;
            const labelled = rest.length > 0 ? this.#filter(items, name) : undefined;
            if (rest.length > 0 && labelled === undefined)
                return undefined;
            if (rest.length > 0)
                done.add(name);
            this.#path = [...before, name];
            this.#at = first;
            const inner = labelled === undefined ? value : { kind: 'items', items: labelled };
            const decoded = decode(inner, map.get(name));
            if (decoded === undefined)
                return undefined;
            map.set(name, decoded);
        }
        this.#path = before;
        return map;
    }
    looseMap(node, old) {
        return this.map(node, old, (inner, before) => this.#loose(inner, before, false));
    }
    list(node, old, decode) {
        const nodes = nodesOf(node);
        if (nodes === undefined)
            return this.#wrong(node, 'a list');
        const elements = [...old];
        for (const each of nodes) {
            const element = decode(each, undefined);
            if (element === undefined)
                return undefined;
            elements.push(element);
        }
        return elements;
    }
    string(node) {
        if (node.kind === 'number')
            return node.text;
        if (node.kind === 'string')
            return node.value ?? this.#crash();
        return this.#wrong(node, 'a string');
    }
    bool(node) {
        return node.kind === 'bool' ? node.value : this.#wrong(node, 'true or false');
    }
    /** One that was there before says of which type the value has to be. */
    #loose(node, old, isInList) {
        const kind = old?.kind ?? this.#kindOf(node, isInList);
        switch (kind) {
            case undefined:
                return undefined;
            case 'string':
                return withValue(kind, this.string(node));
            case 'bool':
                return withValue(kind, this.bool(node));
            case 'int':
            case 'float':
                return withValue(kind, this.#number(node, kind));
            case 'list': {
                const before = old?.kind === kind ? old.elements : [];
                const elements = this.list(node, before, (each) => this.#loose(each, undefined, true));
                return elements && { kind, elements };
            }
            case 'map': {
                const entries = this.looseMap(node, old?.kind === kind ? old.entries : undefined);
                return entries && { kind, entries };
            }
            case 'maps': {
                const before = old?.kind === kind ? old.elements : [];
                const elements = this.list(node, before, (each) => this.looseMap(each, undefined));
                return elements && { kind, elements };
            }
        }
    }
    #kindOf(node, isInList) {
        switch (node.kind) {
            case 'items':
            case 'object':
                return isInList ? 'map' : 'maps';
            case 'number':
                return 'int';
            case 'item':
                return this.#wrong(node, 'a value');
            case 'string':
            case 'float':
            case 'bool':
            case 'list':
                return node.kind;
        }
    }
    #number(node, kind) {
        const value = kind === 'int' ? readInt(node) : readFloat(node);
        return value ?? this.#wrong(node, kind === 'int' ? 'a whole number' : 'a number');
    }
    /** The items whose first key is that name, in whatever case, and without that key. */
    #filter(items, name) {
        const found = [];
        for (const { keys, value } of items) {
            const [first, ...rest] = keys;
            if (first === undefined)
                continue;
            if (first.name === undefined)
                return this.#crash();
            if (isFold(first.name, name))
                found.push({ keys: rest, value });
        }
        return found;
    }
    #wrong(node, want) {
        // v1.0.0 asks for the place of the first item to say where the mistake is, also where none is.
        if (node.kind === 'items' && node.items.length === 0 && this.client === 'terraform') {
            return this.#crash();
        }
        this.mistake ??= { path: this.#path, want, at: this.#at };
    }
    #crash() {
        this.crashed = true;
    }
}
function nodesOf(node) {
    switch (node.kind) {
        case 'items':
            return node.items.map((item) => ({ kind: 'item', item }));
        case 'object':
            return [node];
        case 'list':
            return node.elements;
        default:
            return undefined;
    }
}
function withValue(kind, value) {
    return value === undefined ? undefined : { kind, value };
}
const INT = /^[+-]?(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/;
const FLOAT = /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/;
const MAX_INT64 = 2n ** 63n - 1n;
/** strconv.ParseInt with base 0: a number, or a string that is one. */
function readInt(node) {
    const text = node.kind === 'number' ? node.text : node.kind === 'string' && !node.isHeredoc ? node.value : '';
    if (text === undefined || !INT.test(text))
        return undefined;
    const digits = text.replace(/^[+-]/, '');
    const isOctal = /^0[0-7]/.test(digits);
    const size = BigInt(isOctal ? `0o${digits}` : digits);
    const value = text.startsWith('-') ? -size : size;
    return value > MAX_INT64 || value < -MAX_INT64 - 1n ? undefined : Number(value);
}
function readFloat(node) {
    if ((node.kind !== 'number' && node.kind !== 'float') || !FLOAT.test(node.text))
        return undefined;
    const value = Number(node.text);
    return Number.isFinite(value) ? value : undefined;
}
const IS_ASCII = /^[\0-\x7f]*$/;
/** strings.EqualFold: simple case folding, character by character. */
function isFold(a, b) {
    if (a === b || a.length !== b.length)
        return a === b;
    if (IS_ASCII.test(a + b))
        return a.toLowerCase() === b.toLowerCase();
    return new RegExp(`^${RegExp.escape(b)}$`, 'iu').test(a);
}

;// CONCATENATED MODULE: ./lib/cli-config/values.js

const values_NOTHING = { credentials: new Map(), hosts: new Map(), helpers: new Map() };
/**
 * The fields in the order of each client's `Config` (internal/command/cliconfig/cliconfig.go), with
 * those that are of no interest here as well: their mistakes cost the others.
 */
function decodeCliConfig(items, client) {
    const decoder = new Hcl1Decoder(client);
    const config = new Config(decoder);
    const isWhole = config
        .fields()
        .every(([name, decode]) => decoder.field(items, name, (node) => decode(node)));
    const isTaken = isWhole || (client === 'opentofu' && !decoder.crashed);
    return {
        values: isTaken ? valuesOf(config) : values_NOTHING,
        mistake: decoder.mistake ?? null,
        crashed: decoder.crashed
    };
}
const valuesOf = ({ credentials, hosts, helpers }) => ({
    credentials: credentials ?? values_NOTHING.credentials,
    hosts: hosts ?? values_NOTHING.hosts,
    helpers: helpers ?? values_NOTHING.helpers
});
/** A map that was not there before is kept only when all of its first item could be decoded. */
class Config {
    credentials;
    hosts;
    helpers;
    #decoder;
    #isTerraform;
    constructor(decoder) {
        this.#decoder = decoder;
        this.#isTerraform = decoder.client === 'terraform';
    }
    fields() {
        const decoder = this.#decoder;
        const string = (node) => decoder.string(node);
        const bool = (node) => decoder.bool(node);
        const strings = (node) => decoder.map(node, undefined, string);
        const ofTerraform = [
            ['providers', strings],
            ['provisioners', strings],
            ['disable_checkpoint', bool],
            ['disable_checkpoint_signature', bool]
        ];
        return [
            ...(this.#isTerraform ? ofTerraform : []),
            ['plugin_cache_dir', string],
            ['plugin_cache_may_break_dependency_lock_file', bool],
            ['host', (node) => this.#hosts(node)],
            ['credentials', (node) => this.#credentials(node)],
            ['credentials_helper', (node) => this.#helpers(node)]
        ];
    }
    #hosts(node) {
        const hosts = this.#decoder.map(node, this.hosts, (inner, host) => this.#host(inner, host));
        this.hosts ??= hosts;
        return hosts;
    }
    #credentials(node) {
        const credentials = this.#decoder.map(node, this.credentials, (inner, block) => this.#decoder.looseMap(inner, block));
        this.credentials ??= credentials;
        return credentials;
    }
    #helpers(node) {
        const helpers = this.#decoder.map(node, this.helpers, (inner, helper) => this.#helper(inner, helper));
        this.helpers ??= helpers;
        return helpers;
    }
    /** A later block takes an earlier one's place in Terraform, and adds to it in OpenTofu. */
    #host(node, old) {
        const host = this.#isTerraform || old === undefined ? { services: null } : old;
        const items = this.#decoder.struct(node);
        const isRead = items &&
            this.#decoder.field(items, 'services', (inner) => {
                const services = this.#decoder.looseMap(inner, host.services ?? undefined);
                host.services = services ?? host.services;
                return services;
            });
        return isRead ? host : undefined;
    }
    #helper(node, old) {
        const helper = this.#isTerraform || old === undefined ? { args: [] } : old;
        const items = this.#decoder.struct(node);
        const isRead = items &&
            this.#decoder.field(items, 'args', (inner) => {
                const args = this.#decoder.list(inner, helper.args, (each) => this.#decoder.string(each));
                helper.args = args ?? helper.args;
                return args;
            });
        return isRead ? helper : undefined;
    }
}

;// CONCATENATED MODULE: ./lib/cli-config/blocks.js
// One CLI configuration file: its blocks with their places, and what the client finds wrong with it.




const NO_BLOCKS = {
    credentials: new Map(),
    hosts: new Map(),
    helpers: new Map(),
    findings: [],
    secrets: [],
    isRead: false
};
/** Reads a file as one client does; of what it refuses nothing is left but the finding. */
function parseConfigFile({ shown, text, isUtf8 }, client) {
    const refused = (why, place) => {
        const mistake = { kind: 'syntax', file: shown, why };
        return {
            ...NO_BLOCKS,
            findings: [{ problem: (0,problems_credentials.credentialsConfig)({ clients: [client], mistake }), place }]
        };
    };
    const reading = readHcl1File(text, client);
    if (reading.kind === 'crash')
        return refused('a string or a block makes the client panic', null);
    if (reading.kind === 'refused')
        return refused(reading.why, { file: shown, ...reading.place });
    if (!isUtf8)
        return refused('illegal UTF-8 encoding', null);
    const { values, mistake, crashed } = decodeCliConfig(reading.items, client);
    if (crashed)
        return refused('a string or a block makes the client panic', null);
    const placeOf = (span) => ({ file: shown, ...reading.placeOf(span) });
    const spans = labelSpans(reading.items);
    const placeOfLabel = (type, label) => placeOf(spans.get(keyOf(type, label)) ?? { start: 0, end: 0 });
    const wrongType = (path, want) => (0,problems_credentials.credentialsConfig)({ clients: [client], mistake: { kind: 'type', file: shown, path, want } });
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
        findings: mistake === null
            ? []
            : [{ problem: wrongType(mistake.path, mistake.want), place: placeOf(mistake.at) }],
        secrets: [...values.credentials.values()].flatMap(secretsOf),
        isRead: mistake === null || client === 'opentofu'
    };
}
const mapValues = (map, make) => new Map(Array.from(map, ([key, value]) => [key, make(value, key)]));
function readCredentials(block, place) {
    const value = block.get('token');
    const isString = value?.kind === 'string';
    return {
        place,
        // On its way to the request the text passes through cty, which normalises it.
        token: isString ? new token/* Token */.o(value.value.normalize('NFC')) : null,
        hasValue: value !== undefined,
        // hcl2shim cannot convert an object that HCL 1 made a list of.
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
/** Of a list that HCL 1 made of an object the clients take the first element (svchost disco/host.go). */
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
/** Where each block's label stands last, also where the block is written as an argument. */
function labelSpans(items) {
    const spans = new Map();
    for (const { keys, value } of items) {
        const [first, second] = keys;
        const inner = value.kind === 'object' ? value.items.map((item) => item.keys[0]) : [];
        for (const label of second === undefined ? inner : [second]) {
            if (label?.name !== undefined)
                spans.set(keyOf(first?.name ?? '', label.name), label);
        }
    }
    return spans;
}
const keyOf = (type, label) => `${type.toLowerCase()} ${label}`;

;// CONCATENATED MODULE: ./lib/cli-config/helper-lookup.js
// Which program a credentials_helper block means: file names, versions, and which of several is taken.
const PREFIX = 'terraform-credentials-';
const NO_VERSION = '0.0.0';
/**
 * internal/plugin/discovery/find.go and meta_set.go of both clients. File names are put in lower case
 * before the helper's name is looked for, the name itself is not: one with a capital is never found.
 */
function chooseHelper(name, listings) {
    let best;
    for (const candidate of candidates(name, listings)) {
        const version = parseVersion(candidate.text);
        const { directory, file } = candidate;
        if (version === undefined)
            return { kind: 'crash', directory, file };
        // Of two spellings of one version the clients take either; here it is the first.
        if (best === undefined || compareVersions(version, best.version) > 0) {
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
// hashicorp/go-version, VersionRegexpRaw.
const IDENTIFIERS = String.raw `[0-9A-Za-z~-]+(?:\.[0-9A-Za-z~-]+)*`;
const NUMERIC = String.raw `-(\d+[0-9A-Za-z~-]*(?:\.[0-9A-Za-z~-]+)*)`;
const ALPHABETIC = String.raw `-?([A-Za-z~-]+[0-9A-Za-z~-]*(?:\.[0-9A-Za-z~-]+)*)`;
const VERSION = new RegExp(String.raw `^v?(\d+(?:\.\d+)*?)(?:${NUMERIC}|${ALPHABETIC})?(?:\+${IDENTIFIERS})?$`);
const helper_lookup_MAX_INT64 = 2n ** 63n - 1n;
function parseVersion(text) {
    const [, dotted, numeric, alphabetic] = VERSION.exec(text) ?? [];
    const numbers = dotted?.split('.').map(BigInt);
    if (numbers === undefined || numbers.some((number) => number > helper_lookup_MAX_INT64))
        return undefined;
    return { numbers, preRelease: alphabetic ?? numeric ?? '' };
}
/** Positive when the first is newer. */
function compareVersions(a, b) {
    const length = Math.max(a.numbers.length, b.numbers.length);
    for (let index = 0; index < length; index += 1) {
        const [one, other] = [a.numbers[index] ?? 0n, b.numbers[index] ?? 0n];
        if (one !== other)
            return one > other ? 1 : -1;
    }
    if (a.preRelease === b.preRelease)
        return 0;
    if (a.preRelease === '' || b.preRelease === '')
        return a.preRelease === '' ? 1 : -1;
    const [parts, others] = [a.preRelease.split('.'), b.preRelease.split('.')];
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
// What the CLI configuration files of one client come to, one after the other, and where they collide.



/**
 * Of two blocks with one literal label that of the later file counts, and all of it (Config.Merge).
 * Labels are read as hostnames afterwards (credentials.go and commands.go).
 */
function mergeConfig(files, client) {
    const credentials = mergeBlocks(files.map((file) => file.credentials));
    const hosts = mergeBlocks(files.map((file) => file.hosts));
    const helpers = mergeBlocks(files.map((file) => file.helpers));
    const findings = files.flatMap((file) => file.findings);
    const report = (mistake, place) => {
        findings.push({ problem: (0,problems_credentials.credentialsConfig)({ clients: [client], mistake }), place });
    };
    const byHost = hostsOf(credentials, 'credentials', report);
    const forced = hostsOf(hosts, 'host', report);
    for (const { block, label } of byHost) {
        if (block.crashes)
            report({ kind: 'panic', label }, block.place);
    }
    const [first, ...others] = helpers;
    for (const [, { block }] of others)
        report({ kind: 'two helpers' }, block.place);
    return {
        credentials: byHost.map(({ host, label, block, overridden }) => ({
            ...block,
            host,
            label,
            overridden
        })),
        forced: forced.map(({ host, block }) => ({ host, ...block })),
        helper: first === undefined ? null : { name: first[0], ...first[1].block },
        findings
    };
}
function mergeBlocks(files) {
    const merged = new Map();
    for (const blocks of files) {
        for (const [label, block] of blocks) {
            const before = merged.get(label);
            const overridden = before === undefined ? [] : [...before.overridden, before.block.place];
            merged.set(label, { block, overridden });
        }
    }
    return merged;
}
/** One block a host. Which of two labels counts that mean the same host, the clients leave to chance. */
function hostsOf(blocks, type, report) {
    const found = new Map();
    for (const [label, merged] of blocks) {
        const host = (0,hostname/* parseHostname */.Pv)(label);
        const { place } = merged.block;
        if (!host.ok) {
            const advice = (0,address_advice/* hostAdvice */.L6)(label);
            report({ kind: 'label', type, label, why: host.why, advice }, place);
            continue;
        }
        const other = found.get(host.value);
        if (other !== undefined) {
            report({ kind: 'two labels', type, host: host.value, labels: [other.label, label] }, place);
        }
        found.set(host.value, { ...merged, host: host.value, label });
    }
    return [...found.values()];
}

;// CONCATENATED MODULE: ./lib/cli-config/paths.js
// Where each client looks for its CLI configuration and for credentials helpers, on each system.
/**
 * Terraform: cliconfig.go, config_unix.go and config_windows.go in internal/command/cliconfig. OpenTofu:
 * the same files, util.go, and plugins.go in cmd/tofu. On Windows both ask the system for the folder of
 * the application data, which is what APPDATA says. `cliConfig` acts as TF_CLI_CONFIG_FILE would.
 */
function configPaths(client, machine, exists, cliConfig = null) {
    const named = namedFile(machine.environment, cliConfig);
    const home = homeOf(machine);
    if (home === null) {
        return { ...NOWHERE, main: named };
    }
    const paths = machine.system === 'windows' ? windowsPaths : unixPaths;
    const { main, directory, dataDirectories } = paths(client, home, machine.environment, exists);
    const join = joiner(machine);
    const base = {
        credentialsFile: join(directory, 'credentials.tfrc.json'),
        helperDirectories: dataDirectories.flatMap((data) => [
            join(data, 'plugins'),
            join(data, 'plugins', machine.platform)
        ])
    };
    return named === null
        ? { ...base, main: { path: main, chosenBy: 'default' }, directory, directoryOff: null }
        : {
            ...base,
            main: named,
            directory: null,
            directoryOff: { path: directory, by: named.chosenBy }
        };
}
/** The path as people write it: with `~` for the home directory. */
function shownPath(path, machine) {
    const home = homeOf(machine);
    const separator = machine.system === 'windows' ? '\\' : '/';
    if (home === null || home.length < 2 || !path.startsWith(home + separator))
        return path;
    const shown = machine.system === 'windows' ? '%APPDATA%' : '~';
    return shown + path.slice(home.length);
}
const NOWHERE = {
    main: null,
    directory: null,
    directoryOff: null,
    credentialsFile: null,
    helperDirectories: []
};
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
/** HOME counts even where it is not the account's; an empty one does not. */
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
        // Unlike the directory of the configuration, this one does not give way.
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
const joinUnix = (directory, ...names) => [directory.replace(/\/+$/, ''), ...names].join('/');
const joinWindows = (directory, ...names) => [directory.replace(/[\\/]+$/, ''), ...names].join('\\');

;// CONCATENATED MODULE: ./lib/cli-config/read.js
// Reads the CLI configuration of one client from the disk: its files in order, and what they come to.









// What Go calls processors; the other names are the same.
const PROCESSORS = { x64: 'amd64', ia32: '386', ppc64: 'ppc64le' };
/** This machine, for an environment. */
function thisMachine(environment) {
    const system = (0,external_node_os_.platform)();
    return {
        system: system === 'win32' ? 'windows' : 'unix',
        platform: `${system === 'win32' ? 'windows' : system}_${PROCESSORS[(0,external_node_os_.arch)()] ?? (0,external_node_os_.arch)()}`,
        environment,
        accountHome: accountHome()
    };
}
/** In a container the account may have no entry in the list of users. */
function accountHome() {
    try {
        return (0,external_node_os_.userInfo)().homedir || null;
    }
    catch (error) {
        (0,read_text/* systemError */.Oj)(error);
        return null;
    }
}
/**
 * LoadConfig of internal/command/cliconfig/cliconfig.go. `cliConfig` is a path that acts as
 * TF_CLI_CONFIG_FILE would. Only files in the home directory or named by a variable or setting are
 * looked at; whatever is wrong with them is in `findings`.
 */
function readCliConfig(client, machine, cliConfig = null) {
    const paths = configPaths(client, machine, external_node_fs_.existsSync, cliConfig);
    const reader = { client, machine, files: [], findings: [] };
    const main = readMain(reader, paths);
    const directory = readDirectory(reader, paths.directory, 'read');
    const off = readDirectory(reader, paths.directoryOff?.path ?? null, 'off');
    const read = [...main, ...directory];
    const { helper, findings, ...merged } = mergeConfig(read, client);
    reader.findings.push(...findings);
    return {
        ...merged,
        client,
        paths,
        files: reader.files,
        turnedOff: mergeConfig(off, client).credentials.map(({ host, place }) => ({ host, place })),
        helper: helper && findHelper(reader, helper, paths),
        findings: reader.findings,
        secrets: [...read, ...off].flatMap(({ secrets }) => secrets)
    };
}
function report(reader, mistake, place = null) {
    reader.findings.push({ problem: (0,problems_credentials.credentialsConfig)({ clients: [reader.client], mistake }), place });
}
function readMain(reader, { main }) {
    if (main === null)
        return [];
    const shown = shownPath(main.path, reader.machine);
    if (!(0,external_node_fs_.existsSync)(main.path)) {
        reader.files.push({ path: main.path, shown, state: 'absent' });
        if (main.chosenBy !== 'default') {
            report(reader, { kind: 'missing', setting: main.chosenBy, path: main.path });
        }
        return [];
    }
    return readFile(reader, main.path, shown);
}
function readFile(reader, path, shown) {
    const read = (0,read_text/* readText */.yR)(path);
    if (!read.ok) {
        reader.files.push({ path, shown, state: 'not read' });
        report(reader, { kind: 'unreadable', file: shown, why: read.why.replace(/^the file /, '') });
        return [];
    }
    const blocks = parseConfigFile({ shown, ...read }, reader.client);
    reader.files.push({ path, shown, state: blocks.isRead ? 'read' : 'not read' });
    return [blocks];
}
const IS_CONFIG = /\.tfrc(?:\.json)?$/s;
/** Of files that are off, nothing is said. */
function readDirectory(reader, directory, state) {
    if (directory === null)
        return [];
    return entriesOf(directory)
        .filter((name) => IS_CONFIG.test(name))
        .flatMap((name) => {
        const path = (0,external_node_path_.join)(directory, name);
        const shown = shownPath(path, reader.machine);
        if (state === 'read')
            return readFile(reader, path, shown);
        reader.files.push({ path, shown, state });
        const read = (0,read_text/* readText */.yR)(path);
        return read.ok ? [parseConfigFile({ shown, ...read }, reader.client)] : [];
    });
}
/** In the order of their names; a directory that is not there, or no directory, has none. */
function entriesOf(directory) {
    try {
        return (0,external_node_fs_.readdirSync)(directory).sort();
    }
    catch (error) {
        (0,read_text/* systemError */.Oj)(error);
        return [];
    }
}
function findHelper(reader, { name, args, place }, { helperDirectories }) {
    const listings = helperDirectories.map((directory) => ({
        directory,
        files: entriesOf(directory).filter((file) => isFile((0,external_node_path_.join)(directory, file)))
    }));
    const choice = chooseHelper(name, listings);
    const shown = (path) => shownPath(path, reader.machine);
    switch (choice.kind) {
        case 'found': {
            const path = (0,external_node_path_.resolve)(choice.directory, choice.file);
            return { name, args, path, shown: shown(path), refusal: refusalOf(path, reader.machine) };
        }
        case 'crash': {
            const problem = (0,problems_credentials.credentialsHelper)({
                kind: 'version',
                name,
                path: shown((0,external_node_path_.join)(choice.directory, choice.file)),
                client: reader.client
            });
            reader.findings.push({ problem, place });
            return null;
        }
        case 'missing':
            // Not credentials-helper: the client does not fail.
            report(reader, { kind: 'no helper', name, directories: helperDirectories.map(shown) }, place);
            return null;
    }
}
/** A symbolic link that leads nowhere is nothing. */
const isFile = (path) => (0,external_node_fs_.existsSync)(path) && !(0,external_node_fs_.statSync)(path).isDirectory();
const HEAD_BYTES = 256;
/**
 * A text without `#!` is no program; the system's library, unlike the clients', would hand it to a
 * shell. Whatever cannot be read may still be started.
 */
function refusalOf(path, { system }) {
    if (system === 'windows')
        return null;
    // To open a pipe could wait for ever.
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


/***/ })

};
