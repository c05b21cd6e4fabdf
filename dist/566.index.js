export const id = 566;
export const ids = [566];
export const modules = {

/***/ 7566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readMachineCredentials: () => (/* binding */ readMachineCredentials)
});

// EXTERNAL MODULE: ./lib/cli-config/read.js + 14 modules
var read = __webpack_require__(5819);
// EXTERNAL MODULE: ./lib/problems/credentials.js
var credentials = __webpack_require__(3534);
// EXTERNAL MODULE: ./lib/protocol/clients.js
var clients = __webpack_require__(1064);
// EXTERNAL MODULE: ./lib/protocol/hostname.js + 1 modules
var hostname = __webpack_require__(8521);
// EXTERNAL MODULE: ./lib/protocol/token.js
var protocol_token = __webpack_require__(2713);
;// CONCATENATED MODULE: ./lib/credentials/source.js
// Where a host's token comes from: sources in the clients' order, of which the first that knows counts.


/**
 * The first source that knows a host answers for it, even with nothing
 * (internal/command/cliconfig/credentials.go of both clients).
 */
async function findFirst(sources, host) {
    let answer = null;
    const looks = [];
    for (const source of sources) {
        const isAsked = answer === null || !source.isProgram;
        const found = isAsked ? await source.find(host) : null;
        looks.push({
            source: found?.source ?? source.name,
            place: found?.place ?? null,
            held: isAsked ? heldBy(found) : 'not asked',
            counts: answer === null && found !== null,
            problem: found?.problem ?? null
        });
        answer ??= found;
    }
    return { answer, looks };
}
function heldBy(answer) {
    if (answer === null)
        return 'nothing';
    if (answer.token === null)
        return 'no token';
    return answer.token.reveal() === '' ? 'an empty token' : 'a token';
}
// net/http sends a header value with any byte but the control characters; a tab is none of them.
const UNSENDABLE = /[^\t\x20-\x7e\x80-\u{10ffff}]/u;
/** A token from a source, with what is wrong with it before it is sent anywhere. */
function describeToken(source, token, place = null) {
    const text = token.reveal();
    const answer = { source, place, token, problem: problemOf(source, text) };
    return UNSENDABLE.test(text) ? { ...answer, isUnsendable: true } : answer;
}
const SLIPS = [
    [UNSENDABLE, 'control character'],
    [/^bearer\s/i, 'bearer'],
    [/^(["'\u201c\u2018]).*["'\u201d\u2019]$/, 'quotes'],
    [/^\s|\s$/, 'outer white space'],
    [/\s/, 'inner white space'],
    [/[^\x20-\x7e]/, 'not ASCII']
];
function problemOf(source, text) {
    if (text === '')
        return (0,credentials.credentialsEmpty)({ source });
    const slip = SLIPS.find(([pattern]) => pattern.test(text))?.[1];
    if (slip !== undefined)
        return (0,credentials.credentialsMalformed)({ source, slip });
    return text.length < protocol_token/* SHORTEST_HIDDEN */.I ? (0,credentials.credentialsShort)({ source }) : null;
}

;// CONCATENATED MODULE: ./lib/credentials/environment.js
// Tokens that the environment hands over: TF_TOKEN_ variables, and the `tokens` setting.



const PREFIX = 'TF_TOKEN_';
/** Every variable that holds a token, in the order of the environment. */
function environmentTokens(environment) {
    return Object.entries(environment).flatMap(([variable, text]) => {
        const host = variable.startsWith(PREFIX) ? (0,hostname/* hostOfTokenVariable */.$k)(variable) : null;
        return host === null || text === undefined ? [] : [{ host, variable, token: new protocol_token/* Token */.o(text) }];
    });
}
/**
 * `TF_TOKEN_*` as both clients read it: of several names for one host the last counts, and one that is
 * empty counts as well (internal/command/cliconfig/credentials.go).
 */
function environmentSource(environment) {
    const found = new Map();
    for (const { host, variable, token } of environmentTokens(environment)) {
        found.set(host, describeToken(variable, token));
    }
    return {
        name: 'TF_TOKEN_ variables',
        isProgram: false,
        find: (host) => found.get(host) ?? null
    };
}
/** The `tokens` setting, which comes before everything else. An empty token is none: nothing is sent. */
function settingSource(tokens) {
    const found = new Map();
    for (const { host, token } of tokens) {
        const described = describeToken('tokens setting', token);
        found.set(host, token.reveal() === '' ? { ...described, token: null } : described);
    }
    return { name: 'tokens setting', isProgram: false, find: (host) => found.get(host) ?? null };
}

;// CONCATENATED MODULE: ./lib/credentials/client-sources.js
// Each client's sources in its order, and what is done where two clients in force find different tokens.




/**
 * The `tokens` setting, TF_TOKEN_ variables, blocks of credentials, the helper, for each client by
 * itself. The visit takes the token of the first client that has one
 * (docs/decisions/0021-one-token-for-both-clients.md).
 */
function credentialsOf({ tokens, environment, clients }) {
    const shared = [settingSource(tokens), environmentSource(environment)];
    const chains = clients.map(({ client, config, helper, turnedOff = [] }) => {
        const own = [config && configSource(config), helper].filter((source) => source !== null);
        return { client, turnedOff, sources: [...shared, ...own] };
    });
    return {
        find: async (host) => {
            const found = await Promise.all(chains.map(async ({ client, sources, turnedOff }) => {
                const { answer, looks } = await findFirst(sources, host);
                return { client, answer, looks: [...looks, ...offLooks(turnedOff, host)] };
            }));
            return {
                answer: chooseAnswer(found.map(({ answer }) => answer)),
                clients: found.map(({ client, looks }) => ({ client, looks })),
                difference: differenceOf(host, found)
            };
        }
    };
}
/** No client looks there, but whoever wrote the file believes that one does. */
const offLooks = (turnedOff, host) => turnedOff
    .filter((block) => block.host === host)
    .map(({ place, by }) => ({
    source: `${place.file}:${place.line} (${by} names another file)`,
    place,
    held: 'not read',
    counts: false,
    problem: null
}));
/** Blocks of credentials of all files of one client; one without a token ends the search. */
function configSource({ credentials }) {
    const answers = new Map(credentials.map((block) => [block.host, answerOf(block)]));
    return {
        name: 'CLI configuration',
        isProgram: false,
        find: (host) => answers.get(host) ?? null
    };
}
function answerOf({ host, place, token, hasValue }) {
    const source = `${place.file}:${place.line}`;
    if (token !== null)
        return describeToken(source, token, place);
    const mistake = { kind: 'no token', file: source, host, hasValue };
    return {
        source,
        place,
        token: null,
        problem: (0,credentials.credentialsConfig)({ clients: clients/* MAIN_CLIENTS */.Du, mistake })
    };
}
function chooseAnswer(answers) {
    return (answers.find((answer) => answer?.token) ?? answers.find((answer) => answer !== null) ?? null);
}
function differenceOf(host, found) {
    const [first, ...others] = found;
    const other = others.find(({ answer }) => textOf(answer) !== textOf(first?.answer ?? null));
    if (first === undefined || other === undefined)
        return null;
    const sourceOf = ({ client, answer }) => ({
        client,
        source: answer?.token ? answer.source : null
    });
    return (0,credentials.credentialsDiffer)({ host, first: sourceOf(first), other: sourceOf(other) });
}
/** Null for no token: an empty one is sent. */
const textOf = (answer) => answer?.token?.reveal() ?? null;

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./lib/files/read-text.js
var read_text = __webpack_require__(5747);
// EXTERNAL MODULE: ./lib/problems/brief.js
var brief = __webpack_require__(4000);
// EXTERNAL MODULE: ./lib/protocol/document.js + 1 modules
var protocol_document = __webpack_require__(4716);
;// CONCATENATED MODULE: ./lib/credentials/helper.js
// Asks a credentials helper program for a host's token, by the protocol that both clients have for it.







// A token has a few thousand characters; whoever says so much more has lost its way.
const MAX_BYTES = 1024 * 1024;
/**
 * One helper for one run: each host is asked for once. After a run that had to be ended, the program
 * is not started again, or a thousand hosts would wait for it.
 */
function helperSource(program, world) {
    const answers = new Map();
    let stopped = null;
    const ask = async (host) => {
        if (stopped !== null)
            return stopped;
        const outcome = await run(program, host, world);
        const answer = helper_answerOf(program, outcome, world);
        if (outcome.kind === 'stopped')
            stopped ??= answer;
        return answer;
    };
    return {
        name: nameOf(program),
        isProgram: true,
        find: (host) => {
            const known = answers.get(host) ?? ask(host);
            answers.set(host, known);
            return known;
        }
    };
}
const nameOf = ({ name }) => `credentials helper ${name}`;
/**
 * internal/command/cliconfig/svcauthconfig/helper_program.go of OpenTofu, svchost auth/helper_program.go
 * of Terraform: `exe args… get HOST`, the host in punycode, nothing to read from.
 */
async function run(program, host, world) {
    if (program.refusal !== null)
        return { kind: 'not started', why: program.refusal };
    const child = start(program, host, world.environment);
    return typeof child === 'string'
        ? { kind: 'not started', why: child }
        : await outcomeOf(child, world);
}
function outcomeOf(child, world) {
    return new Promise((resolve) => {
        const output = [];
        const complaint = [];
        let bytes = 0;
        const end = (outcome) => {
            clearTimeout(timer);
            resolve(outcome);
        };
        const stop = (why) => {
            stopAll(child, world);
            end({ kind: 'stopped', why });
        };
        const { timeoutMs } = world;
        const timer = setTimeout(() => stop(`did not end within ${timeoutMs / 1000} s (timeout-seconds)`), timeoutMs);
        const collect = (into) => (chunk) => {
            bytes += chunk.length;
            if (bytes > MAX_BYTES)
                stop(`wrote more than ${MAX_BYTES / 1024 / 1024} MiB`);
            else
                into.push(chunk);
        };
        child.stdout?.on('data', collect(output));
        child.stderr?.on('data', collect(complaint));
        child.on('error', (error) => end({ kind: 'not started', why: reasonOf(error) }));
        // The clients, too, wait until all who write have closed their end.
        child.on('close', (code) => {
            const [whole, said] = [Buffer.concat(output), Buffer.concat(complaint).toString()];
            end({ kind: 'ended', isSuccess: code === 0, output: whole, complaint: said });
        });
    });
}
/** The group, as far as it has not ended by itself in the meantime, and all that it may still say. */
function stopAll(child, world) {
    try {
        if (child.pid !== undefined)
            world.endGroup(child.pid);
    }
    catch (error) {
        reasonOf(error);
    }
    // Whoever left the group may hold the other ends for ever.
    child.stdout?.destroy();
    child.stderr?.destroy();
    child.unref();
}
/** Never through a shell. A group of its own lets all of it be ended. */
function start({ path, args }, host, environment) {
    try {
        return (0,external_node_child_process_.spawn)(path, [...args, 'get', host], {
            env: inherited(environment),
            stdio: ['ignore', 'pipe', 'pipe'],
            shell: false,
            detached: true,
            windowsHide: true
        });
    }
    catch (error) {
        return reasonOf(error);
    }
}
/** All but what only an Action is told: its inputs hold other secrets. */
const inherited = (environment) => Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('INPUT_')));
const REASONS = {
    EACCES: 'permission denied',
    ENOENT: 'no such file or directory',
    ENOEXEC: 'exec format error',
    E2BIG: 'argument list too long',
    // Node's own, for a null character.
    ERR_INVALID_ARG_VALUE: 'invalid argument'
};
/** Why the system did not start a program, in its own words. */
function reasonOf(error) {
    const code = (0,read_text/* systemError */.Oj)(error);
    return REASONS[code] ?? code;
}
function helper_answerOf(program, outcome, world) {
    const { shown } = program;
    switch (outcome.kind) {
        case 'not started':
            return failed(program, `failed to run ${shown}: ${outcome.why}`);
        case 'stopped':
            return failed(program, `${shown} ${outcome.why} and was stopped`);
        case 'ended': {
            if (!outcome.isSuccess) {
                const complaint = plainText(outcome.complaint);
                return failed(program, complaint === ''
                    ? `error in ${shown}, but it produced no error message`
                    : `error in ${shown}: ${complaint}`);
            }
            return readOutput(program, outcome.output, world);
        }
    }
}
/** A JSON object with a string as `token`; one without is an answer, too: none. */
function readOutput(program, output, { learn }) {
    const read = (0,protocol_document/* parseDocument */.T)(output);
    if (read.kind === 'not-json' || read.kind === 'not-object') {
        return failed(program, `malformed output from ${program.shown}: ${(0,brief/* brief */.d)(read.why)}`);
    }
    const text = read.kind === 'null' ? null : read.services.find(({ id }) => id === 'token')?.value;
    if (typeof text !== 'string')
        return null;
    const token = new protocol_token/* Token */.o(text);
    learn(token);
    return describeToken(nameOf(program), token);
}
function failed(program, why) {
    const problem = (0,credentials.credentialsHelper)({ kind: 'run', name: program.name, why });
    return { source: nameOf(program), place: null, token: null, problem };
}
// What a terminal takes for a command, up to its last letter; what is left of one is taken out as well.
const COMMAND = /\p{Cc}(?:\[[0-?]*[ -/]*[@-~]|\][^\p{Cc}]*)/gu;
/** One line without anything that cannot be seen, and short. */
const plainText = (text) => (0,brief/* brief */.d)(text
    .replace(COMMAND, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim());

;// CONCATENATED MODULE: ./lib/credentials/machine-credentials.js
// All credentials that a machine has for the clients in force, put together for one run.



/** Reads the files of every client at once; a helper is run when a host asks for it. */
function readMachineCredentials({ tokens, clients, cliConfig }, machine, world) {
    const { environment } = machine;
    const configs = clients.map((client) => (0,read/* readCliConfig */.J)(client, machine, cliConfig));
    const helpers = new Map();
    const helperOf = (program) => {
        if (program === null)
            return null;
        // Two clients with the same helper are answered by one run of it.
        const key = JSON.stringify([program.path, ...program.args]);
        const helper = helpers.get(key) ?? helperSource(program, { ...world, environment });
        helpers.set(key, helper);
        return helper;
    };
    const setups = configs.map((config) => ({
        client: config.client,
        config,
        helper: helperOf(config.helper),
        turnedOff: config.turnedOff.map((block) => ({
            ...block,
            by: config.paths.directoryOff?.by ?? ''
        }))
    }));
    return {
        credentials: credentialsOf({ tokens, environment, clients: setups }),
        configs,
        findings: mergeFindings(configs.flatMap(({ findings }) => findings)),
        secrets: configs.flatMap(({ secrets }) => secrets)
    };
}
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

/***/ 4716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ describeJsonMistake),
  T: () => (/* binding */ parseDocument)
});

