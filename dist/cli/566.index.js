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
var read = __webpack_require__(4045);
// EXTERNAL MODULE: ./lib/problems/cli-config.js
var cli_config = __webpack_require__(4929);
// EXTERNAL MODULE: ./lib/problems/credentials.js
var credentials = __webpack_require__(3534);
// EXTERNAL MODULE: ./lib/protocol/clients.js
var clients = __webpack_require__(1064);
// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __webpack_require__(1831);
// EXTERNAL MODULE: ./lib/protocol/token.js
var protocol_token = __webpack_require__(2713);
;// CONCATENATED MODULE: ./lib/credentials/source.js
// Searches credentials sources for a host's token, in the clients' order.


const knownSource = (name, answers) => ({
    name,
    isProgram: false,
    answers,
    find: (host) => answers.get(host) ?? null
});
/**
 * The first source that knows a host answers for it, even without a token
 * (internal/command/cliconfig/credentials.go of both clients).
 */
async function findFirst(sources, host) {
    let answer = null;
    const looks = [];
    const findings = [];
    for (const source of sources) {
        const isAsked = answer === null || !source.isProgram;
        const found = isAsked ? await source.find(host) : null;
        looks.push({
            source: found?.source ?? source.name,
            held: isAsked ? heldBy(found) : 'not asked',
            counts: answer === null && found !== null
        });
        if (found?.problem)
            findings.push({ problem: found.problem, place: found.place });
        answer ??= found;
    }
    return { answer, looks, findings };
}
function heldBy(answer) {
    if (answer === null)
        return 'nothing';
    if (answer.token === null)
        return 'no token';
    return answer.token.reveal() === '' ? 'an empty token' : 'a token';
}
// net/http sends a header value with any byte but control characters; a tab is allowed.
const UNSENDABLE = /[^\t\x20-\x7e\x80-\u{10ffff}]/u;
/** The answer of a source that has this token. */
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



const PREFIX = 'TF_TOKEN_';
/** Every variable with a token for a host, in the order of the environment. */
function environmentTokens(environment) {
    return Object.entries(environment).flatMap(([variable, text]) => {
        const host = variable.startsWith(PREFIX) ? (0,hostname/* hostOfTokenVariable */.$k)(variable) : null;
        return host === null || text === undefined ? [] : [{ host, variable, token: new protocol_token/* Token */.o(text) }];
    });
}
/**
 * Both clients use the last of several variables for one host, even if it is empty
 * (internal/command/cliconfig/credentials.go).
 */
const environmentSource = (environment) => knownSource('TF_TOKEN_ variables', new Map(environmentTokens(environment).map(({ host, variable, token }) => [
    host,
    describeToken(variable, token)
])));
/** The `tokens` setting, the first source. With an empty token nothing is sent. */
function settingSource(tokens) {
    const name = 'tokens setting';
    const answers = tokens.map(({ host, token }) => {
        const described = describeToken(name, token);
        return [host, token.reveal() === '' ? { ...described, token: null } : described];
    });
    return knownSource(name, new Map(answers));
}

;// CONCATENATED MODULE: ./lib/credentials/client-sources.js





/**
 * For each client: the `tokens` setting, TF_TOKEN_ variables, credentials blocks, the helper. The
 * visit uses the token of the first client that has one
 * (docs/decisions/0021-one-token-for-both-clients.md).
 */
