export const id = 566;
export const ids = [566];
export const modules = {

/***/ 7566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readMachineCredentials: () => (/* binding */ readMachineCredentials)
});

// EXTERNAL MODULE: ./lib/cli-config/read.js + 12 modules
var read = __webpack_require__(236);
// EXTERNAL MODULE: ./lib/problems/credentials.js
var credentials = __webpack_require__(3534);
// EXTERNAL MODULE: ./lib/protocol/clients.js
var clients = __webpack_require__(1064);
// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __webpack_require__(1831);
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
// EXTERNAL MODULE: ./lib/protocol/document.js
var protocol_document = __webpack_require__(1919);
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
        return failed(program, `malformed output from ${program.shown}: ${(0,brief/* brief */.dh)(read.why)}`);
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
const plainText = (text) => (0,brief/* brief */.dh)(text
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

/***/ 1919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ parseDocument)
/* harmony export */ });
/* harmony import */ var _go_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3138);
/* harmony import */ var _go_utf8_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8947);
// The services in a discovery document, as Go's encoding/json reads them, or what is wrong with it.


// What is served in place of JSON, by its beginning.
const OTHER_FORMATS = [
    [/^[\t\n\r ]*$/, 'the document is empty', null],
    [/^\ufeff/, 'it starts with a byte order mark', 'save it as UTF-8 without a byte order mark'],
    [/^(?:\ufffd\ufffd|\0\{|\{\0)/, 'it is UTF-16 or binary data', 'save it as UTF-8'],
    [
        /^\p{Cc}\ufffd/u,
        'it is gzip or other binary data',
        'serve it with Content-Encoding: gzip, or uncompressed'
    ],
    [/^\s*</, 'it is HTML or XML', null]
];
/** Each id occurs once: the last of duplicate keys replaces the others. */
function parseDocument(bytes) {
    const text = (0,_go_utf8_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeUtf8 */ ._6)(bytes);
    const json = (0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(text);
    if (!json.ok) {
        const other = OTHER_FORMATS.find(([pattern]) => pattern.test(text));
        const [, why, advice] = other ?? [null, json.why, json.advice];
        return { kind: 'not-json', why, advice };
    }
    const { value } = json;
    if (value === null)
        return { kind: 'null' };
    if (!(0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(value)) {
        return {
            kind: 'not-object',
            why: Array.isArray(value) ? 'found an array' : `found a ${typeof value}`
        };
    }
    return { kind: 'object', services: Object.entries(value).map(([id, value]) => ({ id, value })) };
}


/***/ })

};