// EXTERNAL MODULE: ./lib/go/quote.js
var quote = __webpack_require__(6246);
// EXTERNAL MODULE: ./lib/go/utf8.js
var utf8 = __webpack_require__(8947);
;// CONCATENATED MODULE: ./lib/go/json.js
// The grammar of JSON as Go's encoding/json checks it, byte by byte, before it reads a value.


/** encoding/json stops there (maxNestingDepth), lest its stack overflow. */
const MAX_DEPTH = 10_000;
const [SPACE, QUOTE, BACKSLASH] = [0x20, 0x22, 0x5c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = [0x7b, 0x7d, 0x5b, 0x5d];
const [COLON, COMMA, PLUS, MINUS, POINT, ZERO] = [0x3a, 0x2c, 0x2b, 0x2d, 0x2e, 0x30];
const [UPPER_E, LOWER_E] = [0x45, 0x65];
// `1e309` is the shortest number that overflows.
const SHORTEST_OVERFLOW = 5;
/** checkValid of encoding/json, with its messages. Reads each byte once. */
function outlineJson(bytes) {
    const reader = new Reader(bytes);
    let mistake = null;
    while (mistake === null && !reader.isDone)
        mistake = reader.step();
    if (mistake !== null)
        return { mistake };
    return { mistake, kind: reader.kind, members: reader.members, overflow: reader.overflow };
}
class Reader {
    isDone = false;
    kind = 'null';
    overflow = null;
    members = [];
    #bytes;
    /** The opening brackets that wait for their closing one. */
    #open = [];
    #at = 0;
    #expected = 'value';
    #key = { start: 0, end: 0 };
    #valueStart = 0;
    constructor(bytes) {
        this.#bytes = bytes;
    }
    /** Reads one token. */
    step() {
        while (isSpace(this.#bytes[this.#at]))
            this.#at += 1;
        const byte = this.#bytes[this.#at];
        if (byte === undefined) {
            this.isDone = this.#expected === 'next' && this.#open.length === 0;
            return this.isDone ? null : this.#tooShort();
        }
        switch (this.#expected) {
            case 'value':
                return this.#readValue(byte);
            case 'first element':
                return byte === CLOSE_ARRAY ? this.#close() : this.#readValue(byte);
            case 'key':
                return this.#readKey(byte);
            case 'first key':
                return byte === CLOSE_OBJECT ? this.#close() : this.#readKey(byte);
            case 'colon':
                return byte === COLON ? this.#pass('value') : this.#wrong('after object key');
            case 'next':
                return this.#readNext(byte);
        }
    }
    /** Steps over the one byte here. */
    #pass(expected) {
        this.#at += 1;
        this.#expected = expected;
        return null;
    }
    #readValue(byte) {
        if (this.#open.length < 2)
            this.#valueStart = this.#at;
        if (this.#open.length === 0)
            this.kind = kindOf(byte);
        if (byte === OPEN_OBJECT)
            return this.#openWith(byte, 'first key');
        if (byte === OPEN_ARRAY)
            return this.#openWith(byte, 'first element');
        const mistake = this.#readLiteral(byte);
        if (mistake === null)
            this.#endValue();
        return mistake;
    }
    #readLiteral(byte) {
        if (byte === QUOTE)
            return this.#readString();
        if (byte === MINUS || isDigit(byte))
            return this.#readNumber();
        const word = ['true', 'false', 'null'].find((each) => each.charCodeAt(0) === byte);
        return word === undefined ? this.#wrong('looking for beginning of value') : this.#readWord(word);
    }
    #openWith(byte, expected) {
        this.#open.push(byte);
        return this.#open.length > MAX_DEPTH ? this.#wrong('exceeded max depth') : this.#pass(expected);
    }
    #close() {
        this.#open.pop();
        this.#at += 1;
        this.#endValue();
        return null;
    }
    #endValue() {
        this.#expected = 'next';
        if (this.#open.length !== 1 || this.#open[0] !== OPEN_OBJECT)
            return;
        this.members.push({ key: this.#key, value: { start: this.#valueStart, end: this.#at } });
    }
    #readKey(byte) {
        if (byte !== QUOTE)
            return this.#wrong('looking for beginning of object key string');
        const start = this.#at;
        const mistake = this.#readString();
        if (this.#open.length === 1)
            this.#key = { start, end: this.#at };
        this.#expected = 'colon';
        return mistake;
    }
    #readNext(byte) {
        const open = this.#open.at(-1);
        if (open === undefined)
            return this.#wrong('after top-level value');
        const isObject = open === OPEN_OBJECT;
        if (byte === (isObject ? CLOSE_OBJECT : CLOSE_ARRAY))
            return this.#close();
        if (byte !== COMMA) {
            return this.#wrong(isObject ? 'after object key:value pair' : 'after array element');
        }
        return this.#pass(isObject ? 'key' : 'value');
    }
    #readString() {
        for (;;) {
            this.#at += 1;
            const byte = this.#bytes[this.#at];
            if (byte === undefined)
                return this.#tooShort();
            if (byte < SPACE)
                return this.#wrong('in string literal');
            if (byte === QUOTE)
                break;
            const mistake = byte === BACKSLASH ? this.#readEscape() : null;
            if (mistake !== null)
                return mistake;
        }
        this.#at += 1;
        return null;
    }
    #readEscape() {
        this.#at += 1;
        const letter = String.fromCharCode(this.#bytes[this.#at] ?? SPACE);
        if (!'"\\/bfnrtu'.includes(letter))
            return this.#wrong('in string escape code');
        for (let digits = letter === 'u' ? 4 : 0; digits > 0; digits -= 1) {
            this.#at += 1;
            const isHex = /[0-9A-Fa-f]/.test(String.fromCharCode(this.#bytes[this.#at] ?? SPACE));
            if (!isHex)
                return this.#wrong('in \\u hexadecimal character escape');
        }
        return null;
    }
    #readNumber() {
        const start = this.#at;
        if (this.#bytes[this.#at] === MINUS)
            this.#at += 1;
        const mistake = this.#readWhole() ?? this.#readFraction() ?? this.#readExponent();
        if (mistake === null)
            this.#noteOverflow({ start, end: this.#at });
        return mistake;
    }
    #readWhole() {
        if (this.#bytes[this.#at] !== ZERO)
            return this.#readDigits('in numeric literal');
        this.#at += 1;
        return null;
    }
    #readFraction() {
        if (this.#bytes[this.#at] !== POINT)
            return null;
        this.#at += 1;
        return this.#readDigits('after decimal point in numeric literal');
    }
    #readExponent() {
        const letter = this.#bytes[this.#at];
        if (letter !== LOWER_E && letter !== UPPER_E)
            return null;
        this.#at += 1;
        const sign = this.#bytes[this.#at];
        if (sign === PLUS || sign === MINUS)
            this.#at += 1;
        return this.#readDigits('in exponent of numeric literal');
    }
    #readDigits(context) {
        if (!isDigit(this.#bytes[this.#at]))
            return this.#wrong(context);
        while (isDigit(this.#bytes[this.#at]))
            this.#at += 1;
        return null;
    }
    #readWord(word) {
        for (const letter of word) {
            const isRight = this.#bytes[this.#at] === letter.charCodeAt(0);
            if (!isRight)
                return this.#wrong(`in literal ${word} (expecting '${letter}')`);
            this.#at += 1;
        }
        return null;
    }
    #noteOverflow(span) {
        if (this.overflow !== null || span.end - span.start < SHORTEST_OVERFLOW)
            return;
        const text = (0,utf8/* decodeUtf8 */._6)(this.#bytes.subarray(span.start, span.end));
        if (!Number.isFinite(Number(text)))
            this.overflow = span;
    }
    /** The byte here is wrong. Go puts a space behind the end and finds fault with that. */
    #wrong(context) {
        const byte = (0,quote/* quoteByte */.hm)(this.#bytes[this.#at] ?? SPACE);
        return { why: `invalid character ${byte} ${context}`, offset: this.#at };
    }
    #tooShort() {
        return { why: 'unexpected end of JSON input', offset: this.#bytes.length };
    }
}
function kindOf(byte) {
    if (byte === OPEN_OBJECT)
        return 'object';
    if (byte === OPEN_ARRAY)
        return 'array';
    if (byte === QUOTE)
        return 'string';
    if (byte === MINUS || isDigit(byte))
        return 'number';
    return byte === 0x6e ? 'null' : 'bool';
}
const isSpace = (byte) => byte === SPACE || byte === 0x0a || byte === 0x0d || byte === 0x09;
const isDigit = (byte) => byte !== undefined && byte >= ZERO && byte <= 0x39;

;// CONCATENATED MODULE: ./lib/protocol/document.js
// A discovery document's text: the services in it, as Go's encoding/json reads them, or what is wrong.


// Escapes one after another, a pair of surrogates in one; the group is a surrogate on its own.
const ESCAPES = /\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
const GZIP = [0x1f, 0x8b];
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
// A byte order mark, or an opening brace, of two bytes.
const UTF_16 = [
    [0xff, 0xfe],
    [0xfe, 0xff],
    [0x00, 0x7b],
    [0x7b, 0x00]
];
// Enough of a page to know it by, and of a line to find a comment or a word in.
const EXCERPT_BYTES = 120;
const HTML = /^<(?:!doctype\s+html|html|head|body|script|meta|title|!--)/i;
const UNKNOWN_WORD = 'a word that JSON does not have; it has true, false and null';
/** The words for what encoding/json finds wrong after `invalid character '…' `. */
const BY_CONTEXT = [
    ['in string literal', 'a line break or another control character inside a string; escape it'],
    ['in string escape code', 'an escape that JSON does not have; write \\\\ for a backslash'],
    ['character escape', 'an escape that JSON does not have; \\u takes four hexadecimal digits'],
    ['looking for beginning of object key string', 'a key without quotation marks; put it in "…"'],
    ['looking for beginning of value', 'a value is missing, or is none that JSON has'],
    ['after object key:value pair', 'no comma after the member before this'],
    ['after array element', 'no comma after the element before this'],
    ['after object key', 'no colon after the key before this'],
    ['numeric literal', 'a number that is not written as JSON has it'],
    ['exceeded max depth', 'brackets are nested more than 10000 deep']
];
/**
 * Ids are exact and each occurs once: of duplicates the last counts, at the place of the first. What
 * is not UTF-8, and a surrogate without its other half, is U+FFFD, in ids and values. `__proto__` is
 * a key like any other. A value may be nested 10000 deep, so walk it without recursion.
 */
function parseDocument(bytes) {
    const outline = outlineJson(bytes);
    if (outline.mistake !== null)
        return { kind: 'not-json', why: outline.mistake.why };
    if (outline.kind === 'null')
        return { kind: 'null' };
    if (outline.kind !== 'object') {
        const why = `json: cannot unmarshal ${outline.kind} into Go value of type map[string]interface {}`;
        return { kind: 'not-object', why };
    }
    if (outline.overflow !== null) {
        const number = (0,utf8/* decodeUtf8 */._6)(bytes.subarray(outline.overflow.start, outline.overflow.end));
        const why = `json: cannot unmarshal number ${number} into Go value of type float64`;
        return { kind: 'not-json', why };
    }
    const services = new Map();
    for (const { key, value } of outline.members) {
        services.set(String(readValue(bytes, key)), readValue(bytes, value));
    }
    return { kind: 'object', services: Array.from(services, ([id, value]) => ({ id, value })) };
}
/**
 * A sentence without capital or full stop, such as `line 2, column 9: a comma before the closing
 * bracket; remove it`; null if the bytes are JSON, though perhaps no object. Lines end with a line
 * feed, columns count characters, both from 1. Nothing of the text itself is quoted.
 */
function describeJsonMistake(bytes) {
    const outline = outlineJson(bytes);
    if (outline.mistake === null) {
        if (outline.kind !== 'object' || outline.overflow === null)
            return null;
        return `${placeOf(bytes, outline.overflow.start)}: a number too large for a 64-bit float`;
    }
    return describeWhole(bytes) ?? describeMistake(bytes, outline.mistake);
}
/** What stands in a span that is sound JSON. */
function readValue(bytes, { start, end }) {
    const text = (0,utf8/* decodeUtf8 */._6)(bytes.subarray(start, end));
    const paired = text.replace(ESCAPES, (found, lone) => (lone === undefined ? found : '\\ufffd'));
    return JSON.parse(paired);
}
function describeWhole(bytes) {
    if (bytes.length === 0)
        return 'the document is empty';
    if (startsWith(bytes, BYTE_ORDER_MARK)) {
        return 'the document begins with a byte order mark; save it as UTF-8 without one';
    }
    if (UTF_16.some((start) => startsWith(bytes, start))) {
        return 'the document is UTF-16; save it as UTF-8';
    }
    if (startsWith(bytes, GZIP)) {
        return 'the document is gzip data; serve it with Content-Encoding: gzip or unpacked';
    }
    const text = textAt(bytes, bytes.findIndex((byte) => byte > 0x20));
    if (text === '')
        return 'the document holds nothing but white space';
    if (HTML.test(text))
        return 'the document is an HTML page';
    return text.startsWith('<') ? 'the document is XML' : null;
}
function describeMistake(bytes, mistake) {
    const { offset, why } = mistake;
    if (offset >= bytes.length)
        return `${placeOf(bytes, bytes.length)}: the document breaks off here`;
    const before = lastOffsetBefore(bytes, offset);
    if (isTrailingComma(bytes, before, offset)) {
        return `${placeOf(bytes, before)}: a comma before the closing bracket; remove it`;
    }
    const text = textAt(bytes, offset);
    const isLeadingZero = /^[0-9]/.test(text) && bytes[offset - 1] === 0x30;
    const words = isLeadingZero ? 'a number begins with 0; leave that out' : describeText(text, why);
    return `${placeOf(bytes, offset)}: ${words}`;
}
/** `text` is what stands at the mistake. */
function describeText(text, why) {
    const isInString = why.endsWith(' in string literal') || why.endsWith(' escape code');
    if (!isInString) {
        if (/^(?:\/[/*]|#)/.test(text))
            return 'a comment; JSON has none';
        if (text.startsWith("'"))
            return 'single quotation marks; write "…"';
        if (/^[\u201c-\u201f]/.test(text))
            return 'typographic quotation marks; write "…"';
        if (text.startsWith(','))
            return 'one comma too many; remove it';
    }
    if (why.endsWith(' after top-level value')) {
        return /^[{["]/.test(text)
            ? 'a second document begins here; serve only one'
            : 'text after the end of the document';
    }
    if (why.endsWith(' beginning of value') && /^\w/.test(text))
        return UNKNOWN_WORD;
    const words = BY_CONTEXT.find(([context]) => why.endsWith(context))?.[1];
    return words ?? UNKNOWN_WORD;
}
function isTrailingComma(bytes, before, offset) {
    const closing = String.fromCharCode(bytes[offset] ?? 0);
    return (closing === '}' || closing === ']') && bytes[before] === 0x2c;
}
/** Where the last thing that is no white space stands before `offset`; -1 if nothing does. */
function lastOffsetBefore(bytes, offset) {
    let at = offset - 1;
    while (at >= 0 && (bytes[at] ?? 0) <= 0x20)
        at -= 1;
    return at;
}
function placeOf(bytes, offset) {
    let line = 1;
    let lineStart = 0;
    for (let at = 0; at < offset; at += 1) {
        if (bytes[at] !== 0x0a)
            continue;
        line += 1;
        lineStart = at + 1;
    }
    const before = (0,utf8/* decodeUtf8 */._6)(bytes.subarray(lineStart, offset));
    return `line ${line}, column ${Array.from(before).length + 1}`;
}
function textAt(bytes, offset) {
    return offset < 0 ? '' : (0,utf8/* decodeUtf8 */._6)(bytes.subarray(offset, offset + EXCERPT_BYTES));
}
const startsWith = (bytes, start) => start.every((byte, at) => bytes[at] === byte);


/***/ })

};