function credentialsOf({ tokens, environment, clients }) {
    const shared = [settingSource(tokens), environmentSource(environment)];
    const chains = clients.map(({ client, config, helper, turnedOff = [] }) => {
        const own = [config && configSource(config), helper].filter((source) => source !== null);
        return { client, turnedOff, sources: [...shared, ...own] };
    });
    const configured = clients.flatMap(({ config }) => (config === null ? [] : configSource(config)));
    return {
        known: tokensOf([...shared, ...configured]),
        find: async (host) => {
            const found = await Promise.all(chains.map(async ({ client, sources, turnedOff }) => {
                const { looks, ...rest } = await findFirst(sources, host);
                return { ...rest, client, looks: [...looks, ...offLooks(turnedOff, host)] };
            }));
            return {
                answer: chooseAnswer(found.map(({ answer }) => answer)),
                clients: found.map(({ client, looks }) => ({ client, looks })),
                findings: found.flatMap(({ findings }) => findings),
                difference: differenceOf(host, found)
            };
        }
    };
}
/** The first source of a host decides. */
function tokensOf(sources) {
    const answers = new Map();
    for (const source of sources) {
        for (const [host, answer] of source.answers) {
            if (!answers.has(host))
                answers.set(host, answer);
        }
    }
    return new Map([...answers].flatMap(([host, { token, source }]) => (token === null ? [] : [[host, source]])));
}
/** No client reads these blocks, but the author of the file may expect it. */
const offLooks = (turnedOff, host) => turnedOff
    .filter((block) => block.host === host)
    .map(({ place, by }) => ({
    source: `${place.file}:${place.line} (${by} names another file)`,
    held: 'not read',
    counts: false
}));
/** The credentials blocks of one client; one without a token ends the search. */
const configSource = ({ credentials }) => knownSource('CLI configuration', new Map(credentials.map((block) => [block.host, answerOf(block)])));
function answerOf({ host, place, token, hasValue }) {
    const source = `${place.file}:${place.line}`;
    if (token !== null)
        return describeToken(source, token, place);
    const mistake = { kind: 'no token', file: source, host, hasValue };
    return {
        source,
        place,
        token: null,
        problem: (0,cli_config.credentialsConfig)({ clients: clients/* MAIN_CLIENTS */.Du, mistake })
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
/** Null for no token. An empty token is sent, so it is a different one. */
const textOf = (answer) => answer?.token?.reveal() ?? null;

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./lib/files/read-text.js
var read_text = __webpack_require__(5747);
// EXTERNAL MODULE: ./lib/problems/brief.js
var brief = __webpack_require__(4000);
// EXTERNAL MODULE: ./lib/protocol/document/document.js
var document_document = __webpack_require__(7531);
;// CONCATENATED MODULE: ./lib/credentials/helper.js
// Runs a credentials helper for a host's token, with the protocol of both clients.








// A token has a few thousand characters; more output than this is a mistake of the helper.
const MAX_BYTES = 1024 * 1024;
/**
 * Runs the helper once for each host. After a run that had to be stopped, the program is not started
 * again, because each further host could take as long.
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
 * of Terraform: `exe args… get HOST`, the host in punycode, without standard input.
 */
async function run(program, host, world) {
    if (program.refusal !== null)
        return { kind: 'not started', why: program.refusal };
    if (world.stop.aborted)
        return { kind: 'stopped', why: CHECK_ENDED };
    const child = start(program, host, world.environment);
    return typeof child === 'string'
        ? { kind: 'not started', why: child }
        : await outcomeOf(child, world);
}
const CHECK_ENDED = 'was running when the check ended';
function outcomeOf(child, world) {
    return new Promise((resolve) => {
        const output = [];
        const complaint = [];
        let bytes = 0;
        const { timeoutMs, abortAfter } = world;
        const signal = abortAfter(timeoutMs);
        const end = (outcome) => {
            signal.removeEventListener('abort', stopLate);
            world.stop.removeEventListener('abort', stopEarly);
            resolve(outcome);
        };
        const stop = (why) => {
            stopAll(child, world);
            end({ kind: 'stopped', why });
        };
        const stopLate = () => stop(`did not exit within ${timeoutMs / 1000} s (timeout-seconds)`);
        const stopEarly = () => stop(CHECK_ENDED);
        signal.addEventListener('abort', stopLate);
        world.stop.addEventListener('abort', stopEarly);
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
        // Like the clients, wait until every process that holds the output has closed it.
        child.on('close', (code) => {
            const [whole, said] = [Buffer.concat(output), Buffer.concat(complaint).toString()];
            end({ kind: 'ended', isSuccess: code === 0, output: whole, complaint: said });
        });
    });
}
/** Kills the program with everything it has started, and reads no more of its output. */
function stopAll(child, { kill }) {
    try {
        if (child.pid !== undefined)
            kill((0,external_node_os_.platform)() === 'win32' ? child.pid : -child.pid, 'SIGKILL');
    }
    catch (error) {
        // The group has ended meanwhile.
        (0,read_text/* systemError */.Oj)(error);
    }
    // A process that has left the group may keep the output open.
    child.stdout?.destroy();
    child.stderr?.destroy();
    child.unref();
}
/** Starts the program without a shell, in a group of its own that can be killed as a whole. */
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
/** The environment without the inputs of the Action, which contain other secrets. */
const inherited = (environment) => Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('INPUT_')));
const REASONS = {
    EACCES: 'permission denied',
    ENOENT: 'no such file or directory',
    ENOEXEC: 'exec format error',
    E2BIG: 'argument list too long',
    // Node's own code, for a null character.
    ERR_INVALID_ARG_VALUE: 'invalid argument'
};
/** Why the system did not start a program, in the system's words. */
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
/** A JSON object with a string as `token`. An object without one means that there is no token. */
function readOutput(program, output, { learn }) {
    const read = (0,document_document/* parseDocument */.T)(output);
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
    const problem = (0,cli_config.credentialsHelper)({ kind: 'run', name: program.name, why });
    return { source: nameOf(program), place: null, token: null, problem };
}
// Terminal escape sequences, complete or cut off.
const COMMAND = /\p{Cc}(?:\[[0-?]*[ -/]*[@-~]|\][^\p{Cc}]*)/gu;
/** One short line of visible text. */
const plainText = (text) => (0,brief/* brief */.dh)(text
    .replace(COMMAND, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim());

;// CONCATENATED MODULE: ./lib/credentials/machine-credentials.js
// Puts together the credentials that a machine has for the checked clients.



// The clients wait without end.
const HELPER_MS = 10_000;
/** Runs a helper when a host needs it. */
function readMachineCredentials({ tokens, configs, timeoutMs }, environment, world) {
    for (const token of configs.flatMap((config) => config.secrets))
        world.learn(token);
    const helpers = new Map();
    const helperOf = (program) => {
        if (program === null)
            return null;
        // Clients with the same helper share its runs.
        const key = JSON.stringify([program.path, ...program.args]);
        const helper = helpers.get(key) ??
            helperSource(program, { ...world, timeoutMs: timeoutMs ?? HELPER_MS, environment });
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
    const forced = configs.flatMap((config) => config.forced.map((block) => ({ ...block, client: config.client })));
    return {
        credentials: credentialsOf({ tokens, environment, clients: setups }),
        configs,
        complaints: (0,read.mergeFindings)(configs.flatMap(({ findings }) => findings)),
        forced: Map.groupBy(forced, ({ host }) => host)
    };
}


/***/ })

};
